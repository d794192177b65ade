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

/* A kernel's SPIR-V as text, see >>packing. */
enum { GPUSORTI_LINE = 500 };
typedef char gpusorti_line[GPUSORTI_LINE + 1];

typedef struct gpusorti_packed {
    const gpusorti_line *lines;
    uint32_t base, count; /* base: a kernel, itself for none; count: of words */
} gpusorti_packed;

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
    const gpusorti_packed *packed; /* all kernels, by enum gpusorti_kernel */
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
/* ---- >>packing: SPIR-V from text ---- */
/* tools/embed.sh packs a kernel's SPIR-V as text, the digits of one number in base 91: the characters '!' to '~' without
 * '"', '?' and '\\'. The number is the code of an adaptive binary range coder: a bit takes less of the range, and so fewer
 * digits, the better the earlier bits of its context foretell it. A kernel is packed as a continuation of its base, a
 * kernel much like it, which is therefore unpacked first.
 *
 * Each bit has three contexts; their odds are mixed with learned weights, as in PAQ (Mahoney, 2005).
 *
 * Of each word it is coded which of at most three guesses is right: what was last seen at this operand of this opcode behind
 * the same 16 symbols, 32 with kinds in place of ids' ones, or 8. The symbol of an id is a hash of the instruction that
 * defines it, ids in that by theirs, so that it is the same in all kernels. Where no guess is right, an id is coded by its
 * kind, its type's symbol mostly, and how many others of the kind were used later, another word as it is. Labels have two
 * kinds: to come, and others. */
