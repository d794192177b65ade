/* gpusort.h 0.1 - sorts keys and key-value pairs on the GPU through Vulkan compute. MIT or public domain, see the end.
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
 *   keys     unsigned, signed and floating point of 8 to 64 bits, packed, ascending or descending; floats in the totalOrder
 *            of IEEE 754-2008, 5.10: -NaN, -inf .. -0, +0 .. +inf, +NaN; their bits come out as they went in
 *   windows  by bits [first_bit, first_bit + bit_count) of the key's order-preserving form only: for signed and floating
 *            point keys this is the number whose unsigned order is the key's order
 *   values   of any size that is a multiple of 4, up to 256 bytes; or GPUSORT_WRITE_INDICES: where each key came from
 *   counts   from 0 to 2^32 - 1, known to the host or only to the GPU (count_buffer)
 *   stable   equal keys keep their order, also descending; GPUSORT_ODD_EVEN_MERGE alone is not stable
 *
 * ALGORITHMS
 *   GPUSORT_AUTO                takes the fastest that is safe on the device for the count; small arrays are sorted in shared
 *                               memory by one workgroup, or by a few that merge; skips passes over digits in which all keys
 *                               agree, and leaves after one read where the keys are in order already; the GPU decides that.
 *   GPUSORT_ONESWEEP            radix sort with one pass over the elements a digit (Adinets and Merrill, 2022), 8 bits a digit
 *                               where the device has room; needs subgroup operations. No workgroup waits for ever: one that
 *                               meets a silent predecessor counts its tile itself (decoupled fallback, SPAA 2025).
 *   GPUSORT_COUNT_SCAN_SCATTER  radix sort by three kernels a digit; runs on every device.
 *   GPUSORT_ODD_EVEN_MERGE      Batcher's merging network (1968). It sorts in place and needs no scratch (values over 8 bytes
 *                               excepted): choose it where a second copy of the keys and values does not fit, or where a
 *                               fixed sequence of comparisons is wanted. Not stable, and slower than the radix sorts: with
 *                               tiles of 2^t elements (t = 13 for 32-bit keys on big GPUs) it takes one dispatch for up to
 *                               2^t elements, then for each doubling, to 2^j elements, 3 dispatches up to j = 2t - 5, 5 up
 *                               to j = 3t - 9 and 7 beyond: 22 for 2^20 elements, 50 for 2^26, 70 for 10^9, each of which
 *                               reads and writes all elements. gpusort_sort() with GPUSORT_AUTO falls back to it for keys
 *                               alone when device memory does not suffice for a radix sort. GPUSORT_KEEP_KEYS is refused.
 *   Scratch: 4 bytes a key of 32 bits or less, 8 a key of 64, as much again as the values' size, at most 0.16 of the keys'
 *   count and 256 KB beside; KEEP_KEYS and, without 8- and 16-bit storage, keys of 8 and 16 bits take one more copy of the
 *   keys; values over 8 bytes take a copy of the values and 4 bytes an element. gpusort_scratch() has the figure.
 *
 * WHAT IT DOES NOT DO
 *   compare by a function of yours; sort strings; split an array over several devices; spill arrays over the device's
 *   memory; submit to your queues or allocate behind your back on the recording level.
 *
 * IN AN ENGINE
 *   1. Before vkCreateDevice: gpusort_query() names the extensions and GPUSORT_ENABLED_* bits that the device offers. All are
 *      optional; recording needs GPUSORT_ENABLED_PUSH_DESCRIPTOR or GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS.
 *   2. gpusort_create() with your handles, the api_version of your VkApplicationInfo and the bits you enabled.
 *   3. At load time gpusort_prepare() compiles the pipelines of one kind of sort (types, order, window, flags, algorithm) for
 *      every count up to args.count; with a pipeline_cache that you keep on disk this takes milliseconds.
 *   4. gpusort_scratch() tells size, alignment and usage of the scratch memory for a count; it does not shrink with the count
 *      that a count_buffer holds later. One scratch buffer serves any number of sorts that do not overlap in time.
 *   5. gpusort_cmd_sort() records the sort into your command buffer.
 *   queues: on NVIDIA a compute-only queue family leaves twice the shared memory to a workgroup than a graphics one; sorting
 *   there is faster. queue_family tells which shape to take.
 *
 * CONTRACTS
 *   barriers    Before: your writes to keys, values and count_buffer are made visible to COMPUTE_SHADER reads and writes.
 *               After: the last commands are COMPUTE_SHADER writes to keys and values. In between gpusort has its own barriers,
 *               also between two sorts that follow each other with the same scratch.
 *   state       The compute pipeline, descriptor set 0 and push constants of the command buffer are rebound. Record outside a
 *               render pass, on a queue with compute.
 *   offsets     of buffers: multiples of the element's size (at least 4) and, where buffers are bound (push descriptors), of the
 *               device's minStorageBufferOffsetAlignment; scratch: gpusort_memory.alignment. Keys of 8 and 16 bits are read by
 *               whole words: the word of the last key must lie in the buffer. Bytes beyond the last key are not changed.
 *   usage       keys and values STORAGE_BUFFER; SHADER_DEVICE_ADDRESS too where addresses are used: that is where
 *               gpusort_scratch() asks for it (no push descriptors, or arrays beyond maxStorageBufferRange).
 *   ownership   Handles stay yours; buffers and scratch must live until the commands have run. gpusort_sort() keeps its device
 *               and staging memory in the context for the next call; gpusort_destroy() frees it. Destroy when no recorded sort
 *               is pending or will be submitted.
 *   threads     gpusort_prepare() and gpusort_sort() want one thread at a time; gpusort_scratch() and gpusort_cmd_sort() only
 *               read the context. Different contexts are independent.
 *   errors      Every failure is a negative gpusort_result, with a line to the logger that names the member or the Vulkan call.
 *               gpusort_cmd_sort() has then recorded nothing, gpusort_sort() has not changed the arrays. After
 *               GPUSORT_ERROR_DEVICE_LOST the context only answers that again; destroy it.
 *
 * MACROS
 *   everywhere                       GPUSORT_STATIC          functions are static, the implementation stays in this unit
 *                                    GPUSORT_VULKAN_HEADER   header to include in place of <vulkan/vulkan_core.h>
 *   with GPUSORT_IMPLEMENTATION      GPUSORT_ASSERT(x)       in place of assert()
 *                                    GPUSORT_NO_LOADER       no dlopen or LoadLibrary: give get_instance_proc_addr, or use volk
 *
 * LOADER AND VOLK
 *   The first function comes from gpusort_desc.get_instance_proc_addr; else from volk, where volk.h was included before the
 *   implementation and volkInitialize() was called; else from the system's loader. No Vulkan symbol is linked.
 *
 * RECENT CHANGES
 *   0.1  one-sweep, count / scan / scatter, tiles and merges, odd-even merge
 */
#ifndef GPUSORT_H_INCLUDED
#define GPUSORT_H_INCLUDED

#include <stddef.h> /* size_t */
#include <stdint.h>

/* GPUSORT_API: extern by default, static where GPUSORT_STATIC is defined.
 * Vulkan handles: taken from <vulkan/vulkan_core.h> where it was included before (VULKAN_CORE_H_ defined),
 * else declared here as the opaque pointers (64-bit) or uint64_t (32-bit) that they are, so that the
 * declaration part drags in no Vulkan header. GPUSORT_VULKAN_HEADER names a header to include instead. */
#ifndef GPUSORT_API
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
#include <vulkan/vulkan_core.h>
#endif
#elif !defined(VULKAN_CORE_H_)
typedef struct VkInstance_T *VkInstance;
typedef struct VkPhysicalDevice_T *VkPhysicalDevice;
typedef struct VkDevice_T *VkDevice;
typedef struct VkQueue_T *VkQueue;
typedef struct VkCommandBuffer_T *VkCommandBuffer;
#if defined(__LP64__) || defined(_WIN64) || defined(__x86_64__) || defined(_M_X64) || defined(__aarch64__) || \
    defined(_M_ARM64) || defined(__powerpc64__) || (defined(__riscv) && __riscv_xlen == 64)
typedef struct VkBuffer_T *VkBuffer;
typedef struct VkPipelineCache_T *VkPipelineCache;
#else
typedef uint64_t VkBuffer;
typedef uint64_t VkPipelineCache;
#endif
#endif
struct VkAllocationCallbacks;

#ifdef __cplusplus
extern "C" {
#endif

/* ---- results: 0 is success, errors are negative; the library never prints and never aborts ---- */
typedef enum gpusort_result {
    GPUSORT_OK = 0,
    GPUSORT_ERROR_INVALID_ARGUMENT = -1,      /* a caller's mistake; the log names the member */
    GPUSORT_ERROR_OUT_OF_HOST_MEMORY = -2,
    GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY = -3,
    GPUSORT_ERROR_NO_LOADER = -4,             /* no Vulkan loader on this machine */
    GPUSORT_ERROR_NO_DEVICE = -5,             /* a loader, but no usable device */
    GPUSORT_ERROR_UNSUPPORTED = -6,           /* this device, or what the caller enabled on it, cannot do that */
    GPUSORT_ERROR_TOO_LARGE = -7,             /* count beyond what this device and path can address */
    GPUSORT_ERROR_DEVICE_LOST = -8,
    GPUSORT_ERROR_VULKAN = -9,                /* any other failed Vulkan call; the log carries call and VkResult */
    GPUSORT_ERROR_NOT_PREPARED = -10,         /* gpusort_cmd_sort() of a kind that gpusort_prepare() has not seen */
    GPUSORT_RESULT_MAX = 0x7fffffff
} gpusort_result;
GPUSORT_API const char *gpusort_result_string(gpusort_result result);

/* ---- what to sort; zero is the common case: uint32_t keys, ascending, all bits ---- */
typedef enum gpusort_type {
    GPUSORT_U32 = 0, GPUSORT_I32, GPUSORT_F32,
    GPUSORT_U64, GPUSORT_I64, GPUSORT_F64,
    GPUSORT_U16, GPUSORT_I16, GPUSORT_F16,
    GPUSORT_U8, GPUSORT_I8,
    GPUSORT_TYPE_MAX = 0x7fffffff
} gpusort_type; /* floats sort in IEEE 754 totalOrder: -NaN, -inf .. -0, +0 .. +inf, +NaN */

typedef enum gpusort_order { GPUSORT_ASCENDING = 0, GPUSORT_DESCENDING, GPUSORT_ORDER_MAX = 0x7fffffff } gpusort_order;

typedef enum gpusort_algorithm {
    GPUSORT_AUTO = 0,        /* the fastest that is safe on this device for this count */
    GPUSORT_COUNT_SCAN_SCATTER, /* radix, three kernels a digit; runs on every device; stable */
    GPUSORT_ONESWEEP,        /* radix, one chained-scan kernel a digit, look-back with fallback; stable */
    GPUSORT_ODD_EVEN_MERGE,  /* Batcher's network; in place, needs no scratch; NOT stable */
    GPUSORT_ALGORITHM_MAX = 0x7fffffff
} gpusort_algorithm;

enum { /* gpusort_*_args.flags */
    GPUSORT_WRITE_INDICES = 1 << 0, /* argsort: values (value_size 4) receive 0..count-1, permuted; prior content ignored */
    GPUSORT_KEEP_KEYS = 1 << 1      /* keys are read, never written: only values come out sorted */
};

/* ---- context: the pipelines for one device. gpusort_prepare() and gpusort_sort() change it and want one thread at a
 * time; gpusort_scratch() and gpusort_cmd_sort() only read it: any number of threads may record at once. ---- */
typedef struct gpusort_context gpusort_context;
typedef void (*gpusort_proc)(void); /* cast vkGetInstanceProcAddr to this */

enum { /* gpusort_desc.enabled: what the caller switched on when it created its device */
    GPUSORT_ENABLED_PUSH_DESCRIPTOR = 1 << 0,
    GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS = 1 << 1,  /* the buffers then need VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT where it is used */
    GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL = 1 << 2, /* subgroupSizeControl and computeFullSubgroups */
    GPUSORT_ENABLED_STORAGE_16BIT = 1 << 3,         /* storageBuffer16BitAccess */
    GPUSORT_ENABLED_STORAGE_8BIT = 1 << 4,          /* storageBuffer8BitAccess */
    GPUSORT_ENABLED_INT64 = 1 << 5,                 /* shaderInt64 */
    GPUSORT_ENABLED_MEMORY_MODEL = 1 << 6           /* vulkanMemoryModel and vulkanMemoryModelDeviceScope */
};

typedef struct gpusort_desc {
    uint32_t start_canary;               /* stays 0: catches a desc that was not zeroed */
    /* All zero: gpusort makes its own instance and device. An engine fills instance .. device, and
     * queue + queue_family where it wants gpusort_sort(). Nothing pointed at is kept, handles aside. */
    gpusort_proc get_instance_proc_addr; /* NULL: volk's where volk.h was included first, else the system's loader */
    VkInstance instance;
    VkPhysicalDevice physical_device;
    VkDevice device;
    VkQueue queue;
    uint32_t queue_family;
    uint32_t api_version;                /* as given in VkApplicationInfo; 0 means 1.1 */
    uint32_t enabled;                    /* GPUSORT_ENABLED_*; 0 still sorts, by the most portable path */
    VkPipelineCache pipeline_cache;
    const struct VkAllocationCallbacks *vk_allocator;
    const char *device_name;             /* own device: a part of the wanted device's name; NULL: the best one */
    struct { void *(*alloc)(size_t size, void *user); void (*free)(void *ptr, void *user); void *user; } allocator;
    struct { void (*func)(int level, const char *text, void *user); void *user; } logger; /* level 1 error, 2 warning, 3 information */
    uint64_t memory_budget;              /* bytes of device memory that gpusort_sort() may take for itself; 0: no limit */
    uint32_t radix_bits;                 /* bits a digit: 2, 4 or 8; 0: the tuning table's */
#ifdef GPUSORT_TEST_STALL
    uint32_t stall;                      /* one-sweep leaves chosen tiles unpublished, see shaders/onesweep.comp: STALL_* */
#endif
    uint32_t workgroup_size, items;      /* invocations, a power of two, and elements each of them takes at once, up to 32, of
                                          * the passes; reduced to the device's limits; 0: the tuning table's. For tools/tune */
    uint32_t end_canary;                 /* stays 0 */
} gpusort_desc;

GPUSORT_API gpusort_result gpusort_create(const gpusort_desc *desc_or_null, gpusort_context **out);
GPUSORT_API void gpusort_destroy(gpusort_context *context_or_null);

typedef struct gpusort_info {
    char device_name[256];
    uint32_t subgroup_size;
    uint32_t enabled;                    /* GPUSORT_ENABLED_* in use */
    gpusort_algorithm algorithm;         /* what GPUSORT_AUTO takes here for large counts */
} gpusort_info;
GPUSORT_API void gpusort_get_info(const gpusort_context *context, gpusort_info *out);

/* Before the engine creates its device: which extensions and GPUSORT_ENABLED_* bits this physical device offers.
 * Every one is optional. extensions: up to *extension_count names, static storage. */
GPUSORT_API gpusort_result gpusort_query(const gpusort_desc *desc, uint32_t *enabled, uint32_t *extension_count,
                                         const char **extensions_or_null);

/* ---- host arrays: blocks until sorted, in place ---- */
typedef struct gpusort_timings { double upload_ms, sort_ms, download_ms, total_ms; } gpusort_timings; /* sort_ms by GPU timestamps */

typedef struct gpusort_host_args {
    uint32_t start_canary;
    void *keys;
    void *values;                        /* optional, permuted with the keys */
    size_t count;
    gpusort_type key_type;
    gpusort_order order;
    uint32_t value_size;                 /* bytes a value: 0, or a multiple of 4 */
    uint32_t first_bit, bit_count;       /* sort by bits [first_bit, first_bit + bit_count) of the order; bit_count 0: up to the top */
    uint32_t flags;
    gpusort_algorithm algorithm;
    gpusort_timings *timings;            /* optional */
    uint32_t end_canary;
} gpusort_host_args;
GPUSORT_API gpusort_result gpusort_sort(gpusort_context *context, const gpusort_host_args *args);

/* ---- the engine's buffers and command buffer: records, never submits, never allocates ---- */
typedef struct gpusort_range { VkBuffer buffer; uint64_t offset; } gpusort_range;
typedef struct gpusort_memory { uint64_t size, alignment; uint32_t usage; /* VkBufferUsageFlags */ } gpusort_memory;

typedef struct gpusort_cmd_args {
    uint32_t start_canary;
    uint64_t count;                      /* elements, or the upper bound where count_buffer is set */
    gpusort_range count_buffer;          /* optional: a uint32_t that the GPU reads when the commands run */
    gpusort_range keys, values, scratch; /* scratch: as gpusort_scratch() says */
    gpusort_type key_type;
    gpusort_order order;
    uint32_t value_size;
    uint32_t first_bit, bit_count;
    uint32_t flags;
    gpusort_algorithm algorithm;
    gpusort_range segments;              /* (later) uint32_t offsets, segment_count + 1 of them: each segment sorts by itself */
    uint32_t segment_count;
    uint32_t end_canary;
} gpusort_cmd_args;
/* Both need no buffers in args: count, types, flags and algorithm decide.
 * prepare: compiles the pipelines of this kind of sort, once, at load time. scratch: how much memory this count takes. */
GPUSORT_API gpusort_result gpusort_prepare(gpusort_context *context, const gpusort_cmd_args *args);
GPUSORT_API gpusort_result gpusort_scratch(const gpusort_context *context, const gpusort_cmd_args *args, gpusort_memory *out);
/* On entry: the caller's writes to keys, values and count_buffer are visible to COMPUTE_SHADER reads and writes.
 * On return: the last commands are COMPUTE_SHADER writes to keys and values; scratch is undefined.
 * Rebinds the compute pipeline, descriptor set 0 and push constants. Outside a render pass. Nothing recorded on error. */
GPUSORT_API gpusort_result gpusort_cmd_sort(const gpusort_context *context, VkCommandBuffer command_buffer,
                                            const gpusort_cmd_args *args);

#ifdef __cplusplus
}
#endif
#endif /* GPUSORT_H_INCLUDED */
/* ======================================================================================================================
 * IMPLEMENTATION
 * ====================================================================================================================== */
#ifdef GPUSORT_IMPLEMENTATION
#ifndef GPUSORTI_IMPLEMENTED
#define GPUSORTI_IMPLEMENTED

/* ---- >>config ---- */
#include <stdarg.h>
#include <stdio.h>  /* vsnprintf */
#include <stdlib.h> /* malloc, free */
#include <string.h>

#ifndef VULKAN_CORE_H_
#include <vulkan/vulkan_core.h>
#endif

#ifndef GPUSORT_ASSERT
#include <assert.h>
#define GPUSORT_ASSERT(condition) assert(condition)
#endif

#if defined(_WIN32)
#ifndef WIN32_LEAN_AND_MEAN
#define WIN32_LEAN_AND_MEAN
#endif
#include <windows.h> /* LoadLibraryA, QueryPerformanceCounter */
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

    GPUSORTI_BINDINGS = 4,      /* keys, values, their twins in scratch, control block: see shaders/buffers.glsl */
    GPUSORTI_MAX_PASSES = 32,   /* 64-bit keys by digits of 2 bits */
    GPUSORTI_ALIGNMENT = 256,   /* of every section of scratch; the largest minStorageBufferOffsetAlignment there is */
    GPUSORTI_MAX_GROUPS = 65535, /* in one dimension: every device's minimum */
    GPUSORTI_MAX_VALUE_SIZE = 256,

    /* words of the control block, as in shaders/buffers.glsl */
    GPUSORTI_CONTROL_DISPATCH = 8,
    GPUSORTI_CONTROL_FALLBACKS = 24,
    GPUSORTI_CONTROL_HISTOGRAMS = 32 + 32 * 4,

    GPUSORTI_FLAG_GPU_COUNT = 4, /* with GPUSORT_WRITE_INDICES and GPUSORT_KEEP_KEYS in one word; kernels see push.count 0 */

    GPUSORTI_ALL_ENABLED = 0x7f,
    GPUSORTI_NARROW = GPUSORT_ENABLED_STORAGE_16BIT | GPUSORT_ENABLED_STORAGE_8BIT,
    GPUSORTI_USEFUL = GPUSORT_ENABLED_PUSH_DESCRIPTOR | GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS | GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL |
                      GPUSORT_ENABLED_STORAGE_16BIT | GPUSORT_ENABLED_STORAGE_8BIT
};

/* Each also has a variant for device addresses; basic: without subgroup operations. */
#define GPUSORTI_KERNELS(X)                                                                                            \
    X(begin)                                                                                                           \
    X(count)                                                                                                           \
    X(scan)                                                                                                            \
    X(scatter)                                                                                                         \
    X(scatter_basic)                                                                                                   \
    X(histogram)                                                                                                       \
    X(bases)                                                                                                           \
    X(onesweep)                                                                                                        \
    X(tile_sort)                                                                                                       \
    X(odd_even_merge)                                                                                                  \
    X(finish)                                                                                                          \
    X(gather)

/* For bound buffers only. onesweep_narrow stores packed keys. */
#define GPUSORTI_BUFFER_KERNELS(X) X(onesweep_narrow) X(merge_tiles) X(split_runs) X(merge_buckets)

enum gpusorti_kernel {
#define GPUSORTI_X(name) GPUSORTI_KERNEL_##name, GPUSORTI_KERNEL_##name##_address,
#define GPUSORTI_Y(name) GPUSORTI_KERNEL_##name,
    GPUSORTI_KERNELS(GPUSORTI_X) GPUSORTI_BUFFER_KERNELS(GPUSORTI_Y) GPUSORTI_KERNEL_COUNT
#undef GPUSORTI_X
#undef GPUSORTI_Y
};

/* Specialization constants, ids 0.. as in shaders/buffers.glsl. */
typedef struct gpusorti_spec {
    uint32_t workgroup_size, items, radix_bits, subgroup_size, full_subgroups;
    uint32_t key_words, key_bits, key_stored_bits, key_kind, descending, value_words, flags, variant;
} gpusorti_spec;
enum { GPUSORTI_SPEC_COUNT = sizeof(gpusorti_spec) / sizeof(uint32_t) };

/* Push constants: the addresses are left out where buffers are bound. */
typedef struct gpusorti_push {
    uint64_t keys, values, keys_alt, values_alt, control;
    uint32_t count, pass, pass_count, first_bit, bit_count, status, arg[4], keys_alt_base, values_alt_base;
} gpusorti_push;
enum { GPUSORTI_PUSH_WORDS = 12, GPUSORTI_PUSH_ADDRESSES = 40 }; /* words behind the addresses; bytes of the addresses */

/* ---- >>loader ---- */
#define GPUSORTI_GLOBAL_FUNCTIONS(X) X(CreateInstance)
#define GPUSORTI_INSTANCE_FUNCTIONS(X)                                                                                 \
    X(GetPhysicalDeviceProperties2)                                                                                    \
    X(GetPhysicalDeviceFeatures2)                                                                                      \
    X(GetPhysicalDeviceMemoryProperties)                                                                               \
    X(GetPhysicalDeviceQueueFamilyProperties)                                                                          \
    X(EnumerateDeviceExtensionProperties)                                                                              \
    X(GetDeviceProcAddr)
#define GPUSORTI_OWN_DEVICE_FUNCTIONS(X) X(DestroyInstance) X(EnumeratePhysicalDevices) X(CreateDevice) X(DestroyDevice)
#define GPUSORTI_DEVICE_FUNCTIONS(X)                                                                                   \
    X(GetDeviceQueue)                                                                                                  \
    X(CreateBuffer)                                                                                                    \
    X(DestroyBuffer)                                                                                                   \
    X(GetBufferMemoryRequirements)                                                                                     \
    X(AllocateMemory)                                                                                                  \
    X(FreeMemory)                                                                                                      \
    X(BindBufferMemory)                                                                                                \
    X(MapMemory)                                                                                                       \
    X(CreateShaderModule)                                                                                              \
    X(DestroyShaderModule)                                                                                             \
    X(CreateDescriptorSetLayout)                                                                                       \
    X(DestroyDescriptorSetLayout)                                                                                      \
    X(CreatePipelineLayout)                                                                                            \
    X(DestroyPipelineLayout)                                                                                           \
    X(CreateComputePipelines)                                                                                          \
    X(DestroyPipeline)                                                                                                 \
    X(CreateDescriptorPool)                                                                                            \
    X(DestroyDescriptorPool)                                                                                           \
    X(ResetDescriptorPool)                                                                                             \
    X(AllocateDescriptorSets)                                                                                          \
    X(UpdateDescriptorSets)                                                                                            \
    X(CreateCommandPool)                                                                                               \
    X(DestroyCommandPool)                                                                                              \
    X(ResetCommandPool)                                                                                                \
    X(AllocateCommandBuffers)                                                                                          \
    X(BeginCommandBuffer)                                                                                              \
    X(EndCommandBuffer)                                                                                                \
    X(QueueSubmit)                                                                                                     \
    X(CreateFence)                                                                                                     \
    X(DestroyFence)                                                                                                    \
    X(WaitForFences)                                                                                                   \
    X(ResetFences)                                                                                                     \
    X(CreateQueryPool)                                                                                                 \
    X(DestroyQueryPool)                                                                                                \
    X(GetQueryPoolResults)                                                                                             \
    X(CmdResetQueryPool)                                                                                               \
    X(CmdWriteTimestamp)                                                                                               \
    X(CmdPipelineBarrier)                                                                                              \
    X(CmdCopyBuffer)                                                                                                   \
    X(CmdBindPipeline)                                                                                                 \
    X(CmdBindDescriptorSets)                                                                                           \
    X(CmdPushConstants)                                                                                                \
    X(CmdDispatch)                                                                                                     \
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
} gpusorti_functions;

/* What the library needs before there is a context: memory and a log. */
typedef struct gpusorti_host {
    void *(*alloc)(size_t size, void *user);
    void (*free_)(void *ptr, void *user);
    void *alloc_user;
    void (*log)(int level, const char *text, void *user);
    void *log_user;
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
    host.log = desc ? desc->logger.func : NULL;
    host.log_user = desc ? desc->logger.user : NULL;
    return host;
}

#if defined(__GNUC__)
__attribute__((format(printf, 3, 4)))
#endif
static void gpusorti_log(const gpusorti_host *host, int level, const char *format, ...) {
    char text[512];
    va_list list;
    if (!host->log) return;
    va_start(list, format);
    vsnprintf(text, sizeof text, format, list);
    va_end(list);
    host->log(level, text, host->log_user);
}

/* Logs and returns result, so that every error path is `return gpusorti_fail(...)`. */
#define gpusorti_fail(host, result, ...) (gpusorti_log((host), GPUSORTI_LOG_ERROR, __VA_ARGS__), (result))

static gpusort_result gpusorti_from_vk(VkResult result) {
    switch (result) {
    case VK_SUCCESS: return GPUSORT_OK;
    case VK_ERROR_OUT_OF_HOST_MEMORY: return GPUSORT_ERROR_OUT_OF_HOST_MEMORY;
    case VK_ERROR_OUT_OF_DEVICE_MEMORY: return GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY;
    case VK_ERROR_DEVICE_LOST: return GPUSORT_ERROR_DEVICE_LOST;
    default: return GPUSORT_ERROR_VULKAN;
    }
}

static gpusort_result gpusorti_check(const gpusorti_host *host, VkResult result, const char *call) {
    if (result == VK_SUCCESS) return GPUSORT_OK;
    return gpusorti_fail(host, gpusorti_from_vk(result), "%s: VkResult %d", call, (int)result);
}

/* The system's loader stays open for the life of the process: drivers do not like to be unloaded. */
static PFN_vkGetInstanceProcAddr gpusorti_system_loader(void) {
    PFN_vkGetInstanceProcAddr found = NULL;
#ifndef GPUSORT_NO_LOADER
#if defined(_WIN32)
    HMODULE library = LoadLibraryA("vulkan-1.dll");
    if (library) {
        FARPROC proc = GetProcAddress(library, "vkGetInstanceProcAddr");
        memcpy(&found, &proc, sizeof found);
    }
#else
#if defined(__APPLE__)
    static const char *const names[] = {"libvulkan.dylib", "libvulkan.1.dylib", "libMoltenVK.dylib"};
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

#define GPUSORTI_LOAD_INSTANCE(name)                                                                                   \
    vk->name = (PFN_vk##name)vk->GetInstanceProcAddr(instance, "vk" #name);                                            \
    if (!vk->name) return gpusorti_missing(host, #name);
#define GPUSORTI_LOAD_DEVICE(name)                                                                                     \
    vk->name = (PFN_vk##name)vk->GetDeviceProcAddr(device, "vk" #name);                                                \
    if (!vk->name) return gpusorti_missing(host, #name);

static gpusort_result gpusorti_load_global(const gpusorti_host *host, gpusorti_functions *vk) {
    VkInstance instance = NULL;
    GPUSORTI_GLOBAL_FUNCTIONS(GPUSORTI_LOAD_INSTANCE)
    return GPUSORT_OK;
}

static gpusort_result gpusorti_load_instance(const gpusorti_host *host, gpusorti_functions *vk, VkInstance instance) {
    GPUSORTI_INSTANCE_FUNCTIONS(GPUSORTI_LOAD_INSTANCE)
    return GPUSORT_OK;
}

static gpusort_result gpusorti_load_own(const gpusorti_host *host, gpusorti_functions *vk, VkInstance instance) {
    GPUSORTI_OWN_DEVICE_FUNCTIONS(GPUSORTI_LOAD_INSTANCE)
    return GPUSORT_OK;
}

/* Core name or extension name, whichever the device answers: some drivers know only one of them. */
static PFN_vkVoidFunction gpusorti_either(const gpusorti_functions *vk, VkDevice device, const char *first, const char *second) {
    PFN_vkVoidFunction found = vk->GetDeviceProcAddr(device, first);
    return found ? found : vk->GetDeviceProcAddr(device, second);
}

static gpusort_result gpusorti_load_device(const gpusorti_host *host, gpusorti_functions *vk, VkDevice device,
                                           uint32_t api_version, uint32_t enabled) {
    GPUSORTI_DEVICE_FUNCTIONS(GPUSORTI_LOAD_DEVICE)
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
    return GPUSORT_OK;
}

/* ---- >>device ---- */
typedef struct gpusorti_caps { /* of a physical device */
    char device_name[256];
    uint32_t vendor_id, device_id, device_type, api_version;
    uint32_t offered;                                 /* GPUSORT_ENABLED_* */
    uint32_t subgroup_size, subgroup_min, subgroup_max, subgroup_max_per_group;
    int subgroups;                                    /* basic, ballot and arithmetic operations in compute shaders */
    uint32_t max_invocations, max_size_x, max_groups_x, max_groups_y, max_shared;
    uint64_t max_range, offset_alignment;
    float timestamp_period;                           /* nanoseconds a tick */
} gpusorti_caps;

/* Extensions that bring a feature to devices below the core version that has it; 0: never in core here. */
static const struct gpusorti_extension {
    const char *name;
    uint32_t bit, core_minor;
} gpusorti_extensions[] = {
    {"VK_KHR_push_descriptor", GPUSORT_ENABLED_PUSH_DESCRIPTOR, 0},
    {"VK_KHR_buffer_device_address", GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS, 2},
    {"VK_EXT_subgroup_size_control", GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL, 3},
    {"VK_KHR_8bit_storage", GPUSORT_ENABLED_STORAGE_8BIT, 2},
    {"VK_KHR_vulkan_memory_model", GPUSORT_ENABLED_MEMORY_MODEL, 2},
};
enum { GPUSORTI_EXTENSION_COUNT = sizeof gpusorti_extensions / sizeof gpusorti_extensions[0] };

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
#ifdef VK_KHR_vulkan_memory_model
    VkPhysicalDeviceVulkanMemoryModelFeaturesKHR memory_model;
#endif
} gpusorti_features;

static void gpusorti_chain(void **tail, void *structure, VkStructureType type) {
    VkBaseOutStructure *base = (VkBaseOutStructure *)structure;
    base->sType = type;
    base->pNext = (VkBaseOutStructure *)*tail;
    *tail = base;
}

/* Zeroes and chains the structures of the features in `bits`. */
static void gpusorti_chain_features(gpusorti_features *f, uint32_t bits) {
    void *tail = NULL;
    memset(f, 0, sizeof *f);
    if (bits & GPUSORT_ENABLED_STORAGE_16BIT)
        gpusorti_chain(&tail, &f->storage16, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_16BIT_STORAGE_FEATURES);
#ifdef VK_KHR_8bit_storage
    if (bits & GPUSORT_ENABLED_STORAGE_8BIT)
        gpusorti_chain(&tail, &f->storage8, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_8BIT_STORAGE_FEATURES_KHR);
#endif
#ifdef VK_KHR_buffer_device_address
    if (bits & GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS)
        gpusorti_chain(&tail, &f->address, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_BUFFER_DEVICE_ADDRESS_FEATURES_KHR);
#endif
#ifdef VK_EXT_subgroup_size_control
    if (bits & GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL)
        gpusorti_chain(&tail, &f->size_control, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_FEATURES_EXT);
#endif
#ifdef VK_KHR_vulkan_memory_model
    if (bits & GPUSORT_ENABLED_MEMORY_MODEL)
        gpusorti_chain(&tail, &f->memory_model, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_MEMORY_MODEL_FEATURES_KHR);
#endif
    gpusorti_chain(&tail, &f->features, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2);
}

/* The bits whose features the structures hold. */
static uint32_t gpusorti_features_to_bits(const gpusorti_features *f) {
    uint32_t bits = 0;
    if (f->features.features.shaderInt64) bits |= GPUSORT_ENABLED_INT64;
    if (f->storage16.storageBuffer16BitAccess) bits |= GPUSORT_ENABLED_STORAGE_16BIT;
#ifdef VK_KHR_8bit_storage
    if (f->storage8.storageBuffer8BitAccess) bits |= GPUSORT_ENABLED_STORAGE_8BIT;
#endif
#ifdef VK_KHR_buffer_device_address
    if (f->address.bufferDeviceAddress) bits |= GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS;
#endif
#ifdef VK_EXT_subgroup_size_control
    if (f->size_control.subgroupSizeControl && f->size_control.computeFullSubgroups)
        bits |= GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL;
#endif
#ifdef VK_KHR_vulkan_memory_model
    if (f->memory_model.vulkanMemoryModel && f->memory_model.vulkanMemoryModelDeviceScope)
        bits |= GPUSORT_ENABLED_MEMORY_MODEL;
#endif
    return bits;
}

/* Sets the features of `bits` in chained structures. */
static void gpusorti_bits_to_features(gpusorti_features *f, uint32_t bits) {
    f->features.features.shaderInt64 = (bits & GPUSORT_ENABLED_INT64) != 0;
    f->storage16.storageBuffer16BitAccess = (bits & GPUSORT_ENABLED_STORAGE_16BIT) != 0;
#ifdef VK_KHR_8bit_storage
    f->storage8.storageBuffer8BitAccess = (bits & GPUSORT_ENABLED_STORAGE_8BIT) != 0;
#endif
#ifdef VK_KHR_buffer_device_address
    f->address.bufferDeviceAddress = (bits & GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS) != 0;
#endif
#ifdef VK_EXT_subgroup_size_control
    f->size_control.subgroupSizeControl = (bits & GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL) != 0;
    f->size_control.computeFullSubgroups = (bits & GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL) != 0;
#endif
#ifdef VK_KHR_vulkan_memory_model
    f->memory_model.vulkanMemoryModel = (bits & GPUSORT_ENABLED_MEMORY_MODEL) != 0;
    f->memory_model.vulkanMemoryModelDeviceScope = (bits & GPUSORT_ENABLED_MEMORY_MODEL) != 0;
#endif
}

static gpusort_result gpusorti_device_extensions(const gpusorti_host *host, const gpusorti_functions *vk,
                                                 VkPhysicalDevice physical, VkExtensionProperties **list, uint32_t *count) {
    gpusort_result result;
    *list = NULL;
    *count = 0;
    result = gpusorti_check(host, vk->EnumerateDeviceExtensionProperties(physical, NULL, count, NULL),
                            "vkEnumerateDeviceExtensionProperties");
    if (result != GPUSORT_OK || *count == 0) return result;
    *list = (VkExtensionProperties *)host->alloc(*count * sizeof **list, host->alloc_user);
    if (!*list) return gpusorti_fail(host, GPUSORT_ERROR_OUT_OF_HOST_MEMORY, "no host memory for the list of extensions");
    result = gpusorti_check(host, vk->EnumerateDeviceExtensionProperties(physical, NULL, count, *list),
                            "vkEnumerateDeviceExtensionProperties");
    if (result != GPUSORT_OK) {
        host->free_(*list, host->alloc_user);
        *list = NULL;
    }
    return result;
}

static int gpusorti_has_extension(const VkExtensionProperties *list, uint32_t count, const char *name) {
    uint32_t i;
    for (i = 0; i < count; i++)
        if (strcmp(list[i].extensionName, name) == 0) return 1;
    return 0;
}

/* api_version: the instance's; the device's own may lower it. */
static gpusort_result gpusorti_read_caps(const gpusorti_host *host, const gpusorti_functions *vk, VkPhysicalDevice physical,
                                         uint32_t api_version, gpusorti_caps *caps) {
    VkPhysicalDeviceProperties2 properties;
    VkPhysicalDeviceSubgroupProperties subgroup;
    gpusorti_features features;
    VkExtensionProperties *extensions;
    uint32_t extension_count, i, bits = GPUSORT_ENABLED_STORAGE_16BIT | GPUSORT_ENABLED_INT64;
    const VkPhysicalDeviceLimits *limits = &properties.properties.limits;
    const VkSubgroupFeatureFlags wanted =
        VK_SUBGROUP_FEATURE_BASIC_BIT | VK_SUBGROUP_FEATURE_BALLOT_BIT | VK_SUBGROUP_FEATURE_ARITHMETIC_BIT;
    void *tail = NULL;
#ifdef VK_EXT_subgroup_size_control
    VkPhysicalDeviceSubgroupSizeControlPropertiesEXT size_control;
    memset(&size_control, 0, sizeof size_control);
#endif
    gpusort_result result = gpusorti_device_extensions(host, vk, physical, &extensions, &extension_count);
    if (result != GPUSORT_OK) return result;

    memset(caps, 0, sizeof *caps);
    memset(&properties, 0, sizeof properties);
    memset(&subgroup, 0, sizeof subgroup);
    properties.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2;
    vk->GetPhysicalDeviceProperties2(physical, &properties);
    caps->api_version = properties.properties.apiVersion < api_version ? properties.properties.apiVersion : api_version;

    for (i = 0; i < GPUSORTI_EXTENSION_COUNT; i++) {
        const struct gpusorti_extension *e = &gpusorti_extensions[i];
        if ((e->core_minor != 0 && caps->api_version >= VK_MAKE_VERSION(1, e->core_minor, 0)) ||
            gpusorti_has_extension(extensions, extension_count, e->name))
            bits |= e->bit;
    }
    if (extensions) host->free_(extensions, host->alloc_user);
    gpusorti_chain_features(&features, bits);
    vk->GetPhysicalDeviceFeatures2(physical, &features.features);
    caps->offered = (bits & GPUSORT_ENABLED_PUSH_DESCRIPTOR) | (gpusorti_features_to_bits(&features) & bits);

    gpusorti_chain(&tail, &subgroup, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_PROPERTIES);
#ifdef VK_EXT_subgroup_size_control
    if (bits & GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL)
        gpusorti_chain(&tail, &size_control, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_PROPERTIES_EXT);
#endif
    properties.pNext = tail;
    vk->GetPhysicalDeviceProperties2(physical, &properties);

    memcpy(caps->device_name, properties.properties.deviceName, sizeof caps->device_name);
    caps->device_name[sizeof caps->device_name - 1] = 0;
    caps->vendor_id = properties.properties.vendorID;
    caps->device_id = properties.properties.deviceID;
    caps->device_type = (uint32_t)properties.properties.deviceType;
    caps->subgroup_size = subgroup.subgroupSize ? subgroup.subgroupSize : 1;
    caps->subgroups = (subgroup.supportedStages & VK_SHADER_STAGE_COMPUTE_BIT) != 0 &&
                      (subgroup.supportedOperations & wanted) == wanted && caps->subgroup_size >= 4 &&
                      caps->subgroup_size <= 128;
    caps->subgroup_min = caps->vendor_id == 0x8086 && caps->subgroup_size > 8 ? 8 : caps->subgroup_size;
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
    caps->max_invocations = limits->maxComputeWorkGroupInvocations;
    caps->max_size_x = limits->maxComputeWorkGroupSize[0];
    caps->max_groups_x = limits->maxComputeWorkGroupCount[0];
    caps->max_groups_y = limits->maxComputeWorkGroupCount[1];
    caps->max_shared = limits->maxComputeSharedMemorySize;
    caps->max_range = limits->maxStorageBufferRange;
    caps->offset_alignment = limits->minStorageBufferOffsetAlignment;
    caps->timestamp_period = limits->timestampPeriod;
    return GPUSORT_OK;
}

/* ---- >>pipelines ---- */
typedef struct gpusorti_pipeline {
    enum gpusorti_kernel kernel;
    gpusorti_spec spec;
    VkPipeline handle;
} gpusorti_pipeline;

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

enum { GPUSORTI_OWN_KEYS, GPUSORTI_OWN_VALUES, GPUSORTI_OWN_SCRATCH, GPUSORTI_OWN_STAGING, GPUSORTI_OWN_BUFFERS };

struct gpusort_context {
    gpusorti_host host;
    gpusorti_functions vk;
    const VkAllocationCallbacks *vk_allocator;
    VkInstance instance; /* own only */
    int owns_device;
    VkPhysicalDevice physical_device;
    VkDevice device;
    VkQueue queue;
    uint32_t queue_family;
    VkQueueFlags queue_flags;
    uint32_t timestamp_bits;
    VkPipelineCache pipeline_cache;
    gpusorti_caps caps;
    uint32_t enabled;
    const struct gpusorti_tuning *tuning;
    uint32_t forced_radix_bits, forced_workgroup_size, forced_items; /* of gpusort_desc; 0: the tuning table decides */
    VkPhysicalDeviceMemoryProperties memory;

    VkDescriptorSetLayout set_layout;
    VkPipelineLayout buffer_layout, address_layout;
    gpusorti_pipeline *pipelines;
    uint32_t pipeline_count, pipeline_capacity;

    /* gpusort_sort() only */
    VkDescriptorPool descriptor_pool;
    VkCommandPool command_pool;
    VkCommandBuffer commands[2]; /* upload; sort and download */
    VkFence fence;
    VkQueryPool queries;
    gpusorti_buffer buffers[GPUSORTI_OWN_BUFFERS];
    uint64_t memory_budget, memory_used;
    int lost;
    int pending; /* a submission whose end was not seen yet */
#ifdef GPUSORT_TEST_STALL
    uint32_t stall;
#endif
};

struct gpusorti_shader { /* SPIR-V; size in bytes */
    const uint32_t *words;
    size_t size;
};
static const struct gpusorti_shader *gpusorti_shader_of(enum gpusorti_kernel kernel); /* behind the generated arrays */

static gpusorti_pipeline *gpusorti_find_pipeline(const gpusort_context *ctx, enum gpusorti_kernel kernel, const gpusorti_spec *spec) {
    uint32_t i;
    for (i = 0; i < ctx->pipeline_count; i++) {
        gpusorti_pipeline *p = &ctx->pipelines[i];
        if (p->kernel == kernel && memcmp(&p->spec, spec, sizeof *spec) == 0) return p;
    }
    return NULL;
}

static gpusort_result gpusorti_create_pipeline(gpusort_context *ctx, enum gpusorti_kernel kernel, const gpusorti_spec *spec, int addresses,
                                               VkPipeline *out) {
    const struct gpusorti_shader *shader = gpusorti_shader_of(kernel);
    VkShaderModuleCreateInfo module_info;
    VkComputePipelineCreateInfo info;
    VkSpecializationMapEntry entries[GPUSORTI_SPEC_COUNT];
    VkSpecializationInfo specialization;
    VkShaderModule module;
    VkResult vr;
    uint32_t i;
#ifdef VK_EXT_subgroup_size_control
    VkPipelineShaderStageRequiredSubgroupSizeCreateInfoEXT required;
#endif

    memset(&module_info, 0, sizeof module_info);
    module_info.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO;
    module_info.codeSize = shader->size;
    module_info.pCode = shader->words;
    vr = ctx->vk.CreateShaderModule(ctx->device, &module_info, ctx->vk_allocator, &module);
    if (vr != VK_SUCCESS) return gpusorti_check(&ctx->host, vr, "vkCreateShaderModule");

    for (i = 0; i < GPUSORTI_SPEC_COUNT; i++) {
        entries[i].constantID = i;
        entries[i].offset = i * (uint32_t)sizeof(uint32_t);
        entries[i].size = sizeof(uint32_t);
    }
    specialization.mapEntryCount = GPUSORTI_SPEC_COUNT;
    specialization.pMapEntries = entries;
    specialization.dataSize = sizeof *spec;
    specialization.pData = spec;
    memset(&info, 0, sizeof info);
    info.sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO;
    info.stage.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
    info.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
    info.stage.module = module;
    info.stage.pName = "main";
    info.stage.pSpecializationInfo = &specialization;
    info.layout = addresses ? ctx->address_layout : ctx->buffer_layout;
#ifdef VK_EXT_subgroup_size_control
    if (spec->full_subgroups) {
        memset(&required, 0, sizeof required);
        required.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_REQUIRED_SUBGROUP_SIZE_CREATE_INFO_EXT;
        required.requiredSubgroupSize = spec->subgroup_size;
        info.stage.pNext = &required;
        info.stage.flags = VK_PIPELINE_SHADER_STAGE_CREATE_REQUIRE_FULL_SUBGROUPS_BIT_EXT;
    }
#endif
    vr = ctx->vk.CreateComputePipelines(ctx->device, ctx->pipeline_cache, 1, &info, ctx->vk_allocator, out);
    ctx->vk.DestroyShaderModule(ctx->device, module, ctx->vk_allocator);
    return gpusorti_check(&ctx->host, vr, "vkCreateComputePipelines");
}

static gpusort_result gpusorti_need_pipeline(gpusort_context *ctx, enum gpusorti_kernel kernel, const gpusorti_spec *spec, int addresses) {
    gpusorti_pipeline *p;
    gpusort_result result;
    if (gpusorti_find_pipeline(ctx, kernel, spec)) return GPUSORT_OK;
    if (ctx->pipeline_count == ctx->pipeline_capacity) {
        uint32_t capacity = ctx->pipeline_capacity ? 2 * ctx->pipeline_capacity : 16;
        gpusorti_pipeline *grown = (gpusorti_pipeline *)ctx->host.alloc(capacity * sizeof *grown, ctx->host.alloc_user);
        if (!grown) return gpusorti_fail(&ctx->host, GPUSORT_ERROR_OUT_OF_HOST_MEMORY, "no host memory for %u pipelines", capacity);
        if (ctx->pipelines) {
            memcpy(grown, ctx->pipelines, ctx->pipeline_count * sizeof *grown);
            ctx->host.free_(ctx->pipelines, ctx->host.alloc_user);
        }
        ctx->pipelines = grown;
        ctx->pipeline_capacity = capacity;
    }
    p = &ctx->pipelines[ctx->pipeline_count];
    p->kernel = kernel;
    p->spec = *spec;
    result = gpusorti_create_pipeline(ctx, kernel, spec, addresses, &p->handle);
    if (result == GPUSORT_OK) ctx->pipeline_count++;
    return result;
}

/* Layouts: four storage buffers (pushed where enabled), or addresses in the push constants. */
static gpusort_result gpusorti_create_layouts(gpusort_context *ctx) {
    VkDescriptorSetLayoutBinding bindings[GPUSORTI_BINDINGS];
    VkDescriptorSetLayoutCreateInfo set_info;
    VkPushConstantRange range;
    VkPipelineLayoutCreateInfo info;
    gpusort_result result;
    uint32_t i;

    memset(bindings, 0, sizeof bindings);
    for (i = 0; i < GPUSORTI_BINDINGS; i++) {
        bindings[i].binding = i;
        bindings[i].descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
        bindings[i].descriptorCount = 1;
        bindings[i].stageFlags = VK_SHADER_STAGE_COMPUTE_BIT;
    }
    memset(&set_info, 0, sizeof set_info);
    set_info.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO;
    if (ctx->enabled & GPUSORT_ENABLED_PUSH_DESCRIPTOR) set_info.flags = VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT_KHR;
    set_info.bindingCount = GPUSORTI_BINDINGS;
    set_info.pBindings = bindings;
    result = gpusorti_check(&ctx->host, ctx->vk.CreateDescriptorSetLayout(ctx->device, &set_info, ctx->vk_allocator, &ctx->set_layout),
                            "vkCreateDescriptorSetLayout");
    if (result != GPUSORT_OK) return result;

    memset(&info, 0, sizeof info);
    range.stageFlags = VK_SHADER_STAGE_COMPUTE_BIT;
    range.offset = 0;
    range.size = GPUSORTI_PUSH_WORDS * sizeof(uint32_t);
    info.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO;
    info.setLayoutCount = 1;
    info.pSetLayouts = &ctx->set_layout;
    info.pushConstantRangeCount = 1;
    info.pPushConstantRanges = &range;
    result = gpusorti_check(&ctx->host, ctx->vk.CreatePipelineLayout(ctx->device, &info, ctx->vk_allocator, &ctx->buffer_layout),
                            "vkCreatePipelineLayout");
    if (result != GPUSORT_OK) return result;
    range.size += GPUSORTI_PUSH_ADDRESSES;
    info.setLayoutCount = 0;
    return gpusorti_check(&ctx->host, ctx->vk.CreatePipelineLayout(ctx->device, &info, ctx->vk_allocator, &ctx->address_layout),
                          "vkCreatePipelineLayout");
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

typedef struct gpusorti_shape { /* of a kernel's workgroups */
    uint32_t workgroup_size, items, variant;
} gpusorti_shape;

/* What suits a device. Shapes are wishes: gpusorti_shape_... reduce them to the device's limits. */
typedef struct gpusorti_tuning {
    const char *name;
    uint32_t vendor_id, device_type, subgroup_min; /* 0: any */
    int queue;                    /* 0 any, 1 compute-only queue families, 2 those with graphics */
    uint32_t subgroup_size;       /* to pin where that can be done; 0: the device's usual */
    gpusort_algorithm large;      /* for AUTO, above the small counts */
    uint32_t radix_bits;          /* of count / scan / scatter; one-sweep takes 8 where they fit */
    uint32_t small_count;         /* AUTO sorts up to so many keys by tiles and merges */
    uint32_t polls;               /* of a silent predecessor, before look-back counts its tile */
    uint32_t scan_size;           /* invocations of scan.comp */
    uint32_t stride_groups;       /* workgroups of the kernels that loop over the whole array */
    gpusorti_shape scatter, tile, merge, exchange, histogram;
    gpusorti_shape onesweep[2][3]; /* by words a key - 1 and words a value */
} gpusorti_tuning;

/* The first row that fits the device. Shapes are {invocations, items, variant}. Measured here: the NVIDIA rows, on an H200,
 * and that of CPU drivers, for the time its pipelines take to compile; tools/TUNING.md has the log. The others are taken from
 * published sources, which the line above each names, and wait for someone with the device to run tools/tune. */
static const gpusorti_tuning gpusorti_tunings[] = {
#define GPUSORTI_ONESWEEP_SHAPES(size, items, variant)                                                                 \
    {{{size, items, variant}, {size, items, variant}, {size, (items) / 2, variant}},                                   \
     {{size, (items) / 2, variant}, {size, (items) / 2, variant}, {size, (items) / 2, variant}}}
    {"NVIDIA, compute queue", 0x10de, 0, 0, 1, 32, GPUSORT_ONESWEEP, 8, 1 << 18, 4096, 128, 1056,
     {512, 15, 0}, {512, 8, 2}, {512, 1, 0}, {512, 16, 0}, {512, 16, 0}, GPUSORTI_ONESWEEP_SHAPES(512, 15, 0)},
    {"NVIDIA, graphics queue", 0x10de, 0, 0, 2, 32, GPUSORT_ONESWEEP, 8, 1 << 18, 4096, 128, 1056,
     {512, 15, 0}, {512, 8, 2}, {512, 1, 0}, {512, 16, 0}, {512, 16, 0}, GPUSORTI_ONESWEEP_SHAPES(512, 15, 0)},
    {"CPU drivers", 0, VK_PHYSICAL_DEVICE_TYPE_CPU, 0, 0, 0, GPUSORT_COUNT_SCAN_SCATTER, 8, 1 << 15, 64, 32, 256,
     {256, 4, 0}, {64, 4, 0}, {64, 1, 0}, {64, 4, 0}, {256, 2, 0}, GPUSORTI_ONESWEEP_SHAPES(256, 2, 0)},
    /* 512 x 7 in subgroups of 32 and 256 x 17 are published for RDNA 2 and GCN; forward progress measured (SPAA 2025) */
    {"AMD RDNA", 0x1002, 0, 32, 0, 32, GPUSORT_ONESWEEP, 8, 1 << 16, 256, 128, 512,
     {512, 7, 0}, {256, 8, 2}, {256, 1, 0}, {256, 16, 0}, {256, 8, 0}, GPUSORTI_ONESWEEP_SHAPES(512, 7, 0)},
    {"AMD GCN", 0x1002, 0, 0, 0, 64, GPUSORT_ONESWEEP, 8, 1 << 16, 256, 128, 512,
     {256, 17, 0}, {256, 8, 2}, {256, 1, 0}, {256, 16, 0}, {256, 8, 0}, GPUSORTI_ONESWEEP_SHAPES(256, 17, 0)},
    /* 512 x 10 is published for Arc; forward progress measured on HD 620 (SPAA 2025) */
    {"Intel", 0x8086, 0, 0, 0, 0, GPUSORT_ONESWEEP, 8, 1 << 15, 256, 128, 256,
     {256, 8, 0}, {256, 8, 2}, {256, 1, 0}, {256, 8, 0}, {256, 8, 0}, GPUSORTI_ONESWEEP_SHAPES(512, 10, 0)},
    /* no forward progress on M1 and M3 (SPAA 2025); digits of 4 bits are the steadiest (PlayCanvas) */
    {"Apple", 0x106b, 0, 0, 0, 0, GPUSORT_COUNT_SCAN_SCATTER, 4, 1 << 14, 64, 128, 256,
     {256, 8, 0}, {256, 4, 2}, {256, 1, 0}, {256, 8, 0}, {256, 8, 0}, GPUSORTI_ONESWEEP_SHAPES(256, 8, 0)},
    /* no forward progress on Mali-G78 (SPAA 2025); 64 x 11 is published for Bifrost; digits of 4 bits (PlayCanvas) */
    {"Arm", 0x13b5, 0, 0, 0, 0, GPUSORT_COUNT_SCAN_SCATTER, 4, 1 << 13, 64, 128, 128,
     {64, 11, 0}, {64, 8, 2}, {64, 1, 0}, {64, 8, 0}, {64, 8, 0}, GPUSORTI_ONESWEEP_SHAPES(256, 8, 0)},
    /* nothing is published: the shapes of unknown devices */
    {"Qualcomm", 0x5143, 0, 0, 0, 0, GPUSORT_COUNT_SCAN_SCATTER, 8, 1 << 13, 64, 128, 128,
     {256, 7, 0}, {128, 8, 2}, {128, 1, 0}, {128, 8, 0}, {256, 8, 0}, GPUSORTI_ONESWEEP_SHAPES(256, 8, 0)},
    /* 256 x 7 within 16 KB of shared memory is published for unknown devices */
    {"unknown", 0, 0, 0, 0, 0, GPUSORT_COUNT_SCAN_SCATTER, 8, 1 << 14, 64, 128, 512,
     {256, 7, 0}, {256, 8, 2}, {256, 1, 0}, {256, 8, 0}, {256, 8, 0}, GPUSORTI_ONESWEEP_SHAPES(256, 8, 0)},
#undef GPUSORTI_ONESWEEP_SHAPES
};

enum { /* algorithms of gpusorti_sort that only AUTO takes */
    GPUSORTI_TILES_AND_MERGES = GPUSORT_ODD_EVEN_MERGE + 1,
    GPUSORTI_TILES_AND_BUCKETS
};

/* Small counts: tiles are sorted each by a workgroup; up to merge_count some runs at a time are merged; then, up to the rows'
 * counts, all at once by buckets, whose bounds come from samples. Measured on an H200. tracked: equal keys are told apart,
 * because they have values or because the window leaves bits out. */
static const struct gpusorti_buckets {
    uint32_t key_words, tracked, max_count;
    uint32_t tile_size;                               /* invocations of tile_sort.comp, with 8 items */
    uint32_t sample_stride, bucket, log_capacity;     /* elements a sample, a bucket on average, and log2 of the most it has room for */
    uint32_t bucket_size;                             /* invocations of merge_buckets.comp, with 8 items */
} gpusorti_bucket_rows[] = {
    {1, 0, 1 << 16, 128, 16, 448, 11, 128},  {1, 0, 1 << 17, 256, 32, 1024, 12, 256}, {1, 0, 1 << 18, 512, 32, 1024, 12, 256},
    {1, 1, 1 << 16, 128, 16, 896, 11, 256},  {1, 1, 1 << 17, 256, 16, 512, 11, 128},  {1, 1, 1 << 18, 512, 32, 1024, 12, 256},
    {2, 0, 1 << 16, 128, 16, 896, 11, 256},  {2, 0, 1 << 17, 256, 32, 1024, 12, 256},
};
enum {
    GPUSORTI_BUCKET_ROWS = sizeof gpusorti_bucket_rows / sizeof gpusorti_bucket_rows[0],
    GPUSORTI_MAX_RUNS = 64,     /* as in shaders/buckets.glsl, with the words of a bucket's bound */
    GPUSORTI_BOUND_WORDS = 67,
    GPUSORTI_MERGE_WAYS = 4,    /* runs that merge_tiles.comp merges, with a table of so many samples of each */
    GPUSORTI_MERGE_TABLE = 256
};

/* A checked sort with its layout of scratch: everything that the steps need to know. */
typedef struct gpusorti_sort {
    int algorithm; /* a gpusort_algorithm but AUTO, or GPUSORTI_TILES_AND_MERGES */
    gpusorti_binding_mode mode;
    uint32_t count;
    uint32_t key_bits, key_words, key_kind, descending;
    uint32_t value_size, value_words; /* bytes of the caller's; words that travel with the keys */
    uint32_t wide;                    /* values over 8 bytes: indices travel, one gather at the end */
    uint32_t unpacked;                /* the keys that are sorted lie in scratch, one or two words a key */
    uint32_t first_bit, bit_count, radix_bits, flags;
    uint32_t pass_count;
    gpusorti_shape shape;             /* of the kernel that moves the elements */
    uint32_t tiles_a_span;            /* count / scan / scatter: tiles of a workgroup */
    uint32_t tiles_a_portion;         /* one-sweep: tiles of a dispatch */
    const struct gpusorti_buckets *buckets;
    uint32_t merges;                  /* tiles and merges: dispatches that each merge some runs */
    /* scratch: byte offsets of its sections; keys and values: the unpacked keys, the indices of wide values */
    uint64_t control, status, keys, values, keys_alt, values_alt, rows, end;
} gpusorti_sort;

static uint64_t gpusorti_ceil_div(uint64_t a, uint64_t b) { return a / b + (a % b != 0); }
static uint32_t gpusorti_max(uint32_t a, uint32_t b) { return a > b ? a : b; }

static uint32_t gpusorti_log2(uint32_t x) {
    uint32_t bits = 0;
    while (x >>= 1) bits++;
    return bits;
}

static uint64_t gpusorti_section(uint64_t *end, uint64_t size) {
    uint64_t begin = *end;
    *end = gpusorti_ceil_div(begin + size, GPUSORTI_ALIGNMENT) * GPUSORTI_ALIGNMENT;
    return begin;
}

/* Bytes of packed keys, in whole words. */
static uint64_t gpusorti_packed_size(uint32_t count, uint32_t bits) { return gpusorti_ceil_div((uint64_t)count * bits, 32) * 4; }

static uint32_t gpusorti_tile(const gpusorti_sort *sort) { return sort->shape.workgroup_size * sort->shape.items; }

static const gpusorti_tuning *gpusorti_find_tuning(const gpusort_context *ctx) {
    const gpusorti_tuning *row = gpusorti_tunings;
    int queue = (ctx->queue_flags & VK_QUEUE_GRAPHICS_BIT) ? 2 : 1;
    while ((row->vendor_id != 0 && row->vendor_id != ctx->caps.vendor_id) || (row->device_type != 0 && row->device_type != ctx->caps.device_type) ||
           (row->subgroup_min != 0 && row->subgroup_min != ctx->caps.subgroup_min) ||
           (row->queue != 0 && row->queue != queue)) row++;
    return row;
}

/* The size that subgroups are pinned to where that can be done. */
static uint32_t gpusorti_wanted_subgroup(const gpusort_context *ctx) {
    uint32_t size = ctx->tuning->subgroup_size;
    return size >= ctx->caps.subgroup_min && size <= ctx->caps.subgroup_max ? size : ctx->caps.subgroup_size;
}

/* Whether subgroups can be pinned in workgroups of that many invocations. */
static int gpusorti_pinned(const gpusort_context *ctx, uint32_t workgroup_size) {
    uint32_t size = gpusorti_wanted_subgroup(ctx);
    return ctx->caps.subgroups && (ctx->enabled & GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL) != 0 && workgroup_size % size == 0 &&
           workgroup_size / size <= ctx->caps.subgroup_max_per_group;
}

/* Lanes that kernels may count on in every subgroup. */
static uint32_t gpusorti_subgroup_size(const gpusort_context *ctx, uint32_t workgroup_size) {
    return gpusorti_pinned(ctx, workgroup_size) ? gpusorti_wanted_subgroup(ctx) : ctx->caps.subgroup_min;
}

/* Words of shared memory that a shape takes, as the kernels declare them. */
typedef uint32_t (*gpusorti_shared_words)(const gpusort_context *ctx, const gpusorti_sort *sort, const gpusorti_shape *shape);

static uint32_t gpusorti_scatter_words(const gpusort_context *ctx, const gpusorti_sort *sort, const gpusorti_shape *shape) {
    uint32_t radix = 1u << sort->radix_bits, tile = shape->workgroup_size * shape->items;
    uint32_t subgroups = shape->workgroup_size / gpusorti_subgroup_size(ctx, shape->workgroup_size);
    uint32_t exchange = tile * gpusorti_max(sort->key_words, sort->value_words);
    if (!ctx->caps.subgroups) return exchange + tile + 2 * shape->workgroup_size + 3 * radix;
    return exchange + subgroups * radix + subgroups + 2 * radix + 1;
}

static uint32_t gpusorti_onesweep_words(const gpusort_context *ctx, const gpusorti_sort *sort, const gpusorti_shape *shape) {
    uint32_t radix = 1u << sort->radix_bits, rounds = 1u << (shape->variant >> 1 & 3);
    uint32_t subgroups = shape->workgroup_size / gpusorti_subgroup_size(ctx, shape->workgroup_size);
    uint32_t exchange = shape->workgroup_size * shape->items / rounds * gpusorti_max(sort->key_words, sort->value_words);
    return gpusorti_max(exchange, subgroups * radix) + 2 * radix + subgroups + 8;
}

/* Whether tile_sort.comp has to tell equal keys apart. */
static uint32_t gpusorti_tracked(const gpusorti_sort *sort) { return sort->value_words != 0 || sort->bit_count != sort->key_bits; }

static uint32_t gpusorti_tile_words(const gpusort_context *ctx, const gpusorti_sort *sort, const gpusorti_shape *shape) {
    (void)ctx;
    return shape->workgroup_size * (shape->items + 1) * (sort->key_words + gpusorti_tracked(sort));
}

static uint32_t gpusorti_exchange_words(const gpusort_context *ctx, const gpusorti_sort *sort, const gpusorti_shape *shape) {
    (void)ctx;
    return shape->workgroup_size * shape->items * (sort->key_words + sort->value_words);
}

/* What a kernel asks of its shape. */
typedef struct gpusorti_demands {
    gpusorti_shared_words words;
    uint32_t least_size, least_items; /* invocations; items that are given up last */
    int powers_of_two;
} gpusorti_demands;

static uint32_t gpusorti_power_below(uint32_t x) { return x == 0 ? 1 : 1u << gpusorti_log2(x); }

/* Reduces a wished shape until it fits the device: items down to the kernel's least, then invocations, then items down to
 * one (two for powers of two). Returns 0 where nothing fits. */
static int gpusorti_fit_shape(const gpusort_context *ctx, const gpusorti_sort *sort, gpusorti_shape wish, const gpusorti_demands *demands,
                              gpusorti_shape *out) {
    const uint32_t limit = ctx->caps.max_shared / 4, size_limit = ctx->caps.max_invocations < ctx->caps.max_size_x ? ctx->caps.max_invocations : ctx->caps.max_size_x;
    const uint32_t last_items = demands->powers_of_two ? 2 : 1;
    uint32_t least_items = demands->least_items;
    if (ctx->forced_workgroup_size) wish.workgroup_size = ctx->forced_workgroup_size;
    if (ctx->forced_items) wish.items = ctx->forced_items;
    if (demands->powers_of_two) wish.items = gpusorti_max(gpusorti_power_below(wish.items), last_items);
    while (wish.workgroup_size > size_limit) wish.workgroup_size /= 2;
    wish.workgroup_size = gpusorti_max(wish.workgroup_size, demands->least_size);
    if (wish.workgroup_size > size_limit) return 0;
    while (demands->words(ctx, sort, &wish) > limit) {
        if (wish.items > least_items)
            wish.items = demands->powers_of_two ? wish.items / 2 : wish.items - 1;
        else if (wish.workgroup_size / 2 >= demands->least_size)
            wish.workgroup_size /= 2;
        else if (wish.items > last_items)
            least_items = last_items;
        else
            return 0;
    }
    *out = wish;
    return 1;
}

static int gpusorti_shape_scatter(const gpusort_context *ctx, gpusorti_sort *sort) {
    gpusorti_demands demands = {gpusorti_scatter_words, 32, 4, 0};
    if (ctx->caps.subgroups) demands.least_size = ctx->caps.subgroup_max;
    return gpusorti_fit_shape(ctx, sort, ctx->tuning->scatter, &demands, &sort->shape);
}

/* One-sweep wants an invocation for each value of a digit: narrow subgroups, whose counters take more room, get smaller digits. */
static int gpusorti_shape_onesweep(const gpusort_context *ctx, gpusorti_sort *sort) {
    gpusorti_shape wish = ctx->tuning->onesweep[sort->key_words - 1][sort->value_words];
    gpusorti_demands demands = {gpusorti_onesweep_words, 0, 4, 0};
    if (!ctx->caps.subgroups) return 0;
    if (ctx->forced_items) wish.variant &= ~6u; /* rounds have to divide the items */
    for (; sort->radix_bits >= 2; sort->radix_bits--) {
        demands.least_size = gpusorti_max(1u << sort->radix_bits, ctx->caps.subgroup_max);
        if (gpusorti_fit_shape(ctx, sort, wish, &demands, &sort->shape)) return 1;
    }
    return 0;
}

/* All runs at once: the first row that suits the count, where the device has room for it. */
static int gpusorti_shape_buckets(const gpusort_context *ctx, gpusorti_sort *sort) {
    const uint32_t tracked = gpusorti_tracked(sort);
    uint32_t i;
    if (ctx->forced_workgroup_size || ctx->forced_items) return 0;
    for (i = 0; i < GPUSORTI_BUCKET_ROWS; i++) {
        const struct gpusorti_buckets *row = &gpusorti_bucket_rows[i];
        const uint32_t samples = GPUSORTI_MAX_RUNS * row->tile_size * 8 / row->sample_stride;
        uint32_t bytes = 4 * (9u << row->log_capacity) / 8 * (sort->key_words + tracked) + 1280;
        if (row->key_words != sort->key_words || row->tracked != tracked || sort->count > row->max_count) continue;
        bytes = gpusorti_max(bytes, 4 * sort->key_words * samples + 128);
        bytes = gpusorti_max(bytes, 4 * row->tile_size * 9 * (sort->key_words + tracked));
        if (bytes > ctx->caps.max_shared || gpusorti_max(row->tile_size, row->bucket_size) > ctx->caps.max_invocations) return 0;
        sort->buckets = row;
        sort->shape.workgroup_size = row->tile_size;
        sort->shape.items = 8;
        sort->shape.variant = ctx->tuning->tile.variant;
        return 1;
    }
    return 0;
}

/* Small counts; 0 where the count is not small. */
static int gpusorti_shape_small(const gpusort_context *ctx, gpusorti_sort *sort) {
    const gpusorti_demands demands = {gpusorti_tile_words, 32, 4, 1};
    const int plain = sort->key_words == 1 && !gpusorti_tracked(sort); /* keys of a word and nothing else */
    const uint32_t merge_count = plain ? 1u << 14 : sort->key_words == 2 && sort->value_words != 0 ? 1u << 16 : 1u << 15;
    gpusorti_shape wish = ctx->tuning->tile;
    uint64_t run;
    sort->algorithm = GPUSORTI_TILES_AND_MERGES;
    if (!gpusorti_fit_shape(ctx, sort, wish, &demands, &sort->shape)) return 0;
    if (sort->count <= gpusorti_tile(sort)) return 1;
    if (sort->count > ctx->tuning->small_count || sort->mode == GPUSORTI_ADDRESSES) return 0;
    if (sort->count > merge_count) {
        sort->algorithm = GPUSORTI_TILES_AND_BUCKETS;
        return gpusorti_shape_buckets(ctx, sort);
    }
    /* smaller tiles where several merges follow anyway */
    if (!plain && wish.workgroup_size > 256) wish.workgroup_size = 256;
    if (!gpusorti_fit_shape(ctx, sort, wish, &demands, &sort->shape)) return 0;
    for (run = gpusorti_tile(sort); run < sort->count; run *= GPUSORTI_MERGE_WAYS) sort->merges++;
    return 1;
}

/* Items in registers save round trips through shared memory: invocations go first. */
static int gpusorti_shape_network(const gpusort_context *ctx, gpusorti_sort *sort) {
    const gpusorti_demands demands = {gpusorti_exchange_words, 32, 32, 1};
    return gpusorti_fit_shape(ctx, sort, ctx->tuning->exchange, &demands, &sort->shape);
}

/* Decides the algorithm and the shape of its workgroups. */
static gpusort_result gpusorti_choose(const gpusort_context *ctx, gpusort_algorithm wanted, gpusorti_sort *sort) {
    int fits = 0;
    sort->radix_bits = ctx->forced_radix_bits ? ctx->forced_radix_bits : 8;
    sort->merges = 0;
    if (wanted == GPUSORT_AUTO && gpusorti_shape_small(ctx, sort)) {
        fits = 1;
    } else if (wanted == GPUSORT_ONESWEEP || (wanted == GPUSORT_AUTO && ctx->tuning->large == GPUSORT_ONESWEEP)) {
        sort->algorithm = GPUSORT_ONESWEEP;
        fits = gpusorti_shape_onesweep(ctx, sort);
        if (!fits && wanted == GPUSORT_ONESWEEP)
            return gpusorti_fail(&ctx->host, GPUSORT_ERROR_UNSUPPORTED, "GPUSORT_ONESWEEP needs subgroup operations (basic, ballot, arithmetic)");
    } else if (wanted == GPUSORT_ODD_EVEN_MERGE) {
        sort->algorithm = GPUSORT_ODD_EVEN_MERGE;
        fits = gpusorti_shape_network(ctx, sort);
    }
    if (!fits && wanted != GPUSORT_ODD_EVEN_MERGE) {
        sort->algorithm = GPUSORT_COUNT_SCAN_SCATTER;
        sort->radix_bits = ctx->forced_radix_bits ? ctx->forced_radix_bits : ctx->tuning->radix_bits;
        fits = gpusorti_shape_scatter(ctx, sort);
    }
    if (!fits)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_UNSUPPORTED, "this device's workgroups are too small: %u invocations, %u bytes shared",
                             ctx->caps.max_invocations, ctx->caps.max_shared);
    sort->pass_count = (uint32_t)gpusorti_ceil_div(sort->bit_count, sort->radix_bits);
    return GPUSORT_OK;
}

static int gpusorti_fits_ranges(const gpusort_context *ctx, const gpusorti_sort *sort) {
    uint64_t range = ctx->caps.max_range;
    return gpusorti_packed_size(sort->count, sort->key_bits) <= range && (uint64_t)sort->count * sort->value_size <= range &&
           sort->keys - sort->control <= range && sort->values - sort->keys <= range &&
           sort->end - (sort->wide ? sort->values : sort->keys_alt) <= range;
}

/* Whether a pass can store packed keys of 8 or 16 bits. */
static int gpusorti_stores_narrow(const gpusort_context *ctx, const gpusorti_sort *sort) {
    return sort->algorithm == GPUSORT_ONESWEEP && sort->mode != GPUSORTI_ADDRESSES && (ctx->enabled & GPUSORTI_NARROW) == GPUSORTI_NARROW;
}

/* Layout of scratch; sections that bind together lie together. */
static void gpusorti_layout(const gpusort_context *ctx, gpusorti_sort *sort) {
    const uint64_t n = sort->count, radix = (uint64_t)1 << sort->radix_bits, tiles = gpusorti_ceil_div(n, gpusorti_tile(sort));
    const int passes = sort->algorithm == GPUSORT_ONESWEEP || sort->algorithm == GPUSORT_COUNT_SCAN_SCATTER;
    const int buckets = sort->algorithm == GPUSORTI_TILES_AND_BUCKETS, twins = passes || buckets || sort->merges != 0;
    const int keep = (sort->flags & GPUSORT_KEEP_KEYS) != 0;
    uint64_t end = 0;
    /* Packed keys are unpacked first where no step can store them; so are keys that must stay as they are but would be
     * written before the last step. A single tile has neither trouble. */
    sort->unpacked = twins && !(keep && (buckets || sort->merges == 1)) && (keep || (sort->key_bits < 32 && !gpusorti_stores_narrow(ctx, sort)));
    if (sort->algorithm != GPUSORT_ODD_EVEN_MERGE || sort->wide)
        sort->control = gpusorti_section(&end, 4 * (GPUSORTI_CONTROL_HISTOGRAMS + (passes ? sort->pass_count * radix : 0)));
    sort->status = end;
    if (sort->algorithm == GPUSORT_COUNT_SCAN_SCATTER) {
        /* The scan is short where a workgroup takes several tiles; a forced shape is taken as it is. */
        sort->tiles_a_span = ctx->forced_items ? 1 : (uint32_t)gpusorti_ceil_div(tiles, 4096);
        sort->tiles_a_span = gpusorti_max(sort->tiles_a_span, 1);
        gpusorti_section(&end, 4 * radix * gpusorti_ceil_div(tiles, sort->tiles_a_span));
    } else if (sort->algorithm == GPUSORT_ONESWEEP) {
        /* A status word has 29 bits for a portion's count; two more rows carry totals between portions. */
        const uint32_t most = 0x1fffffffu / gpusorti_tile(sort);
        sort->tiles_a_portion = tiles < most ? (uint32_t)tiles : most;
        gpusorti_section(&end, 4 * radix * ((uint64_t)sort->tiles_a_portion + 2));
    } else if (buckets) {
        const uint64_t samples = GPUSORTI_MAX_RUNS * (gpusorti_tile(sort) / sort->buckets->sample_stride);
        gpusorti_section(&end, 4 * (samples * sort->key_words + gpusorti_ceil_div(n, sort->buckets->bucket) * GPUSORTI_BOUND_WORDS));
    }
    sort->keys = gpusorti_section(&end, sort->unpacked ? n * sort->key_words * 4 : 0);
    sort->values = gpusorti_section(&end, sort->wide ? n * 4 : 0);
    sort->keys_alt = gpusorti_section(&end, twins ? n * sort->key_words * 4 : 0);
    sort->values_alt = gpusorti_section(&end, twins ? n * sort->value_words * 4 : 0);
    /* the rows of wide values are gathered when the keys have been sorted, so they may lie over the twins */
    sort->rows = sort->keys_alt;
    if (sort->wide && end - sort->rows < n * sort->value_size) {
        end = sort->rows;
        gpusorti_section(&end, n * sort->value_size);
    }
    sort->end = end;
}

/* Checks args and fills *sort. own: for gpusort_sort()'s buffers, which may bind by sets of the pool. */
static gpusort_result gpusorti_resolve(const gpusort_context *ctx, const gpusort_cmd_args *args, int own, gpusorti_sort *sort) {
    const gpusorti_host *host = &ctx->host;
    const char *what = own ? "gpusort_host_args" : "gpusort_cmd_args";
    const struct gpusorti_type *type;
    gpusort_result result;
    int addresses;

    if (args->start_canary != 0 || args->end_canary != 0)
        return gpusorti_fail(host, GPUSORT_ERROR_INVALID_ARGUMENT, "%s.%s_canary is not 0: zero the whole structure first", what,
                             args->start_canary ? "start" : "end");
    if ((uint32_t)args->key_type >= GPUSORTI_TYPE_COUNT)
        return gpusorti_fail(host, GPUSORT_ERROR_INVALID_ARGUMENT, "%s.key_type: %d is no gpusort_type", what, (int)args->key_type);
    if ((uint32_t)args->order > GPUSORT_DESCENDING)
        return gpusorti_fail(host, GPUSORT_ERROR_INVALID_ARGUMENT, "%s.order: %d is no gpusort_order", what, (int)args->order);
    if ((uint32_t)args->algorithm > GPUSORT_ODD_EVEN_MERGE)
        return gpusorti_fail(host, GPUSORT_ERROR_INVALID_ARGUMENT, "%s.algorithm: %d is no gpusort_algorithm", what, (int)args->algorithm);
    if (args->flags & ~(uint32_t)(GPUSORT_WRITE_INDICES | GPUSORT_KEEP_KEYS))
        return gpusorti_fail(host, GPUSORT_ERROR_INVALID_ARGUMENT, "%s.flags: 0x%x has unknown bits", what, args->flags);
    if (args->value_size % 4 != 0 || args->value_size > GPUSORTI_MAX_VALUE_SIZE)
        return gpusorti_fail(host, GPUSORT_ERROR_INVALID_ARGUMENT, "%s.value_size: %u is not a multiple of 4 up to %d", what,
                             args->value_size, (int)GPUSORTI_MAX_VALUE_SIZE);
    if ((args->flags & GPUSORT_WRITE_INDICES) && args->value_size != 4)
        return gpusorti_fail(host, GPUSORT_ERROR_INVALID_ARGUMENT, "%s.value_size: GPUSORT_WRITE_INDICES needs 4, not %u", what,
                             args->value_size);
    if ((args->flags & GPUSORT_KEEP_KEYS) && args->value_size == 0)
        return gpusorti_fail(host, GPUSORT_ERROR_INVALID_ARGUMENT, "%s.value_size: GPUSORT_KEEP_KEYS without values sorts nothing", what);
    type = &gpusorti_types[args->key_type];
    if (args->first_bit >= type->bits || args->bit_count > type->bits - args->first_bit)
        return gpusorti_fail(host, GPUSORT_ERROR_INVALID_ARGUMENT, "%s.%s: bits [%u, %u + %u) are not in a key of %u bits", what,
                             args->first_bit >= type->bits ? "first_bit" : "bit_count", args->first_bit, args->first_bit,
                             args->bit_count, type->bits);
    if (args->segment_count != 0 || args->segments.buffer != VK_NULL_HANDLE)
        return gpusorti_fail(host, GPUSORT_ERROR_UNSUPPORTED, "%s.%s: segmented sorts are not offered yet", what,
                             args->segment_count ? "segment_count" : "segments");
    if (args->count > 0xffffffffu)
        return gpusorti_fail(host, GPUSORT_ERROR_TOO_LARGE, "%s.count: %llu is over 2^32 - 1", what, (unsigned long long)args->count);

    memset(sort, 0, sizeof *sort);
    sort->count = (uint32_t)args->count;
    sort->key_bits = type->bits;
    sort->key_words = type->bits == 64 ? 2 : 1;
    sort->key_kind = type->kind;
    sort->descending = args->order == GPUSORT_DESCENDING;
    sort->value_size = args->value_size;
    sort->wide = args->value_size > 8;
    sort->value_words = sort->wide ? 1 : args->value_size / 4;
    sort->flags = args->flags | (sort->wide ? (uint32_t)GPUSORT_WRITE_INDICES : 0u);
    if (args->count_buffer.buffer != VK_NULL_HANDLE) sort->flags |= GPUSORTI_FLAG_GPU_COUNT;
    sort->first_bit = args->first_bit;
    sort->bit_count = args->bit_count ? args->bit_count : type->bits - args->first_bit;
    if (args->algorithm == GPUSORT_ODD_EVEN_MERGE && (sort->flags & GPUSORT_KEEP_KEYS))
        return gpusorti_fail(host, GPUSORT_ERROR_UNSUPPORTED, "%s.flags: GPUSORT_ODD_EVEN_MERGE sorts in place, it cannot keep the keys", what);

    addresses = (ctx->enabled & GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS) != 0;
    if (ctx->enabled & GPUSORT_ENABLED_PUSH_DESCRIPTOR)
        sort->mode = GPUSORTI_PUSHED_BUFFERS;
    else if (own)
        sort->mode = GPUSORTI_POOLED_BUFFERS;
    else if (addresses)
        sort->mode = GPUSORTI_ADDRESSES;
    else
        return gpusorti_fail(host, GPUSORT_ERROR_UNSUPPORTED, "gpusort_desc.enabled: recording needs VK_KHR_push_descriptor or buffer device addresses");
    result = gpusorti_choose(ctx, args->algorithm, sort);
    if (result != GPUSORT_OK) return result;
    gpusorti_layout(ctx, sort);
    if (sort->mode == GPUSORTI_ADDRESSES || gpusorti_fits_ranges(ctx, sort)) return GPUSORT_OK;
    if (!addresses)
        return gpusorti_fail(host, GPUSORT_ERROR_TOO_LARGE,
                             "%s.count: %u elements pass the device's maxStorageBufferRange of %llu bytes, and device addresses are not enabled", what,
                             sort->count, (unsigned long long)ctx->caps.max_range);
    sort->mode = GPUSORTI_ADDRESSES;
    gpusorti_layout(ctx, sort);
    return GPUSORT_OK;
}

/* ---- one step: a dispatch, after a barrier that makes the steps before it visible ---- */
typedef struct gpusorti_step {
    enum gpusorti_kernel kernel;
    gpusorti_spec spec;
    gpusorti_push push;
    gpusort_range bound[GPUSORTI_BINDINGS]; /* keys, values, keys' twin (and values' behind it), control */
    uint64_t range[GPUSORTI_BINDINGS];      /* bytes; 0: not used by this sort */
    uint64_t values_alt;                    /* byte offset in scratch, for addresses */
    uint64_t groups;
    int indirect;                           /* GPUSORTI_DISPATCH_* where the count is on the GPU, or -1 */
} gpusorti_step;

enum { GPUSORTI_DISPATCH_TILES, GPUSORTI_DISPATCH_MERGES, GPUSORTI_DISPATCH_STRIDE }; /* as in begin.comp */

typedef gpusort_result (*gpusorti_visit)(void *user, const gpusorti_sort *sort, const gpusorti_step *step);

typedef struct gpusorti_walk {
    const gpusort_context *ctx;
    const gpusorti_sort *sort;
    const gpusort_cmd_args *args;
    gpusorti_visit visit;
    void *user;
    gpusorti_step step; /* what all steps share */
    gpusort_result result;
} gpusorti_walk;

static gpusort_range gpusorti_offset(gpusort_range range, uint64_t bytes) {
    range.offset += bytes;
    return range;
}

static gpusorti_step gpusorti_step_of(const gpusorti_walk *walk, enum gpusorti_kernel kernel, const gpusorti_shape *shape, uint64_t groups, int indirect) {
    gpusorti_step step = walk->step;
    int pinned = gpusorti_pinned(walk->ctx, shape->workgroup_size);
    step.kernel = walk->sort->mode == GPUSORTI_ADDRESSES ? (enum gpusorti_kernel)(kernel + 1) : kernel;
    step.spec.workgroup_size = shape->workgroup_size;
    step.spec.items = shape->items;
    step.spec.variant = shape->variant;
    step.spec.subgroup_size = gpusorti_subgroup_size(walk->ctx, shape->workgroup_size);
    step.spec.full_subgroups = (uint32_t)pinned;
    step.groups = groups;
    step.indirect = (walk->sort->flags & GPUSORTI_FLAG_GPU_COUNT) ? indirect : -1;
    return step;
}

static void gpusorti_visit_step(gpusorti_walk *walk, const gpusorti_step *step) {
    if (walk->result == GPUSORT_OK) walk->result = walk->visit(walk->user, walk->sort, step);
}

/* A kernel that loops over the array, one element an invocation at a time. */
static gpusorti_step gpusorti_stride_step(const gpusorti_walk *walk, enum gpusorti_kernel kernel, uint32_t variant, uint64_t work_items) {
    gpusorti_shape shape;
    uint64_t groups;
    shape.workgroup_size = walk->ctx->caps.max_invocations < 256 ? 128 : 256;
    shape.items = 1;
    shape.variant = variant;
    groups = gpusorti_ceil_div(work_items, shape.workgroup_size);
    return gpusorti_step_of(walk, kernel, &shape, groups < walk->ctx->tuning->stride_groups ? groups : walk->ctx->tuning->stride_groups,
                            GPUSORTI_DISPATCH_STRIDE);
}

/* Clears the control block and makes the indirect sizes: elements a workgroup of each kind. */
static void gpusorti_walk_begin(gpusorti_walk *walk, uint32_t merge_tile) {
    const gpusorti_sort *sort = walk->sort;
    gpusorti_step step = gpusorti_stride_step(walk, GPUSORTI_KERNEL_begin, 0, 1);
    step.indirect = -1;
    if (sort->flags & GPUSORTI_FLAG_GPU_COUNT) {
        step.bound[1] = walk->args->count_buffer;
        step.range[1] = 4;
    }
    step.push.count = sort->count;
    step.push.pass = (sort->flags & GPUSORTI_FLAG_GPU_COUNT) != 0;
    step.push.arg[0] = (uint32_t)((sort->status - sort->control) / 4);
    step.push.arg[1] = gpusorti_tile(sort) * gpusorti_max(sort->tiles_a_span, 1);
    step.push.arg[2] = merge_tile;
    step.push.arg[3] = step.spec.workgroup_size * 4;
    gpusorti_visit_step(walk, &step);
}

/* Copies of the caller's keys into scratch (1) and back (2). */
static void gpusorti_walk_unpack(gpusorti_walk *walk, uint32_t variant) {
    const gpusorti_sort *sort = walk->sort;
    gpusorti_step step = gpusorti_stride_step(walk, GPUSORTI_KERNEL_finish, variant, sort->count);
    step.bound[0] = walk->args->keys;
    step.range[0] = gpusorti_packed_size(sort->count, sort->key_bits);
    step.bound[2] = gpusorti_offset(walk->args->scratch, sort->keys);
    step.range[2] = (uint64_t)sort->count * sort->key_words * 4;
    step.spec.key_stored_bits = sort->key_bits < 32 ? sort->key_bits : 32;
    gpusorti_visit_step(walk, &step);
}

static void gpusorti_walk_gather(gpusorti_walk *walk) {
    const gpusorti_sort *sort = walk->sort;
    uint32_t variant;
    for (variant = 0; variant < 2; variant++) {
        gpusorti_step step = gpusorti_stride_step(walk, GPUSORTI_KERNEL_gather, variant, (uint64_t)sort->count * sort->value_size / 4);
        step.bound[1] = walk->args->values;
        step.range[1] = (uint64_t)sort->count * sort->value_size;
        step.bound[2] = gpusorti_offset(walk->args->scratch, sort->values);
        step.range[2] = sort->end - sort->values;
        step.values_alt = sort->rows;
        step.push.values_alt_base = (uint32_t)((sort->rows - sort->values) / 4);
        step.push.arg[0] = sort->value_size / 4;
        gpusorti_visit_step(walk, &step);
    }
}

static void gpusorti_walk_count_scan_scatter(gpusorti_walk *walk) {
    const gpusorti_sort *sort = walk->sort;
    const enum gpusorti_kernel kernel = walk->ctx->caps.subgroups ? GPUSORTI_KERNEL_scatter : GPUSORTI_KERNEL_scatter_basic;
    const uint32_t span = gpusorti_tile(sort) * sort->tiles_a_span;
    const uint64_t spans = gpusorti_ceil_div(sort->count, span);
    gpusorti_shape scan_shape = {0, 1, 0};
    uint32_t p;
    scan_shape.workgroup_size = walk->ctx->tuning->scan_size;
    for (p = 0; p < sort->pass_count; p++) {
        gpusorti_step count = gpusorti_step_of(walk, GPUSORTI_KERNEL_count, &sort->shape, spans, GPUSORTI_DISPATCH_TILES);
        gpusorti_step scan = gpusorti_step_of(walk, GPUSORTI_KERNEL_scan, &scan_shape, (uint64_t)1 << sort->radix_bits, -1);
        gpusorti_step scatter = gpusorti_step_of(walk, kernel, &sort->shape, spans, GPUSORTI_DISPATCH_TILES);
        count.spec.variant = scan.spec.variant = p == 0;
        count.push.pass = scan.push.pass = scatter.push.pass = p;
        count.push.arg[0] = scan.push.arg[0] = scatter.push.arg[0] = span;
        gpusorti_visit_step(walk, &count);
        gpusorti_visit_step(walk, &scan);
        gpusorti_visit_step(walk, &scatter);
    }
}

static void gpusorti_walk_onesweep(gpusorti_walk *walk) {
    const gpusorti_sort *sort = walk->sort;
    const uint64_t tiles = gpusorti_ceil_div(sort->count, gpusorti_tile(sort));
    const uint32_t portions = (uint32_t)gpusorti_ceil_div(tiles, sort->tiles_a_portion), radix = 1u << sort->radix_bits;
    const enum gpusorti_kernel kernel = sort->key_bits < 32 && !sort->unpacked ? GPUSORTI_KERNEL_onesweep_narrow : GPUSORTI_KERNEL_onesweep;
    gpusorti_shape shape = walk->ctx->tuning->histogram;
    gpusorti_step step;
    uint64_t groups;
    uint32_t p, portion;

    while (shape.workgroup_size > walk->ctx->caps.max_invocations) shape.workgroup_size /= 2;
    while (shape.variant > 0 && 4 * (gpusorti_ceil_div(sort->key_bits, sort->radix_bits) << (sort->radix_bits + shape.variant)) + 64 > walk->ctx->caps.max_shared)
        shape.variant--;
    groups = gpusorti_ceil_div(sort->count, (uint64_t)shape.workgroup_size * shape.items);
    if (groups > walk->ctx->tuning->stride_groups) groups = walk->ctx->tuning->stride_groups;
    step = gpusorti_step_of(walk, GPUSORTI_KERNEL_histogram, &shape, groups, GPUSORTI_DISPATCH_STRIDE);
    step.push.arg[0] = (sort->tiles_a_portion + 2) * radix;
    step.push.arg[1] = sort->count >= 1u << 20;
    gpusorti_visit_step(walk, &step);

    shape.workgroup_size = walk->ctx->caps.max_invocations < 1024 ? gpusorti_max(radix, 128) : 1024;
    shape.items = 1;
    shape.variant = 0;
    step = gpusorti_step_of(walk, GPUSORTI_KERNEL_bases, &shape, 1, -1);
    gpusorti_visit_step(walk, &step);

    for (p = 0; p < sort->pass_count; p++) {
        for (portion = 0; portion < portions; portion++) {
            uint64_t left = tiles - (uint64_t)portion * sort->tiles_a_portion;
            step = gpusorti_step_of(walk, kernel, &sort->shape, left < sort->tiles_a_portion ? left : sort->tiles_a_portion, GPUSORTI_DISPATCH_TILES);
            step.push.pass = p;
            step.push.arg[0] = sort->tiles_a_portion;
            step.push.arg[1] = portion;
            step.push.arg[2] = walk->ctx->tuning->polls;
            step.push.arg[3] = portions;
#ifdef GPUSORT_TEST_STALL
            step.spec.variant |= walk->ctx->stall << 8;
            if (walk->ctx->stall) step.push.arg[2] = 8;
#endif
            gpusorti_visit_step(walk, &step);
        }
    }
}

enum { GPUSORTI_TILE_ENCODE = 1, GPUSORTI_TILE_DECODE = 2, GPUSORTI_TILE_TO_ALT = 4 }; /* as in tile_sort.comp and merge_tiles.comp */

static gpusorti_shape gpusorti_merge_shape(const gpusort_context *ctx) {
    gpusorti_shape shape = ctx->tuning->merge;
    while (shape.workgroup_size > ctx->caps.max_invocations) shape.workgroup_size /= 2;
    shape.variant = GPUSORTI_MERGE_WAYS | GPUSORTI_MERGE_TABLE << 8;
    return shape;
}

static gpusorti_step gpusorti_tile_step(const gpusorti_walk *walk, uint32_t arg0) {
    const gpusorti_sort *sort = walk->sort;
    gpusorti_step step = gpusorti_step_of(walk, GPUSORTI_KERNEL_tile_sort, &sort->shape, gpusorti_ceil_div(sort->count, gpusorti_tile(sort)),
                                          GPUSORTI_DISPATCH_TILES);
    step.spec.variant |= sort->bit_count == sort->key_bits;
    step.push.arg[0] = GPUSORTI_TILE_ENCODE | arg0;
    return step;
}

/* The number of merges decides where the tiles go, so that the last one ends in the caller's arrays. */
static void gpusorti_walk_merges(gpusorti_walk *walk) {
    const gpusorti_sort *sort = walk->sort;
    const gpusorti_shape merge = gpusorti_merge_shape(walk->ctx);
    const uint64_t groups = gpusorti_ceil_div(sort->count, merge.workgroup_size * merge.items);
    uint32_t run = gpusorti_tile(sort), to_alt = sort->merges % 2 ? GPUSORTI_TILE_TO_ALT : 0, i;
    gpusorti_step step = gpusorti_tile_step(walk, to_alt | (sort->merges == 0 ? (uint32_t)GPUSORTI_TILE_DECODE : 0u));
    gpusorti_visit_step(walk, &step);
    for (i = 0; i < sort->merges; i++, run *= GPUSORTI_MERGE_WAYS) {
        to_alt ^= GPUSORTI_TILE_TO_ALT;
        step = gpusorti_step_of(walk, GPUSORTI_KERNEL_merge_tiles, &merge, groups, GPUSORTI_DISPATCH_MERGES);
        step.push.arg[0] = to_alt | (i + 1 == sort->merges ? (uint32_t)GPUSORTI_TILE_DECODE : 0u);
        step.push.arg[1] = run;
        gpusorti_visit_step(walk, &step);
    }
}

static void gpusorti_walk_buckets(gpusorti_walk *walk) {
    const gpusorti_sort *sort = walk->sort;
    const struct gpusorti_buckets *row = sort->buckets;
    const uint32_t samples = GPUSORTI_MAX_RUNS * (gpusorti_tile(sort) / row->sample_stride);
    gpusorti_step steps[3];
    gpusorti_shape shape;
    uint32_t i;

    steps[0] = gpusorti_tile_step(walk, GPUSORTI_TILE_TO_ALT);
    shape.workgroup_size = walk->ctx->caps.max_invocations < 1024 ? gpusorti_power_below(walk->ctx->caps.max_invocations) : 1024;
    shape.items = 1;
    shape.variant = samples;
    steps[1] = gpusorti_step_of(walk, GPUSORTI_KERNEL_split_runs, &shape, gpusorti_ceil_div(gpusorti_max(sort->count / row->sample_stride, 1), 32), -1);
    shape.workgroup_size = row->bucket_size;
    shape.items = 8;
    shape.variant = (sort->shape.variant | (sort->bit_count == sort->key_bits)) | row->log_capacity << 8;
    steps[2] = gpusorti_step_of(walk, GPUSORTI_KERNEL_merge_buckets, &shape, gpusorti_ceil_div(sort->count, row->bucket), -1);
    for (i = 0; i < 3; i++) {
        steps[i].push.arg[1] = gpusorti_tile(sort);
        steps[i].push.arg[2] = row->sample_stride;
        steps[i].push.arg[3] = row->bucket;
        gpusorti_visit_step(walk, &steps[i]);
    }
}

/* ---- Batcher's odd-even merge: which dispatches sort n elements (shaders/odd_even_merge.comp) ---- */
enum { GPUSORTI_MERGE_ODD = 256, GPUSORTI_MERGE_SORT = 512 };

typedef struct gpusorti_network {
    gpusorti_walk *walk;
    uint32_t log_tile, log_items;
    uint32_t log_columns;     /* neighbouring elements that a workgroup reads together, where it can */
    uint32_t log_columns_min;
} gpusorti_network;

static void gpusorti_network_step(const gpusorti_network *net, uint32_t groups, const uint32_t args[4]) {
    gpusorti_step step = gpusorti_step_of(net->walk, GPUSORTI_KERNEL_odd_even_merge, &net->walk->sort->shape, groups, -1);
    memcpy(step.push.arg, args, sizeof step.push.arg);
    gpusorti_visit_step(net->walk, &step);
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
    while (gpusorti_network_reach(net, steps, net->log_columns_min) + net->log_tile - net->log_columns_min < log_block) steps++;
    for (step = 0; step <= steps; step++) {
        uint32_t left = steps - step;
        uint32_t reach = gpusorti_network_reach(net, left, net->log_columns);
        uint32_t least = left * (net->log_items - 1); /* for the later steps, of which each holds a few rows */
        uint32_t extra = step == 0 ? 0 : 1;           /* a pair of runs is twice the old pitch */
        uint32_t rows_max = net->log_tile - net->log_columns - extra;
        uint32_t next, rows, log_columns, args[4], phase;
        uint64_t span;
        /* The first step is the cheapest and takes all it can, later ones what they must. */
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
        log_columns = net->log_tile - rows < next ? net->log_tile - rows : next;
        span = (uint64_t)1 << (net->log_tile - log_columns + next);
        args[0] = log_block;
        args[1] = next;
        args[2] = log_columns;
        for (phase = 0; phase <= extra; phase++) {
            args[3] = (rows + log_columns) | (phase != 0 ? (uint32_t)GPUSORTI_MERGE_ODD : 0u);
            gpusorti_network_step(net, (uint32_t)gpusorti_ceil_div(end, span) << (next - log_columns), args);
        }
        pitch = next;
    }
}

static void gpusorti_walk_odd_even_merge(gpusorti_walk *walk) {
    const gpusorti_sort *sort = walk->sort;
    const uint32_t n = sort->count;
    uint32_t args[4] = {32, 0, 0, 0}, log_block;
    gpusorti_network net;
    net.walk = walk;
    net.log_tile = gpusorti_log2(gpusorti_tile(sort));
    net.log_items = gpusorti_log2(sort->shape.items);
    net.log_columns = 6 - gpusorti_log2(sort->key_bits / 8); /* 64 bytes of keys, or 32 where that saves a step */
    net.log_columns_min = net.log_columns - 1;
    { /* a tile holds at least as many rows as an invocation items */
        const uint32_t most = net.log_tile - gpusorti_max(net.log_items, 2);
        if (net.log_columns > most) net.log_columns = most;
        if (net.log_columns_min > most) net.log_columns_min = most;
    }
    args[3] = net.log_tile | GPUSORTI_MERGE_SORT;
    gpusorti_network_step(&net, (uint32_t)((n - 1) >> net.log_tile) + 1, args);
    for (log_block = net.log_tile + 1; log_block <= 32 && (n - 1) >> (log_block - 1) != 0; log_block++) gpusorti_network_level(&net, n, log_block);
}

/* Visits the steps of a sort in the order of their execution. */
static gpusort_result gpusorti_walk_steps(const gpusort_context *ctx, const gpusorti_sort *sort, const gpusort_cmd_args *args,
                                          gpusorti_visit visit, void *user) {
    const int passes = sort->algorithm == GPUSORT_ONESWEEP || sort->algorithm == GPUSORT_COUNT_SCAN_SCATTER;
    const gpusorti_shape merge = gpusorti_merge_shape(ctx);
    gpusorti_walk walk;
    gpusorti_step *step = &walk.step;

    memset(&walk, 0, sizeof walk);
    walk.ctx = ctx;
    walk.sort = sort;
    walk.args = args;
    walk.visit = visit;
    walk.user = user;
    step->spec.radix_bits = sort->radix_bits;
    step->spec.key_words = sort->key_words;
    step->spec.key_bits = sort->key_bits;
    step->spec.key_stored_bits = sort->unpacked || sort->key_bits > 32 ? 32 : sort->key_bits;
    step->spec.key_kind = sort->key_kind;
    step->spec.descending = sort->descending;
    step->spec.value_words = sort->value_words;
    step->spec.flags = sort->flags & ~(uint32_t)GPUSORTI_FLAG_GPU_COUNT;
    step->push.count = (sort->flags & GPUSORTI_FLAG_GPU_COUNT) ? 0 : sort->count; /* 0: in the control block */
    step->push.pass_count = sort->pass_count;
    step->push.first_bit = sort->first_bit;
    step->push.bit_count = sort->bit_count;
    step->push.status = (uint32_t)((sort->status - sort->control) / 4);
    step->bound[0] = sort->unpacked ? gpusorti_offset(args->scratch, sort->keys) : args->keys;
    step->bound[1] = sort->wide ? gpusorti_offset(args->scratch, sort->values) : args->values;
    step->bound[2] = gpusorti_offset(args->scratch, sort->keys_alt);
    step->bound[3] = gpusorti_offset(args->scratch, sort->control);
    step->range[0] = sort->unpacked ? (uint64_t)sort->count * sort->key_words * 4 : gpusorti_packed_size(sort->count, sort->key_bits);
    step->range[1] = (uint64_t)sort->count * sort->value_words * 4;
    step->range[2] = sort->end - sort->keys_alt;
    step->range[3] = sort->keys - sort->control;
    step->values_alt = sort->values_alt;
    if (sort->value_words) step->push.values_alt_base = (uint32_t)((sort->values_alt - sort->keys_alt) / (4 * sort->value_words));

    if (sort->algorithm == GPUSORT_ODD_EVEN_MERGE) {
        step->push.status = sort->count; /* the bound of a count on the GPU, which is read where it lies */
        if (sort->flags & GPUSORTI_FLAG_GPU_COUNT) step->bound[3] = args->count_buffer;
        if (sort->flags & GPUSORTI_FLAG_GPU_COUNT) step->range[3] = 4;
    } else if (passes || (sort->flags & GPUSORTI_FLAG_GPU_COUNT))
        gpusorti_walk_begin(&walk, merge.workgroup_size * merge.items);
    if (sort->unpacked) gpusorti_walk_unpack(&walk, 1);
    switch (sort->algorithm) {
    case GPUSORT_ONESWEEP: gpusorti_walk_onesweep(&walk); break;
    case GPUSORT_ODD_EVEN_MERGE: gpusorti_walk_odd_even_merge(&walk); break;
    case GPUSORTI_TILES_AND_MERGES: gpusorti_walk_merges(&walk); break;
    case GPUSORTI_TILES_AND_BUCKETS: gpusorti_walk_buckets(&walk); break;
    default: gpusorti_walk_count_scan_scatter(&walk); break;
    }
    if (passes) {
        gpusorti_step finish = gpusorti_stride_step(&walk, GPUSORTI_KERNEL_finish, 0, sort->count);
        gpusorti_visit_step(&walk, &finish);
    }
    if (sort->unpacked && !(sort->flags & GPUSORT_KEEP_KEYS)) gpusorti_walk_unpack(&walk, 2);
    if (sort->wide) gpusorti_walk_gather(&walk);
    return walk.result;
}

/* ---- >>record ---- */
typedef struct gpusorti_recorder {
    const gpusort_context *ctx;
    VkCommandBuffer commands;
    uint32_t steps;
} gpusorti_recorder;

static void gpusorti_barrier(const gpusort_context *ctx, VkCommandBuffer commands, VkPipelineStageFlags from, VkAccessFlags from_access,
                             VkPipelineStageFlags to, VkAccessFlags to_access) {
    VkMemoryBarrier barrier;
    memset(&barrier, 0, sizeof barrier);
    barrier.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER;
    barrier.srcAccessMask = from_access;
    barrier.dstAccessMask = to_access;
    ctx->vk.CmdPipelineBarrier(commands, from, to, 0, 1, &barrier, 0, NULL, 0, NULL);
}

#ifdef VK_KHR_buffer_device_address
static uint64_t gpusorti_address(const gpusort_context *ctx, gpusort_range range) {
    VkBufferDeviceAddressInfoKHR info;
    if (range.buffer == VK_NULL_HANDLE) return 0;
    memset(&info, 0, sizeof info);
    info.sType = VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO_KHR;
    info.buffer = range.buffer;
    return ctx->vk.GetBufferDeviceAddress(ctx->device, &info) + range.offset;
}
#endif

/* Buffers that a step does not use still need something bound where the kernel names them: the control block. */
static gpusort_result gpusorti_bind_buffers(gpusorti_recorder *recorder, const gpusorti_sort *sort, const gpusorti_step *step) {
    const gpusort_context *ctx = recorder->ctx;
    VkDescriptorBufferInfo infos[GPUSORTI_BINDINGS];
    VkWriteDescriptorSet writes[GPUSORTI_BINDINGS];
    VkDescriptorSet set = VK_NULL_HANDLE;
    uint32_t i;
    if (sort->mode == GPUSORTI_POOLED_BUFFERS) {
        VkDescriptorSetAllocateInfo info;
        VkResult vr;
        memset(&info, 0, sizeof info);
        info.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO;
        info.descriptorPool = ctx->descriptor_pool;
        info.descriptorSetCount = 1;
        info.pSetLayouts = &ctx->set_layout;
        vr = ctx->vk.AllocateDescriptorSets(ctx->device, &info, &set);
        if (vr != VK_SUCCESS) return gpusorti_check(&ctx->host, vr, "vkAllocateDescriptorSets");
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
    if (sort->mode == GPUSORTI_POOLED_BUFFERS) {
        ctx->vk.UpdateDescriptorSets(ctx->device, GPUSORTI_BINDINGS, writes, 0, NULL);
        ctx->vk.CmdBindDescriptorSets(recorder->commands, VK_PIPELINE_BIND_POINT_COMPUTE, ctx->buffer_layout, 0, 1, &set, 0, NULL);
    } else
        ctx->vk.CmdPushDescriptorSet(recorder->commands, VK_PIPELINE_BIND_POINT_COMPUTE, ctx->buffer_layout, 0, GPUSORTI_BINDINGS, writes);
    return GPUSORT_OK;
}

static gpusort_result gpusorti_record_step(void *user, const gpusorti_sort *sort, const gpusorti_step *step) {
    gpusorti_recorder *recorder = (gpusorti_recorder *)user;
    const gpusort_context *ctx = recorder->ctx;
    const gpusorti_pipeline *pipeline = gpusorti_find_pipeline(ctx, step->kernel, &step->spec);
    gpusorti_push push = step->push;
    gpusort_result result;

    /* Also before the first step: the scratch may have served a sort right before. */
    gpusorti_barrier(ctx, recorder->commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_WRITE_BIT,
                     VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | (step->indirect >= 0 ? (VkPipelineStageFlags)VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT : 0u),
                     VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT |
                         (step->indirect >= 0 ? (VkAccessFlags)VK_ACCESS_INDIRECT_COMMAND_READ_BIT : 0u));
    ctx->vk.CmdBindPipeline(recorder->commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline->handle);
    if (sort->mode == GPUSORTI_ADDRESSES) {
#ifdef VK_KHR_buffer_device_address
        gpusort_range scratch = step->bound[3];
        scratch.offset = scratch.offset - sort->control + step->values_alt;
        push.keys = gpusorti_address(ctx, step->bound[0]);
        push.values = gpusorti_address(ctx, step->bound[1]);
        push.keys_alt = gpusorti_address(ctx, step->bound[2]);
        push.values_alt = gpusorti_address(ctx, scratch);
        push.control = gpusorti_address(ctx, step->bound[3]);
#endif
        ctx->vk.CmdPushConstants(recorder->commands, ctx->address_layout, VK_SHADER_STAGE_COMPUTE_BIT, 0,
                                 GPUSORTI_PUSH_ADDRESSES + GPUSORTI_PUSH_WORDS * (uint32_t)sizeof(uint32_t), &push);
    } else {
        result = gpusorti_bind_buffers(recorder, sort, step);
        if (result != GPUSORT_OK) return result;
        ctx->vk.CmdPushConstants(recorder->commands, ctx->buffer_layout, VK_SHADER_STAGE_COMPUTE_BIT, 0,
                                 GPUSORTI_PUSH_WORDS * (uint32_t)sizeof(uint32_t), &push.count);
    }
    if (step->indirect >= 0) {
        ctx->vk.CmdDispatchIndirect(recorder->commands, step->bound[3].buffer,
                                    step->bound[3].offset + 4u * (GPUSORTI_CONTROL_DISPATCH + 4u * (uint32_t)step->indirect));
    } else {
        const uint64_t most = GPUSORTI_MAX_GROUPS, x = step->groups < most ? step->groups : most;
        ctx->vk.CmdDispatch(recorder->commands, (uint32_t)x, (uint32_t)gpusorti_ceil_div(step->groups, x), 1);
    }
    recorder->steps++;
    return GPUSORT_OK;
}

/* Visitors that record nothing: compile what is missing; find out whether anything is. */
static gpusort_result gpusorti_prepare_step(void *user, const gpusorti_sort *sort, const gpusorti_step *step) {
    return gpusorti_need_pipeline((gpusort_context *)user, step->kernel, &step->spec, sort->mode == GPUSORTI_ADDRESSES);
}

static gpusort_result gpusorti_find_step(void *user, const gpusorti_sort *sort, const gpusorti_step *step) {
    const gpusort_context *ctx = (const gpusort_context *)user;
    (void)sort;
    if (gpusorti_find_pipeline(ctx, step->kernel, &step->spec)) return GPUSORT_OK;
    return gpusorti_fail(&ctx->host, GPUSORT_ERROR_NOT_PREPARED, "gpusort_prepare() has not seen this kind of sort");
}

static gpusort_result gpusorti_check_range(const gpusort_context *ctx, const char *name, gpusort_range range, uint64_t element, int addresses) {
    uint64_t alignment = element < 4 ? 4 : element;
    if (range.buffer == VK_NULL_HANDLE)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_cmd_args.%s.buffer is NULL", name);
    if (!addresses && ctx->caps.offset_alignment > alignment) alignment = ctx->caps.offset_alignment;
    if (range.offset % alignment != 0)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_cmd_args.%s.offset: %llu is not a multiple of %llu", name,
                             (unsigned long long)range.offset, (unsigned long long)alignment);
    return GPUSORT_OK;
}

static gpusort_result gpusorti_check_apart(const gpusort_context *ctx, const char *name_a, gpusort_range a, uint64_t size_a,
                                           const char *name_b, gpusort_range b, uint64_t size_b) {
    if (a.buffer != b.buffer || size_a == 0 || size_b == 0 || a.offset + size_a <= b.offset || b.offset + size_b <= a.offset)
        return GPUSORT_OK;
    return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_cmd_args.%s overlaps %s", name_b, name_a);
}

/* The buffers of a sort of more than no elements. */
static gpusort_result gpusorti_check_buffers(const gpusort_context *ctx, const gpusort_cmd_args *args, const gpusorti_sort *sort) {
    int addresses = sort->mode == GPUSORTI_ADDRESSES;
    uint64_t keys_size = gpusorti_packed_size(sort->count, sort->key_bits), values_size = (uint64_t)sort->count * sort->value_size;
    gpusort_result result = gpusorti_check_range(ctx, "keys", args->keys, sort->key_bits / 8, addresses);
    if (result == GPUSORT_OK && sort->value_size != 0)
        result = gpusorti_check_range(ctx, "values", args->values, sort->value_size == 8 ? 8 : 4, addresses);
    if (result == GPUSORT_OK && sort->end != 0) result = gpusorti_check_range(ctx, "scratch", args->scratch, GPUSORTI_ALIGNMENT, addresses);
    if (result == GPUSORT_OK && (sort->flags & GPUSORTI_FLAG_GPU_COUNT))
        result = gpusorti_check_range(ctx, "count_buffer", args->count_buffer, 4, addresses);
    if (result == GPUSORT_OK) result = gpusorti_check_apart(ctx, "keys", args->keys, keys_size, "values", args->values, values_size);
    if (result == GPUSORT_OK) result = gpusorti_check_apart(ctx, "keys", args->keys, keys_size, "scratch", args->scratch, sort->end);
    if (result == GPUSORT_OK) result = gpusorti_check_apart(ctx, "values", args->values, values_size, "scratch", args->scratch, sort->end);
    return result;
}

static gpusort_result gpusorti_record(const gpusort_context *ctx, VkCommandBuffer commands, const gpusort_cmd_args *args,
                                      const gpusorti_sort *sort) {
    gpusorti_recorder recorder;
    recorder.ctx = ctx;
    recorder.commands = commands;
    recorder.steps = 0;
    return gpusorti_walk_steps(ctx, sort, args, gpusorti_record_step, &recorder);
}

/* ---- >>host ---- */
static double gpusorti_now_ms(void) {
#if defined(_WIN32)
    LARGE_INTEGER ticks, frequency;
    QueryPerformanceCounter(&ticks);
    QueryPerformanceFrequency(&frequency);
    return (double)ticks.QuadPart * 1e3 / (double)frequency.QuadPart;
#else
    struct timeval now;
    gettimeofday(&now, NULL);
    return (double)now.tv_sec * 1e3 + (double)now.tv_usec * 1e-3;
#endif
}

static void gpusorti_release_buffer(gpusort_context *ctx, int which) {
    gpusorti_buffer *b = &ctx->buffers[which];
    if (b->buffer != VK_NULL_HANDLE) ctx->vk.DestroyBuffer(ctx->device, b->buffer, ctx->vk_allocator);
    if (b->memory != VK_NULL_HANDLE) ctx->vk.FreeMemory(ctx->device, b->memory, ctx->vk_allocator);
    if (which != GPUSORTI_OWN_STAGING) ctx->memory_used -= b->size;
    memset(b, 0, sizeof *b);
}

/* The first memory type with the most wanted properties, most wanted last. */
static uint32_t gpusorti_memory_type(const gpusort_context *ctx, uint32_t allowed, VkMemoryPropertyFlags required, VkMemoryPropertyFlags wished) {
    uint32_t i, best = 0xffffffffu;
    for (i = 0; i < ctx->memory.memoryTypeCount; i++) {
        VkMemoryPropertyFlags has = ctx->memory.memoryTypes[i].propertyFlags;
        if (!(allowed & (1u << i)) || (has & required) != required) continue;
        if ((has & wished) == wished) return i;
        if (best == 0xffffffffu) best = i;
    }
    return best;
}

static gpusort_result gpusorti_create_buffer(gpusort_context *ctx, int which, uint64_t size) {
    gpusorti_buffer *b = &ctx->buffers[which];
    int staging = which == GPUSORTI_OWN_STAGING;
    VkBufferCreateInfo info;
    VkMemoryRequirements requirements;
    VkMemoryAllocateInfo allocate;
#ifdef VK_KHR_buffer_device_address
    VkMemoryAllocateFlagsInfo flags;
#endif
    gpusort_result result;

    memset(&info, 0, sizeof info);
    info.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO;
    info.size = size;
    info.usage = VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;
    if (!staging) info.usage |= VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT;
    memset(&allocate, 0, sizeof allocate);
    allocate.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO;
#ifdef VK_KHR_buffer_device_address
    if (!staging && (ctx->enabled & GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS)) {
        info.usage |= VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT_KHR;
        memset(&flags, 0, sizeof flags);
        flags.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO;
        flags.flags = VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT_KHR;
        allocate.pNext = &flags;
    }
#endif
    result = gpusorti_check(&ctx->host, ctx->vk.CreateBuffer(ctx->device, &info, ctx->vk_allocator, &b->buffer), "vkCreateBuffer");
    if (result != GPUSORT_OK) return result;
    ctx->vk.GetBufferMemoryRequirements(ctx->device, b->buffer, &requirements);
    allocate.allocationSize = requirements.size;
    allocate.memoryTypeIndex =
        staging ? gpusorti_memory_type(ctx, requirements.memoryTypeBits, VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT,
                                       VK_MEMORY_PROPERTY_HOST_CACHED_BIT)
                : gpusorti_memory_type(ctx, requirements.memoryTypeBits, 0, VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT);
    if (allocate.memoryTypeIndex == 0xffffffffu)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY, "no memory type serves a buffer of %llu bytes", (unsigned long long)size);
    result = gpusorti_check(&ctx->host, ctx->vk.AllocateMemory(ctx->device, &allocate, ctx->vk_allocator, &b->memory), "vkAllocateMemory");
    if (result != GPUSORT_OK) return result;
    result = gpusorti_check(&ctx->host, ctx->vk.BindBufferMemory(ctx->device, b->buffer, b->memory, 0), "vkBindBufferMemory");
    if (result == GPUSORT_OK && staging)
        result = gpusorti_check(&ctx->host, ctx->vk.MapMemory(ctx->device, b->memory, 0, VK_WHOLE_SIZE, 0, &b->mapped), "vkMapMemory");
    return result;
}

/* Makes a buffer of at least that size, over the budget never. */
static gpusort_result gpusorti_need_buffer(gpusort_context *ctx, int which, uint64_t size) {
    gpusorti_buffer *b = &ctx->buffers[which];
    gpusort_result result;
    if (size <= b->size || size == 0) return GPUSORT_OK;
    gpusorti_release_buffer(ctx, which);
    if (which != GPUSORTI_OWN_STAGING) {
        if (ctx->memory_budget != 0 && ctx->memory_used + size > ctx->memory_budget)
            return gpusorti_fail(&ctx->host, GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY, "gpusort_desc.memory_budget: %llu bytes do not hold %llu more",
                                 (unsigned long long)ctx->memory_budget, (unsigned long long)size);
        ctx->memory_used += size;
    }
    b->size = size;
    result = gpusorti_create_buffer(ctx, which, size);
    if (result != GPUSORT_OK) gpusorti_release_buffer(ctx, which);
    return result;
}

/* All buffers of a sort; what earlier, larger sorts left is given back before the sort fails for want of memory. */
static gpusort_result gpusorti_need_buffers(gpusort_context *ctx, const gpusorti_sort *sort) {
    gpusort_result result = GPUSORT_OK;
    uint64_t size[GPUSORTI_OWN_BUFFERS];
    int attempt, i;
    size[GPUSORTI_OWN_KEYS] = gpusorti_packed_size(sort->count, sort->key_bits);
    size[GPUSORTI_OWN_VALUES] = (uint64_t)sort->count * sort->value_size;
    size[GPUSORTI_OWN_SCRATCH] = sort->end;
    size[GPUSORTI_OWN_STAGING] = gpusorti_ceil_div(size[GPUSORTI_OWN_KEYS], 16) * 16 + size[GPUSORTI_OWN_VALUES];
    for (attempt = 0; attempt < 2; attempt++) {
        for (i = 0, result = GPUSORT_OK; i < GPUSORTI_OWN_BUFFERS && result == GPUSORT_OK; i++) result = gpusorti_need_buffer(ctx, i, size[i]);
        if (result != GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY && result != GPUSORT_ERROR_OUT_OF_HOST_MEMORY) break;
        for (i = 0; i < GPUSORTI_OWN_BUFFERS; i++) gpusorti_release_buffer(ctx, i);
    }
    return result;
}

enum { GPUSORTI_SETS_A_SORT = 512 }; /* more than any sort has steps */

/* What gpusort_sort() needs beside the pipelines; made at its first call. */
static gpusort_result gpusorti_need_queue_objects(gpusort_context *ctx) {
    gpusort_result result = GPUSORT_OK;
    if (ctx->command_pool == VK_NULL_HANDLE) {
        VkCommandPoolCreateInfo info;
        memset(&info, 0, sizeof info);
        info.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO;
        info.flags = VK_COMMAND_POOL_CREATE_TRANSIENT_BIT;
        info.queueFamilyIndex = ctx->queue_family;
        result = gpusorti_check(&ctx->host, ctx->vk.CreateCommandPool(ctx->device, &info, ctx->vk_allocator, &ctx->command_pool), "vkCreateCommandPool");
        if (result != GPUSORT_OK) return result;
    }
    if (!ctx->commands[0]) {
        VkCommandBufferAllocateInfo info;
        memset(&info, 0, sizeof info);
        info.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO;
        info.commandPool = ctx->command_pool;
        info.level = VK_COMMAND_BUFFER_LEVEL_PRIMARY;
        info.commandBufferCount = 2;
        result = gpusorti_check(&ctx->host, ctx->vk.AllocateCommandBuffers(ctx->device, &info, ctx->commands), "vkAllocateCommandBuffers");
        if (result != GPUSORT_OK) {
            ctx->commands[0] = NULL;
            return result;
        }
    }
    if (ctx->fence == VK_NULL_HANDLE) {
        VkFenceCreateInfo info;
        memset(&info, 0, sizeof info);
        info.sType = VK_STRUCTURE_TYPE_FENCE_CREATE_INFO;
        result = gpusorti_check(&ctx->host, ctx->vk.CreateFence(ctx->device, &info, ctx->vk_allocator, &ctx->fence), "vkCreateFence");
        if (result != GPUSORT_OK) return result;
    }
    if (ctx->queries == VK_NULL_HANDLE && ctx->timestamp_bits != 0) {
        VkQueryPoolCreateInfo info;
        memset(&info, 0, sizeof info);
        info.sType = VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO;
        info.queryType = VK_QUERY_TYPE_TIMESTAMP;
        info.queryCount = 2;
        result = gpusorti_check(&ctx->host, ctx->vk.CreateQueryPool(ctx->device, &info, ctx->vk_allocator, &ctx->queries), "vkCreateQueryPool");
        if (result != GPUSORT_OK) return result;
    }
    if (ctx->descriptor_pool == VK_NULL_HANDLE && !(ctx->enabled & GPUSORT_ENABLED_PUSH_DESCRIPTOR)) {
        VkDescriptorPoolSize size;
        VkDescriptorPoolCreateInfo info;
        memset(&info, 0, sizeof info);
        size.type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
        size.descriptorCount = (uint32_t)GPUSORTI_SETS_A_SORT * (uint32_t)GPUSORTI_BINDINGS;
        info.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO;
        info.maxSets = GPUSORTI_SETS_A_SORT;
        info.poolSizeCount = 1;
        info.pPoolSizes = &size;
        result = gpusorti_check(&ctx->host, ctx->vk.CreateDescriptorPool(ctx->device, &info, ctx->vk_allocator, &ctx->descriptor_pool),
                                "vkCreateDescriptorPool");
    }
    return result;
}

static gpusort_result gpusorti_begin_commands(gpusort_context *ctx, VkCommandBuffer commands) {
    VkCommandBufferBeginInfo info;
    memset(&info, 0, sizeof info);
    info.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO;
    info.flags = VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT;
    return gpusorti_check(&ctx->host, ctx->vk.BeginCommandBuffer(commands, &info), "vkBeginCommandBuffer");
}

/* Waits for the submission, also for one that an earlier wait gave up on. */
static gpusort_result gpusorti_settle(gpusort_context *ctx) {
    gpusort_result result;
    if (!ctx->pending) return GPUSORT_OK;
    result = gpusorti_check(&ctx->host, ctx->vk.WaitForFences(ctx->device, 1, &ctx->fence, VK_TRUE, UINT64_MAX), "vkWaitForFences");
    if (result == GPUSORT_OK || result == GPUSORT_ERROR_DEVICE_LOST) ctx->pending = 0;
    return result;
}

/* Ends, submits and waits. */
static gpusort_result gpusorti_run_commands(gpusort_context *ctx, VkCommandBuffer commands) {
    VkSubmitInfo submit;
    gpusort_result result = gpusorti_check(&ctx->host, ctx->vk.EndCommandBuffer(commands), "vkEndCommandBuffer");
    if (result != GPUSORT_OK) return result;
    memset(&submit, 0, sizeof submit);
    submit.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO;
    submit.commandBufferCount = 1;
    submit.pCommandBuffers = &commands;
    result = gpusorti_check(&ctx->host, ctx->vk.ResetFences(ctx->device, 1, &ctx->fence), "vkResetFences");
    if (result != GPUSORT_OK) return result;
    result = gpusorti_check(&ctx->host, ctx->vk.QueueSubmit(ctx->queue, 1, &submit, ctx->fence), "vkQueueSubmit");
    if (result != GPUSORT_OK) return result;
    ctx->pending = 1;
    return gpusorti_settle(ctx);
}

static void gpusorti_copy(gpusort_context *ctx, VkCommandBuffer commands, VkBuffer from, uint64_t from_offset, VkBuffer to, uint64_t to_offset,
                          uint64_t size) {
    VkBufferCopy region;
    if (size == 0) return;
    region.srcOffset = from_offset;
    region.dstOffset = to_offset;
    region.size = size;
    ctx->vk.CmdCopyBuffer(commands, from, to, 1, &region);
}

/* Staging holds keys, then values; the caller's arrays are written when everything has succeeded, or not at all. */
static gpusort_result gpusorti_sort_staged(gpusort_context *ctx, const gpusort_host_args *args, const gpusort_cmd_args *cmd,
                                           const gpusorti_sort *sort, gpusort_timings *timings) {
    const uint64_t keys_size = (uint64_t)args->count * sort->key_bits / 8, values_size = (uint64_t)args->count * args->value_size;
    const uint64_t values_at = gpusorti_ceil_div(keys_size, 16) * 16;
    const uint64_t upload_values = (args->flags & GPUSORT_WRITE_INDICES) ? 0 : values_size;
    const uint64_t download_keys = (args->flags & GPUSORT_KEEP_KEYS) ? 0 : keys_size;
    const VkBuffer staging = ctx->buffers[GPUSORTI_OWN_STAGING].buffer;
    char *mapped = (char *)ctx->buffers[GPUSORTI_OWN_STAGING].mapped;
    const int timed = ctx->timestamp_bits != 0;
    double start = gpusorti_now_ms(), uploaded, sorted, end;
    uint64_t ticks[2] = {0, 0};
    gpusort_result result;

    result = gpusorti_check(&ctx->host, ctx->vk.ResetCommandPool(ctx->device, ctx->command_pool, 0), "vkResetCommandPool");
    if (result == GPUSORT_OK && sort->mode == GPUSORTI_POOLED_BUFFERS)
        result = gpusorti_check(&ctx->host, ctx->vk.ResetDescriptorPool(ctx->device, ctx->descriptor_pool, 0), "vkResetDescriptorPool");

    /* upload */
    if (result == GPUSORT_OK) result = gpusorti_begin_commands(ctx, ctx->commands[0]);
    if (result != GPUSORT_OK) return result;
    memcpy(mapped, args->keys, (size_t)keys_size);
    if (upload_values) memcpy(mapped + values_at, args->values, (size_t)upload_values);
    gpusorti_copy(ctx, ctx->commands[0], staging, 0, cmd->keys.buffer, 0, keys_size);
    gpusorti_copy(ctx, ctx->commands[0], staging, values_at, cmd->values.buffer, 0, upload_values);
    result = gpusorti_run_commands(ctx, ctx->commands[0]);
    if (result != GPUSORT_OK) return result;
    uploaded = gpusorti_now_ms();

    /* sort */
    result = gpusorti_begin_commands(ctx, ctx->commands[1]);
    if (result != GPUSORT_OK) return result;
    gpusorti_barrier(ctx, ctx->commands[1], VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                     VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT);
    if (timed) {
        ctx->vk.CmdResetQueryPool(ctx->commands[1], ctx->queries, 0, 2);
        ctx->vk.CmdWriteTimestamp(ctx->commands[1], VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT, ctx->queries, 0);
    }
    result = gpusorti_record(ctx, ctx->commands[1], cmd, sort);
    if (result != GPUSORT_OK) return result;
    if (timed) ctx->vk.CmdWriteTimestamp(ctx->commands[1], VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, ctx->queries, 1);
    gpusorti_barrier(ctx, ctx->commands[1], VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_WRITE_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT,
                     VK_ACCESS_TRANSFER_READ_BIT);

    /* download */
    gpusorti_copy(ctx, ctx->commands[1], cmd->keys.buffer, 0, staging, 0, download_keys);
    gpusorti_copy(ctx, ctx->commands[1], cmd->values.buffer, 0, staging, values_at, values_size);
    gpusorti_barrier(ctx, ctx->commands[1], VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT, VK_PIPELINE_STAGE_HOST_BIT, VK_ACCESS_HOST_READ_BIT);
    result = gpusorti_run_commands(ctx, ctx->commands[1]);
    if (result == GPUSORT_OK && timed)
        result = gpusorti_check(&ctx->host,
                                ctx->vk.GetQueryPoolResults(ctx->device, ctx->queries, 0, 2, sizeof ticks, ticks, sizeof ticks[0],
                                                            VK_QUERY_RESULT_64_BIT | VK_QUERY_RESULT_WAIT_BIT),
                                "vkGetQueryPoolResults");
    if (result != GPUSORT_OK) return result;
    sorted = gpusorti_now_ms();
    if (download_keys) memcpy(args->keys, mapped, (size_t)download_keys);
    if (values_size) memcpy(args->values, mapped + values_at, (size_t)values_size);
    end = gpusorti_now_ms();

    if (timings) {
        uint64_t mask = ctx->timestamp_bits >= 64 ? UINT64_MAX : ((uint64_t)1 << ctx->timestamp_bits) - 1;
        timings->upload_ms = uploaded - start;
        timings->sort_ms = timed ? (double)((ticks[1] - ticks[0]) & mask) * (double)ctx->caps.timestamp_period * 1e-6 : sorted - uploaded;
        timings->total_ms = end - start;
        timings->download_ms = timings->total_ms - timings->upload_ms - timings->sort_ms;
        if (timings->download_ms < 0) timings->download_ms = 0;
    }
    return GPUSORT_OK;
}

/* ---- >>public ---- */
#ifdef __cplusplus
extern "C" {
#endif

GPUSORT_API const char *gpusort_result_string(gpusort_result result) {
    switch (result) {
    case GPUSORT_OK: return "GPUSORT_OK";
    case GPUSORT_ERROR_INVALID_ARGUMENT: return "GPUSORT_ERROR_INVALID_ARGUMENT";
    case GPUSORT_ERROR_OUT_OF_HOST_MEMORY: return "GPUSORT_ERROR_OUT_OF_HOST_MEMORY";
    case GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY: return "GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY";
    case GPUSORT_ERROR_NO_LOADER: return "GPUSORT_ERROR_NO_LOADER";
    case GPUSORT_ERROR_NO_DEVICE: return "GPUSORT_ERROR_NO_DEVICE";
    case GPUSORT_ERROR_UNSUPPORTED: return "GPUSORT_ERROR_UNSUPPORTED";
    case GPUSORT_ERROR_TOO_LARGE: return "GPUSORT_ERROR_TOO_LARGE";
    case GPUSORT_ERROR_DEVICE_LOST: return "GPUSORT_ERROR_DEVICE_LOST";
    case GPUSORT_ERROR_VULKAN: return "GPUSORT_ERROR_VULKAN";
    case GPUSORT_ERROR_NOT_PREPARED: return "GPUSORT_ERROR_NOT_PREPARED";
    case GPUSORT_RESULT_MAX: break;
    }
    return "unknown gpusort_result";
}

GPUSORT_API void gpusort_destroy(gpusort_context *ctx) {
    gpusorti_host host;
    uint32_t i;
    if (!ctx) return;
    host = ctx->host;
    if (ctx->device) {
        gpusorti_settle(ctx);
        for (i = 0; i < GPUSORTI_OWN_BUFFERS; i++) gpusorti_release_buffer(ctx, (int)i);
        for (i = 0; i < ctx->pipeline_count; i++) ctx->vk.DestroyPipeline(ctx->device, ctx->pipelines[i].handle, ctx->vk_allocator);
        if (ctx->queries != VK_NULL_HANDLE) ctx->vk.DestroyQueryPool(ctx->device, ctx->queries, ctx->vk_allocator);
        if (ctx->fence != VK_NULL_HANDLE) ctx->vk.DestroyFence(ctx->device, ctx->fence, ctx->vk_allocator);
        if (ctx->command_pool != VK_NULL_HANDLE) ctx->vk.DestroyCommandPool(ctx->device, ctx->command_pool, ctx->vk_allocator);
        if (ctx->descriptor_pool != VK_NULL_HANDLE) ctx->vk.DestroyDescriptorPool(ctx->device, ctx->descriptor_pool, ctx->vk_allocator);
        if (ctx->address_layout != VK_NULL_HANDLE) ctx->vk.DestroyPipelineLayout(ctx->device, ctx->address_layout, ctx->vk_allocator);
        if (ctx->buffer_layout != VK_NULL_HANDLE) ctx->vk.DestroyPipelineLayout(ctx->device, ctx->buffer_layout, ctx->vk_allocator);
        if (ctx->set_layout != VK_NULL_HANDLE) ctx->vk.DestroyDescriptorSetLayout(ctx->device, ctx->set_layout, ctx->vk_allocator);
        if (ctx->owns_device) ctx->vk.DestroyDevice(ctx->device, ctx->vk_allocator);
    }
    if (ctx->instance && ctx->vk.DestroyInstance) ctx->vk.DestroyInstance(ctx->instance, ctx->vk_allocator);
    if (ctx->pipelines) host.free_(ctx->pipelines, host.alloc_user);
    host.free_(ctx, host.alloc_user);
}

static gpusort_result gpusorti_check_desc(const gpusorti_host *host, const gpusort_desc *desc) {
    if (desc->start_canary != 0 || desc->end_canary != 0)
        return gpusorti_fail(host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_desc.%s_canary is not 0: zero the whole structure first",
                             desc->start_canary ? "start" : "end");
    if (!desc->allocator.alloc != !desc->allocator.free)
        return gpusorti_fail(host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_desc.allocator: alloc and free go together");
    if (desc->enabled & ~(uint32_t)GPUSORTI_ALL_ENABLED)
        return gpusorti_fail(host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_desc.enabled: 0x%x has unknown bits", desc->enabled);
    if (desc->api_version != 0 && desc->api_version < VK_MAKE_VERSION(1, 1, 0))
        return gpusorti_fail(host, GPUSORT_ERROR_UNSUPPORTED, "gpusort_desc.api_version: Vulkan 1.1 is needed");
    if (desc->radix_bits != 0 && desc->radix_bits != 2 && desc->radix_bits != 4 && desc->radix_bits != 8)
        return gpusorti_fail(host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_desc.radix_bits: %u is not 2, 4 or 8", desc->radix_bits);
    if (desc->workgroup_size > 1024 || (desc->workgroup_size & (desc->workgroup_size - 1)) != 0)
        return gpusorti_fail(host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_desc.workgroup_size: %u is not a power of two up to 1024",
                             desc->workgroup_size);
    if (desc->items > 32) return gpusorti_fail(host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_desc.items: %u is over 32", desc->items);
    return GPUSORT_OK;
}

/* The handles of an application's device: all of them, and a loader or a function to start from. */
static gpusort_result gpusorti_check_handles(const gpusorti_host *host, const gpusort_desc *desc, int device) {
    const char *missing = !desc->instance ? "instance" : !desc->physical_device ? "physical_device" : device && !desc->device ? "device" : NULL;
    if (missing) return gpusorti_fail(host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_desc.%s is NULL", missing);
    return GPUSORT_OK;
}

static gpusort_result gpusorti_find_loader(const gpusorti_host *host, const gpusort_desc *desc, gpusorti_functions *vk) {
    vk->GetInstanceProcAddr = gpusorti_first_function(desc);
    if (!vk->GetInstanceProcAddr)
        return gpusorti_fail(host, GPUSORT_ERROR_NO_LOADER, "no Vulkan loader: install one, or set gpusort_desc.get_instance_proc_addr");
    return GPUSORT_OK;
}

static gpusort_result gpusorti_create_instance(gpusort_context *ctx, uint32_t *api_version) {
    PFN_vkEnumerateInstanceVersion version = (PFN_vkEnumerateInstanceVersion)ctx->vk.GetInstanceProcAddr(NULL, "vkEnumerateInstanceVersion");
    PFN_vkEnumerateInstanceExtensionProperties list =
        (PFN_vkEnumerateInstanceExtensionProperties)ctx->vk.GetInstanceProcAddr(NULL, "vkEnumerateInstanceExtensionProperties");
    static const char *const portability[] = {"VK_KHR_portability_enumeration"};
    VkApplicationInfo application;
    VkInstanceCreateInfo info;
    VkExtensionProperties *extensions;
    VkResult vr;
    uint32_t count = 0;
    gpusort_result result;

    if (!version) return gpusorti_fail(&ctx->host, GPUSORT_ERROR_NO_DEVICE, "the Vulkan loader is of version 1.0: 1.1 is needed");
    *api_version = VK_MAKE_VERSION(1, 1, 0);
    result = gpusorti_check(&ctx->host, version(api_version), "vkEnumerateInstanceVersion");
    if (result != GPUSORT_OK) return result;
    if (*api_version < VK_MAKE_VERSION(1, 1, 0))
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_NO_DEVICE, "the Vulkan loader is of version 1.0: 1.1 is needed");
    if (*api_version > VK_MAKE_VERSION(1, 3, 0)) *api_version = VK_MAKE_VERSION(1, 3, 0);
    result = gpusorti_load_global(&ctx->host, &ctx->vk);
    if (result != GPUSORT_OK) return result;

    memset(&application, 0, sizeof application);
    application.sType = VK_STRUCTURE_TYPE_APPLICATION_INFO;
    application.pEngineName = "gpusort";
    application.apiVersion = *api_version;
    memset(&info, 0, sizeof info);
    info.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO;
    info.pApplicationInfo = &application;
    /* Drivers that are only a subset of Vulkan (MoltenVK) are listed on request. */
    if (list && list(NULL, &count, NULL) == VK_SUCCESS && count != 0) {
        extensions = (VkExtensionProperties *)ctx->host.alloc(count * sizeof *extensions, ctx->host.alloc_user);
        if (!extensions) return gpusorti_fail(&ctx->host, GPUSORT_ERROR_OUT_OF_HOST_MEMORY, "no host memory for the list of extensions");
        if (list(NULL, &count, extensions) == VK_SUCCESS && gpusorti_has_extension(extensions, count, portability[0])) {
            info.flags = 1; /* VK_INSTANCE_CREATE_ENUMERATE_PORTABILITY_BIT_KHR, which old headers lack */
            info.enabledExtensionCount = 1;
            info.ppEnabledExtensionNames = portability;
        }
        ctx->host.free_(extensions, ctx->host.alloc_user);
    }
    vr = ctx->vk.CreateInstance(&info, ctx->vk_allocator, &ctx->instance);
    if (vr == VK_ERROR_INCOMPATIBLE_DRIVER) return gpusorti_fail(&ctx->host, GPUSORT_ERROR_NO_DEVICE, "no Vulkan driver is installed");
    result = gpusorti_check(&ctx->host, vr, "vkCreateInstance");
    if (result != GPUSORT_OK) return result;
    result = gpusorti_load_own(&ctx->host, &ctx->vk, ctx->instance);
    if (result != GPUSORT_OK) return result;
    return gpusorti_load_instance(&ctx->host, &ctx->vk, ctx->instance);
}

/* Compute without graphics is best (see the manual, "queues"), then any compute. */
static gpusort_result gpusorti_find_queue_family(const gpusort_context *ctx, VkPhysicalDevice physical, uint32_t *family) {
    VkQueueFamilyProperties families[32];
    uint32_t count = 32, i;
    int best = 0;
    ctx->vk.GetPhysicalDeviceQueueFamilyProperties(physical, &count, families);
    for (i = 0; i < count; i++) {
        int score = !(families[i].queueFlags & VK_QUEUE_COMPUTE_BIT) ? 0 : (families[i].queueFlags & VK_QUEUE_GRAPHICS_BIT) ? 1 : 2;
        if (score > best) {
            best = score;
            *family = i;
        }
    }
    return best > 0 ? GPUSORT_OK : GPUSORT_ERROR_NO_DEVICE;
}

/* The most capable device whose name holds the wanted part: discrete before integrated, virtual and CPU. */
static gpusort_result gpusorti_pick_device(gpusort_context *ctx, const char *wanted, uint32_t api_version) {
    static const int score_of_type[] = {1, 4, 5, 3, 2}; /* other, integrated, discrete, virtual, CPU */
    VkPhysicalDevice *devices;
    uint32_t count = 0, i, family = 0;
    int best = 0;
    gpusort_result result = gpusorti_check(&ctx->host, ctx->vk.EnumeratePhysicalDevices(ctx->instance, &count, NULL), "vkEnumeratePhysicalDevices");
    if (result != GPUSORT_OK) return result;
    if (count == 0) return gpusorti_fail(&ctx->host, GPUSORT_ERROR_NO_DEVICE, "no Vulkan device");
    devices = (VkPhysicalDevice *)ctx->host.alloc(count * sizeof *devices, ctx->host.alloc_user);
    if (!devices) return gpusorti_fail(&ctx->host, GPUSORT_ERROR_OUT_OF_HOST_MEMORY, "no host memory for the list of devices");
    result = gpusorti_check(&ctx->host, ctx->vk.EnumeratePhysicalDevices(ctx->instance, &count, devices), "vkEnumeratePhysicalDevices");
    for (i = 0; i < count && result == GPUSORT_OK; i++) {
        gpusorti_caps caps;
        int score;
        result = gpusorti_read_caps(&ctx->host, &ctx->vk, devices[i], api_version, &caps);
        if (result != GPUSORT_OK) break;
        score = caps.device_type < sizeof score_of_type / sizeof score_of_type[0] ? score_of_type[caps.device_type] : 1;
        if (score <= best || caps.api_version < VK_MAKE_VERSION(1, 1, 0) || (wanted && !strstr(caps.device_name, wanted)) ||
            gpusorti_find_queue_family(ctx, devices[i], &family) != GPUSORT_OK)
            continue;
        best = score;
        ctx->physical_device = devices[i];
        ctx->queue_family = family;
        ctx->caps = caps;
    }
    ctx->host.free_(devices, ctx->host.alloc_user);
    if (result == GPUSORT_OK && best == 0)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_NO_DEVICE, "gpusort_desc.device_name: no device of Vulkan 1.1 with a compute queue%s%s",
                             wanted ? " is named " : "", wanted ? wanted : "");
    return result;
}

/* Names of the extensions that bring `bits` to this device, those in core left out. */
static uint32_t gpusorti_extension_names(const gpusorti_caps *caps, uint32_t bits, const char **names) {
    uint32_t count = 0, i;
    for (i = 0; i < GPUSORTI_EXTENSION_COUNT; i++) {
        const struct gpusorti_extension *e = &gpusorti_extensions[i];
        if ((bits & e->bit) && (e->core_minor == 0 || caps->api_version < VK_MAKE_VERSION(1, e->core_minor, 0))) {
            if (names) names[count] = e->name;
            count++;
        }
    }
    return count;
}

static gpusort_result gpusorti_create_device(gpusort_context *ctx) {
    const char *names[GPUSORTI_EXTENSION_COUNT + 1];
    float priority = 1.0f;
    gpusorti_features features;
    VkDeviceQueueCreateInfo queue;
    VkDeviceCreateInfo info;
    VkExtensionProperties *extensions;
    uint32_t count;
    gpusort_result result = gpusorti_device_extensions(&ctx->host, &ctx->vk, ctx->physical_device, &extensions, &count);
    if (result != GPUSORT_OK) return result;

    ctx->enabled = ctx->caps.offered & GPUSORTI_USEFUL;
    memset(&info, 0, sizeof info);
    info.enabledExtensionCount = gpusorti_extension_names(&ctx->caps, ctx->enabled, names);
    if (gpusorti_has_extension(extensions, count, "VK_KHR_portability_subset")) names[info.enabledExtensionCount++] = "VK_KHR_portability_subset";
    if (extensions) ctx->host.free_(extensions, ctx->host.alloc_user);
    gpusorti_chain_features(&features, ctx->enabled);
    gpusorti_bits_to_features(&features, ctx->enabled);
    memset(&queue, 0, sizeof queue);
    queue.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO;
    queue.queueFamilyIndex = ctx->queue_family;
    queue.queueCount = 1;
    queue.pQueuePriorities = &priority;
    info.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO;
    info.pNext = &features.features;
    info.queueCreateInfoCount = 1;
    info.pQueueCreateInfos = &queue;
    info.ppEnabledExtensionNames = names;
    return gpusorti_check(&ctx->host, ctx->vk.CreateDevice(ctx->physical_device, &info, ctx->vk_allocator, &ctx->device), "vkCreateDevice");
}

/* Instance, device and queue of its own. */
static gpusort_result gpusorti_open_own(gpusort_context *ctx, const gpusort_desc *desc) {
    uint32_t api_version;
    gpusort_result result = gpusorti_create_instance(ctx, &api_version);
    if (result == GPUSORT_OK) result = gpusorti_pick_device(ctx, desc->device_name, api_version);
    if (result == GPUSORT_OK) result = gpusorti_create_device(ctx);
    if (result != GPUSORT_OK) return result;
    ctx->owns_device = 1;
    result = gpusorti_load_device(&ctx->host, &ctx->vk, ctx->device, ctx->caps.api_version, ctx->enabled);
    if (result == GPUSORT_OK) ctx->vk.GetDeviceQueue(ctx->device, ctx->queue_family, 0, &ctx->queue);
    return result;
}

/* The application's device. */
static gpusort_result gpusorti_open_given(gpusort_context *ctx, const gpusort_desc *desc) {
    uint32_t api_version = desc->api_version ? desc->api_version : VK_MAKE_VERSION(1, 1, 0), missing, i;
    gpusort_result result = gpusorti_check_handles(&ctx->host, desc, 1);
    if (result == GPUSORT_OK) result = gpusorti_load_instance(&ctx->host, &ctx->vk, desc->instance);
    if (result == GPUSORT_OK) result = gpusorti_read_caps(&ctx->host, &ctx->vk, desc->physical_device, api_version, &ctx->caps);
    if (result != GPUSORT_OK) return result;
    missing = desc->enabled & ~ctx->caps.offered;
    for (i = 0; i < GPUSORTI_EXTENSION_COUNT; i++)
        if (missing & gpusorti_extensions[i].bit)
            return gpusorti_fail(&ctx->host, GPUSORT_ERROR_UNSUPPORTED, "gpusort_desc.enabled: the device does not offer what %s brings",
                                 gpusorti_extensions[i].name);
    if (missing) return gpusorti_fail(&ctx->host, GPUSORT_ERROR_UNSUPPORTED, "gpusort_desc.enabled: the device does not offer the features 0x%x", missing);
    ctx->physical_device = desc->physical_device;
    ctx->device = desc->device;
    ctx->queue = desc->queue;
    ctx->queue_family = desc->queue_family;
    ctx->enabled = desc->enabled & GPUSORTI_USEFUL;
    return gpusorti_load_device(&ctx->host, &ctx->vk, ctx->device, ctx->caps.api_version, ctx->enabled);
}

static gpusort_result gpusorti_read_queue_family(gpusort_context *ctx) {
    VkQueueFamilyProperties families[32];
    uint32_t count = 32;
    ctx->vk.GetPhysicalDeviceQueueFamilyProperties(ctx->physical_device, &count, families);
    if (ctx->queue_family >= count)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_desc.queue_family: %u, the device has %u", ctx->queue_family, count);
    if (ctx->queue && !(families[ctx->queue_family].queueFlags & VK_QUEUE_COMPUTE_BIT))
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_desc.queue_family: %u has no compute", ctx->queue_family);
    ctx->queue_flags = families[ctx->queue_family].queueFlags;
    ctx->timestamp_bits = families[ctx->queue_family].timestampValidBits;
    return GPUSORT_OK;
}

GPUSORT_API gpusort_result gpusort_create(const gpusort_desc *desc_or_null, gpusort_context **out) {
    gpusort_desc zero;
    const gpusort_desc *desc = desc_or_null ? desc_or_null : &zero;
    gpusorti_host host;
    gpusort_context *ctx;
    gpusort_result result;

    memset(&zero, 0, sizeof zero);
    host = gpusorti_host_from(desc->start_canary == 0 && desc->end_canary == 0 ? desc : NULL);
    if (!out) return gpusorti_fail(&host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_create: out is NULL");
    *out = NULL;
    result = gpusorti_check_desc(&host, desc);
    if (result != GPUSORT_OK) return result;
    ctx = (gpusort_context *)host.alloc(sizeof *ctx, host.alloc_user);
    if (!ctx) return gpusorti_fail(&host, GPUSORT_ERROR_OUT_OF_HOST_MEMORY, "no host memory for the context");
    memset(ctx, 0, sizeof *ctx);
    ctx->host = host;
    ctx->vk_allocator = desc->vk_allocator;
    ctx->pipeline_cache = desc->pipeline_cache;
    ctx->forced_radix_bits = desc->radix_bits;
    ctx->forced_workgroup_size = desc->workgroup_size;
    ctx->forced_items = desc->items;
    ctx->memory_budget = desc->memory_budget;
#ifdef GPUSORT_TEST_STALL
    ctx->stall = desc->stall;
#endif
    result = gpusorti_find_loader(&host, desc, &ctx->vk);
    if (result == GPUSORT_OK)
        result = desc->instance || desc->physical_device || desc->device ? gpusorti_open_given(ctx, desc) : gpusorti_open_own(ctx, desc);
    if (result == GPUSORT_OK) result = gpusorti_read_queue_family(ctx);
    if (result == GPUSORT_OK) {
        ctx->tuning = gpusorti_find_tuning(ctx);
        ctx->vk.GetPhysicalDeviceMemoryProperties(ctx->physical_device, &ctx->memory);
        result = gpusorti_create_layouts(ctx);
    }
    if (result != GPUSORT_OK) {
        gpusort_destroy(ctx);
        return result;
    }
    gpusorti_log(&host, GPUSORTI_LOG_INFO, "gpusort on %s, subgroups of %u", ctx->caps.device_name, ctx->caps.subgroup_size);
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
    out->algorithm = ctx->caps.subgroups ? ctx->tuning->large : GPUSORT_COUNT_SCAN_SCATTER;
}

GPUSORT_API gpusort_result gpusort_query(const gpusort_desc *desc, uint32_t *enabled, uint32_t *extension_count,
                                         const char **extensions_or_null) {
    gpusorti_host host = gpusorti_host_from(desc && desc->start_canary == 0 && desc->end_canary == 0 ? desc : NULL);
    gpusorti_functions vk;
    gpusorti_caps caps;
    const char *names[GPUSORTI_EXTENSION_COUNT];
    uint32_t room, i, count;
    gpusort_result result;
    if (!desc || !enabled || !extension_count)
        return gpusorti_fail(&host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_query: %s is NULL", !desc ? "desc" : !enabled ? "enabled" : "extension_count");
    room = extensions_or_null ? *extension_count : 0;
    *enabled = 0;
    *extension_count = 0;
    memset(&vk, 0, sizeof vk);
    result = gpusorti_check_desc(&host, desc);
    if (result == GPUSORT_OK) result = gpusorti_check_handles(&host, desc, 0);
    if (result == GPUSORT_OK) result = gpusorti_find_loader(&host, desc, &vk);
    if (result == GPUSORT_OK) result = gpusorti_load_instance(&host, &vk, desc->instance);
    if (result == GPUSORT_OK)
        result = gpusorti_read_caps(&host, &vk, desc->physical_device, desc->api_version ? desc->api_version : VK_MAKE_VERSION(1, 1, 0), &caps);
    if (result != GPUSORT_OK) return result;
    *enabled = caps.offered;
    count = gpusorti_extension_names(&caps, caps.offered, names);
    for (i = 0; i < count && i < room; i++) extensions_or_null[i] = names[i];
    *extension_count = extensions_or_null && room < count ? room : count;
    return GPUSORT_OK;
}

/* The steps with a count on the GPU take in those without. */
static gpusort_result gpusorti_prepare_count(gpusort_context *ctx, const gpusort_cmd_args *args) {
    gpusorti_sort sort;
    gpusort_result result = gpusorti_resolve(ctx, args, 0, &sort);
    if (result != GPUSORT_OK || sort.count == 0) return result;
    sort.flags |= GPUSORTI_FLAG_GPU_COUNT;
    return gpusorti_walk_steps(ctx, &sort, args, gpusorti_prepare_step, ctx);
}

GPUSORT_API gpusort_result gpusort_prepare(gpusort_context *ctx, const gpusort_cmd_args *args) {
    gpusort_cmd_args some;
    gpusort_result result;
    uint64_t count;
    if (!ctx) return GPUSORT_ERROR_INVALID_ARGUMENT;
    if (!args) return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_prepare: args is NULL");
    result = gpusorti_prepare_count(ctx, args);
    /* Kernels change with the count only at powers of two, and where buffers pass the range that can be bound. */
    some = *args;
    for (count = 1; count < args->count && result == GPUSORT_OK; count *= 2) {
        some.count = count;
        result = gpusorti_prepare_count(ctx, &some);
    }
    return result;
}

GPUSORT_API gpusort_result gpusort_scratch(const gpusort_context *ctx, const gpusort_cmd_args *args, gpusort_memory *out) {
    gpusorti_sort sort;
    gpusort_result result;
    if (out) memset(out, 0, sizeof *out);
    if (!ctx) return GPUSORT_ERROR_INVALID_ARGUMENT;
    if (!args || !out) return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_scratch: %s is NULL", !args ? "args" : "out");
    result = gpusorti_resolve(ctx, args, 0, &sort);
    if (result != GPUSORT_OK) return result;
    out->size = sort.count == 0 ? 0 : sort.end;
    out->alignment = GPUSORTI_ALIGNMENT;
    out->usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT;
    if (sort.mode == GPUSORTI_ADDRESSES) out->usage |= 0x00020000; /* VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT, which old headers lack */
    return GPUSORT_OK;
}

GPUSORT_API gpusort_result gpusort_cmd_sort(const gpusort_context *ctx, VkCommandBuffer command_buffer, const gpusort_cmd_args *args) {
    gpusorti_sort sort;
    gpusort_result result;
    if (!ctx) return GPUSORT_ERROR_INVALID_ARGUMENT;
    if (!args || !command_buffer)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_cmd_sort: %s is NULL", !args ? "args" : "command_buffer");
    result = gpusorti_resolve(ctx, args, 0, &sort);
    if (result != GPUSORT_OK || sort.count == 0) return result;
    result = gpusorti_check_buffers(ctx, args, &sort);
    if (result == GPUSORT_OK) result = gpusorti_walk_steps(ctx, &sort, args, gpusorti_find_step, (void *)ctx);
    if (result == GPUSORT_OK) result = gpusorti_record(ctx, command_buffer, args, &sort);
    return result;
}

GPUSORT_API gpusort_result gpusort_sort(gpusort_context *ctx, const gpusort_host_args *args) {
    gpusort_cmd_args cmd;
    gpusorti_sort sort;
    gpusort_result result;
    if (!ctx) return GPUSORT_ERROR_INVALID_ARGUMENT;
    if (!args) return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_sort: args is NULL");
    memset(&cmd, 0, sizeof cmd);
    cmd.start_canary = args->start_canary;
    cmd.end_canary = args->end_canary;
    cmd.count = args->count;
    cmd.key_type = args->key_type;
    cmd.order = args->order;
    cmd.value_size = args->value_size;
    cmd.first_bit = args->first_bit;
    cmd.bit_count = args->bit_count;
    cmd.flags = args->flags;
    cmd.algorithm = args->algorithm;
    result = gpusorti_resolve(ctx, &cmd, 1, &sort);
    if (result != GPUSORT_OK) return result;
    if (args->timings) memset(args->timings, 0, sizeof *args->timings);
    if (sort.count == 0) return GPUSORT_OK;
    if (!args->keys) return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_host_args.keys is NULL");
    if (args->value_size != 0 && !args->values) return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_host_args.values is NULL");
    if (!ctx->queue) return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_desc.queue was not given: gpusort_sort() needs it");
    if (ctx->lost) return gpusorti_fail(&ctx->host, GPUSORT_ERROR_DEVICE_LOST, "the device was lost in an earlier call");

    result = gpusorti_settle(ctx);
    if (result == GPUSORT_OK) result = gpusorti_need_queue_objects(ctx);
    if (result == GPUSORT_OK) result = gpusorti_need_buffers(ctx, &sort);
    if (result == GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY && args->algorithm == GPUSORT_AUTO && args->value_size == 0) {
        gpusorti_log(&ctx->host, GPUSORTI_LOG_WARNING, "no device memory for a second copy of the keys: sorting in place");
        cmd.algorithm = GPUSORT_ODD_EVEN_MERGE;
        result = gpusorti_resolve(ctx, &cmd, 1, &sort);
        if (result == GPUSORT_OK) result = gpusorti_need_buffers(ctx, &sort);
    }
    if (result == GPUSORT_OK) result = gpusorti_walk_steps(ctx, &sort, &cmd, gpusorti_prepare_step, ctx);
    if (result == GPUSORT_OK) {
        cmd.keys.buffer = ctx->buffers[GPUSORTI_OWN_KEYS].buffer;
        cmd.values.buffer = ctx->buffers[GPUSORTI_OWN_VALUES].buffer;
        cmd.scratch.buffer = ctx->buffers[GPUSORTI_OWN_SCRATCH].buffer;
        result = gpusorti_sort_staged(ctx, args, &cmd, &sort, args->timings);
    }
    if (result == GPUSORT_ERROR_DEVICE_LOST) ctx->lost = 1;
    return result;
}

#ifdef __cplusplus
}
#endif

/* ---- >>shaders ---- */
/* ==== GENERATED by tools/embed.sh: SPIR-V of shaders/, do not edit ==== */
/* clang-format off */
/* begin.comp, 869 words */
static const uint32_t gpusorti_spv_begin[] = {
119734787,66304,524299,143,0,131089,1,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,0,1,393231,5,2,0x6e69616d,0,3,
393232,2,17,1,1,1,262215,4,6,4,327752,5,0,35,0,196679,5,2,262215,6,34,0,262215,6,33,3,262215,3,11,29,262215,7,6,4,
327752,8,0,35,0,327752,8,1,35,4,327752,8,2,35,8,327752,8,3,35,12,327752,8,4,35,16,327752,8,5,35,20,327752,8,6,35,24,
327752,8,7,35,40,327752,8,8,35,44,196679,8,2,262215,9,1,0,262215,10,6,4,327752,11,0,35,0,196679,11,2,262215,12,34,0,
262215,12,33,1,262215,13,1,0,262215,14,11,25,131091,15,196641,16,15,262165,17,32,0,262176,18,7,17,458785,19,15,18,18,
18,18,262187,17,20,0,131092,21,262187,17,22,1,262187,17,23,65535,196637,4,17,196638,5,4,262176,24,12,5,262203,24,6,12,
262165,25,32,1,262187,25,26,0,262187,17,27,8,262187,17,28,4,262176,29,12,17,262187,17,30,2,262187,17,31,32,262176,32,
1,17,262203,32,3,1,262172,7,17,28,720926,8,17,17,17,17,17,17,7,17,17,262176,33,9,8,262203,33,34,9,262187,25,35,6,
262176,36,9,17,262194,17,9,256,262187,25,37,1,196637,10,17,196638,11,10,262176,38,12,11,262203,38,12,12,262187,17,39,
0xffffffff,262187,25,40,2,262187,25,41,3,262187,17,42,2048,262194,17,13,1,262167,43,17,3,393267,43,14,13,22,22,262187,
17,44,9,262187,17,45,10,327734,15,2,0,16,131320,46,262203,18,47,7,262203,18,48,7,262203,18,49,7,262203,18,50,7,262203,
18,51,7,262203,18,52,7,262203,18,53,7,262203,18,54,7,262203,18,55,7,262203,18,56,7,262203,18,57,7,262203,18,58,7,
196855,59,0,196859,20,60,131320,60,262205,17,61,3,327808,17,62,31,61,131321,63,131320,63,458997,17,64,62,60,65,66,
393281,36,67,34,35,26,262205,17,68,67,327856,21,69,64,68,262390,70,66,0,262394,69,66,70,131320,66,393281,29,71,6,26,
64,196670,71,20,327808,17,65,64,9,131321,63,131320,70,327851,21,72,61,20,196855,73,0,262394,72,74,73,131320,74,131321,
59,131320,73,327745,36,75,34,26,262205,17,76,75,327745,36,77,34,37,262205,17,78,77,327851,21,79,78,20,196855,80,0,
262394,79,81,80,131320,81,393281,29,82,12,26,26,262205,17,83,82,458764,17,84,1,38,76,83,131321,80,131320,80,458997,17,
85,76,73,84,81,131321,86,131320,86,458997,17,87,20,80,88,89,327856,21,90,87,31,262390,91,89,0,262394,90,89,91,131320,
89,393281,29,92,6,26,87,196670,92,20,327808,17,88,87,37,131321,86,131320,91,393281,29,93,6,26,26,196670,93,85,196670,
47,20,196670,48,85,393281,36,94,34,35,37,262205,17,95,94,196670,49,95,196670,50,39,524345,15,96,97,47,48,49,50,196670,
51,22,196670,52,85,393281,36,98,34,35,40,262205,17,99,98,196670,53,99,196670,54,39,524345,15,100,97,51,52,53,54,
196670,55,30,196670,56,85,393281,36,101,34,35,41,262205,17,102,101,196670,57,102,196670,58,42,524345,15,103,97,55,56,
57,58,131321,59,131320,59,65789,65592,327734,15,97,0,19,196663,18,104,196663,18,105,196663,18,106,196663,18,107,
131320,108,262205,17,109,105,262205,17,110,106,327814,17,111,109,110,262205,17,112,105,262205,17,113,106,327817,17,
114,112,113,327851,21,115,114,20,393385,17,116,115,22,20,327808,17,117,111,116,262205,17,118,107,458764,17,119,1,38,
117,118,458764,17,120,1,38,119,23,262205,17,121,104,327812,17,122,28,121,327808,17,123,27,122,393281,29,124,6,26,123,
196670,124,120,262205,17,125,104,327812,17,126,28,125,327808,17,127,126,44,327850,21,128,120,20,196855,129,0,262394,
128,130,131,131320,130,131321,129,131320,131,327814,17,132,119,120,327817,17,133,119,120,327851,21,134,133,20,393385,
17,135,134,22,20,327808,17,136,132,135,131321,129,131320,129,458997,17,137,20,130,136,131,393281,29,138,6,26,127,
196670,138,137,262205,17,139,104,327812,17,140,28,139,327808,17,141,140,45,393281,29,142,6,26,141,196670,142,22,65789,
65592};
/* begin.comp -DGPUSORTI_ADDRESS, 1179 words */
static const uint32_t gpusorti_spv_begin_address[] = {
119734787,66304,524299,189,0,131089,1,131089,5347,589834,0x5f565053,0x5f52484b,0x73796870,0x6c616369,0x6f74735f,
0x65676172,0x6675625f,7497062,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,5348,1,393231,5,2,0x6e69616d,0,3,
393232,2,17,1,1,1,262215,4,6,4,327752,5,0,35,0,327752,5,1,35,8,327752,5,2,35,16,327752,5,3,35,24,327752,5,4,35,32,
327752,5,5,35,40,327752,5,6,35,44,327752,5,7,35,48,327752,5,8,35,52,327752,5,9,35,56,327752,5,10,35,60,327752,5,11,35,
64,327752,5,12,35,80,327752,5,13,35,84,196679,5,2,262215,6,6,4,327752,7,0,35,0,196679,7,2,262215,3,11,29,262215,8,1,0,
262215,9,1,0,262215,10,11,25,262215,11,1,1,262215,12,1,2,262215,13,1,3,262215,14,1,4,262215,15,1,5,262215,16,1,6,
262215,17,1,7,262215,18,1,8,262215,19,1,9,262215,20,1,10,262215,21,1,11,262215,22,1,12,131091,23,196641,24,23,262165,
25,32,0,262176,26,7,25,458785,27,23,26,26,26,26,262187,25,28,0,131092,29,262187,25,30,1,262187,25,31,65535,262167,32,
25,2,262187,25,33,4,262172,4,25,33,1048606,5,32,32,32,32,32,25,25,25,25,25,25,4,25,25,262176,34,9,5,262203,34,35,9,
262165,36,32,1,262187,36,37,4,262176,38,9,32,196647,39,5349,196637,6,25,196638,7,6,262176,39,5349,7,262187,36,40,0,
262187,25,41,8,262176,42,5349,25,262187,25,43,2,262187,25,44,32,262176,45,1,25,262203,45,3,1,262187,36,46,11,262176,
47,9,25,262194,25,8,256,262187,36,48,5,262187,36,49,6,262187,36,50,1,262187,25,51,0xffffffff,262187,36,52,2,262187,36,
53,3,262187,25,54,2048,262194,25,9,1,262167,55,25,3,393267,55,10,9,30,30,262194,25,11,8,262194,25,12,8,262194,25,13,
32,262194,25,14,1,262194,25,15,1,262194,25,16,32,262194,25,17,32,262194,25,18,0,262194,25,19,0,262194,25,20,0,262194,
25,21,0,262194,25,22,0,393268,25,56,196,30,12,393268,25,57,132,8,11,262187,25,58,3,262187,25,59,5,262187,25,60,24,
262187,25,61,160,262187,25,62,16,196650,29,63,262176,64,7,29,196649,29,65,262187,25,66,9,262187,25,67,10,327734,23,2,
0,24,131320,68,327739,64,69,7,63,262203,26,70,7,262203,26,71,7,262203,26,72,7,262203,26,73,7,262203,26,74,7,262203,26,
75,7,262203,26,76,7,262203,26,77,7,262203,26,78,7,262203,26,79,7,262203,26,80,7,262203,26,81,7,262203,26,82,7,262203,
26,83,7,262203,26,84,7,196855,85,0,196859,28,86,131320,86,262205,25,87,3,327808,25,88,44,87,196670,70,88,131321,89,
131320,89,458997,25,90,88,86,91,92,393281,47,93,35,46,40,262205,25,94,93,327856,29,95,90,94,262390,96,92,0,262394,95,
92,96,131320,92,327745,38,97,35,37,262205,32,98,97,262268,39,99,98,393281,42,100,99,40,90,327742,100,28,2,4,327808,25,
91,90,8,196670,70,91,131321,89,131320,96,327851,29,101,87,28,196855,102,0,262394,101,103,102,131320,103,196670,69,65,
131321,85,131320,102,327745,47,104,35,48,262205,25,105,104,196670,71,105,327745,47,106,35,49,262205,25,107,106,327851,
29,108,107,28,196855,109,0,262394,108,110,109,131320,110,327745,38,111,35,50,262205,32,112,111,262268,39,113,112,
393281,42,114,113,40,40,393277,25,115,114,2,4,458764,25,116,1,38,105,115,196670,71,116,131321,109,131320,109,458997,
25,117,105,102,116,110,196670,72,28,131321,118,131320,118,458997,25,119,28,109,120,121,327856,29,122,119,44,262390,
123,121,0,262394,122,121,123,131320,121,327745,38,124,35,37,262205,32,125,124,262268,39,126,125,393281,42,127,126,40,
119,327742,127,28,2,4,327808,25,120,119,50,196670,72,120,131321,118,131320,123,327745,38,128,35,37,262205,32,129,128,
262268,39,130,129,393281,42,131,130,40,40,327742,131,117,2,4,196670,73,28,196670,74,117,393281,47,132,35,46,50,262205,
25,133,132,196670,75,133,196670,76,51,524345,23,134,135,73,74,75,76,196670,77,30,196670,78,117,393281,47,136,35,46,52,
262205,25,137,136,196670,79,137,196670,80,51,524345,23,138,135,77,78,79,80,196670,81,43,196670,82,117,393281,47,139,
35,46,53,262205,25,140,139,196670,83,140,196670,84,54,524345,23,141,135,81,82,83,84,196670,69,65,131321,85,131320,85,
65789,65592,327734,23,135,0,27,196663,26,142,196663,26,143,196663,26,144,196663,26,145,131320,146,262203,26,147,7,
262203,26,148,7,262203,26,149,7,262205,25,150,143,262205,25,151,144,327814,25,152,150,151,262205,25,153,143,262205,25,
154,144,327817,25,155,153,154,327851,29,156,155,28,393385,25,157,156,30,28,327808,25,158,152,157,262205,25,159,145,
458764,25,160,1,38,158,159,196670,147,160,458764,25,161,1,38,160,31,196670,148,161,327745,38,162,35,37,262205,32,163,
162,262268,39,164,163,262205,25,165,142,327812,25,166,33,165,327808,25,167,41,166,393281,42,168,164,40,167,327742,168,
161,2,4,262205,25,169,142,327812,25,170,33,169,327808,25,171,41,170,327808,25,172,170,66,327850,29,173,161,28,196855,
174,0,262394,173,175,176,131320,175,196670,149,28,131321,174,131320,176,327814,25,177,160,161,327817,25,178,160,161,
327851,29,179,178,28,393385,25,180,179,30,28,327808,25,181,177,180,196670,149,181,131321,174,131320,174,458997,25,182,
28,175,181,176,393281,42,183,164,40,172,327742,183,182,2,4,262205,25,184,142,327812,25,185,33,184,327808,25,186,41,
185,327808,25,187,185,67,393281,42,188,164,40,187,327742,188,30,2,4,65789,65592};
/* count.comp, 3259 words */
static const uint32_t gpusorti_spv_count[] = {
119734787,66304,524299,573,0,131089,1,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,0,1,524303,5,2,0x6e69616d,0,3,
4,5,393232,2,17,1,1,1,262215,6,6,4,327752,7,0,35,0,327752,7,1,35,4,327752,7,2,35,8,327752,7,3,35,12,327752,7,4,35,16,
327752,7,5,35,20,327752,7,6,35,24,327752,7,7,35,40,327752,7,8,35,44,196679,7,2,262215,8,6,4,327752,9,0,35,0,196679,9,
2,262215,10,34,0,262215,10,33,3,262215,3,11,26,262215,4,11,24,262215,11,1,5,262215,12,6,8,327752,13,0,35,0,196679,13,
2,262215,14,34,0,262215,14,33,2,262215,15,6,8,327752,16,0,35,0,196679,16,2,262215,17,34,0,262215,17,33,0,262215,18,6,
4,327752,19,0,35,0,196679,19,2,262215,20,34,0,262215,20,33,2,262215,21,1,7,262215,22,6,4,327752,23,0,35,0,196679,23,2,
262215,24,34,0,262215,24,33,0,262215,25,1,8,262215,26,1,6,262215,27,1,9,262215,28,1,2,262215,29,1,12,262215,5,11,29,
262215,30,1,0,262215,31,1,1,262215,32,1,0,262215,33,11,25,131091,34,196641,35,34,262165,36,32,0,196641,37,36,131092,
38,262167,39,36,2,327713,40,39,38,36,262177,41,39,39,393249,42,36,39,36,36,262177,43,36,36,196641,44,39,327713,45,38,
39,39,262187,36,46,4,262172,6,36,46,720926,7,36,36,36,36,36,36,6,36,36,262176,47,9,7,262203,47,48,9,262165,49,32,1,
262187,49,50,0,262176,51,9,36,262187,36,52,0,196637,8,36,196638,9,8,262176,53,12,9,262203,53,10,12,262176,54,12,36,
262167,55,36,3,262176,56,1,55,262203,56,3,1,262187,36,57,1,262176,58,1,36,262203,56,4,1,262194,36,11,1,262187,36,59,2,
393268,38,60,170,11,59,262176,61,7,39,196637,12,39,196638,13,12,262176,62,12,13,262203,62,14,12,262187,49,63,7,262176,
64,12,39,196637,15,39,196638,16,15,262176,65,12,16,262203,65,17,12,196637,18,36,196638,19,18,262176,66,12,19,262203,
66,20,12,262194,36,21,32,262187,36,67,32,393268,38,68,170,21,67,196637,22,36,196638,23,22,262176,69,12,23,262203,69,
24,12,262187,36,70,16,393268,38,71,170,21,70,458804,36,72,169,71,57,59,393268,49,73,128,21,52,393268,38,74,170,11,59,
262194,36,25,0,393268,38,75,170,25,57,262194,36,26,32,393268,36,76,130,26,57,262187,36,77,31,393268,36,78,199,76,77,
393268,36,79,196,57,78,393268,38,80,170,25,59,262187,49,81,31,262194,36,27,0,393268,38,82,171,27,52,393268,38,83,170,
25,57,393268,38,84,170,25,59,393268,36,85,130,26,57,393268,49,86,128,85,52,262187,49,87,1,393268,38,88,174,26,67,
262187,36,89,0xffffffff,393268,36,90,199,26,77,393268,36,91,196,57,90,393268,36,92,130,91,57,458804,36,93,169,88,89,
92,393268,38,94,171,27,52,393268,38,95,170,11,57,262187,49,96,3,262194,36,28,8,262187,49,97,4,262187,36,98,64,393268,
38,99,170,11,59,262187,49,100,6,262176,101,7,38,262194,36,29,0,393268,36,102,199,29,57,393268,38,103,171,102,52,
262203,58,5,1,393268,36,104,196,57,28,262172,105,36,104,262176,106,4,105,262203,106,107,4,262176,108,4,36,262194,36,
30,256,262203,108,109,4,262203,108,110,4,262203,108,111,4,262187,36,112,264,327724,39,113,52,52,196650,38,114,262194,
36,31,8,262172,115,38,31,262176,116,7,115,262172,117,39,31,262176,118,7,117,393268,36,119,132,30,31,262187,49,120,5,
262187,36,121,160,262187,49,122,2,262194,36,32,1,393267,55,33,32,57,57,327734,34,2,0,35,131320,123,262203,116,124,7,
262203,118,125,7,196855,126,0,196859,52,127,131320,127,262201,36,128,129,393281,51,130,48,100,50,262205,36,131,130,
327814,36,132,128,131,327817,36,133,128,131,327851,38,134,133,52,393385,36,135,134,57,52,327808,36,136,132,135,262201,
36,137,138,196855,139,0,262394,103,140,141,131320,140,131321,139,131320,141,327745,51,142,48,87,262205,36,143,142,
327812,36,144,46,143,327808,36,145,67,144,393281,54,146,10,50,145,262205,36,147,146,131321,139,131320,139,458997,36,
148,46,140,147,141,327854,38,149,137,136,262312,38,150,149,196855,151,0,262394,150,152,151,131320,152,327879,36,153,
148,57,327851,38,154,153,52,131321,151,131320,151,458997,38,155,149,139,154,152,196855,156,0,262394,155,157,156,
131320,157,131321,126,131320,156,262205,36,158,5,131321,159,131320,159,458997,36,160,158,156,161,162,327856,38,163,
160,104,262390,164,162,0,262394,163,162,164,131320,162,327745,108,165,107,160,196670,165,52,327808,36,161,160,30,
131321,159,131320,164,327850,38,166,158,52,196855,167,0,262394,166,168,167,131320,168,196670,109,52,196670,110,52,
196670,111,52,131321,167,131320,167,262368,59,59,112,327812,36,169,137,131,327810,36,170,128,169,327856,38,171,170,
131,196855,172,0,262394,171,173,174,131320,173,131321,172,131320,174,327808,36,175,169,131,131321,172,131320,172,
458997,36,176,128,173,175,174,327879,36,177,148,59,327851,38,178,177,52,327879,36,179,148,46,327851,38,180,179,52,
327745,51,181,48,87,262205,36,182,181,327737,36,183,184,182,327737,36,185,186,182,262201,39,187,188,196855,189,0,
262394,103,190,191,131320,190,393273,39,192,193,178,52,327737,39,194,195,192,131321,189,131320,191,131321,189,131320,
189,458997,39,196,194,190,113,191,131321,197,131320,197,458997,38,198,114,189,199,200,458997,39,201,113,189,202,200,
458997,36,203,169,189,204,200,327856,38,205,203,176,262390,206,207,0,262394,205,208,206,131320,208,131321,209,131320,
209,458997,36,210,52,208,211,212,327856,38,213,210,31,262390,214,212,1,262394,213,215,214,131320,215,327812,36,216,
210,30,327808,36,217,216,158,327810,36,218,176,203,327856,38,219,217,218,327745,101,220,124,210,196670,220,219,262205,
38,221,220,196855,222,0,262394,221,223,224,131320,223,327808,36,225,203,217,393273,39,226,193,178,225,131321,222,
131320,224,131321,222,131320,222,458997,39,227,226,223,113,224,327745,61,228,125,210,196670,228,227,131321,212,131320,
212,327808,36,211,210,87,131321,209,131320,214,131321,229,131320,229,458997,38,199,198,214,230,231,458997,39,202,201,
214,232,231,458997,36,233,52,214,234,231,327856,38,235,233,31,262390,236,231,1,262394,235,237,236,131320,237,327745,
101,238,124,233,262205,38,239,238,262312,38,240,239,196855,241,0,262394,240,242,241,131320,242,131321,231,131320,241,
196855,243,0,262394,180,244,243,131320,244,327745,61,245,125,233,262205,39,246,245,327737,39,247,195,246,196670,245,
247,131321,243,131320,243,327745,61,248,125,233,262205,39,249,248,458809,36,250,251,249,183,185,327745,108,252,107,
250,458986,36,253,252,57,52,57,196855,254,0,262394,103,255,254,131320,255,327812,36,256,233,30,327808,36,257,203,256,
327808,36,258,257,158,262205,39,259,248,327878,39,260,259,196,327877,39,261,202,260,262312,38,262,199,196855,263,0,
262394,262,264,263,131320,264,327808,36,265,258,57,327856,38,266,265,128,131321,263,131320,263,458997,38,267,262,255,
266,264,196855,268,0,262394,267,269,268,131320,269,327808,36,270,258,57,393273,39,271,193,178,270,327737,39,272,195,
271,327879,39,273,272,187,262205,39,274,248,327879,39,275,274,187,393273,38,276,277,273,275,131321,268,131320,268,
458997,38,278,199,263,276,269,131321,254,131320,254,458997,38,279,199,243,278,268,458997,39,280,202,243,261,268,
131321,231,131320,231,458997,38,230,199,242,279,254,458997,39,232,202,242,280,254,327808,36,234,233,87,131321,229,
131320,236,131321,207,131320,207,327810,36,281,176,203,327856,38,282,281,119,196855,200,0,262394,282,283,284,131320,
283,131321,200,131320,284,327808,36,285,203,119,131321,200,131320,200,458997,36,204,176,283,285,284,131321,197,131320,
206,196855,286,0,262394,103,287,286,131320,287,327761,36,288,201,0,327851,38,289,288,52,196855,290,0,262394,289,291,
290,131320,291,458993,36,292,109,57,52,288,131321,290,131320,290,327761,36,293,201,1,327851,38,294,293,52,196855,295,
0,262394,294,296,295,131320,296,458993,36,297,110,57,52,293,131321,295,131320,295,196855,298,0,262394,198,299,298,
131320,299,196670,111,57,131321,298,131320,298,131321,286,131320,286,262368,59,59,112,131321,300,131320,300,458997,36,
301,158,286,302,303,327856,38,304,301,104,262390,305,303,0,262394,304,306,305,131320,306,327745,108,307,107,301,
262205,36,308,307,327745,51,309,48,120,262205,36,310,309,327812,36,311,301,136,327808,36,312,310,311,327808,36,313,
312,137,393281,54,314,10,50,313,196670,314,308,327851,38,315,308,52,196855,316,0,262394,315,317,316,131320,317,327812,
36,318,182,104,327808,36,319,121,318,327808,36,320,319,301,393281,54,321,10,50,320,458986,36,322,321,57,52,308,131321,
316,131320,316,131321,303,131320,303,327808,36,302,301,30,131321,300,131320,305,327847,38,323,103,166,196855,324,0,
262394,323,325,324,131320,325,262205,36,326,109,327851,38,327,326,52,196855,328,0,262394,327,329,328,131320,329,
393281,54,330,10,50,87,262205,36,331,109,458993,36,332,330,57,52,331,131321,328,131320,328,262205,36,333,110,327851,
38,334,333,52,196855,335,0,262394,334,336,335,131320,336,393281,54,337,10,50,122,262205,36,338,110,458993,36,339,337,
57,52,338,131321,335,131320,335,262205,36,340,111,327851,38,341,340,52,196855,342,0,262394,341,343,342,131320,343,
393281,54,344,10,50,96,458993,36,345,344,57,52,57,131321,342,131320,342,131321,324,131320,324,131321,126,131320,126,
65789,65592,327734,36,129,0,37,131320,346,327745,51,347,48,50,262205,36,348,347,327851,38,349,348,52,196855,350,0,
262394,349,351,352,131320,351,131321,350,131320,352,393281,54,353,10,50,50,262205,36,354,353,131321,350,131320,350,
458997,36,355,348,351,354,352,131326,355,65592,327734,36,138,0,37,131320,356,327745,58,357,3,57,262205,36,358,357,
327745,58,359,4,52,262205,36,360,359,327812,36,361,358,360,327745,58,362,3,52,262205,36,363,362,327808,36,364,361,363,
131326,364,65592,327734,39,193,0,40,196663,38,365,196663,36,366,131320,367,196855,368,0,196859,52,369,131320,369,
196855,370,0,262394,60,371,370,131320,371,196855,372,0,262394,365,373,374,131320,373,327745,51,375,48,63,262205,36,
376,375,327808,36,377,376,366,393281,64,378,14,50,377,262205,39,379,378,131321,372,131320,374,393281,64,380,17,50,366,
262205,39,381,380,131321,372,131320,372,458997,39,382,379,373,381,374,131321,368,131320,370,196855,383,0,262394,365,
384,383,131320,384,327745,51,385,48,63,262205,36,386,385,327808,36,387,386,366,393281,54,388,20,50,387,262205,36,389,
388,327760,39,390,389,52,131321,368,131320,383,196855,391,0,262394,68,392,391,131320,392,393281,54,393,24,50,366,
262205,36,394,393,327760,39,395,394,52,131321,368,131320,391,327876,36,396,57,72,327810,36,397,396,57,327879,36,398,
366,397,327812,36,399,398,21,327874,36,400,366,72,393281,54,401,24,50,400,262205,36,402,401,262268,49,403,399,393419,
36,404,402,403,73,327760,39,405,404,52,131321,368,131320,368,721141,39,406,382,372,390,384,395,392,405,391,131326,406,
65592,327734,39,195,0,41,196663,39,407,131320,408,196855,409,0,262394,74,410,411,131320,410,196855,412,0,262394,75,
413,412,131320,413,327761,36,414,407,1,327878,36,415,414,79,393298,39,416,415,407,1,131321,412,131320,412,458997,39,
417,407,410,416,413,196855,418,0,262394,80,419,418,131320,419,327761,36,420,417,1,262268,49,421,420,327875,49,422,421,
81,262268,36,423,422,327877,36,424,423,79,327760,39,425,423,424,327878,39,426,417,425,131321,418,131320,418,458997,39,
427,417,412,426,419,196855,428,0,262394,82,429,428,131320,429,262344,39,430,427,131321,428,131320,428,458997,39,431,
427,418,430,429,131321,409,131320,411,196855,432,0,262394,83,433,432,131320,433,327761,36,434,407,0,327878,36,435,434,
79,393298,39,436,435,407,0,131321,432,131320,432,458997,39,437,407,411,436,433,196855,438,0,262394,84,439,438,131320,
439,327761,36,440,437,0,262268,49,441,440,393418,49,442,441,86,87,262268,36,443,442,327877,36,444,443,79,327879,36,
445,444,93,327878,36,446,440,445,393298,39,447,446,437,0,131321,438,131320,438,458997,39,448,437,432,447,439,196855,
449,0,262394,94,450,449,131320,450,327761,36,451,448,0,327878,36,452,451,93,393298,39,453,452,448,0,131321,449,131320,
449,458997,39,454,448,438,453,450,131321,409,131320,409,458997,39,455,431,428,454,449,131326,455,65592,327734,36,251,
0,42,196663,39,456,196663,36,457,196663,36,458,131320,459,196855,460,0,196859,52,461,131320,461,196855,462,0,262394,
95,463,462,131320,463,327761,36,464,456,0,262268,49,465,457,262268,49,466,458,393419,36,467,464,465,466,131321,460,
131320,462,327761,36,468,456,1,327879,36,469,457,77,327874,36,470,468,469,327854,38,471,457,67,196855,472,0,262394,
471,473,474,131320,473,131321,472,131320,474,327761,36,475,456,0,327874,36,476,475,457,327850,38,477,457,52,196855,
478,0,262394,477,479,480,131320,479,131321,478,131320,480,327810,36,481,67,457,327876,36,482,468,481,131321,478,
131320,478,458997,36,483,52,479,482,480,327877,36,484,476,483,131321,472,131320,472,458997,36,485,470,473,484,478,
327876,36,486,57,458,327810,36,487,486,57,327879,36,488,485,487,131321,460,131320,460,458997,36,489,467,463,488,472,
131326,489,65592,327734,36,184,0,43,196663,36,490,131320,491,327745,51,492,48,96,262205,36,493,492,327812,36,494,490,
28,327808,36,495,493,494,131326,495,65592,327734,36,186,0,43,196663,36,496,131320,497,327745,51,498,48,97,262205,36,
499,498,327812,36,500,496,28,327810,36,501,499,500,458764,36,502,1,38,28,501,131326,502,65592,327734,39,188,0,44,
131320,503,327745,51,504,48,96,262205,36,505,504,327745,51,506,48,97,262205,36,507,506,327808,36,508,505,507,327854,
38,509,508,67,196855,510,0,262394,509,511,512,131320,511,131321,510,131320,512,327876,36,513,57,508,327810,36,514,513,
57,131321,510,131320,510,458997,36,515,89,511,514,512,327854,38,516,508,98,196855,517,0,262394,516,518,519,131320,518,
131321,517,131320,519,327852,38,520,508,67,196855,521,0,262394,520,522,523,131320,522,327810,36,524,508,67,327876,36,
525,57,524,327810,36,526,525,57,131321,521,131320,523,131321,521,131320,521,458997,36,527,526,522,52,523,131321,517,
131320,517,458997,36,528,89,518,527,521,327760,39,529,515,528,327854,38,530,505,67,196855,531,0,262394,530,532,533,
131320,532,131321,531,131320,533,327876,36,534,57,505,327810,36,535,534,57,131321,531,131320,531,458997,36,536,89,532,
535,533,327852,38,537,505,67,196855,538,0,262394,537,539,540,131320,539,327810,36,541,505,67,327876,36,542,57,541,
327810,36,543,542,57,131321,538,131320,540,131321,538,131320,538,458997,36,544,543,539,52,540,327760,39,545,536,544,
262344,39,546,545,327879,39,547,529,546,131326,547,65592,327734,38,277,0,45,196663,39,548,196663,39,549,131320,550,
196855,551,0,196859,52,552,131320,552,196855,553,0,262394,99,554,553,131320,554,327761,36,555,548,1,327761,36,556,549,
1,327856,38,557,555,556,262312,38,558,557,196855,559,0,262394,558,560,559,131320,560,327850,38,561,555,556,196855,562,
0,262394,561,563,562,131320,563,327761,36,564,548,0,327761,36,565,549,0,327856,38,566,564,565,131321,562,131320,562,
458997,38,567,561,560,566,563,131321,559,131320,559,458997,38,568,557,554,567,562,131321,551,131320,553,327761,36,569,
548,0,327761,36,570,549,0,327856,38,571,569,570,131321,551,131320,551,458997,38,572,568,559,571,553,131326,572,65592};
/* count.comp -DGPUSORTI_ADDRESS, 3900 words */
static const uint32_t gpusorti_spv_count_address[] = {
119734787,66304,524299,666,0,131089,1,131089,5347,589834,0x5f565053,0x5f52484b,0x73796870,0x6c616369,0x6f74735f,
0x65676172,0x6675625f,7497062,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,5348,1,524303,5,2,0x6e69616d,0,3,4,5,
393232,2,17,1,1,1,262215,6,6,4,327752,7,0,35,0,327752,7,1,35,8,327752,7,2,35,16,327752,7,3,35,24,327752,7,4,35,32,
327752,7,5,35,40,327752,7,6,35,44,327752,7,7,35,48,327752,7,8,35,52,327752,7,9,35,56,327752,7,10,35,60,327752,7,11,35,
64,327752,7,12,35,80,327752,7,13,35,84,196679,7,2,262215,8,6,4,327752,9,0,35,0,196679,9,2,262215,3,11,26,262215,4,11,
24,262215,10,1,5,262215,11,6,8,327752,12,0,35,0,196679,12,2,262215,13,1,7,262215,14,1,8,262215,15,1,6,262215,16,1,9,
262215,17,1,2,262215,18,1,12,262215,5,11,29,262215,19,1,0,262215,20,1,1,262215,21,1,0,262215,22,11,25,262215,23,1,3,
262215,24,1,4,262215,25,1,10,262215,26,1,11,131091,27,196641,28,27,262165,29,32,0,196641,30,29,262167,31,29,2,393249,
32,31,31,29,29,131092,33,327713,34,31,33,29,262177,35,31,31,393249,36,29,31,29,29,262177,37,29,29,196641,38,31,327713,
39,33,31,31,262187,29,40,4,262172,6,29,40,1048606,7,31,31,31,31,31,29,29,29,29,29,29,6,29,29,262176,41,9,7,262203,41,
42,9,262165,43,32,1,262187,43,44,5,262176,45,9,29,262187,29,46,0,262176,47,7,29,262187,43,48,4,262176,49,9,31,196647,
50,5349,196637,8,29,196638,9,8,262176,50,5349,9,262187,43,51,0,262176,52,5349,29,262167,53,29,3,262176,54,1,53,262203,
54,3,1,262187,29,55,1,262176,56,1,29,262203,54,4,1,262174,57,29,29,262187,29,58,32,262176,59,7,31,262187,43,60,2,
262194,29,10,1,262187,29,61,2,393268,33,62,170,10,61,262187,29,63,3,196647,64,5349,196637,11,31,196638,12,11,262176,
64,5349,12,262176,65,5349,31,262194,29,13,32,393268,33,66,170,13,58,262187,29,67,16,393268,33,68,170,13,67,458804,29,
69,169,68,55,61,393268,43,70,128,13,46,393268,33,71,170,10,61,262194,29,14,0,393268,33,72,170,14,55,262194,29,15,32,
393268,29,73,130,15,55,262187,29,74,31,393268,29,75,199,73,74,393268,29,76,196,55,75,393268,33,77,170,14,61,262187,43,
78,31,262194,29,16,0,393268,33,79,171,16,46,393268,33,80,170,14,55,393268,33,81,170,14,61,393268,29,82,130,15,55,
393268,43,83,128,82,46,262187,43,84,1,393268,33,85,174,15,58,262187,29,86,0xffffffff,393268,29,87,199,15,74,393268,29,
88,196,55,87,393268,29,89,130,88,55,458804,29,90,169,85,86,89,393268,33,91,171,16,46,393268,33,92,170,10,55,262187,43,
93,8,262194,29,17,8,262187,43,94,9,262187,29,95,64,393268,33,96,170,10,61,262187,43,97,11,262176,98,7,33,262194,29,18,
0,393268,29,99,199,18,55,393268,33,100,171,99,46,262187,43,101,6,262203,56,5,1,393268,29,102,196,55,17,262172,103,29,
102,262176,104,4,103,262203,104,105,4,262176,106,4,29,262194,29,19,256,262203,106,107,4,262203,106,108,4,262203,106,
109,4,262187,29,110,264,327724,31,111,46,46,196650,33,112,262194,29,20,8,262172,113,33,20,262176,114,7,113,262172,115,
31,20,262176,116,7,115,393268,29,117,132,19,20,262187,43,118,10,262187,29,119,160,262187,43,120,3,262194,29,21,1,
393267,53,22,21,55,55,262194,29,23,32,262194,29,24,1,262194,29,25,0,262194,29,26,0,262187,29,121,5,262187,29,122,8,
262187,29,123,24,196649,33,124,327734,27,2,0,28,131320,125,327739,98,126,7,112,262203,47,127,7,262203,47,128,7,262203,
47,129,7,262203,47,130,7,262203,98,131,7,262203,47,132,7,262203,47,133,7,262203,47,134,7,262203,47,135,7,262203,47,
136,7,262203,47,137,7,262203,47,138,7,262203,98,139,7,262203,98,140,7,262203,47,141,7,262203,47,142,7,262203,59,143,7,
262203,59,144,7,262203,59,145,7,262203,59,146,7,262203,98,147,7,262203,47,148,7,262203,47,149,7,262203,47,150,7,
262203,114,151,7,262203,116,152,7,262203,59,153,7,262203,47,154,7,262203,47,155,7,262203,47,156,7,262203,47,157,7,
262203,47,158,7,196855,159,0,196859,46,160,131320,160,262201,29,161,162,196670,127,161,393281,45,163,42,97,51,262205,
29,164,163,196670,128,164,327814,29,165,161,164,327817,29,166,161,164,327851,33,167,166,46,393385,29,168,167,55,46,
327808,29,169,165,168,196670,129,169,262201,29,170,171,196670,130,170,196670,131,100,196855,172,0,262394,100,173,174,
131320,173,196670,133,40,131321,172,131320,174,327745,49,175,42,48,262205,31,176,175,262268,50,177,176,327745,45,178,
42,101,262205,29,179,178,327812,29,180,40,179,327808,29,181,58,180,393281,52,182,177,51,181,393277,29,183,182,2,4,
196670,133,183,131321,172,131320,172,458997,29,184,40,173,183,174,196670,132,184,327854,33,185,170,169,262312,33,186,
185,196855,187,0,262394,186,188,187,131320,188,327879,29,189,184,55,327851,33,190,189,46,131321,187,131320,187,458997,
33,191,185,172,190,188,196855,192,0,262394,191,193,192,131320,193,196670,126,124,131321,159,131320,192,262205,29,194,
5,196670,134,194,196670,135,194,131321,195,131320,195,458997,29,196,194,192,197,198,327856,33,199,196,102,262390,200,
198,0,262394,199,198,200,131320,198,327745,106,201,105,196,196670,201,46,327808,29,197,196,19,196670,135,197,131321,
195,131320,200,327850,33,202,194,46,196855,203,0,262394,202,204,203,131320,204,196670,107,46,196670,108,46,196670,109,
46,131321,203,131320,203,262368,61,61,110,327812,29,205,170,164,196670,136,205,327810,29,206,161,205,327856,33,207,
206,164,196855,208,0,262394,207,209,210,131320,209,196670,138,161,131321,208,131320,210,327808,29,211,205,164,196670,
138,211,131321,208,131320,208,458997,29,212,161,209,211,210,196670,137,212,327879,29,213,184,61,327851,33,214,213,46,
196670,139,214,327879,29,215,184,40,327851,33,216,215,46,196670,140,216,327745,45,217,42,101,262205,29,218,217,327737,
29,219,220,218,196670,141,219,327737,29,221,222,218,196670,142,221,262201,31,223,224,196670,143,223,196855,225,0,
262394,100,226,227,131320,226,393273,31,228,229,214,46,327737,31,230,231,228,196670,145,230,131321,225,131320,227,
196670,145,111,131321,225,131320,225,458997,31,232,230,226,111,227,196670,144,232,196670,146,111,196670,147,112,
196670,148,205,131321,233,131320,233,458997,33,234,112,225,235,236,458997,29,237,205,225,238,236,327856,33,239,237,
212,262390,240,241,0,262394,239,242,240,131320,242,196670,149,46,131321,243,131320,243,458997,29,244,46,242,245,246,
327856,33,247,244,20,262390,248,246,1,262394,247,249,248,131320,249,327812,29,250,244,19,327808,29,251,250,194,196670,
150,251,327810,29,252,212,237,327856,33,253,251,252,327745,98,254,151,244,196670,254,253,262205,33,255,254,196855,256,
0,262394,255,257,258,131320,257,327808,29,259,237,251,393273,31,260,229,214,259,196670,153,260,131321,256,131320,258,
196670,153,111,131321,256,131320,256,458997,31,261,260,257,111,258,327745,59,262,152,244,196670,262,261,131321,246,
131320,246,327808,29,245,244,84,196670,149,245,131321,243,131320,248,196670,154,46,131321,263,131320,263,458997,33,
235,234,248,264,265,458997,29,266,46,248,267,265,327856,33,268,266,20,262390,269,265,1,262394,268,270,269,131320,270,
327745,98,271,151,266,262205,33,272,271,262312,33,273,272,196855,274,0,262394,273,275,274,131320,275,131321,265,
131320,274,196855,276,0,262394,216,277,276,131320,277,327745,59,278,152,266,262205,31,279,278,327737,31,280,231,279,
196670,278,280,131321,276,131320,276,327745,59,281,152,266,262205,31,282,281,458809,29,283,284,282,219,221,327745,106,
285,105,283,458986,29,286,285,55,46,55,196855,287,0,262394,100,288,287,131320,288,327812,29,289,266,19,327808,29,290,
237,289,327808,29,291,290,194,196670,155,291,262205,31,292,281,327878,31,293,292,232,262205,31,294,146,327877,31,295,
294,293,196670,146,295,262312,33,296,235,196855,297,0,262394,296,298,297,131320,298,327808,29,299,291,55,327856,33,
300,299,161,131321,297,131320,297,458997,33,301,296,288,300,298,196855,302,0,262394,301,303,302,131320,303,327808,29,
304,291,55,393273,31,305,229,214,304,327737,31,306,231,305,327879,31,307,306,223,262205,31,308,281,327879,31,309,308,
223,393273,33,310,311,307,309,196670,147,310,131321,302,131320,302,458997,33,312,235,297,310,303,131321,287,131320,
287,458997,33,313,235,276,312,302,131321,265,131320,265,458997,33,264,235,275,313,287,327808,29,267,266,84,196670,154,
267,131321,263,131320,269,131321,241,131320,241,327810,29,314,212,237,327856,33,315,314,117,196855,236,0,262394,315,
316,317,131320,316,196670,156,212,131321,236,131320,317,327808,29,318,237,117,196670,156,318,131321,236,131320,236,
458997,29,238,212,316,318,317,196670,148,238,131321,233,131320,240,196855,319,0,262394,100,320,319,131320,320,327745,
47,321,146,46,262205,29,322,321,327851,33,323,322,46,196855,324,0,262394,323,325,324,131320,325,262205,29,326,321,
458993,29,327,107,55,46,326,131321,324,131320,324,327745,47,328,146,55,262205,29,329,328,327851,33,330,329,46,196855,
331,0,262394,330,332,331,131320,332,262205,29,333,328,458993,29,334,108,55,46,333,131321,331,131320,331,196855,335,0,
262394,234,336,335,131320,336,196670,109,55,131321,335,131320,335,131321,319,131320,319,262368,61,61,110,196670,157,
194,131321,337,131320,337,458997,29,338,194,319,339,340,327856,33,341,338,102,262390,342,340,0,262394,341,343,342,
131320,343,327745,106,344,105,338,262205,29,345,344,196670,158,345,327745,49,346,42,48,262205,31,347,346,262268,50,
348,347,327745,45,349,42,118,262205,29,350,349,327812,29,351,338,169,327808,29,352,350,351,327808,29,353,352,170,
393281,52,354,348,51,353,327742,354,345,2,4,327851,33,355,345,46,196855,356,0,262394,355,357,356,131320,357,327812,29,
358,218,102,327808,29,359,119,358,327808,29,360,359,338,393281,52,361,348,51,360,458986,29,362,361,55,46,345,131321,
356,131320,356,131321,340,131320,340,327808,29,339,338,19,196670,157,339,131321,337,131320,342,327847,33,363,100,202,
196855,364,0,262394,363,365,364,131320,365,262205,29,366,107,327851,33,367,366,46,196855,368,0,262394,367,369,368,
131320,369,327745,49,370,42,48,262205,31,371,370,262268,50,372,371,393281,52,373,372,51,84,262205,29,374,107,458993,
29,375,373,55,46,374,131321,368,131320,368,262205,29,376,108,327851,33,377,376,46,196855,378,0,262394,377,379,378,
131320,379,327745,49,380,42,48,262205,31,381,380,262268,50,382,381,393281,52,383,382,51,60,262205,29,384,108,458993,
29,385,383,55,46,384,131321,378,131320,378,262205,29,386,109,327851,33,387,386,46,196855,388,0,262394,387,389,388,
131320,389,327745,49,390,42,48,262205,31,391,390,262268,50,392,391,393281,52,393,392,51,120,458993,29,394,393,55,46,
55,131321,388,131320,388,131321,364,131320,364,196670,126,124,131321,159,131320,159,65789,65592,327734,29,162,0,30,
131320,395,262203,47,396,7,327745,45,397,42,44,262205,29,398,397,327851,33,399,398,46,196855,400,0,262394,399,401,402,
131320,401,196670,396,398,131321,400,131320,402,327745,49,403,42,48,262205,31,404,403,262268,50,405,404,393281,52,406,
405,51,51,393277,29,407,406,2,4,196670,396,407,131321,400,131320,400,458997,29,408,398,401,407,402,131326,408,65592,
327734,29,171,0,30,131320,409,327745,56,410,3,55,262205,29,411,410,327745,56,412,4,46,262205,29,413,412,327812,29,414,
411,413,327745,56,415,3,46,262205,29,416,415,327808,29,417,414,416,131326,417,65592,327734,31,418,0,32,196663,31,419,
196663,29,420,196663,29,421,131320,422,262203,47,423,7,262203,47,424,7,327761,29,425,419,0,327876,29,426,420,421,
327829,57,427,425,426,327761,29,428,427,1,196670,424,428,327761,29,429,427,0,196670,423,429,327761,29,430,419,1,
327810,29,431,58,421,327874,29,432,420,431,327808,29,433,430,432,327808,29,434,433,428,327760,31,435,429,434,131326,
435,65592,327734,31,229,0,34,196663,33,436,196663,29,437,131320,438,327739,98,439,7,112,262203,59,440,7,262203,59,441,
7,262203,59,442,7,262203,47,443,7,262203,47,444,7,262203,47,445,7,196855,446,0,196859,46,447,131320,447,196855,448,0,
262394,436,449,450,131320,449,327745,49,451,42,60,262205,31,452,451,196670,442,452,131321,448,131320,450,327745,49,
453,42,51,262205,31,454,453,196670,442,454,131321,448,131320,448,458997,31,455,452,449,454,450,196670,441,455,196855,
456,0,262394,62,457,456,131320,457,458809,31,458,418,455,437,63,262268,64,459,458,393281,65,460,459,51,51,393277,31,
461,460,2,8,196670,439,124,196670,440,461,131321,446,131320,456,327846,33,462,66,436,196855,463,0,262394,462,464,463,
131320,464,458809,31,465,418,455,437,61,262268,50,466,465,393281,52,467,466,51,51,393277,29,468,467,2,4,327760,31,469,
468,46,196670,439,124,196670,440,469,131321,446,131320,463,196670,443,69,327876,29,470,55,69,327810,29,471,470,55,
327879,29,472,437,471,327812,29,473,472,13,196670,444,473,327874,29,474,437,69,458809,31,475,418,455,474,61,262268,50,
476,475,393281,52,477,476,51,51,393277,29,478,477,2,4,196670,445,478,262268,43,479,473,393419,29,480,478,479,70,
327760,31,481,480,46,196670,439,124,196670,440,481,131321,446,131320,446,590069,31,482,461,457,469,464,481,463,131326,
482,65592,327734,31,231,0,35,196663,31,483,131320,484,262203,59,485,7,262203,47,486,7,262203,47,487,7,196670,485,483,
196855,488,0,262394,71,489,490,131320,489,196855,491,0,262394,72,492,491,131320,492,327745,47,493,485,55,262205,29,
494,493,327878,29,495,494,76,196670,493,495,131321,491,131320,491,196855,496,0,262394,77,497,496,131320,497,327745,47,
498,485,55,262205,29,499,498,262268,43,500,499,327875,43,501,500,78,262268,29,502,501,196670,486,502,327877,29,503,
502,76,327760,31,504,502,503,262205,31,505,485,327878,31,506,505,504,196670,485,506,131321,496,131320,496,196855,507,
0,262394,79,508,507,131320,508,262205,31,509,485,262344,31,510,509,196670,485,510,131321,507,131320,507,131321,488,
131320,490,196855,511,0,262394,80,512,511,131320,512,327745,47,513,485,46,262205,29,514,513,327878,29,515,514,76,
196670,513,515,131321,511,131320,511,196855,516,0,262394,81,517,516,131320,517,327745,47,518,485,46,262205,29,519,518,
262268,43,520,519,393418,43,521,520,83,84,262268,29,522,521,196670,487,522,327877,29,523,522,76,327879,29,524,523,90,
262205,29,525,518,327878,29,526,525,524,196670,518,526,131321,516,131320,516,196855,527,0,262394,91,528,527,131320,
528,327745,47,529,485,46,262205,29,530,529,327878,29,531,530,90,196670,529,531,131321,527,131320,527,131321,488,
131320,488,262205,31,532,485,131326,532,65592,327734,29,284,0,36,196663,31,533,196663,29,534,196663,29,535,131320,536,
327739,98,537,7,112,262203,47,538,7,262203,47,539,7,262203,47,540,7,262203,47,541,7,262203,47,542,7,196855,543,0,
196859,46,544,131320,544,196855,545,0,262394,92,546,545,131320,546,327761,29,547,533,0,262268,43,548,534,262268,43,
549,535,393419,29,550,547,548,549,196670,537,124,196670,538,550,131321,543,131320,545,327761,29,551,533,1,327879,29,
552,534,74,327874,29,553,551,552,196670,539,553,327854,33,554,534,58,196855,555,0,262394,554,556,557,131320,556,
196670,541,553,131321,555,131320,557,327761,29,558,533,0,327874,29,559,558,534,327850,33,560,534,46,196855,561,0,
262394,560,562,563,131320,562,196670,542,46,131321,561,131320,563,327810,29,564,58,534,327876,29,565,551,564,196670,
542,565,131321,561,131320,561,458997,29,566,46,562,565,563,327877,29,567,559,566,196670,541,567,131321,555,131320,555,
458997,29,568,553,556,567,561,196670,540,568,327876,29,569,55,535,327810,29,570,569,55,327879,29,571,568,570,196670,
537,124,196670,538,571,131321,543,131320,543,458997,29,572,550,546,571,555,131326,572,65592,327734,29,220,0,37,196663,
29,573,131320,574,327745,45,575,42,93,262205,29,576,575,327812,29,577,573,17,327808,29,578,576,577,131326,578,65592,
327734,29,222,0,37,196663,29,579,131320,580,327745,45,581,42,94,262205,29,582,581,327812,29,583,579,17,327810,29,584,
582,583,458764,29,585,1,38,17,584,131326,585,65592,327734,31,224,0,38,131320,586,262203,47,587,7,262203,59,588,7,
262203,47,589,7,262203,47,590,7,262203,47,591,7,262203,59,592,7,262203,47,593,7,262203,47,594,7,327745,45,595,42,93,
262205,29,596,595,327745,45,597,42,94,262205,29,598,597,327808,29,599,596,598,196670,587,599,327854,33,600,599,58,
196855,601,0,262394,600,602,603,131320,602,196670,589,86,131321,601,131320,603,327876,29,604,55,599,327810,29,605,604,
55,196670,589,605,131321,601,131320,601,458997,29,606,86,602,605,603,327854,33,607,599,95,196855,608,0,262394,607,609,
610,131320,609,196670,590,86,131321,608,131320,610,327852,33,611,599,58,196855,612,0,262394,611,613,614,131320,613,
327810,29,615,599,58,327876,29,616,55,615,327810,29,617,616,55,196670,591,617,131321,612,131320,614,196670,591,46,
131321,612,131320,612,458997,29,618,617,613,46,614,196670,590,618,131321,608,131320,608,458997,29,619,86,609,618,612,
327760,31,620,606,619,196670,588,620,327854,33,621,596,58,196855,622,0,262394,621,623,624,131320,623,196670,593,86,
131321,622,131320,624,327876,29,625,55,596,327810,29,626,625,55,196670,593,626,131321,622,131320,622,458997,29,627,86,
623,626,624,327852,33,628,596,58,196855,629,0,262394,628,630,631,131320,630,327810,29,632,596,58,327876,29,633,55,632,
327810,29,634,633,55,196670,594,634,131321,629,131320,631,196670,594,46,131321,629,131320,629,458997,29,635,634,630,
46,631,327760,31,636,627,635,196670,592,636,262344,31,637,636,327879,31,638,620,637,131326,638,65592,327734,33,311,0,
39,196663,31,639,196663,31,640,131320,641,327739,98,642,7,112,262203,98,643,7,196855,644,0,196859,46,645,131320,645,
196855,646,0,262394,96,647,646,131320,647,327761,29,648,639,1,327761,29,649,640,1,327856,33,650,648,649,262312,33,651,
650,196855,652,0,262394,651,653,652,131320,653,327850,33,654,648,649,196855,655,0,262394,654,656,655,131320,656,
327761,29,657,639,0,327761,29,658,640,0,327856,33,659,657,658,131321,655,131320,655,458997,33,660,654,653,659,656,
131321,652,131320,652,458997,33,661,650,647,660,655,196670,642,124,196670,643,661,131321,644,131320,646,327761,29,662,
639,0,327761,29,663,640,0,327856,33,664,662,663,196670,642,124,196670,643,664,131321,644,131320,644,458997,33,665,661,
652,664,646,131326,665,65592};
/* scan.comp, 1671 words */
static const uint32_t gpusorti_spv_scan[] = {
119734787,66304,524299,285,0,131089,1,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,0,1,524303,5,2,0x6e69616d,0,3,
4,5,393232,2,17,1,1,1,262215,6,6,4,327752,7,0,35,0,327752,7,1,35,4,327752,7,2,35,8,327752,7,3,35,12,327752,7,4,35,16,
327752,7,5,35,20,327752,7,6,35,24,327752,7,7,35,40,327752,7,8,35,44,196679,7,2,262215,8,6,4,327752,9,0,35,0,196679,9,
2,262215,10,34,0,262215,10,33,3,262215,3,11,26,262215,4,11,24,262215,11,1,5,262215,12,1,2,262215,5,11,29,262215,13,1,
0,262215,14,1,12,262215,15,1,0,262215,16,11,25,131091,17,196641,18,17,262165,19,32,0,262187,19,20,4,262172,6,19,20,
720926,7,19,19,19,19,19,19,6,19,19,262176,21,9,7,262203,21,22,9,262165,23,32,1,262187,23,24,0,262176,25,9,19,262187,
19,26,0,131092,27,196637,8,19,196638,9,8,262176,28,12,9,262203,28,10,12,262176,29,12,19,262167,30,19,3,262176,31,1,30,
262203,31,3,1,262187,19,32,1,262176,33,1,19,262203,31,4,1,262194,19,11,1,393268,27,34,170,11,32,262187,19,35,31,
262187,19,36,32,262187,23,37,3,262194,19,12,8,262187,23,38,4,262187,23,39,1,262187,23,40,2,262187,23,41,5,262187,19,
42,2,262187,19,43,16,196649,27,44,262187,19,45,8,262203,33,5,1,262194,19,13,256,262172,46,19,13,262176,47,4,46,262203,
47,48,4,262176,49,4,19,262187,19,50,264,262194,19,14,0,393268,19,51,199,14,32,393268,27,52,171,51,26,393268,19,53,196,
32,12,262187,23,54,6,262187,19,55,160,262203,49,56,4,393268,19,57,130,13,32,262194,19,15,1,393267,30,16,15,32,32,
262187,19,58,34,327734,17,2,0,18,131320,59,196855,60,0,196859,26,61,131320,61,327745,33,62,3,32,262205,19,63,62,
327745,33,64,4,26,262205,19,65,64,327812,19,66,63,65,327745,33,67,3,26,262205,19,68,67,327808,19,69,66,68,327850,27,
70,69,26,327847,27,71,52,70,196855,72,0,262394,71,73,72,131320,73,262205,19,74,5,327850,27,75,74,26,131321,72,131320,
72,458997,27,76,71,61,75,73,196855,77,0,262394,76,78,77,131320,78,393281,29,79,10,24,39,262205,19,80,79,393281,29,81,
10,24,40,262205,19,82,81,393281,29,83,10,24,37,262205,19,84,83,327850,27,85,84,26,393281,29,86,10,24,41,262205,19,87,
86,327851,27,88,87,26,131321,89,131320,89,458997,27,90,88,78,91,92,458997,27,93,88,78,94,92,458997,19,95,26,78,96,92,
458997,19,97,26,78,98,92,458997,19,99,26,78,100,92,458997,19,101,26,78,102,92,327745,25,103,22,40,262205,19,104,103,
327856,27,105,101,104,262390,106,92,0,262394,105,107,106,131320,107,327812,19,108,20,101,327808,19,109,36,108,262312,
27,110,85,196855,111,0,262394,110,112,111,131320,112,327745,25,113,22,37,262205,19,114,113,327812,19,115,101,12,
327808,19,116,114,115,327745,25,117,22,38,262205,19,118,117,327810,19,119,118,115,458764,19,120,1,38,12,119,196855,
121,0,196859,26,122,131320,122,196855,123,0,262394,34,124,123,131320,124,262268,23,125,116,262268,23,126,120,393419,
19,127,80,125,126,131321,121,131320,123,327879,19,128,116,35,327874,19,129,82,128,327854,27,130,116,36,196855,131,0,
262394,130,132,133,131320,132,131321,131,131320,133,327874,19,134,80,116,327850,27,135,116,26,196855,136,0,262394,135,
137,138,131320,137,131321,136,131320,138,327810,19,139,36,116,327876,19,140,82,139,131321,136,131320,136,458997,19,
141,26,137,140,138,327877,19,142,134,141,131321,131,131320,131,458997,19,143,129,132,142,136,327876,19,144,32,120,
327810,19,145,144,32,327879,19,146,143,145,131321,121,131320,121,458997,19,147,127,124,146,131,327850,27,148,147,26,
131321,111,131320,111,458997,27,149,85,107,148,121,196855,150,0,262394,149,151,150,131320,151,393281,29,152,10,24,109,
196670,152,32,131321,92,131320,150,393385,19,153,93,42,26,393385,19,154,90,26,20,327877,19,155,153,154,327850,27,156,
99,26,393385,19,157,156,43,26,327877,19,158,155,157,393281,29,159,10,24,109,196670,159,158,327808,19,160,108,58,
393281,29,161,10,24,160,196670,161,99,262312,27,162,93,327808,19,163,99,39,131321,92,131320,92,458997,27,91,90,151,44,
150,458997,27,94,93,151,162,150,458997,19,96,95,151,158,150,458997,19,98,97,151,109,150,458997,19,100,99,151,163,150,
327808,19,102,101,39,131321,89,131320,106,327852,27,164,99,26,196855,165,0,262394,164,166,165,131320,166,327877,19,
167,95,36,393385,19,168,93,26,45,327877,19,169,167,168,393281,29,170,10,24,97,196670,170,169,131321,165,131320,165,
327850,27,171,99,26,196855,172,0,262394,171,173,174,131320,173,131321,172,131320,174,393385,19,175,93,32,26,131321,
172,131320,172,458997,19,176,42,173,175,174,393281,29,177,10,24,38,196670,177,176,131321,77,131320,77,327854,27,178,
69,53,262312,27,179,178,196855,180,0,262394,179,181,180,131320,181,262312,27,182,52,196855,183,0,262394,182,184,183,
131320,184,327745,25,185,22,39,262205,19,186,185,327812,19,187,20,186,327808,19,188,36,187,393281,29,189,10,24,188,
262205,19,190,189,327879,19,191,190,32,327851,27,192,191,26,131321,183,131320,183,458997,27,193,182,181,192,184,
131321,180,131320,180,458997,27,194,178,77,193,183,196855,195,0,262394,194,196,195,131320,196,131321,60,131320,195,
327745,25,197,22,24,262205,19,198,197,327851,27,199,198,26,196855,200,0,262394,199,201,202,131320,201,131321,200,
131320,202,393281,29,203,10,24,24,262205,19,204,203,131321,200,131320,200,458997,19,205,198,201,204,202,393281,25,206,
22,54,24,262205,19,207,206,327814,19,208,205,207,327817,19,209,205,207,327851,27,210,209,26,393385,19,211,210,32,26,
327808,19,212,208,211,262205,19,213,5,131321,214,131320,214,458997,19,215,26,200,216,217,458997,19,218,213,200,219,
217,327856,27,220,218,69,262390,221,217,0,262394,220,217,221,131320,217,327745,25,222,22,39,262205,19,223,222,327812,
19,224,223,53,327808,19,225,55,224,327808,19,226,225,218,393281,29,227,10,24,226,262205,19,228,227,327808,19,216,215,
228,327808,19,219,218,13,131321,214,131320,221,327850,27,229,213,26,196855,230,0,262394,229,231,230,131320,231,196670,
56,26,131321,230,131320,230,262368,42,42,50,327851,27,232,215,26,196855,233,0,262394,232,234,233,131320,234,458986,19,
235,56,32,26,215,131321,233,131320,233,262368,42,42,50,262205,19,236,56,327745,25,237,22,41,262205,19,238,237,327812,
19,239,69,212,327808,19,240,238,239,131321,241,131320,241,458997,19,242,236,233,243,244,458997,19,245,26,233,246,244,
327856,27,247,245,212,262390,248,244,0,262394,247,249,248,131320,249,327808,19,250,245,213,327856,27,251,250,212,
196855,252,0,262394,251,253,254,131320,253,327808,19,255,240,250,393281,29,256,10,24,255,262205,19,257,256,131321,252,
131320,254,131321,252,131320,252,458997,19,258,257,253,26,254,327745,49,259,48,213,196670,259,258,262368,42,42,50,
131321,260,131320,260,458997,19,261,258,252,262,263,458997,19,264,32,252,265,263,327856,27,266,264,13,262390,267,263,
0,262394,266,268,267,131320,268,327854,27,269,213,264,196855,270,0,262394,269,271,272,131320,271,327810,19,273,213,
264,327745,49,274,48,273,262205,19,275,274,131321,270,131320,272,131321,270,131320,270,458997,19,276,275,271,26,272,
262368,42,42,50,327808,19,262,261,276,196670,259,262,262368,42,42,50,131321,263,131320,263,327812,19,265,264,42,
131321,260,131320,267,196855,277,0,262394,251,278,277,131320,278,327808,19,279,240,250,327808,19,280,242,261,327810,
19,281,280,258,393281,29,282,10,24,279,196670,282,281,131321,277,131320,277,327745,49,283,48,57,262205,19,284,283,
327808,19,243,242,284,262368,42,42,50,131321,244,131320,244,327808,19,246,245,13,131321,241,131320,248,131321,60,
131320,60,65789,65592};
/* scan.comp -DGPUSORTI_ADDRESS, 2393 words */
static const uint32_t gpusorti_spv_scan_address[] = {
119734787,66304,524299,384,0,131089,1,131089,5347,589834,0x5f565053,0x5f52484b,0x73796870,0x6c616369,0x6f74735f,
0x65676172,0x6675625f,7497062,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,5348,1,524303,5,2,0x6e69616d,0,3,4,5,
393232,2,17,1,1,1,262215,6,6,4,327752,7,0,35,0,327752,7,1,35,8,327752,7,2,35,16,327752,7,3,35,24,327752,7,4,35,32,
327752,7,5,35,40,327752,7,6,35,44,327752,7,7,35,48,327752,7,8,35,52,327752,7,9,35,56,327752,7,10,35,60,327752,7,11,35,
64,327752,7,12,35,80,327752,7,13,35,84,196679,7,2,262215,8,6,4,327752,9,0,35,0,196679,9,2,262215,3,11,26,262215,4,11,
24,262215,10,1,5,262215,11,1,2,262215,5,11,29,262215,12,1,0,262215,13,1,12,262215,14,1,0,262215,15,11,25,262215,16,1,
1,262215,17,1,3,262215,18,1,4,262215,19,1,6,262215,20,1,7,262215,21,1,8,262215,22,1,9,262215,23,1,10,262215,24,1,11,
131091,25,196641,26,25,262165,27,32,0,196641,28,27,262167,29,27,2,393249,30,27,29,27,27,262177,31,27,27,262176,32,7,
27,262177,33,27,32,262187,27,34,4,262172,6,27,34,1048606,7,29,29,29,29,29,27,27,27,27,27,27,6,27,27,262176,35,9,7,
262203,35,36,9,262165,37,32,1,262187,37,38,5,262176,39,9,27,262187,27,40,0,131092,41,262187,37,42,4,262176,43,9,29,
196647,44,5349,196637,8,27,196638,9,8,262176,44,5349,9,262187,37,45,0,262176,46,5349,27,262167,47,27,3,262176,48,1,47,
262203,48,3,1,262187,27,49,1,262176,50,1,27,262203,48,4,1,262194,27,10,1,393268,41,51,170,10,49,262187,27,52,31,
262187,27,53,32,262187,37,54,8,262194,27,11,8,262187,37,55,9,262176,56,7,29,262187,37,57,1,262187,37,58,2,262176,59,7,
41,262187,37,60,3,262187,37,61,7,262187,27,62,2,262187,27,63,16,196649,41,64,262187,27,65,8,262203,50,5,1,262194,27,
12,256,262172,66,27,12,262176,67,4,66,262203,67,68,4,262176,69,4,27,262187,27,70,264,262194,27,13,0,393268,27,71,199,
13,49,393268,41,72,171,71,40,393268,27,73,196,49,11,262187,37,74,6,262187,37,75,11,262187,27,76,160,262203,69,77,4,
262187,37,78,10,393268,27,79,130,12,49,262194,27,14,1,393267,47,15,14,49,49,262194,27,16,8,262194,27,17,32,262194,27,
18,1,262194,27,19,32,262194,27,20,32,262194,27,21,0,262194,27,22,0,262194,27,23,0,262194,27,24,0,393268,27,80,132,12,
16,262187,27,81,3,262187,27,82,5,262187,27,83,24,393268,41,84,174,19,53,262187,27,85,0xffffffff,393268,27,86,199,19,
52,393268,27,87,196,49,86,393268,27,88,130,87,49,458804,27,89,169,84,85,88,393268,27,90,130,19,49,393268,27,91,199,90,
52,393268,27,92,196,49,91,196650,41,93,262187,27,94,34,327734,25,2,0,26,131320,95,262203,32,96,7,262203,32,97,7,
262203,32,98,7,262203,32,99,7,262203,32,100,7,262203,32,101,7,262203,32,102,7,327739,59,103,7,93,262203,32,104,7,
262203,32,105,7,262203,32,106,7,262203,32,107,7,262203,32,108,7,262203,32,109,7,262203,32,110,7,262203,32,111,7,
262203,56,112,7,262203,59,113,7,262203,59,114,7,262203,59,115,7,262203,32,116,7,262203,32,117,7,262203,32,118,7,
262203,32,119,7,262203,32,120,7,262203,32,121,7,262203,32,122,7,262203,32,123,7,327739,59,124,7,93,262203,32,125,7,
262203,59,126,7,262203,32,127,7,262203,32,128,7,262203,32,129,7,262203,32,130,7,262203,32,131,7,262203,32,132,7,
262203,32,133,7,262203,32,134,7,262203,32,135,7,262203,32,136,7,262203,32,137,7,262203,32,138,7,262203,32,139,7,
196855,140,0,196859,40,141,131320,141,327745,50,142,3,49,262205,27,143,142,327745,50,144,4,40,262205,27,145,144,
327812,27,146,143,145,327745,50,147,3,40,262205,27,148,147,327808,27,149,146,148,196670,123,149,196670,125,149,196670,
126,72,327850,41,150,149,40,327847,41,151,72,150,196855,152,0,262394,151,153,152,131320,153,262205,27,154,5,327850,41,
155,154,40,131321,152,131320,152,458997,41,156,151,141,155,153,196855,157,0,262394,156,158,157,131320,158,327745,43,
159,36,42,262205,29,160,159,262268,44,161,160,393281,46,162,161,45,57,393277,27,163,162,2,4,393281,46,164,161,45,58,
393277,27,165,164,2,4,327760,29,166,163,165,196670,112,166,393281,46,167,161,45,60,393277,27,168,167,2,4,327850,41,
169,168,40,196670,113,169,393281,46,170,161,45,38,393277,27,171,170,2,4,327851,41,172,171,40,196670,114,172,196670,
115,172,196670,116,40,196670,117,40,196670,118,40,196670,119,40,131321,173,131320,173,458997,41,174,172,158,175,176,
458997,41,177,172,158,178,176,458997,27,179,40,158,180,176,458997,27,181,40,158,182,176,458997,27,183,40,158,184,176,
458997,27,185,40,158,186,176,327745,39,187,36,61,262205,27,188,187,327856,41,189,185,188,262390,190,176,0,262394,189,
191,190,131320,191,327812,27,192,34,185,327808,27,193,53,192,196670,120,193,262312,41,194,169,196855,195,0,262394,194,
196,195,131320,196,327745,39,197,36,54,262205,27,198,197,327812,27,199,185,11,327808,27,200,198,199,196670,111,200,
327745,39,201,36,55,262205,27,202,201,327810,27,203,202,199,458764,27,204,1,38,11,203,196670,110,204,196670,103,93,
196855,205,0,196859,40,206,131320,206,196855,207,0,262394,51,208,207,131320,208,262268,37,209,200,262268,37,210,204,
393419,27,211,163,209,210,196670,103,64,196670,104,211,131321,205,131320,207,327879,27,212,200,52,327874,27,213,165,
212,196670,105,213,327854,41,214,200,53,196855,215,0,262394,214,216,217,131320,216,196670,107,213,131321,215,131320,
217,327874,27,218,163,200,327850,41,219,200,40,196855,220,0,262394,219,221,222,131320,221,196670,108,40,131321,220,
131320,222,327810,27,223,53,200,327876,27,224,165,223,196670,108,224,131321,220,131320,220,458997,27,225,40,221,224,
222,327877,27,226,218,225,196670,107,226,131321,215,131320,215,458997,27,227,213,216,226,220,196670,106,227,327876,27,
228,49,204,327810,27,229,228,49,327879,27,230,227,229,196670,103,64,196670,104,230,131321,205,131320,205,458997,27,
231,211,208,230,215,196670,109,231,327850,41,232,231,40,131321,195,131320,195,458997,41,233,169,191,232,205,196855,
234,0,262394,233,235,234,131320,235,393281,46,236,161,45,193,327742,236,49,2,4,131321,176,131320,234,393385,27,237,
177,62,40,393385,27,238,174,40,34,327877,27,239,237,238,327850,41,240,183,40,393385,27,241,240,63,40,327877,27,242,
239,241,196670,121,242,393281,46,243,161,45,193,327742,243,242,2,4,327808,27,244,192,94,393281,46,245,161,45,244,
327742,245,183,2,4,196670,117,193,196670,118,242,262312,41,246,177,196670,114,246,196670,115,64,327808,27,247,183,57,
196670,116,247,131321,176,131320,176,458997,41,175,174,235,64,234,458997,41,178,177,235,246,234,458997,27,180,179,235,
242,234,458997,27,182,181,235,193,234,458997,27,184,183,235,247,234,327808,27,186,185,57,196670,119,186,131321,173,
131320,190,327852,41,248,183,40,196855,249,0,262394,248,250,249,131320,250,327877,27,251,179,53,393385,27,252,177,40,
65,327877,27,253,251,252,393281,46,254,161,45,181,327742,254,253,2,4,131321,249,131320,249,327850,41,255,183,40,
196855,256,0,262394,255,257,258,131320,257,196670,122,62,131321,256,131320,258,393385,27,259,177,49,40,196670,122,259,
131321,256,131320,256,458997,27,260,62,257,259,258,393281,46,261,161,45,42,327742,261,260,2,4,131321,157,131320,157,
327854,41,262,149,73,262312,41,263,262,196855,264,0,262394,263,265,264,131320,265,262312,41,266,72,196855,267,0,
262394,266,268,267,131320,268,327745,43,269,36,42,262205,29,270,269,262268,44,271,270,327745,39,272,36,74,262205,27,
273,272,327812,27,274,34,273,327808,27,275,53,274,393281,46,276,271,45,275,393277,27,277,276,2,4,327879,27,278,277,49,
327851,41,279,278,40,131321,267,131320,267,458997,41,280,266,265,279,268,131321,264,131320,264,458997,41,281,262,157,
280,267,196855,282,0,262394,281,283,282,131320,283,196670,124,64,131321,140,131320,282,327745,39,284,36,38,262205,27,
285,284,327851,41,286,285,40,196855,287,0,262394,286,288,289,131320,288,196670,101,285,131321,287,131320,289,327745,
43,290,36,42,262205,29,291,290,262268,44,292,291,393281,46,293,292,45,45,393277,27,294,293,2,4,196670,101,294,131321,
287,131320,287,458997,27,295,285,288,294,289,196670,102,295,196670,127,295,393281,39,296,36,75,45,262205,27,297,296,
196670,128,297,327814,27,298,295,297,327817,27,299,295,297,327851,41,300,299,40,393385,27,301,300,49,40,327808,27,302,
298,301,196670,129,302,196670,130,40,262205,27,303,5,196670,131,303,131321,304,131320,304,458997,27,305,40,287,306,
307,458997,27,308,303,287,309,307,327856,41,310,308,149,262390,311,307,0,262394,310,307,311,131320,307,327745,43,312,
36,42,262205,29,313,312,262268,44,314,313,327745,39,315,36,74,262205,27,316,315,327812,27,317,316,73,327808,27,318,76,
317,327808,27,319,318,308,393281,46,320,314,45,319,393277,27,321,320,2,4,327808,27,306,305,321,196670,130,306,327808,
27,309,308,12,196670,131,309,131321,304,131320,311,327850,41,322,303,40,196855,323,0,262394,322,324,323,131320,324,
196670,77,40,131321,323,131320,323,262368,62,62,70,327851,41,325,305,40,196855,326,0,262394,325,327,326,131320,327,
458986,27,328,77,49,40,305,131321,326,131320,326,262368,62,62,70,262205,27,329,77,196670,132,329,327745,39,330,36,78,
262205,27,331,330,327812,27,332,149,302,327808,27,333,331,332,196670,133,333,196670,134,40,131321,334,131320,334,
458997,27,335,329,326,336,337,458997,27,338,40,326,339,337,327856,41,340,338,302,262390,341,337,0,262394,340,342,341,
131320,342,327808,27,343,338,303,196670,135,343,327856,41,344,343,302,196855,345,0,262394,344,346,347,131320,346,
327745,43,348,36,42,262205,29,349,348,262268,44,350,349,327808,27,351,333,343,393281,46,352,350,45,351,393277,27,353,
352,2,4,196670,137,353,131321,345,131320,347,196670,137,40,131321,345,131320,345,458997,27,354,353,346,40,347,196670,
136,354,196670,139,354,196670,96,303,327745,69,355,68,303,196670,355,354,262368,62,62,70,196670,97,49,131321,356,
131320,356,458997,27,357,354,345,358,359,458997,27,360,49,345,361,359,327856,41,362,360,12,262390,363,359,0,262394,
362,364,363,131320,364,327854,41,365,303,360,196855,366,0,262394,365,367,368,131320,367,327810,27,369,303,360,327745,
69,370,68,369,262205,27,371,370,196670,99,371,131321,366,131320,368,196670,99,40,131321,366,131320,366,458997,27,372,
371,367,40,368,196670,98,372,262368,62,62,70,327808,27,358,357,372,196670,139,358,196670,355,358,262368,62,62,70,
131321,359,131320,359,327812,27,361,360,62,196670,97,361,131321,356,131320,363,196670,100,357,196670,138,357,196855,
373,0,262394,344,374,373,131320,374,327745,43,375,36,42,262205,29,376,375,262268,44,377,376,327808,27,378,333,343,
327808,27,379,335,357,327810,27,380,379,354,393281,46,381,377,45,378,327742,381,380,2,4,131321,373,131320,373,327745,
69,382,68,79,262205,27,383,382,327808,27,336,335,383,196670,132,336,262368,62,62,70,131321,337,131320,337,327808,27,
339,338,12,196670,134,339,131321,334,131320,341,196670,124,64,131321,140,131320,140,65789,65592};
/* scatter.comp, 5413 words */
static const uint32_t gpusorti_spv_scatter[] = {
119734787,66304,524299,940,0,131089,1,131089,61,131089,63,131089,64,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,
0,1,655375,5,2,0x6e69616d,0,3,4,5,6,7,393232,2,17,1,1,1,262215,8,1,1,262215,9,6,4,327752,10,0,35,0,327752,10,1,35,4,
327752,10,2,35,8,327752,10,3,35,12,327752,10,4,35,16,327752,10,5,35,20,327752,10,6,35,24,327752,10,7,35,40,327752,10,
8,35,44,196679,10,2,262215,11,6,4,327752,12,0,35,0,196679,12,2,262215,13,34,0,262215,13,33,3,262215,3,11,26,262215,4,
11,24,262215,14,1,5,262215,15,6,8,327752,16,0,35,0,196679,16,2,262215,17,34,0,262215,17,33,2,262215,18,6,8,327752,19,
0,35,0,196679,19,2,262215,20,34,0,262215,20,33,0,262215,21,6,4,327752,22,0,35,0,196679,22,2,262215,23,34,0,262215,23,
33,2,262215,24,1,7,262215,25,6,4,327752,26,0,35,0,196679,26,2,262215,27,34,0,262215,27,33,0,262215,28,1,10,262215,29,
6,8,327752,30,0,35,0,196679,30,2,262215,31,34,0,262215,31,33,1,262215,32,6,4,327752,33,0,35,0,196679,33,2,262215,34,
34,0,262215,34,33,1,262215,35,1,8,262215,36,1,6,262215,37,1,9,262215,38,1,2,262215,39,1,4,196679,5,0,262215,5,11,41,
262215,40,1,3,262215,6,11,40,262215,41,1,0,262215,7,11,4420,262215,42,1,11,262215,43,1,0,262215,44,11,25,196679,45,0,
131091,46,196641,47,46,262165,48,32,0,131092,49,262167,50,48,2,262176,51,7,48,262194,48,8,8,262172,52,50,8,262176,53,
7,52,262172,54,48,8,262176,55,7,54,262176,56,7,50,262187,48,57,4,262172,9,48,57,720926,10,48,48,48,48,48,48,9,48,48,
262176,58,9,10,262203,58,59,9,262165,60,32,1,262187,60,61,0,262176,62,9,48,262187,48,63,0,196637,11,48,196638,12,11,
262176,64,12,12,262203,64,13,12,262176,65,12,48,262167,66,48,3,262176,67,1,66,262203,67,3,1,262187,48,68,1,262176,69,
1,48,262203,67,4,1,262194,48,14,1,262187,48,70,2,393268,49,71,170,14,70,196637,15,50,196638,16,15,262176,72,12,16,
262203,72,17,12,262187,60,73,7,262176,74,12,50,196637,18,50,196638,19,18,262176,75,12,19,262203,75,20,12,196637,21,48,
196638,22,21,262176,76,12,22,262203,76,23,12,262194,48,24,32,262187,48,77,32,393268,49,78,170,24,77,196637,25,48,
196638,26,25,262176,79,12,26,262203,79,27,12,262187,48,80,16,393268,49,81,170,24,80,458804,48,82,169,81,68,70,393268,
60,83,128,24,63,393268,49,84,170,14,70,262194,48,28,0,393268,49,85,170,28,70,262187,60,86,8,196637,29,50,196638,30,29,
262176,87,12,30,262203,87,31,12,196637,32,48,196638,33,32,262176,88,12,33,262203,88,34,12,393268,49,89,170,28,70,
393268,49,90,170,14,70,262194,48,35,0,393268,49,91,170,35,68,262194,48,36,32,393268,48,92,130,36,68,262187,48,93,31,
393268,48,94,199,92,93,393268,48,95,196,68,94,393268,49,96,170,35,70,262187,60,97,31,262194,48,37,0,393268,49,98,171,
37,63,393268,49,99,170,35,68,393268,49,100,170,35,70,393268,48,101,130,36,68,393268,60,102,128,101,63,262187,60,103,1,
393268,49,104,174,36,77,262187,48,105,0xffffffff,393268,48,106,199,36,93,393268,48,107,196,68,106,393268,48,108,130,
107,68,458804,48,109,169,104,105,108,393268,49,110,171,37,63,393268,49,111,170,14,70,393268,49,112,171,37,63,393268,
49,113,170,35,68,393268,49,114,170,35,70,393268,49,115,171,37,63,393268,49,116,170,35,68,393268,49,117,170,35,70,
393268,48,118,130,36,68,393268,60,119,128,118,63,393268,49,120,170,14,68,262187,60,121,3,262194,48,38,8,262187,60,122,
4,262194,48,39,1,393268,49,123,171,39,63,262203,69,5,1,262194,48,40,32,262203,69,6,1,262167,124,48,4,196649,49,125,
262187,48,126,3,262194,48,41,256,393268,48,127,134,41,40,262172,128,48,127,262176,129,4,128,262203,129,130,4,262176,
131,4,48,262187,48,132,264,393268,48,133,196,68,38,393268,48,134,128,133,68,262172,135,48,134,262176,136,4,135,262203,
136,137,4,262187,48,138,3400,393268,49,139,171,39,63,393268,49,140,178,40,77,393268,49,141,167,139,140,393268,48,142,
130,77,40,393268,48,143,194,105,142,262176,144,1,124,262203,144,7,1,393268,48,145,132,127,133,262172,146,48,145,
262176,147,4,146,262203,147,148,4,393268,48,149,132,127,133,393268,49,150,172,133,41,393268,48,151,134,133,41,458804,
48,152,169,150,151,68,262172,153,48,152,262176,154,7,153,393268,48,155,132,41,8,393268,49,156,172,14,28,458804,48,157,
169,156,14,28,393268,48,158,132,155,157,262172,159,48,158,262176,160,4,159,262203,160,161,4,262187,60,162,6,262172,
163,48,133,262176,164,4,163,262203,164,165,4,262187,60,166,5,262194,48,42,0,393268,48,167,199,42,68,393268,49,168,171,
167,63,393268,48,169,199,42,70,393268,49,170,170,169,63,327724,50,171,105,105,393268,49,172,171,28,63,393268,49,173,
171,28,63,458804,48,174,169,173,8,68,262172,175,48,174,262176,176,7,175,262187,48,177,8,393268,49,178,171,28,63,
262194,48,43,1,393267,66,44,43,68,68,327734,46,2,0,47,131320,179,262203,154,180,7,262203,53,181,7,262203,55,182,7,
262203,53,183,7,262203,55,184,7,262203,176,185,7,196855,186,0,196859,63,187,131320,187,327745,62,188,59,61,262205,48,
189,188,327851,49,190,189,63,196855,191,0,262394,190,192,193,131320,192,131321,191,131320,193,393281,65,194,13,61,61,
262205,48,195,194,131321,191,131320,191,458997,48,196,189,192,195,193,393281,62,197,59,162,61,262205,48,198,197,
327814,48,199,196,198,327817,48,200,196,198,327851,49,201,200,63,393385,48,202,201,68,63,327808,48,203,199,202,327745,
69,204,3,68,262205,48,205,204,327745,69,206,4,63,262205,48,207,206,327812,48,208,205,207,327745,69,209,3,63,262205,48,
210,209,327808,48,211,208,210,327745,62,212,59,103,262205,48,213,212,327812,48,214,57,213,327808,48,215,77,214,393281,
65,216,13,61,215,262205,48,217,216,327854,49,218,211,203,262312,49,219,218,196855,220,0,262394,219,221,220,131320,221,
327879,48,222,217,68,327851,49,223,222,63,131321,220,131320,220,458997,49,224,218,191,223,221,196855,225,0,262394,224,
226,225,131320,226,131321,186,131320,225,196855,227,0,262394,123,228,229,131320,228,262205,48,45,5,262205,48,230,6,
327812,48,231,230,40,327808,48,232,231,45,131321,227,131320,229,328019,124,233,126,125,393558,48,234,126,2,233,393558,
48,235,126,0,233,327850,49,236,234,63,196855,237,0,262394,236,238,237,131320,238,262205,48,239,6,327745,131,240,130,
239,196670,240,235,131321,237,131320,237,262368,70,70,132,131321,241,131320,241,458997,48,242,234,237,243,244,458997,
48,245,63,237,246,244,262205,48,247,6,327856,49,248,245,247,262390,249,244,0,262394,248,244,249,131320,244,327745,131,
250,130,245,262205,48,251,250,327808,48,243,242,251,327808,48,246,245,103,131321,241,131320,249,262368,70,70,132,
131321,227,131320,227,458997,48,252,40,228,235,249,458997,48,253,45,228,234,249,458997,48,254,232,228,242,249,327810,
48,255,254,253,327812,48,256,255,8,131321,257,131320,257,458997,48,258,254,227,259,260,327856,49,261,258,133,262390,
262,260,0,262394,261,260,262,131320,260,327745,62,263,59,166,262205,48,264,263,327812,48,265,258,203,327808,48,266,
264,265,327808,48,267,266,211,393281,65,268,13,61,267,262205,48,269,268,327745,131,270,165,258,196670,270,269,327808,
48,259,258,41,131321,257,131320,262,327812,48,271,211,198,327810,48,272,196,271,327856,49,273,272,198,196855,274,0,
262394,273,275,276,131320,275,131321,274,131320,276,327808,48,277,271,198,131321,274,131320,274,458997,48,278,196,275,
277,276,327879,48,279,217,70,327851,49,280,279,63,327745,62,281,59,121,262205,48,282,281,327812,48,283,213,38,327808,
48,284,282,283,327745,62,285,59,122,262205,48,286,285,327810,48,287,286,283,458764,48,288,1,38,38,287,196855,289,0,
262394,168,290,289,131320,290,327879,48,291,217,80,327851,49,292,291,63,131321,289,131320,289,458997,49,293,168,274,
292,290,262312,49,294,170,196855,295,0,262394,294,296,295,131320,296,327879,48,297,217,77,327850,49,298,297,63,131321,
295,131320,295,458997,49,299,170,289,298,296,131321,300,131320,300,458997,48,301,271,295,302,303,327856,49,304,301,
278,262390,305,306,0,262394,304,307,305,131320,307,327810,48,308,278,301,458764,48,309,1,38,308,155,131321,310,131320,
310,458997,48,311,63,307,312,313,327856,49,314,311,8,262390,315,313,1,262394,314,316,315,131320,316,327812,48,317,311,
252,327808,48,318,256,317,327808,48,319,318,253,327856,49,320,319,309,196855,321,0,262394,320,322,323,131320,322,
327808,48,324,301,319,196855,325,0,196859,63,326,131320,326,196855,327,0,262394,71,328,327,131320,328,196855,329,0,
262394,280,330,331,131320,330,327745,62,332,59,73,262205,48,333,332,327808,48,334,333,324,393281,74,335,17,61,334,
262205,50,336,335,131321,329,131320,331,393281,74,337,20,61,324,262205,50,338,337,131321,329,131320,329,458997,50,339,
336,330,338,331,131321,325,131320,327,196855,340,0,262394,280,341,340,131320,341,327745,62,342,59,73,262205,48,343,
342,327808,48,344,343,324,393281,65,345,23,61,344,262205,48,346,345,327760,50,347,346,63,131321,325,131320,340,196855,
348,0,262394,78,349,348,131320,349,393281,65,350,27,61,324,262205,48,351,350,327760,50,352,351,63,131321,325,131320,
348,327876,48,353,68,82,327810,48,354,353,68,327879,48,355,324,354,327812,48,356,355,24,327874,48,357,324,82,393281,
65,358,27,61,357,262205,48,359,358,262268,60,360,356,393419,48,361,359,360,83,327760,50,362,361,63,131321,325,131320,
325,721141,50,363,339,329,347,341,352,349,362,348,131321,321,131320,323,131321,321,131320,321,458997,50,364,363,325,
171,323,327745,56,365,181,311,196670,365,364,131321,313,131320,313,327808,48,312,311,103,131321,310,131320,315,327879,
48,366,217,57,327851,49,367,366,63,196855,368,0,262394,367,369,368,131320,369,131321,370,131320,370,458997,48,371,63,
369,372,373,327856,49,374,371,8,262390,375,373,1,262394,374,376,375,131320,376,327812,48,377,371,252,327808,48,378,
256,377,327808,48,379,378,253,327856,49,380,379,309,196855,381,0,262394,380,382,381,131320,382,327745,56,383,181,371,
262205,50,384,383,196855,385,0,262394,90,386,387,131320,386,196855,388,0,262394,91,389,388,131320,389,327761,48,390,
384,1,327878,48,391,390,95,393298,50,392,391,384,1,131321,388,131320,388,458997,50,393,384,386,392,389,196855,394,0,
262394,96,395,394,131320,395,327761,48,396,393,1,262268,60,397,396,327875,60,398,397,97,262268,48,399,398,327877,48,
400,399,95,327760,50,401,399,400,327878,50,402,393,401,131321,394,131320,394,458997,50,403,393,388,402,395,196855,404,
0,262394,98,405,404,131320,405,262344,50,406,403,131321,404,131320,404,458997,50,407,403,394,406,405,131321,385,
131320,387,196855,408,0,262394,99,409,408,131320,409,327761,48,410,384,0,327878,48,411,410,95,393298,50,412,411,384,0,
131321,408,131320,408,458997,50,413,384,387,412,409,196855,414,0,262394,100,415,414,131320,415,327761,48,416,413,0,
262268,60,417,416,393418,60,418,417,102,103,262268,48,419,418,327877,48,420,419,95,327879,48,421,420,109,327878,48,
422,416,421,393298,50,423,422,413,0,131321,414,131320,414,458997,50,424,413,408,423,415,196855,425,0,262394,110,426,
425,131320,426,327761,48,427,424,0,327878,48,428,427,109,393298,50,429,428,424,0,131321,425,131320,425,458997,50,430,
424,414,429,426,131321,385,131320,385,458997,50,431,407,404,430,425,196670,383,431,131321,381,131320,381,131321,373,
131320,373,327808,48,372,371,103,131321,370,131320,375,131321,368,131320,368,262205,52,432,181,196670,183,432,131321,
433,131320,433,458997,48,434,254,368,435,436,327856,49,437,434,149,262390,438,436,0,262394,437,436,438,131320,436,
327745,131,439,148,434,196670,439,63,327808,48,435,434,41,131321,433,131320,438,262368,70,70,132,262205,48,440,6,
327812,48,441,440,133,131321,442,131320,442,458997,48,443,63,438,444,445,327856,49,446,443,8,262390,447,445,1,262394,
446,448,447,131320,448,327745,56,449,183,443,262205,50,450,449,196855,451,0,196859,63,452,131320,452,196855,453,0,
262394,120,454,453,131320,454,327761,48,455,450,0,262268,60,456,284,262268,60,457,288,393419,48,458,455,456,457,
131321,451,131320,453,327761,48,459,450,1,327879,48,460,284,93,327874,48,461,459,460,327854,49,462,284,77,196855,463,
0,262394,462,464,465,131320,464,131321,463,131320,465,327761,48,466,450,0,327874,48,467,466,284,327850,49,468,284,63,
196855,469,0,262394,468,470,471,131320,470,131321,469,131320,471,327810,48,472,77,284,327876,48,473,459,472,131321,
469,131320,469,458997,48,474,63,470,473,471,327877,48,475,467,474,131321,463,131320,463,458997,48,476,461,464,475,469,
327876,48,477,68,288,327810,48,478,477,68,327879,48,479,476,478,131321,451,131320,451,458997,48,480,458,454,479,463,
196855,481,0,262394,141,482,483,131320,482,131321,484,131320,484,458997,48,485,143,482,486,487,458997,48,488,63,482,
489,487,327856,49,490,488,38,262390,491,487,1,262394,490,487,491,131320,487,327874,48,492,480,488,327879,48,493,492,
68,327851,49,494,493,63,328019,124,495,126,494,327761,48,496,495,0,327810,48,497,493,68,327878,48,498,496,497,327879,
48,486,485,498,327808,48,489,488,103,131321,484,131320,491,327745,69,499,7,63,262205,48,500,499,327879,48,501,485,500,
262349,60,502,501,262268,48,503,502,262349,60,504,485,262268,48,505,504,131321,481,131320,483,328019,124,506,126,125,
131321,507,131320,507,458997,124,508,506,483,509,510,458997,48,511,63,483,512,510,327856,49,513,511,38,262390,514,510,
1,262394,513,510,514,131320,510,327874,48,515,480,511,327879,48,516,515,68,327851,49,517,516,63,328019,124,518,126,
517,327810,48,519,516,68,458832,124,520,519,519,519,519,327878,124,521,518,520,327879,124,509,508,521,327808,48,512,
511,103,131321,507,131320,514,393558,48,522,126,2,508,393558,48,523,126,0,508,131321,481,131320,481,458997,48,524,505,
491,523,514,458997,48,525,503,491,522,514,327808,48,526,441,480,327745,131,527,148,526,262205,48,528,527,196833,126,
132,262368,126,126,138,327850,49,529,525,63,196855,530,0,262394,529,531,530,131320,531,327808,48,532,528,524,196670,
527,532,131321,530,131320,530,196833,126,132,262368,126,126,138,327808,48,533,528,525,327745,51,534,184,443,196670,
534,533,131321,445,131320,445,327808,48,444,443,103,131321,442,131320,447,262368,70,70,132,327812,48,535,254,152,
131321,536,131320,536,458997,48,537,63,447,538,539,458997,48,540,63,447,541,539,327856,49,542,540,152,262390,543,539,
1,262394,542,544,543,131320,544,327745,51,545,180,540,196670,545,63,327808,48,546,535,540,327856,49,547,546,133,
196855,548,0,262394,547,549,548,131320,549,131321,550,131320,550,458997,48,551,63,549,552,553,327856,49,554,551,127,
262390,555,553,0,262394,554,553,555,131320,553,327812,48,556,551,133,327808,48,557,556,535,327808,48,558,557,540,
327745,131,559,148,558,262205,48,560,559,262205,48,561,545,196670,559,561,262205,48,562,545,327808,48,563,562,560,
196670,545,563,327808,48,552,551,103,131321,550,131320,555,131321,548,131320,548,262205,48,564,545,327808,48,538,537,
564,131321,539,131320,539,327808,48,541,540,103,131321,536,131320,543,393565,48,565,126,1,537,327810,48,566,252,68,
327850,49,567,253,566,196855,568,0,262394,567,569,568,131320,569,327745,131,570,130,440,196670,570,565,131321,568,
131320,568,262368,70,70,132,131321,571,131320,571,458997,48,572,63,568,573,574,458997,48,575,63,568,576,574,327856,49,
577,575,440,262390,578,574,0,262394,577,574,578,131320,574,327745,131,579,130,575,262205,48,580,579,327808,48,573,572,
580,327808,48,576,575,103,131321,571,131320,578,327808,48,581,572,565,327810,48,582,581,537,131321,583,131320,583,
458997,48,584,582,578,585,586,458997,48,587,63,578,588,586,327856,49,589,587,152,262390,590,586,1,262394,589,591,590,
131320,591,327808,48,592,535,587,327856,49,593,592,133,196855,594,0,262394,593,595,594,131320,595,327745,131,596,137,
592,196670,596,584,131321,597,131320,597,458997,48,598,63,595,599,600,327856,49,601,598,127,262390,602,600,0,262394,
601,600,602,131320,600,327812,48,603,598,133,327808,48,604,603,535,327808,48,605,604,587,327745,131,606,148,605,
262205,48,607,606,327808,48,608,607,584,196670,606,608,327808,48,599,598,103,131321,597,131320,602,131321,594,131320,
594,327745,51,609,180,587,262205,48,610,609,327808,48,585,584,610,131321,586,131320,586,327808,48,588,587,103,131321,
583,131320,590,327850,49,611,254,63,196855,612,0,262394,611,613,612,131320,613,327745,131,614,137,133,196670,614,155,
131321,612,131320,612,262368,70,70,132,131321,615,131320,615,458997,48,616,63,612,617,618,327856,49,619,616,8,262390,
620,618,1,262394,619,621,620,131320,621,327745,56,622,183,616,262205,50,623,622,196855,624,0,196859,63,625,131320,625,
196855,626,0,262394,120,627,626,131320,627,327761,48,628,623,0,262268,60,629,284,262268,60,630,288,393419,48,631,628,
629,630,131321,624,131320,626,327761,48,632,623,1,327879,48,633,284,93,327874,48,634,632,633,327854,49,635,284,77,
196855,636,0,262394,635,637,638,131320,637,131321,636,131320,638,327761,48,639,623,0,327874,48,640,639,284,327850,49,
641,284,63,196855,642,0,262394,641,643,644,131320,643,131321,642,131320,644,327810,48,645,77,284,327876,48,646,632,
645,131321,642,131320,642,458997,48,647,63,643,646,644,327877,48,648,640,647,131321,636,131320,636,458997,48,649,634,
637,648,642,327876,48,650,68,288,327810,48,651,650,68,327879,48,652,649,651,131321,624,131320,624,458997,48,653,631,
627,652,636,327808,48,654,441,653,327745,131,655,148,654,262205,48,656,655,327745,51,657,184,616,262205,48,658,657,
327808,48,659,658,656,196670,657,659,131321,618,131320,618,327808,48,617,616,103,131321,615,131320,620,262205,54,660,
184,196670,182,660,131321,661,131320,661,458997,48,662,63,620,663,664,327856,49,665,662,8,262390,666,664,1,262394,665,
667,666,131320,667,327745,51,668,182,662,262205,48,669,668,327745,56,670,181,662,262205,50,671,670,327761,48,672,671,
0,327745,131,673,161,669,196670,673,672,327850,49,674,14,70,196855,675,0,262394,674,676,675,131320,676,327808,48,677,
155,669,327761,48,678,671,1,327745,131,679,161,677,196670,679,678,131321,675,131320,675,131321,664,131320,664,327808,
48,663,662,103,131321,661,131320,666,262368,70,70,132,131321,680,131320,680,458997,48,681,63,666,682,683,327856,49,
684,681,8,262390,685,683,1,262394,684,686,685,131320,686,327812,48,687,681,41,327808,48,688,687,254,327745,131,689,
161,688,262205,48,690,689,327850,49,691,14,70,196855,692,0,262394,691,693,694,131320,693,327808,48,695,155,688,327745,
131,696,161,695,262205,48,697,696,131321,692,131320,694,131321,692,131320,692,458997,48,698,697,693,63,694,327760,50,
699,690,698,196855,700,0,196859,63,701,131320,701,196855,702,0,262394,120,703,702,131320,703,262268,60,704,284,262268,
60,705,288,393419,48,706,690,704,705,131321,700,131320,702,327879,48,707,284,93,327874,48,708,698,707,327854,49,709,
284,77,196855,710,0,262394,709,711,712,131320,711,131321,710,131320,712,327874,48,713,690,284,327850,49,714,284,63,
196855,715,0,262394,714,716,717,131320,716,131321,715,131320,717,327810,48,718,77,284,327876,48,719,698,718,131321,
715,131320,715,458997,48,720,63,716,719,717,327877,48,721,713,720,131321,710,131320,710,458997,48,722,708,711,721,715,
327876,48,723,68,288,327810,48,724,723,68,327879,48,725,722,724,131321,700,131320,700,458997,48,726,706,703,725,710,
327745,131,727,165,726,262205,48,728,727,327808,48,729,728,688,327745,131,730,137,726,262205,48,731,730,327810,48,732,
729,731,196855,733,0,262394,172,734,733,131320,734,327745,51,735,185,681,196670,735,732,131321,733,131320,733,327856,
49,736,688,309,327847,49,737,736,299,196855,738,0,262394,737,739,738,131320,739,262312,49,740,280,327879,48,741,217,
177,327851,49,742,741,63,196855,743,0,262394,742,744,745,131320,744,196855,746,0,262394,111,747,748,131320,747,196855,
749,0,262394,112,750,749,131320,750,262344,50,751,699,131321,749,131320,749,458997,50,752,699,747,751,750,196855,753,
0,262394,113,754,753,131320,754,327761,48,755,752,1,327878,48,756,755,95,393298,50,757,756,752,1,131321,753,131320,
753,458997,50,758,752,749,757,754,196855,759,0,262394,114,760,759,131320,760,327761,48,761,758,1,262268,60,762,761,
327875,60,763,762,97,262268,48,764,763,262344,48,765,764,327877,48,766,765,95,327760,50,767,765,766,327878,50,768,758,
767,131321,759,131320,759,458997,50,769,758,753,768,760,131321,746,131320,748,196855,770,0,262394,115,771,770,131320,
771,327878,48,772,690,109,393298,50,773,772,699,0,131321,770,131320,770,458997,50,774,699,748,773,771,196855,775,0,
262394,116,776,775,131320,776,327761,48,777,774,0,327878,48,778,777,95,393298,50,779,778,774,0,131321,775,131320,775,
458997,50,780,774,770,779,776,196855,781,0,262394,117,782,781,131320,782,327761,48,783,780,0,262268,60,784,783,393418,
60,785,784,119,103,262268,48,786,785,262344,48,787,786,327877,48,788,787,95,327879,48,789,788,109,327878,48,790,783,
789,393298,50,791,790,780,0,131321,781,131320,781,458997,50,792,780,775,791,782,131321,746,131320,746,458997,50,793,
769,759,792,781,131321,743,131320,745,131321,743,131320,743,458997,50,794,793,746,699,745,196855,795,0,262394,84,796,
797,131320,796,196855,798,0,262394,740,799,800,131320,799,327745,62,801,59,73,262205,48,802,801,327808,48,803,802,732,
393281,74,804,17,61,803,196670,804,794,131321,798,131320,800,393281,74,805,20,61,732,196670,805,794,131321,798,131320,
798,131321,795,131320,797,196855,806,0,262394,740,807,808,131320,807,327745,62,809,59,73,262205,48,810,809,327808,48,
811,810,732,327761,48,812,794,0,393281,65,813,23,61,811,196670,813,812,131321,806,131320,808,327761,48,814,794,0,
393281,65,815,27,61,732,196670,815,814,131321,806,131320,806,131321,795,131320,795,131321,738,131320,738,131321,683,
131320,683,327808,48,682,681,103,131321,680,131320,685,262368,70,70,132,196855,816,0,262394,178,817,816,131320,817,
131321,818,131320,818,458997,48,819,63,817,820,821,327856,49,822,819,8,262390,823,821,1,262394,822,824,823,131320,824,
327812,48,825,819,252,327808,48,826,256,825,327808,48,827,826,253,327854,49,828,827,309,196855,829,0,262394,828,830,
829,131320,830,131321,821,131320,829,196855,831,0,262394,293,832,833,131320,832,327808,48,834,301,827,327760,50,835,
834,63,131321,831,131320,833,327808,48,836,301,827,196855,837,0,196859,63,838,131320,838,196855,839,0,262394,85,840,
839,131320,840,196855,841,0,262394,280,842,843,131320,842,327745,62,844,59,86,262205,48,845,844,327808,48,846,845,836,
393281,74,847,17,61,846,262205,50,848,847,131321,841,131320,843,393281,74,849,31,61,836,262205,50,850,849,131321,841,
131320,841,458997,50,851,848,842,850,843,131321,837,131320,839,196855,852,0,262394,280,853,854,131320,853,327745,62,
855,59,86,262205,48,856,855,327808,48,857,856,836,393281,65,858,23,61,857,262205,48,859,858,131321,852,131320,854,
393281,65,860,34,61,836,262205,48,861,860,131321,852,131320,852,458997,48,862,859,853,861,854,327760,50,863,862,63,
131321,837,131320,837,458997,50,864,851,841,863,852,131321,831,131320,831,458997,50,865,835,832,864,837,327745,51,866,
182,819,262205,48,867,866,327761,48,868,865,0,327745,131,869,161,867,196670,869,868,327850,49,870,28,70,196855,871,0,
262394,870,872,871,131320,872,327808,48,873,155,867,327761,48,874,865,1,327745,131,875,161,873,196670,875,874,131321,
871,131320,871,131321,821,131320,821,327808,48,820,819,103,131321,818,131320,823,262368,70,70,132,131321,876,131320,
876,458997,48,877,63,823,878,879,327856,49,880,877,8,262390,881,879,1,262394,880,882,881,131320,882,327812,48,883,877,
41,327808,48,884,883,254,327856,49,885,884,309,196855,886,0,262394,885,887,886,131320,887,262312,49,888,280,327745,51,
889,185,877,262205,48,890,889,327745,131,891,161,884,262205,48,892,891,327850,49,893,28,70,196855,894,0,262394,893,
895,896,131320,895,327808,48,897,155,884,327745,131,898,161,897,262205,48,899,898,131321,894,131320,896,131321,894,
131320,894,458997,48,900,899,895,63,896,327760,50,901,892,900,196855,902,0,262394,89,903,904,131320,903,196855,905,0,
262394,888,906,907,131320,906,327745,62,908,59,86,262205,48,909,908,327808,48,910,909,890,393281,74,911,17,61,910,
196670,911,901,131321,905,131320,907,393281,74,912,31,61,890,196670,912,901,131321,905,131320,905,131321,902,131320,
904,196855,913,0,262394,888,914,915,131320,914,327745,62,916,59,86,262205,48,917,916,327808,48,918,917,890,393281,65,
919,23,61,918,196670,919,892,131321,913,131320,915,393281,65,920,34,61,890,196670,920,892,131321,913,131320,913,
131321,902,131320,902,131321,886,131320,886,131321,879,131320,879,327808,48,878,877,103,131321,876,131320,881,131321,
816,131320,816,131321,921,131320,921,458997,48,922,254,816,923,924,327856,49,925,922,133,262390,926,924,0,262394,925,
924,926,131320,924,327808,48,927,922,68,327745,131,928,137,927,262205,48,929,928,327745,131,930,137,922,262205,48,931,
930,327810,48,932,929,931,327745,131,933,165,922,262205,48,934,933,327808,48,935,934,932,196670,933,935,327808,48,923,
922,41,131321,921,131320,926,262368,70,70,132,131321,306,131320,306,327856,49,936,308,155,196855,303,0,262394,936,937,
938,131320,937,131321,303,131320,938,327808,48,939,301,155,131321,303,131320,303,458997,48,302,278,937,939,938,131321,
300,131320,305,131321,186,131320,186,65789,65592};
/* scatter.comp -DGPUSORTI_ADDRESS, 6423 words */
static const uint32_t gpusorti_spv_scatter_address[] = {
119734787,66304,524299,1108,0,131089,1,131089,61,131089,63,131089,64,131089,5347,589834,0x5f565053,0x5f52484b,
0x73796870,0x6c616369,0x6f74735f,0x65676172,0x6675625f,7497062,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,5348,
1,655375,5,2,0x6e69616d,0,3,4,5,6,7,393232,2,17,1,1,1,262215,8,1,1,262215,9,6,4,327752,10,0,35,0,327752,10,1,35,8,
327752,10,2,35,16,327752,10,3,35,24,327752,10,4,35,32,327752,10,5,35,40,327752,10,6,35,44,327752,10,7,35,48,327752,10,
8,35,52,327752,10,9,35,56,327752,10,10,35,60,327752,10,11,35,64,327752,10,12,35,80,327752,10,13,35,84,196679,10,2,
262215,11,6,4,327752,12,0,35,0,196679,12,2,262215,3,11,26,262215,4,11,24,262215,13,1,5,262215,14,6,8,327752,15,0,35,0,
196679,15,2,262215,16,1,7,262215,17,1,10,262215,18,1,8,262215,19,1,6,262215,20,1,9,262215,21,1,2,262215,22,1,4,196679,
5,0,262215,5,11,41,196679,23,0,262215,24,1,3,262215,6,11,40,262215,25,1,0,262215,7,11,4420,262215,26,1,11,262215,27,1,
0,262215,28,11,25,262215,29,1,12,131091,30,196641,31,30,262165,32,32,0,196641,33,32,262167,34,32,2,393249,35,34,34,32,
32,131092,36,327713,37,34,36,32,393249,38,30,36,32,34,262177,39,34,34,393249,40,32,34,32,32,262177,41,32,32,262177,42,
32,34,262176,43,7,32,262177,44,32,43,327713,45,32,32,32,262194,32,8,8,262172,46,34,8,262176,47,7,46,262172,48,32,8,
262176,49,7,48,327713,50,30,47,49,262176,51,7,34,393249,52,30,43,51,43,327713,53,34,43,43,262187,32,54,4,262172,9,32,
54,1048606,10,34,34,34,34,34,32,32,32,32,32,32,9,32,32,262176,55,9,10,262203,55,56,9,262165,57,32,1,262187,57,58,5,
262176,59,9,32,262187,32,60,0,262187,57,61,4,262176,62,9,34,196647,63,5349,196637,11,32,196638,12,11,262176,63,5349,
12,262187,57,64,0,262176,65,5349,32,262167,66,32,3,262176,67,1,66,262203,67,3,1,262187,32,68,1,262176,69,1,32,262203,
67,4,1,262174,70,32,32,262187,32,71,32,262187,57,72,2,262194,32,13,1,262187,32,73,2,393268,36,74,170,13,73,262187,32,
75,3,196647,76,5349,196637,14,34,196638,15,14,262176,76,5349,15,262176,77,5349,34,262194,32,16,32,393268,36,78,170,16,
71,262187,32,79,16,393268,36,80,170,16,79,458804,32,81,169,80,68,73,393268,57,82,128,16,60,393268,36,83,170,13,73,
262187,57,84,3,262187,57,85,1,262194,32,17,0,393268,36,86,170,17,73,393268,36,87,170,17,73,393268,36,88,170,13,73,
262194,32,18,0,393268,36,89,170,18,68,262194,32,19,32,393268,32,90,130,19,68,262187,32,91,31,393268,32,92,199,90,91,
393268,32,93,196,68,92,393268,36,94,170,18,73,262187,57,95,31,262194,32,20,0,393268,36,96,171,20,60,393268,36,97,170,
18,68,393268,36,98,170,18,73,393268,32,99,130,19,68,393268,57,100,128,99,60,393268,36,101,174,19,71,262187,32,102,
0xffffffff,393268,32,103,199,19,91,393268,32,104,196,68,103,393268,32,105,130,104,68,458804,32,106,169,101,102,105,
393268,36,107,171,20,60,393268,36,108,170,13,73,393268,36,109,171,20,60,393268,36,110,170,18,68,393268,36,111,170,18,
73,393268,36,112,171,20,60,393268,36,113,170,18,68,393268,36,114,170,18,73,393268,32,115,130,19,68,393268,57,116,128,
115,60,393268,36,117,170,13,68,262187,57,118,8,262194,32,21,8,262187,57,119,9,262176,120,6,32,262203,120,121,6,262203,
120,122,6,262194,32,22,1,393268,36,123,171,22,60,262203,120,124,6,262203,69,5,1,262203,120,125,6,262194,32,24,32,
262203,120,126,6,262203,69,6,1,262167,127,32,4,262176,128,7,127,196649,36,129,262194,32,25,256,393268,32,130,134,25,
24,262172,131,32,130,262176,132,4,131,262203,132,133,4,262176,134,4,32,262187,32,135,264,262203,120,136,6,393268,32,
137,196,68,21,393268,32,138,128,137,68,262172,139,32,138,262176,140,4,139,262203,140,141,4,262187,32,142,3400,393268,
36,143,171,22,60,393268,36,144,178,24,71,393268,36,145,167,143,144,393268,32,146,130,71,24,393268,32,147,194,102,146,
262176,148,1,127,262203,148,7,1,393268,32,149,132,130,137,262172,150,32,149,262176,151,4,150,262203,151,152,4,393268,
32,153,132,130,137,393268,36,154,172,137,25,393268,32,155,134,137,25,458804,32,156,169,154,155,68,262172,157,32,156,
262176,158,7,157,393268,32,159,132,25,8,393268,36,160,172,13,17,458804,32,161,169,160,13,17,393268,32,162,132,159,161,
262172,163,32,162,262176,164,4,163,262203,164,165,4,262187,57,166,11,262187,57,167,6,262172,168,32,137,262176,169,4,
168,262203,169,170,4,262187,57,171,10,262176,172,7,36,262194,32,26,0,393268,32,173,199,26,68,393268,36,174,171,173,60,
393268,32,175,199,26,73,393268,36,176,170,175,60,327724,34,177,102,102,393268,36,178,171,17,60,393268,36,179,171,17,
60,458804,32,180,169,179,8,68,262172,181,32,180,262176,182,7,181,262187,32,183,8,393268,36,184,171,17,60,262194,32,27,
1,393267,66,28,27,68,68,262194,32,29,0,262187,32,185,5,262187,32,186,24,262187,32,187,160,196650,36,188,327734,30,2,0,
31,131320,189,327739,172,190,7,188,262203,43,191,7,262203,43,192,7,262203,43,193,7,262203,43,194,7,262203,43,195,7,
262203,43,196,7,262203,43,197,7,262203,43,198,7,262203,43,199,7,262203,172,200,7,262203,172,201,7,262203,172,202,7,
262203,43,203,7,262203,43,204,7,262203,43,205,7,262203,43,206,7,262203,43,207,7,262203,47,208,7,262203,51,209,7,
262203,43,210,7,262203,43,211,7,262203,49,212,7,262203,47,213,7,262203,49,214,7,262203,43,215,7,262203,43,216,7,
262203,51,217,7,262203,43,218,7,262203,43,219,7,262203,43,220,7,262203,51,221,7,262203,43,222,7,262203,43,223,7,
262203,43,224,7,262203,43,225,7,262203,182,226,7,262203,51,227,7,262203,43,228,7,262203,43,229,7,262203,43,230,7,
262203,51,231,7,262203,43,232,7,262203,51,233,7,262203,43,234,7,262203,43,235,7,262203,43,236,7,262203,43,237,7,
262203,43,238,7,262203,43,239,7,262203,43,240,7,262203,43,241,7,196855,242,0,196859,60,243,131320,243,262201,32,244,
245,196670,191,244,393281,59,246,56,166,64,262205,32,247,246,196670,192,247,327814,32,248,244,247,327817,32,249,244,
247,327851,36,250,249,60,393385,32,251,250,68,60,327808,32,252,248,251,196670,193,252,262201,32,253,254,196670,194,
253,327745,62,255,56,61,262205,34,256,255,262268,63,257,256,327745,59,258,56,167,262205,32,259,258,327812,32,260,54,
259,327808,32,261,71,260,393281,65,262,257,64,261,393277,32,263,262,2,4,196670,195,263,327854,36,264,253,252,262312,
36,265,264,196855,266,0,262394,265,267,266,131320,267,327879,32,268,263,68,327851,36,269,268,60,131321,266,131320,266,
458997,36,270,264,243,269,267,196855,271,0,262394,270,272,271,131320,272,196670,190,129,131321,242,131320,271,262201,
30,273,274,262205,32,275,126,196670,196,275,131321,276,131320,276,458997,32,277,275,271,278,279,327856,36,280,277,137,
262390,281,279,0,262394,280,279,281,131320,279,327745,59,282,56,171,262205,32,283,282,327812,32,284,277,252,327808,32,
285,283,284,327808,32,286,285,253,393281,65,287,257,64,286,393277,32,288,287,2,4,327745,134,289,170,277,196670,289,
288,327808,32,278,277,25,196670,196,278,131321,276,131320,281,327812,32,290,253,247,196670,197,290,327810,32,291,244,
290,327856,36,292,291,247,196855,293,0,262394,292,294,295,131320,294,196670,199,244,131321,293,131320,295,327808,32,
296,290,247,196670,199,296,131321,293,131320,293,458997,32,297,244,294,296,295,196670,198,297,327879,32,298,263,73,
327851,36,299,298,60,196670,200,299,327737,32,300,301,259,196670,121,300,327737,32,302,303,259,196670,122,302,196855,
304,0,262394,174,305,304,131320,305,327879,32,306,263,79,327851,36,307,306,60,131321,304,131320,304,458997,36,308,174,
293,307,305,196670,201,308,262312,36,309,176,196855,310,0,262394,309,311,310,131320,311,327879,32,312,263,71,327850,
36,313,312,60,131321,310,131320,310,458997,36,314,176,304,313,311,196670,202,314,196670,203,290,131321,315,131320,315,
458997,32,316,290,310,317,318,327856,36,319,316,297,262390,320,321,0,262394,319,322,320,131320,322,327810,32,323,297,
316,458764,32,324,1,38,323,159,196670,204,324,196670,205,60,131321,325,131320,325,458997,32,326,60,322,327,328,327856,
36,329,326,8,262390,330,328,1,262394,329,331,330,131320,331,196670,207,326,327737,32,332,333,207,196670,206,332,
327856,36,334,332,324,196855,335,0,262394,334,336,337,131320,336,327808,32,338,316,332,393273,34,339,340,299,338,
196670,209,339,131321,335,131320,337,196670,209,177,131321,335,131320,335,458997,34,341,339,336,177,337,327745,51,342,
208,326,196670,342,341,131321,328,131320,328,327808,32,327,326,85,196670,205,327,131321,325,131320,330,327879,32,343,
263,54,327851,36,344,343,60,196855,345,0,262394,344,346,345,131320,346,196670,210,60,131321,347,131320,347,458997,32,
348,60,346,349,350,327856,36,351,348,8,262390,352,350,1,262394,351,353,352,131320,353,196670,211,348,327737,32,354,
333,211,327856,36,355,354,324,196855,356,0,262394,355,357,356,131320,357,327745,51,358,208,348,262205,34,359,358,
327737,34,360,361,359,196670,358,360,131321,356,131320,356,131321,350,131320,350,327808,32,349,348,85,196670,210,349,
131321,347,131320,352,131321,345,131320,345,262205,46,362,208,196670,213,362,393273,30,363,364,213,214,262205,48,365,
214,196670,212,365,196670,215,60,131321,366,131320,366,458997,32,367,60,345,368,369,327856,36,370,367,8,262390,371,
369,1,262394,370,369,371,131320,369,327745,43,372,212,367,262205,32,373,372,196670,216,373,327745,51,374,208,367,
262205,34,375,374,196670,217,375,196670,218,13,458809,30,376,377,216,217,218,327808,32,368,367,85,196670,215,368,
131321,366,131320,371,262368,73,73,135,196670,219,60,131321,378,131320,378,458997,32,379,60,371,380,381,327856,36,382,
379,8,262390,383,381,1,262394,382,384,383,131320,384,327812,32,385,379,25,262205,32,386,126,327808,32,387,385,386,
196670,220,387,196670,222,387,196670,223,13,393273,34,388,389,222,223,196670,221,388,327737,32,390,391,388,196670,224,
390,327745,134,392,170,390,262205,32,393,392,327808,32,394,393,387,327745,134,395,141,390,262205,32,396,395,327810,32,
397,394,396,196670,225,397,196855,398,0,262394,178,399,398,131320,399,327745,43,400,226,379,196670,400,397,131321,398,
131320,398,327856,36,401,387,324,327847,36,402,401,314,196855,403,0,262394,402,404,403,131320,404,262312,36,405,299,
327879,32,406,263,183,327851,36,407,406,60,196855,408,0,262394,407,409,410,131320,409,327737,34,411,412,388,196670,
227,411,131321,408,131320,410,196670,227,388,131321,408,131320,408,458997,34,413,411,409,388,410,458809,30,414,415,
405,397,413,131321,403,131320,403,131321,381,131320,381,327808,32,380,379,85,196670,219,380,131321,378,131320,383,
262368,73,73,135,196855,416,0,262394,184,417,416,131320,417,196670,228,60,131321,418,131320,418,458997,32,419,60,417,
420,421,327856,36,422,419,8,262390,423,421,1,262394,422,424,423,131320,424,196670,230,419,327737,32,425,333,230,
196670,229,425,327854,36,426,425,324,196855,427,0,262394,426,428,427,131320,428,131321,421,131320,427,196855,429,0,
262394,308,430,431,131320,430,327808,32,432,316,425,327760,34,433,432,60,196670,231,433,131321,429,131320,431,327808,
32,434,316,425,393273,34,435,436,299,434,196670,231,435,131321,429,131320,429,458997,34,437,433,430,435,431,327745,43,
438,212,419,262205,32,439,438,196670,232,439,196670,233,437,196670,234,17,458809,30,440,377,232,233,234,131321,421,
131320,421,327808,32,420,419,85,196670,228,420,131321,418,131320,423,262368,73,73,135,196670,235,60,131321,441,131320,
441,458997,32,442,60,423,443,444,327856,36,445,442,8,262390,446,444,1,262394,445,447,446,131320,447,327812,32,448,442,
25,262205,32,449,126,327808,32,450,448,449,196670,236,450,327856,36,451,450,324,196855,452,0,262394,451,453,452,
131320,453,262312,36,454,299,327745,43,455,226,442,262205,32,456,455,196670,237,450,196670,238,17,393273,34,457,389,
237,238,458809,30,458,459,454,456,457,131321,452,131320,452,131321,444,131320,444,327808,32,443,442,85,196670,235,443,
131321,441,131320,446,131321,416,131320,416,262205,32,460,126,196670,239,460,131321,461,131320,461,458997,32,462,460,
416,463,464,327856,36,465,462,137,262390,466,464,0,262394,465,464,466,131320,464,196670,240,462,327737,32,467,468,240,
327745,134,469,170,462,262205,32,470,469,327808,32,471,470,467,196670,469,471,327808,32,463,462,25,196670,239,463,
131321,461,131320,466,262368,73,73,135,131321,321,131320,321,327856,36,472,323,159,196855,318,0,262394,472,473,474,
131320,473,196670,241,297,131321,318,131320,474,327808,32,475,316,159,196670,241,475,131321,318,131320,318,458997,32,
317,297,473,475,474,196670,203,317,131321,315,131320,320,196670,190,129,131321,242,131320,242,65789,65592,327734,32,
245,0,33,131320,476,262203,43,477,7,327745,59,478,56,58,262205,32,479,478,327851,36,480,479,60,196855,481,0,262394,
480,482,483,131320,482,196670,477,479,131321,481,131320,483,327745,62,484,56,61,262205,34,485,484,262268,63,486,485,
393281,65,487,486,64,64,393277,32,488,487,2,4,196670,477,488,131321,481,131320,481,458997,32,489,479,482,488,483,
131326,489,65592,327734,32,254,0,33,131320,490,327745,69,491,3,68,262205,32,492,491,327745,69,493,4,60,262205,32,494,
493,327812,32,495,492,494,327745,69,496,3,60,262205,32,497,496,327808,32,498,495,497,131326,498,65592,327734,34,499,0,
35,196663,34,500,196663,32,501,196663,32,502,131320,503,262203,43,504,7,262203,43,505,7,327761,32,506,500,0,327876,32,
507,501,502,327829,70,508,506,507,327761,32,509,508,1,196670,505,509,327761,32,510,508,0,196670,504,510,327761,32,511,
500,1,327810,32,512,71,502,327874,32,513,501,512,327808,32,514,511,513,327808,32,515,514,509,327760,34,516,510,515,
131326,516,65592,327734,34,340,0,37,196663,36,517,196663,32,518,131320,519,327739,172,520,7,188,262203,51,521,7,
262203,51,522,7,262203,51,523,7,262203,43,524,7,262203,43,525,7,262203,43,526,7,196855,527,0,196859,60,528,131320,528,
196855,529,0,262394,517,530,531,131320,530,327745,62,532,56,72,262205,34,533,532,196670,523,533,131321,529,131320,531,
327745,62,534,56,64,262205,34,535,534,196670,523,535,131321,529,131320,529,458997,34,536,533,530,535,531,196670,522,
536,196855,537,0,262394,74,538,537,131320,538,458809,34,539,499,536,518,75,262268,76,540,539,393281,77,541,540,64,64,
393277,34,542,541,2,8,196670,520,129,196670,521,542,131321,527,131320,537,327846,36,543,78,517,196855,544,0,262394,
543,545,544,131320,545,458809,34,546,499,536,518,73,262268,63,547,546,393281,65,548,547,64,64,393277,32,549,548,2,4,
327760,34,550,549,60,196670,520,129,196670,521,550,131321,527,131320,544,196670,524,81,327876,32,551,68,81,327810,32,
552,551,68,327879,32,553,518,552,327812,32,554,553,16,196670,525,554,327874,32,555,518,81,458809,34,556,499,536,555,
73,262268,63,557,556,393281,65,558,557,64,64,393277,32,559,558,2,4,196670,526,559,262268,57,560,554,393419,32,561,559,
560,82,327760,34,562,561,60,196670,520,129,196670,521,562,131321,527,131320,527,590069,34,563,542,538,550,545,562,544,
131326,563,65592,327734,30,415,0,38,196663,36,564,196663,32,565,196663,34,566,131320,567,262203,51,568,7,262203,51,
569,7,196855,570,0,262394,564,571,572,131320,571,327745,62,573,56,72,262205,34,574,573,196670,569,574,131321,570,
131320,572,327745,62,575,56,64,262205,34,576,575,196670,569,576,131321,570,131320,570,458997,34,577,574,571,576,572,
196670,568,577,196855,578,0,262394,83,579,580,131320,579,458809,34,581,499,577,565,75,262268,76,582,581,393281,77,583,
582,64,64,327742,583,566,2,8,131321,578,131320,580,458809,34,584,499,577,565,73,262268,63,585,584,327761,32,586,566,0,
393281,65,587,585,64,64,327742,587,586,2,4,131321,578,131320,578,65789,65592,327734,34,436,0,37,196663,36,588,196663,
32,589,131320,590,327739,172,591,7,188,262203,51,592,7,262203,51,593,7,262203,51,594,7,196855,595,0,196859,60,596,
131320,596,196855,597,0,262394,588,598,599,131320,598,327745,62,600,56,84,262205,34,601,600,196670,594,601,131321,597,
131320,599,327745,62,602,56,85,262205,34,603,602,196670,594,603,131321,597,131320,597,458997,34,604,601,598,603,599,
196670,593,604,196855,605,0,262394,86,606,605,131320,606,458809,34,607,499,604,589,75,262268,76,608,607,393281,77,609,
608,64,64,393277,34,610,609,2,8,196670,591,129,196670,592,610,131321,595,131320,605,458809,34,611,499,604,589,73,
262268,63,612,611,393281,65,613,612,64,64,393277,32,614,613,2,4,327760,34,615,614,60,196670,591,129,196670,592,615,
131321,595,131320,595,458997,34,616,610,606,615,605,131326,616,65592,327734,30,459,0,38,196663,36,617,196663,32,618,
196663,34,619,131320,620,262203,51,621,7,262203,51,622,7,196855,623,0,262394,617,624,625,131320,624,327745,62,626,56,
84,262205,34,627,626,196670,622,627,131321,623,131320,625,327745,62,628,56,85,262205,34,629,628,196670,622,629,131321,
623,131320,623,458997,34,630,627,624,629,625,196670,621,630,196855,631,0,262394,87,632,633,131320,632,458809,34,634,
499,630,618,75,262268,76,635,634,393281,77,636,635,64,64,327742,636,619,2,8,131321,631,131320,633,458809,34,637,499,
630,618,73,262268,63,638,637,327761,32,639,619,0,393281,65,640,638,64,64,327742,640,639,2,4,131321,631,131320,631,
65789,65592,327734,34,361,0,39,196663,34,641,131320,642,262203,51,643,7,262203,43,644,7,262203,43,645,7,196670,643,
641,196855,646,0,262394,88,647,648,131320,647,196855,649,0,262394,89,650,649,131320,650,327745,43,651,643,68,262205,
32,652,651,327878,32,653,652,93,196670,651,653,131321,649,131320,649,196855,654,0,262394,94,655,654,131320,655,327745,
43,656,643,68,262205,32,657,656,262268,57,658,657,327875,57,659,658,95,262268,32,660,659,196670,644,660,327877,32,661,
660,93,327760,34,662,660,661,262205,34,663,643,327878,34,664,663,662,196670,643,664,131321,654,131320,654,196855,665,
0,262394,96,666,665,131320,666,262205,34,667,643,262344,34,668,667,196670,643,668,131321,665,131320,665,131321,646,
131320,648,196855,669,0,262394,97,670,669,131320,670,327745,43,671,643,60,262205,32,672,671,327878,32,673,672,93,
196670,671,673,131321,669,131320,669,196855,674,0,262394,98,675,674,131320,675,327745,43,676,643,60,262205,32,677,676,
262268,57,678,677,393418,57,679,678,100,85,262268,32,680,679,196670,645,680,327877,32,681,680,93,327879,32,682,681,
106,262205,32,683,676,327878,32,684,683,682,196670,676,684,131321,674,131320,674,196855,685,0,262394,107,686,685,
131320,686,327745,43,687,643,60,262205,32,688,687,327878,32,689,688,106,196670,687,689,131321,685,131320,685,131321,
646,131320,646,262205,34,690,643,131326,690,65592,327734,34,412,0,39,196663,34,691,131320,692,262203,51,693,7,262203,
43,694,7,262203,43,695,7,196670,693,691,196855,696,0,262394,108,697,698,131320,697,196855,699,0,262394,109,700,699,
131320,700,262205,34,701,693,262344,34,702,701,196670,693,702,131321,699,131320,699,196855,703,0,262394,110,704,703,
131320,704,327745,43,705,693,68,262205,32,706,705,327878,32,707,706,93,196670,705,707,131321,703,131320,703,196855,
708,0,262394,111,709,708,131320,709,327745,43,710,693,68,262205,32,711,710,262268,57,712,711,327875,57,713,712,95,
262268,32,714,713,262344,32,715,714,196670,694,715,327877,32,716,715,93,327760,34,717,715,716,262205,34,718,693,
327878,34,719,718,717,196670,693,719,131321,708,131320,708,131321,696,131320,698,196855,720,0,262394,112,721,720,
131320,721,327745,43,722,693,60,262205,32,723,722,327878,32,724,723,106,196670,722,724,131321,720,131320,720,196855,
725,0,262394,113,726,725,131320,726,327745,43,727,693,60,262205,32,728,727,327878,32,729,728,93,196670,727,729,131321,
725,131320,725,196855,730,0,262394,114,731,730,131320,731,327745,43,732,693,60,262205,32,733,732,262268,57,734,733,
393418,57,735,734,116,85,262268,32,736,735,262344,32,737,736,196670,695,737,327877,32,738,737,93,327879,32,739,738,
106,262205,32,740,732,327878,32,741,740,739,196670,732,741,131321,730,131320,730,131321,696,131320,696,262205,34,742,
693,131326,742,65592,327734,32,743,0,40,196663,34,744,196663,32,745,196663,32,746,131320,747,327739,172,748,7,188,
262203,43,749,7,262203,43,750,7,262203,43,751,7,262203,43,752,7,262203,43,753,7,196855,754,0,196859,60,755,131320,755,
196855,756,0,262394,117,757,756,131320,757,327761,32,758,744,0,262268,57,759,745,262268,57,760,746,393419,32,761,758,
759,760,196670,748,129,196670,749,761,131321,754,131320,756,327761,32,762,744,1,327879,32,763,745,91,327874,32,764,
762,763,196670,750,764,327854,36,765,745,71,196855,766,0,262394,765,767,768,131320,767,196670,752,764,131321,766,
131320,768,327761,32,769,744,0,327874,32,770,769,745,327850,36,771,745,60,196855,772,0,262394,771,773,774,131320,773,
196670,753,60,131321,772,131320,774,327810,32,775,71,745,327876,32,776,762,775,196670,753,776,131321,772,131320,772,
458997,32,777,60,773,776,774,327877,32,778,770,777,196670,752,778,131321,766,131320,766,458997,32,779,764,767,778,772,
196670,751,779,327876,32,780,68,746,327810,32,781,780,68,327879,32,782,779,781,196670,748,129,196670,749,782,131321,
754,131320,754,458997,32,783,761,757,782,766,131326,783,65592,327734,32,301,0,41,196663,32,784,131320,785,327745,59,
786,56,118,262205,32,787,786,327812,32,788,784,21,327808,32,789,787,788,131326,789,65592,327734,32,303,0,41,196663,32,
790,131320,791,327745,59,792,56,119,262205,32,793,792,327812,32,794,790,21,327810,32,795,793,794,458764,32,796,1,38,
21,795,131326,796,65592,327734,32,391,0,42,196663,34,797,131320,798,262205,32,799,121,262205,32,800,122,458809,32,801,
743,797,799,800,131326,801,65592,327734,30,274,0,31,131320,802,262203,128,803,7,262203,43,804,7,196855,805,0,262394,
123,806,807,131320,806,262205,32,23,5,196670,124,23,196670,125,24,262205,32,808,6,327812,32,809,808,24,262205,32,810,
124,327808,32,811,809,810,196670,126,811,131321,805,131320,807,328019,127,812,75,129,196670,803,812,393558,32,813,75,
2,812,196670,124,813,393558,32,814,75,0,812,196670,125,814,262205,32,815,124,327850,36,816,815,60,196855,817,0,262394,
816,818,817,131320,818,262205,32,819,6,262205,32,820,125,327745,134,821,133,819,196670,821,820,131321,817,131320,817,
262368,73,73,135,262205,32,822,124,196670,126,822,196670,804,60,131321,823,131320,823,458997,32,824,60,817,825,826,
262205,32,827,6,327856,36,828,824,827,262390,829,826,0,262394,828,826,829,131320,826,327745,134,830,133,824,262205,32,
831,830,262205,32,832,126,327808,32,833,832,831,196670,126,833,327808,32,825,824,85,196670,804,825,131321,823,131320,
829,262368,73,73,135,131321,805,131320,805,262205,32,834,126,262205,32,835,124,327810,32,836,834,835,327812,32,837,
836,8,196670,136,837,65789,65592,327734,32,333,0,44,196663,43,838,131320,839,262205,32,840,136,262205,32,841,838,
262205,32,842,125,327812,32,843,841,842,327808,32,844,840,843,262205,32,845,124,327808,32,846,844,845,131326,846,
65592,327734,32,468,0,44,196663,43,847,131320,848,262205,32,849,847,327808,32,850,849,68,327745,134,851,141,850,
262205,32,852,851,262205,32,853,847,327745,134,854,141,853,262205,32,855,854,327810,32,856,852,855,131326,856,65592,
327734,32,857,0,44,196663,43,858,131320,859,262203,43,860,7,262203,43,861,7,262203,43,862,7,262205,32,863,858,393565,
32,864,75,1,863,196670,860,864,262205,32,865,124,262205,32,866,125,327810,32,867,866,68,327850,36,868,865,867,196855,
869,0,262394,868,870,869,131320,870,262205,32,871,6,327745,134,872,133,871,196670,872,864,131321,869,131320,869,
262368,73,73,135,196670,861,60,196670,862,60,131321,873,131320,873,458997,32,874,60,869,875,876,458997,32,877,60,869,
878,876,262205,32,879,6,327856,36,880,877,879,262390,881,876,0,262394,880,876,881,131320,876,327745,134,882,133,877,
262205,32,883,882,327808,32,875,874,883,196670,861,875,327808,32,878,877,85,196670,862,878,131321,873,131320,881,
327808,32,884,874,864,262205,32,885,858,327810,32,886,884,885,131326,886,65592,327734,30,887,0,31,131320,888,196833,
75,135,262368,75,75,142,65789,65592,327734,32,889,0,45,196663,32,890,196663,32,891,131320,892,262203,43,893,7,262203,
43,894,7,262203,43,895,7,262203,43,896,7,262203,128,897,7,262203,43,898,7,262203,43,899,7,196855,900,0,262394,145,901,
902,131320,901,196670,893,147,196670,894,60,131321,903,131320,903,458997,32,904,147,901,905,906,458997,32,907,60,901,
908,906,327856,36,909,907,21,262390,910,906,1,262394,909,906,910,131320,906,327874,32,911,891,907,327879,32,912,911,
68,327851,36,913,912,60,328019,127,914,75,913,327761,32,915,914,0,327810,32,916,912,68,327878,32,917,915,916,327879,
32,905,904,917,196670,893,905,327808,32,908,907,85,196670,894,908,131321,903,131320,910,327745,69,918,7,60,262205,32,
919,918,327879,32,920,904,919,262349,57,921,920,262268,32,922,921,196670,895,922,262349,57,923,904,262268,32,924,923,
196670,896,924,131321,900,131320,902,328019,127,925,75,129,196670,897,925,196670,898,60,131321,926,131320,926,458997,
127,927,925,902,928,929,458997,32,930,60,902,931,929,327856,36,932,930,21,262390,933,929,1,262394,932,929,933,131320,
929,327874,32,934,891,930,327879,32,935,934,68,327851,36,936,935,60,328019,127,937,75,936,327810,32,938,935,68,458832,
127,939,938,938,938,938,327878,127,940,937,939,327879,127,928,927,940,196670,897,928,327808,32,931,930,85,196670,898,
931,131321,926,131320,933,393558,32,941,75,2,927,196670,895,941,393558,32,942,75,0,927,196670,896,942,131321,900,
131320,900,458997,32,943,924,910,942,933,458997,32,944,922,910,941,933,327808,32,945,890,891,327745,134,946,152,945,
262205,32,947,946,196670,899,947,262201,30,948,887,327850,36,949,944,60,196855,950,0,262394,949,951,950,131320,951,
327808,32,952,947,943,196670,946,952,131321,950,131320,950,262201,30,953,887,327808,32,954,947,944,131326,954,65592,
327734,30,364,0,50,196663,47,955,196663,49,956,131320,957,262203,43,958,7,262203,43,959,7,262203,43,960,7,262203,43,
961,7,262203,43,962,7,262203,43,963,7,262203,158,964,7,262203,43,965,7,262203,43,966,7,262203,43,967,7,262203,43,968,
7,262203,43,969,7,262203,43,970,7,262203,43,971,7,262205,32,972,126,196670,958,972,131321,973,131320,973,458997,32,
974,972,957,975,976,327856,36,977,974,153,262390,978,976,0,262394,977,976,978,131320,976,327745,134,979,152,974,
196670,979,60,327808,32,975,974,25,196670,958,975,131321,973,131320,978,262368,73,73,135,262205,32,980,6,327812,32,
981,980,137,196670,959,981,196670,960,60,131321,982,131320,982,458997,32,983,60,978,984,985,327856,36,986,983,8,
262390,987,985,1,262394,986,985,987,131320,985,327745,51,988,955,983,262205,34,989,988,327737,32,990,391,989,393273,
32,991,889,981,990,327745,43,992,956,983,196670,992,991,327808,32,984,983,85,196670,960,984,131321,982,131320,987,
262368,73,73,135,196670,961,60,262205,32,993,126,327812,32,994,993,156,196670,962,994,196670,963,60,131321,995,131320,
995,458997,32,996,60,987,997,998,458997,32,999,60,987,1000,998,327856,36,1001,999,156,262390,1002,998,1,262394,1001,
1003,1002,131320,1003,327745,43,1004,964,999,196670,1004,60,327808,32,1005,994,999,327856,36,1006,1005,137,196855,
1007,0,262394,1006,1008,1007,131320,1008,196670,965,60,131321,1009,131320,1009,458997,32,1010,60,1008,1011,1012,
327856,36,1013,1010,130,262390,1014,1012,0,262394,1013,1012,1014,131320,1012,327812,32,1015,1010,137,327808,32,1016,
1015,994,327808,32,1017,1016,999,327745,134,1018,152,1017,262205,32,1019,1018,196670,966,1019,262205,32,1020,1004,
196670,1018,1020,262205,32,1021,1004,327808,32,1022,1021,1019,196670,1004,1022,327808,32,1011,1010,85,196670,965,1011,
131321,1009,131320,1014,131321,1007,131320,1007,262205,32,1023,1004,327808,32,997,996,1023,196670,961,997,131321,998,
131320,998,327808,32,1000,999,85,196670,963,1000,131321,995,131320,1002,196670,968,996,327737,32,1024,857,968,196670,
967,1024,196670,969,60,131321,1025,131320,1025,458997,32,1026,1024,1002,1027,1028,458997,32,1029,60,1002,1030,1028,
327856,36,1031,1029,156,262390,1032,1028,1,262394,1031,1033,1032,131320,1033,327808,32,1034,994,1029,327856,36,1035,
1034,137,196855,1036,0,262394,1035,1037,1036,131320,1037,327745,134,1038,141,1034,196670,1038,1026,196670,970,60,
131321,1039,131320,1039,458997,32,1040,60,1037,1041,1042,327856,36,1043,1040,130,262390,1044,1042,0,262394,1043,1042,
1044,131320,1042,327812,32,1045,1040,137,327808,32,1046,1045,994,327808,32,1047,1046,1029,327745,134,1048,152,1047,
262205,32,1049,1048,327808,32,1050,1049,1026,196670,1048,1050,327808,32,1041,1040,85,196670,970,1041,131321,1039,
131320,1044,131321,1036,131320,1036,327745,43,1051,964,1029,262205,32,1052,1051,327808,32,1027,1026,1052,196670,967,
1027,131321,1028,131320,1028,327808,32,1030,1029,85,196670,969,1030,131321,1025,131320,1032,262205,32,1053,126,327850,
36,1054,1053,60,196855,1055,0,262394,1054,1056,1055,131320,1056,327745,134,1057,141,137,196670,1057,159,131321,1055,
131320,1055,262368,73,73,135,196670,971,60,131321,1058,131320,1058,458997,32,1059,60,1055,1060,1061,327856,36,1062,
1059,8,262390,1063,1061,1,262394,1062,1061,1063,131320,1061,327745,51,1064,955,1059,262205,34,1065,1064,327737,32,
1066,391,1065,327808,32,1067,981,1066,327745,134,1068,152,1067,262205,32,1069,1068,327745,43,1070,956,1059,262205,32,
1071,1070,327808,32,1072,1071,1069,196670,1070,1072,327808,32,1060,1059,85,196670,971,1060,131321,1058,131320,1063,
65789,65592,327734,30,377,0,52,196663,43,1073,196663,51,1074,196663,43,1075,131320,1076,262205,32,1077,1073,327745,43,
1078,1074,60,262205,32,1079,1078,327745,134,1080,165,1077,196670,1080,1079,262205,32,1081,1075,327850,36,1082,1081,73,
196855,1083,0,262394,1082,1084,1083,131320,1084,262205,32,1085,1073,327808,32,1086,159,1085,327745,43,1087,1074,68,
262205,32,1088,1087,327745,134,1089,165,1086,196670,1089,1088,131321,1083,131320,1083,65789,65592,327734,34,389,0,53,
196663,43,1090,196663,43,1091,131320,1092,262203,43,1093,7,262205,32,1094,1090,327745,134,1095,165,1094,262205,32,
1096,1095,262205,32,1097,1091,327850,36,1098,1097,73,196855,1099,0,262394,1098,1100,1101,131320,1100,262205,32,1102,
1090,327808,32,1103,159,1102,327745,134,1104,165,1103,262205,32,1105,1104,196670,1093,1105,131321,1099,131320,1101,
196670,1093,60,131321,1099,131320,1099,458997,32,1106,1105,1100,60,1101,327760,34,1107,1096,1106,131326,1107,65592};
/* scatter.comp -DGPUSORTI_BASIC, 4955 words */
static const uint32_t gpusorti_spv_scatter_basic[] = {
119734787,66304,524299,865,0,131089,1,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,0,1,524303,5,2,0x6e69616d,0,3,
4,5,393232,2,17,1,1,1,262215,6,1,1,262215,7,6,4,327752,8,0,35,0,327752,8,1,35,4,327752,8,2,35,8,327752,8,3,35,12,
327752,8,4,35,16,327752,8,5,35,20,327752,8,6,35,24,327752,8,7,35,40,327752,8,8,35,44,196679,8,2,262215,9,6,4,327752,
10,0,35,0,196679,10,2,262215,11,34,0,262215,11,33,3,262215,3,11,26,262215,4,11,24,262215,12,1,5,262215,13,6,8,327752,
14,0,35,0,196679,14,2,262215,15,34,0,262215,15,33,2,262215,16,6,8,327752,17,0,35,0,196679,17,2,262215,18,34,0,262215,
18,33,0,262215,19,6,4,327752,20,0,35,0,196679,20,2,262215,21,34,0,262215,21,33,2,262215,22,1,7,262215,23,6,4,327752,
24,0,35,0,196679,24,2,262215,25,34,0,262215,25,33,0,262215,26,1,10,262215,27,6,8,327752,28,0,35,0,196679,28,2,262215,
29,34,0,262215,29,33,1,262215,30,6,4,327752,31,0,35,0,196679,31,2,262215,32,34,0,262215,32,33,1,262215,33,1,8,262215,
34,1,6,262215,35,1,9,262215,36,1,2,262215,5,11,29,262215,37,1,0,262215,38,1,11,262215,39,1,0,262215,40,11,25,131091,
41,196641,42,41,262165,43,32,0,131092,44,262167,45,43,2,262176,46,7,43,262194,43,6,8,262172,47,45,6,262176,48,7,47,
262172,49,43,6,262176,50,7,49,262176,51,7,45,262187,43,52,4,262172,7,43,52,720926,8,43,43,43,43,43,43,7,43,43,262176,
53,9,8,262203,53,54,9,262165,55,32,1,262187,55,56,0,262176,57,9,43,262187,43,58,0,196637,9,43,196638,10,9,262176,59,
12,10,262203,59,11,12,262176,60,12,43,262167,61,43,3,262176,62,1,61,262203,62,3,1,262187,43,63,1,262176,64,1,43,
262203,62,4,1,262194,43,12,1,262187,43,65,2,393268,44,66,170,12,65,196637,13,45,196638,14,13,262176,67,12,14,262203,
67,15,12,262187,55,68,7,262176,69,12,45,196637,16,45,196638,17,16,262176,70,12,17,262203,70,18,12,196637,19,43,196638,
20,19,262176,71,12,20,262203,71,21,12,262194,43,22,32,262187,43,72,32,393268,44,73,170,22,72,196637,23,43,196638,24,
23,262176,74,12,24,262203,74,25,12,262187,43,75,16,393268,44,76,170,22,75,458804,43,77,169,76,63,65,393268,55,78,128,
22,58,393268,44,79,170,12,65,262194,43,26,0,393268,44,80,170,26,65,262187,55,81,8,196637,27,45,196638,28,27,262176,82,
12,28,262203,82,29,12,196637,30,43,196638,31,30,262176,83,12,31,262203,83,32,12,393268,44,84,170,26,65,393268,44,85,
170,12,65,262194,43,33,0,393268,44,86,170,33,63,262194,43,34,32,393268,43,87,130,34,63,262187,43,88,31,393268,43,89,
199,87,88,393268,43,90,196,63,89,393268,44,91,170,33,65,262187,55,92,31,262194,43,35,0,393268,44,93,171,35,58,393268,
44,94,170,33,63,393268,44,95,170,33,65,393268,43,96,130,34,63,393268,55,97,128,96,58,262187,55,98,1,393268,44,99,174,
34,72,262187,43,100,0xffffffff,393268,43,101,199,34,88,393268,43,102,196,63,101,393268,43,103,130,102,63,458804,43,
104,169,99,100,103,393268,44,105,171,35,58,393268,44,106,170,12,65,393268,44,107,171,35,58,393268,44,108,170,33,63,
393268,44,109,170,33,65,393268,44,110,171,35,58,393268,44,111,170,33,63,393268,44,112,170,33,65,393268,43,113,130,34,
63,393268,55,114,128,113,58,393268,44,115,170,12,63,262187,55,116,3,262194,43,36,8,262187,55,117,4,262203,64,5,1,
262194,43,37,256,393268,43,118,196,63,36,262172,119,43,118,262176,120,4,119,262203,120,121,4,262176,122,4,43,262203,
120,123,4,393268,43,124,132,37,6,262172,125,43,124,262176,126,4,125,262203,126,127,4,262187,55,128,16,393268,43,129,
128,75,36,262187,43,130,264,327724,45,131,58,58,262187,43,132,3,262172,133,45,37,262176,134,4,133,262203,134,135,4,
262176,136,4,45,393268,43,137,130,37,63,262187,43,138,65535,393268,43,139,130,124,63,393268,44,140,172,12,26,458804,
43,141,169,140,12,26,393268,43,142,132,124,141,262172,143,43,142,262176,144,4,143,262203,144,145,4,262187,55,146,6,
262203,120,147,4,262187,55,148,5,262194,43,38,0,393268,43,149,199,38,63,393268,44,150,171,149,58,393268,43,151,199,38,
65,393268,44,152,170,151,58,327724,45,153,100,100,393268,44,154,171,26,58,393268,44,155,171,26,58,458804,43,156,169,
155,6,63,262172,157,43,156,262176,158,7,157,262187,43,159,8,393268,44,160,171,26,58,262194,43,39,1,393267,61,40,39,63,
63,327734,41,2,0,42,131320,161,262203,51,162,7,262203,50,163,7,262203,50,164,7,262203,48,165,7,262203,50,166,7,262203,
48,167,7,262203,50,168,7,262203,158,169,7,196855,170,0,196859,58,171,131320,171,327745,57,172,54,56,262205,43,173,172,
327851,44,174,173,58,196855,175,0,262394,174,176,177,131320,176,131321,175,131320,177,393281,60,178,11,56,56,262205,
43,179,178,131321,175,131320,175,458997,43,180,173,176,179,177,393281,57,181,54,146,56,262205,43,182,181,327814,43,
183,180,182,327817,43,184,180,182,327851,44,185,184,58,393385,43,186,185,63,58,327808,43,187,183,186,327745,64,188,3,
63,262205,43,189,188,327745,64,190,4,58,262205,43,191,190,327812,43,192,189,191,327745,64,193,3,58,262205,43,194,193,
327808,43,195,192,194,327745,57,196,54,98,262205,43,197,196,327812,43,198,52,197,327808,43,199,72,198,393281,60,200,
11,56,199,262205,43,201,200,327854,44,202,195,187,262312,44,203,202,196855,204,0,262394,203,205,204,131320,205,327879,
43,206,201,63,327851,44,207,206,58,131321,204,131320,204,458997,44,208,202,175,207,205,196855,209,0,262394,208,210,
209,131320,210,131321,170,131320,209,262205,43,211,5,131321,212,131320,212,458997,43,213,211,209,214,215,327856,44,
216,213,118,262390,217,215,0,262394,216,215,217,131320,215,327745,57,218,54,148,262205,43,219,218,327812,43,220,213,
187,327808,43,221,219,220,327808,43,222,221,195,393281,60,223,11,56,222,262205,43,224,223,327745,122,225,147,213,
196670,225,224,327808,43,214,213,37,131321,212,131320,217,327812,43,226,195,182,327810,43,227,180,226,327856,44,228,
227,182,196855,229,0,262394,228,230,231,131320,230,131321,229,131320,231,327808,43,232,226,182,131321,229,131320,229,
458997,43,233,180,230,232,231,327879,43,234,201,65,327851,44,235,234,58,327745,57,236,54,116,262205,43,237,236,327812,
43,238,197,36,327808,43,239,237,238,327745,57,240,54,117,262205,43,241,240,327810,43,242,241,238,458764,43,243,1,38,
36,242,196855,244,0,262394,150,245,244,131320,245,327879,43,246,201,75,327851,44,247,246,58,131321,244,131320,244,
458997,44,248,150,229,247,245,262312,44,249,152,196855,250,0,262394,249,251,250,131320,251,327879,43,252,201,72,
327850,44,253,252,58,131321,250,131320,250,458997,44,254,152,244,253,251,131321,255,131320,255,458997,43,256,226,250,
257,258,327856,44,259,256,233,262390,260,261,0,262394,259,262,260,131320,262,327810,43,263,233,256,458764,43,264,1,38,
263,124,131321,265,131320,265,458997,43,266,58,262,267,268,327856,44,269,266,6,262390,270,268,1,262394,269,271,270,
131320,271,327812,43,272,266,37,327808,43,273,272,211,327856,44,274,273,264,196855,275,0,262394,274,276,277,131320,
276,327808,43,278,256,273,196855,279,0,196859,58,280,131320,280,196855,281,0,262394,66,282,281,131320,282,196855,283,
0,262394,235,284,285,131320,284,327745,57,286,54,68,262205,43,287,286,327808,43,288,287,278,393281,69,289,15,56,288,
262205,45,290,289,131321,283,131320,285,393281,69,291,18,56,278,262205,45,292,291,131321,283,131320,283,458997,45,293,
290,284,292,285,131321,279,131320,281,196855,294,0,262394,235,295,294,131320,295,327745,57,296,54,68,262205,43,297,
296,327808,43,298,297,278,393281,60,299,21,56,298,262205,43,300,299,327760,45,301,300,58,131321,279,131320,294,196855,
302,0,262394,73,303,302,131320,303,393281,60,304,25,56,278,262205,43,305,304,327760,45,306,305,58,131321,279,131320,
302,327876,43,307,63,77,327810,43,308,307,63,327879,43,309,278,308,327812,43,310,309,22,327874,43,311,278,77,393281,
60,312,25,56,311,262205,43,313,312,262268,55,314,310,393419,43,315,313,314,78,327760,45,316,315,58,131321,279,131320,
279,721141,45,317,293,283,301,295,306,303,316,302,131321,275,131320,277,131321,275,131320,275,458997,45,318,317,279,
153,277,327745,51,319,165,266,196670,319,318,131321,268,131320,268,327808,43,267,266,98,131321,265,131320,270,327879,
43,320,201,52,327851,44,321,320,58,196855,322,0,262394,321,323,322,131320,323,131321,324,131320,324,458997,43,325,58,
323,326,327,327856,44,328,325,6,262390,329,327,1,262394,328,330,329,131320,330,327812,43,331,325,37,327808,43,332,331,
211,327856,44,333,332,264,196855,334,0,262394,333,335,334,131320,335,327745,51,336,165,325,262205,45,337,336,196855,
338,0,262394,85,339,340,131320,339,196855,341,0,262394,86,342,341,131320,342,327761,43,343,337,1,327878,43,344,343,90,
393298,45,345,344,337,1,131321,341,131320,341,458997,45,346,337,339,345,342,196855,347,0,262394,91,348,347,131320,348,
327761,43,349,346,1,262268,55,350,349,327875,55,351,350,92,262268,43,352,351,327877,43,353,352,90,327760,45,354,352,
353,327878,45,355,346,354,131321,347,131320,347,458997,45,356,346,341,355,348,196855,357,0,262394,93,358,357,131320,
358,262344,45,359,356,131321,357,131320,357,458997,45,360,356,347,359,358,131321,338,131320,340,196855,361,0,262394,
94,362,361,131320,362,327761,43,363,337,0,327878,43,364,363,90,393298,45,365,364,337,0,131321,361,131320,361,458997,
45,366,337,340,365,362,196855,367,0,262394,95,368,367,131320,368,327761,43,369,366,0,262268,55,370,369,393418,55,371,
370,97,98,262268,43,372,371,327877,43,373,372,90,327879,43,374,373,104,327878,43,375,369,374,393298,45,376,375,366,0,
131321,367,131320,367,458997,45,377,366,361,376,368,196855,378,0,262394,105,379,378,131320,379,327761,43,380,377,0,
327878,43,381,380,104,393298,45,382,381,377,0,131321,378,131320,378,458997,45,383,377,367,382,379,131321,338,131320,
338,458997,45,384,360,357,383,378,196670,336,384,131321,334,131320,334,131321,327,131320,327,327808,43,326,325,98,
131321,324,131320,329,131321,322,131320,322,262205,47,385,165,196670,167,385,131321,386,131320,386,458997,43,387,58,
322,388,389,327856,44,390,387,6,262390,391,389,0,262394,390,392,391,131320,392,327812,43,393,387,37,327808,43,394,393,
211,327745,51,395,167,387,262205,45,396,395,196855,397,0,196859,58,398,131320,398,196855,399,0,262394,115,400,399,
131320,400,327761,43,401,396,0,262268,55,402,239,262268,55,403,243,393419,43,404,401,402,403,131321,397,131320,399,
327761,43,405,396,1,327879,43,406,239,88,327874,43,407,405,406,327854,44,408,239,72,196855,409,0,262394,408,410,411,
131320,410,131321,409,131320,411,327761,43,412,396,0,327874,43,413,412,239,327850,44,414,239,58,196855,415,0,262394,
414,416,417,131320,416,131321,415,131320,417,327810,43,418,72,239,327876,43,419,405,418,131321,415,131320,415,458997,
43,420,58,416,419,417,327877,43,421,413,420,131321,409,131320,409,458997,43,422,407,410,421,415,327876,43,423,63,243,
327810,43,424,423,63,327879,43,425,422,424,131321,397,131320,397,458997,43,426,404,400,425,409,327876,43,427,426,128,
327877,43,428,427,394,327745,122,429,127,394,196670,429,428,131321,389,131320,389,327808,43,388,387,98,131321,386,
131320,391,131321,430,131320,430,458997,43,431,211,391,432,433,327856,44,434,431,118,262390,435,433,0,262394,434,433,
435,131320,433,327745,122,436,123,431,196670,436,58,327745,122,437,121,431,196670,437,58,327808,43,432,431,37,131321,
430,131320,435,131321,438,131320,438,458997,43,439,75,435,440,441,327856,44,442,439,129,262390,443,441,0,262394,442,
444,443,131320,444,262368,65,65,130,196670,162,131,131321,445,131320,445,458997,43,446,58,444,447,448,327856,44,449,
446,6,262390,450,448,0,262394,449,448,450,131320,448,327812,43,451,211,6,327808,43,452,451,446,327745,122,453,127,452,
262205,43,454,453,327745,46,455,163,446,196670,455,454,262205,43,456,455,327874,43,457,456,439,327879,43,458,457,132,
327874,43,459,458,63,327879,43,460,458,63,327812,43,461,460,75,327876,43,462,63,461,327745,46,463,162,459,262205,43,
464,463,327808,43,465,464,462,196670,463,465,327808,43,447,446,98,131321,445,131320,450,262205,45,466,162,327745,136,
467,135,211,196670,467,466,262368,65,65,130,131321,468,131320,468,458997,45,469,466,450,470,471,458997,43,472,63,450,
473,471,327856,44,474,472,37,262390,475,471,0,262394,474,476,475,131320,476,327854,44,477,211,472,196855,478,0,262394,
477,479,480,131320,479,327810,43,481,211,472,327745,136,482,135,481,262205,45,483,482,131321,478,131320,480,131321,
478,131320,478,458997,45,484,483,479,131,480,262368,65,65,130,327808,45,470,469,484,196670,467,470,262368,65,65,130,
131321,471,131320,471,327812,43,473,472,65,131321,468,131320,475,262205,45,485,162,327810,45,486,469,485,327745,136,
487,135,137,262205,45,488,487,327761,43,489,488,0,327879,43,490,489,138,327874,43,491,489,128,327808,43,492,490,491,
327761,43,493,488,1,327879,43,494,493,138,327808,43,495,492,494,327876,43,496,490,128,327876,43,497,495,128,327877,43,
498,492,497,327760,45,499,496,498,327808,45,500,486,499,196670,162,500,131321,501,131320,501,458997,43,502,58,475,503,
504,327856,44,505,502,6,262390,506,504,0,262394,505,504,506,131320,504,327745,46,507,163,502,262205,43,508,507,327874,
43,509,508,439,327879,43,510,509,132,327879,43,511,510,63,327812,43,512,511,75,327874,43,513,510,63,327745,46,514,162,
513,262205,43,515,514,327874,43,516,515,512,327879,43,517,516,138,262205,43,518,507,327745,122,519,127,517,196670,519,
518,327876,43,520,63,512,262205,43,521,514,327808,43,522,521,520,196670,514,522,327808,43,503,502,98,131321,501,
131320,506,131321,441,131320,441,327808,43,440,439,65,131321,438,131320,443,262368,65,65,130,131321,523,131320,523,
458997,43,524,58,443,525,526,327856,44,527,524,6,262390,528,526,0,262394,527,529,528,131320,529,327812,43,530,524,37,
327808,43,531,530,211,327745,122,532,127,531,262205,43,533,532,327874,43,534,533,128,262205,43,535,532,327879,43,536,
535,138,327745,46,537,164,524,196670,537,536,327850,44,538,531,58,262312,44,539,538,196855,540,0,262394,539,541,540,
131320,541,327810,43,542,531,63,327745,122,543,127,542,262205,43,544,543,327874,43,545,544,128,327851,44,546,545,534,
131321,540,131320,540,458997,44,547,538,529,546,541,196855,548,0,262394,547,549,548,131320,549,327745,122,550,123,534,
196670,550,531,131321,548,131320,548,327850,44,551,531,139,262312,44,552,551,196855,553,0,262394,552,554,553,131320,
554,327808,43,555,531,63,327745,122,556,127,555,262205,43,557,556,327874,43,558,557,128,327851,44,559,558,534,131321,
553,131320,553,458997,44,560,551,548,559,554,196855,561,0,262394,560,562,561,131320,562,327808,43,563,531,63,327745,
122,564,121,534,196670,564,563,131321,561,131320,561,131321,526,131320,526,327808,43,525,524,98,131321,523,131320,528,
262368,65,65,130,131321,565,131320,565,458997,43,566,58,528,567,568,327856,44,569,566,6,262390,570,568,0,262394,569,
568,570,131320,568,327745,46,571,164,566,262205,43,572,571,327812,43,573,566,37,327808,43,574,573,211,327745,122,575,
127,572,196670,575,574,327808,43,567,566,98,131321,565,131320,570,262368,65,65,130,131321,576,131320,576,458997,43,
577,58,570,578,579,327856,44,580,577,6,262390,581,579,0,262394,580,579,581,131320,579,327812,43,582,577,37,327808,43,
583,582,211,327745,122,584,127,583,262205,43,585,584,327745,46,586,168,577,196670,586,585,327808,43,578,577,98,131321,
576,131320,581,262205,49,587,168,196670,166,587,131321,588,131320,588,458997,43,589,58,581,590,591,327856,44,592,589,
6,262390,593,591,1,262394,592,594,593,131320,594,327745,46,595,166,589,262205,43,596,595,327745,51,597,165,589,262205,
45,598,597,327761,43,599,598,0,327745,122,600,145,596,196670,600,599,327850,44,601,12,65,196855,602,0,262394,601,603,
602,131320,603,327808,43,604,124,596,327761,43,605,598,1,327745,122,606,145,604,196670,606,605,131321,602,131320,602,
131321,591,131320,591,327808,43,590,589,98,131321,588,131320,593,262368,65,65,130,131321,607,131320,607,458997,43,608,
58,593,609,610,327856,44,611,608,6,262390,612,610,1,262394,611,613,612,131320,613,327812,43,614,608,37,327808,43,615,
614,211,327745,122,616,145,615,262205,43,617,616,327850,44,618,12,65,196855,619,0,262394,618,620,621,131320,620,
327808,43,622,124,615,327745,122,623,145,622,262205,43,624,623,131321,619,131320,621,131321,619,131320,619,458997,43,
625,624,620,58,621,327760,45,626,617,625,196855,627,0,196859,58,628,131320,628,196855,629,0,262394,115,630,629,131320,
630,262268,55,631,239,262268,55,632,243,393419,43,633,617,631,632,131321,627,131320,629,327879,43,634,239,88,327874,
43,635,625,634,327854,44,636,239,72,196855,637,0,262394,636,638,639,131320,638,131321,637,131320,639,327874,43,640,
617,239,327850,44,641,239,58,196855,642,0,262394,641,643,644,131320,643,131321,642,131320,644,327810,43,645,72,239,
327876,43,646,625,645,131321,642,131320,642,458997,43,647,58,643,646,644,327877,43,648,640,647,131321,637,131320,637,
458997,43,649,635,638,648,642,327876,43,650,63,243,327810,43,651,650,63,327879,43,652,649,651,131321,627,131320,627,
458997,43,653,633,630,652,637,327745,122,654,147,653,262205,43,655,654,327808,43,656,655,615,327745,122,657,123,653,
262205,43,658,657,327810,43,659,656,658,196855,660,0,262394,154,661,660,131320,661,327745,46,662,169,608,196670,662,
659,131321,660,131320,660,327856,44,663,615,264,327847,44,664,663,254,196855,665,0,262394,664,666,665,131320,666,
262312,44,667,235,327879,43,668,201,159,327851,44,669,668,58,196855,670,0,262394,669,671,672,131320,671,196855,673,0,
262394,106,674,675,131320,674,196855,676,0,262394,107,677,676,131320,677,262344,45,678,626,131321,676,131320,676,
458997,45,679,626,674,678,677,196855,680,0,262394,108,681,680,131320,681,327761,43,682,679,1,327878,43,683,682,90,
393298,45,684,683,679,1,131321,680,131320,680,458997,45,685,679,676,684,681,196855,686,0,262394,109,687,686,131320,
687,327761,43,688,685,1,262268,55,689,688,327875,55,690,689,92,262268,43,691,690,262344,43,692,691,327877,43,693,692,
90,327760,45,694,692,693,327878,45,695,685,694,131321,686,131320,686,458997,45,696,685,680,695,687,131321,673,131320,
675,196855,697,0,262394,110,698,697,131320,698,327878,43,699,617,104,393298,45,700,699,626,0,131321,697,131320,697,
458997,45,701,626,675,700,698,196855,702,0,262394,111,703,702,131320,703,327761,43,704,701,0,327878,43,705,704,90,
393298,45,706,705,701,0,131321,702,131320,702,458997,45,707,701,697,706,703,196855,708,0,262394,112,709,708,131320,
709,327761,43,710,707,0,262268,55,711,710,393418,55,712,711,114,98,262268,43,713,712,262344,43,714,713,327877,43,715,
714,90,327879,43,716,715,104,327878,43,717,710,716,393298,45,718,717,707,0,131321,708,131320,708,458997,45,719,707,
702,718,709,131321,673,131320,673,458997,45,720,696,686,719,708,131321,670,131320,672,131321,670,131320,670,458997,45,
721,720,673,626,672,196855,722,0,262394,79,723,724,131320,723,196855,725,0,262394,667,726,727,131320,726,327745,57,
728,54,68,262205,43,729,728,327808,43,730,729,659,393281,69,731,15,56,730,196670,731,721,131321,725,131320,727,393281,
69,732,18,56,659,196670,732,721,131321,725,131320,725,131321,722,131320,724,196855,733,0,262394,667,734,735,131320,
734,327745,57,736,54,68,262205,43,737,736,327808,43,738,737,659,327761,43,739,721,0,393281,60,740,21,56,738,196670,
740,739,131321,733,131320,735,327761,43,741,721,0,393281,60,742,25,56,659,196670,742,741,131321,733,131320,733,131321,
722,131320,722,131321,665,131320,665,131321,610,131320,610,327808,43,609,608,98,131321,607,131320,612,262368,65,65,
130,196855,743,0,262394,160,744,743,131320,744,131321,745,131320,745,458997,43,746,58,744,747,748,327856,44,749,746,6,
262390,750,748,1,262394,749,751,750,131320,751,327812,43,752,746,37,327808,43,753,752,211,327854,44,754,753,264,
196855,755,0,262394,754,756,755,131320,756,131321,748,131320,755,196855,757,0,262394,248,758,759,131320,758,327808,43,
760,256,753,327760,45,761,760,58,131321,757,131320,759,327808,43,762,256,753,196855,763,0,196859,58,764,131320,764,
196855,765,0,262394,80,766,765,131320,766,196855,767,0,262394,235,768,769,131320,768,327745,57,770,54,81,262205,43,
771,770,327808,43,772,771,762,393281,69,773,15,56,772,262205,45,774,773,131321,767,131320,769,393281,69,775,29,56,762,
262205,45,776,775,131321,767,131320,767,458997,45,777,774,768,776,769,131321,763,131320,765,196855,778,0,262394,235,
779,780,131320,779,327745,57,781,54,81,262205,43,782,781,327808,43,783,782,762,393281,60,784,21,56,783,262205,43,785,
784,131321,778,131320,780,393281,60,786,32,56,762,262205,43,787,786,131321,778,131320,778,458997,43,788,785,779,787,
780,327760,45,789,788,58,131321,763,131320,763,458997,45,790,777,767,789,778,131321,757,131320,757,458997,45,791,761,
758,790,763,327745,46,792,166,746,262205,43,793,792,327761,43,794,791,0,327745,122,795,145,793,196670,795,794,327850,
44,796,26,65,196855,797,0,262394,796,798,797,131320,798,327808,43,799,124,793,327761,43,800,791,1,327745,122,801,145,
799,196670,801,800,131321,797,131320,797,131321,748,131320,748,327808,43,747,746,98,131321,745,131320,750,262368,65,
65,130,131321,802,131320,802,458997,43,803,58,750,804,805,327856,44,806,803,6,262390,807,805,1,262394,806,808,807,
131320,808,327812,43,809,803,37,327808,43,810,809,211,327856,44,811,810,264,196855,812,0,262394,811,813,812,131320,
813,262312,44,814,235,327745,46,815,169,803,262205,43,816,815,327745,122,817,145,810,262205,43,818,817,327850,44,819,
26,65,196855,820,0,262394,819,821,822,131320,821,327808,43,823,124,810,327745,122,824,145,823,262205,43,825,824,
131321,820,131320,822,131321,820,131320,820,458997,43,826,825,821,58,822,327760,45,827,818,826,196855,828,0,262394,84,
829,830,131320,829,196855,831,0,262394,814,832,833,131320,832,327745,57,834,54,81,262205,43,835,834,327808,43,836,835,
816,393281,69,837,15,56,836,196670,837,827,131321,831,131320,833,393281,69,838,29,56,816,196670,838,827,131321,831,
131320,831,131321,828,131320,830,196855,839,0,262394,814,840,841,131320,840,327745,57,842,54,81,262205,43,843,842,
327808,43,844,843,816,393281,60,845,21,56,844,196670,845,818,131321,839,131320,841,393281,60,846,32,56,816,196670,846,
818,131321,839,131320,839,131321,828,131320,828,131321,812,131320,812,131321,805,131320,805,327808,43,804,803,98,
131321,802,131320,807,131321,743,131320,743,131321,847,131320,847,458997,43,848,211,743,849,850,327856,44,851,848,118,
262390,852,850,0,262394,851,850,852,131320,850,327745,122,853,121,848,262205,43,854,853,327745,122,855,123,848,262205,
43,856,855,327810,43,857,854,856,327745,122,858,147,848,262205,43,859,858,327808,43,860,859,857,196670,858,860,327808,
43,849,848,37,131321,847,131320,852,262368,65,65,130,131321,261,131320,261,327856,44,861,263,124,196855,258,0,262394,
861,862,863,131320,862,131321,258,131320,863,327808,43,864,256,124,131321,258,131320,258,458997,43,257,233,862,864,
863,131321,255,131320,260,131321,170,131320,170,65789,65592};
/* scatter.comp -DGPUSORTI_BASIC -DGPUSORTI_ADDRESS, 6044 words */
static const uint32_t gpusorti_spv_scatter_basic_address[] = {
119734787,66304,524299,1046,0,131089,1,131089,5347,589834,0x5f565053,0x5f52484b,0x73796870,0x6c616369,0x6f74735f,
0x65676172,0x6675625f,7497062,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,5348,1,524303,5,2,0x6e69616d,0,3,4,5,
393232,2,17,1,1,1,262215,6,1,1,262215,7,6,4,327752,8,0,35,0,327752,8,1,35,8,327752,8,2,35,16,327752,8,3,35,24,327752,
8,4,35,32,327752,8,5,35,40,327752,8,6,35,44,327752,8,7,35,48,327752,8,8,35,52,327752,8,9,35,56,327752,8,10,35,60,
327752,8,11,35,64,327752,8,12,35,80,327752,8,13,35,84,196679,8,2,262215,9,6,4,327752,10,0,35,0,196679,10,2,262215,3,
11,26,262215,4,11,24,262215,11,1,5,262215,12,6,8,327752,13,0,35,0,196679,13,2,262215,14,1,7,262215,15,1,10,262215,16,
1,8,262215,17,1,6,262215,18,1,9,262215,19,1,2,262215,5,11,29,262215,20,1,0,262215,21,1,11,262215,22,1,0,262215,23,11,
25,262215,24,1,3,262215,25,1,4,262215,26,1,12,131091,27,196641,28,27,262165,29,32,0,196641,30,29,262167,31,29,2,
393249,32,31,31,29,29,131092,33,327713,34,31,33,29,393249,35,27,33,29,31,262177,36,31,31,393249,37,29,31,29,29,262177,
38,29,29,262177,39,29,31,262176,40,7,29,262177,41,29,40,262194,29,6,8,262172,42,31,6,262176,43,7,42,262172,44,29,6,
262176,45,7,44,327713,46,27,43,45,262176,47,7,31,393249,48,27,40,47,40,327713,49,31,40,40,262187,29,50,4,262172,7,29,
50,1048606,8,31,31,31,31,31,29,29,29,29,29,29,7,29,29,262176,51,9,8,262203,51,52,9,262165,53,32,1,262187,53,54,5,
262176,55,9,29,262187,29,56,0,262187,53,57,4,262176,58,9,31,196647,59,5349,196637,9,29,196638,10,9,262176,59,5349,10,
262187,53,60,0,262176,61,5349,29,262167,62,29,3,262176,63,1,62,262203,63,3,1,262187,29,64,1,262176,65,1,29,262203,63,
4,1,262174,66,29,29,262187,29,67,32,262187,53,68,2,262194,29,11,1,262187,29,69,2,393268,33,70,170,11,69,262187,29,71,
3,196647,72,5349,196637,12,31,196638,13,12,262176,72,5349,13,262176,73,5349,31,262194,29,14,32,393268,33,74,170,14,67,
262187,29,75,16,393268,33,76,170,14,75,458804,29,77,169,76,64,69,393268,53,78,128,14,56,393268,33,79,170,11,69,262187,
53,80,3,262187,53,81,1,262194,29,15,0,393268,33,82,170,15,69,393268,33,83,170,15,69,393268,33,84,170,11,69,262194,29,
16,0,393268,33,85,170,16,64,262194,29,17,32,393268,29,86,130,17,64,262187,29,87,31,393268,29,88,199,86,87,393268,29,
89,196,64,88,393268,33,90,170,16,69,262187,53,91,31,262194,29,18,0,393268,33,92,171,18,56,393268,33,93,170,16,64,
393268,33,94,170,16,69,393268,29,95,130,17,64,393268,53,96,128,95,56,393268,33,97,174,17,67,262187,29,98,0xffffffff,
393268,29,99,199,17,87,393268,29,100,196,64,99,393268,29,101,130,100,64,458804,29,102,169,97,98,101,393268,33,103,171,
18,56,393268,33,104,170,11,69,393268,33,105,171,18,56,393268,33,106,170,16,64,393268,33,107,170,16,69,393268,33,108,
171,18,56,393268,33,109,170,16,64,393268,33,110,170,16,69,393268,29,111,130,17,64,393268,53,112,128,111,56,393268,33,
113,170,11,64,262187,53,114,8,262194,29,19,8,262187,53,115,9,262176,116,6,29,262203,116,117,6,262203,116,118,6,262203,
116,119,6,262203,65,5,1,262194,29,20,256,393268,29,120,196,64,19,262172,121,29,120,262176,122,4,121,262203,122,123,4,
262176,124,4,29,262203,122,125,4,393268,29,126,132,20,6,262172,127,29,126,262176,128,4,127,262203,128,129,4,262187,53,
130,16,393268,29,131,128,75,19,262187,29,132,264,327724,31,133,56,56,262172,134,31,20,262176,135,4,134,262203,135,136,
4,262176,137,4,31,393268,29,138,130,20,64,262187,29,139,65535,393268,29,140,130,126,64,393268,33,141,172,11,15,458804,
29,142,169,141,11,15,393268,29,143,132,126,142,262172,144,29,143,262176,145,4,144,262203,145,146,4,262187,53,147,11,
262187,53,148,6,262203,122,149,4,262187,53,150,10,262176,151,7,33,262194,29,21,0,393268,29,152,199,21,64,393268,33,
153,171,152,56,393268,29,154,199,21,69,393268,33,155,170,154,56,327724,31,156,98,98,393268,33,157,171,15,56,393268,33,
158,171,15,56,458804,29,159,169,158,6,64,262172,160,29,159,262176,161,7,160,262187,29,162,8,393268,33,163,171,15,56,
262194,29,22,1,393267,62,23,22,64,64,262194,29,24,32,262194,29,25,1,262194,29,26,0,262187,29,164,5,262187,29,165,24,
262187,29,166,160,196650,33,167,196649,33,168,262187,29,169,18,327734,27,2,0,28,131320,170,327739,151,171,7,167,
262203,40,172,7,262203,40,173,7,262203,40,174,7,262203,40,175,7,262203,40,176,7,262203,40,177,7,262203,40,178,7,
262203,40,179,7,262203,40,180,7,262203,151,181,7,262203,151,182,7,262203,151,183,7,262203,40,184,7,262203,40,185,7,
262203,40,186,7,262203,40,187,7,262203,40,188,7,262203,43,189,7,262203,47,190,7,262203,40,191,7,262203,40,192,7,
262203,45,193,7,262203,43,194,7,262203,45,195,7,262203,40,196,7,262203,40,197,7,262203,47,198,7,262203,40,199,7,
262203,40,200,7,262203,40,201,7,262203,47,202,7,262203,40,203,7,262203,40,204,7,262203,40,205,7,262203,40,206,7,
262203,161,207,7,262203,47,208,7,262203,40,209,7,262203,40,210,7,262203,40,211,7,262203,47,212,7,262203,40,213,7,
262203,47,214,7,262203,40,215,7,262203,40,216,7,262203,40,217,7,262203,40,218,7,262203,40,219,7,262203,40,220,7,
262203,40,221,7,262203,40,222,7,196855,223,0,196859,56,224,131320,224,262201,29,225,226,196670,172,225,393281,55,227,
52,147,60,262205,29,228,227,196670,173,228,327814,29,229,225,228,327817,29,230,225,228,327851,33,231,230,56,393385,29,
232,231,64,56,327808,29,233,229,232,196670,174,233,262201,29,234,235,196670,175,234,327745,58,236,52,57,262205,31,237,
236,262268,59,238,237,327745,55,239,52,148,262205,29,240,239,327812,29,241,50,240,327808,29,242,67,241,393281,61,243,
238,60,242,393277,29,244,243,2,4,196670,176,244,327854,33,245,234,233,262312,33,246,245,196855,247,0,262394,246,248,
247,131320,248,327879,29,249,244,64,327851,33,250,249,56,131321,247,131320,247,458997,33,251,245,224,250,248,196855,
252,0,262394,251,253,252,131320,253,196670,171,168,131321,223,131320,252,262201,27,254,255,262205,29,256,119,196670,
177,256,131321,257,131320,257,458997,29,258,256,252,259,260,327856,33,261,258,120,262390,262,260,0,262394,261,260,262,
131320,260,327745,55,263,52,150,262205,29,264,263,327812,29,265,258,233,327808,29,266,264,265,327808,29,267,266,234,
393281,61,268,238,60,267,393277,29,269,268,2,4,327745,124,270,149,258,196670,270,269,327808,29,259,258,20,196670,177,
259,131321,257,131320,262,327812,29,271,234,228,196670,178,271,327810,29,272,225,271,327856,33,273,272,228,196855,274,
0,262394,273,275,276,131320,275,196670,180,225,131321,274,131320,276,327808,29,277,271,228,196670,180,277,131321,274,
131320,274,458997,29,278,225,275,277,276,196670,179,278,327879,29,279,244,69,327851,33,280,279,56,196670,181,280,
327737,29,281,282,240,196670,117,281,327737,29,283,284,240,196670,118,283,196855,285,0,262394,153,286,285,131320,286,
327879,29,287,244,75,327851,33,288,287,56,131321,285,131320,285,458997,33,289,153,274,288,286,196670,182,289,262312,
33,290,155,196855,291,0,262394,290,292,291,131320,292,327879,29,293,244,67,327850,33,294,293,56,131321,291,131320,291,
458997,33,295,155,285,294,292,196670,183,295,196670,184,271,131321,296,131320,296,458997,29,297,271,291,298,299,
327856,33,300,297,278,262390,301,302,0,262394,300,303,301,131320,303,327810,29,304,278,297,458764,29,305,1,38,304,126,
196670,185,305,196670,186,56,131321,306,131320,306,458997,29,307,56,303,308,309,327856,33,310,307,6,262390,311,309,1,
262394,310,312,311,131320,312,196670,188,307,327737,29,313,314,188,196670,187,313,327856,33,315,313,305,196855,316,0,
262394,315,317,318,131320,317,327808,29,319,297,313,393273,31,320,321,280,319,196670,190,320,131321,316,131320,318,
196670,190,156,131321,316,131320,316,458997,31,322,320,317,156,318,327745,47,323,189,307,196670,323,322,131321,309,
131320,309,327808,29,308,307,81,196670,186,308,131321,306,131320,311,327879,29,324,244,50,327851,33,325,324,56,196855,
326,0,262394,325,327,326,131320,327,196670,191,56,131321,328,131320,328,458997,29,329,56,327,330,331,327856,33,332,
329,6,262390,333,331,1,262394,332,334,333,131320,334,196670,192,329,327737,29,335,314,192,327856,33,336,335,305,
196855,337,0,262394,336,338,337,131320,338,327745,47,339,189,329,262205,31,340,339,327737,31,341,342,340,196670,339,
341,131321,337,131320,337,131321,331,131320,331,327808,29,330,329,81,196670,191,330,131321,328,131320,333,131321,326,
131320,326,262205,42,343,189,196670,194,343,393273,27,344,345,194,195,262205,44,346,195,196670,193,346,196670,196,56,
131321,347,131320,347,458997,29,348,56,326,349,350,327856,33,351,348,6,262390,352,350,1,262394,351,350,352,131320,350,
327745,40,353,193,348,262205,29,354,353,196670,197,354,327745,47,355,189,348,262205,31,356,355,196670,198,356,196670,
199,11,458809,27,357,358,197,198,199,327808,29,349,348,81,196670,196,349,131321,347,131320,352,262368,69,69,132,
196670,200,56,131321,359,131320,359,458997,29,360,56,352,361,362,327856,33,363,360,6,262390,364,362,1,262394,363,365,
364,131320,365,327812,29,366,360,20,262205,29,367,119,327808,29,368,366,367,196670,201,368,196670,203,368,196670,204,
11,393273,31,369,370,203,204,196670,202,369,327737,29,371,372,369,196670,205,371,327745,124,373,149,371,262205,29,374,
373,327808,29,375,374,368,327745,124,376,125,371,262205,29,377,376,327810,29,378,375,377,196670,206,378,196855,379,0,
262394,157,380,379,131320,380,327745,40,381,207,360,196670,381,378,131321,379,131320,379,327856,33,382,368,305,327847,
33,383,382,295,196855,384,0,262394,383,385,384,131320,385,262312,33,386,280,327879,29,387,244,162,327851,33,388,387,
56,196855,389,0,262394,388,390,391,131320,390,327737,31,392,393,369,196670,208,392,131321,389,131320,391,196670,208,
369,131321,389,131320,389,458997,31,394,392,390,369,391,458809,27,395,396,386,378,394,131321,384,131320,384,131321,
362,131320,362,327808,29,361,360,81,196670,200,361,131321,359,131320,364,262368,69,69,132,196855,397,0,262394,163,398,
397,131320,398,196670,209,56,131321,399,131320,399,458997,29,400,56,398,401,402,327856,33,403,400,6,262390,404,402,1,
262394,403,405,404,131320,405,196670,211,400,327737,29,406,314,211,196670,210,406,327854,33,407,406,305,196855,408,0,
262394,407,409,408,131320,409,131321,402,131320,408,196855,410,0,262394,289,411,412,131320,411,327808,29,413,297,406,
327760,31,414,413,56,196670,212,414,131321,410,131320,412,327808,29,415,297,406,393273,31,416,417,280,415,196670,212,
416,131321,410,131320,410,458997,31,418,414,411,416,412,327745,40,419,193,400,262205,29,420,419,196670,213,420,196670,
214,418,196670,215,15,458809,27,421,358,213,214,215,131321,402,131320,402,327808,29,401,400,81,196670,209,401,131321,
399,131320,404,262368,69,69,132,196670,216,56,131321,422,131320,422,458997,29,423,56,404,424,425,327856,33,426,423,6,
262390,427,425,1,262394,426,428,427,131320,428,327812,29,429,423,20,262205,29,430,119,327808,29,431,429,430,196670,
217,431,327856,33,432,431,305,196855,433,0,262394,432,434,433,131320,434,262312,33,435,280,327745,40,436,207,423,
262205,29,437,436,196670,218,431,196670,219,15,393273,31,438,370,218,219,458809,27,439,440,435,437,438,131321,433,
131320,433,131321,425,131320,425,327808,29,424,423,81,196670,216,424,131321,422,131320,427,131321,397,131320,397,
262205,29,441,119,196670,220,441,131321,442,131320,442,458997,29,443,441,397,444,445,327856,33,446,443,120,262390,447,
445,0,262394,446,445,447,131320,445,196670,221,443,327737,29,448,449,221,327745,124,450,149,443,262205,29,451,450,
327808,29,452,451,448,196670,450,452,327808,29,444,443,20,196670,220,444,131321,442,131320,447,262368,69,69,132,
131321,302,131320,302,327856,33,453,304,126,196855,299,0,262394,453,454,455,131320,454,196670,222,278,131321,299,
131320,455,327808,29,456,297,126,196670,222,456,131321,299,131320,299,458997,29,298,278,454,456,455,196670,184,298,
131321,296,131320,301,196670,171,168,131321,223,131320,223,65789,65592,327734,29,226,0,30,131320,457,262203,40,458,7,
327745,55,459,52,54,262205,29,460,459,327851,33,461,460,56,196855,462,0,262394,461,463,464,131320,463,196670,458,460,
131321,462,131320,464,327745,58,465,52,57,262205,31,466,465,262268,59,467,466,393281,61,468,467,60,60,393277,29,469,
468,2,4,196670,458,469,131321,462,131320,462,458997,29,470,460,463,469,464,131326,470,65592,327734,29,235,0,30,131320,
471,327745,65,472,3,64,262205,29,473,472,327745,65,474,4,56,262205,29,475,474,327812,29,476,473,475,327745,65,477,3,
56,262205,29,478,477,327808,29,479,476,478,131326,479,65592,327734,31,480,0,32,196663,31,481,196663,29,482,196663,29,
483,131320,484,262203,40,485,7,262203,40,486,7,327761,29,487,481,0,327876,29,488,482,483,327829,66,489,487,488,327761,
29,490,489,1,196670,486,490,327761,29,491,489,0,196670,485,491,327761,29,492,481,1,327810,29,493,67,483,327874,29,494,
482,493,327808,29,495,492,494,327808,29,496,495,490,327760,31,497,491,496,131326,497,65592,327734,31,321,0,34,196663,
33,498,196663,29,499,131320,500,327739,151,501,7,167,262203,47,502,7,262203,47,503,7,262203,47,504,7,262203,40,505,7,
262203,40,506,7,262203,40,507,7,196855,508,0,196859,56,509,131320,509,196855,510,0,262394,498,511,512,131320,511,
327745,58,513,52,68,262205,31,514,513,196670,504,514,131321,510,131320,512,327745,58,515,52,60,262205,31,516,515,
196670,504,516,131321,510,131320,510,458997,31,517,514,511,516,512,196670,503,517,196855,518,0,262394,70,519,518,
131320,519,458809,31,520,480,517,499,71,262268,72,521,520,393281,73,522,521,60,60,393277,31,523,522,2,8,196670,501,
168,196670,502,523,131321,508,131320,518,327846,33,524,74,498,196855,525,0,262394,524,526,525,131320,526,458809,31,
527,480,517,499,69,262268,59,528,527,393281,61,529,528,60,60,393277,29,530,529,2,4,327760,31,531,530,56,196670,501,
168,196670,502,531,131321,508,131320,525,196670,505,77,327876,29,532,64,77,327810,29,533,532,64,327879,29,534,499,533,
327812,29,535,534,14,196670,506,535,327874,29,536,499,77,458809,31,537,480,517,536,69,262268,59,538,537,393281,61,539,
538,60,60,393277,29,540,539,2,4,196670,507,540,262268,53,541,535,393419,29,542,540,541,78,327760,31,543,542,56,196670,
501,168,196670,502,543,131321,508,131320,508,590069,31,544,523,519,531,526,543,525,131326,544,65592,327734,27,396,0,
35,196663,33,545,196663,29,546,196663,31,547,131320,548,262203,47,549,7,262203,47,550,7,196855,551,0,262394,545,552,
553,131320,552,327745,58,554,52,68,262205,31,555,554,196670,550,555,131321,551,131320,553,327745,58,556,52,60,262205,
31,557,556,196670,550,557,131321,551,131320,551,458997,31,558,555,552,557,553,196670,549,558,196855,559,0,262394,79,
560,561,131320,560,458809,31,562,480,558,546,71,262268,72,563,562,393281,73,564,563,60,60,327742,564,547,2,8,131321,
559,131320,561,458809,31,565,480,558,546,69,262268,59,566,565,327761,29,567,547,0,393281,61,568,566,60,60,327742,568,
567,2,4,131321,559,131320,559,65789,65592,327734,31,417,0,34,196663,33,569,196663,29,570,131320,571,327739,151,572,7,
167,262203,47,573,7,262203,47,574,7,262203,47,575,7,196855,576,0,196859,56,577,131320,577,196855,578,0,262394,569,579,
580,131320,579,327745,58,581,52,80,262205,31,582,581,196670,575,582,131321,578,131320,580,327745,58,583,52,81,262205,
31,584,583,196670,575,584,131321,578,131320,578,458997,31,585,582,579,584,580,196670,574,585,196855,586,0,262394,82,
587,586,131320,587,458809,31,588,480,585,570,71,262268,72,589,588,393281,73,590,589,60,60,393277,31,591,590,2,8,
196670,572,168,196670,573,591,131321,576,131320,586,458809,31,592,480,585,570,69,262268,59,593,592,393281,61,594,593,
60,60,393277,29,595,594,2,4,327760,31,596,595,56,196670,572,168,196670,573,596,131321,576,131320,576,458997,31,597,
591,587,596,586,131326,597,65592,327734,27,440,0,35,196663,33,598,196663,29,599,196663,31,600,131320,601,262203,47,
602,7,262203,47,603,7,196855,604,0,262394,598,605,606,131320,605,327745,58,607,52,80,262205,31,608,607,196670,603,608,
131321,604,131320,606,327745,58,609,52,81,262205,31,610,609,196670,603,610,131321,604,131320,604,458997,31,611,608,
605,610,606,196670,602,611,196855,612,0,262394,83,613,614,131320,613,458809,31,615,480,611,599,71,262268,72,616,615,
393281,73,617,616,60,60,327742,617,600,2,8,131321,612,131320,614,458809,31,618,480,611,599,69,262268,59,619,618,
327761,29,620,600,0,393281,61,621,619,60,60,327742,621,620,2,4,131321,612,131320,612,65789,65592,327734,31,342,0,36,
196663,31,622,131320,623,262203,47,624,7,262203,40,625,7,262203,40,626,7,196670,624,622,196855,627,0,262394,84,628,
629,131320,628,196855,630,0,262394,85,631,630,131320,631,327745,40,632,624,64,262205,29,633,632,327878,29,634,633,89,
196670,632,634,131321,630,131320,630,196855,635,0,262394,90,636,635,131320,636,327745,40,637,624,64,262205,29,638,637,
262268,53,639,638,327875,53,640,639,91,262268,29,641,640,196670,625,641,327877,29,642,641,89,327760,31,643,641,642,
262205,31,644,624,327878,31,645,644,643,196670,624,645,131321,635,131320,635,196855,646,0,262394,92,647,646,131320,
647,262205,31,648,624,262344,31,649,648,196670,624,649,131321,646,131320,646,131321,627,131320,629,196855,650,0,
262394,93,651,650,131320,651,327745,40,652,624,56,262205,29,653,652,327878,29,654,653,89,196670,652,654,131321,650,
131320,650,196855,655,0,262394,94,656,655,131320,656,327745,40,657,624,56,262205,29,658,657,262268,53,659,658,393418,
53,660,659,96,81,262268,29,661,660,196670,626,661,327877,29,662,661,89,327879,29,663,662,102,262205,29,664,657,327878,
29,665,664,663,196670,657,665,131321,655,131320,655,196855,666,0,262394,103,667,666,131320,667,327745,40,668,624,56,
262205,29,669,668,327878,29,670,669,102,196670,668,670,131321,666,131320,666,131321,627,131320,627,262205,31,671,624,
131326,671,65592,327734,31,393,0,36,196663,31,672,131320,673,262203,47,674,7,262203,40,675,7,262203,40,676,7,196670,
674,672,196855,677,0,262394,104,678,679,131320,678,196855,680,0,262394,105,681,680,131320,681,262205,31,682,674,
262344,31,683,682,196670,674,683,131321,680,131320,680,196855,684,0,262394,106,685,684,131320,685,327745,40,686,674,
64,262205,29,687,686,327878,29,688,687,89,196670,686,688,131321,684,131320,684,196855,689,0,262394,107,690,689,131320,
690,327745,40,691,674,64,262205,29,692,691,262268,53,693,692,327875,53,694,693,91,262268,29,695,694,262344,29,696,695,
196670,675,696,327877,29,697,696,89,327760,31,698,696,697,262205,31,699,674,327878,31,700,699,698,196670,674,700,
131321,689,131320,689,131321,677,131320,679,196855,701,0,262394,108,702,701,131320,702,327745,40,703,674,56,262205,29,
704,703,327878,29,705,704,102,196670,703,705,131321,701,131320,701,196855,706,0,262394,109,707,706,131320,707,327745,
40,708,674,56,262205,29,709,708,327878,29,710,709,89,196670,708,710,131321,706,131320,706,196855,711,0,262394,110,712,
711,131320,712,327745,40,713,674,56,262205,29,714,713,262268,53,715,714,393418,53,716,715,112,81,262268,29,717,716,
262344,29,718,717,196670,676,718,327877,29,719,718,89,327879,29,720,719,102,262205,29,721,713,327878,29,722,721,720,
196670,713,722,131321,711,131320,711,131321,677,131320,677,262205,31,723,674,131326,723,65592,327734,29,724,0,37,
196663,31,725,196663,29,726,196663,29,727,131320,728,327739,151,729,7,167,262203,40,730,7,262203,40,731,7,262203,40,
732,7,262203,40,733,7,262203,40,734,7,196855,735,0,196859,56,736,131320,736,196855,737,0,262394,113,738,737,131320,
738,327761,29,739,725,0,262268,53,740,726,262268,53,741,727,393419,29,742,739,740,741,196670,729,168,196670,730,742,
131321,735,131320,737,327761,29,743,725,1,327879,29,744,726,87,327874,29,745,743,744,196670,731,745,327854,33,746,726,
67,196855,747,0,262394,746,748,749,131320,748,196670,733,745,131321,747,131320,749,327761,29,750,725,0,327874,29,751,
750,726,327850,33,752,726,56,196855,753,0,262394,752,754,755,131320,754,196670,734,56,131321,753,131320,755,327810,29,
756,67,726,327876,29,757,743,756,196670,734,757,131321,753,131320,753,458997,29,758,56,754,757,755,327877,29,759,751,
758,196670,733,759,131321,747,131320,747,458997,29,760,745,748,759,753,196670,732,760,327876,29,761,64,727,327810,29,
762,761,64,327879,29,763,760,762,196670,729,168,196670,730,763,131321,735,131320,735,458997,29,764,742,738,763,747,
131326,764,65592,327734,29,282,0,38,196663,29,765,131320,766,327745,55,767,52,114,262205,29,768,767,327812,29,769,765,
19,327808,29,770,768,769,131326,770,65592,327734,29,284,0,38,196663,29,771,131320,772,327745,55,773,52,115,262205,29,
774,773,327812,29,775,771,19,327810,29,776,774,775,458764,29,777,1,38,19,776,131326,777,65592,327734,29,372,0,39,
196663,31,778,131320,779,262205,29,780,117,262205,29,781,118,458809,29,782,724,778,780,781,131326,782,65592,327734,27,
255,0,28,131320,783,262205,29,784,5,196670,119,784,65789,65592,327734,29,314,0,41,196663,40,785,131320,786,262205,29,
787,785,327812,29,788,787,20,262205,29,789,119,327808,29,790,788,789,131326,790,65592,327734,29,449,0,41,196663,40,
791,131320,792,262205,29,793,791,327745,124,794,123,793,262205,29,795,794,262205,29,796,791,327745,124,797,125,796,
262205,29,798,797,327810,29,799,795,798,131326,799,65592,327734,27,345,0,46,196663,43,800,196663,45,801,131320,802,
262203,40,803,7,262203,40,804,7,262203,40,805,7,262203,40,806,7,262203,40,807,7,262203,47,808,7,262203,40,809,7,
262203,45,810,7,262203,40,811,7,262203,47,812,7,262203,40,813,7,262203,47,814,7,262203,47,815,7,262203,47,816,7,
262203,40,817,7,262203,40,818,7,262203,40,819,7,262203,40,820,7,262203,40,821,7,262203,40,822,7,262203,40,823,7,
262203,40,824,7,262203,40,825,7,262203,40,826,7,262203,45,827,7,262203,40,828,7,262203,40,829,7,262203,40,830,7,
262203,40,831,7,196670,803,56,131321,832,131320,832,458997,29,833,56,802,834,835,327856,33,836,833,6,262390,837,835,0,
262394,836,835,837,131320,835,196670,804,833,327737,29,838,314,804,327745,47,839,800,833,262205,31,840,839,327737,29,
841,372,840,327876,29,842,841,130,196670,805,833,327737,29,843,314,805,327877,29,844,842,843,327745,124,845,129,838,
196670,845,844,327808,29,834,833,81,196670,803,834,131321,832,131320,837,262205,29,846,119,196670,806,846,131321,847,
131320,847,458997,29,848,846,837,849,850,327856,33,851,848,120,262390,852,850,0,262394,851,850,852,131320,850,327745,
124,853,125,848,196670,853,56,327745,124,854,123,848,196670,854,56,327808,29,849,848,20,196670,806,849,131321,847,
131320,852,196670,807,75,131321,855,131320,855,458997,29,856,75,852,857,858,327856,33,859,856,131,262390,860,858,0,
262394,859,861,860,131320,861,262368,69,69,132,196670,808,133,196670,809,56,131321,862,131320,862,458997,29,863,56,
861,864,865,327856,33,866,863,6,262390,867,865,0,262394,866,865,867,131320,865,262205,29,868,119,327812,29,869,868,6,
327808,29,870,869,863,327745,124,871,129,870,262205,29,872,871,327745,40,873,810,863,196670,873,872,262205,29,874,873,
327874,29,875,874,856,327879,29,876,875,71,196670,811,876,327874,29,877,876,64,327879,29,878,876,64,327812,29,879,878,
75,327876,29,880,64,879,327745,40,881,808,877,262205,29,882,881,327808,29,883,882,880,196670,881,883,327808,29,864,
863,81,196670,809,864,131321,862,131320,867,262205,31,884,808,196670,812,884,262205,29,885,119,327745,137,886,136,885,
196670,886,884,262368,69,69,132,196670,813,64,131321,887,131320,887,458997,31,888,884,867,889,890,458997,29,891,64,
867,892,890,327856,33,893,891,20,262390,894,890,0,262394,893,895,894,131320,895,262205,29,896,119,327854,33,897,896,
891,196855,898,0,262394,897,899,900,131320,899,262205,29,901,119,327810,29,902,901,891,327745,137,903,136,902,262205,
31,904,903,196670,815,904,131321,898,131320,900,196670,815,133,131321,898,131320,898,458997,31,905,904,899,133,900,
196670,814,905,262368,69,69,132,327808,31,889,888,905,196670,812,889,262205,29,906,119,327745,137,907,136,906,196670,
907,889,262368,69,69,132,131321,890,131320,890,327812,29,892,891,69,196670,813,892,131321,887,131320,894,262205,31,
908,808,327810,31,909,888,908,196670,808,909,327745,137,910,136,138,262205,31,911,910,196670,816,911,327745,40,912,
816,56,262205,29,913,912,327879,29,914,913,139,196670,817,914,262205,29,915,912,327874,29,916,915,130,327808,29,917,
914,916,196670,818,917,327745,40,918,816,64,262205,29,919,918,327879,29,920,919,139,327808,29,921,917,920,196670,819,
921,327876,29,922,914,130,327876,29,923,921,130,327877,29,924,917,923,327760,31,925,922,924,262205,31,926,808,327808,
31,927,926,925,196670,808,927,196670,820,56,131321,928,131320,928,458997,29,929,56,894,930,931,327856,33,932,929,6,
262390,933,931,0,262394,932,931,933,131320,931,327745,40,934,810,929,262205,29,935,934,327874,29,936,935,856,327879,
29,937,936,71,196670,821,937,327879,29,938,937,64,327812,29,939,938,75,196670,822,939,327874,29,940,937,64,327745,40,
941,808,940,262205,29,942,941,327874,29,943,942,939,327879,29,944,943,139,262205,29,945,934,327745,124,946,129,944,
196670,946,945,327876,29,947,64,939,262205,29,948,941,327808,29,949,948,947,196670,941,949,327808,29,930,929,81,
196670,820,930,131321,928,131320,933,131321,858,131320,858,327808,29,857,856,69,196670,807,857,131321,855,131320,860,
262368,69,69,132,196670,823,56,131321,950,131320,950,458997,29,951,56,860,952,953,327856,33,954,951,6,262390,955,953,
0,262394,954,956,955,131320,956,196670,825,951,327737,29,957,314,825,196670,824,957,327745,124,958,129,957,262205,29,
959,958,327874,29,960,959,130,196670,826,960,262205,29,961,958,327879,29,962,961,139,327745,40,963,827,951,196670,963,
962,327850,33,964,957,56,262312,33,965,964,196855,966,0,262394,965,967,966,131320,967,327810,29,968,957,64,327745,124,
969,129,968,262205,29,970,969,327874,29,971,970,130,327851,33,972,971,960,131321,966,131320,966,458997,33,973,964,956,
972,967,196855,974,0,262394,973,975,974,131320,975,327745,124,976,125,960,196670,976,957,131321,974,131320,974,327850,
33,977,957,140,262312,33,978,977,196855,979,0,262394,978,980,979,131320,980,327808,29,981,957,64,327745,124,982,129,
981,262205,29,983,982,327874,29,984,983,130,327851,33,985,984,960,131321,979,131320,979,458997,33,986,977,974,985,980,
196855,987,0,262394,986,988,987,131320,988,327808,29,989,957,64,327745,124,990,123,960,196670,990,989,131321,987,
131320,987,131321,953,131320,953,327808,29,952,951,81,196670,823,952,131321,950,131320,955,262368,69,69,132,196670,
828,56,131321,991,131320,991,458997,29,992,56,955,993,994,327856,33,995,992,6,262390,996,994,0,262394,995,994,996,
131320,994,327745,40,997,827,992,262205,29,998,997,196670,829,992,327737,29,999,314,829,327745,124,1000,129,998,
196670,1000,999,327808,29,993,992,81,196670,828,993,131321,991,131320,996,262368,69,69,132,196670,830,56,131321,1001,
131320,1001,458997,29,1002,56,996,1003,1004,327856,33,1005,1002,6,262390,1006,1004,0,262394,1005,1004,1006,131320,
1004,196670,831,1002,327737,29,1007,314,831,327745,124,1008,129,1007,262205,29,1009,1008,327745,40,1010,801,1002,
196670,1010,1009,327808,29,1003,1002,81,196670,830,1003,131321,1001,131320,1006,65789,65592,327734,27,358,0,48,196663,
40,1011,196663,47,1012,196663,40,1013,131320,1014,262205,29,1015,1011,327745,40,1016,1012,56,262205,29,1017,1016,
327745,124,1018,146,1015,196670,1018,1017,262205,29,1019,1013,327850,33,1020,1019,69,196855,1021,0,262394,1020,1022,
1021,131320,1022,262205,29,1023,1011,327808,29,1024,126,1023,327745,40,1025,1012,64,262205,29,1026,1025,327745,124,
1027,146,1024,196670,1027,1026,131321,1021,131320,1021,65789,65592,327734,31,370,0,49,196663,40,1028,196663,40,1029,
131320,1030,262203,40,1031,7,262205,29,1032,1028,327745,124,1033,146,1032,262205,29,1034,1033,262205,29,1035,1029,
327850,33,1036,1035,69,196855,1037,0,262394,1036,1038,1039,131320,1038,262205,29,1040,1028,327808,29,1041,126,1040,
327745,124,1042,146,1041,262205,29,1043,1042,196670,1031,1043,131321,1037,131320,1039,196670,1031,56,131321,1037,
131320,1037,458997,29,1044,1043,1038,56,1039,327760,31,1045,1034,1044,131326,1045,65592};
/* histogram.comp, 4783 words */
static const uint32_t gpusorti_spv_histogram[] = {
119734787,66304,524299,841,0,131089,1,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,0,1,524303,5,2,0x6e69616d,0,3,
4,5,393232,2,17,1,1,1,262215,6,6,4,327752,7,0,35,0,327752,7,1,35,4,327752,7,2,35,8,327752,7,3,35,12,327752,7,4,35,16,
327752,7,5,35,20,327752,7,6,35,24,327752,7,7,35,40,327752,7,8,35,44,196679,7,2,262215,8,6,4,327752,9,0,35,0,196679,9,
2,262215,10,34,0,262215,10,33,3,262215,3,11,26,262215,4,11,24,262215,11,1,5,262215,12,6,8,327752,13,0,35,0,196679,13,
2,262215,14,34,0,262215,14,33,2,262215,15,6,8,327752,16,0,35,0,196679,16,2,262215,17,34,0,262215,17,33,0,262215,18,6,
4,327752,19,0,35,0,196679,19,2,262215,20,34,0,262215,20,33,2,262215,21,1,7,262215,22,6,4,327752,23,0,35,0,196679,23,2,
262215,24,34,0,262215,24,33,0,262215,25,1,10,262215,26,6,8,327752,27,0,35,0,196679,27,2,262215,28,34,0,262215,28,33,1,
262215,29,6,4,327752,30,0,35,0,196679,30,2,262215,31,34,0,262215,31,33,1,262215,32,1,8,262215,33,1,6,262215,34,1,9,
262215,35,1,2,262215,5,11,29,262215,36,1,0,262215,37,1,12,262215,38,1,1,262215,39,1,11,262215,40,1,0,262215,41,11,25,
131091,42,196641,43,42,262165,44,32,0,196641,45,44,131092,46,262167,47,44,2,327713,48,47,46,44,393249,49,42,46,44,47,
262177,50,47,47,393249,51,44,47,44,44,262177,52,44,44,196641,53,47,327713,54,46,47,47,262176,55,7,44,262176,56,7,47,
393249,57,42,55,56,56,327713,58,42,56,55,262187,44,59,4,262172,6,44,59,720926,7,44,44,44,44,44,44,6,44,44,262176,60,9,
7,262203,60,61,9,262165,62,32,1,262187,62,63,0,262176,64,9,44,262187,44,65,0,196637,8,44,196638,9,8,262176,66,12,9,
262203,66,10,12,262176,67,12,44,262167,68,44,3,262176,69,1,68,262203,69,3,1,262187,44,70,1,262176,71,1,44,262203,69,4,
1,262194,44,11,1,262187,44,72,2,393268,46,73,170,11,72,196637,12,47,196638,13,12,262176,74,12,13,262203,74,14,12,
262187,62,75,7,262176,76,12,47,196637,15,47,196638,16,15,262176,77,12,16,262203,77,17,12,196637,18,44,196638,19,18,
262176,78,12,19,262203,78,20,12,262194,44,21,32,262187,44,79,32,393268,46,80,170,21,79,196637,22,44,196638,23,22,
262176,81,12,23,262203,81,24,12,262187,44,82,16,393268,46,83,170,21,82,458804,44,84,169,83,70,72,393268,62,85,128,21,
65,393268,46,86,170,11,72,262194,44,25,0,393268,46,87,170,25,72,262187,62,88,8,196637,26,47,196638,27,26,262176,89,12,
27,262203,89,28,12,196637,29,44,196638,30,29,262176,90,12,30,262203,90,31,12,393268,46,91,170,25,72,393268,46,92,170,
11,72,262194,44,32,0,393268,46,93,170,32,70,262194,44,33,32,393268,44,94,130,33,70,262187,44,95,31,393268,44,96,199,
94,95,393268,44,97,196,70,96,393268,46,98,170,32,72,262187,62,99,31,262194,44,34,0,393268,46,100,171,34,65,393268,46,
101,170,32,70,393268,46,102,170,32,72,393268,44,103,130,33,70,393268,62,104,128,103,65,262187,62,105,1,393268,46,106,
174,33,79,262187,44,107,0xffffffff,393268,44,108,199,33,95,393268,44,109,196,70,108,393268,44,110,130,109,70,458804,
44,111,169,106,107,110,393268,46,112,171,34,65,393268,46,113,170,11,70,262187,62,114,3,262194,44,35,8,262187,62,115,4,
262187,44,116,64,393268,46,117,170,11,72,262187,44,118,1024,327724,47,119,65,65,196650,46,120,262203,71,5,1,262194,44,
36,256,262176,121,4,44,262203,121,122,4,262203,121,123,4,262203,121,124,4,393268,44,125,128,33,35,393268,44,126,130,
125,70,393268,44,127,134,126,35,262187,62,128,2,393268,44,129,196,70,35,393268,44,130,132,127,129,262194,44,37,0,
262187,44,131,7,393268,44,132,199,37,131,393268,44,133,196,70,132,393268,44,134,132,130,133,262172,135,44,134,262176,
136,4,135,262203,136,137,4,393268,44,138,132,127,129,393268,44,139,132,138,133,262203,121,140,4,262203,121,141,4,
262187,62,142,6,262187,62,143,5,262187,44,144,264,262194,44,38,8,393268,44,145,132,36,38,262172,146,47,38,262176,147,
7,146,196649,46,148,393268,46,149,171,25,65,262194,44,39,0,393268,44,150,199,39,70,393268,46,151,170,150,65,262187,44,
152,160,262194,44,40,1,393267,68,41,40,70,70,327734,42,2,0,43,131320,153,262203,55,154,7,262203,56,155,7,262203,56,
156,7,262203,147,157,7,262203,56,158,7,262203,55,159,7,262203,56,160,7,262203,55,161,7,262205,44,162,5,262201,44,163,
164,131321,165,131320,165,458997,44,166,162,153,167,168,327856,46,169,166,139,262390,170,168,0,262394,169,168,170,
131320,168,327745,121,171,137,166,196670,171,65,327808,44,167,166,36,131321,165,131320,170,327850,46,172,162,65,
196855,173,0,262394,172,174,173,131320,174,196670,140,65,196670,141,65,196670,124,65,196670,122,65,196670,123,65,
131321,173,131320,173,327745,71,175,4,65,262205,44,176,175,327745,71,177,4,70,262205,44,178,177,327812,44,179,176,178,
262201,44,180,181,327812,44,182,180,36,327808,44,183,182,162,131321,184,131320,184,458997,44,185,183,173,186,187,
393281,64,188,61,142,63,262205,44,189,188,327856,46,190,185,189,262390,191,187,0,262394,190,187,191,131320,187,327745,
64,192,61,143,262205,44,193,192,327808,44,194,193,185,393281,67,195,10,63,194,196670,195,65,327812,44,196,179,36,
327808,44,186,185,196,131321,184,131320,191,262368,72,72,144,262201,47,197,198,327852,46,199,163,65,196855,200,0,
262394,199,201,202,131320,201,393273,47,203,204,120,65,327737,47,205,206,203,131321,200,131320,202,131321,200,131320,
200,458997,47,207,205,201,119,202,327854,46,208,163,118,196855,209,0,262394,208,210,209,131320,210,196670,154,163,
196670,155,197,196670,156,207,458809,42,211,212,154,155,156,262368,72,72,144,262205,44,213,122,262205,44,214,123,
327760,47,215,213,214,131321,216,131320,216,458997,46,217,120,210,218,219,458997,44,220,65,210,221,219,327745,64,222,
61,128,262205,44,223,222,327856,46,224,220,223,262390,225,219,0,262394,224,219,225,131320,219,327737,44,226,227,220,
327737,44,228,229,220,458809,44,230,231,215,226,228,327851,46,232,230,65,327845,46,218,217,232,327808,44,221,220,105,
131321,216,131320,225,196855,233,0,262394,217,234,233,131320,234,262205,44,235,124,327851,46,236,235,65,131321,233,
131320,233,458997,46,237,217,225,236,234,196855,238,0,262394,237,239,238,131320,239,393281,64,240,61,142,105,262205,
44,241,240,327851,46,242,241,65,131321,238,131320,238,458997,46,243,237,233,242,239,131321,209,131320,209,458997,46,
244,120,200,243,238,262205,44,245,124,327851,46,246,245,65,262368,72,72,144,327817,44,247,162,133,327814,44,248,163,
145,327817,44,249,163,145,327851,46,250,249,65,393385,44,251,250,70,65,327808,44,252,248,251,262201,44,253,181,131321,
254,131320,254,458997,46,255,246,209,256,257,458997,47,258,119,209,259,257,458997,44,260,253,209,261,257,327856,46,
262,260,252,262390,263,257,0,262394,262,264,263,131320,264,327812,44,265,260,145,327810,44,266,163,265,458764,44,267,
1,38,266,145,327850,46,268,267,145,196855,269,0,262394,268,270,271,131320,270,131321,272,131320,272,458997,44,273,65,
270,274,275,327856,46,276,273,38,262390,277,275,1,262394,276,275,277,131320,275,327812,44,278,273,36,327808,44,279,
265,278,327808,44,280,279,162,393273,47,281,204,120,280,327737,47,282,206,281,327745,56,283,157,273,196670,283,282,
327808,44,274,273,105,131321,272,131320,277,131321,284,131320,284,458997,47,285,258,277,286,287,458997,44,288,65,277,
289,287,327856,46,290,288,38,262390,291,287,1,262394,290,287,291,131320,287,327745,56,292,157,288,262205,47,293,292,
327878,47,294,293,207,327877,47,286,285,294,262205,47,295,292,196670,158,295,196670,159,247,393273,42,296,297,158,159,
327808,44,289,288,105,131321,284,131320,291,131321,269,131320,271,131321,298,131320,298,458997,47,299,258,271,300,301,
458997,44,302,65,271,303,301,327856,46,304,302,38,262390,305,301,1,262394,304,306,305,131320,306,327812,44,307,302,36,
327808,44,308,307,162,327854,46,309,308,267,196855,310,0,262394,309,311,310,131320,311,131321,301,131320,310,327808,
44,312,265,308,393273,47,313,204,120,312,327737,47,314,206,313,327745,56,315,157,302,196670,315,314,262205,47,316,315,
327878,47,317,316,207,327877,47,318,299,317,262205,47,319,315,196670,160,319,196670,161,247,393273,42,320,297,160,161,
131321,301,131320,301,458997,47,300,299,311,318,310,327808,44,303,302,105,131321,298,131320,305,131321,269,131320,269,
458997,47,259,285,291,299,305,262312,46,321,255,196855,322,0,262394,321,323,322,131320,323,131321,324,131320,324,
458997,46,325,255,323,326,327,458997,44,328,65,323,329,327,327856,46,330,328,38,262390,331,327,1,262394,330,332,331,
131320,332,327812,44,333,328,36,327808,44,334,333,162,327856,46,335,334,267,196855,336,0,262394,335,337,336,131320,
337,327808,44,338,265,334,327808,44,339,338,70,327856,46,340,339,163,131321,336,131320,336,458997,46,341,335,332,340,
337,196855,342,0,262394,341,343,342,131320,343,262312,46,344,325,196855,345,0,262394,344,346,345,131320,346,327808,44,
347,265,334,327808,44,348,347,70,393273,47,349,204,120,348,327737,47,350,206,349,327879,47,351,350,197,327745,56,352,
157,328,262205,47,353,352,327879,47,354,353,197,393273,46,355,356,351,354,131321,345,131320,345,458997,46,357,325,343,
355,346,131321,342,131320,342,458997,46,326,325,336,357,345,131321,327,131320,327,327808,44,329,328,105,131321,324,
131320,331,131321,322,131320,322,458997,46,256,255,269,325,331,196855,358,0,262394,244,359,358,131320,359,131321,360,
131320,360,458997,44,361,65,359,362,363,327856,46,364,361,38,262390,365,363,1,262394,364,366,365,131320,366,327812,44,
367,361,36,327808,44,368,367,162,327854,46,369,368,267,196855,370,0,262394,369,371,370,131320,371,131321,363,131320,
370,327808,44,372,265,368,327745,56,373,157,361,262205,47,374,373,458809,42,375,376,148,372,374,196855,377,0,262394,
149,378,377,131320,378,131321,377,131320,377,458997,46,379,149,370,151,378,196855,380,0,262394,379,381,380,131320,381,
393273,47,382,383,120,372,458809,42,384,385,148,372,382,131321,380,131320,380,131321,363,131320,363,327808,44,362,361,
105,131321,360,131320,365,131321,358,131320,358,131321,257,131320,257,327808,44,261,260,179,131321,254,131320,263,
327761,44,386,258,0,327851,46,387,386,65,196855,388,0,262394,387,389,388,131320,389,458993,44,390,140,70,65,386,
131321,388,131320,388,327761,44,391,258,1,327851,46,392,391,65,196855,393,0,262394,392,394,393,131320,394,458993,44,
395,141,70,65,391,131321,393,131320,393,196855,396,0,262394,255,397,396,131320,397,196670,124,70,131321,396,131320,
396,262368,72,72,144,131321,398,131320,398,458997,44,399,162,396,400,401,327745,64,402,61,128,262205,44,403,402,
327812,44,404,403,129,327856,46,405,399,404,262390,406,401,0,262394,405,407,406,131320,407,131321,408,131320,408,
458997,44,409,65,407,410,411,458997,44,412,65,407,413,411,327856,46,414,412,133,262390,415,411,1,262394,414,411,415,
131320,411,327812,44,416,399,133,327808,44,417,416,412,327745,121,418,137,417,262205,44,419,418,327808,44,410,409,419,
327808,44,413,412,105,131321,408,131320,415,327851,46,420,409,65,196855,421,0,262394,420,422,421,131320,422,327808,44,
423,152,399,393281,67,424,10,63,423,458986,44,425,424,70,65,409,131321,421,131320,421,131321,401,131320,401,327808,44,
400,399,36,131321,398,131320,406,196855,426,0,262394,172,427,426,131320,427,262205,44,428,140,327851,46,429,428,65,
196855,430,0,262394,429,431,430,131320,431,393281,67,432,10,63,105,262205,44,433,140,458993,44,434,432,70,65,433,
131321,430,131320,430,262205,44,435,141,327851,46,436,435,65,196855,437,0,262394,436,438,437,131320,438,393281,67,439,
10,63,128,262205,44,440,141,458993,44,441,439,70,65,440,131321,437,131320,437,262205,44,442,124,327851,46,443,442,65,
196855,444,0,262394,443,445,444,131320,445,393281,67,446,10,63,114,458993,44,447,446,70,65,70,131321,444,131320,444,
196855,448,0,262394,244,449,448,131320,449,262201,44,450,181,327850,46,451,450,65,131321,448,131320,448,458997,46,452,
244,444,451,449,196855,453,0,262394,452,454,453,131320,454,393281,67,455,10,63,143,196670,455,70,131321,453,131320,
453,131321,426,131320,426,65789,65592,327734,44,164,0,45,131320,456,327745,64,457,61,63,262205,44,458,457,327851,46,
459,458,65,196855,460,0,262394,459,461,462,131320,461,131321,460,131320,462,393281,67,463,10,63,63,262205,44,464,463,
131321,460,131320,460,458997,44,465,458,461,464,462,131326,465,65592,327734,44,181,0,45,131320,466,327745,71,467,3,70,
262205,44,468,467,327745,71,469,4,65,262205,44,470,469,327812,44,471,468,470,327745,71,472,3,65,262205,44,473,472,
327808,44,474,471,473,131326,474,65592,327734,47,204,0,48,196663,46,475,196663,44,476,131320,477,196855,478,0,196859,
65,479,131320,479,196855,480,0,262394,73,481,480,131320,481,196855,482,0,262394,475,483,484,131320,483,327745,64,485,
61,75,262205,44,486,485,327808,44,487,486,476,393281,76,488,14,63,487,262205,47,489,488,131321,482,131320,484,393281,
76,490,17,63,476,262205,47,491,490,131321,482,131320,482,458997,47,492,489,483,491,484,131321,478,131320,480,196855,
493,0,262394,475,494,493,131320,494,327745,64,495,61,75,262205,44,496,495,327808,44,497,496,476,393281,67,498,20,63,
497,262205,44,499,498,327760,47,500,499,65,131321,478,131320,493,196855,501,0,262394,80,502,501,131320,502,393281,67,
503,24,63,476,262205,44,504,503,327760,47,505,504,65,131321,478,131320,501,327876,44,506,70,84,327810,44,507,506,70,
327879,44,508,476,507,327812,44,509,508,21,327874,44,510,476,84,393281,67,511,24,63,510,262205,44,512,511,262268,62,
513,509,393419,44,514,512,513,85,327760,47,515,514,65,131321,478,131320,478,721141,47,516,492,482,500,494,505,502,515,
501,131326,516,65592,327734,42,376,0,49,196663,46,517,196663,44,518,196663,47,519,131320,520,196855,521,0,262394,86,
522,523,131320,522,196855,524,0,262394,517,525,526,131320,525,327745,64,527,61,75,262205,44,528,527,327808,44,529,528,
518,393281,76,530,14,63,529,196670,530,519,131321,524,131320,526,393281,76,531,17,63,518,196670,531,519,131321,524,
131320,524,131321,521,131320,523,196855,532,0,262394,517,533,534,131320,533,327745,64,535,61,75,262205,44,536,535,
327808,44,537,536,518,327761,44,538,519,0,393281,67,539,20,63,537,196670,539,538,131321,532,131320,534,327761,44,540,
519,0,393281,67,541,24,63,518,196670,541,540,131321,532,131320,532,131321,521,131320,521,65789,65592,327734,47,383,0,
48,196663,46,542,196663,44,543,131320,544,196855,545,0,196859,65,546,131320,546,196855,547,0,262394,87,548,547,131320,
548,196855,549,0,262394,542,550,551,131320,550,327745,64,552,61,88,262205,44,553,552,327808,44,554,553,543,393281,76,
555,14,63,554,262205,47,556,555,131321,549,131320,551,393281,76,557,28,63,543,262205,47,558,557,131321,549,131320,549,
458997,47,559,556,550,558,551,131321,545,131320,547,196855,560,0,262394,542,561,562,131320,561,327745,64,563,61,88,
262205,44,564,563,327808,44,565,564,543,393281,67,566,20,63,565,262205,44,567,566,131321,560,131320,562,393281,67,568,
31,63,543,262205,44,569,568,131321,560,131320,560,458997,44,570,567,561,569,562,327760,47,571,570,65,131321,545,
131320,545,458997,47,572,559,549,571,560,131326,572,65592,327734,42,385,0,49,196663,46,573,196663,44,574,196663,47,
575,131320,576,196855,577,0,262394,91,578,579,131320,578,196855,580,0,262394,573,581,582,131320,581,327745,64,583,61,
88,262205,44,584,583,327808,44,585,584,574,393281,76,586,14,63,585,196670,586,575,131321,580,131320,582,393281,76,587,
28,63,574,196670,587,575,131321,580,131320,580,131321,577,131320,579,196855,588,0,262394,573,589,590,131320,589,
327745,64,591,61,88,262205,44,592,591,327808,44,593,592,574,327761,44,594,575,0,393281,67,595,20,63,593,196670,595,
594,131321,588,131320,590,327761,44,596,575,0,393281,67,597,31,63,574,196670,597,596,131321,588,131320,588,131321,577,
131320,577,65789,65592,327734,47,206,0,50,196663,47,598,131320,599,196855,600,0,262394,92,601,602,131320,601,196855,
603,0,262394,93,604,603,131320,604,327761,44,605,598,1,327878,44,606,605,97,393298,47,607,606,598,1,131321,603,131320,
603,458997,47,608,598,601,607,604,196855,609,0,262394,98,610,609,131320,610,327761,44,611,608,1,262268,62,612,611,
327875,62,613,612,99,262268,44,614,613,327877,44,615,614,97,327760,47,616,614,615,327878,47,617,608,616,131321,609,
131320,609,458997,47,618,608,603,617,610,196855,619,0,262394,100,620,619,131320,620,262344,47,621,618,131321,619,
131320,619,458997,47,622,618,609,621,620,131321,600,131320,602,196855,623,0,262394,101,624,623,131320,624,327761,44,
625,598,0,327878,44,626,625,97,393298,47,627,626,598,0,131321,623,131320,623,458997,47,628,598,602,627,624,196855,629,
0,262394,102,630,629,131320,630,327761,44,631,628,0,262268,62,632,631,393418,62,633,632,104,105,262268,44,634,633,
327877,44,635,634,97,327879,44,636,635,111,327878,44,637,631,636,393298,47,638,637,628,0,131321,629,131320,629,458997,
47,639,628,623,638,630,196855,640,0,262394,112,641,640,131320,641,327761,44,642,639,0,327878,44,643,642,111,393298,47,
644,643,639,0,131321,640,131320,640,458997,47,645,639,629,644,641,131321,600,131320,600,458997,47,646,622,619,645,640,
131326,646,65592,327734,44,231,0,51,196663,47,647,196663,44,648,196663,44,649,131320,650,196855,651,0,196859,65,652,
131320,652,196855,653,0,262394,113,654,653,131320,654,327761,44,655,647,0,262268,62,656,648,262268,62,657,649,393419,
44,658,655,656,657,131321,651,131320,653,327761,44,659,647,1,327879,44,660,648,95,327874,44,661,659,660,327854,46,662,
648,79,196855,663,0,262394,662,664,665,131320,664,131321,663,131320,665,327761,44,666,647,0,327874,44,667,666,648,
327850,46,668,648,65,196855,669,0,262394,668,670,671,131320,670,131321,669,131320,671,327810,44,672,79,648,327876,44,
673,659,672,131321,669,131320,669,458997,44,674,65,670,673,671,327877,44,675,667,674,131321,663,131320,663,458997,44,
676,661,664,675,669,327876,44,677,70,649,327810,44,678,677,70,327879,44,679,676,678,131321,651,131320,651,458997,44,
680,658,654,679,663,131326,680,65592,327734,44,227,0,52,196663,44,681,131320,682,327745,64,683,61,114,262205,44,684,
683,327812,44,685,681,35,327808,44,686,684,685,131326,686,65592,327734,44,229,0,52,196663,44,687,131320,688,327745,64,
689,61,115,262205,44,690,689,327812,44,691,687,35,327810,44,692,690,691,458764,44,693,1,38,35,692,131326,693,65592,
327734,47,198,0,53,131320,694,327745,64,695,61,114,262205,44,696,695,327745,64,697,61,115,262205,44,698,697,327808,44,
699,696,698,327854,46,700,699,79,196855,701,0,262394,700,702,703,131320,702,131321,701,131320,703,327876,44,704,70,
699,327810,44,705,704,70,131321,701,131320,701,458997,44,706,107,702,705,703,327854,46,707,699,116,196855,708,0,
262394,707,709,710,131320,709,131321,708,131320,710,327852,46,711,699,79,196855,712,0,262394,711,713,714,131320,713,
327810,44,715,699,79,327876,44,716,70,715,327810,44,717,716,70,131321,712,131320,714,131321,712,131320,712,458997,44,
718,717,713,65,714,131321,708,131320,708,458997,44,719,107,709,718,712,327760,47,720,706,719,327854,46,721,696,79,
196855,722,0,262394,721,723,724,131320,723,131321,722,131320,724,327876,44,725,70,696,327810,44,726,725,70,131321,722,
131320,722,458997,44,727,107,723,726,724,327852,46,728,696,79,196855,729,0,262394,728,730,731,131320,730,327810,44,
732,696,79,327876,44,733,70,732,327810,44,734,733,70,131321,729,131320,731,131321,729,131320,729,458997,44,735,734,
730,65,731,327760,47,736,727,735,262344,47,737,736,327879,47,738,720,737,131326,738,65592,327734,46,356,0,54,196663,
47,739,196663,47,740,131320,741,196855,742,0,196859,65,743,131320,743,196855,744,0,262394,117,745,744,131320,745,
327761,44,746,739,1,327761,44,747,740,1,327856,46,748,746,747,262312,46,749,748,196855,750,0,262394,749,751,750,
131320,751,327850,46,752,746,747,196855,753,0,262394,752,754,753,131320,754,327761,44,755,739,0,327761,44,756,740,0,
327856,46,757,755,756,131321,753,131320,753,458997,46,758,752,751,757,754,131321,750,131320,750,458997,46,759,748,745,
758,753,131321,742,131320,744,327761,44,760,739,0,327761,44,761,740,0,327856,46,762,760,761,131321,742,131320,742,
458997,46,763,759,750,762,744,131326,763,65592,327734,42,212,0,57,196663,55,764,196663,56,765,196663,56,766,131320,
767,262205,44,768,764,327814,44,769,768,118,262205,44,770,5,131321,771,131320,771,458997,46,772,120,767,773,774,
458997,47,775,119,767,776,774,458997,44,777,770,767,778,774,327856,46,779,777,118,262390,780,774,0,262394,779,781,780,
131320,781,327812,44,782,777,769,393273,47,783,204,120,782,327737,47,784,206,783,262205,47,785,766,327878,47,786,784,
785,327877,47,776,775,786,327808,44,787,777,70,327856,46,788,787,118,196855,789,0,262394,788,790,789,131320,790,
262312,46,791,772,196855,792,0,262394,791,793,792,131320,793,327812,44,794,787,769,393273,47,795,204,120,794,327737,
47,796,206,795,262205,47,797,765,327879,47,798,796,797,262205,47,799,765,327879,47,800,784,799,393273,46,801,356,798,
800,131321,792,131320,792,458997,46,802,772,790,801,793,131321,789,131320,789,458997,46,773,772,781,802,792,131321,
774,131320,774,327808,44,778,777,36,131321,771,131320,780,327761,44,803,775,0,327851,46,804,803,65,196855,805,0,
262394,804,806,805,131320,806,458993,44,807,122,70,65,803,131321,805,131320,805,327761,44,808,775,1,327851,46,809,808,
65,196855,810,0,262394,809,811,810,131320,811,458993,44,812,123,70,65,808,131321,810,131320,810,196855,813,0,262394,
772,814,813,131320,814,196670,124,70,131321,813,131320,813,65789,65592,327734,42,297,0,58,196663,56,815,196663,55,816,
131320,817,131321,818,131320,818,458997,44,819,65,817,820,821,327856,46,822,819,127,262390,823,821,1,262394,822,824,
823,131320,824,327745,64,825,61,128,262205,44,826,825,327856,46,827,819,826,196855,828,0,262394,827,829,828,131320,
829,327812,44,830,819,129,262205,47,831,815,327737,44,832,227,819,327737,44,833,229,819,458809,44,834,231,831,832,833,
327808,44,835,830,834,327812,44,836,835,133,262205,44,837,816,327808,44,838,836,837,327745,121,839,137,838,458986,44,
840,839,70,65,70,131321,828,131320,828,131321,821,131320,821,327808,44,820,819,105,131321,818,131320,823,65789,65592};
/* histogram.comp -DGPUSORTI_ADDRESS, 5420 words */
static const uint32_t gpusorti_spv_histogram_address[] = {
119734787,66304,524299,929,0,131089,1,131089,5347,589834,0x5f565053,0x5f52484b,0x73796870,0x6c616369,0x6f74735f,
0x65676172,0x6675625f,7497062,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,5348,1,524303,5,2,0x6e69616d,0,3,4,5,
393232,2,17,1,1,1,262215,6,6,4,327752,7,0,35,0,327752,7,1,35,8,327752,7,2,35,16,327752,7,3,35,24,327752,7,4,35,32,
327752,7,5,35,40,327752,7,6,35,44,327752,7,7,35,48,327752,7,8,35,52,327752,7,9,35,56,327752,7,10,35,60,327752,7,11,35,
64,327752,7,12,35,80,327752,7,13,35,84,196679,7,2,262215,8,6,4,327752,9,0,35,0,196679,9,2,262215,3,11,26,262215,4,11,
24,262215,10,1,5,262215,11,6,8,327752,12,0,35,0,196679,12,2,262215,13,1,7,262215,14,1,10,262215,15,1,8,262215,16,1,6,
262215,17,1,9,262215,18,1,2,262215,5,11,29,262215,19,1,0,262215,20,1,12,262215,21,1,1,262215,22,1,11,262215,23,1,0,
262215,24,11,25,262215,25,1,3,262215,26,1,4,131091,27,196641,28,27,262165,29,32,0,196641,30,29,262167,31,29,2,393249,
32,31,31,29,29,131092,33,327713,34,31,33,29,393249,35,27,33,29,31,262177,36,31,31,393249,37,29,31,29,29,262177,38,29,
29,196641,39,31,327713,40,33,31,31,262176,41,7,29,262176,42,7,31,393249,43,27,41,42,42,327713,44,27,42,41,262187,29,
45,4,262172,6,29,45,1048606,7,31,31,31,31,31,29,29,29,29,29,29,6,29,29,262176,46,9,7,262203,46,47,9,262165,48,32,1,
262187,48,49,5,262176,50,9,29,262187,29,51,0,262187,48,52,4,262176,53,9,31,196647,54,5349,196637,8,29,196638,9,8,
262176,54,5349,9,262187,48,55,0,262176,56,5349,29,262167,57,29,3,262176,58,1,57,262203,58,3,1,262187,29,59,1,262176,
60,1,29,262203,58,4,1,262174,61,29,29,262187,29,62,32,262187,48,63,2,262194,29,10,1,262187,29,64,2,393268,33,65,170,
10,64,262187,29,66,3,196647,67,5349,196637,11,31,196638,12,11,262176,67,5349,12,262176,68,5349,31,262194,29,13,32,
393268,33,69,170,13,62,262187,29,70,16,393268,33,71,170,13,70,458804,29,72,169,71,59,64,393268,48,73,128,13,51,393268,
33,74,170,10,64,262187,48,75,3,262187,48,76,1,262194,29,14,0,393268,33,77,170,14,64,393268,33,78,170,14,64,393268,33,
79,170,10,64,262194,29,15,0,393268,33,80,170,15,59,262194,29,16,32,393268,29,81,130,16,59,262187,29,82,31,393268,29,
83,199,81,82,393268,29,84,196,59,83,393268,33,85,170,15,64,262187,48,86,31,262194,29,17,0,393268,33,87,171,17,51,
393268,33,88,170,15,59,393268,33,89,170,15,64,393268,29,90,130,16,59,393268,48,91,128,90,51,393268,33,92,174,16,62,
262187,29,93,0xffffffff,393268,29,94,199,16,82,393268,29,95,196,59,94,393268,29,96,130,95,59,458804,29,97,169,92,93,
96,393268,33,98,171,17,51,393268,33,99,170,10,59,262187,48,100,8,262194,29,18,8,262187,48,101,9,262187,29,102,64,
393268,33,103,170,10,64,262187,29,104,1024,327724,31,105,51,51,262176,106,7,33,196650,33,107,262203,60,5,1,262194,29,
19,256,262176,108,4,29,262203,108,109,4,262203,108,110,4,262203,108,111,4,393268,29,112,128,16,18,393268,29,113,130,
112,59,393268,29,114,134,113,18,262187,48,115,7,393268,29,116,196,59,18,393268,29,117,132,114,116,262194,29,20,0,
262187,29,118,7,393268,29,119,199,20,118,393268,29,120,196,59,119,393268,29,121,132,117,120,262172,122,29,121,262176,
123,4,122,262203,123,124,4,393268,29,125,132,114,116,393268,29,126,132,125,120,262203,108,127,4,262203,108,128,4,
262187,48,129,11,262187,48,130,10,262187,29,131,264,262194,29,21,8,393268,29,132,132,19,21,262172,133,31,21,262176,
134,7,133,196649,33,135,393268,33,136,171,14,51,262194,29,22,0,393268,29,137,199,22,59,393268,33,138,170,137,51,
262187,29,139,160,262194,29,23,1,393267,57,24,23,59,59,262194,29,25,32,262194,29,26,1,262187,29,140,5,262187,29,141,8,
262187,29,142,24,327734,27,2,0,28,131320,143,262203,41,144,7,262203,41,145,7,262203,41,146,7,262203,41,147,7,262203,
41,148,7,262203,42,149,7,262203,42,150,7,262203,42,151,7,262203,106,152,7,262203,41,153,7,262203,42,154,7,262203,42,
155,7,262203,42,156,7,262203,41,157,7,262203,106,158,7,262203,41,159,7,262203,42,160,7,262203,41,161,7,262203,41,162,
7,262203,41,163,7,262203,41,164,7,262203,41,165,7,262203,134,166,7,262203,41,167,7,262203,42,168,7,262203,41,169,7,
262203,41,170,7,262203,41,171,7,262203,42,172,7,262203,41,173,7,262203,41,174,7,262203,41,175,7,262203,41,176,7,
262203,41,177,7,262203,41,178,7,262203,41,179,7,262203,41,180,7,262205,29,181,5,196670,144,181,262201,29,182,183,
196670,145,182,196670,146,181,131321,184,131320,184,458997,29,185,181,143,186,187,327856,33,188,185,126,262390,189,
187,0,262394,188,187,189,131320,187,327745,108,190,124,185,196670,190,51,327808,29,186,185,19,196670,146,186,131321,
184,131320,189,327850,33,191,181,51,196855,192,0,262394,191,193,192,131320,193,196670,127,51,196670,128,51,196670,111,
51,196670,109,51,196670,110,51,131321,192,131320,192,327745,60,194,4,51,262205,29,195,194,327745,60,196,4,59,262205,
29,197,196,327812,29,198,195,197,196670,147,198,262201,29,199,200,327812,29,201,199,19,327808,29,202,201,181,196670,
148,202,131321,203,131320,203,458997,29,204,202,192,205,206,393281,50,207,47,129,55,262205,29,208,207,327856,33,209,
204,208,262390,210,206,0,262394,209,206,210,131320,206,327745,53,211,47,52,262205,31,212,211,262268,54,213,212,327745,
50,214,47,130,262205,29,215,214,327808,29,216,215,204,393281,56,217,213,55,216,327742,217,51,2,4,327812,29,218,198,19,
327808,29,205,204,218,196670,148,205,131321,203,131320,210,262368,64,64,131,262201,31,219,220,196670,149,219,327852,
33,221,182,51,196855,222,0,262394,221,223,224,131320,223,393273,31,225,226,107,51,327737,31,227,228,225,196670,151,
227,131321,222,131320,224,196670,151,105,131321,222,131320,222,458997,31,229,227,223,105,224,196670,150,229,196670,
152,107,327854,33,230,182,104,196855,231,0,262394,230,232,231,131320,232,196670,153,182,196670,154,219,196670,155,229,
458809,27,233,234,153,154,155,262368,64,64,131,262205,29,235,109,262205,29,236,110,327760,31,237,235,236,196670,156,
237,196670,157,51,131321,238,131320,238,458997,33,239,107,232,240,241,458997,29,242,51,232,243,241,327745,50,244,47,
115,262205,29,245,244,327856,33,246,242,245,262390,247,241,0,262394,246,241,247,131320,241,327737,29,248,249,242,
327737,29,250,251,242,458809,29,252,253,237,248,250,327851,33,254,252,51,327845,33,240,239,254,196670,152,240,327808,
29,243,242,76,196670,157,243,131321,238,131320,247,196855,255,0,262394,239,256,255,131320,256,262205,29,257,111,
327851,33,258,257,51,131321,255,131320,255,458997,33,259,239,247,258,256,196855,260,0,262394,259,261,260,131320,261,
393281,50,262,47,129,76,262205,29,263,262,327851,33,264,263,51,131321,260,131320,260,458997,33,265,259,255,264,261,
196670,152,265,131321,231,131320,231,458997,33,266,107,222,265,260,262205,29,267,111,327851,33,268,267,51,196670,158,
268,262368,64,64,131,327817,29,269,181,120,196670,159,269,196670,160,105,327814,29,270,182,132,327817,29,271,182,132,
327851,33,272,271,51,393385,29,273,272,59,51,327808,29,274,270,273,196670,161,274,262201,29,275,200,196670,162,275,
131321,276,131320,276,458997,33,277,268,231,278,279,458997,29,280,275,231,281,279,327856,33,282,280,274,262390,283,
279,0,262394,282,284,283,131320,284,327812,29,285,280,132,196670,163,285,327810,29,286,182,285,458764,29,287,1,38,286,
132,196670,164,287,327850,33,288,287,132,196855,289,0,262394,288,290,291,131320,290,196670,165,51,131321,292,131320,
292,458997,29,293,51,290,294,295,327856,33,296,293,21,262390,297,295,1,262394,296,295,297,131320,295,327812,29,298,
293,19,327808,29,299,285,298,327808,29,300,299,181,393273,31,301,226,107,300,327737,31,302,228,301,327745,42,303,166,
293,196670,303,302,327808,29,294,293,76,196670,165,294,131321,292,131320,297,196670,167,51,131321,304,131320,304,
458997,29,305,51,297,306,307,327856,33,308,305,21,262390,309,307,1,262394,308,307,309,131320,307,327745,42,310,166,
305,262205,31,311,310,327878,31,312,311,229,262205,31,313,160,327877,31,314,313,312,196670,160,314,262205,31,315,310,
196670,168,315,196670,169,269,393273,27,316,317,168,169,327808,29,306,305,76,196670,167,306,131321,304,131320,309,
131321,289,131320,291,196670,170,51,131321,318,131320,318,458997,29,319,51,291,320,321,327856,33,322,319,21,262390,
323,321,1,262394,322,324,323,131320,324,327812,29,325,319,19,327808,29,326,325,181,196670,171,326,327854,33,327,326,
287,196855,328,0,262394,327,329,328,131320,329,131321,321,131320,328,327808,29,330,285,326,393273,31,331,226,107,330,
327737,31,332,228,331,327745,42,333,166,319,196670,333,332,262205,31,334,333,327878,31,335,334,229,262205,31,336,160,
327877,31,337,336,335,196670,160,337,262205,31,338,333,196670,172,338,196670,173,269,393273,27,339,317,172,173,131321,
321,131320,321,327808,29,320,319,76,196670,170,320,131321,318,131320,323,131321,289,131320,289,262312,33,340,277,
196855,341,0,262394,340,342,341,131320,342,196670,174,51,131321,343,131320,343,458997,33,344,277,342,345,346,458997,
29,347,51,342,348,346,327856,33,349,347,21,262390,350,346,1,262394,349,351,350,131320,351,327812,29,352,347,19,327808,
29,353,352,181,196670,175,353,327856,33,354,353,287,196855,355,0,262394,354,356,355,131320,356,327808,29,357,285,353,
327808,29,358,357,59,327856,33,359,358,182,131321,355,131320,355,458997,33,360,354,351,359,356,196855,361,0,262394,
360,362,361,131320,362,262312,33,363,344,196855,364,0,262394,363,365,364,131320,365,327808,29,366,285,353,327808,29,
367,366,59,393273,31,368,226,107,367,327737,31,369,228,368,327879,31,370,369,219,327745,42,371,166,347,262205,31,372,
371,327879,31,373,372,219,393273,33,374,375,370,373,131321,364,131320,364,458997,33,376,344,362,374,365,196670,158,
376,131321,361,131320,361,458997,33,345,344,355,376,364,131321,346,131320,346,327808,29,348,347,76,196670,174,348,
131321,343,131320,350,131321,341,131320,341,458997,33,278,277,289,344,350,196855,377,0,262394,266,378,377,131320,378,
196670,176,51,131321,379,131320,379,458997,29,380,51,378,381,382,327856,33,383,380,21,262390,384,382,1,262394,383,385,
384,131320,385,327812,29,386,380,19,327808,29,387,386,181,196670,177,387,327854,33,388,387,287,196855,389,0,262394,
388,390,389,131320,390,131321,382,131320,389,327808,29,391,285,387,327745,42,392,166,380,262205,31,393,392,458809,27,
394,395,135,391,393,196855,396,0,262394,136,397,396,131320,397,131321,396,131320,396,458997,33,398,136,389,138,397,
196855,399,0,262394,398,400,399,131320,400,393273,31,401,402,107,391,458809,27,403,404,135,391,401,131321,399,131320,
399,131321,382,131320,382,327808,29,381,380,76,196670,176,381,131321,379,131320,384,131321,377,131320,377,131321,279,
131320,279,327808,29,281,280,198,196670,162,281,131321,276,131320,283,327745,41,405,160,51,262205,29,406,405,327851,
33,407,406,51,196855,408,0,262394,407,409,408,131320,409,262205,29,410,405,458993,29,411,127,59,51,410,131321,408,
131320,408,327745,41,412,160,59,262205,29,413,412,327851,33,414,413,51,196855,415,0,262394,414,416,415,131320,416,
262205,29,417,412,458993,29,418,128,59,51,417,131321,415,131320,415,196855,419,0,262394,277,420,419,131320,420,196670,
111,59,131321,419,131320,419,262368,64,64,131,196670,178,181,131321,421,131320,421,458997,29,422,181,419,423,424,
327745,50,425,47,115,262205,29,426,425,327812,29,427,426,116,327856,33,428,422,427,262390,429,424,0,262394,428,430,
429,131320,430,196670,179,51,196670,180,51,131321,431,131320,431,458997,29,432,51,430,433,434,458997,29,435,51,430,
436,434,327856,33,437,435,120,262390,438,434,1,262394,437,434,438,131320,434,327812,29,439,422,120,327808,29,440,439,
435,327745,108,441,124,440,262205,29,442,441,327808,29,433,432,442,196670,179,433,327808,29,436,435,76,196670,180,436,
131321,431,131320,438,327851,33,443,432,51,196855,444,0,262394,443,445,444,131320,445,327745,53,446,47,52,262205,31,
447,446,262268,54,448,447,327808,29,449,139,422,393281,56,450,448,55,449,458986,29,451,450,59,51,432,131321,444,
131320,444,131321,424,131320,424,327808,29,423,422,19,196670,178,423,131321,421,131320,429,196855,452,0,262394,191,
453,452,131320,453,262205,29,454,127,327851,33,455,454,51,196855,456,0,262394,455,457,456,131320,457,327745,53,458,47,
52,262205,31,459,458,262268,54,460,459,393281,56,461,460,55,76,262205,29,462,127,458993,29,463,461,59,51,462,131321,
456,131320,456,262205,29,464,128,327851,33,465,464,51,196855,466,0,262394,465,467,466,131320,467,327745,53,468,47,52,
262205,31,469,468,262268,54,470,469,393281,56,471,470,55,63,262205,29,472,128,458993,29,473,471,59,51,472,131321,466,
131320,466,262205,29,474,111,327851,33,475,474,51,196855,476,0,262394,475,477,476,131320,477,327745,53,478,47,52,
262205,31,479,478,262268,54,480,479,393281,56,481,480,55,75,458993,29,482,481,59,51,59,131321,476,131320,476,196855,
483,0,262394,266,484,483,131320,484,262201,29,485,200,327850,33,486,485,51,131321,483,131320,483,458997,33,487,266,
476,486,484,196855,488,0,262394,487,489,488,131320,489,327745,53,490,47,52,262205,31,491,490,262268,54,492,491,393281,
56,493,492,55,49,327742,493,59,2,4,131321,488,131320,488,131321,452,131320,452,65789,65592,327734,29,183,0,30,131320,
494,262203,41,495,7,327745,50,496,47,49,262205,29,497,496,327851,33,498,497,51,196855,499,0,262394,498,500,501,131320,
500,196670,495,497,131321,499,131320,501,327745,53,502,47,52,262205,31,503,502,262268,54,504,503,393281,56,505,504,55,
55,393277,29,506,505,2,4,196670,495,506,131321,499,131320,499,458997,29,507,497,500,506,501,131326,507,65592,327734,
29,200,0,30,131320,508,327745,60,509,3,59,262205,29,510,509,327745,60,511,4,51,262205,29,512,511,327812,29,513,510,
512,327745,60,514,3,51,262205,29,515,514,327808,29,516,513,515,131326,516,65592,327734,31,517,0,32,196663,31,518,
196663,29,519,196663,29,520,131320,521,262203,41,522,7,262203,41,523,7,327761,29,524,518,0,327876,29,525,519,520,
327829,61,526,524,525,327761,29,527,526,1,196670,523,527,327761,29,528,526,0,196670,522,528,327761,29,529,518,1,
327810,29,530,62,520,327874,29,531,519,530,327808,29,532,529,531,327808,29,533,532,527,327760,31,534,528,533,131326,
534,65592,327734,31,226,0,34,196663,33,535,196663,29,536,131320,537,327739,106,538,7,107,262203,42,539,7,262203,42,
540,7,262203,42,541,7,262203,41,542,7,262203,41,543,7,262203,41,544,7,196855,545,0,196859,51,546,131320,546,196855,
547,0,262394,535,548,549,131320,548,327745,53,550,47,63,262205,31,551,550,196670,541,551,131321,547,131320,549,327745,
53,552,47,55,262205,31,553,552,196670,541,553,131321,547,131320,547,458997,31,554,551,548,553,549,196670,540,554,
196855,555,0,262394,65,556,555,131320,556,458809,31,557,517,554,536,66,262268,67,558,557,393281,68,559,558,55,55,
393277,31,560,559,2,8,196670,538,135,196670,539,560,131321,545,131320,555,327846,33,561,69,535,196855,562,0,262394,
561,563,562,131320,563,458809,31,564,517,554,536,64,262268,54,565,564,393281,56,566,565,55,55,393277,29,567,566,2,4,
327760,31,568,567,51,196670,538,135,196670,539,568,131321,545,131320,562,196670,542,72,327876,29,569,59,72,327810,29,
570,569,59,327879,29,571,536,570,327812,29,572,571,13,196670,543,572,327874,29,573,536,72,458809,31,574,517,554,573,
64,262268,54,575,574,393281,56,576,575,55,55,393277,29,577,576,2,4,196670,544,577,262268,48,578,572,393419,29,579,577,
578,73,327760,31,580,579,51,196670,538,135,196670,539,580,131321,545,131320,545,590069,31,581,560,556,568,563,580,562,
131326,581,65592,327734,27,395,0,35,196663,33,582,196663,29,583,196663,31,584,131320,585,262203,42,586,7,262203,42,
587,7,196855,588,0,262394,582,589,590,131320,589,327745,53,591,47,63,262205,31,592,591,196670,587,592,131321,588,
131320,590,327745,53,593,47,55,262205,31,594,593,196670,587,594,131321,588,131320,588,458997,31,595,592,589,594,590,
196670,586,595,196855,596,0,262394,74,597,598,131320,597,458809,31,599,517,595,583,66,262268,67,600,599,393281,68,601,
600,55,55,327742,601,584,2,8,131321,596,131320,598,458809,31,602,517,595,583,64,262268,54,603,602,327761,29,604,584,0,
393281,56,605,603,55,55,327742,605,604,2,4,131321,596,131320,596,65789,65592,327734,31,402,0,34,196663,33,606,196663,
29,607,131320,608,327739,106,609,7,107,262203,42,610,7,262203,42,611,7,262203,42,612,7,196855,613,0,196859,51,614,
131320,614,196855,615,0,262394,606,616,617,131320,616,327745,53,618,47,75,262205,31,619,618,196670,612,619,131321,615,
131320,617,327745,53,620,47,76,262205,31,621,620,196670,612,621,131321,615,131320,615,458997,31,622,619,616,621,617,
196670,611,622,196855,623,0,262394,77,624,623,131320,624,458809,31,625,517,622,607,66,262268,67,626,625,393281,68,627,
626,55,55,393277,31,628,627,2,8,196670,609,135,196670,610,628,131321,613,131320,623,458809,31,629,517,622,607,64,
262268,54,630,629,393281,56,631,630,55,55,393277,29,632,631,2,4,327760,31,633,632,51,196670,609,135,196670,610,633,
131321,613,131320,613,458997,31,634,628,624,633,623,131326,634,65592,327734,27,404,0,35,196663,33,635,196663,29,636,
196663,31,637,131320,638,262203,42,639,7,262203,42,640,7,196855,641,0,262394,635,642,643,131320,642,327745,53,644,47,
75,262205,31,645,644,196670,640,645,131321,641,131320,643,327745,53,646,47,76,262205,31,647,646,196670,640,647,131321,
641,131320,641,458997,31,648,645,642,647,643,196670,639,648,196855,649,0,262394,78,650,651,131320,650,458809,31,652,
517,648,636,66,262268,67,653,652,393281,68,654,653,55,55,327742,654,637,2,8,131321,649,131320,651,458809,31,655,517,
648,636,64,262268,54,656,655,327761,29,657,637,0,393281,56,658,656,55,55,327742,658,657,2,4,131321,649,131320,649,
65789,65592,327734,31,228,0,36,196663,31,659,131320,660,262203,42,661,7,262203,41,662,7,262203,41,663,7,196670,661,
659,196855,664,0,262394,79,665,666,131320,665,196855,667,0,262394,80,668,667,131320,668,327745,41,669,661,59,262205,
29,670,669,327878,29,671,670,84,196670,669,671,131321,667,131320,667,196855,672,0,262394,85,673,672,131320,673,327745,
41,674,661,59,262205,29,675,674,262268,48,676,675,327875,48,677,676,86,262268,29,678,677,196670,662,678,327877,29,679,
678,84,327760,31,680,678,679,262205,31,681,661,327878,31,682,681,680,196670,661,682,131321,672,131320,672,196855,683,
0,262394,87,684,683,131320,684,262205,31,685,661,262344,31,686,685,196670,661,686,131321,683,131320,683,131321,664,
131320,666,196855,687,0,262394,88,688,687,131320,688,327745,41,689,661,51,262205,29,690,689,327878,29,691,690,84,
196670,689,691,131321,687,131320,687,196855,692,0,262394,89,693,692,131320,693,327745,41,694,661,51,262205,29,695,694,
262268,48,696,695,393418,48,697,696,91,76,262268,29,698,697,196670,663,698,327877,29,699,698,84,327879,29,700,699,97,
262205,29,701,694,327878,29,702,701,700,196670,694,702,131321,692,131320,692,196855,703,0,262394,98,704,703,131320,
704,327745,41,705,661,51,262205,29,706,705,327878,29,707,706,97,196670,705,707,131321,703,131320,703,131321,664,
131320,664,262205,31,708,661,131326,708,65592,327734,29,253,0,37,196663,31,709,196663,29,710,196663,29,711,131320,712,
327739,106,713,7,107,262203,41,714,7,262203,41,715,7,262203,41,716,7,262203,41,717,7,262203,41,718,7,196855,719,0,
196859,51,720,131320,720,196855,721,0,262394,99,722,721,131320,722,327761,29,723,709,0,262268,48,724,710,262268,48,
725,711,393419,29,726,723,724,725,196670,713,135,196670,714,726,131321,719,131320,721,327761,29,727,709,1,327879,29,
728,710,82,327874,29,729,727,728,196670,715,729,327854,33,730,710,62,196855,731,0,262394,730,732,733,131320,732,
196670,717,729,131321,731,131320,733,327761,29,734,709,0,327874,29,735,734,710,327850,33,736,710,51,196855,737,0,
262394,736,738,739,131320,738,196670,718,51,131321,737,131320,739,327810,29,740,62,710,327876,29,741,727,740,196670,
718,741,131321,737,131320,737,458997,29,742,51,738,741,739,327877,29,743,735,742,196670,717,743,131321,731,131320,731,
458997,29,744,729,732,743,737,196670,716,744,327876,29,745,59,711,327810,29,746,745,59,327879,29,747,744,746,196670,
713,135,196670,714,747,131321,719,131320,719,458997,29,748,726,722,747,731,131326,748,65592,327734,29,249,0,38,196663,
29,749,131320,750,327745,50,751,47,100,262205,29,752,751,327812,29,753,749,18,327808,29,754,752,753,131326,754,65592,
327734,29,251,0,38,196663,29,755,131320,756,327745,50,757,47,101,262205,29,758,757,327812,29,759,755,18,327810,29,760,
758,759,458764,29,761,1,38,18,760,131326,761,65592,327734,31,220,0,39,131320,762,262203,41,763,7,262203,42,764,7,
262203,41,765,7,262203,41,766,7,262203,41,767,7,262203,42,768,7,262203,41,769,7,262203,41,770,7,327745,50,771,47,100,
262205,29,772,771,327745,50,773,47,101,262205,29,774,773,327808,29,775,772,774,196670,763,775,327854,33,776,775,62,
196855,777,0,262394,776,778,779,131320,778,196670,765,93,131321,777,131320,779,327876,29,780,59,775,327810,29,781,780,
59,196670,765,781,131321,777,131320,777,458997,29,782,93,778,781,779,327854,33,783,775,102,196855,784,0,262394,783,
785,786,131320,785,196670,766,93,131321,784,131320,786,327852,33,787,775,62,196855,788,0,262394,787,789,790,131320,
789,327810,29,791,775,62,327876,29,792,59,791,327810,29,793,792,59,196670,767,793,131321,788,131320,790,196670,767,51,
131321,788,131320,788,458997,29,794,793,789,51,790,196670,766,794,131321,784,131320,784,458997,29,795,93,785,794,788,
327760,31,796,782,795,196670,764,796,327854,33,797,772,62,196855,798,0,262394,797,799,800,131320,799,196670,769,93,
131321,798,131320,800,327876,29,801,59,772,327810,29,802,801,59,196670,769,802,131321,798,131320,798,458997,29,803,93,
799,802,800,327852,33,804,772,62,196855,805,0,262394,804,806,807,131320,806,327810,29,808,772,62,327876,29,809,59,808,
327810,29,810,809,59,196670,770,810,131321,805,131320,807,196670,770,51,131321,805,131320,805,458997,29,811,810,806,
51,807,327760,31,812,803,811,196670,768,812,262344,31,813,812,327879,31,814,796,813,131326,814,65592,327734,33,375,0,
40,196663,31,815,196663,31,816,131320,817,327739,106,818,7,107,262203,106,819,7,196855,820,0,196859,51,821,131320,821,
196855,822,0,262394,103,823,822,131320,823,327761,29,824,815,1,327761,29,825,816,1,327856,33,826,824,825,262312,33,
827,826,196855,828,0,262394,827,829,828,131320,829,327850,33,830,824,825,196855,831,0,262394,830,832,831,131320,832,
327761,29,833,815,0,327761,29,834,816,0,327856,33,835,833,834,131321,831,131320,831,458997,33,836,830,829,835,832,
131321,828,131320,828,458997,33,837,826,823,836,831,196670,818,135,196670,819,837,131321,820,131320,822,327761,29,838,
815,0,327761,29,839,816,0,327856,33,840,838,839,196670,818,135,196670,819,840,131321,820,131320,820,458997,33,841,837,
828,840,822,131326,841,65592,327734,27,234,0,43,196663,41,842,196663,42,843,196663,42,844,131320,845,262203,41,846,7,
262203,42,847,7,262203,106,848,7,262203,41,849,7,262203,42,850,7,262205,29,851,842,327814,29,852,851,104,196670,846,
852,196670,847,105,196670,848,107,262205,29,853,5,196670,849,853,131321,854,131320,854,458997,33,855,107,845,856,857,
458997,29,858,853,845,859,857,327856,33,860,858,104,262390,861,857,0,262394,860,862,861,131320,862,327812,29,863,858,
852,393273,31,864,226,107,863,327737,31,865,228,864,196670,850,865,262205,31,866,844,327878,31,867,865,866,262205,31,
868,847,327877,31,869,868,867,196670,847,869,327808,29,870,858,59,327856,33,871,870,104,196855,872,0,262394,871,873,
872,131320,873,262312,33,874,855,196855,875,0,262394,874,876,875,131320,876,327812,29,877,870,852,393273,31,878,226,
107,877,327737,31,879,228,878,262205,31,880,843,327879,31,881,879,880,262205,31,882,843,327879,31,883,865,882,393273,
33,884,375,881,883,131321,875,131320,875,458997,33,885,855,873,884,876,196670,848,885,131321,872,131320,872,458997,33,
856,855,862,885,875,131321,857,131320,857,327808,29,859,858,19,196670,849,859,131321,854,131320,861,327745,41,886,847,
51,262205,29,887,886,327851,33,888,887,51,196855,889,0,262394,888,890,889,131320,890,262205,29,891,886,458993,29,892,
109,59,51,891,131321,889,131320,889,327745,41,893,847,59,262205,29,894,893,327851,33,895,894,51,196855,896,0,262394,
895,897,896,131320,897,262205,29,898,893,458993,29,899,110,59,51,898,131321,896,131320,896,196855,900,0,262394,855,
901,900,131320,901,196670,111,59,131321,900,131320,900,65789,65592,327734,27,317,0,44,196663,42,902,196663,41,903,
131320,904,262203,41,905,7,196670,905,51,131321,906,131320,906,458997,29,907,51,904,908,909,327856,33,910,907,114,
262390,911,909,1,262394,910,912,911,131320,912,327745,50,913,47,115,262205,29,914,913,327856,33,915,907,914,196855,
916,0,262394,915,917,916,131320,917,327812,29,918,907,116,262205,31,919,902,327737,29,920,249,907,327737,29,921,251,
907,458809,29,922,253,919,920,921,327808,29,923,918,922,327812,29,924,923,120,262205,29,925,903,327808,29,926,924,925,
327745,108,927,124,926,458986,29,928,927,59,51,59,131321,916,131320,916,131321,909,131320,909,327808,29,908,907,76,
196670,905,908,131321,906,131320,911,65789,65592};
/* bases.comp, 1219 words */
static const uint32_t gpusorti_spv_bases[] = {
119734787,66304,524299,205,0,131089,1,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,0,1,393231,5,2,0x6e69616d,0,3,
393232,2,17,1,1,1,262215,4,1,5,262215,5,6,4,327752,6,0,35,0,327752,6,1,35,4,327752,6,2,35,8,327752,6,3,35,12,327752,6,
4,35,16,327752,6,5,35,20,327752,6,6,35,24,327752,6,7,35,40,327752,6,8,35,44,196679,6,2,262215,7,1,2,262215,8,6,4,
327752,9,0,35,0,196679,9,2,262215,10,34,0,262215,10,33,3,262215,3,11,29,262215,11,1,0,262215,12,1,0,262215,13,11,25,
131091,14,196641,15,14,262165,16,32,0,262194,16,4,1,262187,16,17,1,131092,18,393268,18,19,170,4,17,262187,16,20,0,
262165,21,32,1,262187,16,22,31,262187,16,23,32,262187,16,24,4,262172,5,16,24,720926,6,16,16,16,16,16,16,5,16,16,
262176,25,9,6,262203,25,26,9,262187,21,27,3,262176,28,9,16,262194,16,7,8,262187,21,29,4,196637,8,16,196638,9,8,262176,
30,12,9,262203,30,10,12,262187,21,31,0,262187,21,32,1,262176,33,12,16,262187,21,34,2,262187,21,35,5,262187,16,36,2,
262187,16,37,16,196649,18,38,262187,16,39,8,262176,40,1,16,262203,40,3,1,393268,16,41,196,17,7,262194,16,11,256,
393268,16,42,134,11,41,393268,16,43,132,42,41,262187,16,44,160,393268,16,45,132,36,11,262172,46,16,45,262176,47,4,46,
262203,47,48,4,262176,49,4,16,262187,16,50,264,262194,16,12,1,262167,51,16,3,393267,51,13,12,17,17,262187,16,52,34,
327734,14,2,0,15,131320,53,262205,16,54,3,327817,16,55,54,41,131321,56,131320,56,458997,16,57,20,53,58,59,327745,28,
60,26,34,262205,16,61,60,327856,18,62,57,61,262390,63,59,0,262394,62,64,63,131320,64,327814,16,65,54,41,327808,16,66,
57,65,327856,18,67,66,61,196855,68,0,262394,67,69,68,131320,69,327856,18,70,54,43,131321,68,131320,68,458997,18,71,67,
64,70,69,327812,16,72,66,41,327808,16,73,44,72,327808,16,74,73,55,196855,75,0,262394,71,76,77,131320,76,393281,33,78,
10,31,74,262205,16,79,78,131321,75,131320,77,131321,75,131320,75,458997,16,80,79,76,20,77,131321,81,131320,81,458997,
16,82,20,75,83,84,458997,16,85,80,75,86,84,458997,16,87,17,75,88,84,327856,18,89,87,41,262390,90,84,0,262394,89,91,90,
131320,91,327808,16,92,82,54,327745,49,93,48,92,196670,93,85,262368,36,36,50,327854,18,94,55,87,196855,95,0,262394,94,
96,95,131320,96,327810,16,97,92,87,327745,49,98,48,97,262205,16,99,98,327808,16,100,85,99,131321,95,131320,95,458997,
16,86,85,91,100,96,327878,16,83,82,11,131321,84,131320,84,327812,16,88,87,36,131321,81,131320,90,196855,101,0,262394,
71,102,101,131320,102,327810,16,103,85,80,393281,33,104,10,31,74,196670,104,103,131321,101,131320,101,262368,36,36,50,
131321,59,131320,59,327808,16,58,57,42,131321,56,131320,63,327850,18,105,54,20,196855,106,0,262394,105,107,106,131320,
107,393281,33,108,10,31,32,262205,16,109,108,393281,33,110,10,31,34,262205,16,111,110,393281,33,112,10,31,27,262205,
16,113,112,327850,18,114,113,20,393281,33,115,10,31,35,262205,16,116,115,327851,18,117,116,20,131321,118,131320,118,
458997,18,119,117,107,120,121,458997,18,122,117,107,123,121,458997,16,124,20,107,125,121,458997,16,126,20,107,127,121,
458997,16,128,20,107,129,121,458997,16,130,20,107,131,121,327856,18,132,130,61,262390,133,121,0,262394,132,134,133,
131320,134,327812,16,135,24,130,327808,16,136,23,135,262312,18,137,114,196855,138,0,262394,137,139,138,131320,139,
327745,28,140,26,27,262205,16,141,140,327812,16,142,130,7,327808,16,143,141,142,327745,28,144,26,29,262205,16,145,144,
327810,16,146,145,142,458764,16,147,1,38,7,146,196855,148,0,196859,20,149,131320,149,196855,150,0,262394,19,151,150,
131320,151,262268,21,152,143,262268,21,153,147,393419,16,154,109,152,153,131321,148,131320,150,327879,16,155,143,22,
327874,16,156,111,155,327854,18,157,143,23,196855,158,0,262394,157,159,160,131320,159,131321,158,131320,160,327874,16,
161,109,143,327850,18,162,143,20,196855,163,0,262394,162,164,165,131320,164,131321,163,131320,165,327810,16,166,23,
143,327876,16,167,111,166,131321,163,131320,163,458997,16,168,20,164,167,165,327877,16,169,161,168,131321,158,131320,
158,458997,16,170,156,159,169,163,327876,16,171,17,147,327810,16,172,171,17,327879,16,173,170,172,131321,148,131320,
148,458997,16,174,154,151,173,158,327850,18,175,174,20,131321,138,131320,138,458997,18,176,114,134,175,148,196855,177,
0,262394,176,178,177,131320,178,393281,33,179,10,31,136,196670,179,17,131321,121,131320,177,393385,16,180,122,36,20,
393385,16,181,119,20,24,327877,16,182,180,181,327850,18,183,128,20,393385,16,184,183,37,20,327877,16,185,182,184,
393281,33,186,10,31,136,196670,186,185,327808,16,187,135,52,393281,33,188,10,31,187,196670,188,128,262312,18,189,122,
327808,16,190,128,32,131321,121,131320,121,458997,18,120,119,178,38,177,458997,18,123,122,178,189,177,458997,16,125,
124,178,185,177,458997,16,127,126,178,136,177,458997,16,129,128,178,190,177,327808,16,131,130,32,131321,118,131320,
133,327852,18,191,128,20,196855,192,0,262394,191,193,192,131320,193,327877,16,194,124,23,393385,16,195,122,20,39,
327877,16,196,194,195,393281,33,197,10,31,126,196670,197,196,131321,192,131320,192,327850,18,198,128,20,196855,199,0,
262394,198,200,201,131320,200,131321,199,131320,201,393385,16,202,122,17,20,131321,199,131320,199,458997,16,203,36,
200,202,201,393281,33,204,10,31,29,196670,204,203,131321,106,131320,106,65789,65592};
/* bases.comp -DGPUSORTI_ADDRESS, 1782 words */
static const uint32_t gpusorti_spv_bases_address[] = {
119734787,66304,524299,279,0,131089,1,131089,5347,589834,0x5f565053,0x5f52484b,0x73796870,0x6c616369,0x6f74735f,
0x65676172,0x6675625f,7497062,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,5348,1,393231,5,2,0x6e69616d,0,3,
393232,2,17,1,1,1,262215,4,1,5,262215,5,6,4,327752,6,0,35,0,327752,6,1,35,8,327752,6,2,35,16,327752,6,3,35,24,327752,
6,4,35,32,327752,6,5,35,40,327752,6,6,35,44,327752,6,7,35,48,327752,6,8,35,52,327752,6,9,35,56,327752,6,10,35,60,
327752,6,11,35,64,327752,6,12,35,80,327752,6,13,35,84,196679,6,2,262215,7,1,2,262215,8,6,4,327752,9,0,35,0,196679,9,2,
262215,3,11,29,262215,10,1,0,262215,11,1,0,262215,12,11,25,262215,13,1,1,262215,14,1,3,262215,15,1,4,262215,16,1,6,
262215,17,1,7,262215,18,1,8,262215,19,1,9,262215,20,1,10,262215,21,1,11,262215,22,1,12,131091,23,196641,24,23,262165,
25,32,0,262167,26,25,2,393249,27,25,26,25,25,262177,28,25,25,262194,25,4,1,262187,25,29,1,131092,30,393268,30,31,170,
4,29,262187,25,32,0,262165,33,32,1,262176,34,7,25,262187,25,35,31,262187,25,36,32,262187,25,37,4,262172,5,25,37,
1048606,6,26,26,26,26,26,25,25,25,25,25,25,5,25,25,262176,38,9,6,262203,38,39,9,262187,33,40,8,262176,41,9,25,262194,
25,7,8,262187,33,42,9,262176,43,7,26,262187,33,44,4,262176,45,9,26,196647,46,5349,196637,8,25,196638,9,8,262176,46,
5349,9,262187,33,47,0,262187,33,48,1,262176,49,5349,25,262187,33,50,2,262176,51,7,30,262187,33,52,3,262187,33,53,5,
262187,33,54,7,262187,25,55,2,262187,25,56,16,196649,30,57,262187,25,58,8,262176,59,1,25,262203,59,3,1,393268,25,60,
196,29,7,262194,25,10,256,393268,25,61,134,10,60,393268,25,62,132,61,60,262187,25,63,160,393268,25,64,132,55,10,
262172,65,25,64,262176,66,4,65,262203,66,67,4,262176,68,4,25,262187,25,69,264,262194,25,11,1,262167,70,25,3,393267,70,
12,11,29,29,262194,25,13,8,262194,25,14,32,262194,25,15,1,262194,25,16,32,262194,25,17,32,262194,25,18,0,262194,25,19,
0,262194,25,20,0,262194,25,21,0,262194,25,22,0,393268,25,71,132,10,13,262187,25,72,3,262187,25,73,5,262187,25,74,24,
393268,30,75,174,16,36,262187,25,76,0xffffffff,393268,25,77,199,16,35,393268,25,78,196,29,77,393268,25,79,130,78,29,
458804,25,80,169,75,76,79,393268,25,81,130,16,29,393268,25,82,199,81,35,393268,25,83,196,29,82,196650,30,84,262187,25,
85,34,327734,23,2,0,24,131320,86,327739,51,87,7,84,262203,34,88,7,262203,34,89,7,262203,34,90,7,262203,34,91,7,262203,
34,92,7,262203,34,93,7,262203,34,94,7,262203,34,95,7,262203,43,96,7,262203,51,97,7,262203,51,98,7,262203,51,99,7,
262203,34,100,7,262203,34,101,7,262203,34,102,7,262203,34,103,7,262203,34,104,7,262203,34,105,7,262203,34,106,7,
262203,34,107,7,262203,34,108,7,262203,34,109,7,262203,34,110,7,262203,51,111,7,262203,34,112,7,262203,34,113,7,
262203,34,114,7,262203,34,115,7,262203,34,116,7,262203,34,117,7,262205,25,118,3,196670,107,118,327817,25,119,118,60,
196670,108,119,196670,109,32,131321,120,131320,120,458997,25,121,32,86,122,123,327745,41,124,39,54,262205,25,125,124,
327856,30,126,121,125,262390,127,123,0,262394,126,128,127,131320,128,327814,25,129,118,60,327808,25,130,121,129,
196670,110,130,327856,30,131,130,125,196855,132,0,262394,131,133,132,131320,133,327856,30,134,118,62,131321,132,
131320,132,458997,30,135,131,128,134,133,196670,111,135,327812,25,136,130,60,327808,25,137,63,136,327808,25,138,137,
119,196670,112,138,196855,139,0,262394,135,140,141,131320,140,327745,45,142,39,44,262205,26,143,142,262268,46,144,143,
393281,49,145,144,47,138,393277,25,146,145,2,4,196670,114,146,131321,139,131320,141,196670,114,32,131321,139,131320,
139,458997,25,147,146,140,32,141,196670,113,147,196670,115,147,196670,116,32,196670,117,29,131321,148,131320,148,
458997,25,149,32,139,150,151,458997,25,152,147,139,153,151,458997,25,154,29,139,155,151,327856,30,156,154,60,262390,
157,151,0,262394,156,158,157,131320,158,327808,25,159,149,118,327745,68,160,67,159,196670,160,152,262368,55,55,69,
327854,30,161,119,154,196855,162,0,262394,161,163,162,131320,163,327810,25,164,159,154,327745,68,165,67,164,262205,25,
166,165,327808,25,167,152,166,196670,115,167,131321,162,131320,162,458997,25,153,152,158,167,163,327878,25,150,149,10,
196670,116,150,131321,151,131320,151,327812,25,155,154,55,196670,117,155,131321,148,131320,157,196855,168,0,262394,
135,169,168,131320,169,327745,45,170,39,44,262205,26,171,170,262268,46,172,171,327810,25,173,152,147,393281,49,174,
172,47,138,327742,174,173,2,4,131321,168,131320,168,262368,55,55,69,131321,123,131320,123,327808,25,122,121,61,196670,
109,122,131321,120,131320,127,327850,30,175,118,32,196855,176,0,262394,175,177,176,131320,177,327745,45,178,39,44,
262205,26,179,178,262268,46,180,179,393281,49,181,180,47,48,393277,25,182,181,2,4,393281,49,183,180,47,50,393277,25,
184,183,2,4,327760,26,185,182,184,196670,96,185,393281,49,186,180,47,52,393277,25,187,186,2,4,327850,30,188,187,32,
196670,97,188,393281,49,189,180,47,53,393277,25,190,189,2,4,327851,30,191,190,32,196670,98,191,196670,99,191,196670,
100,32,196670,101,32,196670,102,32,196670,103,32,131321,192,131320,192,458997,30,193,191,177,194,195,458997,30,196,
191,177,197,195,458997,25,198,32,177,199,195,458997,25,200,32,177,201,195,458997,25,202,32,177,203,195,458997,25,204,
32,177,205,195,327856,30,206,204,125,262390,207,195,0,262394,206,208,207,131320,208,327812,25,209,37,204,327808,25,
210,36,209,196670,104,210,262312,30,211,188,196855,212,0,262394,211,213,212,131320,213,327745,41,214,39,40,262205,25,
215,214,327812,25,216,204,7,327808,25,217,215,216,196670,95,217,327745,41,218,39,42,262205,25,219,218,327810,25,220,
219,216,458764,25,221,1,38,7,220,196670,94,221,196670,87,84,196855,222,0,196859,32,223,131320,223,196855,224,0,262394,
31,225,224,131320,225,262268,33,226,217,262268,33,227,221,393419,25,228,182,226,227,196670,87,57,196670,88,228,131321,
222,131320,224,327879,25,229,217,35,327874,25,230,184,229,196670,89,230,327854,30,231,217,36,196855,232,0,262394,231,
233,234,131320,233,196670,91,230,131321,232,131320,234,327874,25,235,182,217,327850,30,236,217,32,196855,237,0,262394,
236,238,239,131320,238,196670,92,32,131321,237,131320,239,327810,25,240,36,217,327876,25,241,184,240,196670,92,241,
131321,237,131320,237,458997,25,242,32,238,241,239,327877,25,243,235,242,196670,91,243,131321,232,131320,232,458997,
25,244,230,233,243,237,196670,90,244,327876,25,245,29,221,327810,25,246,245,29,327879,25,247,244,246,196670,87,57,
196670,88,247,131321,222,131320,222,458997,25,248,228,225,247,232,196670,93,248,327850,30,249,248,32,131321,212,
131320,212,458997,30,250,188,208,249,222,196855,251,0,262394,250,252,251,131320,252,393281,49,253,180,47,210,327742,
253,29,2,4,131321,195,131320,251,393385,25,254,196,55,32,393385,25,255,193,32,37,327877,25,256,254,255,327850,30,257,
202,32,393385,25,258,257,56,32,327877,25,259,256,258,196670,105,259,393281,49,260,180,47,210,327742,260,259,2,4,
327808,25,261,209,85,393281,49,262,180,47,261,327742,262,202,2,4,196670,101,210,196670,102,259,262312,30,263,196,
196670,98,263,196670,99,57,327808,25,264,202,48,196670,100,264,131321,195,131320,195,458997,30,194,193,252,57,251,
458997,30,197,196,252,263,251,458997,25,199,198,252,259,251,458997,25,201,200,252,210,251,458997,25,203,202,252,264,
251,327808,25,205,204,48,196670,103,205,131321,192,131320,207,327852,30,265,202,32,196855,266,0,262394,265,267,266,
131320,267,327877,25,268,198,36,393385,25,269,196,32,58,327877,25,270,268,269,393281,49,271,180,47,200,327742,271,270,
2,4,131321,266,131320,266,327850,30,272,202,32,196855,273,0,262394,272,274,275,131320,274,196670,106,55,131321,273,
131320,275,393385,25,276,196,29,32,196670,106,276,131321,273,131320,273,458997,25,277,55,274,276,275,393281,49,278,
180,47,44,327742,278,277,2,4,131321,176,131320,176,65789,65592};
/* onesweep.comp, 9850 words */
static const uint32_t gpusorti_spv_onesweep[] = {
119734787,66304,524299,1758,0,131089,1,131089,61,131089,63,131089,64,393227,1,0x4c534c47,0x6474732e,808793134,0,
196622,0,1,655375,5,2,0x6e69616d,0,3,4,5,6,7,393232,2,17,1,1,1,262215,8,6,4,327752,9,0,35,0,327752,9,1,35,4,327752,9,
2,35,8,327752,9,3,35,12,327752,9,4,35,16,327752,9,5,35,20,327752,9,6,35,24,327752,9,7,35,40,327752,9,8,35,44,196679,9,
2,262215,10,6,4,327752,11,0,35,0,196679,11,2,262215,12,34,0,262215,12,33,3,262215,3,11,26,262215,4,11,24,262215,13,1,
5,262215,14,6,8,327752,15,0,35,0,196679,15,2,262215,16,34,0,262215,16,33,2,262215,17,6,8,327752,18,0,35,0,196679,18,2,
262215,19,34,0,262215,19,33,0,262215,20,6,4,327752,21,0,35,0,196679,21,2,262215,22,34,0,262215,22,33,2,262215,23,1,7,
262215,24,6,4,327752,25,0,35,0,196679,25,2,262215,26,34,0,262215,26,33,0,262215,27,1,10,262215,28,6,8,327752,29,0,35,
0,196679,29,2,262215,30,34,0,262215,30,33,1,262215,31,6,4,327752,32,0,35,0,196679,32,2,262215,33,34,0,262215,33,33,1,
262215,34,1,8,262215,35,1,6,262215,36,1,9,262215,37,1,2,262215,5,11,40,196679,6,0,262215,6,11,41,196679,38,0,262215,
39,1,3,262215,40,1,4,262215,41,1,0,262215,42,1,1,262215,43,1,12,262215,7,11,4420,262215,44,1,11,262215,45,1,0,262215,
46,11,25,131091,47,196641,48,47,262165,49,32,0,196641,50,49,131092,51,262167,52,49,2,327713,53,52,51,49,393249,54,47,
51,49,52,262177,55,52,52,393249,56,49,52,49,49,262177,57,49,49,327713,58,51,52,52,262176,59,7,52,262177,60,49,59,
262176,61,7,49,262177,62,49,61,327713,63,47,61,61,262177,64,51,61,327713,65,49,61,61,393249,66,49,61,61,61,262176,67,
7,51,458785,68,47,61,61,67,67,327713,69,51,61,61,393249,70,47,61,59,61,327713,71,52,61,61,262177,72,47,61,262187,49,
73,4,262172,8,49,73,720926,9,49,49,49,49,49,49,8,49,49,262176,74,9,9,262203,74,75,9,262165,76,32,1,262187,76,77,0,
262176,78,9,49,262187,49,79,0,196637,10,49,196638,11,10,262176,80,12,11,262203,80,12,12,262176,81,12,49,262167,82,49,
3,262176,83,1,82,262203,83,3,1,262187,49,84,1,262176,85,1,49,262203,83,4,1,262194,49,13,1,262187,49,86,2,393268,51,87,
170,13,86,196637,14,52,196638,15,14,262176,88,12,15,262203,88,16,12,262187,76,89,7,262176,90,12,52,196637,17,52,
196638,18,17,262176,91,12,18,262203,91,19,12,196637,20,49,196638,21,20,262176,92,12,21,262203,92,22,12,262194,49,23,
32,262187,49,93,32,393268,51,94,170,23,93,196637,24,49,196638,25,24,262176,95,12,25,262203,95,26,12,262187,49,96,16,
393268,51,97,170,23,96,458804,49,98,169,97,84,86,393268,76,99,128,23,79,393268,51,100,170,13,86,262194,49,27,0,393268,
51,101,170,27,86,262187,76,102,8,196637,28,52,196638,29,28,262176,103,12,29,262203,103,30,12,196637,31,49,196638,32,
31,262176,104,12,32,262203,104,33,12,393268,51,105,170,27,86,393268,51,106,170,13,86,262194,49,34,0,393268,51,107,170,
34,84,262194,49,35,32,393268,49,108,130,35,84,262187,49,109,31,393268,49,110,199,108,109,393268,49,111,196,84,110,
393268,51,112,170,34,86,262187,76,113,31,262194,49,36,0,393268,51,114,171,36,79,393268,51,115,170,34,84,393268,51,116,
170,34,86,393268,49,117,130,35,84,393268,76,118,128,117,79,262187,76,119,1,393268,51,120,174,35,93,262187,49,121,
0xffffffff,393268,49,122,199,35,109,393268,49,123,196,84,122,393268,49,124,130,123,84,458804,49,125,169,120,121,124,
393268,51,126,171,36,79,393268,51,127,170,13,86,393268,51,128,171,36,79,393268,51,129,170,34,84,393268,51,130,170,34,
86,393268,51,131,171,36,79,393268,51,132,170,34,84,393268,51,133,170,34,86,393268,49,134,130,35,84,393268,76,135,128,
134,79,393268,51,136,170,13,84,262187,76,137,3,262194,49,37,8,262187,76,138,4,393268,51,139,170,13,86,262176,140,6,49,
262203,140,141,6,262203,140,142,6,262203,140,143,6,262203,140,144,6,262203,140,145,6,262203,140,146,6,262203,85,5,1,
262203,85,6,1,262194,49,39,32,262203,140,147,6,262194,49,40,1,393268,51,148,170,40,79,262167,149,49,4,196649,51,150,
262187,49,151,3,262194,49,41,256,393268,49,152,134,41,39,262172,153,49,152,262176,154,4,153,262203,154,155,4,262176,
156,4,49,262187,49,157,264,262194,49,42,8,262187,76,158,5,393268,49,159,196,84,37,262187,49,160,64,262187,49,161,
0x9e3779b1,262187,49,162,0x85ebca6b,262187,76,163,15,262194,49,43,0,393268,49,164,194,43,102,262187,49,165,7,393268,
49,166,199,164,165,393268,51,167,170,166,151,393268,51,168,170,166,73,393268,51,169,171,40,79,393268,51,170,178,39,93,
393268,51,171,167,169,170,393268,49,172,130,93,39,393268,49,173,194,121,172,262176,174,1,149,262203,174,7,1,393268,49,
175,132,41,42,393268,49,176,194,43,119,393268,49,177,199,176,151,393268,49,178,196,84,177,393268,49,179,134,175,178,
393268,51,180,172,13,27,458804,49,181,169,180,13,27,393268,49,182,132,179,181,393268,49,183,132,152,159,393268,51,184,
172,182,183,458804,49,185,169,184,182,183,262172,186,49,185,262176,187,4,186,262203,187,188,4,262187,49,189,6,262187,
76,190,6,262187,76,191,2,262176,192,7,8,196650,51,193,262187,49,194,29,262203,140,195,6,262203,140,196,6,262187,49,
197,536870911,262172,198,49,159,262176,199,4,198,262203,199,200,4,262187,76,201,24,393268,51,202,170,178,84,262187,49,
203,8,262194,49,44,0,393268,49,204,199,44,84,393268,51,205,171,204,79,393268,49,206,199,44,86,393268,51,207,170,206,
79,393268,51,208,171,27,79,262203,156,209,4,262203,156,210,4,262203,156,211,4,262187,49,212,160,393268,51,213,171,166,
79,262172,214,52,42,262176,215,7,214,327724,52,216,121,121,262172,217,49,42,262176,218,7,217,262176,219,4,52,262203,
219,220,4,393268,49,221,130,179,84,262187,76,222,16,393268,49,223,134,42,178,262203,199,224,4,458804,49,225,169,208,
42,84,262172,226,49,225,262176,227,7,226,393268,51,228,172,178,84,393268,49,229,130,179,84,262187,49,230,72,393268,51,
231,170,166,86,262194,49,45,1,393267,82,46,45,84,84,262187,49,232,34,262187,49,233,33,327734,47,2,0,48,131320,234,
262203,61,235,7,327745,78,236,75,119,262205,49,237,236,327812,49,238,73,237,327808,49,239,93,238,393281,81,240,12,77,
239,262205,49,241,240,327879,49,242,241,84,327850,51,243,242,79,196855,244,0,262394,243,245,244,131320,245,196670,235,
241,327737,47,246,247,235,131321,244,131320,244,65789,65592,327734,49,248,0,50,131320,249,327745,78,250,75,77,262205,
49,251,250,327851,51,252,251,79,196855,253,0,262394,252,254,255,131320,254,131321,253,131320,255,393281,81,256,12,77,
77,262205,49,257,256,131321,253,131320,253,458997,49,258,251,254,257,255,131326,258,65592,327734,49,259,0,50,131320,
260,327745,85,261,3,84,262205,49,262,261,327745,85,263,4,79,262205,49,264,263,327812,49,265,262,264,327745,85,266,3,
79,262205,49,267,266,327808,49,268,265,267,131326,268,65592,327734,52,269,0,53,196663,51,270,196663,49,271,131320,272,
196855,273,0,196859,79,274,131320,274,196855,275,0,262394,87,276,275,131320,276,196855,277,0,262394,270,278,279,
131320,278,327745,78,280,75,89,262205,49,281,280,327808,49,282,281,271,393281,90,283,16,77,282,262205,52,284,283,
131321,277,131320,279,393281,90,285,19,77,271,262205,52,286,285,131321,277,131320,277,458997,52,287,284,278,286,279,
131321,273,131320,275,196855,288,0,262394,270,289,288,131320,289,327745,78,290,75,89,262205,49,291,290,327808,49,292,
291,271,393281,81,293,22,77,292,262205,49,294,293,327760,52,295,294,79,131321,273,131320,288,196855,296,0,262394,94,
297,296,131320,297,393281,81,298,26,77,271,262205,49,299,298,327760,52,300,299,79,131321,273,131320,296,327876,49,301,
84,98,327810,49,302,301,84,327879,49,303,271,302,327812,49,304,303,23,327874,49,305,271,98,393281,81,306,26,77,305,
262205,49,307,306,262268,76,308,304,393419,49,309,307,308,99,327760,52,310,309,79,131321,273,131320,273,721141,52,311,
287,277,295,289,300,297,310,296,131326,311,65592,327734,47,312,0,54,196663,51,313,196663,49,314,196663,52,315,131320,
316,196855,317,0,262394,100,318,319,131320,318,196855,320,0,262394,313,321,322,131320,321,327745,78,323,75,89,262205,
49,324,323,327808,49,325,324,314,393281,90,326,16,77,325,196670,326,315,131321,320,131320,322,393281,90,327,19,77,314,
196670,327,315,131321,320,131320,320,131321,317,131320,319,196855,328,0,262394,313,329,330,131320,329,327745,78,331,
75,89,262205,49,332,331,327808,49,333,332,314,327761,49,334,315,0,393281,81,335,22,77,333,196670,335,334,131321,328,
131320,330,327761,49,336,315,0,393281,81,337,26,77,314,196670,337,336,131321,328,131320,328,131321,317,131320,317,
65789,65592,327734,52,338,0,53,196663,51,339,196663,49,340,131320,341,196855,342,0,196859,79,343,131320,343,196855,
344,0,262394,101,345,344,131320,345,196855,346,0,262394,339,347,348,131320,347,327745,78,349,75,102,262205,49,350,349,
327808,49,351,350,340,393281,90,352,16,77,351,262205,52,353,352,131321,346,131320,348,393281,90,354,30,77,340,262205,
52,355,354,131321,346,131320,346,458997,52,356,353,347,355,348,131321,342,131320,344,196855,357,0,262394,339,358,359,
131320,358,327745,78,360,75,102,262205,49,361,360,327808,49,362,361,340,393281,81,363,22,77,362,262205,49,364,363,
131321,357,131320,359,393281,81,365,33,77,340,262205,49,366,365,131321,357,131320,357,458997,49,367,364,358,366,359,
327760,52,368,367,79,131321,342,131320,342,458997,52,369,356,346,368,357,131326,369,65592,327734,47,370,0,54,196663,
51,371,196663,49,372,196663,52,373,131320,374,196855,375,0,262394,105,376,377,131320,376,196855,378,0,262394,371,379,
380,131320,379,327745,78,381,75,102,262205,49,382,381,327808,49,383,382,372,393281,90,384,16,77,383,196670,384,373,
131321,378,131320,380,393281,90,385,30,77,372,196670,385,373,131321,378,131320,378,131321,375,131320,377,196855,386,0,
262394,371,387,388,131320,387,327745,78,389,75,102,262205,49,390,389,327808,49,391,390,372,327761,49,392,373,0,393281,
81,393,22,77,391,196670,393,392,131321,386,131320,388,327761,49,394,373,0,393281,81,395,33,77,372,196670,395,394,
131321,386,131320,386,131321,375,131320,375,65789,65592,327734,52,396,0,55,196663,52,397,131320,398,196855,399,0,
262394,106,400,401,131320,400,196855,402,0,262394,107,403,402,131320,403,327761,49,404,397,1,327878,49,405,404,111,
393298,52,406,405,397,1,131321,402,131320,402,458997,52,407,397,400,406,403,196855,408,0,262394,112,409,408,131320,
409,327761,49,410,407,1,262268,76,411,410,327875,76,412,411,113,262268,49,413,412,327877,49,414,413,111,327760,52,415,
413,414,327878,52,416,407,415,131321,408,131320,408,458997,52,417,407,402,416,409,196855,418,0,262394,114,419,418,
131320,419,262344,52,420,417,131321,418,131320,418,458997,52,421,417,408,420,419,131321,399,131320,401,196855,422,0,
262394,115,423,422,131320,423,327761,49,424,397,0,327878,49,425,424,111,393298,52,426,425,397,0,131321,422,131320,422,
458997,52,427,397,401,426,423,196855,428,0,262394,116,429,428,131320,429,327761,49,430,427,0,262268,76,431,430,393418,
76,432,431,118,119,262268,49,433,432,327877,49,434,433,111,327879,49,435,434,125,327878,49,436,430,435,393298,52,437,
436,427,0,131321,428,131320,428,458997,52,438,427,422,437,429,196855,439,0,262394,126,440,439,131320,440,327761,49,
441,438,0,327878,49,442,441,125,393298,52,443,442,438,0,131321,439,131320,439,458997,52,444,438,428,443,440,131321,
399,131320,399,458997,52,445,421,418,444,439,131326,445,65592,327734,52,446,0,55,196663,52,447,131320,448,196855,449,
0,262394,127,450,451,131320,450,196855,452,0,262394,128,453,452,131320,453,262344,52,454,447,131321,452,131320,452,
458997,52,455,447,450,454,453,196855,456,0,262394,129,457,456,131320,457,327761,49,458,455,1,327878,49,459,458,111,
393298,52,460,459,455,1,131321,456,131320,456,458997,52,461,455,452,460,457,196855,462,0,262394,130,463,462,131320,
463,327761,49,464,461,1,262268,76,465,464,327875,76,466,465,113,262268,49,467,466,262344,49,468,467,327877,49,469,468,
111,327760,52,470,468,469,327878,52,471,461,470,131321,462,131320,462,458997,52,472,461,456,471,463,131321,449,131320,
451,196855,473,0,262394,131,474,473,131320,474,327761,49,475,447,0,327878,49,476,475,125,393298,52,477,476,447,0,
131321,473,131320,473,458997,52,478,447,451,477,474,196855,479,0,262394,132,480,479,131320,480,327761,49,481,478,0,
327878,49,482,481,111,393298,52,483,482,478,0,131321,479,131320,479,458997,52,484,478,473,483,480,196855,485,0,262394,
133,486,485,131320,486,327761,49,487,484,0,262268,76,488,487,393418,76,489,488,135,119,262268,49,490,489,262344,49,
491,490,327877,49,492,491,111,327879,49,493,492,125,327878,49,494,487,493,393298,52,495,494,484,0,131321,485,131320,
485,458997,52,496,484,479,495,486,131321,449,131320,449,458997,52,497,472,462,496,485,131326,497,65592,327734,49,498,
0,56,196663,52,499,196663,49,500,196663,49,501,131320,502,196855,503,0,196859,79,504,131320,504,196855,505,0,262394,
136,506,505,131320,506,327761,49,507,499,0,262268,76,508,500,262268,76,509,501,393419,49,510,507,508,509,131321,503,
131320,505,327761,49,511,499,1,327879,49,512,500,109,327874,49,513,511,512,327854,51,514,500,93,196855,515,0,262394,
514,516,517,131320,516,131321,515,131320,517,327761,49,518,499,0,327874,49,519,518,500,327850,51,520,500,79,196855,
521,0,262394,520,522,523,131320,522,131321,521,131320,523,327810,49,524,93,500,327876,49,525,511,524,131321,521,
131320,521,458997,49,526,79,522,525,523,327877,49,527,519,526,131321,515,131320,515,458997,49,528,513,516,527,521,
327876,49,529,84,501,327810,49,530,529,84,327879,49,531,528,530,131321,503,131320,503,458997,49,532,510,506,531,515,
131326,532,65592,327734,49,533,0,57,196663,49,534,131320,535,327745,78,536,75,137,262205,49,537,536,327812,49,538,534,
37,327808,49,539,537,538,131326,539,65592,327734,49,540,0,57,196663,49,541,131320,542,327745,78,543,75,138,262205,49,
544,543,327812,49,545,541,37,327810,49,546,544,545,458764,49,547,1,38,37,546,131326,547,65592,327734,51,548,0,58,
196663,52,549,196663,52,550,131320,551,196855,552,0,196859,79,553,131320,553,196855,554,0,262394,139,555,554,131320,
555,327761,49,556,549,1,327761,49,557,550,1,327856,51,558,556,557,262312,51,559,558,196855,560,0,262394,559,561,560,
131320,561,327850,51,562,556,557,196855,563,0,262394,562,564,563,131320,564,327761,49,565,549,0,327761,49,566,550,0,
327856,51,567,565,566,131321,563,131320,563,458997,51,568,562,561,567,564,131321,560,131320,560,458997,51,569,558,555,
568,563,131321,552,131320,554,327761,49,570,549,0,327761,49,571,550,0,327856,51,572,570,571,131321,552,131320,552,
458997,51,573,569,560,572,554,131326,573,65592,327734,49,574,0,60,196663,59,575,131320,576,262205,52,577,575,262205,
49,578,141,262205,49,579,142,458809,49,580,498,577,578,579,131326,580,65592,327734,49,581,0,62,196663,61,582,131320,
583,262205,49,584,143,262205,49,585,582,262205,49,586,144,327812,49,587,585,586,327808,49,588,584,587,262205,49,589,
145,327808,49,590,588,589,131326,590,65592,327734,47,591,0,48,131320,592,262205,49,593,5,196670,146,593,262205,49,38,
6,196670,145,38,196670,144,39,262205,49,594,146,327812,49,595,594,39,262205,49,596,145,327808,49,597,595,596,196670,
147,597,196855,598,0,262394,148,599,598,131320,599,328019,149,600,151,150,393558,49,601,151,2,600,196670,145,601,
393558,49,602,151,0,600,196670,144,602,262205,49,603,145,327850,51,604,603,79,196855,605,0,262394,604,606,605,131320,
606,262205,49,607,146,262205,49,608,144,327745,156,609,155,607,196670,609,608,131321,605,131320,605,262368,86,86,157,
262205,49,610,145,196670,147,610,131321,611,131320,611,458997,49,612,79,605,613,614,262205,49,615,146,327856,51,616,
612,615,262390,617,614,0,262394,616,614,617,131320,614,327745,156,618,155,612,262205,49,619,618,262205,49,620,147,
327808,49,621,620,619,196670,147,621,327808,49,613,612,119,131321,611,131320,617,262368,86,86,157,131321,598,131320,
598,262205,49,622,147,262205,49,623,145,327810,49,624,622,623,327812,49,625,624,42,196670,143,625,65789,65592,327734,
49,626,0,62,196663,61,627,131320,628,327745,78,629,75,158,262205,49,630,629,262205,49,631,627,327808,49,632,86,631,
327812,49,633,632,159,327808,49,634,630,633,131326,634,65592,327734,49,635,0,62,196663,61,636,131320,637,262205,49,
638,636,393281,81,639,12,77,638,393443,49,640,639,119,160,131326,640,65592,327734,47,641,0,63,196663,61,642,196663,61,
643,131320,644,262205,49,645,642,393281,81,646,12,77,645,262205,49,647,643,327908,646,119,160,647,65789,65592,327734,
51,648,0,64,196663,61,649,131320,650,196855,651,0,196859,79,652,131320,652,262205,49,653,649,327812,49,654,653,161,
327745,78,655,75,119,262205,49,656,655,327812,49,657,656,162,327878,49,658,654,657,327874,49,659,658,163,327878,49,
660,658,659,196855,661,0,262394,167,662,661,131320,662,262205,49,663,649,327850,51,664,663,79,131321,651,131320,661,
196855,665,0,262394,168,666,665,131320,666,327879,49,667,660,84,327851,51,668,667,79,131321,651,131320,665,327879,49,
669,660,165,327850,51,670,669,151,131321,651,131320,651,590069,51,671,664,662,668,666,670,665,131326,671,65592,327734,
47,672,0,48,131320,673,262368,151,151,157,65789,65592,327734,49,674,0,65,196663,61,675,196663,61,676,131320,677,
196855,678,0,262394,171,679,680,131320,679,131321,681,131320,681,458997,49,682,173,679,683,684,458997,49,685,79,679,
686,684,327856,51,687,685,37,262390,688,684,1,262394,687,684,688,131320,684,262205,49,689,676,327874,49,690,689,685,
327879,49,691,690,84,327851,51,692,691,79,328019,149,693,151,692,327761,49,694,693,0,262205,49,695,676,327874,49,696,
695,685,327879,49,697,696,84,327810,49,698,697,84,327878,49,699,694,698,327879,49,683,682,699,327808,49,686,685,119,
131321,681,131320,688,327745,85,700,7,79,262205,49,701,700,327879,49,702,682,701,262349,76,703,702,262268,49,704,703,
262349,76,705,682,262268,49,706,705,131321,678,131320,680,328019,149,707,151,150,131321,708,131320,708,458997,149,709,
707,680,710,711,458997,49,712,79,680,713,711,327856,51,714,712,37,262390,715,711,1,262394,714,711,715,131320,711,
262205,49,716,676,327874,49,717,716,712,327879,49,718,717,84,327851,51,719,718,79,328019,149,720,151,719,262205,49,
721,676,327874,49,722,721,712,327879,49,723,722,84,327810,49,724,723,84,458832,149,725,724,724,724,724,327878,149,726,
720,725,327879,149,710,709,726,327808,49,713,712,119,131321,708,131320,715,393558,49,727,151,2,709,393558,49,728,151,
0,709,131321,678,131320,678,458997,49,729,706,688,728,715,458997,49,730,704,688,727,715,262205,49,731,675,262205,49,
732,676,327808,49,733,731,732,327745,156,734,188,733,262205,49,735,734,262201,47,736,672,327808,49,737,730,84,327850,
51,738,737,729,196855,739,0,262394,738,740,739,131320,740,262205,49,741,675,262205,49,742,676,327808,49,743,741,742,
327808,49,744,735,729,327745,156,745,188,743,196670,745,744,131321,739,131320,739,262201,47,746,672,327808,49,747,735,
730,131326,747,65592,327734,51,748,0,64,196663,61,749,131320,750,262205,49,751,749,262205,49,752,749,328018,49,753,
151,752,327850,51,754,751,753,328019,149,755,151,754,393558,49,756,151,0,755,327812,49,757,756,189,262205,49,758,144,
327808,49,759,758,189,327852,51,760,757,759,131326,760,65592,327734,49,761,0,66,196663,61,762,196663,61,763,196663,61,
764,131320,765,262203,192,766,7,262203,61,767,7,262203,61,768,7,131321,769,131320,769,458997,49,770,79,765,771,772,
262390,773,772,0,131321,774,131320,774,262205,49,775,763,327852,51,776,775,79,196855,777,0,262394,776,778,777,131320,
778,393281,78,779,75,190,191,262205,49,780,779,327856,51,781,770,780,131321,777,131320,777,458997,51,782,776,774,781,
778,262394,782,783,773,131320,783,131321,784,131320,784,458997,49,785,79,783,786,787,327856,51,788,785,73,262390,789,
787,1,262394,788,787,789,131320,787,262205,49,790,763,327808,49,791,785,84,458764,49,792,1,41,790,791,327810,49,793,
792,785,327810,49,794,793,84,196670,767,794,327737,49,795,626,767,262205,49,796,762,327808,49,797,795,796,196670,768,
797,327737,49,798,635,768,327745,61,799,766,785,196670,799,798,327808,49,786,785,119,131321,784,131320,789,131321,800,
131320,800,458997,51,801,193,789,802,803,458997,49,804,79,789,805,803,327856,51,806,804,73,262390,807,803,1,262394,
806,808,807,131320,808,327745,61,809,766,804,262205,49,810,809,327874,49,811,810,194,262205,49,812,195,327850,51,813,
811,812,262205,49,814,196,327850,51,815,811,814,327846,51,816,813,815,262312,51,817,816,327846,51,802,801,817,262312,
51,818,802,262205,49,819,763,327852,51,820,819,79,327847,51,821,818,820,196855,822,0,262394,821,823,822,131320,823,
262205,49,824,809,327879,49,825,824,197,262205,49,826,764,327808,49,827,826,825,196670,764,827,262205,49,828,196,
327850,51,829,811,828,196855,830,0,262394,829,831,832,131320,831,131321,830,131320,832,262205,49,833,763,327810,49,
834,833,84,131321,830,131320,830,458997,49,835,79,831,834,832,196670,763,835,131321,822,131320,822,131321,803,131320,
803,327808,49,805,804,119,131321,800,131320,807,196855,836,0,262394,801,837,838,131320,837,327808,49,839,770,84,
131321,836,131320,838,131321,836,131320,836,458997,49,771,839,837,79,838,131321,772,131320,772,131321,769,131320,773,
262205,49,840,763,131326,840,65592,327734,47,841,0,68,196663,61,842,196663,61,843,196663,67,844,196663,67,845,131320,
846,262203,59,847,7,262203,61,848,7,262203,61,849,7,262205,49,850,147,131321,851,131320,851,458997,49,852,850,846,853,
854,327856,51,855,852,159,262390,856,854,0,262394,855,854,856,131320,854,327745,156,857,200,852,196670,857,79,327808,
49,853,852,41,131321,851,131320,856,262368,86,86,157,262205,49,858,147,131321,859,131320,859,458997,49,860,858,856,
861,862,327856,51,863,860,175,262390,864,862,0,262394,863,865,864,131320,865,262205,51,866,844,262205,49,867,843,
327808,49,868,867,860,393273,52,869,269,866,868,262205,51,870,845,196855,871,0,262394,870,872,873,131320,872,327737,
52,874,396,869,131321,871,131320,873,131321,871,131320,871,458997,52,875,874,872,869,873,196670,847,875,327737,49,876,
574,847,327745,156,877,200,876,458986,49,878,877,84,79,84,131321,862,131320,862,327808,49,861,860,41,131321,859,
131320,864,262368,86,86,157,262205,49,879,147,327856,51,880,879,159,196855,881,0,262394,880,882,881,131320,882,262205,
49,883,842,196670,848,883,327737,49,884,626,848,262205,49,885,147,327808,49,886,884,885,196670,849,886,327737,49,887,
635,849,327874,49,888,887,194,262205,49,889,195,327851,51,890,888,889,262205,49,891,196,327851,51,892,888,891,327847,
51,893,890,892,196855,894,0,262394,893,895,894,131320,895,393281,81,896,12,77,886,262205,49,897,195,327876,49,898,897,
194,262205,49,899,147,327745,156,900,200,899,262205,49,901,900,327877,49,902,898,901,590054,49,903,896,84,79,79,902,
887,131321,894,131320,894,131321,881,131320,881,262205,49,904,147,327850,51,905,904,79,196855,906,0,262394,905,907,
906,131320,907,393281,81,908,12,77,201,458986,49,909,908,84,79,84,131321,906,131320,906,65789,65592,327734,51,910,0,
69,196663,61,911,196663,61,912,131320,913,262312,51,914,202,196855,915,0,262394,914,916,915,131320,916,262205,49,917,
911,262205,49,918,912,327812,49,919,918,179,327810,49,920,917,919,327856,51,921,920,179,131321,915,131320,915,458997,
51,922,202,913,921,916,131326,922,65592,327734,47,923,0,70,196663,61,924,196663,59,925,196663,61,926,131320,927,
262205,49,928,924,327745,61,929,925,79,262205,49,930,929,327745,156,931,188,928,196670,931,930,262205,49,932,926,
327850,51,933,932,86,196855,934,0,262394,933,935,934,131320,935,262205,49,936,924,327808,49,937,179,936,327745,61,938,
925,84,262205,49,939,938,327745,156,940,188,937,196670,940,939,131321,934,131320,934,65789,65592,327734,52,941,0,71,
196663,61,942,196663,61,943,131320,944,262205,49,945,942,327745,156,946,188,945,262205,49,947,946,262205,49,948,943,
327850,51,949,948,86,196855,950,0,262394,949,951,952,131320,951,262205,49,953,942,327808,49,954,179,953,327745,156,
955,188,954,262205,49,956,955,131321,950,131320,952,131321,950,131320,950,458997,49,957,956,951,79,952,327760,52,958,
947,957,131326,958,65592,327734,47,247,0,72,196663,61,959,131320,960,262203,61,961,7,262203,215,962,7,262203,61,963,7,
262203,61,964,7,262203,61,965,7,262203,61,966,7,262203,59,967,7,262203,61,968,7,262203,218,969,7,262203,59,970,7,
262203,59,971,7,262203,61,972,7,262203,61,973,7,262203,61,974,7,262203,61,975,7,262203,61,976,7,262203,59,977,7,
262203,61,978,7,262203,61,979,7,262203,59,980,7,262203,61,981,7,262203,61,982,7,262203,61,983,7,262203,61,984,7,
262203,59,985,7,262203,61,986,7,262203,61,987,7,262203,61,988,7,262203,61,989,7,262203,61,990,7,262203,61,991,7,
262203,67,992,7,262203,67,993,7,262203,61,994,7,262203,61,995,7,262203,61,996,7,262203,61,997,7,262203,61,998,7,
262203,61,999,7,262203,61,1000,7,262203,61,1001,7,262203,59,1002,7,262203,227,1003,7,262203,61,1004,7,262203,61,1005,
7,262203,61,1006,7,262203,61,1007,7,262203,61,1008,7,262203,215,1009,7,262203,61,1010,7,262203,61,1011,7,262203,61,
1012,7,262203,61,1013,7,262203,59,1014,7,262203,61,1015,7,262203,61,1016,7,262203,61,1017,7,262203,61,1018,7,262203,
61,1019,7,262203,61,1020,7,196855,1021,0,196859,79,1022,131320,1022,262205,49,1023,959,327879,49,1024,1023,86,327851,
51,1025,1024,79,262205,49,1026,959,327879,49,1027,1026,73,327851,51,1028,1027,79,262205,49,1029,959,327879,49,1030,
1029,203,327851,51,1031,1030,79,196855,1032,0,262394,205,1033,1032,131320,1033,262205,49,1034,959,327879,49,1035,1034,
96,327851,51,1036,1035,79,131321,1032,131320,1032,458997,51,1037,205,1022,1036,1033,262312,51,1038,207,196855,1039,0,
262394,1038,1040,1039,131320,1040,262205,49,1041,959,327879,49,1042,1041,93,327850,51,1043,1042,79,131321,1039,131320,
1039,458997,51,1044,207,1032,1043,1040,262201,49,1045,248,327745,78,1046,75,119,262205,49,1047,1046,327812,49,1048,73,
1047,327808,49,1049,1048,232,393281,81,1050,12,77,1049,262205,49,1051,1050,393281,78,1052,75,190,137,262205,49,1053,
1052,327812,49,1054,1051,1053,393281,78,1055,75,190,119,262205,49,1056,1055,327808,49,1057,1054,1056,327817,49,1058,
1057,151,327812,49,1059,86,1058,327808,49,1060,1059,84,196670,195,1060,262205,49,1061,195,327808,49,1062,1061,84,
196670,196,1062,327737,49,1063,533,1047,196670,141,1063,327737,49,1064,540,1047,196670,142,1064,262312,51,1065,208,
196855,1066,0,262394,1065,1067,1066,131320,1067,327745,78,1068,75,137,262205,49,1069,1068,327851,51,1070,1069,79,
131321,1066,131320,1066,458997,51,1071,208,1039,1070,1067,262312,51,1072,1071,196855,1073,0,262394,1072,1074,1073,
131320,1074,327745,78,1075,75,138,262205,49,1076,1075,327851,51,1077,1076,35,131321,1073,131320,1073,458997,51,1078,
1071,1066,1077,1074,393385,49,1079,1078,203,84,327879,49,1080,43,1079,327851,51,1081,1080,79,262312,51,1082,1078,
327847,51,1083,1081,1082,196855,1084,0,262394,1083,1085,1084,131320,1085,262205,49,1086,959,327879,49,1087,1086,96,
327850,51,1088,1087,79,131321,1084,131320,1084,458997,51,1089,1083,1073,1088,1085,327847,51,1090,1081,1078,262205,49,
1091,141,262205,49,1092,142,327808,49,1093,1091,1092,327854,51,1094,1093,93,196855,1095,0,262394,1094,1096,1097,
131320,1096,131321,1095,131320,1097,327810,49,1098,93,1093,131321,1095,131320,1095,458997,49,1099,79,1096,1098,1097,
327874,49,1100,121,1099,327858,51,1101,1093,93,196855,1102,0,262394,1101,1103,1104,131320,1103,131321,1102,131320,
1104,327810,49,1105,160,1093,327874,49,1106,121,1105,131321,1102,131320,1102,458997,49,1107,79,1103,1106,1104,327760,
52,1108,1100,1107,327814,49,1109,1045,175,327817,49,1110,1045,175,327851,51,1111,1110,79,393385,49,1112,1111,84,79,
327808,49,1113,1109,1112,393281,78,1114,75,190,77,262205,49,1115,1114,327812,49,1116,1056,1115,327854,51,1117,1116,
1113,262312,51,1118,1117,196855,1119,0,262394,1118,1120,1119,131320,1120,262201,49,1121,259,327810,49,1122,1113,1116,
458764,49,1123,1,38,1115,1122,327854,51,1124,1121,1123,131321,1119,131320,1119,458997,51,1125,1117,1102,1124,1120,
196855,1126,0,262394,1125,1127,1126,131320,1127,131321,1021,131320,1126,262201,47,1128,591,262205,49,1129,147,327850,
51,1130,1129,79,196855,1131,0,262394,1130,1132,1131,131320,1132,327808,49,1133,1048,233,393281,81,1134,12,77,1133,
458986,49,1135,1134,84,79,84,196670,209,1135,196670,210,79,196670,211,79,131321,1131,131320,1131,262205,49,1136,147,
131321,1137,131320,1137,458997,49,1138,1136,1131,1139,1140,327856,51,1141,1138,183,262390,1142,1140,0,262394,1141,
1140,1142,131320,1140,327745,156,1143,188,1138,196670,1143,79,327808,49,1139,1138,41,131321,1137,131320,1142,262368,
86,86,157,262205,49,1144,209,327810,49,1145,1144,1116,262205,49,1146,209,327812,49,1147,1146,175,327810,49,1148,1045,
1147,458764,49,1149,1,38,1148,175,262205,49,1150,146,327812,49,1151,1150,159,262205,49,1152,147,327856,51,1153,1152,
159,196855,1154,0,262394,1153,1155,1154,131320,1155,327850,51,1156,1056,79,196855,1157,0,262394,1156,1158,1159,131320,
1158,327812,49,1160,1047,159,327808,49,1161,212,1160,262205,49,1162,147,327808,49,1163,1161,1162,131321,1157,131320,
1159,327745,78,1164,75,158,262205,49,1165,1164,327879,49,1166,1056,84,327812,49,1167,1166,159,327808,49,1168,1165,
1167,262205,49,1169,147,327808,49,1170,1168,1169,131321,1157,131320,1157,458997,49,1171,1163,1158,1170,1159,393281,81,
1172,12,77,1171,262205,49,1173,1172,131321,1154,131320,1154,458997,49,1174,79,1142,1173,1157,196855,1175,0,262394,213,
1176,1175,131320,1176,196670,961,1145,327737,51,1177,648,961,131321,1175,131320,1175,458997,51,1178,213,1154,1177,
1176,131321,1179,131320,1179,458997,49,1180,79,1175,1181,1182,458997,51,1183,193,1175,1184,1182,458997,49,1185,79,
1175,1186,1182,458997,51,1187,1089,1175,1188,1182,458997,51,1189,1090,1175,1190,1182,458997,49,1191,79,1175,1192,1182,
458997,51,1193,193,1175,150,1182,458997,51,1194,1081,1175,193,1182,262390,1195,1182,0,131321,1196,131320,1196,327850,
51,1197,1149,175,196855,1198,0,262394,1197,1199,1200,131320,1199,196855,1201,0,262394,1025,1202,1203,131320,1202,
131321,1204,131320,1204,458997,49,1205,79,1202,1206,1207,327856,51,1208,1205,42,262390,1209,1207,1,262394,1208,1207,
1209,131320,1207,196670,963,1205,327737,49,1210,581,963,327808,49,1211,1147,1210,393273,52,1212,269,150,1211,327745,
59,1213,962,1205,196670,1213,1212,327808,49,1206,1205,119,131321,1204,131320,1209,131321,1201,131320,1203,131321,1214,
131320,1214,458997,49,1215,79,1203,1216,1217,327856,51,1218,1215,42,262390,1219,1217,1,262394,1218,1217,1219,131320,
1217,196670,964,1215,327737,49,1220,581,964,327808,49,1221,1147,1220,393273,52,1222,269,193,1221,327745,59,1223,962,
1215,196670,1223,1222,327808,49,1216,1215,119,131321,1214,131320,1219,131321,1201,131320,1201,196855,1224,0,262394,
1028,1225,1224,131320,1225,131321,1226,131320,1226,458997,49,1227,79,1225,1228,1229,327856,51,1230,1227,42,262390,
1231,1229,1,262394,1230,1229,1231,131320,1229,327745,59,1232,962,1227,262205,52,1233,1232,327737,52,1234,396,1233,
196670,1232,1234,327808,49,1228,1227,119,131321,1226,131320,1231,131321,1224,131320,1224,131321,1198,131320,1200,
131321,1235,131320,1235,458997,49,1236,79,1200,1237,1238,327856,51,1239,1236,42,262390,1240,1238,1,262394,1239,1241,
1240,131320,1241,327745,59,1242,962,1236,196670,1242,216,196670,965,1236,327737,49,1243,581,965,327856,51,1244,1243,
1149,196855,1245,0,262394,1244,1246,1245,131320,1246,196670,966,1236,327737,49,1247,581,966,327808,49,1248,1147,1247,
393273,52,1249,269,1025,1248,196670,1242,1249,196855,1250,0,262394,1028,1251,1250,131320,1251,262205,52,1252,1242,
327737,52,1253,396,1252,196670,1242,1253,131321,1250,131320,1250,131321,1245,131320,1245,131321,1238,131320,1238,
327808,49,1237,1236,119,131321,1235,131320,1240,131321,1198,131320,1198,196855,1254,0,262394,1194,1255,1254,131320,
1255,327745,59,1256,962,77,262205,52,1257,1256,196670,967,1257,327737,49,1258,574,967,196670,968,1258,327737,51,1259,
748,968,262312,51,1260,1259,131321,1254,131320,1254,458997,51,1261,1194,1198,1260,1255,196855,1262,0,262394,1261,1263,
1264,131320,1263,131321,1265,131320,1265,458997,49,1266,79,1263,1267,1268,327856,51,1269,1266,42,262390,1270,1268,1,
262394,1269,1268,1270,131320,1268,327745,59,1271,962,1266,262205,52,1272,1271,196670,970,1272,327737,49,1273,574,970,
327808,49,1274,1151,1273,327745,156,1275,188,1274,458986,49,1276,1275,84,79,84,327745,61,1277,969,1266,196670,1277,
1276,327808,49,1267,1266,119,131321,1265,131320,1270,131321,1262,131320,1264,131321,1278,131320,1278,458997,49,1279,
79,1264,1280,1281,327856,51,1282,1279,42,262390,1283,1281,1,262394,1282,1281,1283,131320,1281,327745,59,1284,962,1279,
262205,52,1285,1284,196670,971,1285,327737,49,1286,574,971,196670,972,1151,196670,973,1286,393273,49,1287,674,972,973,
327745,61,1288,969,1279,196670,1288,1287,327808,49,1280,1279,119,131321,1278,131320,1283,131321,1262,131320,1262,
262368,86,86,157,262205,49,1289,147,327856,51,1290,1289,159,196855,1291,0,262394,1290,1292,1291,131320,1292,131321,
1293,131320,1293,458997,49,1294,79,1292,1295,1296,458997,49,1297,79,1292,1298,1296,327856,51,1299,1297,152,262390,
1300,1296,1,262394,1299,1296,1300,131320,1296,327812,49,1301,1297,159,262205,49,1302,147,327808,49,1303,1301,1302,
327745,156,1304,188,1303,262205,49,1305,1304,327808,49,1295,1294,1305,327808,49,1298,1297,119,131321,1293,131320,1300,
262312,51,1306,1193,262312,51,1307,1178,327847,51,1308,1306,1307,196855,1309,0,262394,1308,1310,1309,131320,1310,
196670,974,1145,327737,49,1311,626,974,262205,49,1312,147,327808,49,1313,1311,1312,327850,51,1314,1145,79,262205,49,
1315,196,262205,49,1316,195,393385,49,1317,1314,1315,1316,327876,49,1318,1317,194,327877,49,1319,1318,1294,196670,975,
1313,196670,976,1319,393273,47,1320,641,975,976,131321,1309,131320,1309,131321,1291,131320,1291,458997,49,1192,1191,
1262,1294,1309,393565,49,1321,151,1,1192,262205,49,1322,145,262205,49,1323,144,327810,49,1324,1323,84,327850,51,1325,
1322,1324,196855,1326,0,262394,1325,1327,1326,131320,1327,262205,49,1328,146,327745,156,1329,155,1328,196670,1329,
1321,131321,1326,131320,1326,262368,86,86,157,262205,49,1330,147,327856,51,1331,1330,159,196855,1332,0,262394,1331,
1333,1332,131320,1333,327810,49,1334,1321,1192,131321,1335,131320,1335,458997,49,1336,1334,1333,1337,1338,458997,49,
1339,79,1333,1340,1338,262205,49,1341,146,327856,51,1342,1339,1341,262390,1343,1338,0,262394,1342,1338,1343,131320,
1338,327745,156,1344,155,1339,262205,49,1345,1344,327808,49,1337,1336,1345,327808,49,1340,1339,119,131321,1335,131320,
1343,131321,1346,131320,1346,458997,49,1347,1336,1343,1348,1349,458997,49,1350,79,1343,1351,1349,327856,51,1352,1350,
152,262390,1353,1349,1,262394,1352,1349,1353,131320,1349,327812,49,1354,1350,159,262205,49,1355,147,327808,49,1356,
1354,1355,327745,156,1357,188,1356,262205,49,1358,1357,262205,49,1359,147,327808,49,1360,1354,1359,327745,156,1361,
188,1360,196670,1361,1347,327808,49,1348,1347,1358,327808,49,1351,1350,119,131321,1346,131320,1353,131321,1332,131320,
1332,458997,49,1181,1180,1326,1336,1353,262368,86,86,157,131321,1362,131320,1362,458997,49,1363,79,1332,1364,1365,
327856,51,1366,1363,42,262390,1367,1365,1,262394,1366,1365,1367,131320,1365,327745,59,1368,962,1363,262205,52,1369,
1368,196670,977,1369,327737,49,1370,574,977,327808,49,1371,1151,1370,327745,156,1372,188,1371,262205,49,1373,1372,
327745,61,1374,969,1363,262205,49,1375,1374,327808,49,1376,1375,1373,196670,1374,1376,327808,49,1364,1363,119,131321,
1362,131320,1367,196855,1377,0,262394,1189,1378,1377,131320,1378,131321,1379,131320,1379,458997,51,1380,193,1378,1381,
1382,458997,49,1383,79,1378,1384,1382,327856,51,1385,1383,178,262390,1386,1382,1,262394,1385,1387,1386,131320,1387,
262368,86,86,157,327852,51,1388,1383,79,262205,49,1389,147,327850,51,1390,1389,79,327847,51,1391,1388,1390,196855,
1392,0,262394,1391,1393,1392,131320,1393,327745,156,1394,188,221,262205,49,1395,1394,327745,156,1396,220,79,196670,
1396,1395,131321,1392,131320,1392,196855,1397,0,262394,1388,1398,1397,131320,1398,262368,86,86,157,131321,1397,131320,
1397,131321,1399,131320,1399,458997,49,1400,79,1397,1401,1402,327856,51,1403,1400,42,262390,1404,1402,1,262394,1403,
1405,1404,131320,1405,327745,61,1406,969,1400,262205,49,1407,1406,196670,978,1407,196670,979,1383,393273,51,1408,910,
978,979,196855,1409,0,262394,1408,1410,1409,131320,1410,262205,49,1411,1406,327812,49,1412,1383,179,327810,49,1413,
1411,1412,327745,59,1414,962,1400,262205,52,1415,1414,196670,980,1415,327737,49,1416,574,980,327876,49,1417,1416,222,
196670,981,1400,327737,49,1418,581,981,327877,49,1419,1417,1418,327745,156,1420,188,1413,196670,1420,1419,131321,1409,
131320,1409,131321,1402,131320,1402,327808,49,1401,1400,119,131321,1399,131320,1404,262368,86,86,157,131321,1421,
131320,1421,458997,51,1381,1380,1404,1422,1423,458997,49,1424,79,1404,1425,1423,327856,51,1426,1424,223,262390,1427,
1423,1,262394,1426,1428,1427,131320,1428,327812,49,1429,1424,41,262205,49,1430,147,327808,49,1431,1429,1430,327808,49,
1432,1431,84,327856,51,1433,1432,179,196855,1434,0,262394,1433,1435,1434,131320,1435,262312,51,1436,1381,196855,1437,
0,262394,1436,1438,1437,131320,1438,327745,156,1439,188,1432,262205,49,1440,1439,327745,156,1441,188,1431,262205,49,
1442,1441,327856,51,1443,1440,1442,131321,1437,131320,1437,458997,51,1444,1381,1435,1443,1438,131321,1434,131320,1434,
458997,51,1445,1381,1428,1444,1437,327850,51,1446,1431,79,327847,51,1447,1446,1388,196855,1448,0,262394,1447,1449,
1448,131320,1449,262312,51,1450,1445,196855,1451,0,262394,1450,1452,1451,131320,1452,327745,156,1453,188,1431,262205,
49,1454,1453,327745,156,1455,220,79,262205,49,1456,1455,327856,51,1457,1454,1456,131321,1451,131320,1451,458997,51,
1458,1445,1449,1457,1452,131321,1448,131320,1448,458997,51,1422,1445,1434,1458,1451,131321,1423,131320,1423,327808,49,
1425,1424,119,131321,1421,131320,1427,131321,1382,131320,1382,327808,49,1384,1383,119,131321,1379,131320,1386,196855,
1459,0,262394,1380,1460,1459,131320,1460,196670,211,84,131321,1459,131320,1459,262368,86,86,157,262205,49,1461,211,
327851,51,1462,1461,79,196855,1463,0,262394,1462,1464,1463,131320,1464,262205,49,1465,147,131321,1466,131320,1466,
458997,49,1467,1465,1464,1468,1469,327856,51,1470,1467,183,262390,1471,1469,0,262394,1470,1469,1471,131320,1469,
327745,156,1472,188,1467,196670,1472,79,327808,49,1468,1467,41,131321,1466,131320,1471,262368,86,86,157,131321,1182,
131320,1463,131321,1377,131320,1377,458997,51,1473,193,1367,1380,1463,131321,1474,131320,1474,458997,49,1475,1185,
1377,1476,1477,458997,51,1478,1473,1377,1479,1477,458997,49,1480,79,1377,1481,1477,327856,51,1482,1480,178,262390,
1483,1477,1,262394,1482,1484,1483,131320,1484,262368,86,86,157,131321,1485,131320,1485,458997,49,1486,79,1484,1487,
1488,327856,51,1489,1486,42,262390,1490,1488,1,262394,1489,1491,1490,131320,1491,327745,61,1492,969,1486,262205,49,
1493,1492,196670,982,1493,196670,983,1480,393273,51,1494,910,982,983,196855,1495,0,262394,1494,1496,1495,131320,1496,
262205,49,1497,1492,327812,49,1498,1480,179,327810,49,1499,1497,1498,196670,984,1499,327745,59,1500,962,1486,262205,
52,1501,1500,196670,985,1501,196670,986,13,458809,47,1502,923,984,985,986,131321,1495,131320,1495,131321,1488,131320,
1488,327808,49,1487,1486,119,131321,1485,131320,1490,327850,51,1503,1480,79,262312,51,1504,1183,327847,51,1505,1503,
1504,196855,1506,0,262394,1505,1507,1506,131320,1507,262205,49,1508,147,327856,51,1509,1508,159,196855,1510,0,262394,
1509,1511,1512,131320,1511,262205,49,1513,147,196670,987,1513,196670,988,1145,196670,989,1475,458809,49,1514,761,987,
988,989,262205,49,1515,989,131321,1510,131320,1512,131321,1510,131320,1510,458997,49,1516,1515,1511,1475,1512,458997,
49,1517,1514,1511,79,1512,327852,51,1518,1517,79,196855,1519,0,262394,1518,1520,1519,131320,1520,458991,49,1521,210,
84,79,1517,131321,1519,131320,1519,262368,86,86,157,131321,1522,131320,1522,458997,49,1523,1517,1519,1524,1525,458997,
49,1526,1516,1519,1527,1525,262205,49,1528,210,327852,51,1529,1528,79,262390,1530,1525,0,262394,1529,1531,1530,131320,
1531,262205,49,1532,210,327810,49,1533,1532,84,262368,86,86,157,262205,49,1534,147,327850,51,1535,1534,79,196855,1536,
0,262394,1535,1537,1536,131320,1537,196670,210,79,131321,1536,131320,1536,327808,49,1538,1116,1533,327812,49,1539,
1538,175,196670,990,1533,196670,991,1539,196670,992,1025,196670,993,1028,524345,47,1540,841,990,991,992,993,262368,86,
86,157,327852,51,1541,1523,79,196855,1542,0,262394,1541,1543,1542,131320,1543,262205,49,1544,147,196670,994,1544,
196670,995,1523,196670,996,1526,458809,49,1545,761,994,995,996,262205,49,1546,996,131321,1542,131320,1542,458997,49,
1527,1526,1536,1546,1543,458997,49,1524,1523,1536,1545,1543,327852,51,1547,1524,79,196855,1548,0,262394,1547,1549,
1548,131320,1549,458991,49,1550,210,84,79,1524,131321,1548,131320,1548,262368,86,86,157,131321,1525,131320,1525,
131321,1522,131320,1530,262205,49,1551,147,327856,51,1552,1551,159,196855,1553,0,262394,1552,1554,1553,131320,1554,
327852,51,1555,1145,79,262312,51,1556,1178,327847,51,1557,1555,1556,196855,1558,0,262394,1557,1559,1558,131320,1559,
196670,997,1145,327737,49,1560,626,997,262205,49,1561,147,327808,49,1562,1560,1561,262205,49,1563,196,327876,49,1564,
1563,194,327808,49,1565,1526,1192,327877,49,1566,1564,1565,196670,998,1562,196670,999,1566,393273,47,1567,641,998,999,
131321,1558,131320,1558,327808,49,1568,1145,84,327850,51,1569,1568,1115,196855,1570,0,262394,1569,1571,1570,131320,
1571,327745,78,1572,75,158,262205,49,1573,1572,262344,49,1574,1056,327879,49,1575,1574,84,327812,49,1576,1575,159,
327808,49,1577,1573,1576,262205,49,1578,147,327808,49,1579,1577,1578,327808,49,1580,1174,1526,327808,49,1581,1580,
1192,393281,81,1582,12,77,1579,196670,1582,1581,131321,1570,131320,1570,262205,49,1583,147,327808,49,1584,1174,1526,
327810,49,1585,1584,1181,327745,156,1586,224,1583,196670,1586,1585,131321,1553,131320,1553,131321,1506,131320,1506,
458997,49,1476,1475,1490,1526,1553,262368,86,86,157,131321,1587,131320,1587,458997,51,1479,1478,1506,1588,1589,458997,
49,1590,79,1506,1591,1589,327856,51,1592,1590,223,262390,1593,1589,1,262394,1592,1594,1593,131320,1594,327812,49,1595,
1590,41,262205,49,1596,147,327808,49,1597,1595,1596,327812,49,1598,1480,179,327808,49,1599,1598,1597,196670,1000,1597,
196670,1001,13,393273,52,1600,941,1000,1001,196670,1002,1600,327737,49,1601,574,1002,327745,156,1602,224,1601,262205,
49,1603,1602,327808,49,1604,1603,1599,196855,1605,0,262394,208,1606,1605,131320,1606,327812,49,1607,1480,223,327808,
49,1608,1607,1590,327745,61,1609,1003,1608,196670,1609,1604,131321,1605,131320,1605,327856,51,1610,1599,1149,327847,
51,1611,1044,1610,196855,1612,0,262394,1611,1613,1612,131320,1613,262312,51,1614,1025,196855,1615,0,262394,1031,1616,
1617,131320,1616,327737,52,1618,446,1600,131321,1615,131320,1617,131321,1615,131320,1615,458997,52,1619,1618,1616,
1600,1617,458809,47,1620,312,1614,1604,1619,131321,1612,131320,1612,196855,1621,0,262394,1187,1622,1621,131320,1622,
327808,49,1623,1597,84,327856,51,1624,1623,179,196855,1625,0,262394,1624,1626,1625,131320,1626,262312,51,1627,1479,
196855,1628,0,262394,1627,1629,1628,131320,1629,196670,1004,1623,196670,1005,13,393273,52,1630,941,1004,1005,327879,
52,1631,1630,1108,327879,52,1632,1600,1108,393273,51,1633,548,1631,1632,131321,1628,131320,1628,458997,51,1634,1479,
1626,1633,1629,131321,1625,131320,1625,458997,51,1635,1479,1622,1634,1628,327850,51,1636,1597,79,327852,51,1637,1480,
79,327847,51,1638,1636,1637,196855,1639,0,262394,1638,1640,1639,131320,1640,262312,51,1641,1635,196855,1642,0,262394,
1641,1643,1642,131320,1643,327879,52,1644,1600,1108,262205,52,1645,220,327879,52,1646,1645,1108,393273,51,1647,548,
1644,1646,131321,1642,131320,1642,458997,51,1648,1635,1640,1647,1643,131321,1639,131320,1639,458997,51,1649,1635,1625,
1648,1642,131321,1621,131320,1621,458997,51,1588,1479,1612,1649,1639,131321,1589,131320,1589,327808,49,1591,1590,119,
131321,1587,131320,1593,327847,51,1650,228,1187,196855,1651,0,262394,1650,1652,1651,131320,1652,262368,86,86,157,
262205,49,1653,147,327850,51,1654,1653,79,196855,1655,0,262394,1654,1656,1655,131320,1656,196670,1006,229,196670,1007,
13,393273,52,1657,941,1006,1007,196670,220,1657,131321,1655,131320,1655,131321,1651,131320,1651,131321,1477,131320,
1477,327808,49,1481,1480,119,131321,1474,131320,1483,196855,1658,0,262394,208,1659,1658,131320,1659,131321,1660,
131320,1660,458997,49,1661,79,1659,1662,1663,327856,51,1664,1661,42,262390,1665,1663,1,262394,1664,1666,1665,131320,
1666,196670,1008,1661,327737,49,1667,581,1008,327808,49,1668,1147,1667,327760,52,1669,1668,79,327745,59,1670,1009,
1661,196670,1670,1669,262312,51,1671,1037,196855,1672,0,262394,1671,1673,1672,131320,1673,196670,1010,1661,327737,49,
1674,581,1010,327856,51,1675,1674,1149,131321,1672,131320,1672,458997,51,1676,1671,1666,1675,1673,196855,1677,0,
262394,1676,1678,1677,131320,1678,393273,52,1679,338,1025,1668,196670,1670,1679,131321,1677,131320,1677,131321,1663,
131320,1663,327808,49,1662,1661,119,131321,1660,131320,1665,131321,1680,131320,1680,458997,49,1681,79,1665,1682,1683,
327856,51,1684,1681,178,262390,1685,1683,1,262394,1684,1686,1685,131320,1686,262368,86,86,157,131321,1687,131320,1687,
458997,49,1688,79,1686,1689,1690,327856,51,1691,1688,42,262390,1692,1690,1,262394,1691,1693,1692,131320,1693,327745,
61,1694,969,1688,262205,49,1695,1694,196670,1011,1695,196670,1012,1681,393273,51,1696,910,1011,1012,196855,1697,0,
262394,1696,1698,1697,131320,1698,262205,49,1699,1694,327812,49,1700,1681,179,327810,49,1701,1699,1700,196670,1013,
1701,327745,59,1702,1009,1688,262205,52,1703,1702,196670,1014,1703,196670,1015,27,458809,47,1704,923,1013,1014,1015,
131321,1697,131320,1697,131321,1690,131320,1690,327808,49,1689,1688,119,131321,1687,131320,1692,262368,86,86,157,
131321,1705,131320,1705,458997,49,1706,79,1692,1707,1708,327856,51,1709,1706,223,262390,1710,1708,1,262394,1709,1711,
1710,131320,1711,327812,49,1712,1706,41,262205,49,1713,147,327808,49,1714,1712,1713,327812,49,1715,1681,179,327808,49,
1716,1715,1714,327856,51,1717,1716,1149,196855,1718,0,262394,1717,1719,1718,131320,1719,262312,51,1720,1025,327812,49,
1721,1681,223,327808,49,1722,1721,1706,327745,61,1723,1003,1722,262205,49,1724,1723,196670,1016,1714,196670,1017,27,
393273,52,1725,941,1016,1017,458809,47,1726,370,1720,1724,1725,131321,1718,131320,1718,131321,1708,131320,1708,327808,
49,1707,1706,119,131321,1705,131320,1710,131321,1683,131320,1683,327808,49,1682,1681,119,131321,1680,131320,1685,
131321,1658,131320,1658,262312,51,1727,1187,196855,1728,0,262394,1727,1729,1728,131320,1729,131321,1195,131320,1728,
196855,1730,0,262394,1478,1731,1730,131320,1731,196670,211,84,131321,1730,131320,1730,262368,86,86,157,262205,49,1732,
211,327850,51,1733,1732,79,196855,1734,0,262394,1733,1735,1734,131320,1735,131321,1195,131320,1734,196833,84,230,
262205,49,1736,147,131321,1737,131320,1737,458997,49,1738,1736,1734,1739,1740,327856,51,1741,1738,183,262390,1742,
1740,0,262394,1741,1740,1742,131320,1740,327745,156,1743,188,1738,196670,1743,79,327808,49,1739,1738,41,131321,1737,
131320,1742,262368,86,86,157,131321,1182,131320,1182,458997,51,1184,1183,1471,150,1742,458997,49,1186,1185,1471,1475,
1742,458997,51,1188,1187,1471,193,1742,458997,51,1190,193,1471,1189,1742,131321,1179,131320,1195,327847,51,1744,231,
1178,262205,49,1745,147,327856,51,1746,1745,159,327847,51,1747,1744,1746,196855,1748,0,262394,1747,1749,1748,131320,
1749,196670,1018,1145,327737,49,1750,626,1018,262205,49,1751,147,327808,49,1752,1750,1751,262205,49,1753,196,327876,
49,1754,1753,194,327808,49,1755,1475,1192,327877,49,1756,1754,1755,196670,1019,1752,196670,1020,1756,393273,47,1757,
641,1019,1020,131321,1748,131320,1748,131321,1021,131320,1021,65789,65592};
/* onesweep.comp -DGPUSORTI_ADDRESS, 11030 words */
static const uint32_t gpusorti_spv_onesweep_address[] = {
119734787,66304,524299,1900,0,131089,1,131089,61,131089,63,131089,64,131089,5347,589834,0x5f565053,0x5f52484b,
0x73796870,0x6c616369,0x6f74735f,0x65676172,0x6675625f,7497062,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,5348,
1,655375,5,2,0x6e69616d,0,3,4,5,6,7,393232,2,17,1,1,1,262215,8,6,4,327752,9,0,35,0,327752,9,1,35,8,327752,9,2,35,16,
327752,9,3,35,24,327752,9,4,35,32,327752,9,5,35,40,327752,9,6,35,44,327752,9,7,35,48,327752,9,8,35,52,327752,9,9,35,
56,327752,9,10,35,60,327752,9,11,35,64,327752,9,12,35,80,327752,9,13,35,84,196679,9,2,262215,10,6,4,327752,11,0,35,0,
196679,11,2,262215,3,11,26,262215,4,11,24,262215,12,1,5,262215,13,6,8,327752,14,0,35,0,196679,14,2,262215,15,1,7,
262215,16,1,10,262215,17,1,8,262215,18,1,6,262215,19,1,9,262215,20,1,2,262215,5,11,40,196679,6,0,262215,6,11,41,
196679,21,0,262215,22,1,3,262215,23,1,4,262215,24,1,0,262215,25,1,1,262215,26,1,12,262215,7,11,4420,262215,27,1,11,
262215,28,1,0,262215,29,11,25,131091,30,196641,31,30,262165,32,32,0,196641,33,32,262167,34,32,2,393249,35,34,34,32,32,
131092,36,327713,37,34,36,32,393249,38,30,36,32,34,262177,39,34,34,393249,40,32,34,32,32,262177,41,32,32,327713,42,36,
34,34,262176,43,7,34,262177,44,32,43,262176,45,7,32,262177,46,32,45,327713,47,30,45,45,262177,48,36,45,327713,49,32,
45,45,393249,50,32,45,45,45,262176,51,7,36,458785,52,30,45,45,51,51,327713,53,36,45,45,393249,54,30,45,43,45,327713,
55,34,45,45,262177,56,30,45,262187,32,57,4,262172,8,32,57,1048606,9,34,34,34,34,34,32,32,32,32,32,32,8,32,32,262176,
58,9,9,262203,58,59,9,262165,60,32,1,262187,60,61,5,262176,62,9,32,262187,32,63,0,262187,60,64,4,262176,65,9,34,
196647,66,5349,196637,10,32,196638,11,10,262176,66,5349,11,262187,60,67,0,262176,68,5349,32,262167,69,32,3,262176,70,
1,69,262203,70,3,1,262187,32,71,1,262176,72,1,32,262203,70,4,1,262174,73,32,32,262187,32,74,32,262187,60,75,2,262194,
32,12,1,262187,32,76,2,393268,36,77,170,12,76,262187,32,78,3,196647,79,5349,196637,13,34,196638,14,13,262176,79,5349,
14,262176,80,5349,34,262194,32,15,32,393268,36,81,170,15,74,262187,32,82,16,393268,36,83,170,15,82,458804,32,84,169,
83,71,76,393268,60,85,128,15,63,393268,36,86,170,12,76,262187,60,87,3,262187,60,88,1,262194,32,16,0,393268,36,89,170,
16,76,393268,36,90,170,16,76,393268,36,91,170,12,76,262194,32,17,0,393268,36,92,170,17,71,262194,32,18,32,393268,32,
93,130,18,71,262187,32,94,31,393268,32,95,199,93,94,393268,32,96,196,71,95,393268,36,97,170,17,76,262187,60,98,31,
262194,32,19,0,393268,36,99,171,19,63,393268,36,100,170,17,71,393268,36,101,170,17,76,393268,32,102,130,18,71,393268,
60,103,128,102,63,393268,36,104,174,18,74,262187,32,105,0xffffffff,393268,32,106,199,18,94,393268,32,107,196,71,106,
393268,32,108,130,107,71,458804,32,109,169,104,105,108,393268,36,110,171,19,63,393268,36,111,170,12,76,393268,36,112,
171,19,63,393268,36,113,170,17,71,393268,36,114,170,17,76,393268,36,115,171,19,63,393268,36,116,170,17,71,393268,36,
117,170,17,76,393268,32,118,130,18,71,393268,60,119,128,118,63,393268,36,120,170,12,71,262187,60,121,8,262194,32,20,8,
262187,60,122,9,393268,36,123,170,12,76,262176,124,6,32,262203,124,125,6,262203,124,126,6,262203,124,127,6,262203,124,
128,6,262203,124,129,6,262203,124,130,6,262203,72,5,1,262203,72,6,1,262194,32,22,32,262203,124,131,6,262194,32,23,1,
393268,36,132,170,23,63,262167,133,32,4,262176,134,7,133,196649,36,135,262194,32,24,256,393268,32,136,134,24,22,
262172,137,32,136,262176,138,4,137,262203,138,139,4,262176,140,4,32,262187,32,141,264,262194,32,25,8,262187,60,142,10,
393268,32,143,196,71,20,262187,60,144,64,262187,32,145,64,262187,32,146,0x9e3779b1,262187,60,147,6,262187,32,148,
0x85ebca6b,262187,60,149,15,262194,32,26,0,393268,32,150,194,26,121,262187,32,151,7,393268,32,152,199,150,151,393268,
36,153,170,152,78,393268,36,154,170,152,57,262187,60,155,256,393268,36,156,171,23,63,393268,36,157,178,22,74,393268,
36,158,167,156,157,393268,32,159,130,74,22,393268,32,160,194,105,159,262176,161,1,133,262203,161,7,1,393268,32,162,
132,24,25,393268,32,163,194,26,88,393268,32,164,199,163,78,393268,32,165,196,71,164,393268,32,166,134,162,165,393268,
36,167,172,12,16,458804,32,168,169,167,12,16,393268,32,169,132,166,168,393268,32,170,132,136,143,393268,36,171,172,
169,170,458804,32,172,169,171,169,170,262172,173,32,172,262176,174,4,173,262203,174,175,4,262187,32,176,6,262187,60,
177,11,262176,178,7,8,196650,36,179,262187,32,180,29,262203,124,181,6,262203,124,182,6,262187,32,183,536870911,262172,
184,32,143,262176,185,4,184,262203,185,186,4,262187,60,187,24,393268,36,188,170,165,71,262187,32,189,8,262194,32,27,0,
393268,32,190,199,27,71,393268,36,191,171,190,63,393268,32,192,199,27,76,393268,36,193,170,192,63,393268,36,194,171,
16,63,262203,140,195,4,262203,140,196,4,262203,140,197,4,262187,32,198,160,393268,36,199,171,152,63,262172,200,34,25,
262176,201,7,200,327724,34,202,105,105,262172,203,32,25,262176,204,7,203,262176,205,4,34,262203,205,206,4,393268,32,
207,130,166,71,262187,60,208,16,393268,32,209,134,25,165,262203,185,210,4,458804,32,211,169,194,25,71,262172,212,32,
211,262176,213,7,212,393268,36,214,172,165,71,393268,32,215,130,166,71,262187,32,216,72,393268,36,217,170,152,76,
262194,32,28,1,393267,69,29,28,71,71,262187,32,218,5,262187,32,219,24,262187,32,220,34,262187,32,221,33,327734,30,2,0,
31,131320,222,262203,45,223,7,262203,45,224,7,327745,65,225,59,64,262205,34,226,225,262268,66,227,226,327745,62,228,
59,147,262205,32,229,228,327812,32,230,57,229,327808,32,231,74,230,393281,68,232,227,67,231,393277,32,233,232,2,4,
196670,223,233,327879,32,234,233,71,327850,36,235,234,63,196855,236,0,262394,235,237,236,131320,237,196670,224,233,
327737,30,238,239,224,131321,236,131320,236,65789,65592,327734,32,240,0,33,131320,241,262203,45,242,7,327745,62,243,
59,61,262205,32,244,243,327851,36,245,244,63,196855,246,0,262394,245,247,248,131320,247,196670,242,244,131321,246,
131320,248,327745,65,249,59,64,262205,34,250,249,262268,66,251,250,393281,68,252,251,67,67,393277,32,253,252,2,4,
196670,242,253,131321,246,131320,246,458997,32,254,244,247,253,248,131326,254,65592,327734,32,255,0,33,131320,256,
327745,72,257,3,71,262205,32,258,257,327745,72,259,4,63,262205,32,260,259,327812,32,261,258,260,327745,72,262,3,63,
262205,32,263,262,327808,32,264,261,263,131326,264,65592,327734,34,265,0,35,196663,34,266,196663,32,267,196663,32,268,
131320,269,262203,45,270,7,262203,45,271,7,327761,32,272,266,0,327876,32,273,267,268,327829,73,274,272,273,327761,32,
275,274,1,196670,271,275,327761,32,276,274,0,196670,270,276,327761,32,277,266,1,327810,32,278,74,268,327874,32,279,
267,278,327808,32,280,277,279,327808,32,281,280,275,327760,34,282,276,281,131326,282,65592,327734,34,283,0,37,196663,
36,284,196663,32,285,131320,286,327739,51,287,7,179,262203,43,288,7,262203,43,289,7,262203,43,290,7,262203,45,291,7,
262203,45,292,7,262203,45,293,7,196855,294,0,196859,63,295,131320,295,196855,296,0,262394,284,297,298,131320,297,
327745,65,299,59,75,262205,34,300,299,196670,290,300,131321,296,131320,298,327745,65,301,59,67,262205,34,302,301,
196670,290,302,131321,296,131320,296,458997,34,303,300,297,302,298,196670,289,303,196855,304,0,262394,77,305,304,
131320,305,458809,34,306,265,303,285,78,262268,79,307,306,393281,80,308,307,67,67,393277,34,309,308,2,8,196670,287,
135,196670,288,309,131321,294,131320,304,327846,36,310,81,284,196855,311,0,262394,310,312,311,131320,312,458809,34,
313,265,303,285,76,262268,66,314,313,393281,68,315,314,67,67,393277,32,316,315,2,4,327760,34,317,316,63,196670,287,
135,196670,288,317,131321,294,131320,311,196670,291,84,327876,32,318,71,84,327810,32,319,318,71,327879,32,320,285,319,
327812,32,321,320,15,196670,292,321,327874,32,322,285,84,458809,34,323,265,303,322,76,262268,66,324,323,393281,68,325,
324,67,67,393277,32,326,325,2,4,196670,293,326,262268,60,327,321,393419,32,328,326,327,85,327760,34,329,328,63,196670,
287,135,196670,288,329,131321,294,131320,294,590069,34,330,309,305,317,312,329,311,131326,330,65592,327734,30,331,0,
38,196663,36,332,196663,32,333,196663,34,334,131320,335,262203,43,336,7,262203,43,337,7,196855,338,0,262394,332,339,
340,131320,339,327745,65,341,59,75,262205,34,342,341,196670,337,342,131321,338,131320,340,327745,65,343,59,67,262205,
34,344,343,196670,337,344,131321,338,131320,338,458997,34,345,342,339,344,340,196670,336,345,196855,346,0,262394,86,
347,348,131320,347,458809,34,349,265,345,333,78,262268,79,350,349,393281,80,351,350,67,67,327742,351,334,2,8,131321,
346,131320,348,458809,34,352,265,345,333,76,262268,66,353,352,327761,32,354,334,0,393281,68,355,353,67,67,327742,355,
354,2,4,131321,346,131320,346,65789,65592,327734,34,356,0,37,196663,36,357,196663,32,358,131320,359,327739,51,360,7,
179,262203,43,361,7,262203,43,362,7,262203,43,363,7,196855,364,0,196859,63,365,131320,365,196855,366,0,262394,357,367,
368,131320,367,327745,65,369,59,87,262205,34,370,369,196670,363,370,131321,366,131320,368,327745,65,371,59,88,262205,
34,372,371,196670,363,372,131321,366,131320,366,458997,34,373,370,367,372,368,196670,362,373,196855,374,0,262394,89,
375,374,131320,375,458809,34,376,265,373,358,78,262268,79,377,376,393281,80,378,377,67,67,393277,34,379,378,2,8,
196670,360,135,196670,361,379,131321,364,131320,374,458809,34,380,265,373,358,76,262268,66,381,380,393281,68,382,381,
67,67,393277,32,383,382,2,4,327760,34,384,383,63,196670,360,135,196670,361,384,131321,364,131320,364,458997,34,385,
379,375,384,374,131326,385,65592,327734,30,386,0,38,196663,36,387,196663,32,388,196663,34,389,131320,390,262203,43,
391,7,262203,43,392,7,196855,393,0,262394,387,394,395,131320,394,327745,65,396,59,87,262205,34,397,396,196670,392,397,
131321,393,131320,395,327745,65,398,59,88,262205,34,399,398,196670,392,399,131321,393,131320,393,458997,34,400,397,
394,399,395,196670,391,400,196855,401,0,262394,90,402,403,131320,402,458809,34,404,265,400,388,78,262268,79,405,404,
393281,80,406,405,67,67,327742,406,389,2,8,131321,401,131320,403,458809,34,407,265,400,388,76,262268,66,408,407,
327761,32,409,389,0,393281,68,410,408,67,67,327742,410,409,2,4,131321,401,131320,401,65789,65592,327734,34,411,0,39,
196663,34,412,131320,413,262203,43,414,7,262203,45,415,7,262203,45,416,7,196670,414,412,196855,417,0,262394,91,418,
419,131320,418,196855,420,0,262394,92,421,420,131320,421,327745,45,422,414,71,262205,32,423,422,327878,32,424,423,96,
196670,422,424,131321,420,131320,420,196855,425,0,262394,97,426,425,131320,426,327745,45,427,414,71,262205,32,428,427,
262268,60,429,428,327875,60,430,429,98,262268,32,431,430,196670,415,431,327877,32,432,431,96,327760,34,433,431,432,
262205,34,434,414,327878,34,435,434,433,196670,414,435,131321,425,131320,425,196855,436,0,262394,99,437,436,131320,
437,262205,34,438,414,262344,34,439,438,196670,414,439,131321,436,131320,436,131321,417,131320,419,196855,440,0,
262394,100,441,440,131320,441,327745,45,442,414,63,262205,32,443,442,327878,32,444,443,96,196670,442,444,131321,440,
131320,440,196855,445,0,262394,101,446,445,131320,446,327745,45,447,414,63,262205,32,448,447,262268,60,449,448,393418,
60,450,449,103,88,262268,32,451,450,196670,416,451,327877,32,452,451,96,327879,32,453,452,109,262205,32,454,447,
327878,32,455,454,453,196670,447,455,131321,445,131320,445,196855,456,0,262394,110,457,456,131320,457,327745,45,458,
414,63,262205,32,459,458,327878,32,460,459,109,196670,458,460,131321,456,131320,456,131321,417,131320,417,262205,34,
461,414,131326,461,65592,327734,34,462,0,39,196663,34,463,131320,464,262203,43,465,7,262203,45,466,7,262203,45,467,7,
196670,465,463,196855,468,0,262394,111,469,470,131320,469,196855,471,0,262394,112,472,471,131320,472,262205,34,473,
465,262344,34,474,473,196670,465,474,131321,471,131320,471,196855,475,0,262394,113,476,475,131320,476,327745,45,477,
465,71,262205,32,478,477,327878,32,479,478,96,196670,477,479,131321,475,131320,475,196855,480,0,262394,114,481,480,
131320,481,327745,45,482,465,71,262205,32,483,482,262268,60,484,483,327875,60,485,484,98,262268,32,486,485,262344,32,
487,486,196670,466,487,327877,32,488,487,96,327760,34,489,487,488,262205,34,490,465,327878,34,491,490,489,196670,465,
491,131321,480,131320,480,131321,468,131320,470,196855,492,0,262394,115,493,492,131320,493,327745,45,494,465,63,
262205,32,495,494,327878,32,496,495,109,196670,494,496,131321,492,131320,492,196855,497,0,262394,116,498,497,131320,
498,327745,45,499,465,63,262205,32,500,499,327878,32,501,500,96,196670,499,501,131321,497,131320,497,196855,502,0,
262394,117,503,502,131320,503,327745,45,504,465,63,262205,32,505,504,262268,60,506,505,393418,60,507,506,119,88,
262268,32,508,507,262344,32,509,508,196670,467,509,327877,32,510,509,96,327879,32,511,510,109,262205,32,512,504,
327878,32,513,512,511,196670,504,513,131321,502,131320,502,131321,468,131320,468,262205,34,514,465,131326,514,65592,
327734,32,515,0,40,196663,34,516,196663,32,517,196663,32,518,131320,519,327739,51,520,7,179,262203,45,521,7,262203,45,
522,7,262203,45,523,7,262203,45,524,7,262203,45,525,7,196855,526,0,196859,63,527,131320,527,196855,528,0,262394,120,
529,528,131320,529,327761,32,530,516,0,262268,60,531,517,262268,60,532,518,393419,32,533,530,531,532,196670,520,135,
196670,521,533,131321,526,131320,528,327761,32,534,516,1,327879,32,535,517,94,327874,32,536,534,535,196670,522,536,
327854,36,537,517,74,196855,538,0,262394,537,539,540,131320,539,196670,524,536,131321,538,131320,540,327761,32,541,
516,0,327874,32,542,541,517,327850,36,543,517,63,196855,544,0,262394,543,545,546,131320,545,196670,525,63,131321,544,
131320,546,327810,32,547,74,517,327876,32,548,534,547,196670,525,548,131321,544,131320,544,458997,32,549,63,545,548,
546,327877,32,550,542,549,196670,524,550,131321,538,131320,538,458997,32,551,536,539,550,544,196670,523,551,327876,32,
552,71,518,327810,32,553,552,71,327879,32,554,551,553,196670,520,135,196670,521,554,131321,526,131320,526,458997,32,
555,533,529,554,538,131326,555,65592,327734,32,556,0,41,196663,32,557,131320,558,327745,62,559,59,121,262205,32,560,
559,327812,32,561,557,20,327808,32,562,560,561,131326,562,65592,327734,32,563,0,41,196663,32,564,131320,565,327745,62,
566,59,122,262205,32,567,566,327812,32,568,564,20,327810,32,569,567,568,458764,32,570,1,38,20,569,131326,570,65592,
327734,36,571,0,42,196663,34,572,196663,34,573,131320,574,327739,51,575,7,179,262203,51,576,7,196855,577,0,196859,63,
578,131320,578,196855,579,0,262394,123,580,579,131320,580,327761,32,581,572,1,327761,32,582,573,1,327856,36,583,581,
582,262312,36,584,583,196855,585,0,262394,584,586,585,131320,586,327850,36,587,581,582,196855,588,0,262394,587,589,
588,131320,589,327761,32,590,572,0,327761,32,591,573,0,327856,36,592,590,591,131321,588,131320,588,458997,36,593,587,
586,592,589,131321,585,131320,585,458997,36,594,583,580,593,588,196670,575,135,196670,576,594,131321,577,131320,579,
327761,32,595,572,0,327761,32,596,573,0,327856,36,597,595,596,196670,575,135,196670,576,597,131321,577,131320,577,
458997,36,598,594,585,597,579,131326,598,65592,327734,32,599,0,44,196663,43,600,131320,601,262205,34,602,600,262205,
32,603,125,262205,32,604,126,458809,32,605,515,602,603,604,131326,605,65592,327734,32,606,0,46,196663,45,607,131320,
608,262205,32,609,127,262205,32,610,607,262205,32,611,128,327812,32,612,610,611,327808,32,613,609,612,262205,32,614,
129,327808,32,615,613,614,131326,615,65592,327734,30,616,0,31,131320,617,262203,134,618,7,262203,45,619,7,262205,32,
620,5,196670,130,620,262205,32,21,6,196670,129,21,196670,128,22,262205,32,621,130,327812,32,622,621,22,262205,32,623,
129,327808,32,624,622,623,196670,131,624,196855,625,0,262394,132,626,625,131320,626,328019,133,627,78,135,196670,618,
627,393558,32,628,78,2,627,196670,129,628,393558,32,629,78,0,627,196670,128,629,262205,32,630,129,327850,36,631,630,
63,196855,632,0,262394,631,633,632,131320,633,262205,32,634,130,262205,32,635,128,327745,140,636,139,634,196670,636,
635,131321,632,131320,632,262368,76,76,141,262205,32,637,129,196670,131,637,196670,619,63,131321,638,131320,638,
458997,32,639,63,632,640,641,262205,32,642,130,327856,36,643,639,642,262390,644,641,0,262394,643,641,644,131320,641,
327745,140,645,139,639,262205,32,646,645,262205,32,647,131,327808,32,648,647,646,196670,131,648,327808,32,640,639,88,
196670,619,640,131321,638,131320,644,262368,76,76,141,131321,625,131320,625,262205,32,649,131,262205,32,650,129,
327810,32,651,649,650,327812,32,652,651,25,196670,127,652,65789,65592,327734,32,653,0,46,196663,45,654,131320,655,
327745,62,656,59,142,262205,32,657,656,262205,32,658,654,327808,32,659,76,658,327812,32,660,659,143,327808,32,661,657,
660,131326,661,65592,327734,32,662,0,46,196663,45,663,131320,664,327745,65,665,59,64,262205,34,666,665,262268,66,667,
666,262205,32,668,663,393281,68,669,667,67,668,393443,32,670,669,88,145,131326,670,65592,327734,30,671,0,47,196663,45,
672,196663,45,673,131320,674,327745,65,675,59,64,262205,34,676,675,262268,66,677,676,262205,32,678,672,393281,68,679,
677,67,678,262205,32,680,673,327908,679,88,145,680,65789,65592,327734,36,681,0,48,196663,45,682,131320,683,327739,51,
684,7,179,262203,51,685,7,262203,45,686,7,196855,687,0,196859,63,688,131320,688,262205,32,689,682,327812,32,690,689,
146,327745,62,691,59,147,262205,32,692,691,327812,32,693,692,148,327878,32,694,690,693,196670,686,694,327874,32,695,
694,149,327878,32,696,694,695,196670,686,696,196855,697,0,262394,153,698,697,131320,698,262205,32,699,682,327850,36,
700,699,63,196670,684,135,196670,685,700,131321,687,131320,697,196855,701,0,262394,154,702,701,131320,702,327879,32,
703,696,71,327851,36,704,703,63,196670,684,135,196670,685,704,131321,687,131320,701,327879,32,705,696,151,327850,36,
706,705,78,196670,684,135,196670,685,706,131321,687,131320,687,590069,36,707,700,698,704,702,706,701,131326,707,65592,
327734,30,708,0,31,131320,709,262368,78,78,141,65789,65592,327734,32,710,0,49,196663,45,711,196663,45,712,131320,713,
262203,45,714,7,262203,45,715,7,262203,45,716,7,262203,45,717,7,262203,45,718,7,262203,134,719,7,262203,45,720,7,
262203,134,721,7,262203,45,722,7,196855,723,0,262394,158,724,725,131320,724,196670,714,160,196670,715,63,131321,726,
131320,726,458997,32,727,160,724,728,729,458997,32,730,63,724,731,729,327856,36,732,730,20,262390,733,729,1,262394,
732,729,733,131320,729,262205,32,734,712,327874,32,735,734,730,327879,32,736,735,71,327851,36,737,736,63,328019,133,
738,78,737,327761,32,739,738,0,196670,716,739,262205,32,740,712,327874,32,741,740,730,327879,32,742,741,71,327810,32,
743,742,71,327878,32,744,739,743,327879,32,728,727,744,196670,714,728,327808,32,731,730,88,196670,715,731,131321,726,
131320,733,327745,72,745,7,63,262205,32,746,745,327879,32,747,727,746,262349,60,748,747,262268,32,749,748,196670,717,
749,262349,60,750,727,262268,32,751,750,196670,718,751,131321,723,131320,725,328019,133,752,78,135,196670,719,752,
196670,720,63,131321,753,131320,753,458997,133,754,752,725,755,756,458997,32,757,63,725,758,756,327856,36,759,757,20,
262390,760,756,1,262394,759,756,760,131320,756,262205,32,761,712,327874,32,762,761,757,327879,32,763,762,71,327851,36,
764,763,63,328019,133,765,78,764,196670,721,765,262205,32,766,712,327874,32,767,766,757,327879,32,768,767,71,327810,
32,769,768,71,458832,133,770,769,769,769,769,327878,133,771,765,770,327879,133,755,754,771,196670,719,755,327808,32,
758,757,88,196670,720,758,131321,753,131320,760,393558,32,772,78,2,754,196670,717,772,393558,32,773,78,0,754,196670,
718,773,131321,723,131320,723,458997,32,774,751,733,773,760,458997,32,775,749,733,772,760,262205,32,776,711,262205,32,
777,712,327808,32,778,776,777,327745,140,779,175,778,262205,32,780,779,196670,722,780,262201,30,781,708,327808,32,782,
775,71,327850,36,783,782,774,196855,784,0,262394,783,785,784,131320,785,262205,32,786,711,262205,32,787,712,327808,32,
788,786,787,327808,32,789,780,774,327745,140,790,175,788,196670,790,789,131321,784,131320,784,262201,30,791,708,
327808,32,792,780,775,131326,792,65592,327734,36,793,0,48,196663,45,794,131320,795,262203,45,796,7,262205,32,797,794,
262205,32,798,794,328018,32,799,78,798,327850,36,800,797,799,328019,133,801,78,800,393558,32,802,78,0,801,196670,796,
802,327812,32,803,802,176,262205,32,804,128,327808,32,805,804,176,327852,36,806,803,805,131326,806,65592,327734,32,
807,0,50,196663,45,808,196663,45,809,196663,45,810,131320,811,262203,45,812,7,262203,45,813,7,262203,178,814,7,262203,
45,815,7,262203,45,816,7,262203,51,817,7,262203,45,818,7,262203,45,819,7,262203,51,820,7,262203,45,821,7,262203,45,
822,7,196670,812,63,131321,823,131320,823,458997,32,824,63,811,825,826,262390,827,826,0,131321,828,131320,828,262205,
32,829,809,327852,36,830,829,63,196855,831,0,262394,830,832,831,131320,832,393281,62,833,59,177,75,262205,32,834,833,
327856,36,835,824,834,131321,831,131320,831,458997,36,836,830,828,835,832,262394,836,837,827,131320,837,196670,813,63,
131321,838,131320,838,458997,32,839,63,837,840,841,327856,36,842,839,57,262390,843,841,1,262394,842,841,843,131320,
841,262205,32,844,809,327808,32,845,839,71,458764,32,846,1,41,844,845,327810,32,847,846,839,327810,32,848,847,71,
196670,815,848,327737,32,849,653,815,262205,32,850,808,327808,32,851,849,850,196670,816,851,327737,32,852,662,816,
327745,45,853,814,839,196670,853,852,327808,32,840,839,88,196670,813,840,131321,838,131320,843,196670,817,179,196670,
818,63,131321,854,131320,854,458997,36,855,179,843,856,857,458997,32,858,63,843,859,857,327856,36,860,858,57,262390,
861,857,1,262394,860,862,861,131320,862,327745,45,863,814,858,262205,32,864,863,327874,32,865,864,180,196670,819,865,
262205,32,866,181,327850,36,867,865,866,262205,32,868,182,327850,36,869,865,868,327846,36,870,867,869,196670,820,870,
262312,36,871,870,327846,36,856,855,871,196670,817,856,262312,36,872,856,262205,32,873,809,327852,36,874,873,63,
327847,36,875,872,874,196855,876,0,262394,875,877,876,131320,877,262205,32,878,863,327879,32,879,878,183,262205,32,
880,810,327808,32,881,880,879,196670,810,881,262205,32,882,182,327850,36,883,865,882,196855,884,0,262394,883,885,886,
131320,885,196670,821,63,131321,884,131320,886,262205,32,887,809,327810,32,888,887,71,196670,821,888,131321,884,
131320,884,458997,32,889,63,885,888,886,196670,809,889,131321,876,131320,876,131321,857,131320,857,327808,32,859,858,
88,196670,818,859,131321,854,131320,861,196855,890,0,262394,855,891,892,131320,891,327808,32,893,824,71,196670,822,
893,131321,890,131320,892,196670,822,63,131321,890,131320,890,458997,32,825,893,891,63,892,196670,812,825,131321,826,
131320,826,131321,823,131320,827,262205,32,894,809,131326,894,65592,327734,30,895,0,52,196663,45,896,196663,45,897,
196663,51,898,196663,51,899,131320,900,262203,45,901,7,262203,45,902,7,262203,43,903,7,262203,43,904,7,262203,43,905,
7,262203,45,906,7,262203,45,907,7,262203,45,908,7,262203,45,909,7,262203,45,910,7,262205,32,911,131,196670,901,911,
131321,912,131320,912,458997,32,913,911,900,914,915,327856,36,916,913,143,262390,917,915,0,262394,916,915,917,131320,
915,327745,140,918,186,913,196670,918,63,327808,32,914,913,24,196670,901,914,131321,912,131320,917,262368,76,76,141,
262205,32,919,131,196670,902,919,131321,920,131320,920,458997,32,921,919,917,922,923,327856,36,924,921,162,262390,925,
923,0,262394,924,926,925,131320,926,262205,36,927,898,262205,32,928,897,327808,32,929,928,921,393273,34,930,283,927,
929,196670,903,930,262205,36,931,899,196855,932,0,262394,931,933,934,131320,933,327737,34,935,411,930,196670,904,935,
131321,932,131320,934,196670,904,930,131321,932,131320,932,458997,34,936,935,933,930,934,196670,905,936,327737,32,937,
599,905,327745,140,938,186,937,458986,32,939,938,71,63,71,131321,923,131320,923,327808,32,922,921,24,196670,902,922,
131321,920,131320,925,262368,76,76,141,262205,32,940,131,327856,36,941,940,143,196855,942,0,262394,941,943,942,131320,
943,262205,32,944,896,196670,907,944,327737,32,945,653,907,262205,32,946,131,327808,32,947,945,946,196670,906,947,
196670,909,947,327737,32,948,662,909,196670,908,948,327874,32,949,948,180,196670,910,949,262205,32,950,181,327851,36,
951,949,950,262205,32,952,182,327851,36,953,949,952,327847,36,954,951,953,196855,955,0,262394,954,956,955,131320,956,
327745,65,957,59,64,262205,34,958,957,262268,66,959,958,393281,68,960,959,67,947,262205,32,961,181,327876,32,962,961,
180,262205,32,963,131,327745,140,964,186,963,262205,32,965,964,327877,32,966,962,965,590054,32,967,960,71,63,63,966,
948,131321,955,131320,955,131321,942,131320,942,262205,32,968,131,327850,36,969,968,63,196855,970,0,262394,969,971,
970,131320,971,327745,65,972,59,64,262205,34,973,972,262268,66,974,973,393281,68,975,974,67,187,458986,32,976,975,71,
63,71,131321,970,131320,970,65789,65592,327734,36,977,0,53,196663,45,978,196663,45,979,131320,980,262312,36,981,188,
196855,982,0,262394,981,983,982,131320,983,262205,32,984,978,262205,32,985,979,327812,32,986,985,166,327810,32,987,
984,986,327856,36,988,987,166,131321,982,131320,982,458997,36,989,188,980,988,983,131326,989,65592,327734,30,990,0,54,
196663,45,991,196663,43,992,196663,45,993,131320,994,262205,32,995,991,327745,45,996,992,63,262205,32,997,996,327745,
140,998,175,995,196670,998,997,262205,32,999,993,327850,36,1000,999,76,196855,1001,0,262394,1000,1002,1001,131320,
1002,262205,32,1003,991,327808,32,1004,166,1003,327745,45,1005,992,71,262205,32,1006,1005,327745,140,1007,175,1004,
196670,1007,1006,131321,1001,131320,1001,65789,65592,327734,34,1008,0,55,196663,45,1009,196663,45,1010,131320,1011,
262203,45,1012,7,262205,32,1013,1009,327745,140,1014,175,1013,262205,32,1015,1014,262205,32,1016,1010,327850,36,1017,
1016,76,196855,1018,0,262394,1017,1019,1020,131320,1019,262205,32,1021,1009,327808,32,1022,166,1021,327745,140,1023,
175,1022,262205,32,1024,1023,196670,1012,1024,131321,1018,131320,1020,196670,1012,63,131321,1018,131320,1018,458997,
32,1025,1024,1019,63,1020,327760,34,1026,1015,1025,131326,1026,65592,327734,30,239,0,56,196663,45,1027,131320,1028,
327739,51,1029,7,179,262203,51,1030,7,262203,51,1031,7,262203,51,1032,7,262203,51,1033,7,262203,51,1034,7,262203,45,
1035,7,262203,45,1036,7,262203,45,1037,7,262203,51,1038,7,262203,51,1039,7,262203,51,1040,7,262203,51,1041,7,262203,
45,1042,7,262203,43,1043,7,262203,45,1044,7,262203,45,1045,7,262203,45,1046,7,262203,45,1047,7,262203,45,1048,7,
262203,45,1049,7,262203,45,1050,7,262203,45,1051,7,262203,45,1052,7,262203,45,1053,7,262203,45,1054,7,262203,45,1055,
7,262203,45,1056,7,262203,45,1057,7,262203,51,1058,7,262203,45,1059,7,262203,51,1060,7,262203,51,1061,7,262203,45,
1062,7,262203,201,1063,7,262203,45,1064,7,262203,45,1065,7,262203,45,1066,7,262203,45,1067,7,262203,45,1068,7,262203,
45,1069,7,262203,45,1070,7,262203,43,1071,7,262203,45,1072,7,262203,45,1073,7,262203,204,1074,7,262203,43,1075,7,
262203,45,1076,7,262203,43,1077,7,262203,45,1078,7,262203,45,1079,7,262203,45,1080,7,262203,45,1081,7,262203,45,1082,
7,262203,45,1083,7,262203,45,1084,7,262203,45,1085,7,262203,45,1086,7,262203,45,1087,7,262203,45,1088,7,262203,45,
1089,7,262203,45,1090,7,262203,43,1091,7,262203,51,1092,7,262203,45,1093,7,262203,45,1094,7,262203,45,1095,7,262203,
45,1096,7,262203,43,1097,7,262203,45,1098,7,262203,45,1099,7,262203,45,1100,7,262203,45,1101,7,262203,45,1102,7,
262203,45,1103,7,262203,45,1104,7,262203,45,1105,7,262203,45,1106,7,262203,43,1107,7,262203,45,1108,7,262203,45,1109,
7,262203,45,1110,7,262203,45,1111,7,262203,45,1112,7,262203,45,1113,7,262203,45,1114,7,262203,45,1115,7,262203,45,
1116,7,262203,51,1117,7,262203,51,1118,7,262203,45,1119,7,262203,45,1120,7,262203,45,1121,7,262203,45,1122,7,262203,
45,1123,7,262203,45,1124,7,262203,45,1125,7,262203,45,1126,7,262203,45,1127,7,262203,43,1128,7,262203,45,1129,7,
262203,45,1130,7,262203,45,1131,7,262203,43,1132,7,262203,213,1133,7,262203,43,1134,7,262203,45,1135,7,262203,45,1136,
7,262203,45,1137,7,262203,45,1138,7,262203,45,1139,7,262203,45,1140,7,262203,45,1141,7,262203,201,1142,7,262203,45,
1143,7,262203,45,1144,7,262203,45,1145,7,262203,45,1146,7,262203,45,1147,7,262203,45,1148,7,262203,43,1149,7,262203,
45,1150,7,262203,45,1151,7,262203,45,1152,7,262203,45,1153,7,262203,45,1154,7,262203,45,1155,7,262203,45,1156,7,
262203,45,1157,7,262203,45,1158,7,196855,1159,0,196859,63,1160,131320,1160,262205,32,1161,1027,327879,32,1162,1161,76,
327851,36,1163,1162,63,196670,1030,1163,262205,32,1164,1027,327879,32,1165,1164,57,327851,36,1166,1165,63,196670,1031,
1166,262205,32,1167,1027,327879,32,1168,1167,189,327851,36,1169,1168,63,196670,1032,1169,196855,1170,0,262394,191,
1171,1170,131320,1171,262205,32,1172,1027,327879,32,1173,1172,82,327851,36,1174,1173,63,131321,1170,131320,1170,
458997,36,1175,191,1160,1174,1171,196670,1033,1175,262312,36,1176,193,196855,1177,0,262394,1176,1178,1177,131320,1178,
262205,32,1179,1027,327879,32,1180,1179,74,327850,36,1181,1180,63,131321,1177,131320,1177,458997,36,1182,193,1170,
1181,1178,196670,1034,1182,262201,32,1183,240,196670,1035,1183,327745,62,1184,59,147,262205,32,1185,1184,327812,32,
1186,57,1185,327808,32,1187,74,1186,196670,1036,1187,327745,65,1188,59,64,262205,34,1189,1188,262268,66,1190,1189,
327808,32,1191,1186,220,393281,68,1192,1190,67,1191,393277,32,1193,1192,2,4,393281,62,1194,59,177,87,262205,32,1195,
1194,327812,32,1196,1193,1195,393281,62,1197,59,177,88,262205,32,1198,1197,327808,32,1199,1196,1198,196670,1037,1199,
327817,32,1200,1199,78,327812,32,1201,76,1200,327808,32,1202,1201,71,196670,181,1202,262205,32,1203,181,327808,32,
1204,1203,71,196670,182,1204,327737,32,1205,556,1185,196670,125,1205,327737,32,1206,563,1185,196670,126,1206,262312,
36,1207,194,196855,1208,0,262394,1207,1209,1208,131320,1209,327745,62,1210,59,121,262205,32,1211,1210,327851,36,1212,
1211,63,131321,1208,131320,1208,458997,36,1213,194,1177,1212,1209,262312,36,1214,1213,196855,1215,0,262394,1214,1216,
1215,131320,1216,327745,62,1217,59,122,262205,32,1218,1217,327851,36,1219,1218,18,131321,1215,131320,1215,458997,36,
1220,1213,1208,1219,1216,196670,1038,1220,393385,32,1221,1220,189,71,327879,32,1222,26,1221,327851,36,1223,1222,63,
196670,1039,1223,262312,36,1224,1220,327847,36,1225,1223,1224,196855,1226,0,262394,1225,1227,1226,131320,1227,262205,
32,1228,1027,327879,32,1229,1228,82,327850,36,1230,1229,63,131321,1226,131320,1226,458997,36,1231,1225,1215,1230,1227,
196670,1040,1231,327847,36,1232,1223,1220,196670,1041,1232,262205,32,1233,125,262205,32,1234,126,327808,32,1235,1233,
1234,196670,1042,1235,327854,36,1236,1235,74,196855,1237,0,262394,1236,1238,1239,131320,1238,196670,1044,63,131321,
1237,131320,1239,327810,32,1240,74,1235,196670,1044,1240,131321,1237,131320,1237,458997,32,1241,63,1238,1240,1239,
327874,32,1242,105,1241,327858,36,1243,1235,74,196855,1244,0,262394,1243,1245,1246,131320,1245,196670,1045,63,131321,
1244,131320,1246,327810,32,1247,145,1235,327874,32,1248,105,1247,196670,1045,1248,131321,1244,131320,1244,458997,32,
1249,63,1245,1248,1246,327760,34,1250,1242,1249,196670,1043,1250,327814,32,1251,1183,162,327817,32,1252,1183,162,
327851,36,1253,1252,63,393385,32,1254,1253,71,63,327808,32,1255,1251,1254,196670,1046,1255,393281,62,1256,59,177,67,
262205,32,1257,1256,327812,32,1258,1198,1257,196670,1047,1258,327854,36,1259,1258,1255,262312,36,1260,1259,196855,
1261,0,262394,1260,1262,1261,131320,1262,262201,32,1263,255,327810,32,1264,1255,1258,458764,32,1265,1,38,1257,1264,
327854,36,1266,1263,1265,131321,1261,131320,1261,458997,36,1267,1259,1244,1266,1262,196855,1268,0,262394,1267,1269,
1268,131320,1269,196670,1029,135,131321,1159,131320,1268,262201,30,1270,616,262205,32,1271,131,327850,36,1272,1271,63,
196855,1273,0,262394,1272,1274,1273,131320,1274,327808,32,1275,1186,221,393281,68,1276,1190,67,1275,458986,32,1277,
1276,71,63,71,196670,195,1277,196670,196,63,196670,197,63,131321,1273,131320,1273,262205,32,1278,131,196670,1048,1278,
131321,1279,131320,1279,458997,32,1280,1278,1273,1281,1282,327856,36,1283,1280,170,262390,1284,1282,0,262394,1283,
1282,1284,131320,1282,327745,140,1285,175,1280,196670,1285,63,327808,32,1281,1280,24,196670,1048,1281,131321,1279,
131320,1284,262368,76,76,141,262205,32,1286,195,327810,32,1287,1286,1258,196670,1049,1287,262205,32,1288,195,327812,
32,1289,1288,162,196670,1050,1289,327810,32,1290,1183,1289,458764,32,1291,1,38,1290,162,196670,1051,1291,262205,32,
1292,130,327812,32,1293,1292,143,196670,1052,1293,196670,1053,63,196670,1054,63,196670,1055,63,196670,1056,63,262205,
32,1294,131,327856,36,1295,1294,143,196855,1296,0,262394,1295,1297,1296,131320,1297,327850,36,1298,1198,63,196855,
1299,0,262394,1298,1300,1301,131320,1300,327812,32,1302,1185,143,327808,32,1303,198,1302,262205,32,1304,131,327808,32,
1305,1303,1304,196670,1057,1305,131321,1299,131320,1301,327745,62,1306,59,142,262205,32,1307,1306,327879,32,1308,1198,
71,327812,32,1309,1308,143,327808,32,1310,1307,1309,262205,32,1311,131,327808,32,1312,1310,1311,196670,1057,1312,
131321,1299,131320,1299,458997,32,1313,1305,1300,1312,1301,393281,68,1314,1190,67,1313,393277,32,1315,1314,2,4,196670,
1056,1315,131321,1296,131320,1296,458997,32,1316,63,1284,1315,1299,196855,1317,0,262394,199,1318,1317,131320,1318,
196670,1059,1287,327737,36,1319,681,1059,131321,1317,131320,1317,458997,36,1320,199,1296,1319,1318,196670,1058,1320,
196670,1060,179,196670,1061,179,131321,1321,131320,1321,458997,32,1322,63,1317,1323,1324,458997,36,1325,179,1317,1326,
1324,458997,32,1327,63,1317,1328,1324,458997,36,1329,1231,1317,1330,1324,458997,36,1331,1232,1317,1332,1324,458997,32,
1333,63,1317,1334,1324,458997,36,1335,179,1317,135,1324,458997,36,1336,1223,1317,179,1324,262390,1337,1324,0,131321,
1338,131320,1338,327850,36,1339,1291,162,196855,1340,0,262394,1339,1341,1342,131320,1341,196855,1343,0,262394,1163,
1344,1345,131320,1344,196670,1062,63,131321,1346,131320,1346,458997,32,1347,63,1344,1348,1349,327856,36,1350,1347,25,
262390,1351,1349,1,262394,1350,1349,1351,131320,1349,196670,1064,1347,327737,32,1352,606,1064,327808,32,1353,1289,
1352,393273,34,1354,283,135,1353,327745,43,1355,1063,1347,196670,1355,1354,327808,32,1348,1347,88,196670,1062,1348,
131321,1346,131320,1351,131321,1343,131320,1345,196670,1065,63,131321,1356,131320,1356,458997,32,1357,63,1345,1358,
1359,327856,36,1360,1357,25,262390,1361,1359,1,262394,1360,1359,1361,131320,1359,196670,1066,1357,327737,32,1362,606,
1066,327808,32,1363,1289,1362,393273,34,1364,283,179,1363,327745,43,1365,1063,1357,196670,1365,1364,327808,32,1358,
1357,88,196670,1065,1358,131321,1356,131320,1361,131321,1343,131320,1343,196855,1366,0,262394,1166,1367,1366,131320,
1367,196670,1067,63,131321,1368,131320,1368,458997,32,1369,63,1367,1370,1371,327856,36,1372,1369,25,262390,1373,1371,
1,262394,1372,1371,1373,131320,1371,327745,43,1374,1063,1369,262205,34,1375,1374,327737,34,1376,411,1375,196670,1374,
1376,327808,32,1370,1369,88,196670,1067,1370,131321,1368,131320,1373,131321,1366,131320,1366,131321,1340,131320,1342,
196670,1068,63,131321,1377,131320,1377,458997,32,1378,63,1342,1379,1380,327856,36,1381,1378,25,262390,1382,1380,1,
262394,1381,1383,1382,131320,1383,327745,43,1384,1063,1378,196670,1384,202,196670,1069,1378,327737,32,1385,606,1069,
327856,36,1386,1385,1291,196855,1387,0,262394,1386,1388,1387,131320,1388,196670,1070,1378,327737,32,1389,606,1070,
327808,32,1390,1289,1389,393273,34,1391,283,1163,1390,196670,1384,1391,196855,1392,0,262394,1166,1393,1392,131320,
1393,262205,34,1394,1384,327737,34,1395,411,1394,196670,1384,1395,131321,1392,131320,1392,131321,1387,131320,1387,
131321,1380,131320,1380,327808,32,1379,1378,88,196670,1068,1379,131321,1377,131320,1382,131321,1340,131320,1340,
196855,1396,0,262394,1336,1397,1396,131320,1397,327745,43,1398,1063,67,262205,34,1399,1398,196670,1071,1399,327737,32,
1400,599,1071,196670,1072,1400,327737,36,1401,793,1072,262312,36,1402,1401,131321,1396,131320,1396,458997,36,1403,
1336,1340,1402,1397,196855,1404,0,262394,1403,1405,1406,131320,1405,196670,1073,63,131321,1407,131320,1407,458997,32,
1408,63,1405,1409,1410,327856,36,1411,1408,25,262390,1412,1410,1,262394,1411,1410,1412,131320,1410,327745,43,1413,
1063,1408,262205,34,1414,1413,196670,1075,1414,327737,32,1415,599,1075,327808,32,1416,1293,1415,327745,140,1417,175,
1416,458986,32,1418,1417,71,63,71,327745,45,1419,1074,1408,196670,1419,1418,327808,32,1409,1408,88,196670,1073,1409,
131321,1407,131320,1412,131321,1404,131320,1406,196670,1076,63,131321,1420,131320,1420,458997,32,1421,63,1406,1422,
1423,327856,36,1424,1421,25,262390,1425,1423,1,262394,1424,1423,1425,131320,1423,327745,43,1426,1063,1421,262205,34,
1427,1426,196670,1077,1427,327737,32,1428,599,1077,196670,1078,1293,196670,1079,1428,393273,32,1429,710,1078,1079,
327745,45,1430,1074,1421,196670,1430,1429,327808,32,1422,1421,88,196670,1076,1422,131321,1420,131320,1425,131321,1404,
131320,1404,262368,76,76,141,196670,1080,63,262205,32,1431,131,327856,36,1432,1431,143,196855,1433,0,262394,1432,1434,
1433,131320,1434,196670,1081,63,196670,1082,63,131321,1435,131320,1435,458997,32,1436,63,1434,1437,1438,458997,32,
1439,63,1434,1440,1438,327856,36,1441,1439,136,262390,1442,1438,1,262394,1441,1438,1442,131320,1438,327812,32,1443,
1439,143,262205,32,1444,131,327808,32,1445,1443,1444,327745,140,1446,175,1445,262205,32,1447,1446,327808,32,1437,1436,
1447,196670,1081,1437,327808,32,1440,1439,88,196670,1082,1440,131321,1435,131320,1442,196670,1054,1436,262312,36,1448,
1335,262312,36,1449,1320,327847,36,1450,1448,1449,196855,1451,0,262394,1450,1452,1451,131320,1452,196670,1083,1287,
327737,32,1453,653,1083,262205,32,1454,131,327808,32,1455,1453,1454,327850,36,1456,1287,63,262205,32,1457,182,262205,
32,1458,181,393385,32,1459,1456,1457,1458,327876,32,1460,1459,180,327877,32,1461,1460,1436,196670,1084,1455,196670,
1085,1461,393273,30,1462,671,1084,1085,131321,1451,131320,1451,131321,1433,131320,1433,458997,32,1334,1333,1404,1436,
1451,393565,32,1463,78,1,1334,196670,1080,1463,262205,32,1464,129,262205,32,1465,128,327810,32,1466,1465,71,327850,36,
1467,1464,1466,196855,1468,0,262394,1467,1469,1468,131320,1469,262205,32,1470,130,327745,140,1471,139,1470,196670,
1471,1463,131321,1468,131320,1468,262368,76,76,141,262205,32,1472,131,327856,36,1473,1472,143,196855,1474,0,262394,
1473,1475,1474,131320,1475,327810,32,1476,1463,1334,196670,1055,1476,196670,1086,63,131321,1477,131320,1477,458997,32,
1478,1476,1475,1479,1480,458997,32,1481,63,1475,1482,1480,262205,32,1483,130,327856,36,1484,1481,1483,262390,1485,
1480,0,262394,1484,1480,1485,131320,1480,327745,140,1486,139,1481,262205,32,1487,1486,327808,32,1479,1478,1487,196670,
1055,1479,327808,32,1482,1481,88,196670,1086,1482,131321,1477,131320,1485,196670,1087,1478,196670,1088,63,131321,1488,
131320,1488,458997,32,1489,1478,1485,1490,1491,458997,32,1492,63,1485,1493,1491,327856,36,1494,1492,136,262390,1495,
1491,1,262394,1494,1491,1495,131320,1491,327812,32,1496,1492,143,262205,32,1497,131,327808,32,1498,1496,1497,327745,
140,1499,175,1498,262205,32,1500,1499,196670,1089,1500,262205,32,1501,131,327808,32,1502,1496,1501,327745,140,1503,
175,1502,196670,1503,1489,327808,32,1490,1489,1500,196670,1087,1490,327808,32,1493,1492,88,196670,1088,1493,131321,
1488,131320,1495,131321,1474,131320,1474,458997,32,1323,1322,1468,1478,1495,262368,76,76,141,196670,1090,63,131321,
1504,131320,1504,458997,32,1505,63,1474,1506,1507,327856,36,1508,1505,25,262390,1509,1507,1,262394,1508,1507,1509,
131320,1507,327745,43,1510,1063,1505,262205,34,1511,1510,196670,1091,1511,327737,32,1512,599,1091,327808,32,1513,1293,
1512,327745,140,1514,175,1513,262205,32,1515,1514,327745,45,1516,1074,1505,262205,32,1517,1516,327808,32,1518,1517,
1515,196670,1516,1518,327808,32,1506,1505,88,196670,1090,1506,131321,1504,131320,1509,196670,1092,179,196855,1519,0,
262394,1331,1520,1519,131320,1520,196670,1093,63,131321,1521,131320,1521,458997,36,1522,179,1520,1523,1524,458997,32,
1525,63,1520,1526,1524,327856,36,1527,1525,165,262390,1528,1524,1,262394,1527,1529,1528,131320,1529,262368,76,76,141,
327852,36,1530,1525,63,262205,32,1531,131,327850,36,1532,1531,63,327847,36,1533,1530,1532,196855,1534,0,262394,1533,
1535,1534,131320,1535,327745,140,1536,175,207,262205,32,1537,1536,327745,140,1538,206,63,196670,1538,1537,131321,1534,
131320,1534,196855,1539,0,262394,1530,1540,1539,131320,1540,262368,76,76,141,131321,1539,131320,1539,196670,1094,63,
131321,1541,131320,1541,458997,32,1542,63,1539,1543,1544,327856,36,1545,1542,25,262390,1546,1544,1,262394,1545,1547,
1546,131320,1547,327745,45,1548,1074,1542,262205,32,1549,1548,196670,1095,1549,196670,1096,1525,393273,36,1550,977,
1095,1096,196855,1551,0,262394,1550,1552,1551,131320,1552,262205,32,1553,1548,327812,32,1554,1525,166,327810,32,1555,
1553,1554,327745,43,1556,1063,1542,262205,34,1557,1556,196670,1097,1557,327737,32,1558,599,1097,327876,32,1559,1558,
208,196670,1098,1542,327737,32,1560,606,1098,327877,32,1561,1559,1560,327745,140,1562,175,1555,196670,1562,1561,
131321,1551,131320,1551,131321,1544,131320,1544,327808,32,1543,1542,88,196670,1094,1543,131321,1541,131320,1546,
262368,76,76,141,196670,1099,63,131321,1563,131320,1563,458997,36,1523,1522,1546,1564,1565,458997,32,1566,63,1546,
1567,1565,327856,36,1568,1566,209,262390,1569,1565,1,262394,1568,1570,1569,131320,1570,327812,32,1571,1566,24,262205,
32,1572,131,327808,32,1573,1571,1572,196670,1100,1573,327808,32,1574,1573,71,327856,36,1575,1574,166,196855,1576,0,
262394,1575,1577,1576,131320,1577,262312,36,1578,1523,196855,1579,0,262394,1578,1580,1579,131320,1580,327745,140,1581,
175,1574,262205,32,1582,1581,327745,140,1583,175,1573,262205,32,1584,1583,327856,36,1585,1582,1584,131321,1579,131320,
1579,458997,36,1586,1523,1577,1585,1580,196670,1092,1586,131321,1576,131320,1576,458997,36,1587,1523,1570,1586,1579,
327850,36,1588,1573,63,327847,36,1589,1588,1530,196855,1590,0,262394,1589,1591,1590,131320,1591,262312,36,1592,1587,
196855,1593,0,262394,1592,1594,1593,131320,1594,327745,140,1595,175,1573,262205,32,1596,1595,327745,140,1597,206,63,
262205,32,1598,1597,327856,36,1599,1596,1598,131321,1593,131320,1593,458997,36,1600,1587,1591,1599,1594,196670,1092,
1600,131321,1590,131320,1590,458997,36,1564,1587,1576,1600,1593,131321,1565,131320,1565,327808,32,1567,1566,88,196670,
1099,1567,131321,1563,131320,1569,131321,1524,131320,1524,327808,32,1526,1525,88,196670,1093,1526,131321,1521,131320,
1528,196855,1601,0,262394,1522,1602,1601,131320,1602,196670,197,71,131321,1601,131320,1601,262368,76,76,141,262205,32,
1603,197,327851,36,1604,1603,63,196855,1605,0,262394,1604,1606,1605,131320,1606,262205,32,1607,131,196670,1101,1607,
131321,1608,131320,1608,458997,32,1609,1607,1606,1610,1611,327856,36,1612,1609,170,262390,1613,1611,0,262394,1612,
1611,1613,131320,1611,327745,140,1614,175,1609,196670,1614,63,327808,32,1610,1609,24,196670,1101,1610,131321,1608,
131320,1613,262368,76,76,141,196670,1039,179,196670,1041,179,196670,1060,135,131321,1324,131320,1605,131321,1519,
131320,1519,458997,36,1615,179,1509,1522,1605,196670,1102,63,131321,1616,131320,1616,458997,32,1617,1327,1519,1618,
1619,458997,36,1620,1615,1519,1621,1619,458997,32,1622,63,1519,1623,1619,327856,36,1624,1622,165,262390,1625,1619,1,
262394,1624,1626,1625,131320,1626,262368,76,76,141,196670,1103,63,131321,1627,131320,1627,458997,32,1628,63,1626,1629,
1630,327856,36,1631,1628,25,262390,1632,1630,1,262394,1631,1633,1632,131320,1633,327745,45,1634,1074,1628,262205,32,
1635,1634,196670,1104,1635,196670,1105,1622,393273,36,1636,977,1104,1105,196855,1637,0,262394,1636,1638,1637,131320,
1638,262205,32,1639,1634,327812,32,1640,1622,166,327810,32,1641,1639,1640,196670,1106,1641,327745,43,1642,1063,1628,
262205,34,1643,1642,196670,1107,1643,196670,1108,12,458809,30,1644,990,1106,1107,1108,131321,1637,131320,1637,131321,
1630,131320,1630,327808,32,1629,1628,88,196670,1103,1629,131321,1627,131320,1632,327850,36,1645,1622,63,262312,36,
1646,1325,327847,36,1647,1645,1646,196855,1648,0,262394,1647,1649,1648,131320,1649,262205,32,1650,131,327856,36,1651,
1650,143,196855,1652,0,262394,1651,1653,1654,131320,1653,262205,32,1655,131,196670,1111,1655,196670,1112,1287,196670,
1113,1617,458809,32,1656,807,1111,1112,1113,262205,32,1657,1113,196670,1053,1657,196670,1110,1656,131321,1652,131320,
1654,196670,1110,63,131321,1652,131320,1652,458997,32,1658,1657,1653,1617,1654,458997,32,1659,1656,1653,63,1654,
196670,1109,1659,327852,36,1660,1659,63,196855,1661,0,262394,1660,1662,1661,131320,1662,458991,32,1663,196,71,63,1659,
131321,1661,131320,1661,262368,76,76,141,131321,1664,131320,1664,458997,32,1665,1659,1661,1666,1667,458997,32,1668,
1658,1661,1669,1667,262205,32,1670,196,327852,36,1671,1670,63,262390,1672,1667,0,262394,1671,1673,1672,131320,1673,
262205,32,1674,196,327810,32,1675,1674,71,196670,1114,1675,262368,76,76,141,262205,32,1676,131,327850,36,1677,1676,63,
196855,1678,0,262394,1677,1679,1678,131320,1679,196670,196,63,131321,1678,131320,1678,327808,32,1680,1258,1675,327812,
32,1681,1680,162,196670,1115,1675,196670,1116,1681,196670,1117,1163,196670,1118,1166,524345,30,1682,895,1115,1116,
1117,1118,262368,76,76,141,327852,36,1683,1665,63,196855,1684,0,262394,1683,1685,1684,131320,1685,262205,32,1686,131,
196670,1119,1686,196670,1120,1665,196670,1121,1668,458809,32,1687,807,1119,1120,1121,262205,32,1688,1121,196670,1053,
1688,196670,1109,1687,131321,1684,131320,1684,458997,32,1669,1668,1678,1688,1685,458997,32,1666,1665,1678,1687,1685,
327852,36,1689,1666,63,196855,1690,0,262394,1689,1691,1690,131320,1691,458991,32,1692,196,71,63,1666,131321,1690,
131320,1690,262368,76,76,141,131321,1667,131320,1667,131321,1664,131320,1672,262205,32,1693,131,327856,36,1694,1693,
143,196855,1695,0,262394,1694,1696,1695,131320,1696,327852,36,1697,1287,63,262312,36,1698,1320,327847,36,1699,1697,
1698,196855,1700,0,262394,1699,1701,1700,131320,1701,196670,1122,1287,327737,32,1702,653,1122,262205,32,1703,131,
327808,32,1704,1702,1703,262205,32,1705,182,327876,32,1706,1705,180,327808,32,1707,1668,1334,327877,32,1708,1706,1707,
196670,1123,1704,196670,1124,1708,393273,30,1709,671,1123,1124,131321,1700,131320,1700,327808,32,1710,1287,71,327850,
36,1711,1710,1257,196855,1712,0,262394,1711,1713,1712,131320,1713,327745,62,1714,59,142,262205,32,1715,1714,262344,32,
1716,1198,327879,32,1717,1716,71,327812,32,1718,1717,143,327808,32,1719,1715,1718,262205,32,1720,131,327808,32,1721,
1719,1720,327808,32,1722,1316,1668,327808,32,1723,1722,1334,393281,68,1724,1190,67,1721,327742,1724,1723,2,4,131321,
1712,131320,1712,262205,32,1725,131,327808,32,1726,1316,1668,327810,32,1727,1726,1323,327745,140,1728,210,1725,196670,
1728,1727,131321,1695,131320,1695,131321,1648,131320,1648,458997,32,1618,1617,1632,1668,1695,262368,76,76,141,196670,
1125,63,131321,1729,131320,1729,458997,36,1621,1620,1648,1730,1731,458997,32,1732,63,1648,1733,1731,327856,36,1734,
1732,209,262390,1735,1731,1,262394,1734,1736,1735,131320,1736,327812,32,1737,1732,24,262205,32,1738,131,327808,32,
1739,1737,1738,196670,1126,1739,327812,32,1740,1622,166,327808,32,1741,1740,1739,196670,1127,1741,196670,1129,1739,
196670,1130,12,393273,34,1742,1008,1129,1130,196670,1128,1742,196670,1132,1742,327737,32,1743,599,1132,327745,140,
1744,210,1743,262205,32,1745,1744,327808,32,1746,1745,1741,196670,1131,1746,196855,1747,0,262394,194,1748,1747,131320,
1748,327812,32,1749,1622,209,327808,32,1750,1749,1732,327745,45,1751,1133,1750,196670,1751,1746,131321,1747,131320,
1747,327856,36,1752,1741,1291,327847,36,1753,1182,1752,196855,1754,0,262394,1753,1755,1754,131320,1755,262312,36,1756,
1163,196855,1757,0,262394,1169,1758,1759,131320,1758,327737,34,1760,462,1742,196670,1134,1760,131321,1757,131320,1759,
196670,1134,1742,131321,1757,131320,1757,458997,34,1761,1760,1758,1742,1759,458809,30,1762,331,1756,1746,1761,131321,
1754,131320,1754,196855,1763,0,262394,1329,1764,1763,131320,1764,327808,32,1765,1739,71,327856,36,1766,1765,166,
196855,1767,0,262394,1766,1768,1767,131320,1768,262312,36,1769,1621,196855,1770,0,262394,1769,1771,1770,131320,1771,
196670,1135,1765,196670,1136,12,393273,34,1772,1008,1135,1136,327879,34,1773,1772,1250,327879,34,1774,1742,1250,
393273,36,1775,571,1773,1774,131321,1770,131320,1770,458997,36,1776,1621,1768,1775,1771,196670,1092,1776,131321,1767,
131320,1767,458997,36,1777,1621,1764,1776,1770,327850,36,1778,1739,63,327852,36,1779,1622,63,327847,36,1780,1778,1779,
196855,1781,0,262394,1780,1782,1781,131320,1782,262312,36,1783,1777,196855,1784,0,262394,1783,1785,1784,131320,1785,
327879,34,1786,1742,1250,262205,34,1787,206,327879,34,1788,1787,1250,393273,36,1789,571,1786,1788,131321,1784,131320,
1784,458997,36,1790,1777,1782,1789,1785,196670,1092,1790,131321,1781,131320,1781,458997,36,1791,1777,1767,1790,1784,
131321,1763,131320,1763,458997,36,1730,1621,1754,1791,1781,131321,1731,131320,1731,327808,32,1733,1732,88,196670,1125,
1733,131321,1729,131320,1735,327847,36,1792,214,1329,196855,1793,0,262394,1792,1794,1793,131320,1794,262368,76,76,141,
262205,32,1795,131,327850,36,1796,1795,63,196855,1797,0,262394,1796,1798,1797,131320,1798,196670,1137,215,196670,1138,
12,393273,34,1799,1008,1137,1138,196670,206,1799,131321,1797,131320,1797,131321,1793,131320,1793,131321,1619,131320,
1619,327808,32,1623,1622,88,196670,1102,1623,131321,1616,131320,1625,196855,1800,0,262394,194,1801,1800,131320,1801,
196670,1139,63,131321,1802,131320,1802,458997,32,1803,63,1801,1804,1805,327856,36,1806,1803,25,262390,1807,1805,1,
262394,1806,1808,1807,131320,1808,196670,1141,1803,327737,32,1809,606,1141,327808,32,1810,1289,1809,196670,1140,1810,
327760,34,1811,1810,63,327745,43,1812,1142,1803,196670,1812,1811,262312,36,1813,1175,196855,1814,0,262394,1813,1815,
1814,131320,1815,196670,1143,1803,327737,32,1816,606,1143,327856,36,1817,1816,1291,131321,1814,131320,1814,458997,36,
1818,1813,1808,1817,1815,196855,1819,0,262394,1818,1820,1819,131320,1820,393273,34,1821,356,1163,1810,196670,1812,
1821,131321,1819,131320,1819,131321,1805,131320,1805,327808,32,1804,1803,88,196670,1139,1804,131321,1802,131320,1807,
196670,1144,63,131321,1822,131320,1822,458997,32,1823,63,1807,1824,1825,327856,36,1826,1823,165,262390,1827,1825,1,
262394,1826,1828,1827,131320,1828,262368,76,76,141,196670,1145,63,131321,1829,131320,1829,458997,32,1830,63,1828,1831,
1832,327856,36,1833,1830,25,262390,1834,1832,1,262394,1833,1835,1834,131320,1835,327745,45,1836,1074,1830,262205,32,
1837,1836,196670,1146,1837,196670,1147,1823,393273,36,1838,977,1146,1147,196855,1839,0,262394,1838,1840,1839,131320,
1840,262205,32,1841,1836,327812,32,1842,1823,166,327810,32,1843,1841,1842,196670,1148,1843,327745,43,1844,1142,1830,
262205,34,1845,1844,196670,1149,1845,196670,1150,16,458809,30,1846,990,1148,1149,1150,131321,1839,131320,1839,131321,
1832,131320,1832,327808,32,1831,1830,88,196670,1145,1831,131321,1829,131320,1834,262368,76,76,141,196670,1151,63,
131321,1847,131320,1847,458997,32,1848,63,1834,1849,1850,327856,36,1851,1848,209,262390,1852,1850,1,262394,1851,1853,
1852,131320,1853,327812,32,1854,1848,24,262205,32,1855,131,327808,32,1856,1854,1855,196670,1152,1856,327812,32,1857,
1823,166,327808,32,1858,1857,1856,327856,36,1859,1858,1291,196855,1860,0,262394,1859,1861,1860,131320,1861,262312,36,
1862,1163,327812,32,1863,1823,209,327808,32,1864,1863,1848,327745,45,1865,1133,1864,262205,32,1866,1865,196670,1153,
1856,196670,1154,16,393273,34,1867,1008,1153,1154,458809,30,1868,386,1862,1866,1867,131321,1860,131320,1860,131321,
1850,131320,1850,327808,32,1849,1848,88,196670,1151,1849,131321,1847,131320,1852,131321,1825,131320,1825,327808,32,
1824,1823,88,196670,1144,1824,131321,1822,131320,1827,131321,1800,131320,1800,262312,36,1869,1329,196855,1870,0,
262394,1869,1871,1870,131320,1871,131321,1337,131320,1870,196855,1872,0,262394,1620,1873,1872,131320,1873,196670,197,
71,131321,1872,131320,1872,262368,76,76,141,262205,32,1874,197,327850,36,1875,1874,63,196855,1876,0,262394,1875,1877,
1876,131320,1877,131321,1337,131320,1876,196833,71,216,196670,1039,179,196670,1040,179,196670,1060,135,196670,1061,
135,262205,32,1878,131,196670,1155,1878,131321,1879,131320,1879,458997,32,1880,1878,1876,1881,1882,327856,36,1883,
1880,170,262390,1884,1882,0,262394,1883,1882,1884,131320,1882,327745,140,1885,175,1880,196670,1885,63,327808,32,1881,
1880,24,196670,1155,1881,131321,1879,131320,1884,262368,76,76,141,131321,1324,131320,1324,458997,36,1326,1325,1613,
135,1884,458997,32,1328,1327,1613,1617,1884,458997,36,1330,1329,1613,179,1884,458997,36,1332,179,1613,1331,1884,
131321,1321,131320,1337,327847,36,1886,217,1320,262205,32,1887,131,327856,36,1888,1887,143,327847,36,1889,1886,1888,
196855,1890,0,262394,1889,1891,1890,131320,1891,196670,1156,1287,327737,32,1892,653,1156,262205,32,1893,131,327808,32,
1894,1892,1893,262205,32,1895,182,327876,32,1896,1895,180,327808,32,1897,1617,1334,327877,32,1898,1896,1897,196670,
1157,1894,196670,1158,1898,393273,30,1899,671,1157,1158,131321,1890,131320,1890,196670,1029,135,131321,1159,131320,
1159,65789,65592};
/* onesweep.comp -DGPUSORTI_NARROW, 10044 words */
static const uint32_t gpusorti_spv_onesweep_narrow[] = {
119734787,66304,524299,1787,0,131089,1,131089,61,131089,63,131089,64,131089,4433,131089,4448,458762,0x5f565053,
0x5f52484b,0x74696238,0x6f74735f,0x65676172,0,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,0,1,655375,5,2,
0x6e69616d,0,3,4,5,6,7,393232,2,17,1,1,1,262215,8,6,4,327752,9,0,35,0,327752,9,1,35,4,327752,9,2,35,8,327752,9,3,35,
12,327752,9,4,35,16,327752,9,5,35,20,327752,9,6,35,24,327752,9,7,35,40,327752,9,8,35,44,196679,9,2,262215,10,6,4,
327752,11,0,35,0,196679,11,2,262215,12,34,0,262215,12,33,3,262215,3,11,26,262215,4,11,24,262215,13,1,5,262215,14,6,8,
327752,15,0,35,0,196679,15,2,262215,16,34,0,262215,16,33,2,262215,17,6,8,327752,18,0,35,0,196679,18,2,262215,19,34,0,
262215,19,33,0,262215,20,6,4,327752,21,0,35,0,196679,21,2,262215,22,34,0,262215,22,33,2,262215,23,1,7,262215,24,6,4,
327752,25,0,35,0,196679,25,2,262215,26,34,0,262215,26,33,0,262215,27,6,2,327752,28,0,35,0,196679,28,2,262215,29,34,0,
262215,29,33,0,262215,30,6,1,327752,31,0,35,0,196679,31,2,262215,32,34,0,262215,32,33,0,262215,33,1,10,262215,34,6,8,
327752,35,0,35,0,196679,35,2,262215,36,34,0,262215,36,33,1,262215,37,6,4,327752,38,0,35,0,196679,38,2,262215,39,34,0,
262215,39,33,1,262215,40,1,8,262215,41,1,6,262215,42,1,9,262215,43,1,2,262215,5,11,40,196679,6,0,262215,6,11,41,
196679,44,0,262215,45,1,3,262215,46,1,4,262215,47,1,0,262215,48,1,1,262215,49,1,12,262215,7,11,4420,262215,50,1,11,
262215,51,1,0,262215,52,11,25,131091,53,196641,54,53,262165,55,32,0,196641,56,55,131092,57,262167,58,55,2,327713,59,
58,57,55,393249,60,53,57,55,58,262177,61,58,58,393249,62,55,58,55,55,262177,63,55,55,327713,64,57,58,58,262176,65,7,
58,262177,66,55,65,262176,67,7,55,262177,68,55,67,327713,69,53,67,67,262177,70,57,67,327713,71,55,67,67,393249,72,55,
67,67,67,262176,73,7,57,458785,74,53,67,67,73,73,327713,75,57,67,67,393249,76,53,67,65,67,327713,77,58,67,67,262177,
78,53,67,262187,55,79,4,262172,8,55,79,720926,9,55,55,55,55,55,55,8,55,55,262176,80,9,9,262203,80,81,9,262165,82,32,1,
262187,82,83,0,262176,84,9,55,262187,55,85,0,196637,10,55,196638,11,10,262176,86,12,11,262203,86,12,12,262176,87,12,
55,262167,88,55,3,262176,89,1,88,262203,89,3,1,262187,55,90,1,262176,91,1,55,262203,89,4,1,262194,55,13,1,262187,55,
92,2,393268,57,93,170,13,92,196637,14,58,196638,15,14,262176,94,12,15,262203,94,16,12,262187,82,95,7,262176,96,12,58,
196637,17,58,196638,18,17,262176,97,12,18,262203,97,19,12,196637,20,55,196638,21,20,262176,98,12,21,262203,98,22,12,
262194,55,23,32,262187,55,99,32,393268,57,100,170,23,99,196637,24,55,196638,25,24,262176,101,12,25,262203,101,26,12,
262187,55,102,16,393268,57,103,170,23,102,458804,55,104,169,103,90,92,393268,82,105,128,23,85,393268,57,106,176,23,99,
393268,57,107,170,23,102,262165,108,16,0,196637,27,108,196638,28,27,262176,109,12,28,262203,109,29,12,262176,110,12,
108,262165,111,8,0,196637,30,111,196638,31,30,262176,112,12,31,262203,112,32,12,262176,113,12,111,393268,57,114,170,
13,92,262194,55,33,0,393268,57,115,170,33,92,262187,82,116,8,196637,34,58,196638,35,34,262176,117,12,35,262203,117,36,
12,196637,37,55,196638,38,37,262176,118,12,38,262203,118,39,12,393268,57,119,170,33,92,393268,57,120,170,13,92,262194,
55,40,0,393268,57,121,170,40,90,262194,55,41,32,393268,55,122,130,41,90,262187,55,123,31,393268,55,124,199,122,123,
393268,55,125,196,90,124,393268,57,126,170,40,92,262187,82,127,31,262194,55,42,0,393268,57,128,171,42,85,393268,57,
129,170,40,90,393268,57,130,170,40,92,393268,55,131,130,41,90,393268,82,132,128,131,85,262187,82,133,1,393268,57,134,
174,41,99,262187,55,135,0xffffffff,393268,55,136,199,41,123,393268,55,137,196,90,136,393268,55,138,130,137,90,458804,
55,139,169,134,135,138,393268,57,140,171,42,85,393268,57,141,170,13,92,393268,57,142,171,42,85,393268,57,143,170,40,
90,393268,57,144,170,40,92,393268,57,145,171,42,85,393268,57,146,170,40,90,393268,57,147,170,40,92,393268,55,148,130,
41,90,393268,82,149,128,148,85,393268,57,150,170,13,90,262187,82,151,3,262194,55,43,8,262187,82,152,4,393268,57,153,
170,13,92,262176,154,6,55,262203,154,155,6,262203,154,156,6,262203,154,157,6,262203,154,158,6,262203,154,159,6,262203,
154,160,6,262203,91,5,1,262203,91,6,1,262194,55,45,32,262203,154,161,6,262194,55,46,1,393268,57,162,170,46,85,262167,
163,55,4,196649,57,164,262187,55,165,3,262194,55,47,256,393268,55,166,134,47,45,262172,167,55,166,262176,168,4,167,
262203,168,169,4,262176,170,4,55,262187,55,171,264,262194,55,48,8,262187,82,172,5,393268,55,173,196,90,43,262187,55,
174,64,262187,55,175,0x9e3779b1,262187,55,176,0x85ebca6b,262187,82,177,15,262194,55,49,0,393268,55,178,194,49,116,
262187,55,179,7,393268,55,180,199,178,179,393268,57,181,170,180,165,393268,57,182,170,180,79,393268,57,183,171,46,85,
393268,57,184,178,45,99,393268,57,185,167,183,184,393268,55,186,130,99,45,393268,55,187,194,135,186,262176,188,1,163,
262203,188,7,1,393268,55,189,132,47,48,393268,55,190,194,49,133,393268,55,191,199,190,165,393268,55,192,196,90,191,
393268,55,193,134,189,192,393268,57,194,172,13,33,458804,55,195,169,194,13,33,393268,55,196,132,193,195,393268,55,197,
132,166,173,393268,57,198,172,196,197,458804,55,199,169,198,196,197,262172,200,55,199,262176,201,4,200,262203,201,202,
4,262187,55,203,6,262187,82,204,6,262187,82,205,2,262176,206,7,8,196650,57,207,262187,55,208,29,262203,154,209,6,
262203,154,210,6,262187,55,211,536870911,262172,212,55,173,262176,213,4,212,262203,213,214,4,262187,82,215,24,393268,
57,216,170,192,90,262187,55,217,8,262194,55,50,0,393268,55,218,199,50,90,393268,57,219,171,218,85,393268,55,220,199,
50,92,393268,57,221,170,220,85,393268,57,222,171,33,85,262203,170,223,4,262203,170,224,4,262203,170,225,4,262187,55,
226,160,393268,57,227,171,180,85,262172,228,58,48,262176,229,7,228,327724,58,230,135,135,262172,231,55,48,262176,232,
7,231,262176,233,4,58,262203,233,234,4,393268,55,235,130,193,90,262187,82,236,16,393268,55,237,134,48,192,262203,213,
238,4,458804,55,239,169,222,48,90,262172,240,55,239,262176,241,7,240,393268,57,242,172,192,90,393268,55,243,130,193,
90,262187,55,244,72,393268,57,245,170,180,92,262194,55,51,1,393267,88,52,51,90,90,262187,55,246,34,262187,55,247,33,
327734,53,2,0,54,131320,248,262203,67,249,7,327745,84,250,81,133,262205,55,251,250,327812,55,252,79,251,327808,55,253,
99,252,393281,87,254,12,83,253,262205,55,255,254,327879,55,256,255,90,327850,57,257,256,85,196855,258,0,262394,257,
259,258,131320,259,196670,249,255,327737,53,260,261,249,131321,258,131320,258,65789,65592,327734,55,262,0,56,131320,
263,327745,84,264,81,83,262205,55,265,264,327851,57,266,265,85,196855,267,0,262394,266,268,269,131320,268,131321,267,
131320,269,393281,87,270,12,83,83,262205,55,271,270,131321,267,131320,267,458997,55,272,265,268,271,269,131326,272,
65592,327734,55,273,0,56,131320,274,327745,91,275,3,90,262205,55,276,275,327745,91,277,4,85,262205,55,278,277,327812,
55,279,276,278,327745,91,280,3,85,262205,55,281,280,327808,55,282,279,281,131326,282,65592,327734,58,283,0,59,196663,
57,284,196663,55,285,131320,286,196855,287,0,196859,85,288,131320,288,196855,289,0,262394,93,290,289,131320,290,
196855,291,0,262394,284,292,293,131320,292,327745,84,294,81,95,262205,55,295,294,327808,55,296,295,285,393281,96,297,
16,83,296,262205,58,298,297,131321,291,131320,293,393281,96,299,19,83,285,262205,58,300,299,131321,291,131320,291,
458997,58,301,298,292,300,293,131321,287,131320,289,196855,302,0,262394,284,303,302,131320,303,327745,84,304,81,95,
262205,55,305,304,327808,55,306,305,285,393281,87,307,22,83,306,262205,55,308,307,327760,58,309,308,85,131321,287,
131320,302,196855,310,0,262394,100,311,310,131320,311,393281,87,312,26,83,285,262205,55,313,312,327760,58,314,313,85,
131321,287,131320,310,327876,55,315,90,104,327810,55,316,315,90,327879,55,317,285,316,327812,55,318,317,23,327874,55,
319,285,104,393281,87,320,26,83,319,262205,55,321,320,262268,82,322,318,393419,55,323,321,322,105,327760,58,324,323,
85,131321,287,131320,287,721141,58,325,301,291,309,303,314,311,324,310,131326,325,65592,327734,53,326,0,60,196663,57,
327,196663,55,328,196663,58,329,131320,330,196855,331,0,196859,85,332,131320,332,262312,57,333,327,327847,57,334,333,
106,196855,335,0,262394,334,336,335,131320,336,196855,337,0,262394,107,338,339,131320,338,327761,55,340,329,0,262257,
108,341,340,393281,110,342,29,83,328,196670,342,341,131321,337,131320,339,327761,55,343,329,0,262257,111,344,343,
393281,113,345,32,83,328,196670,345,344,131321,337,131320,337,131321,331,131320,335,196855,346,0,262394,114,347,348,
131320,347,196855,349,0,262394,327,350,351,131320,350,327745,84,352,81,95,262205,55,353,352,327808,55,354,353,328,
393281,96,355,16,83,354,196670,355,329,131321,349,131320,351,393281,96,356,19,83,328,196670,356,329,131321,349,131320,
349,131321,346,131320,348,196855,357,0,262394,327,358,359,131320,358,327745,84,360,81,95,262205,55,361,360,327808,55,
362,361,328,327761,55,363,329,0,393281,87,364,22,83,362,196670,364,363,131321,357,131320,359,327761,55,365,329,0,
393281,87,366,26,83,328,196670,366,365,131321,357,131320,357,131321,346,131320,346,131321,331,131320,331,65789,65592,
327734,58,367,0,59,196663,57,368,196663,55,369,131320,370,196855,371,0,196859,85,372,131320,372,196855,373,0,262394,
115,374,373,131320,374,196855,375,0,262394,368,376,377,131320,376,327745,84,378,81,116,262205,55,379,378,327808,55,
380,379,369,393281,96,381,16,83,380,262205,58,382,381,131321,375,131320,377,393281,96,383,36,83,369,262205,58,384,383,
131321,375,131320,375,458997,58,385,382,376,384,377,131321,371,131320,373,196855,386,0,262394,368,387,388,131320,387,
327745,84,389,81,116,262205,55,390,389,327808,55,391,390,369,393281,87,392,22,83,391,262205,55,393,392,131321,386,
131320,388,393281,87,394,39,83,369,262205,55,395,394,131321,386,131320,386,458997,55,396,393,387,395,388,327760,58,
397,396,85,131321,371,131320,371,458997,58,398,385,375,397,386,131326,398,65592,327734,53,399,0,60,196663,57,400,
196663,55,401,196663,58,402,131320,403,196855,404,0,262394,119,405,406,131320,405,196855,407,0,262394,400,408,409,
131320,408,327745,84,410,81,116,262205,55,411,410,327808,55,412,411,401,393281,96,413,16,83,412,196670,413,402,131321,
407,131320,409,393281,96,414,36,83,401,196670,414,402,131321,407,131320,407,131321,404,131320,406,196855,415,0,262394,
400,416,417,131320,416,327745,84,418,81,116,262205,55,419,418,327808,55,420,419,401,327761,55,421,402,0,393281,87,422,
22,83,420,196670,422,421,131321,415,131320,417,327761,55,423,402,0,393281,87,424,39,83,401,196670,424,423,131321,415,
131320,415,131321,404,131320,404,65789,65592,327734,58,425,0,61,196663,58,426,131320,427,196855,428,0,262394,120,429,
430,131320,429,196855,431,0,262394,121,432,431,131320,432,327761,55,433,426,1,327878,55,434,433,125,393298,58,435,434,
426,1,131321,431,131320,431,458997,58,436,426,429,435,432,196855,437,0,262394,126,438,437,131320,438,327761,55,439,
436,1,262268,82,440,439,327875,82,441,440,127,262268,55,442,441,327877,55,443,442,125,327760,58,444,442,443,327878,58,
445,436,444,131321,437,131320,437,458997,58,446,436,431,445,438,196855,447,0,262394,128,448,447,131320,448,262344,58,
449,446,131321,447,131320,447,458997,58,450,446,437,449,448,131321,428,131320,430,196855,451,0,262394,129,452,451,
131320,452,327761,55,453,426,0,327878,55,454,453,125,393298,58,455,454,426,0,131321,451,131320,451,458997,58,456,426,
430,455,452,196855,457,0,262394,130,458,457,131320,458,327761,55,459,456,0,262268,82,460,459,393418,82,461,460,132,
133,262268,55,462,461,327877,55,463,462,125,327879,55,464,463,139,327878,55,465,459,464,393298,58,466,465,456,0,
131321,457,131320,457,458997,58,467,456,451,466,458,196855,468,0,262394,140,469,468,131320,469,327761,55,470,467,0,
327878,55,471,470,139,393298,58,472,471,467,0,131321,468,131320,468,458997,58,473,467,457,472,469,131321,428,131320,
428,458997,58,474,450,447,473,468,131326,474,65592,327734,58,475,0,61,196663,58,476,131320,477,196855,478,0,262394,
141,479,480,131320,479,196855,481,0,262394,142,482,481,131320,482,262344,58,483,476,131321,481,131320,481,458997,58,
484,476,479,483,482,196855,485,0,262394,143,486,485,131320,486,327761,55,487,484,1,327878,55,488,487,125,393298,58,
489,488,484,1,131321,485,131320,485,458997,58,490,484,481,489,486,196855,491,0,262394,144,492,491,131320,492,327761,
55,493,490,1,262268,82,494,493,327875,82,495,494,127,262268,55,496,495,262344,55,497,496,327877,55,498,497,125,327760,
58,499,497,498,327878,58,500,490,499,131321,491,131320,491,458997,58,501,490,485,500,492,131321,478,131320,480,196855,
502,0,262394,145,503,502,131320,503,327761,55,504,476,0,327878,55,505,504,139,393298,58,506,505,476,0,131321,502,
131320,502,458997,58,507,476,480,506,503,196855,508,0,262394,146,509,508,131320,509,327761,55,510,507,0,327878,55,511,
510,125,393298,58,512,511,507,0,131321,508,131320,508,458997,58,513,507,502,512,509,196855,514,0,262394,147,515,514,
131320,515,327761,55,516,513,0,262268,82,517,516,393418,82,518,517,149,133,262268,55,519,518,262344,55,520,519,327877,
55,521,520,125,327879,55,522,521,139,327878,55,523,516,522,393298,58,524,523,513,0,131321,514,131320,514,458997,58,
525,513,508,524,515,131321,478,131320,478,458997,58,526,501,491,525,514,131326,526,65592,327734,55,527,0,62,196663,58,
528,196663,55,529,196663,55,530,131320,531,196855,532,0,196859,85,533,131320,533,196855,534,0,262394,150,535,534,
131320,535,327761,55,536,528,0,262268,82,537,529,262268,82,538,530,393419,55,539,536,537,538,131321,532,131320,534,
327761,55,540,528,1,327879,55,541,529,123,327874,55,542,540,541,327854,57,543,529,99,196855,544,0,262394,543,545,546,
131320,545,131321,544,131320,546,327761,55,547,528,0,327874,55,548,547,529,327850,57,549,529,85,196855,550,0,262394,
549,551,552,131320,551,131321,550,131320,552,327810,55,553,99,529,327876,55,554,540,553,131321,550,131320,550,458997,
55,555,85,551,554,552,327877,55,556,548,555,131321,544,131320,544,458997,55,557,542,545,556,550,327876,55,558,90,530,
327810,55,559,558,90,327879,55,560,557,559,131321,532,131320,532,458997,55,561,539,535,560,544,131326,561,65592,
327734,55,562,0,63,196663,55,563,131320,564,327745,84,565,81,151,262205,55,566,565,327812,55,567,563,43,327808,55,568,
566,567,131326,568,65592,327734,55,569,0,63,196663,55,570,131320,571,327745,84,572,81,152,262205,55,573,572,327812,55,
574,570,43,327810,55,575,573,574,458764,55,576,1,38,43,575,131326,576,65592,327734,57,577,0,64,196663,58,578,196663,
58,579,131320,580,196855,581,0,196859,85,582,131320,582,196855,583,0,262394,153,584,583,131320,584,327761,55,585,578,
1,327761,55,586,579,1,327856,57,587,585,586,262312,57,588,587,196855,589,0,262394,588,590,589,131320,590,327850,57,
591,585,586,196855,592,0,262394,591,593,592,131320,593,327761,55,594,578,0,327761,55,595,579,0,327856,57,596,594,595,
131321,592,131320,592,458997,57,597,591,590,596,593,131321,589,131320,589,458997,57,598,587,584,597,592,131321,581,
131320,583,327761,55,599,578,0,327761,55,600,579,0,327856,57,601,599,600,131321,581,131320,581,458997,57,602,598,589,
601,583,131326,602,65592,327734,55,603,0,66,196663,65,604,131320,605,262205,58,606,604,262205,55,607,155,262205,55,
608,156,458809,55,609,527,606,607,608,131326,609,65592,327734,55,610,0,68,196663,67,611,131320,612,262205,55,613,157,
262205,55,614,611,262205,55,615,158,327812,55,616,614,615,327808,55,617,613,616,262205,55,618,159,327808,55,619,617,
618,131326,619,65592,327734,53,620,0,54,131320,621,262205,55,622,5,196670,160,622,262205,55,44,6,196670,159,44,196670,
158,45,262205,55,623,160,327812,55,624,623,45,262205,55,625,159,327808,55,626,624,625,196670,161,626,196855,627,0,
262394,162,628,627,131320,628,328019,163,629,165,164,393558,55,630,165,2,629,196670,159,630,393558,55,631,165,0,629,
196670,158,631,262205,55,632,159,327850,57,633,632,85,196855,634,0,262394,633,635,634,131320,635,262205,55,636,160,
262205,55,637,158,327745,170,638,169,636,196670,638,637,131321,634,131320,634,262368,92,92,171,262205,55,639,159,
196670,161,639,131321,640,131320,640,458997,55,641,85,634,642,643,262205,55,644,160,327856,57,645,641,644,262390,646,
643,0,262394,645,643,646,131320,643,327745,170,647,169,641,262205,55,648,647,262205,55,649,161,327808,55,650,649,648,
196670,161,650,327808,55,642,641,133,131321,640,131320,646,262368,92,92,171,131321,627,131320,627,262205,55,651,161,
262205,55,652,159,327810,55,653,651,652,327812,55,654,653,48,196670,157,654,65789,65592,327734,55,655,0,68,196663,67,
656,131320,657,327745,84,658,81,172,262205,55,659,658,262205,55,660,656,327808,55,661,92,660,327812,55,662,661,173,
327808,55,663,659,662,131326,663,65592,327734,55,664,0,68,196663,67,665,131320,666,262205,55,667,665,393281,87,668,12,
83,667,393443,55,669,668,133,174,131326,669,65592,327734,53,670,0,69,196663,67,671,196663,67,672,131320,673,262205,55,
674,671,393281,87,675,12,83,674,262205,55,676,672,327908,675,133,174,676,65789,65592,327734,57,677,0,70,196663,67,678,
131320,679,196855,680,0,196859,85,681,131320,681,262205,55,682,678,327812,55,683,682,175,327745,84,684,81,133,262205,
55,685,684,327812,55,686,685,176,327878,55,687,683,686,327874,55,688,687,177,327878,55,689,687,688,196855,690,0,
262394,181,691,690,131320,691,262205,55,692,678,327850,57,693,692,85,131321,680,131320,690,196855,694,0,262394,182,
695,694,131320,695,327879,55,696,689,90,327851,57,697,696,85,131321,680,131320,694,327879,55,698,689,179,327850,57,
699,698,165,131321,680,131320,680,590069,57,700,693,691,697,695,699,694,131326,700,65592,327734,53,701,0,54,131320,
702,262368,165,165,171,65789,65592,327734,55,703,0,71,196663,67,704,196663,67,705,131320,706,196855,707,0,262394,185,
708,709,131320,708,131321,710,131320,710,458997,55,711,187,708,712,713,458997,55,714,85,708,715,713,327856,57,716,714,
43,262390,717,713,1,262394,716,713,717,131320,713,262205,55,718,705,327874,55,719,718,714,327879,55,720,719,90,327851,
57,721,720,85,328019,163,722,165,721,327761,55,723,722,0,262205,55,724,705,327874,55,725,724,714,327879,55,726,725,90,
327810,55,727,726,90,327878,55,728,723,727,327879,55,712,711,728,327808,55,715,714,133,131321,710,131320,717,327745,
91,729,7,85,262205,55,730,729,327879,55,731,711,730,262349,82,732,731,262268,55,733,732,262349,82,734,711,262268,55,
735,734,131321,707,131320,709,328019,163,736,165,164,131321,737,131320,737,458997,163,738,736,709,739,740,458997,55,
741,85,709,742,740,327856,57,743,741,43,262390,744,740,1,262394,743,740,744,131320,740,262205,55,745,705,327874,55,
746,745,741,327879,55,747,746,90,327851,57,748,747,85,328019,163,749,165,748,262205,55,750,705,327874,55,751,750,741,
327879,55,752,751,90,327810,55,753,752,90,458832,163,754,753,753,753,753,327878,163,755,749,754,327879,163,739,738,
755,327808,55,742,741,133,131321,737,131320,744,393558,55,756,165,2,738,393558,55,757,165,0,738,131321,707,131320,707,
458997,55,758,735,717,757,744,458997,55,759,733,717,756,744,262205,55,760,704,262205,55,761,705,327808,55,762,760,761,
327745,170,763,202,762,262205,55,764,763,262201,53,765,701,327808,55,766,759,90,327850,57,767,766,758,196855,768,0,
262394,767,769,768,131320,769,262205,55,770,704,262205,55,771,705,327808,55,772,770,771,327808,55,773,764,758,327745,
170,774,202,772,196670,774,773,131321,768,131320,768,262201,53,775,701,327808,55,776,764,759,131326,776,65592,327734,
57,777,0,70,196663,67,778,131320,779,262205,55,780,778,262205,55,781,778,328018,55,782,165,781,327850,57,783,780,782,
328019,163,784,165,783,393558,55,785,165,0,784,327812,55,786,785,203,262205,55,787,158,327808,55,788,787,203,327852,
57,789,786,788,131326,789,65592,327734,55,790,0,72,196663,67,791,196663,67,792,196663,67,793,131320,794,262203,206,
795,7,262203,67,796,7,262203,67,797,7,131321,798,131320,798,458997,55,799,85,794,800,801,262390,802,801,0,131321,803,
131320,803,262205,55,804,792,327852,57,805,804,85,196855,806,0,262394,805,807,806,131320,807,393281,84,808,81,204,205,
262205,55,809,808,327856,57,810,799,809,131321,806,131320,806,458997,57,811,805,803,810,807,262394,811,812,802,131320,
812,131321,813,131320,813,458997,55,814,85,812,815,816,327856,57,817,814,79,262390,818,816,1,262394,817,816,818,
131320,816,262205,55,819,792,327808,55,820,814,90,458764,55,821,1,41,819,820,327810,55,822,821,814,327810,55,823,822,
90,196670,796,823,327737,55,824,655,796,262205,55,825,791,327808,55,826,824,825,196670,797,826,327737,55,827,664,797,
327745,67,828,795,814,196670,828,827,327808,55,815,814,133,131321,813,131320,818,131321,829,131320,829,458997,57,830,
207,818,831,832,458997,55,833,85,818,834,832,327856,57,835,833,79,262390,836,832,1,262394,835,837,836,131320,837,
327745,67,838,795,833,262205,55,839,838,327874,55,840,839,208,262205,55,841,209,327850,57,842,840,841,262205,55,843,
210,327850,57,844,840,843,327846,57,845,842,844,262312,57,846,845,327846,57,831,830,846,262312,57,847,831,262205,55,
848,792,327852,57,849,848,85,327847,57,850,847,849,196855,851,0,262394,850,852,851,131320,852,262205,55,853,838,
327879,55,854,853,211,262205,55,855,793,327808,55,856,855,854,196670,793,856,262205,55,857,210,327850,57,858,840,857,
196855,859,0,262394,858,860,861,131320,860,131321,859,131320,861,262205,55,862,792,327810,55,863,862,90,131321,859,
131320,859,458997,55,864,85,860,863,861,196670,792,864,131321,851,131320,851,131321,832,131320,832,327808,55,834,833,
133,131321,829,131320,836,196855,865,0,262394,830,866,867,131320,866,327808,55,868,799,90,131321,865,131320,867,
131321,865,131320,865,458997,55,800,868,866,85,867,131321,801,131320,801,131321,798,131320,802,262205,55,869,792,
131326,869,65592,327734,53,870,0,74,196663,67,871,196663,67,872,196663,73,873,196663,73,874,131320,875,262203,65,876,
7,262203,67,877,7,262203,67,878,7,262205,55,879,161,131321,880,131320,880,458997,55,881,879,875,882,883,327856,57,884,
881,173,262390,885,883,0,262394,884,883,885,131320,883,327745,170,886,214,881,196670,886,85,327808,55,882,881,47,
131321,880,131320,885,262368,92,92,171,262205,55,887,161,131321,888,131320,888,458997,55,889,887,885,890,891,327856,
57,892,889,189,262390,893,891,0,262394,892,894,893,131320,894,262205,57,895,873,262205,55,896,872,327808,55,897,896,
889,393273,58,898,283,895,897,262205,57,899,874,196855,900,0,262394,899,901,902,131320,901,327737,58,903,425,898,
131321,900,131320,902,131321,900,131320,900,458997,58,904,903,901,898,902,196670,876,904,327737,55,905,603,876,327745,
170,906,214,905,458986,55,907,906,90,85,90,131321,891,131320,891,327808,55,890,889,47,131321,888,131320,893,262368,92,
92,171,262205,55,908,161,327856,57,909,908,173,196855,910,0,262394,909,911,910,131320,911,262205,55,912,871,196670,
877,912,327737,55,913,655,877,262205,55,914,161,327808,55,915,913,914,196670,878,915,327737,55,916,664,878,327874,55,
917,916,208,262205,55,918,209,327851,57,919,917,918,262205,55,920,210,327851,57,921,917,920,327847,57,922,919,921,
196855,923,0,262394,922,924,923,131320,924,393281,87,925,12,83,915,262205,55,926,209,327876,55,927,926,208,262205,55,
928,161,327745,170,929,214,928,262205,55,930,929,327877,55,931,927,930,590054,55,932,925,90,85,85,931,916,131321,923,
131320,923,131321,910,131320,910,262205,55,933,161,327850,57,934,933,85,196855,935,0,262394,934,936,935,131320,936,
393281,87,937,12,83,215,458986,55,938,937,90,85,90,131321,935,131320,935,65789,65592,327734,57,939,0,75,196663,67,940,
196663,67,941,131320,942,262312,57,943,216,196855,944,0,262394,943,945,944,131320,945,262205,55,946,940,262205,55,947,
941,327812,55,948,947,193,327810,55,949,946,948,327856,57,950,949,193,131321,944,131320,944,458997,57,951,216,942,950,
945,131326,951,65592,327734,53,952,0,76,196663,67,953,196663,65,954,196663,67,955,131320,956,262205,55,957,953,327745,
67,958,954,85,262205,55,959,958,327745,170,960,202,957,196670,960,959,262205,55,961,955,327850,57,962,961,92,196855,
963,0,262394,962,964,963,131320,964,262205,55,965,953,327808,55,966,193,965,327745,67,967,954,90,262205,55,968,967,
327745,170,969,202,966,196670,969,968,131321,963,131320,963,65789,65592,327734,58,970,0,77,196663,67,971,196663,67,
972,131320,973,262205,55,974,971,327745,170,975,202,974,262205,55,976,975,262205,55,977,972,327850,57,978,977,92,
196855,979,0,262394,978,980,981,131320,980,262205,55,982,971,327808,55,983,193,982,327745,170,984,202,983,262205,55,
985,984,131321,979,131320,981,131321,979,131320,979,458997,55,986,985,980,85,981,327760,58,987,976,986,131326,987,
65592,327734,53,261,0,78,196663,67,988,131320,989,262203,67,990,7,262203,229,991,7,262203,67,992,7,262203,67,993,7,
262203,67,994,7,262203,67,995,7,262203,65,996,7,262203,67,997,7,262203,232,998,7,262203,65,999,7,262203,65,1000,7,
262203,67,1001,7,262203,67,1002,7,262203,67,1003,7,262203,67,1004,7,262203,67,1005,7,262203,65,1006,7,262203,67,1007,
7,262203,67,1008,7,262203,65,1009,7,262203,67,1010,7,262203,67,1011,7,262203,67,1012,7,262203,67,1013,7,262203,65,
1014,7,262203,67,1015,7,262203,67,1016,7,262203,67,1017,7,262203,67,1018,7,262203,67,1019,7,262203,67,1020,7,262203,
73,1021,7,262203,73,1022,7,262203,67,1023,7,262203,67,1024,7,262203,67,1025,7,262203,67,1026,7,262203,67,1027,7,
262203,67,1028,7,262203,67,1029,7,262203,67,1030,7,262203,65,1031,7,262203,241,1032,7,262203,67,1033,7,262203,67,1034,
7,262203,67,1035,7,262203,67,1036,7,262203,67,1037,7,262203,229,1038,7,262203,67,1039,7,262203,67,1040,7,262203,67,
1041,7,262203,67,1042,7,262203,65,1043,7,262203,67,1044,7,262203,67,1045,7,262203,67,1046,7,262203,67,1047,7,262203,
67,1048,7,262203,67,1049,7,196855,1050,0,196859,85,1051,131320,1051,262205,55,1052,988,327879,55,1053,1052,92,327851,
57,1054,1053,85,262205,55,1055,988,327879,55,1056,1055,79,327851,57,1057,1056,85,262205,55,1058,988,327879,55,1059,
1058,217,327851,57,1060,1059,85,196855,1061,0,262394,219,1062,1061,131320,1062,262205,55,1063,988,327879,55,1064,1063,
102,327851,57,1065,1064,85,131321,1061,131320,1061,458997,57,1066,219,1051,1065,1062,262312,57,1067,221,196855,1068,0,
262394,1067,1069,1068,131320,1069,262205,55,1070,988,327879,55,1071,1070,99,327850,57,1072,1071,85,131321,1068,131320,
1068,458997,57,1073,221,1061,1072,1069,262201,55,1074,262,327745,84,1075,81,133,262205,55,1076,1075,327812,55,1077,79,
1076,327808,55,1078,1077,246,393281,87,1079,12,83,1078,262205,55,1080,1079,393281,84,1081,81,204,151,262205,55,1082,
1081,327812,55,1083,1080,1082,393281,84,1084,81,204,133,262205,55,1085,1084,327808,55,1086,1083,1085,327817,55,1087,
1086,165,327812,55,1088,92,1087,327808,55,1089,1088,90,196670,209,1089,262205,55,1090,209,327808,55,1091,1090,90,
196670,210,1091,327737,55,1092,562,1076,196670,155,1092,327737,55,1093,569,1076,196670,156,1093,262312,57,1094,222,
196855,1095,0,262394,1094,1096,1095,131320,1096,327745,84,1097,81,151,262205,55,1098,1097,327851,57,1099,1098,85,
131321,1095,131320,1095,458997,57,1100,222,1068,1099,1096,262312,57,1101,1100,196855,1102,0,262394,1101,1103,1102,
131320,1103,327745,84,1104,81,152,262205,55,1105,1104,327851,57,1106,1105,41,131321,1102,131320,1102,458997,57,1107,
1100,1095,1106,1103,393385,55,1108,1107,217,90,327879,55,1109,49,1108,327851,57,1110,1109,85,262312,57,1111,1107,
327847,57,1112,1110,1111,196855,1113,0,262394,1112,1114,1113,131320,1114,262205,55,1115,988,327879,55,1116,1115,102,
327850,57,1117,1116,85,131321,1113,131320,1113,458997,57,1118,1112,1102,1117,1114,327847,57,1119,1110,1107,262205,55,
1120,155,262205,55,1121,156,327808,55,1122,1120,1121,327854,57,1123,1122,99,196855,1124,0,262394,1123,1125,1126,
131320,1125,131321,1124,131320,1126,327810,55,1127,99,1122,131321,1124,131320,1124,458997,55,1128,85,1125,1127,1126,
327874,55,1129,135,1128,327858,57,1130,1122,99,196855,1131,0,262394,1130,1132,1133,131320,1132,131321,1131,131320,
1133,327810,55,1134,174,1122,327874,55,1135,135,1134,131321,1131,131320,1131,458997,55,1136,85,1132,1135,1133,327760,
58,1137,1129,1136,327814,55,1138,1074,189,327817,55,1139,1074,189,327851,57,1140,1139,85,393385,55,1141,1140,90,85,
327808,55,1142,1138,1141,393281,84,1143,81,204,83,262205,55,1144,1143,327812,55,1145,1085,1144,327854,57,1146,1145,
1142,262312,57,1147,1146,196855,1148,0,262394,1147,1149,1148,131320,1149,262201,55,1150,273,327810,55,1151,1142,1145,
458764,55,1152,1,38,1144,1151,327854,57,1153,1150,1152,131321,1148,131320,1148,458997,57,1154,1146,1131,1153,1149,
196855,1155,0,262394,1154,1156,1155,131320,1156,131321,1050,131320,1155,262201,53,1157,620,262205,55,1158,161,327850,
57,1159,1158,85,196855,1160,0,262394,1159,1161,1160,131320,1161,327808,55,1162,1077,247,393281,87,1163,12,83,1162,
458986,55,1164,1163,90,85,90,196670,223,1164,196670,224,85,196670,225,85,131321,1160,131320,1160,262205,55,1165,161,
131321,1166,131320,1166,458997,55,1167,1165,1160,1168,1169,327856,57,1170,1167,197,262390,1171,1169,0,262394,1170,
1169,1171,131320,1169,327745,170,1172,202,1167,196670,1172,85,327808,55,1168,1167,47,131321,1166,131320,1171,262368,
92,92,171,262205,55,1173,223,327810,55,1174,1173,1145,262205,55,1175,223,327812,55,1176,1175,189,327810,55,1177,1074,
1176,458764,55,1178,1,38,1177,189,262205,55,1179,160,327812,55,1180,1179,173,262205,55,1181,161,327856,57,1182,1181,
173,196855,1183,0,262394,1182,1184,1183,131320,1184,327850,57,1185,1085,85,196855,1186,0,262394,1185,1187,1188,131320,
1187,327812,55,1189,1076,173,327808,55,1190,226,1189,262205,55,1191,161,327808,55,1192,1190,1191,131321,1186,131320,
1188,327745,84,1193,81,172,262205,55,1194,1193,327879,55,1195,1085,90,327812,55,1196,1195,173,327808,55,1197,1194,
1196,262205,55,1198,161,327808,55,1199,1197,1198,131321,1186,131320,1186,458997,55,1200,1192,1187,1199,1188,393281,87,
1201,12,83,1200,262205,55,1202,1201,131321,1183,131320,1183,458997,55,1203,85,1171,1202,1186,196855,1204,0,262394,227,
1205,1204,131320,1205,196670,990,1174,327737,57,1206,677,990,131321,1204,131320,1204,458997,57,1207,227,1183,1206,
1205,131321,1208,131320,1208,458997,55,1209,85,1204,1210,1211,458997,57,1212,207,1204,1213,1211,458997,55,1214,85,
1204,1215,1211,458997,57,1216,1118,1204,1217,1211,458997,57,1218,1119,1204,1219,1211,458997,55,1220,85,1204,1221,1211,
458997,57,1222,207,1204,164,1211,458997,57,1223,1110,1204,207,1211,262390,1224,1211,0,131321,1225,131320,1225,327850,
57,1226,1178,189,196855,1227,0,262394,1226,1228,1229,131320,1228,196855,1230,0,262394,1054,1231,1232,131320,1231,
131321,1233,131320,1233,458997,55,1234,85,1231,1235,1236,327856,57,1237,1234,48,262390,1238,1236,1,262394,1237,1236,
1238,131320,1236,196670,992,1234,327737,55,1239,610,992,327808,55,1240,1176,1239,393273,58,1241,283,164,1240,327745,
65,1242,991,1234,196670,1242,1241,327808,55,1235,1234,133,131321,1233,131320,1238,131321,1230,131320,1232,131321,1243,
131320,1243,458997,55,1244,85,1232,1245,1246,327856,57,1247,1244,48,262390,1248,1246,1,262394,1247,1246,1248,131320,
1246,196670,993,1244,327737,55,1249,610,993,327808,55,1250,1176,1249,393273,58,1251,283,207,1250,327745,65,1252,991,
1244,196670,1252,1251,327808,55,1245,1244,133,131321,1243,131320,1248,131321,1230,131320,1230,196855,1253,0,262394,
1057,1254,1253,131320,1254,131321,1255,131320,1255,458997,55,1256,85,1254,1257,1258,327856,57,1259,1256,48,262390,
1260,1258,1,262394,1259,1258,1260,131320,1258,327745,65,1261,991,1256,262205,58,1262,1261,327737,58,1263,425,1262,
196670,1261,1263,327808,55,1257,1256,133,131321,1255,131320,1260,131321,1253,131320,1253,131321,1227,131320,1229,
131321,1264,131320,1264,458997,55,1265,85,1229,1266,1267,327856,57,1268,1265,48,262390,1269,1267,1,262394,1268,1270,
1269,131320,1270,327745,65,1271,991,1265,196670,1271,230,196670,994,1265,327737,55,1272,610,994,327856,57,1273,1272,
1178,196855,1274,0,262394,1273,1275,1274,131320,1275,196670,995,1265,327737,55,1276,610,995,327808,55,1277,1176,1276,
393273,58,1278,283,1054,1277,196670,1271,1278,196855,1279,0,262394,1057,1280,1279,131320,1280,262205,58,1281,1271,
327737,58,1282,425,1281,196670,1271,1282,131321,1279,131320,1279,131321,1274,131320,1274,131321,1267,131320,1267,
327808,55,1266,1265,133,131321,1264,131320,1269,131321,1227,131320,1227,196855,1283,0,262394,1223,1284,1283,131320,
1284,327745,65,1285,991,83,262205,58,1286,1285,196670,996,1286,327737,55,1287,603,996,196670,997,1287,327737,57,1288,
777,997,262312,57,1289,1288,131321,1283,131320,1283,458997,57,1290,1223,1227,1289,1284,196855,1291,0,262394,1290,1292,
1293,131320,1292,131321,1294,131320,1294,458997,55,1295,85,1292,1296,1297,327856,57,1298,1295,48,262390,1299,1297,1,
262394,1298,1297,1299,131320,1297,327745,65,1300,991,1295,262205,58,1301,1300,196670,999,1301,327737,55,1302,603,999,
327808,55,1303,1180,1302,327745,170,1304,202,1303,458986,55,1305,1304,90,85,90,327745,67,1306,998,1295,196670,1306,
1305,327808,55,1296,1295,133,131321,1294,131320,1299,131321,1291,131320,1293,131321,1307,131320,1307,458997,55,1308,
85,1293,1309,1310,327856,57,1311,1308,48,262390,1312,1310,1,262394,1311,1310,1312,131320,1310,327745,65,1313,991,1308,
262205,58,1314,1313,196670,1000,1314,327737,55,1315,603,1000,196670,1001,1180,196670,1002,1315,393273,55,1316,703,
1001,1002,327745,67,1317,998,1308,196670,1317,1316,327808,55,1309,1308,133,131321,1307,131320,1312,131321,1291,131320,
1291,262368,92,92,171,262205,55,1318,161,327856,57,1319,1318,173,196855,1320,0,262394,1319,1321,1320,131320,1321,
131321,1322,131320,1322,458997,55,1323,85,1321,1324,1325,458997,55,1326,85,1321,1327,1325,327856,57,1328,1326,166,
262390,1329,1325,1,262394,1328,1325,1329,131320,1325,327812,55,1330,1326,173,262205,55,1331,161,327808,55,1332,1330,
1331,327745,170,1333,202,1332,262205,55,1334,1333,327808,55,1324,1323,1334,327808,55,1327,1326,133,131321,1322,131320,
1329,262312,57,1335,1222,262312,57,1336,1207,327847,57,1337,1335,1336,196855,1338,0,262394,1337,1339,1338,131320,1339,
196670,1003,1174,327737,55,1340,655,1003,262205,55,1341,161,327808,55,1342,1340,1341,327850,57,1343,1174,85,262205,55,
1344,210,262205,55,1345,209,393385,55,1346,1343,1344,1345,327876,55,1347,1346,208,327877,55,1348,1347,1323,196670,
1004,1342,196670,1005,1348,393273,53,1349,670,1004,1005,131321,1338,131320,1338,131321,1320,131320,1320,458997,55,
1221,1220,1291,1323,1338,393565,55,1350,165,1,1221,262205,55,1351,159,262205,55,1352,158,327810,55,1353,1352,90,
327850,57,1354,1351,1353,196855,1355,0,262394,1354,1356,1355,131320,1356,262205,55,1357,160,327745,170,1358,169,1357,
196670,1358,1350,131321,1355,131320,1355,262368,92,92,171,262205,55,1359,161,327856,57,1360,1359,173,196855,1361,0,
262394,1360,1362,1361,131320,1362,327810,55,1363,1350,1221,131321,1364,131320,1364,458997,55,1365,1363,1362,1366,1367,
458997,55,1368,85,1362,1369,1367,262205,55,1370,160,327856,57,1371,1368,1370,262390,1372,1367,0,262394,1371,1367,1372,
131320,1367,327745,170,1373,169,1368,262205,55,1374,1373,327808,55,1366,1365,1374,327808,55,1369,1368,133,131321,1364,
131320,1372,131321,1375,131320,1375,458997,55,1376,1365,1372,1377,1378,458997,55,1379,85,1372,1380,1378,327856,57,
1381,1379,166,262390,1382,1378,1,262394,1381,1378,1382,131320,1378,327812,55,1383,1379,173,262205,55,1384,161,327808,
55,1385,1383,1384,327745,170,1386,202,1385,262205,55,1387,1386,262205,55,1388,161,327808,55,1389,1383,1388,327745,170,
1390,202,1389,196670,1390,1376,327808,55,1377,1376,1387,327808,55,1380,1379,133,131321,1375,131320,1382,131321,1361,
131320,1361,458997,55,1210,1209,1355,1365,1382,262368,92,92,171,131321,1391,131320,1391,458997,55,1392,85,1361,1393,
1394,327856,57,1395,1392,48,262390,1396,1394,1,262394,1395,1394,1396,131320,1394,327745,65,1397,991,1392,262205,58,
1398,1397,196670,1006,1398,327737,55,1399,603,1006,327808,55,1400,1180,1399,327745,170,1401,202,1400,262205,55,1402,
1401,327745,67,1403,998,1392,262205,55,1404,1403,327808,55,1405,1404,1402,196670,1403,1405,327808,55,1393,1392,133,
131321,1391,131320,1396,196855,1406,0,262394,1218,1407,1406,131320,1407,131321,1408,131320,1408,458997,57,1409,207,
1407,1410,1411,458997,55,1412,85,1407,1413,1411,327856,57,1414,1412,192,262390,1415,1411,1,262394,1414,1416,1415,
131320,1416,262368,92,92,171,327852,57,1417,1412,85,262205,55,1418,161,327850,57,1419,1418,85,327847,57,1420,1417,
1419,196855,1421,0,262394,1420,1422,1421,131320,1422,327745,170,1423,202,235,262205,55,1424,1423,327745,170,1425,234,
85,196670,1425,1424,131321,1421,131320,1421,196855,1426,0,262394,1417,1427,1426,131320,1427,262368,92,92,171,131321,
1426,131320,1426,131321,1428,131320,1428,458997,55,1429,85,1426,1430,1431,327856,57,1432,1429,48,262390,1433,1431,1,
262394,1432,1434,1433,131320,1434,327745,67,1435,998,1429,262205,55,1436,1435,196670,1007,1436,196670,1008,1412,
393273,57,1437,939,1007,1008,196855,1438,0,262394,1437,1439,1438,131320,1439,262205,55,1440,1435,327812,55,1441,1412,
193,327810,55,1442,1440,1441,327745,65,1443,991,1429,262205,58,1444,1443,196670,1009,1444,327737,55,1445,603,1009,
327876,55,1446,1445,236,196670,1010,1429,327737,55,1447,610,1010,327877,55,1448,1446,1447,327745,170,1449,202,1442,
196670,1449,1448,131321,1438,131320,1438,131321,1431,131320,1431,327808,55,1430,1429,133,131321,1428,131320,1433,
262368,92,92,171,131321,1450,131320,1450,458997,57,1410,1409,1433,1451,1452,458997,55,1453,85,1433,1454,1452,327856,
57,1455,1453,237,262390,1456,1452,1,262394,1455,1457,1456,131320,1457,327812,55,1458,1453,47,262205,55,1459,161,
327808,55,1460,1458,1459,327808,55,1461,1460,90,327856,57,1462,1461,193,196855,1463,0,262394,1462,1464,1463,131320,
1464,262312,57,1465,1410,196855,1466,0,262394,1465,1467,1466,131320,1467,327745,170,1468,202,1461,262205,55,1469,1468,
327745,170,1470,202,1460,262205,55,1471,1470,327856,57,1472,1469,1471,131321,1466,131320,1466,458997,57,1473,1410,
1464,1472,1467,131321,1463,131320,1463,458997,57,1474,1410,1457,1473,1466,327850,57,1475,1460,85,327847,57,1476,1475,
1417,196855,1477,0,262394,1476,1478,1477,131320,1478,262312,57,1479,1474,196855,1480,0,262394,1479,1481,1480,131320,
1481,327745,170,1482,202,1460,262205,55,1483,1482,327745,170,1484,234,85,262205,55,1485,1484,327856,57,1486,1483,1485,
131321,1480,131320,1480,458997,57,1487,1474,1478,1486,1481,131321,1477,131320,1477,458997,57,1451,1474,1463,1487,1480,
131321,1452,131320,1452,327808,55,1454,1453,133,131321,1450,131320,1456,131321,1411,131320,1411,327808,55,1413,1412,
133,131321,1408,131320,1415,196855,1488,0,262394,1409,1489,1488,131320,1489,196670,225,90,131321,1488,131320,1488,
262368,92,92,171,262205,55,1490,225,327851,57,1491,1490,85,196855,1492,0,262394,1491,1493,1492,131320,1493,262205,55,
1494,161,131321,1495,131320,1495,458997,55,1496,1494,1493,1497,1498,327856,57,1499,1496,197,262390,1500,1498,0,262394,
1499,1498,1500,131320,1498,327745,170,1501,202,1496,196670,1501,85,327808,55,1497,1496,47,131321,1495,131320,1500,
262368,92,92,171,131321,1211,131320,1492,131321,1406,131320,1406,458997,57,1502,207,1396,1409,1492,131321,1503,131320,
1503,458997,55,1504,1214,1406,1505,1506,458997,57,1507,1502,1406,1508,1506,458997,55,1509,85,1406,1510,1506,327856,57,
1511,1509,192,262390,1512,1506,1,262394,1511,1513,1512,131320,1513,262368,92,92,171,131321,1514,131320,1514,458997,55,
1515,85,1513,1516,1517,327856,57,1518,1515,48,262390,1519,1517,1,262394,1518,1520,1519,131320,1520,327745,67,1521,998,
1515,262205,55,1522,1521,196670,1011,1522,196670,1012,1509,393273,57,1523,939,1011,1012,196855,1524,0,262394,1523,
1525,1524,131320,1525,262205,55,1526,1521,327812,55,1527,1509,193,327810,55,1528,1526,1527,196670,1013,1528,327745,65,
1529,991,1515,262205,58,1530,1529,196670,1014,1530,196670,1015,13,458809,53,1531,952,1013,1014,1015,131321,1524,
131320,1524,131321,1517,131320,1517,327808,55,1516,1515,133,131321,1514,131320,1519,327850,57,1532,1509,85,262312,57,
1533,1212,327847,57,1534,1532,1533,196855,1535,0,262394,1534,1536,1535,131320,1536,262205,55,1537,161,327856,57,1538,
1537,173,196855,1539,0,262394,1538,1540,1541,131320,1540,262205,55,1542,161,196670,1016,1542,196670,1017,1174,196670,
1018,1504,458809,55,1543,790,1016,1017,1018,262205,55,1544,1018,131321,1539,131320,1541,131321,1539,131320,1539,
458997,55,1545,1544,1540,1504,1541,458997,55,1546,1543,1540,85,1541,327852,57,1547,1546,85,196855,1548,0,262394,1547,
1549,1548,131320,1549,458991,55,1550,224,90,85,1546,131321,1548,131320,1548,262368,92,92,171,131321,1551,131320,1551,
458997,55,1552,1546,1548,1553,1554,458997,55,1555,1545,1548,1556,1554,262205,55,1557,224,327852,57,1558,1557,85,
262390,1559,1554,0,262394,1558,1560,1559,131320,1560,262205,55,1561,224,327810,55,1562,1561,90,262368,92,92,171,
262205,55,1563,161,327850,57,1564,1563,85,196855,1565,0,262394,1564,1566,1565,131320,1566,196670,224,85,131321,1565,
131320,1565,327808,55,1567,1145,1562,327812,55,1568,1567,189,196670,1019,1562,196670,1020,1568,196670,1021,1054,
196670,1022,1057,524345,53,1569,870,1019,1020,1021,1022,262368,92,92,171,327852,57,1570,1552,85,196855,1571,0,262394,
1570,1572,1571,131320,1572,262205,55,1573,161,196670,1023,1573,196670,1024,1552,196670,1025,1555,458809,55,1574,790,
1023,1024,1025,262205,55,1575,1025,131321,1571,131320,1571,458997,55,1556,1555,1565,1575,1572,458997,55,1553,1552,
1565,1574,1572,327852,57,1576,1553,85,196855,1577,0,262394,1576,1578,1577,131320,1578,458991,55,1579,224,90,85,1553,
131321,1577,131320,1577,262368,92,92,171,131321,1554,131320,1554,131321,1551,131320,1559,262205,55,1580,161,327856,57,
1581,1580,173,196855,1582,0,262394,1581,1583,1582,131320,1583,327852,57,1584,1174,85,262312,57,1585,1207,327847,57,
1586,1584,1585,196855,1587,0,262394,1586,1588,1587,131320,1588,196670,1026,1174,327737,55,1589,655,1026,262205,55,
1590,161,327808,55,1591,1589,1590,262205,55,1592,210,327876,55,1593,1592,208,327808,55,1594,1555,1221,327877,55,1595,
1593,1594,196670,1027,1591,196670,1028,1595,393273,53,1596,670,1027,1028,131321,1587,131320,1587,327808,55,1597,1174,
90,327850,57,1598,1597,1144,196855,1599,0,262394,1598,1600,1599,131320,1600,327745,84,1601,81,172,262205,55,1602,1601,
262344,55,1603,1085,327879,55,1604,1603,90,327812,55,1605,1604,173,327808,55,1606,1602,1605,262205,55,1607,161,327808,
55,1608,1606,1607,327808,55,1609,1203,1555,327808,55,1610,1609,1221,393281,87,1611,12,83,1608,196670,1611,1610,131321,
1599,131320,1599,262205,55,1612,161,327808,55,1613,1203,1555,327810,55,1614,1613,1210,327745,170,1615,238,1612,196670,
1615,1614,131321,1582,131320,1582,131321,1535,131320,1535,458997,55,1505,1504,1519,1555,1582,262368,92,92,171,131321,
1616,131320,1616,458997,57,1508,1507,1535,1617,1618,458997,55,1619,85,1535,1620,1618,327856,57,1621,1619,237,262390,
1622,1618,1,262394,1621,1623,1622,131320,1623,327812,55,1624,1619,47,262205,55,1625,161,327808,55,1626,1624,1625,
327812,55,1627,1509,193,327808,55,1628,1627,1626,196670,1029,1626,196670,1030,13,393273,58,1629,970,1029,1030,196670,
1031,1629,327737,55,1630,603,1031,327745,170,1631,238,1630,262205,55,1632,1631,327808,55,1633,1632,1628,196855,1634,0,
262394,222,1635,1634,131320,1635,327812,55,1636,1509,237,327808,55,1637,1636,1619,327745,67,1638,1032,1637,196670,
1638,1633,131321,1634,131320,1634,327856,57,1639,1628,1178,327847,57,1640,1073,1639,196855,1641,0,262394,1640,1642,
1641,131320,1642,262312,57,1643,1054,196855,1644,0,262394,1060,1645,1646,131320,1645,327737,58,1647,475,1629,131321,
1644,131320,1646,131321,1644,131320,1644,458997,58,1648,1647,1645,1629,1646,458809,53,1649,326,1643,1633,1648,131321,
1641,131320,1641,196855,1650,0,262394,1216,1651,1650,131320,1651,327808,55,1652,1626,90,327856,57,1653,1652,193,
196855,1654,0,262394,1653,1655,1654,131320,1655,262312,57,1656,1508,196855,1657,0,262394,1656,1658,1657,131320,1658,
196670,1033,1652,196670,1034,13,393273,58,1659,970,1033,1034,327879,58,1660,1659,1137,327879,58,1661,1629,1137,393273,
57,1662,577,1660,1661,131321,1657,131320,1657,458997,57,1663,1508,1655,1662,1658,131321,1654,131320,1654,458997,57,
1664,1508,1651,1663,1657,327850,57,1665,1626,85,327852,57,1666,1509,85,327847,57,1667,1665,1666,196855,1668,0,262394,
1667,1669,1668,131320,1669,262312,57,1670,1664,196855,1671,0,262394,1670,1672,1671,131320,1672,327879,58,1673,1629,
1137,262205,58,1674,234,327879,58,1675,1674,1137,393273,57,1676,577,1673,1675,131321,1671,131320,1671,458997,57,1677,
1664,1669,1676,1672,131321,1668,131320,1668,458997,57,1678,1664,1654,1677,1671,131321,1650,131320,1650,458997,57,1617,
1508,1641,1678,1668,131321,1618,131320,1618,327808,55,1620,1619,133,131321,1616,131320,1622,327847,57,1679,242,1216,
196855,1680,0,262394,1679,1681,1680,131320,1681,262368,92,92,171,262205,55,1682,161,327850,57,1683,1682,85,196855,
1684,0,262394,1683,1685,1684,131320,1685,196670,1035,243,196670,1036,13,393273,58,1686,970,1035,1036,196670,234,1686,
131321,1684,131320,1684,131321,1680,131320,1680,131321,1506,131320,1506,327808,55,1510,1509,133,131321,1503,131320,
1512,196855,1687,0,262394,222,1688,1687,131320,1688,131321,1689,131320,1689,458997,55,1690,85,1688,1691,1692,327856,
57,1693,1690,48,262390,1694,1692,1,262394,1693,1695,1694,131320,1695,196670,1037,1690,327737,55,1696,610,1037,327808,
55,1697,1176,1696,327760,58,1698,1697,85,327745,65,1699,1038,1690,196670,1699,1698,262312,57,1700,1066,196855,1701,0,
262394,1700,1702,1701,131320,1702,196670,1039,1690,327737,55,1703,610,1039,327856,57,1704,1703,1178,131321,1701,
131320,1701,458997,57,1705,1700,1695,1704,1702,196855,1706,0,262394,1705,1707,1706,131320,1707,393273,58,1708,367,
1054,1697,196670,1699,1708,131321,1706,131320,1706,131321,1692,131320,1692,327808,55,1691,1690,133,131321,1689,131320,
1694,131321,1709,131320,1709,458997,55,1710,85,1694,1711,1712,327856,57,1713,1710,192,262390,1714,1712,1,262394,1713,
1715,1714,131320,1715,262368,92,92,171,131321,1716,131320,1716,458997,55,1717,85,1715,1718,1719,327856,57,1720,1717,
48,262390,1721,1719,1,262394,1720,1722,1721,131320,1722,327745,67,1723,998,1717,262205,55,1724,1723,196670,1040,1724,
196670,1041,1710,393273,57,1725,939,1040,1041,196855,1726,0,262394,1725,1727,1726,131320,1727,262205,55,1728,1723,
327812,55,1729,1710,193,327810,55,1730,1728,1729,196670,1042,1730,327745,65,1731,1038,1717,262205,58,1732,1731,196670,
1043,1732,196670,1044,33,458809,53,1733,952,1042,1043,1044,131321,1726,131320,1726,131321,1719,131320,1719,327808,55,
1718,1717,133,131321,1716,131320,1721,262368,92,92,171,131321,1734,131320,1734,458997,55,1735,85,1721,1736,1737,
327856,57,1738,1735,237,262390,1739,1737,1,262394,1738,1740,1739,131320,1740,327812,55,1741,1735,47,262205,55,1742,
161,327808,55,1743,1741,1742,327812,55,1744,1710,193,327808,55,1745,1744,1743,327856,57,1746,1745,1178,196855,1747,0,
262394,1746,1748,1747,131320,1748,262312,57,1749,1054,327812,55,1750,1710,237,327808,55,1751,1750,1735,327745,67,1752,
1032,1751,262205,55,1753,1752,196670,1045,1743,196670,1046,33,393273,58,1754,970,1045,1046,458809,53,1755,399,1749,
1753,1754,131321,1747,131320,1747,131321,1737,131320,1737,327808,55,1736,1735,133,131321,1734,131320,1739,131321,1712,
131320,1712,327808,55,1711,1710,133,131321,1709,131320,1714,131321,1687,131320,1687,262312,57,1756,1216,196855,1757,0,
262394,1756,1758,1757,131320,1758,131321,1224,131320,1757,196855,1759,0,262394,1507,1760,1759,131320,1760,196670,225,
90,131321,1759,131320,1759,262368,92,92,171,262205,55,1761,225,327850,57,1762,1761,85,196855,1763,0,262394,1762,1764,
1763,131320,1764,131321,1224,131320,1763,196833,90,244,262205,55,1765,161,131321,1766,131320,1766,458997,55,1767,1765,
1763,1768,1769,327856,57,1770,1767,197,262390,1771,1769,0,262394,1770,1769,1771,131320,1769,327745,170,1772,202,1767,
196670,1772,85,327808,55,1768,1767,47,131321,1766,131320,1771,262368,92,92,171,131321,1211,131320,1211,458997,57,1213,
1212,1500,164,1771,458997,55,1215,1214,1500,1504,1771,458997,57,1217,1216,1500,207,1771,458997,57,1219,207,1500,1218,
1771,131321,1208,131320,1224,327847,57,1773,245,1207,262205,55,1774,161,327856,57,1775,1774,173,327847,57,1776,1773,
1775,196855,1777,0,262394,1776,1778,1777,131320,1778,196670,1047,1174,327737,55,1779,655,1047,262205,55,1780,161,
327808,55,1781,1779,1780,262205,55,1782,210,327876,55,1783,1782,208,327808,55,1784,1504,1221,327877,55,1785,1783,1784,
196670,1048,1781,196670,1049,1785,393273,53,1786,670,1048,1049,131321,1777,131320,1777,131321,1050,131320,1050,65789,
65592};
/* tile_sort.comp, 8803 words */
static const uint32_t gpusorti_spv_tile_sort[] = {
119734787,66304,524299,1557,0,131089,1,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,0,1,524303,5,2,0x6e69616d,0,
3,4,5,393232,2,17,1,1,1,262215,6,1,1,262215,7,6,4,327752,8,0,35,0,327752,8,1,35,4,327752,8,2,35,8,327752,8,3,35,12,
327752,8,4,35,16,327752,8,5,35,20,327752,8,6,35,24,327752,8,7,35,40,327752,8,8,35,44,196679,8,2,262215,9,6,4,327752,
10,0,35,0,196679,10,2,262215,11,34,0,262215,11,33,3,262215,3,11,26,262215,4,11,24,262215,12,1,5,262215,13,6,8,327752,
14,0,35,0,196679,14,2,262215,15,34,0,262215,15,33,2,262215,16,6,8,327752,17,0,35,0,196679,17,2,262215,18,34,0,262215,
18,33,0,262215,19,6,4,327752,20,0,35,0,196679,20,2,262215,21,34,0,262215,21,33,2,262215,22,1,7,262215,23,6,4,327752,
24,0,35,0,196679,24,2,262215,25,34,0,262215,25,33,0,262215,26,1,10,262215,27,6,8,327752,28,0,35,0,196679,28,2,262215,
29,34,0,262215,29,33,1,262215,30,6,4,327752,31,0,35,0,196679,31,2,262215,32,34,0,262215,32,33,1,262215,33,1,8,262215,
34,1,6,262215,35,1,9,262215,36,1,0,262215,37,1,12,262215,5,11,27,262215,38,1,4,262215,39,1,3,262215,40,1,11,262215,41,
1,0,262215,42,11,25,131091,43,196641,44,43,262165,45,32,0,196641,46,45,131092,47,262167,48,45,2,327713,49,48,47,45,
393249,50,43,47,45,48,262177,51,48,48,196641,52,48,327713,53,47,48,48,262176,54,7,45,262177,55,45,54,262177,56,48,54,
262174,57,48,45,262177,58,57,54,262176,59,7,57,327713,60,43,54,59,262176,61,7,48,393249,62,43,59,59,61,393249,63,43,
54,61,54,262177,64,43,54,262194,45,6,8,262172,65,57,6,262176,66,7,65,393249,67,43,54,66,61,327713,68,43,54,61,262176,
69,7,47,393249,70,43,54,54,69,262187,45,71,4,262172,7,45,71,720926,8,45,45,45,45,45,45,7,45,45,262176,72,9,8,262203,
72,73,9,262165,74,32,1,262187,74,75,0,262176,76,9,45,262187,45,77,0,196637,9,45,196638,10,9,262176,78,12,10,262203,78,
11,12,262176,79,12,45,262167,80,45,3,262176,81,1,80,262203,81,3,1,262187,45,82,1,262176,83,1,45,262203,81,4,1,262194,
45,12,1,262187,45,84,2,393268,47,85,170,12,84,196637,13,48,196638,14,13,262176,86,12,14,262203,86,15,12,262187,74,87,
7,262176,88,12,48,196637,16,48,196638,17,16,262176,89,12,17,262203,89,18,12,196637,19,45,196638,20,19,262176,90,12,20,
262203,90,21,12,262194,45,22,32,262187,45,91,32,393268,47,92,170,22,91,196637,23,45,196638,24,23,262176,93,12,24,
262203,93,25,12,262187,45,94,16,393268,47,95,170,22,94,458804,45,96,169,95,82,84,393268,74,97,128,22,77,393268,47,98,
170,12,84,262194,45,26,0,393268,47,99,170,26,84,262187,74,100,8,196637,27,48,196638,28,27,262176,101,12,28,262203,101,
29,12,196637,30,45,196638,31,30,262176,102,12,31,262203,102,32,12,393268,47,103,170,26,84,393268,47,104,170,12,84,
262194,45,33,0,393268,47,105,170,33,82,262194,45,34,32,393268,45,106,130,34,82,262187,45,107,31,393268,45,108,199,106,
107,393268,45,109,196,82,108,393268,47,110,170,33,84,262187,74,111,31,262194,45,35,0,393268,47,112,171,35,77,393268,
47,113,170,33,82,393268,47,114,170,33,84,393268,45,115,130,34,82,393268,74,116,128,115,77,262187,74,117,1,393268,47,
118,174,34,91,262187,45,119,0xffffffff,393268,45,120,199,34,107,393268,45,121,196,82,120,393268,45,122,130,121,82,
458804,45,123,169,118,119,122,393268,47,124,171,35,77,393268,47,125,170,12,84,393268,47,126,171,35,77,393268,47,127,
170,33,82,393268,47,128,170,33,84,393268,47,129,171,35,77,393268,47,130,170,33,82,393268,47,131,170,33,84,393268,45,
132,130,34,82,393268,74,133,128,132,77,262187,74,134,3,262187,74,135,4,262187,45,136,64,393268,47,137,170,12,84,
393268,47,138,174,6,94,262187,45,139,8,393268,47,140,174,6,139,262187,45,141,3,393268,47,142,174,6,71,458804,45,143,
169,142,84,82,458804,45,144,169,140,141,143,458804,45,145,169,138,71,144,393268,47,146,170,12,84,393268,47,147,170,12,
84,262194,45,36,256,393268,45,148,132,36,6,393268,45,149,134,148,6,393268,45,150,128,148,149,458804,45,151,169,147,
150,82,262172,152,48,151,262176,153,4,152,262203,153,154,4,262176,155,4,48,393268,47,156,170,12,82,458804,45,157,169,
156,150,82,262172,158,45,157,262176,159,4,158,262203,159,160,4,262176,161,4,45,262194,45,37,0,327732,45,162,200,37,
393268,45,163,199,162,82,393268,45,164,197,26,163,393268,47,165,171,164,77,458804,45,166,169,165,150,82,262172,167,45,
166,262176,168,4,167,262203,168,169,4,393268,47,170,170,12,84,393268,47,171,170,12,82,327732,47,172,168,165,393268,47,
173,167,171,172,393268,45,174,199,37,82,393268,47,175,171,174,77,393268,45,176,199,37,82,393268,47,177,171,176,77,
393268,47,178,170,12,84,262167,179,47,2,393268,45,180,132,36,6,393268,45,181,128,148,180,393268,45,182,130,181,82,
393268,45,183,132,36,6,393268,45,184,134,182,183,262203,81,5,1,393268,45,185,194,6,117,393268,45,186,134,6,84,393268,
45,187,130,6,82,393268,45,188,194,6,117,393268,45,189,130,6,82,262187,74,190,2,393268,45,191,194,6,190,393268,45,192,
134,6,84,393268,45,193,130,6,82,262194,45,38,1,393268,47,194,171,38,77,262194,45,39,32,393268,47,195,178,39,36,262187,
45,196,264,393268,45,197,199,37,84,393268,47,198,171,197,77,393268,45,199,132,71,145,393268,45,200,132,71,145,393268,
45,201,132,71,145,393268,45,202,196,82,201,393268,45,203,132,141,145,393268,45,204,132,141,145,393268,45,205,132,141,
145,393268,45,206,196,82,205,393268,45,207,132,84,145,393268,45,208,132,84,145,393268,45,209,132,84,145,393268,45,210,
196,82,209,393268,45,211,196,82,145,393268,45,212,199,37,84,393268,47,213,171,212,77,393268,45,214,196,6,82,393268,47,
215,178,214,148,393268,45,216,196,6,77,393268,45,217,196,6,84,393268,47,218,178,217,148,393268,45,219,196,6,82,393268,
45,220,196,6,141,393268,47,221,178,220,148,393268,45,222,196,6,84,393268,45,223,196,6,71,393268,47,224,178,223,148,
393268,45,225,196,6,141,262187,45,226,5,393268,45,227,196,6,226,393268,47,228,178,227,148,393268,45,229,196,6,71,
262187,45,230,6,393268,45,231,196,6,230,393268,47,232,178,231,148,393268,45,233,196,6,226,262187,45,234,7,393268,45,
235,196,6,234,393268,47,236,178,235,148,393268,45,237,196,6,230,393268,45,238,196,6,139,393268,47,239,178,238,148,
393268,45,240,196,6,234,262187,45,241,9,393268,45,242,196,6,241,393268,47,243,178,242,148,393268,45,244,196,6,139,
262187,45,245,10,393268,45,246,196,6,245,393268,47,247,178,246,148,393268,45,248,196,6,241,262187,45,249,11,393268,45,
250,196,6,249,393268,47,251,178,250,148,393268,45,252,196,6,245,393268,45,253,134,91,22,393268,74,254,128,22,77,
262187,74,255,6,327724,48,256,119,119,327724,57,257,256,119,196650,47,258,262187,45,259,72,262194,45,40,0,393268,45,
260,199,40,84,393268,47,261,171,260,77,393268,47,262,176,22,91,262187,74,263,5,393268,47,264,170,12,84,393268,47,265,
171,26,77,262172,266,48,6,262176,267,7,266,393268,45,268,199,40,82,393268,47,269,171,268,77,393268,45,270,199,40,82,
393268,47,271,170,270,77,262194,45,41,1,393267,80,42,41,82,82,327734,43,2,0,44,131320,272,262203,66,273,7,262203,54,
274,7,262203,66,275,7,262203,61,276,7,262203,54,277,7,262203,61,278,7,262203,54,279,7,262203,54,280,7,262203,69,281,7,
262203,54,282,7,262203,54,283,7,262203,54,284,7,262203,54,285,7,262203,54,286,7,262203,54,287,7,262203,267,288,7,
196855,289,0,196859,77,290,131320,290,262201,45,291,292,327812,45,293,291,148,262201,45,294,295,327854,47,296,293,294,
196855,297,0,262394,296,298,297,131320,298,131321,289,131320,297,327810,45,299,294,293,458764,45,300,1,38,299,148,
393281,76,301,73,255,75,262205,45,302,301,327879,45,303,302,82,327851,47,304,303,77,327879,45,305,302,84,327851,47,
306,305,77,327879,45,307,302,71,327851,47,308,307,77,327808,45,309,300,6,327810,45,310,309,82,327814,45,311,310,6,
327745,83,312,5,77,262205,45,313,312,262201,48,314,315,131321,316,131320,316,458997,45,317,77,297,318,319,327856,47,
320,317,6,262390,321,319,1,262394,320,322,321,131320,322,327812,45,323,317,311,327808,45,324,313,323,327745,59,325,
273,317,196670,325,257,327856,47,326,313,311,327856,47,327,324,300,327847,47,328,326,327,196855,329,0,262394,328,330,
329,131320,330,327808,45,331,293,324,393273,48,332,333,258,331,327760,57,334,332,324,196670,325,334,196855,335,0,
262394,304,336,335,131320,336,393281,61,337,273,317,75,262205,48,338,337,327737,48,339,340,338,196670,337,339,131321,
335,131320,335,131321,329,131320,329,131321,319,131320,319,327808,45,318,317,117,131321,316,131320,321,196670,274,313,
262205,65,341,273,196670,275,341,196670,276,314,458809,43,342,343,274,275,276,196670,277,311,196670,278,314,393273,43,
344,345,277,278,262312,47,346,308,196855,347,0,262394,346,348,347,131320,348,262368,84,84,259,131321,347,131320,347,
196855,349,0,262394,306,350,349,131320,350,131321,349,131320,349,458997,47,351,306,347,261,350,262312,47,352,351,
196855,353,0,262394,352,354,353,131320,354,327847,47,355,262,346,196855,356,0,262394,355,357,358,131320,357,196670,
279,293,196670,280,300,196670,281,306,458809,43,359,360,279,280,281,131321,356,131320,358,131321,361,131320,361,
458997,45,362,77,358,363,364,327856,47,365,362,6,262390,366,364,1,262394,365,367,366,131320,367,327812,45,368,362,36,
327808,45,369,368,313,327856,47,370,369,300,196855,371,0,262394,370,372,371,131320,372,196670,282,369,327737,45,373,
374,282,196670,283,373,327737,48,375,376,283,196855,377,0,262394,306,378,377,131320,378,327737,48,379,380,375,131321,
377,131320,377,458997,48,381,375,372,379,378,327808,45,382,293,369,458809,43,383,384,308,382,381,131321,371,131320,
371,131321,364,131320,364,327808,45,363,362,117,131321,361,131320,366,131321,356,131320,356,131321,353,131320,353,
393281,76,385,73,255,190,262205,45,386,385,327851,47,387,386,77,196855,388,0,262394,387,389,388,131320,389,131321,390,
131320,390,458997,45,391,313,389,392,393,327814,45,394,300,386,327856,47,395,391,394,262390,396,393,0,262394,395,397,
396,131320,397,327808,45,398,391,82,327812,45,399,398,386,327810,45,400,399,82,196670,284,400,327737,45,401,374,284,
196670,285,401,327737,48,402,376,285,327745,76,403,73,263,262205,45,404,403,327814,45,405,293,386,327808,45,406,405,
391,327812,45,407,406,12,327808,45,408,404,407,327761,45,409,402,0,393281,79,410,11,75,408,196670,410,409,196855,411,
0,262394,264,412,411,131320,412,327808,45,413,408,82,327761,45,414,402,1,393281,79,415,11,75,413,196670,415,414,
131321,411,131320,411,131321,393,131320,393,327808,45,392,391,36,131321,390,131320,396,131321,388,131320,388,196855,
416,0,262394,265,417,416,131320,417,131321,418,131320,418,458997,45,419,77,417,420,421,327856,47,422,419,6,262390,423,
421,1,262394,422,424,423,131320,424,327812,45,425,419,36,327808,45,426,425,313,327856,47,427,426,300,196855,428,0,
262394,427,429,428,131320,429,196670,286,426,327737,45,430,374,286,196670,287,430,327737,45,431,432,287,327808,45,433,
293,431,196855,434,0,262394,269,435,436,131320,435,327760,48,437,433,77,131321,434,131320,436,393273,48,438,439,258,
433,131321,434,131320,434,458997,48,440,437,435,438,436,327745,61,441,288,419,196670,441,440,131321,428,131320,428,
131321,421,131320,421,327808,45,420,419,117,131321,418,131320,423,327847,47,442,271,346,196855,443,0,262394,442,444,
443,131320,444,262368,84,84,259,131321,443,131320,443,131321,445,131320,445,458997,45,446,77,443,447,448,327856,47,
449,446,6,262390,450,448,1,262394,449,451,450,131320,451,327812,45,452,446,36,327808,45,453,452,313,327856,47,454,453,
300,196855,455,0,262394,454,456,455,131320,456,327808,45,457,293,453,327745,61,458,288,446,262205,48,459,458,458809,
43,460,461,308,457,459,131321,455,131320,455,131321,448,131320,448,327808,45,447,446,117,131321,445,131320,450,131321,
416,131320,416,131321,289,131320,289,65789,65592,327734,45,295,0,46,131320,462,327745,76,463,73,75,262205,45,464,463,
327851,47,465,464,77,196855,466,0,262394,465,467,468,131320,467,131321,466,131320,468,393281,79,469,11,75,75,262205,
45,470,469,131321,466,131320,466,458997,45,471,464,467,470,468,131326,471,65592,327734,45,292,0,46,131320,472,327745,
83,473,3,82,262205,45,474,473,327745,83,475,4,77,262205,45,476,475,327812,45,477,474,476,327745,83,478,3,77,262205,45,
479,478,327808,45,480,477,479,131326,480,65592,327734,48,333,0,49,196663,47,481,196663,45,482,131320,483,196855,484,0,
196859,77,485,131320,485,196855,486,0,262394,85,487,486,131320,487,196855,488,0,262394,481,489,490,131320,489,327745,
76,491,73,87,262205,45,492,491,327808,45,493,492,482,393281,88,494,15,75,493,262205,48,495,494,131321,488,131320,490,
393281,88,496,18,75,482,262205,48,497,496,131321,488,131320,488,458997,48,498,495,489,497,490,131321,484,131320,486,
196855,499,0,262394,481,500,499,131320,500,327745,76,501,73,87,262205,45,502,501,327808,45,503,502,482,393281,79,504,
21,75,503,262205,45,505,504,327760,48,506,505,77,131321,484,131320,499,196855,507,0,262394,92,508,507,131320,508,
393281,79,509,25,75,482,262205,45,510,509,327760,48,511,510,77,131321,484,131320,507,327876,45,512,82,96,327810,45,
513,512,82,327879,45,514,482,513,327812,45,515,514,22,327874,45,516,482,96,393281,79,517,25,75,516,262205,45,518,517,
262268,74,519,515,393419,45,520,518,519,97,327760,48,521,520,77,131321,484,131320,484,721141,48,522,498,488,506,500,
511,508,521,507,131326,522,65592,327734,43,384,0,50,196663,47,523,196663,45,524,196663,48,525,131320,526,196855,527,0,
262394,98,528,529,131320,528,196855,530,0,262394,523,531,532,131320,531,327745,76,533,73,87,262205,45,534,533,327808,
45,535,534,524,393281,88,536,15,75,535,196670,536,525,131321,530,131320,532,393281,88,537,18,75,524,196670,537,525,
131321,530,131320,530,131321,527,131320,529,196855,538,0,262394,523,539,540,131320,539,327745,76,541,73,87,262205,45,
542,541,327808,45,543,542,524,327761,45,544,525,0,393281,79,545,21,75,543,196670,545,544,131321,538,131320,540,327761,
45,546,525,0,393281,79,547,25,75,524,196670,547,546,131321,538,131320,538,131321,527,131320,527,65789,65592,327734,48,
439,0,49,196663,47,548,196663,45,549,131320,550,196855,551,0,196859,77,552,131320,552,196855,553,0,262394,99,554,553,
131320,554,196855,555,0,262394,548,556,557,131320,556,327745,76,558,73,100,262205,45,559,558,327808,45,560,559,549,
393281,88,561,15,75,560,262205,48,562,561,131321,555,131320,557,393281,88,563,29,75,549,262205,48,564,563,131321,555,
131320,555,458997,48,565,562,556,564,557,131321,551,131320,553,196855,566,0,262394,548,567,568,131320,567,327745,76,
569,73,100,262205,45,570,569,327808,45,571,570,549,393281,79,572,21,75,571,262205,45,573,572,131321,566,131320,568,
393281,79,574,32,75,549,262205,45,575,574,131321,566,131320,566,458997,45,576,573,567,575,568,327760,48,577,576,77,
131321,551,131320,551,458997,48,578,565,555,577,566,131326,578,65592,327734,43,461,0,50,196663,47,579,196663,45,580,
196663,48,581,131320,582,196855,583,0,262394,103,584,585,131320,584,196855,586,0,262394,579,587,588,131320,587,327745,
76,589,73,100,262205,45,590,589,327808,45,591,590,580,393281,88,592,15,75,591,196670,592,581,131321,586,131320,588,
393281,88,593,29,75,580,196670,593,581,131321,586,131320,586,131321,583,131320,585,196855,594,0,262394,579,595,596,
131320,595,327745,76,597,73,100,262205,45,598,597,327808,45,599,598,580,327761,45,600,581,0,393281,79,601,21,75,599,
196670,601,600,131321,594,131320,596,327761,45,602,581,0,393281,79,603,32,75,580,196670,603,602,131321,594,131320,594,
131321,583,131320,583,65789,65592,327734,48,340,0,51,196663,48,604,131320,605,196855,606,0,262394,104,607,608,131320,
607,196855,609,0,262394,105,610,609,131320,610,327761,45,611,604,1,327878,45,612,611,109,393298,48,613,612,604,1,
131321,609,131320,609,458997,48,614,604,607,613,610,196855,615,0,262394,110,616,615,131320,616,327761,45,617,614,1,
262268,74,618,617,327875,74,619,618,111,262268,45,620,619,327877,45,621,620,109,327760,48,622,620,621,327878,48,623,
614,622,131321,615,131320,615,458997,48,624,614,609,623,616,196855,625,0,262394,112,626,625,131320,626,262344,48,627,
624,131321,625,131320,625,458997,48,628,624,615,627,626,131321,606,131320,608,196855,629,0,262394,113,630,629,131320,
630,327761,45,631,604,0,327878,45,632,631,109,393298,48,633,632,604,0,131321,629,131320,629,458997,48,634,604,608,633,
630,196855,635,0,262394,114,636,635,131320,636,327761,45,637,634,0,262268,74,638,637,393418,74,639,638,116,117,262268,
45,640,639,327877,45,641,640,109,327879,45,642,641,123,327878,45,643,637,642,393298,48,644,643,634,0,131321,635,
131320,635,458997,48,645,634,629,644,636,196855,646,0,262394,124,647,646,131320,647,327761,45,648,645,0,327878,45,649,
648,123,393298,48,650,649,645,0,131321,646,131320,646,458997,48,651,645,635,650,647,131321,606,131320,606,458997,48,
652,628,625,651,646,131326,652,65592,327734,48,380,0,51,196663,48,653,131320,654,196855,655,0,262394,125,656,657,
131320,656,196855,658,0,262394,126,659,658,131320,659,262344,48,660,653,131321,658,131320,658,458997,48,661,653,656,
660,659,196855,662,0,262394,127,663,662,131320,663,327761,45,664,661,1,327878,45,665,664,109,393298,48,666,665,661,1,
131321,662,131320,662,458997,48,667,661,658,666,663,196855,668,0,262394,128,669,668,131320,669,327761,45,670,667,1,
262268,74,671,670,327875,74,672,671,111,262268,45,673,672,262344,45,674,673,327877,45,675,674,109,327760,48,676,674,
675,327878,48,677,667,676,131321,668,131320,668,458997,48,678,667,662,677,669,131321,655,131320,657,196855,679,0,
262394,129,680,679,131320,680,327761,45,681,653,0,327878,45,682,681,123,393298,48,683,682,653,0,131321,679,131320,679,
458997,48,684,653,657,683,680,196855,685,0,262394,130,686,685,131320,686,327761,45,687,684,0,327878,45,688,687,109,
393298,48,689,688,684,0,131321,685,131320,685,458997,48,690,684,679,689,686,196855,691,0,262394,131,692,691,131320,
692,327761,45,693,690,0,262268,74,694,693,393418,74,695,694,133,117,262268,45,696,695,262344,45,697,696,327877,45,698,
697,109,327879,45,699,698,123,327878,45,700,693,699,393298,48,701,700,690,0,131321,691,131320,691,458997,48,702,690,
685,701,692,131321,655,131320,655,458997,48,703,678,668,702,691,131326,703,65592,327734,48,315,0,52,131320,704,327745,
76,705,73,134,262205,45,706,705,327745,76,707,73,135,262205,45,708,707,327808,45,709,706,708,327854,47,710,709,91,
196855,711,0,262394,710,712,713,131320,712,131321,711,131320,713,327876,45,714,82,709,327810,45,715,714,82,131321,711,
131320,711,458997,45,716,119,712,715,713,327854,47,717,709,136,196855,718,0,262394,717,719,720,131320,719,131321,718,
131320,720,327852,47,721,709,91,196855,722,0,262394,721,723,724,131320,723,327810,45,725,709,91,327876,45,726,82,725,
327810,45,727,726,82,131321,722,131320,724,131321,722,131320,722,458997,45,728,727,723,77,724,131321,718,131320,718,
458997,45,729,119,719,728,722,327760,48,730,716,729,327854,47,731,706,91,196855,732,0,262394,731,733,734,131320,733,
131321,732,131320,734,327876,45,735,82,706,327810,45,736,735,82,131321,732,131320,732,458997,45,737,119,733,736,734,
327852,47,738,706,91,196855,739,0,262394,738,740,741,131320,740,327810,45,742,706,91,327876,45,743,82,742,327810,45,
744,743,82,131321,739,131320,741,131321,739,131320,739,458997,45,745,744,740,77,741,327760,48,746,737,745,262344,48,
747,746,327879,48,748,730,747,131326,748,65592,327734,47,749,0,53,196663,48,750,196663,48,751,131320,752,196855,753,0,
196859,77,754,131320,754,196855,755,0,262394,137,756,755,131320,756,327761,45,757,750,1,327761,45,758,751,1,327856,47,
759,757,758,262312,47,760,759,196855,761,0,262394,760,762,761,131320,762,327850,47,763,757,758,196855,764,0,262394,
763,765,764,131320,765,327761,45,766,750,0,327761,45,767,751,0,327856,47,768,766,767,131321,764,131320,764,458997,47,
769,763,762,768,765,131321,761,131320,761,458997,47,770,759,756,769,764,131321,753,131320,755,327761,45,771,750,0,
327761,45,772,751,0,327856,47,773,771,772,131321,753,131320,753,458997,47,774,770,761,773,755,131326,774,65592,327734,
45,374,0,55,196663,54,775,131320,776,262205,45,777,775,262205,45,778,775,327874,45,779,778,145,327808,45,780,777,779,
131326,780,65592,327734,48,376,0,56,196663,54,781,131320,782,196855,783,0,262394,146,784,785,131320,784,262205,45,786,
781,327745,155,787,154,786,262205,48,788,787,131321,783,131320,785,262205,45,789,781,327745,161,790,160,789,262205,45,
791,790,327760,48,792,791,77,131321,783,131320,783,458997,48,793,788,784,792,785,131326,793,65592,327734,45,432,0,55,
196663,54,794,131320,795,196855,796,0,262394,165,797,798,131320,797,262205,45,799,794,327745,161,800,169,799,262205,
45,801,800,131321,796,131320,798,131321,796,131320,796,458997,45,802,801,797,77,798,131326,802,65592,327734,57,803,0,
58,196663,54,804,131320,805,262203,54,806,7,262203,54,807,7,262205,45,808,804,196670,806,808,327737,48,809,376,806,
262205,45,810,804,196670,807,810,327737,45,811,432,807,327760,57,812,809,811,131326,812,65592,327734,43,813,0,60,
196663,54,814,196663,59,815,131320,816,196855,817,0,262394,170,818,819,131320,818,262205,45,820,814,327745,61,821,815,
75,262205,48,822,821,327745,155,823,154,820,196670,823,822,131321,817,131320,819,262205,45,824,814,393281,54,825,815,
75,77,262205,45,826,825,327745,161,827,160,824,196670,827,826,131321,817,131320,817,196855,828,0,262394,165,829,828,
131320,829,262205,45,830,814,327745,54,831,815,117,262205,45,832,831,327745,161,833,169,830,196670,833,832,131321,828,
131320,828,65789,65592,327734,43,834,0,62,196663,59,835,196663,59,836,196663,61,837,131320,838,196855,839,0,196859,77,
840,131320,840,196855,841,0,262394,173,842,841,131320,842,393281,54,843,835,75,77,262205,45,844,843,393281,54,845,836,
75,77,262205,45,846,845,458764,45,847,1,38,844,846,262205,45,848,843,262205,45,849,845,458764,45,850,1,41,848,849,
196670,845,850,196670,843,847,131321,839,131320,841,196855,851,0,262394,175,852,853,131320,852,327745,61,854,835,75,
262205,48,855,854,131321,851,131320,853,327745,61,856,835,75,262205,48,857,856,262205,48,858,837,327879,48,859,857,
858,131321,851,131320,851,458997,48,860,855,852,859,853,196855,861,0,262394,177,862,863,131320,862,327745,61,864,836,
75,262205,48,865,864,131321,861,131320,863,327745,61,866,836,75,262205,48,867,866,262205,48,868,837,327879,48,869,867,
868,131321,861,131320,861,458997,48,870,865,862,869,863,196855,871,0,262394,178,872,873,131320,872,327850,179,874,860,
870,262299,47,875,874,131321,871,131320,873,327761,45,876,860,0,327761,45,877,870,0,327850,47,878,876,877,131321,871,
131320,871,458997,47,879,875,872,878,873,393273,47,880,749,870,860,262312,47,881,880,196855,882,0,262394,881,883,882,
131320,883,327847,47,884,165,879,196855,885,0,262394,884,886,885,131320,886,327745,54,887,836,117,262205,45,888,887,
327745,54,889,835,117,262205,45,890,889,327856,47,891,888,890,131321,885,131320,885,458997,47,892,884,883,891,886,
131321,882,131320,882,458997,47,893,880,871,892,885,196855,894,0,262394,893,895,896,131320,895,327745,61,897,836,75,
262205,48,898,897,131321,894,131320,896,327745,61,899,835,75,262205,48,900,899,131321,894,131320,894,458997,48,901,
898,895,900,896,196855,902,0,262394,893,903,904,131320,903,327745,61,905,835,75,262205,48,906,905,131321,902,131320,
904,327745,61,907,836,75,262205,48,908,907,131321,902,131320,902,458997,48,909,906,903,908,904,327745,61,910,836,75,
196670,910,909,327745,61,911,835,75,196670,911,901,196855,912,0,262394,893,913,914,131320,913,327745,54,915,836,117,
262205,45,916,915,131321,912,131320,914,327745,54,917,835,117,262205,45,918,917,131321,912,131320,912,458997,45,919,
916,913,918,914,196855,920,0,262394,893,921,922,131320,921,327745,54,923,835,117,262205,45,924,923,131321,920,131320,
922,327745,54,925,836,117,262205,45,926,925,131321,920,131320,920,458997,45,927,924,921,926,922,327745,54,928,836,117,
196670,928,927,327745,54,929,835,117,196670,929,919,131321,839,131320,839,65789,65592,327734,43,930,0,63,196663,54,
931,196663,61,932,196663,54,933,131320,934,262203,54,935,7,262203,66,936,7,262203,54,937,7,262203,54,938,7,262203,59,
939,7,262203,59,940,7,262203,61,941,7,262203,54,942,7,262203,54,943,7,262203,59,944,7,131321,945,131320,945,458997,45,
946,77,934,947,948,327856,47,949,946,184,262390,950,948,1,262394,949,951,950,131320,951,327812,45,952,946,36,327745,
83,953,5,77,262205,45,954,953,327808,45,955,952,954,262205,45,956,933,327874,45,957,955,956,262205,45,958,933,327808,
45,959,958,145,327876,45,960,957,959,262205,45,961,933,327876,45,962,82,961,327810,45,963,962,82,327879,45,964,955,
963,327808,45,965,960,964,262205,45,966,931,327854,47,967,965,966,196855,968,0,262394,967,969,968,131320,969,131321,
950,131320,968,196670,935,965,327737,45,970,374,935,131321,971,131320,971,458997,45,972,77,968,973,974,327856,47,975,
972,6,262390,976,974,1,262394,975,974,976,131320,974,262205,45,977,933,327876,45,978,972,977,196670,937,978,327737,45,
979,374,937,327808,45,980,970,979,196670,938,980,327737,57,981,803,938,327745,59,982,936,972,196670,982,981,327808,45,
973,972,117,131321,971,131320,976,131321,983,131320,983,458997,45,984,185,976,985,986,327851,47,987,984,77,262390,988,
986,1,262394,987,989,988,131320,989,131321,990,131320,990,458997,45,991,77,989,992,993,327856,47,994,991,6,262390,995,
993,1,262394,994,996,995,131320,996,327879,45,997,991,984,327850,47,998,997,77,196855,999,0,262394,998,1000,999,
131320,1000,327808,45,1001,991,984,327745,59,1002,936,991,262205,57,1003,1002,196670,939,1003,327745,59,1004,936,1001,
262205,57,1005,1004,196670,940,1005,262205,48,1006,932,196670,941,1006,458809,43,1007,834,939,940,941,262205,57,1008,
939,196670,1002,1008,262205,57,1009,940,196670,1004,1009,131321,999,131320,999,131321,993,131320,993,327808,45,992,
991,117,131321,990,131320,995,131321,986,131320,986,327874,45,985,984,117,131321,983,131320,988,131321,1010,131320,
1010,458997,45,1011,77,988,1012,1013,327856,47,1014,1011,6,262390,1015,1013,1,262394,1014,1013,1015,131320,1013,
262205,45,1016,933,327876,45,1017,1011,1016,196670,942,1017,327737,45,1018,374,942,327808,45,1019,970,1018,196670,943,
1019,327745,59,1020,936,1011,262205,57,1021,1020,196670,944,1021,393273,43,1022,813,943,944,327808,45,1012,1011,117,
131321,1010,131320,1015,131321,948,131320,948,327808,45,947,946,117,131321,945,131320,950,65789,65592,327734,43,1023,
0,63,196663,54,1024,196663,61,1025,196663,54,1026,131320,1027,262203,54,1028,7,262203,54,1029,7,262203,66,1030,7,
262203,54,1031,7,262203,54,1032,7,262203,54,1033,7,262203,54,1034,7,262203,59,1035,7,262203,59,1036,7,262203,61,1037,
7,262203,59,1038,7,262203,59,1039,7,262203,61,1040,7,262203,54,1041,7,262203,54,1042,7,262203,59,1043,7,262203,54,
1044,7,262203,54,1045,7,262203,59,1046,7,131321,1047,131320,1047,458997,45,1048,77,1027,1049,1050,327856,47,1051,1048,
184,262390,1052,1050,1,262394,1051,1053,1052,131320,1053,327812,45,1054,1048,36,327745,83,1055,5,77,262205,45,1056,
1055,327808,45,1057,1054,1056,262205,45,1058,1026,327874,45,1059,1057,1058,262205,45,1060,1026,327808,45,1061,1060,
145,327876,45,1062,1059,1061,262205,45,1063,1026,327876,45,1064,82,1063,327810,45,1065,1064,82,327879,45,1066,1057,
1065,327808,45,1067,1062,1066,262205,45,1068,1024,327854,47,1069,1067,1068,196855,1070,0,262394,1069,1071,1070,131320,
1071,131321,1052,131320,1070,196670,1028,1067,327737,45,1072,374,1028,262205,45,1073,1026,327876,45,1074,6,1073,
327808,45,1075,1062,1074,327810,45,1076,1075,82,327810,45,1077,1076,1066,196670,1029,1077,327737,45,1078,374,1029,
131321,1079,131320,1079,458997,45,1080,77,1070,1081,1082,327856,47,1083,1080,186,262390,1084,1082,1,262394,1083,1082,
1084,131320,1082,262205,45,1085,1026,327876,45,1086,1080,1085,196670,1031,1086,327737,45,1087,374,1031,327808,45,1088,
1072,1087,196670,1032,1088,327737,57,1089,803,1032,327745,59,1090,1030,1080,196670,1090,1089,327810,45,1091,187,1080,
262205,45,1092,1026,327876,45,1093,1080,1092,196670,1033,1093,327737,45,1094,374,1033,327810,45,1095,1078,1094,196670,
1034,1095,327737,57,1096,803,1034,327745,59,1097,1030,1091,196670,1097,1096,327808,45,1081,1080,117,131321,1079,
131320,1084,131321,1098,131320,1098,458997,45,1099,77,1084,1100,1101,327856,47,1102,1099,6,262390,1103,1101,1,262394,
1102,1104,1103,131320,1104,327879,45,1105,1099,188,327850,47,1106,1105,77,196855,1107,0,262394,1106,1108,1107,131320,
1108,327878,45,1109,1099,189,327745,59,1110,1030,1099,262205,57,1111,1110,196670,1035,1111,327745,59,1112,1030,1109,
262205,57,1113,1112,196670,1036,1113,262205,48,1114,1025,196670,1037,1114,458809,43,1115,834,1035,1036,1037,262205,57,
1116,1035,196670,1110,1116,262205,57,1117,1036,196670,1112,1117,131321,1107,131320,1107,131321,1101,131320,1101,
327808,45,1100,1099,117,131321,1098,131320,1103,131321,1118,131320,1118,458997,45,1119,191,1103,1120,1121,327851,47,
1122,1119,77,262390,1123,1121,1,262394,1122,1124,1123,131320,1124,131321,1125,131320,1125,458997,45,1126,77,1124,1127,
1128,327856,47,1129,1126,6,262390,1130,1128,1,262394,1129,1131,1130,131320,1131,327879,45,1132,1126,1119,327850,47,
1133,1132,77,196855,1134,0,262394,1133,1135,1134,131320,1135,327808,45,1136,1126,1119,327745,59,1137,1030,1126,262205,
57,1138,1137,196670,1038,1138,327745,59,1139,1030,1136,262205,57,1140,1139,196670,1039,1140,262205,48,1141,1025,
196670,1040,1141,458809,43,1142,834,1038,1039,1040,262205,57,1143,1038,196670,1137,1143,262205,57,1144,1039,196670,
1139,1144,131321,1134,131320,1134,131321,1128,131320,1128,327808,45,1127,1126,117,131321,1125,131320,1130,131321,1121,
131320,1121,327874,45,1120,1119,117,131321,1118,131320,1123,131321,1145,131320,1145,458997,45,1146,77,1123,1147,1148,
327856,47,1149,1146,192,262390,1150,1148,1,262394,1149,1148,1150,131320,1148,262205,45,1151,1026,327876,45,1152,1146,
1151,196670,1041,1152,327737,45,1153,374,1041,327808,45,1154,1072,1153,196670,1042,1154,327745,59,1155,1030,1146,
262205,57,1156,1155,196670,1043,1156,393273,43,1157,813,1042,1043,262205,45,1158,1026,327876,45,1159,1146,1158,196670,
1044,1159,327737,45,1160,374,1044,327810,45,1161,1078,1160,327810,45,1162,193,1146,196670,1045,1161,327745,59,1163,
1030,1162,262205,57,1164,1163,196670,1046,1164,393273,43,1165,813,1045,1046,327808,45,1147,1146,117,131321,1145,
131320,1150,131321,1050,131320,1050,327808,45,1049,1048,117,131321,1047,131320,1052,65789,65592,327734,43,1166,0,64,
196663,54,1167,131320,1168,262205,45,1169,1167,327858,47,1170,1169,39,327847,47,1171,194,1170,327847,47,1172,1171,195,
196855,1173,0,262394,1172,1174,1175,131320,1174,262368,141,141,196,131321,1173,131320,1175,262368,84,84,196,131321,
1173,131320,1173,65789,65592,327734,43,1176,0,63,196663,54,1177,196663,61,1178,196663,54,1179,131320,1180,262203,54,
1181,7,262203,54,1182,7,262203,61,1183,7,262203,54,1184,7,262203,54,1185,7,262203,54,1186,7,262203,61,1187,7,262203,
54,1188,7,262203,54,1189,7,262203,54,1190,7,262203,61,1191,7,262203,54,1192,7,262203,54,1193,7,262203,54,1194,7,
262203,61,1195,7,262203,54,1196,7,262203,54,1197,7,262203,54,1198,7,262203,61,1199,7,262203,54,1200,7,262203,54,1201,
7,262203,54,1202,7,262203,61,1203,7,262203,54,1204,7,262203,54,1205,7,262203,61,1206,7,262203,54,1207,7,262203,54,
1208,7,262205,45,1209,1179,327876,45,1210,82,1209,196670,1181,1210,327737,43,1211,1166,1181,262205,45,1212,1177,
196670,1182,1212,262205,48,1213,1178,196670,1183,1213,262205,45,1214,1179,196670,1184,1214,458809,43,1215,1023,1182,
1183,1184,262205,45,1216,1179,327876,45,1217,82,1216,196670,1185,1217,327737,43,1218,1166,1185,196855,1219,0,262394,
198,1220,1221,131320,1220,262205,45,1222,1179,327852,47,1223,1222,199,196855,1224,0,262394,1223,1225,1224,131320,1225,
262205,45,1226,1177,196670,1186,1226,262205,48,1227,1178,196670,1187,1227,196670,1188,200,458809,43,1228,930,1186,
1187,1188,196670,1189,202,327737,43,1229,1166,1189,131321,1224,131320,1224,262205,45,1230,1179,327852,47,1231,1230,
203,196855,1232,0,262394,1231,1233,1232,131320,1233,262205,45,1234,1177,196670,1190,1234,262205,48,1235,1178,196670,
1191,1235,196670,1192,204,458809,43,1236,930,1190,1191,1192,196670,1193,206,327737,43,1237,1166,1193,131321,1232,
131320,1232,262205,45,1238,1179,327852,47,1239,1238,207,196855,1240,0,262394,1239,1241,1240,131320,1241,262205,45,
1242,1177,196670,1194,1242,262205,48,1243,1178,196670,1195,1243,196670,1196,208,458809,43,1244,930,1194,1195,1196,
196670,1197,210,327737,43,1245,1166,1197,131321,1240,131320,1240,262205,45,1246,1179,327852,47,1247,1246,145,196855,
1248,0,262394,1247,1249,1248,131320,1249,262205,45,1250,1177,196670,1198,1250,262205,48,1251,1178,196670,1199,1251,
196670,1200,145,458809,43,1252,930,1198,1199,1200,196670,1201,211,327737,43,1253,1166,1201,131321,1248,131320,1248,
262205,45,1254,1177,196670,1202,1254,262205,48,1255,1178,196670,1203,1255,196670,1204,77,458809,43,1256,930,1202,1203,
1204,131321,1219,131320,1221,262205,45,1257,1179,327808,45,1258,1257,145,327810,45,1259,1258,82,327814,45,1260,1259,
145,131321,1261,131320,1261,458997,45,1262,1260,1221,1263,1264,327851,47,1265,1262,77,262390,1266,1264,2,262394,1265,
1267,1266,131320,1267,327810,45,1268,1262,82,327812,45,1269,1268,145,262205,45,1270,1177,196670,1205,1270,262205,48,
1271,1178,196670,1206,1271,196670,1207,1269,458809,43,1272,930,1205,1206,1207,327852,47,1273,1262,82,196855,1274,0,
262394,1273,1275,1274,131320,1275,327876,45,1276,82,1269,196670,1208,1276,327737,43,1277,1166,1208,131321,1274,131320,
1274,131321,1264,131320,1264,327810,45,1263,1262,117,131321,1261,131320,1266,131321,1219,131320,1219,65789,65592,
327734,43,343,0,67,196663,54,1278,196663,66,1279,196663,61,1280,131320,1281,262203,59,1282,7,262203,59,1283,7,262203,
61,1284,7,262203,59,1285,7,262203,59,1286,7,262203,61,1287,7,262203,54,1288,7,262203,54,1289,7,262203,59,1290,7,
131321,1291,131320,1291,458997,45,1292,84,1281,1293,1294,327858,47,1295,1292,6,262390,1296,1294,1,262394,1295,1297,
1296,131320,1297,131321,1298,131320,1298,458997,45,1299,77,1297,1300,1301,327856,47,1302,1299,6,262390,1303,1301,1,
262394,1302,1304,1303,131320,1304,327874,45,1305,1292,117,327879,45,1306,1299,1305,327850,47,1307,1306,77,196855,1308,
0,262394,1307,1309,1308,131320,1309,327810,45,1310,1292,82,327878,45,1311,1299,1310,327745,59,1312,1279,1299,262205,
57,1313,1312,196670,1282,1313,327745,59,1314,1279,1311,262205,57,1315,1314,196670,1283,1315,262205,48,1316,1280,
196670,1284,1316,458809,43,1317,834,1282,1283,1284,262205,57,1318,1282,196670,1312,1318,262205,57,1319,1283,196670,
1314,1319,131321,1308,131320,1308,131321,1301,131320,1301,327808,45,1300,1299,117,131321,1298,131320,1303,327874,45,
1320,1292,190,131321,1321,131320,1321,458997,45,1322,1320,1303,1323,1324,327851,47,1325,1322,77,262390,1326,1324,1,
262394,1325,1327,1326,131320,1327,131321,1328,131320,1328,458997,45,1329,77,1327,1330,1331,327856,47,1332,1329,6,
262390,1333,1331,1,262394,1332,1334,1333,131320,1334,327879,45,1335,1329,1322,327850,47,1336,1335,77,196855,1337,0,
262394,1336,1338,1337,131320,1338,327808,45,1339,1329,1322,327745,59,1340,1279,1329,262205,57,1341,1340,196670,1285,
1341,327745,59,1342,1279,1339,262205,57,1343,1342,196670,1286,1343,262205,48,1344,1280,196670,1287,1344,458809,43,
1345,834,1285,1286,1287,262205,57,1346,1285,196670,1340,1346,262205,57,1347,1286,196670,1342,1347,131321,1337,131320,
1337,131321,1331,131320,1331,327808,45,1330,1329,117,131321,1328,131320,1333,131321,1324,131320,1324,327874,45,1323,
1322,117,131321,1321,131320,1326,131321,1294,131320,1294,327812,45,1293,1292,84,131321,1291,131320,1296,262205,45,
1348,1278,327812,45,1349,1348,6,196670,1288,1349,327737,45,1350,374,1288,131321,1351,131320,1351,458997,45,1352,77,
1296,1353,1354,327856,47,1355,1352,6,262390,1356,1354,1,262394,1355,1354,1356,131320,1354,327808,45,1357,1350,1352,
196670,1289,1357,327745,59,1358,1279,1352,262205,57,1359,1358,196670,1290,1359,393273,43,1360,813,1289,1290,327808,45,
1353,1352,117,131321,1351,131320,1356,65789,65592,327734,43,345,0,68,196663,54,1361,196663,61,1362,131320,1363,262203,
54,1364,7,262203,61,1365,7,262203,54,1366,7,262203,54,1367,7,262203,61,1368,7,262203,54,1369,7,262203,54,1370,7,
262203,61,1371,7,262203,54,1372,7,262203,54,1373,7,262203,61,1374,7,262203,54,1375,7,262203,54,1376,7,262203,61,1377,
7,262203,54,1378,7,262203,54,1379,7,262203,61,1380,7,262203,54,1381,7,262203,54,1382,7,262203,61,1383,7,262203,54,
1384,7,262203,54,1385,7,262203,61,1386,7,262203,54,1387,7,262203,54,1388,7,262203,61,1389,7,262203,54,1390,7,262203,
54,1391,7,262203,61,1392,7,262203,54,1393,7,262203,54,1394,7,262203,61,1395,7,262203,54,1396,7,262203,54,1397,7,
262203,61,1398,7,262203,54,1399,7,262205,45,1400,1361,327812,45,1401,1400,6,262368,84,84,196,196855,1402,0,262394,213,
1403,1404,131320,1403,196855,1405,0,262394,215,1406,1405,131320,1406,327856,47,1407,216,1401,131321,1405,131320,1405,
458997,47,1408,215,1403,1407,1406,196855,1409,0,262394,1408,1410,1409,131320,1410,196670,1364,1401,262205,48,1411,
1362,196670,1365,1411,196670,1366,82,458809,43,1412,1176,1364,1365,1366,131321,1409,131320,1409,196855,1413,0,262394,
218,1414,1413,131320,1414,327856,47,1415,219,1401,131321,1413,131320,1413,458997,47,1416,218,1409,1415,1414,196855,
1417,0,262394,1416,1418,1417,131320,1418,196670,1367,1401,262205,48,1419,1362,196670,1368,1419,196670,1369,84,458809,
43,1420,1176,1367,1368,1369,131321,1417,131320,1417,196855,1421,0,262394,221,1422,1421,131320,1422,327856,47,1423,222,
1401,131321,1421,131320,1421,458997,47,1424,221,1417,1423,1422,196855,1425,0,262394,1424,1426,1425,131320,1426,196670,
1370,1401,262205,48,1427,1362,196670,1371,1427,196670,1372,141,458809,43,1428,1176,1370,1371,1372,131321,1425,131320,
1425,196855,1429,0,262394,224,1430,1429,131320,1430,327856,47,1431,225,1401,131321,1429,131320,1429,458997,47,1432,
224,1425,1431,1430,196855,1433,0,262394,1432,1434,1433,131320,1434,196670,1373,1401,262205,48,1435,1362,196670,1374,
1435,196670,1375,71,458809,43,1436,1176,1373,1374,1375,131321,1433,131320,1433,196855,1437,0,262394,228,1438,1437,
131320,1438,327856,47,1439,229,1401,131321,1437,131320,1437,458997,47,1440,228,1433,1439,1438,196855,1441,0,262394,
1440,1442,1441,131320,1442,196670,1376,1401,262205,48,1443,1362,196670,1377,1443,196670,1378,226,458809,43,1444,1176,
1376,1377,1378,131321,1441,131320,1441,196855,1445,0,262394,232,1446,1445,131320,1446,327856,47,1447,233,1401,131321,
1445,131320,1445,458997,47,1448,232,1441,1447,1446,196855,1449,0,262394,1448,1450,1449,131320,1450,196670,1379,1401,
262205,48,1451,1362,196670,1380,1451,196670,1381,230,458809,43,1452,1176,1379,1380,1381,131321,1449,131320,1449,
196855,1453,0,262394,236,1454,1453,131320,1454,327856,47,1455,237,1401,131321,1453,131320,1453,458997,47,1456,236,
1449,1455,1454,196855,1457,0,262394,1456,1458,1457,131320,1458,196670,1382,1401,262205,48,1459,1362,196670,1383,1459,
196670,1384,234,458809,43,1460,1176,1382,1383,1384,131321,1457,131320,1457,196855,1461,0,262394,239,1462,1461,131320,
1462,327856,47,1463,240,1401,131321,1461,131320,1461,458997,47,1464,239,1457,1463,1462,196855,1465,0,262394,1464,1466,
1465,131320,1466,196670,1385,1401,262205,48,1467,1362,196670,1386,1467,196670,1387,139,458809,43,1468,1176,1385,1386,
1387,131321,1465,131320,1465,196855,1469,0,262394,243,1470,1469,131320,1470,327856,47,1471,244,1401,131321,1469,
131320,1469,458997,47,1472,243,1465,1471,1470,196855,1473,0,262394,1472,1474,1473,131320,1474,196670,1388,1401,262205,
48,1475,1362,196670,1389,1475,196670,1390,241,458809,43,1476,1176,1388,1389,1390,131321,1473,131320,1473,196855,1477,
0,262394,247,1478,1477,131320,1478,327856,47,1479,248,1401,131321,1477,131320,1477,458997,47,1480,247,1473,1479,1478,
196855,1481,0,262394,1480,1482,1481,131320,1482,196670,1391,1401,262205,48,1483,1362,196670,1392,1483,196670,1393,245,
458809,43,1484,1176,1391,1392,1393,131321,1481,131320,1481,196855,1485,0,262394,251,1486,1485,131320,1486,327856,47,
1487,252,1401,131321,1485,131320,1485,458997,47,1488,251,1481,1487,1486,196855,1489,0,262394,1488,1490,1489,131320,
1490,196670,1394,1401,262205,48,1491,1362,196670,1395,1491,196670,1396,249,458809,43,1492,1176,1394,1395,1396,131321,
1489,131320,1489,131321,1402,131320,1404,131321,1493,131320,1493,458997,45,1494,82,1404,1495,1496,327810,45,1497,1494,
82,327876,45,1498,6,1497,327856,47,1499,1498,1401,262390,1500,1496,2,262394,1499,1496,1500,131320,1496,196670,1397,
1401,262205,48,1501,1362,196670,1398,1501,196670,1399,1494,458809,43,1502,1176,1397,1398,1399,327808,45,1495,1494,117,
131321,1493,131320,1500,131321,1402,131320,1402,262368,84,84,196,65789,65592,327734,43,360,0,70,196663,54,1503,196663,
54,1504,196663,69,1505,131320,1506,262203,54,1507,7,262203,54,1508,7,327745,83,1509,5,77,262205,45,1510,1509,131321,
1511,131320,1511,458997,45,1512,1510,1506,1513,1514,327812,45,1515,1512,253,262205,45,1516,1504,327856,47,1517,1515,
1516,262390,1518,1514,0,262394,1517,1519,1518,131320,1519,262205,45,1520,1503,327814,45,1521,1520,253,327808,45,1522,
1521,1512,327808,45,1523,1512,82,327812,45,1524,1523,253,262205,45,1525,1504,327852,47,1526,1524,1525,196855,1527,0,
262394,1526,1528,1529,131320,1528,393281,79,1530,25,75,1522,262205,45,1531,1530,131321,1527,131320,1529,131321,1527,
131320,1527,458997,45,1532,1531,1528,77,1529,131321,1533,131320,1533,458997,45,1534,1532,1527,1535,1536,458997,45,
1537,77,1527,1538,1536,262205,45,1539,1504,327810,45,1540,1539,1515,458764,45,1541,1,38,253,1540,327856,47,1542,1537,
1541,262390,1543,1536,0,262394,1542,1544,1543,131320,1544,327808,45,1545,1515,1537,196670,1507,1545,327737,45,1546,
374,1507,196670,1508,1546,327737,48,1547,376,1508,262205,47,1548,1505,196855,1549,0,262394,1548,1550,1549,131320,1550,
327737,48,1551,380,1547,131321,1549,131320,1549,458997,48,1552,1547,1544,1551,1550,327761,45,1553,1552,0,327812,45,
1554,1537,22,262268,74,1555,1554,458953,45,1535,1534,1553,1555,254,131321,1536,131320,1536,327808,45,1538,1537,117,
131321,1533,131320,1543,393281,79,1556,25,75,1522,196670,1556,1534,131321,1514,131320,1514,327808,45,1513,1512,36,
131321,1511,131320,1518,65789,65592};
/* tile_sort.comp -DGPUSORTI_ADDRESS, 9722 words */
static const uint32_t gpusorti_spv_tile_sort_address[] = {
119734787,66304,524299,1675,0,131089,1,131089,5347,589834,0x5f565053,0x5f52484b,0x73796870,0x6c616369,0x6f74735f,
0x65676172,0x6675625f,7497062,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,5348,1,524303,5,2,0x6e69616d,0,3,4,5,
393232,2,17,1,1,1,262215,6,1,1,262215,7,6,4,327752,8,0,35,0,327752,8,1,35,8,327752,8,2,35,16,327752,8,3,35,24,327752,
8,4,35,32,327752,8,5,35,40,327752,8,6,35,44,327752,8,7,35,48,327752,8,8,35,52,327752,8,9,35,56,327752,8,10,35,60,
327752,8,11,35,64,327752,8,12,35,80,327752,8,13,35,84,196679,8,2,262215,9,6,4,327752,10,0,35,0,196679,10,2,262215,3,
11,26,262215,4,11,24,262215,11,1,5,262215,12,6,8,327752,13,0,35,0,196679,13,2,262215,14,1,7,262215,15,1,10,262215,16,
1,8,262215,17,1,6,262215,18,1,9,262215,19,1,0,262215,20,1,12,262215,5,11,27,262215,21,1,4,262215,22,1,3,262215,23,1,
11,262215,24,1,0,262215,25,11,25,262215,26,1,2,131091,27,196641,28,27,262165,29,32,0,196641,30,29,262167,31,29,2,
393249,32,31,31,29,29,131092,33,327713,34,31,33,29,393249,35,27,33,29,31,262177,36,31,31,196641,37,31,327713,38,33,31,
31,262176,39,7,29,262177,40,29,39,262177,41,31,39,262174,42,31,29,262177,43,42,39,262176,44,7,42,327713,45,27,39,44,
262176,46,7,31,393249,47,27,44,44,46,393249,48,27,39,46,39,262177,49,27,39,262194,29,6,8,262172,50,42,6,262176,51,7,
50,393249,52,27,39,51,46,327713,53,27,39,46,262176,54,7,33,393249,55,27,39,39,54,262187,29,56,4,262172,7,29,56,
1048606,8,31,31,31,31,31,29,29,29,29,29,29,7,29,29,262176,57,9,8,262203,57,58,9,262165,59,32,1,262187,59,60,5,262176,
61,9,29,262187,29,62,0,262187,59,63,4,262176,64,9,31,196647,65,5349,196637,9,29,196638,10,9,262176,65,5349,10,262187,
59,66,0,262176,67,5349,29,262167,68,29,3,262176,69,1,68,262203,69,3,1,262187,29,70,1,262176,71,1,29,262203,69,4,1,
262174,72,29,29,262187,29,73,32,262187,59,74,2,262194,29,11,1,262187,29,75,2,393268,33,76,170,11,75,262187,29,77,3,
196647,78,5349,196637,12,31,196638,13,12,262176,78,5349,13,262176,79,5349,31,262194,29,14,32,393268,33,80,170,14,73,
262187,29,81,16,393268,33,82,170,14,81,458804,29,83,169,82,70,75,393268,59,84,128,14,62,393268,33,85,170,11,75,262187,
59,86,3,262187,59,87,1,262194,29,15,0,393268,33,88,170,15,75,393268,33,89,170,15,75,393268,33,90,170,11,75,262194,29,
16,0,393268,33,91,170,16,70,262194,29,17,32,393268,29,92,130,17,70,262187,29,93,31,393268,29,94,199,92,93,393268,29,
95,196,70,94,393268,33,96,170,16,75,262187,59,97,31,262194,29,18,0,393268,33,98,171,18,62,393268,33,99,170,16,70,
393268,33,100,170,16,75,393268,29,101,130,17,70,393268,59,102,128,101,62,393268,33,103,174,17,73,262187,29,104,
0xffffffff,393268,29,105,199,17,93,393268,29,106,196,70,105,393268,29,107,130,106,70,458804,29,108,169,103,104,107,
393268,33,109,171,18,62,393268,33,110,170,11,75,393268,33,111,171,18,62,393268,33,112,170,16,70,393268,33,113,170,16,
75,393268,33,114,171,18,62,393268,33,115,170,16,70,393268,33,116,170,16,75,393268,29,117,130,17,70,393268,59,118,128,
117,62,262187,59,119,8,262187,59,120,9,262187,29,121,64,393268,33,122,170,11,75,393268,33,123,174,6,81,262187,29,124,
8,393268,33,125,174,6,124,393268,33,126,174,6,56,458804,29,127,169,126,75,70,458804,29,128,169,125,77,127,458804,29,
129,169,123,56,128,393268,33,130,170,11,75,393268,33,131,170,11,75,262194,29,19,256,393268,29,132,132,19,6,393268,29,
133,134,132,6,393268,29,134,128,132,133,458804,29,135,169,131,134,70,262172,136,31,135,262176,137,4,136,262203,137,
138,4,262176,139,4,31,393268,33,140,170,11,70,458804,29,141,169,140,134,70,262172,142,29,141,262176,143,4,142,262203,
143,144,4,262176,145,4,29,262194,29,20,0,327732,29,146,200,20,393268,29,147,199,146,70,393268,29,148,197,15,147,
393268,33,149,171,148,62,458804,29,150,169,149,134,70,262172,151,29,150,262176,152,4,151,262203,152,153,4,393268,33,
154,170,11,75,393268,33,155,170,11,70,327732,33,156,168,149,393268,33,157,167,155,156,393268,29,158,199,20,70,393268,
33,159,171,158,62,393268,29,160,199,20,70,393268,33,161,171,160,62,393268,33,162,170,11,75,262167,163,33,2,393268,29,
164,132,19,6,393268,29,165,128,132,164,393268,29,166,130,165,70,393268,29,167,132,19,6,393268,29,168,134,166,167,
262203,69,5,1,393268,29,169,194,6,87,393268,29,170,134,6,75,393268,29,171,130,6,70,393268,29,172,194,6,87,393268,29,
173,130,6,70,393268,29,174,194,6,74,393268,29,175,134,6,75,393268,29,176,130,6,70,262194,29,21,1,393268,33,177,171,21,
62,262194,29,22,32,393268,33,178,178,22,19,262187,59,179,256,262187,29,180,264,393268,29,181,199,20,75,393268,33,182,
171,181,62,393268,29,183,132,56,129,393268,29,184,132,56,129,393268,29,185,132,56,129,393268,29,186,196,70,185,393268,
29,187,132,77,129,393268,29,188,132,77,129,393268,29,189,132,77,129,393268,29,190,196,70,189,393268,29,191,132,75,129,
393268,29,192,132,75,129,393268,29,193,132,75,129,393268,29,194,196,70,193,393268,29,195,196,70,129,393268,29,196,199,
20,75,393268,33,197,171,196,62,393268,29,198,196,6,70,393268,33,199,178,198,132,393268,29,200,196,6,62,393268,29,201,
196,6,75,393268,33,202,178,201,132,393268,29,203,196,6,70,393268,29,204,196,6,77,393268,33,205,178,204,132,393268,29,
206,196,6,75,393268,29,207,196,6,56,393268,33,208,178,207,132,393268,29,209,196,6,77,262187,29,210,5,393268,29,211,
196,6,210,393268,33,212,178,211,132,393268,29,213,196,6,56,262187,29,214,6,393268,29,215,196,6,214,393268,33,216,178,
215,132,393268,29,217,196,6,210,262187,29,218,7,393268,29,219,196,6,218,393268,33,220,178,219,132,393268,29,221,196,6,
214,393268,29,222,196,6,124,393268,33,223,178,222,132,393268,29,224,196,6,218,262187,29,225,9,393268,29,226,196,6,225,
393268,33,227,178,226,132,393268,29,228,196,6,124,262187,29,229,10,393268,29,230,196,6,229,393268,33,231,178,230,132,
393268,29,232,196,6,225,262187,29,233,11,393268,29,234,196,6,233,393268,33,235,178,234,132,393268,29,236,196,6,229,
393268,29,237,134,73,14,393268,59,238,128,14,62,262187,59,239,11,327724,31,240,104,104,327724,42,241,240,104,196650,
33,242,262187,59,243,64,262187,29,244,72,262194,29,23,0,393268,29,245,199,23,75,393268,33,246,171,245,62,393268,33,
247,176,14,73,262187,59,248,10,393268,33,249,170,11,75,393268,33,250,171,15,62,262172,251,31,6,262176,252,7,251,
393268,29,253,199,23,70,393268,33,254,171,253,62,393268,29,255,199,23,70,393268,33,256,170,255,62,262194,29,24,1,
393267,68,25,24,70,70,262194,29,26,8,393268,29,257,196,70,26,262187,29,258,24,262187,29,259,160,196649,33,260,327734,
27,2,0,28,131320,261,327739,54,262,7,242,262203,39,263,7,262203,39,264,7,262203,39,265,7,262203,54,266,7,262203,54,
267,7,262203,54,268,7,262203,39,269,7,262203,39,270,7,262203,46,271,7,262203,39,272,7,262203,39,273,7,262203,51,274,7,
262203,39,275,7,262203,51,276,7,262203,46,277,7,262203,39,278,7,262203,46,279,7,262203,39,280,7,262203,39,281,7,
262203,54,282,7,262203,39,283,7,262203,39,284,7,262203,46,285,7,262203,39,286,7,262203,39,287,7,262203,39,288,7,
262203,46,289,7,262203,39,290,7,262203,39,291,7,262203,39,292,7,262203,39,293,7,262203,39,294,7,262203,39,295,7,
262203,39,296,7,262203,39,297,7,262203,252,298,7,262203,46,299,7,262203,39,300,7,262203,39,301,7,196855,302,0,196859,
62,303,131320,303,262201,29,304,305,327812,29,306,304,132,196670,263,306,262201,29,307,308,196670,264,307,327854,33,
309,306,307,196855,310,0,262394,309,311,310,131320,311,196670,262,260,131321,302,131320,310,327810,29,312,307,306,
458764,29,313,1,38,312,132,196670,265,313,393281,61,314,58,239,66,262205,29,315,314,327879,29,316,315,70,327851,33,
317,316,62,196670,266,317,327879,29,318,315,75,327851,33,319,318,62,196670,267,319,327879,29,320,315,56,327851,33,321,
320,62,196670,268,321,327808,29,322,313,6,327810,29,323,322,70,327814,29,324,323,6,196670,269,324,327745,71,325,5,62,
262205,29,326,325,196670,270,326,262201,31,327,328,196670,271,327,196670,272,62,131321,329,131320,329,458997,29,330,
62,310,331,332,327856,33,333,330,6,262390,334,332,1,262394,333,335,334,131320,335,327812,29,336,330,324,327808,29,337,
326,336,196670,273,337,327745,44,338,274,330,196670,338,241,327856,33,339,326,324,327856,33,340,337,313,327847,33,341,
339,340,196855,342,0,262394,341,343,342,131320,343,327808,29,344,306,337,393273,31,345,346,242,344,327760,42,347,345,
337,196670,338,347,196855,348,0,262394,317,349,348,131320,349,393281,46,350,274,330,66,262205,31,351,350,327737,31,
352,353,351,196670,350,352,131321,348,131320,348,131321,342,131320,342,131321,332,131320,332,327808,29,331,330,87,
196670,272,331,131321,329,131320,334,196670,275,326,262205,50,354,274,196670,276,354,196670,277,327,458809,27,355,356,
275,276,277,196670,278,324,196670,279,327,393273,27,357,358,278,279,262312,33,359,321,196855,360,0,262394,359,361,360,
131320,361,262368,75,75,244,131321,360,131320,360,196855,362,0,262394,319,363,362,131320,363,131321,362,131320,362,
458997,33,364,319,360,246,363,262312,33,365,364,196855,366,0,262394,365,367,366,131320,367,327847,33,368,247,359,
196855,369,0,262394,368,370,371,131320,370,196670,280,306,196670,281,313,196670,282,319,458809,27,372,373,280,281,282,
131321,369,131320,371,196670,283,62,131321,374,131320,374,458997,29,375,62,371,376,377,327856,33,378,375,6,262390,379,
377,1,262394,378,380,379,131320,380,327812,29,381,375,19,327808,29,382,381,326,196670,284,382,327856,33,383,382,313,
196855,384,0,262394,383,385,384,131320,385,196670,286,382,327737,29,386,387,286,196670,287,386,327737,31,388,389,287,
196670,285,388,196855,390,0,262394,319,391,390,131320,391,327737,31,392,393,388,196670,285,392,131321,390,131320,390,
458997,31,394,388,385,392,391,327808,29,395,306,382,458809,27,396,397,321,395,394,131321,384,131320,384,131321,377,
131320,377,327808,29,376,375,87,196670,283,376,131321,374,131320,379,131321,369,131320,369,131321,366,131320,366,
393281,61,398,58,239,74,262205,29,399,398,327851,33,400,399,62,196855,401,0,262394,400,402,401,131320,402,196670,288,
326,131321,403,131320,403,458997,29,404,326,402,405,406,327814,29,407,313,399,327856,33,408,404,407,262390,409,406,0,
262394,408,410,409,131320,410,327808,29,411,404,70,327812,29,412,411,399,327810,29,413,412,70,196670,290,413,327737,
29,414,387,290,196670,291,414,327737,31,415,389,291,196670,289,415,327745,61,416,58,248,262205,29,417,416,327814,29,
418,306,399,327808,29,419,418,404,327812,29,420,419,11,327808,29,421,417,420,196670,292,421,327745,64,422,58,63,
262205,31,423,422,262268,65,424,423,327745,39,425,289,62,262205,29,426,425,393281,67,427,424,66,421,327742,427,426,2,
4,196855,428,0,262394,249,429,428,131320,429,327808,29,430,421,70,327745,39,431,289,70,262205,29,432,431,393281,67,
433,424,66,430,327742,433,432,2,4,131321,428,131320,428,131321,406,131320,406,327808,29,405,404,19,196670,288,405,
131321,403,131320,409,131321,401,131320,401,196855,434,0,262394,250,435,434,131320,435,196670,293,62,131321,436,
131320,436,458997,29,437,62,435,438,439,327856,33,440,437,6,262390,441,439,1,262394,440,442,441,131320,442,327812,29,
443,437,19,327808,29,444,443,326,196670,294,444,327856,33,445,444,313,196855,446,0,262394,445,447,446,131320,447,
196670,296,444,327737,29,448,387,296,196670,297,448,327737,29,449,450,297,327808,29,451,306,449,196670,295,451,196855,
452,0,262394,254,453,454,131320,453,327760,31,455,451,62,196670,299,455,131321,452,131320,454,393273,31,456,457,242,
451,196670,299,456,131321,452,131320,452,458997,31,458,455,453,456,454,327745,46,459,298,437,196670,459,458,131321,
446,131320,446,131321,439,131320,439,327808,29,438,437,87,196670,293,438,131321,436,131320,441,327847,33,460,256,359,
196855,461,0,262394,460,462,461,131320,462,262368,75,75,244,131321,461,131320,461,196670,300,62,131321,463,131320,463,
458997,29,464,62,461,465,466,327856,33,467,464,6,262390,468,466,1,262394,467,469,468,131320,469,327812,29,470,464,19,
327808,29,471,470,326,196670,301,471,327856,33,472,471,313,196855,473,0,262394,472,474,473,131320,474,327808,29,475,
306,471,327745,46,476,298,464,262205,31,477,476,458809,27,478,479,321,475,477,131321,473,131320,473,131321,466,131320,
466,327808,29,465,464,87,196670,300,465,131321,463,131320,468,131321,434,131320,434,196670,262,260,131321,302,131320,
302,65789,65592,327734,29,308,0,30,131320,480,262203,39,481,7,327745,61,482,58,60,262205,29,483,482,327851,33,484,483,
62,196855,485,0,262394,484,486,487,131320,486,196670,481,483,131321,485,131320,487,327745,64,488,58,63,262205,31,489,
488,262268,65,490,489,393281,67,491,490,66,66,393277,29,492,491,2,4,196670,481,492,131321,485,131320,485,458997,29,
493,483,486,492,487,131326,493,65592,327734,29,305,0,30,131320,494,327745,71,495,3,70,262205,29,496,495,327745,71,497,
4,62,262205,29,498,497,327812,29,499,496,498,327745,71,500,3,62,262205,29,501,500,327808,29,502,499,501,131326,502,
65592,327734,31,503,0,32,196663,31,504,196663,29,505,196663,29,506,131320,507,262203,39,508,7,262203,39,509,7,327761,
29,510,504,0,327876,29,511,505,506,327829,72,512,510,511,327761,29,513,512,1,196670,509,513,327761,29,514,512,0,
196670,508,514,327761,29,515,504,1,327810,29,516,73,506,327874,29,517,505,516,327808,29,518,515,517,327808,29,519,518,
513,327760,31,520,514,519,131326,520,65592,327734,31,346,0,34,196663,33,521,196663,29,522,131320,523,327739,54,524,7,
242,262203,46,525,7,262203,46,526,7,262203,46,527,7,262203,39,528,7,262203,39,529,7,262203,39,530,7,196855,531,0,
196859,62,532,131320,532,196855,533,0,262394,521,534,535,131320,534,327745,64,536,58,74,262205,31,537,536,196670,527,
537,131321,533,131320,535,327745,64,538,58,66,262205,31,539,538,196670,527,539,131321,533,131320,533,458997,31,540,
537,534,539,535,196670,526,540,196855,541,0,262394,76,542,541,131320,542,458809,31,543,503,540,522,77,262268,78,544,
543,393281,79,545,544,66,66,393277,31,546,545,2,8,196670,524,260,196670,525,546,131321,531,131320,541,327846,33,547,
80,521,196855,548,0,262394,547,549,548,131320,549,458809,31,550,503,540,522,75,262268,65,551,550,393281,67,552,551,66,
66,393277,29,553,552,2,4,327760,31,554,553,62,196670,524,260,196670,525,554,131321,531,131320,548,196670,528,83,
327876,29,555,70,83,327810,29,556,555,70,327879,29,557,522,556,327812,29,558,557,14,196670,529,558,327874,29,559,522,
83,458809,31,560,503,540,559,75,262268,65,561,560,393281,67,562,561,66,66,393277,29,563,562,2,4,196670,530,563,262268,
59,564,558,393419,29,565,563,564,84,327760,31,566,565,62,196670,524,260,196670,525,566,131321,531,131320,531,590069,
31,567,546,542,554,549,566,548,131326,567,65592,327734,27,397,0,35,196663,33,568,196663,29,569,196663,31,570,131320,
571,262203,46,572,7,262203,46,573,7,196855,574,0,262394,568,575,576,131320,575,327745,64,577,58,74,262205,31,578,577,
196670,573,578,131321,574,131320,576,327745,64,579,58,66,262205,31,580,579,196670,573,580,131321,574,131320,574,
458997,31,581,578,575,580,576,196670,572,581,196855,582,0,262394,85,583,584,131320,583,458809,31,585,503,581,569,77,
262268,78,586,585,393281,79,587,586,66,66,327742,587,570,2,8,131321,582,131320,584,458809,31,588,503,581,569,75,
262268,65,589,588,327761,29,590,570,0,393281,67,591,589,66,66,327742,591,590,2,4,131321,582,131320,582,65789,65592,
327734,31,457,0,34,196663,33,592,196663,29,593,131320,594,327739,54,595,7,242,262203,46,596,7,262203,46,597,7,262203,
46,598,7,196855,599,0,196859,62,600,131320,600,196855,601,0,262394,592,602,603,131320,602,327745,64,604,58,86,262205,
31,605,604,196670,598,605,131321,601,131320,603,327745,64,606,58,87,262205,31,607,606,196670,598,607,131321,601,
131320,601,458997,31,608,605,602,607,603,196670,597,608,196855,609,0,262394,88,610,609,131320,610,458809,31,611,503,
608,593,77,262268,78,612,611,393281,79,613,612,66,66,393277,31,614,613,2,8,196670,595,260,196670,596,614,131321,599,
131320,609,458809,31,615,503,608,593,75,262268,65,616,615,393281,67,617,616,66,66,393277,29,618,617,2,4,327760,31,619,
618,62,196670,595,260,196670,596,619,131321,599,131320,599,458997,31,620,614,610,619,609,131326,620,65592,327734,27,
479,0,35,196663,33,621,196663,29,622,196663,31,623,131320,624,262203,46,625,7,262203,46,626,7,196855,627,0,262394,621,
628,629,131320,628,327745,64,630,58,86,262205,31,631,630,196670,626,631,131321,627,131320,629,327745,64,632,58,87,
262205,31,633,632,196670,626,633,131321,627,131320,627,458997,31,634,631,628,633,629,196670,625,634,196855,635,0,
262394,89,636,637,131320,636,458809,31,638,503,634,622,77,262268,78,639,638,393281,79,640,639,66,66,327742,640,623,2,
8,131321,635,131320,637,458809,31,641,503,634,622,75,262268,65,642,641,327761,29,643,623,0,393281,67,644,642,66,66,
327742,644,643,2,4,131321,635,131320,635,65789,65592,327734,31,353,0,36,196663,31,645,131320,646,262203,46,647,7,
262203,39,648,7,262203,39,649,7,196670,647,645,196855,650,0,262394,90,651,652,131320,651,196855,653,0,262394,91,654,
653,131320,654,327745,39,655,647,70,262205,29,656,655,327878,29,657,656,95,196670,655,657,131321,653,131320,653,
196855,658,0,262394,96,659,658,131320,659,327745,39,660,647,70,262205,29,661,660,262268,59,662,661,327875,59,663,662,
97,262268,29,664,663,196670,648,664,327877,29,665,664,95,327760,31,666,664,665,262205,31,667,647,327878,31,668,667,
666,196670,647,668,131321,658,131320,658,196855,669,0,262394,98,670,669,131320,670,262205,31,671,647,262344,31,672,
671,196670,647,672,131321,669,131320,669,131321,650,131320,652,196855,673,0,262394,99,674,673,131320,674,327745,39,
675,647,62,262205,29,676,675,327878,29,677,676,95,196670,675,677,131321,673,131320,673,196855,678,0,262394,100,679,
678,131320,679,327745,39,680,647,62,262205,29,681,680,262268,59,682,681,393418,59,683,682,102,87,262268,29,684,683,
196670,649,684,327877,29,685,684,95,327879,29,686,685,108,262205,29,687,680,327878,29,688,687,686,196670,680,688,
131321,678,131320,678,196855,689,0,262394,109,690,689,131320,690,327745,39,691,647,62,262205,29,692,691,327878,29,693,
692,108,196670,691,693,131321,689,131320,689,131321,650,131320,650,262205,31,694,647,131326,694,65592,327734,31,393,0,
36,196663,31,695,131320,696,262203,46,697,7,262203,39,698,7,262203,39,699,7,196670,697,695,196855,700,0,262394,110,
701,702,131320,701,196855,703,0,262394,111,704,703,131320,704,262205,31,705,697,262344,31,706,705,196670,697,706,
131321,703,131320,703,196855,707,0,262394,112,708,707,131320,708,327745,39,709,697,70,262205,29,710,709,327878,29,711,
710,95,196670,709,711,131321,707,131320,707,196855,712,0,262394,113,713,712,131320,713,327745,39,714,697,70,262205,29,
715,714,262268,59,716,715,327875,59,717,716,97,262268,29,718,717,262344,29,719,718,196670,698,719,327877,29,720,719,
95,327760,31,721,719,720,262205,31,722,697,327878,31,723,722,721,196670,697,723,131321,712,131320,712,131321,700,
131320,702,196855,724,0,262394,114,725,724,131320,725,327745,39,726,697,62,262205,29,727,726,327878,29,728,727,108,
196670,726,728,131321,724,131320,724,196855,729,0,262394,115,730,729,131320,730,327745,39,731,697,62,262205,29,732,
731,327878,29,733,732,95,196670,731,733,131321,729,131320,729,196855,734,0,262394,116,735,734,131320,735,327745,39,
736,697,62,262205,29,737,736,262268,59,738,737,393418,59,739,738,118,87,262268,29,740,739,262344,29,741,740,196670,
699,741,327877,29,742,741,95,327879,29,743,742,108,262205,29,744,736,327878,29,745,744,743,196670,736,745,131321,734,
131320,734,131321,700,131320,700,262205,31,746,697,131326,746,65592,327734,31,328,0,37,131320,747,262203,39,748,7,
262203,46,749,7,262203,39,750,7,262203,39,751,7,262203,39,752,7,262203,46,753,7,262203,39,754,7,262203,39,755,7,
327745,61,756,58,119,262205,29,757,756,327745,61,758,58,120,262205,29,759,758,327808,29,760,757,759,196670,748,760,
327854,33,761,760,73,196855,762,0,262394,761,763,764,131320,763,196670,750,104,131321,762,131320,764,327876,29,765,70,
760,327810,29,766,765,70,196670,750,766,131321,762,131320,762,458997,29,767,104,763,766,764,327854,33,768,760,121,
196855,769,0,262394,768,770,771,131320,770,196670,751,104,131321,769,131320,771,327852,33,772,760,73,196855,773,0,
262394,772,774,775,131320,774,327810,29,776,760,73,327876,29,777,70,776,327810,29,778,777,70,196670,752,778,131321,
773,131320,775,196670,752,62,131321,773,131320,773,458997,29,779,778,774,62,775,196670,751,779,131321,769,131320,769,
458997,29,780,104,770,779,773,327760,31,781,767,780,196670,749,781,327854,33,782,757,73,196855,783,0,262394,782,784,
785,131320,784,196670,754,104,131321,783,131320,785,327876,29,786,70,757,327810,29,787,786,70,196670,754,787,131321,
783,131320,783,458997,29,788,104,784,787,785,327852,33,789,757,73,196855,790,0,262394,789,791,792,131320,791,327810,
29,793,757,73,327876,29,794,70,793,327810,29,795,794,70,196670,755,795,131321,790,131320,792,196670,755,62,131321,790,
131320,790,458997,29,796,795,791,62,792,327760,31,797,788,796,196670,753,797,262344,31,798,797,327879,31,799,781,798,
131326,799,65592,327734,33,800,0,38,196663,31,801,196663,31,802,131320,803,327739,54,804,7,242,262203,54,805,7,196855,
806,0,196859,62,807,131320,807,196855,808,0,262394,122,809,808,131320,809,327761,29,810,801,1,327761,29,811,802,1,
327856,33,812,810,811,262312,33,813,812,196855,814,0,262394,813,815,814,131320,815,327850,33,816,810,811,196855,817,0,
262394,816,818,817,131320,818,327761,29,819,801,0,327761,29,820,802,0,327856,33,821,819,820,131321,817,131320,817,
458997,33,822,816,815,821,818,131321,814,131320,814,458997,33,823,812,809,822,817,196670,804,260,196670,805,823,
131321,806,131320,808,327761,29,824,801,0,327761,29,825,802,0,327856,33,826,824,825,196670,804,260,196670,805,826,
131321,806,131320,806,458997,33,827,823,814,826,808,131326,827,65592,327734,29,387,0,40,196663,39,828,131320,829,
262205,29,830,828,262205,29,831,828,327874,29,832,831,129,327808,29,833,830,832,131326,833,65592,327734,31,389,0,41,
196663,39,834,131320,835,262203,46,836,7,196855,837,0,262394,130,838,839,131320,838,262205,29,840,834,327745,139,841,
138,840,262205,31,842,841,196670,836,842,131321,837,131320,839,262205,29,843,834,327745,145,844,144,843,262205,29,845,
844,327760,31,846,845,62,196670,836,846,131321,837,131320,837,458997,31,847,842,838,846,839,131326,847,65592,327734,
29,450,0,40,196663,39,848,131320,849,262203,39,850,7,196855,851,0,262394,149,852,853,131320,852,262205,29,854,848,
327745,145,855,153,854,262205,29,856,855,196670,850,856,131321,851,131320,853,196670,850,62,131321,851,131320,851,
458997,29,857,856,852,62,853,131326,857,65592,327734,42,858,0,43,196663,39,859,131320,860,262203,39,861,7,262203,39,
862,7,262205,29,863,859,196670,861,863,327737,31,864,389,861,262205,29,865,859,196670,862,865,327737,29,866,450,862,
327760,42,867,864,866,131326,867,65592,327734,27,868,0,45,196663,39,869,196663,44,870,131320,871,196855,872,0,262394,
154,873,874,131320,873,262205,29,875,869,327745,46,876,870,66,262205,31,877,876,327745,139,878,138,875,196670,878,877,
131321,872,131320,874,262205,29,879,869,393281,39,880,870,66,62,262205,29,881,880,327745,145,882,144,879,196670,882,
881,131321,872,131320,872,196855,883,0,262394,149,884,883,131320,884,262205,29,885,869,327745,39,886,870,87,262205,29,
887,886,327745,145,888,153,885,196670,888,887,131321,883,131320,883,65789,65592,327734,27,889,0,47,196663,44,890,
196663,44,891,196663,46,892,131320,893,327739,54,894,7,242,262203,39,895,7,262203,46,896,7,262203,46,897,7,262203,46,
898,7,262203,46,899,7,262203,54,900,7,262203,54,901,7,262203,54,902,7,262203,46,903,7,262203,46,904,7,262203,46,905,7,
262203,39,906,7,262203,39,907,7,262203,39,908,7,196855,909,0,196859,62,910,131320,910,196855,911,0,262394,157,912,911,
131320,912,393281,39,913,890,66,62,262205,29,914,913,393281,39,915,891,66,62,262205,29,916,915,458764,29,917,1,38,914,
916,196670,895,917,262205,29,918,913,262205,29,919,915,458764,29,920,1,41,918,919,196670,915,920,196670,913,917,
196670,894,260,131321,909,131320,911,196855,921,0,262394,159,922,923,131320,922,327745,46,924,890,66,262205,31,925,
924,196670,897,925,131321,921,131320,923,327745,46,926,890,66,262205,31,927,926,262205,31,928,892,327879,31,929,927,
928,196670,897,929,131321,921,131320,921,458997,31,930,925,922,929,923,196670,896,930,196855,931,0,262394,161,932,933,
131320,932,327745,46,934,891,66,262205,31,935,934,196670,899,935,131321,931,131320,933,327745,46,936,891,66,262205,31,
937,936,262205,31,938,892,327879,31,939,937,938,196670,899,939,131321,931,131320,931,458997,31,940,935,932,939,933,
196670,898,940,196855,941,0,262394,162,942,943,131320,942,262205,31,944,896,262205,31,945,898,327850,163,946,944,945,
262299,33,947,946,196670,901,947,131321,941,131320,943,327745,39,948,896,62,262205,29,949,948,327745,39,950,898,62,
262205,29,951,950,327850,33,952,949,951,196670,901,952,131321,941,131320,941,458997,33,953,947,942,952,943,196670,900,
953,262205,31,954,898,262205,31,955,896,393273,33,956,800,954,955,262312,33,957,956,196855,958,0,262394,957,959,958,
131320,959,327847,33,960,149,953,196855,961,0,262394,960,962,961,131320,962,327745,39,963,891,87,262205,29,964,963,
327745,39,965,890,87,262205,29,966,965,327856,33,967,964,966,131321,961,131320,961,458997,33,968,960,959,967,962,
131321,958,131320,958,458997,33,969,956,941,968,961,196670,902,969,196855,970,0,262394,969,971,972,131320,971,327745,
46,973,891,66,262205,31,974,973,196670,904,974,131321,970,131320,972,327745,46,975,890,66,262205,31,976,975,196670,
904,976,131321,970,131320,970,458997,31,977,974,971,976,972,196670,903,977,196855,978,0,262394,969,979,980,131320,979,
327745,46,981,890,66,262205,31,982,981,196670,905,982,131321,978,131320,980,327745,46,983,891,66,262205,31,984,983,
196670,905,984,131321,978,131320,978,458997,31,985,982,979,984,980,327745,46,986,891,66,196670,986,985,327745,46,987,
890,66,196670,987,977,196855,988,0,262394,969,989,990,131320,989,327745,39,991,891,87,262205,29,992,991,196670,907,
992,131321,988,131320,990,327745,39,993,890,87,262205,29,994,993,196670,907,994,131321,988,131320,988,458997,29,995,
992,989,994,990,196670,906,995,196855,996,0,262394,969,997,998,131320,997,327745,39,999,890,87,262205,29,1000,999,
196670,908,1000,131321,996,131320,998,327745,39,1001,891,87,262205,29,1002,1001,196670,908,1002,131321,996,131320,996,
458997,29,1003,1000,997,1002,998,327745,39,1004,891,87,196670,1004,1003,327745,39,1005,890,87,196670,1005,995,196670,
894,260,131321,909,131320,909,65789,65592,327734,27,1006,0,48,196663,39,1007,196663,46,1008,196663,39,1009,131320,
1010,262203,39,1011,7,262203,39,1012,7,262203,39,1013,7,262203,39,1014,7,262203,39,1015,7,262203,39,1016,7,262203,51,
1017,7,262203,39,1018,7,262203,39,1019,7,262203,39,1020,7,262203,39,1021,7,262203,44,1022,7,262203,44,1023,7,262203,
46,1024,7,262203,39,1025,7,262203,39,1026,7,262203,39,1027,7,262203,44,1028,7,196670,1011,62,131321,1029,131320,1029,
458997,29,1030,62,1010,1031,1032,327856,33,1033,1030,168,262390,1034,1032,1,262394,1033,1035,1034,131320,1035,327812,
29,1036,1030,19,327745,71,1037,5,62,262205,29,1038,1037,327808,29,1039,1036,1038,196670,1012,1039,262205,29,1040,1009,
327874,29,1041,1039,1040,262205,29,1042,1009,327808,29,1043,1042,129,327876,29,1044,1041,1043,262205,29,1045,1009,
327876,29,1046,70,1045,327810,29,1047,1046,70,327879,29,1048,1039,1047,327808,29,1049,1044,1048,196670,1013,1049,
262205,29,1050,1007,327854,33,1051,1049,1050,196855,1052,0,262394,1051,1053,1052,131320,1053,131321,1034,131320,1052,
196670,1015,1049,327737,29,1054,387,1015,196670,1014,1054,196670,1016,62,131321,1055,131320,1055,458997,29,1056,62,
1052,1057,1058,327856,33,1059,1056,6,262390,1060,1058,1,262394,1059,1058,1060,131320,1058,262205,29,1061,1009,327876,
29,1062,1056,1061,196670,1018,1062,327737,29,1063,387,1018,327808,29,1064,1054,1063,196670,1019,1064,327737,42,1065,
858,1019,327745,44,1066,1017,1056,196670,1066,1065,327808,29,1057,1056,87,196670,1016,1057,131321,1055,131320,1060,
196670,1020,169,131321,1067,131320,1067,458997,29,1068,169,1060,1069,1070,327851,33,1071,1068,62,262390,1072,1070,1,
262394,1071,1073,1072,131320,1073,196670,1021,62,131321,1074,131320,1074,458997,29,1075,62,1073,1076,1077,327856,33,
1078,1075,6,262390,1079,1077,1,262394,1078,1080,1079,131320,1080,327879,29,1081,1075,1068,327850,33,1082,1081,62,
196855,1083,0,262394,1082,1084,1083,131320,1084,327808,29,1085,1075,1068,327745,44,1086,1017,1075,262205,42,1087,1086,
196670,1022,1087,327745,44,1088,1017,1085,262205,42,1089,1088,196670,1023,1089,262205,31,1090,1008,196670,1024,1090,
458809,27,1091,889,1022,1023,1024,262205,42,1092,1022,196670,1086,1092,262205,42,1093,1023,196670,1088,1093,131321,
1083,131320,1083,131321,1077,131320,1077,327808,29,1076,1075,87,196670,1021,1076,131321,1074,131320,1079,131321,1070,
131320,1070,327874,29,1069,1068,87,196670,1020,1069,131321,1067,131320,1072,196670,1025,62,131321,1094,131320,1094,
458997,29,1095,62,1072,1096,1097,327856,33,1098,1095,6,262390,1099,1097,1,262394,1098,1097,1099,131320,1097,262205,29,
1100,1009,327876,29,1101,1095,1100,196670,1026,1101,327737,29,1102,387,1026,327808,29,1103,1054,1102,196670,1027,1103,
327745,44,1104,1017,1095,262205,42,1105,1104,196670,1028,1105,393273,27,1106,868,1027,1028,327808,29,1096,1095,87,
196670,1025,1096,131321,1094,131320,1099,131321,1032,131320,1032,327808,29,1031,1030,87,196670,1011,1031,131321,1029,
131320,1034,65789,65592,327734,27,1107,0,48,196663,39,1108,196663,46,1109,196663,39,1110,131320,1111,262203,39,1112,7,
262203,39,1113,7,262203,39,1114,7,262203,39,1115,7,262203,39,1116,7,262203,39,1117,7,262203,39,1118,7,262203,39,1119,
7,262203,39,1120,7,262203,51,1121,7,262203,39,1122,7,262203,39,1123,7,262203,39,1124,7,262203,39,1125,7,262203,39,
1126,7,262203,44,1127,7,262203,44,1128,7,262203,46,1129,7,262203,39,1130,7,262203,39,1131,7,262203,44,1132,7,262203,
44,1133,7,262203,46,1134,7,262203,39,1135,7,262203,39,1136,7,262203,39,1137,7,262203,44,1138,7,262203,39,1139,7,
262203,39,1140,7,262203,44,1141,7,196670,1112,62,131321,1142,131320,1142,458997,29,1143,62,1111,1144,1145,327856,33,
1146,1143,168,262390,1147,1145,1,262394,1146,1148,1147,131320,1148,327812,29,1149,1143,19,327745,71,1150,5,62,262205,
29,1151,1150,327808,29,1152,1149,1151,196670,1113,1152,262205,29,1153,1110,327874,29,1154,1152,1153,262205,29,1155,
1110,327808,29,1156,1155,129,327876,29,1157,1154,1156,196670,1114,1157,262205,29,1158,1110,327876,29,1159,70,1158,
327810,29,1160,1159,70,327879,29,1161,1152,1160,196670,1115,1161,327808,29,1162,1157,1161,262205,29,1163,1108,327854,
33,1164,1162,1163,196855,1165,0,262394,1164,1166,1165,131320,1166,131321,1147,131320,1165,196670,1117,1162,327737,29,
1167,387,1117,196670,1116,1167,262205,29,1168,1110,327876,29,1169,6,1168,327808,29,1170,1157,1169,327810,29,1171,1170,
70,327810,29,1172,1171,1161,196670,1119,1172,327737,29,1173,387,1119,196670,1118,1173,196670,1120,62,131321,1174,
131320,1174,458997,29,1175,62,1165,1176,1177,327856,33,1178,1175,170,262390,1179,1177,1,262394,1178,1177,1179,131320,
1177,262205,29,1180,1110,327876,29,1181,1175,1180,196670,1122,1181,327737,29,1182,387,1122,327808,29,1183,1167,1182,
196670,1123,1183,327737,42,1184,858,1123,327745,44,1185,1121,1175,196670,1185,1184,327810,29,1186,171,1175,262205,29,
1187,1110,327876,29,1188,1175,1187,196670,1124,1188,327737,29,1189,387,1124,327810,29,1190,1173,1189,196670,1125,1190,
327737,42,1191,858,1125,327745,44,1192,1121,1186,196670,1192,1191,327808,29,1176,1175,87,196670,1120,1176,131321,1174,
131320,1179,196670,1126,62,131321,1193,131320,1193,458997,29,1194,62,1179,1195,1196,327856,33,1197,1194,6,262390,1198,
1196,1,262394,1197,1199,1198,131320,1199,327879,29,1200,1194,172,327850,33,1201,1200,62,196855,1202,0,262394,1201,
1203,1202,131320,1203,327878,29,1204,1194,173,327745,44,1205,1121,1194,262205,42,1206,1205,196670,1127,1206,327745,44,
1207,1121,1204,262205,42,1208,1207,196670,1128,1208,262205,31,1209,1109,196670,1129,1209,458809,27,1210,889,1127,1128,
1129,262205,42,1211,1127,196670,1205,1211,262205,42,1212,1128,196670,1207,1212,131321,1202,131320,1202,131321,1196,
131320,1196,327808,29,1195,1194,87,196670,1126,1195,131321,1193,131320,1198,196670,1130,174,131321,1213,131320,1213,
458997,29,1214,174,1198,1215,1216,327851,33,1217,1214,62,262390,1218,1216,1,262394,1217,1219,1218,131320,1219,196670,
1131,62,131321,1220,131320,1220,458997,29,1221,62,1219,1222,1223,327856,33,1224,1221,6,262390,1225,1223,1,262394,1224,
1226,1225,131320,1226,327879,29,1227,1221,1214,327850,33,1228,1227,62,196855,1229,0,262394,1228,1230,1229,131320,1230,
327808,29,1231,1221,1214,327745,44,1232,1121,1221,262205,42,1233,1232,196670,1132,1233,327745,44,1234,1121,1231,
262205,42,1235,1234,196670,1133,1235,262205,31,1236,1109,196670,1134,1236,458809,27,1237,889,1132,1133,1134,262205,42,
1238,1132,196670,1232,1238,262205,42,1239,1133,196670,1234,1239,131321,1229,131320,1229,131321,1223,131320,1223,
327808,29,1222,1221,87,196670,1131,1222,131321,1220,131320,1225,131321,1216,131320,1216,327874,29,1215,1214,87,196670,
1130,1215,131321,1213,131320,1218,196670,1135,62,131321,1240,131320,1240,458997,29,1241,62,1218,1242,1243,327856,33,
1244,1241,175,262390,1245,1243,1,262394,1244,1243,1245,131320,1243,262205,29,1246,1110,327876,29,1247,1241,1246,
196670,1136,1247,327737,29,1248,387,1136,327808,29,1249,1167,1248,196670,1137,1249,327745,44,1250,1121,1241,262205,42,
1251,1250,196670,1138,1251,393273,27,1252,868,1137,1138,262205,29,1253,1110,327876,29,1254,1241,1253,196670,1139,1254,
327737,29,1255,387,1139,327810,29,1256,1173,1255,327810,29,1257,176,1241,196670,1140,1256,327745,44,1258,1121,1257,
262205,42,1259,1258,196670,1141,1259,393273,27,1260,868,1140,1141,327808,29,1242,1241,87,196670,1135,1242,131321,1240,
131320,1245,131321,1145,131320,1145,327808,29,1144,1143,87,196670,1112,1144,131321,1142,131320,1147,65789,65592,
327734,27,1261,0,49,196663,39,1262,131320,1263,262205,29,1264,1262,327858,33,1265,1264,22,327847,33,1266,177,1265,
327847,33,1267,1266,178,196855,1268,0,262394,1267,1269,1270,131320,1269,262368,77,77,180,131321,1268,131320,1270,
262368,75,75,180,131321,1268,131320,1268,65789,65592,327734,27,1271,0,48,196663,39,1272,196663,46,1273,196663,39,1274,
131320,1275,262203,39,1276,7,262203,39,1277,7,262203,46,1278,7,262203,39,1279,7,262203,39,1280,7,262203,39,1281,7,
262203,46,1282,7,262203,39,1283,7,262203,39,1284,7,262203,39,1285,7,262203,46,1286,7,262203,39,1287,7,262203,39,1288,
7,262203,39,1289,7,262203,46,1290,7,262203,39,1291,7,262203,39,1292,7,262203,39,1293,7,262203,46,1294,7,262203,39,
1295,7,262203,39,1296,7,262203,39,1297,7,262203,46,1298,7,262203,39,1299,7,262203,39,1300,7,262203,39,1301,7,262203,
46,1302,7,262203,39,1303,7,262203,39,1304,7,262205,29,1305,1274,327876,29,1306,70,1305,196670,1276,1306,327737,27,
1307,1261,1276,262205,29,1308,1272,196670,1277,1308,262205,31,1309,1273,196670,1278,1309,262205,29,1310,1274,196670,
1279,1310,458809,27,1311,1107,1277,1278,1279,262205,29,1312,1274,327876,29,1313,70,1312,196670,1280,1313,327737,27,
1314,1261,1280,196855,1315,0,262394,182,1316,1317,131320,1316,262205,29,1318,1274,327852,33,1319,1318,183,196855,1320,
0,262394,1319,1321,1320,131320,1321,262205,29,1322,1272,196670,1281,1322,262205,31,1323,1273,196670,1282,1323,196670,
1283,184,458809,27,1324,1006,1281,1282,1283,196670,1284,186,327737,27,1325,1261,1284,131321,1320,131320,1320,262205,
29,1326,1274,327852,33,1327,1326,187,196855,1328,0,262394,1327,1329,1328,131320,1329,262205,29,1330,1272,196670,1285,
1330,262205,31,1331,1273,196670,1286,1331,196670,1287,188,458809,27,1332,1006,1285,1286,1287,196670,1288,190,327737,
27,1333,1261,1288,131321,1328,131320,1328,262205,29,1334,1274,327852,33,1335,1334,191,196855,1336,0,262394,1335,1337,
1336,131320,1337,262205,29,1338,1272,196670,1289,1338,262205,31,1339,1273,196670,1290,1339,196670,1291,192,458809,27,
1340,1006,1289,1290,1291,196670,1292,194,327737,27,1341,1261,1292,131321,1336,131320,1336,262205,29,1342,1274,327852,
33,1343,1342,129,196855,1344,0,262394,1343,1345,1344,131320,1345,262205,29,1346,1272,196670,1293,1346,262205,31,1347,
1273,196670,1294,1347,196670,1295,129,458809,27,1348,1006,1293,1294,1295,196670,1296,195,327737,27,1349,1261,1296,
131321,1344,131320,1344,262205,29,1350,1272,196670,1297,1350,262205,31,1351,1273,196670,1298,1351,196670,1299,62,
458809,27,1352,1006,1297,1298,1299,131321,1315,131320,1317,262205,29,1353,1274,327808,29,1354,1353,129,327810,29,1355,
1354,70,327814,29,1356,1355,129,196670,1300,1356,131321,1357,131320,1357,458997,29,1358,1356,1317,1359,1360,327851,33,
1361,1358,62,262390,1362,1360,2,262394,1361,1363,1362,131320,1363,327810,29,1364,1358,70,327812,29,1365,1364,129,
262205,29,1366,1272,196670,1301,1366,262205,31,1367,1273,196670,1302,1367,196670,1303,1365,458809,27,1368,1006,1301,
1302,1303,327852,33,1369,1358,70,196855,1370,0,262394,1369,1371,1370,131320,1371,327876,29,1372,70,1365,196670,1304,
1372,327737,27,1373,1261,1304,131321,1370,131320,1370,131321,1360,131320,1360,327810,29,1359,1358,87,196670,1300,1359,
131321,1357,131320,1362,131321,1315,131320,1315,65789,65592,327734,27,356,0,52,196663,39,1374,196663,51,1375,196663,
46,1376,131320,1377,262203,39,1378,7,262203,39,1379,7,262203,44,1380,7,262203,44,1381,7,262203,46,1382,7,262203,39,
1383,7,262203,39,1384,7,262203,44,1385,7,262203,44,1386,7,262203,46,1387,7,262203,39,1388,7,262203,39,1389,7,262203,
39,1390,7,262203,39,1391,7,262203,44,1392,7,196670,1378,75,131321,1393,131320,1393,458997,29,1394,75,1377,1395,1396,
327858,33,1397,1394,6,262390,1398,1396,1,262394,1397,1399,1398,131320,1399,196670,1379,62,131321,1400,131320,1400,
458997,29,1401,62,1399,1402,1403,327856,33,1404,1401,6,262390,1405,1403,1,262394,1404,1406,1405,131320,1406,327874,29,
1407,1394,87,327879,29,1408,1401,1407,327850,33,1409,1408,62,196855,1410,0,262394,1409,1411,1410,131320,1411,327810,
29,1412,1394,70,327878,29,1413,1401,1412,327745,44,1414,1375,1401,262205,42,1415,1414,196670,1380,1415,327745,44,1416,
1375,1413,262205,42,1417,1416,196670,1381,1417,262205,31,1418,1376,196670,1382,1418,458809,27,1419,889,1380,1381,1382,
262205,42,1420,1380,196670,1414,1420,262205,42,1421,1381,196670,1416,1421,131321,1410,131320,1410,131321,1403,131320,
1403,327808,29,1402,1401,87,196670,1379,1402,131321,1400,131320,1405,327874,29,1422,1394,74,196670,1383,1422,131321,
1423,131320,1423,458997,29,1424,1422,1405,1425,1426,327851,33,1427,1424,62,262390,1428,1426,1,262394,1427,1429,1428,
131320,1429,196670,1384,62,131321,1430,131320,1430,458997,29,1431,62,1429,1432,1433,327856,33,1434,1431,6,262390,1435,
1433,1,262394,1434,1436,1435,131320,1436,327879,29,1437,1431,1424,327850,33,1438,1437,62,196855,1439,0,262394,1438,
1440,1439,131320,1440,327808,29,1441,1431,1424,327745,44,1442,1375,1431,262205,42,1443,1442,196670,1385,1443,327745,
44,1444,1375,1441,262205,42,1445,1444,196670,1386,1445,262205,31,1446,1376,196670,1387,1446,458809,27,1447,889,1385,
1386,1387,262205,42,1448,1385,196670,1442,1448,262205,42,1449,1386,196670,1444,1449,131321,1439,131320,1439,131321,
1433,131320,1433,327808,29,1432,1431,87,196670,1384,1432,131321,1430,131320,1435,131321,1426,131320,1426,327874,29,
1425,1424,87,196670,1383,1425,131321,1423,131320,1428,131321,1396,131320,1396,327812,29,1395,1394,75,196670,1378,1395,
131321,1393,131320,1398,262205,29,1450,1374,327812,29,1451,1450,6,196670,1389,1451,327737,29,1452,387,1389,196670,
1388,1452,196670,1390,62,131321,1453,131320,1453,458997,29,1454,62,1398,1455,1456,327856,33,1457,1454,6,262390,1458,
1456,1,262394,1457,1456,1458,131320,1456,327808,29,1459,1452,1454,196670,1391,1459,327745,44,1460,1375,1454,262205,42,
1461,1460,196670,1392,1461,393273,27,1462,868,1391,1392,327808,29,1455,1454,87,196670,1390,1455,131321,1453,131320,
1458,65789,65592,327734,27,358,0,53,196663,39,1463,196663,46,1464,131320,1465,262203,39,1466,7,262203,39,1467,7,
262203,46,1468,7,262203,39,1469,7,262203,39,1470,7,262203,46,1471,7,262203,39,1472,7,262203,39,1473,7,262203,46,1474,
7,262203,39,1475,7,262203,39,1476,7,262203,46,1477,7,262203,39,1478,7,262203,39,1479,7,262203,46,1480,7,262203,39,
1481,7,262203,39,1482,7,262203,46,1483,7,262203,39,1484,7,262203,39,1485,7,262203,46,1486,7,262203,39,1487,7,262203,
39,1488,7,262203,46,1489,7,262203,39,1490,7,262203,39,1491,7,262203,46,1492,7,262203,39,1493,7,262203,39,1494,7,
262203,46,1495,7,262203,39,1496,7,262203,39,1497,7,262203,46,1498,7,262203,39,1499,7,262203,39,1500,7,262203,39,1501,
7,262203,46,1502,7,262203,39,1503,7,262205,29,1504,1463,327812,29,1505,1504,6,196670,1466,1505,262368,75,75,180,
196855,1506,0,262394,197,1507,1508,131320,1507,196855,1509,0,262394,199,1510,1509,131320,1510,327856,33,1511,200,1505,
131321,1509,131320,1509,458997,33,1512,199,1507,1511,1510,196855,1513,0,262394,1512,1514,1513,131320,1514,196670,1467,
1505,262205,31,1515,1464,196670,1468,1515,196670,1469,70,458809,27,1516,1271,1467,1468,1469,131321,1513,131320,1513,
196855,1517,0,262394,202,1518,1517,131320,1518,327856,33,1519,203,1505,131321,1517,131320,1517,458997,33,1520,202,
1513,1519,1518,196855,1521,0,262394,1520,1522,1521,131320,1522,196670,1470,1505,262205,31,1523,1464,196670,1471,1523,
196670,1472,75,458809,27,1524,1271,1470,1471,1472,131321,1521,131320,1521,196855,1525,0,262394,205,1526,1525,131320,
1526,327856,33,1527,206,1505,131321,1525,131320,1525,458997,33,1528,205,1521,1527,1526,196855,1529,0,262394,1528,1530,
1529,131320,1530,196670,1473,1505,262205,31,1531,1464,196670,1474,1531,196670,1475,77,458809,27,1532,1271,1473,1474,
1475,131321,1529,131320,1529,196855,1533,0,262394,208,1534,1533,131320,1534,327856,33,1535,209,1505,131321,1533,
131320,1533,458997,33,1536,208,1529,1535,1534,196855,1537,0,262394,1536,1538,1537,131320,1538,196670,1476,1505,262205,
31,1539,1464,196670,1477,1539,196670,1478,56,458809,27,1540,1271,1476,1477,1478,131321,1537,131320,1537,196855,1541,0,
262394,212,1542,1541,131320,1542,327856,33,1543,213,1505,131321,1541,131320,1541,458997,33,1544,212,1537,1543,1542,
196855,1545,0,262394,1544,1546,1545,131320,1546,196670,1479,1505,262205,31,1547,1464,196670,1480,1547,196670,1481,210,
458809,27,1548,1271,1479,1480,1481,131321,1545,131320,1545,196855,1549,0,262394,216,1550,1549,131320,1550,327856,33,
1551,217,1505,131321,1549,131320,1549,458997,33,1552,216,1545,1551,1550,196855,1553,0,262394,1552,1554,1553,131320,
1554,196670,1482,1505,262205,31,1555,1464,196670,1483,1555,196670,1484,214,458809,27,1556,1271,1482,1483,1484,131321,
1553,131320,1553,196855,1557,0,262394,220,1558,1557,131320,1558,327856,33,1559,221,1505,131321,1557,131320,1557,
458997,33,1560,220,1553,1559,1558,196855,1561,0,262394,1560,1562,1561,131320,1562,196670,1485,1505,262205,31,1563,
1464,196670,1486,1563,196670,1487,218,458809,27,1564,1271,1485,1486,1487,131321,1561,131320,1561,196855,1565,0,262394,
223,1566,1565,131320,1566,327856,33,1567,224,1505,131321,1565,131320,1565,458997,33,1568,223,1561,1567,1566,196855,
1569,0,262394,1568,1570,1569,131320,1570,196670,1488,1505,262205,31,1571,1464,196670,1489,1571,196670,1490,124,458809,
27,1572,1271,1488,1489,1490,131321,1569,131320,1569,196855,1573,0,262394,227,1574,1573,131320,1574,327856,33,1575,228,
1505,131321,1573,131320,1573,458997,33,1576,227,1569,1575,1574,196855,1577,0,262394,1576,1578,1577,131320,1578,196670,
1491,1505,262205,31,1579,1464,196670,1492,1579,196670,1493,225,458809,27,1580,1271,1491,1492,1493,131321,1577,131320,
1577,196855,1581,0,262394,231,1582,1581,131320,1582,327856,33,1583,232,1505,131321,1581,131320,1581,458997,33,1584,
231,1577,1583,1582,196855,1585,0,262394,1584,1586,1585,131320,1586,196670,1494,1505,262205,31,1587,1464,196670,1495,
1587,196670,1496,229,458809,27,1588,1271,1494,1495,1496,131321,1585,131320,1585,196855,1589,0,262394,235,1590,1589,
131320,1590,327856,33,1591,236,1505,131321,1589,131320,1589,458997,33,1592,235,1585,1591,1590,196855,1593,0,262394,
1592,1594,1593,131320,1594,196670,1497,1505,262205,31,1595,1464,196670,1498,1595,196670,1499,233,458809,27,1596,1271,
1497,1498,1499,131321,1593,131320,1593,131321,1506,131320,1508,196670,1500,70,131321,1597,131320,1597,458997,29,1598,
70,1508,1599,1600,327810,29,1601,1598,70,327876,29,1602,6,1601,327856,33,1603,1602,1505,262390,1604,1600,2,262394,
1603,1600,1604,131320,1600,196670,1501,1505,262205,31,1605,1464,196670,1502,1605,196670,1503,1598,458809,27,1606,1271,
1501,1502,1503,327808,29,1599,1598,87,196670,1500,1599,131321,1597,131320,1604,131321,1506,131320,1506,262368,75,75,
180,65789,65592,327734,27,373,0,55,196663,39,1607,196663,39,1608,196663,54,1609,131320,1610,262203,39,1611,7,262203,
39,1612,7,262203,39,1613,7,262203,39,1614,7,262203,39,1615,7,262203,39,1616,7,262203,46,1617,7,262203,39,1618,7,
262203,39,1619,7,196670,1611,237,327745,71,1620,5,62,262205,29,1621,1620,196670,1612,1621,131321,1622,131320,1622,
458997,29,1623,1621,1610,1624,1625,327812,29,1626,1623,237,262205,29,1627,1608,327856,33,1628,1626,1627,262390,1629,
1625,0,262394,1628,1630,1629,131320,1630,262205,29,1631,1607,327814,29,1632,1631,237,327808,29,1633,1632,1623,196670,
1613,1633,327808,29,1634,1623,70,327812,29,1635,1634,237,262205,29,1636,1608,327852,33,1637,1635,1636,196855,1638,0,
262394,1637,1639,1640,131320,1639,327745,64,1641,58,66,262205,31,1642,1641,262268,65,1643,1642,393281,67,1644,1643,66,
1633,393277,29,1645,1644,2,4,196670,1615,1645,131321,1638,131320,1640,196670,1615,62,131321,1638,131320,1638,458997,
29,1646,1645,1639,62,1640,196670,1614,1646,196670,1616,62,131321,1647,131320,1647,458997,29,1648,1646,1638,1649,1650,
458997,29,1651,62,1638,1652,1650,262205,29,1653,1608,327810,29,1654,1653,1626,458764,29,1655,1,38,237,1654,327856,33,
1656,1651,1655,262390,1657,1650,0,262394,1656,1658,1657,131320,1658,327808,29,1659,1626,1651,196670,1618,1659,327737,
29,1660,387,1618,196670,1619,1660,327737,31,1661,389,1619,196670,1617,1661,262205,33,1662,1609,196855,1663,0,262394,
1662,1664,1663,131320,1664,262205,31,1665,1617,327737,31,1666,393,1665,196670,1617,1666,131321,1663,131320,1663,
327745,39,1667,1617,62,262205,29,1668,1667,327812,29,1669,1651,14,262268,59,1670,1669,458953,29,1649,1648,1668,1670,
238,196670,1614,1649,131321,1650,131320,1650,327808,29,1652,1651,87,196670,1616,1652,131321,1647,131320,1657,327745,
64,1671,58,66,262205,31,1672,1671,262268,65,1673,1672,393281,67,1674,1673,66,1633,327742,1674,1648,2,4,131321,1625,
131320,1625,327808,29,1624,1623,19,196670,1612,1624,131321,1622,131320,1629,65789,65592};
/* merge_tiles.comp, 4196 words */
static const uint32_t gpusorti_spv_merge_tiles[] = {
119734787,66304,524299,744,0,131089,1,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,0,1,524303,5,2,0x6e69616d,0,3,
4,5,393232,2,17,1,1,1,262215,6,6,4,327752,7,0,35,0,327752,7,1,35,4,327752,7,2,35,8,327752,7,3,35,12,327752,7,4,35,16,
327752,7,5,35,20,327752,7,6,35,24,327752,7,7,35,40,327752,7,8,35,44,196679,7,2,262215,8,6,4,327752,9,0,35,0,196679,9,
2,262215,10,34,0,262215,10,33,3,262215,3,11,26,262215,4,11,24,262215,11,1,5,262215,12,6,8,327752,13,0,35,0,196679,13,
2,262215,14,34,0,262215,14,33,2,262215,15,6,8,327752,16,0,35,0,196679,16,2,262215,17,34,0,262215,17,33,0,262215,18,6,
4,327752,19,0,35,0,196679,19,2,262215,20,34,0,262215,20,33,2,262215,21,1,7,262215,22,6,4,327752,23,0,35,0,196679,23,2,
262215,24,34,0,262215,24,33,0,262215,25,1,10,262215,26,6,8,327752,27,0,35,0,196679,27,2,262215,28,34,0,262215,28,33,1,
262215,29,6,4,327752,30,0,35,0,196679,30,2,262215,31,34,0,262215,31,33,1,262215,32,1,9,262215,33,1,8,262215,34,1,6,
262215,35,1,12,262215,36,1,0,262215,37,1,1,262215,5,11,27,262215,38,1,11,262215,39,1,0,262215,40,11,25,131091,41,
196641,42,41,262165,43,32,0,196641,44,43,131092,45,262167,46,43,2,327713,47,46,45,43,393249,48,41,45,43,46,262177,49,
46,46,196641,50,46,327713,51,45,46,46,262176,52,7,43,262177,53,46,52,262176,54,7,46,262176,55,7,45,393249,56,45,54,54,
55,262187,43,57,4,262172,6,43,57,720926,7,43,43,43,43,43,43,6,43,43,262176,58,9,7,262203,58,59,9,262165,60,32,1,
262187,60,61,0,262176,62,9,43,262187,43,63,0,196637,8,43,196638,9,8,262176,64,12,9,262203,64,10,12,262176,65,12,43,
262167,66,43,3,262176,67,1,66,262203,67,3,1,262187,43,68,1,262176,69,1,43,262203,67,4,1,262194,43,11,1,262187,43,70,2,
393268,45,71,170,11,70,196637,12,46,196638,13,12,262176,72,12,13,262203,72,14,12,262187,60,73,7,262176,74,12,46,
196637,15,46,196638,16,15,262176,75,12,16,262203,75,17,12,196637,18,43,196638,19,18,262176,76,12,19,262203,76,20,12,
262194,43,21,32,262187,43,77,32,393268,45,78,170,21,77,196637,22,43,196638,23,22,262176,79,12,23,262203,79,24,12,
262187,43,80,16,393268,45,81,170,21,80,458804,43,82,169,81,68,70,393268,60,83,128,21,63,393268,45,84,170,11,70,262194,
43,25,0,393268,45,85,170,25,70,262187,60,86,8,196637,26,46,196638,27,26,262176,87,12,27,262203,87,28,12,196637,29,43,
196638,30,29,262176,88,12,30,262203,88,31,12,393268,45,89,170,25,70,393268,45,90,170,11,70,262194,43,32,0,393268,45,
91,171,32,63,262194,43,33,0,393268,45,92,170,33,68,262194,43,34,32,393268,43,93,130,34,68,262187,43,94,31,393268,43,
95,199,93,94,393268,43,96,196,68,95,393268,45,97,170,33,70,262187,60,98,31,393268,45,99,171,32,63,393268,45,100,174,
34,77,262187,43,101,0xffffffff,393268,43,102,199,34,94,393268,43,103,196,68,102,393268,43,104,130,103,68,458804,43,
105,169,100,101,104,393268,45,106,170,33,68,393268,45,107,170,33,70,393268,43,108,130,34,68,393268,60,109,128,108,63,
262187,60,110,1,262187,60,111,3,262187,60,112,4,262187,43,113,64,393268,45,114,170,11,70,393268,45,115,170,11,70,
393268,45,116,170,11,70,262194,43,35,0,262187,43,117,256,393268,45,118,174,35,117,393268,43,119,194,35,86,458804,43,
120,169,118,119,113,262187,43,121,255,393268,43,122,199,35,121,393268,43,123,130,122,68,393268,43,124,132,120,123,
458804,43,125,169,116,124,68,262172,126,46,125,262176,127,4,126,262203,127,128,4,262176,129,4,46,393268,45,130,170,11,
68,393268,43,131,130,122,68,393268,43,132,132,120,131,458804,43,133,169,130,132,68,262172,134,43,133,262176,135,4,134,
262203,135,136,4,262176,137,4,43,262167,138,45,2,262194,43,36,256,262194,43,37,8,393268,43,139,132,36,37,262187,60,
140,6,393268,43,141,130,122,68,393268,43,142,130,122,68,262172,143,43,142,262176,144,7,143,393268,43,145,130,122,68,
262172,146,43,145,262176,147,7,146,262203,67,5,1,262172,148,46,37,262176,149,7,148,393268,43,150,130,122,68,393268,43,
151,130,122,68,262172,152,43,151,262172,153,152,37,262176,154,7,153,393268,43,155,130,122,68,393268,43,156,132,155,
120,393268,45,157,170,11,70,262187,43,158,264,393268,43,159,130,122,68,393268,43,160,130,122,68,393268,43,161,130,122,
68,262172,162,46,161,262176,163,7,162,393268,43,164,130,122,68,393268,43,165,130,122,68,262194,43,38,0,393268,43,166,
199,38,70,393268,45,167,171,166,63,393268,45,168,171,25,63,262194,43,39,1,393267,66,40,39,68,68,327734,41,2,0,42,
131320,169,262203,144,170,7,262203,147,171,7,262203,149,172,7,262203,149,173,7,262203,154,174,7,262203,52,175,7,
262203,54,176,7,262203,54,177,7,262203,55,178,7,262203,163,179,7,262203,54,180,7,262203,54,181,7,262203,55,182,7,
196855,183,0,196859,63,184,131320,184,262201,43,185,186,327812,43,187,185,139,262201,43,188,189,327854,45,190,187,188,
196855,191,0,262394,190,192,191,131320,192,131321,183,131320,191,393281,62,193,59,140,61,262205,43,194,193,327879,43,
195,194,70,327851,45,196,195,63,327879,43,197,194,57,327851,45,198,197,63,393281,62,199,59,140,110,262205,43,200,199,
262201,46,201,202,327814,43,203,187,200,327817,43,204,203,122,327810,43,205,203,204,131321,206,131320,206,458997,43,
207,63,191,208,209,327856,45,210,207,141,262390,211,209,1,262394,210,212,211,131320,212,327808,43,213,205,207,327854,
45,214,213,203,196855,215,0,262394,214,216,215,131320,216,327808,43,217,213,110,131321,215,131320,215,458997,43,218,
213,212,217,216,327812,43,219,218,200,458764,43,220,1,38,219,188,327810,43,221,188,220,458764,43,222,1,38,200,221,
327745,52,223,170,207,196670,223,222,262205,43,224,223,327851,45,225,224,63,393385,43,226,225,220,63,327745,52,227,
171,207,196670,227,226,131321,209,131320,209,327808,43,208,207,110,131321,206,131320,211,131321,228,131320,228,458997,
43,229,63,211,230,231,327856,45,232,229,37,262390,233,231,1,262394,232,234,233,131320,234,327812,43,235,229,36,327808,
43,236,187,235,327745,69,237,5,63,262205,43,238,237,327808,43,239,236,238,327810,43,240,188,68,458764,43,241,1,38,239,
240,262312,45,242,198,393273,46,243,244,242,241,327745,54,245,172,229,196670,245,243,262205,46,246,245,327879,46,247,
246,201,327745,54,248,173,229,196670,248,247,131321,249,131320,249,458997,43,250,63,234,251,252,327856,45,253,250,150,
262390,254,252,1,262394,253,252,254,131320,252,393281,52,255,174,229,250,196670,255,63,327808,43,251,250,110,131321,
249,131320,254,131321,231,131320,231,327808,43,230,229,110,131321,228,131320,233,393228,60,256,1,75,200,327876,43,257,
68,256,327812,43,258,70,257,327814,43,259,258,120,458764,43,260,1,41,259,68,393228,60,261,1,75,260,262268,43,262,261,
327745,69,263,5,63,262205,43,264,263,131321,265,131320,265,458997,43,266,264,233,267,268,327856,45,269,266,156,262390,
270,268,0,262394,269,271,270,131320,271,327814,43,272,266,120,327808,43,273,205,272,327854,45,274,273,203,196855,275,
0,262394,274,276,275,131320,276,327808,43,277,273,110,131321,275,131320,275,458997,43,278,273,271,277,276,327817,43,
279,266,120,327876,43,280,279,262,458764,43,281,1,41,280,68,327810,43,282,281,68,327812,43,283,278,200,327808,43,284,
282,283,262312,45,285,198,327810,43,286,188,68,458764,43,287,1,38,284,286,393273,46,288,244,285,287,327879,46,289,288,
201,196855,290,0,262394,157,291,292,131320,291,327745,129,293,128,266,196670,293,289,131321,290,131320,292,327761,43,
294,289,0,327745,137,295,136,266,196670,295,294,131321,290,131320,290,131321,268,131320,268,327808,43,267,266,36,
131321,265,131320,270,262368,70,70,158,131321,296,131320,296,458997,43,297,257,270,298,299,327854,45,300,297,260,
262390,301,299,0,262394,300,302,301,131320,302,131321,303,131320,303,458997,43,304,63,302,305,306,327856,45,307,304,
37,262390,308,306,1,262394,307,309,308,131320,309,131321,310,131320,310,458997,43,311,63,309,312,313,327856,45,314,
311,159,262390,315,313,1,262394,314,316,315,131320,316,393281,52,317,174,304,311,262205,43,318,317,327808,43,319,318,
297,327812,43,320,311,120,327874,43,321,319,262,327808,43,322,320,321,196670,175,322,327737,46,323,324,175,327810,43,
325,203,205,327856,45,326,311,325,196670,176,323,327745,54,327,173,304,262205,46,328,327,196670,177,328,196670,178,
326,458809,45,329,330,176,177,178,196855,331,0,262394,329,332,331,131320,332,327745,52,333,170,311,262205,43,334,333,
327858,45,335,319,334,131321,331,131320,331,458997,45,336,329,316,335,332,196855,337,0,262394,336,338,337,131320,338,
196670,317,319,131321,337,131320,337,131321,313,131320,313,327808,43,312,311,110,131321,310,131320,315,131321,306,
131320,306,327808,43,305,304,110,131321,303,131320,308,131321,299,131320,299,327874,43,298,297,110,131321,296,131320,
301,131321,339,131320,339,458997,43,340,297,301,341,342,327851,45,343,340,63,262390,344,342,0,262394,343,345,344,
131320,345,131321,346,131320,346,458997,43,347,63,345,348,349,327856,45,350,347,37,262390,351,349,1,262394,350,352,
351,131320,352,131321,353,131320,353,458997,43,354,63,352,355,356,327856,45,357,354,160,262390,358,356,1,262394,357,
356,358,131320,356,393281,52,359,174,347,354,262205,43,360,359,327808,43,361,360,340,327745,52,362,170,354,262205,43,
363,362,458764,43,364,1,38,361,363,458764,43,365,1,41,364,68,327810,43,366,365,68,262312,45,367,198,327745,52,368,171,
354,262205,43,369,368,327808,43,370,369,366,393273,46,371,244,367,370,327879,46,372,371,201,327745,54,373,179,354,
196670,373,372,327808,43,355,354,110,131321,353,131320,358,131321,374,131320,374,458997,43,375,63,358,376,377,327856,
45,378,375,164,262390,379,377,1,262394,378,380,379,131320,380,393281,52,381,174,347,375,262205,43,382,381,327808,43,
383,382,340,327810,43,384,203,205,327856,45,385,375,384,327745,54,386,179,375,262205,46,387,386,196670,180,387,327745,
54,388,173,347,262205,46,389,388,196670,181,389,196670,182,385,458809,45,390,330,180,181,182,196855,391,0,262394,390,
392,391,131320,392,327745,52,393,170,375,262205,43,394,393,327858,45,395,383,394,131321,391,131320,391,458997,45,396,
390,380,395,392,196855,397,0,262394,396,398,397,131320,398,196670,381,383,131321,397,131320,397,131321,377,131320,377,
327808,43,376,375,110,131321,374,131320,379,131321,349,131320,349,327808,43,348,347,110,131321,346,131320,351,131321,
342,131320,342,327874,43,341,340,110,131321,339,131320,344,131321,399,131320,399,458997,43,400,63,344,401,402,327856,
45,403,400,37,262390,404,402,1,262394,403,405,404,131320,405,327812,43,406,400,36,327808,43,407,187,406,327808,43,408,
407,264,327856,45,409,408,188,196855,410,0,262394,409,411,410,131320,411,327810,43,412,203,205,327812,43,413,412,200,
327810,43,414,408,413,131321,415,131320,415,458997,43,416,414,411,417,418,458997,43,419,63,411,420,418,327856,45,421,
419,165,262390,422,418,1,262394,421,418,422,131320,418,393281,52,423,174,400,419,262205,43,424,423,327808,43,417,416,
424,327808,43,420,419,110,131321,415,131320,422,196855,425,0,262394,196,426,425,131320,426,131321,425,131320,425,
458997,45,427,196,422,167,426,262312,45,428,427,196855,429,0,262394,428,430,429,131320,430,196855,431,0,262394,196,
432,433,131320,432,327745,54,434,172,400,262205,46,435,434,327737,46,436,437,435,131321,431,131320,433,327745,54,438,
172,400,262205,46,439,438,131321,431,131320,431,458997,46,440,436,432,439,433,458809,41,441,442,198,416,440,131321,
429,131320,429,196855,443,0,262394,168,444,443,131320,444,262312,45,445,198,393273,46,446,447,445,408,458809,41,448,
449,198,416,446,131321,443,131320,443,131321,410,131320,410,131321,402,131320,402,327808,43,401,400,110,131321,399,
131320,404,131321,183,131320,183,65789,65592,327734,43,189,0,44,131320,450,327745,62,451,59,61,262205,43,452,451,
327851,45,453,452,63,196855,454,0,262394,453,455,456,131320,455,131321,454,131320,456,393281,65,457,10,61,61,262205,
43,458,457,131321,454,131320,454,458997,43,459,452,455,458,456,131326,459,65592,327734,43,186,0,44,131320,460,327745,
69,461,3,68,262205,43,462,461,327745,69,463,4,63,262205,43,464,463,327812,43,465,462,464,327745,69,466,3,63,262205,43,
467,466,327808,43,468,465,467,131326,468,65592,327734,46,244,0,47,196663,45,469,196663,43,470,131320,471,196855,472,0,
196859,63,473,131320,473,196855,474,0,262394,71,475,474,131320,475,196855,476,0,262394,469,477,478,131320,477,327745,
62,479,59,73,262205,43,480,479,327808,43,481,480,470,393281,74,482,14,61,481,262205,46,483,482,131321,476,131320,478,
393281,74,484,17,61,470,262205,46,485,484,131321,476,131320,476,458997,46,486,483,477,485,478,131321,472,131320,474,
196855,487,0,262394,469,488,487,131320,488,327745,62,489,59,73,262205,43,490,489,327808,43,491,490,470,393281,65,492,
20,61,491,262205,43,493,492,327760,46,494,493,63,131321,472,131320,487,196855,495,0,262394,78,496,495,131320,496,
393281,65,497,24,61,470,262205,43,498,497,327760,46,499,498,63,131321,472,131320,495,327876,43,500,68,82,327810,43,
501,500,68,327879,43,502,470,501,327812,43,503,502,21,327874,43,504,470,82,393281,65,505,24,61,504,262205,43,506,505,
262268,60,507,503,393419,43,508,506,507,83,327760,46,509,508,63,131321,472,131320,472,721141,46,510,486,476,494,488,
499,496,509,495,131326,510,65592,327734,41,442,0,48,196663,45,511,196663,43,512,196663,46,513,131320,514,196855,515,0,
262394,84,516,517,131320,516,196855,518,0,262394,511,519,520,131320,519,327745,62,521,59,73,262205,43,522,521,327808,
43,523,522,512,393281,74,524,14,61,523,196670,524,513,131321,518,131320,520,393281,74,525,17,61,512,196670,525,513,
131321,518,131320,518,131321,515,131320,517,196855,526,0,262394,511,527,528,131320,527,327745,62,529,59,73,262205,43,
530,529,327808,43,531,530,512,327761,43,532,513,0,393281,65,533,20,61,531,196670,533,532,131321,526,131320,528,327761,
43,534,513,0,393281,65,535,24,61,512,196670,535,534,131321,526,131320,526,131321,515,131320,515,65789,65592,327734,46,
447,0,47,196663,45,536,196663,43,537,131320,538,196855,539,0,196859,63,540,131320,540,196855,541,0,262394,85,542,541,
131320,542,196855,543,0,262394,536,544,545,131320,544,327745,62,546,59,86,262205,43,547,546,327808,43,548,547,537,
393281,74,549,14,61,548,262205,46,550,549,131321,543,131320,545,393281,74,551,28,61,537,262205,46,552,551,131321,543,
131320,543,458997,46,553,550,544,552,545,131321,539,131320,541,196855,554,0,262394,536,555,556,131320,555,327745,62,
557,59,86,262205,43,558,557,327808,43,559,558,537,393281,65,560,20,61,559,262205,43,561,560,131321,554,131320,556,
393281,65,562,31,61,537,262205,43,563,562,131321,554,131320,554,458997,43,564,561,555,563,556,327760,46,565,564,63,
131321,539,131320,539,458997,46,566,553,543,565,554,131326,566,65592,327734,41,449,0,48,196663,45,567,196663,43,568,
196663,46,569,131320,570,196855,571,0,262394,89,572,573,131320,572,196855,574,0,262394,567,575,576,131320,575,327745,
62,577,59,86,262205,43,578,577,327808,43,579,578,568,393281,74,580,14,61,579,196670,580,569,131321,574,131320,576,
393281,74,581,28,61,568,196670,581,569,131321,574,131320,574,131321,571,131320,573,196855,582,0,262394,567,583,584,
131320,583,327745,62,585,59,86,262205,43,586,585,327808,43,587,586,568,327761,43,588,569,0,393281,65,589,20,61,587,
196670,589,588,131321,582,131320,584,327761,43,590,569,0,393281,65,591,31,61,568,196670,591,590,131321,582,131320,582,
131321,571,131320,571,65789,65592,327734,46,437,0,49,196663,46,592,131320,593,196855,594,0,262394,90,595,596,131320,
595,196855,597,0,262394,91,598,597,131320,598,262344,46,599,592,131321,597,131320,597,458997,46,600,592,595,599,598,
196855,601,0,262394,92,602,601,131320,602,327761,43,603,600,1,327878,43,604,603,96,393298,46,605,604,600,1,131321,601,
131320,601,458997,46,606,600,597,605,602,196855,607,0,262394,97,608,607,131320,608,327761,43,609,606,1,262268,60,610,
609,327875,60,611,610,98,262268,43,612,611,262344,43,613,612,327877,43,614,613,96,327760,46,615,613,614,327878,46,616,
606,615,131321,607,131320,607,458997,46,617,606,601,616,608,131321,594,131320,596,196855,618,0,262394,99,619,618,
131320,619,327761,43,620,592,0,327878,43,621,620,105,393298,46,622,621,592,0,131321,618,131320,618,458997,46,623,592,
596,622,619,196855,624,0,262394,106,625,624,131320,625,327761,43,626,623,0,327878,43,627,626,96,393298,46,628,627,623,
0,131321,624,131320,624,458997,46,629,623,618,628,625,196855,630,0,262394,107,631,630,131320,631,327761,43,632,629,0,
262268,60,633,632,393418,60,634,633,109,110,262268,43,635,634,262344,43,636,635,327877,43,637,636,96,327879,43,638,
637,105,327878,43,639,632,638,393298,46,640,639,629,0,131321,630,131320,630,458997,46,641,629,624,640,631,131321,594,
131320,594,458997,46,642,617,607,641,630,131326,642,65592,327734,46,202,0,50,131320,643,327745,62,644,59,111,262205,
43,645,644,327745,62,646,59,112,262205,43,647,646,327808,43,648,645,647,327854,45,649,648,77,196855,650,0,262394,649,
651,652,131320,651,131321,650,131320,652,327876,43,653,68,648,327810,43,654,653,68,131321,650,131320,650,458997,43,
655,101,651,654,652,327854,45,656,648,113,196855,657,0,262394,656,658,659,131320,658,131321,657,131320,659,327852,45,
660,648,77,196855,661,0,262394,660,662,663,131320,662,327810,43,664,648,77,327876,43,665,68,664,327810,43,666,665,68,
131321,661,131320,663,131321,661,131320,661,458997,43,667,666,662,63,663,131321,657,131320,657,458997,43,668,101,658,
667,661,327760,46,669,655,668,327854,45,670,645,77,196855,671,0,262394,670,672,673,131320,672,131321,671,131320,673,
327876,43,674,68,645,327810,43,675,674,68,131321,671,131320,671,458997,43,676,101,672,675,673,327852,45,677,645,77,
196855,678,0,262394,677,679,680,131320,679,327810,43,681,645,77,327876,43,682,68,681,327810,43,683,682,68,131321,678,
131320,680,131321,678,131320,678,458997,43,684,683,679,63,680,327760,46,685,676,684,262344,46,686,685,327879,46,687,
669,686,131326,687,65592,327734,45,688,0,51,196663,46,689,196663,46,690,131320,691,196855,692,0,196859,63,693,131320,
693,196855,694,0,262394,114,695,694,131320,695,327761,43,696,689,1,327761,43,697,690,1,327856,45,698,696,697,262312,
45,699,698,196855,700,0,262394,699,701,700,131320,701,327850,45,702,696,697,196855,703,0,262394,702,704,703,131320,
704,327761,43,705,689,0,327761,43,706,690,0,327856,45,707,705,706,131321,703,131320,703,458997,45,708,702,701,707,704,
131321,700,131320,700,458997,45,709,698,695,708,703,131321,692,131320,694,327761,43,710,689,0,327761,43,711,690,0,
327856,45,712,710,711,131321,692,131320,692,458997,45,713,709,700,712,694,131326,713,65592,327734,46,324,0,53,196663,
52,714,131320,715,196855,716,0,262394,115,717,718,131320,717,262205,43,719,714,327745,129,720,128,719,262205,46,721,
720,131321,716,131320,718,262205,43,722,714,327745,137,723,136,722,262205,43,724,723,327760,46,725,724,63,131321,716,
131320,716,458997,46,726,721,717,725,718,131326,726,65592,327734,45,330,0,56,196663,54,727,196663,54,728,196663,55,
729,131320,730,262205,46,731,727,262205,46,732,728,393273,45,733,688,731,732,262312,45,734,733,196855,735,0,262394,
734,736,735,131320,736,262205,45,737,729,262205,46,738,727,262205,46,739,728,327850,138,740,738,739,262299,45,741,740,
327847,45,742,737,741,131321,735,131320,735,458997,45,743,733,730,742,736,131326,743,65592};
/* split_runs.comp, 1958 words */
static const uint32_t gpusorti_spv_split_runs[] = {
119734787,66304,524299,349,0,131089,1,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,0,1,524303,5,2,0x6e69616d,0,3,
4,5,393232,2,17,1,1,1,262215,6,6,4,327752,7,0,35,0,327752,7,1,35,4,327752,7,2,35,8,327752,7,3,35,12,327752,7,4,35,16,
327752,7,5,35,20,327752,7,6,35,24,327752,7,7,35,40,327752,7,8,35,44,196679,7,2,262215,8,6,4,327752,9,0,35,0,196679,9,
2,262215,10,34,0,262215,10,33,3,262215,3,11,26,262215,4,11,24,262215,11,1,5,262215,12,1,12,262215,5,11,27,262215,13,1,
0,262215,14,1,0,262215,15,11,25,131091,16,196641,17,16,262165,18,32,0,262167,19,18,2,131092,20,262176,21,7,18,262187,
18,22,4,262172,6,18,22,720926,7,18,18,18,18,18,18,6,18,18,262176,23,9,7,262203,23,24,9,262165,25,32,1,262187,25,26,0,
262176,27,9,18,262187,18,28,0,196637,8,18,196638,9,8,262176,29,12,9,262203,29,10,12,262176,30,12,18,262167,31,18,3,
262176,32,1,31,262203,32,3,1,262187,18,33,1,262176,34,1,18,262203,32,4,1,262187,25,35,3,262187,25,36,4,262187,18,37,
32,262187,18,38,0xffffffff,262187,18,39,64,262194,18,11,1,262187,18,40,2,393268,20,41,170,11,40,262187,25,42,6,262187,
25,43,5,393268,20,44,170,11,40,262187,25,45,1,262187,25,46,2,262187,18,47,67,393268,20,48,170,11,40,393268,20,49,170,
11,40,262194,18,12,0,458804,18,50,169,49,12,33,262172,51,19,50,262176,52,4,51,262203,52,53,4,262176,54,4,19,393268,20,
55,170,11,33,458804,18,56,169,55,12,33,262172,57,18,56,262176,58,4,57,262203,58,59,4,262176,60,4,18,262203,32,5,1,
393268,20,61,170,11,40,262194,18,13,256,262172,62,18,37,262176,63,4,62,262203,63,64,4,262187,18,65,264,393268,18,66,
134,13,37,393268,18,67,134,39,66,262172,68,18,67,262176,69,7,68,262167,70,20,2,262187,18,71,65,262194,18,14,1,393267,
31,15,14,33,33,262187,18,72,66,327734,16,2,0,17,131320,73,262203,69,74,7,196855,75,0,196859,28,76,131320,76,327745,27,
77,24,26,262205,18,78,77,327851,20,79,78,28,196855,80,0,262394,79,81,82,131320,81,131321,80,131320,82,393281,30,83,10,
26,26,262205,18,84,83,131321,80,131320,80,458997,18,85,78,81,84,82,393281,27,86,24,42,46,262205,18,87,86,327814,18,88,
85,87,393281,27,89,24,42,45,262205,18,90,89,327814,18,91,90,87,327745,34,92,3,33,262205,18,93,92,327745,34,94,4,28,
262205,18,95,94,327812,18,96,93,95,327745,34,97,3,28,262205,18,98,97,327808,18,99,96,98,327812,18,100,99,37,327854,20,
101,100,88,196855,102,0,262394,101,103,102,131320,103,131321,75,131320,102,327808,18,104,85,90,327810,18,105,104,33,
327814,18,106,105,90,393281,27,107,24,42,35,262205,18,108,107,327808,18,109,85,108,327810,18,110,109,33,327814,18,111,
110,108,327745,27,112,24,35,262205,18,113,112,327745,27,114,24,36,262205,18,115,114,327808,18,116,113,115,327854,20,
117,116,37,196855,118,0,262394,117,119,120,131320,119,131321,118,131320,120,327876,18,121,33,116,327810,18,122,121,33,
131321,118,131320,118,458997,18,123,38,119,122,120,327854,20,124,116,39,196855,125,0,262394,124,126,127,131320,126,
131321,125,131320,127,327852,20,128,116,37,196855,129,0,262394,128,130,131,131320,130,327810,18,132,116,37,327876,18,
133,33,132,327810,18,134,133,33,131321,129,131320,131,131321,129,131320,129,458997,18,135,134,130,28,131,131321,125,
131320,125,458997,18,136,38,126,135,129,327760,19,137,123,136,327854,20,138,113,37,196855,139,0,262394,138,140,141,
131320,140,131321,139,131320,141,327876,18,142,33,113,327810,18,143,142,33,131321,139,131320,139,458997,18,144,38,140,
143,141,327852,20,145,113,37,196855,146,0,262394,145,147,148,131320,147,327810,18,149,113,37,327876,18,150,33,149,
327810,18,151,150,33,131321,146,131320,148,131321,146,131320,146,458997,18,152,151,147,28,148,327760,19,153,144,152,
262344,19,154,153,327879,19,155,137,154,327745,34,156,5,28,262205,18,157,156,131321,158,131320,158,458997,18,159,157,
146,160,161,327856,20,162,159,88,262390,163,161,0,262394,162,164,163,131320,164,327745,27,165,24,43,262205,18,166,165,
327812,18,167,159,11,327808,18,168,166,167,393281,30,169,10,26,168,262205,18,170,169,196855,171,0,262394,44,172,173,
131320,172,327808,18,174,168,33,393281,30,175,10,26,174,262205,18,176,175,131321,171,131320,173,131321,171,131320,171,
458997,18,177,176,172,28,173,327760,19,178,170,177,327879,19,179,178,155,196855,180,0,262394,61,181,182,131320,181,
327745,54,183,53,159,196670,183,179,131321,180,131320,182,327761,18,184,179,0,327745,60,185,59,159,196670,185,184,
131321,180,131320,180,131321,161,131320,161,327808,18,160,159,13,131321,158,131320,163,327856,20,186,157,37,196855,
187,0,262394,186,188,187,131320,188,327745,60,189,64,157,196670,189,28,131321,187,131320,187,262368,40,40,65,327817,
18,190,157,37,327808,18,191,100,190,327810,18,192,88,33,458764,18,193,1,38,191,192,327814,18,194,193,91,196855,195,0,
262394,48,196,197,131320,196,327745,54,198,53,193,262205,19,199,198,131321,195,131320,197,327745,60,200,59,193,262205,
18,201,200,327760,19,202,201,28,131321,195,131320,195,458997,19,203,199,196,202,197,131321,204,131320,204,458997,18,
205,28,195,206,207,327856,20,208,205,67,262390,209,207,1,262394,208,207,209,131320,207,327745,21,210,74,205,196670,
210,28,327808,18,206,205,45,131321,204,131320,209,131321,211,131320,211,458997,18,212,91,209,213,214,327851,20,215,
212,28,262390,216,214,0,262394,215,217,216,131320,217,131321,218,131320,218,458997,18,219,28,217,220,221,327856,20,
222,219,67,262390,223,221,1,262394,222,224,223,131320,224,327814,18,225,157,37,327812,18,226,219,66,327808,18,227,225,
226,327745,21,228,74,219,262205,18,229,228,327808,18,230,229,212,327812,18,231,227,91,327808,18,232,231,230,327810,18,
233,232,33,327858,20,234,230,91,327856,20,235,233,88,327847,20,236,234,235,196855,237,0,262394,236,238,237,131320,238,
196855,239,0,262394,48,240,241,131320,240,327745,54,242,53,233,262205,19,243,242,131321,239,131320,241,327745,60,244,
59,233,262205,18,245,244,327760,19,246,245,28,131321,239,131320,239,458997,19,247,243,240,246,241,196855,248,0,196859,
28,249,131320,249,196855,250,0,262394,41,251,250,131320,251,327761,18,252,247,1,327761,18,253,203,1,327856,20,254,252,
253,262312,20,255,254,196855,256,0,262394,255,257,256,131320,257,327850,20,258,252,253,196855,259,0,262394,258,260,
259,131320,260,327761,18,261,247,0,327761,18,262,203,0,327856,20,263,261,262,131321,259,131320,259,458997,20,264,258,
257,263,260,131321,256,131320,256,458997,20,265,254,251,264,259,131321,248,131320,250,327761,18,266,247,0,327761,18,
267,203,0,327856,20,268,266,267,131321,248,131320,248,458997,20,269,265,256,268,250,262312,20,270,269,196855,271,0,
262394,270,272,271,131320,272,327850,70,273,247,203,262299,20,274,273,327858,20,275,233,193,327847,20,276,274,275,
131321,271,131320,271,458997,20,277,269,248,276,272,196855,278,0,262394,277,279,278,131320,279,196670,228,230,131321,
278,131320,278,131321,237,131320,237,131321,221,131320,221,327808,18,220,219,45,131321,218,131320,223,131321,214,
131320,214,327874,18,213,212,45,131321,211,131320,216,131321,280,131320,280,458997,18,281,28,216,282,283,458997,18,
284,28,216,285,283,327856,20,286,284,67,262390,287,283,1,262394,286,283,287,131320,283,327745,21,288,74,284,262205,18,
289,288,327808,18,282,281,289,327808,18,285,284,45,131321,280,131320,287,327745,60,290,64,190,458986,18,291,290,33,28,
281,262368,40,40,65,262205,18,292,290,327812,18,293,292,111,327808,18,294,293,88,327810,18,295,294,33,327814,18,296,
295,88,327856,20,297,191,88,327856,20,298,296,111,327847,20,299,297,298,196855,300,0,262394,299,301,300,131320,301,
327812,18,302,296,88,327814,18,303,302,111,327850,20,304,303,292,131321,300,131320,300,458997,20,305,299,287,304,301,
196855,306,0,262394,305,307,306,131320,307,131321,308,131320,308,458997,18,309,28,307,310,311,327856,20,312,309,67,
262390,313,311,1,262394,312,314,313,131320,314,327814,18,315,157,37,327812,18,316,309,66,327808,18,317,315,316,327856,
20,318,317,106,196855,319,0,262394,318,320,319,131320,320,327745,27,321,24,43,262205,18,322,321,327812,18,323,39,91,
327812,18,324,323,11,327808,18,325,322,324,327812,18,326,296,47,327808,18,327,325,326,327808,18,328,327,317,327745,21,
329,74,309,262205,18,330,329,393281,30,331,10,26,328,196670,331,330,131321,319,131320,319,131321,311,131320,311,
327808,18,310,309,45,131321,308,131320,313,196855,332,0,262394,186,333,332,131320,333,327745,27,334,24,43,262205,18,
335,334,327812,18,336,39,91,327812,18,337,336,11,327808,18,338,335,337,327812,18,339,296,47,327808,18,340,338,339,
327808,18,341,340,39,393281,30,342,10,26,341,196670,342,194,327808,18,343,340,71,327761,18,344,203,0,393281,30,345,10,
26,343,196670,345,344,327808,18,346,340,72,327761,18,347,203,1,393281,30,348,10,26,346,196670,348,347,131321,332,
131320,332,131321,306,131320,306,131321,75,131320,75,65789,65592};
/* merge_buckets.comp, 8880 words */
static const uint32_t gpusorti_spv_merge_buckets[] = {
119734787,66304,524299,1579,0,131089,1,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,0,1,524303,5,2,0x6e69616d,0,
3,4,5,393232,2,17,1,1,1,262215,6,1,1,262215,7,6,4,327752,8,0,35,0,327752,8,1,35,4,327752,8,2,35,8,327752,8,3,35,12,
327752,8,4,35,16,327752,8,5,35,20,327752,8,6,35,24,327752,8,7,35,40,327752,8,8,35,44,196679,8,2,262215,9,6,4,327752,
10,0,35,0,196679,10,2,262215,11,34,0,262215,11,33,3,262215,3,11,26,262215,4,11,24,262215,12,1,5,262215,13,6,8,327752,
14,0,35,0,196679,14,2,262215,15,34,0,262215,15,33,2,262215,16,6,8,327752,17,0,35,0,196679,17,2,262215,18,34,0,262215,
18,33,0,262215,19,6,4,327752,20,0,35,0,196679,20,2,262215,21,34,0,262215,21,33,2,262215,22,1,7,262215,23,6,4,327752,
24,0,35,0,196679,24,2,262215,25,34,0,262215,25,33,0,262215,26,1,10,262215,27,6,8,327752,28,0,35,0,196679,28,2,262215,
29,34,0,262215,29,33,1,262215,30,6,4,327752,31,0,35,0,196679,31,2,262215,32,34,0,262215,32,33,1,262215,33,1,9,262215,
34,1,8,262215,35,1,6,262215,36,1,12,262215,37,1,0,262215,5,11,27,262215,38,1,4,262215,39,1,3,262215,40,1,11,262215,41,
1,0,262215,42,11,25,131091,43,196641,44,43,262165,45,32,0,196641,46,45,131092,47,262167,48,45,2,327713,49,48,47,45,
393249,50,43,47,45,48,262177,51,48,48,196641,52,48,327713,53,47,48,48,262176,54,7,45,262177,55,45,54,262177,56,48,54,
262174,57,48,45,262177,58,57,54,262176,59,7,57,327713,60,43,54,59,262176,61,7,48,393249,62,43,59,59,61,393249,63,43,
54,61,54,262177,64,43,54,262194,45,6,8,262172,65,57,6,262176,66,7,65,393249,67,43,54,66,61,327713,68,43,54,61,458785,
69,45,54,54,54,61,262187,45,70,4,262172,7,45,70,720926,8,45,45,45,45,45,45,7,45,45,262176,71,9,8,262203,71,72,9,
262165,73,32,1,262187,73,74,0,262176,75,9,45,262187,45,76,0,196637,9,45,196638,10,9,262176,77,12,10,262203,77,11,12,
262176,78,12,45,262167,79,45,3,262176,80,1,79,262203,80,3,1,262187,45,81,1,262176,82,1,45,262203,80,4,1,262194,45,12,
1,262187,45,83,2,393268,47,84,170,12,83,196637,13,48,196638,14,13,262176,85,12,14,262203,85,15,12,262187,73,86,7,
262176,87,12,48,196637,16,48,196638,17,16,262176,88,12,17,262203,88,18,12,196637,19,45,196638,20,19,262176,89,12,20,
262203,89,21,12,262194,45,22,32,262187,45,90,32,393268,47,91,170,22,90,196637,23,45,196638,24,23,262176,92,12,24,
262203,92,25,12,262187,45,93,16,393268,47,94,170,22,93,458804,45,95,169,94,81,83,393268,73,96,128,22,76,393268,47,97,
170,12,83,262194,45,26,0,393268,47,98,170,26,83,262187,73,99,8,196637,27,48,196638,28,27,262176,100,12,28,262203,100,
29,12,196637,30,45,196638,31,30,262176,101,12,31,262203,101,32,12,393268,47,102,170,26,83,393268,47,103,170,12,83,
262194,45,33,0,393268,47,104,171,33,76,262194,45,34,0,393268,47,105,170,34,81,262194,45,35,32,393268,45,106,130,35,81,
262187,45,107,31,393268,45,108,199,106,107,393268,45,109,196,81,108,393268,47,110,170,34,83,262187,73,111,31,393268,
47,112,171,33,76,393268,47,113,174,35,90,262187,45,114,0xffffffff,393268,45,115,199,35,107,393268,45,116,196,81,115,
393268,45,117,130,116,81,458804,45,118,169,113,114,117,393268,47,119,170,34,81,393268,47,120,170,34,83,393268,45,121,
130,35,81,393268,73,122,128,121,76,262187,73,123,1,262187,73,124,3,262187,73,125,4,262187,45,126,64,393268,47,127,170,
12,83,262187,73,128,6,262187,73,129,5,262187,73,130,2,262187,45,131,67,393268,47,132,174,6,93,262187,45,133,8,393268,
47,134,174,6,133,262187,45,135,3,393268,47,136,174,6,70,458804,45,137,169,136,83,81,458804,45,138,169,134,135,137,
458804,45,139,169,132,70,138,393268,47,140,170,12,83,393268,47,141,170,12,83,262194,45,36,0,393268,45,142,194,36,99,
393268,45,143,196,81,142,393268,45,144,134,143,6,393268,45,145,128,143,144,458804,45,146,169,141,145,81,262172,147,48,
146,262176,148,4,147,262203,148,149,4,262176,150,4,48,393268,47,151,170,12,81,458804,45,152,169,151,145,81,262172,153,
45,152,262176,154,4,153,262203,154,155,4,262176,156,4,45,327732,45,157,200,36,393268,45,158,199,157,81,393268,45,159,
197,26,158,393268,47,160,171,159,76,458804,45,161,169,160,145,81,262172,162,45,161,262176,163,4,162,262203,163,164,4,
393268,47,165,170,12,83,393268,47,166,170,12,81,327732,47,167,168,160,393268,47,168,167,166,167,393268,45,169,199,36,
81,393268,47,170,171,169,76,393268,45,171,199,36,81,393268,47,172,171,171,76,393268,47,173,170,12,83,262167,174,47,2,
262194,45,37,256,393268,45,175,132,37,6,393268,45,176,128,143,175,393268,45,177,130,176,81,393268,45,178,132,37,6,
393268,45,179,134,177,178,262203,80,5,1,393268,45,180,194,6,123,393268,45,181,134,6,83,393268,45,182,130,6,81,393268,
45,183,194,6,123,393268,45,184,130,6,81,393268,45,185,194,6,130,393268,45,186,134,6,83,393268,45,187,130,6,81,262194,
45,38,1,393268,47,188,171,38,76,262194,45,39,32,393268,47,189,178,39,37,262187,45,190,264,393268,45,191,199,36,83,
393268,47,192,171,191,76,393268,45,193,132,70,139,393268,45,194,132,70,139,393268,45,195,132,70,139,393268,45,196,196,
81,195,393268,45,197,132,135,139,393268,45,198,132,135,139,393268,45,199,132,135,139,393268,45,200,196,81,199,393268,
45,201,132,83,139,393268,45,202,132,83,139,393268,45,203,132,83,139,393268,45,204,196,81,203,393268,45,205,196,81,139,
393268,45,206,199,36,83,393268,47,207,171,206,76,393268,45,208,196,6,81,393268,47,209,178,208,143,393268,45,210,196,6,
76,393268,45,211,196,6,83,393268,47,212,178,211,143,393268,45,213,196,6,81,393268,45,214,196,6,135,393268,47,215,178,
214,143,393268,45,216,196,6,83,393268,45,217,196,6,70,393268,47,218,178,217,143,393268,45,219,196,6,135,262187,45,220,
5,393268,45,221,196,6,220,393268,47,222,178,221,143,393268,45,223,196,6,70,262187,45,224,6,393268,45,225,196,6,224,
393268,47,226,178,225,143,393268,45,227,196,6,220,262187,45,228,7,393268,45,229,196,6,228,393268,47,230,178,229,143,
393268,45,231,196,6,224,393268,45,232,196,6,133,393268,47,233,178,232,143,393268,45,234,196,6,228,262187,45,235,9,
393268,45,236,196,6,235,393268,47,237,178,236,143,393268,45,238,196,6,133,262187,45,239,10,393268,45,240,196,6,239,
393268,47,241,178,240,143,393268,45,242,196,6,235,262187,45,243,11,393268,45,244,196,6,243,393268,47,245,178,244,143,
393268,45,246,196,6,239,262187,45,247,65,196649,47,248,262187,45,249,128,262172,250,45,126,262176,251,4,250,262203,
251,252,4,262203,251,253,4,327724,48,254,76,76,262172,255,48,126,262176,256,4,255,262203,256,257,4,262203,251,258,4,
262187,73,259,63,327724,48,260,114,114,327724,57,261,260,114,262194,45,40,0,393268,45,262,199,40,83,393268,47,263,170,
262,76,196650,47,264,393268,47,265,171,26,76,262194,45,41,1,393267,79,42,41,81,81,262187,45,266,66,327734,43,2,0,44,
131320,267,262203,54,268,7,262203,54,269,7,262203,54,270,7,262203,54,271,7,262203,61,272,7,262203,66,273,7,262203,54,
274,7,262203,66,275,7,262203,61,276,7,262203,54,277,7,262203,61,278,7,262203,54,279,7,262203,54,280,7,196855,281,0,
196859,76,282,131320,282,262201,45,283,284,262201,45,285,286,196670,268,285,327737,45,287,288,268,327854,47,289,283,
287,196855,290,0,262394,289,291,290,131320,291,131321,281,131320,290,393281,75,292,72,128,123,262205,45,293,292,
327808,45,294,285,293,327810,45,295,294,81,327814,45,296,295,293,262201,48,297,298,327745,82,299,5,76,262205,45,300,
299,131321,301,131320,301,458997,45,302,300,290,303,304,327856,47,305,302,249,262390,306,304,0,262394,305,307,306,
131320,307,327817,45,308,302,126,327856,47,309,308,296,196855,310,0,262394,309,311,312,131320,311,327814,45,313,302,
126,327808,45,314,283,313,196670,269,314,196670,270,308,196670,271,285,196670,272,297,524345,45,315,316,269,270,271,
272,131321,310,131320,312,131321,310,131320,310,458997,45,317,315,311,76,312,327856,47,318,302,126,196855,319,0,
262394,318,320,321,131320,320,327745,156,322,252,308,196670,322,317,131321,319,131320,321,327745,156,323,253,308,
196670,323,317,131321,319,131320,319,131321,304,131320,304,327808,45,303,302,37,131321,301,131320,306,262368,83,83,
190,327856,47,324,300,126,196855,325,0,262394,324,326,325,131320,326,327745,156,327,253,300,262205,45,328,327,327745,
156,329,252,300,262205,45,330,329,327810,45,331,328,330,327856,47,332,300,296,196855,333,0,262394,332,334,335,131320,
334,262205,45,336,329,327812,45,337,300,293,327810,45,338,336,337,131321,333,131320,335,131321,333,131320,333,458997,
45,339,338,334,76,335,327760,48,340,331,339,131321,325,131320,325,458997,48,341,254,306,340,333,196855,342,0,262394,
324,343,342,131320,343,327745,150,344,257,300,196670,344,341,131321,342,131320,342,262368,83,83,190,131321,345,131320,
345,458997,48,346,341,342,347,348,458997,45,349,81,342,350,348,327856,47,351,349,126,262390,352,348,0,262394,351,353,
352,131320,353,327854,47,354,300,349,327847,47,355,324,354,196855,356,0,262394,355,357,356,131320,357,327810,45,358,
300,349,327745,150,359,257,358,262205,48,360,359,327808,48,361,346,360,131321,356,131320,356,458997,48,347,346,353,
361,357,262368,83,83,190,196855,362,0,262394,324,363,362,131320,363,327745,150,364,257,300,196670,364,347,131321,362,
131320,362,262368,83,83,190,131321,348,131320,348,327812,45,350,349,83,131321,345,131320,352,196855,365,0,262394,324,
366,365,131320,366,327761,45,367,346,0,327761,45,368,341,0,327810,45,369,367,368,327745,156,370,258,300,196670,370,
369,131321,365,131320,365,262368,83,83,190,393281,156,371,257,259,76,262205,45,372,371,393281,156,373,257,259,81,
262205,45,374,373,327808,45,375,372,6,327810,45,376,375,81,327814,45,377,376,6,327852,47,378,377,81,196855,379,0,
262394,378,380,381,131320,380,327810,45,382,377,81,393228,73,383,1,75,382,327876,45,384,83,383,131321,379,131320,381,
131321,379,131320,379,458997,45,385,384,380,81,381,131321,386,131320,386,458997,45,387,76,379,388,389,327856,47,390,
387,179,262390,391,389,1,262394,390,392,391,131320,392,327812,45,393,387,37,327808,45,394,393,300,327854,47,395,394,
385,196855,396,0,262394,395,397,396,131320,397,131321,391,131320,396,131321,398,131320,398,458997,45,399,76,396,400,
401,327856,47,402,399,6,262390,403,401,1,262394,402,404,403,131320,404,327812,45,405,399,377,327808,45,406,394,405,
327745,59,407,273,399,196670,407,261,327856,47,408,394,377,327856,47,409,406,372,327847,47,410,408,409,196855,411,0,
262394,410,412,411,131320,412,131321,413,131320,413,458997,45,414,76,412,415,416,458997,45,417,90,412,418,416,327851,
47,419,417,76,262390,420,416,1,262394,419,421,420,131320,421,327808,45,422,414,417,327745,156,423,258,422,262205,45,
424,423,327858,47,425,424,406,196855,426,0,262394,425,427,426,131320,427,131321,426,131320,426,458997,45,415,414,421,
422,427,131321,416,131320,416,327874,45,418,417,123,131321,413,131320,420,327745,156,428,252,414,262205,45,429,428,
327808,45,430,429,406,327745,156,431,258,414,262205,45,432,431,327810,45,433,430,432,393281,54,434,273,399,123,196670,
434,433,262205,45,435,434,393273,48,436,437,248,435,393281,61,438,273,399,74,196670,438,436,131321,411,131320,411,
131321,401,131320,401,327808,45,400,399,123,131321,398,131320,403,196670,274,394,262205,65,439,273,196670,275,439,
196670,276,297,458809,43,440,441,274,275,276,131321,389,131320,389,327808,45,388,387,123,131321,386,131320,391,196670,
277,377,196670,278,297,393273,43,442,443,277,278,131321,444,131320,444,458997,45,445,300,391,446,447,327856,47,448,
445,372,262390,449,447,0,262394,448,450,449,131320,450,196670,279,445,327737,45,451,452,279,196670,280,451,327737,57,
453,454,280,327761,48,455,453,0,327761,45,456,453,1,196855,457,0,262394,263,458,457,131320,458,327808,45,459,374,445,
327737,48,460,461,455,458809,43,462,463,264,459,460,131321,457,131320,457,196855,464,0,262394,265,465,464,131320,465,
327808,45,466,374,445,393273,48,467,468,248,456,458809,43,469,470,264,466,467,131321,464,131320,464,131321,447,131320,
447,327808,45,446,445,37,131321,444,131320,449,131321,281,131320,281,65789,65592,327734,45,286,0,46,131320,471,327745,
75,472,72,74,262205,45,473,472,327851,47,474,473,76,196855,475,0,262394,474,476,477,131320,476,131321,475,131320,477,
393281,78,478,11,74,74,262205,45,479,478,131321,475,131320,475,458997,45,480,473,476,479,477,131326,480,65592,327734,
45,284,0,46,131320,481,327745,82,482,3,81,262205,45,483,482,327745,82,484,4,76,262205,45,485,484,327812,45,486,483,
485,327745,82,487,3,76,262205,45,488,487,327808,45,489,486,488,131326,489,65592,327734,48,437,0,49,196663,47,490,
196663,45,491,131320,492,196855,493,0,196859,76,494,131320,494,196855,495,0,262394,84,496,495,131320,496,196855,497,0,
262394,490,498,499,131320,498,327745,75,500,72,86,262205,45,501,500,327808,45,502,501,491,393281,87,503,15,74,502,
262205,48,504,503,131321,497,131320,499,393281,87,505,18,74,491,262205,48,506,505,131321,497,131320,497,458997,48,507,
504,498,506,499,131321,493,131320,495,196855,508,0,262394,490,509,508,131320,509,327745,75,510,72,86,262205,45,511,
510,327808,45,512,511,491,393281,78,513,21,74,512,262205,45,514,513,327760,48,515,514,76,131321,493,131320,508,196855,
516,0,262394,91,517,516,131320,517,393281,78,518,25,74,491,262205,45,519,518,327760,48,520,519,76,131321,493,131320,
516,327876,45,521,81,95,327810,45,522,521,81,327879,45,523,491,522,327812,45,524,523,22,327874,45,525,491,95,393281,
78,526,25,74,525,262205,45,527,526,262268,73,528,524,393419,45,529,527,528,96,327760,48,530,529,76,131321,493,131320,
493,721141,48,531,507,497,515,509,520,517,530,516,131326,531,65592,327734,43,463,0,50,196663,47,532,196663,45,533,
196663,48,534,131320,535,196855,536,0,262394,97,537,538,131320,537,196855,539,0,262394,532,540,541,131320,540,327745,
75,542,72,86,262205,45,543,542,327808,45,544,543,533,393281,87,545,15,74,544,196670,545,534,131321,539,131320,541,
393281,87,546,18,74,533,196670,546,534,131321,539,131320,539,131321,536,131320,538,196855,547,0,262394,532,548,549,
131320,548,327745,75,550,72,86,262205,45,551,550,327808,45,552,551,533,327761,45,553,534,0,393281,78,554,21,74,552,
196670,554,553,131321,547,131320,549,327761,45,555,534,0,393281,78,556,25,74,533,196670,556,555,131321,547,131320,547,
131321,536,131320,536,65789,65592,327734,48,468,0,49,196663,47,557,196663,45,558,131320,559,196855,560,0,196859,76,
561,131320,561,196855,562,0,262394,98,563,562,131320,563,196855,564,0,262394,557,565,566,131320,565,327745,75,567,72,
99,262205,45,568,567,327808,45,569,568,558,393281,87,570,15,74,569,262205,48,571,570,131321,564,131320,566,393281,87,
572,29,74,558,262205,48,573,572,131321,564,131320,564,458997,48,574,571,565,573,566,131321,560,131320,562,196855,575,
0,262394,557,576,577,131320,576,327745,75,578,72,99,262205,45,579,578,327808,45,580,579,558,393281,78,581,21,74,580,
262205,45,582,581,131321,575,131320,577,393281,78,583,32,74,558,262205,45,584,583,131321,575,131320,575,458997,45,585,
582,576,584,577,327760,48,586,585,76,131321,560,131320,560,458997,48,587,574,564,586,575,131326,587,65592,327734,43,
470,0,50,196663,47,588,196663,45,589,196663,48,590,131320,591,196855,592,0,262394,102,593,594,131320,593,196855,595,0,
262394,588,596,597,131320,596,327745,75,598,72,99,262205,45,599,598,327808,45,600,599,589,393281,87,601,15,74,600,
196670,601,590,131321,595,131320,597,393281,87,602,29,74,589,196670,602,590,131321,595,131320,595,131321,592,131320,
594,196855,603,0,262394,588,604,605,131320,604,327745,75,606,72,99,262205,45,607,606,327808,45,608,607,589,327761,45,
609,590,0,393281,78,610,21,74,608,196670,610,609,131321,603,131320,605,327761,45,611,590,0,393281,78,612,32,74,589,
196670,612,611,131321,603,131320,603,131321,592,131320,592,65789,65592,327734,48,461,0,51,196663,48,613,131320,614,
196855,615,0,262394,103,616,617,131320,616,196855,618,0,262394,104,619,618,131320,619,262344,48,620,613,131321,618,
131320,618,458997,48,621,613,616,620,619,196855,622,0,262394,105,623,622,131320,623,327761,45,624,621,1,327878,45,625,
624,109,393298,48,626,625,621,1,131321,622,131320,622,458997,48,627,621,618,626,623,196855,628,0,262394,110,629,628,
131320,629,327761,45,630,627,1,262268,73,631,630,327875,73,632,631,111,262268,45,633,632,262344,45,634,633,327877,45,
635,634,109,327760,48,636,634,635,327878,48,637,627,636,131321,628,131320,628,458997,48,638,627,622,637,629,131321,
615,131320,617,196855,639,0,262394,112,640,639,131320,640,327761,45,641,613,0,327878,45,642,641,118,393298,48,643,642,
613,0,131321,639,131320,639,458997,48,644,613,617,643,640,196855,645,0,262394,119,646,645,131320,646,327761,45,647,
644,0,327878,45,648,647,109,393298,48,649,648,644,0,131321,645,131320,645,458997,48,650,644,639,649,646,196855,651,0,
262394,120,652,651,131320,652,327761,45,653,650,0,262268,73,654,653,393418,73,655,654,122,123,262268,45,656,655,
262344,45,657,656,327877,45,658,657,109,327879,45,659,658,118,327878,45,660,653,659,393298,48,661,660,650,0,131321,
651,131320,651,458997,48,662,650,645,661,652,131321,615,131320,615,458997,48,663,638,628,662,651,131326,663,65592,
327734,48,298,0,52,131320,664,327745,75,665,72,124,262205,45,666,665,327745,75,667,72,125,262205,45,668,667,327808,45,
669,666,668,327854,47,670,669,90,196855,671,0,262394,670,672,673,131320,672,131321,671,131320,673,327876,45,674,81,
669,327810,45,675,674,81,131321,671,131320,671,458997,45,676,114,672,675,673,327854,47,677,669,126,196855,678,0,
262394,677,679,680,131320,679,131321,678,131320,680,327852,47,681,669,90,196855,682,0,262394,681,683,684,131320,683,
327810,45,685,669,90,327876,45,686,81,685,327810,45,687,686,81,131321,682,131320,684,131321,682,131320,682,458997,45,
688,687,683,76,684,131321,678,131320,678,458997,45,689,114,679,688,682,327760,48,690,676,689,327854,47,691,666,90,
196855,692,0,262394,691,693,694,131320,693,131321,692,131320,694,327876,45,695,81,666,327810,45,696,695,81,131321,692,
131320,692,458997,45,697,114,693,696,694,327852,47,698,666,90,196855,699,0,262394,698,700,701,131320,700,327810,45,
702,666,90,327876,45,703,81,702,327810,45,704,703,81,131321,699,131320,701,131321,699,131320,699,458997,45,705,704,
700,76,701,327760,48,706,697,705,262344,48,707,706,327879,48,708,690,707,131326,708,65592,327734,47,709,0,53,196663,
48,710,196663,48,711,131320,712,196855,713,0,196859,76,714,131320,714,196855,715,0,262394,127,716,715,131320,716,
327761,45,717,710,1,327761,45,718,711,1,327856,47,719,717,718,262312,47,720,719,196855,721,0,262394,720,722,721,
131320,722,327850,47,723,717,718,196855,724,0,262394,723,725,724,131320,725,327761,45,726,710,0,327761,45,727,711,0,
327856,47,728,726,727,131321,724,131320,724,458997,47,729,723,722,728,725,131321,721,131320,721,458997,47,730,719,716,
729,724,131321,713,131320,715,327761,45,731,710,0,327761,45,732,711,0,327856,47,733,731,732,131321,713,131320,713,
458997,47,734,730,721,733,715,131326,734,65592,327734,45,288,0,55,196663,54,735,131320,736,262205,45,737,735,393281,
75,738,72,128,124,262205,45,739,738,327808,45,740,737,739,327810,45,741,740,81,327814,45,742,741,739,131326,742,65592,
327734,45,743,0,55,196663,54,744,131320,745,327745,75,746,72,129,262205,45,747,746,393281,75,748,72,128,123,262205,45,
749,748,393281,75,750,72,128,130,262205,45,751,750,327814,45,752,749,751,327812,45,753,126,752,327812,45,754,753,12,
327808,45,755,747,754,262205,45,756,744,327812,45,757,756,131,327808,45,758,755,757,131326,758,65592,327734,45,452,0,
55,196663,54,759,131320,760,262205,45,761,759,262205,45,762,759,327874,45,763,762,139,327808,45,764,761,763,131326,
764,65592,327734,48,765,0,56,196663,54,766,131320,767,196855,768,0,262394,140,769,770,131320,769,262205,45,771,766,
327745,150,772,149,771,262205,48,773,772,131321,768,131320,770,262205,45,774,766,327745,156,775,155,774,262205,45,776,
775,327760,48,777,776,76,131321,768,131320,768,458997,48,778,773,769,777,770,131326,778,65592,327734,45,779,0,55,
196663,54,780,131320,781,196855,782,0,262394,160,783,784,131320,783,262205,45,785,780,327745,156,786,164,785,262205,
45,787,786,131321,782,131320,784,131321,782,131320,782,458997,45,788,787,783,76,784,131326,788,65592,327734,57,454,0,
58,196663,54,789,131320,790,262203,54,791,7,262203,54,792,7,262205,45,793,789,196670,791,793,327737,48,794,765,791,
262205,45,795,789,196670,792,795,327737,45,796,779,792,327760,57,797,794,796,131326,797,65592,327734,43,798,0,60,
196663,54,799,196663,59,800,131320,801,196855,802,0,262394,165,803,804,131320,803,262205,45,805,799,327745,61,806,800,
74,262205,48,807,806,327745,150,808,149,805,196670,808,807,131321,802,131320,804,262205,45,809,799,393281,54,810,800,
74,76,262205,45,811,810,327745,156,812,155,809,196670,812,811,131321,802,131320,802,196855,813,0,262394,160,814,813,
131320,814,262205,45,815,799,327745,54,816,800,123,262205,45,817,816,327745,156,818,164,815,196670,818,817,131321,813,
131320,813,65789,65592,327734,43,819,0,62,196663,59,820,196663,59,821,196663,61,822,131320,823,196855,824,0,196859,76,
825,131320,825,196855,826,0,262394,168,827,826,131320,827,393281,54,828,820,74,76,262205,45,829,828,393281,54,830,821,
74,76,262205,45,831,830,458764,45,832,1,38,829,831,262205,45,833,828,262205,45,834,830,458764,45,835,1,41,833,834,
196670,830,835,196670,828,832,131321,824,131320,826,196855,836,0,262394,170,837,838,131320,837,327745,61,839,820,74,
262205,48,840,839,131321,836,131320,838,327745,61,841,820,74,262205,48,842,841,262205,48,843,822,327879,48,844,842,
843,131321,836,131320,836,458997,48,845,840,837,844,838,196855,846,0,262394,172,847,848,131320,847,327745,61,849,821,
74,262205,48,850,849,131321,846,131320,848,327745,61,851,821,74,262205,48,852,851,262205,48,853,822,327879,48,854,852,
853,131321,846,131320,846,458997,48,855,850,847,854,848,196855,856,0,262394,173,857,858,131320,857,327850,174,859,845,
855,262299,47,860,859,131321,856,131320,858,327761,45,861,845,0,327761,45,862,855,0,327850,47,863,861,862,131321,856,
131320,856,458997,47,864,860,857,863,858,393273,47,865,709,855,845,262312,47,866,865,196855,867,0,262394,866,868,867,
131320,868,327847,47,869,160,864,196855,870,0,262394,869,871,870,131320,871,327745,54,872,821,123,262205,45,873,872,
327745,54,874,820,123,262205,45,875,874,327856,47,876,873,875,131321,870,131320,870,458997,47,877,869,868,876,871,
131321,867,131320,867,458997,47,878,865,856,877,870,196855,879,0,262394,878,880,881,131320,880,327745,61,882,821,74,
262205,48,883,882,131321,879,131320,881,327745,61,884,820,74,262205,48,885,884,131321,879,131320,879,458997,48,886,
883,880,885,881,196855,887,0,262394,878,888,889,131320,888,327745,61,890,820,74,262205,48,891,890,131321,887,131320,
889,327745,61,892,821,74,262205,48,893,892,131321,887,131320,887,458997,48,894,891,888,893,889,327745,61,895,821,74,
196670,895,894,327745,61,896,820,74,196670,896,886,196855,897,0,262394,878,898,899,131320,898,327745,54,900,821,123,
262205,45,901,900,131321,897,131320,899,327745,54,902,820,123,262205,45,903,902,131321,897,131320,897,458997,45,904,
901,898,903,899,196855,905,0,262394,878,906,907,131320,906,327745,54,908,820,123,262205,45,909,908,131321,905,131320,
907,327745,54,910,821,123,262205,45,911,910,131321,905,131320,905,458997,45,912,909,906,911,907,327745,54,913,821,123,
196670,913,912,327745,54,914,820,123,196670,914,904,131321,824,131320,824,65789,65592,327734,43,915,0,63,196663,54,
916,196663,61,917,196663,54,918,131320,919,262203,54,920,7,262203,66,921,7,262203,54,922,7,262203,54,923,7,262203,59,
924,7,262203,59,925,7,262203,61,926,7,262203,54,927,7,262203,54,928,7,262203,59,929,7,131321,930,131320,930,458997,45,
931,76,919,932,933,327856,47,934,931,179,262390,935,933,1,262394,934,936,935,131320,936,327812,45,937,931,37,327745,
82,938,5,76,262205,45,939,938,327808,45,940,937,939,262205,45,941,918,327874,45,942,940,941,262205,45,943,918,327808,
45,944,943,139,327876,45,945,942,944,262205,45,946,918,327876,45,947,81,946,327810,45,948,947,81,327879,45,949,940,
948,327808,45,950,945,949,262205,45,951,916,327854,47,952,950,951,196855,953,0,262394,952,954,953,131320,954,131321,
935,131320,953,196670,920,950,327737,45,955,452,920,131321,956,131320,956,458997,45,957,76,953,958,959,327856,47,960,
957,6,262390,961,959,1,262394,960,959,961,131320,959,262205,45,962,918,327876,45,963,957,962,196670,922,963,327737,45,
964,452,922,327808,45,965,955,964,196670,923,965,327737,57,966,454,923,327745,59,967,921,957,196670,967,966,327808,45,
958,957,123,131321,956,131320,961,131321,968,131320,968,458997,45,969,180,961,970,971,327851,47,972,969,76,262390,973,
971,1,262394,972,974,973,131320,974,131321,975,131320,975,458997,45,976,76,974,977,978,327856,47,979,976,6,262390,980,
978,1,262394,979,981,980,131320,981,327879,45,982,976,969,327850,47,983,982,76,196855,984,0,262394,983,985,984,131320,
985,327808,45,986,976,969,327745,59,987,921,976,262205,57,988,987,196670,924,988,327745,59,989,921,986,262205,57,990,
989,196670,925,990,262205,48,991,917,196670,926,991,458809,43,992,819,924,925,926,262205,57,993,924,196670,987,993,
262205,57,994,925,196670,989,994,131321,984,131320,984,131321,978,131320,978,327808,45,977,976,123,131321,975,131320,
980,131321,971,131320,971,327874,45,970,969,123,131321,968,131320,973,131321,995,131320,995,458997,45,996,76,973,997,
998,327856,47,999,996,6,262390,1000,998,1,262394,999,998,1000,131320,998,262205,45,1001,918,327876,45,1002,996,1001,
196670,927,1002,327737,45,1003,452,927,327808,45,1004,955,1003,196670,928,1004,327745,59,1005,921,996,262205,57,1006,
1005,196670,929,1006,393273,43,1007,798,928,929,327808,45,997,996,123,131321,995,131320,1000,131321,933,131320,933,
327808,45,932,931,123,131321,930,131320,935,65789,65592,327734,43,1008,0,63,196663,54,1009,196663,61,1010,196663,54,
1011,131320,1012,262203,54,1013,7,262203,54,1014,7,262203,66,1015,7,262203,54,1016,7,262203,54,1017,7,262203,54,1018,
7,262203,54,1019,7,262203,59,1020,7,262203,59,1021,7,262203,61,1022,7,262203,59,1023,7,262203,59,1024,7,262203,61,
1025,7,262203,54,1026,7,262203,54,1027,7,262203,59,1028,7,262203,54,1029,7,262203,54,1030,7,262203,59,1031,7,131321,
1032,131320,1032,458997,45,1033,76,1012,1034,1035,327856,47,1036,1033,179,262390,1037,1035,1,262394,1036,1038,1037,
131320,1038,327812,45,1039,1033,37,327745,82,1040,5,76,262205,45,1041,1040,327808,45,1042,1039,1041,262205,45,1043,
1011,327874,45,1044,1042,1043,262205,45,1045,1011,327808,45,1046,1045,139,327876,45,1047,1044,1046,262205,45,1048,
1011,327876,45,1049,81,1048,327810,45,1050,1049,81,327879,45,1051,1042,1050,327808,45,1052,1047,1051,262205,45,1053,
1009,327854,47,1054,1052,1053,196855,1055,0,262394,1054,1056,1055,131320,1056,131321,1037,131320,1055,196670,1013,
1052,327737,45,1057,452,1013,262205,45,1058,1011,327876,45,1059,6,1058,327808,45,1060,1047,1059,327810,45,1061,1060,
81,327810,45,1062,1061,1051,196670,1014,1062,327737,45,1063,452,1014,131321,1064,131320,1064,458997,45,1065,76,1055,
1066,1067,327856,47,1068,1065,181,262390,1069,1067,1,262394,1068,1067,1069,131320,1067,262205,45,1070,1011,327876,45,
1071,1065,1070,196670,1016,1071,327737,45,1072,452,1016,327808,45,1073,1057,1072,196670,1017,1073,327737,57,1074,454,
1017,327745,59,1075,1015,1065,196670,1075,1074,327810,45,1076,182,1065,262205,45,1077,1011,327876,45,1078,1065,1077,
196670,1018,1078,327737,45,1079,452,1018,327810,45,1080,1063,1079,196670,1019,1080,327737,57,1081,454,1019,327745,59,
1082,1015,1076,196670,1082,1081,327808,45,1066,1065,123,131321,1064,131320,1069,131321,1083,131320,1083,458997,45,
1084,76,1069,1085,1086,327856,47,1087,1084,6,262390,1088,1086,1,262394,1087,1089,1088,131320,1089,327879,45,1090,1084,
183,327850,47,1091,1090,76,196855,1092,0,262394,1091,1093,1092,131320,1093,327878,45,1094,1084,184,327745,59,1095,
1015,1084,262205,57,1096,1095,196670,1020,1096,327745,59,1097,1015,1094,262205,57,1098,1097,196670,1021,1098,262205,
48,1099,1010,196670,1022,1099,458809,43,1100,819,1020,1021,1022,262205,57,1101,1020,196670,1095,1101,262205,57,1102,
1021,196670,1097,1102,131321,1092,131320,1092,131321,1086,131320,1086,327808,45,1085,1084,123,131321,1083,131320,1088,
131321,1103,131320,1103,458997,45,1104,185,1088,1105,1106,327851,47,1107,1104,76,262390,1108,1106,1,262394,1107,1109,
1108,131320,1109,131321,1110,131320,1110,458997,45,1111,76,1109,1112,1113,327856,47,1114,1111,6,262390,1115,1113,1,
262394,1114,1116,1115,131320,1116,327879,45,1117,1111,1104,327850,47,1118,1117,76,196855,1119,0,262394,1118,1120,1119,
131320,1120,327808,45,1121,1111,1104,327745,59,1122,1015,1111,262205,57,1123,1122,196670,1023,1123,327745,59,1124,
1015,1121,262205,57,1125,1124,196670,1024,1125,262205,48,1126,1010,196670,1025,1126,458809,43,1127,819,1023,1024,1025,
262205,57,1128,1023,196670,1122,1128,262205,57,1129,1024,196670,1124,1129,131321,1119,131320,1119,131321,1113,131320,
1113,327808,45,1112,1111,123,131321,1110,131320,1115,131321,1106,131320,1106,327874,45,1105,1104,123,131321,1103,
131320,1108,131321,1130,131320,1130,458997,45,1131,76,1108,1132,1133,327856,47,1134,1131,186,262390,1135,1133,1,
262394,1134,1133,1135,131320,1133,262205,45,1136,1011,327876,45,1137,1131,1136,196670,1026,1137,327737,45,1138,452,
1026,327808,45,1139,1057,1138,196670,1027,1139,327745,59,1140,1015,1131,262205,57,1141,1140,196670,1028,1141,393273,
43,1142,798,1027,1028,262205,45,1143,1011,327876,45,1144,1131,1143,196670,1029,1144,327737,45,1145,452,1029,327810,45,
1146,1063,1145,327810,45,1147,187,1131,196670,1030,1146,327745,59,1148,1015,1147,262205,57,1149,1148,196670,1031,1149,
393273,43,1150,798,1030,1031,327808,45,1132,1131,123,131321,1130,131320,1135,131321,1035,131320,1035,327808,45,1034,
1033,123,131321,1032,131320,1037,65789,65592,327734,43,1151,0,64,196663,54,1152,131320,1153,262205,45,1154,1152,
327858,47,1155,1154,39,327847,47,1156,188,1155,327847,47,1157,1156,189,196855,1158,0,262394,1157,1159,1160,131320,
1159,262368,135,135,190,131321,1158,131320,1160,262368,83,83,190,131321,1158,131320,1158,65789,65592,327734,43,1161,0,
63,196663,54,1162,196663,61,1163,196663,54,1164,131320,1165,262203,54,1166,7,262203,54,1167,7,262203,61,1168,7,262203,
54,1169,7,262203,54,1170,7,262203,54,1171,7,262203,61,1172,7,262203,54,1173,7,262203,54,1174,7,262203,54,1175,7,
262203,61,1176,7,262203,54,1177,7,262203,54,1178,7,262203,54,1179,7,262203,61,1180,7,262203,54,1181,7,262203,54,1182,
7,262203,54,1183,7,262203,61,1184,7,262203,54,1185,7,262203,54,1186,7,262203,54,1187,7,262203,61,1188,7,262203,54,
1189,7,262203,54,1190,7,262203,61,1191,7,262203,54,1192,7,262203,54,1193,7,262205,45,1194,1164,327876,45,1195,81,1194,
196670,1166,1195,327737,43,1196,1151,1166,262205,45,1197,1162,196670,1167,1197,262205,48,1198,1163,196670,1168,1198,
262205,45,1199,1164,196670,1169,1199,458809,43,1200,1008,1167,1168,1169,262205,45,1201,1164,327876,45,1202,81,1201,
196670,1170,1202,327737,43,1203,1151,1170,196855,1204,0,262394,192,1205,1206,131320,1205,262205,45,1207,1164,327852,
47,1208,1207,193,196855,1209,0,262394,1208,1210,1209,131320,1210,262205,45,1211,1162,196670,1171,1211,262205,48,1212,
1163,196670,1172,1212,196670,1173,194,458809,43,1213,915,1171,1172,1173,196670,1174,196,327737,43,1214,1151,1174,
131321,1209,131320,1209,262205,45,1215,1164,327852,47,1216,1215,197,196855,1217,0,262394,1216,1218,1217,131320,1218,
262205,45,1219,1162,196670,1175,1219,262205,48,1220,1163,196670,1176,1220,196670,1177,198,458809,43,1221,915,1175,
1176,1177,196670,1178,200,327737,43,1222,1151,1178,131321,1217,131320,1217,262205,45,1223,1164,327852,47,1224,1223,
201,196855,1225,0,262394,1224,1226,1225,131320,1226,262205,45,1227,1162,196670,1179,1227,262205,48,1228,1163,196670,
1180,1228,196670,1181,202,458809,43,1229,915,1179,1180,1181,196670,1182,204,327737,43,1230,1151,1182,131321,1225,
131320,1225,262205,45,1231,1164,327852,47,1232,1231,139,196855,1233,0,262394,1232,1234,1233,131320,1234,262205,45,
1235,1162,196670,1183,1235,262205,48,1236,1163,196670,1184,1236,196670,1185,139,458809,43,1237,915,1183,1184,1185,
196670,1186,205,327737,43,1238,1151,1186,131321,1233,131320,1233,262205,45,1239,1162,196670,1187,1239,262205,48,1240,
1163,196670,1188,1240,196670,1189,76,458809,43,1241,915,1187,1188,1189,131321,1204,131320,1206,262205,45,1242,1164,
327808,45,1243,1242,139,327810,45,1244,1243,81,327814,45,1245,1244,139,131321,1246,131320,1246,458997,45,1247,1245,
1206,1248,1249,327851,47,1250,1247,76,262390,1251,1249,2,262394,1250,1252,1251,131320,1252,327810,45,1253,1247,81,
327812,45,1254,1253,139,262205,45,1255,1162,196670,1190,1255,262205,48,1256,1163,196670,1191,1256,196670,1192,1254,
458809,43,1257,915,1190,1191,1192,327852,47,1258,1247,81,196855,1259,0,262394,1258,1260,1259,131320,1260,327876,45,
1261,81,1254,196670,1193,1261,327737,43,1262,1151,1193,131321,1259,131320,1259,131321,1249,131320,1249,327810,45,1248,
1247,123,131321,1246,131320,1251,131321,1204,131320,1204,65789,65592,327734,43,441,0,67,196663,54,1263,196663,66,1264,
196663,61,1265,131320,1266,262203,59,1267,7,262203,59,1268,7,262203,61,1269,7,262203,59,1270,7,262203,59,1271,7,
262203,61,1272,7,262203,54,1273,7,262203,54,1274,7,262203,59,1275,7,131321,1276,131320,1276,458997,45,1277,83,1266,
1278,1279,327858,47,1280,1277,6,262390,1281,1279,1,262394,1280,1282,1281,131320,1282,131321,1283,131320,1283,458997,
45,1284,76,1282,1285,1286,327856,47,1287,1284,6,262390,1288,1286,1,262394,1287,1289,1288,131320,1289,327874,45,1290,
1277,123,327879,45,1291,1284,1290,327850,47,1292,1291,76,196855,1293,0,262394,1292,1294,1293,131320,1294,327810,45,
1295,1277,81,327878,45,1296,1284,1295,327745,59,1297,1264,1284,262205,57,1298,1297,196670,1267,1298,327745,59,1299,
1264,1296,262205,57,1300,1299,196670,1268,1300,262205,48,1301,1265,196670,1269,1301,458809,43,1302,819,1267,1268,1269,
262205,57,1303,1267,196670,1297,1303,262205,57,1304,1268,196670,1299,1304,131321,1293,131320,1293,131321,1286,131320,
1286,327808,45,1285,1284,123,131321,1283,131320,1288,327874,45,1305,1277,130,131321,1306,131320,1306,458997,45,1307,
1305,1288,1308,1309,327851,47,1310,1307,76,262390,1311,1309,1,262394,1310,1312,1311,131320,1312,131321,1313,131320,
1313,458997,45,1314,76,1312,1315,1316,327856,47,1317,1314,6,262390,1318,1316,1,262394,1317,1319,1318,131320,1319,
327879,45,1320,1314,1307,327850,47,1321,1320,76,196855,1322,0,262394,1321,1323,1322,131320,1323,327808,45,1324,1314,
1307,327745,59,1325,1264,1314,262205,57,1326,1325,196670,1270,1326,327745,59,1327,1264,1324,262205,57,1328,1327,
196670,1271,1328,262205,48,1329,1265,196670,1272,1329,458809,43,1330,819,1270,1271,1272,262205,57,1331,1270,196670,
1325,1331,262205,57,1332,1271,196670,1327,1332,131321,1322,131320,1322,131321,1316,131320,1316,327808,45,1315,1314,
123,131321,1313,131320,1318,131321,1309,131320,1309,327874,45,1308,1307,123,131321,1306,131320,1311,131321,1279,
131320,1279,327812,45,1278,1277,83,131321,1276,131320,1281,262205,45,1333,1263,327812,45,1334,1333,6,196670,1273,1334,
327737,45,1335,452,1273,131321,1336,131320,1336,458997,45,1337,76,1281,1338,1339,327856,47,1340,1337,6,262390,1341,
1339,1,262394,1340,1339,1341,131320,1339,327808,45,1342,1335,1337,196670,1274,1342,327745,59,1343,1264,1337,262205,57,
1344,1343,196670,1275,1344,393273,43,1345,798,1274,1275,327808,45,1338,1337,123,131321,1336,131320,1341,65789,65592,
327734,43,443,0,68,196663,54,1346,196663,61,1347,131320,1348,262203,54,1349,7,262203,61,1350,7,262203,54,1351,7,
262203,54,1352,7,262203,61,1353,7,262203,54,1354,7,262203,54,1355,7,262203,61,1356,7,262203,54,1357,7,262203,54,1358,
7,262203,61,1359,7,262203,54,1360,7,262203,54,1361,7,262203,61,1362,7,262203,54,1363,7,262203,54,1364,7,262203,61,
1365,7,262203,54,1366,7,262203,54,1367,7,262203,61,1368,7,262203,54,1369,7,262203,54,1370,7,262203,61,1371,7,262203,
54,1372,7,262203,54,1373,7,262203,61,1374,7,262203,54,1375,7,262203,54,1376,7,262203,61,1377,7,262203,54,1378,7,
262203,54,1379,7,262203,61,1380,7,262203,54,1381,7,262203,54,1382,7,262203,61,1383,7,262203,54,1384,7,262205,45,1385,
1346,327812,45,1386,1385,6,262368,83,83,190,196855,1387,0,262394,207,1388,1389,131320,1388,196855,1390,0,262394,209,
1391,1390,131320,1391,327856,47,1392,210,1386,131321,1390,131320,1390,458997,47,1393,209,1388,1392,1391,196855,1394,0,
262394,1393,1395,1394,131320,1395,196670,1349,1386,262205,48,1396,1347,196670,1350,1396,196670,1351,81,458809,43,1397,
1161,1349,1350,1351,131321,1394,131320,1394,196855,1398,0,262394,212,1399,1398,131320,1399,327856,47,1400,213,1386,
131321,1398,131320,1398,458997,47,1401,212,1394,1400,1399,196855,1402,0,262394,1401,1403,1402,131320,1403,196670,1352,
1386,262205,48,1404,1347,196670,1353,1404,196670,1354,83,458809,43,1405,1161,1352,1353,1354,131321,1402,131320,1402,
196855,1406,0,262394,215,1407,1406,131320,1407,327856,47,1408,216,1386,131321,1406,131320,1406,458997,47,1409,215,
1402,1408,1407,196855,1410,0,262394,1409,1411,1410,131320,1411,196670,1355,1386,262205,48,1412,1347,196670,1356,1412,
196670,1357,135,458809,43,1413,1161,1355,1356,1357,131321,1410,131320,1410,196855,1414,0,262394,218,1415,1414,131320,
1415,327856,47,1416,219,1386,131321,1414,131320,1414,458997,47,1417,218,1410,1416,1415,196855,1418,0,262394,1417,1419,
1418,131320,1419,196670,1358,1386,262205,48,1420,1347,196670,1359,1420,196670,1360,70,458809,43,1421,1161,1358,1359,
1360,131321,1418,131320,1418,196855,1422,0,262394,222,1423,1422,131320,1423,327856,47,1424,223,1386,131321,1422,
131320,1422,458997,47,1425,222,1418,1424,1423,196855,1426,0,262394,1425,1427,1426,131320,1427,196670,1361,1386,262205,
48,1428,1347,196670,1362,1428,196670,1363,220,458809,43,1429,1161,1361,1362,1363,131321,1426,131320,1426,196855,1430,
0,262394,226,1431,1430,131320,1431,327856,47,1432,227,1386,131321,1430,131320,1430,458997,47,1433,226,1426,1432,1431,
196855,1434,0,262394,1433,1435,1434,131320,1435,196670,1364,1386,262205,48,1436,1347,196670,1365,1436,196670,1366,224,
458809,43,1437,1161,1364,1365,1366,131321,1434,131320,1434,196855,1438,0,262394,230,1439,1438,131320,1439,327856,47,
1440,231,1386,131321,1438,131320,1438,458997,47,1441,230,1434,1440,1439,196855,1442,0,262394,1441,1443,1442,131320,
1443,196670,1367,1386,262205,48,1444,1347,196670,1368,1444,196670,1369,228,458809,43,1445,1161,1367,1368,1369,131321,
1442,131320,1442,196855,1446,0,262394,233,1447,1446,131320,1447,327856,47,1448,234,1386,131321,1446,131320,1446,
458997,47,1449,233,1442,1448,1447,196855,1450,0,262394,1449,1451,1450,131320,1451,196670,1370,1386,262205,48,1452,
1347,196670,1371,1452,196670,1372,133,458809,43,1453,1161,1370,1371,1372,131321,1450,131320,1450,196855,1454,0,262394,
237,1455,1454,131320,1455,327856,47,1456,238,1386,131321,1454,131320,1454,458997,47,1457,237,1450,1456,1455,196855,
1458,0,262394,1457,1459,1458,131320,1459,196670,1373,1386,262205,48,1460,1347,196670,1374,1460,196670,1375,235,458809,
43,1461,1161,1373,1374,1375,131321,1458,131320,1458,196855,1462,0,262394,241,1463,1462,131320,1463,327856,47,1464,242,
1386,131321,1462,131320,1462,458997,47,1465,241,1458,1464,1463,196855,1466,0,262394,1465,1467,1466,131320,1467,196670,
1376,1386,262205,48,1468,1347,196670,1377,1468,196670,1378,239,458809,43,1469,1161,1376,1377,1378,131321,1466,131320,
1466,196855,1470,0,262394,245,1471,1470,131320,1471,327856,47,1472,246,1386,131321,1470,131320,1470,458997,47,1473,
245,1466,1472,1471,196855,1474,0,262394,1473,1475,1474,131320,1475,196670,1379,1386,262205,48,1476,1347,196670,1380,
1476,196670,1381,243,458809,43,1477,1161,1379,1380,1381,131321,1474,131320,1474,131321,1387,131320,1389,131321,1478,
131320,1478,458997,45,1479,81,1389,1480,1481,327810,45,1482,1479,81,327876,45,1483,6,1482,327856,47,1484,1483,1386,
262390,1485,1481,2,262394,1484,1481,1485,131320,1481,196670,1382,1386,262205,48,1486,1347,196670,1383,1486,196670,
1384,1479,458809,43,1487,1161,1382,1383,1384,327808,45,1480,1479,123,131321,1478,131320,1485,131321,1387,131320,1387,
262368,83,83,190,65789,65592,327734,45,316,0,69,196663,54,1488,196663,54,1489,196663,54,1490,196663,61,1491,131320,
1492,262203,54,1493,7,262203,54,1494,7,262203,54,1495,7,262203,54,1496,7,262203,54,1497,7,196855,1498,0,196859,76,
1499,131320,1499,262205,45,1500,1489,393281,75,1501,72,128,123,262205,45,1502,1501,327812,45,1503,1500,1502,327808,45,
1504,1503,1502,262205,45,1505,1490,458764,45,1506,1,38,1504,1505,262205,45,1507,1488,327850,47,1508,1507,76,196855,
1509,0,262394,1508,1510,1509,131320,1510,131321,1498,131320,1509,262205,45,1511,1488,262205,45,1512,1490,196670,1493,
1512,327737,45,1513,288,1493,327850,47,1514,1511,1513,196855,1515,0,262394,1514,1516,1515,131320,1516,131321,1498,
131320,1515,262205,45,1517,1488,196670,1494,1517,327737,45,1518,743,1494,262205,45,1519,1489,327808,45,1520,1518,1519,
393281,78,1521,11,74,1520,262205,45,1522,1521,393281,75,1523,72,128,130,262205,45,1524,1523,327812,45,1525,1522,1524,
327808,45,1526,1503,1525,262205,45,1527,1488,196670,1495,1527,327737,45,1528,743,1495,327808,45,1529,1528,126,393281,
78,1530,11,74,1529,262205,45,1531,1530,262205,45,1532,1488,196670,1496,1532,327737,45,1533,743,1496,327808,45,1534,
1533,247,393281,78,1535,11,74,1534,262205,45,1536,1535,262205,45,1537,1488,196670,1497,1537,327737,45,1538,743,1497,
327808,45,1539,1538,266,393281,78,1540,11,74,1539,262205,45,1541,1540,327760,48,1542,1536,1541,262205,45,1543,1489,
327850,47,1544,1543,1531,196855,1545,0,262394,1544,1546,1545,131320,1546,131321,1498,131320,1545,327874,45,1547,1524,
123,131321,1548,131320,1548,458997,45,1549,1526,1545,1550,1551,458997,45,1552,1547,1545,1553,1551,327851,47,1554,1552,
76,262390,1555,1551,0,262394,1554,1556,1555,131320,1556,327808,45,1557,1549,1552,327858,47,1558,1557,1506,196855,1559,
0,262394,1558,1560,1559,131320,1560,327810,45,1561,1557,81,393273,48,1562,437,248,1561,262205,48,1563,1491,327879,48,
1564,1562,1563,393273,47,1565,709,1564,1542,262312,47,1566,1565,196855,1567,0,262394,1566,1568,1567,131320,1568,
327850,174,1569,1564,1542,262299,47,1570,1569,262205,45,1571,1489,327856,47,1572,1571,1531,327847,47,1573,1570,1572,
131321,1567,131320,1567,458997,47,1574,1565,1560,1573,1568,196855,1575,0,262394,1574,1576,1575,131320,1576,131321,
1575,131320,1575,458997,45,1577,1549,1567,1557,1576,131321,1559,131320,1559,458997,45,1550,1549,1556,1577,1575,131321,
1551,131320,1551,327874,45,1553,1552,123,131321,1548,131320,1555,131321,1498,131320,1498,721141,45,1578,1503,1510,
1506,1516,1526,1546,1549,1555,131326,1578,65592};
/* odd_even_merge.comp, 6278 words */
static const uint32_t gpusorti_spv_odd_even_merge[] = {
119734787,66304,524299,1138,0,131089,1,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,0,1,524303,5,2,0x6e69616d,0,
3,4,5,393232,2,17,1,1,1,262215,3,11,26,262215,4,11,24,262215,6,1,5,262215,7,6,8,327752,8,0,35,0,196679,8,2,262215,9,
34,0,262215,9,33,2,262215,10,6,4,327752,11,0,35,0,327752,11,1,35,4,327752,11,2,35,8,327752,11,3,35,12,327752,11,4,35,
16,327752,11,5,35,20,327752,11,6,35,24,327752,11,7,35,40,327752,11,8,35,44,196679,11,2,262215,12,6,8,327752,13,0,35,0,
196679,13,2,262215,14,34,0,262215,14,33,0,262215,15,6,4,327752,16,0,35,0,196679,16,2,262215,17,34,0,262215,17,33,2,
262215,18,1,7,262215,19,6,4,327752,20,0,35,0,196679,20,2,262215,21,34,0,262215,21,33,0,262215,22,1,10,262215,23,6,8,
327752,24,0,35,0,196679,24,2,262215,25,34,0,262215,25,33,1,262215,26,6,4,327752,27,0,35,0,196679,27,2,262215,28,34,0,
262215,28,33,1,262215,29,1,8,262215,30,1,6,262215,31,1,9,262215,5,11,29,262215,32,1,1,262215,33,1,0,262215,34,6,4,
327752,35,0,35,0,196679,35,2,262215,36,34,0,262215,36,33,3,262215,37,1,11,262215,38,1,0,262215,39,11,25,131091,40,
196641,41,40,262165,42,32,0,196641,43,42,131092,44,262167,45,42,2,327713,46,45,44,42,393249,47,40,44,42,45,262177,48,
45,45,262176,49,7,42,262177,50,42,49,262176,51,7,45,327713,52,45,51,49,327713,53,40,49,49,262176,54,7,44,262177,55,40,
54,262177,56,40,49,262167,57,42,3,262176,58,1,57,262203,58,3,1,262187,42,59,1,262176,60,1,42,262203,58,4,1,262187,42,
61,0,262194,42,6,1,262187,42,62,2,393268,44,63,170,6,62,196637,7,45,196638,8,7,262176,64,12,8,262203,64,9,12,262165,
65,32,1,262187,65,66,0,262187,42,67,4,262172,10,42,67,720926,11,42,42,42,42,42,42,10,42,42,262176,68,9,11,262203,68,
69,9,262187,65,70,7,262176,71,9,42,262176,72,12,45,196637,12,45,196638,13,12,262176,73,12,13,262203,73,14,12,196637,
15,42,196638,16,15,262176,74,12,16,262203,74,17,12,262176,75,12,42,262194,42,18,32,262187,42,76,32,393268,44,77,170,
18,76,196637,19,42,196638,20,19,262176,78,12,20,262203,78,21,12,262187,42,79,16,393268,44,80,170,18,79,458804,42,81,
169,80,59,62,393268,65,82,128,18,61,393268,44,83,170,6,62,262194,42,22,0,393268,44,84,170,22,62,262187,65,85,8,196637,
23,45,196638,24,23,262176,86,12,24,262203,86,25,12,196637,26,42,196638,27,26,262176,87,12,27,262203,87,28,12,393268,
44,88,170,22,62,393268,44,89,170,6,62,262194,42,29,0,393268,44,90,170,29,59,262194,42,30,32,393268,42,91,130,30,59,
262187,42,92,31,393268,42,93,199,91,92,393268,42,94,196,59,93,393268,44,95,170,29,62,262187,65,96,31,262194,42,31,0,
393268,44,97,171,31,61,393268,44,98,170,29,59,393268,44,99,170,29,62,393268,42,100,130,30,59,393268,65,101,128,100,61,
262187,65,102,1,393268,44,103,174,30,76,262187,42,104,0xffffffff,393268,42,105,199,30,92,393268,42,106,196,59,105,
393268,42,107,130,106,59,458804,42,108,169,103,104,107,393268,44,109,171,31,61,393268,44,110,170,6,62,393268,44,111,
171,31,61,393268,44,112,170,29,59,393268,44,113,170,29,62,393268,44,114,171,31,61,393268,44,115,170,29,59,393268,44,
116,170,29,62,393268,42,117,130,30,59,393268,65,118,128,117,61,262203,60,5,1,262176,119,6,42,262203,119,120,6,262194,
42,32,8,393268,44,121,174,32,76,262187,42,122,5,393268,44,123,174,32,79,262187,42,124,8,393268,44,125,174,32,124,
262187,42,126,3,393268,44,127,174,32,67,458804,42,128,169,127,62,59,458804,42,129,169,125,126,128,458804,42,130,169,
123,67,129,458804,42,131,169,121,122,130,262203,119,132,6,262203,119,133,6,262203,119,134,6,393268,44,135,170,6,59,
262167,136,65,2,262187,65,137,5,262187,42,138,9,262187,65,139,3,262187,42,140,28,262203,119,141,6,262172,142,42,32,
262176,143,6,142,262203,143,144,6,393268,42,145,130,131,59,262194,42,33,256,393268,42,146,132,33,32,393268,42,147,128,
6,22,393268,42,148,132,146,147,262172,149,42,148,262176,150,4,149,262203,150,151,4,262172,152,45,32,262176,153,6,152,
262203,153,154,6,262176,155,4,42,393268,44,156,170,6,62,393268,44,157,174,22,59,393268,42,158,132,146,6,262203,153,
159,6,393268,44,160,170,22,62,393268,42,161,128,6,59,393268,42,162,132,146,161,393268,44,163,170,6,62,262176,164,6,45,
393268,44,165,174,22,59,393268,42,166,132,146,6,393268,44,167,170,22,62,393268,42,168,128,6,59,393268,42,169,132,146,
168,393268,42,170,134,32,62,262203,119,171,6,196650,44,172,262203,119,173,6,393268,44,174,171,22,61,393268,42,175,134,
32,62,262203,119,176,6,327724,45,177,104,104,262167,178,44,2,393268,42,179,134,32,62,262187,42,180,64,393268,44,181,
174,18,76,393268,44,182,171,22,61,393268,42,183,134,76,18,393268,42,184,132,33,183,393268,44,185,170,6,59,393268,44,
186,170,22,61,393268,44,187,167,185,186,393268,44,188,170,6,62,393268,44,189,171,22,61,262187,65,190,6,262187,65,191,
2,262187,42,192,255,262187,42,193,256,262187,42,194,512,393268,42,195,132,76,6,262187,65,196,4,196637,34,42,196638,35,
34,262176,197,12,35,262203,197,36,12,262194,42,37,0,393268,42,198,199,37,59,393268,44,199,171,198,61,393268,42,200,
130,131,59,393268,44,201,174,18,76,262187,42,202,264,393268,44,203,176,18,76,262194,42,38,1,393267,57,39,38,59,59,
327724,136,204,102,102,327734,40,2,0,41,131320,205,262203,49,206,7,262203,49,207,7,262203,54,208,7,262203,49,209,7,
262203,49,210,7,262203,49,211,7,262203,49,212,7,196855,213,0,196859,61,214,131320,214,393281,71,215,69,190,102,262205,
42,216,215,196670,133,216,393281,71,217,69,190,191,262205,42,218,217,196670,132,218,393281,71,219,69,190,139,262205,
42,220,219,327879,42,221,220,192,327879,42,222,220,193,327851,44,223,222,61,327879,42,224,220,194,327851,44,225,224,
61,393228,65,226,1,75,146,262268,42,227,226,327745,71,228,69,139,262205,42,229,228,327810,42,230,195,229,327745,71,
231,69,196,262205,42,232,231,327810,42,233,230,232,196670,176,233,262205,42,234,133,262205,42,235,132,327810,42,236,
234,235,327808,42,237,227,236,262201,42,238,239,327874,42,240,238,236,327745,71,241,69,66,262205,42,242,241,327851,44,
243,242,61,196855,244,0,262394,243,245,246,131320,246,393281,75,247,36,66,66,262205,42,248,247,327745,71,249,69,137,
262205,42,250,249,458764,42,251,1,38,248,250,131321,244,131320,245,131321,244,131320,244,458997,42,252,251,246,242,
245,327850,44,253,252,61,262312,44,254,253,196855,255,0,262394,254,256,255,131320,256,327856,44,257,237,76,196855,258,
0,262394,257,259,258,131320,259,327810,42,260,252,59,327874,42,261,260,237,327852,44,262,240,261,131321,258,131320,
258,458997,44,263,257,256,262,259,131321,255,131320,255,458997,44,264,253,244,263,258,196855,265,0,262394,264,266,265,
131320,266,131321,213,131320,265,327810,42,267,221,59,327808,42,268,267,236,327876,42,269,59,268,393385,42,270,223,
269,61,327856,44,271,237,76,196855,272,0,262394,271,273,274,131320,274,131321,272,131320,273,327876,42,275,240,237,
131321,272,131320,272,458997,42,276,61,274,275,273,196670,173,276,262205,42,277,173,327810,42,278,252,277,327854,44,
279,270,278,196855,280,0,262394,279,281,280,131320,281,131321,213,131320,280,262205,42,282,173,327808,42,283,282,270,
196670,173,283,262201,42,284,239,327876,42,285,59,236,327810,42,286,285,59,327879,42,287,284,286,262205,42,288,132,
327876,42,289,287,288,196670,134,289,393281,71,290,69,190,66,262205,42,291,290,327810,42,292,76,291,327874,42,293,104,
292,327810,42,294,252,59,262205,42,295,173,327810,42,296,294,295,262205,42,297,173,327879,42,298,297,293,327810,42,
299,293,298,458764,42,300,1,38,296,299,196670,171,300,262312,44,301,225,262205,42,302,171,327856,44,303,302,269,
327847,44,304,301,303,196855,305,0,262394,304,306,305,131320,306,131321,213,131320,305,393385,42,307,225,61,221,
393385,42,308,225,227,221,327810,42,309,308,131,196855,310,0,262394,225,311,312,131320,312,327876,42,313,59,309,
262205,42,314,132,327876,42,315,59,314,327810,42,316,313,315,131321,310,131320,311,131321,310,131320,310,458997,42,
317,316,312,61,311,196670,206,309,196670,207,317,393273,40,318,319,206,207,327847,44,320,199,225,196670,208,320,
327737,40,321,322,208,131321,323,131320,323,458997,44,324,301,310,325,326,458997,42,327,307,310,328,326,458997,42,329,
307,310,330,326,262390,331,326,0,131321,332,131320,332,327850,44,333,329,131,327847,44,334,225,333,327850,44,335,327,
329,327847,44,336,334,335,196855,337,0,262394,336,338,337,131320,338,262201,40,339,340,131321,337,131320,337,458997,
42,341,327,332,61,338,196855,342,0,262394,324,343,342,131320,343,196670,209,131,327737,40,344,345,209,327810,42,346,
341,102,131321,342,131320,342,458997,42,347,341,337,346,343,131321,348,131320,348,458997,42,349,61,342,350,351,327856,
44,352,349,131,262390,353,351,1,262394,352,354,353,131320,354,262205,42,355,120,327808,42,356,355,131,327810,42,357,
356,59,327810,42,358,357,349,327856,44,359,358,347,196855,360,0,262394,359,361,360,131320,361,327810,42,362,200,349,
196670,210,362,327737,40,363,364,210,131321,360,131320,360,131321,351,131320,351,327808,42,350,349,102,131321,348,
131320,353,262205,42,365,120,458764,42,366,1,38,347,365,262205,42,367,132,327858,44,368,366,367,327850,44,369,329,221,
327847,44,370,368,369,327847,44,371,370,201,262205,42,372,120,327854,44,373,372,67,327847,44,374,371,373,196855,375,0,
262394,374,376,375,131320,376,131321,331,131320,375,262201,40,377,378,262205,42,379,132,327858,44,380,366,379,262312,
44,381,370,327847,44,382,380,381,196855,383,0,262394,382,384,385,131320,385,131321,383,131320,384,327808,42,386,329,
59,458764,42,387,1,41,386,131,327852,44,388,387,131,131321,383,131320,383,458997,42,330,329,385,387,384,458997,44,325,
172,385,388,384,458997,42,328,366,385,387,384,196855,389,0,262394,370,390,391,131320,391,262205,42,392,132,327808,42,
393,392,131,458764,42,394,1,41,328,393,327810,42,395,394,131,131321,389,131320,390,327810,42,396,227,131,131321,389,
131320,389,458997,42,397,395,391,396,390,196855,398,0,262394,325,399,400,131320,400,131321,398,131320,399,327876,42,
401,59,397,262205,42,402,132,327876,42,403,59,402,327810,42,404,401,403,131321,398,131320,398,458997,42,405,61,400,
404,399,196670,211,397,196670,212,405,393273,40,406,319,211,212,262368,62,62,202,262201,40,407,408,196855,409,0,
262394,370,410,409,131320,410,131321,331,131320,409,131321,326,131320,326,131321,323,131320,331,262201,40,411,412,
196855,413,0,262394,203,414,413,131320,414,262201,40,415,416,131321,413,131320,413,131321,213,131320,213,65789,65592,
327734,42,239,0,43,131320,417,327745,60,418,3,59,262205,42,419,418,327745,60,420,4,61,262205,42,421,420,327812,42,422,
419,421,327745,60,423,3,61,262205,42,424,423,327808,42,425,422,424,131326,425,65592,327734,45,426,0,46,196663,44,427,
196663,42,428,131320,429,196855,430,0,196859,61,431,131320,431,196855,432,0,262394,63,433,432,131320,433,196855,434,0,
262394,427,435,436,131320,436,393281,72,437,14,66,428,262205,45,438,437,131321,434,131320,435,327745,71,439,69,70,
262205,42,440,439,327808,42,441,440,428,393281,72,442,9,66,441,262205,45,443,442,131321,434,131320,434,458997,45,444,
438,436,443,435,131321,430,131320,432,196855,445,0,262394,427,446,445,131320,446,327745,71,447,69,70,262205,42,448,
447,327808,42,449,448,428,393281,75,450,17,66,449,262205,42,451,450,327760,45,452,451,61,131321,430,131320,445,196855,
453,0,262394,77,454,453,131320,454,393281,75,455,21,66,428,262205,42,456,455,327760,45,457,456,61,131321,430,131320,
453,327876,42,458,59,81,327810,42,459,458,59,327879,42,460,428,459,327812,42,461,460,18,327874,42,462,428,81,393281,
75,463,21,66,462,262205,42,464,463,262268,65,465,461,393419,42,466,464,465,82,327760,45,467,466,61,131321,430,131320,
430,721141,45,468,444,434,452,446,457,454,467,453,131326,468,65592,327734,40,469,0,47,196663,44,470,196663,42,471,
196663,45,472,131320,473,196855,474,0,262394,83,475,476,131320,476,196855,477,0,262394,470,478,479,131320,479,327761,
42,480,472,0,393281,75,481,21,66,471,196670,481,480,131321,477,131320,478,327745,71,482,69,70,262205,42,483,482,
327808,42,484,483,471,327761,42,485,472,0,393281,75,486,17,66,484,196670,486,485,131321,477,131320,477,131321,474,
131320,475,196855,487,0,262394,470,488,489,131320,489,393281,72,490,14,66,471,196670,490,472,131321,487,131320,488,
327745,71,491,69,70,262205,42,492,491,327808,42,493,492,471,393281,72,494,9,66,493,196670,494,472,131321,487,131320,
487,131321,474,131320,474,65789,65592,327734,45,495,0,46,196663,44,496,196663,42,497,131320,498,196855,499,0,196859,
61,500,131320,500,196855,501,0,262394,84,502,501,131320,502,196855,503,0,262394,496,504,505,131320,505,393281,72,506,
25,66,497,262205,45,507,506,131321,503,131320,504,327745,71,508,69,85,262205,42,509,508,327808,42,510,509,497,393281,
72,511,9,66,510,262205,45,512,511,131321,503,131320,503,458997,45,513,507,505,512,504,131321,499,131320,501,196855,
514,0,262394,496,515,516,131320,516,393281,75,517,28,66,497,262205,42,518,517,131321,514,131320,515,327745,71,519,69,
85,262205,42,520,519,327808,42,521,520,497,393281,75,522,17,66,521,262205,42,523,522,131321,514,131320,514,458997,42,
524,518,516,523,515,327760,45,525,524,61,131321,499,131320,499,458997,45,526,513,503,525,514,131326,526,65592,327734,
40,527,0,47,196663,44,528,196663,42,529,196663,45,530,131320,531,196855,532,0,262394,88,533,534,131320,534,196855,535,
0,262394,528,536,537,131320,537,327761,42,538,530,0,393281,75,539,28,66,529,196670,539,538,131321,535,131320,536,
327745,71,540,69,85,262205,42,541,540,327808,42,542,541,529,327761,42,543,530,0,393281,75,544,17,66,542,196670,544,
543,131321,535,131320,535,131321,532,131320,533,196855,545,0,262394,528,546,547,131320,547,393281,72,548,25,66,529,
196670,548,530,131321,545,131320,546,327745,71,549,69,85,262205,42,550,549,327808,42,551,550,529,393281,72,552,9,66,
551,196670,552,530,131321,545,131320,545,131321,532,131320,532,65789,65592,327734,45,553,0,48,196663,45,554,131320,
555,196855,556,0,262394,89,557,558,131320,558,196855,559,0,262394,98,560,559,131320,560,327761,42,561,554,0,327878,42,
562,561,94,393298,45,563,562,554,0,131321,559,131320,559,458997,45,564,554,558,563,560,196855,565,0,262394,99,566,565,
131320,566,327761,42,567,564,0,262268,65,568,567,393418,65,569,568,101,102,262268,42,570,569,327877,42,571,570,94,
327879,42,572,571,108,327878,42,573,567,572,393298,45,574,573,564,0,131321,565,131320,565,458997,45,575,564,559,574,
566,196855,576,0,262394,109,577,576,131320,577,327761,42,578,575,0,327878,42,579,578,108,393298,45,580,579,575,0,
131321,576,131320,576,458997,45,581,575,565,580,577,131321,556,131320,557,196855,582,0,262394,90,583,582,131320,583,
327761,42,584,554,1,327878,42,585,584,94,393298,45,586,585,554,1,131321,582,131320,582,458997,45,587,554,557,586,583,
196855,588,0,262394,95,589,588,131320,589,327761,42,590,587,1,262268,65,591,590,327875,65,592,591,96,262268,42,593,
592,327877,42,594,593,94,327760,45,595,593,594,327878,45,596,587,595,131321,588,131320,588,458997,45,597,587,582,596,
589,196855,598,0,262394,97,599,598,131320,599,262344,45,600,597,131321,598,131320,598,458997,45,601,597,588,600,599,
131321,556,131320,556,458997,45,602,581,576,601,598,131326,602,65592,327734,45,603,0,48,196663,45,604,131320,605,
196855,606,0,262394,110,607,608,131320,608,196855,609,0,262394,114,610,609,131320,610,327761,42,611,604,0,327878,42,
612,611,108,393298,45,613,612,604,0,131321,609,131320,609,458997,45,614,604,608,613,610,196855,615,0,262394,115,616,
615,131320,616,327761,42,617,614,0,327878,42,618,617,94,393298,45,619,618,614,0,131321,615,131320,615,458997,45,620,
614,609,619,616,196855,621,0,262394,116,622,621,131320,622,327761,42,623,620,0,262268,65,624,623,393418,65,625,624,
118,102,262268,42,626,625,262344,42,627,626,327877,42,628,627,94,327879,42,629,628,108,327878,42,630,623,629,393298,
45,631,630,620,0,131321,621,131320,621,458997,45,632,620,615,631,622,131321,606,131320,607,196855,633,0,262394,111,
634,633,131320,634,262344,45,635,604,131321,633,131320,633,458997,45,636,604,607,635,634,196855,637,0,262394,112,638,
637,131320,638,327761,42,639,636,1,327878,42,640,639,94,393298,45,641,640,636,1,131321,637,131320,637,458997,45,642,
636,633,641,638,196855,643,0,262394,113,644,643,131320,644,327761,42,645,642,1,262268,65,646,645,327875,65,647,646,96,
262268,42,648,647,262344,42,649,648,327877,42,650,649,94,327760,45,651,649,650,327878,45,652,642,651,131321,643,
131320,643,458997,45,653,642,637,652,644,131321,606,131320,606,458997,45,654,632,621,653,643,131326,654,65592,327734,
42,655,0,43,131320,656,262205,42,657,5,262205,42,658,120,327876,42,659,59,658,327810,42,660,659,59,327879,42,661,657,
660,327810,42,662,657,661,327876,42,663,662,131,327877,42,664,663,661,131326,664,65592,327734,42,665,0,50,196663,49,
666,131320,667,262205,42,668,666,262205,42,669,132,327874,42,670,668,669,262205,42,671,133,327876,42,672,670,671,
262205,42,673,134,327808,42,674,672,673,262205,42,675,666,262205,42,676,132,327876,42,677,59,676,327810,42,678,677,59,
327879,42,679,675,678,327808,42,680,674,679,131326,680,65592,327734,45,681,0,52,196663,51,682,196663,49,683,131320,
684,196855,685,0,196859,61,686,131320,686,262205,42,687,683,327879,42,688,687,92,262205,45,689,682,458831,45,690,689,
689,1,0,196855,691,0,262394,135,692,693,131320,693,262205,42,694,683,327879,42,695,694,76,327851,44,696,695,61,196855,
697,0,262394,696,698,697,131320,698,327760,45,699,688,688,327876,45,700,690,699,262205,45,701,682,327874,45,702,701,
204,327810,42,703,92,688,327760,45,704,703,703,327874,45,705,702,704,327877,45,706,700,705,131321,685,131320,697,
131321,691,131320,692,262205,45,707,682,131321,691,131320,691,458997,45,708,690,697,707,692,262205,45,709,682,327760,
45,710,688,688,327876,45,711,709,710,327874,45,712,708,204,327810,42,713,92,688,327760,45,714,713,713,327874,45,715,
712,714,327877,45,716,711,715,131321,685,131320,685,458997,45,717,706,698,716,691,131326,717,65592,327734,42,718,0,50,
196663,49,719,131320,720,262205,42,721,719,327874,42,722,721,137,262205,42,723,719,327879,42,724,722,59,327812,42,725,
724,67,327878,42,726,723,725,327874,42,727,722,102,327879,42,728,727,126,327812,42,729,728,138,327878,42,730,726,729,
327874,42,731,722,139,327879,42,732,731,59,327812,42,733,732,140,327878,42,734,730,733,131326,734,65592,327734,40,319,
0,53,196663,49,735,196663,49,736,131320,737,262203,49,738,7,262203,49,739,7,262205,42,740,735,196670,120,740,262205,
42,741,736,196670,141,741,262201,42,742,655,196670,738,742,327737,42,743,718,738,327745,119,744,144,66,196670,744,743,
131321,745,131320,745,458997,42,746,61,737,747,748,327856,44,749,746,131,262390,750,748,1,262394,749,751,750,131320,
751,262205,42,752,120,327808,42,753,752,746,327876,42,754,59,753,327850,44,755,746,145,262205,42,756,141,393385,42,
757,755,756,61,327878,42,758,754,757,196670,739,758,327737,42,759,718,739,131321,760,131320,760,458997,42,761,61,751,
762,763,327876,42,764,59,746,327856,44,765,761,764,262390,766,763,1,262394,765,763,766,131320,763,327877,42,767,761,
764,327745,119,768,144,761,262205,42,769,768,327878,42,770,769,759,327745,119,771,144,767,196670,771,770,327808,42,
762,761,102,131321,760,131320,766,131321,748,131320,748,327808,42,747,746,102,131321,745,131320,750,65789,65592,
327734,40,378,0,41,131320,772,131321,773,131320,773,458997,42,774,61,772,775,776,327856,44,777,774,32,262390,778,776,
1,262394,777,779,778,131320,779,327745,119,780,144,774,262205,42,781,780,393281,119,782,154,774,61,262205,42,783,782,
327745,155,784,151,781,196670,784,783,196855,785,0,262394,156,786,785,131320,786,262205,42,787,780,327808,42,788,146,
787,393281,119,789,154,774,59,262205,42,790,789,327745,155,791,151,788,196670,791,790,131321,785,131320,785,196855,
792,0,262394,157,793,792,131320,793,262205,42,794,780,327808,42,795,158,794,393281,119,796,159,774,61,262205,42,797,
796,327745,155,798,151,795,196670,798,797,131321,792,131320,792,196855,799,0,262394,160,800,799,131320,800,262205,42,
801,780,327808,42,802,162,801,393281,119,803,159,774,59,262205,42,804,803,327745,155,805,151,802,196670,805,804,
131321,799,131320,799,131321,776,131320,776,327808,42,775,774,102,131321,773,131320,778,65789,65592,327734,40,408,0,
41,131320,806,131321,807,131320,807,458997,42,808,61,806,809,810,327856,44,811,808,32,262390,812,810,1,262394,811,813,
812,131320,813,327745,119,814,144,808,262205,42,815,814,327745,155,816,151,815,262205,42,817,816,196855,818,0,262394,
163,819,820,131320,820,131321,818,131320,819,262205,42,821,814,327808,42,822,146,821,327745,155,823,151,822,262205,42,
824,823,131321,818,131320,818,458997,42,825,61,820,824,819,327760,45,826,817,825,327745,164,827,154,808,196670,827,
826,196855,828,0,262394,165,829,828,131320,829,262205,42,830,814,327808,42,831,166,830,327745,155,832,151,831,262205,
42,833,832,393281,119,834,159,808,61,196670,834,833,131321,828,131320,828,196855,835,0,262394,167,836,835,131320,836,
262205,42,837,814,327808,42,838,169,837,327745,155,839,151,838,262205,42,840,839,393281,119,841,159,808,59,196670,841,
840,131321,835,131320,835,131321,810,131320,810,327808,42,809,808,102,131321,807,131320,812,65789,65592,327734,40,322,
0,55,196663,54,842,131320,843,262203,49,844,7,262203,49,845,7,262203,51,846,7,262203,49,847,7,262201,42,848,655,
196670,844,848,327737,42,849,665,844,262201,42,850,655,262205,42,851,141,327878,42,852,850,851,196670,845,852,327737,
42,853,665,845,131321,854,131320,854,458997,42,855,61,843,856,857,327856,44,858,855,32,262390,859,857,1,262394,858,
860,859,131320,860,327856,44,861,855,170,393385,42,862,861,849,853,262205,42,863,120,262205,42,864,132,327810,42,865,
863,864,262205,42,866,133,327808,42,867,865,866,327876,42,868,855,867,327808,42,869,862,868,262205,42,870,171,458764,
42,871,1,38,869,870,262205,42,872,173,327808,42,873,872,871,393273,45,874,426,172,873,327745,164,875,154,855,196670,
875,874,196855,876,0,262394,174,877,876,131320,877,262205,42,878,173,327808,42,879,878,871,393273,45,880,495,172,879,
327745,164,881,159,855,196670,881,880,131321,876,131320,876,131321,857,131320,857,327808,42,856,855,102,131321,854,
131320,859,131321,882,131320,882,458997,42,883,61,859,884,885,327856,44,886,883,32,262390,887,885,1,262394,886,888,
887,131320,888,327856,44,889,883,175,393385,42,890,889,849,853,262205,42,891,120,262205,42,892,132,327810,42,893,891,
892,262205,42,894,133,327808,42,895,893,894,327876,42,896,883,895,327808,42,897,890,896,327745,164,898,154,883,262205,
45,899,898,327737,45,900,553,899,196670,846,900,262205,42,901,176,196670,847,901,393273,45,902,681,846,847,262205,42,
903,171,327858,44,904,897,903,327760,178,905,904,904,393385,45,906,905,902,177,196670,898,906,262205,44,907,842,
196855,908,0,262394,907,909,908,131320,909,262205,42,910,173,327808,42,911,910,897,393281,119,912,159,883,61,196670,
912,911,131321,908,131320,908,131321,885,131320,885,327808,42,884,883,102,131321,882,131320,887,65789,65592,327734,40,
412,0,41,131320,913,262203,49,914,7,262203,49,915,7,262203,51,916,7,262203,49,917,7,262201,42,918,655,196670,914,918,
327737,42,919,665,914,262201,42,920,655,262205,42,921,141,327878,42,922,920,921,196670,915,922,327737,42,923,665,915,
131321,924,131320,924,458997,42,925,61,913,926,927,327856,44,928,925,32,262390,929,927,1,262394,928,930,929,131320,
930,327856,44,931,925,179,393385,42,932,931,919,923,262205,42,933,120,262205,42,934,132,327810,42,935,933,934,262205,
42,936,133,327808,42,937,935,936,327876,42,938,925,937,327808,42,939,932,938,262205,42,940,176,327810,42,941,180,940,
327745,164,942,154,925,262205,45,943,942,196670,916,943,196670,917,941,393273,45,944,681,916,917,327737,45,945,603,
944,262205,42,946,171,327858,44,947,939,946,196855,948,0,262394,947,949,948,131320,949,196855,950,0,262394,181,951,
950,131320,951,262205,42,952,173,327808,42,953,952,939,458809,40,954,469,172,953,945,131321,950,131320,950,196855,955,
0,262394,182,956,955,131320,956,262205,42,957,173,327808,42,958,957,939,327745,164,959,159,925,262205,45,960,959,
458809,40,961,527,172,958,960,131321,955,131320,955,131321,948,131320,948,131321,927,131320,927,327808,42,926,925,102,
131321,924,131320,929,65789,65592,327734,40,416,0,41,131320,962,262203,49,963,7,262203,49,964,7,262203,51,965,7,
262203,49,966,7,262205,42,967,5,327812,42,968,967,183,131321,969,131320,969,458997,42,970,968,962,971,972,327856,44,
973,970,146,262390,974,972,0,262394,973,975,974,131320,975,196670,963,970,327737,42,976,665,963,262205,42,977,171,
327852,44,978,976,977,196855,979,0,262394,978,980,979,131320,980,131321,972,131320,979,262205,42,981,173,327808,42,
982,981,976,327814,42,983,982,183,262205,42,984,171,327810,42,985,984,976,327808,42,986,985,59,458764,42,987,1,38,183,
986,131321,988,131320,988,458997,42,989,61,979,990,991,458997,42,992,61,979,993,991,327856,44,994,992,987,262390,995,
991,0,262394,994,991,995,131320,991,327808,42,996,970,992,196670,964,996,327737,42,997,718,964,327745,155,998,151,997,
262205,42,999,998,327760,45,1000,999,61,262205,42,1001,176,327810,42,1002,180,1001,196670,965,1000,196670,966,1002,
393273,45,1003,681,965,966,327737,45,1004,603,1003,327761,42,1005,1004,0,327812,42,1006,992,18,327876,42,1007,1005,
1006,327877,42,990,989,1007,327808,42,993,992,102,131321,988,131320,995,327850,44,1008,987,183,196855,1009,0,262394,
1008,1010,1011,131320,1011,393281,75,1012,21,66,983,262205,42,1013,1012,327878,42,1014,1013,989,327812,42,1015,987,18,
262268,65,1016,1015,393419,42,1017,1014,66,1016,458994,42,1018,1012,59,61,1017,131321,1009,131320,1010,393281,75,1019,
21,66,983,196670,1019,989,131321,1009,131320,1009,131321,972,131320,972,327808,42,971,970,184,131321,969,131320,974,
65789,65592,327734,40,1020,0,53,196663,49,1021,196663,49,1022,131320,1023,196855,1024,0,196859,61,1025,131320,1025,
262205,42,1026,1021,327745,164,1027,154,1026,262205,45,1028,1027,262205,42,1029,1022,327745,164,1030,154,1029,262205,
45,1031,1030,196855,1032,0,262394,187,1033,1032,131320,1033,262205,42,1034,1021,327761,42,1035,1028,0,327761,42,1036,
1031,0,458764,42,1037,1,38,1035,1036,393281,119,1038,154,1034,61,196670,1038,1037,262205,42,1039,1022,458764,42,1040,
1,41,1035,1036,393281,119,1041,154,1039,61,196670,1041,1040,131321,1024,131320,1032,327761,42,1042,1031,0,327761,42,
1043,1028,0,327856,44,1044,1042,1043,196855,1045,0,262394,188,1046,1045,131320,1046,327761,42,1047,1031,1,327761,42,
1048,1028,1,327856,44,1049,1047,1048,327850,44,1050,1047,1048,393385,44,1051,1050,1044,1049,131321,1045,131320,1045,
458997,44,1052,1044,1032,1051,1046,262205,42,1053,1021,327760,178,1054,1052,1052,393385,45,1055,1054,1031,1028,327745,
164,1056,154,1053,196670,1056,1055,262205,42,1057,1022,393385,45,1058,1054,1028,1031,327745,164,1059,154,1057,196670,
1059,1058,196855,1060,0,262394,189,1061,1060,131320,1061,262205,42,1062,1021,327745,164,1063,159,1062,262205,45,1064,
1063,262205,42,1065,1022,327745,164,1066,159,1065,262205,45,1067,1066,262205,42,1068,1021,393385,45,1069,1054,1067,
1064,327745,164,1070,159,1068,196670,1070,1069,262205,42,1071,1022,393385,45,1072,1054,1064,1067,327745,164,1073,159,
1071,196670,1073,1072,131321,1060,131320,1060,131321,1024,131320,1024,65789,65592,327734,40,345,0,56,196663,49,1074,
131320,1075,262203,49,1076,7,262203,49,1077,7,131321,1078,131320,1078,458997,42,1079,61,1075,1080,1081,327856,44,1082,
1079,32,262390,1083,1081,1,262394,1082,1084,1083,131320,1084,262205,42,1085,1074,327810,42,1086,1085,59,327874,42,
1087,1079,1086,327879,42,1088,1087,59,327850,44,1089,1088,61,196855,1090,0,262394,1089,1091,1090,131320,1091,262205,
42,1092,1074,327876,42,1093,59,1092,327810,42,1094,1093,59,327878,42,1095,1079,1094,196670,1076,1079,196670,1077,1095,
393273,40,1096,1020,1076,1077,131321,1090,131320,1090,131321,1081,131320,1081,327808,42,1080,1079,102,131321,1078,
131320,1083,65789,65592,327734,40,364,0,56,196663,49,1097,131320,1098,262203,49,1099,7,262203,49,1100,7,131321,1101,
131320,1101,458997,42,1102,61,1098,1103,1104,327856,44,1105,1102,32,262390,1106,1104,1,262394,1105,1107,1106,131320,
1107,262205,42,1108,1097,327874,42,1109,1102,1108,327879,42,1110,1109,59,327850,44,1111,1110,61,196855,1112,0,262394,
1111,1113,1112,131320,1113,262205,42,1114,1097,327876,42,1115,59,1114,327877,42,1116,1102,1115,196670,1099,1102,
196670,1100,1116,393273,40,1117,1020,1099,1100,131321,1112,131320,1112,131321,1104,131320,1104,327808,42,1103,1102,
102,131321,1101,131320,1106,65789,65592,327734,40,340,0,41,131320,1118,262203,49,1119,7,262203,49,1120,7,131321,1121,
131320,1121,458997,42,1122,59,1118,1123,1124,327858,44,1125,1122,131,262390,1126,1124,1,262394,1125,1127,1126,131320,
1127,196670,1119,1122,327737,40,1128,345,1119,131321,1129,131320,1129,458997,42,1130,59,1127,1131,1132,327856,44,1133,
1130,1122,262390,1134,1132,1,262394,1133,1132,1134,131320,1132,327810,42,1135,1122,59,327810,42,1136,1135,1130,196670,
1120,1136,327737,40,1137,364,1120,327808,42,1131,1130,102,131321,1129,131320,1134,131321,1124,131320,1124,327808,42,
1123,1122,102,131321,1121,131320,1126,65789,65592};
/* odd_even_merge.comp -DGPUSORTI_ADDRESS, 7053 words */
static const uint32_t gpusorti_spv_odd_even_merge_address[] = {
119734787,66304,524299,1241,0,131089,1,131089,5347,589834,0x5f565053,0x5f52484b,0x73796870,0x6c616369,0x6f74735f,
0x65676172,0x6675625f,7497062,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,5348,1,524303,5,2,0x6e69616d,0,3,4,5,
393232,2,17,1,1,1,262215,3,11,26,262215,4,11,24,262215,6,6,4,327752,7,0,35,0,327752,7,1,35,8,327752,7,2,35,16,327752,
7,3,35,24,327752,7,4,35,32,327752,7,5,35,40,327752,7,6,35,44,327752,7,7,35,48,327752,7,8,35,52,327752,7,9,35,56,
327752,7,10,35,60,327752,7,11,35,64,327752,7,12,35,80,327752,7,13,35,84,196679,7,2,262215,8,1,5,262215,9,6,8,327752,
10,0,35,0,196679,10,2,262215,11,1,7,262215,12,6,4,327752,13,0,35,0,196679,13,2,262215,14,1,10,262215,15,1,8,262215,16,
1,6,262215,17,1,9,262215,5,11,29,262215,18,1,1,262215,19,1,0,262215,20,1,11,262215,21,1,0,262215,22,11,25,262215,23,1,
2,262215,24,1,3,262215,25,1,4,262215,26,1,12,131091,27,196641,28,27,262165,29,32,0,196641,30,29,262167,31,29,2,393249,
32,31,31,29,29,131092,33,327713,34,31,33,29,393249,35,27,33,29,31,262177,36,31,31,262176,37,7,29,262177,38,29,37,
262176,39,7,31,327713,40,31,39,37,327713,41,27,37,37,262176,42,7,33,262177,43,27,42,262177,44,27,37,262167,45,29,3,
262176,46,1,45,262203,46,3,1,262187,29,47,1,262176,48,1,29,262203,46,4,1,262187,29,49,0,262174,50,29,29,262187,29,51,
32,262187,29,52,4,262172,6,29,52,1048606,7,31,31,31,31,31,29,29,29,29,29,29,6,29,29,262176,53,9,7,262203,53,54,9,
262165,55,32,1,262187,55,56,2,262176,57,9,31,262187,55,58,0,262194,29,8,1,262187,29,59,2,393268,33,60,170,8,59,262187,
29,61,3,196647,62,5349,196637,9,31,196638,10,9,262176,62,5349,10,262176,63,5349,31,262194,29,11,32,393268,33,64,170,
11,51,196647,65,5349,196637,12,29,196638,13,12,262176,65,5349,13,262176,66,5349,29,262187,29,67,16,393268,33,68,170,
11,67,458804,29,69,169,68,47,59,393268,55,70,128,11,49,393268,33,71,170,8,59,262187,55,72,3,262187,55,73,1,262194,29,
14,0,393268,33,74,170,14,59,393268,33,75,170,14,59,393268,33,76,170,8,59,262194,29,15,0,393268,33,77,170,15,47,262194,
29,16,32,393268,29,78,130,16,47,262187,29,79,31,393268,29,80,199,78,79,393268,29,81,196,47,80,393268,33,82,170,15,59,
262187,55,83,31,262194,29,17,0,393268,33,84,171,17,49,393268,33,85,170,15,47,393268,33,86,170,15,59,393268,29,87,130,
16,47,393268,55,88,128,87,49,393268,33,89,174,16,51,262187,29,90,0xffffffff,393268,29,91,199,16,79,393268,29,92,196,
47,91,393268,29,93,130,92,47,458804,29,94,169,89,90,93,393268,33,95,171,17,49,393268,33,96,170,8,59,393268,33,97,171,
17,49,393268,33,98,170,15,47,393268,33,99,170,15,59,393268,33,100,171,17,49,393268,33,101,170,15,47,393268,33,102,170,
15,59,393268,29,103,130,16,47,393268,55,104,128,103,49,262203,48,5,1,262176,105,6,29,262203,105,106,6,262194,29,18,8,
393268,33,107,174,18,51,262187,29,108,5,393268,33,109,174,18,67,262187,29,110,8,393268,33,111,174,18,110,393268,33,
112,174,18,52,458804,29,113,169,112,59,47,458804,29,114,169,111,61,113,458804,29,115,169,109,52,114,458804,29,116,169,
107,108,115,262203,105,117,6,262203,105,118,6,262203,105,119,6,393268,33,120,170,8,47,262167,121,55,2,262187,55,122,5,
262187,29,123,9,262187,29,124,28,262203,105,125,6,262172,126,29,18,262176,127,6,126,262203,127,128,6,393268,29,129,
130,116,47,262194,29,19,256,393268,29,130,132,19,18,393268,29,131,128,8,14,393268,29,132,132,130,131,262172,133,29,
132,262176,134,4,133,262203,134,135,4,262172,136,31,18,262176,137,6,136,262203,137,138,6,262176,139,4,29,393268,33,
140,170,8,59,393268,33,141,174,14,47,393268,29,142,132,130,8,262203,137,143,6,393268,33,144,170,14,59,393268,29,145,
128,8,47,393268,29,146,132,130,145,393268,33,147,170,8,59,262176,148,6,31,393268,33,149,174,14,47,393268,29,150,132,
130,8,393268,33,151,170,14,59,393268,29,152,128,8,47,393268,29,153,132,130,152,393268,29,154,134,18,59,262203,105,155,
6,196650,33,156,262203,105,157,6,393268,33,158,171,14,49,393268,29,159,134,18,59,262203,105,160,6,327724,31,161,90,90,
262167,162,33,2,393268,29,163,134,18,59,262187,29,164,64,393268,33,165,174,11,51,393268,33,166,171,14,49,393268,29,
167,134,51,11,393268,29,168,132,19,167,393268,33,169,170,8,47,393268,33,170,170,14,49,393268,33,171,167,169,170,
393268,33,172,170,8,59,393268,33,173,171,14,49,262187,55,174,11,262176,175,9,29,262187,29,176,255,262187,29,177,256,
262187,29,178,512,393268,29,179,132,51,8,262187,55,180,8,262187,55,181,9,262187,55,182,4,262187,55,183,10,262194,29,
20,0,393268,29,184,199,20,47,393268,33,185,171,184,49,196649,33,186,393268,29,187,130,116,47,393268,33,188,174,11,51,
262187,29,189,264,393268,33,190,176,11,51,262194,29,21,1,393267,45,22,21,47,47,262194,29,23,8,262194,29,24,32,262194,
29,25,1,262194,29,26,0,393268,29,191,196,47,23,262187,29,192,24,262187,29,193,160,327724,121,194,73,73,327734,27,2,0,
28,131320,195,327739,42,196,7,156,262203,37,197,7,262203,42,198,7,262203,42,199,7,262203,37,200,7,262203,37,201,7,
262203,37,202,7,262203,37,203,7,262203,37,204,7,262203,37,205,7,262203,37,206,7,262203,37,207,7,262203,37,208,7,
262203,37,209,7,262203,37,210,7,262203,37,211,7,262203,42,212,7,262203,37,213,7,262203,37,214,7,262203,37,215,7,
262203,37,216,7,262203,42,217,7,262203,37,218,7,262203,37,219,7,262203,37,220,7,262203,42,221,7,262203,37,222,7,
262203,37,223,7,262203,37,224,7,262203,37,225,7,196855,226,0,196859,49,227,131320,227,393281,175,228,54,174,73,262205,
29,229,228,196670,118,229,393281,175,230,54,174,56,262205,29,231,230,196670,117,231,393281,175,232,54,174,72,262205,
29,233,232,327879,29,234,233,176,196670,197,234,327879,29,235,233,177,327851,33,236,235,49,196670,198,236,327879,29,
237,233,178,327851,33,238,237,49,196670,199,238,393228,55,239,1,75,130,262268,29,240,239,196670,200,240,327745,175,
241,54,180,262205,29,242,241,327810,29,243,179,242,327745,175,244,54,181,262205,29,245,244,327810,29,246,243,245,
196670,160,246,262205,29,247,118,262205,29,248,117,327810,29,249,247,248,196670,201,249,327808,29,250,240,249,196670,
202,250,262201,29,251,252,327874,29,253,251,249,196670,203,253,327745,175,254,54,122,262205,29,255,254,327851,33,256,
255,49,196855,257,0,262394,256,258,259,131320,259,327745,57,260,54,182,262205,31,261,260,262268,65,262,261,393281,66,
263,262,58,58,393277,29,264,263,2,4,327745,175,265,54,183,262205,29,266,265,458764,29,267,1,38,264,266,196670,205,267,
131321,257,131320,258,196670,205,255,131321,257,131320,257,458997,29,268,267,259,255,258,196670,204,268,327850,33,269,
268,49,262312,33,270,269,196855,271,0,262394,270,272,271,131320,272,327856,33,273,250,51,196855,274,0,262394,273,275,
274,131320,275,327810,29,276,268,47,327874,29,277,276,250,327852,33,278,253,277,131321,274,131320,274,458997,33,279,
273,272,278,275,131321,271,131320,271,458997,33,280,269,257,279,274,196855,281,0,262394,280,282,281,131320,282,196670,
196,186,131321,226,131320,281,327810,29,283,234,47,327808,29,284,283,249,327876,29,285,47,284,196670,206,285,393385,
29,286,236,285,49,196670,207,286,327856,33,287,250,51,196855,288,0,262394,287,289,290,131320,290,196670,208,49,131321,
288,131320,289,327876,29,291,253,250,196670,208,291,131321,288,131320,288,458997,29,292,49,290,291,289,196670,157,292,
262205,29,293,157,327810,29,294,268,293,327854,33,295,286,294,196855,296,0,262394,295,297,296,131320,297,196670,196,
186,131321,226,131320,296,262205,29,298,157,327808,29,299,298,286,196670,157,299,262201,29,300,252,327876,29,301,47,
249,327810,29,302,301,47,327879,29,303,300,302,262205,29,304,117,327876,29,305,303,304,196670,119,305,393281,175,306,
54,174,58,262205,29,307,306,327810,29,308,51,307,327874,29,309,90,308,196670,209,309,327810,29,310,268,47,262205,29,
311,157,327810,29,312,310,311,262205,29,313,157,327879,29,314,313,309,327810,29,315,309,314,458764,29,316,1,38,312,
315,196670,155,316,262312,33,317,238,262205,29,318,155,327856,33,319,318,285,327847,33,320,317,319,196855,321,0,
262394,320,322,321,131320,322,196670,196,186,131321,226,131320,321,393385,29,323,238,49,234,196670,210,323,196670,211,
323,196670,212,317,393385,29,324,238,240,234,327810,29,325,324,116,196670,213,325,196855,326,0,262394,238,327,328,
131320,328,327876,29,329,47,325,262205,29,330,117,327876,29,331,47,330,327810,29,332,329,331,196670,214,332,131321,
326,131320,327,196670,214,49,131321,326,131320,326,458997,29,333,332,328,49,327,196670,215,325,196670,216,333,393273,
27,334,335,215,216,327847,33,336,185,238,196670,217,336,327737,27,337,338,217,131321,339,131320,339,458997,33,340,317,
326,341,342,458997,29,343,323,326,344,342,458997,29,345,323,326,346,342,262390,347,342,0,131321,348,131320,348,327850,
33,349,345,116,327847,33,350,238,349,327850,33,351,343,345,327847,33,352,350,351,196855,353,0,262394,352,354,353,
131320,354,262201,27,355,356,196670,211,49,131321,353,131320,353,458997,29,357,343,348,49,354,196855,358,0,262394,340,
359,358,131320,359,196670,218,116,327737,27,360,361,218,327810,29,362,357,73,196670,211,362,131321,358,131320,358,
458997,29,363,357,353,362,359,196670,219,49,131321,364,131320,364,458997,29,365,49,358,366,367,327856,33,368,365,116,
262390,369,367,1,262394,368,370,369,131320,370,262205,29,371,106,327808,29,372,371,116,327810,29,373,372,47,327810,29,
374,373,365,327856,33,375,374,363,196855,376,0,262394,375,377,376,131320,377,327810,29,378,187,365,196670,220,378,
327737,27,379,380,220,131321,376,131320,376,131321,367,131320,367,327808,29,366,365,73,196670,219,366,131321,364,
131320,369,262205,29,381,106,458764,29,382,1,38,363,381,196670,211,382,262205,29,383,117,327858,33,384,382,383,327850,
33,385,345,234,327847,33,386,384,385,196670,221,386,327847,33,387,386,188,262205,29,388,106,327854,33,389,388,52,
327847,33,390,387,389,196855,391,0,262394,390,392,391,131320,392,131321,347,131320,391,262201,27,393,394,262205,29,
395,117,327858,33,396,382,395,262312,33,397,386,327847,33,398,396,397,196855,399,0,262394,398,400,401,131320,401,
196670,212,156,131321,399,131320,400,327808,29,402,345,47,458764,29,403,1,41,402,116,196670,210,403,196670,211,403,
327852,33,404,403,116,196670,212,404,131321,399,131320,399,458997,29,346,345,401,403,400,458997,33,341,156,401,404,
400,458997,29,344,382,401,403,400,196855,405,0,262394,386,406,407,131320,407,262205,29,408,117,327808,29,409,408,116,
458764,29,410,1,41,344,409,327810,29,411,410,116,196670,222,411,131321,405,131320,406,327810,29,412,240,116,196670,
222,412,131321,405,131320,405,458997,29,413,411,407,412,406,196670,213,413,196855,414,0,262394,341,415,416,131320,416,
196670,223,49,131321,414,131320,415,327876,29,417,47,413,262205,29,418,117,327876,29,419,47,418,327810,29,420,417,419,
196670,223,420,131321,414,131320,414,458997,29,421,49,416,420,415,196670,224,413,196670,225,421,393273,27,422,335,224,
225,262368,59,59,189,262201,27,423,424,196855,425,0,262394,386,426,425,131320,426,131321,347,131320,425,131321,342,
131320,342,131321,339,131320,347,262201,27,427,428,196855,429,0,262394,190,430,429,131320,430,262201,27,431,432,
131321,429,131320,429,196670,196,186,131321,226,131320,226,65789,65592,327734,29,252,0,30,131320,433,327745,48,434,3,
47,262205,29,435,434,327745,48,436,4,49,262205,29,437,436,327812,29,438,435,437,327745,48,439,3,49,262205,29,440,439,
327808,29,441,438,440,131326,441,65592,327734,31,442,0,32,196663,31,443,196663,29,444,196663,29,445,131320,446,262203,
37,447,7,262203,37,448,7,327761,29,449,443,0,327876,29,450,444,445,327829,50,451,449,450,327761,29,452,451,1,196670,
448,452,327761,29,453,451,0,196670,447,453,327761,29,454,443,1,327810,29,455,51,445,327874,29,456,444,455,327808,29,
457,454,456,327808,29,458,457,452,327760,31,459,453,458,131326,459,65592,327734,31,460,0,34,196663,33,461,196663,29,
462,131320,463,327739,42,464,7,156,262203,39,465,7,262203,39,466,7,262203,39,467,7,262203,37,468,7,262203,37,469,7,
262203,37,470,7,196855,471,0,196859,49,472,131320,472,196855,473,0,262394,461,474,475,131320,475,327745,57,476,54,58,
262205,31,477,476,196670,467,477,131321,473,131320,474,327745,57,478,54,56,262205,31,479,478,196670,467,479,131321,
473,131320,473,458997,31,480,477,475,479,474,196670,466,480,196855,481,0,262394,60,482,481,131320,482,458809,31,483,
442,480,462,61,262268,62,484,483,393281,63,485,484,58,58,393277,31,486,485,2,8,196670,464,186,196670,465,486,131321,
471,131320,481,327846,33,487,64,461,196855,488,0,262394,487,489,488,131320,489,458809,31,490,442,480,462,59,262268,65,
491,490,393281,66,492,491,58,58,393277,29,493,492,2,4,327760,31,494,493,49,196670,464,186,196670,465,494,131321,471,
131320,488,196670,468,69,327876,29,495,47,69,327810,29,496,495,47,327879,29,497,462,496,327812,29,498,497,11,196670,
469,498,327874,29,499,462,69,458809,31,500,442,480,499,59,262268,65,501,500,393281,66,502,501,58,58,393277,29,503,502,
2,4,196670,470,503,262268,55,504,498,393419,29,505,503,504,70,327760,31,506,505,49,196670,464,186,196670,465,506,
131321,471,131320,471,590069,31,507,486,482,494,489,506,488,131326,507,65592,327734,27,508,0,35,196663,33,509,196663,
29,510,196663,31,511,131320,512,262203,39,513,7,262203,39,514,7,196855,515,0,262394,509,516,517,131320,517,327745,57,
518,54,58,262205,31,519,518,196670,514,519,131321,515,131320,516,327745,57,520,54,56,262205,31,521,520,196670,514,521,
131321,515,131320,515,458997,31,522,519,517,521,516,196670,513,522,196855,523,0,262394,71,524,525,131320,525,458809,
31,526,442,522,510,59,262268,65,527,526,327761,29,528,511,0,393281,66,529,527,58,58,327742,529,528,2,4,131321,523,
131320,524,458809,31,530,442,522,510,61,262268,62,531,530,393281,63,532,531,58,58,327742,532,511,2,8,131321,523,
131320,523,65789,65592,327734,31,533,0,34,196663,33,534,196663,29,535,131320,536,327739,42,537,7,156,262203,39,538,7,
262203,39,539,7,262203,39,540,7,196855,541,0,196859,49,542,131320,542,196855,543,0,262394,534,544,545,131320,545,
327745,57,546,54,73,262205,31,547,546,196670,540,547,131321,543,131320,544,327745,57,548,54,72,262205,31,549,548,
196670,540,549,131321,543,131320,543,458997,31,550,547,545,549,544,196670,539,550,196855,551,0,262394,74,552,551,
131320,552,458809,31,553,442,550,535,61,262268,62,554,553,393281,63,555,554,58,58,393277,31,556,555,2,8,196670,537,
186,196670,538,556,131321,541,131320,551,458809,31,557,442,550,535,59,262268,65,558,557,393281,66,559,558,58,58,
393277,29,560,559,2,4,327760,31,561,560,49,196670,537,186,196670,538,561,131321,541,131320,541,458997,31,562,556,552,
561,551,131326,562,65592,327734,27,563,0,35,196663,33,564,196663,29,565,196663,31,566,131320,567,262203,39,568,7,
262203,39,569,7,196855,570,0,262394,564,571,572,131320,572,327745,57,573,54,73,262205,31,574,573,196670,569,574,
131321,570,131320,571,327745,57,575,54,72,262205,31,576,575,196670,569,576,131321,570,131320,570,458997,31,577,574,
572,576,571,196670,568,577,196855,578,0,262394,75,579,580,131320,580,458809,31,581,442,577,565,59,262268,65,582,581,
327761,29,583,566,0,393281,66,584,582,58,58,327742,584,583,2,4,131321,578,131320,579,458809,31,585,442,577,565,61,
262268,62,586,585,393281,63,587,586,58,58,327742,587,566,2,8,131321,578,131320,578,65789,65592,327734,31,588,0,36,
196663,31,589,131320,590,262203,39,591,7,262203,37,592,7,262203,37,593,7,196670,591,589,196855,594,0,262394,76,595,
596,131320,596,196855,597,0,262394,85,598,597,131320,598,327745,37,599,591,49,262205,29,600,599,327878,29,601,600,81,
196670,599,601,131321,597,131320,597,196855,602,0,262394,86,603,602,131320,603,327745,37,604,591,49,262205,29,605,604,
262268,55,606,605,393418,55,607,606,88,73,262268,29,608,607,196670,593,608,327877,29,609,608,81,327879,29,610,609,94,
262205,29,611,604,327878,29,612,611,610,196670,604,612,131321,602,131320,602,196855,613,0,262394,95,614,613,131320,
614,327745,37,615,591,49,262205,29,616,615,327878,29,617,616,94,196670,615,617,131321,613,131320,613,131321,594,
131320,595,196855,618,0,262394,77,619,618,131320,619,327745,37,620,591,47,262205,29,621,620,327878,29,622,621,81,
196670,620,622,131321,618,131320,618,196855,623,0,262394,82,624,623,131320,624,327745,37,625,591,47,262205,29,626,625,
262268,55,627,626,327875,55,628,627,83,262268,29,629,628,196670,592,629,327877,29,630,629,81,327760,31,631,629,630,
262205,31,632,591,327878,31,633,632,631,196670,591,633,131321,623,131320,623,196855,634,0,262394,84,635,634,131320,
635,262205,31,636,591,262344,31,637,636,196670,591,637,131321,634,131320,634,131321,594,131320,594,262205,31,638,591,
131326,638,65592,327734,31,639,0,36,196663,31,640,131320,641,262203,39,642,7,262203,37,643,7,262203,37,644,7,196670,
642,640,196855,645,0,262394,96,646,647,131320,647,196855,648,0,262394,100,649,648,131320,649,327745,37,650,642,49,
262205,29,651,650,327878,29,652,651,94,196670,650,652,131321,648,131320,648,196855,653,0,262394,101,654,653,131320,
654,327745,37,655,642,49,262205,29,656,655,327878,29,657,656,81,196670,655,657,131321,653,131320,653,196855,658,0,
262394,102,659,658,131320,659,327745,37,660,642,49,262205,29,661,660,262268,55,662,661,393418,55,663,662,104,73,
262268,29,664,663,262344,29,665,664,196670,644,665,327877,29,666,665,81,327879,29,667,666,94,262205,29,668,660,327878,
29,669,668,667,196670,660,669,131321,658,131320,658,131321,645,131320,646,196855,670,0,262394,97,671,670,131320,671,
262205,31,672,642,262344,31,673,672,196670,642,673,131321,670,131320,670,196855,674,0,262394,98,675,674,131320,675,
327745,37,676,642,47,262205,29,677,676,327878,29,678,677,81,196670,676,678,131321,674,131320,674,196855,679,0,262394,
99,680,679,131320,680,327745,37,681,642,47,262205,29,682,681,262268,55,683,682,327875,55,684,683,83,262268,29,685,684,
262344,29,686,685,196670,643,686,327877,29,687,686,81,327760,31,688,686,687,262205,31,689,642,327878,31,690,689,688,
196670,642,690,131321,679,131320,679,131321,645,131320,645,262205,31,691,642,131326,691,65592,327734,29,692,0,30,
131320,693,262203,37,694,7,262205,29,695,5,262205,29,696,106,327876,29,697,47,696,327810,29,698,697,47,327879,29,699,
695,698,196670,694,699,327810,29,700,695,699,327876,29,701,700,116,327877,29,702,701,699,131326,702,65592,327734,29,
703,0,38,196663,37,704,131320,705,262205,29,706,704,262205,29,707,117,327874,29,708,706,707,262205,29,709,118,327876,
29,710,708,709,262205,29,711,119,327808,29,712,710,711,262205,29,713,704,262205,29,714,117,327876,29,715,47,714,
327810,29,716,715,47,327879,29,717,713,716,327808,29,718,712,717,131326,718,65592,327734,31,719,0,40,196663,39,720,
196663,37,721,131320,722,327739,42,723,7,156,262203,39,724,7,262203,37,725,7,262203,39,726,7,196855,727,0,196859,49,
728,131320,728,262205,29,729,721,327879,29,730,729,79,196670,725,730,262205,31,731,720,458831,31,732,731,731,1,0,
196670,726,732,196855,733,0,262394,120,734,735,131320,735,262205,29,736,721,327879,29,737,736,51,327851,33,738,737,49,
196855,739,0,262394,738,740,739,131320,740,327760,31,741,730,730,327876,31,742,732,741,262205,31,743,720,327874,31,
744,743,194,327810,29,745,79,730,327760,31,746,745,745,327874,31,747,744,746,327877,31,748,742,747,196670,723,186,
196670,724,748,131321,727,131320,739,131321,733,131320,734,262205,31,749,720,196670,726,749,131321,733,131320,733,
458997,31,750,732,739,749,734,262205,31,751,720,327760,31,752,730,730,327876,31,753,751,752,327874,31,754,750,194,
327810,29,755,79,730,327760,31,756,755,755,327874,31,757,754,756,327877,31,758,753,757,196670,723,186,196670,724,758,
131321,727,131320,727,458997,31,759,748,740,758,733,131326,759,65592,327734,29,760,0,38,196663,37,761,131320,762,
262203,37,763,7,262205,29,764,761,327874,29,765,764,122,196670,763,765,262205,29,766,761,327879,29,767,765,47,327812,
29,768,767,52,327878,29,769,766,768,327874,29,770,765,73,327879,29,771,770,61,327812,29,772,771,123,327878,29,773,769,
772,327874,29,774,765,72,327879,29,775,774,47,327812,29,776,775,124,327878,29,777,773,776,131326,777,65592,327734,27,
335,0,41,196663,37,778,196663,37,779,131320,780,262203,37,781,7,262203,37,782,7,262203,37,783,7,262203,37,784,7,
262203,37,785,7,262205,29,786,778,196670,106,786,262205,29,787,779,196670,125,787,262201,29,788,692,196670,781,788,
327737,29,789,760,781,327745,105,790,128,58,196670,790,789,196670,782,49,131321,791,131320,791,458997,29,792,49,780,
793,794,327856,33,795,792,116,262390,796,794,1,262394,795,797,796,131320,797,262205,29,798,106,327808,29,799,798,792,
327876,29,800,47,799,327850,33,801,792,129,262205,29,802,125,393385,29,803,801,802,49,327878,29,804,800,803,196670,
784,804,327737,29,805,760,784,196670,783,805,196670,785,49,131321,806,131320,806,458997,29,807,49,797,808,809,327876,
29,810,47,792,327856,33,811,807,810,262390,812,809,1,262394,811,809,812,131320,809,327877,29,813,807,810,327745,105,
814,128,807,262205,29,815,814,327878,29,816,815,805,327745,105,817,128,813,196670,817,816,327808,29,808,807,73,196670,
785,808,131321,806,131320,812,131321,794,131320,794,327808,29,793,792,73,196670,782,793,131321,791,131320,796,65789,
65592,327734,27,394,0,28,131320,818,262203,37,819,7,196670,819,49,131321,820,131320,820,458997,29,821,49,818,822,823,
327856,33,824,821,18,262390,825,823,1,262394,824,826,825,131320,826,327745,105,827,128,821,262205,29,828,827,393281,
105,829,138,821,49,262205,29,830,829,327745,139,831,135,828,196670,831,830,196855,832,0,262394,140,833,832,131320,833,
262205,29,834,827,327808,29,835,130,834,393281,105,836,138,821,47,262205,29,837,836,327745,139,838,135,835,196670,838,
837,131321,832,131320,832,196855,839,0,262394,141,840,839,131320,840,262205,29,841,827,327808,29,842,142,841,393281,
105,843,143,821,49,262205,29,844,843,327745,139,845,135,842,196670,845,844,131321,839,131320,839,196855,846,0,262394,
144,847,846,131320,847,262205,29,848,827,327808,29,849,146,848,393281,105,850,143,821,47,262205,29,851,850,327745,139,
852,135,849,196670,852,851,131321,846,131320,846,131321,823,131320,823,327808,29,822,821,73,196670,819,822,131321,820,
131320,825,65789,65592,327734,27,424,0,28,131320,853,262203,37,854,7,262203,37,855,7,196670,854,49,131321,856,131320,
856,458997,29,857,49,853,858,859,327856,33,860,857,18,262390,861,859,1,262394,860,862,861,131320,862,327745,105,863,
128,857,262205,29,864,863,327745,139,865,135,864,262205,29,866,865,196855,867,0,262394,147,868,869,131320,869,196670,
855,49,131321,867,131320,868,262205,29,870,863,327808,29,871,130,870,327745,139,872,135,871,262205,29,873,872,196670,
855,873,131321,867,131320,867,458997,29,874,49,869,873,868,327760,31,875,866,874,327745,148,876,138,857,196670,876,
875,196855,877,0,262394,149,878,877,131320,878,262205,29,879,863,327808,29,880,150,879,327745,139,881,135,880,262205,
29,882,881,393281,105,883,143,857,49,196670,883,882,131321,877,131320,877,196855,884,0,262394,151,885,884,131320,885,
262205,29,886,863,327808,29,887,153,886,327745,139,888,135,887,262205,29,889,888,393281,105,890,143,857,47,196670,890,
889,131321,884,131320,884,131321,859,131320,859,327808,29,858,857,73,196670,854,858,131321,856,131320,861,65789,65592,
327734,27,338,0,43,196663,42,891,131320,892,262203,37,893,7,262203,37,894,7,262203,37,895,7,262203,37,896,7,262203,37,
897,7,262203,37,898,7,262203,37,899,7,262203,37,900,7,262203,39,901,7,262203,39,902,7,262203,37,903,7,262201,29,904,
692,196670,894,904,327737,29,905,703,894,196670,893,905,262201,29,906,692,262205,29,907,125,327878,29,908,906,907,
196670,896,908,327737,29,909,703,896,196670,895,909,196670,897,49,131321,910,131320,910,458997,29,911,49,892,912,913,
327856,33,914,911,18,262390,915,913,1,262394,914,916,915,131320,916,327856,33,917,911,154,393385,29,918,917,905,909,
262205,29,919,106,262205,29,920,117,327810,29,921,919,920,262205,29,922,118,327808,29,923,921,922,327876,29,924,911,
923,327808,29,925,918,924,262205,29,926,155,458764,29,927,1,38,925,926,196670,898,927,262205,29,928,157,327808,29,929,
928,927,393273,31,930,460,156,929,327745,148,931,138,911,196670,931,930,196855,932,0,262394,158,933,932,131320,933,
262205,29,934,157,327808,29,935,934,927,393273,31,936,533,156,935,327745,148,937,143,911,196670,937,936,131321,932,
131320,932,131321,913,131320,913,327808,29,912,911,73,196670,897,912,131321,910,131320,915,196670,899,49,131321,938,
131320,938,458997,29,939,49,915,940,941,327856,33,942,939,18,262390,943,941,1,262394,942,944,943,131320,944,327856,33,
945,939,159,393385,29,946,945,905,909,262205,29,947,106,262205,29,948,117,327810,29,949,947,948,262205,29,950,118,
327808,29,951,949,950,327876,29,952,939,951,327808,29,953,946,952,196670,900,953,327745,148,954,138,939,262205,31,955,
954,327737,31,956,588,955,196670,902,956,262205,29,957,160,196670,903,957,393273,31,958,719,902,903,196670,901,958,
262205,29,959,155,327858,33,960,953,959,327760,162,961,960,960,393385,31,962,961,958,161,196670,954,962,262205,33,963,
891,196855,964,0,262394,963,965,964,131320,965,262205,29,966,157,327808,29,967,966,953,393281,105,968,143,939,49,
196670,968,967,131321,964,131320,964,131321,941,131320,941,327808,29,940,939,73,196670,899,940,131321,938,131320,943,
65789,65592,327734,27,428,0,28,131320,969,262203,37,970,7,262203,37,971,7,262203,37,972,7,262203,37,973,7,262203,37,
974,7,262203,37,975,7,262203,39,976,7,262203,39,977,7,262203,37,978,7,262201,29,979,692,196670,971,979,327737,29,980,
703,971,196670,970,980,262201,29,981,692,262205,29,982,125,327878,29,983,981,982,196670,973,983,327737,29,984,703,973,
196670,972,984,196670,974,49,131321,985,131320,985,458997,29,986,49,969,987,988,327856,33,989,986,18,262390,990,988,1,
262394,989,991,990,131320,991,327856,33,992,986,163,393385,29,993,992,980,984,262205,29,994,106,262205,29,995,117,
327810,29,996,994,995,262205,29,997,118,327808,29,998,996,997,327876,29,999,986,998,327808,29,1000,993,999,196670,975,
1000,262205,29,1001,160,327810,29,1002,164,1001,327745,148,1003,138,986,262205,31,1004,1003,196670,977,1004,196670,
978,1002,393273,31,1005,719,977,978,327737,31,1006,639,1005,196670,976,1006,262205,29,1007,155,327858,33,1008,1000,
1007,196855,1009,0,262394,1008,1010,1009,131320,1010,196855,1011,0,262394,165,1012,1011,131320,1012,262205,29,1013,
157,327808,29,1014,1013,1000,458809,27,1015,508,156,1014,1006,131321,1011,131320,1011,196855,1016,0,262394,166,1017,
1016,131320,1017,262205,29,1018,157,327808,29,1019,1018,1000,327745,148,1020,143,986,262205,31,1021,1020,458809,27,
1022,563,156,1019,1021,131321,1016,131320,1016,131321,1009,131320,1009,131321,988,131320,988,327808,29,987,986,73,
196670,974,987,131321,985,131320,990,65789,65592,327734,27,432,0,28,131320,1023,262203,37,1024,7,262203,37,1025,7,
262203,37,1026,7,262203,37,1027,7,262203,37,1028,7,262203,37,1029,7,262203,37,1030,7,262203,37,1031,7,262203,39,1032,
7,262203,37,1033,7,262205,29,1034,5,327812,29,1035,1034,167,196670,1024,1035,131321,1036,131320,1036,458997,29,1037,
1035,1023,1038,1039,327856,33,1040,1037,130,262390,1041,1039,0,262394,1040,1042,1041,131320,1042,196670,1026,1037,
327737,29,1043,703,1026,196670,1025,1043,262205,29,1044,155,327852,33,1045,1043,1044,196855,1046,0,262394,1045,1047,
1046,131320,1047,131321,1039,131320,1046,262205,29,1048,157,327808,29,1049,1048,1043,327814,29,1050,1049,167,196670,
1027,1050,196670,1028,49,262205,29,1051,155,327810,29,1052,1051,1043,327808,29,1053,1052,47,458764,29,1054,1,38,167,
1053,196670,1029,1054,196670,1030,49,131321,1055,131320,1055,458997,29,1056,49,1046,1057,1058,458997,29,1059,49,1046,
1060,1058,327856,33,1061,1059,1054,262390,1062,1058,0,262394,1061,1058,1062,131320,1058,327808,29,1063,1037,1059,
196670,1031,1063,327737,29,1064,760,1031,327745,139,1065,135,1064,262205,29,1066,1065,327760,31,1067,1066,49,262205,
29,1068,160,327810,29,1069,164,1068,196670,1032,1067,196670,1033,1069,393273,31,1070,719,1032,1033,327737,31,1071,639,
1070,327761,29,1072,1071,0,327812,29,1073,1059,11,327876,29,1074,1072,1073,327877,29,1057,1056,1074,196670,1028,1057,
327808,29,1060,1059,73,196670,1030,1060,131321,1055,131320,1062,327850,33,1075,1054,167,196855,1076,0,262394,1075,
1077,1078,131320,1078,327745,57,1079,54,58,262205,31,1080,1079,458809,31,1081,442,1080,1050,59,262268,65,1082,1081,
393281,66,1083,1082,58,58,458809,31,1084,442,1080,1050,59,262268,65,1085,1084,393281,66,1086,1085,58,58,393277,29,
1087,1086,2,4,327878,29,1088,1087,1056,327812,29,1089,1054,11,262268,55,1090,1089,393419,29,1091,1088,58,1090,458994,
29,1092,1083,47,49,1091,131321,1076,131320,1077,327745,57,1093,54,58,262205,31,1094,1093,458809,31,1095,442,1094,1050,
59,262268,65,1096,1095,393281,66,1097,1096,58,58,327742,1097,1056,2,4,131321,1076,131320,1076,131321,1039,131320,1039,
327808,29,1038,1037,168,196670,1024,1038,131321,1036,131320,1041,65789,65592,327734,27,1098,0,41,196663,37,1099,
196663,37,1100,131320,1101,327739,42,1102,7,156,262203,39,1103,7,262203,39,1104,7,262203,42,1105,7,262203,42,1106,7,
262203,39,1107,7,262203,39,1108,7,196855,1109,0,196859,49,1110,131320,1110,262205,29,1111,1099,327745,148,1112,138,
1111,262205,31,1113,1112,196670,1103,1113,262205,29,1114,1100,327745,148,1115,138,1114,262205,31,1116,1115,196670,
1104,1116,196855,1117,0,262394,171,1118,1117,131320,1118,262205,29,1119,1099,327745,37,1120,1103,49,262205,29,1121,
1120,327745,37,1122,1104,49,262205,29,1123,1122,458764,29,1124,1,38,1121,1123,393281,105,1125,138,1119,49,196670,1125,
1124,262205,29,1126,1100,262205,29,1127,1120,262205,29,1128,1122,458764,29,1129,1,41,1127,1128,393281,105,1130,138,
1126,49,196670,1130,1129,196670,1102,186,131321,1109,131320,1117,327745,37,1131,1104,49,262205,29,1132,1131,327745,37,
1133,1103,49,262205,29,1134,1133,327856,33,1135,1132,1134,196670,1105,1135,196855,1136,0,262394,172,1137,1136,131320,
1137,327745,37,1138,1104,47,262205,29,1139,1138,327745,37,1140,1103,47,262205,29,1141,1140,327856,33,1142,1139,1141,
196670,1106,1142,262205,29,1143,1138,262205,29,1144,1140,327850,33,1145,1143,1144,393385,33,1146,1145,1135,1142,
196670,1105,1146,131321,1136,131320,1136,458997,33,1147,1135,1117,1146,1137,262205,29,1148,1099,262205,31,1149,1104,
262205,31,1150,1103,327760,162,1151,1147,1147,393385,31,1152,1151,1149,1150,327745,148,1153,138,1148,196670,1153,1152,
262205,29,1154,1100,262205,31,1155,1103,262205,31,1156,1104,393385,31,1157,1151,1155,1156,327745,148,1158,138,1154,
196670,1158,1157,196855,1159,0,262394,173,1160,1159,131320,1160,262205,29,1161,1099,327745,148,1162,143,1161,262205,
31,1163,1162,196670,1107,1163,262205,29,1164,1100,327745,148,1165,143,1164,262205,31,1166,1165,196670,1108,1166,
262205,29,1167,1099,393385,31,1168,1151,1166,1163,327745,148,1169,143,1167,196670,1169,1168,262205,29,1170,1100,
393385,31,1171,1151,1163,1166,327745,148,1172,143,1170,196670,1172,1171,131321,1159,131320,1159,196670,1102,186,
131321,1109,131320,1109,65789,65592,327734,27,361,0,44,196663,37,1173,131320,1174,262203,37,1175,7,262203,37,1176,7,
262203,37,1177,7,196670,1175,49,131321,1178,131320,1178,458997,29,1179,49,1174,1180,1181,327856,33,1182,1179,18,
262390,1183,1181,1,262394,1182,1184,1183,131320,1184,262205,29,1185,1173,327810,29,1186,1185,47,327874,29,1187,1179,
1186,327879,29,1188,1187,47,327850,33,1189,1188,49,196855,1190,0,262394,1189,1191,1190,131320,1191,262205,29,1192,
1173,327876,29,1193,47,1192,327810,29,1194,1193,47,327878,29,1195,1179,1194,196670,1176,1179,196670,1177,1195,393273,
27,1196,1098,1176,1177,131321,1190,131320,1190,131321,1181,131320,1181,327808,29,1180,1179,73,196670,1175,1180,131321,
1178,131320,1183,65789,65592,327734,27,380,0,44,196663,37,1197,131320,1198,262203,37,1199,7,262203,37,1200,7,262203,
37,1201,7,196670,1199,49,131321,1202,131320,1202,458997,29,1203,49,1198,1204,1205,327856,33,1206,1203,18,262390,1207,
1205,1,262394,1206,1208,1207,131320,1208,262205,29,1209,1197,327874,29,1210,1203,1209,327879,29,1211,1210,47,327850,
33,1212,1211,49,196855,1213,0,262394,1212,1214,1213,131320,1214,262205,29,1215,1197,327876,29,1216,47,1215,327877,29,
1217,1203,1216,196670,1200,1203,196670,1201,1217,393273,27,1218,1098,1200,1201,131321,1213,131320,1213,131321,1205,
131320,1205,327808,29,1204,1203,73,196670,1199,1204,131321,1202,131320,1207,65789,65592,327734,27,356,0,28,131320,
1219,262203,37,1220,7,262203,37,1221,7,262203,37,1222,7,262203,37,1223,7,196670,1220,47,131321,1224,131320,1224,
458997,29,1225,47,1219,1226,1227,327858,33,1228,1225,116,262390,1229,1227,1,262394,1228,1230,1229,131320,1230,196670,
1221,1225,327737,27,1231,361,1221,196670,1222,47,131321,1232,131320,1232,458997,29,1233,47,1230,1234,1235,327856,33,
1236,1233,1225,262390,1237,1235,1,262394,1236,1235,1237,131320,1235,327810,29,1238,1225,47,327810,29,1239,1238,1233,
196670,1223,1239,327737,27,1240,380,1223,327808,29,1234,1233,73,196670,1222,1234,131321,1232,131320,1237,131321,1227,
131320,1227,327808,29,1226,1225,73,196670,1220,1226,131321,1224,131320,1229,65789,65592};
/* finish.comp, 2696 words */
static const uint32_t gpusorti_spv_finish[] = {
119734787,66304,524299,452,0,131089,1,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,0,1,524303,5,2,0x6e69616d,0,3,
4,5,393232,2,17,1,1,1,262215,6,6,4,327752,7,0,35,0,327752,7,1,35,4,327752,7,2,35,8,327752,7,3,35,12,327752,7,4,35,16,
327752,7,5,35,20,327752,7,6,35,24,327752,7,7,35,40,327752,7,8,35,44,196679,7,2,262215,8,6,4,327752,9,0,35,0,196679,9,
2,262215,10,34,0,262215,10,33,3,262215,3,11,26,262215,4,11,24,262215,11,1,5,262215,12,6,8,327752,13,0,35,0,196679,13,
2,262215,14,34,0,262215,14,33,2,262215,15,6,8,327752,16,0,35,0,196679,16,2,262215,17,34,0,262215,17,33,0,262215,18,6,
4,327752,19,0,35,0,196679,19,2,262215,20,34,0,262215,20,33,2,262215,21,1,7,262215,22,6,4,327752,23,0,35,0,196679,23,2,
262215,24,34,0,262215,24,33,0,262215,25,1,10,262215,26,6,8,327752,27,0,35,0,196679,27,2,262215,28,34,0,262215,28,33,1,
262215,29,6,4,327752,30,0,35,0,196679,30,2,262215,31,34,0,262215,31,33,1,262215,32,1,9,262215,33,1,8,262215,34,1,6,
262215,35,1,12,262215,36,1,11,262215,37,1,0,262215,5,11,29,262215,38,1,0,262215,39,11,25,131091,40,196641,41,40,
262165,42,32,0,131092,43,262167,44,42,2,262187,42,45,4,262172,6,42,45,720926,7,42,42,42,42,42,42,6,42,42,262176,46,9,
7,262203,46,47,9,262165,48,32,1,262187,48,49,0,262176,50,9,42,262187,42,51,0,196637,8,42,196638,9,8,262176,52,12,9,
262203,52,10,12,262176,53,12,42,262167,54,42,3,262176,55,1,54,262203,55,3,1,262187,42,56,1,262176,57,1,42,262203,55,4,
1,262194,42,11,1,262187,42,58,2,393268,43,59,170,11,58,196637,12,44,196638,13,12,262176,60,12,13,262203,60,14,12,
262187,48,61,7,262176,62,12,44,196637,15,44,196638,16,15,262176,63,12,16,262203,63,17,12,196637,18,42,196638,19,18,
262176,64,12,19,262203,64,20,12,262194,42,21,32,262187,42,65,32,393268,43,66,170,21,65,196637,22,42,196638,23,22,
262176,67,12,23,262203,67,24,12,262187,42,68,16,393268,43,69,170,21,68,458804,42,70,169,69,56,58,393268,48,71,128,21,
51,393268,43,72,170,11,58,262194,42,25,0,393268,43,73,170,25,58,262187,48,74,8,196637,26,44,196638,27,26,262176,75,12,
27,262203,75,28,12,196637,29,42,196638,30,29,262176,76,12,30,262203,76,31,12,393268,43,77,170,25,58,393268,43,78,170,
11,58,262194,42,32,0,393268,43,79,171,32,51,262194,42,33,0,393268,43,80,170,33,56,262194,42,34,32,393268,42,81,130,34,
56,262187,42,82,31,393268,42,83,199,81,82,393268,42,84,196,56,83,393268,43,85,170,33,58,262187,48,86,31,393268,43,87,
171,32,51,393268,43,88,174,34,65,262187,42,89,0xffffffff,393268,42,90,199,34,82,393268,42,91,196,56,90,393268,42,92,
130,91,56,458804,42,93,169,88,89,92,393268,43,94,170,33,56,393268,43,95,170,33,58,393268,42,96,130,34,56,393268,48,97,
128,96,51,262187,48,98,1,393268,43,99,176,21,65,393268,42,100,134,65,21,458804,42,101,169,99,100,56,393268,42,102,199,
21,82,393268,48,103,128,102,51,393268,42,104,199,21,82,393268,48,105,128,104,51,262194,42,35,0,393268,43,106,170,35,
51,262187,48,107,4,262194,42,36,0,393268,42,108,199,36,56,393268,43,109,171,108,51,393268,43,110,170,35,58,393268,43,
111,171,35,56,393268,43,112,170,35,51,393268,43,113,171,35,51,327732,43,114,168,113,393268,42,115,199,36,58,393268,43,
116,170,115,51,262194,42,37,256,262203,57,5,1,393268,43,117,170,35,56,393268,43,118,170,101,56,393268,43,119,166,117,
118,393268,43,120,171,25,51,393268,43,121,166,119,120,393268,43,122,170,35,56,393268,43,123,170,101,56,393268,43,124,
171,25,51,393268,43,125,170,35,51,393268,43,126,167,124,125,393268,43,127,172,101,56,262194,42,38,1,393267,54,39,38,
56,56,196609,44,128,327734,40,2,0,41,131320,129,196855,130,0,196859,51,131,131320,131,327745,50,132,47,49,262205,42,
133,132,327851,43,134,133,51,196855,135,0,262394,134,136,137,131320,137,393281,53,138,10,49,49,262205,42,139,138,
131321,135,131320,136,131321,135,131320,135,458997,42,140,133,136,139,137,196855,141,0,262394,106,142,143,131320,143,
131321,141,131320,142,393281,53,144,10,49,107,262205,42,145,144,131321,141,131320,141,458997,42,146,145,142,51,143,
196855,147,0,262394,109,148,147,131320,148,327879,42,149,146,58,327851,43,150,149,51,131321,147,131320,147,458997,43,
151,109,141,150,148,262312,43,152,110,196855,153,0,262394,152,154,153,131320,154,327879,42,155,146,56,327851,43,156,
155,51,131321,153,131320,153,458997,43,157,110,147,156,154,262312,43,158,151,262312,43,159,157,327847,43,160,158,159,
327847,43,161,160,111,196855,162,0,262394,161,163,162,131320,163,131321,130,131320,162,393385,43,164,114,116,113,
327745,57,165,4,51,262205,42,166,165,327745,57,167,4,56,262205,42,168,167,327812,42,169,166,168,327812,42,170,169,37,
327812,42,171,170,101,327745,57,172,3,56,262205,42,173,172,327812,42,174,173,166,327745,57,175,3,51,262205,42,176,175,
327808,42,177,174,176,327812,42,178,177,37,262205,42,179,5,327808,42,180,178,179,327812,42,181,180,101,131321,182,
131320,182,458997,42,183,181,162,184,185,327856,43,186,183,140,262390,187,185,0,262394,186,188,187,131320,188,196855,
189,0,262394,121,190,189,131320,190,131321,191,131320,191,458997,42,192,183,190,193,194,327808,42,195,183,101,458764,
42,196,1,38,140,195,327856,43,197,192,196,262390,198,194,0,262394,197,199,198,131320,199,196855,200,0,262394,122,201,
200,131320,201,196855,202,0,196859,51,203,131320,203,196855,204,0,262394,59,205,204,131320,205,393281,62,206,17,49,
192,262205,44,207,206,131321,202,131320,204,196855,208,0,262394,66,209,208,131320,209,393281,53,210,24,49,192,262205,
42,211,210,327760,44,212,211,51,131321,202,131320,208,327876,42,213,56,70,327810,42,214,213,56,327879,42,215,192,214,
327812,42,216,215,21,327874,42,217,192,70,393281,53,218,24,49,217,262205,42,219,218,262268,48,220,216,393419,42,221,
219,220,71,327760,44,222,221,51,131321,202,131320,202,590069,44,223,207,205,212,209,222,208,196855,224,0,262394,72,
225,226,131320,226,327745,50,227,47,61,262205,42,228,227,327808,42,229,228,192,327761,42,230,223,0,393281,53,231,20,
49,229,196670,231,230,131321,224,131320,225,327745,50,232,47,61,262205,42,233,232,327808,42,234,233,192,393281,62,235,
14,49,234,196670,235,223,131321,224,131320,224,131321,194,131320,200,327847,43,236,157,164,327847,43,237,236,123,
196855,238,0,262394,237,239,238,131320,239,196855,240,0,196859,51,241,131320,241,196855,242,0,262394,59,243,242,
131320,243,327745,50,244,47,61,262205,42,245,244,327808,42,246,245,192,393281,62,247,14,49,246,262205,44,248,247,
131321,240,131320,242,327745,50,249,47,61,262205,42,250,249,327808,42,251,250,192,393281,53,252,20,49,251,262205,42,
253,252,327760,44,254,253,51,131321,240,131320,240,458997,44,255,248,243,254,242,196855,256,0,262394,112,257,258,
131320,258,131321,256,131320,257,196855,259,0,262394,78,260,261,131320,261,196855,262,0,262394,87,263,262,131320,263,
327761,42,264,255,0,327878,42,265,264,93,393298,44,266,265,255,0,131321,262,131320,262,458997,44,267,255,261,266,263,
196855,268,0,262394,94,269,268,131320,269,327761,42,270,267,0,327878,42,271,270,84,393298,44,272,271,267,0,131321,268,
131320,268,458997,44,273,267,262,272,269,196855,274,0,262394,95,275,274,131320,275,327761,42,276,273,0,262268,48,277,
276,393418,48,278,277,97,98,262268,42,279,278,262344,42,280,279,327877,42,281,280,84,327879,42,282,281,93,327878,42,
283,276,282,393298,44,284,283,273,0,131321,274,131320,274,458997,44,285,273,268,284,275,131321,259,131320,260,196855,
286,0,262394,79,287,286,131320,287,262344,44,288,255,131321,286,131320,286,458997,44,289,255,260,288,287,196855,290,0,
262394,80,291,290,131320,291,327761,42,292,289,1,327878,42,293,292,84,393298,44,294,293,289,1,131321,290,131320,290,
458997,44,295,289,286,294,291,196855,296,0,262394,85,297,296,131320,297,327761,42,298,295,1,262268,48,299,298,327875,
48,300,299,86,262268,42,301,300,262344,42,302,301,327877,42,303,302,84,327760,44,304,302,303,327878,44,305,295,304,
131321,296,131320,296,458997,44,306,295,290,305,297,131321,259,131320,259,458997,44,307,306,296,285,274,131321,256,
131320,256,458997,44,308,307,259,255,258,196855,309,0,262394,72,310,311,131320,311,327761,42,312,308,0,393281,53,313,
24,49,192,196670,313,312,131321,309,131320,310,393281,62,314,17,49,192,196670,314,308,131321,309,131320,309,131321,
238,131320,238,196855,315,0,262394,126,316,315,131320,316,196855,317,0,262394,151,318,319,131320,319,196855,320,0,
196859,51,321,131320,321,196855,322,0,262394,73,323,322,131320,323,327745,50,324,47,74,262205,42,325,324,327808,42,
326,325,192,393281,62,327,14,49,326,262205,44,328,327,131321,320,131320,322,327745,50,329,47,74,262205,42,330,329,
327808,42,331,330,192,393281,53,332,20,49,331,262205,42,333,332,327760,44,334,333,51,131321,320,131320,320,458997,44,
335,328,323,334,322,131321,317,131320,318,327760,44,336,192,51,131321,317,131320,317,458997,44,337,336,318,335,320,
196855,338,0,262394,77,339,340,131320,340,327761,42,341,337,0,393281,53,342,31,49,192,196670,342,341,131321,338,
131320,339,393281,62,343,28,49,192,196670,343,337,131321,338,131320,338,131321,315,131320,315,131321,194,131320,194,
327808,42,193,192,98,131321,191,131320,198,131321,189,131320,189,327847,43,344,157,164,327847,43,345,344,127,196855,
346,0,262394,345,347,346,131320,347,131321,348,131320,348,458997,42,349,51,347,350,351,458997,42,352,51,347,353,351,
458997,42,354,51,347,355,351,262390,356,351,0,131321,357,131320,357,327856,43,358,354,101,196855,359,0,262394,358,360,
359,131320,360,327808,42,361,183,354,327856,43,362,361,140,131321,359,131320,359,458997,43,363,358,357,362,360,262394,
363,364,356,131320,364,327808,42,365,183,354,196855,366,0,196859,51,367,131320,367,196855,368,0,262394,59,369,368,
131320,369,327745,50,370,47,61,262205,42,371,370,327808,42,372,371,365,393281,62,373,14,49,372,262205,44,374,373,
131321,366,131320,368,327745,50,375,47,61,262205,42,376,375,327808,42,377,376,365,393281,53,378,20,49,377,262205,42,
379,378,327760,44,380,379,51,131321,366,131320,366,458997,44,381,374,369,380,368,196855,382,0,262394,112,383,382,
131320,383,196855,384,0,262394,78,385,386,131320,386,196855,387,0,262394,87,388,387,131320,388,327761,42,389,381,0,
327878,42,390,389,93,393298,44,391,390,128,0,131321,387,131320,387,458997,44,392,381,386,391,388,196855,393,0,262394,
94,394,393,131320,394,327761,42,395,392,0,327878,42,396,395,84,393298,44,397,396,128,0,131321,393,131320,393,458997,
44,398,392,387,397,394,196855,399,0,262394,95,400,399,131320,400,327761,42,401,398,0,262268,48,402,401,393418,48,403,
402,97,98,262268,42,404,403,262344,42,405,404,327877,42,406,405,84,327879,42,407,406,93,327878,42,408,401,407,393298,
44,409,408,128,0,131321,399,131320,399,458997,44,410,398,393,409,400,131321,384,131320,385,196855,411,0,262394,79,412,
411,131320,412,262344,44,413,381,131321,411,131320,411,458997,44,414,381,385,413,412,196855,415,0,262394,80,416,415,
131320,416,327761,42,417,414,1,327878,42,418,417,84,393298,44,419,418,414,1,131321,415,131320,415,458997,44,420,414,
411,419,416,196855,421,0,262394,85,422,421,131320,422,327761,42,423,420,1,262268,48,424,423,327875,48,425,424,86,
262268,42,426,425,262344,42,427,426,327877,42,428,427,84,327760,44,429,427,428,327878,44,430,420,429,131321,421,
131320,421,458997,44,431,420,415,430,422,131321,384,131320,384,458997,44,432,431,421,410,399,131321,382,131320,382,
458997,44,433,381,366,432,384,327761,42,434,433,0,327812,42,435,354,21,262268,48,436,435,458953,42,350,349,434,436,
103,458953,42,353,352,89,436,105,131321,351,131320,351,327808,42,355,354,98,131321,348,131320,356,327814,42,437,183,
101,327851,43,438,352,89,196855,439,0,262394,438,440,439,131320,440,393281,53,441,24,49,437,262205,42,442,441,262344,
42,443,352,327879,42,444,442,443,327877,42,445,349,444,131321,439,131320,439,458997,42,446,349,356,445,440,393281,53,
447,24,49,437,196670,447,446,131321,346,131320,346,327810,42,448,140,183,327858,43,449,448,171,196855,450,0,262394,
449,451,450,131320,451,131321,187,131320,450,327808,42,184,183,171,131321,185,131320,185,131321,182,131320,187,131321,
130,131320,130,65789,65592};
/* finish.comp -DGPUSORTI_ADDRESS, 3149 words */
static const uint32_t gpusorti_spv_finish_address[] = {
119734787,66304,524299,529,0,131089,1,131089,5347,589834,0x5f565053,0x5f52484b,0x73796870,0x6c616369,0x6f74735f,
0x65676172,0x6675625f,7497062,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,5348,1,524303,5,2,0x6e69616d,0,3,4,5,
393232,2,17,1,1,1,262215,6,6,4,327752,7,0,35,0,327752,7,1,35,8,327752,7,2,35,16,327752,7,3,35,24,327752,7,4,35,32,
327752,7,5,35,40,327752,7,6,35,44,327752,7,7,35,48,327752,7,8,35,52,327752,7,9,35,56,327752,7,10,35,60,327752,7,11,35,
64,327752,7,12,35,80,327752,7,13,35,84,196679,7,2,262215,8,6,4,327752,9,0,35,0,196679,9,2,262215,3,11,26,262215,4,11,
24,262215,10,1,5,262215,11,6,8,327752,12,0,35,0,196679,12,2,262215,13,1,7,262215,14,1,10,262215,15,1,9,262215,16,1,8,
262215,17,1,6,262215,18,1,12,262215,19,1,11,262215,20,1,0,262215,5,11,29,262215,21,1,0,262215,22,11,25,262215,23,1,1,
262215,24,1,2,262215,25,1,3,262215,26,1,4,131091,27,196641,28,27,262165,29,32,0,196641,30,29,262167,31,29,2,393249,32,
31,31,29,29,131092,33,327713,34,31,33,29,393249,35,27,33,29,31,262177,36,31,31,262176,37,7,29,262176,38,7,33,393249,
39,27,37,37,38,262187,29,40,4,262172,6,29,40,1048606,7,31,31,31,31,31,29,29,29,29,29,29,6,29,29,262176,41,9,7,262203,
41,42,9,262165,43,32,1,262187,43,44,5,262176,45,9,29,262187,29,46,0,262187,43,47,4,262176,48,9,31,196647,49,5349,
196637,8,29,196638,9,8,262176,49,5349,9,262187,43,50,0,262176,51,5349,29,262167,52,29,3,262176,53,1,52,262203,53,3,1,
262187,29,54,1,262176,55,1,29,262203,53,4,1,262174,56,29,29,262187,29,57,32,262176,58,7,31,262187,43,59,2,262194,29,
10,1,262187,29,60,2,393268,33,61,170,10,60,262187,29,62,3,196647,63,5349,196637,11,31,196638,12,11,262176,63,5349,12,
262176,64,5349,31,262194,29,13,32,393268,33,65,170,13,57,262187,29,66,16,393268,33,67,170,13,66,458804,29,68,169,67,
54,60,393268,43,69,128,13,46,393268,33,70,170,10,60,262187,43,71,3,262187,43,72,1,262194,29,14,0,393268,33,73,170,14,
60,393268,33,74,170,14,60,393268,33,75,170,10,60,262194,29,15,0,393268,33,76,171,15,46,262194,29,16,0,393268,33,77,
170,16,54,262194,29,17,32,393268,29,78,130,17,54,262187,29,79,31,393268,29,80,199,78,79,393268,29,81,196,54,80,393268,
33,82,170,16,60,262187,43,83,31,393268,33,84,171,15,46,393268,33,85,174,17,57,262187,29,86,0xffffffff,393268,29,87,
199,17,79,393268,29,88,196,54,87,393268,29,89,130,88,54,458804,29,90,169,85,86,89,393268,33,91,170,16,54,393268,33,92,
170,16,60,393268,29,93,130,17,54,393268,43,94,128,93,46,393268,33,95,176,13,57,393268,29,96,134,57,13,458804,29,97,
169,95,96,54,196649,33,98,393268,29,99,199,13,79,393268,43,100,128,99,46,393268,29,101,199,13,79,393268,43,102,128,
101,46,262194,29,18,0,393268,33,103,170,18,46,262194,29,19,0,393268,29,104,199,19,54,393268,33,105,171,104,46,393268,
33,106,170,18,60,393268,33,107,171,18,54,393268,33,108,170,18,46,393268,33,109,171,18,46,327732,33,110,168,109,393268,
29,111,199,19,60,393268,33,112,170,111,46,262194,29,20,256,262203,55,5,1,393268,33,113,170,18,54,393268,33,114,170,97,
54,393268,33,115,166,113,114,393268,33,116,171,14,46,393268,33,117,166,115,116,393268,33,118,170,18,54,196650,33,119,
393268,33,120,170,97,54,393268,33,121,171,14,46,393268,33,122,170,18,46,393268,33,123,167,121,122,393268,33,124,172,
97,54,262194,29,21,1,393267,52,22,21,54,54,262194,29,23,8,262194,29,24,8,262194,29,25,32,262194,29,26,1,393268,29,125,
196,54,24,393268,29,126,132,20,23,262187,29,127,5,262187,29,128,8,262187,29,129,24,262187,29,130,160,327734,27,2,0,28,
131320,131,327739,38,132,7,119,262203,37,133,7,262203,37,134,7,262203,37,135,7,262203,38,136,7,262203,38,137,7,262203,
38,138,7,262203,38,139,7,262203,37,140,7,262203,37,141,7,262203,37,142,7,262203,58,143,7,262203,58,144,7,262203,58,
145,7,262203,37,146,7,262203,37,147,7,262203,38,148,7,196855,149,0,196859,46,150,131320,150,262201,29,151,152,196670,
133,151,196855,153,0,262394,103,154,155,131320,154,327745,48,156,42,47,262205,31,157,156,262268,49,158,157,393281,51,
159,158,50,47,393277,29,160,159,2,4,196670,135,160,131321,153,131320,155,196670,135,46,131321,153,131320,153,458997,
29,161,160,154,46,155,196670,134,161,196855,162,0,262394,105,163,162,131320,163,327879,29,164,161,60,327851,33,165,
164,46,131321,162,131320,162,458997,33,166,105,153,165,163,196670,136,166,262312,33,167,106,196855,168,0,262394,167,
169,168,131320,169,327879,29,170,161,54,327851,33,171,170,46,131321,168,131320,168,458997,33,172,106,162,171,169,
196670,137,172,262312,33,173,166,262312,33,174,172,327847,33,175,173,174,327847,33,176,175,107,196855,177,0,262394,
176,178,177,131320,178,196670,132,98,131321,149,131320,177,196670,138,108,196855,179,0,262394,110,180,179,131320,180,
131321,179,131320,179,458997,33,181,109,177,112,180,196670,139,181,327745,55,182,4,46,262205,29,183,182,327745,55,184,
4,54,262205,29,185,184,327812,29,186,183,185,327812,29,187,186,20,327812,29,188,187,97,196670,140,188,262201,29,189,
190,327812,29,191,189,20,262205,29,192,5,327808,29,193,191,192,327812,29,194,193,97,196670,141,194,131321,195,131320,
195,458997,29,196,194,179,197,198,327856,33,199,196,151,262390,200,198,0,262394,199,201,200,131320,201,196855,202,0,
262394,117,203,202,131320,203,196670,142,196,131321,204,131320,204,458997,29,205,196,203,206,207,327808,29,208,196,97,
458764,29,209,1,38,151,208,327856,33,210,205,209,262390,211,207,0,262394,210,212,211,131320,212,196855,213,0,262394,
118,214,213,131320,214,393273,31,215,216,119,205,458809,27,217,218,98,205,215,131321,207,131320,213,327847,33,219,172,
181,327847,33,220,219,120,196855,221,0,262394,220,222,221,131320,222,393273,31,223,216,98,205,196670,143,223,196855,
224,0,262394,108,225,226,131320,225,327737,31,227,228,223,196670,144,227,131321,224,131320,226,196670,144,223,131321,
224,131320,224,458997,31,229,227,225,223,226,458809,27,230,218,119,205,229,131321,221,131320,221,196855,231,0,262394,
123,232,231,131320,232,196855,233,0,262394,166,234,235,131320,234,327760,31,236,205,46,196670,145,236,131321,233,
131320,235,393273,31,237,238,98,205,196670,145,237,131321,233,131320,233,458997,31,239,236,234,237,235,458809,27,240,
241,119,205,239,131321,231,131320,231,131321,207,131320,207,327808,29,206,205,72,196670,142,206,131321,204,131320,211,
131321,202,131320,202,327847,33,242,172,181,327847,33,243,242,124,196855,244,0,262394,243,245,244,131320,245,196670,
146,196,196670,147,151,196670,148,108,458809,27,246,247,146,147,148,131321,244,131320,244,327810,29,248,151,196,
327858,33,249,248,188,196855,250,0,262394,249,251,250,131320,251,131321,200,131320,250,327808,29,197,196,188,196670,
141,197,131321,198,131320,198,131321,195,131320,200,196670,132,98,131321,149,131320,149,65789,65592,327734,29,152,0,
30,131320,252,262203,37,253,7,327745,45,254,42,44,262205,29,255,254,327851,33,256,255,46,196855,257,0,262394,256,258,
259,131320,258,196670,253,255,131321,257,131320,259,327745,48,260,42,47,262205,31,261,260,262268,49,262,261,393281,51,
263,262,50,50,393277,29,264,263,2,4,196670,253,264,131321,257,131320,257,458997,29,265,255,258,264,259,131326,265,
65592,327734,29,190,0,30,131320,266,327745,55,267,3,54,262205,29,268,267,327745,55,269,4,46,262205,29,270,269,327812,
29,271,268,270,327745,55,272,3,46,262205,29,273,272,327808,29,274,271,273,131326,274,65592,327734,31,275,0,32,196663,
31,276,196663,29,277,196663,29,278,131320,279,262203,37,280,7,262203,37,281,7,327761,29,282,276,0,327876,29,283,277,
278,327829,56,284,282,283,327761,29,285,284,1,196670,281,285,327761,29,286,284,0,196670,280,286,327761,29,287,276,1,
327810,29,288,57,278,327874,29,289,277,288,327808,29,290,287,289,327808,29,291,290,285,327760,31,292,286,291,131326,
292,65592,327734,31,216,0,34,196663,33,293,196663,29,294,131320,295,327739,38,296,7,119,262203,58,297,7,262203,58,298,
7,262203,58,299,7,262203,37,300,7,262203,37,301,7,262203,37,302,7,196855,303,0,196859,46,304,131320,304,196855,305,0,
262394,293,306,307,131320,306,327745,48,308,42,59,262205,31,309,308,196670,299,309,131321,305,131320,307,327745,48,
310,42,50,262205,31,311,310,196670,299,311,131321,305,131320,305,458997,31,312,309,306,311,307,196670,298,312,196855,
313,0,262394,61,314,313,131320,314,458809,31,315,275,312,294,62,262268,63,316,315,393281,64,317,316,50,50,393277,31,
318,317,2,8,196670,296,98,196670,297,318,131321,303,131320,313,327846,33,319,65,293,196855,320,0,262394,319,321,320,
131320,321,458809,31,322,275,312,294,60,262268,49,323,322,393281,51,324,323,50,50,393277,29,325,324,2,4,327760,31,326,
325,46,196670,296,98,196670,297,326,131321,303,131320,320,196670,300,68,327876,29,327,54,68,327810,29,328,327,54,
327879,29,329,294,328,327812,29,330,329,13,196670,301,330,327874,29,331,294,68,458809,31,332,275,312,331,60,262268,49,
333,332,393281,51,334,333,50,50,393277,29,335,334,2,4,196670,302,335,262268,43,336,330,393419,29,337,335,336,69,
327760,31,338,337,46,196670,296,98,196670,297,338,131321,303,131320,303,590069,31,339,318,314,326,321,338,320,131326,
339,65592,327734,27,218,0,35,196663,33,340,196663,29,341,196663,31,342,131320,343,262203,58,344,7,262203,58,345,7,
196855,346,0,262394,340,347,348,131320,347,327745,48,349,42,59,262205,31,350,349,196670,345,350,131321,346,131320,348,
327745,48,351,42,50,262205,31,352,351,196670,345,352,131321,346,131320,346,458997,31,353,350,347,352,348,196670,344,
353,196855,354,0,262394,70,355,356,131320,355,458809,31,357,275,353,341,62,262268,63,358,357,393281,64,359,358,50,50,
327742,359,342,2,8,131321,354,131320,356,458809,31,360,275,353,341,60,262268,49,361,360,327761,29,362,342,0,393281,51,
363,361,50,50,327742,363,362,2,4,131321,354,131320,354,65789,65592,327734,31,238,0,34,196663,33,364,196663,29,365,
131320,366,327739,38,367,7,119,262203,58,368,7,262203,58,369,7,262203,58,370,7,196855,371,0,196859,46,372,131320,372,
196855,373,0,262394,364,374,375,131320,374,327745,48,376,42,71,262205,31,377,376,196670,370,377,131321,373,131320,375,
327745,48,378,42,72,262205,31,379,378,196670,370,379,131321,373,131320,373,458997,31,380,377,374,379,375,196670,369,
380,196855,381,0,262394,73,382,381,131320,382,458809,31,383,275,380,365,62,262268,63,384,383,393281,64,385,384,50,50,
393277,31,386,385,2,8,196670,367,98,196670,368,386,131321,371,131320,381,458809,31,387,275,380,365,60,262268,49,388,
387,393281,51,389,388,50,50,393277,29,390,389,2,4,327760,31,391,390,46,196670,367,98,196670,368,391,131321,371,131320,
371,458997,31,392,386,382,391,381,131326,392,65592,327734,27,241,0,35,196663,33,393,196663,29,394,196663,31,395,
131320,396,262203,58,397,7,262203,58,398,7,196855,399,0,262394,393,400,401,131320,400,327745,48,402,42,71,262205,31,
403,402,196670,398,403,131321,399,131320,401,327745,48,404,42,72,262205,31,405,404,196670,398,405,131321,399,131320,
399,458997,31,406,403,400,405,401,196670,397,406,196855,407,0,262394,74,408,409,131320,408,458809,31,410,275,406,394,
62,262268,63,411,410,393281,64,412,411,50,50,327742,412,395,2,8,131321,407,131320,409,458809,31,413,275,406,394,60,
262268,49,414,413,327761,29,415,395,0,393281,51,416,414,50,50,327742,416,415,2,4,131321,407,131320,407,65789,65592,
327734,31,228,0,36,196663,31,417,131320,418,262203,58,419,7,262203,37,420,7,262203,37,421,7,196670,419,417,196855,422,
0,262394,75,423,424,131320,423,196855,425,0,262394,76,426,425,131320,426,262205,31,427,419,262344,31,428,427,196670,
419,428,131321,425,131320,425,196855,429,0,262394,77,430,429,131320,430,327745,37,431,419,54,262205,29,432,431,327878,
29,433,432,81,196670,431,433,131321,429,131320,429,196855,434,0,262394,82,435,434,131320,435,327745,37,436,419,54,
262205,29,437,436,262268,43,438,437,327875,43,439,438,83,262268,29,440,439,262344,29,441,440,196670,420,441,327877,29,
442,441,81,327760,31,443,441,442,262205,31,444,419,327878,31,445,444,443,196670,419,445,131321,434,131320,434,131321,
422,131320,424,196855,446,0,262394,84,447,446,131320,447,327745,37,448,419,46,262205,29,449,448,327878,29,450,449,90,
196670,448,450,131321,446,131320,446,196855,451,0,262394,91,452,451,131320,452,327745,37,453,419,46,262205,29,454,453,
327878,29,455,454,81,196670,453,455,131321,451,131320,451,196855,456,0,262394,92,457,456,131320,457,327745,37,458,419,
46,262205,29,459,458,262268,43,460,459,393418,43,461,460,94,72,262268,29,462,461,262344,29,463,462,196670,421,463,
327877,29,464,463,81,327879,29,465,464,90,262205,29,466,458,327878,29,467,466,465,196670,458,467,131321,456,131320,
456,131321,422,131320,422,262205,31,468,419,131326,468,65592,327734,27,247,0,39,196663,37,469,196663,37,470,196663,38,
471,131320,472,262203,37,473,7,262203,37,474,7,262203,37,475,7,262203,58,476,7,262203,37,477,7,196670,473,46,196670,
474,46,196670,475,46,131321,478,131320,478,458997,29,479,46,472,480,481,458997,29,482,46,472,483,481,458997,29,484,46,
472,485,481,262390,486,481,0,131321,487,131320,487,327856,33,488,484,97,196855,489,0,262394,488,490,489,131320,490,
262205,29,491,469,327808,29,492,491,484,262205,29,493,470,327856,33,494,492,493,131321,489,131320,489,458997,33,495,
488,487,494,490,262394,495,496,486,131320,496,262205,29,497,469,327808,29,498,497,484,393273,31,499,216,98,498,196670,
476,499,262205,33,500,471,196855,501,0,262394,500,502,501,131320,502,262205,31,503,476,327737,31,504,228,503,196670,
476,504,131321,501,131320,501,327745,37,505,476,46,262205,29,506,505,327812,29,507,484,13,262268,43,508,507,458953,29,
480,479,506,508,100,196670,473,480,458953,29,483,482,86,508,102,196670,474,483,131321,481,131320,481,327808,29,485,
484,72,196670,475,485,131321,478,131320,486,262205,29,509,469,327814,29,510,509,97,196670,477,510,327851,33,511,482,
86,196855,512,0,262394,511,513,512,131320,513,327745,48,514,42,50,262205,31,515,514,458809,31,516,275,515,510,60,
262268,49,517,516,393281,51,518,517,50,50,393277,29,519,518,2,4,262344,29,520,482,327879,29,521,519,520,327877,29,522,
479,521,196670,473,522,131321,512,131320,512,458997,29,523,479,486,522,513,327745,48,524,42,50,262205,31,525,524,
458809,31,526,275,525,510,60,262268,49,527,526,393281,51,528,527,50,50,327742,528,523,2,4,65789,65592};
/* gather.comp, 748 words */
static const uint32_t gpusorti_spv_gather[] = {
119734787,66304,524299,122,0,131089,1,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,0,1,524303,5,2,0x6e69616d,0,3,
4,5,393232,2,17,1,1,1,262215,6,6,4,327752,7,0,35,0,327752,7,1,35,4,327752,7,2,35,8,327752,7,3,35,12,327752,7,4,35,16,
327752,7,5,35,20,327752,7,6,35,24,327752,7,7,35,40,327752,7,8,35,44,196679,7,2,262215,8,6,4,327752,9,0,35,0,196679,9,
2,262215,10,34,0,262215,10,33,3,262215,3,11,26,262215,4,11,24,262215,11,1,0,262215,5,11,29,262215,12,1,12,262215,13,6,
4,327752,14,0,35,0,196679,14,2,262215,15,34,0,262215,15,33,2,262215,16,6,4,327752,17,0,35,0,196679,17,2,262215,18,34,
0,262215,18,33,1,262215,19,1,0,262215,20,11,25,131091,21,196641,22,21,262165,23,32,0,262187,23,24,4,262172,6,23,24,
720926,7,23,23,23,23,23,23,6,23,23,262176,25,9,7,262203,25,26,9,262165,27,32,1,262187,27,28,0,262176,29,9,23,262187,
23,30,0,131092,31,196637,8,23,196638,9,8,262176,32,12,9,262203,32,10,12,262176,33,12,23,262167,34,23,3,262176,35,1,34,
262203,35,3,1,262187,23,36,1,262176,37,1,23,262203,35,4,1,262187,27,38,6,262194,23,11,256,262203,37,5,1,262194,23,12,
0,393268,31,39,170,12,30,196637,13,23,196638,14,13,262176,40,12,14,262203,40,15,12,262187,27,41,8,196637,16,23,196638,
17,16,262176,42,12,17,262203,42,18,12,262187,27,43,7,262194,23,19,1,393267,34,20,19,36,36,327734,21,2,0,22,131320,44,
327745,29,45,26,28,262205,23,46,45,327851,31,47,46,30,196855,48,0,262394,47,49,50,131320,49,131321,48,131320,50,
393281,33,51,10,28,28,262205,23,52,51,131321,48,131320,48,458997,23,53,46,49,52,50,393281,29,54,26,38,28,262205,23,55,
54,327814,23,56,11,55,458764,23,57,1,41,36,56,327745,37,58,4,30,262205,23,59,58,327745,37,60,4,36,262205,23,61,60,
327812,23,62,59,61,327745,37,63,3,36,262205,23,64,63,327812,23,65,64,59,327745,37,66,3,30,262205,23,67,66,327808,23,
68,65,67,327812,23,69,68,57,131321,70,131320,70,458997,23,71,69,48,72,73,327856,31,74,71,53,262390,75,73,0,262394,74,
76,75,131320,76,327810,23,77,53,71,458764,23,78,1,38,57,77,262205,23,79,5,131321,80,131320,80,458997,23,81,79,76,82,
83,327812,23,84,78,55,327856,31,85,81,84,262390,86,83,0,262394,85,87,86,131320,87,327814,23,88,81,55,327808,23,89,71,
88,327817,23,90,81,55,196855,91,0,262394,39,92,93,131320,92,327745,29,94,26,41,262205,23,95,94,327812,23,96,89,55,
327808,23,97,95,96,327808,23,98,97,90,327745,29,99,26,43,262205,23,100,99,327808,23,101,100,89,393281,33,102,15,28,
101,262205,23,103,102,327812,23,104,103,55,327808,23,105,104,90,393281,33,106,18,28,105,262205,23,107,106,393281,33,
108,15,28,98,196670,108,107,131321,91,131320,93,327812,23,109,89,55,327808,23,110,109,90,327745,29,111,26,41,262205,
23,112,111,327808,23,113,112,109,327808,23,114,113,90,393281,33,115,15,28,114,262205,23,116,115,393281,33,117,18,28,
110,196670,117,116,131321,91,131320,91,131321,83,131320,83,327808,23,82,81,11,131321,80,131320,86,327812,23,118,62,57,
327858,31,119,77,118,196855,120,0,262394,119,121,120,131320,121,131321,75,131320,120,327808,23,72,71,118,131321,73,
131320,73,131321,70,131320,75,65789,65592};
/* gather.comp -DGPUSORTI_ADDRESS, 1390 words */
static const uint32_t gpusorti_spv_gather_address[] = {
119734787,66304,524299,231,0,131089,1,131089,5347,589834,0x5f565053,0x5f52484b,0x73796870,0x6c616369,0x6f74735f,
0x65676172,0x6675625f,7497062,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,5348,1,524303,5,2,0x6e69616d,0,3,4,5,
393232,2,17,1,1,1,262215,6,6,4,327752,7,0,35,0,327752,7,1,35,8,327752,7,2,35,16,327752,7,3,35,24,327752,7,4,35,32,
327752,7,5,35,40,327752,7,6,35,44,327752,7,7,35,48,327752,7,8,35,52,327752,7,9,35,56,327752,7,10,35,60,327752,7,11,35,
64,327752,7,12,35,80,327752,7,13,35,84,196679,7,2,262215,8,6,4,327752,9,0,35,0,196679,9,2,262215,3,11,26,262215,4,11,
24,262215,10,1,0,262215,5,11,29,262215,11,1,12,262215,12,1,0,262215,13,11,25,262215,14,1,1,262215,15,1,2,262215,16,1,
3,262215,17,1,4,262215,18,1,5,262215,19,1,6,262215,20,1,7,262215,21,1,8,262215,22,1,9,262215,23,1,10,262215,24,1,11,
131091,25,196641,26,25,262165,27,32,0,196641,28,27,262167,29,27,2,393249,30,29,29,27,27,262176,31,7,29,262176,32,7,27,
393249,33,29,31,32,32,262187,27,34,4,262172,6,27,34,1048606,7,29,29,29,29,29,27,27,27,27,27,27,6,27,27,262176,35,9,7,
262203,35,36,9,262165,37,32,1,262187,37,38,5,262176,39,9,27,262187,27,40,0,131092,41,262187,37,42,4,262176,43,9,29,
196647,44,5349,196637,8,27,196638,9,8,262176,44,5349,9,262187,37,45,0,262176,46,5349,27,262167,47,27,3,262176,48,1,47,
262203,48,3,1,262187,27,49,1,262176,50,1,27,262203,48,4,1,262174,51,27,27,262187,27,52,32,262187,37,53,11,262194,27,
10,256,262203,50,5,1,262194,27,11,0,393268,41,54,170,11,40,262187,37,55,3,262187,37,56,1,262187,37,57,2,262187,27,58,
2,262194,27,12,1,393267,47,13,12,49,49,262194,27,14,8,262194,27,15,8,262194,27,16,32,262194,27,17,1,262194,27,18,1,
262194,27,19,32,262194,27,20,32,262194,27,21,0,262194,27,22,0,262194,27,23,0,262194,27,24,0,393268,27,59,196,49,15,
393268,27,60,132,10,14,262187,27,61,3,262187,27,62,5,262187,27,63,8,262187,27,64,24,262187,27,65,160,262187,27,66,16,
327734,25,2,0,26,131320,67,262203,32,68,7,262203,32,69,7,262203,32,70,7,262203,32,71,7,262203,32,72,7,262203,32,73,7,
262203,32,74,7,262203,32,75,7,262203,32,76,7,262203,31,77,7,262203,32,78,7,262203,32,79,7,262203,31,80,7,262203,32,81,
7,262203,32,82,7,262203,31,83,7,262203,32,84,7,262203,32,85,7,262203,31,86,7,262203,32,87,7,262203,32,88,7,262201,27,
89,90,196670,68,89,393281,39,91,36,53,45,262205,27,92,91,196670,69,92,327814,27,93,10,92,458764,27,94,1,41,49,93,
196670,70,94,327745,50,95,4,40,262205,27,96,95,327745,50,97,4,49,262205,27,98,97,327812,27,99,96,98,196670,71,99,
262201,27,100,101,327812,27,102,100,94,196670,72,102,131321,103,131320,103,458997,27,104,102,67,105,106,327856,41,107,
104,89,262390,108,106,0,262394,107,109,108,131320,109,327810,27,110,89,104,458764,27,111,1,38,94,110,196670,73,111,
262205,27,112,5,196670,74,112,131321,113,131320,113,458997,27,114,112,109,115,116,327812,27,117,111,92,327856,41,118,
114,117,262390,119,116,0,262394,118,120,119,131320,120,327814,27,121,114,92,327808,27,122,104,121,196670,75,122,
327817,27,123,114,92,196670,76,123,196855,124,0,262394,54,125,126,131320,125,327745,43,127,36,55,262205,29,128,127,
196670,77,128,196670,78,122,196670,79,123,458809,29,129,130,77,78,79,262268,44,131,129,327745,43,132,36,57,262205,29,
133,132,458809,29,134,135,133,122,58,262268,44,136,134,327745,43,137,36,56,262205,29,138,137,196670,80,138,393281,46,
139,136,45,45,393277,27,140,139,2,4,196670,81,140,196670,82,123,458809,29,141,130,80,81,82,262268,44,142,141,393281,
46,143,142,45,45,393277,27,144,143,2,4,393281,46,145,131,45,45,327742,145,144,2,4,131321,124,131320,126,327745,43,146,
36,56,262205,29,147,146,196670,83,147,196670,84,122,196670,85,123,458809,29,148,130,83,84,85,262268,44,149,148,327745,
43,150,36,55,262205,29,151,150,196670,86,151,196670,87,122,196670,88,123,458809,29,152,130,86,87,88,262268,44,153,152,
393281,46,154,153,45,45,393277,27,155,154,2,4,393281,46,156,149,45,45,327742,156,155,2,4,131321,124,131320,124,131321,
116,131320,116,327808,27,115,114,10,196670,74,115,131321,113,131320,119,327812,27,157,99,94,327858,41,158,110,157,
196855,159,0,262394,158,160,159,131320,160,131321,108,131320,159,327808,27,105,104,157,196670,72,105,131321,106,
131320,106,131321,103,131320,108,65789,65592,327734,27,90,0,28,131320,161,262203,32,162,7,327745,39,163,36,38,262205,
27,164,163,327851,41,165,164,40,196855,166,0,262394,165,167,168,131320,167,196670,162,164,131321,166,131320,168,
327745,43,169,36,42,262205,29,170,169,262268,44,171,170,393281,46,172,171,45,45,393277,27,173,172,2,4,196670,162,173,
131321,166,131320,166,458997,27,174,164,167,173,168,131326,174,65592,327734,27,101,0,28,131320,175,327745,50,176,3,49,
262205,27,177,176,327745,50,178,4,40,262205,27,179,178,327812,27,180,177,179,327745,50,181,3,40,262205,27,182,181,
327808,27,183,180,182,131326,183,65592,327734,29,135,0,30,196663,29,184,196663,27,185,196663,27,186,131320,187,262203,
32,188,7,262203,32,189,7,327761,27,190,184,0,327876,27,191,185,186,327829,51,192,190,191,327761,27,193,192,1,196670,
189,193,327761,27,194,192,0,196670,188,194,327761,27,195,184,1,327810,27,196,52,186,327874,27,197,185,196,327808,27,
198,195,197,327808,27,199,198,193,327760,29,200,194,199,131326,200,65592,327734,29,130,0,33,196663,31,201,196663,32,
202,196663,32,203,131320,204,262203,32,205,7,262203,32,206,7,262203,32,207,7,262205,27,208,202,393281,39,209,36,53,45,
262205,27,210,209,327812,27,211,210,34,327831,51,212,208,211,327761,27,213,212,0,196670,206,213,327761,27,214,212,1,
196670,205,214,262205,27,215,203,327812,27,216,215,34,327829,51,217,213,216,327761,27,218,217,1,196670,207,218,327761,
27,219,217,0,196670,206,219,327808,27,220,214,218,196670,205,220,327745,32,221,201,40,262205,27,222,221,327829,51,223,
222,219,327761,27,224,223,1,196670,207,224,327761,27,225,223,0,196670,206,225,327745,32,226,201,49,262205,27,227,226,
327808,27,228,227,220,327808,27,229,228,224,327760,29,230,225,229,131326,230,65592};
/* clang-format on */
/* ==== GENERATED: end ==== */

static const struct gpusorti_shader *gpusorti_shader_of(enum gpusorti_kernel kernel) {
#define GPUSORTI_X(name)                                                                                               \
    {gpusorti_spv_##name, sizeof gpusorti_spv_##name}, {gpusorti_spv_##name##_address, sizeof gpusorti_spv_##name##_address},
#define GPUSORTI_Y(name) {gpusorti_spv_##name, sizeof gpusorti_spv_##name},
    static const struct gpusorti_shader shaders[GPUSORTI_KERNEL_COUNT] = {GPUSORTI_KERNELS(GPUSORTI_X) GPUSORTI_BUFFER_KERNELS(GPUSORTI_Y)};
#undef GPUSORTI_X
#undef GPUSORTI_Y
    return &shaders[kernel];
}

#endif /* GPUSORTI_IMPLEMENTED */
#endif /* GPUSORT_IMPLEMENTATION */

/* CHANGES
 *   0.1  first version
 *
 * gpusort.h is available under two licenses: choose whichever you prefer.
 *
 * ------------------------------------------------------------------------------
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
 * ------------------------------------------------------------------------------
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
