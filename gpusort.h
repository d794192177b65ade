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
 *                               2^t elements, then for each doubling, to 2^j elements, 3 dispatches up to j = 2t - 4 and 2
 *                               more for every further t - 4 doublings: 22 for 2^20 elements, 48 for 2^26, 68 for 10^9, each
 *                               of which reads and writes all elements. gpusort_sort() with GPUSORT_AUTO falls back to it for keys
 *                               alone when device memory does not suffice for a radix sort. GPUSORT_KEEP_KEYS is refused.
 *   Scratch: 4 bytes a key of 32 bits or less, 8 a key of 64, as much again as the values' size; beside it at most 0.16 bytes
 *   an element (0.23 for 64-bit keys with values) and 256 KB with the shapes of big GPUs, more where tiles are small; KEEP_KEYS and, without 8- and 16-bit storage, keys of 8 and 16 bits take one more copy of the
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
 *   Passes are faster through device addresses on some devices (NVIDIA): where keys and values have the usage bit, say so by
 *   GPUSORT_ADDRESSABLE. gpusort's own device takes a compute-only queue family where there is one; the shapes of the tuning
 *   table follow queue_family where families differ.
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
    /* argsort: values (value_size 4) receive 0..count-1, permuted; prior content ignored */
    GPUSORT_WRITE_INDICES = 1 << 0,
    GPUSORT_KEEP_KEYS = 1 << 1, /* keys are read, never written: only values come out sorted */
    /* keys and values have VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT: addresses may be used where they are faster, and
     * gpusort_scratch() asks for the bit then. Without meaning for host arrays, whose buffers are gpusort's own */
    GPUSORT_ADDRESSABLE = 1 << 16
};

/* ---- context: the pipelines for one device. gpusort_prepare() and gpusort_sort() change it and want one thread at a
 * time; gpusort_scratch() and gpusort_cmd_sort() only read it: any number of threads may record at once. ---- */
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
    GPUSORT_ENABLED_INT64 = 1 << 5,                 /* shaderInt64 */
    GPUSORT_ENABLED_MEMORY_MODEL = 1 << 6           /* vulkanMemoryModel and vulkanMemoryModelDeviceScope */
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
    const char *device_name; /* own device: a part of the wanted device's name; NULL: the best one */
    struct {
        void *(*alloc)(size_t size, void *user);
        void (*free)(void *ptr, void *user);
        void *user;
    } allocator;
    struct {
        void (*func)(int level, const char *text, void *user);
        void *user;
    } logger;               /* level 1 error, 2 warning, 3 information */
    uint64_t memory_budget; /* bytes of device memory that gpusort_sort() may take for itself; 0: no limit */
    uint32_t radix_bits;    /* bits a digit: 2, 4 or 8; 0: the tuning table's */
#ifdef GPUSORT_TEST_STALL
    uint32_t stall; /* one-sweep leaves chosen tiles unpublished, see shaders/onesweep.comp: STALL_* */
#endif
    /* of the kernels that move elements, for tools/tune: invocations, a power of two, and elements that each of them takes
     * at once, up to 32; reduced to the device's limits; 0: the tuning table's */
    uint32_t workgroup_size, items;
    uint32_t end_canary; /* stays 0 */
} gpusort_desc;

GPUSORT_API gpusort_result gpusort_create(const gpusort_desc *desc_or_null, gpusort_context **out);
GPUSORT_API void gpusort_destroy(gpusort_context *context_or_null);

typedef struct gpusort_info {
    char device_name[256];
    uint32_t subgroup_size;
    uint32_t enabled;            /* GPUSORT_ENABLED_* in use */
    gpusort_algorithm algorithm; /* what GPUSORT_AUTO takes here for large counts */
} gpusort_info;
GPUSORT_API void gpusort_get_info(const gpusort_context *context, gpusort_info *out);

/* Before the engine creates its device: which extensions and GPUSORT_ENABLED_* bits this physical device offers.
 * Every one is optional. extensions: up to *extension_count names, static storage. */
GPUSORT_API gpusort_result gpusort_query(const gpusort_desc *desc, uint32_t *enabled, uint32_t *extension_count,
                                         const char **extensions_or_null);

/* ---- host arrays: blocks until sorted, in place ---- */
typedef struct gpusort_timings {
    double upload_ms, sort_ms, download_ms, total_ms;
} gpusort_timings; /* sort_ms by GPU timestamps */

typedef struct gpusort_host_args {
    uint32_t start_canary;
    void *keys;
    void *values; /* optional, permuted with the keys */
    size_t count;
    gpusort_type key_type;
    gpusort_order order;
    uint32_t value_size; /* bytes a value: 0, or a multiple of 4 */
    /* sort by bits [first_bit, first_bit + bit_count) of the order; bit_count 0: up to the top */
    uint32_t first_bit, bit_count;
    uint32_t flags;
    gpusort_algorithm algorithm;
    gpusort_timings *timings; /* optional */
    uint32_t end_canary;
} gpusort_host_args;
GPUSORT_API gpusort_result gpusort_sort(gpusort_context *context, const gpusort_host_args *args);

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
    uint64_t count;                      /* elements, or the upper bound where count_buffer is set */
    gpusort_range count_buffer;          /* optional: a uint32_t that the GPU reads when the commands run */
    gpusort_range keys, values, scratch; /* scratch: as gpusort_scratch() says */
    gpusort_type key_type;
    gpusort_order order;
    uint32_t value_size;
    uint32_t first_bit, bit_count;
    uint32_t flags;
    gpusort_algorithm algorithm;
    gpusort_range segments; /* (later) uint32_t offsets, segment_count + 1 of them: each segment sorts by itself */
    uint32_t segment_count;
    uint32_t end_canary;
} gpusort_cmd_args;
/* Both need no buffers in args: count, types, flags and algorithm decide.
 * prepare: compiles the pipelines of this kind of sort, once, at load time, for every count up to args->count.
 * scratch: how much memory any count up to args->count takes, with or without a count_buffer. */
GPUSORT_API gpusort_result gpusort_prepare(gpusort_context *context, const gpusort_cmd_args *args);
GPUSORT_API gpusort_result gpusort_scratch(const gpusort_context *context, const gpusort_cmd_args *args,
                                           gpusort_memory *out);
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

    GPUSORTI_BINDINGS = 4,    /* keys, values, their twins in scratch, control block: see shaders/buffers.glsl */
    GPUSORTI_MAX_PASSES = 32, /* 64-bit keys by digits of 2 bits */
    GPUSORTI_ALIGNMENT = 256, /* of every section of scratch; the largest minStorageBufferOffsetAlignment there is */
    GPUSORTI_MAX_GROUPS = 65535, /* in one dimension: every device's minimum */
    GPUSORTI_MAX_VALUE_SIZE = 256,

    /* words of the control block, as in shaders/buffers.glsl */
    GPUSORTI_CONTROL_DISPATCH = 8,
    GPUSORTI_CONTROL_FALLBACKS = 24,
    GPUSORTI_CONTROL_PASS_SIZES = 32 + 32 * 4,
    GPUSORTI_CONTROL_HISTOGRAMS = GPUSORTI_CONTROL_PASS_SIZES + 32 * 4,

    GPUSORTI_FLAG_GPU_COUNT =
        4, /* with GPUSORT_WRITE_INDICES and GPUSORT_KEEP_KEYS in one word; kernels see push.count 0 */

    GPUSORTI_ALL_ENABLED = 0x7f,
    GPUSORTI_NARROW = GPUSORT_ENABLED_STORAGE_16BIT | GPUSORT_ENABLED_STORAGE_8BIT,
    GPUSORTI_USEFUL = GPUSORT_ENABLED_PUSH_DESCRIPTOR | GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS |
                      GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL | GPUSORT_ENABLED_STORAGE_16BIT |
                      GPUSORT_ENABLED_STORAGE_8BIT
};

/* Each also has a variant for device addresses. scatter_basic: without subgroup operations. */
#define GPUSORTI_KERNELS(X) \
    X(begin)                \
    X(count)                \
    X(scan)                 \
    X(scatter)              \
    X(scatter_basic)        \
    X(histogram)            \
    X(bases)                \
    X(onesweep)             \
    X(tile_sort)            \
    X(odd_even_merge)       \
    X(finish)               \
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
enum {
    GPUSORTI_PUSH_WORDS = 12,
    GPUSORTI_PUSH_ADDRESSES = 40
}; /* words behind the addresses; bytes of the addresses */

/* ---- >>loader ---- */
#define GPUSORTI_GLOBAL_FUNCTIONS(X) X(CreateInstance)
#define GPUSORTI_INSTANCE_FUNCTIONS(X)        \
    X(GetPhysicalDeviceProperties2)           \
    X(GetPhysicalDeviceFeatures2)             \
    X(GetPhysicalDeviceMemoryProperties)      \
    X(GetPhysicalDeviceQueueFamilyProperties) \
    X(EnumerateDeviceExtensionProperties)     \
    X(GetDeviceProcAddr)
#define GPUSORTI_OWN_DEVICE_FUNCTIONS(X) \
    X(DestroyInstance) X(EnumeratePhysicalDevices) X(CreateDevice) X(DestroyDevice)
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
    X(ResetCommandPool)              \
    X(AllocateCommandBuffers)        \
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
static void
gpusorti_log(const gpusorti_host *host, int level, const char *format, ...) {
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

#define GPUSORTI_LOAD_INSTANCE(name)                                        \
    vk->name = (PFN_vk##name)vk->GetInstanceProcAddr(instance, "vk" #name); \
    if (!vk->name) return gpusorti_missing(host, #name);
#define GPUSORTI_LOAD_DEVICE(name)                                      \
    vk->name = (PFN_vk##name)vk->GetDeviceProcAddr(device, "vk" #name); \
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
static PFN_vkVoidFunction gpusorti_either(const gpusorti_functions *vk, VkDevice device, const char *first,
                                          const char *second) {
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
    uint32_t vendor_id, device_type, api_version;
    uint32_t offered; /* GPUSORT_ENABLED_* */
    uint32_t subgroup_size, subgroup_min, subgroup_max, subgroup_max_per_group;
    int subgroups; /* basic, ballot and arithmetic operations in compute shaders */
    uint32_t max_invocations, max_size_x, max_shared;
    uint64_t max_range, offset_alignment;
    float timestamp_period; /* nanoseconds a tick */
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
                                                 VkPhysicalDevice physical, VkExtensionProperties **list,
                                                 uint32_t *count) {
    gpusort_result result;
    *list = NULL;
    *count = 0;
    result = gpusorti_check(host, vk->EnumerateDeviceExtensionProperties(physical, NULL, count, NULL),
                            "vkEnumerateDeviceExtensionProperties");
    if (result != GPUSORT_OK || *count == 0) return result;
    *list = (VkExtensionProperties *)host->alloc(*count * sizeof **list, host->alloc_user);
    if (!*list)
        return gpusorti_fail(host, GPUSORT_ERROR_OUT_OF_HOST_MEMORY, "no host memory for the list of extensions");
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
static gpusort_result gpusorti_read_caps(const gpusorti_host *host, const gpusorti_functions *vk,
                                         VkPhysicalDevice physical, uint32_t api_version, gpusorti_caps *caps) {
    VkPhysicalDeviceProperties2 properties;
    VkPhysicalDeviceSubgroupProperties subgroup;
    gpusorti_features features;
    VkExtensionProperties *extensions;
    uint32_t extension_count, i, bits = GPUSORT_ENABLED_STORAGE_16BIT | GPUSORT_ENABLED_INT64;
    const VkPhysicalDeviceLimits *limits = &properties.properties.limits;
    const VkSubgroupFeatureFlags wanted = VK_SUBGROUP_FEATURE_BASIC_BIT | VK_SUBGROUP_FEATURE_BALLOT_BIT |
                                          VK_SUBGROUP_FEATURE_ARITHMETIC_BIT;
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
    caps->api_version = properties.properties.apiVersion < api_version ? properties.properties.apiVersion
                                                                       : api_version;

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

typedef enum gpusorti_binding_mode {                              /* how kernels reach memory */
                                     GPUSORTI_PUSHED_BUFFERS = 0, /* storage buffers by push descriptors */
                                     GPUSORTI_POOLED_BUFFERS, /* storage buffers by sets of the context's pool: gpusort_sort() only */
                                     GPUSORTI_ADDRESSES /* buffer device addresses in the push constants */
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
    uint32_t forced_radix_bits, forced_workgroup_size,
        forced_items; /* of gpusort_desc; 0: the tuning table decides */
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

/* ---- >>modules ---- */
/* tools/embed.sh packs a kernel's SPIR-V as text, in digits of base 90: the characters '#' to '~' without '?' and '\\'.
 * Three digits count its words; then stand the tokens of a table, and then those of the words. A token is a word as it
 * is, or an id counted down from the next new one (0: that new one itself), so that code which is inlined many times
 * has the same tokens each time. Tokens by their first digit and the digits d behind it:
 *    0-66          the token that stands there in the table
 *   67-74  d       id, 90 * (first - 67) + d       75  ddd   id
 *   76-79  d       word, 90 * (first - 76) + d     80  ddd   word       81  ddddd  word
 *   82-89  dd n    n + 4 tokens copied from 8100 * (first - 82) + dd tokens before
 * Ids are relative as in SMOL-V, copies are those of LZ77. */
enum { GPUSORTI_LINE = 115, GPUSORTI_TABLE = 67 };
typedef char gpusorti_line[GPUSORTI_LINE + 1];

typedef struct gpusorti_text {
    const gpusorti_line *lines;
    size_t at;
} gpusorti_text;

static const gpusorti_line *gpusorti_text_of(enum gpusorti_kernel kernel); /* behind the generated text */

static uint32_t gpusorti_digits(gpusorti_text *text, uint32_t high, uint32_t count) {
    for (; count > 0; count--, text->at++) {
        int c = text->lines[text->at / GPUSORTI_LINE][text->at % GPUSORTI_LINE];
        high = 90 * high + (uint32_t)(c - '#' - (c > '?') - (c > '\\'));
    }
    return high;
}

/* The table and the words behind it, count in all. */
static void gpusorti_unpack(gpusorti_text *text, uint32_t *words, uint32_t *is_id, uint32_t count) {
    uint32_t i = 0, fresh = 1;
    while (i < count) {
        uint32_t first = gpusorti_digits(text, 0, 1), from = first, end = i + 1;
        if (first >= GPUSORTI_TABLE && first < 82) {
            is_id[i] = first < 76;
            if (first == 75 || first >= 80)
                words[i] = gpusorti_digits(text, 0, first == 81 ? 5 : 3);
            else
                words[i] = gpusorti_digits(text, first - (first < 76 ? 67 : 76), 1);
            i++;
            continue;
        }
        if (first >= 82) {
            from = i - gpusorti_digits(text, first - 82, 2);
            end = i + 4 + gpusorti_digits(text, 0, 1);
        }
        for (; i < end; i++, from++) {
            words[i] = words[from];
            is_id[i] = is_id[from];
        }
    }
    for (i = GPUSORTI_TABLE; i < count; i++) {
        if (!is_id[i]) continue;
        words[i] = fresh - words[i];
        if (words[i] == fresh) fresh++;
    }
}

static gpusort_result gpusorti_create_module(gpusort_context *ctx, enum gpusorti_kernel kernel, VkShaderModule *out) {
    gpusorti_text text = {gpusorti_text_of(kernel), 0};
    uint32_t count = GPUSORTI_TABLE + gpusorti_digits(&text, 0, 3);
    uint32_t *words = (uint32_t *)ctx->host.alloc(2 * count * sizeof *words, ctx->host.alloc_user);
    VkShaderModuleCreateInfo info;
    VkResult vr;
    if (!words)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_OUT_OF_HOST_MEMORY, "no host memory for a kernel of %u words",
                             count - GPUSORTI_TABLE);
    gpusorti_unpack(&text, words, words + count, count);
    memset(&info, 0, sizeof info);
    info.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO;
    info.codeSize = (count - GPUSORTI_TABLE) * sizeof *words;
    info.pCode = words + GPUSORTI_TABLE;
    vr = ctx->vk.CreateShaderModule(ctx->device, &info, ctx->vk_allocator, out);
    ctx->host.free_(words, ctx->host.alloc_user);
    return gpusorti_check(&ctx->host, vr, "vkCreateShaderModule");
}

static gpusorti_pipeline *gpusorti_find_pipeline(const gpusort_context *ctx, enum gpusorti_kernel kernel,
                                                 const gpusorti_spec *spec) {
    uint32_t i;
    for (i = 0; i < ctx->pipeline_count; i++) {
        gpusorti_pipeline *p = &ctx->pipelines[i];
        if (p->kernel == kernel && memcmp(&p->spec, spec, sizeof *spec) == 0) return p;
    }
    return NULL;
}

static gpusort_result gpusorti_create_pipeline(gpusort_context *ctx, enum gpusorti_kernel kernel,
                                               const gpusorti_spec *spec, int addresses, VkPipeline *out) {
    VkComputePipelineCreateInfo info;
    VkSpecializationMapEntry entries[GPUSORTI_SPEC_COUNT];
    VkSpecializationInfo specialization;
    VkShaderModule module;
    VkResult vr;
    uint32_t i;
#ifdef VK_EXT_subgroup_size_control
    VkPipelineShaderStageRequiredSubgroupSizeCreateInfoEXT required;
#endif
    gpusort_result result = gpusorti_create_module(ctx, kernel, &module);
    if (result != GPUSORT_OK) return result;

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

static gpusort_result gpusorti_need_pipeline(gpusort_context *ctx, enum gpusorti_kernel kernel,
                                             const gpusorti_spec *spec, int addresses) {
    gpusorti_pipeline *p;
    gpusort_result result;
    if (gpusorti_find_pipeline(ctx, kernel, spec)) return GPUSORT_OK;
    if (ctx->pipeline_count == ctx->pipeline_capacity) {
        uint32_t capacity = ctx->pipeline_capacity ? 2 * ctx->pipeline_capacity : 16;
        gpusorti_pipeline *grown = (gpusorti_pipeline *)ctx->host.alloc(capacity * sizeof *grown,
                                                                        ctx->host.alloc_user);
        if (!grown)
            return gpusorti_fail(&ctx->host, GPUSORT_ERROR_OUT_OF_HOST_MEMORY, "no host memory for %u pipelines",
                                 capacity);
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
    if (ctx->enabled & GPUSORT_ENABLED_PUSH_DESCRIPTOR)
        set_info.flags = VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT_KHR;
    set_info.bindingCount = GPUSORTI_BINDINGS;
    set_info.pBindings = bindings;
    result = gpusorti_check(
        &ctx->host, ctx->vk.CreateDescriptorSetLayout(ctx->device, &set_info, ctx->vk_allocator, &ctx->set_layout),
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
    result = gpusorti_check(&ctx->host,
                            ctx->vk.CreatePipelineLayout(ctx->device, &info, ctx->vk_allocator, &ctx->buffer_layout),
                            "vkCreatePipelineLayout");
    if (result != GPUSORT_OK) return result;
    range.size += GPUSORTI_PUSH_ADDRESSES;
    info.setLayoutCount = 0;
    return gpusorti_check(&ctx->host,
                          ctx->vk.CreatePipelineLayout(ctx->device, &info, ctx->vk_allocator, &ctx->address_layout),
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
    int queue;                                     /* 0 any, 1 compute-only queue families, 2 those with graphics */
    uint32_t subgroup_size;                        /* to pin where that can be done; 0: the device's usual */
    gpusort_algorithm large;                       /* for AUTO, above the small counts */
    uint32_t radix_bits;                           /* of count / scan / scatter; one-sweep takes 8 where they fit */
    uint32_t small_count;                          /* AUTO sorts up to so many keys by tiles and merges */
    uint32_t polls;                                /* of a silent predecessor, before look-back counts its tile */
    uint32_t scan_size;                            /* invocations of scan.comp */
    uint32_t stride_groups;                        /* workgroups of the kernels that loop over the whole array */
    int prefers_addresses; /* passes are faster through device addresses than through bound buffers */
    gpusorti_shape scatter, tile, merge, exchange;
    gpusorti_shape histogram[2];    /* by words a key - 1 */
    gpusorti_shape onesweep_medium; /* keys of a word and nothing else, below 2^25 of them */
    gpusorti_shape onesweep[2][3];  /* by words a key - 1 and words a value */
} gpusorti_tuning;

/* The first row that fits the device. Shapes are {invocations, items, variant}. Measured here: the NVIDIA rows, on an H200,
 * and that of CPU drivers, for the time its pipelines take to compile; tools/TUNING.md has the log. In the other rows, what
 * the line above each names is published; the rest is a guess that waits for someone with the device and tools/tune. */
/* clang-format off */
static const gpusorti_tuning gpusorti_tunings[] = {
#define GPUSORTI_ONESWEEP_SHAPES(size, items, variant)                                                                 \
    {{{size, items, variant}, {size, items, variant}, {size, (items) / 2, variant}},                                   \
     {{size, (items) / 2, variant}, {size, (items) / 2, variant}, {size, (items) / 2, variant}}}
    /* an H200; its graphics and compute-only queue families measured the same with these shapes */
    {"NVIDIA", 0x10de, 0, 0, 0, 32, GPUSORT_ONESWEEP, 8, 1 << 18, 4096, 128, 264, 1,
     {512, 12, 0}, {512, 8, 0}, {512, 1, 0}, {512, 16, 0}, {{512, 16, 3}, {512, 8, 2}}, {512, 16, 0x1001},
     {{{512, 20, 0x1003}, {384, 21, 0x42002}, {384, 16, 0x43002}}, {{384, 14, 0x61003}, {384, 16, 0x43002}, {384, 12, 0x44002}}}},
    {"CPU drivers", 0, VK_PHYSICAL_DEVICE_TYPE_CPU, 0, 0, 0, GPUSORT_COUNT_SCAN_SCATTER, 8, 1 << 15, 64, 32, 256, 0,
     {256, 4, 0}, {64, 4, 0}, {64, 1, 0}, {64, 4, 0}, {{256, 2, 0}, {256, 2, 0}}, {256, 2, 0}, GPUSORTI_ONESWEEP_SHAPES(256, 2, 0)},
    /* 512 x 7 in subgroups of 32 and 256 x 17 are published for RDNA 2 and GCN; forward progress measured (SPAA 2025) */
    {"AMD RDNA", 0x1002, 0, 32, 0, 32, GPUSORT_ONESWEEP, 8, 1 << 16, 256, 128, 512, 0,
     {512, 7, 0}, {256, 8, 0}, {256, 1, 0}, {256, 16, 0}, {{256, 8, 0}, {256, 8, 0}}, {512, 7, 0}, GPUSORTI_ONESWEEP_SHAPES(512, 7, 0)},
    {"AMD GCN", 0x1002, 0, 0, 0, 64, GPUSORT_ONESWEEP, 8, 1 << 16, 256, 128, 512, 0,
     {256, 17, 0}, {256, 8, 0}, {256, 1, 0}, {256, 16, 0}, {{256, 8, 0}, {256, 8, 0}}, {256, 17, 0}, GPUSORTI_ONESWEEP_SHAPES(256, 17, 0)},
    /* 512 x 10 is published for Arc; forward progress measured on HD 620 (SPAA 2025) */
    {"Intel", 0x8086, 0, 0, 0, 0, GPUSORT_ONESWEEP, 8, 1 << 15, 256, 128, 256, 0,
     {256, 8, 0}, {256, 8, 0}, {256, 1, 0}, {256, 8, 0}, {{256, 8, 0}, {256, 8, 0}}, {512, 10, 0}, GPUSORTI_ONESWEEP_SHAPES(512, 10, 0)},
    /* no forward progress on M1 and M3 (SPAA 2025); digits of 4 bits are the steadiest (PlayCanvas) */
    {"Apple", 0x106b, 0, 0, 0, 0, GPUSORT_COUNT_SCAN_SCATTER, 4, 1 << 14, 64, 128, 256, 0,
     {256, 8, 0}, {256, 4, 0}, {256, 1, 0}, {256, 8, 0}, {{256, 8, 0}, {256, 8, 0}}, {256, 8, 0}, GPUSORTI_ONESWEEP_SHAPES(256, 8, 0)},
    /* no forward progress on Mali-G78 (SPAA 2025); 64 x 11 is published for Bifrost; digits of 4 bits (PlayCanvas) */
    {"Arm", 0x13b5, 0, 0, 0, 0, GPUSORT_COUNT_SCAN_SCATTER, 4, 1 << 13, 64, 128, 128, 0,
     {64, 11, 0}, {64, 8, 0}, {64, 1, 0}, {64, 8, 0}, {{64, 8, 0}, {64, 8, 0}}, {256, 8, 0}, GPUSORTI_ONESWEEP_SHAPES(256, 8, 0)},
    /* nothing is published: the shapes of unknown devices */
    {"Qualcomm", 0x5143, 0, 0, 0, 0, GPUSORT_COUNT_SCAN_SCATTER, 8, 1 << 13, 64, 128, 128, 0,
     {256, 7, 0}, {128, 8, 0}, {128, 1, 0}, {128, 8, 0}, {{256, 8, 0}, {256, 8, 0}}, {256, 8, 0}, GPUSORTI_ONESWEEP_SHAPES(256, 8, 0)},
    /* 256 x 7 within 16 KB of shared memory is published for unknown devices */
    {"unknown", 0, 0, 0, 0, 0, GPUSORT_COUNT_SCAN_SCATTER, 8, 1 << 14, 64, 128, 512, 0,
     {256, 7, 0}, {256, 8, 0}, {256, 1, 0}, {256, 8, 0}, {{256, 8, 0}, {256, 8, 0}}, {256, 8, 0}, GPUSORTI_ONESWEEP_SHAPES(256, 8, 0)},
#undef GPUSORTI_ONESWEEP_SHAPES
};
/* clang-format on */

/* algorithms of gpusorti_sort that only AUTO takes */
enum { GPUSORTI_TILES_AND_MERGES = GPUSORT_ODD_EVEN_MERGE + 1, GPUSORTI_TILES_AND_BUCKETS };

/* Small counts: tiles are sorted each by a workgroup; up to merge_count some runs at a time are merged; then, up to the rows'
 * counts, all at once by buckets, whose bounds come from samples. Measured on an H200. tracked: equal keys are told apart,
 * because they have values or because the window leaves bits out. */
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
    GPUSORTI_MERGE_WAYS = 4, /* runs that merge_tiles.comp merges, with a table of so many samples of each */
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
    gpusorti_shape shape;     /* of the kernel that moves the elements */
    uint32_t tiles_a_span;    /* count / scan / scatter: tiles of a workgroup */
    uint32_t tiles_a_portion; /* one-sweep: tiles of a dispatch */
    const struct gpusorti_buckets *buckets;
    uint32_t merges; /* tiles and merges: dispatches that each merge some runs */
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
static uint64_t gpusorti_packed_size(uint32_t count, uint32_t bits) {
    return gpusorti_ceil_div((uint64_t)count * bits, 32) * 4;
}

static uint32_t gpusorti_tile(const gpusorti_sort *sort) { return sort->shape.workgroup_size * sort->shape.items; }

static const gpusorti_tuning *gpusorti_find_tuning(const gpusort_context *ctx) {
    const gpusorti_tuning *row = gpusorti_tunings;
    int queue = (ctx->queue_flags & VK_QUEUE_GRAPHICS_BIT) ? 2 : 1;
    while ((row->vendor_id != 0 && row->vendor_id != ctx->caps.vendor_id) ||
           (row->device_type != 0 && row->device_type != ctx->caps.device_type) ||
           (row->subgroup_min != 0 && row->subgroup_min != ctx->caps.subgroup_min) ||
           (row->queue != 0 && row->queue != queue))
        row++;
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
    return ctx->caps.subgroups && (ctx->enabled & GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL) != 0 &&
           workgroup_size % size == 0 && workgroup_size / size <= ctx->caps.subgroup_max_per_group;
}

/* Lanes that kernels may count on in every subgroup. */
static uint32_t gpusorti_subgroup_size(const gpusort_context *ctx, uint32_t workgroup_size) {
    return gpusorti_pinned(ctx, workgroup_size) ? gpusorti_wanted_subgroup(ctx) : ctx->caps.subgroup_min;
}

/* Words of shared memory that a shape takes, as the kernels declare them. */
typedef uint32_t (*gpusorti_shared_words)(const gpusort_context *ctx, const gpusorti_sort *sort,
                                          const gpusorti_shape *shape);

static uint32_t gpusorti_scatter_words(const gpusort_context *ctx, const gpusorti_sort *sort,
                                       const gpusorti_shape *shape) {
    uint32_t radix = 1u << sort->radix_bits, tile = shape->workgroup_size * shape->items;
    uint32_t subgroups = shape->workgroup_size / gpusorti_subgroup_size(ctx, shape->workgroup_size);
    uint32_t exchange = tile * gpusorti_max(sort->key_words, sort->value_words);
    if (!ctx->caps.subgroups) return exchange + tile + 2 * shape->workgroup_size + 3 * radix;
    return exchange + subgroups * radix + subgroups + 2 * radix + 1;
}

static uint32_t gpusorti_onesweep_words(const gpusort_context *ctx, const gpusorti_sort *sort,
                                        const gpusorti_shape *shape) {
    const uint32_t radix = 1u << sort->radix_bits, rounds = 1 + (shape->variant >> 12 & 15);
    const uint32_t subgroups = shape->workgroup_size / gpusorti_subgroup_size(ctx, shape->workgroup_size);
    const uint32_t round_items = (shape->items + rounds - 1) / rounds;
    const uint32_t exchange = (round_items * shape->workgroup_size + 1) * (sort->key_words + sort->value_words);
    const uint32_t counters = (shape->variant & 16) ? (subgroups + 1) / 2 : subgroups; /* of 16 or 32 bits */
    return gpusorti_max(exchange, counters * radix) + 2 * radix + subgroups + 3;
}

/* Whether tile_sort.comp has to tell equal keys apart. */
static uint32_t gpusorti_tracked(const gpusorti_sort *sort) {
    return sort->value_words != 0 || sort->bit_count != sort->key_bits;
}

static uint32_t gpusorti_tile_words(const gpusort_context *ctx, const gpusorti_sort *sort,
                                    const gpusorti_shape *shape) {
    (void)ctx;
    return shape->workgroup_size * (shape->items + 1) * (sort->key_words + gpusorti_tracked(sort));
}

static uint32_t gpusorti_exchange_words(const gpusort_context *ctx, const gpusorti_sort *sort,
                                        const gpusorti_shape *shape) {
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
static int gpusorti_fit_shape(const gpusort_context *ctx, const gpusorti_sort *sort, gpusorti_shape wish,
                              const gpusorti_demands *demands, gpusorti_shape *out) {
    const uint32_t limit = ctx->caps.max_shared / 4, size_limit = ctx->caps.max_invocations < ctx->caps.max_size_x
                                                                      ? ctx->caps.max_invocations
                                                                      : ctx->caps.max_size_x;
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
    const int medium = sort->key_words == 1 && sort->value_words == 0 && sort->count < 1u << 25;
    gpusorti_shape wish = medium ? ctx->tuning->onesweep_medium
                                 : ctx->tuning->onesweep[sort->key_words - 1][sort->value_words];
    gpusorti_demands demands = {gpusorti_onesweep_words, 0, 4, 0};
    if (!ctx->caps.subgroups) return 0;
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
        if (bytes > ctx->caps.max_shared ||
            gpusorti_max(row->tile_size, row->bucket_size) > ctx->caps.max_invocations)
            return 0;
        sort->buckets = row;
        sort->shape.workgroup_size = row->tile_size;
        sort->shape.items = 8;
        sort->shape.variant = 0;
        return 1;
    }
    return 0;
}

/* Small counts; 0 where the count is not small. */
static int gpusorti_shape_small(const gpusort_context *ctx, gpusorti_sort *sort) {
    const gpusorti_demands demands = {gpusorti_tile_words, 32, 4, 1};
    const int plain = sort->key_words == 1 && !gpusorti_tracked(sort); /* keys of a word and nothing else */
    const uint32_t merge_count = plain                                            ? 1u << 14
                                 : sort->key_words == 2 && sort->value_words != 0 ? 1u << 16
                                                                                  : 1u << 15;
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
            return gpusorti_fail(&ctx->host, GPUSORT_ERROR_UNSUPPORTED,
                                 "GPUSORT_ONESWEEP needs subgroup operations (basic, ballot, arithmetic)");
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
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_UNSUPPORTED,
                             "this device's workgroups are too small: %u invocations, %u bytes shared",
                             ctx->caps.max_invocations, ctx->caps.max_shared);
    sort->pass_count = (uint32_t)gpusorti_ceil_div(sort->bit_count, sort->radix_bits);
    return GPUSORT_OK;
}

static int gpusorti_fits_ranges(const gpusort_context *ctx, const gpusorti_sort *sort) {
    uint64_t range = ctx->caps.max_range;
    return gpusorti_packed_size(sort->count, sort->key_bits) <= range &&
           (uint64_t)sort->count * sort->value_size <= range && sort->keys - sort->control <= range &&
           sort->values - sort->keys <= range && sort->end - (sort->wide ? sort->values : sort->keys_alt) <= range;
}

/* Whether a pass can store packed keys of 8 or 16 bits. */
static int gpusorti_stores_narrow(const gpusort_context *ctx, const gpusorti_sort *sort) {
    return sort->algorithm == GPUSORT_ONESWEEP && sort->mode != GPUSORTI_ADDRESSES &&
           (ctx->enabled & GPUSORTI_NARROW) == GPUSORTI_NARROW;
}

/* Layout of scratch; sections that bind together lie together. */
static void gpusorti_layout(const gpusort_context *ctx, gpusorti_sort *sort) {
    const uint64_t n = sort->count, radix = (uint64_t)1 << sort->radix_bits,
                   tiles = gpusorti_ceil_div(n, gpusorti_tile(sort));
    const int passes = sort->algorithm == GPUSORT_ONESWEEP || sort->algorithm == GPUSORT_COUNT_SCAN_SCATTER;
    const int buckets = sort->algorithm == GPUSORTI_TILES_AND_BUCKETS, twins = passes || buckets || sort->merges != 0;
    const int keep = (sort->flags & GPUSORT_KEEP_KEYS) != 0;
    uint64_t end = 0;
    /* Packed keys are unpacked first where no step can store them; so are keys that must stay as they are but would be
     * written before the last step. A single tile has neither trouble. */
    sort->unpacked = twins && !(keep && (buckets || sort->merges == 1)) &&
                     (keep || (sort->key_bits < 32 && !gpusorti_stores_narrow(ctx, sort)));
    if (sort->algorithm != GPUSORT_ODD_EVEN_MERGE || sort->wide)
        sort->control = gpusorti_section(&end,
                                         4 * (GPUSORTI_CONTROL_HISTOGRAMS + (passes ? sort->pass_count * radix : 0)));
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
        gpusorti_section(&end, 4 * (samples * sort->key_words +
                                    gpusorti_ceil_div(n, sort->buckets->bucket) * GPUSORTI_BOUND_WORDS));
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
static gpusort_result gpusorti_resolve(const gpusort_context *ctx, const gpusort_cmd_args *args, int own,
                                       gpusorti_sort *sort) {
    const gpusorti_host *host = &ctx->host;
    const char *what = own ? "gpusort_host_args" : "gpusort_cmd_args";
    const struct gpusorti_type *type;
    gpusort_result result;
    int addresses;

    if (args->start_canary != 0 || args->end_canary != 0)
        return gpusorti_fail(host, GPUSORT_ERROR_INVALID_ARGUMENT,
                             "%s.%s_canary is not 0: zero the whole structure first", what,
                             args->start_canary ? "start" : "end");
    if ((uint32_t)args->key_type >= GPUSORTI_TYPE_COUNT)
        return gpusorti_fail(host, GPUSORT_ERROR_INVALID_ARGUMENT, "%s.key_type: %d is no gpusort_type", what,
                             (int)args->key_type);
    if ((uint32_t)args->order > GPUSORT_DESCENDING)
        return gpusorti_fail(host, GPUSORT_ERROR_INVALID_ARGUMENT, "%s.order: %d is no gpusort_order", what,
                             (int)args->order);
    if ((uint32_t)args->algorithm > GPUSORT_ODD_EVEN_MERGE)
        return gpusorti_fail(host, GPUSORT_ERROR_INVALID_ARGUMENT, "%s.algorithm: %d is no gpusort_algorithm", what,
                             (int)args->algorithm);
    if (args->flags & ~(uint32_t)(GPUSORT_WRITE_INDICES | GPUSORT_KEEP_KEYS | GPUSORT_ADDRESSABLE))
        return gpusorti_fail(host, GPUSORT_ERROR_INVALID_ARGUMENT, "%s.flags: 0x%x has unknown bits", what,
                             args->flags);
    if (args->value_size % 4 != 0 || args->value_size > GPUSORTI_MAX_VALUE_SIZE)
        return gpusorti_fail(host, GPUSORT_ERROR_INVALID_ARGUMENT,
                             "%s.value_size: %u is not a multiple of 4 up to %d", what, args->value_size,
                             (int)GPUSORTI_MAX_VALUE_SIZE);
    if ((args->flags & GPUSORT_WRITE_INDICES) && args->value_size != 4)
        return gpusorti_fail(host, GPUSORT_ERROR_INVALID_ARGUMENT,
                             "%s.value_size: GPUSORT_WRITE_INDICES needs 4, not %u", what, args->value_size);
    if ((args->flags & GPUSORT_KEEP_KEYS) && args->value_size == 0)
        return gpusorti_fail(host, GPUSORT_ERROR_INVALID_ARGUMENT,
                             "%s.value_size: GPUSORT_KEEP_KEYS without values sorts nothing", what);
    type = &gpusorti_types[args->key_type];
    if (args->first_bit >= type->bits || args->bit_count > type->bits - args->first_bit)
        return gpusorti_fail(host, GPUSORT_ERROR_INVALID_ARGUMENT,
                             "%s.%s: bits [%u, %u + %u) are not in a key of %u bits", what,
                             args->first_bit >= type->bits ? "first_bit" : "bit_count", args->first_bit,
                             args->first_bit, args->bit_count, type->bits);
    if (args->segment_count != 0 || args->segments.buffer != VK_NULL_HANDLE)
        return gpusorti_fail(host, GPUSORT_ERROR_UNSUPPORTED, "%s.%s: segmented sorts are not offered yet", what,
                             args->segment_count ? "segment_count" : "segments");
    if (args->count > 0xffffffffu)
        return gpusorti_fail(host, GPUSORT_ERROR_TOO_LARGE, "%s.count: %llu is over 2^32 - 1", what,
                             (unsigned long long)args->count);

    memset(sort, 0, sizeof *sort);
    sort->count = (uint32_t)args->count;
    sort->key_bits = type->bits;
    sort->key_words = type->bits == 64 ? 2 : 1;
    sort->key_kind = type->kind;
    sort->descending = args->order == GPUSORT_DESCENDING;
    sort->value_size = args->value_size;
    sort->wide = args->value_size > 8;
    sort->value_words = sort->wide ? 1 : args->value_size / 4;
    sort->flags = (args->flags & (uint32_t)(GPUSORT_WRITE_INDICES | GPUSORT_KEEP_KEYS)) |
                  (sort->wide ? (uint32_t)GPUSORT_WRITE_INDICES : 0u);
    if (args->count_buffer.buffer != VK_NULL_HANDLE) sort->flags |= GPUSORTI_FLAG_GPU_COUNT;
    sort->first_bit = args->first_bit;
    sort->bit_count = args->bit_count ? args->bit_count : type->bits - args->first_bit;
    if (args->algorithm == GPUSORT_ODD_EVEN_MERGE && (sort->flags & GPUSORT_KEEP_KEYS))
        return gpusorti_fail(host, GPUSORT_ERROR_UNSUPPORTED,
                             "%s.flags: GPUSORT_ODD_EVEN_MERGE sorts in place, it cannot keep the keys", what);

    addresses = (ctx->enabled & GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS) != 0;
    if (ctx->enabled & GPUSORT_ENABLED_PUSH_DESCRIPTOR)
        sort->mode = GPUSORTI_PUSHED_BUFFERS;
    else if (own)
        sort->mode = GPUSORTI_POOLED_BUFFERS;
    else if (addresses)
        sort->mode = GPUSORTI_ADDRESSES;
    else
        return gpusorti_fail(
            host, GPUSORT_ERROR_UNSUPPORTED,
            "gpusort_desc.enabled: recording needs VK_KHR_push_descriptor or buffer device addresses");
    result = gpusorti_choose(ctx, args->algorithm, sort);
    if (result != GPUSORT_OK) return result;
    if (sort->algorithm == GPUSORT_ONESWEEP && sort->key_bits >= 32 && addresses && ctx->tuning->prefers_addresses &&
        (own || (args->flags & GPUSORT_ADDRESSABLE)))
        sort->mode = GPUSORTI_ADDRESSES;
    gpusorti_layout(ctx, sort);
    if (sort->mode == GPUSORTI_ADDRESSES || gpusorti_fits_ranges(ctx, sort)) return GPUSORT_OK;
    if (!addresses)
        return gpusorti_fail(
            host, GPUSORT_ERROR_TOO_LARGE,
            "%s.count: %u elements pass the device's maxStorageBufferRange of %llu bytes, and device addresses are not enabled",
            what, sort->count, (unsigned long long)ctx->caps.max_range);
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
    int indirect; /* word of the control block where the size is, or -1 */
} gpusorti_step;

/* indirect sizes for a count on the GPU, as in begin.comp */
enum {
    GPUSORTI_DISPATCH_TILES = GPUSORTI_CONTROL_DISPATCH,
    GPUSORTI_DISPATCH_MERGES = GPUSORTI_CONTROL_DISPATCH + 4,
    GPUSORTI_DISPATCH_STRIDE = GPUSORTI_CONTROL_DISPATCH + 8
};

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

static gpusorti_step gpusorti_step_of(const gpusorti_walk *walk, enum gpusorti_kernel kernel,
                                      const gpusorti_shape *shape, uint64_t groups, int indirect) {
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

/* A skipped pass of many workgroups costs nothing where the plan made its size 0; an indirect size of its own costs more
 * than it saves where there are few. */
static void gpusorti_size_by_plan(const gpusorti_walk *walk, uint32_t pass, gpusorti_step *step) {
    if (walk->sort->count >= 1u << 22) step->indirect = GPUSORTI_CONTROL_PASS_SIZES + 4 * (int)pass;
}

static void gpusorti_visit_step(gpusorti_walk *walk, const gpusorti_step *step) {
    if (walk->result == GPUSORT_OK) walk->result = walk->visit(walk->user, walk->sort, step);
}

/* A kernel that loops over the array, one element an invocation at a time. */
static gpusorti_step gpusorti_stride_step(const gpusorti_walk *walk, enum gpusorti_kernel kernel, uint32_t variant,
                                          uint64_t work_items) {
    gpusorti_shape shape;
    uint64_t groups;
    shape.workgroup_size = walk->ctx->caps.max_invocations < 256 ? 128 : 256;
    shape.items = 1;
    shape.variant = variant;
    groups = gpusorti_ceil_div(work_items, shape.workgroup_size);
    return gpusorti_step_of(walk, kernel, &shape,
                            groups < walk->ctx->tuning->stride_groups ? groups : walk->ctx->tuning->stride_groups,
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
        gpusorti_step step = gpusorti_stride_step(walk, GPUSORTI_KERNEL_gather, variant,
                                                  (uint64_t)sort->count * sort->value_size / 4);
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
    const enum gpusorti_kernel kernel = walk->ctx->caps.subgroups ? GPUSORTI_KERNEL_scatter
                                                                  : GPUSORTI_KERNEL_scatter_basic;
    const uint32_t span = gpusorti_tile(sort) * sort->tiles_a_span;
    const uint64_t spans = gpusorti_ceil_div(sort->count, span);
    gpusorti_shape scan_shape = {0, 1, 0};
    uint32_t p;
    scan_shape.workgroup_size = walk->ctx->tuning->scan_size;
    for (p = 0; p < sort->pass_count; p++) {
        gpusorti_step count = gpusorti_step_of(walk, GPUSORTI_KERNEL_count, &sort->shape, spans,
                                               GPUSORTI_DISPATCH_TILES);
        gpusorti_step scan = gpusorti_step_of(walk, GPUSORTI_KERNEL_scan, &scan_shape,
                                              (uint64_t)1 << sort->radix_bits, -1);
        gpusorti_step scatter = gpusorti_step_of(walk, kernel, &sort->shape, spans, GPUSORTI_DISPATCH_TILES);
        count.spec.variant = scan.spec.variant = p == 0;
        count.push.pass = scan.push.pass = scatter.push.pass = p;
        count.push.arg[0] = scan.push.arg[0] = scatter.push.arg[0] = span;
        if (p > 0) gpusorti_size_by_plan(walk, p, &count);
        gpusorti_size_by_plan(walk, p, &scatter);
        gpusorti_visit_step(walk, &count);
        gpusorti_visit_step(walk, &scan);
        gpusorti_visit_step(walk, &scatter);
    }
}

static void gpusorti_walk_onesweep(gpusorti_walk *walk) {
    const gpusorti_sort *sort = walk->sort;
    const uint64_t tiles = gpusorti_ceil_div(sort->count, gpusorti_tile(sort));
    const uint32_t portions = (uint32_t)gpusorti_ceil_div(tiles, sort->tiles_a_portion),
                   radix = 1u << sort->radix_bits;
    const enum gpusorti_kernel kernel = sort->key_bits < 32 && !sort->unpacked ? GPUSORTI_KERNEL_onesweep_narrow
                                                                               : GPUSORTI_KERNEL_onesweep;
    gpusorti_shape shape = walk->ctx->tuning->histogram[sort->key_words - 1];
    gpusorti_step step;
    uint64_t groups;
    uint32_t p, portion;

    while (shape.workgroup_size > walk->ctx->caps.max_invocations) shape.workgroup_size /= 2;
    while (shape.variant > 0 &&
           4 * (gpusorti_ceil_div(sort->key_bits, sort->radix_bits) << (sort->radix_bits + shape.variant)) + 64 >
               walk->ctx->caps.max_shared)
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
    step.push.arg[0] = gpusorti_tile(sort);
    gpusorti_visit_step(walk, &step);

    for (p = 0; p < sort->pass_count; p++) {
        for (portion = 0; portion < portions; portion++) {
            uint64_t left = tiles - (uint64_t)portion * sort->tiles_a_portion;
            step = gpusorti_step_of(walk, kernel, &sort->shape,
                                    left < sort->tiles_a_portion ? left : sort->tiles_a_portion,
                                    GPUSORTI_DISPATCH_TILES);
            step.push.pass = p;
            step.push.arg[0] = sort->tiles_a_portion;
            step.push.arg[1] = portion;
            step.push.arg[2] = walk->ctx->tuning->polls;
            step.push.arg[3] = portions;
            if (portions == 1) gpusorti_size_by_plan(walk, p, &step);
#ifdef GPUSORT_TEST_STALL
            step.spec.variant |= walk->ctx->stall << 8;
            if (walk->ctx->stall) step.push.arg[2] = 8;
#endif
            gpusorti_visit_step(walk, &step);
        }
    }
}

enum {
    GPUSORTI_TILE_ENCODE = 1,
    GPUSORTI_TILE_DECODE = 2,
    GPUSORTI_TILE_TO_ALT = 4
}; /* as in tile_sort.comp and merge_tiles.comp */

static gpusorti_shape gpusorti_merge_shape(const gpusort_context *ctx) {
    gpusorti_shape shape = ctx->tuning->merge;
    while (shape.workgroup_size > ctx->caps.max_invocations) shape.workgroup_size /= 2;
    shape.variant = GPUSORTI_MERGE_WAYS | GPUSORTI_MERGE_TABLE << 8;
    return shape;
}

static gpusorti_step gpusorti_tile_step(const gpusorti_walk *walk, uint32_t arg0) {
    const gpusorti_sort *sort = walk->sort;
    gpusorti_step step = gpusorti_step_of(walk, GPUSORTI_KERNEL_tile_sort, &sort->shape,
                                          gpusorti_ceil_div(sort->count, gpusorti_tile(sort)),
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
    shape.workgroup_size = walk->ctx->caps.max_invocations < 1024
                               ? gpusorti_power_below(walk->ctx->caps.max_invocations)
                               : 1024;
    shape.items = 1;
    shape.variant = samples;
    steps[1] = gpusorti_step_of(walk, GPUSORTI_KERNEL_split_runs, &shape,
                                gpusorti_ceil_div(gpusorti_max(sort->count / row->sample_stride, 1), 32), -1);
    shape.workgroup_size = row->bucket_size;
    shape.items = 8;
    shape.variant = (uint32_t)(sort->bit_count == sort->key_bits) | row->log_capacity << 8;
    steps[2] = gpusorti_step_of(walk, GPUSORTI_KERNEL_merge_buckets, &shape,
                                gpusorti_ceil_div(sort->count, row->bucket), -1);
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
    uint32_t log_columns; /* neighbouring elements that a workgroup reads together, where it can */
    uint32_t log_columns_min;
} gpusorti_network;

static void gpusorti_network_step(const gpusorti_network *net, uint32_t groups, const uint32_t args[4]) {
    gpusorti_step step = gpusorti_step_of(net->walk, GPUSORTI_KERNEL_odd_even_merge, &net->walk->sort->shape, groups,
                                          -1);
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
    while (gpusorti_network_reach(net, steps, net->log_columns_min) + net->log_tile - net->log_columns_min <
           log_block)
        steps++;
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
    for (log_block = net.log_tile + 1; log_block <= 32 && (n - 1) >> (log_block - 1) != 0; log_block++)
        gpusorti_network_level(&net, n, log_block);
}

/* Visits the steps of a sort in the order of their execution. */
static gpusort_result gpusorti_walk_steps(const gpusort_context *ctx, const gpusorti_sort *sort,
                                          const gpusort_cmd_args *args, gpusorti_visit visit, void *user) {
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
    step->range[0] = sort->unpacked ? (uint64_t)sort->count * sort->key_words * 4
                                    : gpusorti_packed_size(sort->count, sort->key_bits);
    step->range[1] = (uint64_t)sort->count * sort->value_words * 4;
    step->range[2] = sort->end - sort->keys_alt;
    step->range[3] = sort->keys - sort->control;
    step->values_alt = sort->values_alt;
    if (sort->value_words)
        step->push.values_alt_base = (uint32_t)((sort->values_alt - sort->keys_alt) / (4 * sort->value_words));

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
} gpusorti_recorder;

static void gpusorti_barrier(const gpusort_context *ctx, VkCommandBuffer commands, VkPipelineStageFlags from,
                             VkAccessFlags from_access, VkPipelineStageFlags to, VkAccessFlags to_access) {
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
static gpusort_result gpusorti_bind_buffers(gpusorti_recorder *recorder, const gpusorti_sort *sort,
                                            const gpusorti_step *step) {
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
        ctx->vk.CmdBindDescriptorSets(recorder->commands, VK_PIPELINE_BIND_POINT_COMPUTE, ctx->buffer_layout, 0, 1,
                                      &set, 0, NULL);
    } else
        ctx->vk.CmdPushDescriptorSet(recorder->commands, VK_PIPELINE_BIND_POINT_COMPUTE, ctx->buffer_layout, 0,
                                     GPUSORTI_BINDINGS, writes);
    return GPUSORT_OK;
}

static gpusort_result gpusorti_record_step(void *user, const gpusorti_sort *sort, const gpusorti_step *step) {
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
                                    step->bound[3].offset + 4u * (uint32_t)step->indirect);
    } else {
        const uint64_t most = GPUSORTI_MAX_GROUPS, x = step->groups < most ? step->groups : most;
        ctx->vk.CmdDispatch(recorder->commands, (uint32_t)x, (uint32_t)gpusorti_ceil_div(step->groups, x), 1);
    }
    return GPUSORT_OK;
}

/* Visitors that record nothing: compile what is missing; find out whether anything is. */
static gpusort_result gpusorti_prepare_step(void *user, const gpusorti_sort *sort, const gpusorti_step *step) {
    return gpusorti_need_pipeline((gpusort_context *)user, step->kernel, &step->spec,
                                  sort->mode == GPUSORTI_ADDRESSES);
}

static gpusort_result gpusorti_find_step(void *user, const gpusorti_sort *sort, const gpusorti_step *step) {
    const gpusort_context *ctx = (const gpusort_context *)user;
    (void)sort;
    if (gpusorti_find_pipeline(ctx, step->kernel, &step->spec)) return GPUSORT_OK;
    return gpusorti_fail(&ctx->host, GPUSORT_ERROR_NOT_PREPARED, "gpusort_prepare() has not seen this kind of sort");
}

static gpusort_result gpusorti_check_range(const gpusort_context *ctx, const char *name, gpusort_range range,
                                           uint64_t element, int addresses) {
    uint64_t alignment = element < 4 ? 4 : element;
    if (range.buffer == VK_NULL_HANDLE)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_cmd_args.%s.buffer is NULL", name);
    if (!addresses && ctx->caps.offset_alignment > alignment) alignment = ctx->caps.offset_alignment;
    if (range.offset % alignment != 0)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT,
                             "gpusort_cmd_args.%s.offset: %llu is not a multiple of %llu", name,
                             (unsigned long long)range.offset, (unsigned long long)alignment);
    return GPUSORT_OK;
}

static gpusort_result gpusorti_check_apart(const gpusort_context *ctx, const char *name_a, gpusort_range a,
                                           uint64_t size_a, const char *name_b, gpusort_range b, uint64_t size_b) {
    if (a.buffer != b.buffer || size_a == 0 || size_b == 0 || a.offset + size_a <= b.offset ||
        b.offset + size_b <= a.offset)
        return GPUSORT_OK;
    return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_cmd_args.%s overlaps %s", name_b,
                         name_a);
}

/* The buffers of a sort of more than no elements. */
static gpusort_result gpusorti_check_buffers(const gpusort_context *ctx, const gpusort_cmd_args *args,
                                             const gpusorti_sort *sort) {
    int addresses = sort->mode == GPUSORTI_ADDRESSES;
    uint64_t keys_size = gpusorti_packed_size(sort->count, sort->key_bits),
             values_size = (uint64_t)sort->count * sort->value_size;
    gpusort_result result = gpusorti_check_range(ctx, "keys", args->keys, sort->key_bits / 8, addresses);
    if (result == GPUSORT_OK && sort->value_size != 0)
        result = gpusorti_check_range(ctx, "values", args->values, sort->value_size == 8 ? 8 : 4, addresses);
    if (result == GPUSORT_OK && sort->end != 0)
        result = gpusorti_check_range(ctx, "scratch", args->scratch, GPUSORTI_ALIGNMENT, addresses);
    if (result == GPUSORT_OK && (sort->flags & GPUSORTI_FLAG_GPU_COUNT))
        result = gpusorti_check_range(ctx, "count_buffer", args->count_buffer, 4, addresses);
    if (result == GPUSORT_OK)
        result = gpusorti_check_apart(ctx, "keys", args->keys, keys_size, "values", args->values, values_size);
    if (result == GPUSORT_OK)
        result = gpusorti_check_apart(ctx, "keys", args->keys, keys_size, "scratch", args->scratch, sort->end);
    if (result == GPUSORT_OK)
        result = gpusorti_check_apart(ctx, "values", args->values, values_size, "scratch", args->scratch, sort->end);
    return result;
}

static gpusort_result gpusorti_record(const gpusort_context *ctx, VkCommandBuffer commands,
                                      const gpusort_cmd_args *args, const gpusorti_sort *sort) {
    gpusorti_recorder recorder;
    recorder.ctx = ctx;
    recorder.commands = commands;
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
static uint32_t gpusorti_memory_type(const gpusort_context *ctx, uint32_t allowed, VkMemoryPropertyFlags required,
                                     VkMemoryPropertyFlags wished) {
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
    result = gpusorti_check(&ctx->host, ctx->vk.CreateBuffer(ctx->device, &info, ctx->vk_allocator, &b->buffer),
                            "vkCreateBuffer");
    if (result != GPUSORT_OK) return result;
    ctx->vk.GetBufferMemoryRequirements(ctx->device, b->buffer, &requirements);
    allocate.allocationSize = requirements.size;
    allocate.memoryTypeIndex = staging ? gpusorti_memory_type(ctx, requirements.memoryTypeBits,
                                                              VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT |
                                                                  VK_MEMORY_PROPERTY_HOST_COHERENT_BIT,
                                                              VK_MEMORY_PROPERTY_HOST_CACHED_BIT)
                                       : gpusorti_memory_type(ctx, requirements.memoryTypeBits, 0,
                                                              VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT);
    if (allocate.memoryTypeIndex == 0xffffffffu)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY,
                             "no memory type serves a buffer of %llu bytes", (unsigned long long)size);
    result = gpusorti_check(&ctx->host, ctx->vk.AllocateMemory(ctx->device, &allocate, ctx->vk_allocator, &b->memory),
                            "vkAllocateMemory");
    if (result != GPUSORT_OK) return result;
    result = gpusorti_check(&ctx->host, ctx->vk.BindBufferMemory(ctx->device, b->buffer, b->memory, 0),
                            "vkBindBufferMemory");
    if (result == GPUSORT_OK && staging)
        result = gpusorti_check(
            &ctx->host, ctx->vk.MapMemory(ctx->device, b->memory, 0, VK_WHOLE_SIZE, 0, &b->mapped), "vkMapMemory");
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
            return gpusorti_fail(&ctx->host, GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY,
                                 "gpusort_desc.memory_budget: %llu bytes do not hold %llu more",
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
        for (i = 0, result = GPUSORT_OK; i < GPUSORTI_OWN_BUFFERS && result == GPUSORT_OK; i++)
            result = gpusorti_need_buffer(ctx, i, size[i]);
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
        result = gpusorti_check(&ctx->host,
                                ctx->vk.CreateCommandPool(ctx->device, &info, ctx->vk_allocator, &ctx->command_pool),
                                "vkCreateCommandPool");
        if (result != GPUSORT_OK) return result;
    }
    if (!ctx->commands[0]) {
        VkCommandBufferAllocateInfo info;
        memset(&info, 0, sizeof info);
        info.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO;
        info.commandPool = ctx->command_pool;
        info.level = VK_COMMAND_BUFFER_LEVEL_PRIMARY;
        info.commandBufferCount = 2;
        result = gpusorti_check(&ctx->host, ctx->vk.AllocateCommandBuffers(ctx->device, &info, ctx->commands),
                                "vkAllocateCommandBuffers");
        if (result != GPUSORT_OK) {
            ctx->commands[0] = NULL;
            return result;
        }
    }
    if (ctx->fence == VK_NULL_HANDLE) {
        VkFenceCreateInfo info;
        memset(&info, 0, sizeof info);
        info.sType = VK_STRUCTURE_TYPE_FENCE_CREATE_INFO;
        result = gpusorti_check(&ctx->host, ctx->vk.CreateFence(ctx->device, &info, ctx->vk_allocator, &ctx->fence),
                                "vkCreateFence");
        if (result != GPUSORT_OK) return result;
    }
    if (ctx->queries == VK_NULL_HANDLE && ctx->timestamp_bits != 0) {
        VkQueryPoolCreateInfo info;
        memset(&info, 0, sizeof info);
        info.sType = VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO;
        info.queryType = VK_QUERY_TYPE_TIMESTAMP;
        info.queryCount = 2;
        result = gpusorti_check(&ctx->host,
                                ctx->vk.CreateQueryPool(ctx->device, &info, ctx->vk_allocator, &ctx->queries),
                                "vkCreateQueryPool");
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
        result = gpusorti_check(
            &ctx->host, ctx->vk.CreateDescriptorPool(ctx->device, &info, ctx->vk_allocator, &ctx->descriptor_pool),
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
    result = gpusorti_check(&ctx->host, ctx->vk.WaitForFences(ctx->device, 1, &ctx->fence, VK_TRUE, UINT64_MAX),
                            "vkWaitForFences");
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

static void gpusorti_copy(gpusort_context *ctx, VkCommandBuffer commands, VkBuffer from, uint64_t from_offset,
                          VkBuffer to, uint64_t to_offset, uint64_t size) {
    VkBufferCopy region;
    if (size == 0) return;
    region.srcOffset = from_offset;
    region.dstOffset = to_offset;
    region.size = size;
    ctx->vk.CmdCopyBuffer(commands, from, to, 1, &region);
}

/* Staging holds keys, then values; the caller's arrays are written when everything has succeeded, or not at all. */
static gpusort_result gpusorti_sort_staged(gpusort_context *ctx, const gpusort_host_args *args,
                                           const gpusort_cmd_args *cmd, const gpusorti_sort *sort,
                                           gpusort_timings *timings) {
    const uint64_t keys_size = (uint64_t)args->count * sort->key_bits / 8,
                   values_size = (uint64_t)args->count * args->value_size;
    const uint64_t values_at = gpusorti_ceil_div(keys_size, 16) * 16;
    const uint64_t upload_values = (args->flags & GPUSORT_WRITE_INDICES) ? 0 : values_size;
    const uint64_t download_keys = (args->flags & GPUSORT_KEEP_KEYS) ? 0 : keys_size;
    const VkBuffer staging = ctx->buffers[GPUSORTI_OWN_STAGING].buffer;
    char *mapped = (char *)ctx->buffers[GPUSORTI_OWN_STAGING].mapped;
    const int timed = ctx->timestamp_bits != 0;
    double start = gpusorti_now_ms(), uploaded, sorted, end;
    uint64_t ticks[2] = {0, 0};
    gpusort_result result;

    result = gpusorti_check(&ctx->host, ctx->vk.ResetCommandPool(ctx->device, ctx->command_pool, 0),
                            "vkResetCommandPool");
    if (result == GPUSORT_OK && sort->mode == GPUSORTI_POOLED_BUFFERS)
        result = gpusorti_check(&ctx->host, ctx->vk.ResetDescriptorPool(ctx->device, ctx->descriptor_pool, 0),
                                "vkResetDescriptorPool");

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
    gpusorti_barrier(ctx, ctx->commands[1], VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT,
                     VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT);
    if (timed) {
        ctx->vk.CmdResetQueryPool(ctx->commands[1], ctx->queries, 0, 2);
        ctx->vk.CmdWriteTimestamp(ctx->commands[1], VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT, ctx->queries, 0);
    }
    result = gpusorti_record(ctx, ctx->commands[1], cmd, sort);
    if (result != GPUSORT_OK) return result;
    if (timed) ctx->vk.CmdWriteTimestamp(ctx->commands[1], VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, ctx->queries, 1);
    gpusorti_barrier(ctx, ctx->commands[1], VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_WRITE_BIT,
                     VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_READ_BIT);

    /* download */
    gpusorti_copy(ctx, ctx->commands[1], cmd->keys.buffer, 0, staging, 0, download_keys);
    gpusorti_copy(ctx, ctx->commands[1], cmd->values.buffer, 0, staging, values_at, values_size);
    gpusorti_barrier(ctx, ctx->commands[1], VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT,
                     VK_PIPELINE_STAGE_HOST_BIT, VK_ACCESS_HOST_READ_BIT);
    result = gpusorti_run_commands(ctx, ctx->commands[1]);
    if (result == GPUSORT_OK && timed)
        result = gpusorti_check(&ctx->host,
                                ctx->vk.GetQueryPoolResults(ctx->device, ctx->queries, 0, 2, sizeof ticks, ticks,
                                                            sizeof ticks[0],
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
        timings->sort_ms = timed ? (double)((ticks[1] - ticks[0]) & mask) * (double)ctx->caps.timestamp_period * 1e-6
                                 : sorted - uploaded;
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
        for (i = 0; i < ctx->pipeline_count; i++)
            ctx->vk.DestroyPipeline(ctx->device, ctx->pipelines[i].handle, ctx->vk_allocator);
        if (ctx->queries != VK_NULL_HANDLE) ctx->vk.DestroyQueryPool(ctx->device, ctx->queries, ctx->vk_allocator);
        if (ctx->fence != VK_NULL_HANDLE) ctx->vk.DestroyFence(ctx->device, ctx->fence, ctx->vk_allocator);
        if (ctx->command_pool != VK_NULL_HANDLE)
            ctx->vk.DestroyCommandPool(ctx->device, ctx->command_pool, ctx->vk_allocator);
        if (ctx->descriptor_pool != VK_NULL_HANDLE)
            ctx->vk.DestroyDescriptorPool(ctx->device, ctx->descriptor_pool, ctx->vk_allocator);
        if (ctx->address_layout != VK_NULL_HANDLE)
            ctx->vk.DestroyPipelineLayout(ctx->device, ctx->address_layout, ctx->vk_allocator);
        if (ctx->buffer_layout != VK_NULL_HANDLE)
            ctx->vk.DestroyPipelineLayout(ctx->device, ctx->buffer_layout, ctx->vk_allocator);
        if (ctx->set_layout != VK_NULL_HANDLE)
            ctx->vk.DestroyDescriptorSetLayout(ctx->device, ctx->set_layout, ctx->vk_allocator);
        if (ctx->owns_device) ctx->vk.DestroyDevice(ctx->device, ctx->vk_allocator);
    }
    if (ctx->instance && ctx->vk.DestroyInstance) ctx->vk.DestroyInstance(ctx->instance, ctx->vk_allocator);
    if (ctx->pipelines) host.free_(ctx->pipelines, host.alloc_user);
    host.free_(ctx, host.alloc_user);
}

static gpusort_result gpusorti_check_desc(const gpusorti_host *host, const gpusort_desc *desc) {
    if (desc->start_canary != 0 || desc->end_canary != 0)
        return gpusorti_fail(host, GPUSORT_ERROR_INVALID_ARGUMENT,
                             "gpusort_desc.%s_canary is not 0: zero the whole structure first",
                             desc->start_canary ? "start" : "end");
    if (!desc->allocator.alloc != !desc->allocator.free)
        return gpusorti_fail(host, GPUSORT_ERROR_INVALID_ARGUMENT,
                             "gpusort_desc.allocator: alloc and free go together");
    if (desc->enabled & ~(uint32_t)GPUSORTI_ALL_ENABLED)
        return gpusorti_fail(host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_desc.enabled: 0x%x has unknown bits",
                             desc->enabled);
    if (desc->api_version != 0 && desc->api_version < VK_MAKE_VERSION(1, 1, 0))
        return gpusorti_fail(host, GPUSORT_ERROR_UNSUPPORTED, "gpusort_desc.api_version: Vulkan 1.1 is needed");
    if (desc->radix_bits != 0 && desc->radix_bits != 2 && desc->radix_bits != 4 && desc->radix_bits != 8)
        return gpusorti_fail(host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_desc.radix_bits: %u is not 2, 4 or 8",
                             desc->radix_bits);
    if (desc->workgroup_size > 1024 || (desc->workgroup_size & (desc->workgroup_size - 1)) != 0)
        return gpusorti_fail(host, GPUSORT_ERROR_INVALID_ARGUMENT,
                             "gpusort_desc.workgroup_size: %u is not a power of two up to 1024",
                             desc->workgroup_size);
    if (desc->items > 32)
        return gpusorti_fail(host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_desc.items: %u is over 32", desc->items);
    return GPUSORT_OK;
}

/* The handles of an application's device: all of them, and a loader or a function to start from. */
static gpusort_result gpusorti_check_handles(const gpusorti_host *host, const gpusort_desc *desc, int device) {
    const char *missing = !desc->instance           ? "instance"
                          : !desc->physical_device  ? "physical_device"
                          : device && !desc->device ? "device"
                                                    : NULL;
    if (missing) return gpusorti_fail(host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_desc.%s is NULL", missing);
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

static gpusort_result gpusorti_create_instance(gpusort_context *ctx, uint32_t *api_version) {
    PFN_vkEnumerateInstanceVersion version = (PFN_vkEnumerateInstanceVersion)ctx->vk.GetInstanceProcAddr(
        NULL, "vkEnumerateInstanceVersion");
    PFN_vkEnumerateInstanceExtensionProperties list = (PFN_vkEnumerateInstanceExtensionProperties)
                                                          ctx->vk.GetInstanceProcAddr(
                                                              NULL, "vkEnumerateInstanceExtensionProperties");
    static const char *const portability[] = {"VK_KHR_portability_enumeration"};
    VkApplicationInfo application;
    VkInstanceCreateInfo info;
    VkExtensionProperties *extensions;
    VkResult vr;
    uint32_t count = 0;
    gpusort_result result;

    if (!version)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_NO_DEVICE,
                             "the Vulkan loader is of version 1.0: 1.1 is needed");
    *api_version = VK_MAKE_VERSION(1, 1, 0);
    result = gpusorti_check(&ctx->host, version(api_version), "vkEnumerateInstanceVersion");
    if (result != GPUSORT_OK) return result;
    if (*api_version < VK_MAKE_VERSION(1, 1, 0))
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_NO_DEVICE,
                             "the Vulkan loader is of version 1.0: 1.1 is needed");
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
        if (!extensions)
            return gpusorti_fail(&ctx->host, GPUSORT_ERROR_OUT_OF_HOST_MEMORY,
                                 "no host memory for the list of extensions");
        if (list(NULL, &count, extensions) == VK_SUCCESS &&
            gpusorti_has_extension(extensions, count, portability[0])) {
            info.flags = 1; /* VK_INSTANCE_CREATE_ENUMERATE_PORTABILITY_BIT_KHR, which old headers lack */
            info.enabledExtensionCount = 1;
            info.ppEnabledExtensionNames = portability;
        }
        ctx->host.free_(extensions, ctx->host.alloc_user);
    }
    vr = ctx->vk.CreateInstance(&info, ctx->vk_allocator, &ctx->instance);
    if (vr == VK_ERROR_INCOMPATIBLE_DRIVER)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_NO_DEVICE, "no Vulkan driver is installed");
    result = gpusorti_check(&ctx->host, vr, "vkCreateInstance");
    if (result != GPUSORT_OK) return result;
    result = gpusorti_load_own(&ctx->host, &ctx->vk, ctx->instance);
    if (result != GPUSORT_OK) return result;
    return gpusorti_load_instance(&ctx->host, &ctx->vk, ctx->instance);
}

/* Compute without graphics is best (see the manual, "queues"), then any compute. */
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

/* The most capable device whose name holds the wanted part: discrete before integrated, virtual and CPU. */
static gpusort_result gpusorti_pick_device(gpusort_context *ctx, const char *wanted, uint32_t api_version) {
    static const int score_of_type[] = {1, 4, 5, 3, 2}; /* other, integrated, discrete, virtual, CPU */
    VkPhysicalDevice *devices;
    uint32_t count = 0, i, family = 0;
    int best = 0;
    gpusort_result result = gpusorti_check(&ctx->host, ctx->vk.EnumeratePhysicalDevices(ctx->instance, &count, NULL),
                                           "vkEnumeratePhysicalDevices");
    if (result != GPUSORT_OK) return result;
    if (count == 0) return gpusorti_fail(&ctx->host, GPUSORT_ERROR_NO_DEVICE, "no Vulkan device");
    devices = (VkPhysicalDevice *)ctx->host.alloc(count * sizeof *devices, ctx->host.alloc_user);
    if (!devices)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_OUT_OF_HOST_MEMORY, "no host memory for the list of devices");
    result = gpusorti_check(&ctx->host, ctx->vk.EnumeratePhysicalDevices(ctx->instance, &count, devices),
                            "vkEnumeratePhysicalDevices");
    for (i = 0; i < count && result == GPUSORT_OK; i++) {
        gpusorti_caps caps;
        int score;
        result = gpusorti_read_caps(&ctx->host, &ctx->vk, devices[i], api_version, &caps);
        if (result != GPUSORT_OK) break;
        score = caps.device_type < sizeof score_of_type / sizeof score_of_type[0] ? score_of_type[caps.device_type]
                                                                                  : 1;
        if (score <= best || caps.api_version < VK_MAKE_VERSION(1, 1, 0) ||
            (wanted && !strstr(caps.device_name, wanted)) ||
            gpusorti_find_queue_family(ctx, devices[i], &family) != GPUSORT_OK)
            continue;
        best = score;
        ctx->physical_device = devices[i];
        ctx->queue_family = family;
        ctx->caps = caps;
    }
    ctx->host.free_(devices, ctx->host.alloc_user);
    if (result == GPUSORT_OK && best == 0)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_NO_DEVICE,
                             "gpusort_desc.device_name: no device of Vulkan 1.1 with a compute queue%s%s",
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
    gpusort_result result = gpusorti_device_extensions(&ctx->host, &ctx->vk, ctx->physical_device, &extensions,
                                                       &count);
    if (result != GPUSORT_OK) return result;

    ctx->enabled = ctx->caps.offered & GPUSORTI_USEFUL;
    memset(&info, 0, sizeof info);
    info.enabledExtensionCount = gpusorti_extension_names(&ctx->caps, ctx->enabled, names);
    if (gpusorti_has_extension(extensions, count, "VK_KHR_portability_subset"))
        names[info.enabledExtensionCount++] = "VK_KHR_portability_subset";
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
    return gpusorti_check(&ctx->host,
                          ctx->vk.CreateDevice(ctx->physical_device, &info, ctx->vk_allocator, &ctx->device),
                          "vkCreateDevice");
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
    if (result == GPUSORT_OK)
        result = gpusorti_read_caps(&ctx->host, &ctx->vk, desc->physical_device, api_version, &ctx->caps);
    if (result != GPUSORT_OK) return result;
    missing = desc->enabled & ~ctx->caps.offered;
    for (i = 0; i < GPUSORTI_EXTENSION_COUNT; i++)
        if (missing & gpusorti_extensions[i].bit)
            return gpusorti_fail(&ctx->host, GPUSORT_ERROR_UNSUPPORTED,
                                 "gpusort_desc.enabled: the device does not offer what %s brings",
                                 gpusorti_extensions[i].name);
    if (missing)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_UNSUPPORTED,
                             "gpusort_desc.enabled: the device does not offer the features 0x%x", missing);
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
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT,
                             "gpusort_desc.queue_family: %u, the device has %u", ctx->queue_family, count);
    if (ctx->queue && !(families[ctx->queue_family].queueFlags & VK_QUEUE_COMPUTE_BIT))
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT,
                             "gpusort_desc.queue_family: %u has no compute", ctx->queue_family);
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
        result = desc->instance || desc->physical_device || desc->device ? gpusorti_open_given(ctx, desc)
                                                                         : gpusorti_open_own(ctx, desc);
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
    if (result == GPUSORT_OK) result = gpusorti_load_instance(&host, &vk, desc->instance);
    if (result == GPUSORT_OK)
        result = gpusorti_read_caps(&host, &vk, desc->physical_device,
                                    desc->api_version ? desc->api_version : VK_MAKE_VERSION(1, 1, 0), &caps);
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

GPUSORT_API gpusort_result gpusort_scratch(const gpusort_context *ctx, const gpusort_cmd_args *args,
                                           gpusort_memory *out) {
    gpusorti_sort sort, smaller;
    gpusort_cmd_args some;
    gpusort_result result;
    uint64_t count;
    if (out) memset(out, 0, sizeof *out);
    if (!ctx) return GPUSORT_ERROR_INVALID_ARGUMENT;
    if (!args || !out)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_scratch: %s is NULL",
                             !args ? "args" : "out");
    result = gpusorti_resolve(ctx, args, 0, &sort);
    if (result != GPUSORT_OK) return result;
    /* Smaller counts may take another algorithm, and more; algorithms change at powers of two. */
    some = *args;
    for (count = 1; count < args->count; count *= 2) {
        some.count = count;
        if (gpusorti_resolve(ctx, &some, 0, &smaller) == GPUSORT_OK && smaller.end > out->size)
            out->size = smaller.end;
    }
    if (sort.count != 0 && sort.end > out->size) out->size = sort.end;
    out->alignment = GPUSORTI_ALIGNMENT;
    out->usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT;
    if (sort.mode == GPUSORTI_ADDRESSES)
        out->usage |= 0x00020000; /* VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT, which old headers lack */
    return GPUSORT_OK;
}

GPUSORT_API gpusort_result gpusort_cmd_sort(const gpusort_context *ctx, VkCommandBuffer command_buffer,
                                            const gpusort_cmd_args *args) {
    gpusorti_sort sort;
    gpusort_result result;
    if (!ctx) return GPUSORT_ERROR_INVALID_ARGUMENT;
    if (!args || !command_buffer)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_cmd_sort: %s is NULL",
                             !args ? "args" : "command_buffer");
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
    if (!args->keys)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_host_args.keys is NULL");
    if (args->value_size != 0 && !args->values)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_host_args.values is NULL");
    if (!ctx->queue)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT,
                             "gpusort_desc.queue was not given: gpusort_sort() needs it");
    if (ctx->lost)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_DEVICE_LOST, "the device was lost in an earlier call");

    result = gpusorti_settle(ctx);
    if (result == GPUSORT_OK) result = gpusorti_need_queue_objects(ctx);
    if (result == GPUSORT_OK) result = gpusorti_need_buffers(ctx, &sort);
    if (result == GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY && args->algorithm == GPUSORT_AUTO && args->value_size == 0) {
        gpusorti_log(&ctx->host, GPUSORTI_LOG_WARNING,
                     "no device memory for a second copy of the keys: sorting in place");
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
static const gpusorti_line gpusorti_spv_begin[] = {
"#,`h#u36-q4uDE4u;<7uLMch%u36.q#uDE)q$q+uDEQuDEEh$qGuDEGuLN@h(q/q2q%q&h&uTUluDGPh+u;<0q)q'q6q=q>hRq(q.q;q*qDq:q,q@h)",
"h*h,hSu;<AuDDzu;;ru;;suDE;uLMPu;><u]`|uLNquDGLuLNlueg(hQu+-~u++muLNFuLNIqEqAq<qJv$o9)Su+3euefUrY+u33U#uTU4-v6RUmWv<",
"bs>Dv/AM#F+u;;c+-uTU8F#v@8$D$+#uTU98%---/#@A(#+2+RF8/#qF+/@d9/9Gew#;((.-2A(.82.(.926(.A2q3(.F2q7(.@2H(.I2qL(..2qPR.",
"8/#-+w#u)Gw#u%6d-w#;%Gfu33W#u;;v#7S#J+uLM:#7%%,#I%u]^[#7BBBB&%#u++2TA%UFA,#6F0q9@6S#J-&K#+,#6%&%#-&%#+u33X#&%#8&%#.",
"&%#A&%#J,#-%0d9-uDE%I%qCu~#=.%w#$$Iw$##L.0qF#L&K#@,#L%V%Lsq&K#-Tq-%UGq-,#6G0qK66&%#vfMXsp&K#8&K#9&%#u#9iV%q0-uDD|#%",
"9uTU^qPq1q0CCW78+q3$#0B#Iw#'LX#+u;>AD#$13%#94%#J)*#$1Y%#:5##;qI#2qHH3%#)ZM#N)[#5+<)51$5;f#@H='1D4%O=L*P$)]M#h/DX#+<",
")#)$1*h3$)uLM[qI#2w#a$w#,#gw#,#]M#)w#H);f#6Hw#E$u]^F%#-gP)*5$5Y%#h-h0)5w$N&D=##ZM#h'J[#:+<):1$:w$D$Nw$D$5Ng*O$)w#5$",
"H'1P'QD'EPw%#$w$8$'Q1'EqL^7##hWhVhUhT'QC'Eh0w#B$qMw#B,h'hVhUhTQ'Ee'_h3w#B$qNw#B$E1'_qO^7#OhUhTQE*_$_`aW7#+q5>%#>%#$",
"#w%#$:q8w$G$5'1)4%#NCuLNkM#h'w%Q&#$)*:$1b%#h-=c%#h.Pw%n$uTVz%#)CD4%#5)*=$=w%S$)Ow#j$h/w#j%h5ew#1$)'1Cw$;#h>+q7>B#w#",
"&($#3%#NuLND%#qCw#P#qB)3%#=w#'#b%#:w#0#h.w#'#cw#0#w$8-Ow#A#h2w%#%)uTUd7#hLh0)`a"};
/* begin.comp -DGPUSORTI_ADDRESS, 1166 words */
static const gpusorti_line gpusorti_spv_begin_address[] = {
"#/{h#q<uDE4u;<7uDEQuDE;u36-q$h%q#uLMcuDE)u36.h$q(uDEGuLMXq%q'uLN@uTUlqGq+q*qMqDqLq,q:qNh&h(q)q&q.uDEEqFu#`KqJuDGPh.",
"h+u;<0q>h_h2h`u33Uu;<Aq/uDDzuDD|uTU_uLMPu;><u]`|uLNquDGLuLM[h-h/uLNlh3ueg(h^h*u+-~v$o9)Su+3euefUs*,S#Su#`Iumnev;F+2",
"Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU4*v6RUmWv<bs>Dv/AM#F,u;;cu#`J*uTU81#v@8$D$,#uTU94q4***'#D5-#,8,-1*89-",
"148q3-1E8q;-158<-118=-1#8qPw#(#qTw#(#qXw#(#q]w#(#qaw#(#qew#(#quw#(#qyT14'DD5-:,8,T:4'EFqA'9*,'>*,'q-F$'F**'U*4'q0*E",
"'#*5'#*1'#*D'#*:'#*9'#*>'#*q-'#*F'#*Uu33W#u;;v#@V#<,uLM:#@$$.#:$u]^[#@OOOO%$#u++2W#$4%$#5uDE%5$qCv#$KM31qBw#$#$w#$$",
"5w#O#>1G<#>V#<*%H#5.#>qBu;;|#Iu;;rD$u;;s:D.qII:%H#,.#I$%$#*%$#,u33X#%$#w#t#9%$#<.#*$GqREw#`#F.#>$($9sq%H#1%H#D%Hw#V",
"$vfMXsp%H#4%H#E%$#u#9i($>*W#$EuTU^q]q->==($F9($U9($q0<($q1*($q2*($q3<($q4<($q5,($q6,($q7,($q8,($q9,X$#s3=UX$#rN9F%$",
"w#w$1%$#q;%$#rk%$#t5%$#q3u;<#A#.#:Au;;~A#Y@4,q;)#uLMUqg#:qfGO#:w#'XZ#,u;>A;#)02$#E6$#qQ+&h60/#)0[$#BC##7qT#qEqSJ2$#",
"+]A#h)+^#C,K+C0)C_qH#qE82qB#+uDF+qI#+7qK#+JL30;456$`L9&hC`/a)CbA#Q;Z#,K+#+)0&hGqh/h6)+_qT#qEqUw#v#&hG0w#/#qVw#/#bA#",
"+w#N)w$%#qWw$%,JuTUh$#+45u]^F$#*Ja+&hR0/M)M[$#h0c+M&hR;w$|&;L##]A#h'qQ^#B,K+B0)Bw$r1h,w$r&Mh,qW&h]M/`w%:3J30Q45&R;&",
"PQw%s$qWw$|$R0&PqXd@##hdhchbha&R=&Ph6w#B$qYw#B,h'hchbhaR&PqO&eh9w#B$qZw#B$P0&eq[d@#fhbhaRP&hnqh/e)egu++mY@#,q=N$#N$",
"#)#w'O'w%V$CqA&Bw%z$w$e-`30Cw%-##L=uLNkA#fw&J&#)+&L;/B)0uLNF$#QLuLNI$#caw&j$uTVz$#+=;6$#C+&cw&K';M+f7qK#h1Ja30+w#r$",
"h:qO7qK#cJ+30=45w$a#hD,q@NO#w#&()#2$#h)uLND$#qC+6$#qP+2$#Mw#'#uLNF$#Bw#0#Lw#'#uLNIw#0#w$@-fw#A#Qw%@$B+uTUd@#hQh0+gu",
"++m"};
/* count.comp, 3259 words */
static const gpusorti_line gpusorti_spv_count[] = {
"#H6h#u36-u36.qHh%uDE4u]`|qKuDE)uDEQuDEEuLN@qJq#q$uDE;h&uLMch(u;<7q^qXq*uTU_uDEGuLO,h'h$h)uLM[h*uLNBuLMlq/qUu;;ru;;s",
"uTUluDGPh0q'h+h,qGuDE%uLNDuLNouDGLuTUdh3h2uLO+u;<0uLMkq%q&q+h4h-h.h7q(q)u;<Aq,q.u;;vv$o9)Su+3euefUu#)E0u33U#uTU41v6",
"RUmWv<bs>Dv/AM#F0u;;c01uefYb#v@8$D$0###uTU9Zq4111,#cL4#0O0491OL49ZO#49[OE49LOq349bOq749cOq;499OqL49]OqPd9Z,]w#X&deZ",
",#qF0,q-qE[,[#q=,Lfq;,f1b,#c]w#D%q0w#D%q1qEZw#7)q3w#7%q4qE0w$F(dq6w#7%q7w#L#19w#;)q:w#;%q;w#P#1],#1c,#1e,#1w#L#E,bf",
"qA,#1w#@#1w#+%fq<u33W#g#qFuDDz#qD0g#&u33X#uDD|#&ZuLM:#*/&uDE*#**uTUK#&*&&uDE*#&&g#*uLM:#/**(&#LPc&qRu~#=9&w#$$c&&+#",
"e9-qS#euDDz#qD1(F#0+#e&(&#0G]&He]+#Ee-qYq-E+#E&uDD|#&[+#1q[-q][1(&#1+#1&-q]L12&fw#3#Z:/#rufq`+#9*GE*Hq0w#X#q0-qcq1E",
"(F#9+#E*Gq2*Hq3q2+#Eq3-qfq4EGq5&Hq6q5+#Eq6-qgq7E2&q8qD(&#qDw#i#q8qhGq9&Hq:q9+#Eq:-qjq;E(&#q3w#;$qku]^o&#rtql7q`:F#r",
"Jq88w$8%2&q<0w#-#q<72&q=qD:&#rLq=7(&#qC:&#s6qqqr:&#s37qsw#D$q`(F#qC2&q>w#R#rvq>w#c$q<7w#=%w#Z%w#{#qz8(F#1:/#ryq=qh(",
"&#vfMXspw#k#q=w#k%r#w#J#r$7w$M#q}q~r%w#j)f7(F#[2&q@](F#L(&#qew$d%(F#c+#9/2&qA0w#l#qAw$6#rvr/8-q_b1w#v$q@P#&r1+#Lr2-",
"r3#L+#L&2&qBsq-r5#Lw#''(&#syuLMF*#88u;<#/#2&qC]P#/qC+#9r<P#*w#+#r>:&#rNqBqC(F#b(&#t5(F#Z2&qD1uTU^q[qEqD77uLMPqFZ0O$",
"#-r=#9-r@#9u;><#0u;>A8#$>uDEC&##IqW#qTr-qV;&#'uLNF&#5'uLNI&#@3uLNl/#'8uTVz&#'78.w#8#w#L#u;><#0Jr0##$'%3$>AqW#qTq|w#",
"X#Q&#qR'.&#qh'IqZ#q-qV'w#7#%N$N)&#qRN'MR/#Kh1uDFX/#'w#c#'#'$><&#@7w$)$%=$=)/#B^'=w#B(%hD$w#h#b%#$>)&#35##uLNq/#=r1S",
"#30J'3>$3Ar5#r4@6>8.&5@qB%B$'uLNk/#N8w#f(6r686r786r88%'$'uDG5q`q`r9Q&#hEhKC&#hO'uLNq/#'hMw#M%w%5&.&#BhQw$Q$&#hU='3<",
"&#hBq`w$g$<&#hDqRw#-$w%Z(uLMS&##3w#(#5uDEC*w&#*T*##U8uLMS*##=%B$5%B$B)*#3Br:@w%3$/#r;_##)*#r:K#3)&#hGV#5uLNq/#3hBS#",
"#0J3#3$>w%]&83w%]%qCS#31w%<%Q&#BqB.&#'haw%0#Uw#]#'Ar.#i*`6>';w&l(#$w'<#h:NT*#hFhU'%5$3%5$5)*#'5r:=Aqb#i1h66>'%^$^.&",
"h5h6q|%a$Vw$e%hChDUw$e#hBhCh5#'w$J#a#=w$+#qCS#@w$J&Ar.#i<@w$2#w(#,%h/$w#0$hew#G$qb#iCK;*#'uLMS*#hY'63>w$F#Aqb#iFUw#",
"8#u]^tw&J#hjhhw'q#3u]`qw)W$7w&O%w%M%h;w%M#h[w%-#'i.;*#h/W*#'hfuLO**#haw$:#hew$:(.&#M7w'{#iUw):&@Kw):*.&#K7T*#hti'w$",
"N#hs'<*#'h|;*#h>w#,#h~T/##53%_$_)/#huU3_%h<$h<)/#hvhI'h/)*#hthJaK%hV$hV)/hWhwhK'h>)*hUhthK>h>.&hShTq|%hX$hQ%ho$hoC&",
"#i3htw$H#rAu;><hx0J>w)D$hzw$A$hxrA%h{$h{)&hwi73>'%h~$huw%L(D&#h}0w)G$w$r(u]`x&#r6785%3$3D&#i&1w#B0r7w#B&w#7#i.w*z$r",
"87w*t#%h1$h1w*x#w).&iZUw+h,w'@$r5#r4Bw*Q#w*Z#rBw-5&`i{.&#3w&s$i|w-:%6>BuLNl/#Mw$>)Q&#iSr1.&#rCw#J$aw#J%w'd%Vw*w#%a$",
"a.&h8h9qB%h:$h5uLNh/#r0iiw#`(;&#r6w%1-w#c$w+~#r6u]`x&#378w*6#5;&#r7w#K2rDw#;#w#K-r8w#K2r)u]`xw):%w(X#%h9$h9%jL$jLu+",
"-~u++muLMP&jI0qI$#w%]#w0H$w#^*w-x&w#b$w#@$w+^$&#M5'=u363>u++muLMP&jJw#_$q_#[7w&E$q_#L8w&E&=w#1#[w#1$.w#1#w#S#*iw0qL",
"X/#X&#$w.5#w1k$w$2#qaw$m#w#,#Mw$;#w$S#qdw#]&'h/Iqe#q1qV'w+P#%M$@Iqe#q4qVVw#1$w*/#*#=_'N%V$Kw#c#h6w'y$w#c+h9IqZ#q7w1",
"}%Y*w1Z#h:$Mw#N#qiw&(&q;qVh@w#@)h@$5uLO)&#7qmCw&:#<&#hEw%6#'q8uLO'&#hGqmw#P$w#m$uDF+F#5uTWAw(l#qnw#Z%hJ$hJu~%b*#h<h",
"G^h:h/V'Uw%V$jD0qMX*w%S%Jqow%B#w#,#qpw*v&M1W&#'qtuTU}*#'_1w/D&`M'5w#H#quw#H&=1uDF+F#'uLO(F#'qvuDF+&#'uLO*w#U#Y*#3'W",
"*#_w47%*#`U'Nw#Y#qww#Y#uDFy*#=w+@#)*#5h1'3%h:$h8w#@#qxw#v&h@0w$>(hB0w$>&hCh>w$>%qyw$>'0w$>#uTW@F#'q{q|w$@(<&#'r&W&#",
"B'w#a#`0w'1&h/^'_w#a#r'w#a(w$)#r&w#H#@w$)'B^'5%hR$hR)*#h<h@'Bw)6$j<0qNX*w(c#w(f0r(w#o&Nw$P#Nw#'#uTWA&#=3w(W$D&#K1<&",
"#KqruLO'w'4#R/#Vqhw*N,D&#a0uLO'w,n#uLNk/#h8w*k-C&#qhh<uLO)&#Vw*k'85'=uLO*&#N'%K$K)&#UK'Mw(Z#hAw(Z'='%hA$hA)&#h:h>'h",
"5w%&$kH0qOw$|$w)e#r)w+3&5q@w.U$w#D$kLw#D*r*w#D(Cw#D#u]^F&#1/q@w+R%kQ0qPw#i*w#Q(w+t$R/#'w%E-w$_#@w$_$w%(&q~5'=R/#Nr+",
"w#K,uLNm/#Kw#^)C&#^qhw#_#w#-#'7%@$=%@$@)&#'@85%`$`w#n#`'MY*#Vw$>#h=w$>1hBw$>/uLNm/#hEw$,,hIw$,9Yw*P#uDFy*#w4a#h6w%h",
"$/k$0qQw(W#w+g&w(T(r,w+f(w#($w8N$w72,uLNk/#B@w#1(D&#^0w#($w#N$w$j$/#BM'5w+e$/#h/V'B%h5$UD&#h9w#M#h9w#M&h8$h8)/w+k#a",
"u363>u++m"};
/* count.comp -DGPUSORTI_ADDRESS, 3904 words */
static const gpusorti_line gpusorti_spv_count_address[] = {
"#OFh#u;<7u36-qAu36.h%uDE4uDEQqCu]`|h$uDE;uDE)uLN@qEq$uLMcuDEGq#h&uLM[h*uDEEh(q*qRuTU_q[h)uLMlqOuTUluDF+uLO,uLNBh'q'",
"q%u#`KuLNDuLMkqGq+h.q,uDE%uDGPuDGLuTUdh0u]^tu;<0uLO'q&q.h3h,q(q)qDh/rGh6h2h1h=h8v$o9)Su+3euefUu#*I5u33U#u33Uu#`Iumn",
"ev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU42v6RUmWv<bs>Dv/AM#F5u;;cu#`J2uefY^#v@8$D$5###uTU9Iq4222*#_H3#5",
"M53;2M#3;IMq33;YMq;3;HM`3;^MqL3;_MqP3;;MqT3;NMqX3;#Mq]w#(#qaw#(#qew#(#quw#(#qyu;<A;I*N_H3P5M5u;<API*YZq=*HZq;*q-2^*",
"Z_N3q/w#;#q/I*q02;*#2N*#2_*#2P*#2I*#2q/*^Z&*#25*#w$`#w#+#Zq<*#2Y*#2H*#2q-*#2Zu33W#u;;v#q>uDDz#`5u;;v#&uDD|#&IuTUK#+",
"+&&u33X#uLM:#+1&uDE*#++uTUK#&+&&uDE*#&&u;;v#+uLM:#1++)&#HQ_&qLv#$KM3;+w#$#&w#$$_&&/#P;9qM#PuDDz#`2)B#^/#P&)&#5/#;&)",
"B#H/#P+u;;|#Ju;;rN&u;;sPN/qVJP)Bw#A#Jw$B#Y/#2qY9qZY2)&#2/#2&9qZH2uDE'#&w#f#`/#;+)B#I.&q-w#D#I=1#ruq-qb)&#Yw#t#Z+u;;",
"sq/Z/qeJq//#J+.&q0`w#C#q0q_)&#q3w#-$qhu]^o&#rtqi>qb=B#rJq0<w#a%.&q15w#-#q1>.&q2`=&#rLq2>)&#+=&#s6qnqo=&#s3>qpw#D$qb",
")B#+.&q3w#R#rvq3w#c$q1>w#=%w#Z%w#{#qw<)B#2=1#ryq2w$A#vfMXspw#k#q2w#k%q|w#J#q}>w$M#qzq{q~w#j)q->)B#N.&q4N)B#P)&#qew%",
"E&B#Z/#;1.&q55w#l#q5w$6#rvr,w$*#_9q]^2w#z$q4Q#&r//#Hr09r1w&m#H&.&q6sq9r3#Hw#'')&#syuLMF+#<<u;<#1#.&q7NQ#1q7/#;r:Q#+",
"w#+#r<=&#rNq6q7)B#q-)&#t5)B#Y.&q82uTU^qYq9q8>>.&q:`.&q;2.&q<5.&q=5)&#^)&#N)&#q;)&#rku;;~1#uLMPq>I5q@%#uLMUr+#;r99qS",
"#;w#',r+w#3.w#D3w#H+q`w#'.w#e/r;#;9r=w#@&w#u2u;><#5u;>A<#%-uDEC&##$hH(CqQ#qNr*qW4&#($hI-uLNF&#:(uLNI&#@6uLNl1#(<uTV",
"z&#(><0w#8#$hMw#U%hN($hMr-u;><#5Rr-##%($hNqL'6%-7qU#qNqT4+#(DqV#(7qQ#qNr.w#u#K&#qL(0&#q_(CqX#@qW(uTUh&#(IH$hW-'a%a,",
"&#qLa(O$hY-uLNo1#[h4uDFX1#(w#{#(#(%-E&#@>w$K$'G%G,1#8h7(Gw#B($hib'hG%(4&#^$hb-$ha-'#%-,&#6:##uLNq1#Gr/S#65R(6-%67r3",
"#r2@$-<0&:@q6$hh:'8%(uLNk1#]<w#r)r4<$r5<$r6<'(%(uDG5qbqbr7K&#hHhN$hk-F&#hR(uLNq1#(hPw#P%w%^#hnhVw%^#0&#8hT$ho-w$g$&",
"#hXG(6$hqw%##hBqbw%#$w#0%hDqLw#0%hr-w&%(uLMS&##6$huw#+$:$hv(uDEC+##$hww%h$w&d$T+##[<uLMS+##G$h|('8%:$h|r8'8%8,+#68r",
"8@$h~-$h|r8$h{r9$hzh@w%e$1#r9h-##,&#hEU#6uLNq1#6h@S##5R6#6%-$i'<w&-&<6w&-%q7S#62w%g%K&#8q60&#(h_$i/w%Z#hM[w#c#(7r+#",
"i1O$-(4w'I(#%w'~#h:]T+#hDhS($i5-':%6$i5r8':%:,+#(:r8G7q`#i8c$-('h4%h40&h5cqy$i;h5'h7%d$i6w$K%1hAhB[w$p$<cw$p%q7S#:w",
"$R&7r+#iC@w$7#w(b,'O%w#0$hbw#G$q`#iIUw)d#uLMS+#hV($6w$L#:7q`#iL[w#8#Vw&j#hghew(J#6u]`qw*[$>w&f%w%U%h;w%U#hZw%2#(i+$",
"iS-4+#auLO++#(hc4+#i`uLO*+#(6$ia-uDFX1#hcw$E(0&#]>w(X#iVw*'&@ew*'*0&#e>T+#hri%w$X#hq(E+#(hz4+#h@w#,#h|T1##:6$ip('h-",
"%h-,1#hs[6h-'f%f,1#hthJ(a'hU%hU,1hVhthK-h>0&hShTqy$ikhS'hW%hQ'hn%hnF&#i0hsw$@#r>u;><hu5R-w)u$imi3'hww$;$hwr>$in-'hx",
"%hx,&hvi46-($ivhv'h{%htw%W(7qS#i{<w)h#w)y$w$w(4&#@u]`x&#r4><(w%:#7qS#j&>w#J8r5w#J&w#;#i/w+l$r6>w+f#'h5%h5w+j#$j#iYw",
")U&i[h7w,`,w$K$r3#r28w/+$j+w.O1r@w.O&ej&0&#6w'F$j'CqX#8qW(uLMX-h-IHuLNl1#Ow$X)K&#iWr/0&#rAw#L$h:CqX#eqW(w(8%h5w+]#'",
"h:%h:0&h;h<q6$j=h;'f%guLNh1#r-imw%;+r4w%N-w$X,CqX#(qWqyw#I#u]`x&#6w%b#h+%h+4&#r5w#X@qaw#I#w#X-r6w#X@rBu]`xw*:%w%%$h",
"C%hC$j~b'j]%j]u+-~u++muLMP&jY5qB%#w2g#w&4#qPw'O.w(]#8:w200w#y$qWw1y&a-w$P#,&#Oh+(8u363-u++muLMP&j_w#x#7q]#Yw(D$7q]#",
"Hw(t$K&#Gw#1#Yw#1$0w#1#w#S#+#5`W+#W&w#&#w$U%w#'#A&#85uLO)&#8@uLNUq^#6(A&#(2$:-A&#65$8w#+#a2F&#q_OX&#Uw#s%w'c#8L+#8w",
"#}%j>5qFW1w#z%w6`%w5v+w5Q2w%d#Uw%d#w%]#qaw%]#$Ow/M$w#3#qWw#3$U-w17&G8(@$dw#W$qcw'.#V+#hMGh9qdDqe#(Cqfw&2$+#(IN$h:b$",
"h9-'[%@uLNg1#qgh>w'_(V+#hTOhAqbw&c/L+w3&#hCb$hB-'h;%8$h>qjuLO)&#>qjFw'z#E&#hHw&Y#(q0$hB-X&#hJqjV+#h_g(w#j0$hF-DB#8u",
"TWAw+3#qkw#w%hOb$hN-'hH%hHumqA+#h9fec(h7w&6$jm5MW+w'.#w&&*$6:w$q#qlw%y#w#,#qmw-u&]w(-$uLO+&#(qqw1,&w#B#qrw#B&ew#B$D",
"B#(uLO(B#(qsDw,y#h4-uLO*w#R#L+#6(4+#gw0}#6w&##O%Ow#a#qtw+z$+#h<uDFyw&q#fw65$'h:%gw#@#quw#}&hAw)2$w$@/qvw#B&hFw#B$w$",
"@#uTW@B#(qxqyw$A$hHw$A%E&#(r#4&#h+w#b#6$]w$A(r$w#b&hQw$$(r#w$$&'hP%hP4+#hTw*s$jj5qHw*C*w=(5w)D.r%w$##A&#d5DB#dw#'#u",
"TWA&#G6($ebw)A#h+%@A&#c2E&#cqoXw'Z#$dw:|#gq_w,g)h4w,g$A&#f5X&#(fuLNk1#h>w-**h9<w#C#w+J#hCuLO)&#d($h;w%($w6C#:(GuLO*",
"&#]($h>-'U%U,&#[U(h+$hA-w)J#hGw)J'G($hGb$hF-'hA%hA,&#h:h>(h5w%_$kx5qIw%X$w.J#r&w-L&:q4w1[$w#D$k|w#D*r'w#D(Fw#D#u]^F",
"&#2qJq4w,m%l%5qJw-b&w@7/w#3*w$-(w#r(w-^$$Uw%~#(w%~*dq{w%_#w%/#@w%/$$h4w%_'q{:(GuLNo1#]r(w#Q)gw#Q$uLNm1#Uw#g)F&#h4q_",
"w#e#w#-#(>w&0#@%G$h><'@%@,&#(@<:$hAw(}$w#z#O(h+L+w&m#hEw$T#fw$T*hDw$T(hBw#o%hFw$T+uLNm1#hEw$>,hIw$>+hMw$>%hMw$>+L+#",
"h-($hQ-w+N#E+#cw&T$1k_5qKw)|#w-1#w)y%r+w)i-r)w)i&h-2w#($w<~$w;^,uLNk1#8@w#1(w)v#5w#($w#N$w$|$1#8h+(:']%],1#ad(8$h7b",
"$c-'h5%[A&#h;w#S#h;w#S%w0L&g%g,1#:ew.y$"};
/* scan.comp, 1881 words */
static const gpusorti_line gpusorti_spv_scan[] = {
"#7vh#u36-q6u36.uDE4u]`|uLN@h%q>uDEQuLMcuDE)q$uDEEu;<7q=q#uLNkq<h$uDE;uTU_uLNDh&h(uTVzq'qGq-h'uLM[h)uDFXh0uLO*h1q/h-",
"q%q&q9h+q(q+uDEGuLNqh2uLNBuLO,uLNoh/q.q0qJq)qDq,h*h,q@u;<Aq*qFqAuDDzuDE%u;><v$o9)Su+3euefUtY3u33U#uTU4/v6RUmWv<bs>D",
"v/AM#F3u;;c3/uefYN#v@8$D$3###uTU9Jq4///,#Z=-#3>3abJ,#c3,OqEKw#7(-@/>=-@J>O-@K>H-@=>q3-@N>q7-@Z>q;-@b>qL-@O>qPa@J,K#",
"2,=Wq;,W/N,#/J,NWd,#/3,#/Hw#+%W5u33W#u;;v#q4e#[3'%#u++2u;;rZ%u;;sbZ.#Hb0q8OHe#[/'L#3.#H%'%#/'%#3u33X#'%#J'%#=f]%du~",
"#=@%w#$$]%%.#]@0qB#].#]%uDD|#%K.#/qE0cK/.#/%0c=/7%W/8+#ruW5'%#qC'%#['L#K7%HO'L#='L#Z'L#w$8#J'L#N'%#rk'%#q3u;;~+w$9#",
"O0>N/7%Xsqf#%X.#=qU0qV#=.#=w$a#sy7%q138%#s6q158+#rvqZ28%#s35H'%#t50qX#=8%#rLX57%q2/uTU^qEq3q25w$G#rl'%#rm'%#cuLMPq4",
"J3q5$#g#3u;>A2#$6B>#K5P%#*B>#=2w#,#9%#Aw#1#Kw#1$)w#1#4+#*2uLNh+#q[*g#3uDGP*#*$6P%#Nw#:$&A$A(+#Ch3*Aw#A(B[#qCq:w#c#u",
"LNlw#F#w#:%#$*&:$6uTUlq;#Oq:w#@$&;$;(%#M;*AuTUl[#qCqMw#8$uLNFw$8#uLNI%#;:w#`$<%#*52)%#;*w#^$qNw#H#w#-$qOw#-(qKw#-#w",
"$U$w#2$qPw$B(&#$6(+#:h<##w$l#h@#:(%#2hB#w$@#2hD#^w#*#hF#_w#*#hH#h.w%##w#z$Q+#;*uDGL#Rw%;&9%#dM)%#Y*D+#h=w%S,w$D$9%#",
"RH)%#:*w#6#qLw#6#S%#*;u]^F%#/YHw&G#w'#$w#^#qHw#^#uDF+L#IuDF+L#^uTWA%#hT:*&^$;T%#EqIuLO'%#hT*U+#RYw&E,uLO'%#h[h64+#h",
"7w&]-S%#Yh;uLO)%#h`w&]'2;*AF%#_*&V$V(%#RV*MuLO)%#5h<w$V#5Tw&m#&h=$h=(%#h8h;*h4w'v%hJ$hJ(+#hfhO*hA)%#qQhO<%#:2how%&$",
"*q7w&b$A16w(c#hSqa4+#Aw$K-uLNF%#_MuLNI%#I_w'e/&M$Mw$[#M*^w#j$Vw#j%h`qbw#1$*165w#n#h7w%|#w#5$hc165&ht$:<%#ht`w#n#hx2",
"dFw&f#4+#hqw#~$qR2Fw%/#w#R$hjw#s%hlqcw#s'hvD+#h})%#hxqN&i#$i#(+i$i%EqSG(+h}h~E*G(%h{h|ECG(%hyhzEhnG(%hwhxE6G)%huhvq",
"N&i&$hquLNm+#hyw%E&*$6F%#i$Y<%#i'2qTw$H$w$)$i%16*&C$C4+#i$w%q-<%#i.5w+P%%#`A*:w#T$qLw#T#iQ$iQU+#iZq]D+#w,()D+#q[w)D",
",w*y$w)e#w%>#Yw$8%*w#7#Tw&b#w*o%I$I(+#VE*I&G$G(+#h4ic*Vw#k(&iv$w)|$w,dqw-{#w,4$%#2h3##(%#Ch6#:Q+#:j)uDGL#;3uDGP*;6$",
";w%2+*q])%#q^w%7#*_w%7))%EG6)%Ih.X&R$M4+#h4w'()1q_2&*$*uDG5``qYuLNl+#h5w#<)u]`q%#q_52h8&:$:w#A#P%#q_w$3#w-u$9%#j<h@",
"w,d$w$i&^Iw$i$2Ew$i%hHw$i%w#l#)%#ChJQ+#*hLw&(()%#h3Cw$i)&C$Aw(;#(%#*C2;BqX#qWhS16w$]$w$'&Aw$'%5w$'&Xw$')U+#h^Cw#~(S",
"%#hbIw#e#w#}3w#u#)%Rh361h5Rw$%$G$G9%VE`&h4$Iw#h#h>w$z&hLhB)%#hKh7w-N#h;w,w(w#n#w$##q`w&g%hNhO6w#i$hM$hM)%hKhLX&hP$h",
"I&jt$jtu+-~u++m"};
/* scan.comp -DGPUSORTI_ADDRESS, 2684 words */
static const gpusorti_line gpusorti_spv_scan_address[] = {
"#Aoh#u;<7q>u36-uDE4u36.uDEQuLN@h%h$u]`|uDE;uTUluLMcq$qSuDE)qRuDEEq*q#qQq'uTU_h(h&qOh0q%uLM[uLNkuTVzqGqPqKh'q.uDEGh)",
"uDFXuLO*q(q&q+q,q/h2h3h+h*h,h1q)qDqTq]u#`KuLNDuDF+uLNquLNBuLO,uLNoh/qBh-qiv$o9)Su+3euefUu#'n7u33U#u33Uu#`Iumnev;F+2",
"Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU41v6RUmWv<bs>Dv/AM#F7u;;cu#`J1uefYM#v@8$D$7###uTU9@q4111)#X90#7D7061D",
"#06@Dq306NDq;069DY06MDqL06XDE066DZ06ODqX06#D[w#(#qaw#(#qew#(#quw#(#qyu;<A6@)OX90P7D7u;<AP@)NHq=)9Hq;)q-1M)H1@)MHqA)",
"Q17)q01Q)#17)#Hq<)#w$K#1N)#19)#1X)#16)#1O)#1P)#1q-)#1Hu33W#u;;v#q<uDDz#Y7uLM:#q<%%u;;v#%uDD|#%@uTUK#%e%%uDE*#%%3#6w",
"#+#qE'%#u++2'%#9uDE%X%qHv#$KM36ew#$#%w#$$Xw#H#P65qI#PuDDz#Y1'F#93#Peu;;|#]u;;rO%u;;sPO3qN]P'F#73#]%'%#1'%#7u33X#'%#",
"@'F#M3#Pw$:#N3#1qW5qXN13#1%5qX91.%q-1:2#ruq-8'%#qC'%#Y'F#O.%HO'F#w#u#H3#6e'F#w$:#@3#62'F#N'F#6'%#rk'%#q3u;;~2w$.#O5",
"qYM1.%QsquDE%#%Q3#9qk5qlw$k#9w$U#sy.%q07:%#s6q08:2#rvqp4:%#s38H'F#X'%#t55qn#9'F#q-:%#rLQ8.%q11uTU^qWq2q188.%q3O.%q4",
"Y.%q51.%q6Y.%q7Y.%q87.%q97.%q:7.%q;w#{#rNQq3'%#N'%#M'%#q;:2#ryq6['%#vfMXspw$;#q6q[w$5$q~w$%#r#8u]^o%#rtq|q}r$w#0#q6",
"8w#C#r&w#C%r'u;<#w%3$rl'%#rm'%#qFuLMPq<@7q=&#5qE#6w#'@uLMUqd#6r)w#MDw#',qa#65qdw#'*w#H3w#;.w$2)w#U7w#'>u;><#7u;>A4#",
"&,AqY#N8I%#+AqY#94w#,#^%#Gw#1#Nw#1$*w#1#$h>,$h<,$h;qqB2#+4uLNh2#qq+u;><#7uDGP+#+&,I%#Mw#:$(G&G-2#JS+Gw#A(AqV#qJqUw#",
"l#uLNlw#F#w#:%#&+$h_;(<&,AqM#qJqLIe#+_qN#+/E#+==uTUh%#+@9$hd,(T&T-%#h.T+U$hd,$hc,/qV#qJq`=w#q#uLNFw$^#uLNI%#;<w#{$C",
"%#+84*%#;+$hiw#y2qbw#y%/E#G=qcw#/%uLMkew%E#hp,/E#U=qew#7%w%3$$hrw#7#f=qUw#7%w$)$$ht,$hs,$hr4$hq4$hp4$ho4(#&,-2#<hD#",
"#w%b#hG#<-%#4hI#;w#*#hK#Uw#*#hM#Vw#*#hO#h.w%u#qfw%'#`2#;+uDGL#Rw&1&^%#qHT*%#[+$i',K2#h=w&L,q^w'G&RH*%#<+$i;w#9$q_w#",
"9#a%#+;u]^F%#1qJH+$iA,$iHr)w(.'w#g#qZw#g#_F#f_F#UuTWA%#hU<+$iOg$iN,(U&;b%#>q[uLO'%#hU+$iO,c2#R[w'P)iQw'P$uLO'%#h]h6",
"B2#h7w'k*iU4w#=#a%#[h;uLO)%#ha+$iW,(;&w%_$;+GL%#V+$iZ,(d&d-%#Rd+T$i],uLO)%#8h<w$u#8bw)J$icg$ib,(h=&h=-%#h8h;+h4$i^,",
"w)=%hJ&hJ-2#hfhO+hA$iO,*%#qghOC%#<4hsw%Q$+D$ikw'N#hr=GuLMX,+@9*%#hSr*B2#Gw$i*ipw$i$uLNF%#VTuLNI%#fVw(x0iuw)U'4T+U/E",
"#h~=dw#r'h`r+/E#i$=+uLMX,8@9w#x#h7w&T#/E#i'=hcw#7$(ht&<C%#htZw#w#hx4qHLw'I#B2#hqw$+$qh4Lw%M$ijw#W#i.=hjw#|'hlr,/E#i",
"0w#|#hv@9$irhl$iqGK2#h}$iv,$iug*%#hxqbw$`#i#&i#-2i$i%>gW-2h}h~>+W-%h{h|>JW-%hyhz>hnW-%hwhx>,W*%huhvqb$irhu(i&&hquLN",
"m2#hyw%k&+&,L%#i$[C%#i'4qjw$b$/E#i9=i%w$N$(J&JB2#i$w&<*iyZw&<#C%#i.84$iz,w-N$%#ZG+</E#iA=qLw#]%iX&iXc2#ibqrK2#w.()K",
"2#qqw*K)w,[+w*B#qsw*X&qHw.s#[w$P#J=+w,9%bw'B#w'L$(>&>-2#RS+>(h4&h4-2#h7im+Rw#z($j4g(j$&w#t$w.v3jYw.v>j_w.v,j_,$j=w.",
"v*$j>w)$#w.y7jC,$jBw0|#M$jB,w-y$%#4h6##-%#Jh9#<`2#<j6uDGL#;7uDGP+;,&;w%m8+qr*%#qtw%r#+dw/A$w%r&*%Sh4,$jUS*%>WQ$jT>(",
"h5&h.w,W*w%k#qu4(+&+uDG5ZZqouLNl2#h8w#<)u]`q%#qu84h;(<&<w#A#I%#qu$j[w.K$qvw$>&jMhCw.b%j_,$j^w0%%%#Ufw%+$4>w%+%hKw%+",
"%w#u#*%#JhM$jg,`2#+hOw&r(w%B,*%#h6V/E#<w%.'$jo,(V&U$jo4(V&w0c#+V4T$jq,$jn,$kEhXAqn#qmhY$,w%+$$kE8w$L&G>w$L$8Sw$L%Qw",
"$L)c2#hdJw$D(a%#hhfw#h#+w'b$kS,(J&G$kS4w*j#w$3#J4;$kU,w$%#*%RS,$k$R$h5Rw#2#(W&W^%d>Z$kVd(h4&f$kSS$k%Sw#}#hBw*N0*%#h",
"RhH*%#hQh:w/x#h>/E#;w/5&w%A#w$H#qww6[%hThU,$k6hTw$($hS&hS*%hQhRQ$k4hQ(hV&hO$k>g(k.&k.u+-~u++m"};
/* scatter.comp, 5413 words */
static const gpusorti_line gpusorti_spv_scatter[] = {
"#a0h#u36-u36.qTuLN@h%uDE)uDEEu]`|u;<7uDEQuDE4uLM[q$uTU_q#h&h$uDE;h(qUuLO,h)uLMcqVh'uDE%uDEGuLNkq'q/u;;ru;;sqhuDGPuL",
"NBuDF+q`h*h-h+qcuTUluLNDh,uDGLh0uLMluLO+r0h.q*q+u;<AuLNqh/uLO'qGq-u33UqMrOuDFXh>h4q.h<v$o9)Su+3euefUu#-L2`#`qb`qd`q",
"euTU40v6RUmWv<bs>Dv/AM#F2u;;c20uuvzq(#v@8$D$2#w#$#uTU9q%q4000-#w#'#q)A:#2^2:_0^A:_q%^X:_q&^B:_A^q3:_q(^q7:_q)^q;:_W",
"^qL:_X^qPY_q%w#X(YBq%-#qF2-q0qEq&-q&fq=-Afq;-#0q(-#q)Xw#D%q3w#D%q4qEw#X#w#7&q6w#7%q7qE2w#m)q9w#7%q:w#L#0Ww#;)q=w#;%",
"q>w#P#0_w#i)qBw#;%qCqEw%/)Yw#a#qF2-qFw#7#0X-#0q)-#0q,-#0w#y#AYq(2-q(fa-#0q&-q)fqL-#02-Wfu#U--#0fw#/$#fq<Y#2u33W#u;;",
"v#qRuDDz#qD2u33X#uDD|#&q%)#W&5&XX=#;X)#WqX=#&w#+#qZ.&#A=q,&q]u~#=_&w#$$q,&&)#q,_*q^#q,uDDz#qD0.I#2)#q,&.&#2Cf&DBf)#",
"BB*qdq0B)#B&uDD|#&q&)#0qf*qgq&0.&#0)#0&*qgA05&q1w#3#q%17#ruq1qj)#W;Cq2;Dq3q2)#Bq3*qmq4B.I#W)#B;Cq5;Dq6q5)#Bq6*qpq7B",
"Cq8&Dq9q8)#Bq9*qqq:B5&q;qD.&#qDw#i#q;qrCq<&Dq=q<)#Bq=*qtq>B.&#q3w#;$quu]^o&#rtqvEqj1I#rJq;Mw$8%5&q@2w#-#q@qj.I#XCqA",
";DqBqA)#BqB*q|qCBCqD&DqEqD)#BqE*q}qFBw#J%w#Z'^w#Z$^E5&qHqD1&#rLqHE.&#qC1&#s6r%r&1&#s3Er'w#D$w#{#qC5&qIw#R#rvqIw$=$^",
"Ew#=%w#Z%w$V#r.M.I#017#ryqHqr.&#vfMXspw#k#qHw#k%r3w#J#r4Ew%(#r1r2r5w#j)q1w$S#w#v/w$,:r@w#Z%E.I#q&5&qJX.I#A5&qKw$>#r",
"vqKM*qiq(05&qLqD*qiq)0uDD|#&Au;;~7#.&w#M#asq1&#rPaqL=#&rI)#ArJ*rK#A)#Aw(C#syw$k$qJ1&#rJbE=#&rP)#ArQ*rR#A.&#u#Ikw#|%",
"17#r}qLqr17#rrrUrVw$U#qrqL1&#s1r2rX)#0rF*rZW01&#rNrIb=#&r[)#Ar]*r^#Aw#5%17#rwbaw$D#baw%k#rarbw$*#rc)#Wrdw#E#aXw#E#q",
"1q@w#>#rgq1q@w#6#rfrh=#&ri)#Arj*rk#A.I#q)=#&b)#Arn*row#3$q(5&qN2w&o#qNw&0#rvrrMw#/$w(/$rtMuLMF;#r2r2w#:#q@w$~#rvq@M",
"w$##rxXw$>#ry)#Wrz.&#w$<#rvq@M5&qO0uTU^qfqPqOEEuLMPqRq%2qS$#*re#W*qY#W*q[w#+*r{#Wu;><#2u;>AM#$4/qb#q_qa>&#(uLNl7#(M",
"u;><#2F(##$(%3$4Nqe#q0qaw#@$%6$6+&#L6(<Nqb#q_rmw#8$uLNF&#<(uLNI&#63w#`$uTVz&#(EM'&#6(/qi#q&Ew#G#/qi#AMw#,#Ow#P#w#:#",
"w#1$'w#1$qb#q_Uw#@&q]w#6#qr(w$:$(w#7#uLNo7#Lh3c7#(w$[%($48&#9Ew$2$%<$<+7#JhF(<w#B(%hM$w#O$rEw%+#>&qQq(>&#q)O&#(qL'&",
"#(qQ%9$<uLP`rF#rHrGuTXs&#rHq%(w#)#23@7#3w%b&($4w#U#/rM#rL(,49w$+#uDG5qjqjrN%#$4+&#P9##+&#MP#3w#J#Z7#<(Q#92F(94$9w#Y",
"#9w%F%PK4'&9JU%V$3w#e$g$g+&#qLgh5<+&#qQh=h7w&[#h:dR9G&#(3w$j#Xw$,&6hD##w#}#bQ#32F(34$3w&5#rqw&5&Lhd'&#3w&:#(h^w&:)/",
"rM#rpR,4('&[Ra%h1$PO&#hbhoG&#hr(Z7#(hqw(.,'&#Jhuw&Q$&#hx<(38&#hdqjw&g$w$2#rCw$2&hlqJw$2$w#6#rDw#6#w$t#6u]^F&#0qJqJw",
"&w$rsw'G&hpquw'G+rsh7(<c7#ruw'j+hvqr@w#F*ruV(<w%[&hCJw%[%dQ##2F3#3$4G&#hCLw$/$(rfw#J&M6w#J%XQ#30w#z%O&#Jhg'&#hdw%y$",
"hhw%S#[w%S('&#h;9w+''w#9#qkw#W#w#,#hVw#C#w%A#qnw*(&(VNqo#q4qa(>;#(%L$9Nqo#q7qah1w#1$K$K+;#<K(P%h2$Rw#c#hbw#l#w#c,h8",
"Nqe#q:w'<%uLMk;w%R#h:$Lw#N#qsw#N#Nqe#q>qadw#@)h@$6uLO)&#Eqww&_#E8&#hDw&|#(q;]&#hFqww#P$w#m$HI#6uTWAw'3#qxw#Z%hJ$hJu",
"~%b;#ghGeh:[h2(h3%hO$hM%hO$hO+;#(hLrvhN/ql#j(h[,4(%hY$hY'&hZh[U%h]$hW8&#iaq]w-c*w+h#w&`&3w&`4iH'&#iEw%@$iIw&`#hmw#[",
"(/ql#j:Rw%~#w#5#r#w&R#w#,#r$w#>#S&#J0T&#(r(uTU};#(P0w.]$;#KL(6w#H#r)w#H&<0HI#(uLO(I#(r*H&#(uLO*w#U#uLMk;#3(T;#K(%P$",
"P+;#Vh3(Pw#Y#r+w#Y#uDFy;#<%3$3+;#6h1(3%h:$h8w#@#r,w#v&d2w$>(hA2w$>&hBdw$>%r-w$>'2w$>#uTW@I#(r/Uw$@(8&#(r6T&#J(w#a#V",
"2w(B&[e(Kw#a#r7w#a(w$)#r6w#H#9w$)'Je(6%hR$hR+;#gh@(J,hU4%hW$hW%h`$h`'&hahbU%hc$h^%he$he>qX#jm,jkw'''j$hhw''%r`w-g*r",
"M#r_9,4M'&69a%J$(w._#w0.'bw'a'9w'a0/ql#j|Jw'C&w+'(rBw$|&9w%^#ixHI#iuuTWA&#<3w*u$S&#K08&#i|r&]w)R#uLNo7#i~qrw+s(w.G#",
"S&#e2]&#(j'@7#j(w3o-G&#qrj,uLO)&#h2w3o'M6(<uLO*&#P(%R$R+&#h3R(Lw*x#j-w*x'<(%hA$hAw0b$(h5w#q#rWw#q$w%@%rY<w1j%J#3Z7#",
"3qJQ#60F(64$6]&#R6w'S#w3O%w2s#(S&#(2G&#6ETw%)#8&Rh14'&KVU%h2$L/qi#Ww4_$8&#e(uDF~I#(w(@#uDF~I#h7w#+#%g$h:w3]$w$C$rF#",
"3h=w$C%hAw$C3hHw$C/G&#<Eu]_/rF#((((TrF#<(8rFw$E+w4V$h2w4V$w-##hO+&#h7hF(Vw%e#hG<['&#h{hSw(@#w-c$u;>&rHrNuDG5rHrHrT@",
"7#6w,})w7'#P,94w+.#w#E&'&#9P/qW#kvi%w-c#i#$i#'&i$i%U%i&$h}w({#O&#k/rcw(w'i$w%:%i'w%:%rcw%:%w(~$qW#l)w)[%#[Jw-^#bw.9",
"7rIw*5)O&#9bw.4#h:w#(#h6w%((>&#e,3w6u#h5w#<#<,h64w4z#Uw4z#%h3$h3>&#h7'&dh@4%h=$h='&h;gU%hA$h9uTXz&#rH0hAG&#kQE@7#kQ",
"w8i)w7(#iMw7_#3w6y&w3R)w#*#Lw%<%iTQ#62w'T%w#U#6w28%LP4w+{#U%K$3'&#Kew)u#hRw#g&3Jw#g%Kw&$0'&#h_9w%x-/rM#rS6,4Rw$H'<w",
"&$9hkw&$-w#1#g,3w(h&[$J%h2$h2/qW#lkh:w#B%h=d4w9<#'&h:h;U%h@$h8@7#k}w(S)w$B#b,4rfw%o2w.$1luw.$=kqHI#knw.$1kuw.$(kww.",
"$6k|w$_*w.$*l%w.$Dl&w.$4'&#jFw:|#w&8%/qW#m;hNw&B'<,34%hN$hN'&hOhPU%hQ$hL>qZ#m>,mAw*6(hOw%k1qW#mIJw#m$ql#mLPw%t#w.F$",
"/rM#rl6,4(@7#q1qjw,;+rfPS&#L0w#D#3w,-#6$6w*F#'&eh5U%h6$h1w'#+h3w6b4aw$t#lpw#f#w%/$w$+*w:F%rfLw#@(w@u#%9$9+&#(9M6uLM",
"kw6&#w'_0HI#lbHI#l_uTWA&#e3(%J$w/D#lew'T#Vw'T#lgw'T-]&#h;lk@7#llw'O1lpuLO)&#h9w'O1[$[+&#h2[w'O%lqw'O*h=$h=+&#h8h;(e",
"w@G#w*`(hNw+D$w#1#w0e#w-,$rww'&&n.h[,4w7x$Z7#hUliuLNh7#(ltw&t(c7#m.8&#mpr|wF)-w#,#r8w#,'r9w#M#uDFy;#hYw8b&hZ9(3w#;#",
"r:w*Y&<w9y)9w9y'JKw8^%r;w#H(w9y,uDFyw9}/Vw=y'w8Z#%h;$h9w#b#r<w#b#T&#hxw8Y$hp2wA9$;#hqdwF$%r=w$%'w:()w8~)Vw$J%r>w#H(",
"w:('rAw:($w$K(w:,'Lw:,$[2%V$V+;#Rh5(V%hS$hSw9d#hG(R%hW$hUw9e#w>$#hUi)hVw$##qyw&4'h`wAN0hmwAN%,4Vw(|#wAM$ho,4[%L$L%V",
"$w<M$hhw#Y0huS&#h62wAJ$w+7$w.5%h8w#5#q>qahyw#5#K$K%h8$h8%hs$hs%iO$iO'&iPiQU%iR$iMw+R#w#y#r}w%]#w@==nF'&#nCw$8$nGuLN",
"o7#(mkw(k(%K$w-v#o7Rw$Y#w#9#n$w+n&m{KwB&%6w2o$m}wDQ#w+_(qzw#_#w#,#n;w%='q{w%='wDC1qCwDC8nGw#c0h9wDC)w#c$qe#qFqagw#1",
"$w#c#&w#c$w$b%d$d+;#h1h;(R%hF$hF+;#hChF(hAw/8(hJw/8%q@w/8-hNw/81h[$h['&h]h^U%h_$hYw/8+h[w/89o$w5>#nIw#~(c7#nj/qW#op",
"w&W$w$%#Lw/T&w$G'w/T&h1w/T@Fq~w)b'h5w&-0h8w)b/qCqah:w)b.h=w#Y0hAw&d%,4h@w#Y$w&c#hC,4hAw#Y$h6$h6%hG$hGw3B,%i2$i2w%q&",
"oKi4wML0w;r#Ew/X#wM7'rSPw/b(w/~#[w$A'w4@#'&Rh1a%h2$Kw&k$o#$o#Z7#n~rfu;><o'2F4w1;$o)w'M$o,rf%o*$o*+&o+oD34(%o-$o(%p#",
"+F$p#+Fu+-~u++m"};
/* scatter.comp -DGPUSORTI_ADDRESS, 6285 words */
static const gpusorti_line gpusorti_spv_scatter_address[] = {
"#jpu;<7h#u36-qDu36.h%uLN@h$uDE)uDE4uDEQqFuDEGuLM[q#h&q$uLMcuDE;uDEEuTU_h'h)h(u]`|h*qHu]^tuLMlh-uDE%uDGPuLO,h+q'h.q]",
"h0u;<0q-qhq`q*uTUluDF+uDGLuLNBq+h8q%qGqBh/u33Uq)u;<Au#`KuLMPuLNquLNkh:qzuLO'h,h<h4h9v$o9)Su+3euefUu#/'1Y$YqbYqdYqeY",
"u#`Iumnev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU43v6RUmWv<bs>Dv/AM#F1u;;cu#`J3uuvzq($v@8$D$1$w#$#uTU9Uq4",
"333-$w#'#ZF4$1V14K3VS4KUVq34Kq&Vq;4KFV&4Kq(VqL4KZVqP4KNVqT4KSVqX4Kq,VH4KKVqa4K$Vqew#(#quw#(#qy[KU-q.ZF4q/1V1[q/U-q&",
"q.q=-Fq.q;-q03q(-$ZSw$.$[q2U-$3N-$3K-$3S-$3Z-$3q,-$3w#;#F[q(1-q(q.qM[$1-$3q&-Zq.qL-$31-Nq.u#U--$3q.w#/$$q.q<-$3q/u3",
"3W$u;;v$WuDDz$&1u;;v$&uDD|$&UuTUK$..&&u33X$uLM:$.=&uTUK$W=&.uDE*$..uTUK$&.&&uDE*$w#'$.+$Nw#+#qOuLM:$&&&5&SSB$.S+$Nq",
"RB$&w#+#qTuLM:$WqSqUuTUK$W&.&uLM:$.&&,&$FBq,&qYv#$KM3K.w#$#&w#$$q,&&+$q,K6qZ$q,uDDz$&3,H$q(+$q,w#P#1,H$F+$q,.u;;|$]",
"u;;rq.&u;;sq/q.+qc]q/,H$1+$]w$r#q&+$3qf6qgq&3,&$3+$3&6qgF3uDE'$w$2$&+$N.,H$U5&q0w#D#U7=$ruq0qn,&$q&w#t#q1.u;;sq2q1+",
"qq]q2+$].5&q3&w#C#q3qk,&$q3w#-$qtu]^o&$rtquLqn7H$rJq3Mw#a&H$q&,H$35&q41w#5#q4qnw#))q0qn5&q5w#9$q5L5&q6&7&$rLq6L,&$q",
"C7&$s6r#r$7&$s3Lr%w#D$w#m#qC5&q7w#R#rvq7w$%$q5Lw#=%w#Z%w$=#r,w#;#ryq6w$[#vfMXspw#g#q6w#g%r0w#F#r1Lw$h#r.r/r2w#f)q0w",
"$O#w#r/w$(:r<w#Z%L,H$S5&q8S,H$q,+$Z&6rB$Zw#'#5&q93w#e#q9Mw#5$qiq(3w#9%q;w#F%qiZ3uDD|$&F+$NrIu;;~=$5&q<sq7&$rPq<q;B$",
"&rL+$FrM6rNw'v#Fw'D#syw#U#w%+$q87&$rJrSLB$&rT+$FrU6rV$F,&$u#Ikw$0%7=$r}q;qk7=$rrrYrZw$r#qkq;7&$s1r/r]+$3rI6r_N37&$r",
"NrLrSB$&r`+$Fra6rb$Fw#5%7=$rwrSq<w$H#rSq<w&+#rerfw$*#rg+$Nrhw#E#q<Sw#E#q0q4w#>#rkq0q4w#6#rjrlB$&rm+$Frn6ro$F,H$q.,H",
"$ZB$&rS+$Frs6rtw#7$K+$N=5&q=1w'7#q=w&U#rvrxMw#/$w(P$rzMuLMF.$r/r/w#:#q4w%*#rvq4Mw$+#r~Sw$G#s#+$Ns$,&$w$E#rvq4M5&q>3",
"uTU^qfq@q>LL5&qA1,&$q(,&$q;,&$rk,&$t5u;<#=$^WU1qC%$uLMUrw$Ns,6qO$Nw#'Arww#'*w#@/qS$N6qlw#/&qUw#3&w#+#w#H+w#D'w#'#s%",
"w#3.w#/+w#'*u;><$1u;>AM$%*uDEC&$$#hN(Oq_$q[rqqd/&$(#hO*uLNF&$:(uLNI&$92uLNl=$(MuTVz&$(LM)w#8##hSw#U%hT(0qb$q[qa/.$(",
"Pqc$(0q_$q[rrw#b#uLND&$qY()&$qk(Oqe$9qd(uTUh&$(UF#h]*uLNo=$XIuDFX=$(u;><$1C($(%*D&$9Lw$)$'8%8;=$<h@(8w#B(#hkrK'hC%(",
"uDECW$$/&$rH#hh*'$%*;&$2<$$_=$8rSQ$21C(2*%2w$H#rvw$H&EhE)&$2w$M#(hFOqe$hCw$M'0rP$ruI#*()&XIq<#hvX'h1%duLND&$hJhP#hv",
"*R&$hT(_=$(hRw$I%$%(#hyhX'2%*)&$<hV#hz*w$m$&$hZ8(2#h|w%)#hHqnw%)$#h|*uLMS&$$hO#rC(w#+#hQ#rDw%P$ryw%P&hPqtw%P+ryh3(8",
"#i(*uDFX=$r{w%v+hVqk`w#I*r{G(8#i-*#i,ew%a&h>w%a&aQ$$1C2$2%w${#h>Eu]^F&$3qJ(rj#i5*#i4Mw#P&M:w#P%SQ$23w$*%w$b#E#i<w%O",
"#2Gw%O()&$a<uTUd.$$hN2#iB('9%8#iBr|'9%9;.$29r|:0ql$iEf#*('h2%h2)&h3fb#iGh3'h5%ID&$hvqYw%D$w'f)iGw$H(2w$H3g<w&q#hDw#",
"T(0ql$iUGw)@#uLMS.$$2#8w$H#9'X%X)&Ih1b#iVI'h2%A'f%f/qR$iY#iU*uTUdW$$iWiV/qT$iW#iY*#iVw$6(aw$6,w(j$qO$ia9w(j#0ql$ifE",
"w$,#>W$$:2q0)&AGb#icA'X%<uDG5qnqnrQ#ibw#k(dw$~0uLND&$<q<w)|#w)P$#ik*w&<#2q0#ilw(D$8#im(w)S#2w$1#w)n#E0rP$rWw$@$R&$8",
"(#ir*w%Z#r}w%Z$qO$itg#*8'2%2_=$h2hsuLNh=$(h~w%z(uDFX=$i4D&$iZs&w&g*$%w&,$e#j#(':%2#j#e':%:w'Q#:h=8w%=#Gh62'I%I'hG%h",
"G)&hHhIb#j,hH'hJ%hEw%F#w#g#s'w'N$j'w'N=i&<#j.w-/#(i0w$V('E%(0qO$j>Gw%8#w#9#iFw)-&iAAuLMk.w+;#j7*w$Z#)&$iCXw&%#iV2#j",
":('E%E;.$:E2<>W$heG(q4'h7%h7)&Tgb#j>T'a%h5w'($j;w$X(h7w'(@jE*w)3#iJw&8+ig0qO$jPh1w$b#uTUd.$hjEq4w%v#982w$F#'h3%h3)&",
"fh5b#jOf'h6%h1'hP%hPw.s$jNw.s(hSw.s0#jS:w()#jUw(&#Ew(&':#2*)&dAq<#jYd'G%9w%'#'ib%ib_=$iarju;><if1C*w.Z$jZi}'ihw.Z$i",
"krj#j[*'ii%ii;&iji~2*(#juij'il%ig#k&rK'jZ%jZu+-~u++m^&jW1qE%$w2E#w0-#q^w$1#w(H-#<:w/L#w1~,Oqe$(qdqdw1k&Xw'P#E;&$GE(",
"<u363*u++m^&j]w#x#0qi$q&Lw+7$qi$FMw1+&8w#1#q&w#1$)w#1#w#S#.$1VJ.$J&w#&#w$U%w#'#@&$<1uLO)&$<9uLNUqj$2(@&$(3#:*@&$21#",
"<w#+#X3R&$qkGc&$Iw#s%w&6#<uLMk.$<w#}%i|1qIJ=w#z%w6V%w5/#w#''w5/2w%d#Iw%d#w%]#qmw%]##Gw)U$w#3#qdw#3$I*'<%<;.$8<(9#h2",
"w#W$qow(c#>.$hM8gqpPqq$(Oqrw&2$.$(US#arK#g*'h3%9uLNg=$qsh>w)6(>.$hTGhAqnw&c/w*q%hCrK#hB*'h;%<#h>qvuLO)&$LqvRw6L#w3O",
"#w&Y#(q3#hB*c&$hJqv>.$h_T(w#j0#hF*PH$<uTWAw*V#qww#w%hOrK#hN*'hH%hHumqA.$gh=h1h6(h7w&6#Wi`1qJw&6%J.w'4#w&0&w$p#<w%x-",
"9w%x.Ew%x,Aw%x$qxw#W#>.$hx:fw%x*uLMX*h5USw39#>.$h{Eh7w$x$@&$T1Oqe$2w#C#(UF'A%Au+-~u++m^.iaw'm:w'a+Aw$h'qyw$W'w$h&bw",
"#3$Aw$h,Xw#W$q{w'0&i68h6w'a1h7rK#h6w'a$>.$i:Eaw'R6erK#h;*'T%T;.$<G(Xw&X$iiw&XBw$p%w&X)w$p%w&X3q|w&X&iRw&X8iUw&X>k-1",
"qKw$S)w+1&#2:w$&#q}w$&#w#,#q~w3v&dw-<$uLO+&$(r&#2w$i#w#K$r'w#B&h1w#B$PH$(uLO(H$(r(Pw=o#f*uLO*w#R#uLMk.$2(/.$TuLO+.$",
"(2w+2#G%w8s$r)w#a#/.$euDFyw%R#h=w;>$'a%Tw#@#r*w#}&hAw.B$w$@/r+w#B&hFw#B$w$@#uTW@H$(r-bw$A$hHw$A%D&$(r3/&$Ew#b#2#dw$",
"A(r4w#b&hQw$$(r3w$$&w2E$.$hTw.T$k,w&19r5w&1'r6w%1&dw%1$Aw%1$w#;#r7w$,&Iw&J4r8w#B&h5w&J1uDFyw%0#gw&N-h=w&N%h>*w:Y#'h",
";%gw#i#r9w#i&hBw%40w#B#r:w#B&hGw&T4r;w#B&hLw&T,r=w&T$w$K$hOw&X-dw&X%Aw$K%hR%hR/.$hVw3<$$1qLw2i*wFE8w-,+r>w$G#@&$h21",
"PH$h2w#'#uTWA&$82(#h1rKw1g#E%9@&$h63D&$h6r$cw7W$h2w99#Tqkw#b#w50%fw50$@&$h=1c&$(h=`=$h>w5P*gMw#C#w3p#hCuLO)&$h2(w-&",
"#w:z#wA6#(8uLO*&$d(w&d#I%I;&$h3I(E#hA*w1p#hGw1p'8(#hGrK#hF*'hA%hA;&$ah>(h5w%_$mE1qMw%X$w6p#r@w5r&:q8w9H$w#D$mIw#D*r",
"Aw#D(Rw#D#wBl$q8w#K%lR1qNw)b$/&$rC/&$rD>&$h`:w#h%WmswJ$#6rJw&M(CrEw%C#/&q:q(#rFq:#rGq;/&$Zw3X#w#,#rFw:i%rHw.a#:uLP`",
"rI$qprK#A*uTXs&$qpU(#rFw#,$12#rG*w#N#wDl$w&7%w*`#&$Z/&$rG0rP$rO2wCI#:%:w:%#w#N##rH*#h6w<0(EwGz$Z_=$:(Q$81C(8*%8w#]#",
"<w%P#w<8&(2#rHw:t$b#hBw:t#w#r$w&S#w#D#w#z#w%t$w%&#S#rR*w:R#m[w&@&/&$rRw$T#w&>#w8U%w%H(w&A$l51qPJqOw#L%w>H#(LwB*#w#H",
"#w#'#<w#0(Rw#d#w*>&w#~%w*++uTXz&$qp39#8w%{$w$7#w(J$`=$8wJ{)w%V#w%G#(#*dw-f#w@*$GM#Aw%|(9$$wD9%wC_#w&'#8(Q$91C(9*%9w",
"#`#wCi$w%w#*#gd)&9<b#T9'GwAM$GTw$=#h>w(E$$w(E#u;>&qprQuDG5qpqprXw%}#$1qQw<$/w#'(w(l&w(p'r[w+3$Ar^#dw$b'r^8w$b%<$wDm",
"#2q8Q$:3C(:*%:c&$T:w-c#wMC%w)'#w<o$1w&C#LuLO+w&z#D&Ih1*#eIwFv%h;A'h2%E0qi$Nw.^$D&$f(uDF~H$(w21$h@*uDF~H$h7w#.$hA*'e",
"%aw)y%hA*#h@w$U%rI$2h=w$U%hAw$U3hPw$U/wG(#Lu]_/rI$((((uLO+rI$8(DrIw$W#hPw$W&hOw$W$w*|$h2#hSw*|%h3#hS*'hO%hO;&$h7hF(",
"Gw-9#hG8X)&$h]h[0rP$rcw(m$#hU*uDECW$hc`=$9w+D))&$9A#<*wH)#uDECW$hh)&$EGw'H$nT1qVJqS$JqUw'73w#''riw#;6qO$NwDx$h1wDx(",
"fwDx%rdwPl*rP$rc9#*M)&:9q<#T:'<%(w,e&w-h$rS#g*#Tw)m+wKh/ql$hE9wLh$&$n](uTUd&$i/GwHJ#hHAwQB$w,m#hDwEb(#hCw'v#rHw#}#r",
"g#hD*#hCw#}(Aw'V%Iw'V%rgw'V%w4.'w$k%$XwN,$rSw&K(#hOwJ2/rLw%H)uLND&$9rSw-0#aw#(#h6w':)hYw,D#f#2w#*#h5w#@#8#h6*wS6#b#",
"h^wS6$wHV#/&$h7)&h>h@*#hch>'h=%h=)&h;eb#hah;'hA%guLMS&$iphA#h^*#h]w$I'2ew%-%h@w%-0)&$hM9w%%-w.Y#:#*I#hjw%-(8w%-9hYw",
"%--w#1#ewIR$w*0#hvwO[$wQz#0qO$h|aw#E%h=h>*#hzh='e%e)&ah;b#hya'h@%Tw'2#w2A-w$R#rS#*rjw)|#w'X$h|wSh6w(G&i6w(G'oNw$P#h",
"|wP4#w$_%0qO$i;Xw$h'8w$h$wRD#i/wRD$u+-~u++m^Woc1qWwAA%w/-$@&$810rP$rp9#*(`=$:qnw+Z+rjA@&$A3w#D#w3}'w@R#oc1qXw/o+w#C",
"#:w$<#w,@#w#e&wO8%rjGw#@#w(L%A*wUF$AMwUF$&$(9M:uLMk.$Aw2g#"};
/* scatter.comp -DGPUSORTI_BASIC, 4955 words */
static const gpusorti_line gpusorti_spv_scatter_basic[] = {
"#[(h#u36-u36.qOh%uLN@uDE)u;<7uDE4u]`|uDEEuLM[uDEQqQq$q#uDE;h&h$uLMcuDEGh'q/qPuDE%uTU_uLNBqch(q+u;;ru;;suLO,q^h+h*h)",
"qZuTUlh-uLO)uDF+uLMlq'h.h/h,uDGPuLNDr+h0uLNkuLO'q)qGq*uLNouDFXuLNquDGLh8uLMkh4uLO+qeh3h1v$o9)Su+3euefUu#,[2u33U#uTU",
"41v6RUmWv<bs>Dv/AM#F2u;;c21uefYq(#v@8$D$2###uTU9q%q4111/#w#'#YO6#2Z26A1ZO6Aq%ZA6Aq&Z96AOZq36Aq(Zq76AYZq;6A[ZqL6AAZ:",
"u;<AAq%w#X(u;<Aq-q%/#qF2/q.qEq&/q&q.q=/Oq.q;/#1q(/#YAw#D%q1w#D%q2qEw#X#w#7&q4w#7%q5qE2w#m)q7w#7%q8w#L#1[w#;)q;w#;%q",
"<w#P#1q-w#i)q@w#;%qAqEw%/)u;<AqCw#7%qD#1/qE1A/#1Y/#1q,/#1q%/q(q.qA/#1w#i#q.w#+%q.q<u33W#u;;v#qMuDDz#qD2u33X#uDD|#&q",
"%)#[&3&YA;#0Y)#[qS;#&w#+#qU+&#O;[&qWu~#=A&w#$$[&&)#q,A-qX#q,uDDz#qD1+I#2)#q,&+&#2Bq,&Cq-q,)#9q--q_q.9)#9&uDD|#&q&)#",
"1qa-qbq&1+&#1)#1&-qbO13&9w#3#q%<:#ru9e)#[0Bq00Cq1q0)#9q1-qhq29+I#[)#90Bq30Cq4q3)#9q4-qkq59Bq6&Cq7q6)#9q7-qlq893&q9q",
"D+&#qDw#i#q9qmBq:&Cq;q:)#9q;-qoq<9+&#q3w#;$qpu]^o&#rtqq>e<I#rJq9Ew$8%3&q=2w#-#q=e+I#ABq>0Cq@q>)#9q@-qwqA9BqB&CqCqB)",
"#9qC-qxqD9w#J%w#Z'qEw#Z$qE>3&qFqD<&#rLqF>+&#qC<&#s6q|q}<&#s3>q~w#D$w#{#qC3&Zw#R#rvZw$=$qE>w#=%w#Z%w$V#r)E+I#1<:#ryq",
"Fqm+&#vfMXspw#k#qFw#k%r.w#J#r/>w%(#r,r-r0w#j)9w$S#w#v/w$,:r:w#Z%>+I#q&3&qHA+I#O-qdq(13&qIsqw$2$qH;#&r@)#OrA-rB#O)#O",
"&w#+#<&#rNqIY;#&rF)#OrG-rH#O+I#q3<&#rJqpqH+&#syuLMF0#EE+&#q&;#0qI)#OrO-rPw#b$0w$C#qIw&'#u++2w#-#rFw$Y#rw9q=w%5#rV9q",
"=w#{#rFrW;#&rX)#OrY-rZw#{$Yw$9#+I#q(3&qJ2w%r#qJw#Y#rvr`Ew#/$w'2$rbEuLMF0#r-r-w#:#q=w%>#rvq=Ew#w#rfY>;#&rg)#[rh+&#Aw",
"#<%3&qK1uTU^qaqLqK>>uLMPqMq%2qN$#-qg#[-qVw#'&qTw#+.ri#[u;><#2u;>AE#$5.q]#qYq[7&#'uLNl:#'Eu;><#2S'##$'%4$5Jq`#q.q[w#",
"@$%@$@,&#F@'8Jq]#qYr]w#8$uLNF&#8'uLNI&#@4w#`$uTVz&#'>E(&#@'.qd#q&>w#G#.qd#OEw#,#Tw#P#w#:#w#1$(w#1$q]#qYUw#@&qWw#6#q",
"m'w$:$'w#7#]:#Ff^:#'w$[%'$5D&#H>w$2$%8$8,:#GhF'8w#B(%hM$w#]#q(%#$5,&#4@##_:#8r@`#42S'45$4w$8#r_w$8&FhF(&#4w$=#'h@w$",
"=).rD#r^V*5'(&QVqI%g$RT&#hDhQ=&#hT'_:#'hSw&1,(&#GhWw$T$&#hZ8'4D&#hFew$j$w$2#r=w$2&hNqHw$2$w#6#r>w#6#=&#'@u]^F&#1qJq",
"Hw%J$raw%J&hRqpw%J+rah7'8^:#rcw%m+hXqmWw#F*rcP'8w%[&hCGw%[%h>`##2S4#4$5=&#hCFw$/$'rFw#J&Ew&&&Y`#41w#z%T&#GqIw%t#hdw",
"%N#Pw%N((&#h:Hw)%'w#9#qfw#R#w#,#hUw#C#w%;#qiw(&&'PJqj#q2q['70#'%F$HJqj#q5q[gw#1$K$K,0#8K'R%h2$Vw#c#haw#l#w#c,aJq`#q",
"8w'7%b0w%M#h:$Fw#N#qnw#N#Jq`#q<q[h>w#@)h@$@L&#>qrw&Y#>D&#hDw&w#'q9X&#hFqrw#P$w#m$MI#@uTWAw'.#qsw#Z%hJ$hJu~%b0#h<hGc",
"h:Qh2'f%hO$hM%hO$hO,0#'hLrdhN.qg#ifhZ*5'%hX$hX(&hYhZU%h[$hVD&#iBqWw+a*w)f#w&Z&4w&Z9iDw&Z#hkw#V(.qg#iwQw%y#w#5#qzw&M",
"#w#,#q{w#>#N&#G1d&#'r#uTU}0#'R1w,U$0#KF'@w#H#r$w#H&81MI#'uLO(I#'r%M&#'uLO*w#U#b0#4'd0#K'%R$R,0#Pf'Rw#Y#r&w#Y#uDFy0#",
"8%4$4,0#@g'4%h:$aw#@#r'w#v&h>2w$>(hA2w$>&hBh>w$>%r(w$>'2w$>#uTW@I#'r*Uw$@(D&#'r1d&#G'w#a#P2w(<&Qc'Kw#a#r2w#a(w$)#r1",
"w#H#Hw$)'Gc'@%hR$hR,0#h<h@'G*hU5%hW$hW%h_$h_(&h`haU%hb$h]%hd$hd7qS#jM*jKw&~(hgw&~)w&f&w&~(j'.qg#jURw&p&w*O(r<w$M&Hw",
"%.#ioMI#iluTWA&#84w*A$N&#K1D&#isq}Xw(z#]:#iuqmw+>(w-j#N&#c2X&#'izW:#i{w18-=&#qmj#L&#h2w18'E@'8uLO*&#R'%V$V,&#fV'Fw*",
"D#j$w*D'8'%hA$hA,&#h:h>'h5L&#'rJw&Z#hG.rD#rIhHw)s#hM$hM(&hNhOU%hP$hKw%a&jMhMw0=1rD#rEH*5E.rD#rCG*5E(&HGqI%F$4w#W&qp",
"w-o&rKw&8)uDG5eerL*k0rMw*Y2w#y&T&#jbYw&Z#Gw$W#w1(%qR#k:K*5w#/$w%s#h6w(M#rNw#-#w%:#4>w,[#qpw%O#w#N#kD@w-W'8*45(&h6h7",
"U%a$f70#kG.rR#rQjr*5'w$N#w$K$0#8h7##,&#>h:#4_:#4qI`#@w$t&]:#j|w/K#w&}%=&#k$Kw#e#w//%H$8%H$Hw-@#HrM@w#u#(0h2f5*h5h2w",
"$%$g$gT&QVe%c$K70#kZ=0#h5'w#c#rSw#c#N&#'2w%2#rTw(M#rJw2X$w(y#w(b#'rTw5D$L&#GrJLw#B#uLO*w+$#b0#8'(0#h2'*kjw*,(h@w&Q0",
".qR#kpHw&:'hlw&:$w#(#w&5%X&#8>.qR#kxw&^(@w$9$7&#Qw'%#4*5w$A#>R7&#Fw&U#4*R5(&h7aU%h9$c%hw$hw(&hxhye%hz$huw&V(&#Ehww+",
"Y9kWw'~(w$7#rJ7&#8w$;$.qR#l1g*5'W:#FEw7X,=&#Q>w#Z-w0u#V%G$G,:#Kh6'Gw0M)rD#rEc*5h7w/6#W:#arUw#o,(&#h<w#o2h=w#o'Vw#o*",
"(&#hEw#P#rChCw+N#8$8%hK$hK(&hLhMU%hN$hIw%^+hKw'.3lTw'.$w8q#w%g$l'w$@#8w8b$RKU%P$Hw#g+Fw+D3Hw#^$l0w+D+l`w+D#w#g(7qU#",
"la*lcw(](Rw3e0.qR#lkGw#`$qg#lnw/e$w)n$.rD#r[@w'%%9ew%a+rFRN&#F1w#D#w(Z#w.}#%f$f(&ch5U%h6$gw$~+fw4y9lQw#f#w$~$w$+*w8",
"^%rFFw#@(w,'(&#'HE@bw4C#w1O0MI#lEMI#lBuTWA&#c4'%G$w*L#lHw1E#Pw1E#lJw1E-X&#h;lNW:#lOw1@1lSL&#h9w1@1Q$Q,&#h2Qw1@%lTw1",
"@*h=$h=,&#ah;'cw=Y#w$}$w%L#hNw)j#w/7$=w#K#w$1#rew'&&mPh[*5w68$_:#hUlLuLNh:#'lWw&t(^:#lnD&#m5rjwB>-w#,#r3w#,'r4w#M#u",
"DFy0#hYw6~&hZH'4w#;#r5w4J&8w89)Hw89'GKw6z%r6w#H(w89,uDFyw8=/Pw<4'w6w#%h;$h9w#b#r7w#b#d&#hxw6v$hp2w>L$0#hqh>wB9%r8w$",
"%'w8E)w7>)Pw$J%r9w#H(w8E'r;w8E$w$K(w8I'Fw8I$Q2%P$P,0#Vh5'P%hS$hSw8$#hG'V%hW$hUw8%#w1{#hUi)hVw$##qtw&4'h`w>f0hmw>f%*",
"5Pw(|#w>e$ho*5Q%F$F%P$w:j$hhw#Y0huN&#h62w>b$w+7$w8&%aw#5#q<q[hyw#5#K$K%a$a%hs$hs%iO$iO(&iPiQU%iR$iMw+R#w#y#rkw%]#w=",
"UCn&]:#'mMw(f(%R$w-d#nXQw$T#w#9#mcw+i&m^Kw@8%@$4(&#m`Qw+Y+quw#_#w#,#mzw%8'qvw%8'wBU1qAwBU8n)w#c0h9wBU)w#c$q`#qDq[h<",
"w#1$w#c#&w#c$w$b%h>$h>,0#gh;'V%hF$hF,0#hChF'hAw/3(hJw/3%q=w/3-hNw/31hZ$hZ(&h[h]U%h^$hXw/3+hZw&W9nawB-#n+w#~(^:#nL.q",
"R#o4Vw0e$rD#r[Fw/O&w$G'w/O&gw/O@Sqyw)]'h5w&-0aw)]/qAq[h:w)].h=w#Y0hAw&d%*5h@w#Y$w&c#hC*5hAw#Y$h6$h6%hG$hG%hN$hN(&hO",
"hPU%hQ$hL%i1$i1w%q&o+i3w=>3rCw4h$w/W#w%T$w/W$w/t#Pw$;'w;z%wKW&w&f$na$w&E#n`rFu;><ne2S5w11$ngw'H$njrF%nh$nh,&nio%45'",
"%nk$nf%of$ofu+-~u++m"};
/* scatter.comp -DGPUSORTI_BASIC -DGPUSORTI_ADDRESS, 5886 words */
static const gpusorti_line gpusorti_spv_scatter_basic_address[] = {
"#fHu;<7h#u36-qAu36.h%uLN@uDE4qCuDE)uLM[h$uDEQuDEGh&uDE;q#q$uLMcu]`|h*uDEEh'h+h(u]^tuLMlqEh)q+uDE%uLNBqduTU_u;<0qXq[",
"h-q'h0h.uTUluDF+uLMSq.h/q%q)h4u#`KuLMPuLNDuLO,uLNkuLMkuLO)qGqLq*q>h,qvh9h8qjuTUKrtv$o9)Su+3euefUu#.B3u33U$u33Uu#`Iu",
"mnev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU44v6RUmWv<bs>Dv/AM#F3u;;cu#`J4uefYq($v@8$D$3$$$uTU9Rq4444/$w#",
"'#SJ5$3]35A4]A5AR]q35Aq&]q;5AJ]qD5Aq(]^5AS]qP5A_]qT5AA]G5A$]q]w#(#qaw#(#qew#(#quw#(#qyu;<AAR/q,SJ5q-3]3u;<Aq-R/q&Pq",
"=/JPq;/P4q(/q/SA5q0w#;#q0R/$4_/$4q-/$4A/$4S/$4q,/$4R/q(P&/$43/$4Pw#+%Pq</$4q&/$4J/$4q/u33W$u;;v$`uDDz$qD3u;;v$&uDD|",
"$&Rf$++&&u33X$uLM:$+>&f$`>&+uDE*$++f$&+&&uDE*$w#'$+,$_w#+#^2&SAB$+S,$_qNB$&w#+#qPuLM:$`qOqQf$`&+&uLM:$+&&*&$JB_&qUv",
"#$KM3A+w#$#&w#$$_&&,$q,A8qV$q,uDDz$qD4*G$q(,$q,w#P#3*G$J,$q,+u;;|$Uu;;rq,&u;;sq-q,,q_Uq-*G$3,$Uw$m#q&,$4qb8qcq&4*&$",
"4,$4&8qcJ4uDE'$w$2$qD,$_+*G$R2&Pw#D#RE>$ruPe*&$q&w#t#q/+u;;sq0q/,qmUq0,$U+2&q1qDw#C#q1qg*&$q3w#-$qpu]^o&$gqqDeEG$rJ",
"q1Hw#a&G$q&*G$42&q23w#5#q2ew#))Pe2&q3w#9$q3D2&q4qDE&$rLq4D*&$+E&$s6q{q|E&$s3Dq}w#D$w#m#+2&q5w#R#rvq5w$%$q3Dw#=%w#Z%",
"w$=#r(w#;#ryq4w$[#vfMXspw#g#q4w#g%r,w#F#r-Dw$h#r*r+r.w#f)Pw$O#w#r/w$(:r8w#Z%D*G$A2&q6A*G$q,,$S&8r=$Sw#'(qeq(42&q7sq",
"w$C$q6B$&rB,$JrC8rDw'P#J&w#+#E&$rNq7SB$&rH,$JrI8rJ$J*G$q3E&$rJqpq6*&$syuLMF+$HHB$+q7,$JrP8rQw#^$w&%#rLq7w&/#u++2w#-",
"#rHw$f#rwPq2w%B#rWPq2w#w#rHrXB$&rY,$JrZ8r[w#w$P*G$Sw$9#*G$q-,$_>2&q83w&*#q8w#b#rvrcHw#/$w'C$reHuLMF+$r+r+w#:#q2w%S#",
"rvq2Hw$##riSDB$&rj,$_rk*&$Aw#<%2&q94uTU^qbq:q9DD2&q;qD2&q<42&q=3*&$q(*&$q;*&$w#P#t5u;<#>$u;;~>$*&$q5V`R3q@%$uLMUrb$",
"_rs8^$_w#'Arbw#'*w#@/qO$_8qhw#/&qQw#3&w#+#w#H+w#D'w#'#rlw#3.w#/+w#'*u;><$3u;>AH$%.uDEC&$$#hN(MqZ$qWr^q`0&$(#hO.uLNF",
"&$;(uLNI&$@1uLNl>$(HuTVz&$(DH)w#8##hSw#U%hT(-q^$qWq]0+$(Nq_$(-qZ$qWr_w#b#W&$qU()&$qg(Mqa$@q`(uTUh&$(RJ#h].uLNo>$QKu",
"DFX>$(u;><$3uDGP($(%.X&$@Dw$)$'9%96>$7h@(9w#B(#hkg'hC%(uDEC`$$0&$rA#hh.'$%.6&$17$$uLNq>$9rBuDGL$13uDGP(1.%1w$H#raw$",
"H&:hE)&$1w$M#(hFMqa$hCw$M'-rF$r`K#.()&QKq7#hvQ'h1%aW&$hJhP#hv.C&$hT(uLNq>$(hRw$I%$%(#hyhX'1%.)&$7hV#hz.w$m$&$hZ9(1#",
"h|w%)#hHew%)$#h|.O&$$hO#r>(w#+#hQ#r@w%P$rdw%P&hPqpw%P+rdh3(9#i(.uDFX>$rfw%v+hVqgYw#I*rfL(9#i-.#i,h<w%a&h>w%a&h:uDGL",
"$$3uDGP1$1%w${#h>:u]^F&$4qJ(rH#i5.#i4Hw#P&H;w#P%SuDGL$14w$*%w$b#:#i<w%O#1Lw%O()&$h:7uTUd+$$hN1#iB('@%9#iBrg'@%@6+$1",
"@rg;-qh$iET#.('h2%h2)&h3Tb#iGh3'h5%KX&$hvqUw%D$w'f)iGw$H(1w$H3c7w&q#hDw#T(-qh$iULw)@#O+$$1#9w$H#@'Q%Q)&Kh1b#iVK'h2%",
"I'T%T0qN$iY#iU.uTUd`$$iWiV0qP$iW#iY.#iVw$6(h:w$6,w(j$^$ia@w(j#-qh$if:w$,#<`$$;1P)&ILb#icI'Q%7uDG5eerN#ibw#k(aw$~0W&",
"$7q7w)|#w)P$#ik.w&<#1P#ilw(D$9#im(w)S#1w$1#w)n#:-rF$rGw$@$C&$9(#ir.w%Z#rhw%Z$^$itc#.9'1%1uLNq>$h2hsuLNh>$(h~w%z(uDF",
"X>$i4X&$iZrmw&g*$%w&,$h<#j#(';%1#j#h<';%;w'Q#;h=9w%=#Lh61'K%K'hG%hG)&hHhIb#j,hH'hJ%hEw%F#w#g#rnw'N$j'w'N=i&7#j.w-/#",
"(i0w$V(':%(-^$j>Lw%8#w#9#iFw)-&iAIZ+w+;#j7.w$Z#)&$iCQw&%#iV1#j:(':%:6+$;:17<`$heL(q2'h7%h7)&dcb#j>d'h:%h5w'($j;w$X(",
"h7w'(@jE.w)3#iJw&8+ig-^$jPh1w$b#uTUd+$hj:q2w%v#@91w$F#'h3%h3)&Th5b#jOT'h6%h1'hP%hPw.s$jNw.s(hSw.s0#jS;w()#jUw(&#:w(",
"&';#1.)&aIq7#jYa'L%@w%'#'ib%ibuLNq>$iarHu;><if3uDGP.w.Z$jZi}'ihw.Z$ikrH#j[.'ii%ii6&iji~1.(#juij'il%ig#k&g'jZ%jZu+-~",
"u++mV&jW3qB%$w2E#w0-#qYw$1#w(H-#7;w/L#w1~,Mqa$(q`q`w1k&Qw'P#:6&$L:(7u363.u++mV&j]w#x#-qe$q&Dw+7$qe$JHw1+&9w#1#q&w#1",
"$)w#1#w#S#+$3qDF+$F&w#&#w$U%w#'#=&$73[&$7@uLNUqf$1(=&$(4#;.=&$13#7w#+#Q4C&$qgLuLO'&$Kw#s%w&6#7Z+$7w#}%i|3qFF>w#z%w6",
"V%w5/#w#''w5/2w%d#Kw%d#w%]#qiw%]##Lw)U$w#3#q`w#3$K.'7%76+$97(@#h2w#W$qkw(c#<+$hM9cqlNqm$(Mqnw&2$+$(RA#h:g#c.'h3%@uL",
"Ng>$qoh>w)6(<+$hTLhAew&c/w*q%hCg#hB.'h;%7#h>qr[&$DqrCw6L#w3O#w&Y#(q1#hB.uLO'&$hJqr<+$h_d(w#j0#hF.NG$7uTWAw*V#qsw#w%",
"hOg#hN.'hH%hHumqA+$ch=h1h6(h7w&6#`i`3]w&6%F+w'4#w&0&w$p#7w%x-@w%x.:w%x,Iw%x$qtw#W#<+$hx;Tw%x*uLMX.h5RAw39#<+$h{:h7w",
"$x$=&$d3Mqa$1w#C#(RJ'I%Iu+-~u++mV+iaw'm:w'a+Iw$h'quw$W'w$h&bw#3$Iw$h,Qw#W$qww'0&i69h6w'a1h7g#h6w'a$<+$i::h:w'R6h<g#",
"h;.'d%d6+$7L(Qw&X$iiw&XBw$p%w&X)w$p%w&X3qxw&X&iRw&X8iUw&X>k-3qHw$S)w+1&#1;w$&#qyw$&#w#,#qzw3v&aw-<$uLO+&$(q~#1w$i#w",
"#K$r#w#B&h1w#B$NG$(uLO(G$(r$Nw=o#T.uLO*w#R#Z+$1(0+$duLO++$(1w+2#L%w8s$r%w#a#0+$h<uDFyw%R#h=w;>$'h:%dw#@#r&w#}&hAw.B",
"$w$@/r'w#B&hFw#B$w$@#uTW@G$(r)bw$A$hHw$A%X&$(r/0&$:w#b#1#aw$A(r0w#b&hQw$$(r/w$$&w2E$+$hTw.T$k,w&19r1w&1'r2w%1&aw%1$",
"Iw%1$w#;#r3w$,&Kw&J4r4w#B&h5w&J1uDFyw%0#cw&N-h=w&N%h>.w:Y#'h;%cw#i#r5w#i&hBw%40w#B#r6w#B&hGw&T4r7w#B&hLw&T,r9w&T$w$",
"K$hOw&X-aw&X%Iw$K%hR%hR0+$hVw3<$$3qIw2i*wFE8w-,+r:w$G#=&$h23NG$h2w#'#uTWA&$91(#h1gw1g#:%@=&$h64X&$h6q|uLO'w7W$h2w99",
"#dqgw#b#w50%Tw50$=&$h=3uLO'&$(h=Y>$h>w5P*cHw#C#w3p#hC[&$h2(w-&#w:z#wA6#(9uLO*&$a(w&d#K%K6&$h3K(:#hA.w1p#hGw1p'9(#hG",
"g#hF.'hA%hA6&$h:h>(h5w%_$mE3qJw%X$w6p#r;w5r&;q6w9H$w#D$mIw#D*r<w#D(Cw#D#wBl$q6w#K%lR3qKw)b$0&$r>0&$r@<&$h`;w#h%`msw",
"J$#0&$q(#rA.w8.#m8w#x&W&$1w:])w#l$kl3qMF^w#l%1-rF$rE(w$;#0&$@w>^#w#0$CwHS#w#|$m'3qRFqO$FqQw7K*w#'$wJE+w#3+w6p6w#'8w",
"J~*#h;w<p(h>w<p)w;W&O&$mj@-qh$hG7wCf$&$m1([&$(rLO&$moLuLO*w%K#-rF$rK:wHI&b#hJwHI$w<T$hJw<T(QwIH1wBA##.Hw%x#7#.H)&@7",
"q7#hR@':%1#hQqpw#^&qpwFt&rMw#^%w*5#w>m$hWrO#hVwAI3w$&&w$H#w7d#SwCR'rKw&t$-^$hbL#.w#/$w*3#h7w,'#ql#hdw8,#w)N$1Dw#Z#q",
"pw)c#w#Q#hl;w#N#w#i#9w>8$h7db#hmh7'c%T0+$ho#hk.w$1#-rS$rR(#.1w$c$hlDw$`$+$;c$$6&$Dh<$wDQ#1q7uDGL$;w%/&w#X#wC,#7w+R(",
"w#5#w*w#Qw#p$w4f$h|w4f#;#h|rOw4m&(7rO@#h~w%m$)+Th5.#i$Tw$F*h6w@o$h5%h5W&h3Te#i%h3'd%h10+$i+C+$c(#i,.w#L#rTw#~$i&w/0",
"#i'w/0$w%n#rU#i(w$[#9w%r#rLw=a$#i*w#F#i-w0z$w#F$wOp%i-w,j#arL[&$1rLuLO*&$:(Z+$9w$w#i=)w0}$i>.#i2w'M(hHw'M0-^$iDwGn$",
"w$2#hvw'2%i;wM(#(w'-%#i<w'@#9D-^$iMw'[(;w$J$0&$Qw(##1#.w*&#Dw)d#:w'P#w4J#w'P%iIw'P$'i%%i%)&i&i'e#iVi&'i(%i#w'M$iFw$",
"`(i%w$`,w'F#O&$o+7#iM.w)'(w%w$#iOw&'$w$F$-^$iQwPS#Y>$:HwR&,C&$QDw#^-wD6#Kw'm$>$Ih5w(B'w3:#rF$rGT#.h7wJB#Y>$drVw#o,)",
"&$h<w#o2h=w#o'Kw#o*)&$hEw#P#rEhCwNo#w8<#hJ%hJ)&hKhLb#iphK'hM%hHw%e$ilw%e(hJw'E3itw'E$O&$oVw+o$w&o#)&:ab#iv:'I%;w#h$",
"iuw#h(wQB&w.W-o_w0C#w,N(j<aw#h(j#w#h$u+-~u++mV`o43qSw=2%w1D$=&$93-rF$r]@w&e%;ew%D+rHI=&$I4w#D#w$X#w4##w<D#o43qTwFb+",
"w#C#w-0$Y>$@w#e&wL*%rHLw#@#w$Y$w6i#wR7#IHwR7$&$(@H;Z+$Iw22#"};
/* histogram.comp, 4846 words */
static const gpusorti_line gpusorti_spv_histogram[] = {
"#Yqh#u36-u36.qPh%u]`|uDE4qSuLN@uDE)qRuDEQuDEEu;<7q#h(q$uDE;h&uTUdqeuLMcuDEGuTU_qjh$h*h-h'u;;ru;;sh)h.h+q*q/uDGLuLND",
"uLMlh0h/h,qbqGuLMPuLNquDGPuLM[uTUluLNBuLO*uLO,u++mq'qEh3h1h<q%u;<AqNuLNkuLMSuLNou]^tuLMkh@v$o9)Su+3euefUu#,O1u33U#u",
"TU43v6RUmWv<bs>Dv/AM#F1u;;c13uefYq(#v@8$D$1###uTU9_q4333.#q)Y8#1O18F3OY8F_O#8Fq&OG8FYOq38Fq(Oq78Fq)Oq;8FFOqL8Fq+O&`",
"F_.q+w#X&`q,_.#qF1.q-Zq&.q&#q=.Yq.q;.q.3q(.#q)q+w#D%q0w#D%q1Z_w#7)q3w#7%q4Z1w$F(`q6w#7%q7w#L#3Fw#;)q:w#;%q;w#P#3q-w",
"#i)q>w#;%q@Zw%/)`qBw#7%qCw#7#3q+.#3q).#3q,.#3_.q(q.qA.#3w#i#G.#w%e#3q.w#3%q.q<u33W#u;;v#auDDz#qD1u;;v#&u33X#uDD|#&_",
"uLM:#*-&uTUK#a-&*uDE*#**uTUK#&*&&uDE*#&&u;;v#*uLM:#-w#5#a&w#)%&&uLM:#a*&)&#YuDE%q)&q_u~#=F&w#$$q)&&,#q,F/q`#q,uDDz#",
"qD3)N#1,#q,w#K#1Aq+&Bq,q+,#Gq,/qfq-G,#G&uDD|#&q&,#3qh/qiq&3)&#3,#3&/qiY34&q.w#3#_:-#ruq.ql,#F*AG*Bq0w#X#q0/qoq1G)N#",
"F,#G*Aq2*Bq3q2,#Gq3/qrq4GAq5&Bq6q5,#Gq6/qsq7G4&q8qD)&#qDw#i#q8qtAq9&Bq:q9,#Gq:/qvq;G)&#q3w#;$qwu]^o&#rtqx;ql:N#rJq8",
"7w$8%4&q<1w#-#q<ql)N#q+Aq=*Bq>q=,#Gq>/q~q@GAqA&BqBqA,#GqB/r#qCGw#J%w#Z'qDw#Z$qD;4&ZqD:&#rLZ;)&#qC:&#s6r'r(:&#s3;r)w",
"#D$w#{#qC4&qFw#R#rvqFw$=$qD;w#=%w#Z%w$V#r07)N#3:-#ryZqt)&#vfMXspw#k#Zw#k%r5w#J#r6;w%(#r3r4r7w#j)q.;)N#q&4&Oq+)N#Y)&",
"#w%>&)&#u#.FuLMF*#77u;<#-#/qkq(34&qHsq,#Y&/rC#Yw#'':&#rJZOw#~#rG;:&#rPrHw#/#s3;w#)#rNrIrJ4&qI1)&#Fw$O#qIrLw#=$rMw#=",
"#rKrNuDE%#&rO,#YrP/rQ#Y)N#_w#T%w#)#rTrNw$%')N#q))N#q()&#sy4&qJq+w#B#qHqJuDE%#*qJ,#Fr]u;;~-#w%2#q<74&qK1w$*#qKw%}$ra",
"7)&#t54&qL3uTU^qhqMqL;;Pa_1qO$#/r^#F9&#q(uDEC&##%#$<(&#2=##Q-#@rUH#51R'5<$5SrC#rRC0<7+&2CqH%=$'b-#D7u;><#1R'#'$<0rV",
"70rW70rF70rD70rE7%'$'Sqk#Y79&#w#,$;w#,#I&#@'w$0#I&#5qH+&#'h9w$:&5K##Tqd#qarXqcw#L#Q-#C'H#21R'2<$2Sqd#qarYw#;#w#V#>T",
"qg#q-qc'0<7I&#h5qH+&DL<%K$CuDG5qlqlrZuDEC*##uLNm-#hIw$b&#$'6*##rB7c*##@%=$2%=$=(*#5=rACd-#hRr@w%.(ea##hV[w#j$9&#rD9",
"&#rEf*#5'w$j$-#rBE##(&#7D#5w$W#rSw$p&2'H#=1R'=<$=c&##Ew#(#>e&##h4C@uLNl-#57uLNf-h2[<+&LKr2%h4$Ew$8#h4w$8#9&#rFuLNl-",
"#'7%@$@(-#h8K'@w$V(w%y$r2w$,#w#G%2$2(-#=D'2%hG$hGw$X#hQ'=w#g(w$~#uLNI&#h{rNuLNF&#h{r[uLNI&#h|r[w#;$uTVz&#';7+&#2w'-",
"#hnw%8&>hS##(*#rAhV#5(&#EhX#2Q-#5Dw%6%w$G#I&#Cr[U&#i1'u]^F&#3qJ'r[b-#'r[w&g(w'l&7@w)'%qJH#53w)'%w#^#w(4#h2w'c$iA6*#",
"hsrB'c*#hr'Sqn#iED0<'+&>Dr2%L$=w#j$*#gMw&l%L#5w$O#qJH#23w(S&qn#iN29*#'uLO+*#'h}V*M><9*#@6a##5hW+&M>r2%]$=%hA$h>w#p&",
"hNhAw#p%hDw#p,w%@'w)s$i^d-#'hOw&|(%D$w$t#hT26*#i7w$t$i6w$t#if]0<'w$D'i8V*#h7w#1#26a#h;'ho%h7$h7(*h8h9>5D+&h5h6r2%h:",
"$[%hX$hX(*hchHhBh9[uDFX-#hhw$))w'+%hl5w$d%Cw$d9ixQ-#'hjw#^(+&#ho2w#;#;w#;#i}w(a'>'2w#G(uDFX-#h7w#T+hx]w#T$6*#i]w%9$",
"i['W*#'ifSqn#j/^w%;#w#1#ii6-##C5%L$L(-#hEh25L%[$[(-hDhEh9<K%hC$hC+&hAhBr2%hF$h>%hH$hH(-i/i0h~hEh>w$.#i<w%=(&#75w(Y,",
"w%6&=w%6$j>w&w#i0w%q)Mw&w$i5w(-#jEKw$P#w,^#r_25w#F#r`w#F$'$'(-#r`>rb'w#Z(w-O$Lw#N$]@%C$C%h:$h:+&h;^r2%h=$h8%g$g%iK$",
"iK+&iGiHj>%iN$iEJ&#iK1w+B$w#g(u]`x&#rV;72%5$5J&#iP3w#B0rWw#B&w#7#iXw#7#0rF;w$U#w,B#w%W&j_@##w.,(I&#'rJQ-#='H#Cw(>+w",
"&$%w(>*rNw*p)w0,#rNw&+#Cw1p#'w0N%>D<+&=Ew+W#2uLNl-#Lw$b)+&#rc^w0k%u]`qw-W$h4w(Y#%^$^+&h=h>qH%g$w(R$jpw#P#9&#rVw%E-w",
"#^$w.w#rVu]`x&#5;7'w#b#9&#rWw#K2w%C#rWw#K-w/2%w#K-r;u]`xw$Q$;w00#w#=#j<w#=#uDEC&#k#w.T#w0G'jAMw0G+w#[#rY0<;w&s#%hB$",
"hBu+-~XP&k91qQ$w&a$w3Z$w$1*w/5#5w#Y&w#@$w+:$&#E2'@u363<XP&k2w#_$qk#q&w4c$w4u(w4l$w#:#w#1$+w#1#w#S#*k$1qTu;<0-#u;<0&",
"#$#u;><#1u;>A7#$<w$2#qmw$e#w#,#Ew$;#w$S#qpw4r'LTqq#q1qcw.0$%E$CTqq#q4qch2w#1$>$>(*#@>'M%h2$Kw#c#h6w#l#w#c,h9Tqg#q7q",
"cw(9$f*w&'#h:w3b%quw%|&q;qcgw#@)g$2uLO)&#;qyUw&k#W&#hEw)]$q8uLO'&#hGqyw#P$w#m$uDF+N#2uTWA&#5'qzw#Z%hJ$hJu~%b*#^hGh4",
"h:Lh2'[w%V#aiW1qUw%V%u;<0*w%Y%Rq{w%H#w%Q<0<Lw6p#w%P$]0<K%E$E%D$Mw#Y#[w#Y0h7J&#h71w%M$50<w&/$J&#h9w#5#q;qch;w#5#>$>%",
"h8$h8u+-~XP*ijw'05q|w'00q}w'09q@w'0:w#c/h:w'0)w#c$qg#qCqch=w#1$w#c#&w#c$w&R%h>$h>(*#]h;'Kw&N$j+w&N0r$w&N0w$o/w&N)q@",
"w&N9w#Y(w&N:qCw&N0lD1qVw$S(r%w$S'r&w&L#J&#E3uLO+&#'r*uTU}*#'>3w+k$*#DEw4&%r+w#H&@3uDF+N#'uLO(N#'r,uDF+&#'Vw#U#w;c$u",
"LO+*#>'%M$Mw#Y#['w$x$r-w#Y#uDFy*#@w-8#(*#2]'5%h:$h8w#@#r.w#v&g1w$>(hB1w$>&hCh>w$>%r/w$>'1w$>#uTW@N#'r1r2w$@(W&#'r8u",
"LO+&#='w#a#D1w()&Lh4'>w#a#r9w#a(w$)#r8w#H#Cw$)'=h4'2%hR$hR(*#^g'=w.;$l]1qWu;<0*w'f$w)^/r:w#o&Mw$P#Mw#'#uTWA&#@5w'%'",
"K3W&#Kr(uLO'w,9#d-#h2qtw#X#w/S(w'Y$uLO'w'd#b-#h8w/p-U&#qt^uLO)w;l#w/p&72'@V&#M'%K$K(&#[K'Ew-`#hAw-`'@'%hA$hA(&#h:h>",
"'h5w%&$m'1qXw$|$w(v#r;w08&2O+w$W#w#D$m+w#D*r<w#D(Uw#D#w=f$Ow0W%mR1qYw#i*w#Q(w0y$w7z#w%E-w$_#Cw$_$w%(&r42'@d-#Mr=w#K",
",uLNm-#Kw#^)U&#h4qtw#_#w#-#';%C$w8'$(w5{#72%D$Dw#n#D'Ef*#h2w$>#h=w$>1hBw$>/uLNm-#hEw$,,hIw$,9fw*P#uDFyw;H%h6w%h$-l:",
"1qZw(W#w+g&w(T(r>w+f(w#($w7~#'uDFX-#w:9)b-#=Cw#1(J&#h41w#($w#N$w=6'E'2w+e$-#Lh2'=%h5$[w-7$w#($w#M%h8$h8(-w+k#h7w.s$",
"n/1q[w.p%w$[$uLNF&#2r@wI=#wF7'2wC~%EwC~%>wC~%r@wC~-]6*#nKw>.$nJwA8$h6V*w9d$#>w>z$wGK)uDFX-#h6w#0(I&#E^6*#nVw#_$nUw>",
"[$hCW*#]hD6-#lww+=$E(-#gD'Ew>l%h>gh6<M%h=$h=+&h9h:qH%hA$w/r#h=w<j1rDw<j)hCw<j1rEw<j*hKw#7#w<j&u+-~XPa#1q]w-+%w*m$w*",
"d#rJw1$#w<7#'w<7*w;h%;w#V#mp1q^w-b%w*x*w:A$w$<(w+*(w#:#ZwBw0wG81rIwG8-w,0#Zw,0'e&#nq^@wAL#hI>'^wFI%D$C%]$Lw#k']w>r*",
"wLl.c&#o#wJ{#n~Me&#n}hI5w#m#hUD'hIwH#'2w&t#u+-~X"};
/* histogram.comp -DGPUSORTI_ADDRESS, 5501 words */
static const gpusorti_line gpusorti_spv_histogram_address[] = {
"#b.h#u;<7u36-qAu36.h%uDE4qCuDEQh$qEu]`|uLN@uDEGuDE)uDE;q#uLMch&uLM[q$h(qVh)h*u]^tuTUdh'uLMlq*q`h/uDEEuTU_uLNDh+h-q'",
"qSq%uDGLh.uDF+uLO,h0h,h8u#`KuLMPuLNquTUluLMkuLNBu++mqGq+h1h2hAh>q,uDGPuLNkuLMXuLMSqruDFXv$o9)Su+3euefUu#-P3u33U#u33",
"Uu#`Iumnev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU47v6RUmWv<bs>Dv/AM#F3u;;cu#`J7uefYq(#v@8$D$3###uTU9Kq47",
"77+#q)I4#3Z34A7Z#4AKZq34Aq&Zq;4AIZqD4Aq(ZqL4Aq)ZqP4AAZqT4A[ZqX4A#Zq]w#(#qaw#(#qew#(#quw#(#qyu;<AAK+[q)I4a3Z3u;<AaK+",
"q&q.q=+Iq.q;+q-7q(+q.q)[4q/w#;#q/K+q07A+#7q-+#7[+#7q)+#7a+#7K+q(q.&+#73+#7q/+#w$d#7q.w#3%q.#+q<7q&+#7Iu33W#u;;v#q>u",
"DDz#qD3u;;v#&uDD|#&KuTUK#**&&u33X#uLM:#*-&uTUK#q>-&*uDE*#**uTUK#&*&&uDE*#&&u;;v#*uLM:#-w#5#q>&w#)%&&uLM:#q>*&)&#IuD",
"E%q)&qPv#$KM3A*w#$#&w#$$q)&&1#aADqQ#auDDz#qD7)J#q(1#aw#P#31#A&)J#I1#a*u;;|#Su;;r[&u;;sa[1qZSa)Jw#A#Sw$Y#q&1#7q^Dq_q",
"&7)&#71#7&Dq_I7uDE'#&w#f#qD1#A*)J#K2&q-w#D#KE-#ruq-qf)&#q&w#t#q.*u;;sq/q.1qiSq/1#S*2&q0qDw#C#q0qc)&#q3w#-$qlu]^o&#r",
"tqmBqfEJ#rJq09w#a&J#q&)J#72&q13w#5#q1qfw#))q-qf2&q2w#9$q2B2&q3qDE&#rLq3B)&#*E&#s6qwqxE&#s3Bqyw#D$w#m#*2&q4w#R#rvq4w",
"$%$q2Bw#=%w#Z%w$=#r$w#;#ryq3w$[#vfMXspw#g#q3w#g%r(w#F#r)Bw$h#r&r'r*w#f)q-B)J#[2&q5[)J#a)&#qew%`(u#.FuLMF*#991#A-u;<",
"#-#Dqaq(72&q6sq1#I&Dr6#Iw#''E&#rJq3q5w$&#r:BE&#rPr;w#/#s3Bw#)#rNr<r=2&q73)&#Aw$S#q7r@w#=$rAw#=#r>rBuDE%#&rC1#IrDDrE",
"#I)Jw#F$rNr<r=w#)#rHrBw$%')J#q.)J#q-)&#sy2&q8[w#B#q6q8uDE%#*q81#ArPu;;~-#w%6#q192&q93w$*#q9w%}$rT9)&#t52&q:7uTU^q^q",
";q:BB2&q<qD2&q=w(+#q()&#[)&#q;)&#rkTq>K3q@%#DqW#Aw#'0qdw#'*r4w#+&w#;#w#/#w#D'w#]3rQw#;6w#'20&#q($hC,uDEC&##$hD($hC5",
"'#%,.&#8hH##U-#>rIL#53b(5,%56r6#rF:$,9/&8:q6$hJ8';%(c-#M9u;><#3b(#(%,$rJ9$rK9$r99$r79$r89'(%(6qa#I90&#w#,$Bw#,#F&#>",
"($hQw$<$F&#5q6/&#(h9$hT,w$D&5P##VqU#qRrLq[w#R#U-#:(L#83b(8,%86qY#qRqX0*#(NqZ#(6qU#qRrMw#I#w#g#PVq]#8q[(d,9KIF&#Rq6/",
"&]^,$he]'h3%QuDG5qfqfrNuDEC*##$hf(uLNm-#hLw$}&#%(=*##r59e*##>$hl(';%8$hlr3';%;.*#5;r3:$hn,$hlr5uLNo-#hUr2w%V(<q>##h",
"Yh3:w#y#0&#r70&#r8W*#5($hs,$hr9w%5$-#r5G##.&#9M#5w$r#rGw%;&8(L#;3b(;,%;e&##Gw#(#H<&##h4:>uLNl-#59uLNf-^h3,$i)^/&CPf",
"$i'C'h4%Gw$E#h4w$E#0&#r9uLNl-#(9'>%>.-#RP(>w$c(w&K$fw$2#w#G%8%8.-#;M(8$i4,'hG%hGw$b#hQ(;w#j($i4,w%4#uLNI&#h~rB$i4,$",
"i3r3uLNF&#h~rOuLNI&#i#rOw#E$uTVz&#(B9/&#8($i7w'n#hq$i7w'd%-#HhSw%Q$:hV#5U-#5Qw'a%w$R#F&#:rO$iA,X&#i2(u]^F&#7qJ(rO$i",
"B,c-#(rOw'4($iEw&@%&#9>w)s%q8L#57w)s%w#g#w(z#^w(;$iB=*#hqr5(e*#hp(6qd#iPM$,(/&HMf$iQH'C%;$iOw#p(Qw#p06qd#iW:w)8#uLO",
"+*#(hy0*#iauLO**#(5$ib,0*#:=q>##5hUw'&%i^C']%Q'_%`$i]w#v(_w#v,w%N&;w*b$i]$ie,uLNo-#(hMw'<('Q%w$|#hR8=*#i3w$|$i2w$|#",
"io^$,(w$M'i40*#ixw$M%iyw$M'h:(hl'h6%h6/&h7Rf$ish7'h9%h4'hW%hWg-#hew,U)itw)c'hi5w)c%:w'4%q8L#8w$f)w&M$(ix$i~,U-#(hiw",
"#d(/&#hn8w#>#Bw#;#i}w)#'H(8w#G(g-#h7w#T+hw]w#T$=*#iYw%;$iX(O*#(ic6qd#j9h<w%=#w#1#if=-##:5'C%C.-#hE^5C$jG,'h3%h3.-hD",
"hEh9,P'hC%hC/&_hBf$j:_'hF%`'hH%hH.-i,i-h}hE`w$4#i9w%J$j:w')(5w')9j>$jCw')$i/w')/i486qd#jOPw$]#w-8#rR85w#F#rSw#F$(%(",
".-#rSHrU(w#Z(w.6$Cw#N$]>':%:'h:%h:/&h;h<f$jUh;'h=%R'h@%h@'iH%iH/&iFiGj>$j`iF'iK%iD6qW#jcw0W$w+k$w#q(0&#:u]`x&#rJB9(",
"w-/#6qW#jjw0u$w#J4rKw#J&w#;#iYw%i$r9Bw$l#w,}#$jdjaw%t&jc>##w.w(F&#(r=U-#;(L#:w(k'jm9$jlw&G+w(n*rBw(n%w1a#F&#h5rBw&N",
"#:w39#(w1^%HM,$jyH/&;Gf$jx;'C%8uLNl-#Cw$u)w2:,/&#rVh@Vq]#5q[(u]`qw.M$h7'G%Gw&3#w(2#q6$k'_'hC%h:w#a#jww%V&rJw%i-w#s,",
"Vq]#(q[w0-#rJu]`x&#5w%|#G%G0&#rKw#X@qew#I#w#X-w0O%w#X:qqu]`xw$|$Bw3L#w#K#jJw#K#uDEC&#k3w/p#w1t'jNCw1t*w#i1qTd,BKIw)",
"($hN%hNu+-~YT&kM3qBw8j%w']#qTw(J.w0e#;8'5w#p3q[uTUh&#(KI$C,w%0#.&#MG(;u363,YT&kJw#x#6qa#q&w)>$w7G(w7=$w#:#w#1$/w#1#",
"w#S#*#3qDu;<0*#u;<0&w#&#w:@)@&#;3uLO)&#;:uLNUqb#5(@&#(7$8,@&#53$;w#+#C7X&#qcMuLO'&#Pw#s%w(|#;W*#;w#}%kK3qFu;<0-w#z%",
"uLMUr4#Ar5w;+,w:9*u;><#3u;>A9#%,w%d#Pw%d#w%]#qew%]#$M,'8%5w#3#q[w#3$P,w7b&>;(:$^w#W$qgw'%#<*#hM>h9qhNqi#(Vqjw&2$*#(",
"K[$h:rR$h9w/%#:uLNg-#qkw.d$w'U$<*#hTM_qfw&c/W*w64#hCrR$hB,'h;%;$`qnuLO)&#BqnXw(Z#O&#hHw,4$q0$hB,uLO'&#hJqn<*#h_R(w#",
"j0$hF,NJ#;uTWA&#5(qow#w%hOrR$hN,w06#umqA*#h9h=]h6(h7w&6#q>j*3Zw&6%u;<0*w'4#w&0&w$p#;w%x-:w%x.Gw%x,Hw%x$qpw#W#<*#hx8",
"h4w%x*d,h5K[':%><*#h{Gh7w$x$@&#R3w,~$q[d,(KI'H%Hu+-~YT*j;w'm:w'a+Hw$h'qqw$W'w$h&fw#3$Hw$h,Cw#W$qsw'0&i6>h6w'a1h7rR$",
"h6w'a$<*#i:Gh:w'R6h<rR$h;,'R%R.*w;0#Cw&X$jWw&XBw$p%w&X)w$p%w&X3qtw&X&iRw&X8iUw&X>ll3qHw$S)w+1&$5w7'$quw$&#w#,#qvw.`",
"$qW#Qw-<$uLO+&#(qz$5w$i#w#K$q{w#B&]w#B$NJ#(uLO(J#(q|N&#($h4,uLO*w#R#w@b$0*#Rw9a#5w+2#M%Mw#a#q}w1j$*#h<uDFyw%R#h=,w0",
"##'h:%Rw#@#q~w#}&_w.B$w$@/r#w#B&hFw#B$w$@#uTW@J#(r%fw$A$hHw$A%O&#(r+0&#Gw#b#5$Qw$A(r,w#b&hQw$$(r+w$$&'hP%hP0*#hTw0&",
"$m)3qIw/R*w)j%wFj2w)r+r-w$##@&#^3NJ#^w#'#uTWA&#>5($]rRw.P#G%:@&#h67O&#h6qxuLO'w,j#$^w94#Rqcw.-%w1v#h4w1v$@&#h=3uLO'",
"&#(h=c-#`w29*h99w#C#w0Y#hCuLO)w@e#w)l#w;y#&#98(>uLO*&#Q($`,'P%P.&#h3P(G$_,w.Y#hGw.Y'>($hGrR$hF,'_%_.&#h:`(h5w%_$mV3",
"qJw%X$w3Y#r.w2[&8q5/w$p#w#D$mZw#D*r/w#D(Xw#D#wBt$q5w1|%n%3qKw2q&wJ]/w#3*w$-(w#r(w2m$$Pw<3$w%~*^r'w%_#w%/#:w%/$$h4w%",
"_'r'8(>uLNo-#Qr0w#Q)Rw#Q$uLNm-#Pw#g)X&#h4qcw#e#w#-#(Bw&0#:%>$`9w6G#.w:$#98$_w(}$w#z#M(GW*w&m#hEw$T#h=w$T*hDw$T(hBw#",
"o%hFw$T+uLNm-#hEw$>,hIw$>+hMw$>%hMw$>+W*#HwKl#w+N#O*#h6w&T$-lu3qLw)|#w-1#w)y%r4w)i-r1w)i&H7w#($w<F#(g-#w>})c-#;:w#1",
"(w)v#3w#($w#N$wC*'G(8'Q%Q.-#C^(;w0a&h5%h3@&#h;w#S#h;w#S%w5[&w0S#-#8]w4,&ni3qMw0P%w/#%w(;'wP5*uLNF&#Hr2$:,$8r3$>r5wO",
"_$>wIO'r5HwIO%Pw>O%r2wIO-C=*#o+wDH$o*w+o#w.v#h90*#h7wFW%RwDr#CwEB$wM=)g-#h6w#0(F&#Gh<=*#o8w#i$o7wE#$hHO*#h3hI=-#m]5",
"w=7$.-#h@M(Gw'}#wE6$`h@R,Q'h=%h=wC9#q6$hEh;'_%h96qW#hHwC%9r7wC%)hOwC%9r8wC%*hOw#;#wC%&u+-~YTq>#3qNw/D%w,M$w,D#r=w;>",
"#wBF#(wBF*wAc%Bw#V#nX3qOw/z%w<J)w,@(w>u$w$I(w,N(w#:#q3w(V'CwH^'w*|#]wM,/r<wM,-w-x#q3w-x'<&#oY`>wG)#hKH(`/&QHf$h<Q'M",
"%:']%C$h;w#q(]wE;*wSL.e&#ohwQ3#ogQ<&#ofhK5w#s#hWM(hKwMy%hHwMy#8w'@#u+-~Y"};
/* bases.comp, 1433 words */
static const gpusorti_line gpusorti_spv_bases[] = {
"#2xh#q3u36-u36.uDE4u]`|h%uLN@uLMcq;uDEQuDE)q$h(uLNkq+q#h&q:u;<7uTVzh$q'qGuDEEuDE;uTU_q9uLNDh0uLO*h)h'q%q6h+q(q&q<qD",
"uLNIuLNquDGLuLNFh*uLNBq)q/qPq.h1q,h/h,u;<AqFuDDzuDE%q-uDEGuLM[h-u;><h4h7uTUlh.v$o9)Su+3euefUse3u33U#uTU4/v6RUmWv<bs",
">Dv/AM#F3u;;c3/uTU8H#v@8$D$3#uTU9Eq4///-#R9+#3:3ZHE-#[3-RqEIw#7(+2/:9+2E:2+2I:S+29:$+2H:q7+2R:,+2q*:qL+22:TZ2E-#/H-",
"#/E-I#qA-U/3-#w#'#UJu33W#u;;v#q1]#K3'$#u++2u;;r9$u;;sH9.#SH;q5RS]#K/'F#3.#S$'$#/'$#3u33X#'$#E'$#9^q*$q=u~#=2$w#$$q*",
"$$.#W2;q>#W.#W$<$W/=,#ruW>'$#qC'$#K'F#I<$_2'F#9'F#R'F#w$$#E'F#H'$#rk'$#$u;;~,w$%#2.#/$;qOI/=$#s3>_<$Usq=$#rPUT=$#rN",
"qQT'$#t5w#-#JU^#$qT.#9qU;qV#9.#9w$m#sy<$S/uDD|#$IuTU^qZq0S>w$G#rl'$#rm'$#[uLMPq1E3q2%#`$#IL$#)T&#%8($#50##aqA#q@qI`",
"$#)M,#C)N#03uDGP)#)%8O$#XT*$#bw#<#)Pc#w#;&M,#dqR&4%4(,#0G)4@$#Pw#L#qS)*$#)ew#L#0##%)fq8#Rq70w#~#&0%4&0%0($#)05Dw$F'",
"G##($#Cg#4($#>A#0M,#4TN#Pw$2&*$#ghKaqX#qW)68YuDG5JJqYuLNo,#hLGw$R(Qw#a#w#C$w$-#*$#h3)&C%C($h2h3b80uLO+$h5h6U&d%d@$A",
"VJ&e%gw#^#hCw#^&h6h;w$i$hC68)&D%Dw$&#&hR%hR*$hShTqQ&hU%hN1,#hX5w$3(w&7#q7w$.#uLNl,#)w#:&#%)&4%8w#l$w#@$w%Q&G0)DfqA#",
"q@:w#8$O$#D)L$#04w#`$7$#)>5*$#0w&3%qHw#H#w#-$w'<$w#-$qEw#-#1w#R#w#2$qJw$B(w&M$,#4h<##(,#Ch@w&M$5hB#w$@#5hD#Pw#*#hF#",
"Yw#*#hH#gw&c#h}N#Aw%2&@$#q=C*$#K)uDFX,#h;w%J,w$:$@$#A_*$#4)w#6#[w#6#Qw'k#u]^F$#/qJ_)c#3u;>A5#%8w#^#qBw#^#uDF+F#buDF",
"+F#PuTWA$#hR4)&P%0uLO,$#AqCuLO'$#hR)uLNo,#h2Kw&;,uLO'$#hYh61,#ew&S-Q$#Kh;uLO)$#h^w&S'50)DB$#Y)&X%X($#h2X)GuLO)$#>h<",
"w$V#>uLO,w&d#&h=%h=($#h8h;)dw&:$&hJ%hJ(,#hdhO)hA*$#qKhO7$#45hmw%&$)q4w&X$D68w)%#hSq[1,#Dw$K-O$#YGL$#bYw'[/&G%Gw*R$)",
"Pw#j$Xw#j%h`q]w#1$)68>w#n#ew%|#w#5$hc68>&hr%47$#hrJw#n#hv5q=Bw&f#1,#how#~$qL5Bw%/#w#R$hjw#s%hlq^w#s'htuDFX,#h{*$#hv",
"qH&h}%h}(,h~i#AqMV(,h{h|A)V($hyhzACV($hwhxAhnV($huhvA8V*$hshtqH&i$%hquLNm,#hww*X)B$#h~K7$#i%5qNw$H$w$)$i#w+9#C%C1,#",
"h~w%q-7$#i,>5w+V#($#JD)4w#T$[w#T#iO%iOu+-~u++m"};
/* bases.comp -DGPUSORTI_ADDRESS, 2080 words */
static const gpusorti_line gpusorti_spv_bases_address[] = {
"#:-h#u;<7q<u36-uDE4u36.uDEQu]`|h%uDE;h$uLN@uTUlq$qPuDE)uLMcq#uTU_qOuLNkqLq(q'h&q%uDEEqNh(uTVzq*h*qGq,qHh)h+uLNquLND",
"qMuLNBh0h'uLO*q+q&qDq.q-u#`KqQuDEGh/uLNIh.uLM[uDGLuLNFuDF+h1q)q3q@qfqVh-h,v$o9)Su+3euefUta4u33U#u33Uu#`Iumnev;F+2Av",
";EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU40v6RUmWv<bs>Dv/AM#F4u;;cu#`J0uTU89#v@8$D$4#uTU9<q4000)#a:3#4D4390DP39<",
"Db39QDq;39:DR399D839#D1w#(#qTw#(#qXw#(#q]w#(#qaw#(#qew#(#quw#(#qyu;<A9<)aa:3B4D4u;<AB<)P09)E0<)QSqA)T04)S04)q/S%)q0",
"w$>#0Q)#0:)#0a)#0B)#0P)#0E)#0T)#0S)#0q/u33W#u;;v#q:uDDz#R4uLM:#q:%%u;;v#%uDD|#%<uTUK#%c%%uDE*#%%2#B%'%#u++2'%#:uDE%",
":%qEv#$KM39cw#$#%w#$$:w#D#E9=qF#EuDDz#R0'F#:2#Ecu;;|#Uu;;ra%u;;sBa2qKUB'F#42#Uw#j#0'%#4u33X#'%#<'F#92#E%,%P051#ruP>",
"'%#qC'%#R'F#P,%EP'F#E'F#S2#Bc'F#w$&#<2#B1'F#Q'F#B'%#rk'%#bu;;~1w#v#P2#0%=qeQ05%#s3>E,%Tsq5%#rPTd5%#rNqgd'%#t5w#-#VT",
"uDE%#%qj2#:qk=qlw$w#:w$b#sy,%S0uDD|#%QuTU^qpq/S>>,%q0P,%q1R,%q20,%bR,%q4R,%q54,%q64,%q74,%q84,%q94w#u#Tq0'%#Q'%#9'%",
"#q;51#rybe'%#vfMXsp5%#s6bqUw$V$qw5%#rLqx>u]^o%#rtquqvqyw#0#b>w#C#q{w#C%q|u;<#w%/$rl'%#rm'%#qFuLMPq:<4q;&#=qC#Bw#'#u",
"LMUq^#Bq~w#0'w#'IqZ#B=q^w#'*w#H3w#;7w#@>W%#Q$X-Y%#+d$X-$Z6(#&-*%#6hO##[qS#Dq`W%#+I1#G+]#@4uDGP+#+&-^%#Xd.%#f+$h8-I1",
"#+Cu;><#w#>&I1#h4qh(;&;*1#@H+;$h<-J%#Cw#R#qi+.%#+h7$h>-w#R#@##&+[qJ#DqIWc#+_qK#+/K#+8HuTUh%#+<:$hE-(H&G$hE6(H&H*%#+",
"H6C$hG-$hE-$hD6$hC>w$q'Z##*%#G`#;*%#>h3#@I1#;d]#Cw$Z&.%#ZhN[qn#qm+$-guDG5VVqouLNo1#hOHw$z(L%#GZw#C$w%W#.%#h3+$hY-(G",
"&G*%h2h3f-@uLO+%h5h6T$hXh5(h4&h4J%M`V$hWM(h7&Zw#g#hFw#g#w%2,L%#h9h>/K#;8hIuLMX-+<:(C&Cw$>#(hX&hX.%hYhZqg$hghY(h[&hT",
"71#h_6w$O(w&~#qRw$J#uLNl1#+w#:&#&+$i&@(;w$*.w&9$8w&9&i+w&9#w&2#ZH+C$i+-$i*-/qS#DqY8w#q#^%#N+Y%#@;w#{$A%#+>6.%#@+$i0",
"w#y2q[w#y%/K#N8q]w#/%uLMkc#N+$i7-/K#C8q_w#7%7w#q#$i9w#7#f8qRw#7%w$)$$i;-$i:-$i96$i86$i76$i6w)P%1#;hD##*1#GhGw'_$6hI",
"#@w#*#hK#Cw#*#hM#gw)t%Zw't#i.]#Mw&(&J%#qEG.%#e+$iI-uDFX1#h;w&C,qWw%Q#J%#ME.%#;+$i^w#9$qXw#9#L%#+@u]^F%#0qJE+$ic-$ij",
"q~u;><#4u;>A6#&w)~$qTw#g#_F#f_F#CuTWA%#hS;+$iqqc$ip-(C&@uLO,%#MqUuLO'%#hS+$iq-uLNo1#h2ew'G)isw'G$uLO'%#hZh671#h7w'b",
"*iw6w#=#L%#eh;uLO)%#h_+$iy-(@&w%U$@+NO%#g+$i|-(X&X*%#h2X+H$i~-uLO)%#>h<w$u#>uLO,w'c#$j(qc$j'-(h=&h=*%#h8h;+h4$j#-w'",
"$$(hJ&hJ*1#hdhO+hA$iqw*z#qahOA%#;6hqw%Q$+R$j0w'E#hp8Nw)v$.%#hSr#71#Nw$i*j5w$i$^%#gHY%#fgw(o0j:w)L'6H+C/K#h|8Xw#r'h`",
"r$/K#h~8+uLMX-><:w#x#h7w&T#/K#i%8hcw#7$(hr&;A%#hrVw#w#hv6qEOw'I#71#how$+$qb6Ow%M$j/w#W#i,8hjw#|'hlr%/K#i.w#|#ht<:$j",
"7hl$j6NuDFX1#h{$j;-$j:qc.%#hvq[w$`#h}&h}*1h~i#Mqc`*1h{h|M+`*%hyhzMG`*%hwhxMhn`*%huhvM-`.%hshtq[$j7hs(i$&hquLNm1#hww",
",N)O%#h~eA%#i%6qdw$b$/K#i78i#w-4%G&G71#h~w&<*j>Vw&<#A%#i,>6$j@-(N&N*%#VN+;/K#i>8qIw#]%iV&iVu+-~u++m"};
/* onesweep.comp, 10220 words */
static const gpusorti_line gpusorti_spv_onesweep[] = {
"$:Vh#u36-qUu36.h%uLN@u;<7uDE4qWuLMSuDE)uDEEuDEGuDEQu]`|qXh&h'q#h(uLO,h$h*q$h+h)qruLM[h,uTU_uLNDh.h/uDE;qwh-h0uLMcuD",
"FXuLNBuDGLuLO'qSh1q/uDE%uDGPh3h2u]^tr>u;;ru;;suDECuTVzuLNqh4uLO)uTUdq)q'qouTUluLNkuLNhuLMluLO+v$o9)Su+3euefUu#7F5u3",
"3U#u33Uqbu33Uqdu33UqeuTU4:v6RUmWv<bs>Dv/AM#F5u;;c5:uuvzq(#v@8$D$5#w#$#uTU9q%q4:::0#`aI#5qG5Iq,:qGaIq,q%qGq+Iq,q&qGP",
"Iq,aqGq3Iq,q(qGq7Iq,`qGq;Iq,q*qGqLIq,q+qGqPu;<Aq,q%w#X(u;<Aq.q%0#qF50PqEq&0q&q.q=0aq.q;0#:q(0#`q+w#D%q2w#D%q3qEw#X#",
"w#7&q5w#7%q6qE5w#m)q8w#7%q9w#L#:q*w#;)q<w#;%q=w#P#:q-w#i)qAw#;%qBqEw%/)u;<AqDq%0##50qEqE:0qF:q+0#:`0#:q,0#:w#y#:0#:",
"P0q(q.#u;<A`50`q.#u;<AqL50qM:q&0#:a0#:50q*q.u#U-0#:q.w#/$#q.q<u33W#u;;v#NuDDz#qD5u;;v#%u33X#uDD|#%q%uLM:#2+%uTUK#N+",
"%2uDE*#22uTUK#%2%%uDE*#%%uLM:#+2w#6#%uLM:#N%2w#(#w#:#2uTUKw#,#%uDE*#+%-#q*%uTUK#%%qfqfu]^[w#7#++u]^[#N++w#@#N%umn|#",
"w#-#++2*%#aQq+%qlu~#=q,%w#$$q+%%-#q,q,.qm#q,uDDz#qD:*b#5-#q,%*%#5Wq-%Xq.q--#Pq..qsPP-#P%uDD|#%q&-#:qu.qvq&:*%#:-#:%",
".qva:E%q0w#3#q%A+#ruq0qyWq12Xq2q1-#Pq2.q{q3P*b#q*-#P2Wq42Xq5q4-#Pq5.q~q6PWq7%Xq8q7-#Pq8.r#q9PE%q:qD*%#qDw#e#q:r$Wq;",
"%Xq<q;-#Pq<.r&q=P*%#q3w#;$r'u]^o%#rtr(FqyAb#rJq:=w$4%E%q>5w#-#q>qy*b#q+Wq@2XqAq@-#PqA.r.qBPWqC%XqDqC-#PqD.r/qEPw#J%",
"w#Z'qFw#Z$qFFE%qGqDA%#rLqGF*%#qCA%#s6r3r4A%#s3Fr5w#D$w#{#qCE%qHw#R#rvqHw$=$qFFw#=%w#Z%w$V#r<=*b#:A+#ryqGr$*%#vfMXsp",
"w#k#qGw#k%rBw#J#rCFw%(#r@rArDw#j)q0w$S#w#v/w$,:rNw#Z%F*b#q&E%qIq+*b#aw%:'qJq+Q#%qJ-#`rT.rU#`-#`%w$+(ruq0qyw$E#rYqJF",
"Q#%rZ-#`r[.r]#`w#C+w#j'qK5w%%#qKw$O$rb=A%#rJqJFA%#rPrdw#f$rcreqJQ#%rf-#`rg.rh#`*%#u++2uLMN+#rsrc*b#q3.rW#`w#'4qxq(:",
".qx`:E%qMqDw#3#E%qNw&9##qN=uDD|ru%au;;~+#*%w%;#qOsqw$0#qOqMQ#%rx-#ary.rz#a-#aw*-#sy*bw$5$t5w&b$qI*b#q(*%#qe*%#qA*%#",
"vLM5-b*%#vF9(PS*b#q2A%#s1qKr-*%#q*w%2#s+s,w%C#s-rww#)$qlw%E$r'w%E#s0w&X#rvqNw#)#r}qMr$A+#rrs2s3w&w#r$qMw#e#rAs5-#:r",
"u.s7q*w+T#Pw#w$s8*%w$%$s6s9s:w&$#Fs;w&*$s<w#X#s=w&0$s>w#/#rNs@qOw#;#sAw#5#rNq0sBw#)#q>w#)#rJsCsDw#)#rxw#N$sFw&[$s1s",
"Grxw#C#sHs$A+#rwsEsIw#6#sJsEsIQ#%sK-#asL.sM#a*%w&Q%*b#q%w$N$rlw$J#sRs:w%;#sS=*%#q+w#9)sVs:w#f#sTsUsWQ#%sX-#q*sYw$d#",
"sXw*u#v+3LDD*%#v3Duee*%#v+3LDCu;<#+#Q#%s$-#asa.sb#aw$G#qOqJw$)&q;uLMF2#rArAw&(#q>=w#n#shw)*$si-#`sj.skw)*%w,&%q>w%+",
"$snw#C$so-#`sp.sqw#C(w&&#s@w$B#stw%W$sus@w#;#svw*l$w)c%w#H%sCsBw#t)w#B+w#H.%#rSs@qlw$]#t%w*-#rSqJw#s#rvt'=w%*&s6qKw",
"#_#rvt*=w*&#shw'}#t+t,.r|#aw#''E%qPw*r$qPw#K$t1w#h#s6qPw$*$t3w#W*t5w#A#s-w#A#rPs$w([#rLqJw$Z$svw&N#qmuLMF2#=w,c$s-q",
"yE%qQ:uTU^quqRqQFw#<#qE*%#qFuLMPNq%5qT$#.qf#q*w#'+u;><#5u;>A=#$8Y%##uLNF%#3sduLNI%#4sduLNl+#'=Z%#'F=(%#6'cqq#qnr~V/",
"%#w#-%qpw#-#B%#4'uLNo+#'9J+#'u;><#5R'#'w#n%K%#H;u]^F%#:qJGw#F#6'&9$91+#Gh:'9w#M(&h=$'>qq#qnw#|$B%#ql'(%#r$'YN##/%#r",
"sdw$M#w#Q((%#@t>cqt#Pqp'u]`qw$b$F)t.8)t/=)t0=&6$6w#=$Cw#n#(%#Ot@w#M%w$z(rQw$z((%#'hJw$'#[+#'s$w%#,w#9#(w#H#w#b)&;$;",
"1%#=h<';w#B#&#$81%#3D##[+#4sIL#35R'38$3>r|#sN<)8=(%6<qO&9$'7%#h@Fw&[$w%`)hl$'uDG5qyqyr}7%#hDqyw#>$7%#hFqlw#-'hHsUw#",
"S(t2w#S#7%#hLr'w#6$&4$41+#t2H'4J+#t4w#v(7%#hRr$w&;$w#F&t4C'4uLNI%#hNrwB%#qyw%[$F)sP8/%#sPw#/%se8,%##hi)rm'w#+#hk)rn",
"w'r$t6w#q#w'D#w&;$w#u%6$61+#t6h7'6w$7(w#F#rRw#F'qGw#F&9Dw#F*7%#hmr'w$Z+<C'4w#B%#$w&g#rm/%#rn(%#3'&<$4&<$<1%#'<=6w(M",
"*#$'&3$8uLNo+#<r$w#5,K%#r$Gw#~$%#=4'3M%#rA'&G$Gw#3#G'9uLNs+#Ow#V0s&h5w#K%w$y#%#=6'4uLMk2#@w$V#t.K%#'iLBw+E#K%#iY'w*",
"[$'sdw#f#t7w%<#,+##;w%7&t7]34w(_$2#H9t<#w#o#@#3w#*#C#w%w#s`Hrvw%9#=O#;L#@5w#O#ueg(N##i&i$h9h7w#u#shw#u#w#4#i*h}h=h;",
"w#x#J+#De+#hdw,-),2##=w'Q#4w$B#w#E#3&@$@1+#CS'@w%F(w*U#^%#F3w*7&=9w*7%qJL#3:w*7%w#G#,2#h9;,%#h8w(g#6'w*K#w,.&Ow$-#3",
"_N##S4(%TSV&]$D&h:$h8w#v'h:w#v0,2#hI<,%#hHw)<$w#a#DG3(%@GV&C$<&hF$hFw+(#w,M1w#w'3#w&G$<#3[+#3sHL#6:R'68$6B%#6s$w,p&",
"3w$p%w-a%CD8(%;@V&H$<w#t#s1w%l#7%#SrjM%#]rlw)I1h66J+#i#e+#hmw&i)d+#i/=/%#sew+S#Z%#43'UN##i43Cw-v#&hD$hD1%i%i&hiC;uT",
"Xz%#rw:i&/%#rq/%#rpw(y#Fd+#4w#o)/%#rr>r|#r{')8@w'{#w%`5K%#Oi3w.h'4w%e%9w%e%t8w%e%w#q'[+#9w$'&#$w%i#r{w0J$&6$3w*V&'6",
"=w'Z$8&O$O(%DHw'd#Gw#W#i9w#j&rsK%#jRh7>r|#t)3)8w+2$w$E&h:9w$E%Gw'*,w#Z#B%#<w'*2w&x+6rj(%#h5w#:#w#I#D'^%#4rluLO*%#h9",
"w#S$4)8'M%#Dw'<#;'&D$Gw#M&h6w#s%)8h@(%#hA]&S$S1%h@6T8O&h>$h>(%h<h=V&hB$h:&h[$h[w&R#w(|'h^w)t,w$n#Y%#iK,2#iaw*k#i`w*",
"k#4w$s),%#iJw3a$Fw-J%t9w%O#qJw+o+iX,2#in9,%#imw#`1iWw.q#;w.u&'G=w,M$rcw#^#M%#hCV^%#<w%Y#h8'>rW#ri4w4r&'4)38&@$9w#8#",
"hIw#8'h>)38w#c#h<w1M$rW#rihAw#='h5w#S#w'G#]$]&hN$hN(%hOhPqy&hQ$hLw%g#,N##w0v$j1w($'w)H-w#5#)l0jS)l/jGUw,b#l2l1/%#l2",
"uLNm+#4w4l)u]`v%#t/F=9&3$3w%9&jJO;w1G#jPT96w&q*4Ow(g$<]#3/%#t/uLNmw2:#L#<w$2)t/w+9$w*w'w8)-)t/=&'$w%@#l9<B%#'sdw0K#",
"@3k]kZw#S#uLNm+#h7w#O)w$~$lPh:)lOh7U%#hE'lQlP/%#lQw*r%h8h9D841%h;h<D'4uLNm+#h<w%4/h@w%4#w$~$h>$h>&hB$h9w&&1uLNm+#k$",
"=J+#jye+#3w--,se(%#hIjwUN#iwk+3w+P$(%#k,w-U#'lVw#K(w98,Y%#l3w+N(w9F)w'q#hXw#(#k+w#7$@w,D#O$Ow#N#w,T#w#H(h_w(9#hB$hB",
"&hs$hs1%k-k.iBhbhB1%k2k3iBh_hBw'0(+#s`huw,t%hx#3L#4w4-$w$W#l4w)m#uuwI+##s`@kJl4l)kCw.*#uuwI+#'rvGkKl5l*kDw0S$+#4<'6",
"uLNg+HO8J+#t:w%1((%#TVw%E#svw6l%TSD'31+#t:Hw7r&S8$SJ+#kzuLNg+#kHw&5(w(k$,N#i3h9w$g$h;$h;&h>$'&kH$3w#F#h=w(D$t0Fw(D#",
"w(b&t0w(b-&kN$'u;>&Ft;w<H+6w<HBw$5$k_$k_&ka$kVe+#t=kcw(0(ew2(/w'z#kekcUN#jcksw'z%&mL$mLu+-~u++muLMP%mI5qV$#w:t#wAN$",
"w=:*w95&w'a$w#@$w1_&;6'4u3638u++muLMP%mCw#_$qx#q&Fw#B#>qx#aw3~#w@;%w#:#w#1$w(l$w#S#2#5qYu;<0+#u;<0%#$#wC9'w$2#qzw$l",
"#w#,#;w2v$qq#qnq|w(d'Dcq}#q3qp'/2w@_$<cq}#q6qpTw#1$w-&#2#4G'@&T$Hw#c#h6w.^$w#c+h9cqt#q9w){%uLMk2w<x#h:$;w#N#r%w#N#c",
"qt#q=qph@w#@)h@$6w9I#r)w-B$7w,Q#w-$#q:M%#hGr)w#P$w#m$uDF+b#6uTWAw*|#r*w#Z%hJ$hJu~%b2#h<hG]h:DT'Sw%V#N#5qZw%V%u;<02w",
"%Y%Rr+w%H#w%Q<)8D&9$6w%P$O)8Hw7F$C$w1f$Sw#Y0h7f%#h75w%M$w5U$;$<f%#h9w#5#q=qph;w#5#G$G&h8$h8u+-~w'09r,w'00r-w'09qBw'",
"0:w#c/h:w'0)w#c$qt#qEqph=w#1$w1s%w#c#w&R%h>$h>12#Oh;'Hw&N6r0w&N0w$o/w&N)qBw&N9w#Y(w&N:qEw&N2q[w$S(r1w$S'r2w&L#f%#;:",
"g%#'r6uTU}2#'G:w+k$2#C;wDw%r7w#H&4:uDF+b#'uLO(b#'r8uDF+%#'uLO*w#U#uLMk2#3'g2#G'wAW$2wAW(r9w#Y#uDFy2#4w2~#12#6O'3w@k",
"#w#@#r:w#v&h@5w$>(hB5w$>&hCh>w$>%r;w$>'5w$>#uTW@b#'r=Vw$@(7%#'rEg%#9'w#a#C5w()&D]'w<4$rFw#a(w$)#rEw#H#<w$)'9]'6&hR$",
"hR12#h<h@'9w-h&w&/)rGw&/'rHw%0&;w%0&@<'w10$rIw&#(w%,(<w&H'9Gw%,%rJw&H5uDFyw&L/Cw*/'w%)#&h;$h9w#b#rKw#b&hAw%-)hCw%-'",
"hDh@w$*%rLw%R,w$O%w%R(wIl&rMw&X0rOw&X$w$P(w&]';w&]$D5&C$CwGo#h5'C&hT$hT12#h=hHw*z%%#5q]u;<02w*z$w,r/rPw$/&@w$/#@w#'",
"#uTWAwCa$w*9&H:7%#Hr4Mw/N#uLNo+#TwIz-w*n$Mw*x#d+#h8w3(-wJn#h<^%#TwJ:+uLO*%#@'&H$H1%#SH';w0t#hAw0t'4'&hA$hAwBR#h>'h5",
"w%&$oU5q^w$|$wMM(wFY#qIw9#$w#D$oYw#D*wMK$w#D$Kw#D#w@h$qIw#K$+#5q_w%o#w)*&w%l(rSw,5(w#($wA7#'wS^,d+#9wGM$w#1$f%#]5w#",
"($w#N$wNW';'6wJi&DT'9&h5$Sw-d$w#($w#M%h8$h81+w,:#h7w*]$o+5q`w%$%rW#rVw>;#w$9$rXw&M#Z%#r_;=>rW#r^w0@%wN{-wMj$w0*&qaw",
"0''f%#35w#o#6)8w#n$r`w$v#Z%#ra;=w%F$w#s#wFI'w7y##w&I&w#P#wC3'<VwBU#w$=$7%#@FB%#r'w#;#4w#2#'rjwCo#w#E#Hw$`$D$Dw1n#D'",
"Cw$V$o55qbw)`*Rrkw0w$rW#ri9)8<&4wF}$;w>6$w)%)M%#Hw$;%w1Y#6$wPm#TwD^#Trlw#9#w&)$w+4#wDX$w18#S$Sw%*#oe5qcw%e$wR6'U%#i",
"S6w(m&w%G'/%#rowK*#w(l#w9Q%wK<#w)9(Np#,OwY{#/%#q()rr8/%qL`)rqqL)rpqMwJT#w7z#w#,#w#Q%)rsw)*$rtw&e#uLP`ru#rwrvuTXs%#r",
"wq%')rq8w#,#53)rpw;w#rqw=1-w#l#w$G#wK6#w'/'w=]&rq)rswNh(;wB'$wKl#6'w@n#R'48$4w#Y#9w%l#wB6&'3)rs8wOd'wE_%h;$h;w#A#w#",
"t#w+7$w$~#qJ)ro8w&2#p#,[w<T#w[j)w'--w[(+'s$(%#s#w[T#6w#:#s%w(X&Dw(X#w#@$4w(F'9w(F&%maw>5'w#Q$w$.)w/w#w))#w#`(9w'I-w",
"#W((%#qywQ6#w$)&w#I,w>t$3uTWY%#'Vs&w'`$ot5qdw)Z%w#C$,%#h56wE;.^%#;s'w))#;uLOJ3Vs&w%p#+p#,+5qew0n,w(c#s(w%h,s)gw(v#w",
"0>#s*gw#p#w&2#s.w.+&O=&DwCU%s/w#5#7%#9w]%%&S$4w+h#s,w&g#rw&h5$h5umqA+#;@4<w5J%N#w)W#uDG5rwrwr}w'>#p#+qw&<#w#j#wOK$w",
"(E#w$7#Vw+5#w#0#w-l&3<'w%|%w%w$p#,'w#X0w&h$^%#'rRw.F.w#T$p#+{w-`*w#W$Y%#p#,5w4J#uTWAw41#rlw#W,@w#W%p#+xw#W*s4w2}$w*",
"5%s6wS8-qIwQs)w2u#<wUP#wDa%w+T#'f%#'5w#h#4w3f'uDFy%#6w[S&<4'37%]h58w-K#(%OTV&h6$D>qx#q*wDU$7wOU#uDF~b#'w64#uDF~b#h;",
"w#+#&hA$h>w,T$w$Y$ru#3hBw$Y%hEw$Y,wWT#M%#hM6w&,$w$Y)K%#4Fu]_/ru#''''gruw0;#ruHO8(%GCV&T$;w-N$Tw-K$S&hS$hS1%#h7hJ'Cw",
"5+#hK4DY%#p#,ew,]#hYwQk+p#,bwdm#hzwSp#w0A$w;<$w&#$w'&+p#,{^%#]wZj#OF=w3#$(%#Hh6)T8wez#w40#YN#i*wJx#w3p$+p#-+w*D&uLP",
"_%#rw3wX&$w%,$w$c$w*C$sOw.v#w$U#sOwQ1#w+n%p#+)5qgw+Q#qfw#&#$#.sZ#q*wY9#w(u#s'w/-'<##L#'wLo$/%#HwQ($w${(w-@$sQw%F#[+",
"#Dw5y(@'6R8#Cw#V$h9whA#sXw.f(/%#h>w8G#sX,%#j%wB0$hCw0=*wKa#sXw]z)K%#s[wQb$w-m#Gw&P#j(w'J#'hH>qf#hKC)8'w'A%D$9w#i'@w",
"(:%Dwa3%O#6w(B#sXL#9:R'98$9>qf#hVw.(#w#_$w$j#3uLO*%;@8(%<9w]n#4[+#Gs]w2C+h_w$n#])h`w#/#hbw%($)hc8&hY$<&hK$hIw$@'hKw",
"%)0/%#hjw06#wWn$qM3w%%$@w;0$,%#jSw%i$hq,%#jMw#<$hm>qf#hpTw%>$w*~#S$CwY6#wQ3&rvh^w%C%haw%C$hshcw%C$6w%C&w);'Cw#,#>qf",
"#h~wZE#w'H#'s^w'H&S9wfv'w2{#qf#i)]w#F's]/%#i/w(0#FwO3$/%#9w+M#s_/%#i3w4=%i4w%f#Cw#P$w'}+i;w%7$w^S.)i=8&h8$h6w;4%hHH",
"<s`h61%hC=<hDh6&hG$hG(%hEhFV&hJ$hA&i4$i4w%<$hEhB(%i68V&i8$i4/%#i@w0t$p#,+5qhw2l&+w#&#w7X$wQb(4w&z%s$wQb,scwQb0wR92s",
"dw#W%w&7#(%#h89_2#p#+,h8w2r$h8w%A#,2#ngw/H#'w/L$2#'4<3,%#p#.sw]<#scwnp'w`y%TSqOwe^#wb;5,%#kIhHw4h(,%#kDw4*$s'w,K#uL",
"Nlw>B#wS##uLNlw8J#wS:-wod(w,r%wW<&scw.r$uLO*w4r#umq1w.n#==']w;T$h9wY6%w9v-w#i$sfw$w'4$4u+-~u++muLMPNp#/D5qiw&`%w6U'",
"d+#3wjL$w(*$w#,#Gw3&*=w&y&wgu+%#la<wbN$_2#p#+irv'_N#m;@'wfp%G$6&H$Cw#b'Hw#b3lkw#b#h@w#b#p#+ss`w#b#mFw#b+h:$h:w$M#hD",
"w%/#w#k'3wiC3p#/d<,2#oXw#e#mQ;'(%9;V&@$4wGW#&hI$hGw#`'hIwc.0,%#m%9w'a#hUw'a+m)C(%#hZw$_#p#,1h^w%u$h^w#<$2#okwM7(;'w",
"l3%2#sgH'6_N#mfh6'waj#(%h5h6V&h7$T&h^$h^w&y#p#0$w&y/w%75w$D&m>9wf'$wQQ$J+#Tw$a+mEHw$t#]wq,'Gwq,''$8_2#p#+fh;Cw$g&C@",
"'3Z%#shh7wDU#wDr$slw@I#w#Q#smw#Q#Z%#ssh<wDr(srwh;(h<$h<(%h=h>V&h@$h:w%)#p#.85qjw$|Bn*9B%#CsAw@K$uLNs+#'sAuLNg+#sww*",
"h),2#p#0QOw8n$w6Q#;w$Q&sxw,c&sBC,2#p#0WwRn#':wh^'w:;#w#H#wpa$(%#sC]w%;#h=wG]#slw+D$w#M#wG2#w6X#w#M#syw#M&szh;Z%#s{h",
"Ew#M#srw#M0w%M#wo/#(%hGhHV&hI$hDw+u1J+#s|w#0((%#hSw88$w`H%+#s|9'4wxj$+#GhO'wJM)B%#hYw%o#sdwjK'rAw#>#s}w%Q'6w#9'w#l#",
"w)8#wT~%wJ8&r|#sNwJ8(s~w,b#w#W#;w9n(wJ77w#f(w&4#w`X$w#S$w#k#t#w#k&t$@w#kA+p#.35qkw*E(w*Q&wHJ#w4~&s`wr.-s@L#6q%w%d%w",
"#E%;@'w#E%6w#E%qlw>U)wl8#w8T$qOw0~(B%#h@sAw4[$w$q#t&w#J#uLNo+#@s@w*b$+#t&Cw#<%w$)%h5$wQ,#;sde+#t(w)S)&h9w2g$hiwu+#p",
"#1ew')#wfP)S[+#]hPw#N(w#,#hQw#,'hTw3D&p#,3Ow3D,T3UN#p#-ch]Dw}}$w)y(,2#hnhDUN#p#-+haSw#O$w3W#w#A#t-w)(&hZw)(+hKF,2#i",
"''72#'hd72#hAhe_+#p#+93x$v'hcG'9wTE$+#hdh='@&hZ$hZumqA+h[hdhIhdhE8D(%hXhYV&h]$hV&hc$hc(%hahbql&hf$h_u363heu++m"};
/* onesweep.comp -DGPUSORTI_ADDRESS, 11538 words */
static const gpusorti_line gpusorti_spv_onesweep_address[] = {
"$J5u;<7h#u36-qDu36.h%uLN@uDE4h$qHuLMSuDEGuDE)qFu]`|uDEQh&h*h'h(qbuDEEuLM[q#uLO,h+q$h-u]^th)h.h,uLMcuDE;h/h1uTU_uLND",
"uLO'qjh0h2uDGLuLMlq_q|qBuDE%uTUlh4q)q,rhq'uDECuTVzuDFXuLNBuLNkuLO)uTUdh6h3h>uDGPh=uDF+v$o9)Su+3euefUu#90:u33U$u33U7",
"u33Uqdu33Uqeu33Uu#`Iumnev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU4=v6RUmWv<bs>Dv/AM#F:u;;cu#`J=uuvzq($v@8",
"$D$:$w#$#uTU9q%q4===2$VYD$:qG:DW=qGq+DWq%qGq3DWq&qGq;DWYqG&DWq(qGqLDWVqGqPDWq*qGqTDWq+qGqXDWWqGq]DW$qGqaw#(#qew#(#q",
"uw#(#qyu;<AWq%2q-VYDq.:qG:u;<Aq.q%2q&q.q=2Yq.q;2q/=q(2q0Vq+w$.$u;<Aq1q%2$=q*2$=q-2$=q+2$=V2$=W2$=w#;#=2$=q/2q(q.qLu",
";<AV:2Vq.qMu;<A$:2$=q&2$=Y2$=:2q*q.u#U-2$=q.w#/$$q.q<u33W$u;;v$RuDDz$&:u;;v$&uDD|$&q%uTUK$00&&u33X$uLM:$0,&uTUK$R,&",
"0uDE*$00uTUK$&0&&uDE*$&&uLM:$,0w#6#&uLM:$R&0w#(#w#:#0uTUKw#,#&uDE*$,&/$q*&uTUK$&&qUqUu]^[w#7#,,u]^[$R,,w#@#R&umn|$w",
"#-#,,0*&$YSq+&q[v#$KM3W0w#$#&w#$$q+&&/$WW8q]$WuDDz$&=*P$q(/$W&*&$:*P$Y/$W0u;;|$u#`Ku;;rq-&u;;sq.q-/qeu#`Kq.*P$:/$u#",
"`Kw%'#q&/$=qh8qiq&=*&$=/$=&8qiY=uDE'$&w#b#w$]#0*P$q%E&q/w#D#q%H,$ruq/qp*&$q&w#t#q00u;;sq1q0/qsu#`Kq1/$u#`K0E&q2&w#C",
"#q2qm*&$q3w#-$qvu]^o&$rtqwKqpHP$rJq27w#a&P$q&*P$=E&q3:w#5#q3qpw#))q/qpE&q4w#9$q4KE&q5&H&$rLq5K*&$qCH&$s6r%r&H&$s3Kr",
"'w#D$w#m#qCE&q6w#R#rvq6w$%$q4Kw#=%w#Z%w$=#r.w#;#ryq5w$[#vfMXspw#g#q5w#g%r2w#F#r3Kw$h#r0r1r4w#f)q/w$O#w#r/w$(:r>w#Z%",
"K*P$q+E&q7q+*P$Ww%6'q8q+S$&q8/$VrE8rF$V/$Vw&1$w$+$ruq/qpw$E#rJq8KS$&rK/$VrL8rM$Vw#C+w#j'q9:w%%#q9w$O$rR7H&$rJq8KH&$",
"rPrTw#f$rSrUq8S$&rV/$VrW8rX$V*&$u++2uLMN,$rsrS*P$q38rH$Vw#'4qkq(=8qkV=E&q;&w#3#E&q<=w$7#q<7uDD|$&Y/$q*rfu;;~,$E&q=s",
"qw$0#q=q;S$&ri/$Yrj8rkw)L#Yw(v#sy*P$q.*&$t5*P$Vw&f$q7*P$q-*P$qe*&w#'$qA*&$vLM5-b*&$vF9(PS*P$q2H&$s1q9rB*&$q*w%:#rzr",
"{w$6#r|qrw#)$q[*P$w$1#s6q9qvw%Q#s$w&e#rvq<w#)#r}q;qmH,$rrs&s'w''#qmq;w#i#r1s)/$q*,/$=rf8s,q*w+3#q/w$#$s-*&w$-$s6s.s",
"/w&4#Ks0w&:$s1w#]#s2w&A$s3w#/#rNs4q=w#;#s5w#5#rNq/s6w#)#q3w#)#rJs7s8w#)#riw#N$s:w&l$s%s;riw#C#s<rrH,$rws9s=w#6#s>s9",
"s=S$&s@/$YsA8sB$Y*&w&b%w$J$r]w$F#sFs/w%@#sG7*&$q+w#9)sJs/w#b#sHsIsKS$&sL/$q*sMw$`#sLw*}#v+3LDD*&$v3Duee*&$v+3LDCu;<",
"#,$S$&rr/$YsT8sU$Yw$C#q=q8w$%#*P$q;uLMF0$r1r1w&(#q37w#n#s[w)6$s]/$Vs^8s_w)6%w,4'w#C#sbw#C$sc/$Vsd8sew#C(w%~#s4w$B#s",
"hw%S$sis4w#;#sjw*x$w)o%w#H%s7s6w#t)w#B+w#H.&$rSs4q[w$]#suw*9#rSq8w#s#rvsw7w%*&s6q9w#_#rvsz7w*2#s[w'}#s{s|8rm$Yw#''E",
"&q>w*~$q>w#K$t%w#h#s6q>w$*$t'w#W*t)w#A#r|w#A#rPrrw([#rLq8w$Z$sjw&N#qmuLMF0$7w,o$r|qpE&q@=uTU^qhqAq@Kw#<#q(*&$q;*&$r",
"k*&$qE*&$0uLMPRq%:qC%$uLMUs+$q*sS8qU$q*w#'<s+w#'6w#D'qnw#a>w#7Dw#'mw$)'w#+&u;><$:u;>A7$%+Z&$$#ha(uLNF&$3sWuLNI&$5sW",
"uLNl,$(7[&$(K7)&$6(#he+Tqa$q^roQ.&$(w#-$qfw#-#I&$5(#hi+uLNo,$(4],$(u;><$:e($(w#w%^&$L<u]^F&$=qJ>(uLNo,$6('4%41,$>h:",
"(4w#M(#hxX'f%(9qa$q^rqw#x&q[()&$qm(#hx+ZR$$.&$rd_w$Y#w#W(9qd$q^qc.0$(gqe$w#O#Ft5Tqg$3qf(u]`qw${$K#s~+#t#7#t$7'<%<w#",
"P,Tqg$(qfUuTUh&$(q%Y#i,+)&$h7t6Tqg$6qf(w#7%w%I$q{w%I()&$(hP#i2+#i17w$O#uLNq,$(rrw%Q,w#9#)w#N#Tqg$bw#j'#i;+w$C#1&$7h",
"C(<w#G##i<+'$%+1&$3F$$uLNq,$5s=N$3:e(3+%39rm$sCA#+7)&6Aq=#iD6'4%(;&$h@Kw'>$w&<)iPX'hr%(uDG5qpqprn;&$hDqpw#B$#iI+;&$",
"hFq[w#0%iJw#0#hHsIw#0%iK+w#`#t&w#`#;&$hLqvw#9$'5%51,$t&L(5#iO+],$t(w$)(;&$hRqmw&~$w#I&t(B(5#iT+uLNI&$hNqrI&$qpw&#$K",
"#sE+.&$sEw#/%sX+-&$$ho#r^(w#+#hq#r_w(b$t*w'`$qa$q^rBw&`#w#x%6%61,$t*h7(6w(&)qa$q^rCw#F'q5w#F&4F(6#iiw%*$w$a'hmqvw$a",
"+AB(5w#B%$%(.&$r^.&$r_)&$3(#ir+'A%5#ir7'A%A1&$(A76#it+w)C*$%(#iu7'3%w*_#Aqmw#8)ixw#8$^&$qm>#iy+w$4$&$75(3J&$r1(#i|+",
"'>%>w#6#>(4uLNs,$Gw#`*j#w#`'ruh5w#Q%j%+w%;$&$76(5uLMk0$C(#j*w&J#s~^&$(iR#j(+Iw,`##j(w#X#i`(w+s$(sW#j)w%e$t+w%e#-,$$",
"<w%`&t+U35#j-+#j,7#j+7#j*7#j)7#j(sSw)U$0$L4t0$w$1#C$3w#*#B$w&X#sSLXw%n#7G$<N$C:w#O#ueg(R$$i&i$h9h7w$+#s[w$+#w#4#i*h",
"}fh;w$.#],$FuLNh,$hdw-Z)-0$$7w(2#5w$T#w#E#3'C%C1,$Bc(Cw%k(w+T#`&$K3#jL+#jK7w+4&74w+4%q8N$3=w+4%w#M#-0$h9<-&$h8w)N#6",
"(w+H#w-N&Gw$3#3aR$$c5)&McQ#j]M'U%F'h:%h8#j[w#|(h:w#|0-0$hIA-&$hHw**$w#g#F>3)&C>Q#jgC'B%A'hF%hFw,(#w-[1#jj7#jiw$$(3$",
"w&]$A$3uLNq,$3s<N$6=e(6+%6I&$6rrw.(&3w%#%w*_#)&BF+#jwB)&<CQ#jv<'L%Aw$$#s%w&+#;&$crZJ&$Ur]w*C%j{w*C%j{h5w*C(b6#k)w,v",
"#i#uLNh,$hmw'1)_,$i/w/R#sXw,Y#[&$53(@R$$i43Bw/8#'hD%hD1&i%i&hiB<uTXz&$qr=i&#k*w)]#rb.&$raw)a#K_,$5w#r).&$rc9rm$rl(#",
"+Cw(G#w%x5^&$Gi3#kA+#k6w%}'35w%}%4w%}%t,w%}%w#w'uLNq,$4w$-&$%w&%#rlBw&%##kFw+F#3#kFw.,%&$(67w(,$+#kRM'G%G)&FLQ#kHF'",
"U%>w#d#i9w#v&rd^&$jRh79rm$sy3#+(w#b##kKh8#kJw$W'h:4w$W%>w'U,w#a#I&$Aw'U2#kWw,>$w'D'6rZ)&$h5(#k[w$5$w4Q#(`&$5r]uLO*&",
"$h9w#Y$5#+(J&$Fw'h#<(#kf+'F%>w#P&bw#|%#+h@)&$hAU#kj+'c%c1&h@6M+G'd%d)&h<fQ#kih<'hB%h:'h[%h[w&z##kfw)^(h^w*_,w%$#Z&$",
"iK-0$iaw+[#i`w+[#5w%))-&$iJ(#ksw5b#GKw.Y%t-#kt+w%h#q8w,l+iX-0$in4-&$imw#f1iW(#k}w09#<#k}7w0A&(>7C#l#w&*$rSw#g#J&$hC",
"Q`&$Aw%u#h8(9rH$rY5w+%%$(5#3+'C%4w#8#hIw#8'd#3w#c$h<w34$rH$rYhAw#='h5w#S#6%6'U%U'hN%hN)&hOhPqp#l7hO'hQ%hLw%|#-R$$w2",
"T$j1w(O'w*)-w72$l;jS#l:jG@w-_#l=l<.&$l=#lV+#lS3uLNm,$5w6o)u]`v&$t#K74'3%3w%F&jJG<w2~#jPM46w$3#w'-&5Gw)5$AU$3.&$t#uL",
"Nmw3{#N$Aw$8)t#w+}$#lO+w+b'w:c-#t#7'(%w%L#l@AI&$(sWw1^#C3k]kZw#S#uLNm,$h7w#O)w%+$lZh:#lYh7@&$hE(l[lZ.&$l[#lw+#ltw*t",
"$1&h8h9F+51&h;h<F(5uLNm,$h<w%=/h@w%=#w%+$d%d'hB%h9w&51uLNm,$k$7],$jyuLNh,$3w-z,sX)&$hIjw@R$iwk+3w$9$)&$k,w.F#(l]w#K",
"(w;P,Z&$l3w,&(Tqg$lFw;^'w()#hXw#(#k+Tqg$lJqfCuLMX+(q%Yw-Q#w#R#w-6#w1&&$(h_w(P#hB%hB'hs%hs1&k-k.iBhbhB1&k2k3iBh_hBw+",
"K$m#sS#l~w+N%,$sShuw-V%hx$3N$5w5P$w$b#l4w*-#uuwI,$$sSCkJl4l)kC#m.w%*#3uuwI,$(X>kKl5l*kD#m/w1b#A1,$5A(6uLNg,LG+#m2L]",
",$t.w%E()&$MQ#m5w98$sjw8g%McF(31,$t.Lw:#&c+%c],$kzuLNg,$kHw&L(w).$-R$i3h9w'/$h;%h;'d%('kH%3w#F#fw(a$t$Kw(a#w(~&t$w(",
"~-'kN%(u;>&Kt/w(Y$mCw>q(6w>q>mJw>q$#mrt0w$>$k_%k_#mfX'ka%kVuLNh,$t1kcw(S(uLNhw3;/w(A#kekc@R$jcksw(A%#n0X'mR%mRu+-~u",
"++muLMP&mO:qE%$wEA#w=;#q`w'Y#w@q*w;A#46w;A#wC01qfwB1&FwB1'B<(4u363+u++muLMP&mMw#x#9qk$q&Kw#t#9qk$Yw5U#wC<%w#:#w#1$w",
")O$w#S#0$:qGu;<00$u;<0&w#&#w$U%w#'#O&$4:`&$4AuLNUql$3(O&$(=#6+O&$3:#4w#+#F=w=^#BJ&$Lw#s%w)_#4uLMk0$4w#}'qIu;<0,w#z%",
"wJ@%wIZ#w#''wH;*wH+'w%d#Lw5V$qd$q^qow%]##Bw5V$w#3#qfw#3$L+wGD$0$54(A#Mw#W$qqw&|#@0$hN5h9qrgqs$(Tqtw&2$0$(q%q+#h:X#h",
"9w3k#AuLNg,$qudw'P(@0$hUBhAqpw&c/uLMk0wDJ#hCX#hB+'h;%4#dqxw<h#qxw/Q$wDl#w&Y#(q2#hB+J&$hJqx@0$h`h8(w#j0#hF+gP$4uTWAw",
"-9#qyw#w%hOX#hN+'hH%hHumqA0$h9fGb(h7w&6#R$:qJw&6%u;<00w'4#w&0&w$p#4w%x-Aw%x.<w%x,>w%x$qzw#W#@0$hz6Uw%x*uLMX+h5q%q+w",
";c#@0$h}<h7w$x$O&$h8:wJ$$qfw.e%>%>u+-~w'm>w'a+>w$h'q{w$W'w$h&Qw#3$>w$h,Fw#W$q}w'0&i95bw'a1h7X#bw'a$@0$i=<h:w'R6h<X#",
"h;+'h8%h810$4B(Fw&XHw$p%w&X)w$p%w&X3q~w&X&iVw&X8iYw&XAqKw$S)w+1&#3wIA$r#w$&#w#,#r$w%|#9qU$Cw-<$uLO+&$(r(w88&w#B#r)w",
"#B&Gw#B$gP$(uLO(P$(r*gw<e#U+uLO*w#R#uLMk0$3(.0$h8uLO+0$(3w+2#B%Bw#a#r+w/Z$0$h<uDFyw%R#fwHp$wDV#w#@#r,w#}&hAw.B$w$@/",
"r-w#B&hFw#B$w$@#uTW@P$(r/Qw$A$hHw$A%;&$(r5.&$<w#b#3#Cw$A(r6w#b&hQw$$(r5w:V'hP%hP.0$hTw.T&w&18r7w&1'r8w%1&Cw%1$>w%1$",
"w#;#r9w$,&Lw&J4r:w#B&h5w&J1uDFyw%0#h9w&N-fw&N%dw@g#F'h;%h9w#i#r;w#i&hBw%40w#B#r<w#B&hGw&T4r=w#B&hLw&T,r@w&T$w$K$hOw",
"&X-Cw&X%>w$K%hR%hR.0$hVw3<$$:qLw2i*wY.8w-,+rAw$G#O&$M:gP$Mw#'#uTWAwG=$#GXw1g#<%AO&$b=;&$br&JwH9$MwO.#h8wNN*Uw50$O&$",
"f:J&$(f_,$dw5P*h9wON(hC`&$M(w-&#wNn)uLO*&wNn#d+'L%L1&$cL(<#hA+w1p#hGw1p'5(#hGX#hF+'hA%hAwF2#d(h5w%_$ou:qMw%X$wRO(wJ",
"e#q7w<+$w#D$oyw#D*wRM$w#D$^w#D#wD2$q7w#K$,$:qNw&K#w)e#w&H%s+w&7-rDw&7&>=w#($wDe#(wYX,_,$4wK[$w#1$w&E#:w#($w#N$wSc'<",
"(6wO6&FM(4w0F&h5%cO&$h;w#S#h;w#S%w5A&w08#,$6Gw3n%0oM:qOw7y(9rH$rGwE*$w$;#rIw&y#[&$rOC79rH$rNwHo%CwLt%CwT7+wRm$w1*&q",
"Pw1''w8N$w#u#6#+w#t$rPw%0#[&$rQ<7O&$<=w#y#wJO'w:{#$w&i&w)M&wFr(4QwF7#w$H$;&$>KI&$qvw#;#5w#2#(rZw8I#>%<w#H#wA8#w8I$F",
"%FwE*#F(Bw$a$oY:qQw*f'w#~#r[w2]$rH$rY4#+A'5wK($<wBi$w)b)w:F#w$B%#+Lw2}#Jw@X#w)l#r]w#9#wE}#(w,1#wHA$>%>wJu#w%4#p#+,:",
"qRw%o$wW`'@&$i^6w):&w%Q'.&$r`wOM#w)9#w;P%wO`#w)d(Rp#,ywcf#8rgw,I%.&$q(#rc+.&q:V#rbq:#raq;wNy#w9R#w#,#w#Y%#rdw)S$rew",
"&w#uLP`rf$qrX#>+uTXs&$qrq%(#rbw#,$:3#rawPj$wAX-w#o#w$R#wO_#w'E'wB'&rb#rd+#bwLq(<wEh$wP:#6(wDH#e(5+%5w#]#4w%z#wEw&(3",
"#rd+wTT%hBwTT#wIO%h;%h;w#D#w#z#w+s$w%+#q8#r`+w&D#p#-%wAQ'wcB)w'C-wbV+(rr)&$rpw=x$4%6w#=#rsw(w&Fw(w#w#C$5(#cw(b'4w(b",
"&&n+wAe$w#T'w$4)w16#w)K#w#c(w@h%w'e(w#W()&$qpwV+#w$,&w#I-wC80AuTWY&$(Qruw(,$p#+B:qSw*'%w#P1-&$h;wb_$wIH'6qfwR%#Brvw",
")`#BuLOJ3Qruw&8#,p#,X:qTw2N*wg4.I&$<rww&9,rxuLO+wg+$<w@Q#(ryuLO+w)&$w:O%r}w/9&U7#MX#Gw&;#wGe$r~w#;#;&$4wcW%#bX#h5w<",
"K#5;&$Cr{w'K#qr#h8X#h7w/<#h5umqA,$<C5AwEU%R$w*W#uDG5qrqrrnw(-#p#,Ew(-'w#z#wTV$w):#w$Q#Qw<:&w#3##4wJ=%&$3A(w&k%w&f$p",
"#,Xw#c4w'Z$`&$(qcw#]%5#4w/e+w#_$p#,Qw.~.w#b$Z&$p#,iw6c#uTWAw4*#r]w#b(Cw#b(>w#b%p#,Ow#b*w#'$wl;3w-)&w#+(w$2&s(w5Q$Ms",
"*#Gw+}'s*wYO-q7wWw)w5C#AwgT#wIc%#h<w-I$wH3$:#fw']$5w#t$h@5w6F#uDFy&$6#hAwcp'A5(3;&Uh5+#hFUw/T#)&GMQ#hEG'b%F9qk$q*w9",
"B$;wUJ#uDF~P$(w<r$hF+uDF~P$h;w#.$hGw6Q#dw._%hG+#hFw$x%rf$3hBw$x%hEw$x,w_F#J&$hY6w'6$w$x$w$u$#hQw8&#5Ku]_/rf$((((uLO",
"+rfw2^#rfwO9#hVL)&>BQ#hU>'M%<w/e$M#hYw/e%c#hY+'hS%hS1&$h7hJ(Bw7}#hK5FZ&$p#-Hw.v#hf#hY+wX++p#-E(#h[wmT#i-wZF#w2o$w]0",
"$w&W$w(;+p#-_`&$Uwc$#GK7(w(:#)&$Lb#MwCu$w7##ZR$i9wPi#w6V$,p#-kw,;&w'u#uLP_&$qr5_w0Y#w%F$w$p$(#6w,C#(sDw1D#w$c#sDwWF",
"#w.+%p#+j:qVw-^#qUw#&#w)-*w#''sNw)52w)J*waf#w*m#rv#G+#Lw2+(U$$N$(wSG$.&$h;wWp$w%Y(w00$qow&'#uLNq,$Fw9J(C(6e+$Bw#V$h",
"Ewqi#sLw1](.&$hJw<'#sL-&$jJwNG$hN#hH+#hGw3B+wR/#sLweo)^&$sOwXP$w0d#>w'7#jM(w#h#hH9qU$hRB#+(w(4%hS>'F%4#hQ7#hP7#hOw#",
"u(Cw)A%FwiA%G$6w)H#sLN$4=e(4+%49qU$h^6w1q%>B+#h^w`H#3uLO*&<C+#h^<)&A4Q#h]A'L%5uLNq,$>sPw5`+hjw%-#U#hkw#/#hmw%D$#hn+",
"#hj7'hY%A'hK%hI#hcw$O(hKw%E0.&$huw3I#w`4$qM3w%A$Cw@2$-&$jxw&.$h|-&$jrw#<$hm9qU$hwMw%Z$w,G#hsG'c%Bwac##hrX#hqwX6'Xh^",
"w%[%haw%[$hshcw%[$6w%[&w*E'BwDF&i)w%X#w's#(sQw's&c4wpD'w6A#qU$i0Uw#F'sP.&$i:w([#KwUz$#i0w%c#4w,o#sR.&$i>w7j%i@w#8#B",
"w#S$w(O+iGw^r%i9wfN%i9wfN+#iI+#iE7'h8%b#i<sSw@3%hHLAsSb1&hC7AhDb'hG%hG)&hEhFQ#i;hE'hJ%hA'i4%i4w%O$hEhB)&i6+Q#iFi6'i",
"8%i4.&$iKw3e$p#,w:qWw63&,w#&#w+U*wTn2wY.$<wY.(Bw']%rrwY.,sVwY.)MwY.$wa%'w-^#wYi-sWw#^%w&s#)&$h@4a0$p#+ih@(#h:w'.$h@",
"w%|#-0$oF6wL_%(#f6w1f$0$(5A3-&$p#/jweN#sVwy;'wiP%Mcq=#hDwnf$wk%5-&$kuhOw8T(#hHw#4#kpw#+#w6:#rv#hHw'K#sEuLNlwD,#wZ_#",
"uLNlw/1#wZv-w9u1wB)#w.I%w`H&sVw1$$uLO*w8h#umq1w0y#77(h7wGu#'h<%h<wc|1w#v1sYw%B'4%4u+-~u++muLMPRp#0A:qXw'Y%wZJ/w'h+_",
",$<sWw)K(w#,#Mw5<$Fw,H(5wqY1&$m>A)&$h:(a0$p#,TX(aR$mwC(wpH%h9<'>%6'L%B#h8w#h(Lw#h3mIw#h#hEw#h#p#,_sSw#h#n%w#h'hCw#h",
"%h:%h:w$Y#hIw%^##hDwr2+ws31p#0fA-0$p#+Cw#k#n0<()&4<Q#hMw3t#5wQ=#'hI%hG#hLw#f(hIwl:0#hRsZ-&$m`4w(U#hZw(U+mdB)&$h`w$n",
"#p#,yhc(#hYw)i$hcw#@$0$p#+U5#h]+wg*#10$6<(wv@%0$sZL(6aR$nEb(wjp#)&h5bQ#hah5'h7%M'h^%h^w'S#p#1&w'S8qnwRQ#w$s(Aw$s0-&",
"$m|4w62#wC&#wX8%Bwsv#h5w%#+n&Lw%6#h7w|/'>w|/'(%+a0$p#,PdBw>U#3%3[&$s[b79qU$h9w:1$9rH$s`wpI#w#Q#saw#Q#[&$sgh<w#D#h@w",
"b>%rH$sfw#D#w=%#'f%f)&dh@Q#hDd'hA%h;w%F#p#/>:qYw)m0w%<@nm4I&$Gs5wF*$#F+uLNs,$(s5uLNg,$skwz@,p#1ZGw<e$w9v#<w$k&slw.@",
"&s6B-0$p#1ah7wc9$wrU'w$k#w#H#w{C$)&$s7Uw%Y#fwMa#s`w,Z$w#M#wM0#w+{#w#M#smw#M&snh;[&$sohEw#M#sfw#M0w,~#wy_#)&hGhHQ#hL",
"hG'hI%hDw-21],$spw#0()&$hVw;^$wiZ%,$sp4(5wf:$,$>hO(wPe)I&$h]w%u#sWw)k#wtF&r1w#B#sqw%W'6w#9'wZA$C%Cw]&%wPG*w%n#w%##w",
"#[#srw-a#w#[#Cwv5)wPF<w#p,w&I#wK+#w#^%w#u#ssw#u&st>w#u)>w#u%>w#u4,p#/>:qZw+2(w+>&wZj$wD$3w4T'w+P#<sSwEN#w7|%sSBw7|%",
"GwAv%s4N$6q%w-N&Mw#H&<C(w#H%6w#H%q[wD7)wvf#w;z$q=w37)fw'%#hHs5w7]%dw-m$svw#P#uLNo,$Cs4w-j$,$svB(wHv$w#j$'h5%x/r#<sW",
"uLNh,$sxw*B)'h9w5/$hsG#hIw*t#p#2xw)0#wpd)c#hLww{#UhXw#T(w#,#hYw#,'h]w5o&p#-.G#hTw5o%hTGw5o(M3@R$p#.ZheF(w).#w*t(-0$",
"hwhD@R$p#.&hic(w(d$G%Gw#A#s}w)|&w0D))&$hKK-0$i1(;0$(hl;0$hAhma,$p#,-3x2$'hc>(4#hmw`h$1,$hdf(C'hZ%hZumqA,h[hdhIhdhE+",
"F)&hXhYQ#hlhX'h]%hV'hc%hc)&hahbq[#hmha'hf%h_u363heu++m"};
/* onesweep.comp -DGPUSORTI_NARROW, 10414 words */
static const gpusorti_line gpusorti_spv_onesweep_narrow[] = {
"$<eh#u36-q[u36.h%uLN@u;<7uDE4q^uDE)uLMSuDEEuDEGu]`|q#h&uDEQq_h'h(uLO,h$h*q$h+h)uTU_qxuLM[h,h.h/uLNDq}uDE;uDFXh-h0uL",
"Mcu;;ru;;suLNBuDGLuLO'q/qYh1h2uDE%uTUluDGPh3u]^tuLMlrMquuDECuTVzuLNqh4uLNhuLO)uTUdq)q'u33UuLNkv$o9)Su+3euefUu#7d1f#",
"fqbfqdfqefu#U:fu#UJu]^Dv;F+2Av;EfUjvAj+zBv@Q%3Sv<xdo-1uTU4:v6RUmWv<bs>Dv/AM#F1u;;c1:uuvzq(#v@8$D$1#w#$#uTU9q%q4:::3",
"#deJ#1qG1Jq,:qGeJq,q%qGq+Jq,q&qGPJq,eqGq3Jq,q(qGq7Jq,dqGq;Jq,q*qGqLJq,q+qGqPu;<Aq,q%w#X(u;<Aq.q%3#qF13PqEq&3q&q.q=3",
"eq.q;3#:q(3#dq+w#D%q2w#D%q3qEw#X#w#7&q5w#7%q6qE1w#m)q8w#7%q9w#L#:q*w#;)q<w#;%q=w#P$q%w#7%q@w#7%qAw#7$:w#7%qCw#7%qD#",
"13qE:q-w$5)qGw#;%qHqEw%X)u;<AqJw#7%qKw#7#:q+3#:d3#:q,3#:w$F#w#7#P3q(q.qLu;<Ad13dq.qMu;<A#13#:q&3#:e3#:13q*q.u#U-3#:",
"q.w#/$#q.q<u33W#u;;v#QuDDz#qD1u;;v#%u33X#uDD|#%q%uLM:#4+%uTUK#Q+%4uDE*#44uTUK#%4%%uDE*#%%uLM:#+4w#6#%uLM:#Q%4w#(#w#",
":#4uTUKw#,#%uDE*#+%,#q*%uTUK#%%qlqlu]^[w#7#++u]^[#Q++w#@#Q%umn|#w#-#++4*%#eTq+%qru~#=q,%w#$$q+%%,#q,q,.qs#q,uDDz#qD",
":*[#1,#q,%*%#1Kq-%Lq.q-,#Pq..qyPP,#P%uDD|#%q&,#:q{.q|q&:*%#:,#:%.q|e:F%q0w#3#q%=+#ruq0r#Kq14Lq2q1,#Pq2.r%q3P*[#q*,#",
"P4Kq44Lq5q4,#Pq5.r(q6PKq7%Lq8q7,#Pq8.r)q9PF%q:qD*%#qDw#e#q:r*Kq;%Lq<q;,#Pq<.r,q=P*%#q3w#;$r-u]^o%#rtr.Er#=[#rJq:>=+",
"#r{q:r*w#<%uDDz#q31Kq>r3Lq@q>,#Pq@.r4qAw$x#r3uDDz#q+1KqBr6LqCqB,#PqC.r7qDw#9#r6w$n%F%qE1w#-#qEr#*[#q+KqF4LqGqF,#PqG",
".r<qHPKqI%LqJqI,#PqJ.r=qKPw#J%w#Z'qLw#Z$qLEF%qMqD=%#rLqME*%#qC=%#s6rBrC=%#s3ErDw#D$w#{#qCF%qNw#R#rvqNw$w#ruqLEw#=%=",
"%##qME=[rLrJrK>*[#:=+#ryqMr**%#vfMXspw#k#qMw#k%rPw$%#rQEw%b#rNrOrRw#j)q0w$S#w#v/w$,3rLw$,##rJr]w#Z%E*[#q&F%qOq+*[#e",
"w%:'qPq+T#%qP,#drc.rd#d,#d%w$+(ruq0r#w$E#rhqPET#%ri,#drj.rk#dw#C+w#j'qQ1w%%#qQw$O$rp>=%#rJqPE=%#rPrrw#f$rqrsqPT#%rt",
",#dru.rv#d*%#u++2uLMN+#rsrq*[#q3.rf#dw#'4q~q(:.q~d:F%qSqDw#3#F%qTw&9#ruqT>uDD|#%eu;;~+#*%w%;#qUsqw$0#qUqST#%s*,#es+",
".s,#e,#ew*g#sy*[w$5$t5w'&#EqO*[s3q(*%#qe*%#qA*%#vLM5-b*%#vF9(PS*[#q2=%#s1qQr;*%#q*w%2#s9s:w$.#s;s)w#)$qrw%E$r-w%E#s",
">w&X#rvqTw#)#r}qSw)x#rrsAsBw&w#r*qSw#e#rOsD,#:s'.sFq*w,1#Pw#w$sG*%w$%$s6sHsIw&$#EsJw&*$sKw#X#sLw&0$sMw#/#rNsNqUw#;#",
"sOw#5#rNq0sPw#)#qEw#)#rJsQsRw#)#s*w#N$sTw&[$s@sUs*w#C#sVs2=+#rwsSsWw#6#sXsSsWT#%sY,#esZ.s[#e*%w&Q%*[#q%w$N$rzw$J#sa",
"sIw%;#sb>*%#q+w#9)sesIw#f#scsdsfT#%sg,#q*shw$d#sgw*u#v+3LDD*%#v3Duee*%#v+3LDCu;<#+#T#%s2,#eso.sp#ew$G#qUqPw$)&q;uLM",
"F4#rOrOw&(#qE>w#n#svw)*$sw,#dsx.syw)*%w,&%qEw%+$s|w#C$s},#ds~.t#w#C(w&&#sNw$B#t&w%W$t'sNw#;#t(w*l$w)c%w#H%sQsPw#t)w",
"#B+w#H.%#rSsNqrw$]#t3w*-#rSqPw#s#rvt5>w%*&s6qQw#_#rvt8>w*&#svw'}#t9t:.s.#ew#''F%qVw*r$qVw#K$t@w#h#s6qVw$*$tBw#W*tDw",
"#A#s;w#A#rPs2w([#rLqPw$Z$t(w&N#qmuLMF4#>w,c$s;r#F%qW:uTU^q{qXqWEw#<#qE*%#qFuLMPQq%1qZ$#.ql#q*w#'+u;><#1u;>A>#$8]%##",
"uLNF%#2sruLNI%#5sruLNl+#'>^%#'E>(%#6'Uqw#qts0Z/%#w#-%qvw#-#D%#5'uLNo+#'9G+#'u;><#1V'#'w#n%M%#I;u]^F%#:qJHw#F#6'&9$9",
"0+#Hh:'9w#M(&h=$'@qw#qtw#|$D%#qr'(%#r*']Q##/%#s%gw$M#w#Q((%#AtMUqz#Pqv'u]`qw$b$E)t<8)t=>)t>>&6$6w#=$Bw#n#(%#RtNw#M%",
"w$z(r`w$z((%#'hJw$'#_+#'s2w%#,w#9#(w#H#w#b)&;$;0%#>h<';w#B#&#$80%#2C##_+#5sWN#21V'28$2@s.#s]<)8>(%6<qU&9$'7%#h@Ew&[",
"$w%`)hl$'uDG5r#r#s/7%#hDr#w#>$7%#hFqrw#-'hHsdw#S(tAw#S#7%#hLr-w#6$&5$50+#tAI'5G+#tCw#v(7%#hRr*w&;$w#F&tCB'5uLNI%#hN",
"s)D%#r#w%[$E)s_8/%#s_w#/%ss8-%##hi)r{'w#+#hk)r|w'r$tEw#q#w'D#w&;$w#u%6$60+#tEh7'6w$7(w#F#raw#F'qMw#F&9Cw#F*7%#hmr-w",
"$Z+<B'5w#B%#$w&g#r{/%#r|(%#2'&<$5&<$<0%#'<>6w(M*#$'&2$8uLNo+#<r*w#5,M%#r*Hw#~$%#>5'2O%#rO'&H$Hw#3#H'9uLNs+#Rw#V0s4h",
"5w#K%w$y#%#>6'5uLMk4#Aw$V#t<M%#'iLDw+E#M%#iY'w*[$'srw#f#tFw%<#-+##;w%7&tF`25w(_$4#I9tK#w#o#A#2w#*#B#w%w#snIs(w%9#>R",
"#;N#A1w#O#ueg(Q##i&i$h9h7w#u#svw#u#w#4#i*h}h=h;w#x#G+#Ca+#hdw,-)-4##>w'Q#5w$B#w#E#2&A$A0+#BW'Aw%F(w*U#b%#E2w*7&>9w*",
"7%qPN#2:w*7%w#G#-4#h9;-%#h8w(g#6'w*K#w,.&Rw$-#2cQ##W5(%SWZ&`$C&h:$h8w#v'h:w#v0-4#hI<-%#hHw)<$w#a#CH2(%AHZ&B$<&hF$hF",
"w+(#w,M1w#w'2#w&G$<#2_+#2sVN#6:V'68$6D%#6s2w,p&2w$p%w-a%BC8(%;AZ&I$<w#t#s@w%l#7%#WrxO%#`rzw)I1h66G+#i#a+#hmw&i)g+#i",
"/>/%#ssw+S#^%#52'XQ##i42Bw-v#&hD$hD0%i%i&hiB;uTXz%#s):i&/%#s#/%#r~w(y#Eg+#5w#o)/%#s$@s.#s-')8Aw'{#w%`5M%#Ri3w.h'5w%",
"e%9w%e%tGw%e%w#q'_+#9w$'&#$w%i#s-w0J$&6$2w*V&'6>w'Z$8&R$R(%CIw'd#Hw#W#i9w#j&s%M%#jRh7@s.#t72)8w+2$w$E&h:9w$E%Hw'*,w",
"#Z#D%#<w'*2w&x+6rx(%#h5w#:#w#I#C'b%#5rzuLO*%#h9w#S$5)8'O%#Cw'<#;'&C$Hw#M&h6w#s%)8h@(%#hA`&W$W0%h@6S8R&h>$h>(%h<h=Z&",
"hB$h:&h[$h[w&R#w(|'h^w)t,w$n#]%#iK-4#iaw*k#i`w*k#5w$s)-%#iJw3a$Ew-J%tHw%O#qPw+o+iX-4#in9-%#imw#`1iWw.q#;w.u&'H>w,M$",
"rqw#^#O%#hCZb%#<w%Y#h8'@rf#rw5w4r&'5)28&A$9w#8#hIw#8'h>)28w#c#h<w1M$rf#rwhAw#='h5w#S#w'G#`$`&hN$hN(%hOhPr#&hQ$hLw%g",
"#-Q##w0v$j1w($'w)H-w#5#)l0jS)l/jGXw,b#l2l1/%#l2uLNm+#5w4l)u]`v%#t=E>9&2$2w%9&jJR;w1G#jPS96w&q*5Rw(g$<`#2/%#t=uLNmw2",
":#N#<w$2)t=w+9$w*w'w8)-)t=>&'$w%@#l9<D%#'srw0K#A2k]kZw#S#uLNm+#h7w#O)w$~$lPh:)lOh7X%#hE'lQlP/%#lQw*r%h8h9C850%h;h<C",
"'5uLNm+#h<w%4/h@w%4#w$~$h>$h>&hB$h9w&&1uLNm+#k$>G+#jya+#2w--,ss(%#hIjwXQ#iwk+2w+P$(%#k,w-U#'lVw#K(w98,]%#l3w+N(w9F)",
"w'q#hXw#(#k+w#7$Aw,D#R$Rw#N#w,T#w#H(h_w(9#hB$hB&hs$hs0%k-k.iBhbhB0%k2k3iBh_hBw'0(+#snhuw,t%hx#2N#5w4-$w$W#l4w)m#uuw",
"I+##snAkJl4l)kCw.*#uuwI+#'s(HkKl5l*kDw0S$+#5<'6uLNg+IR8G+#tIw%1((%#SZw%E#t(w6l%SWC'20+#tIIw7r&W8$WG+#kzuLNg+#kHw&5(",
"w(k$-Q#i3h9w$g$h;$h;&h>$'&kH$2w#F#h=w(D$t>Ew(D#w(b&t>w(b-&kN$'u;>&EtJw<H+6w<HBw$5$k_$k_&ka$kVa+#tLkcw(0(aw2(/w'z#ke",
"kcXQ#jcksw'z%&mL$mLu+-~u++muLMP%mI1q]$#w:t#wAN$w=:*w95&w'a$w#@$w1_&;6'5u3638u++muLMP%mCw#_$q~#q&Ew#B#@q~#ew3~#w@;%w",
"#:#w#1$w(l$w#S#4#1q`u;<0+#u;<0%#$#wC9'w$2#r$w$l#w#,#;w2v$qw#qtr&w(d'CUr'#q3qv'/4w@_$<Ur'#q6qvSw#1$w-&#4#5H'A&S$Iw#c",
"#h6w.^$w#c+h9Uqz#q9w){%uLMk4w<x#h:$;w#N#r+w#N#Uqz#q=qvh@w#@)h@$6w9I#r/w-B$7w,Q#w-$#q:O%#hGr/w#P$w#m$uDF+[#6uTWAw*|#",
"r0w#Z%hJ$hJu~%b4#h<hG`h:CS'Ww%V#Q#1qaw%V%u;<04w%Y*G+#9a+#'r1w'O(w#,#r2w%c#Y%#C1uDE|r3#'Ur5#qAqvSw+b#<$5Y%#S1uDE|r6#",
"'Ur8#qDqvh5w#9#A$w%^#Bw#^#r9w#^#w#,#h:w&J0h>w&J%)8h>&9$6w&I$hA)8h@w8>$B$w2_$hCw#Y0hGY%#hG1w&F$w6N$;$<Y%#hIw#5#q=qvh",
"Kw#5#H$H&h8$h8&hH$hHu+-~w(-9r:w(-0r;w(-9qHw(-:w#c/h:w(-)w#c$qz#qKqvh=w#1$w2p%w#c#w'O%h>$h>04#Rh;'Iw'K5Vr>w&R'w$o8)8",
"Cw&R&qHqvR)8Iw&R+Ww#Y0h7Y%#h7w&R0h9w#5#qKqvh;w&R*w&N%qbw$S(r@w$S'rAw&L#Y%#;:uLO+%#'rEuTU}4#'H:w,h$4#B;wEt%rFw#H&5:u",
"DF+[#'uLO([#'rGuDF+%#'uLO*w#U#uLMk4#2'uLO+4#Hw)+$w#Y#wBT&rHw#Y#uDFy4#5w3{#04#6R'2wAh#w#@#rIw#v&h@1w$>(hB1w$>&hCh>w$",
">%rJw$>'1w$>#uTW@[#'rLZw$@(7%#'rSuLO+%#9'w#a#B1w()&C`'w=1$rTw#a(w$)#rSw#H#<w$)'9`'6&hR$hR04#h<h@'9w.e&w&/)rUw&/'rVw",
"%0&;w%0&A<'w2-$rWw&#(w%,(<w&H'9Hw%,%rXw&H5uDFyw&L/Bw*/'w%)#&h;$h9w#b#rYw#b&hAw%-)hCw%-'hDh@w$*%rZw%R,w$O%w%R(wJi&r[",
"w&X0r^w&X$w$P(w&]';w&]$C1&B$BwHl#h5'B&hT$hT04#h=hHw*z%%#1qcu;<04w*z$w,r/r_w$/&Aw$/#Aw#'#uTWAwD^$w*9&I:7%#IrCOw0K#uL",
"No+#SwJw-w*n$Ow*x#g+#h8w4%-wKk#h<b%#SwK7+uLO*%#A'&I$I0%#WI';w1q#hAw1q'5'&hA$hAwCO#h>'h5w%&$oe1qdw$|$wNJ(wGV#qOw9|$w",
"#D$oiw#D*wNH$w#D$Mw#D#wAe$qOw#K$+#1qew%o#w22+w$v#rbw,5(w#($wB4#'wTZ,g+#9wHJ$w#1$Y%#`1w#($w#N$wOT';'6wKf&CS'9&h5$Ww-",
"d$w#($w#M%h8$h80+w,:#h7w*]$o:1qfw%$%rf#rew@8#w$9$rgw&M#^%#rm;>@rf#rlw0@%wOx-wNg$w0*&qgw0''Y%#21w#o#6)8w#n$rnw$v#^%#",
"ro;>w%F$w#s#wGF'w8v##w&I&w#P#wD0'<ZwCR#w$=$7%#AED%#r-w#;#5w#2#'rxwDl#w#E#Iw$`$C$Cw1n#C'Bw$V$oE1qhw)`*Vryw0w$rf#rw9)",
"8<&5wGz$;w@3$w)%)O%#Iw$;%w1Y#6$wQj#SwEZ#Srzw#9#w&)$w+4#wEU$w18#W$Ww%*#ot1qiw%e$wS3'X%#iS6w(m&w%G'/%#r}wL'#w(l#w:N%w",
"L9#w)9(Qp#,_wZx#/%#q()s$8/%qRd)s#qR)r~qSwKQ#w8w#w#,#w#Q%)s%w)*$s&w&e#uLP`s'#s)s(uTXs%#s)q%')s#8w#,#12)r~w<t#s#w>.-w",
"#l#w$G#wL3#w'/'w>Y&s#)s%wOe(;wC$$wLi#6'wAk#V'58$5w#Y#9w%l#wC3&'2)s%8wPa'wF[%h;$h;w#A#w#t#w+7$w$~#qP)r}8w&2#p#,kw=Q#",
"w]g)w'--w]%+'s2(%#s1w]Q#6w#:#s3w(X&Cw(X#w#@$5w(F'9w(F&%mpw@2'w#Q$w$.)w/w#w))#w#`(9w'I-w#W((%#r#wR3#w$)&w#I,w@q$2uTW",
"Y%#'Zs4w'`$p#+'1qjw)Z%w#C$-%#h56wF8.b%#;s5w))#;uLOJ2Zs4w%p#+p#,:1qkw0n,w(c#s6w%h,s7uLO+w(v#w0>#s8uLO+w#p#w&2#s<w.+&",
"R>&CwDR%s=w#5#7%#9w]~%&W$5w+h#s:w&g#s)&h5$h5umqA+#;A5<w5J%Q#w)W#uDG5s)s)s/w'>#p#,$w&<#w#j#wPH$w(E#w$7#Zw+5#w#0#w-l&",
"2<'w%|%w%w$p#,6w#X0w&h$b%#'raw.F.w#T$p#,.w-`*w#W$]%#p#,Ew4J#uTWAw41#rzw#W,Aw#W%p#,+w#W*sCw2}$w*5%sEwT5-qOwRp)w2u#<w",
"VM#wE^%w+T#wA^#'1w#h#5w3f'uDFy%#6w]P&<5'27%`h58w-K#(%RSZ&h6$C@q~#q*wER$7wPR#uDF~[#'w64#uDF~[#h;w#+#&hA$h>w,T$w$Y$s'",
"#2hBw$Y%hEw$Y,wXQ#O%#hM6w&,$w$Y)M%#5Eu]_/s'#''''uLO+s'w0;#s'IR8(%HBZ&S$;w-N$Sw-K$W&hS$hS0%#h7hJ'Bw5+#hK5C]%#p#,tw,]",
"#hYwRh+p#,qwej#hzwTm#w0A$w;<$wDR(w'&'p#-.b%#`w[g#RE>w3#$(%#Ih6)S8wfw#w40#]Q#i*wKu#w3p$+p#-:w*D&uLP_%#s)2wY#$w%,$w$c",
"$w*C$s^w.v#w$U#s^wR.#w+n%p#+81qmw+Q#qlw#&#$#.si#q*wZ6#w(u#s5w/-'<##N#'wMl$/%#IwR%$w${(w-@$s`w%F#_+#Cw5y(A'6V8#Bw#V$",
"h9wi=#sgw.f(/%#h>w8G#sg-%#j%wB0$hCw0=*wL^#sgw^w)M%#sjwR_$w-m#Hw&P#j(w'J#'hH@ql#hKB)8'w'A%C$9w#i'Aw(:%Cwb0%R#6w(B#sg",
"N#9:V'98$9@ql#hVw.(#w#_$w$j#2uLO*%;A8(%<9w^k#5_+#Hskw2C+h_w$n#`)h`w#/#hbw%($)hc8&hY$<&hK$hIw$@'hKw%)0/%#hjw06#wXk$q",
"M2w%%$Aw;0$-%#jSw%i$hq-%#jMw#<$hm@ql#hpwIu#w*~%W$BwZ3#wR0&s(h^w%C%haw%C$hshcw%C$6w%C&w);'Bw#,#@ql#h~w[B#w'H#'slw'H&",
"W9wgs'w2{#ql#i)`w#F'sk/%#i/w(0#EwP0$/%#9w+M#sm/%#i3w4=%i4w%f#Bw#P$w'}+i;w%7$w_P.)i=8&h8$h6w;4%hHI<snh60%hC><hDh6&hG",
"$hG(%hEhFZ&hJ$hA&i4$i4w%<$hEhB(%i68Z&i8$i4/%#i@w0t$p#,:1qnw2l&+w#&#w7X$wR_(5w&z%s2wR_,sqwR_0wS62srw#W%w&7#(%#h89c4#",
"p#+;h8w2r$h8w%A#-4#ngw/H#'w/L$4#'5<2-%#p#/&w^9#sqwom'wav%SWqUwfZ#wc85-%#kIhHw4h(-%#kDw4*$s5w,K#uLNlw>B#wS|#uLNlw8J#",
"wT7-wpa(w,r%wX9&sqw.r$uLO*w4r#umq1w.n#>>'`w;T$h9wZ3%w9v-w#i$stw$w'5$5u+-~u++muLMPQp#/S1qow&`%w6U'g+#2wkI$w(*$w#,#Hw",
"3&*>w&y&whr+%#la<wcK$c4#p#+xs('cQ#m;A'wgm%H$6&I$Bw#b'Iw#b3lkw#b#h@w#b#p#,&snw#b#mFw#b+h:$h:w$M#hDw%/#w#k'2wj@3p#/s<",
"-4#oXw#e#mQ;'(%9;Z&A$5wGW#&hI$hGw#`'hIwd+0-%#m%9w'a#hUw'a+m)B(%#hZw$_#p#,Ah^w%u$h^w#<$4#okwM7(;'wm0%4#suI'6cQ#mfh6'",
"wbg#(%h5h6Z&h7$S&h^$h^w&y#p#03w&y/w%75w$D&m>9wg$$wQQ$G+#Sw$a+mEIw$t#`wr)'Hwr)''$8c4#p#+fh;Bw$g&BA'2^%#svh7wDU#wDr$s",
"zw@I#w#Q#s{w#Q#^%#t%h<wDr(t$wi8(h<$h<(%h=h>Z&h@$h:w%)#p#.H1qpw$|Bn*9D%#BsOw@K$uLNs+#'sOuLNg+#t)w*h)-4#p#0aRw8n$w6Q#",
";w$Q&t*w,c&sPB-4#p#0gwRn#':wiZ'w:;#w#H#wq^$(%#sQ`w%;#h=wG]#szw+D$w#M#wG2#w6X#w#M#t+w#M&t,h;^%#t-hEw#M#t$w#M0w%M#wp,",
"#(%hGhHZ&hI$hDw+u1G+#t.w#0((%#hSw88$waE%+#t.9'5wyg$+#HhO'wJM)D%#hYw%o#srwkH'rOw#>#t/w%Q'6w#9'w#l#w)8#wT~%wJ8&s.#s]w",
"J8(t0w,b#w#W#;w9n(wJ77w#f(w&4#waU$w#S$w#k#t1w#k&t2Aw#kA+p#.C1qqw*E(w*Q&wHJ#w4~&snws+-sNN#6q%w%d%w#E%;A'w#E%6w#E%qrw",
">U)wm5#w8T$qUw0~(D%#h@sOw4[$w$q#t4w#J#uLNo+#AsNw*b$+#t4Bw#<%w$)%h5$wQ,#;sra+#t6w)S)&h9w2g$hiwv(#p#1tw')#wgM)W_+#`hP",
"w#N(w#,#hQw#,'hTw3D&p#,3Rw3D,S2XQ#p#-rh]Cw~z$w)y(-4#hnhDXQ#p#-+haWw#O$w3W#w#A#t;w)(&hZw)(+hKE-4#i''74#'hd74#hAhec+#",
"p#+92x%s'hcH'9wTE$+#hdh='A&hZ$hZumqA+h[hdhIhdhE8C(%hXhYZ&h]$hV&hc$hc(%hahbqr&hf$h_u363heu++m"};
/* tile_sort.comp, 7383 words */
static const gpusorti_line gpusorti_spv_tile_sort[] = {
"#w&h#u36-u36.qQh%uLN@uDE)uDE4uLM[qSqTuLMSuDEEu;<7uDEQq#h(q$uTU_u]`|h&uDE;h'uDEGh-h)h+qvh*uLMcu;<0h.q/h$q)r=uTUluLMl",
"qOu;;ru;;suLNBuLNqh,uLNhuLO'q+qqh1uLNDuLO,h/uLMkh7u]^tq'q]qxh3q*qnh0h:h4uLO+uLNmqgv$o9)Su+3euefUu#1X2u33U#uTU44v6RU",
"mWv<bs>Dv/AM#F2u;;c24uefYq(#v@8$D$2###uTU9q%q44441#w#'#F[A#2qG2AR4qG[ARq%qGRARq&qGDAR[qGq3ARq(qGq7ARFqGq;AR`qGqLARR",
"qGqPu;<ARq%w#X(u;<Aq-q%1#qF21q.qEq&1q&q.q=1[q.q;1#4q(1#FRw#D%q1w#D%q2qEw#X#w#7&q4w#7%q5qE2w#m)q7w#7%q8w#L#4`w#;)q;w",
"#;%q<w#P#4q-w#i)q@w#;%qAqEw%/)u;<AqCw#7%qD#41qE4R1#4F1#4q,1#4w#a#D1q(q.q>1#4[1#4q&1#4q.w#;%q.q<u33W#u;;v#JuDDz#qD2u",
";;v#&u33X#uDD|#&q%uLM:#-,&uTUK#J,&-uDE*#--u;;v#-uLM:#,--uDE*#&&uDE*#-&uDE'#-&uDE*#]&uLM:#J&])#`]uTUK#Jq`q`-uTUK#J&w",
"#<#J&)#`&8&FRuDE%#]F)#`qe)#`w#B#qdqfgw#W#w#M$&,*&#[uDE%`&qku~#=R&w#$$`&&)#q,R/ql#q,uDDz#qD4*a#2)#q,&*&#2Kq,&Lq-q,)#",
"Dq-/qrq.D)#D&uDD|#&q&)#4qt/quq&4*&#4)#4&/qu[48&Dw#3#q%5,#ruD^Kq0-Lq1q0)#Dq1/qzq2D*a#`)#D-Kq3-Lq4q3)#Dq4/q}q5DKq6&Lq",
"7q6)#Dq7/q~q8D8&q9qD*&#qDw#e#q9r#Kq:&Lq;q:)#Dq;/r%q<D*&#q3w#;$r&u]^o&#rtr'>^5a#rJq9Sw$4%8&q=2w#-#q=^*a#RKq>-Lq@q>)#",
"Dq@/r-qADKqB&LqCqB)#DqC/r.qDDw#J%w#Z'qEw#Z$qE>8&qFqD5&#rLqF>*&#qC5&#s6r2r35&#s3>r4w#D$w#{#qC8&qGw#R#rvqGw$=$qE>w#=%",
"w#Z%w$V#r;S*a#45,#ryqFr#*&#vfMXspw#k#qFw#k%rAw#J#rB>w%(#r>r@rCw#j)Dw$S#w#v/w$,:rMw$,#q&*a#[*&#qew#g(ryFr&*&#Rw#-$rT",
"*&#q&w#-$qkw$8#rW^w$@$rUrVrXw#*#rSqkrYw#Y(w%q$qHsq5&#rNqHF5&#rPr^w#)#rJr^r_w#M#r]r`>uDE%#-ra)#[rb/rc#[)#[-w#W$w#r$r",
"fw#A#&rg)#[rh/riw#A$&8&qI2uLMN&#s7qIw%f#rl>5&#s4q=rmw%9#rnSw#V#row#V$rp)#[rq/rr#[5,##w$N#ruruD>uLMN,#rsro5,#rrrurvw",
"#a#qIw%e#rvrxSw#/)rzw&@&uDD|#,q%w$x(rJr^r~w&+#s#w$3#w%.&s$s%/quq(45&#s1FGw#3#Fw&N$Fw#F#w#5%rLF>*a#w#i#s1Fs,w#F+8&qJ",
"w't#rvqJS8&qKw*)#r}qKqH*&#syw$%#^F*&#q(w#-#s4rZw(,#s3s5w#D#s6r^w#5(w#)),#rvs:w%'#w#N&>s<w#e%w#)#qkw#5$s>s@w#a#sAw#a",
"$w#5$w#)),#rvsEw#a$w#N%>sGw#a)rVw#5$sIsJw#a#sKw#a$w#5$w#)),#rvsOw#a$w#N%>sQw#a)^w#5$sSsTw#a#sUw#a$w#5$w#)),#rvsYw#a",
"$w#N%>s[w#a(s3s^w#B#r}s_r^w#H#rZw#H#s3>w#Z%w#B$scw'R#r}sdr^u;<#,#w$8)qkw'E$r#q9w-9%*a#FuLMF-#r@r@uLMF]#slr@*&#qm8&q",
"L2w(:#qLw+8$sow#h#r{q9r#*a#q(w+b)q=SuDE%#-w0I#suw#N$w(f$sww(r$w#/$rusyS8&qM4uTU^qtqNqM>>uLMPJq%2qP$#/qf#`/qd#`w#+$g",
"#`/sv#`u;><#2u;>AS#$EuDEC&##U&#7r^w#,#uLNo,#97u;><#2uDGP'#'$E%;$'M&#<@u]^F&#4qJ'r^Hqp#qmskqo:&#'V&#'>uLNl,#'SV&#9^w",
"#-'<qkw#-$(&#;FMw#G#uLNF&#'F+qw#q(Sw#Z#uDEC-##%#$E6&#Sh8##N,#9FuDGL#74w$7%U&#@b(&#W'+q`#hNO0EsmN,#T_w#J#h@P,#7'w$c(",
"(&#hK=uTUd-##sf7X]#7C0;Ew#@#hDw#@#Hg#hZh8qo:-#'.-##709'%<$<%W$W%h9$h9(&ch;G%h<$Y0h]h@:qe#h_0h]E0h[h@ZJ##h`h_h^uTUdJ",
"##hGhDuDFX,#hKw$3(uDG5^^sn%'$w$E$hPw&($'$'6,#hR3sp'uDFX,#w$^)P,#sq;w#1%#$Ew%U'7w%U4qH(&#'h[N,#'hjw#e(.&##<w$}#9w#6#",
"hkw#6$-##<%9$96-#@;79(&#h}Tw$v#hp79%T$T%h8$h8(&h9cG%h;$h6%h>$h=w#@#i%hzht%hA$hA%hD$hDw'k$s,w'3#w'Q$w(7)w$h%ht7##uLN",
"F&#i(ON,#3'uDGL#9w&t)=>U&#'Tw(#$.&#hBw&b#hA'+qp#qmsrw#t#uLNF&#i:Yw%3#_w#K#D(&#3'I&#=2Hqs#q.qo70Ew&,$ssw#r&<>I&#b4w#",
"@(%3$3%c$c(&h;h<qH%h=$Y%h@$h@w#U#stw$h*w&P;i;w&P#iJw&P+h`3w&U#7(&#iWw*l$sxw'@#w)'$<%3$9X-#@Sw(i#6-#93'<+g#iecw$T#w&",
"[/P,#szi*w(_0w$^'9w$^9iWw$^#ifw*N+ip3+g#ivbw*5#w'S#ie37%@$@w$;#(&h2_G%d$W%hR$hR%ix$ixu+-~u++muLMP&ir2qR$#w&x#w,X$w'",
"m*#$Ew&P$w#;$w%<#w&U#6&#'9=3u363Eu++muLMP&j#w#_$qw#q&>w#F#+qw#[w,f$U&#9w#1#q&w#1$(w#1#w#S#-i_2qUB,#B&#$#w.G'w$2#qyw",
"%&#w#,#=w$;$q|#q5qo;w%+#w$;#w$b#q{w#k&'THq|#q2qo'w#@$;$;w*I#O';%h2$bw#c#h6w#l#w#T,h9Hqs#q8qo'w#2#X-#'S%c$=w#N#r$w#N",
"#Hqs#q<qoh@w#@)h@$3uLO)&#>r(w*&$V&#hEw%6#'q9Q&#hGr(w#P$w#m$uDF+a#3uTWA&#7'r)w#Z%hJ$hJu~%b-#h<hGdcWh2'_w%V#JiW2qVw%V",
"%B-w%Y%uDGPr*w%H#w%Q(I&#Ow*]#q<qoCw*@%w%U.I&#Tw#D#q8w*a%;$;%b$Ww#d#h5w&5(Y0Eh6%9$7w#_,cw&4%0Ec%=$=w)f#u+-~u++muLMP-",
"i7w'05r+w'0/qAw'0-r,w'0Hw),%qDqoh8w),'w#c,h<w'>)w#c$&w#c$w&R%h>$h>6-#Th;'bw&N$i@w&N0r/w&N4qDw&N,w$s)w&NBqAw&N,w#_(w",
"&N5jy2qWw$S(r0w$S'r9w&L#w/[$e&#'r5uTU}-#';2w+k$-#C@'3w#H#r:w#H&92uDF+a#'uTW@a#'r<GuDF+&#'uLO*w#V#w61#rDe&#@'w#a#C2w",
"&j&Wd'w3E$rEw#a(w$)#rDw#H#<w$)'@d'3%h=$h<w#L#r1w#L&hC4w$R(hE4w#L&hFhCw$R%r6w#q'4w$R#uLO(a#'r7w$Q(X-#7'e-#;'%O$Ow%,#",
"_'Ow#Y#r8w#Y#uDFy-#9%7$76-#3T'7w.s#6-#h9h>'w.;$-k(w&/*rFw&/'rJw&/,w%)$w&/0rKw%N,w%%$w%N)Ww#H%rLw&T0rNw&T$uDFyw&X/=w",
"&X$W2%C$C6-#bh5'Cw5X#w#i#rGw%4&hDw%4&hEhB'w2z$rHw&'(w$J)w&L'@;w$J%rIw&L5w$I(w&P'Cw+c'w'x#%hT$hT6-#chF'Ww&7$lA2qXw2/",
"%rOw1P$qp#qmrPw1B(uLNo,#'r#w$3#w2=$w/`#<w/`$w2=,r@3uLNo,#OrQw#K(f,#bw#Y)%7w<v$dr#w#c#w#-#'>w51$&#S3'<%C$;w&*$&#'=r@",
"CX-#h2w$>#h=w$>-hBw$>3f,#hEw$00hIw$05Xw)F#uDFy-#'V-#h6w3e$,#2qYB-w-`(w/W(rRw(~'4w#($Nw=O#w;u,uLNk,#@<w#1(I&#d2w#($w",
"#N$w$j$,#@='3w*Z$,#Wh2'@%h5$_I&#h9w#M#h9w#M&h8$h86,w*a#Yw5n$lO2qZw1-$Q&#7rZw5U)lQ2q[w1E'uDGPr[w%W#+rk#rj<w41)<$3+re",
"#rdOw1($=$=w8{#@'=w#x$k}w#x&w#a#row&8'+rk#rsw#e$w&`&S9w+}%]#2q^w#R$.-#li7.&#l.9w@~#w$P$J#2q_w0}#]w#r&rtw#r#uTU|&#<2",
"2w$Y#=w0t&I-#=2w$X#;w#4#@$@w$C%w&:%W4w$D#Tw#=#9$9u+-~w#z$qaBq`#w#&#w'>/rww#X#Hqd#Oqow8U$Hqd#;w#-%wDA$9w3##w%2#3w#2#",
"qM7'0<E0=9%W$w0&$ryw&;$g#YwBs$V-#'Yw&;$g#cw#5$w&;*w#S#r{w#S&h@w#S(hAw#S&hCw#S3r|w3a&Tw(,#<2uLNkw(,$<$3uLNkr}#d=uDFK",
",w#T&,w#T$uTUd,#i<CYwC9/row)D)+qd#hVGw,o$qd#hYw#,$w=5#w&Q$6,#O;'@w+o$,#Tcw1'%w+<$+g#hbw$f%w5$#g#hcw#0%w#Y#-#9<'w'2$",
";w#N&hiw#N+hlw#N/+g#hnqo0E'+g#hpqo0ECw#_#Yw#_$qd#htw$[$w#_$qd#huw#0%w#_#&w$-(h@w#N&h{w#N+h~w#N/+qd#i$Gw$-#qd#i&G0EC",
"%h~$h~w(b%qbw7Z%w*#$wJ6$q`w#'%wA7'<wA7%s&wA7.wIF(w+{$Q&#'d(&#h5rZuLO)w<C#w.C#Yw<p'@w#G#3w0V$w2H$wE_%_$'.&#nC3w$0'3w",
"BE,7E$7uLO)&#<hF.&#nKw#e#;'.]#ifwJ0#hHw++#(&O;G%C$<w#d&s'=##uLNl,#9Sw$q)wD~9w$_#TuLNkwG8,(&#Ch5+q`#h]W:]#'0h]E+q`#h",
"_9w#/$h^EZJ#ijh`h_hd:]#ha0<Ew#*$3wM$#;%_$_(&dh5G%h6$TwFS#Q&h;h<G%h=$h8w$G'cw%F4hl.&#nqw%F#hSw%A#hmOw$1#uTUdJ#j+9'(&",
";CG%W$@%hi$hi(&hjhkG%hl$hgw'f=w'n/=w'nHh6(&#Yw'n)h9w'n2wHe$w'n+o9wC.#FhBw&F#w3c%w#(#;.&#o>wGM(;w$J%s(w%e-hM.&#oGw#~",
"#h2w(+#jbw%j#hOw(+#M&#s)C.&#oL@Mw#@&jgw#@#hT3w(H$Th2G%_$Cw$$'bw(-4s*w(--e&#Cs++q`#hbw(-%hbw(-#hdw(-%hcw(-#jdhehdhi:",
"]#hfw(-%hfw(-4w$9%s-_w)_gh|w$T%hzw$T#h~w$T%h{w$T#j~h}h|i':]#h~w$T%h~w)_Ps.w&y-i/.&#p#+)w&y#hqw&W#i0w)_'k@9w'u#p#+.w",
"&v#hqw')#s/T+q`#i6'w#B&kF3'(&_dG%h5$b%i0$i0(&i1i2G%i3$i.w)}%qcw)w$uLNs,#7qKP,#s0'P,#'s1w1;(uDG5^^s2w6D#uDG5rVrVw#+#",
"7w*V1w)a#7.J#_wLj#iO@<3.J#h5wR)$s7w&6#f,#Os8w=r$,#s7Ow=r%w&P$ZJ#jLh2Ts9w#3#s;w#3#.J#h@s=w#M#w:[#w#9#sBw#d&h6sCw#d&s",
"B;w#d-jVh<h;sDw#3#sFw#d&hJsHw#d+sLw#d&hAsMw#d&sLw#d.jahGhFsNw#3#sPw#d&hTsRw#d+sVw#d&hKsWw#d&sVw#d.jkhQhPsXw#3#sZw#d",
"&h_s]w#d'f,#hSrZP,#s`w5`)ZJ#jshYhXrZw#3#saw#T&hgsbw#T*h[SP,#sew#T,j{hbhaSw'-'p#,=2qhBqd#Bqf#Bgw.a#w.]5^@#w((#w*`+w*",
"z9Q&#TGVwCn#w+#-M&#h6>e&#bwKH#h@+q`#hBh2w*|$h@w+,#hD3w#/$hAw$j#lGhChB<:]#hDw+,%hDw+,#wYR#h6$h6(&Yh8G%h9$dQ&#hAs,w$M",
"&7Yw,cd:-#h]w39#bw$Q$hZw$^#haw$^%h[w$^#ldh^h]w$^#h_w$^%h_w$^#C$C%d$d(&h5h6G%Y$h2%h;$h;Q&h<h=G%h>$h9%hZ$hZU&h[h]^%h^",
"$hX:&#hgwQ+#F.&#p#,fw0|(h^w3b0wXh#<+q`#hp@w,Y&m&w3W#=OG%;$3w'i#p#-/2qiwMh'wT4#Fw,;#N,#Fw(>,i_3@>w(>#N,#sgw;[)ZJ#icO",
"C^w#<&shw]/&w#<%igbh2rVw)8$w$e%qk3##M&#9>w3/#w<'#'YuDGL#3q%uDGP'3E$3ZJ#iph9h;=(&@=G%O$'w$M#w$f#p#,}2qjw$f#&#B,#wV0$",
"w4X%w'`'3wb&$9siw#s#Cw[K)uLNF&#h2siwNr#Ow8h#w[U$sif,#'h5w$j%wC,&wSX$=wC-.w$#'=##w#5#C#7M&#hCh9wAP$siw%%#w]Y#@w(E)h>",
"=.&#p#-Tw]O#p#-Sw&E$hJw,%$-#p#-RwM1(='7I&#'2U&#_q9wJS#u]`O&h6Y7Esj%h5$h5w0y%h8$Ww$V$hD0Eh8wUs#(&hKhLqH%hM$hGu+-~u++",
"m"};
/* tile_sort.comp -DGPUSORTI_ADDRESS, 8300 words */
static const gpusorti_line gpusorti_spv_tile_sort_address[] = {
"$%7h#u;<7u36-u36.qAh%uDE4uLM[uLN@uDEGqCqEuDEQh$uLMSuDE)q#uDE;h&h*h(q$uLMcuTU_u]^th'h-h)qju]`|u;<0h+q{q+uDEEuLNBh,uL",
"Nhh.uLMlq)q>qbuTUluLNqh1uLO'q%q'q_qouLNDuLO,h/uLMkqTqMh3h;h4qWh0h9h<h6qPu#`Kv$o9)Su+3euefUu#2v3u33U#u33Uu#`Iumnev;F",
"+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU48v6RUmWv<bs>Dv/AM#F3u;;cu#`J8uefYq(#v@8$D$3###uTU9Sq4888/#w#'#LT9#",
"3qG39E8qGE9ESqGq39Eq&qGq;9ETqGqD9Eq(qGqL9ELqGf9Eq*qG[9EEqGqX9E#qGq]w#(#qaw#(#qew#(#quw#(#qyu;<AES/q,LT9q-3qG3u;<Aq-",
"S/q&q.q=/Tq.q;/q.8q(/q/LE9q0w#;#q0S/#8q*/#8q-/#8E/#8L/#8q,/#83/#8q//q(q.M/#8T/#8q&/#8q.w#;%q.q</#8Su33W#u;;v#MuDDz#",
"qD3u;;v#'uDD|#'SuTUK#--''u33X#uLM:#-.'uTUK#M.'-uDE*#--u;;v#-uLM:#.--uDE*#''uDE*#-'uDE'#-'uDE*#]'uLM:#M']2#q*]uTUK#M",
"ff-uTUK#M'w#<#M'2#q*'4'LEuDE%#]L2#q*qU2#q*w#B#[qVaw#W#w#M$'.)'#TuDE%q*'q[v#$KM3E-w#$#'w#$$q*''2#q,EFq]#q,uDDz#qD8)U",
"#q(2#q,')'#3)U#T2#q,-u;;|#gu;;rq,'u;;sq-q,2qegq-)U#32#gw%-#q&2#8qhFqiq&8)'#82#8'FqiT8uDE'#'w#b#qD)U#S4'q.w#@#S:.#ru",
"q.V)'#q&w#p#q/-u;;sq0q/2qrgq02#g-4'q1qDw#C#q1qm)'#q3w#-$quu]^o'#rtqv@V:U#rJq1Nw#a&U#q&)U#84'q23w#5#q2Vw#))q.V4'q3w#",
"9$q3@4'q4qD:'#rLq4@)'#-:'#s6r$r%:'#s3@r&w#D$w#m#-4'q5w#R#rvq5w$%$q3@w#=%w#Z%w$=#r-w#;#ryq4w$[#vfMXspw#g#q4w#g%r1w#F",
"#r2@w$h#r/r0r3w#f)q.w$O#w#r/w$(:r=N)U#E)U#q,)'#qew#g(ryLqu)'#Ew#-$rEw#)$q[w$4#rGVw$;$rFqqrHw#*#rDq[rIw#U(w%i$q6sq:'",
"##q6L:'rNrPrML:'#rJrMrNw#M#rLrO@uDE%#-rP2#TrQFrRw('#T-w#W$w#r$rUw#A#'rV2#TrWFrXw#A$'4'q73uLMN'#s7q7w%b#r[@:'#s4q2r]",
"w%5#r^Nw#V#r_w#V$r`2#TraFrb#Tw$N*@uLMN.#rsr_:.#rrrerfw#a#q7w%a#rvrhNw#/)rjN2#q*.w#W%uDD|#.S:'#rNw$|##rJrMrow&+#rpw$",
"7#w#5%rPrqrrFqiq(8:'#s1LDw#3#Lw&N$Lw#F#w#5%w#/'qnw#B+4'q88w$3#q8N4'q9w)V#r}q9q6)U#sq)'#syw$%#VL)'#q(w#-#s%rJw(,#s$s",
"&w#H#s'rMw#5(w#)).#rvs+w%+#w#N&@s-w#e%w#)#q[w#5$s/s0w#a#s1w#a$w#5$w#)).#rvs5w#a$w#N%@s7w#a)qqw#5$s9s:w#a#s;w#a$w#5$",
"w#)).#rvs@w#a$w#N%@sBw#a)Vw#5$sDsEw#a#sFw#a$w#5$w#)).#rvsJw#a$w#N%@sLw#a(s3sNw#B#r}sOrMw#H#rJw#H#s3@w#Z%w#B$sSw*P#r",
"}sTrMu;<#.#w$8)q[w'E$qmq1w,y%)U#q.uLMF-#r0r0uLMF]#s]r0)U#qe)'#qm4'q:3w(C#q:w+<$saw#l#r{q1qm)U#q-w+f)q2NuDE%#-w/y#sg",
"w#N$w(n$siw(z$w#/$ruskN4'q;8uTU^qhq<q;@@4'q=Ew$h$q=)'#q;)'#rk)'#t5u;;~.#uLMPMS3q@%#uLMUrl#q*sVF[#q*w#'(rlw#'*w#7'aw",
"#/*qVw#+*w#;+w#/'w#7+w#''shw#;-u;><#3u;>AN#%0uDEC'##W'#5rM$hEw#/$$hF(uLNo.#<5u;><#3uDGP(#(%0$hKsq&=%(G'#>6u]^F'#8qJ",
"(rM$hJ0Oqa#q^s[qf,'#(X'#(@uLNl.#(N$hM0X'#<Vw#0%hNw#0#>q[w#0%hO0+'#=LGw#P#uLNF'#(L$hQ0*qk#q(Nw#g#$hR0uDEC-##$hS($hRN",
"&#%0A'#Nh8##P.#<LuDGL#58w$S%W'#6b+'#Y($hZ0*f#hZH$0s^P.#Q^w#M#h@I.#5(w%%(+'#hKCuTUd-##sV5Z]#5J$=0w#@#hDw#@#Oa#hgh8qf",
",-#(1-##5$<(&>%>&Y%Y&c%c+'h:_D$hlh:&d%h7$hih@,qU#hk$hi0$hhh@;M##hlhkhjuTUdM##hGhDuDFX.#hKw$6(uDG5VVs`&(%w$H$hPw#4#w",
"#0#A.#hR7sb(uDFX.#w$a)I.#sc=w#1%#%0$hxw%_(5w%_4q6+'#(h[$i$0P.#(hjw#k(1'##>w%*#<$i*w$%$hkw#9$-##>$i.(&<%<A-#6=5<+'#h",
"}Qw%&#hp5<&Q%Q&h8%h8+'ch:D$i4c&_%e&h>%h=w#C#i%hzht&hA%hA&hD%hDw(9$qnw'R#w'v$w(i)i8hrw$w&ht5##uLNF'#i(HP.#7(uDGL#<w'",
"-)C@W'#(Qw(H$1'#hBw&w#hA($iE0*qa#q^sdw#z#uLNF'#i:h7w%F#^w#N#q.+'#7($iJ0*qd#q^qcw'M#uDF+qe#(*[#iOw({$Oqg#<qf6uLMX0(S",
"Tw$R#sew$/&=@*[#iU@w#F&=qf<w#F$w($$h@%h@+'hAhBq6$iXhA&hC%d&hE%hEw#_#sfw%1$iWw')DiA$i`w')$iOw')+he7w'.#5+'#i]5$ifw)Q",
"$sjw'~#w)i$>$ii(&7%<Z-#6N$ij0w$S#A-#<7(>*a#imh:$0(w'7-ipw'7$I.#sli/w)J0$inw$p(<w$p9i]$ivw$p$ikw+C+iu7*a#i~bw&]#w(5#",
"ij75&6%6w$E#+'h2^D$j#h2&`%Y&hR%hR$j>sq&i}%i}u+-~u++muLMP'iw3qB%#w.U#w'_#q`w(Y.#%w'U-Oqg#(qfqfuTUh'#(ST$Y0&C%6$Y=&C%",
"CA'#(6JCu3630u++muLMP'j,w#x#*qk#q&w'_$*qk#Tw(.$W'#<w#1#q&w#1$+w#1#w#S#-#3qDB-#B'w#&#w$U%w#'#K'#63uLO)'#6>uLNUql#5(K",
"'#(8$70K'#53$6w#+#Y8G'#qmJR'#bw#s%w&.#6w'A#w#}%iz3qFB.w#z%w2=%w13#w#''w1P*w1@'w%d#bw%d'w.d$$J0w(9#w#3#qnw#3$b0w&i#w",
"(=#>(6$h2w#W$qpw'9#;-#hM<cqquDF+qr#(Oqsw&9$-#(SE$h:sq$c0&^%>uLNg.#qth>w'j(;-#hTJhAVw&j/Z-w1c#hCsq$hB0&_%6$h>qwuLO)'",
"#@qww,H$X'#hHw&Y#(q1$hB0R'#hJqw;-#h_h8(w#j0$hF0uDF+U#6uTWA'#5(qxw#w%hOsq$hN0&hH%hHumqA-#ch=Qe(h7w&6#Mix3qGw&6%B-w'4",
"#w&0&w$p#6w%x->w%x.Cw%x,w25%qyw#W#;-#hx7`w$^$K'#h53Oqg#5qfqfw-=%6%>;-#h|Hh8w&;*uLMX0cSE&=%=u+-~u++muLMP-iRw'm:w'a+=",
"w$h'Dw$W'w$h&qzw#3$=w$h,Yw#W$q|w'0&i6<ew'a1h7sq$ew'a$;-#i:Ch:w'R6dsq$_0w-d#w27#J(Yw&X$iXw&XBw$p%w&X)w$p%w&X3q}w&X&i",
"Rw&X=iVw&X9k93qHw$S)w+1&$57w$&#q~w$&#w#,#r+w%|#*[#Hw-%$uLO+'#(r'$5w$i#w#K$r,w#B&Qw#B$uDF+U#(uTW@U#(r.DuDF+w8h#^0uLO",
"*w#S#w9W#r4,'#Cw#b#5$H0&J%Jw#b#r5w#b&dw$$(r4w$$&&_%h:w#F#r#w#F&hBw.a$w$G/r(w#B&hGw#B$w$G#uLO(U#(r)w$F$hJw$F%Z-#5(,-",
"#hNuLO+-w$F#hOw$F(r*w#a#,-#hRuDFyw&v#hS0w6{#&hP%hP,-#hTw.T$kFw&19r6w&1'r:w&10w%0'w#B#r;w&1,w%,/r<w#B&ew&P,r>w&P$uDF",
"yw%1#cw&T-Hw&T%=0w;)$d%_w#j#r7w%5&hCw%5$hDw%5$w#;#r8w&/,w$E/r9w#B&hLw&N1w$D$hPw&R-hTw&R%hUw$D%hR%hR,-#hVw&9$l`3qIw2",
"`&wA0/w#3*w4R#r@w3^$qa#q^rAw3O($b0uLNo.#(qmw$[#w4d$w0M#>w0M$$`w+R$$`r0w$}#w4T#<r07uLNo.#HrBw#Q(uLNm.#bw#`)$_N&5wAd$",
"`qmw#l#w#-#(@$h>w7w%'#N7(>$hAw(_#=$hAr0w(f#w#z#Cr0JZ-#h2($hEw$T#h=w$T-hBw#h%hFw$T%hFw$T+uLNm.#hEw$F*hJw$F'hIw$F+hMw",
"$F+Z-#=($hQ0w'c#X-#ew5@$.#3qJw6=#w)n#w0R%rlw0J-rCw'd#K'#=8w#($PwBF#w@i,uLNk.#6>w#1(K'#e3w#($w#N$w$|$.#6C(7&H%HA.#Yh",
"2(6w0O&h5%^K'#_w#S#_w#S%w5J&w0B#.#7Qw3w%'lx3qKw2=$R'#5rJw8D)lz3qLw8=%w0O&rKw0O$rZ#rY6w(A#w17%6w%r#7*rT#rS=w0T$Hw9g#",
"Cw0T#6(w9`%lFw$&&w7q&uDGPr_w&f$<w&f$*rZ#rcw#r$w1B%w'6#N<(7w#]#]#3qNw#]$1-#m751'#lT<wE9#w$e$M#3qOw2;#]#%#w#x#rdw#x#u",
"TU|'#>33w$j#Cw=Z#7%<K-#C3w$f$w#4#6%6w$I%w&[%Y8w$G#Qw#=#<%<u+-~w#z$qQBf#w#&#w'i)w+8'w#'+wJL+w:JCrgw$:#O[#_qfwBT%[#dw",
"#-%wIV$<($h:0,'#>,'#7w#5#]5w%~#$C<$h>sq&Y%wFE$riw'4$a#hGw89$X-#(hGw9u#w'4#a#hJw8O%hDw'4+$hFw$E$rkw#]&hOw#](hP$hIw#]",
"'hRw#]%hKw#],hMw#]$rmw#]$[#hSw$s$w#,(uLNk.w-r#hRw@+$,-#hX,-#hWuLNkrn#5(uDFK.#($hVw/$$A.#>J(Y$hXw0B#h[,-#h_uTUd.#iVw",
"+%.I.#r_Cw#1(*[#hlDw$2&how#,$wBx#w'n$A.#H=(6w-l$.#QhA(H$hgw$m$wAw%a#hww%4%hjw7e%a#hxw#3%hlw7e,hnw:-*a#h~w#G%hqw#W'i",
"%w#3%hsw#W+*a#i'qf$0(*a#i)qf$0w4v$h7w&*&i-w$n$$hyw#e%[#i.w#3%h{w#e%'w$<%h}w$<$h@w#W&i4w#G%i$w#W'i7w#3%i&w#W+*[#i9Dw",
"$<#[#i;D$0J$i7sq&i(%i(w*G%qRw:Z%wCH,w#',wQJ'w#'#fw#'&w6@#JwFg(QwFg%rswFg.wOs(w31%h8wA5#(d+'#h=rJuLO)w@x#w1##h@wA]'6",
"w#J#7($h>w3X$hFw(#(&^%(1'#o/7$hB0$hAw$<(7wH$,50%5uLO)'#>hN1'#o7w#n#=(1]#j'(*f#hKw-A#+'H=D$hLH&J%>$hJrtw#j&rtC##uLNl",
".#<Nw%')$hPwJy:w$q#QuLNkwM],+'#Jh5*f#h`Y,]#($h^wQv#hb<w#/$h_0;M#j+hah`hl,]#hb$>0w#*$70w=8#&^%^+'`h5D$hd`&e%Q&h:%h:R",
"'_dD$he_&h=%h8$haw$P(h:w%X4ht1'#o^w%X#hSw%S#hpHw$:#uTUdM#jIwGh#=JD$hm=&Y%6&hi%hi+'hjhkD$hwhj&hl%hgw(RGw(Z/w(V*w(g0^",
"w$t(ew(gEh=w(g$hB+'#hCw(g%$h@w7H$hEw(j)$hBw&m#7wWG#(wT1)w(j&p#+17$hFw#U#LhMw'5#w7E%w#(#=1'#p#+6w>Y#$hIw$](=w$]%ruw&",
"Q-hX1'#p#+>w$X#h2w)*#k.w&V#hSw)*#G'#rvJ1'#p#+D6Gw#@&k3w#@#hX7w)G$Qh2D$hYQ&^%J$hWw$*(bw))4rww))-uLO+'#Jrx*f#hfw))%he",
"w))#hhw))%hfw))#k0hhhght,]#hiw))%hiw))0hkw))$$hhryw$@&ry^w*d1hnw*dVi$w$^%h{w$^#i&w$^%h|w$^#kKh~h}i2,]#i#w$^%i#w$^0i",
"%w*d.i&w*d%h~w*d/rzw'5-i:1'#p#+}w'5#hqw&p#i4w*d'ki<w(:#p#,&w'2#hqw'B#r{Q*f#i:(w#B&ko7(+'^`D$i4^&h5%b&i0%i0+'i1i2D$i",
"Di1&i3%i.w+&%qSw*|$uLNs.#5q9I.#r|(I.#(r}w3O(uDG5VVs#w9z#uDG5qqqqw#+#5w+[1w*/#51M#^wSd#iZ6>71M#h5wCD$s(w&F#uLNm.#Hs)",
"w#_#A.#s(H(w_g);M#j`h2Qs*w#3#s,w#3#1M#h@s.w#M#w>`#w#9#s2w#d&es3w#d&s2=w#d-jjd_s4w#3#s6w#d&hJs8w#d+s<w#d&hAs=w#d&s<w",
"#d.jthGhFs>w#3#sAw#d&hTsCw#d+sGw#d&hKsHw#d&sGw#d.j~hQhPsIw#3#sKw#d&h_sMw#d'uLNm.#hSrJI.#sPw7v);M#k*hYhXrJw#3#sQw#T&",
"hgsRw#T*h[NI.#sUw#T,k2hbhaw>0#w'-$p#-53qXB[#BqV#Baw/f+w/I:w/M$=Vw)^&Vb#w(D#w+.+w/k*w+L1R'#QDX'#Cw:j#w+Q*G'#e@uLO+wV",
"Q#,-#hF*f#hHh2w+N$hDw+Z#hJ7w#/$hEw%,#lvhGhF>,]#hHw+Z%hHw+Z#wH8#e%e+'h7h8D$hJh7&c%`R'#hAqn$hH0w$S&5h7w-=1hNw-=S,-#hc",
"*f#hebw$Z$h]w$g#hgw$g%h^w$g#m6h`h_w$g#haw$g%haw$g#J%J&`%`+'h5eD$hch5&h7%h2&_%_R'dh=D$hdd&h>%c&hZ%hZW'h[h]V$hhh[&h^%",
"hX,'#hmwVp#L1'#p#-d($hc0$hbw$v(h^w5H0wax#>*f#hv6w-:&mUw5=#CHD$hlC&=%7w(G#p#.-3qYwS7(w(#&W'#>L$5w-%$P.#Lw)(,ig7H@w)(",
"#P.#sWwG^);M#ikHbVw#<&sXwea&w#<%iob`qqw#<#$Qq[w$v&q[7##G'#<@w4A#w@*#(h7uDGL#7SuDGP(70%7;M#ixch=C+'6CD$h:6&H%(w$S#w$",
"w#p#-}3qZw]v%B.w7%;a#q*$6sYwit)Cw(M(YwkL$<sYw$<#h5we6)uLNF'#csYw^1#H$`wd7%w&{#sYuLNm.#(dw%9%wG{#h8wG{%wYs'wW6(JwZ{&",
"h=wCz%'#NwCz#h@0$h=w'W'5J##w=v%5G'#hMdwEv$sYw%j#wfd#6w)N)hBC1'#p#._wfY#p#.^wDp#w$F#hTw#>#wSk#w#8%hOwQ@$*[#hPwa9'`q1",
"wPy#u]`O'h7h850sZ$hVh7w+C%w3z#hT`&c%bw$|1hKuLMX0dST&hQ%hQ+'hRhSq6$h]hR&hT%hNu+-~u++m"};
/* merge_tiles.comp, 4196 words */
static const gpusorti_line gpusorti_spv_merge_tiles[] = {
"#R]h#u36-u36.qOh%uDE)uDEEuDE4uLM[uLN@qRuDEQqQu;<7u]`|q#q$uDE;uLNBh&uLMcq*h(uTU_uTUlh)h$u;;ru;;suLNDuDEGq/h+h'h*u;<0",
"qir7h,qGuDE%qduLNquLMlq'qXqah-qZh4u;<AuLMPuLO,h/uDFXuTUduLO'u++muLMkq%h7h@q+qbh:h8h6v$o9)Su+3euefUu#+;2u33U#uTU43v6",
"RUmWv<bs>Dv/AM#F2u;;c23uefYq(#v@8$D$2###uTU9`q4333.#q)P7#2K2783KP78`K#78q&KC78PKq378q(Kq778q)Kq;788KqL78cKqPV8`.cw#",
"X&Vq,`.#qF2.q-qEq&.q&#q=.Pq.q;.q.3q(.#q)cw#D%q0w#D%q1qE`w#7)q3w#7%q4qE2w$F(Vq6w#7%q7w#L#38w#;)q:w#;%q;w#P#3q-w#i)q>",
"w#;%q@qEw%/)VqBw#7%qCw#7#3q,.#3c.#3q).#3C.#3w#e#3.q(q.q>.#3q.w#3%q.q<u33W#u;;v#qMuDDz#qD2u;;v#&u33X#uDD|#&`uLM:#-/&",
"uTUK#qM/&-uDE*#--u;;v#-uLM:#/--(#8&uDE*#-Q(#8w#/#/uTUK#/TTq[*&#PLq)&q^u~#=8&w#$$q)&&(#q,8)q_#q,uDDz#qD3*R#2(#q,&*&#",
"2>c&@q,c(#Cq,)qeq-C(#C&uDD|#&q&(#3qg)qhq&3*&#3(#3&)qhP34&q.w#3#`:/#ruq.qk>C-@q0w#T#q0)qmq1C*R#8(#C->q2-@q3q2(#Cq3)q",
"pq4C>q5&@q6q5(#Cq6)qqq7C4&q8qD*&#qDw#e#q8qr>q9&@q:q9(#Cq:)qtq;C*&#q3w#;$quu]^o&#rtqvHqk:R#rJq8Mw$4%4&q<2w#-#q<qk*R#",
"c>q=-@q>q=(#Cq>)q|q@C>qA&@qBqA(#CqB)q}qCCw#J%w#Z'qDw#Z#rvqDM4&qEw#e$qEH4&qFqD:&#rLqFH*&#qC:&#s6r&r':&#s3Hr(w#D$w$)#",
"qCw#X%:/#ryqFqr*&#vfMXspw#J#qFw#J%r/w#a#r0Hw$n#r-r.r1w#x%w#^%w#z%w%$#r5M*R#w&y#q&*R#P*&#qew$Y%w#)+4&K2*&#sqw$.#Kr>:",
"&#s1Kq{w#z#r@rAr:*&#spw$;#KrCw#x#rDH:&#rNrBrEw#A#r=rFHL#-rG(#PrH)rI#P(#P-w#s$w#G#w#M'rMw#M#rLrNHL#&rO(#PrP)rQw#M$&u",
"DD|#/`4&qHsq4&qIcw#M#qHqI*R#q)w#^(rLrDw#V#rX(#8rYw#1(r[(#8r])qhq(3L#-qI(#8r_w#R.rbL#rcw#;#rdw$I)rfrBw%O%*&#syw#R+w#",
"X'-rl(#8rmw#7+4&qJ2w%_#qJw&.#rvrqw'1#rvq<M4&qK3uTU^qgqLqKHHWqM`2qN$#)rZ#8)r^#8)r`w#'&re#8)Q#8)Tw#'&q[#8)rnw#3-u;><#",
"2u;>AM#$=uDEC&##A&#6rUw#,#uLNo/#E6u;><#2uDGP'#'$=%S$';qc#q`rVdB&#'X&#'qkuLNl/#'MX&#Eq^w#-$w#B$Iw#B#uDEC-##uLNF&#UEu",
"LNI&#'rD5&#6'%#$=1&#MU##N/#ErWuDGL#63w#~%,&#JFuLNo/#'Yw$5(,&#9I%6$61&#<F'6A&#'au]^F&#3qJ'hE5&#hF'w#/$e'+Q#hZU0='w$=",
"#w$M$uTVz&#'FM+Q#h^f0='%g$g,&afI%h9$Uw$K'gw$K%qIw$K)A&#FqH,&#hV'+qj#q(Mw#r#,&#E'5&#hYHw$3$6'Z/#hQ[-##6E+T#hoU0=6B-#",
"'X-#'hS+T#hqaw$7#w%R-raw$*%6=$6;Q#hwh><0=M,&9<I%F$'%h<$h<,&h=h>I%b$euTU5R#3qph^uLO)&#H'A&#qk'uLNF&#'rBw$B#qM'Hw#@$'",
"uDF+&#w$g)w$1&6hFw$1%rguDGL#6w&M&uLNF&#FrB,&#hj'w&f#hmw&f5D'6uLNI&#h1rBuLO)&#'gw$/&5&#'HA&#<hy,w'i#Z/#h}5&#i,w%n%E'",
"[-#hQEw%^$h~w#y#rh##$'+rK#rJb0=9%E$'O&#<2+rS#rRhBw%x#<$<%b$b,&hAhBqH%hC$h=uDG5qkqkriw%#&hMbw)_%hMw%#)w&L'6w'S0w#=.r",
"jw#=);Q#iZh1Fw'e&'eA&#SrB]&#6haw%-$0i_=uLMS-##ia5&#iEiCN/#h3'0ibw's#ifh;w'p#0ic=0ib6u]^t/##ifieidw%=#6w#w#+Q#ioew#v",
"#uLNs/#U'%9$91/#Df'9w&Z(0h9a%'$'%h=$h=,&h>bI%hA$h;%hE$hE,&hFhGI%hH$hC%hL$hL]&hMhNI%hO$hJw%+&hPhL##uLNl/#EMw%aSrkw)H",
",j)h0<w%a'h9+Q#j0Jw#1#w'[&w(&+Z/#iu+Q#j5h2w#R'9[-#iJ9w'z$iw+T#j2w*X#,&gaI%f$h3w$<'h5w$<%row&z,j@hGw&z(hP5&#j%j#N/#h",
".'+T#j@Yw&`$j@=+T#jHhNw#/$jA=0j@9u]^t/#hbjCjBjAw&I(+Q#jPgw&l&h0w&l'FUw&l+h5h3w&l$h9$h9,&eh;I%h<$a%hV$hV,&hWhXI%hY$h",
"T%h^$h^]&h_h`I%ha$h[w$y'h^w-c8jMw$y$i[N/#'jNw$.(5&#jBj@w/-#jF5&#Fw,8(<##w#r#J#6N/#6rpuDGL#93uDGP'9=$9;Q#jkh;9w%l%DJ",
"=w-T%S$w1B$jVw'f$'$'1/#jX<rrw,##'w$2(w#,#j]w+q$T#jxhGw&-#w*5#6%F$9+T#j|hKw#5#%J$J1-#9J'Du]^tqM##jfh>6%h1$h1w#_#rsw#",
"h#Z/#jiw/S$hLw#B#jmhFE%F$Fw)c#%hT$hT,&hUhVI%hW$hR%j|$j|u+-~^W&jv2qP$#+qc#q`w2r$w18$w$W%#$'%6$=;qf#q-dw#@$w'8$&#D9'E",
"u363=^W&k'w#_$qj#q&Hw#B#+qj#Pw/G$Aw1.#w#:#w1<)w#S#-jQ2qSG/#G&#$#w4T'w$2#qlw%g'Dw%g$qc#q`qnw)9'Y;qo#q1d'w%d$D$<;qo#q",
"4dh2w#1$S$S1-#ES'J%h2$h0w#c#gw)4$w#c+h9;qf#q7dw3[$_-#'M%e$Dw#N#qsw*I$qf#q;dbw#@)b$9w1u#qww+T$X&#hEw%6#'q8]&#hGqww#P",
"$w#m$uDF+R#9uTWAw.f#qxw#Z%hJ$hJu~%b-#h<hGUeYh2'h3w%V#qMhj2qTw%V%G-w%Y%uDGPqyw%H#w%Q<0=Yw(B#w%P$h10=h0%D$D%h.$Jw#Y#h",
"3w#Y0aO&#a2w%M$6w1d#D$<O&#h9w#5#q;dh;w#5#S$S%f$fu+-~^W-h~w'05qzw'00q{w'09q@w'0:w#c/ew'0)w#c$qf#qCdh=w#1$w#c#&w#c$w&",
"R%h>$h>1-#h1h;'h0w&N$i@w&N0q~w&N0w$o/w&N)q@w&N9w#Y(w&N:qCw&N0if2qUw$S(r#w$S'r$w&L#uDFy-#Dw6~$-#J<'w-r$r%w#;#O&#E3uL",
"O+&#'r)uTU}-#'<3w,'$-#FSw0<%r*w#H(uDF+R#'uLO(R#'r+w8S#uDFy&#'uLO*w#Y#_-#6'uLO+-#h.w'#'YU'S%h;$h9w#b#r,w#b&hA2w$*#r2",
"w$*#hC2w$*&hDbw$*%r3w$*'w#H$w$O%w#H'FYw#H%r4w#H(w$O#uTW@R#'r6Iw$P,w>7#r2uLO+&#D'w#e#Y2%h.$h.1-#h0h5'h.w/(#1-#h=hHw'",
"n%-lv2qVw/#%r8w.D$qc#q`r9w.5(w:H#qrw$:#w/1(w,W#<w,W$w/1&r.9'EuLNo/#Jr:w#K,uLNm/#h0w#^)5&#Uqrw<,$w#_%<$Ew:&#1&#'<M9w",
"$g$&#r.h.'D_-#h2w$>#h=w$>1hBw$>/uLNm/#hEw$,,hIw$,9_-#S'uDFyw>J%gw0X$/#2qWG-w*S(w,K(r;w&q&D3w#($w47#w3]-uLNk/#F<w#1(",
"O&#U2w#($w#N$w6M'D'9w3a$/#Yh2'F%h5$h3w*P$w#($w#M%f$f1/#9h1'aw'A$lB2qYGQw*U&r<w%@#B&#<w=V#w-a%<$EB&#Jw=V#w1@*w)i%<S'",
"Jw%B$lI2q]GT#w#&#q[#$#B-#9w#'#[/#hRw%2.B/#JB-#w8|#YuLNkrT#6'uDFK/#'uLNh/#<w,F#D1/#h.h1'Du363=^"};
/* split_runs.comp, 1958 words */
static const gpusorti_line gpusorti_spv_split_runs[] = {
"#8ih#u36-u36.q5h%uDE)uDE4uDEQuLMcq7uDEEuLM[q$uLN@q#u;<7uLMlh&h(u]`|q*q'h$uLNDuLNqh)qGqEuDE%q@h'q6h+q%q(q&q/q.uDD|uD",
"E;qIuDEGuDGPh,uLMkuDGLh*q,qDq)q<qQh<h.q;qLq+u;<AuDDzuTU_qhqKu;><uLNluTUluLNFuLNov$o9)Su+3euefUtt1u33U#uTU4/v6RUmWv<",
"bs>Dv/AM#F1u;;c1/uefYF#v@8$D$1###uTU9Eq4///*#U8+#1=1+7/=8+7E=#+7G=H+78=q3+7F=,+7U=Z+77=[+7]=qP^7E*]w#X&^SE*#qF1*q->",
"G*G#q=*8IZ*I/F*#/H*FIq>*#/1w#'%IVu33W#u;;v#q3_#T1J#&Eu33X#(#7&)&#8@U&q9u~#=7&w#$$U&&(#S7-q:#S_#T/)V#1(#Sw#K#1u;;r]&",
"u;;sS](#HS-qAq-H(#H&J#&G(#/qC-TG/)&#/(#/&-T8w#Z#G)V#8)&#T)&#vfMXsp)&#qeK&Iw#H#E`,#ruI[)V#U)V#Fw#1(w#X#E)&#aw#5%w#)%",
"K&H1u]^o&#rtqUH>@#CqV(#8qW-qX#8(#8Cw#E$>w#A#q[w#A#&q](#8q^-q_w#A$&-TF/w#g'q0sq@#&L(#8qc-qdw$]$sy`&#rPq0Lw#)#bqg@#&a",
"(#7qiJ#,w$H#qfK&q1/uTU^qCq2q1>>)&#qguLMPq3E1q4$#-qj#7c#1u;>AA#$9.q>#Zq=M&#'d,#'Ac#1N'##$'%4$9eqB#q-q=w#@$%5$56&#D5'",
"Beq>#ZqNqRw#8#f&#B'w#2$Ww#2&'5.qF#G>w#1#.qF#8Aw#,#:w#J#w#:#w#1$0w#1#:&#'Lg,#'h1w$8%'$9%hA$w#@#h7h2uLNB&#'>w#p#h4w$#",
"$=w#Y&X'w#<(Bw$}#w#;$w#,#qHw#{(w#v#Lw%/,uLO)&#><w#]$w%/&qJ5'Bg,#Obw#K,uLNm,#h0w#^)uLNB&#h4Lw#_#w$;%%<$B%<$<6&#'<A5%",
"Y$Yw#n#Y'DPC#h2w$>#h=w$>1hBw$>/uLNm,#hEw$,,hIw$,9PC#h-'uDFyC#'uLO,C#h6w&P#Fw&P$%#$96&#4h1##;,#BhpQ#4w&R&w%x#qOw'&&O",
"I0&#4'w'w$'w#7#w$>#qPw$>#0&#R>w#;)w$>1Ow$:#'Xw#U#qbw#U#.qZ#qYX295%B$'3&#<1.qa#q`h>29w#`#<%X$X0&h=h>q0%h@$h:;,#hBw%N",
"&w$Y#qa#qehE29A%4$4uDG5[[qfuLNI&#hFL0&#i%w%_#i2>u]^F&#/qJ4w)5$i1w#X#qTw$5'<MCw)r$4w$1#Dw$o#PC#'A%D$D6C#5D'Rw%t&AYw%",
"t%aQ#4/N'49$4.q8#iS<29A0&5<W%R$w&D'iDB##d,#BAw&D)w#j'4w#j,w#=#f&#hjL:&#Dqgw&Z$.q8#ifh-w)g&'h6:&#5iWw#-#4w'q$uLNs,#5",
"iZ;,#4i_uLNh,#4w&}$w#i$w%B,h-w%B+h/w%B3w-$'w#[#qMw#e#w'$#/3&#hW/w$&#'uDFX,w(#%w$%$uLNk,#R<w#1(3&#h213&#ha1w#N$w)v$,",
"#RD'5%O$O6,#h/h2'R%h5$h33&#h7w#M#hfw#M&h8$h86,#5h1'h7w$'-qk#h>hluDFK,#'uLNs,#hOhxw%F$w)'$,#OhB'w$A)2hXhV%'$'%hO$hO%",
"h`$h`0&hahbW%hc$h^%hg$hguLO'&hhhiW%hj$hew&{'hg##w#*#hj#4w$E#aQ#5/N'59$5.q8#jG5w&s%DO9w's%h-w&=$qei.u]`qw&w#AYw)C#M&",
"#4w.t#j&w'4#j>w.H(jA;,#i4jBw#x#j+w'9-:&#RjGw#F#j0uLNk,#'h0w&)'h6'5w#G(w(b<ijw(b*;,#'jEw+()w,_*bjYw$_#w,d#w0^$hCqSw#",
"T$w$n#h/.q8#jqh8w#K#w,d$Bw,&#h0$h0w'.#0&h9h:W%h;$h6w#x#i^w#x0jgw#x,hPw#x)bw-S%29i`w#A#ql3&#iX1w#6$429w-u$qm3&#i[/w#",
"6(%h4$h4w'Y$k'$k'u+-~u++m"};
/* merge_buckets.comp, 7417 words */
static const gpusorti_line gpusorti_spv_merge_buckets[] = {
"#wIh#u36-u36.qQh%uLN@uDE4uDE)uLM[qSqTu;<7uDEEuLMSuDEQu]`|q#uTU_q$h(h&uDEGh)uDE;h$h-h+h'h*uLMcqvuLNquLO'rEh,qquTUluL",
"NBh7u;<0q/qOh.q)u;;ru;;suLNDuLNhuLMlu]^tq+q'h2h0h1h/uLMkuTUdq]qnh3h4h@qGuDE%qdqxv$o9)Su+3euefUu#1e3u33U#uTU45v6RUmW",
"v<bs>Dv/AM#F3u;;c35uefYq(#v@8$D$3###uTU9q%q45551#w#'#OWA#3d3AV5dWAVq%dVAVq&dLAVWdq3AVq(dq7AVOdq;AVq*dqLAVVdqPu;<AVq",
"%w#X(u;<Aq-q%1#qF31q.qEq&1q&q.q=1Wq.q;1#5q(1#OVw#D%q1w#D%q2qEw#X#w#7&q4w#7%q5qE3w#m)q7w#7%q8w#L#5q*w#;)q;w#;%q<w#P#",
"5q-w#i)q@w#;%qAqEw%/)u;<AqCw#7%qD#51qE5q,1#5V1#5O1#5L1#531q(q.q>1#5W1#5q&1#5q.w#7$#q.q<u33W#u;;v#MuDDz#qD3u;;v#&u33",
"X#uDD|#&q%uLM:#-,&uTUK#M,&-uDE*#--u;;v#-uLM:#,--uDE*#&&uDE*#-&uDE'#-&uDE*#_&uLM:#M&_*#q*_uTUK#Mq`q`-uTUK#M&w#<#M&*#",
"q*&:&OVe#_O*#q*qe*#q*w#B#fqfqgw#W#-u]^[#&&&&-)&#Weq*&qku~#=Vw#2#&&q*&&*#q,V/ql#q,uDDz#qD5)`#3*#q,&)&#3Pq,&Qq-q,*#Lq",
"-/qrq.L*#L&uDD|#&q&*#5qt/quq&5)&#5*#5&/quW5:&Lw#3#q%4,#ruLgPq0-Qq1q0*#Lq1/qzq2L)`#q**#L-Pq3-Qq4q3*#Lq4/q}q5LPq6&Qq7",
"q6*#Lq7/q~q8L:&q9qD)&#qDw#e#q9r#Pq:&Qq;q:*#Lq;/r%q<L)&#q3w#;$r&u]^o&#rtr'Bg4`#rJq9Gw$4%:&q=3w#-#q=g)`#VPq>-Qq@q>*#L",
"q@/r-qALPqB&QqCqB*#LqC/r.qDLw#J%w#Z'qEw#Z#rvqEG:&qFw#e$qFB:&dqD4&#rLdB)&#qC4&#s6r3r44&#s3Br5w#D$w$)#qCw#X%4,#rydr#)",
"&#vfMXspw#J#dw#J%r<w#a#r=Bw$n#r:r;r>w#x%w#^%w#z%w%$#rCG)`#w&y#q&)`#W)&#qew$Y%)`#O)`#q()`#q%)&#qhw$*#Or&)&#Vw#-$rO)&",
"#q&w#-$qkw$(#rRgw$/$rPrQrSw#*#rNqkrTw#j%w%J'qH34&#s1qHr,w$a$rX4&#rPrYO4&#rJrYrZw#S#rWr[Be#-r]*#Wr^/r_#W*#W-w#^$w#x$",
"rbw#A#&rc*#Wrd/rew#A$&uLMN&#s7qHw%W#rhB4&#s4q=riw%t#rjGw#R#rkw#R$rl*#Wrm/rn#Ww$P*BuLMN,##rk4,rsrrrqrrw#a#qHw%{##rtG",
"4&rvw#/%rvrvw'|&uDD|#,q%:&qIsq4&#rNqIw$r%rzw&F#r{w$7#w#5%rPr|r}/quq(5w%E#OEw#3#Ow&i$Ow#F#w#5%w#/'rLw#B+:&qJ5w$3#qJG",
":&qKw)a#r}qKqI)&#syw#}#gO)&#q(w#-#s/rUw&<#s.s0w#D#s1rYw#5(w#)),#rvs5Gw#N)Bs7w#e%w#)#qkw#5$s9s:w#a#s;w#a$w#5$w#)),#r",
"vs@w#a$w#N%BsBw#a)rQw#5$sDsEw#a#sFw#a$w#5$w#)),#rvsJw#a$w#N%BsLw#a)gw#5$sNsOw#a#sPw#a$w#5$w#)),#rvsTw#a$w#N%BsVw#a(",
"s3sXw#B#r}sYrYw#H#rUw#H#s3Bw#Z%w#B$s^w'R#r}s_rYu;<#,#w$8)qkw&C#qfu;;~,#)&#rJe#&rH*#Wsg/sh#Ww#'#uLMF-#GGe#-w#8#sl/sm",
"w#8%)`#fuLMF-#r;r;uLMF_#sqr;:&qLw*@#s6qLw)#$ssw$,#rvq=G:&qM5uTU^qtqNqMBw,i#qguLMPMq%3qP$#/qf#q*/f#q*w#+$qg#q*u;><#3",
"u;>AG#$;uDEC&##w#'#0&##>uLNo,#@7u;><#3uDGP'#'$;%N$'Hqp#qmrJE8&#'(&#<'I&#'BuLNF&#'>uDEC-##+qw#q(Gw#@#%#$;2&#7Y##C,#>",
"sfuDGL#7w#i&uLNI&#@rHC,#'Zw#|%#$;%7$'uLNF&#[rH(&#hD'ueg(&##7FhDJ%@$@2&#G97@C,#brHw#S(+rg#sjX.;9%>$7+rg#sia.;@%6$6%J",
"$J(&h8h9qI%h:$h5uDG5ggs-C,#h<w#[&'w#[%cw$g#w#X#hBw#,#I&#>'C,#hEhIw$U,8&#=R&#hJhQI&#7'%9$9w$Q#6'9]-#<'%a$a2-#skhH'Fw",
"#Z#h6w$$$ra#snhQ.;>%7$7w$C#w%o$-#96##2&#B=#7C,#7rHuDGL#6w$V&uLNo,#h[9S,#hD'w$j(I&#h`<w#n#'8-#'(-#aw$E%-XaF;6w#{#w#O",
"#hKw$8'hf.;h5w$8(b$bR&Xag%J$Yw#J#hNw#J#T&#h93T&#c3w%7$+rg#sohl.;w#z$w#Y#Hrg#snspw'i$w#-$Bw(3&>Ow(3(OuLNm,#'Bw&0,I&#",
"9BuTU5`#5qp'uLO)&#gw&2'B6'9w(T&GFw(T%r~uDGL#75w%J%R&#@qI(&#'i(uLNo,#'Nw)V)@$w)/'G>w#Z%Ow#Z-hA(&#Y'+q`#iMF.;srC,#XhD",
"w#J#hJS,#7w&P)w#i'7w')$r#9#7uLNl,#7GuDGL#6w#p&(&#F9w%q#w(<#'uLNs,#'Jw#b)'$'2&YZ@9;%[$[D&<NE%X$=w),#Xw&)&'h<w#b#h5w)",
":(Hf#iihHE.;w#t$^-##se7Hqg#imhLqo.;7%c$c%hJ$hJ(&hKhLE%hM$hH.ilhQ8qe#in.il;.ikiYUM##ioinim%hY$hY(&hZh[E%h]$hW^M##hhi",
"^w%4&i]h[w%z%hrw,*)w-'#=0_##>T-#7w(3#>5w%.#stw%K&h{X0-##@w$$#sa6>w,/#w#B#suw#B&i&h9w$l$Yw#C*%h;$h;(&h<h=qI%h>$h9%j-",
"$j-u+-~u++muLMP&j(3qR$#+qp#qmqow%E#uLNl,#'Gw(](Hqs#q.qow#;$%6$>w,f#2w.6#=6u363;u++muLMP&j4w#_$qw#q&w)K$+qw#Ww)_$Rw&",
"@#w#:#w#1$w)c#'w#S#-hY3qUK,#K&#$#w/_'w$2#qyw${#w#,#=w$;$q|#q5qo<w+^#w$;#w$b#q{w'H'ZHq|#q2qow+z$%<$<2-#@F'<%Xw+N%w-.",
"%w#T+h9Hqs#q8qow'h$]-#'G%h:$=w#N#r$w#N#Hqs#q<qow.[$w#@%c$6uLO)&#Br(w+X$uLO,&#hEw%6#'q9D&#hGr(w#P$w#m$uDF+`#6uTWAw,N",
"#r)w#Z%hJ$hJu~%b-#h<hGbh:[X'aw%V#Mhj3qVw%V%K-w%Y%uDGPr*w%H#w%Q(T&#F3w#w$Nw-3#w%U0T&#Zw#D#q8qo7w#D#<$<%Y$[w#d#h5w&5(",
"J.;h6w1;$w#_+h:w&4%.;h:%=$=%h8$h8u+-~u++muLMP-h~w'05r+w'0/qAw'0-r,w'0Hw),%qDqoh8w),'w#c,h<w'>)w#c$&w#c$w&R%h>$h>2-#",
"Zh;'Yw&N$i@w&N0r/w&N4qDw&N,w$s)w&NBqAw&N,w#_(w&N5ic3qWw$S(r0w$S'r9w2;&=3uLO+&#'r@uTU}-#'<3w+k$-#N@'6w#H#rAw#H&>w#H$",
"r6w#H#9w#H'@[w#H%rBw#H(uDF+`#'uTW@`#'rDEuDF+&#'uDFy&#'uLO*w#Z#uLO,w$(#uLO+&#='w#e#[3%N$N2-#Yh5'N%h>$h=w#i#r1w#i#uDF",
"y-#hDw45#2-#hEhB'w8r$r2w$%'5w$J)5w$J'<w$J%r7w#H(w$J#uLO(`#'r8w$I,]-#7'uLO+-#Nw(V'[b'<%hT$hT2-#h:hF'[w-p$l)3qXw/#%rF",
"w.D$qp#qmrGw.5(w3t#r#w$3#w/1$w,S#9w,S$w/1,r;6uLNo,#Fw9F)uLNm,#Yw#Y)w5E&br#w#c#w:|%w8S*%N$<w&*$&#'=r;N]-#Xw$>#h=w$>-",
"hBw$>3uLNm,#hEw$00hIw$05w9a$uDFy-#'uLO,-#h6w0X$,#3qYK-w*S(w,K(rIw(~'5w#($w9_#'uDFX,#w5})uLNk,#@9w#1(T&#bw3U#b3w#N$w",
"$j$,#@='6%F$F2,#[X'@%h5$aw93'h9w#M&h8$h82,#6Z'Jw2b$l|3qZw-}$w>B$w'E$(&#6w>B*w#J$#w#J&w'b#rKw#I#w>r)w#-$rLw#-#uLNFw'",
"v#R&#rHw11$Lw7W#w#-#YrM(w1(#w#m$kGw#m&D&#7rUw3^)#3q[w/M'uDGPrVw&l#+rg#rf9w29)9$6+ra#r`Fw/0$=$=2-#>@'=w$f,w#a#rkw'M'",
"+rg#row#e$w't&G>'w5B$_k_3q^w#R$0-#h;70&#Y>]_w$h&M#3q_w/)#_w#r&rpw#r#uTU|&#933w$Y#=w.|&T-#=3w$X#<w#4#w7O&rkw'O&[5w$D",
"#Zw#=#>$>u+-~w#z$qaKq`#w#&#w(S/rsw4q$f#Fqow=K%f#<w#-%u]^F&#5qJ>w1+#w%2#6w#2#qM7'.9;.=>%[$<w#b#ruw&;$qg#Jqow&)#uLO,-",
"#'Jw&;$qg#h:w#5$w&;*w#S#rww#S&cw#S(hAw#S&hCw#S3rxw1i&Zw)A#93uLNkw)A$9$6uLNkry#b=uDFK,w#T&,w#T$^,#iTNJw*X,S,#rkw*X)+",
"f#hVw)1$+f#hYw#,$w;Z#w&Q$2,#F<'@w-'$,#Zh:wCV%wE3%qg#hbw$f%w3,#qg#hcw#0%w#Y#-#>9'w'2$<w#N&hiw#N+hlw#N/+qg#hnqo.;'+qg",
"#hpqo.;wA7$Jw#_$f#htw$[$w#_$f#huw#0%wFn%w$-'cw#N&h{w#N+h~w#N/+f#i$w>~#+f#i&E.;N%h~$h~w(b%qbw5c%w*#$wIR$q`w#'%wAn'9w",
"C25wI0(w+{$D&#'b(&#h5rUuLO)w,F#w/W#Jw:x'@w-R%w1k#w3]$wB3%a$'0&#m;6w$0'6wCe,7;$7uLO)&#9hF0&#mDwJV%0_#mDwCo#hHw++#(&F",
"<E%N$wE$'s#=##uLNl,#>Gw$q)wCz*wDd.w$_#ZuLNkw@S)wA@%Nh5+q`#h][8_#'.h];+q`#h_>w#/$h^;UM#ijh`h_hd8_#ha.9;w#*$6;w8B$a$a",
"(&bh5E%h6$Z%h:$h:D&h;h<E%h=$h8w$G'h:w%F4hl0&#mjw%F#hSw%A#hmFw$1#^M#j+>'(wE-$[$@%hi$hi(&hjhkE%hl$hgw'f=w'n/=w'nHh6(&",
"#Jw'n)h9w'n2cw'n/n2wA6#OhBw&F#w2c%w#(#<0&#n7wHm(<w$J%s$w%e-hM0&#n@w#~#Xw(+#n@w%j#hOw(+#I&#s%N0&#nE@Iw#@&nEw#@#hT6w(",
"H$ZXE%a$Nw$$'wOz&w(-.s&w(--uLO+&#Ns'+q`#hbw(-%hbw(-#hdw(-%hcw(-#jdhehdhi8_#hfw(-%hfw(-4w$9%s(aw)_gh|w$T%hzw$T#h~w$T",
"%h{w$T#j~h}h|i'8_#h~w$T%h~w)_Ps)w&y-i/0&#n~w&y#hqw&W#i0w)_'k@>w'u#o'w&v#hqw')#s*Z+q`#i6'w#B&kF6'(&abE%h5$Y%i0$i0(&i",
"1i2E%i3$i.w)}%qcw)w$uLNs,#7qKS,#s+'S,#'s,w1;(wPM$7$'uDG5rQrQw#+#7w*V1w)a#70M#a'UM#iO@960M#h5>w#f#s2w&6#uLNm,#Fs3w@*",
"$,#s2Fw@*%w&P$UM#jLXZs4w#3#s6w#3#0M#cs8w#M#w;p#w#9#s<w#d&h6s=w#d&s<<w#d-jVh<h;s>w#3#sAw#d&hJsCw#d+sGw#d&hAsHw#d&sGw",
"#d.jahGhFsIw#3#sKw#d&hTsMw#d+sQw#d&hKsRw#d&sQw#d.jkhQhPsSw#3#sUw#d&h_sWw#d'uLNm,#hSrUS,#sZw5`)UM#jshYhXrUw#3#s[w#T&",
"hgs]w#T*h[GS,#s`w#T,j{hbhaGw'-'p#+$3qhKf#Kqf#Kqgw.a#w.]5g@#w((#w*`+w*z9D&#ZEuLO,wE&#w+#-I&#h6BuLO+wSV#8-#c+q`#hBXw*",
"|$cw+,#hD6w#/$hAw$j#lGhChB98_#hDw+,%hDw+,#[$[%h6$h6(&Jh8E%h9$bD&#hArLw$M&7Jw,cd8-#h]w39#Yw$Q$hZw$^#haw$^%h[w$^#ldh^",
"h]w$^#h_w$^%h_w$^#N$NwX:#(&h5h6E%J$XwR4#D&h<h=EwR4$hZ$hZR&h[h]g%h^$hX8&#hgwA%#O0&#p#+_w0|(h^w3b0(&#=9+q`#hp@w,Y&m&w",
"3W#=FE%<$6w'i#p#+r3qiwKp'wR<#Ow]>&Ow(>,i_6@Bw(>#C,#sbw;[)UM#icFNgw#<&scw=g$w#<'igYXrQw)8$w$e%qk6##wV_#Bw3/#w<'#'JuD",
"GL#6q%uDGP'6;$6UM#iph9h;=(&@=E%F$'w$M#wTk#p#-U3qjw$f#w#&%w@X+wD.)RwCq#wLg#7w@O$'<uLNk,#Yw'C)%<w4M$p#.&w'Z#bwYF*Zw#:",
"$n&Jw#_#JwU[$wO5$wD~)wU9$w:L#w#L#n.cw#L#rHw#L)w5F#hDw#7#sdw#7,n6hHw#7#svw#7)]-#9w*`#hLw[U*hJ$w6a#JEw&.&Jw_w%9=wZq)w",
")K)F9wZh#hPw+B+6B^-#p#,rsewB($h^^,#nr'h9wHp-ry#9h=wAc#C,#hghIw].$wJ#$,#FY'w'x)w[W%#h><h6'w)z#2&h=h>J;7%h<$h<D&h:h;E",
"%c$h8%hh$hhu~%b&#heh`hch[hShCch9u363;u++m"};
/* odd_even_merge.comp, 5949 words */
static const gpusorti_line gpusorti_spv_odd_even_merge[] = {
"#g,h#u36-qNu36.h%uLN@uDE4u;<7u]`|uDE)qQqPuDEEuDEQq#uLNBh(q$h&uLMSh'h*uLMch-uDE;uTU_uDEGuLO'q]h$uTVzuLMlh+u;;ru;;suL",
"NkuLNquLO+q_h,h)q)qLq/h1q.r,uLM[uLO)uTUdh.h/h2qGqcrJuTUluLO,uDECuLNhuDGLu;<0uLMkuLO*h:h>q%v$o9)Su+3euefUu#.|1u33U#u",
"TU44v6RUmWv<bs>Dv/AM#F1u;;c14uefYq(#v@8$D$1###uTU9gq44440q&Qq=0q'Qq;0#4q(0#M#9q+1Y1u;<Aq+g0#qF10q,qEg0#Mq'9#1Y19Q4Y",
"q'9QgYq+9Qq&Y#9Qq'Yq39Qq(Yq79QMYq;9Qq*YN9Qq+Y.u;<AQg0OMq+w#X$u;<Aq0w#m%q1qE1w#m(u;<Aq3w#7%q4w$%#4q*w#;)q7w#;%q8w#P#",
"4q-0#w#i'q;w#;%q<qE4w#P)q>w#7%q@w#7#4q+0#4M0#4q,0q(QqA0#4w#7#w$9*Yw#P%qHqEq&0#4Qw#@%Qq<u33W#u;;v#NuDDz#qD1u;;v#%u33",
"X#uDD|#%guLM:#-.%uTUK#N.%-uDE*#--uDE*#%%uLM:#--%uLM:#N%%uDE*#N.uDE*#N%uDD|#%q&,#4qZ/q[q&4)%#4,#4%/q[q'w#/#1;%Mw#+#g",
"<.#ruMq`Eq*-Fq+q*,#Oq+/qbq,OuDDz#qD4)Z#1)%#q'uDE%q-%qeu~#=Q%w#$$q-%%,#q,Q/qf#q,)Z#q*,#q,%,#O-EO-Fq0O,#Oq0/qkq1OEq2%",
"Fq3q2,#Oq3/qlq4w#9#%;%q5qD)%#qDw$4#q5qnEq6%Fq7q6,#Oq7/qpq8O)%#q3w#;$qqu]^o%#rtqr@q`<Z#[q5Jw$a%;%q91w#-#q9q`)Z#q+Eq:",
"-Fq;q:,#Oq;/qxq<OEq=%Fq>q=,#Oq>/qyq@Ow#J%w#Z'qAw#Z$qA@;%qBqD<%#rLqB@)%#qC<%#s6q}q~<%#s3@r#w#D$w#{#qC;%qCw#R#rvqCw$=",
"$qA@w#=%w#Z%w$V#r*J)Z#4<.#ryqBqn)%#vfMXspw#k#qBw#k%r/w#J#r0@w%(#r-r.r1w#j)Mw$S#w#v/w$,:r;J/q^q(4,#M%/r=#M;%qDq+w$8#",
"qDw$8#q(w#-$qq)%#w#7%rC)%#q&w#-$qew$A#rFq`w$H$rDrErGw#*#rBqerHw#*#r@rArIw#m#w#''w$]$@uDD|#Zg)Z#q()%w'y$q&)%#q@w#B#u",
"DE%#%qD,#MrU/rV#Mw$]#[@;%qEsq<%#rNqEw&Q#[Mq9w#/#rYrZuDE%#%r[,#q'r]/r^#q'uDE%#-w#X#r`/ra#M,#q'%w%e(ryq9@w#R$Mw#=#w'O",
"&w#i#w#9%riw#L%,#M-w#P+w#L0rp<%#rPqDq`w$i#u;<#.#w%2&rvq9Jw#:)uLMF-#r.r.uDD|#.gw#6%)%#qew#w#q5qnw#M)qnq5w%3$s#w%o%w$",
"-$w'9#rrs%s&w'_)q9w(<#M)Z#g)%#sp)%#sq)%#u#(cw#]#qnw#9#q'EqF%FYqF,#OY/s1qHO;%qI1w(`#qIw#s#rvs2w$/#rL[w#/#ryq5w'g#sy<",
".#r{q5qn;%qJ4uTU^qZqKqJ@@uLMFrO#RRuLMPNg1qM$#u;><#1u;>AJ#$A]qi#qgs*R=%#'*rLw#0%s+w#0$rKw#0%rRw#0#^%#'s,^%#5s-uLNl.#",
"'J^%#3s.w#-$uTU5Z#4qprYuDF+%#'Sqi#qgw#P$2%#s/w#1$s0w#1&7'*rxA=%#rL=%#rK2%#5'(%#V'_%##>%#53w#P#qdw#P#w#w$u;><#1uDGP'",
"#w$c#qm#qHqdw#;$w#E#rPw#,#u]^F%#4qJ7'&D$8&D$D+%#'8VDGw#[#uDFX.#'w#`%'$AH.#h8qnw#1(2%#K@>%#'h<uLNm.#e'&3$3+.#8D'3&K$",
"K+.#Wh8'8w#R(&hZ$w%$#hS@(%#'hET%#@'B%#hT'JH.#hGw#z&#$A&5$'T%#hHhK&7$7+%#J5'7*ruw%W#ru2%#f'uLNo.#:w$[)&hj$'w#>#w#y#P",
"*ruA_%#hRw$$#hV2%#'@^w&9#w&2#Tw&2#*rMw'4%w%l$2%#qn'>%#r.w#-#hO@w$(&5w#r$w'Q#L2%#8w&-%3'*rsAuDFX.#hr=%#rsH.#'hG`.#7w",
"$N*i'$w%9#hxJh|B%#hyhwh}w$E#[w#B#h{w%@#w$X#3w$N&@w's%&8$L&8$8w&~#LJ8UN##V5`.#s3i)6N##5&#$A+.#h;X##+%#h8h5#5+%#eh7#3",
"a#L1w#A#G.#3[`.#i7'G.#K8`.#5w$X)_N##w&Q&X:J7w#;#h6w#;#w$$#[2%#LRw'e$%#8V'3w$4$%#JD##H.#7[a#54w#l%=%#r>w&l#w#W#'@w#(",
"#:w%l#h0w(`+s4Pw${%3$3&P$P(%Xh3R&h4$Ww#a#w&P$h7w'8$uLNsw$k#G.#hMi`w$u$`.#'s5w#G#uLNo.#'qew&b.hR$'w%0#w#[&X'uDFX.#Ww",
"%P*w)'&(%#h_@w$+#qM'[uLNm.#'[&L$L+%h`ha7'3+.hert7A3+%hbe7'3w#[#h7w#[#w#w#w%@$w#[$hhw'E#'[w'E#2%#iu[w+I&58'Dw#V#how*",
"6*w'z2w'v#JL'w'v#h}:'uDG5q`q`s6w%##w#^#hLw%4$hu$'&hz$hz&h}$huw#<'s7w'W+&j;$j;u+-~u++muLMP%i}1qO$#Sq^#q&w*,#'Sq^#q'J",
"w#,#uLNDw$0#w#:#w#1$(w#1#u363Au++muLMP-#1qRb.#b%#w/O)w$$#qaw$$#w#,#Dw-~$qj#q1qd:=-#w-.#7w.&#qhw#k&'P]qj#q,qd'w#@$:$",
":+-#8K':&X$w(6$w),$w#T,h9]qm#q4qdw($#'c-#'J&e$w&3$qow#N#]qm#q8qdh@w#@)h@$3w&9#qsw,s'hEw%6#'q5>%#hGqsw#P$w#m$uDF+Z#3",
"uTWAw,b#qtw#Z%hJ$hJu~%b-#h<hGh4eWX'h3w%V#N#1qSw%V%b-w%Y%uDGPquw%H#w%Q(C%#K1w#w$V*Aw%U2C%#Pw#D#q4qd5w#D#:$:&h0$Ww#d#",
"h5w&5(h7*Ah6&7$5w#_,ew&4%*Aew(q#&h8$h8u+-~w'09qvw'0/q<w'0-qww'0Hw2o%q@qdh8w#U#w#c0h<w'>)w#c$%w#c$w&R%f$f+-#Ph;'h0w&",
"N6qzw&N4q@w&N,w$s)w&NBq<w&N,w#_(w&N7qTw$S(q{w$S'r(w&L#C%#D1I%#'r$uTU}-#':1w/|$-#V8w-N%r)w#H&71uDF+Z#'uTW@Z#'r+Rw6~#",
"dw#V#w2y#r2Iw2y#w#a#V1w&j&Wh4':w#a#r3w#a(w$)#r2w#H#Lw$)'8h4'3&h=$h<w#L#q|w#L&hC4w$R(hE4w#L&hFhCw$R%r%w#q'4w$R#uLO(Z",
"#'r&w$Q(c-#5'I-#:'w6`$-#Vh3'Kw#Y#r'w#Y#uDFy-#7&5$5+-#3P'5&hR$hR+-#h9f'3w-h&w&/)r4w&/'r8w&/,w%)$w&/0r9w%N,w%%$w%N)Ww",
"#H%r:w&T0r<w&T$uDFyw&X/Dw&X$W1&V$V+-#h0h5'V&f$h=w#i#r5w%4&hDw%4&hEhB'5w#;#r6w&'(w$J)w&L'8:w$J%r7w&L5w$I(w&P'Vw+c'w'",
"x#&hT$hT+-#ehF'Ww&7#%#w1P#=%#q(w4P#w2X'w/B$3w#-#Lw2v#'[w#u#7w#T&qUw-A$w3,#>w9[&rLw9[$=%#rM(w#,&w3H(w#o$Ww*k#Lw26'qV",
"b-w.)-w$5#q~u]_.-#8841w%H#rNw'f#^%#:qnw=L*'$Ac-#::Tw(m#>-#h4s82%#q~h0w->#w#2#7'd-#L'&h5$K&P$h0w7>#+-#h3:h9Pc-#h5h5T",
"-#h;w#K$w#Z$h8w#Z/h=$h=+-#:h4'ew%T,w@$#rPw(&#@w2=#qeIw%4#>%#3Rw#7#rEw#7#rQIw&=#>%#KrRw#L(rSw#7$w.o$lR1qWw.l#w#q#*r>",
"5*rTw@|#ho6%#h7'Sr=#rWqdw.B#w9~&Lw9~8Dw&b$G.#:rX=%#rTBw&y#Jw$,$6%#hHw#f(V##w#M#h6H.#3'a#74uDGP'7A$7d%#87w$6#Dw/.#w)",
"T#Ww#1#3*A'(%:VR&W$L&h;$h;(%h<h=R&f$h9u+-~u++muLMPNl7wD=#w#~'5w$e%qDw$e)w#f#8w#t#]r=#rbKw7U$Src#r_7*Aw:H$rdw%-&D(%#",
"rYw#H$h3w85%w#H&w9<#w#L#rew#L&X(%#rfw#L#rgew#q,w#L'rhw#L&h9(%#rjw#L$hBw#u0&hB$hB(%hChDR&hE$h@w%2#l;w%2Gw#j#w3x$w$3#",
"rkw;>'w%-(w#C(w;=*w*4#'Srl#rbh7w%b&rmw$l&h4(%#rnw#W)w$u#fJw%8*row#L&h;(%#rqw#L-hF@w%8'hD$hD(%hEhFR&hG$hBw%8#m]1qXb.",
"#$#_%#i{6%#irw)K#i}w(l#Iw(l#6%#ivw(f(Kw%W0H.#8rrBw5B#:w)W#wH6(w-T#w-K$T%#Pw-<#Dw#6#rswA9$wD|%w*'#5U-#llrtw%[$h8w%[&",
"rvw%2&w#D$KU-#l+w#D$rgfw%.#L$L&h<$h<(%h=fR&h@$ew$c'h<w$c4rww$c#hNhJw$c@w$H#h3w99#6-#kaw#E#rxU-#j=w#O$rsuLNs.#D'crz#",
"''B-#'3ry*Kw3e$hcw$p+Pw&v#hAw'C$wCz#f$f(%h@hAR&hB$h<w&v#mDw)/#_%#jb6%#jXw&s#jdw&s+j]w&s>r{w&sFw%3(w%.#2%#r|'U-#jd7w",
"%C#kVw%8'KwD~)w#,#r}w%3+Xu]^tN#m0rt':w%1#w#A#r~w#A+h7w';#hGw$'#u]^tN#lXrtwCt%w17#&hG$hG(%hHhIR&hJ$hEw%]#mnw%]#w3p#w",
"07#s#w%J&53w%J%rYa#5w$J&6%#k2w+r#rsuLNmwHj,&KwKn)8uLNFw#h#w#H#wH)$w#6#wFT$qJs#w/~+w#*#P#5H.#5Da#31uDGP'3A$3(%#f36%#",
"jvw+W)w=f$w&2+k@w&2$l2'C%#'1uLND%#Xq5w52$d%h5h6AwHx%h7$h0G.#h9s#w$j%w@%%q8qdhBw0y'h=uLND%#hAq5w73#uTWA%#7qd'u]`y%#8",
"@Jw7$#Kw#M$hI*AhCw8Q#w7*#(%hUhVs$&hW$hRw&:##w36)w5q'w'|#Lw&x#w#,#8w#,#w$>#s'w&)#C%#L1C%#31w,5&w1&#Xw)w#wHx$37w16$w*",
"+$P$DC%#:w#R#h01w&(#w#k$s(w#k&X4C%#h54w#;$G.#75B.#'D5w/d$.#Kh6'8w+;(h9h;*h<AB-#5h<e*h;w)4$s)w0f$rl#rghFw$q&w(s%Bw0:",
"#7*3w#Q#V35*7AwA&$hH$hHw%Y#o_1qYw%V$w1^92%#:wRl#DwU#$@wS@$w(q(w5<#h3w9I$I%#X'UN#h`h3w.I%wMX+w$2F>%#8:w$-6Xd%#h0w$(#",
"hqPw-c%W$W(%h0PR&X$:w$(#p#+,w3o*@5##uLNsw7d-6N#p#+08w#C'7w$E%Ww#C%5A$52%#PwOy$86N#p#+&'(%8DR&K$7w%5."};
/* odd_even_merge.comp -DGPUSORTI_ADDRESS, 6740 words */
static const gpusorti_line gpusorti_spv_odd_even_merge_address[] = {
"#ouh#u;<7u36-qAu36.h%uDE4uLN@qCh$uDEQuDE)uDEGqEu]`|uDE;h(q$uLMcuTU_uLNBh'h&uLMSq#h*uDEEuLO'u]^tqPuLM[uTVzqRh-q*h)h,",
"h.h1uLNkuLO)uTUduLMkq>h/qmq%q.qZuLNqh+uLO+q'q+h;h2q)u#`KuTUluLO,uDF+h0s)uLNhuDGLu;<0uLO*v$o9)Su+3euefUu#01;u33U#u33",
"Uu#`Iumnev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU44v6RUmWv<bs>Dv/AM#F;u;;cu#`J4uefYq(#v@8$D$;###uTU9Rq44",
"44-q&Sq=-XSq;-#]X5#;qG;5F4qG#5FRqGq35Fq&qGq;5FXqGqD5Fq(qGqL5F]qGA5FFqGqT5FYqGqX5F#qGq]w#(#qaw#(#qew#(#quw#(#qyu;<AF",
"R-Y4q(-q,]Y5q-;qG;u;<Aq-R-S4F-q/]X5q0w#3#q0R-#4q--#4Y-#4]-#4q,-q(S&-#44-#4;-#4Sw#+%Sq<-#4w#P#q&-#4X-#4q/u33W#u;;v#O",
"uDDz#qD;u;;v#&uDD|#&RuTUK#++&&u33X#uLM:#+0&uTUK#O0&+uDE*#++uDE*#&&uLM:w#>#uLM:#O&&uDE*#O0uDE*#Ow#U#q&.#4qN=qOq&4)&#",
"4.#4&=qOXw#/#;.#F&uDE'#&&)&#qD.#F+)&#XuDE%]&qWv#$KM3F+w#$#&w#$$]&&.#q,F=qX#q,uDDz#qD4)T#R.#q,+)T#;2&Yw#m#R60#ruYq_)",
"&#q&u;;|#^u;;rq,+u;;sq-q,.qb^q-.#^+2&SqDw#C#SqUw#>#q/&u;;sq0q/.qe^q0.#^w$@#q3w#>$qgu]^o&#rtqhAq_6T#rJSDw#r&T#q&)T#4",
"2&q1;w#5#q1q_w#))Yq_2&q2w#9$q2A2&q3qD6&#rLq3A)&#+6&#s6qrqs6&#s3Aqtw#D$w#m#+2&q4w#R#rvq4w$%$q2Aw#=%w#Z%w$=#q{w#;#ryq",
"3qU)&#vfMXspw#g#q3w#g%r#w#F#r$Aw$h#q}q~r%w#f)Yw$O#w#r/w$(:r/D=qQq(4.#]&=r1#]2&q5Yw$8#q5w$8#q(w#-$qg)&#w#7%r6w#)$qWw",
"$<#r8q_w$D$r7qar9w#*#r5qWr:w#*#r3r4r;w#i#w#''w$X$AuDD|#TR)T#q()&#q,)&#q@w#=#uDE%#&q5.#]rG=rH#]w$T#r<A2&q6sq6&#rNq6q",
"56&#rJYq16&##rKrLuDE%rN&rM.#XrN=rO#XuDE%#+w#X#rQ=rR#].#X&w%](ryq1Aw#_#rKYw#=#w'C&w#i#w#9%rZw#L%.#]+w#P+w#L0rb6&#rPq",
"5q_w$i#u;<#0#w%.&rvq1Dw#:)uLMF+#q~q~uDD|#0Rw#6%)&#qew#w#SqUw#M)qUSw%3$rqw%k%60##q1D60rurrrsrt.#F0w'Z)q1D)T#S.#q,w)o",
"#sp)&#sq)&#u#(cw#a#qUY)T#w#'#q,)T#X)T#q-2&q7;w(Y#q7w#u#rvs'Du;;~0#w&I%w$G%)&#sy60#r{SqU2&q84uTU^qNq9q8AA2&q:Y2&q;qD",
"2&q<42&q=w#d#s3Aq:)&#q;)&#rk)&#t5uLMFrB#QQuLMPOR;q@%#uLMUrv#Frf=qS#F=rvw#'&w#/#w#'Lw#X/w#3*u;><#;u;>AD#%,_rz#qYryQ/",
"&#($r>w#0%q[w#0$r=w#0%qlw#0#`&#(r{$hC,`&#9r|uLNl0#(D$hDw#0#3r}w#0%hE,uTU5T#4qprKaw#^#hF,Brz#qYs#w#]#7&#r~(w#1#s$w#1",
"&8($rj,/&#r>/&#r=7&#9($hN,*&#Iw#+#uDEC&##>&#93$hPw#h$rCw#Y#w$*$u;><#;uDGP(##%,Bq]#qYs%/+#(aqe#(_qf#(q^q^uTUh&#(RXw#",
"T#s&w#T#u]^F&#4qJ8($h],'I%E$h]b'I%I1&#(EJI$h_,Kw#t#uDFX0#(w#x%(%,U0#ZqUw#1(7&#HA>&#(h@uLNm0#h=('3%310#<V(3'H%H10#PZ",
"(<w#R($huc'h^%w%I#hVA*&#(hHL&#A($hn,C&#hW(D$hnw$'#hJw$'&#%,$hqD'9%(L&#hKhN$hr,'8%81&#D9(8$rgw&,#rg7&#h>(uLNo0#Ew$k)",
"$i(c'hm%(w#B#w$,#J$rgw&>#hUw$3#hY7&#(A`w&n#w&g#Lw&g$r@w'u%q^w'-&qU(>&#q~($i'w%K#hOAw$.&9w#u$w(8#G7&#<w&L%3($re,uDFX",
"0#hu/&#reU0#(hGd0#8w$T*iBc'i*%(C&#h{Di#$i4,$i3,$i2<C&#h|hzi$w$T#r<$i3,w#Q#h~w%[#w$k#3w$a&Aw(^&i9,'<%G$i9D'<%<w'P#GD",
"<MO##I9d0#s(i,:O##9'#%,10#Z[##1&#h8h5#91&#h:h7#3e#G;w#A#K0#3r<d0#i:(K0#H<d0#9w$n)uDECO##$iUDw&p&[ED8w#>#h6w#>#w$'#r",
"<7&#GQ$i[,w(9$&#<I(3$iXDw$=$&#DV##U0#8r<e#94w#u%/&#r2w'1#w#^#(Aw#(#Ew&.#bw)7+s*Jw%(%3%3'J%J*&[h3Q$ij['h4%Pw#d#w&r$h",
"7($ipw#r#r=uLNsw$z#K0#hMicw%($$io,d0#(s+w#M#uLNo0#(qWw'--'hR%(w%C#w#_&[(uDFX0#Pw%c*w)[#j&rfw)[#*&#h_Aw$4#qM(r<$j*,$",
"j),uLNm0w'N#j),'G%G1&h`ha8(310herf8,31&hbh:8(3w#h#h7w#h#w$'#w%U$w#e$hhw'j#(r<$j+w'j$7&#ixr<$j,,'V%V1&#9<(V$j1w(H$ho",
"w$H$j/w+$'w(O0j3w#e#w(H#DG(w(H#h}E(uDG5q_q_s,w%>#w#d#hLw%P$hu%('hz%hz'h}%huw#<'s-w()'w(&#$jVc'j>%j>u+-~u++muLMP&j$;",
"qB%#BqQ#q&w*s#(BqQ#XDw#,#uLNDw$6#w#:#w#1$*w#1#u363,u++muLMP+#;qDf+#f&w#&#%#w1,'uLMl&#<;L&#<GuLNUqT#9(uLMl&#(4$3,uLM",
"l&#9;$<w#+#P4w,.#I>&#bw#s%w&/#<N+#<w#}'qFf0w#z%w2~%qV#Fw#'(w2I*w2<'w%C#bw0M'q^w0M#$Iw*,#8w#3#q[w#3$bw&@%+#8G(<$[w#W",
"$q`w%w#@+#hN8h9qaaqb#(_qcw1#$+#(RY$h:c$h9,'h3%GuLNg0#qdh>w)5(@+#hUIhAq_w1S/N+w3&#hCc$hB,'Z%<$h>qiw'c#qiw/''hHw&Y#(S",
"$hB,>&#hJqi@+#h`h8(w#j0$hF,aT#<uTWAw/&#qjw#w%hOc$hN,'hH%hHumqA+#h9h=Jh6(h7w&6#O#;qGw&6%f+w'4#w&0&w$p#<w%x-Gw%x.Vw%x",
",Ew%x$qkw#W#@+#hz3h4w$^$uLMl&#h5;_qf#9q^q^uLMX,(RXw*Q#@+#h~Hh8w&;*uLMX,h9RY'E%Eu+-~w'm>w'a+Ew$h'Qw$W'w$h&qlw#3$Ew$h",
",Pw#W$qnw'0&i98h6w'a1h7c$h6w'a$@+#i=Vh:w'R6h<c$Z,'h8%h81+w/z#Pw&XHw$p%w&X)w$p%w&X3qow&X&iVw&X=iZw&X;qHw$S)w+1&$9w/*",
"$qpw$&#w#,#qyw%|#BqS#Hw-%$W&#(qu$9w2D$w#B#qzw#B&Jw#B$aT#(uTW@T#(q|Qw:<$h3,gw#S#w5]#r&/&#Vw#b#9$Hw9&#Iw#b#r'w#b&h<w$",
"$(r&w$$&'Z%h:w#F#qqw#F&hBw.a$w$G/qvw#B&hGw#B$w$G#uLO(T#(qww$F$hJw$F%N+w7,#+#hNW+w$F#hOw$F(qxw4-$+#hRuDFyw&v#hSw8t$'",
"hP%hP/+#hTw.T&w&18r(w&1'r,w&10w%0'w#B#r-w&1,w%,/r.w#B&h6w&P,r0w&P$uDFyw%1#h9w&T-Hw&T%E,'P%P'h<%Zw#j#r)w%5&hCw%5$hDw",
"%5$w#;#r*w&/,w$E/r+w#B&hLw&N1w$D$hPw&R-hTw&R%hUw$D%hR%hR/+#hVw&9#&#w3<#w&.#/&#q(w6`#w4O'w/l$3w*v#w8Y#w4p#(r<w#y#8w#",
"[&qIw-V$w5&#>w<<&r>w<<$/&#r@*w#,&w5B(w#r$Pw31#Gw3,'qJw4*%w.>+w'`#w.>*`&#Hqs$3,u]_.+#II4;$3w'n$rAw'w#`&#JqUwAp*(%,N+",
"#EEL+#E(>+#h8s27&#qsbw-h#w#2#8(g+#G($h9c$h8,'h5%H'J%b$h6h<w9{#1+#h3Eh=JN+#h5h5L+#h@w#T$w#d$h8w#d/hBc$hA,'h=%h=1+#Eh",
"4(h:w%{,w%-#w%{#rC$(w$j#(Aw3<#qWWw>g#>&#3Qw#7#qaw#7#rDWw&o#>&#Hqlw#L(rEw#7$w/L$ln;qKw73/w*g$r2G$rF3uDEC&#hx:&#Z(Br1",
"#rIq^$,($Gw<{(Hw<{8Vw'C$K0#ErJ/&#rFCw'Z#Dw$;$:&#hL($h7,$h6w#l(I##w#S#h6U0#3(e#84uDGP(8,%8g&#<8w$@#Vw*<'Pw#1#3$,(*&E",
"IQ$hCE'P%G'Z%Z*&h<h=Q$hEh<'h>%h9u+-~u++muLMPOlVwIP#w%3$,w$/(8w$x%q5w$x)w#s#<w$%#_r1#rSw--%BrT#rP8$,w=O$rUw%A&V*&#rK",
"w#H$h3w:z%w#H&w29#w#L#rVw#L&[*&#rWw#L#rXh:w#q,w#L'rYw#L&h9*&#r[w#L$w02%w#L+'hB%hB*&hChDQ$hFhC'hE%h@w%<#l[w%<'w%A$(w",
"%A(3w%A9w#x#w+c#w%7$r]w>>$[w>>$w%>(w#F(w5g#w>=)w+&#(Br^#rSh7w%v&r_w%$&h4*&#r`w#Z)w%-#h>Dw%M*raw#L&Z*&#rcw#L-hFAw%M'",
"hD%hD*&hEhFQ$hIhE'hG%hBw%M#m~;qLf0w*&.w#',qV#FuDEC&#j2:&#j(($HwHh#j4w)Z#Ww)Z#:&#j,($P,$Iw&*(h3w&*0U0#<rdCwIL#Ew*L#w",
"L~(w/*#w.}$L&#Jw.o#Vw#6#rewE($9($h@wJH$w*{#9M+#m&rfw&+$h8w&+&rhw%_&w#D$HM+#l=w#D$rXh>w%Z#G%G'h<%h<*&h=h>Q$hKh='h@%h",
":$hIw$l(h<w$l4riw$l#hNhJw$l@$hX,w$Q#h3w9F#:+#kvw#H#rjM+#jP9wNA#w%.#uLNs0#V(Nrl#((C+#(3rk$Hw0U$hjw$|+Jw'R#hAw'{$w7R#",
"h>%h>*&h@hAQ$hhh@'hB%h<w'R#mmw)|+w'G.jz:&#jp($<w'G#j|w'G+jtw<q#$Hw%Z(Jw%Z4rmw'GF$Zw%Z)w%U#7&#rn(M+#j{8w%j#kp($hAw%`",
"'HwIA)w#,#row%Z+[@O#mGrf(Ew69'rpw#A+h7w'o#hGw$*#@O#lrrf8w*R%J%J'hG%hG*&hHhIQ$hShH'hJ%hEw&'#n@w&'4w#'&w6>#w21#rqw=s#",
"w%o%9Iw%o%rKe#9w$i&:&#kPwEY#w%'#uLNmwMa,'HwP})<uLNFw#n$h8,$h7w/1#rewLy$w#<#wK;$qJrq($h:,$h9w1u+w''%9U0#9Ve#3;uDGP(3",
",%3*&#h>3:&#k3w-,)wAU$w&d+k^w&d$lRwHt$;uLND&#[Sw7m$g&h5h6,$hPh5wMu%hN['h7%bK0#h9rqw$|%wE>+@+#nn(hDwBf*@+#nq3hGwBw0w",
"3B#hEuLND&#hHSw:G#uTWA&#8q^(u]`y&#EAD('h4%h3w#u+n|(hRw#d*uLMX,hNRX'h9%h9'h`%h`*&hahbrr$hkha'hc%h^w'Q##w6.)wEV-wZG'w",
"Ec.w)Z#bwEI&w#/#JwJG&w%H#ruw1z$qS#[w3@%qS#h3w#,$wWv&w4'#Zw,+#/&#w2@#GwN|$9w#;$w1@$$h<c'h5%PBqS#Zw#f'h>w#,$w(h#($h>w",
"$-$rww$-&hCw3}%qS#hFw#,$w#G%hEw(|#G/&#3Kw)$#C0#(P3$hJwAo$10#bhA(I/+#hM/+#hONrl#88w.%#89$hIwB'$w#'#C+#39wB]#w$4#rxw$",
"4$r^#rXh[w%T$hTw#/$h]w#/$hU,C+#P(8$3w#,#b39$8wP|$$h^c'hV%hVw&p#p#+W;qMw9x(w7`<7&#IwZG#Vw^,$AwZw$w+*(w9<#h4w>0$W&#[(",
"MO#hvh3w1W%wT[(h5wT[$w$<#p#+Xw$<H>wV6#w$76h3gwPS#MO#i,Jw0o%P%P*&bJQ$h3b'[wH:$Op#,'w7l-Aw$3&A3##uLNsw<&-:O#p#,-<$Hw#",
"F(w$V&Pw#F%9,%97&#JwW;$<:O#p#,#(*&<VQ$h5<'H%8w%T)h6w%T&"};
/* finish.comp, 2696 words */
static const gpusorti_line gpusorti_spv_finish[] = {
"#A{h#u36-u36.qNh%uDEQuDE)uDE4uDEEq$uLMcuDE;uTU_u]`|q#qOqPu;;ru;;suLN@q/h&qGq*h(q]qWh'u;<Ah$uTUluLO,uLNhuLNquLMlqTqU",
"h+q%q'q8h)h/h*q+q,q.qDr.uLM[uDEGh.h-uDGLuLMkuDF+u;<7uLO+uDFyq(q)q&q;qEq3qFqCv$o9)Su+3euefUu#(%1u33U#uTU4,v6RUmWv<bs",
">Dv/AM#F1u;;c1,uefY`#v@8$D$1###uTU9Jq4,,,(#aK-#191-:,9K-:J9#-:b97-:K9e-:`9q7-:a9c-::9qL-:P93@:J(Pw#X&@QJ(#f1(q-db(b",
"#q=(KRc(R,`(#aPw#D%q0w#D%q1dJw#7)ew#7%q4d1w$F(@q6w#7%q7w#L#,:w#;)q:w#;%cw#P#,q-w#i)q>w#;%q@dw%/)@qBw#7%gw#7#,Q(#,P(",
"#,a(#,7(#,R(#,1(`RqAw#+$#Rq<u33W#u;;v#qLuDDz#S1u33X#uDD|#&J*&#KuDE%a&qQu~#=:&w#$$a&&)#Q:+qR#QuDDz#S,*G#1)#Q&*&#14P&",
"5QP)#7Q+qXq-7)#7&uDD|#&b)#,qZ+q[b,*&#,)#,&+q[K,.&Rw#3#J/2#ruRq_4735q0w#T#q0+qaq17*G#:)#734q235eq2)#7e+qdq474q5&5q6q",
"5)#7q6+qeq77.&LS*&#Sw#e#Lqf4q9&5q:q9)#7q:+qhc7*&#ew#;$qiu]^o&#rtqj<q_/G#rJL=w$4%.&q<1w#-#q<q_*G#P4q=35q>q=)#7q>+qpq",
"@74qA&5qBqA)#7qB+qqg7w#J%w#Z'Sw#Z#rvS=.&dw#e$d<.&fS/&#rLf<*&#g/&#s6qvqw/&#s3<qxw#D$w$)#gw#X%/2#ryfqf*&#vfMXspw#J#fw",
"#J%r#w#a#r$<w$n#q}q~r%w#x%w#^%w#z%w%$#r)=*G#,/2#r{Lqf/&#rPqfLw#S#r,r-<w#m#Lqww#G#r/=w#/)r1=.&9w$i$9w#^#K.&qH1w#B#qH",
"w#~#rvr5w%s$9w%B#rv9w$4$9w#5#rv9=uLMN2#rsr:w#M$w%`$r<=.&qIsq+q^`w$D#ruw#O%Tw#)#rqr>r@w#U#q<w#[#rqrArBw#B.w#;%w#z%rr",
"rFrG/2#rwT<.&qJ,uTU^qZqKqJ<<u;;U3#uLMPqLJ1qM$#u;><#1u;>A=#$AUqV#qSHV&#'uLNl2#'=u;><#1uDGP'##$ABqY#q-Hw#;$%;$>%;$;0&",
"#I;'>w#F#r3w#F#%8$'w#J$r4w#J&w#F#';=w#F$r6#'$AC&#>q_w#|$%>$>02#r6W'>uDFX2#r7w$/%w#F%X<w#F+r7w#F%IuDFX2#8D2#8'D2#'r8",
"w#T(%hF$'uTVz2#r;r=r:Uq^#K=w$C#w#,#<w#,#uLND&#>w#(#'qIw#(#TUq^#bw#;''h,w#1#w#S$6w#J(V&#`6&#8w#1$T%#$A0&#8h9##E2#>hS",
"Y#8w$=&w$G#rCw$G$w#G%X8##6&#h0Tu]^F&#,qJh^'E2#M'Y#;w#S*rDw#,&w&x$w#4#q`w#4#Bqc#q4Hh2V3#'%M$w&;$qgw#:$qY#cHh6w$g#Z3w",
"%z#W$;uLO)&#<qkuLNB&#'<C&#h;w$l$LuLO'&#h=qkw#P$'w#P#[G#;uTWAw%-#qlw#Z%h8$h8umqA3#h4h6Nh2'h3w$$#qmw'`#w(=#qbw%g&'hJF",
"&#I1BqY#q7H8]A'%I$Ow#D,hOBqc#q1H']Ah0%N$N%hN$hHD2#huhnw'<#rEw'<(w%E0w#h,h[w#h%w%S$h,w$(.haw$D$w%+$w$}%h2$h203#Ih0'h",
"1w#r#r9w)['w#0#qsw#0#w#,#q|w$,#F&#X1^&#'r&uTU}3#'N1w)t$3#h0O';w#H#r'w#H&>w#H$qyw#H#Mw#H'ONw#H%r(w#H([G#'uTW@G#'r*r+",
"[&#'_&#'uLO*w#Z#Cw$(#^&#I'w$-&W$Ww$-#h5'W%h>$h=w#i#qtw#i#_3#hF%8$803#hGhB'8w#;#quw$%',w$J),w$J'Xw$J%qzw#H(w$J#uLO(G",
"#'q{w$I,Z3#8'^3#W'%X$X03#Nh4'X%hT$hT0w$X#h:hF%hX$hXw#.#hVhZhWw(>(F&#;w(0#cHiDw(0#;$>w)j$iE]AO%M$M%hr$hrw#P#rHw*C'ir",
"w&l&w'}(qnw'}'qow'a'iQw'}1w#@(iVw'}9%h6$h5Z3#i[=%h7$h7w$r#h78h5w$*#qrw$r+gHibw$r)q@Hicw$r'hA$hA%ia$ia6&ibicr+%id$i]",
"%if$ifD2#j+j$w*&#rIw*&(w,x&=8##w#*#M#8w#*#I#;Y#M1w#A#E2#;Tw#S(6&#i~IE2#'jOw/E&MO'>uDGPA#h,w#>$j&Nw*w=Iw*w:h0w*w@w'*",
"&w*s0h,w*s)rJw*N'Nw*s9w#H(w*sWrJw*s;hEw*s&hFw*s~w*s.hW$hW03#hYhi'hVF&#'1uLND&#hwLw#p#u]`O&h|h}8Ar0u]`O&hyhzq~Ar2%h{",
"$h{6&hwhxr+%h~$hvuLNF&#jpTuLNl2#h|q~w(;(w+F$;w':#_&#i%Cw1:#uLO*&#i*'%O$O0&#i+i$'Ow#G$Ww)w#i/$i/uLNB&#kKj{uLNs2#'k,w",
")T)jz$'6&j}j~k.%j|$j|%k#$jz%kX$kXu+-~u++m"};
/* finish.comp -DGPUSORTI_ADDRESS, 3153 words */
static const gpusorti_line gpusorti_spv_finish_address[] = {
"#G&h#u;<7u36-qAu36.h%uDEQuDE4qCuDE;uLMcuDE)q$uDEGh$qEq#uTU_u]^th&u]`|q*uLN@qRh*h'h)q%h(uDEEu#`KqZuLM[uDF+h+u;<0q'qG",
"q+qOh.r+uLMPuLO,uLNhuLNquLMku++muLMlq,q0q(q&qDq.h/h;q)qaq>uTUKuTUlh=h-hHhBuLNDv$o9)Su+3euefUu#(u3u33U#u33Uu#`Iumnev",
";F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU4/v6RUmWv<bs>Dv/AM#F3u;;cu#`J/uefYW#v@8$D$3###uTU9>q4///)#^H-#3I3",
"-8/I#-8>Iq3-8XIq;-8HIY-8WIqL-8^IqP-88IqT-8JIqX-8#Iq]w#(#_w#(#qew#(#quw#(#qyu;<A8>)J^H-U3I3u;<AU>)XZq=)HZq;)q-/W)Z^J",
"-q/w#;#q/>)V/8)#/q-)#/U)#/J)#/^)#/q/)#/Z)#/3)WZ&w#+$#Zq<)#w$l#/>)#/X)#/Hu33W#u;;v#`uDDz#Y3u;;v#&uDD|#&>a#++&&u33X#u",
"LM:#+2&a#`2&+uDE*#++.#8&.#82a#`qIqIqJ*&#HuDE%^&qLv#$KM38+w#$#&w#$$^&&.#U8AqM#UuDDz#Y/*K#W.#U&*&#3*K#H.#U+u;;|#Bu;;r",
"J&u;;sUJ.qUBU*K#3.#Bw$@#X.#/qXAqYX/*&#/.#/&AqYH/uDE'#&w#b#Y.#8+*K#>,&q-w#D#>42#ruq-_*&#Xw#t#Z+u;;sq/Z.qdBq/.#B+,&VY",
"w#C#Vq^*&#q3w#-$qgu]^o&#rtqhC_4K#rJV:w#a&K#X*K#/,&q13w#5#q1_w#))q-_,&q2w#9#rvq2:,&q3w#D$q3C,&q4Y4&#rLq4C*&#+4&#s6qs",
"qt4&#s3Cquw#D$w#w#+w#X%42#ryq4w$I#vfMXspw#J#q4w#J%q|w#a#q}Cw$U#qzq{q~w#x%w#^%w#z%w$h#r&w#`#r{Vq^4&#rPq^Vw#O#r(r)Cu;",
";~2#w#l#Vqtw#F#r,:w#/)r.:,&q5w$h$q5:,&q63w#=#q6w#y#rvr1w%U$q5w%<#rvq5w$/$q5w#5#rvq5:uLMN2#rsr6w#M$w%Z$r8:,&q7sqAq[W",
"/w#I$w#O$r*w#)#rqr:r;w#U#q1w#[#rqr<r=w#B%u;<#2#w#E(w#>%w#}%rrrCrD42#rwr*C,&q8/uTU^qXq9q8CC,&q:J,&q;J,&q<Y,&q=/w%t$q",
";4&#rNq7q:*&#W*&#J*&#q;*&#rk*&#t5N`>3q@%#uLMUqJ#8rAAqI#8w#'(qJw#'.w#@+q_w#'*w#T*u;><#3u;>A:#%1uDEC&##$h7(u;><#3uDGP",
"r0##%(DqT#qNqS0+#(EqU#(bqW#(qVqSuTUh&#(>H$c1'F%=$c:'F%F7&#(F:;$h@1w#_#r2#(%1O&#<_uLNl2#(:'<%<72#r2h1(<$hC1uDFX2#r3w",
"#I#(w#I&dCw#I+r3L(<$ew#I#FuDFX2#6P2#6(P2#(r4w#W($hSM'f%($hMr5w#6#r7w#6#'(%(72#r6@r9($hO1Dq[#H:0&#(w#,#Cw#,#g&#<w#(#",
"(q7w#(#r*$hUw%W$g&#6q70&#W9&#6w#C$r*$hZ1'#%17&#6h5##Q2#<hUuDGL#6w$C&w$8#r>w$L$hcFw#J&d6##9&#h0r*u]^F&#/qJh`(Q2#=(uD",
"GL#@w#V*r@w#,#uTUd+##rA[5`##Mh1<'[%=P2#hThKw%H#rBw%H(uTUd+#FMh6$hvw#Z$r5w'7#uLMS+##=$hz('@%6$hz='@%@7+#6@;<5`#h0rAc",
"('d%dw#R#rEw$6'hiw#[#R+#hD:$i%1'<%(w$C#MhF$i'('=%=7+#<=6@w$Q#rAhI6'L%L'hG%hG9&ehIqm$i-e'hJ%hC'hL%hLP2#hlhcw$f#rFw'.",
")i-hV$i,i($i+r5w#`#i/i.i-w'i#uLNB&#i+hYuLNs2#(hcw#K('hX%(9&h[h]he$i8h['hZ%hZ'h^%hX$iBM'i0%i0u+-~SN&i-3qB%#w)y#DqQ#q",
"NqPw'T#w([$w#d%#%($;@'6%1w){1qVw){&[w){#w)t#LF(;u3631SN&hqw#x#Dq[#Xw(I$w([(w(R$w#:#w#1$9w#1#w#S#+#3YG+#G&w#&#w$U%w#",
"'#T&#;3uLO)&#;=uLNUq]#6(T&#(/$@1T&#63$;w#+#[/uLNB&#q^LuLO'&#h0w#s%9&#(;R+#;w#}%hr3qFG2w#z%w-,%w,`3qIw,`)w%d#h0w,X'q",
"`w%]#$L1w(H#w#3#qVw#3$h01';%;w'o#;(=$h2w#W$qbw&|#5+#hM<h9qcEqd#(bqew&2$+#(>J$h:M$h91'h3%=uLNg2#qfh>w'P(5+#hTLhA_w&c",
"/R+#(:$hCM$f1']%;$h>qiuLO)&#CqiuLNB&#(CO&#ew+d$V$f1uLO'&#hJqi5+#h_h8(w#j0$hF1EK#;uTWAw,8#qjw#w%hOM$hN1'e%eumqA+#h9c",
"h1h6(h7w&6#`iD3Iw&6%G+w'4#w&0&w$p#;w%x-=w%x.Fw%x,dw%x$qkw#W#5+#hx@h4w%x*uLMX1h5>J'=%<5+#h{Fh7w$x$T&#h83bqW#6w#C#(>H",
"w,)#u+-~SN+iHw'm:w'a+dw$h'qlw$W'w$h&qmw#3$dw$h,[w#W$qnw'0&i6<h6w'a1h7M$h6w'a$5+#i:Fh:w'R6h<M$]1'h8%h87+#;L([w&X$icw",
"&XBw$p%w&X)w$p%w&X3qow&X&iRw&X8iUw&X>j,3qHw$S)w+1&$6@w$&#qpw$&#w#,#qqw%|#0+#h,uDFyw&C&<%<w#;#qrw#;#DqI#h0w-U$uLO+&#",
"(qv$6w%%#w#d$qww#B&h5w#B$EK#(uLO(K#(qxE&#(uDFy&#($h91uLO*w#V#R+#6(0+#cuLO++#(6$h>1'[%[']%h9w#i#qyw#i&fw.F$w$+#r#w$+",
"*r$w#B&hGw#B(w$J+r%w#B&hLw#B$w$J#uTW@K#(r'qmw$K(hOw$K%Ow#{#0&#h,w#f#6w%O#w$K#hR%hR0+#hVw'p$jN3qKGqI#w#&#qJw/Z*w8G(w",
"&H#@:$<:$6:w4z&:F##w#*#L#6w#*#h0#@uDGL#=3w#A#Q2#@r*w-v(0&#h:w/p#h,0&#]Qw7>#w3d$2#Fh,(=uDGP1#Lw#G$hAw#G#h2uTUd+#k1M(",
"$]102#fw#g)+#h@uLMS+#k*($hAw'T$w&C(g&#]Vw%g#u]`O&hAf61r-$ehAu]`O&ch>q{1r/$hGc'h@%h@9&]h<qm$hF]'hC%h:0&#hMuLNFw7T$hF",
"1uLNl2#fq{w$)(w-c(5+#jc(;w+=0uDFy&#hKOw/##uLO*&#hP($hV1w5_#7&#hQhJ(Lw#a+jm(h4w#a*uLMX1=>Hu+-~S"};
/* gather.comp, 748 words */
static const gpusorti_line gpusorti_spv_gather[] = {
"#+@h#u36-q:uDEQuLMcu36.uDE)uDEEq$h%q#q*uDE4uLN@qGq/uTUluLNDq'u;<Aq.u;;ru;;suDE;q%q&q,qEq(q)q+qCh$h(h'q4uDDzqHuLM[uD",
"EGh&u]`|h+uLNFuLNquDGLq3q;qFq-q=qAq1q2q5qDqBq@h*q7qLq<q8q>qIq0q6v$o9)Su+3euefUrD-u33U#uTU4+v6RUmWv<bs>Dv/AM#F-u;;c-",
"+uefY@#v@8$D$-###uTU9;G+++&#A5'#-1-'.+15'.;1#'.<12'.51R'.@1`'.A1S'..1a'.B1qP6.;&Bw#X&6=;&#T-&U><&<#V&57S&7+-&@7W&#+",
"2w$%(6Xw#L%Y>;w#7)Gw#7%Z>+&#+-&#7bu33W#u;;v#cH#[-/%#5uDE%A%Su~#=.%w#$$A%%)#=.*b#=H#[+/d#-)#=%/%#-u33X#8B%9=B)#2=*[U",
"2)#2%uDD|#%<)#+T*1<+/%#+)#+%*15w#]#A:%7sq*e@+:%2-uTU_C#ru2]8f%9Xf)#2X*aY2/d#B8R%9GR)#2G*qNZw#5#.:%g+uTU^T`gIIuLMPc;",
"-q9$#JW#V^K%#,uLNlC#,]u;><#-uDGP,##$,(L$D3>#U^w#@$(E$EM%#NE,F3W#VqJw#8$O%#7,u]^F%#+qMI,Je#5]w#8#w#,#Iw#,#4%#Fw#1#<w",
"#1',_w#1#w#I$0w#@#w#6#h0(#$DM%#Lh;##PC#Fh9Q#Lw$K#,$DuLNB%#h<_w$'#qJh9,K%#@w#N'h)##4%#_hBPC#E,Q#Fw#S&O%#NhF0%#h6,uLN",
"I%#h-hHw%7#qKw%7#w%O#qMw$L&NhN0%#Lw$H#,h,w#;#qOw$V&,h03>#Y^w$0#w$a$hVw#7#h33>#Zw#7%w#B$h.u;<7D,(h5$h34%#h8h[w#E#h8w",
"$$(w#1#Ew#(#h<w#m)w#c$Nw#X#h>$h>(hG$hG0%hHhI7(hJ$hD4%#h^hcuLNsC#hO,w'(%,$D(hS$,0%hVhWF(hU$hU(hX$hSu+-~u++m"};
/* gather.comp -DGPUSORTI_ADDRESS, 1394 words */
static const gpusorti_line gpusorti_spv_gather_address[] = {
"#2Ph#u;<7q>uDEQuDE4uDE;u36-q$uLMcq#h%u36.uDE)h$q*qAuLN@uDEEuLM[qGqDh*q%q'uTUluDEGuLNDu]^tu;<0q,q.h&q(q&q+u#`KuTU_uL",
"MPuLMluLNUq)q-qIqMh+qUqQh'h)h(u33Uq;qLqPu;<Aq/u;;vuDDzuTUKuLNFu]`|uLNquDGLuDGPuLNBuDF+h/v$o9)Su+3euefUsX,V#Vu#`Iumn",
"ev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU4*v6RUmWv<bs>Dv/AM#F,u;;cu#`J*uefYD#v@8$D$,###uTU99q4***&#L:+#,",
"6,+1*6#+196q3+1E6W+1:67+1D6X+1L6Y+116qT+1F6qX+1#6q]w#(#qaw#(#qew#(#quw#(#qyZ19&FL:+A,6,ZA9&EBq=&:BW&M*,&DB2&B*[&[*,",
"&q0Bq<&#w$C#*9&#*E&#*:&#*D&#*L&#*1&#*F&#*A&#*M&#*Bu33W#]#q<^#7,]#%uDD|#%9_#22%%/#12/#1%_#2qC77'%#:uDE%L%qFv#$KM312w",
"#$#%w#$$Lw#J#A146#A^#7*'N#D/#A%'%#,u33X#'N#:/#A2u;;|#Gu;;rF%u;;sAF/YGA'N#,/#Gw$0#E/#*qS4qTE*'%#*/#*%4qT:*uDE'#%w#d#",
"7'N#B(%Msq4qVD*(%B,HO#ruBX'N#E'N#w$2#9'%#9(%[*uTU^qSq0[QQ(%q1F(%q2F(%q37(%q4*(%q5*(%q67(%q77(%q8,(%q9,(%q:,(%W,H%#s",
"3Qq2H%#rNMq1'%#E'%#D'%#F'%#W'%#rk'%#t5'%#q3Iq<9,q=)#47#1w#'AqCw#/NuDEC%##$h:-;qK#qHqYR<%#-$h;0`%#M-u]^F%#*OQ-$h<05q",
"V#:Xw#>#w#,#Qw#,#=%#S-$hA0w#b#=%#Ch,$hC0.#)0a%#ChJ##bO#Sh6c#C,d-#-)0e%#h98w#t#qJh5-$hK0<%#D$hKw#T(Tw#h$8h=bO#U-c#Sw",
"#Y&`%#PhB3%#h6-$hT0uLNI%#h-hD$hT0u;><#,dqZ##)-5qO#qHq[<2#-$hX0$hW8$hVT>2##hZhYhXfY#Cw#A#q^w#A#w#7#Ch1q_w#7'q]w#U$h`",
"0;qR#SRRuTUh%#-9:$ha0$h`h5>2#ghchbhafY#-;qR#-w#A';qR#h2RRuLMX0-9:.h9)h7w#i)hf0$heh=$hdh<>2#h6hghfhew#]#w$])hg0$hfhB",
"$hehA>2#h:hhhghfw#z2Pw#z'hE)hE.hM)hM3%hNhOM$hxhN.hP)hJ=%#h`heuLNsO#hU-w%^#w%|$.hY)-3%h]h^S$h~h].h[)h[.h_)hYu+-~u++m",
"I%hl,q@w(w%5qK#qHqJw'T#uLNlO#-Xw#]%#)-$8U.C)0w$e#qNw$e#w$T/$g0.P)Pa%#h.P-8u3630u++mI%how#x#5qV#Ew(I$w([(w(R$w#:#w#1",
"$3w#1#w#S#2hU,qB@2#@%w#&#w*M)J%#8,uLO)%#8TKqW#C-J%#-*$U0J%#C,$8w#+#g*e%#qXh.uLO'%#h0w#s%3%#-8uLMk2#8w#}%hl,qE@qC#@7",
"w#&#w+K-<%#8w*Z)=%#-qFuLNWqW#Uw$.$,$Pw$.$*$h-w)n#h0w#B$Kw#B'*$gw$M&h103%#8C$h3057#h8w%C$KqW#-Uw#J%h5w#J&h7w#B#h=w%y",
"$w$i#h,w#(#TuLMk2#Tw$n#"};
/* clang-format on */
/* ==== GENERATED: end ==== */

static const gpusorti_line *gpusorti_text_of(enum gpusorti_kernel kernel) {
#define GPUSORTI_X(name) gpusorti_spv_##name, gpusorti_spv_##name##_address,
#define GPUSORTI_Y(name) gpusorti_spv_##name,
    static const gpusorti_line *const texts[GPUSORTI_KERNEL_COUNT] = {GPUSORTI_KERNELS(GPUSORTI_X)
                                                                          GPUSORTI_BUFFER_KERNELS(GPUSORTI_Y)};
#undef GPUSORTI_X
#undef GPUSORTI_Y
    GPUSORT_ASSERT(kernel < GPUSORTI_KERNEL_COUNT);
    return texts[kernel];
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
