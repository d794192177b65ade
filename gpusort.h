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
 * compile, the implementation needs Vulkan headers of 2022 or later (1.3.204; packages libvulkan-dev, vulkan-headers). To
 * run, it needs a Vulkan 1.1 driver.
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
 *   4. gpusort_scratch() gives size, alignment and usage of the scratch memory, for every count, segment_count,
 *      segment_size and limit up to those of args. One scratch buffer serves any number of sorts that do not overlap in
 *      time, so also several frames on one queue.
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
 *     without push descriptors, with GPUSORT_ADDRESSABLE, and where an array or its second copy in scratch (at least 4
 *     bytes a key) is larger than maxStorageBufferRange. Without device addresses such arrays are TOO_LARGE. Devices whose
 *     maxPerStageDescriptorStorageBuffers is 4 reach half as far: the second copies of keys and values are one range there.
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
    /* own device: what gpusort_cache() gave an earlier run; unsuitable data is ignored with a warning, and so is data of 0
     * bytes. NULL: none; NULL with a size is INVALID_ARGUMENT */
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

/* *out is NULL where it fails, which gpusort_destroy() takes: a program may end by one destroy, whatever failed. */
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
     * max(count, segments * limit) elements, with GPUSORT_WRITE_INDICES too, where it is only written, segments * limit;
     * what no result is written to stays as it was. Over 2^32 - 1 results are TOO_LARGE. ODD_EVEN_MERGE: UNSUPPORTED.
     * One array: a limit beyond the count means all; no room beyond count is needed, with KEEP_KEYS either. */
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
    /* as there: uint32_t offsets that the GPU reads when the commands run; offset and usage as count_buffer's. Set without
     * a segment_count they are INVALID_ARGUMENT. Each is clamped to the count, the GPU's where count_buffer is set. Where
     * some descend, what the ranges of all then hold is unspecified, indices may be any number; nothing outside is touched,
     * and the commands end. */
    gpusort_range segments;
    uint32_t segment_count, segment_size, limit;
    uint32_t end_canary;
} gpusort_cmd_args;
/* Both need no buffers in args: the other members decide, and count, segment_count and limit are upper bounds, with or
 * without a count_buffer. Offsets or rows (segments.buffer is null here): segment_count with segment_size 0 means offsets.
 * prepare: compiles the pipelines of this kind of sort, once, at load time. scratch: how much memory it takes at most, for
 * every count, segment_count, segment_size and limit up to those of args. */
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
 *   Counts: gpusorti_thresholds names all counts at which plans change; candidates compare the count with nothing else.
 *     gpusorti_last_count() is how far a plan goes, and gpusorti_each_plan() goes from one to the next, for smaller limits
 *     and fewer segments, too: gpusort_prepare() compiles the pipelines of all of them, gpusort_scratch() takes the largest
 *     size, also among those of gpusorti_each_shorter_row(). In between, only sizes and numbers of workgroups grow. A count
 *     on the GPU does not change the plan; kernels read it.
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

#if !defined(VK_HEADER_VERSION) || VK_HEADER_VERSION < 204
#error "gpusort.h needs Vulkan headers of 2022 or later, whose VK_HEADER_VERSION_COMPLETE is 1.3.204 or greater"
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

    GPUSORTI_BINDINGS = 5, /* keys, values, second keys in scratch, control block, second values: see shaders/buffers.glsl */
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

static const char *gpusorti_vk_name(VkResult result) {
#define GPUSORTI_X(name) \
    case VK_##name: return "VK_" #name;
    switch (result) {
        GPUSORTI_X(NOT_READY) GPUSORTI_X(TIMEOUT) GPUSORTI_X(EVENT_SET) GPUSORTI_X(EVENT_RESET) GPUSORTI_X(INCOMPLETE)
        GPUSORTI_X(PIPELINE_COMPILE_REQUIRED) GPUSORTI_X(ERROR_OUT_OF_HOST_MEMORY) GPUSORTI_X(ERROR_OUT_OF_DEVICE_MEMORY)
        GPUSORTI_X(ERROR_INITIALIZATION_FAILED) GPUSORTI_X(ERROR_DEVICE_LOST) GPUSORTI_X(ERROR_MEMORY_MAP_FAILED)
        GPUSORTI_X(ERROR_LAYER_NOT_PRESENT) GPUSORTI_X(ERROR_EXTENSION_NOT_PRESENT) GPUSORTI_X(ERROR_FEATURE_NOT_PRESENT)
        GPUSORTI_X(ERROR_INCOMPATIBLE_DRIVER) GPUSORTI_X(ERROR_TOO_MANY_OBJECTS) GPUSORTI_X(ERROR_FORMAT_NOT_SUPPORTED)
        GPUSORTI_X(ERROR_FRAGMENTED_POOL) GPUSORTI_X(ERROR_FRAGMENTATION) GPUSORTI_X(ERROR_UNKNOWN)
        GPUSORTI_X(ERROR_VALIDATION_FAILED_EXT) GPUSORTI_X(ERROR_INVALID_SHADER_NV) GPUSORTI_X(ERROR_OUT_OF_POOL_MEMORY)
        GPUSORTI_X(ERROR_INVALID_EXTERNAL_HANDLE) GPUSORTI_X(ERROR_NOT_PERMITTED_KHR)
        GPUSORTI_X(ERROR_INVALID_OPAQUE_CAPTURE_ADDRESS)
    default: return NULL;
    }
#undef GPUSORTI_X
}

static gpusort_result gpusorti_fail_vk(const gpusorti_host *host, VkResult result, const char *call) {
    const char *name = gpusorti_vk_name(result);
    return name ? gpusorti_fail(host, gpusorti_from_vk(result), "%s: %s", call, name)
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
    PFN_vkGetBufferDeviceAddressKHR GetBufferDeviceAddress;
    PFN_vkGetMemoryHostPointerPropertiesEXT GetMemoryHostPointerPropertiesEXT;
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

/* bit: of gpusort_desc.enabled, which asks for it, or NULL. */
static gpusort_result gpusorti_missing(const gpusorti_host *host, const char *name, const char *bit) {
    return gpusorti_fail(host, GPUSORT_ERROR_UNSUPPORTED, "the Vulkan function %s is missing%s%s", name,
                         bit ? ": gpusort_desc.enabled has " : "", bit ? bit : "");
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
        if (!function) return gpusorti_missing(host, name, NULL);
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
        if (!vk->CmdPushDescriptorSet)
            return gpusorti_missing(host, "vkCmdPushDescriptorSetKHR", "GPUSORT_ENABLED_PUSH_DESCRIPTOR");
    }
    if (enabled & GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS) {
        int core = api_version >= VK_MAKE_VERSION(1, 2, 0);
        vk->GetBufferDeviceAddress = (PFN_vkGetBufferDeviceAddressKHR)gpusorti_either(
            vk, device, core ? "vkGetBufferDeviceAddress" : "vkGetBufferDeviceAddressKHR",
            core ? "vkGetBufferDeviceAddressKHR" : "vkGetBufferDeviceAddress");
        if (!vk->GetBufferDeviceAddress)
            return gpusorti_missing(host, "vkGetBufferDeviceAddress", "GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS");
    }
    if (enabled & GPUSORT_ENABLED_EXTERNAL_MEMORY_HOST) {
        const char *const name = "vkGetMemoryHostPointerPropertiesEXT";
        vk->GetMemoryHostPointerPropertiesEXT =
            (PFN_vkGetMemoryHostPointerPropertiesEXT)vk->GetDeviceProcAddr(device, name);
        if (!vk->GetMemoryHostPointerPropertiesEXT)
            return gpusorti_missing(host, name, "GPUSORT_ENABLED_EXTERNAL_MEMORY_HOST");
    }
    return GPUSORT_OK;
}

static gpusort_result gpusorti_find_loader(const gpusorti_host *host, const gpusort_desc *desc,
                                           gpusorti_functions *vk) {
    vk->GetInstanceProcAddr = gpusorti_first_function(desc);
#if defined(GPUSORT_NO_LOADER)
    if (!vk->GetInstanceProcAddr)
        return gpusorti_fail(host, GPUSORT_ERROR_NO_LOADER,
                             "gpusort.h was compiled with GPUSORT_NO_LOADER: set gpusort_desc.get_instance_proc_addr, or "
                             "include volk.h before the implementation and call volkInitialize()");
#else
    if (!vk->GetInstanceProcAddr)
        return gpusorti_fail(host, GPUSORT_ERROR_NO_LOADER,
                             "no Vulkan loader: install one, or set gpusort_desc.get_instance_proc_addr");
#endif
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
    int few_bindings; /* kernels are given one storage buffer less than GPUSORTI_BINDINGS */
    uint64_t max_range, offset_alignment, max_allocation;
    uint64_t import_alignment; /* of the caller's pages that become a buffer */
    float timestamp_period; /* nanoseconds a tick */
} gpusorti_caps;

/* VK_EXT_pipeline_robustness, which Vulkan's headers have from 1.3.221 on. */
enum { GPUSORTI_ROBUSTNESS_INFO = 1000068000, GPUSORTI_ROBUSTNESS_FEATURE = 1000068001, GPUSORTI_UNCHECKED = 1 };
typedef struct gpusorti_robustness_feature {
    VkStructureType sType;
    void *pNext;
    VkBool32 pipelineRobustness;
} gpusorti_robustness_feature;
typedef struct gpusorti_robustness_info { /* of a pipeline; 0: as the device does without it */
    VkStructureType sType;
    const void *pNext;
    int storageBuffers, uniformBuffers, vertexInputs, images;
} gpusorti_robustness_info;

/* Features of gpusort's interest, chained for a query or for a device. */
typedef struct gpusorti_features {
    VkPhysicalDeviceFeatures2 features;
    VkPhysicalDevice16BitStorageFeatures storage16;
    VkPhysicalDevice8BitStorageFeaturesKHR storage8;
    VkPhysicalDeviceBufferDeviceAddressFeaturesKHR address;
    VkPhysicalDeviceSubgroupSizeControlFeaturesEXT size_control;
    gpusorti_robustness_feature robustness;
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
    {GPUSORT_ENABLED_STORAGE_8BIT, "VK_KHR_8bit_storage", 2, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_8BIT_STORAGE_FEATURES_KHR,
     GPUSORTI_AT(storage8), GPUSORTI_AT(storage8.storageBuffer8BitAccess), GPUSORTI_AT(storage8.storageBuffer8BitAccess)},
    {GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS, "VK_KHR_buffer_device_address", 2,
     VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_BUFFER_DEVICE_ADDRESS_FEATURES_KHR,
     GPUSORTI_AT(address), GPUSORTI_AT(address.bufferDeviceAddress), GPUSORTI_AT(address.bufferDeviceAddress)},
    {GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL, "VK_EXT_subgroup_size_control", 3,
     VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_FEATURES_EXT,
     GPUSORTI_AT(size_control), GPUSORTI_AT(size_control.subgroupSizeControl),
         GPUSORTI_AT(size_control.computeFullSubgroups)},
    {GPUSORT_ENABLED_EXTERNAL_MEMORY_HOST, "VK_EXT_external_memory_host", 0, VK_STRUCTURE_TYPE_MAX_ENUM, 0, 0, 0},
    {GPUSORT_ENABLED_PIPELINE_ROBUSTNESS, "VK_EXT_pipeline_robustness", 4, (VkStructureType)GPUSORTI_ROBUSTNESS_FEATURE,
     GPUSORTI_AT(robustness), GPUSORTI_AT(robustness.pipelineRobustness), GPUSORTI_AT(robustness.pipelineRobustness)},
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
    VkPhysicalDeviceShaderSMBuiltinsPropertiesNV told;
    void *tail = NULL;
    GPUSORTI_STRUCT(VkPhysicalDeviceProperties2, properties, PHYSICAL_DEVICE_PROPERTIES_2);
    memset(&told, 0, sizeof told);
    gpusorti_chain(&tail, &told, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_SM_BUILTINS_PROPERTIES_NV);
    properties.pNext = tail;
    vk->GetPhysicalDeviceProperties2(physical, &properties);
    caps->multiprocessors = told.shaderSMCount;
    caps->multiprocessor_subgroups = told.shaderWarpsPerSM;
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
    VkPhysicalDeviceSubgroupSizeControlPropertiesEXT size_control;
    memset(&size_control, 0, sizeof size_control);
    if (bits & GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL)
        gpusorti_chain(&tail, &size_control, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_PROPERTIES_EXT);
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
    if (size_control.minSubgroupSize != 0) {
        caps->subgroup_min = size_control.minSubgroupSize;
        caps->subgroup_max = size_control.maxSubgroupSize;
        caps->subgroup_max_per_group = size_control.maxComputeWorkgroupSubgroups;
        caps->subgroup_choice = (size_control.requiredSubgroupSizeStages & VK_SHADER_STAGE_COMPUTE_BIT) != 0;
    }
    if (caps->subgroup_min < 4) caps->subgroup_min = 4;
}

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
    caps->few_bindings = limits->maxPerStageDescriptorStorageBuffers < GPUSORTI_BINDINGS;
    caps->max_range = limits->maxStorageBufferRange;
    caps->offset_alignment = limits->minStorageBufferOffsetAlignment;
    caps->max_allocation = maintenance.maxMemoryAllocationSize;
    caps->timestamp_period = limits->timestampPeriod;
    gpusorti_read_subgroups(vk, physical, bits, caps);
    gpusorti_read_imports(vk, physical, caps);
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
    uint32_t as_array; /* not 0: in scratch these lie as their segments do in the array, else as in the caller's values */
} gpusorti_gather_args;

typedef struct gpusorti_segments_args {
    uint32_t segments; /* how many, or, where size is not 0, rows of so many elements; */
    uint32_t size, offsets; /* word of what is bound, the first segment's offset */
    uint32_t group;         /* segments of a workgroup */
    uint32_t at_once, shorter, longer; /* most elements of a segment that is sorted at once, or by way of each list */
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
    gpusorti_slot submissions[GPUSORTI_SLOTS]; /* taken in rotation */
    uint32_t turn;                       /* the next one */
    VkQueryPool queries;
    gpusorti_buffer buffers[GPUSORTI_OWN_BUFFERS];
    gpusorti_buffer imports[GPUSORTI_MOST_IMPORTS]; /* the caller's pages, while a call lasts */
    uint64_t memory_budget, memory_used;
    double merging_ms[GPUSORTI_TYPE_COUNT][3]; /* by words a value: see gpusorti_merge_first() */
    uint32_t lost; /* by gpusorti_atomic_...: other threads record while one that prepares finds the device lost */
};

/* Storage buffers that a kernel is given. */
static uint32_t gpusorti_bindings(const gpusort_context *ctx) {
    return ctx->caps.few_bindings ? GPUSORTI_BINDINGS - 1 : GPUSORTI_BINDINGS;
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
    GPUSORTI_STRUCT(VkPipelineShaderStageRequiredSubgroupSizeCreateInfoEXT, required,
                    PIPELINE_SHADER_STAGE_REQUIRED_SUBGROUP_SIZE_CREATE_INFO_EXT);
    gpusorti_robustness_info robustness;
    memset(&robustness, 0, sizeof robustness);
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
    /* NVIDIA's driver (580) says that this is its default, but looks at each access unless it is told so. */
    robustness.sType = (VkStructureType)GPUSORTI_ROBUSTNESS_INFO;
    robustness.storageBuffers = GPUSORTI_UNCHECKED;
    if (ctx->enabled & GPUSORT_ENABLED_PIPELINE_ROBUSTNESS) info.pNext = &robustness;
    if (pipeline->spec.full_subgroups) {
        required.requiredSubgroupSize = pipeline->spec.subgroup_size;
        if (ctx->caps.subgroup_choice) info.stage.pNext = &required;
        info.stage.flags = VK_PIPELINE_SHADER_STAGE_CREATE_REQUIRE_FULL_SUBGROUPS_BIT_EXT;
    }
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

/* Layouts: storage buffers (pushed where enabled), or addresses in the push constants. */
static gpusort_result gpusorti_create_layouts(gpusort_context *ctx) {
    VkDescriptorSetLayoutBinding bindings[GPUSORTI_BINDINGS];
    VkPushConstantRange range;
    gpusort_result result;
    uint32_t i;
    GPUSORTI_STRUCT(VkDescriptorSetLayoutCreateInfo, set_info, DESCRIPTOR_SET_LAYOUT_CREATE_INFO);
    GPUSORTI_STRUCT(VkPipelineLayoutCreateInfo, info, PIPELINE_LAYOUT_CREATE_INFO);

    memset(bindings, 0, sizeof bindings);
    for (i = 0; i < gpusorti_bindings(ctx); i++) {
        bindings[i].binding = i;
        bindings[i].descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
        bindings[i].descriptorCount = 1;
        bindings[i].stageFlags = VK_SHADER_STAGE_COMPUTE_BIT;
    }
    if (ctx->enabled & GPUSORT_ENABLED_PUSH_DESCRIPTOR)
        set_info.flags = VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT_KHR;
    set_info.bindingCount = gpusorti_bindings(ctx);
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
        info.flags = 1; /* VK_INSTANCE_CREATE_ENUMERATE_PORTABILITY_BIT_KHR, which Vulkan's headers have from 1.3.208 on */
        info.enabledExtensionCount = 1;
        info.ppEnabledExtensionNames = portability;
    }
    vr = ctx->vk.CreateInstance(&info, ctx->vk_allocator, &ctx->instance);
    if (vr == VK_ERROR_INCOMPATIBLE_DRIVER)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_NO_DEVICE, "no Vulkan driver is installed");
    result = gpusorti_check(&ctx->host, vr, "vkCreateInstance");
    return result == GPUSORT_OK ? gpusorti_load_instance(&ctx->host, &ctx->vk, ctx->instance, 1) : result;
}

enum { GPUSORTI_MOST_FAMILIES = 32 };

/* The device's queue families, up to so many of them; returns how many. */
static uint32_t gpusorti_queue_families(const gpusort_context *ctx, VkPhysicalDevice physical,
                                        VkQueueFamilyProperties *families) {
    uint32_t count = 0;
    ctx->vk.GetPhysicalDeviceQueueFamilyProperties(physical, &count, NULL);
    count = gpusorti_min(count, GPUSORTI_MOST_FAMILIES);
    ctx->vk.GetPhysicalDeviceQueueFamilyProperties(physical, &count, families);
    return count;
}

/* Compute without graphics sorts faster; then any compute. */
static gpusort_result gpusorti_find_queue_family(const gpusort_context *ctx, VkPhysicalDevice physical,
                                                 uint32_t *family) {
    VkQueueFamilyProperties families[GPUSORTI_MOST_FAMILIES];
    const uint32_t count = gpusorti_queue_families(ctx, physical, families);
    uint32_t i;
    int best = 0;
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
    VkQueueFamilyProperties families[GPUSORTI_MOST_FAMILIES];
    const uint32_t count = gpusorti_queue_families(ctx, ctx->physical_device, families);
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
    uint32_t segments, segment_size; /* offsets: how many; rows: the elements of one, */
    uint32_t shortest_row;           /* or all lengths from this on, for gpusort_scratch(); else the same */
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
    if (request->segmentation == GPUSORTI_ROWS) return (uint32_t)gpusorti_ceil_div(request->count, request->shortest_row);
    return 1;
}

/* Where the first ones of each segment are packed: how many values these are. */
static uint64_t gpusorti_packed_rows(const gpusorti_request *request) {
    return request->packs ? (uint64_t)gpusorti_segments_of(request) * request->limit : 0;
}

/* Bytes of the caller's values: those that are sorted, and those that are packed. Indices are only written. */
static uint64_t gpusorti_values_size(const gpusorti_request *request) {
    const uint64_t read = request->packs_indices ? 0 : request->count;
    return gpusorti_greater(read, gpusorti_packed_rows(request)) * request->value_size;
}

/* Whether the packed ones lie in scratch as their segments do in the array, because apart they would take more. */
static int gpusorti_rows_lie_as_array(const gpusorti_request *request) {
    return request->packs && gpusorti_packed_rows(request) > request->count;
}

/* Bytes in scratch of wide values, on their way to their places. */
static uint64_t gpusorti_rows_size(const gpusorti_request *request) {
    const uint64_t packed = gpusorti_packed_rows(request);
    if (!request->wide || request->packs_indices) return 0;
    return (request->packs && packed < request->count ? packed : request->count) * request->value_size;
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

/* Of one array, a limit beyond the count means all. */
static uint32_t gpusorti_limit_of(const gpusort_cmd_args *args) {
    const int one_array = args->segment_count == 0 && args->segment_size == 0;
    return one_array && args->limit > args->count ? (uint32_t)gpusorti_greater(args->count, 1) : args->limit;
}

/* Results of all segments, where each has as many as it may. */
static uint64_t gpusorti_results(const gpusort_cmd_args *args) {
    uint64_t segments = 1;
    if (args->segment_count) segments = args->segment_count;
    if (args->segment_size) segments = gpusorti_ceil_div(args->count, args->segment_size);
    return segments * gpusorti_limit_of(args);
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
    gpusorti_refuse(&checks, keep && gpusorti_results(args) > 0xffffffffu, "limit", gpusorti_results(args),
                    "of all segments there are over 2^32 - 1 results");
    return checks.result;
}

/* Indices that the caller gets count in the segment; those that travel for wide values, in the array. */
static void gpusorti_request_segments(const gpusort_cmd_args *args, gpusorti_request *request) {
    request->segmentation = args->segment_size    ? GPUSORTI_ROWS
                            : args->segment_count ? GPUSORTI_OFFSETS
                                                  : GPUSORTI_ONE_ARRAY;
    request->segments = args->segment_count;
    request->segment_size = request->shortest_row = args->segment_size;
    request->limit = gpusorti_limit_of(args);
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

/* How a request is carried out. A value, made by the functions below from context and request alone. Up to
 * gpusorti_last_count() all is the same except what grows with the count: the layout and the numbers of workgroups. */
typedef struct gpusorti_plan {
    gpusorti_request request;
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

/* onesweep_staged.comp: counts and targets by `bins` values, a word of each element, and single words. */
static uint32_t gpusorti_staged_words_of(const gpusort_context *ctx, const gpusorti_shape *shape, uint32_t bins,
                                         uint32_t singles) {
    const uint32_t subgroups = shape->workgroup_size / gpusorti_subgroup_size(ctx, shape->workgroup_size);
    return (subgroups + 1) * bins + shape->workgroup_size * shape->items +
           gpusorti_most_subgroups(ctx, shape->workgroup_size) + singles;
}

static uint32_t gpusorti_staged_words(const gpusort_context *ctx, const gpusorti_plan *plan,
                                      const gpusorti_shape *shape) {
    return gpusorti_staged_words_of(ctx, shape, 1u << plan->radix_bits, 8);
}

/* onesweep_around, in which the crowd is a bin of its own. */
static uint32_t gpusorti_around_words(const gpusort_context *ctx, const gpusorti_plan *plan,
                                      const gpusorti_shape *shape) {
    return gpusorti_staged_words_of(ctx, shape, (1u << plan->radix_bits) + 1, 13);
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

/* Elements of the second copies, or candidates: keys, and words that travel with each. */
static uint64_t gpusorti_alt_elements(const gpusorti_plan *plan) {
    if (plan->selecting.workgroup_size) return gpusorti_candidates(plan, 1) + gpusorti_candidates(plan, 2);
    return gpusorti_has_alt(plan) ? plan->request.count : 0;
}

static uint64_t gpusorti_keys_alt_size(const gpusorti_plan *plan) {
    return 4 * gpusorti_alt_elements(plan) * plan->request.key_words;
}

static uint64_t gpusorti_values_alt_size(const gpusorti_plan *plan) {
    return 4 * gpusorti_alt_elements(plan) * (plan->selecting.workgroup_size ? 1 : plan->request.value_words);
}

/* Keys in a word each, or two, that are sorted in place of the caller's. */
static uint64_t gpusorti_unpacked_size(const gpusorti_plan *plan) {
    return plan->unpacked ? 4 * (uint64_t)plan->request.count * plan->request.key_words : 0;
}

/* The indices that travel in place of wide values. */
static uint64_t gpusorti_indices_size(const gpusorti_plan *plan) {
    return plan->request.wide && !gpusorti_packs_at_once(plan) ? 4 * (uint64_t)plan->request.count : 0;
}

static gpusorti_layout gpusorti_lay_out(const gpusorti_plan *plan) {
    const gpusorti_request *r = &plan->request;
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
    layout.keys = gpusorti_section(&end, gpusorti_unpacked_size(plan));
    layout.values = gpusorti_section(&end, gpusorti_indices_size(plan));
    rows_end = end;
    layout.keys_alt = gpusorti_section(&end, gpusorti_keys_alt_size(plan));
    layout.values_alt = gpusorti_section(&end, gpusorti_values_alt_size(plan));
    layout.rows = gpusorti_section(r->in_values ? &end : &rows_end, gpusorti_rows_size(r));
    layout.end = rows_end > end ? rows_end : end;
    return layout;
}

/* What a sort binds: where a device binds four buffers, the second values with the second keys, and rows with indices. */
typedef struct gpusorti_bound {
    const char *member, *what; /* of the args; in scratch, else empty */
    uint64_t size;             /* at most: words that may lie anywhere are bound from the aligned offset before them */
} gpusorti_bound;
enum { GPUSORTI_BOUND_RANGES = 9 };

static void gpusorti_list_bound(const gpusort_context *ctx, const gpusorti_plan *plan, gpusorti_bound *list) {
    const gpusorti_request *r = &plan->request;
    const gpusorti_layout *l = &plan->layout;
    const uint64_t offsets = gpusorti_offsets_size(r), alt = gpusorti_values_alt_size(plan), rows = gpusorti_rows_size(r);
    const uint64_t skew = gpusorti_greater(ctx->caps.offset_alignment, 4) - 4;
    const int merged = ctx->caps.few_bindings;
    const gpusorti_bound bound[GPUSORTI_BOUND_RANGES] = {
        {"keys", "", gpusorti_keys_size(r)},
        {"values", gpusorti_packed_rows(r) > r->count ? "limit values of each segment: " : "", gpusorti_values_size(r)},
        {"segments", "from the aligned offset before them on, ", offsets ? offsets + skew : 0},
        {"scratch", "counts and lists: ", l->keys - l->control},
        {"scratch", "keys in words: ", gpusorti_unpacked_size(plan)},
        {"scratch", "indices: ", gpusorti_indices_size(plan)},
        {"scratch", "the second copy of the keys: ", gpusorti_keys_alt_size(plan)},
        {"scratch", merged ? "the second copies of keys and values: " : "the second copy of the values: ",
         merged && alt ? l->values_alt - l->keys_alt + alt : alt},
        {"scratch", merged ? "indices and rows of values: " : "rows of values: ",
         merged && rows ? l->rows - l->values + rows : rows},
    };
    memcpy(list, bound, sizeof bound);
}

/* The first that is over the device's maxStorageBufferRange, or NULL. */
static const gpusorti_bound *gpusorti_beyond_range(const gpusort_context *ctx, const gpusorti_plan *plan,
                                                   gpusorti_bound *list) {
    int i;
    gpusorti_list_bound(ctx, plan, list);
    for (i = 0; i < GPUSORTI_BOUND_RANGES; i++)
        if (list[i].size > ctx->caps.max_range) return &list[i];
    return NULL;
}

static int gpusorti_fits_ranges(const gpusort_context *ctx, const gpusorti_plan *plan) {
    gpusorti_bound list[GPUSORTI_BOUND_RANGES];
    return gpusorti_beyond_range(ctx, plan, list) == NULL;
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
/* ---- >>thresholds: the counts and limits at which plans change ---- */
enum {
    GPUSORTI_MOST_MERGES = 14,    /* of four runs at a time: from the smallest tile to 2^32 elements */
    GPUSORTI_LEAF_THRESHOLDS = 25 /* leaves by 8 to 32 bits */
};

/* The greatest limit for which something holds. */
typedef struct gpusorti_limits {
    uint32_t few;      /* the first ones of every long array are selected */
    uint32_t selected; /* selecting pays */
} gpusorti_limits;

/* Each member is the greatest count for which something holds; 0: for none, UINT32_MAX: for all. They follow from the device
 * and the kind of sort. Candidates compare the count with nothing else, so that plans of counts between two neighbours among
 * them differ in sizes alone; see gpusorti_last_count() for the two exceptions. */
typedef struct gpusorti_thresholds {
    uint32_t row;                           /* one row holds all elements */
    uint32_t tiny_tile, tile;               /* one workgroup sorts them, of the shape tuning.tiny, or of tuning.tile */
    uint32_t halved_tiles;                  /* one merge is enough, of tiles of half the size */
    uint32_t merges;                        /* tiles are merged, */
    uint32_t merged[GPUSORTI_MOST_MERGES];  /* by so many dispatches */
    uint32_t small;                         /* tiles are merged or split into buckets, */
    uint32_t buckets[GPUSORTI_BUCKET_ROWS]; /* by these rows */
    uint32_t medium_keys;                   /* passes take the shape tuning.onesweep_medium */
    uint32_t below_staged_keys;             /* onesweep_staged.comp does not pay for keys alone */
    uint32_t staged_values;                 /* it pays for keys with values, */
    uint32_t medium_pairs;                  /* with the shapes for few of them */
    uint32_t below_pairs, pairs;            /* keys and values lie apart in scratch; they may lie side by side */
    uint32_t below_close;                   /* floats take no digits of seven bits */
    uint32_t below_crowds;                  /* no pass goes around a crowd */
    uint32_t below_leaves, leaves;          /* leaves do not pay yet; they pay, */
    uint32_t below_two_digits;              /* but not by bits of more than one digit */
    uint32_t leaf[2][GPUSORTI_LEAF_THRESHOLDS]; /* leaves of either shape have room, by 8 bits and more */
    uint32_t below_leading;                     /* leading digits are not counted alone */
    uint32_t indices;                           /* an index finds the elements behind a device address */
    uint32_t small_segment, listed[2];          /* no segment is longer than what small_segments, listed[] sort */
    uint32_t chained;                           /* one-sweep can count the elements of long segments */
    uint32_t short_array;                       /* one array is sorted whole, unless only a few of its elements are wanted */
    gpusorti_limits limits;
} gpusorti_thresholds;

static uint32_t gpusorti_saturated(uint64_t count) { return count < UINT32_MAX ? (uint32_t)count : UINT32_MAX; }

/* The greatest count below a member `.._from` of the tuning, where 0 means never. */
static uint32_t gpusorti_below(uint32_t from) { return from ? from - 1 : UINT32_MAX; }

/* Whether keys are of one word and nothing tells equal ones apart. */
static int gpusorti_plain_keys(const gpusorti_request *request) {
    return request->key_words == 1 && gpusorti_keys_alone(request);
}

/* Up to so many elements merges or buckets are faster than passes. */
static uint32_t gpusorti_small_count(const gpusorti_tuning *row, const gpusorti_request *request) {
    const int pairs = request->key_bits == 32 && request->value_words == 1 && !(request->flags & GPUSORT_KEEP_KEYS);
    return pairs && row->small_pairs ? row->small_pairs : row->small_count;
}

/* Up to so many elements merges are faster than buckets. */
static uint32_t gpusorti_merge_count(const gpusorti_tuning *row, const gpusorti_request *request) {
    if (gpusorti_plain_keys(request)) return row->merges_of_keys;
    return request->key_words == 2 && request->value_words != 0 ? row->merges_of_two : row->merges_of_others;
}

/* Elements of more than a word take longer in one great tile than in four and a merge. */
static int gpusorti_splits_tiles(const gpusort_context *ctx, const gpusorti_plan *plan) {
    return plan->mode != GPUSORTI_ADDRESSES && !gpusorti_plain_keys(&plan->request) &&
           ctx->tuning.tile.workgroup_size > 256 && ctx->tuning.tile.items > 4;
}

/* How many tiles there are. */
typedef enum gpusorti_tile_number { GPUSORTI_ONE_TILE, GPUSORTI_HALVED_TILES, GPUSORTI_MANY_TILES } gpusorti_tile_number;

static gpusorti_shape gpusorti_tile_shape(const gpusort_context *ctx, const gpusorti_plan *plan,
                                          gpusorti_tile_number number) {
    const gpusorti_demands demands = {gpusorti_tile_words, 32, 4, 4, 1};
    const int splits = gpusorti_splits_tiles(ctx, plan);
    gpusorti_shape wish = ctx->tuning.tile;
    if (splits || (number != GPUSORTI_ONE_TILE && !gpusorti_plain_keys(&plan->request)))
        wish.workgroup_size = gpusorti_min(wish.workgroup_size, 256);
    if (splits && number == GPUSORTI_HALVED_TILES) wish.items /= 2;
    return gpusorti_fit_shape(ctx, plan, wish, &demands);
}

static void gpusorti_tile_thresholds(const gpusort_context *ctx, const gpusorti_plan *plan, gpusorti_thresholds *to) {
    const gpusorti_tuning *row = &ctx->tuning;
    const gpusorti_request *r = &plan->request;
    const int binds = plan->mode != GPUSORTI_ADDRESSES, forced = ctx->forced.workgroup_size || ctx->forced.items;
    const gpusorti_shape one = gpusorti_tile_shape(ctx, plan, GPUSORTI_ONE_TILE),
                         many = gpusorti_tile_shape(ctx, plan, GPUSORTI_MANY_TILES);
    const uint32_t tracked = !gpusorti_keys_alone(r);
    uint32_t i;
    to->tile = gpusorti_shape_tile(&one);
    if (!binds) return;
    to->small = gpusorti_small_count(row, r);
    to->merges = r->merging ? UINT32_MAX : gpusorti_min(to->small, gpusorti_merge_count(row, r));
    if (!forced) to->tiny_tile = gpusorti_shape_tile(&row->tiny);
    if (gpusorti_splits_tiles(ctx, plan)) to->halved_tiles = 2 * to->tile;
    for (i = 0; i < GPUSORTI_MOST_MERGES; i++)
        to->merged[i] = gpusorti_saturated((uint64_t)gpusorti_shape_tile(&many) << 2 * i);
    for (i = 0; i < GPUSORTI_BUCKET_ROWS && !forced; i++)
        if (gpusorti_bucket_rows[i].key_words == r->key_words && gpusorti_bucket_rows[i].tracked == tracked)
            to->buckets[i] = gpusorti_bucket_rows[i].max_count;
}

/* Leaves are filled so far on average that hardly ever one has too many. */
static uint32_t gpusorti_leaf_average(const gpusorti_shape *leaf) {
    return leaf->workgroup_size * leaf->items / 9 * 8;
}

/* Leaves want digits of 8 bits and all bits of a key of whole words. The leading digits of floats, their exponents, are never
 * even enough; those of 64-bit ones are where all are of one magnitude. */
static int gpusorti_may_have_leaves(const gpusort_context *ctx, const gpusorti_request *r) {
    return r->key_bits >= 32 && r->bit_count == r->key_bits && !(r->key_kind == 2 && r->key_words == 1) &&
           !ctx->forced.workgroup_size && !ctx->forced.items;
}

static void gpusorti_pass_thresholds(const gpusort_context *ctx, const gpusorti_request *r, gpusorti_thresholds *to) {
    const gpusorti_tuning *row = &ctx->tuning;
    const gpusorti_leaf_counts *leaves = &row->leaf_counts[r->key_words - 1][r->value_words];
    uint32_t i, k;
    if (r->key_words == 1 && r->value_words == 0) to->medium_keys = gpusorti_below(row->medium_below);
    to->below_staged_keys = gpusorti_below(row->staged_keys_from);
    to->staged_values = row->staged_values_to;
    to->medium_pairs = row->medium_pairs;
    to->below_pairs = gpusorti_below(row->pairs_from);
    to->pairs = INT32_MAX;
    to->below_close = gpusorti_below(row->close_from);
    to->below_crowds = gpusorti_below(row->crowds_from);
    to->indices = row->indices_to;
    if (leaves->to == 0 || !gpusorti_may_have_leaves(ctx, r)) return;
    to->below_leaves = gpusorti_below(leaves->from);
    to->leaves = leaves->to;
    to->below_two_digits = gpusorti_below(leaves->two_from);
    to->below_leading = gpusorti_below(row->leading_from);
    for (i = 0; i < 2; i++)
        for (k = 0; k < GPUSORTI_LEAF_THRESHOLDS; k++)
            to->leaf[i][k] = gpusorti_saturated((uint64_t)gpusorti_leaf_average(&row->leaf[i]) << (8 + k));
}

/* Shapes for the segments of either list; 0 where one does not fit the device. */
static int gpusorti_fit_lists(const gpusort_context *ctx, gpusorti_plan *plan) {
    const gpusorti_demands demands = {gpusorti_tile_words, 32, 4, 4, 1};
    const int own = gpusorti_plain_keys(&plan->request) && ctx->tuning.long_keys.workgroup_size;
    gpusorti_shape *listed = plan->listed;
    listed[0] = gpusorti_fit_shape(ctx, plan, ctx->tuning.segments, &demands);
    listed[1] = gpusorti_fit_shape(ctx, plan, own ? ctx->tuning.long_keys : ctx->tuning.tile, &demands);
    if (listed[0].workgroup_size == 0 || listed[1].workgroup_size == 0) return 0;
    if (gpusorti_shape_tile(&listed[1]) < gpusorti_shape_tile(&listed[0])) listed[1] = listed[0];
    return 1;
}

static int gpusorti_fit_small_segments(const gpusort_context *ctx, gpusorti_plan *plan) {
    const gpusorti_demands demands = {gpusorti_small_segment_words, 32, 4, 4, 1};
    plan->small_segments = gpusorti_fit_shape(ctx, plan, ctx->tuning.segments, &demands);
    return plan->small_segments.workgroup_size != 0;
}

/* select.comp */
static gpusorti_shape gpusorti_selecting_shape(const gpusort_context *ctx, const gpusorti_plan *plan) {
    const gpusorti_shape none = {0, 0, 0};
    const gpusorti_demands demands = {gpusorti_select_words, 32, 4, 1, 0};
    return ctx->tuning.select.workgroup_size ? gpusorti_fit_shape(ctx, plan, ctx->tuning.select, &demands) : none;
}

/* Selecting pays where a tile leaves a quarter of its elements at most, and the workgroup that sorts what is left has room
 * for them. */
static void gpusorti_segment_thresholds(const gpusort_context *ctx, const gpusorti_plan *plan, gpusorti_thresholds *to) {
    const gpusorti_request *r = &plan->request;
    gpusorti_plan fitted = *plan;
    gpusorti_shape selecting;
    uint32_t room;
    if ((r->segmentation == GPUSORTI_ONE_ARRAY && r->limit == 0) || !gpusorti_fit_lists(ctx, &fitted) ||
        !gpusorti_fit_small_segments(ctx, &fitted))
        return;
    if (r->segmentation == GPUSORTI_ROWS) to->row = r->shortest_row;
    to->small_segment = gpusorti_small_segment(&fitted);
    to->listed[0] = gpusorti_shape_tile(&fitted.listed[0]);
    to->listed[1] = gpusorti_shape_tile(&fitted.listed[1]);
    to->chained = GPUSORTI_MOST_CHAINED;
    to->short_array = gpusorti_saturated((uint64_t)ctx->tuning.small_count * (gpusorti_keys_alone(r) ? 4 : 1));
    selecting = gpusorti_selecting_shape(ctx, &fitted);
    room = gpusorti_min(gpusorti_shape_tile(&selecting) / 4, to->listed[1]);
    to->limits.few = GPUSORTI_FEW_WANTED;
    if (room > GPUSORTI_MORE_CANDIDATES) to->limits.selected = (room - GPUSORTI_MORE_CANDIDATES) / 7 * 4;
}

/* A plan in which nothing is decided yet. */
static gpusorti_plan gpusorti_blank_plan(const gpusort_context *ctx, const gpusorti_request *request,
                                         gpusorti_binding_mode mode) {
    gpusorti_plan plan;
    memset(&plan, 0, sizeof plan);
    plan.request = *request;
    plan.mode = mode;
    plan.radix_bits = ctx->forced_radix_bits ? ctx->forced_radix_bits : 8;
    return plan;
}

static gpusorti_thresholds gpusorti_thresholds_of(const gpusort_context *ctx, const gpusorti_plan *plan) {
    gpusorti_thresholds to;
    memset(&to, 0, sizeof to);
    gpusorti_tile_thresholds(ctx, plan, &to);
    gpusorti_pass_thresholds(ctx, &plan->request, &to);
    gpusorti_segment_thresholds(ctx, plan, &to);
    return to;
}

/* ---- how far a plan goes ---- */
/* The least of the thresholds that n does not exceed, if it is below `most`, else that. */
static uint32_t gpusorti_next_threshold(const uint32_t *thresholds, size_t count, uint32_t n, uint32_t most) {
    size_t i;
    for (i = 0; i < count; i++)
        if (thresholds[i] >= n && thresholds[i] < most) most = thresholds[i];
    return most;
}

/* The numbers of a request at which plans change. Those of rows are among those of counts. */
typedef enum gpusorti_number { GPUSORTI_COUNTS, GPUSORTI_LIMITS, GPUSORTI_ROW_LENGTHS } gpusorti_number;

/* The same for such a number of a request, whether its buffers are bound or reached by addresses. */
static uint32_t gpusorti_next_change(const gpusort_context *ctx, const gpusorti_request *request, gpusorti_number number,
                                     uint32_t most) {
    const gpusorti_binding_mode modes[] = {request->mode, request->addresses ? GPUSORTI_ADDRESSES : request->mode};
    const size_t counts = offsetof(gpusorti_thresholds, limits) / sizeof(uint32_t),
                 limits = sizeof(gpusorti_limits) / sizeof(uint32_t);
    int i;
    for (i = 0; i < 2; i++) {
        const gpusorti_plan blank = gpusorti_blank_plan(ctx, request, modes[i]);
        const gpusorti_thresholds to = gpusorti_thresholds_of(ctx, &blank);
        const uint32_t rows[] = {to.small_segment, to.listed[0], to.listed[1]};
        if (number == GPUSORTI_LIMITS)
            most = gpusorti_next_threshold((const uint32_t *)&to.limits, limits, request->limit, most);
        else if (number == GPUSORTI_ROW_LENGTHS)
            most = gpusorti_next_threshold(rows, 3, request->segment_size, most);
        else
            most = gpusorti_next_threshold((const uint32_t *)&to, counts, request->count, most);
    }
    return most;
}

/* The greatest count whose tiles the groups of the shape hold; 0: it has no groups. */
static uint32_t gpusorti_grouped_count(const gpusorti_plan *plan) {
    const uint32_t groups = gpusorti_groups(&plan->shape);
    return groups * groups * gpusorti_tile(plan);
}

/* The greatest count from `least` to `most` with which all that the plan binds fits the device's ranges, of which it takes
 * the more, the more elements there are; least - 1 where none does. */
static uint32_t gpusorti_bound_count(const gpusort_context *ctx, const gpusorti_plan *plan, uint32_t least, uint32_t most) {
    uint32_t fits = least - 1, beyond = most;
    gpusorti_plan other = gpusorti_plan_at(ctx, *plan, most);
    if (plan->mode == GPUSORTI_ADDRESSES || gpusorti_fits_ranges(ctx, &other)) return most;
    while (beyond - fits > 1) {
        const uint32_t middle = fits + (beyond - fits) / 2;
        other = gpusorti_plan_at(ctx, *plan, middle);
        if (gpusorti_fits_ranges(ctx, &other))
            fits = middle;
        else
            beyond = middle;
    }
    return fits;
}

/* The greatest count up to `most` whose plan differs from this one in sizes alone, where both are bound or neither is: up to
 * the next threshold, as long as the groups of the plan's shape hold its tiles. */
static uint32_t gpusorti_last_count(const gpusort_context *ctx, const gpusorti_plan *plan, uint32_t most) {
    const uint32_t grouped = gpusorti_grouped_count(plan);
    most = gpusorti_next_change(ctx, &plan->request, GPUSORTI_COUNTS, most);
    return grouped != 0 ? gpusorti_min(most, grouped) : most;
}
/* ---- >>choose: from a request to its plan ---- */
/* ---- candidates: how a request may be carried out, each by value; shape.workgroup_size 0: not here ---- */
typedef gpusorti_plan (*gpusorti_candidate)(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan);

static gpusorti_plan gpusorti_no_plan(gpusorti_plan plan) {
    plan.shape.workgroup_size = 0;
    return plan;
}

/* A single tile, sorted by one workgroup; or tiles, then dispatches that each merge some runs. */
static gpusorti_plan gpusorti_plan_tiles(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    const uint32_t n = plan.request.count;
    plan.algorithm = GPUSORTI_TILES_AND_MERGES;
    if (n <= to->tiny_tile) {
        plan.shape = ctx->tuning.tiny;
        plan.rolled = 1;
        return plan;
    }
    plan.rolled = plan.mode != GPUSORTI_ADDRESSES && (ctx->tuning.rolled || plan.request.merging);
    if (n <= to->tile) {
        plan.shape = gpusorti_tile_shape(ctx, &plan, GPUSORTI_ONE_TILE);
    } else if (n <= to->merges && n <= to->halved_tiles) {
        plan.shape = gpusorti_tile_shape(ctx, &plan, GPUSORTI_HALVED_TILES);
        plan.merges = 1;
    } else if (n <= to->merges) {
        plan.shape = gpusorti_tile_shape(ctx, &plan, GPUSORTI_MANY_TILES);
        while (plan.shape.workgroup_size != 0 && n > to->merged[plan.merges]) plan.merges++;
    }
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
static gpusorti_plan gpusorti_plan_buckets(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    const uint32_t n = plan.request.count;
    const struct gpusorti_buckets *row = gpusorti_bucket_rows;
    uint32_t i = 0;
    plan.algorithm = GPUSORTI_TILES_AND_BUCKETS;
    while (i < GPUSORTI_BUCKET_ROWS && n > to->buckets[i]) i++;
    if (n > to->small || i == GPUSORTI_BUCKET_ROWS) return gpusorti_no_plan(plan);
    row += i;
    if (gpusorti_bucket_bytes(row) > ctx->caps.max_shared ||
        gpusorti_max(row->tile_size, row->bucket_size) > ctx->caps.max_invocations)
        return gpusorti_no_plan(plan);
    plan.buckets = row;
    plan.shape.workgroup_size = row->tile_size;
    plan.shape.items = 8;
    plan.shape.variant = 0;
    return plan;
}

/* Whether some digit has bits of both words of a key. */
static int gpusorti_digits_straddle(const gpusorti_plan *plan) {
    const gpusorti_request *r = &plan->request;
    return r->first_bit < 32 && r->first_bit + r->bit_count > 32 && (32 - r->first_bit) % plan->radix_bits != 0;
}

/* The shape for onesweep_staged.comp; size 0 where it cannot sort that or does not pay: for few keys alone, and where it
 * takes too many registers: 64-bit keys kept beside values of the caller's, great tiles of pairs in bound buffers where
 * each access to these is looked at. */
static gpusorti_shape gpusorti_staged_shape(const gpusort_context *ctx, const gpusorti_thresholds *to,
                                            const gpusorti_plan *plan) {
    const gpusorti_shape none = {0, 0, 0};
    const gpusorti_request *r = &plan->request;
    const gpusorti_tuning *row = &ctx->tuning;
    const uint32_t n = r->count;
    const int binds = plan->mode != GPUSORTI_ADDRESSES;
    const int other = (r->flags & GPUSORT_KEEP_KEYS) || (r->key_words == 2 && r->flags);
    const int unchecked = !binds || ((ctx->enabled & GPUSORT_ENABLED_PIPELINE_ROBUSTNESS) && !r->flags);
    if (plan->algorithm != GPUSORT_ONESWEEP || r->key_bits < 32 || r->value_words > 1 || gpusorti_digits_straddle(plan))
        return none;
    if (r->key_words == 2 && (r->key_kind == 2 || r->flags == GPUSORT_KEEP_KEYS)) return none;
    if (r->value_words == 0) return n <= to->below_staged_keys ? none : row->staged[other][r->key_words - 1][0];
    if (r->key_words == 1 && !other && n <= to->medium_pairs) return row->staged_medium;
    if (r->key_words == 2 && binds && !r->flags && row->staged_bound[0].workgroup_size)
        return n <= to->medium_pairs ? row->staged_bound[0] : row->staged_bound[1];
    return unchecked && n <= to->staged_values ? row->staged[other][r->key_words - 1][1] : none;
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
           4 * gpusorti_around_words(ctx, plan, &plan->shape) <= ctx->caps.max_shared;
}

/* The shape for onesweep.comp. */
static gpusorti_shape gpusorti_pass_shape(const gpusort_context *ctx, const gpusorti_thresholds *to,
                                          const gpusorti_plan *plan) {
    const gpusorti_request *r = &plan->request;
    const gpusorti_shape chained = ctx->tuning.chained[r->key_words - 1][r->value_words];
    const uint32_t n = r->count;
    if (plan->algorithm == GPUSORTI_SEGMENTED && chained.workgroup_size) return chained;
    return n <= to->medium_keys ? ctx->tuning.onesweep_medium : ctx->tuning.onesweep[r->key_words - 1][r->value_words];
}

/* The plan with a shape for one-sweep's kernel, which wants an invocation for each value of a digit. */
static gpusorti_plan gpusorti_fit_onesweep(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    const gpusorti_request *r = &plan.request;
    const uint32_t n = r->count;
    const int whole = plan.algorithm == GPUSORT_ONESWEEP; /* else a part of count / scan / scatter, or for long segments */
    gpusorti_shape wish = gpusorti_pass_shape(ctx, to, &plan), staged = {0, 0, 0};
    gpusorti_demands demands = {gpusorti_onesweep_words, 0, 4, 1, 0};
    if (!ctx->caps.subgroups) return gpusorti_no_plan(plan);
    plan.paired = whole && plan.mode == GPUSORTI_ADDRESSES && r->key_bits == 32 && r->value_words == 1 &&
                  n > to->below_pairs && n <= to->pairs;
    if (!plan.paired) staged = gpusorti_staged_shape(ctx, to, &plan);
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
    if (!whole || r->key_bits < 32 || ctx->forced.tiles_a_portion || n > gpusorti_grouped_count(&plan))
        plan.shape.variant &= ~GPUSORTI_GROUPS(31);
    plan.fills = whole && gpusorti_keys_alone(r) && r->key_bits == plan.radix_bits;
    /* the order of keys alone is checked in all lower bits */
    plan.raw = whole && !plan.fills && (plan.staged || (r->key_kind != 2 && (r->value_words || !r->descending)));
    plan.stretches = whole && plan.staged && r->key_words == 2 && r->value_words && plan.radix_bits == 8 &&
                     ctx->tuning.staged_values_to == UINT32_MAX;
    plan.closes = gpusorti_takes_words(&plan) && r->key_kind == 2 && n > to->below_close;
    plan.crowds = gpusorti_may_crowd(ctx, &plan) && n > to->below_crowds;
    return plan;
}

/* Whether there are elements enough for each value of a digit, which costs a word of the tile's row. */
static int gpusorti_fills_digits(const gpusort_context *ctx, const gpusorti_plan *plan) {
    const int forced = ctx->forced.workgroup_size || ctx->forced.items || ctx->forced_radix_bits;
    if (plan->shape.workgroup_size == 0) return 0;
    return forced || gpusorti_tile(plan) >= ctx->tuning.least_elements << plan->radix_bits;
}

/* The plan with the greatest digits that its tiles fill. Narrow subgroups, whose counters take more room, get smaller ones. */
static gpusorti_plan gpusorti_fit_digits(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan,
                                         gpusorti_candidate fit) {
    for (; plan.radix_bits >= 2; plan.radix_bits--) {
        const gpusorti_plan fitted = fit(ctx, to, plan);
        if (gpusorti_fills_digits(ctx, &fitted)) return fitted;
    }
    return gpusorti_no_plan(plan);
}

/* leaf_sort.comp has 13 bits for an element's index in its leaf. */
static int gpusorti_suits_leaves(const gpusorti_shape *leaf) { return leaf->workgroup_size * leaf->items <= 1u << 13; }

/* The fewest bits of a leaf. In one word an element's index takes the place of as many. */
static uint32_t gpusorti_least_leaf_bits(const gpusorti_plan *plan) {
    if (plan->request.key_words == 2 || plan->request.value_words == 0) return 8;
    return plan->leaf.workgroup_size * plan->leaf.items <= 4096 ? 12 : 13;
}

/* Of the two shapes of leaves the one with which fewer passes are enough. */
static uint32_t gpusorti_leaf_shape(const gpusorti_thresholds *to, const gpusorti_plan *plan) {
    const uint32_t n = plan->request.count;
    if (n <= to->leaf[0][0]) return 0;
    if (n <= to->leaf[1][0]) return 1;
    return n <= to->leaf[0][plan->radix_bits] ? 0 : 1;
}

/* Whether the histogram of such keys can count leading digits alone, from some count on: small counts share its pipeline. */
static int gpusorti_may_lead(const gpusort_context *ctx, const gpusorti_plan *plan) {
    return ctx->tuning.leading_from != 0 && plan->radix_bits == 8 && plan->request.key_bits == 32 &&
           plan->request.key_kind != 2;
}

/* The plan with leaves, where passes shall sort by leading bits only. */
static gpusorti_plan gpusorti_add_leaves(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    const gpusorti_request *r = &plan.request;
    const uint32_t n = r->count, shape = gpusorti_leaf_shape(to, &plan);
    gpusorti_plan leaves = plan;
    uint32_t words;
    if (plan.radix_bits != 8 || n <= to->below_leaves || n > to->leaves) return plan;
    if (n > to->leaf[shape][0] && n <= to->below_two_digits) return plan;
    leaves.leaf = ctx->tuning.leaf[shape];
    words = gpusorti_shape_tile(&leaves.leaf) + (1u << leaves.leaf.variant) / 2 +
            gpusorti_most_subgroups(ctx, leaves.leaf.workgroup_size) + 2;
    if (leaves.leaf.workgroup_size > ctx->caps.max_invocations || 4 * words > ctx->caps.max_shared ||
        !gpusorti_suits_leaves(&leaves.leaf))
        return plan;
    leaves.leaf_bits = gpusorti_least_leaf_bits(&leaves);
    while (n > to->leaf[shape][leaves.leaf_bits - 8]) leaves.leaf_bits++;
    leaves.leading = leaves.leaf_bits > 8 ? ctx->tuning.leaf_counts[r->key_words - 1][r->value_words].passes
                                          : r->key_bits / 8;
    leaves.leads = leaves.leaf_bits > 8 && gpusorti_may_lead(ctx, &leaves) && !(r->flags & GPUSORT_KEEP_KEYS) &&
                   (plan.raw || (r->key_kind == 0 && !r->descending)) && n > to->below_leading;
    if (leaves.leaf_bits > 8 && leaves.leaf_bits < 16)
        leaves.leaf_bits++; /* for keys that leave a part of their range free */
    if (leaves.leaf_bits > 8)
        leaves.shape.variant &= ~GPUSORTI_GROUPS(31); /* a pass may run twice: groups' rows have to be 0 before */
    return leaves;
}

/* The workgroup of histogram.comp that ends last reads what the others have written: that wants acquire and release. */
static gpusorti_plan gpusorti_plan_onesweep(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    if (ctx->caps.relaxed || (plan.request.algorithm == GPUSORT_AUTO && ctx->tuning.large != GPUSORT_ONESWEEP))
        return gpusorti_no_plan(plan);
    plan.algorithm = GPUSORT_ONESWEEP;
    if (plan.request.addressable) plan.mode = GPUSORTI_ADDRESSES;
    plan = gpusorti_fit_digits(ctx, to, plan, gpusorti_fit_onesweep);
    return plan.shape.workgroup_size ? gpusorti_add_leaves(ctx, to, plan) : plan;
}

/* Where one-sweep's kernel was fitted to the device it scatters here too. */
static gpusorti_plan gpusorti_fit_scatter(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    gpusorti_demands demands = {gpusorti_scatter_words, 32, 4, 1, 0};
    if (ctx->tuning.large == GPUSORT_ONESWEEP) {
        gpusorti_plan scanned = gpusorti_fit_onesweep(ctx, to, plan);
        scanned.shape.variant |= GPUSORTI_SCANNED;
        scanned.scanned = 1;
        if (plan.request.addressable) scanned.mode = GPUSORTI_ADDRESSES;
        if (gpusorti_fills_digits(ctx, &scanned)) return scanned;
    }
    if (ctx->caps.subgroups) demands.least_size = ctx->caps.subgroup_max;
    plan.shape = gpusorti_fit_shape(ctx, &plan, ctx->tuning.scatter, &demands);
    return plan;
}

static gpusorti_plan gpusorti_plan_scatter(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    plan.algorithm = GPUSORT_COUNT_SCAN_SCATTER;
    plan.radix_bits = ctx->forced_radix_bits ? ctx->forced_radix_bits : ctx->tuning.radix_bits;
    return gpusorti_fit_digits(ctx, to, plan, gpusorti_fit_scatter);
}

/* Items in registers save round trips through shared memory: invocations go first. */
static gpusorti_plan gpusorti_plan_network(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    const gpusorti_demands demands = {gpusorti_exchange_words, 32, 32, 2, 1};
    (void)to;
    plan.algorithm = GPUSORT_ODD_EVEN_MERGE;
    plan.shape = gpusorti_fit_shape(ctx, &plan, ctx->tuning.exchange, &demands);
    return plan;
}

/* One-sweep for long segments; not chained where the device or the caller has no use for it. */
static gpusorti_plan gpusorti_plan_chained(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    const gpusort_algorithm wanted = plan.request.algorithm;
    if (ctx->caps.relaxed || wanted == GPUSORT_COUNT_SCAN_SCATTER ||
        (wanted == GPUSORT_AUTO && ctx->tuning.large != GPUSORT_ONESWEEP))
        return gpusorti_no_plan(plan);
    plan.algorithm = GPUSORTI_SEGMENTED;
    if (plan.request.addressable) plan.mode = GPUSORTI_ADDRESSES;
    plan = gpusorti_fit_digits(ctx, to, plan, gpusorti_fit_onesweep);
    plan.chained = plan.shape.workgroup_size != 0;
    return plan;
}

/* Selects the first ones of long segments, where that pays. */
static int gpusorti_fit_selection(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan *plan) {
    const gpusorti_request *r = &plan->request;
    if (r->limit == 0 || r->algorithm != GPUSORT_AUTO || r->limit > to->limits.selected) return 0;
    plan->selecting = gpusorti_selecting_shape(ctx, plan);
    plan->most_parts = gpusorti_max(ctx->tuning.select_invocations / plan->selecting.workgroup_size, 4);
    return 1;
}

/* Whether one array is rather sorted whole: more are wanted of few elements, which have ways of their own. */
static int gpusorti_is_short(const gpusorti_thresholds *to, const gpusorti_request *r) {
    const uint32_t n = r->count;
    return r->segmentation == GPUSORTI_ONE_ARRAY && !r->packs && r->limit > to->limits.few && n <= to->short_array;
}

/* The first ones of a long array or of long rows. */
static gpusorti_plan gpusorti_plan_selection(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    const gpusorti_request *r = &plan.request;
    const uint32_t n = r->count;
    plan.algorithm = GPUSORTI_SELECTED;
    if (r->limit == 0 || r->segmentation == GPUSORTI_OFFSETS || !gpusorti_fit_lists(ctx, &plan) ||
        (r->segmentation == GPUSORTI_ROWS && r->segment_size <= to->listed[1]) || n <= to->listed[1] ||
        gpusorti_is_short(to, r) || !gpusorti_fit_selection(ctx, to, &plan))
        return gpusorti_no_plan(plan);
    plan.shape = plan.selecting;
    return plan;
}

/* Short segments by workgroups, long ones by radix passes, all at once. Rows that have room for all elements are one array. */
static gpusorti_plan gpusorti_plan_segments(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    const gpusorti_request *r = &plan.request;
    const uint32_t n = r->count;
    const uint32_t longest = r->segmentation == GPUSORTI_ROWS ? r->segment_size : UINT32_MAX;
    gpusorti_plan fitted;
    if (r->segmentation == GPUSORTI_ONE_ARRAY || n <= to->row) return gpusorti_no_plan(plan);
    fitted = gpusorti_plan_chained(ctx, to, plan);
    if (r->algorithm == GPUSORT_ONESWEEP && !fitted.chained) return gpusorti_no_plan(plan);
    if (!fitted.chained || n > to->chained) fitted = gpusorti_plan_scatter(ctx, to, plan);
    if (fitted.shape.workgroup_size == 0 || !gpusorti_fit_small_segments(ctx, &fitted) || !gpusorti_fit_lists(ctx, &fitted))
        return gpusorti_no_plan(fitted);
    fitted.algorithm = GPUSORTI_SEGMENTED;
    fitted.longs = longest > to->listed[1] && n > to->listed[1];
    fitted.lists[1] = longest > to->listed[0] && n > to->listed[0];
    fitted.lists[0] = longest > to->small_segment && n > to->small_segment;
    if (fitted.longs && gpusorti_fit_selection(ctx, to, &fitted)) fitted.chained = 0;
    return fitted;
}

/* ---- the choice ---- */
enum { GPUSORTI_ANY_ALGORITHM = -1 };

/* In the order in which they are tried: the first that fits is taken. */
static const struct gpusorti_choice {
    int wanted; /* the algorithm of the request */
    gpusorti_candidate candidate;
} gpusorti_choices[] = {
    {GPUSORT_AUTO, gpusorti_plan_selection},
    {GPUSORTI_ANY_ALGORITHM, gpusorti_plan_segments},
    {GPUSORT_AUTO, gpusorti_plan_tiles},
    {GPUSORT_AUTO, gpusorti_plan_buckets},
    {GPUSORT_AUTO, gpusorti_plan_onesweep},
    {GPUSORT_AUTO, gpusorti_plan_scatter},
    {GPUSORT_ONESWEEP, gpusorti_plan_onesweep},
    {GPUSORT_COUNT_SCAN_SCATTER, gpusorti_plan_scatter},
    {GPUSORT_ODD_EVEN_MERGE, gpusorti_plan_network},
};

static gpusorti_plan gpusorti_choose(const gpusort_context *ctx, const gpusorti_request *request,
                                     gpusorti_binding_mode mode) {
    const gpusorti_plan blank = gpusorti_blank_plan(ctx, request, mode);
    const gpusorti_thresholds to = gpusorti_thresholds_of(ctx, &blank);
    const uint32_t n = request->count;
    size_t i;
    for (i = 0; i < sizeof gpusorti_choices / sizeof gpusorti_choices[0]; i++) {
        const struct gpusorti_choice *choice = &gpusorti_choices[i];
        gpusorti_plan plan;
        if (choice->wanted != GPUSORTI_ANY_ALGORITHM && choice->wanted != (int)request->algorithm) continue;
        plan = choice->candidate(ctx, &to, blank);
        if (plan.shape.workgroup_size == 0) continue;
        plan.sums = plan.mode == GPUSORTI_ADDRESSES && n > to.indices;
        plan.pass_count = (uint32_t)gpusorti_ceil_div(request->bit_count, plan.radix_bits);
        if (plan.algorithm == GPUSORTI_SEGMENTED) plan.pass_count += plan.pass_count % 2; /* ends where it began */
        return gpusorti_plan_at(ctx, plan, n);
    }
    return blank;
}

/* own: of gpusort_sort(), whose args have no scratch. */
static gpusort_result gpusorti_tell_range(const gpusort_context *ctx, const gpusorti_bound *beyond, int own) {
    const char *const member = own && strcmp(beyond->member, "scratch") == 0 ? "count" : beyond->member;
    return gpusorti_fail(&ctx->host, GPUSORT_ERROR_TOO_LARGE,
                         "%s.%s: %s%llu bytes are over the device's maxStorageBufferRange of %llu, and device addresses "
                         "are not enabled",
                         own ? "gpusort_host_args" : "gpusort_cmd_args", member, beyond->what,
                         (unsigned long long)beyond->size, (unsigned long long)ctx->caps.max_range);
}

static gpusort_result gpusorti_make_plan(const gpusort_context *ctx, const gpusorti_request *request, int own,
                                         gpusorti_plan *out) {
    gpusorti_bound list[GPUSORTI_BOUND_RANGES];
    gpusorti_plan plan = gpusorti_choose(ctx, request, request->mode);
    const gpusorti_bound *beyond = NULL;
    if (plan.shape.workgroup_size != 0 && plan.mode != GPUSORTI_ADDRESSES) beyond = gpusorti_beyond_range(ctx, &plan, list);
    if (beyond && !request->addresses) return gpusorti_tell_range(ctx, beyond, own);
    if (beyond) plan = gpusorti_choose(ctx, request, GPUSORTI_ADDRESSES);
    if (plan.shape.workgroup_size == 0 && request->algorithm == GPUSORT_ONESWEEP)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_UNSUPPORTED,
                             ctx->caps.relaxed ? "GPUSORT_ONESWEEP needs acquire and release, which Metal's atomics lack"
                                               : "GPUSORT_ONESWEEP needs subgroup operations (basic, ballot, arithmetic)");
    if (plan.shape.workgroup_size == 0)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_UNSUPPORTED,
                             "this device's workgroups are too small: %u invocations, %u bytes shared",
                             ctx->caps.max_invocations, ctx->caps.max_shared);
    *out = plan;
    return GPUSORT_OK;
}

/* ---- all plans between two requests, which differ in numbers alone ---- */
typedef gpusort_result (*gpusorti_visit_plan)(void *user, const gpusorti_plan *plan);

/* Visits a plan for each range of counts in which plans differ in sizes alone: that of the greatest count and of `most`,
 * which takes the most scratch; what holds for it holds for the whole range. Limits, segments and rows between those of
 * `least` and `most` all lead to these plans, but the fewer there are of them, the more elements can be bound: so where some
 * of these requests bind their buffers and others take addresses, both plans are visited. */
static gpusort_result gpusorti_each_count(const gpusort_context *ctx, const gpusorti_request *least,
                                          const gpusorti_request *most, gpusorti_visit_plan visit, void *user) {
    gpusorti_request from = *least, to = *most;
    gpusort_result result = GPUSORT_OK;
    uint64_t count;
    for (count = least->count; count <= most->count && result == GPUSORT_OK; count++) {
        gpusorti_plan plan, of_least, last;
        uint32_t end, bound;
        to.count = (uint32_t)count;
        plan = gpusorti_choose(ctx, &to, most->mode);
        end = gpusorti_last_count(ctx, &plan, most->count);
        of_least = plan;
        of_least.request = *least;
        bound = gpusorti_bound_count(ctx, &of_least, (uint32_t)count, end);
        if (plan.shape.workgroup_size != 0 && bound >= count) {
            last = gpusorti_plan_at(ctx, plan, bound);
            result = visit(user, &last);
        }
        bound = gpusorti_bound_count(ctx, &plan, (uint32_t)count, end);
        if (plan.shape.workgroup_size != 0 && bound < end && most->addresses && result == GPUSORT_OK) {
            from.count = bound + 1;
            to.count = end;
            from.mode = to.mode = GPUSORTI_ADDRESSES;
            result = gpusorti_each_count(ctx, &from, &to, visit, user);
            to.mode = most->mode;
        }
        count = end;
    }
    return result;
}

/* The same for each range of limits. */
static gpusort_result gpusorti_each_limit(const gpusort_context *ctx, const gpusorti_request *least,
                                          const gpusorti_request *most, gpusorti_visit_plan visit, void *user) {
    gpusorti_request from = *least, to = *most;
    gpusort_result result = GPUSORT_OK;
    uint64_t limit;
    for (limit = least->limit; limit <= most->limit && result == GPUSORT_OK; limit++) {
        from.limit = (uint32_t)limit;
        limit = to.limit = gpusorti_next_change(ctx, &from, GPUSORTI_LIMITS, most->limit);
        result = gpusorti_each_count(ctx, &from, &to, visit, user);
    }
    return result;
}

/* All plans for rows of the request's length, or offsets, or one array: for every count, limit and number of segments up to
 * the request's. */
static gpusort_result gpusorti_each_plan(const gpusort_context *ctx, const gpusorti_request *request,
                                         gpusorti_visit_plan visit, void *user) {
    gpusorti_request least = *request;
    least.count = 1;
    least.limit = gpusorti_min(request->limit, 1);
    least.segments = gpusorti_min(request->segments, 1);
    return gpusorti_each_limit(ctx, &least, request, visit, user);
}

/* And those of all shorter rows that are shorter than the array. */
static gpusort_result gpusorti_each_shorter_row(const gpusort_context *ctx, const gpusorti_request *request,
                                                gpusorti_visit_plan visit, void *user) {
    gpusorti_request from = *request, to = *request;
    gpusort_result result = GPUSORT_OK;
    uint64_t row;
    from.limit = gpusorti_min(request->limit, 1);
    if (request->segmentation != GPUSORTI_ROWS) return GPUSORT_OK;
    for (row = 1; row <= request->segment_size && row < request->count && result == GPUSORT_OK; row++) {
        from.segment_size = to.shortest_row = (uint32_t)row;
        from.count = (uint32_t)row + 1;
        row = to.segment_size = from.shortest_row = gpusorti_next_change(ctx, &from, GPUSORTI_ROW_LENGTHS,
                                                                        request->segment_size);
        result = gpusorti_each_limit(ctx, &from, &to, visit, user);
    }
    return result;
}

/* Check, fill in, bind, plan. No elements are planned as one, so that errors are still reported. own: of gpusort_sort(). */
static gpusort_result gpusorti_resolve(const gpusort_context *ctx, const gpusort_cmd_args *args, int own,
                                       gpusorti_plan *plan) {
    gpusorti_request request;
    gpusort_result result = gpusorti_check_args(&ctx->host, own ? "gpusort_host_args" : "gpusort_cmd_args", args);
    if (result != GPUSORT_OK) return result;
    request = gpusorti_request_of(args);
    result = gpusorti_bind_request(ctx, args->flags, own, &request);
    if (result != GPUSORT_OK) return result;
    request.count = gpusorti_max(request.count, 1);
    result = gpusorti_make_plan(ctx, &request, own, plan);
    plan->request.count = (uint32_t)args->count;
    return result;
}
/* ---- >>step: one dispatch: kernel, constants, arguments, bindings ---- */
/* ---- one step: a dispatch, after a barrier that makes the steps before it visible ---- */
typedef struct gpusorti_step {
    enum gpusorti_kernel kernel;
    gpusorti_spec spec;
    gpusorti_push push;
    gpusort_range bound[GPUSORTI_BINDINGS]; /* keys, values, second keys, control block, second values */
    uint64_t range[GPUSORTI_BINDINGS];      /* bytes; 0: this sort does not use it */
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
    step->range[2] = gpusorti_unpacked_size(plan);
    step->range[4] = 0;
    step->spec.key_stored_bits = plan->request.key_bits < 32 ? plan->request.key_bits : 32;
    gpusorti_visit_step(walk);
}

/* Moves values as rows of words, or takes the keys out of them: variant as gather.comp's. */
static void gpusorti_walk_rows(gpusorti_walk *walk, uint32_t variant) {
    const gpusorti_request *r = &walk->plan->request;
    const gpusorti_layout *layout = &walk->plan->layout;
    const uint64_t size = gpusorti_values_size(r);
    const uint64_t words = variant & GPUSORTI_PACKED_ROWS ? gpusorti_packed_rows(r) * r->value_size / 4
                           : variant & GPUSORTI_IDENTITY  ? r->count
                                                          : (uint64_t)r->count * r->value_size / 4;
    gpusorti_step *step = gpusorti_start_stride(walk, GPUSORTI_KERNEL_gather, variant, words, GPUSORTI_MOST_STRIDE_GROUPS);
    gpusorti_gather_args *args = &step->push.own.gather;
    step->bound[1] = walk->args->values;
    step->range[1] = size;
    if (variant & GPUSORTI_PACKED_ROWS) {
        step->indirect = -1;
        args->limit = r->limit;
        args->as_array = (uint32_t)gpusorti_rows_lie_as_array(r);
        args->segments = r->segments;
        args->size = r->segmentation == GPUSORTI_OFFSETS ? 0
                     : r->segmentation == GPUSORTI_ROWS  ? r->segment_size
                                                         : 0xffffffffu;
        args->offsets = gpusorti_bind_offsets(walk, 0);
    }
    step->bound[2] = gpusorti_offset(walk->args->scratch, layout->values);
    step->range[2] = r->wide ? 4 * (uint64_t)r->count : 0;
    step->bound[4] = gpusorti_offset(walk->args->scratch, layout->rows);
    step->range[4] = gpusorti_rows_size(r);
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
    step->range[2] = step->range[4] = 0;
    args->offsets = gpusorti_bind_offsets(walk, 2);
    args->group = group;
    args->at_once = gpusorti_small_segment(plan);
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
    step.range[0] = plan->unpacked ? gpusorti_unpacked_size(plan) : gpusorti_keys_size(r);
    step.range[1] = (uint64_t)r->count * r->value_words * 4;
    step.range[2] = gpusorti_keys_alt_size(plan);
    step.range[3] = layout->keys - layout->control;
    step.bound[4] = gpusorti_offset(args->scratch, plan->paired ? layout->keys_alt + 4 : layout->values_alt);
    step.range[4] = gpusorti_values_alt_size(plan);
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

static uint64_t gpusorti_address(const gpusort_context *ctx, gpusort_range range) {
    GPUSORTI_STRUCT(VkBufferDeviceAddressInfoKHR, info, BUFFER_DEVICE_ADDRESS_INFO);
    if (range.buffer == VK_NULL_HANDLE) return 0;
    info.buffer = range.buffer;
    return ctx->vk.GetBufferDeviceAddress(ctx->device, &info) + range.offset;
}

/* Buffers that a step does not use still need something bound where the kernel names them: the control block. Where a kernel
 * is given one buffer less, the second values lie behind the second keys in theirs. */
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
    for (i = 0; i < gpusorti_bindings(ctx); i++) {
        uint32_t from = step->range[i] != 0 ? i : step->range[3] != 0 ? 3 : 0;
        infos[i].buffer = step->bound[from].buffer;
        infos[i].offset = step->bound[from].offset;
        infos[i].range = step->range[from];
        if (from == 3 && step->keeps_sizes) {
            infos[i].offset += 4 * GPUSORTI_SIZES_END;
            infos[i].range -= 4 * GPUSORTI_SIZES_END;
        }
        if (i == 2 && ctx->caps.few_bindings && step->range[4] != 0) {
            infos[i].buffer = step->bound[2].buffer;
            infos[i].offset = step->bound[2].offset;
            infos[i].range = step->bound[4].offset + step->range[4] - step->bound[2].offset;
        }
        writes[i].sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET;
        writes[i].dstSet = set;
        writes[i].dstBinding = i;
        writes[i].descriptorCount = 1;
        writes[i].descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
        writes[i].pBufferInfo = &infos[i];
    }
    if (plan->mode == GPUSORTI_POOLED_BUFFERS) {
        ctx->vk.UpdateDescriptorSets(ctx->device, gpusorti_bindings(ctx), writes, 0, NULL);
        ctx->vk.CmdBindDescriptorSets(recorder->commands, VK_PIPELINE_BIND_POINT_COMPUTE, ctx->buffer_layout, 0, 1,
                                      &set, 0, NULL);
    } else
        ctx->vk.CmdPushDescriptorSet(recorder->commands, VK_PIPELINE_BIND_POINT_COMPUTE, ctx->buffer_layout, 0,
                                     gpusorti_bindings(ctx), writes);
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
        push.keys = gpusorti_address(ctx, step->bound[0]);
        push.values = gpusorti_address(ctx, step->bound[1]);
        push.keys_alt = gpusorti_address(ctx, step->bound[2]);
        push.values_alt = gpusorti_address(ctx, step->bound[4]);
        push.control = gpusorti_address(ctx, step->bound[3]);
        ctx->vk.CmdPushConstants(recorder->commands, ctx->address_layout, VK_SHADER_STAGE_COMPUTE_BIT, 0,
                                 GPUSORTI_PUSH_ADDRESSES + GPUSORTI_PUSH_WORDS * (uint32_t)sizeof(uint32_t), &push);
    } else {
        result = gpusorti_bind_buffers(recorder, plan, step);
        if (result != GPUSORT_OK) return result;
        if (!ctx->caps.few_bindings) push.values_alt_base = 0;
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

/* Visitors that record nothing: note what is missing; find out whether anything is (user: points to the context's). */
static gpusort_result gpusorti_prepare_step(void *user, const gpusorti_plan *plan, const gpusorti_step *step) {
    return gpusorti_want_pipeline((gpusort_context *)user, step->kernel, &step->spec,
                                  plan->mode == GPUSORTI_ADDRESSES);
}

static gpusort_result gpusorti_find_step(void *user, const gpusorti_plan *plan, const gpusorti_step *step) {
    const gpusort_context *ctx = *(const gpusort_context *const *)user;
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
    if (checks.result == GPUSORT_OK && offset % place->alignment != 0)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT, "%s.offset: %llu is not a multiple of %llu", what,
                             (unsigned long long)offset, (unsigned long long)place->alignment);
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
    if (plan->mode == GPUSORTI_ADDRESSES) memory->usage |= VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;
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

static const char *const gpusorti_buffer_names[GPUSORTI_OWN_BUFFERS] = {"keys", "values", "segments", "scratch", "staging"};

static gpusort_result gpusorti_check_allocation(const gpusort_context *ctx, int which, uint64_t size) {
    if (ctx->caps.max_allocation == 0 || size <= ctx->caps.max_allocation) return GPUSORT_OK;
    return gpusorti_fail(&ctx->host, GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY,
                         "%s: %llu bytes are over the device's maxMemoryAllocationSize of %llu",
                         gpusorti_buffer_names[which], (unsigned long long)size,
                         (unsigned long long)ctx->caps.max_allocation);
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
    GPUSORTI_STRUCT(VkMemoryAllocateFlagsInfo, flags, MEMORY_ALLOCATE_FLAGS_INFO);
    gpusort_result result = gpusorti_check_allocation(ctx, which, size);
    if (result != GPUSORT_OK) return result;

    info.size = size;
    info.usage = VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;
    if (!staging) info.usage |= VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT;
    if (!staging && (ctx->enabled & GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS)) {
        info.usage |= VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT_KHR;
        flags.flags = VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT_KHR;
        allocate.pNext = &flags;
    }
    result = GPUSORTI_CALL(ctx, CreateBuffer, (ctx->device, &info, ctx->vk_allocator, &b->buffer));
    if (result != GPUSORT_OK) return result;
    ctx->vk.GetBufferMemoryRequirements(ctx->device, b->buffer, &requirements);
    result = gpusorti_check_allocation(ctx, which, requirements.size);
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
                                 "gpusort_desc.memory_budget: %llu bytes do not hold %llu more for %s",
                                 (unsigned long long)ctx->memory_budget, (unsigned long long)size,
                                 gpusorti_buffer_names[which]);
        ctx->memory_used += size;
    }
    b->size = size;
    result = gpusorti_create_buffer(ctx, which, size, mapped, others);
    if (result != GPUSORT_OK) gpusorti_release_buffer(ctx, which);
    return result;
}

/* Memory for the buffer that is the host's own, from start on. */
static VkResult gpusorti_bind_pages(gpusort_context *ctx, gpusorti_buffer *b, void *start, uint32_t types) {
    const VkMemoryPropertyFlags host = VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
    VkMemoryRequirements requirements;
    uint32_t i;
    VkResult vr;
    GPUSORTI_STRUCT(VkImportMemoryHostPointerInfoEXT, pages, IMPORT_MEMORY_HOST_POINTER_INFO_EXT);
    GPUSORTI_STRUCT(VkMemoryAllocateInfo, allocate, MEMORY_ALLOCATE_INFO);
    GPUSORTI_STRUCT(VkMemoryAllocateFlagsInfo, flags, MEMORY_ALLOCATE_FLAGS_INFO);
    flags.flags = VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT_KHR;
    if (ctx->enabled & GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS) pages.pNext = &flags;
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

/* The caller's pages around the bytes as a buffer; *at is where the bytes are in it. 0: the device does not take them. */
static int gpusorti_import(gpusort_context *ctx, gpusorti_buffer *b, const char *bytes, uint64_t size, uint64_t *at) {
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
    if (ctx->enabled & GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS) info.usage |= VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT_KHR;
    vr = ctx->caps.max_allocation != 0 && b->size > ctx->caps.max_allocation
             ? VK_ERROR_OUT_OF_DEVICE_MEMORY
             : ctx->vk.GetMemoryHostPointerPropertiesEXT(ctx->device, kind, start, &pointer);
    if (vr == VK_SUCCESS) vr = ctx->vk.CreateBuffer(ctx->device, &info, ctx->vk_allocator, &b->buffer);
    if (vr == VK_SUCCESS) vr = gpusorti_bind_pages(ctx, b, start, pointer.memoryTypeBits);
    if (vr == VK_SUCCESS) return 1;
    gpusorti_free_buffer(ctx, b);
    gpusorti_log(&ctx->host, GPUSORTI_LOG_INFO, "pages of the caller's are not imported: VkResult %d", (int)vr);
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
    if (result == GPUSORT_OK && !ctx->submissions[0].commands) {
        allocate.commandPool = ctx->command_pool;
        allocate.level = VK_COMMAND_BUFFER_LEVEL_PRIMARY;
        allocate.commandBufferCount = GPUSORTI_SLOTS;
        result = GPUSORTI_CALL(ctx, AllocateCommandBuffers, (ctx->device, &allocate, commands));
        for (i = 0; i < GPUSORTI_SLOTS && result == GPUSORT_OK; i++) ctx->submissions[i].commands = commands[i];
    }
    for (i = 0; i < GPUSORTI_SLOTS && result == GPUSORT_OK; i++)
        if (ctx->submissions[i].fence == VK_NULL_HANDLE)
            result = GPUSORTI_CALL(ctx, CreateFence, (ctx->device, &fence, ctx->vk_allocator, &ctx->submissions[i].fence));
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
    size.descriptorCount = sets * gpusorti_bindings(ctx);
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
        const gpusort_result waited = gpusorti_wait(ctx, &ctx->submissions[i]);
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
    *slot = &ctx->submissions[ctx->turn++ % GPUSORTI_SLOTS];
    return gpusorti_wait(ctx, *slot);
}

/* Where the piece is in staging memory, if it goes with that slot. */
static void gpusorti_stage(gpusorti_call *call, gpusorti_piece *piece, const gpusorti_slot *slot) {
    piece->buffer = call->ctx->buffers[GPUSORTI_OWN_STAGING].buffer;
    piece->at = (uint64_t)(slot - call->ctx->submissions) * call->piece_size;
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
                                          &ctx->submissions[(turn + (uint32_t)(i - ahead - first)) % GPUSORTI_SLOTS]);
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
    for (i = 0; i < GPUSORTI_SLOTS; i++) pending |= ctx->submissions[i].pending;
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
    gpusorti_refuse(&checks, args->segments && args->segment_count == 0, "segment_count", 0, "0, but segments are set");
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
    const gpusort_context *read_only = ctx;
    gpusorti_request request = call->plan.request;
    double *spent = &ctx->merging_ms[call->cmd.key_type][request.value_words];
    gpusorti_plan plan;
    request.merging = 1;
    if (1e3 * *spent >= ctx->tuning.merging_us || call->plan.rolled || !gpusorti_is_open(&request) ||
        gpusorti_walk_steps(ctx, &call->plan, &call->cmd, gpusorti_find_step, &read_only) == GPUSORT_OK)
        return;
    plan = gpusorti_choose(ctx, &request, request.mode);
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
/* scatter: scatter.comp, 6382 words */
"ab]_~!!!.XbCI_~!!!!aVd_~!!!!cVdWrgbc_~!!{'+~'$Z$d$h$rebf#U}#Tm~#t$9VeW*Vp$;a!h$<~%$<~#$>~$$>Vy`#Y$@a!6$A~%$A}#kh+$Ca",
"!d$D~%$D~#$F~$$Fa!K$Ga!6$H~%$H~#$J~$$J`!K}#072$XVe`!K$ZV{WWcE7$[Ve`$A$dV{W+Vv$h`!-$hV{_~!!!!LVv7}`!)$rV{_~!!!SWbEZ}#",
"U|AX)$-!#!4`EA}#0N/bESWD$.!%VrX($/$.`!.$0!%$.fESW2$1aEEX)$2bEKcF3cBU#X!U~%#XcB^#Y~#W2$3!##W#YX)$4!#a!pW2$5a!tW3$6a!L",
"!4!4W3$7aFE`!#X*$8c!0!%}#Vs~$A$9~$$:X-$9!5W8$;`#&$<$;W:$=V~$<W;$=$>V~bEyW8$@`!4$A$@W:$BV~$AW;$B!E`#8$C~#$D$CW:$EV~$D",
"W;$E$F`!0$G~#$H$GW:$IV~$HW;$I$JV~`!f$K~$}#00$}#1l~#F$L~#a#M$Mc!.$Nc!q$O~%!4$Pc!4$Q~&$Rc#&$S~&$TX0$S}#XD4W:$UVq`&K$U$",
"VVq`!&$WVq`!6$XaJV$YX5$X!3`I{$Z}#hJ&`!&$[a$B$]_~!!!#N!>$[`!:$^~%$U$_Vq`!,$`~&$aa!W$ba!&$c~#!6$da![$e~#aJc$fX/$e$]!>W",
"7$g`!*aJ5$g~)`!D$hVe`!L$ia!_$jX-~#_~!!9g}!4$k}#63%bJK`!3$l`!Ya#_$m_~!!!#{$[aKI$n_~!!!#p$l$m`#5$oX1##~#!%$p_~!!!$.!I$",
"oW:$qVe$.W;$q$r}#4%(`!($sX0#I!2W7$t`!)W:$uVr$tW;$u`J]`!4$vX:$]#IW7$w`!)W:$xVr$wW;$x#OVrbL;bKu`!<$y`Kq!LbL@$y!3`!.$z~",
"$bKP$za!.${a!U`!.$|_~!!!#u#I!>~#$}Xj`!(`#{$~X/$|$}`!{%!`!*W:%#W%%!dK=`!D%$Xo!r$9`!=%%X/%$`!)`!5%&X:#Z%%W7%'`!)W:%(Vr",
"%'W;%(#P`$@%)Vq#XW;%)%*}#5,$%+!I!IW:%,Vq!UW:%-Vq$'W;%-%.Vq}#5o&%/~$%/%0Vr`!h%1X5$9a$H%2`!(a%(%3X/%2#U`#,%4`!*W:%5Vq%",
"4W;%5%6VqbN3aMmclVfMi#zX5$$a#k%7`!.!5bMu%7a!a%8~$tLq#YdLu}#[`U{ki}#&>%8*}#55A89~-8<~'a!`$if:y8'}##A2jj58(8>gw88@h#@a",
"4c%08-cYS`m!!>al~8)a!M8D8Ja4~8N}#6+&8L~28P~(8T~$X@ahf}##H'b:^8LWS$V}##7&8NWS$Wc$2#z~(8M#)~-#z80~#a$U$%~-8S##WX~,$%8+",
"~#e$@8;~(87}##J+XAa!88(cBi`|&a!_8a}#$d'}#l)%8-8%8>8#WJ#X7}%*WS8z7~a8+%J8|8{WJ$'`[%WS%.bP*8Da!M8j!L~)%M8.8%8#88b#H%8~",
"%}#8:%8:828L8C8:b#G|%bWS9.8%a$N%F90b%G8(fB)`j08#a%*`&u`%P8+`83c7r8BWG8Ba!]8A`}l8F~)8H~&8K~#8IWG8I~#8J8_~%8LWG8GWK96W",
"G96}#`]~%H}#!~$$-d$6}#`c/m$1`*#8)}#8N%c$0}#).$8*b%QbB}b!J8-~%bK9Vcc$-aqKc$^XJaFMVcc#S82`!4c$bb<{WZa%O%9~7$:~-gTndTda",
"#A$>`$@a%OcD;a!0!E!08/~%bRDb%^}$!y$a#%8-b!b83~287a#N$Fb%!d!ba!0$J!08:~%dS&c!bd%18;WG8;a!r8.88`WLc%-%:~2$K~%y#mbq%8,b",
"tOc#l8.`!/8-bH;a)x8)c'Bo!X84a%784Vcc#iaB8c#h}#0J&c#m88`!4c#lbTWWZ}#e@0#H~~$z!U%;i%+$L~)$Me$-8(~(8)8&~#b!:$Nf#$h%D8&~",
"(aZ:d$)$Ot%DXOn%H`1/i$&aY.86b!a$P~(8=h$*8@~)8A8<d#($Q~)d%Tl$O8,d!G$Ro%T$T~&XOn%X8(~&8,Vc}#9;&!U`Wx82`%e}#YE&}#Yv$8E`",
")r}!w*~$vdUTdK}$V~$$WbU'8%b!gdTSd(@$Ye$%bK8$Zb,7$]c#aW^b!,eS}!2~$c!X%<~)$^~$b.>$_`0Nd!*bQ[W^a#HfTT8%f!V%=~)$`f#/f!Rb",
"TccN`cW1`'_c!R$,b$Gd#|$a~$$bb$Fc4Db#-$ch$p%>`!{rWwa!H$db7&aT[8&~$8&7~`#%}#<'&b%5b6sa6T8&`dga(78#XD8*}#<h,$dWS$_a#`@$",
"$hWS$c@$WS$b$[b#jb3v$[g#:WS$ic(:$j~%_~!!JZZ$.7}!A$k_~!!RRn~#!A!R8!`!R7~b!+Vc8#`!X7~b!OWXiXqd$Ub$/cP*d3;fOA$ca$n%>e!~",
"gO=b97b!>b'!c5>#UWS$a7~b85%@e%%_~!!RRua#3Ve8#b!Fb!{c&^bX|h>'b$6cPad4|`898)~$%Ae!ba9w%@cfde#D8!bdOd&]$.%BVc$/o*s$n~%e",
"%u$p~)ddn#F~)}#E'(X@aVWd9tb%.}#Pz&Vcb!g8$f'OXOa&~e>,8&~%a[l7~j[j8,_~!!ZH,`![83akub./c%sc#@$.`#189d#@8<~,dj0XGa>q8%cY",
"Ih#@XAbxYa!n8!a!#XK$.a%*X@$.}#,=(!=~%c<'$.`XB8>8/8)c(D%CVc$0W]$.e0n$nd8#a(5a;;$r~&b,-fZXc-Pc'P8,e6J8#~#d!j%D~6c![eTz",
"c(#8)e*d8#~(!#%Eb(}XR!A!A#Qb'=%FhV;8#WTb$Ba&~#Nc7mWJa3Kg!/XAa%Yd*J%GVc$1f/`XS`#F%B8#a'8%CbBb%D8#bC,b*>#Ob!UbDQ%EfgUg",
"iW8&8)WS8'7~b3;b!A}#j+%8,c!x%HVc$2i`Xb+j#Ic@{g!qWS`$'b#%d#J%Ie(X}#Qp)glVa'Qcq3d&k$]~$Vw~'XC`+l%H8$8-a]G8#`caa8I7~b8w",
"f!X8+~'8.~+Vc~,85~+a(-83b0n8*8(a#OgjPg#R#w~.dCJ$]~$Vw~'X=a$k#Icl!c$Bf:/80eCL!=~%aF~8,gq2h!fVc~089~.8;~-}#>O%bl5%JVc$",
"3W]#W~#`J=aJG%#~#jE.8%~'${~+b!s}#J/.e,@%<cr,f#Y8&qcDcK5%=}#J`%f-D}#Hk7e#/!t7}8B8&b>zbuw8!Wa`!'%G878!anl8E8*a/%g$.b4h",
"b#Hbuw`!78586~#87`pGb$,b#U$~~)85d&m88~'$~qqz#I~)b#5%I8&}#Y@.`#ea#>8VbK,}#2g7a!U%A}$8]*8.d#281~58>~'g$jb*{8%a@^b`v8&8",
".}#FC(8i8,d#-`w17~}#9:%bLE!=aE~8*b$Bc2)k!c#I~##Zfu<gtVr%^8y~*b'd8o8!f'rb%f8~d#:b$Ya'{d$E8/`#9b'w%KVc$4cC'd)`c;1a!^#P",
"a']cgp!5j,C#Z8*}#`k&b!Cf3_bB9%LVc$5f*Db!=bKld!`g&)c!`b!>c#Y}#S/4d+1!TVc$6}#PP+!4~$}#O(;bv#8'b&#8-j#,828&}#L'%81}#No/",
"%+~#%,`N*8/`#zc;5d2[80`'0cFcg)G|#,8@g$tb!o8+}#Na1b>*c'!bQEb3fb%l%MVc$7c$6g$9y*T$U7}%.c8jb#%8(~%}#f_$%K`2g!rg*Qj'Z8(}",
"#R$7b(@c7ua$q%L`!_b'fcS+g-S8&c)3d2/e7W%1~%a#F%684`%/bEzb)z8-8GXWa$`8E~&fJ]8I~$b$`%;83}#e*.848#}#hP%8O8.co!aU)}#>i$8=",
"8>!=}#I~$8:}#U_+$8f'-dq'}!'0D`A]a0<h-y8(`#7b%08+~%}#U^&e'G838*cJ~b'FWTan(8,a$d%988jO_b%U`(Y$9a1ua|q8485!=aO581j%Y83~",
"@cV;8G}#%@-8Ib%:8.a!Cc%u8($9a#(%:`A;gN7c{ubj3`$f",
/* scatter_address: scatter.comp -DGPUSORTI_ADDRESS, 6979 words */
"}#-U$_~!!!/sgj.}#-[4rj9}#w2~#Pais}!h~T}#wIE|i#~}}#x@I}#x;~$9bfPhiJdhj~}~}}#y04zhj~}}!hfwjhb#z~,%N~~#W!GV~}#|X)}#5Q%f",
"hf%O~e!G~D}#4TNa3P`7-}!huA8<~-8@~J!M~)8B~*8Ca#B8@~)rhw8G8M~$8Q~&8O~28S~(8W~C%O~6%O~~#)8}~&9!8~~$9!~q91~&93~l99WG99}$",
"#C~)#qlR8%}!&lGgl}k&l8(~08)~2X#7~85`&kbQ}k&]8;~.8>~.8@~&86~087~78H~.8K~.8L~-XJa.xVca%;8-`k%}#0.&}$.($8Ddn8|)p#E~-!=~",
"4$:~`k%'8<~.8@~.8A~N8I~.8L~.8M{)bejs8;8D`G-doTw(/|%+cp!z(/~}~}}$,O7#H~~$g`pol$|ppvWJa3Ic$#8(~&cpve#!8+s%7$O~(80~3XOn",
"%;88~'897~}$9G%gpte!e8<n$&dpne!A8Bs%B$R~(8G~&zplWJannd%F8*c#Fb+&a#Z8Q}#Gm~$v}!pc~%BAS~$AS~~+##z~~#Q%N~~2n",
/* scatter_basic: scatter.comp -DGPUSORTI_BASIC, 5351 words */
"~#Va_~!!!,R}$=L5}#Zf~%(}#}w(}#ZK^fq=}#Z.~(+bp~}$%$$cq=}$k]7`!*`oudo$aou#Zap*$w~#`ou}%Cd%`!8%PX0#)#Fbpx}$ka%cudW7%Q!U",
"!>ap;%Q~#ao4%RVr!U}$$c'}$(&%`!,%SX1#Z!2{oi%0~($a~1ar]#K%Tsoa$g~&$g~#$c}#XC.bwLfoa#`~0bqy}#XK~#w$_~b%T~z#`~6#`~~#'$a~",
"'!S~($b~R$_~B%@~%%T~~4B}$q@+adtWZif:X=a!i!>b5.h#5%@i^7bc1f^28&~.eZ:iXU!tb;4d!&gW}eJ[h5}bL#8&aSs8.8'~)}$+g&!_b!:8+}$,",
"J%cS}8(a-TgP%j6s8,~2b#^bYO}$jV&cYW8&`Kba.G8#e!V#)eU:%P}$()*cfDWS8B#SgMoo#nfgz#Ub/G8(jUW8M8+eW~XGb/bb)F!AXGe'28#!2b!V",
"#)}$wA&bXL8%jV%gMia$d8Yb#&WM%R`Twa0vgW.b.a86cXW!289~'!>~$ihhbOG8'~&fl+XAb1db!lb3P}$^]*cwA#Sc9VWT!Uaf9i#483~%}$;l%}$*",
"*&}$;l%}$qb%XA~#`x$b!E$(a!0dg3b$E!(b*W!_b'scd[Vec!6c8sXFa/[!_XFb!AXNa!,}$W2'`#2a*LWS9$gUZ8An%gb[N9*8&f%L8o~&b!'d%GXG",
"bg1a!E92g%o8%c#7a!08,b&5b3Tc,NbvJWT~'h%gWK8zWG8z`!/8{8|!5}$ON$8xjQ^8zi#NiS%g',XGb(|}$.@%c#4a#H9G8-dZ=8(}$0!-b,zayCl!",
"YWQbXyc&&!4`3t82`&(k]E81~#84~%a!n85%S~.bSpq!n8:~)8-~#j!O8B~%#L8@a#^cz&8G`>8`!78H8I`$c8JWG8Ej$U8Gr&$9j~&b$_8(f%U}%h-%",
"!=~%j!a8't,8j*A9{8)j!ax^m%0~A%0~;%0~<%0~~#A$a~m$a~w$b~)$a~^$_~4%T~F$c~~#i$b~vx%Yx^m$c~G",
/* scatter_basic_address: scatter.comp -DGPUSORTI_BASIC -DGPUSORTI_ADDRESS, 5974 words */
"~#Wb_~!!!-r}$[&A}#OG[~}v]`}#O,I|]b}#Nm~'r}!]Kn}!]GB~}}#M(:#zq]G}#M,~$)$_~d%T~X}$6$c}!]X}8}~&}#M,'}!]Xq91~&93~%}#M,~<",
"-oeD~}f!*gZ1weH8/~~#H8C~W8N~K8W~:8Z~~#U8s~&WS8t7~feKa!.b,(8u~&fd(8$ca`b@nb$I8{!2g!>cI.XFa*=geZ8(~&b#]9(WTc-k9)g]L8Er",
"a]9/ge_8s~897~X8~WG8~~#9!9#~#9$WG8|~-8~~R9K~~$79n~m:#~~+U",
/* segment_scatter: scatter.comp -DGPUSORTI_SEGMENTS, 6647 words */
"~#Va_~!!!/.}$};I}#CiW!+~8!B~LVs%Zbf,%Z~#a!,}#Es%%Z~%%Z~%%Z~%%Z~%%Z~$`!'}&j$%%Z~%%Z~%%Z~%%Z~$`!'Wtag6%ZWv~#Vv`!e}#D[6",
"#%~4$C~DbgScgy$G}#G.8}$6eD}#E6U}$6F&bea_~!!c>g%U!%a!(a!7%V%U`!&%W!%%UW2%X!%a!+%Y!4}$7$2}$6tgwg3bg{}#E*A}%e,*}#E24!+~",
"$!+~)}#F3%}#E60!B~$!B~)bj9}#E:W_~!#NT@%Zej*gj2%[W(%ZW;%[~#bbzbj.}#EX0#%~$#%~*$C~$$C~~#+bk7}#E]~#8dkl!Jagf%]`e`!Jbkl%",
"]!3glz$G~%$G}#Jm+!FV{ahh}&qo&bl2bfGbmadh`}$7li~}}$7S+dj4#N}$7S.#w~,#z~F}$8Y,$x~#}$8G%}$7f~#0fjO%N}$7UNljGbj#a4~`3-h4",
"~8)di0XS%U7}%^8+XJ#qa4(}#):&bbqVr}#)0%Vl}#ex-8-oH%}#d]$%``Htb;{aH[a5K8'8(!>a!v8$}&tu&fD7!5ge#%NfjgkhT%N`@`c!T!=f>v8#",
"di/%@8%~$X@aM>hh$8@8>80}$5.'8R~&8T8S~$8T~'85~$88~'niF8=~/ak{bhG`Ht`WbghG}#fo%8S8TbhM8U8T8F8Ac>,WK8eWG8ecg9}#D4~2V}#~",
",,ghgXAa))}#vi,cm3gwR}%s6'!F}#Uw<b`&j$Fb!_%U%^Vc%Vg#W!;~(!J8%b#x}#]U+}%mS-c2I#q}$+R'8(!5k!F8+!A~+XAaKZ8%h~_ex180b!'8",
"18.XAbWmd|W8&_~!!k7M%U`,d`%i8)8%faT%WW]`!3izVb8GVw}#{`&}%We+%_Vc%X`!Hd%,_~!!ROzb*AVeg#/W^~%W_a!V}#$_1c`R8,X=aWsa8ddz",
"%8/Vzh&K%`h!va7!%_8$8#f$5da/8'c!1hb0X{a$Y`H*g!c!4%aVc%Ygc'#Ff'3a(}c#zicHXS`!4%a8#j&O}%U|&8'ivrdc]z!R#g~2%A}$2%~#{%C~",
"~#C@a~$@a~~#[%D~`%F~+%D~~${%I~h%b~g%c}$1P3%I~%%b~*#N~o#N~3%d~,#w~~#Q#z~M#N~d#N~q#N~~#7%A~%%c~~#/%d~S%F~Z#O~a#O~T%A~*",
"#N~~$J%C~j|#,}$1P~$'%A~3#O~~#i%C~~$0",
/* segment_scatter_address: scatter.comp -DGPUSORTI_SEGMENTS -DGPUSORTI_ADDRESS, 7259 words */
"~#Wb_~!!!0J}%#3=|m1Vs%ebj,%e~#V}`!'}#Rt%%e~%%e~%%e~%%e~%%e~%%e~%%e~%%e~%%e~%%e~$`!'}'LD%%e~%%e~%%e~%%e~$`!'_~!!!!4Vt",
"_~!!!##~#_~!!!!5Vt_~!!!#'Vv`!~}#Rz:!+~@ckz!B~/}%#Wf}!kx~#uajk}#S0*_~!#w,4%e}#TK&njB%fW(%eW;%f}#TR)#[Vw}#TF%bl-}#S[wd",
"lq}#S[%}#U.%}#S`CbjG}#Sd~$;bn7}#Sh)jkR#z~$bkk}#XT-!B~%!B~%}']s+!cWxbkQ}!kM~$0%N~,%O~~#h}#Wb%fkQ%g~$bs:}!kU~#l!_~3%g~",
"6%g~(#y~`~}}#R!~:2ms1#z~C}&FH4!F~'qsA![`)X`sAd!AzsC!G~/p#)8%~$}&@e.e03fsT8+!5}&@a&8!g!J8.!Ab0[f!3a$=86csX!c~[!M~O!c~",
"hm&!bsf8'b2~8#f$Eb!l8*}#vb-fsj8.~>!K~~&RB4~$B4~~*N%N~~#Q%O~~2n",
/* segment_scatter_basic: scatter.comp -DGPUSORTI_SEGMENTS -DGPUSORTI_BASIC, 5626 words */
"~#Va_~!!!-*}%&:5}#ae~%P}$I%(}#aJ|}#a2~(j}$J1-}$It,#K~#bt,bq4bt0cqi$u~#bsK}$J/%}$J+~#/$u~Cfry#w~$bu.qry~}$_~E%T}#_OF#",
"w~6#w~S$a~'!S~($b~~9}}$DH2%C~5}%)<]%C~.%A~*%C~*#L~X#O~|#L~~&4#L~fiV'c',}%)<V#L~l#L~M#O~b%Cc)i}$C^;t,8c#n}%)<~$@%C~k|",
"#,}$C^~$&%A~~#|%C~~$0",
/* segment_scatter_basic_address: scatter.comp -DGPUSORTI_SEGMENTS -DGPUSORTI_BASIC -DGPUSORTI_ADDRESS, 6260 words */
"~#Wb_~!!!.J}%)<A}#UP~$3j`^}#U5}}#T{~(>}!`8~$4%N}#S2(}!`<~#p!_}$>jR#y}!`<[}#S6~C4}!hQH}%,JLwhU8/~~#H8C~P}%,J~&J#L~m|h",
"l9K~~$79n~m:#~~+U",
/* histogram: histogram.comp, 20088 words */
"~#Va_~!!!J~~$}(kAW&6~%&6~%&6~%&6~%&6~%&6~%&6~%&6~$`!'}#IW%&6~%&6~%&6~%&6~%&6~%&6~$`!'Wxai.&6W!~$&6Vo~#Vv`!t}&OF~$-aj",
"n}%qj-}(N=;}#Jp5})9G7_~!!JW5%h}$>s%%i%ha!8%j%h%hW2%k!U%h`!0%l`!'!UbjOcj5Y(%maiXW2%n%ma!0%o!%%mW3%p!%`!2djK}(O,+X(%qa",
"j9%r!#a#*%s!4`!u%ta!7X)%ub!(Y(%vaieX(%w%v`!1%x!#%va!,%y%t%vX(%z`!J_~!!9gj%{W'W2%|%{a!H%}`!.a!(%~!#a#[_~!!ROF&!b!oW3&",
"#&!a#i!4X)&$&!a!(W2&%~#&!W3&&`!Ab#)&'!4%vY*&(`#Aak:&)&(~#a$5&*`!:a#<&+`!&`#s&,a!FX)&-!#&(`!3W3&.a#[`!*_~!!k6z&/bkXb!",
"2&0a!za#`&1!#`!I&2!%~$&3!#a!1W0&4`k{&5a#w`!E}(Q0&}(p]UW|&6~$nl+&7W(&6W;&7}(pgDdl3}&Qh~%{}&O('&8~##)~%&8})dI:&9~$`!,&",
":_~6soGy_~!!ROT%h&;!3`iSbm!brt}(UA)#w~$bq8`!:&<_~b]O5M`!&&=_~B>gZH~#&>_~B>gZG~#&@W%}#M6%}(TY$Y-%m&A#T#Taq+&B_~%w5o1b",
"q/`!X&CX:!Aal8&D_~^e:F^}$Aj$`!`&EX-#7a!=&FX0~#&G_~!!!#G`!&&H_~!!!!7}(V-%#w~#bm5bk#}(ub9`!.&I_~!!!%Z}(U;*%)al+%)`msbm",
"{`!M&Jc$u&Ka!(`!o&LX/&Kcl+&LalO$g~#`n5`!;&Mc!B&Nc!(&O~$`!]}$C~%&Pc!2&Qc!X&RX/&Q~$%!`!*alb%!~#$aa!B&S~&&Tc!(&U~$W:&VV",
"q%hW;&V$bal|&WX0#0}'E`$&XX1&W}(V^$&YXj&Xa!.&ZX0&Y!A~#&[Xj&Z!J~#&]X1&Y&[~#&^X:&]`oa&_Vq%tW;&_`mR}'F5)&`X1~#}$Dc&!%&a`",
"!,a!`&bX1#Fa!(&c~$W:&dVq%mW;&d%*`$:&eVq!4}$E0&#M`oubpU})B@,a!&%0a&P&f_~!!!']~#&g_~!!!#y!>&f`#|&hX/&g`!)`!c&iX1&ha!i&",
"jc!(&k`%I#GbqU&ka'/&l_~!!!#o#w#z`!H&mX/&l&h}$C;%&mapp%4}%wg%bpQ`!L&nXj&h#)`!(&o~$`!2&p_~!!!-9~#&q`!]&pbo;&qao[&rX/%N",
"a!V&s`!*aq2&s~#&taq.&u`!La+9&v`!;#)~#&w`!*aq,&w~#&xa#Z&y~$&z_~!!)w2`!D&{Xj!>#)})y*)`!0&|`!R!JW:&}Vr!4W;&}&~VrW7'!`'[",
"aq)'!~#'#a!S'$a!q'%X:!L#IW4%{'&_~1Sg>4})yS'''W(`!}'(`'Y!Aa'K')Y7#Ia#-'*X/')#Ia#e'+Xj#I'*`!(',~&'-`%qa*C'.`!I'-&Y`!/'",
"/X:'.}$GY%'/W:%/~$%/'0a!u'1a!Hcsv!%'2W-`!0'3X:!5a(k'4_~IdN>h`!,'5c%%$vX:&Y#I}$Gb$c!('6Xj${a#!'7`!fa!.'8Xj'7'*W7'9`!)",
"W:':Vr'9W;':';a$5'<_~CiVZ6~#'=b&J!4'>cwi!bWv`!2'@c#I'Ac!b'B`$D##`!('Ca!b`$5'Da$9'Ea!&'F`$N'G!%`'x'HVr'GW;'H'IVr`!&'J",
"~#&}'K~#$U%.Vq}#U[%WD'L!4Vw`!U'Ma!b`#%'NauS'O`!f#G~#'PX0'N'Obuh`!,'Q`&-&F}$IM%'Q!3duQW;&e%6auh'Ra!&'S})GX&a'!'Ta#Set",
"3!%'Uc*b'VX-'U}$K]$'W~$'Xa(K'YXj&Ya,s'ZX1#Ua$X'[X1!2#7})Gj'']_~!!!!J~#'^_~!!!!N`!&'__~!!!!Z~#'`_~!!!!_`#['aa$L'bWu_~",
"!!JWL!4'c_~!!!#q#z`!+'dY>`!&'eY@`!m'fa#!W7'g`&'a}6'g`!a'hc$W'ic!('j`,Ba$^'kX0#]'j`!M'l_~!!!#D`!&'mY#})Hj''n_~!!!#i~#",
"'oXf`!*'pYB`.('q`&L!3}#X=''r_~!!!!R`!}'sYD#w`!+'tVt`!&'uY!~#'v_~!!!!9~#'w_~!!!!=`#('xY8&l%OY-%t'y`-AiuV_~!!9gT`;i`!d",
"'z_~bYc|3`!&'{_~!!!#7~#'|_~!!!#9~#'}X}~#'~Y!})ID4cr3fr<!2~*})36)'xb<igt}cUfbC:aHe'x80`DIe=.}#A|(#6cF0h!F}#Fq&h@#89da",
"!%Ow!v%O8(~#gEbc!vbW]hEabLd!3`PD%.bO$%.})Tv4!Fn!u8'`B=`v:%6}):X%8MhZo})3-$%6bF_8#})5R&8$}#NB%}%yY&aaa8(#S8'`vD&;WS%*",
"&AWS$c'yWS'R!3WS'S`!%'W~#'X~#$i})6I&})%I0f$4!Xf!9#0f#>82~#aY,8a#Z~$8b#Z}&$V5bQ|bccgAx8&#ZaE&8l8!}%~!(awy(C`AYbAXWY&(",
"7}(A8q828j8;XJa!TVwWJ%h`CQa$&(%8#8@bBi})3`%8/`$=})b&%82~&8784~'8:~#8'm!~9%~)}#~&%})s2%8+XQ~$9$~)c],9(h_[8/`S~8HbCI80",
"8Ij#m83~%93~-8$bK;bJ>(E828BXN!U8:8;8!_~!!s/F`!7(L86848X8H`uXaCz8Bg!aWY`!/(M8;899>97dyi8E8F8/`Hybj'aNg8=XS`!U(N8EaY|(",
"O9<a!Ui|m9Hd(-&l~*n(^&l8(~,X<`!2(Wezk8&8+`%mbE{g$Ia#)(X9Pb(Ebzj9X8c8w8g9RcEE9ZWG9Z})!{9~}}&_]~0F!U(!i%3#`fXD8&~.8'8#",
"}*!%~'t&9~~#<%h(#Vc%in)+btw8&W^bkyc&f8(b$F8)b*[8)d;{8%bx5c$[8%a%D8.8-XQa!|&:XZa!'h#ua3>bv{!I8'c%%XNb!'b!1b!id'`80c#Q",
"d9c8)bp$`-s8*_~!!ROy%ha!g!2ex>!hjae8$}$Bc/!J}$;U+`([a1Na#,!5a(f8(bm=`$&bi:`+U8)a$I($Vc%jW]%hci5aisc.G}%ne&a#/8$b)Pch",
"w%k`!Eii[bdA}#XQ'_~!!JXT}#7:)a!]aaZa'#e!V(%Vc%l~#h4j#w}$A0*b&oVcc*/cj*X=e!,8+d!`}#*f-8*`zrc!o(&~=`zxf!o`y4{!of~kk>4`",
"$Nb$7cqy&<})((3X@a!p&<_~!!RO3!/`!K_~!!!!o8'X!dg%#2`/qm>/kz)WUa&,&=j*=8'&=`/Vc!+&>8(e*f8#~$k{!}#=3&c#Dd}%c#kgyI&@b1;a",
";w`3G!;b!B%m('Vc%nn)-WUaB)&=XQb*Ak*SWUapA&=Xba!9c1!b*@`)ChF<}*%H%W`a$L8/80b#Hc-:82c&Lb)L&Bk!mXGa$3&Cc#jf!m8-~#kJ3b%9",
"&Da!b`*ybE|&Bjru&B81b*n!5~&82~%83c&#'zXAa0Qm!QWK8H`!ne.J8/818&8#}$HH%XI`!D#T8>#T81#T8#$k8-b!-8@#T82#T8$8I8.XIa&08A`h",
"T`-q8$8/YO%mb)Je}o%oW]%me)mVw`HCa)m_~!!JXba#&&EbC{!3&=b&n}##!(h%sb'Wf}|!hkjzm+7hy`}##I%8,8&}(|!38*~$8.~(8-8.8'~#}#+Z",
"%}$J^*XD8.i~XWTa'j8#b!l`wwc#D((Vc%p`$$blEn@[W`a&.`F!d!(d*%!4~$n4d&F8&}##6,b&:ck;8)i07aqxXWavY}(yw&&G!3`/qdD08.e+58;V",
"wb)Hb<#Vw_~!!Ba*~$e1c8$}$S@$b5}&HX@b!XW`a&e88!3a#$8@8!cH!jte8%8>}&Iv$c:g8Ge'O&G8*b4+f(x8K8(}**i0!=c;Ba#r8)d;B8O~#d$5",
"83}#HN%f!Z8S8)~/8)~)8*~#bnd8:8!c#c})K,%X[a3s8I8687e+|%D})EJ~+<}#/#'aS{&IbJ9()Vc%qc)aawH$V8#fxv&J~#c3d&M8(!3a!:$W}#!I",
"88)~'%JVc%rcLRf9eb!naT:c!m&Ne&x&O`!mc=fb!r}##t,!#(*p!`$_~)&P~(&S~+$a~*}$XW'z{Lb!o8'f$=&T~(&U8,~%$a~:}%'b%`(ckz(b%6(+",
"eG3bZ[c]YcZadAM(,Vc%s~#d8z&^hB8XJa,0bF[&^~%e._bO5c:gWQo'UbR9cFj&^j_,8(f*,!4aMkd04%t(-Vc%ua.Xi9E#F8#XG}#-{(`(SYO%t`!W",
"}$[e%}$a3,b|Y!=gF:b#Uc,f&`c$((.`:Kl!HXKb!ob!0#[e!V`Fcc#%h:h%Ie1Zc>J}$IS%b,_##XGf<W&a}$^d'j!Hc<Rc.'WQk4%b32&bb2vbCWa2",
"vWNa9}#2c.1j^a##8,b#(&clbbd<S(/e&0WM&e7}%*`Yfa#k}#7d1%D8(c/Gh5f!J~$}#@-)m3*})vx%}&c>+c`ph4lbct#Lk!@8*~,}#=w&g^ia$384",
"!JbD|c2[b,J8-d&s!#(0b)W})xc)!IWS%0!3a(]%v(1Vc%w}*`[)8#&hb2$dEw&ib.y8$bdN#T8!b/T!2bF:!2d^l8!g!98(!2d!Q&j~%8,~'YO%v`07",
"8&d,.%KVc%xW]%v~$e+Q!Ua;2b)eh`mb#7b9Q&he$D&lf8)f!@a+!&l8!b+p`SU}#)c%a+pc%^XKaP'80bE.}*@V>8'~;aJY888<a#Y8>Vw~&X@bR/})",
"v)%`&Vl*c!U`8XVeg!E8G~&8,f04`*^hJYWS#L})t^%})|F*(2b%}f$J&ng!Il95!I~$cDYdf&#)~+c%1}#O$(8)&ocY7m)%}#,_)}&gK+}#>h%8$e)u",
"#z`Sthdra_udJ=86}&fu&Xh8:}*E,'!%898:8#7~a2~`;$8#`&*}#*]&a[X82_~!!ZIp`!E#P`%488_~!!ZIr`!)%0~#8<})s&%c$@}$es5bgr&uWK}$",
"_w/a#`&t~&c-f(3Vc%ya'[d$wW_bLeb$T&hj6_%N8&`'7a/|c%vdJ7b!f8%e_zb!D8*}#>D%&xb6:WS&y!3b#T}$fY7&h}$`[+g#jW^a7d#)WTa7Inm4",
"f#o}$b'&8=XKb.sWXh:bb.)#Fg!2&zc:ra*6`A%b%]86b%;&{aFR82XTaAa`!P89}$p8(8<}#9_&X=b9hb01!HbNQ8LXGa%3!_b!6!A~*#)b!'8Qa#{8",
"R#)g$vc&M8*8%a&*&y~#c%ae!y&yXGb!Z}*nA)cdd&|cAIb!>c%db$-c!0cPWc;iXC`1Q(-`gGd+q(4Vc%zc&lc%3WS&~7~}$i.0!A}#CE.'#~%cODa&",
"2`&''$!3b'R(5~#g-X#I}#Hw%'%}&oQ*&Fb#*%{(6Vc%|~$hG@%{7}'&~'!2~$b=tb!8cN;f$XWW8-!5Xaa3tfCX#w8&~#}&lA$}$k:$b#L}#2J&_~!!",
"B`y%{c!&#I_~!!JXB~#8#b!+87_~!!JXE~$b$TbBq(58:XQkR^a!H8:8'c*C%{`)y8.`(9b*'WTa)}b)v85XD8:}$xE)}*q'*W^b=yb%^''`$,}$o<'n",
"M0W^eYC8!e/b'(jAA8'~#}#3.%'+mABW^a#f',}$nQ7'*hSE}#Mg%8*}#Lz&W_aLE'1b!,'*}#hU*}#;P%'0~&WV`Dn`'n8/aFT8+8,!=}*uU%b%*82Y",
"Vc)C81c$La,Q!>b$Lb((g$F}$L~*c(Q8!#FW_a@Ub$3}$vl/d%zcmR}$lc%Xaa#jf=h8(8Ei/UWK8Sd@98+~%brKfH'81ac!f!gb#wb==8$b%h'2c'rc",
"%E8%cQqb!'8*88a*F8>8!f%Pagsb^m83h'xXaa%Z'3g#=a'I8+a!&80b!^8Hb!t`^>cWhb!,Wa`!:(68w8!`'Ka!}_~!!JXva1LdOVa]R8.`b$`(A828",
"/})RG(X=})RU$}#Go%8/WK8wWG8wa#38R8F82dm6(7Vc%}fH#jUQb&q#IX=bPtc$+b<zb(g8+}$uP+bZ$8,#FbKQb5g`c+c#Ud'w!AcRLc',b($b*gg$",
"X83c()8.#I~0b'A8(~$cQr85~*`,1$kb3X}+(Q-8'e1H!U(8`B@l7Nb#8'4`Xra1@}#o-&d&)'5a!8aF6g7cd-;(9Vc%~idOd.6}**$2$vk-B'0}$rj-",
"f$;8*e!N'6~.';}$s82a;F&~k6Ib:(&hf<J8(e4TgkCbh:Veb$%'<XKb*Rc$Fc^6}#H;&b/h$vc*b_~!!ZIhc*HaG*aBHl%Fcg9(+8JXAa*7'=bNE8#`",
"&Sf1:&zd5Y8Mb(E8N}*0e&8(`!@cJTW_a'Q'6b$,e!}8$~$ixXa2N'$~#!2b$!i5e&!(:Vc&#dE8cNVe(F'>b!Tc9cj=('>a/YjCN8-h@Yc@'}#Oj&cb",
"[f!:gqq8%~$c=[f8.85eV%%c8:8&Xab#pb,H8(XWf,M}*^[&8%b,T8<85`)SjRL8.c)U8&~&W^a#2c+:}($q'he:XFb(5bN*!2XQaiK#FlbdfQCc!N8/",
"}+!M*Xaa'edOga[I86`fnjA;8X80b%^81f@{aJvj[-8`8Bl1Ub5.g@{}#MV1!AaBZ8gX!e#7g/'8/~,}#C3$(78o8Z8Qb&`bpOb$y8X8Ib#@8R8Y8&8%",
"Xs&!`!F8^8TcY}&!(;Vc&$i&oq*M'@}#Pm+tZE'*kdZ8/b2('A~&8'~,8+~#8,7~}#N&&}+3&%c0Nd2(8.}#F&)!>~)b*Im'qc&.8>~%WQ}%$>%e+#8B",
"89~,bGFh0>WXaI6g%)8+~,a%K8M_~!!JXka&=#[~)8,~(|2s8,~#l#(W`b5l!3a%[8&ego&!(<Vc&%b%[&!bD5!4fg*}#a2&beDVzb#,8%~%bRNd)$a&",
"[(98,`+io-RWJa+Tb)v'Bf#m}'(,$b^f}*+^%`Xccc3lQQa6781`;_b#U85`WMc/a(=`:zk7eq'3'Cl/_}*AR='D~#'E~##L`!%'Fb@F'I!0~#c!*!=~",
"''J!0~(!=b@_'K#T}#)X$(0}#&{$(485b*S}#-23c@~87`#+}#/K4f/m!>})^*.!5c3^}#+v%c!>}',t&f$881~'8)}'h~4}#^b&gVXb(}82}#Uc)b*^",
"bF<(>`5Z}%*B9'0}*9Z(8&WZ}#T#&&&g3Bjcw8&eRH8(~%}%(%+b(!#0esbc1)8/`$Da'H(>8*`6'}#Qo*WZaMY(@Vc&'cDmgJ/jHX8'cJU}+.6&`%O&",
"Y!2`!4alGk!4WX'L`!G8$_~!!BaHj'i`&2c2ib(+iDw80}%)q('M~$i6q8'~)'Pn!dWS`DpbqqbeV!>a!p8'e4z'Kn)J#NbBs#4}#20.8/}%7F'&((AV",
"c&)c.0gLqbjvh$LXS`$d(18)`$>bo>!U~$a!'8$Vwb+ZamkMF8)8$b!)MG`6]}#)t%MH8+`%oa(L(=80b!_8,~%aMx8'`/E}#Qz%`x;81b#MWJaLIbnT",
"hMoa)%(2b-]gJE}#ja*j#u#z8)~#j$:#PWJaIzWa`gl('}%6p$%*}#ra*#ww!d#w8+~5`W*(#a!d$b~+oQM#Fr!d}%21%8D}%8/$f$##weXr$b!=f#>!",
"2~)j$#a}z!I8MVc}##Q(8N8*~'8eeM&(,}'4>%fEW8iag0b+|hq7e!I(/8+f9x8+~#gS^}#8G.!c~28,~%iNk8*e!q(@8k~(8-8%~#e0e#T8-d!P%N~%",
"cIQn!s%Na!Eg#eXWkCSX>a!of#i8-~#h$%`Ik(38}}%<6$c5A9!WG9!b#/9-8H8$b!)9.8C8%~%9/8Bc#E9085c)fXs&(`!deo1!#(BVc&*c);k,`&]~",
"(&Y}#X-/q,`d!)}#q$$k8ab,u8/8&82b#X}#_d.b-y(CVc!&ih{8##Z~*gGl}#^k2}#;1%eBT80cRWb/{dV_8&b_1(*`&8dGY8-`1/a#.8.f!n80~6}#",
"ZB&gCHXAaF&fWTb9Bc!z8(~&`:-}%/.*b=hb$)(Dn3b%m`Zg}$4H%c$)})xu8d8^cc(b'H}$5v%`UxXN}%Bq-8$Xaa7Lit<82~#nJhi!t}#;Z+g$2cq8",
"8Bl5m8-~#b#;8-~%kyHb9z'Rb2L`4_'Rb,.b*28)b!E&=~-'S~''S~)80c$$8QXNa%4flD8C~$eis8D~#8*}';D%`!-8C8D857~}*RV$8@8A~#8EWG8=",
"a0|8Eh$F`67}*N%'8ZWG8ZbFa(EVc&+~$l_BXWa.kh$1a/r(D8)b(G}#pS(#S})|h:a3#()8&b3(cd|8(c$i8)~%XJasKVccTrccxXNbASa-d`0X}%C)",
"&'Tf!`82}$7&)8AVef!P89Ve~&a0x8+}#2)(8:8*847~8(}%:p%bUA`$M8<`N0}!.~A8;~%u>^o(!bf`b$#8&}#bA)8$dX3WS8$7~cc[XN}#gz$}%<@(",
"8.`4Da#/8.!3n%mb0*8VVc}%:G%a%>8W8;d}l!#(Fe+cfgi`!&($h)V}#d-6l(Z8/~/8+cdP848(c9Hb%N80a#v(&83bHZ(!b8)#l$k8%}#gu'imI%18",
"+'Vh!f}#ey%#T8+}#dh%$k8,c1afQtbTA86b+W(GVc&,f.r}%D7%8$b..&Y`$:b!=(H~)ok6!Jh,}}#%I&czw8'b!_8(`Ox}$@O%!=~$c!h(I~#}#o/.",
"a1{(.8!j*H'W~%8)WS'W~&ghjWNaFxk8D'X}%BQ''X}$+I%c@hb#$(Jllxhw6}+Kr)ix>8)~%8*}%<<;c)}}*Za&`yeb$583`(]g$5}*]/-8-b#A(KVc",
"&-W]`2L}#.:1XJa:!VzXWa4d}%B04t#7c<6'Y~#c.~}#|5&8.`0)a!k83Vcl'e|!jd<~j!j8:WGg$W8,z!W&]~+b7e8G}!#9IbEM(B8!8Pi#88*~$8NW",
"G8N}#pr'&.~(&(d%0b!U'Zk.Uh'^YTaNaa.$(H8)cb&X>a+Yp4bn'3hJ:l}P88~#YTa3{b&u8,8#g4d8&~%a%f8>c&Qk#B8Fb$s8B`&5c#Da!F8FVcbb",
"v&]&YYTaR$b!=8F!3`!kgH8b$a8I8KciCb)$}#7U%a1D8EbI<b.h}*3c0YTaxqa$E(G8Pc+fa$k$c~)%Nk!H8[~$(I8W~$d*z(LVc&/}#qM*f(ccIxa/",
"=g!Za!V(F8+8*b#Ql%hp%Lt&ub&&8!h&t}#D4)88~$b.2(K8:8988bh7aAF(Ja%*cszk$S}!)=Kb$o8!l(%k$x}!!mN(I~0a#V8Y#Zknke`#aIIfD}81",
"i3*a9s#Z8c}$KW%8!8c8b8`e&%!4(MVc&0fHWl,`XUa@d`I!!3lK)`@*d%nb=i}!8~M87jSS8;8%c#pb!:8;f#piCR}$Mt&j!S8E8.~&c[xcYEcon8Fb",
"%'}+3%&8H~'}*Xi(8A~*`8f84`~/b)J`!c8<8=!=a9$8:b!z8B~#d$IfY88KWG8Ka!Z$k8G8E8$}%_/*h+^b'Q}#'K/ei^(NVc&1gwkprT'D~+8(~3'E",
"~(b;Yc!@l9}bO]'[b!>aM8}+0O,'Su!N#7b!>i!Nu(acPOb3^e!NcPWb48d!2c<Jn`UaoD}%RP%cP%f.ViLU8)gEYj&g#]8.cOwcjWd##cU$f~`}*;K4",
"WJa%C}+3j8'D~/'E~8'E~/#L~Ajx,'Fj_H&laIJl!Z#6~,gLdcT>oLd8*}#aT1']g!KXTa8He$vk!i!=~28,~1'^c!Kq!i%Ng'1oIuo!i'_c!Kz!i!=~",
"D'`~%n#RWK8qWG8qb.%(O}#$D(}'bL(!7WXp&8!]XTbDK'b!2g/(8+WS'a7~b!hb!Wa)W'ac+q(PerA}#.%'_~!!RQUb!V}#$t'(Q`!;iGdc-b'c~*g2",
"zb9)e$.'c8(m{kW^a_JbVf}#1''!J}#'N)8-m!JW_ap*#IbTT&G}#=2)j^*a>mbw@(P'dc%>b!,'e~&a#$8@#Ic*vbIFW_aFb#IWY`!'((`du`+%}#3<",
"'8CWG8C~$8F8,}#W.((R}*{'2i+^p84(Q8(b+Kc#B8!b+m}$7~%fV%8%f{@(SVc&2`.u}#Od3'ff>.8'~%8(b8z8*~#}#*g)Vcb!<8+}#)L&b!B8-hf/",
"X@b$$c0vaISe$$!%(Te&=b#]r7(ko4&FW_aB7b&)d#6eo48!`%d}%ec'(UVc&3h45}$b:&g$pmu1W^~$'*~)t67'*~+boY'*ldhWM#p`I8}%`8.}$.),",
"c}4heVVe~*8;~#bbCc!i}#_K$a!h8Db_~b<<leW';8A}#[Q$b4'bKv!>a4'8;i[=8E8=~'8I~+b$;#Igq4u2$}#-N*WUbeWf60bU-}#Gr,8b8a}##X.8",
"ccLKbufa%Gb_N8*`#;cA|}#&'''h~+X=ao['if%5';~%bnR8H#Ibj@b%}8,h#QbH|dzZatw8+7~a#>80`#&}$<w%dS}85`>8k'ek+98S~.8&84~-8U~#",
"}#!9%&Yj!S8[#IaHD(S9(8Vb|%g$baYhj#U8I8F~&a@waYga)-(T8dc*hfc+`F^8dWGa!48e8f`&@8gWG8bb@&(VbSZmkFyBr}#:s%8,~%8)~%g!|!2g",
"+ab/v(WVc&4c*P(P#2c-8e;U8#lPV!5b$~}%u9%h&+!Jbuc'dc,_}$:l&8*a!1'kb/:}*R%'gkLj^!(P8(WQb0Xf%W8'~#do``~r`|h8%}*NB-`y<87~",
"$(XkV7cRE(V#Gj$j8%~,f.O8'}%w*,b%b8)gfk}'nO)bYg8-!3jV8d%,bhqd75f!+#E~)!]~)'_~)'`~)#6a%d}#;n%'l8<aIK8:b&^(Y~(g*CozK8'e",
"[c}%mF0}%iM%8'c!Lc,>fs%82}$:5$keOb#,(ZcQgxl(h#)n+wWNb}[WH}$o!-b')8,b(-}#3G&'{d4pe$%}#s>%`m_b>f#G}#CR&d%<}$Jh&a!@'|WT",
"a}9'}g;id!@8%~$WS}$[h&85XQav18!j,}8H8G~.8I8#}%8^/WTe~L'n8;b%fcvI#G8=c!-!3}#P2$}#!{$8I8J!>aAc8Fa&z8M~,8Q~#cQ6}#nX*}#b",
"Z%dUdc#Z'o~$f$n}#FE'mDw8^~#}#B9)!J}#B,+}#A~(8bd+n#kVc&5c2UdIrj&1efIg9qWQa.U`AZeaNgYY(880eel#S~$b*X!2b!'!5bhnc+5!Ac9b",
"a99(R}#:/2}$O'&8,a%H}({]&`+/}#V<*sKz7}d8)'p}#2T0WJa'TX>aA(c#bjt~8/b#A'qf,)8-~#j9`8S#)c&Y}#)C*8$}#eA&jy>}$aL$a#!89b#I",
"k]c(Y86fi#8T7}}#wp98Ya0:a!]`Ijb!'8<f!bb!t8Qb:gi#]j!>8N~-8*~#aN,8nVc~&fiQ8afgAa%~ku<b#}8'#TdGgkaQXC`uO(;8k8`8'a!o}#^@",
"(bX-VwbvwVza/'`Sw`!B(:9&8p8e8,r!CbfXb}(`iK`vYa8y8.`h[b!)`g.8.}#KI&8%8/aNc(U9/8f9.bvVah5Wa`!)(<8~8!r!la!693mVvX>a#xf$",
"78>~,b@=}#zr%9;WK99`$t}#!T*cT'81b!Ca+i9;#Fe!]84a$ra!29=#F}#7k-`qb#Gb0x8!gDxe%n96}#Xm&##b!>b4tfkZd1J'mb!va(195}#OY/jP",
"v8!8I}##K3c<oe)Z9B80dl0l&3bhVa#Rb%'9ehS.XZa'}84f$l8'~#bbge6M}$ZJ*g#@8:X>a'ib*%k%O8e~)84~,}#V0%!2XNa;Vf*j8<aH)a$f9h`D",
"sg*6gy&b#vb!^8r}#QF)p(;f$VcV~a+!8n#FbDvb,5}#E@$XAa0Ob@P8,e@T8!`{H}#xQ&8n}#Ez'c&+9~~%##d*`a/va,m}*hm%8<8M8:8887c}X9zc",
"+LjV5(Z:A9w~%b2fWQ}#P-5:=}##L)8&k*L:De/l#y~#97}%KN'`!+9+~&!M~#98a'-99}#QZ*8b8!dPN}$*S'}$UG(9@b0:`3=grAW`a',:Sd!F'r~#",
"g(N'sc#4:Th%+c3{c2P'~b%Q}#Sn*ggPWX~%oua}$~d%e:R'tb#&:d`%ib!U!0g4&'u~$WJa]Vc!/'v~'8/}#iI%d!B'wb!X:lWG:l`20",
/* histogram_address: histogram.comp -DGPUSORTI_ADDRESS, 21169 words */
"}%2T$_~!!!M<~GVs([}$IU%([~#V}`!'}%2H%([~%([~%([~%([~%([~%([~%([~%([~%([~%([~%([~%([~%([~%([~%([~%([~%([~$`!'W#Vt_~!!",
"!#+~#Y4Vt_~!!!#/~#_~!!!!8Vt_~!!!#3Vv([}(:Au}$HVH}%2i0}$H]~%8_~!$1qf([}%47&}$H14(]W(([W;(]}*wqr}(<k>}(<g~%O}$HF(#z~#}",
"(<s4}$HF9}$HB)%N~$}$H=C}$H9E%N~;}$H5~$W}$E`%}$H9+!`Vo~W%O~(%N%O~Q%g~(%g~9%g~D(^Yc~L(_X}~)%N~G%N~;}$H5s'uY!~a!GV~}$E~",
"%}$H9=(`W#~)(a~~#3%O~Z!cWx~5(bY4}$KQ%}(G-'!FV{}$HF)%N~%}$HB.(a~1}$H.%}$HF4}$HB^(b~>}$~^3#6}+)R,dT4aF^}#Dr,}#%W$c=k(a",
"w#((a}$HQ-p#(!M~'}$G^*}##^%`p|}$Ha6}%$L;j#g84~#}$Hp'8V~g!H~7!K~88j~%8k~M8u~78z828s~c9.~69-~.91~G9<~]9H9A~=9F~/9Q~0(b",
"~`9Y~)9b~$9[~&9dWG9dWZ}+)3L~}}(K*~81}$Po.#z~~$S},'4q}$Po~)X%N~m%N~~-v}+S*~+6}$Q)~*N!a~t!`~f~}gR4b!&}$([+WS8$`I6}$Q4:",
"8*~6aPe8.~%}%Xy&8$}$Kv(a1L81bQx84WS81bQ)82},FEG89~Da!|8B}#a3&WS8C}$*[%8H}$QW+8Ia!=}$Q8&lK*b!I8PVe~*8QbU'b!Id&Cdpc8'W",
"H}$Q`~#M%O~1%O~~#&%g~k%g~B%g~X%g~~$;(^~~$.%N~8%N~~#1(_~~$E(_~)!_~~%=%N~~)C!`~~#N!;~.'u~g(_~~*U!G~X},jN3f!l8+iWGb3b85",
"~$8(~%}-(S%}$Qo~&$bMUWUa!D}$Qs/8*~7O,8*~&O-8+~&O.8,~'81~58382~.WS83`B~}$Qv5%O~)(`~1%O~G%Nw!d%N}$QvG%NoR<#Fs!d!U`b,}$",
"Qz%8!~$b-Ed!_}$D{9%N8*~+bPC8a!3`,#!If$`8fe!t8d}#hJ%}$%K-8k8)}$P6,j#B8l}$Q}%}#iS-}$+].(aw$p(a8-}$Q}98m~;%g~)(^~1%g~X9",
"!~)9$WG9$~%9/8I~&90~'91~'92~~)=f]!WS8!#S}$&$-%O}$R+/8+~%}$J&4}$R$,8'~*8)~&8*~.}$*u&b7.bm6}&Dm&WH}$R%-83~0}#1z%!2j!Qb",
"3.a7w87`$M8889~#8:`NN}!/$A}$Q}cWS8Vb/]8Wb#{a4Sb!.8Ye#X8.iP5a#:80}$R+1b$(8`b08bWNa/b8a}$R*~&=!;~~#J(a~~%0%O~V!;~g(a~~",
"#$%N~F%g~z%O~~#/%N~k%g~~&Q!;~~#4%O~L%O~L%g~~#7},hV1#]81}&e*'}$7|%e#0b:{}$At&ae>!>~$8.a)V87}$R7/}-:0F'D~/'E~F'E~/#L~N",
"WH}$R`:bX6}#k4<i!hgMZcULoMZaI4x!m}$Rz0e%[k!v!=~28/~=}$S*(q!v%gg(1oK!{!v}$S7(z!v!=~P}$SE0f(@9,WG9,}$SE6|'+}$SR38.~#cC",
"1}$SR6p!d8&}$S`~&c%O~~%W%g~~$-%O~4~}le/}$Sm%8g~&},|:)8'~$8gWGa!68h8i!>}-{{$8e}$So9yDYn6k#)8/}$M{&c)}ff7!2~#bVX}-Db&}",
"$S~O%O~~#b!;~9o9j8,~%fi,}*G.(8&lR,a#O8!q9Mc!Vc!b#[~&c&n#Ef!-8%`3Xf!-8&`5Lf!-8'`4af!-8(`8=c&1}$TL&8C}&>+%}$TL~$+n%n8&",
"'{~&8&}#Bq'WJa/[XQaCp}$T[-}#EF&8(~)8.'|~$8/'}}'&]+c%8`^s8%c!DX#8,!2c!i88~$8@}$Td.8K8J~.8L~&!c~38>~+8A~'bD5`!18L8M!>a",
"Ne8Ia'P8P~,8T~/}$Tq:c'0'oc#l}$Ts>8d~#c$:!X~#!Jc$F8/}#Ez)}#Eo(8hWG8h}$Tw6e]le&a}%8L0}$[^%}$T{481~;WS`+H}$T~@cZ=88bZw}",
"$U*&}#DJ&}-`d%}#>9%f`58$~$k2m}$U.G87~P8W~&!c~G%g~88W~)(b~18]~(8g~28T~P8r~+}'jn%clhix|lxmaZ:8(}$U25a!^8}}$U6%8!8b8(~6",
"8)}#>O&9&}$U:%9-8!8h8.~5}#Hm%}#G:%}$U,'8+~$b!)818%80~%828%81}$U:%968i95~,9'~99:cUW}$U:78A~49CWK9@~99B~09D~>%O~(9<~4%",
"g~198~K!;~19E~B9l~K!b~s9n~#g*Cc|_}$U:M!;~_:'~A9}b+X}$U:/:H9z~>:D~7:Jr6V#y~#9:~(!K~#9.~(!M~#9;}->W&9<~'Xba%`}$UN(c3U!",
"F~&b'69C}$UP+(a~(9E:^b!H`=p'r}#|{'}$UR.:^e%C}$UR4![`/,!=}#}R'}$UTEc<*`n-'td#*:m}$UV-![`C3!='uc!:}$UX&![`H:!='vc!1}$U",
"Z+![`>=!='wd!_:uWG:u`2s",
/* onesweep: onesweep.comp -DGPUSORTI_GROUPS, 15666 words */
"V_V`Va_~!!!B;}$U]$}**mBVs({}$T6%({~#Vr`!'}&}0%({~%({~%({~%({~%({~%({~%({~%({~%({~$Vv`!U}'f>,}+MJ`}(Ic,}&}&.}(HG,}&}&",
"W}(Ht,}&}&/(}~%(}}(I+>})=^>}$Vf&})=b%}-Le%}(I0K}$V]%}$VY&})=;1}$Vj&W0(c%h}$U%$%h}$Ub%Xx(d!%!4b!#W2(e(d}$Vj'_~!!ZGV(f",
"a!D`!6X((g(f%h}$V~&W2(h!%(f}$V#(}.k1'(i}$Vn'(j!4(f}$Tn%W3(k`!.#p`!$X)(la!6(dX)(m!#a!bX)(n`!U(d}$W2,(o`!r}$X0%(p!%a!J",
"(q!#a#.Y+(r`#7a#*`#gX*(s`!'a!*}$Ug%X)(t`$,a!z(u!#`#R(v`!c!4}.9T'W2(w!#a$B(x!4(d~$(y`!K}$TV%X*(z`!f(f`!<!t_~!#5ll({}$",
"U|.(|W(({W;(|}+OK3}'h>(}.ur&!.V~}+O=F}&|Q.!{~$!{~.!}~$!}~#}(JU-}&|Q5$D~#$=}&{W$$=}&|QR$B~$$B~.$E~$$E!E}(JB.}&|Q'(}~#",
"(~V~(}W;(~}(JP~$-}&|>-}$Ut'}$T8'}$R*%W;&e}$TK'}'iV%}$TI$}$Z%*&fY6~#)!~#&f~%)!})>J%})>qG$a~(})>m*$U$i})>qJ%*}-*s3}$V<",
"%})>yH}$XH%}&~:'&IY5~#)#_~!!!!f}$Nu'}.c,(a$:)$Ws~#)%X3#^)$}$WF%)%!3}$TY-}-T})}(JM*}*)v,'V~$}$P=$a$2%6Vq}$Ql%}$Q:%}&v",
">')&Xn#^!L}$Y$%`!,)'X3)&&@`!M)(X-)'!A`!())~#!J`!8)*a$5)+`!,)*`!(),~#a!v)-`!(a!p).Y8),)-`!>)/Vl~#)0~#)/~#)1a$C}$Vj))2",
"Xj#I$[}$P&'!]Vl}&uJ')3V|`!&)4_~1_s=d`!I)5a!l`!,)6}$TW$)7`#9)6`!()8X3)7#2`!2)9_~!89~#`!<):Xo)8}$Pb$);X1)8a'~)<X/):);}",
"$XX%)<}$P8$%!`!B)=W$}$Wb&a!B)>X4)8)=}$[F%}$Zn$`!/)@X:!5})B[$)AY7!>)@~#)Ba!.`![)CX/)A#I)B`!5)DX-)C#I}'ne+%0VrYC!4)EYD",
"):`!G)F`#9}$Vl$)Ga$[)HX3)F)G`!J)IX-)Ha#{)Ja!8`!()KX3)J)G`!d)LX/)I!L)KW7%4`!*}'uz$%4}$W}%)La*U)M_~)oJ_C`!&)N_~)oJ_B}$",
"]z%)'!3}&~r&$u%T}/$/&`!4)OX5b%&)Pa$}}$[K+'R}$['+}$[G(&N~$&s~&&s~#'S~$&O~$}$[6,a*$)Q`'%!5}$^I%)Qa#X)RX0}$SX%)SXj)Ra!a",
")TX/%N)S#UW7&w`!*}$[O$&w~#'WVq}$dS%}$SS%%N})Cc&!4%1}'ol(%1~$'g~$)UVq'gW;)U'X~$)V`!u##}$Yu%)Va!u)WX0#Za$2!@}-Z#$)X`$X",
"!@~#)YX3)X)G`!()ZX0!2)Y~#)[`#4)Z}$]'%)[~$)]~#a!.)^X:)]!>~#)_X0)^a!4)`X:!r)_~#)aX:$9a!()bX0)`)a`#2)cX/%O)W)b})G;&a&0)",
"dXo)c$v`!5)eX/)d`!)W7)f`!*}$Z%$)f~#&ta,%&Sc$B)gXj#U}$]m$)h`&P)g`!()iX:!A)g}$W-%`({)j}$VU'}'r0&`!M)kc.f)l`!(}$_*&)l~$",
")m~$)nVq)mW;)n)o~$)pb!B!%)q`#n)]~#)rX1)q~$)sXj)r)]`!:)tX-)s!2}$_C))uc!G)v`#h)_`!.)wc!s)xc!A&U~&'>c!()yc!G)z~%!%){_~!",
"!!#Q)]!J~#)|X5){a%,)}Yn#Ua!r)~X5)}!3}-^G)%g~$}$V=%%1`!-*!Xm%g's}$XF'`!3*#~%*$~#*#~#'fc!v*%c!9*&~%*'~#*&}$cp&a!c*(c#I",
"*)c!(**~$`,%&x}$[V$*+`#!#G}$YR%*+a#!*,~#}$c1%`!7*-~#&F~#*.X5*-~$*/YD(a}$Y.'`!-*0YD%O`!8*1X5#.a-]*2c0*&lY8*1*2`!9*3YD",
"&l~#*4`$Fa!E*5~%*6Xm%1*5~#*7c.(*8`!.%O`!9*9`!h}$XI%}&~G,`=W}$Wp&lN1X<%h7}*:cGb}#bi%cF!8#fRQbG=}&)G*}$Pi%8#}%%3&8$~#d",
"RV}&u=(fCu!H}$3[)cZi85bN=aA98,nP48@}#P]'Wa(d7}*;818+}.^K.8#~%8%bxS8&8$XS(f7}*<8J}$Q:%}$/w%8)}$@B%`I!8#WS8R8!}$Q(%838",
")8;8'8T}#WV$8S}&vZA}&G6'!0~(8$bDI}'ZX'8%}&vZ{7~~$!|~*8$~$!w~/8&`O;}&vZ`~}h$1}$;C'c!vaiMc$5chkc#u8-}&v2)8*do,8/g$d}'N",
"@$80aEz8#b$c}&vZ%81c~7}&vZAn%O!E~+}&tE.8.}&t{'}&vZ+aKtazS}&vZ,7~}&tP&85`!Tq!b89}&vi'}&vZ+c!b}&vZJs%-$J~%q#q}$>Q%}&v6",
"*c#5ahf8,b!c82g$P84}'Up$b%;}&xV/}&wK)87bVo}&vZ6e#Q}&u@*8(~+8*~)8+8'~~#*8:WG}$Uf%}&x+*8@~+8B~)8C8@~r}$MZ(86}#6w$}&vZ3",
"f%+$P~.#B~0}&u;~#.8;}#$W&}&x/*8A~(8B8>~&~}}&vZ(87}./|$}&t(i}$BSW~}}*pC/!4~#aTP&Jf`Pe'Sb+Gb,7c%dcg%cX<$W`0NeWB&Ki]t&K",
"8+#`8!b!lb$#}#I%&b!Mc3Zc!0j$(88Veb!>}$Id%bYA8$}$-C'eus8281}$/q&$_}'cI%}):12chZ}):-58&fvU8&!28'}):10e!X$a}):)+8&`$9b!",
"3}#i>)a3_}):10j!VW_~)bXT}#uY'8&},>|1$b~$$c~.$i~}$a~$AR~#$iARWS$c~%$a~)$i~'%*~7$i~)$c~%$i~2$ab$/}):14$i~+%*~-%*b!>}):",
"1,$b},>|6}):Y'}):1G})9j~#%})9f)8#fhG8#`;U})9j~#N%A~07~c&i8&e+l8'})9t5h7$8(~$},@B6d'Jh!je![f+U8%a*>})9j2!#(0}$3L)}$%;",
"*_~!!9j!!2)#a!.%h*:Vc(c~#}$:r)#Z~%#Z~0gA+k_98$}$L2$}##Z%}$HK(&'}$LU0WUn/k}.!N&}#jx-`*R}#Q0(}$H>%cmhbi7`/B8(}#|{+e$c$",
"%edq8%!2c@|}.P>)WS#N}#YB&}.Tj'a$7(d*;Vc(eftib%d}.TH*8&~%}.~6'!L}(v!28,~/8,~#a$!'V~*X@a/9}(6s.'Val<W_a~W!A}$`s%c:*!2}",
"$xY(d!.%67~Xz(d`fe8684828-}$B0(}'tQ,'4gD,}#rA)8%}'k0&!ca!,}$4K*%Yk*tbptc5K)(~%}'ln&`/0do3))7}}$/|/8*dc})+e!98+cr)!A`",
"f}d!9).~(8/&@~&e$:).ahI}#kh%XIa|_808+8-a=xc0)(f*<Vc(g`',g&57}d&vb(t}#`.%}$Pj*j(ub!M)0jk4}'z1&Ve}$5|&h608%cy`cm48+e*2",
"8,83~#c5'b%R`z:b)+}&$5%Vw}'|<,#ZbpR8(_~!!c@<(f`(48(8&e1H%G}$K4/c%!)1e#r%>bHpc@Fe.;`!Yd,{8)~')2~%h0Gb~$h6#a9{8!b/B8+}",
"&ly-a6!})9t3}#Pq%}#kb%85`I=c#[*=b3$}$|u5ew5!]~%b)*!2}'~1*b*B8'}.Gy4}#lz&!%as+e:;*>}$w3*kK-XOeoYd!u})DF+*@b!Rb2;}#jA*",
"}#y.&}$9N.}&<J-!58%}(!j2(hW](f~'c,d}#{r&c&R},Id.XD#Z}$8~%e!/c,0}%fs(}$Om1b*kXF~$)3}$ZM%}#C+&)4a9.)5~+}%O2&f1:}'L[.cr",
"Q8.}$5r'}#l*.}##=%8%b$Rc5#d-TXFa%q)3b>&8(XV8#`#N7~}$0m-f)<}%C3+f&.c2Ic&3)8XAa!d}'=='b#%})FV2b~S)8}$-8&l#@b!V)9}%o|)W",
"Z}$P|&(i}$KZ,}#1s(}#J/0)<~+czN`P!c*g}$^T'g'i81})J_&b|L8.8,`6W}#aM+f!q}.,P+b!)8/}#/2')<~$e*+}#,(%8>i*'c};8>8*}#&[)8D}",
"#{_)8%`-2WTb6:}#Y<%c6@d*183~#XGa,W)=}%rd28I!2}.]G%a!ua:`87}$@_&(j`(2i/;b%2`2La$0b!+}$A)&cJVW^b%yb3~)8g'p}#Rk,c$/}$)M",
"+WX~$#G~)b2`c&-b(>)Cg!8}#MB)7~XAa@O86b&nc-2b&]!3fu5a$Ib'/8=a(L8A8<8;a!(8B)>8:}#9Z%}#gG$86}$hH(8:82`'Of#$#Ia)A)D~.%da",
"5kaxzb!W8!8H)>8@}$5A&d#$8C8*877~c<3a*Ca$~}#wX%8Ch#{8Cav68FWG8F`!S8D8E!=a8n8C}#Ky%8@Bd8!~$8J8A8IbuN$k8B#Td~#8X7~~#p$J",
"}'y.%8Xd5Pc<.WK8_WG8_b6+8N$k8%~&%J})Mu/):evs!S`}>b&ObEecy`)Ea!~%6b&&W`b0S}'vk&}.};$b)N*AVc(k~%`'oc!(b)N#Y~#o&Qa0hWJa",
"1wXQb'ab(Q8-bzPbAUh=|82b'H)Le(j}#9Y2)L~+WJaT;}$OS&c*>8#c)*}$ml'b&tc+m8Eb*<}#gl&d3F8A}#95%}'K'%b1Qa1Haz384`4pWJa))b!A",
")Lg![8Mf#=89~58Sg45}$f7%&i8)f+Q8-8!g#68&~&8U~$8X8/~$}#l2*f!|8-d)H80d+]82~')L~'8'7~`2;a!]8db.r}#@4&b%'8#`+=`=PeDU8-`&",
"w}#_R%)M~-8l~%`Ul8mb!.8pc$9WS8q`%N8gaGI8^WG8^b#=b(#8`d#=8c~&8p8e~&8%~&e*M}$3I)}()C%b,od1-e0m80aOKn-89%81f!I)Ma!+9,XQ",
"bzLfIx8'b,A)Na!+9/}((V'90b#e8+c!Oi!kc+{98c%ei6)WS9:7~dKq8E#T838-a*i8@8A83`(<}$z+%`!o8B8C!=}%0.%WK90WG90b!P8M`Oc`!692",
"7~~#94WG9,WJa}:XQeK5#zb6=9A}#.4.e]}!Gd*R9D~$b`$9F}$tT((le11`<Xd5S}#3a0#I})V>+}$D$%}$0d2j!V8%7}}#e]&82}#BL)VweLd}#(A$",
"b5c86}.pI&}$a}&87Vwj$y}($.&}$a}&bQa}$D@$}+,}*f@~}#cP)!>~$8.f#>kIG}''d(e!Sb!pg.mg!Fg,+b!=}$F<*b*I8Rf4Kh)r8V~&8*WUb'gl",
"#,8(XNa<}8,_~!!k9,c4j`4k}$jZ)8)83`&w}#7a&c(<k$LcTMaAk8!`<a}%lI%b&w8B`!P}$8/((m`2i}%1%/XQe$Dg%O8)Vr}#/;-}&{60%6}#,O%8",
"-c.qdRX}$8C&g7WbKCkEN*>a!&*@c$Wa!+*=b!/i70f[[8>c!'c!68)}()S(WZ})_K&(nb#v(de7<#p}+e8/g&&k$jc^(WTk*1}%`',c1Be$T85~-):8",
"-~#b1G)Og$(}#k/%8;}%ez688}#u5182~$WLb(r`!La10c5lXQ~$kOQ%*bH;`Ez8J7~WS8I8.a4S*A8#8K8,8Ja!98K}#Dg%g@I}$1z&8U8&8SbC{YV!",
"%}$Np%8(}$fz&e5z8*~$}#,'(89818*}#6c%85828#8)e)E#O~+867~`Aao)38%b!Gc-9t)waI5aV<}(>S&8i}#l3&`.g8i}%9O)82h'.bI=)Na!:87b",
".n8(l.A}+eI%!2eOR!2a+GdE;8U8=`/Va&@8P8<80`7#}$&0%b#G`3d8S`;t8f!L}#Gp$8UWK8Xd#v})U!.8C}#@^$bc}}/C`$8ub%{8_8D8<}$=1'l)",
"fa%xVra&n)P8!g$[oX(`^De)[8-8,~%`6Tc8Xbc<(!}$`V+'R~*&Mf$8}$_m'a!>'Sc#^i<Z}$`V+(*~3'R}$_v1&Q~+'S~,!%(5}'#,/}#BT&'W8&fg",
"3XGa!V!=b!4c#EbJbbE=#)8!}$[/*!(eE~8)~(!#(Cl9O'c`!weKUlG,a!e`@cXFa!'!_b#%8#}#xd-bG/XGaA7d#@aj$cg28/`(qb!283~#82b@7b$'",
"*BbF_})e1*}#X#)})j^.%A~%%C8#a!H*B}#NS)&t~&})jC)c#`8(j@t8'`hl8(c@re!F8)8.}#XX((o}$:(&bU)8#cSZdNP(/}(FF,)*bX!b#/)*XQa'",
"[}%&e*lWc&S~%}#w|%}(0c&bK0}(gi&j%0d!C)hb+oc!Ldcxc`6y!S)i~))g~4d&5XE'LaW&W`adq8/8&}(3D%}'^u%8:eJo%cVc(pc=TiCL_~!!JZYa",
"$S`5Z8%}$Z0&bPdb%_(Q8!_~!!RRzb$j8*}$:i%d!2b2)8%h,S8.8&~%bMp8,`)J}$,E%lU'`52c8R84}%+Q%gMpc]]f<:8!8<k`%!I8&Ysc&#W_b!Ba",
"!Y8Ak[j8CaEl8Eg3:8/~#b#[d#>W`b%7!2bBdb*|86`>Z}$9|.}#~k>f&Y8&c7;}#_p&cZZd_`b45b]08&82g#Rf(b8*~))jdItcRT}$o5(}%JT%858!",
"c(:8.}$#g%7~}$#p'8586~%83_~!!BcD!4`!:o!s8B~%e8]8Ae-j!#(J}$j<@b)(l3-8&~$c2Qa$J}$@n0d*Ik#@b$f87~%dcti#J!2cYZa:'8,7~8'b",
"*h}#W5%XA}.RH)b$K8=85b0T}#n`'8>`o7}$:Z'(qa6=}$.,.mDR}+IK>8/~$i<0b!:}#O4%`%Yb<58$~%88~%g&j#d8%dm7}#=E&em`%+`'sb{$(*`!",
"X}(:!.}$[O$88`!dapww#XhDmb#@bJN8J}$f+(b!s8)}(D++`8y})sG,w!a8T~&$k~1b'ca#P8Xf$4z#Pc)9b$Tc!i`,$}$#'*b$XbJ'b&)(Fh3$a*N%",
"18$!3bT>b3*'X8#~()k~()p8)~%8)~%)o~,!#(Bh&m}$#f0Vrg%>WQa=(#ZhmGa[>}!%[N89~%%9~&(F~S8Dc!a$k~&m%[bs$f!e8<~2a#o8NVec(^}$",
"Q*%}$3l,8Qc!v8&~&}$4g*dfA}%=G$8Lf!v8Nw#[8[d~dn#Z8WWG8W}$0t%}$4T5}#K!)|%>(58&b7xbotc+z8$}(K$-p;{b!F#Z}$<F(a*681f#!83r",
"+Q(58'a1>8>)^c`.bQE)^}#Jy$)tb'|h0'8.}$g3*8(e(:&Te6*)_8+b!C84~%Vee#b}&D:*%1e!G)`81b)$8:!3b(|c6{}$g~,cah)ue!L)v88~$)w8",
"B~%)o~2}&c<%}#lS%cRxa2@8Ap$ea3y)xj7n8dc/Z)se3,)x}#`m)aMx8L}$NO,a$l8j~%#Zd/ha%Ib!=&Uf$N8%f!8b!k}#qT&8nWG8n}${l-b!Cg=7",
"'>~)b!_8(~%w=6!U(+e!eb%4}$kh'f!j)y~,)z8)~>!4*CVc(ra:)}(I{.!U~(bV,l58)]~$eL#d!DamQd!D8%~'!J})|2.`7p}$Lf&dJbdr38<)^a!,",
"dF-)|~%}%,g%)]eFG)|8+~,a3,bk}8(#ZaA{)~~+`1@cL~()8.},z=3}/>;%818MkZ+8Nf!+8QiM_%;8.~(8/~$}$4y%8Y8,cm*g(v}$$K%8A}$4h%8^",
"80~&bFTb!@*!e(%8W~-8H!2b#W}$${&8aa!'8=8b}$s9.8`8*~#}$co(8a8:`9/b,_X[!48X8a8F8a8B7~a4<8U8V!=}/)6$8S}'Ut$8`WT}.fv$!J}%",
"&z$8[XD8ba&L*DVc(s~#m&IWH}$:Z)n9i}$'V6h&+g'[b-;8+e+q*$~%cXPg!Bbj1Vcb{Lb!0cdlbV.}$'-**$82}#'s&hui89XNaY7d;sa7U}%d)$d7",
"a`>6b7a87bGlgXXt.ra,B'f8'cFCh,B}#rO-|.xb#(}#$X%b#(8S8O8$f)V8T~'8Wz%&eU5*%b'qc#=}#1**b>ab%88/f#YbWt}(_{'e8V8'8*`^:p(}",
"81~$828ua)P8t8!k)%8xj(y8-~(8.~(9!8+~**'f!T#D~#c(e8L~-8Ek&]9*Ve~%b#^!3bH98W8RcCY}$AC&X@bFLc#wb)*`/3}/5e(8[`fo}$]j%82a",
"!|8]~-8U~.9:d'YXJa53Vco'Z8h8>8!}$Gq&a!-8.8<`DQ`0sbbc8h8i8K7~8Ag+%b%J8i`&T8Q~%}/no%}#q|%!=}04'$8ff!Ed}`|4db2^8'~&t'q}",
"%hf)*(|5Tb!k8&!3}$AN%t*S'X8'jiej#a8*~:*)~&)o~;`CAi9)}$C$6l)%**~7b$(80l$q8+f)+dqY}('8$aMZWNa;l:*~&f&4}(,t&b/;:0`'cb<i",
"b#Y`#58;8<`#k8=`@xWK8f`&AXD9T}$0^%e96bD!b}6b!*ar-c}|XK}#9+$}%6u+WTa,|`4x)j7~p+z}$_+%`dr&x}#^f&WZ}$!!,gR#k*Q(a~%kXzb$",
"UfrgcRYX=b22cE4bx+b!GcY$}$#+(hYMbE7dI&81}$%C.%*}$oT>&t~.}$Ez'!&j}&#2WS$Wc/X8$cVQWS$_b4T8'##WS$V7~}#xW(d1L%geG1$*}#_9",
"&e8i%g8&dYY*,~*}#16)}(A1;}(=o/i!E}%mZ((t}%0o,bS3!Lb!^8&f|F#)j~/8*a:0bL0`CEc!8b6V##}$lX%hMHb6L}%2o*}%W$&8,}#(Q.!3bTT!",
"Ibtk!I85b-;b(f8+c(jc!{8,Xaa/`k!d#G86c!Tck!8>##~%##}%@)(a(=a:~8(b;%}%y;'}(3z%8-dV^(VVc(ucRfe^wWP8$f0D}/%5)}*8B&}#0m&8",
"(eL~!3a}S}%:,%8'8$}#{]&}#|N%*.h$Ebn/!2i!0}/Ny)|EFgNi}#}''bKY}!EEKfLg8'~+mO%c!t8-}(v7+b5va0a8>}$aH%8I}#CG%WK8E`i%}$AH",
"%bPs}$,1'(vb[9!4o++x89$]}$)3.8%#Il/f}$)/3}&J8%jM288kdq8,d)e*/j]B8>Vc}$Si%8!87b!Gfex8>88~'(K}/T!-}-Ms&ct-o$)})=*&`Ms}",
"#pZ%lbNb>E}(nJ-e$R8)8'~'8*~If{38'fC88/bpJ8$}$S;*bDW}#}q)(XjTd|PL8+~*}$~1&WUbP`rh.XV&x}/W-(}$^z2(HVc(w}(j_=lS28(~/f9F",
"8-}%((('Zc:`kcPy))}#B^&}%Zh(k`T8=f:B84}$XR(82~#d!<86~)8,}(oy*c|H8Fb_}8.}(y9%`8=b!K8$~&e`%bm|bLc`!28J8K!5},H=%}/,6(8O",
"aCoaM6j3<(X8Se39!4*EVc(xcP.hAE%Od)5asRjO~8+VlXB`!'*D$k8+#T`9gbbPa!48-VzXJa9lc!9#Ta;|8-eI$8%8'`.>}$sF(`!9`!P}$+<)8/~'",
"82d}BWP*0e#,8:Veb*@j#08@VzXZa!4*3j!58EVlYN~#*C#T808E`#E8D~(8Gd!5828G`PJ8FdD:}#O;&b-ca!A8J~&$k858J#T`|u}#ym(8$8+`(1`!",
"}`Z*b=O*4~-`B4hK7}/[J$`VGbGI*486i(U`_tdr{}$_(%8>b!+c-l8D`tfa!L`LD8C8#cIP(@Vc(y}%!M*8#i)/gsZ&xc2|c,A*Fb6#}#T7%}$ti%}$",
"*P&b1Rk)>}*ITE}#yd(8/fC7b>Af;|8'}$%m'(zb'6(ffFc!tjK)$kdJe}#$f+}%$(%VwboNVz}$S1%80d4g*67}}$RF(83c~]cJL*7eB(80}%Vf&}$#",
"F%c9,a!483~$88~%(Vc$cb*B}$37%8<86}$PX%`ak87}$P|%8<81b%Yc3)*8f#$8D8685~%a!f8=b/y*9~*amM%H8H8I8,dsu8>8@`fdd%`}'mr$XC`!",
"K*E8K8<bc78Ia(/8Fh%$a&Obb6(@hP+ayH`.g8N#Sa&!*F}$*K%aUM8H}${9%8S8J87`%6",
/* onesweep_address: onesweep.comp -DGPUSORTI_ADDRESS -DGPUSORTI_GROUPS, 16821 words */
"}&Kk$_~!!!Df~$}+2wMVs*G}#u;%*G~#V}`!'}&Kt%*G~%*G~%*G~%*G~%*G~%*G~%*G~%*G~%*G~%*G~%*G~%*G~%*G~%*G~$Vv*G}&KUy}#t(H}0,k",
"F}#t.~$^_~!#_Da*G}&K62W:*HW(*GW;*H},fu~##},fq~%Z}&Jw-}#s~D}#sz-#z~8~}}#svP}#sn1!aWt}#o]%}#srR%N~<}#z(%}#sv'~}}#sr3}#",
"v%%}#sv~$#%O~$}#sr'!bWv~t%g~4%g~7%g~G(a~v(a~d}#sm~#a*.~-*.~1*.~7*.~G*I~5*J~(*I~+(a~C(a~2(a~%*I}#wZ&}#snf!_~*}$5&38'}",
")KX*8)!5})L#-}%_Y&}#t!.88~98C~1#y~2(H~'8M~-*K~%8U~*8W}%s$%}&DVA}&DR>8'cFrb`x8+8(}&DV_~}f$.!0}#qF)}&>w&}#tr/bq:}&DV,e",
"L,}&;j,8$b^)adK}&DVFn!k}&DZ'jM*}&D_'eWY8Da!{}&DZ+8*}(ad%8)`#Y}&8l-}&DR'o!e8O~(8P~$jWN8&~#}&DVPo%3}&Dd-8a~)b#&b~gaNij",
"#f}&DR'mYt}&DVc}!&lH}#x('q&#83~286~(87~(8.~*8/~2|&fp&#XJaio}&<m-b|Go(H8A8K~)8B~-8N}&@%)8N~#}&DV+|)p!=~-#E~4$:~`o%a8<",
"~28@~(8A~(86~*87~58I~28L~(8M~3}&DVV}!%+K$Ku(/~}~}}&DV9}#|-1}&DV&}&C=>8,~[87~388`v(b!E#/~(8<}&Ev>8B~A8I~'8J~28M~&8N~&",
"}&DV>}#{~.f$|}&C9>8,~>81~Saa-}-&w%}&Ez*8=~&8>~28B~>8G~E8O~'8P}&DV.}&B$T}#{k~$d#z~~%|C#~$C#~~)6!a~)!G~c!G~VlHc}&'s'}$",
"^k&}#{x,b!g}#{xY%N~6%N~~#)#y~~$P!G~~$k!a~7!M~<#y~Ef!hd,1}#{xK!c~;!M~h}%1;G}#|(}o#E}#hL&8(~*dVPXFa*])3XNb(y}#|56!G}$,",
"].c&I}#|5Gs#H}%,!%}#|C/}-Jt'}#|C&8+~~('D;~~*g%O~3rfA}#|P(9Ga:AbKp9I}#|P~$;p$_}#|^)b$_}#|^N8U~38Y~,y#98+}&]e%8/}#|k)8",
"+ej;8,86c+-8!85}#|k:87~%8=`'Fb'B8H}#|k~#)!G~)u(/}#|x;}%8h%fnb}#jP&c!'}%5t&8)c^1b5h}#||t!b~~)@%g~~#v!#(Fu$e}#UD'}&xv&",
"}#nm)}#}O~.(}(Fx,fz;}#z$H8N}#}^_8X~;}$q3%f!e8;~.k{Oc~z}#!*2b#'8.~$8kcw)8$`[x}$v<,`w)gx@d%w86a!L8s}${d/`4EawF8(f|+}#z",
"0%8;8!}1)')!=~%}#oU%a%J8y}$!Id}(e7%}#`s&}$!I>~}}!'U]8=}$!W+(G~S8H~+(Gr'U8G`|)}#])%f!m8A}$!`58R~*8R~,8U~+(G~,byL}#pa$",
"8Pf!v8Rw#d8`}#i8'n#c8[WG8[bQo}$!`9(a~~(SW;!td`(}&#h-}$!dk8=~kWS8D}#$!%8E}#xm4b.78Q~*WNa;)8Sk^b8Tf!+8Wb!C}&F{%cl7}(h/",
"$}#y*%c%;}#,0%a%;}#y*%8b82ct$WH}$#$-8H~%8f86~&bB[bY-a#/8H8e~*|3>c34`9U!A}'eT'}#`2&}#+;*8EaVP8ncuNb#18Zc+-}#tG&c308'b",
"M~V}b6QbvJWH}$$B,8sk)e}$$B+8}a#78|b!+9!}&'<&fsX8|8+}#aL*8}8V~$8tWG8tX[!48u8}8c8}8_7~}#er$8r8s~#8vWG8pWK8|WG8|`!/8z8{",
"!Ja3E8xXD8~}$$F6}#@U(}$$J~#)8:~~$#8T~~#5WS8lb)z8mp*dbYk838wa*i8v}$$Q/8ze*Q8y~(8z~59&8-~'}$$Y58O~-8H~.9.~/8Z8U~&a*,91",
"}*df)}'K#%a[Kb)B`:;}#g.(8`82~#b+C}1qk18Yk##9@c'mb`L9@}*et*ca<}&n5)8m8A~#}&G@&a9e8>8!8-}&6l%`!-8m8n8O7~`hF}$$b-8n~#8U",
"~&8oWG8o~#`!C!=}1Gq$8kWH}$$b~%m:0~7:6~99Y~/~}r^ud6[*I}$$o:!M~-83~:}'o=%f_Dbf~c.X}$$qb(H~V*.~5*.~6!H~C!K~:*K~~%,*J~~)",
"G(I~~#Q%g~~#g(a~~(^(I~~#V",
/* onesweep_inlined: onesweep.comp -DGPUSORTI_ADDRESS, 28994 words */
"~$_~!!![s~~$d}$$n5}$%($}$$q*}$$n%W<!4}$$K%}$#R%}$!A%}$!8~'0}$!(7}$!$D}#~}'}#~qG}#~m/~}}#~iC}#~a~#B}#}AL%!~#}#~_%}#}A",
"/}#~X$}#}D'}#~>+#P}#}L&}#~G%}#}J+}#}B5%4~#}#}9T&s~#}#}1<&w~#}#})~#:'g~&'g~#%T~>}#}%:)f~#}#|z~$1&t}*|)&}#|~~#A}+pS%}-",
"<z$%4W:*LW%&sW:*MW%&wW:*NW%)f`#D*O_~!!!!A}#}6)*N~#W;*Ma!&*L~$%#}+Cj)u!&#Wh!.fm+}#{Kb}#VyS}+Aa&k~r}#|(F}'w{&8.}(!|'}+",
"HC&dS(a;S8D`B$g!na9dbDg$d`!&;b$h}#`J&bCl;dWH}#`C4}#`@'bzZk`H#L8,~#c<[fXd}'&=383}&O|+b!T}#>*'}(#b.}#Id%8*},i6)a!^$[8:",
"81bw6;z8;83bj|888<8$br[}#S/'#U}$$_'dW(8'XOaOpeW08$~0WXaDf!3h`=}#YF981~:&t!3bA%p'187~'}$v@%}$%e.b%L8qa$^8BhLWcWjeQ)8x",
"}#R}78~~O}#R>+b|#c(5aW}84},8w-8]91cL|}!(#G}#ID%}&_u)8/8@}.vW&8O~)}(~Z%b&}8^8!8Ge'28m8KrXl%T~.}#~o%}$(A19^~'a!=8[}#]u",
"*8^~*8`~38d~/8-~38j~58i~,b$r!5g%_cYFf$r}#oa'fY6}(,H'}#oN(}#67%#2bZb8#~&cX]d(:7}}!+fIbM7}#[`%b!d9we]h8$~$WH}#[Z'cXO:#",
"9{c#69}}#[G+8'es18(`F^by|:#c'Y}(Q7%:/~)f.[X=a!H'4a!'8K'<}#__%}#_i,WH}#_N,8/a)a}#_N78.~782~Bb}$}#_N,g^UWH}#oBLc^}egs*",
".8E`NNh^}d$!aq>}#=L)81~#k!;#0}'Q~+b-f8r8na$e9k!Lc[Ce#{9nj^]adSd^]8(~~#db+D}#3j%8-#S7}bL|8/`PG}#Mk'8$a0V}#U3)8}}#,p4s",
"g}:ca%':`c*D:dbW.9.jP`938%}##!-9p}$/'^}#kb&a$C82!A}$0]38,Vea$n87)3}'cO)cz}8&d4.}'mv$a*Lgvd8=}$'c.8>`/A}$/S%:/~;:5~28",
"K~(8L~$a#C8C`#]b-&p#]8H~%8(*O~0bwea#]8M`oe80}$%q2:K~28a~(8b}$(@F8e`ob}$0!.8i~J8r#+b#}v$48(~5}$l['!U}(0g$`sn}$0N19%~A",
"8=~-9*WG9*~$8k8|8E8Qd^E:w~%WS<]}$'97<c~><h~[<s~C<x~><}~A='~'=(~2=+~&=,~-=-}2<V%a%m8R9]8!8OWK9`WG9`}#5S%9f8!8Rc~3a#2=",
":9m}#EC19p~$a]ja!>=AgcV9pWG9p`&c9q9r`:z9sWG9nWK9vWG9ub(`;U}#0C.;Y}!,mD<`~$<]~&<aa!';-8!c,_j(I|,<8,~981~F87~.88~'#T~6",
"}(3j&b#98Bq)e8B~%8G*Ot#98G~$a)ec06}$.V'}&Sx%k+Fa&E86k+F8T~'k#IXGaz3b+38V~98[~5}$}g'}'='$`1^8.n+38j~A89~,bzQ}$9`%8j8A",
"8E~#f((>G8|~19!~*>M~)}#7_%`#W9#9$`((9%WG8}WK9(WG9'f'n9)~6=e~$=b~&=f~$<2~.#[~~#8o1z$k~28B~(8C~'8@~98E~=8J~1t#38W~(8X}",
"!1zE}#7-%a!~8E8V`'Uf&h@88i~18l~*@>~)}$@&%}#!u&a'O8jWK9wWG`=n9zWG9yf&l9{}#@-Q}2G/&>^~$>Z~&>_a!'=+}(GB&c%7q&d8+c%7n&dc",
"zh!U`7B848!85}#@d.X=a+m>qa!J>nc!O>ra!'=>8!k<z!38'a'-8*~)f$v@i8J}#PC(8K~%8%b$m@o~%}&np)!=~%WK:KWGc62>!}#$n;e1i@v8'}#T",
"h68,}('v%@}}#5(6WS@w7~s48@}~>A%~[A0~CA5~>A:~AAB~'AC~2AF~&AG~-AH}){]'8Y7~k).8c~%8&~%AW~*8cWG8c~#8d8e~#8fWG8a}&qn%WK=/",
"WG=/gjNj=}>g}#Cp(>7~'f+/>wk4J>{~DA$~$@~~&A%~$>O~.!=~)$:~~#/n#+89~%8>q.88>~%8Du4;8D~18K~2b&P}&:y%8H`!^b*a8Y~%8#b*tBK}",
"#HH28_~%8(b&_BQ~)}#DN%`#=8`8a!=})LA$8]a>O8df%w8f~6Af~$Ac~&Ag~$@3~.#E~*}!2S~%@b&n8h~*C=~28m~*CD~)}3I-%`#o8n8o`&n8pWG8",
"kWK9WWG9W}+EU$9YWK9eWG9ZWK9_WG9^f&z9`~6BX~$BU~&BYa:KA$}#K6,A(8!j,*Ae}$N<X}!I(}q'KB'~28H~(8I~tB<~28^~(8_~E})Um%i'K8p~",
"*D8~28u~*D>~)}#iU%`#o8v8w`'K8xWG8sWK:YWG:Y}&qO$:]f'C:_~6CS~$CP~&CTa!'A~c668+b54DK},#/%k#88/b!9DP~$cQhb@F}#|}+:oWG:oW",
"K:qWG:qWK:sWG:sjzFA/~$AY}'[U-WO`!qaP7}!T&Oa#~8.8!WP7~`%:d!Y$`7}}!!cPaY@D8kRd8*~#WXa{0}#@;/8Ce&ik*%&Se5{Dz!3o8Ka!8E#!",
"3}$2t0a&y8(b)G}#Dk%DN}#f0.c!jE+)hs95)h~%E2~6}#$t%a!@E5s#GE;~6}$4.&!U}'!_$}#a-'89e#DEC)i~6)i~%EJ~=EM)gs!])g~%ET~6bYR}",
"&Jt%83`Vaa$vE#}#hS08=8%})ho%WLaEq8_`!.}$Km%CP~-8&~)8'~-b[VCZc5:}$K`$#z&Ka(XCZ~$8#biQC`}#~a0XJa.*}$dV&Ceb,fb:Y8-f#j8.",
"8-~#b<&CgWH}#i_,}(+9$aW~bgodgi}#i^'8(~$8)j!8XQ!4a(Le6c8#`j9}$*I%8%}$'T&)*~$E6)*XQ}$AP2agPbfe868)~&eA<E>bdi}'S!$}#_~-",
"!I8%}#i_/8@~)c;)8C85}'qk,i#Xc#Cb#^87}#if'fdE85}#,<$9JWG9Jb!-9I8=8J}#8+%9J8#8K~P|A~FV~<F^~1b':DRf%H8$8+b'!DX~.DX~)D^~",
".d^LDb}(tz&XNa2}f*/8-8,~#b&zDdWH}$Jv[80~~#98D~]WH}$Ji.c#hb*q}$JiDk!]Vc80~(81}$J[2e7E$^}!0}Qa!6G'l0}G(8,}#qg*8n}$(8*}",
"$KQ%}'[G%c-<84ja=8&87WS8'}#vD&e!F8'8AWH}#y),9<~39B~%8+!_a(hGu}#y)59G!=a!<Gya4W80}#y))a!2Gz9I~#81}#XM&9GWG9G`#,9H9I!=",
"a*h9E}2`p$9Lf*-9N~2}!$|YGV~/GW~'a#LH185s*|8:~%H8~5F-~/F3~.F3~)F8~4F<~:F>WTaW}}$-v-GQj&$8V~38[~*H[~58a~%H`~0Ha8c~(}3r",
"K%`#88b8c!=a2]8_WK:3WG:3WK:7WG:6f&(:8d*u:;}#Vg+h.:Hi8&~6c:'Hpr%=Fe~/Fk~.Fk~)Fp~4Ft~:Fvb${:e}#wt/8G~&:i~$}!(%`Ha~/Hbh",
"+!87i&SHA}-g:(868A`drj&_8^~38c~*IL~58h~%IP~0IQ8j~(c-T8JbU`7~dUi8j8k~%8h}#yX%}!$WcI*~/I+~+;D~,9%~%WK;=WG;=WK;BWG;Af'~",
";Ci,'}#IF5I$8&}#zA+h..I(c%.8'}!$$cIP~/IQg,]J+8C~68H~%J2~5H'~/H-~.H-~)H2~4H6~:H8~1!2}'t=%WL}2n[$8Q7~8*a0s}2n^&XA~$!=~",
"%j(<8d~38i~%8c~%JU~58n~%JY~$8h~,JZ8p~#8i~%}#mY%`#U8o8p`#08q`(:WK<5WG<5WK=fWG=f}##e&>$WG>$`!;>%>&~#>'WG>#WK>,WG>+a$[G",
"8~$Gcd$QzC&Jc~6Ji~=J6~3Jq~<Jx~=J{~6K$~NK+~<K2~=K5~<K<~EJi~BI8~HIC~.IC~)IH~9IM~:IO~sJ|~JK'~~$.L>~<LF~5J:~/JA~.JA~)JF~",
"4JJ~:JL~~&9Lm~/Ln~~#0M^~:Mb~0Mc~~#1M>~/M@~*Mw~<M~~5Ks~/Ky~.Ky~)K~~4L%~:L'~1M9~KND~:NH~0NI~dNQ~<NX~5LM~/LS~.LS~)LX~4L",
"]~:L_~}NI~/NJ~7N)~VO4~:O8~0O9~~#+Np~/Nq~nNj~6Nn~iO8~/O9~*Oq~<Ox~5Mm~/Ms~.Ms~)Mx~4M|~:M~~yP=~:PB~0PC~:cC!DrWGDrb#)O/7",
"}}#o7Jc'oO[~&}$bj*}$;Q'8,}#a`&M/e%*cf[Mq}$U~,}#o.-c:ZN5}$gT&$kb;MN[N]}$s(.N:~*ch>OoairOV!=},g/&}$po&8@~&bh%}#Bf(!3E8",
"8A8/}%'2&b7SOwb%JOw`&W}#H+-P5~#8&~)b!;OYe&q8)c6})1~#v$kPC}#HCF8/}(2V%8-e!e81}#im)}$x>+}$ok,PQ~.b!w8*mDzb:R7~bnk}#p7*",
"})Rd(828580}#qb%Mnj({OVb#_%0PD}*4/&}$yg3x&xPN~*WS8!8+l&{}'om$8T}#KB-8V}!6wkP}~/P~~*QX~<Q`~5OT~/OZ~.OZ~)O`~4Od~:Of~+e",
")+8S}#r;;}!$pYQR~/QS~*R-84~689~%R4~/gG(8T8#8*b$kP.fow8Nf$QP2b*tb$Q8'~)8(8'~'P4~$86~+bA,}$dp&}#9{'%geKbRK9&}#sI)8T}#t",
"/(8Re8<RP8V}#t/89.~*8]bLvRV}#t/391WG91~#9293~#94WG9/~(P0~%Oa~)}#$xBQs~$Qp~&Qt}#C0%P>~*j$'Rn80}$[[,82b06Rq8!eC485}$[[",
"<}#UI%PO})7p(8286}$O,,XV&t}#qo(}$P4.}#rN%WH}$EGFp#jS-8*~,8,~%S0~)8/~;bORS5c(#})2C)}.>#-c9hR:e/o%T}$6A)a#r8<f#]8>~>SH",
"~2SK~Fb*3!3}$F_.g>CSU89~$awFd#Z8)bx<}$Fb-8,o*38D~%Sb~1e!a8!}#,X&}$G!-87~%8Lb!WSl8!f%'}$G!68>~%8Sb!LSt~2}&7s%b/q}&@R'",
"8Wd7'Rue4v)xj4f!2)se5')x8&~#}#y>(R|8Z}(F}0!3b##}$Fl6%T~)}'F|&9)WG9)b!E*8}#-m1R5f.-9Tf}xRE~&f!9RI}#-hDSO~$SL~&SP~$Qz~",
"~$oTv~<T|~YT3~$T0~&T4~$R_~~%fUi~<Uo~@9d~FU&~$U#~&U'~$SO~,SS~.T2~~#lTR~~#2Th~y_~!!!%K~<_~!!!%J~;:]WG:[~):^~6U~~$U{~&V",
"!~$TL~+Yy~7Yz~7:nWG:nWK:pWG:pWK:rWG:ra3.SW}$(,&k9rUj}$V(,T]}$x!)!3~$}$|-*f#q8)}$ic'8,~#}$k/%8.}${A9}%7H%})-x%U6}%.k)",
"80}#le+WLbFe`!PcN$bE[85}%.u(8)~'}#`0&}%.q;h%2}%.m+84~,jI#8%!2~/_~!!!&@~$VM~#}%;D'b!Q8G}%;*4}),U%'4}#Cv%U5}#e*+c_r}*:",
"c.89~#}%;9'XAb@6a&1_~!!!%U8Ba'Cb7:`#08A8B!=aIu8=}$;S$8Ea!A8O)LkJ]8$m#[f$M8N~2XAaT1}%/|6a$2_~!!!&Y~-8l~78,~&UZ~=84~-8",
"y~%8<~$}$Hs.f#i8:d&x8=~&!38@}%0m5Y|~Cj`X9,`OK9*`:+}$VW%e#*9.8~~&9,9$7}}%6i&9&7}cK79(7}bF-949*`'|}%0h(8+~,8*~(Y|~28/~",
"4Y|~+a)!88!2b(zb<6cl&)NWTa.Hb!08)}%0]3}*=(%j*b}&LH'8F8G808(a#l8C8D807~a#98A#T808+8%W``B}83`%4}$Q$%WT}$1E$!=aj^8:WK9R",
"WG9R`!H9S8I8J8G}$@K$9N8~8J8D}$@R&8K8>aCM9Q7~~#9VWG9K}%0h%9Ob,(_~!!!&L~*b'=}%0U)9hb#Ab!<9U7}d+WVR}$cg.V8fQga=bj%r9gA8",
"k(yV]~0b#)cQV_~!!!'M~&8*~&bB6a!A_~!!!'qcTm_~!!!%og!rg!maiE_~!!!%m}%G3-ao9}#sf-Y{~&bnRZ%hUNX@a!Wg!S80aB7cO@_~!!!'O}#t",
"S'}(;j)}$;:$b#_8-~%}#un-:/b!'A`c!881}%,q'8<aDz8S`Aa}%*(':-~$:.!=}%'c%a!i:/`&v8UWK:9WG:9a!-:E:<:58Wa!):A:=8#8X}%*(3:B",
"~#:Bb!+_~!!!&aa$H8#}%)|*fShY~7}}%)s)c05_~!!!%p}%H`'e)HY{8&}%4M5#P~2f!R8$~'#Z~%g&P808'j7M_~!!!'9}#k;~#_Z)~;Z)~~#2Z)~~",
"$q_~!!!';f$mWS_~!!!%T`-A}#X)5Z+~>Z+~[Z+~CZ+~>Z+~AZ+~'Z+~2Z+~&Z+~-Z+}'jI(8S8P8!8ObY-_~!!!'[}!}:H_~!!!'X~.Z,~)Z-~9Z-~:",
"_~!!!'Zb-!gda9{WG9{`'U9|9}`-*9~WG9yg-ug2+}';^-c.IexN_~!!!'L)3b!iY{b%'j1k::n:An808,~7:E~&_~!!!'y~=88~-89}%>j/}$jU%8;Y",
"qbVV`yB`.Ae)C8(}4ln$}%I[&c#:g^&8B}%+Q)8K}#{~&:Zb38:b}%8%3:g~7:k~3=2:m8S~%=-:l8S~#}%dg$}%8$'=/~#=5~#=1WG=1WK=4WG:gbb+",
"Y{fYt:p~%:kWG:kWK=AWG=A`!Y_~!!!(q_~!!!(pA7:p:kb!VeW`i0tWH}$nOPc&%f]*b8u_~!!!%N8*}$nK5%T~)_~!!!(m~=81~088~$8<~'a<1}$n",
"K$d<<8889~%86jc]88{X&_~!!!%L~2Z5~F}$o-%84bD~_~!!!%MkV7}([j'8687~%83c)_jYgfhVbLj}$+Z&8Y8$}$M.)8_d%]8b~<WH}$o$,%T~/b%o",
"8.f#P}$o$7_~!!!%S~%Z7z,t~}}$p:.8H~$8I_~!!!'u~$_~!!!'I~*c#d}#pK-}&+m,|R(83~(84~'8.~983~=88~H8I~(8J}&&.68G~-}$a+%n9C8J",
"~%8R~48O~%8W~88T~-8^}&&Z)8Y~#br~b(IWH}$s4597~-91l+UVe~&}#%3%9<}$s/)Z7~*k<!&9enh8+8&}%}K18/b+}go+!380fBDh_&`FX`(G}(Ol",
"%b!B83}$X8(`i)`OYb@6a!-9U`@!`gC8B`e+a!}9Vj#u9Pr-Kb#k}$t)79c8N~#}&#U%bFE8L`%:})NA%`!-9c9d907~8Pgb%b*g9d`+m96~%}#bD$9e",
"`#,`!C`,29hWG9aWH}$t)6}!-gz%1~&Yy~;}$tmSp1+YyaBHcJg!=}(eq)gP|}!$Cz*)~&Yz~@}-Z0%f#Q8IsT@h/d**~7b$d8/l%S}$uK:Z8~&f'Vch",
"^k`H$K}!.8I8.~(8/~~#*8D~(8E~68L~G8M~98R~F8X~)8_~'}3oC%}+TE%}%(G'8tWG8oWK9XWG9XWK<%WG<$}!8T~%c<a~~#2_~!!!%R~%Z:~V~}kM",
">_~!!!'=~$c#mb#Yb!*WS_~!!!%Qb!:}&6n3Z<~>Z<~>Z<~dZ<~&Z<~2Z<~>Z<~EZ<~'Z<~-Z<bT9bI=8T8!8QcM|x;ebMtb-F8fq/+8-~%8kupc82~1",
"8r}&4J%b.W8%~)86`)}n#38;~%8yq.W8A~%8~~88F~-9'~)8K~#}#FE%}$0>$9%s:n9_~-9X~89i9d~)Z:~~#89|~+9}~-9w~8Z:~7:,~5:,:-9W~0:-",
"~#9^~&:.WG:.~#`!C`.L:1WG:*}!:n~'J!=~*w-B8+~980~J87~$8=~G8>~98D~F8J~)8P~'}#:C%}$/w.}#Qo%WKA@WGA@a*d@^=t;[9KWKACWGACb6",
":Fe8!AB}$}K)AF~'AI~)efph^ka`IZ;*3kou}'HXjd'J}$7)%}%Gp38(~*8*~-81~6a(lc'h8.}%K8683c*g}#Y15c8#fVQ8%8,}!7hMf7c80}#4U2p7",
"c8J~$8KZ8k7^Z9b!+}!4RI80~985~J8<}#&5%b(%8Z}%7,%}#'B38:~%8Cq)-8@~%8H~88E~-8N~)8d~#b,}}$;D%}#-8.8}c&;}%O&69&v&W}!,DJ8g",
"~98l~J8sf%38A~<8y~98~~9s7_8Jd%3cE:9&WG9&`#2}%LW+9h~-9Yd5ds)z8'~9}%M*&Z4a!'9OZ4o7mcA!b!'}&P1F80~%80~E85~%85~2b`ka!-:1",
"8I8!87}.'_$8Ja!-:29Q8!`/!:)WG:)X[!4:*:29v:29r`:U`$5:':(`/':+WG:%a7/:1`!/:/:0!JWK:4WG:-}#R1%f.C}#R1)}!.Cg:V~~$cWS_~!!",
"!%P8:sDrZ=~>Z=~>Z=~dZ=~&Z=~2Z=~>Z=~EZ=~'Z=~-Z=}!16I8a~98f~J8m}!DgK8t~98y~F9!~0}#!z%k1;9Q~;9W~c9:~99@~J9G~F9M~99R~F9X",
"~4}#4/%j1;:;~-:-~`:#~~#N:c~+:d:%~$:ZWG:Z~#:[:d:J:d:F~%:X:Y~#:]WG:VWK:cWG:c~#:a:b~#:fWG:_WK<}WG<}a!Q<z<t:f:`WK=%WG=$f",
"1G=&~'=)~g=@~~#>WS_~!!!%Ob.JZ>}!Tp~#K8Pj^CcM^8Up1zc#v|lWc!883j_*87~(88~$b+xv`;82z~A8781i`;f#;8H~%}&s(5}%%^)d`68(}&pY",
")8,~)8CWG8Bn,f8H~%8U~48M~%8Z~88R~-8a~)8W~#}#JG%}#`G$8Yk/w98~;9>~9mdDs&%8w~-8{~(8|~t9.~-92~(93~3a%}8+b$u8M`%}bSHn%}8G",
"c1pq%}8Lc1pu%}8Q~-9F~)8V~#}(z0%bK8WK9AWG9AWK9EWG9Da)a9w~%}$a'Fc#Hb#W9S~48'~%9X~1}#Vx%}'hZ%80`Upg#W9_a8JZ>c9hb'B:5~(d",
"3fb!X8#}$`j&8)}%mJ&}#`C%bo$j2X:O~-:A~]b,2b!+s2]8(~K81~J86~7b5-a!-:w8J`2]})t((:x:38!8I}$MT%`2]:p:x:_:x:Z7~8L~#:m:n~#:",
"q}#!b$:wWG:w`!/:u:v`2]:zWG:sWKA!WGA!~$:|@|:z:t`OOA*A+}%Lp2A,~-A,A-A(~'A)~-A.~'WH}#Y64}!Y!}bTt}#Y6@Y~~>}!#]wa!<Ad}%}x",
"1kVo8:}#Y;Q8EdjO}#Y;O8MdXR}#Y;D8TdZ/}#Y;5be)`!K8V8W`%_8X`-!f%_}%~22B/~9Y~8]~/B5~'}#YFD})qE)c[PB=WGB=WKBAWGB:a!tBABBB",
"@9.a#E_~!!!(Fa%d_~!!!(oi8Q_~!!!(rd1X`Vm}#aQ&}%SA/&t~&k!O}#:(*}%0TD}&nq%WK_~!!!(nWGZCWK_~!!!(lWGZB}&B6%_~!!!(0}#@l%Z'",
"j$jZ1VU}#@*.Z#~JWK_~!!!%XWGZFWZW[",
/* onesweep_narrow: onesweep.comp -DGPUSORTI_NARROW, 14892 words */
"V_V`Va_~!!!@a}%P[+_~!!!SeVd_~!!!St_~!!ZGBWfWg_~>Ngh&WjWkVc})Ig~$:*SVqVwVs*Tb!6*T~#*U~$*U~$*XVq`$7*Yb!6*Y~#*Z~$*Z})J2",
"~%(})J'~%O*PY7`!N`!(*Qa!;W1*RW!`#r*S*RWA*T*S})J'$*T~#*U`#8*VV~*RW1*WV}`!8*X*WWA*Y*X})J+$*Y~#*Z`!8*[V~*W})Ja8$I~$$I~.",
"(~~$(~~**]~$*]~**^~$*^~~'4})J]X~}}%V+w})ID+}%V//!KW(~%}'TWH%4~&%4})IJX&s~&&s~A&w~&&w~(~}}%VPB})IJb)f~&)f~w~}}%VbC})I",
"N~#@})IK~#1(Q~_(F~~&%}*5N)8'bD.*PkQr*Q~$}&dC'_~!!B`z*W`!6WR*[7}*Z!08/aGab~y}',b%`!8*R~$*V7}*U}.@u&cFQ8/`HrkYw87~%cg1",
"c#n8:})JC+8:~'8<~08>~*8A~#8@~*8B~#8A~)bQ{})JG~;y})JD~-R}'LK-b4b}$]6'}'Di3},@C$}'L7&}'Di2#W})B,~*%#P~~#5#P~~#%#P~~%W}",
"'D':8,})B$;f-J8*~%a07}$Fy'8/}'C:D8;~#8:~%((8#8<8,8;~$8<~38G8&8E~~#G8Z~(8Z~~#%8Y~DXD8C}'C/~#Y%J~^%d})A,r(*~~#E(5~D%T~",
"X(P~8(.~~$[(P~0(P~B(.~~#8(Pc#>}'B]~#A%T~;(*~U%T~~#I%T~I(*~~#f%J})A,q%J~_%J~g%J~8(C~~#w(C~_(C~t(C~b(C~p%d~.%T~D%T~K%d",
"~M%T~A%T~J%T~J%T~,~}}#A;B}'@LA%T~;%T~L%T~8m!j})A,~'O%T~@%T~~#;%d~4%T~D%T~u%T~;%T~~#R%T~z%T~~#S%d~4%T~n%T~Y%d~4%T~l%T",
"~B%T~~#`&t~*(Q~~#g%T~2(F~~'b(5~%(*~_mO%c!t}'=:~#C%T~m!S~~#b%T~2%T~y%d~<&t~9(G~]%T~Nq!^})A,~'@(/~.}#iy5}'=:~$s(G~~#.(",
"/~H",
/* segment_pass: onesweep.comp -DGPUSORTI_SEGMENTS, 14890 words */
"~#Va_~!!!@f~$}+6:A}3@$~%f}#lC`}2S2T}#lY1}#lU)W0*_(f}#lO~#T}1`!L}1_{y}1_w~%Q}#kh3}1_wf}#j0%}#h<'})C;J#w~8~}}#lQT}#lM)",
"}#lC<}#l>.#z~~#,W:*`Vq%UW;*`'RVq}#lG'}#lA'}#n8'}#l:u%N~6!bWv~5'S~@'W~<%O~4%O~-'X~*%O~<)j~*%g~v%g~b)o~J*a~~#<(a~-(a~1",
"(a~7(a~K*.~5*I~(*.~+%g~C%g~2%g~%*.}#l64}1+ZJ}4o$3}#l@'bAyb=W}#lV*}#kb%8#8+bJ68-bLN8/}#kX'X<~#*b}+m'.}-eJ.8>~#}#0o%a!",
"z818/}#ku%8&86~#8L~&878/`v58N}%;g%}#ku&}+4c~2&}1gf1eYZ}0~s'dTg})Fh&}1gfC}1gb(}#|L2`Rl}1gf~%Z}-&n(})>^/}.A6-8(~&8(}#X",
"2*}1h@^},1D'mjk}0~n;}0~j&s!R%A}#p}p#w~~$Z%C~~#CBO~$BO~~#[%D~~%D%F~h%I~}}#o@>!=~f#z~6#z~t%b~d%b~~#:*bVc*_f&/eKS}#o<)i",
"1dWH}#o2)bKp}#dx*8&d!Ec=s}1UJ%`+^'R}#%D&c;`b!+!X~)}##Z)8'},*p&Yp(fa$I8&e4=(S}#n{~#Z%d}#m.-f$/}0/P*8'f6j8&d$-*c}#m7+W",
"Ra!K!=!0f>+#Zh1s(5}#m<*}.|R=*d}#m<P%b~T%d~/!=~~$=%d~*(P~%*d~J%d~`g#6}#m<~&8%N~9!=~~#/(5~h%A~V!=~Y%d~*h)r}#m<:!=~~#g}",
"#lAl!b~~$N*c~~$S'S~<'W~O'S~<'W~-(Q~,%O~('X~2'X~}b#%}#lA:'X~0'X~-*=~3(T~0%F~%%I~%*=~b*e~~$L*f~H*e~0*e~~#Z*e~p%A~I*=~.",
")o~c*=~~#>*=~)%A~~#F%C~8%C~~#>%C~_%C~~#M)j~<*a~o|%[}#lA_%C~h%C~o%C~'gN)}6);&8$dw]m!t}#lM%bGD}#lQ9%g~C(Q~%'S~x(Q~~#2)",
"j~J*a~~'@%A~~%C'S~~#R(Q~+'W~~#X'S~C%A~~%&'S~b(Q~+)j~}b#%}#lQP(Q~+*a~~#1)j~Q'S~y)o~E*>dx=})yv,kZ*a$Dc$`*.~$ck#c;/fmp}",
"#fm&`$Hg%-g~Ib$[`$i%U`!Rb!=}$Ha%`!>bv6bq@8.`DJbiocb|}#l]~#;(a~5(a~~%Y%A~%*f~B*I~k%A~%(T~S*=~&hM%gOA}#l]Y*g~~$-%D~;(S",
"~~#u%C~3(Q~vlSN8(~%}#l]Ok))}#l];k`p}#l]:'X~I'X~w%g~~(P*g~~#d",
/* segment_pass_address: onesweep.comp -DGPUSORTI_SEGMENTS -DGPUSORTI_ADDRESS, 15614 words */
"~#Wb_~!!!B=~$})*uL}2i,~$*}+-vl}#kQ~${}#ja%}2je~&0}2j_)})-A/}2jec}/K_'!;W%}#k*J%N~h~}}#k&R%O}+.-E}#k&l}1xN&}#k*~#+%g}",
").L2'uY!}#k&r(a~4(a~7(a~G*.~v*.~~$K*I~-*I~1*I~7*I~K*J~5*h~(*J~+*.~C*.~2*.~%*J~b#y~A!_~j*K~9}++W~9`}2rO1}#r`9}2rOR7~}",
"2rK.}#rq/}2rO~&$}#s:1!b~)!;~P!K~~$&%N~~%|C~~$C~~~(}}+14H}#sHV%O~6%O~~#)#y~~&{!M~r}.>H@}#sU^}+/.b%d~;}#sc~)n%g}+&gX}#",
"spm~}}+&gl}#s}N8U~3}+&g}~}}#t-}'u~~(H(a~~7)*.~~,z}*}C.}#t1}8:~~$#8T~|}*}CA%A~~#A%T~zg##}*}Cn'S~7}#tI~%m:0~.}*}Cj}#tI",
"}*J~#mYz}#tV.#y~4}#%O-bOf}#tX/bEsbr^}(J>$b8Lb&0`D084}#tX~#9*I~5*I~#}*}Ns}#tX~%,*h~~*w(a~~#g*.~~*5",
/* onesweep_staged: onesweep_staged.comp -DGPUSORTI_GROUPS, 14774 words */
"~#Va_~!!!>i~$}.vN~$A}#tj(}%a=)}*}YI}%b1,}%cb(}'NI.}%bo*}#ur%}*~)5}%aJ'}*~))}'KC~$+}#qt%}#qn;}#qh%}#rT%}#qC%}%[R-}:D>",
"1}#i+%#`}3bY-}%[)'*iX1###F}#d_%}1D@)}#m[%}#rf'}#r(%#4!2}#k;$}%[O)#-~$}*|;f#OVr}#oe%}'H>b}'H6D}1FG(a!&%T}'H:C}'H2w}.p",
"g~#&},{iK&t}.p`r`!:*ja'H}#n1%*j}971,&x}.pt2}1HW+&yVr}#pN-W7'9`!)}#p>%}63b'*k`!:!J}#oT%*k~$*l~#!JW7*m`!)`!A*n_~!!!$m}",
"#qo%}%f`($B~$$B$>}'RV)$E~#}.{T%W7%'`'Y}1Ha$%'~#&~~#}665&}#x,%`!,*oX0!2!r}#z1'`$;*pX/#:#4!IW7*q`)B}#l;)'s`*L`!>*rX5}#",
"y]%*sXm's*r}1Ff)*t~#}1PH&}#l/'}*xm$$'}#{n%}#q|&a+%*uYD#-`!@*v_~!$k8]`!P*w`(]*v}#xN%*w!3}#mx)*xXm%N#D`!>*y_~!#F[n~#*z",
"~#*y}#vP%*z!3};5f)}4c4'a!(*{Xm*x%2~#%8c!p*|YD*x}*z!,*LW%'9}*yw$*m~$*q},x-$YJ`3~}*yy-%#b!&}*z$4#Wd!&fNA}'CeR}'%sM}*yU",
"y8A~-8H~):u~+:w~M#O~R#O~L;0~5}!$jGbE5#Qb97%O~$h]p&@b&2u#o8(bewd#o}&}y&}#r>&c&}}(t9(`C78*7~#2WT})Rt)}1tm&h%Y9%WGctla%",
"08B~+}%^u*}#F-*b#f}')d0#P~'%0!3WS%T!3b;if!Xe#Df$@!5}&mW/9&e$18UdmV}5h|0&x~.a$v#`8:~*})pM%}4iS+#`f#q!=}%Ii-c(0fe_#`8+",
"~#e)}m!N#E~$}*w_+c&+##kGcjpV'c~%aB{d$E'ug$O'v}#'X)d%)'wg!1bEHcK[`YV}#,R%8+`M=b!)8,8$8-}&8x)818$80b!4828$81b!)838$82}",
"#Bf&g+{j#E8$c&3}#)f'aK-}#<*)},KH'8/a&-8'YTa%(}&:B&b`7b|k}#L-$bWz8*838+}*dN$}:P@%8m!Ah&9cSgWH}%bI58c~*!3~.!3~88k~%aT;",
":=!3`FQdBu#$e!4:A~#82~#a!+:B!3}#HK&amv80`~J}#'0%cr)a#K*i87}/]M)##}0h3+cai}#me%8M8!8;a!)8R`v>8<b%>8O8(8=~$8E8P`PKa!)8",
"V8Q8)8@WS#L7~WS#NbL)&y}0<D$8$b!*!=~#8&~%#[~#8(}(>]%a(*94}'RP1:J~'a!=98}5P439<~/8)}#M,39C~59B}*~F1y(gc_:#2}'3n%##}$Oo",
"*}*}*&}#eG(}/`M+c+e}#=t,#P~%:Z~(:$}#KV+cX~:d:_c!d:a}*}}48-~&:d~*:p~98C~~#EWXaMx#ZWTamQ:Rb%Z:VW`a)V!2c&T8ne$rdaNed#!2",
"fjM#S~#bW%8ud4CcLC}!!SCa$s*o!5a%|84b!<84b.=#-8jk-0coba!>8:cVAbe.d)[}39f.e+(8Ek[Hsf[;&a!t;#c'|;'b.B8l~.}#`b&X=aWE!rc'",
"|}%jt+}#=x(*paQNak4;{84aWu}/r.)!=~$80}#pa%xpOXJaSvVeb#E;;b'T!rb1Ph##bl*<+8,jiVb[iaT(8Hc,h}!$>D;L~$;I~&;M~%94~18_~/!~",
"~5<D~T8l~&;b~.!~~*<Q~2b.(c3<e[V#LWQie_#`8tgS+z$]a!}<abbKg3#k!ub#Xb#H#Nb$Xb$NcO+#5f$yX!!/`QS}#qK&fjL#AXKa8|f$w82~$}(,",
"[&a+%8/`1}}1EA$}0/T.}#D(%f#a8@~#}*m37c#j=!8*~~#,a,G86a#5=68>~%eji8$~#89a+q9xb7P8!j:G8F<Sa#9<Pc($<Tb>/:;c+rag|8D`+rb,",
"B!Ib_1})hZV<|~/<}~'}(]O%:fb$-:`f^5&xf:<}(su%b{h!=a{q8Zb2qa%]<kdb`e/b=A}';!7=G~0a!0:|~%#]cvub$ka6l}':7+b#dbB$i;8e>=!3",
"8q}){k'87h(m})t5F=/b$2f*(=}8)~#d<!}2i&-bBv:ajy%},Kn'a%8;%)8}3,T.;B},dz)=m~&8'f$U})Kc5=F}.b%+8B~'c,<a%:;5},]Y'b&x;S;T",
"k!g;:~/=R~&})u'+8O~&b]N}(hd%b$f8i8P8B})u'*=Z~%=Z~.#O=v~08q~J>&pCr})u'`>4~1#O~Oa#|8~b!Y&t>$a&xe#88%8D~'8Gx'X>.~%}/t'(",
">{~4b%Ya!8%0a(x<3c:nc^Um%'`!|}*aT~#:>m~>}(E>%*s*t*sj%gb+[8J&<b1e})Mx(f$.8'{/z@U~~#4@j~4<N~3@)~$@&~&@*~%<o~2}$%q%8Na!",
"t@x8M}*{11a!7@ybNIc<g8|b#`=+`#!}*8H~$Sf#&8L~&8P8O}#aO'8Q~'#U~$})|saA0~/A1}*,2+86g1/WH}#rl.8@~(8A}*9qR8K~(8L~5a#98K}0",
"63&#Ug(4}'Pt''Za'XB!8!~):%~%>1~~$V}#0c%$.9$9%8[7~8JWL}3gx$8[8K8J}*;d'}*2t(8Vjo[8m8YWS8nb,W}*<*)8n8ca%KBV9'}#)*(&~}#=",
"@$b&_9*}#Td39/}*3Q*B^~594~%Bb~*98WG98`#$9495`#s9;WG92WK:CWG:CcU5:_WG:_`!7:`:a~#:bWG:^WK:eWG:dt/L:k~TBv~~#4C-~4>o~3BJ",
"~$BG~&BK~%@2~:C;~5C<~*;@~%@L~~%YCQ~/CR~~#^DC~*<F~%AR~~%:Dw~OD~~:E%~7=(WG=(b!n*{}#*t(A`}$:s%AaVea!sAj``7fUJBTf)9*x~(%",
"0bZ&b!C8*b&C8.lRiA{~DD]~$DY~&D^~%BEnSz878(}<^S'}#J^0a$2EQ}((]%c'+a'4b'+8.}(mN%f#587oPBbe%Do}#Sq&b!vgP7E]8*}#;D-}#>O%",
"})@V)B@}!$*DD~~$D{~&E!~%Bg~18Y~%$>~5Es~UE3~$8f~%$>~*E~~2}04/%}#O8$8ma&E8v~/Bf~DEG~$ED~&EH~%C/~19+~:F;~UEY~$97~/FG~:C",
"*~DEi~$Ef~&Ej~%CQ~19M~:F^~UE{~$9Y~/Fi~6})Eh&9[WG9Zf!s9]~6F)~$CQb!iFr8(~#}#^~+}(`O%WK9kWG9kj0NA@i$ACx})sh-}.wR3a7iCb}",
"#R!():~$},yP/f!xa7mF<#Ia.-F=&`a3[D*}-0w%D+)8a,mDI}$'])}0@~,`#}}-0s8bj]FM}-0o/84~(D>84uPp}#<3&kQMDa~)G.8!v!W}*P/(8,82",
"8!};;K&8H}4*7%8H8GW`a4-)>8Gl[V}-5s28)~68.ko~a&7GZ8-~#}#;$+e!x}1C|,}$'`&}-5z68<~1Gk~*8B~Z8i~#%T~(}*VI%WLa338e888$}-3j",
"%BF~*k%VE<~)Gh8!zT|9#}#>8*t%>9)~68,~1H4~[9<~1HE~*)>~Z9B~)cT|8W88})x!'9E8W9:`m.}-6Z(%T~'9E~+9E~$9HWG9H~#9F9G~#9KWG9E~",
"%9BH^~%9L9C9K~&9D~(9V7~c$&Gqh*1bTo9Wd]$8(b+ya,}9[}#Fj%9O$k8%}*0U$9_a!-9a9e8!9^h#39p~#}#o3/9m8'c%49q8)}*)WBF3~~#<!]~8",
"HNc'c}*)WJF:~OIG~;z)wHg~'}*)WNd)s}*)WJF`~OIl~_Iw~~#AJ2~GJ9~~#b#z~&IC~*c'=}*)W9GW~.G=~9D=k(yGb~/Iygd)H%}*)W3Gi~&JO~.!",
"]~(JV~0jgyJ,}*)W*J_~.Jc~3H:~7}#$`.}*)U'Dec!681a)<}*)S,%0~N%0~3EZ~(%0~.J*~&%0~)Jz~.JP~6&x~9JW~8}#!f6Hy~*8)~.8+~8I$~%}",
"4k@'}&c/<85~;8:~*8<~Kb#$H6}$Y^(8%~)8&~-kUH~wb/OE)b!HI5jp%}3,E.f''J|g+6}*!c1FW~(IN~%&xKG~$k9h9#m3LKN~18,~79-~&I:}*!c~",
"#!W`bP48Ab.;b-}8J`5Rb9/b,@9I}$5|39N~79R~3;w9T8R~%;r9S8R7~}*!_+;t~#=d~#;vWG;vWK;yWG9Nb9#Kvf,(9WaNpb/WWK=oWG=ob#O;~9X9",
"Sb!V}#!4%J(r7a})T<9L)bP3gSfEw~%J&W^a5>!J}2Q1%!JjPDc!X!L8&bq5b27L~8)lPDc46M$a{X8-}#0u%b#u8.~)}3&*%*uJIj:.88!3b%]J)}#V",
">)82~,a&bIed#:fPGg^Qv*!8I~@8O~28S~)8T~/}):@%}#+x%87d$~},-1'8:!2b!5c%4}$`|)8>!5f!5d17b,6WLa%G8>`(!c,[8Qb0O8G`~D}!$*G8",
"m~@8s~28w~)8x~@8|~Tc/P8ub$*8kWG8k}#}A%}$Hn%`!H9192`2T93WG9.}9^($95a'[J^}1MW%K4`,_b$K}#zw&fT}8&~%Jc~/Jj~DMK~$MH~&ML~%",
"K3~-}$jC&!5~$`,Ih0I}#df+b(vNA}<:j2bcHf#:88sMdM_b.:b!{8F}#(]/NM8+})_|-}2[v(8Fb#YK0}!$4DMo~$Ml~&Mp~%KW~68]~%!~~5Ne~UN%",
"~)8j}#(R/Nqo$4b',f!p8m~6c-IN0~%f!jNycQY}5O76o!fXG~$b[XO%8!eay8)}$A'1a!@O-8-g]c}$S2-j!~8-x/.NMjirO98,}#DH)a!/O;c.J}!+",
"_G8+~@81~285~)86~@8:~T})D*%a!-8G8I}-`s'Lxb#Pb%.8Pe9&8'c=/b!48S~'a>O}%.((8%~$a$gOl8_f2,Hs~%M!b!k%1}#%Y(8eb258f~88+~%O",
"|~5P!~$8/~%}$&m%b2980~&eG58mM#j1xL^~'h;w`!_8>b:+}5(A)8@b:/b%Q}6H$)!=~%WK;GWG;Ga3)%8$kkUL#-e&]%0gLsw(fP;~&b878+`$$}#!",
"}&!5}#nv'}&zN'*|ec@Lx~%Ly~%M%~+Mm~OM6~DOu~$Or~&Ov~%M^~LPj~UP*~3Pu~:MX~DP9~$P6~&P:~%N!~LQ.~UPL~3Q9~MM~~DP`~$P]~&Pa~%N",
"H~LQT~UPr~3Q`~:NC~DQ$~$P~~&Q%~%Nj~LQv~UQ6~3R$~^QB~$Nj~%R-~6j2X9mw,qR3z3WR;~`Q[W^a!z!Ja!kRHc#+W_aTQ!Jb07h#+*n},rE-}#L",
":&8,c@}OOc&>e.4O%}#Bi,f2#bJ'd'd8-}(tz+O-}(O4&8/b!C8:~$d%|8$})=s(}#p/%b%rWTaR$}1Pe%`0S:RWG:R}$Wp%OGbQJM/jPf>$LG~.Ok~/",
"R%~*P.~0WKRjWGRjWZW[",
/* onesweep_staged_address: onesweep_staged.comp -DGPUSORTI_ADDRESS -DGPUSORTI_GROUPS, 14531 words */
"}%`y$_~!!!>M~O},io{}<w-m},igM}#jd%},ikD},ig~$[}#k6D}#k2%},gt-}#k.)#z~(#z~-}#k*B~}}'Fq[#EVz},h@3}#k*A},hDI~u}.g|Q}#k.",
"}}.gun}#k*;!bWv~q}#jk3}#jgC#z~Qa(r*}Y8#`#-~#*~c!Y'xY8*}*~}#jy2%g~.%g~.(a~#}#jpS},ek%}#jqK},eV~$M;#~+;%WH}#k#~#N;;~e(",
"a~`}%Bk5}#k0)8-~#}#-@*WQal+}#b},9+~#}%)v%a%=8E~+}%_!*WH}%1;98'~0#P~&}#k='b:$k!Sg!s}<8~-}#kM&}<;Z-b')9/e$^8_89}#kOG#z",
"8A~8#z~)#y~)!;~1#z~-},d./}#kOVb$I8P!='u}14**8R!='vd!.b=+b%>8U!='wd!3}#kU^!c~}}%HB%8p~)}#kW28ab$i}*rE_XY#qa#~},Hl/}(o",
"]'}$I'%}'BF)8.}-gF(WR#u`!&!0!3}%YT(8:`G7}%bE%8y~7}$/n(89q#(8=~'}$QN-8A~#8)})z@)b)g`#,}%Y)/83WH}%aTC!3}*ppq!3~=`mAa$v",
"dmA}+00%X[!U`c|8b8@8C`%5}#nh*8q~69K`u/a!q8z9)8!8ubw}9*!28vb(Q`M:}2=U%8~9,!38xa!)929-8)8y}#nh@},Z0%},gL%}#nh1;2~*9r}6",
"_`39v~/}#nh49|~59{},n.@}#nh=!K~Q;@~(:g~0;I;D~&;F~:;I~*;U~~#h;7~%;;b!`8m}!,JK8u}%b*Ec8'8}j97|!|c~I}!!|G}***)8E*o~5b*(",
"*o~$8K}%o@1bos9%k1g`!caO`h!cbZx8#}%['%caC}'Q-'8(~%8[}!TOD<!~$;|~&<#~%l#/a,Z83}#md&b.!f,Beg+*p~'<y~Qa!w8@b#@<6}#m`&}+",
"Au-a!q=(og,d5F}#mX4#z8I~J=7~2#z~~#N#z~(=V~2#z~~#!=k~49gb9Y}#Q3/='~$=$~&=(~%:*~,a$C}*7]&!I8,WH}#MhX=Q~/=R}#m]+:U~%:O~",
"2}$u6%`!78_8`!=}#79$8[}#m](=@~.=s}-$*7=y}#m]3:l~6!c~(=Q~&b;#<}f8v}#m_)8r~W=b~->U~::P~6:r~&!;~);1~)>B~+!M~8=xa$/=F!=}",
"#m_5;%~+;C;Dk!g;*~/>'~$=R!=}#m_J>/~%>/~/>K~Z>X~r>g~j>V~O>a~,@S~@<#~~#V@B~6j1=}#mc88K~6{0'A.~~#4AC~4<>~3@]~$@Y~&@^~%<",
"`~6XKb*aa!xAR8Nb't8LWG}*(`$8M8N~#8O`uRa!7AS}#`<*8~~%<z~~%YAe~/Af~~#^BY~*:'~%>#~~%:C0~OC7~:C;~7:EWG:EcWy:aWG:a`!7:b:c",
"~#:dWG:`WK:gWG:fx/T:n~TCQ~~#4Cf~4>b~3C!~$B|~&C#~%@%~>Cu~5Cv~*;D~%@@~~%YD*~/D+~~#^D|~*<J~%AF~~%:ES~OEZ~:E_~7=,WG=,WH}",
"#mo,AKbQ%A]qZDAP~%Ab~0c(XBN}#,p6b!g8/~,}##0%*ObC4c!b8%~$8%~&Aw}!Q(DE=~$E:~&E>~%BA~2}>C('dHh}#&V/F5~@rQ#8>~%EQbQxiP{F",
"A}#&W38NWG}%7_&B;}!$,DE`~$E]~&Ea~%Bc~18e~;FW~T8p~%Es~0Fc~38pWG8p}=SV$8rf!p8t}#(^6E}~$Bc~%Fl~.}#W]%ajO9+j,Z@b}#*|,C,}",
"+gF2}#i{1Bs~FF3~%F4~%C;~%C<~%CZ~RFD~7CP~&!M~8kMjCr~)G%8!o!W}#i{|bPeF6!=}#f_+GT~[8<~1Ge}#i{~##Ah~*k%VDN~)G_~'}#i{qb%>",
"Fm~,H.~[9<~1H>}#i{~#SHW~<Gh~~#;EE}+qS~#UHE~$Gp~KEL~OIA~XH^~XH7~KEq~OIf~_Iq~~#AJ,~GJ3~~#hI6~-I*~:Fi~.FO~9C`~.Fs~/Ip~$",
"I=~&G6~3Fz~&JF~6JM~<J#~*JU~.JY~3GL~:IZ~2D)~$I_~(}#j!nD|~6I{~/Jq~.JG~PJN~EH+b%5}+qS~#ZHH~;HN~~#2Hd~~$qGv}#n&K#z~{E4~%",
"I0~-}=ck%WT`/S9O`*=9P`/Ef++KYe/>KL}+ng2Fc~(II~%&xL'~19j~0L.~$KY~E9t~&I5~~#::,~%:3~3:8~7:<~3<b:>~&<]:=~-<_~#>N~#<aWG<",
"aWK<dWG:8b=/LWe%3`/9bO+:<WG:<WK>YWG>Yb#O<i:C:=}#n*)J$~NLh~.F&~%J!~GMc~5Mf~;JE~3J%~,k.>'xi/VIT~%8.q+gIY~%83}+).8I_~&c",
"/V'x`HDb2Ig_Xv*n8U~@8[~28`~)8a}#c-@8e~T}23E%!08E~&}+)v%}>LW%`!F8w8x!=}>LU$8ta;c8{b#fK/}!3BG}*x:)JK~9JP~,a%@K)}#m_,fT",
"N8*~48*~0Ja~DN'~$N$~&N(~%K*}#&T6!5~4!3~'N}~YN;~%!5~0O,~2f!m8F}#kZ;NF~-O4~UO=~=OF~`NcjgbOR}#kZ-OT~&y*O}#kZ~#nLK~TP'~*",
"HV~%LR~PP7~5P:~@LSw/KL$~%8)q+vL)~%8.u=!L.~&e/K84}+8],b;f}-j]$9(`!U9)9*!=aYJ9&WK;)WG;)}#l5`P`~HLNb$4L`q1^LS~%LeradMQ~",
"`Lz~DPA~$P=~&PB~%MD~MQ8~YPT~0QD~:M>~DPc~$P`~&Pd~%Mf~MQZ~YPv~0Qf~YQ#~$Mf~%Qo~6j/@9-w(}Quz0>Q}~`Q<}#hB)R,~RNK~&rHaMq~%",
"8*q*NMv~%8/u:,M{~'}'!Y(b$<8Ab#<}+EO&8$~'85~#}52W)!=~%}-{Z$9v~$)PNIbP0LBjOL=*KY~.Nm~/Qj~$Q7~&O0~0WKRTWGRTWZW[",
/* onesweep_around: onesweep_staged.comp -DGPUSORTI_AROUND, 17100 words */
"}%T%$_~!!!DC~EVp#U}%T)~$2}#hq$}#h})}#hy0}%T%y}4ua)}%T-~$_}%T)Q}4y|%}8/g+}%LO%}4p0)}#i;9}4z.%}4wS+}#iK%}#i>/}#i:`W4}=",
"O1G`!(+!X0}4xc%+#a!(}%TH1}%TBA}%T=<~}}*zHt}%S)A}9fF%a%0+$X:*j$sW7$w`!)}9g@%}2E$*!%+%}9fc'+%~'&t}'EI(`%,}4z<&a!&&~~$}",
"4yu&}4z(,'0}#hH<+&~#!A~%+&~$+'~#!A~$+'}4zE%`!&+(Z,}'KM%}%STH';~$+)c$!+*X:$]+)}4y,%}4vD%}#hw4`!5++b!J!4+,Xo!>}#kd$+-X",
"/+,#Ia%:+.c!^+/a!(}#i9'+0c!2+1~$}%T-P#Y~'}#s5-%N~$}#i8-%O~.%O~.%g}%T2/%1~)%1~#%2~4%#~$*L~$*M~#}%T/,*M}8Y6)}#i9-j!&}#",
"iB/}%SE8}%TKR}%NN1eEm#Gjp5e!c'_g!J'`}#f5*eJl8/84~#bn,858&}#j@<}''l%u!BeFC`EGaUr8G8!}#jMW8.8S~&8U~/8F~-8_~);2~+;4~~#O",
";K~e%g~.}%UN}9;~5WH}%UE,90~9}&dc(92WTamu}%U209F~(8Pey6+*}&)r<XWang85l)B'o}%$x~#,}%NyA8K#GcLckEOXGaN)f^S!I8#aL_'Di+<W",
"S&x7~h+@WS&yb#y&xbB/#IaC/WS&~#IbN`}%%t%8aj^`8[}%Wj~%G:K~~#$:{~2:~~);!~~#%'0~('0~('0~,9`~1;)~#eqF'Da!B9e}%Wn39i~/8*~3",
"9o~59n~SWH}#ha5;B~(:D~0:~;F~&;H~7b)`;-~*XAa'Y;1cs3a#4;9fu88)#Z}'2O,W`aK*;;;Kb!U8+~(8/;:~);C~)82~-XA~$}#i_488~%8L~=8@",
"~.}.WEz:N~%c-qf0v8J}&)~(b#Jb$C8L;*b!8;.a$g8{}%X4'8|}%XfF9&~N}(m&%9/f%-}'!r%!A*oXAbVkXFa%8b%.!I8|a#U98}&cX&&>*pg~Ra$z",
"8=}%XaS;[~$;X~&;]~%8qWH}$Og58=}$Qy38=~'<j~U;o~)8K~/<v~:8i}#jqS97s$48b}$Qy38b~'=0~U<5~)8o~/=<~6aj98na&Y9,~/93~D<J~$<G",
"~&<K~%9`~2!r~$9,~39,~'=X~U<^}%Zq)99l&Y=e~:9W~D<n~$<k~&<o~%:&s$49Pp&Y9P~'=|~U=$f$49^l&Y>+~6WH}%^&:8p~J>:~~#C:*WG:*f#e",
":,}%Ac>>Y~~#4>n~4:c~3=s~$=p~&=t~%;+WK}%^*j>>~/>@~&++~%;_b3%;xe)+dzy&`}##:.#I8$WTbxi}&o3-}--<%`!78c8d!=}#%8$8`}#ok(>2",
"~.@-}%^H7@3~3;z~>>D~98v~R+0~%>T},B--@]}#oi7a!K>Ya}}a#pjzr#Z;r}$5#%8!e%'848.c:b;]j$a</}-Rs+<F<G}$J#.<4~/>l}%]n080}-Rs",
"*}+mQ%b$.8^818/d)=c5/>s+-}#F(.e$[}3|6*s$[+.~%#I~*b:J+/h!5`$f8.WT}3Ih$8$}#Py*WS'$8.b%l}#pL&86~$@+~%@+~/@G~08z~)8>~A@T",
"~r@c~`b!O'$c,nXAb3Hb;#@T}#pU,8F~'8I~6+1~%@_b%U}#pU(Af~4}+zt%}#pU(=<~~#VA@}%_4~#.B@~~#4BT~4=I~3AY~$AV~&AZ~%=o~:Bc~5Bd",
"~+b-U>T{0YWH}#]`H+!~~#>+#}#c8~#pBf~/Bgd4r}#c8)%T~~#0}#_[(8*b0<}#BG/89`VD8:}#`!-8:8/~$Cp8Q~(';~(8T~38Y~*Cw~58_~%C{~)a",
"!}8a}#d_:D'~*:@b#-@u}!)>~$t}#01$`!-9>9@8c}#d|%9;9<8c~#WK9=WG9=~#999:!=},)[$97WK:MWG:Mc_W:iWG:i`!7:j:k~#:lWG:h},%@$:n",
"t0*:u~TDk~~#4E!~4@t~3D'~$D$~&D(~%A<~:E0~5E1~*;J~%B!~~%wE3~/E4~~#pF=~OFE~:FI~GFR~*<k~%CC~~%6=<WG=<WH}#q_,Bo}#)9%Bp}$|",
"0%By~+Cr~)Bl}$|9:8-~%81~/C0~DFG~$FD~&FH~%C]~LGS~UFY~3G_~:CR~DFi~$Ff~&Fj~%C~~LGu~UF{~3H#~=8y~/Cx~DG1~$G.~&G2~%DG~19.~",
":H=~UGD~$9:~/HI~:D<~DGS~$GP~&GT~%Di~19P~:H`~UGf~$9]~/Hk~>a*vD]}#H!*!2e+'}#:K(Dd~DGz~$Gw~&G{~%E2saD84}%3=:I*~UH0~)8B~",
"/I6~3:'WG:'aYb:)~):+s!tH<a!oE/b!eI@}#8I.}.3Y%}#`C%b$>B,i&hEj}%b~5fNz}-`IRF4}%Wq~#UHv~OF2~OJ&~XI1~~#'FW~OJK~_JV~~#AJo",
"~GJv~~#hIk~HG`~.G5~9CL~.Gj~/JD~*H&~3Gq~&K>~6KF~<JT~*KN~.KR~3H;~KCs~wD^~6JR~+c+8Kg}#03<Kmb*6Kd}#0$U8,81~&8-82~<b)J8;8",
"!j{48@8&~)8.~)8C~-e+2K98*}#o`5%T~9KA8$c_2Vw~%}5RK%8=8Jb#;88~(8V8<~)8E~)8Yv{x}'F<%b_F8/c(~`*P}#%B6IH}%ZFQIP~~#;dEi}%Z",
"(~#+DGb)=I|{H)jm#}#Oe%`#B8q8r!>}#Oj$8of)YKr~$}%ZF7F(~(Iz~%%TL<~19N~0LD~I9X~&I^~~#69m~%9t~39y~79}~3<E:!~&<@9~~-<B~#<H",
"~#<DWG<DWK<GWG9y~%Ll~):%~%9}WG9}a!.FH:&j'kFa~(&x`$E}()&+}#.O'F*b!9}57J/WS&~L}}#1t)M!a!+cK*`N-'#7~bB%bQ!a!6&yb!@M&}'-",
"v,cLGbm<bjj},S[08:~#XrbPQ:B}'dj+}#'))YTa%$}4OR,bB$b$RaYC%NI|%N~&eK&&~a&e}10&&'#W`b&xJPe-F8#}'3u)`#jb-x}#e'*}#Ti;MKbQ",
")gO|Ei~%KA~>W^a*R!A}58L%!A}.fp2N^bzBc,C&fb#!`Ad8$7~a-KbE1NbaAp8,b(]b$S8-f%988}#8%%KHj@C8<c=V8K}#n})81}%^(/JU~Q8M~@8S",
"~28W~)8X~6'0~)8]~*'0~3'0~j8q~@8w~28{~)8||$*9#~@}%^(Ga'^97!L~%&@g&XbWdb6}}$Er%dS59;WG96g)Qa;$bRT9B!3}'Cw+9C`5:9CWK9Oc",
"$^&yf03NE~#d**}#[a.8'`+Ac+_c5X9LWG9L`(*9ML!9Na!_9Uf*+9W}#mt;Nsb*+fH{OskKQa3=KcbTlKd~%Km~+Lf~)K`~OL$~DO:~$O7~&O;~%LP~",
"LPG~UOM~3PR~:LF~DO]~$OY~&O^~%Lr~LPi~UOo~3Pt~MLl~DP%~$P!~&P&~%M:~LQ1~UP7~3Q<~:M0~DPG~$PD~&PH~%M]~LQS~UPY~3Q_~BMP~9MW~",
"DPn~$Pk~&Po~%N&~QQ{~UQ$~8R*~YQ0~$N#~%R3~2}#Pr-:5}#l1:R9~=RB~)';~2p8rNY~)81~'84~#}9jX$RH}$Ms$VwgUrx8vQUWSRU8+}.Q5%8)f",
"8yIs~%OK~>k228-}#Te%89b'#8=j7}NP~+WSRh8@a#)Ri8=}%hK~#A'0~*}!6$Tb&;8[dFta&XcGt8R}$dg'8KWSS48i}.Px%8g}!$E~$%9'~*cJ+8{a",
"$E}.>S%}.>N$8xa8U92~993WG93}$]H'96WG91n8U9=~,9=~#9=WK=T~/RJ~C}$MT%`(T9IP'9J}$MT$=[a!z=^a>y%2hCuWH}#{v,Ocb81Od~%Om~+P",
"f~)O`~OP$~DS:~$S7~&S;~%PP~LTG~USM~3TR~:PF~DS]~$SY~&S^~%Pr~LTi~USo~3Tt~MPl~DT%~$T!~&T&~%Q:~LU1~UT7~3U<~:Q0~DTG~$TD~&T",
"H~%Q]~LUS~UTY~3U_~BQP~9QW~DTn~$Tk~&To~%R&~QU{~UU$~8V*~YU0~$R#~%V3sk{j85:;~:V9~=VB~Ee/|d0naPf}#:q*U'{0r}'X,)p9!Rf~)}A",
">q)`#Xe'CUX8!a|4g9'8*~;8+}$&e%!A~$_~!!!$y8!eSE#U8,W_a1!!AXAaRhd]O}#lL$ecC''b$b8(~&+(k#t8/XAac*8<b'{8A~&e2FRX}%m=3';8",
"9~5Ra~*';8>~6a#[8Iu5#}#f4%`!b8K8L!=}'X)%n5#8U~,8T~#8TWK;:~/Un~C}($R%`$K8aSK8b}($R$;B}$'w%S3~%P'~-DPOJkgNSh~/VB~*T$~0",
"WK_~!!!%#WGZVWZW[",
/* onesweep_around_address: onesweep_staged.comp -DGPUSORTI_ADDRESS -DGPUSORTI_AROUND, 16430 words */
"}%nY$_~!!!C1~PVp#U}%n^p~}}$'d<}%nYH}$':1}%nb~%-}%n^>}$'_;!_W!~E~}}$'ZP}%n|1}%nvE}%nrK~}}$'_v%O~$}$'ZB!bWv~o}$'VD}$'9",
"9}$,7%}$'=w#z~L`!0+2Y8#`#T}%n[++2*~}%nVM}$'6P}%nS%}$'7:}$'3;}%mU8}%nkb}%hSDqvPa!B`>x'_d!B}),n&'`~'jvT828:~&838;}$'VA",
"89~Bb:=alh8N8#}$'ZW8/8Z~&8]~/81~-8f~);=~+;@~~#O;V~e(a~`b'h9)!=}$'ZF9C~B91~#![}%.J$}$'Z7a(B93~&95}$Ur%98}$n3-9M}$'_Rj",
")N9F!='o~'e+6}$f/}}%er/}$'aYb#|9hf+KWS&xb!19jf+N}$'e:#z~/}%r!~#H:/~,:1~1:4~~#f:L~%:O~~'Q}$*}2}%r!,:;~1;j}$*}.:A}%r&3",
":E~/8*~3:K~5:J~@}$*}J<%~(:}~0;[<)~&<+~;;h~.;l~);t~:;v<+~.;u~);}~~#|;*~D;d~#e%68{}!-FK9&a!M}%r{G9.~w}$|}%9@WH}$+r.}/)",
"/)8I8#~5b+78(~$8O}%s10}$,C&98~$9R~,83f.k8Z}![bD<M~$<J~&<N~%9)~.a-L88}$n>989~'=b~T8E~%<b~5=n~38W}$']'8~~D<q~$<n~&<r~%",
"9Mn$68]}%u(98^~'>(~T8i~%=(~5>4~w>D~B~}}-og%f#e9C}%XR>>c~~#4>w~4:,~3=v~$=s~&=w~%:RWK}%u,n>C~/>D}$'_+;)~%;C~P}.>~.}$'_",
"(>6~.@8}%uJ7@>~3;E~>>H~*@6~18w}$'aW>X~-@g~:>^~4;<~4;'~-;W~+;n;o}$g!.;]~/>p~$@^!=}$'aL>w~~#9@/~%@/~/@K~Z@X~r@g~s@X~O@",
"c~,Ap~@<e~~#VAD}%v6~#2BK~~#4B`~4<r~3A_~$A[~&A`~%=:~>Bo~5Bp~+b-^=~WH}#va~%vBl~/Bm~~#pC|~OD&~:D*~GD3~*:B~%@B~~%6:OWG:O",
"b1p}/+I%`!7:l:m~#:nWG:j}.*t$:px02:x~TDx~~#4E/~4@B~3D.~$D+~&D/~%@h~>E>~5E@~*;N~%AN~~%wE;~/E<~~#pFL~OFS~:FW~GFa~*<o~%B",
"o~~%6}/9M$WH}$'q,B5bUDBGq`rB:~%BL}%7l5CG~)B0}%7u:82~482~0Be~DFW~$FT~&FX~%C3~MGj~YFk~0Gu~:C)~DFy~$Fv~&Fz~%CU~18h~;H.~",
"T8s~%G/~0H9~:}.Cq2CL~9CQ~,}#7V*f'G8)~48)~0Ca}$'<SD/WH}%JRQHg~YGh~5Hs~39OWG9O}#wa$9Qf!u9S}#7w6Gs~$D,~%H|~.}%p^%}/5G$9",
"h~%A_}#<`,Dg}/c<oE1~~#UHO~$I<~KE/~OId~XHh~XIb~KET~OJ+~_J6~~#AJO~GJV~~#hID~-JT~:F]~.F2~9B~~.Fg~/Iz~$Jh~&G#~3Fn~&J|~6K",
"&~<J-~*K.~.K2~3G8~:K'~2CH~$K+}%piuD2~6J+~+c+<KG7}dyYK=!=!0}*8}4KM}*8I%K=}#-M9KF~,KH~)}$%!~#0Jp~PJw~~#,HCa!t}%sF~#[H`",
"~5d'^GGf!/bzt8Je->8K}%sA'8B~98Gz~o8L}.`=5G[~-8_~(8`~7}%s;.ajO8C}$'V.8g}%s;J8p~q9#~M}%[O%X[!U`s*8z8E8P}1Gu(i(%}%r{}Da",
"b-@Ia{I1jn=}.qd%`#B9X9Y!>}0&v$9Vf-[L2e,sMB}%s;2FB~(I_~%%TLZ~1:5~0Lb~$MO~E:@~&IB~~#::U~%:]~3:b~7:f~3=-:h~&=(:g~-=*~#=",
"0!L}&Bf%}1@t$:bbjAM-}##%):k~%:fWG:fa!.Fc:lj'oF{7}}$(}:FE~5M>~)MA~=ME~Q;*~KWH}%3C)b3`}%38%8EI[`#h}$).;J7~[Ml~.F(~%K(~",
"ZO'~:O+~;K/~=}%v,<J0~9J5~=J:~T8Y~@8`~28d~)8e}#nI@8i~@}%v,Ea&=8}}#Z78};6C)!=~%}#Z719*~,9+~#9+WK97~/NN~D94WG94~#95KO96",
"a!_9=f(i9@}$'l;N|~-P&~1K*b''K;~4K/~%KArTgL;~)K%~`KY~DOL~$OI~&OM~%L(~MP_~YO`~0Pj~:K{~DOn~$Ok~&Oo~%LJ~MQ#~YP$~0Q.~LLA~",
"9LF~cLU~DPH~$PE~&PI~%M$~RQ[~YP]~5Qh~YPh~$L~~%Qq~2}#N(-9^}#kZ:Qw~=R!}$$nNMW~6R)~IQ/WSR5~%R6~*II~%NI~Ww3`MB~%8*q(wMG~%",
"8/uDzML}%zA-85WSRU8L}$&`%8J}&!IA}$#5~#c8h~+#u}7r+$8J}/!E&}/bW%a3z8s~8}2m8%`!p8u8v`'[8w`,]n3z8~~,8~~#8~WK<N~/Qe~C}%vS",
"%`&w9,Nf9-WK9.WG<Ua!z<W}$#3;N;b&{NMq3VNA~%NR~5OM~)N6~`Nk~DR^~$RZ~&R_~%O9~MSp~YRq~0S{~:O/~DS!~$R|~&S#~%O[~MT4~YS5~0T@",
"~LOR~9OW~cOg~DSY~$SV~&SZ~%P5~RTm~YSn~5Ty~YSy~$P2~%U%sg=j3Z9j~:U+~=U3}#}5_Sp~YPu~:TD~SUX~orWLPZ}&%19P`~=Pe~1';8E~4W_a",
"hGu2E}2!m%`!z8Q8R!=a_J8Nn2E8[~,8Z~#8ZWK:o~/T`~C})sH%`$k8gQa8h}C><$:v}#}U%QI~%Nr~-CiN7kc0Q}~/U3~$U~~&R9~0WKV8WGV8WZW[",
/* leaf_starts: leaf_starts.comp, 2695 words */
"}&&M$_~!!!'5~$}D,d9+4~%+4~%+4~%+4~%+4~%+4~%+4~%+4~$`!'}&&@%+4~%+4~$Vv+4}&&:<~}};Ly1}#}Z)}9&I%}D,fK}/&()}9%u+W2+3~#!%",
"_~!#-t[+4}#}K-+5W(+4W;+5}6L<~#|}-5|r~M};HB8X,};Gv)}#~0(#w~-}8|;'$VVq}-5C)}#~c%}#z7%}#}f-}#{h%}.}^'#yVq}#~S&}<4,&}D<T",
"'!MW*}B{X1}'jS'#QX7}CdO7}$kd)#y~%}7[W(8#}BrX$}6p)(bae8'}.so%WS$VbkT8*!3}#rt,e!^c+wb-d}7FR)8(83~#k!Jb/N81b[h80eTi8'8,",
"})he/d0=8584}6Z~&8<}*h[%89`2f}#&v%8:$(f6!}*7Y%8=8<a!db#28>8=~(8#8%i!mWM}8:S-8E};4u)80f.5a![8H}9D/.}6oL&aA}};dJ'}*(p&",
"}@8y'8#g$I!;XV`pX``Fbos}/Gt%`-u};5dH!0}D-G~('!U%;};-o4#d~~$=}.`B%b#}}%zLw}8U;,%9};&Tm%Lc+m}7R>)$V}*Lb%8%8$}*5e%}*H<&",
"8$}<%v4}+M)+}8Q1%8&kwCad>e$W}-&%+c!1!Kg=w}#:M*#FX=b!'}*xS&}7Te%8)!3}7Nx&8$b!4868$b&w}#q%'bE-dzj}$vu%8)XNeO<8$}%a_,}8",
"J7&f&K8D8!mha8Dc0r8+&`k'Hbx.c&0}$Fg.8J8&`)`fB28)~&`,q}#6c'8&~$h2V8)8&}#YH/!2~(!L~+W^a&6!L~$}&}$$bp_bB2c!18)b$i!LcQ9b",
"$d8^8!~&8]8jbAx8lez1}#8P%}#8L*WTafgc~a!Lk$-W^aRBc!u8'}$ER&W_a/.c!18*h#'dm_8H8I8)7~8(}#oV&n!d8F~&8E~$8M~%8I~&8H~*c&g}",
"2Oo'aA{8*7~8)}/U*&8V`,m}0,i%}8OC$9$8}8g8a8S8P}+9{(+3}*|d*bon}#sU*}*_`)",
/* leaf_starts_address: leaf_starts.comp -DGPUSORTI_ADDRESS, 3108 words */
"}$>1$_~!!!(&~$}9E5E+6~%+6~%+6~%+6~%+6~%+6~%+6~%+6~%+6~%+6~%+6~%+6~%+6~%+6~%+6~%+6~$Vv+6}D%fqj@H}D%^J|@N_~!#VLP+6}$=}",
"1W:+7W(+6W;+7}D%^~%p}9@z)o@~%N~(%N~X!aWt~J!GV~~%bA)wA%}6za4dR8}!A4R}3;'&!M~'kA686~P8@~n!G~+![`.`}753%80~#uA88T~<e$M8",
"X!=hA8})RL%`A8}D&L~+{kDe#z~~$bp.I'u}C=]+}$9Y18'~.}$[W%}&cM&8(8.WLbAa8&8/b!)8/8$80xDx%N~~#V}+U=@b`Z}+U4)b0&82}!E,F89~",
"98@~-![`'A}#@s)kE.8G~18G~:}70>&8!klT8M}!E0~#A8m~%8o~o~}}#9(%aE09'9#~>!a~-",
/* leaf_sort: leaf_sort.comp, 9698 words */
"acj_~!!!5A}&h73_~!!s.xeE+$d$h}<24E}!d2[}<1n~$>}$cG$}$cW%}$cS%},2m+}DJK)}<2+V},2n*jF{}9g%&}9if%}9i)/},2_%W3+8!4}9hG&+",
"9!#a!)}9hT(X(+:!#&!W2+;a!IW3+<&!a!N}<0+ZqfZ}<0$E}A`n~&'tgf}-{B3{gxbL2}<zW)}$^}'+=a!i}$g9%}</Q,}$df&}</U<}$fX%}$g$+}$",
"f}+}$fg%$Y},1P3}<{e+$hVe}>Q;(},1](}$l9%}*B!,},2G%}$lE$}-zF&dJl$iVq}$fW'&GY3~#+>~#&G`!(+@X1##+>~#+A`%la!(+BXj+Aa$['-X",
"0+B}$cr%'-}BS5++C`!4!>}$c6%+C~$+D~#`#Y'9`!)}$dy$'9}$iY%},2!$}<{P)}3Ak(*}Y8%1&J},0b)+E_~!!!P#`!2+FXl#Z+E`!,+G_~!!!P!`",
"!&+H_~!!!~#`$>+IX/+F+G+H`!)+JX/*}+I!3},,Y%}<}f&$x~#}<}1%},5/'}='=)W7}='N%%#~#},.s)+K!U~#*LW%+K}$j@$}9`J%dLn}&lp*}9a.",
"$bM/bL^bLEdM)}>Ql)}<}J%`!j+L~&+M!U+L},0f$+M}>Qr%},+%-#z~$},0@$$'~#%6~$+N_~!!!HDYC!%+O_~!!!$4+J`!/}/gk++Pa'2`!7+Q~#},",
".F-dNL'tVt},1n'{lc`MRf`*`JQk]]!=l]l`M=g!K!Kfm8cMp$i8!}#Dq*}9{R'b!A`N)cBh}8Kp&bw<82~*Wa}8y!%83e!@8:bxQ888!}90W1848@c#",
">iN&k9l}7S2%8:8@8=8;bJUVzm:.8M~#}7Qz((N8*}8LU((V8.}*lN%b!'(X}8Ei$}D3l1}*cS%88}*S8%8:WK8b`:D}*Su%}'_C&&Ne!>+R8A}#M-)%",
"1e!4+S8E~%bFo`Mc}<$u~1q#d~~%)}9PC~#W|xH`UUg9tlxH!=~P%L~m(%};|zm$)}+~O+$Vb*9&<f!+#2}#}y&8'8$~%8%}$`W%8$c&ydT{8&dVV}8*",
"B3},GN%##}4ED.c#HVc},(O%f4t8-VceTO8#~$`!2}+Ei(+=eT;##81XFa$6}#B4$}#zc&83d*)f!>86~$8+a&xc=K88##n*)#G8<~$80}8W+&##}#^j",
"%b&T8$f:w85~$}#~d%aRQ`>28,8.}+z-&}D:_G$,~~+=%<},-Ur$W~$Bz~#$_BzWS$a~%$W~)$_~'$b~7$_~)$a~%$_~2$W~$$a~4$_~$%<e!~},-U-$",
"bb!>},-U,$c}/pl7$_b!{b)!}BY0Z%<~/!#%E}9In-(&kg]$i~*(!}8_*(},25.b97+@}/iZ'i!4!=a#N#N}#L-)8&~1}/l=-}+|c)$bb$_+Df',au@c",
"rg}$.K'8+~'+D~$}$2n+8-8&bdy+Bg)Db#9a'CdIhc(Ab4/`f/},Fr%aDJb#U}=%_5WT}98.%WJa.ef!>8)~&}8&&'a9e89}9;w$7~bF#b!L}+GA%}:_",
"T%8;}(0]+}+oi'8>a)f}/Ik&}8xZ*h$.e$'}2L!,8Q~%}=&u*8,b,G8S8*c$:j2P8&!_~%c$E8'e(>WJa!Qe$'84`)r}%.:%}#UQ'86d(=l)$b!]+B~#",
"}7}T&}+/n(}8R+$+8d'6}+:x-+Jb.(b'7(&8(c&gb!28)~&8+c|K8%m<!'LaChY^!4c4m808/b0ig,p80e(P!TVc+9c#.o@u}+wT%c$kb!+8'e5VdS.&",
"K~%}28g%+JXNb#LWXi<r&K}+;[,}:/c&85848+8-cE;alG}+a7$}2_N2WS828/WS8081}#xn%WZ}+f|&+:}9$#%}5+6&bClVz}%2`*}#pi7b%^}$fM)8",
"+}+[;)}+yX*}B^.*8!b!G!2b!,}=0j'c3;a'986}#Vc%}#V_*}D'(-81~#bTwf4~}+Sq-a&(a/IXQb7%}#y=%h@}8/k{]83c-.k*,8-8$}#yl@h$;},&",
"K%8*g(|},+T%cw[80}%6#)8(k.'8*c(kWNa#Ke&=bIub+y8/8e}0nQ0`!08lb>c8mVw}8_*%8#`EA8/b!S}+g6.b$s}%1i%W^}%Q;$!5~%}(`S%`#f8S",
"8T`!/8U};ST'(Df&[%#}%>%'`!yaprb@bVwb)-8#}9n3*8)Vec@)b.*drof$k8-~@}8nD&Vz}(5m+8$f',d(:*}a%t}+@t&b*G8;~&8=`!E!t`JN85dS",
"'8%b>g8;XGb80XNap{dU:a!C8F8:~$bC{gYP}+IX%8=!3},<4%a!o}4cC(8Jb!o8L}+]~)}$>R.}+je%f$/8A~D8[VzWUj&2b|kb),8Z8&b1xa#,8`}D",
"tu&}9VY%`$Nbw_}8l}&#T`&zk#h87b$&8gbT`}+Jm&#T}0s8'}8lr2%JVc+;d>Pm`<'rcZKm5L}8CN/}:rSe86~(!]WS}:r%186}E=U%}+D|($,cT`!K",
"}$+Y-}DIN&8&8C`$m8D!3cY9`$6}97k%+<c$6g.ogadW_bKCi`z};v%&h3l}:bH08-~-WXa0&!2j,18&cyyc!O}#N%)eBDc]#b6z8;}-B.+cZ(e,{8A&",
"`c/Qb0y`)xj@4#abK(b3:e>$i!w8%~$b)v8.}850$8K8I8/}8`4(b+5jEro/f`+HaP;bIxbJ%8(k(^8.j*k}%Ew&c*S`*<}>X'%},3S,i*7x#/}4~p(}",
"#2*$}2<&&Vwb}+k#58C~6%9~&%.cbP}9_e)f29(0e=5$bg(ld#=+B~#}>dd:b!R},'05}9Tg*(Vn%D|+uc$zcbEcK^}#4r&c3)c0~d;'}#)8*b=.f#u8",
"%h2PhQ@8@Vza#385h,dc@CfF|8-e1D}8Mu.b#28:b1hd<FbGC8:}$.^(b!8}9QT'}>X9%8Nd]v}2ZW%+N})6.%XAb:Yb+)}$It$bhn8Ra#Ca.~k!}8G~",
"/8G~,8I~*8Z~(b2B},)O$8X`#y8Y8Z!=}#tx$8V}+HH*}!%efbTFVzb-sl#j8&c6u}>^|&}$2+-b=[j278/+Oa1s}9Y'081~%#P}#kR%bC,}=5>.b1Qb",
"$%(Y~QbQMq1^c;!f8{c#mc8vc!18%f$-'R85e@gf'}e4}8*h'}c;cj4^cPC85b-L}$SG%86nHq8*8:a!9828BXWi;y8(a_QcVVa!A8,`KHWQaZc8Fa!C",
"&Mh![XNaRMb<U8E~.8'85~#j8/8[~%8]Vwb<`8#`/H8Le!I8/j<|WJaL9WTb(@WS8KcpV}5H_'8G8H~$}%1L'+Pe*>8fVwa!N8Oc%SWR$U}8Hu$al<c'",
"W8kVe}#+q+X@a#5+Qb6z8%c!6b<=d6zh548-}#r*&}+bz'8p8q~$}Ev%'+Ri=vi<``Dos''m0'WNk''}>bM)c#p80!3fA-8$e7s}#vo.j#280{@(i>y}",
"#6%%}#sL&}1R):|#z8N~>!2~>j9n81~D8cd#2j_^8gVw}/L[&gq3b9xa$>8j83f#@8-fXKc:)8'~,8*c+uo9g+S}!&tv}+eM'a%!%.8!g&za<ncVd}#x",
"J.j%!82}!&zM8C~.b#I)k~$cOR}!.&M8R}!$,Ec',|$,87}*}Z0|#<8hp'08l~/b$N8n82f.d)l~#d/c8/qN@}3,c%d>~`J{b(l}5(t.`'9",
/* leaf_sort_address: leaf_sort.comp -DGPUSORTI_ADDRESS, 10472 words */
"}#Tf$_~!!!6y}%qu=}#1c,}#Tn{}4K8u}#0FL}:wx_}#0L}}#V(9}:uq~&~}#01'}#W+>}#0-7}#+}%}:uI&}#01@}#0-w}#0)~$X}#0%&!bWv}-EF'!",
"GV~}#0%S%O~W}:p'+!MW*}#0-+}#[kN}#KP,!;}#Hq/8'}#I%18*!=!M}%p/,!K~'}#0E0%N~%a!C84!='t~'}#0G}8J~@8P~^8e~MbA,`5t}:jL~9p#",
"d~~%)}#8FR~}}#m)~#F%L~m(%}:eeX}#8Y}},M3(}:d=+##};__.},u:&}#8^.8.~080d#kWS8.7~}#8f*}-Iv*b)r85}1jh&a`0}#(E%87d*Re!H88~",
"*8<~'8:~#}$#=%h*xc0JfYMb];!2e!U#G8G~&f-K}$#(&##fe!`#b},uY(8+8.`me}'X*%}#96$898=8286}#O`&}E1uX$,~~+U}#9`wDe~$De~~6!pB",
"''r~'}#9oC!;~@![`/ne:x}#9q8a{H}$2Z&}9We+87}9WN-86`{`}#9u0!b~)!c~*8F~#8G~#bUa}#9u:%N~6%N~1!;~Z!G~0k%dbB/8>}-fS+d;`80e",
"-C8D}#:')8382~9biJf!_}#:)48N8L~~&G%O~~5r",
/* finish: finish.comp, 3502 words */
"~#Va_~!!!(`}%.I<+T~%+T~%+T~%+T~%+T~%+T~%+T~$Vv+T}D*T~$@}#:o$}#:{)}#:s%}#:{%}#:X%}D*X)}#:i%}0G=L%z!#}#:W%}@DP&}FrG(_~",
"!!k6w+T}#9])+UW(+TW;+U}D)z~%'}#9I)}#:%P}#9;&}#9fF}#:E9}@C.'#FV}}#4_'}#6w'!AVz`!K+VX-#^!A}'){&a!e+WX/+V$s}<.B%+W}#8#)",
"}#5)%}Frz)}#7g%}#77%#I!5}*sa%+V}#7y$}#9S)X,}24y'!%+XXj###!`!i+YX/*P+X}#7<$+ZX3#!#2`#B+[X0+Za#~+]`#+!3}',J%+]+V}#@G%}",
"D(32!4+^a!C}.Z'&!4+_`!,a%:+`X5}.O%$}@Bk.+a`!:a!Q+bX-+Ya!(+c`!.}'(#*+dXm+c%1}#9A%}#8)'}'1')W7}@L%(`!C+eX5b![+fa!b}.U=",
"&+gXo`!e}@CV7#W~/b._).~%}#zX'q.`c~oedZ8$!5jJ(#`8+~'+^e!A8)!J~-+^}&p5'+_~-8/};8H.+_a!d},z(%8(}:L/%};}E%c<G}#60%+`h>&8",
"B}$:@(b!/a!G).b=&ne4`FE$%c74b;|d#=+a~*XWa!B+beJM+a8-~#}:oF<#Z}$sH(}-Sn'+V}#5M((48Zf}>8J~%}<Y('c2:bRHbB@c!5}'~F+}#$`(",
"8e`fea!)a[(8'8*m@`8'~+c#0foI8*WS$Vco'}%V,%8+}%ym({WO}:b&/8,~,89c%58U~%bcI+e8%aR+9,81}#!s$f}q+de#F}(x]&b9C8,b&M}-P3'8",
".bNx}%zO&8#b![958;eFKi46i5rz#bd|y}9wd,`!kd'*8recO8Y8'f)&bUL9K83}>tt)8#a'*b#D9O87}#2+,8%~$b;&+f8-8#~%f$3}*(9&86a!P9V8",
"@gTW8%8#b'm}#jw%WT}-s{&8D`}@a'f90+gg#Q}-h0%8r8g).b&%aq@8i9*h#k8qbP=8t8u9,}Fa~%}(ue$8qWK9aWG9a}$I1~*B#87}}$F(7#/~E#5~",
"_#C~E#9~>}$IZ:}$F(Vkq@m`y};+o%}Fkx,bSo}ATE+b^M8+}#uH,8&`.Mc1)bsR828%bt(8/a&>}-5a)!>~%cUJ}#-D*nwQ+B~#}4N_3a&O}%&Z)c~o",
"8/l6&};er%`bObQxW^aHJ!5a)s};er%}@)k(p*w*u~%b[r8'}-eo&c#~}#)H%cT'g#/}$rj%8-}&!u+eZ*$Vb,_}.EJ&e0,8#~$c*Jbq;}&*_'8(}..a",
"'}Fo`=b0C+Ybo`aTn};>r,8.+Yb#L8)b7#}&(&&+Y}-pP%81g#Hc-J8(q:^f!~}*=e+}$A/%86c64+Y}#'[1bii8(bwV}-/*'8E~%b4O}$Pa*8'~#ck>",
"}&A|%#!b(X_~!!ZIKaJq`L[+[bJ|da;84`&~c#T}@0#$84fTg!>~$8C`'3",
/* finish_address: finish.comp -DGPUSORTI_ADDRESS, 4417 words */
"}#bV$_~!!!*V}%7<H+h~%+h~%+h~%+h~%+h~%+h~%+h~%+h~%+h~%+h~%+h~%+h~$Vv+h}#b9izHBbH=}%74F|HDYh+h}#a*-W:+iW(+hW;+i}%7,`~}",
"}#a*}}!H1~#`tH-~}}0hQ*vH%~}}.sv6{H)pr=!X}<Jp6}#A'&sH8#z8.~~#*8E~~#I8^~.}:aR4}%)(*8-bqJ8$}:M@'}&Dp.ceqad)`3Sa!)ar38'8",
"-}%k&*nHL~}}#Mi&8Xb%r8lWH}#Xp2}6ig.8#8,!Ab=.c!6lFp}6it+81}#Q}-WS9A}#),%9Bb%kg{Z9D8C~#b[`9F!2j!89G8G~$a'088~%8sgJ!8@~",
"$9M8L~59<~(8G~+8I~/9V8V~(}4M|.f%78T}!J!E8d~292~(8t~.9l~29p~I9&~%9w~B9N~/9/9$~)9&9H~+9.~%91929J}+ua%}+u[&:$WG:$}#bV~2",
"M`R-}#_Y7#/~>#5~c#C~>#9~>#:~6#<~M}!Qw[}:j528.}#0'-}#_I%c&FbN^858(bP,}&0#-!>~%}!R)~$cb({j%z8%iR-8+~.8/~582~*l4Jf@!`W$",
"!5b$2f!6cz0b,ia9h}&*T*82}&1=-};6F%}#RJ(`-n!38/f#`83dRl86~&8K8B~:8G~&8R}-`T$c%e8Q~%b(X}<#4'8Rc+3a)F8Sf:s80eRs8384~$}F",
"qA-8,u$<8Q~D8V~%}3P3(}+B%)!>~#}1v}%",
/* gather: gather.comp, 2394 words */
"a{$_~!!!&W~<+m~%+m~%+m~%+m~%+m~%+m~%+m~$`!'}%F:%+m~%+m~%+m~$`!'}1Bf%+m~%+m~%+m~$`!'}@VM%+m~$Vv+m}!{WHiSRg{>bSBi{*g{l",
"izZe{&kzZg{&fT!}&*_;Y(+jaS[X(%w+j`SQ+kW%+jbS<X)+l`T'+k}Eu(&}/U7(Yv+m!%n!#W:+nW(+mW;+n}!zHl}($B)W8}HLM,`z+}$,P%bPncRz",
"!%+oX3#^}%@e&+o}*-*)!cWx}/D[-#w~$`!.+pa!HbP%+p}/Ex*%N~$}$.n%bTs}2~o-ezn!{~#}&+t%cU$}6WD.+q}11_(+q!3ezB!}~$!}czc}D}W&",
"ezJ#'~$#'!E}%A)%aPT+r}112(+ra!d+sc#R*IX5+sdQO!%+t`!2!J}/FK%+t!3}%<u+!FV{}$2h'+u`!>!L}/FR%+ua![+vc#@+wX5+v}/Gx&+w`!3+",
"xc#|+yX5+x!3bS<hQc}G%~)bT0wwL};'2(%<bFL}D~S)#Z8!yNa8'~)8*f1J84}#*f6gIe};n=&85b4k}&@U%W_a!l87a!/8=}#=X&}7wT080}&9-(8A",
"h3Ya.)8D8'~&8A8!}#OG;a!u8O8&}#g>(8*iN.838!b.'8+~$}.CU&8%b!L8V8/a7rWT}.jR3}']M48a}#Q}*d:(c/-a$Ib/Ib!~8g8.}#-*(8h}(s+&",
"bKH8'`#+b:+}#+x.a428H8a~+8LbJi8O8P8c}3v5%agU8Llre~|}/(2,bVl}8%n4fll!GfdE}%>7:enQakr}.Sf'+j($}<4^&i!~p$3X=a!q8&}%Y/%c",
"%d8(i$Lb3-ak6e<|8/aG5b><}#Ix&gn>a$o!|dp#dS{85}''Z&n!889}7,((8,80`!U}%ZV%818'85}.qb,8#b4I8$YO+j`!'`!2}/*U)}#sE2dYyb$l",
"}#g[%}/2%+i|S8&8'b7S}-{d&+lb7P+k}.Y!'}/1E-}#5;$`#.($`5/8'`R<b;Xb)<b>Nb<6b>E!=e(Y}%`F3W;+k}7k)/WH}$e+)b91g[&}-uG%8,8)",
"`i%+j`!{cg}WJa&[X>a$Jh(g8-c!Q};Xu(}=Oq5%N8(~#n&:8/8.~(8=~$}'_2)8781bn!8@888#cT#%OdwravS8$e+a}%*|%d@-%gdjfbvpb!>b%Z}#",
"Iq-k^=8/~&(a~%gsb}/3*/}%]g*8V}(Jp,8T`,Gi!I}*O#(8]}(LF+}.N7%_~!#-v}!%`,N8X!38O8<8@8(}&uw$dM5}.yy&l%v}*3W0f-xc%H*.g$R8",
".}&kW'cD^*If&0818-8,~$8.~)8/~/81~#g&'}+$g28+8*c^ramM8)`%ue<(8@84d&A*Jf${!Ke'{8:}#C=)*J87~,}#|u-8Kc$n8B}$k]*XGaFvc#F!",
"F}'CL*c*o8(crndyN*hc#o8Od'}'si`w+w8%+ygA'k&C8_c#-8_b%ybxj8_b'$s&m8G~+8g~#dy;8gb$S}'g#%`/l",
/* gather_address: gather.comp -DGPUSORTI_ADDRESS, 2997 words */
"anq_~!!!'p~H+{~%+{~%+{~%+{~%+{~%+{~%+{~%+{~%+{~%+{~%+{~%+{~$`!'}$Q@%+{~%+{~%+{~$`!'}/q^%+{~%+{~%+{~$`!'}=JB%+{~$Vv+{",
"|oGboCi<`knw}&'0DW3+zb!(}!<+G_~!$)yU+{co%p<0+|W(+{W;+|~#}(D6}b9y}=;P%}=>!%rn~}$L>%b;B}H]v.n<`#w~(#w}=9S%j<`#z~,%N~,%",
"O~&(bY4}1P2-bpW}/f4*i<M*.~$boOb>3b>;f<0*I~,*J~$f<,*h~$}$I|)b=ij<,+w~,+y~(+y~)+}~e!G~~&9}!eo~$%+~Vc+z}<&U.cOk!JYP#q`%",
"@}<qH,bjf!Ja##8$~,}#r>%b~^8/}(0;&8$~.83~&8'}&`[*q>:(_~7!`~e(_~epOi}/#b&f>M89}3A`&`[JbVDg!E}#*[(8$8+}(3u%m[Sk!b8E}#*!",
"(}Bm`%}$$q%fRUd@&8G|#D`Q5cUW}1V3&d]qf!Jcseb#I}88H$|#I8^c!g}&d()8'c`s8*l#N8a}&/%%a!A8S8WctV8[8X8<8-}!ARe(`~M(`~w#z~-%",
"N~O%O~)(b~1%O~X%gxvn`*!gVS#[~0gd.8.jXn}1!D&WK8K`;7cA^b!tu!}8:~D8@~-nBr}.l]%b[xbBr818F82gA4ffYhIqWY`!/+~a!|8k~$}$W}'f",
"/}8j`,Rcf{p!Q`H@8so!Q8rWG8raB~8x8p!38g8I8V8*}+I}$}!B~I!a~.*Iy%~83~D88fZR87~#bb,cBZf(=8<8887~$89~)8:~/8<~#c(4|C`8J~+8",
"K8@~#gBScK~e*+8FfC`*h~-k-^!bg%]8X8!8N~%fJh}.aL&dE1gCk}/^1%`%ychpfz-+w~%`-1pCm+y8%+}~+u&u8n8!8m~)b!{8n}GRt'u'u`ET8tj!",
"P8u~#b7#}>66'",
/* tile_sort: tile_sort.comp, 7853 words */
"a_8_~!!!1C}$sB&}*l+1$d$h!7,{~*}&gk]}Ed-~$L}Gbz(}$tH%}$tP%}$tL/bEKcEl,{V{YI}#ZkK}=m3)}E(h&%q!U`DX,!!U`!*,#,!!%W2,$`EQ",
",!W:,%W%,!X),&!#,%,%!U}A}b&}$t@&}(h#*,',!bAA,'}#3_%X),(!##p#W!t}05w&}#55,}A~.(}$up%}&i|5}#[hu}A3v~&#bH:}A3[/}*n@+,)X",
"6#U##}(fZ',*`!,#)}$s|*!4,+`!0aH,,,`!(!J`#I,-X/,,!5a#P,.X/,+!A,-`!),/X/,*!J,.~#,0X/,))/,/X,}7Bw,}(k-+`!(,1Xj#Z~$,2X0#",
"Z,1}#71%&K,2}$qM%}#71%+K~$}A~0&}$v,&a!x,3X/#Da!@$g`!*}$sG$$g~$}$t[&bKKYC!%,4Zc#^`!g,5X3,4}#6J$,6_~!!!$1$9,5~#,7X5,6}",
"(k$$,8X/,7a!U%!`!*}$rk$%!}CS2%}$q4)+=~$bKr,7`!-,9Xm+='cX,}HwB+gK6#w~$}$q6'}$sT%}(lD-$d~&}$ur%}HS1',:c$3)b`$-,:}$tx%)",
"b~$,;c!4,<Xj&X,;~#,=Xn#U!=~#,>c!(,@Xj#U}=dl*,Ac!4,Ba!.dL_,C`!2#[~#,Dc!(,Ec!K,F~$}(mI),GXl$[}$u{$,HX:!5a!|,IX:)/,0~#,",
"JX4,H,I`!:,KXl,J#Z~#,Lc!4,Mc!(,N~%!4,OX5,Na$6,Pc!4,Q`'},P~#,Rc!`,SX:!J~$,TX4,R,S~#,UXl,T~$,Vc!4,Wc!(,X~%!4,YX5,Xa!`,",
"Zc!4,[`!`,Z~#,]~&,^X:!A~$,_X4,],^~#,`Xl,_~$,ac!4,bc!(,c~%!4,dX5,ca!`,ec!4,f`!`,e~#,g~&,h`!(a!4,iX4,g,h`!G,jXl,ia!`,k",
"c!4,lc!(,m~%!4,nX5,ma!`,oc!4,p`!`,o~#,q~&,rX4,qa!A,sXl,r#Z`!(,tX5,0a!G,u`!Aa!G,vc!A,wX4,va%1,xXl,w#Z}#;.$}#cP&}F[>,}",
"(j.'!%,yc!M,z`$>#U}#=9A`.W,{Ve}04Q&X8,!,|`!(W4}=i*$`!T,}~$bkS}09Y&}07c&}(p/-W7}HW|*'U}$|N('U!3ble}#=V'bR,%7}#=D'}HWx",
";}#9O*b=C}(]f%8#}#4..XAbC5}#8.(fY8}$Kd,}/b+5aMQ(U828+}(Mr%}$vQ+}#rP%}#!C)8+i8z8-8'%O}$<W/}B&h&8882}&Td&c]&p;H}.i]%8G",
"8@f!r%1}#4P(-!8K8D8;~%}H}vDeiG};1Z~/}}A%uL}=T$,k0Q!I8%a!J}=T(+}=T$&}(n[.}=T(2}'=`+a%!8*b%&cq%!I8+}=T(3}=T$'r#<}=T(%o",
"#.8F~7}=T(m}HY:{}CA&-#f}$VQ,,0e3s}/Xe)e)r&J~%}$UU)}/2T,%R7}#L8)jQOaXl}$oE)g!`,7~%}(ON)8&~.d+$,!,~Vc,#c!Q}$XF%}3}(&8$",
"XE,!`#S}8{*),$~%,!e!q&M~%X{a8=VcVcb#W8(f2~!Ua+Mb#V8*e2}c#Ae%D8,Veb#Bat]}#9u&WZ}#2X&,&W],%~#,%p&G,9c5E#pa^jc6pa!,8*~'",
"eVRbfBWJaaHe];WS8&7~`Zs8$e6C}'nB(!t`|0`8-c'Xa|rc%7!t`*I!0m%7czGe!R8<~*8=~(8@~5&N~%c2;}$nr&}$8s&b!SWX'L`'l8(Y^!4e!S!4",
"~&}$VO%8+84~%}#UL-,7h(JbiJc]lbiDg]ud8ca+N}/<U+8.87~#c!Ye#v8_}'pi*}$M9%!0}(h|5e!M8f~-8i~1a!68k!0a&Ja!*8m!0}%{=(allc#c",
"8q!=f66a!/8r~&daqg#+8<e!M8x~-8{~1a!68}!=}#T#'9!a!*`0,8{WG8{WZ}0,Q5!7a'v}$d3&}$cJ(A6$hb5_A7WK}(;W+}/h{'}Ask,eoS,%b!&}",
"Bhj2,<}#Sh0bbjbnxbX#}$Ud&81,0}$pI&b-x83f;z8'cxdc0,89hB!8/}#:S'8%xni}$^F%8Bb!G}$##'XS`*w,~`$`,%`oG}'Ka.}#Xh0,0~*}'JY<",
"a#v,=8.})&T%gA8g!:,>b$!8-b#.8Z`*_`#8`*S8Z7~a!.8]80~&8[}#T]&8^8]8ba!08_a*nc!)8%}%$>&}.Mf.}$!<7s$M8j~)8Rb#;8k8)~$}>WA&",
"8$}$8<+}</R)!=~)(9u&fp&n8(~E82brNh&n85~48;~2bB7#U8=b_e}(v]+8*b!;gsqet:,@l$]8I~)8/g'*8K~$b!i'Z8+}#A@&XAj!>8P8%~$}!sxE",
"b#x,A}$NY/XKa#e,Ba!g8^8,c&s8^b'!8`8$~&8_~&8a8`8e~$8b~'8b~$b8+}$A4.}$C+*}!(]P,C~8,D~*8z~'8x~%8|~'8y~&8{8z9$~$8|~'8|~R",
",E~/9,~)8p~%9-~,f%|8pb&.,F8.a!A938!~)8%}$S!,9-WG9-`!/9.9/~#90WG9+WZ}#IA,}=!*%$[a1E$^}#fh&,Gf0p}$@b&a5s}%C0&f4O(>k)S}",
"7_<&}#ek%bx0(9`8Q8%b!.cK[,K~%XQa1q,L}#fh(,Kaf7}#_F-(7`lU,Mb!2,O~%b!Z,Qb!La3@c2p,Ue!c83,V~(,U8*~08988,W~%,Y~),[~-,`~(",
"8=,a~(,`~18D8C,b~%,d~),f~-,j~(8H,k~(,j~18N8M,l~%,n~),p~)a!Y8P,0a%Y,s8!k!S8V8U,0~%,t~),u~,8X!3~$,x~/8_8^!3b!EWZ}/`4&,",
"(}0([%#W}/+$'r-U}&n5'`'!}!)|D}$~d,}$Tm&X@bw[l+Y}0HP%!2XKa7kbJu8=a(M8@d)y8=b*(8B8%~&8>~&8A8@8&~$8B~'8B~$bv#}4_2.}#$#-",
"}!#fN8M~%#[c4AX@a3Cm+m}/8q&a#f8]~$8_8#h2I8a82~.8&~3k#f}$i*.}#3,%`!/8[8]~#8^WG8Xa6i8g~%#Uk0*8^o2e}#Od%8&a#A8p8'i2Z}B+",
"|*}/vn,e}}#Ub+Agm2a!q#U8$j'Q(>`N/}'(l%bxJ,y8(k!;8+8-!5~(,z8,~.8/81!A~%}%(Y(!281!J}$!0*81~#}(Nu&b2Lc|w87}):d+b!^898;8",
"(}']S(}$^Y(}#R=/b$h}/B%&dAV(K}$$<liFK}$$A)mC,}$$<g%;~i}<Lr$k$g}HKa'}7xD+b'^#U}&zE)})@W&,{bCG}/Fb&}$n[@8,b6tb2:848)`#",
">,|WNaJa8/b!I89}$ph/}'n$%8(}/m|'aEw})!<$8)cDe8@~&aCA`D'}B/<1b5Wk*0WS8A89WJ,'`Pt`!)`Di8@89}/5C%8C8B8A}%TX%8>8;WZ}$}f,",
"'b~#}B1|4}#wt(,}ftVp,Lm:#b$o})C/.}=A^,c9^b(Sc!r89r&a}(CA%8+}#,p%8=8!~&}/qL2}/7i%8B`.V}>w_&}/~i/g#B}#XM,g_BW^b&!}$n9)",
"e#Wg)<}=|P'c-#c#g}#-T&e!Y878-}'!a&})(c&c<!cS.}&CP)c$5&O~%}&e,&}$aK%Vef!>c)x}Hy:-84b+Q(%~&}3d(.}<vj'8'bD@}$Rz%!3eR78#",
"eK_!#-!l)&#Y}9Fb,}!&:J80~/bLHb!@86}$YQ&`-RbJN82}$[&5}<A&($%8!kc^b&hqDL|#K8Ij)z8MbK$8J8/}#vG)8N`!Fb5lb^qg:F`%>",
/* tile_sort_address: tile_sort.comp -DGPUSORTI_ADDRESS, 8628 words */
"}#>7$_~!!!3!cz=}#>94rzI}%n_c~}}!y0Pby,}$.YByy2~}}'Ea:}8;'~&`}>e1/}!xu~$T#z~,%N~~#0}!xq~%Yfxm%O~(%O~h!bWv}#eA%lxm%g~:",
"!GV~~)(a~t!G~s(a~@!b~X}:6H~8/}>U_5}##X~)$}8XL)}##a58+~*8,~L#z~(86~*86~(89~1WS877~cZ1e!U8>~*8@~(8B~28@~&&Ne}l8Eb#_b}K",
"8Fb!+bkD})[L'a!Y8Jb!&WX'La%]}##w%}%;I(}4YO%a!:8Na!&8P}0>!'}#$!28(~-8[~)8_~>8=~/8g~-8h~=8n~-8q~48s~(8u~18y~-8z~=9#~-9",
"&~49(~(9*~%}=dF%}#$!GBi~&Bj~~9f}$S5ckFvtYf}$Q,/8/!5e@R8%~$}$S9:80b&^8/`S*}$S5n%;~V|$88S~-}$S5D}#%M~&db&E}#%Q2aC,gi&W",
"^aJP}#%QKWS827~}3Jf-88}#%T1ki#}$c^)}*N4'8'cY;}#%h&g#*}&6e*}$*:%}&.X(b4=}=Td-89}#%n4%g~~%,",
/* tile_sort_rolled: tile_sort.comp -DGPUSORTI_ROLLED, 5015 words */
"~#Va_~!!!+p}$^C-_~!!k6h~',{}$By&}#~$~%+}$D:,}#&]%}#}s)}#}o[}#&G$}@iV*}#}>Q}Gc!~&{}#}C.}5j%,}#$l;}$F$+}C|B.}&qx)}#&='",
"}#$}'`#i-#X/&M#Z}#%m%-#~)`!5-$X/,7~$%!`!*}#%M)}#$t%b|[}%5B'-%Xj#Z}JOq'|}0a}q}#vp5&N~$}%[L1}%4R'm})}Gc1(f}-#w~t!;~G(>",
"~4#j~7#w}#vxV(C~3(B~,}'{8~0G}Bzn~&:gu4XD8!itJaOv&J8#!3}&a]'h!5,7~#kuQ}&QN&}%~!)&K~%}>#%&}&O&*p$y8)}1}./}&aM%8#bt.b!R",
"c!=}Cd88#L~%}1||&})8x&b#)b.{}2!<&c!da3#WZbn/}>!s(l%q}0pC&}0pH)$,8)c!'X@a-xc!'8*qrN`r~a%}br~}>O>%8*}&K{1h:183~#bZe888",
"18/c!)8381c0>bw6hYLfIlc:]}$_s(dMyb#PgJN8)dUm}(P0(80~*}1Jf'buI83X@a2z84z#w}&HE%86k#w8-~#jJ~87!=c.V}6tq$8*`%O}Iz|.}*Rq",
"(8>8C~)c^+8;8>8=}&Oj)m[mfaMeRT8(~#}>k@08(}&Kg,i)g8.WH}%6/-82}&Kg5oQneli-%}$d$.87!2b.Qbb:dqub/58/bM^8Hkci`gF8Jb$.}%cZ",
"2}*Y^%W^})wY$!5a9v8;})wg%X=})x)$`!/8H}#[I%}:Zj.b!Pbcz!>f$%c_u8(bQ6}1H^'8(b$'|^$(9}%b>~#x%;~gckvh$g}#ZR6}&9r1}(Y'&8'c",
"Zec#Y8.b$X}1NH'}%=j-8&8#b)C8.`_w})zU&}>&+(8*b]1}#Aa%`TMb#C#j}!ZMPcmR`-$c@$}!U|S86uZX8:~88A~&8>~4fZM(C}#^x~#K&N~Yfc$}",
"-R%&}%Tk*#T8(fZ,cG4bmkmbQ}!Z,h$,~]#j~~#.",
/* segment_sort: tile_sort.comp -DGPUSORTI_SEGMENTS, 8629 words */
"~$_~!!!2z}$Y6:}E8w~#K-&~%-&~%-&~%-&~%-&~%-&~%-&~%-&~%-&~%-&~$Vv-&}4ZA`bYN}#_gT}4Zd>}!ZBF})$Y'}#`&~#2}4Xz~#~_~!#%|K-&",
"i]u-'W(-&W;-'}4Xu[}4V`6X,}4Y,y~y|Zo}#`K%}$Y69}#`<~#fd]+}+<i%,7&M}#`I6&N~*}+<f&}#`I&*|~)#w~,#z~&&O}$Y>~&fX,}F3X+}'V9'",
"}#`Mffb7%O}#`>8}%*9&%#~#X,}D`n'!%-(a!(}+Jc+ebDa#~-)c!4)IX--)}/3L'}4cJ9}+Jf%bc/bcg}'R~'}%v=%+P,7}+Mx&-*c!h*tX--*}D`Z'",
"}KY2Ee81)*8!}&)A+g<WcBhbQia<_}#3i.}'4P-8-8(~#aCrbG9}#4;'}4C^:WH}%mQ)bA2`anbbl8*}%mD%8&}#b)%8,8)$kbs<b!G*tfcQ828/$k#T",
"fc/%8~(-!8683c!6}4VB~)Q}4MeM}$Yx~-k*x~o&N~M*x~~#7#w~P#z~P&O~d*x~~$u#b~BAI~&AJ~o#b~~&m#b~~1|'c~~+4jy'}2F+&b1r}3nz'dy$",
"}#T7(8&~~$w}#{X(}@rj&#Z~%}2^;+i@Q%#}!*/T8.~#cS3eIA`F9b.Ld#e|(3}&$=%84b*S8>~(8688~%8C~/}))x%!3~(d&'8,}'`J-8!%Sa%z8&dG",
"]aUl80bHL8M88~#fe@8S}2R)'c*u}%iD*8J}28h'fU=}'a,&cB`8M}#xg%cB_}95W&_~!!ZGz#p`@H8H`N4a!rb3I}'=V.a4T8R~*}'5JE8ba#T8ab%1",
"8b8dbR[8nc$RjL{8o8.~$cQHa$|c0<b2M}'KW*b*[WS8p8ia,f8s`!)`,f8o8i~%8r8q8p~%8n8kbEf}'lQ(##a$d8j8k`&18l`Eo}#&t0}El1/|(ohX",
"9j*:a6PeEAk&9-(g']g#L`2d}'fd-c$Cb!Cd`tb^1c5a'Ve)h8E}A'B'bNB8D8Ac$lcgK}2Mz*8J8)c+J8K~$8H8Fe!C}2tN'8E8F~%8B}':R-8E}!$D",
"J8X~-c#v)Ie#78_bOz8]81e+A#l#T~#f>M%2e!E8e8-~$8b87f+de!E}@a(,bcp",
/* segment_sort_address: tile_sort.comp -DGPUSORTI_SEGMENTS -DGPUSORTI_ADDRESS, 9391 words */
"}$bh$_~!!!4V~F}EZw4-+~%-+~%-+~%-+~%-+~%-+~%-+~%-+~%-+~%-+~%-+~%-+~%-+~%-+~%-+~$Vv-+}3qSK}#$fY!B~0}$bcB}#$d~#`}$as)Xy",
"-+}$c/0W:-,W(-+W;-,}3p.q~}}3mv2X,}3p>~$(}$bX/}#$9~$]%N~,%O~'}$ba~&j%g~$}:}<&}#$5n(a~q}3yT<}#$8'!G}&Kd&}&.e%}#$<a},F:",
"2!G}#$J*}<wV1!b}#$L/8.~,82~'!a~.84~,![`V<}0/a-!2}){u-}#$P78D~X}*_!%WZ}3ml~1A}3eJM}$cL~-R}#,,q~m}$cL}%N~S%O~S&O~|*x~~",
"$u#b~BBz~&B{}#,S~9f}$cL~*W}#-~7(a~~%Oa)|}#.%88)~9WS8,g't8/}$.*(}#.(k8D~p8T~2a!D8U},JF+cW=}#.,.8N~.8A~$8_8I~&}(NR%}F%",
"v.a6-8S}#.,N8c~$8b~%8c8e~%8p~28p~E8q8j~$8t`!)b0]8va!)b,u8t8s8ra!08xb,y8q8!}5;k%}#.4+}:M6%}:M-%}#.4~#4!K~~%#",
/* merge_tiles: merge_tiles.comp, 4407 words */
"~#Va_~!!!*]}'IO4,{}$k-b}(Ef~$L#UVe}'J=&}#/8%}$k%W}IpR&--!U#p}#.G%}M32%X)-.!4!t!t#RXx-/}#-[%!4`!M-0!#-/W2-1!#`!0W3-2!",
"%b!5X)-3a!.!4}&iF~%6}'|x=~}}$0[0$L~$}$jQ-`!8-4Vu`!e-5X/&J-4}#-E%-5~5-6~#-4~%-6~-}#,0%}#2i%}-M}&%)Vq'!}CSG)`!*$W})];%",
"}*lL&}#'8%}#&u&%-})Yf$%-$_~&`!*$aVqW7-7'!#U})YJ$-7~#$b~$#sW@}#/*$}#/x(W7-8!U!A}#5F$-8}#3|%}#'*)#`X5~)}'|p(}JM2*!HV}}",
"$irZ}$if.!5~*!J~&c5Af7bW^a]@8$}3z+%!J})&(&Xz-/`03`//838)8&bMV8#cR*88c8x8,bJZct(}'2>&#scdU`8W}B8~+b4%8.8#}4*y%808*8'}",
"<vk&828$bJK848H8>},e%%}(=U~-<}$fE~$}$L~8~}}#!Y(--}'5|&cyda$<ctxbv0c,Ub$:b~TcD'g/Te(b8&a+{}'6k(-.a_2b!%#R}#bc%aO3b!&q",
"sVWJ~#bxa8,b!&gt5})@=%cu!}8:i/-0W]-/~$mH)!A~+}(}e&WTb}1cwpWUnS38&}$cC&}$4i'b/d82Vc})Jf)84Vz}$e&(})O/+`#I}B/f%}(th)}'",
">E*}3k%&$W89a!9lCocyo-1`#jd0@}!RlAcU.lE]b1;}(~D.}B)c%Vr~$cKv`(d}(x{$$_a1Vc&9azV88VlX@b,r}FIE%86`!8g_'83e%%h_'WR}AG&$",
"8=8&WS}Be(,k_}c_)e$$}$_S<-4~*}3RO'W^a)5#sboGc$$z%}af@W_a!F#s`*Zazoe8ec$Ta!]8:Vcb$|e$nagYc$]}$51%i$w8&c$n8%b$b8D~&}$m",
"!+b)8}(1]$8%a5:})Or&c}j8E~#cHE}4$U)!>~%c_f}4R[&-2d$WgLb#p}<:Y,#RgLj8*afUb;t8,d$e|Q_x)5b&28.8'g5'}'E#%#s}#$P%8Ac%L`YV",
"cW~8A},T'%b,w8HVwb)!bOi81`!>8D8%b'689b'JWS8E7~`!18#}'8O%8G8F}FM>+b)C87}'x;'})H9(}(zV1WS8684}%'f%},dr.}1jK.},u7%XG}3^",
"k$!=~%XD8KbU;b'gfu8s%+8(~$WQ~$!3~Os);8-8&f%+86}Dl@*e*Gj((}3^=%c'vb+i}01~*8&g's8K~'bW{b*Upiss&N8F~*8Oa&18Xb&68Y~*8-b!",
"r8Y8.c&38Y7~b&@8O~#ci]`!18%b&@8]8[8Z~.85~(8/~*83~-`Zvb&@}(xD.}4$t%`!/8X8Y!=aip8U}44:%XG}:_O)}#'{'-3e)N!4}!.+G8,~381}",
"(uB385Veb2hc$S}32n&c0&})=H&g-(}$rv/`%F}+C^*b%F8>8%~&}->Q-c:E8D~$}%.S)8F8&#`~/a&w8L}#I)&8Kb,Hb/J8KfcGb,<c/]8N}'B)0bSE",
"8+8:8!}'aG)%1e!l8Yf07%98!8LbSF8$8A~&})+,%}90H.`%T",
/* split_runs: split_runs.comp, 2282 words */
"aSJ_~!!!&Z~E~}}#_y%bQH}G:F=aQ6`QO}#_2.fQA}#^[&W3-9`!'}'`/%-:!#aPv!U`Q'~}fMTbPKbN9bM]lQ;}75l)dP=}&<x+-;_~!!!!gdOYaN.}",
"%8Q(`Mb-<X/$L#^bN!-<~5-=~##^~%-=~-bMZdNlbMiW7->`#O}#Y$$->~$}C|)(-@Xj!>##~#-AXj#G-@W7'9`!)aNE'9~(eN^-B_~!!!!ehM9}-~H%",
"eM=}J<W5!K~)ga5cL;8%fMc##b@8hr>af;}#$K&8)gd2}#$C&83bMLbM.83}$x{+bMV##}#*~%b+A88}$|I)`k1c2W8C}#Q%%8%8$8:8=f^LcJ283}'i",
"{&g#!8Da+d8.8Eb+i88faWh,|8Jb!E8=})5,.8E~,}$px%8M}B7@%8/8F`!bb!D})3g%kN*~}}F&2~%%!s~F}%*D}},~k.8!f(d}#G{*%q}6d}.})o#&",
"}3BM&}$[i,gPm}'^4%}$[r(}%*K8})o{0}8Sw2i+i}'gp'#Gc*I!rbmY}#Zk&-;c#DoF,#H~V}%)O.}$}yFb4F8'`'+a+HcGFf@+8,~18.~(}$}z.b=5",
"##ki@84aC,}%(b)dv%-9c#Ui@FosP-Ah;Xb9CjCqf$%8-8$x<]e!ih8hg$dW^b.tb@J-@b%ucG&8,f;685b'R8Cb!,}<O='}C#=%8Fb(V8Fl.]WS8G8&",
"b/F8H}Ec<&8M}%,918&8Q~%Xaa/<8T}%,9.8+~,WS8785b8obnj}(P=.}0BJ%XG~)f$:8Hd9x8K~'-A~+b$)q9wl1Nb&8},oy(}N&/*%MVc-:~&gUe}!",
"%KScv>81~*bwc85c@Xb#]b[)d+'})8n)}'la.g!wWNb0,k!h8@~%#G}*hC)8@b!5c&G-B},w;%}%$$+b!:8G~%)#~$8FVe~)a;_bwI",
/* merge_buckets: merge_buckets.comp, 7788 words */
"a;)_~!!!18~$}'Wh~%=imZ}#{*@b=G}'Wh~#IW3-C!%b>.e>5W2-Da!'}#zp&}!nE~&ffB`jBY}'WFk}%Yu1X,}.@I&`!(-E`#x)&~#-FXj-E}#t:$-G",
"X0-E-F}#{$%&J-G~=-G~2}&^R=-G~0&K}'WHP&M~C}#}5--H`$-#Z}#zu%-H~$,:~),:}$}/~#'-I~#-E~Z-J~#-E~Z-K~#-E~Z-L~#-E~T-M~#-E~;-",
"N~#-E}'WLFbI,}#xr$bIs}*On%W7-O`*L}.Dq$-O}I10%}G]u%}G^^'-P!U#G}.DC$-P~#%Ta!7&tVr}#{1+}(sT+fuG}.DO%lI~qu<bI~bI6bEM8'hu",
"<aDyd@X})7f)iB%bIb}#x6&8%808$}*M=%8'WR}-)>$'oc7Tc!,!2}(&j*8,bti8$}4l,&`bNb:Z}'U~~*B`s:}$w|=}!s:`}$w|S#8~2}!v.N}$w|~%",
"d$L~_}!RZ}}!Q`i}#o%3$)~7%;~,&9~Q$,}&ROZ%;~%$,~7fpF}'T(~$e&M~~%}@c~&@d~`Vw~o$)~E$)~~$L$)~}i&n}&R(o$)~9$)~E$)~<$)~~%b$",
")~9$)~~#X-I~1-I~O-J~1-J~O-K~1-K~O-L~1-L~S-M~Q-N~~&N$)~~$W}#0u$-Cfl:l@E}%QW+b(0co3c@:`3;}=Es.a1A}#[D'8.WXaqch)xa#hck1",
"a&2a@=}%Rv3}6!'*82c!J8<cl(g!Jc!68Acl)l!68Ecl%h!6}#g=%b)t8I8+~*}#[A$b5x`19e%(848%co`8&8(~#WQ~$})*i1a+1`q,j(j8%!2})*%&",
"cAn8ZcqL86~28:}%{d(8d8F~6}#+8*aT|8*`Iq}-C-&a2e847~8#b2pXG}Eyj)}H3A%XI!%`4w8]8`8X8P8@8<86}*K6'hp`|vR&F~+}*]L%#Gb'L8/j",
"KY}&Mk&#Ga$Q858!}>nt&8(8483iK]}*L_%hMG}4uB%aF58&b@>}*$:&`!.8'bGa}Ch-2WZ}5K),kq0#G~(d!pcsI}*1|*b):b!H8*8-k#i}$CG%h(h}",
"#&)'}+(8,aE6a'9`R6}-g=(#S`DTc'@85~%aHJ%T88~#8$fxCb%-bz%d'G!2}.v4(#Gh'Ga;C8C}0j4%`Pyj'G8G8*b!mcVwWT!U`$~d'#!U8/808)`y",
"{f,L8Jf#68M~#82~)b',`#z`!K!5`.;dWF8Mb!IfMx8<}*j9'}-5$%8SezXf+_%GVc-Dc'3}#shD}5fy&nPb8&}#T='b=p!5c!|b$Za'(}&&b*i>[}#d",
"T>8-~*a-F}%z@A`v5e;28H}#l3(8/8C~%8M~(n{Vc&8##8&h+^Ve~,}-8'*b+g84k*x})4G,XG}.1.)c)0gZzb!a82f(QbM28d8EaH4c!sd,GWR}$9$$",
"8H!0}$xA5WS8f8M}#jz$8h`!)`MG8e8j}#jv%8h8g8f}NCO'8W8X!=~$8TXD8c}#p4,y+g8)~+c<hcA`aOa}(dU(b$>$%~%bCT8-}*v>&}#h-&8#}#if",
"28882})PQ&8*}#5d%e!B}C;G,}5Zs%",
/* odd_even_merge: odd_even_merge.comp, 6441 words */
"ayX_~!!!.h~$})1W2}8S[~#G-R~%-R~%-R~%-R~%-R~%-R~%-R~%-R~%-R~%-R~%-R~%-R~%-R~%-R~$Vv-R}8SVl}(u;-byM}1>a,g{pbyC}8S.P-Q`",
"!*}6f`&}6ei&by#}6ez$}%v}~#~_~!#F]/-R~$jzM-SW(-RW;-S}8Pw~$a}&R(/buI})eK)|xYby#}!x^D}+Ec)}+E_%dx)WD-T!/}OH)(''W(}/:6'-",
"UW&}+Ey%}6`s+$c~#}/7p$,0av;-VX0}HO{%-W~#-VW7$w`!)}&Sg)}#hi+$iVqbxffyg-XX6$9a!W-Y`!Q!r`!<}6eV%)k}6]5&-Z`!ha!8-[~#-Zdz",
",}#i>$ayY-]c!O-^~$`!.)lc!K-_~&-`~#-_dwf}6d{%as|}6d~%drpdwT}E5k%cs9}E6L'-aa!5d|:-bX6`)=}$nW'}$p)'`!(-c`%c+Xcywa&,-d`#",
"+a&8-e`yx-ddz2}$n5(}OJq/a!E-fX6,0a!>-g`!(!A~#-h~#!J~#-i~#)/})8C%}Bm8-!.V~}(|#)}E7>$}%qe&}6id''Wa%L&j~%!4-ja#Vb}Vf}k}",
"6j@'-kX:##!r}*291#w~#}:Ft(hu:X8-T-l!=!=cu;pAr}*oi%gA%}*pO$gd]WS'Sb!.}I2-1}Ca!$ci>e4^-kgiD}-x=('R}6]g&}E.w/87a;D`!3'W",
"~&e[''S~%bvee8.8$8%8#cin,0b!Lkhkba_$Wb!+d#(}$#x.`;}bFK8,8#b!X},9_&}#lp&}5*U)b!k*Pa#I}CwP&bOd}#@8'}8J!~/g#b}$4o1fkUbk",
"L})WH%hw<X@eu58&`Hib1L}.X{&kuab1La.Hcq8$_bf&b!+$acf>b!=j!n}*{('8&}+5:)-Q},JU1b#3#2_~!!ZH+a$Y8'`@wa!6}5Xs'bXP##~/bxl8",
"*XFb'{XG!U`Mc-l~$#28-b,Hb!18$`$uaM3bMb8)}.x.%cU{aLc8*868.a!E8282a!Y88c!Jc!Y85~0}5G:&a!|81`+edwjivr!]}.B-*!JXKb$1}/6x",
"%!=b!6!A~%''~$8%~%8)#Eg!K-Ub!6}@G*2WS$V`-8$b}$2/&}$:{&}CBj%bIKgnro[jb&Ga%I}+<^'}-7O&&ia!5$b}-f4&!3b#*cUng!e8+rfu8'86",
"WXeM}h]H8:XKa&Hc#Hc0'b(u81b!080}*VD(}$5~/8=WG`jd}.GA%}&Ng%}&I^*x^Nb!mbRb}*]O%$i8)!3~(#L~%cz:e$F8(~$#Zc!G80!2~*ixe-Xe",
"!K8/~$-Y~%%*87!3~5)k~(86~$-[~&8>o!t}'!r)!=~$8<}$Cl&}!$/Ef!i}#Pi*&JfQOf$*d!Biu+!3~$a(Y}*o%&$i84e$_-]~(81~$-^g!Vc#s8;!",
"3i$5)l~(88~$-`l!K8C!2~(}#Ka.cih}5D5(e(V#fc(`b($XK~%c!4gS+o$T}&L)%,@W`b4_8*b(lb,IbToc,eWTcpibdsbTMb!5%.c_$c!A%6c_4}$9",
"C&c$X85~$gOXf!C8)bO]b!Ca$UeUatm%s#a,E~%8K8G~Ac#F80}#f1)b!D'R}$M5%8#c#y}DW.&}6)6*8%%+}$J3(8`j#n8.b%r8=a&=cQG}#s^/}*sj",
"'}!%o^-a~1|$0c$+}+@8%}+0E&}*}N'e$5}5I))f;Z-bj$08/cSs`2_fSs%2j!@84b&68D}$<%*d~hb,v}$=d.a$Y}Dd8+b/E+XmUQ#Z~.#f8'b#`})i",
"z&jY5g'x8'W^b!gb!GcvNa!5}#uZ(+Xh//cXq}DaU)8(~#}F/S,8;}$JE&d*NgAdr%.}%^R+}$Ec(82837~c/;b]u}+Lt%+X~(eBV8>f/s8:X=aB=#!}",
"E*h(}-x3$_~!!ZIubm,!38!bA8c!L8F}#R2$b7kb6E`!u8R8S-cWK8T`9`ciw}CVX3b&wbk~c'#8'};+p)-ee7Y`9;}%50&d++c/t8/a(p}#s#'8%8$c",
"0'c)#8.`1D}+I!&},^}&}#oj*&K~(8/~%82}#.p'WX}$4e%W`}#g-%8#}#&m)83~#g*28688})s6$W`a8]8987WS88c(-%8~%b'd8C~%g'mW`b/,8$am",
"RW`a9(8%`4W8$7~b2o}&`;%hdDz0N})E,&}-w=&}+Bg+k4!80c8MXKa$*}$57&dbuk3tb#0(D~1s5&8*u#+8/};4m%}$6;'c,W}#^X&}Iv@*}5jE,}#}",
"W%}.D@*}D49&cms}#C*%!5k!9!5~(8+!2~.cnx}5Pt&WZ}60L'lFg#`gaubxbotG}#C]&f!Beb}8,hpqbrC}/L)'b#)8!fnw8$l7385`i#b!lc#a-ff!",
"z!5}+pF%`Fd}%'w(-gf!9!A~%!2~)-h~)!J~%!5~)-i~))/~%!A~%}$N`%WZ}5j0'lP2!F}'&-/b/Kg/XbO*c3)}-=Z'a19}#E_8}%A[*}:d`/!a}#14",
"+c+teI/8!`m}8*}+E#3}$R:%},g=.`sKb#:}Dh.%89}#7-587~#h/'8J~&'Sc)>b#{}2H&&},`S&`#-})8!%}#9H.b1r8H}.Ul&c)=a*x%6c1$XAai|b",
"h88*i0%8Z~+8.a!Jb$wb#!8V}+Xy*cB/c/)}+DH$}2az-##}/KN&b!,8M!2e#%d6lb&#`RgbI0}:AL(}6a%$bR:b1$bi]8DXZ}#2*%})<u%X[`!+#T8J",
"#T89`$r}5p-+e!L'Sb>Z!3cSv`%Wefwb1<c1K8(8+~#`!)anh`/#`)0}.lm&c#'}+Hu%,0bivc@E8(lj#}5iT%cFna,l8*`%%cNBf(G,0XAbB5e%B}/]",
"G$cw5co@wAR,0}#*i+WNbkzj'3&j8.c*Xb!t}&mP)!=~%b!`c%#83c%g}#&!%c'0buZ}6p{&}#&+&-jb!Jb%8!Jb!5i&b8N}#&5'd!_a.{X>a-$c$Qj'",
"Wb7E8Y}.nM'`#mbn],0dW28Z8[`!oa(c8``6O`p<`!08]87~$gQ3b!vc$Ac!Z8c8!cWZbW9b*kc!/b)8bWx8(dLb8kg(jbo;kWsi@$cWo8*cz<}%I+)8",
"Hc$58p~#}09g(8p`,G",
/* odd_even_merge_address: odd_even_merge.comp -DGPUSORTI_ADDRESS, 7247 words */
"}%`($_~!!!0Q~$})`&=}7Qj0-m~%-m~%-m~%-m~%-m~%-m~%-m~%-m~%-m~%-m~%-m~%-m~%-m~%-m~%-m~%-m~%-m~%-m~%-m~$Vv-m}%`3Kvif}7Q0",
"Q|iS}I9hA}*N7-_~!#o4$-m}%^u&mh)-nW(-mW;-n}7O(~%q}!i9Z}!i5c}!i1~$v#z~>!_W!bpJahI}F&u&})g}%bi+bi7vi+biP})f,)di+fi=})6k",
"*}!i+M!a~,!b~,!c~,!_~6!H~.!K~~#N%N~J}(<6~7>}!pe~5[WH}%D#E8F~68I~&}%F|G8R~0})z$'8-dA;b138Qa#v8Tlr%82~$a,m8@}!#'F8ds#j",
"8g}%Ek)8b~#b;B}+Aa%WT}+Aj$-c}+Af%lrd}%i%*jrl8(~%WS8&c!.8)~&8'7~grr}*)e%c1Fc;Phj.c2,83a+(b&Yb'l8&cbUds586~$b738,a!X84",
"~&g>Qb(Nhs-},I4%!2e!C`2)e!C}#zB+}#xw&bs=8,8%}#w}(8-8=`Jr}6@T%a!&8Ha,q8$8$~%8$`6_8Fb<48Kb!&W`a%/aiF8GlsN8S~)8T~(8,~)8",
"-~*}.&(%}!sN~%E#z~~$M!_~O}(t>Bb,L}*97*}P|{1(_~/8,},KR'a*K808-ss^89~48=~$8<~58:~-8M~08H~)8M~&8I~28K8M~H8^~78Y~;!G~hcn",
"&}!s^~'`",
/* segments: segments.comp, 10141 words */
"~#Va_~!!!5v}$Y!/Z^~)}M6j--q~%-q~#Vr`!'}#^3%-q~%-q~%-q~%-q~%-q~%-q~%-q~%-q~%-q~%-q~%-q~$`!'}*o)%-q~%-q~$`!'Voasl-qX}~",
"$-qY!~$-qW#~$-qY4~#Vv-q}*2B~$s}+E{$}$YY~#;}*Ve)dvX}&VP'-o!#+jW2-p`!0+j}F|(%Zl-qfv'mv5-rW(-qW;-r}*2Q~'-}'XA,};y~)X,}*",
"2^~%k}&V)~%Y}'V+)}.DK'-s_~!!)w0}#d#&}8O).'uY!}$cB'(bY4}*c$%bzz}&Up%`!&-tWy}.e9&%(~$%(#P}M}U*}$ZD%`!&%TVr}8Ck')*Vqbzz",
"}0~*'-uX0!>~%-uW:%/~$%/&xVr}#f'%}+!/)}4lr$a!Y&~}*dw&}+Q!+b|:W7-v`.e}F}5$-v~#'#}$[+,}--X)X,}8IQ.+M!U~#%#W%+MX,}LVa7}&",
"Uz>%<}#ev)}MAwAbGI`DO}%&D-bRF}-+T$bzAbz7}$[]%}3W(%83~%}$8u,b!68$}$#))cQ_g=/8&~%#Z}#{[&j|<8,c!9}($+&h{k}#[5$8H8&}&V7%",
"84}<un&bEq8;}-+I%8=b>e}%2B%aVl84}%.Z%WZ}*3M~4l},ie,}*3Z~*aA]~&A^~~7C!%%<}+1N*}<',7W^b!eW_a&:8'}-5Q48'}#i<&iN]}1)(%}+",
"1N6!HpU$}&s9+bwpbQQ}+M|-8-b#+!2n!881bNRa$f84b~s83b<M}&M6,WT}#7+%}#MG.898$bC~btz}:*]$btH858*8'}+/6:}#&t/}<S>'dA!!(YV~",
"#},nE%XQauT!(g'@b8t}/Ng(b4S-sW^~$b!M8$~#c;z}&|JN}8&q(-oW]+jhBc}44;&Ve}+1t)}8_s<}.t*'}0>W(}.t-'d!/8%}+(j*}-AZ%lGq}+0z",
")cz;fGb8(87~#s!Ic%A81}FIf%}$`5*8.~-8CWGd}@f'*8:a$(8IVc}.Pz-8;8@}#%O%'bb!-8@!2~%-t8!bw%`E[}JLD&8Le!.%0~$8C~(%T~$8G}7K",
"D&}F@0)(*Vc-p~$k%5}'4h%8&}:Fq.}#[&*WUcw}}&0x1!b}&QB)8'WTb96}'4b+}+:<%i#{b'#bJG}%PH*}8fG&89~$#Gb!@84c$0`&rb6#}#(`-fzL",
"!2}4~F(8%b!3l/Bb!<!0}%X%,e,R8,}$_b/!>~+fz<8'kMuf#1}FV7'}4hI)}$a,-}JPA&}#1u%n#^85}1X=)X=a!A!5a.H80}%+}(f6s}7UL*d19}&3",
"5,g#9,0})wz.!3~$}#7o,#bccRf`Gc#tb,@a6~i$@bc{XAbPnb/6f(X8(~'k~,8.}+8@&}+@N,}G*i%Vwf$V808$c!)818$bO>#T828$8*p&(}7h4%`!",
")g#O!J~*b#t}1JV-8&8)i#mf!R!5g$zf!~!5b+n'b-ta#|c':b'v8!~&e}C8%~$b%:e-XYVd)>b(h}.z4+`=y}1Oq'8Ab#2}.~o'}/JP*i*e!3}I23.X",
"Q}##3%k0k!Fe!98Ol,I!Ge!98T}EIi(a/i8W`80}%C;%8#}#F%)8-a!68Y8X8W}#%T%8!b@Xj!r8]~#}$k'08`86!3f,E&y~$8c~(&~b*-}#&r%h2J}(",
"kZ&bCplfL`.m}#%j&}#;;&}R,Q/}=#;28&d,>(_p4J}.D^/b&6b(7}(d<'}$f,-c)$}&Q~-h+l#P}%mc&}!1#Eb.b}$dL%c$e}#=*)8/}$c>,d6i}#/7",
"*b/B}7^j*8*e'qa#Fb%D8C}%^^-c.N}.`1*}8Sy&!5bjwj.[8*!Af!C89b8_!>~%j#P85~#WQa'i!3b5!8U}0iw(}FVC,8D8X~$8bd#R}.G_+}Erv)}%",
"{f-8Sb(b}2K$%b-;$,}%8W-jm5}$r%+}#-b%a>@a%7}(bk/}#@Y&!5c.>}$hQ)}#Zv/c@{}L$P%8'}$h]%8'7~`,kbh<aD]`9%81}&R,)jhBi/|f+z8(",
"}#+C&o0-}49$*h[~};MU'i3a!>f!h}Fp5+e!A'#~$c-8}7bY(8+k1x'#8-d3o}0-A&8/fY^8+~#}/UL(82~,8BWGd30e%G8'~(e2C#)h&Xb!|b-tbM1}",
"+ME$}FC|.e..8,#U}7i9)h)}cF}8Hb'N}-Pl(8$7~`!S}$si%8'f$Va!Sg=h8$}07G%}#:3'&1}$of6g%/frD!>k%mb%in]Acjri!D&y8,~0}$p_0b#*",
"cjgi!W%0cowc!Bh&h}+Nb&e$X}0+P982b(icO<}$o}(8,85~%8@~/WTapW8(}&[Q,`_&ajL}#[M$b#3kNDb#eWS8T`'c,'`ZIa!)WS8S8X}$ng%`0L8T",
"b%E(V~(f7J}(t},#)~$Vw}$q058+8&}!'DO}7s7&jw/}@|o&#U}$~F%`WY86kDnb#N}#>:)}&Zs'%#~Ce6A8#d%||'C%0~%}&(c&h+1d708)~%b'f8,f",
"0vf>X8.8-~#n!l&y83f0&8-e!l!I~$}'.Q%}&2s$bO5%18*j+K&y}8TA%cP;8Abcfdi_}>oN&b%)}*LK,8&e]08+}%VF%8(de8e_&8%~'8WaU,}$}a&}",
"#Ec%WT}@'J&8V`jx}&[h-8T~,ga(8b8'f3{!Ig#ba7oc(N$%e-^8(}#M%%h%b}(pL*}-'7,8(cGTWH}#TJ,82b$389},F#%8t8!},C8+cD~}&2[.d'5",
/* segments_address: segments.comp -DGPUSORTI_ADDRESS, 11077 words */
"}$+)$_~!!!7v~$}'i/6}#6V7-w~%-w~#V}`!'}$+)%-w~%-w~%-w~%-w~%-w~%-w~%-w~%-w~%-w~%-w~%-w~%-w~%-w~%-w~%-w~%-w~$`!'}+i5%-w",
"~%-w~$`!'}H3U$`!'YHVtYL~#W$Vt_~!!!#;~#W.Vt_~!!!#@~#X'VtYEVv-w}*LO9~{},Y5)}*LOc}#5@}_~!$RQJ-w}$,P&}#5E8-xW(-wW;-x}*L_",
"~&r}#4z&}*Lc~)E}#3V%}'gq)}#4~)}#4z)%O~&-yW$~'-zX'~#-{W.~#(^Yc~P(`W#}#5c%}#4z5!cWx}#4~%}+wf&}J[&(}#5%+'vYH}#6^%}#5)-(",
"bY4~^%g~R!c~~$E}*Mg~<K}#<r,}*Mt~+*C4~&C5}#=;~7Q!a~V!G~F!a~/eJ3}>:;=},jo.83},MD(b%3bS/8*`W=kOak!P8<}#,a0},M638>}!#DN8",
"Kb!'},MD*},M6&}9I`&x#I8Uc!U}$qL0},M638XWK8T`zKa&}8[8Wa(/8Zcbc8Y}#@S.8^~.8a8$},Mh%}#@S+8E~L}.~%3}*4@'8'}#@a,8)~.8-!2d",
"%H}#67%}#@aF%O~X-y~@o$$}#@n*}$<d%}#@n)}%y_&-z}#@n;-{~28:~4-{~-89~78F~'(^~-}@(q&8>!=~'}#@p%8C~=8O~>bg:}#@p8}--J1)*8)~",
"%}#@}.(`~48-~''u~(83~486b$-81~(}#A!)89Ve}/*-%e!7}#4;%8<}#A$1}'dG%}#A$~%(!c~~$k}.C}2!2~%}#A1-8(!5}-P|%}/,k(}.<B%a#/}'",
"3k%qo@}#AA'cVE}#AA5(_~(8O~/!_~(8U~/!`~(8Z~+`7/8[}#AA28``:v}#AA*j!r8c}#AA28f~/8i~~#*'v~7!;~I!c~B-y~l(b~<l2Mb%Q}3jm%}*",
"YI-b('!2~%!=}'|V'bNk!5}$hK%b4Uh/08-!A}1sm%b!G8<~%8889!>}'I:%j#f88}#AV&8L~&8X~0i#Nc%P8J8_WTapH}#42'}.hL*}G*],}6Ue-8Y~",
"%},VS%}#Af1!c~~._%g~~$V",
/* segment_count: segment_count.comp, 2556 words */
"~#Va_~!!!&{}&5X0~}}SXQ>}<h(q}:zd*#%}$Vx8}IS8-}SY^N}:z<@WD}MDkL~z}1N^|~<}S38P}<f!<#EVz~%}0g')}#C>*#%~%#%}<c,1}'wr*}MC",
"(2}#;A%}S4#5}1NT&}Li>,}-x9%}#7L)}#4o2}-v'1bl!bD[bMVg[bbc<f3S`q[d,~}R|v=b+f}:8E%81bF<Vr}$8t%Vl}#a[)}'y=:!=e/.$,btf%@e",
"ka}-,U9}SH:*86}-rV.b4R868#a-N8Q8-a~SWT}6=!2t2;cTAb2)8F}#1g.8C~$bpH8b8/}-o|18f83~0}H<-&8K8I}*PC&e:ib5l}'gV-cK:})!x-8Q",
"b#|#]f%i8m8;~+e#Lb1Y8g}-ZG&cC5}It.*WJa%Il]#}#7;)}-uV&8!fY[}GAA*88}'I[+80}.c&'ctqb#ggB%}GX9(!%#a}S[{~*a!%#b}M9p~$Z%G~",
"n}M9/~#J",
/* segment_count_address: segment_count.comp -DGPUSORTI_ADDRESS, 2922 words */
"}#^n$_~!!!'d}%guA};9`b~}}M#fK}.7.J}!=uV}M!|}~}}!>Md~}}M!*6};64Db>2};68-|>.}#Ry'#yVqn>6}-K|*|>6~}c_Qz>6#y~~$T(_~Pn_0#",
"L8,~*8(~&t>F!M~&b6Kcd9j>F8;b!b80o>FfMt!>~%WK9/WG9/c>F}SR~~-}`Bc}Lr]~%$%G~n}Lqh~#J",
/* segment_histogram: segment_histogram.comp, 2517 words */
"a`4_~!!!&p~~%P}#}Z%}!`0~&9`F]hC$X,}J,Z4'-~#a!.-|X:'-}7u6%-|}&)k%jCCb`rn`S}#u|$}!C5i}0b@>c[ibCD}TIL%i!]82eCp}Q&388;#I",
"~%}$<C88'fD,8Af==8$Vrb/OVlfBm8.xC^8J~$8*~,`4(csE8#~%8$bn)8/~#}-j.:8Lhrqb/x8(bD}8*}%Gc*xD*8g~%8G~*X=a5+#I}#Q}%8-~%cCf",
"8583}#!#%aFb}S]2+}-jX2}LlV2bCJ8U!3e#H8v8>~'8m~#}SXn2}-XO28/8,WR}Jp/5}++9.}2Oz%}!`O~,z%G}=0Yx$)}!=`P$,~N",
/* segment_histogram_address: segment_histogram.comp -DGPUSORTI_ADDRESS, 2892 words */
"a_jZ.~~%=b=M}!_f~&P};sr'}!=h_b>Pa=h~}!;~g}Sqi98>h=u8-bU+}#9T08*f=w8D~881~;8M~A8Z~=8O~Y8j~78t~o8y~(8p~A}#MV3828/}H[|6",
"}.Xp.}BGB%}!`0~0a%G};^,jnBk~}",
/* segment_scan: segment_scan.comp, 1234 words */
"a_K_~!!!$<~D}$]f(|]KbAH}!^lqvAz}Q*d)zAI}2';<b=mb<oa]NaB`b=:a<_cA;c<+}Scm4}$N.+yZy!aWt~%b=i}2IJ&}Mz6'}T%a2-}~<#p~#}Sc",
"y5b'u#I}#me.}1_)%}#g$/j*a8+}'^&'}#fZ)81~-84}$NM'f:e}#Pz/87~#}T$!688~DWS8H8.b)28Jb:!$(~%j#Y8GbL+8I}$/*(g@1})W=)}&5:+}",
"#841}&7a&c#>a!i8H#Ub-$}$6]&};M[&8$g*%XAb$.k6J!38#g=3c#,}:[P)a=:}40y-8+~)})PQ&8*}(aQ:}$,o%8.})LK*81}3pH0WS8y82b$i8za!",
"h8K`#Tb1be#E}30>*s#E8BjZ&8L8)f^l8-b$1a#89/8+c#5}42B2b%t-}c!=}SaK%}SaG.}/,o%}!=CO}!R7_d3=}SQl,b@{b}s`#j}SQp~#F",
/* segment_scan_address: segment_scan.comp -DGPUSORTI_ADDRESS, 1344 words */
"aPB_~!!!$L~]~}s0ni0f}!/s`bP5zO4}1&kFf0@aNL}!0@S}#+]%d0&!`Vo~%}#,$%d0*bL-}!0*q(_~;!`~f}So}D8;~FWS8K81b-P8Mg09j#i8Jb*<",
"8Ln0986~'89~6!M~28K~~##nK#898-}/%!:!38(}%VZ%81g0I84857~}0Dz.WS9!85b$x9#a!j8Nb#d}T2W3s#T8EwLU8R8,~%}2ZV(bJAa#H988.t1l",
"i0X8d8e7~}4Ib'8a8b#Z~$8_}Q2I%}!0XO}!ALe}!0j~#m",
/* segment_bases: segment_bases.comp, 1127 words */
"a>A_~!!!$)~b}!>4q}QHKAd^e}!>9hb17b/}w=pb/hb_$h/~b/db[9}#:;9f0i`!Q-~X0#I}1.O&-~~0qZ=}<CR1}T#+(k/t}29N+b'h}$&!*8-~#}#g",
"Y.cIbf-v81h:~}#uZ0#[~4bVv8>8*i0U8#8&oZn}#k*%8&h!ze[L8!~)8%j)l8'e!b}(w]:+DqY@8;b2;}TT}&#I}J1(/XAb0Zb#7u=:8i}3<R2b#Tg[",
"rx#98PbZW#I~&eOh8v8,~%gYSWTb0{aOqb.Y}&Hz.}0KH)X=~)e#58Z8Jh$hh=~8c8'};R!%k-g}Mo)0d$=}.]6&WTax'dmM}%zw&})mz(!>~%b#=}&R",
"6)!=~$8o}/J.$9.}!>5[~R}!mt[",
/* segment_bases_address: segment_bases.comp -DGPUSORTI_ADDRESS, 1226 words */
"a=0_~!!!$5~q~}}!.cY}!=)}i//bh8b.wbh<l.wbK~u.w~}}K'I:}*c3&})K])80})2v-83m9ecLw}&%=*jTvf,S8,ei3u/88E~Eb`'8:f!|}!/:~#S8",
"o~m8|~~#P![`#S`/:}#IZ&|/<}3hl%}!<w[~d}!ZW[",
/* select: select.comp, 7281 words */
"a;rX|~;}MrK$~|}&MbF~}}%8M5}/=g5}'CV)}O<lP}KK<*b1)}'CI%azl}3(g&}%86&Zf.!d0s!4W3.#`!/`!.`!a.$a!)}%8)&}/q&(.%}1RN%}Mo1;",
"}&L;~$*}%7DM}U,R}})&93b4@}%.[)b4=ayr}'BZ,}3(t*f{5}'BT%b4bbB^b{B}1OX$}P,y&}1Oh&&IY5}<o2%b4i}<nn%}%5R'}'@C-$%X-#_}/AW)",
"$=~#}&O')}<mz)f{A}1Mf''RVq}/q`%$%}'BX%}%/.&W;%,'SVq}K>W&%,~#}AA&%b5l}5HK*$U)o`!2}5B<%.&`!'a6;.&~#}P0Y%)GWx}%/u&$u~#}",
"N]&%}##N%}95Y-}*wi'b74}(}X%}O:}(.'Xj!>!Jb7)bS$sR]kmC}5(8%gCqdu4c<.}$gj+cu4}'@F)}J!F1$W}&vk%}0W2&8+bS+8#}$jN(}JJu.}F!",
"F%b!Jb!Rb/D82}&[q&did84b67}<>[$}*-!&'S8!}&fg($cauy$%`4zf!T8<c1AWS%.hS~}$CE0dk@8'`!F)obqV'S}IjA$WS)j!IWS$ia1~};{q2#L~",
"%gLt`3z`!;`!*b$6}<@t&8=e#_#Z}$GR&8Ae!88C}$7Y&#Z~&8,`7sb5>#Lb!~bRtbG%8%b!K}%1k&}<BV$b6Ia9O8#}$BC%})a%(8@h8Ra!M)o~$})R",
"v'$k8#%+gU:f!;8-c$X}/3A)!IbPscU1}J=k%WZ})vB~&a}&Bq.}#<M~'$})tv~&;iBG}HJ]&8#}#ZU%}#k{&}Ikh/}&xn0}A0,+p0bbK>}#|X-8+`1H",
"$V}$GT&b59`cX}0iV082}$HP'b.mb)F83}'U-%f!383}Ozq&}1.E&80e3d86WS$ac!B}$0l&g1>})}'%lRaqYUf|i8FgYU8A~-8K~#}#![.8L}#C10a#",
"T}#C40a#S}%mi&}#C#.8Vb$-}8|C(8;8I8#})km%$a}10c$fKq8V~#cMLqM&b8$}&vt%}'!U'}!9<Gb%e`%r}##N/a#4}$D5,}$TC+k!J8>}$^L'}12'",
"$}6!t%}&y/%8h#T8O$k87~&#j}%+V5b7@b#&}J0t'f7[d'v.(}3+4%}$sD,}'@U%d&;c!B.)h*:c/_c!'WXk'ca&e+=~'}%*G)c!'}0mL-+=h*$8+8.~",
"#}#(e)}*T:+c<cf,Mj8Z%.cJ/g8Z}&VV.8,})XV$}/nA1%*XQ}$Ov-c$Y`'3}(fM(!>}$KW*!>}0/P0}!/4IWS%6f'h}8*-4b#v}#&i&f;Bd.Zc*Ed<y",
"}#::&*u8!}'+o$'RbzY}')J*gSe}#9n0h@ic!W8*}*QI-b/-b!78-~$}10g%.)8!%+j@`%6a!5.(`+t}$^o)8,~*}#(&'87}$Fz&f!A8*~*d$f8<XO~$",
"b!iX@biHa$cb0;}${H%}'A|1!U.*b2yb$+}<*4%aTAcQ9imyl#XiB$g$<b@x})u/&}(h@&81}%,})8+m!O82~-dRJ!U87888.7~8%}JfF)!=~%XD88}%",
"4$%jD<}K]1$}$u*:bB<'Xb#$8(o#Q}$k6'k%&b-F'WXNc%!'W}#3$&}$PD1%6b!DX@~'b$a)j}$Jr08<}#B_'}(bb7b!`c%48(~.8+~.b#yb'G8#fZX8",
"*8,~,}(m~&b#@}If).8/~&}'GI,b'7i#sc'7}$vq.}$Uh%}%.l*eo/'Wf3<h#w}1G_)XTaDj`4%gVr`(M}(fz&b,+}JO$2fD@8&b!dlF<`$=g%/8'~$c",
"u|r(I'W~'}J4W2g%>cEY80dxr}$vF*g+6f,885b0(c[2c*Ye1d8#~$b.DbA{b!]`$~}&cl&a%*81`A~WT};z|)}'0H%}$m3-uHTb#4}<MA.c.kb1*b[_",
"8.k3R)oa!:82d-e}#BQ'}(f^(oGj8'm01k$Fby]c4)e/5`'V`%^a#38;}0|$%h*;e(O84c*28$~&f+f8/~+c)h})dR%l*Te!a8Ah)0g!e}0~T(c>q!4}",
",oF$8!}Ixn&}'l#/8TWGc$6d(3}5U+&d&h8!8Na!.8M8#fJ/8I}$}w)!>~$8Vb!kWZ}(rc&.#~%.!a4JlBO}JPd%`B(a!'}(h`$aBPg#`l$'}#tj&bBO",
"})~Z&VwWQ~$}$uH781aG5aBPVq~)}<$<&VrXJa8cVl}#J%%8;d(8}*8H%}#BP%}*+_&Vl}'AB(8@`%ce@k8'8+}'DV&8Eban#N}#JM*8B}'Eo'%:Vc.$",
"c$6d$3i+Ond<}!-bW}<Se&Vq}#8k283~,})P6%8>8=8(cDV}*am/88~#j)^}$,X(8C~+};dV%Vqk%lo)K8.~,f7sbR1`$ObRZ}$,.&}$r2&`Pef!U87c",
"*9h$.b#i8]8[`(N}UBX.WZ}'VF-f.z};w{2#)pgtl4Ua!D}5As,8/#)~$85c7J81b0:)Gb$(c&m}#5h,}(q1,#O}**n$8/b=+}&-4*n#P85~'#s~+b'e",
"8'~&eBs8*#)cl<i/Eh32l0%#)}#%F/8.g'1}5E()l-)`!b}#3j3e!}81}'KS)o!}}Iy#%#)}#UW&}#LE-8Db%*8l}#Tq'g$(m;wbj_cUA}'KV*a<,848",
"p}3au18t}Io+$aj[e9e8'}Iy0.8Y~#WS#P8[WS%08<WS%T8S}3~J%}#5O%!>}#5X$8W}*qq)%9}0*Y7+Pe518(8'}%J`)cK8}'>4.8,bI{8.bSU}$3&%",
"cSU808/}1;z%pMB84XGaH`jMB})x6%cHkX[!U}2x.$`A,}0*k*.%`SRsO08'b!saZO.*}#QQ.`;T}1>R2cKT}Jv2&!J~$8&dMpf2>85d#^i>'}$|h&89",
"~&oL0##8%bB&c6~cBA8-k4/8/g).}1:*:b1(}#0R,}(~k%}#0R$b!)8*`'|d@g8'd(58)c,G`D$b!)82`#0bB-84`+,}$n2%8=WOaLVg)I8(8Mk%o}'>",
"G(8Q8#8Ec$e8-c5E!LhVrcPef7S8Yk$J8N}>SZ&86}%@n&a(S8qg!|_~!!s/^.!`.b8E8C8A8&8/85}$e0%8@8!8ub*Nb<fl0oa!J8M8K8I8G8,858;b",
".,`J~8r}$q|&b1nj%68.~2a#8#s8Nb#Wd,Hb%A}O;d)a!=8{8]}%2j%8R}%C,&8D~%}6=U(8`8ac&k8Me77#P}*11&}KwH$}4],$b!-8)8D~%c+/b!A}",
"$ln%8Ga>|8e}'XI&8If!,!28Kc!v}1h$&}*x.'8i8j8/`-.`!)8g8h8/8$~$8a8b`,r8.`&U8m8+8/8na!)8k`7]8lb@L%Ta#v8rc`f90h+H8dbRI8j#",
"s8k}4J+'8h8i8[~$8da$_8h8x8g8!a';8u8y8tb'C8t8z8s8$b1CXO~$b1G}'gT&c8,cCQi7g9KWGg8D`%*jHZ)jdOY82k.h838$}@le$`c6`3u9SWG9",
"S}'T/0dbI}=$Z(}*qa/g*nXQaRogA98+~,f+<c$[.'f!E`!O}%@Z&84c'/}$|o%#T7}`'*}5QN'}/U:-}*rf&}'^>(#Lf#3}Jsq'gd0}'O!&WZWGcKL}",
"%9K%808C8Ed^z}%=P'(D8F~%}%D7%`/rW[",
/* select_address: select.comp -DGPUSORTI_ADDRESS, 8170 words */
"}#$O$_~!!!26~$}L@$~$GqshbsS}3z8F}!sY{}L<_A}0ei~$P}!t'M~}}&+u)ht'bs]ft'bsTlt'cs`bt+bqKht'(_X}}(2z+(`W#dt+(bY4~KbuSjsz",
"~}rsv'uY!~6(^Yc~N!a~-!b~~#b(^~-(`~q~}iN9c]$esv}#jQ*}%v/(hFl81}%Gp&8#}/s4*#E~,8%~%#x~.h#!8<i>j}/fV&8!~#!I~#}#rO)!>}JR",
"c%}D0(%`5o}0`_~+~}%~n5}#u'~&n}%}p5}!y{~&i!G~;!c~~#'!_~.}#@B:nz-}#@B/a#W8Igz/8D~-8N~'!`~)8O~&}1tA&e2/gz1![`*uf!6fz3a!",
"688}#zK,8Yb$E}5FM(8>8Loz58Y~'(_~Ct@Ywz5(`~>(b~)(`~2}'9+%bz58k~~$9n>whz>8+}F}8'!5bUKc!@}+%a/p5.f!]85m>wf8)}$q8%a!9898",
"7}!{$~-So.mcCf`5D}055*#E}0nf98;o{R8=~.8@~,}5PF&8*}%[i)8F!=bBgWL}(:}$89a{T}=K/(8@}#:%%k{T~}xOH`a/|1PwOH84u1P}!|CF8I8Q",
"~58B~_8N~Y8b~98[u()8(~D8-}(;D)8S}0<t'`!z8s8t!>}('r$8n}!||~&WyX;}!*sZ8;~8m}k}<v/)8=h}k8E~48j8i~#}+Yy)!>~%}!}k~)a'ugG^",
"u}k!K~~$j!H~~'i(`~C'u~l(`~a",
/* select_sort: select_sort.comp, 7578 words */
"~#Va_~!!!0k~$}(Ak>}#rt~$J}*y0x~+}#!T%}'->@}#soO}#!11}*y4k}#s~;}*y#~&R}-yL5}#t}M}#ty<}(A[B}*yoW}'-]>&J~s}*ymG}-wv:&M}",
"'-]~&_X,}-wo.'s~/}*y(,}AS&+},u-*}'+l-},u9,a!..+}1$<(.+}1#]&},u5+}.YkB});<)a=R}>>a(`}P}'a&:biw}$w((}):J)'VpN[}Khe@80j",
"T!$_cZ%}3!y&},.<&}$wu&}&$R&8)8$}&Q<2bLOWH}&$d)b9%}3Hv&}Kaw&}*zT~1V}AM;O%_}#zfs7~}#yIK80~*jLv`$:}#yI086~X8A~&8<`./}#|",
">18E~,%_8&8E~08L~/8M~-8M~38P~6}#zf(88`T.8/}#zf]dOp}AQN*gV-}&zk,b$.}#zfj8e#T8N~#}''JB}+!ou#g~`#g~[~}}-y|{}+!o~&LAq~&A",
"r~+}/Ru~91}&w*&}&f`5$bb9[}&ek/!7},jqD8+~28.b!pbzF})6T'j[>$c~%8*}#(/'kCOgS)f!H82cDboT}!3~%,!a1_WS86}#$'&}%S-.WS8I8BWJ",
",'`4W`!)`B!8H8BXC}/6N%8J8I}#c>%8F8DWZ}#7w+},hK4}2D>@8.~.},hJ*c$,%O~#d^b}#LK&c>'eI[8(k>R}&c1.8-~$},j=1cC(8=a6=k)U}#!k",
"&fvRa%8c.}(af#;e>T$Vca&fI9dC8a3aaC8f$S8+~@}'*I(}%r|-b#W8[8.},_V0})I)0",
/* select_sort_address: select_sort.comp -DGPUSORTI_ADDRESS, 8301 words */
"}#v'$_~!!!2=~$}($[K}N61~$)iv.|v*}#vFS}!v0}}#vUC}($+}}2]6~%#}#v[0}@[t4}#vlM}#vhAbus}!uo~$P}-lN.}!uo~&m%g~(%g~@(a~4*.~",
"8*I~&'uY!~u'u~e~}}(!n~2M#C~)}2Y4>8,~>81~/}'|qM#8~8#/~>#5~{}!}g~&7#z~{c|hp:S}#}4]83~*8.~-88~089~_8D~%}>Mn%}$#B18Hk}~8",
"H~08O~/8P~-8P~38S}$#B6}#~Q%e}~}#~Q^}$MZ'j}~!a~4}#~Qf}!}~~%9}-nqz~}g~/}(&I~&4CL~&CM}!~H~:wk^n#EmV(h~_87}$)M(}#U6,iUJh",
"#*8@kO4`:@}$Bb4}@H+%aDf8:8!}I1r$}$Ph%}9.4.WS8V`Qt,'`,G`!)`C/8U8O}#!6%8X8W8V~%8S8Q~{(a~L*.~k*I~5'u~~#9",
};
static const gpusorti_packed_kernel gpusorti_text_kernels[GPUSORTI_KERNEL_COUNT] = {
{GPUSORTI_KERNEL_begin, 895},
{GPUSORTI_KERNEL_begin_address, 1013},
{GPUSORTI_KERNEL_count, 3345},
{GPUSORTI_KERNEL_count_address, 3756},
{GPUSORTI_KERNEL_scan, 2749},
{GPUSORTI_KERNEL_scan_address, 2950},
{GPUSORTI_KERNEL_scatter, 6382},
{GPUSORTI_KERNEL_scatter_address, 6979},
{GPUSORTI_KERNEL_scatter_basic, 5351},
{GPUSORTI_KERNEL_scatter_basic_address, 5974},
{GPUSORTI_KERNEL_segment_scatter, 6647},
{GPUSORTI_KERNEL_segment_scatter_address, 7259},
{GPUSORTI_KERNEL_segment_scatter_basic, 5626},
{GPUSORTI_KERNEL_segment_scatter_basic_address, 6260},
{GPUSORTI_KERNEL_histogram, 20088},
{GPUSORTI_KERNEL_histogram_address, 21169},
{GPUSORTI_KERNEL_onesweep, 15666},
{GPUSORTI_KERNEL_onesweep_address, 16821},
{GPUSORTI_KERNEL_onesweep_inlined, 28994},
{GPUSORTI_KERNEL_onesweep_narrow, 14892},
{GPUSORTI_KERNEL_segment_pass, 14890},
{GPUSORTI_KERNEL_segment_pass_address, 15614},
{GPUSORTI_KERNEL_onesweep_staged, 14774},
{GPUSORTI_KERNEL_onesweep_staged_address, 14531},
{GPUSORTI_KERNEL_onesweep_around, 17100},
{GPUSORTI_KERNEL_onesweep_around_address, 16430},
{GPUSORTI_KERNEL_leaf_starts, 2695},
{GPUSORTI_KERNEL_leaf_starts_address, 3108},
{GPUSORTI_KERNEL_leaf_sort, 9698},
{GPUSORTI_KERNEL_leaf_sort_address, 10472},
{GPUSORTI_KERNEL_finish, 3502},
{GPUSORTI_KERNEL_finish_address, 4417},
{GPUSORTI_KERNEL_gather, 2394},
{GPUSORTI_KERNEL_gather_address, 2997},
{GPUSORTI_KERNEL_tile_sort, 7853},
{GPUSORTI_KERNEL_tile_sort_address, 8628},
{GPUSORTI_KERNEL_tile_sort_rolled, 5015},
{GPUSORTI_KERNEL_segment_sort, 8629},
{GPUSORTI_KERNEL_segment_sort_address, 9391},
{GPUSORTI_KERNEL_merge_tiles, 4407},
{GPUSORTI_KERNEL_split_runs, 2282},
{GPUSORTI_KERNEL_merge_buckets, 7788},
{GPUSORTI_KERNEL_odd_even_merge, 6441},
{GPUSORTI_KERNEL_odd_even_merge_address, 7247},
{GPUSORTI_KERNEL_segments, 10141},
{GPUSORTI_KERNEL_segments_address, 11077},
{GPUSORTI_KERNEL_segment_count, 2556},
{GPUSORTI_KERNEL_segment_count_address, 2922},
{GPUSORTI_KERNEL_segment_histogram, 2517},
{GPUSORTI_KERNEL_segment_histogram_address, 2892},
{GPUSORTI_KERNEL_segment_scan, 1234},
{GPUSORTI_KERNEL_segment_scan_address, 1344},
{GPUSORTI_KERNEL_segment_bases, 1127},
{GPUSORTI_KERNEL_segment_bases_address, 1226},
{GPUSORTI_KERNEL_select, 7281},
{GPUSORTI_KERNEL_select_address, 8170},
{GPUSORTI_KERNEL_select_sort, 7578},
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
        for (i = 0; i < GPUSORTI_SLOTS; i++) GPUSORTI_DESTROY(ctx, Fence, ctx->submissions[i].fence);
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
    result = gpusorti_each_plan(ctx, &plan.request, gpusorti_raise_memory, out);
    return result == GPUSORT_OK ? gpusorti_each_shorter_row(ctx, &plan.request, gpusorti_raise_memory, out) : result;
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
    if (result == GPUSORT_OK) result = gpusorti_walk_steps(ctx, &plan, args, gpusorti_find_step, &ctx);
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