enum { GPUSORTI_GUESSES = 3, GPUSORTI_KINDS = 4, GPUSORTI_RINGS = 256, GPUSORTI_STEPS = 20 };
enum { /* of bits */
    GPUSORTI_BIT_GUESS,
    GPUSORTI_BIT_OPCODE = GPUSORTI_GUESSES,
    GPUSORTI_BIT_SAME,
    GPUSORTI_BIT_LENGTH,
    GPUSORTI_BIT_KIND,
    GPUSORTI_BIT_STEP,
    GPUSORTI_BIT_RANK,
    GPUSORTI_BIT_ID,
    GPUSORTI_BIT_NUMBER,
    GPUSORTI_BIT_TYPES
};
enum { GPUSORTI_OP_FUNCTION_TYPE = 39, GPUSORTI_OP_PHI = 245, GPUSORTI_OP_LABEL = 248, GPUSORTI_OP_SWITCH = 251 };
#define GPUSORTI_NEW_ID 0xa5c35a3cu /* the symbol of an id that was not seen before, which is the next number */
#define GPUSORTI_SPV(name, base, words) \
    enum { gpusorti_base_##name = GPUSORTI_KERNEL_##base, gpusorti_words_##name = words }; \
    static const gpusorti_line gpusorti_lines_##name[] =

typedef struct gpusorti_odds {
    uint16_t p;       /* that the bit is 1: p ^ 32768 of 65536 */
    uint8_t n, check; /* how often it was seen, 31 for more; the context's lowest bits, of which the upper are the place */
} gpusorti_odds;

typedef struct gpusorti_guess {
    uint32_t symbol;
    uint16_t check, hits; /* the lower half of the context's hash, of which the upper half is the place */
    gpusorti_odds right;  /* check: unused */
} gpusorti_guess;

typedef struct gpusorti_id {
    uint32_t symbol, kind, uses, role; /* uses: 3 for more; role: by these and the slot of the latest */
    uint32_t next, before;             /* next: in the ring, which was used before */
} gpusorti_id;

typedef struct gpusorti_unpacker {
    const gpusorti_line *lines;
    size_t at;
    uint32_t range, code;
    int32_t rates[32];     /* of learning, by how often a bit of the context was seen */
    int16_t stretch[4096]; /* 256 ln(p / (1 - p)) */
    uint16_t squash[4096]; /* its inverse */
    int32_t weights[GPUSORTI_BIT_TYPES * 64][4]; /* by how often each context was seen; 65536 is 1; the last: of 256 */
    gpusorti_odds odds[1 << 19];
    gpusorti_guess guesses[65536];
    uint32_t latest[65536];   /* id by the upper half of its symbol */
    uint32_t lengths[512];    /* the latest by opcode */
    uint32_t kinds[16384][2]; /* the latest two by context */
    uint32_t *words;
    gpusorti_id *ids; /* the heads of rings, by the upper bits of the kind, and then the ids */
} gpusorti_unpacker;

GPUSORTI_INLINE uint32_t gpusorti_mix(uint32_t hash, uint32_t value) {
    hash = (hash ^ value) * 0x9e3779b1u;
    return hash ^ hash >> 15;
}

/* Those of another context begin anew. There is no branch, as what it would wait for is not in a cache mostly. */
GPUSORTI_INLINE gpusorti_odds *gpusorti_odds_of(gpusorti_unpacker *u, uint32_t context) {
    gpusorti_odds *const odds = &u->odds[context >> 13];
    const uint32_t check = context & 255, same = odds->check == check;
    odds->p = (uint16_t)(odds->p * same);
    odds->n = (uint8_t)(odds->n * same);
    odds->check = (uint8_t)check;
    return odds;
}

static uint32_t gpusorti_unpack_bit_by(gpusorti_unpacker *u, uint32_t type, gpusorti_odds *a, gpusorti_odds *b,
                                       gpusorti_odds *c) {
    gpusorti_odds *const odds[3] = {a, b, c};
    int32_t *weights, s[4] = {0, 0, 0, 256}, sum = 0, one;
    uint32_t p, bound, bit, set = type, i;
    for (; u->range < 1u << 25; u->range *= 91, u->at++) {
        const int digit = u->lines[u->at / GPUSORTI_LINE][u->at % GPUSORTI_LINE];
        u->code = 91 * u->code + (uint32_t)(digit - '!' - (digit > '"') - (digit > '?') - (digit > '\\'));
    }
    for (i = 0; i < 3; i++) {
        const uint32_t n = odds[i]->n;
        set = 4 * set + (n > 0) + (n > 1) + (n > 8);
        s[i] = u->stretch[(odds[i]->p ^ 32768) >> 4];
    }
    weights = u->weights[set];
    for (i = 0; i < 4; i++) sum += weights[i] * s[i];
    sum /= 65536;
    p = u->squash[2048 + (sum > 2047 ? 2047 : sum < -2047 ? -2047 : sum)];
    bound = (u->range >> 16) * p;
    bit = u->code < bound;
    u->range = bit ? bound : u->range - bound;
    if (!bit) u->code -= bound;
    one = bit ? 65535 : 0;
    for (i = 0; i < 4; i++) weights[i] += s[i] * (one - (int32_t)p) / 12288;
    for (i = 0; i < 3; i++) {
        const int32_t q = odds[i]->p ^ 32768;
        odds[i]->p = (uint16_t)((q + (one - q) * u->rates[odds[i]->n] / 32768) ^ 32768);
        odds[i]->n = (uint8_t)(odds[i]->n + (odds[i]->n < 31));
    }
    return bit;
}

static uint32_t gpusorti_unpack_bit(gpusorti_unpacker *u, uint32_t type, uint32_t a, uint32_t b, uint32_t c) {
    return gpusorti_unpack_bit_by(u, type, gpusorti_odds_of(u, a), gpusorti_odds_of(u, b), gpusorti_odds_of(u, c));
}

/* The contexts of one part share a cache line. */
GPUSORTI_INLINE uint32_t gpusorti_cell(uint32_t context, uint32_t part, uint32_t i) {
    return gpusorti_mix(context, part) ^ (i & 15) << 13;
}

/* The lower bits of a number of that size, the highest first, behind a 1. */
static uint32_t gpusorti_unpack_bits(gpusorti_unpacker *u, uint32_t type, uint32_t a, uint32_t b, uint32_t c, uint32_t size,
                                     uint32_t count) {
    uint32_t number = 1;
    for (; count > 0; count--) {
        const uint32_t part = size << 10 | number >> 4;
        number = 2 * number + gpusorti_unpack_bit(u, type, gpusorti_cell(a, part, number), gpusorti_cell(b, part, number),
                                                  gpusorti_cell(c, part, number));
    }
    return number;
}

/* How many bits it has, with 15 for more than 14, and then these, from the second highest down or all 32. */
static uint32_t gpusorti_unpack_number(gpusorti_unpacker *u, uint32_t type, uint32_t a, uint32_t b, uint32_t c) {
    const uint32_t size = gpusorti_unpack_bits(u, type, a, b, c, 0, 4) - 16;
    return size ? gpusorti_unpack_bits(u, type, a, b, c, size, size < 15 ? size - 1 : 32) : 0;
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

/* The kind of an id that was not seen before and is no result of a type. */
static uint32_t gpusorti_first_kind(uint32_t op) {
    if (op < GPUSORTI_OP_FUNCTION_TYPE) op = GPUSORTI_OP_FUNCTION_TYPE;
    if (op >= GPUSORTI_OP_PHI && op <= GPUSORTI_OP_SWITCH && op != GPUSORTI_OP_LABEL) op = GPUSORTI_OP_PHI;
    return gpusorti_mix(op, 0);
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

typedef struct gpusorti_operand { /* what is known of a word before it is there */
    uint32_t slot, typed, before; /* by its opcode and number; and the kind of the operand before; or the opcode before */
    uint32_t contexts[GPUSORTI_GUESSES], tried[GPUSORTI_GUESSES], tries, asked, *kinds[2];
} gpusorti_operand;

/* An id of a kind that is none of those tried, by the others that were used since: for the first of them
 * whether each is it, and then how many more are not. */
static uint32_t gpusorti_unpack_rank(gpusorti_unpacker *u, const gpusorti_operand *at, uint32_t kind) {
    const uint32_t by_kind = gpusorti_mix(at->slot, kind);
    uint32_t id = kind >> 24, rank = 0, last = UINT32_MAX, j;
    do {
        do {
            id = u->ids[id].next;
            for (j = 0; j < at->tries && at->tried[j] != ((id - GPUSORTI_RINGS) ^ 1u << 31); j++) continue;
        } while (j < at->tries || u->ids[id].kind != kind);
        if (rank < GPUSORTI_STEPS) {
            const gpusorti_id *each = &u->ids[id];
            if (gpusorti_unpack_bit(u, GPUSORTI_BIT_STEP, gpusorti_mix(by_kind, each->role + rank),
                                    gpusorti_mix(at->before, each->role),
                                    gpusorti_mix(at->typed, each->symbol + each->uses)))
                last = rank;
        } else if (rank == GPUSORTI_STEPS) {
            last = rank + gpusorti_unpack_number(u, GPUSORTI_BIT_RANK, at->slot, by_kind, gpusorti_mix(at->typed, kind));
        }
    } while (rank++ < last);
    return id - GPUSORTI_RINGS;
}

static void gpusorti_begin_operand(gpusorti_unpacker *u, gpusorti_operand *at, uint32_t slot, uint32_t type,
                                   uint32_t previous, const uint32_t *recent) {
    uint32_t o;
    at->slot = gpusorti_mix(slot, 0);
    at->typed = gpusorti_mix(at->slot, type);
    at->before = gpusorti_mix(at->slot, previous);
    at->kinds[0] = u->kinds[at->typed >> 18];
    at->kinds[1] = u->kinds[at->slot >> 18];
    for (o = 0; o < GPUSORTI_GUESSES; o++) at->contexts[o] = gpusorti_mix(at->slot + o, recent[o]);
    at->tries = 0;
}

/* Returns whether a guess is right. */
static uint32_t gpusorti_unpack_guess(gpusorti_unpacker *u, gpusorti_operand *at, uint32_t fresh, uint32_t *word,
                                      uint32_t *id) {
    uint32_t o, j, found = 0;
    for (o = 0; o < GPUSORTI_GUESSES && !found; o++) {
        gpusorti_guess *guess = &u->guesses[at->contexts[o] >> 16];
        const gpusorti_id *meant = &u->ids[GPUSORTI_RINGS];
        const uint32_t way = at->tries << 2 | o;
        uint32_t about;
        if (guess->check != (uint16_t)at->contexts[o]) guess->hits = guess->right.p = guess->right.n = 0;
        guess->check = (uint16_t)at->contexts[o];
        if (!guess->hits) continue;
        *id = gpusorti_meaning(u, guess->symbol, fresh, word);
        for (j = 0; j < at->tries && at->tried[j] != (*word ^ *id << 31); j++) continue;
        if (j < at->tries) continue;
        about = *id ? gpusorti_mix(meant[*word].kind, meant[*word].role) : 1;
        found = gpusorti_unpack_bit_by(u, GPUSORTI_BIT_GUESS + o,
                                       gpusorti_odds_of(u, gpusorti_mix(gpusorti_mix(at->before, about), way)),
                                       gpusorti_odds_of(u, gpusorti_mix(gpusorti_mix(at->slot, about), way)), &guess->right);
        at->tried[at->tries++] = *word ^ *id << 31;
    }
    at->asked = o;
    return found;
}

/* The first word of an instruction that was not guessed, behind that symbol. */
static uint32_t gpusorti_unpack_first(gpusorti_unpacker *u, const gpusorti_operand *at, uint32_t previous, uint32_t op,
                                      uint32_t symbol) {
    const uint32_t behind = gpusorti_mix(at->before, symbol);
    uint32_t next = gpusorti_unpack_bits(u, GPUSORTI_BIT_OPCODE, at->slot, at->before, behind, 0, 9) & 511;
    uint32_t *length, a, b;
    if (next == 511) next = gpusorti_unpack_number(u, GPUSORTI_BIT_OPCODE, at->slot, at->before, at->before);
    length = &u->lengths[next & 511];
    a = next << 16;
    b = gpusorti_mix(op, a);
    if (!gpusorti_unpack_bit(u, GPUSORTI_BIT_SAME, a, b, gpusorti_mix(gpusorti_mix(previous, *length), a)))
        *length = gpusorti_unpack_number(u, GPUSORTI_BIT_LENGTH, a, b, gpusorti_mix(previous, a));
    return *length << 16 | next;
}

/* An operand that was not guessed; returns whether it is an id. */
static uint32_t gpusorti_unpack_operand(gpusorti_unpacker *u, const gpusorti_operand *at, uint32_t fresh, uint32_t *word) {
    const uint32_t context = at->contexts[GPUSORTI_GUESSES - 1];
    uint32_t id, o, j;
    for (o = 0; o < GPUSORTI_KINDS; o++) {
        const uint32_t kind = at->kinds[o / 2][o % 2];
        for (j = 0; j < o && at->kinds[j / 2][j % 2] != kind; j++) continue;
        if (!kind || j < o || !gpusorti_unpack_bit(u, GPUSORTI_BIT_KIND, gpusorti_mix(at->before, kind),
                                                   gpusorti_mix(at->typed, kind + o), gpusorti_mix(context, kind)))
            continue;
        *word = gpusorti_unpack_rank(u, at, kind);
        return 1;
    }
    id = gpusorti_unpack_bit(u, GPUSORTI_BIT_ID, at->slot, at->before, at->typed);
    *word = gpusorti_unpack_number(u, GPUSORTI_BIT_NUMBER, gpusorti_mix(at->slot, id), gpusorti_mix(at->typed, id),
                                   gpusorti_mix(at->before, id));
    if (id) *word = fresh - *word;
    return id;
}

static void gpusorti_unpack(gpusorti_unpacker *u, const gpusorti_packed *packed) {
    gpusorti_id *const ids = u->ids;
    uint32_t fresh = 1, op = 0, left = 5, k = 1, hash = 0, defined = 0, symbol = 0, type = 0;
    uint32_t recent[GPUSORTI_GUESSES] = {0, 0, 0}, previous = 0, i, o;
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
        gpusorti_begin_operand(u, &operand, op << 4 | (k < 15 ? k : 15), type, previous, recent);
        if (!gpusorti_unpack_guess(u, &operand, fresh, &word, &id)) {
            id = k > 0 ? gpusorti_unpack_operand(u, &operand, fresh, &word) : 0;
            if (k == 0) word = gpusorti_unpack_first(u, &operand, previous, op, symbol);
        }
        u->words[i] = word;
        at = &ids[GPUSORTI_RINGS + (id ? word : 0)];
        symbol = !id ? word : word == fresh ? GPUSORTI_NEW_ID : at->symbol;
        while (operand.asked-- > 0) /* those that were not asked learn nothing */
            gpusorti_learn(&u->guesses[operand.contexts[operand.asked] >> 16], symbol);
        if (k == 0) {
            previous = op;
            op = word & 0xffff;
            left = word >> 16;
            hash = defined = 0;
        }
        hash = gpusorti_mix(hash, symbol);
        if (id) {
            if (word == fresh) {
                at->kind = k == 2 && (op <= GPUSORTI_OP_PHI || op > GPUSORTI_OP_SWITCH) ? type : gpusorti_first_kind(op);
            } else {
                type = at->kind;
                gpusorti_learn_kind(operand.kinds[0], type);
                gpusorti_learn_kind(operand.kinds[1], type);
                if (op == GPUSORTI_OP_LABEL) at->kind = gpusorti_first_kind(op);
            }
            gpusorti_to_front(ids, GPUSORTI_RINGS + word);
            at->role = gpusorti_mix(operand.slot, at->uses);
            if (at->uses < 3) at->uses++;
        }
        for (o = 0; o < GPUSORTI_GUESSES; o++) /* what was long before is shifted out */
            recent[o] = (recent[o] + gpusorti_mix(o == 1 && id ? at->kind : symbol, 0)) *
                        (0x9e3779b1u << (o == 1 ? 1 : 2 + o));
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
    for (i = 0; i < 32; i++) u->rates[i] = (int32_t)(81920 / (2 * i + 3));
    for (i = 0; i < GPUSORTI_BIT_TYPES * 64 * 3; i++) u->weights[i / 3][i % 3] = 30000;
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
static int gpusorti_is_base(const gpusorti_packed *packed, uint32_t kernel, uint32_t other) {
    while (other != kernel && other != packed[other].base) other = packed[other].base;
    return other == kernel;
}

#ifndef GPUSORTI_UNPACK /* for tests */
#define GPUSORTI_UNPACK(u, kernel, last) gpusorti_unpack(u, &ctx->packed[kernel])
#endif

/* Unpacks a kernel behind its bases, and creates the modules of those of them all that are wanted. */
static gpusort_result gpusorti_unpack_chain(gpusort_context *ctx, uint32_t last, const unsigned char *wanted,
                                            VkShaderModule *modules) {
    gpusorti_unpacker *u;
    gpusort_result result = GPUSORT_OK;
    size_t most = ctx->packed[last].count, size;
    uint32_t chain[GPUSORTI_KERNEL_COUNT], length = 1;
    chain[0] = last;
    while (ctx->packed[last].base != last) {
        last = ctx->packed[last].base;
        chain[length++] = last;
        if (ctx->packed[last].count > most) most = ctx->packed[last].count;
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
        GPUSORTI_STRUCT(VkShaderModuleCreateInfo, info, SHADER_MODULE_CREATE_INFO);
        GPUSORTI_UNPACK(u, k, chain[0]);
        if (!wanted[k] || modules[k] != VK_NULL_HANDLE) continue;
        info.codeSize = ctx->packed[k].count * sizeof *u->words;
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
            if (other != k && wanted[other] && gpusorti_is_base(ctx->packed, k, other)) break;
        if (wanted[k] && other == GPUSORTI_KERNEL_COUNT) result = gpusorti_unpack_chain(ctx, k, wanted, modules);
    }
    return result;
}
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
GPUSORTI_SPV(begin_address, begin_address, 1013) {
"S@hQjjoMN{]J#gdTa]:97W5/ua{vvoR|6,1zc~_4{}Vj}zf8sv8IcNk{*@mA_>}x/CZj7C0/m9}atwl^t'!^K}OE4MCb26M7^'W~[nH1/(.wPA<jT>9Q@<$j@|cl0-yTU6,~yHo59;VdFzvl_X@olj:+3<Ku&_:3@Wng4Y5+%gd|xOu%X`Uh{L9C*jnDEs%boX>6Yg1f~X>nG!j__vEK/[kbP5>SyMl*U-b{zv'abx:d`v0}$X$}-$I8hJzcib/J+zcHPwEYVj'oU$aZoYVru{nSKVuQ4N|m/fB0lS,RWE,nQBOo>JYZ$:a1Z//7:]Z4E&8wY<2`O~wL,z!y{/Pc/XeIc{=zPq0|f|8mKmWg3%I1!!(c4Ry%zf>:a1PYQNE1>3S-{L5$4X7)8]d:x$nF%dX,@5yjOmuT,9Q6|@M,$}*_n]O@gb$$!lgqhnqVQy,NA0)Y]B'Ww8#QEG+BN_!sD<f-(aOO#3h>c0(*lv+fc^UM]-ybW5[j",
"66M|0p`,=qzIEe_[iEBDme6%L-c3w2gn)C=/dp0_NC~M1:+Uufc0ln^2@x>~rVo!x/RDB,<uk6RFu~'!{`:ZU<#6H)dJ2-bs8BgC7jz+}i|ajHd^dj}>_Q9w{[$lUai3gG#Y!gL9(x7,<4f1rDc61<%GX=``<nRzs%8JJ8PgaAN4Y>ib0E*q9UZ6=6;S+@OWVn[pf5s#4{r~sP5TjLFSo-d2xv7867MMtmo+0_^e|,#m)SV2TvG]CAr_-hgcB5l~3<e/A%x6s='a:nP1]/(<fF1s>.(Ta"};
GPUSORTI_SPV(begin, begin_address, 895) {
"4v-!msZSr,8^bi0xs`.)fcBTD-fQFh6O}KvuEi.tn;~eG8ujQw,8Gf%x$6JrwXgIw|%TJn!{|7-n^d]nKs_^C!PJ@lDKQSiCVwx+J<M=8ura&`g`A&+0T6k..G/XG;<KH~|k]}1Urdab_JW5/bcXZbm8zNGq1/;KutRJdz|z}e(Xqas8h(~9j&C~n5-LhxVkfqPgZwP4{2"};
GPUSORTI_SPV(tile_sort_rolled, begin, 4947) {
"$05'1~3ec!<@6Ew)F][gP*ecEWs6GTptfTJ#l_KY)Xdd.@jTaOP`PE2e@%0,V8cz)FMCvznyhK]veqs$]elJf-ML6!`$Qo#-OwsWrZ)^N3EY|A;ju$GU^_Y1_C`=E1$QT_rG8`2/qZa-rU93ohAOYNN/^Q_ER~/Cho#Ranl^P#~_i@a{#4drS*{fd1J>>[Z#G(f[,vE96OPK;TnndE`zzjAnb)myyCEjGx`NZ#t<;eTfBY!z:s!okcZ_BF!I,`r;[z{MA[qVj>Rx9[0(EqA*:~mFvTLJq'Cg@^~s8$11UkjEB(6N0n/6z2^3[tBaEjfRQU;km5&x1rl*B;=iDIiwYX$jj9sQ8Ecj:OtQK$&;;Q-17p!qjapwDq)tr;*.qza*aB@5#sI+N@PplMJD&0918Tnvh=vf=)GB(2LL|U-NLf-c5hUOO/e&X@Pi(USde067RaanQKBu~fP;2$_0RWQzex'iy&,<nJJiKGO7zMvY:B<k0}9Qv6&J",
"DOrtMW'jnLAbx$sKi9QjrxEwM5v|M|8lFpS#{>*carq3wwU<1Spes%8tw_X+}aRAPEGoyYOSGsy-!pg'fsNBOw*-*F)f$zb|Yum2a9[[fOVMbp*N[Y/uQYAeLR>~9ttFC<Sl,H89fFJ,Wb)hDlMm0Oy!S=}$L0@|n^p@+R{v/]%d041C,DjQ)m:4/Pr7S9HSy9[tjm;6a(E)$ma9dNcdMY%rRwT9;/f9rJF9Z{]LL)<d3sofhy:2hjutP|PE.)OEU=`w0g;9*&gW0<AkaLI#os+TpZog|zmH{S;etOR#*xK%<3:Q%iz/VV<hiZ,BI)@/NTh,81^G*=D(2:@XDKHauOn;M&l=zL=lmu8.)YRzq*,D#6c&^v.sa6n=%_hS(9[R,S,Re<+n+'O_/t1E-m4FDyN]x]`QITBe6Hk;E`bSzI7^7UfhEWo=*koIpa7Ukv(/_e9+7_v1+Sc40/GvDg==8(/L_d8I=WYhP01rkM)t~IB]}/0|,+iV",
"&r)m#~_XVSPhCQb/&*wDI^/-Uod6_L:}A5!PzY;=H:puv$7BY/%2lBrnIu{`@yvG#G2Y;C1**3~xkB!abwK;S$bawk0kQH:krh|Sj`c,'G%IsVf4(+|qb|k1g|1Rq6T/k8fm~o4lMVUi/c!>Wp|jo6[k@[kMG4A/Ne{:GM!3a!7^Bq[a]=nh5V5sVFAS&Y'r.0pqDjoJm|c,Lk{[w5w:[15;Q#Sinh70|QA'<Oi;}b{jl0yk!z(G$m[>rRcyG^RvfyfH#5k(R_DCRf#2}oNzl^&i]=C<*miO22K0(q5H*7iN)^(}px$7!a_-;bTmoqa=!7)%UOhLmn[Tkd[w[L|b~gmgRqZ@UJ-8SP<9F|N)5LyY$+y_/b^S1RWJuUV8:gT(iy`tL&I}L|B#GIZm/%.Re7EI0g'Yi/T7wc9:8f_e'^wqZ];6KB8J+J~(L3cH(nU_E{tv'liJ3Q[2QmY657kaACWCsF5$L9;#gxfBD-(!G>&dAcVv'X,G",
"|AwR5l:lwoB_tRy@hq*oJDOAQ3mz.+[fk)T^{Z^0~z&+1x9Qn-GS28KnaNje7a&5,wZCP(i!}CB,O.cb`/w=Z}$)@_%{oSG+*ES7|zF)|Yb|i',8Sl2y[Ob-YzV=jpOxK;Dk=QvVW1H5U&81m;Q-CvId#Tl.>&~LNWv3i#R{O<XoN~h*22$Ayf>oPhh$A7eW}>zwJ}DYQtmoU]v#mbk7$k9k}!+6+%T{YLHca}#Ya]oMU,wR8];kj+"};
GPUSORTI_SPV(merge_tiles, tile_sort_rolled, 4339) {
"-tou^-GVvRPbUrJgQDvL!&I.nnzNDUH:a4S5KVi!AR+n}urQ%x]s3Y2BG%Imr]f7-~9;ue8fg0g@l1vtHMt`j/Qs6B,;Q0+hom2JJDfxv*:2,uOJ~ZUeHNBQ1jZL_;s(ZG:JKRK'Jm_9BkI{vFiQly.BDzV|_O>kJ@k,j=E!YG-R=DNG#!Z.#zvH-J,]-r4rSVjeD3nyQ+rO.*8-E4M$M)BxKPvE,J{Y:FphYRZCaviATZOY4n;.[YCv@),sflms:nI4k(/e!1K(Wzq66Ae0E+|d7^<xj{Cnh^p*@.=UnVG:ex:L-s4S%5dwx;6P/Imd/g'Qm^/uw6}N;~Jes0#_L8eolJ/].)mc+%C~d$hZ9dn~z1(/Op'rfhTVexdB/A.9Qr%5[~l2(~S88cQ+6aWa{_L.gpui#XE,R#8cr4,qh1o-zm&^M]9Z<C13)1=Ln=7]MYQP]j)fLSh7f{g~16<!aFcg;L%^tXn*;d.D5[@;gK,)l.l}y0>4",
"u}_9b`%NaszKHsFnaK:0$m1%V{^)1XsG$[M,SEB>`Y.|RZ_o~H55_c!<A8%4$o0=Ke%);M6WqX1{`AMu-_di4wu9|rJ8YUj%C_Yx<$-p73l=[>aDeeL6Flo<v-q>Hd@bX_`E',J2U){u8PW1LI^0>}{NWM9.cnb2(m@0vsdj>wz%/:a[>=JHJdCQY[jbW=$8EG0u~3Nso1!b^NAnJQ;:EL##nsHPMp7K=|t>s&fH}]_Gxe!6F8NezS$%o2^+f:AGrq'33sh57=DUC0JfE(8k!Lno7U.vD^v7*n_C(sO{&4E7EM]v~!AB15g!'-d9|~#/IEBy@ENYopx}R'$6e~=FL9rJcd3gsqe<^biruivKt6Vp(O1sMD6hM&P-VexJkecZmLw:&~LVr9[*pL~)@p%kdzAga#'w|KkF{gQyyn>7|,1Sdm"};
GPUSORTI_SPV(finish, merge_tiles, 3434) {
"E(paTE::TPu%T$[mPfFt%gS#47;Q6$O9~aa[Z|!F^4qH,7).)UduTmibffd0#GtTE.Cbx85zb{t~Y$7}X[pTayfLfqDm[2;brxzsuRfm6!b97%&NBq*i;FFnEw-%JKSk&0.H3*@O$I,H!'0Mh4<I$vjXqH{V<x8sr<[1)zm0i2TM9.0N2F#i_Ev35[Z'p{dOk`C/+z!0CWeJXim,+X|RQ,zr2p6(wj5r&9')tqgZ`79PL>R*2%!,=Uey>ZcoY#Zd&dS>_'E+'%B$YbPsS9r!S|~c=d#^Y*3y~|hOrm!;u|a{Ej,25~.MmYRa^(([DyyK=Z2O@h.!k-yJ2@@P(9qO$h1K=wdP8Dk62;JZ{qS*q.R5,xW>!6IZ~8ywH2)vOPRofNlgXLM/%gOq_3n}7si-]5DU=#D'w8ed}~.*#6][1]tyz,)r',s&q]y(L,LaOM]0')vhy'@%I[%F&6+X/SA({s;2!IG@I<i2E%]nfpl1-`W50xCUR`<R",
"d}s2y8~<06w3(7t_{|!Wp4J%5Ce8:!:vpB3%q':sTU-Xn;cL@CL8D=c'VMvtx6%YqO!yMoGwuI{BRv[irVdHcek}t|5<<K,Y;DZ80pfkXSm*l=`,bH.5tCV&s"};
GPUSORTI_SPV(finish_address, finish, 4417) {
"yjPMx!DF@]sfh#;=nBO$Z(5mi]`yOi(o##9*P]5.oCt3DWy^S2ZuM;tII/]V@3*LEK+5cLQ)_b'hG6ynb5Lsc8y&E;c!bf;YC8:b~,1pw0>AFRtS|!CS2alqv;]n@DI]%$:)U%GM7u$@B=1_C(C$'w72~5SE900}7_uo'NkjKFo+sUFQ/x@r(2+XpnV}'c@VNpZD&eh{*M|Q.)^D,HJH4f&s/kqPd)0WBJ=<^=PzmrJ*XJwY|+%{[5U}8g,)~8c6fM9B[BJOzp.llm`],]~G('*]JHzPG)pcn7&`^fW[g@n$:Hf<Paz*We,H8@L[uQ^PY[$,~'uC{TG&U7}'E>11ek9o_Lk8s0Ir<Sf3SHl2t*ho%d712ur4!f>L*zgTkxS7n/n|lGj<B~`Uvg_Evft};Ga>I^GYsMQ^fZm.YDOhs6eH$noB^qXg>}O_/-pH32)fVBXF_Wc+{k&!:I)[XpAKc;=-N]/(E^Hi;Hu6n8ZnR{8JHHwFmek{",
"!F|;u*q''!@#wJ,=J)k&<91kQaT1})70=>3;#L@6{-@Wn|iH2CNGg:!r(@|41MEJMHJ!aBx6f>u]&-z/K<X{xj66o6%Fj@f[haqWq[b*2:qaT/~GWw6@ObRCB:<1p(D_FOX<ZxO+FZPS<pG=NPHH2c<DvrFj-`sQiGIW<iUz4{=G-BEv|Q7u>XZ$c5KK!Y;&hQYkz=`aXfa&$blgsT|z"};
GPUSORTI_SPV(leaf_starts_address, finish_address, 3088) {
"jM.Qa~hJSz#z_imy>pO$`Z`UXhF(r!}DN~>*,4JE$)VW2{M}h#Ge;OB%I:H*KX;YYH($l6@myW#$Qdz%pP.mr+*%N<Ie)YzB_k20siK&FHDp;A)v#Js=`0-CeUR#d^#2|MFT%>~jc|QT2!.&ya4|+f4p!9*N5JEOj68-[8Nq9o,Zu~D9<a$0t'f)ZkdHA_x6mj6R|m`P,Ejw;6Nvay]L%TdJ`=q4PwJ{gCj.~17|i09|QGdbfrF'y@`tl4t(eIzQK!%%)8Y<RVS2!dVZ/`V'PC*0HlBi'^|_Uj151xGwj'^Bd~ei2c3{B4_(NTbQGc}=;|8*9)'kr9f$bGyPI}Qo|FylmlrlQ0.9bkcz84R_C!tLUka^[M>9&^[&cr'8bs!{Wno4/7gO(sn_C;dT$7EFNYFTtW.(p`ckc`QPax}]Y-lg@!b6G#co+8P4A%|Po{77-o@V<ibBn8W*nx2UkjI1hrh'}Ysrbvmnr{c*:hK8uovmy@#F^S.q",
"(ql-w07[m1/=u|JY!j$LxgMjeLl7`(hg5^5s,T!k`mX7`0wt9T=ku)osQb6X2{Y-@%_Z{eon/.+64}%+=/`LS@saj>uI7}RHaQ4u_J/ZMq*l*H8~1WB(fr5%G>8d/Z>gTV2v'nr$%rGDx+]HFr-I'xis|j[:sO*0M$s4%X%F"};
GPUSORTI_SPV(scatter_basic_address, leaf_starts_address, 5974) {
"!boY7T0)+N$'=r+,6unNJ6Rr<PI4e}=~_H=x8W(1+ut;Yu)eH2n$cIpunQ#/>u5w;-^HN+g=d7RU7'`f#'@agnSxPqq<<!V>@8-q#yL-V@,rDwtHVQIdf)]>qMhr0Fj^D#9W7_@)AX]sE7~7Oc)l@4C>!4Wb/_x{Ky]g7Ej5yidMqJRs;/JR4ksZ~qt2#a]F'jFeQ=06u_TU==cC(wxYpL]^5G^xC8xN>3;cCd%QNce9uF>T3e}_2I(h)#x!PNXD#4$EZpoEJTk$U0i9Wh^'d9SUiV9E*EI*3dX+t#P0Rx{D7=pJK4'ni0yX+DCF9|:^RncG'v'u)LA%[/rZ_P^mO'o)LLL+%U[Ru&F([Z:OtPqrN#DGk'<j-C0Z@-T!'8Gth%1jX%FE+t_ke-O@VrK[SLVgx_H}s6KG4$&#l>^|7*8*=)qr's-e>4}}}&)Vd>svIGDW`%7LTr<eQl'm*B^'k(KV<|t!B83n@^|YYIZJKA>lZunM7m,+",
"UcJfK.19CdmXSSUZhD%NOYjfG1(H6hEpvZ@GrJ`#23s_G8c1l<Qwg;E7&.4gD%`{5EcJW<WD#2y6^~oE1vc9VL,7%pBLaGRn-4Ue:QX{&Ff}>O/d>4LQgr0[[:b,wg-e1|_$@F{%Tf4a+rGwH@kQD7x4iyO*nx;9<>qQYnB80qx9E1PD=Av|6ftZ{u>mnYL]hhFHbm4@T,`:eFn:F%hB{d2fNcbx$:])>`0<_{T)dLO'>EcU_I@A|,Jo+w9y{yNZ@T$u2QTdR(oKzGoAk%ORe)3$|!gX^WyIu13~nlC~IeekwZx'Of.gDvUiCu'}KSj&rPe]5}ekhnJ0QsIATXOgoQ%b=q9N<)O*)Uoz3R6.-cY9<HM-#9}v>+M9qMUG>,!9nE8#*]-RsE,d,bJl0f,C.CkS.y{x&y_mu@!Xjl~PpmB|lsG(-L[c&/a^h71'Ay,TnWRcHV9w_yy)|-l,aw)-V>q0yH6@/xpDD~_Tpe&uIAXSxO'6^'aF",
"Ox<`KV0~i;0I/e8:KFA+jOI$z_Z4#801KxVY0Z`CF5^}3)UuTwkWjrs$t1+9GiqVJi>-XY{KYXTETbW0i*k==fACf92c9Pt6[*M49fI,OpA6!r4Q;/.ah:M#[_*CnDa^Z}Oz"};
GPUSORTI_SPV(segment_scatter_basic_address, scatter_basic_address, 6260) {
"&F'h&!MSq]sV)8/5!dUh|Q1V;=06GXFdZaVS6'4/s],sF>42RBgVV(5A[j[dL5)iK4a8lT~)d}&a3wMS($m~@(Bq4NeV&ma14,[))$kJLpWe>9MO4GAWUVq7j(^G%WPnb<3<9-gbTHVxtg)-91{;ALPaHY/f]]CQ'.IGN18hq27rJog(RjJ7oN'{;>}<.1ww^(!bXX&L3IFCTvWid7vs2b]r%_)88xIDNG~SetSQ+Wzl[.8GZ[`zbW9|#@~_kT5kmDakpl8B];]uOJqu'U;Au_,h*rb.t(gY1vpZ530Ie<%9D8Akt^$TNM$9JKr`)WwJoaKbEkN=WW[+K[$rtx6S,Ht=(lS+Vf'3B4@KY1T6JQB_@at'MGI)3kFW(]|cN_Y(Ttt5bMyv~s^GaF,a8Vq9(+80DaqjyWy5zUc<5mWeT,4_ZQuPxg{u&0ApzIUwl!yT[H/cj%z^))sbyV8&n;5cq6NNNf6gu:AS,T8Vr%]xg'@[x5#s)XCb",
"up*G;*4#*f+wkSdMgm$a0J0w_v.`l9)~oAFl75ZGIPFM[<LzWD^v~s32i}_*8'Qcx]9mll{P,"};
GPUSORTI_SPV(scatter, segment_scatter_basic_address, 6314) {
"nseoP[KC|`E7x=D7wH<=^lXVlzOfW6ZWmN@To7Vmv5U^[6,N+NPNO_<#jSg3O^naRCrJULE8:H=M78D1S=(Xlis`^$St>5U<xS{mI%!RF[-JB<t+Fu~KVA/MZ,__v;rQ~p|yM[i#z{HuY9`0~DUcl(.&BCX!bu282{Zts'Ss^r'V=_2u0Mgx8O:K>W$nK!cIfW#6v=&rz-lNTU$leM:R;=bBst3>7O~yq<9rOe=FbfKo!tR6G;@'T`>TQ<@,f[mDM_]Bf%S0H>Fv+r@g)aY.t%4oxiLf%E,jM=,`N4jjt@9`jrbIn9d(->jI%FDp43*gri_-Oe_hp-GEG+bc[[,.%C^};igIYJl/-M9HnmS.}7.'&.m_1CQ}l4k94S+p9.PyG}%S2/NfuV1hMmL0,w^$%X_nlG6!1:Rw]ON6G@|K!*0{xo{>fK;XK&RxV-9`h$UC0/~>6:rO]2QLYH2X'yT$=h905<.WNQxV1:jyBU:f.I>-AzN1_%3!",
"qq0DX-gN+''N>QyB}.Vx/<At0HWV3H2dt3>$c:DS';@m6o)>%$$&q^nKETcC|2u(a)jp@^%~.C%Ab)9+zrlB0[$v^BAX_H:]'sF/|i3xGHJ%07_VV<PIfNt4SKDR0&%32)L#|0'HpmiW1@-9#F>0U6T2!'v7r~E0(_Bx-hC2CCykeT_3%8{MZH=';p%F3_xgg`LX7$|9O7hbf2QKJJWTkc(WfAJSF0FguaH]7Bd@]Vj|z'rJ1dc6jO&Yk*2gSB4x6M2j|cf8V81#BkX.X^KTQ}Z^y.r:3UFOJ_9rKx,+(rl#.X5!F'A4SO1MzQQxE(bZ>Ej;D-Rndtoo48CN*0bdr4^}Jho+*zpf=(n64!O6S&]DIv,2(DRXOj<__Cs8+3~`w)zc&'o*t%Tz%u8Ch<v`ymbd$M=O5n>v:<D{%n3J-L<d]yVjhG*<0`kh)BH,(b~+e#]8_y4a')^G78hN/p8Q!9K=7I=U(L3!_6z(,0nwegOZDVKzMh4Q",
"<cF8ryox{y`na]A2X'BP>}tc!Da<&6x4'N;y9uIhLUPbOT6Jj}7m~|tih4dA/-Yal!a[Hr&Nm}SE"};
GPUSORTI_SPV(scatter_address, scatter, 6979) {
"#sE6GA'W1}5KsD@=@'#TybZH6!X(Od8N}!(1M3(w[ze^lbv(BiDRxTa%$xrJ840!y,ai.3tYp:7kX9}=4HIWV'6[(n8:<1[`^]-^'Om5CG4{&8TsotI{d2nB<c=B'~V6'Fw6Q2FpNh%#l7avh=nz6|6;}OW_Mr.,WBfI_3O>z$!$L;nTp6a@7.,!G2KT3.]my1I>'`$+x398'}!N@+~v>&/2t0|%=8,JS.o,3&-0@qPwHY=!^/Xmp={Qp!}U8b)Zw5CP!@=h|Ba*XY"};
GPUSORTI_SPV(segment_scatter_address, scatter_address, 7259) {
"$yzLl}n9gVeDFmn7b@Cz|X<XZUocQ}bu)q|vBHR7)W4e[]Z|A@PpH~p44cP!sw_S*yV]V9-l`^g(dCNM<d@uBmLZ*J5))G$jOp`'2l@zc+)^'U]!9kJbTEEM&:{$&^#k-<~`@J%+ygx&<njrY#$4spa9m2OOc-mbE43}Fv)/s+fyQ*:~2EL$mwR6:<:Vi"};
GPUSORTI_SPV(segment_scatter_basic, segment_scatter_address, 5558) {
"{Xt!:O8/Oaan8`Nx6WwBya'RX@Q@Kv'#Ipvt)NT47kud/X&f%CQk1U^+OO_[*_1k3+jVTC;VP_huRumz;g8*,b.,APmOB4|MD+CUZSiqgy1swK1Jb(_AqAQ_^@[Uw!PPTJOqoSO*l;l/:k0=[z0lp'K9a'aH'[1up9}=A7Hw,Mm%Zg6IOZ!942%I'L2[w#XZ,h/nI5[^!ac<pz@uOQc&621naoFm]O.K!eDDDa.|~s'37gv`,ZBt2h7@kHyH^RL!dOyf{whI'QDW}0W2(CN%x;Dt~Kk7b<,)B5h=eQLH>Ry=7ZEv`Q&dlJ@+TmAmv!4`/D)AN!WUV7[5Gkp@c*`gH7Qq2-Js&1){nKDVKRm`p=9sxG_Y[W+m7)*."};
GPUSORTI_SPV(segment_scatter, segment_scatter_basic, 6579) {
"cEZ`9xV4HO(DXer>qq-LB;cBVG48g0z+'98eqzlj>2ChS;t5$wfci9fe+rxnAc1:jy`.!}DyQU7.o@I*9]Pi`Oqs}C})yyu#+pBg+ZaGmoj-'X]mhE8p8M1=j25fk2hOw8`v&!*ygy$&QR-["};
GPUSORTI_SPV(scatter_basic, segment_scatter, 5283) {
"<vUhUEi}HHIH_~o!wM9t@YC>:ED#]SuWWfnY{Yb92$m!/o-OcuWuvhcAo&NaF#tUQo:CCF)sNZ$c#QNz|H`l$}Xiz~7alxRTDM%qLGSj4EcSQ)BB=E2R.&~;dF2-YMO&2avL=1ctR~;7("};
GPUSORTI_SPV(segment_count, segment_scatter_basic, 2556) {
"|oHD}.b#ZOQsZY[Mqu.NpvMZ%g>vDRYdE%K*fUtAQsPW2C@n~qa|u5'hQ'%z3Lz#E@e@rIBT&ob:b8dnZ<T|F$5X1Tcv2}GmEknmcL]7}:E*/1WDvyB%>La@e$cTp/mUJ)UB*o;yU@UR@h;H!J,0U=%xc<7Jh6wA*62=S'VMIvW/38S4<C*v@6J`~'Xxi1CC#s<g3VZ,^/HZ+)XE|.E;]Pb;aFL!@TLwZ_cUx:Hy:-Q_(uj1=Bv<BhzlS7H;K&~U^{]7R6XT,4gF^+#B}ATax+OUOBv"};
GPUSORTI_SPV(segment_histogram, segment_count, 2517) {
"Lf:=a]wBlHHh)asL-I2uaq~H;Jqn&Tjrk>e)*&FV]WcTr]PRf<it.#k];W,6m#l<m|X$*Imdt=-lt<r}Sj#t]@qJ;Ti^dBGL5OekU}0w~7RgG{G0f)pNPwv|V$w7P+,!3sb#u@&>l+&&/RIz{X>1!4@f98CH>>&fJR[n50X*n|Zq8p5e2Vz{eyWkzY,:g'lOtek,Z>3Au>%=7y!"};
GPUSORTI_SPV(segment_histogram_address, segment_histogram, 2892) {
"mbMl}r2Y0X<+mX;#Epxcy_/8pVkXSN0o!N(4`5t@jk*YkdW8>JJy.|F~rE:H,&FbnLn5APs)9s46pggaa7pRhs.),6%%csb@1eIIu@MAI+#tJR`IM1/Whj;6py]b#,}(Rl!]IdJt4=g}!"};
GPUSORTI_SPV(segment_count_address, segment_histogram_address, 2922) {
"0aUSb%Pd]K'2A&O,T$32F=HhV&Rgw[mb7@VJ1Od34SP::OG{[|mA7X7V$HTxc&1~Js4A(V*1`26!JB^YDcv>R/Q)"};
GPUSORTI_SPV(split_runs, segment_scatter_basic, 2282) {
"|oV]u8TGO%=3.h:ul8GmnHz1V.&mL;k6{p;tQSrk`Bu$gfdGFw~Yi(t,S8VbNGUo%5lh$X.yAG!iDry-$X@c1.!Mb,`#FRGSL3eWF224xp654c`bN)<^Y/vYn.M.UR|7wCK)[OC`3=^X9(GX[K_t!nMLSkXM.pa%=Fz:NY;HLF~v5^`0iOF*`+|Gm0p:Po4d7A!9Kk,u3OoDt2@qEX1OkGVkR_NTG@G0Ce&ETKEY}Lc.>ecUFMl.=||a^`8},E~gEy&ta/mN4/_lOy#A[LQJoo6VqIZY''z1iKD#OCS=/U*pxOu+:B1|H-1H]g,>DXqm!it;iUc/:ofeVPRrk/vXAjRa}0$3h<{:IZCOxX8_VEnlm{<[qPA~Shr1_~4kJ#Q1GLfxcRN:VV/q]~1A+,6KIm@;R9CVCe!0Pq,qJW`JS_!K+Omn^QbF/rqu>M]34&[D#{j#;Jx=Q0NYLMd2SQj4y-ev8@L`O.qj$/:HGPpTme3xyf;<dslk",
"}y)7d"};
GPUSORTI_SPV(tile_sort, split_runs, 7785) {
"!bq'h4e;Jcy'Ebz-Bas56^WHrR}Ge[8b3`M8wvLskWKMcxH(^b)AH-,&WgSB`UwqO/YtazT>M5fZF_h9]hBcd-]*Dj'fCvT)Fe5UGUC`vnVq4#J`CV5xKNw*T_hY$3w8HqrR`+|&=1rc.zVv|TY3741@[|{[te70=P9dGhs++J/Hp{a_Hr*YLrOa_OQoRgfTx`$#&'~4cd2%+HWB^u'8dw1FyB-*z|eg]b%e=f/s<4JM3z0_y'l]d9L=14C1sjj%bUZI-C,d;Gp7g)yjsMmkrci9aJDS2[~ADE9c2r(.z#g>82eG}q2DA$lM{E|D4O1FYzo)~<mcC@]l9C4w[xMyoYI.vOpYRdx[laYR8a;Ijc4Ggi]j6yGw~jV#v+Mc[~<%vL}#<TX|MSe=eVHU2pOMfi2e$%rrx}1(lu|.U[8M%hFf^tT}&#rh@IE`MgEp_P|>{!nIs#s<QIjjLNXz{H_b'ysWkrIo6OiQIGy|T-u|rA(+vtd28J':",
"!=|v(#1(HO#p,D_NzgyG[cw&&PmFMQ>$eg8o08lL@U{g;hFtw`>/7BeWXK4:]-DM[$5hgW:G8`l*lG|sd2J~xpKR=IlkmVfS3(c8rez*u)'3Hcv=eA[|J9kOqYw0ul`|S]bP4UGi@Bhu^t`66H_gBZvs8;i={80ClU7p]`KqxB_<'[#bPp/)gn(YLuJu]O7;hly92S#}*SG:,F@$rs%aupX4z{`.Aj;x@J>VRQ%NiNIX^B]An%YYr{>,s@j(%4+Jh_VdOP={2gEm[FB*0i:JMJ<_!MesF&gno3u&UGHqYGRrrIL/woqHel&(CVO,.:E;4>A|v6[g+(Mv_;DDPfqIG>jb$o#}|~O`XOd;BLE==X<cvPfMH7*Mj6GvyZ1X,^Rix(S`HOtqKeUkC6(&~2~xV*,W>U!(7dLJ6J43f6Z!WXr6AiMch|SLhkFd3*Du5~Ln3i#d-Bw+j>)iAzN}+$rq:E,pkz^Q,/+jnHzeNb>.$A^S97)o2/#Z",
"L$!mY;0RBk*5g^4t8,~KF6pIhWb`klc+.x}c5V.T6-r&{FOOBsD:,1f~owu<@11,Pm^pal0&J;Vv.3-;WV`svipEYUrjJ6BA{c:b#a.9#te:|m.^s6y$U$Wn%~eDM&_DUeq4-,~Uz(Kd(h_F$p%N1H_HLUfpU8'JdqZ6t#(SQp=Ld@_Ub3;<b(H;^|b~sCjFx56y![p%EaG0rDCRL]t0i+BP0cj<8$F:@`v@A<fJz*wla<,Q5hI#Y4YIO;Z=&hpFNA&a)A&vPpnv8@l`j&ml,a}v'_BG<v0=9M3f,+YDxP/$aePS_eiiW{U2mkbF)rRJv;Wy6DTf:LTJLe1Z{)QCz5RS:V(4G3GwnJ6XmYPf(Gv(Hx651tV(!@=tN%zwN]DTc=v&&tvFc>%v=-!_gF;5/1^wPd#Kp/`OGe$zf)Bo63k+h!U{X0=x1hY'=2DwU+=ssH5/:3v|qYL`Ix>fEShu=.a-m[ltV;NZn)]OP9eFuZfBA7=/CGGZ",
"{k5"};
GPUSORTI_SPV(count, scatter_address, 3345) {
"{LI1U&+X8WCqc#}{p,tbKD.cIV1S/{SLmA%Nz4+O$[6#mOrxk4`va53N!x&7nQd'f`ic;)~9OQ3o@TmdU0a0*u=J:tFNe(1^:zlooYlYj:2vw[R*lq=8S8/aRf{|a*#FNwbddjf+/xFT/cQEApxZ4OW3f`/o,]p[V>1UsLChNc/&bQr{0Qy}NCLg-*hHeYs9b1(s_',#c8y8o|e_Z*+I'hipM|N0v++KH9BMYi[tME7Gh])Dy$^S+~(ihXD]6x]8`CEF/3%|O}BRXaRIR~Jn4BsldKP`}CRgQBOD>ebDn;(TMUI%$ACWM&hPhfsr*su$eaA>3$e{J7,o:OTH-~$#E,P'zBYm~7)tPyuyx[e7KP)Q|,T)x|O|k.vVE2U.d^WG{EzZfB-KW0tXV(8yk-Io&$:RFw5`^<!c}2=*QouX8*5OiqP=tzb,5m;HqN$L_pP4hT9m0._j;Z;Ud)HKuU&rO[=mSM9/dy'suO&D|E3rQjD|2f;`_df>",
"4BM#)g6IXpk*T[YW32FqvJw2f;b0~ZMoy@MQOJh5[i_7uW<E6T'UM:+sd6t}NAkE'>B.Eze+u'zY6-6Z/Je"};
GPUSORTI_SPV(histogram_address, leaf_starts_address, 20956) {
"!JUEDu<N}e!:/K7Cbx'`B~.+tLLo5w</OYv0anH4bYDm]<hm+a_:KHCdcU6f7*RjQo;E>[>xae_zgJUB>ziA6y4t!bax*Q{yrhIcnG2ZOfySCnbi]S}gQ@A(sYXOZrA6iH$(@Kp0`<>[,WwwK2d:j(IqkW-kZ54[TA5]#{fa8sgZb^To$gNM3+<>kZ(&rEA67b{WCC#w)c+}IcJ5{!!*Xm_Fr7cNo_Ov-%T6eoI8kkvj9M|M8.0Ue;T]a'q+}nH:BCDCx&$,}v_@t'YW}e*/DE^+&{|ko=/ko8C8%_7c<W<%J=SsgxHvU+*4bJK-M]|jvp9,I.J6}y0-]dM:.2&wU;N7_wK{hM0$h_&m!HXyy!0>4JyGUg$j([uptGakX1H_q)f8Zl=>midjR-Rk*O]KHv@bF>Z`*D[aNN+,H$aQOW@e'6PUdo.arh0_s2I57Y&Wgezpi`Yv'~h&^(*r;TnIb(M@-zHh%u*Oug'7y.JB&qpvR_c0oa8!",
"m[B.~:7n}TCRG1bG!cN;K%_)d4gHLUV}F3BQfW.Bigj@e:3igH)WmQC]+5Mu:i6(649qP0:t3gOa+<yI.NrVDh}Uf]Ii]ir^3r>'({R9=;:r!`U,9HUrk~1o#ecJD>twcu4UdT4xn1k`)Rq&qylDG%QS;0fn+X4sN`x{R*k_(Gs;n_EqB_#Z)Fe.xH,(W[r8BWaJtP}z.~C=}oIpq4^Mv.,l(8v~e!$(I1ffgEOKqbC.73Axkrr.rpC}!flYUn-_T(eX;{~d7*$L7ok_tC2$_N9@^e8!dx.<&I]NW]q}N:M5GSp40wrANIxiVu8s4J0fIESEj&6YnQX`4`88LfQ9wbzZ;Z]M$zz5y^8iDuJSQaYoKHI-23A:xi*RnXGWQZ[iD/u0qc3sGN!Vgz6,_qQEzAG/{M}Qz,Kt|.i:H`zMPEjV1E}<K!R6|_x]bm0s8Y=%nl[-9)EJm[*Z8PUCYrm9*GA*=8DZ+=a4zN3<k+uKl^zlkT+6%RkM",
"j,8Pw}zX8e6qnO=7G<Tds3IB'A31d}sl*0*F7d](p`|Lf$U$zW30P_v}[>E5(k:@Xl|hFYLr25O|b;ORr=R7/)@Bu7o_`/&~ma7!w;~iCh5gu~v_O4%wEz&V4]q`l=B[zF'c:=-oq@rea{IBp-a!Nnof(qyXWcFH`n3$SEOLsx90V'}aM%I7F/@_AET!xi5q(BiBM{yjdA}+!x2af@2NNh'{ZoK<CQ.X;0I|ntHoayBI$#kL4PWs)]mh#_R+L9Kmoo,RmMCOzgpJ`xqY(E.glX2Y-54![/&&^mbJdpO0f77Q7<.`QG>h/[SKBdKe6tHd=!J]+Dlh_T^ZvT(MGWmqw=-Q*~n=;8Ti<.u:Y<upV.u{u$l1^gM0%Rp(~klz[R6kerp4|_6q:*BY],7J@tn(&4>'fItIV*7FR#Ztkg1)q@|}oRbFJ!#0*u;Y{Y)`XTD5=N.2awa7b5$AcF<{.LTJ'>KaAg{Uv.=4pO>5)ml>w{uUq#g'OG29",
"m5Yy)spmwS!kL,Rp[@N7xjE0)mI5$vf{E;j`Wl3=.=i1Ot9eGykfJroa0W@khq*sphT-xFUN7/WdzuPcs&}&v/q[@Hw|'}:#g*R|Kch:~kw$}.Ek:h$=1ATc!,mfM5-V=~z#nr[t3nSLkK@Y5d3G5)Y90]d2[=Fj[CskuG,8xa3uU33:N.J;T>1Ts>^cR*d+ki/f,3d,_UgAA{*z2o']]]|i77VaA|:BG3MtLErhe`lgL((]SPq:K_JnnB,XIa)&OI(5}5OvJ*B^uvF@$bm<}y899Q<qeUGvN_*,lq|Rmre2KHs!,ZdWMf^[^v3rONxJ9_N5Zes0*u:9DNFh'y){hkMg)C]X8vgG!35);CD@/({3*,|]wg[f!kpy#AxcB6a7y(bEOtaGeMT6z`j(W(-3=.Du,CkM%HJZ}0>a:a1!dfGCGPU--niTWf,xDTgnd|Duk+;Wu95Ft}6to>j3oAk%,m1to9UXKW2~HoEq4p$Z/*vYi.tc$wW'",
"D#J+)g$kO!_3MUoI|vb8I!~1m{AjlraF/I7{tFP9Y8uSSmMkO0Wd-<r8QKck4.-BjZ,&'^L]Nv&mPM^Ym[0}IdbS3iV)6~l>.Si4XVSH7F`tcxT(Py4BHh6*bZ9*7wy9*.t#vejBvOj7t`2:3:J`5RbNygdg,)!BOEf%n~!7|_cVz(*2(jC-.y_N:HR]|;IxIId5myPyVqXbRC%'aM|N+`VpN+zY/MtOOHKF2pvpseVczwWHe=xAE#QfB)w4UI3ZBpMxJd<Z]u4k`^vc@VB~;Vx#`k:0|4lNT)@Zl#]-PcMC'm8@E^,31v&fycw'u[)DBOt68NnxWej,=7S+$9@IZQ(*xz}'H,k/(@tgb,8c({FW5g>^M-XhqqYh1o7fFc&i9GIX'3gmpWFYB=PgPT|@!/Hc:G//jb1w1PPc<s4@Ygrdl0Wtp46AAWtEJ^#)M'Y+6f7~6O$zQw,KV[vK}bh>H8Gb'fmKHRBd/D<=-17LP^64/r<~V>O6",
".7UfX=R1[yj%`{zc}1sP+is#74^2oZ50.eMr}uy2iJD[Xw}zO5z`r~Bud2>-G&OM[/-K<%;n04`bs6&0}x$iRphO4eXg@bSocZz-#lp0Y$&'2^bA@CLDV3pp9ZL&q;PEY}nHV!_I#W6*]#MM:Q#Z=<[|-GCC<awx|gb+N5Nhl^BB6dPTK[c&X^.Tsp*':6N%YiScjNMaB4m}0Wv}RTs[u)NND%xA0d7US#+M-Jw@et;^1)c4MRcw7/h[c_S%g||gXh[iwR*N@QE(>0s9ku$L`8QIcWX0DjPF_EiTUk^k65xhRiCP1B#j2Yc`(_h^hIwd`+vsnW-3C;i-8A!*x1P{!Ax5[2amFt779cpx3qz.k1)~5JXo1GFGMO];PD3J2fE+0q8g*sqBM~-d7f*`H'1rJKK&&iH5}G&(=8uJBVbaN)NT#COyC_{A<_>]f&H]u.x!/(>K<'DYqWJ~U!^R`aKI_#[cRY)!dNZ!:CSAZ:^Gq,rqd4((]-_O",
"y|2Jlb+b7Dz=.iv*B3Wjq^(og5ic]*z-a(fJdT4MrZ!SY0.xhPEmxrI;@>!wF,:Sz8ZNygUtMCzi#K0m=!]'G;u]F21VX#i=tQ4Hwt;;6~J9!],.-i3*P_&<f9<_mRX3NO'b6CzVGkE{SMHN$c>PAOJKw!rZVYrK@stJe;kfpU50w=@E}^_+HpxYILyU%=jS-BvpMs~GZuU$_d/,t0w/Kj-ra[9=AC!;-/:N#V3N#|[poUxL]l^uciP;##U_at5]z(]XL7p^/|SYU!!y@gOitA84J!/W@ZL_bJ'Z-&Q)PCtS3bxGM6`XqS7B@Pu0<T)G@1yO[N&-)!I[mN3iA[CzOn5rr_*s<SR6eYbB]=Kf*{!QfiMG}vPN']BqeI5MwWow5G3f{Tk:j$#113{TK.Kj([PjKJMPglq+3w8_3p$Fp^lNNGiM&fm&wO2VA&fqhB.rlJ0}c8lp$D:zkT0)cFHO1Sj3.t/kK{kUke^1*-km}h7+p9<p`u%w",
"}6_.%NeU7dh~Aa/lx,(=lz9~uO+xXvn(`$(!|~JhI),y{uUoV{~m:1<}B=E'LN{r;Ik'`ZmjDSuu{F.@pw:u@8|*ze*>/0w_{5XXY~~D=%NAdKkX5hR|hz'@:K,Wbg$a_gNhR=@:eOv-,dDUu^a@BW24u.mExSY2N,`huA1CPy1Yl<S2DVg4vQB}6FNy;y]t,~FIT0L'tX^G~9,p{n4TB56.Hi)WGo@hd|T{v.iGX.0@^s=~BrCi:m=`50z>ET_t7^JC5_QY4H'to#kZ.WRLCFuOQTJlbb%w%M`MWF)ar`|tw/BRcGF/;kR%fX4+[36^*v&kvcxmS>9J3EA@ov#,__k.b0%<CIxf^(GqmNlPs${k_~PSd/XpYPy>czTH3k3GdkKfhHr,iLFC2g<fpX3xDB[s`:wixutt.ge=@g|v)ND{L'Q_vXx31M>K[%0K,V]&Re7t=$;%N(TOzyIwmS_SAUvp5R`3K*3M{;R^<8AgnfQ!4}GH:I>n",
"GR&(oYNCx!&pp77(ya9LH[Ey};cv=-CHSK`DV@v$oAQ@ad)M}^+#)GA9[h=1=F'DM4WHG.KpsB`0iR9$CLLZzTvd]e]%S1e&EDHW]wHc/J9}21gnQD`A~OGn,n$$<^n9pBNE/>lwA$r(S[]c]^3|3oUs9c->BA/6ShD)<'R{91]N#S;nJ[49Fb;kRp{rCTa1jPDe1{YJgDAWgy%qL;E%E~crh7dqpGK!c=H!TD#WKnF*abLv2Jn.HME<*.4o:0Vt5WU.t(hcC*D[9&t~/}I|f{:M!tPch<2<#8Qm4<[GDvep=jaGKhaXxi&p'Zu$dtMk1Wvr5RAl(<8'T@vISltZw=xN.+pAc/6%O%mOScH>uNbrE)dO}sF*qC|]*Te79{:<V+aZgc.xE%D&J=YPe2[DjI/iVG5Bcb<Ob~)pxn54'Zu.{8o'soFLMSX%vuw{^cJ:zFS<yVdgq4$K-`o|8.,ZW.a+Fc#dHG6gA}!vptw#n.q5W+ZmDj);",
"M@GE=IjQi'OS}zCv#uQEE@=yvm[W.Xi1PGK0<;aUtCYi@~4N(=3B![|B(&o/`xsf*^eT1gIy0s1qZW0s~REPB#1!zAC_Y#_S+2uMbJS|/B}5B=(7X3x(MrSo83J!7<0_+V=#Jjvh5BorX4I(|sUuIm+,ni6tq.D[W).1%9I>A9Z]>p,(d@U_Qs{k,/Q(xE|Je-Mm)wZYAoe-f*[xxWnOnBBr[>AsBkB)A,`;@&<3InA[(,]<*S~Zrn#u+>ecKZ)Il*{]aUkwa4a[)a,W}Lnj&x0!sT^@u}Ya(rXlzSmzt$=H}oYspsy|.7tD$}MbUsF.yl0Muy$x0-u-(wj9lr{7~{#BpfFlD{+F.Aoal21RALm:SM3Q)=],}ER;3nu}66w411/s]Qr:skga}DyrN%@4&vo($Qz=7yXa1hLXa-7jzU,r,Ol<f~XBkJp02/nO#OF!G%l_A,{g`rj%8~819)2H8NP/}TEQK@'[T@Go*p;N&e@3Y4b`NO)e",
"nF'4AJaq/`I|Mp~6e}2cofCtJPw)'zF7,dad|,wgT9cQgQxt(~siwiZfn5.i{z!0ukOx['=^p=+lI3e.T1ZiVG{r3.xw3_FN</;&SEripode.GIC^9|MC!4{BnJt!DfIe.&<xK|zRC~cSzt;^kHB=C<-3I.swTxBI{B=GY-HAu]tip1t7:<|c5A&$OlfXT%^t_;=}6C-2jK`ORh@-5h'NtYIs;+3wMb([~7qa28+b/Tl*vwFM^%I(vc2s/$%)&Ao<7FlVCF47zyt<Y,^ME_EVPUP$NIWtyz0V;{}!13Tc3;='lgKG~i!b#_]E9tRU=OXxp-/%l:Vnjg4=;Ir&1n<iM9Ui1v&/c~s5DKU,<;H6[`sLGMjb>)Tw0jiBw3})3VCwryhhBFQ4-msS9G%RR|c~:aE8qZzd&kH[=L!Xx4`2&S{cXK11A3scq8'faB{'bI9v]'f=sOMAOEPDGhU1J03iIZFwnSto*f:u-u%rD>H7Rj!O/pwk;m;",
"qWOE7o;YJ.[/hW2a5$YZMqg/RsJG2@BpvZbn%1HMhFvP[sB)qL'BQo90{6mBuI,.v6Y1)&':bFmn*f0}dg;F)2eBy^xeM5r<FRUHX64UWF#F2vC'2AafF.rmul%-iBtq3;rQQ8W]ZOLmK]B[#;9J,0G1,zB~;}yclszT+z7EI9yxz>7SO}&{,,hB3+K$;@B>fy3FfF,8S6I6pR3dVm-2^jxMo|w9H#`XoSG:SV=mmJo4d5}z0=OF|0bsL+g|)AiLP8eUkwEsIevh,q)p25YfZ9xx`491|4md!m#L~.I:P8rOGZ+(Dpcg4@PW+OiOP~10cFr>)*H/zjN7n`[!yn4%XCUX@1`/MwT4g4Gs;87P_iqgOq;D+*iy,u=zlets8E.*9t6yhKa.%BWQU+A`O!%&j#a4JAtN5d(Ef[P!$k|rl1+e6q~_85VgPWd'UeD1laIo6S(qMeLc;#l/nUfQ2|k{_vhl$%(l{WRs4FpGUf"};
GPUSORTI_SPV(histogram, histogram_address, 19822) {
"eUDW[^#OAm9UN(u[<KJ,cE)NzM/9K@_:--DaMfn}L+7W!|}'qJLCGs&4c3F&2:H%|B&,Im:j`]@t4Gb)-KKFL}p:T&^TGVL|:JOuO1@qa3I4|/to=Ob4(q[]F&A/0+p$H<;H{d`s6FZO>XAw6N'_relko>;w#aYf&UxaD7&[}E]3*5Y}0jn'b^[s,ohG(h{5G2)Su]AgfN,:Z,<uI3zOM+nZ%#-vgzI0Q/$Q3@,[eGY!7U:.I+bsKSffb-R-5=!0q~}8_Z`ZxlabF:iE_(;}wV7thegt#2/d%i4Nar[;0#:f/%nAP:A(3e*=1A-{06r/RHzL}F`3vda_`[Sk`5{QwQ|Ns#8gsBLNP}Uti#unxms,vWJTJl4RD~(U&:iFpo'#S&P2,j`&rw/qG3b{]qXb=7fJ/%pt@=Gjy!$rBKo]hj`j|NME6C</B`('qd+GIqtOo)|%'m=PcW=M:IC|qqi!nzuMB:PpYD.f]*^~r#6b}`J/X3,pL$Ms",
";oN,i}A_K=N{n_xy^[w([LM0%t@I+'lzIXkuhIGPkM9T>@R:BgYseXw:Z6k~/((5_,l(Wa0=Hi_PQT0G>7sJ-xs^Ocq&@Qz.o)pL9t1j(=.yW#@fWV9@Z|<<-Q>F4lRV}zgf6,1NJw|9^b)iw)tOms'+^!CAmGvD`w,lZ`<'x]RIqw5HVlhOc;CA0@etTXB{,&*YaA!W)#xl{U6gGW<H3E><Jd%^W}b/)gbI(YjdOJYJ>;xxz0#S7N'Nz_YD`]0UNuJq,%Z3$8<)hT1I~4#%]E0AI,BnVgzKdA^Hkfi(LY{iV80,*(bVD|5GM>1Ha!D,ah^)GPq=,E>WJ/agIO6VP*4c=<^i2>1%)QuMD8QaAd-.+(=&sOS[m]YS5zItX#gVTZ=^nXu$ouWoSas&K`fsjC4exL-YcF#d11ifNBNy]QY$Zv`NH~j6hps!>Db-`{2~z[1d}Z^Xj|d3,HCH_f=Cg8lW|2L2+WR4zeF(PZg,<tVwh(,_inpu",
"UDyoqv[l.*)>b~Nf43*x,Z$b1oQ$kr6z0[%N>6Huvq;@j-9^(w$vy&E_lXsq*(a}7&(p&wOx~@&%b=O<NcF&@~n|o^>]Ack>dm$D+f'wn|CDy[Ce$A1WcuR);DFlUTB-4L75W]:h:N(J*/TRM%HbrhFf^^nArS#CK0Ac[y3}*x0$x*`H@E,^52[.D>+SO$hFH2&:@q#]v|^a+=%8uO@&c[P%}>xy:,aw}'@ogU$RGJ(Zpg0={uPQ!.3Xry`9P$SIUhml7@Rbeppc$2vyz'EUYei}kS#]f/@@a)#+F:&WxC.Y/y`%yD'fQ-#++eCNMWu5G$$tMe4&MwpW@['H]rO*x7s[6@(qY~aI8!ue}t<|vTM]w8wx]<Q~s&WozJs%oM|YEKtwrM6p^w]3a,_W!k'aZ3PFUmK3Sb__Z`'#M}UJR3<8<K=m4:bjcJ^`&9Aq=T5n@L+R`]oW9^Dh($X.}a,oUi+1/<DU5q(w^hlC1eh{ja$ba~S(x^to",
"ya}{9<Lp/Yr3:dJ]]Mjii29CFYG4*n/=f,|2Z~HdL1fOEC7I(egO}|yNg:EY+SamBdBP&B'3XBMu1`cNlmt5Q/S~9in:g&*JU;:mLtHyLZyJc,|_]+a3L@od2L')RAWXd7{X'f.}B{;V=*bOVNYu,&gQQVa4m#@_)]q#lh(bcaA|2-keonfJ9C'veFnhxpJR'}D~<b#r(nkX.IB$p)>]cRF0tgh@K@zR'7Z-X}t=p7E=w*52gG.p]vukf#xf,:9OM)+NM),boU_Z*&6ZTk>`h/G+RvtLxz&;d/lz79/gE.5;HAtUU>4_#EbtHOjUpupu4r~cpxa|UIy%5Sc[TY:IQU253<*n_D=Ci[nOo'9<P1YUevu>rvb^OkL<d~5sRHvu]owv4[;5R5~Di;|>:I.Fm36Z0(@@)Pw=VET.rVK@b|i:2-<F@;Lw{%y_/}/(k772*H@q51R_;!.[5^z&~-(|lW7!ji/U},2~<`YelHk~NN5~w_udQ)/1",
"[+G#sxZ/PF|~;jGlC1vegT)hchpXuF]3&`WJ0%z~!$!&<7[0H<(KWI@B1%R`B<cyz-Q`R-ZI}Wo8/)i=a2J%sTe/jOCrX(8GLYY1vd#UX}&ffk3`0*)eT,PL=22@.~TR=/>'14xB|ip8[)CC3OHPb"};
GPUSORTI_SPV(leaf_starts, histogram, 2675) {
"KW448d3]bD.~k{m|D1uYf1^;W>.5-CC_E`Pp~Xr-,{smo~,SEj&gt%l@[>rK_z)<fIo08DME<sI>SxMIg`a#r'R9Fg3mccu<]jIxdiOVAfNgA{V>CEc_BU^/gzK.#(KdxN!:r_bf0y:Gat^Tg~,Y`CnK`Zwv0J_o7D3YprP{}k[IJNtlG,4Q/Fhpc]+$ueL),pVHph`n}jcaMprlX~gae`~-UoApTJW(9M9%dsR;*)G6Xb%,ow<Ceo$uq_D0H1]_W=Ev_y%T[DMKH:j&3,~CkDn`+P>KeTBqR::J),H<W;O4NCC==OcB{A&HDS.HHvRye/>.CvU/hM*@#Ek@52*HQ{1B^c,^@5mj,~,"};
GPUSORTI_SPV(tile_sort_address, tile_sort, 8628) {
"8bD,t'nin)Ay}$qB&*tGOZf.x_q|)x;@<u,HxGQvh-0`{QQ2Nn+kN9_^(1cs&~q0!*'vxUYNn<-D(vN.n)3D*s_Jp(_GjQ6#l#I|iXX>+HikP#Z~{}^DklUPl*Myzz,+JMl!{hR#]i[ke%TY)XqzxLC8:7@'a.#i13)[ZXbMU4-'hZ93h4d}k2Ry%-j>9eO^GIER*h^oInYFmVA^WH33LD;nnWa%XoK-p8IzHf9iBe_.iw/%NWq~R<Gv7fAf*lE#oM_zA.95Kec[p0flEmvxuDkqw0SVAd01Ahv<.UB{=7w#EfC1UQeI!Cd67`i#nF(S#B_-H~|q5hk]49{0fq<33)E=KvwS7IFe'z>rGFHhEFKIQLCs51=4PU1.V/YPqTB3r_p(Nr_,.jbsk<T%z1Cqhz82%oiyCNTqfE<zwDubIxLEgX*Yg1[4'|i_W$c3>dWj^Dv[ff0a^(v:~H|,*kZpN$nN>|hbiyB>-{8<`|eN(E.AO9,Ba4Z&",
"t+HuE).y3v}'X~U9u5S}U6R4l&;(LeW;co_RZnr=>07+lg*_7-.IJOD.2Zd(2G>-QSD=GL)O6:^Zm*Ay9@QQCWrR3V~_mp{y#{Fe>iCa-H*|YnuZ=BGdCxwgw>rh^T@bez:cnB|1,,lrtH0pK:7LL5+qe[<._N8XIq{o[;.ke2z"};
GPUSORTI_SPV(segment_sort_address, tile_sort_address, 9391) {
"%U5E.yk=Z>@(jJclp}j~~f:v]T{u&B}3AZXgXp}a5!X.LG;N4o+@`o}ui|B<U#49N_Q$eAW;#!P3SV'm%=R`YIZ1/B1|eE2z5GV@2%~f.}ggrBLj|Jn(jsK_nW1~o`VsXSCQ)_rk@SuF-E)cKs&4pRwTwmgo-OSyX^`-eJ{IE.WG8'1DJP}RXQ,i8kbfHEbmKaJq.qs=d6D8O47n@v4e78G'Z)-h]0f'j&KGhR1qwJ1*HGY4I3Uqpe+O1%t$}[1B=RrrRc'<Q}h^GRi(.glq/u.N71R[VR*-vmEq2d@mmZ$eR5-4!Oty61D&P<1G.zX7UTrtX:FB<B|b[SxYhJ_jWg~$%`d4M{x[d.@MJvqfXh5B_`t9JYVkR{7|>'/U~jN|R}&jr]I#rTk]VHS}e};aRyrVBV&050D}0z#ONv(}9B&l0^+O7Sh+I#zmAY{d2@U5M]L/M8]9(1Rb5GB8'@W4;$>9sj|0uP[sq5i/>uT*~#OEvU@cUwt-",
"tL$(i_via<}X;Di>I[.LI#!h*mL]/p#(6D832%BOxA'b*'1ls0Yd#l=A]A1yXO]j'Mox5.hzz[Rg{0*Mm:p]<pHD~`om2I3d23cU_2-hu8)a7mRBz{Fc4=Q(Z@+J|l#Y_j*QfMMn*TlnMnl;!Rl#1(Afa|q1^ih2$2+df01!"};
GPUSORTI_SPV(segment_sort, segment_sort_address, 8561) {
"Uqn+p&!)/Xe]PFHw^2.IynFf1;9ao(@%aZOgS#>>ykd/m&yN4D/g<MAWR'I3w63zS{ctlR!$,QY|YS2#+jxFREEVI#Ry5g@<2+;n,oNy]cv9|o|u)J~;(wukr=)*(zQnE/`^2;Dpl)V9y:V'zf@wl=(&GIx7FLUa*F#&I~AN`:hfuZ>BRhO;.,!#8azTEl6WPOUofCMspa5h&%-+XJ!`ON}H4chf(]zFBn::3bTdzZTVldltYv0'wiRh=^oAL:%+Y`f7Wvhq}}P-wT*1$).KXZLYDg3F%@@*`8l-GUg+`.87}xRWo2hn7O3h*VTs2(yQ]PgX-G~hK+A=qvZXKogk#'CWr5%ry[$mcDHNpl!`<|;5zdLMB9+0[TJGhrM]rTuQbR!"};
GPUSORTI_SPV(odd_even_merge_address, segment_sort, 7247) {
"a8Dnm}M#56+6c.)H8'_r|XwxiQp;@-X{kQ%>>YR^o)J>7KDvk%>/N'^UNSx4$ss;aAt!PWtKzeB'ayJF0FLcw$*=8&..SV.)nr-zyKchicnXg&@*ps8/6WhiantUzP|<sJ.@)&vD*xe$w'/#}R[QRo3.2(]G%(3sW83)v1mRy9d!PXg>0VQEj]%zN1ghMiQ9,77d&Cws*uKwV._Y|c+tnAb5ItpwSgLQk+;$.o7HK<&`+/@N1A<,ZDIpUg_mhv8:HB,~>dTm$E7iZclPw7Y3{yyrQJZ`abyPp3&QY+K6W,|Syh~!&G,kBb,P.1F+_9=1p/KObM~/E6h[fxSYfz<#U$F.bk89#:GLQ_M3fjae4Ghv(t48znbqX$H0#HGg;#1*rEs}NOr)DWZLsn#HT'~Uu_-_BQ,>a$Ss<.Sa=_%3HTob<T7>FXJYao2O;4Ix`vRq4ujF#B.)v>H7+48R0DVDd-c9R3%eP*y1{%n;E}[qh_9tlzq(JF+_",
"o|A$h)hQ'aBrHu@[GcZ9HcI:)L~E7);gz4WJ!e=pp$6XdkfS[KHXze<&3arNQ<rRwxr8XD,a@<T/1R<SMVJMG^9)iax8|jLe#rIV5^tVxQzkfMd0VS^aMTX@/[|re|`ixwi:L#p%zkk[7'-(+*OI:MTEhQuoORbCwpx|`bb;[#8hbx7GPUEuJM7Rh%/w>@>G+[et_DrE|~<mT/B+>O=nV1(|gz~%HE5z8eK.bsZALiUl%^<!*[yO]ECtIT;#KB//J]4cy,l@XxnQ<sMkJ]|Ewvjw:;`s4lSp[s;ky(vBGL4)nEuk,FYOzwKj}5-UV(.;AN*pb_A.US~1MmDv`UNcZ.a3OJpC.fUa=%h;y6.Qbcuz_^!a{)J{K:r>C!rQrW=&Bt'v`vwOtqb+#qPDK0@{p&Q8Rc`jD*(Xq7!]|!$.rSKw(-Hsy5@.dq[@gR^YbRhz`0=|_hJ-N/cFioc!2j]0p={3n!`znmQbh*Y{M:k:3B_rpxkvL[yz",
"NmlQ#&RC;kjh4{]r1nK:`m93`cY:*~[:Re:<]8Vt;E%2R)*|KSw{qCm{#Tht&</r%)5'B$)4qZ8Nz8W>pp|7ln<*dufnsvl}y!d`c`1wMc8z|sD=,le-c|1)Q.&:NcRH9SJpY:[0|'(rE51JuvY5V@p&24yQt|4B]exW#`|r/#CH)KosGn@K06z>(Z57gWl8=[Q*|pM3)&[j}<b1r2`%8)<rzg^^8:xL^_/#;Xi1(a1oP<p|zHF8u$4E]/t4>xMzkw$$%Hb1DLmzM]a|tLmAphtKf_'iHD^'.a[!=ITiZNpz3I'RL89eFhArU4m;B$WmE^2^C3*Lh2&qA2bNy>L>O[viY!{ZM/8`z=_'A2G<vW5S].7T1<67umRAhxo@iL&yJZuVV8!0VXDk><[w3%BbKz>W[]>%2Yf3sOT2)L#H#[,kZ*wR!@ushJ@<DpgT.l7dy-FkRaJsnlzl0|EiF/nSCk4QW94sCl%6^GWM0k^FGsr(Z0q|[^(Z",
"V7Gc#ir4W;Z+D;49l,D{XIBq{tJiPd4GPQKV"};
GPUSORTI_SPV(odd_even_merge, odd_even_merge_address, 6373) {
"f]r,:$hZe'QS1})|k*PS0I;CJ3QV[.j=^HHL:>}ATD-dr&>5y04,pRuCMI@<XA%nZhC+Gix)VNuW$jEBo-4+u}I9v&dRaM`%fF.i#>hl$c80W@Iv|3AZjQ`*LC]xGxp1T&/hOn}Y[`EFM<[8o/1w5aMeu97Vh]1]/hc*-;GshQSswHJ1HHLnSTu[!.s3We/tl8WCXBo<2E_y(.(c|F,&re'Y78,J,mNn=f9FZ`<O>0L7a=ksG$i1L6ew8OH@#AgnFdx=%jC-h;[S'~a]=9Fr3*-W|l*Do&6ZG#wjVNz31MT0UnQ3].af(`HAPTwlhj'g3udzLenMDY3ntc(XJw7Z-CNRNMhmb2C4<{wovC8~g54_FARhrQ=&c6o&iX/~mw!*nZ4T0d6u7k>eQcQlVXf)YO2X$B0&CJr4[E<W|pquxzAc=+<'4)"};
GPUSORTI_SPV(segments, segment_sort, 10073) {
"!}!#AQukZEUY#1L|jF.Y>Fj:AGwkdSvHZxsw~{5'fk%7S0p%A-Ob(#gfXDpH~u~.hh@~3(f[;jE]p|ls^<WzPyl.:V($fy2LM*o`2',c-jbKJQzx`zh)D6*CB$6|PlYt]&B>1FC59Vp<NIY[%3}J8{y#+F=69[Szx(du&W:Oz],zZqy[gAyLe3B]8fa&,)](MDro^>C5q@RNluNu[,JQ_,LaQw7#/'dQAu4kDcGDai2{Xj~-;-$w!%-zXgT.7*+=8Wsd6FvD(4w3dQIukUXgOY(uSfBIt{).A{c~tr1tQ#S(=#^nt=U;>~}`TpyYU:$YA*3WnmLL2:gh-G})%UNrX['Y[~;K3;ydhhf}-CQ':xn-B*n2h$QB.g0^_TP|JigKF}YHL>,:0uv$Il;(>0XMfs6TuP@>YSgo%F>%ifiuS)Ii[c~Rkb$y=z4t>7>g9z(%B8*]/Rp><h;Z(L.UhHrbA!ZfO0[b:4Vb3_RE99DD,j7j@qYaE.QW",
"-vUQ%SvJ~zo8.~18);C/=*`7^H`js(bZCgfX-erBI`&@[^s{njf89d>+0`ahok4c$1J1fC+C'.|:Rq[0{HvMmv3BKF-h'!puaWQmE.Rucs5X>=qJ7]&_7Oz2s~~)H4(`AHX783thhE']>b(.>~)FkY-d#PuH8Hn!2~NoQf[S4XMMedS7@(GZi&,<)_zNrFgw#G'}|Zf2~'(p;pfImvs#hX!97p{esCjlW~FxHi'$8h)7Kty-%H5S#K-XA~}W;$vm1*Y9tSwq-6lt}AM(t2m8-kr)29gHV)wy3+o7{`G|7RY]Gu4)S[yd[&mCDQnLe,%D2>(voIu`IC8b/i%o93AjOlGLuHUUJ[kNjC,H4h(n[R)X;8Kjc#4Dpjs>/y>kB#wf$w/}F!Wx++t=5+D2LABYsz~e|Ent&ZTMl}&GFpU^ID+{|~d:W,3w[QX!Jw`=_#wS{iUy9b>R@:rDj'&sx'sJ#NgA2PN;fH*1x>VephbyMGl<Q9LYnA_W",
"Fx`3X4{^-/so+R;GkKOuA=|a-Wt4s.3P{1a$7jdfH;l=(C1dF.BR!RYA#9zeH;|@gD>%7M#SdV{Gcwr[1-fEckfuwqZp|}OUo'7V-KW[]tOWw},0I)MSMR)dZeo.WLHJ1@=vbNj.O4'{9yp#v{S}[*k9lB0{2I*<!BC2{p'Hk64Z*iQ6L,8e1vhIfv#O9Y)@7^(E6;~PH4wvdvd(ch/Q)VIgl`6}tht}E&YjQf%{~]XiX{s=Q`*[Nni`.KdLbysl]0.7F>5Y'Raf]b%9S=.(zoT#y+&kt=N]fIv5Y*R:<pR]`EJEif7>VRe]%a/vnMs~9ITQObxbQ/%6WN{h[&@Se<aGQwZRY^{75p@|`lBQsrowQ!Bq|CN}CuMu7_Dx1yaw$(@d[}!PPksNT/6ZbNFO,sds08qKA>@9Oi53OF7~;l=#s8iT#l`#+-0.ml2t57"};
GPUSORTI_SPV(scan, count, 2749) {
"O$9/s|KwU4NiCD0z&UA<%Sn!Q.Tqu1]sx&EBDsW]7g,K~ypVUrrSUYlc0(s/2:y+l]pR6+lG<h,mgXO3[htX0,!S+.ITe8jm:`Op#j!yCSG|mVH=MULR}b1GDdT!}$^El=S,KnC&g1Q6dp3-K(S:(max6)!QH.:5-Pg;MWd~2C^d^h-9:6g30><ea)0u'Of}lN~#Pcx~[HN%:h!9(NfV#g`pd(&W|raT&^wMRy.EiCNBk(}IeDu#{q:(~LVqUP-^o<iipGK(0_k#v=`|7*,Il#[21]V|zw1|_1ma~~gv#%aCXe)pc|^#3$*-I}%`t0KTGMYEEokS4$;-)QA@-~T7r)DzU[uK)R_Ctq/-Q45~iLdba=+I0*WL-ovkJ-IS`r)4Y).DK=3NBKTIX=Fgh6.(F6R#tC8X2~;Bu3<5HM5Dd!O8Z+KB5hPWoJ$c-6{5l)MI~$mPaDyLS}I^T:OVYZXi%60UtBqD4a,2p|h!lt|uZ=.fJA2h]C=9",
"tS48nF6j]>@4t(omj%LvV]tAF-K]WtDsTVx@QC6aSceo(qif^yq}!5_K+kY,4`#BO5Vkc`_Og0Rrbl%cSOcC%6cQ;jc3xXq~vII35:|CB%m}k}j^30H_f^7@POL-p(~G2tUF<fC%3~owEt*H7UMVKLJ9)D:qVJ&I,<{Ux`rn)_<s#Occ1L}wr"};
GPUSORTI_SPV(count_address, scan, 3756) {
"kp6._/Z3DbMDAs5;9vmYySj4M%B^x9cN4d~t.Gew|P;&R(SnJG$)<=)%q{*F0|uqN_R+^gxN]YDnZR|M>9Momueiil4WU%lJ1+kf<lGc|{(0..B!oS1vy5W5'X=/ae0M2DZ^-/wfcf:o{a@U}WO!Lb*pN*AY}yx/Ce7,:f8L5MxtO}GX1s:}!VaT_x*>.|cA>Kp:m;E)WX}+}Fz!_)}^5EwX7V#VKcBRCZsjV3[%r@VmY8.D-/~G{Wnd+GbQCA`jnwzn/|{alOea~/s@R>UoB"};
GPUSORTI_SPV(onesweep_address, leaf_starts, 16821) {
"zy4@|P*RV(8e!uZr:RO[H&5N1R{EF&p)azwgHV.hE|3Ia;j`5XV^NOYDqRU1Nj5wuQX)FfV|&@AZGWli@:N)%Y]nL~{(T5M8.cc'QDSfC[BDgVaqVvc4lm77p,njR/;y}z5CF#a78o5bJ=X<64yVWB1rQ.YU!e+zAvU}Fz|<A8/w~eAUxrW]u*{PUhW`m8qjO%=/@GsV9S#W1AF*DfSZ,7&a*s#_@uV06AE_ycSBC/w;F58M'Q{GH:=V!S[E]0l8AZc~;e~]42*s__z!~zI!]osuZ'eP7-4g`<[[r&#fXgAd6Noq2{sdfcdaI;nGisSsuyk,~25TTg@I<Ms-#F&<*]FsL52pv%|0!_.zTvDKKd{s`=9S%_d2%.3)6s-ee#oi~C=P'NDEt$,%swc0TXGTGcqI|zPZDs)Sk<jX|vT|,2#)61]-Xr1:bDFVbl~Ch7dDO8DlbzR@#-}aaFseCC@Wr%.6q@f~,Ei!PLh[7@&YE5*/3A|Td5pp",
"SXDQ0DB`TS8$.y'[5(CCmVJgsG9j7EbuY5bbNgsX~.ESLjSdTpRT`n!]w+'NZEhV@{L%@QP3)GLjZ;.owD'}VR[ysR):~LCK:@vjgI^1%LO2>X<]+M_$*O(Yunu^!t`)tdCmJ~#r-pwmEs|!PL0Jq,JF+T-no6TU6=,:@yKZoGgXndgvw!Wj!F-$#J^@=3~(RS`SytgW7)M!d6$[HRTr3N.FUrIbXP=*PSrQ8+@Y}FOW{K<l]1q})5}zF/p}]R1-lpwSv%B7gQ*[Q%OTb`+8)*G5e&eapyvdY:u,z{69b^YF2C0$Eo'xB%ht3LNp<=@uJZrnl>x${Kz6,tGy:DKAUsY`ydxf8})#Z-u3#Iu2W8#&Q/{Oi;ei]/O[5P=5%Lr~wyNXX3Wbm>(VaA(r!k9D#rKc!HvN2I+%AmWj!1OK1,>neH++jSgV[sqi9m),]mv}`$frQcw;G,KE#);56G*7$Sw*Xonbyrdpg1u'7n[FD6V'C]Q#>_%v",
"/./1@).{g#lelStoD*jxz-AmOiQ.NooBW*5YIV__,ZHZXit%t'[tLSf<Mvc9b5BzPFU|-mU0EHH6OR5.1A,DZzXvSF;H1C5;IT|v.BY-<#eORPPA%n>ZC0rWbdX<SGS06,uP.HYwr#x*tvQhEffk!bQNnwIK'WCx%}lSjZ1nld9%~CqbLsAO<8(Buo/;WU;%S,5$wvmus@x'mMphg;J[KVyk.0o[I[p[l:iM7'XITjW$Afkp4Jxt`iE7>Xs9N.s|e[0yb0ry'uaCDw/'VT@qN1+n{4By{qKH+h7JvQEgG_{:M%OiH,l{ZqGK,sa4[('Bbw/x,!<8fDrThF[wmjY->5=us~'4g}lXourBW4:x$&LXU:pUP/2=eB/}&y:N0%*(qjmUl#j`8m~Mo]_M5mf@J4cNVzY'p7Q!KSJ4O~>;:(DYo}FV$QDA~e:]Pns<RP[#Jy6}[w3ZzZESzd/S_%ch2-(WYLQE%(:=PA_)RaApK^cUgjD|._j*",
"lJ<[78zGl.f0qtvuSiLUuk$1_Jdy]&qV(mg}'K'/du&WbVE_,{oZH]:!oH3iH1.=3<iGYh5Wfkp$sS{#a!}_=B_:S)MtslP@~nV>$*c,z+#k&c:q[JPR<9(XG.]M1y2E-Nok#trcnX(}u.v9R`SF1.V<P%BNi=/_/bw29|8Vw]f}i6TI9WaJ69<nPzsa_A{{!y-gv;!fJW]9#CHGRa2P1BUBvjTaY#uZ2P`H]uXILZ~RL~cOC_odd@+Tq.=,bEx!0Z}gGE!#reNQdCBgN)B[p6JtS`k82*fYpia_l^3h:3)G%I=DQ7EMqfI.6jmJ<it`4r[2~+eQpdx3(A[]1}Urpcol1mbV`nea%evx;o(Zf)O>~o[iYxD_>tM{&=gQ{zU^WKqOh2Un)/GmL:d~!nBGjL-erM4Fm.>Jb:MpDHD#jxse:n[uMWs_.yAc.Yhtk-Y%MbUaH<}s<nDVa_i5{G/dJNi`3xfa7==*Qp+=cf<{$}k[Sw:wIKC`",
"l^_|L|+Sh18:jgPvjM}{AQslL(Zsd'Q{#vBU/o7&5-I,PxLbdH/jnHsgdmpz%^NGoEkMsykf:XH*hQM(C^49|r)x8sy2;|aTW6t/z~-PvqKovdY3Ij45+2-EoxgA.+[z>.tDzJJbYC.<84R.(..g7]~ybm5*7&0AL$)G@DjRch~=R[x8dLN|5![BZCeJL@b,PN+&lM`!}/,^e77fG:E=KwX6M#NvF2KK;dS8I.EE5D.dG7rIyz`{lDqIgt$Y!w=1m@FTTO<<.h%8:5))]6C*!/z@TO/pZM9(KX0Rb!IZ/JIf;ecVhofwMX8&,r+7]Y<1apW`;gL~qUDQ;p;0%8~xdKV:FcSr1i_NSSTO_Z,&%_=o]R,oJ:qvAyW<(D/D1([noz-f-96v/g2C<XYB|qxT/p}F.JxK:]`H8VC|9K[}V:4kLYmcAmw0%,|4kS6:G5]~DR9b^6sqw{>H.%IAyaG0Qv(9-6y<,Wo#-fd3fSH2F/Ee<+EJP-MH",
"C]fE=y:o<OLq&.^Zg_{``HQjsI,y@f.TZbe2cj^]6;0p7zn6:[|oBvLtJV9e9Oj+3ck17dXkmIz<|9'X9wPZ'_/l#UWo_nm3-SFX8').3):DGAc]@#);[Sdt1|{m<;h3Xk:3u_Y{IvAa&vxO.Q&PR%A7no3f`Oh89A]TxJH//7+(JwU]bXrmPf`Au3F:EIP`$~mD6D~(3ic}5i+xIz9IE!bW/C/loUou)]JiptPS0WJ]Uh-Ei}SNM8FA&'Yn5<SmnMa})>t2.LV}Bv|>F$H8O}3YMZvfG|2u}%PqbnX*;!|sm~$5e-9mdh9V/ZY];IWL/pU5@n%.kL<O70o`%[Gc81N~gmPe0daK8io>)*i4`Hbl^:Y^4g`m@q'gYpIOF-]j*C|23Slh;lN)jv_@s%#~RHuc+Q0$lO3plE`=dV<|~JB4s9ppycDCs/%.^|b[e{/Llm+/ouItUo$(1D9xrT_&)+NIa[r@:At`pA*Y]5w@WPM;reYo3r!z",
",<|iTH}kX$'N1crTPzBFb7n@aQ_NU-~UD5)Z'<Wvd:s=dx71B=@7.HSXn6MulE_Dj$eHc6iWMSPmlh]%H>SI(LW=j+8E2`_E(^edtK:C$^xvP68pBz.)5txgpuF;fgy,'q-ELPj^}RIA0kX5tS4ByE6DmDm#QT#bVrC;E{+EU1~eD&Y&I9Os^o#VT(p9Gh{*!9X.RW^)ciM)3zt>/ooS~M`QDvZy_SuA=/F]I'uKt~h<e=azNJRW7L~kl/(]KQ0cE*Pog|k*}W};z1Ux8aN:VRvji3yg)~aZ^~ar~L3QAGc9]e_>NS7.biFP@7J77(H]CI[:'1ocn8R5}@RV$*xVd)&Wo~<t})upFj;oM&8!76x|d/_~K}X9*pp_$5`Dg={Fh5ft%3_WDa0V@X$&CSC.**p7$8+*G&HA;XpKhsnLYQb|/2@!0[$Q4X8t6Jn7uc$`IoIy`K%05NOdZ$@<N]@^awjyy%C'}yzOAUE8](uUGPwBPsHy>zzH",
"Z(GK`-YrF(Zhp9A7#tZ+DI)9U6./6vG)6WZah/0'aK(^scPCTu:v`F3'@L,Le_^r,U&-)'L.~:,uKW=^A|HEP}}i^g94|~T,IA8-It<p5w(2kDJ0qy{^po4%-zw<se/@G]!K6yDb.}k9Mi/pa9/AK)QOIC1zg%l[G%>z26[({8`Ngsazy;v><>WK'EPOfo#Msdl6<Y&VvBK}{|Rzuhit.%Zr9~HSSYp1`Y>S[utV:t2GD-}v)U(qy&Tv}U()r=[ZI1kc2w%M^/#60UG[Ov6cBsG8,qXe0LqO^7G*d/Qfh*@A:&`9=d@T8Dvk!E$'Kk)o$S]q)*,zyY6T{m8XW|,&#A{SZ+{Td52A)HdQ>~7^fOlk7]vBGT4$_j^N{c@`Bc1yfVK*hls6Y>(/n8|Y<NgE3tHG~Et{}F:G)Z@R0F1QNGq<T+%lk|{aO$Y.H7{~&[8tNltgx['Qrfv[:+(;#8)KuHW!i}jd]xOi~Z'ZES|>@,-z(T{1&6[9",
"pVroy8H,Mi3%x'@/#$1|axgE(iR2v1N4B;rZ#P<vUW{78D>q{lnIna<HMEa^uw!ZU68np}~CvQ!&.O32ZF]7E5:ut*.ic~bK!t88kSoL.pU:{dBgTk-+KU~<zsAXGj'w5paK&G2RqDU+1#9&LR[+E_oI9BE6U`$;W&J1$>7>8FUu19TFjw_xW;wX2u8|)dxJo[2jW[)}DD'`5(T3O:*x)JurY}SyIA>;u^$GwiiD&z^^8Vooy|JPHOY>cqxp;Ua,Ow24eT.},G{o0(o/)#WfnElq1Cf9dV;d0@jr`|=:QZJT=..nr_V/J][7c8w!go`%KS@9BIWFbhKJ#q$S0xD;r5Jb7)!%[l>OW`qh}(pYXN)2NS*j+0jo<|Fq0Ih<)D&VJ~g7!(O$FSufl6Ry,&/@18j=#cOg}6kYoYs2>m/q]juTVm++8^)aqmNr{W8mXQ4GeG`|PoL]zOJs@`[tRy0-x&-d;|*8&#@jD|yjoA9p[mpk8'2zF;Ev",
"jcdsE^^VkVu]>HQ+p^OAjWa#_u]=V&!7NqN[~Gu*|^vx/R`CGk238,G^C7M6%jwJ9gkRv@Pwiza/}3gp/b/nk(rj'hgx~!uH!`:mlOEWKsz3a>]'G%PKE^><*{xJS2K%/_,]-pybh|N<h+~n#-cYb`G!OOjm8-e6_{V[0kRjNR{-EN=<%^2uW@J5,q`D46|hUOf-NOT>Hd7,vH_gtE%OUKtl4C-OpsN6'HjKQc:_.]yfvER$5Ip}i21Gp|R+ub(5g!4g7&::7n:3dNk0X2~_fu|Fdf!Vv=TN`cxXv/*@yN"};
GPUSORTI_SPV(onesweep, onesweep_address, 15598) {
"G`G@8@VI;efWYZc('oAo$Jj_F-s6m*IkrFZW/-`JE),tg5n1PDBFs=1oqEPY<:JGhD)IrZ`8%d0HW,N2Y.-Ow1~$nTHUmM;#MS2.@{uA.iGWVxexWK/4|<E''YQ2_0=:KvZr*=#8oMtr~8^R2o*u9krZ*&F%1&toA2&@M!A}2p-I}m8|FcJ&pqd2@M-[{P|u>:gFp{j0!Fw{$t$,SCJNV&cb/u1XN4rig0LBs['g0R:vT9D!{F(TK223)67v88uHSThp$p!~xFC,G1VP#N`4ch0;)W1nM~taqB*a`eJ>}Q`R~vq`%@v8ECmHtL4ROWsBg)<9h9W9g><#k#7&OIt@C8wbU#RY6,dTpG39pw$^f%R7+&2ka_JmNEgZ`xn>M0IRt%MUb8fxl#AYbml'l}@uP)WvFGYn6`6p)ztz.N5/RL3I~:&3Mf^nv5[rx'(*7_xn]`980(#[C/-Mbd^{vRxzhl.`;L|'0A/[53|gfmIh)/3w{U<Hu!L$",
"{d>7tfi5Wn!;$)s]v2VNVfHM>v`QK[6>WAx`<<~(3es1t5y5VwaVy_SgTaC^.W.yhs3V/v`YT0k'X0y~3;WFXSvl4He7TBilTkH$<6PKK6xjS'WwiZ*:)u.=xH>3(@7Y&hDxVE0g`W(`bgrfE/QMX^>NW_r]ZQ48zW_k;:iijR_W3TSWG;)<(D>Y'sMoHA0-Plu~'8,(g+Rg(gQVNx)Ri#Cvv)2O1*#bLJ8);Oydwr%]s[0#++|:~:h.7=y(<hG>drJX:j86K9FxoT'v.;W+pV#L{[)RGPb++roK[,XrEp~YP4vB2lI;[tCNI%j>IzWX~wKp(+z#5#-TO#8`ildHq(zlS}r;NWVwa'JQOgTh]xlNaupeU_/Z(KSe_2v/,h`*[:ucs|gu>*pm({q^{-v9P1b^Uzos7]_ECY2hc<[3v'1wD4_+NA^)Fk+XO3CRd:/p`rj*P_V1U*44-s&WQG:4spiK=j,S]RCS<<(h=!g2$0~3R66$.{Eh",
"H&A}7`6faN'-5nZ[tNV,Pm$L=<61xv:#&el!^>~eRksXw^%Mo;K2/!-+EV5!F9l{!PNh8O6)Uttt{fs7rB0xn84f1jWJaj{Bd:)TG(;z8$y6b#s;%(/d_Ly9X-Z4c~CqQlyN2movy|Zlpoy_W5H^}m3m!R@b#V]Wg4pZW*F~E7ZiNYY-Jj8Cxbsi!j0&E+Ho9(wSM~5V,:UCX58>[`Cdu'E4419F}FsQO5d{[Uv_w391jTK'k:o}QHe=P!G(W.(w1R():${*DxEi-NR0NDV.BFk'F~USIZ~1O-jOIW/q!p'8W5Eru/qn)E:jq>ZkRLeUc/VwBLv5&5#7og;s+h[FaXs5yh2LpPp"};
GPUSORTI_SPV(onesweep_narrow, onesweep, 14824) {
"%tyf$OUSF=w0##$igfnxr3rx!mBr}svE~UTh&AL.gp_]/$tDa`/$Av}=okQt8PkY`b{HU%D0ILs)ys[q:1=0ZYVPrmSA8#be5I;C~dokMl-<W*Qya$z1w}&eK+C$}_mgVmKETVxVewUUK9Y[n43xn@w$uzTw^c'^k5b>M[aqzVn;im3UT&I9|x*p67%R[p/kSnkR-D>`w}:QXJ.L3ot>j8_-/Ptzys=$cLN4HX8WRhWWoqEQK>zl$!Nr9U_w)X5LC/ZFz]c>V-bW6p{hY5P(W-C/oQ7^bn-'-rrX>~gDpgh'x8jXGZP6W!=W.JQI&Nk#vqLcYWmNLs!P.:tRB]KsHK(/UpBAV7n8Y:-p|)74@{,|aGIBouT}VZI5Jllxyij2Ha~%j8cRYiP7.jtcIUQk:0%6s_0oR2a.A4$xLR%93fkjwQd*}CBu[gJm]Yn1}I)l<]g%$;18$zv_WazF*z9UoS4vK_Va,YI}h8rc(XIAUE*924hvX_(&",
"/]<vV{kP77#l~-2zLnGXetBGW3^qgN-9Tt7glbpGcmd,BM<cOmWwSU9mJvYgnjA.dV0=&]{{ye81DnK%<8E<+9j2'#%WUl>]Tnc=Hy{p&EZ3y2dfR[,1S!>kl'nU&'~gg,HiEW[1bc5{!.Y0dgrDvDz0N[+=)F7/.'SgwoSl&8jy:.koGik&(@&ju*)7*e@Y[B#5iX|4V=hGU>]rY"};
GPUSORTI_SPV(segment_pass, onesweep_narrow, 14822) {
"d~M~H'kGk:*;NI!ub|Y3K'KvP%G-pvIxk5z=9XRrzK!iTxM|kMk94D:vp:lNRUenf(g=BED#]{f14V1%MD(oK1BP)A/L%<d74=jce[rSV<Lh{_Xh>]@hQ.U3cn21DG(}D;29[8{Z(fydkF(a!j{Q,,D}EzlC-Rg${XB8SIfE{P6^PTiFhiHSh[7R;GL%Q9|Ai7LVTXvH^//C<N=21)nudQNd:,D#].,VWX-0eN$Ug$vGa(8;WE6]NO1|5k^vS,Ij3p}3#,EYp6^z<P+R90K0iaXQ95yX_6:hpnRc7(/Xh}`;&JT%&R/!l1oNS)g_dy$P'fx38n@-;n~:#:FwWwvZYUaA7P:9aeJ{96xdCV5(d/!hvu~=9`=P3$y>6o,#[x|=g>55IYrUp&8(wDb);#NnLqf1E%*oRNBa1K&dO3pIOj[Z^z@dMC3F~}/=r[6F^T-AEF+v-RUCV}GrhFrtTMCmiOfN@sG2%)HRrK,]E*hA|MI8N<g0UXtE",
"VkQ<M4D`yvh5Buk36E/PTY^.*`>tyqoO+v%U~kk{[a~k)0:pyl/t$'_*8GHnA;w!L9bVHaRlyafQW.4|rN{1HR,eNq{9z{L}svY6nMJg+z;aE<M$jqpsZC8vIdEP3BiodLPWh!p$sw;GxvfdZf@)52(;7uz]:K%FM+'|eHgf>~%$XahI*)BSEwC1M#otolg(q>$xT$W-BDPIZNBs$]psMum]}]',P[+quYV-M9[BB:nPp9xKEpI6WEacE0QVqB@L(]{kt%ql&xbdl.Gp/5*,dN>`uf_($NmY=krfg9(G/>4RoTc|+N+NO<b.<A0O.(uDWycG_Ftw#!]Q>A=g)DY{3&~m]I1S,rqM.|Vo*.wTJa|U0;w.#)MbxW_u-]v|-$RJ&G<^J49u$2;80KR^c)!2Q}3Cll*|d@EA'~MWHE>%>bw0=(YF_dj69&Nh8X(rZht5KA!><`^7!z_g;pL8Hf&fLYKR`5c{d('BAt{Fx]ZjYltRVfbyO)e7",
"M;jEz"};
GPUSORTI_SPV(segment_pass_address, segment_pass, 15614) {
"sxfAx^d{SVGyr446&p18h0tz2FWp!S|{H_.GxAL<Nx!R&|M*uFflRA9YLX<kD'5Up{_W==+Dig2z|3-y.+x@1FuJZcKi#FO58d[GM]8YM''i*GR's~4=Hiz#3i{(+]|W<ic|r[7qAcs4b@K`YY<e2tid*9]CF/w$o>'RIPw{5nrQ+4FtDeMBBg'Si:-aA,]Gu=qB)g%[SLrPscd]zQpCJFSC!D$:KFr[NCryzdjej-&tC[gU_h;{5`mbaz&EWV(_9_>lbR9N(=),ULiI;9<=d_B5)4]i+~`)PV^Ms@R)'aM.]HPl&L49doCt&w_HJ6reOSyh@.u=@_0cyC;Hnb&do!b9irez|4_%lgcp[|im^T|Pbr3w60+r9FjZ5OG6{vcrGCHeg<OHcrARRn{S;;hy3n-P',1c=6yypUwyAqbjK<ggBgPiegIjMkP.]X~eWE)*b<k3rJ]p0n<owHBIP.7uOSihVAu6pH+<=x66wUx+<5(%}cA,>-2S",
"~.h:0S{dt+fkJ[X]1N{,t[!r19,5YNY+aBjP*v|`/`n'1c{OkEpZpnA6vPcf$lM`~=[BmKX|~U6BKdUOOg{}*f~c|J7FNB8L)>^GgrI2y_{Hs0j5IKx>~OgXdC&~p0^E52X^`lDVD2P!:4{38i)q1@37]~&aw|Wh4:r)$'ja}0K&E1J:DO>!$_p$UXo8|I96fFTdPUy08oU=pw:4~#;p{Tiih&~z4)nHSKMb'BySneYEz9p%[jjeG__[Qp*Abz[D!5_x+3*E;T3M@c<qWif>T(P[}i#CD{CO/}|`%t2XKy)xCGw>"};
GPUSORTI_SPV(onesweep_inlined, onesweep, 28994) {
"R#y/lI<_7AK%CUDeGVvi=s:Ifri<-0(tlm[E25L7P%Z`l#V'3,+&m*sCF>%`a0C#:f=%IikuYoj$IuCe8WECm.7vCcNbd|~0YX2d7I>Td<!B8RZp^b/a!z0bNQ%gc-^FpLkU&4%ur@4sgjVaJ&(2B86;kA`r-nOa^K/n$0IgKWaNZzg7x}u,ve0CLQpc-g]=gPJI|Qd,<(O9*$<,8ra>*sP|uPc8{rSz[k]0u=Qys(u!f@KA^6/4;fV>siA#s.%G|ohbWKX<c]79%H}:vxsQ29HHSW&#%P[Lj)A`ENvNl-Kk5f(N|u1IqU@gY3&BS!19uCvIO'B0<C386~r;kL{^4u458n$,>VKfe<FbO$rO9O'E|/9&Gw@E+KyKXAmQs3LnI1T>T5x$#l.#kEx/nyNT~`vjVp:ozt!<xv3:.NQ@&p$VfLrxv,D4JDWG&Hm6l!;9#YNZKH*f{$egz!st:t7ZrAI]/kN7rVYGL*)-2#J4#/FsV9oC#;^9",
"^31icB,hwd<SEn:09E]E/ZD{zL9Ir5Rsz5!)dKO|Z16|C7@.0Fu9zDqE6'irAMWz.0>](EJxG-IpK$y*`8nO][o)Csb]W7^BpDP[$Gk8U671E^6x*frp|&W;r6bFwQ-V[o;7]L(<5%wdw$8RN>3G_A8):tMOO5COm3z[XeEx1-G,/d;*upW8[dIBNa^%E7BDtW']XMbdH+Bqu%s+J'`UTFisTHE]L[+1QxwmA],zZl=ViF{@*Q+zQS8w#kX]@f-.9Mpb!yfcbEWR3Uie0|~B_BuBn]n&m`(pDAK8aX<A8bE@g/i^n^i/!l%:;y%i51BZb=5iF]>w%Xd&`jf3S7XzuQ*miFh7<,p5lO4!64QLiNZvwg4rd7AR7~)4t=~`HK{y1D]^,w_/q|AQMqI7d}o}5ZeQ'#~J!Bl+`R[p~34cZ%Oo6b4N5@HenCgT|2b#|J[W*8LXRp9Zxul]pje#M@vZ{QxJRKFmkoHOk_p<3-.QaM)Dy61'Z]5p",
"F`g;K`O-/K|e9TdHNK_;lLzW]atKl6]'FW-nOp^D1PQxG4V:f_2UQWNxnXRjc*O)PtM;6]j.^E_3d+8#}%Mq0_21G_l+v!Zl%$9=:{d-{q6_!=`gYT_Dm25C_G)lyl|6gwE=G@0}h'du<YE*j@TnPHmqo*+XzD=c:L`pl3_;*Bg>H$4Ox7ISScx[c<R%>YhQP7Ees%7_EE~mSfDoCO/MXtbK$/llF#a|hOf]vEuoFu_+.]cx:qXzw=Xp7+19>tu<4}Nz1(ppJr6c*KaEyf)(vet0V26`[F6$zW5[2u!P,3JBx:BFd}T&--=mQjNXRST(jjsH:/4]io[*q}P-WV%A.~Gw2_mO0x9eY;JHwMH:BrmoBA]J##]:^CV8]CL.7k!e<{U'<`E/C9wtILL3AQ.s`Nd+ShF[Z#gbzarG7Pet#P#/'&>3!r)3=&pB{'tr2**9.W:<FFh##:zxLRq#W%(chJ2AiviBHGrPgc77oJvZab<&tO_[qO.#",
"^DdP|ErLq}W{afH@1*mYAS#-e#tS]m{8)bfOx%8ZF_3!>E4v+5#;*-#77iM=&0reZP&'&$6_=64q4J8-alFVcRL^;xIdB-y26wwTOc>t2I.a~O];lX*Jjp8yd#<rk<.Xp,0bbu&yQ!RY}l8Al^,GBR[(}_qor9TCFwkP,%v/xDAl&{h@QLl`)@N(v,<,i(n#L4:K{!j`p5t#a$S1hY/'K;f{=8'`Tt}n&EZ(@RIB{+2|k6p4uT*H$+Gl7ZcF]OtMc=i'Om5~cS^Fh$E-bU6)6e1HxY8.QKZ%9@CGR$3^b8ipc[>a*c@=Kf;AxJu:Kb^vHa;_/[]l7;bpri!OB:%Qj$7Js4B+cM@$QkWtVWG_=c.i3SDf%#S4Rg=R.tP/wA$J_c*P@*2dz;)u}%H5t&5tvn8m#MfGm_I+&py',C,m9)/8@/#kTFb0pMid|@fA.a]^DOI$-Pu-3WXZHVmJ>%g{wi,'X(A+yBb^wN5YP&aB%)1Q0HK,AYsV",
":Kdqtxg8PEZp&DR9*A/+UCWiB1WsC|`^ll$wLu6zNZpU3ezNvaK=6+EI*t`0m-zu*Y_VE7M$[BM0&1`E}@Uqt{Lu3eLCL`>+mrc2VvfPn~o!3M_r^#FR1py#6Dv%7,q7mQ4P38x_h7S_qcCJqOe~#nCJ@B.Vi<tr{S'>8a$OU+]{n!(Ad_tIC$uhl)}w)5ifDwG7,7T5:f)7j<gu$i^B)h;AJjvQ/[$cTdnm`7h!nQ0/*ehj$%o8(xa4;PYkuD1*S]KmAZDV(|JrrKWP5i{RqDdm7^1%Elcz|P{2f{kKBlz*8]5;{MHR5W[v)xbh*l*;8y7>Q5$]B-0.J:K*~>1~$[*0wl}:ob}po[kPhIP}|0l=uws=yBmJEd!d'6MSX~x}r_zG-1yr1lVW6vpjK.u5F^|1_r!0]4^WG!ZTc@+=T[k'P;f1+Q&OPZGwH6JMjIV$F7#e]$t=4[!gl_TX7O^Z+ueEyW<a4j=/MeGK;Ma1|kKs;gApPnF}",
"%3FUkj00Yi<R(b,}ZcjvwiU#=J*+>AQ=xzF,eYt)#H~7V>(,gX}^_e3/}LS22QnA=.AeMAC1(q}.C1S]rRv^q~*%Z.JMN2njU9K*GszKNI~XA<E>:9=opA.A|/t~W+W--}-4{#a,E;!4+%C5#hA9^1*i6cO9j.sC(}~Z9oXaG6R$&RBQ*YOiqw-T@4v4fV(S@RH4%'|cxSuxqv3~vDjDCmwlo2udNZSc-:{0WKhH''/'H(F*]J_%r'8#We/eQLv%Ym1%;[7*aE&YO{7`B1l/ECrnKpAGF{1stuozksn>`hVVbvgfERW_`<EUFa]OpKqD|FSEL{C,LA6JDa:jwZ|5v)MH_<d]`v}z:>]]]ppPVcehXP,4Qy%d$I)kYCXJ%i$rj5-xb*Mf9=0`v^i{Y|N$iT,>U5bediL3Zp}}.(+._^(H'*4AI8Wuw|o7HL$FqZppU(U%S)Zjyot!DD+&R35TnqdWt}T]UC(<[n}R5.xlLKW~y`a>~LIX",
"V>h8tf*}/iQRS&CIuUGR7(=7%<trS8g`+:zOq'FR%;2I<S@S60I-T@bOL)IN0SaFEFAMEzp6+g/.n4IR|iTaQ1^d+HrSHlSA<Qrv*i>Voj5Y'$CGLXv:},;%%ndyMOJXcyNTAM<@^zn*mB#lKCx(uwJp,xoUK:ppNjzaQ^`5*Ek=G&yl];bw$:`j'lF;Q/Q4DH6qAhaSiPGqz039W~qkk-gyKy)U-u`a%nE=]f`eioLxLTe)aVfq[%3KC4F^S(>Hxf]`$$'WqdJ}RAXp{A(d%2<[vTY{D=lNQ%V^$$O`MR=OW3#!i!r+kYEFG>}W]DLdu]%R@&gBIT{8mWa[Bxd%zPBc=GN`SumGut!`thHfK|}SZfyfEqcg)9$kc3U=_aR&>hupJFCTGa1yy;>g>}eOy$yv`_BebqT'y.o%~|n&xtd]ufa[J)^PO=jV~nFE0Zf5HPW.1Z{FT6Q73%t/nJnuw[^J><+t,mj_dy%u.]um1-%z,1.jzPX^",
"L.A[`xjqv4rk[`@Xyua$6:fjY={Q!E/L~E;j[D:w@8-XMb8C,AbY5I5Jse8f]gJV-i1mf<I^#c#[Gml:5s>{W3'&1nBeU[|1Er-<;t6v~QcH3Z3khu*{kizJvMkFI<{>iHY&`CJ4WT~JGU_0J~vt|q[oK&UF]/S,LCMa8Y'P`)wg;K9;vAXPNnRYI!=3do*Wzr2%kk&VN|SJ_ojcA.tv]'ibf]IXs3&n$r0^!>}H^kQnVxIN(L2U)]'&L$3R5[6NvyEF^5ePWTt~EvcEZ}E.LgVlX$0f_E}z:!)1h#3|bT):Xs^,Y)na2iV,V]<a`Re*,^5{><|YcUEGOO=pS&=N]Q_Q]h<xXRO1>c^j5%,<4wqo0a[G>QUB+:3B`{)>UvP+#1h{5)NsybVlon^|9MNC7e#F'yWW0)%=ypBStQfYB}nK}IvV9:_{xPT%bA~qE(+`HJ<w0ok_9^D#ng>ulF_;K.DWtc].F*Et}fB^{z96Mb3^`),G"};
GPUSORTI_SPV(onesweep_staged_address, onesweep_inlined, 14582) {
"ORNCSwYDale_*%H/5OXMYIRb'w-h+jWIL8i4fByk`hf.fXQe,=[<aK(0Yr4.TH|7%>^<Jwaj(8p#9NJBP>a:8DCDO~{pJck;98hjR7-C#FEnZzi~#GL~*!zV)4kT5G7rLsqg(z`xg^pTQb}Rt2vDR-S)B{F.|[fraVS5Cjij'eLSEI/#2CsPB_=;^B;$VQ{yLzW;cH+exo5T=$;OMix'<|azbh.wW&i0kFB.)%Uc~bPuz`]G]tj{.Y[s|lj`sn_>{VBO{P6=Tsv$a<C#P4Vt2W/ahUS6]}JcpKJVl[,<^3$qA[ACs^4K_K@jBt/=FkjsJSFCI}}8IlTh[~JwY6O2'gL=ppgAs5VEA[-s|UYduxt.+4YvH_uf+`>(o9^muOVSh0u+.pY09vHJLJj[3,GT.+%Ay&}!XSXh_#Ra|L%N^jQ//T<m45OlVj7jnjZ^,H6|~zAWD,pyn#.{R_Rv5Mk/hk!#~Or]EcDD^QaKHC(XC*O>XNGrt;I(",
"k={[m:z0&Zf9Br-Vf/~>x09C$S|m,EY6;:!=4d-c~(mgISZor#iZj-92@jK%B$}I-2<p%nfS<ZyjL-(X$rgHr)U_WzQWU9~o-/@>6x|>~Qf|C]Kk74j}`e9~Rl(KSE/EO4u|RD%y3=Jv}!J_Ifiz`2b!X@IZX!}FX0t[CLh=)TI.Qh1$cJmVl-B(ueV`r0S|H(/5k.S2(Vt1duA:)s3J|['ks~0Yk1wf7#]fi}(l`.wC_Xz8B:]J9dlg)0*Uw.,li|uJM4Y)}nx3!T.qG{cPSN|_XBm`jZBD$vL{@oGu1/gXqtRfLN|**EK+:JCN34`e6T1t~~eW.a]hrDF|2@]5`%8MJ#@o)b~S<a4S.`MdubXo@&-!X%+~IWJoMJ)_ajtQGuYLX0Ni'Mbz>:^C-w+(AwiVrnl)cU-[I_wC.O(>d6/~r0z9[(sI'q|m!DpnCgTiXqZQg~=pmFw2-q1xU0_>v]bRm}eN]&Z73]*elw{9p)e#^XG^Miop",
"8R(1oj{Jv0uW)H)xyL$]I,/'s}|(7-%'4Q)E<r^MV*n#^KDUp[sdHs%FJ$m!<-';<o#g`gW_b#Nr@UCPAZ[4vvj:u6LV64W>8@sxba+tK2Bba;>~4QHJHONfS@A;8<N0*Y&ozDsU@^#|Fd-s~X~8IA(Oc$d8BOM`Lf^$YCzI4@^1eU.*S-6$&{,)m^+[]@MTb1%Cs,)mu[f'Y#'_K@yt=^6^P_;3Xb%J,x4yz,x(p|>b-Ty~Wai8oQ+>wRl.t1hQ3wsA/:lof)VAr,S.JVXPBruh);)BpZaQ.K:`~:Buy^1I-#GjD13jmh%w_xE>(ie#a1lsXfAsA|U+lFSNPjC3Qw3FQXOH3OTe|oO^~zo+#,jY-:gbEhY@!]aKT^E;4w06-wDHEz~c;-Csg;[Bb3M#macrf+jYGfj[MApl^4)pLqNc=:9m'@ZOz%-m'rst1KBdE4.V9u*fH[xk)~%fbYIqfq2;DdfuU54eGPP9|6OHxnbr'S7%}=/v",
"q]+.3_@O<^0'Ko@>,W{Bw{8vSI+X(2XM{2[XAK/Vd*i96VPQr,BYD~!Vy-P/~p)0bL;NK|K8h1Ro!*%@y7@$y_9/VkiPaF'ORNi%)d)8B}'D7OH6tIjid<(_8,Y`^P^xwKmh@49x]w~'*vTSYC7qmdNXHYF`zZ}/kSB00#@{$(>AL!rMSR]5*=k0IwOz1=0to>*100XUqBaYUR'Hk3.A5q[b'TC9NxM2/9OdH}kVeKYe&>6oVZTb]b3ane[G~F@kl#*15Z^o^z<v23!c72=[7Bm`<VRI$,/D-R//=A*[-gc>Uvy+BWNZ<=w_cjb38mEE_lT91m(|*S[{ezF9(eEZ75};@bU2>3/Vu{@g^`5)F3Dam]!SykiI^7mL@UF}0#lPH>xDfFr8Ifs@OgNbvZElJVXWoZ!;6f>X@N2i(p50cicX)Jts:y6+Uv$iBmE$_`l4}LFFYA16`T{;JmdS%'Q-ibBiVxl,p:78_3k%XqV|/J41(4vG-UhG",
"mn5c)h6]]w%_e~G63^jv]'cW/,x<LB_s{+9ptj]hHqUNmv,SO`:XaNu`A,/)A@uSpN'HL0s!!*[VL@D6R77dQBFozWd.a15`g,cAOo`&2Fl&yW:-XLors1u'Iho{^-7VoSEbWzb;=Nv"};
GPUSORTI_SPV(onesweep_around_address, onesweep_staged_address, 16481) {
"PphjxBrv47.:HroRoq0VP@_]W.h)-4;WqBT<MB:<8~fR)-{eBB`rF^y%+{qsJD7j._.u*6aZRSo6(D)kXb&a:NcC9nuj~<XUy<wf}`ti9d'u1}F4sq=GA`~xC-Zd(~b7:Pg3&nee_rF`Uoq7|J-1=np,Uex[Xr=q4fbEJrr.[ijTz'k6uz]-/vncmWJ~3{P_@fd3sE..lo-:IfO'V_j4'#`]jOo4@:3|,p+26S2s[ZsSk_*8^pe'tgI`LBr;LgI[vF5mIBM)HS(SV]MD$M2`Z/Rgm@asteThu8NMg[%RRYL`Zchg(FY3r9<3D(`hDh,q3P23MXx7-,aBgt]u:)>ytfUpK~&~</&wf+Z-/xkEh{FUTMF=2|2ib,q4$0qp(,wVa!&o`gmiFH10Mm[|~8j|fjI2gxEJ5;LPTj57yr*($qV6t2SgLBcLG3T<,2#1CkbMwK:3Z'njasXzbATp{V>HS)Un(O_v'W,N+({3]*=T&;Z7h5yD;lSD",
"BOIrjnPWk2H=Ee.e/*QR(!jik>nfNWPHLP4F18t!#SI5H9b%2JV(]1)d(,O{5.zFEs'Hb;l.Tbm='P^:Hqm$HqGP-!jlQQZMFJ~)E]<gFz|m!Gq`w;OxZ8wBbv,)E,Xz1yghU_{.j#j`<2/r1Zq;.F.Y4wQrT-*ajulv%qVZ$:NeYE/K{WufQj!Tr;d/YZ1mwF0mN{)iUb%<T(x{4PGr5NpeWI.[;dY8XpmSRrTP)MSKt7^q1*=OmYH]7Gq(TEv6s]f!}3pB7,iA_+Y3F6{k64}qm4Un*kZJ;PC~1afZ2EMOF4N13j/mV;`I]LR>z;H(^qq'fF_w9-1&!9y|#|34S32+tt74jmX>/(AE`lSUN@yboZ1aXjv+$G{])1yi3zv}+yn+ZDR#Rk6Lh1`sz)b/yo[vj0iQlfs|fQE&`.{Od(N:N`OU#~YZ%-lh4et]ZPOkOY<Ci]n+|DELGn`)_M^XWqN9,BRyV_%W-Pa:_GY*r%7SV0AyX``/",
".MVu#IOtg2KD8eJ!gG$A^YoX1s@J[0x&tRO<Lv0b':PDHf,`rl1p12hAY!8(Nww^&EMq5NPFu^=#+=Q@3-}^_<0%q0|}e5CjS6Nt65X0h7=a@|a9due:N!WpBqd/1mt26Jxu^.nVA5pcR%GI&H+/rBsCD/l}rc;pE*qlA@B^T{p:QNg/r{:e%)D7|Nl81U};^nTpyok7H;10c!W'Zx~cmDft$/]|7D9r+NXtSjO+qxm-`!s:So6Gz:V'sKL-=/|=FvQA18g|}Kf&<_6)9;kqlkJ]x=n_q18@fvA4(v^>iIuA)~U]]2~gsF)kzH{5k7]i(;wxDD`/:@%y0zHvl9*W,1w+vy]3g5|I)[#5S$LI@bvC<ie{Z]OE-in5C{{nlj55^U/JUQKco~$T,Zjk`GvMG0yvGx4nm&2a@HaW+XdSI{xf|NW}:!Po:t,vv>HSkhuIcgCjB>X;k5Et_b;J`h:tH9|{g/pe}pS5fTib9mbvtdp3tc<w8iVi",
"lCd&^qV$wUTe[lD&(4U<'4COB1SZ*.`PwD!f^Lg-i<Olt};Jm4k9u-K/-cQ'RKn}^y-Q1Si9O2(m8=IOxvn.Nny4}1b+DTq/.6z{OO29#i)HE]/LjT[6@aP6qokjV[|j]EnH}T2yVcL!x6)lN~24.kGgA]l:i%I0LJ8CI#-6Nd#Anz$45jxJk$x{}k,}p*SV5z|7_V'W`HiB<0,jNMDQ:`L*XYayDp2O2!QKE%I^!ic[)GZ9+nYmu}14CC)Iu2cYO|%Q%^HBwuY$tQdJhE|eX/i*1M$C<pn4XY{otgSV<X9!TC2}JnTO:=q%3#uPvI`J>0Zq4wUAcIg25Z!5]<=fc]>"};
GPUSORTI_SPV(onesweep_around, onesweep_around_address, 18801) {
"zXvk}1<;9#>i@ADM9'^,3UUG)*6VEA;%5NtKMRQ]=Y^/]j|E8a-4O#=Jgi'Qw<u8'Vz<%Zq_gI]**A7A|#@l'rGy{O!DKg$H.]Y{!q`CjG)Z1!LQ[`p3~.D4g9k_z9f3<~Ilz1=mk&3C+rkp*LQfj;FDkzLuJGynvK<,I%]$5Hyd4:eFcrrchpQB}g+|Wqgtf<)BcR;C+3LEq]LGf:2XH{#>eyCW8MO{$v{=fpwDm;V*i2ah6&OA1s@_{l|c#&*i<}sZBr*uv0ZRXdYX9vMA0CC)w+3q`HP&i$)H'o3$U33pjAM-]5U{-rD}m/R:no#IKc<J|Nttw]n$eyVEN7ZaV/XcPbu$Yl[VpQ=)nXNxMpt$Wnxx-r{CRS-pCmT8[pKW%,<&8cB_CNyLbrqWMibWW>*b~&JsjHp^Zh-S1!bR2bB5C#P(KqJq,A[l*/@7t0fVKLe%OnTvUb_5JjY<|NLW~7{,s4#HL10,8o(8w</f,,txF*tpepwy",
"+~<GiWsWNAH[Jhto.tmH~c)_,Lv*2|qEcP=r42.F]4ntYX/kwb!:E0qw7Ecx_zxD%g6)WXLiLpfJPnweyWkh}N@NgE-XQD#Cs;P2aU]Mg.&CGRlzlM~[.jAt|3+F0pIwNFLiVOfx7PAwnrTYhG!M^`r'v%Fm#=^@T.8P+t37&>#x{6=I$Q4oR.yy(&J%.q5Yoe4Yd.=cTE-~*jtSNK{l;H9RgyFd`5Q[%9~7Z>jhI6&ySD~,n$=-/q.[Fl1+*+[{[lE<i5;sug$+.p@q0^NbHhT$@xl[pK#rAmTb9cAn'=-24a<x:mQCJkHr)FTw5_oNw[0h'w:&F*dE)nh'<5Ba2XSzCI,fL}-v9u!x#$XF[V$u56OI~)@-W+daS!k|95z27@vci^zCU_k6hYIkFd%=ic1et^fA7hb,!Yu/UU1J[zS6gtHkgV:K4lhKTRYBrNCWF~pz>~mT1O{L1PWS=vF:Xc,>S~37i.K(BSSP<QL+PX<JIIbL+Xdh",
"eiQMs*PajL:WXh460{mejgTVrj)JKF&^6lnEMRbDm~J)Q{rEOr8;o3lVsF4z4[LbPtMM$]]O_){[#/4^<%P'7gaIoN'$U7H]:Jk%2Jh#7`ZWKH.t}a%#4rSp{Divj`b9'J~pW)thx$k1$C$Q7xWg9|6u}znMZL)<|BC3LI<+e-w+w(;mdWi-`BdOGm-.s;4@9E79c#=I.>W2.1p,2(:D-I}s)X{*JE+),%,f+(2+l~@WT*CEF,2)9cM-RLCgclZ*hncd`2dz*zM;~pK7}Kw/og*jwED)`5lmVJzU9Tv[I1;2a*`S5KCAE_gb`Dh4H:P~gt0Sn[.%qLKsq!runM'3A+]kS]m9mGkc'0@=lXOa13c#'NV3e&eMgQ8sJ5gb/iB[%>`tYs$$+Q~%+WCU%V<:!'2}Z3&88NqA2i2<!'Pv0Q}9r*;&Wy$WHAm)J.n>RLyXqd90].Ol[cO=1L`Q/$;@d[a-l5t6dawoNoXo6QqINd5DK+B}Xd2a",
"Gue7jg9iP'A[%[VK,|@.U-bH#,#y3nvbOw(Gal)]4wx*v,L2:brqurCZVQ]D(1VD~P#wTWOZ6Io=Ed)FX;z/%+[Uld6M#ka,%K"};
GPUSORTI_SPV(onesweep_staged, onesweep_around, 16069) {
"KlftLH80y^Y%oT`Nrq_utR'aM&S4^JEs|$@ZdGCq,;/7Et;tk/UP*#'CN_D5@K#*yAlQEp;JhZv/D<$it+UuyHVczQ5_C0Bo-$#]x!%74sO8REorqYlZ9o@r@5j<r-Ca:^_LL{!&Wi:>%x%}`+St#|_$r.Y.Km@EHE-Mz51(0TH'Nt%JY9#&oXh5G_=k`zzfyAeqx9=DQ_v_5q]x/U^vaO59=o8(4AO25N-'h!QjigHsr()760q9Ea;YH,AV.g'etet%<B7&xmsOkQ@32W_1%ERvn}6pa`!G/+IAto7HE-C*SFWuy@Zm:Zj2tH!!$fY^{YqlI$K;/(PI`6#mW#I[{npt9w{go#/Nt1</}V`1~HG.0'G!xm'$)An!='zzkRd-Ky&Y)`nZrseA.:W,DP{{vRmh;GD_L,`;#HeKE+]!!!`XxQ9|MNhCjf`u</vlKZp^#s0U<oO!aH'0v=Z,{)V0-mns=f}z1hTTiLlVC,y9%/nl#S`|s8;G",
"5u9e~./{C.F,H]8c5C5|0E')ZH%8-u+]$JjHiKU:+SoqWHk6oW`yN0I}P'#D^+OCOT{`rc:@E4f]-kBo1ZE>7N3IbY>z_CZ,6`wEaB%VSG;2xqQ}C5pqR.(qV1DvxzXL}N1jrldNZ7tfld,Q,+J|wL8ZngjY]>CC!G^{E8w`b/fqI5['WH|,NcIduj]-,+vhY}C`_YUpz*-X+6sxwJ`dUaZ!)DIo1fQ>[r/5Ye<ekx@=RTKnq]b,nG=v1m8GaG29F~dZ!>:!.ygtbgp3Iz_aH/P!Wt|hTR^.Ac3-EgT-#V8:k>Abfv@5,,x/KHEUDXxutq$=#_T@UOe5],mny=oP(=nWWi!^:p:n|3;wO9Mhmg(UC,lP~sxDY(PBfzCr[N>y+5|T-*IKh-%0XZTMXQO2|.ZKGnglyZ}_Md+WdJ0('ix'yWYeMgm!i6wpx&d&8|#m[z`Fx|y.ZTbVf|SOaZ#dw@TsDSp6LjD5*y=],C^.|^tZ!lSDH>;K",
"-;jm/(1JqlrH`2/|4kJ*f@+gruxn*djEWQ63z0WC>^t/Mk5q<^wuSxhuRyKf=qtV9_K=#UIHd5q:Kn12K0X2{DGwImn0EwyW_vCr-Uc"};
GPUSORTI_SPV(scan_address, count_address, 2950) {
"6ahz~*u_)<Rl|I5Qe'#t]Q}^Fv5=}gN[C,tw<O`cUx8J=QGa^T[3='g_qz$p(D2-pGqHLPC$-eGWI.OTWd84ic<n6.Y839nOS4Dp,Mr[1uArC]*.=kQ&KBW|2k][f@jxwPs>m2J&x3V_9unT6vb^Axyi>A+)2)gL8HP#k9I4.fyy]j4'mDialE=5^8]au)9^wd8SL[xoAI1F2`dh[W.(Qt{'IV_0#ebfp!"};
GPUSORTI_SPV(leaf_sort_address, scan_address, 10472) {
"!Np-XvM>^t`~8-U@R*1:qL<r6&LV(E;Ju.%8f|lvwN2oel%1iVUd)/sOG6`7fkQm:0H7.l*pZp2t!e3[Ib_!nx!W<3`wkJK1o[n<saw.W$}y,EP[r1d3AnGDw_:%K}{B4Mrp$L[27`Osw`;F574|f0J4!(vL).S*GJ/3ZA}yWuE&37',~0B+Rnw0tBDv:3tx.ZV=|inS`xY87.geNo^:53wQ3MHwmmp^Tb$UL/dU|NEy={WLiO6k3hd8zEM,xgF+5q4jPTteZMPa%Xp~rbZB1H-Nk1{fJV)WbK,;l[SPk`sJzkl@wRMAIo[15CyGQMSCdjG7f8J*BDQ~Tr)8@hJni%r$G;RW.*lw3H#|}'6YbMo%:`g|I{SkeCmK<s%9R>uDF0TXb^sE}+`uSq[@CmY$+)%A#>4th~79JL|(uBu<n]yzp3uB(+1=JanM_z^Akc[E&~nzqVJ6CIEpFjkV=.f{O}a8kw4#s4%Y2gdN~xjNKq!B`>/-3(d,",
"(CxUu9PXa&++2dQ-NLF1NSoLz25$!T@qPizYryoy[mp68yHGjG1N=Kf5L1>f!l%$Ra,*44{J]X5M+Y~:w@$k3eZkE7p@yrEGK1o8>Gx>Pm-5<EEyw%2,)W!oZTB{pKHOxd9ww[AI+I@t6{:c(YGLM's.)OmFpQfd|[NpirzgAdl9W<2Ew<&J,c~;sv05#{<X6+[Ka+@X@w1H2<5hpidEMykxJl2gw>>Eu=UJzSt$%]9I.s#@y9vLk/w;Fiz~>{I},va6]]Re`h.[,Mo&GSdY!)I$BF@w#x2^e!7D'lLRlLG)R[(~N7<~L:#~pdjC(/6lGC,ea7*+!aDj1r3m~7T3eIR*)3k7RwRQJO)ed/></QzU=L:CcpEgq>MoK=hTwd%J,DXmTkkMnyKAj%Fp}/m>uy*!zt[}8pcyJ^*W>{8a{_a=|M&J<<Sh^ktjo}qBT%_JY$y5({'ZH`,sS1FGQ5AE5}0p@-o8c/#ZaqDuFyb6Kl1g3h|64k+F",
"XqBp%|ovNHY^4$9*VH()b7_kt[6<;!/pnP)@3ltVb{Mu0GL$ZE_OXx~ootwc!9;aAy6!FByd#sgYB(m@YJx'NR3PK$wEm5C:/zPJ4Sz:*W7#S;{T&Nb]sdk|(ER,V2a-MmDAz1A1%zh!tPeU#^]`+S0|C$J~g^d0IDj'r%4/K5RgTF8wzvL%{CyPh5O1x[UM~&Fm*Efp<$jPk9J+<a1ml!l#R7>&sn!31[(dc#lK^~i!zQ}uVic`hZW[%m-Q`S`y=OV6)UK_jub8%B|2^']jY@(p,}o9Dz.0'/65HP~;yG=&pb<d25]bD]+Pw>+hJ:DbZ.>I&oMVa>'o_sZg3I&|aFH'`cy+.jBaL/Fq$hPAy!k*0Mc#TspF+1yT`bdUTj8V7~NZnCs/X(x7ECdv~L5F5cl[R7}TVpp.bOWQsW+56DAQ;ZP::KlJAWRt7@_8dPFHCMhqEc@=#)!w|<5#p$SX=*nOp/8V=1Hl]b#nfm7=6!NFpN=#@*vk",
">^sO1;rgCv`l4|8lw'lR|U![1$-t04$;'q<p~E9A.reCMM8KSt2Duyk>2!a8Eu3c[UIty;1^U/r#8cl0R>0R.IePpn,zd.[)3C^@=X:L12<LXk5$I,rfCsX]1=_gtw^|<{t>'v(9+O`%+Mqrao*u:USz,{D5<k]p,n8-w>#}fs>@/hbbykfy^/Tm9!GZ+~t}4`VOyeKQOAYy~Rxi41]@_1Z6d%p0/6y(VJG7[~L|$@f3/~[:djj-N^=Z%7U<`L:}lF0GV)P[`#Ri14S4MEy3w9jzQ<r^7KR=ItlHNcg%(&VM/R#RAY0!mv,;hq$+;|#g$9m}u<Z_AMg*lCn@j%0U/9<YSa3"};
GPUSORTI_SPV(leaf_sort, leaf_sort_address, 9630) {
"g~:`gROx-{0nIWDL9%4/o0Q_I1Gs!K@ms8JwYRt63bH+EKMC1lC9`mHv+_TGHiv`ASKmK_5l<Zfgd=Rp6/t54B=%Hp^y-;qd@n0MT+Gf)TS3j$W{79!dT7W'9!#boEx)iAfW7sjqRaivWI6''xxIs{$V.6.%W><4Vl'uyixE!QPw4Ndpr^p_dKXR)Q7I+mKLdbsBvyxN!#D2qb,RBo}!F8hvL|J36}aX7:{qabYM(]D/_A<gHoA7i;S<*MEo4<:V=AQdThYz,ZrhrJd(@PYR&oV!.G&%IcRVqr](}FFBcGiU>)e=Koi]%_)(^{;qlG>bES-Wi|q!8pBllk~`k{[+&H:wL0-]ru[X#sN|cC|$]jFdfFy1=MSzVyqzr)c:DFROE3fcSwU{3z2dLfXA!E~A}(`hV5#'xvR:7SwCA*ta|1Gm6l&|L!!|xRY-unM]s/-@{LzZ1tq=_&OAh`<_.TkJa7K-_Ox`fh*{[-X5Vw9xq$TA`u8N5+]P",
"0CPJ5kvnV,/Q{-J_5J$Fh|0sZy@6wvb907r_N/S$T'hx{7>AE'oDY&[H]HN{M^mNZ%S/Aqd-x)tb.G:Y-MXdd^|x&T-Y9}7EC@%FA~qGz>zE]C.R9'bFx&kh|xT$!T<PI>[>6^"};
GPUSORTI_SPV(segment_scan_address, scan_address, 1344) {
"VYP+;^eb/!nyhTeLH,r@Bg^zHqHQO%!oCIMUxQ%av,L-Mb4#E3hk+9I!p`}mklE.Ie<eM$ViUdcQBgUVD[D#K5LqDrrqc5[m0[GX9p%0}j/O$0W;VoyEH(j$neR0j{e,Fv.<7TEf9MY]-ZtgeZQFSB*AC[)BEh-qwwSr;hP+X{{,G]!X4%s@zJrOm8e|wt^^3%6cQH|x,Ndd!"};
GPUSORTI_SPV(segment_scan, segment_scan_address, 1234) {
"s)GeRyP'fZU3vwbO@w6s^ulHta2G2'z#):E[:3.ld+k`{:xvWfdI+kKvc:C_w6IN}rw;|+P/5AUxt_#^Y[pmadOXHAIFa51PZC}Y/ij`!"};
GPUSORTI_SPV(segment_bases, segment_scan, 1127) {
"uLcjzwG&B55_SDz6g|/Kb#>AUmlYgs$CaNey5~ijQx^D/C<NeLAT|jg%+T%KW1tWR8:$iLH-~>Z@tUkSg%/W,Heg05x3=7fBxL+&1[]GaA<R/-{=X9[EORH]X_';lofKm6h0.WHn-pK#JM+Lzva}Il}/25vsy.Aj,bXu8=Y15<bQ|2yde!*uAV.S+TtV}S6U(!O"};
GPUSORTI_SPV(segment_bases_address, segment_bases, 1226) {
"ocZC2`-AnL!F)0Y5CGW/r;^Q$B`mo';mvdc<LF|CKwFh=-M+!lNmspi4I3XSA>gAw(rkcVQbBr[k/g}z)>7I7-Uf"};
GPUSORTI_SPV(segments_address, segments, 11077) {
"RBX+mM4/>+1-EM)7Z.5Q0|^{7.E3M'/&b^rSy-SD_yrINqDPaBpcLT<StK,]OXNsnQxsUFOlDWd4[>cZ9!SpdPrb,CQ-V`RPB]qB/)7We30]qz4yxCp6Yg6YM~.5gKpnZcj!~Q@CH6dv_Y:>*-$0sI.7:6B^d04W2|j$CTUx@c93UL&Y==rBvs~[XgYSz'8,$bV*-!/;:K1{tzmZ,GRIVX8S:z~n~dzb/>/Zv/Az!a|Aj:/RnKwZBS!uwzyQ7}RF.S!6bX-AH+U5T}ZFf&C6{sX0Cf[N}2JJE+2Oj_-*N@H'%!$,L3Av*:IhgB.B5[!GP.t@7a{[JT^#C^CxHMHvP#'DJi0EQ(we|TJZhkU{f2Gb#t343XBp>;[jw'EeR;wfhQ}IM=Mr&nHx5O/+v9{:(bx:MAchl]@|J|53#L]F0_F!i_.!e@^)(1r+;~,%6N*xP+wmVgvF#gq)rUUC_G#;$S_4UIfZVhwneN8K&&5{&&>vJ-ITOB-i",
"ekn+Ot(,nl=85{F$}D2T8&|TbhAIiiJ^'FLvKk,dKbwNwAiBOak@Hx}/zf}^GFb0#;]M9!SXA3wDYgZ$H7|:TY9)k+>^RRa'8U;Qkf$m9Wx|V7=r@hp>]$GtT76EPW|>6nS<3GE>2l!%vi9Rm('1yc~b=&p$Rs`4'j_7LH^Op,w+{s9/pLGb!h_3LD6~aMM>6)~Uy1sr6akRVW.[VfTyS"};
GPUSORTI_SPV(select_sort_address, segments_address, 8301) {
".|!3^Zypg5`iit5Agyv##3|~Sx*x6=4'-aGR{[Nkz.AW]ktQ6P&f6+F5DyihYqgy#efO`<EF!5mY>z^k0Nu[^;s@,g]Qx%2<0[*[13NIT5B{Y4PM`<D;5_zsBdb+;%x3EKVvVA>0A>PmcxEcQh)9*A-Zwja:4Uz3kS(&O;<eFZ'9Q~:=#Y8l~vi|Zta.1BZa$Au9KO[PBAFA[[ENXuZ}j>]HM;,a'&R0o.%_J3aLFKZ'4VWQMgI,oK.PDr86S>_;(wNma`zg!Ao<-`1o8d,4>J2Nr3NL.y3.L:!Vzc6%B3Nk~rdBc>&neZu$h>r>q%isv1/s.7BjOFhh~2}I9UuXe9I5SI(+O$HhL0>q`:tTEj(JN&]0l]cD7G=W#Ou5(/&~v,Q|yBf8(/A2;2s@fNzGJ9*g.,hlYAE^qJf:@BHUruP9NR4@#a*^#pfkx(,iXhA!A&bL0~(<%FRlH}!ZAK&6pH)Y(rZVFyKXc52;W]7,uPah!m$}pZdX",
"&i;$aV``#[cX%PO&ap.>yC+X$XfSWK-vc25Y=f6irlR:}Xm6dih14x493Pv6uv]Y9m`VLV=:2^MU4uy`>thy4;K#9Rr5Y>P]fJ}aX#QMH{)x;lkzFnl'3W;$cyeLw7%i4qRYPWC]s4B>DPD*u=sZdq$.~HD}(>MB0;Ea}$nmp-KAuJR-8X.qkp(*!$&{L8fkSm'M10YiywP>p-TS:r-|zB[7!5-mR+_'Ye2MLuV("};
GPUSORTI_SPV(select_sort, select_sort_address, 7510) {
"n/*6B@_aQvD*2<<b/&09@33';/lB/Ju0:W)AI_P2%/eqqQkQHkDuA~U*;Ys.p;&d;{ST7Ze.E0!0Lc}g2$Q~'Ut*.1Jo)(Naqr|7]#@eKy,>4'dC_~yxG/o1~6[!:UU(3cMkRzA<I<Yyu$,|3LJl|)~E7S0+p}Au;N3;(%9LeuTA4}c~3w(qZq4duz$S<(i8Zn6'%pA:}=ms2ClKb/Kq%V*w5bSGcrK,ss[.x=[JE43qi9cptqv{]xS.&sUc!x9pp-1_G+LkD2%)JC^|7::sE'#wyc4Bas+K&,$tS)n`Va<CB;a9Y+*xrkncuk9+;O#0bvP>doQxkz0fHz}ncxJk8dostd*ZjvZ/b|Qav3eKw)Dem[qXMe0"};
GPUSORTI_SPV(merge_buckets, select_sort, 7720) {
"'TSVkQ{%J/L:}Wdcu=G;!{c3is(VU^s^<,FtPp$/bN_yHR#&)|(O+QR!-P_xI`sVuIHeuz}|2li$s*p{#h#N8~NB~8NPWvfRTfHBVcu<!HR)lAFI29_%$'Rb/.X(Hel&ODCUULW$B=OWZJz-e6gZe^mYx{;r%w'p7K1LFMr8Zdo1xcpYK-DES*z>W.m+J7~pu##J5u{*W_BUBAw=La3b(Ay9u[lBLTdG{XyWgF#uR]X0shJ8R'79[+X1k~CrBB<14`y`82$W*Q_w'MThx<{A&N,bi1K}6*jp~jd)a%4Uw'/CJ2FZn]r(uW9=|~*<ty@~umMq=Cv&y;dIimn{H>0g)5h[*lNws$C])&tE3l8|4_n,Ei3*yupNG}&gNSPM;vd3ve'(2.5C/wl>yZE&eZV.bZnl.,:9gvX_#Lj_~S*/%|E_B3Xu+>{gAK:l)xYgkK]=.,;e@j:9#Z5F(Hf_V:2f|1psLyu;yHXhWr-b1z[mX+A=z[B45(,B",
"Km.HT-`N+}<v0!v[e=@-#jFz`n5RJgm[q-@nOxA7fSG`Le,mq%zM^Hse/&uSb&9fe6<PdGfek%h6Z4nQ9{w-{0I3`KYj]|IG>[x(Z^)4Q5DC$j1v,Q_1q;*|_I*`@yp^YP_84d(x!`|BsM9*'6jy'6}dY!5P{}O.3{X]L^[:pLvTmaptg548s$r;zE,TjO|2!oZQ<BIkOQ{s~%j/mLFt5p&ORLzOOM=kgCJfxztSLt$dQ[4f5AXwo%cy|+].{!rMhpA{PVh<or_M*{vp'X|!y@_.XW=&{R0!7RG.6'il_YNo$d}>%rXGJy<|,Zs#~-qT"};
GPUSORTI_SPV(select, select_sort, 7247) {
"){KAlfLm4*Z#.[tj}B=9E,,GnQZyw5d9+a&'rmhYqs>5~~^CI+_'^ypnhC]O2$t8z(OaoGiclN6[rz>*=7Yv-*IFSs5Bk~)CM]^<%=JLi|tA1W,P'QBtJg7>m4#;Z&<Qce,1WA`.)*={TxO4&aiFV4|<W%W2-sy}<~vA7W!MXX{/<n:jK1e^-@-*z<FXP0kCuSJRyY&}@p=xEM`5Ct/kbRr.OQ,m|C*|iwNA|c~59I{R$;/>QEwBkNnS{!uQ/f$L*/ttybdM{7n7GAJZ37y,X.LxH.R`i]0(__iD<DDJm.r%g&uT8np~iHn~;RDA@h@K)%_+OC2$anv<[nM~FLlku=5eo.qjPV^W:,yV!%HkIGRS]9@G|=Fw(tF'xCRe=7vz62r9RLz%ggKrg:i{BAC{qIhMd~z_eH;->5Qkx-1aU0e4Pn<9U]216dg]x'Ez|Be{q3pfHL,J1.Q7yY&cpW>S*R7.VI!6e%kvDLVgF({,S[=``4e)$Cn`",
"|<8;RGs,,95~mT$JXg.Ji8}i:PM#:@}%L6iuAvjXbj)&L4f&K`zz#&eT$LRCPbzYOE%p'|<x(470e<B0QP@5sx!N4A>2cTu>FU*S4B[&vE=I+0dvK}Bdq(,O2}j|L'6g1MN&iu~<@%4>$|bb0l(#J5@v7w1&RQmTba{1)^UUWQ;g{>CdvNJ:qu0fj.JSA;102_d=H&N}D9&jZGQiS{%Q9Nj9NLvd]W(xO0~ZJ[s_ipF.eJAcnYAFTzVICGnBcEI1aD+,ttf$`cMouEn-a^@tiMt+5{]'eOBx]J^.H6A(r~:S!UH~.G2iKex)<p_s*6CpO*EY+h{&W0]A#4|<nQSig1*oZ.[SyvoA}R@d(!<1A2*#rO0C<QGBqZuH1z}I.DJr4$&=bB|yL3LL~U}=-j$lNVEXKl41IAlnBj%6q,Q)IEy$W&lBcyijX!<8}<j:'v5F3wRf]O~7_3|TdLGap#]er-YiqS-{ueSI:rX1Pe9OC(~xtn;XeFd7",
"BkOwyfk3,v2HWE&ZX95T)S'cJ8N@9OykdOdE{q>g@:j(EE}@S~wu!GLwQ9:QU=QtKN_{2:G!^kYhd|pBr<g.$OS39A%Jmc2`ZecWz`7LVavNZaJ5ve49:C7&M.I~g1>L_-2^-QF+-mGG]l^56/Uf.7Avpd_[}QQ/|upf,tiHtOIs=[f97VQiTFqelABqS3a*1HOFMrz>OF.j1]q@1}7(WgRr83<Ae5$EQsdJ4/P(2@Wue{FU`'7/|z8kmh9{C<f'3IXEHDbZR_QH(0[n>w~ZL)1vv-'6E>ZV64ke>ge[I_|oI-(+%7Q5iK!Kmenc;rUA!q*D@BZn9jQo^|fDppkqx<N8eV&OC'KbSK#1n<B)gKeKE!DAjA4@=sO@Mq5ReBeoDVdk%e&qcY'YTgmE7&|Yc+z:*O`Kr5^Z$JB`g-e7ts1T3_9;>ARDsm%8K+!e92/I`sp$,Ql<wle!.'MwD@4]V[vl<0tAj!;#f8oZH8<vNiygwE>1+'92",
"E{EQL2sF't%A<qI$fR]:`^]hd*yQ%Ul1uZOq#>C';DDgPNM-8oKv1s<t6N3g/J>XD^H~@IF9}$sObLycAuj}*Zh_8LB6DBW}ud5^qLCDj.zEU|N^a-b$1:X]7!lvGg:DKwdJ9K~KOl7q0G^u^%k#(ECC&<s"};
GPUSORTI_SPV(select_address, select, 8170) {
"p*Qh'$8DxbcAAO~vC~Gw$0bFT`okhxrc6%g3HsP5`^hPy~Hf@!RB{SXa!~]*7}:)k8nK=}h=q$S/~Yhy4dSu}*Po2BV8WEqy6mZ;:Jh1L<:Y6vsLa:/nq:b~V*Ak_bq$b@i_Q0iL[U'1U!@,]r2I2;p:|).WGcoVrZ_hUtYr@|2S5)Er8^=i@*!OnS4Jy&u2]<(N_0p$oAPUi>+!.9Mg8]FMBl1i,Ul,0`7VdFn{Zwd|9*qPrQg1=[oml=vi>:V8[KQN+CU0w%N9&:pycxwRBuec_NB~KhV1$CxaU]vvQWQUq*dknuQuu>y<hDf3fUDmvV,DdP7E6Y7S&+W26ed76Ed)_ccueh[;m%0@+*&S+ME=X{gA,mL;V]*mF.9tI2(mo[J.SY6R@H/8G[eTF5KeV<s<HskVnjwZ<ZCfm~eQ)p7m_g#ai)k~N|+z*&oVI#BL<6/og=Z2IMq]olvHF|16J~7aI,rMY)e8zjq]3]B`,.M(ah,V5yIv",
"twC+^OXi6&{.B@G%#/Z6ii}ypI!L=JFf&/|Ncv3Y>0[}(`$sLM^7OuE`nHEI)3b)o|o3!rpKQu}f.6c$A'fV(L9l|CAy9EtQ0OmH:xf>NDM-_n.9lN[x:5aEy~a+S13mj|T#>m[/upvgbhqJ)XmbwhAs#f|bPO+0_w>d5dH~2~%Tu6,5W5CdF="};
GPUSORTI_SPV(gather_address, select_address, 2901) {
"VtL,IM~@lS1iO=K`ah]~!VJ~hRr>D1Huna8&kvquUC(juP>Y9tB3UG[dniM|lVAb.;Md3tPQQu$9*4apIXB4Gtf8vTf//'2}^*L|2ps*XsCcwT,t>IDhf78~I@:xtWNs*iy.{lB}Dl-N13Q2!Xdn|njBCb!EK!CV.VUkw&#.wZN|)G[DFh>mk5aa#r9Hb}r6]/iB35MrFTwNXC-EiRNLN`GnI+41,Dx1{FI'y}ar&7d|hXU,71u,X6ZDYzEBne%)p;B%;k~{[sJ{Y{Be&OQ8#q!@^M{fBcraMS(oOlkaf3X/JUSj&R{N$#3<DKv;H}gd5gYl,ND(.zOl5Llv^I|6b='IlNPyjN};WQam9|&PA+DpUrEJn[dy)mhu(_%+{7e{;`mzC=hCd`PVeM|cC}!W_wMfH{nSmw'u=+rwM2IepYm$~4>FsZJu390$Hk[BTytZu6G,EHw>nC}}6v:B$gX!4_ly@,,O4,yLCk(]A&Cg-|rdF,kdWFh(",
"5x@l~WNfy#>lNOE-%fRywmtyK0rDAp$mu0g(taqJ1g;5wZLGdu5=FkmoU;Rzh/Vw_zVbx.B_MigiVVI^cs|K}J96oP}U3uh.A[gE)O{/_O-q*"};
GPUSORTI_SPV(gather, gather_address, 2264) {
"hh!/Cju/8i4^DH+l&yjZ,Y*S#U'^_)hNfC(VaLHjBj=vafm/Ov6h/+_0)$Nv:g>8'1FY6`wjzO`o=HSy;N/t}2ht>@!Qki$*]D~r}f$}Y>$fv@dhy=qZmKBWaY<wyvJ+%G4J2WB2]UxS~OX_;.'jHoPO8ZaL*h)+=MfME'aAezk0&`s>Q~~6<IEWvj)s:j$;d$*-uLAP2VORCdB_gC')LXtUsS672kQ5^hkJ)sL^qnyBPG<P{@IdKc$=Vkrk;JL!"};
/* clang-format on */
/* ==== GENERATED: end ==== */

static const gpusorti_packed gpusorti_kernels[GPUSORTI_KERNEL_COUNT] = {
#define GPUSORTI_Y(name) {gpusorti_lines_##name, gpusorti_base_##name, gpusorti_words_##name},
#define GPUSORTI_X(name) GPUSORTI_Y(name) GPUSORTI_Y(name##_address)
    GPUSORTI_KERNELS(GPUSORTI_X) GPUSORTI_SINGLE_KERNELS(GPUSORTI_Y)
#undef GPUSORTI_X
#undef GPUSORTI_Y
};

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
    ctx->packed = gpusorti_kernels;
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
