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
    uint8_t n, tag; /* how often it was seen, 31 for more; the context's lowest bits, of which the upper are the place */
} gpusorti_odds;

typedef struct gpusorti_guess {
    uint32_t symbol;
    uint16_t tag, hits; /* the lower half of the context's hash, of which the upper half is the place */
    gpusorti_odds right;  /* tag: unused */
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
    const uint32_t tag = context & 255, same = odds->tag == tag;
    odds->p = (uint16_t)(odds->p * same);
    odds->n = (uint8_t)(odds->n * same);
    odds->tag = (uint8_t)tag;
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
        if (guess->tag != (uint16_t)at->contexts[o]) guess->hits = guess->right.p = guess->right.n = 0;
        guess->tag = (uint16_t)at->contexts[o];
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

/* For devices whose kernels are given one buffer less: the second values have the binding of the second keys. */
static void gpusorti_merge_bindings(uint32_t *words, uint32_t count) {
    enum { OP_DECORATE = 71, BINDING = 33 };
    uint32_t i;
    for (i = 5; i < count; i += words[i] >> 16)
        if (words[i] == (4u << 16 | OP_DECORATE) && words[i + 2] == BINDING && words[i + 3] == 4) words[i + 3] = 2;
}

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
        if (ctx->caps.few_bindings) gpusorti_merge_bindings(u->words, ctx->packed[k].count);
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
    if (leaves.leaf.workgroup_size > ctx->caps.max_invocations || 4 * words > ctx->caps.max_shared) return plan;
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
GPUSORTI_SPV(begin_address, begin_address, 1013) {
"S@hQjjoMN{]J#gdTa]:97W5/ua{vvoR|6,1zc~_4{}Vj}zf8sv8IcNk{*@mA_>}x/CZj7C0/m9}atwl^t'!^K}OE4MCb26M7^'W~[nH1/(.wPA<jT>9Q@<$j@|cl0-yTU6,~yHo59;VdFzvl_X@olj:+3<Ku&_:3@Wng4Y5+%gd|xOu%X`Uh{L9C*jnDEs%boX>6Yg1f~X>nG!j__vEK/[kbP5>SyMl*U-b{zv'abx:d`v0}$X$}-$I8hJzcib/J+zcHPwEYVj'oU$aZoYVru{nSKVuQ4N|m/fB0lS,RWE,nQBOo>JYZ$:a1Z//7:]Z4E&8wY<2`O~wL,z!y{/Pc/XeIc{=zPq0|f|8mKmWg3%I1!!(c4Ry%zf>:a1PYQNE1>3S-{L5$4X7)8]d:x$nF%dX,@5yjOmuT,9Q6|@M,$}*_n]O@gb$$!lgqhnqVQy,NA0)Y]B'Ww8#QEG+BN_!sD<f-(aOO#3h>c0(*lv+fc^UM]-ybW5[j",
"66M|0p`,=qzIEe_[iEBDme6%L-c3w2gn)C=/dp0_NC~M1:+Uufc0ln^2@x>~rVo!x/RDB,<uk6RFu~'!{`:ZU<#6H)dJ2-bs8BgC7jz+}i|ajHd^dj}>_Q9w{[$lUai3gG#Y!gL9(x7,<4f1rDc61<%GX=``<nRzs%8JJ8PgaAN4Y>ib0E*q9UZ6=6;S+@OWVn[pf5s#4{r~sP5TjLFSo-d2xv7867MMtmo+0_^e|,#m)SV2TvG]CAr_-hgcB5l~3<e/A%x6s='a:nP1]/(<fF1s>.(Ta"};
GPUSORTI_SPV(begin, begin_address, 895) {
"4v-!msZSr,8^bi0xs`.)fcBTD-fQFh6O}KvuEi.tn;~eG8ujQw,8Gf%x$6JrwXgIw|%TJn!{|7-n^d]nKs_^C!PJ@lDKQSiCVwx+J<M=8ura&`g`A&+0T6k..G/XG;<KH~|k]}1Urdab_JW5/bcXZbm8zNGq1/;KutRJdz|z}e(Xqas8h(~9j&C~n5-LhxVkfqPgZwP4{2"};
GPUSORTI_SPV(tile_sort_rolled, begin, 5015) {
"$04ADvmhv/d=+&jJ^)#}KL&&ezEWQdkhpI]Q{j'n2,s6sKI9<$hv1!vs]X8@vIXIN;5<-74}>%mfKGB%n@xE}wZQdHOhr5B~bJ))/`e4DACU{<RDS$`9Lz:lb<CC%>Pz`Pzu%c6*%N{WLC;QKi)<ao3xjSS>a+2rWS-!0:dlxbs[a9:pQSKjr-+Uzxyvi2>WM+ywGnLG0Yeq>eaGDP4)L@'|B}Rogb+5H|hl$]0]1biA1kp/csa`LzM3teVsEHl(kFQ:3:Ck_[U.A@9c'${Nn`BR)P{0F&;nE`;{B@dR/CxA07Vufo{3!)9yP5&b@r+W~}t,97dz<l@dJ`~#,I9ogcv<WE_/60}cn.x(-zf(0YD*cYE>N'Qrl6[Meakp7$w,b3>zTbU.uiNjX]*i/Ef']g98HM){Iv5;{jO4CKz6&+TWGd=*hmrkztf'.~Caser3k7K=wNA:~@7b}|^au_K;R`.`I:PEZ~m#!9`s^ueCv-G90_;%^W+J",
"!$CPQo~<%-91gv6W0s>wCe)5]o~hNlF~LeDlh5mn(^I2v32UL#`MkpLS&os.KgedyH-kJTl7=/YOH'k7VO<Ha(+XG=g67x|A['<jrszKA*J_Quz-M]]emZ{B0Nvkn|Bfs;/a1RT[T3KQkBtB3#kht)l7lcz}NuT3>wxFfDC2}9^dQ`kI,>0iLC(.sz-n$XrA,*!za)jIDiDX;/XJy}Gn8Xa7E4OE'uBg(~UmQ`<_zXng'i(0D/eiVJH$y))te<aoTk_r'Q6goEc}</UO$t~g^z}Z#3zxnrV^~FTYz&*+W.Up4C,z4g}:zucoi.I'uJ5h({;XgtsODU#S&RsI{)yJ&9Hlk.}7Xy}@xxa%!GCb{;j|8^HkX6RM|}3$/b1W^X9X(01Rk$+eoPI~<0`(KEatn2iRYr~Q`c75))^D@N{/$:GY^Ou9-t%&bm]6u-a41:^3dMMqjjeYxVdID{9HpwFhQ!nn%tQ]_J'8/XY;}i9MwLUw[AkQ@5f:",
"h}[f)Ppa+Zc5GG@jX-u{nKv,FAyq4NKf+Z^5^D>(CT-)`^~2;U},Z(XG%eIZEOLl*TpKE{:t2i7$3nw$B>},'NEgQuvhE^r]J23hOg]x0CPxm-66>If&G@A#3Z:j'u-::!J&:wbg*kjV}_IE|Y];;]p6xe4N_^'3o=OA-hUku8S5->HY:%[Tv`v<@McNJ}*v(r7$y/~9fQ^Gj00wvreG2ixmr+Mr%9BLRr(Jkn2XAni}y-:Bq:sW|I$9'/mt#};80&2@eSndzp#>S/S7|97H;T(k~em`FC't~R.R2r,wxO=CLwejv19CB:kpQDl$0KWq1n!<QV4=sDP^a-j2<%I8TwyrtQm]t6pqTg!Bi8F~AtBw{F`Py^>ZDWt5XM.bi4v99Lyr[~W.M_BT1*_%^8azf^,vAe:19E~j)y>|9'bwg^n:`K~KqG~Hlzcs<*:-d#:LnHIJ=)Ae{1bL%%j:okl:40t$wcpdSY35S5Ot{}50isIlrx,=#:Ew",
"i(x:-*{1{n{lT+J2BdWZ1d=XkyA`h5eUr$(<Z&i2Bxgo{vN}jl$7Oy4t}K&z,$`j)n:t+0nIK[i9Q:k~|H5#YPUNi)MikO;`zWa<'*!X5^dFwfkt^:*b%w}/G~yXy@6{>0YFp^3<'8gQ;+=W;Z6NN)+KzO_7BcUMBou@K>6ZU8X1,Z9Y1mMH_s{sXGiGW74_b%]zpSi+/B2Ls@9eg$P(svnuFtE!TKVDgG(ss/w1ExR]>jyG)E'kqgVla`98e.0f)(d/"};
GPUSORTI_SPV(merge_tiles, tile_sort_rolled, 4407) {
",tE*T5ZV>o`2H6q,_;el@Lo]YCnrqruHF]F_%SLk<)/4LN~<ZC$rbflN|q*%x*|}Zpr)I8]fU@^`W0d~J$_xl8dNHv&r~A{U:/t4oBVuo]!2t'ilO|cx:C>Z-)u_kF-kqS~kec*i[:Sk0.(I!y=RtTGsjS$Lrjke*3^,/%IKX_+,@RU'UPQ7tF;*S<0q6LMXM@b!`_>S6wH^8fXfdfwS7UNbO#tm]:YOCO5>}}IVKP.JdhlAx6G0ODU]!IKOo#hx8n[eYb*Ii]7-;f_)&i4QO`OAJ'UE92SNmUv1=d)>N~~HG2ciH.6*r@[--dL8}jCEX^+Q0VB^DwM[dAvL$CnKu4vxJ*frewAQtl~Z[:Ni>n*.w)Rbij+BIof$:NbjfYc4OV;rT+5m4co/EUle&wZoL0ZPMSbXh+@X-JM*0D}J!6^|g|r%cWkrL*(uFc/F'Xml)4k7k&c%Bp#stxA2dPpYLN,$OPq6*D0i]yw}B~1*n}n:/=7V'3e,",
"&x{fsk.9[u$8/s4gbIBhN{B/j`j;FpJ5H[%`$ldMDR%~Otf.ox%;(i@&Z=(x){h4lxf13x((jPuIa>G*R-XodVl=ip(~#5.CsRJ>Q2kEr5Nl<qD+7|5,f&k+:vQ7Uvqa.|k~$!TEOaB^J,U*LSq)tiG8-K/Tb.iSNN]w*8&A)OaI9&H_m~W4/8]SW-O_e[cTvA10UQXa1(IT&5;,9}}+/]zXe+:I=Ab78+Dbqxuz<U#!Up/AO%zj6MIR=9mL#bA]b@i!7F<6|!Bli$V*1U%N^c!WA}Q-@jGk4cFr%O3va&sD,wqd!X4ulxI}chk@ow@99t4Xs>G+;]]h{9npyBQmiCI:viOcf1[Hyo+s+@Zz#vB,-${:~%qLeoJ.zk]y%V2B--7.w2~1&ZR`AgJX/8B|H15V)qr09oCrK6N,M*=y>T!#]Ex3l"};
GPUSORTI_SPV(finish, merge_tiles, 3502) {
"DcZ9~h/x}kv[:blip,80[;EOjy2OYxtOb#kG_QG]A/8S[M/k}#3K1/6d7t=D}uRWUyJ3~B<+$joX1(jKLT[8kAM[ngJwe%W~cQT-^[<Oi)N%D0O)1`&#|rMqC;$Z7ApSOP;_yyF<)}beI!]L`)x>eIKDA5k%#R4.KldY9Kz_:`y)dZYGkKK)1(A>-Yt~`e$M&JJ6zp3N)!;NQM</JwEVAox;=%wCt)%0H|#_TOLgkD>i9x^-<61;%N#-V7J,v}%%!xfSWOM~c}:lfvXo)+}m~gqRVbrD/$;@Hm492%mx*:#oLIGwp[7{_0~|[d%aLIRV9@Q,3TjI%s7{#zc,~)B~a<8dZM5xQ+@r:vF<sS**[TyGu^/.5k.|z9X=I<621|8`3U_q]+5NDBEz$(9M6c{u~<wEK&VPVEcAyM0%fGMrJ@m0R9)uwp]uM3pSzl&7.B3T>I!KBxtEyiI-'XAz{6CkX$adQOaN_xDNJ]cNDo6M`0*WQx57pRZ$",
"L{Q;Mf>;[/Z_iB]#&+g-O+7`5o.$3]!t[$J+m5CZS`.}J{2(gLL,}(m.xXaR)H([Lz,+p`j{WgmPPhb0Y|yHL(%Hms]Z~[u9<v!,vEyIro.Oek;GAQ+dSP=r3fN|"};
GPUSORTI_SPV(finish_address, finish, 4417) {
"yz3hw>UCNB(0DopD`Q5,R,![:~Q;>^~X+Q!;;~F5i6VFy+WiS4pj&3'T)u$/)R'k|8<92;p+6`yT`&#9lIpEr1kfjQlMCkEVmbzw_}L`=-PT;YEf0fBtrV(n_i.^a]!|(,ry/=pOnLfXg>t[KzH;1JM{g83&|}mKfslQ&a8>v;)6<-+!4T8Z%dbRQb9t]Dk8;%ug71tm{uk;*rOs8Ur.2WjZ7[Y)WH4+cZ90/mot<<bUzJ16Y*H|}jDFXd!nEv'k='VM;;s8&>yjDfVXvY<bWLW:1}CXCj5p1A.Mz)~EpDQ2=.8ELa(Cf[rjQ#HZe6wq8*iLQnFv=Q(VAPjU//X6-JvSR$GJ'F*i~BwLG/xodzewdVXf_l&_ruQRNKrV^M,J)e`/I'TIL)s50$9x7eX+)Bw/n|cX+JS,p}Jt3a@(`Trhm[+Vn!O@Xhk}sxq},BQT=D2Sm19Y2:nWJ]d<;[S%;v*:~RU<P6FbV4X}j)>|J:ynda4ltjNd",
"vi|UqKsIv&z}(oNK9f>hV<hCEqz4yNddxTyU3dR[Em0x9!#r4TdrrQD'Od{kZzO|6h]sXr*Bp5ps:;%+~YImMd58_MG1+{k;/uSS1AXz]w5dq9j}4'n]dm-R3_cIYpBsEb:BYX{,)c[YU>So-L;qZTlgROqWAl_U@]<q|3J,.2%HsT+GNGV6rxJfI'lz.w4@%NULHxNYHLR)C;I5o8bP"};
GPUSORTI_SPV(leaf_starts_address, finish_address, 3054) {
"j&x,p,c]Ky,kGyb/b+$kp&[T(8UJ]Yfozwp_e[Y^AsL`H9;|KdYrOKzH}jIylq-BDjM8Gde3GilU|M.bG_iAz|7PcoRP2avz{4.huK'td04o08,s}y}-vk<v]fG9)G!NkWMkKfzB~zPGQ0%n'6/X5N=:=D$Nm&HKPaUUsKzN#zt$WseSm|}*k8H-tKGA^330>0m{P>gBss]/ooQ_(mb3(or+N$TA~~S'`A6Do<|j*j$}}TkG*5y,=1W3!A2BrDT;YVEBW4>GlhsCWka6H8B]~{SDR`Z'l6gpsDfv9J_)#B7j7@u7F[uNZR~&;9<YW~{cEfu/ZP71NlP[YE(rd)^}{wh{8OXWltX']EpHWReN8V0gg)Mk($'33*^yT#5&sfmHwE+KIOyG&N-c{l6($0vXao^GetgH>RB:TFkC!-xfw/o/Pat(6DW'7m`X|)d~,'I[8VgB(Yd4Am=$k6B8$!NAp4+#h:XXW-F$;1a1]e;F36w1JkJj&tWN",
"l4FZt8rga-%8nAps%,)+1AbVoq{'P1WnNLqtRe_#j@U`}+'g#ahZ22wH$EoJr9qAN5DgQ7`$)1}'1q]B<5(2m0%c5Wpz2U6vx9Oe'gbO,uWQFrJi;NnFEaq)Oz:zy{:SD3x5hRAUO+H@tgCS5^9Iap"};
GPUSORTI_SPV(scatter_basic_address, leaf_starts_address, 5974) {
"#'D&$JD])u~$E[&]L0^kGDJ_f]YJ*Zx+m(OLniGDH9.J{kHC@'Tkos`D(_-C9e4aystlbQUvF1):Q)[=a#dW9Ly|WgD/HjRQ5z]^ISGuF[<ghJoYREVBWoc}]R{/DP4u:]ywWlt3oM2'bke(t<>~<jrU2l>w</&$B+xvp..AN2I>BVH9$oLd^#E1XAdf:^AFj;f-l[Z]TIt+j&ufRTq~Z:(BN~j4].%x0Rz=<VMZ.)H^STFqll=PL<NWXL^*n-iL6O4iE_Q{)Y]VHV0Z'o&l>I2O)G-$~Wf6hk%$cPs:GWGosOanUY`8h^qyMkC&VvQtbc/^[|u'DEI9(Z&0e1^Z#(xfVSP=zqxM!H833lh=D{5Jwj6`ae#I]eSa`Kbham!uC()I'FQO55X)*x3Ue_Ds9}Q_onfN%:cXe`gc46URh`G$({VP(f-KD7LsU`*W[R@1Dy{[-E>d}05+11b[{,EAv+l@.5GHy2ChZ*yw<)[hnv{a6k-C&Zj1",
"Y(3jN[.PjO,LY0upa8AyoT;,xBD;@-uBSU|Q*,c]_F70gF>2U:s(odtg%s8%blch-3Uy@Y7IEL|_YwWx6XfX`p~4YDa9ej@*OOT*[nsM1@C4Lpq/t`-NVG,|^#4,/T@r7xmPgr(8w$fT-B:s~d|!uXaCA<Fm&JdX6_-$9'sG(11H%jHJqoMer*DlJ08jl=r1QkNp4Oq_DJlqf8dw(}D|3V;`~e1^%r-Cs.(5gcq4JQwfkTJ90*'a|vkYQ=<Vwx!P~`5%-`H,gUqn.Fm^=6:PG8_A35BQpRYv}Vc!hGRRQdpm&G.7TM@Kzf@)IJ$|K,ejmz_xq3mEBe)'k#3&L//#O(cvHY;tip3bSR9S+}wtRk}a=!Jz7l9E=ogAAOq'Xl5k!Os_3=C:e=%KI8.4ck~uRv.po4-`jEQ:vg3QNGEWJ%}9Wf%B,$>_USL-UdNw0:t)Uj.PX493jbE>^$$:[:|>EgE0;7z<]D7lsK-/eed#Sz)O(z),)FZX",
"ojA.os#K:_zfquVMi*Vfek0s|YXo^m;D3##,_+e]f;qr0y9x_bp3Rj6_m)tjQ$CFI`/34KmUBWN(A=gO<Hy<;BO>h<nqDiMV4f9bCFcuWrp_yV=]Tv1^-|Gioe7eRk;=pC"};
GPUSORTI_SPV(segment_scatter_basic_address, scatter_basic_address, 6260) {
"'+2,fFOO:xca`|JkT3NhZQ_4IT}=ojfe4*AaX.{wz(3zTw^l;huiW|,Yv3r%k/adEDU/zYsXE._V3Xg9ajr38Un~}D#2lAX2H=|M5xW4$/]VN}2`5!CJHjt]6W#K_fm%AD3Yf>kf;I}d3MsGd|g&UuZQ{(QJuwCgaSZ!NC5l&;&W*O7%]84UzR(Il4GEuMeAv#J6JzV3O5^H'nDhALW|z&k62$N_y6MVy#`m^>y{_o8w`>#G<Al6%:mNZ$~xd}5|7H}!1cv9*6B!|Dvf{SGJSj,[IV!CqTu|KrL9$_8;=I5hC(Lu+&b=Ns(8&UNioT`zks%0t{1~bm8lcGtM#/mX$0A>|GQ:7E1;>eW8q$r@yHxU7A,HH6m,,k0b6@DFspW!}Gc]VBK7%.[ko'5;sX>o.2]*xL;)k/f5.<GMUUvdNmEYGxE{p^EQFgYmRafTqaRghZiACV1N=+6Av@0$**'.z[ivV~I^]0cEmnM*sEkBS1)L7|[9gUAt",
"~v1f@w#7XNMRXT*b(+{pwQG;/cpD}X4^yA1jjFk|2DBbpi>%5dtluJkzs-I>FbG}wV>~imZ3!"};
GPUSORTI_SPV(scatter, segment_scatter_basic_address, 6382) {
"mlr8OHh/i5LHgtsIM4BUJ(4-iQUPt@_l]}4sgmRnP/eCcPu/io>l(^n#[.rwRm|b[GR@^x%2f@qA[%ufNutx-rtXT<HK(K|Ez=)$ADrN.UB<w5f7b`0w@1{yS/oc)Ems!}RQ_h`k.]!6uoi9+i2j6G8_!~b|yMHxnM7}@Fu,UQfIKElNyTc#FD8qi$`-9a9`xgB5g0|U(rzRGBrs/9;N8J9~=QYkQ8c~jQ,.F/~c!KFs%T`;gTYxN-67g/775)W#:Z]TC,/HS42=hD~z=@'3e>he'M[ZYQ3l4/A.K-AXzn]H,/I,$e}Y]vv}*Tjn'3Z_Ti=50aZ)M%cCA{N%D}RoL!<hs1*JEiWVUU'hz9-2,.,Bih,&I3dm(:'9{kJf`Oja/pXYRx;'ciK*EOn--vzh/Kq+U_fFQ>uKwy}Y3&4BoAIzAAWd706,nBGO|mIPMrGin5r]FDeU+]Nzj~C@Y%OT!#>^ARHN^tND`{19KV.q|rj90HN8T$=Z",
"xpP6GBuiS@X;84s(mz/KF*HT]8naE,-Iw1~J/3GbGw/&vGw*KaFtbP%mm;oMNED[fOb/7UyG{Bd#D7nM;,X%kc;9l}#xkwL[(E955W;s|r%G$1r~zLnVDOTCKTE,*^9[T^2,/e{#=%Z_bN~=CO/x2a:mq7RbI(i`AL^v2LnK9:G:gO2kM0=H>0Ku2t(KrDct5H}9.kjNge#@0*,02jCL'hf8s{qWiF7plh8e4WBEO%hjI2R8%Qa_W!]#F=3YilM(n+;:g%+cDhLia3R,LE;D{e/DktjVtV+8ua&o7*|<U3{!k'9H~&Z/Ytj)`PH$>{`HE^M:evOaJ>Uhm}$u.agl2-a|K{_`Ba,v*fMX8>h*6GLB{Gym5iP3lkM7T3jfr>.$vpSg|NRa@xv]1{ETLXHK>X#cvQ@EG9)e_yFSQwDp`29XJ=DUL<a5KG-2XQmY{M#~5D@!,|Z-!G16_|}^1V,0Ntc|*t[h1mF9^$md]=-R>,uY~'M|J9du",
"|P}@ejDU/tZn*LvxJMrxPC@.rs)Wdq'$*%`!Lc1XUYR:,}Qw(Z[dFsgi|:/FgMeW8u`utAQjHF~WlTa+nGc"};
GPUSORTI_SPV(scatter_address, scatter, 6979) {
"#{M_dU,(4~x}~FMx;Ub5lzhx,Fk!zZL4wgUeI$N(f>FtK,qGCg`Dl>&&Cut&Ts,Gmh=0eO8dRX7EQs;^0oTG#a#gZEn~%>A6'3eB8]$KrnPZi0h(q;L7)o^Fa`zF>#IRXgE[PlKX<(fz4m7~pK4L9l6GiFOm@U2%GV&4x{)`4zu$t,^UpoTfy54r6u[6rFLG8_+h<x6GC0Y*;=Z%'X_'];EZ`;#}s'X8Rs!+Y5WC5xuM>^_X]#<BcZF4[YFTZ#Hkb9hvcpD!M!p@}f"};
GPUSORTI_SPV(segment_scatter_address, scatter_address, 7259) {
"%5SpI:=G7M;rgi<!+_)x&(8)jML.Bp}e1IF=i(EyG6a7};U/<2i2mtfjc;q9QWr/(KyRRG6IQ#I[UJz*@%StqCc.Wjv1n6y)U''A>t>Xpvc0&l=|AC>~Uw*>uD7sH1q384~Rn|6^*(j.k#^U>asQklapApfd=kr*@F,{muBM/j]}=<yo$u}&_w2AAVsQzx"};
GPUSORTI_SPV(segment_scatter_basic, segment_scatter_address, 5626) {
"{`jS_U]iAcMDA@a%B*Q02!9Av[H}p)!aK`@d$~T]aC{{G)+x>'3AE%$vgr*]:8YG[zyj,M#`yu$<u;jCa$kgkgMX$wpp~Nl}5Ozbsb||>;#F'dD@]R>aLeuXX#ZcV6t;8GH3dpm`rME9QK@dS-3k5u}$c@absueGZ&)U7DP(r[vsy`-]vxyO'-mnot2tw4$,bX-5QUYbM*r}/+Cn-!3F'1v@:-8[(pV:EAw]TU@_{lmr0,NJ|N4s}&:dld=gpx)&^<r'J$8Ehb`)^!gw4+Ob)nA=hx520;s=zxxPy.;p&AaygV8b^zD5[88Ov}*@z.+=M)gGm,vjp4~#Su!;bjH-1K+Rk0DK#:2)klmYYs+)W-=4|z^L&vj6+lHp,RaO3B-"};
GPUSORTI_SPV(segment_scatter, segment_scatter_basic, 6647) {
"b>EK7-.HPB1~TD%`YG*{Lpx:0P#hTBJ+]NlhSJr&d2byqVNm$30{#G%y+9z[1`pa!U&FO`r`zKr;W=~J]o/N0^N.q#iRQR,WC:KN:<UYM5+).ZMhlqdmKmow@o|0dF9f>az*%4RKR(@%`:p]45jem"};
GPUSORTI_SPV(scatter_basic, segment_scatter, 5351) {
";tm].Gi-Z);[^Sa,R1PwFu#j=aLowP-qX'1r||q0t^N!1pxI|qe)@C2&q}up1N<@taOxC~@RFlB2bz#-`*FE25VA2fB{d'D]I8:R^J]m2JyBOv$1Cd&uCT@*i`i4k>E*:v@EC|rI}UTczqC=v!v"};
GPUSORTI_SPV(segment_count, segment_scatter_basic, 2556) {
"|xnA*^+uaQF/QmZYDv^-PRwy^}hXJGeMgrn~drC-Gw^NWKK0e)nWH#dS3h.UH7/tF&q9SeYtnLYv_ZSnfX<~8a*+leR<m`[3)b)faS<JwWcl}9wrmB_G*84lMZ,MQh/dl_6)vnI%O&{0Jq`LWA*(PVl,hn69lblemEc.m^F8z|uf{7F%%(174R%[I:T1,gNP3@9*x%Vy;{kbC+[W5J_A!BvPJwWZ.N<,kmen/GBo4CO=X.kyvtS4{d70|VT*4x.~DZ/YgjlRGN}g7}]}8|e`]7*8HGySh"};
GPUSORTI_SPV(segment_histogram, segment_count, 2517) {
"KdN46EGSQu9>'.uv'M:yq'd_|JkD<;QYGblFWm*Jp.]t8oXES#Xm;'l>:BN1^#dL7:5;Nw9Z!^iF)Z`DGIt{<:>y1.it$'!%wF^^R3q^TYHB>w^Pg*{AX$/W!VX`MU}J[pIgd|lOZ]VX'M9R8e]&.Ny}{T<0,r)-lCu:URE%&ogx5h&Jq>j}|JlE34fV>L79*=aoJt9W>,GSk<!"};
GPUSORTI_SPV(segment_histogram_address, segment_histogram, 2892) {
"n8NWMs:(^_YjKy,WoC/nfNT')pD>xl#qr>f`.-Cv8Xm0w](sFQYBAWO&F-.iLEs~CtYZ9fc3:6tg91Bjt78*kW8pp-q$FbFb3}`TBpyO&*WoG@JKhz.$,:sS'GW>kl9Y'XF8cbn!K=uYf"};
GPUSORTI_SPV(segment_count_address, segment_histogram_address, 2922) {
"0n#^!7vQMX^U:mMK$A5f33kr:lUAc+uEp=y9d.|Dj@k0Ot;xrglvEyur]jPvEmbnb!PYF!:]!_WK6roDH~)ziVbw"};
GPUSORTI_SPV(split_runs, segment_scatter_basic, 2282) {
"|xzz[,ETIB|%BlBB9UX@Ne'yXDdK{LvQ`Hh^+0|Ew0f(4f`j&^0dIkwS>1;Bnj:jai03v*aip|<xKrQh$wmR)+TJcwE_P68yyM'iY64VGtWn=yz$T>cs66RXci]]m%aK)4~1jN$2JH0!ZSNn(a:NqH&8P,Ebs2v|qk7_32RR%y3-p#=OhljGVa=8%3}_PZL~{--Sy1m;zk)Emk5,$ZY{+ymjhRDL0~O%CMX89!gU3$bgJk|YlS2hp)agSK*-]J!jtcPA@Oo=TEo}3zJ0,/{XX-ti[(cO4KFeJh:MyN{i~I2!^ThmMqvnzZ{vvUl7-M=JVKhsqR*=iqQbsZQFf8TV2;GwN}kxLxTb9TwWH8Qsi@f5}hSK9<(T'px!Zt6`BKxV%63+bLZZ}5ID>(GXA>8=G$1e=2c'SQx>^&L}f^e@CU--'N0./uYSwaK~VR66t[~I@4++a=UOef&N.@gZI:ff/,_o95<^l|bb)5s8b;QNOTxnm+4fT_Kn",
"1t(}|4"};
GPUSORTI_SPV(tile_sort, split_runs, 7775) {
"!|Rvj8FEv6toiz7ZpSiy'n&PP@PE$[Vl*Z}A7XoM`.#WHwQR5@TD@gMT4d`=#MENF+D)gKwsqC/Oji5T/UZS%l^a;8Vx(AmRqru6KMeV#D1eQCSTdhgs~0H^$YyM~&M+6Ol~r1NlV!lG~n[=)<@A2H5O+h$Ohy2I!x3uV+oeJK^WRSG.0,J.+vG=/#6<h|ny0&!kOh^=$#sLK@:~jr18d(f<W))z`Z3jr4>OYO.!]#@6go%0-{+#+`%1~{[o@m@t>d^sc]q#6O!$2QySk%R2O6:.jtOY`+V/lr2i=;%rw#&%7=QiMnemnt$Pe_GI>%%@Odd2GC5[DM9fs[Q;z:yS=%NnFfyYv'`Kfy}&lB(HETu!:z!{bFr|ZY=`fP**CVX)z_<{ZA*N]-1HYbz/o6,@zLck%nz7K-|*dY6|~%:yd});q42%g2/3ST^$V}/8NBg{0^mb9YQaEc;;H/ha^dmj#y!ZE-OWP|uHFHN/^hQ#@yX|9Xt4WB^^",
"^O`Uv`CD9zOkxGFnrYzBV0,{bW'=TIkD)Q+D)k0/v89n)<`8mJb[w*[z~eIjMA_c2GGjIB.e.I~N=p^DuHrtS=nTLu#pj/X46(,U2o1;8)zPIx:Gy8j,<@I,CR1f9;2_jE1*R;,uKtvGw:}YGFpuT&;oSIFcO};*@9P_R)8N}=Rt<Zx~kU!nJZ3$ox>p9ClpGu/6F)A,.dmhlnNxx(WGQff#wf[rJuV[/-X&W6[!$lss}eR,xRU#4}y)Ry.hn.vK<l-9:|yn3~90n[]AdjrT|_FTERVN'2m|d}dD_Z]MM&LcR;7{|5<PY5w]&2MC#S/Lojiph!(w70,Xk#>h~&)|^nneT.ecuV$10o#go!@GrkH'}+}cPt5;bMVIN~vmM2^IwBul]ev~@$236dR=N=kwFjo~e'2(~re/*0E>|xF=vT;#OB0,A)GU#PB@]ptN98-oo'9wog7%m}|e)>^xyn]0+Hjm9y~2Z^}c]N%o9D;b%jQXxc!`].P>",
"q)HY<8M_ABn7[8C<N&$~)9os)b)NX=x9n4LtO<a&Tx>6lN]P&f0c%{^gch[E<{Fr}rHL2eWf9~3m.q.%~-'du`^:s_MK#_jIQ7-#jJ<'<&={$FbIlPpd|8zA.6_RMEDi__r=|q$gZIWcM{yT]cGls!>-eA]/,:C2M{X^<74MyJw9(Dc[nHIx%NTaF'$(17h0yQ!&:Jq6,xb;=4xVFm({W`(x5,`L9:c)gbs&>N2UR4x[zri<=U$va[Q/,e%AY>QpaU`rqt}mS7,S'7>esgV]>s{>6_;q}HUG^j344DT;wb*y;~=c9k3tu6dfeYIVsQy>)sMX^Y%gQ7-L;LC@4<}AfZlUQ!2Jn27T3y;~>V8=Dme5)Y-=1rNj$=Sme$}MkB*(sZTGajOXv6<%~nK=fGT@{;2xo'6Z]Kl^hKKn55]MzMJ$]E}/upOzM/"};
GPUSORTI_SPV(count, scatter_address, 3343) {
"{N1]:QD|Q:nZ#&:AukfC9zAmhk4LKl.~C0N>:%MP5PMR/n#8zmOF8D&|cZt'OWlQ~iJRixKK3v]4YVAaOf}g)6~>3yn%#ht7z,)#WT1@oJf)TV3uNd}a.Myz/*Gr0,c8I-X8:s:s;2L$RH4_5x*z+M4$1%s0WLlm(6&!i$U]8@Dt_'Jo'$T66&EFJGbqB~epza0ZQ~O|qiw>vJ@56='V4)tIlU(6P~/am)Ub/FM*RuLNX~J+2bw-hGxu2!-D%2$1XT/x.W&i{6om2@4H&!>7q2!g}]_P4QgqhY33MBmmS7J<.@lHrV)4FROD=P5PM)nNl|6mQyb[^S&$ex>nolgB9_jF>6:D=0JiwhNgF7OGzg3glxlVCvoRV%1KVQ6:2qnS]X.zgc0i-xUQOv)H82pZf;NQ{dtCjKSu2'-Nx[<o<[Z,]><t=FpuzZm@d7/3'mC^b}Z[.S=rP+}u0a*2nt3%X4BJj}{!'*ZEQV^Yj@.v.iU3B)RL0xD_",
"#/6>|'=tKP}+8hi<L+k}l31[EvITM$o71xRGwjnh39Vz6z>x*ZtHQCbn|U<dm_c-^J~-WaGh`zyqLN"};
GPUSORTI_SPV(histogram_address, leaf_starts_address, 20956) {
"!udc#PVo@4HzbzL3&,aP>J`A9Q/+`q'jtW]UPqnWHRs2D>H-nIM~D{>TW-^i|KB@KAiJ3)yw>kowhq|<wz;mI[_Hn&}ooC>J[FN*ry0h~qk.U*3KeX6r]*I^E&=vew&|txRDD_|N)ma,.FV>fY'2t=W_4)iVpIoBL=L}Cvu*l{oUsqaoX8c2V;U6b{/26m;|~4@mIL[8:yKsbkEFx!#Fef^tApNz3zdAF3]1nIuy]Db^/L`3(b6287Y-Hsj)F2I~8i'TY-|2cd)GjDtP5L!_ehoJMG.(,dF*4~RPb3U9e(TfQ*v_p#$l|yfr1e)-$|5[Ig,Av`-S|/r}~.hHu,8n=*%ut]rwJK/V}H(U2RK)R5B}0w@/QvCPMmvzP<AO|[DY=.Uwd.}$#XY.iZDDk_]5J)6F3hFOnRbpyFZ$9F~i|1dFN|,5iw6C.Uzu_4e#.Xv5@yA}2G'T:^t;rYi+Oc%&9^~f}Xc%v<^AotT:U]S(veaLaLmO[<8U",
"vbHl/^0{m8JBNHn{qj]WRLt|]tA@]/yhQbjBi-ZU>kokb*w&mBwU8{8O5]3,[T848Nl^Dgro,jBI',`v|2Ytc)A=ae:xh4){-pd18VrvSm<0,%H2un+woZAZ>W/(t.H@!kZhoxjTb8%[VQG;'Wh1oOSbm>eC[$2p%KOGRotM`U_;f@)$4@8C_NM^I]5/MoF8ogFo=NkRDMP=L|#jh;AsTxFaX:}pd&1mB[F_5_vsFy4J=:*,R]o9Bn%YY{$@vfHvHxPvlzOCU%4+u9[9|]wg!se,:LqDl-nvk:,9vM^B[qDbR]lG]C20yir)bL6br3!kZ^w|yY51YI@t#-RU'U6Q2xUY;WO49q1c6@Z!0$2OA]`A*b|[i`Q$FC<}>}h;&u*Nt%L9es]B$d-eAD.V:}lPzk!o%xJFtl9&YL}q%dLr_}D:)M-VT&-Q^UZ%}V^+>@.svIOF0P}{t[Ni;#iKJ:=/>~v@XRHnc%|jN|ca82-ai7Ln@uy')QZa",
";0lW_o/=7B0$$gTzS]icZYyOF(5*MB0_#~0~RO@#+=bD&+`^qZ8q6;[(9<-(nFd)L#=DEn,;9!Ze`qihz#4oFWw$.E;.Ivhwkx><8{C'^F=e0V<WWnVVL2esDND072r=iyMC||!H([MHQN>uzkWt|S}}[E~aYOpbZJ6FS;RiV|-:x<Rl6/!bRySdGtzc:bH4U4X`9&zPJw_<)*amiW>'5-Y))1aw`W%A5Cmc]@9'WwMzk.y]<C9wg99H0JE=4VW'9;2s*)vf<+6ziRXqfSXBNTd0WE`'Dq4rej&:cMQFBywH|@tRlk/[<p_<W8.*18HY5&~G2&r&cgS|.0U/$)W!R1!s-mY4`p[5u=FR-db#H9Bd08~f<hp+{~5H,[<]ZAcgt%U%^E_w+Z)K:f,ZIaZr@W#;4fJ3HZu5E$H_3G*A9o$clcRypMQ<$o3n+A,mz#Be}#vyHZ;{;};_=Wv1vMA3Ur&QS6DgDWrY=%5eW.nNDrtKGhleBCOK",
"*qoN(K5Lo21O,Higc(Jo}_@V`M9^1|+9I_]DN`5]4:Pk3v0&8QKPSYfV0XR[f|(b[liQT&&b&PYVTVU,o;$Hq}W+F,K=YW|xKpUL3w5AN]o+Q1R/F+&8=.+A}x+%cu*Km:P_e)G{0oD$JU;~#jnYuCsDYT1Sp#aKZ`d|SF%xiOLYw#tHx!m-TJTkX}Wo!rH.#OfWhn8zs1gU<j@|Nf'b2Wp)MZI3H+b_/(D[jw|Lge0CHV<b:+%->&U`9GZgbNyc`=V]4>-^H372)YG_!m>$Y`A53Ux0[wsJgxRXA!VdiU_oD%[Bn'5'iZz0AbH^GN$zq0',7arozCZ'+y$H4ukH1xT)8R_9!PJ7/y()#SuOXx!_h{]s.pxgGDoHfk-q0y2FGJIt_b=;_lk:}^E;$`jscTg3gVbRx/+w1za}=M6}B)+`;8^jPo<`p(dgc6XbJ'Bk~c#FFcN4:nVAYrZ2Vpg{q/>}y'x=^crhQQoiibi5p~}udZ>Q]cBc",
"c4}^J;*M~KPcXw9xN/}9nRnQ:TGh1Fg++t14!]U`W=A}3Y7QYtwgDLhw!Ci5kj'q.Nxc_rZ#tMMaemPJ%_^|e*#n3sw7+1pyM^Ix2E1MLZVnc~A}*]C>:G.pkk|C:I:oB&fD,rKTJqadv%U*N|MERhmJD^>Y>&0dETa@BF+_0g^v6qc.<$HgjVh_PX<2l`[BuLS@T@_@bgHW=[}uv|Z#n#ia}mKd4OKD9g0W8m~{PSCk(=SQqYAeJ[AhJ<<}vpj-V@S9SmUzN;%}|/;$C17f22l[Gu}#^cvQTZ>7b7U-W.BW*_mu5G4~DDz@3d}Q4->Ph/H6(k{C0A7cz'`Dm^,e%l1h~+;t4,#+Gt0YovARu5{f/Zt],K{xG6#Y%Xa=4_Z4S>_3`iT`DhGs&|=;(*A#I-{Cf@UNMyx(eg/!v<G![^Q-ANVdMp|jdA&`B^y$3*|ng_jga1r}:uI(#!}OVW}-`Cv7YYLzq|[wNtW[-S]+|TX=p(}f^1d>",
"ipVfht1Y,5G|h;XJ};*K<}3O|AO78KBSXA;|:~}782!8M^.j1!!7_!GgWDg{16FRKcB-[+|0;9qa&PmZ<,uFH%{j+%em*((^%cdTz@^/Vs{d:*~yRg%s+zKr5Gs_)1MbuqRivwo,bRsG=RuA<zT~UuL-crrAfvdX'1kFz_h;vq3=jHrdO:pEmS+-UpFghX(|M#k.+-g|1a<k5B;C/#Rvb*f<:DTxY]kp>9O^~S3&Bg0La@c]hkYFGM,4,%TJ+kib,o'XdE2)EIdd4n#;>gt{T#bOu:VX!<`dh_7&i1X.d@x<,hWBWW:+r65|#{OZdl9I+BD=d5hxp3<+wBWPuXYrsS^V^UWjSiL=M>_~N;NFV{r_6Qr{3pvWe5se7|ii`EB8/:#-*,{NxGHhaG:|f},2;2u{F7`sS$T6.%,U'TMop1joL[=/v%ZH`I;3Xv<<F]X}1VhCSLyJuB%613%I|~wb/iKz>^i2nHg{k#qPR'y,74TQ7Ao2rdb`",
"#D+Nz+CMa-8TlT}%C(E90UCY^[,K,pj#{-K::{4B7OYZs>^ndy:ea#K:m.6`D2XmEs)m3yuo[*m%{g$(fA~[>G84rZ)D`hs&*j`;4n-JC0I5(F%Z[FD'o3<-q6B(T8OL[1(UschMwQmG=N!W4;6^G&(M*4KNVuaAOlLmW{'I}@pLnpP{)i]FMZpi=;W7X{8h<1gfY*b7[Byv)~P+,=SJyt5u,*r=uYql^S+dd/F|ULF'5Jx6]6.(#$8<CTl'2y{^3`;V'kEr]JSCkL4%uc.9q-zK!U[YNA`%Fmu8'kabS)1]R:}7=dDY+>,$7bT)9:X'M~/46w5/_J_$VsQI`J['j>p{Vfv.'Uib.'&dM]k0rjJA*t]mz$.TPZ*O%CzJRXr,Ml1jZMCR<tUPWBM<{=>;%tb$|GkJAbC-Z7cjaDlO18CSK]<iG}a(;d;|1q=jQ+37YM-ZK)+5A1Vll|P-.tF~{;XL5kZ;hYqnS70L>ie}/oo{,,rA4CMx",
"G*L'Y0>MYR:iI[b2_CS98,OI8qJeFQz+afI-iJd$|RGta5i|wz)'y.5-&piK1on+%%.V+:@$dNq,+d0=m+.fX2Y)RN%&0dO0*8tU<*nSJS*gJ`Su3*!8R~b;Q*R'TICa6Kj!3S-Mrwxu:!|n:=!n+*-oc^YWV[o]2f&7BQJ5DQG^WykXm#1w/ilC<]00!C$q$@<`I^s|XBH5]bIIRw/g0u-J0xMh&Ql#v4=N<1>y0#{HWUU#+4`q+2FJ0Nh2]Q8:a9uz4@Hl)o;/.nc6y@V48CT.twsO/w2IMc1r,$(JR7kq-]saz_7fcy&c|h9eK9=|$gdqe^0Bn><o9'~(NOA(gw6sx|<ZaZ:A$d,a0bX=qOX-V8[Q6}@G8>upFTld)l#]ViT2aA7]sjmK,m5OUxve62VJ`S;bqJh7QR~l@,D&|W%N/=Hc*h[CeQ,Q[D0yP)_|p*x>HWdnxX@}0XO({rG.c<miv<6R14<p4||*Fv4G2a{0X$9fZq%/",
"^;C/4c3MW>6b@{r/[w*|93U9=R.;ge^ysd=FeT*}G$}Pxz{%q,hdK1#{k!s46Rpp}:@wiOCU!Xg.^t(e<;6r~#Z0)XmEuN972n*>r%Xmz%%_'8m=1~@}2HdR(hXb!3.ZpoOdnzfKr-favUq}0xU4dPB5<+X$]H=}0TfY{@bFD37f=Y)$x{TgK#5_h!I*{)W_n+N481'UoXJJcVF..5t{*qex=pS1R*IxA/nbyNmi*Tf.8mac=GR#,$dUt(&<q'QRBuDBL_xc[Q(4kA@4]U<.SI$y4vDRD|>|mqVr%z2pxb/>nJjtu6]7]po$}FstU1+R>TY-`&7wyja`Uu|;V.0$MDJ:BAq._i)_e,od`<dyEVo~{#0!|_68hsdT+fuJxz<]}n/YA-HpD|p`pM^/n{8ci6NHl%*{m3QtI&b`83s]-.vspx&imbIq)VI3gdpL&j7e5[!aTo96#3:fR-7@(:ANLiq252</EhZ755{73Up)gr+9}N`JZs{k",
"FOwB,L#))T$:n/@YY3oN~(xq'8Ft>N>>D{HTUBNnDSIkEB:][t;ZYbBqC,9=gi)yI*_pQ#[c~3U+`aP0L2<=+R;wa'aQL=6:usU^M:,[[/Wqr[4ri{qc}}25/=73/hqqF<B$7jx3Q4}!NPUj4''N+LF`AZ&-jqvm0f.V;x#O6&9;5wa;_7xrjO'45RcI&9F5*LEY9p;+EZgPUdNH<=+bd&1c2AXNC`G6&d/'~s<C61^xnfbxW-{kUDy[l}fVw(5-<9lV`rTU8{S6B5z'_2yn;z`J7Qj-:~,g,IEOmdan|[4!%oH!<OLXgDFI6%v4VrnrzHS$cn#hkFCS3'-(M[zbp+6u},nh,;ql+~]Ic<01@@Lm3R<nNAcKBBgYe45yl<4.fNeW5%V8w4_Dq|jiv5&.$>qe]8b4l2`|/zF>nhBSg5XivTTWW5GS=Yewo^T]L8/7lFrDcQA(PZ/7Q]4bt08(+X}}Ipv9lk[T7B@B_gjy[EXFmhE|&2ov",
"j`zafT&{_ujH-)(E2B(|S'w>KmxEbeA-=sxMNj*lTI_@3.Piyx9j;`X_gKu4K^Lwo&sHqea48^Z;v!+;za*ci!X(G8TACt~Q>x3<949nR>Qz8(X%0;lVw_HsLdao<Vy;j7>J}Ls4GZk&qFNGYA%xh&_cUD=fm>$(UaL:m.9}bOq6XNgpExA0wrJ1Ht[UkeJjb)KaOZ{hr1/]QfZXG}HRC@$XzKU~jtxD_w8}#%K^e9+C,e!FZnhEGH}NdtZm;g4%xo-YY>%`;@i@'b00#cedHkztodRxENNYh5uqI:W8OPycl[]7R&+`XrmhzK;@#_N{Hr;3xqN2<8hRT-NwZ+OM[6RVe9A&(WkaR=*gc[4[!/G1GYXTV&SRXINXv}&sTYF*Ft;>(2e+Yz|4IMD)Knw#2/wD5uUHw}{QdcIW000K*v!a'1~_@lXnLa$W|{[p^['hQ`7j>rM^)tep@6cY%n%%$J&16H*`o]f/Rr}Dr>)@+F[}X5n=Ei%S",
"1-$.I[QuQ4N5v;m94/gf;r2&F~nYhMS&)kD30|YMI8PA9wXF9uQsp:';Z[wDD#>6hUHMlrT{v5Q*%5^=N]GY'y={kyrLO`2aQ#5:ri~}vjFB_Skcd|=,Rj|9}Y[c[n&KZp[o>X{s3O]]E66ca,gpU[yKsCMK:*Z]>XT}C>UdQuSqoS!nFdFka`@+ql(pr{IO|BOb)uK!o4PWa0^DZuj2>.]nDT1a{irQ,.C~/33)JolS.a7}d)t^T@,&{TJ!D;=*ua!*WnDN=x$A63;sGio<K'aRJNV1[]<N{M|ag`b|=OVd.,[6W.'Nn!7-DUa+M@oAb#S[b^XSq3)X&|y80kLPuj4zCdLQ#W:ctjh`D5RpkT3(>.~<V<'UFnf<0;:H>R4Xc|Mgn~/>m<b-)pTxAe$Cfb|.o6,qH5=t0`lPAK%Iqn7}F`*V-uK8h:+GDf2B(Nj|E8odtM8{E![5]GoVx2UrqFjFrrz_,o*9,~=O6u"};
GPUSORTI_SPV(histogram, histogram_address, 19890) {
"e:6Ff:U@9}iAw[7mELo:~y&/lhf8dO~OpsD;qg8>,zRaPGR]Ka=RYU2sq9}=fiVh}08YB=bP;'1rMi(k+h0J6B}eXjxgt1FRhKkUl{/8>#y#z*@{*@9JW*9s,7my.pt$kyj-XW3tCbtX6/Zr{rD};9$E6U{y&U@ogx-%VEE{$GW1pN03mChBVxt#2It4hs`,NG(y#F!6)[!#Rrv@g^L<P>;%AmBh<dd^+f}tw9iNeI^a`'6in+[%}GGsbv8i[Ag.Eg,@]e#knphF,{Y[x0d8'5/M&I.8x0dg#sW3VO&sXNcL$E7V7watwU-RjpOsgO&Ss,@820)+*5C%RBg+{LdNE6:x7_Z^}4c!1<,7>jX_-=:17'-;F.CPNT}RJJrWfP}w=R]MW^0>H6zDRQV:pRDzW&SADf5!#n{Ao=aKZD|j-t^($z~:r4/z[4VOJgkl.6)cf)iPL7sMUp-u6#_lc_pvD((y:[1Ng%'I|Tf/W~Tcn2%b'K3LI4Op",
"Vb&rCC-S%dT{b>1j'xF9/:gB6a1MfcmyrR4xbU]1q&*oYp)73UFKZkN}`hGG0h~<%bZ2k{v|->aNM]@P%n_VUU[;}<**K)F2w^^Pxli[(Sv66Zl<G>,]w*PF6`Dbe1TuIaw8PAN+I[>s[ik=][8qE[}Y$u:'G*xx]lZahO}f@(l%*7`.6oK>r*piMOaDvqPY>uR7YQ'he_Zn41&NtaL7zV[8YQTQMc1c47Db^0&{GB5^J6j$9%VS_VzojaZ3GYTfjF^bNfQF*|kCE`{s!+MZMS4VaWh02CS)meq!$~|#:50KtM.w{GX<<.IH^]Ot@y)pCqfw_n]a{#x,^QMl,<<{<vrcy'LSaG4LUptvDj=!!ULZ&bk+CZv`Warue;Ye~oT<OD+yd&xSQ6|R>2zkV*;(|vW6MBDU*&9Ln_2td]J_.qc)0mz0@comx0I4/h5!'4VVQ:Y7b#@#jCbF|o:LW.H=G+fE#,(6`z&,~#vbyVr8WN&z{B%vHZ2+",
"U[KC`hIKLT&Qo'dU+uHh8sTPo,x^Hx*b8dPfKJFIbi=,x#CA1n&p}f6TiCdvMi{d$[{ms/tir(L3((O^fqbRopkS#@go5WRwA!PFIf+xC9zw>L$Jm*BcvHR7tqUu-AW'qU!@@sf_$n&e<srobW'6mntq=w+uCh4MxN247A2U%[F)2D+XNI.~Dimuqo@L3~3CW`<h7YdcK^n{~W81/h,jR}}PS`e-Tvjn|CB!;l|u}<~q^SS;CSN2aN`kz5BBahWT4)<+NY|gr;~2#PqT6W+m`~P_~kPZ$9cpbxsbc[%^My}%lTJr-*8&bQ`gZ];(Z.7(_4y)BistLW1f};o,B@!U/uoAawvaMN^`=]!3=Y]O]gf|~E{&|Z|0+M~qW!/*%es:1kKLV.1U2t5-O^3>moFZqx`O~@{]}mWdor!IC>wMI'#P^;;FT6ks>|9/{a_*p&6`cJO8r]9~EdIw<X~#gHyAEyrm48Ws&j7R1^sPo(2_kLULqWM}pv_i",
")eCAaeG>kM_dV^qYl8r#l/q5<i!7+([=GE#`x{YoCy4haJ,w;jV)jZsg-$8*y}~1;{#LvKZcRj]3Q^#QBRNASEK+;+,P<`E[d*N1&r&yk6!`-X!a1IFvmnR1dt|XCWyXIeHX-LNR4YBY<rWJ]b_9vijI-O~dbNR!%MiwI[&hEcZFH7[v13N%;4GKcT=~-c$07y;J[An;BX&jEW/1sT2PD+sL=h8bX*svp%Q6>y;&(u>[/#J3/EIaS{f&NQFjsd`f_f^:U{yFxyTCiPbHrJ,Yv6(I#kkk]'s01)3t(7RxR4,,_<#$]lZOAU=:]{7<pXq=Qs+fO/'f7|zK14u^m(JHk+y=m!b%Jjw~*[1S:SdyBK[5)r+Y^6{xF4So`--IT-IesL61*OU5]0|yBDysD*qs=WryL&O-zr+Ea,=a^8%LE99O^)>3tOBC0a.oEHdg.Gl2hEmW6pOH&0`iBz^c`_$)OEF;m]V'OQ_00v=PzMSd(c.F$5)tP+k,",
"Y[/R}6)d[NMsg/WK%W4X[(6Z`Guc4Kn-9|CN3xCvO<@tXqKoXPW8t6qZ#4I8%R.d)WsS`fGjZ90Kdch#*tvaTl8uHnxvRB',hE0vG=t>YA-UE}fuQkL3SwJWErK^`22G6m:ND_)9,$T!8bRjO%m.D9yI<VbEk*z.D@<%3"};
GPUSORTI_SPV(leaf_starts, histogram, 2639) {
"KPQ:I!%D.3&nL-@*f{Ju@BOlQ^D]5;ON^Tt(H|9TMRFJrh&[</j(fJnW_-:)+=)).v72C:Kb;>CA{BS1AIXG~w[*_tbB>6K5$ZcCByh<B,*Q#s4'@|3RA;WPPioJMg#z=JnU-bW<QCQCUuj]hiJ[nM>Pg1'2yS<~[0UEwCXG}tJL`aJVzgU7(Ton~g55D5M&N00s+4.u&!FXj~ZaHFAOSG!El_*C]of4&c'=W|McoOxs,q]%sDfZ4-cRpX{ozBAdsyTy5Zkq.cL,j38fTeRYU[.HE6ML/:$L$dQ^J$>!,/ujBV$1DHC0s~d6(v7HPUuhIV$e:FB$hUsR>+7p:27ke%"};
GPUSORTI_SPV(tile_sort_address, tile_sort, 8550) {
"8[0]a~Z~T]Ud9bfc%XAn5rjbWQ.z7hB02/9v+)o/4iFE1#@e2F8GvX7[jv[Hz2u/U_,rPocx8`H]ZDA*#c1K%nJ[B7#L:.UXWBV#G]q1I'|:oXdn^F^t$Uz96'I)#t;}VnkarubYh,X#F6%cz#vlqVJ:a8kM1ry3{xP1H.{!`]`j[iELpe07lh0kuCHIazNra<D*1nlJ!wOQDjk3wSVX>[>x1^KDZ{8N+XSdG%q0!#m$C]GqvV[@#&=T=A674'H4ZP#*n3K;8'Rwa-q1bHQ&WcK:NXqW[#}hA.1&bCwmQAd36dic_o0:4QAk0l,.pya^KKB/%bon*22w%m6{SA=N757g%AD^+sw$W{sLbbG,}4j{!>%$uwM)_O-5Im(gcKjZ){=r#2)3&ecsY$6yf%dZsR7WY=O'<PmA-&r+mQ;9WA3G$U7EyjrECHEn<_);H5^XOGM!X=;.1ph].=8Eggy*$aB/NiOe_;v&7/U+%uT%OpzNQ%[p(N9]",
".T7/;T]a:blhMrjrfFE{b^'x+Q#y|Su+d[3)N1B<ln`5Te-:S)74Lmh_}]CA$zu8s2'|*OW^U1z0^&avg=*@lSmqLH(7Fu#PxU=aFVu1sj-jh{>(Q%y(dK.dm$/dlt6wa]W+h=7S*)O/#Qrqw<~-R-`]*K78iJ6mOYa]Rv&EsxHsp{AC!"};
GPUSORTI_SPV(segment_sort_address, tile_sort_address, 9313) {
"#(A$O2AVf%h7l|m_jH5kFe4ZN!Zbjyc~HJcHe+J(jSvq>R(#A9T**]Y`!(UE^>BIPH]u9TzVq((v-mZHn(o@P80L_^:=a&'|}&Q)V!ZHN!E^OC+L,GUqxzr-+IA^pnA`XqJx0vDt9+y]V{#CT3^T~rZA,pwP']un2!K'K6mn'Lh(zdLcKGs`G@t!.(-*Ew^0uCp)rA]'@L^c/f1U7iwd^:r.wj;{&4MUVa>6!ZC^f&-|+YqGUDm/AN+'Cv'{qhYT(|U;N<yxnON<<X.G''A6dMy=*T0UZ&4|Ywr1(z#JJ&:u7wF-V*vQuk]1y`DB@d1,;EOX7KsXO|RJ'd;uL#1AAC]3V6!],q3X&9j`+jZ:KSEV(ih|JkVQHz(H4P|Y}wRt%k|ZURxi~I3>aC(GvL(Sfe4#c}s4F_(5h`%j0u)L$$+,5*q%a72<=^p=940079:JI5:>,N%*3Qm,VV;c.ob;=bd,=^$w=AnwTnRi6D3i`=O2+}qG#4if",
"&nG[~9:CkUsz~u:7ao'-GA5[wC8WK4M>Jae$:SBq;J,(nN&GrnOEoSN<0,SL|bxceZ=$='u/)]AvBDfk_hFGtvni,M^}j(P%dv52n)nP+e`<i-f4kt*&3<||DA@sdf}NE^_=yrI*qv}{h).''g5Cl=_%u>OMQX6XZS!"};
GPUSORTI_SPV(segment_sort, segment_sort_address, 8551) {
"S9SwqfjUd}L1$'9P'II<DCf88CdR@sqKKYKFg)6@t4kF]C]Ml,B9aw1a'DGAD0Js08R^(sH1q%]9|]cwf(pI#pR4qP:18f;E|*CGu)(#U*bUvy$:3x_lCxn|0{,Z(%z(xssTtZLHxF+XU$5uyBG~$sw_j1|#<tu;xeQ5eI:/CbkvJ~bXV49>Ym1)^.R%67px*YHh((t):Aw`2`oy&{gF00Iw6$^':-ul@JtvCr/'&S{(JCmU_Egu6t8]mXe&fS]N0IDIQ}CwQSW}ccOb5qtQu!Us!~:.y=~IcO1uV;`<c)csUJr{2:wii4C@M}g=|F`2E$'>~s_(gmzP$4iWj@Noe]Z&T&X:3v^lth3H;fP]]yW+,8%fuF~BH0g|),h8DlZi#G=%QhD56ZEx!"};
GPUSORTI_SPV(odd_even_merge_address, segment_sort, 7247) {
"`(US1[dA~G'g>Ist@X}1/tC7W+!P9jly]~a{}OT[aFIt7$|K)y+7phy4]Fg3^AYM*v(/hA5!^iB8]0_90|*aL:Z~s|I*,;yaET)->,|DeQ5OHa:k~lu{@pCN2N6&tm(imS|*raYqt#2hmfo3uO3!|FSiUOrTQ8S/{J,udj;nRp.KRXBH6o5k*cUKWXANrv3D`f@&t:#'8R/'d43TUX6yWHnYDw<oIBN4pC<g}4%@-l:-07fadmU/^i'<L9Z'^AiHRi|z%=ZQ^HM^u'#[j*@}n{dSGC:_44H]q}NeD$kAqHH)<h!P%Qg+erF*UYwX.{HNzT4IYtf{!G-}Xu/h)q9}|kxr2vLr<iw2U&LH/hl2pNU<}(~WlH)H}PRT`:NnG/q4i;umhGk`|t9+a'NIktmj%@7.|RzO}~g6vxy1xpS1W.ziC9.fsX9MNJY<M.@7-{>c9*lM{%s'=kaxY(f{x#O!QiyCY>CUkHZ|'(J1bE<K~Vlu.yE|B]9N",
"SihUX7|]{dd61lD87bIKT~b8I(U}0Ik*oOE^iyuEh*mt,8C|J>2P@mIS'>bqcr5wNO1)rm9E)$e*YJ-W$F=KEFy;,YH=I/.,Ve(OZj-3Azd:-1gU2cp;Evu#UG3G,5fbM6Dexm5L@W&k>!G!2OS$UA7t/!.x#HJe#3nUWR86YjsfRz3>'d_MgEV4p{]{/yj'_IOBzkkqmsMbjx^5#J9M[%A}fX!G(y[jBAZzEW|DV)W)!CdK97&+Pctt1{arz>M[VT#&d1x588Wlt:|NHHp[>*46~+1loB<^qO71A+i]*emV]zdxTQKxAio_-i:LTuZ#D$[Rc)nvKsPJTMoH^}*/k2`(zg~G:_h2nh)z]1s=[j9GTR%(z*lIZOU4E)nOkf!^T&FI-~i1@f~2$.&rd0d/u[xHj^QiOO:<K-)z:qo2#DbB5NTlve`4R29RIck'WL7sSSfyc;+*O{ip}Da;>jTSth|>F]0Q<FKD8BG~5+^a!*=!a}'=BjPE",
"sV&91Wc6txDx=|B:wal_Sh%9+L>_Q(#fBx1E^I$%J@uzC{n$by7X!6<O.OF|*j$haCwHdhlg$eu=/sZHtd6rWl^!aAh0A*TRr)sawuj7|[qbByC%d(v5@N]P@XGP:mqes%[UL9n.o@RmDJjGnSE]i4JjCt}Mt[`E%$<L[Q,kyS2-,MSTUr|lK8=J4,-R);hp)71qlSCgYd/lLYlD=2|JZty1tcU9onW[z)OoXa.:lIt`hCAu^{^kz/ZJJ3p0}}-DbwR~;]TYkI(|T~85O<qsWu{]_rNQ-zEf(U!$=ozG9irsjM6gBTBw/!CTcu(,U'uo/(q7W'm>fI>g9++Dh86EDZ]{H/+=3(c15)QZy)4b6Ud5Af7Q0s2iC|zC]dRpqfgw9Q;FK>odqW+Ehp)K*]IAc{0M/b7~lT7jgW!H2SNj-vjh:'g59n^`gLs2/_;4|X-7|:g:o}^uhiS)YTJ]*z2`Ax/Gyp)Zs8x~&68_81-AIC8[YPn~G~:X",
"L|Y;QU(kQ9Ap|T}$f;o*t5ef|D75C!!"};
GPUSORTI_SPV(odd_even_merge, odd_even_merge_address, 6441) {
"fP9keAmqI<bME0@1RXP2VA=@5dp85[@!q/n/8$R[`'KoI(h_}M-XMe{*`ut9F,/Xzr_~|o8@0sYTK6gH>~Uc}2]}W,Hq,XhhENut$#y7V>WvarQ|in^!HTSfb8%H0EGEj}E9&MGt[!))ZEJvSZ'!'@[f[ly,fKksV!k$*OyCM|KsArw4:CAc9sZ/6P{/2u[Yb>up|n;6+1gltu_(e(;N!@$72Dlisyh4J$nPLw}i,2A%S1L}+(aNFN;m!KP*>dZAG7a^aQBG6DH8@.TNwf]f;v#&6V16_5LJ]@RY<O_a8m+)b2hZFtF[34INcf/P*>*O|.3:c({~T]4rNwymu^ZA_ErVx*/sO8[,K.)%+gr$eNa(zAI03yWct#/7mN7QU6.Xa$2ML<o@2|!(72Kxw>P)gHNakmQu;dJaen/cG,'s&60n.o38))9|9"};
GPUSORTI_SPV(segments, segment_sort, 10068) {
"#QT4&L#o(#Ojl6D8Utd)6:umtq@UBQq(Z5aNtJ:BhcWcL.FZ>qClE0YFndY2[tZv(2tU4allb!}'}0DFSPj-F)8eKyWzf1rT1s>A|_II88QTfSP$*aRJ#bT8.Yr7D)t%1dTtUAg11xR}.j'(lv.Q!:]y*38{A#'+llg0na&4%If.n@.7@7|y`<Vz&%Tv$|>Sz,>{LQ%5&gU!Nl3U!GXbR1L[/mruv|8eSiQU<D`*/hgm[TX$=7H$m^`m5ON/iQ=tVmHIZ0A.{&<vQkpqMlm!1h%A-Y{J[QcjRM,kQ'I>TCXn,FBQrogH)IMQhqeObs}S2pMmtfTx$7b<$ypYS>XW2Q.RBH0J~7p|.uW40!*Bs5z~FW`X0mNWZz^dJFJ[8[1UglEZrORc&{VhV}IhvU$YT=gcYSmYaL=-5jy)<HR{RbR|-&f<;1Gi(gD`Ca+)1*T}}hvmSe^+MG%VR!GsZT<[y0{tqd-7~>{LmS)(D[MOMrR@^2KRH1D-",
"Y%wPxS;y9QY8s|%==07Qlr8Xp>^0o<KI.4|.,|9z`E1HYi_slU[OJ<l]dnYOt{CJ%9bM*2#LQF5[;uvaNG`Mf&g,VY5L<|{`.8J'aEC%PA:}25kh4>z$y5O}uc9:#Rsv06yy~&Dw!yTcUoO9LPrHqfNrFG`9A0W%o[ikKjmKU@m.o%3ACU'Ym=)v[>Pb-;#L[GB=Z;pBv8rzZjwhK]Uu=4mqJ9'92~{'s*7(68GjZY;[0{G7Ulm3NhVfIkb+gV3=,G+SYI.$hH3W>w|$ge.4i(0F:-m7_x~A0dHr#oga(g|z(hnKh+($M.bNYbC.+/Gc#[+(45nGI.584,f~z6]]>d09E!P;OY*94V*,@RRx_&pnJ9)[8Dv~0=5NI^CkjH!_xBNbel~mz,QBcH6(`Lo87aHff_Qt3=14[;/x*y.[o:76}i5>yyb#~h=;^Ro%%m_ekrL^~yvr@yLFaWV;fM!<g&<^K,G]`B>U;=VEE7n+e@U#mKN<.nMF",
"63BH6FsFe-H-(.C&$|2gx6F.icn&0k<9%6-aOpx/cckC(T_-cL`#T#Q+)w*/KMbX#tSj&'TD8Vcn8g`zQXh6iECRd4/GYY)JRI'>^8/(Ufo5d(E!U,-<NWln*v+L8G,0Yw9'SCj4)a]+.,hm9{y|zexj!,B>;AIVqcO^s{fYXu+UQi9M.AGz!xSQ!!FJ=-1IB/#$]/4'PaGBA(,J.&<@A^zpeS~PJA>bahsN/6Q7Rvhj3gE!}7;+x@obRwJHT}fq>#Vjm0-$OsW`0+a3'uZ=+Muv;VWo6YCSubQ8Pe4'jY)9l3/u={I,4j8$DNA)%1D3:g:Mks>XJYAqi-'1!(8Kda}iwS7RDOz!~!K<Q]]Kt*<xr4u's)i0mmj5RrjheEYHbpD<:0xi-r7@ot'i.+*"};
GPUSORTI_SPV(scan, count, 2749) {
"NZw1[8vH}!ad8/l(r2n-Q{_d3((8P,B4VORaUGD+gWZ#DjM`Oprx4/lLN8K:F~g>QZV),;HQ8k6w9zH*d>*e7=J,RJkwrd486Qq{lKZQUoIeF=/_fXP}(}6'>Zb=j&jU@9JU$[A%LwC'm3T'&5];u:9J1={.WI~behkkE|w={^'&b|*U=0iHjzH/HTM1c%.`EE.}tJ#N6vwE=DW>:kND2Om{g(!BuU//AMbUp+HbT'j<<~heBb@!x,UTb_gJP`)fa6#e!!NmJEse.)jwv1QyA+bz2Kje1]T~u$fgZ%^Zg~Mgs|B0!!SF'iVAb[{oW>To@DmJ$RMCGe+BvVJDpMi3U3tr1AQ[HuDPX)Sy{Tsxfxl:|GCB-GNWdV0O>=v{113jngbLO1$Dp8ulk[DO@3t.bzJFsI<:pz7yeIxl#$}x|oLyGt_CqImLR+_Gr`#d}kUh48PnhfXZK&K4y|rCrl;2zkZH%~JwU$fIFhEl6S{DEZ9Ir~cJIl8C",
"w)U}S3RgPe3tSw$4i=g|FmlvkIirA^HUV=Ig|p(M5AAog8:`9M1mRDC:t8z_9b[>N|fCSe.L^I}g~u{6C}m3*11({pX+y+rvFTp0f(u,_K%J'*J-tCWA$('G}ea_!P}2us+J_nCe=ix6kCq&B}E[n$co>$B@h~ds+H&o!u2Ui0>mLncC[h`DDQv"};
GPUSORTI_SPV(count_address, scan, 3754) {
"lnxAWQJmpH)+d50G~XB|^}{>sB(w2>3f&J(xGpQ{V3ZM/WxauQezLl;S,]7yA#_aU%aU$$6_:1)pG~Lu=hjd^Hd(S$O&aPcr9gr&khPv`MatS:N++P=m^~;+Tvb%@Di>6~B4XYhtsv9SQ@8ilXM`Q-G[ivBHk<L/3l~N5>spBfHlSmm5ME=yxU2OY#k>]~4Rao7>)lnx;'aG~BQ6{)_4e8Mh*FNz5/yeqLS*cxs5^56eryfGC;~6xrO)d<Wgz{CQkecnB|zdn/9lKI'9NSokao"};
GPUSORTI_SPV(onesweep_address, leaf_starts, 16501) {
"zzIdbKJ}YNs+zd_))-}hTvb;%l/Rd9Z&}Hv68}~0HCq/S/c(P`Db*7_G+=$:%(+;n2s2$71_5z+_,2lt-^|hSF].%MN<}ogbD}(pp`E&&}sUdB-Cdp%9f^hGRSq#X:;Y}7W@P{n(5LB!Kf@G)4Fj%9-wM$Znl6huS`Qfl$aQDj~XIw3rd<jSU)IX'@$qu[#-JWL>e/7a-Y_k>sAbeL#HMt`U$c9g*X,nKjtT{!8,lIoF=d&4YMJ/*sXb-3V@NMBjQ-C{y^/B,]!qx+E8r91Dvz5s/~,'Xs}6Z/sY1L3Z<z)O48(YcA+MUNTTl8]9wr}>=1oq'CVB^|,IT1ujASOUi>F1:|bPUnG|$j_m$TtY%T!OEP(^'4D#G_#T=R3#'RSe`IpCMT`8k[`/*(bMXinPsfrm=1C*+D6eB.rUhFNZ^>~X#%H*v|65WXey*{To6wQ_kB,<p}Y;%CciamNC_!&.F._xYX`aQuTbc$eHuvSUP,Q^jUW0Oa2r",
"I(#{o5B@;1TV6zXbexSe32Ng,4]#p+wTd)<2+48G+{+zJ+{CWejM/g:l.21(+Cjk0kTgA[&tZ0x^_9no0eD/*:~@'w9|A'vHU=G$M1~7;hH'rKA@XaC[seDh4nPSx>@)_^K|xE-h-^w`{M(z`FZUG)u<WE[C*,,XD1J}Ub=mK}iH>`x#,F2b>TB9[h<&bLMw&`5f[fsJEKys78c<R26VQ:N(TfIQ3XzumVW{f+PdH|jvv>JQY(goN|iVZ$vN#`l&m6~&/bV-#4N=lQV`Ad5z:{W[-wJPxi4m'@{~'1go/GIc]'T(oEt2+,FzOB0`x(>i&.Ttwji.M^O@D~VPltOSRG_FM_T:qZA$o(oxQ]6Im$5EhB_!cci([KT(Ail59l}5QtLDFY9#s'[T]X<AU_WPX}6N,`MH=!)T;NdN6yB#[svJ|Cz'K}tp>#/!>w-.|R^Xs@G/:QbcPjTZ1_kV0@nBJwegj.aSwTflL't~ddGa9<EB*2JPv7Fb",
"{pQaV|'`J~dgmWjaMs~Z^I7Wkq50QjXglx=Go]Rna&HM~OJ*1`gU8b`(N|6'X0B}DRiPmN.T,0awBTgzTr9*:@-Egi_J955|YeF)H@mTo~60dEeeqoFV]p#;L)NMaD![iv~G4<De*i|;)Qr8<+v18*9zc9[lVk7{ERAhO.Q;!#1C^wd2{QqyjX8Z6A:iAb<fuw>^3wdv)Q~#;{Y/bT$_o:g~Tx80Do@92Tp5bKS@)a!iC.6A'F!tEnvS!qHX&.JnV3gZFpo4MT._TNF66pT)rrZ%*~IXFrK&r*,+mTdz^k#Cde=suTG+Wp[N1r9|a^E/C7T6B!2.#q%QRxS{7ZX_w<bOn!{r=1F@qS~k^>7wf|UH4;oDqN{R7L.ay^_ze)f/a;P8gVh{'iHw2|.~*3]XWM]6gGJ4i<Ha1~1eC!y|y=QpErE^Xv<{d-)0xLHv#ta6sjzD_3c`#}4rz!,{}XBgnnNO^qK;j#*UmCqq'304Em{e&Z{-^}nC",
"w!GlA|:r7Q:@(]9t=IvZgcYGs%JXIv&h9mWiE5>jPW1&q291x_g>3yfhHd319EMwcYWNnv`@G5Fod:1^S(54[Mt_Qo)Tag(WwGW5j79OJ*xtao!1bs~E@in|(Ml@u>chSe3K*>50[[hhb}Z$901ABmRdXU<[HR9Q+0/S=[_((5N6#4xM,STdv,O{8KOc:D^#ioz+z)+@=(QcAT#fou;n_r^xocSw4'=#qxQBcU}j<WD4MOM:Th(Vun>2e8.h&Pqu~Mg@M/IOgKk+>.uL{b|eDEMrR5D[BmDhfexi+i:<@ZDe]7vYuxbe3of4gV_5PZCPdY~d)WT`Ut+hL'Ivz{,5s[6m/^(TIBbIjKf$jzI&)UW-2x%<Q]z8TC+w=5z%>T_u.3Y0D3KXp]v%p;'}8@*<QW$/j#_Z[QOA(CGkuvo'8)Vk~:'Fkun!S`b&&s)zwSI=N'|P$xN&Fk/!@j6o#OP@{c.L~h4j{QI1KdHR.Vb7bp;:]|Qb[7tJ",
"nR}a)%Bo|S}Ei<##94;+VBY;&K/D'C*p_::yk,/iX9L{)>-;Z_ogWo5@MH2$M8UmVhZ}wmc}QlkzgQ~eB1)IJPQXmeYq<Tve|M>xq^V'_85r5OkE+L{677W)_$+c.&Wr6NJH[q$@Tv[[]ltW&X#p-[5|p'<$aPkXqXuG4T5]IqzVzsU5GJ<V5b9%Ri)3S+A1%EG~^D0$xddv(:I{AR[6x#l^i_#(l5m!'WVW7U*H/1]X(;V!N:lE5!Ao11/jCLFWEUo7(2P4wtpV#C4U2=N,nvz#R:<LsptO2Ae+rj:umKE[*`~6^01#$3O%X!HHLF_mS#7HR%iAply-DW_.O}I.$-8;M[@`tOZlGUkrWyem<rgdx&h+_e~dfREC9!}.LCx-IZVuD,g:>FZxx|2Cu.:OF3A^yTMuGtZh~Z.2m/9w`2QaV]eyuax`_Ge[E*Xhu*hz9;Uspqx}8O4ex=JGWzkU4N{9E*h,~,DfgeHi27LGy>(-$!2.tdO4",
"Z6wUo.lF#N&Cg7c{&t3UroRnnny8]u'v9$rbcSY{H3N4Bq:FaHbwzzdIIr^]S)>Hid<h`C>'&C&o[iYbok34^bR2/QVmf~g,l^+CMA|u`r{iSz}|1.KAMh'+0`8K}+zN0!-UV1@G6Mjc5g(-Nm3~M6qa%n8LgK5%`Z<a%Au1c{5S4<(5'|8&.T~Aa)RZbZCs+]x>i4#|b&iokF'siW#,T*IP1V9|m$4dpE'Dpp-3[ei:%!&F,0rV*[o}2bVGXStF&HSty.(2zH>FEcsH*~>LFjxR[`xL'sc7^@UFv=O$Mow`G:JP5l<tRxW!{d}|hE&&##(Nn~|`JqESEGDQRs.^)qm46~~~1~U8#<K3Jjk%0U<t|9c%KqZr:yURS%<Y8Rr1'E:e&l_EN4J9/(.1WeYrz>'TK1TL7X/)ef(l*naDS~U$B1M.i6%',[Zm,v/vJG<sRISvp(lRLNHe~iO1=4&hLBm4NJ)Ox^MY8I7f7%D@5/5(6i3yd1RT",
"p@re))r*2p_/J{L}TC-_PR%KYT.m{e2^A@3;aS^^^gO1^9$;Rxh-~_,p0{RuraLbN*Mzv.K{JJo:bJ[6}e!2VR^sgZ^KI>r/}C=<xJHMdq6nvsiq@Q>~k02l=,5$~w@'I9u[|%BNGWd&xm@2~,c2ge{W1qIJ-(TD=PjbgDR*=r&-l(sC3K/AHY2;(uvmkTE0EBM$vF>1dNsdjvCFD1Ws0VA>l[ri+RUH~DyB[>Aag![0b1O,j#VF<]13^9JR_&tDg{g{qeV#t{t+nc37x*LseY/i)B:tL9b;6r.6n>x>>!dqKIgy0`k3+URCDim4i.si^a_WF&EDQ02':Y6XlR*,PA.V/k^QmP0%@ox#sG{-mOU>(y]`e5Qdzq;H[p=4p&-L2j=;QVxUe@[YUlb@aHc[:##CK+K0~Ct$R|b/sI^UZ:t2m2'#NS`PW6uaI.R$v;Z)J1,S`3B7|V)0k~KVO)(X]/|eqA+PuNSZPWIL7GHu_s.Pu_Y^2RT`",
">1i8RJvC:XG/^d%tZ1%qw9MhCSsIAz:|eEXBf1||LVgIO5C_wS{iETU8LpQH+#dL9+-}N)C{yre+u<zYUaMA6jLF|eTAe0J-dtT1G/0Lq(~269zPujFzndjn_p:w}2Bh3>pJf,o]w1e-LYRDRL$twiY`v(-j6sdG[QJ&]Rhr*[oD[l!rwk~jN.Il^szAdh1}[<_Gy{oKD,k>])CY)RT`-#mVCsB);G=B*U,Z)kf`7A[Z[vP-Ec7ohk+DxUt!PXqt~`s57Y$;cutv*+TcL!ZP{ai@&bwoY)vHV:)B.j:$q&|FDl{#JOpW5}zr~d/|k)b#`)Vc[%H#lf]Q~i+k#[7efjVpx-`U#nCK`$ma2+FyikY#BFqv/[(-cM2_v15*QAjv:~vQz18zUTMGKEr#P69tQJuNlKY+ph'+M|HCr/O7[7M5u8Wi//n]Qsb%Q>GOJ*gqKav@4Fc]uPyw8CO.Bk_{adjN.aF4ZQtqQuTw*NgNVfdEEeuYjR;Q",
"(rS^TV,u1}Lz0i_GLRXnL{B[EMvTHg#:U0iG2K9.@r|7!@~'SpY:2q/2A'c39F/5$t>,*y|<t4L<x@DkIz0EI*[6/.8VLjxhXuqNCH]okwm6%9uEx6t|s'/jAoO{Q`maF*Y.8XF.#RH4<*Zq.%$7d'w>m@]L:0%wBz!4_J_AAuao.p/_411')NzFh=]mZQN@~tR7YRwy|!G0u_ukZ@ZMo;z>ss8x>TFiIG+Xg]z3Ca#eIY%b@ow:e0mTiKq~lE>M(bsU4msY]RN,4B]Wd-a,5o<=kean|MO!5U8.5f:-~f6Nnb07F&^VOHo@b8_p}xDSlz3UeT]n[Rf7WL<H46~R49w^*mU55g`|.|n;x$Qv*6:Ic#Yvio8:d{A1>Chi]XJZJvcwOb)m[y]Q[@gJ6L2-~niTZ3OS]'SJer[n#k}WeUX3OS/y/I[w+tm8|x[`_W~K^&rWmp0pbdhBDoB{)qDcqq}}e[w{(._!TA(j68A1A>NPJkh%SfZq",
"eNpmEOSn_7u;jed8Dj]`0w~OPQ@+caQALd$y*fDrmsl--]8t^/N/:FLFT4uF/{:K^q%m)ff2D7/~r2X6_}.9|F7^^KR%@*0hbc!s0>KuJ4YH3mMBti`%p2PmHG)T>fkk+5SfpusY*f#FMk^vsO9`ejNPkdT+%>s]>*7K929P~oxL=I/_<i3fzvnle|/sJp{Ht#"};
GPUSORTI_SPV(onesweep, onesweep_address, 15346) {
"KeHXdYh/@u=TB1>^ZT-CXLgEzX|Dw-B]6&(u5d{j@E[xk,LbM<7#T-Z*Y{,upgAQ/&Sub0l*TB@LxNBjJW&e5/4:P-i14UHRu2h,)z#A=J=W&S*'!U#8A2we`j|B]c2VG@Qh}7:yQ+~Y]9nfN,Q$i)6dx5hhVECw1;Z)[)$8$mWk<j!ot5fJrl-x/qj;bOYna3@q`Q!2~D$_6Kb8B1^u9c}ZXPwYhTV0HV<[:qM}}7N(kDANH>-4m`}gAx0+;HyXLbrPRToVo!cg'WjRWxtrxea;5#`^ye{Z=&SAP'*W&m}I$$Q+X.dB]xfc#Jhuji(f$iVulVLL{#l)F/xf+#W2jaRCOkhe3YQ1OL~Ofh7fTicD_O|Z^K=q;+JnW)V]X*9Or:.z@B)d@pfr5uJ:HW}[L*HA0W`0w=&vaRE',Ad>y.u|cZ8c/,=AX{pj.pjwR5Oo)QHPfQX'O27XQ4d3dMCEZdJ0=9u9iM/5$aNTL#DN[Oc](qHK0Bds",
"sT$yc>6S<+*y]dbECd|Cy3QbG;T~M|VB6Gu-YQ+~Z9y]t%e~=TPu_w~j6+jkK&_8m~&pCHWD/x]ILNc1oAm'4VCB~(iP0[4#n>De<QsBo.gM_!T+PBt4;p.U~1-L/w2b]Vd(iwHb(';G$mD2kz:(8V9vz.4+9!>xSx;Q;[xHtL@*q%|E[efAg'l&U+A,6v}_eb;_hvv7X(`USjf+XgYkc-WGAkG.A.8sWHlAY!aB(LVGuTOy`NHlVF3%}.PD/$KWf,~lKdSDJ%}x;yt&,1|Ay4gSRNte&Xet:`&GJgGQL;5zjtC.IB[6>3tG6eTx>c2h_k!wuIrreKQwY#&GsmwHS@{3-S.)%U2e#%[CuuVwHzJC(<FTBB#Bt@nVt[uKJ5FtlhyGN*3'ewQc5sRAdyDjVa,x#g$ZR~CoC$`6^(7LrYSyp8|!We:R|Y[/_'d`bl8l2(Hsn2>F3H3R+R&7`a7*ry<h_S8/ZG5WSAfyPCS`S>J,g_D+g-6&",
",tkzBAn<BYY4rrqtv4T~q(#dyS5blm}&*fjcP|]g%o.Z^&MdOV~bSqiSeJ^q4z!eoY<!@]/<vT{4D%^h|]X-AW!Zd9Ak+7-T6q1mfhI3Nreo{5$2H)`M.g!,Z-H<d)e(:ux{v/f{9d(JT%+L[Zs&/R(XI<CK~qj/,&Xkox,jBu9`mfGS&YG~1#,|GN3GE16oK5<9h/|OuSqZ(%tf!2C6E$1=9<M:.X:wOYPplc`E#jIC{V{By}Ht8'.H~E~KoXdw]|X|`Q55rqhr-tY.Uw:K;S5Hb-<*yQ!OZ_,{{}'BtaC%AnbVArJK$84IR@MLD4sU.}Ym@Zc"};
GPUSORTI_SPV(onesweep_narrow, onesweep, 14583) {
"&u=_]4qIz4'+3MIu#]Mr_x8I68YMRKrb/Y]`v'Li,$zS)/.n]g[,-/vBtZGm:P[YqN^dEsTCq5'H*bUQUIh^ze@ZX1}B[_#ltM;uAw`A3:x4G'Hd4N)(H;P,Q-6bsNuu>Fp}`m#&O|2@Nf@A|1u}^KRCYa^)<i_}+Er@w-Fzi=.DQEiw%rR$Et=5bdfKFy;B(]S]hwBA{!/g5`LXxcEBj#3/KvSY`Iz'FyQ6s/~K84<u(NEK2mHNMO8M~ae%ta_AW}Yj<xL*oxPYX6gwbz2[@3X211oH.7C68D_{BZ#)HgbRB2$KB-#B-ICT^%[3L]jtCRBT/FyR(3:l9KHOj}5@8fz5fo14&+YWmA[r8slYHN;_.r'+eVz-~K@M_I[[U4d'k,'-lJ^]vqY-U%EwKMT=v^v(-Khu'8V*r-/8:y01=:3V]c(hi!+Zb3rENCGi78vzV)&B'9X1/9dIkJK96MEhsV2`U#c/n&}:[B51foW.^EnCbDtT>uj^",
"fP>s#hG%#XcER&*=d(37~=mM~~iD~2M2[/BPZg3,]fIu{HjJ>mp@%JVCxLmW,+Gt<[Wx}o~Tkf6|YQvBd;;r54w(J&F9w/(sx{|H$gKYyX[KE-H62&wMlBc755V^=iw6arwIPUvs{Qmcy8^d`D,!p@VQ]'at._)w-%N_VL-JP"};
GPUSORTI_SPV(segment_pass, onesweep_narrow, 14585) {
"`*5m:TftLX*:QDZPo+kB;_8qM<(`{hhgO0M>KEf$WwA(q6>'-s$CetvrCR8&+R#<NbI_lD:Z>9HkCplUONsQjpEbfLV>)cL$c$!|tE8y2n^RNv|bp.NkC6!7`>Yen!qBV0deJ:qklGZUL~2H^l$)Etr6m0OJ,aTXn~)_$tq.d6/w~U.qKyY[4c@PJx$7bOlG+xg4;/0]f]}1SB'hRqz#%E$Xo4vd1$7-H`]n(QRtX2.9G0yj#,APskq7^.#)HUc$hGbEP[5D%.,35j*R~&:A/WA43`)7o^:8*N!gF^H!!nAsv0,uF2>/pgMD,cDxoBj`&:%'+C4yz*KZZzzR1N|{kW2$Jxla3L;4_hgT;fO.;<qeI/]&$!9GV/{Vyq.@~t7Dvt~64:~kwE80Gw+*/(r`o<+o/x53p6!!;XIH|OyK_HzWP^|*&h1Y3&LH*8wfyBiJsxE$$zdHl;@-E>+Uoia~.hq/QIBei|m$Aj.s=ljAhs(hv$ReC,mL",
"HW)`Sy1mN}lNKmjO*PBzF[34so)_vDP*:XJv(kxt0Dzh!0+yV')fj!L::uC+~rb.(`*2u#1IXF.L^+F4hcif:zj[QFH1QV/fVyY-t%c(z8uQG+>djo<_5RaLyn@1Q)P6F/*NuZI^}kG^~[-PdFhLDft2A$8MuLAt05|M-N`'e{=VY[OR&[#/7hphXEa<rOnGUM=f5R#Hl}j3qTfw}l`'T1i9tE7vm8Y~:(xVhDY1PT*l7)i4/tl(Tl:v$X34ks423+SV2T!D8B>H5z')c~NRX<KL^:d|Qx'<@Cs8kCZ8IQ0^%rtrR^Mik-'r~-`(J:G&@qr3g7[&x|Gt/YP1#},IzmWd/8eWmjY|Q5>YoSx^;oA0B%ltg3Vldttms.1[R:BNE&>Bi.hNrmc$eRNK(b!ajHMr47!85vYb8pO/`FABo6:KT8;(LwYlks)Ps#i4kl$Cwf/^m42,.c$texH%d!^{M"};
GPUSORTI_SPV(segment_pass_address, segment_pass, 15309) {
"p+j(Dk^G(ewiprk(<XZv8bV'jR$V4:EBZ!UIC^4q~/l^~@RNn!i>dM*LC83wAw}IE.U,HYU^kM`/GtY*6D4Q:0h1fpDu[f%eUf9e+S;I8Ij60Jv.{ch$=nVmt8IJA2DX7ZSk[oVk^;L@Mc&{hOWr#red~<<A7&yFN`fv!}BLwJ5>Pso[|w]AJ1SqF;*.l3A}8YRoUAjBC:zp.j0,S^-Pg_WFxD>t,K2iqwTjC30zD>@5O2/UUV@#WWQn>ugNvpr:%B-s&w0P0J^_BGg(lHbD!TT:&8nn6gH|CA2NwD,qP9x#AR>o:R^`*[Ft9}GR9bbO~gwV=-/1x|X!R[rAgH`[(LK%M5JnLiQfnW>Pc)n'O02MkG7FnhRM9G~K@qcVlw;>S.N7o/<%a6whd,^rqy(.IgzJ/.t5PJ[kvL=AviXrGMd]FixHBvy${b86V-<N4)d5a}ki$6IRq(~7q$)`[(Y1-_acQJgq>S~CQ#Z7i!%P^{GNY]2ycHQ]",
"AgE0V#FXb2{_+Y&<SFv[m^wA^a1$<}AYl}*#]JX6d'T72<#icg&BC_UrUmo3kse-B{Mp4KA+_giwfLmcHDo:W:%9IiRcJs_+IR@:ss2R--hoQ+9J@j/xj27bRSHpA#oE/|MZvf^R:L>Ff<@^USC8L#tvm|T<<Qyfy)2@k@p]vPuionN{Lti3Q@Kb$qx=f!QD,D=w.m9X~KAA]Y{gsZ,y)`9iCh>em>GC.O6,~GaEr9)vg;9UVpJ|%UQhq~DUlUx8XfGU{j#Dl*76P,{%A%4>zqpt@+.pVcLw)KRjMu"};
GPUSORTI_SPV(onesweep_inlined, onesweep, 28617) {
"Zx5buCGZu`)wsBE5`~J`.N~eZr:&gqOm7nOZfK$l7T07L8L&bCC:&ScGgR}1Chd~~Sk]!^'{LYI%UzfZ;($Hfv-F[)p6yugVN$`t;>2MdrYfg/<^SLCD{O6+s/`gpT[$i^V!`OsIE1}m[^4+ayh!1f/@'!94h~CLc|mDxa.s-YKaLg72Kb^QNv@@Jh~fE;kCjNl~Y`lVMvhNsN(r&G*0XX.*5L]u.Rmk[yuelH(Jx0a.V2}<&pc{'rMdA5KULxh.Xsr&UiJx^jv[bU{{^n,jw5pjKAUc.8`tivR{8t0i^wV)-sABt;y2LW8ziW4HAr6M{M%QGAhuA1o&k/_%cE6t/p2'}$jdFBECvWJ:PgNgWB3&V9L!{.E4DaAt2ZPn`TYOZKsCk}e-Vmol>HqM<OO(kHaTIYbiK.d[f%}B&2<m$-U%YivEx<G$Pgf8+O-Up,XuL[I[j4G`cNPoh/&:hx8FQF=~yR:hnSYu#7>u}]$<<hP76/S%4i(W",
")LJ[*S)>q(s%W6)%oWzL6oK2@!G;>(e}-NrTlINVwgq-#[,p0n5+JqFZYM0L^p~)zr,D43!0V;]yJmG:rzRx+~2X);/YSQ@NmV&9-kb.#Q'L/H,bDQ<wnkdloBpS6tN@tk;jSWrSz04#Z'W80_B_vhJq<bL{fDk/R*otd:!['5w0K!fY|qH&k29BFxCMf}'CY4g<0,wKtKrYVg5C@$gkH_+zZT5S$8!sTD|6kH>;]{8}NiQa<Ag15|%<m!][!eHSRX@HsdxS}q!D^]dT&Q6^KN3oe@ZKLa/+pX7njax,t`l-4)=wF{N+Z1&0YOm(@4kl%oxXKgkanx1Z41Q1mcXh[CmhNAyxCE2$gz:+4I[$Lc6,k$PDt_7+~OP,tJ<2,;%/log;Q9Tob;;CgY3e$e)W|2hbMI<<Y,Txa|!uNEdD_TRO|rB)1bTV4z6H;pxnd^s'*8X=P@^*iUn'6W}W+Vt<g<Vfm2/A{Z5A_^:-#uq.&WsgOKRq^:].",
"d7iDZ*;0UdKd[.(-tlu<;>&B[L-}i5s!dz5QZGxYlL6rW57;XR=q|CY)4D6-X0Ny36fFHF}N'Yr~L2Bv&SEC@~]$si]sH90iAZ:i>5.#!Zce5RRQ5Sjn-Cx:yb[_QP.|;OcwX}G1F!<aZ@enW^}-^`j%<n!r;|W0u5@kPG{~_b(>4k]5ZDe-%y7N(7La^Q&W!_Nc^+x7X%1'd-=)Lt5TPg7qkypr'pu)U~TSyhUfl)8bK-+tv-DiFvIwf2oaz|jq$@Xk3vP^FQo4`4iPNwRXHAxq|=4xU[V&dh_x2a8+&,id4cqA[W26umOy,bcRBvR05O'.XMnXRRAHr6aT>gk)mk4&54j,9DX9#N8Uur<xrO5`QN{<J7j%csdgSP+P0AA&ZHH'}(+:|VG^objIcYM4!aX8m|3CEPf4|@Yq6/v)#lo/si%%/wgSoxo%)Z8(fNQchkSZ~gg#TRG~|GrKM6YTg3lS#HX{+qNH4Gge@I50`4b^-T0WDg47",
"gFVmm3P+1y@5+t){]AL8<2fv.,:yssSXo~B>%i>9C).Ta2nUzI2J5IC&TT)2-f[YhE|$n{FMfU6=^_{5o[k&/[e}/FNSfXUm9~).HUAmu6D;g|>&.KoAh<wNIAUW!jm.V|AA)h-YPHzy`k]Id;PQB.&KOOZD=D1j1)KaXVY'.yB3W6,94<><Ws5+z.Q/E+&_1xk/M=}/k8lmJ`G#0PcsVtmm>-/4xztq'|zv498[3h](L:=UPx!g{,}ZOgA^(5MeE;wez5d4xocPxk+;*.;Y%$Fu[wQrH1PSH0P&|^{#4}qoXyh9h)tKJciUUN2}wJU|(37[~:OJ<~lLy/b3]o8+(-MFuf(m>3R*v^RM(%_QK2ggvO/UL~}j~ZHnhT+'l:){3mv2~qrs*w>>=z*jngP(0Mtv']<VNWrTmg8K(UvRSHd=LA+oV6:tJUd_N2p_8dl$)+l[GD4GX7eR4GSZO`jxHN0%a#R{upoR9P4dE0qPH:7|I!X&GRB'",
"3PEZ+b^7[iASzT|pK4U)9ybq/auHm~G;&a/_&^gIh}ZZ*>Ea!y{a6caTyYn]{u}KiB%7z#Q@x$7tqA|FHcvMUWL[dV}8VBr#oe1G(6T}*W@Np8YP&XZo~>i1Tvq:tMEq&aXAu^M60LKjq1;%6qES>#E8X|)oSzqTYYh0oCovHnEO8zVV1'x%Sl70jGT:F$sv6&Kvu[Aehw{a*Vdv++RpJjz>47g-2$3ej{fB+Gxrkv_lxTmV83y61V*V!~TYE6B(}PXT)'JQW.li,m$NiHmsYzuI5Z[_Zm+>9}2o9gfazh)YdGlyhmR~(/>kW4Uv}EJujQK,}.5j4iDHu}_)Gr`nA[z$k%IEkigrK2=)gvRFd[]l_pO03L+'QPOJT5;#hmJl6'/X1>^Y$%{WYxr%H{/Ijdd~%>)5)4K<JK_<'DpLvi]6MI$s&y(.itt<tzy+FL;J#U|LA_PtZ/UZhp,*7bCH(}/C|3dv|.[Uk>c/)iOByZ^0kxc9aLg#",
"0d.{B90PG=}5^gyrwHyXv^R,CrxqpY}fa5N=%h5'04fN#sXGHWm9;Axwt,)HS51,8lVec'dIL)DV1xPE,<FA<L<!px!B%5nRLsK&5(n8Y=a}R(MqAy-:QZn|),dWJ:&5g]M''2Lv;C*Va_vJlJIu2^Kl|3+P]nxG*cVMzzIDpZ4QE$_ZPTu6H83{(05`d~A]6BH~&lH=E7Gx7f@Ovf#{urS,iM#~~*P9YyStA/8M]QpGc6&L<PGB:FYRBr)~wJ%^uFAfr4|8Z.i&Fut.!10AnI)_Q8%e(X%<Su)2~-&pI20B7r1@|u7<ak6r;f8I9(HD|8W9GQ8x./@,+fe!']*mPoyZotVwUqJ%s({!b:{pCm.)dN2Xs'mrKM&ux60,<{-T{idl5)CRS[w9}H$7&WQNTwqR9jD<8;;Q$4mo74y>rzK'gGmk`<$+'o#%ewFKg$4o7sPpR+9sv/Kz8$xYyam7@X>giR%j{D*iP3B9>&[Uz*ZjPXT0q@.+",
"0Z&dBcFs[h/97hQKzO7~YJBYz5Xj:@:NXQYwcY5_J[G%nbov+nG$b~oQeNz9LS9Ax&w.>CiAiPFT6R3t+ENV=onY`lgYy:ucwL_4v=eQN$p`lgnz>W_,nPXzs[g/)8b3y3ALcQCWn={by&0(8]giN<#]^J#4Ak{F,dA4$+/.1Ch|`^1W^RP{;gIX#URJ9t&x7V2)(2*{T`-gqx-#V&UX9s@n&mH[$(Y&-8<)f.G]biQ`S0)NAE()sW~ACZjHA02p{2#_A9U#7n+P]b<<Fc[MR_i/wUtMSg.@^r!h7Wm%L[@Fp2q6]*NjH5>c9D_,]'KEyk(I*)q1+Og2R+;~2]G=/cpL@$E'e%`(avZGjonTJx8.We!V400fD]D55MfKtvu~)F2&-s%QAXU-~kE5d8|vR{7T!;*;`%^=JpR72QEE==V};0ai8tGTaoG9O*M8FoKZz_^jusD2{xn&eMg0s=71GiqVFlX`jB$B>>tNE^(<f#[s<_ULI^:)",
"tp^|43+Xyc,R!(*S$g$lU`,=sDpp^B-{R6fB2U+iop'4)pEuF=RH,f]:qI%y]BQlHOdpuGH^l`t<|PC};mL;Dz|7gwo|5k;hbEaNK,hX3ypH}D-tTgTVT}z~zJ5bt`BKk'0CoQ!dq-t=r{.At-cl/[yv25J6L'}{5gOzq4m6c%^@*=uyeElnE!xTUz~e[Eb^iH:W&JLaF)XIr=3W_eBZ/0+XF%XhNaG04uL5495z]$L.8{50@(GHw2rJ5vBU{y)#&dBwm'c.T_yd0gl%p&sUFlU)zwhyN`-XTdgX,ETB-ip*'I7>>pF~NYCR)F4q(u/B^s>2l#wpV6Qg+C[`n)m3sq`'wL/&uP#ei]<KUy86=~sPYPHUa[j~<W)O:!=nqhJG$2Ur#Qq>|{0b&L!"};
GPUSORTI_SPV(onesweep_staged_address, onesweep_inlined, 12604) {
"[$I}tZWGy,E,~9!Q^|rgG,tP{myji2/rKo!<KGcEADafEFT#VmF]:8Y1:5|*qBC3{jkMz(LLMh_(Z7d7jW$~]6F$<8M<pxQ0AM:1Tqcuqgx&o=~rB:5:&n<pWS!wte[m0sCOhO-`]'M6dNz8(}Ly@PSm!Uu[(#x5w[Oj0P_M<^Qi.jwqT$O3KoP!d4YLSK>DsuGXG[2^wn[<n|]DX~:<{FT*j}VY2h.2I7Czt&LNbB~ozQN(C)I.H_R9^j=)H;G@,Vl6YU7s:_r!~,`037{eRNa#abM<6Z2sT,{#P;^dB9,143YJN.$Z@P8tlW*|5hM#]F2Y:W5Ng-zflX#0]R''0`<mf:@IgVRJdrx8(74~~)%tP[.T#CSnwS>i2A%,[D}7)]K0DiA=~Uh+RN{s1nbN*L!+Y@3W/+@W@PQK>~hpja5H`,7lS;z8s2J0lOKyT1:celdOZdAICkXWXb%-kO^N_3lOYfs:xI<8]O'CKu>m2nTqI21T-DHh",
"DZ1&%EkB_kzwj<D5YVEQeNG9,gR{K{W6mH^e=+JEkjNp4vC3>,Q0H[;6@1`qh}1tyB#^'dJs2mOiD>RUT%tGkj@B)}Dt4v3ufSC]}1+XDI*mrXzy890JVU,`}KUA0swyP-Xw2bC<||FI11[D)pIs~'@Bv;G+!KJC4SZ-`vAiCoPep8`!Q=X_ch:+Lnv]('3CH7TZDsPoy!*j2ik<>b-WdaP:T|[Eo~nLT$V)8+<lq#&C>UxT5;dRfFC9*O'r`L]1Q!5L%5J~,|@R[88Xk,!ej6vnSO>Y@UgE&-D.5;>qCH|OQvvDN+1W/vP0>1c{X!Y*z7xgs7g)vdQ>g_y9cJS_pjx/Rfh$2o1=6Na;vIbG+#L<og|zOx#t1KT1o&6:p=i'&O*L$550C:[##Ku~]2+K:.yn2kS84,[>trP(CA#H~2'a%E!gpDpd@x0hL|soZ)Gx#<LOR_uxxXZzYR!<VPXXr9MXpgzsTLNVW%<pl!GV-'60GU[)Lq)m",
"(E#i}{t'U+#lHc_zoDG`q~%s4}hCM#U0bXN|QC^*32~$s1k*ttz@`wOw/0xKlxNWSbU/p4J1GYHBp%8XN@Jt8%K'4nUt.Z%WghUA0i^yy!}|LR}y1B@<]D(TIjT2J>T&.3`qi5=smUiRp/K`8{@UPFJ9cUR>~F386R9JG8y]sF6v:d^i_&EIC:M)AAh2}/Su5jku:1l$NTJzR|ES09]>vi4+2@v-=<t;y[k'pX|>`M;s8_ItRL6-BF8ZD|]'n:hk[+.mqckB>!+6]+k/.z!UGA~{WX-6#AE7UJN485b-MY^:-$E{PjC]XzzDF-{{+{jrhA<owgh)CPW8`$Hs/yE;Uu+;-qi5~B`i7+f:DqpLO/@!y^<%N6,mVwsMHn$A*mkA~|aLcUm/A0+OC4.6vJno1_X9#bb,_wAl1zFwG6LsUSMsMhPqJARwk{L|Xu:h-Ip^'#U,;sp`=C;fqk1!:/nDx+]kWY1ic1{Nx5JE,tEuV()FyS6l|i!<",
"=zxt(Xq$s)#t[$gBD}az$~&l1d!OOYvs]G00y1tD,`W&lV`$cb0F',UtGQ^WvzZypHRLO`^HQL#n~!3YIk-ErTg*.jF9|1^g(wF@nML_a9s_Ly1C(NW=^'LJq+gl4OvhU]QQgyX=O$x(;VnHvIQ5alz=<fQ%&Rf@y,(e+0JrmXgM[gsHR,jgOJlox&0)zF^[oGHbICuBZoR1g,iI`/+yW4H'naf&!=Ov*JX./AWoO*wiIr+a-s0f7rP0`KaGdg-#j<Lfk27!cGl7YT.#HhPE&(A^Y'tpsD<$$|g8;{rM#XBN0;2Zq2dnI#.dxue'~Q}*<H&MN(SX2mZ6%iTK}%x%#Uy7&$6z[%}bYvpPmW@'=t&kP6ZsFW(k1LC(nFoU%|0O{7Ove^1E'ldCd&<*;s#e@#d*3wp3R`V!Y'40'3QMOUN4ZY7$aA!r@AXu6P+_&YQ:t~'![8rS2!wCV*63!],oBVOUWK3-4a;@UDT)/{ey2jtc'l.EhNA8",
"#|9=P4mN{JofgqSjH[2!v!KRy}b$l!fq%[NwlO/a$,<lSdX@Zip@lI=cH~$gmA^TQ{ER_^.)7:B[|)]8m#m}e-EHb36g%q7![sVQLkA)wUVKB}5z(,^0!I8J.-sxh0aO:<,QYCXE^RWn&`~]^HF(403j!`aD|+RKOTkYT&-tEo%t:l.yrophWrH7o#g[_RJZ,;tqRUAic)!4c8MCOg4wb+,gQo91&W{a>&Rx3XntKy4{H(}bB')4QdU46rY*@%L&]S<l(TaaK80({-]lZI|T%t8}atgZ;)wv[%xu(f~L|_y"};
GPUSORTI_SPV(onesweep_around_address, onesweep_staged_address, 14468) {
"BEoz7}`:R+U~xqt6InJ(%|v;sL(RVKw-`iZTCX6k5Vn(/'C@,V*]F]@Kk<X/`L!]SCv8p%v//~wFgJNC.(6~(|^A|,`H.=.%*_>%_BAgTaqR*NznY#o<`Z2>+V.TR2U`U7qvz`uH7LG}DOYN(=EIwc7r@xI!a;/Fq^L(bzXou!/X:p'=!+c9aou5yylhn/;x5CqsaG.|]<53~ay`rqM+D4adkOn)-$w~&Ki8u/U$3|OW'&YR-x1,ko$jc}5nC'nQ_IJ+Q6s>e]wkb+RCrsmP'7Qu>arR7~rh/~)O`v!VD=[+!8ePUxA.T=aQuOj$M#lFq_,CWFO6dqbL5>@jQa{<n9g4{qZX=1o8^GoJLl&nS`_B`|rQ$|f$ei[Z-OJb25Bcz*oq|J]U#gHAP0-.8aThv[UQe3d_Bzjk%A'^R'z%TT.Bj2r..b^b5}%NSOG(ITh>Mw7(+nbpSjUSrHII~|RpjPXQ$Stbsw[$SqiDfnyEwq^LX$V9hn.;",
"jJ*{EVBl7pWWVZ%:Z'IA`HG'&.@|8A@Qt:!9br/`0b|OXB((zbU;+T=t;uOAq22OQ-HESoVGm81%Td-5kE'y(,+!p/u9,[UjsmmzIL[VlLTNJ/~yR{/D;%:{<++DWezM<T>xx^cud|zd*28<838#*=,nklachY3+QT']@'KBp.hIrdN5YZ6K{0FtB1y%p!aJqT3Cg7i-TnIwqzL1T|67+Ge#R9<F_kwl):]~T-K3_4dA*,6lSOyel1z>A~hk>zC]$rYT0,O8jcfWrKb<O%h$JC'J(bQpWouutT|<R'MP!SK;=pDT0Oe/dyHh~d!D(m4tfcv7Me.Hwu{}QmD<Zw#l&0/]P{0f-hw'efMQ{@R]TA2[-f!OI@C)vsR$hC{O<_de]oz,GYFlRyNPqHN>N7os-y+2j7gX[6H`{LLd)'(vr#k{=4_4%>TWnw4=G2:4*;]poC#-Cy!SJO,~'[ye~~^2__bbbRGkF@Cr{]}WDMKj6NtN2r<YjQ[@",
"Fja9MG6|9O<d5cBve]w:(gg3O}e0fM`f,L4TYLV'wbNk(g2>7@AG&wE.]j^D,=kxM1LV1Rw>IV;pC59=8[=G(Za[q&+&#MV#9a|`Bt`,1b~-vE9N:ryvy8Q07%C;{pwKnlmmxeh@[qfkwh*kHjzQf91]VmJX^9rIDdg_U-7>FeZ/ktrGg<&''PHZaVdx1c2};q>s[;z>Ecc^wm%`P9yZlA9G_(H;1Zd$h-_S.g%,]!LPi`j5WM3EAPF&m8Y4R['8Sh}}A^AW1A2f.J*pr~'CbGwCP6FJ0P!@d]aZU^A!v<Y1hf@]%ceUcC<`Qr-`{h[nI-QB]m@1;^e.#;S`#=2a47/q[r(#Hx!tgN_DFhiPAS_uM|UAA^v@>r.!uo3I=drih4>7P|0qpOcM4iuCx77mR#c5|f4#X(;;y}V[g/p&sOzMBp49RASX.Z1b2uzjxXS7rntz=Y}t|+`eZ}=3u*hshQb}3D1+z1ciE5F<w#^]-{iMTtW_wQIr",
"O8,T_d:3tvCpdGZL@}<ZWbc}L~G7}/J'hJF``n}b:P;Y(G4&0n2p,_I|wGb8OL0T-x@*lzy3;X{-:C;A0KQK0yrOGR.D[Uj/Nf=H>btA_/bXPMU}%NwX|+c@AG2kZ-1U|(jJV7qBhDAH/svq^/L(vd`;0ob2dGi~=tuo^:_#`drH'S&nk-.8Av!OM]RRsri4"};
GPUSORTI_SPV(onesweep_around, onesweep_around_address, 15150) {
"wujw$jGiO-ua,SX.Iyv~g(pjdL3UNc,&dJ_nY<+|EBSzP0NemS)CF%A9z]I_et8XlmfV^+M(%=/#-^`;/|vln$v;I6/y;DHVNOW]#MOr>y'!9'zB5T%ayiM~a}HW~/,RK}E%PvY{Ik]K'0w-;)TfB]Sk1+nwKw];LaFLP$j'KM'$ja}qy|ZDJa+1>--a4`xc,G/NnaNu^'K)sG=b%-NWp6_`OZ5GI8afXLZp.=/z8H&b&]U8TRK*8U_RBd2!&}lGJ^`23Zf)f~hSZLxvj.rG}lmX>$8FBQlr.QX,5;x)iX_uvut2aI+p!T=d#.p9z4.FE1vHx_&R;R0(oQ811G^C|;lUxRqJjB7ckSI+]BNGuv3z/4f*hN{bJP/(U`8dw,u:pl4nR,w8MERT]}[<>:_lT{*UiITe+NV,1taEfoD*sws&kFJ]kw,PR-F&yN$807+~t@^1B;gW@kjpPW_Mpoo~yxU]wc/i.lP^k*(DiUU,43hd7mF)y06=",
"_fSdul2X<^B0N#yZ_dJ6'4#9AV>l!a=)kQzqmhoV<Jbb5GTrrV6a],mub|>OJ@w75}:R4rG|HGBRW]<Y[W*vNp5tb:|+apo;L2]'r0Xbeg:xENahy92'1aWThqtN+#,>ZBzqO(<(Hf9A{/~bg|TCRPptPc:|4b,HJcDDY%1bq1aXL5%EAF*o#w4%7H|']m7-I^V;Mw~_DCH!0eLb/ZwLCvd._H^S]<Ikd;8]OsAx-*gTBVNwmpkW[X(KN*1HBO~sDnD/}*ysF)YBAKCgX4~u)GAvZfP!v_.DXC7y+dc4`;{7P*fr1$,&NXN_Pun.Jh}!]q}p&rC:SLLB2w|-EQwD:qJ2Em}-[FD!Ar&=I0>5Ow5izP'cYBX%HT{.b#dx:<t!!b@58yt96-{H&/e.c]r}X^#=mkQ*1ruMP.#5!J*-c$>=)xA4P2R=*^Qe[`6ZL1$T^x+HLH|s/%wjE1jf{9l-xjOo&4-|,V1Rch@sc8w.)h'g::pAc!V~",
"GMhoEW*(Z9;JA^G6HNK%nw{0p&TFx0^Orqc=%HL5Dv`KRNmhQ87j8zO#H9Ta)YJAG`5aG^gu52${RDLFWJ6+D2pX;X:H4`QN,pqi4PaTx$w9!Gu}}<W*p#l_`H@XuzQl*O*0E+jUtxGpO(z=f_ievluqWn#]|_(!%-H1y1r'Y!`DyO_a$0I6X9&d]PM2AA69c%B$;n$jt054{3T!H/iV7Ekjx%#n7CF1LyTN[#pEX~<LdU<(yXG%`F5D|^&o*'0WS%ZsplK'B(;M~Q7^&57,s~ht>|D_N;A39Fl~6q23(gB;-lEu=aKboY$7YTicJMTHZB$G,m]w3x55x2C4QiWlO{NX_+4jY'&s.yS=lMBBpXjadp+WkPb)WN~Nm&rI,e/F]Ht_025~XA7,7-If7,60H*CS&G(kmsm!~XN8|RA^IYdltc8CP't6@J[Y.niZ+~EG22*9l%|tXlEc"};
GPUSORTI_SPV(onesweep_staged, onesweep_around, 12859) {
"LK>p=7uXBNj%K)gvU%1zYCi!z:&:;~JwsJPv<fwsT_qV&*X7IZ5=#eQ_F^&8Hyt_l2iEsbUyLvDHt9FfCi]iZI#1vsBN+HCqlNl7_pAx0i(FSb{F*F:WSVZFJMpom>6e52mErVf|)uwbI;n.|jN4Fjw~[J:z32*'sqi2#/pIz<oBLp1Q^qhrMyu;>lz7vw>5()/!)O6Kc]@|PrV@n$*.;IMMEAc@>~W<iczSn'G==49=RZdKf.rU8h%4BHmh5P_re3[v:@n9.i^_P$EW-Gz&v`KSR'0w:qMaK9/zkRO'AnaOZea03b},JYj%w+N++=Sc1NFV7(Dre>_.;zbt.<#Ml{jk,QdB2b/-1Uf9/a4)}2@~2**qw7xMTa2-xaq=4+U$0=af8w^duaiI4,0XO6Ui4*DBO5l=7-GGt^dL@2oT'tvw'PJ@OXVj.^!vI]ah2h_e2:Y^5]T#nWy=433X7vsmFjK/5e`_oSj)ylKI8L~4+A}039G(.8yO",
"jM=n7X_W)9e8e:ptdKC#t|om=x{LcGM=j`dxPj[`/B'G.%}a|YtoItxQTOh:-;~(0CsG}i-OK34@hYBxW(@<-yvO3T:H>6Jryd;BT~0yM;1v^!v`T}P+0w]E:;0655!3Ei(jQ!!CXVE}txMx,h{U`geU>t.DYijBz4&sxl,~vw(E#Hc~8<oXVII,LtIis{LUIVR{}dhq+Wb&=%c;TC-][rdRarl*Q4&n]djrAU*@P@4/ij1LAN^z6M`LmN0=Y=x/8}7Gq7R)!,t|(VC(~{MX|&+SU-zZshitp!Vkk3qfbH,xgd6SF:ZT=Gh;V&QX'NDcs!==,PHh]!t;(ug4>S148L^<Jr}G,{fr/A{xgluv2)iduJjQn}rbtHP[x*'Y<%{j.!j(S&y[gNq|V_apGX;H2'ZYgA,_/Q!'RO}xB;HTI$OJT{f+2_~K(;a6xBZXktsDsVI9U~9%8C6aTGZH(GUWS&+CT&}86ndDKz0pPxLDE3aY3tU"};
GPUSORTI_SPV(scan_address, count_address, 2950) {
"6[A/C-goCP,-rwX'q/h2(q$Q@'_r$i+7/4ZeDB1qB[&LZYM)n0TOY%7X2L=DVnsVEbwqx=E[0IxrXD/b#IfvW+aGWe9X^9AhUG>{D)~S.MODg1]peV8:i{$*nv,li6NavVLwcHtpJKeFLQaFu~7@')z{!ipSrD)T&!XjxM;ll%Qv!~(oV[H22X@jFH78,P*wMw2&~bnC~Vt4F!ODt8(_ug(4Z51XFo@Y!"};
GPUSORTI_SPV(leaf_sort_address, scan_address, 10472) {
"!>DbC9b{9~!p[ahs4n+F*Of'Ji5@x;t9--2RF$I^J2EK`-%3AJijv{0'B1(`{=YknI+dG3b:%Bm$NI$rV^NkE!sU+zdAJJ8~8RxhNjo$7*g-Z5)&%WHn>Pn7tN~M]!Z!Xz3_st:41N.[iYJw}46_+zQ08VP76=OPpGxJJ=s+_sB&6S5cvTPjIa>V{}8_0KpQ1T}nhfTxHEEW'~@q}TCPh^7Gj*T>8_yXW@>Pwt*7IhPs(lK4pub)xfB;Fpw$NR^-T1&a_|J*Y2(K@A]KozMC`wN(hBYLD~L`k+JkcNq~;{]+2{Ck/J}^WfCNKRKt{'g(T1jWFe[3qOE)inTYGQAfhWXO7cWY+QCKQfj'gW(;Bq``Up~6N~pN_|qEqNPx{z8u*xy[:i{I5@(u'qZkbyQ#.Z3&rmETSYFNguCKdoWI)|ZP`^2'yOw1]tQJg8u|`<^e,(hbZ=p(|/1FRvkvoR-0x]n{Yn*$G3X5!q=D(Y0*&bDAG~NKa;E>",
"]Q%T38L-Jl'z8H*WhlxNm%*)q:*-I3y9;%~g[iNX&/:5H|H>WD%acf[mWKER>Xr#Iq5x+r++5k[1%ZW]_lho%01pRj9y@m9}rhHb_H]aAq#GOT!s':VV`k]PNZ^Hl(S6(LY<j[-bzM+T52m&;q,)mHbXUtraj*kU70#3`<dEUt-U3Xc(6VtGLY]YA3<:A1iB$Few^VAphblc'pfEXjLVzuEMy4(fSv*@7/G'u~@`_~9]*)8-d[oGGlO:].wU:V+vfGw]D@a)]ruS!)5vzuCj>O<I@gVOU:+yuLN$DAFkkKxPJbyJZZgJD-2Cx;g;-Tr6s&Q^j+r%xiG)Y}HpBIlsyFN;uQBB)XVDNaLPc}U],!lbL5)mws6',RYv|:BfVF`9qPikL!/&6m1_@T)n!CW`a7wI*eTN$S/%WpOOfIl.PSziX)c}R`5.8`6yNPp[m}c,~ewt#-pKX&%_,U}UB5b#:rd~63DySNNSYLu`'x+Sd0PtiiHf`[0B",
"3Z{32.*&h)b%)2/-6hV@q77=iaRW3''NNbwB{~ISfHWn&$hx*'!VL^#hut>7G.o,&l;;-g#PC@mjKZjAIt#b`&&|U7f@!6&gze*{4zlwR(&lk&gl||PF|;6JC)ay'kkNZ=XN&_+3Q8QtF2<fk=-6aH(9P6.4Qnnsl@V'!BwzB+LF_v4F,mfc;vZis(nzq#V*R|uOEsc}#W]O_,}rRV!.xRK4(-LJJjK@L5cHV*T!Y'tdAGr#HS5Hx-&Hcu-Pdr>^9q(;t!SHWJu@QT^fVCQ%VE%/~9v`*7d)R#5;06i1{&mDxDAy`[=j':I~d`J'nR~Y{vnT4,Co/IP5_SySk/WlYr1S|8^#<:_Oy+4:0tMh-1:FaU|1t.(l'{lt$Q15`cH!=^MtOz79{WV]~6JbXp{8d=9G!W^xkBt{}.~VM^Lx8wWodM&>wyT3{st=X1K}vQF,fQ4z}Iu%@qD/(~:''KzNaU2*`b$9Nn}G.o-H,{>]QOJmH1x,KU*)",
"=s)%`XH,>UiVYq%8fg{0W2*9>qJG4W:*5}y|KcPS=#*m:.KrEpiCf`;d(sws0z1Yg8Y<s%wTH7Ap###9@<%rSar(P0<!>C8P>=l_@Jps}*!o.Ke^vq`M&d*mb@3-.6Vc]E^52;u];F;9C/x}_M[]a*KmXuP#@g*!Z~wFXol;=Y51r_'[kd`C)<zkK2TiU,AEFe{~[w91fp95k!;BbB*pP1='xl599]ic%<PX^|e;lMRX-mZ-AQ2(2HV*7`k1g8PRyr=`~LfSjgUL(&{G9:ss_4Qg[yjM&wooq#mEwie|&=qvgMz;ofghF]qxn[{,kDjw>%Q1-D6d3|QG^#7H]9C`ZBJQFL0)kuy!"};
GPUSORTI_SPV(leaf_sort, leaf_sort_address, 9698) {
"g|0Qf{[lC!=Q9LW2-]zK|%)Vwls&Pw,S6Ds&BHbG6nK%.AXRA!Lp>;nxc:1}'K_i!xvvo~u>2ETnnQl{E3x&z~On!q6ECj:2k2=Vp~L`D+XM83<vT9tU4]{qp$yB(uJibIJI}3<U/;I_(x4|rLb~/)Tlh{*jgQowJA<JH<;5{`N>6Hgi_5UuZAg01-Nelxk`xo$QpiNB!IE}]pV>mi>;otj|{<3:ZH_[m,CCYeP9WUl3bsL|ON|sPC}v!@&O{[5k+W-bC);-]_XxE}QwwYb+89:9#ABuDWZC|PT]m,2HP!sPl~EobRckV%I_%8Up1P!pJ'jN[nP5*G=!q`v~n|}pkn*D>B4>[A*`qdZ<{8r8jQrcVfai0MFH|w7H6`Xc,[sW1PZ%2fz|F}*#RIxV8$,UOXdCmN$8}Exk(x}qNs;gGwchH]}D[8)[0{cx6>^p_xUldr5x~QK`74Z|wfH0h]CV3xQ%m[*e(jHIWA.M^qMdx#C52Y+_|`Dv",
"I-kGp'6RQ9V1Hn#Kek0d[$G^<pPx}'JzYq&D=po[$C5R#A!}*S]xk2]P!QjV>3^ECdh|dSR.Q}gC.zK;7.sv8+9<Mq8AjK.FTeaN*S]0Eyp&].CcE<rioHtx)iC;;p/Y^%_zH@f("};
GPUSORTI_SPV(segment_scan_address, scan_address, 1344) {
"T'.XRIdM@>>[,TeD^KX`-Mkf_vW+yXvCKfo=gkfycN^cQtxR(->>|0%]0$D#*KGbmi(P9<r:kc'as@F|p}4VVH=:HuS3bhOH-Cq.!+vpTLBIbeX$[z.}dT6,L~gY@P/9mnJA*A/jS1aK+Fj]>PU!brxn01y8]a'7N+SAN'KYe6=trT(Jp@I#Ur*]s7~{_$:D2t5f|bx6WV3FBu!"};
GPUSORTI_SPV(segment_scan, segment_scan_address, 1234) {
"s7X$p`O{]0ynq|_*LW6quj/xT1h'L;bEYV'uS11SFDXoK!I7WFm4_v*Snp_mfNq|}xlE!]Ft!=:3SJ/6+F:wIzJzlq$NC,I)qh&wl2@%!"};
GPUSORTI_SPV(segment_bases, segment_scan, 1127) {
"uLydT=FRDimb+hUKwve(h;A0)C2v-AIt|j'_%,C=*UG;!ID]#_W[b4QmKuX@h{}Cwfh~vV{H|N/RrkJV|U%4*gZbW.+-|*1~y=%E$*T/'T_MC^|0z8gqemVv*3f_FW1Z|{}WZ;9RF/;l}d<IMk+NzS[R}B|f$0z#z$GR,<l;*%Q)JmNmrtn,7pZWe/{M(&k}C1>"};
GPUSORTI_SPV(segment_bases_address, segment_bases, 1226) {
"o=uH|o>bQT2G5iTkJe9x98flp}R|xZ^rVO-D$/(VR'EW<NmOfB%VCe'2H>7!/AWVkdjAnHhk]y4]LFfq.wXy+Dnn"};
GPUSORTI_SPV(segments_address, segments, 11006) {
"Rj$pq5$v#2P9TZBA:EX*;{wy|t+ZW0XpcFanS=GL4Uw@@jvBdXF!]>qQ}Mjh'IC:UK>kXi+cy8;Ld+ec;g}Msu5-Kfrf}n{ilH[1:u<`Zy(d.lS>$k)d[04A/`U>jQj%nff@.EMQ)(71<KANV^LKpq2Bnmrh2btVIh]8o8C+m.gf=&>@DdZ=UfEfb3'2Mcgi'8B=vjT7AN(Kg3hvZsTB+BV:i.9^fL;$f9HZ}=A0J4h.H}35vgCy<|Dish+]uzrvn[GeCk:{g0J7KqtKC7Sr#2t42nTA~+>1'Bms(UeI]8xowie7c0hB!9,*P)Z!RC'*NL^k76H,JH2c{Q<yFYRqp;f6`UJS%*is_(i<'.7BfP'lsttFuY-SsTu&BI(zD6$b|!P[C@IG/j%~3{B8>$aq):Kw6SEGQvoGN[*~iqrx7]2i~!:k[}rk5E6X,44Tpu'jljd7!~<E7,KGrK]Y{:9^hpMw|jO4F^O~0cA-CJ9ZRZW&VM~(EG0-",
"_3^@MLH@/Ml'qp*[zDQse[5{#PCbTnanaS[vftR3L:YSC&eS~9'PMd0-$34!M655v6H7`WM{b_+Mww0@^]6H0ZxGqjS-j[{[5@qgX>d'#ZCo)m#Au&usunK$pf:nSHi=`-fi`lAk}Ec$1z~]zr6U.CdZoz-J&`%kl/`QD6Z0~d(>uAa=H7jb0uG4HZr*b[hP,`t[3@Wi"};
GPUSORTI_SPV(select_sort_address, segments_address, 8232) {
"-gl^+!c%<NSS0Ai'6i<S<|_7yO&Vp:=#om9<k,%DD^<gbj}y2@}YQMXJiQ1l^OE=&-&aeqCD4uv3mEyvxhKOqW{fbK2m4I&Z[3Ljbrf5@_y5Nj==a;}V])X9Sw1c},L{~<d.20f(Hw`p]Uwi`h8a)S9|MP[rZX)WrjaiD7]J&wgY<t}*i=ytwX#o0JMu^X=E{[nh+]nSI<dj[@W(l*:{#LqC!!=a5E[s0Om04j')bDg!X;Y(i~UXc$g3SDMMDVyVRZ7!5e%fjKrkgho>*3oF3Y]lKwCs%t(h36HF-[6y%hgLctF(:3*}gdTNfUPa'ax/6EV-a>u'|~SCK)nLl(i2TS$6sVA+tr>!;#i2*yJJJ;wv;U4GWhF7rtl7S+JnLO&B82ar;##l1/%Q$^b|'YT0k@#pg)791P|$.T5]`Z`yzU@e:N#{Wx1:_fKcY/jRZ9C[f|jZzc|#]+6mAqR}L~V9`][H&hQ&SOjO:~tL&pAmQv2G+Ai'II%e",
"EDSDU{6~eY25(9UPb9V'y!.6Yxlnn[hWkY@(DjhdSRvAxJPMfh7+6.yIQrj`>V15jW##MIuPu'Beaw,m7m+!3`x4-d)=s!uY#y{*{vi8G_EwFS2%ipRr/M7r`d3&^[k(99_RN}7fz|r2%-gzi-,%_ft[L:BkYoM9;_Tqv#=6FgrD1iIu{6&3kS%A5`IK0IXM5'Q^LTy,OW,M,JOR"};
GPUSORTI_SPV(select_sort, select_sort_address, 7509) {
"nmj8J{2Wkh;TjHv]'xdSz-!*N)<ASSjnIEBK+RM6ectFC~wbtnQ:I;9y)AoaMK[,n>s+Q:@X4$&pN^xkilGZlyBD&>j!~!eQw/X1hB/kHvW1Y2t6MQQ.dxPDZ*hqY-$lK|4;~lub)KZ~ss}vhhUUWL7SiVf!S89M5HB,*r)&XeQ*}^QY63(mzBY-SZHZKLc$<6NXI@AKTk@B/p~,os[3Oe7VI0apaXg.^,JffmBo>_yl9=l5v;WZ91t^&uzMeL#1C`jucpHIg+ngfz)]{2A&f)DjS'fq>n>M5*woVR5Ny+oAsGoI$Wcrn5ER37ZbK,81<OzX^22ZvN()j.7`(H=ZIXdUFAU$Mw!AnBX<$IcUL]By)Y8ES/wF"};
GPUSORTI_SPV(merge_buckets, select_sort, 7701) {
"(.h:tre7Mx%84xT[D|t1@7T+-zrWE|5o4!1xfe!5O(Ui,yh+TX`fAA$GZmA=<nr.^G5d!Wc4Qjr!>AjDC~%cw~=Cjz;Zah*4mq9-Dup,DVj1'ZF5&wy+9.==9$LU*}6iz0#2u=(px2B<Rmz2R=v/}*60&fio,y'+~]~J&5F!00<.pg[NTs_kbB%LkulsysJbi*8U-mTWMAXiy25'%f1W;qZ]+ArEeJMmTUAZr_El6ifj8WNZ}7xGccNWgxyNO]!Z9#~3>+eE{l~!~w{Q.7O)h3^|1(![r[{2MhKVb|6!6K+zAgHf(55q;h]W'cgE7C;qe91JJG:,BY=D6S8>_gkwnH<}@>8ZzNv&TM(|B#6'*z]XaibOrk)axQsAsojT,bq1D3ZQ%MA@tvA=K/e.u>*{^G-8.}RYuodg/uBaeQ9!qi_vpLE%3X7w!TxSKNUWuA_F8x&CM_RAFNCl#3@L{TjdjN]#,.<H:)_cis;JaXtq{<I{O$tPX)4u",
"{6jAAXtwU5v7y4_R{#V^|+TRnH|idZE7^Z_dfltWP~(lLd$,9Lw@|YR+M=ZTm.=O5oQVfmi[Wj9.NZ_:*.bn]>^.9m$QR2OclR:35wmb&;_urUpZWu[j[Mpw{Z)w[3)J*'CEGwMyP**V;fa@49)kz>~D;a'HI5sGQ>!S$D&kGg7Af=z&m(7wyU!o)zhpjgYeR|O.}u[|h=_|aPIxTZWTPggG*c!F5;sIrZE)#AzbnIs:'kRO1]$M2j)kE]c216Ku5_UG&TtTjF37ydx15Ps)CwoD{v)KD@6ouGYG|/T~yQhPh,SO;OjU:gJGNd,b21}WfWi'F$6^{DLOg=E*"};
GPUSORTI_SPV(select, select_sort, 7281) {
")rbe*,bhoPbUz9$Xz[$b1tTuFstVO]gcEZ(t*oqsYhGiLlF~FD~yN($d4FadEgY:UlcY-_)v.e+D.sv:9[C_T=^8K4s*r9/s:c@K].v)QLC*AS3>0VOfZaf{,):Rxnp)*j^6n,WGLps#^LY2kS9'7ky+EVwewlxKzeei&.v|cX<-(]xsNgp&8lz!xvMw=eyuT<[H$L3[vp8Pj#oJ${EpR0#*(`7aCu0$BzJo(l-SJthP{N[%I`l2rW02{IdUQ1p/LL7pdmE$#T36JHc)872V!N}V_0=JVqVnr9I@AU(>g,u`'@P16r;/aprE|Tu2@v3QMx!CIHjQ4!xd=WP`u(lwBlhPNb3ChrqwQ~$(iQ*4FYcq8I_#PMQnYx~+uwI)hQ70t{BO)u`OH9.WRb`=^(A^D,7oq`u!d*I&k7V-l7W{y'l$E</b<7>}y|@Tr`x-u1,I:G/8af_@++ih`.lW(kMT5Q)U(O(Pu0Ulp_=R^QFs/f=NcW_}L<{i",
"Qb8`MT$GnTBP'<MEz*'46R,N(8R%5ONs$kf<6yll&Ca;yTc.hJ9WJMSoce(}88,F!IjD,O-[K2e``ymKRyKKw.)c:1Ko9}I*St1~53gQ}~^vunm:gu%07K{U6MS$4_t<)m{&PH}+gIC'my{|{zS9lZw(H]@qb4tw`4@q|-IzstYwW,aq1~fJU/7hgjs=;n.N#f6Z,E;VCwgPYT!v%t96'u<1!c1#T<R;~!GYk{<A;Yn'-PW3gxYygU:!g:&xU9!47{FL-s:][p2~DtxkLwy%!da64Zxn9zTL_/w^R+#VN8b-fbNf;d%r``Y9-D|>4I+t1`HQki`e%BqEuf$Z_y)]bpjzu6ouGkKQ*!Q36J-SF5}e&Kw$1p7k8Y%@z1/)1Nb>1)<t!G:l}#MCyH&.kUu,5~{;&Mfy]l~+|}FWHuH-@bJi'KbMFwx+`qwN)@R9L&F9JeKi>DRKuVO;/_ZQc~2$$ZxCC!~v0ffWq0JLB+F@:P7/A.qp^[ee",
"V]<O*d8KSysd@hg<3#q>Ib_j{#^H:bFDRTs<}D[S(=ya20lc9ua(|}31ewQ3pD&_ppK>IKV2+f2q)<twD|+J*E|]VH(&)+fAv^9~$(V:|28<&IJXA4RQAj.X=-(~qq(Ihad!Lau&#Nv}r3}>[lI[gW{B^(>U.Xk^:]b{L1fGa8/<qdhpym7XMorF[)#HHL&QQ.7*0G(#x}%!#Pqgz''5(JY&eGEeFSb(NeYz.f0s3`|BwWUm4b~[AN)NV9:4DLI^}Su][wK>a0c9i*Rb@^tFJ-88uU!h0{}S#!P4A)Py_$Bcp~59Wy5CBOd478>//$vTkL5U=:gA+!h<7o>_fa06xeG#YI::''wdz5&0;U0vJ*~7cWp:u~w6/4fVt[l6XQU9#nlmh~v$O#kI+36)16Jn6z5YucCe/!.O<*T'lqnxHYMDo^a5G=aeC0aA5$}ziLjnqRZNC{=Ox8RT&%.cl,IcK6GRd[jTZ&W:[W|UXYb2)oB1gWI,'('1",
"{+E0%w83L&q^I5$(~uXw(o/jAjj<9N{DT6*HCG2x0'f]r$DyXoM~[7,*YiP3}+Pr'I+n;#`m`KE^|,=eNxs07S,$ZKrt|}hOrWL9rSImc';}veCvc9hziQ1yyi9Dr:f0]b&8>d,7(vP*-b[c`rR`n/cQs`O"};
GPUSORTI_SPV(select_address, select, 8170) {
"pnAqkN)nTj!,IpTd01a>>gf%xJSg:<^j+(~%6k~ACW^GM[r0|t~c;6bmV,1k8[Rtw`Y#>tdsTALutnU4jqjvFj!3wCGqQGQ$'hJRrg)JRl@$N[J1^]5{QXLxz-3kzhB|vv=.QUuzl<}7,gk[MJC|pD0'mE$<KqKeOj~Ic8H^PAf1-#peG~g)a`}+/@L!.bop#/OS2v,A(Zsl-&GTGeckr:PyOT/w~:qtciQj:#k>Qi9Q*~8IW}*j3g6s}2[r2v48AMND[lM#lAG'|!ON(9,j1*Zohi}e'T`h#pE@vLrb]/.&{XeOi&I*[r8XBcOOn=Zb}mna%U9+#`dq~^s^_[Q)J}.YfylvL|g|ErO>euy{i=mw}G#BjV_`]T{'@*SMF_<,(8W#hFqK#-i7e^y+jkyy14:0I*|_)4h1,3>f~AHie!jeRDTwYYTKw}Z<%4#83ANPtBP=%)ukU~U_5F*NMzX6c+V}cnQjJE~AcDiNVdo73h!:g/0;9%Lp",
"O/[PMP7q)PE{Bx[BSNF[uP;<Pi&vkj<;@4_f/%1l/p=JGm@6k#AAy;H'G)N*>1ZL!9aig>>g%]7JFMI7Vp~'rv@hPQN*]*^m=J'd=ISPtQMKSp1qA*e(_R=G).4a.fx[d%z`NsE67Ugqjri[dKp}IPKHlQspQ%64}79]oRbQe3{D7bJN2oqJwQmB"};
GPUSORTI_SPV(gather_address, select_address, 2997) {
"Wo@9d|t8@0nW995T{^)jT,]V7&1uGx6x/X:FcLZ%i$M=*y23>:St`1VZ[:e,x<,g7,Pf8,aSj8YS2g-<N/9peRd3_15$$W_(RN;:3Z>30Rj/45}Ro)0&/N/'^T/Idh-9@i4f,ht=^Q>xQmjJ%J*7/WE5KUSGc_Ypf58pJ[(0!Me(HAU$VOeaapy[mp.oJFxzDYTUu$Cbb$D9#6|@^`n$81c$7c^@HAj`[F]yklwEen9|HP!~@JcW)`T_AhB:|P,e9T[Fl6dCH<*xN[)PNIXGFBlb1t,%s`Zw_mh.y}gUmM,&sBcfA5mnk.Y&~6h=-:1!nqh(>jP+Hsz[hl9iC#*|eWXC(7&`OqpmRf`6m(IImOPq3yL%>LQTJ0blNwH2f*Q{}jGWI~-IG7ZKc4*-0$n$=cOBNL(BS|t-pBV7Cr-*>n}gcnj~u}O#u8o(6*bZ1L/bJk]5fq}^VR7i|$>X<8WLfFBf3`<8fn(K0)MKUO<|u*jU34jOd&]w",
"(m<N5MM)m~7a]z9b,44#EuS{nMa03v_%^G[vqhG*-t{1~dF#ncn/yptGO-Pi8Rpa0d*+~T.EMQ!xD8>`NR4_@So{tOA4GVn.dqhpi]Uf5O<y+o3CaO:CM8XJ_~:&q"};
GPUSORTI_SPV(gather, gather_address, 2394) {
"g4-`A:t~$Prv}4)MDsAv(OPyc9iNIBI9v}Q'IDP$RO|5Uz-SH!{HMR-qHcp>y1R7m+rf*T<i'[y3_#(Q9a.3)5s{DWB$P$83w{#i(LFL'NjDK4#9$q.+6hA(SpH32q2a,3&t,;Biyd`]=pl/LR>Ij1-VVbbv@/c.u#.w<5D+`|`!v.wYC9>t5cg7pT|Wqi[EQzW`_;zgBf)^KS78,wjvVDnFq$K3>N`d)yn:OtQ38YK-{+bb)Xa3Mo}STV}Sh=&tq!E(>m[LZF["};
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
