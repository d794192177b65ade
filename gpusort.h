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
     {256, 4, 0}, {64, 4, 0}, {64, 1, 0}, {64, 8, 0}, {{256, 2, 0}, {256, 2, 0}}, {256, 2, 0}, GPUSORTI_ONESWEEP_SHAPES(256, 2, 0)},
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
/* begin.comp, 931 words */
static const gpusorti_line gpusorti_spv_begin[] = {
"#-Ch#uDE4q4u36-uLMcu36.h%q#uDE)u;<7q$q+uDEQh$qGuDEEq/h(q&uLN@h&uTUluDGPh+q%q)q'q7q;q<q,q(q.q:u;<AqEuDDzqDu;;ru;;suD",
"E;u;><uDEGu]`|q8uLNquDGLh*h,uLNluLNFuLNIqFq3q*q-q0h)qAqLqPq2q1q5q@qCq9v$o9)Su+3euefUrb*u33U#uTU4-v6RUmWv<bs>Dv/AM#F",
"*u;;c*-uTU8C#v@8$D$*#uTU9;%---/#<='#*1*FC;/#X*/<G5/5D_w#;('.-1='.;1.'.513'.=1Y'.C1>'.<1@'.Z1`'..1aF.;/#-*w#u)Dw#u%3",
"G-w#;%DAu33W#u;;v#bH#I*$%#u++2J=%KC=+#3C2q6<3H#I-$>#*+#3%$%#-$%#*u33X#$%#.$%#=$%#I+#-%2_5-uDE%Z%q>u~#=.%w#$$Z%%+#B.",
"2qB#B$>#<+#B%L%Bsq$>#-J[%KD[+#3D2133$%#vfMXsp$>#;$>#5$%#u#9iL%]-uDD|#%5uTU^`c]EE$%#B$%#[$%#w#N#]$%#c$%#Y$%#w$W#duLM",
"Pb;*Y&#M#*u;>A@#&0N%#56%#e)(#&0O%#74##8G#fIPN%#)QA#^)R#4*9)40&48g#<P:,0@6%S:B(T&)UA#h/@M#*9)#)&0(h3&)uLM[G#fw#a$w#,",
"#Xw#,#UA#)w#H)8g#3Pw#E$u]^F%#-qJT)(4&4O%#h-h0)4w$N&@:##QA#h'eR#7*9)70&7w$D$^w$D$4^X(S&)w#5$P,0Tw$y$w$2$V%#h/)W%#h07",
"w$<$uTVz%#)E@6%#4w$4%)qHw#*%dw#`$q=,0)uLNkA#7w$e&#&)(7&0V%#:SW%#T:w#h/(:&:w$g$)Sw#e$qM,0w$N%qN,0Ew$N$qIw$N&hFw$N#hG",
"w$NDqOw$N`aw$N'qQw$N'qJw$N&h]w$N#h^w$N6qKw$N+qRw$N`qSw$N'qT,0E(i.&i.u+-~u++m"};
/* begin.comp -DGPUSORTI_ADDRESS, 1361 words */
static const gpusorti_line gpusorti_spv_begin_address[] = {
"#2.h#uDE4q<uDEQu;<7uDE;u36-q$q#uLMch%uDE)u36.h$q(qJq%q'uTUluLMXqGq+q*q,qMqDqNh+q)q&qLq.uDEEqFu#`KuDEGuLN@h&uDGPuLNF",
"h(q/q>u33Uu;<Aq-q:uDDzuDD|uTU_u;><u]`|uLNquDGLuLM[qKuLNluLNIq4q3q;qTqXq0qBh6qEv$o9)Su+3euefUsC+O#Ou#`Iumnev;F+2Av;E",
"fUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU4*v6RUmWv<bs>Dv/AM#F+u;;cu#`J*uTU81#v@8$D$+#uTU93_***&#@4,#+7+,1*78,137`,",
"1A7a,147<,117B,1#7qPw#(#bw#(#cw#(#q]w#(#qaw#(#qew#(#quw#(#qyP13&@@4,9+7+P93&ACqA&8*+&:*+&QC%&C**&M*3&d*A&#*4&#*1&#*",
"@&#*9&#*8&#*:&#*Q&#*C&#*Mu33W#u;;v#RS#<+uLM:#R%%.#9%u]^[#RNNNN$%#u++2T#%3$%#4uDE%4%qCv#$KM31ew#$#%w#$$4w#O#:1D<#:S#",
"<*$E#4.#:eu;;|#Fu;;r@%u;;s9@.qIF9$E#+.#F%$%#*$%#+u33X#$%#w#t#8$%#<.#*%DqRAw#`#C.#:%(%8sq$E#1$E#@$Ew#V$vfMXsp$E#3$E#",
"A$%#u#9i(%:*T#%AuTU^q]Q:BB(%C8(%M8(%d<(%q1*(%q2*(%`<(%_<(%q5+(%q6+(%q7+(%q8+(%q9+U%#s3BMU%#rN8C$%w#w$1$%#a$%#rk$%#t",
"5$%#`u;<#=#.#9=u;;~=w$s#:$%#Q$%#M$%#d$%#q1$%#_$%#q5uLMPR3+a)#DN#9w#'3uLMUqg#9qfw#A7w#'DV#+u;>A;#)0G%#AH%#qQ-'f0/#)0",
"W%#IL##5b#gqS2G%#-X=#h)-Y#L+J-L0)LZqH#g7Ge#-uDF+qI#-5[#-2h.60;34H%h-h.8'hCh-/h/)L]=#h2;V#+J-#-)0'hGqh/f)-Zb#gqUw#v#",
"'hG0w#/#qVw#/#]=#-w#N)w$%#qWw$%,2uTUh%#-34u]^F%#*2h/-'hR0/>)>W%#h0h3->'hR;w$|&;h.##X=#h'qQY#I+J-I0)Iw$r1h,w$r&>h,qW",
"'h]>/h-w%:3260h234'h`;'h_h2w%s$qWw$|$h`0'h_cK%#h5-^%#fIw%$$uTVz%#-B;H%#L-w$i$-cw#*%qA'ho05[#h/2qP60-34uLNk=#Iw%Q&#)",
"-'hs;/I)0K%#>h*^%#h,>w#p/'hxw%R';>-h*5[#h:2qiw#m$5[#h;2qj60B34'hrB'hqhIw$j$qYw$j$hr0'hqw$j#hLw$j#hMw$j@i+w$j#hF2qkw",
"$j3i/w$j@i4w$j.hQ2qlw$j'hR2qmw$j%i(qO'i'h`w$j$qZw$j$i(0'i'q[K%#hcw$j#hdw$j6q[w$j'iDw$j#h]2qew$j3iHw$j@iMw$j.hh2qnw$",
"j'hi2qow$j%iKqh/i:)i:u+-~u++m"};
/* count.comp, 3950 words */
static const gpusorti_line gpusorti_spv_count[] = {
"#Ouh#u36-u36.qHh%u]`|uDE4uDE)uDEQuDEEqJq$uLN@qIuDE;q#uLMcu;<7uLM[h&h(qVqQq*uTU_uDEGuLO,uLMlh*h'h$uLNBqNh)q/u;;ru;;s",
"uDGPuTUluLNDq'h+qGuDE%h,uLNouDGLuLMkuLO'uLO+uDF+q%h.q+h0h-q(q)q&u;<Aq,q.qDqCu;><h/h4v$o9)Su+3euefUu#*[2u33U#uTU4.v6",
"RUmWv<bs>Dv/AM#F2u;;c2.uefY]#v@8$D$2###uTU9Wq4...+#^L3#2N23:.NL3:WN#3:_NF3:LNq33:]Nq73:^Nq;3::NqL3:YNqP`:W+Yw#X&`aW",
"+#qF2+q-qE_+_#q=+Lbq;+b.]+#^Yw#D%q0w#D%q1qEWw#7)q3w#7%q4qE2w$F(`q6w#7%q7w#L#.:w#;)q:w#;%q;w#P#.Y+#.^+#.a+#.w#L#F+]b",
"qA+#.w#@#.w#+%bq<u33W#u;;v#qFuDDz#c2u33X#uDD|#&W)&#LO^&qKu~#=:&w#$$^&&*#a:,qL#auDDz#c.)D#2*#a&)&#2GY&HaY*#Fa,qRq-F*",
"#F&uDD|#&_*#.qT,qU_.)&#.*#.&,qUL.1&bw#3#W;0#rubqX*#:-GF-Hq0w#X#q0,q[q1F)D#:*#F-Gq2-Hq3q2*#Fq3,q_q4FGq5&Hq6q5*#Fq6,q",
"`q7F1&q8c)&#cw#i#q8qaGq9&Hq:q9*#Fq:,qcq;F)&#q3w#;$qdu]^o&#rtqe8qX;D#rJq89w$8%1&q<2w#-#q<81&q=c;&#rLq=8)&#d;&#s6qjqk",
";&#s38qlw#D$qX)D#d1&q>w#R#rvq>w#c$q<8w#=%w#Z%w#{#qs9)D#.;0#ryq=qa)&#vfMXspw#k#q=w#k%qxw#J#qy8w$M#qvqwqzw#j)b8)D#_1&",
"q@Y)D#L)&#qew$d%)D#^*#:01&qA2w#l#qAw$6#rvr(9,qW].w#v$q@O#&r**#Lr+,r,#L*#L&1&qBsq,r.#Lw#'')&#syuLMF-#99u;<#0#1&dYO#0",
"d*#:r5O#-w#+#r7;&#rNqBd)D#])&#t5)D#W1&c.uTU^qTqEc88uLMPqFW2N$#,r6#:,r8#:e#2u;>A9#$B5qP#qMqO<&#'uLNl0#'9e#2I'##$'%6$",
"BJqS#q-qOw#@$%7$7(&#M7'AJqP#qMr&w#8$uLNF&#A'uLNI&#76w#`$uTVz&#'89/&#7'5qW#_8w#G#5qW#L9w#,#Kw#P#w#:#w#1$/w#1#w$4#r)w",
"$4'w$P#quw#M&qKw#D#qa'w$H$'w$H$P$P(&#qKP'MQ0#fh7uDFX0#w#c$'#'$B=&#E8w$K$%A$A(0#@g'Aw#B(%hQ$w#h#]%#$B(&#67##uLNq0#Ar",
"*R#62I'6B$65r.#r-E4B9/&7EqB%@$'uLNk0#Pw%y&'$B4r/94r094r19%'$'uDG5qXqXr2K&#hDhQC&#hT'uLNq0#'hSw&G,/&#@hWw$Q$&#hZA'6=",
"&#hBqXw$g$=&#hDqKw#-$w%Z(w#,#q~w&1'q@/&#6w#6$r#w#6#C&#'7u]^F&#.-q@w%~#MAQ0#'qaw$5,uLO)&#8Ew#L#8w'Y&qw7'w#K#Pr$w#K,u",
"LNm0#Zw#^)C&#gqaw#_#w$+$8%E$A%E$E(&#'E97%X$Xw#n#X'MS-#h2'Q0#hBw$>1hFw$>/uLNm0#hIw$,,hMw$,9S-#['uDFy-#'=-#h6w(f)w*:'",
"w#4#qYw'2#w#,#hbw#=#w&(#q]w&(#Jq^#q1qO'<-#'%@$7Jq^#q4qO9w#1$w)$#-#AP'M%h1$fw#^#hlw#g#w#^)qS#q7w)P%S-w)-#h8$@w#I#qbw",
"#I#JqS#q;qOw*A$w#@%h=$7T&#9qfw#;$w#X$uTWA&#'qOqgw#B%hC$hCu~%b-#h6h@fg@['Xw#j#qhw%,&Iqiw#s#>&#@.U&#'qmuTU}-#'P.w&9$-",
"#[M'7w#H#qnw#H&A.VD#'uLO(D#'qoV&#'uLO*w#U#S-#6'Uw&2#w%@&Xh3'Pw#Y#qpw#Y#uDFy-#A%6$6(-#7h1'6%h:$h8w#@#qqw#v&h>2w$>(hA",
"2w$>&hBh>w$>%qrw$>'2w$>#uTW@D#'qtquw$@(=&#'q{U&#@'w#a#X2%[$[(-#fg'[w#a#q|w#a(w$)#q{w#H#Ew$)'@g'7%hR$hR(-#h<h@'@%hw$",
"hu%hw$hw(-#'hTr3hvw,j$0#r4hz##(-#r3h}#6(&#ici##7uLNq0#6i^R##2I6#6$Bw-6&96w-6%dR#6.w,s%K&#@qB/&#'i|C&#ikh3w#]#'5r'#j",
"SX4B'<w.F(#$w+t#h:w&@#w)H1iuw)H,w#q#Xw)M*M$Ew)M$h1w#1$w%j%A['P%h2$Zw#c#j$w)M,w#c#h8w)R/h:$Mw)R-h>w#@)h@$7w+Y#qfw+Y$",
"w.D#w.,#'q8T&#hFw)g*VD#7uTWAw.@#w)k&hJ$hJu~%b-#h<hGgh:fh2'h3%hO$hM%hO$hOw&l#hLr3hN5qZ#k%h^4B'%h[$h[/&h]h^qu%h_$hYw'",
"%%hjhkhZw'%#hihjh]#'w&g#h_#Aw&H#dR#Ew&g&5r'#k0Ew&O#w1v,%fw*n%jKw#G$qZ#k6Zw&##w+-~w+-~w+-t4hUB%hW$hW5qZ#kihcw&2&w)t(",
"q}w#l&Ew$M#k$VD#j}uTWA&#A6w)f$>&#[.=&#k(qkTw(C#Q0#k*w2)->&#g2T&#'k/uLNk0#k0w8;-C&#qak4uLO)&#h2w8;'97'AuLO*&#P'%Z$Z(",
"&#h3Z'Mw)i#k5w)i'A'%hA$hA(&#h:h>'h5w6J#'u]`qw8R$8w#}#r)w,L&i+w,L#irw*|$ka<-#hLU-#'i|uLO*-#iww(y#i{w(y(w5B#8w6T#l0w7",
"p&EZw7p*/&#Zw#{#w,l1k^w,l^kiw,l~w,lEw$&#w+M~w+M~w+Mp=-#'k|<-#iUw#,#k~w(S+r%w#j&M.w&4$w2{$w/C,uLNk0#@Ew#1(w+<$>&#h32",
"w#N$w$7$0#@M'7w&.$0#fh2'@%h5$h3>&#h9w#M#h8w#M&h8$h8(0w&4#h7%i;$i;(0#k=iB'h:%iK$iK(0#k>im'i=(-#k<iniFi>%jT$jT(0jUk@j",
"I'iM(-jSk<jIBiM/&jQjRqu%jV$jO%k7$k7C&#ltk<w*}#r9ekA2IBw,^$kCw*v$kAr9%kD$kD(&k@lx6B'%kG$k=w$~#w,%$>&#kF2wCO*'$Bu]`x&",
"#r/897w'q#>&#kK.w#B0r0w#B&w#7#kSw#7#4r18wA&#%h1$h1wA*#w6c&m>h3wAv,w+I$r.#r-@w*L#w+R#r:w#,#K&#Xmfw@`$w+]#m`wCI%4B@uL",
"Nl0#Mw$>)K&#m7r*/&#r;w#J$h7w#J%w.<%h2%@$@%h7$h7/&h8h9qB%h:$h5uLNh0#r)mMw#`(<&#r/w%1-w#c$wB0#r/u]`x&#689w'e$<&#r0w#K",
"2r<w#;#w#K-r1w#K2q~u]`xw/p%w/1#%h9$h9%n=$n=u+-~u++m"};
/* count.comp -DGPUSORTI_ADDRESS, 5339 words */
static const gpusorti_line gpusorti_spv_count_address[] = {
"#`Au;<7h#u36-u36.qAh%uDE4h$uDEQu]`|uDE;qCuDE)q$uLMcuLM[uLN@qEuDEGq#uDEEh&qRq*uLMlq[uTU_uDF+qOh)uLO,uLMkh(h'rGq'h*q%",
"u#`KuTUlh+uLNDuLNBuLO'qGq+q,uDE%uDGPuDGLq.h:h,q(q)q&qWh.qDu;;vqbu;><uLNquLNkuLO)uTWAuLO*v$o9)Su+3euefUu#-$6u33U$u33",
"Uu#`Iumnev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU40v6RUmWv<bs>Dv/AM#F6u;;cu#`J0uefYY$v@8$D$6$$$uTU9Iq400",
"0+$ZG1$6P61:0P$1:IPq31:[Pq;1:GP_1:YPqL1:ZPqP1::PqT1:QPqX1:$Pq]w#(#qaw#(#qew#(#quw#(#qyu;<A:I+QZG1R6P6u;<ARI+[Vq=+GV",
"q;+q-0Y+VZQ1q/w#;#q/I+q00:+$0Q+$0Z+$0R+$0I+$0q/+YV'+$06+$w$`#w#+#Vq<+$0[+$0G+$0q-+$0Vu33W$`$q>uDDz$_6`$'uDD|$'IuTUK",
"$..''u33X$uLM:$.4'uDE*$..uTUK$'.''uDE*$''`$.uLM:$4..)'$GSZ'qLv#$KM3:.w#$#'w#$$Z''/$R:7qM$RuDDz$_0)@$Y/$R')'$6/$:')@",
"$G/$R.u;;|$Ju;;rQ'u;;sRQ/qVJR)@w#A#Jw$B#[/$0qY7qZ[0)'$0/$0'7qZG0uDE'$'w#f#_/$:.)@$I-'q-w#D#I=4$ruq-a)'$[w#t#V.u;;sq",
"/V/qeJq//$J.-'q0_w#C#q0q_)'$q3w#-$qhu]^o'$rtqi<a=@$rJq09w#a%-'q16w#-#q1<-'q2_='$rLq2<)'$.='$s6qnqo='$s3<qpw#D$a)@$.",
"-'q3w#R#rvq3w#c$q1<w#=%w#Z%w#{#qw9)@$0=4$ryq2w$A#vfMXspw#k#q2w#k%q|w#J#q}<w$M#qzq{q~w#j)q-<)@$Q-'q4Q)@$R)'$qew%E&@$",
"V/$:4-'q56w#l#q5w$6#rvr,w$*#Z7q]Y0w#z$q4S$'r//$Gr07r1w&m#G'-'q6sq7r3$Gw#'')'$syuLMF.$99u;<#4$-'q7QS$4q7/$:r:S$.w#+#",
"r<='$rNq6q7)@$q-)'$t5)@$[-'q80uTU^qYq9q8<<-'q:_-'q;0-'q<6-'q=6)'$Y)'$Q)'$q;)'$rku;;~4$)'$w'T#qBuLMPq>I6q@%$uLMUr+$:",
"r97r+$:w#'$q`$:7qSw#'&w#/Gw#f%w#8#w#''w#A'w#E,w#8+w#E.w#/Pw$;Aw#zww#Y/w#v;w#'*w%p5w'(#w#Q2w#D,w#H+w$d+w#'#w#e/r;$:7",
"r=w$O9b$6u;>A9$%*2qQ$qNqP5'$(uLNl4$(9b$6T($$%(#hOD&8%*2qU$qNqT5.$(>qV$(KqX$(]]uTUh'$(IG#hT*&L%L,'$^L(H#hT*#hR*KqQ$q",
"Nr*]w#q##hS*uLNF'$E(uLNI'$D8w#~$uTVz'$(<93'$D(#hW*2q]$[<w#M#2q]$G9w#,#Mw#S#w#:#w#1$3w#1##hf*#h_*#h^r-w$`#r-w$`$h_qL",
"w$`0w%/#r.w#g&qLw#^#q_w$s#A](w$s&hh*&h/%h/,'$qLh/(^#hj*uLNo4$h2WuDFX4$(w%[%(%*B'$A<w$p$&E%E,4$Hh7(Ew#B(#hyF&hW%(5'$",
"Y#hr*#hq*&$%*,'$8D$$c4$Er/U$86T(8*%82r3$r2A#*93'DAq6#hxD&H%(d4$Xw&m&w#r#r49#r59#r69&(%(uDG5aar7M'$hGhT#h{*N'$hW(c4$",
"(hVw'=)h~h[w%^#3'$HhZ#i#*w$g$'$h^E(8#i%w%##hBaw%#$w#0%hDqLw#0%i&w(1$w&%$w#,#r&w&r'q43'$8(#i>*#i+w#F$r'w#<#N'$(Du]^F",
"'$0qJq4(#iD*#i.w$6#LE#iNw&:#(q_w$T)iPq{w$T#e'$<Aw#X#<#iR*&D%D,'$q{D(EuLNo4$Xr(w#Q)iVw#Q$uLNm4$h0w#g)N'$h4q_w#e#w$=$",
"<#i]*&A%E#i]9&A%A,'$(A9D#i_*&^%^w#z#^(LC.$h2(#icw$T#hBw$T*ibw$T(hFw#o%idw$T+uLNm4$hIw$>,hMw$>+ikw$>%ikw$>+C.$h-(#io",
"*uDFy.$(B.$h6(#in*#iV*w){)j%r9w+~'w#7#h`w#7#w*,#qaw*,##j)w$G#8w#3#]w#3$j+*&H%H,.$EH(A#j-w#W$qcw(Z#;'$E6uLNUq^$(9;'$",
"(0#j6w#5#86#j8w#+#L03'$(EC.w+H#j9*>qe$(Kqfw,e$.$(IQ#j;F#j:*&h9%h/uLNg4$qghtw)T(;'$h4w#y+jGw#y&jIw#+#h8w#y+jJ*w-_/C.",
"w)4#jJF#jI*&hH%h0#jFqjw&=#qjw&=%jG9O'$9qj;'$hC6e'$8auLNUq^$8(w$.%jYw$.&j[w#+#hH0O'$LrIw)d$w$8#AC.$A(#j_w$80#jT*f'$(",
"]qkw$B%j]F#j[*&hZ%hZumqA.$hFhPh7hC(hD#jV*#jkw&E$qlw&y#w#,#qmw%T#2qS$jqw.o$uLO+'$(qq#8w(O$w#B#qrw#B&jvw#B$>@$(uLO(@$",
"(qs>w/i#jy*gw#R#C.$8(5.$j}uLO+.$(8#j~w)g$w#a#qtw#a#5.$k%w(W##k&w,T$&W%h8w#@#quw#}&k)w/t$w$@/qvw#B&k.w#B$w$@#uTW@@$(",
"qxqyw$A$k0w$A%B'$(r#5'$Lw#b#8#Xw$A(r$w#b&k9w$$(r#w$$&&hP%hP5.$k<#k9*#jb*&i0%i.#jbr8&i0%i0,.$(hRr8i/#jd*#jbr8#jar9#j",
"`iqw/k$4$r9i3$$,'$ivi6$8c4$8iqU$$6T8$8%*#ji9w03&98w03%q7U$80w);%M'$Hq6w'h#j3#jqw/a#i~h3w#c#(2r+$js^#*(5w1O($%w(3#WX",
"#kbw+T,j*w+T-kfw+T.khw+T,kjw+T.e'$h2qdw)T*ktw)T&kvw#+#Xw)T#h7rHw)T/kyw+d1k{F#kz*&h<%h2w+d#jBw+d+h7w$,#hCw*^+l+w$,&l",
"-w#+#h<w$,#hHw*^0l0w+s6l0F#l/*&hN%h3#l,w+s*B'$hRw2/#(q0#l/*O'$hTw+}#hKw+}0lBw$C&lDw#+#hPw+}5lGw+}1l<*>@$h3fw#M#w,%&",
"lFF#lE*&hd%hdumqA.$hLhYWhI(hJ#l@*#k[*&hi%hg#k[r8&hi%hiw)-#hfr8hh2q`$k_hw#*(&hu%hu3'hvhwqy#kbhv&hx%hs#k]w(t%4i%i&htw",
")<$9hww)<%q7U$Dw({&2r+$kiAw(a#w74,&^w-*%jww#G$q`$koh0w(H$lhw-I5lnw-I<lsw-I2lvw-I-lzw-I%l{w-I0l~w-I$m#w-I4m&w-I<m+w-",
"I3m-w-IGm6w-I7m9#m6*#hS*&hU%hU2q`$lChaw&+$mCw+~,r%w*A&A6>@$kN>@$kKf'$E8(#mKF#mJw=9#A;'$h-0B'$kRqoOw8^$mLw6b#kTw6b*m",
"Nw>&$w3k$O'$(kYd4$kZw>F*mS9w#C#N'$q_k_w,S#(#mUw7%'9D(Eg'$X(#mX*&h0%h0,'$h3h0(L#mZw7T$k`w*v'E(#maF#m`*&hA%hA,'$Wh>(h",
"5#m[*w;y#(u]`qw>S$<w$6#r-w.~&i)w.~#j,w*n$l.#lgw'R#hLw'l#j45.$lsgw'u$lt*uDFX4$j4w)E(3'$X<w<+#l_w=V&Ah1w=V*3'$h1<#m~w",
"&J,l*w/I-n&w/I.n(w/I,n*w/I>n4w,|&n6w/I:n9w/I1n;F#n:w/I(lBw$z(w/I4nHw$,&nJw/I:nMw/I6nMF#nLw/I%nIw/I5nLw/I:n_w$C&naw/",
"I:ndw/I1nYw/I0ncF#nbw/I.n]*#nqw.%5nww.%<n|w.%2o#w.%-o'w.%%o(w.%0o+w.%$o,w.%4o/w.%<o4w.%3o6w.%Go@w.%7oC#o@*B.$(lc5.$",
"inw#,#le#oIw*X,r)w(w&L0;'$H0w7a$w1s,d4$HAw)F+h46;'$h36w#N$w-G$4$HL(D&X%X,4$h/h2(H#o[F#oZ*&h5%h3;'$h9w#S#h8w#S%#o_F#",
"o^*&h8%h8,4$Dh1(h7#o^*#nM*&iS%iS,4$kkiY(W&id%id,4$klj)(iU&ji%ji,4jjklj_*ie3'jgjhqy#nHjg&jk%je&kf%kfN'$mYkkw-0#r>bkm",
"6T*w/0$nJm]&kow-,$kor>#nK*&kp%kp,'knm^8*(#nSkn&ks%klw.H(2qS$nXw&E$wL9*w'z#'$Au]`x'$r4<9(w'z#2qS$n`w(k$w#J4r5w#J&w#;",
"#l'w#;##r6<wI)#&h5%h5wI-##n]n&w;o&n(h7wJ#,w$K$r3$r2Hw$$##newKo1r@w#<#M'$h1nUw+[(nOKqX$H](uLMX*h-IGuLNl4$^w$X)M'$n$r",
"/3'$rAw#L$WKqX$h1]w1)&h5w/N#&W%W3'h;h<q6#nwh;&h=%h8uLNh4$r-n9w%;+r4w%N-wO(1qyw#I#u]`x'$8w%b#L%L5'$r5w#X@qaw#I#w#X-r",
"6w#X@rBu]`xw3+%w%%$hC%hC#o[F&o9%o9u+-~u++m"};
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
/* scatter.comp -DGPUSORTI_ADDRESS, 7011 words */
static const gpusorti_line gpusorti_spv_scatter_address[] = {
"#rvu;<7h#u36-u36.qDh$h%uLN@uDE)uDE4uDEQu]`|uLM[uDE;h&q$uLMcqFuDEEuTU_uDEGq#qHuDF+h)h(uLO,uLMlq]h'q'uDE%uLNkqhq`q-h*",
"uDGPh+uLNDuDGLqzuLO'q%q+h,h0q*rFh-u33UqGu;<Au#`KuTUluLNquLNBq;q.h/q)uTUKuLM:rMuDFXuLO)h2v$o9)Su+3euefUu#0&8V$VqbVqd",
"VqeVu#`Iumnev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU42v6RUmWv<bs>Dv/AM#F8u;;cu#`J2uuvzq($v@8$D$8$w#$#uTU",
"9Oq4222-$w#'#aB3$8W83G2WP3GOWq33Gq&W^3GBW'3Gq(WqL3GaWqP3GSWqT3GPWqX3Gq,W@3GGWqa3G$Wqew#(#quw#(#qyXGO-_aB3q/8W8Xq/O-",
"q&_q=-B_^-q02q(-$aPw$.$Xq2O-$2S-$2G-$2P-$2a-$2q,-$2w#;#BXq(8-q(_qM-$2q&-a_qL-$28-S_u#U--$2_w#/$$_q<-$2q/X$8u33W$u;;",
"v$qBuDDz$'8u;;v$'uDD|$'Ob$44''u33X$c$49'b$qB9'4uDE*$44b$'4''uDE*$w#'$4+$Sw#+#qOc$'''0'PPC$4P+$SqRC$'w#+#qTc$qBqSqUb",
"$qB'4'c$4'','$BCq,'qYv#$KM3G4w#$#'w#$$q,''+$q,G5qZ$q,uDDz$'2,@$q(+$q,w#P#8,@$B+$q,4u;;|$Yu;;r_'u;;sq/_+qcYq/,@$8+$Y",
"w$r#q&+$2qf5qgq&2,'$2+$2'5qgB2uDE'$w$2$'+$S4,@$O0'q0w#D#O69$ruq0qn,'$q&w#t#q14u;;sq2q1+qqYq2+$Y40'q3'w#C#q3qk,'$q3w",
"#-$qtu]^o'$rtquEqn6@$rJq3Fw#a&@$q&,@$20'q48w#5#q4qnw#))q0qn0'q5w#9$q5E0'q6'6'$rLq6E,'$qC6'$s6r#r$6'$s3Er%w#D$w#m#qC",
"0'q7w#R#rvq7w$%$q5Ew#=%w#Z%w$=#r,w#;#ryq6w$[#vfMXspw#g#q6w#g%r0w#F#r1Ew$h#r.r/r2w#f)q0w$O#w#r/w$(:r<w#Z%E,@$P0'q8P,",
"@$q,+$a'0'q92w#]#q9F5qiq(20'q:'5qia2uDD|$'B+$SrDu;;~9$0'^sq6'$rP^q:C$'rG+$BrH5rIw'b#Bw'/#syw$o$q86'$rJdEC$'rN+$BrO5",
"rP$B,'$u#Ikw#|%69$r}q:qk69$rrrSrTw$Y#qkq:6'$s1r/rV+$2rD5rXS26'$rNrGdC$'rY+$BrZ5r[$Bw#5%69$rwd^w$D#d^w%o#r_r`w$*#ra+",
"$Srbw#E#^Pw#E#q0q4w#>#req0q4w#6#rdrfC$'rg+$Brh5ri$B,@$_,@$aC$'d+$Brm5rnw#7$G+$S90'q<8w&{#q<w&<#rvrrFw#/$w(7$rtFuLMF",
"4$r/r/w#:#q4w%*#rvq4Fw$+#rxPw$G#ry+$Srz,'$w$E#rvq4F0'q=2uTU^qfq>q=EE0'q@8,'$q(,'$^,'$rk,'$t5u;<#9$,'$qA,'$qBuLMPqBO",
"8qC%$5qO$Sw#'Aqlw#/.w#''w#@3w#/*uLMUrq$Ss&w#U,w#E+w#~;w#n4w#^+w#'3w#MIw#';rEw#3-w#vZrcw#@:w&J7w#@;w&g4w#^7w#'#w%9.w",
"#'#w%=Jrqw#'*w#@/qSw$6*qUw#3&w#+#w#H+w$W+r{w%c>w#'&u;><$8u;>AF$%(/q_$q[q^7'$)uLNl9$)Fu;><$8I)$$%)#hU<&1%(/qb$q[qa74",
"$):qc$)Zqe$)qdqduTUh'$)OB#hZ(&J%J.'$h.J)H#hZ(#hX(Zq_$q[rkqdw#q##hY(uLNF'$A)uLNI'$<1w#~$uTVz'$)EF*'$<)#h^(/qi$q&Ew#M",
"#/qi$BFw#,#Kw#S#w#:#w#1$*w#1##hl(#hew$L-w$x#rlw#S&qYw#J#qkw$`#;qd)w$`&hm(uLNo9$h.h6e9$)w%9%)%(='$;Ew$N$&A%A.9$HhL)A",
"w#B(#h{T&hS%w#R$rCw%i#7'qAq(#j@qA#jAq:7'$aK'$)q:*'$)qA#jE(&;%AuLP`rD$qpT#i+(uTXs'$qpO)#jEw#,$81#jG(D9$1w&U&)%(w#b#/",
"rK$rJ)#(;w$A#uDG5qnqnrL#jMH#i1F&$%(.'$Q;$$.'$FQ$1w#P#[9$A)L$;8I);(%;w#`#;w%z%QU(#jXQ*';HM#i<;&h.%1w#q#&h<%h<.'$q:h<",
"h5A.'$qAh=h7<.'$h:h>R;]'$)1w%&#P#j_(#i71w$8&<hD$$w$-#dL$18I)1(%1w&c#rpw&c&Jhg*'$1w&h#)haZqe$h_w&h'/rK$roR#()*'`R^#i",
"F`&h1%QK'$hehr#iF(]'$hu)[9$)htw)<)iIhyw)<#*'$Hhx#iJ(w'+$'$h{A)1#iLw'D#hdqnw'D$#iLw*#$r@w$G&hlq8w$G$#ia(#jvw#<$rAw#<",
"#w%8#<u]^F'$2qJq8)#if(#j{(w$0#rsw(3&hpqtw(3+rsh7)A#iX(e9$ruw(Y+hvqkDw#I*ruh.)A#i^(#i]hAw&)&hCHw&)%h>L$$8I1$1%w%D#hC",
"Jw$>$)rdw$>#iew'l'F<w#P%PL$12w$*%K'$Hw&M#hdw&M$hh#j*(#in(w&%#`w&%(*'$h;;#j7s&w,g'w#<#hTw#<#w+(#qmw+(##j;(&<%1w#3#qd",
"w#3$j=(&H%H.4$AH);#j@w#W$qow$8#>'$A8f'$gqpuLNUqj$1)>'$)2#jJw#:#18#jLw#+#Q2N'$h7s'w(+(;uLMk4$;)#jO(:qq$)Zqrw-]$4$)OP",
"#jQT#jP(&h<%guLNg9$qshlw&I(>'$h7w$,#hCqnw$,*j^w$,&j`w#+#h<w$,#hHs(w$,/jc(w.f/uLMk4w(J#jcT#jb(&hN%h3#j_qvf'$Eqvw(6#E",
"='$hRw(Z#)q3#jb(N'$hTqv>'$hKw$C#1w$C+jtw$C&jvw#+#hPw$C#Jw$C0jyw$C0#jo(:@$h3uTWAw#M#qww$P%jxT#jw(&hd%hdumqA4$hLhYh:h",
"I)hJ#jr(#jV(&hi%hg#jVrv&hi%hi.4$)hfrvhh/ql$jYhu#()&hs%hs*'hthuM#j[ht&hv%hq='$izqYw1X*w/##j[w(~(1w(~4ib*'$i_w$w$ic#k",
"7w({$i*w#b(/ql$jlRw(Q$kAw(C$q}w(w#w#,#q~w#B$qO$kGw1U$uLO+'$)r&#1w))#<w#B#r'w#B&kLw#B$:@$)uLO(@$)r(:w2O#kO(uLO*w#R#u",
"LMk4$1)74$kSuLO+4$)1#kT(&h.%h.w#a#r)w0'$4$kWuDFyw$A#kXw-;$&h:%h8w#@#r*w#}&k[w2Z$w$@/r+w#B&kaw#B$w$@#uTW@@$)r-Mw$A$k",
"cw$A%='$)r37'$Jw#b#1#Qw$A(r4w#b&klw$$(r3w$$&&hP%hP74$ko#kl(#hS(&hU%hU&h^%h^*'h_h`M#k<h_&ha%h[&hc%hc7qR$k@#k;(#k}j9w",
"')&j;hfw')%r^w0[*rK$r];#(F*'<;^#l(<&H%)w1]#w3E'd#l)(#l(w'l(;w'l0/ql$kMHw'K$l;w-K,r>w+j&;8:@$j3:@$j0uTWA'$A1)#lDT#lC",
"w6v#;>'$U2='$j7r$Nw0U$lEw5P#j9qkw.G(#lGw7c$>'$h48N'$)j>D9$j@w8&*lLFw#C#]'$qkjDw-|#)#lNw&1$w/^$)AuLO*'$Q)#lQ(&R%R.'$",
"h3R)J#lS(w,C#jEw,C'A)#lYT#lX(&hA%hAw4+$)h5#lT(#lSw%/$rUw$-$lfrW#lew%n'rWAw5F%H$1[9$1q8L$<2I)<(%<N'$R<w((#w7G%w6_#w-",
"'$8]'$<EuLO+w%N#='Rh1(#luR*'Uh.M#ltU&g%J/qi$Sw(<$='$h4)uDF~@$)w(z$lx(uDF~@$h7w#.$lyw/U#h:w7T%ly(#lxw$U%rD$1h=w$U%hA",
"w$U3hHw$U/]'$AEu]_/rD$))))uLO+rD$A)=rDw$W#m,w$W&m+w$W$w8W$g#m/w8W%h3#m/(&hO%hO.'$h7hF)h.w&3#hGA`*'$h{hSw)9#)w;]$m1(",
"u;>&qprLuDG5qpqprRD9$<w.#)w;]#Q#;(&1%1w#E&*'$;Q#m5w*|#lGi%w.k#i#%i#*'i$i%M#m+i$&i&%h}w9J$m*FK'$kGra#m*(#m)w)z(i$w%Y",
"%i'w%Y%raw%Y%w+m&m2w*h%$`Hw.i#dw/K)m5w/K/rGw+E)K'$;dw/F#h:w#(#h6w%=)m@w;+#h4#1w#*#h5w#@#A#h6(w9##M#mDw9#$&h3%h37'$h",
"7*'h>h@(#mIh>&h=%h=*'h;h<M#mGh;&hA%h9uTXz'$qp2hA#mbw*A#kiED9$kiw=H)w;H#iMw<(#1w;6%#mfF#mew7;+w#*#Jw%U%iTL$<8w(/%w#[",
"#<w<$%JQ(#mpJw-G#M#mo<&U%1*'$Uh4w*{#hR#mp(#mU(#mTw#v'1Hw#v%Uw&L0*'$h_;w&D-/rK$rQ<#(R#mbw$Z(Aw&L9hkw&L-w#1#h<#1(w)R%",
"mnU&`%H&g%g/qO$mth:w#E%h=h>(#mrh=w=u#*'h:h;M#mqh:&h@%h8D9$l8w):)w$N#d#(rdw&4(msw:J:/ql$mFw/_%nIw/_9l,:@$l)w/_&nQT#n",
"Pw/_,l0w/_&nRw/_#l2w/_*nTw/_-l7w$q*w#C#nYw/_(l<w/_%n[w/_1n_w/_,naw/_$l=w/_*ngT#nfw/_,nb(#naw'T#jF)w&m(/qO$mihNw&v'A",
"w3y#hN%hN*'hOhPM#nEhO&hQ%hL7qT$ml#mn(#mkw&<(hOw&<1qO$mvHw#s$ql$m{Qw&F#w0$$/rK$rj<#()D9$q0qnw-T+rdQ>'$J2w#D#1w-C#w56",
"#h3%h3*'h4h5M#m~h4&h6%h1w'W$m}w$=(h3w9#4^w%$#m+#n)w(6#rjw%>$w$4*w@#%rdJw#@(#o:wFK$#o:F&;%;.w;R#F<uLMk4$U)#o;(#n3(#o",
"Ew(F1:@$ly:@$lvuTWA'$h41)#oLT#oKw@E#w1.#l|w(;#h.)#oLw(;#l~w(;*oNw(;$N'$h;m&D9$m'w(6*oRw(6(m+f'$h9)#oTw(61oW(&`%`.'$",
"g`)J#oYw(6$m,w(6*o`T#o_(w.V#.'$h8h;)h4#oZ(#oY(#nNw%u#row+~(hNw,f$w#1#w2q#)#nSw%C$rww'j&nUh[#(Aw+U#[9$hUm$uLNh9$)m/w",
"'[(e9$mF='$n+r|wL}.oxhSw#/#r5w<]'r6w#P#74$o~w;]$p#+#w;]$w#;#r7w$,&p#+&w<u4r8w#B&p#++w<u1uDFyw'_#p#+/w<y-p#+3w<y%p#+",
"4w&($&h;%h9w#i#r9w#i&p#+7w;`0w#B#r:w#B&p#+<w=#4r;w#B&p#+Bw=#,r=w=#$w$K$p#+Ew='-Qw='%Uw$K%hR%hR74$p#+L#p#+I(#o2(&hV%",
"hT#o2i'&hV%hVwB-#hTi(hUw$*#h[wFg-p#+SwFg.p#+UwFg,p#+Ww'Q$qxw#W#>'$<wD=#hpwFg+p#+awD=&p#+cw#+#UwD=#huwFg0p#+fwFg*uLM",
"X(h;OP&g%Rw/B$f'$h|wE1+p#+pw#s&p#+rw#+#h9w#s#i%wE10p#+uwE1$>'$hH8Zqe$1w#x#)OB&h@%h@&i%%i%&i^%i^*'i_i`M#o_i_&ia%i[w-",
"D#w%1#r}w&m##oYwDM>nl*'$niw$6$nm#p#,+(#ocw,0#)n4w*%(&U%w/z#osRw'V#w#9#nJw-c&nEUwFO%olw&c$*'$nG`#p#,;w-J,n`w'0'qyw&|",
"$p#,@w'0(Mw#3$p#,Bw'0,p#,Dw#W$q{w3E&wJt1p#,Nw&<&p#,PwJt:p#,SwJt1p#,UT#p#,TwJt$w'7'h@w'7+p#,_w#z&p#,aw'7(hEw'70p#,dw",
"Jf6p#,dT#p#,c(&hK%hK.4$h3hA)hB#p#,a(#p#+9(w*:#.4$hOhR)hMw2J(hVw2J%q4w2J-hZw2J1hh%hh*'hihjM#p#+Ehi&hk%hfw2J$p#+Bw'|(",
"hhw2J9oV#p#+JwIE$n{w$+(e9$o@/qO$p#+Uw't$w$.#Jw2f&w$P'w2f&h1w2f)p#-2w2f%p#-2w2f1p#-3w'X$gw(0-p#-:w(0.p#-<w(0,p#->w#W",
"$q|w,=+h<w(0+p#-Hw'5&p#-Jw,=(hBw(00p#-Mw,=;hIw()+p#-Ww#s&p#-Yw()(hNw()0p#-]w()*uLMX(hQOB&h>%h>&hW%hW&h_%h_*'h`haM#p",
"#,$h`&hb%h]&iO%iO#p#+~p#+/w'2&p#+1iQwW/0#p#,'<wBg#Ew3P#w8p%rK$rQQw3Y)p#-nw3y$`w3y'w9%#*'Rh1^#p#,1R&g%UwX]$of%of[9$o",
"erdu;><oj8I(w3M$p#,2p#+)&olw(}$oord#p#,3(&om%om.'onp#+*1()#p#,Mon&op%ok#p#,ZT&p#,2%p#,2u+-~u++m"};
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
/* scatter.comp -DGPUSORTI_BASIC -DGPUSORTI_ADDRESS, 6460 words */
static const gpusorti_line gpusorti_spv_scatter_basic_address[] = {
"#lku;<7h#u36-u36.qAh$h%uDE4uLN@uDE)uDEQuLM[qCuDEGuDE;u]`|q$uLMch&q#qEuDEEuDF+uLMlq+uDE%qXh'qduTU_h)uLNBq'q[h+q%h(q.",
"q)u#`KuTUlh*uLNDuLO,uLNqh,uLNkuLO'uLMkqvqLh/qGq*qjrquTUKuDGPuDFXuDGLh0uLO)h-q,h3q(q&v$o9)Su+3euefUu#/06u33U$u33Uu#`",
"Iumnev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU43v6RUmWv<bs>Dv/AM#F6u;;cu#`J3uefYf$v@8$D$6$$$uTU9Gq4333-$w",
"#'#JD4$6X64;3X;4;GXq34;gXq;4;DXqD4;fXV4;JXqP4;YXqT4;;X=4;$Xq]w#(#qaw#(#qew#(#quw#(#qyu;<A;G-dJD4q-6X6u;<Aq-G-gIq=-D",
"Iq;-I3f-q/J;4q0w#;#q0G-$3Y-$3q--$3;-$3J-$3d-$3G-fI'-$36-$3Iw#+%Iq<-$3g-$3D-$3q/u33W$u;;v$q>uDDz$qD6u;;v$'uDD|$'G]$/",
"/''u33X$uLM:$/7']$q>7'/uDE*$//]$'/''uDE*$w#'$/,$Yw#+#V1'J;<$/J,$YqN<$'w#+#qPuLM:$q>qOqQ]$q>'/'uLM:$/''*'$D<Y'qUv#$K",
"M3;/w#$#'w#$$Y'',$d;8qV$duDDz$qD3*=$f,$dw#P#6*=$D,$d/u;;|$Ku;;rd'u;;sq-d,q_Kq-*=$6,$Kw$m#g,$3qb8qcg3*'$3,$3'8qcD3uD",
"E'$w$2$qD,$Y/*=$G1'Iw#D#GA7$ruIZ*'$gw#t#q//u;;sq0q/,qmKq0,$K/1'q1qDw#C#q1qg*'$q3w#-$qpu]^o'$rtqq@ZA=$rJq1Ew#a&=$g*=",
"$31'q26w#5#q2Zw#))IZ1'q3w#9$q3@1'q4qDA'$rLq4@*'$/A'$s6q{q|A'$s3@q}w#D$w#m#/1'q5w#R#rvq5w$%$q3@w#=%w#Z%w$=#r(w#;#ryq",
"4w$[#vfMXspw#g#q4w#g%r,w#F#r-@w$h#r*r+r.w#f)Iw$O#w#r/w$(:r8w#Z%@*=$;1'q6;*=$d,$J'8qef31'q7sqw$6$q6<$'r>,$Dr@8rAw'D#",
"D'w#+#A'$rNq7J<$'rE,$DrF8rG$D*=$q3A'$rJqpq6*'$syuLMF/$EE<$/q7,$DrM8rNw#^$w%u#rLq7w&##u++2w#-#rEw$Y#rwIq2w%5#rTIq2w#",
"w#rErU<$'rV,$DrW8rXw#w$I*=$Jw$9#*=$q-,$Y71'q86w%z#q8w#b#rvr`Ew#/$w'6$rbEuLMF/$r+r+w#:#q2w%G#rvq2Ew$##rfJ@<$'rg,$Yrh",
"*'$;w#<%1'q93uTU^qbq:q9@@1'q;qD1'q<31'q=6*'$f*'$q;*'$rk*'$t5u;<#7$u;;~7$*'$w)Q#qB*'$q5uLMPq>G6q@%$8V$Yw#'4qhw#/.w#'",
"'w#@3w#/*uLMUr_$Yrpw#U,w#E+w#~;w#n4w#^+w#'3w$&/Vw#^Hw#j3qQw#3.w%17w#'7w#e'w#i+w#//w#@;w&U4w#^7w#'.w%gJr_w#'*w#@/qOw",
"&#.w#3#w%F+w#'#w$O+riw%Z>w#'&u;><$6u;>AE$%(.qZ$qWqY0'$)uLNl7$)Eu;><$6^)$$%)#hUH&5%(.q^$qWq]0/$)9q_$)Lqa$)q`q`uTUh'$",
")GD#hZ(&F%F2'$h.F)M#hZ(#hX(LqZ$qWrZq`w#q##hY(uLNF'$>)uLNI'$H5w#~$uTVz'$)@E+'$H)#h^(.qe$g@w#M#.qe$DEw#,#Nw#S#w#:#w#1",
"$+w#1##hl(#hew$L-w$x#r[w#S&qUw#J#qgw$`#Bq`)w$`&hm(uLNo7$h.h6_7$)w%9%)%(O'$B@w$N$&>%>27$MhL)>w#B(#h{[&hS%)0'$f#j7(#h",
"v(&$%(2'$5H$$P7$>r>`$56^)5(%5w$G#r^w$G&FhI+'$5w$L#)hCLqa$hAw$L'.rC$r]a#()+'Waq7#i(W&h1%QN'$hGhT#i((C'$hW)P7$)hVw&})",
"i+h[w&}#+'$MhZ#i,(w$l$'$h^>)5#i.w%(#hFZw%($#i.w'd$r;w$G&hNq6w$G$#iA(#jRw#<$r<w#<#C'$)Hu]^F'$3qJq6)#iF(#jW(w$0#raw%t",
"&hRqpw%t+rah7)>#i:(_7$rcw&=+hXqgRw#I*rch.)>#i@(#i>hAw&)&hCMw&)%h>`$$6^5$5%w%D#hCFw$>$)rE#iH(#iGEw#P&Ew&V&J`$53w$*%N",
"'$Mq7w&H#hd#if(#iO(w%|#h.w%|(+'$h:B#isrpw*F'w#<#hSw#<#w(d#qiw(d##iw(&H%5w#3#q`w#3$iy(&M%M2/$>M)B#i{w#W$qkw$3#:'$>6b",
"'$h2qluLNUqf$5):'$)3#j)w#:#56#j+w#+#Q3S'$h7rrw(&(BT/$B)#j.(9qm$)Lqnw+;$/$)G;#j0[#j/(&h<%h2uLNg7$qohkw&D(:'$h7w$,#hC",
"Zw$,*j<w$,&j>w#+#h<w$,#hHrsw$,/jB(w,E/T/w(E#jB[#jA(&hN%e#j=qrb'$@qrw(1#@w'w#w(U#)q1#jA(S'$hTqr:'$hKw$C#5w$C+jSw$C&j",
"Uw#+#hPw$C#Fw$C0jXw$C0#jN(9=$euTWAw#M#qsw$P%jW[#jV(&hd%hdumqA/$hLhYh:hI)hJ#jQ(#j7(&hi%hg#j7rd&hi%hi2/$)hfrdhh.qh$j:",
"ht#()&hr%hr+'hshtU#j<hs&hu%hpO'$i[qUw/7*w,_#j<w(y(5w(y9i^#jrw(v$i(w#](.qh$jLWw(L$j{w(=$qyw(r#w#,#qzw#B$V$k%w//$uLO+",
"'$)q~#5w)$#Hw#B#r#w#B&k*w#B$9=$)uLO(=$)r$9w0)#k-(uLO*w#R#T/$5)0/$k1uLO+/$)5#k2(&h.%w*8$r%w#a#0/$k5uDFyw$A#k6w-1$&h:",
"%h8w#@#r&w#}&k9w04$w$@/r'w#B&k>w#B$w$@#uTW@=$)r)Uw$A$kAw$A%O'$)r/0'$Fw#b#5#Qw$A(r0w#b&kJw$$(r/w$$&&hP%hP0/$kM#kJ(#h",
"S(&hU%hU&h]%h]+'h^h_U#jyh^&h`%hZ&hb%hb0qN$j|#jx(#kgw'$(hew'$)w&e&w'$(j>#kqw&r#k&Qw&r$k{w,m,r:w+/&B69=$j*9=$j'uTWA'$",
">5)#l'[#l&w3w#B:'$c3O'$j.q|Sw/r$l(w2Q#j0qgw-i(#l*w4d$:'$h46S'$)j5R7$j6w5'*l/Ew#C#C'$qgj:w-B#)#l1w%X$w.z$)>uLO*'$Q)#",
"l4(&a%a2'$ea)F#l6(w+e#j;w+e'>)#l<[#l;(&hA%hA2'$h:h>)h5#l7(w#J%)rI#l@hFw'&#hG.rC$rHhHw*M#hM%hM+'hNhOU#l7hN&hP%hK#l6j",
"cw&8&jehMw3g1rC$rDB#(E.rC$rBM#(E+'BMq7#l>B&F%5#l=qpw#^&qpw0n&rJw&s)uDG5ZZrK#lDrL#lCw+<3w$&&N'$jyJw';#Mw$g#w5B#).V$l",
"Mc#(w#/$w&B#h6w)(#ql#lOw./#w%]$5@w.B#qpw%q#w#Q#lWHw78&)>#5(+'h6h7U#lXh6&h8%e0/$lZ#lV(.rP$rOk-#()w$Z$lV@w$W$/$>h7$$2",
"'$@h:$5P7$5q7`$Hw%'&uLNo7$k7Bw'X(C'$k;cw#h#w+p#)#le(&B%>#lerL&B%Bw.;#BrLH#lgw%]$+/h2e(#lih2#h5h2w#2#&h1%h1N'WaZ#lhW",
"&h4%c0/$lnC/$h5)#low$^$rQw#u$liw+5#ljw+5$w%X#rR#lk(0'$>w%]#rIw9Y%lmw#F#lpw-W$w#F$w:<%lpw(;#QrIw1+#rIuLO*'$F)T/$>w$n",
"#m$+w-_$m%(#luw'3(hDw'30.V$m*Bw&y'w00#)ql#l~w6e#)w&t%#m#w'*#>@.V$m3w'F(Hw$J$0'$Ww'j#5#()w'@#Qw-]#w':#w-]#+'h7h8U#m/",
"h7&h9%h4&h{%h{+'h|h}Z#m<h|&h~%hyw';$m,w$`(h{w-,9ks#mS(#m4(w(v(w&#$#m6w&/$w$N$.V$m8h1#()R7$FEw<2,C'$W@w#^-w2V#aw70$7",
"$ch6)Mw2()rC$rDh4#(h7&5%5R7$h8rSw#o,+'$h<w#o2h=w#o'aw#o*+'$hEw#P#rBhCw,X#w1W#hK%hK+'hLhMU#mWhL&hN%hIw%m$mSw%m(hKw'M",
"3m[w'M$w=H#w%v$lC#n$w%s$>w=9$QcU#m_Q&h.%Bw#p$m^w#p(Fw,N3Bw#g$lL#n.w&Z).V$m4w,Q#w#p%miw#p$0qP$m5#m7(#m4w#s(Qw5[0.V$m",
"@Mw#f$qh$mEw1V$w7{#6.rC$rYHw'=%IZw%y+rEQ:'$F3w#D#w))#w32$e%e+'h4h5U#mHh4&h6%h1w%1$mGw$=(ew6v9lm#mOw%1#rYw%1$w$4*w<v",
"%rEFw#@(#nZw-7%nZEw-7$w9I#EHT/$c)#n[(#mY(#new3V19=$la9=$l^uTWA'$h45)#nl[#nkw=;#w+9#ldw3L#h.)#nlw.S#lfw3L*nnw3L$S'$h",
";ljR7$lkw3G*nrw3G(lob'$h9)#ntw3G1nw(&W%W2'$h2W)F#nyw3G$lpw3G*o#[#n~(&h=%h=2'$h8h;)h4#nz(#ny(#mtw%u#r]w%X$w&*#hNw*g#",
"w1,$Cw#Z$myw%C$rew'j&m{h[#(>w+%#P7$hUlhuLNh7$)lsw'[(_7$m-O'$mQrjwHS.o;hSw#/#r1w:X'r2w#P#0/$oBw9X$oCw9X$w#;#r3w$,&oF",
"w:q4r4w#B&oKw:q1uDFyw'_#oOw:u-oSw:u%oTw&($&h;%h9w#i#r5w#i&oWw9[0w#B#r6w#B&o]w:{4r7w#B&obw:{,r9w:{$w$K$oew;#-Qw;#%cw",
"$K%hR%hR0/$ol#oi(#nX(&hV%hT#nXi'&hV%hVw3h#hTi(hUw$*#h[wD^-oswD^.ouwD^,oww'Q$qtw#W#:'$HwB4#hpwD^+p#+$wB4&p#+&w#+#cwB",
"4#huwD^0p#+)wD^*uLMX(h;G;&h2%aw:R$b'$h|wC(+p#+3w#s&p#+5w#+#h9w#s#i%wC(0p#+8wC($:'$hH6Lqa$5w#x#)GD&h@%h@&i%%i%&i^%i^",
"+'i_i`U#o(i_&ia%i[w-D#w%1#rkw&m##o#wBDDnP#p#+J(#o+w,+#)mww)|(&Q%w/h#o;Ww'Q#w#9#n0w-^&n+cwDA%o4w&^$+'$n-W#p#+Zw-E,nF",
"w'+'quw&w$p#+_w'+(Uw#3$p#+aw'+,p#+cw#W$qww$<#wHf4p#+mw&7&p#+owHf:p#+rwHf1p#+t[#p#+swHf$w'2'h@w'2+p#+}w#z&p#,#w'2(hE",
"w'20p#,&wHW6p#,&[#p#,%(w4Q#2/$ehA)hB#p#,#(#o_(w*5#2/$hOhR)hMw2E(hVw2E%q2w2E-hZw2E1hg%hg+'hhhiU#ojhh&hj%hew2E$ogw'w(",
"hgw'w9o:#oowG;$nbw$+(_7$o&.V$ozaw4#$rC$rYFw2a&w$P'w2a&h1w2a)p#,Qw2a%p#,Qw2a1p#,Rw'X$h2w(0-p#,Yw(0.p#,[w(0,p#,^w#W$q",
"xw,8+h<w(0+p#,gw'5&p#,iw,8(hBw(00p#,lw,8;hIw()+p#,vw#s&p#,xw()(hNw()0p#,{w()*uLMX(hQGD&h>%h>&hW%hW&h_%h_+'h`haU#p#+",
"Ih`&hb%h]&iN%iN#p#+Gopw'2&oriPwD40#p#+LHw:8#w9V$w3O#w&r$w3O%p#-/w3o$h.w3o'wBj%wTz#p#+UwTz$wAI$oK%oKP7$oJrEu;><oO6^(",
"w3C$p#+Vok&oQw(x$oTrE#p#+W(&oR%oR2'oSol5()#p#+qoS&oU%oP#p#+~[&p#+V%p#+Vu+-~u++m"};
/* histogram.comp, 7009 words */
static const gpusorti_line gpusorti_spv_histogram[] = {
"#rth#u36-u36.qPh%u]`|uDE4uLN@uDE)uDEQuDEEqQqRq$uDE;h(u;<7uLMlq#qYuLMcuDEGh&uTU_q_h$h*u;;ru;;suLM[uLNkuLO,q*q/h)h'qV",
"uTUluDGLuLNDh.qGh+h-h,h/uLNquLNBuLO'uDF+uLO*q'qEr'q%u;<Ah4h0uLMkuTWAuLO+uDFXq+q.qDqWh3v$o9)Su+3euefUu#0V5u33U#uTU40",
"v6RUmWv<bs>Dv/AM#F5u;;c50uefYq(#v@8$D$5###uTU9Zq4000,#q)W7#5M57D0MW7DZM#7Dq&ME7DWMq37Dq(Mq77Dq)Mq;7DDMqL7DcM&[DZ,cw",
"#X&[q,Z,#qF5,q-Xq&,q&#q=,Wdq;,d0q(,#q)cw#D%q0w#D%q1XZw#7)q3w#7%q4X5w$F([q6w#7%q7w#L#0Dw#;)q:w#;%q;w#P#0q-w#i)q>w#;%",
"q@Xw%/)[qBw#7%qCw#7#0c,#0q),#0q,,#0Z,q(dqA,#0w#i#E,#w%e#0dw#3%dq<u33W#u;;v#qNuDDz#e5u33X#uDD|#&Z)&#WuDE%q)&qSu~#=D&",
"w#$$q)&&+#q,D-qT#q,uDDz#e0)H#5+#q,&)&#5>c&@q,c+#Eq,-qZq-E+#E&uDD|#&q&+#0q]-q^q&0)&#0+#0&-q^W01&dw#3#Z:.#rudqa+#D/>E",
"/@q0w#X#q0-qdq1E)H#D+#E/>q2/@q3q2+#Eq3-qgq4E>q5&@q6q5+#Eq6-qhq7E1&q8e)&#ew#i#q8qi>q9&@q:q9+#Eq:-qkq;E)&#q3w#;$qlu]^",
"o&#rtqm;qa:H#rJq86w$8%1&q<5w#-#q<qa)H#c>q=/@q>q=+#Eq>-qsq@E>qA&@qBqA+#EqB-qtqCEw#J%w#Z'ew#Z$e;1&Xe:&#rLX;)&#qC:&#s6",
"qxqy:&#s3;qzw#D$w#{#qC1&qFw#R#rvqFw$=$e;w#=%w#Z%w$V#r%6)H#0:.#ryXqi)&#vfMXspw#k#Xw#k%r*w#J#r+;w%(#r(r)r,w#j)d;)H#q&",
"1&Mc)H#W)&#qew$d%)&#u#.FuLMF/#66u;<#.#-q`q(01&qHsq+#W&-r7#Ww#'':&#rJXMw#~#r;;:&#rPr<w#/#s3;w#)#rNr=r>1&qI5)&#Dw$O#q",
"IrAw#=$rBw#=#r@rCuDE%#&rD+#WrE-rF#W)H#Zw#T%w#)#rIrCw$%')H#q))H#q()&#sy1&qJcw#B#qHqJuDE%#/qJ+#DrQw%/#q<61&qK5w$'#qKw",
"%z$rT6)&#t51&qL0uTU^q]qMqL;;uLMPqNZ5qO$#-rR#D8&#q(AqX#qUf8&#'uLNl.#'6u;><#5uDGP'##$<Iq[#q-fw#;$%2$G%2$2(&#N2'G%#$<(",
"&#QN##R.#GrJJ#95uDGP'9<$9Ar7#rGF3<6*&2FqH%=$'B.#h5w#w&'$<3rK63rL63r:63r863r96%'$'Aq`#W6w$-#w#,#;w#,#K&#Gw#1#q&w#1''",
"=w#1#w#I$*w#@#w#6#qH*&#'hEw$S&9]##IqX#qUrMw$x$R.#F'J#25uDGP'2<$2w%M#rNw#a&'Ow%D$'3<6K&#h9qH*&LQ<%^$FuDG5qaqarOw#M#r",
"0w$T$qX#qUr1w$7(uLNo.#'qiw&)(uLO)&#;FS&#';w&)*r)2'GuLNo.#Pr2w#K(uLNm.#^w#Y)%9$'S&#]qiw#c#w#-#';%F$F(&#'F62%L$O%L$Lw",
"#n#L'N_/#h2w$>#h=w$>-hBw$>3uLNm.#hEw$00hIw$05_/#O'uDFy/#'C/#h6'uLNm.#hww(L)w#_#u;><#5u;>A6#$<w#8#qbw'j#Iqf#q4f68/#'",
"%F$Gw#:#qjw#:$q[#q;fw'I$_/#'6%L$2T&#6qnw#;$'w#;#`&#'fqow#B%g$gumqA/#Qh1=O'Lw#h#qvw$8#w#,#r#w#q#4&#=5a&#'q{uTU}/#'P5",
"w%K$/#O='2w#H#r$w#H&G5UH#'uTW@H#'r&YU&#'Vw#V#C&#'r-a&#='w#a#L5%O$O(/#Q]'Ow#a#r.w#a(w$)#r-w#H#Fw$)'=]'2%h=$h<w#L#qww",
"#L&hB0w$R(hD0w#L&hEhCw$R%q|w#q'0w$R#uLO(H#'q}w$Q(_/#9'aw&s#%P$P(/#Lg'Pw#Y#q~w#Y#uDFy/#G%9$9(/#2h1'9%hR$hR(/#'2h9h>%",
"hh$hhw#.#hTr5hguLNo.#ibr4w+y(uLNF&#ier4w+,$.#r6G##(/#r5=#9(&#iuP#2R.#9r4J#=w#Q&K&#F^w'w5Fw'w5Ow'w,w)1#qnw)1$C&#h2w,",
"T$q8T&#]w(/*UH#2`&#9'w(3&h8$h8umqA/#]h6Qh2'gw(3~w(3~w(3ta/#'h|V/hrhs<*&#hr;R.#'w(7)b.#h{w#0(K&#Ni$w's~w's~w's~w's~w",
"'s2C/#'jZC/#hvj[w'M+r3w&+'0w#($w,q#'b.#w1^#w($%B.#=Fw#1(4&#g5w#($w#N$w%&$.#=N'2w$W$.#Qh2'=%h5$g4&#h8w#M#h8w#M&h8$h8",
"(.w$^#h7%i)$i)(.#j&i,'h:%i-$i-(.j%j&ia<i*%j$$j$*&i|i}qH%j'$iz4&#j$5w8f*'$<u]`x&#r8;62w%K#4&#j)0w#B0r9w#B&w#7#j1w#7#",
"3r:;w88#w6h#8&#r88&#r9w/Y'F##(&#6P#9w6y#rHw7i&2'w/[,NM*&#k^w5-#k]9u]^F&#0qJMw4e,r/w#K#UH#NUH#=`&#h;9'%=$2C&#LqyT&#h",
"<w6P#w75*T&#hC]w:1*#$<S&#qih9uLO)&#hHw;)+62'GV&#P'%Q$L%Q$Q(&#h2Q'Nw+_#h<w+_'G'%h=$h=(&#h8h;']w%{$uLNf.hMhN<%hL$hL*&",
"hJhKY%hO$hFw$0#hOw$o#8&#r:w#H$%G$G(.#hShK'w,o$w%X$w:[$Yw%r#w#G%w(1&L'2%jp$jpw&B#k['=w#g(w&c#uLNI&#l`rCuLNF&#lWrPuLN",
"I&#lXrPw#;$uTVzw$c#6*&#2'w&z&Pj{w3T%j~w3T$lMk$w3T%Ow3T-rPS&#li'w&s$'rPB.#'rPw&1(w#l$/#g9w'g%F#9w#e#qJJ#20w#e)w<v$m&",
"w;l#]w%A(%L$w<'#h9w,A#w/c~w/c~w/c~w/c~w/c/Aqc#mshv3<'w'3#w4c#l.V/#h|w#1#2B.#mGw-c)B.#mHXw#h$.#2h^'w-h$w(m)&#69##w-M",
"+wC6'w(o&Pw-M#mYw-M#mXw-M84&#h>w&y#Pw-V#`&#G9'%N$F4&#hC0C&#^w-W#9w-W#h2w-W)4&#hJ5T&#'h7B.#h8w-]-h<uLO)w)%#w-]4^$Q%^",
"$^(&#g^w-]%h@w-]*hA$hA(&#h:h>'h5K&#hOr>w*u#9w)n#rCw#-#iswG/#'u]`qw,L$;w&`#*&hShTY%hU$hN%hX$hWw&#'hYwGh%r=J#9w+f)=MS",
"&#Xw,K%w%q5hnw%q5hrw%q;hyw%q~#hLw%q.jFw%q,hO$hO*&hPhQY%hR$hM%i+$i+%j,$j,(/j-j.i~i2i+*&j*j+Y%j/$j(%j2$j1w&-'j3w&-%qJ",
"w&--w.p#j@wI8$o1w.^~w.^~w.^~w.^~w.^5ozht3<'%hr$hr*&hshtY%hu$hpw3z&k5hrw3z%huw3z0Aqc#p#+(w'h$w/5#n@V/OL<8/#GB.#oWw/5",
",oXw/5(Ow/5Vojw/5#oiw/5~w/5~w,D$l'w/5~w/5~w/5flVw/5=i:$i:*&i8i9Y%i=$i6%lC$lC(/lMi<i6l>l8b.#lRw)T(w<'&lVw;:Bp#,FwI'#",
"lTw#^(*&#lY2w#;#wI@$p#,Cw=X'Ow,L%w#G$b.#h7w#T+lch1w#T$w02~w02~w02~w02~wIP6p#,AAqc#p#-Bi%w'5#w#1#p#,DwIY3PwIYIh5wIYH",
"h:wIY6i,$i,(.#iBi/'h:%i0$i0(.iAiBi6<i-%i@$i@*&i=i>Y%iC$i;%iE$iE(.msmtmfiBi;w$D#n#w*q(w1,%w746'p#-fwD%#mtw$w(%PwD%$m",
"y2Aqc#p#-l^w%o#w#>#qpw(|#w1p#qew)O#w#[#P4&#N5Iq[#q7f9w3N#N$=w#D,h1Iqf#q1w_B#^wHC#uTVz.#rSrUrSw$.(w&c+qqw+9&q@fh:w+9",
"'Iq[#qCfh<w+0)w'x%2='Nw#U#quw$V'qrw$5'hFw$V5w#D(hKw$V,%h;$h;%hU$hU*&hVhWY%hX$hS%hZ$hZ%nM$nM*&nInJp#-y%nP$nG4&#nMwM:",
"1rKwM:)nRwM:1rLwM:*nZw#7#wM:*w'B&p#.DGw5K*w->#r>R.#='J#Fw/]+w'k%w/]*rCw/]%wc;#K&#h5w0p$Fw0p$w%P%OL<*&=NY%Q$2uLNl.#Q",
"w$b)*&#rVh<wcc%w1@%]w*(#%h<$h<*&h=h>qH%h@$w/p$p#.Nw#P#8&#rKw%E-w#^$wL0#rKu]`x&#9;6w*g$8&#rLw#K2w%C#rLw#K-wLH%w#K-r0",
"u]`xw2n&Gw0^%o=w,%&p#.Y6w8u&oANw8u'w#W'rN3<;w#A#w3r#u+-~u++m"};
/* histogram.comp -DGPUSORTI_ADDRESS, 10428 words */
static const gpusorti_line gpusorti_spv_histogram_address[] = {
"$<su;<7h#u36-u36.qAh%h$uDE4uLN@uDEQu]`|qEqCuDE)uDE;uDEGuLM[q$uLMcrRqVh&h(q#q*uDF+h*q`uDEEqSuTU_uLO,h)q'h+q%uLNquDGL",
"uLNkuLO)uLMkuLMluLO'u#`KuTUlh.h'uLNDh,uLNBq+qGh/qrq,h0h2uLMXh3uTWAuDFXp#-Uq3q.hPh-q(v$o9)Su+3euefUu#6[:u33U$u33Uu#`",
"Iumnev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU44v6RUmWv<bs>Dv/AM#F:u;;cu#`J4uefYg$v@8$D$:$$$uTU9Gq4444,$q",
")E5$:W:5;4W$5;GWc5;q&Wq;5;EWqD5;gWqL5;q)WqP5;;WqT5;VWqX5;$Wq]w#(#qaw#(#qew#(#quw#(#qyu;<A;G,Vq)E5Z:W:u;<AZG,q&dq=,E",
"dq;,q-4g,dq)V5q/w#;#q/G,q04;,$4q-,$4V,$4q),$4Z,$4G,gd',$4:,$4q/,$w$d#4dw#3%d$,q<4q&,$4Eu33W$u;;v$q>uDDz$qD:u;;v$'uD",
"D|$'GuTUK$//''u33X$uLM:$/.'uTUK$q>.'/uDE*$//uTUK$'/''uDE*$''u;;v$/uLM:$.w#5#q>'w#)%''uLM:$q>/'*'$EuDE%q)'qPv#$KM3;/",
"w#$#'w#$$q)''0$Z;@qQ$ZuDDz$qD4*A$g0$Zw#P#:0$;'*A$E0$Z/u;;|$Ou;;rV'u;;sZV0qZOZ*Aw#A#Ow$Y#q&0$4q^@q_q&4*'$40$4'@q_E4u",
"DE'$'w#f#qD0$;/*A$G1'q-w#D#GB.$ruq-qf*'$q&w#t#d/u;;sq/d0qiOq/0$O/1'q0qDw#C#q0qc*'$cw#-$qlu]^o'$rtqm>qfBA$rJq07w#a&A",
"$q&*A$41'q1:w#5#q1qfw#))q-qf1'q2w#9$q2>1'cqDB'$rLc>*'$/B'$s6qwqxB'$s3>qyw#D$w#m#/1'q4w#R#rvq4w$%$q2>w#=%w#Z%w$=#r$w",
"#;#rycw$[#vfMXspw#g#cw#g%r(w#F#r)>w$h#r&r'r*w#f)q->*A$V1'q5V*A$Z*'$qew%`(u#.FuLMF/$770$;.u;<#.$@qag41'q6sq0$E'@r6$E",
"w#''B'$rJcq5w$&#r:>B'$rPr;w#/#s3>w#)#rNr<r=1'q7:*'$;w$S#q7r@w#=$rAw#=#r>rBuDE%$'rC0$ErD@rE$E*Aw#F$rNr<r=w#)#rHrBw$%",
"'*A$d*A$q-*'$sy1'q8Vw#B#q6q8uDE%$/q80$;rPu;;~.$w%6#q171'q9:w$*#q9w%}$rT7*'$t51'q:4uTU^q^q;q:>>1'q<qD1'q=w(+#g*'$V*'",
"$q;*'$rk*'$w(P#qBuLMPq>G:q@%$@qW$;w#'(qdw#/.w#''w#D6uLMUr4$;r5w#M,w#Q:w#''w#Y%r4$;w#'$w#U;w$@Iw#A'w#E,w#8+w#'2w#IEw",
"$j~w$;5w#'&w$j~w$j<w#+#w$nKw(*}w#zww#+'w%%#w$2~w#Y/w#v;w#'7w$)+w&~+w%,+w#]3rQw$%Cw#'&2'$g#hC)3qU$qRqT2'$(uLNl.$(7u;",
"><$:uDGP($$%)3qY$qRqX2/$(<qZ$(Pq]$(q[q[uTUh'$(GE#e)&F%=#ef&F%F-'$QF(=#e)#hN)#hM[&$%)-'$]Q$$H.$RrII$8:uDGP(8)%83r6$r",
"FD#)7+'9Dq6#hT9&=%(J.$h8w$<&(%)#rJ7#rK7#r97#r77#r87&(%(3qa$E7w$h#w#,#>w#,#S'$R(#h[)3qa$q&w#4'(=w#1#w#L$+w#C$hh)w#9#",
"q6+'$(hH#hc)w$`&8h4$$PqU$qRrLq[w#N#H.$D(I$9:uDGP(9)%9w%a,w&)#rMw#t&([Pq]$9q[(^)7GES'$h<q6+'h1])#hsh1&_%TuDG5qfqfrNw",
"#R#r.w$p$qU$qRr/w$P)i,)uLNo.$(qcw&j(K'$>DU'$(>#i0)&9%R#i0r'&9%9-'$r'9(RuLNo.$Tr0w#Q(uLNm.$[w#`)#i77&8%(U'$h4qcw#l#w",
"#-#(>#i:)&D%D-'$(D79#i<)&Q%f#i<r'&Q%Qw#z#Q(FL/$](#iAw$T#h=w$T-hBw#h%iBw$T%iBw$T+uLNm.$hEw$F*iFw$F'hIw$F+iIw$F+L/$f(",
"#iM)uDFy/$(C/$h6(#iL)#iCw%4#hzw)[)#iEr3w#n##iar5u;><$:u;>A7w)n&q[w'0##ib)#ic)w#N#qgw(m#M'$R:uLNUqb$(7M'$(4#ilw#5#8:",
"#inw#+#F4w'R#RL/w&{#io)<qi$(Pqjw*N$/$(GV#iq6#ip)&_%XuLNg.$qkw$4#w)g%M'$h4w#y+i|w#y&i~w#+#h8w#y+j#)w+H/L/$(7#j#6#i~)",
"&hB%[#i{qnw%z#qnw%z%i|7N'$7qnM'$hC:K'$8qfuLNUqb$8(w$.%j2w$.&j4w#+#hH4N'$Fr]+'$8w)b$DL/$D(#j7w$80#j-)`'$(q[qow$B%j56",
"#j4)&hT%hTumqA/$hFeh7hC(hD#j/)#jDw&E$quw&p#w#,#q~w%T#3qW$jJw+[$uLO+'$(qz#8w(=#9w#B#r#w#B&jOw#B$<A$(uTW@A$(r%Y<'$(#j",
"Q)uLO*w#S#C'$(r+2'$Fw#b#8#Tw)V#Qw#b#r,w#b&jZw$$(r+w$$&&h;%h:w#F#qvw#F&j`w-1$w$G/q{w#B&jew#B$w$G#uLO(A$(q|w$F$jhw$F%",
"L/$8(2/$jluLO+/w$F#jmw$F(q}w#a#2/$jpw)c##jq)&R%R&e%e2/$jr#jo)#jI)&i*%i*-/$(hRr3i)#jK)#jIr5uLNo.$j'r2w(Y(uLNF'$j*r2#",
"j|)#j{r3#jzr5#jyj6w.S$.$r5R$$-'$j;=$8H.$8r2w.P%w#V#S'$DQ#k2w*S2k3)#k4w*S.K'$Tqhw(S*k>w(S&kAw#+#Tw(S#h1r[w(S/kDw*c1k",
"F6#kE)&h6%]w*c0h7w$,#h<w)]+kRw$,&kTw#+#h<w$,#hBw)]0kWw*r6kW6#kV)&hH%_#kSw*r*C'$hLw2%$q0#kV)N'$hNw*|#hKw*|0kiw$C&kkw",
"#+#ew*|5knw*|1kd)<A$_`w#M#w+$&km6#kl)&h^%h^umqA/$hLhYh:hI(hJ#kg)#k{w+$5l%w+$<l*w+$3l,w+$Gl5w+$Al:w+$<l@w+$2lCw+$-lG",
"w+$%lHw+$0lKw+$$lLw+$+lM#lJ)#l3)w#V#iA2/$l8uLO*w#`$l9)+'$i:>H.$(w+))a.$iBw#0(S'$FiG#law*`(#l`i:#lai:w*V+i=w(-#=w*V+",
"lkw(-&lmw#+#iCw(-#Xw*V0lpw*V1lr6#lq)&h4w*V2iNw$,#h:w)6+l~w$,&m$w#+#iSw$,#h@w)60m'w*V6m'6#m&)&hF%_#m#w*V-hJw*V&m&w*V",
"#hLw*V#ibw*V0m8w$C&m:w#+#igw*V5m=w*V1m3w*V0m<6#m;)&h[%h[w*V)m6)#mKw*V5mQw*V<mVw*V3mXw*VGmbw*VAmgw*V<mlw*V2mow*V-msw",
"*V%mtw*V0mww*V$mxw*V+my#mv)C/$(kaC/$i<kb#m~w*&(w#]#r1w(s&=4w#($w29#(a.$(w)3(J.$=Dw)B+_:w#($w#N$w;8$.$=F(9&T%T-.$X](",
"=#n46#n3)&h5%_w8n#w#S#h8w#S%#n76#n6)&h8%h8-.$9h1(h7w#1#iJ%iJ-.$jjiM(h:#mf)&iN%iN-.jijjj%)iK&jh%jh+'jfjgq6#mejf&jk%j",
"d3qW$mhw&p$wC6*w%e#'$Du]`x'$r7>7(w%e#3qW$mow&U$w#J4r8w#J&w#;#jyw#;##r9>wBP#w@d#2'$r72'$r8w&z$#mK)#mJ7w5L'=w5L$7f$8w",
"A$#rGw$(#H.$9(I$=w-u*q5+'$li(#n[)U'$lh8u]^F'$4qJq5(#n_)#nfw'-,r-w#T#<A$F<A$=`'$h<8(#nm6#nl)&=%9C'$QqxN'$h=(#nmw@Q#w",
"AF*N'$hDh4J.$h5w>H)U'$qch9K'$hI(#nuw@e%nu7w@e&79(RuLO*'$T(#nx)&X%Q#nxh1&X%XwEw#X(F#nzwAF$h<w-G'R(#o$6#o#)&h=%h=-'$h",
"8h;(h4#n{)w&Y$uLNf.hMhN)#mxhM&hL%hL+'hJhKY#mvhJ&hO%hFw$O#hOw&r&r9w#N$w&p#-.$hShK(w&w$w&-$wEJ$Yw'L(w)7'Q(9#n')&k]%k]",
"w&v#lg(=w#j(#n')w'I#uLNI'$mqrB#n')#n&r3uLNF'$mfrOuLNI'$mgrOw#E$uTVzw$~#7+'$9(#n*)#o;mT#n)mTw'e&Tkhw'e$mYkkw:1%Fw:1-",
"rO#n2w&G#mu(w'V$(rO#n3w+/#(rOw&e(#n3w(S%'$78wI0%q8I$84w#g(=wGx$n3#n;wFX$]w%T(&T%w0<#h79#p#+-w;82p#+.)#p#+/w;8>p#+9w",
"18&p#+;w#+#w;86p#+>w3b1p#+A6#p#+@w;8Hp#+Mw$,&p#+Ow#+#w;86p#+Rw3b6p#+R6#p#+Qw;8%p#+Nw;85p#+Qw;8:p#+dw$C&p#+fw#+#w;86",
"p#+iw3b1p#+_w3b0p#+h6#p#+gw;8.p#+b)#p#+vw3b5p#+|w3b<p#,%w3b3p#,'w3bGp#,0w3bAp#,5w3b<p#,:w3b2p#,=w3b-p#,Bw3b%p#,Cw3b",
"0p#,Fw3b$p#,Gw3b+p#,H#p#,E)3qd$oQi=#)w#`#(w#`#m92/$oZw;B%o[w#[#DJ.$nrw1D)J.$nsc&8%8w2d#h](8w+U)p#,Ww+U+w0~+wP%'w+_&",
"Tw0~#o((#p#,lw,K#o'w0~(p#,o)#p#,vw0~1M'$h>:<A$Tw1+#`'$R8(#p#,~6#p#,}wS4#DwJN#4C'$[w1,#8(#p#-#w,V#]w1,)M'$hJ:N'$(h7w",
"Ru*w11&h<K'wO2#p#-,w11%p#-,w111p#-/)&[%X#p#-/]&[%[-'$_[(F#p#-1w11$h@w11*p#-76#p#-6)&hA%hA-'$h:h>(h5#p#-2w%T#hOr=w*P",
"#8w+5#rBw#-#j6wTU#(u]`qw/k$>&hR%hR+'hShTY#p#--hS&hU%hN&hX%hW#p#-.w&T(hYw/*%r<w/*-q5U'$cw/k%q5(#p#-@w&@4hnw&@/p#-H6#",
"p#-Gw&@'hrw&@+p#-Iw&@1hyw&@>p#-Rw&@%p#-Rw&@1bw&@%bw&@,p#-Ww&@0p#-^6#p#-]w&@,p#-Xw%I#hLw&@.jfw&@,hO%hO+'ehQY#p#-^e&h",
"R%hM&i+%i+&jN%jN+'jOjPY#p#+bjO&jQ%jL&jT%jS#p#+ew&T(jUw2[8jbw.}$p#+c#p#-0w2F2p#-1)#p#-2w2F>p#-<w/y&p#->w2F:p#-Bw2F1p",
"#-D6#p#-Cw2FHp#-Pw$,&p#-Rw2F:bw2F6b6#p#-Tw2F%p#-Qw2F5p#-Tw2F:p#-gw$C&p#-iw2F:p#-lw2F1p#-bw2F0p#-k6#p#-jw2F.p#-e)#p#",
"-yw2F5p#.#w2F<p#.(w2F3p#.*w2FGp#.3w2FAp#.8w2F<p#.=w2F2p#.Aw2F-p#.Ew2F%p#.Fw2F0p#.Iw2F$p#.Jw2F+p#.K#p#.Hw2F#p#,|i:#)",
"(&i8%i8+'i9i:Y#p#,}i9&i;%i6#p#,{w*k(i8w*k03qd$p#-(=w2y'om2/$p#-1w2y%p#-2w2y'p#,Iw2y,p#,Jw2y(Xw2y+p#.cw2yLp#,[(#p#.w",
"w.=#p#,Zw2y(p#.z)#p#/%w2yFp#/-6#p#/,w2y4p#/.w2yRp#/7w/]%p#/7w/]1p#/:w/]%p#/:w/],p#/<w/]0p#/C6#p#/Bw/],p#/=w2y3ljw2y",
"5p#/8w2y)p#/9w2yMp#/Kw2yFp#/S6#p#/Rw2y4p#/Tw2yRp#/^w&@%p#/^w&@1p#/aw&@%p#/aw&@,p#/cw&@0p#/i6#p#/hw&@,p#/dw2y3m<w2y5",
"p#/iw2y)i:%i:+'i;i<Y#p#.9i;&i=%i8&m+%m+a.$m8w*P(#p#.9wI6'm<8wI6%DwDQ%q8I$9w&i)DwCj$p#.=#p#.D)wTL#m<w#d(+'$mB9w#>#wT",
"e$p#.7wF>'f(w-[$w#G$a.$h7w#T+mKh1w#T$#p#0jw3y2p#0k)#p#0lw3y>p#0vw1P&p#0xw3y:p#0{w3y1p#0}6#p#0|w3yHp#1-w$,&p#1/w3y:p",
"#12w3y6p#126#p#11w3y%p#1.w3y5p#11w3y:p#1Dw$C&p#1Fw3y:p#1Iw3y1p#1>w3y0p#1H6#p#1Gw3y.p#1B)#p#1Vw3y5p#1]w3y<p#1bw3y3p#",
"1dw3yGp#1mw3yAp#1rw3y<p#1ww3y2p#1zw3y-p#1~w3y%p#2#w3y0p#2&w3y$p#2'w3y+p#2(#p#2%wT~$p#.U3qd$p#/giHw){#w#1#p#.X#p#2/w",
"U+4TwU+Ih5wU+Bp#2B6#p#2AwU+'h:wU++p#2E6#p#2DwU+,p#2D)&iO%iO-.$ieiR(h:#p#0,)&iS%iS-.idieiY)iP&ic%ic+'iaibY#p#/|ia&if",
"%i_&ih%ih-.n|n}nqiei_w$Y#o,w-r$p#/|wNUDp#0$#p#0(wNU$o#w%6(wNU&o(93qd$p#04[w&1#w-6#qew-6$p#2[)#p#2]w&0$qpw16&9w*j#fw",
"*j+p#2iw*j&p#2kw#+#fw*j#]w*j0p#2nw*j$w&F$Pq]$8q[q[^)(GE&_%]w#7$w`%#w./+p#2sw#x&p#2uw#+#h:w`%$w./0p#2xw./*^)hCGV&h@%",
"h@w$u#rSw%D$(%(uTVz.$rSrUrSw%W(#p#3-w/d,Yw%P$p#3.)#p#3/w%P$qsw/d+hRw$W+p#39w$W&p#3;w/d(hWw$W0p#3>w/d1p#3A6#p#3@w/d$",
"wqk$K'$h`w&K+p#3Jw#z&p#3Lw#+#h9w#z#hew&K0p#3Ow/U6p#3O6#p#3N)&hE%hE-/$_hA(hB#p#3Lw%A$qqw%A$p#3Y)#p#3Zw%A$qtw'n+htw$F",
"+p#3gw$F&p#3iw'n(hyw$F0p#3lw'nAi%w&9+p#3qw#x&p#3sw'n(i*w&90p#3vw'n3&hg%hgw>))p#18w>)$&i=%i=&p#+9%p#+9+'p#+7p#+8p#0t",
"#p#1Cp#+7&p#+<%p#+53qW$p#1Fw^L9rJw^L)p#1Mw^L9rKw^L*p#+Kw(u$w^L)#p#1Gp#1Dw,5&p#1FRw>;*w3<#r=H.$=(I$Dw)P'p#1P7#p#1Ow,",
"e+w7W*rBw7W%w|e#S'$h5w8m$Dw8m$w#s#+'fQ)#p#1]f+'=FY#p#1[=&X%9uLNl.$Xw$u)w}>,+'$rVh@w'9$w9P&h7x#x#w&L#+'hAhBq6#p#1ghA",
"&hCw20%p#1Pw%V&rJw%i-x$p1w]2#rJu]`x'$8w%|#F%F2'$rKw#X@qew#I#w#X-w]T%w#X:qqu]`xw;M&=%=w#K#p#,:w&O$p#4tp#1dJ.$p#1ew|b",
"#wCT#p#,=QwCT'w#h4qT^)>GEw|x#&hM%hMu+-~u++m"};
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
/* onesweep.comp, 13756 words */
static const gpusorti_line gpusorti_spv_onesweep[] = {
"$cqh#u36-u36.qUuLN@h%u]`|uDE4qVuDE)uDEEu;<7uDEQuLO,uLM[uLNkh(h'q$uLNDq`h&h*uTU_qeuLNBuLO'uDF+q#h$h,h)qWh+h/q]uDE;uD",
"GPuLNquDGLh-uLO)r,uLMch3q/uDE%uDFXh0h.uLO+h8q*u;;ru;;suDEGh4h2uLNmq'h1h5uTWAuLMlqXuLNhq,v$o9)Su+3euefUu#=c@u33U#u33",
"Uqbu33Uqdu33U;uTU45v6RUmWv<bs>Dv/AM#F@u;;c@5uuvzq(#v@8$D$@#w#$#uTU9q%q4555/#q)`O#@qG@Og5qG`Ogq%qGq+Ogq&qGQOg`qGq3Og",
"q(qGq7Ogq)qGq;OgXqGqLOgq+qGqPu;<Agq%w#X(u;<Aq.q%/#qF@/QqEq&/q&q.q=/`q.q;/#5q(/#q)q+w#D%q2w#D%q3qEw#X#w#7&q5w#7%q6qE",
"@w#m)q8w#7%q9w#L#5Xw#;)q<w#;%q=w#P#5q-w#i)qAw#;%qBqEw%/)u;<AqDq%/##@/qEqE5/qF5q+/#5q)/#5g/#5w#y#5/#5Q/q(q.#u;<Aq)@/",
"q)q.#/qL5q&/qM5`/#5@/Xq.u#U-/#5q.w#/$#q.q<u;<A#@u33W#u;;v#qSuDDz#qD@u33X#uDD|#&q%,#X&*&#`Rq+&qYu~#=g&w#$$q+&&,#gg-q",
"Z#guDDz#qD5*G#@,#gw#K#@Yq-&Zq.q-,#Qq.-qaQQ,#Q&uDD|#&q&,#5qc-qdq&5*&#5,#5&-qd`5H&q0w#3#q%:+#ruq0qgYq1DZq2q1,#Qq2-qiq",
"3Q*G#X,#QDYq4DZq5q4,#Qq5-qlq6QYq7&Zq8q7,#Qq8-qmq9QH&q:qD*&#qDw#e#q:qnYq;&Zq<q;,#Qq<-qpq=Q*&#q3w#;$qqu]^o&#rtqr;qg:G",
"#rJq:7w$4%H&q>@w#-#q>qg*G#q+Yq@DZqAq@,#QqA-qxqBQYqC&ZqDqC,#QqD-qyqEQw#J%w#Z'qFw#Z$qF;H&qGqD:&#rLqG;*&#qC:&#s6q}q~:&",
"#s3;r#w#D$w#{#qCH&qHw#R#rvqHw$=$qF;w#=%w#Z%w$V#r*7*G#5:+#ryqGqn*&#vfMXspw#k#qGw#k%r/w#J#r0;w%(#r-r.r1w#j)q0w$S#w#v/",
"w$,:r;w#Z%;*G#q&H&qIq+*G#`w%:'qJq+R#&qJw#{(ruq0qgw$8#rDqJ;R#&rEw#:+w#U'qK@w$m#qKw$:$rJ7:&#rJqJ;:&#rPrLw#^$rKrMqJR#&",
"rN*&#u++2uLMN+#rsrK*G#q3-qfq(5-qfq)5H&qLqDH&qMw%]#ruqM7uDD|#&`u;;~+#*&w$_#qNsqw#h#qNqLR#&rW,#`rX-rY#`,#`w)P#sy*G#q)",
"*&#t5w&($qI*G#q(*&#w',#qA*&#vLM5-b*&#vF9(PS*G#q2:&#s1qKqw*&#Xw$j#rgrhw$.#rirVw#)$qYw$|$qqw$|#rlw%{#rvqMw#)#r}qLqn:+",
"#rrrnrow&=#qnqLw#e#r.rq,#5rT-rsXw*w#Qw#w$rt*&w$%$s6rurvw%[#;rww%b$rxw#X#ryw%h$rzw#/#rNr{qNw#;#r|w#5#rNq0r}w#)#q>w#)",
"#rJr~s#w#)#rWw#N$s%w&6$rms&rWw#C#s'r`:+#rws$s(w#6#s)s$s(R#&s*,#`s+-s,#`*&#q)*G#q%:&##qKrR:&s1s6s0rvw%7#s17*&#q+w$a$",
"rRw#@#s4rvu]^o&s6rts2s3s5R#&s6,#Xs7w$`#s6w&.#v+3LDD*&#v3Duee*&#v+3LDCu;<#+#R#&r`,#`s>-s@#`w$C#qNqJ*G#q;uLMFD#r.r.w%",
"|#q>7w$L#sEw(Q$sFw$/#w+8%q>w$w$sIw#:$sJw#:&w%j#r{w$-#sMw%>$sNr{w#;#sOw)v$w)%%w#H%r~r}w#l)w#B+w#H.&#rSr{qYw$L#sZw)L#",
"rSqJw#s#rvs]7w$r&s6qKw#_#rvs`7w)M#sEw'e#sasb-r[#`w#''H&qOw*4$qOw#K$sgw#h#s6qOw$*$siw#W*skw#A#riw#A#rPr`w(C#rLqJw$Z$",
"sOw&9#qmuLMFD#7w+m$riqgH&qP5uTU^qcqQqP;;,#XrB,#XrF,#XrO,#XsG,#XsK*&#qE*&#qFuLMPqSq%@qT$#-sx#X-sw#X-sv#X-su#X-st#X-s",
"8w#'%u;><#@u;>A7#$A1q_#q[q^[&#(uLNl+#(7u;><#@I(##$AuTUlqb#Qq^w#;$%3$4%3$3)&#E3(4uLNF&#(sBuLNI&#8sBw#U$uTVz&#(;7'&#3",
"(uTUlq_#q[r^Nw#W#w#-$w#b$6&#4(uLNo+#(9S+#(w$'%($A1qf#q&;w#D#1qf#`7w#M(w#:#w#1$'w#1#<&#h6au]^F&#5qJPw#h#4(%T$T)+#PhD",
"(Tw#o(%hK$(w%2#w$B$6&#qYw#a#qn([&#q([&qRq)6&#(qL'&#(qRw#V#rSw#V#uLP`rT#rVrUuTXs&#rVq%(w#)#@82+#8w%j&w$f#r[#rZF.A3%8",
"$8uDG5qgqgr]%#$Aw%l$##)&#7E#8J+#8h6K#3@I(3A$3w#U#3w%$%EBA'&3CN%Lw#a&h6$h6)&#qLhAP4)&#qRhBbw&[#h:hCFC<&#(8w$g#qJ2+#4",
"w$G)'&#hEsyw'6$(u]`qw&p$;.sdA.se7.sf7w'>#w#=$hGw&6&hJszw#M%w',(r>w&_(w%b#hiJ+#h6r`w$#(2+#hmw(@)w&H#raw#S#0&#hs;w$S#",
"r`w'.$%E$96&#h_w#1#r_(%L$L)&#(L4Bw#w#hFw$9)%]$]w&##hE(^w&5&hKh7##J+#4s(K#8@I(8A$81r[#s-C.A7w&(#qN%9$w$6#hG;w)p*w'|#",
"i<$(w&@#0&#hKqgw#>$0&#hMqYw#-'hOs3w#S(shw#S#0&#hSqqw#6$%4$4)+#shT(4S+#sjw#v(0&#hYqn2w#F*sjU(4uLNI&#hUrV6&#qgw&/$;'&",
"#8qgw%t#w&H'i,qIw#6#w)P$r@w#6#w'[#3w*'$qIw*c$slw&X&L7w(y#)+#slW(8w&r+LqGw#<&3Ew#<*w&t#qqw$V+CB(4w'@(%8$w$Y#h9bw#A$&",
"#(47w*8#w-#*uLNo+#Cqnw#1(<&#qnL%4$8w#T&74(8=&#r.w'd#Bw'h&7L(9uLNs+#aw#Z,rbbw#K%w-i)73(4uLMkD#Bw(-#sdw%^#io6w-r#<&#i",
"{(w%h$(sBw#f#smw%4#w.o'6&#Brd6&#idreVw&B#=&#(rfw#-$w#N#rjw%y&P7w+O#w#5#rkw%r&9w(S%%a$40&#Brhw%R#rV%P$PumqA+#EB4C(9w",
"+z$+#smhD(bw)T$D#h@h9srw,g$h;#8w#*#h=#3)+#s=h@rUCw#1#hA#EK#B@w#O#2+#hFw$t$w&g%w*6%78w*6%qJK#85w'D%6&#9iq'&#inw(b$ir",
"J+#(hTw'b('&#hY3w%U'w#9#qhw%g&IiHw1@$qk#q6q^B[Dw1@%w))#qjw,{&(TuTUlqk#q3q^(w#@$w':#D#(L9B%^$w0/$iSw/8$w#T+WuTUlqb#q",
"9w,9%uLMkDw&)#h:$Ew#N#qow#N#uTUlqb#q=q^h>w#@)h@$3M&#;qsw'Z#;0&#hDw*V#(q:=&#hFqsw#P$w#m$>G#3cw'A#qtw#Z%hJ$hJu~%bD#h<",
"hG]h:F^(Pw$&#ijw%='q{w%=#w#,#r(w#5#d&#B@V&#(r$uTU}D#(U@w(|$D#F9(w%}#Ir)w#H&4@>G#(uTW@G#(r+N>&#(uLO*w#V#0&#(r2V&#9(w",
"#a&w%n%F](Lw#a#r3w#a(w$)#r2w#H#Cw$)'9](3%h=$h<w#L#q|w#L&hD5w$R(hF5w#L&hGhCw$R%r%w#q'5w$R#uLO(G#(r&w$Q(uLMkD#8(VD#L(",
"%B$B)D#UP(Bw#Y#r'w#Y#uDFyD#4w-3$D#3a(8%hR$hRw'^#3h9h>%hU$hU)D#hWh~(hT%i%$i%)D#sDi+(hWd&#(@1e#kci2.Aw+&$rHw#k#uTVz&#",
"rIi57d&#951e#ki8.Aw(j#3%i5$i5'&i6i7N%i8$i3%i;$i:w#U#jKw*2Bk-'&#k*w(o$k.'&#iow$1#w*$-w)w$Cw)Z$C$w.r$w)$)Lw)$)Uw)$.^w",
")$(]w)$:W$WumqAD#]h6w(~#w%`'l2hFw%`/hIw%`(l8w%`(hI$hI'&hJhKN%hL$hG%hO$hNw%V'hPw%V4kV'&#kSw%V$kW'&#j;w%V1w+k,Ew,@*B$",
"9w,].w,+.^$^)D#ET(aw%0'lUh@w%0/hCw%0(l[w%0(hC$hC'&hDhEN%hF$hA%hr$hrw#U#k;w#U#w'm91e#le9w$D#w#P#rCw34'uTVz&#rGF71e#l",
"lw7#%C$w0&#(C73w2-$w,d1V&#^w+/$E@w3;$D#BCw4.%w,_UPw,_Gh<$h;w,_(V&#hBw$M$hB5w$M&hChAw$M%w,YN^w,Y:hP$hPw,Y$Wh=w'U$.h]",
"w%s$w'P(hfw'P#Cw'P#mGw'P(hf$hf'&hghhN%hi$hd%hk$hk%jv$jvw#Y#sEw'T=w)k#lg'&#ldw))$lh'&#kLw)$%S+#l.w#e#w#J$J+#9kOw8V'U",
"w8V*w*:+qvw#4&IlCw3o&qBq^]w3o+qww3=)w3o;lNwCo&qEq^h@w(w$w#c/hDw*u)w=R(9Bw+$%h>$h>)D#ah;(T%hB$hB)D#hIhG(hAuTVz&#sEhT",
"w&H#8w+5#n#w&H#w$1#sHw&e&sLhYw#@#Ew&e#n)w&e(hY$hY'&hZh[N%h]$hW%h_$h_S+#k]f+#lBwDX*e#n*wDA$w#5#w+$(1e#n0w#9$w:(&(37w",
"(~#w&9(r=w#`#>G#l^>G#lZc&#a8(%9$30&#laq~=&#LwE##lcw:~)=&#Wlg2+#lhw;{)w;m#llM&#Ww;5/uLO*&#B(%F$U%F$F)&#^F(Ew0j#lmw0j",
"'4(%h=$h=)&#Wh;(]uLP_&#rV(wE4#(wEK#wEE%w1.$s.'&#mjs._w#=#wG9#%hQ$hQ)+#hSi3(hHw$M(w.+<nbw.+:niw.+/w&03m9>G#m6c&#^w&0",
"(m<w&0(m>w&0,h9mC2+#mDw&0-mHw&0LmIw&04w#u#rpw#u#wHW$w%^$rT#84wH,%9wH,%qIK#35wH,%=&#aw$q#(w>A%w&f$<&#4;u]_/rT#((((Vr",
"T#4(0rTTaA'&LUN%^$EwIQ$^w'/$P%W$h7w&h&rrh9w$-%h<w$-,w&,#w$x#C0&#hEwLl%w$-$w.a$w$w#4w$w#uDFy&#3wBg*C4(80&]bAw@i#'&a^",
"N%h6$F1qf#Xw*L$0w&:#uDF~G#(w01#uDF~G#h;w#+#%hS$hSw'T#h7h@hI)&#3WhBhJw$'#rmw(''=&#o0NwDA(o1wJ7$wHU#(h^wGq#w(;$w#T,w#",
"0,0&#o<;M&#(r@w+n*w1_#c&#F(rR%U$Uw#8#BTLuDG5rVrVr]'&#h:;wBt#w<3$w/U'w#s%'&#BhC.h9Aw%^#w$,/oNw$,0M&#hJwKk#hB;7w(d#F%",
"a$aw$+&bhKw#d#rQw#d#0&#iOw$9$w)T)=&#iTNM&#UrR1e#p#+38w%N#w3L#4.8AwKD#=&#iYN1e#p#+7(.APw/t#%^$a1e#p#+8i[.A]w'/#%iY$i",
"Y'&iZi[N%i]$iW%i`$i_w$w/ohw$w3;(w,V'Bw,V0w'I/ovw'I)oww'I%1e#p#+LTw,y4bw,y#p#+Sw,yDo$>G#n}w,y,o'w,y(o)w,y-o-2+#o.w,y",
"-o2w,yLo3w,y4wP6#(w)Z$wP`%hYw)^<p#+Kw)^Fw(L+hhw(L1hmw(L(p#,0w(L3hrw(L#p#,4w(L.p#,5htw(L'hr$hr'&hshtN%hu$hp%j]$j]wP,",
"#w$'#p#+6w8;.w#*#Cw-|%s'w/*)6&#3w,A$p#+Tw,A(w.o#A'&9EN%F$wEC$w%d+^rP=&#PrRwOj$w(.(b3S+#o,f+#kIw5s)2+#oHwX,$ozo{wS>(",
"'&#qgoLwS>)w$B#p#+jwS%%M&#Brcw%j#PuLOJ8NrbAwWS#%hH$hH)&o3o4k%PTuTXz&#rV5o4<&#p#+qw&T#p#+qw6~*r[#rZp#,/.ACwVq'w#<#p#",
"+bw#<#<&#Bo<w%o&w1v.snw0l)J+#Cp#,<w'G(w7_$r[#rZwE%$w(5*w0S#w$]$'&UFN%P$w=9$kqw$0&p#+eb1r[#s_p#,.w8~#4$4w$<&WCw$<%Bw",
"',,w#V#6&#Cw',$p#,9w0J1.3^'&#Pw2'$0&#CrPw.o#w&0#(rRuLO*&#h7(.Lw)6#Lw'8#3w;1&WAB9E%h7$h7'&bh6N%h:$PwI>#wYn*7hTw-lAp#",
",jw-l)p#,kw-l(p#-@w-l:p#-Gw-lDp#+t>G#p#+qw-l,p#+ww-l(p#+yw-l-p#+}2+#p#+~w-l-p#,&w-lLp#,'w-l>w4GAp#->w-iF'&#he;wU<%s",
"ow(8#qJw)C,w&n/p#-Nw&n)p#-Ow&n(p#.$Fw&n4]w&n#p#.+w&nDp#,X>G#p#,Uw&n,p#,[w&n(p#,^w&n-p#,b2+#p#,cw&n-p#,gw&nLp#,hw&na",
"p#.#w&nF%ha$haw#.#T7h`w#g#rKw#g#1e#p#._iMw.z&(hl.8w%u$hjw@0&p#.dhnw#='Fw1`#wCq#U$L=&#iUw2'#aw,&#htwCJ#p#.j4w#L'w2,$",
"]$]%iX$iX'&iYiZqg%i[$iVw+{+iXw+{4w$U'p#.ww.Y'4=&#Fw2o#p#.zw%o$w1H#wa~#qqw(R#4w#2#(rPw&[&(FBUw&V#7uLNs+#(r|uLNg+#sPw",
"0H*e#p#/(h<w#e#w&^#EwFA&sQw#=#'&#r}Uw)%0hFw)%#p#/3w)%/w#b#Bw/d#U$w#W$wJ2$'&#r~h9wGI#hNw#X#p#/=w#X$w#M#3w#M#9$9w#M#s",
"Rw#M&sSwGs#sThUw#M#p#/Fw#M0wH=#%hV$hV'&hWhXN%hY$w[1$p#.Vw#_#S+#sUw%:(2+#;sOwJd&sUC(8w#`#)+#p#.^h]wW(%w#H$<&#sB7w)9$",
".Ar.w#9#sVw%['w%3$w#9#w1t$EwZk%nSw'9'p#.Yw#,#M&#p#.)rcw'c&p#-9w3M))&#p#-ZB#3K#Cw^W$_+#3we+)wg0$s/w%B#J+#Fw3O%+#9E(3",
"IA#Lwb<$Ts6w#R%w&}#wG%-s6w(f%wf=#'&#Cw.5$qMh;wdD$Ew6>+4wgZ*w)l#p#/7w6>%uTWY&#(Nrbw#R#hM1e#p#0%b.A('&]bwC>#a%h9$W<&#",
"hHs6w7,,4w#m-p#/Cw$Z'hBw$Z0<&#s9Cw#R'L(w$:/hb1e#p#09Fw$:$w5y#T$Ew#p'Lw&N%Twb4%^#3w0P#s6K#95I(9A$91e#p#0Ewl#&LUA[&#8",
"uLO*wl,%C9w#m#4J+#Ls:w&v('&#hrP%hp$8%h`$h`w$,&hthbw$,$hrhe#w(m#rUhg#w/I$hi#9)&#hzhk#BJ+#3s6K#Uw,W*Lw+`&p#0^w,W$wb{#",
"s;w'g&^w_z&w8X)e#p#0e]w#J's:_+#h;;fwL6#[&#wGo#(s<'&#hCw#1#w$1#(w$u&w#a&<&#hF;wh+*%b$b)&hIE3hJP)&hFA3hGP)+hDU3s=PuTV",
"z&h@h67hAw;)#'&hBhCN%hK$h=%i;$i;)&i<hLhMhJh=)&i7hqhMhGw1<#7hNhBh>'&i:AN%i@$i7w$4#i6w%8#u]`v&#se;7i<w+`#%iF$iF)&#p#.",
"SiHi=w$=#p#.YiIiD3w/V*4iJw&>$CiM#w@7#se_w@Y#w*u#w&-%w#6#w2T$w<&'p#0=w#9#.se7%(wjB$p#0sw)4$sBw#q&p#0FCw)*%r`wm|,sAwm",
"|,w$E*p#0M4w#S%sBw#S%w(,&Pw.Z#wf{1p#0&w&V#wf{Yp#01w(=$wf{~wf{Dp#0Hw5k+wg#0Lwg#)Fw[='Twg#~wg#5hEwg#)hGwg#'hHwg#}hV$h",
"Vw#.#hThXhUw:q0w]N#w%d#p#0l>G#p#0ic&#48wuK#Cw&D#50&#p#0pw:{#8w:{#p#0rw:{)d&#]@wod#p#0w2+#p#0xw;$-p#0|Mwev#w;$4T$Fwz",
"F$&#PTw;$%p#0}w;$*hA$hAwxU#h>(wDC#sAwx6'%iI$iI'&iJiKqN%iL$iGw+y'p#1cw)v'w20'i_w2z.p#1|w1c+w$t#rcwSg#p#1;uLNl+#8p#1;",
"w/3$w$~%w5=%p#1Arcw$:#p#2*w#p#uLO*w#f#umq1&#T;77(Fw71$W$Ww#Q#p#2+w*e&Qq^sCw$e'4$4w$[#_+#i}w5Z)M&#p#1Mw63'j#w63,j+w6",
"3~w63Qp#2[w633p#3Jw63Rp#2gw63^p#3_w63Xp#3jw63~w63;p#4&w63Ep#4-w63~w63Y%iC$iC)&k<k=iHi>i7)&k@kAiHi9i7_+#kAw*8)w6K%kD",
"x'V(kC$kC%kF$k=w#D#p#3Ew#D#_+#p#2>whA#p#2(w,@-'&#kJp#2%w)-,p#2Gw)--p#3ewQG(p#2}wQG$LwQG%F$F'&#p#2NwTg$p#4>w#s(w#n(u",
"DFy&#p#4Fw`P$w#r'3w#r$p#3s2+#p#4Kw/c)0&#p#4Ow#F(TwCp#wT(#p#4:x&x&E$Ew&a#E49w#`#p#3~x&x)w#2#kmw#(#p#2Iw#7$]wCE#h<$h<",
"wQ-#p#4(w#D'krwFw#hS$hS%mA$mA)&p#2Jp#2KmIkuhS)&p#2Op#2PmIkrhSw8'(+#s=mCw*^%mF#8K#4w.%$w$g#p#3^w-M(+#s=wUz-r{K#3q%w%",
"]%w#E%EB(w#E%3w#E%qYwR6)'&#aw,>$qNw$[#p#4J6&#h@r|w#-#w_M$s[w#F#uLNo+#Er{wDw&s[Lwl[*%]$w3<#EsBf+#s^w'j)%WwT9$s-aw%V#",
"w#9#sWw*)'wE+#h6wKX(wr/2wMW0p#3x>G#p#3uc&#PwMW(p#3{w4[#Uw$B#p#3}wMW,h:p#4%2+#p#4&w4V-p#4*M&#h9wMWHp#4+wMW4w'l#w(0(h",
"WJ+#hXp#3cw%Y(w#,#p#4Bw#,'p#4Ow:'+r4w:''r8w#C#V&#hYw8x$hRwtC'hSwtC&r9w#C#w9A(w8t$w9A)Uw.;%r:w#H(w:G'r<w:G$uDFyw:K/E",
"w:K$F@wNj$D#Tb(Uw:&'r5w#i#uDFyD#hiw9'&hjhAw((%r6w$%'w:>)Cw:>'9Lw$J%r7w#H(w:>,w$I(w:C'Uw>^'w;k#wgm$w$X#h:hF%hW$hWw#.",
"#hUh}hVw#t#quw&0#w>p,hewpv#@w>u$wpw$Ewz(.hjw@f%.ATwf;$hg$hgw#m#wMW(iGwR2,sXw)u*sYiMw)u;Iqzw$T'wsC(h~wAE%wa$#9$Cw#>,",
"i&w$O'Fw&v#%h;$h;x$D#w#l#scw$S#S+#iqw({('&#ic;w$a,w+V,9w$a80D#(p#4`0D#iXp#4aw+a+rAw'<&95w#($w-a#wq6$w$9(2+#9Cw#1(d&",
"#P@w#($w#N$w9V*w>|$+#F^(9%b$x#f#Ww#M#Ww#M&W$Www`#a(h7x#R#)+#j;hL(h:%hM$hM)+#j<iP(hK%j3$j3umqA+j4j<j#j<i{AhN'&j1j2N%",
"j5$j/%j;$j;'&j9j:qY%j>$j7%jB$jAw0$'jCw/_%jFw0$ap#6f6&#j[w0$~w0$Np#67>G#p#64w0$,p#6:w0$(p#6<w0$-p#6A2+#p#6Bw0$-p#6Fw",
"0$Lp#6Gw0$Gp#5~w%Y(w#,#p#6^w#,'p#6kw0$~w0$~w0$~w0$4d&#3w/r#q=q^hdw}j%4wMg$he.A9w(y#w^n#w#P#w/d(iAw/d9w0#)w/d8x$5$hv",
"w0f#4$8x%&$hwwjW#w_8#b$b%hu$huw#O#w/G'iew(B('&#iVw/GYp#6o0D#iLp#6pw/G~w/GHj/w/G)j0iD(hK%j'$j'umqA+j(j0isj0iow/G#j%j",
"&N%j)$j#%j/$j/'&j-j.qY%j2$j+%lQ$lQ)+#j2j,lNlHuLNg+lXlYw&,#spw&,+lZNw@0#sOwBs%lZl[lW(w.c#splXx>T&l[A$l[S+#p#7puLNg+#",
"p#70w%N(wU/+79wbc<p#9fwbc0p#9iw&~$wbc>6&#lvr|<wNA#wbh5p#9th=w#j#w'r#wbhChGwae#p#:#w(@/w#b#wbh9hOw#X#p#:-w#X$w#M#wbh",
"9hVw#M#p#:5w#M0wbh$hW$hW'&hXhYN%hZ$wQ1#Ip#9Fw*E&wbh)'&#mBwDI$w';%+#sU9(wb0$)+#p#9Nh_(w)J)6&#mHw&&#sBwi,%wbr=B$Bw'_$",
"mP$mP%mS$hn%p#7y$how#R#mRw#R#.sf;wYD#w#D#[&#sfwwS*w3t#p#8#$(u;>&;sqw(<&p#9cwY'&xHT;w$1$p#82$p#82%p#84$p#8*f+#ssp#86",
"f+#(p#9Ww%P+p#85p#83wGV,p#8UwGV-p#9swGV(p#9/wGV.%p#:_$p#:_u+-~u++m"};
/* onesweep.comp -DGPUSORTI_ADDRESS, 18644 words */
static const gpusorti_line gpusorti_spv_onesweep_address[] = {
"%>1u;<7h#u36-u36.qDh%h$uLN@uDE4u]`|qHuDE)uDEQuLO,uLM[qbh(uDEEuLNkh&r^uDF+uTUlh'q$qFh*uLMcuDE;uDEGq_h)qjuTU_h+q|uLND",
"uLO'q#h3h-uDGLh,uLMluLNBuLNquDE%uDFXh/q*q'q,qUuLO)uLNmh5q%h.h1h0h2q)uTVzuLNhqpu33Uq+v$o9)Su+3euefUu#FEJf$f2fqdfqefu",
"#`Iumnev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU4;v6RUmWv<bs>Dv/AM#FJu;;cu#`J;uuvzq($v@8$D$J$w#$#uTU9]q4;",
";;/$bV>$JqGJ>W;qGg>W]qGq3>Wq&qGq;>WVqG'>Wq(qGqL>WbqGqP>WUqGqT>WgqGqX>WWqGq]>W$qGqaw#(#qew#(#quw#(#qyu;<AW]/q-bV>q.J",
"qGJu;<Aq.]/q&q.q=/Vq.q;/q/;q(/q0bgw$.$u;<Aq1]/$;U/$;q-/$;g/$;b/$;W/$;w#;#;/$;q//q(q.qLu;<AbJ/bq.qM/$;q&/$;V/$;J/Uq.",
"u#U-/$;q.w#/$$q.q<u;<A$Ju33W$u;;v$qBuDDz$'Ju;;v$'uDD|$']uTUK$<<''u33X$uLM:$<-'uTUK$qB-'<uDE*$<<uTUK$'<''uDE*$''uLM:",
"$-<w#6#'uLM:$qB'<w#(#w#:#<uTUKw#,#'uDE*$-'.$U'uTUK$''XXu]^[w#7#--u]^[$qB--w#@#qB'umn|$w#-#--<+'$VRg'q[v#$KM3W<w#$#'",
"w#$$g''.$WW4q]$WuDDz$';+B$q(.$W'+'$J+B$V.$W<u;;|$u#`Ku;;rq-'u;;sq.q-.qeu#`Kq.+B$J.$u#`Kw%'#q&.$;qh4qiq&;+'$;.$;'4qi",
"V;uDE'$'w#b#w$]#<+B$]@'q/w#D#]E-$ruq/e+'$q&w#t#q0<u;;sq1q0.qsu#`Kq1.$u#`K<@'q2'w#C#q2qm+'$q3w#-$qvu]^o'$rtqwDeEB$rJ",
"q22w#a&B$q&+B$;@'q3Jw#5#q3ew#))q/e@'q4w#9$q4D@'q5'E'$rLq5D+'$qCE'$s6r%r&E'$s3Dr'w#D$w#m#qC@'q6w#R#rvq6w$%$q4Dw#=%w#",
"Z%w$=#r.w#;#ryq5w$[#vfMXspw#g#q5w#g%r2w#F#r3Dw$h#r0r1r4w#f)q/w$O#w#r/w$(:r>w#Z%D+B$g@'q7g+B$Ww%6'q8gR$'q8.$brE.$bw&",
"-$w$'$ruq/ew$A#rIq8DR$'rJ.$brKw#>+w#b'q9Jw$y#q9w$G$rP2E'$rJq8DE'$rPrRw#b$rQrSq8R$'rT.$brU+'$u++2uLMN-$rsrQ+B$q34qkq",
"(;4qkb;@'q:'@'q;;w#s#q;2uDD|$'V.$Ur[u;;~-$@'q<sqw#l#q<q:R$'r_.$Vr`4raw)##Vw(M#sy+B$q.+'$t5+B$bw&<$q7+B$q-+B$qe+'w#'",
"$qA+'$vLM5-b+'$vF9(PS+B$q2E'$s1q9rB+'$Uw$v#rprqw$6#rrqrE-$$rrq[+Bruw$1#s6q9qvw%0#rvw&;#rvq;w#)#r}q:qmE-$rrrxryw&Z#q",
"mq:w#i#r1r{.$U-.$;r[4r~Uw*g#q/w$#$s#+'w$-$s6s$s%w%p#Ds&w%v$s'w#]#s(w%|$s)w#/#rNs*q<w#;#s+w#5#rNq/s,w#)#q3w#)#rJs-s.",
"w#)#r_w#N$s0w&K$rws1r_w#C#s2rhE-$rws/s3w#6#s4s/s3R$'s5.$Vs64s7$V+'w%i$s1q9rYw$B#s:s%w%B#s;2+'$gw#9)s>s%w#^#s<s=s@R$",
"'sA.$UsBw$[#sAw*P#v+3LDD+'$v3Duee+'$v+3LDCu;<#-$R$'rh.$VsI4sJ$Vw$>#q<q8+B$q;uLMF<$r1r1w%|#q32w#j#sOw(f$sP.$bsQw$3#w",
"+['w#>#sTw#>$sU.$bsVw#>&w%n#s*w$5#sYw%C$sZs*w#;#s[w*>$w)=%w#H%s-s,w#p)w#B+w#H.'$rSs*q[w$T#sgw)e#rSq8w#s#rvsi2w$z&s6",
"q9w#_#rvsl2w)b#sOw'm#smsn4rc$Vw#''@'q=w*M$q=w#K$ssw#h#s6q=w$*$suw#W*sww#A#rrw#A#rPrhw(K#rLq8w$Z$s[w&B#qmuLMF<$2w,5$",
"rre@'q>;uTU^qhq@q>Dw#<#q(+'$q;+'$rk.$UrE.$UrK.$UrU.$UsQ.$UsV+'$qB+'$qE+'$<uLMPqB]JqC%$4t+$U4t*$U4Xw#'Ct)$U4t($U4t'w",
"#7*qnw#+.w#'.uLMUr}$UsH4r}$Uw#'$w#M/w#//w#''w#LHw#;.w$6%w$P2w#',w#Y#w$W'w#;/w#D*w%)~w%)~w#mAw#'/sCw#72w#m6w$tBw%o;w",
"#/6w#z%w&03w#^3w#D/w#'@w%NHw&]+w#u;w#'&w'pJw#fyw#'<w%R3r]w#+.w#'&w$SYw%1_w,_(w#fLw)BAw$73w#;/w#/Gw*ENw#//w$.rw#nnw#",
"^0w)7'w)@;w#'*w'wFw1w'w#'/w#D'w$a7w#a'w#7Dw#'mw%v.u;><$Ju;>A2$%)1qa$q^q`A'$(uLNl-$(2u;><$JuDGP($w#:#qd$q^qcA<$(8qe$",
"(9qg$(qfqfuTUh'$(]V#hm)&F%=#hmL&F%F,'$^F(=#hm)#hk)uLNF'$(sLuLNI'$6sLw#q$c'$(D2*'$3(#ho)9qa$q^reGw$2#w#-$qfw#-#H'$:(",
"#hs)uLNo-$(=S-$(w$I%(%)1qk$q&Dw#G#1qk$V2w#P(w#:#w#1$*w#_$i))P'$h6_u]^F'$;qJK(uLNo-$:(&`%`,-$KhG(`w#r(#i,7&hN%(w%Z#r",
"gw#p&q[w#g#qm(#i,)A'$q(#mO)A'qAb#mNqA#mMq:H'$(q:*'$(qA#mR)w#i#rZw#i#uLP`r[$qr7#i;)uTXs'$qr](#mTw#,$J6#mT)5-$6w&N&w%",
"(#rc$rbT#)3&6%6uDG5eerd#m[C#iA2&$%),'$F3$$,'$2F$6Q-$6h6M$3JuDGP(3)%3w#[#3w%I%FN)#mfF*'3CG#iK3&Lw#m%&h6%h6,'$q:hAK:,",
"'$qAhB[3,'$h:hCTCP'$(6w%##q8#mgw$V#:w$V*w(%+*'$hHt-9qg$6qf(u]`qw'U$D#sp)#sq2#sr2w(*#w(R1hMw(R&iU)*'$hPt.9qg$3qf(w#7",
"%w(#$q{w'R(w&C#ho#i[)#iZ2Q-$h<rhw$K(5-$hsw)[*qa$q^riw#Y#0'$hyDw$~#rhw((%iuw)Z$H'$hew#4#rf(#iw)&L%L,'$(L:N#iww$K#(hL",
"9qg$h>w$K'#im)&h4%h4w&c#hK(a#imhOw&x&hQh7$$Q-$:s3M$6JuDGP(6)%61rc$s8C#)2w&h#q<#it3&=%w$K#hGDw+D*w)+#j$7&iF%(w'&#0'$",
"hKew#B$#iy)0'$hMq[w#0%izw#0#hOs=w#0%i{w(~$stw#`#0'$hSqvw#9$&:%:,-$st`(:#j#)S-$svw$)(0'$hYqm5w#I*sv^(:#j()uLNI'$hUqr",
"H'$ew&]$D#nXw%^#6e#nZw&E$rBw&{&i2q7w#9#(#jF)#nVw#<$rCw#<#w(^#3w+Q$q7(#jK)#n[w$_$sxw'5&L2w*1#,-$sxh8(6w'O+Lq5w#<&3F(",
"6#j;w#Y$w$o'hsqvw$o+CN(:w'|(#jBw#v#w$r#h9[#jC)w#G$'$(:26#jEw#|#w/(*uLNo-$Cqmw#1(P'$qmL#jJw#V#6#jJw$%%'$2:(6I'$r1(#j",
"Mw(P#N#jM2w(W&2L(=uLNs-$_w#g,rk[w#Q%jR)&3%:#jR2&3%w+W#23(:uLMk<$N(#jWw-l#spw&)#iu#jU)Hw/t##jUw#`#j%(w&9$(sL#jVw%]$s",
"yw(R$j}sHw19'H'$NrmH'$ijrnuLO+w&|$k$)I'$(row#0%k&w#W$rsw&Q&K2#k+7#k*w$|#w&j$rtw&M&=w)V%#k/7#k.)&_%:0'$Nrqw&*#qr#k17",
"#k0)&K%KumqA-$FN:C(=#k/)w-p$-$syhD([#jj)#ji2#jh2#jg2#jf2#jesHw*|$<$h@h9s~w.u$h;$6w#*#h=$3,-$sHh@7Cw#1#hA$FM$NJw#O#5",
"-$hFsLw'd)kFw/Z'26w+b%q8M$6;w+9&kLsNH'$=iw*'$itw)z$ix#l#)Q-$(hTw+^)l':*'$hY3#l0w&6(w#@#iFw4>'qfw.l##l4w'C$w#3#qow#3",
"$l6)&=%=,<$(=:C#l8w#W$qqw#t#O'$:JY'$aqruLNUql$6(O'$(;#lCw#:#6J#lEw#+#N;I'$h7rlw+4$w$^#CuLMk<$C(#lH)8qs$(9qtw5J$<$(]",
"g#lJ7#lI)&h<%auLNg-$qui^w$}(O'$h7w$,#hCew$,*lVw$,&lXw#+#h<w$,#hHt,w$,/l[)w6S/uLMk<w('#l[7#lZ)&hN%K#lWqxY'$Dqxw)^#D0",
"'$hRw-+#(q2#lZw))#hTqxO'$hKw$C#6w$C+lmw$C&low#+#hPw$C#Fw$C0lrw$C0#lh)8B$KuTWAw#M#qyw$P%lq7#lp)&hd%hdumqA<$hLhYh:hI(",
"hJ#lk)w&r&j'w'g$m%w*1$r#w'V#w#,#r,w3y$X$m+w7=$uLO+'$(r(#6w'e#3w#B#r-w#B&m0w#B$8B$(uTW@B$(r/G8'$(#m2)uLO*w#S#0'$(r5A",
"'$Fw#b#6#N)&^%^w#b#r6w#b&m;w$$(r5w$$&&h;%h:w#F#r$w#F&mAw8y$w$G/r)w#B&mFw#B$w$G#uLO(B$(r*w$F$mIw$F%uLMk<$6(A<$mMuLO+",
"<w$F#mNw$F(r+w#a#A<$mQuDFyw)r#mRw/f$&hP%hPA<$mS#mP)#li)&hS%hS,<$hUi9(hR&i<%i<,<$sNiC(hUw'K#J1X$p#+tiJ#)w:h$rNw#n#c'",
"$rOiM2O'$=;1X$p#+z6#)(w%6$iM%iM*'iNiOG#lsiN&iP%iK&iS%iRw#X#jcw,M$lxw,M:w,J#kK*'$kHw(C$kL#m:w3E#j*(#mDw,8(w,/)mE)#mF",
"w+p1Nw+p+mPw)G&mRw+p(_w+p0mUw+p1mW7#mVw/A#w+p$w$D#w+p-h<w*P+mdw$,&mfw+p(hBw*P0miw+p6mi7#mh)&hH%K#mew+p-hLw+p&mhw+p#",
"hNw+p5mzw$C&m|w+p:n#w+p1muw+p0m~7#m})&h^%h^w+p)mxw#y#w(R$p#,ihkw(R/hnw(R(p#,ow(R(hn%hn*'hohpG#mjho&hq%hl&ht%hs#mkw(",
"I(huw(I4l<*'$l9w$x$l=#mvw(I#jx(#n#w(I,w1E%n$)#n%w(I>n/w%|&n1w(I:n4w(I1n67#n5w(I$O'$h4w#z#h9w&w+n@w#z&nBw#+#h9w#z#h>",
"w&w0nEw(:6nE7#nD)&hE%hE,<$KhA(hB#n>w&h(p#-BhRw&h/hUw&h(p#-Hw&h(hU%hU*'hVhWG#nDhV&hX%hSw,K#w#X#l.w0;$nDw,::1X$p#-Q=w",
".^#w#S#rHw,k$nyw:y$c'$rMT21X$p#-X(w#C##n|)&C%w6t#(C23w9]%n})#o&w'%$w1<0o,w1<<o1w1<3o3w1<Go<w1<AoBw1<<oGw1<2oJw1<-oN",
"w1<%oOw1<0oRw1<$oSw1<+oT#oQw'h%#h]w%s$w'c(hfw'c#Cw'c#p#.3w'c(hf%hf*'hghhG#o-hg&hi%hd&hk%hk&ki%kiw#]#sOw'g$oww0~>m`*",
"'$m]w)Y$ma#p#+&w+X#l>(#p#+%)w)L%p#+%wC0#l}w/j(#p#+,CQ-$=lBwAa'^wAz*#p#+5w:m,m3w:m'Gw,:$p#+9w:m(q{w#3$p#+;w:m,p#+=w#",
"W$q}w,V+h:w,V+p#+Hw+[&p#+Jw,V(h@w,V0p#+Mw,V1p#+O7#p#+Nw:m$w,V'hHw,V+p#+Xw#z&p#+Zw,V(hMw,V0p#+^w,V6p#+^7#p#+])&hK%hK",
"w,V'p#+Z)#p#+Uw:p#hNc'$sOh`w+6#p#+Ww)]$1X$p#/%:w,h&sSw((&sXhfw#D#p#+^wNn%X$p#/,w#D#w+]#&hg%hg*'hhhiG#p#+bhh&hj%he&h",
"l%hlS-$l]d-$mBwON*X$p#/$w$$$w,W)p#+zw,W$1X$p#/*w#<$#p#+|w*O$w,Q#32wD.#F(#p#+})#p#,*w'],rAw#q#8B$m_8B$m[uTWA'$a6(#p#",
",17#p#,0w'T#30'$mbr&I'$^(#p#,1wF*#mdwEC)I'$h9mh5-$miwFL)wF=#mmw0L#(#p#,9wEV%p#,9wEV+uLO*'w-y#p#,<)&T%^#p#,<_&T%T,'$",
"aT(F#p#,>)w5B#mnw5B':(#p#,E7#p#,D)&h=%h=,'$h8h;(h4#p#,@)#p#,>)uLP_'$qr(wPB#(wPb#(wPU$(#p#,Lw*n#(s9*'$nqs9Zw#A##p#,N",
"w*^#(&hR%hR,-$hTiB(hHw$o(#ozw0B=p#/]w0B.p#,uw0B-p#/dw0B%p#,xw0B1p#,y)#p#-&w&p4n;8B$n8uTWA'$K6(#p#--7#p#-,w&p'n>w&p&",
"p#--w&p#nAw&p,h:nE5-$nFw&p-nJw&p%p#-5w&p%p#-5w&p1p#-8w&p%p#-8w&p,p#-:w&p$nKw&p*p#-A7#p#-@w&p,p#-;)#p#-:w$|$rzw$4#wT",
"Q%p#-L)#p#-Kw&=%r[$6:wSy%=wSy%q7M$3;wSy%w6Q#w%9#(wIE%w'O$#p#-Vw$y#:Du]_/r[$((((uLO+r[$:(0r[`_)#p#-[`*'L^G#p#-ZL&a%F",
"wUW$a#p#-_wUW%K#p#-_)&h8%h7#p#-er|#p#-dw'^'r|h9w$C%h<w$C,w&m#w%D#C0'$hEwY]%#p#-ow%&$w-p$J#p#-pw%<$:w%<#uDFy'$3#p#-s",
"wMX%p#-s3wMX&C:(60'h4[)#p#-xh4wK)#*'_aG#p#-w_&h6%T1qk$Uw,4$0'$h8(uDF~B$(w3G$p#-x)uDF~B$h;w#.$p#-ywB*%'$(h7h@hI,'$3h",
"8hBhJw$9#rww)5$p#.*p#+7w)5#I'$p#+8G#p#.+wON)p#+9wVV$rh#p#.,wT2$h^#p#-~wX'#s8w)S$w#a)p#.5:w#a#w#3)p#.:w*'$0'$p#+EDY'",
"$(qc#p#.<w-o+#p#.<w)e#(uTWA'$T(rY#p#.=w4y$w#>#N`L#p#.=)#p#./)uDG5qrqrrd*'$h:DwMf#h<w.}(w$)(*'$NhC#h9w&2$w$>)p#.Nw$>",
"'p#+Vw$>&p#.Pw$>,p#.Pw'6#hJwXB#hBD2(w)r#&_%_w$4&[hK#p#.@w$)$rXw#p#0'$iPw$F$w*v)I'$iUGY'$^rY1X$p#1/6w%p#w76#:w7f#F%=",
"I'$iZG1X$p#13(#)KwR(#&a%_1X$p#14i]#)w'g$&iZ%iZ*'i[i]G#p#,Xi[&i^%iX&ia%i`w%*)p#.7w%*'p#+pw%*&p#.9w%*,p#.9w)=$(#p#,b)",
"#p#,aw.I(Nw.I0w#u)p#.Hp#+}w(-&p#+~G#p#.Iw(-)p#,#w(-&p#.Jw.u#p#1H`w.u-p#.Rw.u([w.u#p#1Ow.u%p#.Uw.u1p#.V)#p#.`w.u4p#+",
"'8B$p#+$w.u&p#.g7#p#.fw.u'p#+*w.u&p#.gw.u#p#+,w.u-p#+05-$p#+1w.u-p#+5w.u%p#.ow.u%p#.ow.u1p#.rw.u%p#.rw.u,p#.tw&9$p#",
"+6w.u*p#.z7#p#.yw.u,p#.u)#p#.tw)D#hK(w*r$w_/%hZw&L)p#/'w*u.p#/,w'R'p#,Tw'R&p#/.w'R,p#/.w*u+p#//w*u,p#//w)T,hiw)T1hn",
"w)T(p#2-w)T3hsw)T#p#21w)T.p#22huw)T'hs%hs*'hthuG#p#-Wht&hv%hq&j_%j_w^;#w$*#p#,9w;|$p#-W2#p#-Vw4V+w#*#Cw/x%s2w1;)H'$",
"3w`A#(p#,^w-t(w0z#)#p#-dL*'=FG#p#-c=&Tw@r%w&&%p#-e_w&&&arWI'$KrYw]s%p#-hw)*)[3#p#-rw64#p#+/d-$kLw9W)5-$p#+Kwgi$p#+}",
"p#+~wa{(*'$ep#+Owa{*p#0(w/L$p#,s9qg$p#,fqf(wGo#rlw&)#KuLOJ6Grk)wg-#&hH%hH,'p#+6p#+7k'K`uTXz'$qr;p#+7#p#-xw)5#p#,zw&",
"s#p#,zw:i*rc$rbp#-8#)Cwf2'w#<#p#,ew#<#P'$Np#+@#p#.-)#p#.#w&.'w4G.szw3')Q-$Cp#-Fw'l(#p#./w;O%rc$rbLw+i$p#.1w(j+w2b#)",
"#p#.=_w$o#*'^TG#p#.3^&K%Nw#d#ktw$C&p#,h[1rc$skp#-7w<~#:%:#p#.5h6#p#.4w$O'h8Cw$O%Nw'Z,w#]#H'$Cw'Z$p#-Cw'Z(#p#.Aw.)*3",
"a*'$K3#p#.Gw1>$0'$CrWw0[#(#p#.Fw+_#(rYuLO*'$h7(#Lw)w#Lw'g#3(#p#.Mwef&h8)N=F&h7%h7*'[h6G#p#.L[&h:%Kw;%#wiW$p#.Iw)B(h",
"Tw/O:p#0np#-rw/O&p#-sG#p#0ow/O)p#-tw/O&p#0pw/O#p#3<w/O.p#0xw/O-p#3Dw%E%p#0{w/O1p#0|)#p#1)w/O4p#,x8B$p#,uw/O&p#107#p",
"#1/w/O'p#,{w/O&p#10w/O#p#,}w/O-p#-%5-$p#-&w/O-p#-*w/O%p#18w/O%p#18w/O1p#1;w/O%p#1;w/O,p#1=w/O$p#-+w/O*p#1D7#p#1Cw/O",
",p#1>)#p#1=w/O*w7B-p#1Mw/L.p#1Rw/L'p#.Iw/L&p#1Tw/L,p#1Tw/L+p#1Uw/L,p#1U)#p#/.w$0#hfDwdB%s{#p#//w*d#6q8w*d)p#/1w$&$w",
"$6)p#1dp#.Ww'm&p#.XG#p#1ew'm)p#.Yw'm&p#1fw'm#p#3~Tw'm-p#1nw'm(h4w'm#p#4)w'm%p#1qw'm1p#1r)#p#1{w'm4p#-^8B$p#-Zw'm&p#",
"2&7#p#2%w'm'p#-aw'm&p#2&w'm#p#-cw'm-p#-g5-$p#-hw'm-p#-lw'm%p#2.w'm%p#2.w'm1p#21w'm%p#21w'm,p#23w'm$p#-mw'm*p#297#p#",
"28w'm,p#24)#p#23w'm8p#2Cw'm.p#2Hw'm'p#/.w'm&p#2Jw'm,p#2Jw'm+p#2Kw'm,p#2K)#p#/m)&hb%hbw#4#`2ha#p#/ow&;$rQw#|#1X$p#4^",
"iOw1J&(hm#6w#=$hkwE^&p#4chow#='TwQ&'^%LI'$iWw4l#_w.*#huwIW#p#4i:w#L'w4q$h4%h4w;$'e#p#0'w;$$w-|$p#2dw-|(iZw-|4w$['p#",
"4vw0|%p#2rw'+$I'$Tw5a#p#4yw&4$w4'#wr7#qvw)T#:w#2#(rW#p#2yw':#w'3#(TN^#p#2yw'q#(2#p#2x)uLNs-$(s+uLNg-$s]wKj,p#5'h<w)",
"p-p#3*w)p(hBw)p#p#5.w)p%p#3-w)p1p#3.wAo$K#)Lw#b#s^w#t#*'$s,h6A'$aw#t)p#39w#t(hOw#t#p#5;w#t%p#3<w#t1p#3=w#t$^#)6w3A#",
"w#f#wRf$*'$s-hDwNd#hXw#d#p#5Pw#d$w#M#3w3D#=%=w#M#s_w#M&s`hKc'$sawO1$p#5Xw#M0&hL%hL&ha%ha*'hbhcG#p#3Hhb&hd%h_w#b#p#/",
"lw#b#S-$sbw&*(5-$Ds[wS.&sbC(6wRP$-$p#/shg(w8@$w#H$P'$sL2#p#3QwDd%#)r1w#<#scw%t'wyF#w#9$wUm$F%Fw#B#ncw(8'p#/iw#,##p#",
"0wp#.b#p#0vp#.FY'$p#/8rl#p#3q)#p#3pw(n'p#.Iw6~),'$p#.jN$3M$Cwn;$Z-$3wv4)wxT$qow%T#Q-$TwVH$,-$=F(3uDGP)$Lwrq$`sAw#R%",
"w'B#p#4#wMg/sAw)t%wwM#*'$Cw0L$qMh;wu1$Fw-C$w:(+3wy$+p#4=w:($p#0N9qg$p#0Aqf(uTWY'$(Grk#p#4Bw)m$hN1X$p#4;h6#)(w6>%p#4",
"7[&h7%a&h:%h9P'$hIsAw:{,:w#v*p#4Gw#v$p#0Y#p#4E)#p#4Dw$r(hCw$r0P'$sDCw#['LwU+#p#0Uw$J(p#4Tw$J$hc1X$p#4PTw$J$w9c#p#4Q",
"^&`%F#p#4O2#p#4N2#p#4Mw$#(Lw&x%`wrC%a$3w3.#sAM$=;uDGP(=)%=1X$p#4[w~@&w>##p#4[w,x#6uLO*w~L$p#4[F*'C=G#p#4ZC&`%:Q-$Ls",
"Ew'M(*'$hsK#p#1l)#p#1mhI#p#4e2&hq%6w)v##p#4]7#p#4[w$E'huhcw$E$hshf$w)c#7hh$w1o$hj$=,'$h{hl$NQ-$3sAM$^w.I*Lw-E&p#4tw",
".I$ws<#sFw(M&a=w*;'w(B#p#4usHw<p$X$p#4{h4w#M'sEZ-$h;DdwSe$p#4zwwG#wNH#(sG*'$hC(#p#20w#4#w$:#(w%1&w#j#p#5$w-K$P'$hFD",
"#p#5%wyX,p#28)#p#502&[%[,'hIF3hJK,'hF)3hGK,-hD^3sHKc'h@h62hAw@`#*'hBhCG#p#5'hB&hK%h=wm9$'i=hLhMhJh=,'i8hqhMhGw3l#2h",
"NhBh>*'i;)G#p#51i;&iA%i8#p#5&i:#p#2Qi@#p#2Ni:w$P#i7w%^#u]`v'$sqD2i=w,z#&iG%iG,'$p#/diIi>w$S#p#/jiJiE3x&W$w&d%:iKw&d",
"$CiN$wE<#sqZwE_#w,$#w&R%w#6#w*v$#p#2I)wAl'p#1Tw,s$sq2&(w|.$p#2-w*1$sL#p#5Sp#1Zw#w&p#1]Cw)}%rhx$=,sKx$=)p#5Zx$=$w3>$",
"p#5Yp#1bw#Y&p#1d:w#Y%sLw#Y%w(m&K=#p#5kw8D,p#14w3O$wn_(p#5ow_}(wiI%p#5qw_},p#5sw#W$wwk9p#5}w_&&p#6#w_}(wwk1p#6&w_}1p",
"#6(7#p#6'wwk(p#1Lw*h(wwk4p#64w$,&p#66w#+#wwk6p#69w`/6p#697#p#68wwk%p#65wwk5p#68wwk:p#6Kw$C&p#6Mw#+#wnz6p#6Pwnz1p#6F",
"wnz0p#6O7#p#6Nwwk.p#6I)#p#6Fw&r$p#1rw+C$p#6Hw:`$#p#6ax&/$wiX0p#6gwiX<p#6lwiX3p#6nwiXGp#6wwiXAp#6|wiX<p#7%wiX2p#7(wi",
"X-p#7,wiX%p#7-wiX0p#70wiX$p#71wiX+p#72#p#7/)#p#6v)&hT%hTw*/#hRhVhS#p#7;wA01wid#J8B$p#278B$p#24uTWA'$:6(#p#7D7#p#7Cw",
"O*#CO'$L;0'$p#2;wA:#6(#p#7Ew5P#p#2=wA:)wfy$x'I#p#2C5-$p#2DwA@-p#2Hw+2#(#p#7NwA@%p#7NwA@1p#7QwM+#T#p#7Qax4<$'$K`(F#p",
"#7SwA@$p#2IwA@*p#7Y7#p#7X)&hA%hAx2-#h>([#p#7T)#p#7Sw8c#sKx1a'&ia%ia*'ibicq<#p#7=ib&id%i_w.`'p#3.w&o$w5p*ivw6g+p#7ew",
"5p$p#3N#p#7C)9qg$p#3Aw5C(p#7i)#p#7Dx)i$rl#p#7D)w^W#p#2duLNl-$6p#2dw2N$w,V(Y'$p#2irlw$M#p#3Xw$##uLO*w#u#umq1'$`D22(T",
"w;H$h8%h8w#Q#p#3Yw#Q#9qg$p#3PqfsMw$w':%:w$k#Z-$j8x0p*p#4Tj:#p#4Sj7Y'$p#2url#p#8-)#p#8,w5)'j:w:D,jCw:Dip#8;w:Dkp#8Vw",
"&]$p#4.9qg$p#3}w&Y(p#8Zw:D(p#8Tw:D)p#8Pw:DGp#8`w#v$p#49#p#8^)#p#8]w:DMp#45w$J(p#8mw:D(p#8iw:D)p#8jw:D%p#8h2#p#8g2#p",
"#8fw:DLp#8tw:D*p#8tw:D*p#8tw:D&p#8sw:D8p#5I)#p#5JhI#p#8}w:D)p#8u7#p#8tw:Ddp#90w:D>p#91w:D'p#97w:D4p#96w:D/p#5jw:D3p",
"#9<w:D*p#9=w:D,p#5r)#p#9Iw:DJp#9@w:DDp#9Jw:D%p#9>i:#p#61i@#p#6.i:&iD%iD,'kUkViIi@i8,'kXkYiIi:i8Z-$kYw+D)w:[%k]wX['&",
"k[%k[&k_%kVw#D#p#4nw#D#Z-$p#3h2S-$p#3Qw-W-*'$kcp#3Nw*',p#3pw*'*p#9bw*'$p#579qg$p#5*wZD$p#4JwZD$LwZD%T%T*'$p#3ww_#$p",
"#5nw#v(w#q(uDFy'$p#5uwkq$w#u'3(#p#9qw#u$p#5F5-$p#5zw1R)0'$p#5~w#I(`(#p#9{wIS#w^=#p#5jx=[&p#9}w2W#xEA#(F:=#p#9}w#i$p",
"#5Q9qg$p#5Dx=['w#4#l)w#(#p#3r9qg$p#5Hqfh4uLMX)(]V&h<%h<wZ%#p#5Ww%I&(l.w5/#hS%hS&mZ%mZ,'p#3sp#3tmcl1hS,'p#3xp#3ymcl.",
"hSw<B$p#6IsH#p#6Hw*6%-$sHm]w+X%m`$6M$:w/J$w$z#p#5*w(i$p#:osH#p#:nw#M(w`J-s*M$3]w0R&p#:vw#H&FN(w#H%3w#H%q[w[7)*'$_w-",
"R$q<w$k#p#5y#p#;$w[J#h@s+w#0#6#p#;%w$<$shw#L#uLNo-$Fs*wJo&shLwzz*&h4%xFt#FsLd-$sjw(6)&h8w^P$s8_w%l#w#9#sdw%($p#;:w*",
"n$wMt$w]N)p#;=wMY1p#;>)#p#;8)#p#;HwUB4p#5E8B$p#5BwUB&p#;O7#p#;NwUB'p#5HwUB&p#;Ow$x#p#5JwUB-p#5N5-$p#5Ow7%-p#5SwUB%p",
"#;Ww7%%p#;Ww7%1p#;ZwUB%p#;ZwUB,p#;]w7%$p#5Tw7%*p#;c7#p#;bwUB,p#;^)#p#;]w7%#skwdT&$(hW#p#;VwY$#hXp#5/w&4(w#,#p#5kw#,",
"'p#5xw&0$p#;^hKw<|$p#;shKw#6#r7w<|'r;w/I&p#;yw;{0w#B#r<w#B&p#;~w=>4r=w#B&p#<'w=>,r@w=>$uDFyw'4#p#<*w=C-Nw=C%Lw,R$&h",
"<%h;w#j#r8w#j#A<$p#<3w<$$p#<4w/`$w#;#r9w$&&p#<7w=<4r:w#B&p#<<w=<1w$D$p#<Aw=A-p#<Ew=A%p#<Fw$D%hR%hRA<$p#<G#p#<D)#p#<",
"1)&hV%hVw=(#hTh|hUwEL)p#<K)#p#<Lw&4$qzw<J&3wBt#hewBt+p#<XwBt&p#<Zw#+#LwBt#hjwBt0p#<^wBt$O'$[JxKQ$qfw-V%Kx%<$[w#x#hr",
"wF9+p#<cw#x&p#<ew#+#h:w#x#hwwF90p#<hwF9*uLMX)hC]g&h@%h@&hx%hxw$y#wUM(iXw[@,sew(c$p#<yw+p'sfi_w+p)p#<|w+p1p#<}wHV$x(",
"D%p#=%)#p#=&w%y$q~w%y+i4w%y+p#=2w%$&p#=4w%y(i9w%y0p#=7wEn*uLMX)h=]VwmJ#x(1'iAw%t+p#=;w#s&p#==w#+#x(1$iFw%t0p#=Aw%t,",
"hB]g&h>%h>x't#&iI%iIw$x#sow%x#S-$j8w+d(x9e#Dw&),w.v%p#=Uw.v(=w&))p#=Xw&)1p#=Y)0<$(p#6P0<$i|p#6Q#p#=`w.},rDw$)#x2V$w",
"#($w16#(xTy,5-$=Cw#1(O'$KJw#($w#N$w>Z*&N%N,-$Ta(=#p#=r7#p#=q)&[%KO'$h8w#S#h8w#S%#p#=u7#p#=tw13#h8x-Z#_(h7w#1#hI%hI,",
"-$j`hL(h:#p#=Q)&hM%hM,-$jait(hK&jW%jWumqA-jXjajGjajC)hN*'jUjVG#p#=PjU&jY%jS&j`%j`*'j^j_q[#p#=Qj^&jc%j[#p#=Jjb#p#95j",
"b&jf%je#p#=#sH#p#<~w3~(jgw3Y%jjw3~1p#=*w3~Pp#8]#p#=4w3~#k#w3~&p#=5w3~rp#=Kw3~3p#=Nw(+1p#=O)#p#=I)#p#=Xw3~4p#8(8B$p#",
"8%w3~&p#=`7#p#=_w3~'p#8+w3~&p#=`w$x#p#8-w3~-p#815-$p#82w3~-p#86w3~%p#=hw3~%p#=hw3~1p#=kw3~%p#=kw3~,p#=mw3~$p#87w3~*",
"p#=s7#p#=rw3~,p#=n)#p#=mw3~/p#=gw3~$p#7ow&4(w#,#p#8Nw#,'p#8[w&0$p#=nw3~%p#>'w3~5p#>-w3~<p#>2w3~<p#>7w3~7p#>:w3~Kp#>",
"Dw3~$p#>Ew3~0p#>Hw3~<p#>Mw3~6p#>Qw3~-p#>Uw3~%p#>Vw3~+p#>W#p#>T)#p#>Bw3~/wV[%p#>[)#p#>]w3~>p#>iw04&p#>kw3~:p#>nw3~Np",
"#>sw#x&p#>uw3~:p#>xw3~Yp#@-w3~3p#@0w+p1p#@1x9S*p#@5)#p#@6w3~>p#@Cw%$&p#@Ew3~:p#@Hw3~Ip#@Lw#s&p#@Nw3~:p#@Qw3~kp#@fw3",
"~3p#@iw&)1p#@jw3~$p#93w3~#p#94#p#@pw3~~w3~$p#A&7#p#A%w3~4p#A)7#p#A(w3~,p#A(w3~,p#@bw3~>p#@aw3~.p#@bw3~%p#@Zjb#p#;uj",
"b&mI%mI,-$jcj]mFm@uLNg-mPmQ)#p#;xmPS-$s|w&Z+mRG#p#;{x^h$s[wL%%mRmSmO(w34#s|mPx_J&mS)%mSS-$p#:4uLNg-$p#9Qw%s(wc8$#p#",
"AkwO}(=wr)<p#B$wr)%p#Aywr),p#B'w'V$wr)4p#B$wr),p#B$w5.#mns+PwY2$p#B$wr.6p#B2h=w(i'wq9%p#B2wq9(hCwp+#p#B9w(j%p#B5w(j",
"1p#B6wr.Ep#BBw#t(hPw#t#p#BGw#t%p#BEw#t1p#BFwr.>hYw#d#p#B[wqa0w#M#wr.-haw#M#p#Bdw#M0wr.$hb%hb*'hchdG#p#BPhc&he%h`w#b",
"#p#;ww+u&wr.)*'$nDwN=$w(:%-$sb=(wqP$,-$p#<#hi(w*n)H'$nJw&u#sL(#p#B[wr8DN%NwPP$nR%nR&nU%hx&p#:H%hyw#R#nTw#R##srDwhL#",
"w#D#A'$srx.d*w9H#p#:N%(u;>&Ds}#p#<~p#<5w)>&p#<7wh)&xiz8p#=)wh`$#p#=Qs~w$:$p#:^%p#:^#p#=E7&p#:`%p#:Ud-$t#p#:bd-$(p#<",
"&w%`+p#:ap#:_wQ^,p#;$wQ^*p#C%wO~$p#<H9qg$p#<:wQ^$p#;ZwQ^.#p#=q7&p#=6%p#=6u+-~u++m"};
/* onesweep.comp -DGPUSORTI_NARROW, 13946 words */
static const gpusorti_line gpusorti_spv_onesweep_narrow[] = {
"$e{h#u36-u36.q[uLN@h%u]`|uDE4q]uDE)uDEEu;<7uLO,uLM[uDEQuLNkh(h'uLNDq$qfh&q#h*h,qkuLNBh)uLO'uDF+h$uTU_q^h+h/qcuDE;uD",
"GPuLNquDGLh-uLO)r:uLMcq/u;;ru;;sh3h0uDE%uDFXh.uLO+h8q*uDEGuTUlh1h4h2uLMluLNhuLNmq'h5u33UuTWAv$o9)Su+3euefUu#>#9f#fq",
"bfqdfqefu#U:fu#UJu]^Dv;F+2Av;EfUjvAj+zBv@Q%3Sv<xdo-9uTU46v6RUmWv<bs>Dv/AM#F9u;;c96uuvzq(#v@8$D$9#w#$#uTU9q%q46661#q",
")dO#9qG9Oq,6qGdOq,q%qGq+Oq,q&qGPOq,dqGq3Oq,q(qGq7Oq,q)qGq;Oq,ZqGqLOq,q+qGqPu;<Aq,q%w#X(u;<Aq.q%1#qF91PqEq&1q&q.q=1d",
"q.q;1#6q(1#q)q+w#D%q2w#D%q3qEw#X#w#7&q5w#7%q6qE9w#m)q8w#7%q9w#L#6Zw#;)q<w#;%q=w#P$q%w#7%q@w#7%qAw#7$6w#7%qCw#7%qD#9",
"1qE6q-w$5)qGw#;%qHqEw%X)u;<AqJw#7%qKw#7#6q+1#6q)1#6q,1#6w$F#w#7#P1q(q.qLu;<Aq)91q)q.qM1#6q&1#6d1#691Zq.u#U-1#6q.w#/",
"$#q.q<u;<A#9u33W#u;;v#qYuDDz#qD9u33X#uDD|#&q%,#Z&*&#dUq+&q`u~#=q,&w#$$q+&&,#q,q,-qa#q,uDDz#qD6*G#9,#q,w#K#9Qq-&Rq.q",
"-,#Pq.-qgPP,#P&uDD|#&q&,#6qi-qjq&6*&#6,#6&-qjd6H&q0w#3#q%C+#ruq0qmQq1DRq2q1,#Pq2-qoq3P*G#Z,#PDQq4DRq5q4,#Pq5-qrq6PQ",
"q7&Rq8q7,#Pq8-qsq9PH&q:qD*&#qDw#e#q:qtQq;&Rq<q;,#Pq<-qvq=P*&#q3w#;$qwu]^o&#rtqx<qmCG#rJq:7C+#r{q:qtw#<%uDDz#q39Qq>q",
"}Rq@q>,#Pq@-q~qAw$x#q}uDDz#q+9QqBr$RqCqB,#PqC-r%qDw#9#r$w$n%H&qE9w#-#qEqm*G#q+QqFDRqGqF,#PqG-r*qHPQqI&RqJqI,#PqJ-r+",
"qKPw#J%w#Z'qLw#Z$qL<H&qMqDC&#rLqM<*&#qCC&#s6r/r0C&#s3<r1w#D$w#{#qCH&qNw#R#rvqNw$w#ruqL<w#=%w#Z%w%3#r87*G#6C+#ryqMqt",
"*&#vfMXspw#k#qMw#k%r=w#J#r><w%b#r;r<r@w#j)q0w$S#w#v/w$,:rJw#Z%<*G#q&H&qOq+*G#dw%:'qPq+U#&qPw#{(ruq0qmw$8#rRqP<U#&rS",
"w#:+w#U'qQ9w$m#qQw$:$rX7C&#rJqP<C&#rPrZw#^$rYr[qPU#&r]*&#u++2uLMN+#rsrY*G#q3-qlq(6-qlq)6H&qRqDH&qSw%]#ruqS7uDD|#&du",
";;~+#*&w$_#qTsqw#h#qTqRU#&rf,#drg-rh#d,#dw*-#sy*G#q)*&#t5w&($qO*G#q(*&#qe*&#qA*&#vLM5-b*&#vF9(PS*G#q2C&#s1qQr)*&#Zw",
"$j#rurvw$.#rwrew#)$q`w$|$qww$|#rzw%{#rvqSw#)#r}qRw)>#rrr|r}w&=#qtqRw#e#r<s#,#6rc-s%Zw+T#Pw#w$s&*&w$%$s6s's(w%[#<s)w",
"%b$s*w#X#s+w%h$s,w#/#rNs-qTw#;#s.w#5#rNq0s/w#)#qEw#)#rJs0s1w#)#rfw#N$s3w&6$r{s4rfw#C#s5rnC+#rws2s6w#6#s7s2s6U#&s8,#",
"ds9-s:#d*&#q)*G#q%w$J$raw$F#s>s(w%7#s@7*&#q+w#9)sCs(w#b#sAsBsDU#&sE,#ZsFw$`#sEw*7#v+3LDD*&#v3Duee*&#v+3LDCu;<#+#U#&",
"rn,#dsM-sN#dw$C#qTqP*G#q;uLMFD#r<r<w%|#qE7w#j#sSw(Q$sTw$/#w+8%qEw$w$sWw#:$sXw#:&w%j#s-w$-#s[w%>$s]s-w#;#s^w)v$w)%%w",
"#H%s0s/w#l)w#B+w#H.&#rSs-q`w$L#siw)L#rSqPw#s#rvsk7w$r&s6qQw#_#rvsn7w)M#sSw'e#sosp-rj#dw#''H&qUw*4$qUw#K$suw#h#s6qUw",
"$*$sww#W*syw#A#rww#A#rPrnw(C#rLqPw$Z$s^w&9#qmuLMFD#7w+m$rwqmH&qV6uTU^qiqWqV<<,#ZrP,#ZrT,#Zr^,#ZsU,#ZsY*&#qE*&#qFuLM",
"PqYq%9qZ$#-t*#Z-t)#Z-t(#Z-t'#Z-t&#Z-sGw#'%u;><#9u;>A7#$B0qe#qbqd[&#(uLNl+#(7u;><#9I(##$B]qh#Pqdw#;$%3$4%3$3)&#E3(4u",
"LNF&#(sPuLNI&#8sPw#U$uTVz&#(<7'&#3(]qe#qbrlNw#W#w#-$w#b$5&#4(uLNo+#(:V+#(w$'%($B0ql#q&<w#D#0ql#d7w#M(w#:#w#1$'w#1#=",
"&#h6^u]^F&#6qJSw#h#4(%T$T)+#ShD(Tw#o(%hK$(w%2#w$B$5&#q`w#a#qt([&#q([&qXq)5&#(qR'&#(qXw#V#rbw#V#uLP`rc#rerduTXs&#req",
"%(w#)#982+#8w%j&w$f#rj#riF.B3%8$8uDG5qmqmrk%#$Bw%l$##)&#7E#8J+#8h6K#39I(3B$3w#U#3w%$%E;B'&3>N%Lw#a&h6$h6)&#qRhAS4)&",
"#qXhBew&[#h:hCF>=&#(8w$g#qP2+#4w$G)'&#hEt+w'6$(u]`qw&p$<.srB.ss7.st7w'>#w#=$hGw&6&hJt,w#M%w',(rMw&_(w%b#hiJ+#h6rnw$",
"#(2+#hmw(@)w&H#row#S#/&#hs<w$S#rnw'.$%E$:5&#h_w#1#rm(%L$L)&#(L4;w#w#hFw$9)%_$_w&##hE(`w&5&hKh7##J+#4s6K#89I(8B$80rj",
"#s;>.B7w&(#qT%:$w$6#hG<w)p*w'|#i<$(w&@#/&#hKqmw#>$/&#hMq`w#-'hOsBw#S(svw#S#/&#hSqww#6$%4$4)+#svT(4V+#sxw#v(/&#hYqt2",
"w#F*sxW(4uLNI&#hUre5&#qmw&/$<'&#8qmw%t#w&H'i,qOw#6#w)P$rNw#6#w'[#3w*'$qOw*c$szw&X&L7w(y#)+#szY(8w&r+LqMw#<&3Ew#<*w&",
"t#qww$V+>;(4w'@(%8$w$Y#h9ew#A$&#(47w*8#w-#*uLNo+#>qtw#1(=&#qtL%4$8w#T&74(8@&#r<w'd#;w'h&7L(:uLNs+#^w#Z,rpew#K%w-i)7",
"3(4uLMkD#;w(-#srw%^#io5w-r#=&#i{(w%h$(sPw#f#s{w%4#w.o'5&#;rr5&#idrsXw&B#@&#(rtw#-$w#N#rxw%y&S7w+O#w#5#ryw%r&:w(S%%^",
"$4/&#;rvw%R#re%S$SumqA+#E;4>(:w+z$+#s{hD(ew)T$D#h@h9t$w,g$h;#8w#*#h=#3)+#sLh@rd>w#1#hA#EK#;9w#O#2+#hFw$t$w&g%w*6%78",
"w*6%qPK#86w'D%5&#:iq'&#inw(b$irJ+#(hTw'b('&#hY3w%U'w#9#qnw%g&IiHw1@$qq#q6qd;[Dw1@%w))#qpw,{&(T]qq#q3qd(w#@$w':#D#(L",
":;%`$w0/$iSw/8$w#T+Y]qh#q9w,9%uLMkDw&)#h:$Ew#N#quw#N#]qh#q=qdh>w#@)h@$3M&#<qyw'Z#</&#hDw*V#(q:@&#hFqyw#P$w#m$AG#3gw",
"'A#qzw#Z%hJ$hJu~%bD#h<hG_h:F`(Sw$&#ijw%='r-w%=#w#,#r6w#5#a&#;9X&#(r2uTU}D#(W9w(|$D#F:(w%}#Ir7w#H&49AG#(uTW@G#(r9NA&",
"#(uLO*w#V#/&#(rAX&#:(w#a&w%n%F_(Lw#a#rBw#a(w$)#rAw#H#>w$)':_(3%h=$h<w#L#r.w#L&hD6w$R(hF6w#L&hGhCw$R%r3w#q'6w$R#uLO(",
"G#(r4w$Q(uLMkD#8(XD#L(%;$;)D#WS(;w#Y#r5w#Y#uDFyD#4w-3$D#3^(8%hR$hRw'^#3h9h>%hU$hU)D#hWh~(hT%i%$i%)D#sRi+(hWa&#(90q_",
"#kci2.Bw+&$rVw#k#uTVz&#rWi57a&#:60q_#ki8.Bw(j#3%i5$i5'&i6i7N%i8$i3%i;$i:w#U#jKw*2Bk-'&#k*w(o$k.'&#iow$1#w*$-w)w$>w)",
"Z$>$w.r$w)$)Lw)$)Ww)$.`w)$(_w)$:Y$YumqAD#_h6w(~#w%`'l2hFw%`/hIw%`(l8w%`(hI$hI'&hJhKN%hL$hG%hO$hNw%V'hPw%V4kV'&#kSw%",
"V$kW'&#j;w%V1w+k,Ew,@*;$:w,].w,+.`$`)D#ET(^w%0'lUh@w%0/hCw%0(l[w%0(hC$hC'&hDhEN%hF$hA%hr$hrw#U#k;w#U#w'm90q_#le:w$D",
"#w#P#rQw34'uTVz&#rUF70q_#llw7#%>$w0&#(>73w2-$w,d1X&#`w+/$E9w3;$D#;>w4.%w,_USw,_Gh<$h;w,_(X&#hBw$M$hB6w$M&hChAw$M%w,",
"YN`w,Y:hP$hPw,Y$Yh=w'U$.h]w%s$w'P(hfw'P#>w'P#mGw'P(hf$hf'&hghhN%hi$hd%hk$hk%jv$jvw#Y#sSw'T=w)k#lg'&#ldw))$lh'&#kLw)",
"$%V+#l.w#e#w#J$J+#:kOw8V'Ww8V*w*:+r(w#4&IlCw3o&qHqd_w3o+r)w3=)w3o;lNwCo&qKqdh@w(w$w#c/hDw*u)w=R(:;w+$%h>$h>)D#^h;(T",
"%hB$hB)D#hIhG(hAuTVz&#sShTw&H#8w+5#n#w&H#w$1#sVw&e&sZhYw#@#Ew&e#n)w&e(hY$hY'&hZh[N%h]$hW%h_$h_V+#k]b+#lBwDX*q_#n*wD",
"A$w#5#w+$(0q_#n0w#9$w:(&(37w(~#w&9(rLw#`#AG#l^AG#lZg&#^8(%:$3/&#lar0@&#LwE##lcw:~)@&#Ylg2+#lhw;{)w;m#llM&#Yw;5/uLO*",
"&#;(%F$W%F$F)&#`F(Ew0j#lmw0j'4(%h=$h=)&#Yh;(_uLP_&#re(wE4#(wEK#wEE%w1.$s<'&#mjs<cw#=#wG9#%hQ$hQ)+#hSi3(hHw$M(w.+<nb",
"w.+:niw.+/w&03m9AG#m6g&#`w&0(m<w&0(m>w&0,h9mC2+#mDw&0-mHw&0LmIw&04w#u#r~w#u#wHW$w%^$rc#84wH,%:wH,%qOK#36wH,%@&#^w$q",
"#(w>A%w&f$=&#4<u]_/rc#((((Xrc#4(/rcT^B'&LWN%`$EwIQ$`w'/$S%Y$h7w&h&s$h9w$-%h<w$-,w&,#w$x#>/&#hEwLl%w$-$w.a$w$w#4w$w#",
"uDFy&#3wBg*>4(8/&_eBw@i#'&^`N%h6$F0ql#Zw*L$/w&:#uDF~G#(w01#uDF~G#h;w#+#%hS$hSw'T#h7h@hI)&#3YhBhJw$'#r{w(''@&#o0NwDA",
"(o1wJ7$wHU#(h^wGq#w(;$w#T,w#0,/&#o<<M&#(rNw+n*w1_#g&#F(ra%W$Ww#8#;TLuDG5rererk'&#h:<wBt#w<3$w/U'w#s%'&#;hC.h9Bw%^#w",
"$,/oNw$,0M&#hJwKk#hB<7w(d#F%^$^w$+&ehKw#d#r`w#d#/&#iOw$9$w)T)@&#iTNM&#Wra0q_#p#+38w%N#w3L#4.8BwKD#@&#iYN0q_#p#+7(.B",
"Sw/t#%`$^0q_#p#+8i[.B_w'/#%iY$iY'&iZi[N%i]$iW%i`$i_w$w/ohw$w3<(w,V';w,V0w'I/ovw'I)oww'I%0q_#p#+LTw,y4ew,y#p#+Sw,yDo",
"$AG#n}w,y,o'w,y(o)w,y-o-2+#o.w,y-o2w,yLo3w,y4wP6#(w)Z$wP`%hYw)^<p#+Kw)^Fw(L+hhw(L1hmw(L(p#,0w(L3hrw(L#p#,4w(L.p#,5h",
"tw(L'hr$hr'&hshtN%hu$hp%j]$j]wP,#w$'#p#+6w8;.w#*#>w-|%s5w/*)5&#3w,A$p#+Tw,A(w.o#B'&:EN%F$wEC$w%d+`r_@&#SrawOj$w(.(e",
"3V+#o,b+#kIw5s)2+#oHwX,$ozo{wS>('&#qmoLwS>)w$B#p#+jwS%%M&#;rqw%j#SuLOJ8NrpBwWS#%hH$hH)&o3o4k%STuTXz&#re6o4=&#p#+qw&",
"T#p#+qw6~*rj#rip#,/.B>wVq'w#<#p#+bw#<#=&#;o<w%o&w1v.s|w0l)J+#>p#,<w'G(w7_$rj#riwE%$w(5*w0S#w$]$'&WFN%S$w=9$kqw$0&p#",
"+ee0rj#smp#,.w8~#4$4w$<&Y>w$<%;w',,w#V#5&#>w',$p#,9w0J1.3`'&#Sw2'$/&#>r_w.o#w&0#(rauLO*&#h7(.Lw)6#Lw'8#3w;1&YB;:E%h",
"7$h7'&eh6N%h:$SwI>#wYn*7hTw-lAp#,jw-l)p#,kw-l(p#-@w-l:p#-Gw-lDp#+tAG#p#+qw-l,p#+ww-l(p#+yw-l-p#+}2+#p#+~w-l-p#,&w-l",
"Lp#,'w-l>w4GAp#->w-iF'&#he<wU<%s}w(8#qPw)C,w&n/p#-Nw&n)p#-Ow&n(p#.$Fw&n4_w&n#p#.+w&nDp#,XAG#p#,Uw&n,p#,[w&n(p#,^w&n",
"-p#,b2+#p#,cw&n-p#,gw&nLp#,hw&nap#.#w&nF%ha$haw#.#T7h`w#g#rYw#g#0q_#p#._iMw.z&(hl.8w%u$hjw@0&p#.dhnw#='Fw1`#wCq#W$L",
"@&#iUw2'#^w,&#htwCJ#p#.j4w#L'w2,$_$_%iX$iX'&iYiZqm%i[$iVw+{+iXw+{4w$U'p#.ww.Y'4@&#Fw2o#p#.zw%o$w1H#wa~#qww(R#4w#2#(",
"r_w&[&(F;Ww&V#7uLNs+#(s.uLNg+#s_w0H*q_#p#/(h<w#e#w&^#EwFA&s`w#=#'&#s/Ww)%0hFw)%#p#/3w)%/w#b#;w/d#W$w#W$wJ2$'&#s0h9w",
"GI#hNw#X#p#/=w#X$w#M#3w#M#:$:w#M#saw#M&sbwGs#schUw#M#p#/Fw#M0wH=#%hV$hV'&hWhXN%hY$w[1$p#.Vw#_#V+#sdw%:(2+#<s^wJd&sd",
">(8w#`#)+#p#.^h]wW(%w#H$=&#sP7w)9$.Br<w#9#sew%['w%3$w#9#w1t$EwZk%nSw'9'p#.Yw#,#M&#p#.)rqw'c&p#-9w3M))&#p#-Z;#3K#>w^",
"W$c+#3we+)wg0$s=w%B#J+#Fw3O%+#:E(3IB#Lwb<$TsEw#R%w&}#wG%-sEw(f%wf=#'&#>w.5$qMh;wdD$Ew6>+4wgZ*w)l#p#/7w6>%uTWY&#(Nrp",
"w#R#hM0q_#p#0%e.B('&_ewC>#^%h9$Y=&#hHsEw7,,4w#m-p#/Cw$Z'hBw$Z0=&#sH>w#R'L(w$:/hb0q_#p#09Fw$:$w5y#T$Ew#p'Lw&N%Twb4%`",
"#3w0P#sEK#:6I(:B$:0q_#p#0Ewl#&LWB[&#8uLO*wl,%>:w#m#4J+#LsIw&v('&#hrS%hp$8%h`$h`w$,&hthbw$,$hrhe#w(m#rdhg#w/I$hi#:)&",
"#hzhk#;J+#3sEK#Ww,W*Lw+`&p#0^w,W$wb{#sJw'g&`w_z&w8X)q_#p#0e_w#J'sIc+#h;<bwL6#[&#wGo#(sK'&#hCw#1#w$1#(w$u&w#a&=&#hF<",
"wh+*%e$e)&hIE3hJS)&hFB3hGS)+hDW3sLSuTVz&h@h67hAw;)#'&hBhCN%hK$h=%i;$i;)&i<hLhMhJh=)&i7hqhMhGw1<#7hNhBh>'&i:BN%i@$i7",
"w$4#i6w%8#u]`v&#ss<7i<w+`#%iF$iF)&#p#.SiHi=w$=#p#.YiIiD3w/V*4iJw&>$>iM#w@7#sscw@Y#w*u#w&-%w#6#w2T$w<&'p#0=w#9#.ss7%",
"(wjB$p#0sw)4$sPw#q&p#0F>w)*%rnwm|,sOwm|,w$E*p#0M4w#S%sPw#S%w(,&Sw.Z#wf{1p#0&w&V#wf{Yp#01w(=$wf{~wf{Dp#0Hw5k+wg#0Lwg",
"#)Fw[='Twg#~wg#5hEwg#)hGwg#'hHwg#}hV$hVw#.#hThXhUw:q0w]N#w%d#p#0lAG#p#0ig&#48wuK#>w&D#6/&#p#0pw:{#8w:{#p#0rw:{)a&#_",
"9wod#p#0w2+#p#0xw;$-p#0|Mwev#w;$4T$FwzF$&#STw;$%p#0}w;$*hA$hAwxU#h>(wDC#sOwx6'%iI$iI'&iJiKqT%iL$iGw+y'p#1cw)v'w20'i",
"_w2z.p#1|w1c+w$t#rqwSg#p#1;uLNl+#8p#1;w/3$w$~%w5=%p#1Arqw$:#p#2*w#p#uLO*w#f#umq1&#T<77(Fw71$Y$Yw#Q#p#2+w*e&PqdsQw$e",
"'4$4w$[#c+#i}w5Z)M&#p#1Mw63'j#w63,j+w63~w63Qp#2[w633p#3Jw63Rp#2gw63^p#3_w63Xp#3jw63~w63;p#4&w63Ep#4-w63~w63Y%iC$iC)",
"&k<k=iHi>i7)&k@kAiHi9i7c+#kAw*8)w6K%kDx'V(kC$kC%kF$k=w#D#p#3Ew#D#c+#p#2>whA#p#2(w,@-'&#kJp#2%w)-,p#2Gw)--p#3ewQG(p#",
"2}wQG$LwQG%F$F'&#p#2NwTg$p#4>w#s(w#n(uDFy&#p#4Fw`P$w#r'3w#r$p#3s2+#p#4Kw/c)/&#p#4Ow#F(TwCp#wT(#p#4:x&x&E$Ew&a#E4:w#",
"`#p#3~x&x)w#2#kmw#(#p#2Iw#7$_wCE#h<$h<wQ-#p#4(w#D'krwFw#hS$hS%mA$mA)&p#2Jp#2KmIkuhS)&p#2Op#2PmIkrhSw8'(+#sLmCw*^%mF",
"#8K#4w.%$w$g#p#3^w-M(+#sLwUz-s-K#3q%w%]%w#E%E;(w#E%3w#E%q`wR6)'&#^w,>$qTw$[#p#4J5&#h@s.w#-#w_M$sjw#F#uLNo+#Es-wDw&s",
"jLwl[*%_$w3<#EsPb+#slw'j)%YwT9$s;^w%V#w#9#sfw*)'wE+#h6wKX(wr/2wMW0p#3xAG#p#3ug&#SwMW(p#3{w4[#Ww$B#p#3}wMW,h:p#4%2+#",
"p#4&w4V-p#4*M&#h9wMWHp#4+wMW4w'l#w(0(hWJ+#hXp#3cw%Y(w#,#p#4Bw#,'p#4Ow:'+rCw:''rGw#C#X&#hYw8x$hRwtC'hSwtC&rHw#C#w9A(",
"w8t$w9A)Ww.;%rIw#H(w:G'rKw:G$uDFyw:K/Ew:K$F9wNj$D#Te(Ww:&'rDw#i#uDFyD#hiw9'&hjhAw((%rEw$%'w:>)>w:>':Lw$J%rFw#H(w:>,",
"w$I(w:C'Ww>^'w;k#wgm$w$X#h:hF%hW$hWw#.#hUh}hVw#t#r'w&0#w>p,hewpv#9w>u$wpw$Ewz(.hjw@f%.BTwf;$hg$hgw#m#wMW(iGwR2,sgw)",
"u*shiMw)u;Ir,w$T'wsC(h~wAE%wa$#:$>w#>,i&w$O'Fw&v#%h;$h;x$D#w#l#sqw$S#V+#iqw({('&#ic<w$a,w+V,:w$a8/D#(p#4`/D#iXp#4aw",
"+a+rOw'<&:6w#($w-a#wq6$w$9(2+#:>w#1(a&#S9w#($w#N$w9V*w>|$+#F`(:%e$x#f#Yw#M#Yw#M&Y$Yww`#^(h7x#R#)+#j;hL(h:%hM$hM)+#j",
"<iP(hK%j3$j3umqA+j4j<j#j<i{BhN'&j1j2N%j5$j/%j;$j;'&j9j:q`%j>$j7%jB$jAw0$'jCw/_%jFw0$ap#6f5&#j[w0$~w0$Np#67AG#p#64w0",
"$,p#6:w0$(p#6<w0$-p#6A2+#p#6Bw0$-p#6Fw0$Lp#6Gw0$Gp#5~w%Y(w#,#p#6^w#,'p#6kw0$~w0$~w0$~w0$.w(D$b+#rdq{w&^,q|w&G#wKC$u",
"DE|r$#(]r&#qDqdhjw00#>$3a&#T9uDE|q}#(]r##qAqdhmw#9#;$;%^wZ`%w0u$a&#h6w0g#q=qdhrw~_%4wN[$hs.BYw)n#wgQ#%ho$how#T#w0](",
"iOw0]9iUw0]Bx%.$i(w1_#4$8x%{$i)wkP#w`1#e$e%i'$i'w#O#w0@'isw%]('&#iew0@Yp#6}/D#iZp#6~w0@~w0@Hj=w0@)j>iR(hK%j5$j5umqA",
"+j6j>j%j>i}w0@#j3j4N%j7$j1%j=$j='&j;j<q`%jA$j9%l`$l`)+#jAj:l]lVuLNg+lglhw&,#s~w&,+liNwA)#s^wCl%liljlf(w/[#s~lgx@M&l",
"jB$ljV+#p#7~uLNg+#p#7>w%N(wV(+7:wc[<p#9twc[0p#9ww&~$wc[>5&#m(s.=wO9#wca5p#:&h=w#j#w'r#wcaChGwb^#p#:1w(@/w#b#wca9hOw",
"#X#p#:;w#X$w#M#wca9hVw#M#p#:Dw#M0wca$hW$hW'&hXhYN%hZ$wR*#Ip#9Tw*E&wca)'&#mPwEB$w';%+#sd:(wc)$)+#p#9]h_(w)J)5&#mVw&&",
"#sPwj%%wck=;$;w'_$m_$m_%mb$hn%p#8+w,~%maw#R#.st<wZ<#w#D#[&#stwxL*w4m#p#81$(u;>&<t#w(<&p#9qwY|&xIM;w$1$p#8A$p#8A%p#8",
"C$p#88b+#t%p#8Eb+#(p#9fw%P+p#8Dp#8BwHO,p#8dwHO-p#:%wHO(p#9=wHO.%p#:m$p#:mu+-~u++m"};
/* tile_sort.comp, 38187 words */
static const gpusorti_line gpusorti_spv_tile_sort[] = {
"'e>h#u36-u36.qQuLN@h%uDE4uDE)qRu]`|uDEQqSuDEEuLM[q$u;<7q#uDE;uTU_qeuLMlh(uLNBuLO,h&uLMcuLMkh*uLNsr,h)h'q)q/h+qgu;;r",
"u;;sh.uLNquLNhq+h$q`uLNDuTUlh-h,q'h1h/q]uLNmuLO'uLO+uTVzrEh8qGq*q^q&uDE%uDEGuLNFuLO)uDFyv$o9)Su+3euefUu#oB3u33U#uTU",
"41v6RUmWv<bs>Dv/AM#F3u;;c31uefYq(#v@8$D$3###uTU9q%q4111-#w#'#DT<#3_3<M1_T<Mq%_M<Mb_E<MT_q3<Mq(_q7<MD_q;<M`_qL<MM_qP",
"u;<AMq%w#X(u;<Aq-q%-#qF3-q.qEb-bq.q=-Tq.q;-#1q(-#DMw#D%q1w#D%q2qEw#X#w#7&q4w#7%q5qE3w#m)q7w#7%q8w#L#1`w#;)q;w#;%q<w",
"#P#1q-w#i)q@w#;%qAqEw%/)u;<AqCw#7%qD#1-qE1M-#1D-#1q,-#1w#a#E-q(q.q>-#1T-#1b-#1q.w#;%q.q<u33W#u;;v#qOuDDz#qD3u33X#uD",
"D|#&q%uDE'#.&*#`qT4&DMc#qTD*#`qV*#`.)&#Tc`&qYu~#=M&w#$$`&&*#q,M/qZ#q,uDDz#qD1)W#3*#q,&)&#3Hq,&Iq-q,*#Eq-/qaq.E*#E&u",
"DD|#&b*#1qc/qdb1)&#1*#1&/qdT14&Ew#3#q%5+#ruEGHq0.Iq1q0*#Eq1/qiq2E)W#`*#E.Hq3.Iq4q3*#Eq4/qlq5EHq6&Iq7q6*#Eq7/qmq8E4&",
"q9qD)&#qDw#e#q9qnHq:&Iq;q:*#Eq;/qpq<E)&#q3w#;$qqu]^o&#rtqr6G5W#rJq9Ow$4%4&q=3w#-#q=G)W#MHq>.Iq@q>*#Eq@/qxqAEHqB&IqC",
"qB*#EqC/qyqDEw#J%w#Z'qEw#Z$qE64&qFqD5&#rLqF6)&#qC5&#s6q}q~5&#s36r#w#D$w#{#qC4&_w#R#rv_w$=$qE6w#=%w#Z%w$V#r*O)W#15+#",
"ryqFqn)&#vfMXspw#k#qFw#k%r/w#J#r06w%(#r-r.r1w#j)Ew$S#w#v/w$,:r;w$,#b)W#T)&#w#B$w#g$ryDqq)&#Mw#-$rC)&#bw#-$qYw$8#rFG",
"w$@$rD]rGw#*#rBqYrHw#Y(w%q$qHsq5&#rNqHD5&#rPrLw#)#rJrLrMw#M#rKrN6c#.rO*#TrP/rQ#T*#T.w#W$w#r$rTw#A#&rU*#TrV/rWw#A$&4",
"&qI3uLMN&#s7qIw%f#rZ65&#s4q=r[w%9#r]Ow#V#r^w#V$r_*#Tr`/ra#Tw$N*6uLMN+#rsr^5+#rrrdrew#a#qIw%F#rvrgOw#/)riw&@&uDD|#+q",
"%w$x(rJrLrmw&+#rnw$3#w%.&rorp/qdq(15&#s1DAw#)(rPDw&T$Dw#L#w#5%rLD6)W#w#o#s1Drxw#)(w#L(4&qJw($#rvqJO4&qKw*5#r}qKqH)&",
"#syw$1#GD)&#q(w#-#s%rIw(8#s$s&w#D#s'rLw#5(w#))+#rvs+w%3#w#N&6s-w#e%w#)#qYw#5$s/s0w#a#s1w#a$w#5$w#))+#rvs5w#a$w#N%6s",
"7w#a)]w#5$s9s:w#a#s;w#a$w#5$w#))+#rvs@w#a$w#N%6sBw#a)Gw#5$sDsEw#a#sFw#a$w#5$w#))+#rvsJw#a$w#N%6sLw#a(s3sNw#B#r}sOrL",
"w#H#rIw#H#s36w#Z%w#B$sSw'_#r}sTw#y%w%T%w'N$qnq9w-C%)W#DuLMF.#r.r.uLMFqT#s[r.)&#qm4&qL3w(D#qLw+B$s_w#e#r{q9qn)W#q(w+",
"k)q=Oc#.w0A#sew#N$w(o$sgw({$w#/$rusiO4&qM1uTU^qcqNqM66u;;~+#)&#`u;;U.#uLMPqOq%3qP$#/qW#`w#'~w#'7sf#`u;><#3u;>AO#$N0",
"qf#b6d&#(0qf#TOw#,#P&#Cw#1#bw#1$'w#1#P&#(rL0q_#q[aw#6#uLNl+#(Ou;><#3uDGP(##$NQqb#q.aw#;$%8$C%8$8,&#(CF8uLNo+#J(w#K%",
"($N%h:$(9&#8Uu]^F&#1qJ(rLQq_#q[sZw#[$:&#(6w#y$:&#CGw#-'BqYw#-$'&#RD9w#G#e&#(D0qf#q(w$c$w$X#r=w#,'r>w$u(uLNo+#(qnw$g",
"(f&#6Bw#b$w$g,r.w$g#Sr@w#K(X+#h0w#Y)%;w$u$h4qnw#c#w#-#(6%B$B,&#O8(B%J$R%J$Jw#n#Fr.J=.#h2w$>#h=w$>-hBw$>3X+#hEw$00hI",
"w$05=.#R(g.#(:.#h6(%#$Nw#<#V##K+#CDuDGL#;1w&n%P&#>h['&#hZ(0qU#i(S2Ns]K+#h]h_w#J#hkL+#;w'<)'&#h}Fw(X'w#9#qhw#9#Qqk#q",
"5aBd.#(%B$Cw#:#qow#:$qb#q<aRw&m#=.#(O%J$8w$r#qsw$r$:&#h2w(v$q9Y&#h4qsw#P$(w#P#uDF+W#8uTWA&#;(qtw#Z%^$^umqA.#h4h6Vh2",
"(h3=qT#(hC2hBw$D$i'w$,$qX#iIhMaw$D#w#6#q{w&(#w#,#r(w#@#7&#>3Z&#(r$uTU}.#(S3w&[$.#R>(8w#H#r)w#H&C3uDF+W#(uTW@W#(r+Au",
"DF+&#(uLO*w#V#w)W#r2Z&#>(w#a#J3%R$R,.#Vh4(Rw#a#r3w#a(w$)#r2w#H#Bw$)'>h4(8%h=$h<w#L#q|w#L&hB1w$R(hD1w#L&hEhCw$R%r%w#",
"q'1w$R#uLO(W#(r&w$Q(=.#;(Zw('#%S$S,.#Jh3(Sw#Y#r'w#Y#g.#C%;$;,.#8U(;%hR$hR,.#h9h>(82hUN%hW$hW%hr$hr%h|$h|'&h}h~A%i#$",
"hzdqV#i{2izNw(m&6h}##@+#CrIw(m)w)+';w)+0w'w#UY&#(A:&#S(uLNkw-`)($N9&#>6Z&#Uw)I#j5h2dqT#(7.#(37&#;10qU#j9Bw#6-w)J+rf",
"w%q&Jw#>#F3w-{$;(w#*#qMC;w'9%uTU}.#Ch3w'@#w*(#uDGPrhw(H#:.#h7iR%C$;%C$C,.#(;^w*&$rjw#A&^iWw#A,h9w#A$rkw#A#7&#Rw$4#B",
"3uLNkw+.#%B$8uLNkrl#h0FuDFK+#(%F$F,+#C>(w+8,rAw$n&h217&#^1Kw#]#uDFX+w)}%w%q$uLNk+#>Bw#1(7&#h;w$+#hB3w#N$w(R$+#>F(8w",
"('$+#Vh2(>%h5$h37&#hAw#M#hGw#M&^$^,+w(-#h7w$',L+#r^h>w#1(K+#h`hdw(Y$+#8B(;%>$>,+#RhC(8=rl#(([.#(hehi[.#;hjhf[&#8hfh",
"j[&#Bhkhg%hf$hf,.#h_hdCU,&#hihe;h2,.#h`hf>h3,&#hohgBh4=qT#;(2hsN=qT#B82hpN%hx$hx%i$$i$'&i%i&A%i'$h~w)#'i$w)#%w)=Ii<",
"w)=#rxw#(#h3:&#Rw4#+w)C%UB0qU#kA(w)=0kEh6w)=uj^w)=;jcw)=~w)=~w)=~w)=Jhw$hww)=-i+$i+'&i,i-A%i.$i)%j6$j6'&j7j8A%j9$j4",
"P&#kjDw(z#rI'w3t#w)M'j9w)M0'&#S>0qU#lAFw(s#w%C#rcw'O#uTU|&#8330rY#rXF2Nw:F$7.#>30rS#rRRw#4#>$>w#P#r^w)1'10rY#rbUw#=",
"#C$C%h5$h5'&h6h7A%^$h3P&#l(DuDG5GGs#K+#Dw&X)@+#GqKL+#r}(L+#(r~w#;%#$Nw#N#w8:#uDG5]]w#+#;w%)'8w%)%rqw7v-qH'&#(l8w%X#",
"6'&#6rIfw%^#:&#8w#2#;w:{$w4V$w,D%V$(Y&#8w&(#B(f&#Dw#J#Rw9B%w#(#Jw&G1w97&rtw,q,>6w#M)'&#h5w%F$rJw%-#w&G#8w8W)B$8w&H#",
"Fw9%$w*x#.w*x'uDGPr^w:q'w&O$w>C&w;;#OC(8=qT#Fw3s#m3h>2Nw$j#ruh@9&#hC^w$0ymGh6w'v#hP$hP'&hQhRA%hS$hNw%p'hPw)70:&#>rv",
"w5r-Z&#Jrw0qU#mTVw/R0mXw5mvlow/R;ltw/R~w/R~w/R~w/RNh}$h}'&h~i#A%i$$h{w(p'h}w5mKY&#ryU:&#Fw5c.Y&#rzh69&#h0w*%#n_w5h1",
"nch5w)8umyw)8;m~w)8~w)8~w)8~w<&Ni#$i#'&i$i%A%i&$h}%i*$i*'&i+i,A%i-$i(w)+'i*w)+%r{w2';jqw(y#o_Jw5Zk9&#jyh39&#r|h<0qU",
"#onw)x$w#~2Sw#~/Jw#~8h2w6Y'hH$hH'&hIhJA%hK$hF%kA$kA'&kBkCA%kD$k>w#X#kIw6@3w#<#s(w#r#X+#6s)w'T&s(>(w#<$w,I3w6c3ocw&F",
"#s*'&#s*w6c%w@P#s*wKc'>w&Z#8w6m$kiw#z)Uw6m+w$,'BwA@3>s*w'J,Vw6Nzp#+Zw6N#%h<$h<'&h=h>A%h@$h:w$c'h<w/PNrrw/P6rsw/P(p#",
"+qw/P1p#+uw/Pvp#+.w/P;p#+3w/P~w/P~w/P~w/Pww+)<iVw(y#p#,qw/Plw&>#'&h9h:A%h;$h6%iu$iu'&iviwA%ix$isw#X#s,w#X#@+#s.wC*E",
"F$F%j&$j&w#E#s2w#^#w.r#s3w&v&s2j*w.rNp#,jw%h#s4'&#s4w.r)s4w.r2mpw#z)w.rKs4w.r~w.r)p#-cw.r~w.r,p#-yw.r1p#-}w.rvp#-5w",
".r;p#-:w.r~w.r~w.r~w.r~w+)5w.r$p#.yw.r~w.r+s6w#X#@+#s8w.rPs<w#^#w.r#s=w&v&s<w.rOp#.qw%h#s>'&#s>w.r)s>w.r2oww#z)w.rK",
"s>w.r~w.r)p#/kw.r~w.r,p#0%w.r1p#0)w.rvp#/<w.r;p#/Bw.r~w.r~w.r~w.r~w+)5w.r$p#1%w.r~w.r+sAw#X#@+#sCw.rPsGw#^#w.r#sHw&",
"v&sGw.rOp#0xw%h#sI'&#sIw.r)sIw.r2p#,~w#z)w.rKsIw.r~w.r)p#1sw.r~w.r,p#2-w.r1p#21w.rvp#1Dw.r;p#1Iw.r~w.r~w.r~w.r~w+)5",
"w.r$p#3-w.r~w.r+sKw#X#@+#sMw.rLw.i#rIL+#sPw'2)w.cCp#2}w%X'rIw.c)rIw.c2p#/'w#z)w.cKrIw.c~w.c)p#3yw.c~w.c,p#43w.c1p#4",
"7w.cvp#3Iw.c;p#3Nw.c~w.c~w.c~w.c~w+)5w.c$p#53w.c~w.c+sQw.c&sRw.cLL+#sUskw&{(w.^Cp#5%w%S#Ofw%X#w.D#p#1&w#a)Sw.DJOw.D",
"~w.D)p#5yw.D~w.D,p#63w.D1p#67w.Dvp#5Hw.D;p#5Mw.D~w.D~w.D~w.D~w+)5w.D$p#73w.Dzip$ip'&iqirA%is$inw.Q#%p#2h$p#2hK+#sVp",
"#2kw&I(@+#qYw~php#6~w%J#G'&#Gw~p)]w~p(p#3&w$<(w~p1w#Y#w~pTGw&c,w~p{p#8$w~p~w$0(p#87w~pgp#8Ew~p1p#8Iw~pvp#7Xw/Q;p#7^",
"w/Q~w/Q~w/Q~w~p~w5g3w~pBp#9Ow5g1p#9Sw5gvp#8cw)8;p#8hw)8~w)8~w)8~w~p~w$k#w2'1w~p$p#:Ow~pyp#:_w~p~w~pMGw~pXp#:Lw&F#w~",
"pCp#6Rw#z)w~p~w5AVp#;KwC7~wC7,p#;bw/P1p#;fw/Pvp#:tw/P;p#:yw/P~w/P~w/P~wC7~w+)5wC7$p#<bwNX~w~pnGw~pXp#<Sw%h#w~pCp#8Y",
"w#z)w~p~w.rVp#=Sw.r~w.r,p#=jw.r1p#=nw.rvp#<{w.r;p#=$w.r~w.r~w.r~w.r~w+)5w.r$p#>jw.r~w~pnGw~pXp#>Zw%h#w~pCp#:aw#z)w~",
"p~w.rVp#@[w.r~w.r,p#@rw.r1p#@vw.rvp#@&w.r;p#@+w.r~w.r~w.r~w.r~w+)5w.r$p#Arw.r~w~pnGw~pXp#Abw%h#w~pCp#<hw#z)w~p~w.rV",
"p#Bdw.r~w.r,p#Bzw.r1p#B~w.rvp#B-w.r;p#B2w.r~w.r~w.r~w.r~w+)5w.r$p#Czw.r~w~peGw~pRp#Cgw%X'w~p>p#>mw#z)w~p~w.cVp#Djw.",
"c~w.c,p#E$w.c1p#E(w.cvp#D2w.c;p#D7w.c~w.c~w.c~w.c~w+)5w.c$p#F$w.c~w~p~w.^4p#Ekw%S#w~p)p#Alw#a)w~p~w.DVp#Fjw.D~w.D,p",
"#G$w.D1p#G(w.Dvp#F1w.D;p#F6w.D~w.D~w.D~w.D~w+)5w.D$p#H$w~p~w~p2sWp#CTw&I(@+#rCw~php#Ghw%J#w~a#]w~p)slw~p(p#Clw$<(w~",
"p1w#Y#w~pT]w&c,w~p{p#Hqw~p~w$0(p#I(w~pgp#I5w~p1p#I9w~pvp#HBw/Q;p#HGw/Q~w/Q~w/Q~w~p~w5g3w~pBp#J@w5g1p#JDw5gvp#ILw)8;",
"p#IQw)8~w)8~w)8~w~p~w$k#w2'1w~p$p#K@w~pyp#KOw~p~w~pM]w~pXp#K5w&F#w~pCp#G;w#z)w~p~w5AVp#L;wC7~wC7,p#LRw/P1p#LVw/Pvp#",
"K^w/P;p#Kcw/P~w/P~w/P~wC7~w+)5wC7$p#MRwNX~w~pn]w~pXp#M<w%h#w~pCp#ICw#z)w~p~w.rVp#NDw.r~w.r,p#NZw.r1p#N_w.rvp#Mew.r;",
"p#Mjw.r~w.r~w.r~w.r~w+)5w.r$p#OZw.r~w~pn]w~pXp#ODw%h#w~pCp#KJw#z)w~p~w.rVp#PLw.r~w.r,p#Pcw.r1p#Pgw.rvp#Olw.r;p#Oqw.",
"r~w.r~w.r~w.r~w+)5w.r$p#Qcw.r~w~pn]w~pXp#QKw%h#w~pCp#MQw#z)w~p~w.rVp#RTw.r~w.r,p#Rkw.r1p#Row.rvp#Qsw.r;p#Qxw.r~w.r~",
"w.r~w.r~w+)5w.r$p#Skw.r~w~pe]w~pRp#SPw%X'w~p>p#OVw#z)w~p~w.cVp#TZw.c~w.c,p#Tqw.c1p#Tuw.cvp#Sxw.c;p#S}w.c~w.c~w.c~w.",
"c~w+)5w.c$p#Uqw.c~w~p~w.^4p#UTw%S#w~p)p#QUw#a)w~p~w.DVp#VZw.D~w.D,p#Vqw.D1p#Vuw.Dvp#Uww.D;p#U|w.D~w.D~w.D~w.D~w+)5w",
".D$p#Wqw~p~w~p/w$j&qYp#2j##9&#C6w}J#(K+#(p#SDuDGL#8q%w$t(6S@+#(x#/hp#WXw%f#h<'&#h=w:4%9&#h7w:/#Bw%u#z:n%p#S^w.k)h0x",
"#4/hH'&#Jx#4ShUw'',x#4{p#Xjx#4~w$0(p#X}x#4gp#Y.x#41p#Y2x#4vp#X3w/r;p#X8w/r~w/r~w/r~x#4~w6+3x#4Bp#Z8w6+1p#Z<w6+vp#Y=",
"w)8;p#YCw)8~w)8~w)8~x#4~w$k#w2'#k4w2',x#4$p#[8x#4yp#[Hx#4zkB$kB'&kCkDA%kE$k@w#X#kJw6E3w#<#x#4'kZx#4Xp#['w&F#x#4Cp#W",
"-w#z)x#4~w5AVp#]4wCX~wCX,p#]Kw/P1p#]Ow/Pvp#[Ow/P;p#[Tw/P~w/P~w/P~wCX~w+)5wCX$p#^KwNy~x#4nmbx#4Xp#^.w%h#x#4Cp#Y4w#z)",
"x#4~w.rVp#_<w.r~w.r,p#_Sw.r1p#_Ww.rvp#^Vw.r;p#^[w.r~w.r~w.r~w.r~w+)5w.r$p#`Sw.r~x#4noix#4Xp#`5w%h#x#4Cp#[;w#z)x#4~w",
".rVp#aEw.r~w.r,p#a[w.r1p#a`w.rvp#`^w.r;p#`cw.r~w.r~w.r~w.r~w+)5w.r$p#b[w.r~x#4np#,px#4Xp#b<w%h#x#4Cp#^Cw#z)x#4~w.rV",
"p#cMw.r~w.r,p#cdw.r1p#chw.rvp#bew.r;p#bjw.r~w.r~w.r~w.r~w+)5w.r$p#ddw.r~x#4ep#.ux#4Rp#dBw%X'x#4>p#`Hw#z)x#4~w.cVp#e",
"Sw.c~w.c,p#ejw.c1p#enw.cvp#djw.c;p#dow.c~w.c~w.c~w.c~w+)5w.c$p#fjw.c~x#4bX+#p#0zOx#9#w.cMp#fGw%X#x#9)p#bHw#a)x#9~w.",
"IVp#gTw.I~w.I,p#gkw.I1p#gow.Ivp#fjw.I;p#fow.I~w.I~w.I~w.I~w+)5w.I$p#hkx#9~x#9,p#2o$p#2o'&p#2pp#2qA%p#2r$p#2kw.8#uDF",
"X+#p#h7w&U(uDG5GGs^%($([+#p#h<s`p#h<w'#/saw)k$w.t$w+Z9w.H(p#hFx$1#p#hTw+Z+w.9&w#6#w-gOp#h]w#g#w#,#r4w#]#w#,#r8w%m&S",
"{5U)J{5U'V{6[&r9w#H&{5z%{5Q${5z)Vw#H%r:w#H({7$'r<{7$$g{7(/F{7($V3{;o$.#h0h5(J%h>$h=w#i#r5w#i#g.#hEw*&$.#hFhBwJ+%r6w",
"$%'{6x)B{6x'>Rw$J%r7w#H({6x,w$I({6|'J({8H*%hT$hT,.#h:hF(V{6a#,.#hYhb(hV'&#p#iJhiw#y#quw&:'p#i7w-t&S3{:q$wqe'{@;#qjw",
"'3#w'd#V7&#Uw#D#q8a;w#D#R$R%h0$Vw#d#p#iBw#d#{<8$h52Nh6w.z#w#_,^Qqk#q2a(2Nh:w4U$^$^{80#%i'$i''&i(i)A%i*$i%%i-$i,w)2&",
"p#iFi.##{CV#sXw(z#p#iWuDGL#Cw({&e&#p#iisXw#t#Sy(m#6{<p#sXX+#(p#i_w)u);$(w%/$Fw3C.w$#&;F##w#5#J#;9&#p#ilh9w1^$sXx+:#",
"8(uDGL#>w$1&'&#h>Fw,u)w*2Sp#iww*2Dsmw*2Cw#H(w*2Wsmw*2~w*2_7&#(3P&#hnq9w#p#u]`O&hqhr;NsY%hp$hp'&hnhoA%hs$hjw(,$h~2Nh",
"s%i($i('&i)i*qH%i+$i%%j5$j5%j8$j8{HQ$rxw'L#w7b-w(N&p#jS;##e&#p#jdSw(@&w)N''&#Fw)D$UwGV$w(JYw+4#sbw#J#e&#p#k*hAw*E#h",
"<w#{#EwHH$w8E${Jv$w,##w$##scw$F&B67&#h01w#@(w&w#%hD$hD'&hEhFqH%hG$hA%hI$hIw#U#sdw%;*w1v;p#k$w+{#p#k2w%o(w1v-w<-,w%D",
"$w+j*'&#p#kLw#J$shw*T&w8l(qvw#o#Qqk#qAaSw%g$B$CQqb#qDaJw&+)w8D#.#8>(Fw.J#{Jc#O%U$U,.#;V(U0qX#p#khhHw%N#h>$h>%hF$hF'",
"&hGhHA%hI$hDL+#sjk3w$x(w4p'w%W'Cw%W9p#kMw%W#p#k[w#_('&#p#km80qX#p#kyh0w$l#w#:#qzw,f'p#k]w0^&w'<$qDax#1$w0^&qww/~'Uw",
"'A#w0^5p#kgw0^&qAah72Nh5w0^'w#_(h:w0^'h9w0^(h=$h=%hE$hE'&hFhGA%hH$hC%hs$hs%p#l2$p#l2u+-~u++m"};
/* tile_sort.comp -DGPUSORTI_ADDRESS, 55108 words */
static const gpusorti_line gpusorti_spv_tile_sort_address[] = {
")m@u;<7h#u36-u36.uDEGh$qAuLN@qCh%uDE4ssqEh(uLM[uDEQh+uDE)uDE;q$uLMcuTU_qju]`|uLMlq#h&uDEEq{uLNBuLO,uLNsh*q+qoh'q)h)",
"qbuTUluLNquLNhq%q'q_uLNDuLMkuLO'h.h,q*qqh-u#`KuDF+h1uLNmp#j=q.rJqGh<uTUKuDE*uDE%uLNFuLO)v$o9)Su+3euefUu$.:<u33U$u33",
"Uu#`Iumnev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU46v6RUmWv<bs>Dv/AM#F<u;;cu#`J6uefYq($v@8$D$<$$$uTU9Nq46",
"662$w#'#HO7$<a<7E6aE7ENaq37Eq&aq;7EOaqD7Eq(aqL7EHaqP7EVaqT7EEaqX7E$aq]w#(#qaw#(#qew#(#quw#(#qyu;<AEN2q,HO7q-<a<u;<A",
"q-N2q&_q=2O_q;2_6q(2q/HE7q0w#;#q0N2$6V2$6q-2$6E2$6H2$6q,2$6<2$6q/2q(_q>2$6O2$6q&2$6_w#;%_q<2$6Nu33W$u;;v$q>uDDz$qD<",
"u;;v$)uDD|$)Nc$++))u33X$uLM:$+/)c$q>/)+d$++u;;v$+uLM:$/++d$))d$+)uDE'$+)d$qM)uLM:$q>)qM4$VqMc$q>qPqP+c$q>)w#<#q>)4$",
"V)5)HEe$qMH4$VqU4$Vw#B#qTqVqWw#W#w#M$)/-)$OeV)q[v#$KM3E+w#$#)w#$$V))4$q,E>q]$q,uDDz$qD6-P$q(4$q,)-)$<-P$O4$q,+u;;|$",
"Yu;;rq,)u;;sq-q,4qeYq--P$<4$Yw%-#q&4$6qh>qiq&6-)$64$6)>qiO6uDE'$)w#b#qD-P$N5)_w#@#N8/$ru_F-)$q&w#p#q/+u;;sq0q/4qrYq",
"04$Y+5)q1qDw#C#q1qm-)$q3w#-$quu]^o)$rtqv9F8P$`q1Jw#a&P$q&-P$65)q2<w#5#q2Fw#))_F5)q3w#9$q395)q4qD8)$rLq49-)$+8)$s6r$",
"r%8)$s39r&w#D$w#m#+5)q5w#R#rvq5w$%$q39w#=%w#Z%w$=#r-w#;#ryq4w$[#vfMXspw#g#q4w#g%r1w#F#r29w$h#r/r0r3w#f)_w$O#w#r/w$(",
":r=J-P$E-P$q,-)$qew#g(ryHqu-)$Ew#-$rEw#)$q[w$4#rGFw$;$rFWrHw#*#rDq[rIw#U(w%i$q6sq8)$$q6H8)rNrPrMH8)$`rMrNw#M#rLrO9e",
"$+rP4$OrQ>rRw('#O+w#W$w#r$rUw#A#)rV4$OrW>rXw#A$)5)q7<uLMN)$s7q7w%b#r[98)$s4q2r]w%5#r^Jw#V#r_w#V$r`4$Ora>rb$Ow$N*9uL",
"MN/$rsr_8/$rrrerfw#a#q7w%a#rvrhJw#/)rjJ4$V/w#W%uDD|$/N8)$rNw$|#$`rMrow&+#rpw$7#w#5%rPrqrr>qiq(68)$s1H@w#)(rPHw&T$Hw",
"#L#w#5%w#/'qnw#)(w#H(5)q86w$@#q8J5)q9w)c#r}q9q6-P$sq-)$syw$1#FH-)$q(w#-#s'`w(8#s&s(w#H#s)rMw#5(w#))/$rvs-w%7#w#N&9s",
"/w#e%w#)#q[w#5$s1s2w#a#s3w#a$w#5$w#))/$rvs7w#a$w#N%9s9w#a)Ww#5$s;s<w#a#s=w#a$w#5$w#))/$rvsBw#a$w#N%9sDw#a)Fw#5$sFsG",
"w#a#sHw#a$w#5$w#))/$rvsLw#a$w#N%9sNw#a(s3sPw#B#r}sQrMw#H#`w#H#s39w#Z%w#B$sUw*]#r}sVrMu;<#/$w$8)q[w'Q$qmq1w-)%-P$_uL",
"MF+$r0r0uLMFqM$s_r0-P$qe-)$qm5)q:<w(O#q:w+I$scw#l#r{q1qm-P$q-w+r)q2Je$+w0)#siw#N$w(z$skw)*$w#/$rusmJ5)q;6uTU^qhq<q;",
"995)q=Ew$h$q=-)$q;-)$rk-)$t5u;;~/$-)$w/E#qB-)$V-)$q2uLMPq>N<q@%$>qT$V>qW$Vw#+~w#+~w#+~w#+~w#+~w#+~w#+~w#+~w#+Uw#/3w",
"#''w#D6uLMUrl$VsXw#M,w#E+w#j+w$&Dw#'3w$hDw#}>w$p%rl$Vw#'#w#0%w#g3w#E&w#'$w$i@w#@;w#''qVw#71w$T~w$T~w$T~w$T~w$T~w$T~",
"w$T~w$TGw#'#w$Xkw%H~w#7=w#';w%i~w#',w$eDw(s~w#'(w$T~w$T~w$T~w$T~w$T~w#'#w$T~w$TMw#'#w/#~w#oWw#'(w#@3w#T;w#'3w%i~w#'",
",w$eDw(s~w#'(w$T~w$T~w$T~w$T~w$T~w#'#w$T~w$TMw#'#w/#~w#oWw#'(w#@3w#T;w#'3w%i~w#',w$eDw(s~w#'(w$T~w$T~w$T~w$T~w$T~w#",
"'#w$T~w$TMw#'#w/#~w#oWw#'(w#@3w#T;w#'3w%i6w#''w%q~w#oWw#'8w#L+w#/Gw$S%w$27w#3'w#;7w#@2w%J)w#''w%B+w#Y3w'='w#+#w#~3w",
"%o3sjw#;-u;><$<u;>AJ$%(1qk$q&9')$,1qk$OJw#,#Q)$Gw#1#q&w#1$*w#1##hL(Q)$,rM#hK(1qa$q^q`w#<#uLNl/$,Ju;><$<uDGP,$w#l#qd",
"$q^qc'+$,Zqe$,Kqg$,qfqfuTUh)$,NO#hZ(&3%D#hZX&3%3:)$,DT3#hZ(#hV(uLNo/$[,w#g%,%(#h[.&h=%,A)$0h4u]^F)$6qJ,rM#hZ(Kqa$q^",
"s^qfw$9#B)$,9w$>$#h^(B)$GFw#0%h_w#0#Iq[w#0%h`(*)$XHAw#P#f)$,H#hbw%R#q(w%:$#hcw%-$r@w%_$qa$q^rAw%P)h|w$W#,qmw%>(g)$9",
"Iw#k$#i$(&0%G#i$r0&0%0w%/#Gr00uLNo/$UrBw#Q(]/$h0w#`)#i+J&=w%7$h4qmw#l#w#-#,9#i.(&I%I:)$J0,I#i0(&T%X#i0r0&T%Tw#z#3r0",
"TR+$h2,#i4w$T#h=w$T-hBw#h%i5w$T%i5w$T+]/$hEw$F*i9w$F'hIw$F+i<w$F+R+$X,#iA(uDFy+$,B+$h6,#i@(#i2(#i1J&$%(w#I#h/$$L/$G",
"HuDGL$=6w'X%Q)$Dh[*)$hZ,#i9(1qP$i9U#(s`L/$h]h_w#M#hkM/$=w(*)*)$i$3#iasXw)k(qd$q^qfw(~##ib(#ic(w#L#qpw#L#;)$G<g)$UWu",
"LNUql$=,;)$,6#imw#:#=<#iow#+#U6S)$[st*)$=w'e#w%+$I,#ir(Zqr$,Kqsw)n$+$,NE#it.#is(&h6%h2uLNg/$qtw$D#w$U%;)$h7w$,#bFw$",
",*j$w$,&j&w#+#bw$,#hBsuw$,/j)(w*w/R+w)i#j).#j((&hH%h3#j%qww&x#qww&x$B)$hLw,0#,q1#j((S)$hNqw;)$hKw$C#=w$C+j:w$C&j<w#",
"+#hPw$C#3w$C0j@w$C0#j5(ZP$h3uTWAw#M#qxw$P%j>.#j=(&h^%h^umqA+$hLhYh:hI,hJ#j8(RqM$,hh#hgw&w$iLw%n#KqW$j#hrw'4%jRw#9$q",
"~w)*#w#,#r+w#C#1qT$jXw+l$uLO+)$,r'#=w)f#0w#B#r,w#B&j^w#B$ZP$,uTW@P$,r.@Zw,<#j`(uLO*w#S#w-,#r4')$3w#b#=#Uw*~#Tw#b#r5",
"w#b&jiw$$(r4w$$&&h;%h:w#F#r#w#F&jnw/c$w$G/r(w#B&jsw#B$w$G#uLO(P$,r)w$F$jvw$F%R+$=,'+$jzuLO++w$F#j{w$F(r*w#a#'+$j~w+",
".##k#(&G%G&hP%hP'+$k$#j}(#hS(&hU%hU&i8%i8&iC%iC*)iDiE@#jTiD&iF%iA#jQit'qU$jS#jQ(#jPiH#k+9w+_&9iD$$C/$G`w+_)#k1w+|(=",
"w+|0w(u#[S)$,@B)$U,uLNkw1Z),%(A)$D9uLO+)$[,1qP$jih2'qM$,;+$,<#p#5Ew(z$6#p#5Gw,T#jmIw#<)p#5Kw#<&p#5M(#kYw,H(w#u#rgw&",
":&p#5Ow&|$1qT$p#5Sw#,$w1o$G,#kb(')$I')$0w#5#qM=,#I(#3G#kf.&h/%Xw#f#riw(m#'+$p#5ZB+$,ix#khw/E$'+$p#5]#kiw.r%+$=w08#k",
"kw$8$rkw#R&p#5dw#R#j##kmw#R'p#5f#knw#R,kpw#R$rmw48$qT$kvw$h'w#,%uLNk/w2F#kuw46$'+$k{'+$kzuLNkrn$=,uDFK/$,#ky(&h/%h/",
":/$IT,h/#k{w$7#k~'+$l%#l*w%j,rCw-v&D6w#($Lw/e#uDFX/$w/i)uLNk/$DIw.E+h3<w#($w#N$w1p$/$D3,0&U%U:/$h/h2,D#l<.#l;(&h5%h",
"3;)$h8w#S#h8w#S%#l@.#l>(&h8%h8:/$0[,h7#l>(w$6,M/$r_hAw#1(L/$hlhp&=%=w#R#I,=&D%D:/$XhC,0#l>w%-$w3&$'+$p#6;#lAw*J#='+",
"$p#6>#lBw+O$w&Y#G,0#lDw#M$3w#M&p#6D#lFw#M'p#6C#lGw#M,p#6F(#p#6DDw#P#[w3}$lIi%w3}##lIh}w$K#uTVz)$h4h~i&#lKw#q$h5w#D$",
"lLw#D%lLi)w#D&h8i*i&#p#6O(#p#6M0#l[.&i%%i%:)$i'i#,w5$#i,i$DI'+$p#6Ow/:#=#i1w$Q#p#6Sw#/#I#i/(&i7%i7&i@%i@*)iAiB@#lQi",
"A&iC%i=#lPw+f(i@w+f%w,'+lVw,'>iXw,'#qnw#(#h3B)$Xw:d+w,,%[I1qP$l3,w+j)p#6pw+j&p#6rw,'#l7h6w#<)p#6vw#<&p#6x(#m6w,'4p#",
"6zw*>'p#6~w,',m>w,'6mCw,'0p#7)w+T#kC#mEw+T'p#7+#mFw+T,mHw,',p#72w#R#kJ#mJw#R'p#74#mKw#R,mMw,',mSw$h'w#,%w,'%mRw,''m",
"X'+$mWw,')mVw,',mXw$7#m['+$m_#mdw,'~w,'$mv.#muw,'4my.#mxw,',mxw,'Xmxw,',p#7g#mzw+Y'p#7j#m{w+Y,m}w,',p#7o#n#w#M'p#7n",
"#n$w#M,p#7q(#p#7ow,'*n&w+c%n&w,'+n(w,'*n)w#D%n)w,'+p#7z(#p#7x0#n8w,'5p#7zw,'*p#7~w,'(i6%i6w,')mvw,'$&iG%iG*)iHiI@#m",
"wiH&iJ%iE&jn%jn*)jojp@#myjo&jq%jlQ)$lhHw+d#`w:&$#nF(#mx(#mww,@(jqw,@0*)$UD1qP$mO3w+`#w%3#rdw%3#uTU|)$0<<1rZ$rY3#(w(",
"-#G;+$D<1rT$rSXw#4#D%w&%$r_w([&T61rZ$rc[w#=#w7Q#h5%h5*)h6h7@#n0h6&h8%h3Q)$m&H#n_(uDG5FFs%L/$Hw(6)C/$Fq9M/$r~,M/$,s#",
"w'u(w#N#w&Z#uDG5WWw#+#=#ntw%2(0w%2%rswAP-q6w<_#m6#n|w=>#,9*)$9`w=>#,#n~wEj#09#n~w%Z#=,wE0#bw$I(&h/%,S)$0w&D#I,#o,(#",
"o'w/C#Hw#f#XwC:%w#(#Tw&i*o3(w#K#o+wC*/rvw0),D9w#V*o>w$D#h5w%e$rKw-N$rZ$rY0w-E#w>2%oHw-w#0w&p#3w=m$oJw-U#3:+$GD,3#oJ",
"w)`$r_w)`$oPwE&$w'$$w#d##oRw*R%)$Jw*R#oRw>i#3,#p#8k3#p#8lw:0#oGh>#(w%2#rwh@#oWh7A)$hCh8w$L7oaw$L.ocw$L,ocw$L*oiw$L.",
"okw$L,okw$L&p#8|3#p#8}w$L#oZh6w(s#hP%hP*)hQhR@#o[hQ&hS%hN#oYw&Q(hPw*:0B)$Drxw<Q-uLO+)$Try1qP$ohh/w3.)p#94w3.&p#96w3",
"H#olw<L*p#9:w#<&p#9<(#p#+5w3H4p#9>w1`'p#9Cw3H,p#+=w3H6p#+Bw3H0p#9Jw2u#mp#p#+Dw2u'p#9L#p#+Ew2u,p#+Gw3H,p#9Sw#R#mw#p#",
"+Iw#R'p#9U#p#+Jw#R,p#+Lw3H,p#+Rw$h'w#,%w3H%p#+Qw3H'p#+W'+$p#+Vw3H)p#+Uw3H,p#+Ww$7#p#+Z'+$p#+^#p#+cw3H~w3H$p#+u.#p#+",
"tw3H4p#+x.#p#+ww3H,p#+ww3HXp#+ww3H,p#:+#p#+yw2z'p#:.#p#+zw2z,p#+|w3H,p#:3#p#+~w#M'p#:2#p#,#w#M,p#:5(#p#:3w3H*p#,%w3",
"'%p#,%w3H+p#,'w3H*p#,(w#D%p#,(w3H+p#:>(#p#:<0#p#,7w3H5p#:>w3H*p#:Cw3H,i<%i<*)i=i>@#p#+vi=&i@%i:#p#+uw+V(i<w<L1p#+{w",
"<L:S)$rz[B)$3w<B.S)$r{h6A)$h0w,q#p#,1w<G*p#:_w+e&p#:aw+~#p#,5h5w#<)p#:ew#<&p#:g(#p#,nw+~4p#:iw*9'p#:mw+~,p#,vw+~6p#",
",zw+~0p#:tw+O#o9#p#,|w+O'p#:v#p#,}w+O,p#-#w+~,p#:}w#R#oA#p#-%w#R'p#;##p#-&w#R,p#-(w+~,p#-.w$h'w#,%w+~%p#--w+~'p#-3'",
"+$p#-2w+~)p#-1w+~,p#-3w$7#p#-6'+$p#-9#p#->w+~~w+~$p#-Q.#p#-Pw+~4p#-T.#p#-Sw+~,p#-Sw+~Xp#-Sw+~,p#;U#p#-Uw+T'p#;X#p#-",
"Vw+T,p#-Xw+~,p#;^#p#-Zw#M'p#;]#p#-[w#M,p#;`(#p#;^w+~*p#-^w+^%p#-^w+~+p#-`w+~*p#-aw#D%p#-aw+~+p#;i(#p#;g0#p#-pw+~5p#",
";iw+~*p#;mwFK,i>%i>*)i@iA@#p#-=i@&iB%i<&iF%iF*)iGiH@#p#->iG&iI%iD#p#-<w+q(iFw+q%r|w879p#.(w87#kLw+f#p#-MTw<3k#p#.7h",
"2A)$kTh3A)$r}b1qP$p#-]w,h$w$%2Uw$%/Tw$%8h2w=5'hH%hH*)hIhJ@#p#-ehI&hK%hF&kx%kx*)kykz@#p#-pky&k{%kvw#_#l$w$/#w<x/w#<#",
"s*w#x#]/$9s+w)/&s*D,w#<$w/B%p#.Yw/B/w=>3p#,;#p#.bw=>$s,*)$s,w=>%wJ+#s,wY%'DwXE#0,#p#.hw`S$lDw$'(&[w=F,p#.p(#p#.l(#p",
"#.kw$;(IwK'3Ds,w'i*p#.{w'i#h/w<}8p#/(w;T.p#/*w;T,p#/*w;T*p#/0w;T.p#/2w;T,p#/2w;T&p#<d3#p#<ew(|#p#/*w<}#&b%b*)h=h>@#",
"p#/+h=&h@%h:#p#/)w%((bw2}1p#//w2}=rtw2}6ruw2}(p#/Aw2}*p#=#w2d&p#=%w2}#p#/Ew2}*p#=)w#<&p#=+(#p#/cw2}4p#=-w18'p#=1w2}",
",p#/kw2}6p#/ow2}0p#=8w2N#p#,g#p#/qw2N'p#=:#p#/rw2N,p#/tw2},p#=Bw#R#p#,n#p#/vw#R'p#=D#p#/ww#R,p#/yw2},p#0#w$h'w#,%w2",
"}%p#/~w2}'p#0('+$p#0'w2})p#0&w2},p#0(w$7#p#0+'+$p#0.#p#03w2}~w2}$p#0F.#p#0Ew2}4p#0I.#p#0Hw2},p#0Hw2}Xp#0Hw2},p#=v#p",
"#0Jw2S'p#=y#p#0Kw2S,p#0Mw2},p#=~#p#0Ow#M'p#=}#p#0Pw#M,p#>$(#p#=~w2}*p#0Rw2]%p#0Rw2}+p#0Tw2}*p#0Uw#D%p#0Uw2}+p#>-(#p",
"#>+0#p#0ew2}5p#>-w2}*p#>1w2}5p#0Nw2}.p#0Ow2}%p#0Mw2}/w.7:p#0yw.7#irw+f#p#0]w2}lw'p#*)h9h:@#p#0fh9&h;%h6&j4%j4*)j5j6",
"@#p#0nj5&j7%j2w#_#s.w#_#C/$s0wM0Dw/T#&jB%jBw#E#s4w#^#w2@#s5w(N&s4jFw2@+p#1Cw2@Dp#._#p#1Kw2@$s6*)$s6w2@)s6w2@/p#1Qw2",
"@$ngw$'(w2@.p#1Y(#p#1U(#p#1Tw2@>s6w'+*p#1ew2@=p#1nw2@.p#1pw2@,p#1pw2@*p#1vw2@.p#1xw2@,p#1xw2@&p#@$3#p#@%w(>#p#1pw2@",
"-p#1qw2@%p#1ow2@;p#1uw2@ap#2*w2@*p#@@w2&&p#@Bw2@#p#2.w2@*p#@Fw#<&p#@H(#p#2Lw2@4p#@Jw0W'p#@Nw2@,p#2Tw2@6p#2Xw2@0p#@U",
"w1m#p#/-#p#2Zw1m'p#@W#p#2[w1m,p#2^w2@,p#@_w#R#p#/4#p#2`w#R'p#@a#p#2aw#R,p#2cw2@,p#2iw$h'w#,%w2@%p#2hw2@'p#2n'+$p#2m",
"w2@)p#2lw2@,p#2nw$7#p#2q'+$p#2t#p#2yw2@~w2@$p#3/.#p#3.w2@4p#32.#p#31w2@,p#31w2@Xp#31w2@,p#A6#p#33w1r'p#A9#p#34w1r,p",
"#36w2@,p#A>#p#38w#M'p#A=#p#39w#M,p#AA(#p#A>w2@*p#3;w1{%p#3;w2@+p#3=w2@*p#3>w#D%p#3>w2@+p#AJ(#p#AH0#p#3Nw2@5p#AJw2@*",
"p#ANw2@5p#37w2@.p#38w2@%p#36w2@>w.7+p#3cw2@(p#3Fw2@vp#3Ow2@.p#3Ww2@(s8w#_#C/$s:w2@Ps>w#^#w2@#s@w(N&s>w2@,p#4,w2@Dp#",
"1%#p#44w2@$sA*)$sAw2@)sAw2@/p#4:w2@$p#,-w$'(w2@.p#4C(#p#4>(#p#4=w2@>sAw'+*p#4Nw2@=p#4Ww2@.p#4Yw2@,p#4Yw2@*p#4`w2@.p",
"#4bw2@,p#4bw2@&p#BA3#p#BBw(>#p#4Yw2@-p#4Zw2@%p#4Xw2@;p#4_w2@ap#4pw2@*p#B]w2&&p#B_w2@#p#4tw2@*p#Bcw#<&p#Be(#p#55w2@4",
"p#Bgw0W'p#Bkw2@,p#5=w2@6p#5Bw2@0p#Brw1m#p#1P#p#5Dw1m'p#Bt#p#5Ew1m,p#5Gw2@,p#B{w#R#p#1W#p#5Iw#R'p#B}#p#5Jw#R,p#5Lw2@",
",p#5Rw$h'w#,%w2@%p#5Qw2@'p#5W'+$p#5Vw2@)p#5Uw2@,p#5Ww$7#p#5Z'+$p#5^#p#5cw2@~w2@$p#5u.#p#5tw2@4p#5x.#p#5ww2@,p#5ww2@",
"Xp#5ww2@,p#CS#p#5yw1r'p#CV#p#5zw1r,p#5|w2@,p#C[#p#5~w#M'p#CZ#p#6#w#M,p#C^(#p#C[w2@*p#6%w1{%p#6%w2@+p#6'w2@*p#6(w#D%",
"p#6(w2@+p#Cg(#p#Ce0#p#67w2@5p#Cgw2@*p#Ckw2@5p#5}w2@.p#5~w2@%p#5|w2@>w.7+p#6Lw2@(p#6/w2@vp#68w2@.p#6Aw2@(sCw#_#C/$sE",
"w2@PsIw#^#w2@#sJw(N&sIw2@,p#6rw2@Dp#3H#p#6zw2@$sK*)$sKw2@)sKw2@/p#7$w2@$p#.Pw$'(w2@.p#7,(#p#7((#p#7'w2@>sKw'+*p#77w",
"2@=p#7Aw2@.p#7Cw2@,p#7Cw2@*p#7Iw2@.p#7Kw2@,p#7Kw2@&p#D^3#p#D_w(>#p#7Cw2@-p#7Dw2@%p#7Bw2@;p#7Hw2@ap#7Yw2@*p#Dyw2&&p#",
"D{w2@#p#7^w2@*p#E#w#<&p#E%(#p#7{w2@4p#E'w0W'p#E+w2@,p#8'w2@6p#8+w2@0p#E2w1m#p#3s#p#8-w1m'p#E4#p#8.w1m,p#80w2@,p#E;w",
"#R#p#3z#p#82w#R'p#E=#p#83w#R,p#85w2@,p#8;w$h'w#,%w2@%p#8:w2@'p#8A'+$p#8@w2@)p#8>w2@,p#8Aw$7#p#8D'+$p#8G#p#8Lw2@~w2@",
"$p#8_.#p#8^w2@4p#8b.#p#8aw2@,p#8aw2@Xp#8aw2@,p#Ep#p#8cw1r'p#Es#p#8dw1r,p#8fw2@,p#Ex#p#8hw#M'p#Ew#p#8iw#M,p#Ez(#p#Ex",
"w2@*p#8kw1{%p#8kw2@+p#8mw2@*p#8nw#D%p#8nw2@+p#F'(#p#F%0#p#8}w2@5p#F'w2@*p#F+w2@5p#8gw2@.p#8hw2@%p#8fw2@>w.7+p#95w2@",
"(p#8uw2@vp#8~w2@.p#9*w2@(sMw#_#C/$sOw2@Lw26#`M/$sRw(g)#p#9Yw20Dp#5i#p#9bw20$w%h#`w20)`w20/p#9hw20$p#0qw$'(w20.p#9p(",
"#p#9l(#p#9kw20>`w&x*p#9{w20=p#:(w20.p#:*w20,p#:*w20*p#:0w20.p#:2w20,p#:2w20&p#Fx3#p#Fyw(/#p#:*w20-p#:+w20%p#:)w20;p",
"#:/w20ap#:Aw20*p#G7w1s&p#G9w20#p#:Ew20*p#G=w#<&p#G@(#p#:cw204p#GBw0H'p#GFw20,p#:kw206p#:ow200p#GMw1^#p#67#p#:qw1^'p",
"#GO#p#:rw1^,p#:tw20,p#GVw#R#p#6>#p#:vw#R'p#GX#p#:ww#R,p#:yw20,p#;#w$h'w#,%w20%p#:~w20'p#;('+$p#;'w20)p#;&w20,p#;(w$",
"7#p#;+'+$p#;.#p#;3w20~w20$p#;F.#p#;Ew204p#;I.#p#;Hw20,p#;Hw20Xp#;Hw20,p#H.#p#;Jw1c'p#H1#p#;Kw1c,p#;Mw20,p#H6#p#;Ow#",
"M'p#H5#p#;Pw#M,p#H8(#p#H6w20*p#;Rw1l%p#;Rw20+p#;Tw20*p#;Uw#D%p#;Uw20+p#HB(#p#H@0#p#;ew205p#HBw20*p#HFw205p#;Nw20.p#",
";Ow20%p#;Mw20>w.7+p#;yw20(p#;]w20vp#;fw20.p#;nw20(sSw20&sTw20LM/$sW.w(S(#p#<@w2+Dp#8,#p#<Hw2+$Jgw%h##p#<Iw1n$p#3/w#",
"j(&Uw1n,p#<Q(#p#<M(#p#<Lw1n>Jw&Y*p#<]w1n=p#<fw1n.p#<hw1n,p#<hw1n*p#<nw1n.p#<pw1n,p#<pw1n&p#I03#p#I1w'm#p#<hw1n-p#<i",
"w1n%p#<gw1n;p#<mw1nap#<~w1n*p#ILw1T&p#INw1n#p#=&w1n*p#IRw#<&p#IT(#p#=Dw1n4p#IVw0)'p#IZw1n,p#=Lw1n6p#=Pw1n0p#Ibw1>#p",
"#8R#p#=Rw1>'p#Id#p#=Sw1>,p#=Uw1n,p#Ikw#R#p#8Y#p#=Ww#R'p#Im#p#=Xw#R,p#=Zw1n,p#=aw$h'w#,%w1n%p#=`w1n'p#=f'+$p#=ew1n)p",
"#=dw1n,p#=fw$7#p#=i'+$p#=l#p#=qw1n~w1n$p#>'.#p#>&w1n4p#>*.#p#>)w1n,p#>)w1nXp#>)w1n,p#JC#p#>+w1D'p#JF#p#>,w1D,p#>.w1",
"n,p#JK#p#>0w#M'p#JJ#p#>1w#M,p#JM(#p#JKw1n*p#>3w1M%p#>3w1n+p#>5w1n*p#>6w#D%p#>6w1n+p#JV(#p#JT0#p#>Fw1n5p#JVw1n*p#JZw",
"1n5p#>/w1n.p#>0w1n%p#>.w1n>w.7+p#>Zw1n(p#>=w1nvp#>Gw1n%j/%j/*)j0j1@#p#>Oj0&j2%j-w1~#&p#50%p#50L/$sYp#53w'}(C/$q[x>3",
"Ep#>~w%Q(x>3:p#:E#p#@*w1e$F*)$Fx>3&p#@,x>3$W#p#@,x>3)p#5Kw$I(x>3.p#@6(#p#@1x>3$w#f#x>36p#@=(w#K#p#@5w$Y(x>35Fw#V*p#",
"@Ix>3=p#@Rw2@.p#@Tw2@,p#@Tw2@*p#@Zw2@.p#@]w2@,p#@]w2@&p#KH3#p#KIw(>#p#@Qx>3)p#@bx>3=p#@kw$L.p#@mw$L,p#@mw$L*p#@sw$L",
".p#@uw$L,p#@uw$L&p#KY3#p#KZw$L#p#@ex>3-p#@fx>3%p#@dw&Q(x>3Mp#@rx>3*p#Knw3'&p#Kpw3A#p#@vx>3*p#Ktw#<&p#Kv(#p#A@w3A4p#",
"Kxw1X'p#K|w3A,p#AHw3A6p#ALw3A0p#L'w2n#p#:~#p#ANw2n'p#L)#p#AOw2n,p#AQw3A,p#L0w#R#p#;)#p#ASw#R'p#L2#p#ATw#R,p#AVw3A,p",
"#A]w$h'w#,%w3A%p#A[w3A'p#Ab'+$p#Aaw3A)p#A`w3A,p#Abw$7#p#Ae'+$p#Ah#p#Amw3A~w3A$p#B#.#p#A~w3A4p#B&.#p#B%w3A,p#B%w3AXp",
"#B%w3A,p#Le#p#B'w2s'p#Lh#p#B(w2s,p#B*w3A,p#Lm#p#B,w#M'p#Ll#p#B-w#M,p#Lo(#p#Lmw3A*p#B/w2|%p#B/w3A+p#B1w3A*p#B2w#D%p#",
"B2w3A+p#Lx(#p#Lv0#p#BBw3A5p#Lxw3A*p#L|x>35p#B$x>3%p#B#w+V(x>32p#B)w<@=x>3Bp#B;w<@*p#M;w+e&p#M=w+~#p#B@w<@*p#MBw#<&p",
"#MD(#p#Bxw+~4p#MFw*9'p#MJw+~,p#C$w+~6p#C(w+~0p#MQw+O#p#<H#p#C*w+O'p#MS#p#C+w+O,p#C-w+~,p#MZw#R#p#<O#p#C/w#R'p#M]#p#",
"C0w#R,p#C2w+~,p#C8w$h'w#,%w+~%p#C7w+~'p#C='+$p#C<w+~)p#C;w+~,p#C=w$7#p#CA'+$p#CD#p#CIw+~~w+~$p#C[.#p#CZw+~4p#C_.#p#",
"C^w+~,p#C^w+~Xp#C^w+~,p#N2#p#C`w+T'p#N5#p#Caw+T,p#Ccw+~,p#N:#p#Cew#M'p#N9#p#Cfw#M,p#N<(#p#N:w+~*p#Chw+^%p#Chw+~+p#C",
"jw+~*p#Ckw#D%p#Ckw+~+p#NF(#p#ND0#p#Czw+~5p#NFw+~*p#NJw<@5p#CHw<@.p#CIw<@%p#CGw<@/x>3.w87+p#D2x>3(p#CWx>3mp#DBx>3-p#",
"Cgx>3vp#Cox>3.p#Czx>3JFx>35p#DdwM$Dp#>J#p#Dlw=>$x>3@p#DrwM=$p#9Rw$'(w],.p#Dz(#p#Dv(#p#DuwM=>x2{+p#E)wM==p#E2w;T.p#E",
"4w;T,p#E4w;T*p#E:w;T.p#E<w;T,p#E<w;T&p#OA3#p#OBw(|#p#E4wM=-p#E5wM=%p#E3wM=;p#E9wM=ap#EKw2}*p#O]w2d&p#O_w2}#p#EOw2}*",
"p#Ocw#<&p#Oe(#p#Emw2}4p#Ogw18'p#Okw2},p#Euw2}6p#Eyw2}0p#Orw2N#p#>u#p#E{w2N'p#Ot#p#E|w2N,p#E~w2},p#O{w#R#p#>|#p#F$w#",
"R'p#O}#p#F%w#R,p#F'w2},p#F-w$h'w#,%w2}%p#F,w2}'p#F2'+$p#F1w2})p#F0w2},p#F2w$7#p#F5'+$p#F8#p#F=w2}~w2}$p#FP.#p#FOw2}",
"4p#FS.#p#FRw2},p#FRw2}Xp#FRw2},p#PS#p#FTw2S'p#PV#p#FUw2S,p#FWw2},p#P[#p#FYw#M'p#PZ#p#FZw#M,p#P^(#p#P[w2}*p#F]w2]%p#",
"F]w2}+p#F_w2}*p#F`w#D%p#F`w2}+p#Pg(#p#Pe0#p#Fow2}5p#Pgw2}*p#Pkw2}5p#FXw2}.p#FYw2}%p#FWwM=>w.7+p#G'wM=(p#FgwM=vp#Fpw",
"],.p#Fxx>3kFx>35p#GMw2@Dp#Am#p#GUw2@$x>3@p#G[w2@$p#;uw$'(w2@.p#Gd(#p#G`(#p#G_w2@>x2{+p#Gow2@=p#Gxw2@.p#Gzw2@,p#Gzw2",
"@*p#H$w2@.p#H&w2@,p#H&w2@&p#Q^3#p#Q_w(>#p#Gzw2@-p#G{w2@%p#Gyw2@;p#H#w2@ap#H4w2@*p#Qyw2&&p#Q{w2@#p#H8w2@*p#R#w#<&p#R",
"%(#p#HVw2@4p#R'w0W'p#R+w2@,p#H_w2@6p#Hcw2@0p#R2w1m#p#B;#p#Hew1m'p#R4#p#Hfw1m,p#Hhw2@,p#R;w#R#p#BC#p#Hjw#R'p#R=#p#Hk",
"w#R,p#Hmw2@,p#Hsw$h'w#,%w2@%p#Hrw2@'p#Hx'+$p#Hww2@)p#Hvw2@,p#Hxw$7#p#H{'+$p#H~#p#I'w2@~w2@$p#I9.#p#I8w2@4p#I<.#p#I;",
"w2@,p#I;w2@Xp#I;w2@,p#Rp#p#I=w1r'p#Rs#p#I>w1r,p#IAw2@,p#Rx#p#ICw#M'p#Rw#p#IDw#M,p#Rz(#p#Rxw2@*p#IFw1{%p#IFw2@+p#IHw",
"2@*p#IIw#D%p#IIw2@+p#S'(#p#S%0#p#IXw2@5p#S'w2@*p#S+w2@5p#IBw2@.p#ICw2@%p#IAw2@>w.7+p#Imw2@(p#IPw2@vp#IYw2@.p#Ibx>3k",
"Fx>35p#J6w2@Dp#D3#p#J>w2@$x>3@p#JEw2@$p#>;w$'(w2@.p#JM(#p#JI(#p#JHw2@>x2{+p#JXw2@=p#Jbw2@.p#Jdw2@,p#Jdw2@*p#Jjw2@.p",
"#Jlw2@,p#Jlw2@&p#Sz3#p#S{w(>#p#Jdw2@-p#Jew2@%p#Jcw2@;p#Jiw2@ap#Jzw2@*p#T9w2&&p#T;w2@#p#J~w2@*p#T@w#<&p#TB(#p#K@w2@4",
"p#TDw0W'p#THw2@,p#KHw2@6p#KLw2@0p#TOw1m#p#D_#p#KNw1m'p#TQ#p#KOw1m,p#KQw2@,p#TXw#R#p#Df#p#KSw#R'p#TZ#p#KTw#R,p#KVw2@",
",p#K]w$h'w#,%w2@%p#K[w2@'p#Kb'+$p#Kaw2@)p#K`w2@,p#Kbw$7#p#Ke'+$p#Kh#p#Kmw2@~w2@$p#L#.#p#K~w2@4p#L&.#p#L%w2@,p#L%w2@",
"Xp#L%w2@,p#U0#p#L'w1r'p#U3#p#L(w1r,p#L*w2@,p#U8#p#L,w#M'p#U7#p#L-w#M,p#U:(#p#U8w2@*p#L/w1{%p#L/w2@+p#L1w2@*p#L2w#D%",
"p#L2w2@+p#UD(#p#UB0#p#LBw2@5p#UDw2@*p#UHw2@5p#L+w2@.p#L,w2@%p#L*w2@>w.7+p#LVw2@(p#L9w2@vp#LCw2@.p#LKx>3kFx>35p#L|w2",
"@Dp#FV#p#M(w2@$x>3@p#M.w2@$p#A_w$'(w2@.p#M6(#p#M2(#p#M1w2@>x2{+p#MBw2@=p#MKw2@.p#MMw2@,p#MMw2@*p#MSw2@.p#MUw2@,p#MU",
"w2@&p#V:3#p#V;w(>#p#MMw2@-p#MNw2@%p#MLw2@;p#MRw2@ap#Mdw2@*p#VVw2&&p#VXw2@#p#Mhw2@*p#V]w#<&p#V_(#p#N)w2@4p#Vaw0W'p#V",
"ew2@,p#N1w2@6p#N5w2@0p#Vlw1m#p#G%#p#N7w1m'p#Vn#p#N8w1m,p#N:w2@,p#Vuw#R#p#G,#p#N<w#R'p#Vw#p#N=w#R,p#N@w2@,p#NFw$h'w#",
",%w2@%p#NEw2@'p#NKw^5#w2@)p#NIw2@,p#NKw$7#p#NN'+$p#NQ#p#NVw2@~w2@$p#Ni.#p#Nhw2@4p#Nl.#p#Nkw2@,p#Nkw2@Xp#Nkw2@,p#WM#",
"p#Nmw1r'p#WP#p#Nnw1r,p#Npw2@,p#WU#p#Nrw#M'p#WT#p#Nsw#M,p#WW(#p#WUw2@*p#Nuw1{%p#Nuw2@+p#Nww2@*p#Nxw#D%p#Nxw2@+p#Wa(#",
"p#W_0#p#O+w2@5p#Waw2@*p#Wew2@5p#Nqw2@.p#Nrw2@%p#Npw2@>w.7+p#O@w2@(p#O#w2@vp#O,w2@.p#O4x>3bFx>3/p#Odw20Dp#Hw#p#Olw20",
"$w%h#x>3;p#Orw20$p#D#w$'(w20.p#Oz(#p#Ov(#p#Ouw20>x2{+p#P)w20=p#P2w20.p#P4w20,p#P4w20*p#P:w20.p#P<w20,p#P<w20&p#XU3#",
"p#XVw(/#p#P4w20-p#P5w20%p#P3w20;p#P9w20ap#PKw20*p#Xqw1s&p#Xsw20#p#POw20*p#Xww#<&p#Xy(#p#Pmw204p#X{w0H'p#Y#w20,p#Puw",
"206p#Pyw200p#Y*w1^#p#IF#p#P{w1^'p#Y,#p#P|w1^,p#P~w20,p#Y3w#R#p#IM#p#Q$w#R'p#Y5#p#Q%w#R,p#Q'w20,p#Q-w$h'w#,%w20%p#Q,",
"w20'p#Q2'+$p#Q1w20)p#Q0w20,p#Q2w$7#p#Q5'+$p#Q8#p#Q=w20~w20$p#QP.#p#QOw204p#QS.#p#QRw20,p#QRw20Xp#QRw20,p#Yh#p#QTw1c",
"'p#Yk#p#QUw1c,p#QWw20,p#Yp#p#QYw#M'p#Yo#p#QZw#M,p#Yr(#p#Ypw20*p#Q]w1l%p#Q]w20+p#Q_w20*p#Q`w#D%p#Q`w20+p#Y{(#p#Yy0#p",
"#Qow205p#Y{w20*p#Z#w205p#QXw20.p#QYw20%p#QWw20>w.7+p#R'w20(p#Qgw20vp#Qpw20.p#Qxx>3np#RJw2+Dp#K:#p#RRw2+$x>3&p#RSw1n",
"$p#F=w#j(x>3.p#R[(#p#RW(#p#RVw1n>x2{+p#Rgw1n=p#Rpw1n.p#Rrw1n,p#Rrw1n*p#Rxw1n.p#Rzw1n,p#Rzw1n&p#Zj3#p#Zkw'm#p#Rrw1n-",
"p#Rsw1n%p#Rqw1n;p#Rww1nap#S,w1n*p#[)w1T&p#[+w1n#p#S0w1n*p#[/w#<&p#[1(#p#SNw1n4p#[3w0)'p#[7w1n,p#SVw1n6p#SZw1n0p#[>w",
"1>#p#Ka#p#S]w1>'p#[A#p#S^w1>,p#S`w1n,p#[Hw#R#p#Kh#p#Sbw#R'p#[J#p#Scw#R,p#Sew1n,p#Skw$h'w#,%w1n%p#Sjw1n'p#Sp'+$p#Sow",
"1n)p#Snw1n,p#Spw$7#p#Ss'+$p#Sv#p#S{w1n~w1n$p#T1.#p#T0w1n4p#T4.#p#T3w1n,p#T3w1nXp#T3w1n,p#[|#p#T5w1D'p#]##p#T6w1D,p#",
"T8w1n,p#](#p#T:w#M'p#]'#p#T;w#M,p#]*(#p#](w1n*p#T=w1M%p#T=w1n+p#T@w1n*p#TAw#D%p#TAw1n+p#]3(#p#]10#p#TPw1n5p#]3w1n*p",
"#]7w1n5p#T9w1n.p#T:w1n%p#T8w1n>w.7+p#Tew1n(p#THw1nvp#TQx>3.p#TYx>3/sZp#HBw'}(C/$rEx>3Ep#U,w%Q(x>3:p#MS#p#U4w1e$W*)$",
"Wx>3&p#U6x>3$sv#p#U6x>3)p#HYw$I(x>3.p#UA(#p#U;x>3$w#f#x>36p#UH(w#K#p#U@w$Y(x>35Ww#V*p#USx>3=p#U]w2@.p#U_w2@,p#U_w2@",
"*p#Uew2@.p#Ugw2@,p#Ugw2@&p#^%3#p#^&w(>#p#U[x>3)p#Ulx>3=p#Uuw$L.p#Uww$L,p#Uww$L*p#U}w$L.p#V#w$L,p#V#w$L&p#^63#p#^7w$",
"L#p#Uox>3-p#Upx>3%p#Unw&Q(x>3Mp#U|x>3*p#^Kw3'&p#^Mw3A#p#V$x>3*p#^Qw#<&p#^S(#p#VJw3A4p#^Uw1X'p#^Yw3A,p#VRw3A6p#VVw3A",
"0p#^aw2n#p#N0#p#VXw2n'p#^c#p#VYw2n,p#V[w3A,p#^jw#R#p#N7#p#V^w#R'p#^l#p#V_w#R,p#Vaw3A,p#Vgw$h'w#,%w3A%p#Vfw3A'p#Vl'+",
"$p#Vkw3A)p#Vjw3A,p#Vlw$7#p#Vo'+$p#Vr#p#Vww3A~w3A$p#W-.#p#W,w3A4p#W0.#p#W/w3A,p#W/w3AXp#W/w3A,p#_B#p#W1w2s'p#_E#p#W2",
"w2s,p#W4w3A,p#_J#p#W6w#M'p#_I#p#W7w#M,p#_L(#p#_Jw3A*p#W9w2|%p#W9w3A+p#W;w3A*p#W<w#D%p#W<w3A+p#_U(#p#_S0#p#WLw3A5p#_",
"Uw3A*p#_Yx>35p#W.x>3%p#W-w+V(x>32p#W3w<@=x>3Bp#WFw<@*p#_uw+e&p#_ww+~#p#WJw<@*p#_{w#<&p#_}(#p#X&w+~4p#`#w*9'p#`'w+~,",
"p#X.w+~6p#X2w+~0p#`.w+O#p#OV#p#X4w+O'p#`0#p#X5w+O,p#X7w+~,p#`7w#R#p#O^#p#X9w#R'p#`9#p#X:w#R,p#X<w+~,p#XCw$h'w#,%w+~",
"%p#XBw+~'p#XH'+$p#XGw+~)p#XFw+~,p#XHw$7#p#XK'+$p#XN#p#XSw+~~w+~$p#Xf.#p#Xew+~4p#Xi.#p#Xhw+~,p#Xhw+~Xp#Xhw+~,p#`l#p#",
"Xjw+T'p#`o#p#Xkw+T,p#Xmw+~,p#`t#p#Xow#M'p#`s#p#Xpw#M,p#`v(#p#`tw+~*p#Xrw+^%p#Xrw+~+p#Xtw+~*p#Xuw#D%p#Xuw+~+p#a#(#p#",
"`}0#p#Y(w+~5p#a#w+~*p#a'w<@5p#XRw<@.p#XSw<@%p#XQw<@/x>3.w87+p#Y<x>3(p#Xbx>3mp#YLx>3-p#Xqx>3vp#Xyx>3.p#Y(x>3JWx>35p#",
"YnwM$Dp#QX#p#Yvw=>$x>3@p#Y|wM=$p#Law$'(w],.p#Z((#p#Z$(#p#Z#wM=>x2{+p#Z3wM==p#Z<w;T.p#Z>w;T,p#Z>w;T*p#ZEw;T.p#ZGw;T,",
"p#ZGw;T&p#az3#p#a{w(|#p#Z>wM=-p#Z@wM=%p#Z=wM=;p#ZDwM=ap#ZUw2}*p#b9w2d&p#b;w2}#p#ZYw2}*p#b@w#<&p#bB(#p#Zww2}4p#bDw18",
"'p#bHw2},p#[#w2}6p#['w2}0p#bOw2N#p#R'#p#[)w2N'p#bQ#p#[*w2N,p#[,w2},p#bXw#R#p#R.#p#[.w#R'p#bZ#p#[/w#R,p#[1w2},wNy%w#",
",(w2}%p#[6w2}'p#[<'+$p#[;w2})p#[:w2},p#[<w$7#p#[@'+$p#[C#p#[Hw2}~w2}$p#[Z.#p#[Yw2}4p#[^.#p#[]w2},p#[]w2}Xp#[]w2},p#",
"c0#p#[_w2S'p#c3#p#[`w2S,p#[bw2},p#c8#p#[dw#M'p#c7#p#[ew#M,p#c:(#p#c8w2}*p#[gw2]%p#[gw2}+p#[iw2}*p#[jw#D%p#[jw2}+p#c",
"D(#p#cB0#p#[yw2}5p#cDw2}*p#cHw2}5p#[cw2}.p#[dw2}%p#[bwM=>w.7+p#]1wM=(p#[qwM=vp#[zw],.p#]&x>3kWx>35p#]Ww2@Dp#S{#p#]`",
"w2@$x>3@p#]fw2@$p#O'w$'(w2@.p#]n(#p#]j(#p#]iw2@>x2{+p#]yw2@=p#^&w2@.p#^(w2@,p#^(w2@*p#^.w2@.p#^0w2@,p#^0w2@&p#d:3#p",
"#d;w(>#p#^(w2@-p#^)w2@%p#^'w2@;p#^-w2@ap#^>w2@*p#dVw2&&p#dXw2@#p#^Cw2@*p#d]w#<&p#d_(#p#^aw2@4p#daw0W'p#dew2@,p#^iw2",
"@6p#^mw2@0p#dlw1m#p#TJ#p#^ow1m'p#dn#p#^pw1m,p#^rw2@,p#duw#R#p#TQ#p#^tw#R'p#dw#p#^uw#R,p#^ww2@,p#^}w$h'w#,%w2@%p#^|w",
"2@'p#_&'+$p#_%w2@)p#_$w2@,p#_&w$7#p#_)'+$p#_,#p#_1w2@~w2@$p#_D.#p#_Cw2@4p#_G.#p#_Fw2@,p#_Fw2@Xp#_Fw2@,p#eM#p#_Hw1r'",
"p#eP#p#_Iw1r,p#_Kw2@,p#eU#p#_Mw#M'p#eT#p#_Nw#M,p#eW(#p#eUw2@*p#_Pw1{%p#_Pw2@+p#_Rw2@*p#_Sw#D%p#_Sw2@+p#ea(#p#e_0#p#",
"_cw2@5p#eaw2@*p#eew2@5p#_Lw2@.p#_Mw2@%p#_Kw2@>w.7+p#_ww2@(p#_Zw2@vp#_dw2@.p#_lx>3kWx>35p#`Aw2@Dp#VB#p#`Iw2@$x>3@p#`",
"Ow2@$p#QJw$'(w2@.p#`W(#p#`S(#p#`Rw2@>x2{+p#`cw2@=p#`lw2@.p#`nw2@,p#`nw2@*p#`tw2@.p#`vw2@,p#`vw2@&p#fW3#p#fXw(>#p#`n",
"w2@-p#`ow2@%p#`mw2@;p#`sw2@ap#a(w2@*p#fsw2&&p#fuw2@#p#a,w2@*p#fyw#<&p#f{(#p#aJw2@4p#f}w0W'p#g%w2@,p#aRw2@6p#aVw2@0p",
"#g,w1m#p#Vm#p#aXw1m'p#g.#p#aYw1m,p#a[w2@,p#g5w#R#p#Vt#p#a^w#R'p#g7#p#a_w#R,p#aaw2@,p#agw$h'w#,%w2@%p#afw2@'p#al'+$p",
"#akw2@)p#ajw2@,p#alw$7#p#ao'+$p#ar#p#aww2@~w2@$p#b-.#p#b,w2@4p#b0.#p#b/w2@,p#b/w2@Xp#b/w2@,p#gj#p#b1w1r'p#gm#p#b2w1",
"r,p#b4w2@,p#gr#p#b6w#M'p#gq#p#b7w#M,p#gt(#p#grw2@*p#b9w1{%p#b9w2@+p#b;w2@*p#b<w#D%p#b<w2@+p#g}(#p#g{0#p#bLw2@5p#g}w",
"2@*p#h%w2@5p#b5w2@.p#b6w2@%p#b4w2@>w.7+p#baw2@(p#bDw2@vp#bMw2@.p#bUx>3kWx>35p#c*w2@Dp#Xe#p#c2w2@$x>3@p#c8w2@$p#Smw$",
"'(w2@.p#cA(#p#c<(#p#c;w2@>x2{+p#cLw2@=p#cUw2@.p#cWw2@,p#cWw2@*p#c^w2@.p#c`w2@,p#c`w2@&p#ht3#p#huw(>#p#cWw2@-p#cXw2@",
"%p#cVw2@;p#c]w2@ap#cnw2@*p#i3w2&&p#i5w2@#p#crw2@*p#i9w#<&p#i;(#p#d3w2@4p#i=w0W'p#iBw2@,p#d;w2@6p#d@w2@0p#iIw1m#p#Y3",
"#p#dBw1m'p#iK#p#dCw1m,p#dEw2@,p#iRw#R#p#Y:#p#dGw#R'p#iT#p#dHw#R,p#dJw2@,p#dPw$h'w#,%w2@%p#dOw2@'p#dU'+$p#dTw2@)p#dS",
"w2@,p#dUw$7#p#dX'+$p#d[#p#daw2@~w2@$p#ds.#p#drw2@4p#dv.#p#duw2@,p#duw2@Xp#duw2@,p#j*#p#dww1r'p#j-#p#dxw1r,p#dzw2@,p",
"#j2#p#d|w#M'p#j1#p#d}w#M,p#j4(#p#j2w2@*p#e#w1{%p#e#w2@+p#e%w2@*p#e&w#D%p#e&w2@+^(#p#j;0#p#e5w2@5^w2@*p#jBw2@5p#d{w2",
"@.p#d|w2@%p#dzw2@>w.7+p#eJw2@(p#e-w2@vp#e6w2@.p#e>x>3bWx>3/p#enw20Dp#[)#p#evw20$w%h#x>3;p#e|w20$p#V1w$'(w20.p#f((#p",
"#f$(#p#f#w20>x2{+p#f3w20=p#f<w20.p#f>w20,p#f>w20*p#fEw20.p#fGw20,p#fGw20&p#k23#p#k3w(/#p#f>w20-p#f@w20%p#f=w20;p#fD",
"w20ap#fUw20*p#kNw1s&p#kPw20#p#fYw20*p#kTw#<&p#kV(#p#fww204p#kXw0H'p#k]w20,p#g#w206p#g'w200p#kdw1^#p#[T#p#g)w1^'p#kf",
"#p#g*w1^,p#g,w20,p#kmw#R#p#[[#p#g.w#R'p#ko#p#g/w#R,p#g1w20,p#g7w$h'w#,%w20%p#g6w20'p#g<'+$p#g;w20)p#g:w20,p#g<w$7#p",
"#g@'+$p#gC#p#gHw20~w20$p#gZ.#p#gYw204p#g^.#p#g]w20,p#g]w20Xp#g]w20,p#lE#p#g_w1c'p#lH#p#g`w1c,p#gbw20,p#lM#p#gdw#M'p",
"#lL#p#gew#M,p#lO(#p#lMw20*p#ggw1l%p#ggw20+p#giw20*p#gjw#D%p#gjw20+p#lX(#p#lV0#p#gyw205p#lXw20*p#l]w205p#gcw20.p#gdw",
"20%p#gbw20>w.7+p#h1w20(p#gqw20vp#gzw20.p#h&x>3np#hTw2+Dp#^I#p#h]w2+$x>3&p#h^w1n$p#XLw#j(x>3.p#hf(#p#hb(#p#haw1n>x2{",
"+p#hqw1n=p#hzw1n.p#h|w1n,p#h|w1n*p#i&w1n.p#i(w1n,p#i(w1n&p#mG3#p#mHw'm#p#h|w1n-p#h}w1n%p#h{w1n;p#i%w1nap#i6w1n*p#mc",
"w1T&p#mew1n#p#i:w1n*p#miw#<&p#mk(#p#iXw1n4p#mmw0)'p#mqw1n,p#iaw1n6p#iew1n0p#mxw1>#p#^o#p#igw1>'p#mz#p#ihw1>,p#ijw1n",
",p#n%w#R#p#^v#p#ilw#R'p#n'#p#imw#R,p#iow1n,p#iuw$h'w#,%w1n%p#itw1n'p#iz'+$p#iyw1n)p#ixw1n,p#izw$7#p#i}'+$p#j$#p#j)w",
"1n~w1n$p#j;.#p#j:w1n4p#j>.#^w1n,^w1nX^w1n,p#nY#p#j@w1D'p#n]#p#jAw1D,p#jCw1n,p#nb#p#jEw#M'p#na#p#jFw#M,p#nd(#p#nbw1n",
"*p#jHw1M%p#jHw1n+p#jJw1n*p#jKw#D%p#jKw1n+p#nm(#p#nk0#p#jZw1n5p#nmw1n*p#nqw1n5p#jDw1n.p#jEw1n%p#jCw1n>w.7+p#jow1n(p#",
"jRw1nvp#j[x>3.p#jdx>3,#p#b,q[w$v&q[p#52$$A)$G9x<Z#,L/$,p#ZVuDGL$0Nw%$(9UC/$,x>REp#k=w%p(x>R:p#`i#p#kFw2'$b*)$h=x>R&",
"p#kH{&@#h7wB-#I,#p#kIw&.#Gx>W$p#Zpw)k(&h0w2>,p#kS(#p#kNx>W$hH*)$Tx>W5p#kZ(w#K#p#kRw$_(x>W5hUw#V*p#kfx>W=p#kow2d.p#k",
"qw2d,p#kqw2d*p#kww2d.p#kyw2d,p#kyw2d&p#og3#p#ohw(c#p#knx>W)p#k~x>W=p#l+w$L.p#l-w$L,p#l-w$L*p#l3w$L.p#l5w$L,p#l5w$L&",
"p#ox3#p#oyw$L#p#l%x>W-p#l&x>W%p#l$w&Q(x>WMp#l2x>W*p#p0w3K&p#p2w3e#p#l6x>W*p#p6w#<&p#p8(#p#l]w3e4p#p:w1|'p#p>w3e,p#l",
"ew3e6p#liw3e0p#pFw35#p#aG#p#lkw35'p#pH#p#llw35,p#lnw3e,p#pOw#R#p#aN#p#lpw#R'p#pQ#p#lqw#R,p#lsw3e,p#lyw$h'w#,%w3e%p#",
"lxw3e'p#l~'+$p#l}w3e)p#l|w3e,p#l~w$7#p#m%'+$p#m(#p#m-w3e~w3e$p#m@.#p#m>w3e4p#mC.#p#mBw3e,p#mBw3eXp#mBw3e,p#q'#p#mDw",
"3:'p#q*#p#mEw3:,p#mGw3e,p#q/#p#mIw#M'p#q.#p#mJw#M,p#q1(#p#q/w3e*p#mLw3D%p#mLw3e+p#mNw3e*p#mOw#D%p#mOw3e+p#q:(#p#q80",
"#p#m_w3e5p#q:w3e*p#q>x>W5p#mAx>W%p#m@w+V(x>W2p#mFw<d=x>WBp#mXw<d*p#qZw+e&p#q]w+~#p#m]w<d*p#qaw#<&p#qc(#p#n8w+~4p#qe",
"w*9'p#qiw+~,p#nAw+~6p#nEw+~0p#qpw+O#p#bm#p#nGw+O'p#qr#p#nHw+O,p#nJw+~,p#qyw#R#p#bt#p#nLw#R'p#q{#p#nMw#R,p#nOw+~,p#n",
"Uw$h'w#,%w+~%p#nTw+~'p#nZw9z#w+~)p#nXw+~,p#nZw$7#p#n^w9h$p#nfw+~~w+~$p#nx.#p#nww+~4p#n{.#p#nzw+~,p#nzw+~Xp#nzw+~,p#",
"rQ#p#n|w+T'p#rT#p#n}w+T,p#o#w+~,p#rY#p#o%w#M'p#rX#p#o&w#M,p#r[(#p#rYw+~*p#o(w+^%p#o(w+~+p#o*w+~*p#o+w#D%p#o+w+~+p#r",
"e(#p#rc0#p#o:w+~5p#rew+~*p#riw<d5p#new<d.p#nfw<d%p#ndw<d/x>W.klw87*p#oOx>W(p#ntx>Wmp#o_x>W-p#o'x>Wvp#o/x>W%ky%ky*)k",
"zk{@#p#o:kz&k|%kww#_#l%w$/#x>W;l5x>W5p#p$wMHDp#do#p#p,w=D$x>W@p#p2wMb$p#_ww$'(w]P.p#p:(#p#p6(#p#p5wMb>x3C+p#pFwMb=p",
"#pOw;T.p#pQw;T,p#pQw;T*p#pWw;T.p#pYw;T,p#pYw;T&p#s`3#p#saw(|#p#pQwMb-p#pRwMb%p#pPwMb;p#pVwMbap#phw2}*p#s{w2d&p#s}w2",
"}#p#plw2}*p#t%w#<&p#t'(#p#q-w2}4p#t)w18'p#t-w2},p#q5w2}6p#q9w2}0p#t4w2N#p#e=#p#q;w2N'p#t6#p#q<w2N,p#q>w2},p#t=w#R#p",
"#eE#p#qAw#R'p#t@#p#qBw#R,p#qDw2},p#qJw$h'w#,%w2}%p#qIw2}'p#qO'+$p#qNw2})p#qMw2},p#qOw$7#p#qR'+$p#qU#p#qZw2}~w2}$p#q",
"m.#p#qlw2}4p#qp.#p#qow2},p#qow2}Xp#qow2},p#tr#p#qqw2S'p#tu#p#qrw2S,p#qtw2},p#tz#p#qvw#M'p#ty#p#qww#M,p#t|(#p#tzw2}*",
"p#qyw2]%p#qyw2}+p#q{w2}*p#q|w#D%p#q|w2}+p#u)(#p#u'0#p#r/w2}5p#u)w2}*p#u-w2}5p#quw2}.p#qvw2}%p#qtwMb>w.7+p#rDwMb(p#r",
"'wMbvp#r0w]P.p#r8x>WknXx>W5p#rjw2@Dp#g5#p#rrw2@$x>W@p#rxw2@$p#b=w$'(w2@.p#s$(#p#r|(#p#r{w2@>x3C+p#s/w2@=p#s8w2@.p#s",
":w2@,p#s:w2@*p#sAw2@.p#sCw2@,p#sCw2@&p#u|3#p#u}w(>#p#s:w2@-p#s;w2@%p#s9w2@;p#s@w2@ap#sQw2@*p#v;w2&&p#v=w2@#p#sUw2@*",
"p#vBw#<&p#vD(#p#ssw2@4p#vFw0W'p#vJw2@,p#s{w2@6p#t#w2@0p#vQw1m#p#ga#p#t%w1m'p#vS#p#t&w1m,p#t(w2@,p#vZw#R#p#gh#p#t*w#",
"R'p#v]#p#t+w#R,p#t-w2@,p#t3w$h'w#,%w2@%p#t2w2@'p#t8'+$p#t7w2@)p#t6w2@,p#t8w$7#p#t;'+$p#t>#p#tDw2@~w2@$p#tV.#p#tUw2@",
"4p#tY.#p#tXw2@,p#tXw2@Xp#tXw2@,p#w2#p#tZw1r'p#w5#p#t[w1r,p#t^w2@,p#w:#p#t`w#M'p#w9#p#taw#M,p#w<(#p#w:w2@*p#tcw1{%p#",
"tcw2@+p#tew2@*p#tfw#D%p#tfw2@+p#wF(#p#wD0#p#tuw2@5p#wFw2@*p#wJw2@5p#t_w2@.p#t`w2@%p#t^w2@>w.7+p#u-w2@(p#tmw2@vp#tvw",
"2@.p#t~x>Wkp#+{x>W5p#uSw2@Dp#iX#p#u[w2@$x>W@p#ubw2@$p#daw$'(w2@.p#uj(#p#uf(#p#uew2@>x3C+p#uuw2@=p#u~w2@.p#v$w2@,p#v",
"$w2@*p#v*w2@.p#v,w2@,p#v,w2@&p#x<3#p#x=w(>#p#v$w2@-p#v%w2@%p#v#w2@;p#v)w2@ap#v:w2@*p#xXw2&&p#xZw2@#p#v>w2@*p#x_w#<&",
"p#xa(#p#v]w2@4p#xcw0W'p#xgw2@,p#vew2@6p#viw2@0p#xnw1m#p#j'#p#vkw1m'p#xp#p#vlw1m,p#vnw2@,p#xww#R#p#j.#p#vpw#R'p#xy#p",
"#vqw#R,p#vsw2@,p#vyw$h'w#,%w2@%p#vxw2@'p#v~'+$p#v}w2@)p#v|w2@,p#v~w$7#p#w%'+$p#w(#p#w-w2@~w2@$p#w@.#p#w>w2@4p#wC.#p",
"#wBw2@,p#wBw2@Xp#wBw2@,p#yO#p#wDw1r'p#yR#p#wEw1r,p#wGw2@,p#yW#p#wIw#M'p#yV#p#wJw#M,p#yY(#p#yWw2@*p#wLw1{%p#wLw2@+p#",
"wNw2@*p#wOw#D%p#wOw2@+p#yc(#p#ya0#p#w_w2@5p#ycw2@*p#ygw2@5p#wHw2@.p#wIw2@%p#wGw2@>w.7+p#wsw2@(p#wVw2@vp#w`w2@.p#whx",
">Wkp#.Bx>W5p#x<w2@Dp#k{#p#xEw2@$x>W@p#xKw2@$p#g'w$'(w2@.p#xS(#p#xO(#p#xNw2@>x3C+p#x_w2@=p#xhw2@.p#xjw2@,p#xjw2@*p#x",
"pw2@.p#xrw2@,p#xrw2@&p#zY3#p#zZw(>#p#xjw2@-p#xkw2@%p#xiw2@;p#xow2@ap#y$w2@*p#zuw2&&p#zww2@#p#y(w2@*p#z{w#<&p#z}(#p#",
"yFw2@4p#{#w0W'p#{'w2@,p#yNw2@6p#yRw2@0p#{.w1m#p#lJ#p#yTw1m'p#{0#p#yUw1m,p#yWw2@,p#{7w#R#p#lQ#p#yYw#R'p#{9#p#yZw#R,p",
"#y]w2@,p#ycw$h'w#,%w2@%p#ybw2@'p#yhw-Z#w2@)p#yfw2@,p#yhw$7#p#yk'+$p#yn#p#ysw2@~w2@$p#z).#p#z(w2@4p#z,.#p#z+w2@,p#z+",
"w2@Xp#z+w2@,p#{l#p#z-w1r'p#{o#p#z.w1r,p#z0w2@,p#{t#p#z2w#M'p#{s#p#z3w#M,p#{v(#p#{tw2@*p#z5w1{%p#z5w2@+p#z7w2@*p#z8w",
"#D%p#z8w2@+p#|#(#p#{}0#p#zHw2@5p#|#w2@*p#|'w2@5p#z1w2@.p#z2w2@%p#z0w2@>w.7+p#z]w2@(p#z@w2@vp#zIw2@.p#zQx>Wbp#0cx>W/",
"p#{$w20Dp#n@#p#{,w20$w%h#x>W;p#{2w20$p#iHw$'(w20.p#{:(#p#{6(#p#{5w20>x3C+p#{Fw20=p#{Ow20.p#{Qw20,p#{Qw20*p#{Ww20.p#",
"{Yw20,p#{Yw20&p#|t3#p#|uw(/#p#{Qw20-p#{Rw20%p#{Pw20;p#{Vw20ap#{hw20*p#}3w1s&p#}5w20#p#{lw20*p#}9w#<&p#};(#p#|-w204p",
"#}=w0H'p#}Bw20,p#|5w206p#|9w200p#}Iw1^#p#nk#p#|;w1^'p#}K#p#|<w1^,p#|>w20,p#}Rw#R#p#nr#p#|Aw#R'p#}T#p#|Bw#R,p#|Dw20,",
"p#|Jw$h'w#,%w20%p#|Iw20'p#|O'+$p#|Nw20)p#|Mw20,p#|Ow$7#p#|R'+$p#|U#p#|Zw20~w20$p#|m.#p#|lw204p#|p.#p#|ow20,p#|ow20X",
"p#|ow20,p#~*#p#|qw1c'p#~-#p#|rw1c,p#|tw20,p#~2#p#|vw#M'p#~1#p#|ww#M,p#~4(#p#~2w20*p#|yw1l%p#|yw20+p#|{w20*p#||w#D%p",
"#||w20+p#~=(#p#~;0#p#}/w205p#~=w20*p#~Bw205p#|uw20.p#|vw20%p#|tw20>w.7+p#}Dw20(p#}'w20vp#}0w20.p#}8x>W_]/$p#3'Jx>]#",
"w20*p#}hw20Dp#pa#p#}pw20$x>]&p#}qw1s$p#kdw#j(x>].p#}y(#p#}u(#p#}tw1s>x3H+p#~(w1s=p#~1w1s.p#~3w1s,p#~3w1s*p#~9w1s.p#",
"~;w1s,p#~;w1s&p$#-3#p$#.w'r#p#~3w1s-p#~4w1s%p#~2w1s;p#~8w1sap#~Jw1s*p$#Iw1Y&p$#Kw1s#p#~Nw1s*p$#Ow#<&p$#Q(#p#~lw1s4p",
"$#Sw0.'p$#Ww1s,p#~tw1s6p#~xw1s0p$#_w1D#p#q*#p#~zw1D'p$#a#p#~{w1D,p#~}w1s,p$#hw#R#p#q1#p$##w#R'p$#j#p$#$w#R,p$#&w1s,",
"p$#,w$h'w#,%w1s%p$#+w1s'p$#1'+$p$#0w1s)p$#/w1s,p$#1w$7#p$#4'+$p$#7#p$#<w1s~w1s$p$#O.#p$#Nw1s4p$#R.#p$#Qw1s,p$#Qw1sX",
"p$#Qw1s,p$$@#p$#Sw1I'p$$C#p$#Tw1I,p$#Vw1s,p$$H#p$#Xw#M'p$$G#p$#Yw#M,p$$J(#p$$Hw1s*p$#[w1R%p$#[w1s+p$#^w1s*p$#_w#D%p",
"$#_w1s+p$$S(#p$$Q0#p$#nw1s5p$$Sw1s*p$$Ww1s5p$#Ww1s.p$#Xw1s%p$#Vw1s>w.7+p$$&w1s(p$#fw1svp$#ox>].p$#wx>])p#57%p#57*)p",
"#58p#59@#p#tDp#58&p#5:%p#53w1f#uDFX/$p#rmw(0(uDG5FFsb&,%w$^$p#rrw0r$,%,uTVz/$p#rtsdp#rtw(h/sew,N$w(@$#p#sNw.a:w2&(p",
"#r}#p#sVw)6#,p#s/w#k(w1q*p$$Qw't$w183p$$Yw18.p$$[w18,p$$[(#p#sdw#`$p#s7w04$p$$cwR}$r6w#l#w#,#r:w.z&p$$iw-,$|P4+w#B#",
"r;w#B&p$$nw#B(|P0+r<w#B&p$$sw#B$|QT'r>|QT$uDFyw2=#p$$v|QX-U|QX%Xw-u$&b%h;w#j#r7w#j#'+$p$%#|P9$p$%$w++#Gw#;#r8w$&&p$",
"%'|QR4r9w#B&p$%,|QR1w$D$p$%0|QV-p$%4|QV%p$%5w$D%hR%hR'+$p$%6#p$%3(#p#t9|Q=$:+$hWh`,hT*)$p#t&hgw$'#p#sjw&|$|Xm(p$%>w",
"0l$w#3#qnw#3$p$%A(w-e$+$GI,D#p$%Cw&_$qyw#W#;w*L#g)$[|V`+p$%Lw31$<#p$%Nw#+#X|V`#h6|V`0p$%Q|V`$|XD#<Kqg$=qfqfuLMX(,NO",
"&h3%h2;)$h5w#x#h>|Z%+p$%]w#x&p$%_w#+#h:w#x#hD|Z%0p$%b|Z%*uLMX(hJNE&h@%h@&i-%i-&i4%i4*)i5i6@#p#tci5&i7%i2&i:%i9#p$%m",
"s[#p$%lp#t,w*P&p#t.i;$$|c4#s[w*8#p#t@uDGL$Gw*9&f)$p#tTs[w$+#U#p$%uw-@#X9|YN#s[]/$,p#tGw+<)p$%yw8%%w&S'|Y((T|Y(&p$%~",
"w*K%)$Jw*K#p$&$(#p$%~w+o'=T$$w#;#[$=A)$p#tWbw6,$s[xIN#0,uDGL$Dw$P&*)$hB3w.r*p$&6w+l8p$&>w+l.p$&Aw+l,p$&A(#p$&8w#`$p",
"#tcw*.&p$&;#p$&Iw#3$w+p0p$&Ow+p<p$&Tw+p<p$&Yw+p7p$&]w+pKp$&fw+p$p$&gw+p0p$&jw+p<p$&ow+p6p$&sw+p-p$&ww+p%p$&xw+p+p$&",
"y#p$&v(#p$&l(&hV%hV1qT$p$&mw%3$Q)$hmq1w#s#u]`O)hphq=(s]#p$&shp&ho%ho*)hmhn@#p$&qhm&hr%hiw(W1i'uLMX(huNOw*##*)i.i/q6",
"#p$&yi.&i0%i*&jH%jH&jK%jK|hK$qnw$&#w<m-#p#urp#u>w(v&p#uA=$$f)$p#uQUw(h&w*8'*)$3w*+$[wPd$w(r*p$'8w(r8p$'Aw(r.p$'Cw(r",
",p$'C(#p#v+|i2$sfw#V#f)$p#uwhAw+>#bw$.#_wQe%p#v0|kF-1qT$p#v5w&/$Kqg$GqfDw-R$w$F#sgw$l&X91qT$p#v;w'A$Kqg$XqfGw-u%I%I",
"&hI%hI*)hJhKq6#p#v>hJ&hL%hF&hN%hNw#_#shw%n$p#v=w4TDp#us#p#vFw4T$p#v%w&K(w4T*p$'hw%u$wC0%p$'mwC0(w%|$#p$'owC0,p$'ow$",
"t#p#vB,#p#vQw#V$slw#V$p$'yw=Z(w%`#@w&B$p$'z(#p$'{w#G$q|w$4#|h''h/w0%+p$()w0%&p$(+w#+#|h'$h4w0%0p$(.|h'1p$(0.#p$(/|h",
"'$;)$h4|gu0p$(9w#z&p$(;w#+#h9|gu5p$(>|gu6p$(>.#p$(=(&hE%hE:+$h3hA,hB#p$(;(#p#vu(&hI%hHR+$hKJ#p#vv(&hJ%hJw=7#hH,hJ1q",
"W$p#vyhaw:4#hW%hW&h_%h_*)h`ha@#p#v|h`&hb%h]M/$snkfw'#(w9i'#p#vzw'e(Gw'e9p#vX#p#w&w'e$p#vgw#e(*)$p#v{01qW$p#w.h0w&q#",
"w#:#p#vew5='w''%p$(bw5=(qzw#3$p$(dw5=,p$(fw'C$q}w5=+h3w&H+p$(ow&H&p$(qw5=(h8w&H0p$(tw5='h;w5=7hAw(;+p$)#w#x&p$)%w5=",
"(hFw(;0p$)(w5=,hIw5=&hM%hM&hT%hT*)hUhV@#p#wRhU&hW%hRw@t##p#wn.&p#wP%p#wPu+-~u++m"};
/* merge_tiles.comp, 4422 words */
static const gpusorti_line gpusorti_spv_merge_tiles[] = {
"#U/h#u36-u36.qOh%uDE)uDE4uDEEuLM[uLN@uDEQq$uDE;u]`|uLNBqPqQuLMcuTUlq*q#uTU_h&h(u;;ru;;sh)u;<7q/q`uLNDh+h*uLMlr.qGuD",
"E%qZh$uLNqq'qWh-h'u;<AqXuLO,uLMkuDFXuLO'q%h.h,h/q&q+qRqSq)q,q.qDuDD|qbuDGPuLNoh4v$o9)Su+3euefUu#+Z7u33U#uTU4.v6RUmW",
"v<bs>Dv/AM#F7u;;c7.uefYq(#v@8$D$7###uTU9Vq4...-#_L4#7G746.GL46VG#46ZG@46LGq346q(Gq746_Gq;466GqL46[G2P6V-[w#X&P`V-#q",
"F7-q-qEZ-Z#q=-Laq;-a.q(-#_[w#D%q0w#D%q1qEVw#7)q3w#7%q4qE7w$F(Pq6w#7%q7w#L#.6w#;)q:w#;%q;w#P#.q-w#i)q>w#;%q@qEw%/)Pq",
"Bw#7%qCw#7#.`-#.[-#._-#.@-#.w#e#.-q(aq>-#.aw#3%aq<u33W#u;;v#qMuDDz#b7u33X#c#&V(#6&(#63)&#LH_&qTu~#=6&w#$$_&&(#`6*qU",
"#`uDDz#b.)M#7(#`&)&#7;[&<`[(#@`*q[q-@(#@&c#&Z(#.q^*q_Z.)&#.(#.&*q_L./&aw#3#V82#ruad;@3<q0w#T#q0*qdq1@)M#6(#@3;q23<q",
"3q2(#@q3*qgq4@;q5&<q6q5(#@q6*qhq7@/&q8b)&#bw#e#q8qi;q9&<q:q9(#@q:*qkq;@)&#q3w#;$qlu]^o&#rtqmAd8M#rJq8Iw$4%/&q<7w#-#",
"q<d)M#[;q=3<q>q=(#@q>*qsq@@;qA&<qBqA(#@qB*qtqC@w#J%w#Z'bw#Z#rvbI/&qEw#e$qEA/&qFb8&#rLqFA)&#qC8&#s6qyqz8&#s3Aq{w#D$w",
"$)#qCw#X%82#ryqFqi)&#vfMXspw#J#qFw#J%r&w#a#r'Aw$n#r$r%r(w#x%w#^%w#z%w%$#r,I)M#w&y#Z)M#L)&#qew$Y%w#)+/&G7)&#sqw$.#Gr",
"58&#s1Gqrw#z#r6r7r1)&#spw$;#Gr9w#x#r:A8&#rNr8r;w#A#r4r<AH#3r=(#Lr>*r@#L(#L3w#s$w#G#w#M'rDw#M#rCrEAH#&rF(#LrG*rHw#M$",
"&c#2V/&qHsq/&qI[w#M#qHqI)M#_w#^(rLr:w#V#rO(#6rPw#1(rR(#6rS*q_q(.H#3qI(#6rUw#R.rXH#rYw#;#rZw$I)r]r8w%O%)&#syw#R+w#X'",
"3rc(#6rdw#7+/&qJ7w%_#qJw&.#rvrhw'1#rvq<I/&qK.uTU^q^qLqKAAuLMPqMV7qN$#*rQ#6*rT#6*rVw#'&r[#6*re#6u;><#7u;>AI#$J+qa#ZA",
"uDEG&#'+qa#LIw#,#B&#Ow#1#Zw#1$,w#1#B&#'rL+qY#qVQw#6#uLNl2#'Iu;><#7e'##$'%9$J5q]#q-Qw#@$%:$:0&#C:'Of2#W'w#K%'$J%h:$'",
"5qY#qVrMw#K$R&#'dw#m$R&#OqTw#-$w#B$Fw$U$qY#qVr/w#,'r0w$P(f2#'qiw$B,uLO)&#A=1&#'Aw$B&r%w$B%Xr1w#K,uLNm2#h0w#^)1&#gqi",
"w#_#w#-#'A%=$O%=$=0&#'=I:%W$Ww#n#W'CS3#h2w$>#h=w$>1hBw$>/uLNm2#hEw$,,hIw$,9S3#N'uDFy3#'R3#h6'uLNF&#hghRuLNI&#'r:1&#",
"9'%#$J0&#Ih2##K2#OrNuDGL#9.w&X%,&#XDw%u#Yw&l(,&#:F%9$90&#=D'9w'e#hcu]^F&#.qJ'ho1&#hp'w#/$hf'+]#i/g>J'w'{(uTVz&#'DI+",
"]#i2h8>J'%h6$h6,&h7h8F%h9$gw$K'h6w$K%qIw$K)B&#DqH,&#i,w)%#q(w)%)1&#i'Aw$3$9'T2#h|w)d'w$r#qcw#^#w#,#=w&-#w(1#qew#]&'",
"Y5qf#q1Q'uDEG3#'%C$=5qf#q4Qh2w#1$N$N03#ON'X%h2$h0w#c#gw#l#w#c,h95q]#q7Qw%B$S3#'I%h:$Cw#N#qjw#N#5q]#q;Qh@w#@)h@$:w'J",
"#qnw'J$R&#hEw+%$q8U&#hGqnw#P$w#m$uDF+M#:uTWAw'@#qow#Z%hJ$hJu~%b3#h<hGgh:Yh2'h3+^#ijhZw&Z#w'v%'hx+^#ilh^w&T#w&G&hQw&",
"G%rWw&G%9J$95]#irhe=>JI,&:=F%D$'%hc$hc,&hdheF%hf$hauTU5M#.qpiRw).$B&#dw(m#'r8w&_#qM'Aw#@$'uDF+w-7%w''%w$1&9hlw$1%r^",
"uDGL#9w(j&uLNF&#Dr8,&#i3w+x$i6w)&5C'9uLNI&#h1r8uLO)&#'h6w$/&w&%$B&#=in,w%i#T2#ir1&#i|w(.%Ow-^#w(*1Cw(*0Ww(*2h1w(*6h",
"6w(*0h8w(*Ah>w(*9hDw(*(hFw(*Iw'z#inw$+#r_w%9$rB#rAhg>J:%O$'E&#=7+rJ#rIhiw(8#=$=%hg$hg,&hhhiqH%hj$heuDG5ddr`w'@&hthg",
"##f2#Ohtw'@)w(i'9w,00w#=.raw#=)5]#j|h1Dw%z'h:B&#Nr8U&#9i+w'J$w$n#r3w$n':w&g$:$9w$j#w#W$w%K%C$C03#:C'D1&#j<j:K2#h:'+",
"^#k2hCw#T#w'}+r2w$:#E&#N.E&#D.K2w(R%w3$)uLNk2#D=w#1(E&#h67E&#h37w#N$w0}$2#DC':%X$X02#Yh2'D%h5$h3E&#h;w#M#h8w#M&h8$h",
"802#:h1'h7w$'-rK#hCh>uDFK2#'uLNh2#hCw#t'ChA':w#F(+]#kWh^w%I#uLNs2#hWw$:(Yw#F*>h]hZ%'$'%ha$ha,&hbhcF%hd$h_%hh$hh,&hi",
"hjF%hk$hf%ho$hoU&hphqF%hr$hmw'2&hsho##uLNl2#OIw'hSrbw'h,kow'h*+]#kvNw#1#w,#&w,J+T2#kX+]#k{h3w#R'w%1#w,B1Xw,B^h7w,B~",
"w,BIkU+^#lGh`w,'#h^$h^,&h_h`F%ha$h[w&^'h^w&^%rfw&^,lPhow&^(hx1&#kak_Kw:5#+^#lTYw%]#+^#lXhvw*l7Cw*lIgw*lHh9w*lFhAw*l",
"'hEw*l7l}hSw*l&hMw*l5hRhPw*l$hV$hV,&hWhXF%hY$hT%i>$i>,&i@iAF%iB$i<%iF$iFU&iGiHF%iI$iDw&X'iFw8G8l{w&X$k1K2#'ltw$.(1&",
"#l=l;w(+#lm1&#Dw4](=##w#r#X#9w%W#rguDGL#:.e':J$:5]#m;h;:w'K%CXJw5x%N$9uTVz2#l}ril}w%u,w#,#m%w*b$^#mGhEw'^&eqvw#5#w#",
",#qww#H#uDFy3#Dw5>$3#C='9w#;#qxw'L&O.uLO+&#'q|uTU}3#'=.w&5$3#DNw&5%q}w#H(uDF+M#'uLO(M#'q~w6p#uDFy&#'uLO*w#Y#S3#9'uL",
"O+3#Ww+^'Yg'N%h;$h9w#b#r#w#b&h@7w$*#r)w$*#hB7w$*&hCh@w$*%r*w$*'w#H$w$O%w#H'w'b'r+w#H(w$O#uTW@M#'r-Fw$P,wBK#r)uLO+&#",
"C'w#e#Y7w@v$3#h0h5'W%hT$hT03#h=hH'h0%hZ$hX+^#m{hyw-X$h]$h]w-X#hX'h[w$,#qpw&C'maw.A0htw.A%>JW%D$:w.@$hv>JYw3d#%W$Xw#",
"Y#miw#Y0h|w3($w.<$9w,~#C$=w*{$w-b$i$w#5#N$Nw+'#%hu$huw#h#rjw%T#T2#muw,V+qqw(@'w>H(qrw$*'i9w/~0q@Qi<w>H8w#c/iEw/~)w#",
"c$q]#qCQiHw#1$w#c#&w#c$w/D%h>$h>03#h1h;'w#o$quw&<'n9w#x0iMw&</q@QiOw&<.nBw#Y0iUw&<9qCQiYw&<+hX$hX%i`$i`%ih$ih,&iiij",
"F%ik$if%nh$nhu+-~u++m"};
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
/* merge_buckets.comp, 37732 words */
static const gpusorti_line gpusorti_spv_merge_buckets[] = {
"'`9h#u36-u36.qPuLN@h%uDE)uDE4qQu]`|uDEEuDEQqRuTU_uLM[q$q#h(h)u;<7uDE;qeuLNBuLNqh*uLMlh&r/uLMcuTUluLO,uLNsh+h'q/uLMk",
"q)qgq`u;;ru;;sh$uLNDuLO'uLNhq+h.q'h-uTVzh3h/h,qGuDE%q]uDEGuLNmuLNkuLO+r;h1h2q%q&q*uLNov$o9)Su+3euefUu#nQ3u33U#uTU42",
"v6RUmWv<bs>Dv/AM#F3u;;c32uefYq(#v@8$D$3###uTU9dq4222.#w#'#HS@#3Y3@Q2YS@QdYQ@QeYF@QSYq3@Qq(Yq7@QHYq;@QfYqL@QQY&u;<AQ",
"dw#X(u;<Aq-d.#qF3.q.qEe.eq.q=.Sq.q;.#2q(.#HQw#D%q1w#D%q2qEw#X#w#7&q4w#7%q5qE3w#m)q7w#7%q8w#L$w#7&q:w#7%q;w#L#2q-w#e",
")q>w#;%q@qEw%+)u;<AqBw#7%qCw#7#2q,.#2Q.#2H.#2F.#23.q(q.q>.#2S.#2e.#2q.w#7$#q.q<u33W#u;;v#qNuDDz#qD3u33X#uDD|#&duDE'",
"#/&)#fqS)#f&7&HQZ#qSH)#fqV)#f/*&#SZf&qYu~#=Q&w#$$f&&)#q,Q-qZ#q,uDDz#qD2*[#3)#q,&*&#3Kq,&Lq-q,)#Fq--qaq.F)#F&uDD|#&e",
")#2qc-qde2*&#2)#2&-qdS27&Fw#3#d0+#ruFIKq0/Lq1q0)#Fq1-qiq2F*[#f)#F/Kq3/Lq4q3)#Fq4-qlq5FKq6&Lq7q6)#Fq7-qmq8F*&#qDKq9&",
"Lq:q9)#Fq:-qoq;w#5#q3w#s%7&q<3w#-#q<I*[#QKq=/Lq>q=)#Fq>-qtq@FKqA&LqBqA)#FqB-quqCFw#J%w#Z'qDw#Z#rvqDJ7&qEw#e$qE87&qF",
"qD0&#rLqF8*&#qC0&#s6qzq{0&#s38q|w#D$w$)#qCw#X%0+#ryqFqn*&#vfMXspw#J#qFw#J%r'w#a#r(8u]^o&#rtr%r&r)w#x%w#^%w#z%0[#rJr",
"-J*[#w&[#e*[#S*&#w#F$Fw$$#H*[#q(*[#d*&#qhw$*#Hqp*&#Qw#-$r9*&#ew#-$qYw$(#r<Iw$/$r:ar=w#*#r8qYr>w#j%w%J'Y30&#s1Yqsw$a",
"$rC0&#rPrDH0&#rJrDrEw#S#rBrF8Z#/rG)#SrH-rI#S)#S/w#^$w#x$rLw#A#&rM)#SrN-rOw#A$&uLMN&#s7Yw%W#rR80&#s4q<rSw%t#rTJw#R#r",
"Uw#R$rV)#SrW-rX#Sw$P*8uLMN+#rsrU0+#rrr[r]w#a#Yw%X#rvr_Jw#/)raw&[#ruFIuDD|#+d7&qHsq0&#rNqHw$r%rew&F#rfw$7#w#5%rPrgrh",
"-qdq(2w%E#H>w#)(rPHw&o$Hw#L#w#5%w#/'r6w#)(w#H(7&qI2w$@#qIJ7&qJqD0+#r}qJqH*&#syw$-#IH*&#q(w#-#rxr@w&I#rwryw#D#rzrDw#",
"5(w#))+#rvr~w%3#w#N&8s$w#e%w#)#qYw#5$s&s'w#a#s(w#a$w#5$w#))+#rvs,w#a$w#N%8s.w#a)aw#5##s0s10+s3r}s2w#a$w#5$w#))+#rvs",
"6w#a$w#5$s38s8w#a)Iw#5$s:s;w$B#s<w#a$w#5$w#))+#rvsAw#a$w#N%8sCw#a(s3sEw#B#r}sFrDw#H#r@w#H#s38w#Z%w#B$sJw'_#r}sKw#y%",
"w%T%w&@#qfu;;~+#*&#rJZ#&r2)#SsR-sS#Sw#'#uLMF/#JJZ#/w#8#sW-sXw#8%*[#qduLMF/#r&r&uLMFqS#s]r&7&qKw*I#s6qKw),$s_w$)#rvq",
"<J7&qL2uTU^qcqMqL8w,r#f*&#IuLMPqNd3qO$#-qW#fw#'~w#'6u;><#3u;>AJ#$M1qf#e8]&#(1qf#SJw#,#N&#Ew#1#ew#1$'w#1$q_#q[q^w#1#",
"uLNl+#(Ju;><#3uDGP(##$MAqb#q.q^w#;$%4$E%4$4,&#(ED4Aq_#q[r4r0w#d(9&#(8uLNFw#>#g+#V(w#e%($M%h>$(w#O$>w#O&Ww#O*w$=#w#h",
"$w#,#r1w#q(g+#(qnw$L(uLO)&#85w#X$w$L,r&4g+#Xr2w#K(^+#h0w#Y)%=$w$1#h4qnw#c#w$;%%5$5,&#J4(5%R$T%R$Rw#n#Dr&RG/#cw$>#h=",
"w$>-hBw$>3^+#hEw$00hIw$05G/#T(uDFy/#(B/#h6w'*#q(w'*$%#$M,&#=b##:+#EsQuDGL#=w&C&uLNI&#;r2:+#(h]w$+,uLNF&#Wr2'&#hxw&n",
"#w(3$N&#Thh'&#(hiu]^F&#2qJ(ht_+#;w'r&w'0#D$(_+#Thsw#5)R$w&|$r5w$K#w'L$r6w#-#uLNF&#huw(p#r2w#(#(F'&#;w#-#h8r7'&#=w'I",
"#(hAw(d$(w)<&(R'&#h;w#<#;r2w#<)'&#TsOw#2,h0scw#2)G/#4w$X#hPXw$X)hK$(O&#h=>w%|&h44##,&#5D#=uLNl+#=JuDGL#4w#N&'&#X5C+",
"#(hSw#b(9&#48w%z'w#9#qhw#9#w%M#qjw$H&(DAqk#q2q^(]/#(%X$;w#@,h0Aqb#q8w$e((J%c$c,/#Dh0(bB/#(h}w$#+r3w$##<&#52w'Q#hOuD",
"FX+#w+,)_+#5w$`)<&#b3w#I#hZ%E$E,+#5;(E%D$D,+#Rh0(5%V$b<&#h5w#H$h_%h5$h5,+#EW(h4w#y-rd#h;h`uDFK+#(:+#i0hiP+#=(w)W$+#",
"Xh>(5U&#(hVh_%hT$hT,&h^h_hWMD%h]$h]O&hZh[>%h`$hX%i,$i,u~%b&#i+i&i)i#hphch`hY%i2$i2w*4#i1(i.:+#i<w+})1rQ#sUi:6M5%E$=",
"1rQ#sTi;6M;w+3#%i@$i@'&iAiBqH%iC$i=uDG5IIrv:+#iEw#[&w&w#rQ#sUiHw-K$rQ#sTiJw#,#9w-K#:+#iMi|w*[,]&#DN&#iRj(9w)K#w+c/%",
"V$V,/#sViP(w(q$h6w$$$rK#sYiY6ME%=$=w$C#w(x$/#5w(x%8D#=:+#=r2w(x)g+#id5P+#hDw&P)9&#ihTw#n#w(W$'/#Vw$E%/cVXM4w#{#w#O#",
"hKw$8'in6Mh5w$8(h4$h4N&cVI%h7$h0w#J#hNw(2&h93<&#h@3w%7$1rQ#sZit6Mw#z$w#Y#ArQ#sYs[w-o$w#-$w2;$w0N#Hw0p(H^+#(w*V#w.q,",
"58uTU5[#2qp(uLO)&#Iw&2'8w0##w+^%JXw.Z%riuDGL#=2w%J%N&#;qHw*h#j0w1O#Rw,=);$w/5'JEw#Z%Hw#Z-hAw-(#(1qT#k2X6Ms^:+#chDw#",
"J#hJw)a$w#m)w#i&=w')$qn5w,~)2uDGP(4M$4'&#D4w%q#w,-$w-+#h6U&TMERO&;D>%W$w#A#sTWw,Z'h9w#O#cw)((AqU#kKhE>6Mw#b$w-VvAqX",
"#k^hWq^w'X#hK$hK%hU$hU'&hVhW>%hX$hS]qV#k_6k^w%R'8hV##C+#Er@w&;)w%m*w&V.w3T#bO&#(>B&#Xw0Q#w7/'w)v%;8`&#bw&t#kuc]qS#(",
"</#(w)6#=21qT#ky5w#6-w%h+r^w)f&Rw#>#D3w3C$=(w#*#qME=uTU}/#(R3uTU}/#EV3%T$Dw#U#r`w)F#B/#h7k<w-R#w/J$/#(=h8Ew#A#rbw#A",
"&h8kBw#A,h9w#A$rcw#A#<&#Tw$4#53_w/:&4_rd#h0Dw/R#w01&E;(w$3#w1-0c2<&#h8w12#=(w12/;5w#1(<&#h;w$+#hBw0o#=w:4#4,+#;D(4%",
"X$X,+#Wc(;%h5$V<&#hAw#M#hGw#M&h8$h8,+#4b(h7w$',P+#rUh>w#1(:+#h`hdw-K#w#O#5(=%;$;,+#ThC(4Grd#((U/#(hehiU/#=hjhfU&#4h",
"fhjU&#5hkhg%hf$hf,/#h_hdEb,&#hihe=w)6#h`hf;V,&#hohg5h4GqS#=(6hsMGqS#546hpM%hx$hx%i$$i$'&i%i&>%i'$h~w)#'i$w)#%w)=Ii<",
"w)=#r6w#(#VB&#Tw=O+w)C%b51qT#m$(w)=0m(h6w)=ulHw)=;lMw)=~w)=~w)=~w)=Jhw$hww)=-i+$i+'&i,i->%i.$i)%j6$j6'&j7j8>%j9$j4N",
"&#juHw(z#r@w=]$w)M'j9w)M0w<M#;1qT#n$Dw(s#w%C#rZw'O#uTU|&#4331rQ#rPDw1##4$E</#;31rK#rJTw#4#;$;w#P#rUw)1'21rQ#rYbw#=#",
"E$Ew;$#'&h6h7>%h8$V%k5$k5'&k6k7>%k8$k3N&#kCHw9W&Hw&f)C+#IqJP+#rt(P+#(ruw#;%#$Mw7M$=$(uDG5aaw#+#=w%6'4w6-9mPw%f#8'&#",
"8r@uLO)w%k#Bw>g#w%u$w6G#h<w$<(%Ww@b$4w&5#5w7<#Hw#J#TwD9%w#(#Rw&T1Ww$A%rlw,~,;8w#M)'&#h5w%F$rAw<V&rP4w4o)5$4w&U#Dw5B",
"$w+)#/w+)'uDGPrUw8w'w&]$w#W#wF3&JE(4GqS#Dw4$#nsh>6Mw$j#rmh@9&#hCh8w$0yo*h6w('#hP$hP'&hQhR>%hS$hNw%p'hPw)E0B&#;rnw6#",
"-`&#Rro1qT#o7Ww/`0o;w5zvnYw/`;n_w/`~w/`~w/`~w/`Nh}$h}'&h~i#>%i$$h{w(p'h}w5zKO&#rpbB&#Dw5p.O&#rqh69wA(&p#+Bw5u1p#+Fh",
"5w)8uodw)8;oiw)8~w)8~w)8~w<3Ni#$i#'&i$i%>%i&$h}%i*$i*'&i+i,>%i-$i(w)+'i*w)+%rrw2';jqw(y#p#,BRw5hk9&#jyV9&#rsh<1qT#p",
"#,Qw)x$w#~2Xw#~/Rw#~8cw6g'hH$hH'&hIhJ>%hK$hF%kA$kA'&kBkC>%kD$k>w#X#kIw6@3w#<#r{w#r#^+#8r|w'T&r{;(w#<$w,I3w6c3p#+zw&",
"F#r}'&#r}w6c%w@^#r}w66$w2x#w&Z#4w6m$kiw#z)bw6m+w$,'5wAM3;r}w'J,Ww6Nzp#-=w6N#%h<$h<'&h=h>>%h@$h:w$c'h<w/PNrjw/P6rkw/",
"P(p#-Tw/P1p#-Xw/Pvp#,uw/P;p#,zw/P~w/P~w/P~w/Pww+)<iVw(y#p#.Tw/Plw&>#'&h9h:>%h;$h6%iu$iu'&iviw>%ix$isw#X#s#w#X#C+#s%",
"wC*ED$D%j&$j&w#E#s)w#^#w.r#s*w&v&s)j*w.rNp#.%w%h#s+'&#s+w.r)s+w.r2mpw#z)w.rKs+w.r~w.r)p#/Fw.r~w.r,p#/]w.r1p#/aw.rvp",
"#.|w.r;p#/%w.r~w.r~w.r~w.r~w+)5w.r$p#0]w.r~w.r+s-w#X#C+#s/w.rPs3w#^#w.r#s4w&v&s3w.rOp#0,w%h#s5'&#s5w.r)s5w.r2oww#z)",
"w.rKs5w.r~w.r)p#1Nw.r~w.r,p#1ew.r1p#1iw.rvp#1'w.r;p#1,w.r~w.r~w.r~w.r~w+)5w.r$p#2ew.r~w.r+s7w#X#C+#s9w.rPs=w#^#w.r#",
"s>w&v&s=w.rOp#23w%h#s@'&#s@w.r)s@w.r2p#,~w#z)w.rKs@w.r~w.r)p#3Vw.r~w.r,p#3mw.r1p#3qw.rvp#3.w.r;p#33w.r~w.r~w.r~w.r~",
"w+)5w.r$p#4mw.r~w.r+sBw#X#C+#sDw.rLw.i#r@P+#sGw'2)w.cCp#48w%X'r@w.c)r@w.c2p#/'w#z)w.cKr@w.c~w.c)p#5]w.c~w.c,p#5sw.c",
"1p#5ww.cvp#53w.c;p#58w.c~w.c~w.c~w.c~w+)5w.c$p#6sw.c~w.c+sHw.c&sIw.cLP+#sLsPw&{(w.^Cp#6<w%S#JuLO)w%X#w.D#p#1&w#a)Xw",
".DJJw.D~w.D)p#7]w.D~w.D,p#7sw.D1p#7ww.Dvp#72w.D;p#77w.D~w.D~w.D~w.D~w+)5w.D$p#8sw.Dzip$ip'&iqir>%is$inw.Q#%p#2h$p#2",
"h:+#sMp#2kw&I(C+#qYw~php#89w%J#I'&#Iw~p)aw~p(p#3&w$<(w~p1w#Y#w~pTIw&c,w~p{p#9dw~p~w$0(p#9ww~pgp#:(w~p1p#:,w~pvp#9Cw",
"/Q;p#9Hw/Q~w/Q~w/Q~w~p~w5g3w~pBp#;2w5g1p#;6w5gvp#:Mw)8;p#:Rw)8~w)8~w)8~w~p~w$k#w2'1w~p$p#<2w~pyp#<Bw~p~w~pMIw~pXp#;",
"dw&F#w~pCp#6Rw#z)w~p~w5AVp#=.wC7~wC7,p#=Ew/P1p#=Iw/Pvp#<_w/P;p#<dw/P~w/P~w/P~wC7~w+)5wC7$p#>EwNX~w~pnIw~pXp#=kw%h#w",
"~pCp#8Yw#z)w~p~w.rVp#@6w.r~w.r,p#@Mw.r1p#@Qw.rvp#>fw.r;p#>kw.r~w.r~w.r~w.r~w+)5w.r$p#AMw.r~w~pnIw~pXp#@rw%h#w~pCp#:",
"aw#z)w~p~w.rVp#B>w.r~w.r,p#BUw.r1p#BYw.rvp#Amw.r;p#Arw.r~w.r~w.r~w.r~w+)5w.r$p#CUw.r~w~pnIw~pXp#Byw%h#w~pCp#<hw#z)w",
"~p~w.rVp#DGw.r~w.r,p#D^w.r1p#Dbw.rvp#Ctw.r;p#Cyw.r~w.r~w.r~w.r~w+)5w.r$p#E^w.r~w~peIw~pRp#D~w%X'w~p>p#>mw#z)w~p~w.c",
"Vp#FMw.c~w.c,p#Fdw.c1p#Fhw.cvp#Eyw.c;p#E~w.c~w.c~w.c~w.c~w+)5w.c$p#Gdw.c~w~p~w.^4p#G&w%S#w~p)p#Alw#a)w~p~w.DVp#HMw.",
"D~w.D,p#Hdw.D1p#Hhw.Dvp#Gxw.D;p#G}w.D~w.D~w.D~w.D~w+)5w.D$p#Idw~p~w~p2sNp#CTw&I(C+#r9w~php#I#w%J#w~a#aw~p)sbw~p(p#C",
"lw$<(w~p1w#Y#w~pTaw&c,w~p{p#JTw~p~w$0(p#Jhw~pgp#Juw~p1p#Jyw~pvp#J,w/Q;p#J1w/Q~w/Q~w/Q~w~p~w5g3w~pBp#L#w5g1p#L'w5gvp",
"#K6w)8;p#K;w)8~w)8~w)8~w~p~w$k#w2'1w~p$p#M#w~pyp#M2w~p~w~pMaw~pXp#LMw&F#w~pCp#G;w#z)w~p~w5AVp#M{wC7~wC7,p#N5w/P1p#N",
"9w/Pvp#MHw/P;p#MMw/P~w/P~w/P~wC7~w+)5wC7$p#O5wNX~w~pnaw~pXp#NTw%h#w~pCp#ICw#z)w~p~w.rVp#P'w.r~w.r,p#P=w.r1p#PBw.rvp",
"#OOw.r;p#OTw.r~w.r~w.r~w.r~w+)5w.r$p#Q=w.r~w~pnaw~pXp#P[w%h#w~pCp#KJw#z)w~p~w.rVp#R/w.r~w.r,p#RFw.r1p#RJw.rvp#QVw.r",
";p#Q[w.r~w.r~w.r~w.r~w+)5w.r$p#SFw.r~w~pnaw~pXp#Rcw%h#w~pCp#MQw#z)w~p~w.rVp#T7w.r~w.r,p#TNw.r1p#TRw.rvp#S^w.r;p#Scw",
".r~w.r~w.r~w.r~w+)5w.r$p#UNw.r~w~peaw~pRp#Thw%X'w~p>p#OVw#z)w~p~w.cVp#V=w.c~w.c,p#VTw.c1p#VXw.cvp#Ucw.c;p#Uhw.c~w.c",
"~w.c~w.c~w+)5w.c$p#WTw.c~w~p~w.^4p#Vlw%S#w~p)p#QUw#a)w~p~w.DVp#X=w.D~w.D,p#XTw.D1p#XXw.Dvp#Wbw.D;p#Wgw.D~w.D~w.D~w.",
"D~w+)5w.D$p#YTw~p~w~p/w$j&qYp#2j##z2k#8w}J#z8u#(p#SDuDGL#4dw$t(8Xz3Y#x#/hp#Xpw%f#h<'&#h=w:4%9&#h7w:/#5w%u#zEf%p#S^w",
".k)h0x#4/hH'&#Rx#4ShUw'',x#4{p#ZMx#4~w$0(p#Zax#4gp#Znx#41p#Zrx#4vp#Yzw/r;p#Z#w/r~w/r~w/r~x#4~w6+3x#4Bp#[xw6+1p#[|w6",
"+vp#[(w)8;p#[-w)8~w)8~w)8~x#4~w$k#w2'#k4w2',x#4$p#]xx#4yp#^+x#4zkB$kB'&kCkD>%kE$k@w#X#kJw6E3w#<#x#4'kZx#4Xp#]>w&F#x",
"#4Cp#W-w#z)x#4~w5AVp#^twCX~wCX,p#_.w/P1p#_2w/Pvp#^9w/P;p#^>w/P~w/P~w/P~wCX~w+)5wCX$p#`.wNy~x#4nmbx#4Xp#_Fw%h#x#4Cp#",
"Y4w#z)x#4~w.rVp#`|w.r~w.r,p#a6w.r1p#a:w.rvp#`Aw.r;p#`Fw.r~w.r~w.r~w.r~w+)5w.r$p#b6w.r~x#4noix#4Xp#aMw%h#x#4Cp#[;w#z",
")x#4~w.rVp#c(w.r~w.r,p#c>w.r1p#cCw.rvp#bHw.r;p#bMw.r~w.r~w.r~w.r~w+)5w.r$p#d>w.r~x#4np#,px#4Xp#cTw%h#x#4Cp#^Cw#z)x#",
"4~w.rVp#e0w.r~w.r,p#eGw.r1p#eKw.rvp#dOw.r;p#dTw.r~w.r~w.r~w.r~w+)5w.r$p#fGw.r~x#4ep#.ux#4Rp#eYw%X'x#4>p#`Hw#z)x#4~w",
".cVp#g6w.c~w.c,p#gMw.c1p#gQw.cvp#fTw.c;p#fYw.c~w.c~w.c~w.c~w+)5w.c$p#hMw.c~x#4b^+#p#0zJx#9#w.cMp#g_w%X#x#9)p#bHw#a)",
"x#9~w.IVp#i7w.I~w.I,p#iNw.I1p#iRw.Ivp#hTw.I;p#hYw.I~w.I~w.I~w.I~w+)5w.I$p#jNx#9~x#9,p#2o$p#2o'&p#2pp#2q>%p#2r$p#2kw",
".8$w$w%p#iKp#2mw$w%p#gX{B#)Ow0A#{4%#w,srw#E#s`w$,#'&#p#gmh=w#1#qww#S#w#,#r$w%D&V3`&#(r*w+6#h53w#`$/#h6;w#`%r+w#H&Ew",
"#H$q}w#H#5w#H';Ww#H%r,w#H(uDF+[#(uTW@[#(r.>uDF+&#(uDFy&#(uLO*w#Z#Bw$(#`w%N#w#e#W3{F=$/#h0h5(R%h>$w$`$qxw#i#uDFy/#hL",
"w)Y$/#hMhBwI_%qyw$%'2w$J)2w$J'Tw$J%q~w#H(w$J#uLO([#(r#w$I,G/#=(`/#R(%T$T,/#Wh4(T{@%$/#h:hF(Ww#i#qqw-1&43Aqb#q;q^h[w",
"(o&Aqk#q5q^h]{>[#5$5%h_$h_w#P#saw&f&p#hLhyw-;+qrw#9#{7d#qsw'=#w2w#hj{8$1w#@(ho{8$9w#r#qvw$Y+qCq^h9w$Y)q@q^h:w$Y'h<$",
"h<%i1$i1'&i2i3qH%i4$i/%p#kM$p#kMu+-~u++m"};
/* odd_even_merge.comp, 6790 words */
static const gpusorti_line gpusorti_spv_odd_even_merge[] = {
"#pLh#u36-u36.qHuLN@h%uDE4u]`|uDE)uLM[uLNBqIuDEQq$uDEEqJh(u;<7q#uTU_h'qMuLMcuDE;h&h*q/uLO,uTVzh,qwuTUluLO+qOq+h$uLO'",
"h.uLNkuLNquLO)h)uLMkuLMlh+qSu;;ru;;suLNDh/uLNhh-r6q'qTq%q)qGq*uDD|uDE%uDEGuLO*uDGLh0uLNsqPv$o9)Su+3euefUu#0>5u33U#u",
"TU40v6RUmWv<bs>Dv/AM#F5u;;c50uefYq(#v@8$D$5###uTU9[q4000/q&q.q=/Yq.q;/#0q(/#]Y9#5^59F0^Y9F[^F9Fq&^=9FY^q39Fq(^q79F]",
"^q;9F_^qL9FF^gu;<AF[/#]Fw#X$u;<Aq-[/#qF5/q.qE5/#0_w#q(u;<Aq1w#;%q2w#;$q-w#T)q5w#;%q6qE0w#P)q8w#7%q9w#7#0F/#0]/#0q,/",
"q(q.qA/#0w#7#5w#P)qAw#P%qBqEq&/#0q.w#@%q.q<u33W#u;;v#qFuDDz#qD5u33X#`#&[`#&q&+#0qK1qLq&0)&#0+#0&1qLYw#/#5:&]w#+#[6.",
"#ru]g+#_2uDDz#qD0)Q#5)&#Ya_&qUu~#=F&w#$$_&&+#q,F1qV#q,+#q,&+#=2Rq,2Sq-q,+#=q-1qZq.=+#=&:&=qD)&#qDw#t#=q]Rq0&Sq1q0+#",
"=q11q_q2=+#_&)&#q3w#@$qau]^o&#rtqb8g6Q#rJ=Ew$H%:&q35w#-#q3gRq42Sq5q4+#=q51qgq6=Rq7&Sq8q7+#=q81qhq9=w#F%w#V'q:w#V$q:",
"8:&q;qD6&#rLq;8)&#qC6&#s6qlqm6&#s38qnw#D$g)Q#qC:&q<w#R#rvq<w$9$q:8w#=%w#Z%w$R#quE)Q#06.#ryq;q])&#vfMXspw#k#q;w#k%qz",
"w#J#q{8w%$#qxqyq|w#j)]w$S#w#v/w$,:r*E1qNq(0:&q=Fw$0#q=w$0#q(w#-$qa)&#w#7%r/)&#q&w#-$qUw$8#r2gw$@$r0r1r3w#*#r.qUr4w#",
"*#r,r-r5w$H$8`#Q[)Q#q()&#q,)Q#q&)&#q@a#&q=w$;#X8:&q>sq6&#rNq>w#3#rJ]q3w#/#r@rAa#&rB+#YrC1rD#Ya#2q=+#Y&w%;(ryq38w#J$",
"]w&~&w#]#w#5##r@rL6.rNw#H=rNr@rR6&#rPq=gu;<#.#w%v#q3Ew#2%uLMF2#qyqy`#.[w#2%)&#qew#k#=q]w#I)q]=w$s$r_w%F%w#}$w&X#rrr",
"arbw&})q3w'[#])Q#[)&#sp)&#sq)&#u#(cw#]#q]w#9#YRq@&SqAq@+#=qA1rmqB=:&qC5w'~#qCw#s#rvrnw$/#rLXw#/#ry=w'1#sy6.#r{=q]:&",
"qD0uTU^qKqEqD88+#_r=+#_rFuLMFr8#BBu;;U2#uLMPqF[5^$#1ru#_w#'$rt#_u;><#5u;>AE#$GCqX#qWrfBb&#(w#-$rgw#-(r;w#-#>&#(rh>&",
"#;riuLNl.#(E>&#3rjw#-$uTU5Q#0qpr@uDF+&#(,qX#qWw#P$-&#rkw#1$rlw#1&7w#(#h6h4'&#A(,qN#q&8w#;#,qN#YEw#,#Tw#E#w#:#w#1$'w",
"#1#H&#(Iw#g#Zw#6#w$1$u;><#5uDGP(#w$s#q[#qBZw#;$w#E#r9w#,#u]^F&#027(%P$<%P$P*&#(<IPJw#[#uDFX.#(w#`%($GK.#h>q]w#1(-&#",
"A8w$3#hCuLNm.#h:(%3$3*.#<P(3%A$A*.#Uh8(<w#R(%h_$w%5#hW8'&#(hKL&#8(@&#hX(EK.#hMw#z&#$G%;$(L&#hHhQ%7$7*&#E;(7-&#h=(uL",
"No.#Aw$T)%hm$w%Z#MUw#n#hY-&#(8>&#hRw#`#(hmw'1$w%R$-&#q]w%~#qyw#-#hK8w#L#I>&#Uw#x#3w%h'uDFX.#hpK.#;h@V.#;w$,*i$$w$m#",
"huEhy@&#hvhthzw#b#Xw#B#hxw$s#w$B#3w#(#i'-&#;(%M$3%M$Mw&Q#3EMb&#q(w#A#Ww$e'w(#$3w$j$Xc&#(7w&N#r9w(x#8T&#(qUDw#B#H&#3",
"Bw#7#r1w#7#r:w#7'Ar;w#L(r<w#7$,q`#iDZ4G(%#$Gw&8#hA##K.#7Xd#;0w%+%'&#hH<w&{$J.#Ar>@&#(hDEDw(}'w$BXw$9'h7w$9%q=w$9)H&",
"#<hCw)7#8w&U(w$H#hGD&#Uw$z#ik(w'J#D&#(h4,q`#inh3w%,#P$P%h1$h1'&h2h3B%h4$U%hJ$hJ'&hKhLB%hM$hHV.#roibH&#h^ijw&I#imw);",
"#i#w#w#imw&h'hcw(b#3w#x#hehlw%D#irw#L#iuw#L#i+w,V#P'w'R$w$|&hXw$|0K.#<rTw&,#h3w'`#i&j$w#^#j'L&#Iw#|%w(}$(i2'&#iAw(t",
"#w.%$w%J#qQw#a#CqY#q.ZMb2#w(X#7w#:#q^w#:$q[#q2ZWw%X#N2#(E%I$w)'$qcw$}'h2w-I#(=H&#h4qcw#P$w&)$uDF+Q#3uTWAw$w#qdw#Z%h",
"8$h8umqA2#h4h6Uh2(h3,qR#jHhI4Gw*A$rVw$,#w$U+qfw$U&q6ZhCw$U'Cq[#q9ZhEw$L)w-%#2#3<(P,qR#jVhVw'0#e$e%hT$hT'&hUhVB%hW$h",
"Rw&7'hTw&74rWw&7#hhhb-&#iZjXw&7#j[w&7),qR#jdew$C#w$V#qjw+g#w#,#qsw#_#O&#<5w(N#qouTU}2#(A5w.`$2#W<(3w#H#qtw#H&75uDF+",
"Q#(uTW@Q#(qvBw16#w+l#qow){#q}D&#<(w#a#I5%W$W*2#Uh4(Ww#a#q~w#a(w$)#q}w#H#Mw$)'<h4(3%h=$h<w#L#qkw#L&hB0w$R(hD0w#L&hEh",
"Cw$R%qpw#q'0w$R#uLO(Q#(qqw$Q(N2#;(D2#W(w&[&Ih3(Aw#Y#qrw#Y#uDFy2#7%;$;w&t#h1(;%hR$hR*2#h9h>w#}$w'^$>&#k%qmu]_.2#3305",
"w#[#r7w&6#>&#k*q]w2k*($GN2#WWLw$1#H2#h2rv-&#qmew'y#w#2#7(c2#M(%h5$A%h1$ew,%#NrY#r7r7@2#(h8h4N2#h6h6L2#h:w#O$w#_$h9w",
"#_/h>$h>w%*#h5(h;f.#htjYNrY#((w#c#7rX4huw'l$ijw.s&jlhyCq`#k^i)Ew))#7$7%i'$i''&i(i)B%i*$i%w))&jYi'##*.#jdi*#;*&#jai,",
"#3*&#jci.#<*&#j[i0#Ad#W5w#O#J.#<XV.#k_w/g#IAw20.w#q%8;##fw0C-w*5';w*50-&#h1w55#Pw7`$8w5f$w/Q,h7w,[$Dw,[#w':',qR#l/h",
"5w*K#,qR#l1w-J$w#V#rcw(S&M5O&#35w.)$;(Cq`#l8h>w%k#w#3#837Cq`#l:h2w%{$h1$PO&#Ww#R#e5w4K#w#k$rdw#k&h20O&#h50w#;$J.#7;",
"@.#(P;%<$<*.#Ah6(<w'+(h9h;4h<G@2#;h<h:4h;w'4$rew#j#,qR#lMhRw$q&lOhFw#,#@w(m#743w#Q#I3;47Gw1_$hH$hH%hM$hM%hU$hU'&hVh",
"WB%hX$hSw&b'hUw4%0w-Y#hgw&7(-&#hjw6o%w&z'3w3B4Aw&u6h1c&#ew&p+loh3w$~&lqw&pBlxh<w&p-lzw&p~w&p+m0hPw$q&m2w&p@hL$hL%hS",
"$hS'&hThUB%hV$hQ%hZ$hZ%h`$h`'&hahbB%hc$h^%i@$i@'&iAiBB%iC$i=%iE$iE@&#iGEiRw$7#iUw*jAXw*j<Xw*j4mKw*j'mMw&yBmTw*j.mVw",
"&y~w&y+miw*j'mkw*jP-&#h]B%h[$h[*&#h^j#(hUw&W'h_w;|3j<w&9%w#(#AK.#(Uw+-+rpew#a'7w+(_n2w+('n4w'.Bn;w+(.n=w'.~w'.+nPw+",
"('nRw+(QhY$hY%hb$hb'&hchdB%he$h`w%>$hgjwf.#(nOJ.#jrnMw3,$V.#(rquLNo.#j|qUw3;.jt$w=L(w'%1,q`#ne<wHk$q`#nhAwG[$,rG#rE",
"7w;o&rHw#H#b&#w>8#r@w#H#noh3wH;%w#H&w%u#w#L#rIw#L&h2'&#rJw#L#nwh:w#q,w#L'rKw#L&h9'&#rMw#L#n~hBw#u0%hB$hB'&hChDB%hE$",
"h@uDFX.#hLV.#hOw%@&wG:&'&#kD8w('$(XuLNm.#(XwEI%kEkF7(3*.kIrU7G3*&kGhV7w::%hTw#[#'&#o(Xw#W$kLwEY#w#W$3-&#n~Xw()$&kS(",
"3GMw#R#kQwHF*8kWw#O#mDw;0$&kOE;G7w#8#kYw@c'n-w#o#n.wFIh4n)w/{(h<w,G3kswFD.kmwFD~wFD>opwFD,oswFDBuDG5ggrrw$8'hJw*33o",
"{w*3$w(k#w$$$w$A#rNw'F'w*.(w#C(w'q%#EM(<w>,#w,R#p#+-h7w*c&rOw)m&wOz#rPw#W)Cq`#p#+5w2O$w*9'rQw#L&h;'&#rSw#L,p#+<hF8w",
"*9'hD$hD'&hEhFB%hG$hBw#Y#iew,M$lT$(%l^$l^%la$lT*&#lWiblV(*&#lbicla;w'`$w)&'o5w#-#o6w)&.p#+@w#2#p#+CwDv#oUwHi#nUwHi$",
"wCt#h1w#B#p#+Fw#B#p#+Iw#B#o[w#B#n[wI+,ljwEs4rZwI+(h@p#+Tw#^#p#+WwEs,p#+`wEs$-&#r[p#+KwBy*7wBy#MMwBy-AwBy;h3wByJh9wB",
"y(h;wByEw$:#r#wG['r'w2R&wG[%wFU$wG[0r(w#H&wFz%wFQ$wFz)Uw#H%r)w#H(wH$'r+wH$$uDFywH(/PwH($U5%I$I*2#eh5(I%h>$h=w#i#r$w",
"#i#uDFy2#hCwFa&hDhB(;w#;#r%w$%'wGx)MwGx'<Ww$J%r&w#H(wGx,w$I(wG|'I(wIH*wKL#*2#h:hF(Uf.#hwp#+Xw'G(w#,#r]w.N&p#+kh|w#1",
"#qew&G#O&#I5wMI$Mw*_#3$7wN>$<4Gew1I#wH|#w#P#r^w#_&p#+ti),qR#p#,fi5w7A'qiw#h&3w#h#q9ZPw#h)q6ZA4G<w#h$I$I%h9$h9%i:$i:",
"'&i;i<B%i=$i8w#b#rsw#y#T&#p#+br_w*L&;w5+&r@d#;w%%&w/0#p#,pw+$#p#,sw*F#p#,)>&#Wp#+)w+$$w36#p#,#w%M(%Uw3U$p#,33uLNF&#",
"(r_-&#p#,(<w#T#w3e$2r_w+R(A##w#*#U#;w8K#Pd#3w#e&'&#hAMwU~^w.A'wP%$w,%#p#-+w,%~w,%|rww,%Cw#H(w,%Wrww,%~w,%SO&#(5T&#i",
".=Lw)g#c&i1i2G%i0$i0'&i.i/B%i3$i,J.#i5r_w'i%waP%q2Zi<w65'i9T&#i<=w$C#uTWA&#7Z(u]`y&#<8Ew$3#Aw#M$iD4Gi>w+Z$iQ$iQ'&iR",
"iSr`%iT$iO%iW$iW%p#.B$p#.Bu+-~u++m"};
/* odd_even_merge.comp -DGPUSORTI_ADDRESS, 9342 words */
static const gpusorti_line gpusorti_spv_odd_even_merge_address[] = {
"$0mu;<7h#u36-u36.qAh%h$uLN@uDE4uDE)u]`|uDEQuDEGqCuDE;uLM[uLNBqEq$uLMcqPh&h(uTU_uTVzh'q#qRuLO+uLMkq*h,qmuTUluLO,uLO'",
"uLO)uLMlh)rzq%q.uDEEqZuLNkq'q+h*u#`KqSuDF+uLNDuLNquLNhh/qGh.h-h+q)q,uDE*uDE%r;uLO*uDGLh3v$o9)Su+3euefUu#4l=u33U$u33",
"Uu#`Iumnev;F+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU45v6RUmWv<bs>Dv/AM#F=u;;cu#`J5uefYq($v@8$D$=$$$uTU9Lq45",
"55.q&Mq=.QMq;.$`Q6$=[=6B5[$6BL[q36Bq&[q;6BQ[qD6Bq([qL6B`[76BB[qT6BR[qX6B$[q]w#(#qaw#(#qew#(#quw#(#qyu;<ABL.R5q(.a`R",
"6q-=[=u;<Aq-L.M5B.q/`Q6q0w#3#q0L.$5q-.$5R.$5`.$5a.q(M'.$55.$5=.$5Mw#+%Mq<.$5w#P#q&.$5Q.$5q/u33W$u;;v$q>uDDz$qD=u;;v",
"$'uDD|$'LuTUK$00''u33X$uLM:$04'uTUK$q>4'0b$00b$''uLM:w#>#uLM:$q>''b$q>4b$q>w#U#q&,$5qNNqOq&5+'$5,$5'NqOQw#/#=,$B'uD",
"E'$''+'$qD,$B0+'$Qc`'qWv#$KM3B0w#$#'w#$$`'',$aBNqX$auDDz$qD5+O$L,$a0+O$=1'Rw#m#L:4$ruRq_+'$q&u;;|$Tu;;ra0u;;sq-a,qb",
"Tq-,$T01'MqDw#C#MqUw#>#q/'u;;sq0q/,qeTq0,$Tw$@#q3w#>$qgu]^o'$rtqh7q_:O$rJM>w#r&O$q&+O$51'q1=w#5#q1q_w#))Rq_1'q2w#9$",
"q271'q3qD:'$rLq37+'$0:'$s6qrqs:'$s37qtw#D$w#m#01'q4w#R#rvq4w$%$q27w#=%w#Z%w$=#q{w#;#ryq3qU+'$vfMXspw#g#q3w#g%r#w#F#",
"r$7w$h#q}q~r%w#f)Rw$O#w#r/w$(:r/>NqQq(5,$`'1'q5Rw$4#q5w$4#q(w#-$qg+'$w#7%r5w#)$qWw$8#r7q_w$@$r6qar8w#*#r4qWr9w#*#r2",
"r3r:w$H$7uDD|$OL+O$q(+'$a+'$q@c$'q5,$`rBw$;#d71'q6sq:'$rNq6q5:'$rJRq1w#/#rErFc$'rG,$QrHNrI$Qc$0w#T#rK,$Q'w%@(ryq17w",
"#N$w$V#w&~#w#a#w#5%rRw#H%,$`0w#L<rY:'$rPq5q_u;<#4$w%~#q1>w#2%uLMF0$q~q~uDD|$4Lw#2%+'$qew#k#MqUw#I)qUMw${$rfw%N%w#}$",
"w&a#rrrhri,$B4w'-)q1>+O$M,$aw)B#sp+'$sq+'$u#(cw#a#qUR+O$w#'#a+O$Q+O$q-1'q7=w(,#q7w#u#rvrx>u;;~4$w&4%w$G%+'$sy:4$r{M",
"qU1'q85uTU^qNq9q8771'q:R1'q;qD1'q<51'q=w#d#s37q:+'$q;+'$rk+'$t5,$BrB,$BrK+'$w$M#qBuLMFr=$DDuLMPq>L=q@%$NU$Bw#'(s(w#",
"'&s'w#7*w#'3qVw#/:w#3.uLMUrk$Br]w#8(w#E/w#'Dw$*3w$K@w$Srw%$PUw$:+w#'#rkw#'&w$C*w#E~w$V7w%<'w#I/w#/:w$/-w#^^w$^*w#30",
"w#'Dw#XOw$K%w#0#w&1'w#bKw#](w#36u;><$=u;>A>$%)Ero$qYrnD/'$(#j7w#0%q[w#0$j8w#0%qlw#0#F'$(rp#hC)F'$8rquLNl4$(>#hDw#0#",
"9rrw#0%hE)uTU5O$5qprEVw#^#hF)2ro$qYrtw#]#3'$rs(w#1#ruw#1&<(#jQ)3'$h6h4#hL)*'$C(#hL)2qQ$q&7w#E#2qQ$Q>w#,#Ww#N#w#:#w#",
"1$*w#]$h[)G'$(]#hTw$($r>w#<#w$G$u;><$=uDGP($$%)2q]$qYrv/0$(Vqe$(Eqf$(q^q^uTUh'$(LQw#T#rww#T#u]^F'$5qJ<(#ha)&]%^#hah",
"0&]%]-'$(^h1]#hc)Pw#t#uDFX4$(w#x%(%)X4$hBqUw#1(3'$C7w$O#hFuLNm4$h=(&9%9-4$S_(9&C%C-4$Zh;(Sw#R(#hyK&hb%w%f#hZ7*'$(hN",
"H'$7(#hr);'$h[(>#hrw$'#hPw$'&$%)#hu>&8%(H'$hKhT#hv)&<%<-'$>8(<#k'w$E#h=(uLNo4$Cw$g)#i+K&hp%w&2#JZ#k,)#i.hRw$*#h]3'$",
"(7F'$hUw#o#(hp#k*w((%q^w'<&qU(G'$q~(#i'w#x#hK7w#R#]F'$Z<3'$9w&6(k8)uDFX4$hsX4$8h@Y4$8w$>*i>K&i'%(;'$hx>h|#i1)#i0)#i",
"/J;'$hyhwh}w#q#d#i0)w#Q#h{w%B#w$Z#9w#(#i*3'$8(#i5)&J%9#i5>&J%Jw'2#9>J#k@_#kD)/'$q(w#M#^w%-'<(#iTw$m#9w%5$de'$(<#iVw",
"(e$r>#iZw*(#(7W'$(qW@w#H#G'$9Dw#7#qaw#7#r@w#7'Cqlw#L(rAw#7$#ie)2U$kYq^#)(#ic>&$%)w&y#hA$$X4$<df$85w%V%*'$hHSw'l$P4$",
"CrD;'$(hD>@w$a#w$K%ivw$KYj$)#iz)#iyw$F(h7w$F%q5w$F)G'$ShCw*7#7w'0(w$T#hG@'$Z(2U$l$(w(+#@'$(h42U$l'g#)(&_%_&h1%h1*'h",
"2gD#j.h2&h4%Z&hJ%hJ*'hKhLD#j0hK&hM%hHY4$ryie#jAh`#j@h]G'$h^imw&n#ipw*E#i#w$'#ipw'3'hcw)X#9(#jI)#jF)#jKhg#jJhd@'$heh",
"lw%i#iuw#X#ixw#X#i+w.A#_*w(6$jR)#jK)#jJw%B(hXw%B0X4$Sr[w&Z#gw(A#i&j'w#g#j*H'$]w$5%w)}$(i2#jWw'2#iA(#jjr]w0+'w-r#q^w",
"-r##jk)#jlw)a$q`w#v#I'$<=H'$CqauLNUqT$8(I'$(5#jvw#:#8=#jxw#+#C5G'$h1s)w$m$w$8#JA0$J(#j{)Vqb$(Eqcw.b$0$(LR#j}K#j|)&h",
"6%h2uLNg4$qdw$D#w%#%I'$h7w$,#h<q_w$,*k-w$,&k/w#+#h<w$,#hBs*w$,/k2)w/k/A0w1Z#k2K#k1)&hH%g#k.qiw'-#qiw'-'hLw1$#(M#k1w",
"(]#hNqiI'$hKw$C#8w$C+kDw$C&kFw#+#hPw$C#_w$C0kIw$C0#k>)VO$guTWAw#M#qjw$P%kHK#kG)&h^%h^umqA0$hLhYh:hI(hJ#kB)2qV$m&hn#",
")w.*$r^w.*$kZw'>,Dw'>$k[)#k]w'>$qnw'>+hkw'>+kgw$r&kiw'>(hpw'>0klw'>1knK#kmw'>$I'$h4w#z#hxw%m+kww#z&kyw#+#h9w#z#h}w%",
"m0k|w'06k|K#k{)&hE%hE-0$ghA(hB#kyw%^#mMi7w,-#hI%hI&i5%i5*'i6i7D#k`i6&i8%i3#k^w*u(i5w*u4r_w*u#iIiC3'$j;k<w$I#k@w*u)#",
"kjw$$#mZh0w&B$l;w&>$qpw1;#w#,#qyw#e#2U$lBw6D$w-[#qu#8)w4j#w#B#qzw#B&lGw#B$VO$(uTW@O$(q|Dw7i$lI)w12#quw/2#r&/'$_w#b#",
"8#Cw65#]w#b#r'w#b&lRw$$(r&w$$&&h;%h:w#F#qqw#F&lWw8#$w$G/qvw#B&l]w#B$w$G#uLO(O$(qww$F$l`w$F%A0$8(/0$ld@0w$F#lew$F(qx",
"w#a#/0$lhuDFyw%e#liw6'$&hP%hP/0$lj#lg)#low)N(F'$kdqs#lp)u]_.0$995=#lpw&,$r<w&5#F'$kiqUw9/*(%)A0$^^H0$^(G0$h2s+3'$qs",
"h0w(1#w#2#<(ew(T$m%K#m$)&h5%C&h1%h0#l~h6w16#Ara$r<r<;0$(h8h4A0$h6h6H0$h:w#X$w#h$h9w#h/m.K#m-)&h>%h>-0$]h5(h;#m+)#lY",
")uLNs4$hrk8Ara$((w#o#<r`#hsw$w$jIw4A&kKhwEU$nRi'>w)J#w%`#i%%i%*'i&i'D#lci&&i(%i#w)G&k8i%$$-4$kCi($8-'$k@i*$9-'$kBi,",
"$S-'$k:i.$Cf$^=w#O#P4$SdY4$lAw57#]Cw8,.mM7w#t&78$$uLNsw5s-#mUw*Y(8w*Y03'$h1w;]#_w>_$7w<0$w4x,h7w/j$@'$h2(#mmw.1)qV$",
"o$h5w*o$mpw#/#o&Jw#/$mqw%q$rjw)/&muw)q$2U$mvw#,$w:=&EU$o/hAw&)#/'$S/'$Jw#;#qM8w#;#o3h6w#;##n#K&h5%Z2U$m~w#f'n%w#,$w",
"%)#(#n%w$-$rlw$-&n)w@X%U$n,w#,$w#G%n+w:1#J/'$9Pw&;#;4$(Z9#n0w*:$-4$h0hA(]/0$n3/0$n5Ara$<<w'{$8#hIw*O#n8w#'#;0$98(#h",
"Jw$4$rmw$4$qV$oPhaw%T$n:w#/#oRhTw#/$n;);0$Z(<#9w#,#h098#<)w7~##nDK&hV%hV&h[%h[&hd%hd*'hehfD#n<he&hg%hb#n:w'g(hdw:Z0",
"w/##huw'9(3'$hxw=v%#nQw(#(9w9n4Cw'z6h1e'$h0(#ngw'u+orgw%+$njw#/#otw'u%nkw'u,now'2'npw'u.o}h>w'u5p#+%w'u%nyw'u'nxw#f",
"'n{w'u*n{w'u,o#w'u'o&w'u*o%w'u4o*w'u.o-/0$o/w'u0o2w#'#w'u4p#+Bh_w%T$o4w#/#p#+Dw'u%o5w'u7o=w'u%hZ%hZ&hb%hb*'hchdD#o6",
"hc&he%h`&hi%hi&hn%hn*'hohpD#o,ho&hq%hl&i]%i]*'i^i_D#o-i^&i`%iZ#n9>&ib%ib;'$id>iow$M#irw,z$oBw,z=dw,z<dw,z*oYw((+p#+",
"]w,z%o]w#/#p#+_w((%o^w((,obw'B'ocw((.p#+hw,z6p#+lw((%olw(('okw#f'onw((*onw((,orw(('ouw((*otw((4oyw((.o|/0$o~w((0p#+",
"%w#'#w((4p#,,w,z%p#+'w#/#p#,.w((%p#+(w((7p#+0w,z2p#+)w,z$3'$hkD#o%)&hj%hj-'$hljN(hd#n~w'](hmwEi3jhw'>%w#(#CXw%;#w-A",
"+r{h0#p#+Bw#d(<w-;Tp#+Ww(6+p#,Rw-;%p#+Zw#/#p#,Tw(6%p#+[w(6,p#+`w'P'p#+aw(6.p#,^w-;6p#,bw(6%p#+jw(6'p#+iw#f'p#+lw(6*",
"p#+lw(6,p#+pw(6'p#+sw(6*p#+rw(64p#+ww(6.p#+z/0$p#+|w(60p#,#w#'#w(64p#,~w-;%p#,%w#/#p#-$w(6%p#,&w(67p#,.w-;2p#,'w-;%",
"hh%hh&hp%hp*'hqhrD#orhq&hs%hnw&/$hukT#oww8i#(okP4$kOoiw7P$#ou)Y4$(r|uLNo4$kYqWw7c-&kQ%(#p#,8w(0:2U$p#-6w&w#w&p#p#-9",
"Cw&a%rM$rJ<wCO&rNw#H#w={#*'$rEw#H#p#-Agw&b%w#H&&S%wQE$rOw#L&h2*'$rPw#L#p#-Ih:w#q,w#L'rQw#L&h9*'$rSw#L#p#-PhBw#u0&hB",
"%hB*'hChDD#p#,ZhC&hE%h@uDFX4$hLY4$hOw%F&wR##p#+Ir]wR##*'$k}7w({$(d#p#+M)#p#+L)uLNm4wP/#p#+LwOp#J-'k~l#<(9-4l&r]<)9-",
"'l$hV<(w@A$hTw#h#*'$p#+Ddw#a$l)wQk#w#f$wPK#3'$p#+=d#p#+N)w$S#-'l0(9)J#p#+Rl0w#[#l.w$D$p#+PwSD'7l4w#[#n]#p#+RwA>$-'l",
",>8)<#p#-`l5#p#-dl,w#B#l6wH^'oF(#p#,ww,Q#oGwPx+p#,ywPx&p#,}wOPYp#-+)#oB)#p#-(w(;(h<w.-3lPwPs.lJwPs+p#-;w$FYp#-F)#p#",
"-@)#p#->wPs[p#.BwPs,p#.EwPs1p#-PwPs.p#-RwPs$uDG5q_q_r}#p#-Zw$B(hJw*}3p#.Mw*}$w)X#w$-$w$J#rTw'w$p#-hw'w$w*{(w#F(#p#-",
"lw(O&$>J(SwDc#(2qV$p#.[h7w+V&rVw*a&h4*'$rWw#Z)EU$p#.dw01$w+-'rXw#L&h;*'$rZw#L,p#.khF7w+-'hD%hD*'hEhFD#p#-~hE&hG%hBw",
"#]#iew-G$m1%(&m:%m:&m=%m1-'$m4ibm3(-'$m>icm=8w'~$w)T'p#+N(#p#.0w)T#p#+Ow)T+p#.2w)T$p#,[w#5#p#,_wJ_#p#+nwS;#onwS;%p#",
".9)#p#.6)#p#.;C#p#.:J@'$Sh1w#N#p#,bw#N#p#,ew#N#p#+tw#N#otw#N%p#.C)#p#.;)#p#.:w&s(mGwKq4rbwSg(h@p#,pw#g#p#,swKq*p#.G",
"w1)#p#/1wKq$3'$rcp#,g#p#.XwH~+<qs#p#.YwH~#JJ5=#p#.YwH~,CwH~;gwH~5p#.kK#p#.jwH~)p#.hh7wH~,h9wH~(h;wH~:p#.tK#p#.swH~,",
"p#.q)#p#.yw$d$r(wMu'r,w)]&p#/#w0_$wLt+w#B#r-w#B&p#/(w#B(wLp+r.w#B&p#/-w#B$wN7'r0wN7$uDFyw*$#p#/0wN;-CwN;%^)&Z%Z&h<%",
"h;w#j#r)w)^$0$p#/9wLy$p#/:wLy$w#;#r*w$&&p#/=wN54r+w#B&p#/CwN51w$D$p#/GwN9-p#/KwN9%p#/Lw$D%hR%hR/0$p#/M#p#/J)#p#/9w5",
"8#hup#,ow'U(w#,#rdw/G&p#-%hzwX|)p#/V)#p#/Ww#A$qkw&O#I'$9wSf#_wSf+p#/awSf&p#/cw#+#^wSf#h0wSf0p#/fwSf$I'$h;=Eqf$8q^q^",
"uLMX)(LQ&gwT_$h5w#x#h8wUY+p#/qw#x&p#/sw#+#h:w#x#h=wUY0p#/vwUY*uLMX)hILR&h@%h@wTV#w$y#rew%:&p#-Gi@2qV$p#0NiLw%:#wW%)",
"p#0&)#p#0'w%D$qow%D+^w%D+p#00w$K&p#02w%D(h2w%D0p#05w%D'h5w%D7h:w%D+p#0Aw#x&p#0Cw%D(h@w%D0p#0Fw%D,hCw%D&hG%hG&hk%hk&",
"ij%ij*'ikilD#p#0(ik&im%ihw%1#r~w%X#W'$p#-Mrf#p#0S)w.%&8w9s&rEf$8w(@&w37#p#._w.c#p#.bw$6#p#-qF'$^p#,qw.c%p#0a)#p#0_w",
"7x$p#-kw(n(&Zw8A$p#-{9uLNF'$(rf#p#0c)#p#0b>3'$p#-pSw#a#w8V$qJrf(#p#0d)#p#0cw/=(C$$w#*#Z$8wgI#_f$9w#q&*'$hAJw5e%p#0v",
"w5eYp#1$)w2Q(wZ$$w/p#p#.v#p#1.w/p.p#1/w/p(p#1/w/pbp#1AK#p#1@w/p)p#1=w/pTp#1JK#p#1Iw/p,p#1G)#p#1Ow/p5p#1Uw/p<p#1Zw/p",
"<p#1`w/p7p#1cw/pKp#1lw/p$p#1mw/p0p#1pw/p<p#1uw/p6p#1yw/p-p#1}w/p%p#1~w/p+p#2##p#1|w+Z#(=W'$i,Mwcm#(e'i/i0)#p#1si/&i",
".%i.*'i,i-D#p#1qi,&i1%i*P4$i3rfw'z%wg'+w#c$H'$i=w-V+p#22w,^&p#24w#+#Sw,^#iCw-V0p#27wa^*#p#2=C#p#2>_#p#2<8wag%w%Y#iE",
"W'$iHMw%E#uTWA'$<q^(u]`y'$S7>(&h:%h9w$F0iRw$F+p#2Mw$F&p#2Ow$F(iWw$F0p#2Rw$F*uLMX)iWLQwb^$w-x&rg#p#2Aw-x$&ip%ip#p#0a",
"K&p#0I%p#0Iu+-~u++m"};
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
/* finish.comp -DGPUSORTI_ADDRESS, 4536 words */
static const gpusorti_line gpusorti_spv_finish_address[] = {
"#VHu;<7h#u36-qAu36.uDEQuDE4h%h$uDE;uLMcuDE)q$qCqEuTU_uLN@q#q*uDEGuLMlqRh&u]`|q%uDEEu#`KqZuDF+q'qGq+qOh+h'r+uLM[uLO,",
"uLNhuLNquLMkq,q0q(q&q.q)qDqauTUKr*uTUluDGLuLO)uLMXuDFyq5h)h(q4q;q-q/qIqJqVh*v$o9)Su+3euefUu#+U4u33U$u33Uu#`Iumnev;F",
"+2Av;EfUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU4/v6RUmWv<bs>Dv/AM#F4u;;cu#`J/uefYO$v@8$D$4$$$uTU9;`///($RA-$4B4-5/",
"B$-5;Bq3-5PBa-5ABS-5OBqL-5RBqP-55BqT-5CBqX-5$Bq]w#(#Tw#(#qew#(#quw#(#qyu;<A5;(CRA-M4B4u;<AM;(PQq=(AQa(b/O(QRC-cw#;#",
"c;(N/5($/b($/M($/C($/R($/c($/Q($/4(OQ&w#+$$Qq<($w$l#/;($/P($/Au33W$u;;v$q>uDDz$S4u;;v$&uDD|$&;U$00&&u33X$uLM:$01&U$",
"q>1&0uDE*$00.$5&.$51U$q>dde)&$AuDE%R&qLv#$KM350w#$#&w#$$R&&.$M5<qM$MuDDz$S/)D$O.$M&)&$4)D$A.$M0u;;|$=u;;rC&u;;sMC.q",
"U=M)D$4.$=w$@#P.$/qX<qYP/)&$/.$/&<qYA/uDE'$&w#b#S.$50)D$;,&bw#D#;21$rubT)&$Pw#t#Q0u;;scQ.qd=c.$=0,&NSw#C#Nq^)&$q3w#",
"-$qgu]^o&$rtqh>T2D$rJN8w#a&D$P)D$/,&q14w#5#q1Tw#))bT,&q2w#9#rvq28,&q3w#D$q3>,&`S2&$rL`>)&$02&$s6qsqt2&$s3>quw#D$w#w",
"#0w#X%21$ry`w$I#vfMXspw#J#`w#J%q|w#a#q}>w$U#qzq{q~w#x%w#^%w#z%w$h#r&w#`#r{Nq^2&$rPq^Nw#O#r(r)>u;;~1$w#l#Nqtw#F#r,8w",
"#/)r.8,&]w$h$]8,&q64w#=#q6w#y#rvr1w%U$]w%<#rv]w$/$]w#5#rv]8uLMN1$rsr6w#M$w%Z$r88,&q7sq<q[O/w#I$w#O$Vw#)#rqr:r;w#U#q",
"1w#[#rqr<r=w#B%u;<#1$w#E(w#>%w#}%rrrCrD21$rwV>,&q8/uTU^qXq9q8>>,&q:C,&aC,&q<S,&q=/w%t$a2&$rNq7q:)&$O)&$C)&$a)&$rk)&",
"$t5)&$qB)&$&uLMPq>;4q@%$<d$5w#'$q_w#+&w#/'w#3/w#/CuLMUe$5rAw#b(w#A+w#Q/w#3@w#i3w$6Aw$q;w#HDw$2Iw#A'w#j@w$:Kw&QMw#Q%",
"w#E+ew#'.w#b/w#z/e$5u;><$4u;>A8$%+HqQ$qNqP6&$*uLNl1$*8u;><$4uDGP*$w#:#qT$qNqS60$*@qU$*WqW$*ffuTUh&$*;A#hD+'E%g#hDh-",
"'E%E:&$h.E*g#hD+#hB+w#b#r0w#b##hC8'9%*w#i1qSw#i&hHw#i#w#b#*E8g#hJw#_$r2$*%+I&$FTw$T$'F%F:1$r2h1*F#hM+uDFX1$r3w$g%w#",
"I%h->w#I+r3h.*F#hRw#I#EuDFX1$9J1$9*J1$*r4w#W(#h^G'hL%*#hWr5w#6#r7w#6#'*%*uTVz1$r7r9r6#hY+Hq[$A8w%w#w#,#>w#,#uLND&$F",
"w#(#*q7w#(#V#h`w#H#Pw#>'*h,w#1#w#V$3w#M##hq+w#P$6&$O3&$9w#H$V#hi+'$%+:&$9h9$$K1$FhXX$9w$^&w$S#r>w$g$hqEw#J&h-9$$3&$",
"h0Vu]^F&$/ehc*K1$^*X$_w#V*r@w#V$i5rAw'|(qT$qNfw&{##i6+#i7w#G$qbw#G#7&$F4Y&$h5qcuLNUq]$9*7&$*/#iBw#:#94#iDw#+#h,/uLO",
"'&$h:rOw$y$3&$*^L0$^*#iG+@qd$*Wqew(T$0$*;C#iIG#iH+'h6%h2uLNg1$qfw$D#w$Y%7&$h7w$,#hFTw$,*iUw$,&iWw#+#h<w$,#hKrNw$,/i",
"Z+w)^/L0$*8#iZG#iY+'hH%h3#iVqiY&$>qiuLNB&$*>I&$hUw&f$N#iY+uLO'&$hWqi7&$hKw$C#9w$C+ilw$C&inw#+#hPw$C#Ew$C0iqw$C0#ig+",
"@D$h3uTWAw#M#qjw$P%ipG#io+'h^%h^umqA0$hLhYh:hI*hJ#ijw&~$q`w&~$i}+#i~w&~$qkw+=#7&$_w$U#hpw$U+j.w$U&j0w#+#h-w$U#huw$U",
"0j3w$U$7&$h54WqW$9ffZ+*;A'h3%h2w#7$Y&$h}w'w+j8w#x&j:w#+#h:w#x#i&w'w0j=w'w*Z+hC;C'h@%h@'i)%i#J1$iRiIw+e#rBw+e)jQw)J,",
"w%K%jR+#jSw)J1i7w$R+j^w$R&j`w)J(i<w$R0jcw)J1jeG#jdw)J$7&$h4w#z#iEw&F+jnw#z&jpw#+#h9w#z#iJw&F0jsw);6jsG#jr+'hE%hE:0$",
"h3hA*hB#jm+#jDw%4$r5w/w$jFFw/w##k(Fw#6#qpw#6#w#,#qyw%Q#Hd$k.w-c$uLO+&$*r##9+'_%_w#B#r$w#B&k3w#B(qvw#B*r%w#B&k8w#B$@",
"D$*uTW@D$*r'qm@&$*[&$*#k;+uLO*w#W#Iw#{#6&$h,w#f#9#h-+'h/%h/'h<%h;w#j#qqw#j#60$kE[w'4#kF+w0[#w#;#qrw$&&kIw/U$w$E/qww",
"#B&kNw#B$w$E#uLO(D$*qxw$D(kRw$D%L0$9*60$kVuLO+0w$D#kWw$D%hR%hR60$kX#kU+#jv+'hV%hV:0$*hThXhUw/-)k]+#k^w+.1j1w'h+kjw'",
"h&klw+.(j6w'h0kow+.Aj>w)[+ktw#x&kvw+.(jDw)[0kyw+.4i>%i>w$y#rEw1T'jxw(T$l.w+-,qlw%J$l/+#l0w#G$qnw+-+jVw$Q+l:w$Q&l<w+",
"-(j[w$Q0l@w+-1lBG#lAw+-,jdw&E+lKw#z&lMw+-(jiw&E0lPw+-6lPG#lOw+-,lM+#ka+'hI%hHL0$jr8#kb+'hJ%hJw(&#hJ9hHw%[#qmw%[$l]+",
"#l^w%[$qow(&+jzw$a+ljw$a&llw(&(k#w$a0low(&Ak+w&T+ltw#x&lvw(&(k0w&T0lyw(&4hl%hl'k3%k33&k4k5qm#l(k4'k6%k/'k8%k8J1$k]k",
"Sw0F#rFw0F)l(kC#l'kt#l&r5#m-8#m,8#m+8w7S&89$$w#*#^$9w#*#E$_X$^4w#A#K1$_Vw#f(3&$kQEK1$*l'w:F&^g*FuDGP+$h,w#>$kUh/#mH",
"w1M2mI+#mJw1M1h,w%n+mTw%n&mVw)C(h1w%n0mYw)C1m[G#mZw)C,h9w'b+mew#z&mgw)C(h>w'b0mjw)C6mjG#miw)C,md+#m`w1M&w/e%mc#m{w#",
"3$w1J0n%w1J<n*w1J<n/w1J7n2w1JKn;w1J$n<w1J0n@w1J<nEw1J6nIw1J-nMw1J%nNw1J+nO#nL+#n6w1J$Hd$n7w%3$uLND&$i,Nw#s#u]`O&i1i",
"29+r-#n=i1u]`O&i.i/q{+r/#n<i.'i0%i03&i,i-qm#n;i,'i3%i+uLNF&$lTV#n:+uLNl1$i1q{w)v(w24(w(0#w(@#Ew(@+n`w(@&nbw#+#gw(@#",
"h0w(@0new(@0[&$iDIw#J#uLO*&$iI*#nT+'h7%h7:&$iJiC*h7w$90h>w$9+nvw$9&nxw$9(hDw$90n{w$9*Z+h2;A'i[%i[uLNB&$mOlzuLNs1$*m",
"+w%J('ly%*3&l|l}m-#mhl|'l{%l{'l~%ly#mqG'm`%m`u+-~u++m"};
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
/* gather.comp -DGPUSORTI_ADDRESS, 1637 words */
static const gpusorti_line gpusorti_spv_gather_address[] = {
"#54h#u;<7q>uDEQuDE4uDE;u36-q$uLMch%u36.h$uDE)q#uLN@q*uDEEuLM[uLNDqGqDq%q'uTUlq,q.qAq(q&q+h&u#`KuTU_uDEGuLNUq)q-qIqM",
"h*h'qUqQh)qWu33Uq;qLu;<Aq/u;;vuDDzuTUKh(hFh+u]`|uLNFuLNquDGLuLNWuLMlq3qPqTq<qFv$o9)Su+3euefUs|0Q#Qu#`Iumnev;F+2Av;E",
"fUjvASSBDv>e;26v@Q%3Sv<xdo-v=4}Fhv#-<VcuTU4*v6RUmWv<bs>Dv/AM#F0u;;cu#`J*uefY>#v@8$D$0###uTU98q4***&#G9+#060+2*6#+28",
"6c+2@6R+2967+2>6S+2G6d+226e+2A6qX+2#6q]w#(#qaw#(#qew#(#quw#(#qyT28&AG9+;060T;8&@<q=&9<R&H*0&><=&<*U&U*0&q0<f&#w$C#*",
"8&#*@&#*9&#*>&#*G&#*2&#*A&#*;&#*H&#*<u33W#V#fW#70V#%uDD|#%8X#==%%/#2=/#2%X#=qC77'%#9uDE%G%gv#$KM32=w#$#%w#$$Gw#J#;2",
"36#;W#7*'I#>/#;%'%#0u33X#'I#9/#;=u;;|#Cu;;rA%u;;s;A/dC;'I#0/#Cw$0#@/#*qS3e@*'%#*/#*%3e9*uDE'#%w#d#7'I#<(%Hsq3qV>*(%",
"<0DJ#ru<S'I#@'I#w$2#8'%#8(%U*uTU^qSq0UMM(%q1A(%q2A(%c7(%q4*(%q5*(%q67(%q77(%q80(%q90(%q:0(%R0D%#s3Mq2D%#rNHq1'%#@'%",
"#>'%#A'%#R'%#rk'%#t5'%#c'%#qBuLMPf80q=)#37#2w#'(qCw#/*w#3@w#P@w#'Dw#u7w#/64qK#qHqJE%#,uLNlJ#,Su;><#0uDGP,##),$hAY-B",
").4qO#qHqNE=#,uDF+d#,:qR#,NNuTUh%#,89$Z.-[)[]%#h.[,K$Z.$hE.:qK#qHqYNw#q#$Z.^%#H,u]^F%#*JM,$hG.4qV#9Sw#>#w#,#Mw#,#5%",
"#L,$hKw#=#@w#4',Kw#1#w#L$1w#C$hW.w#9#h0$hQ.-#).]%#Bh>##_J#Lh9`#Bw$v#,).uLNB%#h<Kw$3#qJh9,$hY.E%#>$hYw#T(O##5%#KhB_J",
"#Y,`#Lw#Y&^%#[Z1%#h6,$hc.uLNI%#h-hH$hc.w%o#qZw%o#w%h#q[w%h#$hg.$hfK$heO5%#hNgaP#h,,b%#,0$hy.b%#B*$h{w$l#h.gFP#Lw#=$",
"*$h|w#=$0$h~.1%#OB$i$.47#hqw%D$FP#,Yw#J%i&w#J&i(w#B#hvw%q$1%#,h,w#(#OuLMk=#O,$i+.w'0#w$U#q^w$U#w$B$uLO)%#hCq_FP#Bw$",
"6&i7w#l&i9w#+#K*uLO'%#hHqi1%#Bw#r$w#m&i<w#m(q]w%C$i+.:qR#Lw(*(i,.$i+hOaP#,hJw%J%iIw%J&iK.w$1#hIw$1%iKw$1&iMw%E#YB$i",
"Ow%&#i5w%E/iQw#J&iSw#B#i:w%E4iVw$W$w)R+:qR#hKNNuLMX.,89-hd)hbw$s)iB.$iAhh$i@hg5%#i/w'6#hjw'6&ifw$l&ihw'6#hlw'6+iiw$",
"J&ikw'6&imw$R#iLw$q/iow#J&iqw#B#iQw$q4itw&I(w(i%iU.$iTh~$iSh}$i}h7$i~h6$i|h3$i}h2$i~h147#iVw$'(h5w$'%j$w$'&j&w$'#i[",
"w$'(h9w$'*j)w%u3h4w%u'i.)i.-i6)i61%i7i8H$ipi7-i9)i35%#iMiRuLNsJ#i>,w-@%,).-iC),1%iFiGL$iviF-iE)iE-iH)iCu+-~u++m"};
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
