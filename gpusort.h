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

struct gpusorti_shader { /* SPIR-V; size in bytes */
    const uint32_t *words;
    size_t size;
};
static const struct gpusorti_shader *
gpusorti_shader_of(enum gpusorti_kernel kernel); /* behind the generated arrays */

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
static const uint32_t gpusorti_spv_begin[] = {
119734787,66304,524299,143,0,131089,1,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,0,1,393231,5,2,0x6e69616d,0,3,
393232,2,17,1,1,1,262215,4,6,4,327752,5,0,35,0,196679,5,2,262215,6,34,0,262215,6,33,3,262215,3,11,29,262215,7,6,4,
327752,8,0,35,0,327752,8,1,35,4,327752,8,2,35,8,327752,8,3,35,12,327752,8,4,35,16,327752,8,5,35,20,327752,8,6,35,24,
327752,8,7,35,40,327752,8,8,35,44,196679,8,2,262215,9,1,0,262215,10,6,4,327752,11,0,35,0,196679,11,2,262215,12,34,0,
262215,12,33,1,262215,13,1,0,262215,14,11,25,131091,15,196641,16,15,262165,17,32,0,327713,18,15,17,17,262176,19,7,17,
458785,20,15,19,19,19,19,262187,17,21,65535,196637,4,17,196638,5,4,262176,22,12,5,262203,22,6,12,262165,23,32,1,
262187,23,24,0,262176,25,12,17,262187,17,26,1,262187,17,27,0,131092,28,262187,17,29,2,262187,17,30,8,262187,17,31,4,
262187,17,32,32,262176,33,1,17,262203,33,3,1,262172,7,17,31,720926,8,17,17,17,17,17,17,7,17,17,262176,34,9,8,262203,
34,35,9,262187,23,36,6,262176,37,9,17,262194,17,9,256,262187,23,38,1,196637,10,17,196638,11,10,262176,39,12,11,262203,
39,12,12,262187,17,40,0xffffffff,262187,23,41,2,262187,23,42,3,262187,17,43,2048,262194,17,13,1,262167,44,17,3,393267,
44,14,13,26,26,327734,15,2,0,16,131320,45,262203,19,46,7,262203,19,47,7,262203,19,48,7,262203,19,49,7,262203,19,50,7,
262203,19,51,7,262203,19,52,7,262203,19,53,7,262203,19,54,7,262203,19,55,7,262203,19,56,7,262203,19,57,7,196855,58,0,
196859,27,59,131320,59,262205,17,60,3,327808,17,61,32,60,131321,62,131320,62,458997,17,63,61,59,64,65,393281,37,66,35,
36,24,262205,17,67,66,327856,28,68,63,67,262390,69,65,0,262394,68,65,69,131320,65,393281,25,70,6,24,63,196670,70,27,
327808,17,64,63,9,131321,62,131320,69,327851,28,71,60,27,196855,72,0,262394,71,73,72,131320,73,131321,58,131320,72,
327745,37,74,35,24,262205,17,75,74,327745,37,76,35,38,262205,17,77,76,327851,28,78,77,27,196855,79,0,262394,78,80,79,
131320,80,393281,25,81,12,24,24,262205,17,82,81,458764,17,83,1,38,75,82,131321,79,131320,79,458997,17,84,75,72,83,80,
131321,85,131320,85,458997,17,86,27,79,87,88,327856,28,89,86,32,262390,90,88,0,262394,89,88,90,131320,88,393281,25,91,
6,24,86,196670,91,27,327808,17,87,86,38,131321,85,131320,90,393281,25,92,6,24,24,196670,92,84,196670,46,27,196670,47,
84,393281,37,93,35,36,38,262205,17,94,93,196670,48,94,196670,49,40,524345,15,95,96,46,47,48,49,196670,50,26,196670,51,
84,393281,37,97,35,36,41,262205,17,98,97,196670,52,98,196670,53,40,524345,15,99,96,50,51,52,53,196670,54,29,196670,55,
84,393281,37,100,35,36,42,262205,17,101,100,196670,56,101,196670,57,43,524345,15,102,96,54,55,56,57,131321,58,131320,
58,65789,65592,327734,15,103,0,18,196663,17,104,196663,17,105,131320,106,458764,17,107,1,38,105,21,393281,25,108,6,24,
104,196670,108,107,327808,17,109,104,26,327850,28,110,107,27,196855,111,0,262394,110,112,113,131320,112,131321,111,
131320,113,327814,17,114,105,107,327817,17,115,105,107,327851,28,116,115,27,393385,17,117,116,26,27,327808,17,118,114,
117,131321,111,131320,111,458997,17,119,27,112,118,113,393281,25,120,6,24,109,196670,120,119,327808,17,121,104,29,
393281,25,122,6,24,121,196670,122,26,65789,65592,327734,15,96,0,20,196663,19,123,196663,19,124,196663,19,125,196663,
19,126,131320,127,262205,17,128,123,327812,17,129,31,128,327808,17,130,30,129,262205,17,131,124,262205,17,132,125,
327814,17,133,131,132,262205,17,134,124,262205,17,135,125,327817,17,136,134,135,327851,28,137,136,27,393385,17,138,
137,26,27,327808,17,139,133,138,262205,17,140,126,458764,17,141,1,38,139,140,393273,15,142,103,130,141,65789,65592};
/* begin.comp -DGPUSORTI_ADDRESS, 1166 words */
static const uint32_t gpusorti_spv_begin_address[] = {
119734787,66304,524299,187,0,131089,1,131089,5347,589834,0x5f565053,0x5f52484b,0x73796870,0x6c616369,0x6f74735f,
0x65676172,0x6675625f,7497062,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,5348,1,393231,5,2,0x6e69616d,0,3,
393232,2,17,1,1,1,262215,4,6,4,327752,5,0,35,0,327752,5,1,35,8,327752,5,2,35,16,327752,5,3,35,24,327752,5,4,35,32,
327752,5,5,35,40,327752,5,6,35,44,327752,5,7,35,48,327752,5,8,35,52,327752,5,9,35,56,327752,5,10,35,60,327752,5,11,35,
64,327752,5,12,35,80,327752,5,13,35,84,196679,5,2,262215,6,6,4,327752,7,0,35,0,196679,7,2,262215,3,11,29,262215,8,1,0,
262215,9,1,0,262215,10,11,25,262215,11,1,1,262215,12,1,2,262215,13,1,3,262215,14,1,4,262215,15,1,5,262215,16,1,6,
262215,17,1,7,262215,18,1,8,262215,19,1,9,262215,20,1,10,262215,21,1,11,262215,22,1,12,131091,23,196641,24,23,262165,
25,32,0,327713,26,23,25,25,262176,27,7,25,458785,28,23,27,27,27,27,262187,25,29,65535,262167,30,25,2,262187,25,31,4,
262172,4,25,31,1048606,5,30,30,30,30,30,25,25,25,25,25,25,4,25,25,262176,32,9,5,262203,32,33,9,262165,34,32,1,262187,
34,35,4,262176,36,9,30,196647,37,5349,196637,6,25,196638,7,6,262176,37,5349,7,262187,34,38,0,262176,39,5349,25,262187,
25,40,1,262187,25,41,0,131092,42,262187,25,43,2,262187,25,44,8,262187,25,45,32,262176,46,1,25,262203,46,3,1,262187,34,
47,11,262176,48,9,25,262194,25,8,256,262187,34,49,5,262187,34,50,6,262187,34,51,1,262187,25,52,0xffffffff,262187,34,
53,2,262187,34,54,3,262187,25,55,2048,262194,25,9,1,262167,56,25,3,393267,56,10,9,40,40,262194,25,11,8,262194,25,12,8,
262194,25,13,32,262194,25,14,1,262194,25,15,1,262194,25,16,32,262194,25,17,32,262194,25,18,0,262194,25,19,0,262194,25,
20,0,262194,25,21,0,262194,25,22,0,393268,25,57,196,40,12,393268,25,58,132,8,11,262187,25,59,3,262187,25,60,5,262187,
25,61,24,262187,25,62,160,262187,25,63,288,262187,25,64,16,196650,42,65,262176,66,7,42,196649,42,67,327734,23,2,0,24,
131320,68,327739,66,69,7,65,262203,27,70,7,262203,27,71,7,262203,27,72,7,262203,27,73,7,262203,27,74,7,262203,27,75,7,
262203,27,76,7,262203,27,77,7,262203,27,78,7,262203,27,79,7,262203,27,80,7,262203,27,81,7,262203,27,82,7,262203,27,83,
7,262203,27,84,7,196855,85,0,196859,41,86,131320,86,262205,25,87,3,327808,25,88,45,87,196670,70,88,131321,89,131320,
89,458997,25,90,88,86,91,92,393281,48,93,33,47,38,262205,25,94,93,327856,42,95,90,94,262390,96,92,0,262394,95,92,96,
131320,92,327745,36,97,33,35,262205,30,98,97,262268,37,99,98,393281,39,100,99,38,90,327742,100,41,2,4,327808,25,91,90,
8,196670,70,91,131321,89,131320,96,327851,42,101,87,41,196855,102,0,262394,101,103,102,131320,103,196670,69,67,131321,
85,131320,102,327745,48,104,33,49,262205,25,105,104,196670,71,105,327745,48,106,33,50,262205,25,107,106,327851,42,108,
107,41,196855,109,0,262394,108,110,109,131320,110,327745,36,111,33,51,262205,30,112,111,262268,37,113,112,393281,39,
114,113,38,38,393277,25,115,114,2,4,458764,25,116,1,38,105,115,196670,71,116,131321,109,131320,109,458997,25,117,105,
102,116,110,196670,72,41,131321,118,131320,118,458997,25,119,41,109,120,121,327856,42,122,119,45,262390,123,121,0,
262394,122,121,123,131320,121,327745,36,124,33,35,262205,30,125,124,262268,37,126,125,393281,39,127,126,38,119,327742,
127,41,2,4,327808,25,120,119,51,196670,72,120,131321,118,131320,123,327745,36,128,33,35,262205,30,129,128,262268,37,
130,129,393281,39,131,130,38,38,327742,131,117,2,4,196670,73,41,196670,74,117,393281,48,132,33,47,51,262205,25,133,
132,196670,75,133,196670,76,52,524345,23,134,135,73,74,75,76,196670,77,40,196670,78,117,393281,48,136,33,47,53,262205,
25,137,136,196670,79,137,196670,80,52,524345,23,138,135,77,78,79,80,196670,81,43,196670,82,117,393281,48,139,33,47,54,
262205,25,140,139,196670,83,140,196670,84,55,524345,23,141,135,81,82,83,84,196670,69,67,131321,85,131320,85,65789,
65592,327734,23,142,0,26,196663,25,143,196663,25,144,131320,145,262203,27,146,7,262203,27,147,7,458764,25,148,1,38,
144,29,196670,146,148,327745,36,149,33,35,262205,30,150,149,262268,37,151,150,393281,39,152,151,38,143,327742,152,148,
2,4,327808,25,153,143,40,327850,42,154,148,41,196855,155,0,262394,154,156,157,131320,156,196670,147,41,131321,155,
131320,157,327814,25,158,144,148,327817,25,159,144,148,327851,42,160,159,41,393385,25,161,160,40,41,327808,25,162,158,
161,196670,147,162,131321,155,131320,155,458997,25,163,41,156,162,157,393281,39,164,151,38,153,327742,164,163,2,4,
327808,25,165,143,43,393281,39,166,151,38,165,327742,166,40,2,4,65789,65592,327734,23,135,0,28,196663,27,167,196663,
27,168,196663,27,169,196663,27,170,131320,171,262205,25,172,167,327812,25,173,31,172,327808,25,174,44,173,262205,25,
175,168,262205,25,176,169,327814,25,177,175,176,262205,25,178,168,262205,25,179,169,327817,25,180,178,179,327851,42,
181,180,41,393385,25,182,181,40,41,327808,25,183,177,182,262205,25,184,170,458764,25,185,1,38,183,184,393273,23,186,
142,174,185,65789,65592};
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
262187,36,121,288,262187,49,122,2,262194,36,32,1,393267,55,33,32,57,57,327734,34,2,0,35,131320,123,262203,116,124,7,
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
/* count.comp -DGPUSORTI_ADDRESS, 3904 words */
static const uint32_t gpusorti_spv_count_address[] = {
119734787,66304,524299,667,0,131089,1,131089,5347,589834,0x5f565053,0x5f52484b,0x73796870,0x6c616369,0x6f74735f,
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
31,20,262176,116,7,115,393268,29,117,132,19,20,262187,43,118,10,262187,29,119,288,262187,43,120,3,262194,29,21,1,
393267,53,22,21,55,55,262194,29,23,32,262194,29,24,1,262194,29,25,0,262194,29,26,0,262187,29,121,5,262187,29,122,8,
262187,29,123,24,262187,29,124,160,196649,33,125,327734,27,2,0,28,131320,126,327739,98,127,7,112,262203,47,128,7,
262203,47,129,7,262203,47,130,7,262203,47,131,7,262203,98,132,7,262203,47,133,7,262203,47,134,7,262203,47,135,7,
262203,47,136,7,262203,47,137,7,262203,47,138,7,262203,47,139,7,262203,98,140,7,262203,98,141,7,262203,47,142,7,
262203,47,143,7,262203,59,144,7,262203,59,145,7,262203,59,146,7,262203,59,147,7,262203,98,148,7,262203,47,149,7,
262203,47,150,7,262203,47,151,7,262203,114,152,7,262203,116,153,7,262203,59,154,7,262203,47,155,7,262203,47,156,7,
262203,47,157,7,262203,47,158,7,262203,47,159,7,196855,160,0,196859,46,161,131320,161,262201,29,162,163,196670,128,
162,393281,45,164,42,97,51,262205,29,165,164,196670,129,165,327814,29,166,162,165,327817,29,167,162,165,327851,33,168,
167,46,393385,29,169,168,55,46,327808,29,170,166,169,196670,130,170,262201,29,171,172,196670,131,171,196670,132,100,
196855,173,0,262394,100,174,175,131320,174,196670,134,40,131321,173,131320,175,327745,49,176,42,48,262205,31,177,176,
262268,50,178,177,327745,45,179,42,101,262205,29,180,179,327812,29,181,40,180,327808,29,182,58,181,393281,52,183,178,
51,182,393277,29,184,183,2,4,196670,134,184,131321,173,131320,173,458997,29,185,40,174,184,175,196670,133,185,327854,
33,186,171,170,262312,33,187,186,196855,188,0,262394,187,189,188,131320,189,327879,29,190,185,55,327851,33,191,190,46,
131321,188,131320,188,458997,33,192,186,173,191,189,196855,193,0,262394,192,194,193,131320,194,196670,127,125,131321,
160,131320,193,262205,29,195,5,196670,135,195,196670,136,195,131321,196,131320,196,458997,29,197,195,193,198,199,
327856,33,200,197,102,262390,201,199,0,262394,200,199,201,131320,199,327745,106,202,105,197,196670,202,46,327808,29,
198,197,19,196670,136,198,131321,196,131320,201,327850,33,203,195,46,196855,204,0,262394,203,205,204,131320,205,
196670,107,46,196670,108,46,196670,109,46,131321,204,131320,204,262368,61,61,110,327812,29,206,171,165,196670,137,206,
327810,29,207,162,206,327856,33,208,207,165,196855,209,0,262394,208,210,211,131320,210,196670,139,162,131321,209,
131320,211,327808,29,212,206,165,196670,139,212,131321,209,131320,209,458997,29,213,162,210,212,211,196670,138,213,
327879,29,214,185,61,327851,33,215,214,46,196670,140,215,327879,29,216,185,40,327851,33,217,216,46,196670,141,217,
327745,45,218,42,101,262205,29,219,218,327737,29,220,221,219,196670,142,220,327737,29,222,223,219,196670,143,222,
262201,31,224,225,196670,144,224,196855,226,0,262394,100,227,228,131320,227,393273,31,229,230,215,46,327737,31,231,
232,229,196670,146,231,131321,226,131320,228,196670,146,111,131321,226,131320,226,458997,31,233,231,227,111,228,
196670,145,233,196670,147,111,196670,148,112,196670,149,206,131321,234,131320,234,458997,33,235,112,226,236,237,
458997,29,238,206,226,239,237,327856,33,240,238,213,262390,241,242,0,262394,240,243,241,131320,243,196670,150,46,
131321,244,131320,244,458997,29,245,46,243,246,247,327856,33,248,245,20,262390,249,247,1,262394,248,250,249,131320,
250,327812,29,251,245,19,327808,29,252,251,195,196670,151,252,327810,29,253,213,238,327856,33,254,252,253,327745,98,
255,152,245,196670,255,254,262205,33,256,255,196855,257,0,262394,256,258,259,131320,258,327808,29,260,238,252,393273,
31,261,230,215,260,196670,154,261,131321,257,131320,259,196670,154,111,131321,257,131320,257,458997,31,262,261,258,
111,259,327745,59,263,153,245,196670,263,262,131321,247,131320,247,327808,29,246,245,84,196670,150,246,131321,244,
131320,249,196670,155,46,131321,264,131320,264,458997,33,236,235,249,265,266,458997,29,267,46,249,268,266,327856,33,
269,267,20,262390,270,266,1,262394,269,271,270,131320,271,327745,98,272,152,267,262205,33,273,272,262312,33,274,273,
196855,275,0,262394,274,276,275,131320,276,131321,266,131320,275,196855,277,0,262394,217,278,277,131320,278,327745,59,
279,153,267,262205,31,280,279,327737,31,281,232,280,196670,279,281,131321,277,131320,277,327745,59,282,153,267,262205,
31,283,282,458809,29,284,285,283,220,222,327745,106,286,105,284,458986,29,287,286,55,46,55,196855,288,0,262394,100,
289,288,131320,289,327812,29,290,267,19,327808,29,291,238,290,327808,29,292,291,195,196670,156,292,262205,31,293,282,
327878,31,294,293,233,262205,31,295,147,327877,31,296,295,294,196670,147,296,262312,33,297,236,196855,298,0,262394,
297,299,298,131320,299,327808,29,300,292,55,327856,33,301,300,162,131321,298,131320,298,458997,33,302,297,289,301,299,
196855,303,0,262394,302,304,303,131320,304,327808,29,305,292,55,393273,31,306,230,215,305,327737,31,307,232,306,
327879,31,308,307,224,262205,31,309,282,327879,31,310,309,224,393273,33,311,312,308,310,196670,148,311,131321,303,
131320,303,458997,33,313,236,298,311,304,131321,288,131320,288,458997,33,314,236,277,313,303,131321,266,131320,266,
458997,33,265,236,276,314,288,327808,29,268,267,84,196670,155,268,131321,264,131320,270,131321,242,131320,242,327810,
29,315,213,238,327856,33,316,315,117,196855,237,0,262394,316,317,318,131320,317,196670,157,213,131321,237,131320,318,
327808,29,319,238,117,196670,157,319,131321,237,131320,237,458997,29,239,213,317,319,318,196670,149,239,131321,234,
131320,241,196855,320,0,262394,100,321,320,131320,321,327745,47,322,147,46,262205,29,323,322,327851,33,324,323,46,
196855,325,0,262394,324,326,325,131320,326,262205,29,327,322,458993,29,328,107,55,46,327,131321,325,131320,325,327745,
47,329,147,55,262205,29,330,329,327851,33,331,330,46,196855,332,0,262394,331,333,332,131320,333,262205,29,334,329,
458993,29,335,108,55,46,334,131321,332,131320,332,196855,336,0,262394,235,337,336,131320,337,196670,109,55,131321,336,
131320,336,131321,320,131320,320,262368,61,61,110,196670,158,195,131321,338,131320,338,458997,29,339,195,320,340,341,
327856,33,342,339,102,262390,343,341,0,262394,342,344,343,131320,344,327745,106,345,105,339,262205,29,346,345,196670,
159,346,327745,49,347,42,48,262205,31,348,347,262268,50,349,348,327745,45,350,42,118,262205,29,351,350,327812,29,352,
339,170,327808,29,353,351,352,327808,29,354,353,171,393281,52,355,349,51,354,327742,355,346,2,4,327851,33,356,346,46,
196855,357,0,262394,356,358,357,131320,358,327812,29,359,219,102,327808,29,360,119,359,327808,29,361,360,339,393281,
52,362,349,51,361,458986,29,363,362,55,46,346,131321,357,131320,357,131321,341,131320,341,327808,29,340,339,19,196670,
158,340,131321,338,131320,343,327847,33,364,100,203,196855,365,0,262394,364,366,365,131320,366,262205,29,367,107,
327851,33,368,367,46,196855,369,0,262394,368,370,369,131320,370,327745,49,371,42,48,262205,31,372,371,262268,50,373,
372,393281,52,374,373,51,84,262205,29,375,107,458993,29,376,374,55,46,375,131321,369,131320,369,262205,29,377,108,
327851,33,378,377,46,196855,379,0,262394,378,380,379,131320,380,327745,49,381,42,48,262205,31,382,381,262268,50,383,
382,393281,52,384,383,51,60,262205,29,385,108,458993,29,386,384,55,46,385,131321,379,131320,379,262205,29,387,109,
327851,33,388,387,46,196855,389,0,262394,388,390,389,131320,390,327745,49,391,42,48,262205,31,392,391,262268,50,393,
392,393281,52,394,393,51,120,458993,29,395,394,55,46,55,131321,389,131320,389,131321,365,131320,365,196670,127,125,
131321,160,131320,160,65789,65592,327734,29,163,0,30,131320,396,262203,47,397,7,327745,45,398,42,44,262205,29,399,398,
327851,33,400,399,46,196855,401,0,262394,400,402,403,131320,402,196670,397,399,131321,401,131320,403,327745,49,404,42,
48,262205,31,405,404,262268,50,406,405,393281,52,407,406,51,51,393277,29,408,407,2,4,196670,397,408,131321,401,131320,
401,458997,29,409,399,402,408,403,131326,409,65592,327734,29,172,0,30,131320,410,327745,56,411,3,55,262205,29,412,411,
327745,56,413,4,46,262205,29,414,413,327812,29,415,412,414,327745,56,416,3,46,262205,29,417,416,327808,29,418,415,417,
131326,418,65592,327734,31,419,0,32,196663,31,420,196663,29,421,196663,29,422,131320,423,262203,47,424,7,262203,47,
425,7,327761,29,426,420,0,327876,29,427,421,422,327829,57,428,426,427,327761,29,429,428,1,196670,425,429,327761,29,
430,428,0,196670,424,430,327761,29,431,420,1,327810,29,432,58,422,327874,29,433,421,432,327808,29,434,431,433,327808,
29,435,434,429,327760,31,436,430,435,131326,436,65592,327734,31,230,0,34,196663,33,437,196663,29,438,131320,439,
327739,98,440,7,112,262203,59,441,7,262203,59,442,7,262203,59,443,7,262203,47,444,7,262203,47,445,7,262203,47,446,7,
196855,447,0,196859,46,448,131320,448,196855,449,0,262394,437,450,451,131320,450,327745,49,452,42,60,262205,31,453,
452,196670,443,453,131321,449,131320,451,327745,49,454,42,51,262205,31,455,454,196670,443,455,131321,449,131320,449,
458997,31,456,453,450,455,451,196670,442,456,196855,457,0,262394,62,458,457,131320,458,458809,31,459,419,456,438,63,
262268,64,460,459,393281,65,461,460,51,51,393277,31,462,461,2,8,196670,440,125,196670,441,462,131321,447,131320,457,
327846,33,463,66,437,196855,464,0,262394,463,465,464,131320,465,458809,31,466,419,456,438,61,262268,50,467,466,393281,
52,468,467,51,51,393277,29,469,468,2,4,327760,31,470,469,46,196670,440,125,196670,441,470,131321,447,131320,464,
196670,444,69,327876,29,471,55,69,327810,29,472,471,55,327879,29,473,438,472,327812,29,474,473,13,196670,445,474,
327874,29,475,438,69,458809,31,476,419,456,475,61,262268,50,477,476,393281,52,478,477,51,51,393277,29,479,478,2,4,
196670,446,479,262268,43,480,474,393419,29,481,479,480,70,327760,31,482,481,46,196670,440,125,196670,441,482,131321,
447,131320,447,590069,31,483,462,458,470,465,482,464,131326,483,65592,327734,31,232,0,35,196663,31,484,131320,485,
262203,59,486,7,262203,47,487,7,262203,47,488,7,196670,486,484,196855,489,0,262394,71,490,491,131320,490,196855,492,0,
262394,72,493,492,131320,493,327745,47,494,486,55,262205,29,495,494,327878,29,496,495,76,196670,494,496,131321,492,
131320,492,196855,497,0,262394,77,498,497,131320,498,327745,47,499,486,55,262205,29,500,499,262268,43,501,500,327875,
43,502,501,78,262268,29,503,502,196670,487,503,327877,29,504,503,76,327760,31,505,503,504,262205,31,506,486,327878,31,
507,506,505,196670,486,507,131321,497,131320,497,196855,508,0,262394,79,509,508,131320,509,262205,31,510,486,262344,
31,511,510,196670,486,511,131321,508,131320,508,131321,489,131320,491,196855,512,0,262394,80,513,512,131320,513,
327745,47,514,486,46,262205,29,515,514,327878,29,516,515,76,196670,514,516,131321,512,131320,512,196855,517,0,262394,
81,518,517,131320,518,327745,47,519,486,46,262205,29,520,519,262268,43,521,520,393418,43,522,521,83,84,262268,29,523,
522,196670,488,523,327877,29,524,523,76,327879,29,525,524,90,262205,29,526,519,327878,29,527,526,525,196670,519,527,
131321,517,131320,517,196855,528,0,262394,91,529,528,131320,529,327745,47,530,486,46,262205,29,531,530,327878,29,532,
531,90,196670,530,532,131321,528,131320,528,131321,489,131320,489,262205,31,533,486,131326,533,65592,327734,29,285,0,
36,196663,31,534,196663,29,535,196663,29,536,131320,537,327739,98,538,7,112,262203,47,539,7,262203,47,540,7,262203,47,
541,7,262203,47,542,7,262203,47,543,7,196855,544,0,196859,46,545,131320,545,196855,546,0,262394,92,547,546,131320,547,
327761,29,548,534,0,262268,43,549,535,262268,43,550,536,393419,29,551,548,549,550,196670,538,125,196670,539,551,
131321,544,131320,546,327761,29,552,534,1,327879,29,553,535,74,327874,29,554,552,553,196670,540,554,327854,33,555,535,
58,196855,556,0,262394,555,557,558,131320,557,196670,542,554,131321,556,131320,558,327761,29,559,534,0,327874,29,560,
559,535,327850,33,561,535,46,196855,562,0,262394,561,563,564,131320,563,196670,543,46,131321,562,131320,564,327810,29,
565,58,535,327876,29,566,552,565,196670,543,566,131321,562,131320,562,458997,29,567,46,563,566,564,327877,29,568,560,
567,196670,542,568,131321,556,131320,556,458997,29,569,554,557,568,562,196670,541,569,327876,29,570,55,536,327810,29,
571,570,55,327879,29,572,569,571,196670,538,125,196670,539,572,131321,544,131320,544,458997,29,573,551,547,572,556,
131326,573,65592,327734,29,221,0,37,196663,29,574,131320,575,327745,45,576,42,93,262205,29,577,576,327812,29,578,574,
17,327808,29,579,577,578,131326,579,65592,327734,29,223,0,37,196663,29,580,131320,581,327745,45,582,42,94,262205,29,
583,582,327812,29,584,580,17,327810,29,585,583,584,458764,29,586,1,38,17,585,131326,586,65592,327734,31,225,0,38,
131320,587,262203,47,588,7,262203,59,589,7,262203,47,590,7,262203,47,591,7,262203,47,592,7,262203,59,593,7,262203,47,
594,7,262203,47,595,7,327745,45,596,42,93,262205,29,597,596,327745,45,598,42,94,262205,29,599,598,327808,29,600,597,
599,196670,588,600,327854,33,601,600,58,196855,602,0,262394,601,603,604,131320,603,196670,590,86,131321,602,131320,
604,327876,29,605,55,600,327810,29,606,605,55,196670,590,606,131321,602,131320,602,458997,29,607,86,603,606,604,
327854,33,608,600,95,196855,609,0,262394,608,610,611,131320,610,196670,591,86,131321,609,131320,611,327852,33,612,600,
58,196855,613,0,262394,612,614,615,131320,614,327810,29,616,600,58,327876,29,617,55,616,327810,29,618,617,55,196670,
592,618,131321,613,131320,615,196670,592,46,131321,613,131320,613,458997,29,619,618,614,46,615,196670,591,619,131321,
609,131320,609,458997,29,620,86,610,619,613,327760,31,621,607,620,196670,589,621,327854,33,622,597,58,196855,623,0,
262394,622,624,625,131320,624,196670,594,86,131321,623,131320,625,327876,29,626,55,597,327810,29,627,626,55,196670,
594,627,131321,623,131320,623,458997,29,628,86,624,627,625,327852,33,629,597,58,196855,630,0,262394,629,631,632,
131320,631,327810,29,633,597,58,327876,29,634,55,633,327810,29,635,634,55,196670,595,635,131321,630,131320,632,196670,
595,46,131321,630,131320,630,458997,29,636,635,631,46,632,327760,31,637,628,636,196670,593,637,262344,31,638,637,
327879,31,639,621,638,131326,639,65592,327734,33,312,0,39,196663,31,640,196663,31,641,131320,642,327739,98,643,7,112,
262203,98,644,7,196855,645,0,196859,46,646,131320,646,196855,647,0,262394,96,648,647,131320,648,327761,29,649,640,1,
327761,29,650,641,1,327856,33,651,649,650,262312,33,652,651,196855,653,0,262394,652,654,653,131320,654,327850,33,655,
649,650,196855,656,0,262394,655,657,656,131320,657,327761,29,658,640,0,327761,29,659,641,0,327856,33,660,658,659,
131321,656,131320,656,458997,33,661,655,654,660,657,131321,653,131320,653,458997,33,662,651,648,661,656,196670,643,
125,196670,644,662,131321,645,131320,647,327761,29,663,640,0,327761,29,664,641,0,327856,33,665,663,664,196670,643,125,
196670,644,665,131321,645,131320,645,458997,33,666,662,653,665,647,131326,666,65592};
/* scan.comp, 1881 words */
static const uint32_t gpusorti_spv_scan[] = {
119734787,66304,524299,323,0,131089,1,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,0,1,524303,5,2,0x6e69616d,0,3,
4,5,393232,2,17,1,1,1,262215,6,6,4,327752,7,0,35,0,196679,7,2,262215,8,34,0,262215,8,33,3,262215,9,6,4,327752,10,0,35,
0,327752,10,1,35,4,327752,10,2,35,8,327752,10,3,35,12,327752,10,4,35,16,327752,10,5,35,20,327752,10,6,35,24,327752,10,
7,35,40,327752,10,8,35,44,196679,10,2,262215,3,11,26,262215,4,11,24,262215,11,1,5,262215,12,1,2,262215,5,11,29,262215,
13,1,0,262215,14,1,12,262215,15,1,0,262215,16,11,25,131091,17,196641,18,17,262165,19,32,0,262187,19,20,65535,196637,6,
19,196638,7,6,262176,21,12,7,262203,21,8,12,262165,22,32,1,262187,22,23,0,262176,24,12,19,262187,19,25,1,262187,19,26,
0,131092,27,262187,19,28,2,262187,19,29,4,262172,9,19,29,720926,10,19,19,19,19,19,19,9,19,19,262176,30,9,10,262203,30,
31,9,262176,32,9,19,262167,33,19,3,262176,34,1,33,262203,34,3,1,262176,35,1,19,262203,34,4,1,262194,19,11,1,393268,27,
36,170,11,25,262187,19,37,31,262187,19,38,32,262187,22,39,3,262194,19,12,8,262187,22,40,4,262187,22,41,6,262187,22,42,
1,262187,22,43,2,262187,22,44,5,262187,19,45,160,262187,19,46,16,196649,27,47,262187,19,48,8,262203,35,5,1,262194,19,
13,256,262172,49,19,13,262176,50,4,49,262203,50,51,4,262176,52,4,19,262187,19,53,264,262194,19,14,0,393268,19,54,199,
14,25,393268,27,55,171,54,26,393268,19,56,196,25,12,262187,19,57,288,262203,52,58,4,393268,19,59,130,13,25,262194,19,
15,1,393267,33,16,15,25,25,262187,19,60,161,262187,19,61,162,262187,19,62,34,327734,17,2,0,18,131320,63,196855,64,0,
196859,26,65,131320,65,327745,35,66,3,25,262205,19,67,66,327745,35,68,4,26,262205,19,69,68,327812,19,70,67,69,327745,
35,71,3,26,262205,19,72,71,327808,19,73,70,72,327850,27,74,73,26,327847,27,75,55,74,196855,76,0,262394,75,77,76,
131320,77,262205,19,78,5,327850,27,79,78,26,131321,76,131320,76,458997,27,80,75,65,79,77,196855,81,0,262394,80,82,81,
131320,82,327745,32,83,31,23,262205,19,84,83,327851,27,85,84,26,196855,86,0,262394,85,87,88,131320,87,131321,86,
131320,88,393281,24,89,8,23,23,262205,19,90,89,131321,86,131320,86,458997,19,91,84,87,90,88,393281,32,92,31,41,23,
262205,19,93,92,327814,19,94,91,93,327817,19,95,91,93,327851,27,96,95,26,393385,19,97,96,25,26,327808,19,98,94,97,
393281,24,99,8,23,42,262205,19,100,99,393281,24,101,8,23,43,262205,19,102,101,393281,24,103,8,23,39,262205,19,104,103,
327850,27,105,104,26,393281,24,106,8,23,44,262205,19,107,106,327851,27,108,107,26,131321,109,131320,109,458997,27,110,
108,86,111,112,458997,27,113,108,86,114,112,458997,19,115,26,86,116,112,458997,19,117,26,86,118,112,458997,19,119,26,
86,120,112,458997,19,121,26,86,122,112,327745,32,123,31,43,262205,19,124,123,327856,27,125,121,124,262390,126,112,0,
262394,125,127,126,131320,127,327812,19,128,29,121,327808,19,129,38,128,262312,27,130,105,196855,131,0,262394,130,132,
131,131320,132,327745,32,133,31,39,262205,19,134,133,327812,19,135,121,12,327808,19,136,134,135,327745,32,137,31,40,
262205,19,138,137,327810,19,139,138,135,458764,19,140,1,38,12,139,196855,141,0,196859,26,142,131320,142,196855,143,0,
262394,36,144,143,131320,144,262268,22,145,136,262268,22,146,140,393419,19,147,100,145,146,131321,141,131320,143,
327879,19,148,136,37,327874,19,149,102,148,327854,27,150,136,38,196855,151,0,262394,150,152,153,131320,152,131321,151,
131320,153,327874,19,154,100,136,327850,27,155,136,26,196855,156,0,262394,155,157,158,131320,157,131321,156,131320,
158,327810,19,159,38,136,327876,19,160,102,159,131321,156,131320,156,458997,19,161,26,157,160,158,327877,19,162,154,
161,131321,151,131320,151,458997,19,163,149,152,162,156,327876,19,164,25,140,327810,19,165,164,25,327879,19,166,163,
165,131321,141,131320,141,458997,19,167,147,144,166,151,327850,27,168,167,26,131321,131,131320,131,458997,27,169,105,
127,168,141,327808,19,170,45,128,393385,19,171,169,26,98,458764,19,172,1,38,171,20,393281,24,173,8,23,170,196670,173,
172,327808,19,174,128,60,327850,27,175,172,26,196855,176,0,262394,175,177,178,131320,177,131321,176,131320,178,327814,
19,179,171,172,327817,19,180,171,172,327851,27,181,180,26,393385,19,182,181,25,26,327808,19,183,179,182,131321,176,
131320,176,458997,19,184,26,177,183,178,393281,24,185,8,23,174,196670,185,184,327808,19,186,128,61,393281,24,187,8,23,
186,196670,187,25,196855,188,0,262394,169,189,188,131320,189,393281,24,190,8,23,129,196670,190,25,131321,112,131320,
188,393385,19,191,113,28,26,393385,19,192,110,26,29,327877,19,193,191,192,327850,27,194,119,26,393385,19,195,194,46,
26,327877,19,196,193,195,393281,24,197,8,23,129,196670,197,196,327808,19,198,128,62,393281,24,199,8,23,198,196670,199,
119,262312,27,200,113,327808,19,201,119,42,131321,112,131320,112,458997,27,111,110,189,47,188,458997,27,114,113,189,
200,188,458997,19,116,115,189,196,188,458997,19,118,117,189,129,188,458997,19,120,119,189,201,188,327808,19,122,121,
42,131321,109,131320,126,327852,27,202,119,26,196855,203,0,262394,202,204,203,131320,204,327877,19,205,115,38,393385,
19,206,113,26,48,327877,19,207,205,206,393281,24,208,8,23,117,196670,208,207,131321,203,131320,203,327850,27,209,119,
26,196855,210,0,262394,209,211,212,131320,211,131321,210,131320,212,393385,19,213,113,25,26,131321,210,131320,210,
458997,19,214,28,211,213,212,393281,24,215,8,23,40,196670,215,214,131321,81,131320,81,327854,27,216,73,56,262312,27,
217,216,196855,218,0,262394,217,219,218,131320,219,262312,27,220,55,196855,221,0,262394,220,222,221,131320,222,327745,
32,223,31,42,262205,19,224,223,327812,19,225,29,224,327808,19,226,38,225,393281,24,227,8,23,226,262205,19,228,227,
327879,19,229,228,25,327851,27,230,229,26,131321,221,131320,221,458997,27,231,220,219,230,222,131321,218,131320,218,
458997,27,232,216,81,231,221,196855,233,0,262394,232,234,233,131320,234,131321,64,131320,233,327745,32,235,31,23,
262205,19,236,235,327851,27,237,236,26,196855,238,0,262394,237,239,240,131320,239,131321,238,131320,240,393281,24,241,
8,23,23,262205,19,242,241,131321,238,131320,238,458997,19,243,236,239,242,240,393281,32,244,31,41,23,262205,19,245,
244,327814,19,246,243,245,327817,19,247,243,245,327851,27,248,247,26,393385,19,249,248,25,26,327808,19,250,246,249,
262205,19,251,5,131321,252,131320,252,458997,19,253,26,238,254,255,458997,19,256,251,238,257,255,327856,27,258,256,73,
262390,259,255,0,262394,258,255,259,131320,255,327745,32,260,31,42,262205,19,261,260,327812,19,262,261,56,327808,19,
263,57,262,327808,19,264,263,256,393281,24,265,8,23,264,262205,19,266,265,327808,19,254,253,266,327808,19,257,256,13,
131321,252,131320,259,327850,27,267,251,26,196855,268,0,262394,267,269,268,131320,269,196670,58,26,131321,268,131320,
268,262368,28,28,53,327851,27,270,253,26,196855,271,0,262394,270,272,271,131320,272,458986,19,273,58,25,26,253,131321,
271,131320,271,262368,28,28,53,262205,19,274,58,327745,32,275,31,44,262205,19,276,275,327812,19,277,73,250,327808,19,
278,276,277,131321,279,131320,279,458997,19,280,274,271,281,282,458997,19,283,26,271,284,282,327856,27,285,283,250,
262390,286,282,0,262394,285,287,286,131320,287,327808,19,288,283,251,327856,27,289,288,250,196855,290,0,262394,289,
291,292,131320,291,327808,19,293,278,288,393281,24,294,8,23,293,262205,19,295,294,131321,290,131320,292,131321,290,
131320,290,458997,19,296,295,291,26,292,327745,52,297,51,251,196670,297,296,262368,28,28,53,131321,298,131320,298,
458997,19,299,296,290,300,301,458997,19,302,25,290,303,301,327856,27,304,302,13,262390,305,301,0,262394,304,306,305,
131320,306,327854,27,307,251,302,196855,308,0,262394,307,309,310,131320,309,327810,19,311,251,302,327745,52,312,51,
311,262205,19,313,312,131321,308,131320,310,131321,308,131320,308,458997,19,314,313,309,26,310,262368,28,28,53,327808,
19,300,299,314,196670,297,300,262368,28,28,53,131321,301,131320,301,327812,19,303,302,28,131321,298,131320,305,196855,
315,0,262394,289,316,315,131320,316,327808,19,317,278,288,327808,19,318,280,299,327810,19,319,318,296,393281,24,320,8,
23,317,196670,320,319,131321,315,131320,315,327745,52,321,51,59,262205,19,322,321,327808,19,281,280,322,262368,28,28,
53,131321,282,131320,282,327808,19,284,283,13,131321,279,131320,286,131321,64,131320,64,65789,65592};
/* scan.comp -DGPUSORTI_ADDRESS, 2684 words */
static const uint32_t gpusorti_spv_scan_address[] = {
119734787,66304,524299,433,0,131089,1,131089,5347,589834,0x5f565053,0x5f52484b,0x73796870,0x6c616369,0x6f74735f,
0x65676172,0x6675625f,7497062,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,5348,1,524303,5,2,0x6e69616d,0,3,4,5,
393232,2,17,1,1,1,262215,6,6,4,327752,7,0,35,0,327752,7,1,35,8,327752,7,2,35,16,327752,7,3,35,24,327752,7,4,35,32,
327752,7,5,35,40,327752,7,6,35,44,327752,7,7,35,48,327752,7,8,35,52,327752,7,9,35,56,327752,7,10,35,60,327752,7,11,35,
64,327752,7,12,35,80,327752,7,13,35,84,196679,7,2,262215,8,6,4,327752,9,0,35,0,196679,9,2,262215,3,11,26,262215,4,11,
24,262215,10,1,5,262215,11,1,2,262215,5,11,29,262215,12,1,0,262215,13,1,12,262215,14,1,0,262215,15,11,25,262215,16,1,
1,262215,17,1,3,262215,18,1,4,262215,19,1,6,262215,20,1,7,262215,21,1,8,262215,22,1,9,262215,23,1,10,262215,24,1,11,
131091,25,196641,26,25,262165,27,32,0,327713,28,25,27,27,196641,29,27,262167,30,27,2,393249,31,27,30,27,27,262177,32,
27,27,262176,33,7,27,262177,34,27,33,262187,27,35,65535,262187,27,36,4,262172,6,27,36,1048606,7,30,30,30,30,30,27,27,
27,27,27,27,6,27,27,262176,37,9,7,262203,37,38,9,262165,39,32,1,262187,39,40,4,262176,41,9,30,196647,42,5349,196637,8,
27,196638,9,8,262176,42,5349,9,262187,39,43,0,262176,44,5349,27,262187,27,45,1,262187,27,46,0,131092,47,262187,27,48,
2,262187,39,49,5,262176,50,9,27,262167,51,27,3,262176,52,1,51,262203,52,3,1,262176,53,1,27,262203,52,4,1,262194,27,10,
1,393268,47,54,170,10,45,262187,27,55,31,262187,27,56,32,262187,39,57,8,262194,27,11,8,262187,39,58,9,262187,39,59,11,
262176,60,7,30,262187,39,61,1,262187,39,62,2,262176,63,7,47,262187,39,64,3,262187,39,65,7,262187,27,66,160,262187,27,
67,16,196649,47,68,262187,27,69,8,262203,53,5,1,262194,27,12,256,262172,70,27,12,262176,71,4,70,262203,71,72,4,262176,
73,4,27,262187,27,74,264,262194,27,13,0,393268,27,75,199,13,45,393268,47,76,171,75,46,393268,27,77,196,45,11,262187,
39,78,6,262187,27,79,288,262203,73,80,4,262187,39,81,10,393268,27,82,130,12,45,262194,27,14,1,393267,51,15,14,45,45,
262194,27,16,8,262194,27,17,32,262194,27,18,1,262194,27,19,32,262194,27,20,32,262194,27,21,0,262194,27,22,0,262194,27,
23,0,262194,27,24,0,393268,27,83,132,12,16,262187,27,84,3,262187,27,85,5,262187,27,86,24,393268,47,87,174,19,56,
262187,27,88,0xffffffff,393268,27,89,199,19,55,393268,27,90,196,45,89,393268,27,91,130,90,45,458804,27,92,169,87,88,
91,393268,27,93,130,19,45,393268,27,94,199,93,55,393268,27,95,196,45,94,196650,47,96,262187,27,97,161,262187,27,98,
162,262187,27,99,34,327734,25,2,0,26,131320,100,262203,33,101,7,262203,33,102,7,262203,33,103,7,262203,33,104,7,
262203,33,105,7,262203,33,106,7,262203,33,107,7,262203,33,108,7,262203,33,109,7,327739,63,110,7,96,262203,33,111,7,
262203,33,112,7,262203,33,113,7,262203,33,114,7,262203,33,115,7,262203,33,116,7,262203,33,117,7,262203,33,118,7,
262203,33,119,7,262203,33,120,7,262203,33,121,7,262203,33,122,7,262203,60,123,7,262203,63,124,7,262203,63,125,7,
262203,63,126,7,262203,33,127,7,262203,33,128,7,262203,33,129,7,262203,33,130,7,262203,33,131,7,262203,63,132,7,
262203,33,133,7,262203,33,134,7,262203,33,135,7,327739,63,136,7,96,262203,33,137,7,262203,63,138,7,262203,33,139,7,
262203,33,140,7,262203,33,141,7,262203,33,142,7,262203,33,143,7,262203,33,144,7,262203,33,145,7,262203,33,146,7,
262203,33,147,7,262203,33,148,7,262203,33,149,7,262203,33,150,7,262203,33,151,7,196855,152,0,196859,46,153,131320,153,
327745,53,154,3,45,262205,27,155,154,327745,53,156,4,46,262205,27,157,156,327812,27,158,155,157,327745,53,159,3,46,
262205,27,160,159,327808,27,161,158,160,196670,135,161,196670,137,161,196670,138,76,327850,47,162,161,46,327847,47,
163,76,162,196855,164,0,262394,163,165,164,131320,165,262205,27,166,5,327850,47,167,166,46,131321,164,131320,164,
458997,47,168,163,153,167,165,196855,169,0,262394,168,170,169,131320,170,327745,50,171,38,49,262205,27,172,171,327851,
47,173,172,46,196855,174,0,262394,173,175,176,131320,175,196670,119,172,131321,174,131320,176,327745,41,177,38,40,
262205,30,178,177,262268,42,179,178,393281,44,180,179,43,43,393277,27,181,180,2,4,196670,119,181,131321,174,131320,
174,458997,27,182,172,175,181,176,196670,120,182,196670,121,182,393281,50,183,38,59,43,262205,27,184,183,327814,27,
185,182,184,327817,27,186,182,184,327851,47,187,186,46,393385,27,188,187,45,46,327808,27,189,185,188,196670,122,189,
327745,41,190,38,40,262205,30,191,190,262268,42,192,191,393281,44,193,192,43,61,393277,27,194,193,2,4,393281,44,195,
192,43,62,393277,27,196,195,2,4,327760,30,197,194,196,196670,123,197,393281,44,198,192,43,64,393277,27,199,198,2,4,
327850,47,200,199,46,196670,124,200,393281,44,201,192,43,49,393277,27,202,201,2,4,327851,47,203,202,46,196670,125,203,
196670,126,203,196670,127,46,196670,128,46,196670,129,46,196670,130,46,131321,204,131320,204,458997,47,205,203,174,
206,207,458997,47,208,203,174,209,207,458997,27,210,46,174,211,207,458997,27,212,46,174,213,207,458997,27,214,46,174,
215,207,458997,27,216,46,174,217,207,327745,50,218,38,65,262205,27,219,218,327856,47,220,216,219,262390,221,207,0,
262394,220,222,221,131320,222,327812,27,223,36,216,327808,27,224,56,223,196670,131,224,262312,47,225,200,196855,226,0,
262394,225,227,226,131320,227,327745,50,228,38,57,262205,27,229,228,327812,27,230,216,11,327808,27,231,229,230,196670,
118,231,327745,50,232,38,58,262205,27,233,232,327810,27,234,233,230,458764,27,235,1,38,11,234,196670,117,235,196670,
110,96,196855,236,0,196859,46,237,131320,237,196855,238,0,262394,54,239,238,131320,239,262268,39,240,231,262268,39,
241,235,393419,27,242,194,240,241,196670,110,68,196670,111,242,131321,236,131320,238,327879,27,243,231,55,327874,27,
244,196,243,196670,112,244,327854,47,245,231,56,196855,246,0,262394,245,247,248,131320,247,196670,114,244,131321,246,
131320,248,327874,27,249,194,231,327850,47,250,231,46,196855,251,0,262394,250,252,253,131320,252,196670,115,46,131321,
251,131320,253,327810,27,254,56,231,327876,27,255,196,254,196670,115,255,131321,251,131320,251,458997,27,256,46,252,
255,253,327877,27,257,249,256,196670,114,257,131321,246,131320,246,458997,27,258,244,247,257,251,196670,113,258,
327876,27,259,45,235,327810,27,260,259,45,327879,27,261,258,260,196670,110,68,196670,111,261,131321,236,131320,236,
458997,27,262,242,239,261,246,196670,116,262,327850,47,263,262,46,131321,226,131320,226,458997,47,264,200,222,263,236,
196670,132,264,327808,27,265,66,223,393385,27,266,264,46,189,458764,27,267,1,38,266,35,196670,108,267,393281,44,268,
192,43,265,327742,268,267,2,4,327808,27,269,223,97,327850,47,270,267,46,196855,271,0,262394,270,272,273,131320,272,
196670,109,46,131321,271,131320,273,327814,27,274,266,267,327817,27,275,266,267,327851,47,276,275,46,393385,27,277,
276,45,46,327808,27,278,274,277,196670,109,278,131321,271,131320,271,458997,27,279,46,272,278,273,393281,44,280,192,
43,269,327742,280,279,2,4,327808,27,281,223,98,393281,44,282,192,43,281,327742,282,45,2,4,196855,283,0,262394,264,284,
283,131320,284,393281,44,285,192,43,224,327742,285,45,2,4,131321,207,131320,283,393385,27,286,208,48,46,393385,27,287,
205,46,36,327877,27,288,286,287,327850,47,289,214,46,393385,27,290,289,67,46,327877,27,291,288,290,196670,133,291,
393281,44,292,192,43,224,327742,292,291,2,4,327808,27,293,223,99,393281,44,294,192,43,293,327742,294,214,2,4,196670,
128,224,196670,129,291,262312,47,295,208,196670,125,295,196670,126,68,327808,27,296,214,61,196670,127,296,131321,207,
131320,207,458997,47,206,205,284,68,283,458997,47,209,208,284,295,283,458997,27,211,210,284,291,283,458997,27,213,212,
284,224,283,458997,27,215,214,284,296,283,327808,27,217,216,61,196670,130,217,131321,204,131320,221,327852,47,297,214,
46,196855,298,0,262394,297,299,298,131320,299,327877,27,300,210,56,393385,27,301,208,46,69,327877,27,302,300,301,
393281,44,303,192,43,212,327742,303,302,2,4,131321,298,131320,298,327850,47,304,214,46,196855,305,0,262394,304,306,
307,131320,306,196670,134,48,131321,305,131320,307,393385,27,308,208,45,46,196670,134,308,131321,305,131320,305,
458997,27,309,48,306,308,307,393281,44,310,192,43,40,327742,310,309,2,4,131321,169,131320,169,327854,47,311,161,77,
262312,47,312,311,196855,313,0,262394,312,314,313,131320,314,262312,47,315,76,196855,316,0,262394,315,317,316,131320,
317,327745,41,318,38,40,262205,30,319,318,262268,42,320,319,327745,50,321,38,78,262205,27,322,321,327812,27,323,36,
322,327808,27,324,56,323,393281,44,325,320,43,324,393277,27,326,325,2,4,327879,27,327,326,45,327851,47,328,327,46,
131321,316,131320,316,458997,47,329,315,314,328,317,131321,313,131320,313,458997,47,330,311,169,329,316,196855,331,0,
262394,330,332,331,131320,332,196670,136,68,131321,152,131320,331,327745,50,333,38,49,262205,27,334,333,327851,47,335,
334,46,196855,336,0,262394,335,337,338,131320,337,196670,106,334,131321,336,131320,338,327745,41,339,38,40,262205,30,
340,339,262268,42,341,340,393281,44,342,341,43,43,393277,27,343,342,2,4,196670,106,343,131321,336,131320,336,458997,
27,344,334,337,343,338,196670,107,344,196670,139,344,393281,50,345,38,59,43,262205,27,346,345,196670,140,346,327814,
27,347,344,346,327817,27,348,344,346,327851,47,349,348,46,393385,27,350,349,45,46,327808,27,351,347,350,196670,141,
351,196670,142,46,262205,27,352,5,196670,143,352,131321,353,131320,353,458997,27,354,46,336,355,356,458997,27,357,352,
336,358,356,327856,47,359,357,161,262390,360,356,0,262394,359,356,360,131320,356,327745,41,361,38,40,262205,30,362,
361,262268,42,363,362,327745,50,364,38,78,262205,27,365,364,327812,27,366,365,77,327808,27,367,79,366,327808,27,368,
367,357,393281,44,369,363,43,368,393277,27,370,369,2,4,327808,27,355,354,370,196670,142,355,327808,27,358,357,12,
196670,143,358,131321,353,131320,360,327850,47,371,352,46,196855,372,0,262394,371,373,372,131320,373,196670,80,46,
131321,372,131320,372,262368,48,48,74,327851,47,374,354,46,196855,375,0,262394,374,376,375,131320,376,458986,27,377,
80,45,46,354,131321,375,131320,375,262368,48,48,74,262205,27,378,80,196670,144,378,327745,50,379,38,81,262205,27,380,
379,327812,27,381,161,351,327808,27,382,380,381,196670,145,382,196670,146,46,131321,383,131320,383,458997,27,384,378,
375,385,386,458997,27,387,46,375,388,386,327856,47,389,387,351,262390,390,386,0,262394,389,391,390,131320,391,327808,
27,392,387,352,196670,147,392,327856,47,393,392,351,196855,394,0,262394,393,395,396,131320,395,327745,41,397,38,40,
262205,30,398,397,262268,42,399,398,327808,27,400,382,392,393281,44,401,399,43,400,393277,27,402,401,2,4,196670,149,
402,131321,394,131320,396,196670,149,46,131321,394,131320,394,458997,27,403,402,395,46,396,196670,148,403,196670,151,
403,196670,101,352,327745,73,404,72,352,196670,404,403,262368,48,48,74,196670,102,45,131321,405,131320,405,458997,27,
406,403,394,407,408,458997,27,409,45,394,410,408,327856,47,411,409,12,262390,412,408,0,262394,411,413,412,131320,413,
327854,47,414,352,409,196855,415,0,262394,414,416,417,131320,416,327810,27,418,352,409,327745,73,419,72,418,262205,27,
420,419,196670,104,420,131321,415,131320,417,196670,104,46,131321,415,131320,415,458997,27,421,420,416,46,417,196670,
103,421,262368,48,48,74,327808,27,407,406,421,196670,151,407,196670,404,407,262368,48,48,74,131321,408,131320,408,
327812,27,410,409,48,196670,102,410,131321,405,131320,412,196670,105,406,196670,150,406,196855,422,0,262394,393,423,
422,131320,423,327745,41,424,38,40,262205,30,425,424,262268,42,426,425,327808,27,427,382,392,327808,27,428,384,406,
327810,27,429,428,403,393281,44,430,426,43,427,327742,430,429,2,4,131321,422,131320,422,327745,73,431,72,82,262205,27,
432,431,327808,27,385,384,432,196670,144,385,262368,48,48,74,131321,386,131320,386,327808,27,388,387,12,196670,146,
388,131321,383,131320,390,196670,136,68,131321,152,131320,152,65789,65592};
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
7,52,262172,54,48,8,262176,55,7,54,262187,48,56,4,262172,9,48,56,720926,10,48,48,48,48,48,48,9,48,48,262176,57,9,10,
262203,57,58,9,262165,59,32,1,262187,59,60,0,262176,61,9,48,262187,48,62,0,196637,11,48,196638,12,11,262176,63,12,12,
262203,63,13,12,262176,64,12,48,262167,65,48,3,262176,66,1,65,262203,66,3,1,262187,48,67,1,262176,68,1,48,262203,66,4,
1,262194,48,14,1,262187,48,69,2,393268,49,70,170,14,69,262176,71,7,50,196637,15,50,196638,16,15,262176,72,12,16,
262203,72,17,12,262187,59,73,7,262176,74,12,50,196637,18,50,196638,19,18,262176,75,12,19,262203,75,20,12,196637,21,48,
196638,22,21,262176,76,12,22,262203,76,23,12,262194,48,24,32,262187,48,77,32,393268,49,78,170,24,77,196637,25,48,
196638,26,25,262176,79,12,26,262203,79,27,12,262187,48,80,16,393268,49,81,170,24,80,458804,48,82,169,81,67,69,393268,
59,83,128,24,62,393268,49,84,170,14,69,262194,48,28,0,393268,49,85,170,28,69,262187,59,86,8,196637,29,50,196638,30,29,
262176,87,12,30,262203,87,31,12,196637,32,48,196638,33,32,262176,88,12,33,262203,88,34,12,393268,49,89,170,28,69,
393268,49,90,170,14,69,262194,48,35,0,393268,49,91,170,35,67,262194,48,36,32,393268,48,92,130,36,67,262187,48,93,31,
393268,48,94,199,92,93,393268,48,95,196,67,94,393268,49,96,170,35,69,262187,59,97,31,262194,48,37,0,393268,49,98,171,
37,62,393268,49,99,170,35,67,393268,49,100,170,35,69,393268,48,101,130,36,67,393268,59,102,128,101,62,262187,59,103,1,
393268,49,104,174,36,77,262187,48,105,0xffffffff,393268,48,106,199,36,93,393268,48,107,196,67,106,393268,48,108,130,
107,67,458804,48,109,169,104,105,108,393268,49,110,171,37,62,393268,49,111,170,14,69,393268,49,112,171,37,62,393268,
49,113,170,35,67,393268,49,114,170,35,69,393268,49,115,171,37,62,393268,49,116,170,35,67,393268,49,117,170,35,69,
393268,48,118,130,36,67,393268,59,119,128,118,62,393268,49,120,170,14,67,262187,59,121,3,262194,48,38,8,262187,59,122,
4,262194,48,39,1,393268,49,123,171,39,62,262203,68,5,1,262194,48,40,32,262203,68,6,1,262167,124,48,4,196649,49,125,
262187,48,126,3,262194,48,41,256,393268,48,127,134,41,40,262172,128,48,127,262176,129,4,128,262203,129,130,4,262176,
131,4,48,262187,48,132,264,393268,48,133,196,67,38,393268,48,134,128,133,67,262172,135,48,134,262176,136,4,135,262203,
136,137,4,262187,48,138,3400,393268,49,139,171,39,62,393268,49,140,178,40,77,393268,49,141,167,139,140,393268,48,142,
130,77,40,393268,48,143,194,105,142,262176,144,1,124,262203,144,7,1,393268,48,145,132,127,133,262172,146,48,145,
262176,147,4,146,262203,147,148,4,393268,48,149,132,127,133,393268,49,150,172,133,41,393268,48,151,134,133,41,458804,
48,152,169,150,151,67,262172,153,48,152,262176,154,7,153,393268,48,155,132,41,8,393268,49,156,172,14,28,458804,48,157,
169,156,14,28,393268,48,158,132,155,157,262172,159,48,158,262176,160,4,159,262203,160,161,4,262187,59,162,6,262172,
163,48,133,262176,164,4,163,262203,164,165,4,262187,59,166,5,262194,48,42,0,393268,48,167,199,42,67,393268,49,168,171,
167,62,393268,48,169,199,42,69,393268,49,170,170,169,62,327724,50,171,105,105,393268,49,172,171,28,62,393268,49,173,
171,28,62,458804,48,174,169,173,8,67,262172,175,48,174,262176,176,7,175,262187,48,177,8,393268,49,178,171,28,62,
262194,48,43,1,393267,65,44,43,67,67,327734,46,2,0,47,131320,179,262203,154,180,7,262203,53,181,7,262203,55,182,7,
262203,53,183,7,262203,55,184,7,262203,176,185,7,196855,186,0,196859,62,187,131320,187,327745,61,188,58,60,262205,48,
189,188,327851,49,190,189,62,196855,191,0,262394,190,192,193,131320,192,131321,191,131320,193,393281,64,194,13,60,60,
262205,48,195,194,131321,191,131320,191,458997,48,196,189,192,195,193,393281,61,197,58,162,60,262205,48,198,197,
327814,48,199,196,198,327817,48,200,196,198,327851,49,201,200,62,393385,48,202,201,67,62,327808,48,203,199,202,327745,
68,204,3,67,262205,48,205,204,327745,68,206,4,62,262205,48,207,206,327812,48,208,205,207,327745,68,209,3,62,262205,48,
210,209,327808,48,211,208,210,327745,61,212,58,103,262205,48,213,212,327812,48,214,56,213,327808,48,215,77,214,393281,
64,216,13,60,215,262205,48,217,216,327854,49,218,211,203,262312,49,219,218,196855,220,0,262394,219,221,220,131320,221,
327879,48,222,217,67,327851,49,223,222,62,131321,220,131320,220,458997,49,224,218,191,223,221,196855,225,0,262394,224,
226,225,131320,226,131321,186,131320,225,196855,227,0,262394,123,228,229,131320,228,262205,48,45,5,262205,48,230,6,
327812,48,231,230,40,327808,48,232,231,45,131321,227,131320,229,328019,124,233,126,125,393558,48,234,126,2,233,393558,
48,235,126,0,233,327850,49,236,234,62,196855,237,0,262394,236,238,237,131320,238,262205,48,239,6,327745,131,240,130,
239,196670,240,235,131321,237,131320,237,262368,69,69,132,131321,241,131320,241,458997,48,242,234,237,243,244,458997,
48,245,62,237,246,244,262205,48,247,6,327856,49,248,245,247,262390,249,244,0,262394,248,244,249,131320,244,327745,131,
250,130,245,262205,48,251,250,327808,48,243,242,251,327808,48,246,245,103,131321,241,131320,249,262368,69,69,132,
131321,227,131320,227,458997,48,252,40,228,235,249,458997,48,253,45,228,234,249,458997,48,254,232,228,242,249,327810,
48,255,254,253,327812,48,256,255,8,131321,257,131320,257,458997,48,258,254,227,259,260,327856,49,261,258,133,262390,
262,260,0,262394,261,260,262,131320,260,327745,61,263,58,166,262205,48,264,263,327812,48,265,258,203,327808,48,266,
264,265,327808,48,267,266,211,393281,64,268,13,60,267,262205,48,269,268,327745,131,270,165,258,196670,270,269,327808,
48,259,258,41,131321,257,131320,262,327812,48,271,211,198,327810,48,272,196,271,327856,49,273,272,198,196855,274,0,
262394,273,275,276,131320,275,131321,274,131320,276,327808,48,277,271,198,131321,274,131320,274,458997,48,278,196,275,
277,276,327879,48,279,217,69,327851,49,280,279,62,327745,61,281,58,121,262205,48,282,281,327812,48,283,213,38,327808,
48,284,282,283,327745,61,285,58,122,262205,48,286,285,327810,48,287,286,283,458764,48,288,1,38,38,287,196855,289,0,
262394,168,290,289,131320,290,327879,48,291,217,80,327851,49,292,291,62,131321,289,131320,289,458997,49,293,168,274,
292,290,262312,49,294,170,196855,295,0,262394,294,296,295,131320,296,327879,48,297,217,77,327850,49,298,297,62,131321,
295,131320,295,458997,49,299,170,289,298,296,131321,300,131320,300,458997,48,301,271,295,302,303,327856,49,304,301,
278,262390,305,306,0,262394,304,307,305,131320,307,327810,48,308,278,301,458764,48,309,1,38,308,155,131321,310,131320,
310,458997,48,311,62,307,312,313,327856,49,314,311,8,262390,315,313,1,262394,314,316,315,131320,316,327812,48,317,311,
252,327808,48,318,256,317,327808,48,319,318,253,327856,49,320,319,309,196855,321,0,262394,320,322,323,131320,322,
327808,48,324,301,319,196855,325,0,196859,62,326,131320,326,196855,327,0,262394,70,328,327,131320,328,196855,329,0,
262394,280,330,331,131320,330,327745,61,332,58,73,262205,48,333,332,327808,48,334,333,324,393281,74,335,17,60,334,
262205,50,336,335,131321,329,131320,331,393281,74,337,20,60,324,262205,50,338,337,131321,329,131320,329,458997,50,339,
336,330,338,331,131321,325,131320,327,196855,340,0,262394,280,341,340,131320,341,327745,61,342,58,73,262205,48,343,
342,327808,48,344,343,324,393281,64,345,23,60,344,262205,48,346,345,327760,50,347,346,62,131321,325,131320,340,196855,
348,0,262394,78,349,348,131320,349,393281,64,350,27,60,324,262205,48,351,350,327760,50,352,351,62,131321,325,131320,
348,327876,48,353,67,82,327810,48,354,353,67,327879,48,355,324,354,327812,48,356,355,24,327874,48,357,324,82,393281,
64,358,27,60,357,262205,48,359,358,262268,59,360,356,393419,48,361,359,360,83,327760,50,362,361,62,131321,325,131320,
325,721141,50,363,339,329,347,341,352,349,362,348,131321,321,131320,323,131321,321,131320,321,458997,50,364,363,325,
171,323,327745,71,365,181,311,196670,365,364,131321,313,131320,313,327808,48,312,311,103,131321,310,131320,315,327879,
48,366,217,56,327851,49,367,366,62,196855,368,0,262394,367,369,368,131320,369,131321,370,131320,370,458997,48,371,62,
369,372,373,327856,49,374,371,8,262390,375,373,1,262394,374,376,375,131320,376,327812,48,377,371,252,327808,48,378,
256,377,327808,48,379,378,253,327856,49,380,379,309,196855,381,0,262394,380,382,381,131320,382,327745,71,383,181,371,
262205,50,384,383,196855,385,0,262394,90,386,387,131320,386,196855,388,0,262394,91,389,388,131320,389,327761,48,390,
384,1,327878,48,391,390,95,393298,50,392,391,384,1,131321,388,131320,388,458997,50,393,384,386,392,389,196855,394,0,
262394,96,395,394,131320,395,327761,48,396,393,1,262268,59,397,396,327875,59,398,397,97,262268,48,399,398,327877,48,
400,399,95,327760,50,401,399,400,327878,50,402,393,401,131321,394,131320,394,458997,50,403,393,388,402,395,196855,404,
0,262394,98,405,404,131320,405,262344,50,406,403,131321,404,131320,404,458997,50,407,403,394,406,405,131321,385,
131320,387,196855,408,0,262394,99,409,408,131320,409,327761,48,410,384,0,327878,48,411,410,95,393298,50,412,411,384,0,
131321,408,131320,408,458997,50,413,384,387,412,409,196855,414,0,262394,100,415,414,131320,415,327761,48,416,413,0,
262268,59,417,416,393418,59,418,417,102,103,262268,48,419,418,327877,48,420,419,95,327879,48,421,420,109,327878,48,
422,416,421,393298,50,423,422,413,0,131321,414,131320,414,458997,50,424,413,408,423,415,196855,425,0,262394,110,426,
425,131320,426,327761,48,427,424,0,327878,48,428,427,109,393298,50,429,428,424,0,131321,425,131320,425,458997,50,430,
424,414,429,426,131321,385,131320,385,458997,50,431,407,404,430,425,196670,383,431,131321,381,131320,381,131321,373,
131320,373,327808,48,372,371,103,131321,370,131320,375,131321,368,131320,368,262205,52,432,181,196670,183,432,131321,
433,131320,433,458997,48,434,254,368,435,436,327856,49,437,434,149,262390,438,436,0,262394,437,436,438,131320,436,
327745,131,439,148,434,196670,439,62,327808,48,435,434,41,131321,433,131320,438,262368,69,69,132,262205,48,440,6,
327812,48,441,440,133,131321,442,131320,442,458997,48,443,62,438,444,445,327856,49,446,443,8,262390,447,445,1,262394,
446,448,447,131320,448,327745,71,449,183,443,262205,50,450,449,196855,451,0,196859,62,452,131320,452,196855,453,0,
262394,120,454,453,131320,454,327761,48,455,450,0,262268,59,456,284,262268,59,457,288,393419,48,458,455,456,457,
131321,451,131320,453,327761,48,459,450,1,327879,48,460,284,93,327874,48,461,459,460,327854,49,462,284,77,196855,463,
0,262394,462,464,465,131320,464,131321,463,131320,465,327761,48,466,450,0,327874,48,467,466,284,327850,49,468,284,62,
196855,469,0,262394,468,470,471,131320,470,131321,469,131320,471,327810,48,472,77,284,327876,48,473,459,472,131321,
469,131320,469,458997,48,474,62,470,473,471,327877,48,475,467,474,131321,463,131320,463,458997,48,476,461,464,475,469,
327876,48,477,67,288,327810,48,478,477,67,327879,48,479,476,478,131321,451,131320,451,458997,48,480,458,454,479,463,
196855,481,0,262394,141,482,483,131320,482,131321,484,131320,484,458997,48,485,143,482,486,487,458997,48,488,62,482,
489,487,327856,49,490,488,38,262390,491,487,1,262394,490,487,491,131320,487,327874,48,492,480,488,327879,48,493,492,
67,327851,49,494,493,62,328019,124,495,126,494,327761,48,496,495,0,327810,48,497,493,67,327878,48,498,496,497,327879,
48,486,485,498,327808,48,489,488,103,131321,484,131320,491,327745,68,499,7,62,262205,48,500,499,327879,48,501,485,500,
262349,59,502,501,262268,48,503,502,262349,59,504,485,262268,48,505,504,131321,481,131320,483,328019,124,506,126,125,
131321,507,131320,507,458997,124,508,506,483,509,510,458997,48,511,62,483,512,510,327856,49,513,511,38,262390,514,510,
1,262394,513,510,514,131320,510,327874,48,515,480,511,327879,48,516,515,67,327851,49,517,516,62,328019,124,518,126,
517,327810,48,519,516,67,458832,124,520,519,519,519,519,327878,124,521,518,520,327879,124,509,508,521,327808,48,512,
511,103,131321,507,131320,514,393558,48,522,126,2,508,393558,48,523,126,0,508,131321,481,131320,481,458997,48,524,505,
491,523,514,458997,48,525,503,491,522,514,327808,48,526,441,480,327745,131,527,148,526,262205,48,528,527,196833,126,
132,262368,126,126,138,327850,49,529,525,62,196855,530,0,262394,529,531,530,131320,531,327808,48,532,528,524,196670,
527,532,131321,530,131320,530,196833,126,132,262368,126,126,138,327808,48,533,528,525,327745,51,534,184,443,196670,
534,533,131321,445,131320,445,327808,48,444,443,103,131321,442,131320,447,262368,69,69,132,327812,48,535,254,152,
131321,536,131320,536,458997,48,537,62,447,538,539,458997,48,540,62,447,541,539,327856,49,542,540,152,262390,543,539,
1,262394,542,544,543,131320,544,327745,51,545,180,540,196670,545,62,327808,48,546,535,540,327856,49,547,546,133,
196855,548,0,262394,547,549,548,131320,549,131321,550,131320,550,458997,48,551,62,549,552,553,327856,49,554,551,127,
262390,555,553,0,262394,554,553,555,131320,553,327812,48,556,551,133,327808,48,557,556,535,327808,48,558,557,540,
327745,131,559,148,558,262205,48,560,559,262205,48,561,545,196670,559,561,262205,48,562,545,327808,48,563,562,560,
196670,545,563,327808,48,552,551,103,131321,550,131320,555,131321,548,131320,548,262205,48,564,545,327808,48,538,537,
564,131321,539,131320,539,327808,48,541,540,103,131321,536,131320,543,393565,48,565,126,1,537,327810,48,566,252,67,
327850,49,567,253,566,196855,568,0,262394,567,569,568,131320,569,327745,131,570,130,440,196670,570,565,131321,568,
131320,568,262368,69,69,132,131321,571,131320,571,458997,48,572,62,568,573,574,458997,48,575,62,568,576,574,327856,49,
577,575,440,262390,578,574,0,262394,577,574,578,131320,574,327745,131,579,130,575,262205,48,580,579,327808,48,573,572,
580,327808,48,576,575,103,131321,571,131320,578,327808,48,581,572,565,327810,48,582,581,537,131321,583,131320,583,
458997,48,584,582,578,585,586,458997,48,587,62,578,588,586,327856,49,589,587,152,262390,590,586,1,262394,589,591,590,
131320,591,327808,48,592,535,587,327856,49,593,592,133,196855,594,0,262394,593,595,594,131320,595,327745,131,596,137,
592,196670,596,584,131321,597,131320,597,458997,48,598,62,595,599,600,327856,49,601,598,127,262390,602,600,0,262394,
601,600,602,131320,600,327812,48,603,598,133,327808,48,604,603,535,327808,48,605,604,587,327745,131,606,148,605,
262205,48,607,606,327808,48,608,607,584,196670,606,608,327808,48,599,598,103,131321,597,131320,602,131321,594,131320,
594,327745,51,609,180,587,262205,48,610,609,327808,48,585,584,610,131321,586,131320,586,327808,48,588,587,103,131321,
583,131320,590,327850,49,611,254,62,196855,612,0,262394,611,613,612,131320,613,327745,131,614,137,133,196670,614,155,
131321,612,131320,612,262368,69,69,132,131321,615,131320,615,458997,48,616,62,612,617,618,327856,49,619,616,8,262390,
620,618,1,262394,619,621,620,131320,621,327745,71,622,183,616,262205,50,623,622,196855,624,0,196859,62,625,131320,625,
196855,626,0,262394,120,627,626,131320,627,327761,48,628,623,0,262268,59,629,284,262268,59,630,288,393419,48,631,628,
629,630,131321,624,131320,626,327761,48,632,623,1,327879,48,633,284,93,327874,48,634,632,633,327854,49,635,284,77,
196855,636,0,262394,635,637,638,131320,637,131321,636,131320,638,327761,48,639,623,0,327874,48,640,639,284,327850,49,
641,284,62,196855,642,0,262394,641,643,644,131320,643,131321,642,131320,644,327810,48,645,77,284,327876,48,646,632,
645,131321,642,131320,642,458997,48,647,62,643,646,644,327877,48,648,640,647,131321,636,131320,636,458997,48,649,634,
637,648,642,327876,48,650,67,288,327810,48,651,650,67,327879,48,652,649,651,131321,624,131320,624,458997,48,653,631,
627,652,636,327808,48,654,441,653,327745,131,655,148,654,262205,48,656,655,327745,51,657,184,616,262205,48,658,657,
327808,48,659,658,656,196670,657,659,131321,618,131320,618,327808,48,617,616,103,131321,615,131320,620,262205,54,660,
184,196670,182,660,131321,661,131320,661,458997,48,662,62,620,663,664,327856,49,665,662,8,262390,666,664,1,262394,665,
667,666,131320,667,327745,51,668,182,662,262205,48,669,668,327745,71,670,181,662,262205,50,671,670,327761,48,672,671,
0,327745,131,673,161,669,196670,673,672,327850,49,674,14,69,196855,675,0,262394,674,676,675,131320,676,327808,48,677,
155,669,327761,48,678,671,1,327745,131,679,161,677,196670,679,678,131321,675,131320,675,131321,664,131320,664,327808,
48,663,662,103,131321,661,131320,666,262368,69,69,132,131321,680,131320,680,458997,48,681,62,666,682,683,327856,49,
684,681,8,262390,685,683,1,262394,684,686,685,131320,686,327812,48,687,681,41,327808,48,688,687,254,327745,131,689,
161,688,262205,48,690,689,327850,49,691,14,69,196855,692,0,262394,691,693,694,131320,693,327808,48,695,155,688,327745,
131,696,161,695,262205,48,697,696,131321,692,131320,694,131321,692,131320,692,458997,48,698,697,693,62,694,327760,50,
699,690,698,196855,700,0,196859,62,701,131320,701,196855,702,0,262394,120,703,702,131320,703,262268,59,704,284,262268,
59,705,288,393419,48,706,690,704,705,131321,700,131320,702,327879,48,707,284,93,327874,48,708,698,707,327854,49,709,
284,77,196855,710,0,262394,709,711,712,131320,711,131321,710,131320,712,327874,48,713,690,284,327850,49,714,284,62,
196855,715,0,262394,714,716,717,131320,716,131321,715,131320,717,327810,48,718,77,284,327876,48,719,698,718,131321,
715,131320,715,458997,48,720,62,716,719,717,327877,48,721,713,720,131321,710,131320,710,458997,48,722,708,711,721,715,
327876,48,723,67,288,327810,48,724,723,67,327879,48,725,722,724,131321,700,131320,700,458997,48,726,706,703,725,710,
327745,131,727,165,726,262205,48,728,727,327808,48,729,728,688,327745,131,730,137,726,262205,48,731,730,327810,48,732,
729,731,196855,733,0,262394,172,734,733,131320,734,327745,51,735,185,681,196670,735,732,131321,733,131320,733,327856,
49,736,688,309,327847,49,737,736,299,196855,738,0,262394,737,739,738,131320,739,262312,49,740,280,327879,48,741,217,
177,327851,49,742,741,62,196855,743,0,262394,742,744,745,131320,744,196855,746,0,262394,111,747,748,131320,747,196855,
749,0,262394,112,750,749,131320,750,262344,50,751,699,131321,749,131320,749,458997,50,752,699,747,751,750,196855,753,
0,262394,113,754,753,131320,754,327761,48,755,752,1,327878,48,756,755,95,393298,50,757,756,752,1,131321,753,131320,
753,458997,50,758,752,749,757,754,196855,759,0,262394,114,760,759,131320,760,327761,48,761,758,1,262268,59,762,761,
327875,59,763,762,97,262268,48,764,763,262344,48,765,764,327877,48,766,765,95,327760,50,767,765,766,327878,50,768,758,
767,131321,759,131320,759,458997,50,769,758,753,768,760,131321,746,131320,748,196855,770,0,262394,115,771,770,131320,
771,327878,48,772,690,109,393298,50,773,772,699,0,131321,770,131320,770,458997,50,774,699,748,773,771,196855,775,0,
262394,116,776,775,131320,776,327761,48,777,774,0,327878,48,778,777,95,393298,50,779,778,774,0,131321,775,131320,775,
458997,50,780,774,770,779,776,196855,781,0,262394,117,782,781,131320,782,327761,48,783,780,0,262268,59,784,783,393418,
59,785,784,119,103,262268,48,786,785,262344,48,787,786,327877,48,788,787,95,327879,48,789,788,109,327878,48,790,783,
789,393298,50,791,790,780,0,131321,781,131320,781,458997,50,792,780,775,791,782,131321,746,131320,746,458997,50,793,
769,759,792,781,131321,743,131320,745,131321,743,131320,743,458997,50,794,793,746,699,745,196855,795,0,262394,84,796,
797,131320,796,196855,798,0,262394,740,799,800,131320,799,327745,61,801,58,73,262205,48,802,801,327808,48,803,802,732,
393281,74,804,17,60,803,196670,804,794,131321,798,131320,800,393281,74,805,20,60,732,196670,805,794,131321,798,131320,
798,131321,795,131320,797,196855,806,0,262394,740,807,808,131320,807,327745,61,809,58,73,262205,48,810,809,327808,48,
811,810,732,327761,48,812,794,0,393281,64,813,23,60,811,196670,813,812,131321,806,131320,808,327761,48,814,794,0,
393281,64,815,27,60,732,196670,815,814,131321,806,131320,806,131321,795,131320,795,131321,738,131320,738,131321,683,
131320,683,327808,48,682,681,103,131321,680,131320,685,262368,69,69,132,196855,816,0,262394,178,817,816,131320,817,
131321,818,131320,818,458997,48,819,62,817,820,821,327856,49,822,819,8,262390,823,821,1,262394,822,824,823,131320,824,
327812,48,825,819,252,327808,48,826,256,825,327808,48,827,826,253,327854,49,828,827,309,196855,829,0,262394,828,830,
829,131320,830,131321,821,131320,829,327745,51,831,182,819,262205,48,832,831,196855,833,0,262394,293,834,835,131320,
834,327808,48,836,301,827,327760,50,837,836,62,131321,833,131320,835,327808,48,838,301,827,196855,839,0,196859,62,840,
131320,840,196855,841,0,262394,85,842,841,131320,842,196855,843,0,262394,280,844,845,131320,844,327745,61,846,58,86,
262205,48,847,846,327808,48,848,847,838,393281,74,849,17,60,848,262205,50,850,849,131321,843,131320,845,393281,74,851,
31,60,838,262205,50,852,851,131321,843,131320,843,458997,50,853,850,844,852,845,131321,839,131320,841,196855,854,0,
262394,280,855,856,131320,855,327745,61,857,58,86,262205,48,858,857,327808,48,859,858,838,393281,64,860,23,60,859,
262205,48,861,860,131321,854,131320,856,393281,64,862,34,60,838,262205,48,863,862,131321,854,131320,854,458997,48,864,
861,855,863,856,327760,50,865,864,62,131321,839,131320,839,458997,50,866,853,843,865,854,131321,833,131320,833,458997,
50,867,837,834,866,839,327761,48,868,867,0,327745,131,869,161,832,196670,869,868,327850,49,870,28,69,196855,871,0,
262394,870,872,871,131320,872,327808,48,873,155,832,327761,48,874,867,1,327745,131,875,161,873,196670,875,874,131321,
871,131320,871,131321,821,131320,821,327808,48,820,819,103,131321,818,131320,823,262368,69,69,132,131321,876,131320,
876,458997,48,877,62,823,878,879,327856,49,880,877,8,262390,881,879,1,262394,880,882,881,131320,882,327812,48,883,877,
41,327808,48,884,883,254,327856,49,885,884,309,196855,886,0,262394,885,887,886,131320,887,262312,49,888,280,327745,51,
889,185,877,262205,48,890,889,327745,131,891,161,884,262205,48,892,891,327850,49,893,28,69,196855,894,0,262394,893,
895,896,131320,895,327808,48,897,155,884,327745,131,898,161,897,262205,48,899,898,131321,894,131320,896,131321,894,
131320,894,458997,48,900,899,895,62,896,327760,50,901,892,900,196855,902,0,262394,89,903,904,131320,903,196855,905,0,
262394,888,906,907,131320,906,327745,61,908,58,86,262205,48,909,908,327808,48,910,909,890,393281,74,911,17,60,910,
196670,911,901,131321,905,131320,907,393281,74,912,31,60,890,196670,912,901,131321,905,131320,905,131321,902,131320,
904,196855,913,0,262394,888,914,915,131320,914,327745,61,916,58,86,262205,48,917,916,327808,48,918,917,890,393281,64,
919,23,60,918,196670,919,892,131321,913,131320,915,393281,64,920,34,60,890,196670,920,892,131321,913,131320,913,
131321,902,131320,902,131321,886,131320,886,131321,879,131320,879,327808,48,878,877,103,131321,876,131320,881,131321,
816,131320,816,131321,921,131320,921,458997,48,922,254,816,923,924,327856,49,925,922,133,262390,926,924,0,262394,925,
924,926,131320,924,327808,48,927,922,67,327745,131,928,137,927,262205,48,929,928,327745,131,930,137,922,262205,48,931,
930,327810,48,932,929,931,327745,131,933,165,922,262205,48,934,933,327808,48,935,934,932,196670,933,935,327808,48,923,
922,41,131321,921,131320,926,262368,69,69,132,131321,306,131320,306,327856,49,936,308,155,196855,303,0,262394,936,937,
938,131320,937,131321,303,131320,938,327808,48,939,301,155,131321,303,131320,303,458997,48,302,278,937,939,938,131321,
300,131320,305,131321,186,131320,186,65789,65592};
/* scatter.comp -DGPUSORTI_ADDRESS, 6285 words */
static const uint32_t gpusorti_spv_scatter_address[] = {
119734787,66304,524299,1084,0,131089,1,131089,61,131089,63,131089,64,131089,5347,589834,0x5f565053,0x5f52484b,
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
262176,49,7,48,327713,50,30,47,49,393249,51,30,32,34,32,327713,52,34,32,32,262187,32,53,4,262172,9,32,53,1048606,10,
34,34,34,34,34,32,32,32,32,32,32,9,32,32,262176,54,9,10,262203,54,55,9,262165,56,32,1,262187,56,57,5,262176,58,9,32,
262187,32,59,0,262187,56,60,4,262176,61,9,34,196647,62,5349,196637,11,32,196638,12,11,262176,62,5349,12,262187,56,63,
0,262176,64,5349,32,262167,65,32,3,262176,66,1,65,262203,66,3,1,262187,32,67,1,262176,68,1,32,262203,66,4,1,262174,69,
32,32,262187,32,70,32,262176,71,7,34,262187,56,72,2,262194,32,13,1,262187,32,73,2,393268,36,74,170,13,73,262187,32,75,
3,196647,76,5349,196637,14,34,196638,15,14,262176,76,5349,15,262176,77,5349,34,262194,32,16,32,393268,36,78,170,16,70,
262187,32,79,16,393268,36,80,170,16,79,458804,32,81,169,80,67,73,393268,56,82,128,16,59,393268,36,83,170,13,73,262187,
56,84,3,262187,56,85,1,262194,32,17,0,393268,36,86,170,17,73,393268,36,87,170,17,73,393268,36,88,170,13,73,262194,32,
18,0,393268,36,89,170,18,67,262194,32,19,32,393268,32,90,130,19,67,262187,32,91,31,393268,32,92,199,90,91,393268,32,
93,196,67,92,393268,36,94,170,18,73,262187,56,95,31,262194,32,20,0,393268,36,96,171,20,59,393268,36,97,170,18,67,
393268,36,98,170,18,73,393268,32,99,130,19,67,393268,56,100,128,99,59,393268,36,101,174,19,70,262187,32,102,
0xffffffff,393268,32,103,199,19,91,393268,32,104,196,67,103,393268,32,105,130,104,67,458804,32,106,169,101,102,105,
393268,36,107,171,20,59,393268,36,108,170,13,73,393268,36,109,171,20,59,393268,36,110,170,18,67,393268,36,111,170,18,
73,393268,36,112,171,20,59,393268,36,113,170,18,67,393268,36,114,170,18,73,393268,32,115,130,19,67,393268,56,116,128,
115,59,393268,36,117,170,13,67,262187,56,118,8,262194,32,21,8,262187,56,119,9,262176,120,6,32,262203,120,121,6,262203,
120,122,6,262194,32,22,1,393268,36,123,171,22,59,262203,120,124,6,262203,68,5,1,262203,120,125,6,262194,32,24,32,
262203,120,126,6,262203,68,6,1,262167,127,32,4,262176,128,7,127,196649,36,129,262194,32,25,256,393268,32,130,134,25,
24,262172,131,32,130,262176,132,4,131,262203,132,133,4,262176,134,4,32,262187,32,135,264,262203,120,136,6,393268,32,
137,196,67,21,393268,32,138,128,137,67,262172,139,32,138,262176,140,4,139,262203,140,141,4,262187,32,142,3400,393268,
36,143,171,22,59,393268,36,144,178,24,70,393268,36,145,167,143,144,393268,32,146,130,70,24,393268,32,147,194,102,146,
262176,148,1,127,262203,148,7,1,393268,32,149,132,130,137,262172,150,32,149,262176,151,4,150,262203,151,152,4,393268,
32,153,132,130,137,393268,36,154,172,137,25,393268,32,155,134,137,25,458804,32,156,169,154,155,67,262172,157,32,156,
262176,158,7,157,393268,32,159,132,25,8,393268,36,160,172,13,17,458804,32,161,169,160,13,17,393268,32,162,132,159,161,
262172,163,32,162,262176,164,4,163,262203,164,165,4,262187,56,166,11,262187,56,167,6,262172,168,32,137,262176,169,4,
168,262203,169,170,4,262187,56,171,10,262176,172,7,36,262194,32,26,0,393268,32,173,199,26,67,393268,36,174,171,173,59,
393268,32,175,199,26,73,393268,36,176,170,175,59,327724,34,177,102,102,393268,36,178,171,17,59,393268,36,179,171,17,
59,458804,32,180,169,179,8,67,262172,181,32,180,262176,182,7,181,262187,32,183,8,393268,36,184,171,17,59,262194,32,27,
1,393267,65,28,27,67,67,262194,32,29,0,262187,32,185,5,262187,32,186,24,262187,32,187,160,262187,32,188,288,196650,36,
189,327734,30,2,0,31,131320,190,327739,172,191,7,189,262203,43,192,7,262203,43,193,7,262203,43,194,7,262203,43,195,7,
262203,43,196,7,262203,43,197,7,262203,43,198,7,262203,43,199,7,262203,43,200,7,262203,172,201,7,262203,172,202,7,
262203,172,203,7,262203,43,204,7,262203,43,205,7,262203,43,206,7,262203,43,207,7,262203,47,208,7,262203,71,209,7,
262203,43,210,7,262203,49,211,7,262203,47,212,7,262203,49,213,7,262203,43,214,7,262203,43,215,7,262203,43,216,7,
262203,71,217,7,262203,43,218,7,262203,43,219,7,262203,182,220,7,262203,71,221,7,262203,43,222,7,262203,43,223,7,
262203,71,224,7,262203,43,225,7,262203,43,226,7,262203,43,227,7,262203,43,228,7,262203,43,229,7,196855,230,0,196859,
59,231,131320,231,262201,32,232,233,196670,192,232,393281,58,234,55,166,63,262205,32,235,234,196670,193,235,327814,32,
236,232,235,327817,32,237,232,235,327851,36,238,237,59,393385,32,239,238,67,59,327808,32,240,236,239,196670,194,240,
262201,32,241,242,196670,195,241,327745,61,243,55,60,262205,34,244,243,262268,62,245,244,327745,58,246,55,167,262205,
32,247,246,327812,32,248,53,247,327808,32,249,70,248,393281,64,250,245,63,249,393277,32,251,250,2,4,196670,196,251,
327854,36,252,241,240,262312,36,253,252,196855,254,0,262394,253,255,254,131320,255,327879,32,256,251,67,327851,36,257,
256,59,131321,254,131320,254,458997,36,258,252,231,257,255,196855,259,0,262394,258,260,259,131320,260,196670,191,129,
131321,230,131320,259,262201,30,261,262,262205,32,263,126,196670,197,263,131321,264,131320,264,458997,32,265,263,259,
266,267,327856,36,268,265,137,262390,269,267,0,262394,268,267,269,131320,267,327745,58,270,55,171,262205,32,271,270,
327812,32,272,265,240,327808,32,273,271,272,327808,32,274,273,241,393281,64,275,245,63,274,393277,32,276,275,2,4,
327745,134,277,170,265,196670,277,276,327808,32,266,265,25,196670,197,266,131321,264,131320,269,327812,32,278,241,235,
196670,198,278,327810,32,279,232,278,327856,36,280,279,235,196855,281,0,262394,280,282,283,131320,282,196670,200,232,
131321,281,131320,283,327808,32,284,278,235,196670,200,284,131321,281,131320,281,458997,32,285,232,282,284,283,196670,
199,285,327879,32,286,251,73,327851,36,287,286,59,196670,201,287,327737,32,288,289,247,196670,121,288,327737,32,290,
291,247,196670,122,290,196855,292,0,262394,174,293,292,131320,293,327879,32,294,251,79,327851,36,295,294,59,131321,
292,131320,292,458997,36,296,174,281,295,293,196670,202,296,262312,36,297,176,196855,298,0,262394,297,299,298,131320,
299,327879,32,300,251,70,327850,36,301,300,59,131321,298,131320,298,458997,36,302,176,292,301,299,196670,203,302,
196670,204,278,131321,303,131320,303,458997,32,304,278,298,305,306,327856,36,307,304,285,262390,308,309,0,262394,307,
310,308,131320,310,327810,32,311,285,304,458764,32,312,1,38,311,159,196670,205,312,196670,206,59,131321,313,131320,
313,458997,32,314,59,310,315,316,327856,36,317,314,8,262390,318,316,1,262394,317,319,318,131320,319,327737,32,320,321,
314,196670,207,320,327856,36,322,320,312,196855,323,0,262394,322,324,325,131320,324,327808,32,326,304,320,393273,34,
327,328,287,326,196670,209,327,131321,323,131320,325,196670,209,177,131321,323,131320,323,458997,34,329,327,324,177,
325,327745,71,330,208,314,196670,330,329,131321,316,131320,316,327808,32,315,314,85,196670,206,315,131321,313,131320,
318,327879,32,331,251,53,327851,36,332,331,59,196855,333,0,262394,332,334,333,131320,334,196670,210,59,131321,335,
131320,335,458997,32,336,59,334,337,338,327856,36,339,336,8,262390,340,338,1,262394,339,341,340,131320,341,327737,32,
342,321,336,327856,36,343,342,312,196855,344,0,262394,343,345,344,131320,345,327745,71,346,208,336,262205,34,347,346,
327737,34,348,349,347,196670,346,348,131321,344,131320,344,131321,338,131320,338,327808,32,337,336,85,196670,210,337,
131321,335,131320,340,131321,333,131320,333,262205,46,350,208,196670,212,350,393273,30,351,352,212,213,262205,48,353,
213,196670,211,353,196670,214,59,131321,354,131320,354,458997,32,355,59,333,356,357,327856,36,358,355,8,262390,359,
357,1,262394,358,357,359,131320,357,327745,43,360,211,355,262205,32,361,360,327745,71,362,208,355,262205,34,363,362,
458809,30,364,365,361,363,13,327808,32,356,355,85,196670,214,356,131321,354,131320,359,262368,73,73,135,196670,215,59,
131321,366,131320,366,458997,32,367,59,359,368,369,327856,36,370,367,8,262390,371,369,1,262394,370,372,371,131320,372,
327812,32,373,367,25,262205,32,374,126,327808,32,375,373,374,196670,216,375,393273,34,376,377,375,13,196670,217,376,
327737,32,378,379,376,196670,218,378,327745,134,380,170,378,262205,32,381,380,327808,32,382,381,375,327745,134,383,
141,378,262205,32,384,383,327810,32,385,382,384,196670,219,385,196855,386,0,262394,178,387,386,131320,387,327745,43,
388,220,367,196670,388,385,131321,386,131320,386,327856,36,389,375,312,327847,36,390,389,302,196855,391,0,262394,390,
392,391,131320,392,262312,36,393,287,327879,32,394,251,183,327851,36,395,394,59,196855,396,0,262394,395,397,398,
131320,397,327737,34,399,400,376,196670,221,399,131321,396,131320,398,196670,221,376,131321,396,131320,396,458997,34,
401,399,397,376,398,458809,30,402,403,393,385,401,131321,391,131320,391,131321,369,131320,369,327808,32,368,367,85,
196670,215,368,131321,366,131320,371,262368,73,73,135,196855,404,0,262394,184,405,404,131320,405,196670,222,59,131321,
406,131320,406,458997,32,407,59,405,408,409,327856,36,410,407,8,262390,411,409,1,262394,410,412,411,131320,412,327737,
32,413,321,407,196670,223,413,327854,36,414,413,312,196855,415,0,262394,414,416,415,131320,416,131321,409,131320,415,
327745,43,417,211,407,262205,32,418,417,196855,419,0,262394,296,420,421,131320,420,327808,32,422,304,413,327760,34,
423,422,59,196670,224,423,131321,419,131320,421,327808,32,424,304,413,393273,34,425,426,287,424,196670,224,425,131321,
419,131320,419,458997,34,427,423,420,425,421,458809,30,428,365,418,427,17,131321,409,131320,409,327808,32,408,407,85,
196670,222,408,131321,406,131320,411,262368,73,73,135,196670,225,59,131321,429,131320,429,458997,32,430,59,411,431,
432,327856,36,433,430,8,262390,434,432,1,262394,433,435,434,131320,435,327812,32,436,430,25,262205,32,437,126,327808,
32,438,436,437,196670,226,438,327856,36,439,438,312,196855,440,0,262394,439,441,440,131320,441,262312,36,442,287,
327745,43,443,220,430,262205,32,444,443,393273,34,445,377,438,17,458809,30,446,447,442,444,445,131321,440,131320,440,
131321,432,131320,432,327808,32,431,430,85,196670,225,431,131321,429,131320,434,131321,404,131320,404,262205,32,448,
126,196670,227,448,131321,449,131320,449,458997,32,450,448,404,451,452,327856,36,453,450,137,262390,454,452,0,262394,
453,452,454,131320,452,196670,228,450,327737,32,455,456,228,327745,134,457,170,450,262205,32,458,457,327808,32,459,
458,455,196670,457,459,327808,32,451,450,25,196670,227,451,131321,449,131320,454,262368,73,73,135,131321,309,131320,
309,327856,36,460,311,159,196855,306,0,262394,460,461,462,131320,461,196670,229,285,131321,306,131320,462,327808,32,
463,304,159,196670,229,463,131321,306,131320,306,458997,32,305,285,461,463,462,196670,204,305,131321,303,131320,308,
196670,191,129,131321,230,131320,230,65789,65592,327734,32,233,0,33,131320,464,262203,43,465,7,327745,58,466,55,57,
262205,32,467,466,327851,36,468,467,59,196855,469,0,262394,468,470,471,131320,470,196670,465,467,131321,469,131320,
471,327745,61,472,55,60,262205,34,473,472,262268,62,474,473,393281,64,475,474,63,63,393277,32,476,475,2,4,196670,465,
476,131321,469,131320,469,458997,32,477,467,470,476,471,131326,477,65592,327734,32,242,0,33,131320,478,327745,68,479,
3,67,262205,32,480,479,327745,68,481,4,59,262205,32,482,481,327812,32,483,480,482,327745,68,484,3,59,262205,32,485,
484,327808,32,486,483,485,131326,486,65592,327734,34,487,0,35,196663,34,488,196663,32,489,196663,32,490,131320,491,
262203,43,492,7,262203,43,493,7,327761,32,494,488,0,327876,32,495,489,490,327829,69,496,494,495,327761,32,497,496,1,
196670,493,497,327761,32,498,496,0,196670,492,498,327761,32,499,488,1,327810,32,500,70,490,327874,32,501,489,500,
327808,32,502,499,501,327808,32,503,502,497,327760,34,504,498,503,131326,504,65592,327734,34,328,0,37,196663,36,505,
196663,32,506,131320,507,327739,172,508,7,189,262203,71,509,7,262203,71,510,7,262203,71,511,7,262203,43,512,7,262203,
43,513,7,262203,43,514,7,196855,515,0,196859,59,516,131320,516,196855,517,0,262394,505,518,519,131320,518,327745,61,
520,55,72,262205,34,521,520,196670,511,521,131321,517,131320,519,327745,61,522,55,63,262205,34,523,522,196670,511,523,
131321,517,131320,517,458997,34,524,521,518,523,519,196670,510,524,196855,525,0,262394,74,526,525,131320,526,458809,
34,527,487,524,506,75,262268,76,528,527,393281,77,529,528,63,63,393277,34,530,529,2,8,196670,508,129,196670,509,530,
131321,515,131320,525,327846,36,531,78,505,196855,532,0,262394,531,533,532,131320,533,458809,34,534,487,524,506,73,
262268,62,535,534,393281,64,536,535,63,63,393277,32,537,536,2,4,327760,34,538,537,59,196670,508,129,196670,509,538,
131321,515,131320,532,196670,512,81,327876,32,539,67,81,327810,32,540,539,67,327879,32,541,506,540,327812,32,542,541,
16,196670,513,542,327874,32,543,506,81,458809,34,544,487,524,543,73,262268,62,545,544,393281,64,546,545,63,63,393277,
32,547,546,2,4,196670,514,547,262268,56,548,542,393419,32,549,547,548,82,327760,34,550,549,59,196670,508,129,196670,
509,550,131321,515,131320,515,590069,34,551,530,526,538,533,550,532,131326,551,65592,327734,30,403,0,38,196663,36,552,
196663,32,553,196663,34,554,131320,555,262203,71,556,7,262203,71,557,7,196855,558,0,262394,552,559,560,131320,559,
327745,61,561,55,72,262205,34,562,561,196670,557,562,131321,558,131320,560,327745,61,563,55,63,262205,34,564,563,
196670,557,564,131321,558,131320,558,458997,34,565,562,559,564,560,196670,556,565,196855,566,0,262394,83,567,568,
131320,567,458809,34,569,487,565,553,75,262268,76,570,569,393281,77,571,570,63,63,327742,571,554,2,8,131321,566,
131320,568,458809,34,572,487,565,553,73,262268,62,573,572,327761,32,574,554,0,393281,64,575,573,63,63,327742,575,574,
2,4,131321,566,131320,566,65789,65592,327734,34,426,0,37,196663,36,576,196663,32,577,131320,578,327739,172,579,7,189,
262203,71,580,7,262203,71,581,7,262203,71,582,7,196855,583,0,196859,59,584,131320,584,196855,585,0,262394,576,586,587,
131320,586,327745,61,588,55,84,262205,34,589,588,196670,582,589,131321,585,131320,587,327745,61,590,55,85,262205,34,
591,590,196670,582,591,131321,585,131320,585,458997,34,592,589,586,591,587,196670,581,592,196855,593,0,262394,86,594,
593,131320,594,458809,34,595,487,592,577,75,262268,76,596,595,393281,77,597,596,63,63,393277,34,598,597,2,8,196670,
579,129,196670,580,598,131321,583,131320,593,458809,34,599,487,592,577,73,262268,62,600,599,393281,64,601,600,63,63,
393277,32,602,601,2,4,327760,34,603,602,59,196670,579,129,196670,580,603,131321,583,131320,583,458997,34,604,598,594,
603,593,131326,604,65592,327734,30,447,0,38,196663,36,605,196663,32,606,196663,34,607,131320,608,262203,71,609,7,
262203,71,610,7,196855,611,0,262394,605,612,613,131320,612,327745,61,614,55,84,262205,34,615,614,196670,610,615,
131321,611,131320,613,327745,61,616,55,85,262205,34,617,616,196670,610,617,131321,611,131320,611,458997,34,618,615,
612,617,613,196670,609,618,196855,619,0,262394,87,620,621,131320,620,458809,34,622,487,618,606,75,262268,76,623,622,
393281,77,624,623,63,63,327742,624,607,2,8,131321,619,131320,621,458809,34,625,487,618,606,73,262268,62,626,625,
327761,32,627,607,0,393281,64,628,626,63,63,327742,628,627,2,4,131321,619,131320,619,65789,65592,327734,34,349,0,39,
196663,34,629,131320,630,262203,71,631,7,262203,43,632,7,262203,43,633,7,196670,631,629,196855,634,0,262394,88,635,
636,131320,635,196855,637,0,262394,89,638,637,131320,638,327745,43,639,631,67,262205,32,640,639,327878,32,641,640,93,
196670,639,641,131321,637,131320,637,196855,642,0,262394,94,643,642,131320,643,327745,43,644,631,67,262205,32,645,644,
262268,56,646,645,327875,56,647,646,95,262268,32,648,647,196670,632,648,327877,32,649,648,93,327760,34,650,648,649,
262205,34,651,631,327878,34,652,651,650,196670,631,652,131321,642,131320,642,196855,653,0,262394,96,654,653,131320,
654,262205,34,655,631,262344,34,656,655,196670,631,656,131321,653,131320,653,131321,634,131320,636,196855,657,0,
262394,97,658,657,131320,658,327745,43,659,631,59,262205,32,660,659,327878,32,661,660,93,196670,659,661,131321,657,
131320,657,196855,662,0,262394,98,663,662,131320,663,327745,43,664,631,59,262205,32,665,664,262268,56,666,665,393418,
56,667,666,100,85,262268,32,668,667,196670,633,668,327877,32,669,668,93,327879,32,670,669,106,262205,32,671,664,
327878,32,672,671,670,196670,664,672,131321,662,131320,662,196855,673,0,262394,107,674,673,131320,674,327745,43,675,
631,59,262205,32,676,675,327878,32,677,676,106,196670,675,677,131321,673,131320,673,131321,634,131320,634,262205,34,
678,631,131326,678,65592,327734,34,400,0,39,196663,34,679,131320,680,262203,71,681,7,262203,43,682,7,262203,43,683,7,
196670,681,679,196855,684,0,262394,108,685,686,131320,685,196855,687,0,262394,109,688,687,131320,688,262205,34,689,
681,262344,34,690,689,196670,681,690,131321,687,131320,687,196855,691,0,262394,110,692,691,131320,692,327745,43,693,
681,67,262205,32,694,693,327878,32,695,694,93,196670,693,695,131321,691,131320,691,196855,696,0,262394,111,697,696,
131320,697,327745,43,698,681,67,262205,32,699,698,262268,56,700,699,327875,56,701,700,95,262268,32,702,701,262344,32,
703,702,196670,682,703,327877,32,704,703,93,327760,34,705,703,704,262205,34,706,681,327878,34,707,706,705,196670,681,
707,131321,696,131320,696,131321,684,131320,686,196855,708,0,262394,112,709,708,131320,709,327745,43,710,681,59,
262205,32,711,710,327878,32,712,711,106,196670,710,712,131321,708,131320,708,196855,713,0,262394,113,714,713,131320,
714,327745,43,715,681,59,262205,32,716,715,327878,32,717,716,93,196670,715,717,131321,713,131320,713,196855,718,0,
262394,114,719,718,131320,719,327745,43,720,681,59,262205,32,721,720,262268,56,722,721,393418,56,723,722,116,85,
262268,32,724,723,262344,32,725,724,196670,683,725,327877,32,726,725,93,327879,32,727,726,106,262205,32,728,720,
327878,32,729,728,727,196670,720,729,131321,718,131320,718,131321,684,131320,684,262205,34,730,681,131326,730,65592,
327734,32,731,0,40,196663,34,732,196663,32,733,196663,32,734,131320,735,327739,172,736,7,189,262203,43,737,7,262203,
43,738,7,262203,43,739,7,262203,43,740,7,262203,43,741,7,196855,742,0,196859,59,743,131320,743,196855,744,0,262394,
117,745,744,131320,745,327761,32,746,732,0,262268,56,747,733,262268,56,748,734,393419,32,749,746,747,748,196670,736,
129,196670,737,749,131321,742,131320,744,327761,32,750,732,1,327879,32,751,733,91,327874,32,752,750,751,196670,738,
752,327854,36,753,733,70,196855,754,0,262394,753,755,756,131320,755,196670,740,752,131321,754,131320,756,327761,32,
757,732,0,327874,32,758,757,733,327850,36,759,733,59,196855,760,0,262394,759,761,762,131320,761,196670,741,59,131321,
760,131320,762,327810,32,763,70,733,327876,32,764,750,763,196670,741,764,131321,760,131320,760,458997,32,765,59,761,
764,762,327877,32,766,758,765,196670,740,766,131321,754,131320,754,458997,32,767,752,755,766,760,196670,739,767,
327876,32,768,67,734,327810,32,769,768,67,327879,32,770,767,769,196670,736,129,196670,737,770,131321,742,131320,742,
458997,32,771,749,745,770,754,131326,771,65592,327734,32,289,0,41,196663,32,772,131320,773,327745,58,774,55,118,
262205,32,775,774,327812,32,776,772,21,327808,32,777,775,776,131326,777,65592,327734,32,291,0,41,196663,32,778,131320,
779,327745,58,780,55,119,262205,32,781,780,327812,32,782,778,21,327810,32,783,781,782,458764,32,784,1,38,21,783,
131326,784,65592,327734,32,379,0,42,196663,34,785,131320,786,262205,32,787,121,262205,32,788,122,458809,32,789,731,
785,787,788,131326,789,65592,327734,30,262,0,31,131320,790,262203,128,791,7,262203,43,792,7,196855,793,0,262394,123,
794,795,131320,794,262205,32,23,5,196670,124,23,196670,125,24,262205,32,796,6,327812,32,797,796,24,262205,32,798,124,
327808,32,799,797,798,196670,126,799,131321,793,131320,795,328019,127,800,75,129,196670,791,800,393558,32,801,75,2,
800,196670,124,801,393558,32,802,75,0,800,196670,125,802,262205,32,803,124,327850,36,804,803,59,196855,805,0,262394,
804,806,805,131320,806,262205,32,807,6,262205,32,808,125,327745,134,809,133,807,196670,809,808,131321,805,131320,805,
262368,73,73,135,262205,32,810,124,196670,126,810,196670,792,59,131321,811,131320,811,458997,32,812,59,805,813,814,
262205,32,815,6,327856,36,816,812,815,262390,817,814,0,262394,816,814,817,131320,814,327745,134,818,133,812,262205,32,
819,818,262205,32,820,126,327808,32,821,820,819,196670,126,821,327808,32,813,812,85,196670,792,813,131321,811,131320,
817,262368,73,73,135,131321,793,131320,793,262205,32,822,126,262205,32,823,124,327810,32,824,822,823,327812,32,825,
824,8,196670,136,825,65789,65592,327734,32,321,0,41,196663,32,826,131320,827,262205,32,828,136,262205,32,829,125,
327812,32,830,826,829,327808,32,831,828,830,262205,32,832,124,327808,32,833,831,832,131326,833,65592,327734,32,456,0,
44,196663,43,834,131320,835,262205,32,836,834,327808,32,837,836,67,327745,134,838,141,837,262205,32,839,838,262205,32,
840,834,327745,134,841,141,840,262205,32,842,841,327810,32,843,839,842,131326,843,65592,327734,32,844,0,41,196663,32,
845,131320,846,262203,43,847,7,262203,43,848,7,262203,43,849,7,393565,32,850,75,1,845,196670,847,850,262205,32,851,
124,262205,32,852,125,327810,32,853,852,67,327850,36,854,851,853,196855,855,0,262394,854,856,855,131320,856,262205,32,
857,6,327745,134,858,133,857,196670,858,850,131321,855,131320,855,262368,73,73,135,196670,848,59,196670,849,59,131321,
859,131320,859,458997,32,860,59,855,861,862,458997,32,863,59,855,864,862,262205,32,865,6,327856,36,866,863,865,262390,
867,862,0,262394,866,862,867,131320,862,327745,134,868,133,863,262205,32,869,868,327808,32,861,860,869,196670,848,861,
327808,32,864,863,85,196670,849,864,131321,859,131320,867,327808,32,870,860,850,327810,32,871,870,845,131326,871,
65592,327734,30,872,0,31,131320,873,196833,75,135,262368,75,75,142,65789,65592,327734,32,874,0,45,196663,32,875,
196663,32,876,131320,877,262203,43,878,7,262203,43,879,7,262203,43,880,7,262203,43,881,7,262203,128,882,7,262203,43,
883,7,262203,43,884,7,196855,885,0,262394,145,886,887,131320,886,196670,878,147,196670,879,59,131321,888,131320,888,
458997,32,889,147,886,890,891,458997,32,892,59,886,893,891,327856,36,894,892,21,262390,895,891,1,262394,894,891,895,
131320,891,327874,32,896,876,892,327879,32,897,896,67,327851,36,898,897,59,328019,127,899,75,898,327761,32,900,899,0,
327810,32,901,897,67,327878,32,902,900,901,327879,32,890,889,902,196670,878,890,327808,32,893,892,85,196670,879,893,
131321,888,131320,895,327745,68,903,7,59,262205,32,904,903,327879,32,905,889,904,262349,56,906,905,262268,32,907,906,
196670,880,907,262349,56,908,889,262268,32,909,908,196670,881,909,131321,885,131320,887,328019,127,910,75,129,196670,
882,910,196670,883,59,131321,911,131320,911,458997,127,912,910,887,913,914,458997,32,915,59,887,916,914,327856,36,917,
915,21,262390,918,914,1,262394,917,914,918,131320,914,327874,32,919,876,915,327879,32,920,919,67,327851,36,921,920,59,
328019,127,922,75,921,327810,32,923,920,67,458832,127,924,923,923,923,923,327878,127,925,922,924,327879,127,913,912,
925,196670,882,913,327808,32,916,915,85,196670,883,916,131321,911,131320,918,393558,32,926,75,2,912,196670,880,926,
393558,32,927,75,0,912,196670,881,927,131321,885,131320,885,458997,32,928,909,895,927,918,458997,32,929,907,895,926,
918,327808,32,930,875,876,327745,134,931,152,930,262205,32,932,931,196670,884,932,262201,30,933,872,327850,36,934,929,
59,196855,935,0,262394,934,936,935,131320,936,327808,32,937,932,928,196670,931,937,131321,935,131320,935,262201,30,
938,872,327808,32,939,932,929,131326,939,65592,327734,30,352,0,50,196663,47,940,196663,49,941,131320,942,262203,43,
943,7,262203,43,944,7,262203,43,945,7,262203,43,946,7,262203,43,947,7,262203,43,948,7,262203,158,949,7,262203,43,950,
7,262203,43,951,7,262203,43,952,7,262203,43,953,7,262203,43,954,7,262203,43,955,7,262205,32,956,126,196670,943,956,
131321,957,131320,957,458997,32,958,956,942,959,960,327856,36,961,958,153,262390,962,960,0,262394,961,960,962,131320,
960,327745,134,963,152,958,196670,963,59,327808,32,959,958,25,196670,943,959,131321,957,131320,962,262368,73,73,135,
262205,32,964,6,327812,32,965,964,137,196670,944,965,196670,945,59,131321,966,131320,966,458997,32,967,59,962,968,969,
327856,36,970,967,8,262390,971,969,1,262394,970,969,971,131320,969,327745,71,972,940,967,262205,34,973,972,327737,32,
974,379,973,393273,32,975,874,965,974,327745,43,976,941,967,196670,976,975,327808,32,968,967,85,196670,945,968,131321,
966,131320,971,262368,73,73,135,196670,946,59,262205,32,977,126,327812,32,978,977,156,196670,947,978,196670,948,59,
131321,979,131320,979,458997,32,980,59,971,981,982,458997,32,983,59,971,984,982,327856,36,985,983,156,262390,986,982,
1,262394,985,987,986,131320,987,327745,43,988,949,983,196670,988,59,327808,32,989,978,983,327856,36,990,989,137,
196855,991,0,262394,990,992,991,131320,992,196670,950,59,131321,993,131320,993,458997,32,994,59,992,995,996,327856,36,
997,994,130,262390,998,996,0,262394,997,996,998,131320,996,327812,32,999,994,137,327808,32,1000,999,978,327808,32,
1001,1000,983,327745,134,1002,152,1001,262205,32,1003,1002,196670,951,1003,262205,32,1004,988,196670,1002,1004,262205,
32,1005,988,327808,32,1006,1005,1003,196670,988,1006,327808,32,995,994,85,196670,950,995,131321,993,131320,998,131321,
991,131320,991,262205,32,1007,988,327808,32,981,980,1007,196670,946,981,131321,982,131320,982,327808,32,984,983,85,
196670,948,984,131321,979,131320,986,327737,32,1008,844,980,196670,952,1008,196670,953,59,131321,1009,131320,1009,
458997,32,1010,1008,986,1011,1012,458997,32,1013,59,986,1014,1012,327856,36,1015,1013,156,262390,1016,1012,1,262394,
1015,1017,1016,131320,1017,327808,32,1018,978,1013,327856,36,1019,1018,137,196855,1020,0,262394,1019,1021,1020,131320,
1021,327745,134,1022,141,1018,196670,1022,1010,196670,954,59,131321,1023,131320,1023,458997,32,1024,59,1021,1025,1026,
327856,36,1027,1024,130,262390,1028,1026,0,262394,1027,1026,1028,131320,1026,327812,32,1029,1024,137,327808,32,1030,
1029,978,327808,32,1031,1030,1013,327745,134,1032,152,1031,262205,32,1033,1032,327808,32,1034,1033,1010,196670,1032,
1034,327808,32,1025,1024,85,196670,954,1025,131321,1023,131320,1028,131321,1020,131320,1020,327745,43,1035,949,1013,
262205,32,1036,1035,327808,32,1011,1010,1036,196670,952,1011,131321,1012,131320,1012,327808,32,1014,1013,85,196670,
953,1014,131321,1009,131320,1016,262205,32,1037,126,327850,36,1038,1037,59,196855,1039,0,262394,1038,1040,1039,131320,
1040,327745,134,1041,141,137,196670,1041,159,131321,1039,131320,1039,262368,73,73,135,196670,955,59,131321,1042,
131320,1042,458997,32,1043,59,1039,1044,1045,327856,36,1046,1043,8,262390,1047,1045,1,262394,1046,1045,1047,131320,
1045,327745,71,1048,940,1043,262205,34,1049,1048,327737,32,1050,379,1049,327808,32,1051,965,1050,327745,134,1052,152,
1051,262205,32,1053,1052,327745,43,1054,941,1043,262205,32,1055,1054,327808,32,1056,1055,1053,196670,1054,1056,327808,
32,1044,1043,85,196670,955,1044,131321,1042,131320,1047,65789,65592,327734,30,365,0,51,196663,32,1057,196663,34,1058,
196663,32,1059,131320,1060,327761,32,1061,1058,0,327745,134,1062,165,1057,196670,1062,1061,327850,36,1063,1059,73,
196855,1064,0,262394,1063,1065,1064,131320,1065,327808,32,1066,159,1057,327761,32,1067,1058,1,327745,134,1068,165,
1066,196670,1068,1067,131321,1064,131320,1064,65789,65592,327734,34,377,0,52,196663,32,1069,196663,32,1070,131320,
1071,262203,43,1072,7,327745,134,1073,165,1069,262205,32,1074,1073,327850,36,1075,1070,73,196855,1076,0,262394,1075,
1077,1078,131320,1077,327808,32,1079,159,1069,327745,134,1080,165,1079,262205,32,1081,1080,196670,1072,1081,131321,
1076,131320,1078,196670,1072,59,131321,1076,131320,1076,458997,32,1082,1081,1077,59,1078,327760,34,1083,1074,1082,
131326,1083,65592};
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
262172,49,43,6,262176,50,7,49,262187,43,51,4,262172,7,43,51,720926,8,43,43,43,43,43,43,7,43,43,262176,52,9,8,262203,
52,53,9,262165,54,32,1,262187,54,55,0,262176,56,9,43,262187,43,57,0,196637,9,43,196638,10,9,262176,58,12,10,262203,58,
11,12,262176,59,12,43,262167,60,43,3,262176,61,1,60,262203,61,3,1,262187,43,62,1,262176,63,1,43,262203,61,4,1,262194,
43,12,1,262187,43,64,2,393268,44,65,170,12,64,262176,66,7,45,196637,13,45,196638,14,13,262176,67,12,14,262203,67,15,
12,262187,54,68,7,262176,69,12,45,196637,16,45,196638,17,16,262176,70,12,17,262203,70,18,12,196637,19,43,196638,20,19,
262176,71,12,20,262203,71,21,12,262194,43,22,32,262187,43,72,32,393268,44,73,170,22,72,196637,23,43,196638,24,23,
262176,74,12,24,262203,74,25,12,262187,43,75,16,393268,44,76,170,22,75,458804,43,77,169,76,62,64,393268,54,78,128,22,
57,393268,44,79,170,12,64,262194,43,26,0,393268,44,80,170,26,64,262187,54,81,8,196637,27,45,196638,28,27,262176,82,12,
28,262203,82,29,12,196637,30,43,196638,31,30,262176,83,12,31,262203,83,32,12,393268,44,84,170,26,64,393268,44,85,170,
12,64,262194,43,33,0,393268,44,86,170,33,62,262194,43,34,32,393268,43,87,130,34,62,262187,43,88,31,393268,43,89,199,
87,88,393268,43,90,196,62,89,393268,44,91,170,33,64,262187,54,92,31,262194,43,35,0,393268,44,93,171,35,57,393268,44,
94,170,33,62,393268,44,95,170,33,64,393268,43,96,130,34,62,393268,54,97,128,96,57,262187,54,98,1,393268,44,99,174,34,
72,262187,43,100,0xffffffff,393268,43,101,199,34,88,393268,43,102,196,62,101,393268,43,103,130,102,62,458804,43,104,
169,99,100,103,393268,44,105,171,35,57,393268,44,106,170,12,64,393268,44,107,171,35,57,393268,44,108,170,33,62,393268,
44,109,170,33,64,393268,44,110,171,35,57,393268,44,111,170,33,62,393268,44,112,170,33,64,393268,43,113,130,34,62,
393268,54,114,128,113,57,393268,44,115,170,12,62,262187,54,116,3,262194,43,36,8,262187,54,117,4,262203,63,5,1,262194,
43,37,256,393268,43,118,196,62,36,262172,119,43,118,262176,120,4,119,262203,120,121,4,262176,122,4,43,262203,120,123,
4,393268,43,124,132,37,6,262172,125,43,124,262176,126,4,125,262203,126,127,4,262187,54,128,16,393268,43,129,128,75,36,
262187,43,130,264,327724,45,131,57,57,262187,43,132,3,262172,133,45,37,262176,134,4,133,262203,134,135,4,262176,136,4,
45,393268,43,137,130,37,62,262187,43,138,65535,393268,43,139,130,124,62,393268,44,140,172,12,26,458804,43,141,169,140,
12,26,393268,43,142,132,124,141,262172,143,43,142,262176,144,4,143,262203,144,145,4,262187,54,146,6,262203,120,147,4,
262187,54,148,5,262194,43,38,0,393268,43,149,199,38,62,393268,44,150,171,149,57,393268,43,151,199,38,64,393268,44,152,
170,151,57,327724,45,153,100,100,393268,44,154,171,26,57,393268,44,155,171,26,57,458804,43,156,169,155,6,62,262172,
157,43,156,262176,158,7,157,262187,43,159,8,393268,44,160,171,26,57,262194,43,39,1,393267,60,40,39,62,62,327734,41,2,
0,42,131320,161,262203,66,162,7,262203,50,163,7,262203,50,164,7,262203,48,165,7,262203,50,166,7,262203,48,167,7,
262203,50,168,7,262203,158,169,7,196855,170,0,196859,57,171,131320,171,327745,56,172,53,55,262205,43,173,172,327851,
44,174,173,57,196855,175,0,262394,174,176,177,131320,176,131321,175,131320,177,393281,59,178,11,55,55,262205,43,179,
178,131321,175,131320,175,458997,43,180,173,176,179,177,393281,56,181,53,146,55,262205,43,182,181,327814,43,183,180,
182,327817,43,184,180,182,327851,44,185,184,57,393385,43,186,185,62,57,327808,43,187,183,186,327745,63,188,3,62,
262205,43,189,188,327745,63,190,4,57,262205,43,191,190,327812,43,192,189,191,327745,63,193,3,57,262205,43,194,193,
327808,43,195,192,194,327745,56,196,53,98,262205,43,197,196,327812,43,198,51,197,327808,43,199,72,198,393281,59,200,
11,55,199,262205,43,201,200,327854,44,202,195,187,262312,44,203,202,196855,204,0,262394,203,205,204,131320,205,327879,
43,206,201,62,327851,44,207,206,57,131321,204,131320,204,458997,44,208,202,175,207,205,196855,209,0,262394,208,210,
209,131320,210,131321,170,131320,209,262205,43,211,5,131321,212,131320,212,458997,43,213,211,209,214,215,327856,44,
216,213,118,262390,217,215,0,262394,216,215,217,131320,215,327745,56,218,53,148,262205,43,219,218,327812,43,220,213,
187,327808,43,221,219,220,327808,43,222,221,195,393281,59,223,11,55,222,262205,43,224,223,327745,122,225,147,213,
196670,225,224,327808,43,214,213,37,131321,212,131320,217,327812,43,226,195,182,327810,43,227,180,226,327856,44,228,
227,182,196855,229,0,262394,228,230,231,131320,230,131321,229,131320,231,327808,43,232,226,182,131321,229,131320,229,
458997,43,233,180,230,232,231,327879,43,234,201,64,327851,44,235,234,57,327745,56,236,53,116,262205,43,237,236,327812,
43,238,197,36,327808,43,239,237,238,327745,56,240,53,117,262205,43,241,240,327810,43,242,241,238,458764,43,243,1,38,
36,242,196855,244,0,262394,150,245,244,131320,245,327879,43,246,201,75,327851,44,247,246,57,131321,244,131320,244,
458997,44,248,150,229,247,245,262312,44,249,152,196855,250,0,262394,249,251,250,131320,251,327879,43,252,201,72,
327850,44,253,252,57,131321,250,131320,250,458997,44,254,152,244,253,251,131321,255,131320,255,458997,43,256,226,250,
257,258,327856,44,259,256,233,262390,260,261,0,262394,259,262,260,131320,262,327810,43,263,233,256,458764,43,264,1,38,
263,124,131321,265,131320,265,458997,43,266,57,262,267,268,327856,44,269,266,6,262390,270,268,1,262394,269,271,270,
131320,271,327812,43,272,266,37,327808,43,273,272,211,327856,44,274,273,264,196855,275,0,262394,274,276,277,131320,
276,327808,43,278,256,273,196855,279,0,196859,57,280,131320,280,196855,281,0,262394,65,282,281,131320,282,196855,283,
0,262394,235,284,285,131320,284,327745,56,286,53,68,262205,43,287,286,327808,43,288,287,278,393281,69,289,15,55,288,
262205,45,290,289,131321,283,131320,285,393281,69,291,18,55,278,262205,45,292,291,131321,283,131320,283,458997,45,293,
290,284,292,285,131321,279,131320,281,196855,294,0,262394,235,295,294,131320,295,327745,56,296,53,68,262205,43,297,
296,327808,43,298,297,278,393281,59,299,21,55,298,262205,43,300,299,327760,45,301,300,57,131321,279,131320,294,196855,
302,0,262394,73,303,302,131320,303,393281,59,304,25,55,278,262205,43,305,304,327760,45,306,305,57,131321,279,131320,
302,327876,43,307,62,77,327810,43,308,307,62,327879,43,309,278,308,327812,43,310,309,22,327874,43,311,278,77,393281,
59,312,25,55,311,262205,43,313,312,262268,54,314,310,393419,43,315,313,314,78,327760,45,316,315,57,131321,279,131320,
279,721141,45,317,293,283,301,295,306,303,316,302,131321,275,131320,277,131321,275,131320,275,458997,45,318,317,279,
153,277,327745,66,319,165,266,196670,319,318,131321,268,131320,268,327808,43,267,266,98,131321,265,131320,270,327879,
43,320,201,51,327851,44,321,320,57,196855,322,0,262394,321,323,322,131320,323,131321,324,131320,324,458997,43,325,57,
323,326,327,327856,44,328,325,6,262390,329,327,1,262394,328,330,329,131320,330,327812,43,331,325,37,327808,43,332,331,
211,327856,44,333,332,264,196855,334,0,262394,333,335,334,131320,335,327745,66,336,165,325,262205,45,337,336,196855,
338,0,262394,85,339,340,131320,339,196855,341,0,262394,86,342,341,131320,342,327761,43,343,337,1,327878,43,344,343,90,
393298,45,345,344,337,1,131321,341,131320,341,458997,45,346,337,339,345,342,196855,347,0,262394,91,348,347,131320,348,
327761,43,349,346,1,262268,54,350,349,327875,54,351,350,92,262268,43,352,351,327877,43,353,352,90,327760,45,354,352,
353,327878,45,355,346,354,131321,347,131320,347,458997,45,356,346,341,355,348,196855,357,0,262394,93,358,357,131320,
358,262344,45,359,356,131321,357,131320,357,458997,45,360,356,347,359,358,131321,338,131320,340,196855,361,0,262394,
94,362,361,131320,362,327761,43,363,337,0,327878,43,364,363,90,393298,45,365,364,337,0,131321,361,131320,361,458997,
45,366,337,340,365,362,196855,367,0,262394,95,368,367,131320,368,327761,43,369,366,0,262268,54,370,369,393418,54,371,
370,97,98,262268,43,372,371,327877,43,373,372,90,327879,43,374,373,104,327878,43,375,369,374,393298,45,376,375,366,0,
131321,367,131320,367,458997,45,377,366,361,376,368,196855,378,0,262394,105,379,378,131320,379,327761,43,380,377,0,
327878,43,381,380,104,393298,45,382,381,377,0,131321,378,131320,378,458997,45,383,377,367,382,379,131321,338,131320,
338,458997,45,384,360,357,383,378,196670,336,384,131321,334,131320,334,131321,327,131320,327,327808,43,326,325,98,
131321,324,131320,329,131321,322,131320,322,262205,47,385,165,196670,167,385,131321,386,131320,386,458997,43,387,57,
322,388,389,327856,44,390,387,6,262390,391,389,0,262394,390,392,391,131320,392,327812,43,393,387,37,327808,43,394,393,
211,327745,66,395,167,387,262205,45,396,395,196855,397,0,196859,57,398,131320,398,196855,399,0,262394,115,400,399,
131320,400,327761,43,401,396,0,262268,54,402,239,262268,54,403,243,393419,43,404,401,402,403,131321,397,131320,399,
327761,43,405,396,1,327879,43,406,239,88,327874,43,407,405,406,327854,44,408,239,72,196855,409,0,262394,408,410,411,
131320,410,131321,409,131320,411,327761,43,412,396,0,327874,43,413,412,239,327850,44,414,239,57,196855,415,0,262394,
414,416,417,131320,416,131321,415,131320,417,327810,43,418,72,239,327876,43,419,405,418,131321,415,131320,415,458997,
43,420,57,416,419,417,327877,43,421,413,420,131321,409,131320,409,458997,43,422,407,410,421,415,327876,43,423,62,243,
327810,43,424,423,62,327879,43,425,422,424,131321,397,131320,397,458997,43,426,404,400,425,409,327876,43,427,426,128,
327877,43,428,427,394,327745,122,429,127,394,196670,429,428,131321,389,131320,389,327808,43,388,387,98,131321,386,
131320,391,131321,430,131320,430,458997,43,431,211,391,432,433,327856,44,434,431,118,262390,435,433,0,262394,434,433,
435,131320,433,327745,122,436,123,431,196670,436,57,327745,122,437,121,431,196670,437,57,327808,43,432,431,37,131321,
430,131320,435,131321,438,131320,438,458997,43,439,75,435,440,441,327856,44,442,439,129,262390,443,441,0,262394,442,
444,443,131320,444,262368,64,64,130,196670,162,131,131321,445,131320,445,458997,43,446,57,444,447,448,327856,44,449,
446,6,262390,450,448,0,262394,449,448,450,131320,448,327812,43,451,211,6,327808,43,452,451,446,327745,122,453,127,452,
262205,43,454,453,327745,46,455,163,446,196670,455,454,262205,43,456,455,327874,43,457,456,439,327879,43,458,457,132,
327874,43,459,458,62,327879,43,460,458,62,327812,43,461,460,75,327876,43,462,62,461,327745,46,463,162,459,262205,43,
464,463,327808,43,465,464,462,196670,463,465,327808,43,447,446,98,131321,445,131320,450,262205,45,466,162,327745,136,
467,135,211,196670,467,466,262368,64,64,130,131321,468,131320,468,458997,45,469,466,450,470,471,458997,43,472,62,450,
473,471,327856,44,474,472,37,262390,475,471,0,262394,474,476,475,131320,476,327854,44,477,211,472,196855,478,0,262394,
477,479,480,131320,479,327810,43,481,211,472,327745,136,482,135,481,262205,45,483,482,131321,478,131320,480,131321,
478,131320,478,458997,45,484,483,479,131,480,262368,64,64,130,327808,45,470,469,484,196670,467,470,262368,64,64,130,
131321,471,131320,471,327812,43,473,472,64,131321,468,131320,475,262205,45,485,162,327810,45,486,469,485,327745,136,
487,135,137,262205,45,488,487,327761,43,489,488,0,327879,43,490,489,138,327874,43,491,489,128,327808,43,492,490,491,
327761,43,493,488,1,327879,43,494,493,138,327808,43,495,492,494,327876,43,496,490,128,327876,43,497,495,128,327877,43,
498,492,497,327760,45,499,496,498,327808,45,500,486,499,196670,162,500,131321,501,131320,501,458997,43,502,57,475,503,
504,327856,44,505,502,6,262390,506,504,0,262394,505,504,506,131320,504,327745,46,507,163,502,262205,43,508,507,327874,
43,509,508,439,327879,43,510,509,132,327879,43,511,510,62,327812,43,512,511,75,327874,43,513,510,62,327745,46,514,162,
513,262205,43,515,514,327874,43,516,515,512,327879,43,517,516,138,262205,43,518,507,327745,122,519,127,517,196670,519,
518,327876,43,520,62,512,262205,43,521,514,327808,43,522,521,520,196670,514,522,327808,43,503,502,98,131321,501,
131320,506,131321,441,131320,441,327808,43,440,439,64,131321,438,131320,443,262368,64,64,130,131321,523,131320,523,
458997,43,524,57,443,525,526,327856,44,527,524,6,262390,528,526,0,262394,527,529,528,131320,529,327812,43,530,524,37,
327808,43,531,530,211,327745,122,532,127,531,262205,43,533,532,327874,43,534,533,128,262205,43,535,532,327879,43,536,
535,138,327745,46,537,164,524,196670,537,536,327850,44,538,531,57,262312,44,539,538,196855,540,0,262394,539,541,540,
131320,541,327810,43,542,531,62,327745,122,543,127,542,262205,43,544,543,327874,43,545,544,128,327851,44,546,545,534,
131321,540,131320,540,458997,44,547,538,529,546,541,196855,548,0,262394,547,549,548,131320,549,327745,122,550,123,534,
196670,550,531,131321,548,131320,548,327850,44,551,531,139,262312,44,552,551,196855,553,0,262394,552,554,553,131320,
554,327808,43,555,531,62,327745,122,556,127,555,262205,43,557,556,327874,43,558,557,128,327851,44,559,558,534,131321,
553,131320,553,458997,44,560,551,548,559,554,196855,561,0,262394,560,562,561,131320,562,327808,43,563,531,62,327745,
122,564,121,534,196670,564,563,131321,561,131320,561,131321,526,131320,526,327808,43,525,524,98,131321,523,131320,528,
262368,64,64,130,131321,565,131320,565,458997,43,566,57,528,567,568,327856,44,569,566,6,262390,570,568,0,262394,569,
568,570,131320,568,327745,46,571,164,566,262205,43,572,571,327812,43,573,566,37,327808,43,574,573,211,327745,122,575,
127,572,196670,575,574,327808,43,567,566,98,131321,565,131320,570,262368,64,64,130,131321,576,131320,576,458997,43,
577,57,570,578,579,327856,44,580,577,6,262390,581,579,0,262394,580,579,581,131320,579,327812,43,582,577,37,327808,43,
583,582,211,327745,122,584,127,583,262205,43,585,584,327745,46,586,168,577,196670,586,585,327808,43,578,577,98,131321,
576,131320,581,262205,49,587,168,196670,166,587,131321,588,131320,588,458997,43,589,57,581,590,591,327856,44,592,589,
6,262390,593,591,1,262394,592,594,593,131320,594,327745,46,595,166,589,262205,43,596,595,327745,66,597,165,589,262205,
45,598,597,327761,43,599,598,0,327745,122,600,145,596,196670,600,599,327850,44,601,12,64,196855,602,0,262394,601,603,
602,131320,603,327808,43,604,124,596,327761,43,605,598,1,327745,122,606,145,604,196670,606,605,131321,602,131320,602,
131321,591,131320,591,327808,43,590,589,98,131321,588,131320,593,262368,64,64,130,131321,607,131320,607,458997,43,608,
57,593,609,610,327856,44,611,608,6,262390,612,610,1,262394,611,613,612,131320,613,327812,43,614,608,37,327808,43,615,
614,211,327745,122,616,145,615,262205,43,617,616,327850,44,618,12,64,196855,619,0,262394,618,620,621,131320,620,
327808,43,622,124,615,327745,122,623,145,622,262205,43,624,623,131321,619,131320,621,131321,619,131320,619,458997,43,
625,624,620,57,621,327760,45,626,617,625,196855,627,0,196859,57,628,131320,628,196855,629,0,262394,115,630,629,131320,
630,262268,54,631,239,262268,54,632,243,393419,43,633,617,631,632,131321,627,131320,629,327879,43,634,239,88,327874,
43,635,625,634,327854,44,636,239,72,196855,637,0,262394,636,638,639,131320,638,131321,637,131320,639,327874,43,640,
617,239,327850,44,641,239,57,196855,642,0,262394,641,643,644,131320,643,131321,642,131320,644,327810,43,645,72,239,
327876,43,646,625,645,131321,642,131320,642,458997,43,647,57,643,646,644,327877,43,648,640,647,131321,637,131320,637,
458997,43,649,635,638,648,642,327876,43,650,62,243,327810,43,651,650,62,327879,43,652,649,651,131321,627,131320,627,
458997,43,653,633,630,652,637,327745,122,654,147,653,262205,43,655,654,327808,43,656,655,615,327745,122,657,123,653,
262205,43,658,657,327810,43,659,656,658,196855,660,0,262394,154,661,660,131320,661,327745,46,662,169,608,196670,662,
659,131321,660,131320,660,327856,44,663,615,264,327847,44,664,663,254,196855,665,0,262394,664,666,665,131320,666,
262312,44,667,235,327879,43,668,201,159,327851,44,669,668,57,196855,670,0,262394,669,671,672,131320,671,196855,673,0,
262394,106,674,675,131320,674,196855,676,0,262394,107,677,676,131320,677,262344,45,678,626,131321,676,131320,676,
458997,45,679,626,674,678,677,196855,680,0,262394,108,681,680,131320,681,327761,43,682,679,1,327878,43,683,682,90,
393298,45,684,683,679,1,131321,680,131320,680,458997,45,685,679,676,684,681,196855,686,0,262394,109,687,686,131320,
687,327761,43,688,685,1,262268,54,689,688,327875,54,690,689,92,262268,43,691,690,262344,43,692,691,327877,43,693,692,
90,327760,45,694,692,693,327878,45,695,685,694,131321,686,131320,686,458997,45,696,685,680,695,687,131321,673,131320,
675,196855,697,0,262394,110,698,697,131320,698,327878,43,699,617,104,393298,45,700,699,626,0,131321,697,131320,697,
458997,45,701,626,675,700,698,196855,702,0,262394,111,703,702,131320,703,327761,43,704,701,0,327878,43,705,704,90,
393298,45,706,705,701,0,131321,702,131320,702,458997,45,707,701,697,706,703,196855,708,0,262394,112,709,708,131320,
709,327761,43,710,707,0,262268,54,711,710,393418,54,712,711,114,98,262268,43,713,712,262344,43,714,713,327877,43,715,
714,90,327879,43,716,715,104,327878,43,717,710,716,393298,45,718,717,707,0,131321,708,131320,708,458997,45,719,707,
702,718,709,131321,673,131320,673,458997,45,720,696,686,719,708,131321,670,131320,672,131321,670,131320,670,458997,45,
721,720,673,626,672,196855,722,0,262394,79,723,724,131320,723,196855,725,0,262394,667,726,727,131320,726,327745,56,
728,53,68,262205,43,729,728,327808,43,730,729,659,393281,69,731,15,55,730,196670,731,721,131321,725,131320,727,393281,
69,732,18,55,659,196670,732,721,131321,725,131320,725,131321,722,131320,724,196855,733,0,262394,667,734,735,131320,
734,327745,56,736,53,68,262205,43,737,736,327808,43,738,737,659,327761,43,739,721,0,393281,59,740,21,55,738,196670,
740,739,131321,733,131320,735,327761,43,741,721,0,393281,59,742,25,55,659,196670,742,741,131321,733,131320,733,131321,
722,131320,722,131321,665,131320,665,131321,610,131320,610,327808,43,609,608,98,131321,607,131320,612,262368,64,64,
130,196855,743,0,262394,160,744,743,131320,744,131321,745,131320,745,458997,43,746,57,744,747,748,327856,44,749,746,6,
262390,750,748,1,262394,749,751,750,131320,751,327812,43,752,746,37,327808,43,753,752,211,327854,44,754,753,264,
196855,755,0,262394,754,756,755,131320,756,131321,748,131320,755,327745,46,757,166,746,262205,43,758,757,196855,759,0,
262394,248,760,761,131320,760,327808,43,762,256,753,327760,45,763,762,57,131321,759,131320,761,327808,43,764,256,753,
196855,765,0,196859,57,766,131320,766,196855,767,0,262394,80,768,767,131320,768,196855,769,0,262394,235,770,771,
131320,770,327745,56,772,53,81,262205,43,773,772,327808,43,774,773,764,393281,69,775,15,55,774,262205,45,776,775,
131321,769,131320,771,393281,69,777,29,55,764,262205,45,778,777,131321,769,131320,769,458997,45,779,776,770,778,771,
131321,765,131320,767,196855,780,0,262394,235,781,782,131320,781,327745,56,783,53,81,262205,43,784,783,327808,43,785,
784,764,393281,59,786,21,55,785,262205,43,787,786,131321,780,131320,782,393281,59,788,32,55,764,262205,43,789,788,
131321,780,131320,780,458997,43,790,787,781,789,782,327760,45,791,790,57,131321,765,131320,765,458997,45,792,779,769,
791,780,131321,759,131320,759,458997,45,793,763,760,792,765,327761,43,794,793,0,327745,122,795,145,758,196670,795,794,
327850,44,796,26,64,196855,797,0,262394,796,798,797,131320,798,327808,43,799,124,758,327761,43,800,793,1,327745,122,
801,145,799,196670,801,800,131321,797,131320,797,131321,748,131320,748,327808,43,747,746,98,131321,745,131320,750,
262368,64,64,130,131321,802,131320,802,458997,43,803,57,750,804,805,327856,44,806,803,6,262390,807,805,1,262394,806,
808,807,131320,808,327812,43,809,803,37,327808,43,810,809,211,327856,44,811,810,264,196855,812,0,262394,811,813,812,
131320,813,262312,44,814,235,327745,46,815,169,803,262205,43,816,815,327745,122,817,145,810,262205,43,818,817,327850,
44,819,26,64,196855,820,0,262394,819,821,822,131320,821,327808,43,823,124,810,327745,122,824,145,823,262205,43,825,
824,131321,820,131320,822,131321,820,131320,820,458997,43,826,825,821,57,822,327760,45,827,818,826,196855,828,0,
262394,84,829,830,131320,829,196855,831,0,262394,814,832,833,131320,832,327745,56,834,53,81,262205,43,835,834,327808,
43,836,835,816,393281,69,837,15,55,836,196670,837,827,131321,831,131320,833,393281,69,838,29,55,816,196670,838,827,
131321,831,131320,831,131321,828,131320,830,196855,839,0,262394,814,840,841,131320,840,327745,56,842,53,81,262205,43,
843,842,327808,43,844,843,816,393281,59,845,21,55,844,196670,845,818,131321,839,131320,841,393281,59,846,32,55,816,
196670,846,818,131321,839,131320,839,131321,828,131320,828,131321,812,131320,812,131321,805,131320,805,327808,43,804,
803,98,131321,802,131320,807,131321,743,131320,743,131321,847,131320,847,458997,43,848,211,743,849,850,327856,44,851,
848,118,262390,852,850,0,262394,851,850,852,131320,850,327745,122,853,121,848,262205,43,854,853,327745,122,855,123,
848,262205,43,856,855,327810,43,857,854,856,327745,122,858,147,848,262205,43,859,858,327808,43,860,859,857,196670,858,
860,327808,43,849,848,37,131321,847,131320,852,262368,64,64,130,131321,261,131320,261,327856,44,861,263,124,196855,
258,0,262394,861,862,863,131320,862,131321,258,131320,863,327808,43,864,256,124,131321,258,131320,258,458997,43,257,
233,862,864,863,131321,255,131320,260,131321,170,131320,170,65789,65592};
/* scatter.comp -DGPUSORTI_BASIC -DGPUSORTI_ADDRESS, 5886 words */
static const uint32_t gpusorti_spv_scatter_basic_address[] = {
119734787,66304,524299,1020,0,131089,1,131089,5347,589834,0x5f565053,0x5f52484b,0x73796870,0x6c616369,0x6f74735f,
0x65676172,0x6675625f,7497062,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,5348,1,524303,5,2,0x6e69616d,0,3,4,5,
393232,2,17,1,1,1,262215,6,1,1,262215,7,6,4,327752,8,0,35,0,327752,8,1,35,8,327752,8,2,35,16,327752,8,3,35,24,327752,
8,4,35,32,327752,8,5,35,40,327752,8,6,35,44,327752,8,7,35,48,327752,8,8,35,52,327752,8,9,35,56,327752,8,10,35,60,
327752,8,11,35,64,327752,8,12,35,80,327752,8,13,35,84,196679,8,2,262215,9,6,4,327752,10,0,35,0,196679,10,2,262215,3,
11,26,262215,4,11,24,262215,11,1,5,262215,12,6,8,327752,13,0,35,0,196679,13,2,262215,14,1,7,262215,15,1,10,262215,16,
1,8,262215,17,1,6,262215,18,1,9,262215,19,1,2,262215,5,11,29,262215,20,1,0,262215,21,1,11,262215,22,1,0,262215,23,11,
25,262215,24,1,3,262215,25,1,4,262215,26,1,12,131091,27,196641,28,27,262165,29,32,0,196641,30,29,262167,31,29,2,
393249,32,31,31,29,29,131092,33,327713,34,31,33,29,393249,35,27,33,29,31,262177,36,31,31,393249,37,29,31,29,29,262177,
38,29,29,262177,39,29,31,262176,40,7,29,262177,41,29,40,262194,29,6,8,262172,42,31,6,262176,43,7,42,262172,44,29,6,
262176,45,7,44,327713,46,27,43,45,393249,47,27,29,31,29,327713,48,31,29,29,262187,29,49,4,262172,7,29,49,1048606,8,31,
31,31,31,31,29,29,29,29,29,29,7,29,29,262176,50,9,8,262203,50,51,9,262165,52,32,1,262187,52,53,5,262176,54,9,29,
262187,29,55,0,262187,52,56,4,262176,57,9,31,196647,58,5349,196637,9,29,196638,10,9,262176,58,5349,10,262187,52,59,0,
262176,60,5349,29,262167,61,29,3,262176,62,1,61,262203,62,3,1,262187,29,63,1,262176,64,1,29,262203,62,4,1,262174,65,
29,29,262187,29,66,32,262176,67,7,31,262187,52,68,2,262194,29,11,1,262187,29,69,2,393268,33,70,170,11,69,262187,29,71,
3,196647,72,5349,196637,12,31,196638,13,12,262176,72,5349,13,262176,73,5349,31,262194,29,14,32,393268,33,74,170,14,66,
262187,29,75,16,393268,33,76,170,14,75,458804,29,77,169,76,63,69,393268,52,78,128,14,55,393268,33,79,170,11,69,262187,
52,80,3,262187,52,81,1,262194,29,15,0,393268,33,82,170,15,69,393268,33,83,170,15,69,393268,33,84,170,11,69,262194,29,
16,0,393268,33,85,170,16,63,262194,29,17,32,393268,29,86,130,17,63,262187,29,87,31,393268,29,88,199,86,87,393268,29,
89,196,63,88,393268,33,90,170,16,69,262187,52,91,31,262194,29,18,0,393268,33,92,171,18,55,393268,33,93,170,16,63,
393268,33,94,170,16,69,393268,29,95,130,17,63,393268,52,96,128,95,55,393268,33,97,174,17,66,262187,29,98,0xffffffff,
393268,29,99,199,17,87,393268,29,100,196,63,99,393268,29,101,130,100,63,458804,29,102,169,97,98,101,393268,33,103,171,
18,55,393268,33,104,170,11,69,393268,33,105,171,18,55,393268,33,106,170,16,63,393268,33,107,170,16,69,393268,33,108,
171,18,55,393268,33,109,170,16,63,393268,33,110,170,16,69,393268,29,111,130,17,63,393268,52,112,128,111,55,393268,33,
113,170,11,63,262187,52,114,8,262194,29,19,8,262187,52,115,9,262176,116,6,29,262203,116,117,6,262203,116,118,6,262203,
116,119,6,262203,64,5,1,262194,29,20,256,393268,29,120,196,63,19,262172,121,29,120,262176,122,4,121,262203,122,123,4,
262176,124,4,29,262203,122,125,4,393268,29,126,132,20,6,262172,127,29,126,262176,128,4,127,262203,128,129,4,262187,52,
130,16,393268,29,131,128,75,19,262187,29,132,264,327724,31,133,55,55,262172,134,31,20,262176,135,4,134,262203,135,136,
4,262176,137,4,31,393268,29,138,130,20,63,262187,29,139,65535,393268,29,140,130,126,63,393268,33,141,172,11,15,458804,
29,142,169,141,11,15,393268,29,143,132,126,142,262172,144,29,143,262176,145,4,144,262203,145,146,4,262187,52,147,11,
262187,52,148,6,262203,122,149,4,262187,52,150,10,262176,151,7,33,262194,29,21,0,393268,29,152,199,21,63,393268,33,
153,171,152,55,393268,29,154,199,21,69,393268,33,155,170,154,55,327724,31,156,98,98,393268,33,157,171,15,55,393268,33,
158,171,15,55,458804,29,159,169,158,6,63,262172,160,29,159,262176,161,7,160,262187,29,162,8,393268,33,163,171,15,55,
262194,29,22,1,393267,61,23,22,63,63,262194,29,24,32,262194,29,25,1,262194,29,26,0,262187,29,164,5,262187,29,165,24,
262187,29,166,160,262187,29,167,288,196650,33,168,196649,33,169,262187,29,170,18,327734,27,2,0,28,131320,171,327739,
151,172,7,168,262203,40,173,7,262203,40,174,7,262203,40,175,7,262203,40,176,7,262203,40,177,7,262203,40,178,7,262203,
40,179,7,262203,40,180,7,262203,40,181,7,262203,151,182,7,262203,151,183,7,262203,151,184,7,262203,40,185,7,262203,40,
186,7,262203,40,187,7,262203,40,188,7,262203,43,189,7,262203,67,190,7,262203,40,191,7,262203,45,192,7,262203,43,193,7,
262203,45,194,7,262203,40,195,7,262203,40,196,7,262203,40,197,7,262203,67,198,7,262203,40,199,7,262203,40,200,7,
262203,161,201,7,262203,67,202,7,262203,40,203,7,262203,40,204,7,262203,67,205,7,262203,40,206,7,262203,40,207,7,
262203,40,208,7,262203,40,209,7,262203,40,210,7,196855,211,0,196859,55,212,131320,212,262201,29,213,214,196670,173,
213,393281,54,215,51,147,59,262205,29,216,215,196670,174,216,327814,29,217,213,216,327817,29,218,213,216,327851,33,
219,218,55,393385,29,220,219,63,55,327808,29,221,217,220,196670,175,221,262201,29,222,223,196670,176,222,327745,57,
224,51,56,262205,31,225,224,262268,58,226,225,327745,54,227,51,148,262205,29,228,227,327812,29,229,49,228,327808,29,
230,66,229,393281,60,231,226,59,230,393277,29,232,231,2,4,196670,177,232,327854,33,233,222,221,262312,33,234,233,
196855,235,0,262394,234,236,235,131320,236,327879,29,237,232,63,327851,33,238,237,55,131321,235,131320,235,458997,33,
239,233,212,238,236,196855,240,0,262394,239,241,240,131320,241,196670,172,169,131321,211,131320,240,262201,27,242,243,
262205,29,244,119,196670,178,244,131321,245,131320,245,458997,29,246,244,240,247,248,327856,33,249,246,120,262390,250,
248,0,262394,249,248,250,131320,248,327745,54,251,51,150,262205,29,252,251,327812,29,253,246,221,327808,29,254,252,
253,327808,29,255,254,222,393281,60,256,226,59,255,393277,29,257,256,2,4,327745,124,258,149,246,196670,258,257,327808,
29,247,246,20,196670,178,247,131321,245,131320,250,327812,29,259,222,216,196670,179,259,327810,29,260,213,259,327856,
33,261,260,216,196855,262,0,262394,261,263,264,131320,263,196670,181,213,131321,262,131320,264,327808,29,265,259,216,
196670,181,265,131321,262,131320,262,458997,29,266,213,263,265,264,196670,180,266,327879,29,267,232,69,327851,33,268,
267,55,196670,182,268,327737,29,269,270,228,196670,117,269,327737,29,271,272,228,196670,118,271,196855,273,0,262394,
153,274,273,131320,274,327879,29,275,232,75,327851,33,276,275,55,131321,273,131320,273,458997,33,277,153,262,276,274,
196670,183,277,262312,33,278,155,196855,279,0,262394,278,280,279,131320,280,327879,29,281,232,66,327850,33,282,281,55,
131321,279,131320,279,458997,33,283,155,273,282,280,196670,184,283,196670,185,259,131321,284,131320,284,458997,29,285,
259,279,286,287,327856,33,288,285,266,262390,289,290,0,262394,288,291,289,131320,291,327810,29,292,266,285,458764,29,
293,1,38,292,126,196670,186,293,196670,187,55,131321,294,131320,294,458997,29,295,55,291,296,297,327856,33,298,295,6,
262390,299,297,1,262394,298,300,299,131320,300,327737,29,301,302,295,196670,188,301,327856,33,303,301,293,196855,304,
0,262394,303,305,306,131320,305,327808,29,307,285,301,393273,31,308,309,268,307,196670,190,308,131321,304,131320,306,
196670,190,156,131321,304,131320,304,458997,31,310,308,305,156,306,327745,67,311,189,295,196670,311,310,131321,297,
131320,297,327808,29,296,295,81,196670,187,296,131321,294,131320,299,327879,29,312,232,49,327851,33,313,312,55,196855,
314,0,262394,313,315,314,131320,315,196670,191,55,131321,316,131320,316,458997,29,317,55,315,318,319,327856,33,320,
317,6,262390,321,319,1,262394,320,322,321,131320,322,327737,29,323,302,317,327856,33,324,323,293,196855,325,0,262394,
324,326,325,131320,326,327745,67,327,189,317,262205,31,328,327,327737,31,329,330,328,196670,327,329,131321,325,131320,
325,131321,319,131320,319,327808,29,318,317,81,196670,191,318,131321,316,131320,321,131321,314,131320,314,262205,42,
331,189,196670,193,331,393273,27,332,333,193,194,262205,44,334,194,196670,192,334,196670,195,55,131321,335,131320,335,
458997,29,336,55,314,337,338,327856,33,339,336,6,262390,340,338,1,262394,339,338,340,131320,338,327745,40,341,192,336,
262205,29,342,341,327745,67,343,189,336,262205,31,344,343,458809,27,345,346,342,344,11,327808,29,337,336,81,196670,
195,337,131321,335,131320,340,262368,69,69,132,196670,196,55,131321,347,131320,347,458997,29,348,55,340,349,350,
327856,33,351,348,6,262390,352,350,1,262394,351,353,352,131320,353,327812,29,354,348,20,262205,29,355,119,327808,29,
356,354,355,196670,197,356,393273,31,357,358,356,11,196670,198,357,327737,29,359,360,357,196670,199,359,327745,124,
361,149,359,262205,29,362,361,327808,29,363,362,356,327745,124,364,125,359,262205,29,365,364,327810,29,366,363,365,
196670,200,366,196855,367,0,262394,157,368,367,131320,368,327745,40,369,201,348,196670,369,366,131321,367,131320,367,
327856,33,370,356,293,327847,33,371,370,283,196855,372,0,262394,371,373,372,131320,373,262312,33,374,268,327879,29,
375,232,162,327851,33,376,375,55,196855,377,0,262394,376,378,379,131320,378,327737,31,380,381,357,196670,202,380,
131321,377,131320,379,196670,202,357,131321,377,131320,377,458997,31,382,380,378,357,379,458809,27,383,384,374,366,
382,131321,372,131320,372,131321,350,131320,350,327808,29,349,348,81,196670,196,349,131321,347,131320,352,262368,69,
69,132,196855,385,0,262394,163,386,385,131320,386,196670,203,55,131321,387,131320,387,458997,29,388,55,386,389,390,
327856,33,391,388,6,262390,392,390,1,262394,391,393,392,131320,393,327737,29,394,302,388,196670,204,394,327854,33,395,
394,293,196855,396,0,262394,395,397,396,131320,397,131321,390,131320,396,327745,40,398,192,388,262205,29,399,398,
196855,400,0,262394,277,401,402,131320,401,327808,29,403,285,394,327760,31,404,403,55,196670,205,404,131321,400,
131320,402,327808,29,405,285,394,393273,31,406,407,268,405,196670,205,406,131321,400,131320,400,458997,31,408,404,401,
406,402,458809,27,409,346,399,408,15,131321,390,131320,390,327808,29,389,388,81,196670,203,389,131321,387,131320,392,
262368,69,69,132,196670,206,55,131321,410,131320,410,458997,29,411,55,392,412,413,327856,33,414,411,6,262390,415,413,
1,262394,414,416,415,131320,416,327812,29,417,411,20,262205,29,418,119,327808,29,419,417,418,196670,207,419,327856,33,
420,419,293,196855,421,0,262394,420,422,421,131320,422,262312,33,423,268,327745,40,424,201,411,262205,29,425,424,
393273,31,426,358,419,15,458809,27,427,428,423,425,426,131321,421,131320,421,131321,413,131320,413,327808,29,412,411,
81,196670,206,412,131321,410,131320,415,131321,385,131320,385,262205,29,429,119,196670,208,429,131321,430,131320,430,
458997,29,431,429,385,432,433,327856,33,434,431,120,262390,435,433,0,262394,434,433,435,131320,433,196670,209,431,
327737,29,436,437,209,327745,124,438,149,431,262205,29,439,438,327808,29,440,439,436,196670,438,440,327808,29,432,431,
20,196670,208,432,131321,430,131320,435,262368,69,69,132,131321,290,131320,290,327856,33,441,292,126,196855,287,0,
262394,441,442,443,131320,442,196670,210,266,131321,287,131320,443,327808,29,444,285,126,196670,210,444,131321,287,
131320,287,458997,29,286,266,442,444,443,196670,185,286,131321,284,131320,289,196670,172,169,131321,211,131320,211,
65789,65592,327734,29,214,0,30,131320,445,262203,40,446,7,327745,54,447,51,53,262205,29,448,447,327851,33,449,448,55,
196855,450,0,262394,449,451,452,131320,451,196670,446,448,131321,450,131320,452,327745,57,453,51,56,262205,31,454,453,
262268,58,455,454,393281,60,456,455,59,59,393277,29,457,456,2,4,196670,446,457,131321,450,131320,450,458997,29,458,
448,451,457,452,131326,458,65592,327734,29,223,0,30,131320,459,327745,64,460,3,63,262205,29,461,460,327745,64,462,4,
55,262205,29,463,462,327812,29,464,461,463,327745,64,465,3,55,262205,29,466,465,327808,29,467,464,466,131326,467,
65592,327734,31,468,0,32,196663,31,469,196663,29,470,196663,29,471,131320,472,262203,40,473,7,262203,40,474,7,327761,
29,475,469,0,327876,29,476,470,471,327829,65,477,475,476,327761,29,478,477,1,196670,474,478,327761,29,479,477,0,
196670,473,479,327761,29,480,469,1,327810,29,481,66,471,327874,29,482,470,481,327808,29,483,480,482,327808,29,484,483,
478,327760,31,485,479,484,131326,485,65592,327734,31,309,0,34,196663,33,486,196663,29,487,131320,488,327739,151,489,7,
168,262203,67,490,7,262203,67,491,7,262203,67,492,7,262203,40,493,7,262203,40,494,7,262203,40,495,7,196855,496,0,
196859,55,497,131320,497,196855,498,0,262394,486,499,500,131320,499,327745,57,501,51,68,262205,31,502,501,196670,492,
502,131321,498,131320,500,327745,57,503,51,59,262205,31,504,503,196670,492,504,131321,498,131320,498,458997,31,505,
502,499,504,500,196670,491,505,196855,506,0,262394,70,507,506,131320,507,458809,31,508,468,505,487,71,262268,72,509,
508,393281,73,510,509,59,59,393277,31,511,510,2,8,196670,489,169,196670,490,511,131321,496,131320,506,327846,33,512,
74,486,196855,513,0,262394,512,514,513,131320,514,458809,31,515,468,505,487,69,262268,58,516,515,393281,60,517,516,59,
59,393277,29,518,517,2,4,327760,31,519,518,55,196670,489,169,196670,490,519,131321,496,131320,513,196670,493,77,
327876,29,520,63,77,327810,29,521,520,63,327879,29,522,487,521,327812,29,523,522,14,196670,494,523,327874,29,524,487,
77,458809,31,525,468,505,524,69,262268,58,526,525,393281,60,527,526,59,59,393277,29,528,527,2,4,196670,495,528,262268,
52,529,523,393419,29,530,528,529,78,327760,31,531,530,55,196670,489,169,196670,490,531,131321,496,131320,496,590069,
31,532,511,507,519,514,531,513,131326,532,65592,327734,27,384,0,35,196663,33,533,196663,29,534,196663,31,535,131320,
536,262203,67,537,7,262203,67,538,7,196855,539,0,262394,533,540,541,131320,540,327745,57,542,51,68,262205,31,543,542,
196670,538,543,131321,539,131320,541,327745,57,544,51,59,262205,31,545,544,196670,538,545,131321,539,131320,539,
458997,31,546,543,540,545,541,196670,537,546,196855,547,0,262394,79,548,549,131320,548,458809,31,550,468,546,534,71,
262268,72,551,550,393281,73,552,551,59,59,327742,552,535,2,8,131321,547,131320,549,458809,31,553,468,546,534,69,
262268,58,554,553,327761,29,555,535,0,393281,60,556,554,59,59,327742,556,555,2,4,131321,547,131320,547,65789,65592,
327734,31,407,0,34,196663,33,557,196663,29,558,131320,559,327739,151,560,7,168,262203,67,561,7,262203,67,562,7,262203,
67,563,7,196855,564,0,196859,55,565,131320,565,196855,566,0,262394,557,567,568,131320,567,327745,57,569,51,80,262205,
31,570,569,196670,563,570,131321,566,131320,568,327745,57,571,51,81,262205,31,572,571,196670,563,572,131321,566,
131320,566,458997,31,573,570,567,572,568,196670,562,573,196855,574,0,262394,82,575,574,131320,575,458809,31,576,468,
573,558,71,262268,72,577,576,393281,73,578,577,59,59,393277,31,579,578,2,8,196670,560,169,196670,561,579,131321,564,
131320,574,458809,31,580,468,573,558,69,262268,58,581,580,393281,60,582,581,59,59,393277,29,583,582,2,4,327760,31,584,
583,55,196670,560,169,196670,561,584,131321,564,131320,564,458997,31,585,579,575,584,574,131326,585,65592,327734,27,
428,0,35,196663,33,586,196663,29,587,196663,31,588,131320,589,262203,67,590,7,262203,67,591,7,196855,592,0,262394,586,
593,594,131320,593,327745,57,595,51,80,262205,31,596,595,196670,591,596,131321,592,131320,594,327745,57,597,51,81,
262205,31,598,597,196670,591,598,131321,592,131320,592,458997,31,599,596,593,598,594,196670,590,599,196855,600,0,
262394,83,601,602,131320,601,458809,31,603,468,599,587,71,262268,72,604,603,393281,73,605,604,59,59,327742,605,588,2,
8,131321,600,131320,602,458809,31,606,468,599,587,69,262268,58,607,606,327761,29,608,588,0,393281,60,609,607,59,59,
327742,609,608,2,4,131321,600,131320,600,65789,65592,327734,31,330,0,36,196663,31,610,131320,611,262203,67,612,7,
262203,40,613,7,262203,40,614,7,196670,612,610,196855,615,0,262394,84,616,617,131320,616,196855,618,0,262394,85,619,
618,131320,619,327745,40,620,612,63,262205,29,621,620,327878,29,622,621,89,196670,620,622,131321,618,131320,618,
196855,623,0,262394,90,624,623,131320,624,327745,40,625,612,63,262205,29,626,625,262268,52,627,626,327875,52,628,627,
91,262268,29,629,628,196670,613,629,327877,29,630,629,89,327760,31,631,629,630,262205,31,632,612,327878,31,633,632,
631,196670,612,633,131321,623,131320,623,196855,634,0,262394,92,635,634,131320,635,262205,31,636,612,262344,31,637,
636,196670,612,637,131321,634,131320,634,131321,615,131320,617,196855,638,0,262394,93,639,638,131320,639,327745,40,
640,612,55,262205,29,641,640,327878,29,642,641,89,196670,640,642,131321,638,131320,638,196855,643,0,262394,94,644,643,
131320,644,327745,40,645,612,55,262205,29,646,645,262268,52,647,646,393418,52,648,647,96,81,262268,29,649,648,196670,
614,649,327877,29,650,649,89,327879,29,651,650,102,262205,29,652,645,327878,29,653,652,651,196670,645,653,131321,643,
131320,643,196855,654,0,262394,103,655,654,131320,655,327745,40,656,612,55,262205,29,657,656,327878,29,658,657,102,
196670,656,658,131321,654,131320,654,131321,615,131320,615,262205,31,659,612,131326,659,65592,327734,31,381,0,36,
196663,31,660,131320,661,262203,67,662,7,262203,40,663,7,262203,40,664,7,196670,662,660,196855,665,0,262394,104,666,
667,131320,666,196855,668,0,262394,105,669,668,131320,669,262205,31,670,662,262344,31,671,670,196670,662,671,131321,
668,131320,668,196855,672,0,262394,106,673,672,131320,673,327745,40,674,662,63,262205,29,675,674,327878,29,676,675,89,
196670,674,676,131321,672,131320,672,196855,677,0,262394,107,678,677,131320,678,327745,40,679,662,63,262205,29,680,
679,262268,52,681,680,327875,52,682,681,91,262268,29,683,682,262344,29,684,683,196670,663,684,327877,29,685,684,89,
327760,31,686,684,685,262205,31,687,662,327878,31,688,687,686,196670,662,688,131321,677,131320,677,131321,665,131320,
667,196855,689,0,262394,108,690,689,131320,690,327745,40,691,662,55,262205,29,692,691,327878,29,693,692,102,196670,
691,693,131321,689,131320,689,196855,694,0,262394,109,695,694,131320,695,327745,40,696,662,55,262205,29,697,696,
327878,29,698,697,89,196670,696,698,131321,694,131320,694,196855,699,0,262394,110,700,699,131320,700,327745,40,701,
662,55,262205,29,702,701,262268,52,703,702,393418,52,704,703,112,81,262268,29,705,704,262344,29,706,705,196670,664,
706,327877,29,707,706,89,327879,29,708,707,102,262205,29,709,701,327878,29,710,709,708,196670,701,710,131321,699,
131320,699,131321,665,131320,665,262205,31,711,662,131326,711,65592,327734,29,712,0,37,196663,31,713,196663,29,714,
196663,29,715,131320,716,327739,151,717,7,168,262203,40,718,7,262203,40,719,7,262203,40,720,7,262203,40,721,7,262203,
40,722,7,196855,723,0,196859,55,724,131320,724,196855,725,0,262394,113,726,725,131320,726,327761,29,727,713,0,262268,
52,728,714,262268,52,729,715,393419,29,730,727,728,729,196670,717,169,196670,718,730,131321,723,131320,725,327761,29,
731,713,1,327879,29,732,714,87,327874,29,733,731,732,196670,719,733,327854,33,734,714,66,196855,735,0,262394,734,736,
737,131320,736,196670,721,733,131321,735,131320,737,327761,29,738,713,0,327874,29,739,738,714,327850,33,740,714,55,
196855,741,0,262394,740,742,743,131320,742,196670,722,55,131321,741,131320,743,327810,29,744,66,714,327876,29,745,731,
744,196670,722,745,131321,741,131320,741,458997,29,746,55,742,745,743,327877,29,747,739,746,196670,721,747,131321,735,
131320,735,458997,29,748,733,736,747,741,196670,720,748,327876,29,749,63,715,327810,29,750,749,63,327879,29,751,748,
750,196670,717,169,196670,718,751,131321,723,131320,723,458997,29,752,730,726,751,735,131326,752,65592,327734,29,270,
0,38,196663,29,753,131320,754,327745,54,755,51,114,262205,29,756,755,327812,29,757,753,19,327808,29,758,756,757,
131326,758,65592,327734,29,272,0,38,196663,29,759,131320,760,327745,54,761,51,115,262205,29,762,761,327812,29,763,759,
19,327810,29,764,762,763,458764,29,765,1,38,19,764,131326,765,65592,327734,29,360,0,39,196663,31,766,131320,767,
262205,29,768,117,262205,29,769,118,458809,29,770,712,766,768,769,131326,770,65592,327734,27,243,0,28,131320,771,
262205,29,772,5,196670,119,772,65789,65592,327734,29,302,0,38,196663,29,773,131320,774,327812,29,775,773,20,262205,29,
776,119,327808,29,777,775,776,131326,777,65592,327734,29,437,0,41,196663,40,778,131320,779,262205,29,780,778,327745,
124,781,123,780,262205,29,782,781,262205,29,783,778,327745,124,784,125,783,262205,29,785,784,327810,29,786,782,785,
131326,786,65592,327734,27,333,0,46,196663,43,787,196663,45,788,131320,789,262203,40,790,7,262203,40,791,7,262203,40,
792,7,262203,67,793,7,262203,40,794,7,262203,45,795,7,262203,40,796,7,262203,67,797,7,262203,40,798,7,262203,67,799,7,
262203,67,800,7,262203,67,801,7,262203,40,802,7,262203,40,803,7,262203,40,804,7,262203,40,805,7,262203,40,806,7,
262203,40,807,7,262203,40,808,7,262203,40,809,7,262203,40,810,7,262203,45,811,7,262203,40,812,7,262203,40,813,7,
196670,790,55,131321,814,131320,814,458997,29,815,55,789,816,817,327856,33,818,815,6,262390,819,817,0,262394,818,817,
819,131320,817,327737,29,820,302,815,327745,67,821,787,815,262205,31,822,821,327737,29,823,360,822,327876,29,824,823,
130,327737,29,825,302,815,327877,29,826,824,825,327745,124,827,129,820,196670,827,826,327808,29,816,815,81,196670,790,
816,131321,814,131320,819,262205,29,828,119,196670,791,828,131321,829,131320,829,458997,29,830,828,819,831,832,327856,
33,833,830,120,262390,834,832,0,262394,833,832,834,131320,832,327745,124,835,125,830,196670,835,55,327745,124,836,123,
830,196670,836,55,327808,29,831,830,20,196670,791,831,131321,829,131320,834,196670,792,75,131321,837,131320,837,
458997,29,838,75,834,839,840,327856,33,841,838,131,262390,842,840,0,262394,841,843,842,131320,843,262368,69,69,132,
196670,793,133,196670,794,55,131321,844,131320,844,458997,29,845,55,843,846,847,327856,33,848,845,6,262390,849,847,0,
262394,848,847,849,131320,847,262205,29,850,119,327812,29,851,850,6,327808,29,852,851,845,327745,124,853,129,852,
262205,29,854,853,327745,40,855,795,845,196670,855,854,262205,29,856,855,327874,29,857,856,838,327879,29,858,857,71,
196670,796,858,327874,29,859,858,63,327879,29,860,858,63,327812,29,861,860,75,327876,29,862,63,861,327745,40,863,793,
859,262205,29,864,863,327808,29,865,864,862,196670,863,865,327808,29,846,845,81,196670,794,846,131321,844,131320,849,
262205,31,866,793,196670,797,866,262205,29,867,119,327745,137,868,136,867,196670,868,866,262368,69,69,132,196670,798,
63,131321,869,131320,869,458997,31,870,866,849,871,872,458997,29,873,63,849,874,872,327856,33,875,873,20,262390,876,
872,0,262394,875,877,876,131320,877,262205,29,878,119,327854,33,879,878,873,196855,880,0,262394,879,881,882,131320,
881,262205,29,883,119,327810,29,884,883,873,327745,137,885,136,884,262205,31,886,885,196670,800,886,131321,880,131320,
882,196670,800,133,131321,880,131320,880,458997,31,887,886,881,133,882,196670,799,887,262368,69,69,132,327808,31,871,
870,887,196670,797,871,262205,29,888,119,327745,137,889,136,888,196670,889,871,262368,69,69,132,131321,872,131320,872,
327812,29,874,873,69,196670,798,874,131321,869,131320,876,262205,31,890,793,327810,31,891,870,890,196670,793,891,
327745,137,892,136,138,262205,31,893,892,196670,801,893,327745,40,894,801,55,262205,29,895,894,327879,29,896,895,139,
196670,802,896,262205,29,897,894,327874,29,898,897,130,327808,29,899,896,898,196670,803,899,327745,40,900,801,63,
262205,29,901,900,327879,29,902,901,139,327808,29,903,899,902,196670,804,903,327876,29,904,896,130,327876,29,905,903,
130,327877,29,906,899,905,327760,31,907,904,906,262205,31,908,793,327808,31,909,908,907,196670,793,909,196670,805,55,
131321,910,131320,910,458997,29,911,55,876,912,913,327856,33,914,911,6,262390,915,913,0,262394,914,913,915,131320,913,
327745,40,916,795,911,262205,29,917,916,327874,29,918,917,838,327879,29,919,918,71,196670,806,919,327879,29,920,919,
63,327812,29,921,920,75,196670,807,921,327874,29,922,919,63,327745,40,923,793,922,262205,29,924,923,327874,29,925,924,
921,327879,29,926,925,139,262205,29,927,916,327745,124,928,129,926,196670,928,927,327876,29,929,63,921,262205,29,930,
923,327808,29,931,930,929,196670,923,931,327808,29,912,911,81,196670,805,912,131321,910,131320,915,131321,840,131320,
840,327808,29,839,838,69,196670,792,839,131321,837,131320,842,262368,69,69,132,196670,808,55,131321,932,131320,932,
458997,29,933,55,842,934,935,327856,33,936,933,6,262390,937,935,0,262394,936,938,937,131320,938,327737,29,939,302,933,
196670,809,939,327745,124,940,129,939,262205,29,941,940,327874,29,942,941,130,196670,810,942,262205,29,943,940,327879,
29,944,943,139,327745,40,945,811,933,196670,945,944,327850,33,946,939,55,262312,33,947,946,196855,948,0,262394,947,
949,948,131320,949,327810,29,950,939,63,327745,124,951,129,950,262205,29,952,951,327874,29,953,952,130,327851,33,954,
953,942,131321,948,131320,948,458997,33,955,946,938,954,949,196855,956,0,262394,955,957,956,131320,957,327745,124,958,
125,942,196670,958,939,131321,956,131320,956,327850,33,959,939,140,262312,33,960,959,196855,961,0,262394,960,962,961,
131320,962,327808,29,963,939,63,327745,124,964,129,963,262205,29,965,964,327874,29,966,965,130,327851,33,967,966,942,
131321,961,131320,961,458997,33,968,959,956,967,962,196855,969,0,262394,968,970,969,131320,970,327808,29,971,939,63,
327745,124,972,123,942,196670,972,971,131321,969,131320,969,131321,935,131320,935,327808,29,934,933,81,196670,808,934,
131321,932,131320,937,262368,69,69,132,196670,812,55,131321,973,131320,973,458997,29,974,55,937,975,976,327856,33,977,
974,6,262390,978,976,0,262394,977,976,978,131320,976,327745,40,979,811,974,262205,29,980,979,327737,29,981,302,974,
327745,124,982,129,980,196670,982,981,327808,29,975,974,81,196670,812,975,131321,973,131320,978,262368,69,69,132,
196670,813,55,131321,983,131320,983,458997,29,984,55,978,985,986,327856,33,987,984,6,262390,988,986,0,262394,987,986,
988,131320,986,327737,29,989,302,984,327745,124,990,129,989,262205,29,991,990,327745,40,992,788,984,196670,992,991,
327808,29,985,984,81,196670,813,985,131321,983,131320,988,65789,65592,327734,27,346,0,47,196663,29,993,196663,31,994,
196663,29,995,131320,996,327761,29,997,994,0,327745,124,998,146,993,196670,998,997,327850,33,999,995,69,196855,1000,0,
262394,999,1001,1000,131320,1001,327808,29,1002,126,993,327761,29,1003,994,1,327745,124,1004,146,1002,196670,1004,
1003,131321,1000,131320,1000,65789,65592,327734,31,358,0,48,196663,29,1005,196663,29,1006,131320,1007,262203,40,1008,
7,327745,124,1009,146,1005,262205,29,1010,1009,327850,33,1011,1006,69,196855,1012,0,262394,1011,1013,1014,131320,1013,
327808,29,1015,126,1005,327745,124,1016,146,1015,262205,29,1017,1016,196670,1008,1017,131321,1012,131320,1014,196670,
1008,55,131321,1012,131320,1012,458997,29,1018,1017,1013,55,1014,327760,31,1019,1010,1018,131326,1019,65592};
/* histogram.comp, 4846 words */
static const uint32_t gpusorti_spv_histogram[] = {
119734787,66304,524299,853,0,131089,1,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,0,1,524303,5,2,0x6e69616d,0,3,
4,5,393232,2,17,1,1,1,262215,6,6,4,327752,7,0,35,0,327752,7,1,35,4,327752,7,2,35,8,327752,7,3,35,12,327752,7,4,35,16,
327752,7,5,35,20,327752,7,6,35,24,327752,7,7,35,40,327752,7,8,35,44,196679,7,2,262215,8,6,4,327752,9,0,35,0,196679,9,
2,262215,10,34,0,262215,10,33,3,262215,3,11,26,262215,4,11,24,262215,11,1,5,262215,12,6,8,327752,13,0,35,0,196679,13,
2,262215,14,34,0,262215,14,33,2,262215,15,6,8,327752,16,0,35,0,196679,16,2,262215,17,34,0,262215,17,33,0,262215,18,6,
4,327752,19,0,35,0,196679,19,2,262215,20,34,0,262215,20,33,2,262215,21,1,7,262215,22,6,4,327752,23,0,35,0,196679,23,2,
262215,24,34,0,262215,24,33,0,262215,25,1,10,262215,26,6,8,327752,27,0,35,0,196679,27,2,262215,28,34,0,262215,28,33,1,
262215,29,6,4,327752,30,0,35,0,196679,30,2,262215,31,34,0,262215,31,33,1,262215,32,1,8,262215,33,1,6,262215,34,1,9,
262215,35,1,2,262215,5,11,29,262215,36,1,0,262215,37,1,12,262215,38,1,1,262215,39,1,11,262215,40,1,0,262215,41,11,25,
131091,42,196641,43,42,262165,44,32,0,196641,45,44,131092,46,262167,47,44,2,327713,48,47,46,44,393249,49,42,46,44,47,
262177,50,47,47,393249,51,44,47,44,44,262177,52,44,44,196641,53,47,327713,54,46,47,47,393249,55,42,44,47,47,393249,56,
42,44,44,44,327713,57,42,47,44,262187,44,58,4,262172,6,44,58,720926,7,44,44,44,44,44,44,6,44,44,262176,59,9,7,262203,
59,60,9,262165,61,32,1,262187,61,62,0,262176,63,9,44,262187,44,64,0,196637,8,44,196638,9,8,262176,65,12,9,262203,65,
10,12,262176,66,12,44,262167,67,44,3,262176,68,1,67,262203,68,3,1,262187,44,69,1,262176,70,1,44,262203,68,4,1,262194,
44,11,1,262187,44,71,2,393268,46,72,170,11,71,262176,73,7,47,196637,12,47,196638,13,12,262176,74,12,13,262203,74,14,
12,262187,61,75,7,262176,76,12,47,196637,15,47,196638,16,15,262176,77,12,16,262203,77,17,12,196637,18,44,196638,19,18,
262176,78,12,19,262203,78,20,12,262194,44,21,32,262187,44,79,32,393268,46,80,170,21,79,196637,22,44,196638,23,22,
262176,81,12,23,262203,81,24,12,262187,44,82,16,393268,46,83,170,21,82,458804,44,84,169,83,69,71,393268,61,85,128,21,
64,393268,46,86,170,11,71,262194,44,25,0,393268,46,87,170,25,71,262187,61,88,8,196637,26,47,196638,27,26,262176,89,12,
27,262203,89,28,12,196637,29,44,196638,30,29,262176,90,12,30,262203,90,31,12,393268,46,91,170,25,71,393268,46,92,170,
11,71,262194,44,32,0,393268,46,93,170,32,69,262194,44,33,32,393268,44,94,130,33,69,262187,44,95,31,393268,44,96,199,
94,95,393268,44,97,196,69,96,393268,46,98,170,32,71,262187,61,99,31,262194,44,34,0,393268,46,100,171,34,64,393268,46,
101,170,32,69,393268,46,102,170,32,71,393268,44,103,130,33,69,393268,61,104,128,103,64,262187,61,105,1,393268,46,106,
174,33,79,262187,44,107,0xffffffff,393268,44,108,199,33,95,393268,44,109,196,69,108,393268,44,110,130,109,69,458804,
44,111,169,106,107,110,393268,46,112,171,34,64,393268,46,113,170,11,69,262187,61,114,3,262194,44,35,8,262187,61,115,4,
262187,44,116,64,393268,46,117,170,11,71,262187,44,118,1024,327724,47,119,64,64,196650,46,120,262203,70,5,1,262194,44,
36,256,262176,121,4,44,262203,121,122,4,262203,121,123,4,262203,121,124,4,393268,44,125,128,33,35,393268,44,126,130,
125,69,393268,44,127,134,126,35,393268,44,128,196,69,35,393268,44,129,132,127,128,262194,44,37,0,262187,44,130,7,
393268,44,131,199,37,130,393268,44,132,196,69,131,393268,44,133,132,129,132,262172,134,44,133,262176,135,4,134,262203,
135,136,4,262187,61,137,2,393268,44,138,132,127,128,393268,44,139,132,138,132,262203,121,140,4,262203,121,141,4,
262187,61,142,6,262187,61,143,5,262187,44,144,264,262194,44,38,8,393268,44,145,132,36,38,262172,146,47,38,262176,147,
7,146,196649,46,148,393268,46,149,171,25,64,262194,44,39,0,393268,44,150,199,39,69,393268,46,151,170,150,64,262187,44,
152,288,262194,44,40,1,393267,67,41,40,69,69,327734,42,2,0,43,131320,153,262203,147,154,7,262205,44,155,5,262201,44,
156,157,131321,158,131320,158,458997,44,159,155,153,160,161,327856,46,162,159,139,262390,163,161,0,262394,162,161,163,
131320,161,327745,121,164,136,159,196670,164,64,327808,44,160,159,36,131321,158,131320,163,327850,46,165,155,64,
196855,166,0,262394,165,167,166,131320,167,196670,140,64,196670,141,64,196670,124,64,196670,122,64,196670,123,64,
131321,166,131320,166,327745,70,168,4,64,262205,44,169,168,327745,70,170,4,69,262205,44,171,170,327812,44,172,169,171,
262201,44,173,174,327812,44,175,173,36,327808,44,176,175,155,131321,177,131320,177,458997,44,178,176,166,179,180,
393281,63,181,60,142,62,262205,44,182,181,327856,46,183,178,182,262390,184,180,0,262394,183,180,184,131320,180,327745,
63,185,60,143,262205,44,186,185,327808,44,187,186,178,393281,66,188,10,62,187,196670,188,64,327812,44,189,172,36,
327808,44,179,178,189,131321,177,131320,184,262368,71,71,144,262201,47,190,191,327852,46,192,156,64,196855,193,0,
262394,192,194,195,131320,194,393273,47,196,197,120,64,327737,47,198,199,196,131321,193,131320,195,131321,193,131320,
193,458997,47,200,198,194,119,195,327854,46,201,156,118,196855,202,0,262394,201,203,202,131320,203,458809,42,204,205,
156,190,200,262368,71,71,144,262205,44,206,122,262205,44,207,123,327760,47,208,206,207,131321,209,131320,209,458997,
46,210,120,203,211,212,458997,44,213,64,203,214,212,327745,63,215,60,137,262205,44,216,215,327856,46,217,213,216,
262390,218,212,0,262394,217,212,218,131320,212,327737,44,219,220,213,327737,44,221,222,213,458809,44,223,224,208,219,
221,327851,46,225,223,64,327845,46,211,210,225,327808,44,214,213,105,131321,209,131320,218,196855,226,0,262394,210,
227,226,131320,227,262205,44,228,124,327851,46,229,228,64,131321,226,131320,226,458997,46,230,210,218,229,227,196855,
231,0,262394,230,232,231,131320,232,393281,63,233,60,142,105,262205,44,234,233,327851,46,235,234,64,131321,231,131320,
231,458997,46,236,230,226,235,232,131321,202,131320,202,458997,46,237,120,193,236,231,262205,44,238,124,327851,46,239,
238,64,262368,71,71,144,327817,44,240,155,132,327814,44,241,156,145,327817,44,242,156,145,327851,46,243,242,64,393385,
44,244,243,69,64,327808,44,245,241,244,262201,44,246,174,131321,247,131320,247,458997,46,248,239,202,249,250,458997,
47,251,119,202,252,250,458997,44,253,246,202,254,250,327856,46,255,253,245,262390,256,250,0,262394,255,257,256,131320,
257,327812,44,258,253,145,327810,44,259,156,258,458764,44,260,1,38,259,145,327850,46,261,260,145,196855,262,0,262394,
261,263,264,131320,263,131321,265,131320,265,458997,44,266,64,263,267,268,327856,46,269,266,38,262390,270,268,1,
262394,269,268,270,131320,268,327812,44,271,266,36,327808,44,272,258,271,327808,44,273,272,155,393273,47,274,197,120,
273,327737,47,275,199,274,327745,73,276,154,266,196670,276,275,327808,44,267,266,105,131321,265,131320,270,131321,277,
131320,277,458997,47,278,251,270,279,280,458997,44,281,64,270,282,280,327856,46,283,281,38,262390,284,280,1,262394,
283,280,284,131320,280,327745,73,285,154,281,262205,47,286,285,327878,47,287,286,200,327877,47,279,278,287,262205,47,
288,285,393273,42,289,290,288,240,327808,44,282,281,105,131321,277,131320,284,131321,262,131320,264,131321,291,131320,
291,458997,47,292,251,264,293,294,458997,44,295,64,264,296,294,327856,46,297,295,38,262390,298,294,1,262394,297,299,
298,131320,299,327812,44,300,295,36,327808,44,301,300,155,327854,46,302,301,260,196855,303,0,262394,302,304,303,
131320,304,131321,294,131320,303,327808,44,305,258,301,393273,47,306,197,120,305,327737,47,307,199,306,327745,73,308,
154,295,196670,308,307,262205,47,309,308,327878,47,310,309,200,327877,47,311,292,310,262205,47,312,308,393273,42,313,
290,312,240,131321,294,131320,294,458997,47,293,292,304,311,303,327808,44,296,295,105,131321,291,131320,298,131321,
262,131320,262,458997,47,252,278,284,292,298,262312,46,314,248,196855,315,0,262394,314,316,315,131320,316,131321,317,
131320,317,458997,46,318,248,316,319,320,458997,44,321,64,316,322,320,327856,46,323,321,38,262390,324,320,1,262394,
323,325,324,131320,325,327812,44,326,321,36,327808,44,327,326,155,327856,46,328,327,260,196855,329,0,262394,328,330,
329,131320,330,327808,44,331,258,327,327808,44,332,331,69,327856,46,333,332,156,131321,329,131320,329,458997,46,334,
328,325,333,330,196855,335,0,262394,334,336,335,131320,336,262312,46,337,318,196855,338,0,262394,337,339,338,131320,
339,327808,44,340,258,327,327808,44,341,340,69,393273,47,342,197,120,341,327737,47,343,199,342,327879,47,344,343,190,
327745,73,345,154,321,262205,47,346,345,327879,47,347,346,190,393273,46,348,349,344,347,131321,338,131320,338,458997,
46,350,318,336,348,339,131321,335,131320,335,458997,46,319,318,329,350,338,131321,320,131320,320,327808,44,322,321,
105,131321,317,131320,324,131321,315,131320,315,458997,46,249,248,262,318,324,196855,351,0,262394,237,352,351,131320,
352,131321,353,131320,353,458997,44,354,64,352,355,356,327856,46,357,354,38,262390,358,356,1,262394,357,359,358,
131320,359,327812,44,360,354,36,327808,44,361,360,155,327854,46,362,361,260,196855,363,0,262394,362,364,363,131320,
364,131321,356,131320,363,327808,44,365,258,361,327745,73,366,154,354,262205,47,367,366,458809,42,368,369,148,365,367,
196855,370,0,262394,149,371,370,131320,371,131321,370,131320,370,458997,46,372,149,363,151,371,196855,373,0,262394,
372,374,373,131320,374,393273,47,375,376,120,365,458809,42,377,378,148,365,375,131321,373,131320,373,131321,356,
131320,356,327808,44,355,354,105,131321,353,131320,358,131321,351,131320,351,131321,250,131320,250,327808,44,254,253,
172,131321,247,131320,256,327761,44,379,251,0,327851,46,380,379,64,196855,381,0,262394,380,382,381,131320,382,458993,
44,383,140,69,64,379,131321,381,131320,381,327761,44,384,251,1,327851,46,385,384,64,196855,386,0,262394,385,387,386,
131320,387,458993,44,388,141,69,64,384,131321,386,131320,386,196855,389,0,262394,248,390,389,131320,390,196670,124,69,
131321,389,131320,389,262368,71,71,144,131321,391,131320,391,458997,44,392,155,389,393,394,327745,63,395,60,137,
262205,44,396,395,327812,44,397,396,128,327856,46,398,392,397,262390,399,394,0,262394,398,400,399,131320,400,131321,
401,131320,401,458997,44,402,64,400,403,404,458997,44,405,64,400,406,404,327856,46,407,405,132,262390,408,404,1,
262394,407,404,408,131320,404,327812,44,409,392,132,327808,44,410,409,405,327745,121,411,136,410,262205,44,412,411,
327808,44,403,402,412,327808,44,406,405,105,131321,401,131320,408,327851,46,413,402,64,196855,414,0,262394,413,415,
414,131320,415,327808,44,416,152,392,393281,66,417,10,62,416,458986,44,418,417,69,64,402,131321,414,131320,414,131321,
394,131320,394,327808,44,393,392,36,131321,391,131320,399,196855,419,0,262394,165,420,419,131320,420,262205,44,421,
140,327851,46,422,421,64,196855,423,0,262394,422,424,423,131320,424,393281,66,425,10,62,105,262205,44,426,140,458993,
44,427,425,69,64,426,131321,423,131320,423,262205,44,428,141,327851,46,429,428,64,196855,430,0,262394,429,431,430,
131320,431,393281,66,432,10,62,137,262205,44,433,141,458993,44,434,432,69,64,433,131321,430,131320,430,262205,44,435,
124,327851,46,436,435,64,196855,437,0,262394,436,438,437,131320,438,393281,66,439,10,62,114,458993,44,440,439,69,64,
69,131321,437,131320,437,196855,441,0,262394,237,442,441,131320,442,262201,44,443,174,327850,46,444,443,64,131321,441,
131320,441,458997,46,445,237,437,444,442,196855,446,0,262394,445,447,446,131320,447,393281,66,448,10,62,143,196670,
448,69,131321,446,131320,446,131321,419,131320,419,65789,65592,327734,44,157,0,45,131320,449,327745,63,450,60,62,
262205,44,451,450,327851,46,452,451,64,196855,453,0,262394,452,454,455,131320,454,131321,453,131320,455,393281,66,456,
10,62,62,262205,44,457,456,131321,453,131320,453,458997,44,458,451,454,457,455,131326,458,65592,327734,44,174,0,45,
131320,459,327745,70,460,3,69,262205,44,461,460,327745,70,462,4,64,262205,44,463,462,327812,44,464,461,463,327745,70,
465,3,64,262205,44,466,465,327808,44,467,464,466,131326,467,65592,327734,47,197,0,48,196663,46,468,196663,44,469,
131320,470,196855,471,0,196859,64,472,131320,472,196855,473,0,262394,72,474,473,131320,474,196855,475,0,262394,468,
476,477,131320,476,327745,63,478,60,75,262205,44,479,478,327808,44,480,479,469,393281,76,481,14,62,480,262205,47,482,
481,131321,475,131320,477,393281,76,483,17,62,469,262205,47,484,483,131321,475,131320,475,458997,47,485,482,476,484,
477,131321,471,131320,473,196855,486,0,262394,468,487,486,131320,487,327745,63,488,60,75,262205,44,489,488,327808,44,
490,489,469,393281,66,491,20,62,490,262205,44,492,491,327760,47,493,492,64,131321,471,131320,486,196855,494,0,262394,
80,495,494,131320,495,393281,66,496,24,62,469,262205,44,497,496,327760,47,498,497,64,131321,471,131320,494,327876,44,
499,69,84,327810,44,500,499,69,327879,44,501,469,500,327812,44,502,501,21,327874,44,503,469,84,393281,66,504,24,62,
503,262205,44,505,504,262268,61,506,502,393419,44,507,505,506,85,327760,47,508,507,64,131321,471,131320,471,721141,47,
509,485,475,493,487,498,495,508,494,131326,509,65592,327734,42,369,0,49,196663,46,510,196663,44,511,196663,47,512,
131320,513,196855,514,0,262394,86,515,516,131320,515,196855,517,0,262394,510,518,519,131320,518,327745,63,520,60,75,
262205,44,521,520,327808,44,522,521,511,393281,76,523,14,62,522,196670,523,512,131321,517,131320,519,393281,76,524,17,
62,511,196670,524,512,131321,517,131320,517,131321,514,131320,516,196855,525,0,262394,510,526,527,131320,526,327745,
63,528,60,75,262205,44,529,528,327808,44,530,529,511,327761,44,531,512,0,393281,66,532,20,62,530,196670,532,531,
131321,525,131320,527,327761,44,533,512,0,393281,66,534,24,62,511,196670,534,533,131321,525,131320,525,131321,514,
131320,514,65789,65592,327734,47,376,0,48,196663,46,535,196663,44,536,131320,537,196855,538,0,196859,64,539,131320,
539,196855,540,0,262394,87,541,540,131320,541,196855,542,0,262394,535,543,544,131320,543,327745,63,545,60,88,262205,
44,546,545,327808,44,547,546,536,393281,76,548,14,62,547,262205,47,549,548,131321,542,131320,544,393281,76,550,28,62,
536,262205,47,551,550,131321,542,131320,542,458997,47,552,549,543,551,544,131321,538,131320,540,196855,553,0,262394,
535,554,555,131320,554,327745,63,556,60,88,262205,44,557,556,327808,44,558,557,536,393281,66,559,20,62,558,262205,44,
560,559,131321,553,131320,555,393281,66,561,31,62,536,262205,44,562,561,131321,553,131320,553,458997,44,563,560,554,
562,555,327760,47,564,563,64,131321,538,131320,538,458997,47,565,552,542,564,553,131326,565,65592,327734,42,378,0,49,
196663,46,566,196663,44,567,196663,47,568,131320,569,196855,570,0,262394,91,571,572,131320,571,196855,573,0,262394,
566,574,575,131320,574,327745,63,576,60,88,262205,44,577,576,327808,44,578,577,567,393281,76,579,14,62,578,196670,579,
568,131321,573,131320,575,393281,76,580,28,62,567,196670,580,568,131321,573,131320,573,131321,570,131320,572,196855,
581,0,262394,566,582,583,131320,582,327745,63,584,60,88,262205,44,585,584,327808,44,586,585,567,327761,44,587,568,0,
393281,66,588,20,62,586,196670,588,587,131321,581,131320,583,327761,44,589,568,0,393281,66,590,31,62,567,196670,590,
589,131321,581,131320,581,131321,570,131320,570,65789,65592,327734,47,199,0,50,196663,47,591,131320,592,196855,593,0,
262394,92,594,595,131320,594,196855,596,0,262394,93,597,596,131320,597,327761,44,598,591,1,327878,44,599,598,97,
393298,47,600,599,591,1,131321,596,131320,596,458997,47,601,591,594,600,597,196855,602,0,262394,98,603,602,131320,603,
327761,44,604,601,1,262268,61,605,604,327875,61,606,605,99,262268,44,607,606,327877,44,608,607,97,327760,47,609,607,
608,327878,47,610,601,609,131321,602,131320,602,458997,47,611,601,596,610,603,196855,612,0,262394,100,613,612,131320,
613,262344,47,614,611,131321,612,131320,612,458997,47,615,611,602,614,613,131321,593,131320,595,196855,616,0,262394,
101,617,616,131320,617,327761,44,618,591,0,327878,44,619,618,97,393298,47,620,619,591,0,131321,616,131320,616,458997,
47,621,591,595,620,617,196855,622,0,262394,102,623,622,131320,623,327761,44,624,621,0,262268,61,625,624,393418,61,626,
625,104,105,262268,44,627,626,327877,44,628,627,97,327879,44,629,628,111,327878,44,630,624,629,393298,47,631,630,621,
0,131321,622,131320,622,458997,47,632,621,616,631,623,196855,633,0,262394,112,634,633,131320,634,327761,44,635,632,0,
327878,44,636,635,111,393298,47,637,636,632,0,131321,633,131320,633,458997,47,638,632,622,637,634,131321,593,131320,
593,458997,47,639,615,612,638,633,131326,639,65592,327734,44,224,0,51,196663,47,640,196663,44,641,196663,44,642,
131320,643,196855,644,0,196859,64,645,131320,645,196855,646,0,262394,113,647,646,131320,647,327761,44,648,640,0,
262268,61,649,641,262268,61,650,642,393419,44,651,648,649,650,131321,644,131320,646,327761,44,652,640,1,327879,44,653,
641,95,327874,44,654,652,653,327854,46,655,641,79,196855,656,0,262394,655,657,658,131320,657,131321,656,131320,658,
327761,44,659,640,0,327874,44,660,659,641,327850,46,661,641,64,196855,662,0,262394,661,663,664,131320,663,131321,662,
131320,664,327810,44,665,79,641,327876,44,666,652,665,131321,662,131320,662,458997,44,667,64,663,666,664,327877,44,
668,660,667,131321,656,131320,656,458997,44,669,654,657,668,662,327876,44,670,69,642,327810,44,671,670,69,327879,44,
672,669,671,131321,644,131320,644,458997,44,673,651,647,672,656,131326,673,65592,327734,44,220,0,52,196663,44,674,
131320,675,327745,63,676,60,114,262205,44,677,676,327812,44,678,674,35,327808,44,679,677,678,131326,679,65592,327734,
44,222,0,52,196663,44,680,131320,681,327745,63,682,60,115,262205,44,683,682,327812,44,684,680,35,327810,44,685,683,
684,458764,44,686,1,38,35,685,131326,686,65592,327734,47,191,0,53,131320,687,327745,63,688,60,114,262205,44,689,688,
327745,63,690,60,115,262205,44,691,690,327808,44,692,689,691,327854,46,693,692,79,196855,694,0,262394,693,695,696,
131320,695,131321,694,131320,696,327876,44,697,69,692,327810,44,698,697,69,131321,694,131320,694,458997,44,699,107,
695,698,696,327854,46,700,692,116,196855,701,0,262394,700,702,703,131320,702,131321,701,131320,703,327852,46,704,692,
79,196855,705,0,262394,704,706,707,131320,706,327810,44,708,692,79,327876,44,709,69,708,327810,44,710,709,69,131321,
705,131320,707,131321,705,131320,705,458997,44,711,710,706,64,707,131321,701,131320,701,458997,44,712,107,702,711,705,
327760,47,713,699,712,327854,46,714,689,79,196855,715,0,262394,714,716,717,131320,716,131321,715,131320,717,327876,44,
718,69,689,327810,44,719,718,69,131321,715,131320,715,458997,44,720,107,716,719,717,327852,46,721,689,79,196855,722,0,
262394,721,723,724,131320,723,327810,44,725,689,79,327876,44,726,69,725,327810,44,727,726,69,131321,722,131320,724,
131321,722,131320,722,458997,44,728,727,723,64,724,327760,47,729,720,728,262344,47,730,729,327879,47,731,713,730,
131326,731,65592,327734,46,349,0,54,196663,47,732,196663,47,733,131320,734,196855,735,0,196859,64,736,131320,736,
196855,737,0,262394,117,738,737,131320,738,327761,44,739,732,1,327761,44,740,733,1,327856,46,741,739,740,262312,46,
742,741,196855,743,0,262394,742,744,743,131320,744,327850,46,745,739,740,196855,746,0,262394,745,747,746,131320,747,
327761,44,748,732,0,327761,44,749,733,0,327856,46,750,748,749,131321,746,131320,746,458997,46,751,745,744,750,747,
131321,743,131320,743,458997,46,752,741,738,751,746,131321,735,131320,737,327761,44,753,732,0,327761,44,754,733,0,
327856,46,755,753,754,131321,735,131320,735,458997,46,756,752,743,755,737,131326,756,65592,327734,42,205,0,55,196663,
44,757,196663,47,758,196663,47,759,131320,760,327814,44,761,757,118,262205,44,762,5,131321,763,131320,763,458997,46,
764,120,760,765,766,458997,47,767,119,760,768,766,458997,44,769,762,760,770,766,327856,46,771,769,118,262390,772,766,
0,262394,771,773,772,131320,773,327812,44,774,769,761,393273,47,775,197,120,774,327737,47,776,199,775,327878,47,777,
776,759,327877,47,768,767,777,327808,44,778,769,69,327856,46,779,778,118,196855,780,0,262394,779,781,780,131320,781,
262312,46,782,764,196855,783,0,262394,782,784,783,131320,784,327812,44,785,778,761,393273,47,786,197,120,785,327737,
47,787,199,786,327879,47,788,787,758,327879,47,789,776,758,393273,46,790,349,788,789,131321,783,131320,783,458997,46,
791,764,781,790,784,131321,780,131320,780,458997,46,765,764,773,791,783,131321,766,131320,766,327808,44,770,769,36,
131321,763,131320,772,327761,44,792,767,0,327851,46,793,792,64,196855,794,0,262394,793,795,794,131320,795,458993,44,
796,122,69,64,792,131321,794,131320,794,327761,44,797,767,1,327851,46,798,797,64,196855,799,0,262394,798,800,799,
131320,800,458993,44,801,123,69,64,797,131321,799,131320,799,196855,802,0,262394,764,803,802,131320,803,196670,124,69,
131321,802,131320,802,65789,65592,327734,42,804,0,56,196663,44,805,196663,44,806,196663,44,807,131320,808,327812,44,
809,805,128,327808,44,810,809,806,327812,44,811,810,132,327808,44,812,811,807,327745,121,813,136,812,458986,44,814,
813,69,64,69,65789,65592,327734,42,290,0,57,196663,47,815,196663,44,816,131320,817,327745,63,818,60,114,262205,44,819,
818,327850,46,820,819,64,196855,821,0,262394,820,822,821,131320,822,327745,63,823,60,115,262205,44,824,823,327850,46,
825,824,33,131321,821,131320,821,458997,46,826,820,817,825,822,196855,827,0,262394,826,828,829,131320,828,131321,830,
131320,830,458997,44,831,64,828,832,833,327856,46,834,831,127,262390,835,833,1,262394,834,833,835,131320,833,327812,
44,836,831,35,327810,44,837,33,836,458764,44,838,1,38,35,837,458809,44,839,224,815,836,838,458809,42,840,804,831,839,
816,327808,44,832,831,105,131321,830,131320,835,131321,827,131320,829,131321,841,131320,841,458997,44,842,64,829,843,
844,327745,63,845,60,137,262205,44,846,845,327856,46,847,842,846,262390,848,844,0,262394,847,844,848,131320,844,
327737,44,849,220,842,327737,44,850,222,842,458809,44,851,224,815,849,850,458809,42,852,804,842,851,816,327808,44,843,
842,105,131321,841,131320,848,131321,827,131320,827,65789,65592};
/* histogram.comp -DGPUSORTI_ADDRESS, 5501 words */
static const uint32_t gpusorti_spv_histogram_address[] = {
119734787,66304,524299,944,0,131089,1,131089,5347,589834,0x5f565053,0x5f52484b,0x73796870,0x6c616369,0x6f74735f,
0x65676172,0x6675625f,7497062,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,5348,1,524303,5,2,0x6e69616d,0,3,4,5,
393232,2,17,1,1,1,262215,6,6,4,327752,7,0,35,0,327752,7,1,35,8,327752,7,2,35,16,327752,7,3,35,24,327752,7,4,35,32,
327752,7,5,35,40,327752,7,6,35,44,327752,7,7,35,48,327752,7,8,35,52,327752,7,9,35,56,327752,7,10,35,60,327752,7,11,35,
64,327752,7,12,35,80,327752,7,13,35,84,196679,7,2,262215,8,6,4,327752,9,0,35,0,196679,9,2,262215,3,11,26,262215,4,11,
24,262215,10,1,5,262215,11,6,8,327752,12,0,35,0,196679,12,2,262215,13,1,7,262215,14,1,10,262215,15,1,8,262215,16,1,6,
262215,17,1,9,262215,18,1,2,262215,5,11,29,262215,19,1,0,262215,20,1,12,262215,21,1,1,262215,22,1,11,262215,23,1,0,
262215,24,11,25,262215,25,1,3,262215,26,1,4,131091,27,196641,28,27,262165,29,32,0,196641,30,29,262167,31,29,2,393249,
32,31,31,29,29,131092,33,327713,34,31,33,29,393249,35,27,33,29,31,262177,36,31,31,393249,37,29,31,29,29,262177,38,29,
29,196641,39,31,327713,40,33,31,31,393249,41,27,29,31,31,393249,42,27,29,29,29,327713,43,27,31,29,262187,29,44,4,
262172,6,29,44,1048606,7,31,31,31,31,31,29,29,29,29,29,29,6,29,29,262176,45,9,7,262203,45,46,9,262165,47,32,1,262187,
47,48,5,262176,49,9,29,262187,29,50,0,262176,51,7,29,262187,47,52,4,262176,53,9,31,196647,54,5349,196637,8,29,196638,
9,8,262176,54,5349,9,262187,47,55,0,262176,56,5349,29,262167,57,29,3,262176,58,1,57,262203,58,3,1,262187,29,59,1,
262176,60,1,29,262203,58,4,1,262174,61,29,29,262187,29,62,32,262176,63,7,31,262187,47,64,2,262194,29,10,1,262187,29,
65,2,393268,33,66,170,10,65,262187,29,67,3,196647,68,5349,196637,11,31,196638,12,11,262176,68,5349,12,262176,69,5349,
31,262194,29,13,32,393268,33,70,170,13,62,262187,29,71,16,393268,33,72,170,13,71,458804,29,73,169,72,59,65,393268,47,
74,128,13,50,393268,33,75,170,10,65,262187,47,76,3,262187,47,77,1,262194,29,14,0,393268,33,78,170,14,65,393268,33,79,
170,14,65,393268,33,80,170,10,65,262194,29,15,0,393268,33,81,170,15,59,262194,29,16,32,393268,29,82,130,16,59,262187,
29,83,31,393268,29,84,199,82,83,393268,29,85,196,59,84,393268,33,86,170,15,65,262187,47,87,31,262194,29,17,0,393268,
33,88,171,17,50,393268,33,89,170,15,59,393268,33,90,170,15,65,393268,29,91,130,16,59,393268,47,92,128,91,50,393268,33,
93,174,16,62,262187,29,94,0xffffffff,393268,29,95,199,16,83,393268,29,96,196,59,95,393268,29,97,130,96,59,458804,29,
98,169,93,94,97,393268,33,99,171,17,50,393268,33,100,170,10,59,262187,47,101,8,262194,29,18,8,262187,47,102,9,262187,
29,103,64,393268,33,104,170,10,65,262187,29,105,1024,327724,31,106,50,50,262176,107,7,33,196650,33,108,262203,60,5,1,
262194,29,19,256,262176,109,4,29,262203,109,110,4,262203,109,111,4,262203,109,112,4,393268,29,113,128,16,18,393268,29,
114,130,113,59,393268,29,115,134,114,18,393268,29,116,196,59,18,393268,29,117,132,115,116,262194,29,20,0,262187,29,
118,7,393268,29,119,199,20,118,393268,29,120,196,59,119,393268,29,121,132,117,120,262172,122,29,121,262176,123,4,122,
262203,123,124,4,262187,47,125,7,393268,29,126,132,115,116,393268,29,127,132,126,120,262203,109,128,4,262203,109,129,
4,262187,47,130,11,262187,47,131,10,262187,29,132,264,262194,29,21,8,393268,29,133,132,19,21,262172,134,31,21,262176,
135,7,134,196649,33,136,393268,33,137,171,14,50,262194,29,22,0,393268,29,138,199,22,59,393268,33,139,170,138,50,
262187,29,140,288,262194,29,23,1,393267,57,24,23,59,59,262194,29,25,32,262194,29,26,1,262187,29,141,5,262187,29,142,8,
262187,29,143,24,262187,29,144,160,327734,27,2,0,28,131320,145,262203,51,146,7,262203,51,147,7,262203,51,148,7,262203,
51,149,7,262203,51,150,7,262203,63,151,7,262203,63,152,7,262203,63,153,7,262203,107,154,7,262203,63,155,7,262203,51,
156,7,262203,107,157,7,262203,51,158,7,262203,63,159,7,262203,51,160,7,262203,51,161,7,262203,51,162,7,262203,51,163,
7,262203,51,164,7,262203,135,165,7,262203,51,166,7,262203,51,167,7,262203,51,168,7,262203,51,169,7,262203,51,170,7,
262203,51,171,7,262203,51,172,7,262203,51,173,7,262203,51,174,7,262203,51,175,7,262205,29,176,5,196670,146,176,262201,
29,177,178,196670,147,177,196670,148,176,131321,179,131320,179,458997,29,180,176,145,181,182,327856,33,183,180,127,
262390,184,182,0,262394,183,182,184,131320,182,327745,109,185,124,180,196670,185,50,327808,29,181,180,19,196670,148,
181,131321,179,131320,184,327850,33,186,176,50,196855,187,0,262394,186,188,187,131320,188,196670,128,50,196670,129,50,
196670,112,50,196670,110,50,196670,111,50,131321,187,131320,187,327745,60,189,4,50,262205,29,190,189,327745,60,191,4,
59,262205,29,192,191,327812,29,193,190,192,196670,149,193,262201,29,194,195,327812,29,196,194,19,327808,29,197,196,
176,196670,150,197,131321,198,131320,198,458997,29,199,197,187,200,201,393281,49,202,46,130,55,262205,29,203,202,
327856,33,204,199,203,262390,205,201,0,262394,204,201,205,131320,201,327745,53,206,46,52,262205,31,207,206,262268,54,
208,207,327745,49,209,46,131,262205,29,210,209,327808,29,211,210,199,393281,56,212,208,55,211,327742,212,50,2,4,
327812,29,213,193,19,327808,29,200,199,213,196670,150,200,131321,198,131320,205,262368,65,65,132,262201,31,214,215,
196670,151,214,327852,33,216,177,50,196855,217,0,262394,216,218,219,131320,218,393273,31,220,221,108,50,327737,31,222,
223,220,196670,153,222,131321,217,131320,219,196670,153,106,131321,217,131320,217,458997,31,224,222,218,106,219,
196670,152,224,196670,154,108,327854,33,225,177,105,196855,226,0,262394,225,227,226,131320,227,458809,27,228,229,177,
214,224,262368,65,65,132,262205,29,230,110,262205,29,231,111,327760,31,232,230,231,196670,155,232,196670,156,50,
131321,233,131320,233,458997,33,234,108,227,235,236,458997,29,237,50,227,238,236,327745,49,239,46,125,262205,29,240,
239,327856,33,241,237,240,262390,242,236,0,262394,241,236,242,131320,236,327737,29,243,244,237,327737,29,245,246,237,
458809,29,247,248,232,243,245,327851,33,249,247,50,327845,33,235,234,249,196670,154,235,327808,29,238,237,77,196670,
156,238,131321,233,131320,242,196855,250,0,262394,234,251,250,131320,251,262205,29,252,112,327851,33,253,252,50,
131321,250,131320,250,458997,33,254,234,242,253,251,196855,255,0,262394,254,256,255,131320,256,393281,49,257,46,130,
77,262205,29,258,257,327851,33,259,258,50,131321,255,131320,255,458997,33,260,254,250,259,256,196670,154,260,131321,
226,131320,226,458997,33,261,108,217,260,255,262205,29,262,112,327851,33,263,262,50,196670,157,263,262368,65,65,132,
327817,29,264,176,120,196670,158,264,196670,159,106,327814,29,265,177,133,327817,29,266,177,133,327851,33,267,266,50,
393385,29,268,267,59,50,327808,29,269,265,268,196670,160,269,262201,29,270,195,196670,161,270,131321,271,131320,271,
458997,33,272,263,226,273,274,458997,29,275,270,226,276,274,327856,33,277,275,269,262390,278,274,0,262394,277,279,278,
131320,279,327812,29,280,275,133,196670,162,280,327810,29,281,177,280,458764,29,282,1,38,281,133,196670,163,282,
327850,33,283,282,133,196855,284,0,262394,283,285,286,131320,285,196670,164,50,131321,287,131320,287,458997,29,288,50,
285,289,290,327856,33,291,288,21,262390,292,290,1,262394,291,290,292,131320,290,327812,29,293,288,19,327808,29,294,
280,293,327808,29,295,294,176,393273,31,296,221,108,295,327737,31,297,223,296,327745,63,298,165,288,196670,298,297,
327808,29,289,288,77,196670,164,289,131321,287,131320,292,196670,166,50,131321,299,131320,299,458997,29,300,50,292,
301,302,327856,33,303,300,21,262390,304,302,1,262394,303,302,304,131320,302,327745,63,305,165,300,262205,31,306,305,
327878,31,307,306,224,262205,31,308,159,327877,31,309,308,307,196670,159,309,262205,31,310,305,393273,27,311,312,310,
264,327808,29,301,300,77,196670,166,301,131321,299,131320,304,131321,284,131320,286,196670,167,50,131321,313,131320,
313,458997,29,314,50,286,315,316,327856,33,317,314,21,262390,318,316,1,262394,317,319,318,131320,319,327812,29,320,
314,19,327808,29,321,320,176,196670,168,321,327854,33,322,321,282,196855,323,0,262394,322,324,323,131320,324,131321,
316,131320,323,327808,29,325,280,321,393273,31,326,221,108,325,327737,31,327,223,326,327745,63,328,165,314,196670,328,
327,262205,31,329,328,327878,31,330,329,224,262205,31,331,159,327877,31,332,331,330,196670,159,332,262205,31,333,328,
393273,27,334,312,333,264,131321,316,131320,316,327808,29,315,314,77,196670,167,315,131321,313,131320,318,131321,284,
131320,284,262312,33,335,272,196855,336,0,262394,335,337,336,131320,337,196670,169,50,131321,338,131320,338,458997,33,
339,272,337,340,341,458997,29,342,50,337,343,341,327856,33,344,342,21,262390,345,341,1,262394,344,346,345,131320,346,
327812,29,347,342,19,327808,29,348,347,176,196670,170,348,327856,33,349,348,282,196855,350,0,262394,349,351,350,
131320,351,327808,29,352,280,348,327808,29,353,352,59,327856,33,354,353,177,131321,350,131320,350,458997,33,355,349,
346,354,351,196855,356,0,262394,355,357,356,131320,357,262312,33,358,339,196855,359,0,262394,358,360,359,131320,360,
327808,29,361,280,348,327808,29,362,361,59,393273,31,363,221,108,362,327737,31,364,223,363,327879,31,365,364,214,
327745,63,366,165,342,262205,31,367,366,327879,31,368,367,214,393273,33,369,370,365,368,131321,359,131320,359,458997,
33,371,339,357,369,360,196670,157,371,131321,356,131320,356,458997,33,340,339,350,371,359,131321,341,131320,341,
327808,29,343,342,77,196670,169,343,131321,338,131320,345,131321,336,131320,336,458997,33,273,272,284,339,345,196855,
372,0,262394,261,373,372,131320,373,196670,171,50,131321,374,131320,374,458997,29,375,50,373,376,377,327856,33,378,
375,21,262390,379,377,1,262394,378,380,379,131320,380,327812,29,381,375,19,327808,29,382,381,176,196670,172,382,
327854,33,383,382,282,196855,384,0,262394,383,385,384,131320,385,131321,377,131320,384,327808,29,386,280,382,327745,
63,387,165,375,262205,31,388,387,458809,27,389,390,136,386,388,196855,391,0,262394,137,392,391,131320,392,131321,391,
131320,391,458997,33,393,137,384,139,392,196855,394,0,262394,393,395,394,131320,395,393273,31,396,397,108,386,458809,
27,398,399,136,386,396,131321,394,131320,394,131321,377,131320,377,327808,29,376,375,77,196670,171,376,131321,374,
131320,379,131321,372,131320,372,131321,274,131320,274,327808,29,276,275,193,196670,161,276,131321,271,131320,278,
327745,51,400,159,50,262205,29,401,400,327851,33,402,401,50,196855,403,0,262394,402,404,403,131320,404,262205,29,405,
400,458993,29,406,128,59,50,405,131321,403,131320,403,327745,51,407,159,59,262205,29,408,407,327851,33,409,408,50,
196855,410,0,262394,409,411,410,131320,411,262205,29,412,407,458993,29,413,129,59,50,412,131321,410,131320,410,196855,
414,0,262394,272,415,414,131320,415,196670,112,59,131321,414,131320,414,262368,65,65,132,196670,173,176,131321,416,
131320,416,458997,29,417,176,414,418,419,327745,49,420,46,125,262205,29,421,420,327812,29,422,421,116,327856,33,423,
417,422,262390,424,419,0,262394,423,425,424,131320,425,196670,174,50,196670,175,50,131321,426,131320,426,458997,29,
427,50,425,428,429,458997,29,430,50,425,431,429,327856,33,432,430,120,262390,433,429,1,262394,432,429,433,131320,429,
327812,29,434,417,120,327808,29,435,434,430,327745,109,436,124,435,262205,29,437,436,327808,29,428,427,437,196670,174,
428,327808,29,431,430,77,196670,175,431,131321,426,131320,433,327851,33,438,427,50,196855,439,0,262394,438,440,439,
131320,440,327745,53,441,46,52,262205,31,442,441,262268,54,443,442,327808,29,444,140,417,393281,56,445,443,55,444,
458986,29,446,445,59,50,427,131321,439,131320,439,131321,419,131320,419,327808,29,418,417,19,196670,173,418,131321,
416,131320,424,196855,447,0,262394,186,448,447,131320,448,262205,29,449,128,327851,33,450,449,50,196855,451,0,262394,
450,452,451,131320,452,327745,53,453,46,52,262205,31,454,453,262268,54,455,454,393281,56,456,455,55,77,262205,29,457,
128,458993,29,458,456,59,50,457,131321,451,131320,451,262205,29,459,129,327851,33,460,459,50,196855,461,0,262394,460,
462,461,131320,462,327745,53,463,46,52,262205,31,464,463,262268,54,465,464,393281,56,466,465,55,64,262205,29,467,129,
458993,29,468,466,59,50,467,131321,461,131320,461,262205,29,469,112,327851,33,470,469,50,196855,471,0,262394,470,472,
471,131320,472,327745,53,473,46,52,262205,31,474,473,262268,54,475,474,393281,56,476,475,55,76,458993,29,477,476,59,
50,59,131321,471,131320,471,196855,478,0,262394,261,479,478,131320,479,262201,29,480,195,327850,33,481,480,50,131321,
478,131320,478,458997,33,482,261,471,481,479,196855,483,0,262394,482,484,483,131320,484,327745,53,485,46,52,262205,31,
486,485,262268,54,487,486,393281,56,488,487,55,48,327742,488,59,2,4,131321,483,131320,483,131321,447,131320,447,65789,
65592,327734,29,178,0,30,131320,489,262203,51,490,7,327745,49,491,46,48,262205,29,492,491,327851,33,493,492,50,196855,
494,0,262394,493,495,496,131320,495,196670,490,492,131321,494,131320,496,327745,53,497,46,52,262205,31,498,497,262268,
54,499,498,393281,56,500,499,55,55,393277,29,501,500,2,4,196670,490,501,131321,494,131320,494,458997,29,502,492,495,
501,496,131326,502,65592,327734,29,195,0,30,131320,503,327745,60,504,3,59,262205,29,505,504,327745,60,506,4,50,262205,
29,507,506,327812,29,508,505,507,327745,60,509,3,50,262205,29,510,509,327808,29,511,508,510,131326,511,65592,327734,
31,512,0,32,196663,31,513,196663,29,514,196663,29,515,131320,516,262203,51,517,7,262203,51,518,7,327761,29,519,513,0,
327876,29,520,514,515,327829,61,521,519,520,327761,29,522,521,1,196670,518,522,327761,29,523,521,0,196670,517,523,
327761,29,524,513,1,327810,29,525,62,515,327874,29,526,514,525,327808,29,527,524,526,327808,29,528,527,522,327760,31,
529,523,528,131326,529,65592,327734,31,221,0,34,196663,33,530,196663,29,531,131320,532,327739,107,533,7,108,262203,63,
534,7,262203,63,535,7,262203,63,536,7,262203,51,537,7,262203,51,538,7,262203,51,539,7,196855,540,0,196859,50,541,
131320,541,196855,542,0,262394,530,543,544,131320,543,327745,53,545,46,64,262205,31,546,545,196670,536,546,131321,542,
131320,544,327745,53,547,46,55,262205,31,548,547,196670,536,548,131321,542,131320,542,458997,31,549,546,543,548,544,
196670,535,549,196855,550,0,262394,66,551,550,131320,551,458809,31,552,512,549,531,67,262268,68,553,552,393281,69,554,
553,55,55,393277,31,555,554,2,8,196670,533,136,196670,534,555,131321,540,131320,550,327846,33,556,70,530,196855,557,0,
262394,556,558,557,131320,558,458809,31,559,512,549,531,65,262268,54,560,559,393281,56,561,560,55,55,393277,29,562,
561,2,4,327760,31,563,562,50,196670,533,136,196670,534,563,131321,540,131320,557,196670,537,73,327876,29,564,59,73,
327810,29,565,564,59,327879,29,566,531,565,327812,29,567,566,13,196670,538,567,327874,29,568,531,73,458809,31,569,512,
549,568,65,262268,54,570,569,393281,56,571,570,55,55,393277,29,572,571,2,4,196670,539,572,262268,47,573,567,393419,29,
574,572,573,74,327760,31,575,574,50,196670,533,136,196670,534,575,131321,540,131320,540,590069,31,576,555,551,563,558,
575,557,131326,576,65592,327734,27,390,0,35,196663,33,577,196663,29,578,196663,31,579,131320,580,262203,63,581,7,
262203,63,582,7,196855,583,0,262394,577,584,585,131320,584,327745,53,586,46,64,262205,31,587,586,196670,582,587,
131321,583,131320,585,327745,53,588,46,55,262205,31,589,588,196670,582,589,131321,583,131320,583,458997,31,590,587,
584,589,585,196670,581,590,196855,591,0,262394,75,592,593,131320,592,458809,31,594,512,590,578,67,262268,68,595,594,
393281,69,596,595,55,55,327742,596,579,2,8,131321,591,131320,593,458809,31,597,512,590,578,65,262268,54,598,597,
327761,29,599,579,0,393281,56,600,598,55,55,327742,600,599,2,4,131321,591,131320,591,65789,65592,327734,31,397,0,34,
196663,33,601,196663,29,602,131320,603,327739,107,604,7,108,262203,63,605,7,262203,63,606,7,262203,63,607,7,196855,
608,0,196859,50,609,131320,609,196855,610,0,262394,601,611,612,131320,611,327745,53,613,46,76,262205,31,614,613,
196670,607,614,131321,610,131320,612,327745,53,615,46,77,262205,31,616,615,196670,607,616,131321,610,131320,610,
458997,31,617,614,611,616,612,196670,606,617,196855,618,0,262394,78,619,618,131320,619,458809,31,620,512,617,602,67,
262268,68,621,620,393281,69,622,621,55,55,393277,31,623,622,2,8,196670,604,136,196670,605,623,131321,608,131320,618,
458809,31,624,512,617,602,65,262268,54,625,624,393281,56,626,625,55,55,393277,29,627,626,2,4,327760,31,628,627,50,
196670,604,136,196670,605,628,131321,608,131320,608,458997,31,629,623,619,628,618,131326,629,65592,327734,27,399,0,35,
196663,33,630,196663,29,631,196663,31,632,131320,633,262203,63,634,7,262203,63,635,7,196855,636,0,262394,630,637,638,
131320,637,327745,53,639,46,76,262205,31,640,639,196670,635,640,131321,636,131320,638,327745,53,641,46,77,262205,31,
642,641,196670,635,642,131321,636,131320,636,458997,31,643,640,637,642,638,196670,634,643,196855,644,0,262394,79,645,
646,131320,645,458809,31,647,512,643,631,67,262268,68,648,647,393281,69,649,648,55,55,327742,649,632,2,8,131321,644,
131320,646,458809,31,650,512,643,631,65,262268,54,651,650,327761,29,652,632,0,393281,56,653,651,55,55,327742,653,652,
2,4,131321,644,131320,644,65789,65592,327734,31,223,0,36,196663,31,654,131320,655,262203,63,656,7,262203,51,657,7,
262203,51,658,7,196670,656,654,196855,659,0,262394,80,660,661,131320,660,196855,662,0,262394,81,663,662,131320,663,
327745,51,664,656,59,262205,29,665,664,327878,29,666,665,85,196670,664,666,131321,662,131320,662,196855,667,0,262394,
86,668,667,131320,668,327745,51,669,656,59,262205,29,670,669,262268,47,671,670,327875,47,672,671,87,262268,29,673,672,
196670,657,673,327877,29,674,673,85,327760,31,675,673,674,262205,31,676,656,327878,31,677,676,675,196670,656,677,
131321,667,131320,667,196855,678,0,262394,88,679,678,131320,679,262205,31,680,656,262344,31,681,680,196670,656,681,
131321,678,131320,678,131321,659,131320,661,196855,682,0,262394,89,683,682,131320,683,327745,51,684,656,50,262205,29,
685,684,327878,29,686,685,85,196670,684,686,131321,682,131320,682,196855,687,0,262394,90,688,687,131320,688,327745,51,
689,656,50,262205,29,690,689,262268,47,691,690,393418,47,692,691,92,77,262268,29,693,692,196670,658,693,327877,29,694,
693,85,327879,29,695,694,98,262205,29,696,689,327878,29,697,696,695,196670,689,697,131321,687,131320,687,196855,698,0,
262394,99,699,698,131320,699,327745,51,700,656,50,262205,29,701,700,327878,29,702,701,98,196670,700,702,131321,698,
131320,698,131321,659,131320,659,262205,31,703,656,131326,703,65592,327734,29,248,0,37,196663,31,704,196663,29,705,
196663,29,706,131320,707,327739,107,708,7,108,262203,51,709,7,262203,51,710,7,262203,51,711,7,262203,51,712,7,262203,
51,713,7,196855,714,0,196859,50,715,131320,715,196855,716,0,262394,100,717,716,131320,717,327761,29,718,704,0,262268,
47,719,705,262268,47,720,706,393419,29,721,718,719,720,196670,708,136,196670,709,721,131321,714,131320,716,327761,29,
722,704,1,327879,29,723,705,83,327874,29,724,722,723,196670,710,724,327854,33,725,705,62,196855,726,0,262394,725,727,
728,131320,727,196670,712,724,131321,726,131320,728,327761,29,729,704,0,327874,29,730,729,705,327850,33,731,705,50,
196855,732,0,262394,731,733,734,131320,733,196670,713,50,131321,732,131320,734,327810,29,735,62,705,327876,29,736,722,
735,196670,713,736,131321,732,131320,732,458997,29,737,50,733,736,734,327877,29,738,730,737,196670,712,738,131321,726,
131320,726,458997,29,739,724,727,738,732,196670,711,739,327876,29,740,59,706,327810,29,741,740,59,327879,29,742,739,
741,196670,708,136,196670,709,742,131321,714,131320,714,458997,29,743,721,717,742,726,131326,743,65592,327734,29,244,
0,38,196663,29,744,131320,745,327745,49,746,46,101,262205,29,747,746,327812,29,748,744,18,327808,29,749,747,748,
131326,749,65592,327734,29,246,0,38,196663,29,750,131320,751,327745,49,752,46,102,262205,29,753,752,327812,29,754,750,
18,327810,29,755,753,754,458764,29,756,1,38,18,755,131326,756,65592,327734,31,215,0,39,131320,757,262203,51,758,7,
262203,63,759,7,262203,51,760,7,262203,51,761,7,262203,51,762,7,262203,63,763,7,262203,51,764,7,262203,51,765,7,
327745,49,766,46,101,262205,29,767,766,327745,49,768,46,102,262205,29,769,768,327808,29,770,767,769,196670,758,770,
327854,33,771,770,62,196855,772,0,262394,771,773,774,131320,773,196670,760,94,131321,772,131320,774,327876,29,775,59,
770,327810,29,776,775,59,196670,760,776,131321,772,131320,772,458997,29,777,94,773,776,774,327854,33,778,770,103,
196855,779,0,262394,778,780,781,131320,780,196670,761,94,131321,779,131320,781,327852,33,782,770,62,196855,783,0,
262394,782,784,785,131320,784,327810,29,786,770,62,327876,29,787,59,786,327810,29,788,787,59,196670,762,788,131321,
783,131320,785,196670,762,50,131321,783,131320,783,458997,29,789,788,784,50,785,196670,761,789,131321,779,131320,779,
458997,29,790,94,780,789,783,327760,31,791,777,790,196670,759,791,327854,33,792,767,62,196855,793,0,262394,792,794,
795,131320,794,196670,764,94,131321,793,131320,795,327876,29,796,59,767,327810,29,797,796,59,196670,764,797,131321,
793,131320,793,458997,29,798,94,794,797,795,327852,33,799,767,62,196855,800,0,262394,799,801,802,131320,801,327810,29,
803,767,62,327876,29,804,59,803,327810,29,805,804,59,196670,765,805,131321,800,131320,802,196670,765,50,131321,800,
131320,800,458997,29,806,805,801,50,802,327760,31,807,798,806,196670,763,807,262344,31,808,807,327879,31,809,791,808,
131326,809,65592,327734,33,370,0,40,196663,31,810,196663,31,811,131320,812,327739,107,813,7,108,262203,107,814,7,
196855,815,0,196859,50,816,131320,816,196855,817,0,262394,104,818,817,131320,818,327761,29,819,810,1,327761,29,820,
811,1,327856,33,821,819,820,262312,33,822,821,196855,823,0,262394,822,824,823,131320,824,327850,33,825,819,820,196855,
826,0,262394,825,827,826,131320,827,327761,29,828,810,0,327761,29,829,811,0,327856,33,830,828,829,131321,826,131320,
826,458997,33,831,825,824,830,827,131321,823,131320,823,458997,33,832,821,818,831,826,196670,813,136,196670,814,832,
131321,815,131320,817,327761,29,833,810,0,327761,29,834,811,0,327856,33,835,833,834,196670,813,136,196670,814,835,
131321,815,131320,815,458997,33,836,832,823,835,817,131326,836,65592,327734,27,229,0,41,196663,29,837,196663,31,838,
196663,31,839,131320,840,262203,51,841,7,262203,63,842,7,262203,107,843,7,262203,51,844,7,262203,63,845,7,327814,29,
846,837,105,196670,841,846,196670,842,106,196670,843,108,262205,29,847,5,196670,844,847,131321,848,131320,848,458997,
33,849,108,840,850,851,458997,29,852,847,840,853,851,327856,33,854,852,105,262390,855,851,0,262394,854,856,855,131320,
856,327812,29,857,852,846,393273,31,858,221,108,857,327737,31,859,223,858,196670,845,859,327878,31,860,859,839,262205,
31,861,842,327877,31,862,861,860,196670,842,862,327808,29,863,852,59,327856,33,864,863,105,196855,865,0,262394,864,
866,865,131320,866,262312,33,867,849,196855,868,0,262394,867,869,868,131320,869,327812,29,870,863,846,393273,31,871,
221,108,870,327737,31,872,223,871,327879,31,873,872,838,327879,31,874,859,838,393273,33,875,370,873,874,131321,868,
131320,868,458997,33,876,849,866,875,869,196670,843,876,131321,865,131320,865,458997,33,850,849,856,876,868,131321,
851,131320,851,327808,29,853,852,19,196670,844,853,131321,848,131320,855,327745,51,877,842,50,262205,29,878,877,
327851,33,879,878,50,196855,880,0,262394,879,881,880,131320,881,262205,29,882,877,458993,29,883,110,59,50,882,131321,
880,131320,880,327745,51,884,842,59,262205,29,885,884,327851,33,886,885,50,196855,887,0,262394,886,888,887,131320,888,
262205,29,889,884,458993,29,890,111,59,50,889,131321,887,131320,887,196855,891,0,262394,849,892,891,131320,892,196670,
112,59,131321,891,131320,891,65789,65592,327734,27,893,0,42,196663,29,894,196663,29,895,196663,29,896,131320,897,
327812,29,898,894,116,327808,29,899,898,895,327812,29,900,899,120,327808,29,901,900,896,327745,109,902,124,901,458986,
29,903,902,59,50,59,65789,65592,327734,27,312,0,43,196663,31,904,196663,29,905,131320,906,262203,51,907,7,262203,51,
908,7,327745,49,909,46,101,262205,29,910,909,327850,33,911,910,50,196855,912,0,262394,911,913,912,131320,913,327745,
49,914,46,102,262205,29,915,914,327850,33,916,915,16,131321,912,131320,912,458997,33,917,911,906,916,913,196855,918,0,
262394,917,919,920,131320,919,196670,907,50,131321,921,131320,921,458997,29,922,50,919,923,924,327856,33,925,922,115,
262390,926,924,1,262394,925,924,926,131320,924,327812,29,927,922,18,327810,29,928,16,927,458764,29,929,1,38,18,928,
458809,29,930,248,904,927,929,458809,27,931,893,922,930,905,327808,29,923,922,77,196670,907,923,131321,921,131320,926,
131321,918,131320,920,196670,908,50,131321,932,131320,932,458997,29,933,50,920,934,935,327745,49,936,46,125,262205,29,
937,936,327856,33,938,933,937,262390,939,935,0,262394,938,935,939,131320,935,327737,29,940,244,933,327737,29,941,246,
933,458809,29,942,248,904,940,941,458809,27,943,893,933,942,905,327808,29,934,933,77,196670,908,934,131321,932,131320,
939,131321,918,131320,918,65789,65592};
/* bases.comp, 1433 words */
static const uint32_t gpusorti_spv_bases[] = {
119734787,66304,524299,244,0,131089,1,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,0,1,393231,5,2,0x6e69616d,0,3,
393232,2,17,1,1,1,262215,4,6,4,327752,5,0,35,0,196679,5,2,262215,6,34,0,262215,6,33,3,262215,7,6,4,327752,8,0,35,0,
327752,8,1,35,4,327752,8,2,35,8,327752,8,3,35,12,327752,8,4,35,16,327752,8,5,35,20,327752,8,6,35,24,327752,8,7,35,40,
327752,8,8,35,44,196679,8,2,262215,9,1,5,262215,10,1,2,262215,3,11,29,262215,11,1,0,262215,12,1,0,262215,13,11,25,
131091,14,196641,15,14,262165,16,32,0,262187,16,17,65535,196637,4,16,196638,5,4,262176,18,12,5,262203,18,6,12,262165,
19,32,1,262187,19,20,0,262176,21,12,16,262187,16,22,1,262187,16,23,0,131092,24,262187,16,25,2,262187,16,26,4,262172,7,
16,26,720926,8,16,16,16,16,16,16,7,16,16,262176,27,9,8,262203,27,28,9,262176,29,9,16,262194,16,9,1,393268,24,30,170,9,
22,262187,16,31,31,262187,16,32,32,262187,19,33,3,262194,16,10,8,262187,19,34,4,262187,19,35,6,262187,19,36,1,262187,
19,37,2,262187,19,38,5,262187,16,39,160,262187,16,40,16,196649,24,41,262187,16,42,8,262176,43,1,16,262203,43,3,1,
393268,16,44,196,22,10,262194,16,11,256,393268,16,45,134,11,44,393268,16,46,132,45,44,262187,16,47,288,393268,16,48,
132,25,11,262172,49,16,48,262176,50,4,49,262203,50,51,4,262176,52,4,16,262187,16,53,264,262194,16,12,1,262167,54,16,3,
393267,54,13,12,22,22,262187,16,55,161,262187,16,56,162,262187,16,57,34,327734,14,2,0,15,131320,58,262205,16,59,3,
327817,16,60,59,44,131321,61,131320,61,458997,16,62,23,58,63,64,327745,29,65,28,37,262205,16,66,65,327856,24,67,62,66,
262390,68,64,0,262394,67,69,68,131320,69,327814,16,70,59,44,327808,16,71,62,70,327856,24,72,71,66,196855,73,0,262394,
72,74,73,131320,74,327856,24,75,59,46,131321,73,131320,73,458997,24,76,72,69,75,74,327812,16,77,71,44,327808,16,78,47,
77,327808,16,79,78,60,196855,80,0,262394,76,81,82,131320,81,393281,21,83,6,20,79,262205,16,84,83,131321,80,131320,82,
131321,80,131320,80,458997,16,85,84,81,23,82,131321,86,131320,86,458997,16,87,23,80,88,89,458997,16,90,85,80,91,89,
458997,16,92,22,80,93,89,327856,24,94,92,44,262390,95,89,0,262394,94,96,95,131320,96,327808,16,97,87,59,327745,52,98,
51,97,196670,98,90,262368,25,25,53,327854,24,99,60,92,196855,100,0,262394,99,101,100,131320,101,327810,16,102,97,92,
327745,52,103,51,102,262205,16,104,103,327808,16,105,90,104,131321,100,131320,100,458997,16,91,90,96,105,101,327878,
16,88,87,11,131321,89,131320,89,327812,16,93,92,25,131321,86,131320,95,196855,106,0,262394,76,107,106,131320,107,
327810,16,108,90,85,393281,21,109,6,20,79,196670,109,108,131321,106,131320,106,262368,25,25,53,131321,64,131320,64,
327808,16,63,62,45,131321,61,131320,68,327850,24,110,59,23,196855,111,0,262394,110,112,111,131320,112,327745,29,113,
28,20,262205,16,114,113,327851,24,115,114,23,196855,116,0,262394,115,117,118,131320,117,131321,116,131320,118,393281,
21,119,6,20,20,262205,16,120,119,131321,116,131320,116,458997,16,121,114,117,120,118,393281,29,122,28,35,20,262205,16,
123,122,327814,16,124,121,123,327817,16,125,121,123,327851,24,126,125,23,393385,16,127,126,22,23,327808,16,128,124,
127,393281,21,129,6,20,36,262205,16,130,129,393281,21,131,6,20,37,262205,16,132,131,393281,21,133,6,20,33,262205,16,
134,133,327850,24,135,134,23,393281,21,136,6,20,38,262205,16,137,136,327851,24,138,137,23,131321,139,131320,139,
458997,24,140,138,116,141,142,458997,24,143,138,116,144,142,458997,16,145,23,116,146,142,458997,16,147,23,116,148,142,
458997,16,149,23,116,150,142,458997,16,151,23,116,152,142,327856,24,153,151,66,262390,154,142,0,262394,153,155,154,
131320,155,327812,16,156,26,151,327808,16,157,32,156,262312,24,158,135,196855,159,0,262394,158,160,159,131320,160,
327745,29,161,28,33,262205,16,162,161,327812,16,163,151,10,327808,16,164,162,163,327745,29,165,28,34,262205,16,166,
165,327810,16,167,166,163,458764,16,168,1,38,10,167,196855,169,0,196859,23,170,131320,170,196855,171,0,262394,30,172,
171,131320,172,262268,19,173,164,262268,19,174,168,393419,16,175,130,173,174,131321,169,131320,171,327879,16,176,164,
31,327874,16,177,132,176,327854,24,178,164,32,196855,179,0,262394,178,180,181,131320,180,131321,179,131320,181,327874,
16,182,130,164,327850,24,183,164,23,196855,184,0,262394,183,185,186,131320,185,131321,184,131320,186,327810,16,187,32,
164,327876,16,188,132,187,131321,184,131320,184,458997,16,189,23,185,188,186,327877,16,190,182,189,131321,179,131320,
179,458997,16,191,177,180,190,184,327876,16,192,22,168,327810,16,193,192,22,327879,16,194,191,193,131321,169,131320,
169,458997,16,195,175,172,194,179,327850,24,196,195,23,131321,159,131320,159,458997,24,197,135,155,196,169,327808,16,
198,39,156,393385,16,199,197,23,128,458764,16,200,1,38,199,17,393281,21,201,6,20,198,196670,201,200,327808,16,202,156,
55,327850,24,203,200,23,196855,204,0,262394,203,205,206,131320,205,131321,204,131320,206,327814,16,207,199,200,327817,
16,208,199,200,327851,24,209,208,23,393385,16,210,209,22,23,327808,16,211,207,210,131321,204,131320,204,458997,16,212,
23,205,211,206,393281,21,213,6,20,202,196670,213,212,327808,16,214,156,56,393281,21,215,6,20,214,196670,215,22,196855,
216,0,262394,197,217,216,131320,217,393281,21,218,6,20,157,196670,218,22,131321,142,131320,216,393385,16,219,143,25,
23,393385,16,220,140,23,26,327877,16,221,219,220,327850,24,222,149,23,393385,16,223,222,40,23,327877,16,224,221,223,
393281,21,225,6,20,157,196670,225,224,327808,16,226,156,57,393281,21,227,6,20,226,196670,227,149,262312,24,228,143,
327808,16,229,149,36,131321,142,131320,142,458997,24,141,140,217,41,216,458997,24,144,143,217,228,216,458997,16,146,
145,217,224,216,458997,16,148,147,217,157,216,458997,16,150,149,217,229,216,327808,16,152,151,36,131321,139,131320,
154,327852,24,230,149,23,196855,231,0,262394,230,232,231,131320,232,327877,16,233,145,32,393385,16,234,143,23,42,
327877,16,235,233,234,393281,21,236,6,20,147,196670,236,235,131321,231,131320,231,327850,24,237,149,23,196855,238,0,
262394,237,239,240,131320,239,131321,238,131320,240,393385,16,241,143,22,23,131321,238,131320,238,458997,16,242,25,
239,241,240,393281,21,243,6,20,34,196670,243,242,131321,111,131320,111,65789,65592};
/* bases.comp -DGPUSORTI_ADDRESS, 2080 words */
static const uint32_t gpusorti_spv_bases_address[] = {
119734787,66304,524299,330,0,131089,1,131089,5347,589834,0x5f565053,0x5f52484b,0x73796870,0x6c616369,0x6f74735f,
0x65676172,0x6675625f,7497062,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,5348,1,393231,5,2,0x6e69616d,0,3,
393232,2,17,1,1,1,262215,4,6,4,327752,5,0,35,0,327752,5,1,35,8,327752,5,2,35,16,327752,5,3,35,24,327752,5,4,35,32,
327752,5,5,35,40,327752,5,6,35,44,327752,5,7,35,48,327752,5,8,35,52,327752,5,9,35,56,327752,5,10,35,60,327752,5,11,35,
64,327752,5,12,35,80,327752,5,13,35,84,196679,5,2,262215,6,6,4,327752,7,0,35,0,196679,7,2,262215,8,1,5,262215,9,1,2,
262215,3,11,29,262215,10,1,0,262215,11,1,0,262215,12,11,25,262215,13,1,1,262215,14,1,3,262215,15,1,4,262215,16,1,6,
262215,17,1,7,262215,18,1,8,262215,19,1,9,262215,20,1,10,262215,21,1,11,262215,22,1,12,131091,23,196641,24,23,262165,
25,32,0,327713,26,23,25,25,196641,27,25,262167,28,25,2,393249,29,25,28,25,25,262177,30,25,25,262176,31,7,25,262187,25,
32,65535,262187,25,33,4,262172,4,25,33,1048606,5,28,28,28,28,28,25,25,25,25,25,25,4,25,25,262176,34,9,5,262203,34,35,
9,262165,36,32,1,262187,36,37,4,262176,38,9,28,196647,39,5349,196637,6,25,196638,7,6,262176,39,5349,7,262187,36,40,0,
262176,41,5349,25,262187,25,42,1,262187,25,43,0,131092,44,262187,25,45,2,262187,36,46,5,262176,47,9,25,262194,25,8,1,
393268,44,48,170,8,42,262187,25,49,31,262187,25,50,32,262187,36,51,8,262194,25,9,8,262187,36,52,9,262187,36,53,11,
262176,54,7,28,262187,36,55,1,262187,36,56,2,262176,57,7,44,262187,36,58,3,262187,36,59,7,262187,25,60,160,262187,25,
61,16,196649,44,62,262187,25,63,8,262176,64,1,25,262203,64,3,1,393268,25,65,196,42,9,262194,25,10,256,393268,25,66,
134,10,65,393268,25,67,132,66,65,262187,25,68,288,393268,25,69,132,45,10,262172,70,25,69,262176,71,4,70,262203,71,72,
4,262176,73,4,25,262187,25,74,264,262194,25,11,1,262167,75,25,3,393267,75,12,11,42,42,262194,25,13,8,262194,25,14,32,
262194,25,15,1,262194,25,16,32,262194,25,17,32,262194,25,18,0,262194,25,19,0,262194,25,20,0,262194,25,21,0,262194,25,
22,0,393268,25,76,132,10,13,262187,25,77,3,262187,25,78,5,262187,25,79,24,393268,44,80,174,16,50,262187,25,81,
0xffffffff,393268,25,82,199,16,49,393268,25,83,196,42,82,393268,25,84,130,83,42,458804,25,85,169,80,81,84,393268,25,
86,130,16,42,393268,25,87,199,86,49,393268,25,88,196,42,87,196650,44,89,262187,25,90,161,262187,25,91,162,262187,25,
92,34,327734,23,2,0,24,131320,93,262203,31,94,7,262203,31,95,7,327739,57,96,7,89,262203,31,97,7,262203,31,98,7,262203,
31,99,7,262203,31,100,7,262203,31,101,7,262203,31,102,7,262203,31,103,7,262203,31,104,7,262203,31,105,7,262203,31,106,
7,262203,31,107,7,262203,31,108,7,262203,54,109,7,262203,57,110,7,262203,57,111,7,262203,57,112,7,262203,31,113,7,
262203,31,114,7,262203,31,115,7,262203,31,116,7,262203,31,117,7,262203,57,118,7,262203,31,119,7,262203,31,120,7,
262203,31,121,7,262203,31,122,7,262203,31,123,7,262203,31,124,7,262203,57,125,7,262203,31,126,7,262203,31,127,7,
262203,31,128,7,262203,31,129,7,262203,31,130,7,262203,31,131,7,262205,25,132,3,196670,121,132,327817,25,133,132,65,
196670,122,133,196670,123,43,131321,134,131320,134,458997,25,135,43,93,136,137,327745,47,138,35,59,262205,25,139,138,
327856,44,140,135,139,262390,141,137,0,262394,140,142,141,131320,142,327814,25,143,132,65,327808,25,144,135,143,
196670,124,144,327856,44,145,144,139,196855,146,0,262394,145,147,146,131320,147,327856,44,148,132,67,131321,146,
131320,146,458997,44,149,145,142,148,147,196670,125,149,327812,25,150,144,65,327808,25,151,68,150,327808,25,152,151,
133,196670,126,152,196855,153,0,262394,149,154,155,131320,154,327745,38,156,35,37,262205,28,157,156,262268,39,158,157,
393281,41,159,158,40,152,393277,25,160,159,2,4,196670,128,160,131321,153,131320,155,196670,128,43,131321,153,131320,
153,458997,25,161,160,154,43,155,196670,127,161,196670,129,161,196670,130,43,196670,131,42,131321,162,131320,162,
458997,25,163,43,153,164,165,458997,25,166,161,153,167,165,458997,25,168,42,153,169,165,327856,44,170,168,65,262390,
171,165,0,262394,170,172,171,131320,172,327808,25,173,163,132,327745,73,174,72,173,196670,174,166,262368,45,45,74,
327854,44,175,133,168,196855,176,0,262394,175,177,176,131320,177,327810,25,178,173,168,327745,73,179,72,178,262205,25,
180,179,327808,25,181,166,180,196670,129,181,131321,176,131320,176,458997,25,167,166,172,181,177,327878,25,164,163,10,
196670,130,164,131321,165,131320,165,327812,25,169,168,45,196670,131,169,131321,162,131320,171,196855,182,0,262394,
149,183,182,131320,183,327745,38,184,35,37,262205,28,185,184,262268,39,186,185,327810,25,187,166,161,393281,41,188,
186,40,152,327742,188,187,2,4,131321,182,131320,182,262368,45,45,74,131321,137,131320,137,327808,25,136,135,66,196670,
123,136,131321,134,131320,141,327850,44,189,132,43,196855,190,0,262394,189,191,190,131320,191,327745,47,192,35,46,
262205,25,193,192,327851,44,194,193,43,196855,195,0,262394,194,196,197,131320,196,196670,105,193,131321,195,131320,
197,327745,38,198,35,37,262205,28,199,198,262268,39,200,199,393281,41,201,200,40,40,393277,25,202,201,2,4,196670,105,
202,131321,195,131320,195,458997,25,203,193,196,202,197,196670,106,203,196670,107,203,393281,47,204,35,53,40,262205,
25,205,204,327814,25,206,203,205,327817,25,207,203,205,327851,44,208,207,43,393385,25,209,208,42,43,327808,25,210,206,
209,196670,108,210,327745,38,211,35,37,262205,28,212,211,262268,39,213,212,393281,41,214,213,40,55,393277,25,215,214,
2,4,393281,41,216,213,40,56,393277,25,217,216,2,4,327760,28,218,215,217,196670,109,218,393281,41,219,213,40,58,393277,
25,220,219,2,4,327850,44,221,220,43,196670,110,221,393281,41,222,213,40,46,393277,25,223,222,2,4,327851,44,224,223,43,
196670,111,224,196670,112,224,196670,113,43,196670,114,43,196670,115,43,196670,116,43,131321,225,131320,225,458997,44,
226,224,195,227,228,458997,44,229,224,195,230,228,458997,25,231,43,195,232,228,458997,25,233,43,195,234,228,458997,25,
235,43,195,236,228,458997,25,237,43,195,238,228,327856,44,239,237,139,262390,240,228,0,262394,239,241,240,131320,241,
327812,25,242,33,237,327808,25,243,50,242,196670,117,243,262312,44,244,221,196855,245,0,262394,244,246,245,131320,246,
327745,47,247,35,51,262205,25,248,247,327812,25,249,237,9,327808,25,250,248,249,196670,104,250,327745,47,251,35,52,
262205,25,252,251,327810,25,253,252,249,458764,25,254,1,38,9,253,196670,103,254,196670,96,89,196855,255,0,196859,43,
256,131320,256,196855,257,0,262394,48,258,257,131320,258,262268,36,259,250,262268,36,260,254,393419,25,261,215,259,
260,196670,96,62,196670,97,261,131321,255,131320,257,327879,25,262,250,49,327874,25,263,217,262,196670,98,263,327854,
44,264,250,50,196855,265,0,262394,264,266,267,131320,266,196670,100,263,131321,265,131320,267,327874,25,268,215,250,
327850,44,269,250,43,196855,270,0,262394,269,271,272,131320,271,196670,101,43,131321,270,131320,272,327810,25,273,50,
250,327876,25,274,217,273,196670,101,274,131321,270,131320,270,458997,25,275,43,271,274,272,327877,25,276,268,275,
196670,100,276,131321,265,131320,265,458997,25,277,263,266,276,270,196670,99,277,327876,25,278,42,254,327810,25,279,
278,42,327879,25,280,277,279,196670,96,62,196670,97,280,131321,255,131320,255,458997,25,281,261,258,280,265,196670,
102,281,327850,44,282,281,43,131321,245,131320,245,458997,44,283,221,241,282,255,196670,118,283,327808,25,284,60,242,
393385,25,285,283,43,210,458764,25,286,1,38,285,32,196670,94,286,393281,41,287,213,40,284,327742,287,286,2,4,327808,
25,288,242,90,327850,44,289,286,43,196855,290,0,262394,289,291,292,131320,291,196670,95,43,131321,290,131320,292,
327814,25,293,285,286,327817,25,294,285,286,327851,44,295,294,43,393385,25,296,295,42,43,327808,25,297,293,296,196670,
95,297,131321,290,131320,290,458997,25,298,43,291,297,292,393281,41,299,213,40,288,327742,299,298,2,4,327808,25,300,
242,91,393281,41,301,213,40,300,327742,301,42,2,4,196855,302,0,262394,283,303,302,131320,303,393281,41,304,213,40,243,
327742,304,42,2,4,131321,228,131320,302,393385,25,305,229,45,43,393385,25,306,226,43,33,327877,25,307,305,306,327850,
44,308,235,43,393385,25,309,308,61,43,327877,25,310,307,309,196670,119,310,393281,41,311,213,40,243,327742,311,310,2,
4,327808,25,312,242,92,393281,41,313,213,40,312,327742,313,235,2,4,196670,114,243,196670,115,310,262312,44,314,229,
196670,111,314,196670,112,62,327808,25,315,235,55,196670,113,315,131321,228,131320,228,458997,44,227,226,303,62,302,
458997,44,230,229,303,314,302,458997,25,232,231,303,310,302,458997,25,234,233,303,243,302,458997,25,236,235,303,315,
302,327808,25,238,237,55,196670,116,238,131321,225,131320,240,327852,44,316,235,43,196855,317,0,262394,316,318,317,
131320,318,327877,25,319,231,50,393385,25,320,229,43,63,327877,25,321,319,320,393281,41,322,213,40,233,327742,322,321,
2,4,131321,317,131320,317,327850,44,323,235,43,196855,324,0,262394,323,325,326,131320,325,196670,120,45,131321,324,
131320,326,393385,25,327,229,42,43,196670,120,327,131321,324,131320,324,458997,25,328,45,325,327,326,393281,41,329,
213,40,37,327742,329,328,2,4,131321,190,131320,190,65789,65592};
/* onesweep.comp, 10220 words */
static const uint32_t gpusorti_spv_onesweep[] = {
119734787,66304,524299,1834,0,131089,1,131089,61,131089,63,131089,64,393227,1,0x4c534c47,0x6474732e,808793134,0,
196622,0,1,655375,5,2,0x6e69616d,0,3,4,5,6,7,393232,2,17,1,1,1,262215,8,6,4,327752,9,0,35,0,327752,9,1,35,4,327752,9,
2,35,8,327752,9,3,35,12,327752,9,4,35,16,327752,9,5,35,20,327752,9,6,35,24,327752,9,7,35,40,327752,9,8,35,44,196679,9,
2,262215,10,6,4,327752,11,0,35,0,196679,11,2,262215,12,34,0,262215,12,33,3,262215,3,11,26,262215,4,11,24,262215,13,1,
5,262215,14,6,8,327752,15,0,35,0,196679,15,2,262215,16,34,0,262215,16,33,2,262215,17,6,8,327752,18,0,35,0,196679,18,2,
262215,19,34,0,262215,19,33,0,262215,20,6,4,327752,21,0,35,0,196679,21,2,262215,22,34,0,262215,22,33,2,262215,23,1,7,
262215,24,6,4,327752,25,0,35,0,196679,25,2,262215,26,34,0,262215,26,33,0,262215,27,1,10,262215,28,6,8,327752,29,0,35,
0,196679,29,2,262215,30,34,0,262215,30,33,1,262215,31,6,4,327752,32,0,35,0,196679,32,2,262215,33,34,0,262215,33,33,1,
262215,34,1,8,262215,35,1,6,262215,36,1,9,262215,37,1,2,262215,38,1,1,262215,39,1,12,262215,5,11,40,196679,6,0,262215,
6,11,41,196679,40,0,262215,41,1,3,262215,42,1,4,262215,43,1,0,262215,7,11,4420,262215,44,1,11,262215,45,1,0,262215,46,
11,25,131091,47,196641,48,47,262165,49,32,0,196641,50,49,131092,51,262167,52,49,2,327713,53,52,51,49,393249,54,47,51,
49,52,262177,55,52,52,393249,56,49,52,49,49,262177,57,49,49,327713,58,51,52,52,262177,59,52,49,327713,60,47,49,52,
327713,61,47,49,49,262177,62,49,52,393249,63,47,49,49,49,262177,64,51,49,262176,65,7,49,393249,66,49,49,65,65,458785,
67,47,49,49,51,51,458785,68,47,51,51,49,49,262177,69,47,49,589857,70,51,51,49,49,51,51,52,262187,49,71,4,262172,8,49,
71,720926,9,49,49,49,49,49,49,8,49,49,262176,72,9,9,262203,72,73,9,262165,74,32,1,262187,74,75,0,262176,76,9,49,
262187,49,77,0,196637,10,49,196638,11,10,262176,78,12,11,262203,78,12,12,262176,79,12,49,262167,80,49,3,262176,81,1,
80,262203,81,3,1,262187,49,82,1,262176,83,1,49,262203,81,4,1,262194,49,13,1,262187,49,84,2,393268,51,85,170,13,84,
196637,14,52,196638,15,14,262176,86,12,15,262203,86,16,12,262187,74,87,7,262176,88,12,52,196637,17,52,196638,18,17,
262176,89,12,18,262203,89,19,12,196637,20,49,196638,21,20,262176,90,12,21,262203,90,22,12,262194,49,23,32,262187,49,
91,32,393268,51,92,170,23,91,196637,24,49,196638,25,24,262176,93,12,25,262203,93,26,12,262187,49,94,16,393268,51,95,
170,23,94,458804,49,96,169,95,82,84,393268,74,97,128,23,77,393268,51,98,170,13,84,262194,49,27,0,393268,51,99,170,27,
84,262187,74,100,8,196637,28,52,196638,29,28,262176,101,12,29,262203,101,30,12,196637,31,49,196638,32,31,262176,102,
12,32,262203,102,33,12,393268,51,103,170,27,84,393268,51,104,170,13,84,262194,49,34,0,393268,51,105,170,34,82,262194,
49,35,32,393268,49,106,130,35,82,262187,49,107,31,393268,49,108,199,106,107,393268,49,109,196,82,108,393268,51,110,
170,34,84,262187,74,111,31,262194,49,36,0,393268,51,112,171,36,77,393268,51,113,170,34,82,393268,51,114,170,34,84,
393268,49,115,130,35,82,393268,74,116,128,115,77,262187,74,117,1,393268,51,118,174,35,91,262187,49,119,0xffffffff,
393268,49,120,199,35,107,393268,49,121,196,82,120,393268,49,122,130,121,82,458804,49,123,169,118,119,122,393268,51,
124,171,36,77,393268,51,125,170,13,84,393268,51,126,171,36,77,393268,51,127,170,34,82,393268,51,128,170,34,84,393268,
51,129,171,36,77,393268,51,130,170,34,82,393268,51,131,170,34,84,393268,49,132,130,35,82,393268,74,133,128,132,77,
393268,51,134,170,13,82,262187,74,135,3,262194,49,37,8,262187,74,136,4,393268,51,137,170,13,84,262194,49,38,8,262172,
138,49,38,262176,139,6,138,262203,139,140,6,262176,141,6,49,393268,51,142,170,13,84,393268,51,143,170,13,84,458804,49,
144,169,143,38,82,262172,145,49,144,262176,146,6,145,262203,146,147,6,393268,51,148,170,13,84,393268,51,149,170,13,84,
393268,51,150,170,13,84,262194,49,39,0,393268,49,151,199,39,84,393268,51,152,171,151,77,393268,49,153,128,38,82,
393268,49,154,134,153,84,458804,49,155,169,152,154,38,262172,156,49,155,262176,157,6,156,262203,157,158,6,262187,49,
159,65535,327732,51,160,168,152,262187,74,161,16,262203,141,162,6,262203,141,163,6,262203,141,164,6,262203,141,165,6,
262203,141,166,6,262203,141,167,6,262203,83,5,1,262203,83,6,1,262194,49,41,32,262203,141,168,6,262194,49,42,1,393268,
51,169,170,42,77,262167,170,49,4,196649,51,171,262187,49,172,3,262194,49,43,256,393268,49,173,134,43,41,262172,174,49,
173,262176,175,4,174,262203,175,176,4,262176,177,4,49,262187,49,178,264,262187,74,179,6,262187,49,180,288,393268,49,
181,196,82,37,262187,74,182,5,262187,49,183,64,262187,49,184,29,262187,49,185,0x9e3779b1,262187,49,186,0x85ebca6b,
262187,74,187,15,393268,49,188,194,39,100,262187,49,189,7,393268,49,190,199,188,189,393268,51,191,170,190,172,393268,
51,192,170,190,71,393268,49,193,199,39,94,393268,51,194,171,193,77,393268,51,195,171,42,77,393268,51,196,178,41,91,
393268,51,197,167,195,196,393268,49,198,130,91,41,393268,49,199,194,119,198,262176,200,1,170,262203,200,7,1,262187,74,
201,12,393268,49,202,194,39,201,262187,49,203,15,393268,49,204,199,202,203,393268,49,205,128,82,204,393268,49,206,128,
38,205,393268,49,207,130,206,82,393268,49,208,134,207,205,393268,49,209,132,208,43,393268,49,210,128,209,82,393268,49,
211,132,13,210,393268,49,212,132,27,210,393268,49,213,128,211,212,393268,49,214,128,173,82,393268,49,215,134,214,84,
458804,49,216,169,194,215,173,393268,49,217,132,216,181,393268,51,218,172,213,217,458804,49,219,169,218,213,217,
262172,220,49,219,262176,221,4,220,262203,221,222,4,262187,49,223,6,262203,141,224,6,262187,74,225,2,393268,49,226,
194,39,161,393268,49,227,199,226,203,393268,51,228,170,227,77,262187,49,229,8,393268,49,230,194,39,161,393268,49,231,
199,230,203,458804,49,232,169,228,229,231,262172,233,49,232,262176,234,7,233,393268,49,235,130,232,82,262187,49,236,
536870912,262187,49,237,0x40000000,262187,49,238,536870911,196650,51,239,262172,240,49,181,262176,241,4,240,262203,
241,242,4,393268,49,243,132,43,38,262203,141,244,6,262187,74,245,24,327724,52,246,119,119,393268,51,247,171,27,77,
458804,49,248,169,247,38,82,262172,249,49,248,262176,250,6,249,262203,250,251,6,393268,51,252,170,27,84,393268,51,253,
170,27,84,458804,49,254,169,253,38,82,262172,255,49,254,262176,256,6,255,262203,256,257,6,393268,51,258,170,27,84,
393268,49,259,128,38,208,393268,49,260,130,259,82,393268,49,261,134,260,208,393268,51,262,170,261,82,393268,51,263,
170,13,84,393268,51,264,170,27,84,393268,49,265,128,211,210,393268,51,266,170,27,84,393268,51,267,170,261,82,393268,
51,268,170,13,84,393268,51,269,170,13,84,393268,51,270,170,27,84,393268,49,271,128,211,210,393268,49,272,137,208,71,
393268,51,273,171,272,77,393268,49,274,137,38,208,393268,51,275,171,274,77,262203,241,276,4,393268,49,277,199,39,82,
393268,51,278,171,277,77,327732,51,279,168,247,393268,51,280,167,278,279,262203,177,281,4,262203,177,282,4,262203,177,
283,4,262194,49,44,0,393268,49,284,199,44,82,393268,51,285,171,284,77,393268,49,286,199,44,84,393268,51,287,170,286,
77,327732,51,288,168,247,393268,51,289,167,278,288,393268,51,290,171,190,77,393268,49,291,134,181,41,393268,49,292,
130,38,82,393268,51,293,170,261,82,262187,49,294,72,327724,52,295,77,77,393268,51,296,170,190,84,262194,49,45,1,
393267,80,46,45,82,82,262187,49,297,33,262187,49,298,34,327734,47,2,0,48,131320,299,262203,65,300,7,262203,65,301,7,
262203,65,302,7,262203,65,303,7,196855,304,0,196859,77,305,131320,305,262201,49,306,307,327814,49,308,306,243,327817,
49,309,306,243,327851,51,310,309,77,393385,49,311,310,82,77,327808,49,312,308,311,393281,76,313,73,179,117,262205,49,
314,313,393281,76,315,73,179,75,262205,49,316,315,327812,49,317,314,316,327854,51,318,317,312,262312,51,319,318,
196855,320,0,262394,319,321,320,131320,321,262201,49,322,323,327810,49,324,312,317,458764,49,325,1,38,316,324,327854,
51,326,322,325,131321,320,131320,320,458997,51,327,318,305,326,321,196855,328,0,262394,327,329,328,131320,329,131321,
304,131320,328,327745,76,330,73,117,262205,49,331,330,327812,49,332,71,331,327808,49,333,91,332,262201,47,334,335,
262205,49,336,168,327850,51,337,336,77,196855,338,0,262394,337,339,338,131320,339,327808,49,340,332,297,393281,79,341,
12,75,340,458986,49,342,341,82,77,82,196670,281,342,196670,282,77,196670,283,77,131321,338,131320,338,393281,79,343,
12,75,333,262205,49,344,343,327808,49,345,332,298,393281,79,346,12,75,345,262205,49,347,346,393281,76,348,73,179,135,
262205,49,349,348,327812,49,350,347,349,327808,49,351,350,314,262205,49,352,168,327856,51,353,352,181,196855,354,0,
262394,353,355,354,131320,355,262201,49,356,357,262205,49,358,168,327808,49,359,356,358,393281,79,360,12,75,359,
262205,49,361,360,131321,354,131320,354,458997,49,362,77,338,361,355,262205,49,363,168,131321,364,131320,364,458997,
49,365,363,354,366,367,327856,51,368,365,217,262390,369,367,0,262394,368,367,369,131320,367,327745,177,370,222,365,
196670,370,77,327808,49,366,365,43,131321,364,131320,369,327879,49,371,344,82,327851,51,372,371,77,196855,373,0,
262394,372,374,373,131320,374,131321,304,131320,373,262368,84,84,178,327879,49,375,344,84,327851,51,376,375,77,327879,
49,377,344,71,327851,51,378,377,77,327879,49,379,344,229,327851,51,380,379,77,196855,381,0,262394,285,382,381,131320,
382,327879,49,383,344,94,327851,51,384,383,77,131321,381,131320,381,458997,51,385,285,373,384,382,262312,51,386,287,
196855,387,0,262394,386,388,387,131320,388,327879,49,389,344,91,327850,51,390,389,77,131321,387,131320,387,458997,51,
391,287,381,390,388,327817,49,392,351,172,327812,49,393,84,392,327808,49,394,393,82,196670,224,394,262205,49,395,224,
327808,49,396,395,82,196670,244,396,327737,49,397,398,331,196670,162,397,327737,49,399,400,331,196670,163,399,196855,
401,0,262394,289,402,401,131320,402,327745,76,403,73,135,262205,49,404,403,327850,51,405,404,77,131321,401,131320,401,
458997,51,406,289,387,405,402,196855,407,0,262394,406,408,407,131320,408,327745,76,409,73,136,262205,49,410,409,
327850,51,411,410,35,131321,407,131320,407,458997,51,412,406,401,411,408,196855,413,0,262394,412,414,413,131320,414,
327879,49,415,344,94,327850,51,416,415,77,131321,413,131320,413,458997,51,417,412,407,416,414,196855,418,0,262394,417,
419,420,131320,419,262205,49,421,162,262205,49,422,163,327808,49,423,421,422,131321,418,131320,420,131321,418,131320,
418,458997,49,424,423,419,77,420,327850,51,425,424,77,196855,426,0,262394,425,427,428,131320,427,131321,426,131320,
428,327854,51,429,424,91,196855,430,0,262394,429,431,432,131320,431,131321,430,131320,432,327810,49,433,91,424,131321,
430,131320,430,458997,49,434,77,431,433,432,327874,49,435,119,434,131321,426,131320,426,458997,49,436,77,427,435,430,
327858,51,437,424,91,196855,438,0,262394,437,439,440,131320,439,131321,438,131320,440,327810,49,441,183,424,327874,49,
442,119,441,131321,438,131320,438,458997,49,443,77,439,442,440,327760,52,444,436,443,262205,49,445,281,327810,49,446,
445,317,327812,49,447,445,243,327810,49,448,306,447,458764,49,449,1,38,448,243,196855,450,0,262394,290,451,450,131320,
451,327737,51,452,453,446,131321,450,131320,450,458997,51,454,290,438,452,451,131321,455,131320,455,458997,52,456,444,
450,295,457,458997,49,458,77,450,459,457,458997,49,460,77,450,461,457,458997,51,462,239,450,171,457,458997,49,463,77,
450,464,457,262390,465,457,0,131321,466,131320,466,524345,47,467,468,376,378,447,449,196855,469,0,262394,247,470,469,
131320,470,524345,47,471,472,376,385,447,449,131321,469,131320,469,262312,51,473,462,327847,51,474,412,473,196855,475,
0,262394,474,476,475,131320,476,327737,52,477,478,77,327737,49,479,480,477,327737,51,481,482,479,262312,51,483,481,
131321,475,131320,475,458997,51,484,474,469,483,476,196855,485,0,262394,484,486,487,131320,486,262201,49,488,489,
327876,49,490,82,488,131321,491,131320,491,458997,49,492,77,486,493,494,327856,51,495,492,38,262390,496,494,1,262394,
495,494,496,131320,494,262201,49,497,498,327737,52,499,478,492,327737,49,500,480,499,327808,49,501,497,500,327745,177,
502,222,501,458986,49,503,502,82,77,490,327737,49,504,505,503,393273,47,506,507,492,504,327808,49,493,492,117,131321,
491,131320,496,131321,485,131320,487,131321,508,131320,508,458997,49,509,77,487,510,511,327856,51,512,509,38,262390,
513,511,1,262394,512,511,513,131320,511,327737,52,514,478,509,327737,49,515,480,514,327737,49,516,517,515,393273,47,
518,507,509,516,327808,49,510,509,117,131321,508,131320,513,131321,485,131320,485,262368,84,84,178,262205,49,519,168,
327856,51,520,519,181,196855,521,0,262394,520,522,521,131320,522,131321,523,131320,523,458997,49,524,77,522,525,526,
458997,49,527,77,522,528,526,327856,51,529,527,216,262390,530,526,1,262394,529,526,530,131320,526,327812,49,531,527,
181,262205,49,532,168,327808,49,533,531,532,327745,177,534,222,533,262205,49,535,534,327808,49,525,524,535,327808,49,
528,527,117,131321,523,131320,530,196855,536,0,262394,194,537,538,131320,537,327879,49,539,524,159,327874,49,540,524,
161,327808,49,541,539,540,131321,536,131320,538,131321,536,131320,536,458997,49,542,541,537,524,538,262312,51,543,454,
327847,51,544,473,543,196855,545,0,262394,544,546,545,131320,546,327850,51,547,446,77,262205,49,548,244,262205,49,549,
224,393385,49,550,547,548,549,458809,47,551,552,446,550,542,131321,545,131320,545,131321,521,131320,521,458997,49,461,
460,485,542,545,393565,49,553,172,1,461,262205,49,554,166,262205,49,555,165,327810,49,556,555,82,327850,51,557,554,
556,196855,558,0,262394,557,559,558,131320,559,262205,49,560,167,327745,177,561,176,560,196670,561,553,131321,558,
131320,558,262368,84,84,178,262205,49,562,168,327856,51,563,562,181,196855,564,0,262394,563,565,564,131320,565,327810,
49,566,553,461,131321,567,131320,567,458997,49,568,566,565,569,570,458997,49,571,77,565,572,570,327856,51,573,571,291,
262390,574,570,1,262394,573,575,574,131320,575,262205,49,576,167,327856,51,577,571,576,196855,578,0,262394,577,579,
580,131320,579,327745,177,581,176,571,262205,49,582,581,131321,578,131320,580,131321,578,131320,578,458997,49,583,582,
579,77,580,327808,49,569,568,583,131321,570,131320,570,327808,49,572,571,117,131321,567,131320,574,196855,584,0,
262394,473,585,584,131320,585,262205,49,586,168,327810,49,587,362,568,327745,177,588,276,586,196670,588,587,131321,
584,131320,584,131321,589,131320,589,458997,49,590,568,584,591,592,458997,49,593,77,584,594,592,327856,51,595,593,216,
262390,596,592,1,262394,595,597,596,131320,597,327812,49,598,593,181,262205,49,599,168,327808,49,600,598,599,327745,
177,601,222,600,262205,49,602,601,196855,603,0,262394,194,604,605,131320,604,327879,49,606,602,159,327808,49,607,590,
606,262205,49,608,168,327808,49,609,598,608,327876,49,610,607,161,327877,49,611,590,610,327745,177,612,222,609,196670,
612,611,327874,49,613,602,161,327808,49,614,607,613,131321,603,131320,605,262205,49,615,168,327808,49,616,598,615,
327745,177,617,222,616,196670,617,590,327808,49,618,590,602,131321,603,131320,603,458997,49,591,614,604,618,605,
131321,592,131320,592,327808,49,594,593,117,131321,589,131320,596,131321,564,131320,564,262368,84,84,178,131321,619,
131320,619,458997,49,620,77,564,621,622,327856,51,623,620,38,262390,624,622,1,262394,623,625,624,131320,625,262201,49,
626,498,327737,52,627,478,620,327737,49,628,480,627,327808,49,629,626,628,327745,177,630,222,629,262205,49,631,630,
327737,49,632,505,631,327808,49,633,620,82,458764,49,634,1,38,633,292,327856,51,635,633,38,196855,636,0,262394,635,
637,638,131320,637,262201,49,639,498,327737,52,640,478,634,327737,49,641,480,640,327808,49,642,639,641,327745,177,643,
222,642,262205,49,644,643,327737,49,645,505,644,131321,636,131320,638,131321,636,131320,636,458997,49,646,645,637,77,
638,196855,647,0,262394,152,648,649,131320,648,327874,49,650,620,117,327876,49,651,646,161,327877,49,652,632,651,
327745,141,653,158,650,262205,49,654,653,327808,49,655,654,652,196670,653,655,131321,647,131320,649,327745,141,656,
158,620,262205,49,657,656,327808,49,658,657,632,196670,656,658,196855,659,0,262394,635,660,659,131320,660,327745,141,
661,158,633,262205,49,662,661,327808,49,663,662,646,196670,661,663,131321,659,131320,659,131321,647,131320,647,131321,
622,131320,622,327808,49,621,620,84,131321,619,131320,624,262368,84,84,178,327737,47,664,665,77,196855,666,0,262394,
473,667,666,131320,667,262205,49,668,168,327856,51,669,668,181,196855,670,0,262394,669,671,670,131320,671,262205,49,
672,168,196670,300,446,196670,301,458,458809,49,673,674,672,300,301,262205,49,675,301,327852,51,676,673,77,196855,677,
0,262394,676,678,677,131320,678,458991,49,679,282,82,77,673,131321,677,131320,677,131321,670,131320,670,458997,49,680,
463,667,673,677,458997,49,681,458,667,675,677,262368,84,84,178,131321,682,131320,682,458997,49,683,680,670,684,685,
458997,49,686,681,670,687,685,262205,49,688,282,327852,51,689,688,77,262390,690,685,0,262394,689,691,690,131320,691,
262205,49,692,282,327810,49,693,692,82,262368,84,84,178,262205,49,694,168,327850,51,695,694,77,196855,696,0,262394,
695,697,696,131320,697,196670,282,77,131321,696,131320,696,327808,49,698,317,693,327812,49,699,698,243,524345,47,700,
701,693,699,376,378,262368,84,84,178,327852,51,702,683,77,196855,703,0,262394,702,704,703,131320,704,262205,49,705,
168,196670,302,683,196670,303,686,458809,49,706,674,705,302,303,262205,49,707,303,131321,703,131320,703,458997,49,687,
686,696,707,704,458997,49,684,683,696,706,704,327852,51,708,684,77,196855,709,0,262394,708,710,709,131320,710,458991,
49,711,282,82,77,684,131321,709,131320,709,262368,84,84,178,131321,685,131320,685,131321,682,131320,690,262205,49,712,
168,327856,51,713,712,181,196855,714,0,262394,713,715,714,131320,715,327852,51,716,446,77,262312,51,717,454,327847,51,
718,716,717,196855,719,0,262394,718,720,719,131320,720,262205,49,721,244,327808,49,722,686,461,458809,47,723,552,446,
721,722,131321,719,131320,719,327808,49,724,446,82,327850,51,725,724,316,196855,726,0,262394,725,727,726,131320,727,
262201,49,728,729,262205,49,730,168,327808,49,731,728,730,262201,49,732,357,262205,49,733,168,327808,49,734,732,733,
393281,79,735,12,75,734,262205,49,736,735,327808,49,737,736,686,327808,49,738,737,461,393281,79,739,12,75,731,196670,
739,738,131321,726,131320,726,262205,49,740,168,327745,177,741,276,740,262205,49,742,741,327808,49,743,742,686,196670,
741,743,131321,714,131320,714,131321,666,131320,666,458997,49,464,463,624,683,714,458997,49,459,458,624,686,714,
262368,84,84,178,131321,744,131320,744,458997,51,745,239,666,746,747,458997,49,748,77,666,749,747,262390,750,747,0,
131321,751,131320,751,196855,752,0,262394,376,753,754,131320,753,655417,51,755,756,239,748,449,380,391,456,131321,752,
131320,754,655417,51,757,756,171,748,449,380,391,456,131321,752,131320,752,458997,51,758,755,753,757,754,327846,51,
746,745,758,262312,51,759,293,196855,760,0,262394,759,761,760,131320,761,327808,49,762,748,117,327850,51,763,762,261,
131321,760,131320,760,458997,49,749,748,752,762,761,458997,51,764,293,752,763,761,196855,765,0,262394,764,750,765,
131320,750,262312,51,766,412,327846,51,767,462,766,196855,768,0,262394,767,769,768,131320,765,262368,84,84,178,327737,
47,770,665,749,262368,84,84,178,131321,747,131320,747,131321,744,131320,769,131321,465,131320,768,196855,771,0,262394,
746,772,771,131320,772,196670,283,82,131321,771,131320,771,262368,84,84,178,262205,49,773,283,327850,51,774,773,77,
196855,775,0,262394,774,776,775,131320,776,131321,465,131320,775,196833,82,294,262205,49,777,168,131321,778,131320,
778,458997,49,779,777,775,780,781,327856,51,782,779,217,262390,783,781,0,262394,782,781,783,131320,781,327745,177,784,
222,779,196670,784,77,327808,49,780,779,43,131321,778,131320,783,262368,84,84,178,131321,457,131320,457,131321,455,
131320,465,327847,51,785,296,454,262205,49,786,168,327856,51,787,786,181,327847,51,788,785,787,196855,789,0,262394,
788,790,789,131320,790,262205,49,791,244,327808,49,792,459,461,458809,47,793,552,446,791,792,131321,789,131320,789,
131321,304,131320,304,65789,65592,327734,49,307,0,50,131320,794,327745,76,795,73,75,262205,49,796,795,327851,51,797,
796,77,196855,798,0,262394,797,799,800,131320,799,131321,798,131320,800,393281,79,801,12,75,75,262205,49,802,801,
131321,798,131320,798,458997,49,803,796,799,802,800,131326,803,65592,327734,49,323,0,50,131320,804,327745,83,805,3,82,
262205,49,806,805,327745,83,807,4,77,262205,49,808,807,327812,49,809,806,808,327745,83,810,3,77,262205,49,811,810,
327808,49,812,809,811,131326,812,65592,327734,52,813,0,53,196663,51,814,196663,49,815,131320,816,196855,817,0,196859,
77,818,131320,818,196855,819,0,262394,85,820,819,131320,820,196855,821,0,262394,814,822,823,131320,822,327745,76,824,
73,87,262205,49,825,824,327808,49,826,825,815,393281,88,827,16,75,826,262205,52,828,827,131321,821,131320,823,393281,
88,829,19,75,815,262205,52,830,829,131321,821,131320,821,458997,52,831,828,822,830,823,131321,817,131320,819,196855,
832,0,262394,814,833,832,131320,833,327745,76,834,73,87,262205,49,835,834,327808,49,836,835,815,393281,79,837,22,75,
836,262205,49,838,837,327760,52,839,838,77,131321,817,131320,832,196855,840,0,262394,92,841,840,131320,841,393281,79,
842,26,75,815,262205,49,843,842,327760,52,844,843,77,131321,817,131320,840,327876,49,845,82,96,327810,49,846,845,82,
327879,49,847,815,846,327812,49,848,847,23,327874,49,849,815,96,393281,79,850,26,75,849,262205,49,851,850,262268,74,
852,848,393419,49,853,851,852,97,327760,52,854,853,77,131321,817,131320,817,721141,52,855,831,821,839,833,844,841,854,
840,131326,855,65592,327734,47,856,0,54,196663,51,857,196663,49,858,196663,52,859,131320,860,196855,861,0,262394,98,
862,863,131320,862,196855,864,0,262394,857,865,866,131320,865,327745,76,867,73,87,262205,49,868,867,327808,49,869,868,
858,393281,88,870,16,75,869,196670,870,859,131321,864,131320,866,393281,88,871,19,75,858,196670,871,859,131321,864,
131320,864,131321,861,131320,863,196855,872,0,262394,857,873,874,131320,873,327745,76,875,73,87,262205,49,876,875,
327808,49,877,876,858,327761,49,878,859,0,393281,79,879,22,75,877,196670,879,878,131321,872,131320,874,327761,49,880,
859,0,393281,79,881,26,75,858,196670,881,880,131321,872,131320,872,131321,861,131320,861,65789,65592,327734,52,882,0,
53,196663,51,883,196663,49,884,131320,885,196855,886,0,196859,77,887,131320,887,196855,888,0,262394,99,889,888,131320,
889,196855,890,0,262394,883,891,892,131320,891,327745,76,893,73,100,262205,49,894,893,327808,49,895,894,884,393281,88,
896,16,75,895,262205,52,897,896,131321,890,131320,892,393281,88,898,30,75,884,262205,52,899,898,131321,890,131320,890,
458997,52,900,897,891,899,892,131321,886,131320,888,196855,901,0,262394,883,902,903,131320,902,327745,76,904,73,100,
262205,49,905,904,327808,49,906,905,884,393281,79,907,22,75,906,262205,49,908,907,131321,901,131320,903,393281,79,909,
33,75,884,262205,49,910,909,131321,901,131320,901,458997,49,911,908,902,910,903,327760,52,912,911,77,131321,886,
131320,886,458997,52,913,900,890,912,901,131326,913,65592,327734,47,914,0,54,196663,51,915,196663,49,916,196663,52,
917,131320,918,196855,919,0,262394,103,920,921,131320,920,196855,922,0,262394,915,923,924,131320,923,327745,76,925,73,
100,262205,49,926,925,327808,49,927,926,916,393281,88,928,16,75,927,196670,928,917,131321,922,131320,924,393281,88,
929,30,75,916,196670,929,917,131321,922,131320,922,131321,919,131320,921,196855,930,0,262394,915,931,932,131320,931,
327745,76,933,73,100,262205,49,934,933,327808,49,935,934,916,327761,49,936,917,0,393281,79,937,22,75,935,196670,937,
936,131321,930,131320,932,327761,49,938,917,0,393281,79,939,33,75,916,196670,939,938,131321,930,131320,930,131321,919,
131320,919,65789,65592,327734,52,940,0,55,196663,52,941,131320,942,196855,943,0,262394,104,944,945,131320,944,196855,
946,0,262394,105,947,946,131320,947,327761,49,948,941,1,327878,49,949,948,109,393298,52,950,949,941,1,131321,946,
131320,946,458997,52,951,941,944,950,947,196855,952,0,262394,110,953,952,131320,953,327761,49,954,951,1,262268,74,955,
954,327875,74,956,955,111,262268,49,957,956,327877,49,958,957,109,327760,52,959,957,958,327878,52,960,951,959,131321,
952,131320,952,458997,52,961,951,946,960,953,196855,962,0,262394,112,963,962,131320,963,262344,52,964,961,131321,962,
131320,962,458997,52,965,961,952,964,963,131321,943,131320,945,196855,966,0,262394,113,967,966,131320,967,327761,49,
968,941,0,327878,49,969,968,109,393298,52,970,969,941,0,131321,966,131320,966,458997,52,971,941,945,970,967,196855,
972,0,262394,114,973,972,131320,973,327761,49,974,971,0,262268,74,975,974,393418,74,976,975,116,117,262268,49,977,976,
327877,49,978,977,109,327879,49,979,978,123,327878,49,980,974,979,393298,52,981,980,971,0,131321,972,131320,972,
458997,52,982,971,966,981,973,196855,983,0,262394,124,984,983,131320,984,327761,49,985,982,0,327878,49,986,985,123,
393298,52,987,986,982,0,131321,983,131320,983,458997,52,988,982,972,987,984,131321,943,131320,943,458997,52,989,965,
962,988,983,131326,989,65592,327734,52,990,0,55,196663,52,991,131320,992,196855,993,0,262394,125,994,995,131320,994,
196855,996,0,262394,126,997,996,131320,997,262344,52,998,991,131321,996,131320,996,458997,52,999,991,994,998,997,
196855,1000,0,262394,127,1001,1000,131320,1001,327761,49,1002,999,1,327878,49,1003,1002,109,393298,52,1004,1003,999,1,
131321,1000,131320,1000,458997,52,1005,999,996,1004,1001,196855,1006,0,262394,128,1007,1006,131320,1007,327761,49,
1008,1005,1,262268,74,1009,1008,327875,74,1010,1009,111,262268,49,1011,1010,262344,49,1012,1011,327877,49,1013,1012,
109,327760,52,1014,1012,1013,327878,52,1015,1005,1014,131321,1006,131320,1006,458997,52,1016,1005,1000,1015,1007,
131321,993,131320,995,196855,1017,0,262394,129,1018,1017,131320,1018,327761,49,1019,991,0,327878,49,1020,1019,123,
393298,52,1021,1020,991,0,131321,1017,131320,1017,458997,52,1022,991,995,1021,1018,196855,1023,0,262394,130,1024,1023,
131320,1024,327761,49,1025,1022,0,327878,49,1026,1025,109,393298,52,1027,1026,1022,0,131321,1023,131320,1023,458997,
52,1028,1022,1017,1027,1024,196855,1029,0,262394,131,1030,1029,131320,1030,327761,49,1031,1028,0,262268,74,1032,1031,
393418,74,1033,1032,133,117,262268,49,1034,1033,262344,49,1035,1034,327877,49,1036,1035,109,327879,49,1037,1036,123,
327878,49,1038,1031,1037,393298,52,1039,1038,1028,0,131321,1029,131320,1029,458997,52,1040,1028,1023,1039,1030,131321,
993,131320,993,458997,52,1041,1016,1006,1040,1029,131326,1041,65592,327734,49,1042,0,56,196663,52,1043,196663,49,1044,
196663,49,1045,131320,1046,196855,1047,0,196859,77,1048,131320,1048,196855,1049,0,262394,134,1050,1049,131320,1050,
327761,49,1051,1043,0,262268,74,1052,1044,262268,74,1053,1045,393419,49,1054,1051,1052,1053,131321,1047,131320,1049,
327761,49,1055,1043,1,327879,49,1056,1044,107,327874,49,1057,1055,1056,327854,51,1058,1044,91,196855,1059,0,262394,
1058,1060,1061,131320,1060,131321,1059,131320,1061,327761,49,1062,1043,0,327874,49,1063,1062,1044,327850,51,1064,1044,
77,196855,1065,0,262394,1064,1066,1067,131320,1066,131321,1065,131320,1067,327810,49,1068,91,1044,327876,49,1069,1055,
1068,131321,1065,131320,1065,458997,49,1070,77,1066,1069,1067,327877,49,1071,1063,1070,131321,1059,131320,1059,458997,
49,1072,1057,1060,1071,1065,327876,49,1073,82,1045,327810,49,1074,1073,82,327879,49,1075,1072,1074,131321,1047,131320,
1047,458997,49,1076,1054,1050,1075,1059,131326,1076,65592,327734,49,398,0,57,196663,49,1077,131320,1078,327745,76,
1079,73,135,262205,49,1080,1079,327812,49,1081,1077,37,327808,49,1082,1080,1081,131326,1082,65592,327734,49,400,0,57,
196663,49,1083,131320,1084,327745,76,1085,73,136,262205,49,1086,1085,327812,49,1087,1083,37,327810,49,1088,1086,1087,
458764,49,1089,1,38,37,1088,131326,1089,65592,327734,51,1090,0,58,196663,52,1091,196663,52,1092,131320,1093,196855,
1094,0,196859,77,1095,131320,1095,196855,1096,0,262394,137,1097,1096,131320,1097,327761,49,1098,1091,1,327761,49,1099,
1092,1,327856,51,1100,1098,1099,262312,51,1101,1100,196855,1102,0,262394,1101,1103,1102,131320,1103,327850,51,1104,
1098,1099,196855,1105,0,262394,1104,1106,1105,131320,1106,327761,49,1107,1091,0,327761,49,1108,1092,0,327856,51,1109,
1107,1108,131321,1105,131320,1105,458997,51,1110,1104,1103,1109,1106,131321,1102,131320,1102,458997,51,1111,1100,1097,
1110,1105,131321,1094,131320,1096,327761,49,1112,1091,0,327761,49,1113,1092,0,327856,51,1114,1112,1113,131321,1094,
131320,1094,458997,51,1115,1111,1102,1114,1096,131326,1115,65592,327734,52,478,0,59,196663,49,1116,131320,1117,327745,
141,1118,140,1116,262205,49,1119,1118,196855,1120,0,262394,142,1121,1122,131320,1121,393385,49,1123,148,1116,77,
327745,141,1124,147,1123,262205,49,1125,1124,131321,1120,131320,1122,131321,1120,131320,1120,458997,49,1126,1125,1121,
77,1122,327760,52,1127,1119,1126,131326,1127,65592,327734,47,1128,0,60,196663,49,1129,196663,52,1130,131320,1131,
327761,49,1132,1130,0,327745,141,1133,140,1129,196670,1133,1132,196855,1134,0,262394,149,1135,1134,131320,1135,393385,
49,1136,150,1129,77,327761,49,1137,1130,1,327745,141,1138,147,1136,196670,1138,1137,131321,1134,131320,1134,65789,
65592,327734,49,1139,0,57,196663,49,1140,131320,1141,196855,1142,0,262394,152,1143,1144,131320,1143,327874,49,1145,
1140,117,327745,141,1146,158,1145,262205,49,1147,1146,327879,49,1148,1140,82,327812,49,1149,94,1148,327874,49,1150,
1147,1149,327879,49,1151,1150,159,131321,1142,131320,1144,327745,141,1152,158,1140,262205,49,1153,1152,131321,1142,
131320,1142,458997,49,1154,1151,1143,1153,1144,131326,1154,65592,327734,47,507,0,61,196663,49,1155,196663,49,1156,
131320,1157,196855,1158,0,262394,160,1159,1160,131320,1159,327745,141,1161,158,1155,196670,1161,1156,131321,1158,
131320,1160,327879,49,1162,1155,82,327850,51,1163,1162,77,196855,1164,0,262394,1163,1165,1166,131320,1165,327874,49,
1167,1155,117,327745,141,1168,158,1167,196670,1168,1156,131321,1164,131320,1166,327874,49,1169,1155,117,327876,49,
1170,1156,161,327745,141,1171,158,1169,262205,49,1172,1171,327877,49,1173,1172,1170,196670,1171,1173,131321,1164,
131320,1164,131321,1158,131320,1158,65789,65592,327734,49,480,0,62,196663,52,1174,131320,1175,262205,49,1176,162,
262205,49,1177,163,458809,49,1178,1042,1174,1176,1177,131326,1178,65592,327734,49,1179,0,57,196663,49,1180,131320,
1181,262205,49,1182,164,262205,49,1183,165,327812,49,1184,1180,1183,327808,49,1185,1182,1184,262205,49,1186,166,
327808,49,1187,1185,1186,131326,1187,65592,327734,47,335,0,48,131320,1188,262205,49,1189,5,196670,167,1189,262205,49,
40,6,196670,166,40,196670,165,41,262205,49,1190,167,327812,49,1191,1190,41,262205,49,1192,166,327808,49,1193,1191,
1192,196670,168,1193,196855,1194,0,262394,169,1195,1194,131320,1195,328019,170,1196,172,171,393558,49,1197,172,2,1196,
196670,166,1197,393558,49,1198,172,0,1196,196670,165,1198,262205,49,1199,166,327850,51,1200,1199,77,196855,1201,0,
262394,1200,1202,1201,131320,1202,262205,49,1203,167,262205,49,1204,165,327745,177,1205,176,1203,196670,1205,1204,
131321,1201,131320,1201,262368,84,84,178,262205,49,1206,166,196670,168,1206,131321,1207,131320,1207,458997,49,1208,77,
1201,1209,1210,262205,49,1211,167,327856,51,1212,1208,1211,262390,1213,1210,0,262394,1212,1210,1213,131320,1210,
327745,177,1214,176,1208,262205,49,1215,1214,262205,49,1216,168,327808,49,1217,1216,1215,196670,168,1217,327808,49,
1209,1208,117,131321,1207,131320,1213,262368,84,84,178,131321,1194,131320,1194,262205,49,1218,168,262205,49,1219,166,
327810,49,1220,1218,1219,327812,49,1221,1220,38,196670,164,1221,65789,65592,327734,49,357,0,50,131320,1222,393281,76,
1223,73,179,117,262205,49,1224,1223,327850,51,1225,1224,77,196855,1226,0,262394,1225,1227,1228,131320,1227,327745,76,
1229,73,117,262205,49,1230,1229,327812,49,1231,1230,181,327808,49,1232,180,1231,131321,1226,131320,1228,327745,76,
1233,73,182,262205,49,1234,1233,327879,49,1235,1224,82,327812,49,1236,1235,181,327808,49,1237,1234,1236,131321,1226,
131320,1226,458997,49,1238,1232,1227,1237,1228,131326,1238,65592,327734,49,729,0,50,131320,1239,327745,76,1240,73,182,
262205,49,1241,1240,393281,76,1242,73,179,117,262205,49,1243,1242,262344,49,1244,1243,327879,49,1245,1244,82,327812,
49,1246,1245,181,327808,49,1247,1241,1246,131326,1247,65592,327734,49,1248,0,57,196663,49,1249,131320,1250,327745,76,
1251,73,182,262205,49,1252,1251,327808,49,1253,84,1249,327812,49,1254,1253,181,327808,49,1255,1252,1254,131326,1255,
65592,327734,49,1256,0,57,196663,49,1257,131320,1258,393281,79,1259,12,75,1257,393443,49,1260,1259,117,183,131326,
1260,65592,327734,47,552,0,63,196663,49,1261,196663,49,1262,196663,49,1263,131320,1264,327737,49,1265,1248,1261,
262205,49,1266,168,327808,49,1267,1265,1266,393281,79,1268,12,75,1267,327876,49,1269,1262,184,327877,49,1270,1269,
1263,327908,1268,117,183,1270,65789,65592,327734,51,453,0,64,196663,49,1271,131320,1272,196855,1273,0,196859,77,1274,
131320,1274,327812,49,1275,1271,185,327745,76,1276,73,117,262205,49,1277,1276,327812,49,1278,1277,186,327878,49,1279,
1275,1278,327874,49,1280,1279,187,327878,49,1281,1279,1280,196855,1282,0,262394,191,1283,1282,131320,1283,327850,51,
1284,1271,77,131321,1273,131320,1282,196855,1285,0,262394,192,1286,1285,131320,1286,327879,49,1287,1281,82,327851,51,
1288,1287,77,131321,1273,131320,1285,327879,49,1289,1281,189,327850,51,1290,1289,172,131321,1273,131320,1273,590069,
51,1291,1284,1283,1288,1286,1290,1285,131326,1291,65592,327734,47,1292,0,48,131320,1293,262368,172,172,178,65789,
65592,327734,49,498,0,50,131320,1294,196855,1295,0,262394,194,1296,1297,131320,1296,262205,49,1298,167,327874,49,1299,
1298,117,131321,1295,131320,1297,262205,49,1300,167,131321,1295,131320,1295,458997,49,1301,1299,1296,1300,1297,327812,
49,1302,1301,181,131326,1302,65592,327734,49,489,0,50,131320,1303,196855,1304,0,262394,194,1305,1306,131320,1305,
262205,49,1307,167,327879,49,1308,1307,82,327876,49,1309,1308,136,131321,1304,131320,1306,131321,1304,131320,1304,
458997,49,1310,1309,1305,77,1306,131326,1310,65592,327734,49,505,0,57,196663,49,1311,131320,1312,196855,1313,0,262394,
194,1314,1315,131320,1314,262201,49,1316,489,262268,74,1317,1316,393419,49,1318,1311,1317,161,131321,1313,131320,1315,
131321,1313,131320,1313,458997,49,1319,1318,1314,1311,1315,131326,1319,65592,327734,49,517,0,57,196663,49,1320,131320,
1321,196855,1322,0,262394,197,1323,1324,131320,1323,131321,1325,131320,1325,458997,49,1326,199,1323,1327,1328,458997,
49,1329,77,1323,1330,1328,327856,51,1331,1329,37,262390,1332,1328,1,262394,1331,1333,1332,131320,1333,327876,49,1334,
82,1329,327879,49,1335,1320,1334,327851,51,1336,1335,77,328019,170,1337,172,1336,327761,49,1338,1337,0,196855,1339,0,
262394,1336,1340,1341,131320,1340,131321,1339,131320,1341,262344,49,1342,1338,131321,1339,131320,1339,458997,49,1343,
1338,1340,1342,1341,327879,49,1327,1326,1343,131321,1328,131320,1328,327808,49,1330,1329,117,131321,1325,131320,1332,
327745,83,1344,7,77,262205,49,1345,1344,327879,49,1346,1326,1345,262349,74,1347,1346,262268,49,1348,1347,262349,74,
1349,1326,262268,49,1350,1349,131321,1322,131320,1324,328019,170,1351,172,171,131321,1352,131320,1352,458997,170,1353,
1351,1324,1354,1355,458997,49,1356,77,1324,1357,1355,327856,51,1358,1356,37,262390,1359,1355,1,262394,1358,1355,1359,
131320,1355,327874,49,1360,1320,1356,327879,49,1361,1360,82,327851,51,1362,1361,77,328019,170,1363,172,1362,327810,49,
1364,1361,82,458832,170,1365,1364,1364,1364,1364,327878,170,1366,1363,1365,327879,170,1354,1353,1366,327808,49,1357,
1356,117,131321,1352,131320,1359,393558,49,1367,172,2,1353,393558,49,1368,172,0,1353,131321,1322,131320,1322,458997,
49,1369,1350,1332,1368,1359,458997,49,1370,1348,1332,1367,1359,262201,49,1371,498,327808,49,1372,1371,1320,327745,177,
1373,222,1372,262205,49,1374,1373,327737,49,1375,505,1374,262201,47,1376,1292,327808,49,1377,1370,82,327850,51,1378,
1377,1369,196855,1379,0,262394,1378,1380,1379,131320,1380,196855,1381,0,262394,194,1382,1383,131320,1382,262201,49,
1384,489,327876,49,1385,1369,1384,458986,49,1386,1373,82,77,1385,131321,1381,131320,1383,327808,49,1387,1375,1369,
196670,1373,1387,131321,1381,131320,1381,131321,1379,131320,1379,262201,47,1388,1292,327808,49,1389,1375,1370,131326,
1389,65592,327734,51,482,0,64,196663,49,1390,131320,1391,328018,49,1392,172,1390,327850,51,1393,1390,1392,328019,170,
1394,172,1393,393558,49,1395,172,0,1394,327812,49,1396,1395,223,262205,49,1397,165,327808,49,1398,1397,223,327852,51,
1399,1396,1398,131326,1399,65592,327734,49,674,0,66,196663,49,1400,196663,65,1401,196663,65,1402,131320,1403,262203,
234,1404,7,262205,49,1405,224,327876,49,1406,1405,184,131321,1407,131320,1407,458997,49,1408,77,1403,1409,1410,262390,
1411,1410,0,131321,1412,131320,1412,262205,49,1413,1401,327852,51,1414,1413,77,196855,1415,0,262394,1414,1416,1415,
131320,1416,393281,76,1417,73,179,225,262205,49,1418,1417,327856,51,1419,1408,1418,131321,1415,131320,1415,458997,51,
1420,1414,1412,1419,1416,262394,1420,1421,1411,131320,1421,262205,49,1422,1401,327854,51,1423,1422,232,196855,1424,0,
262394,1423,1425,1426,131320,1425,262205,49,1427,1401,327810,49,1428,1427,232,327737,49,1429,1248,1428,327808,49,1430,
1429,1400,131321,1431,131320,1431,458997,49,1432,77,1425,1433,1434,327856,51,1435,1432,232,262390,1436,1434,1,262394,
1435,1434,1436,131320,1434,327810,49,1437,235,1432,327812,49,1438,1437,181,327808,49,1439,1430,1438,327737,49,1440,
1256,1439,327810,49,1441,1440,1406,327745,65,1442,1404,1432,196670,1442,1441,327808,49,1433,1432,117,131321,1431,
131320,1436,131321,1443,131320,1443,458997,49,1444,77,1436,1445,1446,458997,49,1447,77,1436,1448,1446,458997,49,1449,
77,1436,1450,1446,327856,51,1451,1449,232,262390,1452,1446,1,262394,1451,1446,1452,131320,1446,327745,65,1453,1404,
1449,262205,49,1454,1453,327808,49,1445,1444,1454,262205,49,1455,1453,327877,49,1448,1447,1455,327808,49,1450,1449,
117,131321,1443,131320,1452,327856,51,1456,1447,236,196855,1457,0,262394,1456,1458,1457,131320,1458,262205,49,1459,
1402,327808,49,1460,1459,1444,196670,1402,1460,262205,49,1461,1401,327810,49,1462,1461,232,196670,1401,1462,131321,
1410,131320,1457,131321,1424,131320,1426,131321,1463,131320,1463,458997,49,1464,77,1426,1465,1466,327856,51,1467,1464,
232,262390,1468,1466,1,262394,1467,1466,1468,131320,1466,262205,49,1469,1401,327808,49,1470,1464,82,458764,49,1471,1,
41,1469,1470,327810,49,1472,1471,1464,327810,49,1473,1472,82,327737,49,1474,1248,1473,327808,49,1475,1474,1400,327737,
49,1476,1256,1475,327810,49,1477,1476,1406,327745,65,1478,1404,1464,196670,1478,1477,327808,49,1465,1464,117,131321,
1463,131320,1468,131321,1424,131320,1424,131321,1479,131320,1479,458997,51,1480,171,1424,1481,1482,458997,49,1483,77,
1424,1484,1482,458997,49,1485,1408,1424,1486,1482,327856,51,1487,1483,232,262390,1488,1482,1,262394,1487,1489,1488,
131320,1489,196855,1490,0,262394,1480,1491,1490,131320,1491,327745,65,1492,1404,1483,262205,49,1493,1492,327856,51,
1494,1493,237,131321,1490,131320,1490,458997,51,1495,1480,1489,1494,1491,196855,1496,0,262394,1495,1497,1498,131320,
1497,327745,65,1499,1404,1483,262205,49,1500,1499,327856,51,1501,1500,236,262205,49,1502,1401,327852,51,1503,1502,82,
327847,51,1504,1501,1503,262205,49,1505,1499,327879,49,1506,1505,238,262205,49,1507,1402,327808,49,1508,1507,1506,
196670,1402,1508,262205,49,1509,1499,327856,51,1510,1509,236,196855,1511,0,262394,1510,1512,1513,131320,1512,262205,
49,1514,1401,327810,49,1515,1514,82,131321,1511,131320,1513,131321,1511,131320,1511,458997,49,1516,1515,1512,77,1513,
196670,1401,1516,131321,1496,131320,1498,131321,1496,131320,1496,458997,51,1481,1504,1511,239,1498,458997,49,1486,77,
1511,1485,1498,131321,1482,131320,1482,327808,49,1484,1483,117,131321,1479,131320,1488,131321,1410,131320,1410,458997,
49,1517,77,1458,1485,1488,327808,49,1409,1517,117,131321,1407,131320,1411,262205,49,1518,1401,131326,1518,65592,
327734,47,701,0,67,196663,49,1519,196663,49,1520,196663,51,1521,196663,51,1522,131320,1523,262205,49,1524,168,131321,
1525,131320,1525,458997,49,1526,1524,1523,1527,1528,327856,51,1529,1526,181,262390,1530,1528,0,262394,1529,1528,1530,
131320,1528,327745,177,1531,242,1526,196670,1531,77,327808,49,1527,1526,43,131321,1525,131320,1530,262368,84,84,178,
262205,49,1532,168,131321,1533,131320,1533,458997,49,1534,1532,1530,1535,1536,327856,51,1537,1534,243,262390,1538,
1536,0,262394,1537,1539,1538,131320,1539,327808,49,1540,1520,1534,393273,52,1541,813,1521,1540,196855,1542,0,262394,
1522,1543,1544,131320,1543,327737,52,1545,940,1541,131321,1542,131320,1544,131321,1542,131320,1542,458997,52,1546,
1545,1543,1541,1544,327737,49,1547,480,1546,327745,177,1548,242,1547,458986,49,1549,1548,82,77,82,131321,1536,131320,
1536,327808,49,1535,1534,43,131321,1533,131320,1538,262368,84,84,178,262205,49,1550,168,327856,51,1551,1550,181,
196855,1552,0,262394,1551,1553,1552,131320,1553,327737,49,1554,1248,1519,262205,49,1555,168,327808,49,1556,1554,1555,
327737,49,1557,1256,1556,327874,49,1558,1557,184,262205,49,1559,224,327851,51,1560,1558,1559,262205,49,1561,244,
327851,51,1562,1558,1561,327847,51,1563,1560,1562,196855,1564,0,262394,1563,1565,1564,131320,1565,393281,79,1566,12,
75,1556,262205,49,1567,224,327876,49,1568,1567,184,262205,49,1569,168,327745,177,1570,242,1569,262205,49,1571,1570,
327877,49,1572,1568,1571,590054,49,1573,1566,82,77,77,1572,1557,131321,1564,131320,1564,131321,1552,131320,1552,
262205,49,1574,168,327850,51,1575,1574,77,196855,1576,0,262394,1575,1577,1576,131320,1577,393281,79,1578,12,75,245,
458986,49,1579,1578,82,77,82,131321,1576,131320,1576,65789,65592,327734,47,468,0,68,196663,51,1580,196663,51,1581,
196663,49,1582,196663,49,1583,131320,1584,327850,51,1585,1583,243,196855,1586,0,262394,1585,1587,1588,131320,1587,
196855,1589,0,262394,1580,1590,1591,131320,1590,131321,1592,131320,1592,458997,49,1593,77,1590,1594,1595,327856,51,
1596,1593,38,262390,1597,1595,1,262394,1596,1595,1597,131320,1595,327737,49,1598,1179,1593,327808,49,1599,1582,1598,
393273,52,1600,813,171,1599,393273,47,1601,1128,1593,1600,327808,49,1594,1593,117,131321,1592,131320,1597,131321,1589,
131320,1591,131321,1602,131320,1602,458997,49,1603,77,1591,1604,1605,327856,51,1606,1603,38,262390,1607,1605,1,262394,
1606,1605,1607,131320,1605,327737,49,1608,1179,1603,327808,49,1609,1582,1608,393273,52,1610,813,239,1609,393273,47,
1611,1128,1603,1610,327808,49,1604,1603,117,131321,1602,131320,1607,131321,1589,131320,1589,196855,1612,0,262394,1581,
1613,1612,131320,1613,131321,1614,131320,1614,458997,49,1615,77,1613,1616,1617,327856,51,1618,1615,38,262390,1619,
1617,1,262394,1618,1617,1619,131320,1617,327737,52,1620,478,1615,327737,52,1621,940,1620,393273,47,1622,1128,1615,
1621,327808,49,1616,1615,117,131321,1614,131320,1619,131321,1612,131320,1612,131321,1586,131320,1588,131321,1623,
131320,1623,458997,49,1624,77,1588,1625,1626,327856,51,1627,1624,38,262390,1628,1626,1,262394,1627,1629,1628,131320,
1629,327737,49,1630,1179,1624,327856,51,1631,1630,1583,196855,1632,0,262394,1631,1633,1632,131320,1633,327737,49,1634,
1179,1624,327808,49,1635,1582,1634,393273,52,1636,813,1580,1635,196855,1637,0,262394,1581,1638,1637,131320,1638,
327737,52,1639,940,1636,131321,1637,131320,1637,458997,52,1640,1636,1633,1639,1638,131321,1632,131320,1632,458997,52,
1641,246,1629,1640,1637,393273,47,1642,1128,1624,1641,131321,1626,131320,1626,327808,49,1625,1624,117,131321,1623,
131320,1628,131321,1586,131320,1586,65789,65592,327734,47,472,0,68,196663,51,1643,196663,51,1644,196663,49,1645,
196663,49,1646,131320,1647,131321,1648,131320,1648,458997,49,1649,77,1647,1650,1651,327856,51,1652,1649,38,262390,
1653,1651,1,262394,1652,1654,1653,131320,1654,327737,49,1655,1179,1649,327808,49,1656,1645,1655,327760,52,1657,1656,
77,262312,51,1658,1644,196855,1659,0,262394,1658,1660,1659,131320,1660,327737,49,1661,1179,1649,327856,51,1662,1661,
1646,131321,1659,131320,1659,458997,51,1663,1658,1654,1662,1660,196855,1664,0,262394,1663,1665,1664,131320,1665,
393273,52,1666,882,1643,1656,131321,1664,131320,1664,458997,52,1667,1657,1659,1666,1665,393385,49,1668,247,1649,77,
327761,49,1669,1667,0,327745,141,1670,251,1668,196670,1670,1669,196855,1671,0,262394,252,1672,1671,131320,1672,393385,
49,1673,258,1649,77,327761,49,1674,1667,1,327745,141,1675,257,1673,196670,1675,1674,131321,1671,131320,1671,131321,
1651,131320,1651,327808,49,1650,1649,117,131321,1648,131320,1653,65789,65592,327734,47,665,0,69,196663,49,1676,131320,
1677,131321,1678,131320,1678,458997,49,1679,77,1677,1680,1681,327856,51,1682,1679,38,262390,1683,1681,1,262394,1682,
1684,1683,131320,1684,327737,49,1685,1139,1679,327812,49,1686,1676,209,327810,49,1687,1685,1686,327858,51,1688,1687,
209,327846,51,1689,262,1688,196855,1690,0,262394,1689,1691,1690,131320,1691,327737,52,1692,478,1679,327761,49,1693,
1692,0,327745,177,1694,222,1687,196670,1694,1693,196855,1695,0,262394,263,1696,1695,131320,1696,327808,49,1697,210,
1687,327737,52,1698,478,1679,327761,49,1699,1698,1,327745,177,1700,222,1697,196670,1700,1699,131321,1695,131320,1695,
196855,1701,0,262394,247,1702,1701,131320,1702,327808,49,1703,211,1687,393385,49,1704,247,1679,77,327745,141,1705,251,
1704,262205,49,1706,1705,327745,177,1707,222,1703,196670,1707,1706,131321,1701,131320,1701,196855,1708,0,262394,264,
1709,1708,131320,1709,327808,49,1710,265,1687,393385,49,1711,266,1679,77,327745,141,1712,257,1711,262205,49,1713,1712,
327745,177,1714,222,1710,196670,1714,1713,131321,1708,131320,1708,131321,1690,131320,1690,131321,1681,131320,1681,
327808,49,1680,1679,117,131321,1678,131320,1683,262205,49,1715,168,327850,51,1716,1715,77,196855,1717,0,262394,1716,
1718,1717,131320,1718,262312,51,1719,267,196855,1720,0,262394,1719,1721,1720,131320,1721,327808,49,1722,1676,82,
327850,51,1723,1722,261,131321,1720,131320,1720,458997,51,1724,267,1718,1723,1721,131321,1717,131320,1717,458997,51,
1725,1716,1683,1724,1720,196855,1726,0,262394,1725,1727,1726,131320,1727,327812,49,1728,1676,209,327810,49,1729,243,
1728,327745,177,1730,222,1729,196670,1730,119,196855,1731,0,262394,268,1732,1731,131320,1732,327808,49,1733,210,1729,
327745,177,1734,222,1733,196670,1734,119,131321,1731,131320,1731,131321,1726,131320,1726,65789,65592,327734,52,1735,0,
59,196663,49,1736,131320,1737,327745,177,1738,222,1736,262205,49,1739,1738,196855,1740,0,262394,269,1741,1742,131320,
1741,327808,49,1743,210,1736,327745,177,1744,222,1743,262205,49,1745,1744,131321,1740,131320,1742,131321,1740,131320,
1740,458997,49,1746,1745,1741,77,1742,327760,52,1747,1739,1746,131326,1747,65592,327734,52,1748,0,59,196663,49,1749,
131320,1750,327808,49,1751,211,1749,327745,177,1752,222,1751,262205,49,1753,1752,196855,1754,0,262394,270,1755,1756,
131320,1755,327808,49,1757,271,1749,327745,177,1758,222,1757,262205,49,1759,1758,131321,1754,131320,1756,131321,1754,
131320,1754,458997,49,1760,1759,1755,77,1756,327760,52,1761,1753,1760,131326,1761,65592,327734,51,756,0,70,196663,51,
1762,196663,49,1763,196663,49,1764,196663,51,1765,196663,51,1766,196663,52,1767,131320,1768,131321,1769,131320,1769,
458997,51,1770,239,1768,1771,1772,458997,49,1773,77,1768,1774,1772,327856,51,1775,1773,208,262390,1776,1772,2,262394,
1775,1777,1776,131320,1777,131321,1778,131320,1778,458997,51,1771,1770,1777,1779,1780,458997,49,1781,77,1777,1782,
1780,327856,51,1783,1781,71,262390,1784,1780,1,262394,1783,1785,1784,131320,1785,327808,49,1786,1773,1781,327812,49,
1787,1786,43,262205,49,1788,168,327808,49,1789,1787,1788,327812,49,1790,1763,209,327808,49,1791,1790,1789,196855,1792,
0,262394,273,1793,1792,131320,1793,327854,51,1794,1786,208,131321,1792,131320,1792,458997,51,1795,273,1785,1794,1793,
196855,1796,0,262394,1795,1797,1796,131320,1797,131321,1780,131320,1796,327854,51,1798,1791,243,327847,51,1799,275,
1798,196855,1800,0,262394,1799,1801,1800,131320,1801,131321,1780,131320,1800,327737,52,1802,1735,1789,327737,49,1803,
480,1802,327745,177,1804,276,1803,262205,49,1805,1804,327808,49,1806,1805,1791,327856,51,1807,1791,1764,196855,1808,0,
262394,1807,1809,1808,131320,1809,196855,1810,0,262394,1766,1811,1810,131320,1811,196855,1812,0,262394,1765,1813,1814,
131320,1813,327737,52,1815,990,1802,131321,1812,131320,1814,131321,1812,131320,1812,458997,52,1816,1815,1813,1802,
1814,458809,47,1817,856,1762,1806,1816,131321,1810,131320,1810,196855,1818,0,262394,247,1819,1818,131320,1819,327737,
52,1820,1748,1789,458809,47,1821,914,1762,1806,1820,131321,1818,131320,1818,131321,1808,131320,1808,196855,1822,0,
262394,280,1823,1822,131320,1823,262312,51,1824,1771,196855,1825,0,262394,1824,1826,1825,131320,1826,327808,49,1827,
1789,82,327737,52,1828,1735,1827,327879,52,1829,1828,1767,327879,52,1830,1802,1767,393273,51,1831,1090,1829,1830,
131321,1825,131320,1825,458997,51,1832,1771,1823,1831,1826,131321,1822,131320,1822,458997,51,1833,1771,1808,1832,1825,
131321,1780,131320,1780,590069,51,1779,1771,1797,1771,1801,1833,1822,327808,49,1782,1781,117,131321,1778,131320,1784,
131321,1772,131320,1772,327808,49,1774,1773,71,131321,1769,131320,1776,131326,1770,65592};
/* onesweep.comp -DGPUSORTI_ADDRESS, 11538 words */
static const uint32_t gpusorti_spv_onesweep_address[] = {
119734787,66304,524299,1993,0,131089,1,131089,61,131089,63,131089,64,131089,5347,589834,0x5f565053,0x5f52484b,
0x73796870,0x6c616369,0x6f74735f,0x65676172,0x6675625f,7497062,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,5348,
1,655375,5,2,0x6e69616d,0,3,4,5,6,7,393232,2,17,1,1,1,262215,8,6,4,327752,9,0,35,0,327752,9,1,35,8,327752,9,2,35,16,
327752,9,3,35,24,327752,9,4,35,32,327752,9,5,35,40,327752,9,6,35,44,327752,9,7,35,48,327752,9,8,35,52,327752,9,9,35,
56,327752,9,10,35,60,327752,9,11,35,64,327752,9,12,35,80,327752,9,13,35,84,196679,9,2,262215,10,6,4,327752,11,0,35,0,
196679,11,2,262215,3,11,26,262215,4,11,24,262215,12,1,5,262215,13,6,8,327752,14,0,35,0,196679,14,2,262215,15,1,7,
262215,16,1,10,262215,17,1,8,262215,18,1,6,262215,19,1,9,262215,20,1,2,262215,21,1,1,262215,22,1,12,262215,5,11,40,
196679,6,0,262215,6,11,41,196679,23,0,262215,24,1,3,262215,25,1,4,262215,26,1,0,262215,7,11,4420,262215,27,1,11,
262215,28,1,0,262215,29,11,25,131091,30,196641,31,30,262165,32,32,0,196641,33,32,262167,34,32,2,393249,35,34,34,32,32,
131092,36,327713,37,34,36,32,393249,38,30,36,32,34,262177,39,34,34,393249,40,32,34,32,32,262177,41,32,32,327713,42,36,
34,34,262177,43,34,32,327713,44,30,32,34,327713,45,30,32,32,262177,46,32,34,393249,47,30,32,32,32,262177,48,36,32,
262176,49,7,32,393249,50,32,32,49,49,458785,51,30,32,32,36,36,458785,52,30,36,36,32,32,262177,53,30,32,589857,54,36,
36,32,32,36,36,34,262187,32,55,4,262172,8,32,55,1048606,9,34,34,34,34,34,32,32,32,32,32,32,8,32,32,262176,56,9,9,
262203,56,57,9,262165,58,32,1,262187,58,59,5,262176,60,9,32,262187,32,61,0,262187,58,62,4,262176,63,9,34,196647,64,
5349,196637,10,32,196638,11,10,262176,64,5349,11,262187,58,65,0,262176,66,5349,32,262167,67,32,3,262176,68,1,67,
262203,68,3,1,262187,32,69,1,262176,70,1,32,262203,68,4,1,262174,71,32,32,262187,32,72,32,262176,73,7,34,262187,58,74,
2,262194,32,12,1,262187,32,75,2,393268,36,76,170,12,75,262187,32,77,3,196647,78,5349,196637,13,34,196638,14,13,262176,
78,5349,14,262176,79,5349,34,262194,32,15,32,393268,36,80,170,15,72,262187,32,81,16,393268,36,82,170,15,81,458804,32,
83,169,82,69,75,393268,58,84,128,15,61,393268,36,85,170,12,75,262187,58,86,3,262187,58,87,1,262194,32,16,0,393268,36,
88,170,16,75,393268,36,89,170,16,75,393268,36,90,170,12,75,262194,32,17,0,393268,36,91,170,17,69,262194,32,18,32,
393268,32,92,130,18,69,262187,32,93,31,393268,32,94,199,92,93,393268,32,95,196,69,94,393268,36,96,170,17,75,262187,58,
97,31,262194,32,19,0,393268,36,98,171,19,61,393268,36,99,170,17,69,393268,36,100,170,17,75,393268,32,101,130,18,69,
393268,58,102,128,101,61,393268,36,103,174,18,72,262187,32,104,0xffffffff,393268,32,105,199,18,93,393268,32,106,196,
69,105,393268,32,107,130,106,69,458804,32,108,169,103,104,107,393268,36,109,171,19,61,393268,36,110,170,12,75,393268,
36,111,171,19,61,393268,36,112,170,17,69,393268,36,113,170,17,75,393268,36,114,171,19,61,393268,36,115,170,17,69,
393268,36,116,170,17,75,393268,32,117,130,18,69,393268,58,118,128,117,61,393268,36,119,170,12,69,262187,58,120,8,
262194,32,20,8,262187,58,121,9,393268,36,122,170,12,75,262194,32,21,8,262172,123,32,21,262176,124,6,123,262203,124,
125,6,262176,126,6,32,393268,36,127,170,12,75,393268,36,128,170,12,75,458804,32,129,169,128,21,69,262172,130,32,129,
262176,131,6,130,262203,131,132,6,393268,36,133,170,12,75,393268,36,134,170,12,75,393268,36,135,170,12,75,262194,32,
22,0,393268,32,136,199,22,75,393268,36,137,171,136,61,393268,32,138,128,21,69,393268,32,139,134,138,75,458804,32,140,
169,137,139,21,262172,141,32,140,262176,142,6,141,262203,142,143,6,262187,32,144,65535,327732,36,145,168,137,262187,
58,146,16,262203,126,147,6,262203,126,148,6,262203,126,149,6,262203,126,150,6,262203,126,151,6,262203,126,152,6,
262203,70,5,1,262203,70,6,1,262194,32,24,32,262203,126,153,6,262194,32,25,1,393268,36,154,170,25,61,262167,155,32,4,
262176,156,7,155,196649,36,157,262194,32,26,256,393268,32,158,134,26,24,262172,159,32,158,262176,160,4,159,262203,160,
161,4,262176,162,4,32,262187,32,163,264,262187,58,164,11,262187,32,165,288,262187,58,166,6,393268,32,167,196,69,20,
262187,58,168,10,262187,58,169,64,262187,32,170,64,262187,32,171,29,262187,32,172,0x9e3779b1,262187,32,173,0x85ebca6b,
262187,58,174,15,393268,32,175,194,22,120,262187,32,176,7,393268,32,177,199,175,176,393268,36,178,170,177,77,393268,
36,179,170,177,55,262187,58,180,256,393268,32,181,199,22,81,393268,36,182,171,181,61,393268,36,183,171,25,61,393268,
36,184,178,24,72,393268,36,185,167,183,184,393268,32,186,130,72,24,393268,32,187,194,104,186,262176,188,7,36,262176,
189,1,155,262203,189,7,1,262187,58,190,12,393268,32,191,194,22,190,262187,32,192,15,393268,32,193,199,191,192,393268,
32,194,128,69,193,393268,32,195,128,21,194,393268,32,196,130,195,69,393268,32,197,134,196,194,393268,32,198,132,197,
26,393268,32,199,128,198,69,393268,32,200,132,12,199,393268,32,201,132,16,199,393268,32,202,128,200,201,393268,32,203,
128,158,69,393268,32,204,134,203,75,458804,32,205,169,182,204,158,393268,32,206,132,205,167,393268,36,207,172,202,206,
458804,32,208,169,207,202,206,262172,209,32,208,262176,210,4,209,262203,210,211,4,262187,32,212,6,262203,126,213,6,
393268,32,214,194,22,146,393268,32,215,199,214,192,393268,36,216,170,215,61,262187,32,217,8,393268,32,218,194,22,146,
393268,32,219,199,218,192,458804,32,220,169,216,217,219,262172,221,32,220,262176,222,7,221,393268,32,223,130,220,69,
262187,32,224,536870912,262187,32,225,0x40000000,262187,32,226,536870911,196650,36,227,262172,228,32,167,262176,229,4,
228,262203,229,230,4,393268,32,231,132,26,21,262203,126,232,6,262187,58,233,24,327724,34,234,104,104,393268,36,235,
171,16,61,458804,32,236,169,235,21,69,262172,237,32,236,262176,238,6,237,262203,238,239,6,393268,36,240,170,16,75,
393268,36,241,170,16,75,458804,32,242,169,241,21,69,262172,243,32,242,262176,244,6,243,262203,244,245,6,393268,36,246,
170,16,75,393268,32,247,128,21,197,393268,32,248,130,247,69,393268,32,249,134,248,197,393268,36,250,170,249,69,393268,
36,251,170,12,75,393268,36,252,170,16,75,393268,32,253,128,200,199,393268,36,254,170,16,75,393268,36,255,170,249,69,
393268,36,256,170,12,75,393268,36,257,170,12,75,393268,36,258,170,16,75,393268,32,259,128,200,199,393268,32,260,137,
197,55,393268,36,261,171,260,61,393268,32,262,137,21,197,393268,36,263,171,262,61,262203,229,264,4,393268,32,265,199,
22,69,393268,36,266,171,265,61,327732,36,267,168,235,393268,36,268,167,266,267,262203,162,269,4,262203,162,270,4,
262203,162,271,4,262194,32,27,0,393268,32,272,199,27,69,393268,36,273,171,272,61,393268,32,274,199,27,75,393268,36,
275,170,274,61,327732,36,276,168,235,393268,36,277,167,266,276,393268,36,278,171,177,61,393268,32,279,134,167,24,
393268,32,280,130,21,69,393268,36,281,170,249,69,262187,32,282,72,327724,34,283,61,61,393268,36,284,170,177,75,262194,
32,28,1,393267,67,29,28,69,69,262187,32,285,5,262187,32,286,24,262187,32,287,160,262187,32,288,33,262187,32,289,34,
327734,30,2,0,31,131320,290,327739,188,291,7,227,262203,49,292,7,262203,49,293,7,262203,49,294,7,262203,49,295,7,
262203,49,296,7,262203,49,297,7,262203,49,298,7,262203,49,299,7,262203,188,300,7,262203,188,301,7,262203,188,302,7,
262203,188,303,7,262203,188,304,7,262203,188,305,7,262203,49,306,7,262203,49,307,7,262203,73,308,7,262203,49,309,7,
262203,49,310,7,262203,49,311,7,262203,49,312,7,262203,49,313,7,262203,49,314,7,262203,188,315,7,262203,49,316,7,
262203,49,317,7,262203,49,318,7,262203,49,319,7,262203,188,320,7,262203,49,321,7,262203,49,322,7,262203,49,323,7,
262203,49,324,7,262203,49,325,7,262203,49,326,7,262203,49,327,7,262203,49,328,7,262203,49,329,7,262203,49,330,7,
262203,49,331,7,262203,49,332,7,262203,49,333,7,262203,49,334,7,262203,49,335,7,262203,49,336,7,262203,49,337,7,
262203,49,338,7,262203,49,339,7,262203,49,340,7,262203,49,341,7,262203,49,342,7,262203,49,343,7,262203,188,344,7,
262203,49,345,7,262203,188,346,7,262203,49,347,7,196855,348,0,196859,61,349,131320,349,262201,32,350,351,196670,292,
350,327814,32,352,350,231,327817,32,353,350,231,327851,36,354,353,61,393385,32,355,354,69,61,327808,32,356,352,355,
196670,293,356,393281,60,357,57,164,87,262205,32,358,357,393281,60,359,57,164,65,262205,32,360,359,327812,32,361,358,
360,196670,294,361,327854,36,362,361,356,262312,36,363,362,196855,364,0,262394,363,365,364,131320,365,262201,32,366,
367,327810,32,368,356,361,458764,32,369,1,38,360,368,327854,36,370,366,369,131321,364,131320,364,458997,36,371,362,
349,370,365,196855,372,0,262394,371,373,372,131320,373,196670,291,157,131321,348,131320,372,327745,60,374,57,166,
262205,32,375,374,327812,32,376,55,375,327808,32,377,72,376,196670,295,377,262201,30,378,379,262205,32,380,153,327850,
36,381,380,61,196855,382,0,262394,381,383,382,131320,383,327745,63,384,57,62,262205,34,385,384,262268,64,386,385,
327808,32,387,376,288,393281,66,388,386,65,387,458986,32,389,388,69,61,69,196670,269,389,196670,270,61,196670,271,61,
131321,382,131320,382,327745,63,390,57,62,262205,34,391,390,262268,64,392,391,393281,66,393,392,65,377,393277,32,394,
393,2,4,196670,296,394,327808,32,395,376,289,393281,66,396,392,65,395,393277,32,397,396,2,4,393281,60,398,57,164,86,
262205,32,399,398,327812,32,400,397,399,327808,32,401,400,358,196670,297,401,196670,298,61,262205,32,402,153,327856,
36,403,402,167,196855,404,0,262394,403,405,404,131320,405,262201,32,406,407,262205,32,408,153,327808,32,409,406,408,
393281,66,410,392,65,409,393277,32,411,410,2,4,196670,298,411,131321,404,131320,404,458997,32,412,61,382,411,405,
262205,32,413,153,196670,299,413,131321,414,131320,414,458997,32,415,413,404,416,417,327856,36,418,415,206,262390,419,
417,0,262394,418,417,419,131320,417,327745,162,420,211,415,196670,420,61,327808,32,416,415,26,196670,299,416,131321,
414,131320,419,327879,32,421,394,69,327851,36,422,421,61,196855,423,0,262394,422,424,423,131320,424,196670,291,157,
131321,348,131320,423,262368,75,75,163,327879,32,425,394,75,327851,36,426,425,61,196670,300,426,327879,32,427,394,55,
327851,36,428,427,61,196670,301,428,327879,32,429,394,217,327851,36,430,429,61,196670,302,430,196855,431,0,262394,273,
432,431,131320,432,327879,32,433,394,81,327851,36,434,433,61,131321,431,131320,431,458997,36,435,273,423,434,432,
196670,303,435,262312,36,436,275,196855,437,0,262394,436,438,437,131320,438,327879,32,439,394,72,327850,36,440,439,61,
131321,437,131320,437,458997,36,441,275,431,440,438,196670,304,441,327817,32,442,401,77,327812,32,443,75,442,327808,
32,444,443,69,196670,213,444,262205,32,445,213,327808,32,446,445,69,196670,232,446,327737,32,447,448,375,196670,147,
447,327737,32,449,450,375,196670,148,449,196855,451,0,262394,277,452,451,131320,452,327745,60,453,57,120,262205,32,
454,453,327850,36,455,454,61,131321,451,131320,451,458997,36,456,277,437,455,452,196855,457,0,262394,456,458,457,
131320,458,327745,60,459,57,121,262205,32,460,459,327850,36,461,460,18,131321,457,131320,457,458997,36,462,456,451,
461,458,196670,305,462,196855,463,0,262394,462,464,463,131320,464,327879,32,465,394,81,327850,36,466,465,61,131321,
463,131320,463,458997,36,467,462,457,466,464,196855,468,0,262394,467,469,470,131320,469,262205,32,471,147,262205,32,
472,148,327808,32,473,471,472,196670,307,473,131321,468,131320,470,196670,307,61,131321,468,131320,468,458997,32,474,
473,469,61,470,196670,306,474,327850,36,475,474,61,196855,476,0,262394,475,477,478,131320,477,196670,309,61,131321,
476,131320,478,327854,36,479,474,72,196855,480,0,262394,479,481,482,131320,481,196670,310,61,131321,480,131320,482,
327810,32,483,72,474,196670,310,483,131321,480,131320,480,458997,32,484,61,481,483,482,327874,32,485,104,484,196670,
309,485,131321,476,131320,476,458997,32,486,61,477,485,480,327858,36,487,474,72,196855,488,0,262394,487,489,490,
131320,489,196670,311,61,131321,488,131320,490,327810,32,491,170,474,327874,32,492,104,491,196670,311,492,131321,488,
131320,488,458997,32,493,61,489,492,490,327760,34,494,486,493,196670,308,494,262205,32,495,269,327810,32,496,495,361,
196670,312,496,327812,32,497,495,231,196670,313,497,327810,32,498,350,497,458764,32,499,1,38,498,231,196670,314,499,
196855,500,0,262394,278,501,500,131320,501,327737,36,502,503,496,131321,500,131320,500,458997,36,504,278,488,502,501,
196670,315,504,196670,316,61,196670,317,61,196670,318,61,196670,319,61,196670,320,227,131321,505,131320,505,458997,34,
506,494,500,283,507,458997,32,508,61,500,509,507,458997,32,510,61,500,511,507,458997,36,512,227,500,157,507,458997,32,
513,61,500,514,507,262390,515,507,0,131321,516,131320,516,524345,30,517,518,426,428,497,499,196855,519,0,262394,235,
520,519,131320,520,524345,30,521,522,426,435,497,499,131321,519,131320,519,262312,36,523,512,327847,36,524,462,523,
196855,525,0,262394,524,526,525,131320,526,327737,34,527,528,61,327737,32,529,530,527,327737,36,531,532,529,262312,36,
533,531,131321,525,131320,525,458997,36,534,524,519,533,526,196855,535,0,262394,534,536,537,131320,536,262201,32,538,
539,327876,32,540,69,538,196670,321,540,196670,322,61,131321,541,131320,541,458997,32,542,61,536,543,544,327856,36,
545,542,21,262390,546,544,1,262394,545,544,546,131320,544,262201,32,547,548,327737,34,549,528,542,327737,32,550,530,
549,327808,32,551,547,550,327745,162,552,211,551,458986,32,553,552,69,61,540,327737,32,554,555,553,393273,30,556,557,
542,554,327808,32,543,542,87,196670,322,543,131321,541,131320,546,131321,535,131320,537,196670,323,61,131321,558,
131320,558,458997,32,559,61,537,560,561,327856,36,562,559,21,262390,563,561,1,262394,562,561,563,131320,561,327737,34,
564,528,559,327737,32,565,530,564,327737,32,566,567,565,393273,30,568,557,559,566,327808,32,560,559,87,196670,323,560,
131321,558,131320,563,131321,535,131320,535,262368,75,75,163,262205,32,569,153,327856,36,570,569,167,196855,571,0,
262394,570,572,571,131320,572,196670,324,61,196670,325,61,131321,573,131320,573,458997,32,574,61,572,575,576,458997,
32,577,61,572,578,576,327856,36,579,577,205,262390,580,576,1,262394,579,576,580,131320,576,327812,32,581,577,167,
262205,32,582,153,327808,32,583,581,582,327745,162,584,211,583,262205,32,585,584,327808,32,575,574,585,196670,324,575,
327808,32,578,577,87,196670,325,578,131321,573,131320,580,196855,586,0,262394,182,587,588,131320,587,327879,32,589,
574,144,327874,32,590,574,146,327808,32,591,589,590,196670,326,591,131321,586,131320,588,196670,326,574,131321,586,
131320,586,458997,32,592,591,587,574,588,196670,317,592,262312,36,593,504,327847,36,594,523,593,196855,595,0,262394,
594,596,595,131320,596,327850,36,597,496,61,262205,32,598,232,262205,32,599,213,393385,32,600,597,598,599,458809,30,
601,602,496,600,592,131321,595,131320,595,131321,571,131320,571,458997,32,511,510,535,592,595,393565,32,603,77,1,511,
196670,327,603,262205,32,604,151,262205,32,605,150,327810,32,606,605,69,327850,36,607,604,606,196855,608,0,262394,607,
609,608,131320,609,262205,32,610,152,327745,162,611,161,610,196670,611,603,131321,608,131320,608,262368,75,75,163,
262205,32,612,153,327856,36,613,612,167,196855,614,0,262394,613,615,614,131320,615,327810,32,616,603,511,196670,318,
616,196670,328,61,131321,617,131320,617,458997,32,618,616,615,619,620,458997,32,621,61,615,622,620,327856,36,623,621,
279,262390,624,620,1,262394,623,625,624,131320,625,262205,32,626,152,327856,36,627,621,626,196855,628,0,262394,627,
629,630,131320,629,327745,162,631,161,621,262205,32,632,631,196670,329,632,131321,628,131320,630,196670,329,61,131321,
628,131320,628,458997,32,633,632,629,61,630,327808,32,619,618,633,196670,318,619,131321,620,131320,620,327808,32,622,
621,87,196670,328,622,131321,617,131320,624,196855,634,0,262394,523,635,634,131320,635,262205,32,636,153,327810,32,
637,412,618,327745,162,638,264,636,196670,638,637,131321,634,131320,634,196670,330,618,196670,331,61,131321,639,
131320,639,458997,32,640,618,634,641,642,458997,32,643,61,634,644,642,327856,36,645,643,205,262390,646,642,1,262394,
645,647,646,131320,647,327812,32,648,643,167,262205,32,649,153,327808,32,650,648,649,327745,162,651,211,650,262205,32,
652,651,196670,332,652,196855,653,0,262394,182,654,655,131320,654,327879,32,656,652,144,327808,32,657,640,656,196670,
333,657,262205,32,658,153,327808,32,659,648,658,327876,32,660,657,146,327877,32,661,640,660,327745,162,662,211,659,
196670,662,661,327874,32,663,652,146,327808,32,664,657,663,196670,330,664,131321,653,131320,655,262205,32,665,153,
327808,32,666,648,665,327745,162,667,211,666,196670,667,640,327808,32,668,640,652,196670,330,668,131321,653,131320,
653,458997,32,641,664,654,668,655,131321,642,131320,642,327808,32,644,643,87,196670,331,644,131321,639,131320,646,
131321,614,131320,614,262368,75,75,163,196670,334,61,131321,669,131320,669,458997,32,670,61,614,671,672,327856,36,673,
670,21,262390,674,672,1,262394,673,675,674,131320,675,262201,32,676,548,327737,34,677,528,670,327737,32,678,530,677,
327808,32,679,676,678,327745,162,680,211,679,262205,32,681,680,327737,32,682,555,681,196670,335,682,327808,32,683,670,
69,458764,32,684,1,38,683,280,196670,336,684,327856,36,685,683,21,196855,686,0,262394,685,687,688,131320,687,262201,
32,689,548,327737,34,690,528,684,327737,32,691,530,690,327808,32,692,689,691,327745,162,693,211,692,262205,32,694,693,
327737,32,695,555,694,196670,338,695,131321,686,131320,688,196670,338,61,131321,686,131320,686,458997,32,696,695,687,
61,688,196670,337,696,196855,697,0,262394,137,698,699,131320,698,327874,32,700,670,87,327876,32,701,696,146,327877,32,
702,682,701,327745,126,703,143,700,262205,32,704,703,327808,32,705,704,702,196670,703,705,131321,697,131320,699,
327745,126,706,143,670,262205,32,707,706,327808,32,708,707,682,196670,706,708,196855,709,0,262394,685,710,709,131320,
710,327745,126,711,143,683,262205,32,712,711,327808,32,713,712,696,196670,711,713,131321,709,131320,709,131321,697,
131320,697,131321,672,131320,672,327808,32,671,670,75,196670,334,671,131321,669,131320,674,262368,75,75,163,327737,30,
714,715,61,196855,716,0,262394,523,717,716,131320,717,262205,32,718,153,327856,36,719,718,167,196855,720,0,262394,719,
721,720,131320,721,262205,32,722,153,196670,339,496,196670,340,508,458809,32,723,724,722,339,340,262205,32,725,340,
196670,316,725,196670,319,723,327852,36,726,723,61,196855,727,0,262394,726,728,727,131320,728,458991,32,729,270,69,61,
723,131321,727,131320,727,131321,720,131320,720,458997,32,730,513,717,723,727,458997,32,731,508,717,725,727,262368,75,
75,163,131321,732,131320,732,458997,32,733,730,720,734,735,458997,32,736,731,720,737,735,262205,32,738,270,327852,36,
739,738,61,262390,740,735,0,262394,739,741,740,131320,741,262205,32,742,270,327810,32,743,742,69,196670,341,743,
262368,75,75,163,262205,32,744,153,327850,36,745,744,61,196855,746,0,262394,745,747,746,131320,747,196670,270,61,
131321,746,131320,746,327808,32,748,361,743,327812,32,749,748,231,524345,30,750,751,743,749,426,428,262368,75,75,163,
327852,36,752,733,61,196855,753,0,262394,752,754,753,131320,754,262205,32,755,153,196670,342,733,196670,343,736,
458809,32,756,724,755,342,343,262205,32,757,343,196670,316,757,196670,319,756,131321,753,131320,753,458997,32,737,736,
746,757,754,458997,32,734,733,746,756,754,327852,36,758,734,61,196855,759,0,262394,758,760,759,131320,760,458991,32,
761,270,69,61,734,131321,759,131320,759,262368,75,75,163,131321,735,131320,735,131321,732,131320,740,262205,32,762,
153,327856,36,763,762,167,196855,764,0,262394,763,765,764,131320,765,327852,36,766,496,61,262312,36,767,504,327847,36,
768,766,767,196855,769,0,262394,768,770,769,131320,770,262205,32,771,232,327808,32,772,736,511,458809,30,773,602,496,
771,772,131321,769,131320,769,327808,32,774,496,69,327850,36,775,774,360,196855,776,0,262394,775,777,776,131320,777,
262201,32,778,779,262205,32,780,153,327808,32,781,778,780,262201,32,782,407,262205,32,783,153,327808,32,784,782,783,
393281,66,785,392,65,784,393277,32,786,785,2,4,327808,32,787,786,736,327808,32,788,787,511,393281,66,789,392,65,781,
327742,789,788,2,4,131321,776,131320,776,262205,32,790,153,327745,162,791,264,790,262205,32,792,791,327808,32,793,792,
736,196670,791,793,131321,764,131320,764,131321,716,131320,716,458997,32,514,513,674,733,764,458997,32,509,508,674,
736,764,262368,75,75,163,196670,344,227,196670,345,61,131321,794,131320,794,458997,36,795,227,716,796,797,458997,32,
798,61,716,799,797,262390,800,797,0,131321,801,131320,801,196855,802,0,262394,426,803,804,131320,803,655417,36,805,
806,227,798,499,430,441,506,196670,346,805,131321,802,131320,804,655417,36,807,806,157,798,499,430,441,506,196670,346,
807,131321,802,131320,802,458997,36,808,805,803,807,804,327846,36,796,795,808,196670,344,796,262312,36,809,281,196855,
810,0,262394,809,811,810,131320,811,327808,32,812,798,87,196670,345,812,327850,36,813,812,249,131321,810,131320,810,
458997,32,799,798,802,812,811,458997,36,814,281,802,813,811,196855,815,0,262394,814,800,815,131320,800,262312,36,816,
462,327846,36,817,512,816,196855,818,0,262394,817,819,818,131320,815,262368,75,75,163,327737,30,820,715,799,262368,75,
75,163,131321,797,131320,797,131321,794,131320,819,131321,515,131320,818,196855,821,0,262394,796,822,821,131320,822,
196670,271,69,131321,821,131320,821,262368,75,75,163,262205,32,823,271,327850,36,824,823,61,196855,825,0,262394,824,
826,825,131320,826,131321,515,131320,825,196833,69,282,262205,32,827,153,196670,347,827,131321,828,131320,828,458997,
32,829,827,825,830,831,327856,36,832,829,206,262390,833,831,0,262394,832,831,833,131320,831,327745,162,834,211,829,
196670,834,61,327808,32,830,829,26,196670,347,830,131321,828,131320,833,196670,308,283,262368,75,75,163,131321,507,
131320,507,196670,320,157,131321,505,131320,515,327847,36,835,284,504,262205,32,836,153,327856,36,837,836,167,327847,
36,838,835,837,196855,839,0,262394,838,840,839,131320,840,262205,32,841,232,327808,32,842,509,511,458809,30,843,602,
496,841,842,131321,839,131320,839,196670,291,157,131321,348,131320,348,65789,65592,327734,32,351,0,33,131320,844,
262203,49,845,7,327745,60,846,57,59,262205,32,847,846,327851,36,848,847,61,196855,849,0,262394,848,850,851,131320,850,
196670,845,847,131321,849,131320,851,327745,63,852,57,62,262205,34,853,852,262268,64,854,853,393281,66,855,854,65,65,
393277,32,856,855,2,4,196670,845,856,131321,849,131320,849,458997,32,857,847,850,856,851,131326,857,65592,327734,32,
367,0,33,131320,858,327745,70,859,3,69,262205,32,860,859,327745,70,861,4,61,262205,32,862,861,327812,32,863,860,862,
327745,70,864,3,61,262205,32,865,864,327808,32,866,863,865,131326,866,65592,327734,34,867,0,35,196663,34,868,196663,
32,869,196663,32,870,131320,871,262203,49,872,7,262203,49,873,7,327761,32,874,868,0,327876,32,875,869,870,327829,71,
876,874,875,327761,32,877,876,1,196670,873,877,327761,32,878,876,0,196670,872,878,327761,32,879,868,1,327810,32,880,
72,870,327874,32,881,869,880,327808,32,882,879,881,327808,32,883,882,877,327760,34,884,878,883,131326,884,65592,
327734,34,885,0,37,196663,36,886,196663,32,887,131320,888,327739,188,889,7,227,262203,73,890,7,262203,73,891,7,262203,
73,892,7,262203,49,893,7,262203,49,894,7,262203,49,895,7,196855,896,0,196859,61,897,131320,897,196855,898,0,262394,
886,899,900,131320,899,327745,63,901,57,74,262205,34,902,901,196670,892,902,131321,898,131320,900,327745,63,903,57,65,
262205,34,904,903,196670,892,904,131321,898,131320,898,458997,34,905,902,899,904,900,196670,891,905,196855,906,0,
262394,76,907,906,131320,907,458809,34,908,867,905,887,77,262268,78,909,908,393281,79,910,909,65,65,393277,34,911,910,
2,8,196670,889,157,196670,890,911,131321,896,131320,906,327846,36,912,80,886,196855,913,0,262394,912,914,913,131320,
914,458809,34,915,867,905,887,75,262268,64,916,915,393281,66,917,916,65,65,393277,32,918,917,2,4,327760,34,919,918,61,
196670,889,157,196670,890,919,131321,896,131320,913,196670,893,83,327876,32,920,69,83,327810,32,921,920,69,327879,32,
922,887,921,327812,32,923,922,15,196670,894,923,327874,32,924,887,83,458809,34,925,867,905,924,75,262268,64,926,925,
393281,66,927,926,65,65,393277,32,928,927,2,4,196670,895,928,262268,58,929,923,393419,32,930,928,929,84,327760,34,931,
930,61,196670,889,157,196670,890,931,131321,896,131320,896,590069,34,932,911,907,919,914,931,913,131326,932,65592,
327734,30,933,0,38,196663,36,934,196663,32,935,196663,34,936,131320,937,262203,73,938,7,262203,73,939,7,196855,940,0,
262394,934,941,942,131320,941,327745,63,943,57,74,262205,34,944,943,196670,939,944,131321,940,131320,942,327745,63,
945,57,65,262205,34,946,945,196670,939,946,131321,940,131320,940,458997,34,947,944,941,946,942,196670,938,947,196855,
948,0,262394,85,949,950,131320,949,458809,34,951,867,947,935,77,262268,78,952,951,393281,79,953,952,65,65,327742,953,
936,2,8,131321,948,131320,950,458809,34,954,867,947,935,75,262268,64,955,954,327761,32,956,936,0,393281,66,957,955,65,
65,327742,957,956,2,4,131321,948,131320,948,65789,65592,327734,34,958,0,37,196663,36,959,196663,32,960,131320,961,
327739,188,962,7,227,262203,73,963,7,262203,73,964,7,262203,73,965,7,196855,966,0,196859,61,967,131320,967,196855,968,
0,262394,959,969,970,131320,969,327745,63,971,57,86,262205,34,972,971,196670,965,972,131321,968,131320,970,327745,63,
973,57,87,262205,34,974,973,196670,965,974,131321,968,131320,968,458997,34,975,972,969,974,970,196670,964,975,196855,
976,0,262394,88,977,976,131320,977,458809,34,978,867,975,960,77,262268,78,979,978,393281,79,980,979,65,65,393277,34,
981,980,2,8,196670,962,157,196670,963,981,131321,966,131320,976,458809,34,982,867,975,960,75,262268,64,983,982,393281,
66,984,983,65,65,393277,32,985,984,2,4,327760,34,986,985,61,196670,962,157,196670,963,986,131321,966,131320,966,
458997,34,987,981,977,986,976,131326,987,65592,327734,30,988,0,38,196663,36,989,196663,32,990,196663,34,991,131320,
992,262203,73,993,7,262203,73,994,7,196855,995,0,262394,989,996,997,131320,996,327745,63,998,57,86,262205,34,999,998,
196670,994,999,131321,995,131320,997,327745,63,1000,57,87,262205,34,1001,1000,196670,994,1001,131321,995,131320,995,
458997,34,1002,999,996,1001,997,196670,993,1002,196855,1003,0,262394,89,1004,1005,131320,1004,458809,34,1006,867,1002,
990,77,262268,78,1007,1006,393281,79,1008,1007,65,65,327742,1008,991,2,8,131321,1003,131320,1005,458809,34,1009,867,
1002,990,75,262268,64,1010,1009,327761,32,1011,991,0,393281,66,1012,1010,65,65,327742,1012,1011,2,4,131321,1003,
131320,1003,65789,65592,327734,34,1013,0,39,196663,34,1014,131320,1015,262203,73,1016,7,262203,49,1017,7,262203,49,
1018,7,196670,1016,1014,196855,1019,0,262394,90,1020,1021,131320,1020,196855,1022,0,262394,91,1023,1022,131320,1023,
327745,49,1024,1016,69,262205,32,1025,1024,327878,32,1026,1025,95,196670,1024,1026,131321,1022,131320,1022,196855,
1027,0,262394,96,1028,1027,131320,1028,327745,49,1029,1016,69,262205,32,1030,1029,262268,58,1031,1030,327875,58,1032,
1031,97,262268,32,1033,1032,196670,1017,1033,327877,32,1034,1033,95,327760,34,1035,1033,1034,262205,34,1036,1016,
327878,34,1037,1036,1035,196670,1016,1037,131321,1027,131320,1027,196855,1038,0,262394,98,1039,1038,131320,1039,
262205,34,1040,1016,262344,34,1041,1040,196670,1016,1041,131321,1038,131320,1038,131321,1019,131320,1021,196855,1042,
0,262394,99,1043,1042,131320,1043,327745,49,1044,1016,61,262205,32,1045,1044,327878,32,1046,1045,95,196670,1044,1046,
131321,1042,131320,1042,196855,1047,0,262394,100,1048,1047,131320,1048,327745,49,1049,1016,61,262205,32,1050,1049,
262268,58,1051,1050,393418,58,1052,1051,102,87,262268,32,1053,1052,196670,1018,1053,327877,32,1054,1053,95,327879,32,
1055,1054,108,262205,32,1056,1049,327878,32,1057,1056,1055,196670,1049,1057,131321,1047,131320,1047,196855,1058,0,
262394,109,1059,1058,131320,1059,327745,49,1060,1016,61,262205,32,1061,1060,327878,32,1062,1061,108,196670,1060,1062,
131321,1058,131320,1058,131321,1019,131320,1019,262205,34,1063,1016,131326,1063,65592,327734,34,1064,0,39,196663,34,
1065,131320,1066,262203,73,1067,7,262203,49,1068,7,262203,49,1069,7,196670,1067,1065,196855,1070,0,262394,110,1071,
1072,131320,1071,196855,1073,0,262394,111,1074,1073,131320,1074,262205,34,1075,1067,262344,34,1076,1075,196670,1067,
1076,131321,1073,131320,1073,196855,1077,0,262394,112,1078,1077,131320,1078,327745,49,1079,1067,69,262205,32,1080,
1079,327878,32,1081,1080,95,196670,1079,1081,131321,1077,131320,1077,196855,1082,0,262394,113,1083,1082,131320,1083,
327745,49,1084,1067,69,262205,32,1085,1084,262268,58,1086,1085,327875,58,1087,1086,97,262268,32,1088,1087,262344,32,
1089,1088,196670,1068,1089,327877,32,1090,1089,95,327760,34,1091,1089,1090,262205,34,1092,1067,327878,34,1093,1092,
1091,196670,1067,1093,131321,1082,131320,1082,131321,1070,131320,1072,196855,1094,0,262394,114,1095,1094,131320,1095,
327745,49,1096,1067,61,262205,32,1097,1096,327878,32,1098,1097,108,196670,1096,1098,131321,1094,131320,1094,196855,
1099,0,262394,115,1100,1099,131320,1100,327745,49,1101,1067,61,262205,32,1102,1101,327878,32,1103,1102,95,196670,1101,
1103,131321,1099,131320,1099,196855,1104,0,262394,116,1105,1104,131320,1105,327745,49,1106,1067,61,262205,32,1107,
1106,262268,58,1108,1107,393418,58,1109,1108,118,87,262268,32,1110,1109,262344,32,1111,1110,196670,1069,1111,327877,
32,1112,1111,95,327879,32,1113,1112,108,262205,32,1114,1106,327878,32,1115,1114,1113,196670,1106,1115,131321,1104,
131320,1104,131321,1070,131320,1070,262205,34,1116,1067,131326,1116,65592,327734,32,1117,0,40,196663,34,1118,196663,
32,1119,196663,32,1120,131320,1121,327739,188,1122,7,227,262203,49,1123,7,262203,49,1124,7,262203,49,1125,7,262203,49,
1126,7,262203,49,1127,7,196855,1128,0,196859,61,1129,131320,1129,196855,1130,0,262394,119,1131,1130,131320,1131,
327761,32,1132,1118,0,262268,58,1133,1119,262268,58,1134,1120,393419,32,1135,1132,1133,1134,196670,1122,157,196670,
1123,1135,131321,1128,131320,1130,327761,32,1136,1118,1,327879,32,1137,1119,93,327874,32,1138,1136,1137,196670,1124,
1138,327854,36,1139,1119,72,196855,1140,0,262394,1139,1141,1142,131320,1141,196670,1126,1138,131321,1140,131320,1142,
327761,32,1143,1118,0,327874,32,1144,1143,1119,327850,36,1145,1119,61,196855,1146,0,262394,1145,1147,1148,131320,1147,
196670,1127,61,131321,1146,131320,1148,327810,32,1149,72,1119,327876,32,1150,1136,1149,196670,1127,1150,131321,1146,
131320,1146,458997,32,1151,61,1147,1150,1148,327877,32,1152,1144,1151,196670,1126,1152,131321,1140,131320,1140,458997,
32,1153,1138,1141,1152,1146,196670,1125,1153,327876,32,1154,69,1120,327810,32,1155,1154,69,327879,32,1156,1153,1155,
196670,1122,157,196670,1123,1156,131321,1128,131320,1128,458997,32,1157,1135,1131,1156,1140,131326,1157,65592,327734,
32,448,0,41,196663,32,1158,131320,1159,327745,60,1160,57,120,262205,32,1161,1160,327812,32,1162,1158,20,327808,32,
1163,1161,1162,131326,1163,65592,327734,32,450,0,41,196663,32,1164,131320,1165,327745,60,1166,57,121,262205,32,1167,
1166,327812,32,1168,1164,20,327810,32,1169,1167,1168,458764,32,1170,1,38,20,1169,131326,1170,65592,327734,36,1171,0,
42,196663,34,1172,196663,34,1173,131320,1174,327739,188,1175,7,227,262203,188,1176,7,196855,1177,0,196859,61,1178,
131320,1178,196855,1179,0,262394,122,1180,1179,131320,1180,327761,32,1181,1172,1,327761,32,1182,1173,1,327856,36,1183,
1181,1182,262312,36,1184,1183,196855,1185,0,262394,1184,1186,1185,131320,1186,327850,36,1187,1181,1182,196855,1188,0,
262394,1187,1189,1188,131320,1189,327761,32,1190,1172,0,327761,32,1191,1173,0,327856,36,1192,1190,1191,131321,1188,
131320,1188,458997,36,1193,1187,1186,1192,1189,131321,1185,131320,1185,458997,36,1194,1183,1180,1193,1188,196670,1175,
157,196670,1176,1194,131321,1177,131320,1179,327761,32,1195,1172,0,327761,32,1196,1173,0,327856,36,1197,1195,1196,
196670,1175,157,196670,1176,1197,131321,1177,131320,1177,458997,36,1198,1194,1185,1197,1179,131326,1198,65592,327734,
34,528,0,43,196663,32,1199,131320,1200,262203,49,1201,7,327745,126,1202,125,1199,262205,32,1203,1202,196855,1204,0,
262394,127,1205,1206,131320,1205,393385,32,1207,133,1199,61,327745,126,1208,132,1207,262205,32,1209,1208,196670,1201,
1209,131321,1204,131320,1206,196670,1201,61,131321,1204,131320,1204,458997,32,1210,1209,1205,61,1206,327760,34,1211,
1203,1210,131326,1211,65592,327734,30,1212,0,44,196663,32,1213,196663,34,1214,131320,1215,327761,32,1216,1214,0,
327745,126,1217,125,1213,196670,1217,1216,196855,1218,0,262394,134,1219,1218,131320,1219,393385,32,1220,135,1213,61,
327761,32,1221,1214,1,327745,126,1222,132,1220,196670,1222,1221,131321,1218,131320,1218,65789,65592,327734,32,1223,0,
41,196663,32,1224,131320,1225,262203,49,1226,7,196855,1227,0,262394,137,1228,1229,131320,1228,327874,32,1230,1224,87,
327745,126,1231,143,1230,262205,32,1232,1231,327879,32,1233,1224,69,327812,32,1234,81,1233,327874,32,1235,1232,1234,
327879,32,1236,1235,144,196670,1226,1236,131321,1227,131320,1229,327745,126,1237,143,1224,262205,32,1238,1237,196670,
1226,1238,131321,1227,131320,1227,458997,32,1239,1236,1228,1238,1229,131326,1239,65592,327734,30,557,0,45,196663,32,
1240,196663,32,1241,131320,1242,196855,1243,0,262394,145,1244,1245,131320,1244,327745,126,1246,143,1240,196670,1246,
1241,131321,1243,131320,1245,327879,32,1247,1240,69,327850,36,1248,1247,61,196855,1249,0,262394,1248,1250,1251,131320,
1250,327874,32,1252,1240,87,327745,126,1253,143,1252,196670,1253,1241,131321,1249,131320,1251,327874,32,1254,1240,87,
327876,32,1255,1241,146,327745,126,1256,143,1254,262205,32,1257,1256,327877,32,1258,1257,1255,196670,1256,1258,131321,
1249,131320,1249,131321,1243,131320,1243,65789,65592,327734,32,530,0,46,196663,34,1259,131320,1260,262205,32,1261,147,
262205,32,1262,148,458809,32,1263,1117,1259,1261,1262,131326,1263,65592,327734,32,1264,0,41,196663,32,1265,131320,
1266,262205,32,1267,149,262205,32,1268,150,327812,32,1269,1265,1268,327808,32,1270,1267,1269,262205,32,1271,151,
327808,32,1272,1270,1271,131326,1272,65592,327734,30,379,0,31,131320,1273,262203,156,1274,7,262203,49,1275,7,262205,
32,1276,5,196670,152,1276,262205,32,23,6,196670,151,23,196670,150,24,262205,32,1277,152,327812,32,1278,1277,24,262205,
32,1279,151,327808,32,1280,1278,1279,196670,153,1280,196855,1281,0,262394,154,1282,1281,131320,1282,328019,155,1283,
77,157,196670,1274,1283,393558,32,1284,77,2,1283,196670,151,1284,393558,32,1285,77,0,1283,196670,150,1285,262205,32,
1286,151,327850,36,1287,1286,61,196855,1288,0,262394,1287,1289,1288,131320,1289,262205,32,1290,152,262205,32,1291,150,
327745,162,1292,161,1290,196670,1292,1291,131321,1288,131320,1288,262368,75,75,163,262205,32,1293,151,196670,153,1293,
196670,1275,61,131321,1294,131320,1294,458997,32,1295,61,1288,1296,1297,262205,32,1298,152,327856,36,1299,1295,1298,
262390,1300,1297,0,262394,1299,1297,1300,131320,1297,327745,162,1301,161,1295,262205,32,1302,1301,262205,32,1303,153,
327808,32,1304,1303,1302,196670,153,1304,327808,32,1296,1295,87,196670,1275,1296,131321,1294,131320,1300,262368,75,75,
163,131321,1281,131320,1281,262205,32,1305,153,262205,32,1306,151,327810,32,1307,1305,1306,327812,32,1308,1307,21,
196670,149,1308,65789,65592,327734,32,407,0,33,131320,1309,262203,49,1310,7,393281,60,1311,57,164,87,262205,32,1312,
1311,327850,36,1313,1312,61,196855,1314,0,262394,1313,1315,1316,131320,1315,327745,60,1317,57,166,262205,32,1318,1317,
327812,32,1319,1318,167,327808,32,1320,165,1319,196670,1310,1320,131321,1314,131320,1316,327745,60,1321,57,168,262205,
32,1322,1321,327879,32,1323,1312,69,327812,32,1324,1323,167,327808,32,1325,1322,1324,196670,1310,1325,131321,1314,
131320,1314,458997,32,1326,1320,1315,1325,1316,131326,1326,65592,327734,32,779,0,33,131320,1327,327745,60,1328,57,168,
262205,32,1329,1328,393281,60,1330,57,164,87,262205,32,1331,1330,262344,32,1332,1331,327879,32,1333,1332,69,327812,32,
1334,1333,167,327808,32,1335,1329,1334,131326,1335,65592,327734,32,1336,0,41,196663,32,1337,131320,1338,327745,60,
1339,57,168,262205,32,1340,1339,327808,32,1341,75,1337,327812,32,1342,1341,167,327808,32,1343,1340,1342,131326,1343,
65592,327734,32,1344,0,41,196663,32,1345,131320,1346,327745,63,1347,57,62,262205,34,1348,1347,262268,64,1349,1348,
393281,66,1350,1349,65,1345,393443,32,1351,1350,87,170,131326,1351,65592,327734,30,602,0,47,196663,32,1352,196663,32,
1353,196663,32,1354,131320,1355,327745,63,1356,57,62,262205,34,1357,1356,262268,64,1358,1357,327737,32,1359,1336,1352,
262205,32,1360,153,327808,32,1361,1359,1360,393281,66,1362,1358,65,1361,327876,32,1363,1353,171,327877,32,1364,1363,
1354,327908,1362,87,170,1364,65789,65592,327734,36,503,0,48,196663,32,1365,131320,1366,327739,188,1367,7,227,262203,
188,1368,7,262203,49,1369,7,196855,1370,0,196859,61,1371,131320,1371,327812,32,1372,1365,172,327745,60,1373,57,166,
262205,32,1374,1373,327812,32,1375,1374,173,327878,32,1376,1372,1375,196670,1369,1376,327874,32,1377,1376,174,327878,
32,1378,1376,1377,196670,1369,1378,196855,1379,0,262394,178,1380,1379,131320,1380,327850,36,1381,1365,61,196670,1367,
157,196670,1368,1381,131321,1370,131320,1379,196855,1382,0,262394,179,1383,1382,131320,1383,327879,32,1384,1378,69,
327851,36,1385,1384,61,196670,1367,157,196670,1368,1385,131321,1370,131320,1382,327879,32,1386,1378,176,327850,36,
1387,1386,77,196670,1367,157,196670,1368,1387,131321,1370,131320,1370,590069,36,1388,1381,1380,1385,1383,1387,1382,
131326,1388,65592,327734,30,1389,0,31,131320,1390,262368,77,77,163,65789,65592,327734,32,548,0,33,131320,1391,262203,
49,1392,7,196855,1393,0,262394,182,1394,1395,131320,1394,262205,32,1396,152,327874,32,1397,1396,87,196670,1392,1397,
131321,1393,131320,1395,262205,32,1398,152,196670,1392,1398,131321,1393,131320,1393,458997,32,1399,1397,1394,1398,
1395,327812,32,1400,1399,167,131326,1400,65592,327734,32,539,0,33,131320,1401,262203,49,1402,7,196855,1403,0,262394,
182,1404,1405,131320,1404,262205,32,1406,152,327879,32,1407,1406,69,327876,32,1408,1407,62,196670,1402,1408,131321,
1403,131320,1405,196670,1402,61,131321,1403,131320,1403,458997,32,1409,1408,1404,61,1405,131326,1409,65592,327734,32,
555,0,41,196663,32,1410,131320,1411,262203,49,1412,7,196855,1413,0,262394,182,1414,1415,131320,1414,262201,32,1416,
539,262268,58,1417,1416,393419,32,1418,1410,1417,146,196670,1412,1418,131321,1413,131320,1415,196670,1412,1410,131321,
1413,131320,1413,458997,32,1419,1418,1414,1410,1415,131326,1419,65592,327734,32,567,0,41,196663,32,1420,131320,1421,
262203,49,1422,7,262203,49,1423,7,262203,188,1424,7,262203,49,1425,7,262203,49,1426,7,262203,49,1427,7,262203,49,1428,
7,262203,156,1429,7,262203,49,1430,7,262203,156,1431,7,262203,49,1432,7,262203,49,1433,7,196855,1434,0,262394,185,
1435,1436,131320,1435,196670,1422,187,196670,1423,61,131321,1437,131320,1437,458997,32,1438,187,1435,1439,1440,458997,
32,1441,61,1435,1442,1440,327856,36,1443,1441,20,262390,1444,1440,1,262394,1443,1445,1444,131320,1445,327876,32,1446,
69,1441,327879,32,1447,1420,1446,327851,36,1448,1447,61,196670,1424,1448,328019,155,1449,77,1448,327761,32,1450,1449,
0,196670,1425,1450,196855,1451,0,262394,1448,1452,1453,131320,1452,196670,1426,1450,131321,1451,131320,1453,262344,32,
1454,1450,196670,1426,1454,131321,1451,131320,1451,458997,32,1455,1450,1452,1454,1453,327879,32,1439,1438,1455,196670,
1422,1439,131321,1440,131320,1440,327808,32,1442,1441,87,196670,1423,1442,131321,1437,131320,1444,327745,70,1456,7,61,
262205,32,1457,1456,327879,32,1458,1438,1457,262349,58,1459,1458,262268,32,1460,1459,196670,1427,1460,262349,58,1461,
1438,262268,32,1462,1461,196670,1428,1462,131321,1434,131320,1436,328019,155,1463,77,157,196670,1429,1463,196670,1430,
61,131321,1464,131320,1464,458997,155,1465,1463,1436,1466,1467,458997,32,1468,61,1436,1469,1467,327856,36,1470,1468,
20,262390,1471,1467,1,262394,1470,1467,1471,131320,1467,327874,32,1472,1420,1468,327879,32,1473,1472,69,327851,36,
1474,1473,61,328019,155,1475,77,1474,196670,1431,1475,327810,32,1476,1473,69,458832,155,1477,1476,1476,1476,1476,
327878,155,1478,1475,1477,327879,155,1466,1465,1478,196670,1429,1466,327808,32,1469,1468,87,196670,1430,1469,131321,
1464,131320,1471,393558,32,1479,77,2,1465,196670,1427,1479,393558,32,1480,77,0,1465,196670,1428,1480,131321,1434,
131320,1434,458997,32,1481,1462,1444,1480,1471,458997,32,1482,1460,1444,1479,1471,262201,32,1483,548,327808,32,1484,
1483,1420,196670,1432,1484,327745,162,1485,211,1484,262205,32,1486,1485,327737,32,1487,555,1486,196670,1433,1487,
262201,30,1488,1389,327808,32,1489,1482,69,327850,36,1490,1489,1481,196855,1491,0,262394,1490,1492,1491,131320,1492,
196855,1493,0,262394,182,1494,1495,131320,1494,262201,32,1496,539,327876,32,1497,1481,1496,458986,32,1498,1485,69,61,
1497,131321,1493,131320,1495,327808,32,1499,1487,1481,196670,1485,1499,131321,1493,131320,1493,131321,1491,131320,
1491,262201,30,1500,1389,327808,32,1501,1487,1482,131326,1501,65592,327734,36,532,0,48,196663,32,1502,131320,1503,
262203,49,1504,7,328018,32,1505,77,1502,327850,36,1506,1502,1505,328019,155,1507,77,1506,393558,32,1508,77,0,1507,
196670,1504,1508,327812,32,1509,1508,212,262205,32,1510,150,327808,32,1511,1510,212,327852,36,1512,1509,1511,131326,
1512,65592,327734,32,724,0,50,196663,32,1513,196663,49,1514,196663,49,1515,131320,1516,262203,49,1517,7,262203,49,
1518,7,262203,49,1519,7,262203,49,1520,7,262203,222,1521,7,262203,49,1522,7,262203,49,1523,7,262203,49,1524,7,262203,
49,1525,7,262203,188,1526,7,262203,49,1527,7,262203,49,1528,7,262205,32,1529,213,327876,32,1530,1529,171,196670,1517,
1530,196670,1518,61,131321,1531,131320,1531,458997,32,1532,61,1516,1533,1534,262390,1535,1534,0,131321,1536,131320,
1536,262205,32,1537,1514,327852,36,1538,1537,61,196855,1539,0,262394,1538,1540,1539,131320,1540,393281,60,1541,57,164,
74,262205,32,1542,1541,327856,36,1543,1532,1542,131321,1539,131320,1539,458997,36,1544,1538,1536,1543,1540,262394,
1544,1545,1535,131320,1545,262205,32,1546,1514,327854,36,1547,1546,220,196855,1548,0,262394,1547,1549,1550,131320,
1549,262205,32,1551,1514,327810,32,1552,1551,220,327737,32,1553,1336,1552,327808,32,1554,1553,1513,196670,1519,1554,
196670,1520,61,131321,1555,131320,1555,458997,32,1556,61,1549,1557,1558,327856,36,1559,1556,220,262390,1560,1558,1,
262394,1559,1558,1560,131320,1558,327810,32,1561,223,1556,327812,32,1562,1561,167,327808,32,1563,1554,1562,327737,32,
1564,1344,1563,327810,32,1565,1564,1530,327745,49,1566,1521,1556,196670,1566,1565,327808,32,1557,1556,87,196670,1520,
1557,131321,1555,131320,1560,196670,1522,61,196670,1523,61,196670,1524,61,131321,1567,131320,1567,458997,32,1568,61,
1560,1569,1570,458997,32,1571,61,1560,1572,1570,458997,32,1573,61,1560,1574,1570,327856,36,1575,1573,220,262390,1576,
1570,1,262394,1575,1570,1576,131320,1570,327745,49,1577,1521,1573,262205,32,1578,1577,327808,32,1569,1568,1578,196670,
1522,1569,262205,32,1579,1577,327877,32,1572,1571,1579,196670,1523,1572,327808,32,1574,1573,87,196670,1524,1574,
131321,1567,131320,1576,327856,36,1580,1571,224,196855,1581,0,262394,1580,1582,1581,131320,1582,262205,32,1583,1515,
327808,32,1584,1583,1568,196670,1515,1584,262205,32,1585,1514,327810,32,1586,1585,220,196670,1514,1586,196670,1518,61,
131321,1534,131320,1581,131321,1548,131320,1550,196670,1525,61,131321,1587,131320,1587,458997,32,1588,61,1550,1589,
1590,327856,36,1591,1588,220,262390,1592,1590,1,262394,1591,1590,1592,131320,1590,262205,32,1593,1514,327808,32,1594,
1588,69,458764,32,1595,1,41,1593,1594,327810,32,1596,1595,1588,327810,32,1597,1596,69,327737,32,1598,1336,1597,327808,
32,1599,1598,1513,327737,32,1600,1344,1599,327810,32,1601,1600,1530,327745,49,1602,1521,1588,196670,1602,1601,327808,
32,1589,1588,87,196670,1525,1589,131321,1587,131320,1592,131321,1548,131320,1548,196670,1526,157,196670,1527,61,
131321,1603,131320,1603,458997,36,1604,157,1548,1605,1606,458997,32,1607,61,1548,1608,1606,458997,32,1609,1532,1548,
1610,1606,327856,36,1611,1607,220,262390,1612,1606,1,262394,1611,1613,1612,131320,1613,196855,1614,0,262394,1604,1615,
1614,131320,1615,327745,49,1616,1521,1607,262205,32,1617,1616,327856,36,1618,1617,225,131321,1614,131320,1614,458997,
36,1619,1604,1613,1618,1615,196855,1620,0,262394,1619,1621,1622,131320,1621,327745,49,1623,1521,1607,262205,32,1624,
1623,327856,36,1625,1624,224,262205,32,1626,1514,327852,36,1627,1626,69,327847,36,1628,1625,1627,196670,1526,1628,
262205,32,1629,1623,327879,32,1630,1629,226,262205,32,1631,1515,327808,32,1632,1631,1630,196670,1515,1632,262205,32,
1633,1623,327856,36,1634,1633,224,196855,1635,0,262394,1634,1636,1637,131320,1636,262205,32,1638,1514,327810,32,1639,
1638,69,196670,1528,1639,131321,1635,131320,1637,196670,1528,61,131321,1635,131320,1635,458997,32,1640,1639,1636,61,
1637,196670,1514,1640,196670,1518,61,131321,1620,131320,1622,196670,1526,227,131321,1620,131320,1620,458997,36,1605,
1628,1635,227,1622,458997,32,1610,61,1635,1609,1622,131321,1606,131320,1606,327808,32,1608,1607,87,196670,1527,1608,
131321,1603,131320,1612,131321,1534,131320,1534,458997,32,1641,61,1582,1609,1612,327808,32,1533,1641,87,196670,1518,
1533,131321,1531,131320,1535,262205,32,1642,1514,131326,1642,65592,327734,30,751,0,51,196663,32,1643,196663,32,1644,
196663,36,1645,196663,36,1646,131320,1647,262203,49,1648,7,262203,49,1649,7,262203,73,1650,7,262203,73,1651,7,262203,
49,1652,7,262203,49,1653,7,262203,49,1654,7,262205,32,1655,153,196670,1648,1655,131321,1656,131320,1656,458997,32,
1657,1655,1647,1658,1659,327856,36,1660,1657,167,262390,1661,1659,0,262394,1660,1659,1661,131320,1659,327745,162,1662,
230,1657,196670,1662,61,327808,32,1658,1657,26,196670,1648,1658,131321,1656,131320,1661,262368,75,75,163,262205,32,
1663,153,196670,1649,1663,131321,1664,131320,1664,458997,32,1665,1663,1661,1666,1667,327856,36,1668,1665,231,262390,
1669,1667,0,262394,1668,1670,1669,131320,1670,327808,32,1671,1644,1665,393273,34,1672,885,1645,1671,196670,1650,1672,
196855,1673,0,262394,1646,1674,1675,131320,1674,327737,34,1676,1013,1672,196670,1651,1676,131321,1673,131320,1675,
196670,1651,1672,131321,1673,131320,1673,458997,34,1677,1676,1674,1672,1675,327737,32,1678,530,1677,327745,162,1679,
230,1678,458986,32,1680,1679,69,61,69,131321,1667,131320,1667,327808,32,1666,1665,26,196670,1649,1666,131321,1664,
131320,1669,262368,75,75,163,262205,32,1681,153,327856,36,1682,1681,167,196855,1683,0,262394,1682,1684,1683,131320,
1684,327737,32,1685,1336,1643,262205,32,1686,153,327808,32,1687,1685,1686,196670,1652,1687,327737,32,1688,1344,1687,
196670,1653,1688,327874,32,1689,1688,171,196670,1654,1689,262205,32,1690,213,327851,36,1691,1689,1690,262205,32,1692,
232,327851,36,1693,1689,1692,327847,36,1694,1691,1693,196855,1695,0,262394,1694,1696,1695,131320,1696,327745,63,1697,
57,62,262205,34,1698,1697,262268,64,1699,1698,393281,66,1700,1699,65,1687,262205,32,1701,213,327876,32,1702,1701,171,
262205,32,1703,153,327745,162,1704,230,1703,262205,32,1705,1704,327877,32,1706,1702,1705,590054,32,1707,1700,69,61,61,
1706,1688,131321,1695,131320,1695,131321,1683,131320,1683,262205,32,1708,153,327850,36,1709,1708,61,196855,1710,0,
262394,1709,1711,1710,131320,1711,327745,63,1712,57,62,262205,34,1713,1712,262268,64,1714,1713,393281,66,1715,1714,65,
233,458986,32,1716,1715,69,61,69,131321,1710,131320,1710,65789,65592,327734,30,518,0,52,196663,36,1717,196663,36,1718,
196663,32,1719,196663,32,1720,131320,1721,262203,49,1722,7,262203,49,1723,7,262203,49,1724,7,262203,49,1725,7,262203,
73,1726,7,327850,36,1727,1720,231,196855,1728,0,262394,1727,1729,1730,131320,1729,196855,1731,0,262394,1717,1732,1733,
131320,1732,196670,1722,61,131321,1734,131320,1734,458997,32,1735,61,1732,1736,1737,327856,36,1738,1735,21,262390,
1739,1737,1,262394,1738,1737,1739,131320,1737,327737,32,1740,1264,1735,327808,32,1741,1719,1740,393273,34,1742,885,
157,1741,393273,30,1743,1212,1735,1742,327808,32,1736,1735,87,196670,1722,1736,131321,1734,131320,1739,131321,1731,
131320,1733,196670,1723,61,131321,1744,131320,1744,458997,32,1745,61,1733,1746,1747,327856,36,1748,1745,21,262390,
1749,1747,1,262394,1748,1747,1749,131320,1747,327737,32,1750,1264,1745,327808,32,1751,1719,1750,393273,34,1752,885,
227,1751,393273,30,1753,1212,1745,1752,327808,32,1746,1745,87,196670,1723,1746,131321,1744,131320,1749,131321,1731,
131320,1731,196855,1754,0,262394,1718,1755,1754,131320,1755,196670,1724,61,131321,1756,131320,1756,458997,32,1757,61,
1755,1758,1759,327856,36,1760,1757,21,262390,1761,1759,1,262394,1760,1759,1761,131320,1759,327737,34,1762,528,1757,
327737,34,1763,1013,1762,393273,30,1764,1212,1757,1763,327808,32,1758,1757,87,196670,1724,1758,131321,1756,131320,
1761,131321,1754,131320,1754,131321,1728,131320,1730,196670,1725,61,131321,1765,131320,1765,458997,32,1766,61,1730,
1767,1768,327856,36,1769,1766,21,262390,1770,1768,1,262394,1769,1771,1770,131320,1771,196670,1726,234,327737,32,1772,
1264,1766,327856,36,1773,1772,1720,196855,1774,0,262394,1773,1775,1774,131320,1775,327737,32,1776,1264,1766,327808,32,
1777,1719,1776,393273,34,1778,885,1717,1777,196670,1726,1778,196855,1779,0,262394,1718,1780,1779,131320,1780,327737,
34,1781,1013,1778,196670,1726,1781,131321,1779,131320,1779,458997,34,1782,1778,1775,1781,1780,131321,1774,131320,1774,
458997,34,1783,234,1771,1782,1779,393273,30,1784,1212,1766,1783,131321,1768,131320,1768,327808,32,1767,1766,87,196670,
1725,1767,131321,1765,131320,1770,131321,1728,131320,1728,65789,65592,327734,30,522,0,52,196663,36,1785,196663,36,
1786,196663,32,1787,196663,32,1788,131320,1789,262203,49,1790,7,262203,49,1791,7,262203,73,1792,7,196670,1790,61,
131321,1793,131320,1793,458997,32,1794,61,1789,1795,1796,327856,36,1797,1794,21,262390,1798,1796,1,262394,1797,1799,
1798,131320,1799,327737,32,1800,1264,1794,327808,32,1801,1787,1800,196670,1791,1801,327760,34,1802,1801,61,196670,
1792,1802,262312,36,1803,1786,196855,1804,0,262394,1803,1805,1804,131320,1805,327737,32,1806,1264,1794,327856,36,1807,
1806,1788,131321,1804,131320,1804,458997,36,1808,1803,1799,1807,1805,196855,1809,0,262394,1808,1810,1809,131320,1810,
393273,34,1811,958,1785,1801,196670,1792,1811,131321,1809,131320,1809,393385,32,1812,235,1794,61,327745,49,1813,1792,
61,262205,32,1814,1813,327745,126,1815,239,1812,196670,1815,1814,196855,1816,0,262394,240,1817,1816,131320,1817,
393385,32,1818,246,1794,61,327745,49,1819,1792,69,262205,32,1820,1819,327745,126,1821,245,1818,196670,1821,1820,
131321,1816,131320,1816,131321,1796,131320,1796,327808,32,1795,1794,87,196670,1790,1795,131321,1793,131320,1798,65789,
65592,327734,30,715,0,53,196663,32,1822,131320,1823,262203,49,1824,7,262203,49,1825,7,262203,49,1826,7,196670,1824,61,
131321,1827,131320,1827,458997,32,1828,61,1823,1829,1830,327856,36,1831,1828,21,262390,1832,1830,1,262394,1831,1833,
1832,131320,1833,327737,32,1834,1223,1828,327812,32,1835,1822,198,327810,32,1836,1834,1835,196670,1825,1836,327858,36,
1837,1836,198,327846,36,1838,250,1837,196855,1839,0,262394,1838,1840,1839,131320,1840,327737,34,1841,528,1828,327761,
32,1842,1841,0,327745,162,1843,211,1836,196670,1843,1842,196855,1844,0,262394,251,1845,1844,131320,1845,327808,32,
1846,199,1836,327737,34,1847,528,1828,327761,32,1848,1847,1,327745,162,1849,211,1846,196670,1849,1848,131321,1844,
131320,1844,196855,1850,0,262394,235,1851,1850,131320,1851,327808,32,1852,200,1836,393385,32,1853,235,1828,61,327745,
126,1854,239,1853,262205,32,1855,1854,327745,162,1856,211,1852,196670,1856,1855,131321,1850,131320,1850,196855,1857,0,
262394,252,1858,1857,131320,1858,327808,32,1859,253,1836,393385,32,1860,254,1828,61,327745,126,1861,245,1860,262205,
32,1862,1861,327745,162,1863,211,1859,196670,1863,1862,131321,1857,131320,1857,131321,1839,131320,1839,131321,1830,
131320,1830,327808,32,1829,1828,87,196670,1824,1829,131321,1827,131320,1832,262205,32,1864,153,327850,36,1865,1864,61,
196855,1866,0,262394,1865,1867,1866,131320,1867,262312,36,1868,255,196855,1869,0,262394,1868,1870,1869,131320,1870,
327808,32,1871,1822,69,327850,36,1872,1871,249,131321,1869,131320,1869,458997,36,1873,255,1867,1872,1870,131321,1866,
131320,1866,458997,36,1874,1865,1832,1873,1869,196855,1875,0,262394,1874,1876,1875,131320,1876,327812,32,1877,1822,
198,327810,32,1878,231,1877,196670,1826,1878,327745,162,1879,211,1878,196670,1879,104,196855,1880,0,262394,256,1881,
1880,131320,1881,327808,32,1882,199,1878,327745,162,1883,211,1882,196670,1883,104,131321,1880,131320,1880,131321,1875,
131320,1875,65789,65592,327734,34,1884,0,43,196663,32,1885,131320,1886,262203,49,1887,7,327745,162,1888,211,1885,
262205,32,1889,1888,196855,1890,0,262394,257,1891,1892,131320,1891,327808,32,1893,199,1885,327745,162,1894,211,1893,
262205,32,1895,1894,196670,1887,1895,131321,1890,131320,1892,196670,1887,61,131321,1890,131320,1890,458997,32,1896,
1895,1891,61,1892,327760,34,1897,1889,1896,131326,1897,65592,327734,34,1898,0,43,196663,32,1899,131320,1900,262203,49,
1901,7,327808,32,1902,200,1899,327745,162,1903,211,1902,262205,32,1904,1903,196855,1905,0,262394,258,1906,1907,131320,
1906,327808,32,1908,259,1899,327745,162,1909,211,1908,262205,32,1910,1909,196670,1901,1910,131321,1905,131320,1907,
196670,1901,61,131321,1905,131320,1905,458997,32,1911,1910,1906,61,1907,327760,34,1912,1904,1911,131326,1912,65592,
327734,36,806,0,54,196663,36,1913,196663,32,1914,196663,32,1915,196663,36,1916,196663,36,1917,196663,34,1918,131320,
1919,262203,188,1920,7,262203,49,1921,7,262203,49,1922,7,262203,49,1923,7,262203,49,1924,7,262203,73,1925,7,262203,49,
1926,7,262203,73,1927,7,196670,1920,227,196670,1921,61,131321,1928,131320,1928,458997,36,1929,227,1919,1930,1931,
458997,32,1932,61,1919,1933,1931,327856,36,1934,1932,197,262390,1935,1931,2,262394,1934,1936,1935,131320,1936,196670,
1922,61,131321,1937,131320,1937,458997,36,1930,1929,1936,1938,1939,458997,32,1940,61,1936,1941,1939,327856,36,1942,
1940,55,262390,1943,1939,1,262394,1942,1944,1943,131320,1944,327808,32,1945,1932,1940,327812,32,1946,1945,26,262205,
32,1947,153,327808,32,1948,1946,1947,196670,1923,1948,327812,32,1949,1914,198,327808,32,1950,1949,1948,196670,1924,
1950,196855,1951,0,262394,261,1952,1951,131320,1952,327854,36,1953,1945,197,131321,1951,131320,1951,458997,36,1954,
261,1944,1953,1952,196855,1955,0,262394,1954,1956,1955,131320,1956,131321,1939,131320,1955,327854,36,1957,1950,231,
327847,36,1958,263,1957,196855,1959,0,262394,1958,1960,1959,131320,1960,131321,1939,131320,1959,327737,34,1961,1884,
1948,196670,1925,1961,327737,32,1962,530,1961,327745,162,1963,264,1962,262205,32,1964,1963,327808,32,1965,1964,1950,
196670,1926,1965,327856,36,1966,1950,1915,196855,1967,0,262394,1966,1968,1967,131320,1968,196855,1969,0,262394,1917,
1970,1969,131320,1970,196855,1971,0,262394,1916,1972,1973,131320,1972,327737,34,1974,1064,1961,196670,1927,1974,
131321,1971,131320,1973,196670,1927,1961,131321,1971,131320,1971,458997,34,1975,1974,1972,1961,1973,458809,30,1976,
933,1913,1965,1975,131321,1969,131320,1969,196855,1977,0,262394,235,1978,1977,131320,1978,327737,34,1979,1898,1948,
458809,30,1980,988,1913,1965,1979,131321,1977,131320,1977,131321,1967,131320,1967,196855,1981,0,262394,268,1982,1981,
131320,1982,262312,36,1983,1930,196855,1984,0,262394,1983,1985,1984,131320,1985,327808,32,1986,1948,69,327737,34,1987,
1884,1986,327879,34,1988,1987,1918,327879,34,1989,1961,1918,393273,36,1990,1171,1988,1989,131321,1984,131320,1984,
458997,36,1991,1930,1982,1990,1985,196670,1920,1991,131321,1981,131320,1981,458997,36,1992,1930,1967,1991,1984,131321,
1939,131320,1939,590069,36,1938,1930,1956,1930,1960,1992,1981,327808,32,1941,1940,87,196670,1922,1941,131321,1937,
131320,1943,131321,1931,131320,1931,327808,32,1933,1932,55,196670,1921,1933,131321,1928,131320,1935,131326,1929,65592};
/* onesweep.comp -DGPUSORTI_NARROW, 10414 words */
static const uint32_t gpusorti_spv_onesweep_narrow[] = {
119734787,66304,524299,1863,0,131089,1,131089,61,131089,63,131089,64,131089,4433,131089,4448,458762,0x5f565053,
0x5f52484b,0x74696238,0x6f74735f,0x65676172,0,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,0,1,655375,5,2,
0x6e69616d,0,3,4,5,6,7,393232,2,17,1,1,1,262215,8,6,4,327752,9,0,35,0,327752,9,1,35,4,327752,9,2,35,8,327752,9,3,35,
12,327752,9,4,35,16,327752,9,5,35,20,327752,9,6,35,24,327752,9,7,35,40,327752,9,8,35,44,196679,9,2,262215,10,6,4,
327752,11,0,35,0,196679,11,2,262215,12,34,0,262215,12,33,3,262215,3,11,26,262215,4,11,24,262215,13,1,5,262215,14,6,8,
327752,15,0,35,0,196679,15,2,262215,16,34,0,262215,16,33,2,262215,17,6,8,327752,18,0,35,0,196679,18,2,262215,19,34,0,
262215,19,33,0,262215,20,6,4,327752,21,0,35,0,196679,21,2,262215,22,34,0,262215,22,33,2,262215,23,1,7,262215,24,6,4,
327752,25,0,35,0,196679,25,2,262215,26,34,0,262215,26,33,0,262215,27,6,2,327752,28,0,35,0,196679,28,2,262215,29,34,0,
262215,29,33,0,262215,30,6,1,327752,31,0,35,0,196679,31,2,262215,32,34,0,262215,32,33,0,262215,33,1,10,262215,34,6,8,
327752,35,0,35,0,196679,35,2,262215,36,34,0,262215,36,33,1,262215,37,6,4,327752,38,0,35,0,196679,38,2,262215,39,34,0,
262215,39,33,1,262215,40,1,8,262215,41,1,6,262215,42,1,9,262215,43,1,2,262215,44,1,1,262215,45,1,12,262215,5,11,40,
196679,6,0,262215,6,11,41,196679,46,0,262215,47,1,3,262215,48,1,4,262215,49,1,0,262215,7,11,4420,262215,50,1,11,
262215,51,1,0,262215,52,11,25,131091,53,196641,54,53,262165,55,32,0,196641,56,55,131092,57,262167,58,55,2,327713,59,
58,57,55,393249,60,53,57,55,58,262177,61,58,58,393249,62,55,58,55,55,262177,63,55,55,327713,64,57,58,58,262177,65,58,
55,327713,66,53,55,58,327713,67,53,55,55,262177,68,55,58,393249,69,53,55,55,55,262177,70,57,55,262176,71,7,55,393249,
72,55,55,71,71,458785,73,53,55,55,57,57,458785,74,53,57,57,55,55,262177,75,53,55,589857,76,57,57,55,55,57,57,58,
262187,55,77,4,262172,8,55,77,720926,9,55,55,55,55,55,55,8,55,55,262176,78,9,9,262203,78,79,9,262165,80,32,1,262187,
80,81,0,262176,82,9,55,262187,55,83,0,196637,10,55,196638,11,10,262176,84,12,11,262203,84,12,12,262176,85,12,55,
262167,86,55,3,262176,87,1,86,262203,87,3,1,262187,55,88,1,262176,89,1,55,262203,87,4,1,262194,55,13,1,262187,55,90,2,
393268,57,91,170,13,90,196637,14,58,196638,15,14,262176,92,12,15,262203,92,16,12,262187,80,93,7,262176,94,12,58,
196637,17,58,196638,18,17,262176,95,12,18,262203,95,19,12,196637,20,55,196638,21,20,262176,96,12,21,262203,96,22,12,
262194,55,23,32,262187,55,97,32,393268,57,98,170,23,97,196637,24,55,196638,25,24,262176,99,12,25,262203,99,26,12,
262187,55,100,16,393268,57,101,170,23,100,458804,55,102,169,101,88,90,393268,80,103,128,23,83,393268,57,104,176,23,97,
393268,57,105,170,23,100,262165,106,16,0,196637,27,106,196638,28,27,262176,107,12,28,262203,107,29,12,262176,108,12,
106,262165,109,8,0,196637,30,109,196638,31,30,262176,110,12,31,262203,110,32,12,262176,111,12,109,393268,57,112,170,
13,90,262194,55,33,0,393268,57,113,170,33,90,262187,80,114,8,196637,34,58,196638,35,34,262176,115,12,35,262203,115,36,
12,196637,37,55,196638,38,37,262176,116,12,38,262203,116,39,12,393268,57,117,170,33,90,393268,57,118,170,13,90,262194,
55,40,0,393268,57,119,170,40,88,262194,55,41,32,393268,55,120,130,41,88,262187,55,121,31,393268,55,122,199,120,121,
393268,55,123,196,88,122,393268,57,124,170,40,90,262187,80,125,31,262194,55,42,0,393268,57,126,171,42,83,393268,57,
127,170,40,88,393268,57,128,170,40,90,393268,55,129,130,41,88,393268,80,130,128,129,83,262187,80,131,1,393268,57,132,
174,41,97,262187,55,133,0xffffffff,393268,55,134,199,41,121,393268,55,135,196,88,134,393268,55,136,130,135,88,458804,
55,137,169,132,133,136,393268,57,138,171,42,83,393268,57,139,170,13,90,393268,57,140,171,42,83,393268,57,141,170,40,
88,393268,57,142,170,40,90,393268,57,143,171,42,83,393268,57,144,170,40,88,393268,57,145,170,40,90,393268,55,146,130,
41,88,393268,80,147,128,146,83,393268,57,148,170,13,88,262187,80,149,3,262194,55,43,8,262187,80,150,4,393268,57,151,
170,13,90,262194,55,44,8,262172,152,55,44,262176,153,6,152,262203,153,154,6,262176,155,6,55,393268,57,156,170,13,90,
393268,57,157,170,13,90,458804,55,158,169,157,44,88,262172,159,55,158,262176,160,6,159,262203,160,161,6,393268,57,162,
170,13,90,393268,57,163,170,13,90,393268,57,164,170,13,90,262194,55,45,0,393268,55,165,199,45,90,393268,57,166,171,
165,83,393268,55,167,128,44,88,393268,55,168,134,167,90,458804,55,169,169,166,168,44,262172,170,55,169,262176,171,6,
170,262203,171,172,6,262187,55,173,65535,327732,57,174,168,166,262187,80,175,16,262203,155,176,6,262203,155,177,6,
262203,155,178,6,262203,155,179,6,262203,155,180,6,262203,155,181,6,262203,89,5,1,262203,89,6,1,262194,55,47,32,
262203,155,182,6,262194,55,48,1,393268,57,183,170,48,83,262167,184,55,4,196649,57,185,262187,55,186,3,262194,55,49,
256,393268,55,187,134,49,47,262172,188,55,187,262176,189,4,188,262203,189,190,4,262176,191,4,55,262187,55,192,264,
262187,80,193,6,262187,55,194,288,393268,55,195,196,88,43,262187,80,196,5,262187,55,197,64,262187,55,198,29,262187,55,
199,0x9e3779b1,262187,55,200,0x85ebca6b,262187,80,201,15,393268,55,202,194,45,114,262187,55,203,7,393268,55,204,199,
202,203,393268,57,205,170,204,186,393268,57,206,170,204,77,393268,55,207,199,45,100,393268,57,208,171,207,83,393268,
57,209,171,48,83,393268,57,210,178,47,97,393268,57,211,167,209,210,393268,55,212,130,97,47,393268,55,213,194,133,212,
262176,214,1,184,262203,214,7,1,262187,80,215,12,393268,55,216,194,45,215,262187,55,217,15,393268,55,218,199,216,217,
393268,55,219,128,88,218,393268,55,220,128,44,219,393268,55,221,130,220,88,393268,55,222,134,221,219,393268,55,223,
132,222,49,393268,55,224,128,223,88,393268,55,225,132,13,224,393268,55,226,132,33,224,393268,55,227,128,225,226,
393268,55,228,128,187,88,393268,55,229,134,228,90,458804,55,230,169,208,229,187,393268,55,231,132,230,195,393268,57,
232,172,227,231,458804,55,233,169,232,227,231,262172,234,55,233,262176,235,4,234,262203,235,236,4,262187,55,237,6,
262203,155,238,6,262187,80,239,2,393268,55,240,194,45,175,393268,55,241,199,240,217,393268,57,242,170,241,83,262187,
55,243,8,393268,55,244,194,45,175,393268,55,245,199,244,217,458804,55,246,169,242,243,245,262172,247,55,246,262176,
248,7,247,393268,55,249,130,246,88,262187,55,250,536870912,262187,55,251,0x40000000,262187,55,252,536870911,196650,57,
253,262172,254,55,195,262176,255,4,254,262203,255,256,4,393268,55,257,132,49,44,262203,155,258,6,262187,80,259,24,
327724,58,260,133,133,393268,57,261,171,33,83,458804,55,262,169,261,44,88,262172,263,55,262,262176,264,6,263,262203,
264,265,6,393268,57,266,170,33,90,393268,57,267,170,33,90,458804,55,268,169,267,44,88,262172,269,55,268,262176,270,6,
269,262203,270,271,6,393268,57,272,170,33,90,393268,55,273,128,44,222,393268,55,274,130,273,88,393268,55,275,134,274,
222,393268,57,276,170,275,88,393268,57,277,170,13,90,393268,57,278,170,33,90,393268,55,279,128,225,224,393268,57,280,
170,33,90,393268,57,281,170,275,88,393268,57,282,170,13,90,393268,57,283,170,13,90,393268,57,284,170,33,90,393268,55,
285,128,225,224,393268,55,286,137,222,77,393268,57,287,171,286,83,393268,55,288,137,44,222,393268,57,289,171,288,83,
262203,255,290,4,393268,55,291,199,45,88,393268,57,292,171,291,83,327732,57,293,168,261,393268,57,294,167,292,293,
262203,191,295,4,262203,191,296,4,262203,191,297,4,262194,55,50,0,393268,55,298,199,50,88,393268,57,299,171,298,83,
393268,55,300,199,50,90,393268,57,301,170,300,83,327732,57,302,168,261,393268,57,303,167,292,302,393268,57,304,171,
204,83,393268,55,305,134,195,47,393268,55,306,130,44,88,393268,57,307,170,275,88,262187,55,308,72,327724,58,309,83,83,
393268,57,310,170,204,90,262194,55,51,1,393267,86,52,51,88,88,262187,55,311,33,262187,55,312,34,327734,53,2,0,54,
131320,313,262203,71,314,7,262203,71,315,7,262203,71,316,7,262203,71,317,7,196855,318,0,196859,83,319,131320,319,
262201,55,320,321,327814,55,322,320,257,327817,55,323,320,257,327851,57,324,323,83,393385,55,325,324,88,83,327808,55,
326,322,325,393281,82,327,79,193,131,262205,55,328,327,393281,82,329,79,193,81,262205,55,330,329,327812,55,331,328,
330,327854,57,332,331,326,262312,57,333,332,196855,334,0,262394,333,335,334,131320,335,262201,55,336,337,327810,55,
338,326,331,458764,55,339,1,38,330,338,327854,57,340,336,339,131321,334,131320,334,458997,57,341,332,319,340,335,
196855,342,0,262394,341,343,342,131320,343,131321,318,131320,342,327745,82,344,79,131,262205,55,345,344,327812,55,346,
77,345,327808,55,347,97,346,262201,53,348,349,262205,55,350,182,327850,57,351,350,83,196855,352,0,262394,351,353,352,
131320,353,327808,55,354,346,311,393281,85,355,12,81,354,458986,55,356,355,88,83,88,196670,295,356,196670,296,83,
196670,297,83,131321,352,131320,352,393281,85,357,12,81,347,262205,55,358,357,327808,55,359,346,312,393281,85,360,12,
81,359,262205,55,361,360,393281,82,362,79,193,149,262205,55,363,362,327812,55,364,361,363,327808,55,365,364,328,
262205,55,366,182,327856,57,367,366,195,196855,368,0,262394,367,369,368,131320,369,262201,55,370,371,262205,55,372,
182,327808,55,373,370,372,393281,85,374,12,81,373,262205,55,375,374,131321,368,131320,368,458997,55,376,83,352,375,
369,262205,55,377,182,131321,378,131320,378,458997,55,379,377,368,380,381,327856,57,382,379,231,262390,383,381,0,
262394,382,381,383,131320,381,327745,191,384,236,379,196670,384,83,327808,55,380,379,49,131321,378,131320,383,327879,
55,385,358,88,327851,57,386,385,83,196855,387,0,262394,386,388,387,131320,388,131321,318,131320,387,262368,90,90,192,
327879,55,389,358,90,327851,57,390,389,83,327879,55,391,358,77,327851,57,392,391,83,327879,55,393,358,243,327851,57,
394,393,83,196855,395,0,262394,299,396,395,131320,396,327879,55,397,358,100,327851,57,398,397,83,131321,395,131320,
395,458997,57,399,299,387,398,396,262312,57,400,301,196855,401,0,262394,400,402,401,131320,402,327879,55,403,358,97,
327850,57,404,403,83,131321,401,131320,401,458997,57,405,301,395,404,402,327817,55,406,365,186,327812,55,407,90,406,
327808,55,408,407,88,196670,238,408,262205,55,409,238,327808,55,410,409,88,196670,258,410,327737,55,411,412,345,
196670,176,411,327737,55,413,414,345,196670,177,413,196855,415,0,262394,303,416,415,131320,416,327745,82,417,79,149,
262205,55,418,417,327850,57,419,418,83,131321,415,131320,415,458997,57,420,303,401,419,416,196855,421,0,262394,420,
422,421,131320,422,327745,82,423,79,150,262205,55,424,423,327850,57,425,424,41,131321,421,131320,421,458997,57,426,
420,415,425,422,196855,427,0,262394,426,428,427,131320,428,327879,55,429,358,100,327850,57,430,429,83,131321,427,
131320,427,458997,57,431,426,421,430,428,196855,432,0,262394,431,433,434,131320,433,262205,55,435,176,262205,55,436,
177,327808,55,437,435,436,131321,432,131320,434,131321,432,131320,432,458997,55,438,437,433,83,434,327850,57,439,438,
83,196855,440,0,262394,439,441,442,131320,441,131321,440,131320,442,327854,57,443,438,97,196855,444,0,262394,443,445,
446,131320,445,131321,444,131320,446,327810,55,447,97,438,131321,444,131320,444,458997,55,448,83,445,447,446,327874,
55,449,133,448,131321,440,131320,440,458997,55,450,83,441,449,444,327858,57,451,438,97,196855,452,0,262394,451,453,
454,131320,453,131321,452,131320,454,327810,55,455,197,438,327874,55,456,133,455,131321,452,131320,452,458997,55,457,
83,453,456,454,327760,58,458,450,457,262205,55,459,295,327810,55,460,459,331,327812,55,461,459,257,327810,55,462,320,
461,458764,55,463,1,38,462,257,196855,464,0,262394,304,465,464,131320,465,327737,57,466,467,460,131321,464,131320,464,
458997,57,468,304,452,466,465,131321,469,131320,469,458997,58,470,458,464,309,471,458997,55,472,83,464,473,471,458997,
55,474,83,464,475,471,458997,57,476,253,464,185,471,458997,55,477,83,464,478,471,262390,479,471,0,131321,480,131320,
480,524345,53,481,482,390,392,461,463,196855,483,0,262394,261,484,483,131320,484,524345,53,485,486,390,399,461,463,
131321,483,131320,483,262312,57,487,476,327847,57,488,426,487,196855,489,0,262394,488,490,489,131320,490,327737,58,
491,492,83,327737,55,493,494,491,327737,57,495,496,493,262312,57,497,495,131321,489,131320,489,458997,57,498,488,483,
497,490,196855,499,0,262394,498,500,501,131320,500,262201,55,502,503,327876,55,504,88,502,131321,505,131320,505,
458997,55,506,83,500,507,508,327856,57,509,506,44,262390,510,508,1,262394,509,508,510,131320,508,262201,55,511,512,
327737,58,513,492,506,327737,55,514,494,513,327808,55,515,511,514,327745,191,516,236,515,458986,55,517,516,88,83,504,
327737,55,518,519,517,393273,53,520,521,506,518,327808,55,507,506,131,131321,505,131320,510,131321,499,131320,501,
131321,522,131320,522,458997,55,523,83,501,524,525,327856,57,526,523,44,262390,527,525,1,262394,526,525,527,131320,
525,327737,58,528,492,523,327737,55,529,494,528,327737,55,530,531,529,393273,53,532,521,523,530,327808,55,524,523,131,
131321,522,131320,527,131321,499,131320,499,262368,90,90,192,262205,55,533,182,327856,57,534,533,195,196855,535,0,
262394,534,536,535,131320,536,131321,537,131320,537,458997,55,538,83,536,539,540,458997,55,541,83,536,542,540,327856,
57,543,541,230,262390,544,540,1,262394,543,540,544,131320,540,327812,55,545,541,195,262205,55,546,182,327808,55,547,
545,546,327745,191,548,236,547,262205,55,549,548,327808,55,539,538,549,327808,55,542,541,131,131321,537,131320,544,
196855,550,0,262394,208,551,552,131320,551,327879,55,553,538,173,327874,55,554,538,175,327808,55,555,553,554,131321,
550,131320,552,131321,550,131320,550,458997,55,556,555,551,538,552,262312,57,557,468,327847,57,558,487,557,196855,559,
0,262394,558,560,559,131320,560,327850,57,561,460,83,262205,55,562,258,262205,55,563,238,393385,55,564,561,562,563,
458809,53,565,566,460,564,556,131321,559,131320,559,131321,535,131320,535,458997,55,475,474,499,556,559,393565,55,567,
186,1,475,262205,55,568,180,262205,55,569,179,327810,55,570,569,88,327850,57,571,568,570,196855,572,0,262394,571,573,
572,131320,573,262205,55,574,181,327745,191,575,190,574,196670,575,567,131321,572,131320,572,262368,90,90,192,262205,
55,576,182,327856,57,577,576,195,196855,578,0,262394,577,579,578,131320,579,327810,55,580,567,475,131321,581,131320,
581,458997,55,582,580,579,583,584,458997,55,585,83,579,586,584,327856,57,587,585,305,262390,588,584,1,262394,587,589,
588,131320,589,262205,55,590,181,327856,57,591,585,590,196855,592,0,262394,591,593,594,131320,593,327745,191,595,190,
585,262205,55,596,595,131321,592,131320,594,131321,592,131320,592,458997,55,597,596,593,83,594,327808,55,583,582,597,
131321,584,131320,584,327808,55,586,585,131,131321,581,131320,588,196855,598,0,262394,487,599,598,131320,599,262205,
55,600,182,327810,55,601,376,582,327745,191,602,290,600,196670,602,601,131321,598,131320,598,131321,603,131320,603,
458997,55,604,582,598,605,606,458997,55,607,83,598,608,606,327856,57,609,607,230,262390,610,606,1,262394,609,611,610,
131320,611,327812,55,612,607,195,262205,55,613,182,327808,55,614,612,613,327745,191,615,236,614,262205,55,616,615,
196855,617,0,262394,208,618,619,131320,618,327879,55,620,616,173,327808,55,621,604,620,262205,55,622,182,327808,55,
623,612,622,327876,55,624,621,175,327877,55,625,604,624,327745,191,626,236,623,196670,626,625,327874,55,627,616,175,
327808,55,628,621,627,131321,617,131320,619,262205,55,629,182,327808,55,630,612,629,327745,191,631,236,630,196670,631,
604,327808,55,632,604,616,131321,617,131320,617,458997,55,605,628,618,632,619,131321,606,131320,606,327808,55,608,607,
131,131321,603,131320,610,131321,578,131320,578,262368,90,90,192,131321,633,131320,633,458997,55,634,83,578,635,636,
327856,57,637,634,44,262390,638,636,1,262394,637,639,638,131320,639,262201,55,640,512,327737,58,641,492,634,327737,55,
642,494,641,327808,55,643,640,642,327745,191,644,236,643,262205,55,645,644,327737,55,646,519,645,327808,55,647,634,88,
458764,55,648,1,38,647,306,327856,57,649,647,44,196855,650,0,262394,649,651,652,131320,651,262201,55,653,512,327737,
58,654,492,648,327737,55,655,494,654,327808,55,656,653,655,327745,191,657,236,656,262205,55,658,657,327737,55,659,519,
658,131321,650,131320,652,131321,650,131320,650,458997,55,660,659,651,83,652,196855,661,0,262394,166,662,663,131320,
662,327874,55,664,634,131,327876,55,665,660,175,327877,55,666,646,665,327745,155,667,172,664,262205,55,668,667,327808,
55,669,668,666,196670,667,669,131321,661,131320,663,327745,155,670,172,634,262205,55,671,670,327808,55,672,671,646,
196670,670,672,196855,673,0,262394,649,674,673,131320,674,327745,155,675,172,647,262205,55,676,675,327808,55,677,676,
660,196670,675,677,131321,673,131320,673,131321,661,131320,661,131321,636,131320,636,327808,55,635,634,90,131321,633,
131320,638,262368,90,90,192,327737,53,678,679,83,196855,680,0,262394,487,681,680,131320,681,262205,55,682,182,327856,
57,683,682,195,196855,684,0,262394,683,685,684,131320,685,262205,55,686,182,196670,314,460,196670,315,472,458809,55,
687,688,686,314,315,262205,55,689,315,327852,57,690,687,83,196855,691,0,262394,690,692,691,131320,692,458991,55,693,
296,88,83,687,131321,691,131320,691,131321,684,131320,684,458997,55,694,477,681,687,691,458997,55,695,472,681,689,691,
262368,90,90,192,131321,696,131320,696,458997,55,697,694,684,698,699,458997,55,700,695,684,701,699,262205,55,702,296,
327852,57,703,702,83,262390,704,699,0,262394,703,705,704,131320,705,262205,55,706,296,327810,55,707,706,88,262368,90,
90,192,262205,55,708,182,327850,57,709,708,83,196855,710,0,262394,709,711,710,131320,711,196670,296,83,131321,710,
131320,710,327808,55,712,331,707,327812,55,713,712,257,524345,53,714,715,707,713,390,392,262368,90,90,192,327852,57,
716,697,83,196855,717,0,262394,716,718,717,131320,718,262205,55,719,182,196670,316,697,196670,317,700,458809,55,720,
688,719,316,317,262205,55,721,317,131321,717,131320,717,458997,55,701,700,710,721,718,458997,55,698,697,710,720,718,
327852,57,722,698,83,196855,723,0,262394,722,724,723,131320,724,458991,55,725,296,88,83,698,131321,723,131320,723,
262368,90,90,192,131321,699,131320,699,131321,696,131320,704,262205,55,726,182,327856,57,727,726,195,196855,728,0,
262394,727,729,728,131320,729,327852,57,730,460,83,262312,57,731,468,327847,57,732,730,731,196855,733,0,262394,732,
734,733,131320,734,262205,55,735,258,327808,55,736,700,475,458809,53,737,566,460,735,736,131321,733,131320,733,327808,
55,738,460,88,327850,57,739,738,330,196855,740,0,262394,739,741,740,131320,741,262201,55,742,743,262205,55,744,182,
327808,55,745,742,744,262201,55,746,371,262205,55,747,182,327808,55,748,746,747,393281,85,749,12,81,748,262205,55,750,
749,327808,55,751,750,700,327808,55,752,751,475,393281,85,753,12,81,745,196670,753,752,131321,740,131320,740,262205,
55,754,182,327745,191,755,290,754,262205,55,756,755,327808,55,757,756,700,196670,755,757,131321,728,131320,728,131321,
680,131320,680,458997,55,478,477,638,697,728,458997,55,473,472,638,700,728,262368,90,90,192,131321,758,131320,758,
458997,57,759,253,680,760,761,458997,55,762,83,680,763,761,262390,764,761,0,131321,765,131320,765,196855,766,0,262394,
390,767,768,131320,767,655417,57,769,770,253,762,463,394,405,470,131321,766,131320,768,655417,57,771,770,185,762,463,
394,405,470,131321,766,131320,766,458997,57,772,769,767,771,768,327846,57,760,759,772,262312,57,773,307,196855,774,0,
262394,773,775,774,131320,775,327808,55,776,762,131,327850,57,777,776,275,131321,774,131320,774,458997,55,763,762,766,
776,775,458997,57,778,307,766,777,775,196855,779,0,262394,778,764,779,131320,764,262312,57,780,426,327846,57,781,476,
780,196855,782,0,262394,781,783,782,131320,779,262368,90,90,192,327737,53,784,679,763,262368,90,90,192,131321,761,
131320,761,131321,758,131320,783,131321,479,131320,782,196855,785,0,262394,760,786,785,131320,786,196670,297,88,
131321,785,131320,785,262368,90,90,192,262205,55,787,297,327850,57,788,787,83,196855,789,0,262394,788,790,789,131320,
790,131321,479,131320,789,196833,88,308,262205,55,791,182,131321,792,131320,792,458997,55,793,791,789,794,795,327856,
57,796,793,231,262390,797,795,0,262394,796,795,797,131320,795,327745,191,798,236,793,196670,798,83,327808,55,794,793,
49,131321,792,131320,797,262368,90,90,192,131321,471,131320,471,131321,469,131320,479,327847,57,799,310,468,262205,55,
800,182,327856,57,801,800,195,327847,57,802,799,801,196855,803,0,262394,802,804,803,131320,804,262205,55,805,258,
327808,55,806,473,475,458809,53,807,566,460,805,806,131321,803,131320,803,131321,318,131320,318,65789,65592,327734,55,
321,0,56,131320,808,327745,82,809,79,81,262205,55,810,809,327851,57,811,810,83,196855,812,0,262394,811,813,814,131320,
813,131321,812,131320,814,393281,85,815,12,81,81,262205,55,816,815,131321,812,131320,812,458997,55,817,810,813,816,
814,131326,817,65592,327734,55,337,0,56,131320,818,327745,89,819,3,88,262205,55,820,819,327745,89,821,4,83,262205,55,
822,821,327812,55,823,820,822,327745,89,824,3,83,262205,55,825,824,327808,55,826,823,825,131326,826,65592,327734,58,
827,0,59,196663,57,828,196663,55,829,131320,830,196855,831,0,196859,83,832,131320,832,196855,833,0,262394,91,834,833,
131320,834,196855,835,0,262394,828,836,837,131320,836,327745,82,838,79,93,262205,55,839,838,327808,55,840,839,829,
393281,94,841,16,81,840,262205,58,842,841,131321,835,131320,837,393281,94,843,19,81,829,262205,58,844,843,131321,835,
131320,835,458997,58,845,842,836,844,837,131321,831,131320,833,196855,846,0,262394,828,847,846,131320,847,327745,82,
848,79,93,262205,55,849,848,327808,55,850,849,829,393281,85,851,22,81,850,262205,55,852,851,327760,58,853,852,83,
131321,831,131320,846,196855,854,0,262394,98,855,854,131320,855,393281,85,856,26,81,829,262205,55,857,856,327760,58,
858,857,83,131321,831,131320,854,327876,55,859,88,102,327810,55,860,859,88,327879,55,861,829,860,327812,55,862,861,23,
327874,55,863,829,102,393281,85,864,26,81,863,262205,55,865,864,262268,80,866,862,393419,55,867,865,866,103,327760,58,
868,867,83,131321,831,131320,831,721141,58,869,845,835,853,847,858,855,868,854,131326,869,65592,327734,53,870,0,60,
196663,57,871,196663,55,872,196663,58,873,131320,874,196855,875,0,196859,83,876,131320,876,262312,57,877,871,327847,
57,878,877,104,196855,879,0,262394,878,880,879,131320,880,196855,881,0,262394,105,882,883,131320,882,327761,55,884,
873,0,262257,106,885,884,393281,108,886,29,81,872,196670,886,885,131321,881,131320,883,327761,55,887,873,0,262257,109,
888,887,393281,111,889,32,81,872,196670,889,888,131321,881,131320,881,131321,875,131320,879,196855,890,0,262394,112,
891,892,131320,891,196855,893,0,262394,871,894,895,131320,894,327745,82,896,79,93,262205,55,897,896,327808,55,898,897,
872,393281,94,899,16,81,898,196670,899,873,131321,893,131320,895,393281,94,900,19,81,872,196670,900,873,131321,893,
131320,893,131321,890,131320,892,196855,901,0,262394,871,902,903,131320,902,327745,82,904,79,93,262205,55,905,904,
327808,55,906,905,872,327761,55,907,873,0,393281,85,908,22,81,906,196670,908,907,131321,901,131320,903,327761,55,909,
873,0,393281,85,910,26,81,872,196670,910,909,131321,901,131320,901,131321,890,131320,890,131321,875,131320,875,65789,
65592,327734,58,911,0,59,196663,57,912,196663,55,913,131320,914,196855,915,0,196859,83,916,131320,916,196855,917,0,
262394,113,918,917,131320,918,196855,919,0,262394,912,920,921,131320,920,327745,82,922,79,114,262205,55,923,922,
327808,55,924,923,913,393281,94,925,16,81,924,262205,58,926,925,131321,919,131320,921,393281,94,927,36,81,913,262205,
58,928,927,131321,919,131320,919,458997,58,929,926,920,928,921,131321,915,131320,917,196855,930,0,262394,912,931,932,
131320,931,327745,82,933,79,114,262205,55,934,933,327808,55,935,934,913,393281,85,936,22,81,935,262205,55,937,936,
131321,930,131320,932,393281,85,938,39,81,913,262205,55,939,938,131321,930,131320,930,458997,55,940,937,931,939,932,
327760,58,941,940,83,131321,915,131320,915,458997,58,942,929,919,941,930,131326,942,65592,327734,53,943,0,60,196663,
57,944,196663,55,945,196663,58,946,131320,947,196855,948,0,262394,117,949,950,131320,949,196855,951,0,262394,944,952,
953,131320,952,327745,82,954,79,114,262205,55,955,954,327808,55,956,955,945,393281,94,957,16,81,956,196670,957,946,
131321,951,131320,953,393281,94,958,36,81,945,196670,958,946,131321,951,131320,951,131321,948,131320,950,196855,959,0,
262394,944,960,961,131320,960,327745,82,962,79,114,262205,55,963,962,327808,55,964,963,945,327761,55,965,946,0,393281,
85,966,22,81,964,196670,966,965,131321,959,131320,961,327761,55,967,946,0,393281,85,968,39,81,945,196670,968,967,
131321,959,131320,959,131321,948,131320,948,65789,65592,327734,58,969,0,61,196663,58,970,131320,971,196855,972,0,
262394,118,973,974,131320,973,196855,975,0,262394,119,976,975,131320,976,327761,55,977,970,1,327878,55,978,977,123,
393298,58,979,978,970,1,131321,975,131320,975,458997,58,980,970,973,979,976,196855,981,0,262394,124,982,981,131320,
982,327761,55,983,980,1,262268,80,984,983,327875,80,985,984,125,262268,55,986,985,327877,55,987,986,123,327760,58,988,
986,987,327878,58,989,980,988,131321,981,131320,981,458997,58,990,980,975,989,982,196855,991,0,262394,126,992,991,
131320,992,262344,58,993,990,131321,991,131320,991,458997,58,994,990,981,993,992,131321,972,131320,974,196855,995,0,
262394,127,996,995,131320,996,327761,55,997,970,0,327878,55,998,997,123,393298,58,999,998,970,0,131321,995,131320,995,
458997,58,1000,970,974,999,996,196855,1001,0,262394,128,1002,1001,131320,1002,327761,55,1003,1000,0,262268,80,1004,
1003,393418,80,1005,1004,130,131,262268,55,1006,1005,327877,55,1007,1006,123,327879,55,1008,1007,137,327878,55,1009,
1003,1008,393298,58,1010,1009,1000,0,131321,1001,131320,1001,458997,58,1011,1000,995,1010,1002,196855,1012,0,262394,
138,1013,1012,131320,1013,327761,55,1014,1011,0,327878,55,1015,1014,137,393298,58,1016,1015,1011,0,131321,1012,131320,
1012,458997,58,1017,1011,1001,1016,1013,131321,972,131320,972,458997,58,1018,994,991,1017,1012,131326,1018,65592,
327734,58,1019,0,61,196663,58,1020,131320,1021,196855,1022,0,262394,139,1023,1024,131320,1023,196855,1025,0,262394,
140,1026,1025,131320,1026,262344,58,1027,1020,131321,1025,131320,1025,458997,58,1028,1020,1023,1027,1026,196855,1029,
0,262394,141,1030,1029,131320,1030,327761,55,1031,1028,1,327878,55,1032,1031,123,393298,58,1033,1032,1028,1,131321,
1029,131320,1029,458997,58,1034,1028,1025,1033,1030,196855,1035,0,262394,142,1036,1035,131320,1036,327761,55,1037,
1034,1,262268,80,1038,1037,327875,80,1039,1038,125,262268,55,1040,1039,262344,55,1041,1040,327877,55,1042,1041,123,
327760,58,1043,1041,1042,327878,58,1044,1034,1043,131321,1035,131320,1035,458997,58,1045,1034,1029,1044,1036,131321,
1022,131320,1024,196855,1046,0,262394,143,1047,1046,131320,1047,327761,55,1048,1020,0,327878,55,1049,1048,137,393298,
58,1050,1049,1020,0,131321,1046,131320,1046,458997,58,1051,1020,1024,1050,1047,196855,1052,0,262394,144,1053,1052,
131320,1053,327761,55,1054,1051,0,327878,55,1055,1054,123,393298,58,1056,1055,1051,0,131321,1052,131320,1052,458997,
58,1057,1051,1046,1056,1053,196855,1058,0,262394,145,1059,1058,131320,1059,327761,55,1060,1057,0,262268,80,1061,1060,
393418,80,1062,1061,147,131,262268,55,1063,1062,262344,55,1064,1063,327877,55,1065,1064,123,327879,55,1066,1065,137,
327878,55,1067,1060,1066,393298,58,1068,1067,1057,0,131321,1058,131320,1058,458997,58,1069,1057,1052,1068,1059,131321,
1022,131320,1022,458997,58,1070,1045,1035,1069,1058,131326,1070,65592,327734,55,1071,0,62,196663,58,1072,196663,55,
1073,196663,55,1074,131320,1075,196855,1076,0,196859,83,1077,131320,1077,196855,1078,0,262394,148,1079,1078,131320,
1079,327761,55,1080,1072,0,262268,80,1081,1073,262268,80,1082,1074,393419,55,1083,1080,1081,1082,131321,1076,131320,
1078,327761,55,1084,1072,1,327879,55,1085,1073,121,327874,55,1086,1084,1085,327854,57,1087,1073,97,196855,1088,0,
262394,1087,1089,1090,131320,1089,131321,1088,131320,1090,327761,55,1091,1072,0,327874,55,1092,1091,1073,327850,57,
1093,1073,83,196855,1094,0,262394,1093,1095,1096,131320,1095,131321,1094,131320,1096,327810,55,1097,97,1073,327876,55,
1098,1084,1097,131321,1094,131320,1094,458997,55,1099,83,1095,1098,1096,327877,55,1100,1092,1099,131321,1088,131320,
1088,458997,55,1101,1086,1089,1100,1094,327876,55,1102,88,1074,327810,55,1103,1102,88,327879,55,1104,1101,1103,131321,
1076,131320,1076,458997,55,1105,1083,1079,1104,1088,131326,1105,65592,327734,55,412,0,63,196663,55,1106,131320,1107,
327745,82,1108,79,149,262205,55,1109,1108,327812,55,1110,1106,43,327808,55,1111,1109,1110,131326,1111,65592,327734,55,
414,0,63,196663,55,1112,131320,1113,327745,82,1114,79,150,262205,55,1115,1114,327812,55,1116,1112,43,327810,55,1117,
1115,1116,458764,55,1118,1,38,43,1117,131326,1118,65592,327734,57,1119,0,64,196663,58,1120,196663,58,1121,131320,1122,
196855,1123,0,196859,83,1124,131320,1124,196855,1125,0,262394,151,1126,1125,131320,1126,327761,55,1127,1120,1,327761,
55,1128,1121,1,327856,57,1129,1127,1128,262312,57,1130,1129,196855,1131,0,262394,1130,1132,1131,131320,1132,327850,57,
1133,1127,1128,196855,1134,0,262394,1133,1135,1134,131320,1135,327761,55,1136,1120,0,327761,55,1137,1121,0,327856,57,
1138,1136,1137,131321,1134,131320,1134,458997,57,1139,1133,1132,1138,1135,131321,1131,131320,1131,458997,57,1140,1129,
1126,1139,1134,131321,1123,131320,1125,327761,55,1141,1120,0,327761,55,1142,1121,0,327856,57,1143,1141,1142,131321,
1123,131320,1123,458997,57,1144,1140,1131,1143,1125,131326,1144,65592,327734,58,492,0,65,196663,55,1145,131320,1146,
327745,155,1147,154,1145,262205,55,1148,1147,196855,1149,0,262394,156,1150,1151,131320,1150,393385,55,1152,162,1145,
83,327745,155,1153,161,1152,262205,55,1154,1153,131321,1149,131320,1151,131321,1149,131320,1149,458997,55,1155,1154,
1150,83,1151,327760,58,1156,1148,1155,131326,1156,65592,327734,53,1157,0,66,196663,55,1158,196663,58,1159,131320,1160,
327761,55,1161,1159,0,327745,155,1162,154,1158,196670,1162,1161,196855,1163,0,262394,163,1164,1163,131320,1164,393385,
55,1165,164,1158,83,327761,55,1166,1159,1,327745,155,1167,161,1165,196670,1167,1166,131321,1163,131320,1163,65789,
65592,327734,55,1168,0,63,196663,55,1169,131320,1170,196855,1171,0,262394,166,1172,1173,131320,1172,327874,55,1174,
1169,131,327745,155,1175,172,1174,262205,55,1176,1175,327879,55,1177,1169,88,327812,55,1178,100,1177,327874,55,1179,
1176,1178,327879,55,1180,1179,173,131321,1171,131320,1173,327745,155,1181,172,1169,262205,55,1182,1181,131321,1171,
131320,1171,458997,55,1183,1180,1172,1182,1173,131326,1183,65592,327734,53,521,0,67,196663,55,1184,196663,55,1185,
131320,1186,196855,1187,0,262394,174,1188,1189,131320,1188,327745,155,1190,172,1184,196670,1190,1185,131321,1187,
131320,1189,327879,55,1191,1184,88,327850,57,1192,1191,83,196855,1193,0,262394,1192,1194,1195,131320,1194,327874,55,
1196,1184,131,327745,155,1197,172,1196,196670,1197,1185,131321,1193,131320,1195,327874,55,1198,1184,131,327876,55,
1199,1185,175,327745,155,1200,172,1198,262205,55,1201,1200,327877,55,1202,1201,1199,196670,1200,1202,131321,1193,
131320,1193,131321,1187,131320,1187,65789,65592,327734,55,494,0,68,196663,58,1203,131320,1204,262205,55,1205,176,
262205,55,1206,177,458809,55,1207,1071,1203,1205,1206,131326,1207,65592,327734,55,1208,0,63,196663,55,1209,131320,
1210,262205,55,1211,178,262205,55,1212,179,327812,55,1213,1209,1212,327808,55,1214,1211,1213,262205,55,1215,180,
327808,55,1216,1214,1215,131326,1216,65592,327734,53,349,0,54,131320,1217,262205,55,1218,5,196670,181,1218,262205,55,
46,6,196670,180,46,196670,179,47,262205,55,1219,181,327812,55,1220,1219,47,262205,55,1221,180,327808,55,1222,1220,
1221,196670,182,1222,196855,1223,0,262394,183,1224,1223,131320,1224,328019,184,1225,186,185,393558,55,1226,186,2,1225,
196670,180,1226,393558,55,1227,186,0,1225,196670,179,1227,262205,55,1228,180,327850,57,1229,1228,83,196855,1230,0,
262394,1229,1231,1230,131320,1231,262205,55,1232,181,262205,55,1233,179,327745,191,1234,190,1232,196670,1234,1233,
131321,1230,131320,1230,262368,90,90,192,262205,55,1235,180,196670,182,1235,131321,1236,131320,1236,458997,55,1237,83,
1230,1238,1239,262205,55,1240,181,327856,57,1241,1237,1240,262390,1242,1239,0,262394,1241,1239,1242,131320,1239,
327745,191,1243,190,1237,262205,55,1244,1243,262205,55,1245,182,327808,55,1246,1245,1244,196670,182,1246,327808,55,
1238,1237,131,131321,1236,131320,1242,262368,90,90,192,131321,1223,131320,1223,262205,55,1247,182,262205,55,1248,180,
327810,55,1249,1247,1248,327812,55,1250,1249,44,196670,178,1250,65789,65592,327734,55,371,0,56,131320,1251,393281,82,
1252,79,193,131,262205,55,1253,1252,327850,57,1254,1253,83,196855,1255,0,262394,1254,1256,1257,131320,1256,327745,82,
1258,79,131,262205,55,1259,1258,327812,55,1260,1259,195,327808,55,1261,194,1260,131321,1255,131320,1257,327745,82,
1262,79,196,262205,55,1263,1262,327879,55,1264,1253,88,327812,55,1265,1264,195,327808,55,1266,1263,1265,131321,1255,
131320,1255,458997,55,1267,1261,1256,1266,1257,131326,1267,65592,327734,55,743,0,56,131320,1268,327745,82,1269,79,196,
262205,55,1270,1269,393281,82,1271,79,193,131,262205,55,1272,1271,262344,55,1273,1272,327879,55,1274,1273,88,327812,
55,1275,1274,195,327808,55,1276,1270,1275,131326,1276,65592,327734,55,1277,0,63,196663,55,1278,131320,1279,327745,82,
1280,79,196,262205,55,1281,1280,327808,55,1282,90,1278,327812,55,1283,1282,195,327808,55,1284,1281,1283,131326,1284,
65592,327734,55,1285,0,63,196663,55,1286,131320,1287,393281,85,1288,12,81,1286,393443,55,1289,1288,131,197,131326,
1289,65592,327734,53,566,0,69,196663,55,1290,196663,55,1291,196663,55,1292,131320,1293,327737,55,1294,1277,1290,
262205,55,1295,182,327808,55,1296,1294,1295,393281,85,1297,12,81,1296,327876,55,1298,1291,198,327877,55,1299,1298,
1292,327908,1297,131,197,1299,65789,65592,327734,57,467,0,70,196663,55,1300,131320,1301,196855,1302,0,196859,83,1303,
131320,1303,327812,55,1304,1300,199,327745,82,1305,79,131,262205,55,1306,1305,327812,55,1307,1306,200,327878,55,1308,
1304,1307,327874,55,1309,1308,201,327878,55,1310,1308,1309,196855,1311,0,262394,205,1312,1311,131320,1312,327850,57,
1313,1300,83,131321,1302,131320,1311,196855,1314,0,262394,206,1315,1314,131320,1315,327879,55,1316,1310,88,327851,57,
1317,1316,83,131321,1302,131320,1314,327879,55,1318,1310,203,327850,57,1319,1318,186,131321,1302,131320,1302,590069,
57,1320,1313,1312,1317,1315,1319,1314,131326,1320,65592,327734,53,1321,0,54,131320,1322,262368,186,186,192,65789,
65592,327734,55,512,0,56,131320,1323,196855,1324,0,262394,208,1325,1326,131320,1325,262205,55,1327,181,327874,55,1328,
1327,131,131321,1324,131320,1326,262205,55,1329,181,131321,1324,131320,1324,458997,55,1330,1328,1325,1329,1326,327812,
55,1331,1330,195,131326,1331,65592,327734,55,503,0,56,131320,1332,196855,1333,0,262394,208,1334,1335,131320,1334,
262205,55,1336,181,327879,55,1337,1336,88,327876,55,1338,1337,150,131321,1333,131320,1335,131321,1333,131320,1333,
458997,55,1339,1338,1334,83,1335,131326,1339,65592,327734,55,519,0,63,196663,55,1340,131320,1341,196855,1342,0,262394,
208,1343,1344,131320,1343,262201,55,1345,503,262268,80,1346,1345,393419,55,1347,1340,1346,175,131321,1342,131320,1344,
131321,1342,131320,1342,458997,55,1348,1347,1343,1340,1344,131326,1348,65592,327734,55,531,0,63,196663,55,1349,131320,
1350,196855,1351,0,262394,211,1352,1353,131320,1352,131321,1354,131320,1354,458997,55,1355,213,1352,1356,1357,458997,
55,1358,83,1352,1359,1357,327856,57,1360,1358,43,262390,1361,1357,1,262394,1360,1362,1361,131320,1362,327876,55,1363,
88,1358,327879,55,1364,1349,1363,327851,57,1365,1364,83,328019,184,1366,186,1365,327761,55,1367,1366,0,196855,1368,0,
262394,1365,1369,1370,131320,1369,131321,1368,131320,1370,262344,55,1371,1367,131321,1368,131320,1368,458997,55,1372,
1367,1369,1371,1370,327879,55,1356,1355,1372,131321,1357,131320,1357,327808,55,1359,1358,131,131321,1354,131320,1361,
327745,89,1373,7,83,262205,55,1374,1373,327879,55,1375,1355,1374,262349,80,1376,1375,262268,55,1377,1376,262349,80,
1378,1355,262268,55,1379,1378,131321,1351,131320,1353,328019,184,1380,186,185,131321,1381,131320,1381,458997,184,1382,
1380,1353,1383,1384,458997,55,1385,83,1353,1386,1384,327856,57,1387,1385,43,262390,1388,1384,1,262394,1387,1384,1388,
131320,1384,327874,55,1389,1349,1385,327879,55,1390,1389,88,327851,57,1391,1390,83,328019,184,1392,186,1391,327810,55,
1393,1390,88,458832,184,1394,1393,1393,1393,1393,327878,184,1395,1392,1394,327879,184,1383,1382,1395,327808,55,1386,
1385,131,131321,1381,131320,1388,393558,55,1396,186,2,1382,393558,55,1397,186,0,1382,131321,1351,131320,1351,458997,
55,1398,1379,1361,1397,1388,458997,55,1399,1377,1361,1396,1388,262201,55,1400,512,327808,55,1401,1400,1349,327745,191,
1402,236,1401,262205,55,1403,1402,327737,55,1404,519,1403,262201,53,1405,1321,327808,55,1406,1399,88,327850,57,1407,
1406,1398,196855,1408,0,262394,1407,1409,1408,131320,1409,196855,1410,0,262394,208,1411,1412,131320,1411,262201,55,
1413,503,327876,55,1414,1398,1413,458986,55,1415,1402,88,83,1414,131321,1410,131320,1412,327808,55,1416,1404,1398,
196670,1402,1416,131321,1410,131320,1410,131321,1408,131320,1408,262201,53,1417,1321,327808,55,1418,1404,1399,131326,
1418,65592,327734,57,496,0,70,196663,55,1419,131320,1420,328018,55,1421,186,1419,327850,57,1422,1419,1421,328019,184,
1423,186,1422,393558,55,1424,186,0,1423,327812,55,1425,1424,237,262205,55,1426,179,327808,55,1427,1426,237,327852,57,
1428,1425,1427,131326,1428,65592,327734,55,688,0,72,196663,55,1429,196663,71,1430,196663,71,1431,131320,1432,262203,
248,1433,7,262205,55,1434,238,327876,55,1435,1434,198,131321,1436,131320,1436,458997,55,1437,83,1432,1438,1439,262390,
1440,1439,0,131321,1441,131320,1441,262205,55,1442,1430,327852,57,1443,1442,83,196855,1444,0,262394,1443,1445,1444,
131320,1445,393281,82,1446,79,193,239,262205,55,1447,1446,327856,57,1448,1437,1447,131321,1444,131320,1444,458997,57,
1449,1443,1441,1448,1445,262394,1449,1450,1440,131320,1450,262205,55,1451,1430,327854,57,1452,1451,246,196855,1453,0,
262394,1452,1454,1455,131320,1454,262205,55,1456,1430,327810,55,1457,1456,246,327737,55,1458,1277,1457,327808,55,1459,
1458,1429,131321,1460,131320,1460,458997,55,1461,83,1454,1462,1463,327856,57,1464,1461,246,262390,1465,1463,1,262394,
1464,1463,1465,131320,1463,327810,55,1466,249,1461,327812,55,1467,1466,195,327808,55,1468,1459,1467,327737,55,1469,
1285,1468,327810,55,1470,1469,1435,327745,71,1471,1433,1461,196670,1471,1470,327808,55,1462,1461,131,131321,1460,
131320,1465,131321,1472,131320,1472,458997,55,1473,83,1465,1474,1475,458997,55,1476,83,1465,1477,1475,458997,55,1478,
83,1465,1479,1475,327856,57,1480,1478,246,262390,1481,1475,1,262394,1480,1475,1481,131320,1475,327745,71,1482,1433,
1478,262205,55,1483,1482,327808,55,1474,1473,1483,262205,55,1484,1482,327877,55,1477,1476,1484,327808,55,1479,1478,
131,131321,1472,131320,1481,327856,57,1485,1476,250,196855,1486,0,262394,1485,1487,1486,131320,1487,262205,55,1488,
1431,327808,55,1489,1488,1473,196670,1431,1489,262205,55,1490,1430,327810,55,1491,1490,246,196670,1430,1491,131321,
1439,131320,1486,131321,1453,131320,1455,131321,1492,131320,1492,458997,55,1493,83,1455,1494,1495,327856,57,1496,1493,
246,262390,1497,1495,1,262394,1496,1495,1497,131320,1495,262205,55,1498,1430,327808,55,1499,1493,88,458764,55,1500,1,
41,1498,1499,327810,55,1501,1500,1493,327810,55,1502,1501,88,327737,55,1503,1277,1502,327808,55,1504,1503,1429,327737,
55,1505,1285,1504,327810,55,1506,1505,1435,327745,71,1507,1433,1493,196670,1507,1506,327808,55,1494,1493,131,131321,
1492,131320,1497,131321,1453,131320,1453,131321,1508,131320,1508,458997,57,1509,185,1453,1510,1511,458997,55,1512,83,
1453,1513,1511,458997,55,1514,1437,1453,1515,1511,327856,57,1516,1512,246,262390,1517,1511,1,262394,1516,1518,1517,
131320,1518,196855,1519,0,262394,1509,1520,1519,131320,1520,327745,71,1521,1433,1512,262205,55,1522,1521,327856,57,
1523,1522,251,131321,1519,131320,1519,458997,57,1524,1509,1518,1523,1520,196855,1525,0,262394,1524,1526,1527,131320,
1526,327745,71,1528,1433,1512,262205,55,1529,1528,327856,57,1530,1529,250,262205,55,1531,1430,327852,57,1532,1531,88,
327847,57,1533,1530,1532,262205,55,1534,1528,327879,55,1535,1534,252,262205,55,1536,1431,327808,55,1537,1536,1535,
196670,1431,1537,262205,55,1538,1528,327856,57,1539,1538,250,196855,1540,0,262394,1539,1541,1542,131320,1541,262205,
55,1543,1430,327810,55,1544,1543,88,131321,1540,131320,1542,131321,1540,131320,1540,458997,55,1545,1544,1541,83,1542,
196670,1430,1545,131321,1525,131320,1527,131321,1525,131320,1525,458997,57,1510,1533,1540,253,1527,458997,55,1515,83,
1540,1514,1527,131321,1511,131320,1511,327808,55,1513,1512,131,131321,1508,131320,1517,131321,1439,131320,1439,458997,
55,1546,83,1487,1514,1517,327808,55,1438,1546,131,131321,1436,131320,1440,262205,55,1547,1430,131326,1547,65592,
327734,53,715,0,73,196663,55,1548,196663,55,1549,196663,57,1550,196663,57,1551,131320,1552,262205,55,1553,182,131321,
1554,131320,1554,458997,55,1555,1553,1552,1556,1557,327856,57,1558,1555,195,262390,1559,1557,0,262394,1558,1557,1559,
131320,1557,327745,191,1560,256,1555,196670,1560,83,327808,55,1556,1555,49,131321,1554,131320,1559,262368,90,90,192,
262205,55,1561,182,131321,1562,131320,1562,458997,55,1563,1561,1559,1564,1565,327856,57,1566,1563,257,262390,1567,
1565,0,262394,1566,1568,1567,131320,1568,327808,55,1569,1549,1563,393273,58,1570,827,1550,1569,196855,1571,0,262394,
1551,1572,1573,131320,1572,327737,58,1574,969,1570,131321,1571,131320,1573,131321,1571,131320,1571,458997,58,1575,
1574,1572,1570,1573,327737,55,1576,494,1575,327745,191,1577,256,1576,458986,55,1578,1577,88,83,88,131321,1565,131320,
1565,327808,55,1564,1563,49,131321,1562,131320,1567,262368,90,90,192,262205,55,1579,182,327856,57,1580,1579,195,
196855,1581,0,262394,1580,1582,1581,131320,1582,327737,55,1583,1277,1548,262205,55,1584,182,327808,55,1585,1583,1584,
327737,55,1586,1285,1585,327874,55,1587,1586,198,262205,55,1588,238,327851,57,1589,1587,1588,262205,55,1590,258,
327851,57,1591,1587,1590,327847,57,1592,1589,1591,196855,1593,0,262394,1592,1594,1593,131320,1594,393281,85,1595,12,
81,1585,262205,55,1596,238,327876,55,1597,1596,198,262205,55,1598,182,327745,191,1599,256,1598,262205,55,1600,1599,
327877,55,1601,1597,1600,590054,55,1602,1595,88,83,83,1601,1586,131321,1593,131320,1593,131321,1581,131320,1581,
262205,55,1603,182,327850,57,1604,1603,83,196855,1605,0,262394,1604,1606,1605,131320,1606,393281,85,1607,12,81,259,
458986,55,1608,1607,88,83,88,131321,1605,131320,1605,65789,65592,327734,53,482,0,74,196663,57,1609,196663,57,1610,
196663,55,1611,196663,55,1612,131320,1613,327850,57,1614,1612,257,196855,1615,0,262394,1614,1616,1617,131320,1616,
196855,1618,0,262394,1609,1619,1620,131320,1619,131321,1621,131320,1621,458997,55,1622,83,1619,1623,1624,327856,57,
1625,1622,44,262390,1626,1624,1,262394,1625,1624,1626,131320,1624,327737,55,1627,1208,1622,327808,55,1628,1611,1627,
393273,58,1629,827,185,1628,393273,53,1630,1157,1622,1629,327808,55,1623,1622,131,131321,1621,131320,1626,131321,1618,
131320,1620,131321,1631,131320,1631,458997,55,1632,83,1620,1633,1634,327856,57,1635,1632,44,262390,1636,1634,1,262394,
1635,1634,1636,131320,1634,327737,55,1637,1208,1632,327808,55,1638,1611,1637,393273,58,1639,827,253,1638,393273,53,
1640,1157,1632,1639,327808,55,1633,1632,131,131321,1631,131320,1636,131321,1618,131320,1618,196855,1641,0,262394,1610,
1642,1641,131320,1642,131321,1643,131320,1643,458997,55,1644,83,1642,1645,1646,327856,57,1647,1644,44,262390,1648,
1646,1,262394,1647,1646,1648,131320,1646,327737,58,1649,492,1644,327737,58,1650,969,1649,393273,53,1651,1157,1644,
1650,327808,55,1645,1644,131,131321,1643,131320,1648,131321,1641,131320,1641,131321,1615,131320,1617,131321,1652,
131320,1652,458997,55,1653,83,1617,1654,1655,327856,57,1656,1653,44,262390,1657,1655,1,262394,1656,1658,1657,131320,
1658,327737,55,1659,1208,1653,327856,57,1660,1659,1612,196855,1661,0,262394,1660,1662,1661,131320,1662,327737,55,1663,
1208,1653,327808,55,1664,1611,1663,393273,58,1665,827,1609,1664,196855,1666,0,262394,1610,1667,1666,131320,1667,
327737,58,1668,969,1665,131321,1666,131320,1666,458997,58,1669,1665,1662,1668,1667,131321,1661,131320,1661,458997,58,
1670,260,1658,1669,1666,393273,53,1671,1157,1653,1670,131321,1655,131320,1655,327808,55,1654,1653,131,131321,1652,
131320,1657,131321,1615,131320,1615,65789,65592,327734,53,486,0,74,196663,57,1672,196663,57,1673,196663,55,1674,
196663,55,1675,131320,1676,131321,1677,131320,1677,458997,55,1678,83,1676,1679,1680,327856,57,1681,1678,44,262390,
1682,1680,1,262394,1681,1683,1682,131320,1683,327737,55,1684,1208,1678,327808,55,1685,1674,1684,327760,58,1686,1685,
83,262312,57,1687,1673,196855,1688,0,262394,1687,1689,1688,131320,1689,327737,55,1690,1208,1678,327856,57,1691,1690,
1675,131321,1688,131320,1688,458997,57,1692,1687,1683,1691,1689,196855,1693,0,262394,1692,1694,1693,131320,1694,
393273,58,1695,911,1672,1685,131321,1693,131320,1693,458997,58,1696,1686,1688,1695,1694,393385,55,1697,261,1678,83,
327761,55,1698,1696,0,327745,155,1699,265,1697,196670,1699,1698,196855,1700,0,262394,266,1701,1700,131320,1701,393385,
55,1702,272,1678,83,327761,55,1703,1696,1,327745,155,1704,271,1702,196670,1704,1703,131321,1700,131320,1700,131321,
1680,131320,1680,327808,55,1679,1678,131,131321,1677,131320,1682,65789,65592,327734,53,679,0,75,196663,55,1705,131320,
1706,131321,1707,131320,1707,458997,55,1708,83,1706,1709,1710,327856,57,1711,1708,44,262390,1712,1710,1,262394,1711,
1713,1712,131320,1713,327737,55,1714,1168,1708,327812,55,1715,1705,223,327810,55,1716,1714,1715,327858,57,1717,1716,
223,327846,57,1718,276,1717,196855,1719,0,262394,1718,1720,1719,131320,1720,327737,58,1721,492,1708,327761,55,1722,
1721,0,327745,191,1723,236,1716,196670,1723,1722,196855,1724,0,262394,277,1725,1724,131320,1725,327808,55,1726,224,
1716,327737,58,1727,492,1708,327761,55,1728,1727,1,327745,191,1729,236,1726,196670,1729,1728,131321,1724,131320,1724,
196855,1730,0,262394,261,1731,1730,131320,1731,327808,55,1732,225,1716,393385,55,1733,261,1708,83,327745,155,1734,265,
1733,262205,55,1735,1734,327745,191,1736,236,1732,196670,1736,1735,131321,1730,131320,1730,196855,1737,0,262394,278,
1738,1737,131320,1738,327808,55,1739,279,1716,393385,55,1740,280,1708,83,327745,155,1741,271,1740,262205,55,1742,1741,
327745,191,1743,236,1739,196670,1743,1742,131321,1737,131320,1737,131321,1719,131320,1719,131321,1710,131320,1710,
327808,55,1709,1708,131,131321,1707,131320,1712,262205,55,1744,182,327850,57,1745,1744,83,196855,1746,0,262394,1745,
1747,1746,131320,1747,262312,57,1748,281,196855,1749,0,262394,1748,1750,1749,131320,1750,327808,55,1751,1705,88,
327850,57,1752,1751,275,131321,1749,131320,1749,458997,57,1753,281,1747,1752,1750,131321,1746,131320,1746,458997,57,
1754,1745,1712,1753,1749,196855,1755,0,262394,1754,1756,1755,131320,1756,327812,55,1757,1705,223,327810,55,1758,257,
1757,327745,191,1759,236,1758,196670,1759,133,196855,1760,0,262394,282,1761,1760,131320,1761,327808,55,1762,224,1758,
327745,191,1763,236,1762,196670,1763,133,131321,1760,131320,1760,131321,1755,131320,1755,65789,65592,327734,58,1764,0,
65,196663,55,1765,131320,1766,327745,191,1767,236,1765,262205,55,1768,1767,196855,1769,0,262394,283,1770,1771,131320,
1770,327808,55,1772,224,1765,327745,191,1773,236,1772,262205,55,1774,1773,131321,1769,131320,1771,131321,1769,131320,
1769,458997,55,1775,1774,1770,83,1771,327760,58,1776,1768,1775,131326,1776,65592,327734,58,1777,0,65,196663,55,1778,
131320,1779,327808,55,1780,225,1778,327745,191,1781,236,1780,262205,55,1782,1781,196855,1783,0,262394,284,1784,1785,
131320,1784,327808,55,1786,285,1778,327745,191,1787,236,1786,262205,55,1788,1787,131321,1783,131320,1785,131321,1783,
131320,1783,458997,55,1789,1788,1784,83,1785,327760,58,1790,1782,1789,131326,1790,65592,327734,57,770,0,76,196663,57,
1791,196663,55,1792,196663,55,1793,196663,57,1794,196663,57,1795,196663,58,1796,131320,1797,131321,1798,131320,1798,
458997,57,1799,253,1797,1800,1801,458997,55,1802,83,1797,1803,1801,327856,57,1804,1802,222,262390,1805,1801,2,262394,
1804,1806,1805,131320,1806,131321,1807,131320,1807,458997,57,1800,1799,1806,1808,1809,458997,55,1810,83,1806,1811,
1809,327856,57,1812,1810,77,262390,1813,1809,1,262394,1812,1814,1813,131320,1814,327808,55,1815,1802,1810,327812,55,
1816,1815,49,262205,55,1817,182,327808,55,1818,1816,1817,327812,55,1819,1792,223,327808,55,1820,1819,1818,196855,1821,
0,262394,287,1822,1821,131320,1822,327854,57,1823,1815,222,131321,1821,131320,1821,458997,57,1824,287,1814,1823,1822,
196855,1825,0,262394,1824,1826,1825,131320,1826,131321,1809,131320,1825,327854,57,1827,1820,257,327847,57,1828,289,
1827,196855,1829,0,262394,1828,1830,1829,131320,1830,131321,1809,131320,1829,327737,58,1831,1764,1818,327737,55,1832,
494,1831,327745,191,1833,290,1832,262205,55,1834,1833,327808,55,1835,1834,1820,327856,57,1836,1820,1793,196855,1837,0,
262394,1836,1838,1837,131320,1838,196855,1839,0,262394,1795,1840,1839,131320,1840,196855,1841,0,262394,1794,1842,1843,
131320,1842,327737,58,1844,1019,1831,131321,1841,131320,1843,131321,1841,131320,1841,458997,58,1845,1844,1842,1831,
1843,458809,53,1846,870,1791,1835,1845,131321,1839,131320,1839,196855,1847,0,262394,261,1848,1847,131320,1848,327737,
58,1849,1777,1818,458809,53,1850,943,1791,1835,1849,131321,1847,131320,1847,131321,1837,131320,1837,196855,1851,0,
262394,294,1852,1851,131320,1852,262312,57,1853,1800,196855,1854,0,262394,1853,1855,1854,131320,1855,327808,55,1856,
1818,88,327737,58,1857,1764,1856,327879,58,1858,1857,1796,327879,58,1859,1831,1796,393273,57,1860,1119,1858,1859,
131321,1854,131320,1854,458997,57,1861,1800,1852,1860,1855,131321,1851,131320,1851,458997,57,1862,1800,1837,1861,1854,
131321,1809,131320,1809,590069,57,1808,1800,1826,1800,1830,1862,1851,327808,55,1811,1810,131,131321,1807,131320,1813,
131321,1801,131320,1801,327808,55,1803,1802,77,131321,1798,131320,1805,131326,1799,65592};
/* tile_sort.comp, 7383 words */
static const uint32_t gpusorti_spv_tile_sort[] = {
119734787,66304,524299,1312,0,131089,1,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,0,1,524303,5,2,0x6e69616d,0,
3,4,5,393232,2,17,1,1,1,262215,6,1,1,262215,7,6,4,327752,8,0,35,0,327752,8,1,35,4,327752,8,2,35,8,327752,8,3,35,12,
327752,8,4,35,16,327752,8,5,35,20,327752,8,6,35,24,327752,8,7,35,40,327752,8,8,35,44,196679,8,2,262215,9,6,4,327752,
10,0,35,0,196679,10,2,262215,11,34,0,262215,11,33,3,262215,3,11,26,262215,4,11,24,262215,12,1,5,262215,13,6,8,327752,
14,0,35,0,196679,14,2,262215,15,34,0,262215,15,33,2,262215,16,6,8,327752,17,0,35,0,196679,17,2,262215,18,34,0,262215,
18,33,0,262215,19,6,4,327752,20,0,35,0,196679,20,2,262215,21,34,0,262215,21,33,2,262215,22,1,7,262215,23,6,4,327752,
24,0,35,0,196679,24,2,262215,25,34,0,262215,25,33,0,262215,26,1,10,262215,27,6,8,327752,28,0,35,0,196679,28,2,262215,
29,34,0,262215,29,33,1,262215,30,6,4,327752,31,0,35,0,196679,31,2,262215,32,34,0,262215,32,33,1,262215,33,1,8,262215,
34,1,6,262215,35,1,9,262215,36,1,0,262215,37,1,12,262215,5,11,27,262215,38,1,4,262215,39,1,3,262215,40,1,11,262215,41,
1,0,262215,42,11,25,131091,43,196641,44,43,262165,45,32,0,196641,46,45,131092,47,262167,48,45,2,327713,49,48,47,45,
393249,50,43,47,45,48,262177,51,48,48,196641,52,48,327713,53,47,48,48,262177,54,45,45,262177,55,48,45,262174,56,48,45,
262177,57,56,45,327713,58,43,45,56,262176,59,7,56,393249,60,43,59,59,48,393249,61,43,45,48,45,262177,62,43,45,262176,
63,7,45,262194,45,6,8,262172,64,56,6,262176,65,7,64,262176,66,7,48,393249,67,43,63,65,66,327713,68,43,45,48,393249,69,
43,45,45,47,262187,45,70,4,262172,7,45,70,720926,8,45,45,45,45,45,45,7,45,45,262176,71,9,8,262203,71,72,9,262165,73,
32,1,262187,73,74,0,262176,75,9,45,262187,45,76,0,196637,9,45,196638,10,9,262176,77,12,10,262203,77,11,12,262176,78,
12,45,262167,79,45,3,262176,80,1,79,262203,80,3,1,262187,45,81,1,262176,82,1,45,262203,80,4,1,262194,45,12,1,262187,
45,83,2,393268,47,84,170,12,83,196637,13,48,196638,14,13,262176,85,12,14,262203,85,15,12,262187,73,86,7,262176,87,12,
48,196637,16,48,196638,17,16,262176,88,12,17,262203,88,18,12,196637,19,45,196638,20,19,262176,89,12,20,262203,89,21,
12,262194,45,22,32,262187,45,90,32,393268,47,91,170,22,90,196637,23,45,196638,24,23,262176,92,12,24,262203,92,25,12,
262187,45,93,16,393268,47,94,170,22,93,458804,45,95,169,94,81,83,393268,73,96,128,22,76,393268,47,97,170,12,83,262194,
45,26,0,393268,47,98,170,26,83,262187,73,99,8,196637,27,48,196638,28,27,262176,100,12,28,262203,100,29,12,196637,30,
45,196638,31,30,262176,101,12,31,262203,101,32,12,393268,47,102,170,26,83,393268,47,103,170,12,83,262194,45,33,0,
393268,47,104,170,33,81,262194,45,34,32,393268,45,105,130,34,81,262187,45,106,31,393268,45,107,199,105,106,393268,45,
108,196,81,107,393268,47,109,170,33,83,262187,73,110,31,262194,45,35,0,393268,47,111,171,35,76,393268,47,112,170,33,
81,393268,47,113,170,33,83,393268,45,114,130,34,81,393268,73,115,128,114,76,262187,73,116,1,393268,47,117,174,34,90,
262187,45,118,0xffffffff,393268,45,119,199,34,106,393268,45,120,196,81,119,393268,45,121,130,120,81,458804,45,122,169,
117,118,121,393268,47,123,171,35,76,393268,47,124,170,12,83,393268,47,125,171,35,76,393268,47,126,170,33,81,393268,47,
127,170,33,83,393268,47,128,171,35,76,393268,47,129,170,33,81,393268,47,130,170,33,83,393268,45,131,130,34,81,393268,
73,132,128,131,76,262187,73,133,3,262187,73,134,4,262187,45,135,64,393268,47,136,170,12,83,393268,47,137,174,6,93,
262187,45,138,8,393268,47,139,174,6,138,262187,45,140,3,393268,47,141,174,6,70,458804,45,142,169,141,83,81,458804,45,
143,169,139,140,142,458804,45,144,169,137,70,143,393268,47,145,170,12,83,393268,47,146,170,12,83,262194,45,36,256,
393268,45,147,132,36,6,393268,45,148,134,147,6,393268,45,149,128,147,148,458804,45,150,169,146,149,81,262172,151,48,
150,262176,152,4,151,262203,152,153,4,262176,154,4,48,393268,47,155,170,12,81,458804,45,156,169,155,149,81,262172,157,
45,156,262176,158,4,157,262203,158,159,4,262176,160,4,45,262194,45,37,0,327732,45,161,200,37,393268,45,162,199,161,81,
393268,45,163,197,26,162,393268,47,164,171,163,76,458804,45,165,169,164,149,81,262172,166,45,165,262176,167,4,166,
262203,167,168,4,393268,47,169,170,12,83,393268,47,170,170,12,81,327732,47,171,168,164,393268,47,172,167,170,171,
393268,45,173,199,37,81,393268,47,174,171,173,76,393268,45,175,199,37,81,393268,47,176,171,175,76,393268,47,177,170,
12,83,262167,178,47,2,393268,45,179,132,36,6,393268,45,180,128,147,179,393268,45,181,130,180,81,393268,45,182,132,36,
6,393268,45,183,134,181,182,262203,80,5,1,393268,45,184,194,6,116,393268,45,185,134,6,83,393268,45,186,130,6,81,
393268,45,187,194,6,116,393268,45,188,130,6,81,262187,73,189,2,393268,45,190,194,6,189,393268,45,191,134,6,83,393268,
45,192,130,6,81,262194,45,38,1,393268,47,193,171,38,76,262194,45,39,32,393268,47,194,178,39,36,262187,45,195,264,
393268,45,196,132,83,6,262187,45,197,5,393268,45,198,132,197,144,393268,45,199,196,196,198,393268,47,200,178,199,147,
393268,45,201,132,197,144,393268,45,202,132,197,144,393268,45,203,132,197,144,393268,47,204,171,203,76,393268,45,205,
132,197,144,393268,45,206,196,81,205,393268,45,207,132,83,6,393268,45,208,132,70,144,393268,45,209,196,207,208,393268,
47,210,178,209,147,393268,45,211,132,70,144,393268,45,212,132,70,144,393268,45,213,132,70,144,393268,47,214,171,213,
76,393268,45,215,132,70,144,393268,45,216,196,81,215,393268,45,217,132,83,6,393268,45,218,132,140,144,393268,45,219,
196,217,218,393268,47,220,178,219,147,393268,45,221,132,140,144,393268,45,222,132,140,144,393268,45,223,132,140,144,
393268,47,224,171,223,76,393268,45,225,132,140,144,393268,45,226,196,81,225,393268,45,227,132,83,6,393268,45,228,132,
83,144,393268,45,229,196,227,228,393268,47,230,178,229,147,393268,45,231,132,83,144,393268,45,232,132,83,144,393268,
45,233,132,83,144,393268,47,234,171,233,76,393268,45,235,132,83,144,393268,45,236,196,81,235,393268,45,237,132,83,6,
393268,45,238,196,237,144,393268,47,239,178,238,147,393268,47,240,171,144,76,393268,45,241,196,81,144,393268,45,242,
132,83,6,393268,45,243,196,242,76,393268,47,244,178,243,147,196650,47,245,393268,45,246,132,83,6,393268,45,247,132,70,
6,393268,45,248,134,90,22,393268,73,249,128,22,76,262187,73,250,6,327724,48,251,118,118,327724,56,252,251,118,262187,
45,253,72,262194,45,40,0,393268,45,254,199,40,83,393268,47,255,171,254,76,393268,47,256,176,22,90,262187,73,257,5,
393268,47,258,170,12,83,393268,47,259,171,26,76,262172,260,48,6,262176,261,7,260,393268,45,262,199,40,81,393268,47,
263,171,262,76,393268,45,264,199,40,81,393268,47,265,170,264,76,262194,45,41,1,393267,79,42,41,81,81,327734,43,2,0,44,
131320,266,262203,65,267,7,262203,63,268,7,262203,65,269,7,262203,66,270,7,262203,261,271,7,196855,272,0,196859,76,
273,131320,273,262201,45,274,275,327812,45,276,274,147,262201,45,277,278,327854,47,279,276,277,196855,280,0,262394,
279,281,280,131320,281,131321,272,131320,280,327810,45,282,277,276,458764,45,283,1,38,282,147,393281,75,284,72,250,74,
262205,45,285,284,327879,45,286,285,81,327851,47,287,286,76,327879,45,288,285,83,327851,47,289,288,76,327879,45,290,
285,70,327851,47,291,290,76,327808,45,292,283,6,327810,45,293,292,81,327814,45,294,293,6,327745,82,295,5,76,262205,45,
296,295,262201,48,297,298,131321,299,131320,299,458997,45,300,76,280,301,302,327856,47,303,300,6,262390,304,302,1,
262394,303,305,304,131320,305,327812,45,306,300,294,327808,45,307,296,306,327745,59,308,267,300,196670,308,252,327856,
47,309,296,294,327856,47,310,307,283,327847,47,311,309,310,196855,312,0,262394,311,313,312,131320,313,327808,45,314,
276,307,393273,48,315,316,245,314,327760,56,317,315,307,196670,308,317,196855,318,0,262394,287,319,318,131320,319,
393281,66,320,267,300,74,262205,48,321,320,327737,48,322,323,321,196670,320,322,131321,318,131320,318,131321,312,
131320,312,131321,302,131320,302,327808,45,301,300,116,131321,299,131320,304,196670,268,296,262205,64,324,267,196670,
269,324,196670,270,297,458809,43,325,326,268,269,270,393273,43,327,328,294,297,262312,47,329,291,196855,330,0,262394,
329,331,330,131320,331,262368,83,83,253,131321,330,131320,330,196855,332,0,262394,289,333,332,131320,333,131321,332,
131320,332,458997,47,334,289,330,255,333,262312,47,335,334,196855,336,0,262394,335,337,336,131320,337,327847,47,338,
256,329,196855,339,0,262394,338,340,341,131320,341,131321,342,131320,342,458997,45,343,76,341,344,345,327856,47,346,
343,6,262390,347,345,1,262394,346,348,347,131320,348,327812,45,349,343,36,327808,45,350,349,296,327856,47,351,350,283,
196855,352,0,262394,351,353,352,131320,353,327737,45,354,355,350,327737,48,356,357,354,196855,358,0,262394,289,359,
358,131320,359,327737,48,360,361,356,131321,358,131320,358,458997,48,362,356,353,360,359,327808,45,363,276,350,458809,
43,364,365,291,363,362,131321,352,131320,352,131321,345,131320,345,327808,45,344,343,116,131321,342,131320,347,131321,
339,131320,340,458809,43,366,367,276,283,289,131321,339,131320,339,131321,336,131320,336,393281,75,368,72,250,189,
262205,45,369,368,327851,47,370,369,76,196855,371,0,262394,370,372,371,131320,372,131321,373,131320,373,458997,45,374,
296,372,375,376,327814,45,377,283,369,327856,47,378,374,377,262390,379,376,0,262394,378,380,379,131320,380,327808,45,
381,374,81,327812,45,382,381,369,327810,45,383,382,81,327737,45,384,355,383,327737,48,385,357,384,327745,75,386,72,
257,262205,45,387,386,327814,45,388,276,369,327808,45,389,388,374,327812,45,390,389,12,327808,45,391,387,390,327761,
45,392,385,0,393281,78,393,11,74,391,196670,393,392,196855,394,0,262394,258,395,394,131320,395,327808,45,396,391,81,
327761,45,397,385,1,393281,78,398,11,74,396,196670,398,397,131321,394,131320,394,131321,376,131320,376,327808,45,375,
374,36,131321,373,131320,379,131321,371,131320,371,196855,399,0,262394,259,400,399,131320,400,131321,401,131320,401,
458997,45,402,76,400,403,404,327856,47,405,402,6,262390,406,404,1,262394,405,407,406,131320,407,327812,45,408,402,36,
327808,45,409,408,296,327856,47,410,409,283,196855,411,0,262394,410,412,411,131320,412,327737,45,413,355,409,327737,
45,414,415,413,327808,45,416,276,414,196855,417,0,262394,263,418,419,131320,419,393273,48,420,421,245,416,131321,417,
131320,418,327760,48,422,416,76,131321,417,131320,417,458997,48,423,420,419,422,418,327745,66,424,271,402,196670,424,
423,131321,411,131320,411,131321,404,131320,404,327808,45,403,402,116,131321,401,131320,406,327847,47,425,265,329,
196855,426,0,262394,425,427,426,131320,427,262368,83,83,253,131321,426,131320,426,131321,428,131320,428,458997,45,429,
76,426,430,431,327856,47,432,429,6,262390,433,431,1,262394,432,434,433,131320,434,327812,45,435,429,36,327808,45,436,
435,296,327856,47,437,436,283,196855,438,0,262394,437,439,438,131320,439,327808,45,440,276,436,327745,66,441,271,429,
262205,48,442,441,458809,43,443,444,291,440,442,131321,438,131320,438,131321,431,131320,431,327808,45,430,429,116,
131321,428,131320,433,131321,399,131320,399,131321,272,131320,272,65789,65592,327734,45,278,0,46,131320,445,327745,75,
446,72,74,262205,45,447,446,327851,47,448,447,76,196855,449,0,262394,448,450,451,131320,451,393281,78,452,11,74,74,
262205,45,453,452,131321,449,131320,450,131321,449,131320,449,458997,45,454,453,451,447,450,131326,454,65592,327734,
45,275,0,46,131320,455,327745,82,456,3,81,262205,45,457,456,327745,82,458,4,76,262205,45,459,458,327812,45,460,457,
459,327745,82,461,3,76,262205,45,462,461,327808,45,463,460,462,131326,463,65592,327734,48,316,0,49,196663,47,464,
196663,45,465,131320,466,196855,467,0,196859,76,468,131320,468,196855,469,0,262394,84,470,469,131320,470,196855,471,0,
262394,464,472,473,131320,473,393281,87,474,18,74,465,262205,48,475,474,131321,471,131320,472,327745,75,476,72,86,
262205,45,477,476,327808,45,478,477,465,393281,87,479,15,74,478,262205,48,480,479,131321,471,131320,471,458997,48,481,
475,473,480,472,131321,467,131320,469,196855,482,0,262394,464,483,482,131320,483,327745,75,484,72,86,262205,45,485,
484,327808,45,486,485,465,393281,78,487,21,74,486,262205,45,488,487,327760,48,489,488,76,131321,467,131320,482,196855,
490,0,262394,91,491,490,131320,491,393281,78,492,25,74,465,262205,45,493,492,327760,48,494,493,76,131321,467,131320,
490,327876,45,495,81,95,327810,45,496,495,81,327879,45,497,465,496,327812,45,498,497,22,327874,45,499,465,95,393281,
78,500,25,74,499,262205,45,501,500,262268,73,502,498,393419,45,503,501,502,96,327760,48,504,503,76,131321,467,131320,
467,721141,48,505,481,471,489,483,494,491,504,490,131326,505,65592,327734,43,365,0,50,196663,47,506,196663,45,507,
196663,48,508,131320,509,196855,510,0,262394,97,511,512,131320,512,196855,513,0,262394,506,514,515,131320,515,327761,
45,516,508,0,393281,78,517,25,74,507,196670,517,516,131321,513,131320,514,327745,75,518,72,86,262205,45,519,518,
327808,45,520,519,507,327761,45,521,508,0,393281,78,522,21,74,520,196670,522,521,131321,513,131320,513,131321,510,
131320,511,196855,523,0,262394,506,524,525,131320,525,393281,87,526,18,74,507,196670,526,508,131321,523,131320,524,
327745,75,527,72,86,262205,45,528,527,327808,45,529,528,507,393281,87,530,15,74,529,196670,530,508,131321,523,131320,
523,131321,510,131320,510,65789,65592,327734,48,421,0,49,196663,47,531,196663,45,532,131320,533,196855,534,0,196859,
76,535,131320,535,196855,536,0,262394,98,537,536,131320,537,196855,538,0,262394,531,539,540,131320,540,393281,87,541,
29,74,532,262205,48,542,541,131321,538,131320,539,327745,75,543,72,99,262205,45,544,543,327808,45,545,544,532,393281,
87,546,15,74,545,262205,48,547,546,131321,538,131320,538,458997,48,548,542,540,547,539,131321,534,131320,536,196855,
549,0,262394,531,550,551,131320,551,393281,78,552,32,74,532,262205,45,553,552,131321,549,131320,550,327745,75,554,72,
99,262205,45,555,554,327808,45,556,555,532,393281,78,557,21,74,556,262205,45,558,557,131321,549,131320,549,458997,45,
559,553,551,558,550,327760,48,560,559,76,131321,534,131320,534,458997,48,561,548,538,560,549,131326,561,65592,327734,
43,444,0,50,196663,47,562,196663,45,563,196663,48,564,131320,565,196855,566,0,262394,102,567,568,131320,568,196855,
569,0,262394,562,570,571,131320,571,327761,45,572,564,0,393281,78,573,32,74,563,196670,573,572,131321,569,131320,570,
327745,75,574,72,99,262205,45,575,574,327808,45,576,575,563,327761,45,577,564,0,393281,78,578,21,74,576,196670,578,
577,131321,569,131320,569,131321,566,131320,567,196855,579,0,262394,562,580,581,131320,581,393281,87,582,29,74,563,
196670,582,564,131321,579,131320,580,327745,75,583,72,99,262205,45,584,583,327808,45,585,584,563,393281,87,586,15,74,
585,196670,586,564,131321,579,131320,579,131321,566,131320,566,65789,65592,327734,48,323,0,51,196663,48,587,131320,
588,196855,589,0,262394,103,590,591,131320,591,196855,592,0,262394,112,593,592,131320,593,327761,45,594,587,0,327878,
45,595,594,108,393298,48,596,595,587,0,131321,592,131320,592,458997,48,597,587,591,596,593,196855,598,0,262394,113,
599,598,131320,599,327761,45,600,597,0,262268,73,601,600,393418,73,602,601,115,116,262268,45,603,602,327877,45,604,
603,108,327879,45,605,604,122,327878,45,606,600,605,393298,48,607,606,597,0,131321,598,131320,598,458997,48,608,597,
592,607,599,196855,609,0,262394,123,610,609,131320,610,327761,45,611,608,0,327878,45,612,611,122,393298,48,613,612,
608,0,131321,609,131320,609,458997,48,614,608,598,613,610,131321,589,131320,590,196855,615,0,262394,104,616,615,
131320,616,327761,45,617,587,1,327878,45,618,617,108,393298,48,619,618,587,1,131321,615,131320,615,458997,48,620,587,
590,619,616,196855,621,0,262394,109,622,621,131320,622,327761,45,623,620,1,262268,73,624,623,327875,73,625,624,110,
262268,45,626,625,327877,45,627,626,108,327760,48,628,626,627,327878,48,629,620,628,131321,621,131320,621,458997,48,
630,620,615,629,622,196855,631,0,262394,111,632,631,131320,632,262344,48,633,630,131321,631,131320,631,458997,48,634,
630,621,633,632,131321,589,131320,589,458997,48,635,614,609,634,631,131326,635,65592,327734,48,361,0,51,196663,48,636,
131320,637,196855,638,0,262394,124,639,640,131320,640,196855,641,0,262394,128,642,641,131320,642,327761,45,643,636,0,
327878,45,644,643,122,393298,48,645,644,636,0,131321,641,131320,641,458997,48,646,636,640,645,642,196855,647,0,262394,
129,648,647,131320,648,327761,45,649,646,0,327878,45,650,649,108,393298,48,651,650,646,0,131321,647,131320,647,458997,
48,652,646,641,651,648,196855,653,0,262394,130,654,653,131320,654,327761,45,655,652,0,262268,73,656,655,393418,73,657,
656,132,116,262268,45,658,657,262344,45,659,658,327877,45,660,659,108,327879,45,661,660,122,327878,45,662,655,661,
393298,48,663,662,652,0,131321,653,131320,653,458997,48,664,652,647,663,654,131321,638,131320,639,196855,665,0,262394,
125,666,665,131320,666,262344,48,667,636,131321,665,131320,665,458997,48,668,636,639,667,666,196855,669,0,262394,126,
670,669,131320,670,327761,45,671,668,1,327878,45,672,671,108,393298,48,673,672,668,1,131321,669,131320,669,458997,48,
674,668,665,673,670,196855,675,0,262394,127,676,675,131320,676,327761,45,677,674,1,262268,73,678,677,327875,73,679,
678,110,262268,45,680,679,262344,45,681,680,327877,45,682,681,108,327760,48,683,681,682,327878,48,684,674,683,131321,
675,131320,675,458997,48,685,674,669,684,676,131321,638,131320,638,458997,48,686,664,653,685,675,131326,686,65592,
327734,48,298,0,52,131320,687,327745,75,688,72,133,262205,45,689,688,327745,75,690,72,134,262205,45,691,690,327808,45,
692,689,691,327854,47,693,692,90,196855,694,0,262394,693,695,696,131320,696,327876,45,697,81,692,327810,45,698,697,81,
131321,694,131320,695,131321,694,131320,694,458997,45,699,698,696,118,695,327854,47,700,692,135,196855,701,0,262394,
700,702,703,131320,703,327852,47,704,692,90,196855,705,0,262394,704,706,707,131320,707,131321,705,131320,706,327810,
45,708,692,90,327876,45,709,81,708,327810,45,710,709,81,131321,705,131320,705,458997,45,711,76,707,710,706,131321,701,
131320,702,131321,701,131320,701,458997,45,712,711,705,118,702,327760,48,713,699,712,327854,47,714,689,90,196855,715,
0,262394,714,716,717,131320,717,327876,45,718,81,689,327810,45,719,718,81,131321,715,131320,716,131321,715,131320,715,
458997,45,720,719,717,118,716,327852,47,721,689,90,196855,722,0,262394,721,723,724,131320,724,131321,722,131320,723,
327810,45,725,689,90,327876,45,726,81,725,327810,45,727,726,81,131321,722,131320,722,458997,45,728,76,724,727,723,
327760,48,729,720,728,262344,48,730,729,327879,48,731,713,730,131326,731,65592,327734,47,732,0,53,196663,48,733,
196663,48,734,131320,735,196855,736,0,196859,76,737,131320,737,196855,738,0,262394,136,739,738,131320,739,327761,45,
740,733,1,327761,45,741,734,1,327856,47,742,740,741,262312,47,743,742,196855,744,0,262394,743,745,744,131320,745,
327850,47,746,740,741,196855,747,0,262394,746,748,747,131320,748,327761,45,749,733,0,327761,45,750,734,0,327856,47,
751,749,750,131321,747,131320,747,458997,47,752,746,745,751,748,131321,744,131320,744,458997,47,753,742,739,752,747,
131321,736,131320,738,327761,45,754,733,0,327761,45,755,734,0,327856,47,756,754,755,131321,736,131320,736,458997,47,
757,753,744,756,738,131326,757,65592,327734,45,355,0,54,196663,45,758,131320,759,327874,45,760,758,144,327808,45,761,
758,760,131326,761,65592,327734,48,357,0,55,196663,45,762,131320,763,196855,764,0,262394,145,765,766,131320,766,
327745,160,767,159,762,262205,45,768,767,327760,48,769,768,76,131321,764,131320,765,327745,154,770,153,762,262205,48,
771,770,131321,764,131320,764,458997,48,772,769,766,771,765,131326,772,65592,327734,45,415,0,54,196663,45,773,131320,
774,196855,775,0,262394,164,776,777,131320,777,131321,775,131320,776,327745,160,778,168,773,262205,45,779,778,131321,
775,131320,775,458997,45,780,76,777,779,776,131326,780,65592,327734,56,781,0,57,196663,45,782,131320,783,327737,48,
784,357,782,327737,45,785,415,782,327760,56,786,784,785,131326,786,65592,327734,43,787,0,58,196663,45,788,196663,56,
789,131320,790,196855,791,0,262394,169,792,793,131320,793,393297,45,794,789,0,0,327745,160,795,159,788,196670,795,794,
131321,791,131320,792,327761,48,796,789,0,327745,154,797,153,788,196670,797,796,131321,791,131320,791,196855,798,0,
262394,164,799,798,131320,799,327761,45,800,789,1,327745,160,801,168,788,196670,801,800,131321,798,131320,798,65789,
65592,327734,43,802,0,60,196663,59,803,196663,59,804,196663,48,805,131320,806,196855,807,0,196859,76,808,131320,808,
196855,809,0,262394,172,810,809,131320,810,393281,63,811,803,74,76,262205,45,812,811,393281,63,813,804,74,76,262205,
45,814,813,458764,45,815,1,38,812,814,262205,45,816,811,262205,45,817,813,458764,45,818,1,41,816,817,196670,813,818,
196670,811,815,131321,807,131320,809,196855,819,0,262394,174,820,821,131320,821,327745,66,822,803,74,262205,48,823,
822,327879,48,824,823,805,131321,819,131320,820,327745,66,825,803,74,262205,48,826,825,131321,819,131320,819,458997,
48,827,824,821,826,820,196855,828,0,262394,176,829,830,131320,830,327745,66,831,804,74,262205,48,832,831,327879,48,
833,832,805,131321,828,131320,829,327745,66,834,804,74,262205,48,835,834,131321,828,131320,828,458997,48,836,833,830,
835,829,196855,837,0,262394,177,838,839,131320,839,327761,45,840,827,0,327761,45,841,836,0,327850,47,842,840,841,
131321,837,131320,838,327850,178,843,827,836,262299,47,844,843,131321,837,131320,837,458997,47,845,842,839,844,838,
393273,47,846,732,836,827,262312,47,847,846,196855,848,0,262394,847,849,848,131320,849,327847,47,850,164,845,196855,
851,0,262394,850,852,851,131320,852,327745,63,853,804,116,262205,45,854,853,327745,63,855,803,116,262205,45,856,855,
327856,47,857,854,856,131321,851,131320,851,458997,47,858,850,849,857,852,131321,848,131320,848,458997,47,859,846,837,
858,851,196855,860,0,262394,859,861,862,131320,862,327745,66,863,803,74,262205,48,864,863,131321,860,131320,861,
327745,66,865,804,74,262205,48,866,865,131321,860,131320,860,458997,48,867,864,862,866,861,196855,868,0,262394,859,
869,870,131320,870,327745,66,871,804,74,262205,48,872,871,131321,868,131320,869,327745,66,873,803,74,262205,48,874,
873,131321,868,131320,868,458997,48,875,872,870,874,869,327745,66,876,804,74,196670,876,875,327745,66,877,803,74,
196670,877,867,196855,878,0,262394,859,879,880,131320,880,327745,63,881,803,116,262205,45,882,881,131321,878,131320,
879,327745,63,883,804,116,262205,45,884,883,131321,878,131320,878,458997,45,885,882,880,884,879,196855,886,0,262394,
859,887,888,131320,888,327745,63,889,804,116,262205,45,890,889,131321,886,131320,887,327745,63,891,803,116,262205,45,
892,891,131321,886,131320,886,458997,45,893,890,888,892,887,327745,63,894,804,116,196670,894,893,327745,63,895,803,
116,196670,895,885,131321,807,131320,807,65789,65592,327734,43,896,0,61,196663,45,897,196663,48,898,196663,45,899,
131320,900,262203,65,901,7,262203,59,902,7,262203,59,903,7,131321,904,131320,904,458997,45,905,76,900,906,907,327856,
47,908,905,183,262390,909,907,1,262394,908,910,909,131320,910,327812,45,911,905,36,327745,82,912,5,76,262205,45,913,
912,327808,45,914,911,913,327874,45,915,914,899,327808,45,916,899,144,327876,45,917,915,916,327876,45,918,81,899,
327810,45,919,918,81,327879,45,920,914,919,327808,45,921,917,920,327854,47,922,921,897,196855,923,0,262394,922,924,
923,131320,924,131321,909,131320,923,327737,45,925,355,921,131321,926,131320,926,458997,45,927,76,923,928,929,327856,
47,930,927,6,262390,931,929,1,262394,930,929,931,131320,929,327876,45,932,927,899,327737,45,933,355,932,327808,45,934,
925,933,327737,56,935,781,934,327745,59,936,901,927,196670,936,935,327808,45,928,927,116,131321,926,131320,931,131321,
937,131320,937,458997,45,938,184,931,939,940,327851,47,941,938,76,262390,942,940,1,262394,941,943,942,131320,943,
131321,944,131320,944,458997,45,945,76,943,946,947,327856,47,948,945,6,262390,949,947,1,262394,948,950,949,131320,950,
327879,45,951,945,938,327850,47,952,951,76,196855,953,0,262394,952,954,953,131320,954,327808,45,955,945,938,327745,59,
956,901,945,262205,56,957,956,196670,902,957,327745,59,958,901,955,262205,56,959,958,196670,903,959,458809,43,960,802,
902,903,898,262205,56,961,902,196670,956,961,262205,56,962,903,196670,958,962,131321,953,131320,953,131321,947,131320,
947,327808,45,946,945,116,131321,944,131320,949,131321,940,131320,940,327874,45,939,938,116,131321,937,131320,942,
131321,963,131320,963,458997,45,964,76,942,965,966,327856,47,967,964,6,262390,968,966,1,262394,967,966,968,131320,966,
327876,45,969,964,899,327737,45,970,355,969,327808,45,971,925,970,327745,59,972,901,964,262205,56,973,972,393273,43,
974,787,971,973,327808,45,965,964,116,131321,963,131320,968,131321,907,131320,907,327808,45,906,905,116,131321,904,
131320,909,65789,65592,327734,43,975,0,61,196663,45,976,196663,48,977,196663,45,978,131320,979,262203,65,980,7,262203,
59,981,7,262203,59,982,7,262203,59,983,7,262203,59,984,7,131321,985,131320,985,458997,45,986,76,979,987,988,327856,47,
989,986,183,262390,990,988,1,262394,989,991,990,131320,991,327812,45,992,986,36,327745,82,993,5,76,262205,45,994,993,
327808,45,995,992,994,327874,45,996,995,978,327808,45,997,978,144,327876,45,998,996,997,327876,45,999,81,978,327810,
45,1000,999,81,327879,45,1001,995,1000,327808,45,1002,998,1001,327854,47,1003,1002,976,196855,1004,0,262394,1003,1005,
1004,131320,1005,131321,990,131320,1004,327737,45,1006,355,1002,327876,45,1007,6,978,327808,45,1008,998,1007,327810,
45,1009,1008,81,327810,45,1010,1009,1001,327737,45,1011,355,1010,131321,1012,131320,1012,458997,45,1013,76,1004,1014,
1015,327856,47,1016,1013,185,262390,1017,1015,1,262394,1016,1015,1017,131320,1015,327876,45,1018,1013,978,327737,45,
1019,355,1018,327808,45,1020,1006,1019,327737,56,1021,781,1020,327745,59,1022,980,1013,196670,1022,1021,327810,45,
1023,186,1013,327737,45,1024,355,1018,327810,45,1025,1011,1024,327737,56,1026,781,1025,327745,59,1027,980,1023,196670,
1027,1026,327808,45,1014,1013,116,131321,1012,131320,1017,131321,1028,131320,1028,458997,45,1029,76,1017,1030,1031,
327856,47,1032,1029,6,262390,1033,1031,1,262394,1032,1034,1033,131320,1034,327879,45,1035,1029,187,327850,47,1036,
1035,76,196855,1037,0,262394,1036,1038,1037,131320,1038,327878,45,1039,1029,188,327745,59,1040,980,1029,262205,56,
1041,1040,196670,981,1041,327745,59,1042,980,1039,262205,56,1043,1042,196670,982,1043,458809,43,1044,802,981,982,977,
262205,56,1045,981,196670,1040,1045,262205,56,1046,982,196670,1042,1046,131321,1037,131320,1037,131321,1031,131320,
1031,327808,45,1030,1029,116,131321,1028,131320,1033,131321,1047,131320,1047,458997,45,1048,190,1033,1049,1050,327851,
47,1051,1048,76,262390,1052,1050,1,262394,1051,1053,1052,131320,1053,131321,1054,131320,1054,458997,45,1055,76,1053,
1056,1057,327856,47,1058,1055,6,262390,1059,1057,1,262394,1058,1060,1059,131320,1060,327879,45,1061,1055,1048,327850,
47,1062,1061,76,196855,1063,0,262394,1062,1064,1063,131320,1064,327808,45,1065,1055,1048,327745,59,1066,980,1055,
262205,56,1067,1066,196670,983,1067,327745,59,1068,980,1065,262205,56,1069,1068,196670,984,1069,458809,43,1070,802,
983,984,977,262205,56,1071,983,196670,1066,1071,262205,56,1072,984,196670,1068,1072,131321,1063,131320,1063,131321,
1057,131320,1057,327808,45,1056,1055,116,131321,1054,131320,1059,131321,1050,131320,1050,327874,45,1049,1048,116,
131321,1047,131320,1052,131321,1073,131320,1073,458997,45,1074,76,1052,1075,1076,327856,47,1077,1074,191,262390,1078,
1076,1,262394,1077,1076,1078,131320,1076,327876,45,1079,1074,978,327737,45,1080,355,1079,327808,45,1081,1006,1080,
327745,59,1082,980,1074,262205,56,1083,1082,393273,43,1084,787,1081,1083,327737,45,1085,355,1079,327810,45,1086,1011,
1085,327810,45,1087,192,1074,327745,59,1088,980,1087,262205,56,1089,1088,393273,43,1090,787,1086,1089,327808,45,1075,
1074,116,131321,1073,131320,1078,131321,988,131320,988,327808,45,987,986,116,131321,985,131320,990,65789,65592,327734,
43,1091,0,62,196663,45,1092,131320,1093,327858,47,1094,1092,39,327847,47,1095,193,1094,327847,47,1096,1095,194,196855,
1097,0,262394,1096,1098,1099,131320,1099,262368,83,83,195,131321,1097,131320,1098,262368,140,140,195,131321,1097,
131320,1097,65789,65592,327734,43,1100,0,61,196663,45,1101,196663,48,1102,196663,45,1103,131320,1104,327876,45,1105,
81,1103,327737,43,1106,1091,1105,458809,43,1107,975,1101,1102,1103,327737,43,1108,1091,1105,196855,1109,0,262394,200,
1110,1109,131320,1110,327852,47,1111,1103,201,131321,1109,131320,1109,458997,47,1112,200,1104,1111,1110,196855,1113,0,
262394,1112,1114,1113,131320,1114,458809,43,1115,896,1101,1102,202,196855,1116,0,262394,204,1117,1116,131320,1117,
327737,43,1118,1091,206,131321,1116,131320,1116,131321,1113,131320,1113,196855,1119,0,262394,210,1120,1119,131320,
1120,327852,47,1121,1103,211,131321,1119,131320,1119,458997,47,1122,210,1113,1121,1120,196855,1123,0,262394,1122,1124,
1123,131320,1124,458809,43,1125,896,1101,1102,212,196855,1126,0,262394,214,1127,1126,131320,1127,327737,43,1128,1091,
216,131321,1126,131320,1126,131321,1123,131320,1123,196855,1129,0,262394,220,1130,1129,131320,1130,327852,47,1131,
1103,221,131321,1129,131320,1129,458997,47,1132,220,1123,1131,1130,196855,1133,0,262394,1132,1134,1133,131320,1134,
458809,43,1135,896,1101,1102,222,196855,1136,0,262394,224,1137,1136,131320,1137,327737,43,1138,1091,226,131321,1136,
131320,1136,131321,1133,131320,1133,196855,1139,0,262394,230,1140,1139,131320,1140,327852,47,1141,1103,231,131321,
1139,131320,1139,458997,47,1142,230,1133,1141,1140,196855,1143,0,262394,1142,1144,1143,131320,1144,458809,43,1145,896,
1101,1102,232,196855,1146,0,262394,234,1147,1146,131320,1147,327737,43,1148,1091,236,131321,1146,131320,1146,131321,
1143,131320,1143,327852,47,1149,1103,144,327847,47,1150,239,1149,196855,1151,0,262394,1150,1152,1151,131320,1152,
458809,43,1153,896,1101,1102,144,196855,1154,0,262394,240,1155,1154,131320,1155,327737,43,1156,1091,241,131321,1154,
131320,1154,131321,1151,131320,1151,327852,47,1157,1103,76,327847,47,1158,244,1157,196855,1159,0,262394,1158,1160,
1159,131320,1160,458809,43,1161,896,1101,1102,76,131321,1159,131320,1159,65789,65592,327734,43,326,0,67,196663,63,
1162,196663,65,1163,196663,66,1164,131320,1165,262203,59,1166,7,262203,59,1167,7,262203,59,1168,7,262203,59,1169,7,
131321,1170,131320,1170,458997,45,1171,83,1165,1172,1173,327858,47,1174,1171,6,262390,1175,1173,1,262394,1174,1176,
1175,131320,1176,131321,1177,131320,1177,458997,45,1178,76,1176,1179,1180,327856,47,1181,1178,6,262390,1182,1180,1,
262394,1181,1183,1182,131320,1183,327874,45,1184,1171,116,327879,45,1185,1178,1184,327850,47,1186,1185,76,196855,1187,
0,262394,1186,1188,1187,131320,1188,327810,45,1189,1171,81,327878,45,1190,1178,1189,262205,48,1191,1164,327745,59,
1192,1163,1178,262205,56,1193,1192,196670,1166,1193,327745,59,1194,1163,1190,262205,56,1195,1194,196670,1167,1195,
458809,43,1196,802,1166,1167,1191,262205,56,1197,1166,196670,1192,1197,262205,56,1198,1167,196670,1194,1198,131321,
1187,131320,1187,131321,1180,131320,1180,327808,45,1179,1178,116,131321,1177,131320,1182,327874,45,1199,1171,189,
131321,1200,131320,1200,458997,45,1201,1199,1182,1202,1203,327851,47,1204,1201,76,262390,1205,1203,1,262394,1204,1206,
1205,131320,1206,131321,1207,131320,1207,458997,45,1208,76,1206,1209,1210,327856,47,1211,1208,6,262390,1212,1210,1,
262394,1211,1213,1212,131320,1213,327879,45,1214,1208,1201,327850,47,1215,1214,76,196855,1216,0,262394,1215,1217,1216,
131320,1217,327808,45,1218,1208,1201,262205,48,1219,1164,327745,59,1220,1163,1208,262205,56,1221,1220,196670,1168,
1221,327745,59,1222,1163,1218,262205,56,1223,1222,196670,1169,1223,458809,43,1224,802,1168,1169,1219,262205,56,1225,
1168,196670,1220,1225,262205,56,1226,1169,196670,1222,1226,131321,1216,131320,1216,131321,1210,131320,1210,327808,45,
1209,1208,116,131321,1207,131320,1212,131321,1203,131320,1203,327874,45,1202,1201,116,131321,1200,131320,1205,131321,
1173,131320,1173,327812,45,1172,1171,83,131321,1170,131320,1175,262205,45,1227,1162,327812,45,1228,1227,6,327737,45,
1229,355,1228,131321,1230,131320,1230,458997,45,1231,76,1175,1232,1233,327856,47,1234,1231,6,262390,1235,1233,1,
262394,1234,1233,1235,131320,1233,327808,45,1236,1229,1231,327745,59,1237,1163,1231,262205,56,1238,1237,393273,43,
1239,787,1236,1238,327808,45,1232,1231,116,131321,1230,131320,1235,65789,65592,327734,43,328,0,68,196663,45,1240,
196663,48,1241,131320,1242,327812,45,1243,1240,6,262368,83,83,195,327856,47,1244,6,1243,196855,1245,0,262394,1244,
1246,1245,131320,1246,458809,43,1247,1100,1243,1241,81,131321,1245,131320,1245,327856,47,1248,246,1243,196855,1249,0,
262394,1248,1250,1249,131320,1250,458809,43,1251,1100,1243,1241,83,131321,1249,131320,1249,327856,47,1252,247,1243,
196855,1253,0,262394,1252,1254,1253,131320,1254,458809,43,1255,1100,1243,1241,140,131321,1253,131320,1253,131321,1256,
131320,1256,458997,45,1257,70,1253,1258,1259,327810,45,1260,1257,81,327876,45,1261,6,1260,327856,47,1262,1261,1243,
262390,1263,1259,2,262394,1262,1259,1263,131320,1259,458809,43,1264,1100,1243,1241,1257,327808,45,1258,1257,116,
131321,1256,131320,1263,262368,83,83,195,65789,65592,327734,43,367,0,69,196663,45,1265,196663,45,1266,196663,47,1267,
131320,1268,327745,82,1269,5,76,262205,45,1270,1269,131321,1271,131320,1271,458997,45,1272,1270,1268,1273,1274,327812,
45,1275,1272,248,327856,47,1276,1275,1266,262390,1277,1274,0,262394,1276,1278,1277,131320,1278,327814,45,1279,1265,
248,327808,45,1280,1279,1272,327808,45,1281,1272,81,327812,45,1282,1281,248,327852,47,1283,1282,1266,196855,1284,0,
262394,1283,1285,1286,131320,1286,131321,1284,131320,1285,393281,78,1287,25,74,1280,262205,45,1288,1287,131321,1284,
131320,1284,458997,45,1289,76,1286,1288,1285,131321,1290,131320,1290,458997,45,1291,1289,1284,1292,1293,458997,45,
1294,76,1284,1295,1293,327810,45,1296,1266,1275,458764,45,1297,1,38,248,1296,327856,47,1298,1294,1297,262390,1299,
1293,0,262394,1298,1300,1299,131320,1300,327808,45,1301,1275,1294,327737,45,1302,355,1301,327737,48,1303,357,1302,
196855,1304,0,262394,1267,1305,1304,131320,1305,327737,48,1306,361,1303,131321,1304,131320,1304,458997,48,1307,1303,
1300,1306,1305,327761,45,1308,1307,0,327812,45,1309,1294,22,262268,73,1310,1309,458953,45,1292,1291,1308,1310,249,
131321,1293,131320,1293,327808,45,1295,1294,116,131321,1290,131320,1299,393281,78,1311,25,74,1280,196670,1311,1291,
131321,1274,131320,1274,327808,45,1273,1272,36,131321,1271,131320,1277,65789,65592};
/* tile_sort.comp -DGPUSORTI_ADDRESS, 8300 words */
static const uint32_t gpusorti_spv_tile_sort_address[] = {
119734787,66304,524299,1431,0,131089,1,131089,5347,589834,0x5f565053,0x5f52484b,0x73796870,0x6c616369,0x6f74735f,
0x65676172,0x6675625f,7497062,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,5348,1,524303,5,2,0x6e69616d,0,3,4,5,
393232,2,17,1,1,1,262215,6,1,1,262215,7,6,4,327752,8,0,35,0,327752,8,1,35,8,327752,8,2,35,16,327752,8,3,35,24,327752,
8,4,35,32,327752,8,5,35,40,327752,8,6,35,44,327752,8,7,35,48,327752,8,8,35,52,327752,8,9,35,56,327752,8,10,35,60,
327752,8,11,35,64,327752,8,12,35,80,327752,8,13,35,84,196679,8,2,262215,9,6,4,327752,10,0,35,0,196679,10,2,262215,3,
11,26,262215,4,11,24,262215,11,1,5,262215,12,6,8,327752,13,0,35,0,196679,13,2,262215,14,1,7,262215,15,1,10,262215,16,
1,8,262215,17,1,6,262215,18,1,9,262215,19,1,0,262215,20,1,12,262215,5,11,27,262215,21,1,4,262215,22,1,3,262215,23,1,
11,262215,24,1,0,262215,25,11,25,262215,26,1,2,131091,27,196641,28,27,262165,29,32,0,196641,30,29,262167,31,29,2,
393249,32,31,31,29,29,131092,33,327713,34,31,33,29,393249,35,27,33,29,31,262177,36,31,31,196641,37,31,327713,38,33,31,
31,262177,39,29,29,262177,40,31,29,262174,41,31,29,262177,42,41,29,327713,43,27,29,41,262176,44,7,41,393249,45,27,44,
44,31,393249,46,27,29,31,29,262177,47,27,29,262176,48,7,29,262194,29,6,8,262172,49,41,6,262176,50,7,49,262176,51,7,31,
393249,52,27,48,50,51,327713,53,27,29,31,393249,54,27,29,29,33,262187,29,55,4,262172,7,29,55,1048606,8,31,31,31,31,31,
29,29,29,29,29,29,7,29,29,262176,56,9,8,262203,56,57,9,262165,58,32,1,262187,58,59,5,262176,60,9,29,262187,29,61,0,
262187,58,62,4,262176,63,9,31,196647,64,5349,196637,9,29,196638,10,9,262176,64,5349,10,262187,58,65,0,262176,66,5349,
29,262167,67,29,3,262176,68,1,67,262203,68,3,1,262187,29,69,1,262176,70,1,29,262203,68,4,1,262174,71,29,29,262187,29,
72,32,262187,58,73,2,262194,29,11,1,262187,29,74,2,393268,33,75,170,11,74,262187,29,76,3,196647,77,5349,196637,12,31,
196638,13,12,262176,77,5349,13,262176,78,5349,31,262194,29,14,32,393268,33,79,170,14,72,262187,29,80,16,393268,33,81,
170,14,80,458804,29,82,169,81,69,74,393268,58,83,128,14,61,393268,33,84,170,11,74,262187,58,85,3,262187,58,86,1,
262194,29,15,0,393268,33,87,170,15,74,393268,33,88,170,15,74,393268,33,89,170,11,74,262194,29,16,0,393268,33,90,170,
16,69,262194,29,17,32,393268,29,91,130,17,69,262187,29,92,31,393268,29,93,199,91,92,393268,29,94,196,69,93,393268,33,
95,170,16,74,262187,58,96,31,262194,29,18,0,393268,33,97,171,18,61,393268,33,98,170,16,69,393268,33,99,170,16,74,
393268,29,100,130,17,69,393268,58,101,128,100,61,393268,33,102,174,17,72,262187,29,103,0xffffffff,393268,29,104,199,
17,92,393268,29,105,196,69,104,393268,29,106,130,105,69,458804,29,107,169,102,103,106,393268,33,108,171,18,61,393268,
33,109,170,11,74,393268,33,110,171,18,61,393268,33,111,170,16,69,393268,33,112,170,16,74,393268,33,113,171,18,61,
393268,33,114,170,16,69,393268,33,115,170,16,74,393268,29,116,130,17,69,393268,58,117,128,116,61,262187,58,118,8,
262187,58,119,9,262187,29,120,64,393268,33,121,170,11,74,393268,33,122,174,6,80,262187,29,123,8,393268,33,124,174,6,
123,393268,33,125,174,6,55,458804,29,126,169,125,74,69,458804,29,127,169,124,76,126,458804,29,128,169,122,55,127,
393268,33,129,170,11,74,393268,33,130,170,11,74,262194,29,19,256,393268,29,131,132,19,6,393268,29,132,134,131,6,
393268,29,133,128,131,132,458804,29,134,169,130,133,69,262172,135,31,134,262176,136,4,135,262203,136,137,4,262176,138,
4,31,393268,33,139,170,11,69,458804,29,140,169,139,133,69,262172,141,29,140,262176,142,4,141,262203,142,143,4,262176,
144,4,29,262194,29,20,0,327732,29,145,200,20,393268,29,146,199,145,69,393268,29,147,197,15,146,393268,33,148,171,147,
61,458804,29,149,169,148,133,69,262172,150,29,149,262176,151,4,150,262203,151,152,4,393268,33,153,170,11,74,393268,33,
154,170,11,69,327732,33,155,168,148,393268,33,156,167,154,155,393268,29,157,199,20,69,393268,33,158,171,157,61,393268,
29,159,199,20,69,393268,33,160,171,159,61,262176,161,7,33,393268,33,162,170,11,74,262167,163,33,2,393268,29,164,132,
19,6,393268,29,165,128,131,164,393268,29,166,130,165,69,393268,29,167,132,19,6,393268,29,168,134,166,167,262203,68,5,
1,393268,29,169,194,6,86,393268,29,170,134,6,74,393268,29,171,130,6,69,393268,29,172,194,6,86,393268,29,173,130,6,69,
393268,29,174,194,6,73,393268,29,175,134,6,74,393268,29,176,130,6,69,262194,29,21,1,393268,33,177,171,21,61,262194,29,
22,32,393268,33,178,178,22,19,262187,58,179,256,262187,29,180,264,393268,29,181,132,74,6,262187,29,182,5,393268,29,
183,132,182,128,393268,29,184,196,181,183,393268,33,185,178,184,131,393268,29,186,132,182,128,393268,29,187,132,182,
128,393268,29,188,132,182,128,393268,33,189,171,188,61,393268,29,190,132,182,128,393268,29,191,196,69,190,393268,29,
192,132,74,6,393268,29,193,132,55,128,393268,29,194,196,192,193,393268,33,195,178,194,131,393268,29,196,132,55,128,
393268,29,197,132,55,128,393268,29,198,132,55,128,393268,33,199,171,198,61,393268,29,200,132,55,128,393268,29,201,196,
69,200,393268,29,202,132,74,6,393268,29,203,132,76,128,393268,29,204,196,202,203,393268,33,205,178,204,131,393268,29,
206,132,76,128,393268,29,207,132,76,128,393268,29,208,132,76,128,393268,33,209,171,208,61,393268,29,210,132,76,128,
393268,29,211,196,69,210,393268,29,212,132,74,6,393268,29,213,132,74,128,393268,29,214,196,212,213,393268,33,215,178,
214,131,393268,29,216,132,74,128,393268,29,217,132,74,128,393268,29,218,132,74,128,393268,33,219,171,218,61,393268,29,
220,132,74,128,393268,29,221,196,69,220,393268,29,222,132,74,6,393268,29,223,196,222,128,393268,33,224,178,223,131,
393268,33,225,171,128,61,393268,29,226,196,69,128,393268,29,227,132,74,6,393268,29,228,196,227,61,393268,33,229,178,
228,131,196650,33,230,393268,29,231,132,74,6,393268,29,232,132,55,6,393268,29,233,134,72,14,393268,58,234,128,14,61,
262187,58,235,11,327724,31,236,103,103,327724,41,237,236,103,262187,58,238,64,262187,29,239,72,262194,29,23,0,393268,
29,240,199,23,74,393268,33,241,171,240,61,393268,33,242,176,14,72,262187,58,243,10,393268,33,244,170,11,74,393268,33,
245,171,15,61,262172,246,31,6,262176,247,7,246,393268,29,248,199,23,69,393268,33,249,171,248,61,393268,29,250,199,23,
69,393268,33,251,170,250,61,262194,29,24,1,393267,67,25,24,69,69,262194,29,26,8,393268,29,252,196,69,26,262187,29,253,
24,262187,29,254,160,262187,29,255,288,196649,33,256,327734,27,2,0,28,131320,257,327739,161,258,7,230,262203,48,259,7,
262203,48,260,7,262203,48,261,7,262203,161,262,7,262203,161,263,7,262203,161,264,7,262203,48,265,7,262203,48,266,7,
262203,51,267,7,262203,48,268,7,262203,48,269,7,262203,50,270,7,262203,48,271,7,262203,50,272,7,262203,51,273,7,
262203,48,274,7,262203,48,275,7,262203,51,276,7,262203,48,277,7,262203,51,278,7,262203,48,279,7,262203,48,280,7,
262203,48,281,7,262203,48,282,7,262203,247,283,7,262203,51,284,7,262203,48,285,7,262203,48,286,7,196855,287,0,196859,
61,288,131320,288,262201,29,289,290,327812,29,291,289,131,196670,259,291,262201,29,292,293,196670,260,292,327854,33,
294,291,292,196855,295,0,262394,294,296,295,131320,296,196670,258,256,131321,287,131320,295,327810,29,297,292,291,
458764,29,298,1,38,297,131,196670,261,298,393281,60,299,57,235,65,262205,29,300,299,327879,29,301,300,69,327851,33,
302,301,61,196670,262,302,327879,29,303,300,74,327851,33,304,303,61,196670,263,304,327879,29,305,300,55,327851,33,306,
305,61,196670,264,306,327808,29,307,298,6,327810,29,308,307,69,327814,29,309,308,6,196670,265,309,327745,70,310,5,61,
262205,29,311,310,196670,266,311,262201,31,312,313,196670,267,312,196670,268,61,131321,314,131320,314,458997,29,315,
61,295,316,317,327856,33,318,315,6,262390,319,317,1,262394,318,320,319,131320,320,327812,29,321,315,309,327808,29,322,
311,321,196670,269,322,327745,44,323,270,315,196670,323,237,327856,33,324,311,309,327856,33,325,322,298,327847,33,326,
324,325,196855,327,0,262394,326,328,327,131320,328,327808,29,329,291,322,393273,31,330,331,230,329,327760,41,332,330,
322,196670,323,332,196855,333,0,262394,302,334,333,131320,334,393281,51,335,270,315,65,262205,31,336,335,327737,31,
337,338,336,196670,335,337,131321,333,131320,333,131321,327,131320,327,131321,317,131320,317,327808,29,316,315,86,
196670,268,316,131321,314,131320,319,196670,271,311,262205,49,339,270,196670,272,339,196670,273,312,458809,27,340,341,
271,272,273,393273,27,342,343,309,312,262312,33,344,306,196855,345,0,262394,344,346,345,131320,346,262368,74,74,239,
131321,345,131320,345,196855,347,0,262394,304,348,347,131320,348,131321,347,131320,347,458997,33,349,304,345,241,348,
262312,33,350,349,196855,351,0,262394,350,352,351,131320,352,327847,33,353,242,344,196855,354,0,262394,353,355,356,
131320,356,196670,274,61,131321,357,131320,357,458997,29,358,61,356,359,360,327856,33,361,358,6,262390,362,360,1,
262394,361,363,362,131320,363,327812,29,364,358,19,327808,29,365,364,311,196670,275,365,327856,33,366,365,298,196855,
367,0,262394,366,368,367,131320,368,327737,29,369,370,365,327737,31,371,372,369,196670,276,371,196855,373,0,262394,
304,374,373,131320,374,327737,31,375,376,371,196670,276,375,131321,373,131320,373,458997,31,377,371,368,375,374,
327808,29,378,291,365,458809,27,379,380,306,378,377,131321,367,131320,367,131321,360,131320,360,327808,29,359,358,86,
196670,274,359,131321,357,131320,362,131321,354,131320,355,458809,27,381,382,291,298,304,131321,354,131320,354,131321,
351,131320,351,393281,60,383,57,235,73,262205,29,384,383,327851,33,385,384,61,196855,386,0,262394,385,387,386,131320,
387,196670,277,311,131321,388,131320,388,458997,29,389,311,387,390,391,327814,29,392,298,384,327856,33,393,389,392,
262390,394,391,0,262394,393,395,394,131320,395,327808,29,396,389,69,327812,29,397,396,384,327810,29,398,397,69,327737,
29,399,370,398,327737,31,400,372,399,196670,278,400,327745,60,401,57,243,262205,29,402,401,327814,29,403,291,384,
327808,29,404,403,389,327812,29,405,404,11,327808,29,406,402,405,196670,279,406,327745,63,407,57,62,262205,31,408,407,
262268,64,409,408,327745,48,410,278,61,262205,29,411,410,393281,66,412,409,65,406,327742,412,411,2,4,196855,413,0,
262394,244,414,413,131320,414,327808,29,415,406,69,327745,48,416,278,69,262205,29,417,416,393281,66,418,409,65,415,
327742,418,417,2,4,131321,413,131320,413,131321,391,131320,391,327808,29,390,389,19,196670,277,390,131321,388,131320,
394,131321,386,131320,386,196855,419,0,262394,245,420,419,131320,420,196670,280,61,131321,421,131320,421,458997,29,
422,61,420,423,424,327856,33,425,422,6,262390,426,424,1,262394,425,427,426,131320,427,327812,29,428,422,19,327808,29,
429,428,311,196670,281,429,327856,33,430,429,298,196855,431,0,262394,430,432,431,131320,432,327737,29,433,370,429,
327737,29,434,435,433,327808,29,436,291,434,196670,282,436,196855,437,0,262394,249,438,439,131320,439,393273,31,440,
441,230,436,196670,284,440,131321,437,131320,438,327760,31,442,436,61,196670,284,442,131321,437,131320,437,458997,31,
443,440,439,442,438,327745,51,444,283,422,196670,444,443,131321,431,131320,431,131321,424,131320,424,327808,29,423,
422,86,196670,280,423,131321,421,131320,426,327847,33,445,251,344,196855,446,0,262394,445,447,446,131320,447,262368,
74,74,239,131321,446,131320,446,196670,285,61,131321,448,131320,448,458997,29,449,61,446,450,451,327856,33,452,449,6,
262390,453,451,1,262394,452,454,453,131320,454,327812,29,455,449,19,327808,29,456,455,311,196670,286,456,327856,33,
457,456,298,196855,458,0,262394,457,459,458,131320,459,327808,29,460,291,456,327745,51,461,283,449,262205,31,462,461,
458809,27,463,464,306,460,462,131321,458,131320,458,131321,451,131320,451,327808,29,450,449,86,196670,285,450,131321,
448,131320,453,131321,419,131320,419,196670,258,256,131321,287,131320,287,65789,65592,327734,29,293,0,30,131320,465,
262203,48,466,7,327745,60,467,57,59,262205,29,468,467,327851,33,469,468,61,196855,470,0,262394,469,471,472,131320,472,
327745,63,473,57,62,262205,31,474,473,262268,64,475,474,393281,66,476,475,65,65,393277,29,477,476,2,4,196670,466,477,
131321,470,131320,471,196670,466,468,131321,470,131320,470,458997,29,478,477,472,468,471,131326,478,65592,327734,29,
290,0,30,131320,479,327745,70,480,3,69,262205,29,481,480,327745,70,482,4,61,262205,29,483,482,327812,29,484,481,483,
327745,70,485,3,61,262205,29,486,485,327808,29,487,484,486,131326,487,65592,327734,31,488,0,32,196663,31,489,196663,
29,490,196663,29,491,131320,492,262203,48,493,7,262203,48,494,7,327761,29,495,489,0,327876,29,496,490,491,327829,71,
497,495,496,327761,29,498,497,1,196670,494,498,327761,29,499,497,0,196670,493,499,327761,29,500,489,1,327810,29,501,
72,491,327874,29,502,490,501,327808,29,503,500,502,327808,29,504,503,498,327760,31,505,499,504,131326,505,65592,
327734,31,331,0,34,196663,33,506,196663,29,507,131320,508,327739,161,509,7,230,262203,51,510,7,262203,51,511,7,262203,
51,512,7,262203,48,513,7,262203,48,514,7,262203,48,515,7,196855,516,0,196859,61,517,131320,517,196855,518,0,262394,
506,519,520,131320,520,327745,63,521,57,65,262205,31,522,521,196670,512,522,131321,518,131320,519,327745,63,523,57,73,
262205,31,524,523,196670,512,524,131321,518,131320,518,458997,31,525,522,520,524,519,196670,511,525,196855,526,0,
262394,75,527,526,131320,527,458809,31,528,488,525,507,76,262268,77,529,528,393281,78,530,529,65,65,393277,31,531,530,
2,8,196670,509,256,196670,510,531,131321,516,131320,526,327846,33,532,79,506,196855,533,0,262394,532,534,533,131320,
534,458809,31,535,488,525,507,74,262268,64,536,535,393281,66,537,536,65,65,393277,29,538,537,2,4,327760,31,539,538,61,
196670,509,256,196670,510,539,131321,516,131320,533,196670,513,82,327876,29,540,69,82,327810,29,541,540,69,327879,29,
542,507,541,327812,29,543,542,14,196670,514,543,327874,29,544,507,82,458809,31,545,488,525,544,74,262268,64,546,545,
393281,66,547,546,65,65,393277,29,548,547,2,4,196670,515,548,262268,58,549,543,393419,29,550,548,549,83,327760,31,551,
550,61,196670,509,256,196670,510,551,131321,516,131320,516,590069,31,552,531,527,539,534,551,533,131326,552,65592,
327734,27,380,0,35,196663,33,553,196663,29,554,196663,31,555,131320,556,262203,51,557,7,262203,51,558,7,196855,559,0,
262394,553,560,561,131320,561,327745,63,562,57,65,262205,31,563,562,196670,558,563,131321,559,131320,560,327745,63,
564,57,73,262205,31,565,564,196670,558,565,131321,559,131320,559,458997,31,566,563,561,565,560,196670,557,566,196855,
567,0,262394,84,568,569,131320,569,458809,31,570,488,566,554,74,262268,64,571,570,327761,29,572,555,0,393281,66,573,
571,65,65,327742,573,572,2,4,131321,567,131320,568,458809,31,574,488,566,554,76,262268,77,575,574,393281,78,576,575,
65,65,327742,576,555,2,8,131321,567,131320,567,65789,65592,327734,31,441,0,34,196663,33,577,196663,29,578,131320,579,
327739,161,580,7,230,262203,51,581,7,262203,51,582,7,262203,51,583,7,196855,584,0,196859,61,585,131320,585,196855,586,
0,262394,577,587,588,131320,588,327745,63,589,57,86,262205,31,590,589,196670,583,590,131321,586,131320,587,327745,63,
591,57,85,262205,31,592,591,196670,583,592,131321,586,131320,586,458997,31,593,590,588,592,587,196670,582,593,196855,
594,0,262394,87,595,594,131320,595,458809,31,596,488,593,578,76,262268,77,597,596,393281,78,598,597,65,65,393277,31,
599,598,2,8,196670,580,256,196670,581,599,131321,584,131320,594,458809,31,600,488,593,578,74,262268,64,601,600,393281,
66,602,601,65,65,393277,29,603,602,2,4,327760,31,604,603,61,196670,580,256,196670,581,604,131321,584,131320,584,
458997,31,605,599,595,604,594,131326,605,65592,327734,27,464,0,35,196663,33,606,196663,29,607,196663,31,608,131320,
609,262203,51,610,7,262203,51,611,7,196855,612,0,262394,606,613,614,131320,614,327745,63,615,57,86,262205,31,616,615,
196670,611,616,131321,612,131320,613,327745,63,617,57,85,262205,31,618,617,196670,611,618,131321,612,131320,612,
458997,31,619,616,614,618,613,196670,610,619,196855,620,0,262394,88,621,622,131320,622,458809,31,623,488,619,607,74,
262268,64,624,623,327761,29,625,608,0,393281,66,626,624,65,65,327742,626,625,2,4,131321,620,131320,621,458809,31,627,
488,619,607,76,262268,77,628,627,393281,78,629,628,65,65,327742,629,608,2,8,131321,620,131320,620,65789,65592,327734,
31,338,0,36,196663,31,630,131320,631,262203,51,632,7,262203,48,633,7,262203,48,634,7,196670,632,630,196855,635,0,
262394,89,636,637,131320,637,196855,638,0,262394,98,639,638,131320,639,327745,48,640,632,61,262205,29,641,640,327878,
29,642,641,94,196670,640,642,131321,638,131320,638,196855,643,0,262394,99,644,643,131320,644,327745,48,645,632,61,
262205,29,646,645,262268,58,647,646,393418,58,648,647,101,86,262268,29,649,648,196670,634,649,327877,29,650,649,94,
327879,29,651,650,107,262205,29,652,645,327878,29,653,652,651,196670,645,653,131321,643,131320,643,196855,654,0,
262394,108,655,654,131320,655,327745,48,656,632,61,262205,29,657,656,327878,29,658,657,107,196670,656,658,131321,654,
131320,654,131321,635,131320,636,196855,659,0,262394,90,660,659,131320,660,327745,48,661,632,69,262205,29,662,661,
327878,29,663,662,94,196670,661,663,131321,659,131320,659,196855,664,0,262394,95,665,664,131320,665,327745,48,666,632,
69,262205,29,667,666,262268,58,668,667,327875,58,669,668,96,262268,29,670,669,196670,633,670,327877,29,671,670,94,
327760,31,672,670,671,262205,31,673,632,327878,31,674,673,672,196670,632,674,131321,664,131320,664,196855,675,0,
262394,97,676,675,131320,676,262205,31,677,632,262344,31,678,677,196670,632,678,131321,675,131320,675,131321,635,
131320,635,262205,31,679,632,131326,679,65592,327734,31,376,0,36,196663,31,680,131320,681,262203,51,682,7,262203,48,
683,7,262203,48,684,7,196670,682,680,196855,685,0,262394,109,686,687,131320,687,196855,688,0,262394,113,689,688,
131320,689,327745,48,690,682,61,262205,29,691,690,327878,29,692,691,107,196670,690,692,131321,688,131320,688,196855,
693,0,262394,114,694,693,131320,694,327745,48,695,682,61,262205,29,696,695,327878,29,697,696,94,196670,695,697,131321,
693,131320,693,196855,698,0,262394,115,699,698,131320,699,327745,48,700,682,61,262205,29,701,700,262268,58,702,701,
393418,58,703,702,117,86,262268,29,704,703,262344,29,705,704,196670,684,705,327877,29,706,705,94,327879,29,707,706,
107,262205,29,708,700,327878,29,709,708,707,196670,700,709,131321,698,131320,698,131321,685,131320,686,196855,710,0,
262394,110,711,710,131320,711,262205,31,712,682,262344,31,713,712,196670,682,713,131321,710,131320,710,196855,714,0,
262394,111,715,714,131320,715,327745,48,716,682,69,262205,29,717,716,327878,29,718,717,94,196670,716,718,131321,714,
131320,714,196855,719,0,262394,112,720,719,131320,720,327745,48,721,682,69,262205,29,722,721,262268,58,723,722,327875,
58,724,723,96,262268,29,725,724,262344,29,726,725,196670,683,726,327877,29,727,726,94,327760,31,728,726,727,262205,31,
729,682,327878,31,730,729,728,196670,682,730,131321,719,131320,719,131321,685,131320,685,262205,31,731,682,131326,731,
65592,327734,31,313,0,37,131320,732,262203,48,733,7,262203,51,734,7,262203,48,735,7,262203,48,736,7,262203,48,737,7,
262203,51,738,7,262203,48,739,7,262203,48,740,7,327745,60,741,57,118,262205,29,742,741,327745,60,743,57,119,262205,29,
744,743,327808,29,745,742,744,196670,733,745,327854,33,746,745,72,196855,747,0,262394,746,748,749,131320,749,327876,
29,750,69,745,327810,29,751,750,69,196670,735,751,131321,747,131320,748,196670,735,103,131321,747,131320,747,458997,
29,752,751,749,103,748,327854,33,753,745,120,196855,754,0,262394,753,755,756,131320,756,327852,33,757,745,72,196855,
758,0,262394,757,759,760,131320,760,196670,737,61,131321,758,131320,759,327810,29,761,745,72,327876,29,762,69,761,
327810,29,763,762,69,196670,737,763,131321,758,131320,758,458997,29,764,61,760,763,759,196670,736,764,131321,754,
131320,755,196670,736,103,131321,754,131320,754,458997,29,765,764,758,103,755,327760,31,766,752,765,196670,734,766,
327854,33,767,742,72,196855,768,0,262394,767,769,770,131320,770,327876,29,771,69,742,327810,29,772,771,69,196670,739,
772,131321,768,131320,769,196670,739,103,131321,768,131320,768,458997,29,773,772,770,103,769,327852,33,774,742,72,
196855,775,0,262394,774,776,777,131320,777,196670,740,61,131321,775,131320,776,327810,29,778,742,72,327876,29,779,69,
778,327810,29,780,779,69,196670,740,780,131321,775,131320,775,458997,29,781,61,777,780,776,327760,31,782,773,781,
196670,738,782,262344,31,783,782,327879,31,784,766,783,131326,784,65592,327734,33,785,0,38,196663,31,786,196663,31,
787,131320,788,327739,161,789,7,230,262203,161,790,7,196855,791,0,196859,61,792,131320,792,196855,793,0,262394,121,
794,793,131320,794,327761,29,795,786,1,327761,29,796,787,1,327856,33,797,795,796,262312,33,798,797,196855,799,0,
262394,798,800,799,131320,800,327850,33,801,795,796,196855,802,0,262394,801,803,802,131320,803,327761,29,804,786,0,
327761,29,805,787,0,327856,33,806,804,805,131321,802,131320,802,458997,33,807,801,800,806,803,131321,799,131320,799,
458997,33,808,797,794,807,802,196670,789,256,196670,790,808,131321,791,131320,793,327761,29,809,786,0,327761,29,810,
787,0,327856,33,811,809,810,196670,789,256,196670,790,811,131321,791,131320,791,458997,33,812,808,799,811,793,131326,
812,65592,327734,29,370,0,39,196663,29,813,131320,814,327874,29,815,813,128,327808,29,816,813,815,131326,816,65592,
327734,31,372,0,40,196663,29,817,131320,818,262203,51,819,7,196855,820,0,262394,129,821,822,131320,822,327745,144,823,
143,817,262205,29,824,823,327760,31,825,824,61,196670,819,825,131321,820,131320,821,327745,138,826,137,817,262205,31,
827,826,196670,819,827,131321,820,131320,820,458997,31,828,825,822,827,821,131326,828,65592,327734,29,435,0,39,196663,
29,829,131320,830,262203,48,831,7,196855,832,0,262394,148,833,834,131320,834,196670,831,61,131321,832,131320,833,
327745,144,835,152,829,262205,29,836,835,196670,831,836,131321,832,131320,832,458997,29,837,61,834,836,833,131326,837,
65592,327734,41,838,0,42,196663,29,839,131320,840,327737,31,841,372,839,327737,29,842,435,839,327760,41,843,841,842,
131326,843,65592,327734,27,844,0,43,196663,29,845,196663,41,846,131320,847,196855,848,0,262394,153,849,850,131320,850,
393297,29,851,846,0,0,327745,144,852,143,845,196670,852,851,131321,848,131320,849,327761,31,853,846,0,327745,138,854,
137,845,196670,854,853,131321,848,131320,848,196855,855,0,262394,148,856,855,131320,856,327761,29,857,846,1,327745,
144,858,152,845,196670,858,857,131321,855,131320,855,65789,65592,327734,27,859,0,45,196663,44,860,196663,44,861,
196663,31,862,131320,863,327739,161,864,7,230,262203,48,865,7,262203,51,866,7,262203,51,867,7,262203,51,868,7,262203,
51,869,7,262203,161,870,7,262203,161,871,7,262203,161,872,7,262203,51,873,7,262203,51,874,7,262203,51,875,7,262203,48,
876,7,262203,48,877,7,262203,48,878,7,196855,879,0,196859,61,880,131320,880,196855,881,0,262394,156,882,881,131320,
882,393281,48,883,860,65,61,262205,29,884,883,393281,48,885,861,65,61,262205,29,886,885,458764,29,887,1,38,884,886,
196670,865,887,262205,29,888,883,262205,29,889,885,458764,29,890,1,41,888,889,196670,885,890,196670,883,887,196670,
864,256,131321,879,131320,881,196855,891,0,262394,158,892,893,131320,893,327745,51,894,860,65,262205,31,895,894,
327879,31,896,895,862,196670,867,896,131321,891,131320,892,327745,51,897,860,65,262205,31,898,897,196670,867,898,
131321,891,131320,891,458997,31,899,896,893,898,892,196670,866,899,196855,900,0,262394,160,901,902,131320,902,327745,
51,903,861,65,262205,31,904,903,327879,31,905,904,862,196670,869,905,131321,900,131320,901,327745,51,906,861,65,
262205,31,907,906,196670,869,907,131321,900,131320,900,458997,31,908,905,902,907,901,196670,868,908,196855,909,0,
262394,162,910,911,131320,911,327745,48,912,866,61,262205,29,913,912,327745,48,914,868,61,262205,29,915,914,327850,33,
916,913,915,196670,871,916,131321,909,131320,910,262205,31,917,866,262205,31,918,868,327850,163,919,917,918,262299,33,
920,919,196670,871,920,131321,909,131320,909,458997,33,921,916,911,920,910,196670,870,921,262205,31,922,868,262205,31,
923,866,393273,33,924,785,922,923,262312,33,925,924,196855,926,0,262394,925,927,926,131320,927,327847,33,928,148,921,
196855,929,0,262394,928,930,929,131320,930,327745,48,931,861,86,262205,29,932,931,327745,48,933,860,86,262205,29,934,
933,327856,33,935,932,934,131321,929,131320,929,458997,33,936,928,927,935,930,131321,926,131320,926,458997,33,937,924,
909,936,929,196670,872,937,196855,938,0,262394,937,939,940,131320,940,327745,51,941,860,65,262205,31,942,941,196670,
874,942,131321,938,131320,939,327745,51,943,861,65,262205,31,944,943,196670,874,944,131321,938,131320,938,458997,31,
945,942,940,944,939,196670,873,945,196855,946,0,262394,937,947,948,131320,948,327745,51,949,861,65,262205,31,950,949,
196670,875,950,131321,946,131320,947,327745,51,951,860,65,262205,31,952,951,196670,875,952,131321,946,131320,946,
458997,31,953,950,948,952,947,327745,51,954,861,65,196670,954,953,327745,51,955,860,65,196670,955,945,196855,956,0,
262394,937,957,958,131320,958,327745,48,959,860,86,262205,29,960,959,196670,877,960,131321,956,131320,957,327745,48,
961,861,86,262205,29,962,961,196670,877,962,131321,956,131320,956,458997,29,963,960,958,962,957,196670,876,963,196855,
964,0,262394,937,965,966,131320,966,327745,48,967,861,86,262205,29,968,967,196670,878,968,131321,964,131320,965,
327745,48,969,860,86,262205,29,970,969,196670,878,970,131321,964,131320,964,458997,29,971,968,966,970,965,327745,48,
972,861,86,196670,972,971,327745,48,973,860,86,196670,973,963,196670,864,256,131321,879,131320,879,65789,65592,327734,
27,974,0,46,196663,29,975,196663,31,976,196663,29,977,131320,978,262203,48,979,7,262203,48,980,7,262203,48,981,7,
262203,48,982,7,262203,48,983,7,262203,50,984,7,262203,48,985,7,262203,48,986,7,262203,44,987,7,262203,44,988,7,
262203,48,989,7,196670,979,61,131321,990,131320,990,458997,29,991,61,978,992,993,327856,33,994,991,168,262390,995,993,
1,262394,994,996,995,131320,996,327812,29,997,991,19,327745,70,998,5,61,262205,29,999,998,327808,29,1000,997,999,
196670,980,1000,327874,29,1001,1000,977,327808,29,1002,977,128,327876,29,1003,1001,1002,327876,29,1004,69,977,327810,
29,1005,1004,69,327879,29,1006,1000,1005,327808,29,1007,1003,1006,196670,981,1007,327854,33,1008,1007,975,196855,1009,
0,262394,1008,1010,1009,131320,1010,131321,995,131320,1009,327737,29,1011,370,1007,196670,982,1011,196670,983,61,
131321,1012,131320,1012,458997,29,1013,61,1009,1014,1015,327856,33,1016,1013,6,262390,1017,1015,1,262394,1016,1015,
1017,131320,1015,327876,29,1018,1013,977,327737,29,1019,370,1018,327808,29,1020,1011,1019,327737,41,1021,838,1020,
327745,44,1022,984,1013,196670,1022,1021,327808,29,1014,1013,86,196670,983,1014,131321,1012,131320,1017,196670,985,
169,131321,1023,131320,1023,458997,29,1024,169,1017,1025,1026,327851,33,1027,1024,61,262390,1028,1026,1,262394,1027,
1029,1028,131320,1029,196670,986,61,131321,1030,131320,1030,458997,29,1031,61,1029,1032,1033,327856,33,1034,1031,6,
262390,1035,1033,1,262394,1034,1036,1035,131320,1036,327879,29,1037,1031,1024,327850,33,1038,1037,61,196855,1039,0,
262394,1038,1040,1039,131320,1040,327808,29,1041,1031,1024,327745,44,1042,984,1031,262205,41,1043,1042,196670,987,
1043,327745,44,1044,984,1041,262205,41,1045,1044,196670,988,1045,458809,27,1046,859,987,988,976,262205,41,1047,987,
196670,1042,1047,262205,41,1048,988,196670,1044,1048,131321,1039,131320,1039,131321,1033,131320,1033,327808,29,1032,
1031,86,196670,986,1032,131321,1030,131320,1035,131321,1026,131320,1026,327874,29,1025,1024,86,196670,985,1025,131321,
1023,131320,1028,196670,989,61,131321,1049,131320,1049,458997,29,1050,61,1028,1051,1052,327856,33,1053,1050,6,262390,
1054,1052,1,262394,1053,1052,1054,131320,1052,327876,29,1055,1050,977,327737,29,1056,370,1055,327808,29,1057,1011,
1056,327745,44,1058,984,1050,262205,41,1059,1058,393273,27,1060,844,1057,1059,327808,29,1051,1050,86,196670,989,1051,
131321,1049,131320,1054,131321,993,131320,993,327808,29,992,991,86,196670,979,992,131321,990,131320,995,65789,65592,
327734,27,1061,0,46,196663,29,1062,196663,31,1063,196663,29,1064,131320,1065,262203,48,1066,7,262203,48,1067,7,262203,
48,1068,7,262203,48,1069,7,262203,48,1070,7,262203,48,1071,7,262203,48,1072,7,262203,50,1073,7,262203,48,1074,7,
262203,44,1075,7,262203,44,1076,7,262203,48,1077,7,262203,48,1078,7,262203,44,1079,7,262203,44,1080,7,262203,48,1081,
7,196670,1066,61,131321,1082,131320,1082,458997,29,1083,61,1065,1084,1085,327856,33,1086,1083,168,262390,1087,1085,1,
262394,1086,1088,1087,131320,1088,327812,29,1089,1083,19,327745,70,1090,5,61,262205,29,1091,1090,327808,29,1092,1089,
1091,196670,1067,1092,327874,29,1093,1092,1064,327808,29,1094,1064,128,327876,29,1095,1093,1094,196670,1068,1095,
327876,29,1096,69,1064,327810,29,1097,1096,69,327879,29,1098,1092,1097,196670,1069,1098,327808,29,1099,1095,1098,
327854,33,1100,1099,1062,196855,1101,0,262394,1100,1102,1101,131320,1102,131321,1087,131320,1101,327737,29,1103,370,
1099,196670,1070,1103,327876,29,1104,6,1064,327808,29,1105,1095,1104,327810,29,1106,1105,69,327810,29,1107,1106,1098,
327737,29,1108,370,1107,196670,1071,1108,196670,1072,61,131321,1109,131320,1109,458997,29,1110,61,1101,1111,1112,
327856,33,1113,1110,170,262390,1114,1112,1,262394,1113,1112,1114,131320,1112,327876,29,1115,1110,1064,327737,29,1116,
370,1115,327808,29,1117,1103,1116,327737,41,1118,838,1117,327745,44,1119,1073,1110,196670,1119,1118,327810,29,1120,
171,1110,327737,29,1121,370,1115,327810,29,1122,1108,1121,327737,41,1123,838,1122,327745,44,1124,1073,1120,196670,
1124,1123,327808,29,1111,1110,86,196670,1072,1111,131321,1109,131320,1114,196670,1074,61,131321,1125,131320,1125,
458997,29,1126,61,1114,1127,1128,327856,33,1129,1126,6,262390,1130,1128,1,262394,1129,1131,1130,131320,1131,327879,29,
1132,1126,172,327850,33,1133,1132,61,196855,1134,0,262394,1133,1135,1134,131320,1135,327878,29,1136,1126,173,327745,
44,1137,1073,1126,262205,41,1138,1137,196670,1075,1138,327745,44,1139,1073,1136,262205,41,1140,1139,196670,1076,1140,
458809,27,1141,859,1075,1076,1063,262205,41,1142,1075,196670,1137,1142,262205,41,1143,1076,196670,1139,1143,131321,
1134,131320,1134,131321,1128,131320,1128,327808,29,1127,1126,86,196670,1074,1127,131321,1125,131320,1130,196670,1077,
174,131321,1144,131320,1144,458997,29,1145,174,1130,1146,1147,327851,33,1148,1145,61,262390,1149,1147,1,262394,1148,
1150,1149,131320,1150,196670,1078,61,131321,1151,131320,1151,458997,29,1152,61,1150,1153,1154,327856,33,1155,1152,6,
262390,1156,1154,1,262394,1155,1157,1156,131320,1157,327879,29,1158,1152,1145,327850,33,1159,1158,61,196855,1160,0,
262394,1159,1161,1160,131320,1161,327808,29,1162,1152,1145,327745,44,1163,1073,1152,262205,41,1164,1163,196670,1079,
1164,327745,44,1165,1073,1162,262205,41,1166,1165,196670,1080,1166,458809,27,1167,859,1079,1080,1063,262205,41,1168,
1079,196670,1163,1168,262205,41,1169,1080,196670,1165,1169,131321,1160,131320,1160,131321,1154,131320,1154,327808,29,
1153,1152,86,196670,1078,1153,131321,1151,131320,1156,131321,1147,131320,1147,327874,29,1146,1145,86,196670,1077,1146,
131321,1144,131320,1149,196670,1081,61,131321,1170,131320,1170,458997,29,1171,61,1149,1172,1173,327856,33,1174,1171,
175,262390,1175,1173,1,262394,1174,1173,1175,131320,1173,327876,29,1176,1171,1064,327737,29,1177,370,1176,327808,29,
1178,1103,1177,327745,44,1179,1073,1171,262205,41,1180,1179,393273,27,1181,844,1178,1180,327737,29,1182,370,1176,
327810,29,1183,1108,1182,327810,29,1184,176,1171,327745,44,1185,1073,1184,262205,41,1186,1185,393273,27,1187,844,1183,
1186,327808,29,1172,1171,86,196670,1081,1172,131321,1170,131320,1175,131321,1085,131320,1085,327808,29,1084,1083,86,
196670,1066,1084,131321,1082,131320,1087,65789,65592,327734,27,1188,0,47,196663,29,1189,131320,1190,327858,33,1191,
1189,22,327847,33,1192,177,1191,327847,33,1193,1192,178,196855,1194,0,262394,1193,1195,1196,131320,1196,262368,74,74,
180,131321,1194,131320,1195,262368,76,76,180,131321,1194,131320,1194,65789,65592,327734,27,1197,0,46,196663,29,1198,
196663,31,1199,196663,29,1200,131320,1201,327876,29,1202,69,1200,327737,27,1203,1188,1202,458809,27,1204,1061,1198,
1199,1200,327737,27,1205,1188,1202,196855,1206,0,262394,185,1207,1206,131320,1207,327852,33,1208,1200,186,131321,1206,
131320,1206,458997,33,1209,185,1201,1208,1207,196855,1210,0,262394,1209,1211,1210,131320,1211,458809,27,1212,974,1198,
1199,187,196855,1213,0,262394,189,1214,1213,131320,1214,327737,27,1215,1188,191,131321,1213,131320,1213,131321,1210,
131320,1210,196855,1216,0,262394,195,1217,1216,131320,1217,327852,33,1218,1200,196,131321,1216,131320,1216,458997,33,
1219,195,1210,1218,1217,196855,1220,0,262394,1219,1221,1220,131320,1221,458809,27,1222,974,1198,1199,197,196855,1223,
0,262394,199,1224,1223,131320,1224,327737,27,1225,1188,201,131321,1223,131320,1223,131321,1220,131320,1220,196855,
1226,0,262394,205,1227,1226,131320,1227,327852,33,1228,1200,206,131321,1226,131320,1226,458997,33,1229,205,1220,1228,
1227,196855,1230,0,262394,1229,1231,1230,131320,1231,458809,27,1232,974,1198,1199,207,196855,1233,0,262394,209,1234,
1233,131320,1234,327737,27,1235,1188,211,131321,1233,131320,1233,131321,1230,131320,1230,196855,1236,0,262394,215,
1237,1236,131320,1237,327852,33,1238,1200,216,131321,1236,131320,1236,458997,33,1239,215,1230,1238,1237,196855,1240,0,
262394,1239,1241,1240,131320,1241,458809,27,1242,974,1198,1199,217,196855,1243,0,262394,219,1244,1243,131320,1244,
327737,27,1245,1188,221,131321,1243,131320,1243,131321,1240,131320,1240,327852,33,1246,1200,128,327847,33,1247,224,
1246,196855,1248,0,262394,1247,1249,1248,131320,1249,458809,27,1250,974,1198,1199,128,196855,1251,0,262394,225,1252,
1251,131320,1252,327737,27,1253,1188,226,131321,1251,131320,1251,131321,1248,131320,1248,327852,33,1254,1200,61,
327847,33,1255,229,1254,196855,1256,0,262394,1255,1257,1256,131320,1257,458809,27,1258,974,1198,1199,61,131321,1256,
131320,1256,65789,65592,327734,27,341,0,52,196663,48,1259,196663,50,1260,196663,51,1261,131320,1262,262203,48,1263,7,
262203,48,1264,7,262203,44,1265,7,262203,44,1266,7,262203,48,1267,7,262203,48,1268,7,262203,44,1269,7,262203,44,1270,
7,262203,48,1271,7,262203,48,1272,7,196670,1263,74,131321,1273,131320,1273,458997,29,1274,74,1262,1275,1276,327858,33,
1277,1274,6,262390,1278,1276,1,262394,1277,1279,1278,131320,1279,196670,1264,61,131321,1280,131320,1280,458997,29,
1281,61,1279,1282,1283,327856,33,1284,1281,6,262390,1285,1283,1,262394,1284,1286,1285,131320,1286,327874,29,1287,1274,
86,327879,29,1288,1281,1287,327850,33,1289,1288,61,196855,1290,0,262394,1289,1291,1290,131320,1291,327810,29,1292,
1274,69,327878,29,1293,1281,1292,262205,31,1294,1261,327745,44,1295,1260,1281,262205,41,1296,1295,196670,1265,1296,
327745,44,1297,1260,1293,262205,41,1298,1297,196670,1266,1298,458809,27,1299,859,1265,1266,1294,262205,41,1300,1265,
196670,1295,1300,262205,41,1301,1266,196670,1297,1301,131321,1290,131320,1290,131321,1283,131320,1283,327808,29,1282,
1281,86,196670,1264,1282,131321,1280,131320,1285,327874,29,1302,1274,73,196670,1267,1302,131321,1303,131320,1303,
458997,29,1304,1302,1285,1305,1306,327851,33,1307,1304,61,262390,1308,1306,1,262394,1307,1309,1308,131320,1309,196670,
1268,61,131321,1310,131320,1310,458997,29,1311,61,1309,1312,1313,327856,33,1314,1311,6,262390,1315,1313,1,262394,1314,
1316,1315,131320,1316,327879,29,1317,1311,1304,327850,33,1318,1317,61,196855,1319,0,262394,1318,1320,1319,131320,1320,
327808,29,1321,1311,1304,262205,31,1322,1261,327745,44,1323,1260,1311,262205,41,1324,1323,196670,1269,1324,327745,44,
1325,1260,1321,262205,41,1326,1325,196670,1270,1326,458809,27,1327,859,1269,1270,1322,262205,41,1328,1269,196670,1323,
1328,262205,41,1329,1270,196670,1325,1329,131321,1319,131320,1319,131321,1313,131320,1313,327808,29,1312,1311,86,
196670,1268,1312,131321,1310,131320,1315,131321,1306,131320,1306,327874,29,1305,1304,86,196670,1267,1305,131321,1303,
131320,1308,131321,1276,131320,1276,327812,29,1275,1274,74,196670,1263,1275,131321,1273,131320,1278,262205,29,1330,
1259,327812,29,1331,1330,6,327737,29,1332,370,1331,196670,1271,1332,196670,1272,61,131321,1333,131320,1333,458997,29,
1334,61,1278,1335,1336,327856,33,1337,1334,6,262390,1338,1336,1,262394,1337,1336,1338,131320,1336,327808,29,1339,1332,
1334,327745,44,1340,1260,1334,262205,41,1341,1340,393273,27,1342,844,1339,1341,327808,29,1335,1334,86,196670,1272,
1335,131321,1333,131320,1338,65789,65592,327734,27,343,0,53,196663,29,1343,196663,31,1344,131320,1345,262203,48,1346,
7,262203,48,1347,7,327812,29,1348,1343,6,196670,1346,1348,262368,74,74,180,327856,33,1349,6,1348,196855,1350,0,262394,
1349,1351,1350,131320,1351,458809,27,1352,1197,1348,1344,69,131321,1350,131320,1350,327856,33,1353,231,1348,196855,
1354,0,262394,1353,1355,1354,131320,1355,458809,27,1356,1197,1348,1344,74,131321,1354,131320,1354,327856,33,1357,232,
1348,196855,1358,0,262394,1357,1359,1358,131320,1359,458809,27,1360,1197,1348,1344,76,131321,1358,131320,1358,196670,
1347,55,131321,1361,131320,1361,458997,29,1362,55,1358,1363,1364,327810,29,1365,1362,69,327876,29,1366,6,1365,327856,
33,1367,1366,1348,262390,1368,1364,2,262394,1367,1364,1368,131320,1364,458809,27,1369,1197,1348,1344,1362,327808,29,
1363,1362,86,196670,1347,1363,131321,1361,131320,1368,262368,74,74,180,65789,65592,327734,27,382,0,54,196663,29,1370,
196663,29,1371,196663,33,1372,131320,1373,262203,48,1374,7,262203,48,1375,7,262203,48,1376,7,262203,48,1377,7,262203,
48,1378,7,262203,48,1379,7,262203,51,1380,7,196670,1374,233,327745,70,1381,5,61,262205,29,1382,1381,196670,1375,1382,
131321,1383,131320,1383,458997,29,1384,1382,1373,1385,1386,327812,29,1387,1384,233,327856,33,1388,1387,1371,262390,
1389,1386,0,262394,1388,1390,1389,131320,1390,327814,29,1391,1370,233,327808,29,1392,1391,1384,196670,1376,1392,
327808,29,1393,1384,69,327812,29,1394,1393,233,327852,33,1395,1394,1371,196855,1396,0,262394,1395,1397,1398,131320,
1398,196670,1378,61,131321,1396,131320,1397,327745,63,1399,57,65,262205,31,1400,1399,262268,64,1401,1400,393281,66,
1402,1401,65,1392,393277,29,1403,1402,2,4,196670,1378,1403,131321,1396,131320,1396,458997,29,1404,61,1398,1403,1397,
196670,1377,1404,196670,1379,61,131321,1405,131320,1405,458997,29,1406,1404,1396,1407,1408,458997,29,1409,61,1396,
1410,1408,327810,29,1411,1371,1387,458764,29,1412,1,38,233,1411,327856,33,1413,1409,1412,262390,1414,1408,0,262394,
1413,1415,1414,131320,1415,327808,29,1416,1387,1409,327737,29,1417,370,1416,327737,31,1418,372,1417,196670,1380,1418,
196855,1419,0,262394,1372,1420,1419,131320,1420,262205,31,1421,1380,327737,31,1422,376,1421,196670,1380,1422,131321,
1419,131320,1419,327745,48,1423,1380,61,262205,29,1424,1423,327812,29,1425,1409,14,262268,58,1426,1425,458953,29,1407,
1406,1424,1426,234,196670,1377,1407,131321,1408,131320,1408,327808,29,1410,1409,86,196670,1379,1410,131321,1405,
131320,1414,327745,63,1427,57,65,262205,31,1428,1427,262268,64,1429,1428,393281,66,1430,1429,65,1392,327742,1430,1406,
2,4,131321,1386,131320,1386,327808,29,1385,1384,19,196670,1375,1385,131321,1383,131320,1389,65789,65592};
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
/* merge_buckets.comp, 7417 words */
static const uint32_t gpusorti_spv_merge_buckets[] = {
119734787,66304,524299,1324,0,131089,1,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,0,1,524303,5,2,0x6e69616d,0,
3,4,5,393232,2,17,1,1,1,262215,6,1,1,262215,7,6,4,327752,8,0,35,0,327752,8,1,35,4,327752,8,2,35,8,327752,8,3,35,12,
327752,8,4,35,16,327752,8,5,35,20,327752,8,6,35,24,327752,8,7,35,40,327752,8,8,35,44,196679,8,2,262215,9,6,4,327752,
10,0,35,0,196679,10,2,262215,11,34,0,262215,11,33,3,262215,3,11,26,262215,4,11,24,262215,12,1,5,262215,13,6,8,327752,
14,0,35,0,196679,14,2,262215,15,34,0,262215,15,33,2,262215,16,6,8,327752,17,0,35,0,196679,17,2,262215,18,34,0,262215,
18,33,0,262215,19,6,4,327752,20,0,35,0,196679,20,2,262215,21,34,0,262215,21,33,2,262215,22,1,7,262215,23,6,4,327752,
24,0,35,0,196679,24,2,262215,25,34,0,262215,25,33,0,262215,26,1,10,262215,27,6,8,327752,28,0,35,0,196679,28,2,262215,
29,34,0,262215,29,33,1,262215,30,6,4,327752,31,0,35,0,196679,31,2,262215,32,34,0,262215,32,33,1,262215,33,1,9,262215,
34,1,8,262215,35,1,6,262215,36,1,12,262215,37,1,0,262215,5,11,27,262215,38,1,4,262215,39,1,3,262215,40,1,11,262215,41,
1,0,262215,42,11,25,131091,43,196641,44,43,262165,45,32,0,196641,46,45,131092,47,262167,48,45,2,327713,49,48,47,45,
393249,50,43,47,45,48,262177,51,48,48,196641,52,48,327713,53,47,48,48,262177,54,45,45,262177,55,48,45,262174,56,48,45,
262177,57,56,45,327713,58,43,45,56,262176,59,7,56,393249,60,43,59,59,48,393249,61,43,45,48,45,262177,62,43,45,262176,
63,7,45,262194,45,6,8,262172,64,56,6,262176,65,7,64,262176,66,7,48,393249,67,43,63,65,66,327713,68,43,45,48,458785,69,
45,45,45,45,48,262187,45,70,4,262172,7,45,70,720926,8,45,45,45,45,45,45,7,45,45,262176,71,9,8,262203,71,72,9,262165,
73,32,1,262187,73,74,0,262176,75,9,45,262187,45,76,0,196637,9,45,196638,10,9,262176,77,12,10,262203,77,11,12,262176,
78,12,45,262167,79,45,3,262176,80,1,79,262203,80,3,1,262187,45,81,1,262176,82,1,45,262203,80,4,1,262194,45,12,1,
262187,45,83,2,393268,47,84,170,12,83,196637,13,48,196638,14,13,262176,85,12,14,262203,85,15,12,262187,73,86,7,262176,
87,12,48,196637,16,48,196638,17,16,262176,88,12,17,262203,88,18,12,196637,19,45,196638,20,19,262176,89,12,20,262203,
89,21,12,262194,45,22,32,262187,45,90,32,393268,47,91,170,22,90,196637,23,45,196638,24,23,262176,92,12,24,262203,92,
25,12,262187,45,93,16,393268,47,94,170,22,93,458804,45,95,169,94,81,83,393268,73,96,128,22,76,393268,47,97,170,12,83,
262194,45,26,0,393268,47,98,170,26,83,262187,73,99,8,196637,27,48,196638,28,27,262176,100,12,28,262203,100,29,12,
196637,30,45,196638,31,30,262176,101,12,31,262203,101,32,12,393268,47,102,170,26,83,393268,47,103,170,12,83,262194,45,
33,0,393268,47,104,171,33,76,262194,45,34,0,393268,47,105,170,34,81,262194,45,35,32,393268,45,106,130,35,81,262187,45,
107,31,393268,45,108,199,106,107,393268,45,109,196,81,108,393268,47,110,170,34,83,262187,73,111,31,393268,47,112,171,
33,76,393268,47,113,174,35,90,262187,45,114,0xffffffff,393268,45,115,199,35,107,393268,45,116,196,81,115,393268,45,
117,130,116,81,458804,45,118,169,113,114,117,393268,47,119,170,34,81,393268,47,120,170,34,83,393268,45,121,130,35,81,
393268,73,122,128,121,76,262187,73,123,1,262187,73,124,3,262187,73,125,4,262187,45,126,64,393268,47,127,170,12,83,
262187,73,128,6,262187,73,129,5,262187,73,130,2,262187,45,131,67,393268,47,132,174,6,93,262187,45,133,8,393268,47,134,
174,6,133,262187,45,135,3,393268,47,136,174,6,70,458804,45,137,169,136,83,81,458804,45,138,169,134,135,137,458804,45,
139,169,132,70,138,393268,47,140,170,12,83,393268,47,141,170,12,83,262194,45,36,0,393268,45,142,194,36,99,393268,45,
143,196,81,142,393268,45,144,134,143,6,393268,45,145,128,143,144,458804,45,146,169,141,145,81,262172,147,48,146,
262176,148,4,147,262203,148,149,4,262176,150,4,48,393268,47,151,170,12,81,458804,45,152,169,151,145,81,262172,153,45,
152,262176,154,4,153,262203,154,155,4,262176,156,4,45,327732,45,157,200,36,393268,45,158,199,157,81,393268,45,159,197,
26,158,393268,47,160,171,159,76,458804,45,161,169,160,145,81,262172,162,45,161,262176,163,4,162,262203,163,164,4,
393268,47,165,170,12,83,393268,47,166,170,12,81,327732,47,167,168,160,393268,47,168,167,166,167,393268,45,169,199,36,
81,393268,47,170,171,169,76,393268,45,171,199,36,81,393268,47,172,171,171,76,393268,47,173,170,12,83,262167,174,47,2,
262194,45,37,256,393268,45,175,132,37,6,393268,45,176,128,143,175,393268,45,177,130,176,81,393268,45,178,132,37,6,
393268,45,179,134,177,178,262203,80,5,1,393268,45,180,194,6,123,393268,45,181,134,6,83,393268,45,182,130,6,81,393268,
45,183,194,6,123,393268,45,184,130,6,81,393268,45,185,194,6,130,393268,45,186,134,6,83,393268,45,187,130,6,81,262194,
45,38,1,393268,47,188,171,38,76,262194,45,39,32,393268,47,189,178,39,37,262187,45,190,264,393268,45,191,132,83,6,
262187,45,192,5,393268,45,193,132,192,139,393268,45,194,196,191,193,393268,47,195,178,194,143,393268,45,196,132,192,
139,393268,45,197,132,192,139,393268,45,198,132,192,139,393268,47,199,171,198,76,393268,45,200,132,192,139,393268,45,
201,196,81,200,393268,45,202,132,83,6,393268,45,203,132,70,139,393268,45,204,196,202,203,393268,47,205,178,204,143,
393268,45,206,132,70,139,393268,45,207,132,70,139,393268,45,208,132,70,139,393268,47,209,171,208,76,393268,45,210,132,
70,139,393268,45,211,196,81,210,393268,45,212,132,83,6,393268,45,213,132,135,139,393268,45,214,196,212,213,393268,47,
215,178,214,143,393268,45,216,132,135,139,393268,45,217,132,135,139,393268,45,218,132,135,139,393268,47,219,171,218,
76,393268,45,220,132,135,139,393268,45,221,196,81,220,393268,45,222,132,83,6,393268,45,223,132,83,139,393268,45,224,
196,222,223,393268,47,225,178,224,143,393268,45,226,132,83,139,393268,45,227,132,83,139,393268,45,228,132,83,139,
393268,47,229,171,228,76,393268,45,230,132,83,139,393268,45,231,196,81,230,393268,45,232,132,83,6,393268,45,233,196,
232,139,393268,47,234,178,233,143,393268,47,235,171,139,76,393268,45,236,196,81,139,393268,45,237,132,83,6,393268,45,
238,196,237,76,393268,47,239,178,238,143,196650,47,240,393268,45,241,132,83,6,393268,45,242,132,70,6,262187,45,243,65,
196649,47,244,262187,45,245,128,262172,246,45,126,262176,247,4,246,262203,247,248,4,262203,247,249,4,327724,48,250,76,
76,262172,251,48,126,262176,252,4,251,262203,252,253,4,262203,247,254,4,262187,73,255,63,327724,48,256,114,114,327724,
56,257,256,114,262194,45,40,0,393268,45,258,199,40,83,393268,47,259,170,258,76,393268,47,260,171,26,76,262194,45,41,1,
393267,79,42,41,81,81,262187,45,261,66,327734,43,2,0,44,131320,262,262203,65,263,7,262203,63,264,7,262203,65,265,7,
262203,66,266,7,196855,267,0,196859,76,268,131320,268,262201,45,269,270,262201,45,271,272,327737,45,273,274,271,
327854,47,275,269,273,196855,276,0,262394,275,277,276,131320,277,131321,267,131320,276,393281,75,278,72,128,123,
262205,45,279,278,327808,45,280,271,279,327810,45,281,280,81,327814,45,282,281,279,262201,48,283,284,327745,82,285,5,
76,262205,45,286,285,131321,287,131320,287,458997,45,288,286,276,289,290,327856,47,291,288,245,262390,292,290,0,
262394,291,293,292,131320,293,327817,45,294,288,126,327856,47,295,294,282,196855,296,0,262394,295,297,298,131320,298,
131321,296,131320,297,327814,45,299,288,126,327808,45,300,269,299,524345,45,301,302,300,294,271,283,131321,296,131320,
296,458997,45,303,76,298,301,297,327856,47,304,288,126,196855,305,0,262394,304,306,307,131320,307,327745,156,308,249,
294,196670,308,303,131321,305,131320,306,327745,156,309,248,294,196670,309,303,131321,305,131320,305,131321,290,
131320,290,327808,45,289,288,37,131321,287,131320,292,262368,83,83,190,327856,47,310,286,126,196855,311,0,262394,310,
312,311,131320,312,327745,156,313,249,286,262205,45,314,313,327745,156,315,248,286,262205,45,316,315,327810,45,317,
314,316,327856,47,318,286,282,196855,319,0,262394,318,320,321,131320,321,131321,319,131320,320,262205,45,322,315,
327812,45,323,286,279,327810,45,324,322,323,131321,319,131320,319,458997,45,325,76,321,324,320,327760,48,326,317,325,
131321,311,131320,311,458997,48,327,250,292,326,319,196855,328,0,262394,310,329,328,131320,329,327745,150,330,253,286,
196670,330,327,131321,328,131320,328,262368,83,83,190,131321,331,131320,331,458997,48,332,327,328,333,334,458997,45,
335,81,328,336,334,327856,47,337,335,126,262390,338,334,0,262394,337,339,338,131320,339,327854,47,340,286,335,327847,
47,341,310,340,196855,342,0,262394,341,343,342,131320,343,327810,45,344,286,335,327745,150,345,253,344,262205,48,346,
345,327808,48,347,332,346,131321,342,131320,342,458997,48,333,332,339,347,343,262368,83,83,190,196855,348,0,262394,
310,349,348,131320,349,327745,150,350,253,286,196670,350,333,131321,348,131320,348,262368,83,83,190,131321,334,131320,
334,327812,45,336,335,83,131321,331,131320,338,196855,351,0,262394,310,352,351,131320,352,327761,45,353,332,0,327761,
45,354,327,0,327810,45,355,353,354,327745,156,356,254,286,196670,356,355,131321,351,131320,351,262368,83,83,190,
393281,156,357,253,255,76,262205,45,358,357,393281,156,359,253,255,81,262205,45,360,359,327808,45,361,358,6,327810,45,
362,361,81,327814,45,363,362,6,327852,47,364,363,81,196855,365,0,262394,364,366,367,131320,367,131321,365,131320,366,
327810,45,368,363,81,393228,73,369,1,75,368,327876,45,370,83,369,131321,365,131320,365,458997,45,371,81,367,370,366,
131321,372,131320,372,458997,45,373,76,365,374,375,327856,47,376,373,179,262390,377,375,1,262394,376,378,377,131320,
378,327812,45,379,373,37,327808,45,380,379,286,327854,47,381,380,371,196855,382,0,262394,381,383,382,131320,383,
131321,377,131320,382,131321,384,131320,384,458997,45,385,76,382,386,387,327856,47,388,385,6,262390,389,387,1,262394,
388,390,389,131320,390,327812,45,391,385,363,327808,45,392,380,391,327745,59,393,263,385,196670,393,257,327856,47,394,
380,363,327856,47,395,392,358,327847,47,396,394,395,196855,397,0,262394,396,398,397,131320,398,131321,399,131320,399,
458997,45,400,76,398,401,402,458997,45,403,90,398,404,402,327851,47,405,403,76,262390,406,402,1,262394,405,407,406,
131320,407,327808,45,408,400,403,327745,156,409,254,408,262205,45,410,409,327858,47,411,410,392,196855,412,0,262394,
411,413,412,131320,413,131321,412,131320,412,458997,45,401,400,407,408,413,131321,402,131320,402,327874,45,404,403,
123,131321,399,131320,406,327745,156,414,248,400,262205,45,415,414,327808,45,416,415,392,327745,156,417,254,400,
262205,45,418,417,327810,45,419,416,418,393281,63,420,263,385,123,196670,420,419,262205,45,421,420,393273,48,422,423,
244,421,393281,66,424,263,385,74,196670,424,422,131321,397,131320,397,131321,387,131320,387,327808,45,386,385,123,
131321,384,131320,389,196670,264,380,262205,64,425,263,196670,265,425,196670,266,283,458809,43,426,427,264,265,266,
131321,375,131320,375,327808,45,374,373,123,131321,372,131320,377,393273,43,428,429,363,283,131321,430,131320,430,
458997,45,431,286,377,432,433,327856,47,434,431,358,262390,435,433,0,262394,434,436,435,131320,436,327737,45,437,438,
431,327737,56,439,440,437,327761,48,441,439,0,327761,45,442,439,1,196855,443,0,262394,259,444,443,131320,444,327808,
45,445,360,431,327737,48,446,447,441,458809,43,448,449,240,445,446,131321,443,131320,443,196855,450,0,262394,260,451,
450,131320,451,327808,45,452,360,431,393273,48,453,454,244,442,458809,43,455,456,240,452,453,131321,450,131320,450,
131321,433,131320,433,327808,45,432,431,37,131321,430,131320,435,131321,267,131320,267,65789,65592,327734,45,272,0,46,
131320,457,327745,75,458,72,74,262205,45,459,458,327851,47,460,459,76,196855,461,0,262394,460,462,463,131320,463,
393281,78,464,11,74,74,262205,45,465,464,131321,461,131320,462,131321,461,131320,461,458997,45,466,465,463,459,462,
131326,466,65592,327734,45,270,0,46,131320,467,327745,82,468,3,81,262205,45,469,468,327745,82,470,4,76,262205,45,471,
470,327812,45,472,469,471,327745,82,473,3,76,262205,45,474,473,327808,45,475,472,474,131326,475,65592,327734,48,423,0,
49,196663,47,476,196663,45,477,131320,478,196855,479,0,196859,76,480,131320,480,196855,481,0,262394,84,482,481,131320,
482,196855,483,0,262394,476,484,485,131320,485,393281,87,486,18,74,477,262205,48,487,486,131321,483,131320,484,327745,
75,488,72,86,262205,45,489,488,327808,45,490,489,477,393281,87,491,15,74,490,262205,48,492,491,131321,483,131320,483,
458997,48,493,487,485,492,484,131321,479,131320,481,196855,494,0,262394,476,495,494,131320,495,327745,75,496,72,86,
262205,45,497,496,327808,45,498,497,477,393281,78,499,21,74,498,262205,45,500,499,327760,48,501,500,76,131321,479,
131320,494,196855,502,0,262394,91,503,502,131320,503,393281,78,504,25,74,477,262205,45,505,504,327760,48,506,505,76,
131321,479,131320,502,327876,45,507,81,95,327810,45,508,507,81,327879,45,509,477,508,327812,45,510,509,22,327874,45,
511,477,95,393281,78,512,25,74,511,262205,45,513,512,262268,73,514,510,393419,45,515,513,514,96,327760,48,516,515,76,
131321,479,131320,479,721141,48,517,493,483,501,495,506,503,516,502,131326,517,65592,327734,43,449,0,50,196663,47,518,
196663,45,519,196663,48,520,131320,521,196855,522,0,262394,97,523,524,131320,524,196855,525,0,262394,518,526,527,
131320,527,327761,45,528,520,0,393281,78,529,25,74,519,196670,529,528,131321,525,131320,526,327745,75,530,72,86,
262205,45,531,530,327808,45,532,531,519,327761,45,533,520,0,393281,78,534,21,74,532,196670,534,533,131321,525,131320,
525,131321,522,131320,523,196855,535,0,262394,518,536,537,131320,537,393281,87,538,18,74,519,196670,538,520,131321,
535,131320,536,327745,75,539,72,86,262205,45,540,539,327808,45,541,540,519,393281,87,542,15,74,541,196670,542,520,
131321,535,131320,535,131321,522,131320,522,65789,65592,327734,48,454,0,49,196663,47,543,196663,45,544,131320,545,
196855,546,0,196859,76,547,131320,547,196855,548,0,262394,98,549,548,131320,549,196855,550,0,262394,543,551,552,
131320,552,393281,87,553,29,74,544,262205,48,554,553,131321,550,131320,551,327745,75,555,72,99,262205,45,556,555,
327808,45,557,556,544,393281,87,558,15,74,557,262205,48,559,558,131321,550,131320,550,458997,48,560,554,552,559,551,
131321,546,131320,548,196855,561,0,262394,543,562,563,131320,563,393281,78,564,32,74,544,262205,45,565,564,131321,561,
131320,562,327745,75,566,72,99,262205,45,567,566,327808,45,568,567,544,393281,78,569,21,74,568,262205,45,570,569,
131321,561,131320,561,458997,45,571,565,563,570,562,327760,48,572,571,76,131321,546,131320,546,458997,48,573,560,550,
572,561,131326,573,65592,327734,43,456,0,50,196663,47,574,196663,45,575,196663,48,576,131320,577,196855,578,0,262394,
102,579,580,131320,580,196855,581,0,262394,574,582,583,131320,583,327761,45,584,576,0,393281,78,585,32,74,575,196670,
585,584,131321,581,131320,582,327745,75,586,72,99,262205,45,587,586,327808,45,588,587,575,327761,45,589,576,0,393281,
78,590,21,74,588,196670,590,589,131321,581,131320,581,131321,578,131320,579,196855,591,0,262394,574,592,593,131320,
593,393281,87,594,29,74,575,196670,594,576,131321,591,131320,592,327745,75,595,72,99,262205,45,596,595,327808,45,597,
596,575,393281,87,598,15,74,597,196670,598,576,131321,591,131320,591,131321,578,131320,578,65789,65592,327734,48,447,
0,51,196663,48,599,131320,600,196855,601,0,262394,103,602,603,131320,603,196855,604,0,262394,112,605,604,131320,605,
327761,45,606,599,0,327878,45,607,606,118,393298,48,608,607,599,0,131321,604,131320,604,458997,48,609,599,603,608,605,
196855,610,0,262394,119,611,610,131320,611,327761,45,612,609,0,327878,45,613,612,109,393298,48,614,613,609,0,131321,
610,131320,610,458997,48,615,609,604,614,611,196855,616,0,262394,120,617,616,131320,617,327761,45,618,615,0,262268,73,
619,618,393418,73,620,619,122,123,262268,45,621,620,262344,45,622,621,327877,45,623,622,109,327879,45,624,623,118,
327878,45,625,618,624,393298,48,626,625,615,0,131321,616,131320,616,458997,48,627,615,610,626,617,131321,601,131320,
602,196855,628,0,262394,104,629,628,131320,629,262344,48,630,599,131321,628,131320,628,458997,48,631,599,602,630,629,
196855,632,0,262394,105,633,632,131320,633,327761,45,634,631,1,327878,45,635,634,109,393298,48,636,635,631,1,131321,
632,131320,632,458997,48,637,631,628,636,633,196855,638,0,262394,110,639,638,131320,639,327761,45,640,637,1,262268,73,
641,640,327875,73,642,641,111,262268,45,643,642,262344,45,644,643,327877,45,645,644,109,327760,48,646,644,645,327878,
48,647,637,646,131321,638,131320,638,458997,48,648,637,632,647,639,131321,601,131320,601,458997,48,649,627,616,648,
638,131326,649,65592,327734,48,284,0,52,131320,650,327745,75,651,72,124,262205,45,652,651,327745,75,653,72,125,262205,
45,654,653,327808,45,655,652,654,327854,47,656,655,90,196855,657,0,262394,656,658,659,131320,659,327876,45,660,81,655,
327810,45,661,660,81,131321,657,131320,658,131321,657,131320,657,458997,45,662,661,659,114,658,327854,47,663,655,126,
196855,664,0,262394,663,665,666,131320,666,327852,47,667,655,90,196855,668,0,262394,667,669,670,131320,670,131321,668,
131320,669,327810,45,671,655,90,327876,45,672,81,671,327810,45,673,672,81,131321,668,131320,668,458997,45,674,76,670,
673,669,131321,664,131320,665,131321,664,131320,664,458997,45,675,674,668,114,665,327760,48,676,662,675,327854,47,677,
652,90,196855,678,0,262394,677,679,680,131320,680,327876,45,681,81,652,327810,45,682,681,81,131321,678,131320,679,
131321,678,131320,678,458997,45,683,682,680,114,679,327852,47,684,652,90,196855,685,0,262394,684,686,687,131320,687,
131321,685,131320,686,327810,45,688,652,90,327876,45,689,81,688,327810,45,690,689,81,131321,685,131320,685,458997,45,
691,76,687,690,686,327760,48,692,683,691,262344,48,693,692,327879,48,694,676,693,131326,694,65592,327734,47,695,0,53,
196663,48,696,196663,48,697,131320,698,196855,699,0,196859,76,700,131320,700,196855,701,0,262394,127,702,701,131320,
702,327761,45,703,696,1,327761,45,704,697,1,327856,47,705,703,704,262312,47,706,705,196855,707,0,262394,706,708,707,
131320,708,327850,47,709,703,704,196855,710,0,262394,709,711,710,131320,711,327761,45,712,696,0,327761,45,713,697,0,
327856,47,714,712,713,131321,710,131320,710,458997,47,715,709,708,714,711,131321,707,131320,707,458997,47,716,705,702,
715,710,131321,699,131320,701,327761,45,717,696,0,327761,45,718,697,0,327856,47,719,717,718,131321,699,131320,699,
458997,47,720,716,707,719,701,131326,720,65592,327734,45,274,0,54,196663,45,721,131320,722,393281,75,723,72,128,124,
262205,45,724,723,327808,45,725,721,724,327810,45,726,725,81,327814,45,727,726,724,131326,727,65592,327734,45,728,0,
54,196663,45,729,131320,730,327745,75,731,72,129,262205,45,732,731,393281,75,733,72,128,123,262205,45,734,733,393281,
75,735,72,128,130,262205,45,736,735,327814,45,737,734,736,327812,45,738,126,737,327812,45,739,738,12,327808,45,740,
732,739,327812,45,741,729,131,327808,45,742,740,741,131326,742,65592,327734,45,438,0,54,196663,45,743,131320,744,
327874,45,745,743,139,327808,45,746,743,745,131326,746,65592,327734,48,747,0,55,196663,45,748,131320,749,196855,750,0,
262394,140,751,752,131320,752,327745,156,753,155,748,262205,45,754,753,327760,48,755,754,76,131321,750,131320,751,
327745,150,756,149,748,262205,48,757,756,131321,750,131320,750,458997,48,758,755,752,757,751,131326,758,65592,327734,
45,759,0,54,196663,45,760,131320,761,196855,762,0,262394,160,763,764,131320,764,131321,762,131320,763,327745,156,765,
164,760,262205,45,766,765,131321,762,131320,762,458997,45,767,76,764,766,763,131326,767,65592,327734,56,440,0,57,
196663,45,768,131320,769,327737,48,770,747,768,327737,45,771,759,768,327760,56,772,770,771,131326,772,65592,327734,43,
773,0,58,196663,45,774,196663,56,775,131320,776,196855,777,0,262394,165,778,779,131320,779,393297,45,780,775,0,0,
327745,156,781,155,774,196670,781,780,131321,777,131320,778,327761,48,782,775,0,327745,150,783,149,774,196670,783,782,
131321,777,131320,777,196855,784,0,262394,160,785,784,131320,785,327761,45,786,775,1,327745,156,787,164,774,196670,
787,786,131321,784,131320,784,65789,65592,327734,43,788,0,60,196663,59,789,196663,59,790,196663,48,791,131320,792,
196855,793,0,196859,76,794,131320,794,196855,795,0,262394,168,796,795,131320,796,393281,63,797,789,74,76,262205,45,
798,797,393281,63,799,790,74,76,262205,45,800,799,458764,45,801,1,38,798,800,262205,45,802,797,262205,45,803,799,
458764,45,804,1,41,802,803,196670,799,804,196670,797,801,131321,793,131320,795,196855,805,0,262394,170,806,807,131320,
807,327745,66,808,789,74,262205,48,809,808,327879,48,810,809,791,131321,805,131320,806,327745,66,811,789,74,262205,48,
812,811,131321,805,131320,805,458997,48,813,810,807,812,806,196855,814,0,262394,172,815,816,131320,816,327745,66,817,
790,74,262205,48,818,817,327879,48,819,818,791,131321,814,131320,815,327745,66,820,790,74,262205,48,821,820,131321,
814,131320,814,458997,48,822,819,816,821,815,196855,823,0,262394,173,824,825,131320,825,327761,45,826,813,0,327761,45,
827,822,0,327850,47,828,826,827,131321,823,131320,824,327850,174,829,813,822,262299,47,830,829,131321,823,131320,823,
458997,47,831,828,825,830,824,393273,47,832,695,822,813,262312,47,833,832,196855,834,0,262394,833,835,834,131320,835,
327847,47,836,160,831,196855,837,0,262394,836,838,837,131320,838,327745,63,839,790,123,262205,45,840,839,327745,63,
841,789,123,262205,45,842,841,327856,47,843,840,842,131321,837,131320,837,458997,47,844,836,835,843,838,131321,834,
131320,834,458997,47,845,832,823,844,837,196855,846,0,262394,845,847,848,131320,848,327745,66,849,789,74,262205,48,
850,849,131321,846,131320,847,327745,66,851,790,74,262205,48,852,851,131321,846,131320,846,458997,48,853,850,848,852,
847,196855,854,0,262394,845,855,856,131320,856,327745,66,857,790,74,262205,48,858,857,131321,854,131320,855,327745,66,
859,789,74,262205,48,860,859,131321,854,131320,854,458997,48,861,858,856,860,855,327745,66,862,790,74,196670,862,861,
327745,66,863,789,74,196670,863,853,196855,864,0,262394,845,865,866,131320,866,327745,63,867,789,123,262205,45,868,
867,131321,864,131320,865,327745,63,869,790,123,262205,45,870,869,131321,864,131320,864,458997,45,871,868,866,870,865,
196855,872,0,262394,845,873,874,131320,874,327745,63,875,790,123,262205,45,876,875,131321,872,131320,873,327745,63,
877,789,123,262205,45,878,877,131321,872,131320,872,458997,45,879,876,874,878,873,327745,63,880,790,123,196670,880,
879,327745,63,881,789,123,196670,881,871,131321,793,131320,793,65789,65592,327734,43,882,0,61,196663,45,883,196663,48,
884,196663,45,885,131320,886,262203,65,887,7,262203,59,888,7,262203,59,889,7,131321,890,131320,890,458997,45,891,76,
886,892,893,327856,47,894,891,179,262390,895,893,1,262394,894,896,895,131320,896,327812,45,897,891,37,327745,82,898,5,
76,262205,45,899,898,327808,45,900,897,899,327874,45,901,900,885,327808,45,902,885,139,327876,45,903,901,902,327876,
45,904,81,885,327810,45,905,904,81,327879,45,906,900,905,327808,45,907,903,906,327854,47,908,907,883,196855,909,0,
262394,908,910,909,131320,910,131321,895,131320,909,327737,45,911,438,907,131321,912,131320,912,458997,45,913,76,909,
914,915,327856,47,916,913,6,262390,917,915,1,262394,916,915,917,131320,915,327876,45,918,913,885,327737,45,919,438,
918,327808,45,920,911,919,327737,56,921,440,920,327745,59,922,887,913,196670,922,921,327808,45,914,913,123,131321,912,
131320,917,131321,923,131320,923,458997,45,924,180,917,925,926,327851,47,927,924,76,262390,928,926,1,262394,927,929,
928,131320,929,131321,930,131320,930,458997,45,931,76,929,932,933,327856,47,934,931,6,262390,935,933,1,262394,934,936,
935,131320,936,327879,45,937,931,924,327850,47,938,937,76,196855,939,0,262394,938,940,939,131320,940,327808,45,941,
931,924,327745,59,942,887,931,262205,56,943,942,196670,888,943,327745,59,944,887,941,262205,56,945,944,196670,889,945,
458809,43,946,788,888,889,884,262205,56,947,888,196670,942,947,262205,56,948,889,196670,944,948,131321,939,131320,939,
131321,933,131320,933,327808,45,932,931,123,131321,930,131320,935,131321,926,131320,926,327874,45,925,924,123,131321,
923,131320,928,131321,949,131320,949,458997,45,950,76,928,951,952,327856,47,953,950,6,262390,954,952,1,262394,953,952,
954,131320,952,327876,45,955,950,885,327737,45,956,438,955,327808,45,957,911,956,327745,59,958,887,950,262205,56,959,
958,393273,43,960,773,957,959,327808,45,951,950,123,131321,949,131320,954,131321,893,131320,893,327808,45,892,891,123,
131321,890,131320,895,65789,65592,327734,43,961,0,61,196663,45,962,196663,48,963,196663,45,964,131320,965,262203,65,
966,7,262203,59,967,7,262203,59,968,7,262203,59,969,7,262203,59,970,7,131321,971,131320,971,458997,45,972,76,965,973,
974,327856,47,975,972,179,262390,976,974,1,262394,975,977,976,131320,977,327812,45,978,972,37,327745,82,979,5,76,
262205,45,980,979,327808,45,981,978,980,327874,45,982,981,964,327808,45,983,964,139,327876,45,984,982,983,327876,45,
985,81,964,327810,45,986,985,81,327879,45,987,981,986,327808,45,988,984,987,327854,47,989,988,962,196855,990,0,262394,
989,991,990,131320,991,131321,976,131320,990,327737,45,992,438,988,327876,45,993,6,964,327808,45,994,984,993,327810,
45,995,994,81,327810,45,996,995,987,327737,45,997,438,996,131321,998,131320,998,458997,45,999,76,990,1000,1001,327856,
47,1002,999,181,262390,1003,1001,1,262394,1002,1001,1003,131320,1001,327876,45,1004,999,964,327737,45,1005,438,1004,
327808,45,1006,992,1005,327737,56,1007,440,1006,327745,59,1008,966,999,196670,1008,1007,327810,45,1009,182,999,327737,
45,1010,438,1004,327810,45,1011,997,1010,327737,56,1012,440,1011,327745,59,1013,966,1009,196670,1013,1012,327808,45,
1000,999,123,131321,998,131320,1003,131321,1014,131320,1014,458997,45,1015,76,1003,1016,1017,327856,47,1018,1015,6,
262390,1019,1017,1,262394,1018,1020,1019,131320,1020,327879,45,1021,1015,183,327850,47,1022,1021,76,196855,1023,0,
262394,1022,1024,1023,131320,1024,327878,45,1025,1015,184,327745,59,1026,966,1015,262205,56,1027,1026,196670,967,1027,
327745,59,1028,966,1025,262205,56,1029,1028,196670,968,1029,458809,43,1030,788,967,968,963,262205,56,1031,967,196670,
1026,1031,262205,56,1032,968,196670,1028,1032,131321,1023,131320,1023,131321,1017,131320,1017,327808,45,1016,1015,123,
131321,1014,131320,1019,131321,1033,131320,1033,458997,45,1034,185,1019,1035,1036,327851,47,1037,1034,76,262390,1038,
1036,1,262394,1037,1039,1038,131320,1039,131321,1040,131320,1040,458997,45,1041,76,1039,1042,1043,327856,47,1044,1041,
6,262390,1045,1043,1,262394,1044,1046,1045,131320,1046,327879,45,1047,1041,1034,327850,47,1048,1047,76,196855,1049,0,
262394,1048,1050,1049,131320,1050,327808,45,1051,1041,1034,327745,59,1052,966,1041,262205,56,1053,1052,196670,969,
1053,327745,59,1054,966,1051,262205,56,1055,1054,196670,970,1055,458809,43,1056,788,969,970,963,262205,56,1057,969,
196670,1052,1057,262205,56,1058,970,196670,1054,1058,131321,1049,131320,1049,131321,1043,131320,1043,327808,45,1042,
1041,123,131321,1040,131320,1045,131321,1036,131320,1036,327874,45,1035,1034,123,131321,1033,131320,1038,131321,1059,
131320,1059,458997,45,1060,76,1038,1061,1062,327856,47,1063,1060,186,262390,1064,1062,1,262394,1063,1062,1064,131320,
1062,327876,45,1065,1060,964,327737,45,1066,438,1065,327808,45,1067,992,1066,327745,59,1068,966,1060,262205,56,1069,
1068,393273,43,1070,773,1067,1069,327737,45,1071,438,1065,327810,45,1072,997,1071,327810,45,1073,187,1060,327745,59,
1074,966,1073,262205,56,1075,1074,393273,43,1076,773,1072,1075,327808,45,1061,1060,123,131321,1059,131320,1064,131321,
974,131320,974,327808,45,973,972,123,131321,971,131320,976,65789,65592,327734,43,1077,0,62,196663,45,1078,131320,1079,
327858,47,1080,1078,39,327847,47,1081,188,1080,327847,47,1082,1081,189,196855,1083,0,262394,1082,1084,1085,131320,
1085,262368,83,83,190,131321,1083,131320,1084,262368,135,135,190,131321,1083,131320,1083,65789,65592,327734,43,1086,0,
61,196663,45,1087,196663,48,1088,196663,45,1089,131320,1090,327876,45,1091,81,1089,327737,43,1092,1077,1091,458809,43,
1093,961,1087,1088,1089,327737,43,1094,1077,1091,196855,1095,0,262394,195,1096,1095,131320,1096,327852,47,1097,1089,
196,131321,1095,131320,1095,458997,47,1098,195,1090,1097,1096,196855,1099,0,262394,1098,1100,1099,131320,1100,458809,
43,1101,882,1087,1088,197,196855,1102,0,262394,199,1103,1102,131320,1103,327737,43,1104,1077,201,131321,1102,131320,
1102,131321,1099,131320,1099,196855,1105,0,262394,205,1106,1105,131320,1106,327852,47,1107,1089,206,131321,1105,
131320,1105,458997,47,1108,205,1099,1107,1106,196855,1109,0,262394,1108,1110,1109,131320,1110,458809,43,1111,882,1087,
1088,207,196855,1112,0,262394,209,1113,1112,131320,1113,327737,43,1114,1077,211,131321,1112,131320,1112,131321,1109,
131320,1109,196855,1115,0,262394,215,1116,1115,131320,1116,327852,47,1117,1089,216,131321,1115,131320,1115,458997,47,
1118,215,1109,1117,1116,196855,1119,0,262394,1118,1120,1119,131320,1120,458809,43,1121,882,1087,1088,217,196855,1122,
0,262394,219,1123,1122,131320,1123,327737,43,1124,1077,221,131321,1122,131320,1122,131321,1119,131320,1119,196855,
1125,0,262394,225,1126,1125,131320,1126,327852,47,1127,1089,226,131321,1125,131320,1125,458997,47,1128,225,1119,1127,
1126,196855,1129,0,262394,1128,1130,1129,131320,1130,458809,43,1131,882,1087,1088,227,196855,1132,0,262394,229,1133,
1132,131320,1133,327737,43,1134,1077,231,131321,1132,131320,1132,131321,1129,131320,1129,327852,47,1135,1089,139,
327847,47,1136,234,1135,196855,1137,0,262394,1136,1138,1137,131320,1138,458809,43,1139,882,1087,1088,139,196855,1140,
0,262394,235,1141,1140,131320,1141,327737,43,1142,1077,236,131321,1140,131320,1140,131321,1137,131320,1137,327852,47,
1143,1089,76,327847,47,1144,239,1143,196855,1145,0,262394,1144,1146,1145,131320,1146,458809,43,1147,882,1087,1088,76,
131321,1145,131320,1145,65789,65592,327734,43,427,0,67,196663,63,1148,196663,65,1149,196663,66,1150,131320,1151,
262203,59,1152,7,262203,59,1153,7,262203,59,1154,7,262203,59,1155,7,131321,1156,131320,1156,458997,45,1157,83,1151,
1158,1159,327858,47,1160,1157,6,262390,1161,1159,1,262394,1160,1162,1161,131320,1162,131321,1163,131320,1163,458997,
45,1164,76,1162,1165,1166,327856,47,1167,1164,6,262390,1168,1166,1,262394,1167,1169,1168,131320,1169,327874,45,1170,
1157,123,327879,45,1171,1164,1170,327850,47,1172,1171,76,196855,1173,0,262394,1172,1174,1173,131320,1174,327810,45,
1175,1157,81,327878,45,1176,1164,1175,262205,48,1177,1150,327745,59,1178,1149,1164,262205,56,1179,1178,196670,1152,
1179,327745,59,1180,1149,1176,262205,56,1181,1180,196670,1153,1181,458809,43,1182,788,1152,1153,1177,262205,56,1183,
1152,196670,1178,1183,262205,56,1184,1153,196670,1180,1184,131321,1173,131320,1173,131321,1166,131320,1166,327808,45,
1165,1164,123,131321,1163,131320,1168,327874,45,1185,1157,130,131321,1186,131320,1186,458997,45,1187,1185,1168,1188,
1189,327851,47,1190,1187,76,262390,1191,1189,1,262394,1190,1192,1191,131320,1192,131321,1193,131320,1193,458997,45,
1194,76,1192,1195,1196,327856,47,1197,1194,6,262390,1198,1196,1,262394,1197,1199,1198,131320,1199,327879,45,1200,1194,
1187,327850,47,1201,1200,76,196855,1202,0,262394,1201,1203,1202,131320,1203,327808,45,1204,1194,1187,262205,48,1205,
1150,327745,59,1206,1149,1194,262205,56,1207,1206,196670,1154,1207,327745,59,1208,1149,1204,262205,56,1209,1208,
196670,1155,1209,458809,43,1210,788,1154,1155,1205,262205,56,1211,1154,196670,1206,1211,262205,56,1212,1155,196670,
1208,1212,131321,1202,131320,1202,131321,1196,131320,1196,327808,45,1195,1194,123,131321,1193,131320,1198,131321,1189,
131320,1189,327874,45,1188,1187,123,131321,1186,131320,1191,131321,1159,131320,1159,327812,45,1158,1157,83,131321,
1156,131320,1161,262205,45,1213,1148,327812,45,1214,1213,6,327737,45,1215,438,1214,131321,1216,131320,1216,458997,45,
1217,76,1161,1218,1219,327856,47,1220,1217,6,262390,1221,1219,1,262394,1220,1219,1221,131320,1219,327808,45,1222,1215,
1217,327745,59,1223,1149,1217,262205,56,1224,1223,393273,43,1225,773,1222,1224,327808,45,1218,1217,123,131321,1216,
131320,1221,65789,65592,327734,43,429,0,68,196663,45,1226,196663,48,1227,131320,1228,327812,45,1229,1226,6,262368,83,
83,190,327856,47,1230,6,1229,196855,1231,0,262394,1230,1232,1231,131320,1232,458809,43,1233,1086,1229,1227,81,131321,
1231,131320,1231,327856,47,1234,241,1229,196855,1235,0,262394,1234,1236,1235,131320,1236,458809,43,1237,1086,1229,
1227,83,131321,1235,131320,1235,327856,47,1238,242,1229,196855,1239,0,262394,1238,1240,1239,131320,1240,458809,43,
1241,1086,1229,1227,135,131321,1239,131320,1239,131321,1242,131320,1242,458997,45,1243,70,1239,1244,1245,327810,45,
1246,1243,81,327876,45,1247,6,1246,327856,47,1248,1247,1229,262390,1249,1245,2,262394,1248,1245,1249,131320,1245,
458809,43,1250,1086,1229,1227,1243,327808,45,1244,1243,123,131321,1242,131320,1249,262368,83,83,190,65789,65592,
327734,45,302,0,69,196663,45,1251,196663,45,1252,196663,45,1253,196663,48,1254,131320,1255,196855,1256,0,196859,76,
1257,131320,1257,393281,75,1258,72,128,123,262205,45,1259,1258,327812,45,1260,1252,1259,327808,45,1261,1260,1259,
458764,45,1262,1,38,1261,1253,327850,47,1263,1251,76,196855,1264,0,262394,1263,1265,1264,131320,1265,131321,1256,
131320,1264,327737,45,1266,274,1253,327850,47,1267,1251,1266,196855,1268,0,262394,1267,1269,1268,131320,1269,131321,
1256,131320,1268,327737,45,1270,728,1251,327808,45,1271,1270,1252,393281,78,1272,11,74,1271,262205,45,1273,1272,
393281,75,1274,72,128,130,262205,45,1275,1274,327812,45,1276,1273,1275,327808,45,1277,1260,1276,327737,45,1278,728,
1251,327808,45,1279,1278,126,393281,78,1280,11,74,1279,262205,45,1281,1280,327737,45,1282,728,1251,327808,45,1283,
1282,243,393281,78,1284,11,74,1283,262205,45,1285,1284,327737,45,1286,728,1251,327808,45,1287,1286,261,393281,78,1288,
11,74,1287,262205,45,1289,1288,327760,48,1290,1285,1289,327850,47,1291,1252,1281,196855,1292,0,262394,1291,1293,1292,
131320,1293,131321,1256,131320,1292,327874,45,1294,1275,123,131321,1295,131320,1295,458997,45,1296,1277,1292,1297,
1298,458997,45,1299,1294,1292,1300,1298,327851,47,1301,1299,76,262390,1302,1298,0,262394,1301,1303,1302,131320,1303,
327808,45,1304,1296,1299,327858,47,1305,1304,1262,196855,1306,0,262394,1305,1307,1306,131320,1307,327810,45,1308,1304,
81,393273,48,1309,423,244,1308,327879,48,1310,1309,1254,393273,47,1311,695,1310,1290,262312,47,1312,1311,196855,1313,
0,262394,1312,1314,1313,131320,1314,327850,174,1315,1310,1290,262299,47,1316,1315,327856,47,1317,1252,1281,327847,47,
1318,1316,1317,131321,1313,131320,1313,458997,47,1319,1311,1307,1318,1314,196855,1320,0,262394,1319,1321,1320,131320,
1321,131321,1320,131320,1320,458997,45,1322,1296,1313,1304,1321,131321,1306,131320,1306,458997,45,1297,1296,1303,1322,
1320,131321,1298,131320,1298,327874,45,1300,1299,123,131321,1295,131320,1302,131321,1256,131320,1256,721141,45,1323,
1260,1265,1262,1269,1277,1293,1296,1302,131326,1323,65592};
/* odd_even_merge.comp, 5949 words */
static const uint32_t gpusorti_spv_odd_even_merge[] = {
119734787,66304,524299,1077,0,131089,1,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,0,1,524303,5,2,0x6e69616d,0,
3,4,5,393232,2,17,1,1,1,262215,3,11,26,262215,4,11,24,262215,6,1,5,262215,7,6,8,327752,8,0,35,0,196679,8,2,262215,9,
34,0,262215,9,33,2,262215,10,6,4,327752,11,0,35,0,327752,11,1,35,4,327752,11,2,35,8,327752,11,3,35,12,327752,11,4,35,
16,327752,11,5,35,20,327752,11,6,35,24,327752,11,7,35,40,327752,11,8,35,44,196679,11,2,262215,12,6,8,327752,13,0,35,0,
196679,13,2,262215,14,34,0,262215,14,33,0,262215,15,6,4,327752,16,0,35,0,196679,16,2,262215,17,34,0,262215,17,33,2,
262215,18,1,7,262215,19,6,4,327752,20,0,35,0,196679,20,2,262215,21,34,0,262215,21,33,0,262215,22,1,10,262215,23,6,8,
327752,24,0,35,0,196679,24,2,262215,25,34,0,262215,25,33,1,262215,26,6,4,327752,27,0,35,0,196679,27,2,262215,28,34,0,
262215,28,33,1,262215,29,1,8,262215,30,1,6,262215,31,1,9,262215,5,11,29,262215,32,1,1,262215,33,1,0,262215,34,6,4,
327752,35,0,35,0,196679,35,2,262215,36,34,0,262215,36,33,3,262215,37,1,11,262215,38,1,0,262215,39,11,25,131091,40,
196641,41,40,262165,42,32,0,196641,43,42,131092,44,262167,45,42,2,327713,46,45,44,42,393249,47,40,44,42,45,262177,48,
45,45,262177,49,42,42,327713,50,45,45,42,327713,51,40,42,42,262177,52,40,44,262177,53,40,42,262167,54,42,3,262176,55,
1,54,262203,55,3,1,262187,42,56,1,262176,57,1,42,262203,55,4,1,262187,42,58,0,262194,42,6,1,262187,42,59,2,393268,44,
60,170,6,59,196637,7,45,196638,8,7,262176,61,12,8,262203,61,9,12,262165,62,32,1,262187,62,63,0,262187,42,64,4,262172,
10,42,64,720926,11,42,42,42,42,42,42,10,42,42,262176,65,9,11,262203,65,66,9,262187,62,67,7,262176,68,9,42,262176,69,
12,45,196637,12,45,196638,13,12,262176,70,12,13,262203,70,14,12,196637,15,42,196638,16,15,262176,71,12,16,262203,71,
17,12,262176,72,12,42,262194,42,18,32,262187,42,73,32,393268,44,74,170,18,73,196637,19,42,196638,20,19,262176,75,12,
20,262203,75,21,12,262187,42,76,16,393268,44,77,170,18,76,458804,42,78,169,77,56,59,393268,62,79,128,18,58,393268,44,
80,170,6,59,262194,42,22,0,393268,44,81,170,22,59,262187,62,82,8,196637,23,45,196638,24,23,262176,83,12,24,262203,83,
25,12,196637,26,42,196638,27,26,262176,84,12,27,262203,84,28,12,393268,44,85,170,22,59,393268,44,86,170,6,59,262194,
42,29,0,393268,44,87,170,29,56,262194,42,30,32,393268,42,88,130,30,56,262187,42,89,31,393268,42,90,199,88,89,393268,
42,91,196,56,90,393268,44,92,170,29,59,262187,62,93,31,262194,42,31,0,393268,44,94,171,31,58,393268,44,95,170,29,56,
393268,44,96,170,29,59,393268,42,97,130,30,56,393268,62,98,128,97,58,262187,62,99,1,393268,44,100,174,30,73,262187,42,
101,0xffffffff,393268,42,102,199,30,89,393268,42,103,196,56,102,393268,42,104,130,103,56,458804,42,105,169,100,101,
104,393268,44,106,171,31,58,393268,44,107,170,6,59,393268,44,108,171,31,58,393268,44,109,170,29,56,393268,44,110,170,
29,59,393268,44,111,171,31,58,393268,44,112,170,29,56,393268,44,113,170,29,59,393268,42,114,130,30,56,393268,62,115,
128,114,58,262203,57,5,1,262176,116,6,42,262203,116,117,6,262194,42,32,8,393268,44,118,174,32,73,262187,42,119,5,
393268,44,120,174,32,76,262187,42,121,8,393268,44,122,174,32,121,262187,42,123,3,393268,44,124,174,32,64,458804,42,
125,169,124,59,56,458804,42,126,169,122,123,125,458804,42,127,169,120,64,126,458804,42,128,169,118,119,127,262203,116,
129,6,262203,116,130,6,262203,116,131,6,393268,44,132,170,6,56,262167,133,62,2,262187,62,134,5,262187,42,135,9,262187,
62,136,3,262187,42,137,28,262203,116,138,6,262172,139,42,32,262176,140,6,139,262203,140,141,6,393268,42,142,130,128,
56,262194,42,33,256,393268,42,143,132,33,32,393268,42,144,128,6,22,393268,42,145,132,143,144,262172,146,42,145,262176,
147,4,146,262203,147,148,4,262172,149,45,32,262176,150,6,149,262203,150,151,6,262176,152,4,42,393268,44,153,170,6,59,
393268,44,154,174,22,56,393268,42,155,132,143,6,262203,150,156,6,393268,44,157,170,22,59,393268,42,158,128,6,56,
393268,42,159,132,143,158,393268,44,160,170,6,59,262176,161,6,45,393268,44,162,174,22,56,393268,42,163,132,143,6,
393268,44,164,170,22,59,393268,42,165,128,6,56,393268,42,166,132,143,165,393268,42,167,134,32,59,262203,116,168,6,
196650,44,169,262203,116,170,6,393268,44,171,171,22,58,393268,42,172,134,32,59,262203,116,173,6,327724,45,174,101,101,
262167,175,44,2,393268,42,176,134,32,59,262187,42,177,64,393268,44,178,174,18,73,393268,44,179,171,22,58,393268,42,
180,134,73,18,393268,42,181,132,33,180,393268,44,182,170,6,56,393268,44,183,170,22,58,393268,44,184,167,182,183,
393268,44,185,170,6,59,393268,44,186,171,22,58,262187,62,187,6,262187,62,188,2,262187,42,189,255,262187,42,190,256,
262187,42,191,512,393268,42,192,132,73,6,262187,62,193,4,196637,34,42,196638,35,34,262176,194,12,35,262203,194,36,12,
262194,42,37,0,393268,42,195,199,37,56,393268,44,196,171,195,58,393268,42,197,130,128,56,393268,44,198,174,18,73,
262187,42,199,264,393268,44,200,176,18,73,262194,42,38,1,393267,54,39,38,56,56,327724,133,201,99,99,327734,40,2,0,41,
131320,202,196855,203,0,196859,58,204,131320,204,393281,68,205,66,187,99,262205,42,206,205,196670,130,206,393281,68,
207,66,187,188,262205,42,208,207,196670,129,208,393281,68,209,66,187,136,262205,42,210,209,327879,42,211,210,189,
327879,42,212,210,190,327851,44,213,212,58,327879,42,214,210,191,327851,44,215,214,58,393228,62,216,1,75,143,262268,
42,217,216,327745,68,218,66,136,262205,42,219,218,327810,42,220,192,219,327745,68,221,66,193,262205,42,222,221,327810,
42,223,220,222,196670,173,223,262205,42,224,130,262205,42,225,129,327810,42,226,224,225,327808,42,227,217,226,262201,
42,228,229,327874,42,230,228,226,327745,68,231,66,63,262205,42,232,231,327851,44,233,232,58,196855,234,0,262394,233,
235,236,131320,236,393281,72,237,36,63,63,262205,42,238,237,327745,68,239,66,134,262205,42,240,239,458764,42,241,1,38,
238,240,131321,234,131320,235,131321,234,131320,234,458997,42,242,241,236,232,235,327850,44,243,242,58,262312,44,244,
243,196855,245,0,262394,244,246,245,131320,246,327856,44,247,227,73,196855,248,0,262394,247,249,248,131320,249,327810,
42,250,242,56,327874,42,251,250,227,327852,44,252,230,251,131321,248,131320,248,458997,44,253,247,246,252,249,131321,
245,131320,245,458997,44,254,243,234,253,248,196855,255,0,262394,254,256,255,131320,256,131321,203,131320,255,327810,
42,257,211,56,327808,42,258,257,226,327876,42,259,56,258,393385,42,260,213,259,58,327856,44,261,227,73,196855,262,0,
262394,261,263,264,131320,264,131321,262,131320,263,327876,42,265,230,227,131321,262,131320,262,458997,42,266,58,264,
265,263,196670,170,266,262205,42,267,170,327810,42,268,242,267,327854,44,269,260,268,196855,270,0,262394,269,271,270,
131320,271,131321,203,131320,270,262205,42,272,170,327808,42,273,272,260,196670,170,273,262201,42,274,229,327876,42,
275,56,226,327810,42,276,275,56,327879,42,277,274,276,262205,42,278,129,327876,42,279,277,278,196670,131,279,393281,
68,280,66,187,63,262205,42,281,280,327810,42,282,73,281,327874,42,283,101,282,327810,42,284,242,56,262205,42,285,170,
327810,42,286,284,285,262205,42,287,170,327879,42,288,287,283,327810,42,289,283,288,458764,42,290,1,38,286,289,196670,
168,290,262312,44,291,215,262205,42,292,168,327856,44,293,292,259,327847,44,294,291,293,196855,295,0,262394,294,296,
295,131320,296,131321,203,131320,295,393385,42,297,215,58,211,393385,42,298,215,217,211,327810,42,299,298,128,196855,
300,0,262394,215,301,302,131320,302,327876,42,303,56,299,262205,42,304,129,327876,42,305,56,304,327810,42,306,303,305,
131321,300,131320,301,131321,300,131320,300,458997,42,307,306,302,58,301,393273,40,308,309,299,307,327847,44,310,196,
215,327737,40,311,312,310,131321,313,131320,313,458997,44,314,291,300,315,316,458997,42,317,297,300,318,316,458997,42,
319,297,300,320,316,262390,321,316,0,131321,322,131320,322,327850,44,323,319,128,327847,44,324,215,323,327850,44,325,
317,319,327847,44,326,324,325,196855,327,0,262394,326,328,327,131320,328,262201,40,329,330,131321,327,131320,327,
458997,42,331,317,322,58,328,196855,332,0,262394,314,333,332,131320,333,327737,40,334,335,128,327810,42,336,331,99,
131321,332,131320,332,458997,42,337,331,327,336,333,131321,338,131320,338,458997,42,339,58,332,340,341,327856,44,342,
339,128,262390,343,341,1,262394,342,344,343,131320,344,262205,42,345,117,327808,42,346,345,128,327810,42,347,346,56,
327810,42,348,347,339,327856,44,349,348,337,196855,350,0,262394,349,351,350,131320,351,327810,42,352,197,339,327737,
40,353,354,352,131321,350,131320,350,131321,341,131320,341,327808,42,340,339,99,131321,338,131320,343,262205,42,355,
117,458764,42,356,1,38,337,355,262205,42,357,129,327858,44,358,356,357,327850,44,359,319,211,327847,44,360,358,359,
327847,44,361,360,198,262205,42,362,117,327854,44,363,362,64,327847,44,364,361,363,196855,365,0,262394,364,366,365,
131320,366,131321,321,131320,365,262201,40,367,368,262205,42,369,129,327858,44,370,356,369,262312,44,371,360,327847,
44,372,370,371,196855,373,0,262394,372,374,375,131320,375,131321,373,131320,374,327808,42,376,319,56,458764,42,377,1,
41,376,128,327852,44,378,377,128,131321,373,131320,373,458997,42,320,319,375,377,374,458997,44,315,169,375,378,374,
458997,42,318,356,375,377,374,196855,379,0,262394,360,380,381,131320,381,262205,42,382,129,327808,42,383,382,128,
458764,42,384,1,41,318,383,327810,42,385,384,128,131321,379,131320,380,327810,42,386,217,128,131321,379,131320,379,
458997,42,387,385,381,386,380,196855,388,0,262394,315,389,390,131320,390,131321,388,131320,389,327876,42,391,56,387,
262205,42,392,129,327876,42,393,56,392,327810,42,394,391,393,131321,388,131320,388,458997,42,395,58,390,394,389,
393273,40,396,309,387,395,262368,59,59,199,262201,40,397,398,196855,399,0,262394,360,400,399,131320,400,131321,321,
131320,399,131321,316,131320,316,131321,313,131320,321,262201,40,401,402,196855,403,0,262394,200,404,403,131320,404,
262201,40,405,406,131321,403,131320,403,131321,203,131320,203,65789,65592,327734,42,229,0,43,131320,407,327745,57,408,
3,56,262205,42,409,408,327745,57,410,4,58,262205,42,411,410,327812,42,412,409,411,327745,57,413,3,58,262205,42,414,
413,327808,42,415,412,414,131326,415,65592,327734,45,416,0,46,196663,44,417,196663,42,418,131320,419,196855,420,0,
196859,58,421,131320,421,196855,422,0,262394,60,423,422,131320,423,196855,424,0,262394,417,425,426,131320,426,393281,
69,427,14,63,418,262205,45,428,427,131321,424,131320,425,327745,68,429,66,67,262205,42,430,429,327808,42,431,430,418,
393281,69,432,9,63,431,262205,45,433,432,131321,424,131320,424,458997,45,434,428,426,433,425,131321,420,131320,422,
196855,435,0,262394,417,436,435,131320,436,327745,68,437,66,67,262205,42,438,437,327808,42,439,438,418,393281,72,440,
17,63,439,262205,42,441,440,327760,45,442,441,58,131321,420,131320,435,196855,443,0,262394,74,444,443,131320,444,
393281,72,445,21,63,418,262205,42,446,445,327760,45,447,446,58,131321,420,131320,443,327876,42,448,56,78,327810,42,
449,448,56,327879,42,450,418,449,327812,42,451,450,18,327874,42,452,418,78,393281,72,453,21,63,452,262205,42,454,453,
262268,62,455,451,393419,42,456,454,455,79,327760,45,457,456,58,131321,420,131320,420,721141,45,458,434,424,442,436,
447,444,457,443,131326,458,65592,327734,40,459,0,47,196663,44,460,196663,42,461,196663,45,462,131320,463,196855,464,0,
262394,80,465,466,131320,466,196855,467,0,262394,460,468,469,131320,469,327761,42,470,462,0,393281,72,471,21,63,461,
196670,471,470,131321,467,131320,468,327745,68,472,66,67,262205,42,473,472,327808,42,474,473,461,327761,42,475,462,0,
393281,72,476,17,63,474,196670,476,475,131321,467,131320,467,131321,464,131320,465,196855,477,0,262394,460,478,479,
131320,479,393281,69,480,14,63,461,196670,480,462,131321,477,131320,478,327745,68,481,66,67,262205,42,482,481,327808,
42,483,482,461,393281,69,484,9,63,483,196670,484,462,131321,477,131320,477,131321,464,131320,464,65789,65592,327734,
45,485,0,46,196663,44,486,196663,42,487,131320,488,196855,489,0,196859,58,490,131320,490,196855,491,0,262394,81,492,
491,131320,492,196855,493,0,262394,486,494,495,131320,495,393281,69,496,25,63,487,262205,45,497,496,131321,493,131320,
494,327745,68,498,66,82,262205,42,499,498,327808,42,500,499,487,393281,69,501,9,63,500,262205,45,502,501,131321,493,
131320,493,458997,45,503,497,495,502,494,131321,489,131320,491,196855,504,0,262394,486,505,506,131320,506,393281,72,
507,28,63,487,262205,42,508,507,131321,504,131320,505,327745,68,509,66,82,262205,42,510,509,327808,42,511,510,487,
393281,72,512,17,63,511,262205,42,513,512,131321,504,131320,504,458997,42,514,508,506,513,505,327760,45,515,514,58,
131321,489,131320,489,458997,45,516,503,493,515,504,131326,516,65592,327734,40,517,0,47,196663,44,518,196663,42,519,
196663,45,520,131320,521,196855,522,0,262394,85,523,524,131320,524,196855,525,0,262394,518,526,527,131320,527,327761,
42,528,520,0,393281,72,529,28,63,519,196670,529,528,131321,525,131320,526,327745,68,530,66,82,262205,42,531,530,
327808,42,532,531,519,327761,42,533,520,0,393281,72,534,17,63,532,196670,534,533,131321,525,131320,525,131321,522,
131320,523,196855,535,0,262394,518,536,537,131320,537,393281,69,538,25,63,519,196670,538,520,131321,535,131320,536,
327745,68,539,66,82,262205,42,540,539,327808,42,541,540,519,393281,69,542,9,63,541,196670,542,520,131321,535,131320,
535,131321,522,131320,522,65789,65592,327734,45,543,0,48,196663,45,544,131320,545,196855,546,0,262394,86,547,548,
131320,548,196855,549,0,262394,95,550,549,131320,550,327761,42,551,544,0,327878,42,552,551,91,393298,45,553,552,544,0,
131321,549,131320,549,458997,45,554,544,548,553,550,196855,555,0,262394,96,556,555,131320,556,327761,42,557,554,0,
262268,62,558,557,393418,62,559,558,98,99,262268,42,560,559,327877,42,561,560,91,327879,42,562,561,105,327878,42,563,
557,562,393298,45,564,563,554,0,131321,555,131320,555,458997,45,565,554,549,564,556,196855,566,0,262394,106,567,566,
131320,567,327761,42,568,565,0,327878,42,569,568,105,393298,45,570,569,565,0,131321,566,131320,566,458997,45,571,565,
555,570,567,131321,546,131320,547,196855,572,0,262394,87,573,572,131320,573,327761,42,574,544,1,327878,42,575,574,91,
393298,45,576,575,544,1,131321,572,131320,572,458997,45,577,544,547,576,573,196855,578,0,262394,92,579,578,131320,579,
327761,42,580,577,1,262268,62,581,580,327875,62,582,581,93,262268,42,583,582,327877,42,584,583,91,327760,45,585,583,
584,327878,45,586,577,585,131321,578,131320,578,458997,45,587,577,572,586,579,196855,588,0,262394,94,589,588,131320,
589,262344,45,590,587,131321,588,131320,588,458997,45,591,587,578,590,589,131321,546,131320,546,458997,45,592,571,566,
591,588,131326,592,65592,327734,45,593,0,48,196663,45,594,131320,595,196855,596,0,262394,107,597,598,131320,598,
196855,599,0,262394,111,600,599,131320,600,327761,42,601,594,0,327878,42,602,601,105,393298,45,603,602,594,0,131321,
599,131320,599,458997,45,604,594,598,603,600,196855,605,0,262394,112,606,605,131320,606,327761,42,607,604,0,327878,42,
608,607,91,393298,45,609,608,604,0,131321,605,131320,605,458997,45,610,604,599,609,606,196855,611,0,262394,113,612,
611,131320,612,327761,42,613,610,0,262268,62,614,613,393418,62,615,614,115,99,262268,42,616,615,262344,42,617,616,
327877,42,618,617,91,327879,42,619,618,105,327878,42,620,613,619,393298,45,621,620,610,0,131321,611,131320,611,458997,
45,622,610,605,621,612,131321,596,131320,597,196855,623,0,262394,108,624,623,131320,624,262344,45,625,594,131321,623,
131320,623,458997,45,626,594,597,625,624,196855,627,0,262394,109,628,627,131320,628,327761,42,629,626,1,327878,42,630,
629,91,393298,45,631,630,626,1,131321,627,131320,627,458997,45,632,626,623,631,628,196855,633,0,262394,110,634,633,
131320,634,327761,42,635,632,1,262268,62,636,635,327875,62,637,636,93,262268,42,638,637,262344,42,639,638,327877,42,
640,639,91,327760,45,641,639,640,327878,45,642,632,641,131321,633,131320,633,458997,45,643,632,627,642,634,131321,596,
131320,596,458997,45,644,622,611,643,633,131326,644,65592,327734,42,645,0,43,131320,646,262205,42,647,5,262205,42,648,
117,327876,42,649,56,648,327810,42,650,649,56,327879,42,651,647,650,327810,42,652,647,651,327876,42,653,652,128,
327877,42,654,653,651,131326,654,65592,327734,42,655,0,49,196663,42,656,131320,657,262205,42,658,129,327874,42,659,
656,658,262205,42,660,130,327876,42,661,659,660,262205,42,662,131,327808,42,663,661,662,262205,42,664,129,327876,42,
665,56,664,327810,42,666,665,56,327879,42,667,656,666,327808,42,668,663,667,131326,668,65592,327734,45,669,0,50,
196663,45,670,196663,42,671,131320,672,196855,673,0,196859,58,674,131320,674,327879,42,675,671,89,458831,45,676,670,
670,1,0,196855,677,0,262394,132,678,679,131320,679,327879,42,680,671,73,327851,44,681,680,58,196855,682,0,262394,681,
683,682,131320,683,327760,45,684,675,675,327876,45,685,676,684,327874,45,686,670,201,327810,42,687,89,675,327760,45,
688,687,687,327874,45,689,686,688,327877,45,690,685,689,131321,673,131320,682,131321,677,131320,678,131321,677,131320,
677,458997,45,691,676,682,670,678,327760,45,692,675,675,327876,45,693,670,692,327874,45,694,691,201,327810,42,695,89,
675,327760,45,696,695,695,327874,45,697,694,696,327877,45,698,693,697,131321,673,131320,673,458997,45,699,690,683,698,
677,131326,699,65592,327734,42,700,0,49,196663,42,701,131320,702,327874,42,703,701,134,327879,42,704,703,56,327812,42,
705,704,64,327878,42,706,701,705,327874,42,707,703,99,327879,42,708,707,123,327812,42,709,708,135,327878,42,710,706,
709,327874,42,711,703,136,327879,42,712,711,56,327812,42,713,712,137,327878,42,714,710,713,131326,714,65592,327734,40,
309,0,51,196663,42,715,196663,42,716,131320,717,196670,117,715,196670,138,716,262201,42,718,645,327737,42,719,700,718,
327745,116,720,141,63,196670,720,719,131321,721,131320,721,458997,42,722,58,717,723,724,327856,44,725,722,128,262390,
726,724,1,262394,725,727,726,131320,727,262205,42,728,117,327808,42,729,728,722,327876,42,730,56,729,327850,44,731,
722,142,262205,42,732,138,393385,42,733,731,732,58,327878,42,734,730,733,327737,42,735,700,734,131321,736,131320,736,
458997,42,737,58,727,738,739,327876,42,740,56,722,327856,44,741,737,740,262390,742,739,1,262394,741,739,742,131320,
739,327877,42,743,737,740,327745,116,744,141,737,262205,42,745,744,327878,42,746,745,735,327745,116,747,141,743,
196670,747,746,327808,42,738,737,99,131321,736,131320,742,131321,724,131320,724,327808,42,723,722,99,131321,721,
131320,726,65789,65592,327734,40,368,0,41,131320,748,131321,749,131320,749,458997,42,750,58,748,751,752,327856,44,753,
750,32,262390,754,752,1,262394,753,755,754,131320,755,327745,116,756,141,750,262205,42,757,756,393281,116,758,151,750,
58,262205,42,759,758,327745,152,760,148,757,196670,760,759,196855,761,0,262394,153,762,761,131320,762,262205,42,763,
756,327808,42,764,143,763,393281,116,765,151,750,56,262205,42,766,765,327745,152,767,148,764,196670,767,766,131321,
761,131320,761,196855,768,0,262394,154,769,768,131320,769,262205,42,770,756,327808,42,771,155,770,393281,116,772,156,
750,58,262205,42,773,772,327745,152,774,148,771,196670,774,773,131321,768,131320,768,196855,775,0,262394,157,776,775,
131320,776,262205,42,777,756,327808,42,778,159,777,393281,116,779,156,750,56,262205,42,780,779,327745,152,781,148,778,
196670,781,780,131321,775,131320,775,131321,752,131320,752,327808,42,751,750,99,131321,749,131320,754,65789,65592,
327734,40,398,0,41,131320,782,131321,783,131320,783,458997,42,784,58,782,785,786,327856,44,787,784,32,262390,788,786,
1,262394,787,789,788,131320,789,327745,116,790,141,784,262205,42,791,790,327745,152,792,148,791,262205,42,793,792,
196855,794,0,262394,160,795,796,131320,796,131321,794,131320,795,262205,42,797,790,327808,42,798,143,797,327745,152,
799,148,798,262205,42,800,799,131321,794,131320,794,458997,42,801,58,796,800,795,327760,45,802,793,801,327745,161,803,
151,784,196670,803,802,196855,804,0,262394,162,805,804,131320,805,262205,42,806,790,327808,42,807,163,806,327745,152,
808,148,807,262205,42,809,808,393281,116,810,156,784,58,196670,810,809,131321,804,131320,804,196855,811,0,262394,164,
812,811,131320,812,262205,42,813,790,327808,42,814,166,813,327745,152,815,148,814,262205,42,816,815,393281,116,817,
156,784,56,196670,817,816,131321,811,131320,811,131321,786,131320,786,327808,42,785,784,99,131321,783,131320,788,
65789,65592,327734,40,312,0,52,196663,44,818,131320,819,262201,42,820,645,327737,42,821,655,820,262201,42,822,645,
262205,42,823,138,327878,42,824,822,823,327737,42,825,655,824,131321,826,131320,826,458997,42,827,58,819,828,829,
327856,44,830,827,32,262390,831,829,1,262394,830,832,831,131320,832,327856,44,833,827,167,393385,42,834,833,821,825,
262205,42,835,117,262205,42,836,129,327810,42,837,835,836,262205,42,838,130,327808,42,839,837,838,327876,42,840,827,
839,327808,42,841,834,840,262205,42,842,168,458764,42,843,1,38,841,842,262205,42,844,170,327808,42,845,844,843,393273,
45,846,416,169,845,327745,161,847,151,827,196670,847,846,196855,848,0,262394,171,849,848,131320,849,262205,42,850,170,
327808,42,851,850,843,393273,45,852,485,169,851,327745,161,853,156,827,196670,853,852,131321,848,131320,848,131321,
829,131320,829,327808,42,828,827,99,131321,826,131320,831,131321,854,131320,854,458997,42,855,58,831,856,857,327856,
44,858,855,32,262390,859,857,1,262394,858,860,859,131320,860,327856,44,861,855,172,393385,42,862,861,821,825,262205,
42,863,117,262205,42,864,129,327810,42,865,863,864,262205,42,866,130,327808,42,867,865,866,327876,42,868,855,867,
327808,42,869,862,868,327745,161,870,151,855,262205,45,871,870,327737,45,872,543,871,262205,42,873,173,393273,45,874,
669,872,873,262205,42,875,168,327858,44,876,869,875,327760,175,877,876,876,393385,45,878,877,874,174,196670,870,878,
196855,879,0,262394,818,880,879,131320,880,262205,42,881,170,327808,42,882,881,869,393281,116,883,156,855,58,196670,
883,882,131321,879,131320,879,131321,857,131320,857,327808,42,856,855,99,131321,854,131320,859,65789,65592,327734,40,
402,0,41,131320,884,262201,42,885,645,327737,42,886,655,885,262201,42,887,645,262205,42,888,138,327878,42,889,887,888,
327737,42,890,655,889,131321,891,131320,891,458997,42,892,58,884,893,894,327856,44,895,892,32,262390,896,894,1,262394,
895,897,896,131320,897,327856,44,898,892,176,393385,42,899,898,886,890,262205,42,900,117,262205,42,901,129,327810,42,
902,900,901,262205,42,903,130,327808,42,904,902,903,327876,42,905,892,904,327808,42,906,899,905,327745,161,907,151,
892,262205,45,908,907,262205,42,909,173,327810,42,910,177,909,393273,45,911,669,908,910,327737,45,912,593,911,262205,
42,913,168,327858,44,914,906,913,196855,915,0,262394,914,916,915,131320,916,196855,917,0,262394,178,918,917,131320,
918,262205,42,919,170,327808,42,920,919,906,458809,40,921,459,169,920,912,131321,917,131320,917,196855,922,0,262394,
179,923,922,131320,923,262205,42,924,170,327808,42,925,924,906,327745,161,926,156,892,262205,45,927,926,458809,40,928,
517,169,925,927,131321,922,131320,922,131321,915,131320,915,131321,894,131320,894,327808,42,893,892,99,131321,891,
131320,896,65789,65592,327734,40,406,0,41,131320,929,262205,42,930,5,327812,42,931,930,180,131321,932,131320,932,
458997,42,933,931,929,934,935,327856,44,936,933,143,262390,937,935,0,262394,936,938,937,131320,938,327737,42,939,655,
933,262205,42,940,168,327852,44,941,939,940,196855,942,0,262394,941,943,942,131320,943,131321,935,131320,942,262205,
42,944,170,327808,42,945,944,939,327814,42,946,945,180,262205,42,947,168,327810,42,948,947,939,327808,42,949,948,56,
458764,42,950,1,38,180,949,131321,951,131320,951,458997,42,952,58,942,953,954,458997,42,955,58,942,956,954,327856,44,
957,955,950,262390,958,954,0,262394,957,954,958,131320,954,327808,42,959,933,955,327737,42,960,700,959,327745,152,961,
148,960,262205,42,962,961,327760,45,963,962,58,262205,42,964,173,327810,42,965,177,964,393273,45,966,669,963,965,
327737,45,967,593,966,327761,42,968,967,0,327812,42,969,955,18,327876,42,970,968,969,327877,42,953,952,970,327808,42,
956,955,99,131321,951,131320,958,327850,44,971,950,180,196855,972,0,262394,971,973,974,131320,974,393281,72,975,21,63,
946,262205,42,976,975,327878,42,977,976,952,327812,42,978,950,18,262268,62,979,978,393419,42,980,977,63,979,458994,42,
981,975,56,58,980,131321,972,131320,973,393281,72,982,21,63,946,196670,982,952,131321,972,131320,972,131321,935,
131320,935,327808,42,934,933,181,131321,932,131320,937,65789,65592,327734,40,983,0,51,196663,42,984,196663,42,985,
131320,986,196855,987,0,196859,58,988,131320,988,327745,161,989,151,984,262205,45,990,989,327745,161,991,151,985,
262205,45,992,991,196855,993,0,262394,184,994,993,131320,994,327761,42,995,990,0,327761,42,996,992,0,458764,42,997,1,
38,995,996,393281,116,998,151,984,58,196670,998,997,458764,42,999,1,41,995,996,393281,116,1000,151,985,58,196670,1000,
999,131321,987,131320,993,327761,42,1001,992,0,327761,42,1002,990,0,327856,44,1003,1001,1002,196855,1004,0,262394,185,
1005,1004,131320,1005,327761,42,1006,992,1,327761,42,1007,990,1,327856,44,1008,1006,1007,327850,44,1009,1006,1007,
393385,44,1010,1009,1003,1008,131321,1004,131320,1004,458997,44,1011,1003,993,1010,1005,327760,175,1012,1011,1011,
393385,45,1013,1012,992,990,196670,989,1013,393385,45,1014,1012,990,992,196670,991,1014,196855,1015,0,262394,186,1016,
1015,131320,1016,327745,161,1017,156,984,262205,45,1018,1017,327745,161,1019,156,985,262205,45,1020,1019,393385,45,
1021,1012,1020,1018,196670,1017,1021,393385,45,1022,1012,1018,1020,196670,1019,1022,131321,1015,131320,1015,131321,
987,131320,987,65789,65592,327734,40,335,0,53,196663,42,1023,131320,1024,131321,1025,131320,1025,458997,42,1026,58,
1024,1027,1028,327856,44,1029,1026,32,262390,1030,1028,1,262394,1029,1031,1030,131320,1031,327810,42,1032,1023,56,
327874,42,1033,1026,1032,327879,42,1034,1033,56,327850,44,1035,1034,58,196855,1036,0,262394,1035,1037,1036,131320,
1037,327876,42,1038,56,1023,327810,42,1039,1038,56,327878,42,1040,1026,1039,393273,40,1041,983,1026,1040,131321,1036,
131320,1036,131321,1028,131320,1028,327808,42,1027,1026,99,131321,1025,131320,1030,65789,65592,327734,40,354,0,53,
196663,42,1042,131320,1043,131321,1044,131320,1044,458997,42,1045,58,1043,1046,1047,327856,44,1048,1045,32,262390,
1049,1047,1,262394,1048,1050,1049,131320,1050,327874,42,1051,1045,1042,327879,42,1052,1051,56,327850,44,1053,1052,58,
196855,1054,0,262394,1053,1055,1054,131320,1055,327876,42,1056,56,1042,327877,42,1057,1045,1056,393273,40,1058,983,
1045,1057,131321,1054,131320,1054,131321,1047,131320,1047,327808,42,1046,1045,99,131321,1044,131320,1049,65789,65592,
327734,40,330,0,41,131320,1059,131321,1060,131320,1060,458997,42,1061,56,1059,1062,1063,327858,44,1064,1061,128,
262390,1065,1063,1,262394,1064,1066,1065,131320,1066,327737,40,1067,335,1061,131321,1068,131320,1068,458997,42,1069,
56,1066,1070,1071,327856,44,1072,1069,1061,262390,1073,1071,1,262394,1072,1071,1073,131320,1071,327810,42,1074,1061,
56,327810,42,1075,1074,1069,327737,40,1076,354,1075,327808,42,1070,1069,99,131321,1068,131320,1073,131321,1063,131320,
1063,327808,42,1062,1061,99,131321,1060,131320,1065,65789,65592};
/* odd_even_merge.comp -DGPUSORTI_ADDRESS, 6740 words */
static const uint32_t gpusorti_spv_odd_even_merge_address[] = {
119734787,66304,524299,1184,0,131089,1,131089,5347,589834,0x5f565053,0x5f52484b,0x73796870,0x6c616369,0x6f74735f,
0x65676172,0x6675625f,7497062,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,5348,1,524303,5,2,0x6e69616d,0,3,4,5,
393232,2,17,1,1,1,262215,3,11,26,262215,4,11,24,262215,6,6,4,327752,7,0,35,0,327752,7,1,35,8,327752,7,2,35,16,327752,
7,3,35,24,327752,7,4,35,32,327752,7,5,35,40,327752,7,6,35,44,327752,7,7,35,48,327752,7,8,35,52,327752,7,9,35,56,
327752,7,10,35,60,327752,7,11,35,64,327752,7,12,35,80,327752,7,13,35,84,196679,7,2,262215,8,1,5,262215,9,6,8,327752,
10,0,35,0,196679,10,2,262215,11,1,7,262215,12,6,4,327752,13,0,35,0,196679,13,2,262215,14,1,10,262215,15,1,8,262215,16,
1,6,262215,17,1,9,262215,5,11,29,262215,18,1,1,262215,19,1,0,262215,20,1,11,262215,21,1,0,262215,22,11,25,262215,23,1,
2,262215,24,1,3,262215,25,1,4,262215,26,1,12,131091,27,196641,28,27,262165,29,32,0,196641,30,29,262167,31,29,2,393249,
32,31,31,29,29,131092,33,327713,34,31,33,29,393249,35,27,33,29,31,262177,36,31,31,262177,37,29,29,327713,38,31,31,29,
327713,39,27,29,29,262177,40,27,33,262177,41,27,29,262167,42,29,3,262176,43,1,42,262203,43,3,1,262187,29,44,1,262176,
45,1,29,262203,43,4,1,262187,29,46,0,262176,47,7,29,262174,48,29,29,262187,29,49,32,262176,50,7,31,262187,29,51,4,
262172,6,29,51,1048606,7,31,31,31,31,31,29,29,29,29,29,29,6,29,29,262176,52,9,7,262203,52,53,9,262165,54,32,1,262187,
54,55,2,262176,56,9,31,262187,54,57,0,262194,29,8,1,262187,29,58,2,393268,33,59,170,8,58,262187,29,60,3,196647,61,
5349,196637,9,31,196638,10,9,262176,61,5349,10,262176,62,5349,31,262194,29,11,32,393268,33,63,170,11,49,196647,64,
5349,196637,12,29,196638,13,12,262176,64,5349,13,262176,65,5349,29,262187,29,66,16,393268,33,67,170,11,66,458804,29,
68,169,67,44,58,393268,54,69,128,11,46,393268,33,70,170,8,58,262187,54,71,3,262187,54,72,1,262194,29,14,0,393268,33,
73,170,14,58,393268,33,74,170,14,58,393268,33,75,170,8,58,262194,29,15,0,393268,33,76,170,15,44,262194,29,16,32,
393268,29,77,130,16,44,262187,29,78,31,393268,29,79,199,77,78,393268,29,80,196,44,79,393268,33,81,170,15,58,262187,54,
82,31,262194,29,17,0,393268,33,83,171,17,46,393268,33,84,170,15,44,393268,33,85,170,15,58,393268,29,86,130,16,44,
393268,54,87,128,86,46,393268,33,88,174,16,49,262187,29,89,0xffffffff,393268,29,90,199,16,78,393268,29,91,196,44,90,
393268,29,92,130,91,44,458804,29,93,169,88,89,92,393268,33,94,171,17,46,393268,33,95,170,8,58,393268,33,96,171,17,46,
393268,33,97,170,15,44,393268,33,98,170,15,58,393268,33,99,171,17,46,393268,33,100,170,15,44,393268,33,101,170,15,58,
393268,29,102,130,16,44,393268,54,103,128,102,46,262203,45,5,1,262176,104,6,29,262203,104,105,6,262194,29,18,8,393268,
33,106,174,18,49,262187,29,107,5,393268,33,108,174,18,66,262187,29,109,8,393268,33,110,174,18,109,393268,33,111,174,
18,51,458804,29,112,169,111,58,44,458804,29,113,169,110,60,112,458804,29,114,169,108,51,113,458804,29,115,169,106,107,
114,262203,104,116,6,262203,104,117,6,262203,104,118,6,393268,33,119,170,8,44,262167,120,54,2,262187,54,121,5,262187,
29,122,9,262187,29,123,28,262203,104,124,6,262172,125,29,18,262176,126,6,125,262203,126,127,6,393268,29,128,130,115,
44,262194,29,19,256,393268,29,129,132,19,18,393268,29,130,128,8,14,393268,29,131,132,129,130,262172,132,29,131,262176,
133,4,132,262203,133,134,4,262172,135,31,18,262176,136,6,135,262203,136,137,6,262176,138,4,29,393268,33,139,170,8,58,
393268,33,140,174,14,44,393268,29,141,132,129,8,262203,136,142,6,393268,33,143,170,14,58,393268,29,144,128,8,44,
393268,29,145,132,129,144,393268,33,146,170,8,58,262176,147,6,31,393268,33,148,174,14,44,393268,29,149,132,129,8,
393268,33,150,170,14,58,393268,29,151,128,8,44,393268,29,152,132,129,151,393268,29,153,134,18,58,262203,104,154,6,
196650,33,155,262203,104,156,6,393268,33,157,171,14,46,393268,29,158,134,18,58,262203,104,159,6,327724,31,160,89,89,
262167,161,33,2,393268,29,162,134,18,58,262187,29,163,64,393268,33,164,174,11,49,393268,33,165,171,14,46,393268,29,
166,134,49,11,393268,29,167,132,19,166,393268,33,168,170,8,44,393268,33,169,170,14,46,393268,33,170,167,168,169,
262176,171,7,33,393268,33,172,170,8,58,393268,33,173,171,14,46,262187,54,174,11,262176,175,9,29,262187,29,176,255,
262187,29,177,256,262187,29,178,512,393268,29,179,132,49,8,262187,54,180,8,262187,54,181,9,262187,54,182,4,262187,54,
183,10,262194,29,20,0,393268,29,184,199,20,44,393268,33,185,171,184,46,196649,33,186,393268,29,187,130,115,44,393268,
33,188,174,11,49,262187,29,189,264,393268,33,190,176,11,49,262194,29,21,1,393267,42,22,21,44,44,262194,29,23,8,262194,
29,24,32,262194,29,25,1,262194,29,26,0,393268,29,191,196,44,23,262187,29,192,24,262187,29,193,160,262187,29,194,288,
327724,120,195,72,72,327734,27,2,0,28,131320,196,327739,171,197,7,155,262203,47,198,7,262203,171,199,7,262203,171,200,
7,262203,47,201,7,262203,47,202,7,262203,47,203,7,262203,47,204,7,262203,47,205,7,262203,47,206,7,262203,47,207,7,
262203,47,208,7,262203,47,209,7,262203,47,210,7,262203,47,211,7,262203,47,212,7,262203,171,213,7,262203,47,214,7,
262203,47,215,7,262203,47,216,7,262203,171,217,7,262203,47,218,7,262203,47,219,7,196855,220,0,196859,46,221,131320,
221,393281,175,222,53,174,72,262205,29,223,222,196670,117,223,393281,175,224,53,174,55,262205,29,225,224,196670,116,
225,393281,175,226,53,174,71,262205,29,227,226,327879,29,228,227,176,196670,198,228,327879,29,229,227,177,327851,33,
230,229,46,196670,199,230,327879,29,231,227,178,327851,33,232,231,46,196670,200,232,393228,54,233,1,75,129,262268,29,
234,233,196670,201,234,327745,175,235,53,180,262205,29,236,235,327810,29,237,179,236,327745,175,238,53,181,262205,29,
239,238,327810,29,240,237,239,196670,159,240,262205,29,241,117,262205,29,242,116,327810,29,243,241,242,196670,202,243,
327808,29,244,234,243,196670,203,244,262201,29,245,246,327874,29,247,245,243,196670,204,247,327745,175,248,53,121,
262205,29,249,248,327851,33,250,249,46,196855,251,0,262394,250,252,253,131320,253,327745,56,254,53,182,262205,31,255,
254,262268,64,256,255,393281,65,257,256,57,57,393277,29,258,257,2,4,327745,175,259,53,183,262205,29,260,259,458764,29,
261,1,38,258,260,196670,206,261,131321,251,131320,252,196670,206,249,131321,251,131320,251,458997,29,262,261,253,249,
252,196670,205,262,327850,33,263,262,46,262312,33,264,263,196855,265,0,262394,264,266,265,131320,266,327856,33,267,
244,49,196855,268,0,262394,267,269,268,131320,269,327810,29,270,262,44,327874,29,271,270,244,327852,33,272,247,271,
131321,268,131320,268,458997,33,273,267,266,272,269,131321,265,131320,265,458997,33,274,263,251,273,268,196855,275,0,
262394,274,276,275,131320,276,196670,197,186,131321,220,131320,275,327810,29,277,228,44,327808,29,278,277,243,327876,
29,279,44,278,196670,207,279,393385,29,280,230,279,46,196670,208,280,327856,33,281,244,49,196855,282,0,262394,281,283,
284,131320,284,196670,209,46,131321,282,131320,283,327876,29,285,247,244,196670,209,285,131321,282,131320,282,458997,
29,286,46,284,285,283,196670,156,286,262205,29,287,156,327810,29,288,262,287,327854,33,289,280,288,196855,290,0,
262394,289,291,290,131320,291,196670,197,186,131321,220,131320,290,262205,29,292,156,327808,29,293,292,280,196670,156,
293,262201,29,294,246,327876,29,295,44,243,327810,29,296,295,44,327879,29,297,294,296,262205,29,298,116,327876,29,299,
297,298,196670,118,299,393281,175,300,53,174,57,262205,29,301,300,327810,29,302,49,301,327874,29,303,89,302,196670,
210,303,327810,29,304,262,44,262205,29,305,156,327810,29,306,304,305,262205,29,307,156,327879,29,308,307,303,327810,
29,309,303,308,458764,29,310,1,38,306,309,196670,154,310,262312,33,311,232,262205,29,312,154,327856,33,313,312,279,
327847,33,314,311,313,196855,315,0,262394,314,316,315,131320,316,196670,197,186,131321,220,131320,315,393385,29,317,
232,46,228,196670,211,317,196670,212,317,196670,213,311,393385,29,318,232,234,228,327810,29,319,318,115,196670,214,
319,196855,320,0,262394,232,321,322,131320,322,327876,29,323,44,319,262205,29,324,116,327876,29,325,44,324,327810,29,
326,323,325,196670,215,326,131321,320,131320,321,196670,215,46,131321,320,131320,320,458997,29,327,326,322,46,321,
393273,27,328,329,319,327,327847,33,330,185,232,327737,27,331,332,330,131321,333,131320,333,458997,33,334,311,320,335,
336,458997,29,337,317,320,338,336,458997,29,339,317,320,340,336,262390,341,336,0,131321,342,131320,342,327850,33,343,
339,115,327847,33,344,232,343,327850,33,345,337,339,327847,33,346,344,345,196855,347,0,262394,346,348,347,131320,348,
262201,27,349,350,196670,212,46,131321,347,131320,347,458997,29,351,337,342,46,348,196855,352,0,262394,334,353,352,
131320,353,327737,27,354,355,115,327810,29,356,351,72,196670,212,356,131321,352,131320,352,458997,29,357,351,347,356,
353,196670,216,46,131321,358,131320,358,458997,29,359,46,352,360,361,327856,33,362,359,115,262390,363,361,1,262394,
362,364,363,131320,364,262205,29,365,105,327808,29,366,365,115,327810,29,367,366,44,327810,29,368,367,359,327856,33,
369,368,357,196855,370,0,262394,369,371,370,131320,371,327810,29,372,187,359,327737,27,373,374,372,131321,370,131320,
370,131321,361,131320,361,327808,29,360,359,72,196670,216,360,131321,358,131320,363,262205,29,375,105,458764,29,376,1,
38,357,375,196670,212,376,262205,29,377,116,327858,33,378,376,377,327850,33,379,339,228,327847,33,380,378,379,196670,
217,380,327847,33,381,380,188,262205,29,382,105,327854,33,383,382,51,327847,33,384,381,383,196855,385,0,262394,384,
386,385,131320,386,131321,341,131320,385,262201,27,387,388,262205,29,389,116,327858,33,390,376,389,262312,33,391,380,
327847,33,392,390,391,196855,393,0,262394,392,394,395,131320,395,196670,213,155,131321,393,131320,394,327808,29,396,
339,44,458764,29,397,1,41,396,115,196670,211,397,196670,212,397,327852,33,398,397,115,196670,213,398,131321,393,
131320,393,458997,29,340,339,395,397,394,458997,33,335,155,395,398,394,458997,29,338,376,395,397,394,196855,399,0,
262394,380,400,401,131320,401,262205,29,402,116,327808,29,403,402,115,458764,29,404,1,41,338,403,327810,29,405,404,
115,196670,218,405,131321,399,131320,400,327810,29,406,234,115,196670,218,406,131321,399,131320,399,458997,29,407,405,
401,406,400,196670,214,407,196855,408,0,262394,335,409,410,131320,410,196670,219,46,131321,408,131320,409,327876,29,
411,44,407,262205,29,412,116,327876,29,413,44,412,327810,29,414,411,413,196670,219,414,131321,408,131320,408,458997,
29,415,46,410,414,409,393273,27,416,329,407,415,262368,58,58,189,262201,27,417,418,196855,419,0,262394,380,420,419,
131320,420,131321,341,131320,419,131321,336,131320,336,131321,333,131320,341,262201,27,421,422,196855,423,0,262394,
190,424,423,131320,424,262201,27,425,426,131321,423,131320,423,196670,197,186,131321,220,131320,220,65789,65592,
327734,29,246,0,30,131320,427,327745,45,428,3,44,262205,29,429,428,327745,45,430,4,46,262205,29,431,430,327812,29,432,
429,431,327745,45,433,3,46,262205,29,434,433,327808,29,435,432,434,131326,435,65592,327734,31,436,0,32,196663,31,437,
196663,29,438,196663,29,439,131320,440,262203,47,441,7,262203,47,442,7,327761,29,443,437,0,327876,29,444,438,439,
327829,48,445,443,444,327761,29,446,445,1,196670,442,446,327761,29,447,445,0,196670,441,447,327761,29,448,437,1,
327810,29,449,49,439,327874,29,450,438,449,327808,29,451,448,450,327808,29,452,451,446,327760,31,453,447,452,131326,
453,65592,327734,31,454,0,34,196663,33,455,196663,29,456,131320,457,327739,171,458,7,155,262203,50,459,7,262203,50,
460,7,262203,50,461,7,262203,47,462,7,262203,47,463,7,262203,47,464,7,196855,465,0,196859,46,466,131320,466,196855,
467,0,262394,455,468,469,131320,469,327745,56,470,53,57,262205,31,471,470,196670,461,471,131321,467,131320,468,327745,
56,472,53,55,262205,31,473,472,196670,461,473,131321,467,131320,467,458997,31,474,471,469,473,468,196670,460,474,
196855,475,0,262394,59,476,475,131320,476,458809,31,477,436,474,456,60,262268,61,478,477,393281,62,479,478,57,57,
393277,31,480,479,2,8,196670,458,186,196670,459,480,131321,465,131320,475,327846,33,481,63,455,196855,482,0,262394,
481,483,482,131320,483,458809,31,484,436,474,456,58,262268,64,485,484,393281,65,486,485,57,57,393277,29,487,486,2,4,
327760,31,488,487,46,196670,458,186,196670,459,488,131321,465,131320,482,196670,462,68,327876,29,489,44,68,327810,29,
490,489,44,327879,29,491,456,490,327812,29,492,491,11,196670,463,492,327874,29,493,456,68,458809,31,494,436,474,493,
58,262268,64,495,494,393281,65,496,495,57,57,393277,29,497,496,2,4,196670,464,497,262268,54,498,492,393419,29,499,497,
498,69,327760,31,500,499,46,196670,458,186,196670,459,500,131321,465,131320,465,590069,31,501,480,476,488,483,500,482,
131326,501,65592,327734,27,502,0,35,196663,33,503,196663,29,504,196663,31,505,131320,506,262203,50,507,7,262203,50,
508,7,196855,509,0,262394,503,510,511,131320,511,327745,56,512,53,57,262205,31,513,512,196670,508,513,131321,509,
131320,510,327745,56,514,53,55,262205,31,515,514,196670,508,515,131321,509,131320,509,458997,31,516,513,511,515,510,
196670,507,516,196855,517,0,262394,70,518,519,131320,519,458809,31,520,436,516,504,58,262268,64,521,520,327761,29,522,
505,0,393281,65,523,521,57,57,327742,523,522,2,4,131321,517,131320,518,458809,31,524,436,516,504,60,262268,61,525,524,
393281,62,526,525,57,57,327742,526,505,2,8,131321,517,131320,517,65789,65592,327734,31,527,0,34,196663,33,528,196663,
29,529,131320,530,327739,171,531,7,155,262203,50,532,7,262203,50,533,7,262203,50,534,7,196855,535,0,196859,46,536,
131320,536,196855,537,0,262394,528,538,539,131320,539,327745,56,540,53,72,262205,31,541,540,196670,534,541,131321,537,
131320,538,327745,56,542,53,71,262205,31,543,542,196670,534,543,131321,537,131320,537,458997,31,544,541,539,543,538,
196670,533,544,196855,545,0,262394,73,546,545,131320,546,458809,31,547,436,544,529,60,262268,61,548,547,393281,62,549,
548,57,57,393277,31,550,549,2,8,196670,531,186,196670,532,550,131321,535,131320,545,458809,31,551,436,544,529,58,
262268,64,552,551,393281,65,553,552,57,57,393277,29,554,553,2,4,327760,31,555,554,46,196670,531,186,196670,532,555,
131321,535,131320,535,458997,31,556,550,546,555,545,131326,556,65592,327734,27,557,0,35,196663,33,558,196663,29,559,
196663,31,560,131320,561,262203,50,562,7,262203,50,563,7,196855,564,0,262394,558,565,566,131320,566,327745,56,567,53,
72,262205,31,568,567,196670,563,568,131321,564,131320,565,327745,56,569,53,71,262205,31,570,569,196670,563,570,131321,
564,131320,564,458997,31,571,568,566,570,565,196670,562,571,196855,572,0,262394,74,573,574,131320,574,458809,31,575,
436,571,559,58,262268,64,576,575,327761,29,577,560,0,393281,65,578,576,57,57,327742,578,577,2,4,131321,572,131320,573,
458809,31,579,436,571,559,60,262268,61,580,579,393281,62,581,580,57,57,327742,581,560,2,8,131321,572,131320,572,65789,
65592,327734,31,582,0,36,196663,31,583,131320,584,262203,50,585,7,262203,47,586,7,262203,47,587,7,196670,585,583,
196855,588,0,262394,75,589,590,131320,590,196855,591,0,262394,84,592,591,131320,592,327745,47,593,585,46,262205,29,
594,593,327878,29,595,594,80,196670,593,595,131321,591,131320,591,196855,596,0,262394,85,597,596,131320,597,327745,47,
598,585,46,262205,29,599,598,262268,54,600,599,393418,54,601,600,87,72,262268,29,602,601,196670,587,602,327877,29,603,
602,80,327879,29,604,603,93,262205,29,605,598,327878,29,606,605,604,196670,598,606,131321,596,131320,596,196855,607,0,
262394,94,608,607,131320,608,327745,47,609,585,46,262205,29,610,609,327878,29,611,610,93,196670,609,611,131321,607,
131320,607,131321,588,131320,589,196855,612,0,262394,76,613,612,131320,613,327745,47,614,585,44,262205,29,615,614,
327878,29,616,615,80,196670,614,616,131321,612,131320,612,196855,617,0,262394,81,618,617,131320,618,327745,47,619,585,
44,262205,29,620,619,262268,54,621,620,327875,54,622,621,82,262268,29,623,622,196670,586,623,327877,29,624,623,80,
327760,31,625,623,624,262205,31,626,585,327878,31,627,626,625,196670,585,627,131321,617,131320,617,196855,628,0,
262394,83,629,628,131320,629,262205,31,630,585,262344,31,631,630,196670,585,631,131321,628,131320,628,131321,588,
131320,588,262205,31,632,585,131326,632,65592,327734,31,633,0,36,196663,31,634,131320,635,262203,50,636,7,262203,47,
637,7,262203,47,638,7,196670,636,634,196855,639,0,262394,95,640,641,131320,641,196855,642,0,262394,99,643,642,131320,
643,327745,47,644,636,46,262205,29,645,644,327878,29,646,645,93,196670,644,646,131321,642,131320,642,196855,647,0,
262394,100,648,647,131320,648,327745,47,649,636,46,262205,29,650,649,327878,29,651,650,80,196670,649,651,131321,647,
131320,647,196855,652,0,262394,101,653,652,131320,653,327745,47,654,636,46,262205,29,655,654,262268,54,656,655,393418,
54,657,656,103,72,262268,29,658,657,262344,29,659,658,196670,638,659,327877,29,660,659,80,327879,29,661,660,93,262205,
29,662,654,327878,29,663,662,661,196670,654,663,131321,652,131320,652,131321,639,131320,640,196855,664,0,262394,96,
665,664,131320,665,262205,31,666,636,262344,31,667,666,196670,636,667,131321,664,131320,664,196855,668,0,262394,97,
669,668,131320,669,327745,47,670,636,44,262205,29,671,670,327878,29,672,671,80,196670,670,672,131321,668,131320,668,
196855,673,0,262394,98,674,673,131320,674,327745,47,675,636,44,262205,29,676,675,262268,54,677,676,327875,54,678,677,
82,262268,29,679,678,262344,29,680,679,196670,637,680,327877,29,681,680,80,327760,31,682,680,681,262205,31,683,636,
327878,31,684,683,682,196670,636,684,131321,673,131320,673,131321,639,131320,639,262205,31,685,636,131326,685,65592,
327734,29,686,0,30,131320,687,262203,47,688,7,262205,29,689,5,262205,29,690,105,327876,29,691,44,690,327810,29,692,
691,44,327879,29,693,689,692,196670,688,693,327810,29,694,689,693,327876,29,695,694,115,327877,29,696,695,693,131326,
696,65592,327734,29,697,0,37,196663,29,698,131320,699,262205,29,700,116,327874,29,701,698,700,262205,29,702,117,
327876,29,703,701,702,262205,29,704,118,327808,29,705,703,704,262205,29,706,116,327876,29,707,44,706,327810,29,708,
707,44,327879,29,709,698,708,327808,29,710,705,709,131326,710,65592,327734,31,711,0,38,196663,31,712,196663,29,713,
131320,714,327739,171,715,7,155,262203,50,716,7,262203,47,717,7,262203,50,718,7,196855,719,0,196859,46,720,131320,720,
327879,29,721,713,78,196670,717,721,458831,31,722,712,712,1,0,196670,718,722,196855,723,0,262394,119,724,725,131320,
725,327879,29,726,713,49,327851,33,727,726,46,196855,728,0,262394,727,729,728,131320,729,327760,31,730,721,721,327876,
31,731,722,730,327874,31,732,712,195,327810,29,733,78,721,327760,31,734,733,733,327874,31,735,732,734,327877,31,736,
731,735,196670,715,186,196670,716,736,131321,719,131320,728,131321,723,131320,724,196670,718,712,131321,723,131320,
723,458997,31,737,722,728,712,724,327760,31,738,721,721,327876,31,739,712,738,327874,31,740,737,195,327810,29,741,78,
721,327760,31,742,741,741,327874,31,743,740,742,327877,31,744,739,743,196670,715,186,196670,716,744,131321,719,131320,
719,458997,31,745,736,729,744,723,131326,745,65592,327734,29,746,0,37,196663,29,747,131320,748,262203,47,749,7,327874,
29,750,747,121,196670,749,750,327879,29,751,750,44,327812,29,752,751,51,327878,29,753,747,752,327874,29,754,750,72,
327879,29,755,754,60,327812,29,756,755,122,327878,29,757,753,756,327874,29,758,750,71,327879,29,759,758,44,327812,29,
760,759,123,327878,29,761,757,760,131326,761,65592,327734,27,329,0,39,196663,29,762,196663,29,763,131320,764,262203,
47,765,7,262203,47,766,7,262203,47,767,7,196670,105,762,196670,124,763,262201,29,768,686,327737,29,769,746,768,327745,
104,770,127,57,196670,770,769,196670,765,46,131321,771,131320,771,458997,29,772,46,764,773,774,327856,33,775,772,115,
262390,776,774,1,262394,775,777,776,131320,777,262205,29,778,105,327808,29,779,778,772,327876,29,780,44,779,327850,33,
781,772,128,262205,29,782,124,393385,29,783,781,782,46,327878,29,784,780,783,327737,29,785,746,784,196670,766,785,
196670,767,46,131321,786,131320,786,458997,29,787,46,777,788,789,327876,29,790,44,772,327856,33,791,787,790,262390,
792,789,1,262394,791,789,792,131320,789,327877,29,793,787,790,327745,104,794,127,787,262205,29,795,794,327878,29,796,
795,785,327745,104,797,127,793,196670,797,796,327808,29,788,787,72,196670,767,788,131321,786,131320,792,131321,774,
131320,774,327808,29,773,772,72,196670,765,773,131321,771,131320,776,65789,65592,327734,27,388,0,28,131320,798,262203,
47,799,7,196670,799,46,131321,800,131320,800,458997,29,801,46,798,802,803,327856,33,804,801,18,262390,805,803,1,
262394,804,806,805,131320,806,327745,104,807,127,801,262205,29,808,807,393281,104,809,137,801,46,262205,29,810,809,
327745,138,811,134,808,196670,811,810,196855,812,0,262394,139,813,812,131320,813,262205,29,814,807,327808,29,815,129,
814,393281,104,816,137,801,44,262205,29,817,816,327745,138,818,134,815,196670,818,817,131321,812,131320,812,196855,
819,0,262394,140,820,819,131320,820,262205,29,821,807,327808,29,822,141,821,393281,104,823,142,801,46,262205,29,824,
823,327745,138,825,134,822,196670,825,824,131321,819,131320,819,196855,826,0,262394,143,827,826,131320,827,262205,29,
828,807,327808,29,829,145,828,393281,104,830,142,801,44,262205,29,831,830,327745,138,832,134,829,196670,832,831,
131321,826,131320,826,131321,803,131320,803,327808,29,802,801,72,196670,799,802,131321,800,131320,805,65789,65592,
327734,27,418,0,28,131320,833,262203,47,834,7,262203,47,835,7,196670,834,46,131321,836,131320,836,458997,29,837,46,
833,838,839,327856,33,840,837,18,262390,841,839,1,262394,840,842,841,131320,842,327745,104,843,127,837,262205,29,844,
843,327745,138,845,134,844,262205,29,846,845,196855,847,0,262394,146,848,849,131320,849,196670,835,46,131321,847,
131320,848,262205,29,850,843,327808,29,851,129,850,327745,138,852,134,851,262205,29,853,852,196670,835,853,131321,847,
131320,847,458997,29,854,46,849,853,848,327760,31,855,846,854,327745,147,856,137,837,196670,856,855,196855,857,0,
262394,148,858,857,131320,858,262205,29,859,843,327808,29,860,149,859,327745,138,861,134,860,262205,29,862,861,393281,
104,863,142,837,46,196670,863,862,131321,857,131320,857,196855,864,0,262394,150,865,864,131320,865,262205,29,866,843,
327808,29,867,152,866,327745,138,868,134,867,262205,29,869,868,393281,104,870,142,837,44,196670,870,869,131321,864,
131320,864,131321,839,131320,839,327808,29,838,837,72,196670,834,838,131321,836,131320,841,65789,65592,327734,27,332,
0,40,196663,33,871,131320,872,262203,47,873,7,262203,47,874,7,262203,47,875,7,262203,47,876,7,262203,47,877,7,262203,
47,878,7,262203,50,879,7,262201,29,880,686,327737,29,881,697,880,196670,873,881,262201,29,882,686,262205,29,883,124,
327878,29,884,882,883,327737,29,885,697,884,196670,874,885,196670,875,46,131321,886,131320,886,458997,29,887,46,872,
888,889,327856,33,890,887,18,262390,891,889,1,262394,890,892,891,131320,892,327856,33,893,887,153,393385,29,894,893,
881,885,262205,29,895,105,262205,29,896,116,327810,29,897,895,896,262205,29,898,117,327808,29,899,897,898,327876,29,
900,887,899,327808,29,901,894,900,262205,29,902,154,458764,29,903,1,38,901,902,196670,876,903,262205,29,904,156,
327808,29,905,904,903,393273,31,906,454,155,905,327745,147,907,137,887,196670,907,906,196855,908,0,262394,157,909,908,
131320,909,262205,29,910,156,327808,29,911,910,903,393273,31,912,527,155,911,327745,147,913,142,887,196670,913,912,
131321,908,131320,908,131321,889,131320,889,327808,29,888,887,72,196670,875,888,131321,886,131320,891,196670,877,46,
131321,914,131320,914,458997,29,915,46,891,916,917,327856,33,918,915,18,262390,919,917,1,262394,918,920,919,131320,
920,327856,33,921,915,158,393385,29,922,921,881,885,262205,29,923,105,262205,29,924,116,327810,29,925,923,924,262205,
29,926,117,327808,29,927,925,926,327876,29,928,915,927,327808,29,929,922,928,196670,878,929,327745,147,930,137,915,
262205,31,931,930,327737,31,932,582,931,262205,29,933,159,393273,31,934,711,932,933,196670,879,934,262205,29,935,154,
327858,33,936,929,935,327760,161,937,936,936,393385,31,938,937,934,160,196670,930,938,196855,939,0,262394,871,940,939,
131320,940,262205,29,941,156,327808,29,942,941,929,393281,104,943,142,915,46,196670,943,942,131321,939,131320,939,
131321,917,131320,917,327808,29,916,915,72,196670,877,916,131321,914,131320,919,65789,65592,327734,27,422,0,28,131320,
944,262203,47,945,7,262203,47,946,7,262203,47,947,7,262203,47,948,7,262203,50,949,7,262201,29,950,686,327737,29,951,
697,950,196670,945,951,262201,29,952,686,262205,29,953,124,327878,29,954,952,953,327737,29,955,697,954,196670,946,955,
196670,947,46,131321,956,131320,956,458997,29,957,46,944,958,959,327856,33,960,957,18,262390,961,959,1,262394,960,962,
961,131320,962,327856,33,963,957,162,393385,29,964,963,951,955,262205,29,965,105,262205,29,966,116,327810,29,967,965,
966,262205,29,968,117,327808,29,969,967,968,327876,29,970,957,969,327808,29,971,964,970,196670,948,971,327745,147,972,
137,957,262205,31,973,972,262205,29,974,159,327810,29,975,163,974,393273,31,976,711,973,975,327737,31,977,633,976,
196670,949,977,262205,29,978,154,327858,33,979,971,978,196855,980,0,262394,979,981,980,131320,981,196855,982,0,262394,
164,983,982,131320,983,262205,29,984,156,327808,29,985,984,971,458809,27,986,502,155,985,977,131321,982,131320,982,
196855,987,0,262394,165,988,987,131320,988,262205,29,989,156,327808,29,990,989,971,327745,147,991,142,957,262205,31,
992,991,458809,27,993,557,155,990,992,131321,987,131320,987,131321,980,131320,980,131321,959,131320,959,327808,29,958,
957,72,196670,947,958,131321,956,131320,961,65789,65592,327734,27,426,0,28,131320,994,262203,47,995,7,262203,47,996,7,
262203,47,997,7,262203,47,998,7,262203,47,999,7,262203,47,1000,7,262205,29,1001,5,327812,29,1002,1001,166,196670,995,
1002,131321,1003,131320,1003,458997,29,1004,1002,994,1005,1006,327856,33,1007,1004,129,262390,1008,1006,0,262394,1007,
1009,1008,131320,1009,327737,29,1010,697,1004,196670,996,1010,262205,29,1011,154,327852,33,1012,1010,1011,196855,1013,
0,262394,1012,1014,1013,131320,1014,131321,1006,131320,1013,262205,29,1015,156,327808,29,1016,1015,1010,327814,29,
1017,1016,166,196670,997,1017,196670,998,46,262205,29,1018,154,327810,29,1019,1018,1010,327808,29,1020,1019,44,458764,
29,1021,1,38,166,1020,196670,999,1021,196670,1000,46,131321,1022,131320,1022,458997,29,1023,46,1013,1024,1025,458997,
29,1026,46,1013,1027,1025,327856,33,1028,1026,1021,262390,1029,1025,0,262394,1028,1025,1029,131320,1025,327808,29,
1030,1004,1026,327737,29,1031,746,1030,327745,138,1032,134,1031,262205,29,1033,1032,327760,31,1034,1033,46,262205,29,
1035,159,327810,29,1036,163,1035,393273,31,1037,711,1034,1036,327737,31,1038,633,1037,327761,29,1039,1038,0,327812,29,
1040,1026,11,327876,29,1041,1039,1040,327877,29,1024,1023,1041,196670,998,1024,327808,29,1027,1026,72,196670,1000,
1027,131321,1022,131320,1029,327850,33,1042,1021,166,196855,1043,0,262394,1042,1044,1045,131320,1045,327745,56,1046,
53,57,262205,31,1047,1046,458809,31,1048,436,1047,1017,58,262268,64,1049,1048,393281,65,1050,1049,57,57,458809,31,
1051,436,1047,1017,58,262268,64,1052,1051,393281,65,1053,1052,57,57,393277,29,1054,1053,2,4,327878,29,1055,1054,1023,
327812,29,1056,1021,11,262268,54,1057,1056,393419,29,1058,1055,57,1057,458994,29,1059,1050,44,46,1058,131321,1043,
131320,1044,327745,56,1060,53,57,262205,31,1061,1060,458809,31,1062,436,1061,1017,58,262268,64,1063,1062,393281,65,
1064,1063,57,57,327742,1064,1023,2,4,131321,1043,131320,1043,131321,1006,131320,1006,327808,29,1005,1004,167,196670,
995,1005,131321,1003,131320,1008,65789,65592,327734,27,1065,0,39,196663,29,1066,196663,29,1067,131320,1068,327739,171,
1069,7,155,262203,50,1070,7,262203,50,1071,7,262203,171,1072,7,262203,171,1073,7,262203,50,1074,7,262203,50,1075,7,
196855,1076,0,196859,46,1077,131320,1077,327745,147,1078,137,1066,262205,31,1079,1078,196670,1070,1079,327745,147,
1080,137,1067,262205,31,1081,1080,196670,1071,1081,196855,1082,0,262394,170,1083,1082,131320,1083,327745,47,1084,1070,
46,262205,29,1085,1084,327745,47,1086,1071,46,262205,29,1087,1086,458764,29,1088,1,38,1085,1087,393281,104,1089,137,
1066,46,196670,1089,1088,262205,29,1090,1084,262205,29,1091,1086,458764,29,1092,1,41,1090,1091,393281,104,1093,137,
1067,46,196670,1093,1092,196670,1069,186,131321,1076,131320,1082,327745,47,1094,1071,46,262205,29,1095,1094,327745,47,
1096,1070,46,262205,29,1097,1096,327856,33,1098,1095,1097,196670,1072,1098,196855,1099,0,262394,172,1100,1099,131320,
1100,327745,47,1101,1071,44,262205,29,1102,1101,327745,47,1103,1070,44,262205,29,1104,1103,327856,33,1105,1102,1104,
196670,1073,1105,262205,29,1106,1101,262205,29,1107,1103,327850,33,1108,1106,1107,393385,33,1109,1108,1098,1105,
196670,1072,1109,131321,1099,131320,1099,458997,33,1110,1098,1082,1109,1100,262205,31,1111,1071,262205,31,1112,1070,
327760,161,1113,1110,1110,393385,31,1114,1113,1111,1112,196670,1078,1114,262205,31,1115,1070,262205,31,1116,1071,
393385,31,1117,1113,1115,1116,196670,1080,1117,196855,1118,0,262394,173,1119,1118,131320,1119,327745,147,1120,142,
1066,262205,31,1121,1120,196670,1074,1121,327745,147,1122,142,1067,262205,31,1123,1122,196670,1075,1123,393385,31,
1124,1113,1123,1121,196670,1120,1124,393385,31,1125,1113,1121,1123,196670,1122,1125,131321,1118,131320,1118,196670,
1069,186,131321,1076,131320,1076,65789,65592,327734,27,355,0,41,196663,29,1126,131320,1127,262203,47,1128,7,196670,
1128,46,131321,1129,131320,1129,458997,29,1130,46,1127,1131,1132,327856,33,1133,1130,18,262390,1134,1132,1,262394,
1133,1135,1134,131320,1135,327810,29,1136,1126,44,327874,29,1137,1130,1136,327879,29,1138,1137,44,327850,33,1139,1138,
46,196855,1140,0,262394,1139,1141,1140,131320,1141,327876,29,1142,44,1126,327810,29,1143,1142,44,327878,29,1144,1130,
1143,393273,27,1145,1065,1130,1144,131321,1140,131320,1140,131321,1132,131320,1132,327808,29,1131,1130,72,196670,1128,
1131,131321,1129,131320,1134,65789,65592,327734,27,374,0,41,196663,29,1146,131320,1147,262203,47,1148,7,196670,1148,
46,131321,1149,131320,1149,458997,29,1150,46,1147,1151,1152,327856,33,1153,1150,18,262390,1154,1152,1,262394,1153,
1155,1154,131320,1155,327874,29,1156,1150,1146,327879,29,1157,1156,44,327850,33,1158,1157,46,196855,1159,0,262394,
1158,1160,1159,131320,1160,327876,29,1161,44,1146,327877,29,1162,1150,1161,393273,27,1163,1065,1150,1162,131321,1159,
131320,1159,131321,1152,131320,1152,327808,29,1151,1150,72,196670,1148,1151,131321,1149,131320,1154,65789,65592,
327734,27,350,0,28,131320,1164,262203,47,1165,7,262203,47,1166,7,196670,1165,44,131321,1167,131320,1167,458997,29,
1168,44,1164,1169,1170,327858,33,1171,1168,115,262390,1172,1170,1,262394,1171,1173,1172,131320,1173,327737,27,1174,
355,1168,196670,1166,44,131321,1175,131320,1175,458997,29,1176,44,1173,1177,1178,327856,33,1179,1176,1168,262390,1180,
1178,1,262394,1179,1178,1180,131320,1178,327810,29,1181,1168,44,327810,29,1182,1181,1176,327737,27,1183,374,1182,
327808,29,1177,1176,72,196670,1166,1177,131321,1175,131320,1180,131321,1170,131320,1170,327808,29,1169,1168,72,196670,
1165,1169,131321,1167,131320,1172,65789,65592};
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
/* finish.comp -DGPUSORTI_ADDRESS, 3153 words */
static const uint32_t gpusorti_spv_finish_address[] = {
119734787,66304,524299,530,0,131089,1,131089,5347,589834,0x5f565053,0x5f52484b,0x73796870,0x6c616369,0x6f74735f,
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
196,54,24,393268,29,126,132,20,23,262187,29,127,5,262187,29,128,8,262187,29,129,24,262187,29,130,160,262187,29,131,
288,327734,27,2,0,28,131320,132,327739,38,133,7,119,262203,37,134,7,262203,37,135,7,262203,37,136,7,262203,38,137,7,
262203,38,138,7,262203,38,139,7,262203,38,140,7,262203,37,141,7,262203,37,142,7,262203,37,143,7,262203,58,144,7,
262203,58,145,7,262203,58,146,7,262203,37,147,7,262203,37,148,7,262203,38,149,7,196855,150,0,196859,46,151,131320,151,
262201,29,152,153,196670,134,152,196855,154,0,262394,103,155,156,131320,155,327745,48,157,42,47,262205,31,158,157,
262268,49,159,158,393281,51,160,159,50,47,393277,29,161,160,2,4,196670,136,161,131321,154,131320,156,196670,136,46,
131321,154,131320,154,458997,29,162,161,155,46,156,196670,135,162,196855,163,0,262394,105,164,163,131320,164,327879,
29,165,162,60,327851,33,166,165,46,131321,163,131320,163,458997,33,167,105,154,166,164,196670,137,167,262312,33,168,
106,196855,169,0,262394,168,170,169,131320,170,327879,29,171,162,54,327851,33,172,171,46,131321,169,131320,169,458997,
33,173,106,163,172,170,196670,138,173,262312,33,174,167,262312,33,175,173,327847,33,176,174,175,327847,33,177,176,107,
196855,178,0,262394,177,179,178,131320,179,196670,133,98,131321,150,131320,178,196670,139,108,196855,180,0,262394,110,
181,180,131320,181,131321,180,131320,180,458997,33,182,109,178,112,181,196670,140,182,327745,55,183,4,46,262205,29,
184,183,327745,55,185,4,54,262205,29,186,185,327812,29,187,184,186,327812,29,188,187,20,327812,29,189,188,97,196670,
141,189,262201,29,190,191,327812,29,192,190,20,262205,29,193,5,327808,29,194,192,193,327812,29,195,194,97,196670,142,
195,131321,196,131320,196,458997,29,197,195,180,198,199,327856,33,200,197,152,262390,201,199,0,262394,200,202,201,
131320,202,196855,203,0,262394,117,204,203,131320,204,196670,143,197,131321,205,131320,205,458997,29,206,197,204,207,
208,327808,29,209,197,97,458764,29,210,1,38,152,209,327856,33,211,206,210,262390,212,208,0,262394,211,213,212,131320,
213,196855,214,0,262394,118,215,214,131320,215,393273,31,216,217,119,206,458809,27,218,219,98,206,216,131321,208,
131320,214,327847,33,220,173,182,327847,33,221,220,120,196855,222,0,262394,221,223,222,131320,223,393273,31,224,217,
98,206,196670,144,224,196855,225,0,262394,108,226,227,131320,226,327737,31,228,229,224,196670,145,228,131321,225,
131320,227,196670,145,224,131321,225,131320,225,458997,31,230,228,226,224,227,458809,27,231,219,119,206,230,131321,
222,131320,222,196855,232,0,262394,123,233,232,131320,233,196855,234,0,262394,167,235,236,131320,235,327760,31,237,
206,46,196670,146,237,131321,234,131320,236,393273,31,238,239,98,206,196670,146,238,131321,234,131320,234,458997,31,
240,237,235,238,236,458809,27,241,242,119,206,240,131321,232,131320,232,131321,208,131320,208,327808,29,207,206,72,
196670,143,207,131321,205,131320,212,131321,203,131320,203,327847,33,243,173,182,327847,33,244,243,124,196855,245,0,
262394,244,246,245,131320,246,196670,147,197,196670,148,152,196670,149,108,458809,27,247,248,147,148,149,131321,245,
131320,245,327810,29,249,152,197,327858,33,250,249,189,196855,251,0,262394,250,252,251,131320,252,131321,201,131320,
251,327808,29,198,197,189,196670,142,198,131321,199,131320,199,131321,196,131320,201,196670,133,98,131321,150,131320,
150,65789,65592,327734,29,153,0,30,131320,253,262203,37,254,7,327745,45,255,42,44,262205,29,256,255,327851,33,257,256,
46,196855,258,0,262394,257,259,260,131320,259,196670,254,256,131321,258,131320,260,327745,48,261,42,47,262205,31,262,
261,262268,49,263,262,393281,51,264,263,50,50,393277,29,265,264,2,4,196670,254,265,131321,258,131320,258,458997,29,
266,256,259,265,260,131326,266,65592,327734,29,191,0,30,131320,267,327745,55,268,3,54,262205,29,269,268,327745,55,270,
4,46,262205,29,271,270,327812,29,272,269,271,327745,55,273,3,46,262205,29,274,273,327808,29,275,272,274,131326,275,
65592,327734,31,276,0,32,196663,31,277,196663,29,278,196663,29,279,131320,280,262203,37,281,7,262203,37,282,7,327761,
29,283,277,0,327876,29,284,278,279,327829,56,285,283,284,327761,29,286,285,1,196670,282,286,327761,29,287,285,0,
196670,281,287,327761,29,288,277,1,327810,29,289,57,279,327874,29,290,278,289,327808,29,291,288,290,327808,29,292,291,
286,327760,31,293,287,292,131326,293,65592,327734,31,217,0,34,196663,33,294,196663,29,295,131320,296,327739,38,297,7,
119,262203,58,298,7,262203,58,299,7,262203,58,300,7,262203,37,301,7,262203,37,302,7,262203,37,303,7,196855,304,0,
196859,46,305,131320,305,196855,306,0,262394,294,307,308,131320,307,327745,48,309,42,59,262205,31,310,309,196670,300,
310,131321,306,131320,308,327745,48,311,42,50,262205,31,312,311,196670,300,312,131321,306,131320,306,458997,31,313,
310,307,312,308,196670,299,313,196855,314,0,262394,61,315,314,131320,315,458809,31,316,276,313,295,62,262268,63,317,
316,393281,64,318,317,50,50,393277,31,319,318,2,8,196670,297,98,196670,298,319,131321,304,131320,314,327846,33,320,65,
294,196855,321,0,262394,320,322,321,131320,322,458809,31,323,276,313,295,60,262268,49,324,323,393281,51,325,324,50,50,
393277,29,326,325,2,4,327760,31,327,326,46,196670,297,98,196670,298,327,131321,304,131320,321,196670,301,68,327876,29,
328,54,68,327810,29,329,328,54,327879,29,330,295,329,327812,29,331,330,13,196670,302,331,327874,29,332,295,68,458809,
31,333,276,313,332,60,262268,49,334,333,393281,51,335,334,50,50,393277,29,336,335,2,4,196670,303,336,262268,43,337,
331,393419,29,338,336,337,69,327760,31,339,338,46,196670,297,98,196670,298,339,131321,304,131320,304,590069,31,340,
319,315,327,322,339,321,131326,340,65592,327734,27,219,0,35,196663,33,341,196663,29,342,196663,31,343,131320,344,
262203,58,345,7,262203,58,346,7,196855,347,0,262394,341,348,349,131320,348,327745,48,350,42,59,262205,31,351,350,
196670,346,351,131321,347,131320,349,327745,48,352,42,50,262205,31,353,352,196670,346,353,131321,347,131320,347,
458997,31,354,351,348,353,349,196670,345,354,196855,355,0,262394,70,356,357,131320,356,458809,31,358,276,354,342,62,
262268,63,359,358,393281,64,360,359,50,50,327742,360,343,2,8,131321,355,131320,357,458809,31,361,276,354,342,60,
262268,49,362,361,327761,29,363,343,0,393281,51,364,362,50,50,327742,364,363,2,4,131321,355,131320,355,65789,65592,
327734,31,239,0,34,196663,33,365,196663,29,366,131320,367,327739,38,368,7,119,262203,58,369,7,262203,58,370,7,262203,
58,371,7,196855,372,0,196859,46,373,131320,373,196855,374,0,262394,365,375,376,131320,375,327745,48,377,42,71,262205,
31,378,377,196670,371,378,131321,374,131320,376,327745,48,379,42,72,262205,31,380,379,196670,371,380,131321,374,
131320,374,458997,31,381,378,375,380,376,196670,370,381,196855,382,0,262394,73,383,382,131320,383,458809,31,384,276,
381,366,62,262268,63,385,384,393281,64,386,385,50,50,393277,31,387,386,2,8,196670,368,98,196670,369,387,131321,372,
131320,382,458809,31,388,276,381,366,60,262268,49,389,388,393281,51,390,389,50,50,393277,29,391,390,2,4,327760,31,392,
391,46,196670,368,98,196670,369,392,131321,372,131320,372,458997,31,393,387,383,392,382,131326,393,65592,327734,27,
242,0,35,196663,33,394,196663,29,395,196663,31,396,131320,397,262203,58,398,7,262203,58,399,7,196855,400,0,262394,394,
401,402,131320,401,327745,48,403,42,71,262205,31,404,403,196670,399,404,131321,400,131320,402,327745,48,405,42,72,
262205,31,406,405,196670,399,406,131321,400,131320,400,458997,31,407,404,401,406,402,196670,398,407,196855,408,0,
262394,74,409,410,131320,409,458809,31,411,276,407,395,62,262268,63,412,411,393281,64,413,412,50,50,327742,413,396,2,
8,131321,408,131320,410,458809,31,414,276,407,395,60,262268,49,415,414,327761,29,416,396,0,393281,51,417,415,50,50,
327742,417,416,2,4,131321,408,131320,408,65789,65592,327734,31,229,0,36,196663,31,418,131320,419,262203,58,420,7,
262203,37,421,7,262203,37,422,7,196670,420,418,196855,423,0,262394,75,424,425,131320,424,196855,426,0,262394,76,427,
426,131320,427,262205,31,428,420,262344,31,429,428,196670,420,429,131321,426,131320,426,196855,430,0,262394,77,431,
430,131320,431,327745,37,432,420,54,262205,29,433,432,327878,29,434,433,81,196670,432,434,131321,430,131320,430,
196855,435,0,262394,82,436,435,131320,436,327745,37,437,420,54,262205,29,438,437,262268,43,439,438,327875,43,440,439,
83,262268,29,441,440,262344,29,442,441,196670,421,442,327877,29,443,442,81,327760,31,444,442,443,262205,31,445,420,
327878,31,446,445,444,196670,420,446,131321,435,131320,435,131321,423,131320,425,196855,447,0,262394,84,448,447,
131320,448,327745,37,449,420,46,262205,29,450,449,327878,29,451,450,90,196670,449,451,131321,447,131320,447,196855,
452,0,262394,91,453,452,131320,453,327745,37,454,420,46,262205,29,455,454,327878,29,456,455,81,196670,454,456,131321,
452,131320,452,196855,457,0,262394,92,458,457,131320,458,327745,37,459,420,46,262205,29,460,459,262268,43,461,460,
393418,43,462,461,94,72,262268,29,463,462,262344,29,464,463,196670,422,464,327877,29,465,464,81,327879,29,466,465,90,
262205,29,467,459,327878,29,468,467,466,196670,459,468,131321,457,131320,457,131321,423,131320,423,262205,31,469,420,
131326,469,65592,327734,27,248,0,39,196663,37,470,196663,37,471,196663,38,472,131320,473,262203,37,474,7,262203,37,
475,7,262203,37,476,7,262203,58,477,7,262203,37,478,7,196670,474,46,196670,475,46,196670,476,46,131321,479,131320,479,
458997,29,480,46,473,481,482,458997,29,483,46,473,484,482,458997,29,485,46,473,486,482,262390,487,482,0,131321,488,
131320,488,327856,33,489,485,97,196855,490,0,262394,489,491,490,131320,491,262205,29,492,470,327808,29,493,492,485,
262205,29,494,471,327856,33,495,493,494,131321,490,131320,490,458997,33,496,489,488,495,491,262394,496,497,487,131320,
497,262205,29,498,470,327808,29,499,498,485,393273,31,500,217,98,499,196670,477,500,262205,33,501,472,196855,502,0,
262394,501,503,502,131320,503,262205,31,504,477,327737,31,505,229,504,196670,477,505,131321,502,131320,502,327745,37,
506,477,46,262205,29,507,506,327812,29,508,485,13,262268,43,509,508,458953,29,481,480,507,509,100,196670,474,481,
458953,29,484,483,86,509,102,196670,475,484,131321,482,131320,482,327808,29,486,485,72,196670,476,486,131321,479,
131320,487,262205,29,510,470,327814,29,511,510,97,196670,478,511,327851,33,512,483,86,196855,513,0,262394,512,514,513,
131320,514,327745,48,515,42,50,262205,31,516,515,458809,31,517,276,516,511,60,262268,49,518,517,393281,51,519,518,50,
50,393277,29,520,519,2,4,262344,29,521,483,327879,29,522,520,521,327877,29,523,480,522,196670,474,523,131321,513,
131320,513,458997,29,524,480,487,523,514,327745,48,525,42,50,262205,31,526,525,458809,31,527,276,526,511,60,262268,49,
528,527,393281,51,529,528,50,50,327742,529,524,2,4,65789,65592};
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
/* gather.comp -DGPUSORTI_ADDRESS, 1394 words */
static const uint32_t gpusorti_spv_gather_address[] = {
119734787,66304,524299,232,0,131089,1,131089,5347,589834,0x5f565053,0x5f52484b,0x73796870,0x6c616369,0x6f74735f,
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
393268,27,60,132,10,14,262187,27,61,3,262187,27,62,5,262187,27,63,8,262187,27,64,24,262187,27,65,160,262187,27,66,288,
262187,27,67,16,327734,25,2,0,26,131320,68,262203,32,69,7,262203,32,70,7,262203,32,71,7,262203,32,72,7,262203,32,73,7,
262203,32,74,7,262203,32,75,7,262203,32,76,7,262203,32,77,7,262203,31,78,7,262203,32,79,7,262203,32,80,7,262203,31,81,
7,262203,32,82,7,262203,32,83,7,262203,31,84,7,262203,32,85,7,262203,32,86,7,262203,31,87,7,262203,32,88,7,262203,32,
89,7,262201,27,90,91,196670,69,90,393281,39,92,36,53,45,262205,27,93,92,196670,70,93,327814,27,94,10,93,458764,27,95,
1,41,49,94,196670,71,95,327745,50,96,4,40,262205,27,97,96,327745,50,98,4,49,262205,27,99,98,327812,27,100,97,99,
196670,72,100,262201,27,101,102,327812,27,103,101,95,196670,73,103,131321,104,131320,104,458997,27,105,103,68,106,107,
327856,41,108,105,90,262390,109,107,0,262394,108,110,109,131320,110,327810,27,111,90,105,458764,27,112,1,38,95,111,
196670,74,112,262205,27,113,5,196670,75,113,131321,114,131320,114,458997,27,115,113,110,116,117,327812,27,118,112,93,
327856,41,119,115,118,262390,120,117,0,262394,119,121,120,131320,121,327814,27,122,115,93,327808,27,123,105,122,
196670,76,123,327817,27,124,115,93,196670,77,124,196855,125,0,262394,54,126,127,131320,126,327745,43,128,36,55,262205,
29,129,128,196670,78,129,196670,79,123,196670,80,124,458809,29,130,131,78,79,80,262268,44,132,130,327745,43,133,36,57,
262205,29,134,133,458809,29,135,136,134,123,58,262268,44,137,135,327745,43,138,36,56,262205,29,139,138,196670,81,139,
393281,46,140,137,45,45,393277,27,141,140,2,4,196670,82,141,196670,83,124,458809,29,142,131,81,82,83,262268,44,143,
142,393281,46,144,143,45,45,393277,27,145,144,2,4,393281,46,146,132,45,45,327742,146,145,2,4,131321,125,131320,127,
327745,43,147,36,56,262205,29,148,147,196670,84,148,196670,85,123,196670,86,124,458809,29,149,131,84,85,86,262268,44,
150,149,327745,43,151,36,55,262205,29,152,151,196670,87,152,196670,88,123,196670,89,124,458809,29,153,131,87,88,89,
262268,44,154,153,393281,46,155,154,45,45,393277,27,156,155,2,4,393281,46,157,150,45,45,327742,157,156,2,4,131321,125,
131320,125,131321,117,131320,117,327808,27,116,115,10,196670,75,116,131321,114,131320,120,327812,27,158,100,95,327858,
41,159,111,158,196855,160,0,262394,159,161,160,131320,161,131321,109,131320,160,327808,27,106,105,158,196670,73,106,
131321,107,131320,107,131321,104,131320,109,65789,65592,327734,27,91,0,28,131320,162,262203,32,163,7,327745,39,164,36,
38,262205,27,165,164,327851,41,166,165,40,196855,167,0,262394,166,168,169,131320,168,196670,163,165,131321,167,131320,
169,327745,43,170,36,42,262205,29,171,170,262268,44,172,171,393281,46,173,172,45,45,393277,27,174,173,2,4,196670,163,
174,131321,167,131320,167,458997,27,175,165,168,174,169,131326,175,65592,327734,27,102,0,28,131320,176,327745,50,177,
3,49,262205,27,178,177,327745,50,179,4,40,262205,27,180,179,327812,27,181,178,180,327745,50,182,3,40,262205,27,183,
182,327808,27,184,181,183,131326,184,65592,327734,29,136,0,30,196663,29,185,196663,27,186,196663,27,187,131320,188,
262203,32,189,7,262203,32,190,7,327761,27,191,185,0,327876,27,192,186,187,327829,51,193,191,192,327761,27,194,193,1,
196670,190,194,327761,27,195,193,0,196670,189,195,327761,27,196,185,1,327810,27,197,52,187,327874,27,198,186,197,
327808,27,199,196,198,327808,27,200,199,194,327760,29,201,195,200,131326,201,65592,327734,29,131,0,33,196663,31,202,
196663,32,203,196663,32,204,131320,205,262203,32,206,7,262203,32,207,7,262203,32,208,7,262205,27,209,203,393281,39,
210,36,53,45,262205,27,211,210,327812,27,212,211,34,327831,51,213,209,212,327761,27,214,213,0,196670,207,214,327761,
27,215,213,1,196670,206,215,262205,27,216,204,327812,27,217,216,34,327829,51,218,214,217,327761,27,219,218,1,196670,
208,219,327761,27,220,218,0,196670,207,220,327808,27,221,215,219,196670,206,221,327745,32,222,202,40,262205,27,223,
222,327829,51,224,223,220,327761,27,225,224,1,196670,208,225,327761,27,226,224,0,196670,207,226,327745,32,227,202,49,
262205,27,228,227,327808,27,229,228,221,327808,27,230,229,225,327760,29,231,226,230,131326,231,65592};
/* clang-format on */
/* ==== GENERATED: end ==== */

static const struct gpusorti_shader *gpusorti_shader_of(enum gpusorti_kernel kernel) {
#define GPUSORTI_X(name)                               \
    {gpusorti_spv_##name, sizeof gpusorti_spv_##name}, \
        {gpusorti_spv_##name##_address, sizeof gpusorti_spv_##name##_address},
#define GPUSORTI_Y(name) {gpusorti_spv_##name, sizeof gpusorti_spv_##name},
    static const struct gpusorti_shader shaders[GPUSORTI_KERNEL_COUNT] = {GPUSORTI_KERNELS(GPUSORTI_X)
                                                                              GPUSORTI_BUFFER_KERNELS(GPUSORTI_Y)};
#undef GPUSORTI_X
#undef GPUSORTI_Y
    GPUSORT_ASSERT(kernel < GPUSORTI_KERNEL_COUNT);
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
