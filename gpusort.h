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
    if (leaves.leaf.workgroup_size > ctx->caps.max_invocations || 4 * words > ctx->caps.max_shared) return plan;
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
/* count: count.comp, 3343 words */
"a6|_~!!!(Q~-_~!!c>W~%!p!qf-%!m~%!mb6]!m~%!m~%!m~%!m~%!m~%!m~$Vv`!A|7M!pV{_~!!!!<Vp!qV{W$Vp!rVeVlVp!uVq`!m!vb,[!v~#!w",
"a!C!wVy`!*!ya!6!z~%!z~#!|~$!|Vyl-'!~a!6!~a!K#!VeW%Vp#%a!:#&~%#&~##(~$#(a!O#.VeV}Vp#0VeVqVp#7VeW(Vp#FVeh-m#Ua9/#^VeV~",
"o-iW0!d!%`,eb-^W2!e!U!4!%_~!!B`(!f`-`_~!!ROI!g!%a-dX(!h~#W0!i!UW2!j!4`!4_~!!c>j!kb.+`!AX)!l!#a!)_~!!s/*!mg-}!nW(!mW;",
"!n~#f8.b-@b-Zu8Vb-[b8Rb,vW:!oVe!PW;!o!pVeb.1c.'!o!qa-x`%&b.7_~!!RO]!4!s_~!!!#s!r!5W:!tW%!UW8!u!UWA!v!ua86!v~#!w`.D!x",
"V~`!4!y~#!z!yW:!{V~!zW;!{!|V~e.:!}a8W!}!~V~`!d#!W'~###W'~##$X-#!##W8#%`!>#&#%W:#'V~#&W;#'#(a.q#)W!`!:#*~##)_~!!ZGm!%",
"#+_~!!!#r#*!2!5X,!/#,_~!!!#H#!!3`!5#-a#2`!]#.Vc`!,#/X-#.!2~##0`!c!%#1_~!!!#J#0!2`!T#2_~!!!!B`!,#3_~!!!$3#1#2`!(#4_~!",
"!!$0!2#3`!C#5~#!5`$/#6X2`!G#7a!Q#8_~!!!#t#7a!b#9a!W`!(#:a!<`!I#;a!Y`!z#<X0#;~$#=_~!!!#w#0##b/h`!8#>X3#0a!f#@~##>`!(#",
"AX1#@!2`#G#BX/#=!I#A`!F#Cc!e#D`#G!2`!y#EVz~##FV}b1S`!X#GWr`!8#Ha#^b1(`!V#I`!]#FW7#J`!)W:#KVr#JW;#K#L`1t#MVr!%b12W;#M",
"#NVr`!&#O~$#Pa!W#Q_~!!!$vW:#RW%!4b0z_~!!JWD!U#S!3!3_~!!9g~!4#T`!G#UV}W7#V!4#UW:#WW%#VW7#X!U`!*#YW%#X`!r#Z_~!!!#L!>#U",
"b1f`!M#[_~!!!#X`!*#]Vwb<C`!M#^Vc`!<#_X3#^a$5#`X5#_!3b1Ps1L_~!!B`A~##ag;YW^b+1b+G8#~1a!J#bb,m#`j:J!=~%_~!!JXA`!&!Jb7T",
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
":7~c+v8uc#>8s#ZWK8vWG8v`%M8r928#a%t8yWG8pb#]92e*S8xVcb(@h)6_~!!ZIt`!5#N`$mcR+a!A8}Ve~2#O~#gRJ9(~%`)d!2~%WK8.WG8.f)h#",
"lVc!lg)ew*me!wb&+8'f/H!]d/va4Sb09c&(83c8maQ<8'a#S8(~)l;58!#I~$#[c!R86~&e&~81b%da7=86`!<8788`+o89WG84~$8;!3_~!!JXe!4`",
"**h((WJa$`b$SmT}!=b!:XUa#N`!kc-[WJa$iq!J#]b!:l!J#P~4#EXUd(Xb'wb#Y`%7",
/* count_address: count.comp -DGPUSORTI_ADDRESS, 3754 words */
"aRs_~!!!)H~7nGr#n~%#nbRu#n~%#n~%#n~%#n~%#n~%#n~%#n~%#n~%#n~%#n~%#n~$Vv#ntH.kH&#rVeV{iH*cGVjGo}!GNVbGLX)#maS'aGX}!GTK",
"W=#nkS]W:#oW(#nW;#odGYbBxfGYW:#pW%!%|ShbGeeSlwGiW9#q`#)bG'bGcbCsiGycFi#raHg#sW@`D$#tX3#r#s~%#t!3bT/aT+dH3aT+!vW:#uW~",
"!UaGpeGlbSv`!R#v~#!N~##wX5#v!3W}#xfTW#x~#}!G{e~}baMbG{baI}!G{_dVv#yVq}!H!DbbPbH!bI=bX-jH!#z~F!G~H#z~'kU#d.L#ymH/![`!",
"j!=eUza3T8,bH18,`1Lb>Q81}!H1A84~-8D~*8;8Bb:|cH18D~28H~(8L~(8N~##z~&8G8H#zWK8RWG8R~*wX0sWAd$,eU,8+~$}!HAV#{Vc#miC#`2|",
"a[4XFbUD_~!!JXR#qa1dXJ~$b<L8#b;Y`F.bB18)XGa#3c!dc1R8'XEaC|{I/8&b$.b$*#]dI%d[8!0mI$gIZgM#XC`!;#{8'82!Aa%M8!b%Qb928$8(",
"8#bZza'V#`!385WR#u`#`aZw!U~$V}a=68+_~!!JXd~##$89c%Ek!ka2u#w8@f%]b$t!58Cg!w!%~$8D8#b#0898!!5aF[8(dF`a$C8:8)X!#x`!)kNU",
"b!m8L~.8O~.8P8#eNZ!3~#8&a&X8,f]^cJ;a'C8;kJs8W~'g#*g%&a%s8_#+b#]8#~$8'`4!f!;fIh8$aO_o#fa!X8h#+e#S!3a(ha#H8'~)aIF84jKl",
"8lWG8l_~!!k9;~#8X8a8;8H`*<kKjW;!t`@H`7'8#pKqWM#p`!rc(OcJZd<6dKke!A8,~&uKoWJaD9b<+8#WS847~bEWgKoa!;87bD[WS887~b$'gKod",
"!ya7jr#:#:~(8Ac!AvKmWJa=)`!^b#;8)~*#Ce!^8L~&cKke!|WK8MWG8Ma#U8O}!K^~$:!H~A!K~>i!hc!P}!K^~'9a-3mKb8'~*8)~+#y~781~@WS8",
"3#SjKeaXkaKeb$a8>}!K^O8D~$8L~*8I~;8K~48P~88=8>~$b#A83d#[#UaovhKV8Z~48+~'8Y~(8a~58d~+8^8]~18n~-8V~&8l~)8_a!+8rXNc0V8s",
"7~a#@8_~*bltcK^8~~)8.~/8.~&8x~+8s~$8;cKgkK^8n~$aGw89`!-aKV`2vWK8PWG8P`!-8QhKO8R~$8iWG8i~$9,8n~'8p~)8r~&8r~#8sWG8s~#8",
"q90~$aKZ8ob#N90e1*9/~&lGnWJa<)dKWc64a!I96!2~:#O~'c$H9)iK`a*}82}!K``o>C!M~(8.83gKm86b6>!=ao}8*~#a#g8+~+c*IpKo89bpRfKo",
"84~$c%n`!<8:8;`,#8<WG87~$8>bKo8B~3yt&jK|cqtcK||!WdL,l!W#P~AgL9b<nWK8@WG8@`%o",
/* scan: scan.comp, 2749 words */
"aq~_~!!!'N~;{qR}!r>LkKzbKMbK~fKQbKMbKUt|geKVkKEX(#|`!/`Kb_~!!s/-#}!#`K<cK2bJwX(#~!%#p}#*4QbJSpqSf|iiKBkq'cHOcI`bKHjn",
"SdKP#raG@$!`Jk##bK=$!!3`I.$#X/#``&'bILbHmbJmbHBb}4cI*!%$$`!NaGl$%X-$$!3b}{bIKbH{W7$&`!'aI2$&~)bI!jH@#w~#bH~bnWdIebHj",
"bITbM}cI7$'!%~%$'`!A$(X1!>!2dI5mHre]W#p~#iHz#bWXa0;!3bAt8!lRRccHWXoFWb3(a31$)8$b(Sb1#8'8#8&gob_~!!{'V`GH$+8%#T`{e!3`",
"!#b1WWUa;A#Ik1(X>a#/f!/|oeb=odI7bCvb6Z8-`hVbW<a!-818C`}Uh1}8K~#}!q/Ii.%`}Tc3+8&81~'8Z}#$!'8%7~`2OuW08)~'d;e`q<a0O8*8",
"+`-:8/`+wWXa#Xj7;g75a#F82h!;XTc0G85bY^b!@b-8jXp8n8<~&e#g8'8*d4p8-~'8Eb#gg618G#UbK]c!Nc>rd!N8(o5>WTaIh8&b2R8Tj6G8;bY~",
"`%Qh$:bF2c''bJ0!38&a2-9580`6Pe$V83`D7b1e`!+`Mk!=a:X8.WS9584a'Y$,97WTasN8#b<X88f1f84d#O87~58E~&8nj5,8T8Ib#O8+f[I8/b6^",
"a#C9L8-b#@b#67~a%o8/b%}!=a#I8+b2V$(d!=8W8X7~b%SWK8VWG8V`!/8T8U`4h8Y`N7WK9MWG9M}#/b9~}luc~}}!pE~$|gaC8!da%dwNf%8$)Vc#",
"|cDEg@Ad)<8&~#b##b!PaTza'9WO`+1e)2bAf8(~%8)b=W808#k:OdF68.XNa'TeP*8182`KZ`@M80`DC}#/3%`)B83`.|XD82a#@$*b')f#*c-l$#cD",
"J$+Vc#}gCH}#*]/n)1c1]$*XAe&{!Ib0)80dSRaEvaSR_~!!Ba{aM8aM6c/qW^beRW_b+gn)]_~!!JXpa!287n*,8&8;~$8'8<~8!2~$j<F8,~#b#Re%",
"88$~(b{'8(c1dc3+b%(8+d'Mb~qc#fk2(_~!!JXc!4aRoWXa!h!3a!'8Vb3z8#bU28%!5b#J8##)!3XNb'8bAyXV}#3M%b#_!Jb!68%b&58_h%)f%%8d",
"cFEXFa!,!LXNa,Ha$(}#=i&88c#V8[g&fa!l89!L~%##bPN81f)Y828.`2Nb&lWLa!_80`$[b4'8pb418Q~#d#`8J!28%c(O8#d,{8$!2d.ybHubqca!",
"'8z8Jb3'8]c!:8$d!I#G8{c0uW`a/R!38k}#/C%c(<8`~+WK8`dEV9#e]H8xg%,9.fJ{9(~$a$/8|l'gW`b/0d]qaW+aUJc&*mK}a#ag!0b40WLa(R8%",
"$%8!cM4aJkaEIc#v!X~#cS.8#j.s!0bOvj,gb$+!@`!38}WG8}`$A8~9!`5:9#WG8zb/d$,Vc#~W]#peCDWJa%)b1Va%5c5Bc(0bP;dCT!>~+WUaBw8'",
"jO!8/c23c3mmN~e5o85WTcU&86bBZ87`K7c2Ub2uX=a2~!5a2ub3.88a+A",
/* scan_address: scan.comp -DGPUSORTI_ADDRESS, 2950 words */
"akM_~!!!'n~E~}oAR~}sj~}#>VMkAqb>V}!AcPjh:}#/')}!Agb}!AcJbC&aAgbh>dAgbh|fAkbhb}!AkjzH3d`'}!AzL!G~184`tRa*S89wAz}!i`Ph",
"1&c6~!4`+C`/L8-bC&a!-848I8!8/h-D8QeB,|k9|B,8a~+k#nuMX8,bN-f#sc=Gb=C!>~%WXa#hvB;85~188~-jO>8w8@yB;8H~.8J~R8W~)jPdc7p8",
">bPZ`%n}#Dv%f$Jfh8b/B8*`gXaA*9B83gBK86877~bZxbBT!=a}r81WS9B87bBK9D~$8F~&8;~)87~'8:~58H~&8t~*n#_8Z8O~%8.~%bR482dmOa#R",
"9[80tCxiBZ8^8_~'8]WG8]~#8Z8[#Za4_8XWK9]WG9]}#EDM~}{pB~}}!ge~$}pWQd%tc(r#]d!.}!C1J!;~~#)!;~~&ji(ecx/8M`%#a(_8#!=8&e-P",
"at;a!28%b/b!3d.LbCC8}8M~%8`a!<8)`CCf!M#G8~c1qW`avj!38ngCE8c~,8c~'9&~(8{~*91~)9+~'9!~y![`Th`CEX#~#`#xkCGa!:8K`CGd+=oC",
"IaC@9#`$E9$9%`6H9&`CR}!CI~#]",
/* scatter: scatter.comp, 6314 words */
"ab]_~!!!.PbCI_~!!!!aVd_~!!!!cVdWrgbc_~!!{'+~'$R$[$`$jebf#U}#Ti~#t$9VeW*Vp$;a!h$<~%$<}#kO+$>a!O$@~%$@~#$B~$$B`!6}#/j2",
"$PVe`$%$RV{WWcDl$SVe`#u$[V{W+Vv$``!-$`V{_~!!!!LVv7}`!)$jV{_~!!!SWbE1}#UOAX)$-!#!4`Du}#0#/bE*WD$.!%VrX($/$.`!.$0!%$.f",
"E*W2$1aDyX)$2bE!cEhcB,#X!U~%#XcB4#Y~#W2$3!##W#YX)$4!#a!pW2$5a!tW3$6a!L!4!4W3$7aEy`!#X*$8c!0!%}#VF~$A$9~$$:X-$9!5bEBW",
"8$;`#*$<$;W:$=V~$<W;$=!E~#$>~#$@$>W:$AV~$@W;$A$BV~`!I$C~$}#/F$}#1$~#F$D~#a#M$Ec!.$Fc!q$G~%!4$Hc!4$I~&$Jc#&$K~&$LX0$K",
"}#WW4W:$MVq`&.$M$NVq`!&$OVq`!6$PaIn$QX5$P!3`I5$R}#g^&`!&$Sa$B$T_~!!!#N!>$S`!:$U~%$M$VVq`!,$W~&$Xa!W$Ya!&$Z~#!6$[a![$",
"]~#aIz$^X/$]$T!>W7$_`!*aIM$_~)`!D$`Ve`!L$aa!_$bX-~#_~!!9g}!4$c}#5I%bIc`!3$d`!Ya#_$e_~!!!#{$SaJa$f_~!!!#p$d$e`#5$gX1#",
"#~#!%$h_~!!!$.!I$gW:$iVe$.W;$i$j}#3:(`!($kX0#I!2W7$l`!)W:$mVr$lW;$m`It`!4$nX:$T#IW7$o`!)W:$pVr$oW;$p#OVrbKSbK/`!<$q`",
"K+!LbKW$q!3`!.$r~$bJh$ra!.$sa!U`!.$t_~!!!#u#I!>~#$uXi`!(`#{$vX/$t$u`!{$w`!*W:$xW%$wdJU`!D$yXn!r$9`!=$zX/$y`!)`!5${X:",
"#Z$zW7$|`!)W:$}Vr$|W;$}#P`$@$~Vq#XW;$~%!}#4B$%#!I!IW:%$Vq!UW:%%Vq$'W;%%%&Vq}#5'&%'~$%'%(Vr`!h%)X5$9a$H%*`!(a%(%+X/%*",
"#U`#,%,`!*W:%-Vq%,W;%-%.VqbMKaM'cknfM##zX5$$a#k%/`!.!5bM/%/a!a%0~$tL+#YdL/}#ZsU{k#}#%T%8*}#4KA89~-8<~'a!`$af:38'}#!V",
"2jiM8(8>gvP8@h#@a3z%(8-cXk`l9!>al88)a!M8D8Ja488N}#5A&8L~28P~(8T~$X@ag}}#!^'b9u8LWS$N}#!M&8NWS$Oc$2#z~(8M#)~-#z80~#a$",
"U$%~-8S##WX~,$%8+~#e$@8;~(87}#!`+XAa!88(cB#`{;a!_8a}##y'}#k<%8-8%8>8#WJ#X7}%!WS8z7~a7C%B8|8{WJ$'`Z<WS%&bOB8Da!M8j!L~",
")%E8.8%8#88b#H%0~%}#7P%8:828L8C8:b#G|%bWS9.8%a$N%=90b%G8(fAA`iH8#a%*`&u`%P8+`7Kc7,8BWG8Ba!]8A`}$8F~)8H~&8K~#8IWG8I~#",
"8J8_~%8LWG8GWK96WG96}#_p~%H}#!8$$-d$6}#_v/m$1`*#8)}#7d%c$08+WS`~hb%QbB7b!J8-~%bJQVcc$-apcc$^XJaEeVcc#S82`!4c$bb<5WZa",
"%O%1~7$:~-gT(dS{c#N}#5w%cCSa!0!E!08/~%bQ[b%^}$!/$a#%8-b!b83~287b#ab%!d!ba!0$B!08:~%dR=c!bd%18;WG8;a!r8.88`Vdc%-%2~2$",
"C~%y#mbp<8,bsgc#l8.`!/8-bGSa)x8)c'Bo!X84a%784d%JaAPc#h}#/`&c#m88`!4c#lbSoWZ}#dS0#H~~$z!U%3i%+$D~)$Ee$-8(~(8)8&~#b!:$",
"Ff#$h%D8&~(aYRd$)$Gt%DXOn%H`1/i$&aXF86b!a$H~(8=h$*8@~)8A8<d#($I~)d%Tl$O8,d!G$Jo%T$L~&XOn%X8(~&8,Vc}#8Q&!U`W282`%e}#X",
"X&}#Y,$8E`)r}!vB~$vdTldK7$N~$$ObT>8%b!gdSkd(@$Qe$%bJP$Rb,7$Tc#aW^b!,eS7!2~$c!X%4~)$U~$b.>$V`0Nd!*bPsW^a#HfSl8%f!V%5~",
")$Wf#/f!RbSzcMwcVI`'_c!R$,b$Gd#|$X~$$Yb$Fc4Db#-$Zh$p%6`!{rW1a!H$[b7&aSs8&~$8&7~`#%}#;<&b%5b6sa6T8&`c~a(78#XD8*}#;},$",
"[WS$Va#`@!$`WS$Z@!WS$Y$Sb#jb3v$Sg#:WS$ac(:$b~%_~!!JZZ$.7}!A$c_~!!RRn~#!A!R8!`!R7~b!+Vc8#`!X7~b!OWXiX+d$Ub$/cOBd3;fNX",
"$Za$n%6e!~gNUb97b!>b'!c5>#UWS$X7~b85%7e%%_~!!RRua#3Ve8#b!Fb!{c&^bX6h>'b$6cOxd4|`898)~$%8e!ba9w%7ce{e#D8!bcgd&]$.%9Vc",
"$/o*s$f~%e%u$h~)dd(#F~)}#D<(X@aUod9tb%.}#P2&Vcb!g8$f'OXOa&~e>,8&~%a[&7~j[$8,_~!!ZH,`![83ak/b./c%sc#@$.`#189d#@8<~,di",
"HXGa>q8%cXah#@XAbwqa!n8!a!#XK$.a%*X@$.}#+U(!=~%c<'$.`WY8>8/8)c(D%:Vc$0W]$.e0n$fd8#a(5a;;$j~&b,-fYpc-Pc'P8,e6J8#~#d!j",
"%;~6c![eT4c(#8)e*d8#~(!#%<b(}XR!A!A#Qb'=%=hUS8#WTb$Ba&~#Nc7mWJa3Kg!/XAa%Yd*J%>Vc$1f/`XS`#F%98#a'8%:bBb%;8#bC,b*>#Ob!",
"UbDQ%<ffmgho8&8)WS8'7~b3;b!A}#i>%8,c!x%@Vc$2i_pb+j#Ic@{g!qWS`$'b#%d#J%Ae(X}#Q()gkna'QcpKd&k$T~$Vw~'XC`+l%@8$8-a[_8#`",
"bxa8I7~b8wf!X8+~'8.~+Vc~,85~+a(-83b0n8*8(a#Ogihg#R#w~.dCJ$T~$Vw~'X=a$k#Ick9c$Bf:/80eCL!=~%aF~8,gpJh!fVc~089~.8;~-}#=",
"g%bkM%BVc$3W]#W~#`J=aJG$x~#jE.8%~'$s~+b!s}#IE.e,@%4cqDf#Y8&qb[cK5%5}#Iu%f-D}#H#7e#/!t7}8B8&b>zbu18!Wa`!'%>878!an&8E8",
"*a/%g$.b4hb#Hbu1`!78586~#87`o_b$,b#U$v~)85d&m88~'$vqq4#I~)b#5%A8&}#XU.`#ea#>8VbK,}#1~7a!U%8}$7p*8.d#281~58>~'g$jb*{8",
"%a@^b`08&8.}#EX(8i8,d#-`vI7~}#8R%bLE!=aE~8*b$Bc2)k!c#I~##ZftTgsnr%^8y~*b'd8o8!f'rb%f8~d#:b$Ya'{d$E8/`#9b'w%CVc$4cC'd",
")`c;1a!^#Pa']cg*!5j,C#Z8*}#`#&b!Cf3_bB9%DVc$5f*Db!=bKld!`g&)c!`b!>c#Y}#RE4d+1!TVc$6}#Of+!4~$}#N=;bu:8'b&#8-j#,828&}#",
"K<%81}#N'/%#~#%$`N*8/`#zc;5d2[80`'0cFcg)G|#,8@g$tb!o8+}#Mv1b>*c'!bQEb3fb%l%EVc$7c$6g$9y*T$M7}%&c8jb#%8(~%}#et$%C`2g!",
"rg*Qj'Z8(}#Q97b(@c7ua$q%D`!_b'fcS+g-S8&c)3d2/e7W%)~%a#F%.84`%/bEzb)z8-8GXVa$`8E~&fJ]8I~$b$`%383}#d@.848#}#gf%8O8.cn9",
"aU)}#>#$8=8>!=}#I8$8:}#Tt+$8f'-dp>}!'0D`A]a0<h-y8(`#7b%08+~%}#Ts&e'G838*cJ~b'FWTam@8,a$d%188jO_b%U`(Y$9a1ua|+8485!=a",
"O581j%Y83~@cV;8G}#$W-8Ib%:8.a!Cc%u8($9a#(%2`A;gN7c{/biK`$f",
/* scatter_address: scatter.comp -DGPUSORTI_ADDRESS, 6979 words */
"}#,m$_~!!!/sgiF}#,s4riQ}#vH~#Pai-}!hbT}#v_E|hd~}}#wUI}#wQ~$9bfPhi-dhj~}~}}#xF4zhj~}}!hfwjhb#z~,%F~~#W!GV~}#{n)}#4i%f",
"hf%G~e!G~D}#3lNa3P`7-}!huA8<~-8@~J!M~)8B~*8Ca#B8@~)rhw8G8M~$8Q~&8O~28S~(8W~C%G~6%G~~#)8}~&9!8~~$9!~q91~&93~l99WG99}$",
"!X~)#qlR8%}!&lGgl}k&l8(~08)~2X#7~85`&kbQ}k&]8;~.8>~.8@~&86~087~78H~.8K~.8L~-XJa.xVca%;8-`k%}#/F&}$-=$8Ddn8|)p#E~-!=~",
"4$:~`k%'8<~.8@~.8A~N8I~.8L~.8M{)bejs8;8D`G-doTw(/|%+cp!z(/~}~}}$+e7#H~~$g`pol$|ppvWJa3Ic$#8(~&cpve#!8+s%7$G~(80~3XOn",
"%;88~'897~}$8]%gpte!e8<n$&dpne!A8Bs%B$J~(8G~&zplWJannd%F8*c#Fb+&a#Z8Q}#G'~$v}!pc~%BAS~$AS~~+##z~~#Q%F~~2n",
/* scatter_basic: scatter.comp -DGPUSORTI_BASIC, 5283 words */
"~#Va_~!!!,J}$<d5}#Y}~$]}#|f(}#Yc^fpr}#YF~'lbp8}$#S$cpU}$j,7`!*`o/dn;ao/#ZaoB$o~#`o/}%B1%`!8%HX0#)#Fbp2}$j0%ct{W7%I!U",
"!>aoS%I~#anL%JVr!U}$#4'}$&U%`!,%KX1#Z!2{o#%(~($X~1aqt#K%Lsnx$_~&$_~#$Z}#WZ.bvdfnx#`~0bq3}#Wc~#w$V~b%L~z#`~6#`~~#'$X~",
"'!S~($Y~R$V~B%7~%%L~~4B}$om+ad.WZieRX=a!i!>b5.h#5%7i]ObbIf]J8&~.eYRiWm!tb;4d!&gW7eIsh5}bK:8&aS-8.8'~)}$*8&!_b!:8+}$*",
"y%cS78(a-TgO<j6s8,~2b#^bXg}$i(&cXo8&`Jya.G8#e!V#)eTR%H}$&X*ce[WS8B#SgM)o#nfg4#Ub/G8(jTo8M8+eW8XGb/bb)F!AXGe'28#!2b!V",
"#)}$un&bWd8%jU<gM#a$d8Yb#&WM%J`T1a0vgVFb.a86cWo!289~'!>~$ih!bN_8'~&fkCXAb1db!lb3P}$].*cvX#Sc9VWT!UaeQi#483~%}$:=%}$(",
"Y&}$:=%}$p1%XA~#`w;b!E$(a!0dfKb$E!(b*W!_b'sccsVec!6c8sXFa/[!_XFb!AXNa!,}$Ub'`#2a*LWS9$gTr8An%gbZf9*8&f%L8o~&b!'d%GXG",
"bfIa!E92g%o8%c#7a!08,b&5b3Tc,NbubWT~'h%gWK8zWG8z`!/8{8|!5}$M}$8xjPu8zi#NiR<g',XGb(|}$,o%c#4a#H9G8-dYU8(}$.Q-b,zaxZl!",
"YWQbX3c&&!4`3t82`&(k[]81~#84~%a!n85%K~.bS*q!n8:~)8-~#j!O8B~%#L8@a#^cy=8G`>8`!78H8I`$c8JWG8Ej$U8Gr&$9j~&b$_8(f%U}%fX%",
"!=~%j!a8't,8j*A9{8)j!ax^'%(~A%(~;%(~<%(~~#A$X~m$X~w$Y~)$X~^$V~4%L~F$Z~~#i$Y~vx%Yx^'$Z~G",
/* scatter_basic_address: scatter.comp -DGPUSORTI_BASIC -DGPUSORTI_ADDRESS, 5974 words */
"~#Wb_~!!!-r}$YUA}#N_[~}v]C}#NDI|]E}#N'~'r}!]Kn}!]GB~}}#L@:#zq]G}#LD~$)$V~d%L~X}$5;c}!]X}8}~&}#LD'}!]Xq91~&93~%}#LD~<",
"-oeD~}f!*gZ1weH8/~~#H8C~W8N~K8W~:8Z~~#U8s~&WS8t7~feKa!.b,(8u~&fd(8$ca`b@nb$I8{!2g!>cI.XFa*=geZ8(~&b#]9(WTc-k9)g]L8Er",
"a]9/ge_8s~897~X8~WG8~~#9!9#~#9$WG8|~-8~~R9K~~$79n~m:#~~+U",
/* segment_scatter: scatter.comp -DGPUSORTI_SEGMENTS, 6579 words */
"~#Va_~!!!/&}${kI}#C#W!+~8!B~7Vs%Rbeu%R~#Vr`!'}#Dv%%R~%%R~%%R~%%R~%%R~$`!'}&h:%%R~%%R~%%R~%%R~$`!'Wtag!%RWv~#Vv`!e}#C",
"s6#%~Dbg*cgP$>}#Ez8}$5SD}#DNU}$54&be7_~!!c>g%M!%a!(a!7%N%M`!&%O!%%MW2%P!%a!+%Q!4}$5p2}$5cgwfhbgR}#DBA}%c2*}#DJ4!+~$!",
"+~)}#EK%}#DN0!B~$!B~)bin}#DRI_~!#NT@%ReiPgiX%SW(%RW;%S~#bbCbiT}#Dp0#%~$#%~~#+bjO}#Dt~#8dk&!Jaf}%T`dw!Jbk&%T!3gl4$>~%",
"$>}#Ih+!FV{ah!}&oT&bkJbe_blxdgw}$6=i~}}$6%+diL#N}$6%.#w~,#z~F}$7+,$p~#}$6v%}$67~#0fig%F}$6'Nli_bi:a48`2Eh488)dhHXS%M",
"7}%U8+XJ#qa3@}#(R&bb+Vr}#(H%Vl}#dJ-8-oG<}#c.$%W`H.b;5aGsa4c8'8(!>a!v8$}&rZ&fCO!5gd:%Ffi~kgl%F`>wc!T!=f>08#dhG%78%~$X",
"@aLVhg;8@8>80}$3^'8R~&8T8S~$8T~'85~$88~'nh^8=~/ak5bg_`H.`Vygg_}#eA%8S8Tbge8U8T8F8Ac=DWK8eWG8ecfQ}#CL~2V}#|[,gg~XAa))",
"}#u:,clKgvj}%p}'!F}#U1<b_=j$Fb!_%M%UVc%Ng#W!;f~:8%b#x}#[m+}%k<-c2I#q}$*$'8(!5k!F8+!A~+XAaJr8%h}vewI80b!'818.XAbW'd{o",
"8&_~!!k7M%M`,d`%i8)8%f`l%OW]`!3iynb8GVw}#z1&}%UN+%VVc%P`!Hd%,_~!!ROzb*AVeg#/W^~%W_a!V}##v1c_j8,X=aW-a8ddy<8/Vzh&K%Wh",
"!va7!%V8$8#f$5d`G8'c!1haHXza$Y`Gkg!c!4%XVc%Qgb>#Ff'3a(}c#zib`XS`!4%X8#j&O}%Sf&8'iv,dbtz!R#g~2%8}$0T~#{%:~~#C@_~$@_~~",
"#[%;~`%=~+%;~~${%A~h%Y~g%Z}$0!3%A~%%Y~*#N~o#N~3%[~,#w~~#Q#z~M#N~d#N~q#N~~#7%8~%%Z~~#/%[~S%=~Z#O~a#O~T%8~*#N~~$J%:~j|",
"#,}$0!~$'%8~3#O~~#i%:~~$0",
/* segment_scatter_address: scatter.comp -DGPUSORTI_SEGMENTS -DGPUSORTI_ADDRESS, 7259 words */
"~#Wb_~!!!0J}$~c=|lIVs%]bim%]~#V}`!'}#R.%%]~%%]~%%]~%%]~%%]~%%]~%%]~%%]~%%]~%%]~$`!'}'J)%%]~%%]~%%]~%%]~$`!'_~!!!!4Vt",
"_~!!!##~#_~!!!!5Vt_~!!!#'Vv`!~}#R4:!+~@ck^!B~/}%!)f}!k[~#uajN}#RH*_~!#w,4%]}#Sc&nj3%^W(%]W;%^}#Sj)#]Vw}#S^%bkn}#Rswd",
"lT}#Rs%}#TF%}#RwCbjG}#R{~$;bn)}#S!)jkR#z~$bkk}#Wl-!B~%!B~%}'ZX+!cWxbkQ}!kM~$0%F~,%G~~#h}#Vy%fkQ%_~$bs,}!kU~#l!_~3%_~",
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
"E}%op-}(Js;}#J*5})5z7_~!!JW5%`}$=b%%a!U%`!UaiVciyci[}(K=+X(%baiJ%c!#a!d%d!4`!Q%eahjX(%f%e`!w%g!#a!-W0%h%`Y'%iaiOW0%j",
"%iY'%k!4a!O%l%k%eX(%m%`%`X(%n`!S_~!!9gj%oW'W2%p%o!%`!M%q`!.a!(%r!#a#A_~!!ROF%sb!xW3%t%sa#N!4X)%u%sa!(W2%v~#%sW3%w`!A",
"b#2%x!4%eY)%y`!tajT%z%y~#a#x%{`!:a#F%|`!&`#v%}a!FX)%~!#%y`!3W3&!a#e`!*_~!!k6z&#bjrb!2&$a!za#i&%!#`!I&&!%~$&'a!;`#e&(",
"`k7&)a$#`!E}(MK&}(lwUW|&*~$nkE&+W(&*W;&+}(m$DdkM}&O6~%_}&LT'&,~##)~%&,})`C:&-~$}(Q,)#w~$bp#`!<&._~B>gZH`!&&/_~B>gZG~",
"#&0W%}#Kz%}(QA%#w~#bkH}(Q8)}(py9`!.&1_~!!!%Z}(PS*$~ajB$~`l,bl4`!M&2c$1&3a!(`!s&4X/&3cjB&4ajf$_~#`lL`!;&5c!B&6c!(&7~$",
"`!]}$AO%&8c!2&9c!X&:X/&9~$$w`!*ajx$w~#$Xa!B&;~&&<c!(&=~$W:&>Vq%`W;&>$Yak5&@X0#0}'A`$&AX1&@}(Qu$&BXi&A#Fbqs`!,&CX0&B!",
"A`!(&DXi&C!J~#&EX1&B&D~#&FX:&E#F}$B+&#M`mX});{/&G_~!!!']`!x&H_~!!!#y!>&G`#A&IX/&H`!)`!N&JX1&I!2}(S9$`!+&K~#a!z&L`$n#",
"Gbo3&La%n&M_~!!!#o#w#z`!K&NX/&M&I}$@1%&NanN%,~#%(a!m`m)bn3`!P&OXi&I#)`!(&P~$`!2&Q_~6soGy_~!!ROT%`&R!3`lPY2%i&S#T#Ta%",
"O&T_~%w5o1~#&UW$`!*&V_~^e:F^`!&&W_~=GRk7}$CL&&X_~!!!-9`!P&Y`#'&XbmB&Yamb&ZX/%Fa!~&[`!*ao8&[~#&]ao4&^`!pa*&&_`!;#)~#&",
"``!*ao2&`~#&aa#:&b~$&c_~!!)w2~#&dXi!>#)})t-)`!0&e`!R!JW:&fVq%kW;&f$Zan2&g_~b]O5M~#&hX1#Fa$2&ia!(W:&jVq%iW;&j$a`&`&kV",
"q!4})u-&&lVr!4W;&l&mVrW7&n`%GaoX&n~#&oa!|&pVr}'EI)&qX:!L#I`!h&rX0W4%o&s_~1Sg>4`#K&t`'x!Aa'f&uY/#Ia#X&vX/&u#Ia$V&wXi#",
"I&v`!(&x~&&y`&*a)w&z`!I&y&B`!/&{X:&z}$EE%&{W:%'~$%'&|a!w&}a!H})us%crN!%&~as$'!W-~#'#X:!5a&k'$_~IdN>hby#`!0'%c&'$nX:&",
"B#I}$EY$c!('&Xi$sa#.''`!ra!.'(Xi''&vW7')`!)W:'*Vr')W;'*'+a$m',_~CiVZ6`#X'-cvC!bWv`!C'.c#O'/a![`s4%!a'x'0`$y##`!('1a!",
"``$B'2a$F'3a!&'4`$Z'5!%`(@'6Vr'5W;'6'7Vr`!&'8~#&l'9~#$M%&Vq}#T9%WD':!4Vw`!U';`!fa$e'<at1'=`!f#G~#'>X0'<'=btF`!,'@`&c",
"&r}$GC%'@!3dt/W;&k%.a)C'AX-`,2`!f'BatP'C})C;&a(('Da#^eru!%'Ec+/'FX-'Ea!.'GX1#I!2`!J'Ha!N'Ia#j'JXi&Ba,''KX1#Ua$c'LX1!",
"2#7})CS''M_~!!!!J~#'N_~!!!!N`!&'O_~!!!!Z~#'P_~!!!!_`#h'Qa$V'RWu`!&'SY<~#'TY=~#'U_~!!!#G~#'V_~!!!!7_~!!JWL!4'W_~!!!#q",
"#z`!{'Xa#0W7'Y`&Fa|)'Y`!i'Zc$p'[c!(']X:!Aa%F'^X0#[']`!R'__~!!!#D`!,'``#Ca/K'aY!})Db''b_~!!!#i~#'cXe`!*'dY@`.$'e`&q!3",
"}#W6''f_~!!!!R`!{'gYD#w`!+'hVt`!&'iX~~#'j_~!!!!9~#'k_~!!!!=`#.'lY0&M%GY2%k'm`)mitO_~!!9gT`:b`!d'n_~bYc|3`!&'o_~!!!#7",
"~#'p_~!!!#9~#'qX|~#'rX~})E;4cq,fq5!2~*})/.)'lb;bgsvcT_bB3aG^'l80`CBe<'}#@u(#6cE)h!F}#Ej&h=y89d_x%Gw!v%G8(~#gDZc!vbVU",
"hDYbK]!3`O<%&bMz%&})Pn4!Fn!u8'`A6`u3%.})6P%8MhYh})/%$%.bEW8#})1J&8$}#M:%}%w$&a`Y8(#S8'`u<&RWS$a&SWS$Z'mWS'B!3WS'C`!%",
"'H~#'I~#%!})2A&}(~C0f$4!Xf!9#0f#>82~#aX%8a#Z~$8b#Z}%~~5bPubb[g@q8&#ZaC|8l8!}%{J(avr(2`@Rb@QWY%y7}(08q828j8;XJa!TVwWJ",
"%``BJb@t8#8@bAb})/W%8/`$=})]y%82~&8784~'8:~#8'm!~9%~)}#|6%})o(%8+XQ~$9$~)c[%9(h^T8/`Rw8HbBB808Ij#m83~%93~-8$bJ4bI7(4",
"828BXN!U8:8;8!_~!!s/F`!7(;86848X8H`tQaBs8Bg!aWY`!/(<8;899>97dxb8E8F8/`Grbh}aM`8=XS`!U(=8EaXu(>9<a!Ui{f9Hd(-&M~*n(^&M",
"8(~,X<`!2(Deyd8&8+`%mbDtg$Ia#)(E9Pb(Ebyc9X8c8w8g9RcD=9ZWG9Z}({u9~}}&]'~0F!U'si%3#`fW<8&~.8'8#})zx~'t&-~:~}ce&%aW]%`h",
"1I#w}$:}*b#NVcc&lce`X=e!,8+Vec,*}#&=-8*`vJc!o't~=`vPf!o`tj{!odw7e(CWUa#|&.j%~8'&.`+9c!+&/8(e&I8#~$ku[bv-}(gK'i{2gt%&",
"0b,|a7Z`/*!;dur})39~+<d}oaFq&1b</'uVc%bd2|$M`~;8#fje&2~$b%T&5`uUa!:$Ouq78)~'%BVc%cf>H}#A,&b!naG0c!m&6e&x&7`!mc0[b!ri",
"rc!#'vp!`$V~)&8~(&;~+$X~*}$I^'zm:b!o8'f$=&<~(&=8,~%$X~:}$uh%`(ckktb%6'we9)bMQcOOcMVd3C'xVc%d~#d0/&Fh4.XJa,0b8Q&F~%e.",
"_bB+c0}WQo'UbE/c8`&FjQ!8(f*,!4b@a8'c&$'yb$dWS#L!3})b`&!I~$a#i%e'zVc%f}*IS)8#&Ib-0dMu&Jb*(8$bQP#T8!b*a!2XAa99!2dKn8!g",
"!98(!2d!Q&K~%8,~'_~!!ROy%e`+D8&a$Mcx%%gW]%e~$e&^aAyVcb$qhMob#7bof&Ib*%dMjdQ>f!@a&.&M8!b&|`AWex@c)wXKa=)b5]8!}*)N3#L~",
"(c%X}*)m:a7[888<a#Y8>Vw~&X@b@1})`#%`%Gl%o!U`8NVeg!E8G~&8,f+A`%jh7[WS%L})^Y&ft,'{b%}f$J&Og!Il4B!I~$cNidS(#)~+c%1}#:|(",
"8)&PcG9mVgfza}&Qu+}#+c%cEt}&Qp%`AvhQtaLwd<}86}&QB&Xg8:}*.$'!%898:`xEa.-86878#`&*ctWaIZ82_~!!ZIp!%})a#%88_~!!ZIr`!)#P",
"~#8<})]!%e$@%`'|Vc%hh:mWJa!CWJa!Nc95b49#)b!0b!&d'm8$cx+e!I#PaC-eTM8)b4$c<-8'e!T#PWUb2}XQa3/&QXYa!,h&1aG~b!~!IdB:XNc<",
"b8:`x!c/!`|E}(|7&8#8'YO%`a!V!2b(n%i'}Vc%jk#i#Ob@6&.f#-XQm<Td$/c!F`1La3Wf+%8-j[K80~#f$Va)-`8[}&6Y'j$j}#wP'b#$&T~.XGa)",
"!&Ua1a}*H>88B~#X@a)z&VXAb8#bX4&T}#'&-&T81b%e!5c%D82}#zz&e%P&Wb6U'na!38:m!X})8W%}*#f(8082`%(}*!L%XI`!D#T8D#T82#T8#$c8",
".b!-8E#T83#T8$8Q8/XIa%P8F!384`%T8$80YO%i`&Y}&:2)}$V<1bZ+&^WK}$PA/a(t&]~%c!V%k'~Vc%la,pd*.W_b']b)i&Ij7!%F8&`,La0@d+-c",
",@b!f8%eR3b!D8*}#0S%&ab6[WS&b!3b(i}$W#7&I}$Q%+g#jW^a8'#)WTa7jn`Kf#o}#U:&8=XKb&ZWXh;%}#,]%#Fg!2&cd;5WT}*2z$b*q86b*P&d",
"aaz82XTaUh`!P89}$a`(8<}#+n&X=b:+b9f!Hb)08LXGa%3!_b!6!A~*#)b!'8Qa#{8R#)g$vc+b8*8%a+>&b~#c%ae!y&bc+$}#.@)`H,b!5XGb!n}*",
"]a)cW0&e}#Y:%c!>c%wb$A}#,(&8+XFb1<YO%kaOz8.c3b(!eB9b~J!=~%XKb$Gb!0c@Sc#*XGb!5eBV}'f/)hB68$}$b9/!J}$[,+`!aaRrXAa9na!k",
"8(`Af}$X]%}#+W%`Ly8)a-P(#Vc%m`D}f7-cOk}#&Y&`,,b(_}$hj+b+#f+|c)sd+)c>N&g})C81d,Tc!=_~!!RO3!/`!O_~!!!!o8(a>yb!R#28!c>>",
"}#J%+8(}$hi(#|g8VVec!Tc@NWQa8#h2ob%[&he0G8%`!^b$Q8'#2c@Xjb}##8,b.L&il(UdF/($e7WWM&k7}$a`_%a#{k#z}&8D&fAne8k!J}$jS$}#",
"CC)mEQ})w/%}&e&+ce/l5Z%Lk!@8*~,}#B/&gc(a$384!Jb0bc+Eb4R8-e8<(%Vc%nc':c+1WS&m7~}$`S0!A}#:R.&o~%c'4a!k`,%&p!3}$iQ(g8k#",
"I}#A'%&q}&f0*&rb#*%o(&Vc%p~$h(F%o7}&s~'!2~$bE5b!8cJqf*VWW8-!5`FBaS}e$F#w8&~#}&b}$}$b`$b#L}#*W&_~!!B`y%oc!&#I_~!!JXB~",
"#8#b!+87_~!!JXE~$b*MbI2%;8:XQk3:a!H8:8'c'0%o`5.8.`.7b59WTa52b5+85XD8:}#CC&$1nT;W^eR98!e:V&tjGB8'~#}#*{%&wmGCW^a#H&x}",
"$eX7&vh*u}#EV%8*}#Dj&W_a2&&}b!,&v}#`E*}#3@%&|~&WV`Jo`-N8/a+78+8,!=}*jB%b$j82YQc/#81c$.a7F!>b$.b-f}*h7*}$Dn*c.18!#FW_",
"aFVb$3}$ms/d%]bfIb0L8,!Lb#L&~X`a!Dg'}8F~#h3O8T~#f!Sb#dbD+8$b.y'!c'Ac%18%cNqb!'8785XFbe)}$aw/`dih'GX`a%G'#g#$a&u8+a!&",
"80XAa1u8Eb!t#F}$tI*#FWa`!:(&8t8!`&wa!}_~!!JXv}$e.%cTbaU58.`/_`'m828/})G$(X=})G2$}#>K%8/WK8tWG8ta#38O8B82dew('Vc%qfMn",
"jQUb&^#IX=b6Bc$+bChb(58+}$lD,b%&b%H8-bAH`Zlc#Ud'd!Ac7|c&vb'nb*5g$X83c's8.#I~0b'-8(~$c7885~*`+^$cb>9}*z*-8'e<)!U((`H-",
"lC/b#8'$_~!!JXT#qa6j}#fg&d&)'%a!8aL$gCDdBl()Vc%ri]2d3a}){_2$nk,n&|}$i^-f$;8*e!N'&~.'+}$j,2a/j&mk:qb.L&If0n8(e@5gd&b`",
"{Veb$%',XKb*>c$Fc=@}#>u&b4~$nc*N_~!!ZIhc*4aLuaH5l%Fc_z'w8JXAa*$&0bT28#`OZf6e&cd;B8M!L}'Oz&b!@8(~#c3%W_a'Q'&b$,e!}8$~",
"$i=Na7x&p~#!2b$!iAF%s(*Vc%tdK&cTDe(F'-b!TcEDj1L'-a/(jI;8-h3}c3K}#GF&cZ>e!:hjT8%~$c2!fCm85~%}#O(%8:b)/8'~%8(~&8$~&c5v",
"c,jb0O8+X`bO3b4bl[`!2a(q81#FXYj[Q81i$`fVwcC(81}*sm*b->dU=aAi8/`6BjA#8V8<g.FW^bSeb63g-l81}#DZ/8@!Aa5I8^X!e!vfQ%8(8/i'",
"(}#97$('8f8Q8Lc&*8NWG8Nb0V8]8G}#Ow&8^8Nb#x8f8_`^nXr%s`!M8U8#c6c%s(+Vc%ui&Aq)|'.~$mH=l:I&v~.8/b1D'/~&8'~,8+~#8,7~}#E1",
"&}+'.%c/}d1D8.}#<1)!>~)b)xm'Cc&:8>~%WQ~$!3e*R8B89~#j7e%!h/nWXaNSg%08+~,a%R8M_~!!JXka(c#]f8/8,~#p21k&Ig2:8&c;=bOS}*,/",
"$l#7W`b59!3a%k8&eGj%s(,Vc%vb%k%sb;]!4f=(}#WM&ba)Vzb#;8%~%bWzb)+}#@0&()8,`+Jo-3WJa+5b]('0gzT`#|cE~a)/82`!Zb!OlV}a5c81",
"`Ajb#U85`]yc/B(-`:*k72q'C'1l/@}*4l='2~#'3~#%L`!%'4bEQ'7!0~#c!*!=~''8!0~(!=bEj'9#Ta~z'ya|@(%85b*K}#%T3b'NbKY}#'m4f/N!",
">})QF.!5c3>}#$:%c!>}'!a&f$881~'8)}'^k4}#T|&g]'b)/82}#L})bqObP](.`5;}$}t9&|}*-v(8&WZ}#K=&%wg3#jD-8&eWt8(~%}${W+b(!#0e",
"l&c0h8/`$Da'H(.8*`5f}#I,*WZaA_(/Vc%xcIxgTOjRx8'cTu}+!N&`%O&B!2`!4ah,k!4WX':`!G8$_~!!BaHj'i`&2a2JdL*iJ%80}$}F(';~$i6R",
"8'~)'>n!dWS`CHb*BWT}*%<&8,`.we4['9n)J#Lb4'#2}#*R.8/}%-x'%y(0Vc%zc.@gW3WUa)mh$LXS`$d'z8)`$>aL4`!'}$!l%awSVwb,QaiPKz8)",
"8$b!)K{`6=}#!8%K|8+`%oa(L(-80b!_8,~%`X:alB8%}#I7%`p^81b#MWJaVibj9hX1a)%'{b-lgTe}#a{*j#u#z8)}#'2-`Ny'}}%-:$f!Y#w~:#w~",
".`Ht'|WS$Yh!YoE=#Fk!Y}#Vw,8@WS%!l!Z}#L-%!=f#4!2~5av*!I8IVcex_8J8*~'8aeW1'x}')t%fDP8e8)~#b+hhJ.e!I($8+f9E8+~#gGN}#0T.",
"!c~2cw{iXv8*e!q(/8g~(8-8%~#e1G#TeU,%F~%cN4n!s%Fa!Eg#eXVkBjX>a!of#i8-~#h$%`NR'~8y}%2T$c5C8{WG8{b#/9)8H8$b!)9*8C8%~%9+",
"8Bc#E9,85c)QXr%y`!deMC!#(1Vc%{c)'k,K&E~(&B}#O3/q,Kd!)}#h*$k8hb,a8/8&82b#X}#Uj.b-e(2Vc!&in58##Z~*gG%}#Tq2}#3>%eA~80c]",
"cb/gdaj8&bdI'v`&8dFp8-`0xa#.8.f!n80~6}#QH&c!seX}8>fb`}#[|%c!z8(~&`Df}%%L*}*9X&}%8t'cRB$ac:mbNU!=~%_~!!JXba!&'AbT{!3&",
".a>2ec)(3l3z}%*w&tIT#U}%3D+chhf;n8,XN}%8X-8$X`a6niYT81~#y!s}#41+h$Y}+$+&l6!8-~#b#:8-~%jRfc]I'Bb2_`4q'B7~bQI}#tO%WXb^",
"#j!E'C~''C~(aHYbVvXNa%Zfr$8C~$eoS8D~#8*}'1B%`!-8C8D857~}*G$$8@8A~#8EWG8=a108Eh$E`6Iccx}*0&$8YbFS(4Vc%|~$lRXXVa.|h$0a",
"0&(38)b(m}#h!(#S})q7:a34'u8&b39cj]8(c$hb:PbBe87VccZ1ciXbE28#a.,`0j}%8m&'Df!`82}$.R)8AVef!P89Ve~&a1,8+}#*](8:8*847~8(",
"}%1V%bZ^`$M8<`Mm}!/GA8;~%u>~x'}b!pc<~cd;g!~aI[8$d^ccW$WS8*`WJ})ui)!=~%}*7i&n&!b0c8ZVcbOka%Q8[8@dzq!#(5e,=fm[`!&(#g(s",
"8%}#Zl6l(l8/~/8+cWy848(c9lb%a80a+Z't83bH`'sb8M#l$c8%}#_V'is;%)8+'Fh!f}#]Z%#T8+}#[I%$c8,c2;fQfbSr86b.9(6Vc%}f/Mc@.b@e",
"b)6##b`5cZr'Gb.z&B`#Hb!Q(7~)oq<!Jh-lc~f}$52%`)mb!_8(`P3}$7D%!=~%b!h(8l#9Vca2j(!8!j*m'H~%8)WS'H~&g_6WNaGJk8{'I}%8^''I",
"}$#=%cABb#$(9lr~h}<}+@d)i~E8)~%8*}%3I;c*Fb1{`+t8)b$583`)%g$5}*Q#-8-b#A(:Vc%~W]`3:}#'61XJa:YVzXVa5R}%8<4t#7c<n'J~#c/F",
"}#t*&8.`0ua!k83Vcl'x|!jd=Xi!jak]g$W8,z!W&E~+b8S8G}!#9IbF'(18!8Ph!abMtbK#}#hg'&!~(%yd%0b!U'Kk.{h'^_~!!Ba*aNya.J(78)cg",
"ia$c8.p5Pn'3hK$}#&V/88~#Y^a4jb&u8,8#g5R8&~%a%f8>c&Qk#B8Fb$s8B`&5c#Da!F8FVcb4`&E&BY^aR<b!=`k^`!kgHpb$a8I8Kct<b)$}#0Q%",
"a1j8Eb+1b/0}*(X0a!g8Ta$E(68Pc+ya$k$Z~)%Fk!H8[~$(88W~$d*z(;Vc&#}#iB*f(ccJRa/dg!Za!V(58+8*b#Ql%hp%Lt&ub&&8!h&t}#<0)88~",
"$b.F(:8:8988bmzaA}(9a%*cz#k$S}!)=Kb$o8!l(%k$x}!!mN(8~0a#V8Y#Zkyee`(aJ#iSxjqj#Z8c}$CL%8!8c8b8`e&%!4(<Vc&$fI1l,`XUaAR`",
"IY!3lKa`@vd%nb>W}!9FM87jTD8;8%c#pb!:8;f#p8+~+}$Ei&j!S8E8.~&c]3cY^czh8Fb%'}+'t&8H~'}*M_(8A~*`9.`6l8+b)J`!c8<8=!=a9J8:",
"b!z8B~#d$IfYQ8KWG8Ka!Z$c8G8E8$}%T@*h+^b'Q}#-Q0d=B(=Vc&%glJp}N'2~+8(~3'3~(b;~c!@l:FbP6'Lb!>aMp}+%C,'Cu!N#7b!>i!Nu(acQ",
")b3^e!NcQ1b48d!2c<pn`nau)}%Sp%cP]f.ViM/8)gFHj&g#[8.cPQcj>d##cVR}#'f)}*0A4WJa%C}+(^8'2~/'3~8'3~/%L~A}#&&-'4j_a&MaJ8l!",
"Z#6~,gM=cTvoM=8*}#YP1'Mg!KXTa8He$vk!i!=~28,~1'Nc!Kq!i%Fg'1oJdo!i'Oc!Kz!i!=~D'P~%n#RWK8qWG8qb.%(>ewn}'Wp(!7WXp&8!]XTb",
"Dp'R!2g/(8+WS'Q7~b!hb!Wa)W'Q`+I}%Zu,}#4+'_~!!RQUb!V!3}(Wu)kH%}%NZ%'Sc#{b!,'Td,:c#bW`c'jb.]dHzmuPc01&r}$1J-}#!x%c/+8*",
"jcr878&`+1a!:b-3'U!3aY[8%a!l8/~*fJ%c6@f!/b6YfG*8%~$bU6'VX@b!ea!`8;b!n8=!3a#48I}#8J&k+%8%8D`.idR58Ie1z'U8+}#DV%fQV8M}",
"#-D-bm:!=cOdall8)dOd8P~#d$F84bdlf!Z8T8)~/8)~)8*~$WTbp7c#g}#74$8`XZa8C8M`t8}'W!(%Yk&$c1d'W~*g6|a!8ff|'W8(}#-g0W^ad5c[",
"Bcx{!J}#(S*m!JW_at1#IbY0'U}#'x)jbs`D%cp@8;#IftT8=#I}%]*&ctTWK8=`J^WLaHe8'd|-!#(@}*s_2i/Dp;x%Y8(b/18!b(>8!b/S}$3Y%fZC",
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
"8!gJ7e%n96clF##b!>b6Mfqfd1a'ab!va(195}#Z|/jV58!8I}#)93c>He)Z9B80dr;l&3bnba#Rb%'9ehXKXYa'}84f$l8'~#b3Ze8&}$W[*g#@8:X>",
"a'il*%X>au5f!c84~#j4b8:!2XNa=/f*j8<aEMa$f9h`J2g*6g~zb#vb!^8r}#]i)o(;c!OgG}a+!8n#FbJ5c7y`#sXAa0ObB)8,cB-bdf!3}#vj&8nd",
"IHc&+9~~%##d*`a/va,m}*c!%8<8M8:8887}#&O&9zc+Lj[R(G:A9w~%b2fWQ}#[P5:=}#)R)8&k*L:De/l#y~#97}%H`'`!+9+~&!M~#98a'-99}#]}",
"*8b8!dUk}$(l'}$RX(9@b0:`3=gxLW`a',:Sd!F'f~#g(N'gc#4:Th%+c3{c2P'rb%Q}#`3)dl6f-N},$1+}%|L%c!G'hb!y:b~#clng3y'i~#c4Wc!/",
"'j~'8-}#F3%d!B'kb!X:jWG:j`2&",
/* histogram_address: histogram.comp -DGPUSORTI_ADDRESS, 20956 words */
"}%/[$_~!!!Lp~GVs(H}$F]%(H~#V}`!'}%/O%(H~%(H~%(H~%(H~%(H~%(H~%(H~%(H~%(H~%(H~%(H~%(H~%(H~%(H~%(H~%(H~%(H~$`!'W#Vt_~!!",
"!#+~#YBVt_~!!!#/~#_~!!!!8Vt_~!!!#3Vv(H}(5wu}$F)H}%/p0}$F/~${_~!$1qf(H}%1$&}$Eb4(IW((HW;(I}*q_r}(8)>}(8%~%O}$F5(#z~#}",
"(814}$F53%F~$}$F15%F~@}$F-~#e}$F)w%G~(%F%G~y%_~(%_~9%_~D(JYc~N!aWt}$F]%}$F-R%F~G%F~=(KX|}$F)3}$F%_'iX~~e!GV~}$CS%}$F",
")=(LW#~)(M~~#P%G~X!cWx~5(NYB}$I`%}(BE'!FV{}$F5)%F~%}$F1.(M~1}$E{%}$F54}$F1^(N~>}${F3#6}+#;,}#J75}#*q$c=B(Mw#((M}$FA-",
"p#(!M~'bGeegN`#%`up}$FP6}$~4;j#g84~#}$F`'8V~g!H~7!K~88j~%8k~M8u~78z828s~c9.~69-~.91~G9<~]9H9A~=9F~/9Q~0(N~`9Y~)9b~$9",
"[~&9dWG9dWZ}+!zL~}}(FB~81}$N_.#z~~$S}+}yq}$N_~&7%F~m%F~o~}}+>g~+T}$Nv~(=b@6b!&}#y++WS8$`68}$O$:8*~6a=g8.~&}%H*&}$DQ(",
"a,X81b>z84WS81b>+82},-.;#L~+89~;#N~(a!|8B}#S)&WS8C}#{+%8H}$OG+8Ia!=}$O(&l8,b!I8PVe~*8QbC)c!Ic#pd^e8'WH}$OO~#M%G~1%G~",
"~(:%_~k%_~B%_~X%_~~$O(J~~'(!a~t!`~~#x%F~8%F~~%7(K~)!_~~%*%F~~)C!`~~#7!;~.'i~H(K~~&H(K~~&E!G~X},[Y7WTbD.i]sb3C85~$8(~",
"%bIc}$O_~&$bWuWUa!D}$Oc/8*~7Ma8*~&Mb8+~&Mc8,~'81~58382~.WS83`B.}$Of5%G~)(L~1%G~<%Fw!Y%F}$Of<%FoET#Fn!Yexu8R}*Y)&WS%!",
"cxvd!_}$BE9%F8*~(ewW8]!3`+l!If#98be!t8`}#`.%}#{J-8g8)}$N&,j#B8h}$Om%}#a7-}$(^.(Mw$f(M8-}$Om98i~;%_~)(J~1%_~X8{~(}%4s",
"%}$O_&8I8$~&}$Om'9-~'9.~~)d}#'h'#S}#|a-%G}$Ot/8*~%}$GI4}$Om,8'~*8)~&8*~(86~'a.%86b7;bUT}&9'&WH}$On-83~)8@Vef!Q8@!2~-",
"b3;a8'87`$I8889!=abT`IC|/F}$OiI~}b$/8ab0bbP)a0-8b}$Oh~&Q!;~~#J(M~~%0%G~V!;~g(M~~#$%F~F%_~z%G~~#/%F~k%_~~&Q!;~~#4%G~L",
"%G~L%_~~#7},Z,1#[81}&Y]'}#zh%d#0cV$}$:n&aeH!>~$8.}$HO%}$Ou/}-,dF'2~/'3~F'3~/%L~NWH}$P@:bXn}#c~<i!hgN%cUtoN%aIqx!m}$P",
"Z0e%[k!v!=~28/~=}$Ph(q!v%_g(1oK_{!v}$Pu(z!v!=~P}$Q%0f(@9,WG9,}$Q%6|'+}$Q238.~#cCL}$Q26p!d8&}$Q@~*I%G~~%W%_~~$-%G~4~}",
"ki=}(0a&8gc*u},rT)8'~$8gWGa!68h8i!>}-r3$8e}$QO9yH@n:Q#)8/}$J%&c)}fjF!2~#bS1}-9{&}$Q_~#j%G~~#h!;~9o>p8,~%fnZ}*@8(b%O8",
"0~+a)E8!q>Sc!Vc!b#]~&c(0#Ef!-8%`8_f!-8&`:Rf!-8'`9gf!-8(`=Dc'Q}$R,&8C}&9k%}$R,~$Bn&'8&'o~&8&}#N''WJa#nXQaI/}$R;-}#PY&",
"8(~)8.'p~$8/'q}&~N+c%O`]%8%c!DX#8,!2c!i88~$8@}$RD.8K8J~.8L~&!c~38>~+8A~'bIR`!18L8M!>aT$8Ia'g8P~,8T~/}$RQ:c'G'cc#l}$R",
"S>8d~#c$:!X~#!Jc$F8/}#Q0)}#Q%(8hWG8h}$RW6ecBe&a}%<70}$YT%}$R[481~;WS8/7~}$R_@c`n88bcM}$Rh&}#O^&}-WT%}#7M%f>08$~$k4F}",
"$RlG87~P8W~&!c~G%_~88W~)(N~18]~(8g~28T~P8r~+}'e`%crdi~dl~Ta`W8(}$Rp5a!^8}}$Rt%8!8b8(~68)}#OV&9&}$Rx%9-8!8h8.~5}#T#%}",
"#$D%}$Rj'8+~$b!)818%80~%828%81}$Rx%968i95~,9'~99:cZt}$Rx78A~49CWK9@~99B~09D~>%G~(9<~4%_~198~K!;~19E~B9l~K!b~s9n~'!c~",
")!G~M!;~_:'~A9}b+X}$Rx/:H9z~>:D~7:Jr6m#y~#9:~(!K~#9.~(!M~#9;}-6J&9<~'Xaa%`}$S.(c3U!F~&b'69C}$S0+(M~(9E:^b!H`@I'fc!H}",
"$S2/:^e%C}$S24![`/,!=}#{['}$S4=![`dg!='hd!}:k}$S6-![`t8!='ic!:bWPa!18D!='j~&}$S:*}#c9&'kd!_:sWG:s`2i",
/* onesweep: onesweep.comp -DGPUSORTI_GROUPS, 15278 words */
"}&x,$_~!!!AU~$}*$&BVs(g}$Qt%(g~#Vr`!'}&wu%(g~%(g~%(g~%(g~%(g~%(g~%(g~%(g~%(g~$Vv`!U}'a&,}+Ex`}(Cb,}&wk.}(BZ,}&wkH(i~",
"%(i}(C*>})73>}$Sz&})77%}-D$%}(C/K}$Sq%}$Sn&})6o1}$S~&}$SE$}$RT$}$S3&Xw(O!%!4b!#W2(P`!+}'bv&_~!!ZGV(Qa!D`!6X((R(Q%`}$",
"T@&W2(S!%(Q}$SR(}.bJ'(T}$TI'(U!4(Q}$R@%W3(V`!.#p`!$X)(Wa!=(OX)(X!#a!bX)(Y`!U(O}$Tk,(Z`!r}$UE%([!%a!J(]!#a#.Y*(^`#7a#",
"*`#gX*(_`!'a!*}$S8%X)(``$,a!z(a!#`#R(b`!c!4}.0o'W2(c!#a$B(d!4(O~$(e`!K}$R(%X*(f`!f(Q`!<!t_~!#5ll(g}$SN.(hW((gW;(h}+G",
"y3}'bZ(}.m-&!.V~}+GlF}&wS.!{~$!{~.!}~$!}~#}(DT-}&wS5$@~#$=}&vh$$=}&wSV$A~$$A~'(i~#(jV~(iW;(j}(DO~$-}&wA-}$S)'}$R)'}$",
"MW%W;&k}$R;'}'cU%}$R9$}$W7*&GY.~#(k~#&G~%(k})7a%})8*G$X~(})8&*$M$a})8*J%!}-![3}$T-%})82H}$UZ%}$L<'}.Xy(a$.(lWs~#(mX3",
"#^(l}$U*%(m!3}$R}-}$UK1#w}*##,'F~$}$Mc$a$&%.Vq}$O1%}$N^%}&qS'(nXm#^!L}$V<%`!,(oX3(n&0~#(pVl`!Q(qX-(o(p}$SX%!4(r`!+!A",
"`!((s~#!J~#(ta!7}$Z{%}$WE%(o~$(ua$-}$Q1)(vXi#I$S}$M5'!]Vl}&p:'(wV|`!&(x}$RA$(y`#&(x`!((zX3(y#2`!2({_~!89~#`!Y(|Xn(z!",
"2~#(}X1(za'_(~X/(|(}}$V)%(~}$M5$$w`!B)!W$}$N=&a!B)#X4(z)!}-N$')$X:!5#I~#)%Y/!>)$`!.)&~$`!X)'X/)%#I)&`!5)(X-)'#I}'hA+",
"%(VrYC!4))YD(|`!G)*`#6}$Tv$)+a$E),X3)*)+`!J)-X-),a#n).a!8`!()/X3).)+`!d)0X/)-!L)/W7%,`!*}'oV$%,}$V1%)0a*2)1_~)oJ_C`!",
"&)2_~1_s=d~#)3_~)oJ_B}$YE$a$K}$Py%}'h'$}.wj&`!4)4`$h!5}$Xt+'B}$XP+}$Xp(&6~$&[~&&[~#'C~$&7~$}$X`,a)])5`&j!5}$W.%)5a#V",
")6X0}$PX%)7Xi)6a!a)8X/%G)7#UW7&``!*}$Xx$&`~#'HVq}$aA%}$PC&});T&!4%)}'iF(%)~$'Y~$)9Vq'YW;)9'I~$):`!u##}$V|%):a!u);X0#",
"Za$0!@}-P[$)<`$V!@~#)=X3)<)+`!()>X0!2)=~#)@`#4)>}$YP%)@~$)A~#a!.)BX:)A!>~#)CX0)Ba!4)DX:!r)C~#)EX:$9a!()FX0)D)E`#2)GX",
"/%_);)F})@-&a&.)HXn)G$n`!5)IX/)H`!)W7)J`!*}$Wg$)J~#&]a(g)K}$Zj)!%)LXi#U}$Z<$)M`&R)L`!()NX:!A)L}$T=%`(g)O}$S`'}'kl&`!",
"M)Pc.E)Q`!(}$[W&)Q~$)R~$)SVq)RW;)S)T~$)Ub!B!%)V`#r)A~#)WX1)V~$)XXi)W)A`!:)YX-)X!2}$[p))Zc!G)[`#l)C`!.)]c!s)^c!A&=~&'",
"-c!()_c!G)`~%!%)a_~!!!#Q)Aa)Y)bX5)aa%0)cYm#Ua!r)dX5)c!3}-T&)(M~$}$S3%%)`!-)eXl(M'g}$UP'`!3)f~%)g~#)f~#'Xc!v)hc!9)i~%",
")j~#)i}$`b&a!c)kc#I)lc!()m~$`+n&a}$Xm$)n`#!#G~#)oX5)n~$)p~#}$Yj%`!7)q~#&r~#)rX5)q~$)sYD)o}$V2'`!-)tYD%_`!8)uX5#.a+6)",
"vc/g&MY0)u)v`!9)wYD&M~#)xa$F}$V6%`!1)yb!I)zXl%))y~#){c-i)|`!.%_`!9)}`!l}$UC%}&y0,`<H}$Tj&jM!}#<_'cFR}#qa%cDp8#fQBbF.",
"}&+9*}$Mc%8#}$~b&8$~#dQG}&p'(fBf!H}$0U)bL1*,85}#>k%a@*8,nO%8@}#Ts'Wa(O7})~818+}.T*.8#~%8%b|a8&8$XS(Q7}*!8J}$N4%}%%@%",
"8)}$<;%`Gp8#WS8R8!}$N!%838)8;8'8T}.O2$8S}&qDA}&O*'!0~(8$bC9}'T:'8%}&qD{7~~$!|~*8$~$!w~/8&`N,}&qD`~}h$1}$8<'c!vaitc$5",
"ci4c#u8-}&py)8*ds98/g$d}'H!$80aDk8#b$c}&qD%81}#%E&}&qDAn%O!E~+}&o..8.}&oe'}&qD+aJea~a}&qD,7~}&o9&85`!Tq!b89}&qR'}&qD",
"+c!b}&qDJs%-$B~%q#q}&tH+8#}&pk)8-`JZb!c82g$P84}'OR$b%;}&s@/}&r4)87bU`}&qD6e#Q}&p)*8(~+8*~)8+8'~~#*8:WG}$R`%}&rr*8@~+",
"8B~)8C8@~r}$JT(86}#;B$}&qD3f%+$H~.#B~0}&p%~#.8;}#(e&}&rv*8A~(8B8>~&~}}&qD(87}.&`$}&noi}$>MW~}}*hT/!4~#aSA&2f_Ae'Sb+G",
"b,7c%dcescW-$O`0NeV2&3i[e&38+#`8!b!lb$#}#Mo&b!MdVlkgxXJadxVeb!>}$F^%bX18$}$7G'ev<8281}$'+&$V}']+%})3+2cgK})3'58&fv|8",
"&!28'})3+0e!X$X})3#+8&`$9b!3}#mU)a3_})3+0j!VW_~)bWE}#xg'8&},6H1$Y~$$Z~.$a~}$X~$AK~#$aAKWS$Z~%$X~)$a~'%!~7$a~)$Z~%$a~",
"2$Xb$/})3+4$a~+%!~-%!b!>})3+,$Y},6H6})3S'})3+G})2d~#%})2`)8#fg78#`;U})2d~#N%8~07~c&i8&e+l8'})2n5h7$8(~$},6k6d'Jh!je!",
"[f+U8%a*>})2d.}$1f+}$E])#Z~%#Z~0g@ok]n8$}$&[$}##h%}$IH(%x}$&~0WUn/Q}-uu&}#o.-`*8}#Ua(}&0C%cl>bgl`/(8(}$#G+e$I$%}#+;)",
"!2c@c}.Fd)WS#N}$UH&}.K1'a$7(O)~Vc(Pfs@b%J}.Jm*8&~%}.tY'!L}(oH28,~/8,~#a$!'F~*X@a.}}(0;.'FajqW_a~e!A}$]S%}#r.'}$u9(d!",
".%.7~Xy(O`e;8684828-8'}$=c(%Qk**b-m'$gCx}#vF)8%}$,+&!cXKf11(q~%a-Bc!/(rc3#bxK`d}dmc(se#d8)d)(a2i`*#a@3&0b#r!A})1(%}$",
"2%%8+`()8$e'O(Q*!Vc(R`&Xg%b7}d&Eb()}#cr%}$P9*j(*b!M(tji7}'s&&Ve}$@5&h5C}$77'ck78+e)E8,83~#c49}'i2&X=b(W}&%[%Vw}'u1,#",
"ZWH}%>%)bn_8*}&h;)85~#_~!!c@<(Q`!d`F_8&}'xU2b+Pc$h(ue$)%6bH9c>me-c8(}#!K/(vb,Eh/nbz5h5Ja#88!b.i8+}&t6-a5I})273b}t}#o",
"a%85`Hec#[*#b2K}$y85euM!]~%b(k!2}'w:*b*%8'}.=&3}$6x(aqCe9c*$}$sT*kJTXOemqg!u});g(*%b!Rb1c}#n@*XKdHe}$+k,}&>8-!58%}'x",
"s2(SW](Q}#Tx,}$!R&c&g}#7j.XD#Z}#7P,c+q}%h*,!#%C}#o3)})D@*8%b#]c3Td,BXFa${(wb<W8(_~!!JYF8#`!Xc3I%Y~(f([}%=5+f%8c0zc%=",
"(zXAa!d}'6X'b#%})=$2b{u(z}#1.%8!l#@b!V({}%p=)b#<*&Vc(Tg#s}/#9*}#Ln0(~~+cwp`NSc*(c)[8(g&s81},<T&byn8.8,`5+}#dk+f!q}-~",
"e+b!)8/}#.-'(~~$e)5}#+#%8>l)1#p`l28*}##x)8De9k!38%`8rWTb4lXNa4hc4qd);83~#XGa+v)!}%s%28I!2`00a!sa9187}$8!&(U`':i.Wb%0",
"`17a$.b!+}#Z2&cI(W^b%wb2j(zb/GXF~$(w}#UJ,c$-}$,5+WX~$#G~)b1Kc&+}#<F%)'~*}#O~)7~XAa=~86b&lc,:b&Z!3frUc$G}#;u$a3}8A8<}",
"#<#%8B)#8:WY~#*&}#jc$86}$cq(8:82`'Mf#$#Ia>|)(~+c!ob!d8Ib!W8!8H)#8@}$=S&d#$8C8*877~f:c#P}#z^%8Ch#y8CasT8FWG8F`!Q8D8E!",
"=a7=8C}#NV%8@BI8!~$8J8A8Ib.b$c8B#Td{A8X7~~#p$H}$H/%8Xd49c:[WK8_WG8_b4r8N$c8%~&%B})E>/(|et3!S`z]b&MbD4cv}))a!~%.b&$W`",
"b/Y}'nz&}.rJ$b)J*'Vc(V~%`'kc!(b)J#Y~#o&Oa/nWJa14XQ}$7m&b~!bwnb@%h<L82b'F)0e(f}#8P2)0~+WJaRi}$X'&c*:8#c)&}$H,'b&rc+i8",
"Eb*8c!;8@a)N8C8/a*=}#n1*a)2}#uQ%8Hb!A)0g!U8Lf#788~2a!L&J8&c+8c&lg#!8P~$8SbP2c;t}#x4%f!h8)~#c)2d+=8.~')0~'8'7~`!Ka!]8",
"_b.Sc!^b$j8#`*|`5[eBh8-`&]}#ar%)1~-8g~%`S~8hb!.8kc$%WS8l`%38baE[8XWG8Xb#=b'f8Zd#=8^~&8k8`~&8%~&h*08+b!+a#G8vc,Pb(+)2",
"eI480aM^n,w8}81f!I)1a!+9'XQbwOfH-8'b,$)3a!+9*}'}K'9+7~bw8c!Oi!kc+_93c&Ti4rWS957~dJ&}$IC$8-a*L8@8A83`(!}$u7%`!o8B8C!=",
"}%+:%WK9+WG9+b!P8M`Mu`!69-7~~#9/WG9'a!n97XQ}#Yv)b5)9;}#+7.e[2!Gd*79>~$b^69A}$6D((W~(`;'d4>}#0d0#I})MK+}'v5%}$3/2j!V8",
"%~#})I.&}#A()VweJv}#%D$b4N86}.e<&`#`a!287Vwj$y}'y#&8&b#abOs}$QJ$}+#D*f>M}#ep)!>~$8.f#>})Iq/b)W8Gf3Od)1XGb+Yb+c}#vZ&b",
",=WQa#ccLlm%-8+g,,b!f}'xj)}$Ep'_~!!k9,b8R`Ea`(h`;Sd98b!FkH{}'/.(e#u}#a%)()Vc(X`2&}%+i/XQe!Yg%)8)Vr}#+v-}'(h0%.}#),%8",
"-c.0dPE}$:F&g6pbI/kCT*$a!&*%c$la!+*#b!/i6IfYH8>c!'c!68)}'~!(WZ}$uF&(Yb#v(Oe6U#p}+Z6/g&$k&ncZrWTk)i}%YB,c0_e$T85~-(|8",
"-~,}#m$%8:}#8i-}$UN-i7~}#DB&c,U858)~#a0Hc5$XQ~$kM8%!bF<`6A8I7~WS8H8.a3i*'8#8J8,8IWJa3)}#Bu%h=g}$/^%8T8&8RbBPYQ!%}$X-",
"%8(}#NO&e528*~$}#(]&a(r`>qaBa}#=a$8)8'e(w#Oh'U847~`C^o),8%b!Gc,lb!Tp(*aG6aT$}(5z&8f8&}$5~%`.;8fb!MWV`5(`:08U!Lb53a5.",
"}$2@&})Jg.8KWS8#cAE}(TT%b%$8O8L8/c,U(.l(ga$~Vra*))48!g#boTs`Z1e(]8-8,~%`4rc6tb`*'s}$gH+'B~*&5f'J}$f_'a!>'Cc#^i:t}$gH",
"+'v~3'B}$fh1&9~+'C~*})[e0%Gb#<a!D'H8&fc~XGa!V!=b!4c#EbGwbBb#)8!}#tQ*!(eCE8)~(!#(2l7m'Wa!w}$ND'lDPa!e`=|XFa!'!_b#%8#}",
"#yy-bDSXGa(zc#@aRUd-:8/`&;b!283~#82b=Qb$'*(bD%})Yv*cC3(C~#})`E.%8~%%:8#a!H*(}#Kh)&]~&})`*)c#`8(j>08'`6I8(c>0e!F8)8.c",
"!~*)Vc(Z}$;Z&bQt8#cPHd]x($}(;s,)KbTmb#/)KXQa'[}$}L*lTP&;~%}#y-%}('2&bHT}(^8&j%0d!C)Mb*uc!Ld`fc]$y!S)N~))L~4d&5XE':aS",
"qW`aa_8/8&}()q%}'UL%8:eH5%WVc([c;riAh_~!!JZYa$S`458%}$fs&}(4!%b%_*)8!_~!!RRzb$j8*}$<=%d!2b1*8%h+Y8.8&~%bK68,`)J}$-|%",
"lR.`3kc7-84}%%8%gK6cYJf:m8!8<k[p!I8&Yrc&#W_b!Ba!Y8AkXW8Ca3s8E8!}$Ty,b#[d#>W`b%7!2b,pb*|86`<x}$;B.}$##>f&Y8&c5t}#`k&c",
"WHd[Mb36bX{8&82g#Rf(b8*~))OdH0cP/}$v'(}%D;%`Nxc(:8.}$$|%7~}$%('8586~%83_~!!BcD!4`!:o!s8B~%e778Ae-j!#'y}$q.@b)(l238&~",
"$c1W}(=B.$ab#(d*Ik#@b$f87~%d`bi#J!2bVbb1m8,~#b*h}#TJ%XA}.Ev)b$K8=85bo@}#oZ'8>})em'(1Vc(]a5>}$/d.mBp}+=J>8/~$i:ib!:}#",
"Jp%`%Yb:n8$~%88~%g&j#d8%dj%}#9#&ejM%#`'sbwo'v`!X}(0O.}#PJ$88`!damew#XhC3b#@bHj8J}$qn(b!s8)}(9X+`7z})i.,w!a8T~&$c~1b'",
"ca#P8Xf$4z#Pc)9b$Tc!i`,$}$$!*b$XbHEb&)(5h3$a*N%)8$!3bQcb3*'I8#~()P~()U8)~%8)~%)T~,!#(:h&m}$$a0Vrg%>WQa<)e'&d!>8/}!%[",
"N89~%%1~&(5~S8Dc!a$c~&m%[boof!e8<~2a#o8NVec(^}$R.%}$5F,8Qc!v8&~&}$6A*dc.}%7.$gI*8Nw#[8[d{Qn#Z8WWG8WWK8ZWG8ZWZ}$5_4}#",
"FA)|%>%[8&b7xblbc+z8$}(AQ-p;$b!F#Z}$=}(a*681f#!83r+Q%[8'a1>8>)Bc]gbOc)B}#FW$)Yb'|h0'8.}$mb*8(e(:&<e6*)C8+b!C84~%Vee#",
"b}&Bs*%)e!G)D81b)$8:!3b(|c6{}$nO,c_C)Ze!L)[88~$)]8B~%)T~2}&b=%aQ<8CdQ88F`~kp$ea3y)^j7n8dc/Z)Xe3,)^8'~#}$T))8L}$P$*cb",
"]8jb$l#Zd/ha%Ib!=&=f$N8%f!8b!k}#rO&8nWG8n}%%^-b!Cg=7'-~)b!_8(~%w=6!U'we!eb%4}$r8'f!j)_~,)`8)~>!4**Vc(^a:)}(@K.!U~(bT",
"Jl58)A~$eJ[d!Daj>d!D8%~'!Jh5Zb5@cQ%!>cIwen~8<)Ba!,dE3)b~%}#qB%)AeEM)b8+~,a3,bi'8(#ZaA{)d~+`1@cKY'u8.},nT3}/1h%818MkX",
"G8Nf!+8QiL9%38.~(8/~$}$6*%8Y8,cj1g(v}$%F%8A}$5v%8^80~&bC|b!@)ee(%8W~-8H!2b#W}$%v&8aa!'8=8b}$~|.8`8*~#}$ds(8a8:`9/b,_",
"XZ!48X8a8F8a8B7~a4<8U8V!=}$<s$8S}#s%%WT}.YG$!J}%-l$8[XD8ba&L*+Vc(_~#m&IWH}$;p)n9i}$(Q6h&+g'[b-;8+e+q)g~%cVng!BbgjVcc",
"x9bR^b=vbTg}$((*)g82}#$a&hrV89XNaWUd;sa7U}%]n$d7a`>6b7a87}$xH-89t.ra,B'X8'cFCh,B}#od-|.xb#(b~Fb#(8S8O8$f)V8T~'8Wy%&f",
"lb)hb'qc#=}#-u*b>ab%88/f#YbVO}(UK'e8V8'8*`[Xp(}81~$828ua)P8t8!k)%8xj(y8-~(8.~(9!8+~*)jf!T#D~#c(e8L~-8Ek&]9*Ve~%b#^!3",
"bH98W8RcCY}&pG&X@bFLc#wb)*`/3}/)5(8[81`@Kb[Wa!|8]~-8U~.9:d'YXJa53Vco'Z8h8>8!}$IK&a!-8.8<`DQ`0sba#8h8i8K7~8Ag+%b%J8i`",
"&T8Q~%}/b;%}#o3%!=}0'Q$8ff!EdzM|4db2^8'~&t'q}%bM))k|5Tb!k8&!3}$B]%t*S'I8'jg~j#a8*~:)l~&)T~;`CAi9)}$D26l)%)m~7b$(80l$",
"q8+f)+dn}}'{m$aMZWNa;l:*~&f&4}($K&b/;:0`'cb<ib#Y`#58;8<`#k8=`@xWK8f`&AXD9T}$1X%e96bD!bz$b!*aoQczjXK}#5v$}%=g+WTa,|`4",
"x)O7~p+z}$`N%80WS&a}#YD&bMw*,eMdgR#k*Q)o~%kW{b$Ufp-cRYX=b22cE4budb!GcX%}#}@(hXNbE7dI&81~#}%0k,%!}$pX>&]~.}$G+'!&jz-#",
"2WS$Oc/X8$cUWWS$Vb4T8'##WS$N`p@}#tR'd1L(MeG1$*}#Yu&e8i(M8&~#bh>)pg$a}#.$)}(7f;}(5F/i!E}%gB((``2hgBTbS3!Lb!^8&~#dRp#)",
"j{68*a:0bL0`CEc!8b6V##}$m~%hMHb6L}%9a*}%Pi&8,}#%>.!3bTT!Ibs'!I85b-;b(f8+c(jc!{8,X`a/`k!d#G86c!Tci@8>##~%##}%Fx(}%&,'",
"8(b;%}%s#'}(+Q%8-dV^(BVc(acRfe]xWP8$f0D}.ud)bYE%W}#-Z&8(eL~!3a{.}%A{%8'8$8(bq!}#xI%)rg$E}$p]'i!0}/BJ)|EFgNi}#n%'bKY}",
"!EEKfLg8'~+mO%c!t8-}(le+b5va0a8>}$bk%8I}#@4%WK8E`g^}$i]%bPsWZ}*72&(bb[9!4o++x89$T}$&H.8%#Il/f}$&D3}&CT%jM288kcr8,d)e",
")sj]B8>Vc}$T~%8!87b!G}%6S)8>88dpv(A}/GP.})4P&mf}}#~4,`Ms}#l8%laTb>E}(dw-e$R``qd$R8*~IfyM8'fC88/bp%8$}%%@*bDW}#yO)(Ej",
"Td|PL8+~$hG08+WUbP`rg/`0$}$U@&}$`R2(7Vc(c}(a,=lS08(~/f9D8-}%(t('Kc:^kf`y)'}%/u*8(`,Jk`R8=f:@84}$Yf(82~#d!<bjJd}M}(fG",
"*cz`8Fb_{8.}(oe%`8;b!K8$~&e`#blUbLa`!28J8K!5},<:%}.|c(8OaCmaM4j3:(E8Se37!4*-Vc(dcP,hAC%_d)3ar+jO|8+VlXB`!'*+$c8+#T`9",
"ebbNa!48-VzXJa9jc!9#Ta;z8-eI!8%}$3M$}$tg(`!9`!P}$'5)8/~'82d{[WP)te#,8:Veb*=j#08@VzXYa!4)wj!58EVlYN~#**#T80`r!`}ve#E8",
"Gd!5828G`PH8FdD8}#L'&b-aa!A8J~&$c858J#T`{1}#uI(8$8+`(/`!}`Z(b=M)x~-`B2hK5}/Nv$`VEbGG)x86i(S`_rdqT}$`;%8>b!+c-j8D`s>a",
"!L`LB8C8#cIN(/Vc(e}%#O*8#g)-gr1&a}%7d(}$X2)_~!!9j!!2'R}#Q$%f*S(Fb1Qk)@}*>:E}#uA(8/fC6b>@f;{8'}#~J'(fb'7(QfFb!tjK($cd",
"Jd}###+}%%+%VwbnNVz}$S/%80d4f)zb#-}$Pl%83c|ycJK){eB'80`(XaZ<}#|#%c9+a!483~$88~%(Bc$fb*C}*@Z%8<86}#yB%`aj87}$Qv%8<81b",
"%Zc3()|f#$8D8685~%a!f8=b/x)}~*}$8P%8H8I8,}$0m'8>8@`fcd%c}'wF$XC`!K*-8K8<bc68Ia(08Fh%$a&Pbb5(/hP*ax!`.f8N#S}$Rq%}$&(%",
"aUL8H}$VX%8S8J87`%6",
/* onesweep_address: onesweep.comp -DGPUSORTI_ADDRESS -DGPUSORTI_GROUPS, 16501 words */
"}&E2$_~!!!D*~$}+(^MVs*.}#q#%*.~#V}`!'}&E;%*.~%*.~%*.~%*.~%*.~%*.~%*.~%*.~%*.~%*.~%*.~%*.~%*.~%*.~$Vv*.}&Dzy}#p8H}/}8",
"F}#p>~$^_~!#_Da*.}&Dv2W:*/W(*.W;*/},Zs~##},Zo~%Z}&DY-}#pND}#pJ-#z~8~}}#pFP}#pB)!aWt}#lC%}#pFR%F~<}#v>%}#pJY}#lz$}#pF",
":}#pB)}#r>%}#pF~$$%_~$}#pB'!bWv~n(M~4(M~7(M~G)o~v)o~h}#p<~#a)r~-)r~1)r~7)r~G*0~5*1~(*0~+)o~G)o~2)o~%*0}#t.&}#p=f!_~*",
"}$0D38'})Ah*8)!5})B2-}%S-&}#pO.88~98C~1#y~2(7~'8M~-*2~%8U~*8W}/a.%}&<}A}&<y>8'cFVb`Z8+8(}&<}_~}f$.!0}#ms)}&8A&}#qB/b",
"pz}&<},eKn}&53,8$b]iad-}&<}Fn!k}&=$'jLl}&=('eW;8Da!{}&=$+8*}(Wz%8)`#Y}&25-}&<y'o!e8O~(8P~$jW08&~#}&<}Po%3}&=--8a~)b#",
"&b~IaNMj#f}&<y'mYV}&<}c}!&lH}#tU'q&#83~286~(87~(8.~*8/~2|&fp&#XJaiQ}&66-b|)o(H8A8K~)8B~-8N}&8L)8N~#}&<}+|)p!=~-#E~4$",
":~`o%a8<~28@~(8A~(86~*87~58I~28L~(8M~3}&<}V}!%+K$Cu(/~}~}}&<}9}#xZ1}&<}&}&;e>8,~[87~388`uhb!E#/~(8<}&>@>8B~A8I~'8J~2",
"8M~&8N~&}&<}>}#xN.f$|}&;a>8,~>81~Sa`m},xX%}&>D*8=~&8>~28B~>8G~E8O~'8P}&<}.}&:KT}#x:~$d#z~~%|B{~$B{~~(z!a~)!G~c!G~VlH",
"I}&2~'}$Xo&}#xH,b!g}#xHY%F~6%F~~#1#y~~#t!G~v%G~1%G~~#u!a~7!M~<#y~Ef!hd+r}#xHK!c~;!M~h}%1@;}#xU:}%!81%;8(g},dU$XFa)X(",
"wXNb(:}#xc6!G}$'w.c%S}#xcGs#H}%'J%}#xp/}-=)'}#xp&8+~~(#C~~~*L%_~3rdS}#x}(9Ba9AbJ%9D}#x}~$up%:8.}#y-E84b/l}#3s%b!F}%H",
"8B}#y:)b&0}#y:~#&!G~&x$N}#yH;}%2+%flN}#g|&c!'}%.~&8)cZ{b5#}#yLt!b~~(A(M~~#v!#(5u$e}#Qq'}*t4&}#k<)}#y|~.(}(B#,fw)}#vQ",
"H8N}#z-_8X~;}$jN%f!e8;~.kx<c{ho{ub#'`(aaD=cst8$`YH}$oW,`stgu-d%w86a!L8s}$t~/`4Eat38(fxv}#v^%8;8!}0v%)!=~%}#l%%a%J8y}",
"#{ve9!WG9!~%(6~>~}}!'U]8=}#|'+(6~S8H~+(6r'U8G`xt}#XV%f!m8A}#|/58R~*8R~,8U~+(6~,bv9}#m0$8Pf!v8Rw#d8`}#ef'n#c8[WG8[bP/",
"}#|/9)o~~(S`}[d^B}%~2-}#|3k8=~kWS8Db}m8E}#u<4b.78Q~*WNa;)8Sk[}8Tf!+8W`!Cc~V8Vb=Da!*8W}#uW%c%;}#({%a%;}#uW%8b82cpoWH}",
"#|Q-8H~%8f86~&bB[aOy83a#/8H8e~*|3>c34`9U!A}'Zi'}#[b&}#()*8EaU+8ncr;b#18Zc+-}#pt&c308'bM!V}b6Qbs7WH}#}o,8sk)e}#}o+8}a",
"#78|b!+9!}&$e&fp`8|8+}#]{*8}8V~#}&cR%XZ!48u8}8c8}8_7~}#bD$8r8s~#8vWG8pWK8|WG8|`!/8z8{!Ja3E8xXD8~}#}s6}#<C(}#}w~#)8:~",
"~$#8T~~#5`]Pb)z8mp*dbXF838wa*i8v}#}~/8ze*Q8y~(8z~59&8-~'}#~)58O~-8H~.9.~/8Z8U~&a*,91}*Vc)}'A7%aWcb)B`:;}#c^(8`82~#b+",
"C}1ae18Yk##9@c'mb_'9@}*Wq*c_u}&kg)8m8A~#}&D~&a9e8>8!8-}&46%`!-8m8n8O7~`fd}#~1-8n~#8U~&8oWG8o~#`!C!=}16m$8kWH}#~1~%m:",
"0~7:6~99Y~/~}r]vd6[*0}#~>:!M~-83~:}'eR%f^EbeYc.X}#~Ab(7~V)r~5)r~6!H~C!K~:*2~~%,*1~~)E(8~~#Q(M~~#g)o~~(_(8~~#V",
/* onesweep_inlined: onesweep.comp -DGPUSORTI_ADDRESS, 28617 words */
"~$_~!!![-~~$d}#~=5}#~U$}#~A*}#~=%W<!4}#}x%}#}!%}#{n%}#{f~'0}#{U7}#{QD}#{M'}#{AG}#{<'~}}#{8C}#{0~#*}#yqL$w~#}#{.%}#yq",
"9}#zp+#P}#yy&}#zx%}#y}+}#yu5%,~#}#ymT&[~#}#ye<&`~#}#y]~#:'Y~&'Y~#%L~C}#yX:)J~#}#yP~$1&]}*ok&}#yT~#E}+c8%}-.w$%,W:*3W",
"%&[W:*4W%&`W:*5W%)J`!g*6_~!!!!A}#yj)*5~#W;*4a!&*3~$$x}+5O)u!&#Wh!.flq}#w~b}#SiS}+3F&k~Z}#x[F}'Yr&8.~&80}&AZ&dRna;<8D",
"`Alg!na9MbDQ$[`!&;^$`}#[}&bCV;`WH}#[v4}#[s'bzCk`0#L8,~#c<EiXL}1>u083}&II+b!T}#<K'}'TJ.}#Gf%8*},Z3)a!^$S8:81bv|;v8;83",
"bje888<8$brD}#PP'#U}#~4'dVn8'XOaOXeVv8$~0WXaDP!3h`&}#V5981~:&]!3b@lp'187~'}$rU%}$!:.b%L8qa$^8BhL@cWRePo8x}#P,78~~O}#",
"OK+b{ic(5aWf84},+]-8]91cLe}!(#G}#B[&bqLa#&8/8@}.gl&8O~)}(t.%}#A4&8!8Ge'28m8KrXT%L~.}#{E%}$$t19^~'a!=8[}#Ye*8^~*8`~38",
"d~/8-~38j~58i~,b$r!5g%_cY.f$r}#l6'gX|XAbce}#l$(}#[G%#2bZJ8#~&cXEd(:7}}!+fIbM!}#Y#%b!d9we]P8$~$WH}#X{'cX7:#9{c#69}}#X",
"h+8'erw8(`FGbye:#c'Y}(G4%:/8!}#X^1f.eX=a&s'$a!'8M',}#[O%}#[Y68)~/83~#8,~780~-}#(o%}#[Y,}#mZ(%G8B~#g^3WH}#kkLc^[egQ)r",
"8C`N.h^[e#_8lcatbNX81`(Sk!;#0}'O0+b-[8p8la$Q9i!LcZ~e$,9lj^:ad1d^:8(~~#db+9}#3H%8-#S7}bL[8/`P'}'3|'8$a0L}#S-)8{}#,N4s",
"g[:aa%':^c*9:bbVj9,jP@918%}#!^-9n}$+P^}#h-&a$C82!A}$-(38,Vea$n87(w}'`-)cz[8&d4$}'ug$a*BgvB8=}$$..8>`/6}$+|%:-~;:3~28",
"K~(8L~$a#C8C`#]b,yp#]8H~%8(*6~0bwCa#]8M`oC80}$!<2:I~28a~(8b}$$iF8e`o@}$,K.8i~J8r#+b#}v$48(~6b,2}$$O%81`sL}$,w19%~A8=",
"~-9*WG9*~$8k8|8E8Qd^#:ucUV<Z}$#c7<a~><f~[<q~C<v~><{~A=%~'=&~2=)~&=*~-=+}2,0&}'EH$9]8!8OWK9`WG9`}#51%9f8!8Rc}oa#2=89m",
"}#D~19p~$a]Ja!>=>gc49pWG9p`&c9q9r`:p9sWG9nWK9vWG9ub(`;S}#/~.;W}!,mD<^~$<Z~&<_a!';+8!c,_j(I|,<8,~981~F87~.88~'#T~7}'V",
"p%b#98Bq)e8B~%8G*6t#98G~$a)ec06}$+!'}&Kb%k+Fa&E86k+F8T~'k#IXGayob+38V~98[~5}$yr'!U`z[`1^8.n+38j~A89~,bz/}$6+%8j8A8E~",
"#f((>E8|~19!~*>K~)}#7<%`#W9#9$`((9%WG8}WK9(WG9'f'n9)~6=c~$=`~&=d~$<0~.#]~~#8o1z$c~28B~(8C~'8@~98E~=8J~1t#38W~(8X}!1z",
"E}#6i%a!~8E8V`'Uf&h@68i~18l~*@<~)}$;O%}#!S&a'O8jWK9wWG`=d9zWG9yf&l9{}#>iQ}&h.&>[a$]>Xc$b>]a!'=)}(@U&c%7q&d8+c%7n&dc<",
"~!U`7B848!85}#@B.X=a+m>oa!J>lc!O>pa!'=<8!k<z!38'a'-8*~)f$v@g8J}#O~(8K~%8%b$m@m~%}&fY)!=~%WK:KWG:Kb#0=}}#$L;e1i@t8'}#",
"TF68,}(/g%@{}#4d6WS@u7~s48@{~>A#~[A.~CA3~>A8~AA@~'AA~2AD~&AE~-AFc&<WS8Y7~k).8c~%8&~%AU~*8cWG8c~#8d8e~#8fWG8a}&iW%WK=",
"/WG=/gj-j=}>e}#CN(>5~'f+/>uk4J>y~DA!~$@|~&A#~$>M~.!=~)$:~~#/n#+89~%8>q.88>~%8Du4;8D~18K~2b&P}&3r%8H`!^b*a8Y~%8#b*tBI",
"}#H&28_~%8(b&_BO~)}#D,%`#=8`8a!=}#m>$8]a>O8df%w8f~6Ad~$Aa~&Ae~$@1~.#E~*}!2S~%@b&n8h~*C;~28m~*CB~)}37c%`#o8n8o`&n8pWG",
"8kWK9WWG9W}+87$9YWK9eWG9ZWK9_WG9^f&z9`~6BV~$BS~&BWa:KA!}#Jr,A&8!j,*Ac}$JfX}!I(}q'KB%~28H~(8I~tB:~28^~(8_~E})K6%i'K8p",
"~*D6~28u~*D<~*8uWG8u~#8v8w~#8xWG8sWK:YWG:Y}&i8$:]f'C:_~6CQ~$CN~&CRa!'A|c668+b54DI}+rh%k#88/b!9DN~$cQhb@F}$,y%}$,p%`Q",
";:oWG:oWK:qWG:q}&h~%jz%A/~$AY}'Xo-WO`!qaP7}!T&Oa#~8.8!WP7~`%:d!Y$W7}}!!cPaY5D6kRd8*~#WXazm}#>w/8Ce&ik*%&;e5{Dx!3o8Ka",
"!8D~!3}$/v0a&y8(b)G}#DI%DL}#el.c!jE))Ms95)M~%E0~6}#$T%a!@E3s#GE9~6}$10&!U}&wH$}#`i'89e#DEA)N~6)N~%EH~=EK)Ls!])L~%ER~",
"6}#W2%}&Cm%83`Vaa$vD~}#h108=8%})_o%WLaEq8_`!.}$H8%CN~-8&~)8'~-b[CCXc5:}$H+$#z&3a(XCX~$8#biGC^}#|w0XJa.*}$a!&Ccb,fb:Y",
"8-f#j8.8-~#b<&CeWH}#i<,}((I$aW~bgedg_}#i;'8(~$8)j!8XQ!4a(Le6c8#`j/}$(E%8%8)bI^)Ka(~E4)K}(F(3agFbfZ868)~&eA<E<bd_}'P(",
"$}#_]-!I8%}#i</8@~)c;)8C85}'oP,i#Xc#Cb#^87}#iD'fd:85}#+z$9JWG9Jb!-9I8=8J}#7g%9J8#8K~P|A~FT~<F[~1b':DPf%H8$8+b'!DV~.D",
"V~)D[~.d^LD`}(jm&XNa2}f*/8-8,~#b&zDbWH}$GB[80~~#98D~]WH}$G4.c#hb*q}$G4Dk!]Vc80~(81}$G'2e7E$U}!0}Qa!6G%l0}G&8,}#qE*8n",
"}$&3*}$Gz%}'G<%c-<84ja=8&87WS8'}#v!&e!F8'8AWH}#xe,9<~39B~%8+!_a(hGs}#xe59G!=a!<Gwa4W80}#xe)a!2Gx9I~#81}#X+&9GWG9G`#,",
"9H9I!=a*h9E}2OL$9Lf*-9N~2}!$|YGT~/GU~'a#LH/85s*|8:~%H6~5F+~/F1~.F1~)F6~4F:~:F<WTaW}}$,/-GOj&$8V~38[~*HY~58a~%H^~0H_8",
"c~(}3b#%`#88b8c!=a2]8_WK:3WG:3WK:7WG:6f&(:8d*u:;}#VE+h.:Hg8&~6c:'Hnr%=Fc~/Fi~.Fi~)Fn~4Fr~:Ftb${:e}#wR/8G~&:i~$}!(%`H",
"_~/H`h+!87i&SH>}-X-(868A`drj&_8^~38c~*IJ~58h~%IN~0IO8j~(c-T8JbU`7~dUi8j8k~%8h}#y6%}!$WcI(~/I)~+;D~,9%~%WK;=WG;=WK;BW",
"G;Af'~;Ci,'}#I$5I!8&}#y|+h..I&c%.8'}!$$cIN~/IOg,]J)8C~68H~%J0~5H%~/H+~.H+~)H0~4H4~:H6~1!2}(<^'8W8X8Q7~8*a0s}2^9&XA~$",
"!=~%j(<8d~38i~%8c~%JS~58n~%JW~$8h~,JX8p~#8i~%}#m7%`#U8o8p`#08q`(:WK<5WG<5WK=fWG=f}##Z&>$WG>$`!;>%>&~#>'WG>#WK>,WG>+a",
"$[G8~$Gcd$QzC&Ja~6Jg~=J4~3Jo~<Jv~=Jy~6K!~NK)~<K0~=K3~<K:~EJg~BI6~HIA~.IA~)IF~9IK~:IM~sJz~JK%~~$.L<~<LD~5J8~/J>~.J>~)",
"JD~4JH~:JJ~~&9Lk~/Ll~~#0M[~:M`~0Ma~~#1M<~/M=~*Mu~<M|~5Kq~/Kw~.Kw~)K|~4L#~:L%~1M7~KNB~:NF~0NG~dNO~<NV~5LK~/LQ~.LQ~)LV",
"~4LZ~:L]~}NG~/NH~7N'~VO2~:O6~0O7~~#+Nn~/No~nNh~6Nl~iO6~/O7~*Oo~<Ov~5Mk~/Mq~.Mq~)Mv~4Mz~:M|~yP;~:P@~0PA~:cC!DrWGDrb#)",
"O-7}}#nsJc'oOY~&}$a#*}$;/'8,}#a>&M/g%*b%Gf;J8*~#}#nj-c:ZN3}$eP&$cb;MNYNZ}$p*.N8~*ch>OmairOT!=},Xh&}$ng&8@~&bh%}#B[(!",
"3E88A8/}%#[&b7SOub%JOu`&W}#G~-P3~#8&~)b!;OWe&q8)c6}(u~#v$kPA}#H8F8/}(/]%8-e!e81}#iM)}$uA+}$mc,PO~.b!w8*mDzb:R7~bnk}#",
"os*})HV(828580}#q@%Mnj({OTb#_%(PB}*)V&}$vi3x&xPL~*WS8!8+l&{}'gV$8T}#K7-8V}!6wkP{~/P|~*QV~<Q^~5OR~/OX~.OX~)O^~4Ob~:Od",
"~+e)+8S}#qy;}!$pYQP~/QQ~*R+84~689~%R2~/gG(8T8#8*b$kP,fow8Nf$QP0b*tb$Q8'~)8(8'~'P2~$86~+bA,b!x8H}#9{'(MeKbRI9&}#s))8T",
"}#sm(8Re8<RN8V}#sm89.~*8]bLvRT}#sm391WG91~#9293~#94WG9/~(P.~%Oa~)}#$xBQq~$Qn~&Qr}#C0%P<~*j$'Rl80}$[9,82b06Ro8!eC485}",
"$[9<}#U>%PM}):m(8286}$Nh,WS&]}#qO&}$On.}#r,%WH}$E#Fp#hS+8*~,8,~%S.~)8/~;bOPS3b'~c&r}$D#%}./q-c9fR8e/m%L}$5z)a#r8<f#]",
"8>~>SF~2SI~Fb*1!3}$F:.g>ASS89~$awDd#Z8)bx:}$F=-8,o*18D~%S`~1e!a8!}#,V&}$F[-87~%8Lb!WSj8!f%'}$F[68>~%8Sb!LSr~2}&3|%b/",
"o}&;['8Wd7%Rse4t)^j4d!2)Xe5%)^8&~#}#xz(Rz8Z}(D$0!3b##}$FH6%L~)}'>s&9)WG9)b!E)|}#-k1R3f.+9Tf}vRC~&f!9RG}#-fDSM~$SJ~&S",
"N~$Qx~~$oTt~<Tz~YT1~$T.~&T2~$R]~~%fUg~<Um~@9d~FU$~$T~~&U%~$SM~,SQ~.T0~~#lTP~~#2Tf~y_~!!!%G~<_~!!!%F~;:]WG:[~):^~6U|~",
"$Uy~&U}~$TJ~+Yy~7Yz~7:nWG:nWK:pWG:pWK:rWG:ra3.SW}$'g&k9pUh}$Ub,TZ!2e%#!3~$}$zh*}%)N/8&~'8*8.}$z#9}%5=%!2a&nU4}%,e)80",
"}#lX+WLbFc`!PcN!bEY85}%,o(8)~'}#`.&}%,kFbZb}%,g'83~&8(hHyb^klHy_~!!!&;~$VI~#}%8>'b!Q}$SJ%_~!!!%Q},Hp%}%49%b`.8.aiZ85",
"XAa(p)0kIf8$m!lg:)}%-.Ba#8V^~-8Y~%8,}%6QE}%-55Y|~Cj^h8j`MZ8h`#X}3-P%e#*8l8_~&8j8b7}}%2t&8d`#*d34bD<8r8h`&0}%-0(8+~,8",
"*~(Y|~28/~4Y|~+a'388!2b'.b:Hcj5)3WTa%ib!08)}%-%3}*1*%j(s}&Fc'8F8G808(a#l8C8D807~a#98A#T808+8%W``A183`.+}$No%WT}$/3$!",
"=ahm8:WK92WG92`!H938I8J8G}$=8$9.8n8J8D}$=@&8K8>aA_917~~#96WG9+}%-0%9/b*9_~!!!&H~*a&N_~!!!&U}%,{)9Hb#Ab!<957}d)iV0}$a",
"T.UvfOva;sj%r9G@vk(!V:~0b#)cOf_~!!!'I~&8*~&b@Ha!AVBcR|_~!!!%kg!rg!magT_~!!!%i}%BE-amI}#qk-Y{~&blbZ$hS^X@a!Wg!S80a@Ic",
"MO_~!!!'K}#rX'}(1c)}$9*$b#_8-~%}#ss-9mb!'A@c!881}%)`'8<aC.8S`>r}%&y'9k~$9l~#8UWG8U~$9m`&v8U}#Q{%`!-9{9|9y7~8V`!):#:$",
"9y9r8V}%&y39}~#9}b!+_~!!!&]a$H8#}%&p*fQwY}7}}%&g)c.G_~!!!%l}%Cq'e)HY{8&}%0s5#P~2f!R8$~'#Z~%g&P808'j5__~!!!'5}#iK~#_Z",
"(~;Z(~~#2Z(~~$q_~!!!'7f$mWS_~!!!%P`-A}#V85Z*~>Z*~[Z*~CZ*~>Z*~AZ*~'Z*~2Z*~&Z*~-Z*}'aQ(8S8P8!8ObW<_~!!!'W}!{JH_~!!!'T~",
".Z+~)Z,~9Z,~:_~!!!'Vb-!gbp9{WG9{`'U9|9}`-*9~WG9y~%f..7~j1B:3!2~4f6u}%:l&buJ_~!!!'H}%:m%Z!f#Xgw-Z.(wb#8Y{cc6b!eYpa#]}",
"%:H%8,a-P}#z9&c/0g3D}'4J-}%3r'<M~#<S~#<OWG<OWK<RWG:Ib^=Y{fV)<S~%:MWG:MWK<_WG<_`$O_~!!!(k_~!!!(j@U<S:Mb!VeSti.wWH}$j@",
"Pc$QfX<b6x_~!!!%J8*}$j;5%L~)_~!!!(g~=81~088~$8<~(8;8<~$}$_~'8889~%86j_o88{T:_~!!!%H~2Z3~F}$j{%84bA5_~!!!%IkRL}3Hw'86",
"87~%83c&IjU{fdibH~}$'c&8Y8$}$H})8_d%]8b~<WH}$jr,%L~/b%o8.f#P}$jr7_~!!!%O~%Z5z*w~}}$l+.8H~$8I_~!!!'q~$_~!!!'E~*c#d}#l",
"^-}&$K,|N<83~(84~'8.~983~=88~H8I~(8J}%{j68G~-}$[y%n7F8J~%8R~48O~%8W~88T~-8^}%|8)8Y~#bo3b(IWH}$o%597~-91l+UVe~&b~F9<}",
"$n})Z5~*k:%&-ejz8+8&}%v)18/b+}gk=!380f@GhZ:`D[`(G}(Ch%b!B83}$T+(`e;`Knb=9a!-9U`=%`cU8B`a@a!}9Vj#u9Pr-Kb#k}$ow79c8N~#",
"}%y3%bDH8L`%:})H$%`!-9c9d907~8Pg^9b*g9d`+m96~%}#^V$9e`#,`!C`,29hWG9aWH}$ow6}!-gz%)~&Yy~;}$p^Sp1+Yy8&}%T[-j$C8)~z)l~&",
"Yz~@}-H{%f#Q8IsPTh/d)m~7b$d8/l%S}$q;:Z6~&f'Vcdrk[]$C}!.8I8.~(8/~~#*8D~(8E~68L~G8M~98R~F8X~)8_~'bNa}+K=%}%$7'8tWG8oWK",
"9XWG9XWK<%WG<$}!8T~%c<a~~#2_~!!!%N~%Z8~V~}kKB_~!!!'9~$c#mb#Yb!*WS_~!!!%Mb!:}&/L3Z:~>Z:~>Z:~dZ:~&Z:~2Z:~>Z:~EZ:~'Z:~-",
"Z:bR<bGA8T8!8QcL!x;ebKwb-F8fq/+8-~%8kulw82~18r}&-(%b.W8%~(b]Gn#38;~%8yq.W8A~%8~~88F~-9'~)8K~#}#BW%}$,Q$9%s:n9_~-9X~8",
"9i9d~)Z8~~#89|~+9}~-9w~8Z8~7:,~5:,:-9W~0:-~#9^~&:.WG:.~#`!C`.L:1WG:*}!:n~'J!=~*w-B8+~980~J87~$8=~G8>~98D~F8J~)8P~'}#",
"6U%}$,,.}#N$%WKA@WGA@a*d@^=t;[9KWKACWGACb6:F%8!AB}$y=)AF~'AI~)edsh[na^LZ9)wkl,}'@vjd'J}$3;%}%Ca38(~*8*~-81~6a(lc'h8.",
"}%G)683c*g}#UD5c8#}#0h)8%8,}!7hMf7c80}#0h2p7c8J~$8KZ6k7^Z7b!+}!4RI80~985~J8<}#!J%b(%8Z}%2z%}##V38:~%8Cq)-8@~%8H~88E~",
"-8N~)8d~#b,}}$7V%}#)M.8}c&;}%Jt69&v&W}!,DJ8g~98l~J8sf%38A~<8y~98~~9s7_8Jd%3cE:9&WG9&`#2}%HH+9h~-9Yd5ds)z8'~9}%Hx&Z2a",
"!'9OZ2o7mcA!b!'}&HmF80~%80~E85~%85~2}%1u%a!-:18I8!87}-sL$8Ja!-:29Q8!`/!:)WG:)XZ!4:*:29v:29r`:U`$5:':(`/':+WG:%a7/:1`",
"!/:/:0!JWK:4WG:-}#ND%f.C}#ND)}!.Cg:V~~$cWS_~!!!%L8:sDrZ;~>Z;~>Z;~dZ;~&Z;~2Z;~>Z;~EZ;~'Z;~-Z;}!16I8a~98f~J8m}!DgK8t~9",
"8y~F9!~0}%SC%k1;9Q~;9W~c9:~99@~J9G~F9M~99R~F9X~4}#0D%j1;:;~-:-~`:#~~#N:c~+:d:%~$:ZWG:Z~#:[:d:J:d:F~%:X:Y~#:]WG:VWK:c",
"WG:c~#:a:b~#:fWG:_WK<}WG<}a!Q<z<t:f:`WK=%WG=$f1G=&~'=)~g=@~~#>WS_~!!!%Kb.JZ<}!Tp~#K8Pj^CcM^8Up1zc#v|lWc!883j_*87~(88",
"~$b+xv`;82z|D8781i`;f#;8H~%}&kd5}$~f)d`68(}&i7)8,~)8CWG8Bn,f8H~%8U~48M~%8Z~88R~-8a~)8W~#}#F[%})|&%k/w98~;9>~9mdDs&%8",
"w~-8{~(8|~t9.~-92~(93~3a%}8+b$u8M`%}bSHn%}8Gc1pq%}8Lc1pu%}8Q~-9F~)8V~#}(o;%bK8WK9AWG9AWK9EWG9Da)a9w~%}$]9Fc#Hb#W9S~4",
"8'~%9X~1}#S-%}'`x%80`Upg#W9_a8JZ<c9hb'B:5~(d3fb!X8#}$[|&8)}%i:&}#[U%bo$j2X:O~-:A~]b,2b!+s2]8(~K81~J86~7b5-a!-:w8J`2]",
"})mA(:x:38!8I}$Ig%`2]:p:x:_:x:Z7~8L~#:m:n~#:qWG:kWK:wWG:w~#:u:v~#:zWG:sWKA!WGA!~$:|@|:z:t`OOA*A+}%Hc2A,~-A,A-A(~'A)~",
"-A.~'WH}#UK4}!Y!}bTt}#UK@Y}~>}!#]wa!<Ad}%yi1kVo8:}#UPQ8EdjO}#UPO8MdXR}#UPD8TdZ/}#UP5be)`!K8V8W`%_8X`-!f%_}%z#2B/~9Y}",
"8]~/B5~'}#UZD})j^)c[PB=WGB=WKBAWGB:a!tBABBB@9.a#E_~!!!(@a%d_~!!!(ii8Q_~!!!(ld1X8&cG&&]}%O3-&]~&k!M}%O6$}#8,*}%,^Dc#I",
"_~!!!(hWGZAWK_~!!!(fWGZ@}&=(%_~!!!(*}#=p%Z&j$kZ/Us}#=.._~!!!'m~JWK_~!!!%TWGZEWZW[",
/* onesweep_narrow: onesweep.comp -DGPUSORTI_NARROW, 14515 words */
"V_V`Va_~!!!>{}%LN+_~!!!SeVd_~!!!St_~!!ZGBWfWg_~>Ngh&WjWkVc})<n~$:*:VqVwVs*;b!6*;~#*<~$*<~$*@Vq`$7*Ab!6*A~#*B~$*B})=9",
"~$]})=.~%O*7Y/`!N`!(*8a!;W1*9W!`#r*:*9WA*;*:})=*$*;~#*<`#8*=V~*9W1*>V}`!8*@*>WA*A*@})=2$*A~#*B`!8*CV~*>})=h<*D~$*D~*",
"*E~$*E~~'(})=d~#*})=`B}%Q1[})<G=}%Q5/!KW(~%}'L3H%,~&%,})<SX&[~&&[~A&`~&&`~(~}}%QVB})<Sf)J~&)J~w~}}%QhC})<W~#D})<T~#1",
"*)~_(5~~&%}*)c)8'bC+*7kPp*8~$}&_1'_~!!B`z*>`!6WR*C7}*B!08/aF_b}w}'%+%`!8*9~$*=7}*<}..h&cEO8/`GpkXu87~%cf/c#n8:})=L+8",
":~'8<~08>~*8A~#8@~*8B~#8A~)bPy})=P~;`})=M~,@}'D'-b35}$Ux'}';I3}+N<$}'Cq&}';I2#W})59~)h#P~~#5#P~~#A#P~~$s}':e:8,})51;",
"}$;7/8&~'8*8/}'9}D8;~#8:~%*&8#8<8,8;~$8<~38G8&8E~~#G8X~(8X~*8J~DXD8K}'9r~#Y%B~^%Y})4>r'v~~#E%[~D%L~X(C~8(!~~$[(C~0(C",
"~B(!~~#8(Cc#>}'9B~#A%L~;'v~U%L~~#I%L~I'v~~#f%B})4>q%B~_%B~g%B~8(2~~#w(2~_(2~t(2~b(2~p%Y~.%L~D%L~K%Y~M%L~A%L~J%L~J%L~",
",~}}#<0B}'71A%L~;%L~L%L~8m!j})4>~'O%L~@%L~~#;%Y~4%L~D%L~u%L~;%L~~#R%L~z%L~~#S%Y~4%L~n%L~Y%Y~4%L~l%L~B%L~~#`&]~**)~~#",
"g%L~2(5~~'b%[~%'v~_mO%c!t}'4}~#C%L~m!S~~#b%L~2%L~y%Y~<&]~7(6~]%L~Nq!^})4>~'@($~.}#el3}'4}~$v(6~~#.($~H",
/* segment_pass: onesweep.comp -DGPUSORTI_SEGMENTS, 14517 words */
"~#Va_~!!!@$~$}+&4A}3(4~%<}#h5`}2;`T}#hL1}#hH)W0*F(Q}#hB~#T}1HxL}1Hty}1Hp~%4}#gZ3}1Hpf}'<c%}#dI'})5fJ#w~8~}}#hDT}#h9<",
"}#h5.#z~uW:*GVq%MW;*G}#fY%%F}#h=*}#h7'}#j!'}#h1l%G~6!bWv~5'C~@'H~<%_~4%_~-'I~*%_~<)O~*(M~v(M~f)T~J*H~~#<)o~-)o~1)o~7",
")o~K)r~5*0~()r~+(M~G(M~2(M~%)r}#h-4}0r<J}4V53}#h6'f@z}#hM*}#gX%8#8+bI68-bKN8/}#gO'X<~#*I}+[3.}-QD.8>~#}#.u%a!z818/}#",
"gl%8&86~#8L~&878/`u58N}%4_%}#gl&}+$c~2&}1PH1eX]}0hU'dSi})9:&}1PHC}1PD(}#xC2`Qm}1PH~%Z}2.c(})20/}.,e-8(~&8(}#T`*}1Q!^",
"}+~k'mik}0hP;}0hL&s!R%8}#ltp#w~~$Z%:~~#CBI~$BI~~#[%;~~%D%=~h%A~d}#k6>!=~f#z~6#z~~$D*IVc*Ff%[eJf}#k3)i0vWH}#k))bK%}#j",
"k*8&d!Ec=(}1=>%`*p'B}##V&c:rb!+!X~)a6#d9z%Fe+D8)}+u|-%F82~#Yn(Qaxg`ssd.j*J}#jr~#Z%Y}#i%-f$D}0&k*8'f63}#l}(*K}#i.+WRa",
"!K!=!0f=R#Zh1<%[}#i3-(C~,!=~>%Y~/!=~~$=%Y~*(C~I%Y~T(C~~&7%G~9!=~~#/%[~h%8~U%Y~.(C~L!=~f!=~~#)}#h7l!b~~$N*K~~#Y'C~<'H",
"~O'C~<'H~-*)~,%_~('I~2'I~}b#%}#h7:'I~0'I~-*#~3*,~0%=~%%A~%*#~b*L~~$L*M~H*L~0*L~~#Z*L~p%8~I*#~.)T~c*#~~#>*#~)%8~~#F%:",
"~8%:~~#>%:~_%:~~#M)O~<*H~o|%[}#h7_%:~h%:~o%:~'gKV}5j[&8$dtSm!t}#hD%}.{J$8^}#hH9(M~C*)~%'C~x*)~~#2)O~J*H~~'@%8~~%C'C~",
"~#R*)~+'H~~#X'C~C%8~~%&'C~b*)~+)O~}b#%}#hHP*)~+*H~~#1)O~Q'C~y)T~E*$du4})kn0h2'8&dj:)rePK'Bc;/fjx}3$*&8$cRql~8b$[`$i%",
"M`!Rb!=}#c,%`!>bs-bn68.`DJeg>!382}#hS~#;)o~5)o~~%Y%8~%*M~B*0~k%8~%*,~S*#~&hM%gOA}#hSY*N~~$-%;~;*J~~#u%:~3*)~}*#~)%8~",
"Ok)'}#hS;k`n}#hS:'I~I'I~w(M~~(Q*N~~#d",
/* segment_pass_address: onesweep.comp -DGPUSORTI_SEGMENTS -DGPUSORTI_ADDRESS, 15309 words */
"~#Wb_~!!!Ab~$}({QL}2Nb~$*}*{!l}#gq~${}#g#%}2P<~&0}2P6)}(}z/}2P<c}/4N'!;W%}#ggJ%F~~#h}#gcJ%G}*{6E}#gcY}34D&!4%_}#gg~#",
"%(M})!(2'iX~}#gcr)o~4)o~7)o~G)r~v)r~~$O*0~-*0~1*0~7*0~K*1~5*O~(*1~+)r~G)r~2)r~%*1~b#y~A!_~j*2~9}*xg~9`}2Wn1}#o>9}2Wn",
"R7~}2Wj.}#oP/}2Wn~&$}#ow1!b~)!;~P!K~~$&%F~~%|Cz~$Cz~~(d}*~DH}#p'V%G~6%G~~#1#y~~$G%_~5%_~~#x!M~v}*|=f%Y~;}#pB~)S(M}*s",
"zX}#pO~$u}*szE#P~n}#pj~#h'i~~'N)o~~7))r~~,z}*m[.}#pn}8:~~$#8T~|}*m[A%8~~#A%L~zg##}*m[n'C~7}#q(~%m:0~.}*m[j}#q(}*1~#m",
"XC}#q5.#y~4}#!F-bOf}#q7/bEsboT}(;j$b8L})0g'84}#q7~#9*0~5*0~#}*mgs}#q7~%,*O~~*u)o~~#g)r~~*6",
/* onesweep_staged: onesweep_staged.comp -DGPUSORTI_GROUPS, 14103 words */
"~#Va_~!!!=N}%Yi3_~!!s.x~'}'C.|~}};2Z2}%Y;)}#q!%}#q6%}#q2)}*mm4}'B~,}%Z@*}#r7%}*n(5}%Y/'}*n()}'>x~$+}#n9%}#n3;}#n-%}#",
"nw%}#mf%}%TT-}:#:1}#em%#`}3E[-}1*Y-}#nz'}#n<%#4}1*F%}%TC)#-~$}#kT%}#l4+}#l0/}#kg%$Q~-#OVr}#kc%}';l8$U~.$U~[#P~$}1+e&",
"}';pC}%STHX,}.XI>$W~$}.XC~#J&]~v`!>*Pa&|}#j;%*P}8t;,&a}.XW,}1-O+&bVr}#lR-W7')`!)}#lC%}5r6'*Q`!:!J}#kX%*Q~$*R~#!JW7*S",
"`!)`!A*T_~!!!$m}#ms%}'F]($A~#}.cS%W7$|`'6}1-H$$|~#&m~#}5tY'!%*UX1#G#F}#sg%`!,*VX0!2!r}#ul'`$1*WX/#:#4!IW7*X`(h}#h3)'",
"g`)d`!>*YX5}#u9%*ZXl'g*Y}1+G)*[~$}1/l%}*h6$$'}#wE%}#mr&a*6*]YD#-`!9*^_~!$k8]`!J*_`(9*^}#qp%*_!3}#ij)*`Xl%G#D`!>*a_~!",
"#F[n~#*b~#*a}#q)%*b!3}:qq'*c!2}4DA'a!(*dXl*`%*~#%0c!p*eYD*`}*iI,*3W%')}*iA$*S~$*X},d*$YJ`2v}*iC-$xb!&}*iK4#Wd!&fM7}'",
"7(R}&wPM}*h|y8A~-8H~):j~+:l~M#O~R#O~L;%~5}!$jGbD,#Qb8/%_~$h[g&0b&2u#o8(bdnd#o}&rs&}#n,&c&}}(f'*8*7~#2WT})BH)}1Xh&h%Y",
"9%WGcsca%08B~+}%VB*}#B4*b#f}&{A0#P~'%(}0!e%b:af!Xe#Df$@!5}&d*/9&e$18UdlM}5IC0&a~.a$v#`8:~*})_~%!5~&j)h!=~%}$D5)}*fX+",
"c%[##g!`jny'W~%aACd#q'ig#{'j}#%{)d$U'kg!1bCmcI~8(`]EaSy8+`Kab!)8,8$8-bEYb!;8:8$80~%8;8#81~%8<8%82`#obT>#LbG3&b}0%O$8",
"$}#=i*}.|V)e<^}#h1-Y^a$Lb((8/b+ga$/82}&w!&81b(AezGdEC}*16/WS#Nc!f8/f!o83}#YW,8<}#Bm&8>~(8@8$~#jRL8'~#b#h#]~#c#p!0~#c",
"']#`~)}/4H)8`}#[<)#`82~#}##x/8gclc8{!Ag'=b#=*U`>w8.bMa8/XFcZ.#L`#`}%[)58s~*!3~.!3~88{~%aTF:N!3`F^dC##$e!4:Q~#82~#a!+",
":R!3b)pXIan#80`~T}#':%cr3a#R8GbV6bcLcZH8J}#T;+WS8M7~}#9*%}#8{$9/a(_9=}'GH1:S~'a!=9B}51u39F~/8)}#Ih39L~59K}*nD1y)kc^f",
"#2}')!%##}$Ky)}0UQ'}#ai(}/Hu+c,;}#<!,#P~%:d~(:-}#Hf+cXL:m:hc!d:j}*m{48-~&:m~*:y~-#z~58E~~#-#z~$WXaH2}#G>%8;:Yb%P:^a4",
";8k!5c&J8le$hd`oecD!5fin*c~$}+_)%b4md!S8#~Ca$i*V!5a%r84b!<84b.h#-8hkR6co%a!>8:c*ibdOe(rVcWXb[$jZn`g3k-%8IkZwsf-;1a#%",
";.c(#;2b/J8n}#:-18<Ve}0!T%!r~&};iX+e-_*W~$ajd<)84a,n}/_A)!=~$80}#m)%xo~}(`5%Veb#E;Gb'X!rb2+h##bkY<68,ji(}#8Z(}1'~&8o",
"}!$>D;W~$;T~&;X~%96~18c~/#(~5<O~T8p~&;m~.#(~*<]~2bmA}:pY$8rb#h97}!$CD;}~$;z~&;~~%9]~19+~/!~~5<u~T98~&<5~.!~~*=%~39;W",
"G9;c2Me^I#LWQigQ#`9AgT}z$]a!}=4}#%m&f-9k!ub#Xb#H#Nb$Xb$Nc5A#5f$yX!!/`SG}#p4&fl>#AXKa;xf$w82~$e6P8+8/`54}1,a$}/|=.}/X",
"R%f#a8@~#}*_a7c#j=S8*~~#,WK87`#^a#5=h8>~%el[8$~#89a.C:Eb:L8!j=C8F='a#9=$c($=(bB+:dc.Daio8D`.Db.q!I8+a!H=E#I}#hT%;#b#",
"A:zf_=&af<L}#s5%`!78P8Q!=}$'%$8Mb4La$p=1dcfe1&=e}'2+7=k~0a!0;9~%#[cw{b#~}#_t$}'1A-=C})41&i=HeAM!38d})mN'87h(#})evF=S",
"b$2f);>D8)~#b!.chR7~btDbhWbE(:}j=-},;0'aAf;@(z}2vM.;]},SU)>3~&8'f$U})=<5=j}.M-+8B~'c+Pa%:;P},L8'b&.;n;ok!g;U~/=v~&})",
"fh+8O~&b^V}(^4%b$f8i8P8B})fh*=~~%=~~.#O><~08q~.$W~;>JpF$})fh`>X~1#O~Oa#|8~b!Y&]>Ha&xe#88%8D~'8Gx'X>R~%}/_*(@B~4b%Ya!",
"8%(a(x<Nc<I}(7{$*Z*[*Zj#u}+*I&&gb/)})>Z(f%B8'{->@U~~#4@j~4<G~3@)~$@&~&@*~%<f~2}#~|%8Na!t@x8M}*k#1a!7@ybNgc<G8Xb#`=!`",
"#!}*(9~$Sf#&8L~&8P8O}#_D'8Q~'#U~$h76A%c(x8)~&c']}#n-.82~(83}*(vR8=~(8>~5a#98=}0!>&#Ug'H}'EV''Ka&lAr8!~)9Q~%=x~~$V}#/",
"-%$.8t8u8[7~}*2+$8q8r8[8K8J}**i'})~y(8Vjn(8m8YWS8nb+k}*+/)8n8c}*jm%8w}#'R(&m}#;h$b&_8z}#S.39!}*!V*BP~59'~%BT~)bJ&`#$",
"9'9(`#s9.}(q>'*dexn>*}$(d%>+Vea!o>4`Q:fFm>zfCk*`~%b/&`!Ca#F}#fs&WXar1kDB82~/>J~DB2~$B/~&B3~%>o~.bG18(cC6}#:f1a$<C'}'",
"l1%d'581})R-+f#587o>WbV6BE}#0o%lD-C28*}#,L-}#/W%})%))>l}!$*DBT~$BQ~&BU~%@3~18^~%#(~5CI~UBg~$8jlCvCTo$*}/l4%WK8kWG8jb",
"#S@0}!$.DBv~$Bs~&Bw~%@U~19!~%!~~5Ck~UC+~$9.lCbCvo$.bQF})R)$95a(Q9>k(`9C~/@Z~DCC~$C@~&CD~%A!~19U~:D7~UCU~$9b~/DC~:@|~",
"DCe~$Cb~&Cf~%AD~19w~:DY~UCw~$:&~/De~>AA~DD)~$D&~&D*~%Af~1:;~:D{~UD;~$:H~/E)~7:GWG:G}/Ya$:If!s:K~6DG~$Ahb!iE28(~#}#SP",
"+aXQ:S})c|%j5!>9i$AB/})Ze-}.Wk1c{6Ax}#GQ((|~$o``a;ODY#Ia2YDZ'GaD^B=},qx%B>(za1@B]}#xL)}/|H*b|^},qt8ba`Dj},qp/84~(BR8",
"4vE6b_3kEqBt~)EK8!v!W}*56(8,`_1}:n.&8H}3n+%8H8Ga!(8K)#8GlO0},vr28)~68.kfTa&2Ew8-~#}#0N+e!x}1+`*d;A80},vy68<~1F*~*8B~",
"Z8i~#%L~&}*;N%WLa7^8e888$},ti%@>~*k%TCP~)F'8!zIA9#}#3a*t%<9)~68,~1FQ~[9<~1Fb~*)#~Z9B~'cI>8W88})_s'9E8W9:7~}1.-)%L}#V",
"7%9Eh)]9E~#}48j$9H`!Q9F9G`!z9KWG9E}#'q%9BFz8!~$9L9C9Kb*z$c9D},wW(9V7~c$!F0h*+bI/9WdPB8(}#4G&9[WG9[}#;0%9O$c8%})sX$9_",
"a!-9a9d8!9^h#39o~#}#dW/9l8'c%09p8)})lZBDG~~#7!]~8Fic'Y})lZ0GT~7z(~Ft~'})lZEn#88Y~$Gi8,})lZYGt~~#AH/~GH6~~#b%F~&G@~(e",
"z,})lZ9EK~.E3~9Atk(!EU~/GvgUXEv})lZ3E]~&HL~.!]~(HS~0jYKH)})lZ*H[~.H`~3F.~7kvA})lX'B=c!681a)8})lV,%(~N%(~3C1~(%(~.H%~",
"&%(~)Hu~.HK~6&a~9HR~8ss3Fk~*8)~.8+~8Fs~%}4B4'}&O:<85~;8:~*8<~Kb#$F*}$J,(8%~)8&~-kW5~wbQ1B^~%G'jbT}2dW.f''D*~%j*M8ym1",
"9IB~&})ef1GE~%GE~2GJ~%&aIL~@I/g,O})ef3;5~#=$~#;7WG;7WK;:WG91b5;ITf*/;;bOQ95`Gq}+@(%b-T;@;<96b!VbqPGZr3y})9D9IebPrgTG",
"C1~%GXW^a#p!J}2(=%!JiQ%du-!L8&balb0>J]8)lQ%c2=J`a2x8-b{zb#u8.~)}2Yk%*]G{j6G88!3b0WG[}#G{)82~#jfaG;dJ/fQ,g^Fv()8I~@8O",
"~28S~)8T~/}(}G%b}o87d$~}+lA'8:!2b!5c%4}$NR)8>!5f!5d/>b*=})(~%8>8!8Ac*c8Qb.V8G`n0}!$*G8m~@8s~28w~)8x~@8|~Tc-W8ua$*aIz",
"8k}#n}%WK90WG90a4.92~#93WG9.bNda'[H4}1,B%Hg`)Mb$K}#lV&fUc8&~%H9~.H=~/HE~DK-~$K*~&K.~%Hj~-}$X'&!5~$8<iN3}#US+b)'L#};i",
"l2bcK}$>b*sJ!KAb,yb!{8JlO/L/}$>b.}233(8Fb#YHi}!$4DKQ~$KN~&KR~%I0~68acN=r$4LG~UKe~)8nlO9LSo$4c':8o~#c.`}!$8DKu~$Kr~&K",
"v~%IT~69'cNHr$8Lk~UL+~)94lODLwo$8b0.f!p97~6c/nL6~%f!jM!cP.}5%Q6o!fXG~$b__M+8!ee!8)}$4+1a!@M38-g`i}$Ft-j!~8-x1SLSjl.M",
"@8,}#8U)a!/MBc0o}!.&G8+~@81~285~)86~@8:~T})+V%a!-8G8I}-BP'Jub#Pb%.8Pe9R8'c=[b!48S~'a>{}$|#(8%~$a$gMr8_f4QFU~%J|b!k%)",
"euW8eb4Z8f~88+~%N%~5N(~$8/~%}#wq%b4_80~)8la&P8mJ}j4@J]~'g<FawC8>b:W}4]b)8@b:[b%Q}5{=)!=~%WK;oWG;oa5N%0$ckT&#-e&]%(gK",
"Sw(fNB~&bok8+`$$cr{!5}#bz'}&h('*eefJJw~%Jx~%K$~+Kj~^K9~DN!~$M|~&N#~%K_~LNt~UN4~3O!~:K[~DND~$NA~&NE~%L#~LO8~UNV~3OD~>",
"K}~DNf~$Nc~&Ng~%LE~LOZ~UNx~3Of~[LJ~DO2~$O/~&O3~%Lo~LP'~UOE~3P2~:Ll~DOT~$OQ~&OU~%M3~LPI~UOg~3PT~>M0~DOv~$Os~&Ow~%MU~L",
"Pk~UP+~3Pv~^P6~$MW~%Q!~6j70:[w1IQ(z8/Q0~`PPW^a!z!Ja!kQ<c#+W_aa#!Jb4mh#+*T},Z;+b2pXAa!EcGzN:c&>e2jMp}#;$,f6XbO+d)p8-}",
"(c#+Mx}(<q&8/b!C8:~$d%|8$})*w(}#hk%b%rWTaW(}16:%`5+;AWG;A}$PL%N4bVNK^jUj@:Ju~.NV~/Pw~*Nw~0WKQ_WGQ_WZW[",
/* onesweep_staged_address: onesweep_staged.comp -DGPUSORTI_ADDRESS -DGPUSORTI_GROUPS, 12604 words */
"}%U5$_~!!!:b~>ZO~'},Qdk~}}#cn-}#cjE}#cU%},Q[D},QW~$[}#d(D}#d$%},Oe-}#c})#z~(#z~6~}}#cyR#EVz},Oq/}#c}A},Oun},Or;$W~$}",
".Kz~#J&]~r}#cy;!bWv~k}#ck9}#cgC#z~Ka&W*fY0#`#-`!(*gc!S'lY0*f*g}#cy2(M~.(M~.)o~#}#cpS},M4%}#cqK},L}~$M:v~+:xWH}#d#~#N",
";1~e)o~`}%6X5fdO8-7~#2}#48*WQapJ}#ZI,9+~#}$|<%a%=8E~+}%Rm*WH}%&C98'~0#P~&}#d='b9>k!Sg!s};n.-}#dM&};ph-b')9/e$^8_89}#",
"dOG#z8A~<},K(/}#dOT![}$)e$'i}0pq*8H!='jd!.b;rb$k8K!='kd!3}#dUn!c~~#o#z~)!;~1#z~:a%D8~f'F}#dWB8qb#j}*]z_XX#qa%U},1S/}",
"(^j'}$B1%}'4&)8.}-Oi(WR#u`!&!0!3}%OU(8:`Gf}%WF%9,~7}$(y(89q#(8=~'}$JX-8A~#8)})gr)b*z`#,}%O*/83WH}%VUC!3}*[Hq!3~=`rsa",
"$vdrs}*vw%XZ!U`kJ8b8@},Os$}#gh)9#~.9&~,9)7~})WD%WK9iWG9iX@aMh}#gh1;;~*9{}69C3:!~/}#gh4:(~5:'},V,@}#gh=!K~Q;I~(:p~0;R",
";M~&;O~:;R~*;_~-%G~~#C%G~-;>~%;Cb!n8k}!+aK8s}%VBEc8Q8{~&}!!|K8*~G})ss)8E*V~5b)6*Va%T8K}%dW1bvW9#kS)`!caOGh!cb`78#}%P",
">%ce`}'C$'8(~%8[}!T6D<)~$<&~&<*~%l#/a+q83}#d4&b-8f+XekH*W~'=#~Qa!w8@b#@<=}#d0&}+)u-a!q=/okId1~}#d)4#z8I~J=>~2#z~~#N#",
"z~(=^~2#z~~#!=r~49gb:&}#Wj/=.~$=+~&=/~%:(~,a$C}*$H&!I}%PB%=M}#d-&:F~%:@~2},RB%`!78Q8R!=}#)S$8N}#d-(=9~.=m},i17=s}#d-",
"3:]~6!c~(=K~&b;4<wf7R}#d/)8e~W=[~->O~::C~6:c~&!;~);!~)>;~+!M~8=ra$/=@!=}#d/5:s~+;3;4k!g:x~/=~~$=L!=}#d/J>)~%>)~/>E~Z",
">R~r>a~j>P~O>Z~,@M~@;q}#/o*}#d378'~6{-I@b~~#4@v~4;k~3@2~$@/~&@3~%<,~6XKb(oa!xA(8Nb&%8LWG})om$8M8N~#8O`w3a!7A)}#d7*8Z",
"~%<G~~%$A/~~#XB!~*9S~%=@~~%:BV~OB^~:Bb~C=Gb@$=XqHY=L~%=^~0c(T>Hs}.b!g8/~,bnt*6b1}c!b8%~$8%~&=s}!@'DBA~$B=~&BB~%>:~2}",
"=fZ'd7Slr<C8~@r@!8>~%BTb@wi>zCDpr=8NWG}${~&>7}!$,DBc~$B`~&Bd~%>]~18e~;CZ~T8p~%Bv~0Cf~38pWG8p}$(S%f!p8tstDC#~$>_~%Co~",
".}*9$%b(Dj,V<kivc@&}+=E2}#Zl1>o~AC5~%C6~%@4~%@5~%@S~RCF~7@I~&!M~8k<P@k~)D'8!p!W}#Zl}![`)`!=}#WQ+DV~[8<~1Dg}#Zl}=p~*k",
"%TAG~)Da~'}#Zls![`)Ai%<E0~[9<~1EA}#Zl~#OEY~<Dj~~#;B=}+HG~#PEE~$Dp~1F3~TEP~NE'~1FH~ZFS~~#AFl~GFs~~#hEv~-Ej~:CB~.C*~9@",
"H~.CL~/FR~$E}~&Cm~3CS~&G(~6G/~<Fc~*G7~.G;~3D%~:F<~2@o~$FA~(}#ZpnAc~6F[~/GQ~.G'~PG.~ED`b%5}+HG~#ZD|~;E%~~#2E:~~$qDO}#",
"_tK#z~{Ax~%Ee~-}='J%`#$9N9O`*=9PWG9Kf++CE~%j.U9cm5BHe~$H2}+EZ2F%~%F%~2F*~%&aHo~@HO~(HB~4;|~#=k~#;~WG;~WK<$WG9xb9DHw}",
"#6u)<%bK09|WG9|WK=vWG=vb1]<)<&9}}#_t)F:~NI*~.BL~%F8~GJ%~5J(~;F[~3F;~,k,B'li-YEm~%8.q)jEr~%83}*^!8Ew~&c-Y'l`DRb0LgYqv",
"(q8U~@8[~28`~)8a}#QR@8e~Tb}Y!08Ec3G}*^j%}=l5%`!F8w8x!=}=l3$8taJ-co3GF~G}*O.)Fd~9Fi~,a%@G@}#_K,fPW8*~48*~0Fy~DJG~$JD~",
"&JH~%GAsn]!5~4!3~'K@~YJ[~%!5~0KL~2f!m8F}#Z!;Jf~-KT~UK^~=Kf~`K%jbzKr}#Z!-Kt~&y*O}#Z!~#nHb~TLG~*D|~%Hi~PLW~5LZ~@Hjw/KH",
"<~%8)q+vHB~%8.u;%HG~&e/K84}*mP,b9i}-<c$9(`!U9)9*!=aUS9&WK;)WG;)}#ZZ`M!~HHgb$4Hxq1^Hl~%H}r]mIh~`I5~DLa~$L^~&Lb~%IZ~MM",
"X~YLt~0Md~:IW~DM%~$M!~&M&~%I|~MMz~YM8~0N(~YMC~$I~~%N1~6j/@9-w(}N7z0>N@~`M]}#R1)NL~RJb~&rFdJ,~%8*q*NJ1~%8/u:,J6~'}&_y",
"(b$<8Ab#<}*yC&8$~&b>@}4X')!=~%}-Na$9v~$)4JbbN3HhjMO=*H!~.K&~/N,~$MW~&KG~0WKNtWGNtWZW[",
/* onesweep_around: onesweep_staged.comp -DGPUSORTI_AROUND, 16800 words */
"}%6O$_~!!!Ck~DVp#U}%6S~$2}#Ra$}#Rm)}#Ri,}%6Oe}4=w)}%6W~$_}%6SC}4B[%}7Q}+}6`)'#GWr}47q)}#Rt9}#R*$}#Rt'}#O0&}#S&%}#Rw/",
"}#RsI}%6n)}#Rp@`!(*hX0}4>7%*ia!(}%6v-}%6pA}%6l|}%6h-}*QKj}%5OE}9)G%a$s*jX:*P$kW7$o`!)}9*A'%L}=]r&}#Wt'*k}9)h'*k~'&]V",
"r}#Qr1&a~<*l~#!A~%*l~$*m~#!A~$*m}4Ae'*n_~!!!'[}')N%}%5p9&b~$*oc#a*pX:$T*o}#R-'`&1&mVr}4=,%`!*}4CS&a!&&|Vr}#RB4`!5*qb",
"!]!4*rXn!>}#U2$*sX/*r#Ia%2*tc!p*ua!(`!Y'+Vr}4A{%}#Rj'*vc!:*w~$}%6^I`!2*xa!PW:#Y}#R|'}#].-%G~$}#Ro-%_~.%_~.(M}%6i/%)~",
")%)~#%*~4$x~$*3~$*4~#}%6f,*4}7zy)}#Rp-j!&}#Rx/}%5{8}%7$R}%1'1eDq#GjkJe!c'Og!J'Pfg|dL%a6'}3`7$biE858&}#Sv<}&d2%u!BeEG",
"`DKai]8G8!}#T&W8.8S~&8U~/8F~-8_~);)~+;+~~#O;B~e(M~.}%8'}9;~5WH}%7{,90~9}&GO(92}$*=%}%7i09F~(8PetK*p}%iB<XVakn`YX}#S;",
"-#GcJ9jC&d$;'c}$ru~#,}%15=XGb)}}#4>(!I8=8!8:WS&mi+<WS&o7~h+@WS&pb#b&obA3#IaB3WS&|#IbMd}$sY%8aj$Y8[}%:C~#{&a~~#g&a~(&",
"a~]:Y~~#3;.~2;1~);2~b9i~1;2}%_l*&ma!B9n}%:G39r~/8*~39x~59w~SWH}#R95;K~(:M~0;*;O~&;Q~7b*d;6g)#XAa0V;:cpoa#4;Cfrt8)#Z}",
"&oJ,W`aJc;E;Tb!U8+~(8/;D~);L~)82~-XA~$}%:}=8:~%8N~K8D~`8A}-#$':U~%c.=f1C8H}%iz(}-Sg%b$88J;1b!8;5a$]8y!5c'B8z}%;>F9$~",
"N}(J<%9-f$w}&a1%!A*VXAb!cXFa5_b$x!I8za#U96}&ER&&/*Wg|&b#j}$+o.8B}%;9S;g~$;d~&;h~%8sWH}$=k58B}$C638B~'<u~U;z~)8O~/=$~",
":8m~D<-~$<*~&<.~%99~68f~38f~'=;~U<A~)8s~/=H~>93~D<Q~$<N~&<R~%9^~69,~39,~'=`~U<e~)99~/=l~79AWG98a(p9Tk(~9X~/9`~D<}~$<",
"z~&<~~%:,~2!r~$9X~39X~'>.~U=3}%=N)9fl(~>:~::&~D=D~$=A~&=E~%:Ps$49|p(~9|~'>R~U=Wf$4:,l(~>_~>:J~D=h~$=e~&=i~%:ts$8:Cp(",
"~:C~'>v~U={f$8:Pl(~@%~6WH}%Bw:9:~J@4~~#C:zWG:zf#e:|}%6_>@S~~#4@h~4;U~3>m~$>j~&>n~%;y}%B{5@-*q~%<Bb7%<[}#-8-8&'G}#$l.",
"#I`ACb|9}&U--},q+.}#_0(>|~.@w}%C;7@}~3<^~>@0~98i~R*v~%@A}+yO-AI}#_.7a!K@F}#0{&#Ij~C#Z<U}3'-&e%'848.c>W<Bj$a<p}-)J+=)",
"=*}$7A.<u~/@X}%Bb080}-)J*}+Gs%}&t&&818/f(Qa+(@`*s}#Ee.e$[}3P)*s$[*t~%#I~*b>@*uh!5`$f8.WT}2uQ$8$}#PO*WS'+8.b%l}#_o&86",
"~$@u~%@u~/A3~08z~)8>~AAA~rAO~`b!O'+c,$XAb7Hb@#AA}#_x,8F~'8I~6*w~%AKb%U}#_x(BR~4b*i}#_x(=}}%D(qBf~~#4Bz~4=h~3B!~$A|~&",
"B#~%>.~:C+~5C,~+b+d>q{.hWH}#ZDH*h~~#>*i}#`0~#:C#*x~)%L~~#0}#[S(8*b-_}#A</89`X28:}#[w-8:8/~$D+8D~(&b~(8G~38L~*D2~58Q~",
"%D6~)a!}8S}#aV:D@~*9lb#-A'}!(R~$t}#1$$`!-91928c}#at%9.9/8c~#}$me'9,9-~%9*WH}#`N,@Ubx}@V}$^;%@`~+AV~)@R}$^E:8-~%81~.8",
"5~/@x~DD8~$D5~&D9~%AE~LEE~UDK~3EP~:A<~DDZ~$DW~&D[~%Ag~LEg~UDm~3Er~>A_~DD|~$Dy~&D}~%B+~LF+~UE1~3F6~=9B~.9F~/B+~DEI~$E",
"F~&EJ~%BU~19X~:FU~UE[~$9e~/Fa~:BM~DEk~$Eh~&El~%Bw~19z~:Fw~UE}~$:)~/G%~>Bo~DF/~$F,~&F0~%C;~1:>~:G;~UFB~$:K~/GG~>a/NC1",
"}#>=*!2e/]}#1g(C8~DFV~$FS~&FW~%CcsUj84}$v~:Gd~UFj~)8B~/Gp~3:s}+k$$:vWG:uf!t:w~6Fva!oCbb!eGy}#/e/;!WG;!WK;(WG;(b$>>yi",
"&hD<}%G65fBh}-)mRDe}%<4~#PGP~5HP~TG[~`He~ZHp~~#AI+~GI2~~#hH'~HEp~.EH~9@y~.Ez~/H^~*F6~3F$~&IX~6I`~<Hn~*Ih~.Il~3FL~KAC",
"~wB+~6Hj~*dmsI~}#&]<J'b*6I{}#&MU8,81~&8-82~<b)J8;8!jq)8@8&~)8.~)8C~-e+2IQ8*}#c25%L~9IX~$WO`!{Vw}$-W(878=8Jb#;88~(8V8",
"<~)8E~)8Yvqm`#<aORWP7~`+hc(~`*PswWGV}%>gQG_~~#;dHN}%>I~#+Arb)=H-{Jlj_!}#E4%WT}$*2$!>}#E9$8of)YCOk,4b-0m3lJT}%>g6H0~%",
"H0~2H5~%%LJ_~@JB~<;a~#;g~#;cWG;cWK;fWG9]~%Jg~);g~%9aWG9aa!.CV;hj%rCo~(&o`6Y}'YS-WTa%9C8b!9}4Wc/WS&|Jx}#&G)Jzd~Vb|d'2",
"7~b==a(7}&tF%&pb!@J~}&ax,cM3b]CbYp}+{(08:~#XqbQ=<&}'9j*gx/Y^a&G}3p5,b=<eYC%GGp%G~&eKt&|b%ebx`'2W`b'vHBe+M8#}&gu)`#jb",
",!}#W[*}#H@;KFbQsgPiBw~%I2~>W^a(Y!A}4Y%%!A}.,M2LXbi[c*J&Gb#!`<|8$7~a&}bAJL]a=+8,b);b$S8-f%988}#,U%I9j;[8<8Gb5l8K}#bT",
")81}%BI/HI~Q8M~@8S~28W~)8X~6&a~)8]~*&a~3&a~j8q~@8w~28{~)8||$*9#~@}%BIGa'^97!L~%&0g&XbXP}&l|&98`w%`!d999:!=}#37$96g)Q",
"a9+bVE9B!3}&vw+9C`3B9CWK9Oc$^&pf.:L@~#d**}#O7.8'`+Ac+_c3`9LWG9L`(*9MIq9Na!_9Uf*+9W}#aK;Lnb*+fE6MnkGja1EIVbU]IW~%Ia~+",
"JW~)IS~^Iy~DM9~$M6~&M:~%JF~LNF~UML~3NQ~:J=~DM[~$MX~&M]~%Jh~LNh~UMn~3Ns~>J`~DM}~$Mz~&M~~%K,~LO,~UN2~3O7~[K,~DNJ~$NG~&",
"NK~%KV~LOV~UN]~3Ob~:KN~DNl~$Ni~&Nm~%Kx~LOx~UN~~3P&~>Kp~DO0~$O-~&O1~%L<~LP<~UOC~3PH~BL2~9L9~DOW~$OT~&OX~%Ld~QPe~UOk~8",
"Pq~YOw~$Lc~%Pz~2}#Iz-;$}#d=:Q#~=Q+~)&b~2p=JM9~)81~'84~#}9'F$Q1}'lC%gVcx=NP>WSQ>8+a#9Q@8)f=QGp~%N+~>k6h8-}#Mm%89b'#8=",
"j<UM2~+WSQQ}'te%QR8=}%N|~#A&a~*}!:YTb&;8[dISa&XcJS8R}$W.'8KWSQ{8ia$EQ|8g~~$%9'~*cLh8{a$E}-gh%}-gc$8xa=-92~8ap$93`!r9",
"495bUj91n=-9=~,9=~#9=WK>C~/Q3~C}$Au%`(T9INe9J}$Au$>Ja!z>LaDQ%*hHMWH}#t%,NEb<gNF~%NO~+OF~)NB~^Nh~DR(~$R%~&R)~%O4~LS4~",
"UR:~3S@~:O,~DRJ~$RG~&RK~%OV~LSV~UR]~3Sb~>ON~DRl~$Ri~&Rm~%Ox~LSx~UR~~3T&~[Ox~DS8~$S5~&S9~%PE~LTE~USK~3TP~:P<~DSZ~$SW~",
"&S[~%Pg~LTg~USm~3Tr~>P_~DS|~$Sy~&S}~%Q+~LU+~UT1~3U6~BP~~9Q(~DTF~$TC~&TG~%QR~QUS~UTY~8U`~YTf~$QQ~%UisqDj<k;*~:Uo~=Uw~",
"Ee4Td5F}4>S%f5JT]~>}'7:)p=WR4~)}@[5)`#Xe'CU0aZ+8%~*8*~;8+}$#I%!A~$V>8!e]R#U8,W_a5W!AXAa[uddd}#j,$ejW&~}#bv&c$b*nk#t8",
"/XAaj>8<b'{8A~&e6{R)}%So3&b89~5R1~*&b8>~6a#[8Iu9X}#cr%`!b8K8L!=}'77%n9X8U~,8T~#8TWK<)~/UF~C}'a`%`$K8aRw8b}'a`$<0}$$[",
"%Rb~%Np~-GoN5kncS6~/Uw~*SP~0WK_~!!!$sWGZVWZW[",
/* onesweep_around_address: onesweep_staged.comp -DGPUSORTI_ADDRESS -DGPUSORTI_AROUND, 14468 words */
"}%U-$_~!!!>>~OVp#U}%U1p~}}$$H8}%U-H}$$31}%U5~%-}%U12}$$[=!_W!~2~}}$$WZ#EVz}%UNE}%UJ3~{}0&6}}$$WB!bWv}$$SZ}$$OD}$$A9}",
"$(g%}$$E~#5#z~L`!:*yY0#`#T}%U;+*y*g}%U6M}$$=P}%U3%}$$>:}$$:;}%T58}%UKb}%O3Dq}.a!B`>B'Od!B}(f;&'P~'j}2828:~&838;}$$^A",
"89~Bb9eau>8N8#}$$bW8/8Z~&8]~/81~-8f~);5~+;7~~#O;N~e)o~`b'h9)!=}$$bF9C~B91}%SV%94!=}$$b7a(B93~&95}$Q}%98}$hB-9M}$$frb",
"$@9K!='cd#(e+N}$`U}}%L5/}$$hBb+K9h~)WS&ob!19jf+N}$$l:#z~/}%X`s:%~,:'~1:*~m&a~p}$$r}}%X`]:Z~%:^~~'A:E~1;s}$('.:J}%Xd3",
":N~/8*~3:T~5:S~@}$('J<.~(;)~0;e<2~&<4~;;q~.;u~);}~:<!<4~.;~~)<)~G%G~~#C%G~(;1~D;k~%;ob!P8y}!,]K9$}%Y[J9,~w}$wX%9=WH}",
"$(y.}.Um)8I8#~5b*F8(a&)8O}%Yo0}$)J&96~$9P~,83f.$8Z}![UD<T~$<Q~&<U~%9'~.a,c88}$jt989~'=i~T8E~%<i~5=u~38W}$!0'8~~D<x~$",
"<u~&<y~%9Kn$68]}%[f98^~'>/~T8i~%=/~5>;~w>K~B~}}-C2%f#e9C}%PC>>j~~#4>~~4:,~3=}~$=z~&=~~%:P~6a!L>>}#|y&:w~%;3~P}-:T.}#",
"|y(>0~.@2}%]*7@8~3;5~>>B~*@0~18j}#|{W>R~-@a~:>W~4;-~4:w~-;H~+;_;`}$bk.;M~/>j~$@W!=}#|{L>q~~#9@)~%@)~/@E~Z@R~r@a~s@R~",
"O@]~,Aj~@<U}%]tuA~~~#4B5~4<A~3A4~$A1~&A5~%<e~>BE~5BF~+b+l=KWH}#}&~%AB6~~#kCE~OCL~:CP~GCY~*9n~%>_~~%B>'bCe>8qML>,~%>=",
"}%!e5@6~)>!}%!n:82~482~0>V~DCP~$CM~&CQ~%@#~MDc~YCd~0Dn~:>x~DCr~$Co~&Cs~%@E~18h~;E'~T8s~%D(~0E2~:}-b^2@=~9@C~,}#%k*f'",
"G8)~48)~0@R~DDL~$DI~&DM~%@|WH}%4KQE`~YDa~5El~39OWG9OWK9RWG9Qf!u9S}#&.6Dl~$@{~%Eu~.}%Vk%}.T3$9h~%=^}#*t,AV}.}=oA~~~#P",
"EF~$F3~1FM~TEQ~NFH~1Fb~ZFm~~#AG(~GG/~~#hEz~-G-~:C,~.Bb~9>^~.C6~/FS~$GA~&CP~3C=~&GU~6G]~<Fd~*Ge~.Gi~3Cf~:G^~2@'~$Gb}%",
"Vvu@m~6F`~*d^CG{7}deEGr`wi})_J4H$})^s%GrvwLGz~,G|~)}#u]~#0GG~PGN~~#,Dn}%YS~#_E-~5d'^Ct}%X<-8J~(8K}%YN'8B~98GzjZ8L}-|",
";5D+~-8_~(8`~9jlS8cWG8C}#x3.8g}%YIJ8p~q9#~M}%DY%all8i8z8E8P}0a((i(%}%Y+}A=b-@F.{G>jZ]}.0b%`#B9X9Y!>}/@+$9Vf-[Bx~%j1(",
":.m7rI1~$I|}%YI2F1~%F1~2F6~%%LI;~@H|~(J.~4<H~#<N~#<JWG<JWK<MWG:D~%ID~)<N~%:HWG:Ha!.C!<Oj%rC:7}}#yV:Bb~5IU~)IW~=I[~Q<",
"k~KWH}$wu)b1c}$wk%8EEk`#h}#ye;FE~[J%~.BE~%G5~ZK=~:KB~;G<~=}%]9<F@~9FE~=FJ~T8Y~@8`~28d~)8e}#]J@8i~@}%]9Ea&=8}}#Da8}:@",
"1)!=~%}#Da19*~,9+~#9+WK97~/Je~D94WG94~#95G]96a!_9=f(i9@}#xE;K5~-L<~1G9b''GK~4G>~%GPrP{HI~)G4~`Gi~DKc~$K`~&Kd~%H5~MLu",
"~YKv~0M#~:H-~DL'~$L$~&L(~%HW~MM9~YL:~0ME~LHP~9HU~cHe~DL_~$L[~&L`~%I1~RMr~YLs~5M~~YL~~$I0~%N*~2}#8*-9^}#U&:N0~=N8}#po",
"NIe~6N@~IMFWSNL~%NM~*Ef~%JV~Ww3`IQ~%8*q(wIV~%8/uB}I[}%aN-85WSNl8La#qNm8J}%fVA}#o6~#c8h~+#u}7.;$8J}.<F&}.|X%a3z8s~8}2",
"&*%`!p8u8v`'[8w`,]n3z8~~,8~~#8~WK<N~/M{~C}%4i%XA`c@Js9-}&Ap$<Ua!z<W}#o4;JKb&{J]q3VJP~%Jb~5KZ~)JF~`Jz~DNt~$Nq~&Nu~%KG",
"~MP)~YO*~0P4~:K>~DO8~$O5~&O9~%Ki~MPK~YOL~0PV~LKb~9Kg~cKv~DOp~$Om~&Oq~%LC~RQ&~YP'~5Q2~YP2~$LB~%Q;scRj3Z9j~:QB~=QJ}#g_",
"_P)~YM%~:PZ~SQo~orUOLj}%i>9Lo~=Lt~1&b8E~4a#{8Ou2E}&fa.n2E8[~,8Z~#8ZWK:o~/Pv~C});~%`$k8gMn8h}BE*$:v}#g~%MX~%K1~-ELJTk",
"a3N-~/QJ~$R7~&NG~0WKROWGROWZW[",
/* leaf_starts: leaf_starts.comp, 2639 words */
"}%jZ$_~!!!'*~$}C2O9*z~%*z~%*z~%*z~%*z~%*z~%*z~%*z~$`!'}%jN%*z~%*z~$Vv*z}%jI<~}}:V31}#h')}820%}C2QK}.AQ)}81k%}*pj'_~!",
"#-t[*z}#gt-*{W(*zW;*{}5Zh~#|},Umr~M}:R.8X,}:Qu)}#hY(#w~-}8+t'$NVq},U3)}#i.%}#e4%}#h7-}#fT%}#f7%}#i%&};<o&}CC6'!MW*}B",
"$>1}';.'#QX7}#iz%}Bj77}$]>)#y~%}6p6(8#}AxC$}6FS(b_c8'}6h~&$NbiR8*!3}#Ob,e!^c+rb-_}6Z$)8(83}#P,0b/I}BCD%`aIbC>}63P1ai",
"Md088584})`{%8#8<}*.]%89}*N)$}&Mz$8988~*}7T;.8>}:>C)8*f-k}7['%ktl8E!2b!lf1K81}#J`+})ru&}*JD(8+`!:8)l$:!;`!x}6GR&}3]R",
"'}:@DH!0}C2z~('!U%3}:7O4#d~~$=}7J^(}%bqx}7>u+!U%1}:3Um%Dc+m}6fV)$N})s%%8%8$})](%})n^&8$};.O4}*pA+}7Iy%8&ku0ad)e$W},E",
"y+c!1!Kg=b}*M0*#FX=b!'}*>X&}7V:%8)!3}6b|&8$b!4868$XGc1PbQubDudxW}$h@%8)XNeO'8$}%D(,}7d2&f&K8D}8/@0aD9b!48+'Gk'Hbuyc&",
"0}$/z.8J8&`)`fAz8)~&`,q}#2^'8&~$h1.8)8&}#DT/!2~(!L~+W^a&6!L~$}&`,$b1QbAzc!18)b$i!LcQ$b$d8^8!~&8]8jbAc8lew|}#4K%}#4G*",
"WTafQc|N!Lk$-W^aR,c!u8'}$.f&}6F%%c!18*h#'c'G}:~v$8)7~8(}0gy%}8,g28Fc!T}7:'%8Mb!d8I~&8H~*c&g}1fm'aAf8*7~8)}.os&8V`,m}",
"/GT%}6I'$9$8}8g8a8S8P~$",
/* leaf_starts_address: leaf_starts.comp -DGPUSORTI_ADDRESS, 3054 words */
"}$'~$_~!!!'x~$}8PAE*|~%*|~%*|~%*|~%*|~%*|~%*|~%*|~%*|~%*|~%*|~%*|~%*|~%*|~%*|~%*|~$Vv*|}C*wqj>l}+0XE|>r_~!#VLP*|}$'m",
"1W:*}W(*|W;*}}C*j~%p}8L=)o@E%F~(%F~}}$'j%d@E!aWtb@Qw@I}6*|4dQW}!@XR}2Q7&!M~'k@Z86~P8@~K!G~*}6*D%}BlK(}!@]O!a~5j$>8U!",
"=!;}6C#&b:p}6}C'}C+J~+{kD-#z~~$bp.I'i}BC]+}$$@18'~.}$E3%}#AE&8(8.WLbA)8&8/b!)8/8$80xDA%F~~#V}*w{@b_k}*wr)b0&82}!DRF8",
"9~98@~-![`'A}#=))kDT8G~18G~:}6=G&8!kke8M}!DV~#A8m~%8o~o~}}#6;%aDV9'9#~(",
/* leaf_sort: leaf_sort.comp, 9630 words */
"abV_~!!!58}&M1:!7$[$`};9mE}!b|[};9In~}}$KA1}+TG+}CNY)};9dV}+TH*kEx}+S($}8sP/}8qY&}+T8%W3*~!4}8rj&+!!#a!)}8rw(X(+#!#%",
"sW2+$a!NW3+%%sa!S};7~Zqe#};7wE}@f2~%hteo}-;;3{f$bJu};7x-}C)vE}$NFIfGs}<%M-}+Re'$Va!.$X}+Ri(}$S^%})g0,}+SW%}$Si%W4}8r",
"z$dIC}+Sd&}8nU'!4+&a$M}$NM''UYA~#+'~#'U`!(+(X1##+'~#+)`%la!(+*Xi+)a$[&yX0+*}$K~%&y}AWo+++`!4!>}$KW%++~$+,~#`#l')`!)}",
"$M,$')}$Q8%}+SE$}<%C)}2Ub(*fY0%)&2}+R4)+-_~!!!P#`!2+.Xk#Z+-`!,+/_~!!!P!`!&+0_~!!!~#`$Q+1X/+.+/+0`!)+2X/*f+1!3}+N1%}<",
"'X&$p~#}<'$%}+VJ'}<.0)W7}<.A%$x~#}+PO)+3!U~#*3W%+3}$Qx$}8jT%dKS}&Qs*}8k>$bKrbKGbK*dKl}=Wv)}<'<%`!j+4~&+5!U+4}+RB$+5}",
"=W|%}+LZ-#z~$}+Qy$$'~#%.~$+6_~!!!HDYC!%+7_~!!!$4+2`!/}/#z++8a%N`!7+9~#}+O{-dM1'hVt}+SJ'{jl`L7f^D`IEkZv!=l[(`L#g!K!Kf",
"kBcLU$Z8!}#Bu*}9(='}&CO&$acA[}7^X&buA82~*Wa}836%83e!@8:bvU888!}8'[1848@c#>iLik8`}6`3%8:8@8=8;bIIVzm9!8M~#}6^{((=8*}7",
"_=((B8.}*3+%b!'(E}*s6$}C7`1}**0%88})wt%8:}*qD%})xS%}'>c&&6e!>+:8A}#Y$)%)e!4+;8E~%bEc`LV};,o~1q#d~~%)}+K!S~}|TV}9@P'g",
"9tlvb!=~K};+7t~k}C;d~+e%4}+L:r$N~$BG~#$OBGWS$V~%$N~)$O~'$X~7$O~)$V~%$O~2$N~$$V~4$O~$%4e!~}+L:-$Xb!>}+L:2$,~1$Ob!{}+L",
":G}+S|,}<NJ&b#3c#DbaNb!f}=SW(}8_6-(4kcb$Z~*'sc_We/S%8}+Px+$ab+L&gf!+#2}$),&8'8$~%8%}$V+%8$c4qdbg8&ddB}7Fq3}+vw%##}3h",
"1.c1@Vc}*K]%fCl8-Vceb:8#~$`!2}*x=(+&eb'##81`#(a,E`+<}$'b&83d7~f!>86~$8+a4pcLC88##n7~#G8<~$80}7w}&##}#jf%}#qC&f.f85~$",
"},Tc%a`<`M*8,8.}/*C)}7>&,+(}.|''i!4!=a&<#N}#J1)8&~1}/(_-}+Bc(}+S.'+,f)xat3cqZ}$*R'8+~'+,~$}*p8+8-8&bcm+*g$7b#9a*1dIh",
"c+/b&7`e#}+hF%aDJb#U}<,Q5WT}8P!%WJa1Sf!>8)~&}72''a9e89}8Y!$7~bF#b!L}*k{%}9i5%8;}'n|+}+5L'8>bA5}+{(%}8-C*h$.e$'}1a9,8",
"Q~%}<-h*8,b/58S8*c$:j5>8&!_~%c$E8'e+-WJa!Qe$'84`,a}$tA%}#SU'86d+,l+pb!]+*~#}7,U&}*Kw(}7dI$*~d*%}*`U-+2b0tb*&(48(c&gb",
"!28)~&8+}*j/&8%m<!':aChY[!4c7[808/b3Wg/_80e+>!TVc+!c#.o@u}+<S%c$kb!+8'e8EdS.&3~%}1M~%+2XNb#LWXi<r&3}*a8,}99m&`~68+8-",
"b$Db}'}+'r$}1sf2WS828/WS8081}#vr%WZ}+-Y&+#}85i%}4=J&bClVz}$xf*}#nm7b%^}$Ns)8+}+!v)}+>W*}Abh*8!b!G}/#Y&}<7]'c6*a'986}",
"#Tg%}#Tc*}C*y-81~#bTwf7m}*xN-a&(a27XQb9q}#wB%h@}8/kzP83c/zk*,8-8$}#wp@g$;b#e8X8*g(|}+d}%cvO80}$|))8(k0s8*c(kWNa#Ke&=",
"bIub+y8/8e}0)V0`!08lb>c8mVw}7pH%8#`EA8/b!S}+-q.b$s}$wo%W^}%8i$!5~%}(/Y%`#f8S8T`!/8U}:d,'(3f&[$x}%'+'`!yaofb@bVwb)-8#",
"}7}$*8)Vec11b.*dqcf$k8-~@}:Pj&Vz}'t1+8$f',d(:*fa%t}*eQ&b*G8;~&8=`!E!t`JN85dS'8%b0o8;XGb:|XNaoodU:a!C8F8:~$bC{gYP}*n5",
"%8=!3}+^f%a!o}3w8(8Jb!o8L}/vq-`!=8A8B!=}+$a$8=}+1B%f$/8A~D8[VzWUj&2b{_b),8Z8&b4ga#,8`}Cxg&}7~Q%`$NbvR}7~Q&#T`&zk#h87",
"b$&8gbT`}*oJ&#T}0.='}7~F2%BVc+$dB>m`<'fcZKm8:}7Q(/}9|Ke86~(!]WS}9{z186}DBG%}.DC*}-]B.baT}CMB&8&8C`$m8D!3cY9`$6}8J4%+",
"%c$6g.ogadW_bKCi`z};'h&h3l}9l)08-~-}+]G%!2j,18&cxmc!O}#LQ)eE2c]#b9i8;},cH+cZ(e,{8A'Gc/Qb0y`)xjC##abK(b3:eApi!w8%~$b)",
"v8.}7B1$8K8I8/}7qR(b+5jHao/f`+HaP;bIxbJ%8(k(^8.j*k}%-}&c*S`*<}=_1%80b/X}1Cn'i*7x#/}45f(}$s;$}1Q@&Vwb{|k#58C~6%1~&%&c",
"bP}8vy)f29'yeA$$Xg(ld#=+*~#}=jn:b!R}+Jq5}8qo*(Bn%D|+uc$zcbEc<f}#3W&c3)c0~d;'}#(,*b@zf#u8%h2PhQ@8@Vza#385h,dcC1fIk8-b",
"0p}7[O1b#28:b1hd<FbJ18:}$,b(b!8}8iH'}=_D%8Nd]v}1oo%+6}(cr%XAb:Yb+)}$n-$bhn8Ra#Ca.~k!}8G~/8G~,8I~*8Z~(b2B}+Z'%`#y8Y8Z",
"!=}#r|$8V}*m%*}!%efbTFVzb-sl#j8&c6u}=e)&}$0/-b=[j278/+7a1s}8v/081~%#P}#iV%bEx}<<1.b1Qb$%(F~QbCUq1^c;!f8{c#mc8vc!18%f",
"$-'B85e@gf'}e4}8*h'}c;cj4^cS185b-L}$M`%86nK`8*8:a!9828BXVi;y8(a_QcVVa!A8,`D,WQaZc8Fa!C&5h![XNaDUb<U8E~.8'85~#j8/8[~%",
"8]Vwb<`8#`/H8Le!I8/j<|}'-2%WTb(@WS8KcpV}4Zr'8G8H~$}$w('+8e*>8fVwa!N8Oc%SWR$M`'V!0al<c'W8kVe}#*e+X@a#5+9b6z8%c!6b<=d6",
"zh548-}#p.&}+)W'8p8q~$}Dyr'+:i=vi<``Dos''m0'WNk''}=hW)c#p80!3fA-8$e7s}#ts.j#280{@(i>y}#4v%}#qP&}0k.:|#z8N~>!2~>j9n81",
"~D8cd#2j_^8gVw}.il&gq3b9xa$>8j83f#@8-f[9c:)8'~,8*c+uo9g+;}!&tv}+,*'a%!%&8!g&za<ncLl}#vN.j%!82}!&zM8C~.b#I)P~$cRA}!.&",
"M8R}!$,Ec',|$,87}*CE0|#<8hp'08l~0}4+K%82f.d)Q~#d/c8/qN@}2Az%d>~`J{b(l}4<j.`'9",
/* leaf_sort_address: leaf_sort.comp -DGPUSORTI_ADDRESS, 10472 words */
"}#SF$_~!!!6y}%YE=}#0z,}#SN{}3`/u}#0)L}:$d_}#0/}}#Tk9}:!w~&~}#01'}#Un>}:!x*}#01D}#0-{}#0)~$g}#0%&!bWv},fa'!GV~}#0%S%G",
"~W}9z1+!MW*}#0-+}#ZPN}#JD,!;}#Ge/8'}#Gv18*!=!M}%X5,!K~'}#0E0%F~%a!C84!='h~'}#0G}8J~@8P~^8e~MbA,`5t}9tV~9p#d~~%)}#8F~",
"#r}#kz}}9s2b~}}D2@~,0}#9%wD'~$D'~~&$}-1)-}0==%##}:wa.},J>&}#9).8.~080c2.}%|r%}#91*},yk*b8585}140&a0M}#6f%87d8se!H88~",
"*8<~'8:~#a%b8>h9;c>kfhnbk]!2e!U#G8G~&f;l}8M-&##esCa.)},J^'}0@L%8-}'X(%XZa-L8=82`Cf80}#9`~2npEP'f~'}#9oC!;~@![`/ne>D}",
"#9q8a{H}$1N&}8d|+87}8df-86`{`}#9u0!b~)!c~*8F~#8G~#bUa}#9u:%F~6%F~1!;~Z!G~0k%dbEX8>}-*'+d@+80e-C8D}#:')8382~9biJf!_}#",
":)48N8L~~&G%G~~5r",
/* finish: finish.comp, 3434 words */
"~#Va_~!!!(W}%,M<+<~%+<~%+<~%+<~%+<~%+<~%+<~$Vv+<}C/0s~}}#:F%}#:R)}#:J%}#:R%}#:/%}C/4)}#:@%}/dOL%n!#}#:.%}>Jw&}Eum(_~",
"!!k6w+<}#93)+=W(+<W;+=}C.V~$h}#8a)}#9<P}#8S&}#8}F}#9]9}>I8'#FV}}#3v'}#61'!AVz`!K+>X-#^!A}&oB&a!e+@X/+>$k};8=%+@}#7M)",
"}#4A%}Ev&)}#7/%}#6O%#I!5}*B_%+>}#7B$}#7h)X,}1Ma'!%+AXi###!`!i+BX/*7+A}#6T$+CX3#!#2`#B+DX0+Ca#~+E`#+a!(+FY0+E+>}#>_%}",
"C,m2!4+Ga!C}-zY&!4+H`!,a%:+IX5}-or$}>Hu.+J`!:a!Q+KX-+Ba!(+L`!.}&mA*+MXl+L%)}#8g$},.U(}&uw)W7}>R/(`!C+NX5b![+Oa!b}-wT",
"&+PXn`!e}>Ia7#W~/b-v+F~%}#|_'q-wc~)eg=8$!5jI@#`8+~'+Ge!A8)!J~-+G}&V|'+H~-8/}:<t.+Ha!d},@|%8(}9]e%};)g%c;_}#5H%+Ih==8",
"B}$9W(b!/a!G+Fb<=ngu`E]$%c6Lb;6d#=+J~*XVa!B+KeIe+J8-~#}:#F<#Z}$qE(},wc'+>}#4e((%8Zf|V8J~%};c7'c1RbQ`bAWc!5}'mB+}##w(",
"8e`a2a!)aZ@8'8*m>w8'~+c#0fr,8*`h<cqh}%SH%8+}%u.({Vg}9s:/8,~,89c%58U~%bf,+N8%aQC9,81}#!-$f}++Mf#F8|a'Yb8Z8,b&M},t('8.",
"bN2}%un&8#b![958;eEci3Ni5,z#bd|3}9%|,`!kd'*8rebg8Y8'f)&bTd9K83}=z~)8#a'*b#D9O87}#1C,8%~$b:=+O8-8#~%f$3})eq&86a!P9V8@",
"gSo8%8#b'm}#j1%WT}-8P&8D`|Wa'f90+Pg#Q}-.%%8r8g+Fb&%at#8i9*h#k8qbOU8t8u9,}Ee*%})DH$8q}'i|%}$HI~*B#87}}$E@7#/~E#5~_#C~",
"E#9~>}$Hr:}$E@VkpWm`3}:=(%}Eo&,bS)}@Yg+b]e8+}#t`,8&`.Mc1)bu!828%bvi8/a&>},YW)!>~%cTb}#,[*nz4+*~#}3c03a&O}%$~*`#Wa}<l",
"6&}9J#%`agbQ2W^aGb!5a)s}9J#%}>/u(p*w*]~%b[,8'}-+d&c#~byxcS>g#/}$pu%8-b#Rhvkb!Hb,_}-f5&e0,8#~$c*JbpS}&%}'8(}-Px'}Erk=",
"b0C+BbnwaT(}:P@,8.+B}&M'&b7#}&#n&+B}-6E%81g#Hc-J8(q:^f!~}){>+}$1O%86c64+B}#*>1bi#8(bz9},R}'8E~%b4O}$Ox*8'~#cjVX=a:k#",
"!b(X_~!!ZIKaJ+`Ks+DbJ6d`S84`&~c#T}>6-$84fS~!>~$8C`'3",
/* finish_address: finish.comp -DGPUSORTI_ADDRESS, 4417 words */
"}#an$_~!!!*V}%54H+Q~%+Q~%+Q~%+Q~%+Q~%+Q~%+Q~%+Q~%+Q~%+Q~%+Q~%+Q~$Vv+Q}#aQizH%bG~}%5,F|H'Yh+Q}#`B-W:+RW(+QW;+R}%5)`~}",
"}#`B}}!H1~#`tH-~}}0'k*vH%~}}.6b6{H)pqU!X};T46}#@>&sH8#z8.~~#*8E~~#I8^~.}9r*4}%'3*8-bpb8$}9Xo'}&@1.ce+acA`3Sa!)aqK8'8",
"-}%hB*nHL~}}#M#&8Xb%r8lWH}#X*2}5|t.8#8,!Ab=.c!6kFp}5}$,81}#Q7-WS9A}#(D%9Bb%kgzr9D8C~#bZw9F!2j!89G8G~$a'088~%8sgJ!8@~",
"$9M8L~59<~(8G~+8I~/9V8V~(}(pG.f%78T}!J!E8d~292~(8t~.9l~29p~I9&~%9w~B9N~/9/9$~)9&9H~+9.~%91929J}&_/%}+Jq&:$WG:$}#an~2",
"M`R-}#^q7#/~>#5~c#C~>#9~>#:~6#<~M}!Qw[}9ue28.}#/>-}#^a%c&FbN^858(bP,}&->-!>~%}!R)~$cb({j%z8%iR-8+~.8/~582~*l4Jf@!`W$",
"!5b$2f!6cyHb,ia9h}&'p*82}&.Y-}:G{%}#U-(`-n!38/f#`83dRl86~&8K8B~:8G~&8R}-&J$c%e8Q~%b(X};>T'8Rc+3}.!p%f:s80eRs8384~$}E",
"tL-8,u$<8Q~D8V~%}2hP(}-[.%`!w8_8``(c8a}15H%",
/* gather: gather.comp, 2264 words */
"az;_~!!!&B~<+V~%+V~%+V~%+V~%+V~%+V~%+V~$`!'}%Dj%+V~%+V~%+V~$`!'}0_F%+V~%+V~%+V~$`!'}>]W$Vv+V}!zjHiSMgzQbS<iz<gz~iz$g",
"z8fSf}&'a;Y'+SaSBX(%f+S`S7+TW%+SbS#X)+U`Sk+T}Dx`&}.uP(Z[+V!%m!#W:+WW(+VW;+W}!ynl}'i4)W8}GO9,`yQ}$+M%bPScR`!%+XX3#^}%",
">b&+X})nR)!cWx}.e0-#w~$`!.+Ya!HbOh+Y}.fM*%F~$bTT}.j')%G~$ez2!{~#}&(v%bTc}0R|/+Z}26{(+Z})fd%}D$d&eyz!}~$!}`z+}-%^'+[}",
"26A(+[a!U+]c#@)rX5+]dQ!!%+^`!2!J}.go%+^!3}%;`+!FV{}'k='+_`!>!L}.g*%+_a![+`c#1*OX5+`}.h:&*O`!3+ac#n+bX5+a}+Co&hQ5}F(]",
")bSawv|}:3T(%4bE|}D%`)#Z8!yN38'~)8*f0z84}#)P6gI7}:z^&85b4=}&<D%W_a!l87a!/8=8,}&ua480}&5y(8Ah3,a-Y8D8'~&8A8!}#N1;a!u8",
"O8&}#Vf(8*iM_838!b-W}&_r%}-fz&8%b!L8V8/a7E}&8`*}#J%7e5Y8a}#Ph*d9Xc.^a$Ib.yb!~8g8.}#+r(8h}(aW&bJx8'`#+b9[}#*c.a3c8H8a",
"~+8LbJ;8O8P8c}30%%ag(8Llr7~|}.HN,bV>}75r4fl>!Gfcu}%=!:en$akE}-w-'+S};PP'i!~p$3X=a!q8&}%Vk%c%d8(i$Lb2^ajge<O8/aFfb=m}",
"#Hc&gmoa$o!|doSdSN85b#O!2n!889}6>f(8,80`!U}%X4%818'85}.5L,8#b3y8$YO+S7}`&[};>}*}#r/2dYLb$l}#io%}.RA+i|&8&8'b7&}-B-&+",
"Ub7#+T}-|G'}.Qa-}#4&$`#.'z`4`8'`Qmb;+b)<b=~b;gb=u!=e(Y}%^$3W;+T}6|h/WH}$cs)b8bgZV}-:m%8,8)`hU+S`!{cgPWJa&[X>a$Jh(g8-",
"d!Q%Fi%u`!Se%u87~$}#`L(`UY8+bm/89828#cS0%Gdw!arGb:D}+1y'`|Cd>:%_disbu}b!>b%7}#H8-k]K8/~&(M~%gro}.S#/}%Z!*8Pb!wetg8N`",
",$i!I}*1Y(8V}(4G+bUt_~!#-v}`!*8Z8R!38I8<8@8(}&pF$dLC}.=A&l%S})u,0f-Uc%%)og$R8.}&h#'cCk)rf%k818-8,}-N3,)r}-Jv-`=|d%i*",
"0f$F!Ke'#80}#A-)*08(~,}#ze-8AdwB}$iL(cOY8Cc%$!F}':P*c)t8(cqFdx&*1j_a'gi_O*O8%+bg>]k%k8Tc#-8Tb%DbwB8Tb&Ls&78[~+8]~#dw",
"q8]b=1}#HJ%`.q",
/* gather_address: gather.comp -DGPUSORTI_ADDRESS, 2901 words */
"amI_~!!!'_~H+d~%+d~%+d~%+d~%+d~%+d~%+d~%+d~%+d~%+d~%+d~%+d~$`!'}$O/%+d~%+d~%+d~$`!'}/2h%+d~%+d~%+d~$`!'}<Qz$Vv+d|mwb",
"msi;7kmJ}&#XDW3+cb!(}!:uG_~!$!$E+dcmUo:z+eW(+dW;+e~#}()R}b8x}<Cs%}<E4%rmP}$J(%b:2}G_O.n;L#w~(#w}<Bb%j;L#z~,%F~,%G~$X",
",}2T@,ao%g;9(M~,)o~%}G*'(b=$f;+)r~,*0~$f;'*1~$}$Gb+!_W!j;'*O~,+b~(+b~)+f~e!G~~&9}!d<~$%+gVc+c};6#.cN8!JYX#q`%@}:}{,b",
"i3!Ja##8$~,}#p$%b}+8/}'rq&8$~.83~&8'}&[E*q=5(K~7!`~e(K~epN6}.E*&f=H89}2XL&`YubTog!E}#))(8$8+}'vM%mY~k!b8E}#(M(}AqO%}",
"$&!%fQ#d=~8G|#D`OacT%}0r)&d[>f!Jcr2b#I}7IA$|#I8^c!g}&_o)8'c_A8*l#N8a}';R%a!A8S8Wcs$8[8X8<8-}!@Me(L~M(L~w#z~-%F~O%G~P",
"%_xtv`)]gT[#]~0gb68.jVvb&(82a;x80c@Xb!tu!}8:~D8@~-nAm}.0Y%bZ#bAm818F82g@/fdbhHIWY`!/+ga!|8e~$}$U@'f/Z8d`,/ce&p!Q`@&8",
"mn!Qbl8aAy8r8j!38a8I8V8*}+'`$}!AyI!a~.)ry%~83~D88fXZ87~#b`4cB-f'x8<8887iBZ*083~-8:~#gANfI~}';h&fBZ*1~-k,c!bg%'8N8!8D",
"~%cHheBf8P~&!_~*}.{M%`%DcfCfw^*O~%`q9pBh+b8%+f~+u&@8d8!8c~+}3V3$}FSR'u'@8k8!8jj!P8k~#b6(}(Vr%`5a",
/* tile_sort: tile_sort.comp, 7707 words */
"a[i_~!!!1.~-_~!!k6h~',&}A#A+}&bU]}DeM~$#}Fc+),&V{YI}$pg)}FcH)}#WCK}<s+)}D*8&%b!U`B{+h}$p2$+i+h!%W2+j`Cs+hW:+kW%+hX)+",
"l!#+k+k!U}A#a$}$pL(}(Kb*+m+hb>h+m}#0S%X)+n!##p#W!t}/SA&}#2*,}A$-(}$q|%}&d45}#X@u}@7[~%dbFE}@7A/}*N{++oX6#U##}(Ji'+p`",
"!,#)}(KW*!4+q`!0aF6+r`!(!J`#I+sX/+r!5a#P+tX/+q!A+s`!)+uX/+p!J+t~#+vX/+o(p+uX,}6R^,}(NY+`!(+wXi#Z~$+xX0#Z+w}#3g%&3+x}",
"$m<%}#3g%+3~$}A#p&}$qy&a!x+yX/#Da!@$_`!*}$o6$$_~$}$p^&bIQYC!%+zZb#^`!g+{X3+z}#3!$+|_~!!!$1$9+{~#+}X5+|}/Me$+~X/+}a!U",
"$w`!*}$nZ$$w}BU,%}$m$)+&~$bIx+}`!-,!Xl+&'WX,}Gv~+gIA#w~$}$m&'}<k<',#c#v)F`#p,#}$pM%)F~$,$c!4,%Xi&A,$`)8,&}6SA$,'Xm#U",
"!=`!(,(~&,)Xi#U}<j^*,*c!4,+a!.dJR,,`!2#]~#,-c!(,.c!K,/~$}$s@0!4,0Xk$S}$q]$,1X:!5a#+,2X:(p+v`!(,3X4,1,2`!:,4Xk,3#Z~#,",
"5c!4,6c!(,7~%!4,8X5,7a$(,9c!4,:`'o,9~#,;c!`,<X:!J~$,=X4,;,<~#,>Xk,=~$,@c!4,Ac!(,B~%!4,CX5,Ba!`,Dc!4,E`!`,D~#,F~&,GX:",
"!A~$,HX4,F,G~#,IXk,H~$,Jc!4,Kc!(,L~%!4,MX5,La!`,Nc!4,O`!`,N~#,P~&,Q`!(a!4,RX4,P,Q`!G,SXk,Ra!`,Tc!4,Uc!(,V~%!4,WX5,Va",
"!`,Xc!4,Y`!`,X~#,Z~&,[X4,Za!A,]Xk,[#Z`!(,^X5+va!G,_`!Aa!G,`c!A,aX4,`a&Q,bXk,a#Z}#7U$}#_w&}E[Y,}(Ms'!%,cc!M,d`$>#UbLv",
"}#9e@}/Qh'X8+h,e`!(}/NE%`!P,f~$bhJbQa}/T}'}(Sd-W7}GWO*'E}$xB('E!3bi[}#9}'bP$%/}#9k'}GWK;}#5v*b;b}(J$%8#}#0U.XAbA1}#4",
"U(fW*}$Jn,}.~W5}-xJ%828+}(1/%h96}#n1%f{j8+i7q8-8'%G}$88/}A);&8882}&O*&cYu}%Eo3}.+x%8G8@f!r%)}#0w(,h8K8D8;~%}G}GDef=}",
"::L~/}}@)PL}<Ym,k0Q!I8%a!J}<Yq+}<Ym*}'4+*}<Yq2}'7E+a%!8*b%&cn>!I8+}<Yq3}<Ym'r#<}&`1%o#.8F~7}<Yqm}GXk{}BBo-#f}$R2,+ve",
"3s}.y#)e)r&2~%}$Q6)}.Rp,%J7}#L8)jOnaVh}$k&)g!`+}~%}(3U)8&~.d+$+h,gVc+ic!Q}$WP%}34n&8$XE+h`#S}8+x)+j~%+he!q&5~%Xza8=V",
"cVcb#W8(f2~!Ua+Mb#V8*e2}c#Ae%D8,Veb#BaqvcQ%WZ}#/!&+lW]+k~#+kp&G,!c5E#pa[fc6pa!,8*~'eTqbd=WJa_DeZ7WS8&7~`Xo8$e6C}'f*(",
"!t`y'`8-c'Xayic%7!t`*I!0m%7cw=e!R8<~*8=~(8@~5&6~%c2;}$jS&}$4T&b!SWX':`'l8(Y[!4e!S!4~&}$R0%8+84~%}#Qs-+}h(JbgFcZhbg@g",
"Zqd8ca+N}.]q+8.87}&gw(e#v8_}'hQ*}$Hx%!0}(L95e!M8f~-8i~1a!68k!0a&Ja!*8m!0}%yk(ajhc#c8q!=g66#p`WZc!/d_mg#+8<e!M8x~-8{~",
"1}//x%!=}#PJ'9!!=a#+}>@o%b'[('}@uc,els+kb!&}Ajb2,%}#OU0a<f,&~+XGbZR}&>(%+v}$]2&b-D84f;F8'cu~c/U8:hAK80}#6F'8%xl0}$XP",
"%8Cb!G}#{s'XS`*C,g`$++k}BFT0}#TZ0+v~*}'Ch<a#v,'8.}(ge%g@bg!:,(}$Sv%8-b#.8[`**`#8`)|8[7~a!.8^80~&8]}#PO&8_8^8ca!08`a*",
"9c!)8%}$|I&}-kZ.}#{/7s$M8k~)8Rb#;8l8)~$}=],&8$}$3G+}6B(%`!/8i8j~#8kWG8fb&k()~8p&s8(~J83~$84~+86~48<~2bAf#U8>}'j|%}(Y",
"=+8*b!;gq=eqe,)l$b8J~)8/g'/8L~$b!i'K8+}#<7&XAj!>8Q8%~$}!qEEb#x,*}$Ii/XKa#e,+a!g8_8,c&x8_b''8a8$~&8`~&8b8a8f~$8c~'8c~",
"$b7Y}$;D.}$=:*}!(bP,,~8,-~*8{~'8y~%8}~'8z~&8|8{9%~$8}~'8}~R,.~/9-~)8p~%9.~,f%|8pb&.,/8.a!A948!~)8%}$N1,9.WG9.`!/9/90",
"~#91};QF$}#E8,X`a1B$Sa0s$Q}#b`&,0f0A}$:q&a5D}%=@&f3}(.k)X}6nY&}#ac%buZ()`8!8%b!.cK,,4~%XQa1B,5}#b`(,4`DngM9}<4%&8/8.",
",6b!2,8~%b!Z,:b!La2nc2A,>e!c83,@~(,>8*~08988,A~%,C~),E~-,I~(8=,J~(,I~18D8C,K~%,M~),O~-,S~(8H,T~(,S~18N8M,U~%,W~),Y~)",
"a!Y8P+va%Y,]8!k!S8V8U+v~%,^~),_~,8X!3~$,b~/`.z!3b!EWZ}/&l&+n}/Fk%#W}.Jo'r-Z}&h8'`'!}!)|D}$}>,}$O|&X@bu(l+Y}/e3%!2XKa",
"7;bJF8=a(M8@d)y8=b*(8B8%~&8>~&8A8@8&~$8B~'8B~$bsM}3rG.j~M}!#fN8M~%#]b!'80X@a3Hm+m}.X^&a#f8]b-I8#~&8Z~&82d2Zc#f8^8]~%",
"8_~'8_e+lk#f}$d9.}/!.%`!/8[8]~#8^WG8Xa0z8g}$uF&k0*8^o2j}#K[%8&a#A8p8'i2`}A-~*}/8Z,e{J#Ub+AgkWa!q#U8$j'Q(.`M^}'AN%but",
",c8(k!;8+8-!5~(,d8,~.8/81!A~$fsP!281!J}#{(*81~#}(D;&b2LczD87}({y+b!^898;8(}'Ug(}$Xi(}#N5/b$h}.ao&dA'(:}#}4liEy}#}8)m",
"BZ}#}4g%3~h}.a02}GJd'}7*a+b'^#U}&tH*#Uf78}.fN&}$ik@8,b6tb2:848)`#>,eWNaJ18/b!I89}$kw/}'g7%8(}//i'aEH}(c($8)cD58@~&aB",
"o`CU}A1>1b5Wk*0WS8A89WJ+m`PE`!)`D98@89}.VC%8C8B8A}%Oh%8>8;WZ}$|A,'R~$}A3~3}#sl(,ffr{p,Lz:(b&c}<N6,c9^b(Sc!r89r&a}(9W",
"%8+}#*<%8=8!~&}/382}.W:%8B`.V}=|f&}/AU/g#B}#TE,g^pW^b&!}$iI)e#Wg)<8'c&xc-#c#g}#*~*W^a|z8-}&yd&}(iN&c<!cR]}&AN)c$5&7~",
"%}&`;&}$[Z%Vef!>c)x}Gx=-84b+Q't~+}#>b)}<&M'8'bWI}$N,%!3eQf8#eK/!#,hl)&#Y}8T#,}!&:J80~/bKvb!@86}$Ta&`-RbI|82}$V55};H6",
"($%8!kc.b&hqDQ|#K8Ij)z8MbJR8J8/}#r>)8N`!Fb5lb^Bg:F`%>",
/* tile_sort_address: tile_sort.comp -DGPUSORTI_ADDRESS, 8550 words */
"}#;W$_~!!!2s~7pxn}%ije~}|w~}'=IFyx#~}}'>C:}7Jx~&`}=j4/}!x%~$T#z~,%F~v}!w~~%bfwz%G~(%G~h!bWv}#aE%lwz%_~:!GV~~)(M~t!G~",
"s(M~@!b~X}9Bw~8/}=ZW5}#!f~)$}7hH)}#!n58+~*8,~L#z~(86~*86~(89~1WS877~cYne!U8>~*8@~(8B~28@~&&6e|y8Eb#_b|X8Fb!+bk#})>a'",
"a!Y8Jb!&WX':a%]}##'%}%67(}3n{%a!:8Na!&8P}/^K'}##/28(~-8[~)8_~>8=~/8g~-8h~=8n~-8q~48s~(8u~18y~-8z~=9#~-9&~49(~(9*~&9$",
"WG9$~~9d}$N:ckFGtY6}$L1/8/!5e@#8%~$}$N>:80})80&`RX}$N:n%3~V|$88S~-}$N:D}#$Z~&db&E}#$_2aC6fhT}=VD&}#$_KWS827~}2c5-88}",
"#$b1khQ}$^c)}*0W'8'cXj}#$u&g#*}&!a*}$&r%}&,A(b4=}<]Z-89}#${4%_~~%,",
/* tile_sort_rolled: tile_sort.comp -DGPUSORTI_ROLLED, 4947 words */
"~#Va_~!!!+h}#{_:}#{Z~$`}$@D,}#%`%}#%W%}#&D%}#{V[}#%=$}>mP*}#{&Q}Fax~&_}#{*.}4|F,}##F;}$As+}B|i.}&kb)}#$u'}##W'`#i,iX",
"/&5#Z}#$G%,i~)`!5,jX/+}~$$w`!*}#$')}##N%}##/%}%/_',kXi#Z!5}!{rEa|Y}#tf5&6~$}%Ui1}%.o'm{o}Fb*(f{s#w~t!;~G(.~4#j~7#w}#",
"tnV(2~3(1~,}'tm~0G}A|>~&:gszXD8!is2aO0&28#!3}&Y['h!5+}~#kt9}&NN&}%wV)&3~%}=*3&}&HZ*p$y8)}1:6.}>Ne'brtb!Rc!=}Bd`8#L~%",
"}1:'&})0S&b#)b.{}1<E&c!da3#cmQ}=*$(l%q}00V&}00[)$,8)c!'X@a-xc!'8*qq6`qga%}bqg}=ZI%8*}&ER1h:183~#bY|88818/c!)8381c0>b",
"u|hXdfI&c:]}$Ze(dM3b#PfIf}1$&,b&^80}%(X*}0hw'bt183X@a2z84z#w}&Ay%86k#w8-~#jJ887!=c.V}6)M$8*`%O}HxG.}*4n(8>8C~)c]C8;8",
">8=}&IA)m['f`eeQl8(~#}=vl08(}&E=,i)g8.WH}%0L-82}&E=5oQ(el#,k}$_s.87!2b.QbaRdq4b/58/bLu8Hkc#`f^8Jb$.}%]w2}*:n%W^})m7$",
"!5a9v8;})mE%X=})me$`!/8H}#Yn%}9i6.b!Pbc4!>f$%c_/8(bPN}0fo'8(b$'|];()}%[[~#x%3~gck0h$g}#Xw6}&3I1}(QO&8'cY|c#Y8.b$X}0l",
"Y'}%8)-8&8#b)C8.`_1})p3&}=-9(8*b[I}#@I%`Seb#C#j}!YePclj`-$c@$}!U6S86uYp8:~88A~&8>~4fYe(2}#]@~#K&6~Yfb;}-/k&}%O**#T8(",
"fYDcG4bm%mai}!YDh$,~]#j~~#.",
/* segment_sort: tile_sort.comp -DGPUSORTI_SEGMENTS, 8483 words */
"~$_~!!!2f~5}D8T~#7,l~%,l~%,l~%,l~%,l~%,l~%,l~%,l~%,l~%,l~$Vv,l}3q%KbXb}#]cF}3q9>}!YGF}(y2'}#^!~#2}3oP~#p_~!#%|K,li[l",
",mW(,lW;,m}3oKM}3m56X,}3o`y~y|Yt}#^*%}$V#9}#]y~#fd[0}*{K%+}&5}#^(6&6~*}*{H&}#^(&*e~)#w~,#z~&&7}$V+~&WX,}E20+}'Ne'}#^",
",ffa.%G}#]{8}%%!&$x~#X,}C`.'!%,na!(}++&+ea:a#~,oc!4)-X-,o}.X^'}3xo9}2*c%bb&bb^}'KL'}%oQ%+8+}}+-~&,pc!h*[X-,p}C_x'}JU",
"MEe7()K8!}&!T+g;NcA_cP`8+`8*}%1D-}',{-8-a~:aBibF0}#2J'}3Y;:WH}%fe)b@)``ebac8*}%fW%8&}#_f%8,8)$cbqKb!G*[fbH828/$c#Tfb",
"&%0~(,h8683c!6}3l}~)Q}3dCM}$Ve~-k*`~o&6~M*`~~#7#w~P#z~P&7~d*`~~:L'W~~+4jwL}1bb&b1r}4pf'dwI}#Qt(8&~~$w}#BM(}>|^&#Z~%}",
"1yr+i@V$x}!*/T8.~#cRbeHo`FWb.Ld#e|(385bA&b*S8>~(8688~%8C~/}(p|%!3~(d&'8,}'WF-8!%Ka%z8&dGzaU<80bGz8M88~#fdn8S}1n`(}@A",
"S+}0i{%}1UA'gTlXGfB`8M}#Hb%cB_}8Bk&_~!!ZGz#p`EA8H`Mca!rb3I}'5R.a4T8R~*}'-FE8ba#T8ab%18b8dbR,8nc$RjLL8o8.~$cPva$|c0<b",
"2M}'CS*b*[WS8p8ia,f8s`!)`,f8o8i~%8r8q8p~%8n8k}%Sp%}2:z(##a$d8j8k7~}$=Z$8e}#%;0}Dj}/|(ohWhj*:a6PeEAk&9,ng']g#L`2d}'b+",
"-c$Cb!Cd`Eb]`c5a'Fe)h8E}@0e'bMp8D8Ac$lcfy}1jS*8J8)c+J8K~$8H8Fe!C}21e'8E8F~%8B}'2N-8E}!$DJ8X~-c#v)-e#78_bOK8]81e+A#l#",
"T~#f>M%*e!E8e8-~$8b87f+de!E}>j],bcA",
/* segment_sort_address: tile_sort.comp -DGPUSORTI_SEGMENTS -DGPUSORTI_ADDRESS, 9313 words */
"}$_T$_~!!!4J~A}DYb5,q~%,q~%,q~%,q~%,q~%,q~%,q~%,q~%,q~%,q~%,q~%,q~%,q~%,q~%,q~$Vv,q}3,fK}##VK!B~0}$_OB}##T~#`}$^`)Xx",
",q}$_y0W:,rW(,qW;,r}3+2q~}}3(z2X,}3+C~$(}$_E/}##G~$]%F~,%G~'}$_M~&[%_~$}4qO&}##Cn(M~q}34J<}##F'!G}&DB&}&(Z%}##Ja},%y",
"2!G}##W*}<!r1!b}##Y/8.~,82~'!a~.84~,![`Uy}/T!-!2})rD-}##^78D~X}*S_%WZ}3(x~1A}2}VM}$`8~-R}#+9q~m}$`8}%F~S%G~S&7~|*`~~",
":L'W~~,`}#-.7(M~~%Oa)|}#-288)~9WS8,g't8/}$+](}#-5k8D~p8T~2a!D8U},:d+cVl}#-9.8N~.8A~$8_8I~&}(E[%}E#r.a6-8S}#-9N8c~$8b",
"~%8c8e~%8p~28p~E8q8j~$8t`!)b0]8va!)b,u8t8s8ra!08xb,y8q8!}4T0%}#-B+}9XW%}9XN%}#-B~#4!K~~%#",
/* merge_tiles: merge_tiles.comp, 4339 words */
"~#Va_~!!!*T}'AA4,&}$gwb}(;o~$##UVe}'A}&}#.;%}$goW}HlT&,s!U#p}#-=%}L-b%X),t!4!t!t#RXw,u}#,R%!4`!M,v!#,uW2,w!#`!0W3,x!",
"%b!5X),ya!.!4}&cw~$w}'t$=~}}$.C0$D~$}$g=-`!8,zVu`!e,{X/&2,z}#+|%,{~5,|~#,z~%,|~-}#*h%}#1C%}-,b&$~Vq&n}BTL)`!*$O})Rk%",
"}*c!&}#*j%}#%^&%%})P)$%%$V~&`!*$XVqW7,}&n#U})Ok$,}~#$Y~$#sW@}#-b$}#.R(W7,~!U!A}#3}$,~}#2V%}#%p)#`X5~)}'sy(}IHu*!HV}}",
"$f_Z}$fR.!5~*!J~&c4Xf6yW^ag%8$}37)%!J}(|r&Xy,u`/K8$`W!8)8&bLn8#cQB88c828,bIrcrn}'*z&#scc=`7o}AB9+b3<8.8#}3D}%808*8'}",
"<$$&828$bIc848H8>},Sn%}(4_~-<}$c1~$}$D~8~}e~B,s}'.Z&cxLa$<csabtvc,Ub$:b}<cC>g/Te(b8&a+{}'/I(,ta^Jb!%#R}#a*%aNKb!&qr>",
"WJ~#bwI8,b!&gr{})9*%csh}7KM/,vW],u~$mGA!A~+}(t(&WTb{wcvXWUnRK8&}$`/&}$2_'b/d82Vc})A))84Vz}$ap(})EP+`#I}A7f%}(k+)}'7#",
"*}3(#&$O89a!9lC)cxW,w`#jd0@}!R&AcTFlDtb1;}(te.}A1D%Vr~$cK0`(d}(o>$$Va1Vc&9ay>88VlX@b,r}EFX%86`!8g^>83e%%h^>WR}@IR$8=",
"8&WS}Al>,k_7c^Ae$$}$[@<,z~*}2mN'W^a)5#s}(a[)80z%}aeWW_a!F#s`*ZayWe8ec$Ta!]8:Vcb$|e$nafqc$]}$3'%i$w8&c$n8%b$b8D~&}$il",
"+b)8}((f$8%a5:})F5&c|R8E~#cG]}3>S)!>~%c^}}3k|&,xd$WgKy#p};F*,#RgL$8*aemb;t8,d$e|Pvx)5b&28.8'g5'}'<_%#s}##8%8Ac%L`Xnc",
"W88A},FO&}/~#%Vwb)!bO#81`!>8D8%b'689b'JWS8E7~`!18#}'1P%8G8F}EJR+b)C87}'oE'})B&(}(pw1WS8684}%$R%}3-^.}1.m.},em%XG}2xk",
"$!=~%XD8KbTSb'gftUs%+8(~$WQ~$!3~Os);8-8&f%+86}Cr'*e*Gj((}2x=%c'vb+i}/jS*8&g's8K~'bW5b*Upi-s&N8F~*8Oa&18Xb&68Y~*8-b!r",
"8Y8.c&38Y7~b&@8O~#cht`!18%b&@8]8[8Z~.85~(8/~*83~-`Z0b&@}(ne.}3>r%`!/8X8Y!=ai*8U}3O8%XG}9j,)}#&d',ye)N!4}!.+G8,~381}(",
"kc385Veb2h`$Se,L88c0&})3i&g-(}$oc/`%F}+7r*b%F8>8%~&},{:-c:E8D~$}%+@)8F8&#`~/a&w8L}#Go&8Kb,Hb/J8Kfb_b,<c/]8N}':*0bR]8",
"+8:8!}'Xx)%)e!l8Yf07%18!8LbR^8$8A~&}(~M%}-&;.`%T",
/* split_runs: split_runs.comp, 2282 words */
"aRb_~!!!&Z~E~}}#^E)}F7Y=aPw`Q2}#]j.fQ$}#]5&W3-!`!'}'Wf%-#!#aPY!U`Ph~}fMTbP.bN9bM]lP|}6J))dO~}&8>+-$_~!!!!gdOYaN.}%5=",
"(`Mb-%X/$D#^bN!-%~5-&~##^~%-&~-bMZdNlbMiW7-'`#O}#W[$-'~$}B}k(-(Xi!>##~#-)Xi#G-(W7')`!)aNE')~(eN^-*_~!!!!e}Bu|--+_~!!",
"!!feM=}I8<5!K~)g`McL;8%fMc##b@8hqVaeS}##c&8)gcJ}##Z&83bMLbM.83}$uh+bMV##WTa+ib+A88}$y5)`jIc2W8C}#Ok%8%8$8:8=c]deL'}0",
"J+'8Bg#!8Da+d8.8Eb+i88f`oh,|8Jb!E8=})+M.8E~,}$me%8M}A>~%8/8F`!bb!D}'a`%kN*~}}E$M~%%!s~>}%'0}}='j2b*5f(d}#Fd*%b}5y*.}",
")eD&}2ZX&}$Y_,gPmWTb~Jd!:}%'78})f>0}7dx2i+i}'`N'#Gc*I!rblq}#YS&-$c#DoF,#H~V}%&;.}$zfFb4F8'`'+a+HcGFf@+8,~18.~(}$zg.b",
"=5##khW84aC,}%%N)du<-!c#Ui@Forh-)h;Xb9CjCqf$%8-8$x<]e!ih8hg$dW^b.tb@J-(b%ucG&8,f;685b'R8Cb!,};Yl'}B+(%8Fb(V8Fl.]WS8G",
"8&b/F8H}DsU&8M}%)&18&8Q~%X`a/<8T}%)&.8+~,WS8785b8obn$}(GG.}/y|%XG~)f$:8Hd9x8K~'-)~+b$)q9wl1Nb&8},bD(}L}B*%EVc-#~&gUe",
"}!%KScuV81~*bvz85c@Xb#]b[)d+'})/1)}'e>.g!wWNb0,k!h8@~%#G}*^d)8@b!5c&G-*},id%}$}n+b!:8G~%-+~$8FVe~)a;_bva",
/* merge_buckets: merge_buckets.comp, 7633 words */
"a;)_~!!!1#~5}'Q@~$[ilm}%Te)}'Q@1}'Q;~#AW3-,!%b=Ke=RW2--a!'}#xg&}!mE~&IfA`jAY}'Pwk}%Ub1X,}-z`&`!(-.`#x(n~#-/Xi-.}#r#$",
"-0X0-.-/}#x[%&2-0~=-0~2}&Wv=-0~0&3}'PyP&5~(}#zR--1`#p#Z}#xO%-1~$,#~),#}$yt~#3-2~#-.~Z-3~#-.~Z-4~#-.~Z-5~#-.~T-6~#-.~",
";-7~#-.}'P}FbG{}*H;&&rX0W7-8`*9}.!C$-8}H,I%}FXv%}FY_'-9!U#G}-~r$-9~#%La!7&]Vr}#xe+}(iK+ft4}-~x%lHlqt*bHlbH$bD:8'ht*a",
"Cgd>F})-])i@pbHO}#uj&8%808$}*BL%8'WR},w'$'cc6Bc!,!2}'{5*8,bsV8$}4'u&`a;b9H}'ON~*B`r(}$t`=}!r(`}$t`S#8~2}!tyN}$t`~%d$",
"D~_}!QH}}!PMi}#lX3$)~7%3~,&-~Q$,}&LoZ%3~%$,~7fo3}'MU~$e&5~~&,Vw~t$)~E$)~~$L$)~}i&s}#l1t$)~9$)~E$)~<$)~~%b$)~9$)~~#X-",
"2~1-2~O-3~1-3~O-4~1-4~O-5~1-5~S-6~Q-7~~&N$)}&LH~$W}#/3$-,fjVl>s}%Mi+b(0cmOc>i`3;}<N`.a1A}#Xw'8.}.{<%h)xa#hciMa&2a>l}",
"%O*0gSkb9jc!J8<cjDg!Jc!68AcjEl!68EcjAh!6}#dq%b)t8I8+~*}#Xt$b5x`19e%(848%cm{8&8(~#WQ~$}(}01a+1`oHj(j8%!2}(|J&cA>8Zcoh",
"86~28:}%vl(8d8F~6}#)T*aTM8*`IB}-4n&a2e847~8#b2pXG}D}m)}=_q%XI~#8b8]8`8X8P8@8<86}*>s'hn{|tn&r~+}*TT%#Gb'L8/jK*}&H-&#G",
"a$Q858!}=ue&8(8483iK-}(c3%hLu}40[%aEd8&bQO})uw&`!.8'bG1}Bnb2WZ}4dC,koL#G~(d!pcqe}*&[*b):b!H8*8-k#i}$@K%h(h}#$E'}*yu,",
"8'c}>`Qe}-W$(#S`D%c'@85~%aGx%L88~#8$fv_b%-bxAd'G!2}.Rw(#Gh'Ga;C8C}0CT%`PJj'G8G8*b!mcVHWT!U`$~d'#!U8/808)`x9f,L8Jf#68",
"M~#82~)b',`#z`!K!5`.;dVt8Mb!IfMI8<}*^v'}-'e%8Sextf+_%>Vc--c'3}#q=D}4}s&nP28&}#RY'a=p}0Ex(b$Za'(}%~j*y>ajRt}.Y&,a-F}%",
"uHA`tQe;28H}#ig(8/8C~%8M~(nyrc&8##8&h+^Ve~,}-*h*b+g84k*x}))l,XG}-}!)c)0gZKb!a82f(QbLa8d8EaGcc!sd,GWR}$6($8H!0}$u$5WS",
"8f8M}#hP$8h`!)`Lu8e8j}#hL%8h8g8f}M;!'8W8X!=~$8TXD8c}#mh,y+g8)~+c<hcA`aO1}(ZO(a$>}.Xt*838-}*j{&}#ea&8#}#g;28882})Ev&8",
"*}#4!%e!B}BBD,}4t/%",
/* odd_even_merge: odd_even_merge.comp, 6373 words */
"awt_~!!!.`~4!7}7eL~#2-;~%-;~%-;~%-;~%-;~%-;~%-;~%-;~%-;~%-;~%-;~%-;~%-;~%-;~$Vv-;}7eGW}(ke-}0uB0fyhcwr}7d|P-:`!*}5{0",
"&}5z9&bwV}5zK$}%r:~#p_~!#F]/-;~$jxr-<W(-;W;-<}7bh~$R}&LH.}$ht&})Y*)|w/bwV}!w3D}+8d%}+8`)dv]WD-=!/}+>o&}.p,%cxf!%->W&",
"}+8i%}5uF+$Z~#}.qw$+vau(-@X0}GJe%-A~#-@W7$o`!)}&N))}#f>+$aVqbw;fx<-BX6$9a!W-C`!Q!r`!<}5yh%)P}5qb&-D`!ha!8-E~#-Ddx`}#",
"fr$ax/-Fc!O-G~$`!.)Qc!K-H~&-I~#-HdvR}5y7%ara}5y:%dqXdvA}D4#%cr!}$p|'-Ja!5dzn-KX6`(~}$js'}$lA'`!(-L`%c+AcxMa&,-M`#+a&",
"8-N`xN-Mdxf}$jQ(}NBW/a!E-OX6+va!>-P`!(!A~#-Q~#!J~#-R~#(p})-O%}An#-!.V~}(r4)}D5T$}%m0&}5}u''Ha%L&K~%!4-Sa#Vb|,f|A}5~Q",
"'-TX:##!r}*&v1#w~#}9S:(ht#X8-=-U!=!=ct$qA,}*g!$f@<}*g7%gcEWS'Cb!.}H,t1}Bf6$ch'e3u-Tgh,}-j8('B}5r1&}D,x/87a:[`!3'Hg7N",
"a!Q'Cb<!buMe7F8$8%8#chV+vb!LkgSb`G$Ob!+d#(}#}f.`;7bEc8,8#b!X}+|^&}#jF&}B->%}+8X%b!k*7a#I}B}/&bN{}#<l*}(E@~/c}$1]0}(z",
"s+}%HS&})L'%hv%X@es{8&`H#b1L}.G)&ktIb1L}.m()$Vbe=a!+}*Dc(b!=j!n}*n|'8&}+)1)-:},/T1b#3#2_~!!ZH+a$Y8'`@Za!6}4qG'bWh##~",
"/bwT8*XFb'{XG!U`Lz-U~$#28-b,Hb!18$`$uaLKbLy8)}.TK%cU5aKz8*868.a!E8282a!Y88c!Jc!Y85~0}4_l&a!|81`+edvRiuZ!]}.1+*!JXKb$",
"1XGa#v!=b!6!A~%&~~$8%~%8)#Eg!K->b!6}>M02WS$N`-8$Y}+$^&}$7i&}BBb%bHcgn6o[$})Pr(}+0T'}-*+&&Ja!5$Y}-W/&!3b#*cU(g!e8+rf/",
"8'86WXeM7h[`8:XKa&Hc#Hc0'XKbo/b!080}*J:(}$2l.}&I)%WT~$!=~%}&C}*x]fb!m8'cv&}B_z$8)}*MF)#L8$~$cy#e$F8(~$#Zc!G80!2~*iwM",
"-Be!K8/~$-C~%%!87!3~5)P~(86~$-E~&8>o!t}&yL)!=~$8<}$@Y&}!$/Ef!i}#N>*&2fPgf$*d!Bisq!3~$c~zWM%$`$D84e$_-F~(bs%-Gg!Vc#s8",
";!3i$5)Q~(88~$-Il!K8C!2~(}#I6.ci!}4[h(e(V#fc(`b($XK~%c!4gRCo$T}&FI%,)W`b4_8*b(lb,IbT)c,eWTcp#bd-bSeb!5%&c^;c!A%.c^L}",
"$60&c$X85~$gNpf!C8)bNtb!Ca$UeTxtl<s#a,.~%8K8G~Ac#F80}#ce)b!D'B}Cvc&c#y}C[x&}5Ah*8%%#}$F~(8`j#n8.b%r8=a&=cP_}#q3/}*ga",
"'}!%o^-J~1|$0c$+}+$l%}+'e&}*qE'e$5}4a[)f;Z-Kj$08/cS-`2_fS-%*j!@84b&68D}$8p*d}Pb,v}$:Q.a$Y}Ct7+b/E+AmTi#Z~.#f8'b#`})^",
"Y&jXMg'x8'W^b!gb!Gcufa!5}#s0(+Ah//cX+}Cl@)8(~#}E.b,8;}$G2&d*NgAdr%.}%YM+}$BP(82837~c/;b]/}+@k%+A~(eBV8>f/s8:X=aB=#!}",
"D-((}-j.$_~!!ZIublD!38!bA8c!L8F}#Of$b7kb6E`!u8R8S-LWK8T`9`ci1}BVP3b&wbk8c'#8'}:7l)-Ne7Y`9;}%1L&d++c/t8/a(p}#pV'8%8$c",
"0'c)#8.`1D}+;v&},C|&}#m@*&3~(8/~%82}#-X'WX}$2:%W`}#da%8#}#%U)83~#g*28688})gs$W`a8]8987WS88c(-%0~%b'd8C~%g'mW`b/,8$al",
"jW`a9(8%`4W8$7~b2o}&Y[%hc[z0N}):=&}-i8&}+9)+k4!80c8MXKa$*}$2k&db/k3tb#0(3~1s5&8*u#+8/}:Ai%}$3o'c,W}#[.&}HpA*}5$v,}#{",
"-%}.5:*}C9i&cm-}#Ap%!5k!9!5~(8+!2~.cn2}4iI&WZ}4lB'lFg#`ga/bwyos_}#BE&f!Beb78,hp+bqZ}/'O'b#)8!fn18$l7385`h:b!lc#a-Of!",
"z!5}+d<%`Fd}%$5(-Pf!9!A~%!2~)-Q~)!J~%!5~)-R~)(p~%!A~%}$KM%WZ}5$b'lP2!F}&}M/b/Kg/XbO*c3)}-0E'a19}#DG8}%<w*}9q^/!a}#/z",
"+c+teI/8!`m78*}+;C3}$O(%},L<.`rcb#:}Clx%89}#5s587~#h/'8J~&'Cc)>b#{}1{1&},V8&}5kc&8F}#80.b1r8H}.Ej&c)=a*x%.c1$XAai6bg",
"P8*i0%8Z~+8.a!Jb$wb#!8V}+Lp*fB/8#}+:,%}255-##}/&~&b!,8M!2e#%d6lb&#`RgbI0}9O7(}5ug$bR:b1$bht8DXY}#0p&8rWG8rXZ~##T8J#T",
"89`$rb@E}Bv<'e!L'Cb>Z!3cSv`%Wef1b1<c1K8(8+~#`!)an!`/#`)0}.Y|&c#'}+@7%+vbi0c@E8(li:}4pW%cFna,l8*`%%cNBf(G+vXAbB5e%B8&",
"`4pcvMcnWwAR+v}#*#+WNbk4j'3&K8.c*Xb!t}&gp)!=~%b!`c%#83c%g}#%9%c'0btr}5f{&}#%C&-Sb!Jb%8!Jb!5i&b8N}#%M'd!_a.{X>a-$c$Qj",
"'Wb7E8Y}.[]'`#mbmt+vdW28Z8[`!oa(c8``6O`oT`!08]87~$gQ3b!vc$Ac!Z8c8!cWZbW9b*kc!/b)8bWx8(dLb8kg(jbnSkWsi@$cWo8*cyT}%EG)",
"8Hc$58p~#}/wc(8p`,G",
/* odd_even_merge_address: odd_even_merge.comp -DGPUSORTI_ADDRESS, 7247 words */
"}%[#$_~!!!0Q~7uj0Vs-Vbi/-V~#V}`!'}%Z{%-V~%-V~%-V~%-V~%-V~%-V~%-V~%-V~%-V~%-V~%-V~%-V~$`!'})U5%-V~%-V~%-V~$Vv-V}%[2Kv",
"iI}6fBQ|i6}H4QA}*Bt-_~!#o4$-V}%Z%&mgx-WW(-VW;-W}6d9~%q}!i9Z}!i5c}!i1~$v#z~>!_W!bp;bhI})^%%})^-%bi+bi7vi+biP})[=)di+f",
"i=})/#*}!i+M!a~,!b~,!c~,!_~6!H~.!K~~#N%F~J}(5>~7>}!pe~5[WH}%@nE8F~68I~&}%CjG8R~0})q0'8-dA;b138Q}*4n%lr%82~$a,m8@}!#'",
"F8ds#j8g}%BX)8b~#b;B}+5@%WT}+5I$-L}+5E%lrd}%eA*jrl8(~%WS8&c!.8)~&8'7~grr})|v%c1Fc;Phj.c2,83a+(b&Yb'l8&cbUds586~$b738",
",a!X84~&g>Qb(Nhs-},<+%!2e!C`2)e!C}#y*+}#w`&bs=8,8%}#vf(8-8=`Jr}5X)%a!&8Ha,q8$8$~%8$`6_8Fb<48Kb!&W`a%/aiF8GlsN8S~)8T~",
"(8,~)8-~*}-up%}!sN~%E#z~~$M!_~O}(mGBb,L}*/I*}Otb1(K~/8,},>I'a*K808-ss^89~48=~$8<~58:~-8M~08H~)8M~&8I~28K8M~H8^~78Y~;",
"!G~hcn&}!s^~'`",
/* segments: segments.comp, 10000 words */
"~#Va_~!!!5c~$}*(t>-Z~%-Z~%-Z~%-Z~%-Z~%-Z~%-Z~%-Z~%-Z~%-Z~%-Z~$`!'}#]]%-Z~%-Z~$`!'}*cc%-Z~$`!'W!asi-ZVo~$-ZX|~$-ZX~~$",
"-ZW#~$-ZYB~#Vv-Z}*)O~$;}+8}$}*)S~#@}*L:)cv!}E{D(-X!#+SW2-Y~#+S}EyL%_~!$)yU-ZfuNmu]-[W(-ZW;-[}*)c~&n}'Rf,bzP},v7%X,}*",
")o~%T}&QA~%b}'PP)}.5~'-]_~!!)w0}#b|&}7c6.'iX~}$`q'(NYB}*W-%cyv}EvR&-^Wy}.Us&$}~#}$W}%f~]}$X(%`!&%L~##M}AU<'byv}0Y)'-",
"_X0!>~%-_W:%'~$%'&aVr}#e#%}*s%)}4.K$a!Y&m}*Y#&}+DZ+b{6W7-``.9}EzK$-`~#&o}$Xm,},}K)X,}7]}.+5!U~#$xW%+5X,}KO^8}*Vv/m{$",
"bS5}#dv)}L92AbFI`CO}$81-bQF},MJ$byAby7}$YE%}/5d%83~%}$7/,b!68$}#~A)cP_g</8&~%#Z}#ys&j{<8,c!9}'zK&hzk}#Z5$8H8&}&QS%84",
"}<#j&bDq8;},{@%8=b=e}%.u%aUl84}%+0%WZ}**c~4l},`',}**p~@Y}+&0,};317W^b!eW_a&:8'}-+B48'}#gk&iN-}0as%}+&06!HpTR}&n&+bvA",
"dNzg={`Nfb#+!2n!881bN#X=a3Va}D}DdF'}&HR,WT}#5Y%}#Ku.898$bCObsK84`E4brv858*8'}+#v:}#%E/};_k'd@P!(YQ~#},`j%XQat%!(g'@b",
"8y}/>H(b4S-]W^~$b!M8$~#c;K}&w6N}7<s(-XW]+ShB3}3fu&Ve}+&V)}7rl<}.fO'}0+k(}.fR'd!/c{$(N~%}-$_%lGB}+%])cxjfG28(87~#s!I}",
"EMI'a$n86}$]{*8.~-8CWGd{nf'*8:a$(8IVc}.F0-8;8@}##}%'Rb!-8@!2~%-^8!buS`E,}IE[&8Le!.%(~$8C~(%L~$8G}6bH$}ED;)'vVc-Y~$k%",
"3}'/R%8&}9Va.}#YR*WUcvL}&,z1!b}&L[)8'WTb94}'/L+}+.z%i#yb&~bIs}%LJ*}7y=&`5j}#.j%b:Xc$.`&pb5~}#'.-fxx!2}4@o(8%b!3l/@}1",
"'))}$]H.aH%}$]H/!>~+fxi8'kMDf#1}EZ$'}/t<)}$^p-}IIV&}#0D%n#^85}12g)X=a!A!5a.F80}%)4(f6q}6lN*d17}&/7,g#9+v})oQ.!3~$}#6",
"=,#bcb~f_sc#tb,=a6|i$@}-5N)8(b/4f(V8(~'k|X8.}+,}&}+4.,XJa!TVwf$V808$c!)818$bNk#T828$8*p&(}6~4%`!)g#O!J~*b#t}1$K,a~0i",
"#mf!R}1Os+f!~!5b+l'R-^a#|c':b'v8!~&e{o8%~$b%:e-VYQd)>b(h}.lW+`=w}1))'8Ab#2}Fx5(}/YD'i*a!3}H3W.XQb~^k0g!Fe!98Ol,E!Ge!",
"98T}DH-(a/e8W`8,}%@N%8#}#DO)8-a!68Y8X8W}##~%8!b@Tj!r8]~#}$hi08`86!3f,A&b~$8c~(&mb*+}6Ai/}(dG&bCllev`.i}#$6&}#9f&}Q!b",
"/}<-d28&d,<(Kp4F}.5~/b&4b(5}(])'}$cn-c)!}&M8-h+j#P}%ic&}!0|Eb.^}$b0%c$e}#;T)8/}$a#,d6e}#-b*b/=}6tj*8*e'oa#Fb%D8C}%Y^",
"-c.L}.TA*}7i<&!5bjDj.Y8*!Af!C89b8Z!>~%j#P85~#WQa'i!3b4{8U}0US(}EZ[,8D8X~$8bd#R}.9!+}Drq)}%wf,}0x@'}2.!%b-9$,}%5j-jl`",
"}$og+}#,.%a>;a%7}(ZW/}#>&&!5g.d`-}aJ'k/0c@w}E=P%8'}$fA%8'7~`,ibggaDX`8~81}&MD)jgli/zf+x8(}#)m&o0+}3mV*h[K}:])'i3]!>f",
"!h}EyJ+e!A&o~$c-6}6xY(8+k1v&o8-d3m}/zf&8/fY*8+~#b!Q}5AB%i)^8BWGd3.e%G8'~(e2A#)h&Xb!|b-rbM-}+B#$}EGs.e.,8,#U}7!7)h)}c",
"Fy8Hb'N}-FX(8$7~`!S}$qM%8'f$Va!Sg=d8$}0'l%}#8^'&%}$mJ6g%/fqn!>k%mb%in[kcj>i!D&b8,~0}$nC0b#*cj3i!W%(coDc!Bh&h}+C@&e$X",
"}/xu982b(ibK=8K}$mb(8,85~%8@~/WTap$8(}&Vi,`^Paiv}#Yw$b#3kN@b#eWS8T`'c+m`Ysa!)WS8S8X}$lK%`0L8Tb%E(B~(f7H}(mj,#)~$Vw}$",
"nr58+8&}!'DO}7,5&jRN}@&J&#U}$|*%`n}86kDjb#N}#<e)}&V-'$x~Ce6>8#d%||'C%(~%}&$c&h+1d7.8)~%b'f8,f0vf>T8.8-~#n!l&b83f0&8-",
"e!l!I~$}')9%}&.s$bO1%)8*j+K&b}7jE%cP78Abc2dUx}=v+&b%)}*C],aBBc5v8+}%SX%8(ddce^P8%~'8WaU(}${E&}#D/%WT}>.%&8V`jE}&W!-8",
"T~,g`R8b8'f3{!Ih&A}17e($%e-^8(}#KO%h%b}(i8*},vX,8(cGPWH}#Rt,82b$389},8,%8t8!},5B+cDz}&.[.d'5",
/* segments_address: segments.comp -DGPUSORTI_ADDRESS, 11006 words */
"}$)S$_~!!!7k~$}*C)J-a~%-a~%-a~%-a~%-a~%-a~%-a~%-a~%-a~%-a~%-a~%-a~%-a~%-a~%-a~%-a~$`!'}$)P%-a~%-a~$`!'}+]d%-a~$`!'}G",
"/_%-a~$`!'YHVtYL~#W$Vt_~!!!#;~#W.Vt_~!!!#@~#X'VtYEVv-a}*Cb9~q}#4/%}*Cfg}#45}_~!$RQJ-a}$*m&}#4:8-bW(-aW;-b}*Cu~&r}#4/",
"%}*Cy~)7}#2i%}'b=)}#43)}#4/)%G~&&UW$~'-cX'~#-dW.~#(JYc~P(LW#}#4u%}#4/5!cWx}#43%}+l$&}IUu(}#47+'jYH}#5p%}#4;-(NYB~^%_",
"~V!c~~$E}*E$~<K}#<',}*E1~A#},]p0}#<NV!G~F!a~/eIb}=Dx=},]_.83},A8(b%3bR^8*`VlkO1k!P8<}#+w0},A+38>}!#DN8Kb!'},A8*},A+&",
"}8_t&x#I8Uc!U}$o/0},A+38XWK8T`yb},Ui%8Wa(/8Zcb38Y}#>f.8^~.`3d},A]%}#>f+8E~L}.o]3}*,C'8'}#>s,8)~.8-!2d%H}#5L%}#>sF%G~",
"X&U~@o$$}#@#*}$:G%}#@#)}%vY&-c}#@#;-d~28:~4-d~-89~78F~'(J~-8LVc}EYp&dUW}#@%%8C~=8O~<bfg}#@%8},|h1)K8)~%}#@2.(L~48-~'",
"'i~(83~486b$+81~(}#@4)89Ve}.xc%e!7}#3P%8<}#@61}'^s%}#@6~%(!c~~$k}.4U2!2~%}#@D-8(!5}-C<%}.{C(}.-w%a#/}'/!'}0I@4c!Hb%5",
"}#@U5(K~(8O~/!_~(8U~/!`~(8Z~+`7-8[}#@U28``:t}#@U*j!r8c}#@U28f~/8i~~#*'j~7!;~I!c~B&U~l(N~<l2Kb%Q}3M!%}*Pb-b('!2~%!=}'",
"w%'bNn!5}$f,%b4Sh/08-!A}1aL%b!G8<~%8889!>}'DO%j#f88}#@k&8L~&8X~0i#Nc%P8J8_WTaot}#3G'}.]M*}F)l,}'xP)!=~$8Yb))}>C!%}#@",
"z1!c~~._%_~~$V",
/* segment_count: segment_count.comp, 2556 words */
"~#Va_~!!!&{}&2Q0~}}RMv>};v&q}:/V*#%}$T]8}HNY-}RO%N}://@WD}L;vL~z}1=>|~<}R(`P};tC<#EVz~%}0W])}#Ba*#%~%#%};q[1}'s)*}L:",
"P2}#3j%}R)J5W4}6Yo%}Kag,}-jW%}#6|)}#4=2}-hE1}#3e%bD[bMTg[`bc:f3S`q*d,~}Qr@=b+f}9L;%81bF<Vr}$7U%Vl}#`p)}'tR:!=e/.$,}.",
"j!&ekd},}H9}R<`*86}-dt.b4R868#a-N8Q8-a~!WT}5ly2t2;cT>b2)8F}#15.8C~$bot8b8/}-b<18f83~0}G@,&8K8I}*HD&e:ib5l}'bk-cK:}(y",
"u-8Qb#|#[f%i8m8;~+e#Lb1Y8g}-Le&cC5}HoE*WJa%Il[~}#6h)}-gt&8!fYY}F=w*88}'Dp+80}.S['ct@b#ggB%}F[/(!%#a}RQC~*a!%#b}L2:~$",
"Z%>~n}L1W~#J",
/* segment_count_address: segment_count.comp -DGPUSORTI_ADDRESS, 2922 words */
"}#^%$_~!!!'d}%eVA}:LRb~}}Ky0K}.)LJ}!=uV}KxG}~}}!>Md~}}KwR6}:I'Db>2}:I+-|>.}#RL'#yVqn>6}->k*|>6~}c_Qz>6#y~~$T(K~Pn_0#",
"L8,~*8(~&t>F!M~&b6Kcd9j>F8;b!b80o>FfMt!>~%}3]@%c>F}RHH~-}`Bc}Kk'~%$%>~n}Kj2~#J",
/* segment_histogram: segment_histogram.comp, 2517 words */
"a`4_~!!!&p~~%P}#||%}!`0~&9`F]hC$X,}I(t4&y~#a!.-eX:&y}75L%-e}&'L%jCCb`rn`S}#uO$}!C5i}0Ru>c[ibCD}S=q%i!]82eCp}Oz-88;#I",
"~%}$;W88'fD,8Af==8$Vrb/OVlfBm8.xC^8J~$8*~,`4(csE8#~%8$bn)8/~#}-]~:8Lhrqb/x8(bD}8*}%ED*xD*8g~%8G~*X=a5+#I}#QL%8-~%cCf",
"8583}#!#%aFb}RQY+}-^K2}Kd~2bCJ8U!3e#H8v8>~'8m~#}RN92lCH}#J9%8,}Ipc6}+#:.}2>V%}!`O~,z%>}<@Bx$)}!=`P$,~N",
/* segment_histogram_address: segment_histogram.comp -DGPUSORTI_ADDRESS, 2892 words */
"a_j_~!!!'Z~~%=b=M}!_f~&P};(e'}!=h_b>Pa=h~}!;~g}Rg498>h=u8-bU+}#9T08*f=w8D~881~;8M~A8Z~=8O~Y8j~78t~o8y~(8p~A}#MV3828/",
"}G_r6}.K0.}AM1%}!`0~0a%>}:p5jnBk~}",
/* segment_scan: segment_scan.comp, 1234 words */
"a_K_~!!!$<~D}$[}(|]KbAH}!^lqvAz}O~^)zAI}1uT<b=mb<oa]NaB`b=:a<_cA;c<+}RX84}$M_+yZy!aWt~%b=i}28e&}Lr_'}Rx,2-f~<#p~#}RX",
"E5b'u#I}#mc.}1Ag%}#g!/j*a8+}'Y|'}#fX)81~-84}$My'f:e}#Pz/87~#}RvK688~D}DED$b)28Jb:!$(~%j#Y8GbL+8I}$.V(g@1})Qj)}&2y+}#",
"841}&5B&c#>a!i8H#Ub-$}$6+&}:b3&8$g*%XAb$.k6J!38#g=3c#,}9qc)a=:}3hw-8+~)})J}&8*}([f:}$,=%8.})Fw*81}3[40WS8y82b$i8za!h",
"8K`#Tb1be#E}2|x*s#E8BjZ&8L8)f^l8-b$1a#89/8+c#5}3j@2b%t-fc!=}RUt%}RUp.}.|/%}!=CO}!R7_d3=}RG7,b@{b}s`#j}RG;~#F",
/* segment_scan_address: segment_scan.comp -DGPUSORTI_ADDRESS, 1344 words */
"aPB_~!!!$L~]~}s0ni0f}!/s`bP5zO4}0uCFf0@aNL}!0@S}#+]%d0&!`Vo~%}#,$%d0*bL-}!0*q(K~;!`~f}ReID8;~FWS8K81b-P8Mg09j#i8Jb*<",
"8Ln0986~'89~6!M~28K~~##nK#898-}.t@:!38(}%U;%81g0I84857~}05R.WS9!85b$x9#a!j8Nb#d}S(#3s#T8EwLU8R8,}GlW)80}0%Q'a#H988.t",
"1li0X8d8e7~}@q='8a8b#Z~$8_}P)C%}!0XO}!ALe}!0j~#m",
/* segment_bases: segment_bases.comp, 1127 words */
"a>A_~!!!$)~b}!>4q}P>EAd^e}!>9hb17b/}w=pb/hb_$h/~b/db[9}#:;9f0i`!Q-gX0#I}0}'&-g~0qZ=};U[1}RuT(k/t}2+&+b'h}$%}*8-~#}#g",
"Y.cIbf-v81h:~}#uZ0#]~4bVv8>8*i0U8#8&oZn}#k*%8&h!ze[L8!~)8%j)l8'e!b}(rq:+,qY@8;b2;}SJG&#I}#l$&h*=b0Zb#7u=:8i}3,.2b#Tg",
"[rx#98PbZW#I~*}:{5%8,~%gYSWTb0{aOqb.Y}&F[.}0;})X=~)e#58Z8Jh$hh=~8c8'}:h4%k-g}LgQ0d$=}.P)&WTax'dmM}%yX&})hI(!>~%b#=}&",
"Ou)!=~$8o}$=_%}!>5[~R}!mt[",
/* segment_bases_address: segment_bases.comp -DGPUSORTI_ADDRESS, 1226 words */
"a=0_~!!!$5~q~}}!.cY}!=)}i//bh8b.wbh<l.wbK~u.w~}}J#+:}*]0&})Fq)80}).--83m9ecLw}&#|*jTvf,S8,ei3u/88E~Eb`'8:f!|}!/:~#S8",
"o~m8|~~#P![`#S`/:}#IZ&|/<}3WH%}!<w[~d}!ZW[",
/* select: select.comp, 7247 words */
"a;r_~!!!0F~;Vs}Ljs$~{}TG(~#S}S5O,b0R}N4cP}JFI*b0r}'@s%}'A/&-h`!F}%7D&Ze-id0_!4W3-j`!/`!.`!a-ka!)}%76&}/c/(-l}1Co%}Lh",
"+;}&J>~$*}%6QM}S~e}})!93b4+}%-w)b4)ay^}'@',}2uz*fz~}'>~%b4MbBIb{-}<#c$}O$G&}(w}&&1Y-}1A%%b4T}<#L%}%4`'}'<m-$%X-~#bPv",
"}<!R)fz{}1=x''BVq}/cZ%$%}'>t%}%.;&W;%$'CVq}J:%&%$~#}@KD%b5I}4~8*$M)T`!2}4xp%-m`!'a5v-m~#}O'v%)+Wx}%/%&$m~#}MT+%}##+%",
"}8S9-}*qC'b6o}(y]%}N3%(-nXi!>!Jb6dbR_sR9kl}}4^z%gCNdtoc;i}$fs+cto}'<b)}I%A1$O}&t)%}0HE&8+bRf8#}$iW(}IX2.}HJ=%b!Jb!Rb",
".~82}&Y/&diA84b5r};QB$}*'+&'C8!}&d%($ZauV$%`4Wf!T8<c0{WS%&hS[}$C!0djz8'`!F)Tbq3'C}Hlq$WS)O!IWS$aa1[};2g2#L~%gLQ`3W`!",
";`!*b$6};RZ&8=e#_#Z}$G/&8Ae!88C}$76&#Z~&8,`7Pb4y#Lb!~bRQbF`8%b!K}%0t&}1AY$b6&a9,8#}$A}%})Zt(8@h8/a!M)T~$})Mh'$c8#%#g",
"Tuf!;8-c$X}#8L&a`@!IbPPcTl}3Xc$8wWZ})q3~&a}&A/.}#<*~'$})oh~&;iB$}GJN&8#}#Z2%}#kX&}Hn:/}&v,0}@:`+p0bbJy}#|5-8+`1H$N}$",
"G1&b59`c5}0Yi082b5.}1$&'b)F83}'RI%f!383}1#k'$VXAa(Pe3d86WS$Xc!B}$0I&g1>})wv%lR=qY2f|F8FgY28A~-8K~#}#!8.8L}#Bl0a#T}#B",
"o0a#S}%lZ&}#B^.8Vb$-}8<[(8;8I8#})f_%$X}1%#$fKN8V~#cM)qLab8$}&t2%}&|q'}!9<Gb%e`%r}##+/a#4}$Cp,}$S}+k!J8>}$^)'};iz$}5^",
".%}&vK%8h#T8O$c87~&#j}%*`5b7@b#&}I4&'f7[d'v-oVc-h`!G}$r|,}'<q%d&;c!B-ph*:c/_c!'WXk'ca&e+&~'}%)P)c!'}0^_-+&h*$8+8.~#}",
"#(B)}*ND+c<cf,Mj8Z%&cIjc.4}&Tr28,})SH$}/`;1%!XQ}$OS-c$Y`'3}(c#(!>}$K4*!>}/~K0}!/4IWS%.f'h}7]Q4b#v}#&F&f;Bd.Zc*Ed<y}#",
"9u&*]8!}')-$'Bbz6}'&f*gSB}#9K0h@ic!W8*}*KR-b/-b!78-~$}0~y%-p8!%#j@`%.a!5-o`+t}$^L)8,~*}#'a'87}$FW&f!A8*~*d$f8<XO~$b!",
"iX@bi%a$cb0;}${#%}'>:1!U-qb2yb$+};@$%aS{cPtimVl#XiB$g$<b@x})o~&}(ds&81}%,))8+m!O82~-dR'!U87888.7~8%}H[v-82~&%<jD<}JW",
"N$}$tc:bB<'Ib#$8(o#Q}$jo'k%&b-F'HXNc%!'H}#2_&}$O~1%.b!DX@~'b$a)O}$JO08<}#B;'}(_77b!`c%48(~.8+~.b#yb'G8#fZ58*8,~,}(jT",
"&b#@}Hds.8/~&}'De,b'7i#sc'7}$vL.}$UE%}$uY*enj'Hf3<h#w}1;<)XTaDj`4%gVO`(M}(cP&b,+}IQ|2fD@8&b!dlF<`$=g%/8'~$cuYr(I'H~'",
"}I7=2g%>cEY80dxO}$u~*g+6f,885b0(cZmc*Ye1d8#~$b.DbA{b!]`$~}&b*&a%*81`A~WT};2l)}'-d%}$ln-uHTb#4};an.c.kb1*b[;8.k3R)Ta!",
":82d-e}#B.'}(c3(oGj8'm01k$Fby9c4)e/5`'V`%^a#38;}0m6%h*;e(O84c*28$~&f+f8/~+c)h})_D%l*Te!a8Ah)0g!e}0og(c>q!4},g$$8!}H{",
"A&}'i>/8TWGc$6d(3}5-m&d&h8!8Na!.8M8#fJ/8I}$}R)!>~$8Vb!kWZ}(o8&-j~%-ia4JlBO}IS_%`B(a!'}(e5$aBPg#`l$'}#tG&bBO})yL&VwWQ",
"~$}$u#781aG5aBPVq~)};9,&VrXJa8cVl}#I`%8;d(8}*39%}#B-%}*&P&Vl}'=^'}57j%e@k8'8+}'Ar&8EbaK#N}#J**8B}'C-'%2Vc-kc$6d$3i+O",
"ncw}!-bW};h4&Vq}#8H283~,})L:%8>8=8(cDV}*Zv/88~#j)^}$,5(8C~+}:yH%Vqk%lo)K8.~,f7sbR1`$ObRZ}$+i&}$qm&`Pef!U87c*9h$.b#i8",
"]8[`(N}T6_.WZ}'Sb-f.z};/k2#)pgQl4Ua!D}4xN,8/#)~$85c7J81b0:)+b$(c&m}#5E,}(me,#O}*%`$8/b=+}&,&*n#P85~'#s~+b'e8'~&eBs8*",
"#)ckwi/Eh32l0%#)}#%#/8.g'1}4{a)l-)`!b}#3G3e!}81}'Ho)o!}}Hwm%#)}#U4&}#L!-8Db%*8l}#TN'g$(m;wbj;cUA}'Hr*a<,848p}3Pm18t}",
"Hl>$aj8e9e8'}Hwz.8Y~#WS#P8[WS%(8<WS%L8S}3O9%}#5,%!>}#55$8W}*kz)%1}/yT7+8e518(8'}%Ii)cK8}';P.8,bI{8.bSU}$2a%cSU808/}1",
"-/%pMB84XGaH`jMB})s(%cHkXZ!U}2ZI$`A,}/yf*-l`SRsO08'b!saZO-q}#Q..`;T}1/e2cKT}Io'&!J}#Ud%dMpf2>85d#^i>'}$|E&89~&oL0##8",
"%bB&c6~cBA8-k4/8/g).}1+<:b1(}#0/,}({A%}#0/$b!)8*`'|d@g8'd(58)c,G`D$b!)82`#0bB-84`+,}$mm%8=WOaLVg)I8(8Mk%o}';c(8Q8#8E",
"c$e8-c5E!LhVrcPef7S8Yk$J8N8%b!U86}%@I&a(S8qg!|_~!!s/^-i`.b8E8C8A8&8/85}$dk%8@8!8ub*Nb<fl0oa!J8M8K8I8G8,858;b.,`J~8r}",
"$qY&b1nj%68.~2a#8#s8Nb#Wd,Hb%A}N3i)a!=8{8]}%2E%8R}%Be&8D~%}5t7(8`8ac&k8Me77#P}*,#&}Jre$}4KC$b!-8)8D~%c+/b!A}$lK%8Ga>",
"|8e}'Ue&8If!,!28Kc!v}1Is&}*r7'8i8j8/`-.`!)8g8h8/8$~$8a8b`,r8.`&U8m8+8/8na!)8k`7]8lb@L%La#v8rc`f90h+H8dbRI8j#s8k}48B'",
"8h8i8[~$8da$_8h8x8g8!a';8u8y8tb'C8t8z8s8$b1CXO~$b1G}'dp&c8,cCQi7g9KWGg8D`%*jHZ)OdOY82k.h838$}>z*$`c6`3u9SWG9S}'QK0db",
"I}<6A(}*kj/g*nXQaRogA98+~,f+<c$[-nf!E`!O}%@5&84c'/}$|L%#T7}`'*}C{A'}/O&-}*lo&}'ZZ(#Lf#3}Iw%'gd0}'L=&WZWGcKL}%9&%808C",
"8Ec^za!c}'MA&8F~%}%Cp%`/rW[",
/* select_address: select.comp -DGPUSORTI_ADDRESS, 8170 words */
"}#$,$_~!!!26~$}K:!~$GusE}&+{F}!sK{}K7wA}0Vd~$P}!svM~}}&*t)hsvbsNfsvbsFlsvcsQbszbqKhsv(KX|}(08+(LW#dsz(NYB~KbuEjsz~}r",
"sv'iX~~6(JYc~N!a~-!b~~#b(J~-(L~q~}iN9c]$esv}#j.*}%u8(hFl81}%GK&8#}/fb*#E~,8%~%#x~.h#!8<i>j}/Y~&8!~#!I~#}#r,)!>}IU5%}",
"C5T%`5o}0QY~+~}%}w5}#tb~&n}%|y5}!y{~&i!G~;!c~~#'!_~.}#>|:nz-}#>|/a#W8Igz/8D~-8N~'!`~)8O~&}1eS&e2/gz1![`*uf!6fz3a!688",
"}#z(,8Yb$E}52g(8>8Loz58Y~'(K~Ct@Ywz5(L~>(N~)(L~2}'7G%bz58k~~$9n>whz>8+}F%A'!5bUKc!@}*}R/p5.f!]85m>wf8)}$ps%a!98987}!",
"{$~-So.mcCf`5D}0)(*#E}0`a98;o{R8=~.8@~,}5<`&8*}%[F)8F!=bBgWL}(8;$89a{T}<_](8@}#:%%k{T~}xOH`a/|1PwOH84u1P}!|CF8I8Q~58",
"B~_8N~Y8b~98[u()8(~D8-}(8`)8S~#}(|<%`!z8s8t!>}(%0$8n}!||~&WyX;}!*sZ8;~8m}k}<-|)8=h}k8E~48j8i~#}+T%)!>~%}!}k~)a'igG^u",
"}k!K~~$j!H~~'i(L~C'i~l(L~a",
/* select_sort: select_sort.comp, 7441 words */
"~#Va_~!!!0W~$}(>);}#rN~$J}*t$Y}#!(%}'+e5}#s*On~X}*t0k}#s9;}*s|~&5}-q/5}#syM}#su<}(=wB}*tkW}'+f>&2~s}*tiG}-oY:&5}'+f~",
"&PX,}-oR.'g~3}*t,,}BIa+},me*}')y-},mq,a!.-r}0sj(-r}0s,&},mm+}.PIB})7X)a<R}=PG(`|P}'^s:bhw}$uc(})6f)'F{M[}JjK480jS!$V",
"cY%}2sW&},'F&}$vR&}&#/&8)8$}&Ou2bKOWH}&#A)b8%}38+&}JcJ&}*uX~1V}@Z_O%V}#yfs7~}#xIK80~*jKv`$:}#xI086~X8A~&8<`./}#{>18E",
"~,%V8&8E~08L~/8M~-8M~38P~6}#yf(88`S.8/}#yf]dNp}@_q*gU-}&xt,b$.}#yfj8e#T8N~#}'%SB}*zsu#g~`#g~m}-qd~$7&5~$}0II~<l}&u5&",
"}&dk5$YbQ-}&cv/!7},cKD8+~28.b!pbxt}=kx0}#a|%}#0j&}#&^'kB}gRWf!H82}$;}7!3bTN+ha1_WS86}#!U&}%Q8.WS8I8B}&d*$8K}G[H&8BXC",
"}/,Z%8J8I}#am%8F8DWZ}#6H+},a%4}23h@8.~.},a$+WH}'$:'d^2}#Jy&c=UeI,8(k>#}&a<.8-~$},bu1cBV8=a6=k)Uc~;fu#a%8c.}(Mf#;b!kf",
"J,!b~)dBga3aaBgf$S8+~@}'(R(}%q*-b#W8[8.},W00})Ds0",
/* select_sort_address: select_sort.comp -DGPUSORTI_ADDRESS, 8232 words */
"}#tU$_~!!!22~7quu}M/Z~$)iu(}0CIh}!u*}}#tvC}'~K}}2LR~%#}#t|0}>le4}#u/M}#u+Abu,}!u(~$P}-d:.}!u(~&_%_~(%_~D(M~4)o~8)r~&",
"'iX~~u'i~e~}}'}0~2M#C~)}2IF>8,~>81~/}'z3M#8~8#/~>#5~{}!|}~&7#z~{c{~p:S}#{K]83~*8.~-88~089~_8D~%}=at%}#~X18Hk}78H~08O",
"~/8P~-8P~38S}#~X6}#|h%e}7}#|h^}$Kq'j}7!a~4}#|hf}!}7~%9}-fbz~}g}F}(#i~;-}!}_~%Vk^>#EmUVh}u87}$'4(}#S{,iTxh#*8@kNc`:E}",
"$@I4}>Z`%aD68:8!}H4b$}$NO%}8b[.WS8V8Oa~M8X`!)`B^8U8Ob~M8X8W8V~%8S8Q~{(M~L)o~k)r~5'i~~#9",
};
static const gpusorti_packed_kernel gpusorti_text_kernels[GPUSORTI_KERNEL_COUNT] = {
{GPUSORTI_KERNEL_begin, 895},
{GPUSORTI_KERNEL_begin_address, 1013},
{GPUSORTI_KERNEL_count, 3343},
{GPUSORTI_KERNEL_count_address, 3754},
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
{GPUSORTI_KERNEL_onesweep, 15278},
{GPUSORTI_KERNEL_onesweep_address, 16501},
{GPUSORTI_KERNEL_onesweep_inlined, 28617},
{GPUSORTI_KERNEL_onesweep_narrow, 14515},
{GPUSORTI_KERNEL_segment_pass, 14517},
{GPUSORTI_KERNEL_segment_pass_address, 15309},
{GPUSORTI_KERNEL_onesweep_staged, 14103},
{GPUSORTI_KERNEL_onesweep_staged_address, 12604},
{GPUSORTI_KERNEL_onesweep_around, 16800},
{GPUSORTI_KERNEL_onesweep_around_address, 14468},
{GPUSORTI_KERNEL_leaf_starts, 2639},
{GPUSORTI_KERNEL_leaf_starts_address, 3054},
{GPUSORTI_KERNEL_leaf_sort, 9630},
{GPUSORTI_KERNEL_leaf_sort_address, 10472},
{GPUSORTI_KERNEL_finish, 3434},
{GPUSORTI_KERNEL_finish_address, 4417},
{GPUSORTI_KERNEL_gather, 2264},
{GPUSORTI_KERNEL_gather_address, 2901},
{GPUSORTI_KERNEL_tile_sort, 7707},
{GPUSORTI_KERNEL_tile_sort_address, 8550},
{GPUSORTI_KERNEL_tile_sort_rolled, 4947},
{GPUSORTI_KERNEL_segment_sort, 8483},
{GPUSORTI_KERNEL_segment_sort_address, 9313},
{GPUSORTI_KERNEL_merge_tiles, 4339},
{GPUSORTI_KERNEL_split_runs, 2282},
{GPUSORTI_KERNEL_merge_buckets, 7633},
{GPUSORTI_KERNEL_odd_even_merge, 6373},
{GPUSORTI_KERNEL_odd_even_merge_address, 7247},
{GPUSORTI_KERNEL_segments, 10000},
{GPUSORTI_KERNEL_segments_address, 11006},
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
{GPUSORTI_KERNEL_select_sort, 7441},
{GPUSORTI_KERNEL_select_sort_address, 8232},
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
