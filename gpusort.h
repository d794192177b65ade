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
 * In exactly one C or C++ file define GPUSORT_IMPLEMENTATION before the include; everywhere else include it plainly. To
 * compile, the implementation needs the Vulkan headers (packages libvulkan-dev, vulkan-headers). To run, it needs a Vulkan
 * 1.1 driver.
 *
 * WHAT IT SORTS
 *   keys     Unsigned, signed and floating-point numbers of 8 to 64 bits, packed, ascending or descending. Floats sort in
 *            the totalOrder of IEEE 754-2008, 5.10: -NaN, -inf .. -0, +0 .. +inf, +NaN. Their bits are not changed.
 *   windows  Keys may be compared by some of their bits only: [first_bit, first_bit + bit_count). For signed and
 *            floating-point keys these are bits of the unsigned number that has the same order as the key.
 *   values   Of any size that is a multiple of 4, up to 256 bytes; or GPUSORT_WRITE_INDICES: where each key came from.
 *   structs  Of such a size, by a member: with GPUSORT_KEYS_IN_VALUES the keys are in the values, at key_offset.
 *   counts   From 0 to 2^32 - 1, known to the host or only to the GPU (count_buffer).
 *   segments Many arrays at once, each by itself: rows of one length, or offsets, which may be in GPU memory.
 *   limit    The first k of the array, or of each segment.
 *   stable   Equal keys keep their order, also when descending. Only GPUSORT_ODD_EVEN_MERGE is not stable.
 *
 * ALGORITHMS
 *   GPUSORT_AUTO: The fastest that is safe on the device for the count; always stable. One workgroup sorts a small array in
 *     shared memory. For a larger one, several workgroups sort a part each and then merge the parts. Beyond that: a radix
 *     sort.
 *   GPUSORT_ONESWEEP: Radix sort whose passes read and write the elements once for each digit (Adinets and Merrill, 2022). A
 *     digit is 8 bits of the key where the device has room. It needs subgroup operations, and a driver that is not a layer
 *     over Metal or another API (UNSUPPORTED there). Each workgroup sorts a tile, a part of the array, and needs the counts
 *     of the tiles before it. None waits for ever: where a count does not come, it counts that tile itself (decoupled
 *     fallback, SPAA 2025). Where keys are evenly distributed, passes sort by the leading bits only, and a last kernel sorts
 *     what agrees in these in shared memory (hybrid radix sort, 2017). 8-bit keys alone are counted, and written as often as
 *     they were counted (counting sort), where digits have 8 bits.
 *   GPUSORT_COUNT_SCAN_SCATTER: Radix sort by three kernels a digit. Runs on every device.
 *   GPUSORT_ODD_EVEN_MERGE: Batcher's merging network (1968), in place. Choose it where a second copy of keys and values
 *     does not fit, or where a fixed sequence of comparisons is wanted. It is not stable. It is slower than the radix
 *     sorts: 22 dispatches for 2^20 elements and 48 for 2^26 on big GPUs, each of which reads and writes all elements. It
 *     needs scratch only for values over 8 bytes and for keys inside values. With GPUSORT_KEEP_KEYS it is UNSUPPORTED.
 *   Segments: A workgroup sorts many segments of up to 256 elements at once, and longer ones of up to 4,096 one by one.
 *     Radix passes sort still longer ones, all of them together. The GPU finds out which segment is of which length.
 *   A small limit: GPUSORT_AUTO selects the first elements of long arrays, and sorts only these.
 *   Skipped work: The radix sorts skip the pass of a digit in which all keys agree, and stop after one read if the keys are
 *     in order already. The GPU decides both.
 *   Lack of memory: If device memory does not suffice for a radix sort, gpusort_sort() with GPUSORT_AUTO sorts in place if
 *     stability cannot matter: keys without values, compared by all their bits.
 *
 * SCRATCH MEMORY
 *   gpusort_scratch() says how many bytes a sort needs. It is the sum of
 *     a second copy of the keys, at least 4 bytes each (none where 8-bit keys are counted), and one of the values;
 *     on big GPUs at most 0.16 bytes an element (0.23 for 64-bit keys) and 256 KB; more where tiles are small;
 *     one more copy of the keys with GPUSORT_KEEP_KEYS, and for keys of 8 and 16 bits without 8- and 16-bit storage;
 *     4 bytes an element more for values over 8 bytes;
 *     for structs two copies of their keys and one of themselves, and 8 bytes an element for those over 8 bytes;
 *     for segments up to 1.5 bytes an element on big GPUs, 2.5 with 64-bit keys.
 *
 * WHAT IT DOES NOT DO
 *   Compare by a function of yours. Sort strings. Split an array over several devices. Sort arrays that are larger than the
 *   device's memory. On the recording level: submit to your queues, allocate, or wait.
 *
 * IN AN ENGINE
 *   1. Before vkCreateDevice: gpusort_query() names the extensions and GPUSORT_ENABLED_* bits that the device offers. On
 *      entry, *extension_count is the room for names; too little room is an error. If the array of names is NULL, it
 *      receives their number. All are optional, except that recording needs GPUSORT_ENABLED_PUSH_DESCRIPTOR or
 *      GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS. A core feature of a newer Vulkan counts as its extension does.
 *   2. gpusort_create() with your handles, the api_version of your VkApplicationInfo and the bits that you enabled.
 *   3. At load time, or in a thread beside the frames: gpusort_prepare() compiles the pipelines of one kind of sort, for
 *      every count, segment_count and limit up to those of args. A kind is: types, order, window, flags, algorithm, offsets
 *      or segment_size or neither, with or without a limit. See START-UP.
 *   4. gpusort_scratch() gives size, alignment and usage of the scratch memory for a count and every smaller one. One
 *      scratch buffer serves any number of sorts that do not overlap in time, so also several frames on one queue.
 *   5. gpusort_cmd_sort() records the sort into your command buffer.
 *   Some devices (NVIDIA) sort faster through device addresses than through descriptors. If keys and values have the usage
 *   bit, set GPUSORT_ADDRESSABLE. If not, GPUSORT_ENABLED_PIPELINE_ROBUSTNESS recovers all but about 5 %.
 *   gpusort's own device uses a queue family without graphics where there is one. Where the speed of queue families
 *   differs, each has its own workgroup shapes.
 *
 * HOST ARRAYS
 *   gpusort_sort() uses the first of these ways that suits the device and the arrays, and the next one if the driver
 *   refuses it.
 *   Memory shared by host and device (integrated GPUs, CPU drivers): From 64 KiB on, kernels sort the caller's pages in
 *   place, if the device imports them (VK_EXT_external_memory_host) and the arrays are aligned as its buffers must be.
 *   Otherwise the host copies into mapped buffers and back.
 *   Memory of the device's own: Up to 1 MiB goes through staging memory in one submission. From 8 MiB on, the caller's
 *   pages are imported piece by piece, while the device copies the piece before. Between these sizes, and where imports are
 *   refused, arrays go piece by piece through staging memory of at most 64 MiB; gpusort_desc.jobs helps to copy.
 *   Whole pages are imported, but only the bytes of the arrays are read and written. On an engine's device, imports need
 *   GPUSORT_ENABLED_EXTERNAL_MEMORY_HOST.
 *
 * START-UP
 *   Pipelines are compiled when a kind of sort is prepared or first sorted, and that takes most of the time of a first
 *   sort. On NVIDIA, gpusort_sort() with GPUSORT_AUTO therefore begins with merges, whose few pipelines compile soonest.
 *   When the merges of a type of keys and size of values have taken 1 ms of GPU time, the next call compiles the faster
 *   pipelines; gpusort_prepare() with GPUSORT_ADDRESSABLE does so at once. With gpusort_desc.jobs, your threads compile
 *   side by side. If the driver keeps no cache on disk, keep one yourself: an engine its pipeline_cache; a program without
 *   a device what gpusort_cache() gives, as cache_data for its next run. At level 3 the logger receives a line for each
 *   compilation: kernel, variant, workgroup size x items, milliseconds.
 *
 * CONTRACTS
 *   barriers: Before: your writes to keys, values and count_buffer are visible to COMPUTE_SHADER reads and writes. After:
 *     the last commands are COMPUTE_SHADER writes to keys and values. In between gpusort records its own barriers, also
 *     between two sorts that follow each other with the same scratch.
 *   state: A sort binds its compute pipeline, descriptor set 0 and push constants. That disturbs all compute descriptor
 *     sets above 0, too (Vulkan, "Pipeline Layout Compatibility"): bind all of yours again. Record outside a render pass,
 *     on a queue with compute.
 *   offsets: Multiples of the element's size (at least 4) and, with push descriptors, of the device's
 *     minStorageBufferOffsetAlignment. scratch: gpusort_memory.alignment. count_buffer: any multiple of 4, so that a member
 *     of an indirect command will do. No two of them overlap. Keys of 8 and 16 bits are read by whole 32-bit words: the
 *     word of the last key must be inside the buffer. Bytes beyond the last key are not changed.
 *   usage: keys, values and count_buffer: STORAGE_BUFFER, and SHADER_DEVICE_ADDRESS where gpusort_scratch() asks for it:
 *     without push descriptors, with GPUSORT_ADDRESSABLE, and for arrays beyond maxStorageBufferRange.
 *   ownership: Handles stay yours. Buffers and scratch must live until the commands have run. gpusort_sort() keeps its
 *     device and staging memory in the context for the next call; gpusort_trim() and gpusort_destroy() free it. Destroy the
 *     context when no recorded sort is pending or will be submitted.
 *   threads: Any number of threads may be in gpusort_scratch() and gpusort_cmd_sort() at once, while one other thread may
 *     be in gpusort_prepare() or gpusort_cache(). When gpusort_prepare() has returned, its kind of sort is ready for all
 *     threads. gpusort_sort(), gpusort_trim() and gpusort_destroy() need the context to themselves. A VkQueue or command
 *     pool that several threads use is yours to guard; gpusort_sort() submits to gpusort_desc.queue. The logger may be
 *     called from every thread that is in a function of gpusort.h, also from those that record. gpusort_scratch() and
 *     gpusort_cmd_sort() do not call the allocator. Jobs call neither logger nor allocator, but the driver may call
 *     vk_allocator from them. Different contexts are independent.
 *   errors: Every failure is a negative gpusort_result, with a line to the logger that names the member or the Vulkan call
 *     (except where gpusort_desc.start_canary is not 0: its logger is garbage then, too). gpusort_cmd_sort() has recorded
 *     nothing then, and gpusort_sort() has not changed the arrays, except with GPUSORT_ERROR_DEVICE_LOST: a device that is
 *     lost while it sorts the caller's pages, or while results come back, leaves half-written arrays. Keep a copy of what
 *     has to survive that. After this error every call answers it again: destroy the context. gpusort.h prints nothing.
 *     A GPUSORT_ASSERT(), which is assert() unless you define it, fails only by a fault of gpusort.h itself.
 *   versions: Names that the linker sees end in the version (gpusort_sort_0_2_0): a caller that was compiled against
 *     another version does not link. gpusort_create() and gpusort_query() answer GPUSORT_ERROR_INVALID_ARGUMENT, without a
 *     log line, if the caller's structures have other sizes than the implementation's. Several versions can live in one
 *     process.
 *
 * MACROS
 *   everywhere:
 *     GPUSORT_STATIC         all functions are static, so the implementation is for this unit only
 *     GPUSORT_API            written before each function, for example to export it; default: extern, and hidden where the
 *                            compiler can hide symbols: functions serve the program or shared library they are linked into
 *     GPUSORT_VULKAN_HEADER  a header to include for the Vulkan types. Default: the implementation includes
 *                            <vulkan/vulkan_core.h>, and other units only declare the handles that the interface uses
 *   in the file with the implementation:
 *     GPUSORT_IMPLEMENTATION compiles the implementation; in one file only, unless GPUSORT_STATIC is defined
 *     GPUSORT_ASSERT(x)      in place of assert()
 *     GPUSORT_NO_LOADER      no dlopen() or LoadLibrary(): set get_instance_proc_addr, or include volk.h before
 *   VK_NO_PROTOTYPES need not be defined: gpusort.h references no vk* symbol.
 *
 * LOADER AND VOLK
 *   The first Vulkan function comes from gpusort_desc.get_instance_proc_addr; otherwise from volk, if volk.h was included
 *   before the implementation and volkInitialize() was called; otherwise from the system's loader. No Vulkan symbol is
 *   linked.
 *   If one file includes both volk.h and the implementation, volk.h comes first. The other way round it compiles only if
 *   VK_NO_PROTOTYPES is defined before the implementation, which includes Vulkan's header; then set get_instance_proc_addr,
 *   or the system's loader is used. windows.h is not included, and does no harm before or after the implementation.
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
    defined(__ia64) || defined(_M_IA64) || defined(__aarch64__) || defined(__powerpc64__) || \
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
    GPUSORT_ENABLED_PUSH_DESCRIPTOR = 1 << 0, /* VK_KHR_push_descriptor, or pushDescriptor of Vulkan 1.4 */
    /* the buffers then need VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT where it is used */
    GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS = 1 << 1,
    GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL = 1 << 2, /* subgroupSizeControl and computeFullSubgroups */
    GPUSORT_ENABLED_STORAGE_16BIT = 1 << 3,         /* storageBuffer16BitAccess */
    GPUSORT_ENABLED_STORAGE_8BIT = 1 << 4,          /* storageBuffer8BitAccess */
    /* VK_EXT_external_memory_host: gpusort_sort() lets the device read and write the caller's pages where they are */
    GPUSORT_ENABLED_EXTERNAL_MEMORY_HOST = 1 << 5,
    /* pipelineRobustness (Vulkan 1.4, VK_EXT_pipeline_robustness): kernels skip the bounds check of each access through
     * descriptors. gpusort_query() offers it only if this bit is set in gpusort_desc.enabled. */
    GPUSORT_ENABLED_PIPELINE_ROBUSTNESS = 1 << 8
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
#define GPUSORTI_SIZES \
    ((uint64_t)sizeof(gpusort_desc) | (uint64_t)sizeof(gpusort_host_args) << 12 | \
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
    uint32_t close_from;       /* likewise, for crowds_from and pairs_from, too */
    uint32_t indices_to;       /* likewise */
} gpusorti_overrides;
#endif
/* ======================================================================================================================
 * IMPLEMENTATION
 *
 * HOW IT WORKS
 *   From a call to commands: gpusort_cmd_sort() and gpusort_sort() take the same steps. gpusorti_check_args() checks the
 *     arguments, and gpusorti_request_of() turns them into a request. gpusorti_make_plan() takes the first candidate
 *     (gpusorti_plan_*) that fits the device, and lays out scratch. gpusorti_walk_steps() visits the steps of the plan; a
 *     step is a barrier and a dispatch. There are three visitors: gpusorti_prepare_step() asks for the pipeline of a step,
 *     gpusorti_find_step() looks for it, gpusorti_record_step() records the step.
 *   Counts: A plan holds for all counts from its own up to plan.last. gpusorti_cut() is the only place where a count
 *     decides. gpusorti_each_plan() goes from plan to plan: gpusort_prepare() compiles the pipelines of all of them,
 *     gpusort_scratch() takes the largest size. A count on the GPU does not change the plan; kernels read it.
 *   Scratch: control | status | leaves | keys | values | keys_alt | values_alt, see gpusorti_layout. Rows of wide values
 *     share the memory of the last two, except that those of structs come after them. The control block starts with sizes
 *     for indirect dispatches. Words with names (CONTROL_* in shaders/buffers.glsl), the records of up to 32 passes and
 *     the histograms follow.
 *   one-sweep: begin. finish, which unpacks narrow keys and copies kept ones. histogram, which also plans the passes. A
 *     pass for each digit by onesweep, onesweep_staged or onesweep_around. finish, unless gpusorti_ends_by_passes();
 *     finish again to pack narrow keys. gather, twice for wide values.
 *     Leaves: where keys may be evenly distributed, passes by leading digits (onesweep), leaf_starts and leaf_sort come
 *     first, and the passes above run only if the leaves did not fit. If low words could not be stretched, or expected
 *     leaves were not made, histogram counts again before these.
 *     Close floats: if the range check fails, histogram counts again. onesweep is there for either width of digit.
 *     8-bit keys alone: begin; histogram; finish, which writes each key as often as it was counted.
 *   count / scan / scatter: begin. For each digit count, scan and scatter (or onesweep, where that was tuned). finish.
 *     What comes before and after is as in one-sweep.
 *   Small counts: tile_sort alone; or tile_sort and merge_tiles; or tile_sort, split_runs and merge_buckets.
 *   Odd-even merge: odd_even_merge, as often as gpusorti_network_level() says. gather for wide values.
 *   Structs: For every algorithm gather comes first, takes the keys out and copies the structs to scratch. The last gather
 *     writes the structs by index. Structs of 4 and 8 bytes are sorted as values, without a last gather.
 *   Host arrays: gpusorti_find_way() tries the ways (gpusorti_way) in turn. A way makes its buffers, sends, sorts and
 *     fetches. Submissions use slots in rotation; before a slot is used again, its submission is waited for. What may be
 *     refused comes before the arrays are written: pages stay imported from the way up to the way back. Lack of memory on
 *     the way back is tried again; if that does not help, the device counts as lost. The first sorts of a kind are tiles
 *     and merges, see gpusorti_merge_first().
 *   Skipping: The histogram or scan kernel writes a record for each pass: from which side to which, and whether it runs at
 *     all. Where that pays, passes are also dispatched indirectly, by sizes that are 0 for skipped ones:
 *     gpusorti_plans_sizes().
 *
 * WORDS
 *   encoded       the order-preserving form of a key: an unsigned number that has the key's order
 *   window        the bits of the encoded key that are compared
 *   digit, pass   radix_bits bits of the window, from the lowest; the kernel that brings all elements into its order
 *   tile          elements that a workgroup holds at once: workgroup_size * items
 *   alt           in scratch: the second copy of keys or values, or pairs; passes move to the caller's arrays and back
 *   status row    a word for each value of a digit: how many elements of a tile (or span), or of all up to it, have it
 *   look-back     a workgroup adds up the status rows of the tiles before its own
 *   fallback      it counts a tile itself that stays silent
 *   portion       tiles of one dispatch of one-sweep, few enough for 29 bits of count
 *   group         neighbouring tiles whose counts are also added up in one row, see shaders/groups.glsl
 *   span          neighbouring tiles of one workgroup of count / scan / scatter
 *   leaf          the elements that agree in the leading bits, sorted by one workgroup in shared memory
 *   stretched     of the low word of a 64-bit key: scaled to its whole range, see shaders/stretch.glsl
 *   close         of 32-bit floats of one sign: their bits span less than 2^28, except for zeros; see shaders/close.glsl
 *   staged        the way of onesweep_staged.comp: the tile goes through shared memory one word of each element at a time
 *   rolled        of a kernel: its loops are not unrolled, because compiling takes longer than sorting
 *   bucket        what one workgroup of merge_buckets.comp collects from all runs; run: a sorted part of the array
 *   crowd         lanes of a subgroup with the same digit, or elements of a leaf with the same bits, too many to be fast;
 *                 or so many keys with the same upper bits that later passes skip them, see shaders/crowd.glsl
 *   tracked       of elements: carrying their place, so that equal keys keep their order
 *   wide value    one of more than 8 bytes: an index is sorted in its place
 *   narrow key    one of 8 or 16 bits; unpacked: in a 32-bit word of its own in scratch
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

/* ---- >>config: what the implementation includes; where the system differs ---- */
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
    GPUSORTI_CONTROL_OVERFULL = 7,
    GPUSORTI_CONTROL_FALLBACKS = 8,
    GPUSORTI_CONTROL_POLLS = 12,
    GPUSORTI_CONTROL_PASSES = 16,
    GPUSORTI_CONTROL_STRAY = GPUSORTI_CONTROL_PASSES + 15,
    GPUSORTI_CONTROL_LEADING_GROUPS = GPUSORTI_CONTROL_PASSES + 31,
    GPUSORTI_CONTROL_HISTOGRAMS = GPUSORTI_CONTROL_PASSES + 32 * 4,
    GPUSORTI_LEADING = 64, /* words by which records and sizes of passes before leaves lie further */
    GPUSORTI_CLOSE = 32,   /* and of passes by digits of seven bits */
    GPUSORTI_CROWD = 96,   /* and of passes around a crowd */

    /* the indirect sizes before these, of three words each: for a count on the GPU, or by the plan */
    GPUSORTI_SIZE_TILES = 0,
    GPUSORTI_SIZE_MERGES = 4,
    GPUSORTI_SIZE_STRIDE = 8,
    GPUSORTI_SIZE_FINISH = 12,
    GPUSORTI_SIZE_LEAVES = 16,
    GPUSORTI_SIZE_PASSES = 64,
    GPUSORTI_SIZE_AGAIN = GPUSORTI_SIZE_PASSES + 15 * 4,
    GPUSORTI_SIZES_END = 192,

    /* likewise, as in shaders/segments.glsl */
    GPUSORTI_SIZE_LISTS = GPUSORTI_SIZE_PASSES,
    GPUSORTI_SIZE_LONG = GPUSORTI_SIZE_PASSES + 8,
    GPUSORTI_SIZE_BASES = GPUSORTI_SIZE_PASSES + 16,

    GPUSORTI_FLAG_LOCAL_INDICES = 4, /* beside GPUSORT_WRITE_INDICES and GPUSORT_KEEP_KEYS, for kernels only */
    GPUSORTI_FLAG_ROLLED = 8,
    GPUSORTI_FLAG_RAW = 16,
    GPUSORTI_FLAG_STRETCH = 32,
    GPUSORTI_FLAG_CLOSE = 64,
    GPUSORTI_FLAG_LEADS = 128,
    GPUSORTI_FLAG_SUMS = 256,
    GPUSORTI_FLAG_STRADDLE = 512,
    GPUSORTI_FLAG_CROWDS = 1024,
    GPUSORTI_FLAG_PAIRED = 2048,

    GPUSORTI_ALL_ENABLED = 0x13f,
    GPUSORTI_NARROW = GPUSORT_ENABLED_STORAGE_16BIT | GPUSORT_ENABLED_STORAGE_8BIT
};
/* ---- >>base: memory, log, checks, arithmetic ---- */
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
#define GPUSORTI_PRINTF __attribute__((format(printf, 3, 4)))
#else
#define GPUSORTI_PRINTF
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
static void gpusorti_refuse(gpusorti_checks *checks, int broken, const char *member, uint64_t value,
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

/* A structure of Vulkan's that is zero but for its type. */
#define GPUSORTI_STRUCT(type, name, structure_type) \
    type name; \
    memset(&name, 0, sizeof name); \
    name.sType = VK_STRUCTURE_TYPE_##structure_type

/* A list that grew since its length was asked for is as good as the shorter one. */
static gpusort_result gpusorti_check_list(const gpusorti_host *host, VkResult result, const char *call) {
    return gpusorti_check(host, result == VK_INCOMPLETE ? VK_SUCCESS : result, call);
}

static uint64_t gpusorti_ceil_div(uint64_t a, uint64_t b) { return a / b + (a % b != 0); }
static uint32_t gpusorti_max(uint32_t a, uint32_t b) { return a > b ? a : b; }
static uint32_t gpusorti_min(uint32_t a, uint32_t b) { return a < b ? a : b; }

static uint32_t gpusorti_log2(uint32_t x) {
    uint32_t bits = 0;
    while (x >>= 1) bits++;
    return bits;
}

static uint32_t gpusorti_power_below(uint32_t x) { return x == 0 ? 1 : 1u << gpusorti_log2(x); }

static gpusort_range gpusorti_offset(gpusort_range range, uint64_t bytes) {
    range.offset += bytes;
    return range;
}

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

static uint64_t gpusorti_greater(uint64_t a, uint64_t b) { return a > b ? a : b; }

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
/* ---- >>loader: the Vulkan functions and where they come from ---- */
#define GPUSORTI_GLOBAL_FUNCTIONS(X) X(CreateInstance)
#define GPUSORTI_INSTANCE_FUNCTIONS(X) \
    X(GetPhysicalDeviceProperties) X(GetPhysicalDeviceProperties2) X(GetPhysicalDeviceFeatures2) \
    X(GetPhysicalDeviceMemoryProperties) X(GetPhysicalDeviceQueueFamilyProperties) \
    X(GetPhysicalDeviceExternalBufferProperties) X(EnumerateDeviceExtensionProperties) X(GetDeviceProcAddr)
#define GPUSORTI_OWN_DEVICE_FUNCTIONS(X) \
    X(DestroyInstance) X(EnumeratePhysicalDevices) X(CreateDevice) X(DestroyDevice) X(CreatePipelineCache) \
    X(DestroyPipelineCache) X(GetPipelineCacheData)
#define GPUSORTI_DEVICE_FUNCTIONS(X) \
    X(GetDeviceQueue) X(CreateBuffer) X(DestroyBuffer) X(GetBufferMemoryRequirements) X(AllocateMemory) \
    X(FreeMemory) X(BindBufferMemory) X(MapMemory) X(CreateShaderModule) X(DestroyShaderModule) \
    X(CreateDescriptorSetLayout) X(DestroyDescriptorSetLayout) X(CreatePipelineLayout) X(DestroyPipelineLayout) \
    X(CreateComputePipelines) X(DestroyPipeline) X(CreateDescriptorPool) X(DestroyDescriptorPool) \
    X(ResetDescriptorPool) X(AllocateDescriptorSets) X(UpdateDescriptorSets) X(CreateCommandPool) \
    X(DestroyCommandPool) X(AllocateCommandBuffers) X(ResetCommandBuffer) X(BeginCommandBuffer) X(EndCommandBuffer) \
    X(QueueSubmit) X(CreateFence) X(DestroyFence) X(WaitForFences) X(ResetFences) X(CreateQueryPool) \
    X(DestroyQueryPool) X(GetQueryPoolResults) X(CmdResetQueryPool) X(CmdWriteTimestamp) X(CmdPipelineBarrier) \
    X(CmdCopyBuffer) X(CmdBindPipeline) X(CmdBindDescriptorSets) X(CmdPushConstants) X(CmdDispatch) \
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

/* Calls a function of the context's and checks what it returns. */
#define GPUSORTI_CALL(ctx, name, args) gpusorti_check(&(ctx)->host, (ctx)->vk.name args, "vk" #name)

/* Destroys an object of the context's device, if it was made. */
#define GPUSORTI_DESTROY(ctx, kind, object) \
    do { \
        if ((object) != VK_NULL_HANDLE) (ctx)->vk.Destroy##kind((ctx)->device, object, (ctx)->vk_allocator); \
        (object) = VK_NULL_HANDLE; \
    } while (0)

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

static gpusort_result gpusorti_find_loader(const gpusorti_host *host, const gpusort_desc *desc,
                                           gpusorti_functions *vk) {
    vk->GetInstanceProcAddr = gpusorti_first_function(desc);
    if (!vk->GetInstanceProcAddr)
        return gpusorti_fail(host, GPUSORT_ERROR_NO_LOADER,
                             "no Vulkan loader: install one, or set gpusort_desc.get_instance_proc_addr");
    return GPUSORT_OK;
}
/* ---- >>device: what a physical device offers ---- */
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
#ifdef VK_EXT_pipeline_robustness
    VkPhysicalDevicePipelineRobustnessFeaturesEXT robustness;
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
#ifdef VK_EXT_pipeline_robustness
    {GPUSORT_ENABLED_PIPELINE_ROBUSTNESS, "VK_EXT_pipeline_robustness", 4,
     VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PIPELINE_ROBUSTNESS_FEATURES_EXT,
     GPUSORTI_AT(robustness), GPUSORTI_AT(robustness.pipelineRobustness), GPUSORTI_AT(robustness.pipelineRobustness)},
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

/* What the device offers to a program that has set these bits: programs written before there was pipeline robustness switch
 * on what they know of it. */
static uint32_t gpusorti_offered(const gpusorti_caps *caps, uint32_t asked) {
    return caps->offered & ~(GPUSORT_ENABLED_PIPELINE_ROBUSTNESS & ~asked);
}
/* ---- >>kernels: what host and kernels share: kernels, constants, arguments, the control block ---- */
/* Each also has a variant for device addresses. scatter_basic: without subgroup operations. onesweep_around: the form of
 * onesweep_staged that knows crowds. */
#define GPUSORTI_KERNELS(X) \
    X(begin) X(count) X(scan) X(scatter) X(scatter_basic) X(histogram) X(onesweep) X(onesweep_staged) X(leaf_starts) \
    X(leaf_sort) X(tile_sort) X(odd_even_merge) X(finish) X(gather) X(segments) X(segment_sort) X(segment_histogram) \
    X(segment_bases) X(segment_count) X(segment_scan) X(segment_scatter) X(segment_scatter_basic) X(segment_pass) \
    X(select) X(select_sort) X(onesweep_around)

/* For one kind of binding only. Addresses: onesweep_inlined, the form of onesweep that NVIDIA's compiler makes faster code
 * of for integers with values of as many bits. Bound buffers: all others; onesweep_narrow stores packed keys,
 * tile_sort_rolled compiles in a fraction of the time. */
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
    uint32_t fits, again; /* a sample may say how to count; it counts only where the one before asks for that */
    uint32_t crowds;      /* see gpusorti_tuning.least_crowd; 0: no passes around a crowd */
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

static const struct gpusorti_type {
    const char *name;
    uint32_t bits, kind; /* 0 unsigned, 1 signed, 2 floating point */
} gpusorti_types[] = {
    {"U32", 32, 0}, {"I32", 32, 1}, {"F32", 32, 2}, {"U64", 64, 0}, {"I64", 64, 1}, {"F64", 64, 2},
    {"U16", 16, 0}, {"I16", 16, 1}, {"F16", 16, 2}, {"U8", 8, 0},   {"I8", 8, 1},
};
enum { GPUSORTI_TYPE_COUNT = sizeof gpusorti_types / sizeof gpusorti_types[0] };

/* ---- >>packing: SPIR-V from text ---- */
/* tools/pack.c packs the kernels' SPIR-V as one text. It consists of digits in base 91: the characters '!' to '~' without
 * '"', '?' and '\\'. Numbers have their highest digit first. Kernels are much alike, so the text mostly says what to copy:
 *
 *   first digit   then                       meaning
 *   0 to 59       one digit                  the token 91 * first + digit
 *   60 to 88      distance, two digits       a copy of first - 58 tokens
 *   89            distance, three; length    a copy
 *   90            length                     a copy from the same distance as the copy before
 *
 * A copy repeats the tokens from `distance` tokens ago on, which may be those of an earlier kernel. A length up to 90 is
 * one digit, which is 1 less; a greater length is the digit 90 and two more.
 *
 * A token stands for a word of SPIR-V. Equal code has equal tokens in all kernels, though its ids differ:
 *
 *   0 to 1999      a named id: a type, constant, variable or function has the same name in all kernels
 *   2000 to 4699   another id: 2000 is a new one, 2001 the newest one, 2002 the one before that, and so on
 *   4700 to 5458   a word that is no id, by its place in a list of all that the text had so far
 *   5459           a word that is not in the list yet and joins it: five digits follow
 *
 * New ids are numbered from 1 on as they come, and so are named ones when a kernel first has them. */
enum {
    GPUSORTI_LINE = 116, /* digits */

    GPUSORTI_DIGIT_NEAR = 60,
    GPUSORTI_DIGIT_FAR = 89,
    GPUSORTI_DIGIT_AGAIN = 90,
    GPUSORTI_NEAR_LENGTH = 2,   /* of the copy that begins with GPUSORTI_DIGIT_NEAR */
    GPUSORTI_SHORT_LENGTH = 90, /* the greatest of one digit */

    GPUSORTI_TOKEN_ID = 2000,
    GPUSORTI_TOKEN_WORD = 4700,
    GPUSORTI_TOKEN_NEW_WORD = 5459
};
typedef char gpusorti_line[GPUSORTI_LINE + 1];

typedef struct gpusorti_packed_kernel {
    uint32_t kernel, words; /* which one, and how many */
} gpusorti_packed_kernel;

typedef struct gpusorti_packed {
    const char *text, *end;                /* lines, filled up with zeros */
    const gpusorti_packed_kernel *kernels; /* in the text's order */
} gpusorti_packed;

typedef struct gpusorti_unpacker {
    const char *text, *end;
    uint32_t distance;                      /* of the latest copy */
    uint32_t ids, named[GPUSORTI_TOKEN_ID]; /* of this kernel: how many; 0, or the id by name */
    uint32_t listed, list[GPUSORTI_TOKEN_NEW_WORD - GPUSORTI_TOKEN_WORD];
    uint32_t token_count;
    uint16_t *tokens; /* of all kernels so far; has room for those of the next one */
} gpusorti_unpacker;

static void gpusorti_start_unpacking(gpusorti_unpacker *u, const gpusorti_packed *packed, uint16_t *tokens) {
    memset(u, 0, sizeof *u);
    u->text = packed->text;
    u->end = packed->end;
    u->tokens = tokens;
}

/* The number `high` with more digits behind its own. At the text's end there are digits of -1, which no number has. */
static uint32_t gpusorti_digits(gpusorti_unpacker *u, uint32_t high, int more) {
    for (; more > 0; more--) {
        int c = '!' - 1;
        while (u->text < u->end && !*u->text) u->text++;
        if (u->text < u->end) c = *u->text++;
        high = 91 * high + (uint32_t)(c - '!' - (c > '"') - (c > '?') - (c > '\\'));
    }
    return high;
}

/* GPUSORTI_TOKEN_NEW_WORD or more: damaged text. */
static uint32_t gpusorti_read_token(gpusorti_unpacker *u, uint32_t first) {
    const uint32_t token = gpusorti_digits(u, first, 1), place = u->listed;
    if (token != GPUSORTI_TOKEN_NEW_WORD || place == sizeof u->list / sizeof u->list[0]) return token;
    u->list[u->listed++] = gpusorti_digits(u, 0, 5);
    return GPUSORTI_TOKEN_WORD + place;
}

/* Returns the length of a copy; its distance is known then. */
static uint32_t gpusorti_read_copy(gpusorti_unpacker *u, uint32_t first) {
    uint32_t length;
    if (first < GPUSORTI_DIGIT_AGAIN) u->distance = gpusorti_digits(u, 0, first < GPUSORTI_DIGIT_FAR ? 2 : 3);
    if (first < GPUSORTI_DIGIT_FAR) return first - GPUSORTI_DIGIT_NEAR + GPUSORTI_NEAR_LENGTH;
    length = gpusorti_digits(u, 0, 1) + 1;
    return length <= GPUSORTI_SHORT_LENGTH ? length : gpusorti_digits(u, 0, 2);
}

static uint32_t gpusorti_word_of(gpusorti_unpacker *u, uint32_t token) {
    if (token >= GPUSORTI_TOKEN_WORD) return u->list[token - GPUSORTI_TOKEN_WORD];
    if (token > GPUSORTI_TOKEN_ID) return u->ids + 1 - (token - GPUSORTI_TOKEN_ID);
    if (token == GPUSORTI_TOKEN_ID) return ++u->ids;
    if (!u->named[token]) u->named[token] = ++u->ids;
    return u->named[token];
}

/* Unpacks the next kernel. Returns 0 where tools/pack.c cannot have written the text; other damage changes words. */
static int gpusorti_unpack(gpusorti_unpacker *u, uint32_t *words, uint32_t count) {
    uint32_t i = 0;
    u->ids = 0;
    memset(u->named, 0, sizeof u->named);
    while (i < count) {
        const uint32_t first = gpusorti_digits(u, 0, 1);
        const int copies = first >= GPUSORTI_DIGIT_NEAR;
        uint32_t length = copies ? gpusorti_read_copy(u, first) : 1;
        uint32_t token = copies ? 0 : gpusorti_read_token(u, first);
        if (token >= GPUSORTI_TOKEN_NEW_WORD || length == 0 || length > count - i) return 0;
        if (copies && (u->distance == 0 || u->distance > u->token_count)) return 0;
        for (; length > 0; length--) {
            if (copies) token = u->tokens[u->token_count - u->distance];
            u->tokens[u->token_count++] = (uint16_t)token;
            words[i++] = gpusorti_word_of(u, token);
        }
    }
    return 1;
}
/* ---- >>tuning: what suits a device: a row of shapes and thresholds ---- */
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
#define GPUSORTI_IN_TURN (1u << 20)              /* the first workgroups of staged tiles begin one after the other */
#define GPUSORTI_EARLY (1u << 21)                /* staged tiles: values are loaded before look-back */
#define GPUSORTI_GROUPS(n) ((uint32_t)(n) << 22) /* tiles of a group and groups, at most: shaders/groups.glsl */

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
    uint32_t small_pairs;        /* likewise, keys of a word, not kept, with values of a word; 0: as others */
    uint32_t merges_of_keys;     /* of these, keys of a word alone by merges up to so many, */
    uint32_t merges_of_two;      /* keys of two words with values, */
    uint32_t merges_of_others;   /* and all others */
    uint32_t staged_keys_from;   /* keys alone take onesweep_staged.comp from so many */
    uint32_t staged_values_to;   /* keys with values up to so many */
    uint32_t medium_below;       /* keys of a word alone take onesweep_medium below so many */
    uint32_t medium_pairs;       /* keys and values of a word each take staged_medium up to so many */
    uint32_t planned_sizes_from; /* passes' sizes come from the plan on the GPU, from so many; */
    uint32_t skipped_sizes_from; /* for 64-bit keys and with leaves: they skip some mostly */
    uint32_t close_from;         /* 32-bit floats may take digits of seven bits; 0: never */
    uint32_t pairs_from;         /* 32-bit keys and values lie together in scratch, by device addresses; 0: never */
    uint32_t crowds_from;        /* a crowd of 32-bit keys may be passed around; 0: never */
    uint32_t least_crowd[2];     /* that pays beside onesweep.comp, beside onesweep_staged.comp, in sixteenths of the
                                  * keys; where they differ in a digit, 12ths */
    uint32_t leading_from;       /* leading digits of 32-bit integers may be counted alone; 0: never */
    uint32_t indices_to;         /* elements behind a device address are found by a signed index up to so many; 0: never */
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
    gpusorti_shape histogram[2];    /* by words a key - 1 */
    gpusorti_shape onesweep_medium; /* keys of a word alone, see medium_below */
    gpusorti_shape onesweep[2][3];  /* by words a key - 1 and words a value */
    gpusorti_shape chained[2][3];   /* the same for tiles of long segments; size 0: as onesweep */
    /* of onesweep_staged.comp, likewise: in common, and where keys are kept, or indices written beside 64-bit keys, at the
     * price of registers; size 0: onesweep.comp serves these, too */
    gpusorti_shape staged[2][2][2];
    gpusorti_shape staged_medium; /* see medium_pairs */
    /* of 64-bit keys with values of a word in bound buffers, up to medium_pairs and above; size 0: as others */
    gpusorti_shape staged_bound[2];
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
 * workgroups of onesweep_staged.comp, which pays up to 2^20 there; others take as long. */
static void gpusorti_tune_nvidia_graphics(gpusorti_tuning *row) {
    static const gpusorti_leaf_counts leaf_counts[2][3] = {
        {{1 << 18, 1 << 24, 1 << 28, 2}, {1 << 23, 1 << 23, 1 << 28, 2}, {1 << 23, 1 << 23, 1 << 28, 2}},
        {{1 << 18, 1 << 18, 1 << 28, 3}, {1 << 18, 1 << 18, 1 << 28, 6}, {1 << 18, 1 << 18, 1 << 28, 6}}};
    const uint32_t packed = GPUSORTI_BY_INDEX | GPUSORTI_PACKED_RANKS | GPUSORTI_WINDOW(4),
                   atomics = GPUSORTI_BY_INDEX | GPUSORTI_RANK_BY_ATOMICS, groups = GPUSORTI_GROUPS(16);
    row->large = GPUSORT_ONESWEEP;
    row->subgroup_size = 32;
    row->prefers_addresses = 1;
    row->polls = 4096;
    row->stride_groups = 264;
    row->histogram_invocations = row->select_invocations = 132 << 10;
    row->multiprocessors = 132;
    row->least_elements = 0; /* subgroups of 32 have them, and leaves want digits of 8 bits */
    row->small_count = 1 << 18;
    row->small_pairs = 1 << 17;
    row->merging_us = 1000;
    row->tile = gpusorti_shape_of(512, 8, 0);
    row->tiny = gpusorti_shape_of(64, 1, 0);
    row->long_keys = gpusorti_shape_of(256, 16, 0);
    row->select = gpusorti_shape_of(1024, 16, 0);
    row->merge = gpusorti_shape_of(512, 1, 0);
    row->exchange = gpusorti_shape_of(512, 16, GPUSORTI_NESTED_LOOPS);
    row->scatter = gpusorti_shape_of(512, 12, 0);
    row->histogram[0] = gpusorti_shape_of(256, 16, 0);
    row->histogram[1] = gpusorti_shape_of(512, 8, 0);
    row->onesweep_medium = gpusorti_shape_of(512, 16, atomics | groups | GPUSORTI_ROUNDS(2) | GPUSORTI_WINDOW(15));
    row->onesweep[0][0] = gpusorti_shape_of(512, 20, atomics | GPUSORTI_PACKED_RANKS | GPUSORTI_ROUNDS(2));
    row->onesweep[0][1] = gpusorti_shape_of(448, 18, packed | GPUSORTI_ROUNDS(3));
    row->onesweep[0][2] = gpusorti_shape_of(448, 13, packed | GPUSORTI_ROUNDS(4));
    row->onesweep[1][1] = gpusorti_shape_of(384, 16, packed | GPUSORTI_ROUNDS(4));
    row->onesweep[1][0] = gpusorti_shape_of(448, 12, atomics | GPUSORTI_PACKED_RANKS | GPUSORTI_BY_WORDS);
    row->onesweep[1][2] = gpusorti_shape_of(448, 11, packed | GPUSORTI_ROUNDS(5));
    row->chained[0][0] = gpusorti_shape_of(512, 16, atomics | GPUSORTI_ROUNDS(2) | GPUSORTI_WINDOW(4));
    row->chained[0][1] = gpusorti_shape_of(512, 16, packed | GPUSORTI_ROUNDS(4));
    row->skipped_sizes_from = 1 << 17;
    row->close_from = 3 << 22;
    row->leading_from = 1 << 25;
    row->pairs_from = 1 << 22;
    row->crowds_from = 1 << 23;
    row->least_crowd[0] = 11;
    row->least_crowd[1] = 3;
    row->indices_to = 0x1fffffff; /* 4 GB: NVIDIA's compiler (driver 580) adds 32-bit numbers of bytes to addresses */
    row->medium_pairs = 1 << 19;
    row->staged_values_to = 1 << 20;
    row->staged_medium = gpusorti_shape_of(512, 8, GPUSORTI_BY_INDEX | GPUSORTI_EARLY | groups);
    row->staged[0][0][1] = gpusorti_shape_of(448, 18, GPUSORTI_BY_INDEX | groups);
    row->staged[0][1][1] = gpusorti_shape_of(384, 21, GPUSORTI_BY_INDEX);
    row->leaf[0] = gpusorti_shape_of(256, 9, 10);
    row->leaf[1] = gpusorti_shape_of(512, 9, 11);
    memcpy(row->leaf_counts, leaf_counts, sizeof leaf_counts);
}

static void gpusorti_tune_nvidia_compute(gpusorti_tuning *row) {
    const uint32_t in_turn = GPUSORTI_BY_INDEX | GPUSORTI_IN_TURN;
    gpusorti_tune_nvidia_graphics(row);
    row->pairs_from = 0;
    row->medium_pairs = 1 << 20;
    row->staged_values_to = UINT32_MAX;
    row->staged[0][0][1] = gpusorti_shape_of(384, 23, in_turn);
    row->staged[0][1][0] = gpusorti_shape_of(256, 38, in_turn);
    row->staged[0][1][1] = gpusorti_shape_of(384, 20, in_turn);
    row->staged_bound[0] = gpusorti_shape_of(512, 15, in_turn);
    row->staged_bound[1] = gpusorti_shape_of(384, 16, in_turn);
    row->staged[1][0][1] = gpusorti_shape_of(256, 34, in_turn);
    row->staged[1][1][1] = gpusorti_shape_of(256, 32, in_turn);
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

/* Compiled by RADV for RDNA 1 to 4: nothing spills, four fifths of the subgroups find room. Tiles lie between rocPRIM's,
 * which are published. */
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

/* Compiled by RADV for GCN 4, GCN 5, CDNA 1 and 2: nothing spills, half of the subgroups find room. Published (rocPRIM, GCN
 * 5): 256 x 22, and 512 x 6 for 64-bit keys; already 256 x 17 leaves room for 3 of 10. */
static void gpusorti_tune_amd_gcn(gpusorti_tuning *row) {
    const uint32_t two = GPUSORTI_PACKED_RANKS | GPUSORTI_ROUNDS(2);
    const gpusorti_shape onesweep[2][3] = {{{256, 14, two}, {512, 6, two}, {512, 5, two}},
                                           {{512, 6, two}, {512, 5, two}, {512, 4, two}}};
    gpusorti_tune_amd(row);
    row->subgroup_size = 64;
    row->scatter = gpusorti_shape_of(256, 14, 0);
    gpusorti_tune_onesweep(row, onesweep);
}

/* Compiled by ANV for Gen 9, Xe-LP and Xe-HPG: kernels spill up to 238 registers with subgroups of 32, none with these of
 * 16; half of the threads find room. Forward progress: measured on HD 620 (SPAA 2025). */
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
    row->histogram[1] = gpusorti_shape_of(512, 3, 0);
    gpusorti_tune_onesweep(row, onesweep);
}

/* Published, see tools/TUNING.md; the rest is a guess. No forward progress on M1 and M3 (SPAA 2025). */
static void gpusorti_tune_apple(gpusorti_tuning *row) {
    row->stride_groups = 256;
    row->histogram_invocations = 1 << 16;
    row->tile = gpusorti_shape_of(256, 4, 0);
    row->scatter = gpusorti_shape_of(256, 16, 0);
}

/* No forward progress on Mali-G78 (SPAA 2025); digits of 4 bits are published (PlayCanvas). Compiled by PanVK for Mali-G52:
 * only segments.comp and tile_sort of more than a word spill. */
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

/* Compiled by Turnip for Adreno 630 and 660: nothing spills, a quarter to half of the subgroups find room. Nothing is
 * published; the rest is a guess. */
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
 * values. Compiled by v3dv for V3D 4.2: arrays lie in scratch memory, whatever the shape. */
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
/* ---- >>context: what gpusort_create() makes ---- */
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

/* How arrays get to the device and back. A call takes the first way that serves it, in the order of gpusorti_find_way(). */
typedef enum gpusorti_way {
    GPUSORTI_IN_PLACE = 1, /* one memory: the sort's buffers are the caller's pages */
    GPUSORTI_MAPPED,       /* one memory: the host copies into the sort's buffers and back */
    GPUSORTI_AT_ONCE,      /* through staging memory that holds all, in one submission */
    GPUSORTI_PAGES,        /* the device copies from and to the caller's pages, while the host imports or frees others */
    GPUSORTI_RING          /* through staging memory piece by piece, while the host copies others in or out */
} gpusorti_way;

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
    const gpusorti_packed *packed; /* all kernels */
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
/* ---- >>pipelines: compiled kernels, and the cache of them ---- */
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
#ifdef VK_EXT_pipeline_robustness
    GPUSORTI_STRUCT(VkPipelineRobustnessCreateInfoEXT, robustness, PIPELINE_ROBUSTNESS_CREATE_INFO_EXT);
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
#ifdef VK_EXT_pipeline_robustness
    /* NVIDIA's driver (580) says that this is its default, but looks at each access unless it is told so. */
    robustness.storageBuffers = VK_PIPELINE_ROBUSTNESS_BUFFER_BEHAVIOR_DISABLED_EXT;
    if (ctx->enabled & GPUSORT_ENABLED_PIPELINE_ROBUSTNESS) info.pNext = &robustness;
#endif
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
        GPUSORTI_KERNEL_onesweep_around,   GPUSORTI_KERNEL_onesweep_around_address,
        GPUSORTI_KERNEL_onesweep_inlined,  GPUSORTI_KERNEL_onesweep_address,
        GPUSORTI_KERNEL_onesweep,          GPUSORTI_KERNEL_onesweep_narrow,
        GPUSORTI_KERNEL_onesweep_staged,   GPUSORTI_KERNEL_onesweep_staged_address,
        GPUSORTI_KERNEL_merge_buckets,     GPUSORTI_KERNEL_histogram,
        GPUSORTI_KERNEL_histogram_address, GPUSORTI_KERNEL_tile_sort,
        GPUSORTI_KERNEL_tile_sort_address, GPUSORTI_KERNEL_leaf_sort,
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

static gpusort_result gpusorti_create_module(gpusort_context *ctx, const uint32_t *words, uint32_t count,
                                             VkShaderModule *module) {
    gpusort_result result;
    GPUSORTI_STRUCT(VkShaderModuleCreateInfo, info, SHADER_MODULE_CREATE_INFO);
    info.codeSize = count * sizeof *words;
    info.pCode = words;
    result = GPUSORTI_CALL(ctx, CreateShaderModule, (ctx->device, &info, ctx->vk_allocator, module));
    if (result != GPUSORT_OK) *module = VK_NULL_HANDLE;
    return result;
}

/* Creates the modules of the wanted kernels. A kernel is unpacked after all those before it, which takes a millisecond or
 * two for the last. */
static gpusort_result gpusorti_create_modules(gpusort_context *ctx, const unsigned char *wanted, VkShaderModule *modules) {
    const gpusorti_packed_kernel *const kernels = ctx->packed->kernels;
    gpusort_result result = GPUSORT_OK;
    gpusorti_unpacker *u;
    uint32_t end = 0, all = 0, most = 0, *words, i;
    for (i = 0; i < GPUSORTI_KERNEL_COUNT; i++) {
        if (wanted[kernels[i].kernel]) end = i + 1;
        all += kernels[i].words;
        most = gpusorti_max(most, kernels[i].words);
    }
    u = (gpusorti_unpacker *)gpusorti_alloc(&ctx->host, sizeof *u + most * sizeof *words + all * sizeof *u->tokens,
                                            "unpacking kernels");
    if (!u) return GPUSORT_ERROR_OUT_OF_HOST_MEMORY;
    words = (uint32_t *)(u + 1);
    gpusorti_start_unpacking(u, ctx->packed, (uint16_t *)(words + most));
    for (i = 0; i < end && result == GPUSORT_OK; i++) {
        const uint32_t kernel = kernels[i].kernel, count = kernels[i].words;
        if (!gpusorti_unpack(u, words, count))
            result = gpusorti_fail(&ctx->host, GPUSORT_ERROR_VULKAN, "the text of the kernels in gpusort.h is damaged");
        else if (wanted[kernel])
            result = gpusorti_create_module(ctx, words, count, &modules[kernel]);
    }
    gpusorti_free(&ctx->host, u);
    return result;
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
/* ---- >>open: an own device, or the application's ---- */
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

static gpusort_result gpusorti_create_device(gpusort_context *ctx) {
    const char *names[GPUSORTI_FEATURE_ROWS + 1];
    const float priority = 1.0f;
    gpusorti_features features;
    GPUSORTI_STRUCT(VkDeviceQueueCreateInfo, queue, DEVICE_QUEUE_CREATE_INFO);
    GPUSORTI_STRUCT(VkDeviceCreateInfo, info, DEVICE_CREATE_INFO);
    ctx->enabled = gpusorti_offered(&ctx->caps, 0);
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
    if (ctx->forced.indices_to) ctx->tuning.indices_to = ctx->forced.indices_to;
    if (ctx->forced.close_from) {
        ctx->tuning.close_from = ctx->tuning.crowds_from = ctx->tuning.skipped_sizes_from = ctx->forced.close_from;
        if (ctx->tuning.pairs_from) ctx->tuning.pairs_from = ctx->forced.close_from;
    }
    ctx->vk.GetPhysicalDeviceMemoryProperties(ctx->physical_device, &ctx->memory);
    return gpusorti_create_layouts(ctx);
}
/* ---- >>request: a call, checked, with its defaults filled in ---- */
/* How a sort is done: a gpusort_algorithm but AUTO, or what AUTO alone takes for small counts. */
enum { GPUSORTI_TILES_AND_MERGES = GPUSORT_ODD_EVEN_MERGE + 1, GPUSORTI_TILES_AND_BUCKETS, GPUSORTI_SEGMENTED,
       GPUSORTI_SELECTED };

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

/* Bytes of packed keys, in whole words. */
static uint64_t gpusorti_packed_size(uint32_t count, uint32_t bits) {
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

/* Whether a sort by all bits of keys alone is wanted: equal keys cannot be told apart then, and every sort is stable. */
static int gpusorti_keys_alone(const gpusorti_request *request) {
    return request->value_words == 0 && request->bit_count == request->key_bits;
}

static uint64_t gpusorti_offsets_size(const gpusorti_request *r) {
    return r->segmentation == GPUSORTI_OFFSETS ? 4 * ((uint64_t)r->segments + 1) : 0;
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
/* ---- >>plan: how a request is carried out; shapes that fit the device ---- */
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
    int sums; /* elements are found by sums with a carry, not by indices */
    uint32_t radix_bits, pass_count;
    gpusorti_shape shape; /* of the kernel that moves the elements; workgroup_size 0: nothing fits the device */
    int scanned;          /* count / scan / scatter: one-sweep's kernel scatters */
    int staged;           /* one-sweep: by onesweep_staged.comp */
    int raw;              /* likewise: passes leave keys as they are, see gpusorti_flip() */
    int fills;            /* likewise: keys are written as often as they were counted: GPUSORTI_FILL */
    gpusorti_shape leaf;
    uint32_t leaf_bits; /* one-sweep: most bits in which leaves agree; 0: passes sort by all bits */
    uint32_t leading;   /* by these bits sort some of so many last passes */
    int stretches;      /* likewise: keys may be stretched, see shaders/stretch.glsl */
    int closes;         /* likewise: keys may take digits of seven bits, see shaders/close.glsl */
    int paired;         /* likewise: each value lies behind its key at keys_alt */
    int crowds;         /* likewise: passes may go around a crowd, see shaders/crowd.glsl */
    int leads;          /* likewise: leading digits may be counted alone, see shaders/histogram.comp */
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

/* The same for limits. */
static int gpusorti_cut_limit(gpusorti_plan *plan, uint32_t most) {
    if (plan->request.limit > most) return 0;
    plan->last_limit = gpusorti_min(plan->last_limit, most);
    return 1;
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
           gpusorti_most_subgroups(ctx, shape->workgroup_size) + 4;
}

static uint32_t gpusorti_staged_words(const gpusort_context *ctx, const gpusorti_plan *plan,
                                      const gpusorti_shape *shape) {
    const uint32_t subgroups = shape->workgroup_size / gpusorti_subgroup_size(ctx, shape->workgroup_size);
    return (subgroups + 1) * (1u << plan->radix_bits) + shape->workgroup_size * shape->items +
           gpusorti_most_subgroups(ctx, shape->workgroup_size) + 3;
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

static uint32_t gpusorti_groups(const gpusorti_shape *shape) { return shape->variant >> 22 & 31; }

static uint32_t gpusorti_shape_tile(const gpusorti_shape *shape) { return shape->workgroup_size * shape->items; }

/* Most elements of a segment that is sorted at once; by way of a list. */
static uint32_t gpusorti_small_segment(const gpusorti_plan *plan) {
    return gpusorti_min(gpusorti_shape_tile(&plan->small_segments) / GPUSORTI_SMALL_SEGMENTS,
                        gpusorti_shape_tile(&plan->listed[0]));
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
/* ---- >>layout: the sections of scratch ---- */
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

/* Status rows for groups of tiles, behind those for tiles. */
static uint32_t gpusorti_group_rows(const gpusorti_plan *plan) {
    return plan->algorithm == GPUSORT_ONESWEEP ? gpusorti_groups(&plan->shape) * plan->pass_count : 0;
}

/* one-sweep: tiles of a dispatch, and rows. A status word has 29 bits for a portion's count. */
static uint32_t gpusorti_tiles_a_portion(const gpusort_context *ctx, const gpusorti_plan *plan) {
    uint64_t most = plan->fills ? 1 : 0x1fffffffu / gpusorti_tile(plan); /* without passes no tile has a status */
    const uint64_t tiles = gpusorti_tiles(plan);
    if (ctx->forced.tiles_a_portion != 0 && ctx->forced.tiles_a_portion < most) most = ctx->forced.tiles_a_portion;
    return (uint32_t)(tiles < most ? tiles : most) + gpusorti_group_rows(plan);
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
    uint64_t words = GPUSORTI_SIZES_END + GPUSORTI_CONTROL_HISTOGRAMS;
    if (!gpusorti_has_control(plan)) return 0;
    if (plan->longs && !plan->chained && !plan->selecting.workgroup_size)
        words += (uint64_t)plan->pass_count * GPUSORTI_MAX_CHUNKS;
    if (gpusorti_by_passes(plan)) words += (uint64_t)(plan->pass_count + (uint32_t)plan->stretches) << plan->radix_bits;
    return 4 * words;
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

static uint64_t gpusorti_section(uint64_t *end, uint64_t size) {
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
/* ---- >>choose: from a request to its plan ---- */
/* ---- candidates: how a request may be carried out, each by value; shape.workgroup_size 0: not here ---- */
typedef gpusorti_plan (*gpusorti_candidate)(const gpusort_context *ctx, gpusorti_plan plan);

static gpusorti_plan gpusorti_no_plan(gpusorti_plan plan) {
    plan.shape.workgroup_size = 0;
    return plan;
}

/* Up to so many elements passes are slower. */
static uint32_t gpusorti_small_count(const gpusorti_tuning *row, const gpusorti_request *request) {
    const int pairs = request->key_bits == 32 && request->value_words == 1 && !(request->flags & GPUSORT_KEEP_KEYS);
    return pairs && row->small_pairs ? row->small_pairs : row->small_count;
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
    if (!binds || (!plan.request.merging && (!gpusorti_cut(&plan, gpusorti_small_count(&ctx->tuning, &plan.request)) ||
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
        !gpusorti_cut(&plan, gpusorti_small_count(&ctx->tuning, &plan.request)))
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
 * takes too many registers: 64-bit keys kept beside values of the caller's, great tiles of pairs in bound buffers where
 * each access to these is looked at. */
static gpusorti_shape gpusorti_staged_shape(const gpusort_context *ctx, gpusorti_plan *plan) {
    const gpusorti_shape none = {0, 0, 0};
    const gpusorti_request *r = &plan->request;
    const int other = (r->flags & GPUSORT_KEEP_KEYS) || (r->key_words == 2 && r->flags);
    const int unchecked = plan->mode == GPUSORTI_ADDRESSES ||
                          ((ctx->enabled & GPUSORT_ENABLED_PIPELINE_ROBUSTNESS) && !r->flags);
    if (plan->algorithm != GPUSORT_ONESWEEP || r->key_bits < 32 || r->value_words > 1 ||
        gpusorti_digits_straddle(plan))
        return none;
    if (r->key_words == 2 && (r->key_kind == 2 || r->flags == GPUSORT_KEEP_KEYS)) return none;
    if (r->value_words == 0 && gpusorti_cut(plan, ctx->tuning.staged_keys_from - 1)) return none;
    if (r->value_words && r->key_words == 1 && !other && gpusorti_cut(plan, ctx->tuning.medium_pairs))
        return ctx->tuning.staged_medium;
    if (r->value_words && r->key_words == 2 && plan->mode != GPUSORTI_ADDRESSES && !r->flags &&
        ctx->tuning.staged_bound[0].workgroup_size)
        return ctx->tuning.staged_bound[!gpusorti_cut(plan, ctx->tuning.medium_pairs)];
    if (r->value_words && (!unchecked || !gpusorti_cut(plan, ctx->tuning.staged_values_to))) return none;
    return ctx->tuning.staged[other][r->key_words - 1][r->value_words];
}

/* Whether one-sweep sorts by all 32 bits of keys, a byte a pass. */
static int gpusorti_takes_words(const gpusorti_plan *plan) {
    return plan->algorithm == GPUSORT_ONESWEEP && plan->request.key_bits == 32 && plan->request.bit_count == 32 &&
           plan->radix_bits == 8;
}

/* Whether passes can go around a crowd of such keys, from some count on. Of floats they would take too many registers. */
static int gpusorti_may_crowd(const gpusort_context *ctx, const gpusorti_plan *plan) {
    const gpusorti_request *r = &plan->request;
    return gpusorti_takes_words(plan) && r->key_kind != 2 && r->value_words == 1 && ctx->tuning.crowds_from != 0 &&
           4 * (gpusorti_staged_words(ctx, plan, &plan->shape) + plan->shape.workgroup_size / 4) <= ctx->caps.max_shared;
}

/* The plan with a shape for one-sweep's kernel, which wants an invocation for each value of a digit. */
static gpusorti_plan gpusorti_fit_onesweep(const gpusort_context *ctx, gpusorti_plan plan) {
    const gpusorti_request *r = &plan.request;
    gpusorti_shape staged = {0, 0, 0};
    gpusorti_demands demands = {gpusorti_onesweep_words, 0, 4, 1, 0};
    uint32_t groups;
    gpusorti_shape wish = ctx->tuning.onesweep[r->key_words - 1][r->value_words];
    if (!ctx->caps.subgroups) return gpusorti_no_plan(plan);
    if (r->key_words == 1 && r->value_words == 0 && gpusorti_cut(&plan, ctx->tuning.medium_below - 1))
        wish = ctx->tuning.onesweep_medium;
    if (plan.algorithm == GPUSORTI_SEGMENTED && ctx->tuning.chained[r->key_words - 1][r->value_words].workgroup_size)
        wish = ctx->tuning.chained[r->key_words - 1][r->value_words];
    plan.paired = plan.algorithm == GPUSORT_ONESWEEP && plan.mode == GPUSORTI_ADDRESSES && r->key_bits == 32 &&
                  r->value_words == 1 && ctx->tuning.pairs_from && !gpusorti_cut(&plan, ctx->tuning.pairs_from - 1) &&
                  gpusorti_cut(&plan, INT32_MAX);
    if (!plan.paired) staged = gpusorti_staged_shape(ctx, &plan);
    plan.staged = staged.workgroup_size != 0;
    if (plan.staged) {
        wish = staged;
        if (plan.mode != GPUSORTI_ADDRESSES && !(ctx->enabled & GPUSORT_ENABLED_PIPELINE_ROBUSTNESS))
            wish.variant &= ~GPUSORTI_IN_TURN; /* not measured */
        demands.words = gpusorti_staged_words;
    }
    demands.least_size = gpusorti_max(1u << plan.radix_bits, ctx->caps.subgroup_max);
    if (ctx->forced.reversed_atomics) wish.variant |= GPUSORTI_REVERSED;
    plan.shape = gpusorti_fit_shape(ctx, &plan, wish, &demands);
    groups = gpusorti_groups(&plan.shape);
    if (groups == 0 || plan.algorithm != GPUSORT_ONESWEEP || r->key_bits < 32 || ctx->forced.tiles_a_portion ||
        !gpusorti_cut(&plan, groups * groups * gpusorti_tile(&plan)))
        plan.shape.variant &= ~GPUSORTI_GROUPS(31);
    plan.raw = plan.algorithm == GPUSORT_ONESWEEP && /* the order of keys alone is checked in all lower bits */
               (plan.staged || (r->key_kind != 2 && (r->value_words || !r->descending)));
    plan.fills = plan.algorithm == GPUSORT_ONESWEEP && gpusorti_keys_alone(r) && r->key_bits == plan.radix_bits;
    if (plan.fills) plan.raw = 0;
    plan.stretches = plan.algorithm == GPUSORT_ONESWEEP && plan.staged && r->key_words == 2 && r->value_words &&
                     plan.radix_bits == 8 && ctx->tuning.staged_values_to == UINT32_MAX;
    plan.closes = gpusorti_takes_words(&plan) && r->key_kind == 2 && ctx->tuning.close_from != 0 &&
                  !gpusorti_cut(&plan, ctx->tuning.close_from - 1);
    plan.crowds = gpusorti_may_crowd(ctx, &plan) && !gpusorti_cut(&plan, ctx->tuning.crowds_from - 1);
    return plan;
}

/* Leaves are filled so far on average that hardly ever one has too many. */
static uint32_t gpusorti_leaf_average(const gpusorti_shape *leaf) {
    return leaf->workgroup_size * leaf->items / 9 * 8;
}

/* Whether leaf_sort.comp can take such leaves. Those of one digit are not counted before: leaf_choice.glsl takes them where
 * the fullest has as many elements as there are on average, a 48th of its own and 128. An element's index has 13 bits. */
static int gpusorti_suits_leaves(const gpusorti_shape *leaf) {
    const uint32_t room = leaf->workgroup_size * leaf->items, most = gpusorti_leaf_average(leaf) + 128;
    return most + most / 47 <= room && room <= 1u << 13;
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

/* Whether the histogram of such keys can count leading digits alone, from some count on: small counts share its pipeline. */
static int gpusorti_may_lead(const gpusort_context *ctx, const gpusorti_plan *plan) {
    return ctx->tuning.leading_from != 0 && plan->radix_bits == 8 && plan->request.key_bits == 32 &&
           plan->request.key_kind != 2;
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
    if (leaves.leaf.workgroup_size > ctx->caps.max_invocations || 4 * words > ctx->caps.max_shared ||
        !gpusorti_suits_leaves(&leaves.leaf))
        return plan;
    leaves.leaf_bits = gpusorti_least_leaf_bits(&leaves);
    while (!gpusorti_cut(&leaves, (uint64_t)gpusorti_leaf_average(&leaves.leaf) << leaves.leaf_bits))
        leaves.leaf_bits++;
    leaves.leading = leaves.leaf_bits > 8 ? counts.passes : r->key_bits / 8;
    leaves.leads = leaves.leaf_bits > 8 && gpusorti_may_lead(ctx, &leaves) && !(r->flags & GPUSORT_KEEP_KEYS) &&
                   (plan.raw || (r->key_kind == 0 && !r->descending)) &&
                   !gpusorti_cut(&plan, ctx->tuning.leading_from - 1);
    if (leaves.leaf_bits > 8 && leaves.leaf_bits < 16)
        leaves.leaf_bits++; /* for keys that leave a part of their range free */
    if (leaves.leaf_bits > 8)
        leaves.shape.variant &= ~GPUSORTI_GROUPS(31); /* a pass may run twice: groups' rows have to be 0 before */
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
            const uint32_t indices_to = ctx->tuning.indices_to;
            plan.sums = plan.mode == GPUSORTI_ADDRESSES && (indices_to == 0 || !gpusorti_cut(&plan, indices_to));
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
/* ---- >>step: one dispatch: kernel, constants, arguments, bindings ---- */
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
    int keeps_sizes; /* it writes no indirect size, and binds no word of them: see shaders/buffers.glsl */
    int beside;      /* of this step and the one before one has nothing to do: no barrier is between them */
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

/* Where a section of scratch begins, as a word of the control block. */
static uint32_t gpusorti_control_word(const gpusorti_plan *plan, uint64_t section) {
    return (uint32_t)((section - plan->layout.control) / 4) - GPUSORTI_SIZES_END;
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

/* A build of onesweep.comp. */
static int gpusorti_is_pass(enum gpusorti_kernel kernel) {
    return kernel == GPUSORTI_KERNEL_onesweep || kernel == GPUSORTI_KERNEL_onesweep_inlined ||
           kernel == GPUSORTI_KERNEL_onesweep_narrow || kernel == GPUSORTI_KERNEL_segment_pass;
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
    if (walk->plan->stretches && (kernel == GPUSORTI_KERNEL_histogram || kernel == GPUSORTI_KERNEL_onesweep_staged ||
                                  kernel == GPUSORTI_KERNEL_leaf_starts || kernel == GPUSORTI_KERNEL_leaf_sort))
        step->spec.flags |= (uint32_t)GPUSORTI_FLAG_STRETCH;
    if (kernel == GPUSORTI_KERNEL_histogram) {
        if (walk->plan->closes) step->spec.flags |= (uint32_t)GPUSORTI_FLAG_CLOSE;
        if (gpusorti_may_crowd(walk->ctx, walk->plan)) step->spec.flags |= (uint32_t)GPUSORTI_FLAG_CROWDS;
        if (gpusorti_may_lead(walk->ctx, walk->plan)) step->spec.flags |= (uint32_t)GPUSORTI_FLAG_LEADS;
    }
    if (walk->plan->paired && kernel != GPUSORTI_KERNEL_begin && kernel != GPUSORTI_KERNEL_gather &&
        (kernel != GPUSORTI_KERNEL_finish || !shape->variant))
        step->spec.flags |= (uint32_t)GPUSORTI_FLAG_PAIRED;
    if (walk->plan->sums) step->spec.flags |= (uint32_t)GPUSORTI_FLAG_SUMS;
    if (gpusorti_is_pass(kernel) && gpusorti_digits_straddle(walk->plan))
        step->spec.flags |= (uint32_t)GPUSORTI_FLAG_STRADDLE;
    step->keeps_sizes = kernel == GPUSORTI_KERNEL_leaf_starts || kernel == GPUSORTI_KERNEL_onesweep_staged ||
                        kernel == GPUSORTI_KERNEL_onesweep_around ||
                        (gpusorti_is_pass(kernel) && kernel != GPUSORTI_KERNEL_segment_pass);
    step->groups = groups;
    step->indirect = walk->plan->request.gpu_count ? indirect : -1;
    return step;
}

/* Whether the plan on the GPU sets the sizes of steps, to 0 where it skips them. Reading one takes a while, too: with few
 * elements longer than that saves. */
static int gpusorti_plans_sizes(const gpusort_context *ctx, const gpusorti_plan *plan) {
    const int skips = plan->leaf_bits != 0 || plan->closes || plan->crowds || plan->request.key_words == 2;
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
                               GPUSORTI_SIZE_STRIDE);
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
/* ---- >>walk: the dispatches of a plan, in their order ---- */
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
        const int size = GPUSORTI_SIZE_PASSES + 4 * (int)p;
        gpusorti_step *step;
        count.variant = scan.variant = p == 0 ? GPUSORTI_FIRST_PASS : 0;
        step = gpusorti_start_step(walk, GPUSORTI_KERNEL_count, &count, spans, GPUSORTI_SIZE_TILES);
        step->push.pass = p;
        step->push.own.span.span = span;
        if (p > 0) gpusorti_size_by_plan(walk, size);
        gpusorti_visit_step(walk);
        step = gpusorti_start_step(walk, GPUSORTI_KERNEL_scan, &scan, (uint64_t)1 << plan->radix_bits, -1);
        step->push.pass = p;
        step->push.own.span.span = span;
        gpusorti_visit_step(walk);
        step = gpusorti_start_step(walk, kernel, &plan->shape, spans, GPUSORTI_SIZE_TILES);
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
    return plan->mode == GPUSORTI_ADDRESSES && plan->request.key_words == plan->request.value_words && plan->raw
               ? GPUSORTI_KERNEL_onesweep_inlined
               : GPUSORTI_KERNEL_onesweep;
}

/* The bits of a digit in which keys are not in their order-preserving form. */
static uint32_t gpusorti_flip(const gpusorti_plan *plan, uint32_t p, uint32_t radix_bits) {
    const gpusorti_request *r = &plan->request;
    const uint32_t first = p * radix_bits, bits = gpusorti_min(radix_bits, r->bit_count - first);
    const uint64_t sign = r->key_kind ? (uint64_t)1 << (r->key_bits - 1) : 0;
    return plan->raw ? (uint32_t)((r->descending ? ~sign : sign) >> (r->first_bit + first)) & ((1u << bits) - 1) : 0;
}

/* The pass by leading bits that are no digit: it moves them to the highest byte, the last digit of a window that would have
 * one more and begin 8 bits before bit 0 (modulo 2^32). The sign is not among them. */
static void gpusorti_take_leading_bits(const gpusorti_plan *plan, gpusorti_step *step) {
    const uint32_t beyond = 8 * plan->pass_count;
    step->push.first_bit = plan->request.key_bits - 8 - beyond;
    step->push.bit_count = beyond + 8;
    step->push.own.onesweep.flip = gpusorti_flip(plan, 0, plan->radix_bits);
}

/* A pass by digits of eight bits, or of seven. */
static void gpusorti_walk_pass(gpusorti_walk *walk, uint32_t p, uint32_t records) {
    const gpusorti_plan *plan = walk->plan;
    const int around = records == GPUSORTI_CROWD;
    const enum gpusorti_kernel kernel = around ? GPUSORTI_KERNEL_onesweep_around : gpusorti_pass_kernel(plan);
    const uint64_t tiles = gpusorti_tiles(plan);
    const uint32_t portions = (uint32_t)gpusorti_ceil_div(tiles, plan->tiles_a_portion);
    const uint32_t stall = walk->ctx->forced.stall, stalled_polls = walk->ctx->forced.polls;
    gpusorti_shape shape = plan->shape;
    uint32_t portion;
    shape.variant |= GPUSORTI_STALL(stall);
    for (portion = 0; portion < portions; portion++) {
        uint64_t left = tiles - (uint64_t)portion * plan->tiles_a_portion;
        gpusorti_step *step = gpusorti_start_step(
            walk, kernel, &shape, left < plan->tiles_a_portion ? left : plan->tiles_a_portion, GPUSORTI_SIZE_TILES);
        gpusorti_onesweep_args *args = gpusorti_start_pass(step, p, records);
        args->portion_tiles = plan->tiles_a_portion;
        args->portion = portion;
        if (records == GPUSORTI_CLOSE) {
            step->spec.radix_bits = 7;
            args->flip = gpusorti_flip(plan, p, 7);
        } else if (p < plan->pass_count)
            args->flip = gpusorti_flip(plan, p, plan->radix_bits);
        else
            gpusorti_take_leading_bits(plan, step);
        step->beside = plan->mode == GPUSORTI_ADDRESSES && portions == 1 && (around || records == GPUSORTI_CLOSE);
        args->polls = !stall ? walk->ctx->tuning.polls : stalled_polls ? stalled_polls : 8;
        if (portions == 1) gpusorti_size_by_plan(walk, GPUSORTI_SIZE_PASSES + (int)(records + 4 * p));
        gpusorti_visit_step(walk);
    }
}

/* The passes from `first` to `end`, not included: which of them have nothing to do is decided on the GPU. */
static void gpusorti_walk_passes(gpusorti_walk *walk, uint32_t first, uint32_t end, uint32_t records) {
    uint32_t p;
    for (p = first; p < end; p++) {
        gpusorti_walk_pass(walk, p, records);
        if (walk->plan->closes && records == 0) gpusorti_walk_pass(walk, p, GPUSORTI_CLOSE);
        if (walk->plan->crowds && records == 0) gpusorti_walk_pass(walk, p, GPUSORTI_CROWD);
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
        gpusorti_visit_step(walk);
    }
    gpusorti_start_step(walk, GPUSORTI_KERNEL_leaf_sort, &sort, leaves, -1)->push.own.leaf = args;
    gpusorti_size_by_plan(walk, GPUSORTI_SIZE_LEAVES);
    gpusorti_visit_step(walk);
}

static gpusorti_shape gpusorti_histogram_shape(const gpusort_context *ctx, const gpusorti_plan *plan) {
    gpusorti_shape shape = ctx->tuning.histogram[plan->request.key_words - 1];
    while (shape.workgroup_size > ctx->caps.max_invocations) shape.workgroup_size /= 2;
    return shape;
}

/* Whether passes always end in the caller's arrays: the plan on the GPU adds one to an odd number of them, and knows whether
 * leaves of one digit have room. Sorted input still needs finish.comp for its indices. */
static int gpusorti_ends_by_passes(const gpusorti_plan *plan) {
    return plan->algorithm == GPUSORT_ONESWEEP && plan->pass_count % 2 == 0 && plan->leaf_bits <= 8 && !plan->crowds &&
           !(plan->request.flags & GPUSORT_WRITE_INDICES);
}

/* Whether the histogram shall copy for an odd number of passes, as it expects it from a sample. Keys with values are better
 * copied at the end by a finish.comp that the plan gives its size, only where the number is odd indeed: one key may change
 * it. */
static int gpusorti_copies_early(const gpusort_context *ctx, const gpusorti_plan *plan) {
    const int at_end = !gpusorti_ends_by_passes(plan) && gpusorti_plans_sizes(ctx, plan);
    return !plan->fills && (plan->request.value_words == 0 || !at_end);
}

/* Whether the histogram may take keys in another way than they are, and another one counts again where that was wrong. */
static int gpusorti_may_count_again(const gpusorti_plan *plan) {
    return (plan->stretches && plan->leaf_bits > 8) || plan->closes || plan->leads;
}

/* again: only where the first one asks for it. */
static void gpusorti_walk_histogram(gpusorti_walk *walk, uint32_t again) {
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
    args->fits = (uint32_t)(gpusorti_may_count_again(plan) && !again);
    args->again = again;
    if (plan->crowds && gpusorti_tiles(plan) <= plan->tiles_a_portion)
        args->crowds = walk->ctx->tuning.least_crowd[plan->staged];
    if (again) gpusorti_size_by_plan(walk, GPUSORTI_SIZE_AGAIN);
    gpusorti_visit_step(walk);
}

/* Leaves of the highest digit alone follow its pass. Others have passes of their own before them, and behind them all
 * passes for keys that do not suit leaves or that one leaf has too many of. */
static void gpusorti_walk_onesweep(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    gpusorti_walk_histogram(walk, 0);
    if (plan->fills) return;
    if (plan->leaf_bits > 8) {
        gpusorti_walk_passes(walk, plan->pass_count - plan->leading, plan->pass_count, GPUSORTI_LEADING);
        gpusorti_walk_leaves(walk);
    }
    if (gpusorti_may_count_again(plan)) gpusorti_walk_histogram(walk, 1);
    gpusorti_walk_passes(walk, 0, plan->pass_count + (plan->stretches && plan->leaf_bits == 8), 0);
    if (plan->leaf_bits == 8) gpusorti_walk_leaves(walk);
}

/* gpusorti_tiles_args.mode, as in shaders/tiles.glsl */
enum { GPUSORTI_TILE_ENCODE = 1, GPUSORTI_TILE_DECODE = 2, GPUSORTI_TILE_TO_ALT = 4 };

static gpusorti_step *gpusorti_start_tiles(gpusorti_walk *walk, uint32_t mode) {
    const gpusorti_plan *plan = walk->plan;
    const enum gpusorti_kernel kernel = plan->rolled ? GPUSORTI_KERNEL_tile_sort_rolled : GPUSORTI_KERNEL_tile_sort;
    gpusorti_step *step = gpusorti_start_step(walk, kernel, &plan->shape, gpusorti_tiles(plan), GPUSORTI_SIZE_TILES);
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
                                                  GPUSORTI_SIZE_MERGES);
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
        walk->step.indirect = GPUSORTI_SIZE_LISTS + 4 * (int)list;
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
        step->indirect = kernel == GPUSORTI_KERNEL_segment_bases ? GPUSORTI_SIZE_BASES : GPUSORTI_SIZE_LONG;
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
    if (args->size == 0) step->indirect = GPUSORTI_SIZE_LONG;
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
    step.values_alt = gpusorti_offset(args->scratch, plan->paired ? layout->keys_alt + 4 : layout->values_alt);
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
        gpusorti_size_by_plan(&walk, GPUSORTI_SIZE_FINISH);
        gpusorti_visit_step(&walk);
    }
    gpusorti_walk_last(&walk);
    return walk.result;
}
/* ---- >>record: from steps to commands; what is prepared; buffers checked ---- */
typedef struct gpusorti_recorder {
    const gpusort_context *ctx;
    VkCommandBuffer commands;
    int sizes_visible; /* indirect ones, as they are now */
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
        if (from == 3 && step->keeps_sizes) {
            infos[i].offset += 4 * GPUSORTI_SIZES_END;
            infos[i].range -= 4 * GPUSORTI_SIZES_END;
        }
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
    const int sizes = step->indirect >= 0 && !recorder->sizes_visible;
    gpusort_result result;

    GPUSORT_ASSERT(pipeline && step->groups > 0); /* prepared, and no dispatch of nothing */
    /* Also before the first step: the scratch may have served a sort right before. */
    if (!step->beside)
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

static gpusort_result gpusorti_record(const gpusort_context *ctx, VkCommandBuffer commands,
                                      const gpusort_cmd_args *args, const gpusorti_plan *plan) {
    gpusorti_recorder recorder;
    recorder.ctx = ctx;
    recorder.commands = commands;
    recorder.sizes_visible = 0;
    return gpusorti_walk_steps(ctx, plan, args, gpusorti_record_step, &recorder);
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

/* Scratch is what the greediest plan takes, usage what any of them does. */
static gpusort_result gpusorti_raise_memory(void *user, const gpusorti_plan *plan) {
    gpusort_memory *memory = (gpusort_memory *)user;
    if (plan->layout.end > memory->size) memory->size = plan->layout.end;
    if (plan->mode == GPUSORTI_ADDRESSES)
        memory->usage |= 0x00020000; /* VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT, which old headers lack */
    return GPUSORT_OK;
}
/* ---- >>memory: buffers and queue objects of gpusort_sort() ---- */
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
/* ---- >>host: host arrays: uploads, sorts, downloads ---- */
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
static gpusort_result gpusorti_check_lost(const gpusort_context *ctx) {
    if (!gpusorti_atomic_load(&ctx->lost)) return GPUSORT_OK;
    return gpusorti_fail(&ctx->host, GPUSORT_ERROR_DEVICE_LOST, "the device was lost in an earlier call");
}

/* Keeps a lost device in mind: every function that calls Vulkan hands its result through here. */
static gpusort_result gpusorti_note_lost(gpusort_context *ctx, gpusort_result result) {
    if (result == GPUSORT_ERROR_DEVICE_LOST) gpusorti_atomic_store(&ctx->lost, 1);
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
/* ---- >>shaders ---- */
/* ==== GENERATED by tools/embed.sh: SPIR-V of shaders/, do not edit ==== */
/* clang-format off */
/* made by glslang 12.0.0, SPIRV-Tools v2023.1 */
static const gpusorti_line gpusorti_text[] = {
/* begin: begin.comp, 895 words */
"_~#gt|u_~!!*![_~!!c>S_~!!!#Y_~!!!!!_~!!1oT_~!!!!#_~!!RO2!!_~4a;G#_~:WOPR_~-l;S^Vc_~!!9gbVcVe_~!!RO6_~!!!!'!R_~=#0khV",
"c!7_~!!RO7!R_~!!!!3Ve`!#_~!!B`O!*_~!!!!(_~!!!!&Vp!+`!&_~!!JWa!,Vc_~!!!!FVc`!'VeVt_~!!!*K_~!!9h>!,_~!!!!$Vp!._~!!!!EV",
"c`!&_~!!!!D_~!!!!%Vp!7_~!!!!-_~!!!!@Vs!8b!;!8~#Vr`!'VwVt_~!!!!*~#VzVt_~!!!!.~#VrVt_~!!!!2~#VlVt_~!!!!6~#VqVt_~!!!!:~",
"#_~!!!!)Vt_~!!!!>~#V}Vt_~!!!!C~#_~!!!!+Vt_~!!!!G~#_~!!!!,Vt_~!!!!K~#V{Vt_~!!!!O~#V~Vt_~!!!!SVv!8`!t!>Ve~#!Ba#,!C~$Vv",
"!C`!2!Ea#'!EVy`#E!Oa!:!QV{_~!!!!;_~!!1oV!#_~!!9gu!$!#_~!!B_y!%W'Vc_~!!JW8!&!#!%!%_~!!ZGY!'`!'a!#_~!!B`2!%!(_~!!)w1`!",
"&!)_~!!!$,_~!!B`#!*`!'_~!!9gq!+!%_~!!B`%!,!*!+_~!!B`'!-V~!,_~!!B`C!-!.V~W1!/W'VeW4!/!0VcW:!1V~a!J!2Ve~#!3Vc_~!!1oW!4",
"`!(!5VwW:!6Ve!%W;!6!7Ve_~!#=d|!8!%j!#W:!9W(!8W;!9!:W(`!X!;W%W:!<W(~#!/!=Ve_~!!B`9!%!>_~!!!$n`!V!@V~`!&!AVzW8!B!%_~!!",
"9gr!C!BW:!DV~!CW;!D!EV~`!A!FV{`!&!Ga!*!HV}`!A!I_~b]O5m`!&!JVr`!.!KW(~#!LV}`!*!MW*~#!N_~!!!8Q`!b`$(_~!!B_{!P!%Vz_~!!R",
"O[!P!Q!O!2!2_~!!JWN!#!RVc!$_~!!1r)7}_~!!9j87}Vc_~!!9j<!37}WG7~_~!!B`E!%7}!7_~!!1r*a!*_~!!ZIx~#8#8$7}7}_~!!JWY!<7}!:!",
";a!68!_~!!JXn!47}8&8!_~!!BbH7}8%Vc_~!!BbL8!`!/`!B_~!!JXi`!18)!3`!We!0_~!!ROj!17}!.!=8,_~!!9h57~!3WK8#WG8#WK8*WG8*_~!",
"!JX<!%8+8,!>WK8-WG8&WT`!_!@8/f!t8)~#a!k8$!)~#8#~$8#7~`!Ob!]!08&~$`!K8%8&`!T8'WG8!_~!!JXl`!D87!Ag!}WK8;`!4b#K!0~%a#;8",
"!~(7}`!9a#27~b!=!F~%a!l!E!08!a!,c!Q!G~%_~!!ZGD`!&!!_~!!!!I8$8!b#Va#D8-8*8!8)_~!!JXh~#8Im#}!0~#8%~%b!88%~#d!v!H~%_~!!",
"c@%!#7}!T!38+8#!IWK8&`$1a!]8S!2~&f!F!K~)!J818!~#8%WG8%~$8Y!5~.!M~)!L878!!N~%WK8aWG8a_~!!)y{_~!!)wl`&%!SVc!&_~!!9h.`!",
"=a!%`&+c#m8#!(c$t8%~#8!~#`%x!2WXa%4l$T_~!!JXC`!98*8(_~!!JXF`!'8+8)c$q_~!!RPwa!}!2a%D`&D`!A8(WG8(a$K!38(8!8'c!i8,~'82",
"!5c!08!~#!2b#9!TVc!'~'f#@W^a!`8$W_a#48%m!ud%H8!8(_~!!ROb`$$!S8,8!`!`",
/* begin_address: begin.comp -DGPUSORTI_ADDRESS, 1013 words */
"`+p_~!!ZG7_~!!!#k~$Vd_~!!!^i_~!!k6c_~9@U'._~9@4/p_~>8sWB_~<QyUv_~=:FF2_~:m['C_~;(*sJ_~!+zA=e+{_~!!!^j~.Vs!Vb+Y!V~#V}",
"`!'Vwa+O!VVza+J!VVra+E!VVla+@!VVq~$!VW%~#`!'`+Y_~!!!!W`!'`+Y_~!!!![`!'`+Y_~!!!!``!'`+Y_~!!!!d`!'`+Y_~!!!!h`!'_~!!!!/",
"Vt_~!!!!l~#_~!!!!0Vt_~!!!!p~#_~!!!!1Vt_~!!!!t~#W!Vt_~!!!!x~#VoVt_~!!!!|Vv`!ts,}b,un,/}!,'CWD!U!%Vw_~!#g;q!V!Ub!#l+S!",
"WW(!VW;!W~#d,0!XVrW:!YW(!U_~!!9g{!Z_~!!!^kn,W`!4!,c,O![W~~8b+jr,7`!2!]VlW}!^W~e,>`!+!C`!3!_W!`!&!`Vo~#!aWth,:!bWv~'!",
"cWx~V!G~CWM!Y`!I!XWJ!U~#_~!!Ba(!Za*~![`!&!=8/_~!!JWV`+kVwVrb*-a,A8-~#8.8/`+u80WG8)b,J82~)8,~2o!l!08)~&`!Z8(8)!>a+a8%",
"a,Y8=~,8B~'!]~5d#_!=~&!^d,S!_~#c!{8$`)g_~!!ROfa!,`!|b!7!`i,ib#ua#c808-8!8,a*x8Rz$N!0~#8(~'b!H8(f,0!ag,x8.~*8`~/!b~*8",
"4~*8f~/!c~*8:~(8mWG8m~7p%E8(~#8%~%`&Xb-*8'~28-8+~$8.8,~=![`!C`-*X#~#c!k85!5a!280`%EX#`-,`!2}!-.a",
/* count: count.comp, 3345 words */
"a6|_~!!!(Q~-_~!!c>W~%!p!qf-%!m~%!mb6]!m~%!m~%!m~%!m~%!m~%!m~$Vv`!A|7M!pV{_~!!!!<Vp!qV{W$Vp!rVeVlVp!uVq`!m!vb,[!v~#!w",
"a!C!wVy`!*!ya!6!z~%!z~#!|~$!|Vyl-'!~a!6!~a!K#!VeW%Vp#%a!:#&~%#&~##(~$#(a!O#.VeV}Vp#0VeVqVp#7VeW(Vp#FVeh-m#Ua9/#^VeV~",
"o-iW0!d!%`,eb-^W2!e!U!4!%_~!!B`(!f`-`_~!!ROI!g!%a-dX(!h~#W0!i!UW2!j!4`!4_~!!c>j!kb.+`!AX)!l!#a!)_~!!s/*!mg-}!nW(!mW;",
"!n~#f8.b-@b-Zu8Vb-[b8Rb,vW:!oVe!PW;!o!pVeb.1c.'!o!qa-x`%&b.7_~!!RO]!4!s_~!!!#s!r!5W:!tW%!UW8!u!UWA!v!ua86!v~#!w`.D!x",
"V~`!4!y~#!z!yW:!{V~!zW;!{!|V~e.:!}a8W!}!~V~`!d#!W'~###W'~##$X-#!##W8#%`!>#&#%W:#'V~#&W;#'#(a.q#)W!`!:#*~##)_~!!ZGm!%",
"#+_~!!!#r#*!2!5X,!/#,_~!!!#H#!!3`!5#-a#2`!]#.Vc`!,#/X-#.!2~##0`!c!%#1_~!!!#J#0!2`!T#2_~!!!!B`!,#3_~!!!$3#1#2`!(#4_~!",
"!!$0!2#3`!C#5~#!5`$/#6X2`!G#7a!Q#8_~!!!#t#7a!b#9a!W`!(#:a!<`!I#;a!Y`!z#<X0#;~$#=_~!!!#w#0##b/h`!8#>X3#0a!f#@~##>`!(#",
"AX1#@!2`#G#BX/#=!I#A`!F#Cc!e#D`#G!2`!y#EVz~##FV}b1S`!X#GWr`!8#Ha#^b1(`!V#I`!]#FW7#J`!)W:#KVr#JW;#K#L`1t#MVr!%b12W;#M",
"#NVr`!&#O~$#Pa!W#Q_~!!!$vW:#RW%!4b0z_~!!JWD!U#S!3!3_~!!9g~!4#T`!G#UV}W7#V!4#UW:#WW%#VW7#X!U`!*#YW%#X`!r#Z_~!!!#L!>#U",
"`#-#[Vwb1j`!Q#]_~!!!#Xb<C`!M#^Vc`!<#_X3#^a$5#`X5#_!3b1Ps1L_~!!B`A~##ag;YW^b+1b+G8#~1a!J#bb,m#`j:J!=~%_~!!JXA`!&!Jb7T",
"#)8!c9}c:TWK8)`1GWLa!:8)`+za0j8-8._~!!BaUa!rg.N_~!!JY(b8kc#'WK8$WG8$WLa-l`9o8$h1/8A~#X<`,R#ja!{888>_~!!JX>~#8Cb2|8!8",
"Ak.1a#58'8Ec!a!%`;F8$`2:_~!!k75`!S#k8K8*8##`86_~!!ZGr`!+#l8D8E#`WK8OWG8Oa-r!%#aVc!d`$Vw<Xe;xc!>b/wa!q8(8%`#R_~!!1r/7",
"~a!^#b~&!67}!p!2~%a!+!q!3e$Y`#6b!9c!0WT~%b!R!U#cVc!eW]!4b.zh%kb#0!sb$=c1|b#9WR!x7}!w!08*`0cc#58#a!0!|`/wb!0a>Y8'WL!U",
"`!o8'8!`4x8,`=lb!S80e=`!~!081b#0_~!!JWi!Ub%>81`#lb!>#$~(#(!086~+86~#_~!!JY%`!/!2#+XAb&ja%t8;b#t8!#!_~!!JY#!%`4{#+b!O",
"d@#X!!/`'%_~!!RQ<a5j8!#,c!Ya%~8A_~!!{)]`!+868=81848,8/8!80c$6#dVc!fW]!Ud$3WP#-a$!c&o#/~%_~!!JWja%0Ve_~!!JY'a!j#4_~!!",
"RO{a!a8*Vec%E!U`=R`20c#`#5e!G8$Vea#-8!_~!!JY$a!&#6X!a!P_~!!JY&b!T`#5a#;XK!U`>'c'vb!X80`A:b!X#8~%_~!!Bava$jbA0a!:8%8.",
"8!`C587WG85b!>#9e!u8<Vcg#<8>Vc~(8@8;~'#:~)Vc~%_~!!RQ;~$#<!=g#=X@a!'#Ba!``%kb!`8+VcbB]a!`8,`(pc%w#Cg!`XKb!Lb!G8&e#'b)",
"78%b(Fa!-898<`4[c'p#eVc!g`%+a'@p'C#De!n8)Vca&&`$Fb&@8)~)8$b$a8'XJa5bVeX@a!'#2XGa&5bE$80##k)/XJa5Wc!b85a6H86~/a!o##8:",
"a!y8/f)L!3~$XNa#6i928(b#<8>~,8>WG8>a!<87`$)82~&#fVc!ha$#d*X#Ee)q8%#FWTb#Uc!C#g~,!X~*XA~$d6X#Fd*2#hVc!ii!hc!Pg*TWUa+O",
"l$Bb#]8&~&e$%!I~$WUa=Q#Gk!J_~!!JXja-]h!]a!S81##b!^8!~'8&`,|b:q`!ba&V!3`&L8+WG8+b!m8+`$`a(V8/b#<8:~38>~1a#*8B~.8F~;XE",
"b)NXOa'kX@`!&83c$e!4#iVc!jb'W!Um'T#Hg*cc!'`/+a%@k/ob;M8&~&e!M81Vcc!'b!Mc'(b0%a+/b*ba!-a+v8'WK82WG80a!G86Vcb!'e!L85`*",
"]`!Ab*h84b#V!##jb21kBSdAO#I~,#M7}#LkKvWXkB[WS#N!3WS#O`!%#P`-;8!`!=_~!!Bb1!5!5#Qb<I#kVc!k~*f/QW;#W7}W%W;#Y`!&b#5b2)!5",
"~&X@a$[!Jc!,g2y_~!!JWQ~##fb!'#g8#X<`%7#hc/Gb%}Wa`!/#c8,!3XS`!(#dc/ye+N`$_#S8$b$(a$B#Ta0Ca!4#S8+`$'a$68>8-`$Sb$a8@`$6",
"a!f8#7}a'*e$Q!38#~'#U~$Ved$1X=a,p!>WTa#D8Fa&~8M80c%<WM#R7}8K8+aJ~WJa#fg'KWTa*S8)b#R8Mn#MWM!t`C483a!Ra1(81`!I8283!=WK",
"84WG8/d#c8@8A80~%8>8@82`!Mb#H84`#Db#)a#H8&~(a#38^8&a#0l'O`24d0]8]~%a#'8d8-b2Vc$pWS`&Qb#Da!78g80~%XC`!{#e8!8a8`b&d8!_",
"~!!ZImc6rcCz8pe$J87~%8W8!b$O8oWJa0]XKa!V8bXN`!'8]b#88a~*WTa&D!2b6)9!e6U8&8-~,WTaC@!2b$j8zd#LX@a!i8ua!r8:b!+8wWa`!Q#i",
"`,Ne)#8p~#8)WK88WG88a!-8q8D`0Xa%48o8E838,WK8QWG8Q`!48R8r8F8!8:~#8P8o8F7~8:`!w8N8O`%:8SWG8LWK8jWG8ja&19.8ob#F#ZWH8s`#",
":7~c+v8uc#>8s#ZWK8vWG8v`%M8r928#a%t8yWG8pb#]92e*S8xVcb(@h)6_~!!ZIt`!5#N`$mcR+a!A8}Ve~2#O~#gRJ9(~%_~!!JYF#P#[`%Ab)fWK",
"8.WG8.f)j#lVc!lg)gw*oe!yb&-8'f/J!]d/xa4Ub0;c&*83c8oaQ>8'a#U8(~)l;78!#I~$#]c!R86~&e'#81b%fa7@86`!<8788`+q89WG84~$8;!3",
"_~!!JXe!4`*,h(*WJa$bb$UmU!!=b!:XUa#N`!kc-^WJa$kq!J#[b!:l!J#P~4#EXUd(Zb'yb#Y`%7",
/* count_address: count.comp -DGPUSORTI_ADDRESS, 3756 words */
"aRu_~!!!)H~7nGt#n~%#nbRw#n~%#n~%#n~%#n~%#n~%#n~%#n~%#n~%#n~%#n~%#n~$Vv#ntH0kH(#rVeV{iH,cGXjGq}!GPVbGNX)#maS)aGZ}!GVK",
"W=#nkS_W:#oW(#nW;#odG[bBvfG[W:#pW%!%|SjbGgeSnwGkW9#q`#)bG)bGebC}iG{cFk#raHi#sW@`D&#tX3#r#s~%#t!3bT1aT-dH5aT-!vW:#uW~",
"!UaGreGnbSx`!R#v~#!N~##wX5#v!3W}#xfTY#x~#}!G}e~}baObG}baK}!G}_dVx#yVq}!H$DbbRbG}bI@bX/jH$#z~F!G~H#z~'kU%d.L#ymH1![`!",
"j!=eU|a3V8,bH38,`1Nb>S81}!H3A84~-8D~*8;8Bb:~cH38D~28H~(8L~(8N~##z~&8G8H#zWK8RWG8R~*wX2sWCd$,eU.8+~$}!HCV#{Vc#miC%`2~",
"a[6XFbUF_~!!JXR#qa1dXJ~$b<N8#b;[`F0bB38)XGa#3c!dc1R8'XEaC~{I18&b$.b$*#[dI'd[:!0mI&gI]gM%XC`!;#{8'82!Aa%M8!b%Qb948$8(",
"8#bZ|a'V#`!385WR#u`#`aZy!U~$V}a=88+_~!!JXd~##$89c%Ek!ka2u#w8@f%]b$t!58Cg!w!%~$8D8#b#0898!!5aF^8(dFba$C8:8)X!#x`!)kNW",
"b!m8L~.8O~.8P8#eN]!3~#8&a&X8,f]`cJ=a'C8;kJu8W~'g#*g%&a%s8_#+b#]8#~$8'`4!f!;fIj8$aOao#fa!X8h#+e#S!3a(ha#H8'~)aIH84jKn",
"8lWG8l_~!!k9;~#8X8a8;8H`*<kKlW;!t`@J`7'8#pKsWM#p`!rc(OcJ]d<8dKme!A8,~&uKqWJaD;b<-8#WS847~bEYgKqa!;87bD^WS887~b$'gKqd",
"!ya7jr#:#:~(8Ac!AvKoWJa=+`!^b#;8)~*#Ce!^8L~&cKme!|WK8MWG8Ma#U8O}!K`~$:!H~A!K~>i!hc!P}!K`~'9a-3mKd8'~*8)~+#y~781~@WS8",
"3#SjKgaXmaKgb$a8>}!K`O8D~$8L~*8I~;8K~48P~88=8>~$b#A83d#[#UaoxhKX8Z~48+~'8Y~(8a~58d~+8^8]~18n~-8V~&8l~)8_a!+8rXNc0V8s",
"7~a#@8_~*blvcK`8~~)8.~/8.~&8x~+8s~$8;cKikK`8n~$aGw89`!-aKX`2vWK8PWG8P`!-8QhKQ8R~$8iWG8i~$9,8n~'8p~)8r~&8r~#8sWG8s~#8",
"q90~$aK]8ob#N90e1*9/~&lGnWJa<)dKYc64a!I96!2~:#O~'c$H9)kKba+!82}!Kb`o>E!M~(8.83gKo86b6A!=ap$8*~#a#i8+~+c*KpKq89bpVfKq",
"84~$c%p`!<8:8;`,%8<WG87~$8>bKq8B~3yt*jK~cqxcK~|!WdL.l!W#P~AgL;b<pWK8@WG8@`%o",
/* scan: scan.comp, 2749 words */
"ar%_~!!!'N~;{qV}!rCLkK|bKObL#fKSbKObKWt|keKXkKGX(#|`!/`Kd_~!!s/-#}!#`K>cK4bJyX(#~!%#p}#*8QbJUpqWf|miKDkq+cHQcIbbKJjn",
"WdKR#raGB$!`Jm##bK@$!!3`I0$#X/#``&'bINbHobJobHDb}8cI,!%$$`!NaGn$%X-$$!3b~!bIMbH}W7$&`!'aI4$&~)bI$jHB#w~#bI#bn[dIgbHl",
"bIVbN!cI9$'!%~%$'`!A$(X1!>!2dI7mHte][#p~#iH|#bWXa0=!3bAv8!lRTccLWXoFYb3*a33$)8$b(Sb1%8'8#8&gof_~!!{'V`GJ$+8%#T`{i!3`",
"!#b1YWUa;C#Ik1*X>a#/f!/|oib=qdI9bCxb6]8-`hZbW>a!-818C`}Yh2!8K~#}!q3Ii.%`}Xc3-8&81~'8Z}#$&'8%7~`2QuW28)~'d;g`qAa0Q8*8",
"+`-:8/`+wWXa#Xj7=g77a#F82h!;XTc0I85bYbb!@b-8jXr8n8<~&e#g8'8*d4r8-~'8Eb#gg638G#UbK_c!Nc>td!N8(o5AWTaIj8&b2T8Tj6I8;bZ#",
"`%Qh$:bF4c''bJ2!38&a2/9580`6Re$V83`D9b1e`!+`Mm!=a:Z8.WS9584a'Y$,97WTasR8#b<Z88f1f84d#O87~58E~&8nj5.8T8Ib#O8+f[K8/b6`",
"a#C9L8-b#@b#67~a%o8/b%}!=a#I8+b2V$(d!=8W8X7~b%SWK8VWG8V`!/8T8U`4j8Y`N9WK9MWG9M}#/f9~}lug~}}!pI~$|gaE8!da'dwRf%8$)Vc#",
"|cDGg@Cd)<8&~#b##b!PaT|a'9WO`+1e)2bAh8(~%8)b=Y808#k:QdF88.XNa'TeP,8182`K]`@O80`DE}#/7%`)B83`.|XD82a#@$*b')f#*c-l$#cD",
"L$+Vc#}gCJ}#*a/n)1c1]$*XAe&{!Ib0)80dSTaExaST_~!!Ba{aM:aM8c/qW^beTW_b+gn)]_~!!JXpa!287n*,8&8;~$8'8<~8!2~$j<F8,~#b#Re%",
"88$~(b{+8(c1dc3+b%(8+d'Mb~uc#fk2(_~!!JXc!4aRqWXa!h!3a!'8Vb3z8#bU48%!5b#J8##)!3XNb'8bA{XW}#3Q%b#_!Jb!68%b&58_h%)f%%8d",
"cFGXFa!,!LXNa,Ha$(}#=m&88c#V8[g&fa!l89!L~%##bPP81f)Y828.`2Nb&lWLa!_80`$[b4'8pb418Q~#d#`8J!28%c(O8#d,{8$!2d.ybHwbqga!",
"'8z8Jb3'8]c!:8$d!I#G8{c0uW`a/R!38k}#/G%c(<8`~+WK8`dEX9#e]J8xg%,9.fJ}9(~$a$/8|l'gW`b/0d]saW-aULc&*mL!a#ag!0b40WLa(R8%",
"$%8!cM6aJmaEKc#v!X~#cS08#j.s!0bOxj,gb$+!@`!38}WG8}`$A8~9!`5:9#WG8zb/d$,Vc#~W]#peCDWJa%)b1Va%5c5Bc(0bP=dCT!>~+WUaBw8'",
"jO$8/c23c3mmO#e5o85WTcU(86bBZ87`K9c2Ub2uX=a2~!5a2ub3.88a+A",
/* scan_address: scan.comp -DGPUSORTI_ADDRESS, 2950 words */
"akO_~!!!'n~E~}oAR~}sk#}#>ZMkAqb>V}!AcPjh<bAcb@O}!Agb}!AcJbC&aAgbhAdAgbh~fAkbhd}!AkjzH3d`)}!AzL!G~184`tTa*S89wAz}!ibP",
"h1&c6~!4`+C`/L8-bC&a!-848I8!8/h-D8QeB,|k;|B,8a~+k#nuMX8,bN-f#sc=Gb=C!>~%WXa#hvB;85~188~-jO>8w8@yB;8H~.8J~R8W~)jPdc7p",
"8>bPZ`%n}#Dz%f$Jfh:b/B8*`gZaA*9B83gBK86877~bZzbBT!=a}v81WS9B87bBK9D~$8F~&8;~)87~'8:~58H~&8t~*n#_8Z8O~%8.~%bR482dmQa#",
"R9[80tCxiBZ8^8_~'8]WG8]~#8Z8[#Za4_8XWK9]WG9]}#EHM~}{pD~}}!gg~$}pWQd%tc(r#[d!.}!C1J!;~~#)!;~~&ji(ecx18M`%#a(_8#!=8&e-",
"Pat=a!28%b/b!3d.LbCC8}8M~%8`a!<8)`CCf!M#G8~c1qW`avl!38ngCE8c~,8c~'9&~(8{~*91~)9+~'9!~y![`Th`CEX#~#`#xkCGa!:8K`CGd+=o",
"CIaC@9#`$E9$9%`6H9&`CR}!CI~#]",
/* scatter: scatter.comp, 6314 words */
"ab]_~!!!.PbCI_~!!!!aVd_~!!!!cVdWrgbc_~!!{'+~'$R$[$`$jebf#U}#Tm~#t$9VeW*Vp$;a!h$<~%$<}#kS+$>a!O$@~%$@~#$B~$$B`!6}#/l2",
"$PVe`$%$RV{WWcDl$SVe`#u$[V{W+Vv$``!-$`V{_~!!!!LVv7}`!)$jV{_~!!!SWbE1}#USAX)$-!#!4`Du}#0%/bE*WD$.!%VrX($/$.`!.$0!%$.f",
"E*W2$1aDyX)$2bE!cEhcB,#X!U~%#XcB4#Y~#W2$3!##W#YX)$4!#a!pW2$5a!tW3$6a!L!4!4W3$7aEy`!#X*$8c!0!%}#VJ~$A$9~$$:X-$9!5bEBW",
"8$;`#*$<$;W:$=V~$<W;$=!E~#$>~#$@$>W:$AV~$@W;$A$BV~`!I$C~$}#/H$}#1&~#F$D~#a#M$Ec!.$Fc!q$G~%!4$Hc!4$I~&$Jc#&$K~&$LX0$K",
"}#W[4W:$MVq`&.$M$NVq`!&$OVq`!6$PaIn$QX5$P!3`I5$R}#gb&`!&$Sa$B$T_~!!!#N!>$S`!:$U~%$M$VVq`!,$W~&$Xa!W$Ya!&$Z~#!6$[a![$",
"]~#aIz$^X/$]$T!>W7$_`!*aIM$_~)`!D$`Ve`!L$aa!_$bX-~#_~!!9g}!4$c}#5K%bIc`!3$d`!Ya#_$e_~!!!#{$SaJa$f_~!!!#p$d$e`#5$gX1#",
"#~#!%$h_~!!!$.!I$gW:$iVe$.W;$i$j}#3<(`!($kX0#I!2W7$l`!)W:$mVr$lW;$m`It`!4$nX:$T#IW7$o`!)W:$pVr$oW;$p#OVrbKSbK/`!<$q`",
"K+!LbKW$q!3`!.$r~$bJh$ra!.$sa!U`!.$t_~!!!#u#I!>~#$uXj`!(`#{$vX/$t$u`!{$w`!*W:$xW%$wdJU`!D$yXo!r$9`!=$zX/$y`!)`!5${X:",
"#Z$zW7$|`!)W:$}Vr$|W;$}#P`$@$~Vq#XW;$~%!}#4D$%#!I!IW:%$Vq!UW:%%Vq$'W;%%%&Vq}#5)&%'~$%'%(Vr`!h%)X5$9a$H%*`!(a%(%+X/%*",
"#U`#,%,`!*W:%-Vq%,W;%-%.VqbMKaM'cknfM##zX5$$a#k%/`!.!5bM/%/a!a%0~$tL+#YdL/}#ZwU{k#}#%V%8*}#4MA89~-8<~'a!`$af:38'}#!X",
"2jiM8(8>gvP8@h#@a3z%(8-cXk`l9!>al88)a!M8D8Ja488N}#5C&8L~28P~(8T~$X@ag}}#!`'b9u8LWS$N}#!O&8NWS$Oc$2#z~(8M#)~-#z80~#a$",
"U$%~-8S##WX~,$%8+~#e$@8;~(87}#!b+XAa!88(cB#`{=a!_8a}##{'}#kA%8-8%8>8#WJ#X7}%!WS8z7~a7C%B8|8{WJ$'`Z<WS%&bOB8Da!M8j!L~",
")%E8.8%8#88b#H%0~%}#7R%8:828L8C8:b#G|%bWS9.8%a$N%=90b%G8(fAA`iH8#a%*`&u`%P8+`7Kc7,8BWG8Ba!]8A`}&8F~)8H~&8K~#8IWG8I~#",
"8J8_~%8LWG8GWK96WG96}#_t~%H}#!8$$-d$6}#_z/m$1`*#8)}#7f%c$08+WS`~hb%QbB7b!J8-~%bJQVcc$-apcc$^XJaEeVcc#S82`!4c$bb<5WZa",
"%O%1~7$:~-gT(dS{c#N}#5y%cCSa!0!E!08/~%bQ[b%^}$!3$a#%8-b!b83~287b#ab%!d!ba!0$B!08:~%dR=c!bd%18;WG8;a!r8.88`Vdc%-%2~2$",
"C~%y#mbp<8,bsgc#l8.`!/8-bGSa)x8)c'Bo!X84a%784d%JaAPc#h}#/b&c#m88`!4c#lbSoWZ}#dW0#H~~$z!U%3i%+$D~)$Ee$-8(~(8)8&~#b!:$",
"Ff#$h%D8&~(aYRd$)$Gt%DXOn%H`1/i$&aXF86b!a$H~(8=h$*8@~)8A8<d#($I~)d%Tl$O8,d!G$Jo%T$L~&XOn%X8(~&8,Vc}#8S&!U`W282`%e}#X",
"]&}#Y0$8E`)r}!vB~$vdTldK7$N~$$ObT>8%b!gdSkd(@$Qe$%bJP$Rb,7$Tc#aW^b!,eS7!2~$c!X%4~)$U~$b.>$V`0Nd!*bPsW^a#HfSl8%f!V%5~",
")$Wf#/f!RbSzcMwcVI`'_c!R$,b$Gd#|$X~$$Yb$Fc4Db#-$Zh$p%6`!{rW1a!H$[b7&aSs8&~$8&7~`#%}#;>&b%5b6sa6T8&`c~a(78#XD8*}#<!,$",
"[WS$Va#`@!$`WS$Z@!WS$Y$Sb#jb3v$Sg#:WS$ac(:$b~%_~!!JZZ$.7}!A$c_~!!RRn~#!A!R8!`!R7~b!+Vc8#`!X7~b!OWXiX+d$Ub$/cOBd3;fNX",
"$Za$n%6e!~gNUb97b!>b'!c5>#UWS$X7~b85%7e%%_~!!RRua#3Ve8#b!Fb!{c&^bX6h>'b$6cOxd4|`898)~$%8e!ba9w%7ce{e#D8!bcgd&]$.%9Vc",
"$/o*s$f~%e%u$h~)dd(#F~)}#D>(X@aUod9tb%.}#P4&Vcb!g8$f'OXOa&~e>,8&~%a[&7~j[$8,_~!!ZH,`![83ak/b./c%sc#@$.`#189d#@8<~,di",
"HXGa>q8%cXah#@XAbwqa!n8!a!#XK$.a%*X@$.}#+U(!=~%c<'$.`WY8>8/8)c(D%:Vc$0W]$.e0n$fd8#a(5a;;$j~&b,-fYpc-Pc'P8,e6J8#~#d!j",
"%;~6c![eT4c(#8)e*d8#~(!#%<b(}XR!A!A#Qb'=%=hUS8#WTb$Ba&~#Nc7mWJa3Kg!/XAa%Yd*J%>Vc$1f/`XS`#F%98#a'8%:bBb%;8#bC,b*>#Ob!",
"UbDQ%<ffmgho8&8)WS8'7~b3;b!A}#iC%8,c!x%@Vc$2i_pb+j#Ic@{g!qWS`$'b#%d#J%Ae(X}#Q*)gkna'QcpKd&k$T~$Vw~'XC`+l%@8$8-a[_8#`",
"bxa8I7~b8wf!X8+~'8.~+Vc~,85~+a(-83b0n8*8(a#Ogihg#R#w~.dCJ$T~$Vw~'X=a$k#Ick9c$Bf:/80eCL!=~%aF~8,gpJh!fVc~089~.8;~-}#=",
"g%bkM%BVc$3W]#W~#`J=aJG$x~#jE.8%~'$s~+b!s}#IG.e,@%4cqDf#Y8&qb[cK5%5}#Iw%f-D}#H%7e#/!t7}8B8&b>zbu18!Wa`!'%>878!an&8E8",
"*a/%g$.b4hb#Hbu1`!78586~#87`o_b$,b#U$v~)85d&m88~'$vqq4#I~)b#5%A8&}#XW.`#ea#>8VbK,}#1~7a!U%8}$7t*8.d#281~58>~'g$jb*{8",
"%a@^b`08&8.}#EZ(8i8,d#-`vI7~}#8R%bLE!=aE~8*b$Bc2)k!c#I~##ZftTgsnr%^8y~*b'd8o8!f'rb%f8~d#:b$Ya'{d$E8/`#9b'w%CVc$4cC'd",
")`c;1a!^#Pa']cg*!5j,C#Z8*}#`%&b!Cf3_bB9%DVc$5f*Db!=bKld!`g&)c!`b!>c#Y}#RG4d+1!TVc$6}#Oh+!4~$}#N@;bu:8'b&#8-j#,828&}#",
"K>%81}#N)/%#~#%$`N*8/`#zc;5d2[80`'0cFcg)G|#,8@g$tb!o8+}#Mx1b>*c'!bQEb3fb%l%EVc$7c$6g$9y*T$M7}%&c8jb#%8(~%}#ev$%C`2g!",
"rg*Qj'Z8(}#Q;7b(@c7ua$q%D`!_b'fcS+g-S8&c)3d2/e7W%)~%a#F%.84`%/bEzb)z8-8GXWa$`8E~&fJ]8I~$b$`%383}#dB.848#}#gh%8O8.cn9",
"aU)}#>#$8=8>!=}#I8$8:}#Tv+$8f'-dp>}!'0D`A]a0<h-y8(`#7b%08+~%}#Tu&e'G838*cJ~b'FWTam@8,a$d%188jO_b%U`(Y$9a1ua|+8485!=a",
"O581j%Y83~@cV;8G}#$W-8Ib%:8.a!Cc%u8($9a#(%2`A;gN7c{/biK`$f",
/* scatter_address: scatter.comp -DGPUSORTI_ADDRESS, 6979 words */
"}#,m$_~!!!/sgiF}#,s4riQ}#vJ~#Pai-}!hbT}#vaE|hd~}}#wWI}#wS~$9bfPhi-dhj~}~}}#xH4zhj~}}!hfwjhb#z~,%F~~#W!GV~}#{p)}#4i%f",
"hf%G~e!G~D}#3lNa3P`7-}!huA8<~-8@~J!M~)8B~*8Ca#B8@~)rhw8G8M~$8Q~&8O~28S~(8W~C%G~6%G~~#)8}~&9!8~~$9!~q91~&93~l99WG99}$",
"!Z~)#qlR8%}!&lGgl}k&l8(~08)~2X#7~85`&kbQ}k&]8;~.8>~.8@~&86~087~78H~.8K~.8L~-XJa.xVca%;8-`k%}#/F&}$-@$8Ddn8|)p#E~-!=~",
"4$:~`k%'8<~.8@~.8A~N8I~.8L~.8M{)bejs8;8D`G-doTw(/|%+cp!z(/~}~}}$+g7#H~~$g`pol$|ppvWJa3Ic$#8(~&cpve#!8+s%7$G~(80~3XOn",
"%;88~'897~}$8_%gpte!e8<n$&dpne!A8Bs%B$J~(8G~&zplWJannd%F8*c#Fb+&a#Z8Q}#G'~$v}!pc~%BAS~$AS~~+##z~~#Q%F~~2n",
/* scatter_basic: scatter.comp -DGPUSORTI_BASIC, 5283 words */
"~#Va_~!!!,J}$<d5}#Y}~$]}#|f(}#Yc^fpr}#YF~'lbp8}$#S$cpU}$j.7`!*`o/dn;ao/#ZaoB$o~#`o/}%B5%`!8%HX0#)#Fbp2}$j2%ct{W7%I!U",
"!>aoS%I~#anL%JVr!U}$#4'}$&U%`!,%KX1#Z!2{o#%(~($X~1aqt#K%Lsnx$_~&$_~#$Z}#WZ.bvdfnx#`~0bq3}#Wc~#w$V~b%L~z#`~6#`~~#'$X~",
"'!S~($Y~R$V~B%7~%%L~~4B}$oo+ad.WZieRX=a!i!>b5.h#5%7i]ObbIf]J8&~.eYRiWm!tb;4d!&gW7eIsh5}bK:8&aS-8.8'~)}$*8&!_b!:8+}$*",
"y%cS78(a-TgO<j6s8,~2b#^bXg}$i(&cXo8&`Jya.G8#e!V#)eTR%H}$&X*ce[WS8B#SgM)o#nfg4#Ub/G8(jTo8M8+eW8XGb/bb)F!AXGe'28#!2b!V",
"#)}$up&bWd8%jU<gM#a$d8Yb#&WM%J`T1a0vgVFb.a86cWo!289~'!>~$ih!bN_8'~&fkCXAb1db!lb3P}$].*cvX#Sc9VWT!UaeQi#483~%}$:=%}$(",
"Y&}$:=%}$p3%XA~#`w;b!E$(a!0dfKb$E!(b*W!_b'sccsVec!6c8sXFa/[!_XFb!AXNa!,}$Ub'`#2a*LWS9$gTr8An%gbZf9*8&f%L8o~&b!'d%GXG",
"bfIa!E92g%o8%c#7a!08,b&5b3Tc,NbubWT~'h%gWK8zWG8z`!/8{8|!5}$M}$8xjPu8zi#NiR<g',XGb(|}$,o%c#4a#H9G8-dYU8(}$.Q-b,zaxZl!",
"YWQbX3c&&!4`3t82`&(k[]81~#84~%a!n85%K~.bS*q!n8:~)8-~#j!O8B~%#L8@a#^cy=8G`>8`!78H8I`$c8JWG8Ej$U8Gr&$9j~&b$_8(f%U}%f]%",
"!=~%j!a8't,8j*A9{8)j!ax^'%(~A%(~;%(~<%(~~#A$X~m$X~w$Y~)$X~^$V~4%L~F$Z~~#i$Y~vx%Yx^'$Z~G",
/* scatter_basic_address: scatter.comp -DGPUSORTI_BASIC -DGPUSORTI_ADDRESS, 5974 words */
"~#Wb_~!!!-r}$YUA}#N_[~}v]C}#NDI|]E}#N'~'r}!]Kn}!]GB~}}#L@:#zq]G}#LD~$)$V~d%L~X}$5;c}!]X}8}~&}#LD'}!]Xq91~&93~%}#LD~<",
"-oeD~}f!*gZ1weH8/~~#H8C~W8N~K8W~:8Z~~#U8s~&WS8t7~feKa!.b,(8u~&fd(8$ca`b@nb$I8{!2g!>cI.XFa*=geZ8(~&b#]9(WTc-k9)g]L8Er",
"a]9/ge_8s~897~X8~WG8~~#9!9#~#9$WG8|~-8~~R9K~~$79n~m:#~~+U",
/* segment_scatter: scatter.comp -DGPUSORTI_SEGMENTS, 6579 words */
"~#Va_~!!!/&}${kI}#C#W!+~8!B~7Vs%Rbeu%R~#Vr`!'}#Dv%%R~%%R~%%R~%%R~%%R~$`!'}&h>%%R~%%R~%%R~%%R~$`!'Wtag!%RWv~#Vv`!e}#C",
"s6#%~Dbg*cgP$>}#Ez8}$5SD}#DNU}$54&be7_~!!c>g%M!%a!(a!7%N%M`!&%O!%%MW2%P!%a!+%Q!4}$5p2}$5cgwfhbgR}#DBA}%c2*}#DJ4!+~$!",
"+~)}#EK%}#DN0!B~$!B~)bin}#DRI_~!#NT@%ReiPgiX%SW(%RW;%S~#bbCbiT}#Dp0#%~$#%~~#+bjO}#Dt~#8dk&!Jaf}%T`dw!Jbk&%T!3gl4$>~%",
"$>}#Ih+!FV{ah!}&oX&bkJbe_blxdgw}$6=i~}}$6%+diL#N}$6%.#w~,#z~F}$7+,$p~#}$6v%}$67~#0fig%F}$6'Nli_bi:a48`2Eh488)dhHXS%M",
"7}%U8+XJ#qa3@}#(R&bb+Vr}#(H%Vl}#dJ-8-oG<}#c.$%W`H.b;5aGsa4c8'8(!>a!v8$}&r_&fCO!5gd:%Ffi~kgl%F`>wc!T!=f>08#dhG%78%~$X",
"@aLVhg;8@8>80}$3^'8R~&8T8S~$8T~'85~$88~'nh^8=~/ak5bg_`H.`Vygg_}#eA%8S8Tbge8U8T8F8Ac=DWK8eWG8ecfQ}#CL~2V}#|[,gg~XAa))",
"}#u:,clKgvj}%p}'!F}#U1<b_=j$Fb!_%M%UVc%Ng#W!;f~:8%b#x}#[m+}%k<-c2I#q}$*$'8(!5k!F8+!A~+XAaJr8%h}vewI80b!'818.XAbW'd{o",
"8&_~!!k7M%M`,d`%i8)8%f`l%OW]`!3iynb8GVw}#z1&}%UN+%VVc%P`!Hd%,_~!!ROzb*AVeg#/W^~%W_a!V}##v1c_j8,X=aW-a8ddy<8/Vzh&K%Wh",
"!va7!%V8$8#f$5d`G8'c!1haHX{a$Y`Gkg!c!4%XVc%Qgb>#Ff'3a(}c#zib`XS`!4%X8#j&O}%Sf&8'iv,dbtz!R#g~2%8}$0T~#{%:~~#C@_~$@_~~",
"#[%;~`%=~+%;~~${%A~h%Y~g%Z}$0!3%A~%%Y~*#N~o#N~3%[~,#w~~#Q#z~M#N~d#N~q#N~~#7%8~%%Z~~#/%[~S%=~Z#O~a#O~T%8~*#N~~$J%:~j|",
"#,}$0!~$'%8~3#O~~#i%:~~$0",
/* segment_scatter_address: scatter.comp -DGPUSORTI_SEGMENTS -DGPUSORTI_ADDRESS, 7259 words */
"~#Wb_~!!!0J}$~c=|lIVs%]bim%]~#V}`!'}#R.%%]~%%]~%%]~%%]~%%]~%%]~%%]~%%]~%%]~%%]~$`!'}'J-%%]~%%]~%%]~%%]~$`!'_~!!!!4Vt",
"_~!!!##~#_~!!!!5Vt_~!!!#'Vv`!~}#R4:!+~@ck^!B~/}%!)f}!k[~#uajN}#RH*_~!#w,4%]}#Sc&nj3%^W(%]W;%^}#Sj)#[Vw}#S^%bkn}#Rswd",
"lT}#Rs%}#TF%}#RwCbjG}#R{~$;bn)}#S!)jkR#z~$bkk}#Wl-!B~%!B~%}'Z]+!cWxbkQ}!kM~$0%F~,%G~~#h}#Vy%fkQ%_~$bs,}!kU~#l!_~3%_~",
"6%_~(#y~`~}}#Q9~:2ms1#z~C}&D14!F~'qsA![`)X`sAd!AzsC!G~/p#)8%~$}&=N.e03fsT8+!5}&=J&8!g!J8.!Ab0[f!3a$=86csX!c~[!M~O!c~",
"hm&!bsf8'b2~8#f$Eb!l8*}#uy-fsj8.~>!K~~&RB4~$B4~~*N%F~~#Q%G~~2n",
/* segment_scatter_basic: scatter.comp -DGPUSORTI_SEGMENTS -DGPUSORTI_BASIC, 5558 words */
"~#Va_~!!!-!}%$j5}#`|~%'}$Gq(}#`b|}#`J~(M}$Ha-}$HF,#K~#bsDbpLbsHcq#$m~#brc}$H_%}$HZ~#/$m~Cfr3#w~$btFqr3~}$V~E%L}#^gF#",
"w~6#w~S$X~'!S~($Y~~9}}$Bw2%:~5}%'l]%:~.%8~*%:~*#L~X#O~|#L~~&4#L~fiU>c',}%'lV#L~l#L~M#O~b%:c)i}$B/;t,8c#n}%'l~$@%:~k|",
"#,}$B/~$&%8~~#|%:~~$0",
/* segment_scatter_basic_address: scatter.comp -DGPUSORTI_SEGMENTS -DGPUSORTI_BASIC -DGPUSORTI_ADDRESS, 6260 words */
"~#Wb_~!!!.J}%'lA}#Th~$3j`A}#TM}}#T5~(>}!`8~$4%F}#RJ(}!`<~#p!_}$>$R#y}!`<[}#RN~C4}!hQH}%*yLwhU8/~~#H8C~P}%*y~&J#L~m|h",
"l9K~~$79n~m:#~~+U",
/* histogram: histogram.comp, 19822 words */
"~#Va_~!!!JO~$}(hBW&*~%&*~%&*~%&*~%&*~%&*~%&*~%&*~$`!'}#I&%&*~%&*~%&*~%&*~%&*~%&*~$`!'Wxai.&*W!~$&*Vo~#Vv`!t}&M/a~}bj",
"E}%op-}(Js;}#J*5})5|7_~!!JW5%`}$=b%%a!U%`!UaiVciyci[}(K=+X(%baiJ%c!#a!d%d!4`!Q%eahjX(%f%e`!w%g!#a!-W0%h%`Y(%iaiOW0%j",
"%iY(%k!4a!O%l%k%eX(%m%`%`X(%n`!S_~!!9gj%oW'W2%p%o!%`!M%q`!.a!(%r!#a#A_~!!ROF%sb!xW3%t%sa#N!4X)%u%sa!(W2%v~#%sW3%w`!A",
"b#2%x!4%eY*%y`!tajT%z%y~#a#x%{`!:a#F%|`!&`#v%}a!FX)%~!#%y`!3W3&!a#e`!*_~!!k6z&#bjrb!2&$a!za#i&%!#`!I&&!%~$&'a!;`#e&(",
"`k7&)a$#`!E}(MK&}(lwUW|&*~$nkE&+W(&*W;&+}(m$DdkM}&O6~%_}&LT'&,~##)~%&,})`G:&-~$}(Q,)#w~$bp#`!<&._~B>gZH`!&&/_~B>gZG~",
"#&0W%}#Kz%}(QA%#w~#bkH}(Q8)}(py9`!.&1_~!!!%Z}(PS*$~ajB$~`l,bl4`!M&2c$1&3a!(`!s&4X/&3cjB&4ajf$_~#`lL`!;&5c!B&6c!(&7~$",
"`!]}$AO%&8c!2&9c!X&:X/&9~$$w`!*ajx$w~#$Xa!B&;~&&<c!(&=~$W:&>Vq%`W;&>$Yak5&@X0#0}'A`$&AX1&@}(Qu$&BXj&A#Fbqs`!,&CX0&B!",
"A`!(&DXj&C!J~#&EX1&B&D~#&FX:&E#F}$B+&#M`mX});}/&G_~!!!']`!x&H_~!!!#y!>&G`#A&IX/&H`!)`!N&JX1&I!2}(S9$`!+&K~#a!z&L`$n#",
"Gbo3&La%n&M_~!!!#o#w#z`!K&NX/&M&I}$@1%&NanN%,~#%(a!m`m)bn3`!P&OXj&I#)`!(&P~$`!2&Q_~6soGy_~!!ROT%`&R!3`lPY3%i&S#T#Ta%",
"O&T_~%w5o1~#&UW$`!*&V_~^e:F^`!&&W_~=GRk7}$CL&&X_~!!!-9`!P&Y`#'&XbmB&Yamb&ZX/%Fa!~&[`!*ao8&[~#&]ao4&^`!pa*&&_`!;#)~#&",
"``!*ao2&`~#&aa#:&b~$&c_~!!)w2~#&dXj!>#)})t1)`!0&e`!R!JW:&fVq%kW;&f$Zan2&g_~b]O5M~#&hX1#Fa$2&ia!(W:&jVq%iW;&j$a`&`&kV",
"q!4})u1&&lVr!4W;&l&mVrW7&n`%GaoX&n~#&oa!|&pVr}'EI)&qX:!L#I`!h&rX0W4%o&s_~1Sg>4`#K&t`'x!Aa'f&uY0#Ia#X&vX/&u#Ia$V&wXj#",
"I&v`!(&x~&&y`&*a)w&z`!I&y&B`!/&{X:&z}$EE%&{W:%'~$%'&|a!w&}a!H})uw%crN!%&~as$'!W-~#'#X:!5a&k'$_~IdN>hby#`!0'%c&'$nX:&",
"B#I}$EY$c!('&Xj$sa#.''`!ra!.'(Xj''&vW7')`!)W:'*Vr')W;'*'+a$m',_~CiVZ6`#X'-cvC!bWv`!C'.c#O'/a![`s4%!a'x'0`$y##`!('1a!",
"``$B'2a$F'3a!&'4`$Z'5!%`(@'6Vr'5W;'6'7Vr`!&'8~#&l'9~#$M%&Vq}#T9%WD':!4Vw`!U';`!fa$e'<at1'=`!f#G~#'>X0'<'=btF`!,'@`&c",
"&r}$GC%'@!3dt/W;&k%.a)C'AX-`,2`!f'BatP'C})C=&a(('Da#^eru!%'Ec+/'FX-'Ea!.'GX1#I!2`!J'Ha!N'Ia#j'JXj&Ba,''KX1#Ua$c'LX1!",
"2#7})CU''M_~!!!!J~#'N_~!!!!N`!&'O_~!!!!Z~#'P_~!!!!_`#h'Qa$V'RWu`!&'SY=~#'TY>~#'U_~!!!#G~#'V_~!!!!7_~!!JWL!4'W_~!!!#q",
"#z`!{'Xa#0W7'Y`&Fa|)'Y`!i'Zc$p'[c!(']X:!Aa%F'^X0#]']`!R'__~!!!#D`!,'``#Ca/K'aY#})Dd''b_~!!!#i~#'cXf`!*'dYA`.$'e`&q!3",
"}#W6''f_~!!!!R`!{'gYE#w`!+'hVt`!&'iY!~#'j_~!!!!9~#'k_~!!!!=`#.'lY1&M%GY3%k'm`)mitO_~!!9gT`:b`!d'n_~bYc|3`!&'o_~!!!#7",
"~#'p_~!!!#9~#'qX}~#'rY!})E=4cq,fq5!2~*})/0)'lb;bgsvcT_bB3aG^'l80`CBe<'}#@u(#6cE)h!F}#Ej&h=y89d_x%Gw!v%G8(~#gDZc!vbVU",
"hDYbK]!3`O<%&bMz%&})Pp4!Fn!u8'`A6`u3%.})6R%8MhYh})/'$%.bEW8#})1L&8$}#M:%}%w$&a`Y8(#S8'`u<&RWS$a&SWS$Z'mWS'B!3WS'C`!%",
"'H~#'I~#%!})2C&}(~C0f$4!Xf!9#0f#>82~#aX%8a#Z~$8b#Z}%~~5bPubb[g@q8&#ZaC|8l8!}%{J(avr(2`@Rb@QWY%y7}(08q828j8;XJa!TVwWJ",
"%``BJb@t8#8@bAb})/Y%8/`$=})]}%82~&8784~'8:~#8'm!~9%~)}#|6%})o,%8+XQ~$9$~)c[%9(h^T8/`Rw8HbBB808Ij#m83~%93~-8$bJ4bI7(4",
"828BXN!U8:8;8!_~!!s/F`!7(;86848X8H`tQaBs8Bg!aWY`!/(<8;899>97dxb8E8F8/`Grbh}aM`8=XS`!U(=8EaXu(>9<a!Ui{f9Hd(-&M~*n(^&M",
"8(~,X<`!2(Deyd8&8+`%mbDtg$Ia#)(E9Pb(Ebyc9X8c8w8g9RcD=9ZWG9Z}({u9~}}&]'~0F!U'si%3#`fW<8&~.8'8#})z|~'t&-~:~}ce&%aW]%`h",
"1I#w}$:}*b#NVcc&lce`X=e!,8+Vec,*}#&=-8*`vJc!o't~=`vPf!o`tj{!odw7e(CWUa#|&.j%~8'&.`+9c!+&/8(e&I8#~$ku[bv-}(gK'i{2gt%&",
"0b,|a7Z`/*!;dur})39~+<d}oaFq&1b</'uVc%bd2|$M`~;8#fje&2~$b%T&5`uUa!:$Ouq78)~'%BVc%cf>H}#A,&b!naG0c!m&6e&x&7`!mc0[b!ri",
"rc!#'vp!`$V~)&8~(&;~+$X~*}$I^'zm:b!o8'f$=&<~(&=8,~%$X~:}$uh%`(ckktb%6'we9)bMQcOOcMVd3C'xVc%d~#d0/&Fh4.XJa,0b8Q&F~%e.",
"_bB+c0}WQo'UbE/c8`&FjQ!8(f*,!4b@a8'c&$'yb$dWS#L!3})bb&!I~$a#i%e'zVc%f}*IW)8#&Ib-0dMu&Jb*(8$bQP#T8!b*a!2XAa99!2dKn8!g",
"!98(!2d!Q&K~%8,~'_~!!ROy%e`+D8&a$Mcx%%gW]%e~$e&^aAyVcb$qhMob#7bof&Ib*%dMjdQ>f!@a&.&M8!b&|`AWex@c)wXKa=)b5]8!}*)R3#L~",
"(c%X}*)q:a7[888<a#Y8>Vw~&X@b@1})`%%`%Gl%o!U`8NVeg!E8G~&8,f+A`%jh7[WS%L})^Y&ft,'{b%}f$J&Og!Il4B!I~$cNidS(#)~+c%1}#:|(",
"8)&PcG9mVgfza}&Qu+}#+c%cEt}&Qp%`AvhQtaLwd<}86}&QB&Xh8:}*.('!%898:`xEa.-86878#`&*ctWaIZ82_~!!ZIp!%})a%%88_~!!ZIr`!)#P",
"~#8<})]!%e$@%`'|Vc%hh:mWJa!CWJa!Nc95b49#)b!0b!&d'm8$cx+e!I#PaC-eTM8)b4$c<-8'e!T#PWUb2}XQa3/&QXZa!,h&1aG~b!~!IdB:XNc<",
"b8:`x!c/!`|E}(|7&8#8'YP%`a!V!2b(n%i'}Vc%jk#i#Ob@6&.f#-XQm<Td$/c!F`1La3Wf+%8-j[K80~#f$Va)-`8[}&6Y'j$j}#wP'b#$&T~.XGa)",
"!&Ua1a}*HC88B~#X@a)z&VXAb8#bX4&T}#'&-&T81b%e!5c%D82}#zz&e%P&Wb6U'na!38:m!X})8W%}*#h(8082`%(}*!N%XI`!D#T8D#T82#T8#$c8",
".b!-8E#T83#T8$8Q8/XIa%P8F!384`%T8$80YP%i`&Y}&:2)}$V<1bZ+&^WK}$PA/a(t&]~%c!V%k'~Vc%la,pd*.W_b']b)i&Ij7!%F8&`,La0@d+-c",
",@b!f8%eR3b!D8*}#0S%&ab6[WS&b!3b(i}$W#7&I}$Q%+g#jW^a8'#)WTa7jn`Kf#o}#U:&8=XKb&ZWXh;%}#,]%#Fg!2&cd;5WT}*2|$b*q86b*P&d",
"aaz82XTaUh`!P89}$a`(8<}#+n&X=b:+b9f!Hb)08LXGa%3!_b!6!A~*#)b!'8Qa#{8R#)g$vc+b8*8%a+>&b~#c%ae!y&bc+$}#.@)`H,b!5XGb!n}*",
"]e)cW0&e}#Y:%c!>c%wb$A}#,(&8+XFb1<YP%kaOz8.c3b(!eB9b~J!=~%XKb$Gb!0c@Sc#*XGb!5eBV}'f/)hB68$}$b9/!J}$[,+`!aaRrXAa9na!k",
"8(`Af}$X]%}#+W%`Ly8)a-P(#Vc%m`D}f7-cOk}#&Y&`,,b(_}$hj+b+#f+|c)sd+)c>N&g})C81d,Tc!=_~!!RO3!/`!O_~!!!!o8(a>yb!R#28!c>>",
"}#J%+8(}$hi(#|g8VVec!Tc@NWQa8#h2ob%[&he0G8%`!^b$Q8'#2c@Xjb}##8,b.L&il(UdF/($e7WWM&k7}$a`_%a#{k#z}&8D&fAne8k!J}$jS$}#",
"CC)mEQ})w1%}&e&+ce/l5Z%Lk!@8*~,}#B/&gc(a$384!Jb0bc+Eb4R8-e8<(%Vc%nc':c+1WS&m7~}$`S0!A}#:R.&o~%c'4a!k`,%&p!3}$iQ(g8k#",
"I}#A'%&q}&f0*&rb#*%o(&Vc%p~$h(F%o7}&s~'!2~$bE5b!8cJqf*VWW8-!5`FBaS}e$F#w8&~#}&b}$}$b`$b#L}#*W&_~!!B`y%oc!&#I_~!!JXB~",
"#8#b!+87_~!!JXE~$b*MbI2%;8:XQk3:a!H8:8'c'0%o`5.8.`.7b59WTa52b5+85XD8:}#CC&$1nT;W^eR98!e:V&tjGB8'~#}#*{%&wmGCW^a#H&x}",
"$eX7&vh*u}#EV%8*}#Dj&W_a2&&}b!,&v}#`E*}#3@%&|~&WV`Jo`-N8/a+78+8,!=}*jF%b$j82YRc/#81c$.a7F!>b$.b-f}*h;*}$Dn*c.18!#FW_",
"aFVb$3}$ms/d%]bfIb0L8,!Lb#L&~Xaa!Dg'}8F~#h3O8T~#f!Sb#dbD+8$b.y'!c'Ac%18%cNqb!'8785XFbe)}$aw/`dih'GXaa%G'#g#$a&u8+a!&",
"80XAa1u8Eb!t#F}$tI*#FWa`!:(&8t8!`&wa!}_~!!JXv}$e.%cTbaU58.`/_`'m828/})G$(X=})G2$}#>K%8/WK8tWG8ta#38O8B82dew('Vc%qfMn",
"jQUb&^#IX=b6Bc$+bChb(58+}$lD,b%&b%H8-bAH`Zlc#Ud'd!Ac7|c&vb'nb*5g$X83c's8.#I~0b'-8(~$c7885~*`+^$cb>9}*z.-8'e<)!U((`H-",
"lC/b#8'$_~!!JXT#qa6j}#fg&d&)'%a!8aL$gCDdBl()Vc%ri]2d3a}){_2$nk,n&|}$i^-f$;8*e!N'&~.'+}$j,2a/j&mk:qb.L&If0n8(e@5gd&b`",
"{Veb$%',XKb*>c$Fc=@}#>u&b4~$nc*N_~!!ZIhc*4aLuaH5l%Fc_z'w8JXAa*$&0bT28#`OZf6e&cd;B8M!L}'Oz&b!@8(~#c3%W_a'Q'&b$,e!}8$~",
"$i=Na7x&p~#!2b$!iAF%s(*Vc%tdK&cTDe(F'-b!TcEDj1L'-a/(jI;8-h3}c3K}#GF&cZ>e!:hjT8%~$c2!fCm85~%}#O(%8:b)/8'~%8(~&8$~&c5v",
"c,jb0O8+XabO3b4bl[`!2a(q81#FXZj[Q81i$`fVwcC(81}*sq*b->dU=aAi8/`6BjA#8V8<g.FW^bSeb63g-l81}#DZ/8@!Aa5I8^X!e!vfQ%8(8/i'",
"(}#97$('8f8Q8Lc&*8NWG8Nb0V8]8G}#Ow&8^8Nb#x8f8_`^nXs%s`!M8U8#c6c%s(+Vc%ui&Aq)|'.~$mH=l:I&v~.8/b1D'/~&8'~,8+~#8,7~}#E1",
"&}+'2%c/}d1D8.}#<1)!>~)b)xm'Cc&:8>~%WQ~$!3e*R8B89~#j7e%!h/nWXaNSg%08+~,a%R8M_~!!JXka(c#[f8/8,~#p21k&Ig2:8&c;=bOS}*,1",
"$l#7W`b59!3a%k8&eGj%s(,Vc%vb%k%sb;]!4f=(}#WM&ba)Vzb#;8%~%bWzb)+}#@0&()8,`+Jo-3WJa+5b]('0gzT`#|cE~a)/82`!Zb!OlV}a5c81",
"`Ajb#U85`]yc/B(-`:*k72q'C'1l/@}*4n='2~#'3~#%L`!%'4bEQ'7!0~#c!*!=~''8!0~(!=bEj'9#Ta~z'ya|@(%85b*K}#%T3b'NbKY}#'m4f/N!",
">})QF.!5c3>}#$:%c!>}'!a&f$881~'8)}'^k4}#T|&g]'b)/82}#L})bqObP](.`5;}$}t9&|}*-v(8&WZ}#K=&%wg3#jD-8&eWt8(~%}${W+b(!#0e",
"l&c0h8/`$Da'H(.8*`5f}#I,*WZaA_(/Vc%xcIxgTOjRx8'cTu}+!R&`%O&B!2`!4ah,k!4WX':`!G8$_~!!BaHj'i`&2a2JdL*iJ%80}$}F(';~$i6R",
"8'~)'>n!dWS`CHb*BWT}*%<&8,`.we4['9n)J#Lb4'#2}#*R.8/}%-x'%y(0Vc%zc.@gW3WUa)mh$LXS`$d'z8)`$>aL4`!'}$!l%awSVwb,QaiPKz8)",
"8$b!)K{`6=}#!8%K|8+`%oa(L(-80b!_8,~%`X:alB8%}#I7%`p^81b#MWJaVibj9hX1a)%'{b-lgTe}#a{*j#u#z8)}#'2-`Ny'}}%-:$f!Y#w~:#w~",
".`Ht'|WS$Yh!YoE=#Fk!Y}#Vw,8@WS%!l!Z}#L-%!=f#4!2~5av*!I8IVcex_8J8*~'8aeW1'x}')t%fDP8e8)~#b+hhJ.e!I($8+f9E8+~#gGN}#0T.",
"!c~2cw{iXv8*e!q(/8g~(8-8%~#e1G#TeU,%F~%cN4n!s%Fa!Eg#eXWkBjX>a!of#i8-~#h$%`NR'~8y}%2T$c5C8{WG8{b#/9)8H8$b!)9*8C8%~%9+",
"8Bc#E9,85c)QXs%y`!deMC!#(1Vc%{c)'k,K&E~(&B}#O3/q,Kd!)}#h*$k8hb,a8/8&82b#X}#Uj.b-e(2Vc!&in58##Z~*gG%}#Tq2}#3>%eA~80c]",
"cb/gdaj8&bdI'v`&8dFp8-`0xa#.8.f!n80~6}#QH&c!seX}8>fb`}#[|%c!z8(~&`Df}%%L*}*9X&}%8t'cRB$ac:mbNU!=~%_~!!JXba!&'AbT{!3&",
".a>2ec)(3l3z}%*w&tIT#U}%3D+chhf;n8,XN}%8X-8$Xaa6niYT81~#y!s}#41+h$Y}+$/&l6!8-~#b#:8-~%jRfc]I'Bb2_`4q'B7~bQI}#tO%WXb^",
"#j!E'C~''C~(aHYbVvXNa%Zfr$8C~$eoS8D~#8*}'1B%`!-8C8D857~}*G&$8@8A~#8EWG8=a108Eh$E`6Iccx}*0&$8YbFS(4Vc%|~$lRXXWa.|h$0a",
"0&(38)b(m}#h!(#S})q7:a34'u8&b39cj]8(c$hb:PbBe87VccZ1ciXbE28#a.,`0j}%8m&'Df!`82}$.R)8AVef!P89Ve~&a1,8+}#*](8:8*847~8(",
"}%1V%bZ^`$M8<`Mm}!/GA8;~%u>~x'}b!pc<~cd;g!~aI[8$d^ccW$WS8*`WJ})ui)!=~%}*7i&n&!b0c8ZVcbOka%Q8[8@dzq!#(5e,=fm[`!&(#g(s",
"8%}#Zl6l(l8/~/8+cWy848(c9lb%a80a+Z't83bH`'sb8M#l$c8%}#_V'is;%)8+'Fh!f}#]Z%#T8+}#[I%$c8,c2;fQfbSr86b.9(6Vc%}f/Mc@.b@e",
"b)6##b`5cZr'Gb.z&B`#Hb!Q(7~)oq<!Jh-lc~f}$52%`)mb!_8(`P3}$7D%!=~%b!h(8l#9Vca2j(!8!j*m'H~%8)WS'H~&g_6WNaGJk8{'I}%8^''I",
"}$#=%cABb#$(9lr~h}<}+@h)i~E8)~%8*}%3I;c*Fb1{`+t8)b$583`)%g$5}*Q%-8-b#A(:Vc%~W]`3:}#'61XJa:YVzXWa5R}%8<4t#7c<n'J~#c/F",
"}#t*&8.`0ua!k83Vcl'x|!jd=Xi!jak]g$W8,z!W&E~+b8S8G}!#9IbF'(18!8Ph!abMtbK#}#hg'&!~(%yd%0b!U'Kk.{h'^_~!!Ba*aNya.J(78)cg",
"ia$c8.p5Pn'3hK$}#&V/88~#Y_a4jb&u8,8#g5R8&~%a%f8>c&Qk#B8Fb$s8B`&5c#Da!F8FVcb4`&E&BY_aR<b!=`k^`!kgHpb$a8I8Kct<b)$}#0Q%",
"a1j8Eb+1b/0}*(X0a!g8Ta$E(68Pc+ya$k$Z~)%Fk!H8[~$(88W~$d*z(;Vc&#}#iB*f(ccJRa/dg!Za!V(58+8*b#Ql%hp%Lt&ub&&8!h&t}#<0)88~",
"$b.F(:8:8988bmzaA}(9a%*cz#k$S}!)=Kb$o8!l(%k$x}!!mN(8~0a#V8Y#Zkyee`(aJ#iSxjqj#Z8c}$CL%8!8c8b8`e&%!4(<Vc&$fI1l,`XUaAR`",
"IY!3lKa`@vd%nb>W}!9FM87jTD8;8%c#pb!:8;f#p8+~+}$Ei&j!S8E8.~&c]3cY^czh8Fb%'}+'x&8H~'}*M_(8A~*`9.`6l8+b)J`!c8<8=!=a9J8:",
"b!z8B~#d$IfYQ8KWG8Ka!Z$c8G8E8$}%T@*h+^b'Q}#-Q0d=B(=Vc&%glJp}N'2~+8(~3'3~(b;~c!@l:FbP6'Lb!>aMp}+%E,'Cu!N#7b!>i!Nu(acQ",
")b3^e!NcQ1b48d!2c<pn`nau)}%Sp%cP]f.ViM/8)gFHj&g#]8.cPQcj>d##cVR}#'f)}*0A4WJa%C}+(`8'2~/'3~8'3~/%L~A}#&&-'4j_a&MaJ8l!",
"Z#6~,gM=cTvoM=8*}#YP1'Mg!KXTa8He$vk!i!=~28,~1'Nc!Kq!i%Fg'1oJdo!i'Oc!Kz!i!=~D'P~%n#RWK8qWG8qb.%(>ewn}'Wp(!7WXp&8!]XTb",
"Dp'R!2g/(8+WS'Q7~b!hb!Wa)W'Q`+I}%Zu,}#4+'_~!!RQUb!V!3}(Wu)kH%}%NZ%'Sc#{b!,'Td,:c#bW`c'jb.]dHzmuPc01&r}$1J-}#!x%c/+8*",
"jcr878&`+1a!:b-3'U!3aY[8%a!l8/~*fJ%c6@f!/b6YfG*8%~$bU6'VX@b!ea!`8;b!n8=!3a#48I}#8J&k+%8%8D`.idR58Ie1z'U8+}#DV%fQV8M}",
"#-D-bm:!=cOdall8)dOd8P~#d$F84bdlf!Z8T8)~/8)~)8*~$WTbp7c#g}#74$8`X[a8C8M`t8}'W!(%Yk&$c1d'W~*g6|a!8ff|'W8(}#-g0W^ad5c[",
"Bcx{!J}#(S*m!JW_at1#IbY0'U}#'x)jbs`D%cp@8;#IftT8=#I}%]*&ctTWK8=`J^WLaHe8'd|-!#(@}*sa2i/Dp;x%Y8(b/18!b(>8!b/S}$3Y%fZC",
"8%ckY}$9V&&&`2[}#LF3'XfBr8'~%8(b<a8*~#}#4S)Vcb!<8+}#4l&b!B8-}#H*+X@b3Yc4]a&C8,`^M}%^/.b#]r:lks3&rW_a&ub%kd#6es38!`%H",
"}%`U'(AVc&'h7y}$]s&g$pmxzblV&vfs)t9{&v~+bsX&vli7WM#p`*o}%Z+.}$)b,}#)^&hj&Ve~*8;~#bfac!i}#[-$a!h8Dbd>bA#lj''+8A}#X3$b",
"7kbP%!>a7k8;i`[8E8=~'8I~+b$;#Igu3u5h}#'_*}*-X%gn^bY`}#Hq,8b8a}#-$.8cdPWapJa%Gbcl8*`#;cEc}#4e''Z~+X=a)E'[f%5'+~%brQ8H",
"#IbjMb%}8,h#QbLvd~(axv8+7~a#>80`#&}$8R%dXR85`B|k'ek*{8S~.8&84~-8U~#}#+c%&Bj!S8[#I}$bM%9(8VXQjq@j_<WTa.r8Fd#Uc_;}%_5%",
"8dc*hfgI`JD8dWGa!48e8f`&@8gWG8bbCj(BbW`mosyFX}#E`%8,~%8)~%g!|!2g+ab+](Ce*Sb+('Vg<[!L!3f#'8&d(Y8)~'!Ah:'bNU`])}#L'38*",
"~$8.~'aRI8'7~cFi}%k$*XD8.a4v(DVc&(c+j%=df-eAU8#lU|!5b&:}%qF%h'E!Jbz{'Sc-xb.m&/8*cP!!AX>f3:fq6k2X'^8(b!Sc6o`H8}#R/1`U",
"f807~8&}#1F)!=~$81XD88a%|(Ek[]cWq(B#Gj&,8%~,f/o8'}%s<,b'$8)glK}'iy)b`[8-h#fa(}d&LbnQd<;f!+#E~)!]~)'O~)'P~)#6a'&}#Gz%",
"'_8<}#:.%b'}(F~,h+gkchb#q&Bfcic5'h%r8+#IgRvb.Y#Fb'pc4i'`}%ln&c-zf_*86}$7L$fl6b#C(GcW9xq|hcun-PWNb6yWH}$l3-b'F8,b)d}#",
"D^&'od:/eE%8+XQaXtc8q#G}#Nu&d%S}$Gy&a!@'pa!'8,'qgB(d!@8%~$WS}$Xy&85a!a8<8!j.V8H8G~.8I8#}%5o.dr*a!''b8;b%|c7j#G8=c!-!",
"3}'ng$8H~#8I8J!>a988FWQ}#v8%}#;J.c%]}#lq*}#`s%d[6c#Z'c~$f$n}#Qh'mJ68^~#}#M])!J}#MO+}#MD(8bd-G#kVc&)c4.dO1j&1elTg@0WQ",
"a0.!3f~Bg`>((80ekw#S~$b*o!2b!'!5bnec+R!Ac>~a>V(@}#4+2b!C(C8,b%L}'U1&WK}#Xr*lQ9k!S%='d}#=V0WJa'TX>aFEc#bj{'8/b#A'ef17",
"8-~,W^a1V#)c&Y}#.e*8$}#cY&}#46-}$^^$a#!89b#IkcH(F86fo.8T7}}#v+98Ya1qa!]`O)b!'8<f!bb!t8Qb<$i#]j!>8N~-8*~#aSI8nVc~&fo]",
"8af+ca%~k{3b#}8'#TdM&kg5XC`{F(+8k8`8'`!ofbIb^JVwb|nVzaAe`Y6`!B(*9&8p8e8,r!C}*ZD(8*`oV8,b@H8.`ngb!)`m98.}#Vl&8%8/aT!(",
"A9/8f9.b|ManAWa`!)(,8~8!r!la!693m]5X>a#xf$78>~,bEZ}#y-%9;WK99`$t}$X(%c~IcYD81b!Ca+i9;#Fe!]84a$ra!29=#Fg!b`,daC[#Gb11",
"8!gJ7e%n96clF##b!>b6Mfqfd1a'ab!va(195}#Z|/jV58!8I}#)93c>He)Z9B80dr;l&3bnba#Rb%'9ehXKXZa'}84f$l8'~#b3Ze8&}$W[*g#@8:X>",
"a'il*%X>au5f!c84~#j4b8:!2XNa=/f*j8<aEMa$f9h`J2g*6g~zb#vb!^8r}#]i)o(;c!OgG}a+!8n#FbJ5c7y`#sXAa0ObB)8,cB-bdf!3}#vj&8nd",
"IHc&+9~~%##d*`a/va,m}*c!%8<8M8:8887}#&O&9zc+Lj[R(G:A9w~%b2fWQ}#[P5:=}#)R)8&k*L:De/l#y~#97}%H`'`!+9+~&!M~#98a'-99}#]}",
"*8b8!dUk}$(l'}$RX(9@b0:`3=gxLW`a',:Sd!F'f~#g(N'gc#4:Th%+c3{c2P'rb%Q}#`3)dl6f-N},$5+}%|L%c!G'hb!y:b~#clng3y'i~#c4Wc!/",
"'j~'8-}#F3%d!B'kb!X:jWG:j`2&",
/* histogram_address: histogram.comp -DGPUSORTI_ADDRESS, 20956 words */
"}%/[$_~!!!Lp~GVs(H}$F]%(H~#V}`!'}%/O%(H~%(H~%(H~%(H~%(H~%(H~%(H~%(H~%(H~%(H~%(H~%(H~%(H~%(H~%(H~%(H~%(H~$`!'W#Vt_~!!",
"!#+~#YCVt_~!!!#/~#_~!!!!8Vt_~!!!#3Vv(H}(5wu}$F)H}%/p0}$F/~${_~!$1qf(H}%1$&}$Eb4(IW((HW;(I}*q_r}(8)>}(8%~%O}$F5(#z~#}",
"(814}$F53%F~$}$F15%F~@}$F-~#e}$F)w%G~(%F%G~y%_~(%_~9%_~D(JYd~N!aWt}$F]%}$F-R%F~G%F~=(KX}}$F)3}$F%_'iY!~e!GV~}$CS%}$F",
")=(LW#~)(M~~#P%G~X!cWx~5(NYC}$I`%}(BE'!FV{}$F5)%F~%}$F1.(M~1}$E{%}$F54}$F1^(N~>}${F3#6}+#;,}#J75}#*q$c=B(Mw#((M}$FA-",
"p#(!M~'bGeegN`#%`up}$FP6}$~4;j#g84~#}$F`'8V~g!H~7!K~88j~%8k~M8u~78z828s~c9.~69-~.91~G9<~]9H9A~=9F~/9Q~0(N~`9Y~)9b~$9",
"[~&9dWG9dWZ}+!zL~}}(FB~81}$N_.#z~~$S}+}{q}$N_~&7%F~m%F~o~}}+>g~+T}$Nv~(=b@6b!&}#y++WS8$`68}$O$:8*~6a=g8.~&}%H*&}$DQ(",
"a,X81b>z84WS81b>+82},-0;#L~+89~;#N~(a!|8B}#S)&WS8C}#{+%8H}$OG+8Ia!=}$O(&l8,b!I8PVe~*8QbC)c!Ic#pd^e8'WH}$OO~#M%G~1%G~",
"~(:%_~k%_~B%_~X%_~~$O(J~~'(!a~t!`~~#x%F~8%F~~%7(K~)!_~~%*%F~~)C!`~~#7!;~.'i~H(K~~&H(K~~&E!G~X},[Y7WTbD.i]sb3C85~$8(~",
"%bIc}$O_~&$bWuWUa!D}$Oc/8*~7Ma8*~&Mb8+~&Mc8,~'81~58382~.WS83`B.}$Of5%G~)(L~1%G~<%Fw!Y%F}$Of<%FoET#Fn!Yexu8R}*Y)&WS%!",
"cxvd!_}$BE9%F8*~(ewW8]!3`+l!If#98be!t8`}#`.%}#{J-8g8)}$N&,j#B8h}$Om%}#a7-}$(^.(Mw$f(M8-}$Om98i~;%_~)(J~1%_~X8{~(}%4s",
"%}$O_&8I8$~&}$Om'9-~'9.~~)d}#'h'#S}#|a-%G}$Ot/8*~%}$GI4}$Om,8'~*8)~&8*~(86~'a.%86b7;bUT}&9'&WH}$On-83~)8@Vef!Q8@!2~-",
"b3;a8'87`$I8889!=abT`IC|/F}$OiI~}b$/8ab0bbP)a0-8b}$Oh~&Q!;~~#J(M~~%0%G~V!;~g(M~~#$%F~F%_~z%G~~#/%F~k%_~~&Q!;~~#4%G~L",
"%G~L%_~~#7},Z,1#]81}&Y]'}#zh%d#0cV$}$:n&aeH!>~$8.}$HO%}$Ou/}-,dF'2~/'3~F'3~/%L~NWH}$P@:bXn}#c~<i!hgN%cUtoN%aIqx!m}$P",
"Z0e%[k!v!=~28/~=}$Ph(q!v%_g(1oK_{!v}$Pu(z!v!=~P}$Q%0f(@9,WG9,}$Q%6|'+}$Q238.~#cCL}$Q26p!d8&}$Q@~*I%G~~%W%_~~$-%G~4~}",
"ki=}(0a&8gc*u},rT)8'~$8gWGa!68h8i!>}-r7$8e}$QO9yH@n:Q#)8/}$J%&c)}fjF!2~#bS1}-9{&}$Q_~#j%G~~#h!;~9o>p8,~%fnZ}*@8(b%O8",
"0~+a)E8!q>Sc!Vc!b#[~&c(0#Ef!-8%`8_f!-8&`:Rf!-8'`9gf!-8(`=Dc'Q}$R,&8C}&9k%}$R,~$Bn&'8&'o~&8&}#N''WJa#nXQaI/}$R;-}#PY&",
"8(~)8.'p~$8/'q}&~N+c%O`]%8%c!DX#8,!2c!i88~$8@}$RD.8K8J~.8L~&!c~38>~+8A~'bIR`!18L8M!>aT$8Ia'g8P~,8T~/}$RQ:c'G'cc#l}$R",
"S>8d~#c$:!X~#!Jc$F8/}#Q0)}#Q%(8hWG8h}$RW6ecBe&a}%<70}$YT%}$R[481~;WS8/7~}$R_@c`n88bcM}$Rh&}#O^&}-WV%}#7M%f>08$~$k4F}",
"$RlG87~P8W~&!c~G%_~88W~)(N~18]~(8g~28T~P8r~+}'e`%crdi~dl~Ta`W8(}$Rp5a!^8}}$Rt%8!8b8(~68)}#OV&9&}$Rx%9-8!8h8.~5}#T#%}",
"#$D%}$Rj'8+~$b!)818%80~%828%81}$Rx%968i95~,9'~99:cZt}$Rx78A~49CWK9@~99B~09D~>%G~(9<~4%_~198~K!;~19E~B9l~K!b~s9n~'!c~",
")!G~M!;~_:'~A9}b+X}$Rx/:H9z~>:D~7:Jr6m#y~#9:~(!K~#9.~(!M~#9;}-6J&9<~'Xba%`}$S.(c3U!F~&b'69C}$S0+(M~(9E:^b!H`@I'fc!H}",
"$S2/:^e%C}$S24![`/,!=}#{['}$S4=![`dg!='hd!}:k}$S6-![`t8!='ic!:bWPa!18D!='j~&}$S:*}#c9&'kd!_:sWG:s`2i",
/* onesweep: onesweep.comp -DGPUSORTI_GROUPS, 15598 words */
"V_V`Va_~!!!B3}$S<$}*$&BVs(g}$Qt%(g~#Vr`!'}&wu%(g~%(g~%(g~%(g~%(g~%(g~%(g~%(g~%(g~$Vv`!U}'a&,}+Ex`}(Cb,}&wk.}(BZ,}&wk",
"H(i~%(i}(C*>})73>}$Sz&})77%}-D$%}(C/K}$Sq%}$Sn&})6o1}$S~&}$SE$}$RT$}$S3&Xx(O!%!4b!#W2(P`!+}'bv&_~!!ZGV(Qa!D`!6X((R(Q",
"%`}$T@&W2(S!%(Q}$SR(}.bN'(T}$TI'(U!4(Q}$R@%W3(V`!.#p`!$X)(Wa!6(OX)(X!#a!bX)(Y`!U(O}$Tk,(Z`!r}$UE%([!%a!J(]!#a#.Y+(^`",
"#7a#*`#gX*(_`!'a!*}$S8%X)(``$,a!z(a!#`#R(b`!c!4}.0q'W2(c!#a$B(d!4(O~$(e`!K}$R(%X*(f`!f(Q`!<!t_~!#5ll(g}$SN.(hW((gW;(",
"h}+Gy3}'bZ(}.m1&!.V~}+GlF}&wS.!{~$!{~.!}~$!}~#}(DT-}&wS5$@~#$=}&vh$$=}&wSV$A~$$A~'(i~#(jV~(iW;(j}(DO~$-}&wA-}$S)'}$R",
")'}$MW%W;&k}$R;'}'cU%}$R9$}$W7*&GY/~#(k~#&G~%(k})7a%})8*G$X~(})8&*$M$a})8*J%!}-![3}$T-%})82H}$UZ%}&yO'&1Y.~#(l_~!!!!",
"f}$LI'}.Y,(a$:(mWs~#(nX3#^(m}$U6%(n!3}$S,-}$UW1#w}*#/,'F~$}$Mo$a$2%.Vq}$O=%}$Nj%}&q`'(oXn#^!L}$VI%`!,(pX3(o&0`!M(qX-",
"(p!A`!((r~#!J`!8(sa$5(t`!,(s`!((u~#a!v(v`!(a!p(wY1(u(v`!>(xVl~#(y~#(x~#(za$C}$QG)({Xj#I$S}$MK'!]Vl}&pP'(|V|`!&(}_~1_",
"s=d`!I(~a!l`!,)!}$Ra$)#`#9)!`!()$X3)##2`!2)%_~!89~#`!<)&Xo)$}$N)$)'X1)$a'~)(X/)&)'}$VI%)(}$MU$$w`!B))W$}$N^&a!B)*X4)",
"$))}$XX%}$UE&)+X:!5}):r$),Y0!>)+~#)-a!.`![).X/),#I)-`!5)/X-).#I}'hd+%(VrYD!4)0YE)&`!G)1`#9}$U;$)2a$[)3X3)1)2`!J)4X-)",
"3a#{)5a!8`!()6X3)5)2`!d)7X/)4!L)6W7%,`!*}'oy$%,}$VT%)7a*U)8_~)oJ_C`!&)9_~)oJ_B}$Z/%(p!3}$Q:%}'hF$}.x/&`!4):X5b%&);a$",
"}}$Y;+'B}$Xu+}$Y7(&6~$&[~&&[~#'C~$&7~$}$Y',a*$)<`'%!5}$Zj%)<a#X)=X0}$P}%)>Xj)=a!a)@X/%F)>#UW7&``!*}$Y@$&`~#'HVq}$af%",
"}$Ph%%F});y&!4%)}'ik(%)~$'Y~$)AVq'YW;)A'I~$)B`!u##}$XI%)Ba!u)CX0#Za$2!@}-Q#$)D`$X!@~#)EX3)D)2`!()FX0!2)E~#)G`#4)F}$Y",
"u%)G~$)H~#a!.)IX:)H!>~#)JX0)Ia!4)KX:!r)J~#)LX:$9a!()MX0)K)L`#2)NX/%G)C)M})@R&a&0)OXo)N$n`!5)PX/)O`!)W7)Q`!*}$X.$)Q~#",
"&]a,%&;c$B)RXj#U}$Z^$)S`&P)R`!()TX:!A)R}$T_%`({)U}$T#'}'l/&`!M)Vc.f)W`!(}$[x&)W~$)X~$)YVq)XW;)Y)Z~$)[b!B!%)]`#n)H~#)",
"^X1)]~$)_Xj)^)H`!:)`X-)_!2}$]3))ac!G)b`#h)J`!.)cc!s)dc!A&=~&'-c!()ec!G)f~%!%)g_~!!!#Q)H!J~#)hX5)ga%,)iYo#Ua!r)jX5)i!",
"3}-TG)%_~$}$ST%%)`!-)kXm%_'g}$Uq'`!3)l~%)m~#)l~#'Xc!v)nc!9)o~%)p~#)o}$a%&a!c)qc#I)rc!()s~$`,%&a}$Y0$)t`#!#G}$W&%)ta#",
"!)u~#}$Z-%`!7)v~#&r~#)wX5)v~$)xYE(M}$VS'`!-)y}$U}%)zX5#.a-]){c0*&MY1)z){`!9)|YE&M~#)}`$Fa!E)~~%*!Xm%))~~#*#c.(*$`!.%",
"G`!9*%`!h}$U`%}&yM,`<e}$U)&jM>}#<{'cFo}#q}%cE/8#fQ_bFK}&+V*}$N!%8#}$~~&8$~#dQd}&pD(fC%!H}$0r)bLN*285bMKa@G8,nOB8@}#U",
"2'Wa(O7}*&818+}.TK.8#~%8%b|}8&8$XS(Q7}*'8J}$NQ%}%%]%8)}$<X%`H/8#WS8R8!}$N>%838)8;8'8T}.OS$8S}&qaA}&OG'!0~(8$bCV}'TW'",
"8%}&qa{7~~$!|~*8$~$!w~/8&`NI}&qa`~}h$1}$8Y'c!vaj3c$5ciQc#u8-}&q8)8*dsV8/g$d}'H>$80aE*8#b$c}&qa%81}#%b&}&qaAn%O!E~+}&",
"oK.8.}&p$'}&qa+aK$a~}}&qa,7~}&oV&85`!Tq!b89}&qo'}&qa+c!b}&qaJs%-$B~%q#q}&te+8#}&q*)8-`Jwb!c82g$P84}'Oo$b%;}&s]/}&rQ)",
"87bU|}&qa6e#Q}&pF*8(~+8*~)8+8'~~#*8:WG}$R|%}&s1*8@~+8B~)8C8@~r}$Jq(86}#;_$}&qa3f%+$H~.#B~0}&pB~#.8;}#)$&}&s5*8A~(8B8",
">~&~}}&qa(87}.&|$}&o.i}$>jW~}}*hq/!4~#aS^&2f_^e'Sb+Gb,7c%dcf2cWJ$O`0NeVO&3i]$&38+#`8!b!lb$#}#N.&b!MdW+kh7XJae7Veb!>}",
"$Fz%bXN8$}$7d'evY8281}$'H&$V}']H%})3H2cgh})3D58&fw;8&!28'})3H0e!X$X})3@+8&`$9b!3}#mr)a3_})3H0j!VW_~)bWb}#y&'8&},6e1$",
"Y~$$Z~.$a~}$X~$AP~#$aAPWS$Z~%$X~)$a~'%!~7$a~)$Z~%$a~2$Xb$/})3H4$a~+%!~-%!b!>})3H,$Y},6e6})3p'})3HG})3#~#%})2|)8#fgT8",
"#`;U})3#~#N%8~07~c&i8&e+l8'})3-5h7$8(~$},7*6d'Jh!je![f+U8%a*>})3#2!#'y}$=m)}$4P*_~!!9j!!2(l}$2>*}$F5)#Z~%#Z~0gA+k^G8",
"$}$'4$}#$A%}$I~(%x}$'W0WUn/k}-vN&}#oe-`*R}#V9(}&0y%clubhE`/B8(}$#}+e$c$%}#+r)!2c@|}.G>)WS#N}$U~&}.Kj'a$7(O*&Vc(Pfsvb",
"%d}.KH*8&~%}.u6'!L}(o~28,~/8,~#a$!'F~*X@a/9}(0r.'FakJa%784!A}$^,%}#re'}$up(d!.%.7~Xz(O`er8684828-d.Y%;}'nP,'$gD,}#vt",
")8%}$,Y&!ca!,}$>l*%Q}#0m1%;c5K(q~%}'fm&`/0dnA(r7}}$(@/8*dc-(te!98+cq6!A`f-d!9(w~(8/&0~&e$:(wagV}#pl%XIa|*808+8-a=xc0",
")(Q*'Vc(R`',g&57}d&vb(t}#d|%}$QD*j(ub!M(yjjB}'t0&Ve}$A@&h60}$8B'clB8+e*28,83~#c5'}'j<&X=b)+}&&f%Vw}'v;,#Zbo`8(_~!!c@",
"<(Q`(48(8&8#}'yK2b,)c%!(ze#r%6bHpc@Fe.;8(}##A/({b,{h0Gb{+h6#a9{8!b/B8+}&u,-a6!})3-3b~j}#pV%85`I=c#[*(b3$}$z.5evC!]~%",
"b)*!2}'x0*b*B8'}.=y3}$7n(ar8e:;*)}$tJ*kK-XOengd!u})<]+**b!Rb2;}#o5*}#}b&}#7w.}&@.-!58%}'yi2(SW](Q}#Un,}$#H&c&R}#88.X",
"D#Z}#4D,c,0}%h}-%Wh&Zb*kXF~$(|}#{g%}#7t&(}a9.(~~+}$&T&f1:}'Gb.cq_8.}$F)'}#p|.bx@8%b$Rc5#d-TXFa%q(|b>&8(XV8#`#Nc4u%[~",
"(f)<}%>~+f&.c2Ic&3)$XAa!d}'8D'b#%})>m2b}a)$}#+_%8!l#@b!V)%}%r))b#<*+Vc(T}$U{,}#2Y(}#NY0)(~+cy[`P!c*gc*<8(g'i81})Cu&b",
"{Y8.8,`6W}#fV+f!q}.#P+b!)8/}#/v')(~$e*+}#,l%8>l*'#p`m{8*}#%d)8De;9!38%`-2WTb6:XNa66c6@d*183~#XGa,W))}%tn28I!2}.SG%a!",
"ua:`87}$9m&(U`(2i/;b%2`2La$0b!+}#[}&cJVW^b%yb3~)$g'p}#W7,c$/}$.#+WX~$#G~)b2`c&-b(>).c!8fMH88~%XAa@O86b&nc-2b&]!3ftCc",
"$I}#=c$a(L8A8<}#=n%8B)*8:WY~#*+}#lP$86}$e_(8:82`'Of#$#Ia)A)/~.%[a5kax*b!W8!8H)*8@}$@A&d#$8C8*877~c<3a*Ca$~}#|M%8Ch#{",
"8CauD8FWG8F`!S8D8E!=a8n8C}#PF%8@Bd8!~$8J8A8Ibt[$c8B#Td}08X7~~#p$J}$I|%8Xd5Pc<.WK8_WG8_b6+8N$c8%~&%B})G./)&ev#!S`|Lb&",
"ObEecxm)0a!~%.b&&W`b0S}'pj&}.t;$b)N*,Vc(V~%`'oc!(b)N#Y~#o&Qa0hWJa1wXQb'ab(Q8-by^bAUh=|82b'H)7e(j}#:@2)7~+WJaT;}$Yt&c",
"*>8#c)*}$Iy'b&tc+m8Ec*<}#5t%d3F8A}#9y%}'F-%b1Qa1HayA84`4pWJa))b!A)7g![8Mf#=89~58Sg45}$A9%&J8)f+Q8-8!g#68&~&8U~$8X8/~",
"$}#q;*f!|8-d)H80d+]82~')7~'8'7~`2;a!]8db.r}#@x&b%'8#`+=`=PeDU8-`&w}#c|%)8~-8l~%`Ul8mb!.8pc$9WS8q`%N8gaGI8^WG8^b#=b(#",
"8`d#=8c~&8p8e~&8%~&h*M8+b!+}(#B%b,od1-e0m80aOKn-89%81f!I)8a!+9,XQbyYfIx8'b,A)9a!+9/}(!U'907~byCc!Oi!kc+{98c%ei6)WS9:",
"7~dKq}$KM$8-a*i8@8A83`(<}$wB%`!o8B8C!=}%-E%WK90WG90b!P8M`Oc`!6927~~#94WG9,WJa|HXQeK5#zb6=9A}#-B.e]}!Gd*R9D~$b`$9F}$q",
"k((We11`<Xd5S}#2n0#I})OU+}'x@%}$592j!V8%~#}#Fk%82}#C2)VweLd}#'N$b5c86}.gI&`#`a!287Vwj$y}'{-&8&b#abQa}$ST$}+%N*f@~}#g",
"z)!>~$8.f#>kIG}'/t(e!Sb!pg.mg!Fg,+b!=}'zX*b*I8Rf4Kh)r8V~&8*WUb'gl#,8(XNa<}8,_~!!k9,c4j`4k}$l0)8)83`&wb!U82c(<k$LcTMa",
"Ak8!`<a}$T,)8B`!P}$<c((X`2i}%.;/XQe$Dg%O8)Vr}#.I-}'+:0%.}#+]%8-c.qdRX}$<v&g7WbKCkEN*)a!&**c$Wa!+*(b!/i70f[[8>c!'c!68",
")}(#R(WZ})Wb&(Yb#v(Oe7<#p}+]g/g&&k$jc^(WTk*1}%[r,c1Be$T85~-)&8-~#b1G):g$(}#oY%8;}%bh688}#yu182~$WLb(r`!La10c5lXQ~$kO",
"Q%!bH;`Ez8J7~WS8I8.a4S*,8#8K8,8Ja!98K}#EM%g@I}$7(&8U8&8SbC{YR!%}$Zc%8(}#Q'&e5z8*~$}#+4(89818*}#5p%85828#8)e)E#O~+867",
"~`Aao)38%b!Gc-9t)waI5aV<}(8R&8i}#p^&`.g8i}%6f)82h'.bI=)9a!:87b.n8(l.A}+]w%!2eOR!2a+GdE;8U8=`/Va&@8P8<80`7#}$+%%b#G`3",
"d8S`;t8f!L}#HV$8UWK8Xd#v})N8.8C}#>f$bc}}/9`$8ub%{8_8D8<}$Be'l)fa%xVra&n);8!g$[oX(`^De)[8-8,~%`6Tc8Xbc<'s}$jw+'B~*&5f",
"$8}$j0'a!>'Cc#^i<Z}$jw+'v~3'B}$j91&9~+'C~,!%(C}'*y/}#Ab&'H8&fg3XGa!V!=b!4c#EbJbbE=#)8!}#x#*!(eE~8)~(!#(2l9O'W`!weKUl",
"G,a!e`@cXFa!'!_b#%8#}#}K-bG/XGaA7d#@aj$cg28/`(qb!283~#82b@7b$'*-bF_})^H*c2J*.`$:})ct.%8~%%:8#a!H*-}#O9)&]~&})cY)c#`8",
"(j@t8'`hl8(c@re!F8)8.c!~*/Vc(Z}$@,&bU)8#cSZdNP($}(@E,(sbX!b#/(sXQa'[}%#{*lWc&;~%}#|]%}(*b&bK0}(ah&j%0d!C)Sb+oc!Ldcxc",
"`6y!S)T~))R~4d&5XE':aW&W`adq8/8&}(-C%}'X{%8:eJo%ZVc([c=TiCL_~!!JZYa$S`5Z8%}$jE&bPdb%_*/8!_~!!RRzb$j8*}$@m%d!2b2)8%h,",
"S8.8&~%bMp8,`)J}$1N%lU'`52c8R84}%(h%gMpc]]f<:8!8<k`%!I8&Ytc&#W_b!Ba!Y8Ak[j8CaEl8Eg3:8/~#b#[d#>W`b%7!2bBdb*|86`>Z}$>q",
".}$&R>f&Y8&c7;}#d<&cZZd_`b45b]08&82g#Rf(b8*~))UdItcRT}$yV(}%Gk%858!c(:8.}$(N%7~}$(W'8586~%83_~!!BcD!4`!:o!s8B~%e8]8A",
"e-j!#(9}$t^@b)(l3-8&~$c2Q}(Aq.$ab#(d*Ik#@b$f87~%dcti#J!2cYZa:'8,7~8'b*h}#Wy%XA}.IH)b$K8=85b0T}#s,'8>`o7}$@O'(]a6=}$3",
"5.mDR}+Ay>8/~$i<0b!:}#NB%`%Yb<58$~%88~%g&j#d8%dm7}#<R&em`%#`'sb{$'v`!X}(3~.}#Sy$88`!dapww#XhDmb#@bJN8J}$u@(b!s8)}(=*",
"+`8y})l^,w!a8T~&$c~1b'ca#P8Xf$4z#Pc)9b$Tc!i`,$}$'Q*b$XbJ'b&)(5h3$a*N%)8$!3bT>b3*'I8#~()V~()[8)~%8)~%)Z~,!#(1h&m}$(20",
"Vrg%>WQa=(#ZhmGa[>}!%[N89~%%1~&(5~S8Dc!a$c~&m%[bs$f!e8<~2a#o8NVec(^}$U^%}$8u,8Qc!v8&~&}$9p*dfA}%:^$8Lf!v8Nw#[8[d~dn#",
"Z8WWG8WWK8ZWG8ZWZ}$904}#J/)|%>(C8&b7xbotc+z8$}(E#-p;{b!F#Z}$BO(a*681f#!83r+Q(C8'a1>8>)Ic`.bQE)I}#J)$)`b'|h0'8.}$q3*8",
"(e(:&<e6*)J8+b!C84~%Vee#b}&FE*%)e!G)K81b)$8:!3b(|c6{}$q~,cah)ae!L)b88~$)c8B~%)Z~2}&em%aR|8CcRxa2@8Ap$ea3y)dj7n8dc/Z)",
"_e3,)d8'~#}$WX)8L}$SS,a$l8j~%#Zd/ha%Ib!=&=f$N8%f!8b!k}#u~&8nWG8n}%)/-b!Cg=7'-~)b!_8(~%w=6!U'we!eb%4}$uh'f!j)e~,)f8)~",
">!4*0Vc(^a:)}(Cz.!U~(bV,l58)H~$eL#d!DamQd!D8%~'!J})uI.`7p}$QZ&dJbdr38<)Ia!,dF-)h~%}#tq%)HeFG)h8+~,a3,bk}8(#ZaA{)j~+`",
"1@cL~'u8.},r&3}/5;%818MkZ+8Nf!+8QiM_%38.~(8/~$}$9Y%8Y8,cm*g(v}$(u%8A}$9H%8^80~&bFTb!@)ke(%8W~-8H!2b#W}$)H&8aa!'8=8b}",
"%%N.8`8*~#}$hE(8a8:`9/b,_X[!48X8a8F8a8B7~a4<8U8V!=}$AE$8S}#vT%WT}.]v$!J}%1=$8[XD8ba&L*1Vc(_~#m&IWH}$@B)n9i}$,#6h&+g'",
"[b-;8+e+q)m~%cXPg!Bbj1Vcb{Lb!0cdlbV.}$+W*)m82}#'s&hui89XNaY7d;sa7U}%a@$d7a`>6b7a87bGlgXXt.ra,B'X8'cFCh,B}#s5-|.xb#(}",
"#$X%b#(8S8O8$f)V8T~'8Wz%&eU5)nb'qc#=}#1**b>ab%88/f#YbWt}(Xz'e8V8'8*`^:p(}81~$828ua)P8t8!k)%8xj(y8-~(8.~(9!8+~*)pf!T#",
"D~#c(e8L~-8Ek&]9*Ve~%b#^!3bH98W8RcCY}&sv&X@bFLc#wb)*`/3}/,e(8[`fo}$bn%82a!|8]~-8U~.9:d'YXJa53Vco'Z8h8>8!}$Lz&a!-8.8<",
"`DQ`0sbbc8h8i8K7~8Ag+%b%J8i`&T8Q~%}/eo%}#rc%!=}0+'$8ff!Ed}`|4db2^8'~&t'q}%e|))q|5Tb!k8&!3}$F.%t*S'I8'jiej#a8*~:)r~&)",
"Z~;`CAi9)}$Gb6l)%)s~7b$(80l$q8+f)+dqY}(!>$aMZWNa;l:*~&f&4}('z&b/;:0`'cb<ib#Y`#58;8<`#k8=`@xWK8f`&AXD9T}$5*%e96bD!b}6",
"b!*ar-c}|XK}#9+$}%B8+WTa,|`4x)U7~p+z}$c}%`dr&a}#]s&bMw*2eMdgR#k*Q(M~%kXzb$UfrgcRYX=b22cE4bx+b!GcY$}$#o(hYMbE7dI&81}$",
"&).%!}$t*>&]~.}$JZ'!&j}&#2WS$Oc/X8$cVQWS$Vb4T8'##WS$N`r&}#x$'d1L%_eG1$*}#^G&e8i%_8&dYY)u~*}#16)}(;7;}(8u/i!E}%jq((``",
"2hgBTbS3!Lb!^8&f|F#)j~/8*a:0bL0`CEc!8b6V##}$qP%hMHb6L}%=2*}%T:&8,}#(Q.!3bTT!Ibtk!I85b-;b(f8+c(jc!{8,Xaa/`k!d#G86c!Tc",
"k!8>##~%##}%JJ(}%)['8(b;%}%vR'}(/#%8-dV^(BVc(acRfe^wWP8$f0D}.y5)}*1X&}#0m&8(eL~!3a}S}%EM%8'8$8(brf}#{x%)wg$E}$t.'i!0",
"}/Ey)|EFgNibQ<*.8!bKY}!EEKfLg8'~+mO%c!t8-}(p6+b5va0a8>}$f<%8I}#CG%WK8E`i%}$Er%bPsb+(*3Vc(bb[9!4o++x89$T}$)w.8%#Il/f}",
"$)s3}&G&%jM288kdq8,d)e)xj]B8>Vc}$XP%8!87b!Gfex8>88~'(:}/K!-}-E[&ct-i$)}$$d,`Ms}#oh%lbNb>E}(hI-e$R8)8'~'8*~If{38'fC88",
"/bpJ8$}%(o*bDW}#|~)(EjTd|PL8+~$hG08+WUbP`rh.XV&a}/N-(}$d&2(7Vc(c}(d^=lS28(~/f9F8-}%,H('Kc:`kcPy))}%3I*8(`,Lk`T8=f:B8",
"4}$^9(82~#d!<86~)8,}(ix*c|H8Fb_}8.}(s8%`8=b!K8$~&e`%bm|bLc`!28J8K!5},@l%}/#6(8OaCoaM6j3<(E8Se39!4*4Vc(dcP.hAE%Gd)5as",
"RjO~8+VlXB`!'*1$c8+#T`9gbbPa!48-VzXJa9lc!9#Ta;|8-eI$8%}$6~$}$x:(`!9`!P}$*g)8/~'82d}BWP)ye#,8:Veb*@j#08@VzXZa!4)|j!58",
"EVlYO~#*0#T808E`#E8D~(8Gd!5828G`PJ8FdD:}#O;&b-ca!A8J~&$c858J#T`|u}#xz(8$8+`(1`!}`Z*b=O)}~-`B4hK7}/RJ$`VGbGI)}86i(U`_",
"tdr{}$cm%8>b!+c-l8D`tfa!L`LD8C8#cIP(/Vc(e}%'#*8#i)/gsZ&ac2|c,A*5b6#}#T7%}$y^%}$)t&b1Rk)>}*BkE}#xq(8/fC7b>Af;|8'}$$z'",
"(fb'6(QfFc!tjK)$cdJe}#$f+}%([%VwboNVz}$W[%80d4g*!7}}$Vp(83c~]cJL*#eB(80`(WaZ=}$!S%c9,a!483~$88~%(Bc$cb*Ba.M*38<86}$U",
"%%`ak87}$UI%8<81b%Yc3)*$f#$8D8685~%a!f8=b/y*%~*amM%@8H8I8,dsu8>8@`fdd%`}'zv$XC`!K*48K8<bc78Ia(/8Fh%$a&Obb6(/hP+ayH`.",
"g8N#Sa&!*5}$)X%aUM8H}%#.%8S8J87`%6",
/* onesweep_address: onesweep.comp -DGPUSORTI_ADDRESS -DGPUSORTI_GROUPS, 16821 words */
"}&Hc$_~!!!Df~$}+,0MVs*6}#tS%*6~#V}`!'}&Hl%*6~%*6~%*6~%*6~%*6~%*6~%*6~%*6~%*6~%*6~%*6~%*6~%*6~%*6~$Vv*6}&HMy}#siH}0#k",
"F}#so~$^_~!#_Da*6}&HI2W:*7W(*6W;*7},_F~##},_B~%Z}&H,-}#s~D}#sz-#z~8~}}#svP}#sn1!aWt}#o]%}#srR%F~<}#yw%}#sv'~}}#sr3}#",
"v%%}#sv~$#%G~$}#sr'!bWv~t%_~4%_~7%_~G(M~v(M~d}#sm~#a)w~-)w~1)w~7)w~G*8~5*9~(*8~+(M~C(M~2(M~%*8}#wZ&}#snf!_~*}$4338'}",
")EW*8)!5})F!-}%Vz&}#t!.88~98C~1#y~2(7~'8M~-*:~%8U~*8W}/d{%}&AmA}&Ai>8'cFrb`x8+8(}&Am_~}f$.!0}#qF)}&<0&}#tr/bq:}&Am,e",
"L,}&9#,8$b^)adK}&AmFn!k}&Aq'jM*}&Au'eWY8Da!{}&Aq+8*}([j%8)`#Y}&6%-}&Ai'o!e8O~(8P~$jWN8&~#}&AmPo%3}&Az-8a~)b#&b~gaNij",
"#f}&Ai'mYt}&Amc}!&lH}#x('q&#83~286~(87~(8.~*8/~2|&fp&#XJaio}&:&-b|Go(H8A8K~)8B~-8N}&<;)8N~#}&Am+|)p!=~-#E~4$:~`o%a8<",
"~28@~(8A~(86~*87~58I~28L~(8M~3}&AmV}!%+K$Cu(/~}~}}&Am9}#|-1}&Am&}&@T>8,~[87~388`v(b!E#/~(8<}&C/>8B~A8I~'8J~28M~&8N~&",
"}&Am>}#{~.f$|}&@P>8,~>81~Saa-},|H%}&C3*8=~&8>~28B~>8G~E8O~'8P}&Am.}&>:T}#{k~$d#z~~%|C#~$C#~~)6!a~)!G~c!G~VlHc}&7*'}$",
"]x&}#{x,b!g}#{xY%F~6%F~~#)#y~~$P!G~~$k!a~7!M~<#y~Ef!hd,1}#{xK!c~;!M~h}%5fG}#|(}o#E}#hL&8(~*dVPXFa*](|XNb(y}#|56!G}$,",
"].c&I}#|5Gs#H}%,f%}#|C/}-CE'}#|C&8+~~('D;~~*g%G~3rfA}#|P(9Ga:AbKp9I}#|P~$;p$_}#|^)b$_}#|^N8U~38Y~,y#98+}&h(%8/}#|k)8",
"+ej;8,86c+-8!85}#|k:87~$}%G[(!38H}#|k~#)!G~)u(/}#|x;}%8.%fnb}#jP&c!'}%5$&8)c^1b5h}#||t!b~~)@%_~~#v!#(5u$e}#UD'}*{6&}",
"#nm)}#}O~.(}(I%,fz;}#z$H8N}#}^_8X~;}$q3%f!e8;~.k{Oc~z}#!*2b#'8.~$8kcw)8$`[x}$v<,`w)gx@d%w86a!L8s}${d/`4EawF8(f|+}#z0",
"%8;8!}0}')!=~%}#oU%a%J8y}$!Ie9!WG9!~%(6~>~}}!'U]8=}$!W+(6~S8H~+(6r'U8G`|)}#])%f!m8A}$!`58R~*8R~,8U~+(6~,byL}#pa$8Pf!",
"v8Rw#d8`}#i8'n#c8[WG8[bQo}$!`9(M~~(SW;!td`(}&(4-}$!dk8=~kWS8D}#$!%8E}#xm4b.78Q~*WNa;)8Sk^b8Tf!+8Wa!Cb!i8Vb=Da!*8W}#y",
"*%c%;}#,0%a%;}#y*%8b82ct$WH}$#$-8H~%8f86~&bB[bY-a#/8H8e~*|3>c34`9U!A}'bk'}#`2&}#+;*8EaVP8ncuNb#18Zc+-}#tG&c308'bM~V}",
"b6QbvJWH}$$B,8sk)e}$$B+8}a#78|b!+9!}&+g&fsX8|8+}#aL*8}8V~#}&jT%X[!48u8}8c8}8_7~}#er$8r8s~#8vWG8pWK8|WG8|`!/8z8{!Ja3E",
"8xXD8~}$$F6}#@U(}$$J~#)8:~~$#8T~~#5WS8lb)z8mp*dbYk838wa*i8v}$$Q/8ze*Q8y~(8z~59&8-~'}$$Y58O~-8H~.9.~/8Z8U~&a*,91}*^e)",
"}'H9%a[Kb)B`:;}#g.(8`82~#b+C}1hk18Yk##9@c'mb`L9@}*_s*ca<}&ri)8m8A~#}&L#&a9e8>8!8-}&;8%`!-8m8n8O7~`hF}$$b-8n~#8U~&8oW",
"G8o~#`!C!=}1=q$8kWH}$$b~%m:0~7:6~99Y~/~}r^ud6[*8}$$o:!M~-83~:}'lT%f_Dbf~c.X}$$qb(7~V)w~5)w~6!H~C!K~:*:~~%,*9~~)G(8~~",
"#Q%_~~#g(M~~(^(8~~#V",
/* onesweep_inlined: onesweep.comp -DGPUSORTI_ADDRESS, 28994 words */
"~$_~!!![s~~$d}$$n5}$%($}$$q*}$$n%W<!4}$$K%}$#R%}$!A%}$!8~'0}$!(7}$!$D}#~}'}#~qG}#~m/~}}#~iC}#~a~#B}#}AL$w~#}#~_%}#}A",
"/}#~X$}#}D'}#~>+#P}#}L&}#~G%}#}J+}#}B5%,~#}#}9T&[~#}#}1<&`~#}#})~#:'Y~&'Y~#%L~>}#}%:)Q~#}#|z~$1&]}*w+&}#|~~#A}+jR%}-",
"63$%,W:*;W%&[W:*<W%&`W:*=W%)Q`#D*>_~!!!!A}#}6)*=~#W;*<a!&*;~$$x}+<i)u!&#Wh!.fm+}#{Kb}#VyS}+:`&k~r}#|(F}'b.&8.~&80}&H",
"t&dS(a;S8D`B$g!na9dbDg$[`!&;b$`}#`J&bCl;dWH}#`C4}#`@'bzZk`H#L8,~#c<[iXd}1G1083}&Pc+b!T}#>*'}'[d.}#Id%8*},bM)a!^$S8:8",
"1bw6;z8;83bj|888<8$br[}#S/'#U}$$_'dW(8'XOaOpeW08$~0WXaDf!3h`=}#YF981~:&]!3bA%p'187~'}$v@%}$%e.b%L8qa$^8BhLWcWjeQ)8x}",
"#R}78~~O}#R>+b|#c(5aW}84},2v-8]91cL|}!(#G}#ID&bqda#&8/8@}.o(&8O~)}({H%}'I1&8!8Ge'28m8KrXl%L~.}#~o%}$(A19^~'a!=8[}#]u",
"*8^~*8`~38d~/8-~38j~58i~,b$r!5g%_cYFf$r}#oa'gY6XAbc|}#oN(}#67%#2bZb8#~&cX]d(:7}}!+fIbM7}#[`%b!d9we]h8$~$WH}#[Z'cXO:#",
"9{c#69}}#[G+8'es18(`F^by|:#c'Y}(NN%:/~)f.[X=a!H'$a!'8K',}#__%}#_i,WH}#_N,8/a)a}#_N78.~782~Bb}$}#_N,g^UWH}#oBLc^}egs)",
"w8E`NNh^}d$!aq>}#=L)81~#k!;#0}'VT+b-f8r8na$e9k!Lc[Ce#{9nj^]adSd^]8(~~#db+D}#3j%8-#S7}bL|8/`PG}#Mk'8$a0V}#U3)8}}#,p4s",
"g}:ca%':`c*D:dbW.9.jP`938%}##!-9p}$/'^}#kb&a$C82!A}$0]38,Vea$n87(|}'gQ)cz}8&d4.}'}-$a*Lgvd8=}$'c.8>`/A}$/S%:/~;:5~28",
"K~(8L~$a#C8C`#]b-&p#]8H~%8(*>~0bwea#]8M`oe80}$%q2:K~28a~(8b}$(@F8e`ob}$0!.8i~J8r#+b#}v$48(~5}$l[&}$(&%81`sn}$0N19%~A",
"8=~-9*WG9*~$8k8|8E8Qd^E:w~%WS<]}$'97<c~><h~[<s~C<x~><}~A='~'=(~2=+~&=,~-=-}23V&}'Ll$9]8!8OWK9`WG9`}#5S%9f8!8Rc~3a#2=",
":9m}#EC19p~$a]ja!>=AgcV9pWG9p`&c9q9r`:z9sWG9nWK9vWG9ub(`;U}#0C.;Y}!,mD<`~$<]~&<aa!';-8!c,_j(I|,<8,~981~F87~.88~'#T~7",
"}'_6%b#98Bq)e8B~%8G*>t#98G~$a)ec06}$.V'}&S(%k+Fa&E86k+F8T~'k#IXGaz3b+38V~98[~5}$}g'!U`z}`1^8.n+38j~A89~,bzQ}$9`%8j8A",
"8E~#f((>G8|~19!~*>M~)}#7_%`#W9#9$`((9%WG8}WK9(WG9'f'n9)~6=e~$=b~&=f~$<2~.#[~~#8o1z$c~28B~(8C~'8@~98E~=8J~1t#38W~(8X}",
"!1zE}#7-%a!~8E8V`'Uf&h@88i~18l~*@>~)}$@&%}#!u&a'O8jWK9wWG`=n9zWG9yf&l9{}#@-Q}&oR&>^a$]>Zc$b>_a!'=+}(Gy&c%7q&d8+c%7n&",
"dczh!U`7B848!85}#@d.X=a+m>qa!J>nc!O>ra!'=>8!k<z!38'a'-8*~)f$v@i8J}#PC(8K~%8%b$m@o~%}&m})!=~%WK:KWGc62>!}#$n;e1i@v8'}",
"#Th68,}(7-%@}}#5(6WS@w7~s48@}~>A%~[A0~CA5~>A:~AAB~'AC~2AF~&AG~-AHc&<WS8Y7~k).8c~%8&~%AW~*8cWG8c~#8d8e~#8fWG8a}&p{%WK",
"=/WG=/gjNj=}>g}#Cp(>7~'f+/>wk4J>{~DA$~$@~~&A%~$>O~.!=~)$:~~#/n#+89~%8>q.88>~%8Du4;8D~18K~2b&P}&:y%8H`!^b*a8Y~%8#b*tB",
"K}#HH28_~%8(b&_BQ~)}#DN%`#=8`8a!=})I.$8]a>O8df%w8f~6Af~$Ac~&Ag~$@3~.#E~*}!2S~%@b&n8h~*C=~28m~*CD~)}3@-%`#o8n8o`&n8pW",
"G8kWK9WWG9W}+@[$9YWK9eWG9ZWK9_WG9^f&z9`~6BX~$BU~&BYa:KA$}#K6,A(8!j,*Ae}$N<X}!I(}q'KB'~28H~(8I~tB<~28^~(8_~E})RZ%i'K8",
"p~*D8~28u~*D>~)}#iU%`#o8v8w`'K8xWG8sWK:YWG:Y}&p]$:]f'C:_~6CS~$CP~&CTa!'A~c668+b54DK}+z.%k#88/b!9DP~$cQhb@F}#|}+:oWG:",
"oWK:qWG:q}&pE%jzFA/~$AY}'a5-WO`!qaP7}!T&Oa#~8.8!WP7~`%:d!Y$W7}}!!cPaY@D8kRd8*~#WXa{0}#@;/8Ce&ik*%&;e5{Dz!3o8Ka!8E#!3",
"}$2t0a&y8(b)G}#Dk%DN}#f0.c!jE+)Ss95)S~%E2~6}#$t%a!@E5s#GE;~6}$4.&!U}&~l$}#a-'89e#DEC)T~6)T~%EJ~=EM)Rs!])R~%ET~6bYR}&",
"Jt%83`Vaa$vE#}#hS08=8%})g5%WLaEq8_`!.}$Km%CP~-8&~)8'~-b[VCZc5:}$K`$#z&3a(XCZ~$8#biQC`}#~a0XJa.*}$dV&Ceb,fb:Y8-f#j8.8",
"-~#b<&CgWH}#i_,}(/m$aW~bgodgi}#i^'8(~$8)j!8XQ!4a(Le6c8#`j9}$*I%8%}$'T&(s~$E6(s}(ML3agPbfe868)~&eA<E>bdi}'WL$}#_~-!I8",
"%}#i_/8@~)c;)8C85}'vt,i#Xc#Cb#^87}#if'fdE85}#,<$9JWG9Jb!-9I8=8J}#8+%9J8#8K~P|A~FV~<F^~1b':DRf%H8$8+b'!DX~.DX~)D^~.d^",
"LDb}(r3&XNa2}f*/8-8,~#b&zDdWH}$Jv[80~~#98D~]WH}$Ji.c#hb*q}$JiDk!]Vc80~(81}$J[2e7E$U}!0}Qa!6G'l0}G(8,}#qg*8n}$(8*}$KQ",
"%}'Na%c-<84ja=8&87WS8'}#vD&e!F8'8AWH}#y),9<~39B~%8+!_a(hGu}#y)59G!=a!<Gya4W80}#y))a!2Gz9I~#81}#XM&9GWG9G`#,9H9I!=a*h",
"9E}2Vp$9Lf*-9N~2}!$|YGV~/GW~'a#LH185s*|8:~%H8~5F-~/F3~.F3~)F8~4F<~:F>WTaW}}$-v-GQj&$8V~38[~*H[~58a~%H`~0Ha8c~(}3iK%`",
"#88b8c!=a2]8_WK:3WG:3WK:7WG:6f&(:8d*u:;}#Vg+h.:Hi8&~6c:'Hpr%=Fe~/Fk~.Fk~)Fp~4Ft~:Fvb${:e}#wt/8G~&:i~$}!(%`Ha~/Hbh+!8",
"7i&SHA}-`Q(868A`drj&_8^~38c~*IL~58h~%IP~0IQ8j~(c-T8JbU`7~dUi8j8k~%8h}#yX%}!$WcI*~/I+~+;D~,9%~%WK;=WG;=WK;BWG;Af'~;Ci",
",'}#IF5I$8&}#zA+h..I(c%.8'}!$$cIP~/IQg,]J+8C~68H~%J2~5H'~/H-~.H-~)H2~4H6~:H8~1!2}(E$'8W8X8Q7~8*a0s}2e^&XA~$!=~%j(<8d",
"~38i~%8c~%JU~58n~%JY~$8h~,JZ8p~#8i~%}#mY%`#U8o8p`#08q`(:WK<5WG<5WK=fWG=f}##e&>$WG>$`!;>%>&~#>'WG>#WK>,WG>+a$[G8~$Gcd",
"$QzC&Jc~6Ji~=J6~3Jq~<Jx~=J{~6K$~NK+~<K2~=K5~<K<~EJi~BI8~HIC~.IC~)IH~9IM~:IO~sJ|~JK'~~$.L>~<LF~5J:~/JA~.JA~)JF~4JJ~:J",
"L~~&9Lm~/Ln~~#0M^~:Mb~0Mc~~#1M>~/M@~*Mw~<M~~5Ks~/Ky~.Ky~)K~~4L%~:L'~1M9~KND~:NH~0NI~dNQ~<NX~5LM~/LS~.LS~)LX~4L]~:L_~",
"}NI~/NJ~7N)~VO4~:O8~0O9~~#+Np~/Nq~nNj~6Nn~iO8~/O9~*Oq~<Ox~5Mm~/Ms~.Ms~)Mx~4M|~:M~~yP=~:PB~0PC~:cC!DrWGDrb#)O/7}}#o7J",
"c'oO[~&}$bj*}$;Q'8,}#a`&M/e%*cf[Mq}$U~,}#o.-c:ZN5}$gT&$cb;MN[N]}$s(.N:~*ch>OoairOV!=},a.&}$po&8@~&bh%}#Bf(!3E88A8/}%",
"'2&b7SOwb%JOw`&W}#H+-P5~#8&~)b!;OYe&q8)c6}(z~#v$kPC}#HCF8/}(7#%8-e!e81}#im)}$x>+}$ok,PQ~.b!w8*mDzb:R7~bnk}#p7*})Oz(8",
"28580}#qb%Mnj({OVb#_%(PD}*0z&}$yg3x&xPN~*WS8!8+l&{}'nz$8T}#KB-8V}!6wkP}~/P~~*QX~<Q`~5OT~/OZ~.OZ~)O`~4Od~:Of~+e)+8S}#",
"r;;}!$pYQR~/QS~*R-84~689~%R4~/gG(8T8#8*b$kP.fow8Nf$QP2b*tb$Q8'~)8(8'~'P4~$86~+bA,}$dp&}#9{'%_eKbRK9&}#sI)8T}#t/(8Re8",
"<RP8V}#t/89.~*8]bLvRV}#t/391WG91~#9293~#94WG9/~(P0~%Oa~)}#$xBQs~$Qp~&Qt}#C0%P>~*j$'Rn80}$[[,82b06Rq8!eC485}$[[<}#UI%",
"PO})C3(8286}$O,,XV&]}#qo(}$P4.}#rN%WH}$EGFp#jS-8*~,8,~%S0~)8/~;bORS5b(#c&t}$DG%}.79-c9hR:e/o%L}$6A)a#r8<f#]8>~>SH~2S",
"K~Fb*3!3}$F_.g>CSU89~$awFd#Z8)bx<}$Fb-8,o*38D~%Sb~1e!a8!}#,X&}$G!-87~%8Lb!WSl8!f%'}$G!68>~%8Sb!LSt~2}&7s%b/q}&@R'8Wd",
"7'Rue4v)dj4f!2)_e5')d8&~#}#y>(R|8Z}(KJ0!3b##}$Fl6%L~)}'F|&9)WG9)b!E*$}#-m1R5f.-9Tf}xRE~&f!9RI}#-hDSO~$SL~&SP~$Qz~~$o",
"Tv~<T|~YT3~$T0~&T4~$R_~~%fUi~<Uo~@9d~FU&~$U#~&U'~$SO~,SS~.T2~~#lTR~~#2Th~y_~!!!%K~<_~!!!%J~;:]WG:[~):^~6U~~$U{~&V!~$",
"TL~+Yz~7Y{~7:nWG:nWK:pWG:pWK:rWG:ra3.SW}$(,&k9rUj}$V(,T]}$x!)!3~$}$|-*f#q8)}$ic'8,~#}$k/%8.}${A9}%7H%!2a&nU6}%.k)80}",
"#le+WLbFe`!PcN$bE[85}%.u(8)~'}#`0&}%.q;h%2}%.m+84~,jI#8%!2~/_~!!!&@~$VM~#}%;D'b!Q8G}%;*4})1Y%'$}#Cv%U5}#e*+c_r}*7y.8",
"9~#}%;9'XAb@6a&1_~!!!%U8Ba'Cb7:`#08A8B!=aIu8=}$;S$8Ea!A8O)7kJ]8$m#[f$M8N~2XAaT1}%/|6a$2_~!!!&Y~-8l~78,~&UZ~=84~-8y~%",
"8<~$}$Hs.f#i8:d&x8=~&!38@}%0m5Y}~Cj`X9,`OK9*`:+}$VW%e#*9.8~~&9,9$7}}%6i&9&7}cK79(7}bF-949*`'|}%0h(8+~,8*~(Y}~28/~4Y}",
"~+a)!88!2b(zb<6cl&)9WTa.Hb!08)}%0]3}*:>%j*b}&LH'8F8G808(a#l8C8D807~a#98A#T808+8%W``B}83`%4}$Q$%WT}$1E$!=aj^8:WK9RWG9",
"R`!H9S8I8J8G}$@K$9N8~8J8D}$@R&8K8>aCM9Q7~~#9VWG9K}%0h%9Ob,(_~!!!&L~*b'=}%0U)9hb#Ab!<9U7}d+WVR}$cg.V8fQga=bj%r9gA8k(y",
"V]~0b#)cQV_~!!!'M~&8*~&bB6a!A_~!!!'qcTm_~!!!%og!rg!maiE_~!!!%m}%G3-ao9}#sf-Y|~&bnRZ&hUNX@a!Wg!S80aB7cO@_~!!!'O}#tS'}",
"(:w)}$;:$b#_8-~%}#un-:/b!'A`c!881}%,q'8<aDz8S`Aa}%*(':-~$:.!=}%'c%a!i:/`&v8UWK:9WG:9a!-:E:<:58Wa!):A:=8#8X}%*(3:B~#:",
"Bb!+_~!!!&aa$H8#}%)|*fShZ!7}}%)s)c05_~!!!%p}%H`'e)HY|8&}%4M5#P~2f!R8$~'#Z~%g&P808'j7M_~!!!'9}#k;~#_Z*~;Z*~~#2Z*~~$q_",
"~!!!';f$mWS_~!!!%T`-A}#X)5Z,~>Z,~[Z,~CZ,~>Z,~AZ,~'Z,~2Z,~&Z,~-Z,}'jI(8S8P8!8ObY-_~!!!'[}!}:H_~!!!'X~.Z-~)Z.~9Z.~:_~!",
"!!'Zb-!gda9{WG9{`'U9|9}`-*9~WG9yg-ug2+}';^-c.IexN_~!!!'L(|b!iY|b%'j1k::n:An808,~7:E~&_~!!!'y~=88~-89}%>j/}$jU%8;YrbV",
"V`yB`.Ae)C8(})l}$}%I[&c#:g^&8B}%+Q)8K}#{~&:Zb38:b}%8%3:g~7:k~3=2:m8S~%=-:l8S~#}%dg$}%8$'=/~#=5~#=1WG=1WK=4WG:gbb+Y|f",
"Yt:p~%:kWG:kWK=AWG=A`!Y_~!!!(q_~!!!(pA7:p:kb!VeW`i0tWH}$nOPc&%f]*b8u_~!!!%N8*}$nK5%L~)_~!!!(m~=81~088~$8<~'a<1}$nK$d",
"<<8889~%86jc]88{X&_~!!!%L~2Z6~F}$o-%84bD~_~!!!%MkV7}3T+'8687~%83c)_jYgfhVbLj}$+Z&8Y8$}$M.)8_d%]8b~<WH}$o$,%L~/b%o8.f",
"#P}$o$7_~!!!%S~%Z8z,t~}}$p:.8H~$8I_~!!!'u~$_~!!!'I~*c#d}#pK-}&+m,|R(83~(84~'8.~983~=88~H8I~(8J}&&.68G~-}$a+%n9C8J~%8",
"R~48O~%8W~88T~-8^}&&Z)8Y~#br~b(IWH}$s4597~-91l+UVe~&}#%3%9<}$s/)Z8~*k<!&-enh8+8&}%}K18/b+}go+!380fBDh_&`FX`(G}(Ny%b!",
"B83}$X8(`i)`OYb@6a!-9U`@!`gC8B`e+a!}9Vj#u9Pr-Kb#k}$t)79c8N~#}&#U%bFE8L`%:})S5%`!-9c9d907~8Pgb%b*g9d`+m96~%}#bD$9e`#,",
"`!C`,29hWG9aWH}$t)6}!-gz%)~&Yz~;}$tmSp1+YzaBHcJg!=})Rp)gP|}!$Cz)r~&Y{~@}-T/%f#Q8IsT@h/d)s~7b$d8/l%S}$uK:Z9~&f'Vch^k`",
"H$C}!.8I8.~(8/~~#*8D~(8E~68L~G8M~98R~F8X~)8_~'}3fC%}+VO%}%(G'8tWG8oWK9XWG9XWK<%WG<$}!8T~%c<a~~#2_~!!!%R~%Z;~V~}kM>_~",
"!!!'=~$c#mb#Yb!*WS_~!!!%Qb!:}&6n3Z=~>Z=~>Z=~dZ=~&Z=~2Z=~>Z=~EZ=~'Z=~-Z=bT9bI=8T8!8QcM|x;ebMtb-F8fq/+8-~%8kupc82~18r}",
"&4J%b.W8%~)86`)}n#38;~%8yq.W8A~%8~~88F~-9'~)8K~#}#FE%}$0>$9%s:n9_~-9X~89i9d~)Z;~~#89|~+9}~-9w~8Z;~7:,~5:,:-9W~0:-~#9",
"^~&:.WG:.~#`!C`.L:1WG:*}!:n~'J!=~*w-B8+~980~J87~$8=~G8>~98D~F8J~)8P~'}#:C%}$/w.}#Qo%WKA@WGA@a*d@^=t;[9KWKACWGACb6:Fe",
"8!AB}$}K)AF~'AI~)efph^ka`IZ<)|kou}'HXjd'J}$7)%}%Gp38(~*8*~-81~6a(lc'h8.}%K8683c*g}#Y15c8#fVQ8%8,}!7hMf7c80}#4U2p7c8J",
"~$8KZ9k7^Z:b!+}!4RI80~985~J8<}#&5%b(%8Z}%7,%}#'B38:~%8Cq)-8@~%8H~88E~-8N~)8d~#b,}}$;D%}#-8.8}c&;}%O&69&v&W}!,DJ8g~98",
"l~J8sf%38A~<8y~98~~9s7_8Jd%3cE:9&WG9&`#2}%LW+9h~-9Yd5ds)z8'~9}%M*&Z5a!'9OZ5o7mcA!b!'}&P1F80~%80~E85~%85~2b`ka!-:18I8",
"!87}-~^$8Ja!-:29Q8!`/!:)WG:)X[!4:*:29v:29r`:U`$5:':(`/':+WG:%a7/:1`!/:/:0!JWK:4WG:-}#R1%f.C}#R1)}!.Cg:V~~$cWS_~!!!%P",
"8:sDrZ>~>Z>~>Z>~dZ>~&Z>~2Z>~>Z>~EZ>~'Z>~-Z>}!16I8a~98f~J8m}!DgK8t~98y~F9!~0}#!z%k1;9Q~;9W~c9:~99@~J9G~F9M~99R~F9X~4}",
"#4/%j1;:;~-:-~`:#~~#N:c~+:d:%~$:ZWG:Z~#:[:d:J:d:F~%:X:Y~#:]WG:VWK:cWG:c~#:a:b~#:fWG:_WK<}WG<}a!Q<z<t:f:`WK=%WG=$f1G=",
"&~'=)~g=@~~#>WS_~!!!%Ob.JZ@}!Tp~#K8Pj^CcM^8Up1zc#v|lWc!883j_*87~(88~$b+xv`;82z~A8781i`;f#;8H~%}&s(5}%%^)d`68(}&pY)8,",
"~)8CWG8Bn,f8H~%8U~48M~%8Z~88R~-8a~)8W~#}#JG%}**7%k/w98~;9>~9mdDs&%8w~-8{~(8|~t9.~-92~(93~3a%}8+b$u8M`%}bSHn%}8Gc1pq%",
"}8Lc1pu%}8Q~-9F~)8V~#}(z0%bK8WK9AWG9AWK9EWG9Da)a9w~%}$a'Fc#Hb#W9S~48'~%9X~1}#Vx%}'hZ%80`Upg#W9_a8JZ@c9hb'B:5~(d3fb!X",
"8#}$`j&8)}%mJ&}#`C%bo$j2X:O~-:A~]b,2b!+s2]8(~K81~J86~7b5-a!-:w8J`2]})xR(:x:38!8I}$MT%`2]:p:x:_:x:Z7~8L~#:m:n~#:q}#!b",
"$:wWG:w`!/:u:v`2]:zWG:sWKA!WGA!~$:|@|:z:t`OOA*A+}%Lp2A,~-A,A-A(~'A)~-A.~'WH}#Y64}!Y!}bTt}#Y6@Z!~>}!#]wa!<Ad}%}x1kVo8",
":}#Y;Q8EdjO}#Y;O8MdXR}#Y;D8TdZ/}#Y;5be)`!K8V8W`%_8X`-!f%_}%~22B/~9Z!8]~/B5~'}#YFD})uo)c[PB=WGB=WKBAWGB:a!tBABBB@9.a#",
"E_~!!!(Fa%d_~!!!(oi8Q_~!!!(rd1X`Vm}#aQ&}%SA/&]~&k!O}#:(*}%0TD}&nq%WK_~!!!(nWGZDWK_~!!!(lWGZC}&B6%_~!!!(0}#@l%Z(j$jZ2",
"VU}#@*.Z$~JWK_~!!!%XWGZGWZW[",
/* onesweep_narrow: onesweep.comp -DGPUSORTI_NARROW, 14824 words */
"V_V`Va_~!!!@X}%P[+_~!!!SeVd_~!!!St_~!!ZGBWfWg_~>Ngh&WjWkVc})H~~$:*CVqVwVs*Db!6*D~#*E~$*E~$*HVq`$7*Ib!6*I~#*J~$*J})IJ",
"~$]})I>~%O*@Y0`!N`!(*Aa!;W1*BW!`#r*C*BWA*D*C})I:$*D~#*E`#8*FV~*BW1*GV}`!8*H*GWA*I*H})IC$*I~#*J`!8*KV~*G})Ix<*L~$*L~*",
"*M~$*M~~'4})ItX~}}%UCw})H[+}%UG/!KW(~%}'SoH%,~&%,})HbX&[~&&[~A&`~&&`~(~}}%UhB})Hbb)Q~&)Q~w~}}%UyC})Hf~#@})Hc~#1*/~_(",
"5~~&%}*50)8'bCF*@kQ,*A~$}&cZ'_~!!B`z*G`!6WR*K7}*J!08/aFxb~3}'+y%`!8*B~$*F7}*E}.:5&cEi8/`H,kY187~%cfIc#n8:})IZ+8:~'8<",
"~08>~*8A~#8@~*8B~#8A~)bQ5})I_~;y})I[~-R}'Kc-b4b}$[N'}'D#3}+[6$}'KO&}'D#2#W})AD~*%#P~~#5#P~~#%#P~~%W}'C>:8,})A;;f-J8*",
"~%a07}$F3'8/}'BRD8;~#8:~%*+8#8<8,8;~$8<~38G8&8E~~#G8Z~(8Z~~#%8Y~DXD8C}'BG~#Y%B~^%[})@Dr'v~~#E(C~D%L~X*.~8(!~~$[*.~0*",
".~B(!~~#8*.c#>}'At~#A%L~;'v~U%L~~#I%L~I'v~~#f%B})@Dq%B~_%B~g%B~8(2~~#w(2~_(2~t(2~b(2~p%[~.%L~D%L~K%[~M%L~A%L~J%L~J%L",
"~,~}}#@SB}'>dA%L~;%L~L%L~8m!j})@D~'O%L~@%L~~#;%[~4%L~D%L~u%L~;%L~~#R%L~z%L~~#S%[~4%L~n%L~Y%[~4%L~l%L~B%L~~#`&]~**/~~",
"#g%L~2(5~~'b(C~%'v~_mO%c!t}'<R~#C%L~m!S~~#b%L~2%L~y%[~<&]~9(6~]%L~Nq!^})@D~'@($~.}#i35}'<R~$s(6~~#.($~H",
/* segment_pass: onesweep.comp -DGPUSORTI_SEGMENTS, 14822 words */
"~#Va_~!!!@^~$}+4jA}36j~%<}#kZ`}2K7T}#kq1}#km)W0*N(Q}#kg~#T}1WPL}1WLy}1WH~%4}#k!3}1WHf}#iH%}#gT'})AkJ#w~8~}}#kiT}#ke)",
"}#kZ<}#kV.#z~~#,W:*OVq%MW;*O'BVq}#k_'}#kX'}#mP'}#kRu%F~6!bWv~5'C~@'H~<%G~4%G~-'I~*%G~<)U~*%_~v%_~b)Z~J*P~~#<(M~-(M~1",
"(M~7(M~K)w~5*8~()w~+%_~C%_~2%_~%)w}#kN4}1$+J}4f$3}#kW'bA3b<o}#kn*}#jy%8#8+bIN8-bKf8/}#jp'X<~#*Q}+k!.}-a2.8>~#}#0)%a!",
"z818/}#k/%8&86~#8L~&878/`uM8N}%:8%}#k/&}+34~2&}1`61eXr}0wD'dS~})E9&}1`6C}1`2(}#{d2`R&}1`6~%Z}2=Q(})=//}.;S-8(~&8(}#W",
"J*}1`n^},0Y'mj%}0w>;}0w:&s!R%8}#p7p#w~~$Z%:~~#CBM~$BM~~#[%;~~%D%=~h%A~}}#nW>!=~f#z~6#z~t%Y~d%Y~~#:*QVc*Nf&/eKS}#nT)i",
"1dWH}#nJ)bKp}#d2*8&d!Ec=s}1Mx%`+^'B}#$[&c;`b!+!X~)}#!r)8'},(O&Yq(Qa$I8&e4=*3}#n5~#Z%[}#lF-f$/}062*8'f6j8&d$-*R}#lO+W",
"Ra!K!=!0f>+#Zh1s(C}#lT-*.}.}.9*S}#lTP%Y~T%[~/!=~~$=%[~**.~%*S~J%[~`g#6}#lT~&8%F~9!=~~#/(C~h%8~V!=~Y%[~*h)r}#lT:!=~~#",
"g}#kXl!b~~$N*R~~$S'C~<'H~O'C~<'H~-*/~,%G~('I~2'I~}b#%}#kX:'I~0'I~-*(~3*2~0%=~%%A~%*(~b*T~~$L*U~H*T~0*T~~#Z*T~p%8~I*(",
"~.)Z~c*(~~#>*(~)%8~~#F%:~8%:~~#>%:~_%:~~#M)U~<*P~o|%[}#kX_%:~h%:~o%:~'gN)}5|S&8$dw]m!t}#ke%bGD}#ki9%_~C*/~%'C~x*/~~#",
"2)U~J*P~~'@%8~~%C'C~~#R*/~+'H~~#X'C~C%8~~%&'C~b*/~+)U~}b#%}#kiP*/~+*P~~#1)U~Q'C~y)Z~E*)dx=})xH,kZ*a$Dc$`)w~$ck#c;/fm",
"p}#f'&`$Hg%-g~Ib$[`$i%M`!Rb!=}$Gx%`!>bv6bq@8.`DJbiocb|}#kt~#;(M~5(M~~%Y%8~%*U~B*8~k%8~%*2~S*(~&hM%gOA}#ktY*V~~$-%;~;",
"*3~~#u%:~3*/~vlSN8(~%}#ktOk))}#kt;k`p}#kt:'I~I'I~w%_~~(P*V~~#d",
/* segment_pass_address: onesweep.comp -DGPUSORTI_SEGMENTS -DGPUSORTI_ADDRESS, 15614 words */
"~#Wb_~!!!B=~$}))GL}2aZ~$*}+,Hl}#k4~${}#jD%}2c5~&0}2c/)})+p/}2c5c}/GG'!;W%}#k*J%F~h~}}#k&R%G}+,]E}#k&l}1rA&}#k*~#+%_}",
"),{2'iY!}#k&r(M~4(M~7(M~G)w~v)w~~$K*8~-*8~1*8~7*8~K*9~5*W~(*9~+)w~C)w~2)w~%*9~b#y~A!_~j*:~9}+*)~9`}2j}1}#r`9}2j}R7~}",
"2jy.}#rq/}2j}~&$}#s:1!b~)!;~P!K~~$&%F~~%|C~~$C~~~(}}+/dH}#sHV%G~6%G~~#)#y~~&{!M~v}+-^;}#sU~#1}.3228(`#-}+-^8}#sc~)n%",
"_}+%8X}#spm~}}+%8l}#s}N8U~3}+%8}~}}#t-}'i~~(H(M~~7))w~~,z}*{r.}#t1}8:~~$#8T~|}*{rA%8~~#A%L~zg##}*{rn'C~7}#tI~%m:0~.}",
"*{rj}#tI}*9~#mYz}#tV.#y~4}#%O-bOf}#tX/bEsbr^}(Hn$b8Lb&0`D084}#tX~#9*8~5*8~#}*{}s}#tX~%,*W~~*w(M~~#g)w~~*5",
/* onesweep_staged: onesweep_staged.comp -DGPUSORTI_GROUPS, 16069 words */
"~#Va_~!!!B@~$}.t7~$A}#tj(}%`~)}*|+I}'M/,}%b)*}#u^%}*|D5}%`v'}*|D)}'J)~$+}#q`%}#qY;}#qS%}#r@%}#q.%}%[=-}:8Y1}#ht%#`}3",
"Zz-}1@x-}#rC'}#qc%#4}1@e%}%[,)#-~$}*zHf#OVr}#oB%}'G3f}'G/F#P~$}1BE&}'G3C}'G+w}.nw~#*},y}K&]}.ntr`!:*Xa'P}#mt%*X}9-.,",
"&a}.o+2}1DH+&bVr}#p3-W7')`!)}#p$%}6+/'*Y`!:!J}#o9%*Y~$*Z~#!JW7*[`!)`!A*]_~!!!$m}#qT%}'QE($A~#}.yL%W7$|`'O}1DA$$|~#&m",
"~#}6-R'!%*^X1#G#F}#wg%`!,*_X0!2!r}#yl'`$3*`X/#:#4!IW7*a`)B}#kv)'g`*=`!>*bX5}#y9%*cXm'g*b}1B@)*d~$}1Fe%}#kj'}*vy$$'}#",
"{K%}#qY&a*t*eYE#-`!@*f_~!$k8]`!P*g`(X*f}#x+%*g!3}#mU)*hXm%F#D`!>*i_~!#F[n~#*j~#*i}#v-%*j!3};*r'*k!2}4Z@'a!(*lXm*h%*~",
"#%0c!p*mYE*h}*x.,*;W%')}*x&$*[~$*a},v9$YK`3[}*x(-$xb!&}*x04#Wd!&fM{}'BYR}'$hM}*wby8A~-8H~):t~+:v~M#O~R#O~L;/~5}!$jGb",
"Dp#Qb8r%G~$h]M&0b&2u#o8(beTd#o}&|n&}#qy&c&}}(rF(`Br8*7~#2WT})Q#)}1og&h%Y9%WGctIa%08B~+}%^R*}#Eh*b#f}'(X0#P~'%(}08d%b",
";Ff!Xe#Df$@!5}&lL/9&e$18Udm3}5`B0&a~.a$v#`8:~*})nY%!5~&j)h!=~%}$H<)}*u=+c%[##g!`jo`'W~%aB'd#q'ig#{'j}#&b)d$U'kg!1bDQ",
"cJe`X`}#+[%8+`LGb!)8,8$8-bF=}).:&8$80b!48;8#81b!)8<8%82`#obU%#LbGu&b}0;N$8$}#B!*}/5U)e=C}#k~-Y_a$Lb((8/b+ga$/82}'#z&",
"81b(Ae{-dF'}*@o/WS#Nc!f8/f!o83}#-X,8<}#<2&8>e,W8@}#%E$jS28'~#b#h#[~#c#p!0~#c']#`~)}/KG)8`}#`,)#`82~#}#$_/8gcmI8{!Ag'",
"=b#=*^`@]8.bNG8/XFcZr#L`#`}%c958s~*!3~.!3~88{~%aU,:N!3`GBdCf#$e!4:Q~#82~#a!+:R!3}#I;&ang808&8'}#'~%crwa#R8GbVzbd2c[.",
"8J}#X++WS8M`$09+WG9+WK9/WG9/a(_9=}'Qy1:S~'a!=9B}5Ht39F~/8)}#M=39L~59K}*})1y)kc_L#2}'39%##}$P#)}0lP'}#eX(}/_t+c,;}#>(",
",#P~%:d~(:-}#Kh+cY2:m:hc!d:j}*|a48-~&:m~*:y~98C~~#EWXaN,#ZWTamc:[b%Z:`a4F8m!5c&T8ne$rda`ed4!5fj_*k~#bW68ub4wd!S8#~Ca",
"$s*_!5a%|84b!<84b.r#-8jkS%cosa!>8:c*sbe@e(|VcWXb[rj[_`h$k-/8Ik[hsf{;3a#%;0c(-;4b/T8p}#;u18<VeX=aWe!rc(-}<!f+e-i*`~$a",
"kT<+84a,x}/uJ)!=~$80}#q#%xpo}(k-%Veb#E;Ib'c!rb25h##blJ<88,jivb]+aTH}1>*&8o}!$>D;Y~$;V~&;Z~%98~18c~/#(~5<Q~T8p~&;o~.#",
"(~*<_~2bn1};)e$8rb#h97}!$CD<!~$;|~&<#~%9_~19+~/!~~5<w~T98~&<7~.!~~*='~39;WG9;c2We_9#LWQihB#`9AgUlz$]a!}=6}#&^&f-Mk!u",
"b#Xb#H#Nb$Xb$Nc5K#5f$yX!!/`T6}#t.&fm/#AXKa<%f$w82~$e6Z8+8/`5>}1Cj$}05G.}#Fi%f#a8@~#}*nF7c#j=U8*~~#,a.v86a#5=j8>~%emL",
"8$~#89a.C:Eb:V8!j=M8F=)a#9=&c($=*bB5:fc.Daj`8D`.Db.q!Ibar})imV=R~/=S~'}(^b%;2b$-;,f`v&af=C}(u*%b~K!=a~T8Zb5Ca%]=AdeC",
"e23=t}'<z7=z~0a!0;I~%#]cyXb$k}#dZ$}'<2+b#dbE*i>>eBD!38q})|}'87h(m})uHF=cb$2f*(>S8)~#b!.cj/7~bu~bj4bE|;-j>$},M#'a%8;O",
")$}30C.;l},f/)>C~&8'f$U})Lu5=y}.c7+8B~'c,<a%:;`},^l'b&x;};~k!g;e~/>(~&})v9+8O~&b`1}(iv%b$f8i8P8B})v9*>0~%>0~.#O>L~08",
"q~J>YpFx})v9`>h~1#O~Oa#|8~b!Y&]>Wa&xe#88%8D~'8Gx'X>b~%}/u}(@Q~4b%Ya!8%(a(x<^c=@ca8m%'`!|}*bg~#:@C~>}(FQ%*c*d*ck%gX@a",
"7-&gb1e})O-(f$.8'{/zA+~~#4A@~4<x~3@]~$@Y~&@^~%=;~2}$(T%8Na!tAN8M}*|D1a!7AObQOc@88|b#`=U`#!}*9Z~$Sf#&8L~&8P8O}#d2'8Q~",
"'#U~$})~(aAd~/Ae}*-E+86g1/WH}#uO.8@~(8A}*;&R8K~(8L~5a#98K}0;p&#Ug(4}'Ro''Ka'XBU8!~):%~%>[~~$V}#3F%$.9$9%8[7~8JWL}3q=",
"$8[8K8J}*<v'}*4)(8Vjr>8m8YWS8nb,W}*=<)8n8ca%KC,9'}#+k(&m}#A#$b&_9*}#WG39/}*4d*C3~594~%C7~*98WG98`#$9495!=a>o92WK:CWG",
":CcX;:_WG:_`!7:`:a~#:bWG:^WK:eWG:dt/L:k~TCL~~#4Ca~4@;~3B}~$Bz~&B~~%@]~:Co~5Cp~*;@~%@v~~%YD'~/D(~~#^Dv~*<F~%A|~~%:EM~",
"OET~:EX~7=(WG=(b!n*l}#-W(B,}$=V%B-Vea!sB6`c=fWyB~f)9*h~(%(XF~$b!C8*8!WXa>HkU:82~/BL~DE6~$E3~&E7~%BsnVZ8;8(dT/}#MO0a$",
"AF+}(*f%c'9a'Cb'98.}(no%f#587oPPbh9EI}#CX%lU&F68*}#>5-}#BA%})Aw)Bn}!$*DEX~$EU~&EY~%C7~18^~%#(~5FM~UEk~$8jlToFXo$*}06",
"6%WK8kWGcZ6C2}!$.DEz~$Ew~&E{~%CY~19!~%!~~5Fo~UF/~$9.lTZFzo$.bcI}9*j$95a(Q9>k(`9C~/C]~DFG~$FD~&FH~%D&~19U~:G;~UFY~$9b",
"~/GG~:C~~DFi~$Ff~&Fj~%DH~19w~:G^~UF{~$:&~/Gi~>DC~DG-~$G*~&G.~%Dj~1:;~:H!~UG@~$:H~/H-~7:GWG:G}0$c$:If!s:K~6GK~$Djb!iH",
"68(~#}#f9+ajT:S}*&X%j5&B.i$AE3})yR-}.}<3a<ADz}#Y:()&~$}-!:&oqha<EG_#Ia2cG`'Ga83EC}-6b%ED)$a1EEb}$.u)}0GO,`#}}-6^8brh",
"Go}-6Y/84~(EW84vUHbp;kV%Ey~)HP8!v!W}*Uw(8,`p9};85&8H}482%8H8GW`a8c)*8Gla.}-;^28)~68.kw]a&7H|8-~#}#C<+e!x}1Sg,}$.x&}-",
";e68<~1I/~*8B~Z8i~#%L~(}*]3%WLa7i8e888$}-9T%C4~*k%VFU~)I,8!zYT9#}#FQ*t%>9)~68,~1IV~[9<~1Ig~*)*~Z9B~)cYT8W88})}j'9E8W",
"9:`xX}-<E(%L~'9E~+9E~$9HWG9H~#9F9G~#9KWG9E~%9BJ!~%9L9C9K~&9D~(9V7~c$&I5h*1bYG9WdaY8(}#G;&9[WG9[}#N%%9O$c8%}*6@$9_a!-",
"9a9e8!9^h#39p~#}#vL/9m8'c%49q8)}*/BBGL~~#<!]~8Ipc'c}*/BJGS~OJi~;z)wJ+~'}*/BNd)s}*/BJGx~OK0~_K;~~#AKT~GK[~~#b#z~&Je~*",
"c'=}*/B9Hp~.HV~9E,k(yHz~/K=gh_I=}*/B3I$~&Kq~.!]~(Kx~0jlQKN}*/B*L#~.L'~3IS~7}#,=.}*/@'ESc!681a)<}*/=,%(~N%(~3FI~(%(~.",
"KL~&%(~)L>~.Kr~6&a~9Ky~8}#)06J4~*8)~.8+~8J<~%c=M}*X4%}&jH985~;8:~*8<~Kb#$IO}$av(8%~)8&~-kY}~wb/OEub!HJNjtZ}30S.f''LA",
"g+6}*(M1GF~(Jg~%&aLi~$k9h9#m3LLp~18,~79-~&JS}*(M~#!W`bTj8Ab.;b-}8J`5Rb9/b,@9I}$=739N~79R~3;w9T8R~%;r9S8R7~}*(I+;t~#=",
"d~#;vWG;vWK;yWG9Nb9#M:f,(9WaSHb/WWK=oWG=ob#O;~9X9Sb!V}#);%KAr7a})Z'9MKbTigX=Ff~%K>W^a5>!J}2T2%!JjTyc!X!L8&bukb27NC8)",
"lTyc46NF}##0$8-}#3p%b#u8.~)}3(`%*eKbj:.88!3b%]KB}#^W)82~#jz`J}dN!fT|gc)v*!8I~@8O~28S~)8T~/})A*%}#5e%87d$~},2y'8:!2b!",
"5c%4}$h7)8>!5f!5d17b,6WLa%G8>`(!c,[8Qb0O8GWG8F}!$*G8m~@8s~28w~)8x~@8|~Tc/P8ua$*aMm8k}$'Y%}$P)%`!H9192`2T93WG9.bRVa'[",
"Kv}1X6%LM`,_b$K}$%2&fYU8&~%K{~.L!~/L)~DNq~$Nn~&Nr~%LP~-}$qj&!5~$8<iR&}#l/+b)'Og}<7c2bh.f#:88sMrO'b.Ib!{8JlS!Os8+})eu",
"-}2`((8Fb#YLM}!$4DO7~$O4~&O8~%Lt~68acR0r$4P-~UOK~)8nlS,P9o$4c':8o~#b#^Lq}!$8DO[~$OX~&O]~%M:~69'cR:r$8PQ~UOo~)94lS6P^",
"p$895`);f!p97~6c/nOz~%f!jPfcS~}5QF6o!fXG~$bcUPo8!ehv8)}$Je1a!@Pw8-gd`}$]p-j!~8-x1SP9jpoQ&8,}#NK)a!/Q(c0o}!.&G8+~@81~",
"285~)86~@8:~T})L9%a!-8G8I}-i%'N[b#Pb%.8Pe;K8'c@Tb!48S~'aAt}%7f(8%~$}*yr%8_f4QJ,~%NcWH}$&4)a4Z8e~%8f~88+~%Qi~5Ql~$8/~",
"%}$0M%b4_80~&eIZ8mNdj4@NA~'h>>`!_8>b<P}5+V)8@b<Tb%Q}6J2)!=~%WK;oWG;oa5N%0$ckWq#-e&]%(gO:w(fR(~&b:]8+`$$}#)z&!5}#xV'}",
"''.'*mej<N[~%N]~%Nf~+OP~^N{~DQf~$Qc~&Qg~%OE~LRZ~UQx~3Rf~:O@~DR*~$R'~&R+~%Og~LR|~UR<~3S*~>Ob~DRL~$RI~&RM~%P+~LSA~UR_~",
"3SL~[P.~DRv~$Rs~&Rw~%PU~LSk~US+~3Sv~:PP~DS:~$S7~&S;~%Pw~LT/~USM~3T:~>Pr~DS]~$SY~&S^~%Q;~LTQ~USo~3T]~^Sz~$Q;~%Tf~6j70",
":[w1ITlz8/Tt~`T6W^a!z!Ja!kU#c#+W_a[N!Jb4mh#+*]}-!,+b2pXAa!EcGzQ~c&>e2jQT}#Pm,f6XbQ$d)p8-})%J+Q]}(]b&8/b!C8:~$d%|8$})",
"KZ(}#~E%b%rWTaX~}1c/%`5+;AWG;A}$g(%QvbXGO4jWc@:NL~.R<~/T^~*R^~0WKUEWGUEWZW[",
/* onesweep_staged_address: onesweep_staged.comp -DGPUSORTI_ADDRESS -DGPUSORTI_GROUPS, 14582 words */
"}%o1$_~!!!>V~O},vV{}<zrm},vNM}#y0%},vRD},vN~$[}#yaD}#y]%},t[-}#yX)#z~(#z~D~}}'T|[#EVz},tz3}#yTA},t~I~u}.tYU}#yX}}.tV",
"n}#yT;!bWv~q}#yF9}#yBC#z~Qa(|*nY1#`#-~#*oc!Y'lY1*n*o}#yT2%_~.%_~.(M~#}#yKS},rR%}#yLK},r=~$M;#~+;%WH}#y[~#N;;~e(M~a}%",
"Q#4}#yi)8-~#}#8r*WQas(}#q$,9+~#}%8.%a%=8E~+}%m7*WH}%@Q98'~0#P~&}#yv'b:$k!Sg!s}<<f-}#z(&}<@B-b')9/e$^8_89}#z*G#z8A~<}",
",pF/}#z*T![}$A$$'i}1@K*8H!='jd!.b<Wb$k8K!='kd!3}#z0n!c~~#o#z~)!;~1#z~:a%D8~f'F}#z2B8qb#j}+#@_XY#qa%U},Vg/}(~@'}$XP%}",
"'Qo)8.}-uA(WR#u`!&!0!3}%i}(8:`HK}%qn%9,~7}$@9(89q#(8=~'}$aw-8A~#8)}*+:)b*z`#,}%iR/83WH}%p}C!3}*~kq!3~=`uQa$vduQ}+>+%",
"X[!U`l/8b8@8C`%5}#}C)9#~.9&~,9)7~})xj%WK9iWG9iX@aNM}#}C1;;~*9{}6fz3:!~/}#}C4:(~5:'},{J@}#}C=!K~Q;I~(:p~0;R;M~&;O~:;R",
"~*;_~~#h;A~%;Eb!`8m}!+kK8u}%ptEc8[8}~&}!!|K8*~G}*7F)8E*_~5b)A*_a%h8K}%~,1bwG9%kSv`!caP6h!cba'8#}%jq%cfO}'`w'8(~%8[}!",
"U&D<+~$<(~&<,~%l#/a+{83}#ym&b-Cf+cel7*`~'=%~Qa!w8@b#@<@}#yi&}+O3-a!q=1ol8d2+}#yb4#z8I~J=A~2#z~~#N#z~(=`~2#z~~#!=t~49",
"gb:0}#^</=0~$=-~&=1~%:*~,a$C}*Ex&!I8,WH}#YqX=Z~/=[}#yf+:U~%:O~2}%'#%`!78_8`!=}#>k$8[}#yf(=I~.=|}-1F7>%}#yf3:l~6!c~(=",
"Z~&b<+=)f8I}#yh)8r~W=k~->_~::P~6:r~&!;~);1~)>K~+!M~8>$a$/=O!=}#yh5;%~+;C;Dk!g;*~/>0~$=[!=}#yhJ>8~%>8~/>T~Z>b~r>p~j>`",
"~O>j~,@]~@<#~~#V@K~6j1=}#yl88K~6{0'A7~~#4AL~4<>~3@f~$@c~&@g~%<`~6XKb*aa!xA[8Nb't8LWG}*5{$8M8N~#8O`z_a!7A]}#lF*8~~%<z",
"~~%YAn~/Ao~~#^Bc~*:'~%>#~~%:C9~OCA~:CE~7:EWG:EcXP:aWG:a`!7:b:c~#:dWG:`WK:gWG:fx/T:n~TCZ~~#4Co~4>b~3C+~$C(~&C,~%@%~>C",
"~~5D!~*;D~%@@~~%YD3~/D4~~#^E(~*<J~%AF~~%:E]~OEd~:Eh~7=,WG=,WH}#yx,AKbQ%A]qYeAP~%Ab~0c(XBN}#1|6b!g8/~,}##e%*>bC4c!b8%",
"~$8%~&Aw}!Q(DEG~$ED~&EH~%BA~2}>GD'dHh}#'-/F>~@rQ#8>~%EZbQxiP{FJ}#'.38NWG}%GK&B;}!$,DEi~$Ef~&Ej~%Bc~18e~;Fa~T8p~%E|~0",
"Fl~38pWG8p}$P/%f!p8t}#)46F)~$Bc~%Fu~.}#`0%}$]D%j,Z@b}#+S,C,}+tb2}#qO1Bs~FF<~%F=~%C;~%C<~%CZ~RFM~7CP~&!M~8kMjCr~)G.8!",
"o!W}#qO|bPeF@!=}#n2+G^~[8<~1Gn}#qO~##Ah~*k%VDN~)Gh~'}#qOqb%>Fv~,H7~[9<~1HH}#qO~#SHa~<Gq~~#;EE}+~o~#UHN~$Gy~KEL~OIJ~X",
"Hg~XHA~KEq~OIo~_Iz~~#AJ5~GJ<~~#hI@~-I3~:Fi~.FO~9C`~.Fs~/Iy~$IG~&G6~3Fz~&JO~6JV~<J,~*J_~.Jc~3GL~:Id~2D)~$Ih~(}#qSnD|~",
"6J'~/Jz~.JP~PJW~EH+b%5}+~o~#ZHH~;HN~~#2Hd~~$qGv}#uWK#z~{E4~%I0~-}=h)%WT`/S9O`*=9P`/Ef++Kce/>KU}+|%2Fc~(II~%&aL0~19j~",
"0L7~$Kc~E9t~&I5~~#::,~%:3~3:8~7:<~3<b:>~&<]:=~-<_~#>N~#<aWG<aWK<dWG:8b=/Lae%3`/9bO+:<WG:<WK>YWG>Yb#O<i:C:=}#u[)J$~NL",
"q~.F&~%J!~GMl~5Mo~;JE~3J%~,k.>'li/VIT~%8.q+gIY~%83}+6J8I_~&c/V'l`HDb2Ig_Xv*n8U~@8[~28`~)8a}#h9@8e~T}#5[%!08Ec5D}+74%",
"}>Ps%`!F8w8x!=}>Pq$8ta;c8{b#fK/}!3BG}+(V)JK~9JP~,a%@K)}#u2,fTN8*~48*~0Ja~DN0~$N-~&N1~%K*}#&T6!5~4!3~'O)~YNE~%!5~0O5~",
"2f!m8F}#pg;NO~-O=~UOG~=OO~`NljgbO[}#pg-O^~&y*O}#pg~#nLK~TP0~*HV~%LR~PPA~5PD~@LSw/KL$~%8)q+vL)~%8.u=!L.~&e/K84}+Fx,b;",
"f}-wx$9(`!U9)9*!=aYJ9&WK;)WG;)}#qB`Pi~HLNb$4L`q1^LS~%LeradMQ~`Lz~DPJ~$PG~&PK~%MD~MQB~YP^~0QM~:M>~DPl~$Pi~&Pm~%Mf~MQd",
"~YQ!~0Qo~YQ,~$Mf~%Qx~6j/@9-w(}Q~z0>R)~`QF}#hv)R5~RNK~&rHaMq~%8*q*NMv~%8/u:,M{~'}'1F(b$<8Ab#<}+Rk&8$~'85~#}5<a)!=~%}.",
"+v$9v~$);NIbP0LBjOL=*KY~.Nm~/Qs~$QA~&O0~0WKR^WGR^WZW[",
/* onesweep_around: onesweep_staged.comp -DGPUSORTI_AROUND, 18801 words */
"}%co$_~!!!Gd~EVp#U}%cs~$2}#iH$}#iT)}#iP0}%coe}5#X)}%cw~$_}%csC}5'<%}86_+}7Dh'#GWr}4zR)}#i[9}#hX$}#i['}#e@&}#ik%}#i_/",
"}#iZ`W4}=StG`!(*pX0}5$/%*qa!(}%d85}%d2A}%d.<~}}++1t}%bsA}9l^%a%4*rX:*X$kW7$o`!)}9mW%}2R%*!%*s}9lz'*s~'&]Vr}#hS1&a~<*",
"t~#!A~%*t~$*u~#!A~$*u}5&w'*vZ-}'Yh%}%c,9&b~$*wc#]*xX:$T*w}#hl'`&D&mVr}5#>%`!*}5(f&a!&&|Vr}#i#4`!5*yb!]!4*zXo!>}#ks$*",
"{X/*z#Ia%**|c!p*}a!(`!Y'+Vr}5'0%}#iK'*~c!:+!~$}%cwP#Y~'}#sG-%F~$}#iJ-%G~.%G~.%_}%c|/%)~)%)~#%*~4$x~$*;~$*<~#}%cy,*<}",
"8a.)}#iK-j!&}#iS/}%c18}%d7R}%^:1eEJ#Gjope!c'Og!J'P}#fG*eJI8/84~#bmg858&}#jQ<}'65%u!BeE}`E$aUO8G8!}#j_W8.8S~&8U~/8F~-",
"8_~);1~+;3~~#O;J~e%_~.}%e:}9;~5WH}%e1,90~9}&s,(92}$A[%}%d|09F~(8Pexq*x}&8;<XWanD85jZc80#GcJpjC]d$;'c}%0v~#,}%^I=XGb)",
"}}#J#(!I8=8!8:WS&mi+<WS&o7~h+@WS&pb#b&obAj#IaBjWS&|#IbN<}%1Z%8aj$Y8[}%gV~#{&a~~#g&a~(&a~]:Y~~#3;.~2;1~);2~b9i~1;2~#e",
"qW&m}._=%}%gZ39r~/8*~39x~59w~SWH}#hr5;K~(:M~0;*;O~&;Q~7b*d;6g)#XAa0V;:csEa#4;CfuJ8)`sS}'BM+W`aK;;E;Tb!U8+~(8/;D~);L~",
")82~-XA~$}#ip488~%8L~=8@~.}.erz:W~%c.Hf1M8J}&8|(b#Jb$C8L;3b!8;7a$g8{!5c'L8|}%hRF9&~N}(|$%9/f%-}'1p%!A*_XAb!cXFa%8b%.",
"!I8|a#U98}&rV&&/*`g~d}#Uz%}$C9.8B}%hMS;i~$;f~&;j~%8uWH}$U558B}$Y_38B~'<w~U;|~)8O~/=&~:8m~D</~$<,~&<0~%9;~68f~38f~'==",
"~U<C~)8s~/=J~>93~D<S~$<P~&<T~%9`~69,~39,~'=b~U<g~)99~/=n~79AWG98a(p9Tk(~9X~/9`~D=!~$<|~&=#~%:.~2!r~$9X~39X~'>0~U=5}%",
"jb)9fl(~><~::&~D=F~$=C~&=G~%:Rs$49|p(~9|~'>T~U=Yf$4:,l(~>a~>:J~D=j~$=g~&=k~%:vs$8:Cp(~:C~'>x~U=}f$8:Pl(~@'~6WH}%o-:9",
":~J@6~~#C:zWG:zf#e:|}%Rj>@U~~#4@j~4;U~3>o~$>l~&>p~%;{WK}%o1j@:~/@;~&*y~%<Qb7o<k}#0c-8&'G}#(8.#IaB9a}g}'%{-}-@V%`!78c",
"8d!=}#*6$8`}#ti(@.~.A)}%oO7A/~3<m~>@@~98v~R*~~%@P},TG-AX}#tg7a!K@U}#4H&g$=}-Q_&<e}$:U%8!e%'848.c@N<Oj$a=!}-f/+=8=9}$",
"OU.='~/@h}%nu080}-f/*},!k%b$.8^818/f)=a+r@o*{h+g8%}#B11!38's$[*|~%#I~*b@6*}h!5`$f8.WT}3[Z$8$}#Uw*WS'+8.b%l}#uJ&86~$A",
"'~%A'~/AC~08z~)8>~AAP~rA_~`b!O'+c,nXAb84b@mAP}#uS,8F~'8I~6+!~%AZb%U}#uS(Bb~4},00%}#uS(>/~~#VB;}%p;~#.C;~~#4CP~4>;~3B",
"U~$BR~&BV~%>b~:C_~5C`~+b-U@G{0YWH}#b^H*p~~#>*q}#h6~#pCb~/Ccd4r}#h6)%L~~#0}#dY(8*b0<}#GE/89`[e8:}#d}-8:8/~$Dl8Q~(&b~(",
"8T~38Y~*Ds~58_~%Dw~)}%#3%}#i]:E#~*:@b#-Ah}!)>~$t}#5/$`!-9>9@8c}#iz%9;9<8c~#WK9=WG9=~#999:!=aHV97WK:MWG:Mcdx:iWG:i`!7",
":j:k~#:lWG:h},7Y$:nt0*:u~TEg~~#4E{~4Ag~3E#~$D}~&E$~%B/~:F,~5F-~*;J~%Br~~%wF/~/F0~~#pG9~OGA~:GE~GGN~*<k~%D5~~%6=<WG=<",
"WH}#v],Cb}#.7%Cc}%):%Cl~+De~)C_}%)D:8-~%81~.85~/D'~DGG~$GD~&GH~%DS~LHS~UGY~3H_~:DI~DGi~$Gf~&Gj~%Du~LHu~UG{~3I#~>Dk~D",
"H-~$H*~&H.~%E9~LI9~UH@~3IE~=9B~.9F~/E7~DHW~$HT~&HX~%Ed~19X~:Id~UHj~$9e~/Io~:EY~DHy~$Hv~&Hz~%F(~19z~:J(~UI.~$:)~/J3~>",
"E{~DI=~$I:~&I>~%FJ~1:>~:JJ~UIP~$:K~/JU~>a/NF=}#QU*!2e/]}#D~(FE~DIe~$Ib~&If~%FqshA84}%B}:Jr~UIx~)8B~/J~~3:s},Vd$:vWG:",
"uf!t:w~6J'a!oFnb!eK*}#B|/;!WG;!WK;(WG;(b$>Bxi&hGK}%t(5fSR}-w:RGs}%ix~#UJa~OGq~OKn~XJy~~#'H8~OL5~_LA~~#ALY~GLa~~#hKU~",
"HIA~.Ht~9D:~.IK~/L.~*Ie~3IR~&M)~6M0~<L>~*M8~.M<~3Iz~KDb~wEL~6L<~+}#Vu'}#:,<MWb*6MN}#9zU8,81~&8-82~<b)J8;8!}#'V-8@8&~",
")8.~)8C~-e+2M$8*}#y55%L~9M+8$cchVw}#ne(878=8Jb#;88~(8V8<~)8E~)8Y}#(<9}'_]%bc{8/c(~`*P}#.'6K)}%lMQK1~~#;dJA}%l/~#+E5b",
")=K^{L_jqX}#Y:%`#B8q8r!>}#Y@$8of)YM]~$}%lM7Ft~(K[~%%LN'~19N~0N.~I9X~&K>~~#69m~%9t~39y~79}~3<E:!~&<@9~~-<B~#<H~#<DWG<",
"DWK<GWG9y~%NV~):%~%9}WG9}a!.G6:&j'kGO~(&o`$E}(BF-WTa'2Fvb!9}5S=/WS&|Nh}#;m)Nja!+cO``Rc'27~bB%bUWa!6&pb!@Nn}'G8,cP|bq",
"rboB},kM08:~#XrbU):B}'},+}#0K)Y_a%$}4kn,bB$b$Ra^x%FK^%F~&eO[&|a&e}1Gu&'2W`b&xL1e-F8#}'M7)`#jb-x}#nZ*}#_>;O5bU_gTTFW~",
"%M!~>W^a*R!A}5T^%!A}.}b2PHb~wc,C&Gb#!`Ad8$7~a-KbE1PLaAp8,b(]b$S8-f%988}#B{%M)j@C8<c=V8K}#xS)a(Tjw_L6}%o/Q8M~@8S~28W~",
")8X~6&a~)8]~*&a~3&a~j8q~@8w~28{~)8||$*9#~@}%o/Ga'^97!L~%&0g&Xb];b6}}$OH%dWk9;WG96g)Qa;$bZ09B!3}']9+9C`5:9CWK9Oc$^&pf",
"03P/~#d**}#f6.8'`+Ac+_c5X9LWG9L`(*9MMa9Na!_9Uf*+9W}#wJ;P^b*+fH{Q^kKQa3=MDbYDME~%MN~+NG~)MA~^Mg~DQ)~$Q&~&Q*~%N5~LR5~U",
"Q;~3RA~:N+~DQK~$QH~&QL~%NW~LRW~UQ^~3Rc~>NM~DQm~$Qj~&Qn~%Ny~LRy~UR!~3S'~[Nw~DR9~$R6~&R:~%OF~LSF~URL~3SQ~:O;~DR[~$RX~&",
"R]~%Oh~LSh~URn~3Ss~>O^~DR}~$Rz~&R~~%P,~LT,~US2~3T7~BO}~9P'~DSG~$SD~&SH~%PS~QTT~USZ~8Ta~YSg~$PP~%Tj~2}#`C-;$}#z<:Tp~=",
"Tx~)&b~2p=JQ)~)81~'84~#}:!~$T~}$[~$VwgZJx=NT.WSU.8+a#9U/8)f=QKP~%Qx~>k6h8-}#d5%89b'#8=j<UP}~+WSUA8@a#)UB8=}%{c~#A&a~",
"*}!:YTb&;8[dKLa&XcLL8R}$rr'8KWSUk8ia$EUl8g~~$%9'~*cNa8{a$E}.Zz%}.Zu$8xa=-92~993WG93}$kS&a4(91n=-9=~,9=~#9=WK>C~/U#~C",
"}$[`%`(T9IRT9J}$[`$>Ja!z>LaDQ%*hHMWH}$-$,R2b<gR3~%R<~+S5~)R/~^RU~DUu~$Ur~&Uv~%S$~L_~!!!$t~UV*~3ZV~:Rw~DV9~$V6~&V:~%S",
"F~LZV~UVL~3ZV~>S;~DV[~$VX~&V]~%Sh~LZV~U_~!!!%u~3ZV~[Sf~Db#7_~!!!%yc$K_~!!!%v~%T4t<g}!$Kll<g|(`T*}!$*STVt<g}!$*lp<g|(",
"`TL}!$.STxo<g}!(`t:K~2|<gTl~9Ts}!$KSUB}!<gQZV~UZW~8ZV~Dw%EU>c!esu+j<k;*~:X7~=ZV~Ee4Td5FaYs}#IV*_~!!!&:{5J}'zY)p=WV$~",
")}AVp)`#Xe'C_~!!!%waZ+8%~*8*~;8+}$9H%!A~$_~!!!$u8!e]R#U8,W_a5W!AXAa[udf]}$!R$elP&~}#x>&c$b*vk#t8/XAal78<b'{8A~&e6{Ut",
"}&#U3&b89~5U|~*&b8>~6a#[8Iu9X}#y:%`!b8K8L!=}'zV%n9X8U~,8T~#8TWK<)~/ZZ~C}(G!%`$K8aZE8b}(G!$<0}$:Z%VO~%RP~-F-Qskp[_~!!",
"!(W~/Z[~*_~!!!(C~0WK_~!!!$|WGZ`WZW[",
/* onesweep_around_address: onesweep_staged.comp -DGPUSORTI_ADDRESS -DGPUSORTI_AROUND, 16481 words */
"}&$q$_~!!!C:~$}<)HP}&$uo~}}$:G<}&$qH}$:21}&$y~%-}&$u2}$:Z=!_W!~I~}}$:VP}&%:1}&%4E}&%0K~}}$:Vv%G~$}$:RB!bWv~Z}$:ND}$:",
"@9}$>x%}$:D~#5#z~L`!0+#Y1#`#T}&$s++#*o}&$nM}$:<P}&$k%}$:=:}$:9;}&#m8}&%%b}%{kD}#!^4a!B`>x'Od!B})O=&'P~'}#!b-828:~&83",
"8;}$:]A89~Bb:=auu8N8#}$:aW8/8Z~&8]~/81~-8f~);=~+;@~~#O;V~e(M~`b'h9)!=}$:aF9C~B91~#![}%B-$}$:a7a(B93~&95}$iU%98}%#t-9",
"M}$:erb$@9K!='cd#(gYM}$y*{}%xm/}$:gBb+K9h~)WS&ob!19jf+N}$:k:#z~/}&(9s:%~,:'~1:*~m&a~p}$:q}}&(9]:Z~%:^~~'A:E~1;s}$>&.",
":J}&(=3:N~/8*~3:T~5:S~@}$>&J<.~(;)~0;e<2~&<4~;;q~.;u~);}~:<!<4~.;~~)<)~~#|;3~D;m~#e%68{}!,gK9&a!M}&)5G9.~w}%37%9@WH}",
"$>x.}/Jc)8I8#~5b*P8(a&<8O}&)I0}$@I&98~$9R~,83f..8Z}!]8D<V~$<S~&<W~%9)~.a,m88}%$V989~'=k~T8E~%<k~5=w~38W}$8/'8~~D<z~$",
"<w~&<{~%9Mn$68]}&+@98^~'>1~T8i~%=1~5>=~w>M~B~}}.3<%f#e9C}%lj>>l~~#4@#~4:,~3>!~$=|~&>#~%:RWK}&+Dn>L~/>M}$5x+;)~%;C~P}",
".aT.}$5x(>@~.@B}&+b7@H~3;E~>>Q~*@@~18w}$5zW>b~-@p~:>g~4;<~4;'~-;W~+;n;o}$z9.;]~/>y~$@g!=}$5zL@#~~#9@8~%@8~/@T~Z@b~r@",
"p~s@b~O@l~,Ay~@<e~~#VAM}&,N~#2BT~~#4Bi~4<r~3Ah~$Ae~&Ai~%=:~>Bx~5By~+b-^=~WH}$'z~%vBu~/Bv~~#pD(~OD/~:D3~GD<~*:B~%@B~~",
"%6:OWG:Ob1p}/L|%`!7:l:m~#:nWG:j}.LJ$:px02:x~TE$~~#4E8~4@B~3D7~$D4~&D8~%@h~>EH~5EI~*;N~%AN~~%wEE~/EF~~#pFU~OF]~:Fa~GF",
"j~*<o~%Bo~~%6}/[#$WH}$6-,B5bUDBGq`5B:~%BL}%L&5CG~)B0}%L/:82~482~0Be~DFa~$F^~&Fb~%C3~MGs~YFt~0G~~:C)~DG%~$G!~&G&~%CU~",
"18h~;H7~T8s~%G8~0HC~:}.eG2CL~9CQ~,}#8-*f'G8)~48)~0Ca~DG]~$GY~&G^~%D/WH}%^jQHp~YGq~5H|~39OWG9O}$$E$9Qf!u9S}#8N6G|~$D,",
"~%I(~.}&&u%}/Vz$9h~%A_}#=6,Dg}0&poE1~~#UHX~$IF~KE/~OIm~XHq~XIk~KET~OJ4~_J@~~#AJX~GJ`~~#hIM~-J^~:F]~.F2~9B~~.Fg~/J&~$",
"Jq~&G#~3Fn~&K(~6K/~<J6~*K7~.K;~3G8~:K0~2CH~$K4}&'#uD2~6J4~+c+<KP7}dxzKG!=!0}*]$4KV}*[M%KG}#.$9KO~,KQ~)}$.d~#0Jy~PK#~",
"~#,HCa!t}&)^~#[H`~5d'^GGf!/bzt8Je->8K}&)X'8B~98Gz~28L}/#q5G[~-8_~(8`~7}&)S.ajO8C}$1:.8g}&)SJ8p~q9#~M}%og%X[!U`s*8z8E",
"8P}1iK(i(%}&)5}Dab-@Ia{I1jn=}/59%`#B9X9Y!>}0HL$9Vf-[L;e,sMK}&)S2FB~(I_~%%LLd~1:5~0Lk~$MX~E:@~&IB~~#::U~%:]~3:b~7:f~3",
"=-:h~&=(:g~-=*~#=0!L}&U}%}1bJ$:bbjAM6}##%):k~%:fWG:fa!.Fc:lj'oF{7}}$2b:FE~5MH~)MJ~=MN~Q;*~KWH}%GI)b3`}%G>%8EI[`#h}$2",
"p;J7~[Mu~.F(d7e}$2pYO0~:O4~;K/~=}&,D<J0~9J5~=J:~T8Y~@8`~28d~)8e}#sU@8i~@}&,DEa&=8}}#Zl8};Qu)!=~%}#Zl19*~,9+~#9+WK97~",
"/NW~D94WG94~#95KO96a!_9=f(i9@}$1P;O(~-P/~1K*b''K;~4K/~%KA~1c0pf5ZK%}!Tg`KY~DOU~$OR~&OV~%L(~MPh~YOi~0Ps~:K{~DOw~$Ot~&",
"Ox~%LJ~MQ,~YP-~0Q7~LLA~9LF~cLU~DPQ~$PN~&PR~%M$~RQe~YPf~5Qq~YPq~$L~~%Qz~2}#N]-9^}#l1:R#~=R+}$)zNMW~6R2~IQ8WSR>~%R@~*I",
"I~%NI~Ww3`MB~%8*q(wMG~%8/uDzML}&0X-85WSR_8La#qR`8J}&5aA}$(B~#c8h~+#u}8A!$8J}/Cx&}0&-%a3z8s~8}30l%`!p8u8v`'[8w`,]n3z8",
"~~,8~~#8~WK<N~/Qn~C}%b<%`&w9,Nf9-WK9.WG<Ua!z<W}$(@;N;b&{NMq3VNA~%NR~5OM~)N6~`Nk~DRg~$Rd~&Rh~%O9~MSy~YRz~0T'~:O/~DS+~",
"$S(~&S,~%O[~MT=~YS>~0TI~LOR~9OW~cOg~DSc~$S`~&Sd~%P5~RTv~YSw~5U%~YT%~$P2~%U.sg=j3Z9j~:U4~=U<}#}j_Sy~YPu~:TM~SUb~orWLP",
"Z}&8I9P`~=Pe~1&b8E~4W_ahGu2E}2DC%`!z8Q8R!=a_J8Nn2E8[~,8Z~#8ZWK:o~/Ti~C}*8L%`$k8gQa8h}CVp$:v}#~,%QI~%Nr~-CiN7kc0Q}~/U",
"<~$V*~&R9~0WKVBWGVBWZW[",
/* leaf_starts: leaf_starts.comp, 2675 words */
"}&9e$_~!!!'0~$}DE99+$~%+$~%+$~%+$~%+$~%+$~%+$~%+$~$`!'}&9W%+$~%+$~$Vv+$}&9R<~}};hw1}#~1)}9Dt%}DE;K}/H')}9DQ%}+pW'_~!",
"#-t[+$}#}z-+%W(+$W;+%}6mN~#|}-X{r~M};dr8X,};d[)}#~`(#w~-}9=Z'$NVq}-XB)}$!4%}#zm%}#~=-}#|@%}#|#%}$!+&}<OU&}DT~'!MW*}C",
"6%1}'~C'#QX7}$##%}C{}9}$my'}#^k&}8$z(8#}C-)$}7X9(ba`8'}7ze&$NbkO8*!3}#f6,e!^c+rb-_}7lh)8(83}#f_0b/I81b[c80eTd8'8,}*-",
"d/d088584}*]I%8#8<}+-Z%89`2a}#&q%8:$(f5z}*ZX%8=8<a!db#28>8=~(8#8%i!mWM}8gE-8E};QL)80f.0aZK8Hkxz8K!2b#1f1n87}#aW+`!Mb",
"jv}+J='8+81`x/l$^!;XV`ph``Ubp%})Sf%`.'};ROH!0}DF,~('!U%3};JZ4#d~~$=}8]i)}&1jw}8R#+!U%1};Fam%Dc+m}7xb)$N}*ou%8%8$}*Xx",
"%}*kP&8$}<AZ4}+p<+}8]'%8&kwRadNe$W}-I8+c!1!Kg>)}#:]*#FX=b!'}+=g&}8iF%8)!3}7u*&8$b!4868$XGc1ubR<bE<dzy}%#i%8)XNeOL8$}",
"%p*,}8v=&f&K8D8!mhp8Dc1)8+'Gk'Hbx=c&0}$GM.8J8&`)`fBB8)~&`,q}#6r'8&~$h108)8&}#YW/!2~(!L~+W^a&6!L~$}'3K$bpnbBBc!18)b$i",
"!LcQIb$d8^8!~&8]8jbB*8lezA}#8`%}#8[*WTafvc~p!Lk$-W^aRQc!u8'}$F8&}7X0%c!18*h#'dmn8H8I8)7~8(}#of&n!d8F~&8E~$8M~%8I~&8H",
"~*c&g}2qT'aB-8*7~8)}/vm&8V`,m}0NN%}7[2$9$8}8g8a8S8P~$",
/* leaf_starts_address: leaf_starts.comp -DGPUSORTI_ADDRESS, 3088 words */
"}$>Q$_~!!!'~~$}9cLE+&~%+&~%+&~%+&~%+&~%+&~%+&~%+&~%+&~%+&~%+&~%+&~%+&~%+&~%+&~%+&~$Vv+&}D='qj@3},0kE|@9_~!#VLP+&}$>:",
"1W:+'W(+&W;+'}D<w~%p}9_I)o@j%F~(%F~}}$=z%d@j!aWtb@vw@n}7=*4dQ|}!@}R}3]A&!M~'kA!86~P8@~n!G~+![`.6}7Uq%80~#}!A$O!a~@![",
"}1sJ$hA$}$M3%`A$}D=z~+{kDP#z~~$bp.I'i}CV-+}$:]18'~.}$])%}&v`&8(8.WLbAL8&8/b!)8/8$80xDd%F~~#V}+x<@b`U}+x3)b0&82}!DuF8",
"9~98@~-![`'A}#@n)kDw8G~18G~:}7Pu&8!klO8M}!Dy~#A8m~%8o~o~}}#9#%aDy9'9#~(",
/* leaf_sort: leaf_sort.comp, 9630 words */
"acA_~!!!58}&{&3_~!!s.xeDt$[$`}<M=E}!cg[}<Lwr~}}$c)%}$c9%}$c5%},T|+}Db,)}<M4V},T}*kF=},S^$}:(~/}:'*&},Tn%W3+(!4}:(:&+",
")!#a!)}:(H(X(+*!#%sW2++a!NW3+,%sa!S}<KOZqek}<KHE}Axa~%htfY}.@43{flbK:}<KI-}D<GE}$eo%}$f:+}$f6+}$e}%$Q},S03}=7{-},S<'",
"$Va!.$X},SA(}$kN%}*d),},T/%}$kY$}.>*&dIf},T;'}$`''+-a$M}$f#''UYB~#+.~#'U`!(+/X1##+.~#+0`%la!(+1Xj+0a$[&yX0+1}$c=%&y}",
"Bk@++2`!4!>}$bt%+2~$+3~#`#l')`!)}$dE$')}$i)%},Sr$}=7q)}3b/(*nY1%)&2},RT)+4_~!!!P#`!2+5Xl#Z+4`!,+6_~!!!P!`!&+7_~!!!~#",
"`$Q+8X/+5+6+7`!)+9X/*n+8!3},NL%}=:)&$p~#}=9R%},W!'}=A_)W7}=Ao%$x~#},Pf)+:!U~#*;W%+:}$ii$}9}%%dKv}'!3*}9}m$bL7bKjbKMd",
"L1}>kG)}=9k%`!j+;~&+<!U+;},RX$+<}>kM%},Lu-#z~$},R2$$'~#%.~$+=_~!!!HDYD!%+>_~!!!$4+9`!/}0*u++@a%N`!7+A~#},P8-dMT'hVt}",
",Sa'{kV`LZf^g`IEk[;!=l[K`LFg!K!Kfl,cLx$Z8!}#C`*}::l'}&pk&$acA[}8q)&bv+82~*Wa}9Fe%83e!@8:bw@888!}9:,1848@c#>iM.k8`}7r",
"b%8:8@8=8;bIIVzm9!8M~#}7qL((=8*}8ql((B8.}+0A%b!'(E}8k!$}DK01}+'F%88}*u+%8:WK8b`97}*uh%}'qI&&6e!>+B8A}#Ky)%)e!4+C8E~%",
"bEc`LV}<@@~1q#d~~%)},KAS~}|TV}:R~'g9tlw'!=~N}<=fq~k}DO4~+e%4},LYr$N~$BG~#$OBGWS$V~%$N~)$O~'$X~7$O~)$V~%$O~2$N~$$V~4$",
"O~$%4e!~},LY-$Xb!>},LY2$,~1$Ob!{},LYG},T=,}=ax&b#3c#DbaNb!f}>g((}9qe-(4kcb$Z~*'sc_We/S%8},Q9+$ab+L&gf!+#2}$-`&8'8$~%",
"8%}$m=%8$c4qdbg8&ddB}8YB3},w8%##}4s^.c1@Vc}+Hp%fCl8-Vceb:8#~$`!2}+uS(+-eb'##81`#(a,E`+<}$*I&83d7~f!>86~$8+a4pcLC88##",
"n7~#G8<~$80}9-N&##}#kP%b,78$f.f85~$}$.J%a`<`M*8,8.}01F)}8QT,+/}0,e'i!4!=a&<#N}#Jy)8&~1}0/H-},AU(},SM'+3f)xat3cqZ}$-9",
"'8+~'+3~$}$1]+8-8&bcm+1g$7b#9a*1dIhc+/b&7`e#},he%aDJb#U}=@!5WT}9cP%WJa1Sf!>8)~&}8EU'a9e89}9lP$7~bF#b!L}+i3%}:{d%8;}(",
"Cc+},3['8>bA5},{G%}9@q*h$.e$'}2lD,8Q~%}=A8*8,b/58S8*c$:j5>8&!_~%c$E8'e+-WJa!Qe$'84`,a}%-^%}#T@'86d+,l+pb!]+1~#}8@&&}",
"+Qa(}8vw$+(d*%}+]k-+9b0tb*&(48(c&gb!28)~&8+}+gE&8%m<!':aChY]!4c7[808/b3Wg/_80e+>!TVc+)c#.o@u},;G%c$kb!+8'e8EdS.&3~%}",
"2Y+%+9XNb#LWXi<r&3}+^N,}:M=&`~Y8+8-b$Db}'},%*$}2~p2WS828/WS8081}#w]%WZ},*o&+*}9I9%}5KX&bClVz}%2%*}#oW7b%^}$e;)8+}+}.",
")},=K*}Bu8*8!b!G!2b!,}=K-'c6*a'986}#UQ%}#UM*}D=J-81~#bTwf7m}+ud-a&(a27XQb9q}#x,%h@}8/kzP83c/zk*,8-8$}#xZ@h$;},H=%8*g",
"(|},MG%cvO80}%5F)8(k0s8*c(kWNa#Ke&=bIub+y8/8e}10s0`!08lb>c8mVw}9%v%8#`EA8/b!S},+).b$s}%1.%W^}%P_$!5~%}(rY%`#f8S8T`!/",
"8U};vZ'(3f&[$x}%=H'`!yaofb@bVwb)-8#}92R*8)Vec11b.*dqcf$k8-~@};d:&Vz}(Hs+8$f',d(:*na%t}+bg&b*G8;~&8=`!E!t`JN85dS'8%b0",
"o8;XGb:|XNaoodU:a!C8F8:~$bC{gYP}+kK%8=!3},_'%a!o}5%e(8Jb!o8L}+~q)}$=A.},.W%f$/8A~D8[VzWUj&2b{_b),8Z8&b4ga#,8`}E.9&}9",
"4!%`$NbvR}94!&#T`&zk#h87b$&8gbT`}+l`&#T}15Z'}93t2%BVc++dB>m`<'fcZKm8:}8dV/};1ye86~(!]WS};1K186}ETw%}/H<*}.a$.baT}D`p",
"&8&8C`$m8D!3cY9`$6}9]c%+,c$6g.ogadW_bKCi`z}<:8&h3l}:~W08-~-WXa0&!2j,18&cxmc!O}#Lv)eE2c]#b9i8;}-c~+cZ(e,{8A'Gc/Qb0y`)",
"xjC##abK(b3:eApi!w8%~$b)v8.}8T`$8K8I8/}9'#(b+5jHao/f`+HaP;bIxbJ%8(k(^8.j*k}%E<&c*S`*<}>q`%},UF,i*7x#/}5B4(}#12$}2]H&",
"Vwb{|k#58C~6%1~&%&cbP}:,J)f29'yeA$$Xg(ld#=+1~#}>}>:b!R},I#5}:'@*(Bn%D|+uc$zcbEc<f}#3z&c3)c0~d;'}#(,*b@zf#u8%h2PhQ@8@",
"Vza#385h,dcC1fIk8-e1D}8n}.b#28:b1hd<FbJ18:}$-L(b!8}9{v'}>qr%8Nd]v}2zy%+=})Ii%XAb:Yb+)}$Hc$bhn8Ra#Ca.~k!}8G~/8G~,8I~*",
"8Z~(b2B},KB$8X`#y8Y8Z!=}#sg$8V}+j:*}!%efbTFVzb-sl#j8&c6u}>wW&}$0w-b=[j278/+>a1s}:+^081~%#P}#jA%bEx}=O`.b1Qb$%(F~QbCU",
"q1^c;!f8{c#mc8vc!18%f$-'B85e@gf'}e4}8*h'}c;cj4^cS185b-L}$R5%86nK`8*8:a!9828BXWi;y8(a_QcVVa!A8,`D,WQaZc8Fa!C&5h![XNaD",
"Ub<U8E~.8'85~#j8/8[~%8]Vwb<`8#`/H8Le!I8/j<|WJaO(WTb(@WS8KcpV}5i#'8G8H~$}%0:'+@e*>8fVwa!N8Oc%SWR$M`'V!0al<c'W8kVe}#*e",
"+X@a#5+Ab6z8%c!6b<=d6zh548-}#pv&},&m'8p8q~$}F/G'+Bi=vi<``Dos''m0'WNk''}>{()c#p80!3fA-8$e7s}#u^.j#280{@(i>y}#4v%}#r:&",
"}1rK:|#z8N~>!2~>j9n81~D8cd#2j_^8gVw}/mf&gq3b9xa$>8j83f#@8-f[9c:)8'~,8*c+uo9g+C}!&tv},)@'a%!%&8!g&za<ncLl}#w8.j%!82}!",
"&zM8C~.b#I)V~$cRA}!.&M8R}!$,Ec',|$,87}+>j0|#<8hp'08l~/b$N8n82f.d)W~#d/c8/qN@}3M'%d>~`J{b(l}5I8.`'9",
/* leaf_sort_address: leaf_sort.comp -DGPUSORTI_ADDRESS, 10472 words */
"}#Si$_~!!!6y}%q:=}#0z,}#Sq{}4kZu}#0)L};74_}#0/}}#U09};5H~&~}#01'}#V3>};5I*}#01D}#0-{}#0)~$g}#0%&!bWv}-g8'!GV~}#0%S%G",
"~W};/`+!MW*}#0-+}#ZsN}#JD,!;}#Ge/8'}#Gv18*!=!M}%oR,!K~'}#0E0%F~%a!C84!='h~'}#0G}8J~@8P~^8e~MbA,`5t};*'~9p#d~~%)}#8F~",
"#r}#kz}};(ab~}}EEn~,0}#9%wD'~$D'~~&$}.1H-}1E'%##}<-1.}-HN&}#9).8.~080c2.}&61%}#91*}-z,*b8585}2;M&a0M}#6f%87d8se!H88~",
"*8<~'8:~#}$0g%h9;c>kfhnbk]!2e!U#G8G~&f;l}9`[&##esCa.)}-Hm(8+8.`|(}'tS%X[a-L8=82`Cf80}#9`~2npEP'f~'}#9oC!;~@![`/ne>D}",
"#9q8a{H}$1N&}9wM+87}9w6-86`{`}#9u0!b~)!c~*8F~#8G~#bUa}#9u:%F~6%F~1!;~Z!G~0k%dbEX8>}.*F+d@+80e-C8D}#:')8382~9biJf!_}#",
":)48N8L~~&G%G~~5r",
/* finish: finish.comp, 3434 words */
"~#VaZ^}%-7<+D~%+D~%+D~%+D~%+D~%+D~%+D~$Vv+D}DB_s~}}#:F%}#:R)}#:J%}#:R%}#:/%}DBc)}#:@%}0hHL%n!#}#:.%}@^H&}G+@(_~!!k6w",
"+D}#93)+EW(+DW;+E}DB'~$h}#8a)}#9<P}#8S&}#8}F}#9]9}@[g'#FV}}#3v'}#61'!AVz`!K+FX-#^!A}'(_&a!e+GX/+F$k}<Kl%+G}#7M)}#4A%",
"}G+V)}#7/%}#6O%#I!5}+(U%+F}#7B$}#7h)X,}2T~'!%+HXj###!`!i+IX/*@+H}#6T$+JX3#!#2`#B+KX0+Ja#~+L`#+!3}'+-%+L+F}#>_%}D@=2!",
"4+Ma!C}.{1&!4+N`!,a%:+OX5}.p/$}@[F.+P`!:a!Q+QX-+Ia!(+R`!.}'&^*+SXm+R%)}#8g%}#7A'}'/h)W7}@e^(`!C+TX5b![+Ua!b}.vH&+VXo",
"`!e}@]17#W~/b-v(w~%}#|_'q-wc~)eg=8$!5jI@#`8+~'+Me!A8)!J~-+M}&n;'+N~-8/};PE.+Na!d}-=2%8(}:p5%}<<7%c;_}#5H%+Oh==8B}$9W",
"(b!/a!G(wb<=ngu`E]$%c6Lb;6d#=+P~*XWa!B+QeIe+P8-~#};5t<#Z}$qh(}-tx'+F}#4e((%8Zf|V8J~%}<uf'c1RbQ`bAWc!5}()0+}##w(8e`a2",
"a!)aZ@8'8*m>w8'~+c#0fr,8*`h<cqh}%T2%8+}%ws({Vg};(i/8,~,89c%58U~%bf,+T8%aQC9,81}#!-$f}++Se#F}),i&b8Z8,b&M}-q='8.bN2}%",
"xU&8#b![958;eEci3Ni5,z#bd|3}:8M,`!kd'*8rebg8Y8'f)&bTd9K83}@0O)8#a'*b#D9O87}#1C,8%~$b:=+U8-8#~%f$3}*9W&86a!P9V8@gSo8%",
"8#b'm}#j1%WT}.7(&8D`|Wa'f90+Vg#Q}.+:%8r8g(wb&%at#8i9*h#k8qbOU8t8u9,}FwZ%})r<$8qWK9aWG9a}$HI~*B#87}}$E@7#/~E#5~_#C~E#",
"9~>}$Hr:}$E@VkpWm`3};PV%}G$T,bS)}Am7+b]e8+}#t`,8&`.Mc1)bu!828%bvi8/a&>}-Vk)!>~%cTb}#,[*nz4+1~#}4n:3a&O}%$~*`#Wa}<l6&",
"}:]Q%`agbQ2W^aGb!5a)s}:]Q%}@CF(p*w*e~%b[,8'}.(y&c#~byxcS>g#/}$pu%8-b#Rhvkb!Hb,_}.fT&e0,8#~$c*JbpS}&(e'8(}.Ok'}G(;=b0",
"C+IbnwaT(};cn,8.+Ib#L8)b7#}&&,&+I}.3Z%81g#Hc-J8(q:^f!~}*P%+}$1O%86c64+I}#*>1bi#8(bz9}-P4'8E~%b4O}$Ox*8'~#cjV}&@%%#!b",
"(X_~!!ZIKaJ+`Ks+KbJ6d`S84`&~c#T}@I[$84fS~!>~$8C`'3",
/* finish_address: finish.comp -DGPUSORTI_ADDRESS, 4417 words */
"}#an$_~!!!*V}%5WH+W~%+W~%+W~%+W~%+W~%+W~%+W~%+W~%+W~%+W~%+W~%+W~$Vv+W}#aQizH%bG~}%5OF|H'Yi+W}#`B-W:+XW(+WW;+X}%5L`~}",
"}#`B}}!H1~#`tH-~}}1+[*vH%~}}/7#6{H)pqU!X}<gc6}#@>&sH8#z8.~~#*8E~~#I8^~.};'X4}%'3*8-bpb8$}:l@'}&Bv.ce+acA`3Sa!)aqK8'8",
"-}%i,*nHL~}}#M#&8Xb%r8lWH}#X*2}7+C.8#8,!Ab=.c!6lFp}7+P+81}#Q7-WS9A}#(D%9Bb%kgzr9D8C~#bZw9F!2j!89G8G~$a'088~%8sgJ!8@~",
"$9M8L~59<~(8G~+8I~/9V8V~(}4mX.f%78T}!J!E8d~292~(8t~.9l~29p~I9&~%9w~B9N~/9/9$~)9&9H~+9.~%91929J},1R%},1M&:$WG:$}#an~2",
"M`R-}#^q7#/~>#5~c#C~>#9~>#:~6#<~M}!Qw[};+528.}#/>-}#^a%c&FbN^858(bP,}&.)-!>~%}!R)~$cb({j%z8%iR-8+~.8/~582~*l4Jf@!`W$",
"!5b$2f!6cyHb,ia9h}&(Z*82}&/D-};ZL%}#U-(`-n!38/f#`83dRl86~&8K8B~:8G~&8R}.#_$c%e8Q~%b(X}<R%'8Rc+3a)F8Sf:s80eRs8384~$}G",
")z-8,u$<8Q~D8V~%}3om(}+SC)!>~#}29B%",
/* gather: gather.comp, 2264 words */
"az;_~!!!&B~<+]~%+]~%+]~%+]~%+]~%+]~%+]~$`!'}%Dj%+]~%+]~%+]~$`!'}1c>%+]~%+]~%+]~$`!'}@p($Vv+]}!zjHiSMgzQbS<iz<gz~iz$g",
"z8fSf}&(K;Y(+YaSBX(%f+Y`S7+ZW%+YbS#X)+[`Sk+Z}F.0&}/v((Ze+]!%m!#W:+^W(+]W;+^}!ynl}(!h)W8}Hbl,`yQ}$+M%bPScR`!%+_X3#^}%",
">b&+_}*>B)!cWx}/eK-#w~$`!.+`a!HbOh+`}/fh*%F~$bTT}3Ar-ez2!{~#}&)a%cTc}6v_.+a}1RJ(+a}*6!%}E74&eyz!}~$!}!E}%@&%aP'+b}1Q",
"m(+ba!U+cc#@*8X5+cdQ!!%+d`!2!J}/g(%+d!3}%;`+!FV{}($q'+e`!>!L}/g/%+ea![+fc#1+gX5+f}/hU&+g`!3+hc#n+iX5+h!3bRmhQ5}G;-)b",
"Sawv|};G%(%4bE|}E80)#Z8!yN38'~)8*f0z84}#)P6gI7}<0.&85b4=}&=.%W_a!l87a!/8=}#<C&}88a080}&6d(8Ah3,a-Y8D8'~&8A8!}#N1;a!u",
"8O8&}#Vf(8*iM_838!b-W8+~$}.d2&8%b!L8V8/a7EWT}/-/3}'Z&48a}#Ph*d9Xc.^a$Ib.yb!~8g8.}#+r(8h}(zF&bJx8'`#+b9[}#*c.a3c8H8a~",
"+8LbJ;8O8P8c}47B%ag(8Llr7~|}/Hm,bV>}8Dz4fl>!Gfcu}%=!:en$akE}.tC'+Y}<c~'i!~p$3X=a!q8&}%Vk%c%d8(i$Lb2^ajge<O8/aFfb=m}#",
"Hc&gmoa$o!|doSdSN85}'%3&n!889}7K4(8,80`!U}%X4%818'85}/4>,8#b3y8$YP+Y7}`&[}<RN*}#r/2dYLb$l}#io%}/R`+i|&8&8'b7&}.>A&+[",
"b7#+Z}.y]'}/R!-}#4&$`#.'z`4`8'`Qmb;+b)<b=~b;gb=u!=e(Y}%^$3W;+Z}8,5/WH}$cs)b8bgZV}.8$%8,8)`hU+Y`!{cgPWJa&[X>a$Jh(g8-d",
"!Q%Fi%u`!Se%u87~$}#`L(`UY8+bm/89828#cS0%Gdw!arGb:D}+up'`|Cd>:%_disbu}b!>b%7}#H8-k]K8/~&(M~%gro}/SB/}%Z!*8Pb!wetg8N`,",
"$i!I}*`N(8V}(L<+bUt_~!#-v}`!*8Z8R!38I8<8@8(}&s-$dLC}/<3&l%S}*EH0f-Uc%%)wg$R8.}&hk'cCk*8f%k818-8,}.KI,*8}.H.-`=|d%i*9",
"f$F!Ke'#80}#A-)*98(~,}#ze-8AdwB}$iL(cOY8Cc%$!F}'@**c)t8(cqFdx&*Wj_a'gi_O+g8%+ig>]k%k8Tc#-8Tb%DbwB8Tb&Ls&78[~+8]~#dwq",
"8]b=1}#HJ%`.q",
/* gather_address: gather.comp -DGPUSORTI_ADDRESS, 2901 words */
"amI_~!!!'_~H+k~%+k~%+k~%+k~%+k~%+k~%+k~%+k~%+k~%+k~%+k~%+k~$`!'}$O/%+k~%+k~%+k~$`!'}03@%+k~%+k~%+k~$`!'}=eK$Vv+k|mwb",
"msi;7kmJ}&#{DW3+jb!(}!:uG_~!$!$E+kcmUo:z+lW(+kW;+l~#}(AC}b8x}=VD%}=Wc%rmP}$J(%b:2}Hr$.n;L#w~(#w}=U2%j;L#z~,%F~,%G~$}",
"1oh-bo%}0'j*i;9)w~%}H<W(b=$f;+*8~,*9~$f;'*W~$}$Gb+!_W!j;'+g~,+i~(+i~)+m~e!G~~&9}!d<~$%+nVc+j}<IQ.cN8!JYY#q`%@}<3L,bi",
"3!Ja##8$~,}#p$%b}+8/}(,0&8$~.83~&8'}&]/*q=5(K~7!`~e(K~epN6}/C9&f=H89}3`O&`YubTog!E}#))(8$8+}(/j%mY~k!b8E}#(M(}C&}%}$",
"&!%fQ#d=~8G|#D`OacT%}1ui&d[>f!Jcr2b#I}8VO$|#I8^c!g}&`Y)8'c_A8*l#N8a}&J^%a!A8S8Wcs$8[8X8<8-}!@Me(L~M(L~w#z~-%F~O%G~P%",
"_xtv`)]gT[#[~0gb68.jVv}1AV&a;x80c@Xb!tu!}8:~D8@~-nAm}/-o%bZ#bAm818F82g@/fdbhHIWY`!/+na!|8e~$}$U@'f/Z8d`,/ce&p!Q`@&8m",
"n!Qbl8aAy8r8j!38a8I8V8*}+YF$}!AyI!a~.*8y%~83~D88fXZ87~#b`4cB-f'x8<8887iBZ*983~-8:~#gANfI~}'>O&fBZ*W~-k,c!bg%'8N8!8D~",
"%cHheBf8P~&!_~*}/{l%`%DcfCfw^+g~%`q9pBh+i8%+m~+u&@8d8!8c~+}4^P$}Gg#'u'@8k8!8jj!P8k~#b6(}(nh%`5a",
/* tile_sort: tile_sort.comp, 7785 words */
"a[i_~!!!1:}$p,&}*zy1$[$`!7,k~*}&cD]}Ex!~$#}Gu^(}$pg%}$po%}$pk/bD!cDC,kV{YJ}#WUK}>(l)}E<y&%b!U`C0+o}$pE$+p+o!%W2+q`D(",
"+oW:+rW%+oX)+s!#+r+r!U}B6D$}$p_(}(ce*+t+ob>z+t}#0f%X)+u!##p#W!t}0T+&}#2<,}B6n(}$r1%}&e15}#XRu}AK>~%dbFW}AK$/}*|g++vX",
"6#U##}(b('+w`!,#)}(c@*!4+x`!0aFI+y`!(!J`#I+zX/+y!5a#P+{X/+x!A+z`!)+|X/+w!J+{~#+}X/+v(x+|X,}7_=,}(f]+`!(+~Xj#Z~$,!X0#",
"Z+~}#3y%&3,!}$mO%}#3y%+:~$}B6S&}$r.&a!x,#X/#Da!@$_`!*}$oI$$_~$}$pp&bIdYD!%,$Zl#^`!g,%X3,$}#34$,&_~!!!$1$9,%~#,'X5,&}",
"(fO$,(X/,'a!U$w`!*}$nm$$w}Chm%}$m6)+-~$bJ-,'`!-,)Xm+-'WX,}I,f+gIS#w~$}$m8'}$oV%}(go-$[~&}$r%%}HfU',*c$3)M`$-,*}$pz%)",
"M~$,+c!4,,Xj&A,+~#,-Xn#U!=~#,.c!(,/Xj#U}=}W*,0c!4,1a!.dJ{,2`!2#[~#,3c!(,4c!K,5~$}(ht),6Xl$S}$q}$,7X:!5a!|,8X:(x+}~#,",
"9X4,7,8`!:,:Xl,9#Z~#,;c!4,<c!(,=~%!4,>X5,=a$6,@c!4,A`'},@~#,Bc!`,CX:!J~$,DX4,B,C~#,EXl,D~$,Fc!4,Gc!(,H~%!4,IX5,Ha!`,",
"Jc!4,K`!`,J~#,L~&,MX:!A~$,NX4,L,M~#,OXl,N~$,Pc!4,Qc!(,R~%!4,SX5,Ra!`,Tc!4,U`!`,T~#,V~&,W`!(a!4,XX4,V,W`!G,YXl,Xa!`,Z",
"c!4,[c!(,]~%!4,^X5,]a!`,_c!4,``!`,_~#,a~&,bX4,aa!A,cXl,b#Z`!(,dX5+}a!G,e`!Aa!G,fc!A,gX4,fa%1,hXl,g#Z}#7v$}#`:&}FoK,}",
"(eS'!%,ic!M,j`$>#U}#:$A`.:,kVe}0RF&X8+o,l`!(W4}>$s$`!T,m~$bhk}0WN&}0UW&}(kZ-W7}HkC*'E}$xc('E!3bi|}#:A'bPE%/}#:.'}Hk>",
";}#69*b<%}(ab%8#}#0v.XAbAR}#4v(fWK}$K1,}/~}5aKn(A828+}(Hc%h9W}#nR%f|-8+i848-8'%G}$8Y/}B<-&8882}&On&cZ8}%F23}/)Q%8G8@",
"f!r%)}#1:(,o8K8D8;~%}I3<Def_};M~~/}}A<BL}=m_,k0Q!I8%a!J}=mc+}=m_*}'56*}=mc2}'8P+a%!8*b%&cn`!I8+}=mc3}=m_'r#<}=mc%o#.",
"8F~7}=mcm}Hl_{}CUa-#f}$RS,+}e3s}/vY)e)r&2~%}$QW)}/PI,%J7}#L8)jP1aW+}$kG)g!`,'~%}(J>)8&~.d+$+o,nVc+pc!Q}$Wq%}4<4&8$XE",
"+o`#S}99N)+q~%+oe!q&5~%X{a8=VcVcb#W8(f2~!Ua+Mb#V8*e2}c#Ae%D8,Veb#Bar9cQFWZ}#/C&+sW]+r~#+rp&G,)c5E#pa])c6pa!,8*~'eU4b",
"d_WJa_eeZXWS8&7~`Y28$e6C}'i2(!t`yH`8-c'Xaz,c%7!t`*I!0m%7cw_e!R8<~*8=~(8@~5&6~%c2;}$jt&}$4u&b!SWX':`'l8(Y]!4e!S!4~&}$",
"RQ%8+84~%}#R6-,'h(Jbggc[+bgag[4d8ca+N}/ZJ+8.87}&h:(e#v8_}'kY*}$I;%!0}(cm5e!M8f~-8i~1a!68k!0a&Ja!*8m!0}%z.(ak+c#c8q!=",
"g66#p`W{c!/d`0g#+8<e!M8x~-8{~1a!68}!=}#Pk'9!!=a#+}@Sa%WZ}0JF5!7a'v}$c_&}$bu(A4$`b5_A5WK}(6H+}0(p'}B,0,emp+rb!&}B~/2,",
",}#PR0ba)bm7bW:}$Qf&81+}}$^*&b-x83f;z8'cvvc0,89iyC}#7='8%xm(}$YH%8Bb!G}#|k'XS`*w,n`$`+r`md}'FQ.}#UR0+}~*}'EJ<a#v,-8.",
"}(~y%gA8g!:,.b$!8-b#.8Z`*_`#8`*S8Z7~a!.8]80~&8[}#QG&8^8]8ba!08_a*nc!)8%}$}A&}.hw.}#|'7s$M8j~)8Rb#;8k8)~$}>pR&8$}$4>+",
"}<L])!=~)()u&fp&n8(~E82bpkh&n85~48;~2bB7#U8=}'lY%}(qM+8*b!;gr0erW,/l$]8I~)8/g'*8K~$b!i'K8+}#=*&XAj!>8P8%~$}!r7Eb#x,0",
"}$J[/XKa#e,1a!g8^8,c&s8^b'!8`8$~&8_~&8a8`8e~$8b~'8b~$b8+}$<6.}$>-*}!(]P,2~8,3~*8z~'8x~%8|~'8y~&8{8z9$~$8|~'8|~R,4~/9",
",~)8p~%9-~,f%|8pb&.,58.a!A938!~)8%}$O$,9-WG9-`!/9.9/~#90WG9+WZ}#F+,Xaa1q$Sa1E$U}#cR&,6f0p}$;d&a5s}%>2&f4O(.k)S}7za&}",
"#bU%bvM()`8Q8%b!.cK[,:~%XQa1q,;}#cR(,:`E@gMi}03.&8/8.,<b!2,>~%b!Z,Ab!La3@c2p,Ee!c83,F~(,E8*~08988,G~%,I~),K~-,O~(8=,",
"P~(,O~18D8C,Q~%,S~),U~-,Y~(8H,Z~(,Y~18N8M,[~%,^~),`~)a!Y8P+}a%Y,c8!k!S8V8U+}~%,d~),e~,8X!3~$,h~/8_8^!3b!EWZ}/})&+u}0",
"FP%#W}/Hv'r-U}&i+'`'!}!)|D}$~1,}$Po&X@buxl+Y}0fE%!2XKa7kbJu8=a(M8@d)y8=b*(8B8%~&8>~&8A8@8&~$8B~'8B~$bt@}4zV.}#!@-}!#",
"fN8M~%#[c4AX@a3Cm+m}/Vf&a#f8]~$8_8#h2I8a82~.8&~3k#f}$e,.}/}6%`!/8[8]~#8^WG8Xa6i8g~%#Uk0*8^o2e}#LN%8&a#A8p8'i2Z}BBB*}",
"06c,e|<#Ub+AglJa!q#U8$j'Q(.`N/}'#b%bvg,i8(k!;8+8-!5~(,j8,~.8/81!A~$ftC!281!J}#{x*81~#}(If&b2Lc{687})6++b!^898;8(}'WD",
"(}$Y[(}#O(/b$h}/_w&dAV(:}#~'liFK}#~+)mC,}#~'g%3~i}<i|$k$g}H_''}86h+b'^#U}&u:)}):|&,kbCG}/dV&}$j^@8,b6tb2:848)`#>,lWN",
"aJa8/b!I89}$lj/}'hr%8(}0-q'aEw}(z-$8)cDe8@~&aCA`D'}BE`1b5Wk*0WS8A89WJ+t`Pt`!)`Di8@89}/S7%8C8B8A}%PZ%8>8;WZ}$}3,'R~$}",
"BHB3}#t_(,mfsnp,Lm:#b$o})=T.}=bW,c9^b(Sc!r89r&a}(=1%8+}#+/%8=8!~&}01A2}/U^%8B`.V}@3)&}0>^/g#B}#U7,g_BW^b&!}$j;)e#Wg)",
"<8'c&xc-#c#g}#+q*W^a}m8-}&zV&})#S&c<!cS.}&BA)c$5&7~%}&a.&}$]M%Vef!>c)x}I._-84b+Q't~&}4#4.}=9n'8'bD@}$N|%!3eR78#eK_!#",
",ol)&#Y}9c(,}!&:J80~/bLHb!@86}$US&`-RbJN82}$W(5}<[W($%8!kc^b&hqDL|#K8Ij)z8MbK$8J8/}#s1)8N`!Fb5lb^qg:F`%>",
/* tile_sort_address: tile_sort.comp -DGPUSORTI_ADDRESS, 8628 words */
"}#<J$_~!!!3!cyU}#<L4rya}%jac~}}!xqPbxm}$+DByxs~}}'@k:}8WK~&`}>}h/}!xu~$T#z~,%F~~#0}!xq~%Yfxm%G~(%G~h!bWv}#bX%lxm%_~:",
"!GV~~)(M~t!G~s(M~@!b~X}:Rl~8/}>o;5}##X~)$}8tp)}##a58+~*8,~L#z~(86~*86~(89~1WS877~cZ1e!U8>~*8@~(8B~28@~&&6e}l8Eb#_b}K",
"8Fb!+bkD})V<'a!Y8Jb!&WX':a%]}##w%}%7K(}4v[%a!:8Na!&8P}0[t'}#$!28(~-8[~)8_~>8=~/8g~-8h~=8n~-8q~48s~(8u~18y~-8z~=9#~-9",
"&~49(~(9*~&9$WG9$~GBi~&Bj~~9f}$O}ckFvtYf}$Mt/8/!5e@R8%~$}$P$:80b&^8/`S*}$O}n%3~V|$88S~-}$O}D}#%M~&db&E}#%Q2aC,fi&}>k",
"W&}#%QKWS827~}3hZ-88}#%T1ki#}$`H)}*IY'8'cY;}#%h&g#*}&$F*}$(W%}&.&(b4=}=qn-89}#%n4%_~~%,",
/* tile_sort_rolled: tile_sort.comp -DGPUSORTI_ROLLED, 4947 words */
"~#Va_~!!!+h}$Z--_~!!k6h~',k}(a^e}#};}~}}$B)-}#&3%}#}-)}#})[}#%{$}A$d*}#|VQ}Gv.~&_}#|Z.}6(I,}#$&;}$CX+}D3|.}&mG)}#%U'",
"}#$7'`#i,pX/&5#Z}#%'%,p~)`!5,qX/,'~$$w`!*}#$e)}#$.%b{s}%1D',rXj#Z}JbO'||Ha}+}#v*5&6~$}%WN1}%0T'm|A}Gv=(f|E#w~t!;~G(.",
"~4#j~7#w}#v2V(2~3(1~,}'vR~0G}C3R~&:gtLXD8!isbaO0&28#!3}&[A'h!5,'~#kti}&P3&}%y;)&3~%}>>G&}&J@*p$y8)}2<:.}@cx'bsFb!Rc!",
"=}Cxs8#L~%}2<+&})3#&b#)b.{}2>I&c!da3#WZbmG}>>7(l%q}1/O&}1/T)$,8)c!'X@a-xc!'8*qqf`r8a%}br8}>o]%8*}&G71h:183~#bY|88818",
"/c!)8381c0>bvNhXdfI&c:]}$]J(dM3b#PgIf8)dU'}(J=(80~*}1gr'bta83X@a2z84z#w}&C_%86k#w8-~#jJ887!=c.V}72O$8*`%O}J/Z.}*Ly(8",
">8C~)c]C8;8>8=}&K&)m['f`eeQl8(~#}@.!08(}&G#,i)g8.WH}%21-82}&G#5oQ(el#,r}$aX.87!2b.QbaRdq/b/58/bLu8Hkc#`f^8Jb$.}%_]2}",
"*Sf%W^})qb$!5a9v8;})qo%X=})r1$`!/8H}#Za%}:vH.b!Pbc4!>f$%c_/8(bPN}1ej'8(b$'|];()}%^A~#x%3~gck0h$g}#Yj6}&5.1}(S4&8'cY|",
"c#Y8.b$X}1kT'}%9l-8&8#b)C8.`_1})t^&}>BM(8*b[I}#@x%`Seb#C#j}!YePclj`-$c@$}!U6S86uYp8:~88A~&8>~4fYe(2}#^2~#K&6~Yfb;}-`",
"E&}%Pm*#T8(fYDcG4bm%mai}!YDh$,~]#j~~#.",
/* segment_sort: tile_sort.comp -DGPUSORTI_SEGMENTS, 8561 words */
"~$_~!!!2r}$Wf:}EMl~#6,s~%,s~%,s~%,s~%,s~%,s~%,s~%,s~%,s~%,s~$Vv,s}4veKbXf}#^UT}4w*>}!YYF}({M'}#^r~#2}4uA~#p_~!#%|K,s",
"i[~,tW(,sW;,t}4u;M}4s&6X,}4uPy~y|Z)}#^z%}$Wf9}#^l~#fd[C}+6`%,'&5}#^x6&6~*}+6]&}#^x&*m~)#w~,#z~&&7}$Wn~&fX,}FGe+}'Pk'",
"}#^|ffaO%G}#^n8}%'(&$x~#X,}Dtc'!%,ua!(}+D`+ea[a#~,vc!4)4X-,v}/AZ'}4~n9}+Dc%bbGbb~}'MR'}%qW%+@,'}+Gu&,wc!h*dX-,w}DtO'",
"}Kk(Ee7I(s8!}&$Z+g;ocB!bQ#a;v}#2:.}'/$-8-a~[aC,bFQ}#2k'}4`$:WH}%hk)b@J`a(bb&8*}%h^%8&}#`X%8,8)$cbqlb!G*dfbi828/$c#Tf",
"bG%0~(,o8683c!6}4rf~)Q}4j+M}$XJ~-k*h~o&6~M*h~~#7#w~P#z~P&7~d*h~~$u#b~BAG~&AH~o#b~~&m#b~~1|'W~~+4jx>}2bO&b1r}4-A'dx;}",
"#Rg(8&~~$w}#z*(}A4d&#Z~%}2y`+i@Q$x}!*/T8.~#cS3eIA`F9b.Ld#e|(3}%}'%84b*S8>~(8688~%8C~/}(sT%!3~(d&'8,}'Y{-8!%Ka%z8&dG]",
"aUl80bHL8M88~#fe@8S}2nM'c*u}%f2*8J}2U.'fU=}'Z^&cB`8M}#w8%cB_}9PM&_~!!ZGz#p`@H8H`N4a!rb3I}'8*.a4T8R~*}'/{E8ba#T8ab%18",
"b8dbR[8nc$RjL{8o8.~$cQHa$|c0<b2M}'F+*b*[WS8p8ia,f8s`!)`,f8o8i~%8r8q8p~%8n8kbEf}'jN(##a$d8j8k`&18l`Eo}#&.0}F#&/|(ohX9",
"j*:a6PeEAk&9,ug']g#L`2d}'da-c$Cb!Cd`tb^1c5a'Fe)h8E}AFk'bNB8D8Ac$lcgK}2jA*8J8)c+J8K~$8H8Fe!C}32r'8E8F~%8B}'5&-8E}!$DJ",
"8X~-c#v)4e#78_bOz8]81e+A#l#T~#f>M%*e!E8e8-~$8b87f+de!E}A!c,bcp",
/* segment_sort_address: tile_sort.comp -DGPUSORTI_SEGMENTS -DGPUSORTI_ADDRESS, 9391 words */
"}$a9$_~!!!4V~F}Eol4,x~%,x~%,x~%,x~%,x~%,x~%,x~%,x~%,x~%,x~%,x~%,x~%,x~%,x~%,x~$Vv,x}4/wK}#$IY!B~0}$a4B}#$G~#`}$`E)Xy",
",x}$a_0W:,yW(,xW;,y}4.Rq~}}4,<2X,}4.c~$(}$a*/}#$9~$]%F~,%G~'}$a2~&j%_~$};:2&}#$5n(M~q}47x<}#$8'!G}&G:&}&+S%}#$<a},@1",
"2!G}#$J*}=4L1!b}#$L/8.~,82~'!a~.84~,![`V<}0<o-!2})u<-}#$P78D~X}*WB%WZ}4,2~1A}4#nM}$a{~-R}#,,q~m}$a{}%F~S%G~S&7~|*h~~",
"$u#b~BBz~&B{}#,S~9f}$a{~*W}#-~7(M~~%Oa)|}#.%88)~9WS8,g't8/}$-B(}#.(k8D~p8T~2a!D8U},Cf+cW=}#.,.8N~.8A~$8_8I~&}(I&%}F9",
"k.a6-8S}#.,N8c~$8b~%8c8e~%8p~28p~E8q8j~$8t`!)b0]8va!)b,u8t8s8ra!08xb,y8q8!}5X1%}#.4+}:h,%}:h#%}#.4~#4!K~~%#",
/* merge_tiles: merge_tiles.comp, 4339 words */
"~#Va_~!!!*T}'Di4,k}$i]b}(@9~$##UVe}'EH&}#.m%}$iTW}J%M&,z!U#p}#-{%}MD]%X),{!4!t!t#RXx,|}#-2%!4`!M,}!#,|W2,~!#`!0W3-!!",
"%b!5X)-#a!.!4}&g/~$w}'wL=~}}$/s0$D~$}$i#-`!8-$Vu`!e-%X/&2-$}#,]%-%~5-&~#-$~%-&~-}#+H%}#2#%}-GI&$~Vq&n}CkE)`!*$O})V5%",
"}*fJ&}#&P%}#&/&%%})SQ$%%$V~&`!*$XVqW7-'&n#U})S5$-'~#$Y~$#sW@}#.B$}#/2(W7-(!U!A}#4^$-(}#36%}#&B)#`X5~)}'wD(}J_n*!HV}}",
"$hDZ}$h7.!5~*!J~&c4Xf6yW^a[W8$}47g%!J})#<&Xz,|`/K`.G838)8&bLn8#cQB88c828,bIrcs@}'.E&#sccm`7o}BX2+b3<8.8#}4FW%808*8'}",
"=2x&828$bIc848H8>},]]%}(8)~-<}$dt~$}$D~8~}e~q,z}'2%&cx{a$<ct2buHc,Ub$:b}lcC>g/Te(b8&a+{}'2q(,{a^Jb!%#R}#az%aNKb!&qrn",
"WJ~#bwx8,b!&gsM})<R%ct9}8U_/,}W],|~$mGA!A~+}(wP&WTb|Icw*WUnRK8&}$ar&}$4#'b/d82Vc})DQ)84Vz}$cU(})Hx+`#I}BN_%}(nS)}':K",
"*}4(a&$O89a!9lC)cy),~`#jd0@}!R&AcTFlDtb1;}(x/.}BH<%Vr~$cK0`(d}(rg$$Va1Vc&9ayn88VlX@b,r}F]Q%86`!8g^>83e%%h^>WR}A`K$8=",
"8&WS}C%7,k_7c^Ae$$}$^%<-$~*}3n-'W^a)5#sbn_c$$z%}aeWW_a!F#s`*Zaz)e8ec$Ta!]8:Vcb$|e$nafqc$]}$4I%i$w8&c$n8%b$b8D~&}$kQ+",
"b)8}(,0$8%a5:})I^&c}$8E~#cG]}4@3)!>~%c^}}4n9&-!d$WgKy#p}<Tg,#RgL$8*aemb;t8,d$e|Pvx)5b&28.8'g5'}'A)%#s}##h%8Ac%L`XncW",
"88A},L_%b,w8HVwb)!bO#81`!>8D8%b'689b'JWS8E7~`!18#}'4x%8G8F}FaK+b)C87}'rm'})EN(}(tB1WS8684}%&7%},]L.}1vq.},mo%XG}3yI$",
"!=~%XD8KbTSb'gftPs%+8(~$WQ~$!3~Os);8-8&f%+86}E*}*e*Gj((}3xy%c'vb+i}0=p*8&g's8K~'bW5b*Upi-s&N8F~*8Oa&18Xb&68Y~*8-b!r8",
"Y8.c&38Y7~b&@8O~#cht`!18%b&@8]8[8Z~.85~(8/~*83~-`Z0b&@}(r/.}4@R%`!/8X8Y!=ai*8U}4Ov%XG}:x])}#'5'-#e)N!4}!.+G8,~381}(o",
"-385Veb2h`$Se,L88c0&})73&g-(}$qH/`%F}+;<*b%F8>8%~&}-7+-c:E8D~$}%-%)8F8&#`~/a&w8L}#HA&8Kb,Hb/J8Kfb_b,<c/]8N}'=R0bR]8+",
"8:8!}']C)%)e!l8Yf07%18!8LbR^8$8A~&})$u%}9JU.`%T",
/* split_runs: split_runs.comp, 2282 words */
"aRb_~!!!&Z~E~}}#_3%bQ+}GNR=aPw`Q2}#^J.fQ$}#]s&W3-)`!'}'[0%-*!#aPY!U`Ph~}fMTbP.bN9bM]lP|}7QJ)dO~}&:b+-+_~!!!!gdOYaN.}",
"%7#(`Mb-,X/$D#^bN!-,~5--~##^~%--~-bMZdNlbMiW7-.`#O}#X;$-.~$}D6d(-/Xj!>##~#-0Xj#G-/W7')`!)aNE')~(eN^-1_~!!!!ehM9}-w]%",
"eM=}JO55!K~)g`McL;8%fMc##b@8hqVaeS}##c&8)gcJ}##Z&83bMLbM.83}$wM+bMV##}#*8%b+A88}$zx)`jIc2W8C}#P<%8%8$8:8=c]deL'}1!9'",
"8Bg#!8Da+d8.8Eb+i88f`oh,|8Jb!E8=}).u.8E~,}$oJ%8M}BUw%8/8F`!bb!D}'e*%kN*~}}F:F~%%!s~F}%(s}},wE.8!f(d}#G5*%b}7![.})hl&",
"}3ZH&}$[#,gPmWTb~Jd!:}%(z8})ig0}8nm2i+i}'cv'#Gc*I!rblq}#Z%&-+c#DoF,#H~V}%'~.}$|KFb4F8'`'+a+HcGFf@+8,~18.~(}$|L.b=5##",
"khW84aC,}%'3)du<-)c#Ui@Forh-0h;Xb9CjCqf$%8-8$x<]e!ih8hg$dW^b.tb@J-/b%ucG&8,f;685b'R8Cb!,}<iK'}CA~%8Fb(V8Fl.]WS8G8&b/",
"F8H}F,N&8M}%*i18&8Q~%Xaa/<8T}%*i.8+~,WS8785b8obn$}(Jo.}0N;%XG~)f$:8Hd9x8K~'-0~+b$)q9wl1Nb&8},hS(}N6<*%EVc-*~&gUe}!%K",
"ScuV81~*bvz85c@Xb#]b[)d+'})2Y)}'hg.g!wWNb0,k!h8@~%#G}*b.)8@b!5c&G-1},os%}%!S+b!:8G~%(l~$8FVe~)a;_bva",
/* merge_buckets: merge_buckets.comp, 7720 words */
"a;)_~!!!10}'Ti~$uilr}#yv@b<{}'Ti~#IW3-2!%b=ce=jW2-3a!'}#y_&}!m]~&IfAwjAq}'TGk}%W_1X,}.7u&`!(-4`#x(o~#-5Xj-4}#rj$-6X0",
"-4-5}#yS%&2-6~=-6~2}&ZS=-6~0&3}'TIP&5~C}#{e--7`$-#Z}#yG%-7~$,*~),*}${_~#'-8~#-4~Z-9~#-4~Z-:~#-4~Z-;~#-4~T-<~#-4~;-=~",
"#-4}'TMFbHD}#wD$bI-}*Hq%W7->`*L}.<T$->}ICl%}Gp;%}Gq$'-@!U#G}.<&$-@~#%La!7&]Vr}#ya+}(m@+ft_}.<,%lI8qtTbI8bHNbDe8'htTa",
"D3d>p})1Q)iA<bHy}#vf&8%808$}*FA%8'WR},~0$'cc6lc!,!2}(!**8,bt#8$}5)!&`afb9r}'S!~*B`rR}$vN=}!rR`}$vNS#8~2}!uFN}$vN~%d$",
"D~_}!Qr}}!Pwi}#mT3$)~7%3~,&-~Q$,}&OPZ%3~%$,~7fo^}'Q)~$e&5~~%}@a~&@b~`Vw~o$)~E$)~~$L$)~}i&n}&O)o$)~9$)~E$)~<$)~~%b$)~",
"9$)~~#X-8~1-8~O-9~1-9~O-:~1-:~O-;~1-;~S-<~Q-=~~&N$)~~$W}#0/$-2fkRl@E}%P)+b(0cnKc@:`3;}=_:.a1A}#Ys'8.}/9V%h)xa#hcjIa&",
"2a@=}%QH3}6;z*82c!J8<ck@g!Jc!68AckAl!68Eck<h!6}#em%b)t8I8+~*}#Yp$b5x`19e%(848%cnw8&8(~#WQ~$})$T1a+1`pDj(j8%!2})#n&cA",
"n8Zcpd86~28:}%yM(8d8F~6}#*P*aT|8*`Iq}-9|&a2e847~8#b2pXG}F7b)}HFe%XI!%`4w8]8`8X8P8@8<86}*D9'how|uj&r~+}*Xx%#Gb'L8/jKY",
"}&Jl&#Ga$Q858!}@*;&8(8483iK]}(gW%hMG}527%aF58&b@>})z=&`!.8'bGa}D(V2WZ}5e|,kpH#G~(d!pcra}*+!*b):b!H8*8-k#i}$Av%h(h}#%",
"A'}*~;,8'c~:`R6}-_/(#S`DTc'@85~%aHJ%L88~#8$fwZb%-by<d'G!2}.nZ(#Gh'Ga;C8C}0u,%`Pyj'G8G8*b!mcVwWT!U`$~d'#!U8/808)`y5f,",
"L8Jf#68M~#82~)b',`#z`!K!5`.;dWF8Mb!IfMx8<}*c<'}-,s%8Seypf+_%>Vc-3c'3}#r9D}6#o&nPb8&}#SU'a=p}0wP(b$Za'(}&$K*i>[}#c&>8",
"-~*a-F}%x)A`uMe;28H}#jc(8/8C~%8M~(nznc&8##8&h+^Ve~,}-/v*b+g84k*x}).2,XG}.(})c)0gZzb!a82f(QbM28d8EaH4c!sd,GWR}$7S$8H!",
"0}$vp5WS8f8M}#iL$8h`!)`MG8e8j}#iH%8h8g8f}NRt'8W8X!=~$8TXD8c}#nd,y+g8)~+c<hcA`aOa}(_s(b$>$%~%bCT8-}*oB&}#f]&8#}#h7288",
"82})J<&8*}#4{%e!B}CY8,}5ui%",
/* odd_even_merge: odd_even_merge.comp, 6373 words */
"axp_~!!!.`~$})+C2}8mi~#2-B~%-B~%-B~%-B~%-B~%-B~%-B~%-B~%-B~%-B~%-B~%-B~%-B~%-B~$Vv-B}8mdW}(p+-}1JU0gz_bxZ}8m;P-A`!*}",
"7#,&}7!5&bx:}7!G$}%tg~#p_~!#F]/-B~$jyV-CW(-BW;-C}8k'~$R}&O)/bta})^N)|wqbx:}!wuD}+=*%}+=&)dwAWD-D!/}OVf(&~W(}/1z'-EW&",
"}+=/%}6z#+$Z~#}//V$+}auS-FX0}HbY%-G~#-FW7$o`!)}&Ph)}#g:+$aVqbw}fx~-HX6$9a!W-I`!Q!r`!<}6~d%)V}6vC&-J`!ha!8-K~#-JdyD}#",
"gn$axq-Lc!O-M~$`!.)Wc!K-N~&-O~#-Ndv}}6~+%as6}6~.%dr*dvl}EKu%crQ}EL]'-Pa!5d{R-QX6`(~}$lA'}$mp'`!(-R`%c+Hcy1a&,-S`#+a&",
"8-T`y2-SdyJ}$k|(}OYP/a!E-UX6+}a!>-V`!(!A~#-W~#!J~#-X~#(x})1s%}C'u-!.V~}(vX)}EMI$}%oN&}7%q''Ha%L&K~%!4-Ya#Vb|nf}%}7&M",
"'-ZX:##!r}*+<1#w~#}:_|(htRX8-D-[!=!=ctSqA,}*kF$f@<}*k[%gctWS'Cb!.}IDi1}C}+$chVe3u-Zgh[}-oG('B}6vt&}EDm/87a:[`!3'H~&e",
"Z>'C~%bu|e7F8$8%8#ci(+}b!Lkh%b`v$Ob!+d#(}#~b.`;7bEc8,8#b!X},$$&}#kB&}5Dc)b!k*@a#I}D7$&bN{}#=h'}8d/~/g#b}$2X1fjmbjd})",
"PK%hvTX@etM8&`H#b1L}.P'&ktxb1L}/*i)$Vbe=a!+}*I)(b!=j!n}*sC'8&}+-U)-A},3x1b#3#2_~!!ZH+a$Y8'`@Za!6}5s#'bWh##~/bx&8*XFb",
"'{XG!U`Lz-[~$#28-b,Hb!18$`$uaLKbLy8)}.o7%cU5aKz8*868.a!E8282a!Y88c!Jc!Y85~0}5aH&a!|81`+edw$iv,!]}.86*!JXKb$1XGa#v!=b",
"!6!A~%&~~$8%~%8)#Eg!K-Eb!6}@_g2WS$N`-8$Y}$/v&}$8e&}CYV%bHcgn,o[$b&Ga%I}+4x'}-.r&&Ja!5$Y}-]=&!3b#*cU(g!e8+rf/8'86WXeM",
"7h[`8:XKa&Hc#Hc0'b(u81b!080}*N_(}$3h/8=WG`i{}.=J%}&Kh%}&F_*x]fb!m8'cvU}Cvo$8)}*Qj)#L8$~$cyRe$F8(~$#Zc!G80!2~*iw|-He!",
"K8/~$-I~%%!87!3~5)V~(86~$-K~&8>o!t}&|-)!=~$8<}$AU&}!$/Ef!i}#O:*&2fPgf$*d!BitC!3~$a(Y}*g@&$a84e$_-L~(81~$-Mg!Vc#s8;!3",
"i$5)W~(88~$-Ol!K8C!2~(}#J2.ci!}5^C(e(V#fc(`b($XK~%c!4gRCo$T}&I*%,/W`b4_8*b(lb,IbT)c,eWTcp#bd-bSeb!5%&c^;c!A%.c^L}$7,",
"&c$X85~$gNpf!C8)bNtb!Ca$UeTxtl<s#a,4~%8K8G~Ac#F80}#da)b!D'B}E0W&c#y}Dsm&}6CD*8%%#}$Gz(8`j#n8.b%r8=a&=cP_}#r//}*l''}!",
"%o^-P~1|$0c$+}+)2%}+,+&}*ui'e$5}5c6)f;Z-Qj$08/cS-`2_fS-%*j!@84b&68D}$9l*d~!b,v}$;M.a$Y}E.,+b/E+HmTi#Z~.#f8'b#`})b}&j",
"XMg'x8'W^b!gb!Gcufa!5}#t,(+Hh//cX+}E&4)8(~#}FFV,8;}$H.&d*NgAdr%.}%[;+}$CL(82837~c/;b]/}+E1%+H~(eBV8>f/s8:X=aB=#!}EDz",
"(}-o<$_~!!ZIublD!38!bA8c!L8F}#Pb$b7kb6E`!u8R8S-RWK8T`9`ci1}CnE3b&wbk8c'#8'};DO)-Te7Y`9;}%2w&d++c/t8/a(p}#qR'8%8$c0'c",
")#8.`1D}+A<&},HC&}#n;*&3~(8/~%82}#.*'WX}$36%W`}#e]%8#}#&')83~#g*28688})l9$W`a8]8987WS88c(-%0~%b'd8C~%g'mW`b/,8$aljW`",
"a9(8%`4W8$7~b2o}&]<%hc[z0N})>b&}-nG&}+=M+k4!80c8MXKa$*}$3g&db/k3tb#0(3~1s5&8*u#+8/};ML%}$4k'c,W}#]*&}J*5*}6&R,}#|)%}",
".:I*}DQ^&cm-}#BB%!5k!9!5~(8+!2~.cn2}5k$&WZ}6JY'lFg#`ga/bwyos_}#Bt&f!Beb78,hp+bqZ}/C2'b#)8!fn18$l7385`h:b!lc#a-Uf!z!5",
"}+ha%`Fd}%%a(-Vf!9!A~%!2~)-W~)!J~%!5~)-X~)(x~%!A~%}$LI%WZ}6&='lP2!F}'#./b/Kg/XbO*c3)}-4i'a19}#Dv8}%>E*}:}'/!a}#0L+c+",
"teI/8!`m78*}+@g3}$P$%},Pa.`rcb#:}E&m%89}#6E587~#h/'8J~&'Cc)>b#{}2RG&},Z]&`#-a!}8F}#8`.b1r8H}.Lu&c)=a*x%.c1$XAai6bgP8",
"*i0%8Z~+8.a!Jb$wb#!8V}+Q6*fB/8#}+>P%}2l=-##}/BW&b!,8M!2e#%d6lb&#`RgbI0}:Yq(}6z2$bR:b1$bht8DXZ}#1B&8rWG8rX[~##T8J#T89",
"`$r}6,:+e!L'Cb>Z!3cSv`%Wef1b1<c1K8(8+~#`!)an!`/#`)0}.cv&c#'}+D[%+}bi0c@E8(li:}6%b%cFna,l8*`%%cNBf(G+}XAbB5e%B8&`4pcv",
"McnWwAR+}}#*#+WNbk4j'3&K8.c*Xb!t}&jQ)!=~%b!`c%#83c%g}#%9%c'0btr}7-+&}#%C&-Yb!Jb%8!Jb!5i&b8N}#%M'd!_a.{X>a-$c$Qj'Wb7E",
"8Y}.eV'`#mbmt+}dW28Z8[`!oa(c8``6O`oT`!08]87~$gQ3b!vc$Ac!Z8c8!cWZbW9b*kc!/b)8bWx8(dLb8kg(jbnSkWsi@$cWo8*cyT}%Fr)8Hc$5",
"8p~#}05|(8p`,G",
/* odd_even_merge_address: odd_even_merge.comp -DGPUSORTI_ADDRESS, 7247 words */
"}%]o$_~!!!0Q~$})YQ=}7kw0-]~%-]~%-]~%-]~%-]~%-]~%-]~%-]~%-]~%-]~%-]~%-]~%-]~%-]~%-]~%-]~%-]~%-]~%-]~$Vv-]}%]zKviI}7k=",
"Q|i6}ILFA}*G:-_~!#o4$-]}%[_&mgx-^W(-]W;-^}7i5~%q}!i9Z}!i5c}!i1~$v#z~>!_W!bp;bhI})bI%})bQ%bi+bi7vi+biP})`b)di+fi=})3&",
"*}!i+M!a~,!b~,!c~,!_~6!H~.!K~~#N%F~J}(8O~7>}!pe~5[WH}%AjE8F~68I~&}%DfG8R~0})uT'8-dA;b138Q}*94%lr%82~$a,m8@}!#'F8ds#j",
"8g}%CT)8b~#b;B}+9d%WT}+9m$-R}+9i%lrd}%fl*jrl8(~%WS8&c!.8)~&8'7~grr}*$<%c1Fc;Phj.c2,83a+(b&Yb'l8&cbUds586~$b738,a!X84",
"~&g>Qb(Nhs-},AO%!2e!C`2)e!C}#yY+}#x1&bs=8,8%}#w7(8-8=`Jr}6Yb%a!&8Ha,q8$8$~%8$`6_8Fb<48Kb!&W`a%/aiF8GlsN8S~)8T~(8,~)8",
"-~*}-z6%}!sN~%E#z~~$M!_~O}(pWBb,L}*3m*}Q.Z1(K~/8,},Cm'a*K808-ss^89~48=~$8<~58:~-8M~08H~)8M~&8I~28K8M~H8^~78Y~;!G~hcn",
"&}!s^~'`",
/* segments: segments.comp, 10073 words */
"~#Va_~!!!5n}$WQ/Zg~)}MGw--a~%-a~#Vr`!'}#]`%-a~%-a~%-a~%-a~%-a~%-a~%-a~%-a~%-a~%-a~%-a~$`!'}*h,%-a~$`!'W!asl-aVo~$-aX",
"}~$-aY!~$-aW#~$-aYC~#Vv-a}*-r~$J}+=U$}$X+~#;}*Pl)cv/}G5F(-_!#+YW2-`~#+Y}G3N%_~!$)yU-afu[muj-bW(-aW;-b}*.$~&n}'UB,}<4",
"^)X,}*.0~%k}&S*~%Y}'S,)}.:a'-c_~!!)w0}#c:&}8hN.'iY!}$aq'(NYC}*[m%cz4}G0c&-dWy}.Zx&$}~#}$Xk%f~x}$Xs%`!&%LVr}8]2'(sVqb",
"z4}0u('-eX0!>~%-eW:%'~$%'&aVr}#e>%}*we)}4w*$a!Y&m}*^c&}+I<+b{RW7-f`.H}G4[$-f~#&o}$YZ,}-%-)X,}8bv.+<!U~#$xW%+<X,}Lgn7",
"}&R{>%4}#e0)}MQ>AbFa`Cg}%$--bQ^},R($byXbyO}$Z.%}/;,%83~%}$7G,b!68$}#~X)cPvg<G8&~%#Z}#z-&j{T8,c!9}'}D&h{%}#ZM$8H8&}&S",
"8%84}=/e&bE+8;}-!{%8=b=|}%0+%aV&84}%,D%WZ}*.}~4l},dc,}*/-~*aAZ~&A[~~7C!%%4}++=*}<>i7W^b!eW_a&:8'}-0O48'}#hT&iN]}0|I%",
"}++=6!HpU$}&p:+bw*dOLg>M`O7b#+!2n!881bNRa$f84a~-}E|$'}&J7,WT}#6C%}#L_.898$bC~bt4}:D$$bs`858*8'}+)&:}#&./}<k{'dA!!(YR",
"~#},ew%XQatl!(g'@b8t}/Dx(b4S-cW^~$b!M8$~#c;z}&yKN}8@8(-_W]+YhBc}4=t&Ve}++d)}8x:<}.k]'}04x(}.k`'d!/c{k(N~%}-)l%lGq}+*",
"j)cySfGb8(87~#s!I}Ff''a$n86}$^e*8.~-8CWGd|Wf'*8:a$(8IVc}.K=-8;8@}#$g%'Rb!-8@!2~%-d8!bv<`E[}J^9&8Le!.%(~$8C~(%L~$8G}7",
"di&}F[y)'vVc-`~$k%5}'1i%8&}:`8.}#Z=*WUcw7}&.b1!b}&NC)8'WTb96}'1c+}+4,%i#{b'#bJG}%N1*}8~l&89~$#Gb!@84c$0`&rb6#}#'w-fy",
"d!2}5*~(8%b!3l/B}1CU)}$^3.aHV}$^3/!>~+fyT8'kMuf#1}Frb'}/z6)}$_[-}Jb6&}#1/%n#^85}1O5)X=a!A!5a.H80}%*O(f6s}7nq*d19}&0|",
",g#9+}})sM.!3~$}#7),#bccRf`Gc#tb,@a6~i$@bc{XAbPnb/6f(X8(~'k}D8.}+2/&}+9=,XJa!TVwf$V808$c!)818$bO>#T828$8*p&(}8#Y%`!)",
"g#O!J~*b#t}1@w,a~yi#mf!R}1lx+f!~!5b+n'R-da#|c':b'v8!~&e|Z8%~$b%:e-XYRd)>b(h}.qg+`=y}1EU'8Ab#2}.vD'}/@v*i*e!3}IL9.XQ}",
"#!K%k0k!Fe!98Ol,I!Ge!98T}E`m(a/i8W`80}%Ak%8#}#E<)8-a!68Y8X8W}#$l%8!b@Xj!r8]~#}$iV08`86!3f,E&b~$8c~(&mb*-}7CB/}(gs&bC",
"plfL`.m}#%$&}#:S&}R:H/}=:228&d,>(Kp4J}.;2/b&6b(7}(`U'}$d[-c)$}&O!-h+l#P}%kL&}!1#Eb.b}$b{%c$e}#<B)8/}$an,d6i}#.O*b/B}",
"7w1*8*e'qa#Fb%D8C}%[G-c.N}.YR*}8mA&!5bjwj.[8*!Af!C89b8_!>~%j#P85~#WQa'i!3b5!8U}0`:(}Fs=,8D8X~$8bd#R}.>3+}F-S)}%yO-8S",
"b(b}2K)%b-;$,}%7)-jm5}$pT+}#,y%a>@a%7}(_&/}#>q&!5c.>}$g#)}#Z0/c@{}FV2%8'}$g.%8'7~`,kbh<aD]`9%81}&O-)jhBi/|f+z8(}#*Z&",
"o0-}4C]*h[~};f4'i3a!>f!h}G4,+e!A&o~$c-8}7z~(8+k1x&o8-d3o}0#b&8/fY^8+~#b!Q}6-/%i)^8BWGd30e%G8'~(e2C#)h&Xb!|b-tbM1}+G4",
"$}F`U.e..8,#U}8$_)h)}cF}8Hb'N}-Kj(8$7~`!S}$r:%8'f$Va!Sg=h8$}0-h%}#9K'&%}$n76g%/frD!>k%mb%in]Acjri!D&b8,~0}$o00b#*cjg",
"i!W%(cowc!Bh&h}+HQ&e$X}/~q982b(icO<}$nO(8,85~%8@~/WTapW8(}&XR,`_&ajL}#Ze$b#3kNDb#eWS8T`'c+t`ZIa!)WS8S8X}$m8%`0L8Tb%E",
"(B~(f7J}(q8,#)~$Vw}$o`58+8&}!'DO}8.]&jw/}A6f&#U}$|u%`WY86kDnb#N}#=R)}&Wt'$x~Ce6A8#d%||'C%(~%}&&L&h+1d708)~%b'f8,f0vf",
">X8.8-~#n!l&b83f0&8-e!l!I~$}'+R%}&0]$bO5%)8*j+K&b}8mf%cP;8Abcfdi_}@)E&b%)}*G{,8&e]08+}%Tu%8(de8e_&8%~'8WaU,}$|2&}#Dz",
"%WT}@>A&8V`jx}&Xi-8T~,ga(8b8'f3{!Ig#ba7oc(N$%e-^8(}#L<%h%b}(le*},{j,8(cGTWH}#Sb,82b$389},==%8t8!},:S+cD~}&0E.d'5",
/* segments_address: segments.comp -DGPUSORTI_ADDRESS, 11077 words */
"}$*A$_~!!!7v~$}'f06}#5n7-g~%-g~#V}`!'}$*A%-g~%-g~%-g~%-g~%-g~%-g~%-g~%-g~%-g~%-g~%-g~%-g~%-g~%-g~%-g~%-g~$`!'}+bx%-g",
"~$`!'}HHD%-g~$`!'YIVtYM~#W$Vt_~!!!#;~#W.Vt_~!!!#@~#X'VtYFVv-g}*H!9~{},QP)}*H!c}#5#}_~!$RQJ-g}$+h&}#5(8-hW(-gW;-h}*H1",
"~&r}#4z&}*H5~)E}#3V%}'dr)}#4~)}#4z)%G~&&UW$~'-iX'~#-jW.~#(JYd~P(LW#}#5c%}#4z5!cWx}#4~%}+qQ&}Jns(}#5%+'jYI}#6^%}#5)-(",
"NYC~^%_~R!c~~$E}*I9~<K}#<r,}*IG~+*C4~&C5}#=;~7Q!a~V!G~F!a~/eJ3}>R2=},cY.83},G3(b%3bS/8*`W=kOak!P8<}#,a0},G&38>}!#DN8",
"Kb!'},G3*},G&&}9c'&x#I8Uc!U}$pd0},G&38XWK8T`zK},[d%8Wa(/8Zcbc8Y}#@S.8^~.8a8$},GW%}#@S+8E~L}.uW3}*0X'8'}#@a,8)~.8-!2d",
"%H}#67%}#@aF%G~X&U~@o$$}#@n*}$;{%}#@n)}%x0&-i}#@n;-j~28:~4-j~-89~78F~'(J~-8LVc}Fs;&dV)}#@p%8C~=8O~>bg:}#@p8}-%e1(s8)",
"~%}#@}.(L~48-~''i~(83~486b$-81~(}#A!)89Ve}.~`%e!7}#4;%8<}#A$1}'aH%}#A$~%(!c~~$k}.:R2!2~%}#A1-8(!5}-I9%}/$@(}.3t%a#/}",
"'1T%qo@}#AA'cVE}#AA5(K~(8O~/!_~(8U~/!`~(8Z~+`7/8[}#AA28``:v}#AA*j!r8c}#AA28f~/8i~~#*'j~7!;~I!c~B&U~l(N~<l2Mb%Q}3jr%}",
"*Ty-b('!2~%!=}'yW'bNk!5}$gc%b4Uh/08-!A}1j0%b!G8<~%8889!>}'G$%j#f88}#AV&8L~&8X~0i#Nc%P8J8_WTapH}#42'}.cJ*}GC9,}6`@-8Y",
"~%}@P;%}#Af1!c~~._%_~~$V",
/* segment_count: segment_count.comp, 2556 words */
"~#Va_~!!!&{}&4*0~}}SgH>}=!yq};6+*#%}$V28}Ih'-}ShTN};5b@WD}MUDL~z}1E&|~<}SB/P}<~8<#EVz~%}0^Y)}#C>*#%~%#%}<{Q1}'u[*}MS",
"{2}#;A%}SBw5W4}7G,%}Lz4,}-pT%}#7L)}#4o2}-nB1bl!bD[bMVg[bbc<f3S`q[d,~}S-m=b+f}:Qj%81bF<Vr}$8t%Vl}#a[)}'w':!=e/.$,}.o|",
"&eka}-&E9}SV1*86}-jq.b4R868#a-N8Q8-a~SWT}6GZ2t2;cTAb2)8F}#1g.8C~$bpH8b8/}-h918f83~0}HXW&8K8I}*L[&e:ib5l}'e@-cK:}(|y-",
"8Qb#|#]f%i8m8;~+e#Lb1Y8g}-Rb&cC5}J*p*WJa%Il]#}#7;)}-mq&8!fY[}GWE*88}'GE+80}.YX'ctqb#ggB%}GtZ(!%#a}Sjr~*a!%#b}MKf~$Z%",
">~n}MK%~#J",
/* segment_count_address: segment_count.comp -DGPUSORTI_ADDRESS, 2922 words */
"}#^n$_~!!!'d}%g/A};S'b~}}M4[K}./IJ}!=uV}M3r}~}}!>Md~}}M2}6};OYDb>2};O^-|>.}#Ry'#yVqn>6}-Eh*|>6~}c_Qz>6#y~~$T(K~Pn_0#",
"L8,~*8(~&t>F!M~&b6Kcd9j>F8;b!b80o>FfMt!>~%}3z2%c>F}Sau~-}`Bc}M&R~%$%>~n}M%^~#J",
/* segment_histogram: segment_histogram.comp, 2517 words */
"a`4_~!!!&p~~%P}#}Z%}!`0~&9`F]hC$X,}JBB4&y~#a!.-kX:&y}8!L%-k}&)%%jCCb`rn`S}#u|$}!C5i}0Xr>c[ibCD}TWC%i!]82eCp}Q5X88;#I",
"~%}$<C88'fD,8Af==8$Vrb/OVlfBm8.xC^8J~$8*~,`4(csE8#~%8$bn)8/~#}-c{:8Lhrqb/x8(bD}8*}%Fz*xD*8g~%8G~*X=a5+#I}#Q}%8-~%cCf",
"8583}#!#%aFb}Sk)+}-dH2}L}L2bCJ8U!3e#H8v8>~'8m~#}Sge2lCH}#J;%8,}K,06}+'R.}2F=%}!`O~,z%>}=I~x$)}!=`P$,~N",
/* segment_histogram_address: segment_histogram.comp -DGPUSORTI_ADDRESS, 2892 words */
"a_jZ/~~%=b=M}!_f~&P}</9'}!=h_b>Pa=h~}!;~g}T!`98>h=u8-bU+}#9T08*f=w8D~881~;8M~A8Z~=8O~Y8j~78t~o8y~(8p~A}#MV3828/}Hx@6",
"}.Q-.}B_8%}!`0~0a%>};vQjnBk~}",
/* segment_scan: segment_scan.comp, 1234 words */
"a_K_~!!!$<~D}$]f(|]KbAH}!^lqvAz}Q:+)zAI}1{Q<b=mb<oa]NaB`b=:a<_cA;c<+}Sqd4}$N.+yZy!aWt~%b=i}2@'&}N.,'}T3W2-l~<#p~#}Sq",
"p5b'u#I}#me.}1Gd%}#g$/j*a8+}'[U'}#fZ)81~-84}$NM'f:e}#Pz/87~#}T1v688~DWS8H8.b)28Jb:!$(~%j#Y8GbL+8I}$/*(g@1})T>)}&4R+}",
"#841}&6x&c#>a!i8H#Ub-$}$6]&};g#&8$g*%XAb$.k6J!38#g=3c#,}:tu)a=:}4'<-8+~)})MR&8*}(_::}$,o%8.})IL*81}3fi0WS8y82b$i8za!",
"h8K`#Tb1be#E}3&`*s#E8BjZ&8L8)f^l8-b$1a#89/8+c#5}4(c2b%t-lc!=}SoB%}So=.}/%,%}!=CO}!R7_d3=}S`c,b@{b}s`#j}S`g~#F",
/* segment_scan_address: segment_scan.comp -DGPUSORTI_ADDRESS, 1344 words */
"aPB_~!!!$L~]~}s0ni0f}!/s`bP5zO4}0{@Ff0@aNL}!0@S}#+]%d0&!`Vo~%}#,$%d0*bL-}!0*q(K~;!`~f}S}tD8;~FWS8K81b-P8Mg09j#i8Jb*<",
"8Ln0986~'89~6!M~28K~~##nK#898-}.z<:!38(}%VZ%81g0I84857~}0;O.WS9!85b$x9#a!j8Nb#d}TAN3s#T8EwLU8R8,~%}2Q3(bJAa#H988.t1l",
"i0X8d8e7~}4@%'8a8b#Z~$8_}QBn%}!0XO}!ALe}!0j~#m",
/* segment_bases: segment_bases.comp, 1127 words */
"a>A_~!!!$)~b}!>4q}QWpAd^e}!>9hb17b/}w=pb/hb_$h/~b/db[9}#:;9f0i`!Q-mX0#I}1&$&-m~0qZ=}<[w1}T1!(k/t}21#+b'h}$&!*8-~#}#g",
"Y.cIbf-v81h:~}#uZ0#[~4bVv8>8*i0U8#8&oZn}#k*%8&h!ze[L8!~)8%j)l8'e!b}(uF:+3qY@8;b2;}Tct&#I}#l$&h*=b0Zb#7u=:8i}32s2b#Tg",
"[rx#98PbZW#I~&eOh8v8,~%gYSWTb0{aOqb.Y}&H4.}0Bz)X=~)e#58Z8Jh$hh=~8c8'};kG%k-g}N!|0d$=}.V&&WTax'dmM}%zw&})j{(!>~%b#=}&",
"QN)!=~$8o}/BI$9.}!>5[~R}!mt[",
/* segment_bases_address: segment_bases.comp -DGPUSORTI_ADDRESS, 1226 words */
"a=0_~!!!$5~q~}}!.cY}!=)}i//bh8b.wbh<l.wbK~u.w~}}K;V:}*`4&})IF)80})0`-83m9ecLw}&%=*jTvf,S8,ei3u/88E~Eb`'8:f!|}!/:~#S8",
"o~m8|~~#P![`#S`/:}#IZ&|/<}3_/%}!<w[~d}!ZW[",
/* select: select.comp, 7247 words */
"a;r_~!!!0F~;Vs}N&A$~{}U`W~#S}TNz,b0R}ON0P}K_t*b0r}'BL%}'Bf&-n`!F}%8!&Zn-od0_!4W3-p`!/`!.`!a-qa!)}%7r&}/i,(-r}1Il%}N#",
"V;}&Kh~$*}%7/M}U:4}})$T3b4+}%.G)b4)ay^}'A^,}2|<*fz~}'AW%b4MbBIb{-}=*7$}P<r&}1G6&&1Y.}1G!%b4T}=)~%}%5='}'>F-$%X-~#bPv",
"}=(|)fz{}1Du''BVq}/iW%$%}'AM%}%.i&W;%$'CVq}KSP&%$~#}AX@%b5I}5>&*$M)Z`!2}58,%-s`!'a5v-s~#}PAD%)2Wx}%/R&$m~#}NmV%}##+%",
"}9@P-}*tG'b6o}({e%}OLP(-tXj!>!Jb6dbR_sR9kl}}4{6%gCNdtoc;i}$gG+cto}'>:)}J=l1$O}&u`%}0NB&8+bRf8#}$j+(}Jq^.}F8w%b!Jb!Rb",
".~82}&Zf&diA84b5r}<W^$}*)^&'C8!}&e[($ZauV$%`4Wf!T8<c0{WS%&hS[}$C!0djz8'`!F)Zbq3'C}J(>$WS)U!IWS$aa1[}<6s2#L~%gLQ`3W`!",
";`!*b$6}<Xv&8=e#_#Z}$G/&8Ae!88C}$76&#Z~&8,`7Pb4y#Lb!~bRQbF`8%b!K}%1H&}1GV$b6&a9,8#}$A}%})^I(8@h8/a!M)Z~$})P<'$c8#%#g",
"Tuf!;8-c$X}#8L&a`@!IbPPcTl}3`J$8wWZ})sf~&a}&BN.}#<*~'$})r<~&;iB$}Hb0&8#}#Z2%}#kX&}J)f/}&wc0}AHF+p0bbJy}#|5-8+`1H$N}$",
"G1&b59`c5}0`f082b5.}1*#'b)F83}'T!%f!383}1)h'$VXAa(Pe3d86WS$Xc!B}$0I&g1>})zK%lR=qY2f|F8FgY28A~-8K~#}#!8.8L}#Bl0a#T}#B",
"o0a#S}%mF&}#B^.8Vb$-}9(X(8;8I8#})i3%$X}1*}$fKN8V~#cM)qLab8$}&ui%}&~J'}!9<Gb%e`%r}##+/a#4}$Cp,}$S}+k!J8>}$^)'}<p8$}5z",
"~%}&x$%8h#T8O$c87~&#j}%+35b7@b#&}JMQ'f7[d'v-uVc-n`!G}$r~,}'>J%d&;c!B-vh*:c/_c!'WXk'ca&e+-~'}%*$)c!'}0d[-+-h*$8+8.~#}",
"#(B)}*Pv+c<cf,Mj8Z%&cIjc.4}&V328,})Uz$}/f81%!XQ}$OS-c$Y`'3}(dY(!>}$K4*!>}0'H0}!/4IWS%.f'h}83C4b#v}#&F&f;Bd.Zc*Ed<y}#",
"9u&*e8!}'*d$'Bbz6}'(>*gSB}#9K0h@ic!W8*}*N'-b/-b!78-~$}1'v%-v8!%#j@`%.a!5-u`+t}$^L)8,~*}#'a'87}$FW&f!A8*~*d$f8<XO~$b!",
"iX@bi%a$cb0;}${%%}'@q1!U-wb2yb$+a58%#aS{cPtimVl#XiB$g$<b@x})rS&}(fL&81}%,Z)8+m!O82~-dR'!U87888.7~8%}IuD-82~&%<jD<}Kp",
"y$}$te:bB<'Ib#$8(o#Q}$jq'k%&b-F'HXNc%!'H}#2_&}$O~1%.b!DX@~'b$a)U}$JO08<}#B;'}(`n7b!`c%48(~.8+~.b#yb'G8#fZ58*8,~,}(l-",
"&b#@}I}A.8/~&}'F=,b'7i#sc'7}$vN.}$UE%}%.I*enj'Hf3<h#w}1B9)XTaDj`4%gVO`(M}(e)&b,+}JkJ2fD@8&b!dlF<`$=g%/8'~$cuYr(I'H~'",
"}JPi2g%>cEY80dxO}$v#*g+6f,885b0(cZmc*Ye1d8#~$b.DbA{b!]`$~}&cI&a%*81`A~WT}<5~)}'/<%}$ln-uHTb#4}<fC.c.kb1*b[;8.k3R)Za!",
":82d-e}#B.'}(dj(oGj8'm01k$Fby9c4)e/5`'V`%^a#38;}0s3%h*;e(O84c*28$~&f+f8/~+c)h})av%l*Te!a8Ah)0g!e}0ud(c>q!4},k;$8!}J6",
"l&}'ju/8TWGc$6d(3}5K)&d&h8!8Na!.8M8#fJ/8I}$}T)!>~$8Vb!kWZ}(po&-p~%-oa4JlBO}Jm,%`B(a!'}(fl$aBPg#`l$'}#tG&bBO}){~&VwWQ",
"~$}$u%781aG5aBPVq~)}<<>&VrXJa8cVl}#I`%8;d(8}*5l%}#B-%}*)%&Vl}'@6'}5U&%e@k8'8+}'CK&8EbaK#N}#J**8B}'Dd'%2Vc-qc$6d$3i+O",
"ncw}!-bW}<lg&Vq}#8H283~,})NC%8>8=8(cDV}*^K/88~#j)^}$,5(8C~+};|X%Vqk%lo)K8.~,f7sbR1`$ObRZ}$+i&}$qm&`Pef!U87c*9h$.b#i8",
"]8[`(N}UP,.WZ}'U:-f.z}<2}2#)pgQl4Ua!D}56q,8/#)~$85c7J81b0:)2b$(c&m}#5E,}(o=,#O}*(4$8/b=+}&,o*n#P85~'#s~+b'e8'~&eBs8*",
"#)ckwi/Eh32l0%#)}#%#/8.g'1}5:&)l-)`!b}#3G3e!}81}'JH)o!}}J3:%#)}#U4&}#L!-8Db%*8l}#TN'g$(m;wbj;cUA}'JK*a<,848p}3W/18t}",
"J'j$aj8e9e8'}J3H.8Y~#WS#P8[WS%(8<WS%L8S}B^p%}#5,%!>}#55$8W}*nO)%1}0!Q7+@e518(8'}%J<)cK8}'=).8,bI{8.bSU}$2a%cSU808/}1",
"3,%pMB84XGaH`jMB})uZ%cHkX[!U}2aF$`A,}0!c*-r`SRsO08'b!saZO-w}#Q..`;T}15b2cKT}K*R&!J}#Ud%dMpf2>85d#^i>'}$|E&89~&oL0##8",
"%bB&c6~cBA8-k4/8/g).}119:b1(}#0/,}(|w%}#0/$b!)8*`'|d@g8'd(58)c,G`D$b!)82`#0bB-84`+,}$mm%8=WOaLVg)I8(8Mk%o}'=;(8Q8#8E",
"c$e8-c5E!LhVrcPef7S8Yk$J8N}>l]&86}%@K&a(S8qg!|_~!!s/^-o`.b8E8C8A8&8/85}$dk%8@8!8ub*Nb<fl0oa!J8M8K8I8G8,858;b.,`J~8r}",
"$qY&b1nj%68.~2a#8#s8Nb#Wd,Hb%A}OM6)a!=8{8]}%2G%8R}%Bg&8D~%}64*(8`8ac&k8Me77#P}*.U&}L.2$}4R*$b!-8)8D~%c+/b!A}$lK%8Ga>",
"|8e}'W=&8If!,!28Kc!v}1Op&}*tj'8i8j8/`-.`!)8g8h8/8$~$8a8b`,r8.`&U8m8+8/8na!)8k`7]8lb@L%La#v8rc`f90h+H8dbRI8j#s8k}4@)'",
"8h8i8[~$8da$_8h8x8g8!a';8u8y8tb'C8t8z8s8$b1CXO~$b1G}'fI&c8,cCQi7g9KWGg8D`%*jHZ)UdOY82k.h838$}A&~$`c6`3u9SWG9S}'S$0db",
"I}=<](}*n>/g*nXQaRogA98+~,f+<c$[-tf!E`!O}%@7&84c'/}$|L%#T7}`'*}5GL'}/U#-}*oD&}']3(#Lf#3}K2P'gd0}'Mt&WZWGcKL}%9(%808C",
"8Ec^za!c}'Nw&8F~%}%Cr%`/rW[",
/* select_address: select.comp -DGPUSORTI_ADDRESS, 8170 words */
"}#$,$_~!!!26~$}LSM~$GusE}3pKF}!sK{}LQEA}0]a~$P}!svM~}}&+R)hsvbsNfsvbsFlsvcsQbszbqKhsv(KX}}(1o+(LW#dsz(NYC~KbuEjsz~}r",
"sv'iY!~6(JYd~N!a~-!b~~#b(J~-(L~q~}iN9c]$esv}#j.*}%uj(hFl81}%GM&8#}/l_*#E~,8%~%#x~.h#!8<i>j}/`{&8!~#!I~#}#r,)!>}Jna%}",
"DGY%`5o}0WV~+~}%~K5}#tb~&n}%}M5}!y{~&i!G~;!c~~#'!_~.}#>|:nz-}#>|/a#W8Igz/8D~-8N~'!`~)8O~&}1kP&e2/gz1![`*uf!6fz3a!688",
"}#z(,8Yb$E}5;K(8>8Loz58Y~'(K~Ct@Ywz5(L~>(N~)(L~2}'8f%bz58k~~$9n>whz>8+}G6j'!5bUKc!@}+#'/p5.f!]85m>wf8)}$ps%a!98987}!",
"{$~-So.mcCf`5D}0/%*#E}0f^98;o{R8=~.8@~,}5FD&8*}%[F)8F!=bBgWL}(9r$89a{T}=d1(8@}#:%%k{T~}xOH`a/|1PwOH84u1P}!|CF8I8Q~58",
"B~_8N~Y8b~98[u()8(~D8-}(:8)8S~#}(}s%`!z8s8t!>}(&g$8n}!||~&WyX;}!*sZ8;~8m}k}=11)8=h}k8E~48j8i~#}+VW)!>~%}!}k~)a'igG^u",
"}k!K~~$j!H~~'i(L~C'i~l(L~a",
/* select_sort: select_sort.comp, 7510 words */
"~#Va_~!!!0c~$}(@`>}#rQ~$J}*vTY}#!+%}',P@}#s7On~f}*vXk}#sG;}*vG~&5}-uB5}#t)M}#t%<}(@PB}*w5W}',Q>&2~s}*w3G}-sl:&5}',Q~",
"&_X,}-se.'g~/}*vL,}Ak@+},q#*}'*a-},q/,a!.-x}0y~(-x}0yA&},q++}.TxB})9I)a<j}>Vz(`|h}'_x:bi1}$uz(})8V)'F{Ms}L&0480jS9$V",
"cY<}2yl&},*2&}$vj&}&#G&8)8$}&P12bKgWH}&#X)b8<}3>@&}K|/&}*wx~1V}AeUO%V}#y}s7~}#xaK80~*jL0`$:}#xa086~X8A~&8<`./}#{V18E",
"~,%V8&8E~08L~/8M~-8M~38P~6}#y}(88`SF8/}#y}]dO*}Aih*gUE}&y`,b$.}#y}j8e#T8N~#}'&>B}*}5u#g~`#g~[~}}-ur{}*}5~&LAo~&Ap~+}",
"/M<~91}&u|&}&eT5$Yb9[}&d`/!7},fgD8+~28.b!pby^})4a'j[>$Z~%8*}#'G'kCOgS)f!H82}$<g7!3bT}+oa1_WS86}##>&}%R!.WS8I8BWJ+t`4",
"W`!)`B!8H8BXC}/1[%8J8I}#bV%8F8DWZ}#71+},dA4}2:N@8.~.},d@*c$,%G~#d^b}#Kc&c>'eI[8(k>R}&b&.8-~$},f31cC(8=a6=k)U}#!%&fuj",
"a%8c.}(Mf#;e>T$Nca&fI9dC8a3aaC8f$S8+~@}')=(}%qq-b#W8[8.},ZL0})G50",
/* select_sort_address: select_sort.comp -DGPUSORTI_ADDRESS, 8301 words */
"}#u>$_~!!!2=~$}(#PK}NIr~$)iuo|uk}#u^S}!uq}}#umC}(!}}}2SF~%#}#us0}@t04}#v&M}#v!Abus}!uo~$P}-hD.}!uo~&m%_~(%_~@(M~4)w~",
"8*8~&'iY!~u'i~e~}}'~c~2M#C~)}2PD>8,~>81~/}'{fM#8~8#/~>#5~{}!}g~&7#z~{c|hp:S}#|L]83~*8.~-88~089~_8D~%}>f*%}$!Y18Hk}~8",
"H~08O~/8P~-8P~38S}$!Y6}#}i%e}~}#}i^}$Lr'j}~!a~4}#}if}!}~~%9}-jgz~}g~/}(%=~&4CL~&CM}!~H~:wk^n#EmV(h~_87}$(e(}#U6,iUJh",
"#*8@kO4`:@}$Ay4}@`E%aDf8:8!}IH^$}$P!%}9#~.WS8V`Qt+t`,G`!)`C/8U8O}#!6%8X8W8V~%8S8Q~{(M~L)w~k*8~5'i~~#9",
};
static const gpusorti_packed_kernel gpusorti_text_kernels[GPUSORTI_KERNEL_COUNT] = {
{GPUSORTI_KERNEL_begin, 895},
{GPUSORTI_KERNEL_begin_address, 1013},
{GPUSORTI_KERNEL_count, 3345},
{GPUSORTI_KERNEL_count_address, 3756},
{GPUSORTI_KERNEL_scan, 2749},
{GPUSORTI_KERNEL_scan_address, 2950},
{GPUSORTI_KERNEL_scatter, 6314},
{GPUSORTI_KERNEL_scatter_address, 6979},
{GPUSORTI_KERNEL_scatter_basic, 5283},
{GPUSORTI_KERNEL_scatter_basic_address, 5974},
{GPUSORTI_KERNEL_segment_scatter, 6579},
{GPUSORTI_KERNEL_segment_scatter_address, 7259},
{GPUSORTI_KERNEL_segment_scatter_basic, 5558},
{GPUSORTI_KERNEL_segment_scatter_basic_address, 6260},
{GPUSORTI_KERNEL_histogram, 19822},
{GPUSORTI_KERNEL_histogram_address, 20956},
{GPUSORTI_KERNEL_onesweep, 15598},
{GPUSORTI_KERNEL_onesweep_address, 16821},
{GPUSORTI_KERNEL_onesweep_inlined, 28994},
{GPUSORTI_KERNEL_onesweep_narrow, 14824},
{GPUSORTI_KERNEL_segment_pass, 14822},
{GPUSORTI_KERNEL_segment_pass_address, 15614},
{GPUSORTI_KERNEL_onesweep_staged, 16069},
{GPUSORTI_KERNEL_onesweep_staged_address, 14582},
{GPUSORTI_KERNEL_onesweep_around, 18801},
{GPUSORTI_KERNEL_onesweep_around_address, 16481},
{GPUSORTI_KERNEL_leaf_starts, 2675},
{GPUSORTI_KERNEL_leaf_starts_address, 3088},
{GPUSORTI_KERNEL_leaf_sort, 9630},
{GPUSORTI_KERNEL_leaf_sort_address, 10472},
{GPUSORTI_KERNEL_finish, 3434},
{GPUSORTI_KERNEL_finish_address, 4417},
{GPUSORTI_KERNEL_gather, 2264},
{GPUSORTI_KERNEL_gather_address, 2901},
{GPUSORTI_KERNEL_tile_sort, 7785},
{GPUSORTI_KERNEL_tile_sort_address, 8628},
{GPUSORTI_KERNEL_tile_sort_rolled, 4947},
{GPUSORTI_KERNEL_segment_sort, 8561},
{GPUSORTI_KERNEL_segment_sort_address, 9391},
{GPUSORTI_KERNEL_merge_tiles, 4339},
{GPUSORTI_KERNEL_split_runs, 2282},
{GPUSORTI_KERNEL_merge_buckets, 7720},
{GPUSORTI_KERNEL_odd_even_merge, 6373},
{GPUSORTI_KERNEL_odd_even_merge_address, 7247},
{GPUSORTI_KERNEL_segments, 10073},
{GPUSORTI_KERNEL_segments_address, 11077},
{GPUSORTI_KERNEL_segment_count, 2556},
{GPUSORTI_KERNEL_segment_count_address, 2922},
{GPUSORTI_KERNEL_segment_histogram, 2517},
{GPUSORTI_KERNEL_segment_histogram_address, 2892},
{GPUSORTI_KERNEL_segment_scan, 1234},
{GPUSORTI_KERNEL_segment_scan_address, 1344},
{GPUSORTI_KERNEL_segment_bases, 1127},
{GPUSORTI_KERNEL_segment_bases_address, 1226},
{GPUSORTI_KERNEL_select, 7247},
{GPUSORTI_KERNEL_select_address, 8170},
{GPUSORTI_KERNEL_select_sort, 7510},
{GPUSORTI_KERNEL_select_sort_address, 8301},
};
/* clang-format on */
/* ==== GENERATED: end ==== */

static const gpusorti_packed gpusorti_packed_kernels = {
    gpusorti_text[0], (const char *)gpusorti_text + sizeof gpusorti_text, gpusorti_text_kernels};

/* ---- >>public: the functions of the interface ---- */
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

GPUSORT_API void gpusort_destroy(gpusort_context *ctx) {
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

GPUSORT_API gpusort_result gpusorti_create(const gpusort_desc *desc_or_null, gpusort_context **out,
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
    ctx->packed = &gpusorti_packed_kernels;
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

GPUSORT_API gpusort_result gpusorti_query(const gpusort_desc *desc, uint32_t *enabled,
                                                        uint32_t *extension_count,
                                          const char **extensions_or_null, uint64_t sizes) {
    gpusorti_host host;
    gpusorti_functions vk;
    gpusorti_caps caps;
    const char *names[GPUSORTI_FEATURE_ROWS];
    uint32_t room, i, count, asked, offered;
    gpusort_result result;
    if (sizes != GPUSORTI_SIZES) return GPUSORT_ERROR_INVALID_ARGUMENT;
    host = gpusorti_host_from(desc && desc->start_canary == 0 ? desc : NULL);
    if (!desc || !enabled || !extension_count)
        return gpusorti_fail(&host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_query: %s is NULL",
                             !desc      ? "desc"
                             : !enabled ? "enabled"
                                        : "extension_count");
    room = extensions_or_null ? *extension_count : 0;
    asked = desc->enabled; /* before *enabled is written, which may be this member */
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
    offered = gpusorti_offered(&caps, asked);
    count = gpusorti_extension_names(&caps, offered, names);
    if (extensions_or_null && room < count)
        return gpusorti_fail(&host, GPUSORT_ERROR_INVALID_ARGUMENT,
                             "gpusort_query: *extension_count: room for %u names, there are %u", room, count);
    for (i = 0; i < count && extensions_or_null; i++) extensions_or_null[i] = names[i];
    *enabled = offered;
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
    if (result == GPUSORT_OK) gpusorti_keep_kind(ctx, args);
    return gpusorti_note_lost(ctx, result);
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
