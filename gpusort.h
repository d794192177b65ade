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

/* Each also has a variant for device addresses. */
#define GPUSORTI_KERNELS(X) \
    X(begin)                \
    X(count)                \
    X(scan)                 \
    X(scatter)              \
    X(histogram)            \
    X(bases)                \
    X(onesweep)             \
    X(tile_sort)            \
    X(odd_even_merge)       \
    X(finish)               \
    X(gather)

/* For bound buffers only. scatter_basic: without subgroup operations; onesweep_narrow stores packed keys. */
#define GPUSORTI_BUFFER_KERNELS(X) X(scatter_basic) X(onesweep_narrow) X(merge_tiles) X(split_runs) X(merge_buckets)

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
    uint32_t vendor_id, device_id, device_type, api_version;
    uint32_t offered; /* GPUSORT_ENABLED_* */
    uint32_t subgroup_size, subgroup_min, subgroup_max, subgroup_max_per_group;
    int subgroups; /* basic, ballot and arithmetic operations in compute shaders */
    uint32_t max_invocations, max_size_x, max_groups_x, max_groups_y, max_shared;
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
 * and that of CPU drivers, for the time its pipelines take to compile; tools/TUNING.md has the log. The others are taken from
 * published sources, which the line above each names, and wait for someone with the device to run tools/tune. */
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

    /* devices without subgroup operations get no addresses: scatter_basic has no such variant */
    addresses = (ctx->enabled & GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS) != 0 && ctx->caps.subgroups;
    if (ctx->enabled & GPUSORT_ENABLED_PUSH_DESCRIPTOR)
        sort->mode = GPUSORTI_PUSHED_BUFFERS;
    else if (own)
        sort->mode = GPUSORTI_POOLED_BUFFERS;
    else if (addresses)
        sort->mode = GPUSORTI_ADDRESSES;
    else
        return gpusorti_fail(
            host, GPUSORT_ERROR_UNSUPPORTED,
            "gpusort_desc.enabled: recording needs VK_KHR_push_descriptor or%s buffer device addresses",
            ctx->caps.subgroups ? "" : " subgroup operations and");
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
    uint32_t steps;
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
    recorder->steps++;
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
/* scatter.comp -DGPUSORTI_ADDRESS, 6427 words */
static const uint32_t gpusorti_spv_scatter_address[] = {
119734787,66304,524299,1109,0,131089,1,131089,61,131089,63,131089,64,131089,5347,589834,0x5f565053,0x5f52484b,
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
1,393267,66,28,27,68,68,262194,32,29,0,262187,32,185,5,262187,32,186,24,262187,32,187,160,262187,32,188,288,196650,36,
189,327734,30,2,0,31,131320,190,327739,172,191,7,189,262203,43,192,7,262203,43,193,7,262203,43,194,7,262203,43,195,7,
262203,43,196,7,262203,43,197,7,262203,43,198,7,262203,43,199,7,262203,43,200,7,262203,172,201,7,262203,172,202,7,
262203,172,203,7,262203,43,204,7,262203,43,205,7,262203,43,206,7,262203,43,207,7,262203,43,208,7,262203,47,209,7,
262203,51,210,7,262203,43,211,7,262203,43,212,7,262203,49,213,7,262203,47,214,7,262203,49,215,7,262203,43,216,7,
262203,43,217,7,262203,51,218,7,262203,43,219,7,262203,43,220,7,262203,43,221,7,262203,51,222,7,262203,43,223,7,
262203,43,224,7,262203,43,225,7,262203,43,226,7,262203,182,227,7,262203,51,228,7,262203,43,229,7,262203,43,230,7,
262203,43,231,7,262203,51,232,7,262203,43,233,7,262203,51,234,7,262203,43,235,7,262203,43,236,7,262203,43,237,7,
262203,43,238,7,262203,43,239,7,262203,43,240,7,262203,43,241,7,262203,43,242,7,196855,243,0,196859,60,244,131320,244,
262201,32,245,246,196670,192,245,393281,59,247,56,166,64,262205,32,248,247,196670,193,248,327814,32,249,245,248,
327817,32,250,245,248,327851,36,251,250,60,393385,32,252,251,68,60,327808,32,253,249,252,196670,194,253,262201,32,254,
255,196670,195,254,327745,62,256,56,61,262205,34,257,256,262268,63,258,257,327745,59,259,56,167,262205,32,260,259,
327812,32,261,54,260,327808,32,262,71,261,393281,65,263,258,64,262,393277,32,264,263,2,4,196670,196,264,327854,36,265,
254,253,262312,36,266,265,196855,267,0,262394,266,268,267,131320,268,327879,32,269,264,68,327851,36,270,269,60,131321,
267,131320,267,458997,36,271,265,244,270,268,196855,272,0,262394,271,273,272,131320,273,196670,191,129,131321,243,
131320,272,262201,30,274,275,262205,32,276,126,196670,197,276,131321,277,131320,277,458997,32,278,276,272,279,280,
327856,36,281,278,137,262390,282,280,0,262394,281,280,282,131320,280,327745,59,283,56,171,262205,32,284,283,327812,32,
285,278,253,327808,32,286,284,285,327808,32,287,286,254,393281,65,288,258,64,287,393277,32,289,288,2,4,327745,134,290,
170,278,196670,290,289,327808,32,279,278,25,196670,197,279,131321,277,131320,282,327812,32,291,254,248,196670,198,291,
327810,32,292,245,291,327856,36,293,292,248,196855,294,0,262394,293,295,296,131320,295,196670,200,245,131321,294,
131320,296,327808,32,297,291,248,196670,200,297,131321,294,131320,294,458997,32,298,245,295,297,296,196670,199,298,
327879,32,299,264,73,327851,36,300,299,60,196670,201,300,327737,32,301,302,260,196670,121,301,327737,32,303,304,260,
196670,122,303,196855,305,0,262394,174,306,305,131320,306,327879,32,307,264,79,327851,36,308,307,60,131321,305,131320,
305,458997,36,309,174,294,308,306,196670,202,309,262312,36,310,176,196855,311,0,262394,310,312,311,131320,312,327879,
32,313,264,71,327850,36,314,313,60,131321,311,131320,311,458997,36,315,176,305,314,312,196670,203,315,196670,204,291,
131321,316,131320,316,458997,32,317,291,311,318,319,327856,36,320,317,298,262390,321,322,0,262394,320,323,321,131320,
323,327810,32,324,298,317,458764,32,325,1,38,324,159,196670,205,325,196670,206,60,131321,326,131320,326,458997,32,327,
60,323,328,329,327856,36,330,327,8,262390,331,329,1,262394,330,332,331,131320,332,196670,208,327,327737,32,333,334,
208,196670,207,333,327856,36,335,333,325,196855,336,0,262394,335,337,338,131320,337,327808,32,339,317,333,393273,34,
340,341,300,339,196670,210,340,131321,336,131320,338,196670,210,177,131321,336,131320,336,458997,34,342,340,337,177,
338,327745,51,343,209,327,196670,343,342,131321,329,131320,329,327808,32,328,327,85,196670,206,328,131321,326,131320,
331,327879,32,344,264,54,327851,36,345,344,60,196855,346,0,262394,345,347,346,131320,347,196670,211,60,131321,348,
131320,348,458997,32,349,60,347,350,351,327856,36,352,349,8,262390,353,351,1,262394,352,354,353,131320,354,196670,212,
349,327737,32,355,334,212,327856,36,356,355,325,196855,357,0,262394,356,358,357,131320,358,327745,51,359,209,349,
262205,34,360,359,327737,34,361,362,360,196670,359,361,131321,357,131320,357,131321,351,131320,351,327808,32,350,349,
85,196670,211,350,131321,348,131320,353,131321,346,131320,346,262205,46,363,209,196670,214,363,393273,30,364,365,214,
215,262205,48,366,215,196670,213,366,196670,216,60,131321,367,131320,367,458997,32,368,60,346,369,370,327856,36,371,
368,8,262390,372,370,1,262394,371,370,372,131320,370,327745,43,373,213,368,262205,32,374,373,196670,217,374,327745,51,
375,209,368,262205,34,376,375,196670,218,376,196670,219,13,458809,30,377,378,217,218,219,327808,32,369,368,85,196670,
216,369,131321,367,131320,372,262368,73,73,135,196670,220,60,131321,379,131320,379,458997,32,380,60,372,381,382,
327856,36,383,380,8,262390,384,382,1,262394,383,385,384,131320,385,327812,32,386,380,25,262205,32,387,126,327808,32,
388,386,387,196670,221,388,196670,223,388,196670,224,13,393273,34,389,390,223,224,196670,222,389,327737,32,391,392,
389,196670,225,391,327745,134,393,170,391,262205,32,394,393,327808,32,395,394,388,327745,134,396,141,391,262205,32,
397,396,327810,32,398,395,397,196670,226,398,196855,399,0,262394,178,400,399,131320,400,327745,43,401,227,380,196670,
401,398,131321,399,131320,399,327856,36,402,388,325,327847,36,403,402,315,196855,404,0,262394,403,405,404,131320,405,
262312,36,406,300,327879,32,407,264,183,327851,36,408,407,60,196855,409,0,262394,408,410,411,131320,410,327737,34,412,
413,389,196670,228,412,131321,409,131320,411,196670,228,389,131321,409,131320,409,458997,34,414,412,410,389,411,
458809,30,415,416,406,398,414,131321,404,131320,404,131321,382,131320,382,327808,32,381,380,85,196670,220,381,131321,
379,131320,384,262368,73,73,135,196855,417,0,262394,184,418,417,131320,418,196670,229,60,131321,419,131320,419,458997,
32,420,60,418,421,422,327856,36,423,420,8,262390,424,422,1,262394,423,425,424,131320,425,196670,231,420,327737,32,426,
334,231,196670,230,426,327854,36,427,426,325,196855,428,0,262394,427,429,428,131320,429,131321,422,131320,428,196855,
430,0,262394,309,431,432,131320,431,327808,32,433,317,426,327760,34,434,433,60,196670,232,434,131321,430,131320,432,
327808,32,435,317,426,393273,34,436,437,300,435,196670,232,436,131321,430,131320,430,458997,34,438,434,431,436,432,
327745,43,439,213,420,262205,32,440,439,196670,233,440,196670,234,438,196670,235,17,458809,30,441,378,233,234,235,
131321,422,131320,422,327808,32,421,420,85,196670,229,421,131321,419,131320,424,262368,73,73,135,196670,236,60,131321,
442,131320,442,458997,32,443,60,424,444,445,327856,36,446,443,8,262390,447,445,1,262394,446,448,447,131320,448,327812,
32,449,443,25,262205,32,450,126,327808,32,451,449,450,196670,237,451,327856,36,452,451,325,196855,453,0,262394,452,
454,453,131320,454,262312,36,455,300,327745,43,456,227,443,262205,32,457,456,196670,238,451,196670,239,17,393273,34,
458,390,238,239,458809,30,459,460,455,457,458,131321,453,131320,453,131321,445,131320,445,327808,32,444,443,85,196670,
236,444,131321,442,131320,447,131321,417,131320,417,262205,32,461,126,196670,240,461,131321,462,131320,462,458997,32,
463,461,417,464,465,327856,36,466,463,137,262390,467,465,0,262394,466,465,467,131320,465,196670,241,463,327737,32,468,
469,241,327745,134,470,170,463,262205,32,471,470,327808,32,472,471,468,196670,470,472,327808,32,464,463,25,196670,240,
464,131321,462,131320,467,262368,73,73,135,131321,322,131320,322,327856,36,473,324,159,196855,319,0,262394,473,474,
475,131320,474,196670,242,298,131321,319,131320,475,327808,32,476,317,159,196670,242,476,131321,319,131320,319,458997,
32,318,298,474,476,475,196670,204,318,131321,316,131320,321,196670,191,129,131321,243,131320,243,65789,65592,327734,
32,246,0,33,131320,477,262203,43,478,7,327745,59,479,56,58,262205,32,480,479,327851,36,481,480,60,196855,482,0,262394,
481,483,484,131320,483,196670,478,480,131321,482,131320,484,327745,62,485,56,61,262205,34,486,485,262268,63,487,486,
393281,65,488,487,64,64,393277,32,489,488,2,4,196670,478,489,131321,482,131320,482,458997,32,490,480,483,489,484,
131326,490,65592,327734,32,255,0,33,131320,491,327745,69,492,3,68,262205,32,493,492,327745,69,494,4,60,262205,32,495,
494,327812,32,496,493,495,327745,69,497,3,60,262205,32,498,497,327808,32,499,496,498,131326,499,65592,327734,34,500,0,
35,196663,34,501,196663,32,502,196663,32,503,131320,504,262203,43,505,7,262203,43,506,7,327761,32,507,501,0,327876,32,
508,502,503,327829,70,509,507,508,327761,32,510,509,1,196670,506,510,327761,32,511,509,0,196670,505,511,327761,32,512,
501,1,327810,32,513,71,503,327874,32,514,502,513,327808,32,515,512,514,327808,32,516,515,510,327760,34,517,511,516,
131326,517,65592,327734,34,341,0,37,196663,36,518,196663,32,519,131320,520,327739,172,521,7,189,262203,51,522,7,
262203,51,523,7,262203,51,524,7,262203,43,525,7,262203,43,526,7,262203,43,527,7,196855,528,0,196859,60,529,131320,529,
196855,530,0,262394,518,531,532,131320,531,327745,62,533,56,72,262205,34,534,533,196670,524,534,131321,530,131320,532,
327745,62,535,56,64,262205,34,536,535,196670,524,536,131321,530,131320,530,458997,34,537,534,531,536,532,196670,523,
537,196855,538,0,262394,74,539,538,131320,539,458809,34,540,500,537,519,75,262268,76,541,540,393281,77,542,541,64,64,
393277,34,543,542,2,8,196670,521,129,196670,522,543,131321,528,131320,538,327846,36,544,78,518,196855,545,0,262394,
544,546,545,131320,546,458809,34,547,500,537,519,73,262268,63,548,547,393281,65,549,548,64,64,393277,32,550,549,2,4,
327760,34,551,550,60,196670,521,129,196670,522,551,131321,528,131320,545,196670,525,81,327876,32,552,68,81,327810,32,
553,552,68,327879,32,554,519,553,327812,32,555,554,16,196670,526,555,327874,32,556,519,81,458809,34,557,500,537,556,
73,262268,63,558,557,393281,65,559,558,64,64,393277,32,560,559,2,4,196670,527,560,262268,57,561,555,393419,32,562,560,
561,82,327760,34,563,562,60,196670,521,129,196670,522,563,131321,528,131320,528,590069,34,564,543,539,551,546,563,545,
131326,564,65592,327734,30,416,0,38,196663,36,565,196663,32,566,196663,34,567,131320,568,262203,51,569,7,262203,51,
570,7,196855,571,0,262394,565,572,573,131320,572,327745,62,574,56,72,262205,34,575,574,196670,570,575,131321,571,
131320,573,327745,62,576,56,64,262205,34,577,576,196670,570,577,131321,571,131320,571,458997,34,578,575,572,577,573,
196670,569,578,196855,579,0,262394,83,580,581,131320,580,458809,34,582,500,578,566,75,262268,76,583,582,393281,77,584,
583,64,64,327742,584,567,2,8,131321,579,131320,581,458809,34,585,500,578,566,73,262268,63,586,585,327761,32,587,567,0,
393281,65,588,586,64,64,327742,588,587,2,4,131321,579,131320,579,65789,65592,327734,34,437,0,37,196663,36,589,196663,
32,590,131320,591,327739,172,592,7,189,262203,51,593,7,262203,51,594,7,262203,51,595,7,196855,596,0,196859,60,597,
131320,597,196855,598,0,262394,589,599,600,131320,599,327745,62,601,56,84,262205,34,602,601,196670,595,602,131321,598,
131320,600,327745,62,603,56,85,262205,34,604,603,196670,595,604,131321,598,131320,598,458997,34,605,602,599,604,600,
196670,594,605,196855,606,0,262394,86,607,606,131320,607,458809,34,608,500,605,590,75,262268,76,609,608,393281,77,610,
609,64,64,393277,34,611,610,2,8,196670,592,129,196670,593,611,131321,596,131320,606,458809,34,612,500,605,590,73,
262268,63,613,612,393281,65,614,613,64,64,393277,32,615,614,2,4,327760,34,616,615,60,196670,592,129,196670,593,616,
131321,596,131320,596,458997,34,617,611,607,616,606,131326,617,65592,327734,30,460,0,38,196663,36,618,196663,32,619,
196663,34,620,131320,621,262203,51,622,7,262203,51,623,7,196855,624,0,262394,618,625,626,131320,625,327745,62,627,56,
84,262205,34,628,627,196670,623,628,131321,624,131320,626,327745,62,629,56,85,262205,34,630,629,196670,623,630,131321,
624,131320,624,458997,34,631,628,625,630,626,196670,622,631,196855,632,0,262394,87,633,634,131320,633,458809,34,635,
500,631,619,75,262268,76,636,635,393281,77,637,636,64,64,327742,637,620,2,8,131321,632,131320,634,458809,34,638,500,
631,619,73,262268,63,639,638,327761,32,640,620,0,393281,65,641,639,64,64,327742,641,640,2,4,131321,632,131320,632,
65789,65592,327734,34,362,0,39,196663,34,642,131320,643,262203,51,644,7,262203,43,645,7,262203,43,646,7,196670,644,
642,196855,647,0,262394,88,648,649,131320,648,196855,650,0,262394,89,651,650,131320,651,327745,43,652,644,68,262205,
32,653,652,327878,32,654,653,93,196670,652,654,131321,650,131320,650,196855,655,0,262394,94,656,655,131320,656,327745,
43,657,644,68,262205,32,658,657,262268,57,659,658,327875,57,660,659,95,262268,32,661,660,196670,645,661,327877,32,662,
661,93,327760,34,663,661,662,262205,34,664,644,327878,34,665,664,663,196670,644,665,131321,655,131320,655,196855,666,
0,262394,96,667,666,131320,667,262205,34,668,644,262344,34,669,668,196670,644,669,131321,666,131320,666,131321,647,
131320,649,196855,670,0,262394,97,671,670,131320,671,327745,43,672,644,60,262205,32,673,672,327878,32,674,673,93,
196670,672,674,131321,670,131320,670,196855,675,0,262394,98,676,675,131320,676,327745,43,677,644,60,262205,32,678,677,
262268,57,679,678,393418,57,680,679,100,85,262268,32,681,680,196670,646,681,327877,32,682,681,93,327879,32,683,682,
106,262205,32,684,677,327878,32,685,684,683,196670,677,685,131321,675,131320,675,196855,686,0,262394,107,687,686,
131320,687,327745,43,688,644,60,262205,32,689,688,327878,32,690,689,106,196670,688,690,131321,686,131320,686,131321,
647,131320,647,262205,34,691,644,131326,691,65592,327734,34,413,0,39,196663,34,692,131320,693,262203,51,694,7,262203,
43,695,7,262203,43,696,7,196670,694,692,196855,697,0,262394,108,698,699,131320,698,196855,700,0,262394,109,701,700,
131320,701,262205,34,702,694,262344,34,703,702,196670,694,703,131321,700,131320,700,196855,704,0,262394,110,705,704,
131320,705,327745,43,706,694,68,262205,32,707,706,327878,32,708,707,93,196670,706,708,131321,704,131320,704,196855,
709,0,262394,111,710,709,131320,710,327745,43,711,694,68,262205,32,712,711,262268,57,713,712,327875,57,714,713,95,
262268,32,715,714,262344,32,716,715,196670,695,716,327877,32,717,716,93,327760,34,718,716,717,262205,34,719,694,
327878,34,720,719,718,196670,694,720,131321,709,131320,709,131321,697,131320,699,196855,721,0,262394,112,722,721,
131320,722,327745,43,723,694,60,262205,32,724,723,327878,32,725,724,106,196670,723,725,131321,721,131320,721,196855,
726,0,262394,113,727,726,131320,727,327745,43,728,694,60,262205,32,729,728,327878,32,730,729,93,196670,728,730,131321,
726,131320,726,196855,731,0,262394,114,732,731,131320,732,327745,43,733,694,60,262205,32,734,733,262268,57,735,734,
393418,57,736,735,116,85,262268,32,737,736,262344,32,738,737,196670,696,738,327877,32,739,738,93,327879,32,740,739,
106,262205,32,741,733,327878,32,742,741,740,196670,733,742,131321,731,131320,731,131321,697,131320,697,262205,34,743,
694,131326,743,65592,327734,32,744,0,40,196663,34,745,196663,32,746,196663,32,747,131320,748,327739,172,749,7,189,
262203,43,750,7,262203,43,751,7,262203,43,752,7,262203,43,753,7,262203,43,754,7,196855,755,0,196859,60,756,131320,756,
196855,757,0,262394,117,758,757,131320,758,327761,32,759,745,0,262268,57,760,746,262268,57,761,747,393419,32,762,759,
760,761,196670,749,129,196670,750,762,131321,755,131320,757,327761,32,763,745,1,327879,32,764,746,91,327874,32,765,
763,764,196670,751,765,327854,36,766,746,71,196855,767,0,262394,766,768,769,131320,768,196670,753,765,131321,767,
131320,769,327761,32,770,745,0,327874,32,771,770,746,327850,36,772,746,60,196855,773,0,262394,772,774,775,131320,774,
196670,754,60,131321,773,131320,775,327810,32,776,71,746,327876,32,777,763,776,196670,754,777,131321,773,131320,773,
458997,32,778,60,774,777,775,327877,32,779,771,778,196670,753,779,131321,767,131320,767,458997,32,780,765,768,779,773,
196670,752,780,327876,32,781,68,747,327810,32,782,781,68,327879,32,783,780,782,196670,749,129,196670,750,783,131321,
755,131320,755,458997,32,784,762,758,783,767,131326,784,65592,327734,32,302,0,41,196663,32,785,131320,786,327745,59,
787,56,118,262205,32,788,787,327812,32,789,785,21,327808,32,790,788,789,131326,790,65592,327734,32,304,0,41,196663,32,
791,131320,792,327745,59,793,56,119,262205,32,794,793,327812,32,795,791,21,327810,32,796,794,795,458764,32,797,1,38,
21,796,131326,797,65592,327734,32,392,0,42,196663,34,798,131320,799,262205,32,800,121,262205,32,801,122,458809,32,802,
744,798,800,801,131326,802,65592,327734,30,275,0,31,131320,803,262203,128,804,7,262203,43,805,7,196855,806,0,262394,
123,807,808,131320,807,262205,32,23,5,196670,124,23,196670,125,24,262205,32,809,6,327812,32,810,809,24,262205,32,811,
124,327808,32,812,810,811,196670,126,812,131321,806,131320,808,328019,127,813,75,129,196670,804,813,393558,32,814,75,
2,813,196670,124,814,393558,32,815,75,0,813,196670,125,815,262205,32,816,124,327850,36,817,816,60,196855,818,0,262394,
817,819,818,131320,819,262205,32,820,6,262205,32,821,125,327745,134,822,133,820,196670,822,821,131321,818,131320,818,
262368,73,73,135,262205,32,823,124,196670,126,823,196670,805,60,131321,824,131320,824,458997,32,825,60,818,826,827,
262205,32,828,6,327856,36,829,825,828,262390,830,827,0,262394,829,827,830,131320,827,327745,134,831,133,825,262205,32,
832,831,262205,32,833,126,327808,32,834,833,832,196670,126,834,327808,32,826,825,85,196670,805,826,131321,824,131320,
830,262368,73,73,135,131321,806,131320,806,262205,32,835,126,262205,32,836,124,327810,32,837,835,836,327812,32,838,
837,8,196670,136,838,65789,65592,327734,32,334,0,44,196663,43,839,131320,840,262205,32,841,136,262205,32,842,839,
262205,32,843,125,327812,32,844,842,843,327808,32,845,841,844,262205,32,846,124,327808,32,847,845,846,131326,847,
65592,327734,32,469,0,44,196663,43,848,131320,849,262205,32,850,848,327808,32,851,850,68,327745,134,852,141,851,
262205,32,853,852,262205,32,854,848,327745,134,855,141,854,262205,32,856,855,327810,32,857,853,856,131326,857,65592,
327734,32,858,0,44,196663,43,859,131320,860,262203,43,861,7,262203,43,862,7,262203,43,863,7,262205,32,864,859,393565,
32,865,75,1,864,196670,861,865,262205,32,866,124,262205,32,867,125,327810,32,868,867,68,327850,36,869,866,868,196855,
870,0,262394,869,871,870,131320,871,262205,32,872,6,327745,134,873,133,872,196670,873,865,131321,870,131320,870,
262368,73,73,135,196670,862,60,196670,863,60,131321,874,131320,874,458997,32,875,60,870,876,877,458997,32,878,60,870,
879,877,262205,32,880,6,327856,36,881,878,880,262390,882,877,0,262394,881,877,882,131320,877,327745,134,883,133,878,
262205,32,884,883,327808,32,876,875,884,196670,862,876,327808,32,879,878,85,196670,863,879,131321,874,131320,882,
327808,32,885,875,865,262205,32,886,859,327810,32,887,885,886,131326,887,65592,327734,30,888,0,31,131320,889,196833,
75,135,262368,75,75,142,65789,65592,327734,32,890,0,45,196663,32,891,196663,32,892,131320,893,262203,43,894,7,262203,
43,895,7,262203,43,896,7,262203,43,897,7,262203,128,898,7,262203,43,899,7,262203,43,900,7,196855,901,0,262394,145,902,
903,131320,902,196670,894,147,196670,895,60,131321,904,131320,904,458997,32,905,147,902,906,907,458997,32,908,60,902,
909,907,327856,36,910,908,21,262390,911,907,1,262394,910,907,911,131320,907,327874,32,912,892,908,327879,32,913,912,
68,327851,36,914,913,60,328019,127,915,75,914,327761,32,916,915,0,327810,32,917,913,68,327878,32,918,916,917,327879,
32,906,905,918,196670,894,906,327808,32,909,908,85,196670,895,909,131321,904,131320,911,327745,69,919,7,60,262205,32,
920,919,327879,32,921,905,920,262349,57,922,921,262268,32,923,922,196670,896,923,262349,57,924,905,262268,32,925,924,
196670,897,925,131321,901,131320,903,328019,127,926,75,129,196670,898,926,196670,899,60,131321,927,131320,927,458997,
127,928,926,903,929,930,458997,32,931,60,903,932,930,327856,36,933,931,21,262390,934,930,1,262394,933,930,934,131320,
930,327874,32,935,892,931,327879,32,936,935,68,327851,36,937,936,60,328019,127,938,75,937,327810,32,939,936,68,458832,
127,940,939,939,939,939,327878,127,941,938,940,327879,127,929,928,941,196670,898,929,327808,32,932,931,85,196670,899,
932,131321,927,131320,934,393558,32,942,75,2,928,196670,896,942,393558,32,943,75,0,928,196670,897,943,131321,901,
131320,901,458997,32,944,925,911,943,934,458997,32,945,923,911,942,934,327808,32,946,891,892,327745,134,947,152,946,
262205,32,948,947,196670,900,948,262201,30,949,888,327850,36,950,945,60,196855,951,0,262394,950,952,951,131320,952,
327808,32,953,948,944,196670,947,953,131321,951,131320,951,262201,30,954,888,327808,32,955,948,945,131326,955,65592,
327734,30,365,0,50,196663,47,956,196663,49,957,131320,958,262203,43,959,7,262203,43,960,7,262203,43,961,7,262203,43,
962,7,262203,43,963,7,262203,43,964,7,262203,158,965,7,262203,43,966,7,262203,43,967,7,262203,43,968,7,262203,43,969,
7,262203,43,970,7,262203,43,971,7,262203,43,972,7,262205,32,973,126,196670,959,973,131321,974,131320,974,458997,32,
975,973,958,976,977,327856,36,978,975,153,262390,979,977,0,262394,978,977,979,131320,977,327745,134,980,152,975,
196670,980,60,327808,32,976,975,25,196670,959,976,131321,974,131320,979,262368,73,73,135,262205,32,981,6,327812,32,
982,981,137,196670,960,982,196670,961,60,131321,983,131320,983,458997,32,984,60,979,985,986,327856,36,987,984,8,
262390,988,986,1,262394,987,986,988,131320,986,327745,51,989,956,984,262205,34,990,989,327737,32,991,392,990,393273,
32,992,890,982,991,327745,43,993,957,984,196670,993,992,327808,32,985,984,85,196670,961,985,131321,983,131320,988,
262368,73,73,135,196670,962,60,262205,32,994,126,327812,32,995,994,156,196670,963,995,196670,964,60,131321,996,131320,
996,458997,32,997,60,988,998,999,458997,32,1000,60,988,1001,999,327856,36,1002,1000,156,262390,1003,999,1,262394,1002,
1004,1003,131320,1004,327745,43,1005,965,1000,196670,1005,60,327808,32,1006,995,1000,327856,36,1007,1006,137,196855,
1008,0,262394,1007,1009,1008,131320,1009,196670,966,60,131321,1010,131320,1010,458997,32,1011,60,1009,1012,1013,
327856,36,1014,1011,130,262390,1015,1013,0,262394,1014,1013,1015,131320,1013,327812,32,1016,1011,137,327808,32,1017,
1016,995,327808,32,1018,1017,1000,327745,134,1019,152,1018,262205,32,1020,1019,196670,967,1020,262205,32,1021,1005,
196670,1019,1021,262205,32,1022,1005,327808,32,1023,1022,1020,196670,1005,1023,327808,32,1012,1011,85,196670,966,1012,
131321,1010,131320,1015,131321,1008,131320,1008,262205,32,1024,1005,327808,32,998,997,1024,196670,962,998,131321,999,
131320,999,327808,32,1001,1000,85,196670,964,1001,131321,996,131320,1003,196670,969,997,327737,32,1025,858,969,196670,
968,1025,196670,970,60,131321,1026,131320,1026,458997,32,1027,1025,1003,1028,1029,458997,32,1030,60,1003,1031,1029,
327856,36,1032,1030,156,262390,1033,1029,1,262394,1032,1034,1033,131320,1034,327808,32,1035,995,1030,327856,36,1036,
1035,137,196855,1037,0,262394,1036,1038,1037,131320,1038,327745,134,1039,141,1035,196670,1039,1027,196670,971,60,
131321,1040,131320,1040,458997,32,1041,60,1038,1042,1043,327856,36,1044,1041,130,262390,1045,1043,0,262394,1044,1043,
1045,131320,1043,327812,32,1046,1041,137,327808,32,1047,1046,995,327808,32,1048,1047,1030,327745,134,1049,152,1048,
262205,32,1050,1049,327808,32,1051,1050,1027,196670,1049,1051,327808,32,1042,1041,85,196670,971,1042,131321,1040,
131320,1045,131321,1037,131320,1037,327745,43,1052,965,1030,262205,32,1053,1052,327808,32,1028,1027,1053,196670,968,
1028,131321,1029,131320,1029,327808,32,1031,1030,85,196670,970,1031,131321,1026,131320,1033,262205,32,1054,126,327850,
36,1055,1054,60,196855,1056,0,262394,1055,1057,1056,131320,1057,327745,134,1058,141,137,196670,1058,159,131321,1056,
131320,1056,262368,73,73,135,196670,972,60,131321,1059,131320,1059,458997,32,1060,60,1056,1061,1062,327856,36,1063,
1060,8,262390,1064,1062,1,262394,1063,1062,1064,131320,1062,327745,51,1065,956,1060,262205,34,1066,1065,327737,32,
1067,392,1066,327808,32,1068,982,1067,327745,134,1069,152,1068,262205,32,1070,1069,327745,43,1071,957,1060,262205,32,
1072,1071,327808,32,1073,1072,1070,196670,1071,1073,327808,32,1061,1060,85,196670,972,1061,131321,1059,131320,1064,
65789,65592,327734,30,378,0,52,196663,43,1074,196663,51,1075,196663,43,1076,131320,1077,262205,32,1078,1074,327745,43,
1079,1075,60,262205,32,1080,1079,327745,134,1081,165,1078,196670,1081,1080,262205,32,1082,1076,327850,36,1083,1082,73,
196855,1084,0,262394,1083,1085,1084,131320,1085,262205,32,1086,1074,327808,32,1087,159,1086,327745,43,1088,1075,68,
262205,32,1089,1088,327745,134,1090,165,1087,196670,1090,1089,131321,1084,131320,1084,65789,65592,327734,34,390,0,53,
196663,43,1091,196663,43,1092,131320,1093,262203,43,1094,7,262205,32,1095,1091,327745,134,1096,165,1095,262205,32,
1097,1096,262205,32,1098,1092,327850,36,1099,1098,73,196855,1100,0,262394,1099,1101,1102,131320,1101,262205,32,1103,
1091,327808,32,1104,159,1103,327745,134,1105,165,1104,262205,32,1106,1105,196670,1094,1106,131321,1100,131320,1102,
196670,1094,60,131321,1100,131320,1100,458997,32,1107,1106,1101,60,1102,327760,34,1108,1097,1107,131326,1108,65592};
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
/* histogram.comp, 4985 words */
static const uint32_t gpusorti_spv_histogram[] = {
119734787,66304,524299,878,0,131089,1,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,0,1,524303,5,2,0x6e69616d,0,3,
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
393249,57,42,55,56,56,393249,58,42,55,55,55,327713,59,42,56,55,262187,44,60,4,262172,6,44,60,720926,7,44,44,44,44,44,
44,6,44,44,262176,61,9,7,262203,61,62,9,262165,63,32,1,262187,63,64,0,262176,65,9,44,262187,44,66,0,196637,8,44,
196638,9,8,262176,67,12,9,262203,67,10,12,262176,68,12,44,262167,69,44,3,262176,70,1,69,262203,70,3,1,262187,44,71,1,
262176,72,1,44,262203,70,4,1,262194,44,11,1,262187,44,73,2,393268,46,74,170,11,73,196637,12,47,196638,13,12,262176,75,
12,13,262203,75,14,12,262187,63,76,7,262176,77,12,47,196637,15,47,196638,16,15,262176,78,12,16,262203,78,17,12,196637,
18,44,196638,19,18,262176,79,12,19,262203,79,20,12,262194,44,21,32,262187,44,80,32,393268,46,81,170,21,80,196637,22,
44,196638,23,22,262176,82,12,23,262203,82,24,12,262187,44,83,16,393268,46,84,170,21,83,458804,44,85,169,84,71,73,
393268,63,86,128,21,66,393268,46,87,170,11,73,262194,44,25,0,393268,46,88,170,25,73,262187,63,89,8,196637,26,47,
196638,27,26,262176,90,12,27,262203,90,28,12,196637,29,44,196638,30,29,262176,91,12,30,262203,91,31,12,393268,46,92,
170,25,73,393268,46,93,170,11,73,262194,44,32,0,393268,46,94,170,32,71,262194,44,33,32,393268,44,95,130,33,71,262187,
44,96,31,393268,44,97,199,95,96,393268,44,98,196,71,97,393268,46,99,170,32,73,262187,63,100,31,262194,44,34,0,393268,
46,101,171,34,66,393268,46,102,170,32,71,393268,46,103,170,32,73,393268,44,104,130,33,71,393268,63,105,128,104,66,
262187,63,106,1,393268,46,107,174,33,80,262187,44,108,0xffffffff,393268,44,109,199,33,96,393268,44,110,196,71,109,
393268,44,111,130,110,71,458804,44,112,169,107,108,111,393268,46,113,171,34,66,393268,46,114,170,11,71,262187,63,115,
3,262194,44,35,8,262187,63,116,4,262187,44,117,64,393268,46,118,170,11,73,262187,44,119,1024,327724,47,120,66,66,
196650,46,121,262203,72,5,1,262194,44,36,256,262176,122,4,44,262203,122,123,4,262203,122,124,4,262203,122,125,4,
393268,44,126,128,33,35,393268,44,127,130,126,71,393268,44,128,134,127,35,393268,44,129,196,71,35,393268,44,130,132,
128,129,262194,44,37,0,262187,44,131,7,393268,44,132,199,37,131,393268,44,133,196,71,132,393268,44,134,132,130,133,
262172,135,44,134,262176,136,4,135,262203,136,137,4,262187,63,138,2,393268,44,139,132,128,129,393268,44,140,132,139,
133,262203,122,141,4,262203,122,142,4,262187,63,143,6,262187,63,144,5,262187,44,145,264,262194,44,38,8,393268,44,146,
132,36,38,262172,147,47,38,262176,148,7,147,196649,46,149,393268,46,150,171,25,66,262194,44,39,0,393268,44,151,199,39,
71,393268,46,152,170,151,66,262187,44,153,288,262194,44,40,1,393267,69,41,40,71,71,327734,42,2,0,43,131320,154,262203,
55,155,7,262203,56,156,7,262203,56,157,7,262203,148,158,7,262203,56,159,7,262203,55,160,7,262203,56,161,7,262203,55,
162,7,262205,44,163,5,262201,44,164,165,131321,166,131320,166,458997,44,167,163,154,168,169,327856,46,170,167,140,
262390,171,169,0,262394,170,169,171,131320,169,327745,122,172,137,167,196670,172,66,327808,44,168,167,36,131321,166,
131320,171,327850,46,173,163,66,196855,174,0,262394,173,175,174,131320,175,196670,141,66,196670,142,66,196670,125,66,
196670,123,66,196670,124,66,131321,174,131320,174,327745,72,176,4,66,262205,44,177,176,327745,72,178,4,71,262205,44,
179,178,327812,44,180,177,179,262201,44,181,182,327812,44,183,181,36,327808,44,184,183,163,131321,185,131320,185,
458997,44,186,184,174,187,188,393281,65,189,62,143,64,262205,44,190,189,327856,46,191,186,190,262390,192,188,0,262394,
191,188,192,131320,188,327745,65,193,62,144,262205,44,194,193,327808,44,195,194,186,393281,68,196,10,64,195,196670,
196,66,327812,44,197,180,36,327808,44,187,186,197,131321,185,131320,192,262368,73,73,145,262201,47,198,199,327852,46,
200,164,66,196855,201,0,262394,200,202,203,131320,202,393273,47,204,205,121,66,327737,47,206,207,204,131321,201,
131320,203,131321,201,131320,201,458997,47,208,206,202,120,203,327854,46,209,164,119,196855,210,0,262394,209,211,210,
131320,211,196670,155,164,196670,156,198,196670,157,208,458809,42,212,213,155,156,157,262368,73,73,145,262205,44,214,
123,262205,44,215,124,327760,47,216,214,215,131321,217,131320,217,458997,46,218,121,211,219,220,458997,44,221,66,211,
222,220,327745,65,223,62,138,262205,44,224,223,327856,46,225,221,224,262390,226,220,0,262394,225,220,226,131320,220,
327737,44,227,228,221,327737,44,229,230,221,458809,44,231,232,216,227,229,327851,46,233,231,66,327845,46,219,218,233,
327808,44,222,221,106,131321,217,131320,226,196855,234,0,262394,218,235,234,131320,235,262205,44,236,125,327851,46,
237,236,66,131321,234,131320,234,458997,46,238,218,226,237,235,196855,239,0,262394,238,240,239,131320,240,393281,65,
241,62,143,106,262205,44,242,241,327851,46,243,242,66,131321,239,131320,239,458997,46,244,238,234,243,240,131321,210,
131320,210,458997,46,245,121,201,244,239,262205,44,246,125,327851,46,247,246,66,262368,73,73,145,327817,44,248,163,
133,327814,44,249,164,146,327817,44,250,164,146,327851,46,251,250,66,393385,44,252,251,71,66,327808,44,253,249,252,
262201,44,254,182,131321,255,131320,255,458997,46,256,247,210,257,258,458997,47,259,120,210,260,258,458997,44,261,254,
210,262,258,327856,46,263,261,253,262390,264,258,0,262394,263,265,264,131320,265,327812,44,266,261,146,327810,44,267,
164,266,458764,44,268,1,38,267,146,327850,46,269,268,146,196855,270,0,262394,269,271,272,131320,271,131321,273,131320,
273,458997,44,274,66,271,275,276,327856,46,277,274,38,262390,278,276,1,262394,277,276,278,131320,276,327812,44,279,
274,36,327808,44,280,266,279,327808,44,281,280,163,393273,47,282,205,121,281,327737,47,283,207,282,327745,56,284,158,
274,196670,284,283,327808,44,275,274,106,131321,273,131320,278,131321,285,131320,285,458997,47,286,259,278,287,288,
458997,44,289,66,278,290,288,327856,46,291,289,38,262390,292,288,1,262394,291,288,292,131320,288,327745,56,293,158,
289,262205,47,294,293,327878,47,295,294,208,327877,47,287,286,295,262205,47,296,293,196670,159,296,196670,160,248,
393273,42,297,298,159,160,327808,44,290,289,106,131321,285,131320,292,131321,270,131320,272,131321,299,131320,299,
458997,47,300,259,272,301,302,458997,44,303,66,272,304,302,327856,46,305,303,38,262390,306,302,1,262394,305,307,306,
131320,307,327812,44,308,303,36,327808,44,309,308,163,327854,46,310,309,268,196855,311,0,262394,310,312,311,131320,
312,131321,302,131320,311,327808,44,313,266,309,393273,47,314,205,121,313,327737,47,315,207,314,327745,56,316,158,303,
196670,316,315,262205,47,317,316,327878,47,318,317,208,327877,47,319,300,318,262205,47,320,316,196670,161,320,196670,
162,248,393273,42,321,298,161,162,131321,302,131320,302,458997,47,301,300,312,319,311,327808,44,304,303,106,131321,
299,131320,306,131321,270,131320,270,458997,47,260,286,292,300,306,262312,46,322,256,196855,323,0,262394,322,324,323,
131320,324,131321,325,131320,325,458997,46,326,256,324,327,328,458997,44,329,66,324,330,328,327856,46,331,329,38,
262390,332,328,1,262394,331,333,332,131320,333,327812,44,334,329,36,327808,44,335,334,163,327856,46,336,335,268,
196855,337,0,262394,336,338,337,131320,338,327808,44,339,266,335,327808,44,340,339,71,327856,46,341,340,164,131321,
337,131320,337,458997,46,342,336,333,341,338,196855,343,0,262394,342,344,343,131320,344,262312,46,345,326,196855,346,
0,262394,345,347,346,131320,347,327808,44,348,266,335,327808,44,349,348,71,393273,47,350,205,121,349,327737,47,351,
207,350,327879,47,352,351,198,327745,56,353,158,329,262205,47,354,353,327879,47,355,354,198,393273,46,356,357,352,355,
131321,346,131320,346,458997,46,358,326,344,356,347,131321,343,131320,343,458997,46,327,326,337,358,346,131321,328,
131320,328,327808,44,330,329,106,131321,325,131320,332,131321,323,131320,323,458997,46,257,256,270,326,332,196855,359,
0,262394,245,360,359,131320,360,131321,361,131320,361,458997,44,362,66,360,363,364,327856,46,365,362,38,262390,366,
364,1,262394,365,367,366,131320,367,327812,44,368,362,36,327808,44,369,368,163,327854,46,370,369,268,196855,371,0,
262394,370,372,371,131320,372,131321,364,131320,371,327808,44,373,266,369,327745,56,374,158,362,262205,47,375,374,
458809,42,376,377,149,373,375,196855,378,0,262394,150,379,378,131320,379,131321,378,131320,378,458997,46,380,150,371,
152,379,196855,381,0,262394,380,382,381,131320,382,393273,47,383,384,121,373,458809,42,385,386,149,373,383,131321,381,
131320,381,131321,364,131320,364,327808,44,363,362,106,131321,361,131320,366,131321,359,131320,359,131321,258,131320,
258,327808,44,262,261,180,131321,255,131320,264,327761,44,387,259,0,327851,46,388,387,66,196855,389,0,262394,388,390,
389,131320,390,458993,44,391,141,71,66,387,131321,389,131320,389,327761,44,392,259,1,327851,46,393,392,66,196855,394,
0,262394,393,395,394,131320,395,458993,44,396,142,71,66,392,131321,394,131320,394,196855,397,0,262394,256,398,397,
131320,398,196670,125,71,131321,397,131320,397,262368,73,73,145,131321,399,131320,399,458997,44,400,163,397,401,402,
327745,65,403,62,138,262205,44,404,403,327812,44,405,404,129,327856,46,406,400,405,262390,407,402,0,262394,406,408,
407,131320,408,131321,409,131320,409,458997,44,410,66,408,411,412,458997,44,413,66,408,414,412,327856,46,415,413,133,
262390,416,412,1,262394,415,412,416,131320,412,327812,44,417,400,133,327808,44,418,417,413,327745,122,419,137,418,
262205,44,420,419,327808,44,411,410,420,327808,44,414,413,106,131321,409,131320,416,327851,46,421,410,66,196855,422,0,
262394,421,423,422,131320,423,327808,44,424,153,400,393281,68,425,10,64,424,458986,44,426,425,71,66,410,131321,422,
131320,422,131321,402,131320,402,327808,44,401,400,36,131321,399,131320,407,196855,427,0,262394,173,428,427,131320,
428,262205,44,429,141,327851,46,430,429,66,196855,431,0,262394,430,432,431,131320,432,393281,68,433,10,64,106,262205,
44,434,141,458993,44,435,433,71,66,434,131321,431,131320,431,262205,44,436,142,327851,46,437,436,66,196855,438,0,
262394,437,439,438,131320,439,393281,68,440,10,64,138,262205,44,441,142,458993,44,442,440,71,66,441,131321,438,131320,
438,262205,44,443,125,327851,46,444,443,66,196855,445,0,262394,444,446,445,131320,446,393281,68,447,10,64,115,458993,
44,448,447,71,66,71,131321,445,131320,445,196855,449,0,262394,245,450,449,131320,450,262201,44,451,182,327850,46,452,
451,66,131321,449,131320,449,458997,46,453,245,445,452,450,196855,454,0,262394,453,455,454,131320,455,393281,68,456,
10,64,144,196670,456,71,131321,454,131320,454,131321,427,131320,427,65789,65592,327734,44,165,0,45,131320,457,327745,
65,458,62,64,262205,44,459,458,327851,46,460,459,66,196855,461,0,262394,460,462,463,131320,462,131321,461,131320,463,
393281,68,464,10,64,64,262205,44,465,464,131321,461,131320,461,458997,44,466,459,462,465,463,131326,466,65592,327734,
44,182,0,45,131320,467,327745,72,468,3,71,262205,44,469,468,327745,72,470,4,66,262205,44,471,470,327812,44,472,469,
471,327745,72,473,3,66,262205,44,474,473,327808,44,475,472,474,131326,475,65592,327734,47,205,0,48,196663,46,476,
196663,44,477,131320,478,196855,479,0,196859,66,480,131320,480,196855,481,0,262394,74,482,481,131320,482,196855,483,0,
262394,476,484,485,131320,484,327745,65,486,62,76,262205,44,487,486,327808,44,488,487,477,393281,77,489,14,64,488,
262205,47,490,489,131321,483,131320,485,393281,77,491,17,64,477,262205,47,492,491,131321,483,131320,483,458997,47,493,
490,484,492,485,131321,479,131320,481,196855,494,0,262394,476,495,494,131320,495,327745,65,496,62,76,262205,44,497,
496,327808,44,498,497,477,393281,68,499,20,64,498,262205,44,500,499,327760,47,501,500,66,131321,479,131320,494,196855,
502,0,262394,81,503,502,131320,503,393281,68,504,24,64,477,262205,44,505,504,327760,47,506,505,66,131321,479,131320,
502,327876,44,507,71,85,327810,44,508,507,71,327879,44,509,477,508,327812,44,510,509,21,327874,44,511,477,85,393281,
68,512,24,64,511,262205,44,513,512,262268,63,514,510,393419,44,515,513,514,86,327760,47,516,515,66,131321,479,131320,
479,721141,47,517,493,483,501,495,506,503,516,502,131326,517,65592,327734,42,377,0,49,196663,46,518,196663,44,519,
196663,47,520,131320,521,196855,522,0,262394,87,523,524,131320,523,196855,525,0,262394,518,526,527,131320,526,327745,
65,528,62,76,262205,44,529,528,327808,44,530,529,519,393281,77,531,14,64,530,196670,531,520,131321,525,131320,527,
393281,77,532,17,64,519,196670,532,520,131321,525,131320,525,131321,522,131320,524,196855,533,0,262394,518,534,535,
131320,534,327745,65,536,62,76,262205,44,537,536,327808,44,538,537,519,327761,44,539,520,0,393281,68,540,20,64,538,
196670,540,539,131321,533,131320,535,327761,44,541,520,0,393281,68,542,24,64,519,196670,542,541,131321,533,131320,533,
131321,522,131320,522,65789,65592,327734,47,384,0,48,196663,46,543,196663,44,544,131320,545,196855,546,0,196859,66,
547,131320,547,196855,548,0,262394,88,549,548,131320,549,196855,550,0,262394,543,551,552,131320,551,327745,65,553,62,
89,262205,44,554,553,327808,44,555,554,544,393281,77,556,14,64,555,262205,47,557,556,131321,550,131320,552,393281,77,
558,28,64,544,262205,47,559,558,131321,550,131320,550,458997,47,560,557,551,559,552,131321,546,131320,548,196855,561,
0,262394,543,562,563,131320,562,327745,65,564,62,89,262205,44,565,564,327808,44,566,565,544,393281,68,567,20,64,566,
262205,44,568,567,131321,561,131320,563,393281,68,569,31,64,544,262205,44,570,569,131321,561,131320,561,458997,44,571,
568,562,570,563,327760,47,572,571,66,131321,546,131320,546,458997,47,573,560,550,572,561,131326,573,65592,327734,42,
386,0,49,196663,46,574,196663,44,575,196663,47,576,131320,577,196855,578,0,262394,92,579,580,131320,579,196855,581,0,
262394,574,582,583,131320,582,327745,65,584,62,89,262205,44,585,584,327808,44,586,585,575,393281,77,587,14,64,586,
196670,587,576,131321,581,131320,583,393281,77,588,28,64,575,196670,588,576,131321,581,131320,581,131321,578,131320,
580,196855,589,0,262394,574,590,591,131320,590,327745,65,592,62,89,262205,44,593,592,327808,44,594,593,575,327761,44,
595,576,0,393281,68,596,20,64,594,196670,596,595,131321,589,131320,591,327761,44,597,576,0,393281,68,598,31,64,575,
196670,598,597,131321,589,131320,589,131321,578,131320,578,65789,65592,327734,47,207,0,50,196663,47,599,131320,600,
196855,601,0,262394,93,602,603,131320,602,196855,604,0,262394,94,605,604,131320,605,327761,44,606,599,1,327878,44,607,
606,98,393298,47,608,607,599,1,131321,604,131320,604,458997,47,609,599,602,608,605,196855,610,0,262394,99,611,610,
131320,611,327761,44,612,609,1,262268,63,613,612,327875,63,614,613,100,262268,44,615,614,327877,44,616,615,98,327760,
47,617,615,616,327878,47,618,609,617,131321,610,131320,610,458997,47,619,609,604,618,611,196855,620,0,262394,101,621,
620,131320,621,262344,47,622,619,131321,620,131320,620,458997,47,623,619,610,622,621,131321,601,131320,603,196855,624,
0,262394,102,625,624,131320,625,327761,44,626,599,0,327878,44,627,626,98,393298,47,628,627,599,0,131321,624,131320,
624,458997,47,629,599,603,628,625,196855,630,0,262394,103,631,630,131320,631,327761,44,632,629,0,262268,63,633,632,
393418,63,634,633,105,106,262268,44,635,634,327877,44,636,635,98,327879,44,637,636,112,327878,44,638,632,637,393298,
47,639,638,629,0,131321,630,131320,630,458997,47,640,629,624,639,631,196855,641,0,262394,113,642,641,131320,642,
327761,44,643,640,0,327878,44,644,643,112,393298,47,645,644,640,0,131321,641,131320,641,458997,47,646,640,630,645,642,
131321,601,131320,601,458997,47,647,623,620,646,641,131326,647,65592,327734,44,232,0,51,196663,47,648,196663,44,649,
196663,44,650,131320,651,196855,652,0,196859,66,653,131320,653,196855,654,0,262394,114,655,654,131320,655,327761,44,
656,648,0,262268,63,657,649,262268,63,658,650,393419,44,659,656,657,658,131321,652,131320,654,327761,44,660,648,1,
327879,44,661,649,96,327874,44,662,660,661,327854,46,663,649,80,196855,664,0,262394,663,665,666,131320,665,131321,664,
131320,666,327761,44,667,648,0,327874,44,668,667,649,327850,46,669,649,66,196855,670,0,262394,669,671,672,131320,671,
131321,670,131320,672,327810,44,673,80,649,327876,44,674,660,673,131321,670,131320,670,458997,44,675,66,671,674,672,
327877,44,676,668,675,131321,664,131320,664,458997,44,677,662,665,676,670,327876,44,678,71,650,327810,44,679,678,71,
327879,44,680,677,679,131321,652,131320,652,458997,44,681,659,655,680,664,131326,681,65592,327734,44,228,0,52,196663,
44,682,131320,683,327745,65,684,62,115,262205,44,685,684,327812,44,686,682,35,327808,44,687,685,686,131326,687,65592,
327734,44,230,0,52,196663,44,688,131320,689,327745,65,690,62,116,262205,44,691,690,327812,44,692,688,35,327810,44,693,
691,692,458764,44,694,1,38,35,693,131326,694,65592,327734,47,199,0,53,131320,695,327745,65,696,62,115,262205,44,697,
696,327745,65,698,62,116,262205,44,699,698,327808,44,700,697,699,327854,46,701,700,80,196855,702,0,262394,701,703,704,
131320,703,131321,702,131320,704,327876,44,705,71,700,327810,44,706,705,71,131321,702,131320,702,458997,44,707,108,
703,706,704,327854,46,708,700,117,196855,709,0,262394,708,710,711,131320,710,131321,709,131320,711,327852,46,712,700,
80,196855,713,0,262394,712,714,715,131320,714,327810,44,716,700,80,327876,44,717,71,716,327810,44,718,717,71,131321,
713,131320,715,131321,713,131320,713,458997,44,719,718,714,66,715,131321,709,131320,709,458997,44,720,108,710,719,713,
327760,47,721,707,720,327854,46,722,697,80,196855,723,0,262394,722,724,725,131320,724,131321,723,131320,725,327876,44,
726,71,697,327810,44,727,726,71,131321,723,131320,723,458997,44,728,108,724,727,725,327852,46,729,697,80,196855,730,0,
262394,729,731,732,131320,731,327810,44,733,697,80,327876,44,734,71,733,327810,44,735,734,71,131321,730,131320,732,
131321,730,131320,730,458997,44,736,735,731,66,732,327760,47,737,728,736,262344,47,738,737,327879,47,739,721,738,
131326,739,65592,327734,46,357,0,54,196663,47,740,196663,47,741,131320,742,196855,743,0,196859,66,744,131320,744,
196855,745,0,262394,118,746,745,131320,746,327761,44,747,740,1,327761,44,748,741,1,327856,46,749,747,748,262312,46,
750,749,196855,751,0,262394,750,752,751,131320,752,327850,46,753,747,748,196855,754,0,262394,753,755,754,131320,755,
327761,44,756,740,0,327761,44,757,741,0,327856,46,758,756,757,131321,754,131320,754,458997,46,759,753,752,758,755,
131321,751,131320,751,458997,46,760,749,746,759,754,131321,743,131320,745,327761,44,761,740,0,327761,44,762,741,0,
327856,46,763,761,762,131321,743,131320,743,458997,46,764,760,751,763,745,131326,764,65592,327734,42,213,0,57,196663,
55,765,196663,56,766,196663,56,767,131320,768,262205,44,769,765,327814,44,770,769,119,262205,44,771,5,131321,772,
131320,772,458997,46,773,121,768,774,775,458997,47,776,120,768,777,775,458997,44,778,771,768,779,775,327856,46,780,
778,119,262390,781,775,0,262394,780,782,781,131320,782,327812,44,783,778,770,393273,47,784,205,121,783,327737,47,785,
207,784,262205,47,786,767,327878,47,787,785,786,327877,47,777,776,787,327808,44,788,778,71,327856,46,789,788,119,
196855,790,0,262394,789,791,790,131320,791,262312,46,792,773,196855,793,0,262394,792,794,793,131320,794,327812,44,795,
788,770,393273,47,796,205,121,795,327737,47,797,207,796,262205,47,798,766,327879,47,799,797,798,262205,47,800,766,
327879,47,801,785,800,393273,46,802,357,799,801,131321,793,131320,793,458997,46,803,773,791,802,794,131321,790,131320,
790,458997,46,774,773,782,803,793,131321,775,131320,775,327808,44,779,778,36,131321,772,131320,781,327761,44,804,776,
0,327851,46,805,804,66,196855,806,0,262394,805,807,806,131320,807,458993,44,808,123,71,66,804,131321,806,131320,806,
327761,44,809,776,1,327851,46,810,809,66,196855,811,0,262394,810,812,811,131320,812,458993,44,813,124,71,66,809,
131321,811,131320,811,196855,814,0,262394,773,815,814,131320,815,196670,125,71,131321,814,131320,814,65789,65592,
327734,42,816,0,58,196663,55,817,196663,55,818,196663,55,819,131320,820,262205,44,821,817,327812,44,822,821,129,
262205,44,823,818,327808,44,824,822,823,327812,44,825,824,133,262205,44,826,819,327808,44,827,825,826,327745,122,828,
137,827,458986,44,829,828,71,66,71,65789,65592,327734,42,298,0,59,196663,56,830,196663,55,831,131320,832,262203,55,
833,7,262203,55,834,7,262203,55,835,7,262203,55,836,7,262203,55,837,7,262203,55,838,7,327745,65,839,62,115,262205,44,
840,839,327850,46,841,840,66,196855,842,0,262394,841,843,842,131320,843,327745,65,844,62,116,262205,44,845,844,327850,
46,846,845,33,131321,842,131320,842,458997,46,847,841,832,846,843,196855,848,0,262394,847,849,850,131320,849,131321,
851,131320,851,458997,44,852,66,849,853,854,327856,46,855,852,128,262390,856,854,1,262394,855,854,856,131320,854,
262205,47,857,830,327812,44,858,852,35,327810,44,859,33,858,458764,44,860,1,38,35,859,458809,44,861,232,857,858,860,
196670,833,852,196670,834,861,262205,44,862,831,196670,835,862,458809,42,863,816,833,834,835,327808,44,853,852,106,
131321,851,131320,856,131321,848,131320,850,131321,864,131320,864,458997,44,865,66,850,866,867,327745,65,868,62,138,
262205,44,869,868,327856,46,870,865,869,262390,871,867,0,262394,870,867,871,131320,867,262205,47,872,830,327737,44,
873,228,865,327737,44,874,230,865,458809,44,875,232,872,873,874,196670,836,865,196670,837,875,262205,44,876,831,
196670,838,876,458809,42,877,816,836,837,838,327808,44,866,865,106,131321,864,131320,871,131321,848,131320,848,65789,
65592};
/* histogram.comp -DGPUSORTI_ADDRESS, 5636 words */
static const uint32_t gpusorti_spv_histogram_address[] = {
119734787,66304,524299,968,0,131089,1,131089,5347,589834,0x5f565053,0x5f52484b,0x73796870,0x6c616369,0x6f74735f,
0x65676172,0x6675625f,7497062,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,5348,1,524303,5,2,0x6e69616d,0,3,4,5,
393232,2,17,1,1,1,262215,6,6,4,327752,7,0,35,0,327752,7,1,35,8,327752,7,2,35,16,327752,7,3,35,24,327752,7,4,35,32,
327752,7,5,35,40,327752,7,6,35,44,327752,7,7,35,48,327752,7,8,35,52,327752,7,9,35,56,327752,7,10,35,60,327752,7,11,35,
64,327752,7,12,35,80,327752,7,13,35,84,196679,7,2,262215,8,6,4,327752,9,0,35,0,196679,9,2,262215,3,11,26,262215,4,11,
24,262215,10,1,5,262215,11,6,8,327752,12,0,35,0,196679,12,2,262215,13,1,7,262215,14,1,10,262215,15,1,8,262215,16,1,6,
262215,17,1,9,262215,18,1,2,262215,5,11,29,262215,19,1,0,262215,20,1,12,262215,21,1,1,262215,22,1,11,262215,23,1,0,
262215,24,11,25,262215,25,1,3,262215,26,1,4,131091,27,196641,28,27,262165,29,32,0,196641,30,29,262167,31,29,2,393249,
32,31,31,29,29,131092,33,327713,34,31,33,29,393249,35,27,33,29,31,262177,36,31,31,393249,37,29,31,29,29,262177,38,29,
29,196641,39,31,327713,40,33,31,31,262176,41,7,29,262176,42,7,31,393249,43,27,41,42,42,393249,44,27,41,41,41,327713,
45,27,42,41,262187,29,46,4,262172,6,29,46,1048606,7,31,31,31,31,31,29,29,29,29,29,29,6,29,29,262176,47,9,7,262203,47,
48,9,262165,49,32,1,262187,49,50,5,262176,51,9,29,262187,29,52,0,262187,49,53,4,262176,54,9,31,196647,55,5349,196637,
8,29,196638,9,8,262176,55,5349,9,262187,49,56,0,262176,57,5349,29,262167,58,29,3,262176,59,1,58,262203,59,3,1,262187,
29,60,1,262176,61,1,29,262203,59,4,1,262174,62,29,29,262187,29,63,32,262187,49,64,2,262194,29,10,1,262187,29,65,2,
393268,33,66,170,10,65,262187,29,67,3,196647,68,5349,196637,11,31,196638,12,11,262176,68,5349,12,262176,69,5349,31,
262194,29,13,32,393268,33,70,170,13,63,262187,29,71,16,393268,33,72,170,13,71,458804,29,73,169,72,60,65,393268,49,74,
128,13,52,393268,33,75,170,10,65,262187,49,76,3,262187,49,77,1,262194,29,14,0,393268,33,78,170,14,65,393268,33,79,170,
14,65,393268,33,80,170,10,65,262194,29,15,0,393268,33,81,170,15,60,262194,29,16,32,393268,29,82,130,16,60,262187,29,
83,31,393268,29,84,199,82,83,393268,29,85,196,60,84,393268,33,86,170,15,65,262187,49,87,31,262194,29,17,0,393268,33,
88,171,17,52,393268,33,89,170,15,60,393268,33,90,170,15,65,393268,29,91,130,16,60,393268,49,92,128,91,52,393268,33,93,
174,16,63,262187,29,94,0xffffffff,393268,29,95,199,16,83,393268,29,96,196,60,95,393268,29,97,130,96,60,458804,29,98,
169,93,94,97,393268,33,99,171,17,52,393268,33,100,170,10,60,262187,49,101,8,262194,29,18,8,262187,49,102,9,262187,29,
103,64,393268,33,104,170,10,65,262187,29,105,1024,327724,31,106,52,52,262176,107,7,33,196650,33,108,262203,61,5,1,
262194,29,19,256,262176,109,4,29,262203,109,110,4,262203,109,111,4,262203,109,112,4,393268,29,113,128,16,18,393268,29,
114,130,113,60,393268,29,115,134,114,18,393268,29,116,196,60,18,393268,29,117,132,115,116,262194,29,20,0,262187,29,
118,7,393268,29,119,199,20,118,393268,29,120,196,60,119,393268,29,121,132,117,120,262172,122,29,121,262176,123,4,122,
262203,123,124,4,262187,49,125,7,393268,29,126,132,115,116,393268,29,127,132,126,120,262203,109,128,4,262203,109,129,
4,262187,49,130,11,262187,49,131,10,262187,29,132,264,262194,29,21,8,393268,29,133,132,19,21,262172,134,31,21,262176,
135,7,134,196649,33,136,393268,33,137,171,14,52,262194,29,22,0,393268,29,138,199,22,60,393268,33,139,170,138,52,
262187,29,140,288,262194,29,23,1,393267,58,24,23,60,60,262194,29,25,32,262194,29,26,1,262187,29,141,5,262187,29,142,8,
262187,29,143,24,262187,29,144,160,327734,27,2,0,28,131320,145,262203,41,146,7,262203,41,147,7,262203,41,148,7,262203,
41,149,7,262203,41,150,7,262203,42,151,7,262203,42,152,7,262203,42,153,7,262203,107,154,7,262203,41,155,7,262203,42,
156,7,262203,42,157,7,262203,42,158,7,262203,41,159,7,262203,107,160,7,262203,41,161,7,262203,42,162,7,262203,41,163,
7,262203,41,164,7,262203,41,165,7,262203,41,166,7,262203,41,167,7,262203,135,168,7,262203,41,169,7,262203,42,170,7,
262203,41,171,7,262203,41,172,7,262203,41,173,7,262203,42,174,7,262203,41,175,7,262203,41,176,7,262203,41,177,7,
262203,41,178,7,262203,41,179,7,262203,41,180,7,262203,41,181,7,262203,41,182,7,262205,29,183,5,196670,146,183,262201,
29,184,185,196670,147,184,196670,148,183,131321,186,131320,186,458997,29,187,183,145,188,189,327856,33,190,187,127,
262390,191,189,0,262394,190,189,191,131320,189,327745,109,192,124,187,196670,192,52,327808,29,188,187,19,196670,148,
188,131321,186,131320,191,327850,33,193,183,52,196855,194,0,262394,193,195,194,131320,195,196670,128,52,196670,129,52,
196670,112,52,196670,110,52,196670,111,52,131321,194,131320,194,327745,61,196,4,52,262205,29,197,196,327745,61,198,4,
60,262205,29,199,198,327812,29,200,197,199,196670,149,200,262201,29,201,202,327812,29,203,201,19,327808,29,204,203,
183,196670,150,204,131321,205,131320,205,458997,29,206,204,194,207,208,393281,51,209,48,130,56,262205,29,210,209,
327856,33,211,206,210,262390,212,208,0,262394,211,208,212,131320,208,327745,54,213,48,53,262205,31,214,213,262268,55,
215,214,327745,51,216,48,131,262205,29,217,216,327808,29,218,217,206,393281,57,219,215,56,218,327742,219,52,2,4,
327812,29,220,200,19,327808,29,207,206,220,196670,150,207,131321,205,131320,212,262368,65,65,132,262201,31,221,222,
196670,151,221,327852,33,223,184,52,196855,224,0,262394,223,225,226,131320,225,393273,31,227,228,108,52,327737,31,229,
230,227,196670,153,229,131321,224,131320,226,196670,153,106,131321,224,131320,224,458997,31,231,229,225,106,226,
196670,152,231,196670,154,108,327854,33,232,184,105,196855,233,0,262394,232,234,233,131320,234,196670,155,184,196670,
156,221,196670,157,231,458809,27,235,236,155,156,157,262368,65,65,132,262205,29,237,110,262205,29,238,111,327760,31,
239,237,238,196670,158,239,196670,159,52,131321,240,131320,240,458997,33,241,108,234,242,243,458997,29,244,52,234,245,
243,327745,51,246,48,125,262205,29,247,246,327856,33,248,244,247,262390,249,243,0,262394,248,243,249,131320,243,
327737,29,250,251,244,327737,29,252,253,244,458809,29,254,255,239,250,252,327851,33,256,254,52,327845,33,242,241,256,
196670,154,242,327808,29,245,244,77,196670,159,245,131321,240,131320,249,196855,257,0,262394,241,258,257,131320,258,
262205,29,259,112,327851,33,260,259,52,131321,257,131320,257,458997,33,261,241,249,260,258,196855,262,0,262394,261,
263,262,131320,263,393281,51,264,48,130,77,262205,29,265,264,327851,33,266,265,52,131321,262,131320,262,458997,33,267,
261,257,266,263,196670,154,267,131321,233,131320,233,458997,33,268,108,224,267,262,262205,29,269,112,327851,33,270,
269,52,196670,160,270,262368,65,65,132,327817,29,271,183,120,196670,161,271,196670,162,106,327814,29,272,184,133,
327817,29,273,184,133,327851,33,274,273,52,393385,29,275,274,60,52,327808,29,276,272,275,196670,163,276,262201,29,277,
202,196670,164,277,131321,278,131320,278,458997,33,279,270,233,280,281,458997,29,282,277,233,283,281,327856,33,284,
282,276,262390,285,281,0,262394,284,286,285,131320,286,327812,29,287,282,133,196670,165,287,327810,29,288,184,287,
458764,29,289,1,38,288,133,196670,166,289,327850,33,290,289,133,196855,291,0,262394,290,292,293,131320,292,196670,167,
52,131321,294,131320,294,458997,29,295,52,292,296,297,327856,33,298,295,21,262390,299,297,1,262394,298,297,299,131320,
297,327812,29,300,295,19,327808,29,301,287,300,327808,29,302,301,183,393273,31,303,228,108,302,327737,31,304,230,303,
327745,42,305,168,295,196670,305,304,327808,29,296,295,77,196670,167,296,131321,294,131320,299,196670,169,52,131321,
306,131320,306,458997,29,307,52,299,308,309,327856,33,310,307,21,262390,311,309,1,262394,310,309,311,131320,309,
327745,42,312,168,307,262205,31,313,312,327878,31,314,313,231,262205,31,315,162,327877,31,316,315,314,196670,162,316,
262205,31,317,312,196670,170,317,196670,171,271,393273,27,318,319,170,171,327808,29,308,307,77,196670,169,308,131321,
306,131320,311,131321,291,131320,293,196670,172,52,131321,320,131320,320,458997,29,321,52,293,322,323,327856,33,324,
321,21,262390,325,323,1,262394,324,326,325,131320,326,327812,29,327,321,19,327808,29,328,327,183,196670,173,328,
327854,33,329,328,289,196855,330,0,262394,329,331,330,131320,331,131321,323,131320,330,327808,29,332,287,328,393273,
31,333,228,108,332,327737,31,334,230,333,327745,42,335,168,321,196670,335,334,262205,31,336,335,327878,31,337,336,231,
262205,31,338,162,327877,31,339,338,337,196670,162,339,262205,31,340,335,196670,174,340,196670,175,271,393273,27,341,
319,174,175,131321,323,131320,323,327808,29,322,321,77,196670,172,322,131321,320,131320,325,131321,291,131320,291,
262312,33,342,279,196855,343,0,262394,342,344,343,131320,344,196670,176,52,131321,345,131320,345,458997,33,346,279,
344,347,348,458997,29,349,52,344,350,348,327856,33,351,349,21,262390,352,348,1,262394,351,353,352,131320,353,327812,
29,354,349,19,327808,29,355,354,183,196670,177,355,327856,33,356,355,289,196855,357,0,262394,356,358,357,131320,358,
327808,29,359,287,355,327808,29,360,359,60,327856,33,361,360,184,131321,357,131320,357,458997,33,362,356,353,361,358,
196855,363,0,262394,362,364,363,131320,364,262312,33,365,346,196855,366,0,262394,365,367,366,131320,367,327808,29,368,
287,355,327808,29,369,368,60,393273,31,370,228,108,369,327737,31,371,230,370,327879,31,372,371,221,327745,42,373,168,
349,262205,31,374,373,327879,31,375,374,221,393273,33,376,377,372,375,131321,366,131320,366,458997,33,378,346,364,376,
367,196670,160,378,131321,363,131320,363,458997,33,347,346,357,378,366,131321,348,131320,348,327808,29,350,349,77,
196670,176,350,131321,345,131320,352,131321,343,131320,343,458997,33,280,279,291,346,352,196855,379,0,262394,268,380,
379,131320,380,196670,178,52,131321,381,131320,381,458997,29,382,52,380,383,384,327856,33,385,382,21,262390,386,384,1,
262394,385,387,386,131320,387,327812,29,388,382,19,327808,29,389,388,183,196670,179,389,327854,33,390,389,289,196855,
391,0,262394,390,392,391,131320,392,131321,384,131320,391,327808,29,393,287,389,327745,42,394,168,382,262205,31,395,
394,458809,27,396,397,136,393,395,196855,398,0,262394,137,399,398,131320,399,131321,398,131320,398,458997,33,400,137,
391,139,399,196855,401,0,262394,400,402,401,131320,402,393273,31,403,404,108,393,458809,27,405,406,136,393,403,131321,
401,131320,401,131321,384,131320,384,327808,29,383,382,77,196670,178,383,131321,381,131320,386,131321,379,131320,379,
131321,281,131320,281,327808,29,283,282,200,196670,164,283,131321,278,131320,285,327745,41,407,162,52,262205,29,408,
407,327851,33,409,408,52,196855,410,0,262394,409,411,410,131320,411,262205,29,412,407,458993,29,413,128,60,52,412,
131321,410,131320,410,327745,41,414,162,60,262205,29,415,414,327851,33,416,415,52,196855,417,0,262394,416,418,417,
131320,418,262205,29,419,414,458993,29,420,129,60,52,419,131321,417,131320,417,196855,421,0,262394,279,422,421,131320,
422,196670,112,60,131321,421,131320,421,262368,65,65,132,196670,180,183,131321,423,131320,423,458997,29,424,183,421,
425,426,327745,51,427,48,125,262205,29,428,427,327812,29,429,428,116,327856,33,430,424,429,262390,431,426,0,262394,
430,432,431,131320,432,196670,181,52,196670,182,52,131321,433,131320,433,458997,29,434,52,432,435,436,458997,29,437,
52,432,438,436,327856,33,439,437,120,262390,440,436,1,262394,439,436,440,131320,436,327812,29,441,424,120,327808,29,
442,441,437,327745,109,443,124,442,262205,29,444,443,327808,29,435,434,444,196670,181,435,327808,29,438,437,77,196670,
182,438,131321,433,131320,440,327851,33,445,434,52,196855,446,0,262394,445,447,446,131320,447,327745,54,448,48,53,
262205,31,449,448,262268,55,450,449,327808,29,451,140,424,393281,57,452,450,56,451,458986,29,453,452,60,52,434,131321,
446,131320,446,131321,426,131320,426,327808,29,425,424,19,196670,180,425,131321,423,131320,431,196855,454,0,262394,
193,455,454,131320,455,262205,29,456,128,327851,33,457,456,52,196855,458,0,262394,457,459,458,131320,459,327745,54,
460,48,53,262205,31,461,460,262268,55,462,461,393281,57,463,462,56,77,262205,29,464,128,458993,29,465,463,60,52,464,
131321,458,131320,458,262205,29,466,129,327851,33,467,466,52,196855,468,0,262394,467,469,468,131320,469,327745,54,470,
48,53,262205,31,471,470,262268,55,472,471,393281,57,473,472,56,64,262205,29,474,129,458993,29,475,473,60,52,474,
131321,468,131320,468,262205,29,476,112,327851,33,477,476,52,196855,478,0,262394,477,479,478,131320,479,327745,54,480,
48,53,262205,31,481,480,262268,55,482,481,393281,57,483,482,56,76,458993,29,484,483,60,52,60,131321,478,131320,478,
196855,485,0,262394,268,486,485,131320,486,262201,29,487,202,327850,33,488,487,52,131321,485,131320,485,458997,33,489,
268,478,488,486,196855,490,0,262394,489,491,490,131320,491,327745,54,492,48,53,262205,31,493,492,262268,55,494,493,
393281,57,495,494,56,50,327742,495,60,2,4,131321,490,131320,490,131321,454,131320,454,65789,65592,327734,29,185,0,30,
131320,496,262203,41,497,7,327745,51,498,48,50,262205,29,499,498,327851,33,500,499,52,196855,501,0,262394,500,502,503,
131320,502,196670,497,499,131321,501,131320,503,327745,54,504,48,53,262205,31,505,504,262268,55,506,505,393281,57,507,
506,56,56,393277,29,508,507,2,4,196670,497,508,131321,501,131320,501,458997,29,509,499,502,508,503,131326,509,65592,
327734,29,202,0,30,131320,510,327745,61,511,3,60,262205,29,512,511,327745,61,513,4,52,262205,29,514,513,327812,29,515,
512,514,327745,61,516,3,52,262205,29,517,516,327808,29,518,515,517,131326,518,65592,327734,31,519,0,32,196663,31,520,
196663,29,521,196663,29,522,131320,523,262203,41,524,7,262203,41,525,7,327761,29,526,520,0,327876,29,527,521,522,
327829,62,528,526,527,327761,29,529,528,1,196670,525,529,327761,29,530,528,0,196670,524,530,327761,29,531,520,1,
327810,29,532,63,522,327874,29,533,521,532,327808,29,534,531,533,327808,29,535,534,529,327760,31,536,530,535,131326,
536,65592,327734,31,228,0,34,196663,33,537,196663,29,538,131320,539,327739,107,540,7,108,262203,42,541,7,262203,42,
542,7,262203,42,543,7,262203,41,544,7,262203,41,545,7,262203,41,546,7,196855,547,0,196859,52,548,131320,548,196855,
549,0,262394,537,550,551,131320,550,327745,54,552,48,64,262205,31,553,552,196670,543,553,131321,549,131320,551,327745,
54,554,48,56,262205,31,555,554,196670,543,555,131321,549,131320,549,458997,31,556,553,550,555,551,196670,542,556,
196855,557,0,262394,66,558,557,131320,558,458809,31,559,519,556,538,67,262268,68,560,559,393281,69,561,560,56,56,
393277,31,562,561,2,8,196670,540,136,196670,541,562,131321,547,131320,557,327846,33,563,70,537,196855,564,0,262394,
563,565,564,131320,565,458809,31,566,519,556,538,65,262268,55,567,566,393281,57,568,567,56,56,393277,29,569,568,2,4,
327760,31,570,569,52,196670,540,136,196670,541,570,131321,547,131320,564,196670,544,73,327876,29,571,60,73,327810,29,
572,571,60,327879,29,573,538,572,327812,29,574,573,13,196670,545,574,327874,29,575,538,73,458809,31,576,519,556,575,
65,262268,55,577,576,393281,57,578,577,56,56,393277,29,579,578,2,4,196670,546,579,262268,49,580,574,393419,29,581,579,
580,74,327760,31,582,581,52,196670,540,136,196670,541,582,131321,547,131320,547,590069,31,583,562,558,570,565,582,564,
131326,583,65592,327734,27,397,0,35,196663,33,584,196663,29,585,196663,31,586,131320,587,262203,42,588,7,262203,42,
589,7,196855,590,0,262394,584,591,592,131320,591,327745,54,593,48,64,262205,31,594,593,196670,589,594,131321,590,
131320,592,327745,54,595,48,56,262205,31,596,595,196670,589,596,131321,590,131320,590,458997,31,597,594,591,596,592,
196670,588,597,196855,598,0,262394,75,599,600,131320,599,458809,31,601,519,597,585,67,262268,68,602,601,393281,69,603,
602,56,56,327742,603,586,2,8,131321,598,131320,600,458809,31,604,519,597,585,65,262268,55,605,604,327761,29,606,586,0,
393281,57,607,605,56,56,327742,607,606,2,4,131321,598,131320,598,65789,65592,327734,31,404,0,34,196663,33,608,196663,
29,609,131320,610,327739,107,611,7,108,262203,42,612,7,262203,42,613,7,262203,42,614,7,196855,615,0,196859,52,616,
131320,616,196855,617,0,262394,608,618,619,131320,618,327745,54,620,48,76,262205,31,621,620,196670,614,621,131321,617,
131320,619,327745,54,622,48,77,262205,31,623,622,196670,614,623,131321,617,131320,617,458997,31,624,621,618,623,619,
196670,613,624,196855,625,0,262394,78,626,625,131320,626,458809,31,627,519,624,609,67,262268,68,628,627,393281,69,629,
628,56,56,393277,31,630,629,2,8,196670,611,136,196670,612,630,131321,615,131320,625,458809,31,631,519,624,609,65,
262268,55,632,631,393281,57,633,632,56,56,393277,29,634,633,2,4,327760,31,635,634,52,196670,611,136,196670,612,635,
131321,615,131320,615,458997,31,636,630,626,635,625,131326,636,65592,327734,27,406,0,35,196663,33,637,196663,29,638,
196663,31,639,131320,640,262203,42,641,7,262203,42,642,7,196855,643,0,262394,637,644,645,131320,644,327745,54,646,48,
76,262205,31,647,646,196670,642,647,131321,643,131320,645,327745,54,648,48,77,262205,31,649,648,196670,642,649,131321,
643,131320,643,458997,31,650,647,644,649,645,196670,641,650,196855,651,0,262394,79,652,653,131320,652,458809,31,654,
519,650,638,67,262268,68,655,654,393281,69,656,655,56,56,327742,656,639,2,8,131321,651,131320,653,458809,31,657,519,
650,638,65,262268,55,658,657,327761,29,659,639,0,393281,57,660,658,56,56,327742,660,659,2,4,131321,651,131320,651,
65789,65592,327734,31,230,0,36,196663,31,661,131320,662,262203,42,663,7,262203,41,664,7,262203,41,665,7,196670,663,
661,196855,666,0,262394,80,667,668,131320,667,196855,669,0,262394,81,670,669,131320,670,327745,41,671,663,60,262205,
29,672,671,327878,29,673,672,85,196670,671,673,131321,669,131320,669,196855,674,0,262394,86,675,674,131320,675,327745,
41,676,663,60,262205,29,677,676,262268,49,678,677,327875,49,679,678,87,262268,29,680,679,196670,664,680,327877,29,681,
680,85,327760,31,682,680,681,262205,31,683,663,327878,31,684,683,682,196670,663,684,131321,674,131320,674,196855,685,
0,262394,88,686,685,131320,686,262205,31,687,663,262344,31,688,687,196670,663,688,131321,685,131320,685,131321,666,
131320,668,196855,689,0,262394,89,690,689,131320,690,327745,41,691,663,52,262205,29,692,691,327878,29,693,692,85,
196670,691,693,131321,689,131320,689,196855,694,0,262394,90,695,694,131320,695,327745,41,696,663,52,262205,29,697,696,
262268,49,698,697,393418,49,699,698,92,77,262268,29,700,699,196670,665,700,327877,29,701,700,85,327879,29,702,701,98,
262205,29,703,696,327878,29,704,703,702,196670,696,704,131321,694,131320,694,196855,705,0,262394,99,706,705,131320,
706,327745,41,707,663,52,262205,29,708,707,327878,29,709,708,98,196670,707,709,131321,705,131320,705,131321,666,
131320,666,262205,31,710,663,131326,710,65592,327734,29,255,0,37,196663,31,711,196663,29,712,196663,29,713,131320,714,
327739,107,715,7,108,262203,41,716,7,262203,41,717,7,262203,41,718,7,262203,41,719,7,262203,41,720,7,196855,721,0,
196859,52,722,131320,722,196855,723,0,262394,100,724,723,131320,724,327761,29,725,711,0,262268,49,726,712,262268,49,
727,713,393419,29,728,725,726,727,196670,715,136,196670,716,728,131321,721,131320,723,327761,29,729,711,1,327879,29,
730,712,83,327874,29,731,729,730,196670,717,731,327854,33,732,712,63,196855,733,0,262394,732,734,735,131320,734,
196670,719,731,131321,733,131320,735,327761,29,736,711,0,327874,29,737,736,712,327850,33,738,712,52,196855,739,0,
262394,738,740,741,131320,740,196670,720,52,131321,739,131320,741,327810,29,742,63,712,327876,29,743,729,742,196670,
720,743,131321,739,131320,739,458997,29,744,52,740,743,741,327877,29,745,737,744,196670,719,745,131321,733,131320,733,
458997,29,746,731,734,745,739,196670,718,746,327876,29,747,60,713,327810,29,748,747,60,327879,29,749,746,748,196670,
715,136,196670,716,749,131321,721,131320,721,458997,29,750,728,724,749,733,131326,750,65592,327734,29,251,0,38,196663,
29,751,131320,752,327745,51,753,48,101,262205,29,754,753,327812,29,755,751,18,327808,29,756,754,755,131326,756,65592,
327734,29,253,0,38,196663,29,757,131320,758,327745,51,759,48,102,262205,29,760,759,327812,29,761,757,18,327810,29,762,
760,761,458764,29,763,1,38,18,762,131326,763,65592,327734,31,222,0,39,131320,764,262203,41,765,7,262203,42,766,7,
262203,41,767,7,262203,41,768,7,262203,41,769,7,262203,42,770,7,262203,41,771,7,262203,41,772,7,327745,51,773,48,101,
262205,29,774,773,327745,51,775,48,102,262205,29,776,775,327808,29,777,774,776,196670,765,777,327854,33,778,777,63,
196855,779,0,262394,778,780,781,131320,780,196670,767,94,131321,779,131320,781,327876,29,782,60,777,327810,29,783,782,
60,196670,767,783,131321,779,131320,779,458997,29,784,94,780,783,781,327854,33,785,777,103,196855,786,0,262394,785,
787,788,131320,787,196670,768,94,131321,786,131320,788,327852,33,789,777,63,196855,790,0,262394,789,791,792,131320,
791,327810,29,793,777,63,327876,29,794,60,793,327810,29,795,794,60,196670,769,795,131321,790,131320,792,196670,769,52,
131321,790,131320,790,458997,29,796,795,791,52,792,196670,768,796,131321,786,131320,786,458997,29,797,94,787,796,790,
327760,31,798,784,797,196670,766,798,327854,33,799,774,63,196855,800,0,262394,799,801,802,131320,801,196670,771,94,
131321,800,131320,802,327876,29,803,60,774,327810,29,804,803,60,196670,771,804,131321,800,131320,800,458997,29,805,94,
801,804,802,327852,33,806,774,63,196855,807,0,262394,806,808,809,131320,808,327810,29,810,774,63,327876,29,811,60,810,
327810,29,812,811,60,196670,772,812,131321,807,131320,809,196670,772,52,131321,807,131320,807,458997,29,813,812,808,
52,809,327760,31,814,805,813,196670,770,814,262344,31,815,814,327879,31,816,798,815,131326,816,65592,327734,33,377,0,
40,196663,31,817,196663,31,818,131320,819,327739,107,820,7,108,262203,107,821,7,196855,822,0,196859,52,823,131320,823,
196855,824,0,262394,104,825,824,131320,825,327761,29,826,817,1,327761,29,827,818,1,327856,33,828,826,827,262312,33,
829,828,196855,830,0,262394,829,831,830,131320,831,327850,33,832,826,827,196855,833,0,262394,832,834,833,131320,834,
327761,29,835,817,0,327761,29,836,818,0,327856,33,837,835,836,131321,833,131320,833,458997,33,838,832,831,837,834,
131321,830,131320,830,458997,33,839,828,825,838,833,196670,820,136,196670,821,839,131321,822,131320,824,327761,29,840,
817,0,327761,29,841,818,0,327856,33,842,840,841,196670,820,136,196670,821,842,131321,822,131320,822,458997,33,843,839,
830,842,824,131326,843,65592,327734,27,236,0,43,196663,41,844,196663,42,845,196663,42,846,131320,847,262203,41,848,7,
262203,42,849,7,262203,107,850,7,262203,41,851,7,262203,42,852,7,262205,29,853,844,327814,29,854,853,105,196670,848,
854,196670,849,106,196670,850,108,262205,29,855,5,196670,851,855,131321,856,131320,856,458997,33,857,108,847,858,859,
458997,29,860,855,847,861,859,327856,33,862,860,105,262390,863,859,0,262394,862,864,863,131320,864,327812,29,865,860,
854,393273,31,866,228,108,865,327737,31,867,230,866,196670,852,867,262205,31,868,846,327878,31,869,867,868,262205,31,
870,849,327877,31,871,870,869,196670,849,871,327808,29,872,860,60,327856,33,873,872,105,196855,874,0,262394,873,875,
874,131320,875,262312,33,876,857,196855,877,0,262394,876,878,877,131320,878,327812,29,879,872,854,393273,31,880,228,
108,879,327737,31,881,230,880,262205,31,882,845,327879,31,883,881,882,262205,31,884,845,327879,31,885,867,884,393273,
33,886,377,883,885,131321,877,131320,877,458997,33,887,857,875,886,878,196670,850,887,131321,874,131320,874,458997,33,
858,857,864,887,877,131321,859,131320,859,327808,29,861,860,19,196670,851,861,131321,856,131320,863,327745,41,888,849,
52,262205,29,889,888,327851,33,890,889,52,196855,891,0,262394,890,892,891,131320,892,262205,29,893,888,458993,29,894,
110,60,52,893,131321,891,131320,891,327745,41,895,849,60,262205,29,896,895,327851,33,897,896,52,196855,898,0,262394,
897,899,898,131320,899,262205,29,900,895,458993,29,901,111,60,52,900,131321,898,131320,898,196855,902,0,262394,857,
903,902,131320,903,196670,112,60,131321,902,131320,902,65789,65592,327734,27,904,0,44,196663,41,905,196663,41,906,
196663,41,907,131320,908,262205,29,909,905,327812,29,910,909,116,262205,29,911,906,327808,29,912,910,911,327812,29,
913,912,120,262205,29,914,907,327808,29,915,913,914,327745,109,916,124,915,458986,29,917,916,60,52,60,65789,65592,
327734,27,319,0,45,196663,42,918,196663,41,919,131320,920,262203,41,921,7,262203,41,922,7,262203,41,923,7,262203,41,
924,7,262203,41,925,7,262203,41,926,7,262203,41,927,7,262203,41,928,7,327745,51,929,48,101,262205,29,930,929,327850,
33,931,930,52,196855,932,0,262394,931,933,932,131320,933,327745,51,934,48,102,262205,29,935,934,327850,33,936,935,16,
131321,932,131320,932,458997,33,937,931,920,936,933,196855,938,0,262394,937,939,940,131320,939,196670,921,52,131321,
941,131320,941,458997,29,942,52,939,943,944,327856,33,945,942,115,262390,946,944,1,262394,945,944,946,131320,944,
262205,31,947,918,327812,29,948,942,18,327810,29,949,16,948,458764,29,950,1,38,18,949,458809,29,951,255,947,948,950,
196670,922,942,196670,923,951,262205,29,952,919,196670,924,952,458809,27,953,904,922,923,924,327808,29,943,942,77,
196670,921,943,131321,941,131320,946,131321,938,131320,940,196670,925,52,131321,954,131320,954,458997,29,955,52,940,
956,957,327745,51,958,48,125,262205,29,959,958,327856,33,960,955,959,262390,961,957,0,262394,960,957,961,131320,957,
262205,31,962,918,327737,29,963,251,955,327737,29,964,253,955,458809,29,965,255,962,963,964,196670,926,955,196670,927,
965,262205,29,966,919,196670,928,966,458809,27,967,904,926,927,928,327808,29,956,955,77,196670,925,956,131321,954,
131320,961,131321,938,131320,938,65789,65592};
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
/* onesweep.comp, 11126 words */
static const uint32_t gpusorti_spv_onesweep[] = {
119734787,66304,524299,1994,0,131089,1,131089,61,131089,63,131089,64,393227,1,0x4c534c47,0x6474732e,808793134,0,
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
49,52,262177,55,52,52,393249,56,49,52,49,49,262177,57,49,49,327713,58,51,52,52,262176,59,7,49,262177,60,52,59,262176,
61,7,52,327713,62,47,59,61,262177,63,49,59,327713,64,47,59,59,262177,65,49,61,393249,66,47,59,59,59,262177,67,51,59,
393249,68,49,59,59,59,262176,69,7,51,458785,70,47,59,59,69,69,458785,71,47,69,69,59,59,262177,72,47,59,589857,73,51,
69,59,59,69,69,61,262187,49,74,4,262172,8,49,74,720926,9,49,49,49,49,49,49,8,49,49,262176,75,9,9,262203,75,76,9,
262165,77,32,1,262187,77,78,0,262176,79,9,49,262187,49,80,0,196637,10,49,196638,11,10,262176,81,12,11,262203,81,12,12,
262176,82,12,49,262167,83,49,3,262176,84,1,83,262203,84,3,1,262187,49,85,1,262176,86,1,49,262203,84,4,1,262194,49,13,
1,262187,49,87,2,393268,51,88,170,13,87,196637,14,52,196638,15,14,262176,89,12,15,262203,89,16,12,262187,77,90,7,
262176,91,12,52,196637,17,52,196638,18,17,262176,92,12,18,262203,92,19,12,196637,20,49,196638,21,20,262176,93,12,21,
262203,93,22,12,262194,49,23,32,262187,49,94,32,393268,51,95,170,23,94,196637,24,49,196638,25,24,262176,96,12,25,
262203,96,26,12,262187,49,97,16,393268,51,98,170,23,97,458804,49,99,169,98,85,87,393268,77,100,128,23,80,393268,51,
101,170,13,87,262194,49,27,0,393268,51,102,170,27,87,262187,77,103,8,196637,28,52,196638,29,28,262176,104,12,29,
262203,104,30,12,196637,31,49,196638,32,31,262176,105,12,32,262203,105,33,12,393268,51,106,170,27,87,393268,51,107,
170,13,87,262194,49,34,0,393268,51,108,170,34,85,262194,49,35,32,393268,49,109,130,35,85,262187,49,110,31,393268,49,
111,199,109,110,393268,49,112,196,85,111,393268,51,113,170,34,87,262187,77,114,31,262194,49,36,0,393268,51,115,171,36,
80,393268,51,116,170,34,85,393268,51,117,170,34,87,393268,49,118,130,35,85,393268,77,119,128,118,80,262187,77,120,1,
393268,51,121,174,35,94,262187,49,122,0xffffffff,393268,49,123,199,35,110,393268,49,124,196,85,123,393268,49,125,130,
124,85,458804,49,126,169,121,122,125,393268,51,127,171,36,80,393268,51,128,170,13,87,393268,51,129,171,36,80,393268,
51,130,170,34,85,393268,51,131,170,34,87,393268,51,132,171,36,80,393268,51,133,170,34,85,393268,51,134,170,34,87,
393268,49,135,130,35,85,393268,77,136,128,135,80,393268,51,137,170,13,85,262187,77,138,3,262194,49,37,8,262187,77,139,
4,393268,51,140,170,13,87,262194,49,38,8,262172,141,49,38,262176,142,6,141,262203,142,143,6,262176,144,6,49,393268,51,
145,170,13,87,393268,51,146,170,13,87,458804,49,147,169,146,38,85,262172,148,49,147,262176,149,6,148,262203,149,150,6,
393268,51,151,170,13,87,393268,51,152,170,13,87,393268,51,153,170,13,87,262194,49,39,0,393268,49,154,199,39,87,393268,
51,155,171,154,80,393268,49,156,128,38,85,393268,49,157,134,156,87,458804,49,158,169,155,157,38,262172,159,49,158,
262176,160,6,159,262203,160,161,6,262187,49,162,65535,327732,51,163,168,155,262187,77,164,16,262203,144,165,6,262203,
144,166,6,262203,144,167,6,262203,144,168,6,262203,144,169,6,262203,144,170,6,262203,86,5,1,262203,86,6,1,262194,49,
41,32,262203,144,171,6,262194,49,42,1,393268,51,172,170,42,80,262167,173,49,4,196649,51,174,262187,49,175,3,262194,49,
43,256,393268,49,176,134,43,41,262172,177,49,176,262176,178,4,177,262203,178,179,4,262176,180,4,49,262187,49,181,264,
262187,77,182,6,262187,49,183,288,393268,49,184,196,85,37,262187,77,185,5,262187,49,186,64,262187,49,187,29,262187,49,
188,0x9e3779b1,262187,49,189,0x85ebca6b,262187,77,190,15,393268,49,191,194,39,103,262187,49,192,7,393268,49,193,199,
191,192,393268,51,194,170,193,175,393268,51,195,170,193,74,393268,49,196,199,39,97,393268,51,197,171,196,80,393268,51,
198,171,42,80,393268,51,199,178,41,94,393268,51,200,167,198,199,393268,49,201,130,94,41,393268,49,202,194,122,201,
262176,203,1,173,262203,203,7,1,262187,77,204,12,393268,49,205,194,39,204,262187,49,206,15,393268,49,207,199,205,206,
393268,49,208,128,85,207,393268,49,209,128,38,208,393268,49,210,130,209,85,393268,49,211,134,210,208,393268,49,212,
132,211,43,393268,49,213,128,212,85,393268,49,214,132,13,213,393268,49,215,132,27,213,393268,49,216,128,214,215,
393268,49,217,128,176,85,393268,49,218,134,217,87,458804,49,219,169,197,218,176,393268,49,220,132,219,184,393268,51,
221,172,216,220,458804,49,222,169,221,216,220,262172,223,49,222,262176,224,4,223,262203,224,225,4,262187,49,226,6,
262203,144,227,6,262187,77,228,2,393268,49,229,194,39,164,393268,49,230,199,229,206,393268,51,231,170,230,80,262187,
49,232,8,393268,49,233,194,39,164,393268,49,234,199,233,206,458804,49,235,169,231,232,234,262172,236,49,235,262176,
237,7,236,393268,49,238,130,235,85,262187,49,239,536870912,262187,49,240,0x40000000,262187,49,241,536870911,196650,51,
242,262172,243,49,184,262176,244,4,243,262203,244,245,4,393268,49,246,132,43,38,262203,144,247,6,262187,77,248,24,
327724,52,249,122,122,393268,51,250,171,27,80,458804,49,251,169,250,38,85,262172,252,49,251,262176,253,6,252,262203,
253,254,6,393268,51,255,170,27,87,393268,51,256,170,27,87,458804,49,257,169,256,38,85,262172,258,49,257,262176,259,6,
258,262203,259,260,6,393268,51,261,170,27,87,393268,49,262,128,38,211,393268,49,263,130,262,85,393268,49,264,134,263,
211,393268,51,265,170,264,85,393268,51,266,170,13,87,393268,51,267,170,27,87,393268,49,268,128,214,213,393268,51,269,
170,27,87,393268,51,270,170,264,85,393268,51,271,170,13,87,393268,51,272,170,13,87,393268,51,273,170,27,87,393268,49,
274,128,214,213,393268,49,275,137,211,74,393268,51,276,171,275,80,393268,49,277,137,38,211,393268,51,278,171,277,80,
262203,244,279,4,393268,49,280,199,39,85,393268,51,281,171,280,80,327732,51,282,168,250,393268,51,283,167,281,282,
262203,180,284,4,262203,180,285,4,262203,180,286,4,262194,49,44,0,393268,49,287,199,44,85,393268,51,288,171,287,80,
393268,49,289,199,44,87,393268,51,290,170,289,80,327732,51,291,168,250,393268,51,292,167,281,291,393268,51,293,171,
193,80,393268,49,294,134,184,41,393268,49,295,130,38,85,393268,51,296,170,264,85,262187,49,297,72,327724,52,298,80,80,
393268,51,299,170,193,87,262194,49,45,1,393267,83,46,45,85,85,262187,49,300,33,262187,49,301,34,327734,47,2,0,48,
131320,302,262203,59,303,7,262203,69,304,7,262203,69,305,7,262203,59,306,7,262203,59,307,7,262203,69,308,7,262203,69,
309,7,262203,59,310,7,262203,59,311,7,262203,59,312,7,262203,61,313,7,262203,59,314,7,262203,59,315,7,262203,61,316,7,
262203,59,317,7,262203,59,318,7,262203,59,319,7,262203,59,320,7,262203,61,321,7,262203,59,322,7,262203,59,323,7,
262203,59,324,7,262203,59,325,7,262203,59,326,7,262203,59,327,7,262203,59,328,7,262203,61,329,7,262203,59,330,7,
262203,59,331,7,262203,61,332,7,262203,59,333,7,262203,59,334,7,262203,59,335,7,262203,59,336,7,262203,59,337,7,
262203,59,338,7,262203,59,339,7,262203,69,340,7,262203,69,341,7,262203,59,342,7,262203,59,343,7,262203,59,344,7,
262203,59,345,7,262203,59,346,7,262203,59,347,7,262203,69,348,7,262203,59,349,7,262203,59,350,7,262203,69,351,7,
262203,69,352,7,262203,61,353,7,262203,69,354,7,262203,59,355,7,262203,59,356,7,262203,69,357,7,262203,69,358,7,
262203,61,359,7,262203,59,360,7,262203,59,361,7,262203,59,362,7,262203,59,363,7,196855,364,0,196859,80,365,131320,365,
262201,49,366,367,327814,49,368,366,246,327817,49,369,366,246,327851,51,370,369,80,393385,49,371,370,85,80,327808,49,
372,368,371,393281,79,373,76,182,120,262205,49,374,373,393281,79,375,76,182,78,262205,49,376,375,327812,49,377,374,
376,327854,51,378,377,372,262312,51,379,378,196855,380,0,262394,379,381,380,131320,381,262201,49,382,383,327810,49,
384,372,377,458764,49,385,1,38,376,384,327854,51,386,382,385,131321,380,131320,380,458997,51,387,378,365,386,381,
196855,388,0,262394,387,389,388,131320,389,131321,364,131320,388,327745,79,390,76,120,262205,49,391,390,327812,49,392,
74,391,327808,49,393,94,392,262201,47,394,395,262205,49,396,171,327850,51,397,396,80,196855,398,0,262394,397,399,398,
131320,399,327808,49,400,392,300,393281,82,401,12,78,400,458986,49,402,401,85,80,85,196670,284,402,196670,285,80,
196670,286,80,131321,398,131320,398,393281,82,403,12,78,393,262205,49,404,403,327808,49,405,392,301,393281,82,406,12,
78,405,262205,49,407,406,393281,79,408,76,182,138,262205,49,409,408,327812,49,410,407,409,327808,49,411,410,374,
262205,49,412,171,327856,51,413,412,184,196855,414,0,262394,413,415,414,131320,415,262201,49,416,417,262205,49,418,
171,327808,49,419,416,418,393281,82,420,12,78,419,262205,49,421,420,131321,414,131320,414,458997,49,422,80,398,421,
415,262205,49,423,171,131321,424,131320,424,458997,49,425,423,414,426,427,327856,51,428,425,220,262390,429,427,0,
262394,428,427,429,131320,427,327745,180,430,225,425,196670,430,80,327808,49,426,425,43,131321,424,131320,429,327879,
49,431,404,85,327851,51,432,431,80,196855,433,0,262394,432,434,433,131320,434,131321,364,131320,433,262368,87,87,181,
327879,49,435,404,87,327851,51,436,435,80,327879,49,437,404,74,327851,51,438,437,80,327879,49,439,404,232,327851,51,
440,439,80,196855,441,0,262394,288,442,441,131320,442,327879,49,443,404,97,327851,51,444,443,80,131321,441,131320,441,
458997,51,445,288,433,444,442,262312,51,446,290,196855,447,0,262394,446,448,447,131320,448,327879,49,449,404,94,
327850,51,450,449,80,131321,447,131320,447,458997,51,451,290,441,450,448,327817,49,452,411,175,327812,49,453,87,452,
327808,49,454,453,85,196670,227,454,262205,49,455,227,327808,49,456,455,85,196670,247,456,327737,49,457,458,391,
196670,165,457,327737,49,459,460,391,196670,166,459,196855,461,0,262394,292,462,461,131320,462,327745,79,463,76,138,
262205,49,464,463,327850,51,465,464,80,131321,461,131320,461,458997,51,466,292,447,465,462,196855,467,0,262394,466,
468,467,131320,468,327745,79,469,76,139,262205,49,470,469,327850,51,471,470,35,131321,467,131320,467,458997,51,472,
466,461,471,468,196855,473,0,262394,472,474,473,131320,474,327879,49,475,404,97,327850,51,476,475,80,131321,473,
131320,473,458997,51,477,472,467,476,474,196855,478,0,262394,477,479,480,131320,479,262205,49,481,165,262205,49,482,
166,327808,49,483,481,482,131321,478,131320,480,131321,478,131320,478,458997,49,484,483,479,80,480,327850,51,485,484,
80,196855,486,0,262394,485,487,488,131320,487,131321,486,131320,488,327854,51,489,484,94,196855,490,0,262394,489,491,
492,131320,491,131321,490,131320,492,327810,49,493,94,484,131321,490,131320,490,458997,49,494,80,491,493,492,327874,
49,495,122,494,131321,486,131320,486,458997,49,496,80,487,495,490,327858,51,497,484,94,196855,498,0,262394,497,499,
500,131320,499,131321,498,131320,500,327810,49,501,186,484,327874,49,502,122,501,131321,498,131320,498,458997,49,503,
80,499,502,500,327760,52,504,496,503,262205,49,505,284,327810,49,506,505,377,327812,49,507,505,246,327810,49,508,366,
507,458764,49,509,1,38,508,246,196855,510,0,262394,293,511,510,131320,511,196670,303,506,327737,51,512,513,303,131321,
510,131320,510,458997,51,514,293,498,512,511,131321,515,131320,515,458997,52,516,504,510,298,517,458997,49,518,80,510,
519,517,458997,49,520,80,510,521,517,458997,51,522,242,510,174,517,458997,49,523,80,510,524,517,262390,525,517,0,
131321,526,131320,526,196670,304,436,196670,305,438,196670,306,507,196670,307,509,524345,47,527,528,304,305,306,307,
196855,529,0,262394,250,530,529,131320,530,196670,308,436,196670,309,445,196670,310,507,196670,311,509,524345,47,531,
532,308,309,310,311,131321,529,131320,529,262312,51,533,522,327847,51,534,472,533,196855,535,0,262394,534,536,535,
131320,536,196670,312,80,327737,52,537,538,312,196670,313,537,327737,49,539,540,313,196670,314,539,327737,51,541,542,
314,262312,51,543,541,131321,535,131320,535,458997,51,544,534,529,543,536,196855,545,0,262394,544,546,547,131320,546,
262201,49,548,549,327876,49,550,85,548,131321,551,131320,551,458997,49,552,80,546,553,554,327856,51,555,552,38,262390,
556,554,1,262394,555,554,556,131320,554,262201,49,557,558,196670,315,552,327737,52,559,538,315,196670,316,559,327737,
49,560,540,316,327808,49,561,557,560,327745,180,562,225,561,458986,49,563,562,85,80,550,196670,317,563,327737,49,564,
565,317,196670,318,552,196670,319,564,393273,47,566,567,318,319,327808,49,553,552,120,131321,551,131320,556,131321,
545,131320,547,131321,568,131320,568,458997,49,569,80,547,570,571,327856,51,572,569,38,262390,573,571,1,262394,572,
571,573,131320,571,196670,320,569,327737,52,574,538,320,196670,321,574,327737,49,575,540,321,196670,322,575,327737,49,
576,577,322,196670,323,569,196670,324,576,393273,47,578,567,323,324,327808,49,570,569,120,131321,568,131320,573,
131321,545,131320,545,262368,87,87,181,262205,49,579,171,327856,51,580,579,184,196855,581,0,262394,580,582,581,131320,
582,131321,583,131320,583,458997,49,584,80,582,585,586,458997,49,587,80,582,588,586,327856,51,589,587,219,262390,590,
586,1,262394,589,586,590,131320,586,327812,49,591,587,184,262205,49,592,171,327808,49,593,591,592,327745,180,594,225,
593,262205,49,595,594,327808,49,585,584,595,327808,49,588,587,120,131321,583,131320,590,196855,596,0,262394,197,597,
598,131320,597,327879,49,599,584,162,327874,49,600,584,164,327808,49,601,599,600,131321,596,131320,598,131321,596,
131320,596,458997,49,602,601,597,584,598,262312,51,603,514,327847,51,604,533,603,196855,605,0,262394,604,606,605,
131320,606,327850,51,607,506,80,262205,49,608,247,262205,49,609,227,393385,49,610,607,608,609,196670,325,506,196670,
326,610,196670,327,602,458809,47,611,612,325,326,327,131321,605,131320,605,131321,581,131320,581,458997,49,521,520,
545,602,605,393565,49,613,175,1,521,262205,49,614,169,262205,49,615,168,327810,49,616,615,85,327850,51,617,614,616,
196855,618,0,262394,617,619,618,131320,619,262205,49,620,170,327745,180,621,179,620,196670,621,613,131321,618,131320,
618,262368,87,87,181,262205,49,622,171,327856,51,623,622,184,196855,624,0,262394,623,625,624,131320,625,327810,49,626,
613,521,131321,627,131320,627,458997,49,628,626,625,629,630,458997,49,631,80,625,632,630,327856,51,633,631,294,262390,
634,630,1,262394,633,635,634,131320,635,262205,49,636,170,327856,51,637,631,636,196855,638,0,262394,637,639,640,
131320,639,327745,180,641,179,631,262205,49,642,641,131321,638,131320,640,131321,638,131320,638,458997,49,643,642,639,
80,640,327808,49,629,628,643,131321,630,131320,630,327808,49,632,631,120,131321,627,131320,634,196855,644,0,262394,
533,645,644,131320,645,262205,49,646,171,327810,49,647,422,628,327745,180,648,279,646,196670,648,647,131321,644,
131320,644,131321,649,131320,649,458997,49,650,628,644,651,652,458997,49,653,80,644,654,652,327856,51,655,653,219,
262390,656,652,1,262394,655,657,656,131320,657,327812,49,658,653,184,262205,49,659,171,327808,49,660,658,659,327745,
180,661,225,660,262205,49,662,661,196855,663,0,262394,197,664,665,131320,664,327879,49,666,662,162,327808,49,667,650,
666,262205,49,668,171,327808,49,669,658,668,327876,49,670,667,164,327877,49,671,650,670,327745,180,672,225,669,196670,
672,671,327874,49,673,662,164,327808,49,674,667,673,131321,663,131320,665,262205,49,675,171,327808,49,676,658,675,
327745,180,677,225,676,196670,677,650,327808,49,678,650,662,131321,663,131320,663,458997,49,651,674,664,678,665,
131321,652,131320,652,327808,49,654,653,120,131321,649,131320,656,131321,624,131320,624,262368,87,87,181,131321,679,
131320,679,458997,49,680,80,624,681,682,327856,51,683,680,38,262390,684,682,1,262394,683,685,684,131320,685,262201,49,
686,558,196670,328,680,327737,52,687,538,328,196670,329,687,327737,49,688,540,329,327808,49,689,686,688,327745,180,
690,225,689,262205,49,691,690,196670,330,691,327737,49,692,565,330,327808,49,693,680,85,458764,49,694,1,38,693,295,
327856,51,695,693,38,196855,696,0,262394,695,697,698,131320,697,262201,49,699,558,196670,331,694,327737,52,700,538,
331,196670,332,700,327737,49,701,540,332,327808,49,702,699,701,327745,180,703,225,702,262205,49,704,703,196670,333,
704,327737,49,705,565,333,131321,696,131320,698,131321,696,131320,696,458997,49,706,705,697,80,698,196855,707,0,
262394,155,708,709,131320,708,327874,49,710,680,120,327876,49,711,706,164,327877,49,712,692,711,327745,144,713,161,
710,262205,49,714,713,327808,49,715,714,712,196670,713,715,131321,707,131320,709,327745,144,716,161,680,262205,49,717,
716,327808,49,718,717,692,196670,716,718,196855,719,0,262394,695,720,719,131320,720,327745,144,721,161,693,262205,49,
722,721,327808,49,723,722,706,196670,721,723,131321,719,131320,719,131321,707,131320,707,131321,682,131320,682,327808,
49,681,680,87,131321,679,131320,684,262368,87,87,181,196670,334,80,327737,47,724,725,334,196855,726,0,262394,533,727,
726,131320,727,262205,49,728,171,327856,51,729,728,184,196855,730,0,262394,729,731,730,131320,731,262205,49,732,171,
196670,335,732,196670,336,506,196670,337,518,458809,49,733,734,335,336,337,262205,49,735,337,327852,51,736,733,80,
196855,737,0,262394,736,738,737,131320,738,458991,49,739,285,85,80,733,131321,737,131320,737,131321,730,131320,730,
458997,49,740,523,727,733,737,458997,49,741,518,727,735,737,262368,87,87,181,131321,742,131320,742,458997,49,743,740,
730,744,745,458997,49,746,741,730,747,745,262205,49,748,285,327852,51,749,748,80,262390,750,745,0,262394,749,751,750,
131320,751,262205,49,752,285,327810,49,753,752,85,262368,87,87,181,262205,49,754,171,327850,51,755,754,80,196855,756,
0,262394,755,757,756,131320,757,196670,285,80,131321,756,131320,756,327808,49,758,377,753,327812,49,759,758,246,
196670,338,753,196670,339,759,196670,340,436,196670,341,438,524345,47,760,761,338,339,340,341,262368,87,87,181,327852,
51,762,743,80,196855,763,0,262394,762,764,763,131320,764,262205,49,765,171,196670,342,765,196670,343,743,196670,344,
746,458809,49,766,734,342,343,344,262205,49,767,344,131321,763,131320,763,458997,49,747,746,756,767,764,458997,49,744,
743,756,766,764,327852,51,768,744,80,196855,769,0,262394,768,770,769,131320,770,458991,49,771,285,85,80,744,131321,
769,131320,769,262368,87,87,181,131321,745,131320,745,131321,742,131320,750,262205,49,772,171,327856,51,773,772,184,
196855,774,0,262394,773,775,774,131320,775,327852,51,776,506,80,262312,51,777,514,327847,51,778,776,777,196855,779,0,
262394,778,780,779,131320,780,327808,49,781,746,521,196670,345,506,262205,49,782,247,196670,346,782,196670,347,781,
458809,47,783,612,345,346,347,131321,779,131320,779,327808,49,784,506,85,327850,51,785,784,376,196855,786,0,262394,
785,787,786,131320,787,262201,49,788,789,262205,49,790,171,327808,49,791,788,790,262201,49,792,417,262205,49,793,171,
327808,49,794,792,793,393281,82,795,12,78,794,262205,49,796,795,327808,49,797,796,746,327808,49,798,797,521,393281,82,
799,12,78,791,196670,799,798,131321,786,131320,786,262205,49,800,171,327745,180,801,279,800,262205,49,802,801,327808,
49,803,802,746,196670,801,803,131321,774,131320,774,131321,726,131320,726,458997,49,524,523,684,743,774,458997,49,519,
518,684,746,774,262368,87,87,181,131321,804,131320,804,458997,51,805,242,726,806,807,458997,49,808,80,726,809,807,
262390,810,807,0,131321,811,131320,811,196855,812,0,262394,436,813,814,131320,813,196670,348,242,196670,349,808,
196670,350,509,196670,351,440,196670,352,451,196670,353,516,655417,51,815,816,348,349,350,351,352,353,131321,812,
131320,814,196670,354,174,196670,355,808,196670,356,509,196670,357,440,196670,358,451,196670,359,516,655417,51,817,
816,354,355,356,357,358,359,131321,812,131320,812,458997,51,818,815,813,817,814,327846,51,806,805,818,262312,51,819,
296,196855,820,0,262394,819,821,820,131320,821,327808,49,822,808,120,327850,51,823,822,264,131321,820,131320,820,
458997,49,809,808,812,822,821,458997,51,824,296,812,823,821,196855,825,0,262394,824,810,825,131320,810,262312,51,826,
472,327846,51,827,522,826,196855,828,0,262394,827,829,828,131320,825,262368,87,87,181,196670,360,809,327737,47,830,
725,360,262368,87,87,181,131321,807,131320,807,131321,804,131320,829,131321,525,131320,828,196855,831,0,262394,806,
832,831,131320,832,196670,286,85,131321,831,131320,831,262368,87,87,181,262205,49,833,286,327850,51,834,833,80,196855,
835,0,262394,834,836,835,131320,836,131321,525,131320,835,196833,85,297,262205,49,837,171,131321,838,131320,838,
458997,49,839,837,835,840,841,327856,51,842,839,220,262390,843,841,0,262394,842,841,843,131320,841,327745,180,844,225,
839,196670,844,80,327808,49,840,839,43,131321,838,131320,843,262368,87,87,181,131321,517,131320,517,131321,515,131320,
525,327847,51,845,299,514,262205,49,846,171,327856,51,847,846,184,327847,51,848,845,847,196855,849,0,262394,848,850,
849,131320,850,327808,49,851,519,521,196670,361,506,262205,49,852,247,196670,362,852,196670,363,851,458809,47,853,612,
361,362,363,131321,849,131320,849,131321,364,131320,364,65789,65592,327734,49,367,0,50,131320,854,327745,79,855,76,78,
262205,49,856,855,327851,51,857,856,80,196855,858,0,262394,857,859,860,131320,859,131321,858,131320,860,393281,82,861,
12,78,78,262205,49,862,861,131321,858,131320,858,458997,49,863,856,859,862,860,131326,863,65592,327734,49,383,0,50,
131320,864,327745,86,865,3,85,262205,49,866,865,327745,86,867,4,80,262205,49,868,867,327812,49,869,866,868,327745,86,
870,3,80,262205,49,871,870,327808,49,872,869,871,131326,872,65592,327734,52,873,0,53,196663,51,874,196663,49,875,
131320,876,196855,877,0,196859,80,878,131320,878,196855,879,0,262394,88,880,879,131320,880,196855,881,0,262394,874,
882,883,131320,882,327745,79,884,76,90,262205,49,885,884,327808,49,886,885,875,393281,91,887,16,78,886,262205,52,888,
887,131321,881,131320,883,393281,91,889,19,78,875,262205,52,890,889,131321,881,131320,881,458997,52,891,888,882,890,
883,131321,877,131320,879,196855,892,0,262394,874,893,892,131320,893,327745,79,894,76,90,262205,49,895,894,327808,49,
896,895,875,393281,82,897,22,78,896,262205,49,898,897,327760,52,899,898,80,131321,877,131320,892,196855,900,0,262394,
95,901,900,131320,901,393281,82,902,26,78,875,262205,49,903,902,327760,52,904,903,80,131321,877,131320,900,327876,49,
905,85,99,327810,49,906,905,85,327879,49,907,875,906,327812,49,908,907,23,327874,49,909,875,99,393281,82,910,26,78,
909,262205,49,911,910,262268,77,912,908,393419,49,913,911,912,100,327760,52,914,913,80,131321,877,131320,877,721141,
52,915,891,881,899,893,904,901,914,900,131326,915,65592,327734,47,916,0,54,196663,51,917,196663,49,918,196663,52,919,
131320,920,196855,921,0,262394,101,922,923,131320,922,196855,924,0,262394,917,925,926,131320,925,327745,79,927,76,90,
262205,49,928,927,327808,49,929,928,918,393281,91,930,16,78,929,196670,930,919,131321,924,131320,926,393281,91,931,19,
78,918,196670,931,919,131321,924,131320,924,131321,921,131320,923,196855,932,0,262394,917,933,934,131320,933,327745,
79,935,76,90,262205,49,936,935,327808,49,937,936,918,327761,49,938,919,0,393281,82,939,22,78,937,196670,939,938,
131321,932,131320,934,327761,49,940,919,0,393281,82,941,26,78,918,196670,941,940,131321,932,131320,932,131321,921,
131320,921,65789,65592,327734,52,942,0,53,196663,51,943,196663,49,944,131320,945,196855,946,0,196859,80,947,131320,
947,196855,948,0,262394,102,949,948,131320,949,196855,950,0,262394,943,951,952,131320,951,327745,79,953,76,103,262205,
49,954,953,327808,49,955,954,944,393281,91,956,16,78,955,262205,52,957,956,131321,950,131320,952,393281,91,958,30,78,
944,262205,52,959,958,131321,950,131320,950,458997,52,960,957,951,959,952,131321,946,131320,948,196855,961,0,262394,
943,962,963,131320,962,327745,79,964,76,103,262205,49,965,964,327808,49,966,965,944,393281,82,967,22,78,966,262205,49,
968,967,131321,961,131320,963,393281,82,969,33,78,944,262205,49,970,969,131321,961,131320,961,458997,49,971,968,962,
970,963,327760,52,972,971,80,131321,946,131320,946,458997,52,973,960,950,972,961,131326,973,65592,327734,47,974,0,54,
196663,51,975,196663,49,976,196663,52,977,131320,978,196855,979,0,262394,106,980,981,131320,980,196855,982,0,262394,
975,983,984,131320,983,327745,79,985,76,103,262205,49,986,985,327808,49,987,986,976,393281,91,988,16,78,987,196670,
988,977,131321,982,131320,984,393281,91,989,30,78,976,196670,989,977,131321,982,131320,982,131321,979,131320,981,
196855,990,0,262394,975,991,992,131320,991,327745,79,993,76,103,262205,49,994,993,327808,49,995,994,976,327761,49,996,
977,0,393281,82,997,22,78,995,196670,997,996,131321,990,131320,992,327761,49,998,977,0,393281,82,999,33,78,976,196670,
999,998,131321,990,131320,990,131321,979,131320,979,65789,65592,327734,52,1000,0,55,196663,52,1001,131320,1002,196855,
1003,0,262394,107,1004,1005,131320,1004,196855,1006,0,262394,108,1007,1006,131320,1007,327761,49,1008,1001,1,327878,
49,1009,1008,112,393298,52,1010,1009,1001,1,131321,1006,131320,1006,458997,52,1011,1001,1004,1010,1007,196855,1012,0,
262394,113,1013,1012,131320,1013,327761,49,1014,1011,1,262268,77,1015,1014,327875,77,1016,1015,114,262268,49,1017,
1016,327877,49,1018,1017,112,327760,52,1019,1017,1018,327878,52,1020,1011,1019,131321,1012,131320,1012,458997,52,1021,
1011,1006,1020,1013,196855,1022,0,262394,115,1023,1022,131320,1023,262344,52,1024,1021,131321,1022,131320,1022,458997,
52,1025,1021,1012,1024,1023,131321,1003,131320,1005,196855,1026,0,262394,116,1027,1026,131320,1027,327761,49,1028,
1001,0,327878,49,1029,1028,112,393298,52,1030,1029,1001,0,131321,1026,131320,1026,458997,52,1031,1001,1005,1030,1027,
196855,1032,0,262394,117,1033,1032,131320,1033,327761,49,1034,1031,0,262268,77,1035,1034,393418,77,1036,1035,119,120,
262268,49,1037,1036,327877,49,1038,1037,112,327879,49,1039,1038,126,327878,49,1040,1034,1039,393298,52,1041,1040,1031,
0,131321,1032,131320,1032,458997,52,1042,1031,1026,1041,1033,196855,1043,0,262394,127,1044,1043,131320,1044,327761,49,
1045,1042,0,327878,49,1046,1045,126,393298,52,1047,1046,1042,0,131321,1043,131320,1043,458997,52,1048,1042,1032,1047,
1044,131321,1003,131320,1003,458997,52,1049,1025,1022,1048,1043,131326,1049,65592,327734,52,1050,0,55,196663,52,1051,
131320,1052,196855,1053,0,262394,128,1054,1055,131320,1054,196855,1056,0,262394,129,1057,1056,131320,1057,262344,52,
1058,1051,131321,1056,131320,1056,458997,52,1059,1051,1054,1058,1057,196855,1060,0,262394,130,1061,1060,131320,1061,
327761,49,1062,1059,1,327878,49,1063,1062,112,393298,52,1064,1063,1059,1,131321,1060,131320,1060,458997,52,1065,1059,
1056,1064,1061,196855,1066,0,262394,131,1067,1066,131320,1067,327761,49,1068,1065,1,262268,77,1069,1068,327875,77,
1070,1069,114,262268,49,1071,1070,262344,49,1072,1071,327877,49,1073,1072,112,327760,52,1074,1072,1073,327878,52,1075,
1065,1074,131321,1066,131320,1066,458997,52,1076,1065,1060,1075,1067,131321,1053,131320,1055,196855,1077,0,262394,132,
1078,1077,131320,1078,327761,49,1079,1051,0,327878,49,1080,1079,126,393298,52,1081,1080,1051,0,131321,1077,131320,
1077,458997,52,1082,1051,1055,1081,1078,196855,1083,0,262394,133,1084,1083,131320,1084,327761,49,1085,1082,0,327878,
49,1086,1085,112,393298,52,1087,1086,1082,0,131321,1083,131320,1083,458997,52,1088,1082,1077,1087,1084,196855,1089,0,
262394,134,1090,1089,131320,1090,327761,49,1091,1088,0,262268,77,1092,1091,393418,77,1093,1092,136,120,262268,49,1094,
1093,262344,49,1095,1094,327877,49,1096,1095,112,327879,49,1097,1096,126,327878,49,1098,1091,1097,393298,52,1099,1098,
1088,0,131321,1089,131320,1089,458997,52,1100,1088,1083,1099,1090,131321,1053,131320,1053,458997,52,1101,1076,1066,
1100,1089,131326,1101,65592,327734,49,1102,0,56,196663,52,1103,196663,49,1104,196663,49,1105,131320,1106,196855,1107,
0,196859,80,1108,131320,1108,196855,1109,0,262394,137,1110,1109,131320,1110,327761,49,1111,1103,0,262268,77,1112,1104,
262268,77,1113,1105,393419,49,1114,1111,1112,1113,131321,1107,131320,1109,327761,49,1115,1103,1,327879,49,1116,1104,
110,327874,49,1117,1115,1116,327854,51,1118,1104,94,196855,1119,0,262394,1118,1120,1121,131320,1120,131321,1119,
131320,1121,327761,49,1122,1103,0,327874,49,1123,1122,1104,327850,51,1124,1104,80,196855,1125,0,262394,1124,1126,1127,
131320,1126,131321,1125,131320,1127,327810,49,1128,94,1104,327876,49,1129,1115,1128,131321,1125,131320,1125,458997,49,
1130,80,1126,1129,1127,327877,49,1131,1123,1130,131321,1119,131320,1119,458997,49,1132,1117,1120,1131,1125,327876,49,
1133,85,1105,327810,49,1134,1133,85,327879,49,1135,1132,1134,131321,1107,131320,1107,458997,49,1136,1114,1110,1135,
1119,131326,1136,65592,327734,49,458,0,57,196663,49,1137,131320,1138,327745,79,1139,76,138,262205,49,1140,1139,327812,
49,1141,1137,37,327808,49,1142,1140,1141,131326,1142,65592,327734,49,460,0,57,196663,49,1143,131320,1144,327745,79,
1145,76,139,262205,49,1146,1145,327812,49,1147,1143,37,327810,49,1148,1146,1147,458764,49,1149,1,38,37,1148,131326,
1149,65592,327734,51,1150,0,58,196663,52,1151,196663,52,1152,131320,1153,196855,1154,0,196859,80,1155,131320,1155,
196855,1156,0,262394,140,1157,1156,131320,1157,327761,49,1158,1151,1,327761,49,1159,1152,1,327856,51,1160,1158,1159,
262312,51,1161,1160,196855,1162,0,262394,1161,1163,1162,131320,1163,327850,51,1164,1158,1159,196855,1165,0,262394,
1164,1166,1165,131320,1166,327761,49,1167,1151,0,327761,49,1168,1152,0,327856,51,1169,1167,1168,131321,1165,131320,
1165,458997,51,1170,1164,1163,1169,1166,131321,1162,131320,1162,458997,51,1171,1160,1157,1170,1165,131321,1154,131320,
1156,327761,49,1172,1151,0,327761,49,1173,1152,0,327856,51,1174,1172,1173,131321,1154,131320,1154,458997,51,1175,1171,
1162,1174,1156,131326,1175,65592,327734,52,538,0,60,196663,59,1176,131320,1177,262205,49,1178,1176,327745,144,1179,
143,1178,262205,49,1180,1179,196855,1181,0,262394,145,1182,1183,131320,1182,262205,49,1184,1176,393385,49,1185,151,
1184,80,327745,144,1186,150,1185,262205,49,1187,1186,131321,1181,131320,1183,131321,1181,131320,1181,458997,49,1188,
1187,1182,80,1183,327760,52,1189,1180,1188,131326,1189,65592,327734,47,1190,0,62,196663,59,1191,196663,61,1192,131320,
1193,262205,49,1194,1191,327745,59,1195,1192,80,262205,49,1196,1195,327745,144,1197,143,1194,196670,1197,1196,196855,
1198,0,262394,152,1199,1198,131320,1199,262205,49,1200,1191,393385,49,1201,153,1200,80,327745,59,1202,1192,85,262205,
49,1203,1202,327745,144,1204,150,1201,196670,1204,1203,131321,1198,131320,1198,65789,65592,327734,49,1205,0,63,196663,
59,1206,131320,1207,196855,1208,0,262394,155,1209,1210,131320,1209,262205,49,1211,1206,327874,49,1212,1211,120,327745,
144,1213,161,1212,262205,49,1214,1213,262205,49,1215,1206,327879,49,1216,1215,85,327812,49,1217,97,1216,327874,49,
1218,1214,1217,327879,49,1219,1218,162,131321,1208,131320,1210,262205,49,1220,1206,327745,144,1221,161,1220,262205,49,
1222,1221,131321,1208,131320,1208,458997,49,1223,1219,1209,1222,1210,131326,1223,65592,327734,47,567,0,64,196663,59,
1224,196663,59,1225,131320,1226,196855,1227,0,262394,163,1228,1229,131320,1228,262205,49,1230,1224,262205,49,1231,
1225,327745,144,1232,161,1230,196670,1232,1231,131321,1227,131320,1229,262205,49,1233,1224,327879,49,1234,1233,85,
327850,51,1235,1234,80,196855,1236,0,262394,1235,1237,1238,131320,1237,262205,49,1239,1224,327874,49,1240,1239,120,
262205,49,1241,1225,327745,144,1242,161,1240,196670,1242,1241,131321,1236,131320,1238,262205,49,1243,1224,327874,49,
1244,1243,120,262205,49,1245,1225,327876,49,1246,1245,164,327745,144,1247,161,1244,262205,49,1248,1247,327877,49,1249,
1248,1246,196670,1247,1249,131321,1236,131320,1236,131321,1227,131320,1227,65789,65592,327734,49,540,0,65,196663,61,
1250,131320,1251,262205,52,1252,1250,262205,49,1253,165,262205,49,1254,166,458809,49,1255,1102,1252,1253,1254,131326,
1255,65592,327734,49,1256,0,63,196663,59,1257,131320,1258,262205,49,1259,167,262205,49,1260,1257,262205,49,1261,168,
327812,49,1262,1260,1261,327808,49,1263,1259,1262,262205,49,1264,169,327808,49,1265,1263,1264,131326,1265,65592,
327734,47,395,0,48,131320,1266,262205,49,1267,5,196670,170,1267,262205,49,40,6,196670,169,40,196670,168,41,262205,49,
1268,170,327812,49,1269,1268,41,262205,49,1270,169,327808,49,1271,1269,1270,196670,171,1271,196855,1272,0,262394,172,
1273,1272,131320,1273,328019,173,1274,175,174,393558,49,1275,175,2,1274,196670,169,1275,393558,49,1276,175,0,1274,
196670,168,1276,262205,49,1277,169,327850,51,1278,1277,80,196855,1279,0,262394,1278,1280,1279,131320,1280,262205,49,
1281,170,262205,49,1282,168,327745,180,1283,179,1281,196670,1283,1282,131321,1279,131320,1279,262368,87,87,181,262205,
49,1284,169,196670,171,1284,131321,1285,131320,1285,458997,49,1286,80,1279,1287,1288,262205,49,1289,170,327856,51,
1290,1286,1289,262390,1291,1288,0,262394,1290,1288,1291,131320,1288,327745,180,1292,179,1286,262205,49,1293,1292,
262205,49,1294,171,327808,49,1295,1294,1293,196670,171,1295,327808,49,1287,1286,120,131321,1285,131320,1291,262368,87,
87,181,131321,1272,131320,1272,262205,49,1296,171,262205,49,1297,169,327810,49,1298,1296,1297,327812,49,1299,1298,38,
196670,167,1299,65789,65592,327734,49,417,0,50,131320,1300,393281,79,1301,76,182,120,262205,49,1302,1301,327850,51,
1303,1302,80,196855,1304,0,262394,1303,1305,1306,131320,1305,327745,79,1307,76,120,262205,49,1308,1307,327812,49,1309,
1308,184,327808,49,1310,183,1309,131321,1304,131320,1306,327745,79,1311,76,185,262205,49,1312,1311,327879,49,1313,
1302,85,327812,49,1314,1313,184,327808,49,1315,1312,1314,131321,1304,131320,1304,458997,49,1316,1310,1305,1315,1306,
131326,1316,65592,327734,49,789,0,50,131320,1317,327745,79,1318,76,185,262205,49,1319,1318,393281,79,1320,76,182,120,
262205,49,1321,1320,262344,49,1322,1321,327879,49,1323,1322,85,327812,49,1324,1323,184,327808,49,1325,1319,1324,
131326,1325,65592,327734,49,1326,0,63,196663,59,1327,131320,1328,327745,79,1329,76,185,262205,49,1330,1329,262205,49,
1331,1327,327808,49,1332,87,1331,327812,49,1333,1332,184,327808,49,1334,1330,1333,131326,1334,65592,327734,49,1335,0,
63,196663,59,1336,131320,1337,262205,49,1338,1336,393281,82,1339,12,78,1338,393443,49,1340,1339,120,186,131326,1340,
65592,327734,47,612,0,66,196663,59,1341,196663,59,1342,196663,59,1343,131320,1344,262203,59,1345,7,262205,49,1346,
1341,196670,1345,1346,327737,49,1347,1326,1345,262205,49,1348,171,327808,49,1349,1347,1348,393281,82,1350,12,78,1349,
262205,49,1351,1342,327876,49,1352,1351,187,262205,49,1353,1343,327877,49,1354,1352,1353,327908,1350,120,186,1354,
65789,65592,327734,51,513,0,67,196663,59,1355,131320,1356,196855,1357,0,196859,80,1358,131320,1358,262205,49,1359,
1355,327812,49,1360,1359,188,327745,79,1361,76,120,262205,49,1362,1361,327812,49,1363,1362,189,327878,49,1364,1360,
1363,327874,49,1365,1364,190,327878,49,1366,1364,1365,196855,1367,0,262394,194,1368,1367,131320,1368,262205,49,1369,
1355,327850,51,1370,1369,80,131321,1357,131320,1367,196855,1371,0,262394,195,1372,1371,131320,1372,327879,49,1373,
1366,85,327851,51,1374,1373,80,131321,1357,131320,1371,327879,49,1375,1366,192,327850,51,1376,1375,175,131321,1357,
131320,1357,590069,51,1377,1370,1368,1374,1372,1376,1371,131326,1377,65592,327734,47,1378,0,48,131320,1379,262368,175,
175,181,65789,65592,327734,49,558,0,50,131320,1380,196855,1381,0,262394,197,1382,1383,131320,1382,262205,49,1384,170,
327874,49,1385,1384,120,131321,1381,131320,1383,262205,49,1386,170,131321,1381,131320,1381,458997,49,1387,1385,1382,
1386,1383,327812,49,1388,1387,184,131326,1388,65592,327734,49,549,0,50,131320,1389,196855,1390,0,262394,197,1391,1392,
131320,1391,262205,49,1393,170,327879,49,1394,1393,85,327876,49,1395,1394,139,131321,1390,131320,1392,131321,1390,
131320,1390,458997,49,1396,1395,1391,80,1392,131326,1396,65592,327734,49,565,0,63,196663,59,1397,131320,1398,196855,
1399,0,262394,197,1400,1401,131320,1400,262205,49,1402,1397,262201,49,1403,549,262268,77,1404,1403,393419,49,1405,
1402,1404,164,131321,1399,131320,1401,262205,49,1406,1397,131321,1399,131320,1399,458997,49,1407,1405,1400,1406,1401,
131326,1407,65592,327734,49,577,0,63,196663,59,1408,131320,1409,262203,59,1410,7,196855,1411,0,262394,200,1412,1413,
131320,1412,131321,1414,131320,1414,458997,49,1415,202,1412,1416,1417,458997,49,1418,80,1412,1419,1417,327856,51,1420,
1418,37,262390,1421,1417,1,262394,1420,1422,1421,131320,1422,262205,49,1423,1408,327876,49,1424,85,1418,327879,49,
1425,1423,1424,327851,51,1426,1425,80,328019,173,1427,175,1426,327761,49,1428,1427,0,196855,1429,0,262394,1426,1430,
1431,131320,1430,131321,1429,131320,1431,262344,49,1432,1428,131321,1429,131320,1429,458997,49,1433,1428,1430,1432,
1431,327879,49,1416,1415,1433,131321,1417,131320,1417,327808,49,1419,1418,120,131321,1414,131320,1421,327745,86,1434,
7,80,262205,49,1435,1434,327879,49,1436,1415,1435,262349,77,1437,1436,262268,49,1438,1437,262349,77,1439,1415,262268,
49,1440,1439,131321,1411,131320,1413,328019,173,1441,175,174,131321,1442,131320,1442,458997,173,1443,1441,1413,1444,
1445,458997,49,1446,80,1413,1447,1445,327856,51,1448,1446,37,262390,1449,1445,1,262394,1448,1445,1449,131320,1445,
262205,49,1450,1408,327874,49,1451,1450,1446,327879,49,1452,1451,85,327851,51,1453,1452,80,328019,173,1454,175,1453,
262205,49,1455,1408,327874,49,1456,1455,1446,327879,49,1457,1456,85,327810,49,1458,1457,85,458832,173,1459,1458,1458,
1458,1458,327878,173,1460,1454,1459,327879,173,1444,1443,1460,327808,49,1447,1446,120,131321,1442,131320,1449,393558,
49,1461,175,2,1443,393558,49,1462,175,0,1443,131321,1411,131320,1411,458997,49,1463,1440,1421,1462,1449,458997,49,
1464,1438,1421,1461,1449,262201,49,1465,558,262205,49,1466,1408,327808,49,1467,1465,1466,327745,180,1468,225,1467,
262205,49,1469,1468,196670,1410,1469,327737,49,1470,565,1410,262201,47,1471,1378,327808,49,1472,1464,85,327850,51,
1473,1472,1463,196855,1474,0,262394,1473,1475,1474,131320,1475,196855,1476,0,262394,197,1477,1478,131320,1477,262201,
49,1479,549,327876,49,1480,1463,1479,458986,49,1481,1468,85,80,1480,131321,1476,131320,1478,327808,49,1482,1470,1463,
196670,1468,1482,131321,1476,131320,1476,131321,1474,131320,1474,262201,47,1483,1378,327808,49,1484,1470,1464,131326,
1484,65592,327734,51,542,0,67,196663,59,1485,131320,1486,262205,49,1487,1485,262205,49,1488,1485,328018,49,1489,175,
1488,327850,51,1490,1487,1489,328019,173,1491,175,1490,393558,49,1492,175,0,1491,327812,49,1493,1492,226,262205,49,
1494,168,327808,49,1495,1494,226,327852,51,1496,1493,1495,131326,1496,65592,327734,49,734,0,68,196663,59,1497,196663,
59,1498,196663,59,1499,131320,1500,262203,59,1501,7,262203,237,1502,7,262203,59,1503,7,262203,59,1504,7,262203,59,
1505,7,262205,49,1506,227,327876,49,1507,1506,187,131321,1508,131320,1508,458997,49,1509,80,1500,1510,1511,262390,
1512,1511,0,131321,1513,131320,1513,262205,49,1514,1498,327852,51,1515,1514,80,196855,1516,0,262394,1515,1517,1516,
131320,1517,393281,79,1518,76,182,228,262205,49,1519,1518,327856,51,1520,1509,1519,131321,1516,131320,1516,458997,51,
1521,1515,1513,1520,1517,262394,1521,1522,1512,131320,1522,262205,49,1523,1498,327854,51,1524,1523,235,196855,1525,0,
262394,1524,1526,1527,131320,1526,262205,49,1528,1498,327810,49,1529,1528,235,196670,1501,1529,327737,49,1530,1326,
1501,262205,49,1531,1497,327808,49,1532,1530,1531,131321,1533,131320,1533,458997,49,1534,80,1526,1535,1536,327856,51,
1537,1534,235,262390,1538,1536,1,262394,1537,1536,1538,131320,1536,327810,49,1539,238,1534,327812,49,1540,1539,184,
327808,49,1541,1532,1540,196670,1503,1541,327737,49,1542,1335,1503,327810,49,1543,1542,1507,327745,59,1544,1502,1534,
196670,1544,1543,327808,49,1535,1534,120,131321,1533,131320,1538,131321,1545,131320,1545,458997,49,1546,80,1538,1547,
1548,458997,49,1549,80,1538,1550,1548,458997,49,1551,80,1538,1552,1548,327856,51,1553,1551,235,262390,1554,1548,1,
262394,1553,1548,1554,131320,1548,327745,59,1555,1502,1551,262205,49,1556,1555,327808,49,1547,1546,1556,262205,49,
1557,1555,327877,49,1550,1549,1557,327808,49,1552,1551,120,131321,1545,131320,1554,327856,51,1558,1549,239,196855,
1559,0,262394,1558,1560,1559,131320,1560,262205,49,1561,1499,327808,49,1562,1561,1546,196670,1499,1562,262205,49,1563,
1498,327810,49,1564,1563,235,196670,1498,1564,131321,1511,131320,1559,131321,1525,131320,1527,131321,1565,131320,1565,
458997,49,1566,80,1527,1567,1568,327856,51,1569,1566,235,262390,1570,1568,1,262394,1569,1568,1570,131320,1568,262205,
49,1571,1498,327808,49,1572,1566,85,458764,49,1573,1,41,1571,1572,327810,49,1574,1573,1566,327810,49,1575,1574,85,
196670,1504,1575,327737,49,1576,1326,1504,262205,49,1577,1497,327808,49,1578,1576,1577,196670,1505,1578,327737,49,
1579,1335,1505,327810,49,1580,1579,1507,327745,59,1581,1502,1566,196670,1581,1580,327808,49,1567,1566,120,131321,1565,
131320,1570,131321,1525,131320,1525,131321,1582,131320,1582,458997,51,1583,174,1525,1584,1585,458997,49,1586,80,1525,
1587,1585,458997,49,1588,1509,1525,1589,1585,327856,51,1590,1586,235,262390,1591,1585,1,262394,1590,1592,1591,131320,
1592,196855,1593,0,262394,1583,1594,1593,131320,1594,327745,59,1595,1502,1586,262205,49,1596,1595,327856,51,1597,1596,
240,131321,1593,131320,1593,458997,51,1598,1583,1592,1597,1594,196855,1599,0,262394,1598,1600,1601,131320,1600,327745,
59,1602,1502,1586,262205,49,1603,1602,327856,51,1604,1603,239,262205,49,1605,1498,327852,51,1606,1605,85,327847,51,
1607,1604,1606,262205,49,1608,1602,327879,49,1609,1608,241,262205,49,1610,1499,327808,49,1611,1610,1609,196670,1499,
1611,262205,49,1612,1602,327856,51,1613,1612,239,196855,1614,0,262394,1613,1615,1616,131320,1615,262205,49,1617,1498,
327810,49,1618,1617,85,131321,1614,131320,1616,131321,1614,131320,1614,458997,49,1619,1618,1615,80,1616,196670,1498,
1619,131321,1599,131320,1601,131321,1599,131320,1599,458997,51,1584,1607,1614,242,1601,458997,49,1589,80,1614,1588,
1601,131321,1585,131320,1585,327808,49,1587,1586,120,131321,1582,131320,1591,131321,1511,131320,1511,458997,49,1620,
80,1560,1588,1591,327808,49,1510,1620,120,131321,1508,131320,1512,262205,49,1621,1498,131326,1621,65592,327734,47,761,
0,70,196663,59,1622,196663,59,1623,196663,69,1624,196663,69,1625,131320,1626,262203,61,1627,7,262203,59,1628,7,262203,
59,1629,7,262205,49,1630,171,131321,1631,131320,1631,458997,49,1632,1630,1626,1633,1634,327856,51,1635,1632,184,
262390,1636,1634,0,262394,1635,1634,1636,131320,1634,327745,180,1637,245,1632,196670,1637,80,327808,49,1633,1632,43,
131321,1631,131320,1636,262368,87,87,181,262205,49,1638,171,131321,1639,131320,1639,458997,49,1640,1638,1636,1641,
1642,327856,51,1643,1640,246,262390,1644,1642,0,262394,1643,1645,1644,131320,1645,262205,51,1646,1624,262205,49,1647,
1623,327808,49,1648,1647,1640,393273,52,1649,873,1646,1648,262205,51,1650,1625,196855,1651,0,262394,1650,1652,1653,
131320,1652,327737,52,1654,1000,1649,131321,1651,131320,1653,131321,1651,131320,1651,458997,52,1655,1654,1652,1649,
1653,196670,1627,1655,327737,49,1656,540,1627,327745,180,1657,245,1656,458986,49,1658,1657,85,80,85,131321,1642,
131320,1642,327808,49,1641,1640,43,131321,1639,131320,1644,262368,87,87,181,262205,49,1659,171,327856,51,1660,1659,
184,196855,1661,0,262394,1660,1662,1661,131320,1662,262205,49,1663,1622,196670,1628,1663,327737,49,1664,1326,1628,
262205,49,1665,171,327808,49,1666,1664,1665,196670,1629,1666,327737,49,1667,1335,1629,327874,49,1668,1667,187,262205,
49,1669,227,327851,51,1670,1668,1669,262205,49,1671,247,327851,51,1672,1668,1671,327847,51,1673,1670,1672,196855,1674,
0,262394,1673,1675,1674,131320,1675,393281,82,1676,12,78,1666,262205,49,1677,227,327876,49,1678,1677,187,262205,49,
1679,171,327745,180,1680,245,1679,262205,49,1681,1680,327877,49,1682,1678,1681,590054,49,1683,1676,85,80,80,1682,1667,
131321,1674,131320,1674,131321,1661,131320,1661,262205,49,1684,171,327850,51,1685,1684,80,196855,1686,0,262394,1685,
1687,1686,131320,1687,393281,82,1688,12,78,248,458986,49,1689,1688,85,80,85,131321,1686,131320,1686,65789,65592,
327734,47,528,0,71,196663,69,1690,196663,69,1691,196663,59,1692,196663,59,1693,131320,1694,262203,59,1695,7,262203,59,
1696,7,262203,61,1697,7,262203,59,1698,7,262203,59,1699,7,262203,61,1700,7,262203,59,1701,7,262203,59,1702,7,262203,
61,1703,7,262203,59,1704,7,262203,59,1705,7,262203,59,1706,7,262203,61,1707,7,262205,49,1708,1693,327850,51,1709,1708,
246,196855,1710,0,262394,1709,1711,1712,131320,1711,262205,51,1713,1690,196855,1714,0,262394,1713,1715,1716,131320,
1715,131321,1717,131320,1717,458997,49,1718,80,1715,1719,1720,327856,51,1721,1718,38,262390,1722,1720,1,262394,1721,
1720,1722,131320,1720,262205,49,1723,1692,196670,1695,1718,327737,49,1724,1256,1695,327808,49,1725,1723,1724,393273,
52,1726,873,174,1725,196670,1696,1718,196670,1697,1726,393273,47,1727,1190,1696,1697,327808,49,1719,1718,120,131321,
1717,131320,1722,131321,1714,131320,1716,131321,1728,131320,1728,458997,49,1729,80,1716,1730,1731,327856,51,1732,1729,
38,262390,1733,1731,1,262394,1732,1731,1733,131320,1731,262205,49,1734,1692,196670,1698,1729,327737,49,1735,1256,1698,
327808,49,1736,1734,1735,393273,52,1737,873,242,1736,196670,1699,1729,196670,1700,1737,393273,47,1738,1190,1699,1700,
327808,49,1730,1729,120,131321,1728,131320,1733,131321,1714,131320,1714,262205,51,1739,1691,196855,1740,0,262394,1739,
1741,1740,131320,1741,131321,1742,131320,1742,458997,49,1743,80,1741,1744,1745,327856,51,1746,1743,38,262390,1747,
1745,1,262394,1746,1745,1747,131320,1745,196670,1701,1743,327737,52,1748,538,1701,327737,52,1749,1000,1748,196670,
1702,1743,196670,1703,1749,393273,47,1750,1190,1702,1703,327808,49,1744,1743,120,131321,1742,131320,1747,131321,1740,
131320,1740,131321,1710,131320,1712,131321,1751,131320,1751,458997,49,1752,80,1712,1753,1754,327856,51,1755,1752,38,
262390,1756,1754,1,262394,1755,1757,1756,131320,1757,196670,1704,1752,327737,49,1758,1256,1704,262205,49,1759,1693,
327856,51,1760,1758,1759,196855,1761,0,262394,1760,1762,1761,131320,1762,262205,51,1763,1690,262205,49,1764,1692,
196670,1705,1752,327737,49,1765,1256,1705,327808,49,1766,1764,1765,393273,52,1767,873,1763,1766,262205,51,1768,1691,
196855,1769,0,262394,1768,1770,1769,131320,1770,327737,52,1771,1000,1767,131321,1769,131320,1769,458997,52,1772,1767,
1762,1771,1770,131321,1761,131320,1761,458997,52,1773,249,1757,1772,1769,196670,1706,1752,196670,1707,1773,393273,47,
1774,1190,1706,1707,131321,1754,131320,1754,327808,49,1753,1752,120,131321,1751,131320,1756,131321,1710,131320,1710,
65789,65592,327734,47,532,0,71,196663,69,1775,196663,69,1776,196663,59,1777,196663,59,1778,131320,1779,262203,59,1780,
7,262203,59,1781,7,131321,1782,131320,1782,458997,49,1783,80,1779,1784,1785,327856,51,1786,1783,38,262390,1787,1785,1,
262394,1786,1788,1787,131320,1788,262205,49,1789,1777,196670,1780,1783,327737,49,1790,1256,1780,327808,49,1791,1789,
1790,327760,52,1792,1791,80,262205,51,1793,1776,262312,51,1794,1793,196855,1795,0,262394,1794,1796,1795,131320,1796,
196670,1781,1783,327737,49,1797,1256,1781,262205,49,1798,1778,327856,51,1799,1797,1798,131321,1795,131320,1795,458997,
51,1800,1794,1788,1799,1796,196855,1801,0,262394,1800,1802,1801,131320,1802,262205,51,1803,1775,393273,52,1804,942,
1803,1791,131321,1801,131320,1801,458997,52,1805,1792,1795,1804,1802,393385,49,1806,250,1783,80,327761,49,1807,1805,0,
327745,144,1808,254,1806,196670,1808,1807,196855,1809,0,262394,255,1810,1809,131320,1810,393385,49,1811,261,1783,80,
327761,49,1812,1805,1,327745,144,1813,260,1811,196670,1813,1812,131321,1809,131320,1809,131321,1785,131320,1785,
327808,49,1784,1783,120,131321,1782,131320,1787,65789,65592,327734,47,725,0,72,196663,59,1814,131320,1815,262203,59,
1816,7,262203,59,1817,7,262203,59,1818,7,131321,1819,131320,1819,458997,49,1820,80,1815,1821,1822,327856,51,1823,1820,
38,262390,1824,1822,1,262394,1823,1825,1824,131320,1825,196670,1816,1820,327737,49,1826,1205,1816,262205,49,1827,1814,
327812,49,1828,1827,212,327810,49,1829,1826,1828,327858,51,1830,1829,212,327846,51,1831,265,1830,196855,1832,0,262394,
1831,1833,1832,131320,1833,196670,1817,1820,327737,52,1834,538,1817,327761,49,1835,1834,0,327745,180,1836,225,1829,
196670,1836,1835,196855,1837,0,262394,266,1838,1837,131320,1838,327808,49,1839,213,1829,196670,1818,1820,327737,52,
1840,538,1818,327761,49,1841,1840,1,327745,180,1842,225,1839,196670,1842,1841,131321,1837,131320,1837,196855,1843,0,
262394,250,1844,1843,131320,1844,327808,49,1845,214,1829,393385,49,1846,250,1820,80,327745,144,1847,254,1846,262205,
49,1848,1847,327745,180,1849,225,1845,196670,1849,1848,131321,1843,131320,1843,196855,1850,0,262394,267,1851,1850,
131320,1851,327808,49,1852,268,1829,393385,49,1853,269,1820,80,327745,144,1854,260,1853,262205,49,1855,1854,327745,
180,1856,225,1852,196670,1856,1855,131321,1850,131320,1850,131321,1832,131320,1832,131321,1822,131320,1822,327808,49,
1821,1820,120,131321,1819,131320,1824,262205,49,1857,171,327850,51,1858,1857,80,196855,1859,0,262394,1858,1860,1859,
131320,1860,262312,51,1861,270,196855,1862,0,262394,1861,1863,1862,131320,1863,262205,49,1864,1814,327808,49,1865,
1864,85,327850,51,1866,1865,264,131321,1862,131320,1862,458997,51,1867,270,1860,1866,1863,131321,1859,131320,1859,
458997,51,1868,1858,1824,1867,1862,196855,1869,0,262394,1868,1870,1869,131320,1870,262205,49,1871,1814,327812,49,1872,
1871,212,327810,49,1873,246,1872,327745,180,1874,225,1873,196670,1874,122,196855,1875,0,262394,271,1876,1875,131320,
1876,327808,49,1877,213,1873,327745,180,1878,225,1877,196670,1878,122,131321,1875,131320,1875,131321,1869,131320,1869,
65789,65592,327734,52,1879,0,60,196663,59,1880,131320,1881,262205,49,1882,1880,327745,180,1883,225,1882,262205,49,
1884,1883,196855,1885,0,262394,272,1886,1887,131320,1886,262205,49,1888,1880,327808,49,1889,213,1888,327745,180,1890,
225,1889,262205,49,1891,1890,131321,1885,131320,1887,131321,1885,131320,1885,458997,49,1892,1891,1886,80,1887,327760,
52,1893,1884,1892,131326,1893,65592,327734,52,1894,0,60,196663,59,1895,131320,1896,262205,49,1897,1895,327808,49,1898,
214,1897,327745,180,1899,225,1898,262205,49,1900,1899,196855,1901,0,262394,273,1902,1903,131320,1902,262205,49,1904,
1895,327808,49,1905,274,1904,327745,180,1906,225,1905,262205,49,1907,1906,131321,1901,131320,1903,131321,1901,131320,
1901,458997,49,1908,1907,1902,80,1903,327760,52,1909,1900,1908,131326,1909,65592,327734,51,816,0,73,196663,69,1910,
196663,59,1911,196663,59,1912,196663,69,1913,196663,69,1914,196663,61,1915,131320,1916,262203,59,1917,7,262203,61,
1918,7,262203,59,1919,7,262203,59,1920,7,131321,1921,131320,1921,458997,51,1922,242,1916,1923,1924,458997,49,1925,80,
1916,1926,1924,327856,51,1927,1925,211,262390,1928,1924,2,262394,1927,1929,1928,131320,1929,131321,1930,131320,1930,
458997,51,1923,1922,1929,1931,1932,458997,49,1933,80,1929,1934,1932,327856,51,1935,1933,74,262390,1936,1932,1,262394,
1935,1937,1936,131320,1937,327808,49,1938,1925,1933,327812,49,1939,1938,43,262205,49,1940,171,327808,49,1941,1939,
1940,262205,49,1942,1911,327812,49,1943,1942,212,327808,49,1944,1943,1941,196855,1945,0,262394,276,1946,1945,131320,
1946,327854,51,1947,1938,211,131321,1945,131320,1945,458997,51,1948,276,1937,1947,1946,196855,1949,0,262394,1948,1950,
1949,131320,1950,131321,1932,131320,1949,327854,51,1951,1944,246,327847,51,1952,278,1951,196855,1953,0,262394,1952,
1954,1953,131320,1954,131321,1932,131320,1953,196670,1917,1941,327737,52,1955,1879,1917,196670,1918,1955,327737,49,
1956,540,1918,327745,180,1957,279,1956,262205,49,1958,1957,327808,49,1959,1958,1944,262205,49,1960,1912,327856,51,
1961,1944,1960,196855,1962,0,262394,1961,1963,1962,131320,1963,262205,51,1964,1914,196855,1965,0,262394,1964,1966,
1965,131320,1966,262205,51,1967,1910,262205,51,1968,1913,196855,1969,0,262394,1968,1970,1971,131320,1970,327737,52,
1972,1050,1955,131321,1969,131320,1971,131321,1969,131320,1969,458997,52,1973,1972,1970,1955,1971,458809,47,1974,916,
1967,1959,1973,131321,1965,131320,1965,196855,1975,0,262394,250,1976,1975,131320,1976,262205,51,1977,1910,196670,1919,
1941,327737,52,1978,1894,1919,458809,47,1979,974,1977,1959,1978,131321,1975,131320,1975,131321,1962,131320,1962,
196855,1980,0,262394,283,1981,1980,131320,1981,262312,51,1982,1923,196855,1983,0,262394,1982,1984,1983,131320,1984,
327808,49,1985,1941,85,196670,1920,1985,327737,52,1986,1879,1920,262205,52,1987,1915,327879,52,1988,1986,1987,262205,
52,1989,1915,327879,52,1990,1955,1989,393273,51,1991,1150,1988,1990,131321,1983,131320,1983,458997,51,1992,1923,1981,
1991,1984,131321,1980,131320,1980,458997,51,1993,1923,1962,1992,1983,131321,1932,131320,1932,590069,51,1931,1923,1950,
1923,1954,1993,1980,327808,49,1934,1933,120,131321,1930,131320,1936,131321,1924,131320,1924,327808,49,1926,1925,74,
131321,1921,131320,1928,131326,1922,65592};
/* onesweep.comp -DGPUSORTI_ADDRESS, 12436 words */
static const uint32_t gpusorti_spv_onesweep_address[] = {
119734787,66304,524299,2151,0,131089,1,131089,61,131089,63,131089,64,131089,5347,589834,0x5f565053,0x5f52484b,
0x73796870,0x6c616369,0x6f74735f,0x65676172,0x6675625f,7497062,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,5348,
1,655375,5,2,0x6e69616d,0,3,4,5,6,7,393232,2,17,1,1,1,262215,8,6,4,327752,9,0,35,0,327752,9,1,35,8,327752,9,2,35,16,
327752,9,3,35,24,327752,9,4,35,32,327752,9,5,35,40,327752,9,6,35,44,327752,9,7,35,48,327752,9,8,35,52,327752,9,9,35,
56,327752,9,10,35,60,327752,9,11,35,64,327752,9,12,35,80,327752,9,13,35,84,196679,9,2,262215,10,6,4,327752,11,0,35,0,
196679,11,2,262215,3,11,26,262215,4,11,24,262215,12,1,5,262215,13,6,8,327752,14,0,35,0,196679,14,2,262215,15,1,7,
262215,16,1,10,262215,17,1,8,262215,18,1,6,262215,19,1,9,262215,20,1,2,262215,21,1,1,262215,22,1,12,262215,5,11,40,
196679,6,0,262215,6,11,41,196679,23,0,262215,24,1,3,262215,25,1,4,262215,26,1,0,262215,7,11,4420,262215,27,1,11,
262215,28,1,0,262215,29,11,25,131091,30,196641,31,30,262165,32,32,0,196641,33,32,262167,34,32,2,393249,35,34,34,32,32,
131092,36,327713,37,34,36,32,393249,38,30,36,32,34,262177,39,34,34,393249,40,32,34,32,32,262177,41,32,32,327713,42,36,
34,34,262176,43,7,32,262177,44,34,43,262176,45,7,34,327713,46,30,43,45,262177,47,32,43,327713,48,30,43,43,262177,49,
32,45,393249,50,30,43,43,43,262177,51,36,43,393249,52,32,43,43,43,262176,53,7,36,458785,54,30,43,43,53,53,458785,55,
30,53,53,43,43,262177,56,30,43,589857,57,36,53,43,43,53,53,45,262187,32,58,4,262172,8,32,58,1048606,9,34,34,34,34,34,
32,32,32,32,32,32,8,32,32,262176,59,9,9,262203,59,60,9,262165,61,32,1,262187,61,62,5,262176,63,9,32,262187,32,64,0,
262187,61,65,4,262176,66,9,34,196647,67,5349,196637,10,32,196638,11,10,262176,67,5349,11,262187,61,68,0,262176,69,
5349,32,262167,70,32,3,262176,71,1,70,262203,71,3,1,262187,32,72,1,262176,73,1,32,262203,71,4,1,262174,74,32,32,
262187,32,75,32,262187,61,76,2,262194,32,12,1,262187,32,77,2,393268,36,78,170,12,77,262187,32,79,3,196647,80,5349,
196637,13,34,196638,14,13,262176,80,5349,14,262176,81,5349,34,262194,32,15,32,393268,36,82,170,15,75,262187,32,83,16,
393268,36,84,170,15,83,458804,32,85,169,84,72,77,393268,61,86,128,15,64,393268,36,87,170,12,77,262187,61,88,3,262187,
61,89,1,262194,32,16,0,393268,36,90,170,16,77,393268,36,91,170,16,77,393268,36,92,170,12,77,262194,32,17,0,393268,36,
93,170,17,72,262194,32,18,32,393268,32,94,130,18,72,262187,32,95,31,393268,32,96,199,94,95,393268,32,97,196,72,96,
393268,36,98,170,17,77,262187,61,99,31,262194,32,19,0,393268,36,100,171,19,64,393268,36,101,170,17,72,393268,36,102,
170,17,77,393268,32,103,130,18,72,393268,61,104,128,103,64,393268,36,105,174,18,75,262187,32,106,0xffffffff,393268,32,
107,199,18,95,393268,32,108,196,72,107,393268,32,109,130,108,72,458804,32,110,169,105,106,109,393268,36,111,171,19,64,
393268,36,112,170,12,77,393268,36,113,171,19,64,393268,36,114,170,17,72,393268,36,115,170,17,77,393268,36,116,171,19,
64,393268,36,117,170,17,72,393268,36,118,170,17,77,393268,32,119,130,18,72,393268,61,120,128,119,64,393268,36,121,170,
12,72,262187,61,122,8,262194,32,20,8,262187,61,123,9,393268,36,124,170,12,77,262194,32,21,8,262172,125,32,21,262176,
126,6,125,262203,126,127,6,262176,128,6,32,393268,36,129,170,12,77,393268,36,130,170,12,77,458804,32,131,169,130,21,
72,262172,132,32,131,262176,133,6,132,262203,133,134,6,393268,36,135,170,12,77,393268,36,136,170,12,77,393268,36,137,
170,12,77,262194,32,22,0,393268,32,138,199,22,77,393268,36,139,171,138,64,393268,32,140,128,21,72,393268,32,141,134,
140,77,458804,32,142,169,139,141,21,262172,143,32,142,262176,144,6,143,262203,144,145,6,262187,32,146,65535,327732,36,
147,168,139,262187,61,148,16,262203,128,149,6,262203,128,150,6,262203,128,151,6,262203,128,152,6,262203,128,153,6,
262203,128,154,6,262203,73,5,1,262203,73,6,1,262194,32,24,32,262203,128,155,6,262194,32,25,1,393268,36,156,170,25,64,
262167,157,32,4,262176,158,7,157,196649,36,159,262194,32,26,256,393268,32,160,134,26,24,262172,161,32,160,262176,162,
4,161,262203,162,163,4,262176,164,4,32,262187,32,165,264,262187,61,166,11,262187,32,167,288,262187,61,168,6,393268,32,
169,196,72,20,262187,61,170,10,262187,61,171,64,262187,32,172,64,262187,32,173,29,262187,32,174,0x9e3779b1,262187,32,
175,0x85ebca6b,262187,61,176,15,393268,32,177,194,22,122,262187,32,178,7,393268,32,179,199,177,178,393268,36,180,170,
179,79,393268,36,181,170,179,58,262187,61,182,256,393268,32,183,199,22,83,393268,36,184,171,183,64,393268,36,185,171,
25,64,393268,36,186,178,24,75,393268,36,187,167,185,186,393268,32,188,130,75,24,393268,32,189,194,106,188,262176,190,
1,157,262203,190,7,1,262187,61,191,12,393268,32,192,194,22,191,262187,32,193,15,393268,32,194,199,192,193,393268,32,
195,128,72,194,393268,32,196,128,21,195,393268,32,197,130,196,72,393268,32,198,134,197,195,393268,32,199,132,198,26,
393268,32,200,128,199,72,393268,32,201,132,12,200,393268,32,202,132,16,200,393268,32,203,128,201,202,393268,32,204,
128,160,72,393268,32,205,134,204,77,458804,32,206,169,184,205,160,393268,32,207,132,206,169,393268,36,208,172,203,207,
458804,32,209,169,208,203,207,262172,210,32,209,262176,211,4,210,262203,211,212,4,262187,32,213,6,262203,128,214,6,
393268,32,215,194,22,148,393268,32,216,199,215,193,393268,36,217,170,216,64,262187,32,218,8,393268,32,219,194,22,148,
393268,32,220,199,219,193,458804,32,221,169,217,218,220,262172,222,32,221,262176,223,7,222,393268,32,224,130,221,72,
262187,32,225,536870912,262187,32,226,0x40000000,262187,32,227,536870911,196650,36,228,262172,229,32,169,262176,230,4,
229,262203,230,231,4,393268,32,232,132,26,21,262203,128,233,6,262187,61,234,24,327724,34,235,106,106,393268,36,236,
171,16,64,458804,32,237,169,236,21,72,262172,238,32,237,262176,239,6,238,262203,239,240,6,393268,36,241,170,16,77,
393268,36,242,170,16,77,458804,32,243,169,242,21,72,262172,244,32,243,262176,245,6,244,262203,245,246,6,393268,36,247,
170,16,77,393268,32,248,128,21,198,393268,32,249,130,248,72,393268,32,250,134,249,198,393268,36,251,170,250,72,393268,
36,252,170,12,77,393268,36,253,170,16,77,393268,32,254,128,201,200,393268,36,255,170,16,77,393268,36,256,170,250,72,
393268,36,257,170,12,77,393268,36,258,170,12,77,393268,36,259,170,16,77,393268,32,260,128,201,200,393268,32,261,137,
198,58,393268,36,262,171,261,64,393268,32,263,137,21,198,393268,36,264,171,263,64,262203,230,265,4,393268,32,266,199,
22,72,393268,36,267,171,266,64,327732,36,268,168,236,393268,36,269,167,267,268,262203,164,270,4,262203,164,271,4,
262203,164,272,4,262194,32,27,0,393268,32,273,199,27,72,393268,36,274,171,273,64,393268,32,275,199,27,77,393268,36,
276,170,275,64,327732,36,277,168,236,393268,36,278,167,267,277,393268,36,279,171,179,64,393268,32,280,134,169,24,
393268,32,281,130,21,72,393268,36,282,170,250,72,262187,32,283,72,327724,34,284,64,64,393268,36,285,170,179,77,262194,
32,28,1,393267,70,29,28,72,72,262187,32,286,5,262187,32,287,24,262187,32,288,160,262187,32,289,33,262187,32,290,34,
327734,30,2,0,31,131320,291,327739,53,292,7,228,262203,43,293,7,262203,43,294,7,262203,43,295,7,262203,43,296,7,
262203,43,297,7,262203,43,298,7,262203,43,299,7,262203,43,300,7,262203,53,301,7,262203,53,302,7,262203,53,303,7,
262203,53,304,7,262203,53,305,7,262203,53,306,7,262203,43,307,7,262203,43,308,7,262203,45,309,7,262203,43,310,7,
262203,43,311,7,262203,43,312,7,262203,43,313,7,262203,43,314,7,262203,43,315,7,262203,53,316,7,262203,43,317,7,
262203,43,318,7,262203,43,319,7,262203,43,320,7,262203,43,321,7,262203,53,322,7,262203,53,323,7,262203,53,324,7,
262203,43,325,7,262203,43,326,7,262203,53,327,7,262203,53,328,7,262203,43,329,7,262203,43,330,7,262203,43,331,7,
262203,45,332,7,262203,43,333,7,262203,43,334,7,262203,43,335,7,262203,43,336,7,262203,45,337,7,262203,43,338,7,
262203,43,339,7,262203,43,340,7,262203,43,341,7,262203,43,342,7,262203,45,343,7,262203,43,344,7,262203,43,345,7,
262203,43,346,7,262203,43,347,7,262203,43,348,7,262203,43,349,7,262203,43,350,7,262203,43,351,7,262203,43,352,7,
262203,43,353,7,262203,43,354,7,262203,43,355,7,262203,43,356,7,262203,43,357,7,262203,43,358,7,262203,43,359,7,
262203,43,360,7,262203,43,361,7,262203,43,362,7,262203,45,363,7,262203,43,364,7,262203,43,365,7,262203,43,366,7,
262203,43,367,7,262203,43,368,7,262203,45,369,7,262203,43,370,7,262203,43,371,7,262203,43,372,7,262203,43,373,7,
262203,43,374,7,262203,43,375,7,262203,43,376,7,262203,43,377,7,262203,53,378,7,262203,53,379,7,262203,43,380,7,
262203,43,381,7,262203,43,382,7,262203,43,383,7,262203,43,384,7,262203,43,385,7,262203,53,386,7,262203,43,387,7,
262203,53,388,7,262203,53,389,7,262203,43,390,7,262203,43,391,7,262203,53,392,7,262203,53,393,7,262203,45,394,7,
262203,53,395,7,262203,43,396,7,262203,43,397,7,262203,53,398,7,262203,53,399,7,262203,45,400,7,262203,43,401,7,
262203,43,402,7,262203,43,403,7,262203,43,404,7,262203,43,405,7,196855,406,0,196859,64,407,131320,407,262201,32,408,
409,196670,293,408,327814,32,410,408,232,327817,32,411,408,232,327851,36,412,411,64,393385,32,413,412,72,64,327808,32,
414,410,413,196670,294,414,393281,63,415,60,166,89,262205,32,416,415,393281,63,417,60,166,68,262205,32,418,417,327812,
32,419,416,418,196670,295,419,327854,36,420,419,414,262312,36,421,420,196855,422,0,262394,421,423,422,131320,423,
262201,32,424,425,327810,32,426,414,419,458764,32,427,1,38,418,426,327854,36,428,424,427,131321,422,131320,422,458997,
36,429,420,407,428,423,196855,430,0,262394,429,431,430,131320,431,196670,292,159,131321,406,131320,430,327745,63,432,
60,168,262205,32,433,432,327812,32,434,58,433,327808,32,435,75,434,196670,296,435,262201,30,436,437,262205,32,438,155,
327850,36,439,438,64,196855,440,0,262394,439,441,440,131320,441,327745,66,442,60,65,262205,34,443,442,262268,67,444,
443,327808,32,445,434,289,393281,69,446,444,68,445,458986,32,447,446,72,64,72,196670,270,447,196670,271,64,196670,272,
64,131321,440,131320,440,327745,66,448,60,65,262205,34,449,448,262268,67,450,449,393281,69,451,450,68,435,393277,32,
452,451,2,4,196670,297,452,327808,32,453,434,290,393281,69,454,450,68,453,393277,32,455,454,2,4,393281,63,456,60,166,
88,262205,32,457,456,327812,32,458,455,457,327808,32,459,458,416,196670,298,459,196670,299,64,262205,32,460,155,
327856,36,461,460,169,196855,462,0,262394,461,463,462,131320,463,262201,32,464,465,262205,32,466,155,327808,32,467,
464,466,393281,69,468,450,68,467,393277,32,469,468,2,4,196670,299,469,131321,462,131320,462,458997,32,470,64,440,469,
463,262205,32,471,155,196670,300,471,131321,472,131320,472,458997,32,473,471,462,474,475,327856,36,476,473,207,262390,
477,475,0,262394,476,475,477,131320,475,327745,164,478,212,473,196670,478,64,327808,32,474,473,26,196670,300,474,
131321,472,131320,477,327879,32,479,452,72,327851,36,480,479,64,196855,481,0,262394,480,482,481,131320,482,196670,292,
159,131321,406,131320,481,262368,77,77,165,327879,32,483,452,77,327851,36,484,483,64,196670,301,484,327879,32,485,452,
58,327851,36,486,485,64,196670,302,486,327879,32,487,452,218,327851,36,488,487,64,196670,303,488,196855,489,0,262394,
274,490,489,131320,490,327879,32,491,452,83,327851,36,492,491,64,131321,489,131320,489,458997,36,493,274,481,492,490,
196670,304,493,262312,36,494,276,196855,495,0,262394,494,496,495,131320,496,327879,32,497,452,75,327850,36,498,497,64,
131321,495,131320,495,458997,36,499,276,489,498,496,196670,305,499,327817,32,500,459,79,327812,32,501,77,500,327808,
32,502,501,72,196670,214,502,262205,32,503,214,327808,32,504,503,72,196670,233,504,327737,32,505,506,433,196670,149,
505,327737,32,507,508,433,196670,150,507,196855,509,0,262394,278,510,509,131320,510,327745,63,511,60,122,262205,32,
512,511,327850,36,513,512,64,131321,509,131320,509,458997,36,514,278,495,513,510,196855,515,0,262394,514,516,515,
131320,516,327745,63,517,60,123,262205,32,518,517,327850,36,519,518,18,131321,515,131320,515,458997,36,520,514,509,
519,516,196670,306,520,196855,521,0,262394,520,522,521,131320,522,327879,32,523,452,83,327850,36,524,523,64,131321,
521,131320,521,458997,36,525,520,515,524,522,196855,526,0,262394,525,527,528,131320,527,262205,32,529,149,262205,32,
530,150,327808,32,531,529,530,196670,308,531,131321,526,131320,528,196670,308,64,131321,526,131320,526,458997,32,532,
531,527,64,528,196670,307,532,327850,36,533,532,64,196855,534,0,262394,533,535,536,131320,535,196670,310,64,131321,
534,131320,536,327854,36,537,532,75,196855,538,0,262394,537,539,540,131320,539,196670,311,64,131321,538,131320,540,
327810,32,541,75,532,196670,311,541,131321,538,131320,538,458997,32,542,64,539,541,540,327874,32,543,106,542,196670,
310,543,131321,534,131320,534,458997,32,544,64,535,543,538,327858,36,545,532,75,196855,546,0,262394,545,547,548,
131320,547,196670,312,64,131321,546,131320,548,327810,32,549,172,532,327874,32,550,106,549,196670,312,550,131321,546,
131320,546,458997,32,551,64,547,550,548,327760,34,552,544,551,196670,309,552,262205,32,553,270,327810,32,554,553,419,
196670,313,554,327812,32,555,553,232,196670,314,555,327810,32,556,408,555,458764,32,557,1,38,556,232,196670,315,557,
196855,558,0,262394,279,559,558,131320,559,196670,317,554,327737,36,560,561,317,131321,558,131320,558,458997,36,562,
279,546,560,559,196670,316,562,196670,318,64,196670,319,64,196670,320,64,196670,321,64,196670,322,228,131321,563,
131320,563,458997,34,564,552,558,284,565,458997,32,566,64,558,567,565,458997,32,568,64,558,569,565,458997,36,570,228,
558,159,565,458997,32,571,64,558,572,565,262390,573,565,0,131321,574,131320,574,196670,323,484,196670,324,486,196670,
325,555,196670,326,557,524345,30,575,576,323,324,325,326,196855,577,0,262394,236,578,577,131320,578,196670,327,484,
196670,328,493,196670,329,555,196670,330,557,524345,30,579,580,327,328,329,330,131321,577,131320,577,262312,36,581,
570,327847,36,582,520,581,196855,583,0,262394,582,584,583,131320,584,196670,331,64,327737,34,585,586,331,196670,332,
585,327737,32,587,588,332,196670,333,587,327737,36,589,590,333,262312,36,591,589,131321,583,131320,583,458997,36,592,
582,577,591,584,196855,593,0,262394,592,594,595,131320,594,262201,32,596,597,327876,32,598,72,596,196670,334,598,
196670,335,64,131321,599,131320,599,458997,32,600,64,594,601,602,327856,36,603,600,21,262390,604,602,1,262394,603,602,
604,131320,602,262201,32,605,606,196670,336,600,327737,34,607,586,336,196670,337,607,327737,32,608,588,337,327808,32,
609,605,608,327745,164,610,212,609,458986,32,611,610,72,64,598,196670,338,611,327737,32,612,613,338,196670,339,600,
196670,340,612,393273,30,614,615,339,340,327808,32,601,600,89,196670,335,601,131321,599,131320,604,131321,593,131320,
595,196670,341,64,131321,616,131320,616,458997,32,617,64,595,618,619,327856,36,620,617,21,262390,621,619,1,262394,620,
619,621,131320,619,196670,342,617,327737,34,622,586,342,196670,343,622,327737,32,623,588,343,196670,344,623,327737,32,
624,625,344,196670,345,617,196670,346,624,393273,30,626,615,345,346,327808,32,618,617,89,196670,341,618,131321,616,
131320,621,131321,593,131320,593,262368,77,77,165,262205,32,627,155,327856,36,628,627,169,196855,629,0,262394,628,630,
629,131320,630,196670,347,64,196670,348,64,131321,631,131320,631,458997,32,632,64,630,633,634,458997,32,635,64,630,
636,634,327856,36,637,635,206,262390,638,634,1,262394,637,634,638,131320,634,327812,32,639,635,169,262205,32,640,155,
327808,32,641,639,640,327745,164,642,212,641,262205,32,643,642,327808,32,633,632,643,196670,347,633,327808,32,636,635,
89,196670,348,636,131321,631,131320,638,196855,644,0,262394,184,645,646,131320,645,327879,32,647,632,146,327874,32,
648,632,148,327808,32,649,647,648,196670,349,649,131321,644,131320,646,196670,349,632,131321,644,131320,644,458997,32,
650,649,645,632,646,196670,319,650,262312,36,651,562,327847,36,652,581,651,196855,653,0,262394,652,654,653,131320,654,
327850,36,655,554,64,262205,32,656,233,262205,32,657,214,393385,32,658,655,656,657,196670,350,554,196670,351,658,
196670,352,650,458809,30,659,660,350,351,352,131321,653,131320,653,131321,629,131320,629,458997,32,569,568,593,650,
653,393565,32,661,79,1,569,196670,353,661,262205,32,662,153,262205,32,663,152,327810,32,664,663,72,327850,36,665,662,
664,196855,666,0,262394,665,667,666,131320,667,262205,32,668,154,327745,164,669,163,668,196670,669,661,131321,666,
131320,666,262368,77,77,165,262205,32,670,155,327856,36,671,670,169,196855,672,0,262394,671,673,672,131320,673,327810,
32,674,661,569,196670,320,674,196670,354,64,131321,675,131320,675,458997,32,676,674,673,677,678,458997,32,679,64,673,
680,678,327856,36,681,679,280,262390,682,678,1,262394,681,683,682,131320,683,262205,32,684,154,327856,36,685,679,684,
196855,686,0,262394,685,687,688,131320,687,327745,164,689,163,679,262205,32,690,689,196670,355,690,131321,686,131320,
688,196670,355,64,131321,686,131320,686,458997,32,691,690,687,64,688,327808,32,677,676,691,196670,320,677,131321,678,
131320,678,327808,32,680,679,89,196670,354,680,131321,675,131320,682,196855,692,0,262394,581,693,692,131320,693,
262205,32,694,155,327810,32,695,470,676,327745,164,696,265,694,196670,696,695,131321,692,131320,692,196670,356,676,
196670,357,64,131321,697,131320,697,458997,32,698,676,692,699,700,458997,32,701,64,692,702,700,327856,36,703,701,206,
262390,704,700,1,262394,703,705,704,131320,705,327812,32,706,701,169,262205,32,707,155,327808,32,708,706,707,327745,
164,709,212,708,262205,32,710,709,196670,358,710,196855,711,0,262394,184,712,713,131320,712,327879,32,714,710,146,
327808,32,715,698,714,196670,359,715,262205,32,716,155,327808,32,717,706,716,327876,32,718,715,148,327877,32,719,698,
718,327745,164,720,212,717,196670,720,719,327874,32,721,710,148,327808,32,722,715,721,196670,356,722,131321,711,
131320,713,262205,32,723,155,327808,32,724,706,723,327745,164,725,212,724,196670,725,698,327808,32,726,698,710,196670,
356,726,131321,711,131320,711,458997,32,699,722,712,726,713,131321,700,131320,700,327808,32,702,701,89,196670,357,702,
131321,697,131320,704,131321,672,131320,672,262368,77,77,165,196670,360,64,131321,727,131320,727,458997,32,728,64,672,
729,730,327856,36,731,728,21,262390,732,730,1,262394,731,733,732,131320,733,262201,32,734,606,196670,362,728,327737,
34,735,586,362,196670,363,735,327737,32,736,588,363,327808,32,737,734,736,327745,164,738,212,737,262205,32,739,738,
196670,364,739,327737,32,740,613,364,196670,361,740,327808,32,741,728,72,458764,32,742,1,38,741,281,196670,365,742,
327856,36,743,741,21,196855,744,0,262394,743,745,746,131320,745,262201,32,747,606,196670,368,742,327737,34,748,586,
368,196670,369,748,327737,32,749,588,369,327808,32,750,747,749,327745,164,751,212,750,262205,32,752,751,196670,370,
752,327737,32,753,613,370,196670,367,753,131321,744,131320,746,196670,367,64,131321,744,131320,744,458997,32,754,753,
745,64,746,196670,366,754,196855,755,0,262394,139,756,757,131320,756,327874,32,758,728,89,327876,32,759,754,148,
327877,32,760,740,759,327745,128,761,145,758,262205,32,762,761,327808,32,763,762,760,196670,761,763,131321,755,131320,
757,327745,128,764,145,728,262205,32,765,764,327808,32,766,765,740,196670,764,766,196855,767,0,262394,743,768,767,
131320,768,327745,128,769,145,741,262205,32,770,769,327808,32,771,770,754,196670,769,771,131321,767,131320,767,131321,
755,131320,755,131321,730,131320,730,327808,32,729,728,77,196670,360,729,131321,727,131320,732,262368,77,77,165,
196670,371,64,327737,30,772,773,371,196855,774,0,262394,581,775,774,131320,775,262205,32,776,155,327856,36,777,776,
169,196855,778,0,262394,777,779,778,131320,779,262205,32,780,155,196670,372,780,196670,373,554,196670,374,566,458809,
32,781,782,372,373,374,262205,32,783,374,196670,318,783,196670,321,781,327852,36,784,781,64,196855,785,0,262394,784,
786,785,131320,786,458991,32,787,271,72,64,781,131321,785,131320,785,131321,778,131320,778,458997,32,788,571,775,781,
785,458997,32,789,566,775,783,785,262368,77,77,165,131321,790,131320,790,458997,32,791,788,778,792,793,458997,32,794,
789,778,795,793,262205,32,796,271,327852,36,797,796,64,262390,798,793,0,262394,797,799,798,131320,799,262205,32,800,
271,327810,32,801,800,72,196670,375,801,262368,77,77,165,262205,32,802,155,327850,36,803,802,64,196855,804,0,262394,
803,805,804,131320,805,196670,271,64,131321,804,131320,804,327808,32,806,419,801,327812,32,807,806,232,196670,376,801,
196670,377,807,196670,378,484,196670,379,486,524345,30,808,809,376,377,378,379,262368,77,77,165,327852,36,810,791,64,
196855,811,0,262394,810,812,811,131320,812,262205,32,813,155,196670,380,813,196670,381,791,196670,382,794,458809,32,
814,782,380,381,382,262205,32,815,382,196670,318,815,196670,321,814,131321,811,131320,811,458997,32,795,794,804,815,
812,458997,32,792,791,804,814,812,327852,36,816,792,64,196855,817,0,262394,816,818,817,131320,818,458991,32,819,271,
72,64,792,131321,817,131320,817,262368,77,77,165,131321,793,131320,793,131321,790,131320,798,262205,32,820,155,327856,
36,821,820,169,196855,822,0,262394,821,823,822,131320,823,327852,36,824,554,64,262312,36,825,562,327847,36,826,824,
825,196855,827,0,262394,826,828,827,131320,828,327808,32,829,794,569,196670,383,554,262205,32,830,233,196670,384,830,
196670,385,829,458809,30,831,660,383,384,385,131321,827,131320,827,327808,32,832,554,72,327850,36,833,832,418,196855,
834,0,262394,833,835,834,131320,835,262201,32,836,837,262205,32,838,155,327808,32,839,836,838,262201,32,840,465,
262205,32,841,155,327808,32,842,840,841,393281,69,843,450,68,842,393277,32,844,843,2,4,327808,32,845,844,794,327808,
32,846,845,569,393281,69,847,450,68,839,327742,847,846,2,4,131321,834,131320,834,262205,32,848,155,327745,164,849,265,
848,262205,32,850,849,327808,32,851,850,794,196670,849,851,131321,822,131320,822,131321,774,131320,774,458997,32,572,
571,732,791,822,458997,32,567,566,732,794,822,262368,77,77,165,196670,386,228,196670,387,64,131321,852,131320,852,
458997,36,853,228,774,854,855,458997,32,856,64,774,857,855,262390,858,855,0,131321,859,131320,859,196855,860,0,262394,
484,861,862,131320,861,196670,389,228,196670,390,856,196670,391,557,196670,392,488,196670,393,499,196670,394,564,
655417,36,863,864,389,390,391,392,393,394,196670,388,863,131321,860,131320,862,196670,395,159,196670,396,856,196670,
397,557,196670,398,488,196670,399,499,196670,400,564,655417,36,865,864,395,396,397,398,399,400,196670,388,865,131321,
860,131320,860,458997,36,866,863,861,865,862,327846,36,854,853,866,196670,386,854,262312,36,867,282,196855,868,0,
262394,867,869,868,131320,869,327808,32,870,856,89,196670,387,870,327850,36,871,870,250,131321,868,131320,868,458997,
32,857,856,860,870,869,458997,36,872,282,860,871,869,196855,873,0,262394,872,858,873,131320,858,262312,36,874,520,
327846,36,875,570,874,196855,876,0,262394,875,877,876,131320,873,262368,77,77,165,196670,401,857,327737,30,878,773,
401,262368,77,77,165,131321,855,131320,855,131321,852,131320,877,131321,573,131320,876,196855,879,0,262394,854,880,
879,131320,880,196670,272,72,131321,879,131320,879,262368,77,77,165,262205,32,881,272,327850,36,882,881,64,196855,883,
0,262394,882,884,883,131320,884,131321,573,131320,883,196833,72,283,262205,32,885,155,196670,402,885,131321,886,
131320,886,458997,32,887,885,883,888,889,327856,36,890,887,207,262390,891,889,0,262394,890,889,891,131320,889,327745,
164,892,212,887,196670,892,64,327808,32,888,887,26,196670,402,888,131321,886,131320,891,196670,309,284,262368,77,77,
165,131321,565,131320,565,196670,322,159,131321,563,131320,573,327847,36,893,285,562,262205,32,894,155,327856,36,895,
894,169,327847,36,896,893,895,196855,897,0,262394,896,898,897,131320,898,327808,32,899,567,569,196670,403,554,262205,
32,900,233,196670,404,900,196670,405,899,458809,30,901,660,403,404,405,131321,897,131320,897,196670,292,159,131321,
406,131320,406,65789,65592,327734,32,409,0,33,131320,902,262203,43,903,7,327745,63,904,60,62,262205,32,905,904,327851,
36,906,905,64,196855,907,0,262394,906,908,909,131320,908,196670,903,905,131321,907,131320,909,327745,66,910,60,65,
262205,34,911,910,262268,67,912,911,393281,69,913,912,68,68,393277,32,914,913,2,4,196670,903,914,131321,907,131320,
907,458997,32,915,905,908,914,909,131326,915,65592,327734,32,425,0,33,131320,916,327745,73,917,3,72,262205,32,918,917,
327745,73,919,4,64,262205,32,920,919,327812,32,921,918,920,327745,73,922,3,64,262205,32,923,922,327808,32,924,921,923,
131326,924,65592,327734,34,925,0,35,196663,34,926,196663,32,927,196663,32,928,131320,929,262203,43,930,7,262203,43,
931,7,327761,32,932,926,0,327876,32,933,927,928,327829,74,934,932,933,327761,32,935,934,1,196670,931,935,327761,32,
936,934,0,196670,930,936,327761,32,937,926,1,327810,32,938,75,928,327874,32,939,927,938,327808,32,940,937,939,327808,
32,941,940,935,327760,34,942,936,941,131326,942,65592,327734,34,943,0,37,196663,36,944,196663,32,945,131320,946,
327739,53,947,7,228,262203,45,948,7,262203,45,949,7,262203,45,950,7,262203,43,951,7,262203,43,952,7,262203,43,953,7,
196855,954,0,196859,64,955,131320,955,196855,956,0,262394,944,957,958,131320,957,327745,66,959,60,76,262205,34,960,
959,196670,950,960,131321,956,131320,958,327745,66,961,60,68,262205,34,962,961,196670,950,962,131321,956,131320,956,
458997,34,963,960,957,962,958,196670,949,963,196855,964,0,262394,78,965,964,131320,965,458809,34,966,925,963,945,79,
262268,80,967,966,393281,81,968,967,68,68,393277,34,969,968,2,8,196670,947,159,196670,948,969,131321,954,131320,964,
327846,36,970,82,944,196855,971,0,262394,970,972,971,131320,972,458809,34,973,925,963,945,77,262268,67,974,973,393281,
69,975,974,68,68,393277,32,976,975,2,4,327760,34,977,976,64,196670,947,159,196670,948,977,131321,954,131320,971,
196670,951,85,327876,32,978,72,85,327810,32,979,978,72,327879,32,980,945,979,327812,32,981,980,15,196670,952,981,
327874,32,982,945,85,458809,34,983,925,963,982,77,262268,67,984,983,393281,69,985,984,68,68,393277,32,986,985,2,4,
196670,953,986,262268,61,987,981,393419,32,988,986,987,86,327760,34,989,988,64,196670,947,159,196670,948,989,131321,
954,131320,954,590069,34,990,969,965,977,972,989,971,131326,990,65592,327734,30,991,0,38,196663,36,992,196663,32,993,
196663,34,994,131320,995,262203,45,996,7,262203,45,997,7,196855,998,0,262394,992,999,1000,131320,999,327745,66,1001,
60,76,262205,34,1002,1001,196670,997,1002,131321,998,131320,1000,327745,66,1003,60,68,262205,34,1004,1003,196670,997,
1004,131321,998,131320,998,458997,34,1005,1002,999,1004,1000,196670,996,1005,196855,1006,0,262394,87,1007,1008,131320,
1007,458809,34,1009,925,1005,993,79,262268,80,1010,1009,393281,81,1011,1010,68,68,327742,1011,994,2,8,131321,1006,
131320,1008,458809,34,1012,925,1005,993,77,262268,67,1013,1012,327761,32,1014,994,0,393281,69,1015,1013,68,68,327742,
1015,1014,2,4,131321,1006,131320,1006,65789,65592,327734,34,1016,0,37,196663,36,1017,196663,32,1018,131320,1019,
327739,53,1020,7,228,262203,45,1021,7,262203,45,1022,7,262203,45,1023,7,196855,1024,0,196859,64,1025,131320,1025,
196855,1026,0,262394,1017,1027,1028,131320,1027,327745,66,1029,60,88,262205,34,1030,1029,196670,1023,1030,131321,1026,
131320,1028,327745,66,1031,60,89,262205,34,1032,1031,196670,1023,1032,131321,1026,131320,1026,458997,34,1033,1030,
1027,1032,1028,196670,1022,1033,196855,1034,0,262394,90,1035,1034,131320,1035,458809,34,1036,925,1033,1018,79,262268,
80,1037,1036,393281,81,1038,1037,68,68,393277,34,1039,1038,2,8,196670,1020,159,196670,1021,1039,131321,1024,131320,
1034,458809,34,1040,925,1033,1018,77,262268,67,1041,1040,393281,69,1042,1041,68,68,393277,32,1043,1042,2,4,327760,34,
1044,1043,64,196670,1020,159,196670,1021,1044,131321,1024,131320,1024,458997,34,1045,1039,1035,1044,1034,131326,1045,
65592,327734,30,1046,0,38,196663,36,1047,196663,32,1048,196663,34,1049,131320,1050,262203,45,1051,7,262203,45,1052,7,
196855,1053,0,262394,1047,1054,1055,131320,1054,327745,66,1056,60,88,262205,34,1057,1056,196670,1052,1057,131321,1053,
131320,1055,327745,66,1058,60,89,262205,34,1059,1058,196670,1052,1059,131321,1053,131320,1053,458997,34,1060,1057,
1054,1059,1055,196670,1051,1060,196855,1061,0,262394,91,1062,1063,131320,1062,458809,34,1064,925,1060,1048,79,262268,
80,1065,1064,393281,81,1066,1065,68,68,327742,1066,1049,2,8,131321,1061,131320,1063,458809,34,1067,925,1060,1048,77,
262268,67,1068,1067,327761,32,1069,1049,0,393281,69,1070,1068,68,68,327742,1070,1069,2,4,131321,1061,131320,1061,
65789,65592,327734,34,1071,0,39,196663,34,1072,131320,1073,262203,45,1074,7,262203,43,1075,7,262203,43,1076,7,196670,
1074,1072,196855,1077,0,262394,92,1078,1079,131320,1078,196855,1080,0,262394,93,1081,1080,131320,1081,327745,43,1082,
1074,72,262205,32,1083,1082,327878,32,1084,1083,97,196670,1082,1084,131321,1080,131320,1080,196855,1085,0,262394,98,
1086,1085,131320,1086,327745,43,1087,1074,72,262205,32,1088,1087,262268,61,1089,1088,327875,61,1090,1089,99,262268,32,
1091,1090,196670,1075,1091,327877,32,1092,1091,97,327760,34,1093,1091,1092,262205,34,1094,1074,327878,34,1095,1094,
1093,196670,1074,1095,131321,1085,131320,1085,196855,1096,0,262394,100,1097,1096,131320,1097,262205,34,1098,1074,
262344,34,1099,1098,196670,1074,1099,131321,1096,131320,1096,131321,1077,131320,1079,196855,1100,0,262394,101,1101,
1100,131320,1101,327745,43,1102,1074,64,262205,32,1103,1102,327878,32,1104,1103,97,196670,1102,1104,131321,1100,
131320,1100,196855,1105,0,262394,102,1106,1105,131320,1106,327745,43,1107,1074,64,262205,32,1108,1107,262268,61,1109,
1108,393418,61,1110,1109,104,89,262268,32,1111,1110,196670,1076,1111,327877,32,1112,1111,97,327879,32,1113,1112,110,
262205,32,1114,1107,327878,32,1115,1114,1113,196670,1107,1115,131321,1105,131320,1105,196855,1116,0,262394,111,1117,
1116,131320,1117,327745,43,1118,1074,64,262205,32,1119,1118,327878,32,1120,1119,110,196670,1118,1120,131321,1116,
131320,1116,131321,1077,131320,1077,262205,34,1121,1074,131326,1121,65592,327734,34,1122,0,39,196663,34,1123,131320,
1124,262203,45,1125,7,262203,43,1126,7,262203,43,1127,7,196670,1125,1123,196855,1128,0,262394,112,1129,1130,131320,
1129,196855,1131,0,262394,113,1132,1131,131320,1132,262205,34,1133,1125,262344,34,1134,1133,196670,1125,1134,131321,
1131,131320,1131,196855,1135,0,262394,114,1136,1135,131320,1136,327745,43,1137,1125,72,262205,32,1138,1137,327878,32,
1139,1138,97,196670,1137,1139,131321,1135,131320,1135,196855,1140,0,262394,115,1141,1140,131320,1141,327745,43,1142,
1125,72,262205,32,1143,1142,262268,61,1144,1143,327875,61,1145,1144,99,262268,32,1146,1145,262344,32,1147,1146,196670,
1126,1147,327877,32,1148,1147,97,327760,34,1149,1147,1148,262205,34,1150,1125,327878,34,1151,1150,1149,196670,1125,
1151,131321,1140,131320,1140,131321,1128,131320,1130,196855,1152,0,262394,116,1153,1152,131320,1153,327745,43,1154,
1125,64,262205,32,1155,1154,327878,32,1156,1155,110,196670,1154,1156,131321,1152,131320,1152,196855,1157,0,262394,117,
1158,1157,131320,1158,327745,43,1159,1125,64,262205,32,1160,1159,327878,32,1161,1160,97,196670,1159,1161,131321,1157,
131320,1157,196855,1162,0,262394,118,1163,1162,131320,1163,327745,43,1164,1125,64,262205,32,1165,1164,262268,61,1166,
1165,393418,61,1167,1166,120,89,262268,32,1168,1167,262344,32,1169,1168,196670,1127,1169,327877,32,1170,1169,97,
327879,32,1171,1170,110,262205,32,1172,1164,327878,32,1173,1172,1171,196670,1164,1173,131321,1162,131320,1162,131321,
1128,131320,1128,262205,34,1174,1125,131326,1174,65592,327734,32,1175,0,40,196663,34,1176,196663,32,1177,196663,32,
1178,131320,1179,327739,53,1180,7,228,262203,43,1181,7,262203,43,1182,7,262203,43,1183,7,262203,43,1184,7,262203,43,
1185,7,196855,1186,0,196859,64,1187,131320,1187,196855,1188,0,262394,121,1189,1188,131320,1189,327761,32,1190,1176,0,
262268,61,1191,1177,262268,61,1192,1178,393419,32,1193,1190,1191,1192,196670,1180,159,196670,1181,1193,131321,1186,
131320,1188,327761,32,1194,1176,1,327879,32,1195,1177,95,327874,32,1196,1194,1195,196670,1182,1196,327854,36,1197,
1177,75,196855,1198,0,262394,1197,1199,1200,131320,1199,196670,1184,1196,131321,1198,131320,1200,327761,32,1201,1176,
0,327874,32,1202,1201,1177,327850,36,1203,1177,64,196855,1204,0,262394,1203,1205,1206,131320,1205,196670,1185,64,
131321,1204,131320,1206,327810,32,1207,75,1177,327876,32,1208,1194,1207,196670,1185,1208,131321,1204,131320,1204,
458997,32,1209,64,1205,1208,1206,327877,32,1210,1202,1209,196670,1184,1210,131321,1198,131320,1198,458997,32,1211,
1196,1199,1210,1204,196670,1183,1211,327876,32,1212,72,1178,327810,32,1213,1212,72,327879,32,1214,1211,1213,196670,
1180,159,196670,1181,1214,131321,1186,131320,1186,458997,32,1215,1193,1189,1214,1198,131326,1215,65592,327734,32,506,
0,41,196663,32,1216,131320,1217,327745,63,1218,60,122,262205,32,1219,1218,327812,32,1220,1216,20,327808,32,1221,1219,
1220,131326,1221,65592,327734,32,508,0,41,196663,32,1222,131320,1223,327745,63,1224,60,123,262205,32,1225,1224,327812,
32,1226,1222,20,327810,32,1227,1225,1226,458764,32,1228,1,38,20,1227,131326,1228,65592,327734,36,1229,0,42,196663,34,
1230,196663,34,1231,131320,1232,327739,53,1233,7,228,262203,53,1234,7,196855,1235,0,196859,64,1236,131320,1236,196855,
1237,0,262394,124,1238,1237,131320,1238,327761,32,1239,1230,1,327761,32,1240,1231,1,327856,36,1241,1239,1240,262312,
36,1242,1241,196855,1243,0,262394,1242,1244,1243,131320,1244,327850,36,1245,1239,1240,196855,1246,0,262394,1245,1247,
1246,131320,1247,327761,32,1248,1230,0,327761,32,1249,1231,0,327856,36,1250,1248,1249,131321,1246,131320,1246,458997,
36,1251,1245,1244,1250,1247,131321,1243,131320,1243,458997,36,1252,1241,1238,1251,1246,196670,1233,159,196670,1234,
1252,131321,1235,131320,1237,327761,32,1253,1230,0,327761,32,1254,1231,0,327856,36,1255,1253,1254,196670,1233,159,
196670,1234,1255,131321,1235,131320,1235,458997,36,1256,1252,1243,1255,1237,131326,1256,65592,327734,34,586,0,44,
196663,43,1257,131320,1258,262203,43,1259,7,262205,32,1260,1257,327745,128,1261,127,1260,262205,32,1262,1261,196855,
1263,0,262394,129,1264,1265,131320,1264,262205,32,1266,1257,393385,32,1267,135,1266,64,327745,128,1268,134,1267,
262205,32,1269,1268,196670,1259,1269,131321,1263,131320,1265,196670,1259,64,131321,1263,131320,1263,458997,32,1270,
1269,1264,64,1265,327760,34,1271,1262,1270,131326,1271,65592,327734,30,1272,0,46,196663,43,1273,196663,45,1274,131320,
1275,262205,32,1276,1273,327745,43,1277,1274,64,262205,32,1278,1277,327745,128,1279,127,1276,196670,1279,1278,196855,
1280,0,262394,136,1281,1280,131320,1281,262205,32,1282,1273,393385,32,1283,137,1282,64,327745,43,1284,1274,72,262205,
32,1285,1284,327745,128,1286,134,1283,196670,1286,1285,131321,1280,131320,1280,65789,65592,327734,32,1287,0,47,196663,
43,1288,131320,1289,262203,43,1290,7,196855,1291,0,262394,139,1292,1293,131320,1292,262205,32,1294,1288,327874,32,
1295,1294,89,327745,128,1296,145,1295,262205,32,1297,1296,262205,32,1298,1288,327879,32,1299,1298,72,327812,32,1300,
83,1299,327874,32,1301,1297,1300,327879,32,1302,1301,146,196670,1290,1302,131321,1291,131320,1293,262205,32,1303,1288,
327745,128,1304,145,1303,262205,32,1305,1304,196670,1290,1305,131321,1291,131320,1291,458997,32,1306,1302,1292,1305,
1293,131326,1306,65592,327734,30,615,0,48,196663,43,1307,196663,43,1308,131320,1309,196855,1310,0,262394,147,1311,
1312,131320,1311,262205,32,1313,1307,262205,32,1314,1308,327745,128,1315,145,1313,196670,1315,1314,131321,1310,131320,
1312,262205,32,1316,1307,327879,32,1317,1316,72,327850,36,1318,1317,64,196855,1319,0,262394,1318,1320,1321,131320,
1320,262205,32,1322,1307,327874,32,1323,1322,89,262205,32,1324,1308,327745,128,1325,145,1323,196670,1325,1324,131321,
1319,131320,1321,262205,32,1326,1307,327874,32,1327,1326,89,262205,32,1328,1308,327876,32,1329,1328,148,327745,128,
1330,145,1327,262205,32,1331,1330,327877,32,1332,1331,1329,196670,1330,1332,131321,1319,131320,1319,131321,1310,
131320,1310,65789,65592,327734,32,588,0,49,196663,45,1333,131320,1334,262205,34,1335,1333,262205,32,1336,149,262205,
32,1337,150,458809,32,1338,1175,1335,1336,1337,131326,1338,65592,327734,32,1339,0,47,196663,43,1340,131320,1341,
262205,32,1342,151,262205,32,1343,1340,262205,32,1344,152,327812,32,1345,1343,1344,327808,32,1346,1342,1345,262205,32,
1347,153,327808,32,1348,1346,1347,131326,1348,65592,327734,30,437,0,31,131320,1349,262203,158,1350,7,262203,43,1351,7,
262205,32,1352,5,196670,154,1352,262205,32,23,6,196670,153,23,196670,152,24,262205,32,1353,154,327812,32,1354,1353,24,
262205,32,1355,153,327808,32,1356,1354,1355,196670,155,1356,196855,1357,0,262394,156,1358,1357,131320,1358,328019,157,
1359,79,159,196670,1350,1359,393558,32,1360,79,2,1359,196670,153,1360,393558,32,1361,79,0,1359,196670,152,1361,262205,
32,1362,153,327850,36,1363,1362,64,196855,1364,0,262394,1363,1365,1364,131320,1365,262205,32,1366,154,262205,32,1367,
152,327745,164,1368,163,1366,196670,1368,1367,131321,1364,131320,1364,262368,77,77,165,262205,32,1369,153,196670,155,
1369,196670,1351,64,131321,1370,131320,1370,458997,32,1371,64,1364,1372,1373,262205,32,1374,154,327856,36,1375,1371,
1374,262390,1376,1373,0,262394,1375,1373,1376,131320,1373,327745,164,1377,163,1371,262205,32,1378,1377,262205,32,1379,
155,327808,32,1380,1379,1378,196670,155,1380,327808,32,1372,1371,89,196670,1351,1372,131321,1370,131320,1376,262368,
77,77,165,131321,1357,131320,1357,262205,32,1381,155,262205,32,1382,153,327810,32,1383,1381,1382,327812,32,1384,1383,
21,196670,151,1384,65789,65592,327734,32,465,0,33,131320,1385,262203,43,1386,7,393281,63,1387,60,166,89,262205,32,
1388,1387,327850,36,1389,1388,64,196855,1390,0,262394,1389,1391,1392,131320,1391,327745,63,1393,60,168,262205,32,1394,
1393,327812,32,1395,1394,169,327808,32,1396,167,1395,196670,1386,1396,131321,1390,131320,1392,327745,63,1397,60,170,
262205,32,1398,1397,327879,32,1399,1388,72,327812,32,1400,1399,169,327808,32,1401,1398,1400,196670,1386,1401,131321,
1390,131320,1390,458997,32,1402,1396,1391,1401,1392,131326,1402,65592,327734,32,837,0,33,131320,1403,327745,63,1404,
60,170,262205,32,1405,1404,393281,63,1406,60,166,89,262205,32,1407,1406,262344,32,1408,1407,327879,32,1409,1408,72,
327812,32,1410,1409,169,327808,32,1411,1405,1410,131326,1411,65592,327734,32,1412,0,47,196663,43,1413,131320,1414,
327745,63,1415,60,170,262205,32,1416,1415,262205,32,1417,1413,327808,32,1418,77,1417,327812,32,1419,1418,169,327808,
32,1420,1416,1419,131326,1420,65592,327734,32,1421,0,47,196663,43,1422,131320,1423,327745,66,1424,60,65,262205,34,
1425,1424,262268,67,1426,1425,262205,32,1427,1422,393281,69,1428,1426,68,1427,393443,32,1429,1428,89,172,131326,1429,
65592,327734,30,660,0,50,196663,43,1430,196663,43,1431,196663,43,1432,131320,1433,262203,43,1434,7,327745,66,1435,60,
65,262205,34,1436,1435,262268,67,1437,1436,262205,32,1438,1430,196670,1434,1438,327737,32,1439,1412,1434,262205,32,
1440,155,327808,32,1441,1439,1440,393281,69,1442,1437,68,1441,262205,32,1443,1431,327876,32,1444,1443,173,262205,32,
1445,1432,327877,32,1446,1444,1445,327908,1442,89,172,1446,65789,65592,327734,36,561,0,51,196663,43,1447,131320,1448,
327739,53,1449,7,228,262203,53,1450,7,262203,43,1451,7,196855,1452,0,196859,64,1453,131320,1453,262205,32,1454,1447,
327812,32,1455,1454,174,327745,63,1456,60,168,262205,32,1457,1456,327812,32,1458,1457,175,327878,32,1459,1455,1458,
196670,1451,1459,327874,32,1460,1459,176,327878,32,1461,1459,1460,196670,1451,1461,196855,1462,0,262394,180,1463,1462,
131320,1463,262205,32,1464,1447,327850,36,1465,1464,64,196670,1449,159,196670,1450,1465,131321,1452,131320,1462,
196855,1466,0,262394,181,1467,1466,131320,1467,327879,32,1468,1461,72,327851,36,1469,1468,64,196670,1449,159,196670,
1450,1469,131321,1452,131320,1466,327879,32,1470,1461,178,327850,36,1471,1470,79,196670,1449,159,196670,1450,1471,
131321,1452,131320,1452,590069,36,1472,1465,1463,1469,1467,1471,1466,131326,1472,65592,327734,30,1473,0,31,131320,
1474,262368,79,79,165,65789,65592,327734,32,606,0,33,131320,1475,262203,43,1476,7,196855,1477,0,262394,184,1478,1479,
131320,1478,262205,32,1480,154,327874,32,1481,1480,89,196670,1476,1481,131321,1477,131320,1479,262205,32,1482,154,
196670,1476,1482,131321,1477,131320,1477,458997,32,1483,1481,1478,1482,1479,327812,32,1484,1483,169,131326,1484,65592,
327734,32,597,0,33,131320,1485,262203,43,1486,7,196855,1487,0,262394,184,1488,1489,131320,1488,262205,32,1490,154,
327879,32,1491,1490,72,327876,32,1492,1491,65,196670,1486,1492,131321,1487,131320,1489,196670,1486,64,131321,1487,
131320,1487,458997,32,1493,1492,1488,64,1489,131326,1493,65592,327734,32,613,0,47,196663,43,1494,131320,1495,262203,
43,1496,7,196855,1497,0,262394,184,1498,1499,131320,1498,262205,32,1500,1494,262201,32,1501,597,262268,61,1502,1501,
393419,32,1503,1500,1502,148,196670,1496,1503,131321,1497,131320,1499,262205,32,1504,1494,196670,1496,1504,131321,
1497,131320,1497,458997,32,1505,1503,1498,1504,1499,131326,1505,65592,327734,32,625,0,47,196663,43,1506,131320,1507,
262203,43,1508,7,262203,43,1509,7,262203,53,1510,7,262203,43,1511,7,262203,43,1512,7,262203,43,1513,7,262203,43,1514,
7,262203,158,1515,7,262203,43,1516,7,262203,158,1517,7,262203,43,1518,7,262203,43,1519,7,262203,43,1520,7,196855,1521,
0,262394,187,1522,1523,131320,1522,196670,1508,189,196670,1509,64,131321,1524,131320,1524,458997,32,1525,189,1522,
1526,1527,458997,32,1528,64,1522,1529,1527,327856,36,1530,1528,20,262390,1531,1527,1,262394,1530,1532,1531,131320,
1532,262205,32,1533,1506,327876,32,1534,72,1528,327879,32,1535,1533,1534,327851,36,1536,1535,64,196670,1510,1536,
328019,157,1537,79,1536,327761,32,1538,1537,0,196670,1511,1538,196855,1539,0,262394,1536,1540,1541,131320,1540,196670,
1512,1538,131321,1539,131320,1541,262344,32,1542,1538,196670,1512,1542,131321,1539,131320,1539,458997,32,1543,1538,
1540,1542,1541,327879,32,1526,1525,1543,196670,1508,1526,131321,1527,131320,1527,327808,32,1529,1528,89,196670,1509,
1529,131321,1524,131320,1531,327745,73,1544,7,64,262205,32,1545,1544,327879,32,1546,1525,1545,262349,61,1547,1546,
262268,32,1548,1547,196670,1513,1548,262349,61,1549,1525,262268,32,1550,1549,196670,1514,1550,131321,1521,131320,1523,
328019,157,1551,79,159,196670,1515,1551,196670,1516,64,131321,1552,131320,1552,458997,157,1553,1551,1523,1554,1555,
458997,32,1556,64,1523,1557,1555,327856,36,1558,1556,20,262390,1559,1555,1,262394,1558,1555,1559,131320,1555,262205,
32,1560,1506,327874,32,1561,1560,1556,327879,32,1562,1561,72,327851,36,1563,1562,64,328019,157,1564,79,1563,196670,
1517,1564,262205,32,1565,1506,327874,32,1566,1565,1556,327879,32,1567,1566,72,327810,32,1568,1567,72,458832,157,1569,
1568,1568,1568,1568,327878,157,1570,1564,1569,327879,157,1554,1553,1570,196670,1515,1554,327808,32,1557,1556,89,
196670,1516,1557,131321,1552,131320,1559,393558,32,1571,79,2,1553,196670,1513,1571,393558,32,1572,79,0,1553,196670,
1514,1572,131321,1521,131320,1521,458997,32,1573,1550,1531,1572,1559,458997,32,1574,1548,1531,1571,1559,262201,32,
1575,606,262205,32,1576,1506,327808,32,1577,1575,1576,196670,1518,1577,327745,164,1578,212,1577,262205,32,1579,1578,
196670,1520,1579,327737,32,1580,613,1520,196670,1519,1580,262201,30,1581,1473,327808,32,1582,1574,72,327850,36,1583,
1582,1573,196855,1584,0,262394,1583,1585,1584,131320,1585,196855,1586,0,262394,184,1587,1588,131320,1587,262201,32,
1589,597,327876,32,1590,1573,1589,458986,32,1591,1578,72,64,1590,131321,1586,131320,1588,327808,32,1592,1580,1573,
196670,1578,1592,131321,1586,131320,1586,131321,1584,131320,1584,262201,30,1593,1473,327808,32,1594,1580,1574,131326,
1594,65592,327734,36,590,0,51,196663,43,1595,131320,1596,262203,43,1597,7,262205,32,1598,1595,262205,32,1599,1595,
328018,32,1600,79,1599,327850,36,1601,1598,1600,328019,157,1602,79,1601,393558,32,1603,79,0,1602,196670,1597,1603,
327812,32,1604,1603,213,262205,32,1605,152,327808,32,1606,1605,213,327852,36,1607,1604,1606,131326,1607,65592,327734,
32,782,0,52,196663,43,1608,196663,43,1609,196663,43,1610,131320,1611,262203,43,1612,7,262203,43,1613,7,262203,43,1614,
7,262203,43,1615,7,262203,43,1616,7,262203,223,1617,7,262203,43,1618,7,262203,43,1619,7,262203,43,1620,7,262203,43,
1621,7,262203,43,1622,7,262203,43,1623,7,262203,43,1624,7,262203,53,1625,7,262203,43,1626,7,262203,43,1627,7,262205,
32,1628,214,327876,32,1629,1628,173,196670,1612,1629,196670,1613,64,131321,1630,131320,1630,458997,32,1631,64,1611,
1632,1633,262390,1634,1633,0,131321,1635,131320,1635,262205,32,1636,1609,327852,36,1637,1636,64,196855,1638,0,262394,
1637,1639,1638,131320,1639,393281,63,1640,60,166,76,262205,32,1641,1640,327856,36,1642,1631,1641,131321,1638,131320,
1638,458997,36,1643,1637,1635,1642,1639,262394,1643,1644,1634,131320,1644,262205,32,1645,1609,327854,36,1646,1645,221,
196855,1647,0,262394,1646,1648,1649,131320,1648,262205,32,1650,1609,327810,32,1651,1650,221,196670,1615,1651,327737,
32,1652,1412,1615,262205,32,1653,1608,327808,32,1654,1652,1653,196670,1614,1654,196670,1616,64,131321,1655,131320,
1655,458997,32,1656,64,1648,1657,1658,327856,36,1659,1656,221,262390,1660,1658,1,262394,1659,1658,1660,131320,1658,
327810,32,1661,224,1656,327812,32,1662,1661,169,327808,32,1663,1654,1662,196670,1618,1663,327737,32,1664,1421,1618,
327810,32,1665,1664,1629,327745,43,1666,1617,1656,196670,1666,1665,327808,32,1657,1656,89,196670,1616,1657,131321,
1655,131320,1660,196670,1619,64,196670,1620,64,196670,1621,64,131321,1667,131320,1667,458997,32,1668,64,1660,1669,
1670,458997,32,1671,64,1660,1672,1670,458997,32,1673,64,1660,1674,1670,327856,36,1675,1673,221,262390,1676,1670,1,
262394,1675,1670,1676,131320,1670,327745,43,1677,1617,1673,262205,32,1678,1677,327808,32,1669,1668,1678,196670,1619,
1669,262205,32,1679,1677,327877,32,1672,1671,1679,196670,1620,1672,327808,32,1674,1673,89,196670,1621,1674,131321,
1667,131320,1676,327856,36,1680,1671,225,196855,1681,0,262394,1680,1682,1681,131320,1682,262205,32,1683,1610,327808,
32,1684,1683,1668,196670,1610,1684,262205,32,1685,1609,327810,32,1686,1685,221,196670,1609,1686,196670,1613,64,131321,
1633,131320,1681,131321,1647,131320,1649,196670,1622,64,131321,1687,131320,1687,458997,32,1688,64,1649,1689,1690,
327856,36,1691,1688,221,262390,1692,1690,1,262394,1691,1690,1692,131320,1690,262205,32,1693,1609,327808,32,1694,1688,
72,458764,32,1695,1,41,1693,1694,327810,32,1696,1695,1688,327810,32,1697,1696,72,196670,1623,1697,327737,32,1698,1412,
1623,262205,32,1699,1608,327808,32,1700,1698,1699,196670,1624,1700,327737,32,1701,1421,1624,327810,32,1702,1701,1629,
327745,43,1703,1617,1688,196670,1703,1702,327808,32,1689,1688,89,196670,1622,1689,131321,1687,131320,1692,131321,1647,
131320,1647,196670,1625,159,196670,1626,64,131321,1704,131320,1704,458997,36,1705,159,1647,1706,1707,458997,32,1708,
64,1647,1709,1707,458997,32,1710,1631,1647,1711,1707,327856,36,1712,1708,221,262390,1713,1707,1,262394,1712,1714,1713,
131320,1714,196855,1715,0,262394,1705,1716,1715,131320,1716,327745,43,1717,1617,1708,262205,32,1718,1717,327856,36,
1719,1718,226,131321,1715,131320,1715,458997,36,1720,1705,1714,1719,1716,196855,1721,0,262394,1720,1722,1723,131320,
1722,327745,43,1724,1617,1708,262205,32,1725,1724,327856,36,1726,1725,225,262205,32,1727,1609,327852,36,1728,1727,72,
327847,36,1729,1726,1728,196670,1625,1729,262205,32,1730,1724,327879,32,1731,1730,227,262205,32,1732,1610,327808,32,
1733,1732,1731,196670,1610,1733,262205,32,1734,1724,327856,36,1735,1734,225,196855,1736,0,262394,1735,1737,1738,
131320,1737,262205,32,1739,1609,327810,32,1740,1739,72,196670,1627,1740,131321,1736,131320,1738,196670,1627,64,131321,
1736,131320,1736,458997,32,1741,1740,1737,64,1738,196670,1609,1741,196670,1613,64,131321,1721,131320,1723,196670,1625,
228,131321,1721,131320,1721,458997,36,1706,1729,1736,228,1723,458997,32,1711,64,1736,1710,1723,131321,1707,131320,
1707,327808,32,1709,1708,89,196670,1626,1709,131321,1704,131320,1713,131321,1633,131320,1633,458997,32,1742,64,1682,
1710,1713,327808,32,1632,1742,89,196670,1613,1632,131321,1630,131320,1634,262205,32,1743,1609,131326,1743,65592,
327734,30,809,0,54,196663,43,1744,196663,43,1745,196663,53,1746,196663,53,1747,131320,1748,262203,43,1749,7,262203,43,
1750,7,262203,45,1751,7,262203,45,1752,7,262203,45,1753,7,262203,43,1754,7,262203,43,1755,7,262203,43,1756,7,262203,
43,1757,7,262203,43,1758,7,262205,32,1759,155,196670,1749,1759,131321,1760,131320,1760,458997,32,1761,1759,1748,1762,
1763,327856,36,1764,1761,169,262390,1765,1763,0,262394,1764,1763,1765,131320,1763,327745,164,1766,231,1761,196670,
1766,64,327808,32,1762,1761,26,196670,1749,1762,131321,1760,131320,1765,262368,77,77,165,262205,32,1767,155,196670,
1750,1767,131321,1768,131320,1768,458997,32,1769,1767,1765,1770,1771,327856,36,1772,1769,232,262390,1773,1771,0,
262394,1772,1774,1773,131320,1774,262205,36,1775,1746,262205,32,1776,1745,327808,32,1777,1776,1769,393273,34,1778,943,
1775,1777,196670,1751,1778,262205,36,1779,1747,196855,1780,0,262394,1779,1781,1782,131320,1781,327737,34,1783,1071,
1778,196670,1752,1783,131321,1780,131320,1782,196670,1752,1778,131321,1780,131320,1780,458997,34,1784,1783,1781,1778,
1782,196670,1753,1784,327737,32,1785,588,1753,327745,164,1786,231,1785,458986,32,1787,1786,72,64,72,131321,1771,
131320,1771,327808,32,1770,1769,26,196670,1750,1770,131321,1768,131320,1773,262368,77,77,165,262205,32,1788,155,
327856,36,1789,1788,169,196855,1790,0,262394,1789,1791,1790,131320,1791,262205,32,1792,1744,196670,1755,1792,327737,
32,1793,1412,1755,262205,32,1794,155,327808,32,1795,1793,1794,196670,1754,1795,196670,1757,1795,327737,32,1796,1421,
1757,196670,1756,1796,327874,32,1797,1796,173,196670,1758,1797,262205,32,1798,214,327851,36,1799,1797,1798,262205,32,
1800,233,327851,36,1801,1797,1800,327847,36,1802,1799,1801,196855,1803,0,262394,1802,1804,1803,131320,1804,327745,66,
1805,60,65,262205,34,1806,1805,262268,67,1807,1806,393281,69,1808,1807,68,1795,262205,32,1809,214,327876,32,1810,1809,
173,262205,32,1811,155,327745,164,1812,231,1811,262205,32,1813,1812,327877,32,1814,1810,1813,590054,32,1815,1808,72,
64,64,1814,1796,131321,1803,131320,1803,131321,1790,131320,1790,262205,32,1816,155,327850,36,1817,1816,64,196855,1818,
0,262394,1817,1819,1818,131320,1819,327745,66,1820,60,65,262205,34,1821,1820,262268,67,1822,1821,393281,69,1823,1822,
68,234,458986,32,1824,1823,72,64,72,131321,1818,131320,1818,65789,65592,327734,30,576,0,55,196663,53,1825,196663,53,
1826,196663,43,1827,196663,43,1828,131320,1829,262203,43,1830,7,262203,43,1831,7,262203,43,1832,7,262203,45,1833,7,
262203,43,1834,7,262203,43,1835,7,262203,43,1836,7,262203,45,1837,7,262203,43,1838,7,262203,43,1839,7,262203,43,1840,
7,262203,45,1841,7,262203,43,1842,7,262203,45,1843,7,262203,43,1844,7,262203,43,1845,7,262203,43,1846,7,262203,45,
1847,7,262205,32,1848,1828,327850,36,1849,1848,232,196855,1850,0,262394,1849,1851,1852,131320,1851,262205,36,1853,
1825,196855,1854,0,262394,1853,1855,1856,131320,1855,196670,1830,64,131321,1857,131320,1857,458997,32,1858,64,1855,
1859,1860,327856,36,1861,1858,21,262390,1862,1860,1,262394,1861,1860,1862,131320,1860,262205,32,1863,1827,196670,1831,
1858,327737,32,1864,1339,1831,327808,32,1865,1863,1864,393273,34,1866,943,159,1865,196670,1832,1858,196670,1833,1866,
393273,30,1867,1272,1832,1833,327808,32,1859,1858,89,196670,1830,1859,131321,1857,131320,1862,131321,1854,131320,1856,
196670,1834,64,131321,1868,131320,1868,458997,32,1869,64,1856,1870,1871,327856,36,1872,1869,21,262390,1873,1871,1,
262394,1872,1871,1873,131320,1871,262205,32,1874,1827,196670,1835,1869,327737,32,1875,1339,1835,327808,32,1876,1874,
1875,393273,34,1877,943,228,1876,196670,1836,1869,196670,1837,1877,393273,30,1878,1272,1836,1837,327808,32,1870,1869,
89,196670,1834,1870,131321,1868,131320,1873,131321,1854,131320,1854,262205,36,1879,1826,196855,1880,0,262394,1879,
1881,1880,131320,1881,196670,1838,64,131321,1882,131320,1882,458997,32,1883,64,1881,1884,1885,327856,36,1886,1883,21,
262390,1887,1885,1,262394,1886,1885,1887,131320,1885,196670,1839,1883,327737,34,1888,586,1839,327737,34,1889,1071,
1888,196670,1840,1883,196670,1841,1889,393273,30,1890,1272,1840,1841,327808,32,1884,1883,89,196670,1838,1884,131321,
1882,131320,1887,131321,1880,131320,1880,131321,1850,131320,1852,196670,1842,64,131321,1891,131320,1891,458997,32,
1892,64,1852,1893,1894,327856,36,1895,1892,21,262390,1896,1894,1,262394,1895,1897,1896,131320,1897,196670,1843,235,
196670,1844,1892,327737,32,1898,1339,1844,262205,32,1899,1828,327856,36,1900,1898,1899,196855,1901,0,262394,1900,1902,
1901,131320,1902,262205,36,1903,1825,262205,32,1904,1827,196670,1845,1892,327737,32,1905,1339,1845,327808,32,1906,
1904,1905,393273,34,1907,943,1903,1906,196670,1843,1907,262205,36,1908,1826,196855,1909,0,262394,1908,1910,1909,
131320,1910,327737,34,1911,1071,1907,196670,1843,1911,131321,1909,131320,1909,458997,34,1912,1907,1902,1911,1910,
131321,1901,131320,1901,458997,34,1913,235,1897,1912,1909,196670,1846,1892,196670,1847,1913,393273,30,1914,1272,1846,
1847,131321,1894,131320,1894,327808,32,1893,1892,89,196670,1842,1893,131321,1891,131320,1896,131321,1850,131320,1850,
65789,65592,327734,30,580,0,55,196663,53,1915,196663,53,1916,196663,43,1917,196663,43,1918,131320,1919,262203,43,1920,
7,262203,43,1921,7,262203,43,1922,7,262203,45,1923,7,262203,43,1924,7,196670,1920,64,131321,1925,131320,1925,458997,
32,1926,64,1919,1927,1928,327856,36,1929,1926,21,262390,1930,1928,1,262394,1929,1931,1930,131320,1931,262205,32,1932,
1917,196670,1922,1926,327737,32,1933,1339,1922,327808,32,1934,1932,1933,196670,1921,1934,327760,34,1935,1934,64,
196670,1923,1935,262205,36,1936,1916,262312,36,1937,1936,196855,1938,0,262394,1937,1939,1938,131320,1939,196670,1924,
1926,327737,32,1940,1339,1924,262205,32,1941,1918,327856,36,1942,1940,1941,131321,1938,131320,1938,458997,36,1943,
1937,1931,1942,1939,196855,1944,0,262394,1943,1945,1944,131320,1945,262205,36,1946,1915,393273,34,1947,1016,1946,1934,
196670,1923,1947,131321,1944,131320,1944,393385,32,1948,236,1926,64,327745,43,1949,1923,64,262205,32,1950,1949,327745,
128,1951,240,1948,196670,1951,1950,196855,1952,0,262394,241,1953,1952,131320,1953,393385,32,1954,247,1926,64,327745,
43,1955,1923,72,262205,32,1956,1955,327745,128,1957,246,1954,196670,1957,1956,131321,1952,131320,1952,131321,1928,
131320,1928,327808,32,1927,1926,89,196670,1920,1927,131321,1925,131320,1930,65789,65592,327734,30,773,0,56,196663,43,
1958,131320,1959,262203,43,1960,7,262203,43,1961,7,262203,43,1962,7,262203,43,1963,7,262203,43,1964,7,262203,43,1965,
7,196670,1960,64,131321,1966,131320,1966,458997,32,1967,64,1959,1968,1969,327856,36,1970,1967,21,262390,1971,1969,1,
262394,1970,1972,1971,131320,1972,196670,1962,1967,327737,32,1973,1287,1962,262205,32,1974,1958,327812,32,1975,1974,
199,327810,32,1976,1973,1975,196670,1961,1976,327858,36,1977,1976,199,327846,36,1978,251,1977,196855,1979,0,262394,
1978,1980,1979,131320,1980,196670,1963,1967,327737,34,1981,586,1963,327761,32,1982,1981,0,327745,164,1983,212,1976,
196670,1983,1982,196855,1984,0,262394,252,1985,1984,131320,1985,327808,32,1986,200,1976,196670,1964,1967,327737,34,
1987,586,1964,327761,32,1988,1987,1,327745,164,1989,212,1986,196670,1989,1988,131321,1984,131320,1984,196855,1990,0,
262394,236,1991,1990,131320,1991,327808,32,1992,201,1976,393385,32,1993,236,1967,64,327745,128,1994,240,1993,262205,
32,1995,1994,327745,164,1996,212,1992,196670,1996,1995,131321,1990,131320,1990,196855,1997,0,262394,253,1998,1997,
131320,1998,327808,32,1999,254,1976,393385,32,2000,255,1967,64,327745,128,2001,246,2000,262205,32,2002,2001,327745,
164,2003,212,1999,196670,2003,2002,131321,1997,131320,1997,131321,1979,131320,1979,131321,1969,131320,1969,327808,32,
1968,1967,89,196670,1960,1968,131321,1966,131320,1971,262205,32,2004,155,327850,36,2005,2004,64,196855,2006,0,262394,
2005,2007,2006,131320,2007,262312,36,2008,256,196855,2009,0,262394,2008,2010,2009,131320,2010,262205,32,2011,1958,
327808,32,2012,2011,72,327850,36,2013,2012,250,131321,2009,131320,2009,458997,36,2014,256,2007,2013,2010,131321,2006,
131320,2006,458997,36,2015,2005,1971,2014,2009,196855,2016,0,262394,2015,2017,2016,131320,2017,262205,32,2018,1958,
327812,32,2019,2018,199,327810,32,2020,232,2019,196670,1965,2020,327745,164,2021,212,2020,196670,2021,106,196855,2022,
0,262394,257,2023,2022,131320,2023,327808,32,2024,200,2020,327745,164,2025,212,2024,196670,2025,106,131321,2022,
131320,2022,131321,2016,131320,2016,65789,65592,327734,34,2026,0,44,196663,43,2027,131320,2028,262203,43,2029,7,
262205,32,2030,2027,327745,164,2031,212,2030,262205,32,2032,2031,196855,2033,0,262394,258,2034,2035,131320,2034,
262205,32,2036,2027,327808,32,2037,200,2036,327745,164,2038,212,2037,262205,32,2039,2038,196670,2029,2039,131321,2033,
131320,2035,196670,2029,64,131321,2033,131320,2033,458997,32,2040,2039,2034,64,2035,327760,34,2041,2032,2040,131326,
2041,65592,327734,34,2042,0,44,196663,43,2043,131320,2044,262203,43,2045,7,262205,32,2046,2043,327808,32,2047,201,
2046,327745,164,2048,212,2047,262205,32,2049,2048,196855,2050,0,262394,259,2051,2052,131320,2051,262205,32,2053,2043,
327808,32,2054,260,2053,327745,164,2055,212,2054,262205,32,2056,2055,196670,2045,2056,131321,2050,131320,2052,196670,
2045,64,131321,2050,131320,2050,458997,32,2057,2056,2051,64,2052,327760,34,2058,2049,2057,131326,2058,65592,327734,36,
864,0,57,196663,53,2059,196663,43,2060,196663,43,2061,196663,53,2062,196663,53,2063,196663,45,2064,131320,2065,262203,
53,2066,7,262203,43,2067,7,262203,43,2068,7,262203,43,2069,7,262203,43,2070,7,262203,45,2071,7,262203,43,2072,7,
262203,43,2073,7,262203,45,2074,7,262203,45,2075,7,262203,43,2076,7,262203,43,2077,7,196670,2066,228,196670,2067,64,
131321,2078,131320,2078,458997,36,2079,228,2065,2080,2081,458997,32,2082,64,2065,2083,2081,327856,36,2084,2082,198,
262390,2085,2081,2,262394,2084,2086,2085,131320,2086,196670,2068,64,131321,2087,131320,2087,458997,36,2080,2079,2086,
2088,2089,458997,32,2090,64,2086,2091,2089,327856,36,2092,2090,58,262390,2093,2089,1,262394,2092,2094,2093,131320,
2094,327808,32,2095,2082,2090,327812,32,2096,2095,26,262205,32,2097,155,327808,32,2098,2096,2097,196670,2069,2098,
262205,32,2099,2060,327812,32,2100,2099,199,327808,32,2101,2100,2098,196670,2070,2101,196855,2102,0,262394,262,2103,
2102,131320,2103,327854,36,2104,2095,198,131321,2102,131320,2102,458997,36,2105,262,2094,2104,2103,196855,2106,0,
262394,2105,2107,2106,131320,2107,131321,2089,131320,2106,327854,36,2108,2101,232,327847,36,2109,264,2108,196855,2110,
0,262394,2109,2111,2110,131320,2111,131321,2089,131320,2110,196670,2072,2098,327737,34,2112,2026,2072,196670,2071,
2112,196670,2074,2112,327737,32,2113,588,2074,327745,164,2114,265,2113,262205,32,2115,2114,327808,32,2116,2115,2101,
196670,2073,2116,262205,32,2117,2061,327856,36,2118,2101,2117,196855,2119,0,262394,2118,2120,2119,131320,2120,262205,
36,2121,2063,196855,2122,0,262394,2121,2123,2122,131320,2123,262205,36,2124,2059,262205,36,2125,2062,196855,2126,0,
262394,2125,2127,2128,131320,2127,327737,34,2129,1122,2112,196670,2075,2129,131321,2126,131320,2128,196670,2075,2112,
131321,2126,131320,2126,458997,34,2130,2129,2127,2112,2128,458809,30,2131,991,2124,2116,2130,131321,2122,131320,2122,
196855,2132,0,262394,236,2133,2132,131320,2133,262205,36,2134,2059,196670,2076,2098,327737,34,2135,2042,2076,458809,
30,2136,1046,2134,2116,2135,131321,2132,131320,2132,131321,2119,131320,2119,196855,2137,0,262394,269,2138,2137,131320,
2138,262312,36,2139,2080,196855,2140,0,262394,2139,2141,2140,131320,2141,327808,32,2142,2098,72,196670,2077,2142,
327737,34,2143,2026,2077,262205,34,2144,2064,327879,34,2145,2143,2144,262205,34,2146,2064,327879,34,2147,2112,2146,
393273,36,2148,1229,2145,2147,131321,2140,131320,2140,458997,36,2149,2080,2138,2148,2141,196670,2066,2149,131321,2137,
131320,2137,458997,36,2150,2080,2119,2149,2140,131321,2089,131320,2089,590069,36,2088,2080,2107,2080,2111,2150,2137,
327808,32,2091,2090,89,196670,2068,2091,131321,2087,131320,2093,131321,2081,131320,2081,327808,32,2083,2082,58,196670,
2067,2083,131321,2078,131320,2085,131326,2079,65592};
/* onesweep.comp -DGPUSORTI_NARROW, 11320 words */
static const uint32_t gpusorti_spv_onesweep_narrow[] = {
119734787,66304,524299,2023,0,131089,1,131089,61,131089,63,131089,64,131089,4433,131089,4448,458762,0x5f565053,
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
58,57,55,393249,60,53,57,55,58,262177,61,58,58,393249,62,55,58,55,55,262177,63,55,55,327713,64,57,58,58,262176,65,7,
55,262177,66,58,65,262176,67,7,58,327713,68,53,65,67,262177,69,55,65,327713,70,53,65,65,262177,71,55,67,393249,72,53,
65,65,65,262177,73,57,65,393249,74,55,65,65,65,262176,75,7,57,458785,76,53,65,65,75,75,458785,77,53,75,75,65,65,
262177,78,53,65,589857,79,57,75,65,65,75,75,67,262187,55,80,4,262172,8,55,80,720926,9,55,55,55,55,55,55,8,55,55,
262176,81,9,9,262203,81,82,9,262165,83,32,1,262187,83,84,0,262176,85,9,55,262187,55,86,0,196637,10,55,196638,11,10,
262176,87,12,11,262203,87,12,12,262176,88,12,55,262167,89,55,3,262176,90,1,89,262203,90,3,1,262187,55,91,1,262176,92,
1,55,262203,90,4,1,262194,55,13,1,262187,55,93,2,393268,57,94,170,13,93,196637,14,58,196638,15,14,262176,95,12,15,
262203,95,16,12,262187,83,96,7,262176,97,12,58,196637,17,58,196638,18,17,262176,98,12,18,262203,98,19,12,196637,20,55,
196638,21,20,262176,99,12,21,262203,99,22,12,262194,55,23,32,262187,55,100,32,393268,57,101,170,23,100,196637,24,55,
196638,25,24,262176,102,12,25,262203,102,26,12,262187,55,103,16,393268,57,104,170,23,103,458804,55,105,169,104,91,93,
393268,83,106,128,23,86,393268,57,107,176,23,100,393268,57,108,170,23,103,262165,109,16,0,196637,27,109,196638,28,27,
262176,110,12,28,262203,110,29,12,262176,111,12,109,262165,112,8,0,196637,30,112,196638,31,30,262176,113,12,31,262203,
113,32,12,262176,114,12,112,393268,57,115,170,13,93,262194,55,33,0,393268,57,116,170,33,93,262187,83,117,8,196637,34,
58,196638,35,34,262176,118,12,35,262203,118,36,12,196637,37,55,196638,38,37,262176,119,12,38,262203,119,39,12,393268,
57,120,170,33,93,393268,57,121,170,13,93,262194,55,40,0,393268,57,122,170,40,91,262194,55,41,32,393268,55,123,130,41,
91,262187,55,124,31,393268,55,125,199,123,124,393268,55,126,196,91,125,393268,57,127,170,40,93,262187,83,128,31,
262194,55,42,0,393268,57,129,171,42,86,393268,57,130,170,40,91,393268,57,131,170,40,93,393268,55,132,130,41,91,393268,
83,133,128,132,86,262187,83,134,1,393268,57,135,174,41,100,262187,55,136,0xffffffff,393268,55,137,199,41,124,393268,
55,138,196,91,137,393268,55,139,130,138,91,458804,55,140,169,135,136,139,393268,57,141,171,42,86,393268,57,142,170,13,
93,393268,57,143,171,42,86,393268,57,144,170,40,91,393268,57,145,170,40,93,393268,57,146,171,42,86,393268,57,147,170,
40,91,393268,57,148,170,40,93,393268,55,149,130,41,91,393268,83,150,128,149,86,393268,57,151,170,13,91,262187,83,152,
3,262194,55,43,8,262187,83,153,4,393268,57,154,170,13,93,262194,55,44,8,262172,155,55,44,262176,156,6,155,262203,156,
157,6,262176,158,6,55,393268,57,159,170,13,93,393268,57,160,170,13,93,458804,55,161,169,160,44,91,262172,162,55,161,
262176,163,6,162,262203,163,164,6,393268,57,165,170,13,93,393268,57,166,170,13,93,393268,57,167,170,13,93,262194,55,
45,0,393268,55,168,199,45,93,393268,57,169,171,168,86,393268,55,170,128,44,91,393268,55,171,134,170,93,458804,55,172,
169,169,171,44,262172,173,55,172,262176,174,6,173,262203,174,175,6,262187,55,176,65535,327732,57,177,168,169,262187,
83,178,16,262203,158,179,6,262203,158,180,6,262203,158,181,6,262203,158,182,6,262203,158,183,6,262203,158,184,6,
262203,92,5,1,262203,92,6,1,262194,55,47,32,262203,158,185,6,262194,55,48,1,393268,57,186,170,48,86,262167,187,55,4,
196649,57,188,262187,55,189,3,262194,55,49,256,393268,55,190,134,49,47,262172,191,55,190,262176,192,4,191,262203,192,
193,4,262176,194,4,55,262187,55,195,264,262187,83,196,6,262187,55,197,288,393268,55,198,196,91,43,262187,83,199,5,
262187,55,200,64,262187,55,201,29,262187,55,202,0x9e3779b1,262187,55,203,0x85ebca6b,262187,83,204,15,393268,55,205,
194,45,117,262187,55,206,7,393268,55,207,199,205,206,393268,57,208,170,207,189,393268,57,209,170,207,80,393268,55,210,
199,45,103,393268,57,211,171,210,86,393268,57,212,171,48,86,393268,57,213,178,47,100,393268,57,214,167,212,213,393268,
55,215,130,100,47,393268,55,216,194,136,215,262176,217,1,187,262203,217,7,1,262187,83,218,12,393268,55,219,194,45,218,
262187,55,220,15,393268,55,221,199,219,220,393268,55,222,128,91,221,393268,55,223,128,44,222,393268,55,224,130,223,91,
393268,55,225,134,224,222,393268,55,226,132,225,49,393268,55,227,128,226,91,393268,55,228,132,13,227,393268,55,229,
132,33,227,393268,55,230,128,228,229,393268,55,231,128,190,91,393268,55,232,134,231,93,458804,55,233,169,211,232,190,
393268,55,234,132,233,198,393268,57,235,172,230,234,458804,55,236,169,235,230,234,262172,237,55,236,262176,238,4,237,
262203,238,239,4,262187,55,240,6,262203,158,241,6,262187,83,242,2,393268,55,243,194,45,178,393268,55,244,199,243,220,
393268,57,245,170,244,86,262187,55,246,8,393268,55,247,194,45,178,393268,55,248,199,247,220,458804,55,249,169,245,246,
248,262172,250,55,249,262176,251,7,250,393268,55,252,130,249,91,262187,55,253,536870912,262187,55,254,0x40000000,
262187,55,255,536870911,196650,57,256,262172,257,55,198,262176,258,4,257,262203,258,259,4,393268,55,260,132,49,44,
262203,158,261,6,262187,83,262,24,327724,58,263,136,136,393268,57,264,171,33,86,458804,55,265,169,264,44,91,262172,
266,55,265,262176,267,6,266,262203,267,268,6,393268,57,269,170,33,93,393268,57,270,170,33,93,458804,55,271,169,270,44,
91,262172,272,55,271,262176,273,6,272,262203,273,274,6,393268,57,275,170,33,93,393268,55,276,128,44,225,393268,55,277,
130,276,91,393268,55,278,134,277,225,393268,57,279,170,278,91,393268,57,280,170,13,93,393268,57,281,170,33,93,393268,
55,282,128,228,227,393268,57,283,170,33,93,393268,57,284,170,278,91,393268,57,285,170,13,93,393268,57,286,170,13,93,
393268,57,287,170,33,93,393268,55,288,128,228,227,393268,55,289,137,225,80,393268,57,290,171,289,86,393268,55,291,137,
44,225,393268,57,292,171,291,86,262203,258,293,4,393268,55,294,199,45,91,393268,57,295,171,294,86,327732,57,296,168,
264,393268,57,297,167,295,296,262203,194,298,4,262203,194,299,4,262203,194,300,4,262194,55,50,0,393268,55,301,199,50,
91,393268,57,302,171,301,86,393268,55,303,199,50,93,393268,57,304,170,303,86,327732,57,305,168,264,393268,57,306,167,
295,305,393268,57,307,171,207,86,393268,55,308,134,198,47,393268,55,309,130,44,91,393268,57,310,170,278,91,262187,55,
311,72,327724,58,312,86,86,393268,57,313,170,207,93,262194,55,51,1,393267,89,52,51,91,91,262187,55,314,33,262187,55,
315,34,327734,53,2,0,54,131320,316,262203,65,317,7,262203,75,318,7,262203,75,319,7,262203,65,320,7,262203,65,321,7,
262203,75,322,7,262203,75,323,7,262203,65,324,7,262203,65,325,7,262203,65,326,7,262203,67,327,7,262203,65,328,7,
262203,65,329,7,262203,67,330,7,262203,65,331,7,262203,65,332,7,262203,65,333,7,262203,65,334,7,262203,67,335,7,
262203,65,336,7,262203,65,337,7,262203,65,338,7,262203,65,339,7,262203,65,340,7,262203,65,341,7,262203,65,342,7,
262203,67,343,7,262203,65,344,7,262203,65,345,7,262203,67,346,7,262203,65,347,7,262203,65,348,7,262203,65,349,7,
262203,65,350,7,262203,65,351,7,262203,65,352,7,262203,65,353,7,262203,75,354,7,262203,75,355,7,262203,65,356,7,
262203,65,357,7,262203,65,358,7,262203,65,359,7,262203,65,360,7,262203,65,361,7,262203,75,362,7,262203,65,363,7,
262203,65,364,7,262203,75,365,7,262203,75,366,7,262203,67,367,7,262203,75,368,7,262203,65,369,7,262203,65,370,7,
262203,75,371,7,262203,75,372,7,262203,67,373,7,262203,65,374,7,262203,65,375,7,262203,65,376,7,262203,65,377,7,
196855,378,0,196859,86,379,131320,379,262201,55,380,381,327814,55,382,380,260,327817,55,383,380,260,327851,57,384,383,
86,393385,55,385,384,91,86,327808,55,386,382,385,393281,85,387,82,196,134,262205,55,388,387,393281,85,389,82,196,84,
262205,55,390,389,327812,55,391,388,390,327854,57,392,391,386,262312,57,393,392,196855,394,0,262394,393,395,394,
131320,395,262201,55,396,397,327810,55,398,386,391,458764,55,399,1,38,390,398,327854,57,400,396,399,131321,394,131320,
394,458997,57,401,392,379,400,395,196855,402,0,262394,401,403,402,131320,403,131321,378,131320,402,327745,85,404,82,
134,262205,55,405,404,327812,55,406,80,405,327808,55,407,100,406,262201,53,408,409,262205,55,410,185,327850,57,411,
410,86,196855,412,0,262394,411,413,412,131320,413,327808,55,414,406,314,393281,88,415,12,84,414,458986,55,416,415,91,
86,91,196670,298,416,196670,299,86,196670,300,86,131321,412,131320,412,393281,88,417,12,84,407,262205,55,418,417,
327808,55,419,406,315,393281,88,420,12,84,419,262205,55,421,420,393281,85,422,82,196,152,262205,55,423,422,327812,55,
424,421,423,327808,55,425,424,388,262205,55,426,185,327856,57,427,426,198,196855,428,0,262394,427,429,428,131320,429,
262201,55,430,431,262205,55,432,185,327808,55,433,430,432,393281,88,434,12,84,433,262205,55,435,434,131321,428,131320,
428,458997,55,436,86,412,435,429,262205,55,437,185,131321,438,131320,438,458997,55,439,437,428,440,441,327856,57,442,
439,234,262390,443,441,0,262394,442,441,443,131320,441,327745,194,444,239,439,196670,444,86,327808,55,440,439,49,
131321,438,131320,443,327879,55,445,418,91,327851,57,446,445,86,196855,447,0,262394,446,448,447,131320,448,131321,378,
131320,447,262368,93,93,195,327879,55,449,418,93,327851,57,450,449,86,327879,55,451,418,80,327851,57,452,451,86,
327879,55,453,418,246,327851,57,454,453,86,196855,455,0,262394,302,456,455,131320,456,327879,55,457,418,103,327851,57,
458,457,86,131321,455,131320,455,458997,57,459,302,447,458,456,262312,57,460,304,196855,461,0,262394,460,462,461,
131320,462,327879,55,463,418,100,327850,57,464,463,86,131321,461,131320,461,458997,57,465,304,455,464,462,327817,55,
466,425,189,327812,55,467,93,466,327808,55,468,467,91,196670,241,468,262205,55,469,241,327808,55,470,469,91,196670,
261,470,327737,55,471,472,405,196670,179,471,327737,55,473,474,405,196670,180,473,196855,475,0,262394,306,476,475,
131320,476,327745,85,477,82,152,262205,55,478,477,327850,57,479,478,86,131321,475,131320,475,458997,57,480,306,461,
479,476,196855,481,0,262394,480,482,481,131320,482,327745,85,483,82,153,262205,55,484,483,327850,57,485,484,41,131321,
481,131320,481,458997,57,486,480,475,485,482,196855,487,0,262394,486,488,487,131320,488,327879,55,489,418,103,327850,
57,490,489,86,131321,487,131320,487,458997,57,491,486,481,490,488,196855,492,0,262394,491,493,494,131320,493,262205,
55,495,179,262205,55,496,180,327808,55,497,495,496,131321,492,131320,494,131321,492,131320,492,458997,55,498,497,493,
86,494,327850,57,499,498,86,196855,500,0,262394,499,501,502,131320,501,131321,500,131320,502,327854,57,503,498,100,
196855,504,0,262394,503,505,506,131320,505,131321,504,131320,506,327810,55,507,100,498,131321,504,131320,504,458997,
55,508,86,505,507,506,327874,55,509,136,508,131321,500,131320,500,458997,55,510,86,501,509,504,327858,57,511,498,100,
196855,512,0,262394,511,513,514,131320,513,131321,512,131320,514,327810,55,515,200,498,327874,55,516,136,515,131321,
512,131320,512,458997,55,517,86,513,516,514,327760,58,518,510,517,262205,55,519,298,327810,55,520,519,391,327812,55,
521,519,260,327810,55,522,380,521,458764,55,523,1,38,522,260,196855,524,0,262394,307,525,524,131320,525,196670,317,
520,327737,57,526,527,317,131321,524,131320,524,458997,57,528,307,512,526,525,131321,529,131320,529,458997,58,530,518,
524,312,531,458997,55,532,86,524,533,531,458997,55,534,86,524,535,531,458997,57,536,256,524,188,531,458997,55,537,86,
524,538,531,262390,539,531,0,131321,540,131320,540,196670,318,450,196670,319,452,196670,320,521,196670,321,523,524345,
53,541,542,318,319,320,321,196855,543,0,262394,264,544,543,131320,544,196670,322,450,196670,323,459,196670,324,521,
196670,325,523,524345,53,545,546,322,323,324,325,131321,543,131320,543,262312,57,547,536,327847,57,548,486,547,196855,
549,0,262394,548,550,549,131320,550,196670,326,86,327737,58,551,552,326,196670,327,551,327737,55,553,554,327,196670,
328,553,327737,57,555,556,328,262312,57,557,555,131321,549,131320,549,458997,57,558,548,543,557,550,196855,559,0,
262394,558,560,561,131320,560,262201,55,562,563,327876,55,564,91,562,131321,565,131320,565,458997,55,566,86,560,567,
568,327856,57,569,566,44,262390,570,568,1,262394,569,568,570,131320,568,262201,55,571,572,196670,329,566,327737,58,
573,552,329,196670,330,573,327737,55,574,554,330,327808,55,575,571,574,327745,194,576,239,575,458986,55,577,576,91,86,
564,196670,331,577,327737,55,578,579,331,196670,332,566,196670,333,578,393273,53,580,581,332,333,327808,55,567,566,
134,131321,565,131320,570,131321,559,131320,561,131321,582,131320,582,458997,55,583,86,561,584,585,327856,57,586,583,
44,262390,587,585,1,262394,586,585,587,131320,585,196670,334,583,327737,58,588,552,334,196670,335,588,327737,55,589,
554,335,196670,336,589,327737,55,590,591,336,196670,337,583,196670,338,590,393273,53,592,581,337,338,327808,55,584,
583,134,131321,582,131320,587,131321,559,131320,559,262368,93,93,195,262205,55,593,185,327856,57,594,593,198,196855,
595,0,262394,594,596,595,131320,596,131321,597,131320,597,458997,55,598,86,596,599,600,458997,55,601,86,596,602,600,
327856,57,603,601,233,262390,604,600,1,262394,603,600,604,131320,600,327812,55,605,601,198,262205,55,606,185,327808,
55,607,605,606,327745,194,608,239,607,262205,55,609,608,327808,55,599,598,609,327808,55,602,601,134,131321,597,131320,
604,196855,610,0,262394,211,611,612,131320,611,327879,55,613,598,176,327874,55,614,598,178,327808,55,615,613,614,
131321,610,131320,612,131321,610,131320,610,458997,55,616,615,611,598,612,262312,57,617,528,327847,57,618,547,617,
196855,619,0,262394,618,620,619,131320,620,327850,57,621,520,86,262205,55,622,261,262205,55,623,241,393385,55,624,621,
622,623,196670,339,520,196670,340,624,196670,341,616,458809,53,625,626,339,340,341,131321,619,131320,619,131321,595,
131320,595,458997,55,535,534,559,616,619,393565,55,627,189,1,535,262205,55,628,183,262205,55,629,182,327810,55,630,
629,91,327850,57,631,628,630,196855,632,0,262394,631,633,632,131320,633,262205,55,634,184,327745,194,635,193,634,
196670,635,627,131321,632,131320,632,262368,93,93,195,262205,55,636,185,327856,57,637,636,198,196855,638,0,262394,637,
639,638,131320,639,327810,55,640,627,535,131321,641,131320,641,458997,55,642,640,639,643,644,458997,55,645,86,639,646,
644,327856,57,647,645,308,262390,648,644,1,262394,647,649,648,131320,649,262205,55,650,184,327856,57,651,645,650,
196855,652,0,262394,651,653,654,131320,653,327745,194,655,193,645,262205,55,656,655,131321,652,131320,654,131321,652,
131320,652,458997,55,657,656,653,86,654,327808,55,643,642,657,131321,644,131320,644,327808,55,646,645,134,131321,641,
131320,648,196855,658,0,262394,547,659,658,131320,659,262205,55,660,185,327810,55,661,436,642,327745,194,662,293,660,
196670,662,661,131321,658,131320,658,131321,663,131320,663,458997,55,664,642,658,665,666,458997,55,667,86,658,668,666,
327856,57,669,667,233,262390,670,666,1,262394,669,671,670,131320,671,327812,55,672,667,198,262205,55,673,185,327808,
55,674,672,673,327745,194,675,239,674,262205,55,676,675,196855,677,0,262394,211,678,679,131320,678,327879,55,680,676,
176,327808,55,681,664,680,262205,55,682,185,327808,55,683,672,682,327876,55,684,681,178,327877,55,685,664,684,327745,
194,686,239,683,196670,686,685,327874,55,687,676,178,327808,55,688,681,687,131321,677,131320,679,262205,55,689,185,
327808,55,690,672,689,327745,194,691,239,690,196670,691,664,327808,55,692,664,676,131321,677,131320,677,458997,55,665,
688,678,692,679,131321,666,131320,666,327808,55,668,667,134,131321,663,131320,670,131321,638,131320,638,262368,93,93,
195,131321,693,131320,693,458997,55,694,86,638,695,696,327856,57,697,694,44,262390,698,696,1,262394,697,699,698,
131320,699,262201,55,700,572,196670,342,694,327737,58,701,552,342,196670,343,701,327737,55,702,554,343,327808,55,703,
700,702,327745,194,704,239,703,262205,55,705,704,196670,344,705,327737,55,706,579,344,327808,55,707,694,91,458764,55,
708,1,38,707,309,327856,57,709,707,44,196855,710,0,262394,709,711,712,131320,711,262201,55,713,572,196670,345,708,
327737,58,714,552,345,196670,346,714,327737,55,715,554,346,327808,55,716,713,715,327745,194,717,239,716,262205,55,718,
717,196670,347,718,327737,55,719,579,347,131321,710,131320,712,131321,710,131320,710,458997,55,720,719,711,86,712,
196855,721,0,262394,169,722,723,131320,722,327874,55,724,694,134,327876,55,725,720,178,327877,55,726,706,725,327745,
158,727,175,724,262205,55,728,727,327808,55,729,728,726,196670,727,729,131321,721,131320,723,327745,158,730,175,694,
262205,55,731,730,327808,55,732,731,706,196670,730,732,196855,733,0,262394,709,734,733,131320,734,327745,158,735,175,
707,262205,55,736,735,327808,55,737,736,720,196670,735,737,131321,733,131320,733,131321,721,131320,721,131321,696,
131320,696,327808,55,695,694,93,131321,693,131320,698,262368,93,93,195,196670,348,86,327737,53,738,739,348,196855,740,
0,262394,547,741,740,131320,741,262205,55,742,185,327856,57,743,742,198,196855,744,0,262394,743,745,744,131320,745,
262205,55,746,185,196670,349,746,196670,350,520,196670,351,532,458809,55,747,748,349,350,351,262205,55,749,351,327852,
57,750,747,86,196855,751,0,262394,750,752,751,131320,752,458991,55,753,299,91,86,747,131321,751,131320,751,131321,744,
131320,744,458997,55,754,537,741,747,751,458997,55,755,532,741,749,751,262368,93,93,195,131321,756,131320,756,458997,
55,757,754,744,758,759,458997,55,760,755,744,761,759,262205,55,762,299,327852,57,763,762,86,262390,764,759,0,262394,
763,765,764,131320,765,262205,55,766,299,327810,55,767,766,91,262368,93,93,195,262205,55,768,185,327850,57,769,768,86,
196855,770,0,262394,769,771,770,131320,771,196670,299,86,131321,770,131320,770,327808,55,772,391,767,327812,55,773,
772,260,196670,352,767,196670,353,773,196670,354,450,196670,355,452,524345,53,774,775,352,353,354,355,262368,93,93,
195,327852,57,776,757,86,196855,777,0,262394,776,778,777,131320,778,262205,55,779,185,196670,356,779,196670,357,757,
196670,358,760,458809,55,780,748,356,357,358,262205,55,781,358,131321,777,131320,777,458997,55,761,760,770,781,778,
458997,55,758,757,770,780,778,327852,57,782,758,86,196855,783,0,262394,782,784,783,131320,784,458991,55,785,299,91,86,
758,131321,783,131320,783,262368,93,93,195,131321,759,131320,759,131321,756,131320,764,262205,55,786,185,327856,57,
787,786,198,196855,788,0,262394,787,789,788,131320,789,327852,57,790,520,86,262312,57,791,528,327847,57,792,790,791,
196855,793,0,262394,792,794,793,131320,794,327808,55,795,760,535,196670,359,520,262205,55,796,261,196670,360,796,
196670,361,795,458809,53,797,626,359,360,361,131321,793,131320,793,327808,55,798,520,91,327850,57,799,798,390,196855,
800,0,262394,799,801,800,131320,801,262201,55,802,803,262205,55,804,185,327808,55,805,802,804,262201,55,806,431,
262205,55,807,185,327808,55,808,806,807,393281,88,809,12,84,808,262205,55,810,809,327808,55,811,810,760,327808,55,812,
811,535,393281,88,813,12,84,805,196670,813,812,131321,800,131320,800,262205,55,814,185,327745,194,815,293,814,262205,
55,816,815,327808,55,817,816,760,196670,815,817,131321,788,131320,788,131321,740,131320,740,458997,55,538,537,698,757,
788,458997,55,533,532,698,760,788,262368,93,93,195,131321,818,131320,818,458997,57,819,256,740,820,821,458997,55,822,
86,740,823,821,262390,824,821,0,131321,825,131320,825,196855,826,0,262394,450,827,828,131320,827,196670,362,256,
196670,363,822,196670,364,523,196670,365,454,196670,366,465,196670,367,530,655417,57,829,830,362,363,364,365,366,367,
131321,826,131320,828,196670,368,188,196670,369,822,196670,370,523,196670,371,454,196670,372,465,196670,373,530,
655417,57,831,830,368,369,370,371,372,373,131321,826,131320,826,458997,57,832,829,827,831,828,327846,57,820,819,832,
262312,57,833,310,196855,834,0,262394,833,835,834,131320,835,327808,55,836,822,134,327850,57,837,836,278,131321,834,
131320,834,458997,55,823,822,826,836,835,458997,57,838,310,826,837,835,196855,839,0,262394,838,824,839,131320,824,
262312,57,840,486,327846,57,841,536,840,196855,842,0,262394,841,843,842,131320,839,262368,93,93,195,196670,374,823,
327737,53,844,739,374,262368,93,93,195,131321,821,131320,821,131321,818,131320,843,131321,539,131320,842,196855,845,0,
262394,820,846,845,131320,846,196670,300,91,131321,845,131320,845,262368,93,93,195,262205,55,847,300,327850,57,848,
847,86,196855,849,0,262394,848,850,849,131320,850,131321,539,131320,849,196833,91,311,262205,55,851,185,131321,852,
131320,852,458997,55,853,851,849,854,855,327856,57,856,853,234,262390,857,855,0,262394,856,855,857,131320,855,327745,
194,858,239,853,196670,858,86,327808,55,854,853,49,131321,852,131320,857,262368,93,93,195,131321,531,131320,531,
131321,529,131320,539,327847,57,859,313,528,262205,55,860,185,327856,57,861,860,198,327847,57,862,859,861,196855,863,
0,262394,862,864,863,131320,864,327808,55,865,533,535,196670,375,520,262205,55,866,261,196670,376,866,196670,377,865,
458809,53,867,626,375,376,377,131321,863,131320,863,131321,378,131320,378,65789,65592,327734,55,381,0,56,131320,868,
327745,85,869,82,84,262205,55,870,869,327851,57,871,870,86,196855,872,0,262394,871,873,874,131320,873,131321,872,
131320,874,393281,88,875,12,84,84,262205,55,876,875,131321,872,131320,872,458997,55,877,870,873,876,874,131326,877,
65592,327734,55,397,0,56,131320,878,327745,92,879,3,91,262205,55,880,879,327745,92,881,4,86,262205,55,882,881,327812,
55,883,880,882,327745,92,884,3,86,262205,55,885,884,327808,55,886,883,885,131326,886,65592,327734,58,887,0,59,196663,
57,888,196663,55,889,131320,890,196855,891,0,196859,86,892,131320,892,196855,893,0,262394,94,894,893,131320,894,
196855,895,0,262394,888,896,897,131320,896,327745,85,898,82,96,262205,55,899,898,327808,55,900,899,889,393281,97,901,
16,84,900,262205,58,902,901,131321,895,131320,897,393281,97,903,19,84,889,262205,58,904,903,131321,895,131320,895,
458997,58,905,902,896,904,897,131321,891,131320,893,196855,906,0,262394,888,907,906,131320,907,327745,85,908,82,96,
262205,55,909,908,327808,55,910,909,889,393281,88,911,22,84,910,262205,55,912,911,327760,58,913,912,86,131321,891,
131320,906,196855,914,0,262394,101,915,914,131320,915,393281,88,916,26,84,889,262205,55,917,916,327760,58,918,917,86,
131321,891,131320,914,327876,55,919,91,105,327810,55,920,919,91,327879,55,921,889,920,327812,55,922,921,23,327874,55,
923,889,105,393281,88,924,26,84,923,262205,55,925,924,262268,83,926,922,393419,55,927,925,926,106,327760,58,928,927,
86,131321,891,131320,891,721141,58,929,905,895,913,907,918,915,928,914,131326,929,65592,327734,53,930,0,60,196663,57,
931,196663,55,932,196663,58,933,131320,934,196855,935,0,196859,86,936,131320,936,262312,57,937,931,327847,57,938,937,
107,196855,939,0,262394,938,940,939,131320,940,196855,941,0,262394,108,942,943,131320,942,327761,55,944,933,0,262257,
109,945,944,393281,111,946,29,84,932,196670,946,945,131321,941,131320,943,327761,55,947,933,0,262257,112,948,947,
393281,114,949,32,84,932,196670,949,948,131321,941,131320,941,131321,935,131320,939,196855,950,0,262394,115,951,952,
131320,951,196855,953,0,262394,931,954,955,131320,954,327745,85,956,82,96,262205,55,957,956,327808,55,958,957,932,
393281,97,959,16,84,958,196670,959,933,131321,953,131320,955,393281,97,960,19,84,932,196670,960,933,131321,953,131320,
953,131321,950,131320,952,196855,961,0,262394,931,962,963,131320,962,327745,85,964,82,96,262205,55,965,964,327808,55,
966,965,932,327761,55,967,933,0,393281,88,968,22,84,966,196670,968,967,131321,961,131320,963,327761,55,969,933,0,
393281,88,970,26,84,932,196670,970,969,131321,961,131320,961,131321,950,131320,950,131321,935,131320,935,65789,65592,
327734,58,971,0,59,196663,57,972,196663,55,973,131320,974,196855,975,0,196859,86,976,131320,976,196855,977,0,262394,
116,978,977,131320,978,196855,979,0,262394,972,980,981,131320,980,327745,85,982,82,117,262205,55,983,982,327808,55,
984,983,973,393281,97,985,16,84,984,262205,58,986,985,131321,979,131320,981,393281,97,987,36,84,973,262205,58,988,987,
131321,979,131320,979,458997,58,989,986,980,988,981,131321,975,131320,977,196855,990,0,262394,972,991,992,131320,991,
327745,85,993,82,117,262205,55,994,993,327808,55,995,994,973,393281,88,996,22,84,995,262205,55,997,996,131321,990,
131320,992,393281,88,998,39,84,973,262205,55,999,998,131321,990,131320,990,458997,55,1000,997,991,999,992,327760,58,
1001,1000,86,131321,975,131320,975,458997,58,1002,989,979,1001,990,131326,1002,65592,327734,53,1003,0,60,196663,57,
1004,196663,55,1005,196663,58,1006,131320,1007,196855,1008,0,262394,120,1009,1010,131320,1009,196855,1011,0,262394,
1004,1012,1013,131320,1012,327745,85,1014,82,117,262205,55,1015,1014,327808,55,1016,1015,1005,393281,97,1017,16,84,
1016,196670,1017,1006,131321,1011,131320,1013,393281,97,1018,36,84,1005,196670,1018,1006,131321,1011,131320,1011,
131321,1008,131320,1010,196855,1019,0,262394,1004,1020,1021,131320,1020,327745,85,1022,82,117,262205,55,1023,1022,
327808,55,1024,1023,1005,327761,55,1025,1006,0,393281,88,1026,22,84,1024,196670,1026,1025,131321,1019,131320,1021,
327761,55,1027,1006,0,393281,88,1028,39,84,1005,196670,1028,1027,131321,1019,131320,1019,131321,1008,131320,1008,
65789,65592,327734,58,1029,0,61,196663,58,1030,131320,1031,196855,1032,0,262394,121,1033,1034,131320,1033,196855,1035,
0,262394,122,1036,1035,131320,1036,327761,55,1037,1030,1,327878,55,1038,1037,126,393298,58,1039,1038,1030,1,131321,
1035,131320,1035,458997,58,1040,1030,1033,1039,1036,196855,1041,0,262394,127,1042,1041,131320,1042,327761,55,1043,
1040,1,262268,83,1044,1043,327875,83,1045,1044,128,262268,55,1046,1045,327877,55,1047,1046,126,327760,58,1048,1046,
1047,327878,58,1049,1040,1048,131321,1041,131320,1041,458997,58,1050,1040,1035,1049,1042,196855,1051,0,262394,129,
1052,1051,131320,1052,262344,58,1053,1050,131321,1051,131320,1051,458997,58,1054,1050,1041,1053,1052,131321,1032,
131320,1034,196855,1055,0,262394,130,1056,1055,131320,1056,327761,55,1057,1030,0,327878,55,1058,1057,126,393298,58,
1059,1058,1030,0,131321,1055,131320,1055,458997,58,1060,1030,1034,1059,1056,196855,1061,0,262394,131,1062,1061,131320,
1062,327761,55,1063,1060,0,262268,83,1064,1063,393418,83,1065,1064,133,134,262268,55,1066,1065,327877,55,1067,1066,
126,327879,55,1068,1067,140,327878,55,1069,1063,1068,393298,58,1070,1069,1060,0,131321,1061,131320,1061,458997,58,
1071,1060,1055,1070,1062,196855,1072,0,262394,141,1073,1072,131320,1073,327761,55,1074,1071,0,327878,55,1075,1074,140,
393298,58,1076,1075,1071,0,131321,1072,131320,1072,458997,58,1077,1071,1061,1076,1073,131321,1032,131320,1032,458997,
58,1078,1054,1051,1077,1072,131326,1078,65592,327734,58,1079,0,61,196663,58,1080,131320,1081,196855,1082,0,262394,142,
1083,1084,131320,1083,196855,1085,0,262394,143,1086,1085,131320,1086,262344,58,1087,1080,131321,1085,131320,1085,
458997,58,1088,1080,1083,1087,1086,196855,1089,0,262394,144,1090,1089,131320,1090,327761,55,1091,1088,1,327878,55,
1092,1091,126,393298,58,1093,1092,1088,1,131321,1089,131320,1089,458997,58,1094,1088,1085,1093,1090,196855,1095,0,
262394,145,1096,1095,131320,1096,327761,55,1097,1094,1,262268,83,1098,1097,327875,83,1099,1098,128,262268,55,1100,
1099,262344,55,1101,1100,327877,55,1102,1101,126,327760,58,1103,1101,1102,327878,58,1104,1094,1103,131321,1095,131320,
1095,458997,58,1105,1094,1089,1104,1096,131321,1082,131320,1084,196855,1106,0,262394,146,1107,1106,131320,1107,327761,
55,1108,1080,0,327878,55,1109,1108,140,393298,58,1110,1109,1080,0,131321,1106,131320,1106,458997,58,1111,1080,1084,
1110,1107,196855,1112,0,262394,147,1113,1112,131320,1113,327761,55,1114,1111,0,327878,55,1115,1114,126,393298,58,1116,
1115,1111,0,131321,1112,131320,1112,458997,58,1117,1111,1106,1116,1113,196855,1118,0,262394,148,1119,1118,131320,1119,
327761,55,1120,1117,0,262268,83,1121,1120,393418,83,1122,1121,150,134,262268,55,1123,1122,262344,55,1124,1123,327877,
55,1125,1124,126,327879,55,1126,1125,140,327878,55,1127,1120,1126,393298,58,1128,1127,1117,0,131321,1118,131320,1118,
458997,58,1129,1117,1112,1128,1119,131321,1082,131320,1082,458997,58,1130,1105,1095,1129,1118,131326,1130,65592,
327734,55,1131,0,62,196663,58,1132,196663,55,1133,196663,55,1134,131320,1135,196855,1136,0,196859,86,1137,131320,1137,
196855,1138,0,262394,151,1139,1138,131320,1139,327761,55,1140,1132,0,262268,83,1141,1133,262268,83,1142,1134,393419,
55,1143,1140,1141,1142,131321,1136,131320,1138,327761,55,1144,1132,1,327879,55,1145,1133,124,327874,55,1146,1144,1145,
327854,57,1147,1133,100,196855,1148,0,262394,1147,1149,1150,131320,1149,131321,1148,131320,1150,327761,55,1151,1132,0,
327874,55,1152,1151,1133,327850,57,1153,1133,86,196855,1154,0,262394,1153,1155,1156,131320,1155,131321,1154,131320,
1156,327810,55,1157,100,1133,327876,55,1158,1144,1157,131321,1154,131320,1154,458997,55,1159,86,1155,1158,1156,327877,
55,1160,1152,1159,131321,1148,131320,1148,458997,55,1161,1146,1149,1160,1154,327876,55,1162,91,1134,327810,55,1163,
1162,91,327879,55,1164,1161,1163,131321,1136,131320,1136,458997,55,1165,1143,1139,1164,1148,131326,1165,65592,327734,
55,472,0,63,196663,55,1166,131320,1167,327745,85,1168,82,152,262205,55,1169,1168,327812,55,1170,1166,43,327808,55,
1171,1169,1170,131326,1171,65592,327734,55,474,0,63,196663,55,1172,131320,1173,327745,85,1174,82,153,262205,55,1175,
1174,327812,55,1176,1172,43,327810,55,1177,1175,1176,458764,55,1178,1,38,43,1177,131326,1178,65592,327734,57,1179,0,
64,196663,58,1180,196663,58,1181,131320,1182,196855,1183,0,196859,86,1184,131320,1184,196855,1185,0,262394,154,1186,
1185,131320,1186,327761,55,1187,1180,1,327761,55,1188,1181,1,327856,57,1189,1187,1188,262312,57,1190,1189,196855,1191,
0,262394,1190,1192,1191,131320,1192,327850,57,1193,1187,1188,196855,1194,0,262394,1193,1195,1194,131320,1195,327761,
55,1196,1180,0,327761,55,1197,1181,0,327856,57,1198,1196,1197,131321,1194,131320,1194,458997,57,1199,1193,1192,1198,
1195,131321,1191,131320,1191,458997,57,1200,1189,1186,1199,1194,131321,1183,131320,1185,327761,55,1201,1180,0,327761,
55,1202,1181,0,327856,57,1203,1201,1202,131321,1183,131320,1183,458997,57,1204,1200,1191,1203,1185,131326,1204,65592,
327734,58,552,0,66,196663,65,1205,131320,1206,262205,55,1207,1205,327745,158,1208,157,1207,262205,55,1209,1208,196855,
1210,0,262394,159,1211,1212,131320,1211,262205,55,1213,1205,393385,55,1214,165,1213,86,327745,158,1215,164,1214,
262205,55,1216,1215,131321,1210,131320,1212,131321,1210,131320,1210,458997,55,1217,1216,1211,86,1212,327760,58,1218,
1209,1217,131326,1218,65592,327734,53,1219,0,68,196663,65,1220,196663,67,1221,131320,1222,262205,55,1223,1220,327745,
65,1224,1221,86,262205,55,1225,1224,327745,158,1226,157,1223,196670,1226,1225,196855,1227,0,262394,166,1228,1227,
131320,1228,262205,55,1229,1220,393385,55,1230,167,1229,86,327745,65,1231,1221,91,262205,55,1232,1231,327745,158,1233,
164,1230,196670,1233,1232,131321,1227,131320,1227,65789,65592,327734,55,1234,0,69,196663,65,1235,131320,1236,196855,
1237,0,262394,169,1238,1239,131320,1238,262205,55,1240,1235,327874,55,1241,1240,134,327745,158,1242,175,1241,262205,
55,1243,1242,262205,55,1244,1235,327879,55,1245,1244,91,327812,55,1246,103,1245,327874,55,1247,1243,1246,327879,55,
1248,1247,176,131321,1237,131320,1239,262205,55,1249,1235,327745,158,1250,175,1249,262205,55,1251,1250,131321,1237,
131320,1237,458997,55,1252,1248,1238,1251,1239,131326,1252,65592,327734,53,581,0,70,196663,65,1253,196663,65,1254,
131320,1255,196855,1256,0,262394,177,1257,1258,131320,1257,262205,55,1259,1253,262205,55,1260,1254,327745,158,1261,
175,1259,196670,1261,1260,131321,1256,131320,1258,262205,55,1262,1253,327879,55,1263,1262,91,327850,57,1264,1263,86,
196855,1265,0,262394,1264,1266,1267,131320,1266,262205,55,1268,1253,327874,55,1269,1268,134,262205,55,1270,1254,
327745,158,1271,175,1269,196670,1271,1270,131321,1265,131320,1267,262205,55,1272,1253,327874,55,1273,1272,134,262205,
55,1274,1254,327876,55,1275,1274,178,327745,158,1276,175,1273,262205,55,1277,1276,327877,55,1278,1277,1275,196670,
1276,1278,131321,1265,131320,1265,131321,1256,131320,1256,65789,65592,327734,55,554,0,71,196663,67,1279,131320,1280,
262205,58,1281,1279,262205,55,1282,179,262205,55,1283,180,458809,55,1284,1131,1281,1282,1283,131326,1284,65592,327734,
55,1285,0,69,196663,65,1286,131320,1287,262205,55,1288,181,262205,55,1289,1286,262205,55,1290,182,327812,55,1291,1289,
1290,327808,55,1292,1288,1291,262205,55,1293,183,327808,55,1294,1292,1293,131326,1294,65592,327734,53,409,0,54,131320,
1295,262205,55,1296,5,196670,184,1296,262205,55,46,6,196670,183,46,196670,182,47,262205,55,1297,184,327812,55,1298,
1297,47,262205,55,1299,183,327808,55,1300,1298,1299,196670,185,1300,196855,1301,0,262394,186,1302,1301,131320,1302,
328019,187,1303,189,188,393558,55,1304,189,2,1303,196670,183,1304,393558,55,1305,189,0,1303,196670,182,1305,262205,55,
1306,183,327850,57,1307,1306,86,196855,1308,0,262394,1307,1309,1308,131320,1309,262205,55,1310,184,262205,55,1311,182,
327745,194,1312,193,1310,196670,1312,1311,131321,1308,131320,1308,262368,93,93,195,262205,55,1313,183,196670,185,1313,
131321,1314,131320,1314,458997,55,1315,86,1308,1316,1317,262205,55,1318,184,327856,57,1319,1315,1318,262390,1320,1317,
0,262394,1319,1317,1320,131320,1317,327745,194,1321,193,1315,262205,55,1322,1321,262205,55,1323,185,327808,55,1324,
1323,1322,196670,185,1324,327808,55,1316,1315,134,131321,1314,131320,1320,262368,93,93,195,131321,1301,131320,1301,
262205,55,1325,185,262205,55,1326,183,327810,55,1327,1325,1326,327812,55,1328,1327,44,196670,181,1328,65789,65592,
327734,55,431,0,56,131320,1329,393281,85,1330,82,196,134,262205,55,1331,1330,327850,57,1332,1331,86,196855,1333,0,
262394,1332,1334,1335,131320,1334,327745,85,1336,82,134,262205,55,1337,1336,327812,55,1338,1337,198,327808,55,1339,
197,1338,131321,1333,131320,1335,327745,85,1340,82,199,262205,55,1341,1340,327879,55,1342,1331,91,327812,55,1343,1342,
198,327808,55,1344,1341,1343,131321,1333,131320,1333,458997,55,1345,1339,1334,1344,1335,131326,1345,65592,327734,55,
803,0,56,131320,1346,327745,85,1347,82,199,262205,55,1348,1347,393281,85,1349,82,196,134,262205,55,1350,1349,262344,
55,1351,1350,327879,55,1352,1351,91,327812,55,1353,1352,198,327808,55,1354,1348,1353,131326,1354,65592,327734,55,1355,
0,69,196663,65,1356,131320,1357,327745,85,1358,82,199,262205,55,1359,1358,262205,55,1360,1356,327808,55,1361,93,1360,
327812,55,1362,1361,198,327808,55,1363,1359,1362,131326,1363,65592,327734,55,1364,0,69,196663,65,1365,131320,1366,
262205,55,1367,1365,393281,88,1368,12,84,1367,393443,55,1369,1368,134,200,131326,1369,65592,327734,53,626,0,72,196663,
65,1370,196663,65,1371,196663,65,1372,131320,1373,262203,65,1374,7,262205,55,1375,1370,196670,1374,1375,327737,55,
1376,1355,1374,262205,55,1377,185,327808,55,1378,1376,1377,393281,88,1379,12,84,1378,262205,55,1380,1371,327876,55,
1381,1380,201,262205,55,1382,1372,327877,55,1383,1381,1382,327908,1379,134,200,1383,65789,65592,327734,57,527,0,73,
196663,65,1384,131320,1385,196855,1386,0,196859,86,1387,131320,1387,262205,55,1388,1384,327812,55,1389,1388,202,
327745,85,1390,82,134,262205,55,1391,1390,327812,55,1392,1391,203,327878,55,1393,1389,1392,327874,55,1394,1393,204,
327878,55,1395,1393,1394,196855,1396,0,262394,208,1397,1396,131320,1397,262205,55,1398,1384,327850,57,1399,1398,86,
131321,1386,131320,1396,196855,1400,0,262394,209,1401,1400,131320,1401,327879,55,1402,1395,91,327851,57,1403,1402,86,
131321,1386,131320,1400,327879,55,1404,1395,206,327850,57,1405,1404,189,131321,1386,131320,1386,590069,57,1406,1399,
1397,1403,1401,1405,1400,131326,1406,65592,327734,53,1407,0,54,131320,1408,262368,189,189,195,65789,65592,327734,55,
572,0,56,131320,1409,196855,1410,0,262394,211,1411,1412,131320,1411,262205,55,1413,184,327874,55,1414,1413,134,131321,
1410,131320,1412,262205,55,1415,184,131321,1410,131320,1410,458997,55,1416,1414,1411,1415,1412,327812,55,1417,1416,
198,131326,1417,65592,327734,55,563,0,56,131320,1418,196855,1419,0,262394,211,1420,1421,131320,1420,262205,55,1422,
184,327879,55,1423,1422,91,327876,55,1424,1423,153,131321,1419,131320,1421,131321,1419,131320,1419,458997,55,1425,
1424,1420,86,1421,131326,1425,65592,327734,55,579,0,69,196663,65,1426,131320,1427,196855,1428,0,262394,211,1429,1430,
131320,1429,262205,55,1431,1426,262201,55,1432,563,262268,83,1433,1432,393419,55,1434,1431,1433,178,131321,1428,
131320,1430,262205,55,1435,1426,131321,1428,131320,1428,458997,55,1436,1434,1429,1435,1430,131326,1436,65592,327734,
55,591,0,69,196663,65,1437,131320,1438,262203,65,1439,7,196855,1440,0,262394,214,1441,1442,131320,1441,131321,1443,
131320,1443,458997,55,1444,216,1441,1445,1446,458997,55,1447,86,1441,1448,1446,327856,57,1449,1447,43,262390,1450,
1446,1,262394,1449,1451,1450,131320,1451,262205,55,1452,1437,327876,55,1453,91,1447,327879,55,1454,1452,1453,327851,
57,1455,1454,86,328019,187,1456,189,1455,327761,55,1457,1456,0,196855,1458,0,262394,1455,1459,1460,131320,1459,131321,
1458,131320,1460,262344,55,1461,1457,131321,1458,131320,1458,458997,55,1462,1457,1459,1461,1460,327879,55,1445,1444,
1462,131321,1446,131320,1446,327808,55,1448,1447,134,131321,1443,131320,1450,327745,92,1463,7,86,262205,55,1464,1463,
327879,55,1465,1444,1464,262349,83,1466,1465,262268,55,1467,1466,262349,83,1468,1444,262268,55,1469,1468,131321,1440,
131320,1442,328019,187,1470,189,188,131321,1471,131320,1471,458997,187,1472,1470,1442,1473,1474,458997,55,1475,86,
1442,1476,1474,327856,57,1477,1475,43,262390,1478,1474,1,262394,1477,1474,1478,131320,1474,262205,55,1479,1437,327874,
55,1480,1479,1475,327879,55,1481,1480,91,327851,57,1482,1481,86,328019,187,1483,189,1482,262205,55,1484,1437,327874,
55,1485,1484,1475,327879,55,1486,1485,91,327810,55,1487,1486,91,458832,187,1488,1487,1487,1487,1487,327878,187,1489,
1483,1488,327879,187,1473,1472,1489,327808,55,1476,1475,134,131321,1471,131320,1478,393558,55,1490,189,2,1472,393558,
55,1491,189,0,1472,131321,1440,131320,1440,458997,55,1492,1469,1450,1491,1478,458997,55,1493,1467,1450,1490,1478,
262201,55,1494,572,262205,55,1495,1437,327808,55,1496,1494,1495,327745,194,1497,239,1496,262205,55,1498,1497,196670,
1439,1498,327737,55,1499,579,1439,262201,53,1500,1407,327808,55,1501,1493,91,327850,57,1502,1501,1492,196855,1503,0,
262394,1502,1504,1503,131320,1504,196855,1505,0,262394,211,1506,1507,131320,1506,262201,55,1508,563,327876,55,1509,
1492,1508,458986,55,1510,1497,91,86,1509,131321,1505,131320,1507,327808,55,1511,1499,1492,196670,1497,1511,131321,
1505,131320,1505,131321,1503,131320,1503,262201,53,1512,1407,327808,55,1513,1499,1493,131326,1513,65592,327734,57,556,
0,73,196663,65,1514,131320,1515,262205,55,1516,1514,262205,55,1517,1514,328018,55,1518,189,1517,327850,57,1519,1516,
1518,328019,187,1520,189,1519,393558,55,1521,189,0,1520,327812,55,1522,1521,240,262205,55,1523,182,327808,55,1524,
1523,240,327852,57,1525,1522,1524,131326,1525,65592,327734,55,748,0,74,196663,65,1526,196663,65,1527,196663,65,1528,
131320,1529,262203,65,1530,7,262203,251,1531,7,262203,65,1532,7,262203,65,1533,7,262203,65,1534,7,262205,55,1535,241,
327876,55,1536,1535,201,131321,1537,131320,1537,458997,55,1538,86,1529,1539,1540,262390,1541,1540,0,131321,1542,
131320,1542,262205,55,1543,1527,327852,57,1544,1543,86,196855,1545,0,262394,1544,1546,1545,131320,1546,393281,85,1547,
82,196,242,262205,55,1548,1547,327856,57,1549,1538,1548,131321,1545,131320,1545,458997,57,1550,1544,1542,1549,1546,
262394,1550,1551,1541,131320,1551,262205,55,1552,1527,327854,57,1553,1552,249,196855,1554,0,262394,1553,1555,1556,
131320,1555,262205,55,1557,1527,327810,55,1558,1557,249,196670,1530,1558,327737,55,1559,1355,1530,262205,55,1560,1526,
327808,55,1561,1559,1560,131321,1562,131320,1562,458997,55,1563,86,1555,1564,1565,327856,57,1566,1563,249,262390,1567,
1565,1,262394,1566,1565,1567,131320,1565,327810,55,1568,252,1563,327812,55,1569,1568,198,327808,55,1570,1561,1569,
196670,1532,1570,327737,55,1571,1364,1532,327810,55,1572,1571,1536,327745,65,1573,1531,1563,196670,1573,1572,327808,
55,1564,1563,134,131321,1562,131320,1567,131321,1574,131320,1574,458997,55,1575,86,1567,1576,1577,458997,55,1578,86,
1567,1579,1577,458997,55,1580,86,1567,1581,1577,327856,57,1582,1580,249,262390,1583,1577,1,262394,1582,1577,1583,
131320,1577,327745,65,1584,1531,1580,262205,55,1585,1584,327808,55,1576,1575,1585,262205,55,1586,1584,327877,55,1579,
1578,1586,327808,55,1581,1580,134,131321,1574,131320,1583,327856,57,1587,1578,253,196855,1588,0,262394,1587,1589,1588,
131320,1589,262205,55,1590,1528,327808,55,1591,1590,1575,196670,1528,1591,262205,55,1592,1527,327810,55,1593,1592,249,
196670,1527,1593,131321,1540,131320,1588,131321,1554,131320,1556,131321,1594,131320,1594,458997,55,1595,86,1556,1596,
1597,327856,57,1598,1595,249,262390,1599,1597,1,262394,1598,1597,1599,131320,1597,262205,55,1600,1527,327808,55,1601,
1595,91,458764,55,1602,1,41,1600,1601,327810,55,1603,1602,1595,327810,55,1604,1603,91,196670,1533,1604,327737,55,1605,
1355,1533,262205,55,1606,1526,327808,55,1607,1605,1606,196670,1534,1607,327737,55,1608,1364,1534,327810,55,1609,1608,
1536,327745,65,1610,1531,1595,196670,1610,1609,327808,55,1596,1595,134,131321,1594,131320,1599,131321,1554,131320,
1554,131321,1611,131320,1611,458997,57,1612,188,1554,1613,1614,458997,55,1615,86,1554,1616,1614,458997,55,1617,1538,
1554,1618,1614,327856,57,1619,1615,249,262390,1620,1614,1,262394,1619,1621,1620,131320,1621,196855,1622,0,262394,1612,
1623,1622,131320,1623,327745,65,1624,1531,1615,262205,55,1625,1624,327856,57,1626,1625,254,131321,1622,131320,1622,
458997,57,1627,1612,1621,1626,1623,196855,1628,0,262394,1627,1629,1630,131320,1629,327745,65,1631,1531,1615,262205,55,
1632,1631,327856,57,1633,1632,253,262205,55,1634,1527,327852,57,1635,1634,91,327847,57,1636,1633,1635,262205,55,1637,
1631,327879,55,1638,1637,255,262205,55,1639,1528,327808,55,1640,1639,1638,196670,1528,1640,262205,55,1641,1631,327856,
57,1642,1641,253,196855,1643,0,262394,1642,1644,1645,131320,1644,262205,55,1646,1527,327810,55,1647,1646,91,131321,
1643,131320,1645,131321,1643,131320,1643,458997,55,1648,1647,1644,86,1645,196670,1527,1648,131321,1628,131320,1630,
131321,1628,131320,1628,458997,57,1613,1636,1643,256,1630,458997,55,1618,86,1643,1617,1630,131321,1614,131320,1614,
327808,55,1616,1615,134,131321,1611,131320,1620,131321,1540,131320,1540,458997,55,1649,86,1589,1617,1620,327808,55,
1539,1649,134,131321,1537,131320,1541,262205,55,1650,1527,131326,1650,65592,327734,53,775,0,76,196663,65,1651,196663,
65,1652,196663,75,1653,196663,75,1654,131320,1655,262203,67,1656,7,262203,65,1657,7,262203,65,1658,7,262205,55,1659,
185,131321,1660,131320,1660,458997,55,1661,1659,1655,1662,1663,327856,57,1664,1661,198,262390,1665,1663,0,262394,1664,
1663,1665,131320,1663,327745,194,1666,259,1661,196670,1666,86,327808,55,1662,1661,49,131321,1660,131320,1665,262368,
93,93,195,262205,55,1667,185,131321,1668,131320,1668,458997,55,1669,1667,1665,1670,1671,327856,57,1672,1669,260,
262390,1673,1671,0,262394,1672,1674,1673,131320,1674,262205,57,1675,1653,262205,55,1676,1652,327808,55,1677,1676,1669,
393273,58,1678,887,1675,1677,262205,57,1679,1654,196855,1680,0,262394,1679,1681,1682,131320,1681,327737,58,1683,1029,
1678,131321,1680,131320,1682,131321,1680,131320,1680,458997,58,1684,1683,1681,1678,1682,196670,1656,1684,327737,55,
1685,554,1656,327745,194,1686,259,1685,458986,55,1687,1686,91,86,91,131321,1671,131320,1671,327808,55,1670,1669,49,
131321,1668,131320,1673,262368,93,93,195,262205,55,1688,185,327856,57,1689,1688,198,196855,1690,0,262394,1689,1691,
1690,131320,1691,262205,55,1692,1651,196670,1657,1692,327737,55,1693,1355,1657,262205,55,1694,185,327808,55,1695,1693,
1694,196670,1658,1695,327737,55,1696,1364,1658,327874,55,1697,1696,201,262205,55,1698,241,327851,57,1699,1697,1698,
262205,55,1700,261,327851,57,1701,1697,1700,327847,57,1702,1699,1701,196855,1703,0,262394,1702,1704,1703,131320,1704,
393281,88,1705,12,84,1695,262205,55,1706,241,327876,55,1707,1706,201,262205,55,1708,185,327745,194,1709,259,1708,
262205,55,1710,1709,327877,55,1711,1707,1710,590054,55,1712,1705,91,86,86,1711,1696,131321,1703,131320,1703,131321,
1690,131320,1690,262205,55,1713,185,327850,57,1714,1713,86,196855,1715,0,262394,1714,1716,1715,131320,1716,393281,88,
1717,12,84,262,458986,55,1718,1717,91,86,91,131321,1715,131320,1715,65789,65592,327734,53,542,0,77,196663,75,1719,
196663,75,1720,196663,65,1721,196663,65,1722,131320,1723,262203,65,1724,7,262203,65,1725,7,262203,67,1726,7,262203,65,
1727,7,262203,65,1728,7,262203,67,1729,7,262203,65,1730,7,262203,65,1731,7,262203,67,1732,7,262203,65,1733,7,262203,
65,1734,7,262203,65,1735,7,262203,67,1736,7,262205,55,1737,1722,327850,57,1738,1737,260,196855,1739,0,262394,1738,
1740,1741,131320,1740,262205,57,1742,1719,196855,1743,0,262394,1742,1744,1745,131320,1744,131321,1746,131320,1746,
458997,55,1747,86,1744,1748,1749,327856,57,1750,1747,44,262390,1751,1749,1,262394,1750,1749,1751,131320,1749,262205,
55,1752,1721,196670,1724,1747,327737,55,1753,1285,1724,327808,55,1754,1752,1753,393273,58,1755,887,188,1754,196670,
1725,1747,196670,1726,1755,393273,53,1756,1219,1725,1726,327808,55,1748,1747,134,131321,1746,131320,1751,131321,1743,
131320,1745,131321,1757,131320,1757,458997,55,1758,86,1745,1759,1760,327856,57,1761,1758,44,262390,1762,1760,1,262394,
1761,1760,1762,131320,1760,262205,55,1763,1721,196670,1727,1758,327737,55,1764,1285,1727,327808,55,1765,1763,1764,
393273,58,1766,887,256,1765,196670,1728,1758,196670,1729,1766,393273,53,1767,1219,1728,1729,327808,55,1759,1758,134,
131321,1757,131320,1762,131321,1743,131320,1743,262205,57,1768,1720,196855,1769,0,262394,1768,1770,1769,131320,1770,
131321,1771,131320,1771,458997,55,1772,86,1770,1773,1774,327856,57,1775,1772,44,262390,1776,1774,1,262394,1775,1774,
1776,131320,1774,196670,1730,1772,327737,58,1777,552,1730,327737,58,1778,1029,1777,196670,1731,1772,196670,1732,1778,
393273,53,1779,1219,1731,1732,327808,55,1773,1772,134,131321,1771,131320,1776,131321,1769,131320,1769,131321,1739,
131320,1741,131321,1780,131320,1780,458997,55,1781,86,1741,1782,1783,327856,57,1784,1781,44,262390,1785,1783,1,262394,
1784,1786,1785,131320,1786,196670,1733,1781,327737,55,1787,1285,1733,262205,55,1788,1722,327856,57,1789,1787,1788,
196855,1790,0,262394,1789,1791,1790,131320,1791,262205,57,1792,1719,262205,55,1793,1721,196670,1734,1781,327737,55,
1794,1285,1734,327808,55,1795,1793,1794,393273,58,1796,887,1792,1795,262205,57,1797,1720,196855,1798,0,262394,1797,
1799,1798,131320,1799,327737,58,1800,1029,1796,131321,1798,131320,1798,458997,58,1801,1796,1791,1800,1799,131321,1790,
131320,1790,458997,58,1802,263,1786,1801,1798,196670,1735,1781,196670,1736,1802,393273,53,1803,1219,1735,1736,131321,
1783,131320,1783,327808,55,1782,1781,134,131321,1780,131320,1785,131321,1739,131320,1739,65789,65592,327734,53,546,0,
77,196663,75,1804,196663,75,1805,196663,65,1806,196663,65,1807,131320,1808,262203,65,1809,7,262203,65,1810,7,131321,
1811,131320,1811,458997,55,1812,86,1808,1813,1814,327856,57,1815,1812,44,262390,1816,1814,1,262394,1815,1817,1816,
131320,1817,262205,55,1818,1806,196670,1809,1812,327737,55,1819,1285,1809,327808,55,1820,1818,1819,327760,58,1821,
1820,86,262205,57,1822,1805,262312,57,1823,1822,196855,1824,0,262394,1823,1825,1824,131320,1825,196670,1810,1812,
327737,55,1826,1285,1810,262205,55,1827,1807,327856,57,1828,1826,1827,131321,1824,131320,1824,458997,57,1829,1823,
1817,1828,1825,196855,1830,0,262394,1829,1831,1830,131320,1831,262205,57,1832,1804,393273,58,1833,971,1832,1820,
131321,1830,131320,1830,458997,58,1834,1821,1824,1833,1831,393385,55,1835,264,1812,86,327761,55,1836,1834,0,327745,
158,1837,268,1835,196670,1837,1836,196855,1838,0,262394,269,1839,1838,131320,1839,393385,55,1840,275,1812,86,327761,
55,1841,1834,1,327745,158,1842,274,1840,196670,1842,1841,131321,1838,131320,1838,131321,1814,131320,1814,327808,55,
1813,1812,134,131321,1811,131320,1816,65789,65592,327734,53,739,0,78,196663,65,1843,131320,1844,262203,65,1845,7,
262203,65,1846,7,262203,65,1847,7,131321,1848,131320,1848,458997,55,1849,86,1844,1850,1851,327856,57,1852,1849,44,
262390,1853,1851,1,262394,1852,1854,1853,131320,1854,196670,1845,1849,327737,55,1855,1234,1845,262205,55,1856,1843,
327812,55,1857,1856,226,327810,55,1858,1855,1857,327858,57,1859,1858,226,327846,57,1860,279,1859,196855,1861,0,262394,
1860,1862,1861,131320,1862,196670,1846,1849,327737,58,1863,552,1846,327761,55,1864,1863,0,327745,194,1865,239,1858,
196670,1865,1864,196855,1866,0,262394,280,1867,1866,131320,1867,327808,55,1868,227,1858,196670,1847,1849,327737,58,
1869,552,1847,327761,55,1870,1869,1,327745,194,1871,239,1868,196670,1871,1870,131321,1866,131320,1866,196855,1872,0,
262394,264,1873,1872,131320,1873,327808,55,1874,228,1858,393385,55,1875,264,1849,86,327745,158,1876,268,1875,262205,
55,1877,1876,327745,194,1878,239,1874,196670,1878,1877,131321,1872,131320,1872,196855,1879,0,262394,281,1880,1879,
131320,1880,327808,55,1881,282,1858,393385,55,1882,283,1849,86,327745,158,1883,274,1882,262205,55,1884,1883,327745,
194,1885,239,1881,196670,1885,1884,131321,1879,131320,1879,131321,1861,131320,1861,131321,1851,131320,1851,327808,55,
1850,1849,134,131321,1848,131320,1853,262205,55,1886,185,327850,57,1887,1886,86,196855,1888,0,262394,1887,1889,1888,
131320,1889,262312,57,1890,284,196855,1891,0,262394,1890,1892,1891,131320,1892,262205,55,1893,1843,327808,55,1894,
1893,91,327850,57,1895,1894,278,131321,1891,131320,1891,458997,57,1896,284,1889,1895,1892,131321,1888,131320,1888,
458997,57,1897,1887,1853,1896,1891,196855,1898,0,262394,1897,1899,1898,131320,1899,262205,55,1900,1843,327812,55,1901,
1900,226,327810,55,1902,260,1901,327745,194,1903,239,1902,196670,1903,136,196855,1904,0,262394,285,1905,1904,131320,
1905,327808,55,1906,227,1902,327745,194,1907,239,1906,196670,1907,136,131321,1904,131320,1904,131321,1898,131320,1898,
65789,65592,327734,58,1908,0,66,196663,65,1909,131320,1910,262205,55,1911,1909,327745,194,1912,239,1911,262205,55,
1913,1912,196855,1914,0,262394,286,1915,1916,131320,1915,262205,55,1917,1909,327808,55,1918,227,1917,327745,194,1919,
239,1918,262205,55,1920,1919,131321,1914,131320,1916,131321,1914,131320,1914,458997,55,1921,1920,1915,86,1916,327760,
58,1922,1913,1921,131326,1922,65592,327734,58,1923,0,66,196663,65,1924,131320,1925,262205,55,1926,1924,327808,55,1927,
228,1926,327745,194,1928,239,1927,262205,55,1929,1928,196855,1930,0,262394,287,1931,1932,131320,1931,262205,55,1933,
1924,327808,55,1934,288,1933,327745,194,1935,239,1934,262205,55,1936,1935,131321,1930,131320,1932,131321,1930,131320,
1930,458997,55,1937,1936,1931,86,1932,327760,58,1938,1929,1937,131326,1938,65592,327734,57,830,0,79,196663,75,1939,
196663,65,1940,196663,65,1941,196663,75,1942,196663,75,1943,196663,67,1944,131320,1945,262203,65,1946,7,262203,67,
1947,7,262203,65,1948,7,262203,65,1949,7,131321,1950,131320,1950,458997,57,1951,256,1945,1952,1953,458997,55,1954,86,
1945,1955,1953,327856,57,1956,1954,225,262390,1957,1953,2,262394,1956,1958,1957,131320,1958,131321,1959,131320,1959,
458997,57,1952,1951,1958,1960,1961,458997,55,1962,86,1958,1963,1961,327856,57,1964,1962,80,262390,1965,1961,1,262394,
1964,1966,1965,131320,1966,327808,55,1967,1954,1962,327812,55,1968,1967,49,262205,55,1969,185,327808,55,1970,1968,
1969,262205,55,1971,1940,327812,55,1972,1971,226,327808,55,1973,1972,1970,196855,1974,0,262394,290,1975,1974,131320,
1975,327854,57,1976,1967,225,131321,1974,131320,1974,458997,57,1977,290,1966,1976,1975,196855,1978,0,262394,1977,1979,
1978,131320,1979,131321,1961,131320,1978,327854,57,1980,1973,260,327847,57,1981,292,1980,196855,1982,0,262394,1981,
1983,1982,131320,1983,131321,1961,131320,1982,196670,1946,1970,327737,58,1984,1908,1946,196670,1947,1984,327737,55,
1985,554,1947,327745,194,1986,293,1985,262205,55,1987,1986,327808,55,1988,1987,1973,262205,55,1989,1941,327856,57,
1990,1973,1989,196855,1991,0,262394,1990,1992,1991,131320,1992,262205,57,1993,1943,196855,1994,0,262394,1993,1995,
1994,131320,1995,262205,57,1996,1939,262205,57,1997,1942,196855,1998,0,262394,1997,1999,2000,131320,1999,327737,58,
2001,1079,1984,131321,1998,131320,2000,131321,1998,131320,1998,458997,58,2002,2001,1999,1984,2000,458809,53,2003,930,
1996,1988,2002,131321,1994,131320,1994,196855,2004,0,262394,264,2005,2004,131320,2005,262205,57,2006,1939,196670,1948,
1970,327737,58,2007,1923,1948,458809,53,2008,1003,2006,1988,2007,131321,2004,131320,2004,131321,1991,131320,1991,
196855,2009,0,262394,297,2010,2009,131320,2010,262312,57,2011,1952,196855,2012,0,262394,2011,2013,2012,131320,2013,
327808,55,2014,1970,91,196670,1949,2014,327737,58,2015,1908,1949,262205,58,2016,1944,327879,58,2017,2015,2016,262205,
58,2018,1944,327879,58,2019,1984,2018,393273,57,2020,1179,2017,2019,131321,2012,131320,2012,458997,57,2021,1952,2010,
2020,2013,131321,2009,131320,2009,458997,57,2022,1952,1991,2021,2012,131321,1961,131320,1961,590069,57,1960,1952,1979,
1952,1983,2022,2009,327808,55,1963,1962,134,131321,1959,131320,1965,131321,1953,131320,1953,327808,55,1955,1954,80,
131321,1950,131320,1957,131326,1951,65592};
/* tile_sort.comp, 8237 words */
static const uint32_t gpusorti_spv_tile_sort[] = {
119734787,66304,524299,1464,0,131089,1,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,0,1,524303,5,2,0x6e69616d,0,
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
45,196,264,393268,45,197,132,84,6,262187,45,198,5,393268,45,199,132,198,145,393268,45,200,196,197,199,393268,47,201,
178,200,148,393268,45,202,132,198,145,393268,45,203,132,198,145,393268,45,204,132,198,145,393268,47,205,171,204,77,
393268,45,206,132,198,145,393268,45,207,196,82,206,393268,45,208,132,84,6,393268,45,209,132,71,145,393268,45,210,196,
208,209,393268,47,211,178,210,148,393268,45,212,132,71,145,393268,45,213,132,71,145,393268,45,214,132,71,145,393268,
47,215,171,214,77,393268,45,216,132,71,145,393268,45,217,196,82,216,393268,45,218,132,84,6,393268,45,219,132,141,145,
393268,45,220,196,218,219,393268,47,221,178,220,148,393268,45,222,132,141,145,393268,45,223,132,141,145,393268,45,224,
132,141,145,393268,47,225,171,224,77,393268,45,226,132,141,145,393268,45,227,196,82,226,393268,45,228,132,84,6,393268,
45,229,132,84,145,393268,45,230,196,228,229,393268,47,231,178,230,148,393268,45,232,132,84,145,393268,45,233,132,84,
145,393268,45,234,132,84,145,393268,47,235,171,234,77,393268,45,236,132,84,145,393268,45,237,196,82,236,393268,45,238,
132,84,6,393268,45,239,196,238,145,393268,47,240,178,239,148,393268,47,241,171,145,77,393268,45,242,196,82,145,393268,
45,243,132,84,6,393268,45,244,196,243,77,393268,47,245,178,244,148,196650,47,246,393268,45,247,132,84,6,393268,45,248,
132,71,6,393268,45,249,134,91,22,393268,74,250,128,22,77,262187,74,251,6,327724,48,252,119,119,327724,57,253,252,119,
262187,45,254,72,262194,45,40,0,393268,45,255,199,40,84,393268,47,256,171,255,77,393268,47,257,176,22,91,262187,74,
258,5,393268,47,259,170,12,84,393268,47,260,171,26,77,262172,261,48,6,262176,262,7,261,393268,45,263,199,40,82,393268,
47,264,171,263,77,393268,45,265,199,40,82,393268,47,266,170,265,77,262194,45,41,1,393267,80,42,41,82,82,327734,43,2,0,
44,131320,267,262203,66,268,7,262203,54,269,7,262203,66,270,7,262203,61,271,7,262203,54,272,7,262203,61,273,7,262203,
54,274,7,262203,54,275,7,262203,69,276,7,262203,54,277,7,262203,54,278,7,262203,54,279,7,262203,54,280,7,262203,54,
281,7,262203,54,282,7,262203,262,283,7,196855,284,0,196859,77,285,131320,285,262201,45,286,287,327812,45,288,286,148,
262201,45,289,290,327854,47,291,288,289,196855,292,0,262394,291,293,292,131320,293,131321,284,131320,292,327810,45,
294,289,288,458764,45,295,1,38,294,148,393281,76,296,73,251,75,262205,45,297,296,327879,45,298,297,82,327851,47,299,
298,77,327879,45,300,297,84,327851,47,301,300,77,327879,45,302,297,71,327851,47,303,302,77,327808,45,304,295,6,327810,
45,305,304,82,327814,45,306,305,6,327745,83,307,5,77,262205,45,308,307,262201,48,309,310,131321,311,131320,311,458997,
45,312,77,292,313,314,327856,47,315,312,6,262390,316,314,1,262394,315,317,316,131320,317,327812,45,318,312,306,327808,
45,319,308,318,327745,59,320,268,312,196670,320,253,327856,47,321,308,306,327856,47,322,319,295,327847,47,323,321,322,
196855,324,0,262394,323,325,324,131320,325,327808,45,326,288,319,393273,48,327,328,246,326,327760,57,329,327,319,
196670,320,329,196855,330,0,262394,299,331,330,131320,331,393281,61,332,268,312,75,262205,48,333,332,327737,48,334,
335,333,196670,332,334,131321,330,131320,330,131321,324,131320,324,131321,314,131320,314,327808,45,313,312,117,131321,
311,131320,316,196670,269,308,262205,65,336,268,196670,270,336,196670,271,309,458809,43,337,338,269,270,271,196670,
272,306,196670,273,309,393273,43,339,340,272,273,262312,47,341,303,196855,342,0,262394,341,343,342,131320,343,262368,
84,84,254,131321,342,131320,342,196855,344,0,262394,301,345,344,131320,345,131321,344,131320,344,458997,47,346,301,
342,256,345,262312,47,347,346,196855,348,0,262394,347,349,348,131320,349,327847,47,350,257,341,196855,351,0,262394,
350,352,353,131320,353,131321,354,131320,354,458997,45,355,77,353,356,357,327856,47,358,355,6,262390,359,357,1,262394,
358,360,359,131320,360,327812,45,361,355,36,327808,45,362,361,308,327856,47,363,362,295,196855,364,0,262394,363,365,
364,131320,365,196670,277,362,327737,45,366,367,277,196670,278,366,327737,48,368,369,278,196855,370,0,262394,301,371,
370,131320,371,327737,48,372,373,368,131321,370,131320,370,458997,48,374,368,365,372,371,327808,45,375,288,362,458809,
43,376,377,303,375,374,131321,364,131320,364,131321,357,131320,357,327808,45,356,355,117,131321,354,131320,359,131321,
351,131320,352,196670,274,288,196670,275,295,196670,276,301,458809,43,378,379,274,275,276,131321,351,131320,351,
131321,348,131320,348,393281,76,380,73,251,190,262205,45,381,380,327851,47,382,381,77,196855,383,0,262394,382,384,383,
131320,384,131321,385,131320,385,458997,45,386,308,384,387,388,327814,45,389,295,381,327856,47,390,386,389,262390,391,
388,0,262394,390,392,391,131320,392,327808,45,393,386,82,327812,45,394,393,381,327810,45,395,394,82,196670,279,395,
327737,45,396,367,279,196670,280,396,327737,48,397,369,280,327745,76,398,73,258,262205,45,399,398,327814,45,400,288,
381,327808,45,401,400,386,327812,45,402,401,12,327808,45,403,399,402,327761,45,404,397,0,393281,79,405,11,75,403,
196670,405,404,196855,406,0,262394,259,407,406,131320,407,327808,45,408,403,82,327761,45,409,397,1,393281,79,410,11,
75,408,196670,410,409,131321,406,131320,406,131321,388,131320,388,327808,45,387,386,36,131321,385,131320,391,131321,
383,131320,383,196855,411,0,262394,260,412,411,131320,412,131321,413,131320,413,458997,45,414,77,412,415,416,327856,
47,417,414,6,262390,418,416,1,262394,417,419,418,131320,419,327812,45,420,414,36,327808,45,421,420,308,327856,47,422,
421,295,196855,423,0,262394,422,424,423,131320,424,196670,281,421,327737,45,425,367,281,196670,282,425,327737,45,426,
427,282,327808,45,428,288,426,196855,429,0,262394,264,430,431,131320,431,393273,48,432,433,246,428,131321,429,131320,
430,327760,48,434,428,77,131321,429,131320,429,458997,48,435,432,431,434,430,327745,61,436,283,414,196670,436,435,
131321,423,131320,423,131321,416,131320,416,327808,45,415,414,117,131321,413,131320,418,327847,47,437,266,341,196855,
438,0,262394,437,439,438,131320,439,262368,84,84,254,131321,438,131320,438,131321,440,131320,440,458997,45,441,77,438,
442,443,327856,47,444,441,6,262390,445,443,1,262394,444,446,445,131320,446,327812,45,447,441,36,327808,45,448,447,308,
327856,47,449,448,295,196855,450,0,262394,449,451,450,131320,451,327808,45,452,288,448,327745,61,453,283,441,262205,
48,454,453,458809,43,455,456,303,452,454,131321,450,131320,450,131321,443,131320,443,327808,45,442,441,117,131321,440,
131320,445,131321,411,131320,411,131321,284,131320,284,65789,65592,327734,45,290,0,46,131320,457,327745,76,458,73,75,
262205,45,459,458,327851,47,460,459,77,196855,461,0,262394,460,462,463,131320,463,393281,79,464,11,75,75,262205,45,
465,464,131321,461,131320,462,131321,461,131320,461,458997,45,466,465,463,459,462,131326,466,65592,327734,45,287,0,46,
131320,467,327745,83,468,3,82,262205,45,469,468,327745,83,470,4,77,262205,45,471,470,327812,45,472,469,471,327745,83,
473,3,77,262205,45,474,473,327808,45,475,472,474,131326,475,65592,327734,48,328,0,49,196663,47,476,196663,45,477,
131320,478,196855,479,0,196859,77,480,131320,480,196855,481,0,262394,85,482,481,131320,482,196855,483,0,262394,476,
484,485,131320,485,393281,88,486,18,75,477,262205,48,487,486,131321,483,131320,484,327745,76,488,73,87,262205,45,489,
488,327808,45,490,489,477,393281,88,491,15,75,490,262205,48,492,491,131321,483,131320,483,458997,48,493,487,485,492,
484,131321,479,131320,481,196855,494,0,262394,476,495,494,131320,495,327745,76,496,73,87,262205,45,497,496,327808,45,
498,497,477,393281,79,499,21,75,498,262205,45,500,499,327760,48,501,500,77,131321,479,131320,494,196855,502,0,262394,
92,503,502,131320,503,393281,79,504,25,75,477,262205,45,505,504,327760,48,506,505,77,131321,479,131320,502,327876,45,
507,82,96,327810,45,508,507,82,327879,45,509,477,508,327812,45,510,509,22,327874,45,511,477,96,393281,79,512,25,75,
511,262205,45,513,512,262268,74,514,510,393419,45,515,513,514,97,327760,48,516,515,77,131321,479,131320,479,721141,48,
517,493,483,501,495,506,503,516,502,131326,517,65592,327734,43,377,0,50,196663,47,518,196663,45,519,196663,48,520,
131320,521,196855,522,0,262394,98,523,524,131320,524,196855,525,0,262394,518,526,527,131320,527,327761,45,528,520,0,
393281,79,529,25,75,519,196670,529,528,131321,525,131320,526,327745,76,530,73,87,262205,45,531,530,327808,45,532,531,
519,327761,45,533,520,0,393281,79,534,21,75,532,196670,534,533,131321,525,131320,525,131321,522,131320,523,196855,535,
0,262394,518,536,537,131320,537,393281,88,538,18,75,519,196670,538,520,131321,535,131320,536,327745,76,539,73,87,
262205,45,540,539,327808,45,541,540,519,393281,88,542,15,75,541,196670,542,520,131321,535,131320,535,131321,522,
131320,522,65789,65592,327734,48,433,0,49,196663,47,543,196663,45,544,131320,545,196855,546,0,196859,77,547,131320,
547,196855,548,0,262394,99,549,548,131320,549,196855,550,0,262394,543,551,552,131320,552,393281,88,553,29,75,544,
262205,48,554,553,131321,550,131320,551,327745,76,555,73,100,262205,45,556,555,327808,45,557,556,544,393281,88,558,15,
75,557,262205,48,559,558,131321,550,131320,550,458997,48,560,554,552,559,551,131321,546,131320,548,196855,561,0,
262394,543,562,563,131320,563,393281,79,564,32,75,544,262205,45,565,564,131321,561,131320,562,327745,76,566,73,100,
262205,45,567,566,327808,45,568,567,544,393281,79,569,21,75,568,262205,45,570,569,131321,561,131320,561,458997,45,571,
565,563,570,562,327760,48,572,571,77,131321,546,131320,546,458997,48,573,560,550,572,561,131326,573,65592,327734,43,
456,0,50,196663,47,574,196663,45,575,196663,48,576,131320,577,196855,578,0,262394,103,579,580,131320,580,196855,581,0,
262394,574,582,583,131320,583,327761,45,584,576,0,393281,79,585,32,75,575,196670,585,584,131321,581,131320,582,327745,
76,586,73,100,262205,45,587,586,327808,45,588,587,575,327761,45,589,576,0,393281,79,590,21,75,588,196670,590,589,
131321,581,131320,581,131321,578,131320,579,196855,591,0,262394,574,592,593,131320,593,393281,88,594,29,75,575,196670,
594,576,131321,591,131320,592,327745,76,595,73,100,262205,45,596,595,327808,45,597,596,575,393281,88,598,15,75,597,
196670,598,576,131321,591,131320,591,131321,578,131320,578,65789,65592,327734,48,335,0,51,196663,48,599,131320,600,
196855,601,0,262394,104,602,603,131320,603,196855,604,0,262394,113,605,604,131320,605,327761,45,606,599,0,327878,45,
607,606,109,393298,48,608,607,599,0,131321,604,131320,604,458997,48,609,599,603,608,605,196855,610,0,262394,114,611,
610,131320,611,327761,45,612,609,0,262268,74,613,612,393418,74,614,613,116,117,262268,45,615,614,327877,45,616,615,
109,327879,45,617,616,123,327878,45,618,612,617,393298,48,619,618,609,0,131321,610,131320,610,458997,48,620,609,604,
619,611,196855,621,0,262394,124,622,621,131320,622,327761,45,623,620,0,327878,45,624,623,123,393298,48,625,624,620,0,
131321,621,131320,621,458997,48,626,620,610,625,622,131321,601,131320,602,196855,627,0,262394,105,628,627,131320,628,
327761,45,629,599,1,327878,45,630,629,109,393298,48,631,630,599,1,131321,627,131320,627,458997,48,632,599,602,631,628,
196855,633,0,262394,110,634,633,131320,634,327761,45,635,632,1,262268,74,636,635,327875,74,637,636,111,262268,45,638,
637,327877,45,639,638,109,327760,48,640,638,639,327878,48,641,632,640,131321,633,131320,633,458997,48,642,632,627,641,
634,196855,643,0,262394,112,644,643,131320,644,262344,48,645,642,131321,643,131320,643,458997,48,646,642,633,645,644,
131321,601,131320,601,458997,48,647,626,621,646,643,131326,647,65592,327734,48,373,0,51,196663,48,648,131320,649,
196855,650,0,262394,125,651,652,131320,652,196855,653,0,262394,129,654,653,131320,654,327761,45,655,648,0,327878,45,
656,655,123,393298,48,657,656,648,0,131321,653,131320,653,458997,48,658,648,652,657,654,196855,659,0,262394,130,660,
659,131320,660,327761,45,661,658,0,327878,45,662,661,109,393298,48,663,662,658,0,131321,659,131320,659,458997,48,664,
658,653,663,660,196855,665,0,262394,131,666,665,131320,666,327761,45,667,664,0,262268,74,668,667,393418,74,669,668,
133,117,262268,45,670,669,262344,45,671,670,327877,45,672,671,109,327879,45,673,672,123,327878,45,674,667,673,393298,
48,675,674,664,0,131321,665,131320,665,458997,48,676,664,659,675,666,131321,650,131320,651,196855,677,0,262394,126,
678,677,131320,678,262344,48,679,648,131321,677,131320,677,458997,48,680,648,651,679,678,196855,681,0,262394,127,682,
681,131320,682,327761,45,683,680,1,327878,45,684,683,109,393298,48,685,684,680,1,131321,681,131320,681,458997,48,686,
680,677,685,682,196855,687,0,262394,128,688,687,131320,688,327761,45,689,686,1,262268,74,690,689,327875,74,691,690,
111,262268,45,692,691,262344,45,693,692,327877,45,694,693,109,327760,48,695,693,694,327878,48,696,686,695,131321,687,
131320,687,458997,48,697,686,681,696,688,131321,650,131320,650,458997,48,698,676,665,697,687,131326,698,65592,327734,
48,310,0,52,131320,699,327745,76,700,73,134,262205,45,701,700,327745,76,702,73,135,262205,45,703,702,327808,45,704,
701,703,327854,47,705,704,91,196855,706,0,262394,705,707,708,131320,708,327876,45,709,82,704,327810,45,710,709,82,
131321,706,131320,707,131321,706,131320,706,458997,45,711,710,708,119,707,327854,47,712,704,136,196855,713,0,262394,
712,714,715,131320,715,327852,47,716,704,91,196855,717,0,262394,716,718,719,131320,719,131321,717,131320,718,327810,
45,720,704,91,327876,45,721,82,720,327810,45,722,721,82,131321,717,131320,717,458997,45,723,77,719,722,718,131321,713,
131320,714,131321,713,131320,713,458997,45,724,723,717,119,714,327760,48,725,711,724,327854,47,726,701,91,196855,727,
0,262394,726,728,729,131320,729,327876,45,730,82,701,327810,45,731,730,82,131321,727,131320,728,131321,727,131320,727,
458997,45,732,731,729,119,728,327852,47,733,701,91,196855,734,0,262394,733,735,736,131320,736,131321,734,131320,735,
327810,45,737,701,91,327876,45,738,82,737,327810,45,739,738,82,131321,734,131320,734,458997,45,740,77,736,739,735,
327760,48,741,732,740,262344,48,742,741,327879,48,743,725,742,131326,743,65592,327734,47,744,0,53,196663,48,745,
196663,48,746,131320,747,196855,748,0,196859,77,749,131320,749,196855,750,0,262394,137,751,750,131320,751,327761,45,
752,745,1,327761,45,753,746,1,327856,47,754,752,753,262312,47,755,754,196855,756,0,262394,755,757,756,131320,757,
327850,47,758,752,753,196855,759,0,262394,758,760,759,131320,760,327761,45,761,745,0,327761,45,762,746,0,327856,47,
763,761,762,131321,759,131320,759,458997,47,764,758,757,763,760,131321,756,131320,756,458997,47,765,754,751,764,759,
131321,748,131320,750,327761,45,766,745,0,327761,45,767,746,0,327856,47,768,766,767,131321,748,131320,748,458997,47,
769,765,756,768,750,131326,769,65592,327734,45,367,0,55,196663,54,770,131320,771,262205,45,772,770,262205,45,773,770,
327874,45,774,773,145,327808,45,775,772,774,131326,775,65592,327734,48,369,0,56,196663,54,776,131320,777,196855,778,0,
262394,146,779,780,131320,780,262205,45,781,776,327745,161,782,160,781,262205,45,783,782,327760,48,784,783,77,131321,
778,131320,779,262205,45,785,776,327745,155,786,154,785,262205,48,787,786,131321,778,131320,778,458997,48,788,784,780,
787,779,131326,788,65592,327734,45,427,0,55,196663,54,789,131320,790,196855,791,0,262394,165,792,793,131320,793,
131321,791,131320,792,262205,45,794,789,327745,161,795,169,794,262205,45,796,795,131321,791,131320,791,458997,45,797,
77,793,796,792,131326,797,65592,327734,57,798,0,58,196663,54,799,131320,800,262203,54,801,7,262203,54,802,7,262205,45,
803,799,196670,801,803,327737,48,804,369,801,262205,45,805,799,196670,802,805,327737,45,806,427,802,327760,57,807,804,
806,131326,807,65592,327734,43,808,0,60,196663,54,809,196663,59,810,131320,811,196855,812,0,262394,170,813,814,131320,
814,262205,45,815,809,393281,54,816,810,75,77,262205,45,817,816,327745,161,818,160,815,196670,818,817,131321,812,
131320,813,262205,45,819,809,327745,61,820,810,75,262205,48,821,820,327745,155,822,154,819,196670,822,821,131321,812,
131320,812,196855,823,0,262394,165,824,823,131320,824,262205,45,825,809,327745,54,826,810,117,262205,45,827,826,
327745,161,828,169,825,196670,828,827,131321,823,131320,823,65789,65592,327734,43,829,0,62,196663,59,830,196663,59,
831,196663,61,832,131320,833,196855,834,0,196859,77,835,131320,835,196855,836,0,262394,173,837,836,131320,837,393281,
54,838,830,75,77,262205,45,839,838,393281,54,840,831,75,77,262205,45,841,840,458764,45,842,1,38,839,841,262205,45,843,
838,262205,45,844,840,458764,45,845,1,41,843,844,196670,840,845,196670,838,842,131321,834,131320,836,196855,846,0,
262394,175,847,848,131320,848,327745,61,849,830,75,262205,48,850,849,262205,48,851,832,327879,48,852,850,851,131321,
846,131320,847,327745,61,853,830,75,262205,48,854,853,131321,846,131320,846,458997,48,855,852,848,854,847,196855,856,
0,262394,177,857,858,131320,858,327745,61,859,831,75,262205,48,860,859,262205,48,861,832,327879,48,862,860,861,131321,
856,131320,857,327745,61,863,831,75,262205,48,864,863,131321,856,131320,856,458997,48,865,862,858,864,857,196855,866,
0,262394,178,867,868,131320,868,327761,45,869,855,0,327761,45,870,865,0,327850,47,871,869,870,131321,866,131320,867,
327850,179,872,855,865,262299,47,873,872,131321,866,131320,866,458997,47,874,871,868,873,867,393273,47,875,744,865,
855,262312,47,876,875,196855,877,0,262394,876,878,877,131320,878,327847,47,879,165,874,196855,880,0,262394,879,881,
880,131320,881,327745,54,882,831,117,262205,45,883,882,327745,54,884,830,117,262205,45,885,884,327856,47,886,883,885,
131321,880,131320,880,458997,47,887,879,878,886,881,131321,877,131320,877,458997,47,888,875,866,887,880,196855,889,0,
262394,888,890,891,131320,891,327745,61,892,830,75,262205,48,893,892,131321,889,131320,890,327745,61,894,831,75,
262205,48,895,894,131321,889,131320,889,458997,48,896,893,891,895,890,196855,897,0,262394,888,898,899,131320,899,
327745,61,900,831,75,262205,48,901,900,131321,897,131320,898,327745,61,902,830,75,262205,48,903,902,131321,897,131320,
897,458997,48,904,901,899,903,898,327745,61,905,831,75,196670,905,904,327745,61,906,830,75,196670,906,896,196855,907,
0,262394,888,908,909,131320,909,327745,54,910,830,117,262205,45,911,910,131321,907,131320,908,327745,54,912,831,117,
262205,45,913,912,131321,907,131320,907,458997,45,914,911,909,913,908,196855,915,0,262394,888,916,917,131320,917,
327745,54,918,831,117,262205,45,919,918,131321,915,131320,916,327745,54,920,830,117,262205,45,921,920,131321,915,
131320,915,458997,45,922,919,917,921,916,327745,54,923,831,117,196670,923,922,327745,54,924,830,117,196670,924,914,
131321,834,131320,834,65789,65592,327734,43,925,0,63,196663,54,926,196663,61,927,196663,54,928,131320,929,262203,54,
930,7,262203,66,931,7,262203,54,932,7,262203,54,933,7,262203,59,934,7,262203,59,935,7,262203,61,936,7,262203,54,937,7,
262203,54,938,7,262203,59,939,7,131321,940,131320,940,458997,45,941,77,929,942,943,327856,47,944,941,184,262390,945,
943,1,262394,944,946,945,131320,946,327812,45,947,941,36,327745,83,948,5,77,262205,45,949,948,327808,45,950,947,949,
262205,45,951,928,327874,45,952,950,951,262205,45,953,928,327808,45,954,953,145,327876,45,955,952,954,262205,45,956,
928,327876,45,957,82,956,327810,45,958,957,82,327879,45,959,950,958,327808,45,960,955,959,262205,45,961,926,327854,47,
962,960,961,196855,963,0,262394,962,964,963,131320,964,131321,945,131320,963,196670,930,960,327737,45,965,367,930,
131321,966,131320,966,458997,45,967,77,963,968,969,327856,47,970,967,6,262390,971,969,1,262394,970,969,971,131320,969,
262205,45,972,928,327876,45,973,967,972,196670,932,973,327737,45,974,367,932,327808,45,975,965,974,196670,933,975,
327737,57,976,798,933,327745,59,977,931,967,196670,977,976,327808,45,968,967,117,131321,966,131320,971,131321,978,
131320,978,458997,45,979,185,971,980,981,327851,47,982,979,77,262390,983,981,1,262394,982,984,983,131320,984,131321,
985,131320,985,458997,45,986,77,984,987,988,327856,47,989,986,6,262390,990,988,1,262394,989,991,990,131320,991,327879,
45,992,986,979,327850,47,993,992,77,196855,994,0,262394,993,995,994,131320,995,327808,45,996,986,979,327745,59,997,
931,986,262205,57,998,997,196670,934,998,327745,59,999,931,996,262205,57,1000,999,196670,935,1000,262205,48,1001,927,
196670,936,1001,458809,43,1002,829,934,935,936,262205,57,1003,934,196670,997,1003,262205,57,1004,935,196670,999,1004,
131321,994,131320,994,131321,988,131320,988,327808,45,987,986,117,131321,985,131320,990,131321,981,131320,981,327874,
45,980,979,117,131321,978,131320,983,131321,1005,131320,1005,458997,45,1006,77,983,1007,1008,327856,47,1009,1006,6,
262390,1010,1008,1,262394,1009,1008,1010,131320,1008,262205,45,1011,928,327876,45,1012,1006,1011,196670,937,1012,
327737,45,1013,367,937,327808,45,1014,965,1013,196670,938,1014,327745,59,1015,931,1006,262205,57,1016,1015,196670,939,
1016,393273,43,1017,808,938,939,327808,45,1007,1006,117,131321,1005,131320,1010,131321,943,131320,943,327808,45,942,
941,117,131321,940,131320,945,65789,65592,327734,43,1018,0,63,196663,54,1019,196663,61,1020,196663,54,1021,131320,
1022,262203,54,1023,7,262203,54,1024,7,262203,66,1025,7,262203,54,1026,7,262203,54,1027,7,262203,54,1028,7,262203,54,
1029,7,262203,59,1030,7,262203,59,1031,7,262203,61,1032,7,262203,59,1033,7,262203,59,1034,7,262203,61,1035,7,262203,
54,1036,7,262203,54,1037,7,262203,59,1038,7,262203,54,1039,7,262203,54,1040,7,262203,59,1041,7,131321,1042,131320,
1042,458997,45,1043,77,1022,1044,1045,327856,47,1046,1043,184,262390,1047,1045,1,262394,1046,1048,1047,131320,1048,
327812,45,1049,1043,36,327745,83,1050,5,77,262205,45,1051,1050,327808,45,1052,1049,1051,262205,45,1053,1021,327874,45,
1054,1052,1053,262205,45,1055,1021,327808,45,1056,1055,145,327876,45,1057,1054,1056,262205,45,1058,1021,327876,45,
1059,82,1058,327810,45,1060,1059,82,327879,45,1061,1052,1060,327808,45,1062,1057,1061,262205,45,1063,1019,327854,47,
1064,1062,1063,196855,1065,0,262394,1064,1066,1065,131320,1066,131321,1047,131320,1065,196670,1023,1062,327737,45,
1067,367,1023,262205,45,1068,1021,327876,45,1069,6,1068,327808,45,1070,1057,1069,327810,45,1071,1070,82,327810,45,
1072,1071,1061,196670,1024,1072,327737,45,1073,367,1024,131321,1074,131320,1074,458997,45,1075,77,1065,1076,1077,
327856,47,1078,1075,186,262390,1079,1077,1,262394,1078,1077,1079,131320,1077,262205,45,1080,1021,327876,45,1081,1075,
1080,196670,1026,1081,327737,45,1082,367,1026,327808,45,1083,1067,1082,196670,1027,1083,327737,57,1084,798,1027,
327745,59,1085,1025,1075,196670,1085,1084,327810,45,1086,187,1075,262205,45,1087,1021,327876,45,1088,1075,1087,196670,
1028,1088,327737,45,1089,367,1028,327810,45,1090,1073,1089,196670,1029,1090,327737,57,1091,798,1029,327745,59,1092,
1025,1086,196670,1092,1091,327808,45,1076,1075,117,131321,1074,131320,1079,131321,1093,131320,1093,458997,45,1094,77,
1079,1095,1096,327856,47,1097,1094,6,262390,1098,1096,1,262394,1097,1099,1098,131320,1099,327879,45,1100,1094,188,
327850,47,1101,1100,77,196855,1102,0,262394,1101,1103,1102,131320,1103,327878,45,1104,1094,189,327745,59,1105,1025,
1094,262205,57,1106,1105,196670,1030,1106,327745,59,1107,1025,1104,262205,57,1108,1107,196670,1031,1108,262205,48,
1109,1020,196670,1032,1109,458809,43,1110,829,1030,1031,1032,262205,57,1111,1030,196670,1105,1111,262205,57,1112,1031,
196670,1107,1112,131321,1102,131320,1102,131321,1096,131320,1096,327808,45,1095,1094,117,131321,1093,131320,1098,
131321,1113,131320,1113,458997,45,1114,191,1098,1115,1116,327851,47,1117,1114,77,262390,1118,1116,1,262394,1117,1119,
1118,131320,1119,131321,1120,131320,1120,458997,45,1121,77,1119,1122,1123,327856,47,1124,1121,6,262390,1125,1123,1,
262394,1124,1126,1125,131320,1126,327879,45,1127,1121,1114,327850,47,1128,1127,77,196855,1129,0,262394,1128,1130,1129,
131320,1130,327808,45,1131,1121,1114,327745,59,1132,1025,1121,262205,57,1133,1132,196670,1033,1133,327745,59,1134,
1025,1131,262205,57,1135,1134,196670,1034,1135,262205,48,1136,1020,196670,1035,1136,458809,43,1137,829,1033,1034,1035,
262205,57,1138,1033,196670,1132,1138,262205,57,1139,1034,196670,1134,1139,131321,1129,131320,1129,131321,1123,131320,
1123,327808,45,1122,1121,117,131321,1120,131320,1125,131321,1116,131320,1116,327874,45,1115,1114,117,131321,1113,
131320,1118,131321,1140,131320,1140,458997,45,1141,77,1118,1142,1143,327856,47,1144,1141,192,262390,1145,1143,1,
262394,1144,1143,1145,131320,1143,262205,45,1146,1021,327876,45,1147,1141,1146,196670,1036,1147,327737,45,1148,367,
1036,327808,45,1149,1067,1148,196670,1037,1149,327745,59,1150,1025,1141,262205,57,1151,1150,196670,1038,1151,393273,
43,1152,808,1037,1038,262205,45,1153,1021,327876,45,1154,1141,1153,196670,1039,1154,327737,45,1155,367,1039,327810,45,
1156,1073,1155,327810,45,1157,193,1141,196670,1040,1156,327745,59,1158,1025,1157,262205,57,1159,1158,196670,1041,1159,
393273,43,1160,808,1040,1041,327808,45,1142,1141,117,131321,1140,131320,1145,131321,1045,131320,1045,327808,45,1044,
1043,117,131321,1042,131320,1047,65789,65592,327734,43,1161,0,64,196663,54,1162,131320,1163,262205,45,1164,1162,
327858,47,1165,1164,39,327847,47,1166,194,1165,327847,47,1167,1166,195,196855,1168,0,262394,1167,1169,1170,131320,
1170,262368,84,84,196,131321,1168,131320,1169,262368,141,141,196,131321,1168,131320,1168,65789,65592,327734,43,1171,0,
63,196663,54,1172,196663,61,1173,196663,54,1174,131320,1175,262203,54,1176,7,262203,54,1177,7,262203,61,1178,7,262203,
54,1179,7,262203,54,1180,7,262203,54,1181,7,262203,61,1182,7,262203,54,1183,7,262203,54,1184,7,262203,54,1185,7,
262203,61,1186,7,262203,54,1187,7,262203,54,1188,7,262203,54,1189,7,262203,61,1190,7,262203,54,1191,7,262203,54,1192,
7,262203,54,1193,7,262203,61,1194,7,262203,54,1195,7,262203,54,1196,7,262203,54,1197,7,262203,61,1198,7,262203,54,
1199,7,262203,54,1200,7,262203,54,1201,7,262203,61,1202,7,262203,54,1203,7,262205,45,1204,1174,327876,45,1205,82,1204,
196670,1176,1205,327737,43,1206,1161,1176,262205,45,1207,1172,196670,1177,1207,262205,48,1208,1173,196670,1178,1208,
262205,45,1209,1174,196670,1179,1209,458809,43,1210,1018,1177,1178,1179,262205,45,1211,1174,327876,45,1212,82,1211,
196670,1180,1212,327737,43,1213,1161,1180,196855,1214,0,262394,201,1215,1214,131320,1215,262205,45,1216,1174,327852,
47,1217,1216,202,131321,1214,131320,1214,458997,47,1218,201,1175,1217,1215,196855,1219,0,262394,1218,1220,1219,131320,
1220,262205,45,1221,1172,196670,1181,1221,262205,48,1222,1173,196670,1182,1222,196670,1183,203,458809,43,1223,925,
1181,1182,1183,196855,1224,0,262394,205,1225,1224,131320,1225,196670,1184,207,327737,43,1226,1161,1184,131321,1224,
131320,1224,131321,1219,131320,1219,196855,1227,0,262394,211,1228,1227,131320,1228,262205,45,1229,1174,327852,47,1230,
1229,212,131321,1227,131320,1227,458997,47,1231,211,1219,1230,1228,196855,1232,0,262394,1231,1233,1232,131320,1233,
262205,45,1234,1172,196670,1185,1234,262205,48,1235,1173,196670,1186,1235,196670,1187,213,458809,43,1236,925,1185,
1186,1187,196855,1237,0,262394,215,1238,1237,131320,1238,196670,1188,217,327737,43,1239,1161,1188,131321,1237,131320,
1237,131321,1232,131320,1232,196855,1240,0,262394,221,1241,1240,131320,1241,262205,45,1242,1174,327852,47,1243,1242,
222,131321,1240,131320,1240,458997,47,1244,221,1232,1243,1241,196855,1245,0,262394,1244,1246,1245,131320,1246,262205,
45,1247,1172,196670,1189,1247,262205,48,1248,1173,196670,1190,1248,196670,1191,223,458809,43,1249,925,1189,1190,1191,
196855,1250,0,262394,225,1251,1250,131320,1251,196670,1192,227,327737,43,1252,1161,1192,131321,1250,131320,1250,
131321,1245,131320,1245,196855,1253,0,262394,231,1254,1253,131320,1254,262205,45,1255,1174,327852,47,1256,1255,232,
131321,1253,131320,1253,458997,47,1257,231,1245,1256,1254,196855,1258,0,262394,1257,1259,1258,131320,1259,262205,45,
1260,1172,196670,1193,1260,262205,48,1261,1173,196670,1194,1261,196670,1195,233,458809,43,1262,925,1193,1194,1195,
196855,1263,0,262394,235,1264,1263,131320,1264,196670,1196,237,327737,43,1265,1161,1196,131321,1263,131320,1263,
131321,1258,131320,1258,262205,45,1266,1174,327852,47,1267,1266,145,327847,47,1268,240,1267,196855,1269,0,262394,1268,
1270,1269,131320,1270,262205,45,1271,1172,196670,1197,1271,262205,48,1272,1173,196670,1198,1272,196670,1199,145,
458809,43,1273,925,1197,1198,1199,196855,1274,0,262394,241,1275,1274,131320,1275,196670,1200,242,327737,43,1276,1161,
1200,131321,1274,131320,1274,131321,1269,131320,1269,262205,45,1277,1174,327852,47,1278,1277,77,327847,47,1279,245,
1278,196855,1280,0,262394,1279,1281,1280,131320,1281,262205,45,1282,1172,196670,1201,1282,262205,48,1283,1173,196670,
1202,1283,196670,1203,77,458809,43,1284,925,1201,1202,1203,131321,1280,131320,1280,65789,65592,327734,43,338,0,67,
196663,54,1285,196663,66,1286,196663,61,1287,131320,1288,262203,59,1289,7,262203,59,1290,7,262203,61,1291,7,262203,59,
1292,7,262203,59,1293,7,262203,61,1294,7,262203,54,1295,7,262203,54,1296,7,262203,59,1297,7,131321,1298,131320,1298,
458997,45,1299,84,1288,1300,1301,327858,47,1302,1299,6,262390,1303,1301,1,262394,1302,1304,1303,131320,1304,131321,
1305,131320,1305,458997,45,1306,77,1304,1307,1308,327856,47,1309,1306,6,262390,1310,1308,1,262394,1309,1311,1310,
131320,1311,327874,45,1312,1299,117,327879,45,1313,1306,1312,327850,47,1314,1313,77,196855,1315,0,262394,1314,1316,
1315,131320,1316,327810,45,1317,1299,82,327878,45,1318,1306,1317,327745,59,1319,1286,1306,262205,57,1320,1319,196670,
1289,1320,327745,59,1321,1286,1318,262205,57,1322,1321,196670,1290,1322,262205,48,1323,1287,196670,1291,1323,458809,
43,1324,829,1289,1290,1291,262205,57,1325,1289,196670,1319,1325,262205,57,1326,1290,196670,1321,1326,131321,1315,
131320,1315,131321,1308,131320,1308,327808,45,1307,1306,117,131321,1305,131320,1310,327874,45,1327,1299,190,131321,
1328,131320,1328,458997,45,1329,1327,1310,1330,1331,327851,47,1332,1329,77,262390,1333,1331,1,262394,1332,1334,1333,
131320,1334,131321,1335,131320,1335,458997,45,1336,77,1334,1337,1338,327856,47,1339,1336,6,262390,1340,1338,1,262394,
1339,1341,1340,131320,1341,327879,45,1342,1336,1329,327850,47,1343,1342,77,196855,1344,0,262394,1343,1345,1344,131320,
1345,327808,45,1346,1336,1329,327745,59,1347,1286,1336,262205,57,1348,1347,196670,1292,1348,327745,59,1349,1286,1346,
262205,57,1350,1349,196670,1293,1350,262205,48,1351,1287,196670,1294,1351,458809,43,1352,829,1292,1293,1294,262205,57,
1353,1292,196670,1347,1353,262205,57,1354,1293,196670,1349,1354,131321,1344,131320,1344,131321,1338,131320,1338,
327808,45,1337,1336,117,131321,1335,131320,1340,131321,1331,131320,1331,327874,45,1330,1329,117,131321,1328,131320,
1333,131321,1301,131320,1301,327812,45,1300,1299,84,131321,1298,131320,1303,262205,45,1355,1285,327812,45,1356,1355,6,
196670,1295,1356,327737,45,1357,367,1295,131321,1358,131320,1358,458997,45,1359,77,1303,1360,1361,327856,47,1362,1359,
6,262390,1363,1361,1,262394,1362,1361,1363,131320,1361,327808,45,1364,1357,1359,196670,1296,1364,327745,59,1365,1286,
1359,262205,57,1366,1365,196670,1297,1366,393273,43,1367,808,1296,1297,327808,45,1360,1359,117,131321,1358,131320,
1363,65789,65592,327734,43,340,0,68,196663,54,1368,196663,61,1369,131320,1370,262203,54,1371,7,262203,61,1372,7,
262203,54,1373,7,262203,54,1374,7,262203,61,1375,7,262203,54,1376,7,262203,54,1377,7,262203,61,1378,7,262203,54,1379,
7,262203,54,1380,7,262203,61,1381,7,262203,54,1382,7,262205,45,1383,1368,327812,45,1384,1383,6,262368,84,84,196,
327856,47,1385,6,1384,196855,1386,0,262394,1385,1387,1386,131320,1387,196670,1371,1384,262205,48,1388,1369,196670,
1372,1388,196670,1373,82,458809,43,1389,1171,1371,1372,1373,131321,1386,131320,1386,327856,47,1390,247,1384,196855,
1391,0,262394,1390,1392,1391,131320,1392,196670,1374,1384,262205,48,1393,1369,196670,1375,1393,196670,1376,84,458809,
43,1394,1171,1374,1375,1376,131321,1391,131320,1391,327856,47,1395,248,1384,196855,1396,0,262394,1395,1397,1396,
131320,1397,196670,1377,1384,262205,48,1398,1369,196670,1378,1398,196670,1379,141,458809,43,1399,1171,1377,1378,1379,
131321,1396,131320,1396,131321,1400,131320,1400,458997,45,1401,71,1396,1402,1403,327810,45,1404,1401,82,327876,45,
1405,6,1404,327856,47,1406,1405,1384,262390,1407,1403,2,262394,1406,1403,1407,131320,1403,196670,1380,1384,262205,48,
1408,1369,196670,1381,1408,196670,1382,1401,458809,43,1409,1171,1380,1381,1382,327808,45,1402,1401,117,131321,1400,
131320,1407,262368,84,84,196,65789,65592,327734,43,379,0,70,196663,54,1410,196663,54,1411,196663,69,1412,131320,1413,
262203,54,1414,7,262203,54,1415,7,327745,83,1416,5,77,262205,45,1417,1416,131321,1418,131320,1418,458997,45,1419,1417,
1413,1420,1421,327812,45,1422,1419,249,262205,45,1423,1411,327856,47,1424,1422,1423,262390,1425,1421,0,262394,1424,
1426,1425,131320,1426,262205,45,1427,1410,327814,45,1428,1427,249,327808,45,1429,1428,1419,327808,45,1430,1419,82,
327812,45,1431,1430,249,262205,45,1432,1411,327852,47,1433,1431,1432,196855,1434,0,262394,1433,1435,1436,131320,1436,
131321,1434,131320,1435,393281,79,1437,25,75,1429,262205,45,1438,1437,131321,1434,131320,1434,458997,45,1439,77,1436,
1438,1435,131321,1440,131320,1440,458997,45,1441,1439,1434,1442,1443,458997,45,1444,77,1434,1445,1443,262205,45,1446,
1411,327810,45,1447,1446,1422,458764,45,1448,1,38,249,1447,327856,47,1449,1444,1448,262390,1450,1443,0,262394,1449,
1451,1450,131320,1451,327808,45,1452,1422,1444,196670,1414,1452,327737,45,1453,367,1414,196670,1415,1453,327737,48,
1454,369,1415,262205,47,1455,1412,196855,1456,0,262394,1455,1457,1456,131320,1457,327737,48,1458,373,1454,131321,1456,
131320,1456,458997,48,1459,1454,1451,1458,1457,327761,45,1460,1459,0,327812,45,1461,1444,22,262268,74,1462,1461,
458953,45,1442,1441,1460,1462,250,131321,1443,131320,1443,327808,45,1445,1444,117,131321,1440,131320,1450,393281,79,
1463,25,75,1429,196670,1463,1441,131321,1421,131320,1421,327808,45,1420,1419,36,131321,1418,131320,1425,65789,65592};
/* tile_sort.comp -DGPUSORTI_ADDRESS, 9154 words */
static const uint32_t gpusorti_spv_tile_sort_address[] = {
119734787,66304,524299,1583,0,131089,1,131089,5347,589834,0x5f565053,0x5f52484b,0x73796870,0x6c616369,0x6f74735f,
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
62,262194,29,22,32,393268,33,178,178,22,19,262187,59,179,256,262187,29,180,264,393268,29,181,132,75,6,262187,29,182,5,
393268,29,183,132,182,129,393268,29,184,196,181,183,393268,33,185,178,184,132,393268,29,186,132,182,129,393268,29,187,
132,182,129,393268,29,188,132,182,129,393268,33,189,171,188,62,393268,29,190,132,182,129,393268,29,191,196,70,190,
393268,29,192,132,75,6,393268,29,193,132,56,129,393268,29,194,196,192,193,393268,33,195,178,194,132,393268,29,196,132,
56,129,393268,29,197,132,56,129,393268,29,198,132,56,129,393268,33,199,171,198,62,393268,29,200,132,56,129,393268,29,
201,196,70,200,393268,29,202,132,75,6,393268,29,203,132,77,129,393268,29,204,196,202,203,393268,33,205,178,204,132,
393268,29,206,132,77,129,393268,29,207,132,77,129,393268,29,208,132,77,129,393268,33,209,171,208,62,393268,29,210,132,
77,129,393268,29,211,196,70,210,393268,29,212,132,75,6,393268,29,213,132,75,129,393268,29,214,196,212,213,393268,33,
215,178,214,132,393268,29,216,132,75,129,393268,29,217,132,75,129,393268,29,218,132,75,129,393268,33,219,171,218,62,
393268,29,220,132,75,129,393268,29,221,196,70,220,393268,29,222,132,75,6,393268,29,223,196,222,129,393268,33,224,178,
223,132,393268,33,225,171,129,62,393268,29,226,196,70,129,393268,29,227,132,75,6,393268,29,228,196,227,62,393268,33,
229,178,228,132,196650,33,230,393268,29,231,132,75,6,393268,29,232,132,56,6,393268,29,233,134,73,14,393268,59,234,128,
14,62,262187,59,235,11,327724,31,236,104,104,327724,42,237,236,104,262187,59,238,64,262187,29,239,72,262194,29,23,0,
393268,29,240,199,23,75,393268,33,241,171,240,62,393268,33,242,176,14,73,262187,59,243,10,393268,33,244,170,11,75,
393268,33,245,171,15,62,262172,246,31,6,262176,247,7,246,393268,29,248,199,23,70,393268,33,249,171,248,62,393268,29,
250,199,23,70,393268,33,251,170,250,62,262194,29,24,1,393267,68,25,24,70,70,262194,29,26,8,393268,29,252,196,70,26,
262187,29,253,24,262187,29,254,160,262187,29,255,288,196649,33,256,327734,27,2,0,28,131320,257,327739,54,258,7,230,
262203,39,259,7,262203,39,260,7,262203,39,261,7,262203,54,262,7,262203,54,263,7,262203,54,264,7,262203,39,265,7,
262203,39,266,7,262203,46,267,7,262203,39,268,7,262203,39,269,7,262203,51,270,7,262203,39,271,7,262203,51,272,7,
262203,46,273,7,262203,39,274,7,262203,46,275,7,262203,39,276,7,262203,39,277,7,262203,54,278,7,262203,39,279,7,
262203,39,280,7,262203,46,281,7,262203,39,282,7,262203,39,283,7,262203,39,284,7,262203,46,285,7,262203,39,286,7,
262203,39,287,7,262203,39,288,7,262203,39,289,7,262203,39,290,7,262203,39,291,7,262203,39,292,7,262203,39,293,7,
262203,247,294,7,262203,46,295,7,262203,39,296,7,262203,39,297,7,196855,298,0,196859,62,299,131320,299,262201,29,300,
301,327812,29,302,300,132,196670,259,302,262201,29,303,304,196670,260,303,327854,33,305,302,303,196855,306,0,262394,
305,307,306,131320,307,196670,258,256,131321,298,131320,306,327810,29,308,303,302,458764,29,309,1,38,308,132,196670,
261,309,393281,61,310,58,235,66,262205,29,311,310,327879,29,312,311,70,327851,33,313,312,62,196670,262,313,327879,29,
314,311,75,327851,33,315,314,62,196670,263,315,327879,29,316,311,56,327851,33,317,316,62,196670,264,317,327808,29,318,
309,6,327810,29,319,318,70,327814,29,320,319,6,196670,265,320,327745,71,321,5,62,262205,29,322,321,196670,266,322,
262201,31,323,324,196670,267,323,196670,268,62,131321,325,131320,325,458997,29,326,62,306,327,328,327856,33,329,326,6,
262390,330,328,1,262394,329,331,330,131320,331,327812,29,332,326,320,327808,29,333,322,332,196670,269,333,327745,44,
334,270,326,196670,334,237,327856,33,335,322,320,327856,33,336,333,309,327847,33,337,335,336,196855,338,0,262394,337,
339,338,131320,339,327808,29,340,302,333,393273,31,341,342,230,340,327760,42,343,341,333,196670,334,343,196855,344,0,
262394,313,345,344,131320,345,393281,46,346,270,326,66,262205,31,347,346,327737,31,348,349,347,196670,346,348,131321,
344,131320,344,131321,338,131320,338,131321,328,131320,328,327808,29,327,326,87,196670,268,327,131321,325,131320,330,
196670,271,322,262205,50,350,270,196670,272,350,196670,273,323,458809,27,351,352,271,272,273,196670,274,320,196670,
275,323,393273,27,353,354,274,275,262312,33,355,317,196855,356,0,262394,355,357,356,131320,357,262368,75,75,239,
131321,356,131320,356,196855,358,0,262394,315,359,358,131320,359,131321,358,131320,358,458997,33,360,315,356,241,359,
262312,33,361,360,196855,362,0,262394,361,363,362,131320,363,327847,33,364,242,355,196855,365,0,262394,364,366,367,
131320,367,196670,279,62,131321,368,131320,368,458997,29,369,62,367,370,371,327856,33,372,369,6,262390,373,371,1,
262394,372,374,373,131320,374,327812,29,375,369,19,327808,29,376,375,322,196670,280,376,327856,33,377,376,309,196855,
378,0,262394,377,379,378,131320,379,196670,282,376,327737,29,380,381,282,196670,283,380,327737,31,382,383,283,196670,
281,382,196855,384,0,262394,315,385,384,131320,385,327737,31,386,387,382,196670,281,386,131321,384,131320,384,458997,
31,388,382,379,386,385,327808,29,389,302,376,458809,27,390,391,317,389,388,131321,378,131320,378,131321,371,131320,
371,327808,29,370,369,87,196670,279,370,131321,368,131320,373,131321,365,131320,366,196670,276,302,196670,277,309,
196670,278,315,458809,27,392,393,276,277,278,131321,365,131320,365,131321,362,131320,362,393281,61,394,58,235,74,
262205,29,395,394,327851,33,396,395,62,196855,397,0,262394,396,398,397,131320,398,196670,284,322,131321,399,131320,
399,458997,29,400,322,398,401,402,327814,29,403,309,395,327856,33,404,400,403,262390,405,402,0,262394,404,406,405,
131320,406,327808,29,407,400,70,327812,29,408,407,395,327810,29,409,408,70,196670,286,409,327737,29,410,381,286,
196670,287,410,327737,31,411,383,287,196670,285,411,327745,61,412,58,243,262205,29,413,412,327814,29,414,302,395,
327808,29,415,414,400,327812,29,416,415,11,327808,29,417,413,416,196670,288,417,327745,64,418,58,63,262205,31,419,418,
262268,65,420,419,327745,39,421,285,62,262205,29,422,421,393281,67,423,420,66,417,327742,423,422,2,4,196855,424,0,
262394,244,425,424,131320,425,327808,29,426,417,70,327745,39,427,285,70,262205,29,428,427,393281,67,429,420,66,426,
327742,429,428,2,4,131321,424,131320,424,131321,402,131320,402,327808,29,401,400,19,196670,284,401,131321,399,131320,
405,131321,397,131320,397,196855,430,0,262394,245,431,430,131320,431,196670,289,62,131321,432,131320,432,458997,29,
433,62,431,434,435,327856,33,436,433,6,262390,437,435,1,262394,436,438,437,131320,438,327812,29,439,433,19,327808,29,
440,439,322,196670,290,440,327856,33,441,440,309,196855,442,0,262394,441,443,442,131320,443,196670,292,440,327737,29,
444,381,292,196670,293,444,327737,29,445,446,293,327808,29,447,302,445,196670,291,447,196855,448,0,262394,249,449,450,
131320,450,393273,31,451,452,230,447,196670,295,451,131321,448,131320,449,327760,31,453,447,62,196670,295,453,131321,
448,131320,448,458997,31,454,451,450,453,449,327745,46,455,294,433,196670,455,454,131321,442,131320,442,131321,435,
131320,435,327808,29,434,433,87,196670,289,434,131321,432,131320,437,327847,33,456,251,355,196855,457,0,262394,456,
458,457,131320,458,262368,75,75,239,131321,457,131320,457,196670,296,62,131321,459,131320,459,458997,29,460,62,457,
461,462,327856,33,463,460,6,262390,464,462,1,262394,463,465,464,131320,465,327812,29,466,460,19,327808,29,467,466,322,
196670,297,467,327856,33,468,467,309,196855,469,0,262394,468,470,469,131320,470,327808,29,471,302,467,327745,46,472,
294,460,262205,31,473,472,458809,27,474,475,317,471,473,131321,469,131320,469,131321,462,131320,462,327808,29,461,460,
87,196670,296,461,131321,459,131320,464,131321,430,131320,430,196670,258,256,131321,298,131320,298,65789,65592,327734,
29,304,0,30,131320,476,262203,39,477,7,327745,61,478,58,60,262205,29,479,478,327851,33,480,479,62,196855,481,0,262394,
480,482,483,131320,483,327745,64,484,58,63,262205,31,485,484,262268,65,486,485,393281,67,487,486,66,66,393277,29,488,
487,2,4,196670,477,488,131321,481,131320,482,196670,477,479,131321,481,131320,481,458997,29,489,488,483,479,482,
131326,489,65592,327734,29,301,0,30,131320,490,327745,71,491,3,70,262205,29,492,491,327745,71,493,4,62,262205,29,494,
493,327812,29,495,492,494,327745,71,496,3,62,262205,29,497,496,327808,29,498,495,497,131326,498,65592,327734,31,499,0,
32,196663,31,500,196663,29,501,196663,29,502,131320,503,262203,39,504,7,262203,39,505,7,327761,29,506,500,0,327876,29,
507,501,502,327829,72,508,506,507,327761,29,509,508,1,196670,505,509,327761,29,510,508,0,196670,504,510,327761,29,511,
500,1,327810,29,512,73,502,327874,29,513,501,512,327808,29,514,511,513,327808,29,515,514,509,327760,31,516,510,515,
131326,516,65592,327734,31,342,0,34,196663,33,517,196663,29,518,131320,519,327739,54,520,7,230,262203,46,521,7,262203,
46,522,7,262203,46,523,7,262203,39,524,7,262203,39,525,7,262203,39,526,7,196855,527,0,196859,62,528,131320,528,196855,
529,0,262394,517,530,531,131320,531,327745,64,532,58,66,262205,31,533,532,196670,523,533,131321,529,131320,530,327745,
64,534,58,74,262205,31,535,534,196670,523,535,131321,529,131320,529,458997,31,536,533,531,535,530,196670,522,536,
196855,537,0,262394,76,538,537,131320,538,458809,31,539,499,536,518,77,262268,78,540,539,393281,79,541,540,66,66,
393277,31,542,541,2,8,196670,520,256,196670,521,542,131321,527,131320,537,327846,33,543,80,517,196855,544,0,262394,
543,545,544,131320,545,458809,31,546,499,536,518,75,262268,65,547,546,393281,67,548,547,66,66,393277,29,549,548,2,4,
327760,31,550,549,62,196670,520,256,196670,521,550,131321,527,131320,544,196670,524,83,327876,29,551,70,83,327810,29,
552,551,70,327879,29,553,518,552,327812,29,554,553,14,196670,525,554,327874,29,555,518,83,458809,31,556,499,536,555,
75,262268,65,557,556,393281,67,558,557,66,66,393277,29,559,558,2,4,196670,526,559,262268,59,560,554,393419,29,561,559,
560,84,327760,31,562,561,62,196670,520,256,196670,521,562,131321,527,131320,527,590069,31,563,542,538,550,545,562,544,
131326,563,65592,327734,27,391,0,35,196663,33,564,196663,29,565,196663,31,566,131320,567,262203,46,568,7,262203,46,
569,7,196855,570,0,262394,564,571,572,131320,572,327745,64,573,58,66,262205,31,574,573,196670,569,574,131321,570,
131320,571,327745,64,575,58,74,262205,31,576,575,196670,569,576,131321,570,131320,570,458997,31,577,574,572,576,571,
196670,568,577,196855,578,0,262394,85,579,580,131320,580,458809,31,581,499,577,565,75,262268,65,582,581,327761,29,583,
566,0,393281,67,584,582,66,66,327742,584,583,2,4,131321,578,131320,579,458809,31,585,499,577,565,77,262268,78,586,585,
393281,79,587,586,66,66,327742,587,566,2,8,131321,578,131320,578,65789,65592,327734,31,452,0,34,196663,33,588,196663,
29,589,131320,590,327739,54,591,7,230,262203,46,592,7,262203,46,593,7,262203,46,594,7,196855,595,0,196859,62,596,
131320,596,196855,597,0,262394,588,598,599,131320,599,327745,64,600,58,87,262205,31,601,600,196670,594,601,131321,597,
131320,598,327745,64,602,58,86,262205,31,603,602,196670,594,603,131321,597,131320,597,458997,31,604,601,599,603,598,
196670,593,604,196855,605,0,262394,88,606,605,131320,606,458809,31,607,499,604,589,77,262268,78,608,607,393281,79,609,
608,66,66,393277,31,610,609,2,8,196670,591,256,196670,592,610,131321,595,131320,605,458809,31,611,499,604,589,75,
262268,65,612,611,393281,67,613,612,66,66,393277,29,614,613,2,4,327760,31,615,614,62,196670,591,256,196670,592,615,
131321,595,131320,595,458997,31,616,610,606,615,605,131326,616,65592,327734,27,475,0,35,196663,33,617,196663,29,618,
196663,31,619,131320,620,262203,46,621,7,262203,46,622,7,196855,623,0,262394,617,624,625,131320,625,327745,64,626,58,
87,262205,31,627,626,196670,622,627,131321,623,131320,624,327745,64,628,58,86,262205,31,629,628,196670,622,629,131321,
623,131320,623,458997,31,630,627,625,629,624,196670,621,630,196855,631,0,262394,89,632,633,131320,633,458809,31,634,
499,630,618,75,262268,65,635,634,327761,29,636,619,0,393281,67,637,635,66,66,327742,637,636,2,4,131321,631,131320,632,
458809,31,638,499,630,618,77,262268,78,639,638,393281,79,640,639,66,66,327742,640,619,2,8,131321,631,131320,631,65789,
65592,327734,31,349,0,36,196663,31,641,131320,642,262203,46,643,7,262203,39,644,7,262203,39,645,7,196670,643,641,
196855,646,0,262394,90,647,648,131320,648,196855,649,0,262394,99,650,649,131320,650,327745,39,651,643,62,262205,29,
652,651,327878,29,653,652,95,196670,651,653,131321,649,131320,649,196855,654,0,262394,100,655,654,131320,655,327745,
39,656,643,62,262205,29,657,656,262268,59,658,657,393418,59,659,658,102,87,262268,29,660,659,196670,645,660,327877,29,
661,660,95,327879,29,662,661,108,262205,29,663,656,327878,29,664,663,662,196670,656,664,131321,654,131320,654,196855,
665,0,262394,109,666,665,131320,666,327745,39,667,643,62,262205,29,668,667,327878,29,669,668,108,196670,667,669,
131321,665,131320,665,131321,646,131320,647,196855,670,0,262394,91,671,670,131320,671,327745,39,672,643,70,262205,29,
673,672,327878,29,674,673,95,196670,672,674,131321,670,131320,670,196855,675,0,262394,96,676,675,131320,676,327745,39,
677,643,70,262205,29,678,677,262268,59,679,678,327875,59,680,679,97,262268,29,681,680,196670,644,681,327877,29,682,
681,95,327760,31,683,681,682,262205,31,684,643,327878,31,685,684,683,196670,643,685,131321,675,131320,675,196855,686,
0,262394,98,687,686,131320,687,262205,31,688,643,262344,31,689,688,196670,643,689,131321,686,131320,686,131321,646,
131320,646,262205,31,690,643,131326,690,65592,327734,31,387,0,36,196663,31,691,131320,692,262203,46,693,7,262203,39,
694,7,262203,39,695,7,196670,693,691,196855,696,0,262394,110,697,698,131320,698,196855,699,0,262394,114,700,699,
131320,700,327745,39,701,693,62,262205,29,702,701,327878,29,703,702,108,196670,701,703,131321,699,131320,699,196855,
704,0,262394,115,705,704,131320,705,327745,39,706,693,62,262205,29,707,706,327878,29,708,707,95,196670,706,708,131321,
704,131320,704,196855,709,0,262394,116,710,709,131320,710,327745,39,711,693,62,262205,29,712,711,262268,59,713,712,
393418,59,714,713,118,87,262268,29,715,714,262344,29,716,715,196670,695,716,327877,29,717,716,95,327879,29,718,717,
108,262205,29,719,711,327878,29,720,719,718,196670,711,720,131321,709,131320,709,131321,696,131320,697,196855,721,0,
262394,111,722,721,131320,722,262205,31,723,693,262344,31,724,723,196670,693,724,131321,721,131320,721,196855,725,0,
262394,112,726,725,131320,726,327745,39,727,693,70,262205,29,728,727,327878,29,729,728,95,196670,727,729,131321,725,
131320,725,196855,730,0,262394,113,731,730,131320,731,327745,39,732,693,70,262205,29,733,732,262268,59,734,733,327875,
59,735,734,97,262268,29,736,735,262344,29,737,736,196670,694,737,327877,29,738,737,95,327760,31,739,737,738,262205,31,
740,693,327878,31,741,740,739,196670,693,741,131321,730,131320,730,131321,696,131320,696,262205,31,742,693,131326,742,
65592,327734,31,324,0,37,131320,743,262203,39,744,7,262203,46,745,7,262203,39,746,7,262203,39,747,7,262203,39,748,7,
262203,46,749,7,262203,39,750,7,262203,39,751,7,327745,61,752,58,119,262205,29,753,752,327745,61,754,58,120,262205,29,
755,754,327808,29,756,753,755,196670,744,756,327854,33,757,756,73,196855,758,0,262394,757,759,760,131320,760,327876,
29,761,70,756,327810,29,762,761,70,196670,746,762,131321,758,131320,759,196670,746,104,131321,758,131320,758,458997,
29,763,762,760,104,759,327854,33,764,756,121,196855,765,0,262394,764,766,767,131320,767,327852,33,768,756,73,196855,
769,0,262394,768,770,771,131320,771,196670,748,62,131321,769,131320,770,327810,29,772,756,73,327876,29,773,70,772,
327810,29,774,773,70,196670,748,774,131321,769,131320,769,458997,29,775,62,771,774,770,196670,747,775,131321,765,
131320,766,196670,747,104,131321,765,131320,765,458997,29,776,775,769,104,766,327760,31,777,763,776,196670,745,777,
327854,33,778,753,73,196855,779,0,262394,778,780,781,131320,781,327876,29,782,70,753,327810,29,783,782,70,196670,750,
783,131321,779,131320,780,196670,750,104,131321,779,131320,779,458997,29,784,783,781,104,780,327852,33,785,753,73,
196855,786,0,262394,785,787,788,131320,788,196670,751,62,131321,786,131320,787,327810,29,789,753,73,327876,29,790,70,
789,327810,29,791,790,70,196670,751,791,131321,786,131320,786,458997,29,792,62,788,791,787,327760,31,793,784,792,
196670,749,793,262344,31,794,793,327879,31,795,777,794,131326,795,65592,327734,33,796,0,38,196663,31,797,196663,31,
798,131320,799,327739,54,800,7,230,262203,54,801,7,196855,802,0,196859,62,803,131320,803,196855,804,0,262394,122,805,
804,131320,805,327761,29,806,797,1,327761,29,807,798,1,327856,33,808,806,807,262312,33,809,808,196855,810,0,262394,
809,811,810,131320,811,327850,33,812,806,807,196855,813,0,262394,812,814,813,131320,814,327761,29,815,797,0,327761,29,
816,798,0,327856,33,817,815,816,131321,813,131320,813,458997,33,818,812,811,817,814,131321,810,131320,810,458997,33,
819,808,805,818,813,196670,800,256,196670,801,819,131321,802,131320,804,327761,29,820,797,0,327761,29,821,798,0,
327856,33,822,820,821,196670,800,256,196670,801,822,131321,802,131320,802,458997,33,823,819,810,822,804,131326,823,
65592,327734,29,381,0,40,196663,39,824,131320,825,262205,29,826,824,262205,29,827,824,327874,29,828,827,129,327808,29,
829,826,828,131326,829,65592,327734,31,383,0,41,196663,39,830,131320,831,262203,46,832,7,196855,833,0,262394,130,834,
835,131320,835,262205,29,836,830,327745,145,837,144,836,262205,29,838,837,327760,31,839,838,62,196670,832,839,131321,
833,131320,834,262205,29,840,830,327745,139,841,138,840,262205,31,842,841,196670,832,842,131321,833,131320,833,458997,
31,843,839,835,842,834,131326,843,65592,327734,29,446,0,40,196663,39,844,131320,845,262203,39,846,7,196855,847,0,
262394,149,848,849,131320,849,196670,846,62,131321,847,131320,848,262205,29,850,844,327745,145,851,153,850,262205,29,
852,851,196670,846,852,131321,847,131320,847,458997,29,853,62,849,852,848,131326,853,65592,327734,42,854,0,43,196663,
39,855,131320,856,262203,39,857,7,262203,39,858,7,262205,29,859,855,196670,857,859,327737,31,860,383,857,262205,29,
861,855,196670,858,861,327737,29,862,446,858,327760,42,863,860,862,131326,863,65592,327734,27,864,0,45,196663,39,865,
196663,44,866,131320,867,196855,868,0,262394,154,869,870,131320,870,262205,29,871,865,393281,39,872,866,66,62,262205,
29,873,872,327745,145,874,144,871,196670,874,873,131321,868,131320,869,262205,29,875,865,327745,46,876,866,66,262205,
31,877,876,327745,139,878,138,875,196670,878,877,131321,868,131320,868,196855,879,0,262394,149,880,879,131320,880,
262205,29,881,865,327745,39,882,866,87,262205,29,883,882,327745,145,884,153,881,196670,884,883,131321,879,131320,879,
65789,65592,327734,27,885,0,47,196663,44,886,196663,44,887,196663,46,888,131320,889,327739,54,890,7,230,262203,39,891,
7,262203,46,892,7,262203,46,893,7,262203,46,894,7,262203,46,895,7,262203,54,896,7,262203,54,897,7,262203,54,898,7,
262203,46,899,7,262203,46,900,7,262203,46,901,7,262203,39,902,7,262203,39,903,7,262203,39,904,7,196855,905,0,196859,
62,906,131320,906,196855,907,0,262394,157,908,907,131320,908,393281,39,909,886,66,62,262205,29,910,909,393281,39,911,
887,66,62,262205,29,912,911,458764,29,913,1,38,910,912,196670,891,913,262205,29,914,909,262205,29,915,911,458764,29,
916,1,41,914,915,196670,911,916,196670,909,913,196670,890,256,131321,905,131320,907,196855,917,0,262394,159,918,919,
131320,919,327745,46,920,886,66,262205,31,921,920,262205,31,922,888,327879,31,923,921,922,196670,893,923,131321,917,
131320,918,327745,46,924,886,66,262205,31,925,924,196670,893,925,131321,917,131320,917,458997,31,926,923,919,925,918,
196670,892,926,196855,927,0,262394,161,928,929,131320,929,327745,46,930,887,66,262205,31,931,930,262205,31,932,888,
327879,31,933,931,932,196670,895,933,131321,927,131320,928,327745,46,934,887,66,262205,31,935,934,196670,895,935,
131321,927,131320,927,458997,31,936,933,929,935,928,196670,894,936,196855,937,0,262394,162,938,939,131320,939,327745,
39,940,892,62,262205,29,941,940,327745,39,942,894,62,262205,29,943,942,327850,33,944,941,943,196670,897,944,131321,
937,131320,938,262205,31,945,892,262205,31,946,894,327850,163,947,945,946,262299,33,948,947,196670,897,948,131321,937,
131320,937,458997,33,949,944,939,948,938,196670,896,949,262205,31,950,894,262205,31,951,892,393273,33,952,796,950,951,
262312,33,953,952,196855,954,0,262394,953,955,954,131320,955,327847,33,956,149,949,196855,957,0,262394,956,958,957,
131320,958,327745,39,959,887,87,262205,29,960,959,327745,39,961,886,87,262205,29,962,961,327856,33,963,960,962,131321,
957,131320,957,458997,33,964,956,955,963,958,131321,954,131320,954,458997,33,965,952,937,964,957,196670,898,965,
196855,966,0,262394,965,967,968,131320,968,327745,46,969,886,66,262205,31,970,969,196670,900,970,131321,966,131320,
967,327745,46,971,887,66,262205,31,972,971,196670,900,972,131321,966,131320,966,458997,31,973,970,968,972,967,196670,
899,973,196855,974,0,262394,965,975,976,131320,976,327745,46,977,887,66,262205,31,978,977,196670,901,978,131321,974,
131320,975,327745,46,979,886,66,262205,31,980,979,196670,901,980,131321,974,131320,974,458997,31,981,978,976,980,975,
327745,46,982,887,66,196670,982,981,327745,46,983,886,66,196670,983,973,196855,984,0,262394,965,985,986,131320,986,
327745,39,987,886,87,262205,29,988,987,196670,903,988,131321,984,131320,985,327745,39,989,887,87,262205,29,990,989,
196670,903,990,131321,984,131320,984,458997,29,991,988,986,990,985,196670,902,991,196855,992,0,262394,965,993,994,
131320,994,327745,39,995,887,87,262205,29,996,995,196670,904,996,131321,992,131320,993,327745,39,997,886,87,262205,29,
998,997,196670,904,998,131321,992,131320,992,458997,29,999,996,994,998,993,327745,39,1000,887,87,196670,1000,999,
327745,39,1001,886,87,196670,1001,991,196670,890,256,131321,905,131320,905,65789,65592,327734,27,1002,0,48,196663,39,
1003,196663,46,1004,196663,39,1005,131320,1006,262203,39,1007,7,262203,39,1008,7,262203,39,1009,7,262203,39,1010,7,
262203,39,1011,7,262203,39,1012,7,262203,51,1013,7,262203,39,1014,7,262203,39,1015,7,262203,39,1016,7,262203,39,1017,
7,262203,44,1018,7,262203,44,1019,7,262203,46,1020,7,262203,39,1021,7,262203,39,1022,7,262203,39,1023,7,262203,44,
1024,7,196670,1007,62,131321,1025,131320,1025,458997,29,1026,62,1006,1027,1028,327856,33,1029,1026,168,262390,1030,
1028,1,262394,1029,1031,1030,131320,1031,327812,29,1032,1026,19,327745,71,1033,5,62,262205,29,1034,1033,327808,29,
1035,1032,1034,196670,1008,1035,262205,29,1036,1005,327874,29,1037,1035,1036,262205,29,1038,1005,327808,29,1039,1038,
129,327876,29,1040,1037,1039,262205,29,1041,1005,327876,29,1042,70,1041,327810,29,1043,1042,70,327879,29,1044,1035,
1043,327808,29,1045,1040,1044,196670,1009,1045,262205,29,1046,1003,327854,33,1047,1045,1046,196855,1048,0,262394,1047,
1049,1048,131320,1049,131321,1030,131320,1048,196670,1011,1045,327737,29,1050,381,1011,196670,1010,1050,196670,1012,
62,131321,1051,131320,1051,458997,29,1052,62,1048,1053,1054,327856,33,1055,1052,6,262390,1056,1054,1,262394,1055,1054,
1056,131320,1054,262205,29,1057,1005,327876,29,1058,1052,1057,196670,1014,1058,327737,29,1059,381,1014,327808,29,1060,
1050,1059,196670,1015,1060,327737,42,1061,854,1015,327745,44,1062,1013,1052,196670,1062,1061,327808,29,1053,1052,87,
196670,1012,1053,131321,1051,131320,1056,196670,1016,169,131321,1063,131320,1063,458997,29,1064,169,1056,1065,1066,
327851,33,1067,1064,62,262390,1068,1066,1,262394,1067,1069,1068,131320,1069,196670,1017,62,131321,1070,131320,1070,
458997,29,1071,62,1069,1072,1073,327856,33,1074,1071,6,262390,1075,1073,1,262394,1074,1076,1075,131320,1076,327879,29,
1077,1071,1064,327850,33,1078,1077,62,196855,1079,0,262394,1078,1080,1079,131320,1080,327808,29,1081,1071,1064,327745,
44,1082,1013,1071,262205,42,1083,1082,196670,1018,1083,327745,44,1084,1013,1081,262205,42,1085,1084,196670,1019,1085,
262205,31,1086,1004,196670,1020,1086,458809,27,1087,885,1018,1019,1020,262205,42,1088,1018,196670,1082,1088,262205,42,
1089,1019,196670,1084,1089,131321,1079,131320,1079,131321,1073,131320,1073,327808,29,1072,1071,87,196670,1017,1072,
131321,1070,131320,1075,131321,1066,131320,1066,327874,29,1065,1064,87,196670,1016,1065,131321,1063,131320,1068,
196670,1021,62,131321,1090,131320,1090,458997,29,1091,62,1068,1092,1093,327856,33,1094,1091,6,262390,1095,1093,1,
262394,1094,1093,1095,131320,1093,262205,29,1096,1005,327876,29,1097,1091,1096,196670,1022,1097,327737,29,1098,381,
1022,327808,29,1099,1050,1098,196670,1023,1099,327745,44,1100,1013,1091,262205,42,1101,1100,196670,1024,1101,393273,
27,1102,864,1023,1024,327808,29,1092,1091,87,196670,1021,1092,131321,1090,131320,1095,131321,1028,131320,1028,327808,
29,1027,1026,87,196670,1007,1027,131321,1025,131320,1030,65789,65592,327734,27,1103,0,48,196663,39,1104,196663,46,
1105,196663,39,1106,131320,1107,262203,39,1108,7,262203,39,1109,7,262203,39,1110,7,262203,39,1111,7,262203,39,1112,7,
262203,39,1113,7,262203,39,1114,7,262203,39,1115,7,262203,39,1116,7,262203,51,1117,7,262203,39,1118,7,262203,39,1119,
7,262203,39,1120,7,262203,39,1121,7,262203,39,1122,7,262203,44,1123,7,262203,44,1124,7,262203,46,1125,7,262203,39,
1126,7,262203,39,1127,7,262203,44,1128,7,262203,44,1129,7,262203,46,1130,7,262203,39,1131,7,262203,39,1132,7,262203,
39,1133,7,262203,44,1134,7,262203,39,1135,7,262203,39,1136,7,262203,44,1137,7,196670,1108,62,131321,1138,131320,1138,
458997,29,1139,62,1107,1140,1141,327856,33,1142,1139,168,262390,1143,1141,1,262394,1142,1144,1143,131320,1144,327812,
29,1145,1139,19,327745,71,1146,5,62,262205,29,1147,1146,327808,29,1148,1145,1147,196670,1109,1148,262205,29,1149,1106,
327874,29,1150,1148,1149,262205,29,1151,1106,327808,29,1152,1151,129,327876,29,1153,1150,1152,196670,1110,1153,262205,
29,1154,1106,327876,29,1155,70,1154,327810,29,1156,1155,70,327879,29,1157,1148,1156,196670,1111,1157,327808,29,1158,
1153,1157,262205,29,1159,1104,327854,33,1160,1158,1159,196855,1161,0,262394,1160,1162,1161,131320,1162,131321,1143,
131320,1161,196670,1113,1158,327737,29,1163,381,1113,196670,1112,1163,262205,29,1164,1106,327876,29,1165,6,1164,
327808,29,1166,1153,1165,327810,29,1167,1166,70,327810,29,1168,1167,1157,196670,1115,1168,327737,29,1169,381,1115,
196670,1114,1169,196670,1116,62,131321,1170,131320,1170,458997,29,1171,62,1161,1172,1173,327856,33,1174,1171,170,
262390,1175,1173,1,262394,1174,1173,1175,131320,1173,262205,29,1176,1106,327876,29,1177,1171,1176,196670,1118,1177,
327737,29,1178,381,1118,327808,29,1179,1163,1178,196670,1119,1179,327737,42,1180,854,1119,327745,44,1181,1117,1171,
196670,1181,1180,327810,29,1182,171,1171,262205,29,1183,1106,327876,29,1184,1171,1183,196670,1120,1184,327737,29,1185,
381,1120,327810,29,1186,1169,1185,196670,1121,1186,327737,42,1187,854,1121,327745,44,1188,1117,1182,196670,1188,1187,
327808,29,1172,1171,87,196670,1116,1172,131321,1170,131320,1175,196670,1122,62,131321,1189,131320,1189,458997,29,1190,
62,1175,1191,1192,327856,33,1193,1190,6,262390,1194,1192,1,262394,1193,1195,1194,131320,1195,327879,29,1196,1190,172,
327850,33,1197,1196,62,196855,1198,0,262394,1197,1199,1198,131320,1199,327878,29,1200,1190,173,327745,44,1201,1117,
1190,262205,42,1202,1201,196670,1123,1202,327745,44,1203,1117,1200,262205,42,1204,1203,196670,1124,1204,262205,31,
1205,1105,196670,1125,1205,458809,27,1206,885,1123,1124,1125,262205,42,1207,1123,196670,1201,1207,262205,42,1208,1124,
196670,1203,1208,131321,1198,131320,1198,131321,1192,131320,1192,327808,29,1191,1190,87,196670,1122,1191,131321,1189,
131320,1194,196670,1126,174,131321,1209,131320,1209,458997,29,1210,174,1194,1211,1212,327851,33,1213,1210,62,262390,
1214,1212,1,262394,1213,1215,1214,131320,1215,196670,1127,62,131321,1216,131320,1216,458997,29,1217,62,1215,1218,1219,
327856,33,1220,1217,6,262390,1221,1219,1,262394,1220,1222,1221,131320,1222,327879,29,1223,1217,1210,327850,33,1224,
1223,62,196855,1225,0,262394,1224,1226,1225,131320,1226,327808,29,1227,1217,1210,327745,44,1228,1117,1217,262205,42,
1229,1228,196670,1128,1229,327745,44,1230,1117,1227,262205,42,1231,1230,196670,1129,1231,262205,31,1232,1105,196670,
1130,1232,458809,27,1233,885,1128,1129,1130,262205,42,1234,1128,196670,1228,1234,262205,42,1235,1129,196670,1230,1235,
131321,1225,131320,1225,131321,1219,131320,1219,327808,29,1218,1217,87,196670,1127,1218,131321,1216,131320,1221,
131321,1212,131320,1212,327874,29,1211,1210,87,196670,1126,1211,131321,1209,131320,1214,196670,1131,62,131321,1236,
131320,1236,458997,29,1237,62,1214,1238,1239,327856,33,1240,1237,175,262390,1241,1239,1,262394,1240,1239,1241,131320,
1239,262205,29,1242,1106,327876,29,1243,1237,1242,196670,1132,1243,327737,29,1244,381,1132,327808,29,1245,1163,1244,
196670,1133,1245,327745,44,1246,1117,1237,262205,42,1247,1246,196670,1134,1247,393273,27,1248,864,1133,1134,262205,29,
1249,1106,327876,29,1250,1237,1249,196670,1135,1250,327737,29,1251,381,1135,327810,29,1252,1169,1251,327810,29,1253,
176,1237,196670,1136,1252,327745,44,1254,1117,1253,262205,42,1255,1254,196670,1137,1255,393273,27,1256,864,1136,1137,
327808,29,1238,1237,87,196670,1131,1238,131321,1236,131320,1241,131321,1141,131320,1141,327808,29,1140,1139,87,196670,
1108,1140,131321,1138,131320,1143,65789,65592,327734,27,1257,0,49,196663,39,1258,131320,1259,262205,29,1260,1258,
327858,33,1261,1260,22,327847,33,1262,177,1261,327847,33,1263,1262,178,196855,1264,0,262394,1263,1265,1266,131320,
1266,262368,75,75,180,131321,1264,131320,1265,262368,77,77,180,131321,1264,131320,1264,65789,65592,327734,27,1267,0,
48,196663,39,1268,196663,46,1269,196663,39,1270,131320,1271,262203,39,1272,7,262203,39,1273,7,262203,46,1274,7,262203,
39,1275,7,262203,39,1276,7,262203,39,1277,7,262203,46,1278,7,262203,39,1279,7,262203,39,1280,7,262203,39,1281,7,
262203,46,1282,7,262203,39,1283,7,262203,39,1284,7,262203,39,1285,7,262203,46,1286,7,262203,39,1287,7,262203,39,1288,
7,262203,39,1289,7,262203,46,1290,7,262203,39,1291,7,262203,39,1292,7,262203,39,1293,7,262203,46,1294,7,262203,39,
1295,7,262203,39,1296,7,262203,39,1297,7,262203,46,1298,7,262203,39,1299,7,262203,39,1300,7,262205,29,1301,1270,
327876,29,1302,70,1301,196670,1272,1302,327737,27,1303,1257,1272,262205,29,1304,1268,196670,1273,1304,262205,31,1305,
1269,196670,1274,1305,262205,29,1306,1270,196670,1275,1306,458809,27,1307,1103,1273,1274,1275,262205,29,1308,1270,
327876,29,1309,70,1308,196670,1276,1309,327737,27,1310,1257,1276,196855,1311,0,262394,185,1312,1311,131320,1312,
262205,29,1313,1270,327852,33,1314,1313,186,131321,1311,131320,1311,458997,33,1315,185,1271,1314,1312,196855,1316,0,
262394,1315,1317,1316,131320,1317,262205,29,1318,1268,196670,1277,1318,262205,31,1319,1269,196670,1278,1319,196670,
1279,187,458809,27,1320,1002,1277,1278,1279,196855,1321,0,262394,189,1322,1321,131320,1322,196670,1280,191,327737,27,
1323,1257,1280,131321,1321,131320,1321,131321,1316,131320,1316,196855,1324,0,262394,195,1325,1324,131320,1325,262205,
29,1326,1270,327852,33,1327,1326,196,131321,1324,131320,1324,458997,33,1328,195,1316,1327,1325,196855,1329,0,262394,
1328,1330,1329,131320,1330,262205,29,1331,1268,196670,1281,1331,262205,31,1332,1269,196670,1282,1332,196670,1283,197,
458809,27,1333,1002,1281,1282,1283,196855,1334,0,262394,199,1335,1334,131320,1335,196670,1284,201,327737,27,1336,1257,
1284,131321,1334,131320,1334,131321,1329,131320,1329,196855,1337,0,262394,205,1338,1337,131320,1338,262205,29,1339,
1270,327852,33,1340,1339,206,131321,1337,131320,1337,458997,33,1341,205,1329,1340,1338,196855,1342,0,262394,1341,1343,
1342,131320,1343,262205,29,1344,1268,196670,1285,1344,262205,31,1345,1269,196670,1286,1345,196670,1287,207,458809,27,
1346,1002,1285,1286,1287,196855,1347,0,262394,209,1348,1347,131320,1348,196670,1288,211,327737,27,1349,1257,1288,
131321,1347,131320,1347,131321,1342,131320,1342,196855,1350,0,262394,215,1351,1350,131320,1351,262205,29,1352,1270,
327852,33,1353,1352,216,131321,1350,131320,1350,458997,33,1354,215,1342,1353,1351,196855,1355,0,262394,1354,1356,1355,
131320,1356,262205,29,1357,1268,196670,1289,1357,262205,31,1358,1269,196670,1290,1358,196670,1291,217,458809,27,1359,
1002,1289,1290,1291,196855,1360,0,262394,219,1361,1360,131320,1361,196670,1292,221,327737,27,1362,1257,1292,131321,
1360,131320,1360,131321,1355,131320,1355,262205,29,1363,1270,327852,33,1364,1363,129,327847,33,1365,224,1364,196855,
1366,0,262394,1365,1367,1366,131320,1367,262205,29,1368,1268,196670,1293,1368,262205,31,1369,1269,196670,1294,1369,
196670,1295,129,458809,27,1370,1002,1293,1294,1295,196855,1371,0,262394,225,1372,1371,131320,1372,196670,1296,226,
327737,27,1373,1257,1296,131321,1371,131320,1371,131321,1366,131320,1366,262205,29,1374,1270,327852,33,1375,1374,62,
327847,33,1376,229,1375,196855,1377,0,262394,1376,1378,1377,131320,1378,262205,29,1379,1268,196670,1297,1379,262205,
31,1380,1269,196670,1298,1380,196670,1299,62,458809,27,1381,1002,1297,1298,1299,131321,1377,131320,1377,65789,65592,
327734,27,352,0,52,196663,39,1382,196663,51,1383,196663,46,1384,131320,1385,262203,39,1386,7,262203,39,1387,7,262203,
44,1388,7,262203,44,1389,7,262203,46,1390,7,262203,39,1391,7,262203,39,1392,7,262203,44,1393,7,262203,44,1394,7,
262203,46,1395,7,262203,39,1396,7,262203,39,1397,7,262203,39,1398,7,262203,39,1399,7,262203,44,1400,7,196670,1386,75,
131321,1401,131320,1401,458997,29,1402,75,1385,1403,1404,327858,33,1405,1402,6,262390,1406,1404,1,262394,1405,1407,
1406,131320,1407,196670,1387,62,131321,1408,131320,1408,458997,29,1409,62,1407,1410,1411,327856,33,1412,1409,6,262390,
1413,1411,1,262394,1412,1414,1413,131320,1414,327874,29,1415,1402,87,327879,29,1416,1409,1415,327850,33,1417,1416,62,
196855,1418,0,262394,1417,1419,1418,131320,1419,327810,29,1420,1402,70,327878,29,1421,1409,1420,327745,44,1422,1383,
1409,262205,42,1423,1422,196670,1388,1423,327745,44,1424,1383,1421,262205,42,1425,1424,196670,1389,1425,262205,31,
1426,1384,196670,1390,1426,458809,27,1427,885,1388,1389,1390,262205,42,1428,1388,196670,1422,1428,262205,42,1429,1389,
196670,1424,1429,131321,1418,131320,1418,131321,1411,131320,1411,327808,29,1410,1409,87,196670,1387,1410,131321,1408,
131320,1413,327874,29,1430,1402,74,196670,1391,1430,131321,1431,131320,1431,458997,29,1432,1430,1413,1433,1434,327851,
33,1435,1432,62,262390,1436,1434,1,262394,1435,1437,1436,131320,1437,196670,1392,62,131321,1438,131320,1438,458997,29,
1439,62,1437,1440,1441,327856,33,1442,1439,6,262390,1443,1441,1,262394,1442,1444,1443,131320,1444,327879,29,1445,1439,
1432,327850,33,1446,1445,62,196855,1447,0,262394,1446,1448,1447,131320,1448,327808,29,1449,1439,1432,327745,44,1450,
1383,1439,262205,42,1451,1450,196670,1393,1451,327745,44,1452,1383,1449,262205,42,1453,1452,196670,1394,1453,262205,
31,1454,1384,196670,1395,1454,458809,27,1455,885,1393,1394,1395,262205,42,1456,1393,196670,1450,1456,262205,42,1457,
1394,196670,1452,1457,131321,1447,131320,1447,131321,1441,131320,1441,327808,29,1440,1439,87,196670,1392,1440,131321,
1438,131320,1443,131321,1434,131320,1434,327874,29,1433,1432,87,196670,1391,1433,131321,1431,131320,1436,131321,1404,
131320,1404,327812,29,1403,1402,75,196670,1386,1403,131321,1401,131320,1406,262205,29,1458,1382,327812,29,1459,1458,6,
196670,1397,1459,327737,29,1460,381,1397,196670,1396,1460,196670,1398,62,131321,1461,131320,1461,458997,29,1462,62,
1406,1463,1464,327856,33,1465,1462,6,262390,1466,1464,1,262394,1465,1464,1466,131320,1464,327808,29,1467,1460,1462,
196670,1399,1467,327745,44,1468,1383,1462,262205,42,1469,1468,196670,1400,1469,393273,27,1470,864,1399,1400,327808,29,
1463,1462,87,196670,1398,1463,131321,1461,131320,1466,65789,65592,327734,27,354,0,53,196663,39,1471,196663,46,1472,
131320,1473,262203,39,1474,7,262203,39,1475,7,262203,46,1476,7,262203,39,1477,7,262203,39,1478,7,262203,46,1479,7,
262203,39,1480,7,262203,39,1481,7,262203,46,1482,7,262203,39,1483,7,262203,39,1484,7,262203,39,1485,7,262203,46,1486,
7,262203,39,1487,7,262205,29,1488,1471,327812,29,1489,1488,6,196670,1474,1489,262368,75,75,180,327856,33,1490,6,1489,
196855,1491,0,262394,1490,1492,1491,131320,1492,196670,1475,1489,262205,31,1493,1472,196670,1476,1493,196670,1477,70,
458809,27,1494,1267,1475,1476,1477,131321,1491,131320,1491,327856,33,1495,231,1489,196855,1496,0,262394,1495,1497,
1496,131320,1497,196670,1478,1489,262205,31,1498,1472,196670,1479,1498,196670,1480,75,458809,27,1499,1267,1478,1479,
1480,131321,1496,131320,1496,327856,33,1500,232,1489,196855,1501,0,262394,1500,1502,1501,131320,1502,196670,1481,1489,
262205,31,1503,1472,196670,1482,1503,196670,1483,77,458809,27,1504,1267,1481,1482,1483,131321,1501,131320,1501,196670,
1484,56,131321,1505,131320,1505,458997,29,1506,56,1501,1507,1508,327810,29,1509,1506,70,327876,29,1510,6,1509,327856,
33,1511,1510,1489,262390,1512,1508,2,262394,1511,1508,1512,131320,1508,196670,1485,1489,262205,31,1513,1472,196670,
1486,1513,196670,1487,1506,458809,27,1514,1267,1485,1486,1487,327808,29,1507,1506,87,196670,1484,1507,131321,1505,
131320,1512,262368,75,75,180,65789,65592,327734,27,393,0,55,196663,39,1515,196663,39,1516,196663,54,1517,131320,1518,
262203,39,1519,7,262203,39,1520,7,262203,39,1521,7,262203,39,1522,7,262203,39,1523,7,262203,39,1524,7,262203,46,1525,
7,262203,39,1526,7,262203,39,1527,7,196670,1519,233,327745,71,1528,5,62,262205,29,1529,1528,196670,1520,1529,131321,
1530,131320,1530,458997,29,1531,1529,1518,1532,1533,327812,29,1534,1531,233,262205,29,1535,1516,327856,33,1536,1534,
1535,262390,1537,1533,0,262394,1536,1538,1537,131320,1538,262205,29,1539,1515,327814,29,1540,1539,233,327808,29,1541,
1540,1531,196670,1521,1541,327808,29,1542,1531,70,327812,29,1543,1542,233,262205,29,1544,1516,327852,33,1545,1543,
1544,196855,1546,0,262394,1545,1547,1548,131320,1548,196670,1523,62,131321,1546,131320,1547,327745,64,1549,58,66,
262205,31,1550,1549,262268,65,1551,1550,393281,67,1552,1551,66,1541,393277,29,1553,1552,2,4,196670,1523,1553,131321,
1546,131320,1546,458997,29,1554,62,1548,1553,1547,196670,1522,1554,196670,1524,62,131321,1555,131320,1555,458997,29,
1556,1554,1546,1557,1558,458997,29,1559,62,1546,1560,1558,262205,29,1561,1516,327810,29,1562,1561,1534,458764,29,1563,
1,38,233,1562,327856,33,1564,1559,1563,262390,1565,1558,0,262394,1564,1566,1565,131320,1566,327808,29,1567,1534,1559,
196670,1526,1567,327737,29,1568,381,1526,196670,1527,1568,327737,31,1569,383,1527,196670,1525,1569,262205,33,1570,
1517,196855,1571,0,262394,1570,1572,1571,131320,1572,262205,31,1573,1525,327737,31,1574,387,1573,196670,1525,1574,
131321,1571,131320,1571,327745,39,1575,1525,62,262205,29,1576,1575,327812,29,1577,1559,14,262268,59,1578,1577,458953,
29,1557,1556,1576,1578,234,196670,1522,1557,131321,1558,131320,1558,327808,29,1560,1559,87,196670,1524,1560,131321,
1555,131320,1565,327745,64,1579,58,66,262205,31,1580,1579,262268,65,1581,1580,393281,67,1582,1581,66,1541,327742,1582,
1556,2,4,131321,1533,131320,1533,327808,29,1532,1531,19,196670,1520,1532,131321,1530,131320,1537,65789,65592};
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
/* merge_buckets.comp, 8314 words */
static const uint32_t gpusorti_spv_merge_buckets[] = {
119734787,66304,524299,1486,0,131089,1,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,0,1,524303,5,2,0x6e69616d,0,
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
57,257,256,114,262194,45,40,0,393268,45,258,199,40,83,393268,47,259,170,258,76,393268,47,260,171,26,76,262194,45,41,1,
393267,79,42,41,81,81,262187,45,261,66,327734,43,2,0,44,131320,262,262203,54,263,7,262203,54,264,7,262203,54,265,7,
262203,54,266,7,262203,61,267,7,262203,66,268,7,262203,54,269,7,262203,66,270,7,262203,61,271,7,262203,54,272,7,
262203,61,273,7,262203,54,274,7,262203,54,275,7,196855,276,0,196859,76,277,131320,277,262201,45,278,279,262201,45,280,
281,196670,263,280,327737,45,282,283,263,327854,47,284,278,282,196855,285,0,262394,284,286,285,131320,286,131321,276,
131320,285,393281,75,287,72,128,123,262205,45,288,287,327808,45,289,280,288,327810,45,290,289,81,327814,45,291,290,
288,262201,48,292,293,327745,82,294,5,76,262205,45,295,294,131321,296,131320,296,458997,45,297,295,285,298,299,327856,
47,300,297,245,262390,301,299,0,262394,300,302,301,131320,302,327817,45,303,297,126,327856,47,304,303,291,196855,305,
0,262394,304,306,307,131320,307,131321,305,131320,306,327814,45,308,297,126,327808,45,309,278,308,196670,264,309,
196670,265,303,196670,266,280,196670,267,292,524345,45,310,311,264,265,266,267,131321,305,131320,305,458997,45,312,76,
307,310,306,327856,47,313,297,126,196855,314,0,262394,313,315,316,131320,316,327745,156,317,249,303,196670,317,312,
131321,314,131320,315,327745,156,318,248,303,196670,318,312,131321,314,131320,314,131321,299,131320,299,327808,45,298,
297,37,131321,296,131320,301,262368,83,83,190,327856,47,319,295,126,196855,320,0,262394,319,321,320,131320,321,327745,
156,322,249,295,262205,45,323,322,327745,156,324,248,295,262205,45,325,324,327810,45,326,323,325,327856,47,327,295,
291,196855,328,0,262394,327,329,330,131320,330,131321,328,131320,329,262205,45,331,324,327812,45,332,295,288,327810,
45,333,331,332,131321,328,131320,328,458997,45,334,76,330,333,329,327760,48,335,326,334,131321,320,131320,320,458997,
48,336,250,301,335,328,196855,337,0,262394,319,338,337,131320,338,327745,150,339,253,295,196670,339,336,131321,337,
131320,337,262368,83,83,190,131321,340,131320,340,458997,48,341,336,337,342,343,458997,45,344,81,337,345,343,327856,
47,346,344,126,262390,347,343,0,262394,346,348,347,131320,348,327854,47,349,295,344,327847,47,350,319,349,196855,351,
0,262394,350,352,351,131320,352,327810,45,353,295,344,327745,150,354,253,353,262205,48,355,354,327808,48,356,341,355,
131321,351,131320,351,458997,48,342,341,348,356,352,262368,83,83,190,196855,357,0,262394,319,358,357,131320,358,
327745,150,359,253,295,196670,359,342,131321,357,131320,357,262368,83,83,190,131321,343,131320,343,327812,45,345,344,
83,131321,340,131320,347,196855,360,0,262394,319,361,360,131320,361,327761,45,362,341,0,327761,45,363,336,0,327810,45,
364,362,363,327745,156,365,254,295,196670,365,364,131321,360,131320,360,262368,83,83,190,393281,156,366,253,255,76,
262205,45,367,366,393281,156,368,253,255,81,262205,45,369,368,327808,45,370,367,6,327810,45,371,370,81,327814,45,372,
371,6,327852,47,373,372,81,196855,374,0,262394,373,375,376,131320,376,131321,374,131320,375,327810,45,377,372,81,
393228,73,378,1,75,377,327876,45,379,83,378,131321,374,131320,374,458997,45,380,81,376,379,375,131321,381,131320,381,
458997,45,382,76,374,383,384,327856,47,385,382,179,262390,386,384,1,262394,385,387,386,131320,387,327812,45,388,382,
37,327808,45,389,388,295,327854,47,390,389,380,196855,391,0,262394,390,392,391,131320,392,131321,386,131320,391,
131321,393,131320,393,458997,45,394,76,391,395,396,327856,47,397,394,6,262390,398,396,1,262394,397,399,398,131320,399,
327812,45,400,394,372,327808,45,401,389,400,327745,59,402,268,394,196670,402,257,327856,47,403,389,372,327856,47,404,
401,367,327847,47,405,403,404,196855,406,0,262394,405,407,406,131320,407,131321,408,131320,408,458997,45,409,76,407,
410,411,458997,45,412,90,407,413,411,327851,47,414,412,76,262390,415,411,1,262394,414,416,415,131320,416,327808,45,
417,409,412,327745,156,418,254,417,262205,45,419,418,327858,47,420,419,401,196855,421,0,262394,420,422,421,131320,422,
131321,421,131320,421,458997,45,410,409,416,417,422,131321,411,131320,411,327874,45,413,412,123,131321,408,131320,415,
327745,156,423,248,409,262205,45,424,423,327808,45,425,424,401,327745,156,426,254,409,262205,45,427,426,327810,45,428,
425,427,393281,54,429,268,394,123,196670,429,428,262205,45,430,429,393273,48,431,432,244,430,393281,61,433,268,394,74,
196670,433,431,131321,406,131320,406,131321,396,131320,396,327808,45,395,394,123,131321,393,131320,398,196670,269,389,
262205,65,434,268,196670,270,434,196670,271,292,458809,43,435,436,269,270,271,131321,384,131320,384,327808,45,383,382,
123,131321,381,131320,386,196670,272,372,196670,273,292,393273,43,437,438,272,273,131321,439,131320,439,458997,45,440,
295,386,441,442,327856,47,443,440,367,262390,444,442,0,262394,443,445,444,131320,445,196670,274,440,327737,45,446,447,
274,196670,275,446,327737,57,448,449,275,327761,48,450,448,0,327761,45,451,448,1,196855,452,0,262394,259,453,452,
131320,453,327808,45,454,369,440,327737,48,455,456,450,458809,43,457,458,240,454,455,131321,452,131320,452,196855,459,
0,262394,260,460,459,131320,460,327808,45,461,369,440,393273,48,462,463,244,451,458809,43,464,465,240,461,462,131321,
459,131320,459,131321,442,131320,442,327808,45,441,440,37,131321,439,131320,444,131321,276,131320,276,65789,65592,
327734,45,281,0,46,131320,466,327745,75,467,72,74,262205,45,468,467,327851,47,469,468,76,196855,470,0,262394,469,471,
472,131320,472,393281,78,473,11,74,74,262205,45,474,473,131321,470,131320,471,131321,470,131320,470,458997,45,475,474,
472,468,471,131326,475,65592,327734,45,279,0,46,131320,476,327745,82,477,3,81,262205,45,478,477,327745,82,479,4,76,
262205,45,480,479,327812,45,481,478,480,327745,82,482,3,76,262205,45,483,482,327808,45,484,481,483,131326,484,65592,
327734,48,432,0,49,196663,47,485,196663,45,486,131320,487,196855,488,0,196859,76,489,131320,489,196855,490,0,262394,
84,491,490,131320,491,196855,492,0,262394,485,493,494,131320,494,393281,87,495,18,74,486,262205,48,496,495,131321,492,
131320,493,327745,75,497,72,86,262205,45,498,497,327808,45,499,498,486,393281,87,500,15,74,499,262205,48,501,500,
131321,492,131320,492,458997,48,502,496,494,501,493,131321,488,131320,490,196855,503,0,262394,485,504,503,131320,504,
327745,75,505,72,86,262205,45,506,505,327808,45,507,506,486,393281,78,508,21,74,507,262205,45,509,508,327760,48,510,
509,76,131321,488,131320,503,196855,511,0,262394,91,512,511,131320,512,393281,78,513,25,74,486,262205,45,514,513,
327760,48,515,514,76,131321,488,131320,511,327876,45,516,81,95,327810,45,517,516,81,327879,45,518,486,517,327812,45,
519,518,22,327874,45,520,486,95,393281,78,521,25,74,520,262205,45,522,521,262268,73,523,519,393419,45,524,522,523,96,
327760,48,525,524,76,131321,488,131320,488,721141,48,526,502,492,510,504,515,512,525,511,131326,526,65592,327734,43,
458,0,50,196663,47,527,196663,45,528,196663,48,529,131320,530,196855,531,0,262394,97,532,533,131320,533,196855,534,0,
262394,527,535,536,131320,536,327761,45,537,529,0,393281,78,538,25,74,528,196670,538,537,131321,534,131320,535,327745,
75,539,72,86,262205,45,540,539,327808,45,541,540,528,327761,45,542,529,0,393281,78,543,21,74,541,196670,543,542,
131321,534,131320,534,131321,531,131320,532,196855,544,0,262394,527,545,546,131320,546,393281,87,547,18,74,528,196670,
547,529,131321,544,131320,545,327745,75,548,72,86,262205,45,549,548,327808,45,550,549,528,393281,87,551,15,74,550,
196670,551,529,131321,544,131320,544,131321,531,131320,531,65789,65592,327734,48,463,0,49,196663,47,552,196663,45,553,
131320,554,196855,555,0,196859,76,556,131320,556,196855,557,0,262394,98,558,557,131320,558,196855,559,0,262394,552,
560,561,131320,561,393281,87,562,29,74,553,262205,48,563,562,131321,559,131320,560,327745,75,564,72,99,262205,45,565,
564,327808,45,566,565,553,393281,87,567,15,74,566,262205,48,568,567,131321,559,131320,559,458997,48,569,563,561,568,
560,131321,555,131320,557,196855,570,0,262394,552,571,572,131320,572,393281,78,573,32,74,553,262205,45,574,573,131321,
570,131320,571,327745,75,575,72,99,262205,45,576,575,327808,45,577,576,553,393281,78,578,21,74,577,262205,45,579,578,
131321,570,131320,570,458997,45,580,574,572,579,571,327760,48,581,580,76,131321,555,131320,555,458997,48,582,569,559,
581,570,131326,582,65592,327734,43,465,0,50,196663,47,583,196663,45,584,196663,48,585,131320,586,196855,587,0,262394,
102,588,589,131320,589,196855,590,0,262394,583,591,592,131320,592,327761,45,593,585,0,393281,78,594,32,74,584,196670,
594,593,131321,590,131320,591,327745,75,595,72,99,262205,45,596,595,327808,45,597,596,584,327761,45,598,585,0,393281,
78,599,21,74,597,196670,599,598,131321,590,131320,590,131321,587,131320,588,196855,600,0,262394,583,601,602,131320,
602,393281,87,603,29,74,584,196670,603,585,131321,600,131320,601,327745,75,604,72,99,262205,45,605,604,327808,45,606,
605,584,393281,87,607,15,74,606,196670,607,585,131321,600,131320,600,131321,587,131320,587,65789,65592,327734,48,456,
0,51,196663,48,608,131320,609,196855,610,0,262394,103,611,612,131320,612,196855,613,0,262394,112,614,613,131320,614,
327761,45,615,608,0,327878,45,616,615,118,393298,48,617,616,608,0,131321,613,131320,613,458997,48,618,608,612,617,614,
196855,619,0,262394,119,620,619,131320,620,327761,45,621,618,0,327878,45,622,621,109,393298,48,623,622,618,0,131321,
619,131320,619,458997,48,624,618,613,623,620,196855,625,0,262394,120,626,625,131320,626,327761,45,627,624,0,262268,73,
628,627,393418,73,629,628,122,123,262268,45,630,629,262344,45,631,630,327877,45,632,631,109,327879,45,633,632,118,
327878,45,634,627,633,393298,48,635,634,624,0,131321,625,131320,625,458997,48,636,624,619,635,626,131321,610,131320,
611,196855,637,0,262394,104,638,637,131320,638,262344,48,639,608,131321,637,131320,637,458997,48,640,608,611,639,638,
196855,641,0,262394,105,642,641,131320,642,327761,45,643,640,1,327878,45,644,643,109,393298,48,645,644,640,1,131321,
641,131320,641,458997,48,646,640,637,645,642,196855,647,0,262394,110,648,647,131320,648,327761,45,649,646,1,262268,73,
650,649,327875,73,651,650,111,262268,45,652,651,262344,45,653,652,327877,45,654,653,109,327760,48,655,653,654,327878,
48,656,646,655,131321,647,131320,647,458997,48,657,646,641,656,648,131321,610,131320,610,458997,48,658,636,625,657,
647,131326,658,65592,327734,48,293,0,52,131320,659,327745,75,660,72,124,262205,45,661,660,327745,75,662,72,125,262205,
45,663,662,327808,45,664,661,663,327854,47,665,664,90,196855,666,0,262394,665,667,668,131320,668,327876,45,669,81,664,
327810,45,670,669,81,131321,666,131320,667,131321,666,131320,666,458997,45,671,670,668,114,667,327854,47,672,664,126,
196855,673,0,262394,672,674,675,131320,675,327852,47,676,664,90,196855,677,0,262394,676,678,679,131320,679,131321,677,
131320,678,327810,45,680,664,90,327876,45,681,81,680,327810,45,682,681,81,131321,677,131320,677,458997,45,683,76,679,
682,678,131321,673,131320,674,131321,673,131320,673,458997,45,684,683,677,114,674,327760,48,685,671,684,327854,47,686,
661,90,196855,687,0,262394,686,688,689,131320,689,327876,45,690,81,661,327810,45,691,690,81,131321,687,131320,688,
131321,687,131320,687,458997,45,692,691,689,114,688,327852,47,693,661,90,196855,694,0,262394,693,695,696,131320,696,
131321,694,131320,695,327810,45,697,661,90,327876,45,698,81,697,327810,45,699,698,81,131321,694,131320,694,458997,45,
700,76,696,699,695,327760,48,701,692,700,262344,48,702,701,327879,48,703,685,702,131326,703,65592,327734,47,704,0,53,
196663,48,705,196663,48,706,131320,707,196855,708,0,196859,76,709,131320,709,196855,710,0,262394,127,711,710,131320,
711,327761,45,712,705,1,327761,45,713,706,1,327856,47,714,712,713,262312,47,715,714,196855,716,0,262394,715,717,716,
131320,717,327850,47,718,712,713,196855,719,0,262394,718,720,719,131320,720,327761,45,721,705,0,327761,45,722,706,0,
327856,47,723,721,722,131321,719,131320,719,458997,47,724,718,717,723,720,131321,716,131320,716,458997,47,725,714,711,
724,719,131321,708,131320,710,327761,45,726,705,0,327761,45,727,706,0,327856,47,728,726,727,131321,708,131320,708,
458997,47,729,725,716,728,710,131326,729,65592,327734,45,283,0,55,196663,54,730,131320,731,262205,45,732,730,393281,
75,733,72,128,124,262205,45,734,733,327808,45,735,732,734,327810,45,736,735,81,327814,45,737,736,734,131326,737,65592,
327734,45,738,0,55,196663,54,739,131320,740,327745,75,741,72,129,262205,45,742,741,393281,75,743,72,128,123,262205,45,
744,743,393281,75,745,72,128,130,262205,45,746,745,327814,45,747,744,746,327812,45,748,126,747,327812,45,749,748,12,
327808,45,750,742,749,262205,45,751,739,327812,45,752,751,131,327808,45,753,750,752,131326,753,65592,327734,45,447,0,
55,196663,54,754,131320,755,262205,45,756,754,262205,45,757,754,327874,45,758,757,139,327808,45,759,756,758,131326,
759,65592,327734,48,760,0,56,196663,54,761,131320,762,196855,763,0,262394,140,764,765,131320,765,262205,45,766,761,
327745,156,767,155,766,262205,45,768,767,327760,48,769,768,76,131321,763,131320,764,262205,45,770,761,327745,150,771,
149,770,262205,48,772,771,131321,763,131320,763,458997,48,773,769,765,772,764,131326,773,65592,327734,45,774,0,55,
196663,54,775,131320,776,196855,777,0,262394,160,778,779,131320,779,131321,777,131320,778,262205,45,780,775,327745,
156,781,164,780,262205,45,782,781,131321,777,131320,777,458997,45,783,76,779,782,778,131326,783,65592,327734,57,449,0,
58,196663,54,784,131320,785,262203,54,786,7,262203,54,787,7,262205,45,788,784,196670,786,788,327737,48,789,760,786,
262205,45,790,784,196670,787,790,327737,45,791,774,787,327760,57,792,789,791,131326,792,65592,327734,43,793,0,60,
196663,54,794,196663,59,795,131320,796,196855,797,0,262394,165,798,799,131320,799,262205,45,800,794,393281,54,801,795,
74,76,262205,45,802,801,327745,156,803,155,800,196670,803,802,131321,797,131320,798,262205,45,804,794,327745,61,805,
795,74,262205,48,806,805,327745,150,807,149,804,196670,807,806,131321,797,131320,797,196855,808,0,262394,160,809,808,
131320,809,262205,45,810,794,327745,54,811,795,123,262205,45,812,811,327745,156,813,164,810,196670,813,812,131321,808,
131320,808,65789,65592,327734,43,814,0,62,196663,59,815,196663,59,816,196663,61,817,131320,818,196855,819,0,196859,76,
820,131320,820,196855,821,0,262394,168,822,821,131320,822,393281,54,823,815,74,76,262205,45,824,823,393281,54,825,816,
74,76,262205,45,826,825,458764,45,827,1,38,824,826,262205,45,828,823,262205,45,829,825,458764,45,830,1,41,828,829,
196670,825,830,196670,823,827,131321,819,131320,821,196855,831,0,262394,170,832,833,131320,833,327745,61,834,815,74,
262205,48,835,834,262205,48,836,817,327879,48,837,835,836,131321,831,131320,832,327745,61,838,815,74,262205,48,839,
838,131321,831,131320,831,458997,48,840,837,833,839,832,196855,841,0,262394,172,842,843,131320,843,327745,61,844,816,
74,262205,48,845,844,262205,48,846,817,327879,48,847,845,846,131321,841,131320,842,327745,61,848,816,74,262205,48,849,
848,131321,841,131320,841,458997,48,850,847,843,849,842,196855,851,0,262394,173,852,853,131320,853,327761,45,854,840,
0,327761,45,855,850,0,327850,47,856,854,855,131321,851,131320,852,327850,174,857,840,850,262299,47,858,857,131321,851,
131320,851,458997,47,859,856,853,858,852,393273,47,860,704,850,840,262312,47,861,860,196855,862,0,262394,861,863,862,
131320,863,327847,47,864,160,859,196855,865,0,262394,864,866,865,131320,866,327745,54,867,816,123,262205,45,868,867,
327745,54,869,815,123,262205,45,870,869,327856,47,871,868,870,131321,865,131320,865,458997,47,872,864,863,871,866,
131321,862,131320,862,458997,47,873,860,851,872,865,196855,874,0,262394,873,875,876,131320,876,327745,61,877,815,74,
262205,48,878,877,131321,874,131320,875,327745,61,879,816,74,262205,48,880,879,131321,874,131320,874,458997,48,881,
878,876,880,875,196855,882,0,262394,873,883,884,131320,884,327745,61,885,816,74,262205,48,886,885,131321,882,131320,
883,327745,61,887,815,74,262205,48,888,887,131321,882,131320,882,458997,48,889,886,884,888,883,327745,61,890,816,74,
196670,890,889,327745,61,891,815,74,196670,891,881,196855,892,0,262394,873,893,894,131320,894,327745,54,895,815,123,
262205,45,896,895,131321,892,131320,893,327745,54,897,816,123,262205,45,898,897,131321,892,131320,892,458997,45,899,
896,894,898,893,196855,900,0,262394,873,901,902,131320,902,327745,54,903,816,123,262205,45,904,903,131321,900,131320,
901,327745,54,905,815,123,262205,45,906,905,131321,900,131320,900,458997,45,907,904,902,906,901,327745,54,908,816,123,
196670,908,907,327745,54,909,815,123,196670,909,899,131321,819,131320,819,65789,65592,327734,43,910,0,63,196663,54,
911,196663,61,912,196663,54,913,131320,914,262203,54,915,7,262203,66,916,7,262203,54,917,7,262203,54,918,7,262203,59,
919,7,262203,59,920,7,262203,61,921,7,262203,54,922,7,262203,54,923,7,262203,59,924,7,131321,925,131320,925,458997,45,
926,76,914,927,928,327856,47,929,926,179,262390,930,928,1,262394,929,931,930,131320,931,327812,45,932,926,37,327745,
82,933,5,76,262205,45,934,933,327808,45,935,932,934,262205,45,936,913,327874,45,937,935,936,262205,45,938,913,327808,
45,939,938,139,327876,45,940,937,939,262205,45,941,913,327876,45,942,81,941,327810,45,943,942,81,327879,45,944,935,
943,327808,45,945,940,944,262205,45,946,911,327854,47,947,945,946,196855,948,0,262394,947,949,948,131320,949,131321,
930,131320,948,196670,915,945,327737,45,950,447,915,131321,951,131320,951,458997,45,952,76,948,953,954,327856,47,955,
952,6,262390,956,954,1,262394,955,954,956,131320,954,262205,45,957,913,327876,45,958,952,957,196670,917,958,327737,45,
959,447,917,327808,45,960,950,959,196670,918,960,327737,57,961,449,918,327745,59,962,916,952,196670,962,961,327808,45,
953,952,123,131321,951,131320,956,131321,963,131320,963,458997,45,964,180,956,965,966,327851,47,967,964,76,262390,968,
966,1,262394,967,969,968,131320,969,131321,970,131320,970,458997,45,971,76,969,972,973,327856,47,974,971,6,262390,975,
973,1,262394,974,976,975,131320,976,327879,45,977,971,964,327850,47,978,977,76,196855,979,0,262394,978,980,979,131320,
980,327808,45,981,971,964,327745,59,982,916,971,262205,57,983,982,196670,919,983,327745,59,984,916,981,262205,57,985,
984,196670,920,985,262205,48,986,912,196670,921,986,458809,43,987,814,919,920,921,262205,57,988,919,196670,982,988,
262205,57,989,920,196670,984,989,131321,979,131320,979,131321,973,131320,973,327808,45,972,971,123,131321,970,131320,
975,131321,966,131320,966,327874,45,965,964,123,131321,963,131320,968,131321,990,131320,990,458997,45,991,76,968,992,
993,327856,47,994,991,6,262390,995,993,1,262394,994,993,995,131320,993,262205,45,996,913,327876,45,997,991,996,196670,
922,997,327737,45,998,447,922,327808,45,999,950,998,196670,923,999,327745,59,1000,916,991,262205,57,1001,1000,196670,
924,1001,393273,43,1002,793,923,924,327808,45,992,991,123,131321,990,131320,995,131321,928,131320,928,327808,45,927,
926,123,131321,925,131320,930,65789,65592,327734,43,1003,0,63,196663,54,1004,196663,61,1005,196663,54,1006,131320,
1007,262203,54,1008,7,262203,54,1009,7,262203,66,1010,7,262203,54,1011,7,262203,54,1012,7,262203,54,1013,7,262203,54,
1014,7,262203,59,1015,7,262203,59,1016,7,262203,61,1017,7,262203,59,1018,7,262203,59,1019,7,262203,61,1020,7,262203,
54,1021,7,262203,54,1022,7,262203,59,1023,7,262203,54,1024,7,262203,54,1025,7,262203,59,1026,7,131321,1027,131320,
1027,458997,45,1028,76,1007,1029,1030,327856,47,1031,1028,179,262390,1032,1030,1,262394,1031,1033,1032,131320,1033,
327812,45,1034,1028,37,327745,82,1035,5,76,262205,45,1036,1035,327808,45,1037,1034,1036,262205,45,1038,1006,327874,45,
1039,1037,1038,262205,45,1040,1006,327808,45,1041,1040,139,327876,45,1042,1039,1041,262205,45,1043,1006,327876,45,
1044,81,1043,327810,45,1045,1044,81,327879,45,1046,1037,1045,327808,45,1047,1042,1046,262205,45,1048,1004,327854,47,
1049,1047,1048,196855,1050,0,262394,1049,1051,1050,131320,1051,131321,1032,131320,1050,196670,1008,1047,327737,45,
1052,447,1008,262205,45,1053,1006,327876,45,1054,6,1053,327808,45,1055,1042,1054,327810,45,1056,1055,81,327810,45,
1057,1056,1046,196670,1009,1057,327737,45,1058,447,1009,131321,1059,131320,1059,458997,45,1060,76,1050,1061,1062,
327856,47,1063,1060,181,262390,1064,1062,1,262394,1063,1062,1064,131320,1062,262205,45,1065,1006,327876,45,1066,1060,
1065,196670,1011,1066,327737,45,1067,447,1011,327808,45,1068,1052,1067,196670,1012,1068,327737,57,1069,449,1012,
327745,59,1070,1010,1060,196670,1070,1069,327810,45,1071,182,1060,262205,45,1072,1006,327876,45,1073,1060,1072,196670,
1013,1073,327737,45,1074,447,1013,327810,45,1075,1058,1074,196670,1014,1075,327737,57,1076,449,1014,327745,59,1077,
1010,1071,196670,1077,1076,327808,45,1061,1060,123,131321,1059,131320,1064,131321,1078,131320,1078,458997,45,1079,76,
1064,1080,1081,327856,47,1082,1079,6,262390,1083,1081,1,262394,1082,1084,1083,131320,1084,327879,45,1085,1079,183,
327850,47,1086,1085,76,196855,1087,0,262394,1086,1088,1087,131320,1088,327878,45,1089,1079,184,327745,59,1090,1010,
1079,262205,57,1091,1090,196670,1015,1091,327745,59,1092,1010,1089,262205,57,1093,1092,196670,1016,1093,262205,48,
1094,1005,196670,1017,1094,458809,43,1095,814,1015,1016,1017,262205,57,1096,1015,196670,1090,1096,262205,57,1097,1016,
196670,1092,1097,131321,1087,131320,1087,131321,1081,131320,1081,327808,45,1080,1079,123,131321,1078,131320,1083,
131321,1098,131320,1098,458997,45,1099,185,1083,1100,1101,327851,47,1102,1099,76,262390,1103,1101,1,262394,1102,1104,
1103,131320,1104,131321,1105,131320,1105,458997,45,1106,76,1104,1107,1108,327856,47,1109,1106,6,262390,1110,1108,1,
262394,1109,1111,1110,131320,1111,327879,45,1112,1106,1099,327850,47,1113,1112,76,196855,1114,0,262394,1113,1115,1114,
131320,1115,327808,45,1116,1106,1099,327745,59,1117,1010,1106,262205,57,1118,1117,196670,1018,1118,327745,59,1119,
1010,1116,262205,57,1120,1119,196670,1019,1120,262205,48,1121,1005,196670,1020,1121,458809,43,1122,814,1018,1019,1020,
262205,57,1123,1018,196670,1117,1123,262205,57,1124,1019,196670,1119,1124,131321,1114,131320,1114,131321,1108,131320,
1108,327808,45,1107,1106,123,131321,1105,131320,1110,131321,1101,131320,1101,327874,45,1100,1099,123,131321,1098,
131320,1103,131321,1125,131320,1125,458997,45,1126,76,1103,1127,1128,327856,47,1129,1126,186,262390,1130,1128,1,
262394,1129,1128,1130,131320,1128,262205,45,1131,1006,327876,45,1132,1126,1131,196670,1021,1132,327737,45,1133,447,
1021,327808,45,1134,1052,1133,196670,1022,1134,327745,59,1135,1010,1126,262205,57,1136,1135,196670,1023,1136,393273,
43,1137,793,1022,1023,262205,45,1138,1006,327876,45,1139,1126,1138,196670,1024,1139,327737,45,1140,447,1024,327810,45,
1141,1058,1140,327810,45,1142,187,1126,196670,1025,1141,327745,59,1143,1010,1142,262205,57,1144,1143,196670,1026,1144,
393273,43,1145,793,1025,1026,327808,45,1127,1126,123,131321,1125,131320,1130,131321,1030,131320,1030,327808,45,1029,
1028,123,131321,1027,131320,1032,65789,65592,327734,43,1146,0,64,196663,54,1147,131320,1148,262205,45,1149,1147,
327858,47,1150,1149,39,327847,47,1151,188,1150,327847,47,1152,1151,189,196855,1153,0,262394,1152,1154,1155,131320,
1155,262368,83,83,190,131321,1153,131320,1154,262368,135,135,190,131321,1153,131320,1153,65789,65592,327734,43,1156,0,
63,196663,54,1157,196663,61,1158,196663,54,1159,131320,1160,262203,54,1161,7,262203,54,1162,7,262203,61,1163,7,262203,
54,1164,7,262203,54,1165,7,262203,54,1166,7,262203,61,1167,7,262203,54,1168,7,262203,54,1169,7,262203,54,1170,7,
262203,61,1171,7,262203,54,1172,7,262203,54,1173,7,262203,54,1174,7,262203,61,1175,7,262203,54,1176,7,262203,54,1177,
7,262203,54,1178,7,262203,61,1179,7,262203,54,1180,7,262203,54,1181,7,262203,54,1182,7,262203,61,1183,7,262203,54,
1184,7,262203,54,1185,7,262203,54,1186,7,262203,61,1187,7,262203,54,1188,7,262205,45,1189,1159,327876,45,1190,81,1189,
196670,1161,1190,327737,43,1191,1146,1161,262205,45,1192,1157,196670,1162,1192,262205,48,1193,1158,196670,1163,1193,
262205,45,1194,1159,196670,1164,1194,458809,43,1195,1003,1162,1163,1164,262205,45,1196,1159,327876,45,1197,81,1196,
196670,1165,1197,327737,43,1198,1146,1165,196855,1199,0,262394,195,1200,1199,131320,1200,262205,45,1201,1159,327852,
47,1202,1201,196,131321,1199,131320,1199,458997,47,1203,195,1160,1202,1200,196855,1204,0,262394,1203,1205,1204,131320,
1205,262205,45,1206,1157,196670,1166,1206,262205,48,1207,1158,196670,1167,1207,196670,1168,197,458809,43,1208,910,
1166,1167,1168,196855,1209,0,262394,199,1210,1209,131320,1210,196670,1169,201,327737,43,1211,1146,1169,131321,1209,
131320,1209,131321,1204,131320,1204,196855,1212,0,262394,205,1213,1212,131320,1213,262205,45,1214,1159,327852,47,1215,
1214,206,131321,1212,131320,1212,458997,47,1216,205,1204,1215,1213,196855,1217,0,262394,1216,1218,1217,131320,1218,
262205,45,1219,1157,196670,1170,1219,262205,48,1220,1158,196670,1171,1220,196670,1172,207,458809,43,1221,910,1170,
1171,1172,196855,1222,0,262394,209,1223,1222,131320,1223,196670,1173,211,327737,43,1224,1146,1173,131321,1222,131320,
1222,131321,1217,131320,1217,196855,1225,0,262394,215,1226,1225,131320,1226,262205,45,1227,1159,327852,47,1228,1227,
216,131321,1225,131320,1225,458997,47,1229,215,1217,1228,1226,196855,1230,0,262394,1229,1231,1230,131320,1231,262205,
45,1232,1157,196670,1174,1232,262205,48,1233,1158,196670,1175,1233,196670,1176,217,458809,43,1234,910,1174,1175,1176,
196855,1235,0,262394,219,1236,1235,131320,1236,196670,1177,221,327737,43,1237,1146,1177,131321,1235,131320,1235,
131321,1230,131320,1230,196855,1238,0,262394,225,1239,1238,131320,1239,262205,45,1240,1159,327852,47,1241,1240,226,
131321,1238,131320,1238,458997,47,1242,225,1230,1241,1239,196855,1243,0,262394,1242,1244,1243,131320,1244,262205,45,
1245,1157,196670,1178,1245,262205,48,1246,1158,196670,1179,1246,196670,1180,227,458809,43,1247,910,1178,1179,1180,
196855,1248,0,262394,229,1249,1248,131320,1249,196670,1181,231,327737,43,1250,1146,1181,131321,1248,131320,1248,
131321,1243,131320,1243,262205,45,1251,1159,327852,47,1252,1251,139,327847,47,1253,234,1252,196855,1254,0,262394,1253,
1255,1254,131320,1255,262205,45,1256,1157,196670,1182,1256,262205,48,1257,1158,196670,1183,1257,196670,1184,139,
458809,43,1258,910,1182,1183,1184,196855,1259,0,262394,235,1260,1259,131320,1260,196670,1185,236,327737,43,1261,1146,
1185,131321,1259,131320,1259,131321,1254,131320,1254,262205,45,1262,1159,327852,47,1263,1262,76,327847,47,1264,239,
1263,196855,1265,0,262394,1264,1266,1265,131320,1266,262205,45,1267,1157,196670,1186,1267,262205,48,1268,1158,196670,
1187,1268,196670,1188,76,458809,43,1269,910,1186,1187,1188,131321,1265,131320,1265,65789,65592,327734,43,436,0,67,
196663,54,1270,196663,66,1271,196663,61,1272,131320,1273,262203,59,1274,7,262203,59,1275,7,262203,61,1276,7,262203,59,
1277,7,262203,59,1278,7,262203,61,1279,7,262203,54,1280,7,262203,54,1281,7,262203,59,1282,7,131321,1283,131320,1283,
458997,45,1284,83,1273,1285,1286,327858,47,1287,1284,6,262390,1288,1286,1,262394,1287,1289,1288,131320,1289,131321,
1290,131320,1290,458997,45,1291,76,1289,1292,1293,327856,47,1294,1291,6,262390,1295,1293,1,262394,1294,1296,1295,
131320,1296,327874,45,1297,1284,123,327879,45,1298,1291,1297,327850,47,1299,1298,76,196855,1300,0,262394,1299,1301,
1300,131320,1301,327810,45,1302,1284,81,327878,45,1303,1291,1302,327745,59,1304,1271,1291,262205,57,1305,1304,196670,
1274,1305,327745,59,1306,1271,1303,262205,57,1307,1306,196670,1275,1307,262205,48,1308,1272,196670,1276,1308,458809,
43,1309,814,1274,1275,1276,262205,57,1310,1274,196670,1304,1310,262205,57,1311,1275,196670,1306,1311,131321,1300,
131320,1300,131321,1293,131320,1293,327808,45,1292,1291,123,131321,1290,131320,1295,327874,45,1312,1284,130,131321,
1313,131320,1313,458997,45,1314,1312,1295,1315,1316,327851,47,1317,1314,76,262390,1318,1316,1,262394,1317,1319,1318,
131320,1319,131321,1320,131320,1320,458997,45,1321,76,1319,1322,1323,327856,47,1324,1321,6,262390,1325,1323,1,262394,
1324,1326,1325,131320,1326,327879,45,1327,1321,1314,327850,47,1328,1327,76,196855,1329,0,262394,1328,1330,1329,131320,
1330,327808,45,1331,1321,1314,327745,59,1332,1271,1321,262205,57,1333,1332,196670,1277,1333,327745,59,1334,1271,1331,
262205,57,1335,1334,196670,1278,1335,262205,48,1336,1272,196670,1279,1336,458809,43,1337,814,1277,1278,1279,262205,57,
1338,1277,196670,1332,1338,262205,57,1339,1278,196670,1334,1339,131321,1329,131320,1329,131321,1323,131320,1323,
327808,45,1322,1321,123,131321,1320,131320,1325,131321,1316,131320,1316,327874,45,1315,1314,123,131321,1313,131320,
1318,131321,1286,131320,1286,327812,45,1285,1284,83,131321,1283,131320,1288,262205,45,1340,1270,327812,45,1341,1340,6,
196670,1280,1341,327737,45,1342,447,1280,131321,1343,131320,1343,458997,45,1344,76,1288,1345,1346,327856,47,1347,1344,
6,262390,1348,1346,1,262394,1347,1346,1348,131320,1346,327808,45,1349,1342,1344,196670,1281,1349,327745,59,1350,1271,
1344,262205,57,1351,1350,196670,1282,1351,393273,43,1352,793,1281,1282,327808,45,1345,1344,123,131321,1343,131320,
1348,65789,65592,327734,43,438,0,68,196663,54,1353,196663,61,1354,131320,1355,262203,54,1356,7,262203,61,1357,7,
262203,54,1358,7,262203,54,1359,7,262203,61,1360,7,262203,54,1361,7,262203,54,1362,7,262203,61,1363,7,262203,54,1364,
7,262203,54,1365,7,262203,61,1366,7,262203,54,1367,7,262205,45,1368,1353,327812,45,1369,1368,6,262368,83,83,190,
327856,47,1370,6,1369,196855,1371,0,262394,1370,1372,1371,131320,1372,196670,1356,1369,262205,48,1373,1354,196670,
1357,1373,196670,1358,81,458809,43,1374,1156,1356,1357,1358,131321,1371,131320,1371,327856,47,1375,241,1369,196855,
1376,0,262394,1375,1377,1376,131320,1377,196670,1359,1369,262205,48,1378,1354,196670,1360,1378,196670,1361,83,458809,
43,1379,1156,1359,1360,1361,131321,1376,131320,1376,327856,47,1380,242,1369,196855,1381,0,262394,1380,1382,1381,
131320,1382,196670,1362,1369,262205,48,1383,1354,196670,1363,1383,196670,1364,135,458809,43,1384,1156,1362,1363,1364,
131321,1381,131320,1381,131321,1385,131320,1385,458997,45,1386,70,1381,1387,1388,327810,45,1389,1386,81,327876,45,
1390,6,1389,327856,47,1391,1390,1369,262390,1392,1388,2,262394,1391,1388,1392,131320,1388,196670,1365,1369,262205,48,
1393,1354,196670,1366,1393,196670,1367,1386,458809,43,1394,1156,1365,1366,1367,327808,45,1387,1386,123,131321,1385,
131320,1392,262368,83,83,190,65789,65592,327734,45,311,0,69,196663,54,1395,196663,54,1396,196663,54,1397,196663,61,
1398,131320,1399,262203,54,1400,7,262203,54,1401,7,262203,54,1402,7,262203,54,1403,7,262203,54,1404,7,196855,1405,0,
196859,76,1406,131320,1406,262205,45,1407,1396,393281,75,1408,72,128,123,262205,45,1409,1408,327812,45,1410,1407,1409,
327808,45,1411,1410,1409,262205,45,1412,1397,458764,45,1413,1,38,1411,1412,262205,45,1414,1395,327850,47,1415,1414,76,
196855,1416,0,262394,1415,1417,1416,131320,1417,131321,1405,131320,1416,262205,45,1418,1395,262205,45,1419,1397,
196670,1400,1419,327737,45,1420,283,1400,327850,47,1421,1418,1420,196855,1422,0,262394,1421,1423,1422,131320,1423,
131321,1405,131320,1422,262205,45,1424,1395,196670,1401,1424,327737,45,1425,738,1401,262205,45,1426,1396,327808,45,
1427,1425,1426,393281,78,1428,11,74,1427,262205,45,1429,1428,393281,75,1430,72,128,130,262205,45,1431,1430,327812,45,
1432,1429,1431,327808,45,1433,1410,1432,262205,45,1434,1395,196670,1402,1434,327737,45,1435,738,1402,327808,45,1436,
1435,126,393281,78,1437,11,74,1436,262205,45,1438,1437,262205,45,1439,1395,196670,1403,1439,327737,45,1440,738,1403,
327808,45,1441,1440,243,393281,78,1442,11,74,1441,262205,45,1443,1442,262205,45,1444,1395,196670,1404,1444,327737,45,
1445,738,1404,327808,45,1446,1445,261,393281,78,1447,11,74,1446,262205,45,1448,1447,327760,48,1449,1443,1448,262205,
45,1450,1396,327850,47,1451,1450,1438,196855,1452,0,262394,1451,1453,1452,131320,1453,131321,1405,131320,1452,327874,
45,1454,1431,123,131321,1455,131320,1455,458997,45,1456,1433,1452,1457,1458,458997,45,1459,1454,1452,1460,1458,327851,
47,1461,1459,76,262390,1462,1458,0,262394,1461,1463,1462,131320,1463,327808,45,1464,1456,1459,327858,47,1465,1464,
1413,196855,1466,0,262394,1465,1467,1466,131320,1467,327810,45,1468,1464,81,393273,48,1469,432,244,1468,262205,48,
1470,1398,327879,48,1471,1469,1470,393273,47,1472,704,1471,1449,262312,47,1473,1472,196855,1474,0,262394,1473,1475,
1474,131320,1475,327850,174,1476,1471,1449,262299,47,1477,1476,262205,45,1478,1396,327856,47,1479,1478,1438,327847,47,
1480,1477,1479,131321,1474,131320,1474,458997,47,1481,1472,1467,1480,1475,196855,1482,0,262394,1481,1483,1482,131320,
1483,131321,1482,131320,1482,458997,45,1484,1456,1474,1464,1483,131321,1466,131320,1466,458997,45,1457,1456,1463,1484,
1482,131321,1458,131320,1458,327874,45,1460,1459,123,131321,1455,131320,1462,131321,1405,131320,1405,721141,45,1485,
1410,1417,1413,1423,1433,1453,1456,1462,131326,1485,65592};
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
/* odd_even_merge.comp -DGPUSORTI_ADDRESS, 7057 words */
static const uint32_t gpusorti_spv_odd_even_merge_address[] = {
119734787,66304,524299,1242,0,131089,1,131089,5347,589834,0x5f565053,0x5f52484b,0x73796870,0x6c616369,0x6f74735f,
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
29,25,1,262194,29,26,0,393268,29,191,196,47,23,262187,29,192,24,262187,29,193,160,262187,29,194,288,327724,121,195,73,
73,327734,27,2,0,28,131320,196,327739,42,197,7,156,262203,37,198,7,262203,42,199,7,262203,42,200,7,262203,37,201,7,
262203,37,202,7,262203,37,203,7,262203,37,204,7,262203,37,205,7,262203,37,206,7,262203,37,207,7,262203,37,208,7,
262203,37,209,7,262203,37,210,7,262203,37,211,7,262203,37,212,7,262203,42,213,7,262203,37,214,7,262203,37,215,7,
262203,37,216,7,262203,37,217,7,262203,42,218,7,262203,37,219,7,262203,37,220,7,262203,37,221,7,262203,42,222,7,
262203,37,223,7,262203,37,224,7,262203,37,225,7,262203,37,226,7,196855,227,0,196859,49,228,131320,228,393281,175,229,
54,174,73,262205,29,230,229,196670,118,230,393281,175,231,54,174,56,262205,29,232,231,196670,117,232,393281,175,233,
54,174,72,262205,29,234,233,327879,29,235,234,176,196670,198,235,327879,29,236,234,177,327851,33,237,236,49,196670,
199,237,327879,29,238,234,178,327851,33,239,238,49,196670,200,239,393228,55,240,1,75,130,262268,29,241,240,196670,201,
241,327745,175,242,54,180,262205,29,243,242,327810,29,244,179,243,327745,175,245,54,181,262205,29,246,245,327810,29,
247,244,246,196670,160,247,262205,29,248,118,262205,29,249,117,327810,29,250,248,249,196670,202,250,327808,29,251,241,
250,196670,203,251,262201,29,252,253,327874,29,254,252,250,196670,204,254,327745,175,255,54,122,262205,29,256,255,
327851,33,257,256,49,196855,258,0,262394,257,259,260,131320,260,327745,57,261,54,182,262205,31,262,261,262268,65,263,
262,393281,66,264,263,58,58,393277,29,265,264,2,4,327745,175,266,54,183,262205,29,267,266,458764,29,268,1,38,265,267,
196670,206,268,131321,258,131320,259,196670,206,256,131321,258,131320,258,458997,29,269,268,260,256,259,196670,205,
269,327850,33,270,269,49,262312,33,271,270,196855,272,0,262394,271,273,272,131320,273,327856,33,274,251,51,196855,275,
0,262394,274,276,275,131320,276,327810,29,277,269,47,327874,29,278,277,251,327852,33,279,254,278,131321,275,131320,
275,458997,33,280,274,273,279,276,131321,272,131320,272,458997,33,281,270,258,280,275,196855,282,0,262394,281,283,282,
131320,283,196670,197,186,131321,227,131320,282,327810,29,284,235,47,327808,29,285,284,250,327876,29,286,47,285,
196670,207,286,393385,29,287,237,286,49,196670,208,287,327856,33,288,251,51,196855,289,0,262394,288,290,291,131320,
291,196670,209,49,131321,289,131320,290,327876,29,292,254,251,196670,209,292,131321,289,131320,289,458997,29,293,49,
291,292,290,196670,157,293,262205,29,294,157,327810,29,295,269,294,327854,33,296,287,295,196855,297,0,262394,296,298,
297,131320,298,196670,197,186,131321,227,131320,297,262205,29,299,157,327808,29,300,299,287,196670,157,300,262201,29,
301,253,327876,29,302,47,250,327810,29,303,302,47,327879,29,304,301,303,262205,29,305,117,327876,29,306,304,305,
196670,119,306,393281,175,307,54,174,58,262205,29,308,307,327810,29,309,51,308,327874,29,310,90,309,196670,210,310,
327810,29,311,269,47,262205,29,312,157,327810,29,313,311,312,262205,29,314,157,327879,29,315,314,310,327810,29,316,
310,315,458764,29,317,1,38,313,316,196670,155,317,262312,33,318,239,262205,29,319,155,327856,33,320,319,286,327847,33,
321,318,320,196855,322,0,262394,321,323,322,131320,323,196670,197,186,131321,227,131320,322,393385,29,324,239,49,235,
196670,211,324,196670,212,324,196670,213,318,393385,29,325,239,241,235,327810,29,326,325,116,196670,214,326,196855,
327,0,262394,239,328,329,131320,329,327876,29,330,47,326,262205,29,331,117,327876,29,332,47,331,327810,29,333,330,332,
196670,215,333,131321,327,131320,328,196670,215,49,131321,327,131320,327,458997,29,334,333,329,49,328,196670,216,326,
196670,217,334,393273,27,335,336,216,217,327847,33,337,185,239,196670,218,337,327737,27,338,339,218,131321,340,131320,
340,458997,33,341,318,327,342,343,458997,29,344,324,327,345,343,458997,29,346,324,327,347,343,262390,348,343,0,131321,
349,131320,349,327850,33,350,346,116,327847,33,351,239,350,327850,33,352,344,346,327847,33,353,351,352,196855,354,0,
262394,353,355,354,131320,355,262201,27,356,357,196670,212,49,131321,354,131320,354,458997,29,358,344,349,49,355,
196855,359,0,262394,341,360,359,131320,360,196670,219,116,327737,27,361,362,219,327810,29,363,358,73,196670,212,363,
131321,359,131320,359,458997,29,364,358,354,363,360,196670,220,49,131321,365,131320,365,458997,29,366,49,359,367,368,
327856,33,369,366,116,262390,370,368,1,262394,369,371,370,131320,371,262205,29,372,106,327808,29,373,372,116,327810,
29,374,373,47,327810,29,375,374,366,327856,33,376,375,364,196855,377,0,262394,376,378,377,131320,378,327810,29,379,
187,366,196670,221,379,327737,27,380,381,221,131321,377,131320,377,131321,368,131320,368,327808,29,367,366,73,196670,
220,367,131321,365,131320,370,262205,29,382,106,458764,29,383,1,38,364,382,196670,212,383,262205,29,384,117,327858,33,
385,383,384,327850,33,386,346,235,327847,33,387,385,386,196670,222,387,327847,33,388,387,188,262205,29,389,106,327854,
33,390,389,52,327847,33,391,388,390,196855,392,0,262394,391,393,392,131320,393,131321,348,131320,392,262201,27,394,
395,262205,29,396,117,327858,33,397,383,396,262312,33,398,387,327847,33,399,397,398,196855,400,0,262394,399,401,402,
131320,402,196670,213,156,131321,400,131320,401,327808,29,403,346,47,458764,29,404,1,41,403,116,196670,211,404,196670,
212,404,327852,33,405,404,116,196670,213,405,131321,400,131320,400,458997,29,347,346,402,404,401,458997,33,342,156,
402,405,401,458997,29,345,383,402,404,401,196855,406,0,262394,387,407,408,131320,408,262205,29,409,117,327808,29,410,
409,116,458764,29,411,1,41,345,410,327810,29,412,411,116,196670,223,412,131321,406,131320,407,327810,29,413,241,116,
196670,223,413,131321,406,131320,406,458997,29,414,412,408,413,407,196670,214,414,196855,415,0,262394,342,416,417,
131320,417,196670,224,49,131321,415,131320,416,327876,29,418,47,414,262205,29,419,117,327876,29,420,47,419,327810,29,
421,418,420,196670,224,421,131321,415,131320,415,458997,29,422,49,417,421,416,196670,225,414,196670,226,422,393273,27,
423,336,225,226,262368,59,59,189,262201,27,424,425,196855,426,0,262394,387,427,426,131320,427,131321,348,131320,426,
131321,343,131320,343,131321,340,131320,348,262201,27,428,429,196855,430,0,262394,190,431,430,131320,431,262201,27,
432,433,131321,430,131320,430,196670,197,186,131321,227,131320,227,65789,65592,327734,29,253,0,30,131320,434,327745,
48,435,3,47,262205,29,436,435,327745,48,437,4,49,262205,29,438,437,327812,29,439,436,438,327745,48,440,3,49,262205,29,
441,440,327808,29,442,439,441,131326,442,65592,327734,31,443,0,32,196663,31,444,196663,29,445,196663,29,446,131320,
447,262203,37,448,7,262203,37,449,7,327761,29,450,444,0,327876,29,451,445,446,327829,50,452,450,451,327761,29,453,452,
1,196670,449,453,327761,29,454,452,0,196670,448,454,327761,29,455,444,1,327810,29,456,51,446,327874,29,457,445,456,
327808,29,458,455,457,327808,29,459,458,453,327760,31,460,454,459,131326,460,65592,327734,31,461,0,34,196663,33,462,
196663,29,463,131320,464,327739,42,465,7,156,262203,39,466,7,262203,39,467,7,262203,39,468,7,262203,37,469,7,262203,
37,470,7,262203,37,471,7,196855,472,0,196859,49,473,131320,473,196855,474,0,262394,462,475,476,131320,476,327745,57,
477,54,58,262205,31,478,477,196670,468,478,131321,474,131320,475,327745,57,479,54,56,262205,31,480,479,196670,468,480,
131321,474,131320,474,458997,31,481,478,476,480,475,196670,467,481,196855,482,0,262394,60,483,482,131320,483,458809,
31,484,443,481,463,61,262268,62,485,484,393281,63,486,485,58,58,393277,31,487,486,2,8,196670,465,186,196670,466,487,
131321,472,131320,482,327846,33,488,64,462,196855,489,0,262394,488,490,489,131320,490,458809,31,491,443,481,463,59,
262268,65,492,491,393281,66,493,492,58,58,393277,29,494,493,2,4,327760,31,495,494,49,196670,465,186,196670,466,495,
131321,472,131320,489,196670,469,69,327876,29,496,47,69,327810,29,497,496,47,327879,29,498,463,497,327812,29,499,498,
11,196670,470,499,327874,29,500,463,69,458809,31,501,443,481,500,59,262268,65,502,501,393281,66,503,502,58,58,393277,
29,504,503,2,4,196670,471,504,262268,55,505,499,393419,29,506,504,505,70,327760,31,507,506,49,196670,465,186,196670,
466,507,131321,472,131320,472,590069,31,508,487,483,495,490,507,489,131326,508,65592,327734,27,509,0,35,196663,33,510,
196663,29,511,196663,31,512,131320,513,262203,39,514,7,262203,39,515,7,196855,516,0,262394,510,517,518,131320,518,
327745,57,519,54,58,262205,31,520,519,196670,515,520,131321,516,131320,517,327745,57,521,54,56,262205,31,522,521,
196670,515,522,131321,516,131320,516,458997,31,523,520,518,522,517,196670,514,523,196855,524,0,262394,71,525,526,
131320,526,458809,31,527,443,523,511,59,262268,65,528,527,327761,29,529,512,0,393281,66,530,528,58,58,327742,530,529,
2,4,131321,524,131320,525,458809,31,531,443,523,511,61,262268,62,532,531,393281,63,533,532,58,58,327742,533,512,2,8,
131321,524,131320,524,65789,65592,327734,31,534,0,34,196663,33,535,196663,29,536,131320,537,327739,42,538,7,156,
262203,39,539,7,262203,39,540,7,262203,39,541,7,196855,542,0,196859,49,543,131320,543,196855,544,0,262394,535,545,546,
131320,546,327745,57,547,54,73,262205,31,548,547,196670,541,548,131321,544,131320,545,327745,57,549,54,72,262205,31,
550,549,196670,541,550,131321,544,131320,544,458997,31,551,548,546,550,545,196670,540,551,196855,552,0,262394,74,553,
552,131320,553,458809,31,554,443,551,536,61,262268,62,555,554,393281,63,556,555,58,58,393277,31,557,556,2,8,196670,
538,186,196670,539,557,131321,542,131320,552,458809,31,558,443,551,536,59,262268,65,559,558,393281,66,560,559,58,58,
393277,29,561,560,2,4,327760,31,562,561,49,196670,538,186,196670,539,562,131321,542,131320,542,458997,31,563,557,553,
562,552,131326,563,65592,327734,27,564,0,35,196663,33,565,196663,29,566,196663,31,567,131320,568,262203,39,569,7,
262203,39,570,7,196855,571,0,262394,565,572,573,131320,573,327745,57,574,54,73,262205,31,575,574,196670,570,575,
131321,571,131320,572,327745,57,576,54,72,262205,31,577,576,196670,570,577,131321,571,131320,571,458997,31,578,575,
573,577,572,196670,569,578,196855,579,0,262394,75,580,581,131320,581,458809,31,582,443,578,566,59,262268,65,583,582,
327761,29,584,567,0,393281,66,585,583,58,58,327742,585,584,2,4,131321,579,131320,580,458809,31,586,443,578,566,61,
262268,62,587,586,393281,63,588,587,58,58,327742,588,567,2,8,131321,579,131320,579,65789,65592,327734,31,589,0,36,
196663,31,590,131320,591,262203,39,592,7,262203,37,593,7,262203,37,594,7,196670,592,590,196855,595,0,262394,76,596,
597,131320,597,196855,598,0,262394,85,599,598,131320,599,327745,37,600,592,49,262205,29,601,600,327878,29,602,601,81,
196670,600,602,131321,598,131320,598,196855,603,0,262394,86,604,603,131320,604,327745,37,605,592,49,262205,29,606,605,
262268,55,607,606,393418,55,608,607,88,73,262268,29,609,608,196670,594,609,327877,29,610,609,81,327879,29,611,610,94,
262205,29,612,605,327878,29,613,612,611,196670,605,613,131321,603,131320,603,196855,614,0,262394,95,615,614,131320,
615,327745,37,616,592,49,262205,29,617,616,327878,29,618,617,94,196670,616,618,131321,614,131320,614,131321,595,
131320,596,196855,619,0,262394,77,620,619,131320,620,327745,37,621,592,47,262205,29,622,621,327878,29,623,622,81,
196670,621,623,131321,619,131320,619,196855,624,0,262394,82,625,624,131320,625,327745,37,626,592,47,262205,29,627,626,
262268,55,628,627,327875,55,629,628,83,262268,29,630,629,196670,593,630,327877,29,631,630,81,327760,31,632,630,631,
262205,31,633,592,327878,31,634,633,632,196670,592,634,131321,624,131320,624,196855,635,0,262394,84,636,635,131320,
636,262205,31,637,592,262344,31,638,637,196670,592,638,131321,635,131320,635,131321,595,131320,595,262205,31,639,592,
131326,639,65592,327734,31,640,0,36,196663,31,641,131320,642,262203,39,643,7,262203,37,644,7,262203,37,645,7,196670,
643,641,196855,646,0,262394,96,647,648,131320,648,196855,649,0,262394,100,650,649,131320,650,327745,37,651,643,49,
262205,29,652,651,327878,29,653,652,94,196670,651,653,131321,649,131320,649,196855,654,0,262394,101,655,654,131320,
655,327745,37,656,643,49,262205,29,657,656,327878,29,658,657,81,196670,656,658,131321,654,131320,654,196855,659,0,
262394,102,660,659,131320,660,327745,37,661,643,49,262205,29,662,661,262268,55,663,662,393418,55,664,663,104,73,
262268,29,665,664,262344,29,666,665,196670,645,666,327877,29,667,666,81,327879,29,668,667,94,262205,29,669,661,327878,
29,670,669,668,196670,661,670,131321,659,131320,659,131321,646,131320,647,196855,671,0,262394,97,672,671,131320,672,
262205,31,673,643,262344,31,674,673,196670,643,674,131321,671,131320,671,196855,675,0,262394,98,676,675,131320,676,
327745,37,677,643,47,262205,29,678,677,327878,29,679,678,81,196670,677,679,131321,675,131320,675,196855,680,0,262394,
99,681,680,131320,681,327745,37,682,643,47,262205,29,683,682,262268,55,684,683,327875,55,685,684,83,262268,29,686,685,
262344,29,687,686,196670,644,687,327877,29,688,687,81,327760,31,689,687,688,262205,31,690,643,327878,31,691,690,689,
196670,643,691,131321,680,131320,680,131321,646,131320,646,262205,31,692,643,131326,692,65592,327734,29,693,0,30,
131320,694,262203,37,695,7,262205,29,696,5,262205,29,697,106,327876,29,698,47,697,327810,29,699,698,47,327879,29,700,
696,699,196670,695,700,327810,29,701,696,700,327876,29,702,701,116,327877,29,703,702,700,131326,703,65592,327734,29,
704,0,38,196663,37,705,131320,706,262205,29,707,705,262205,29,708,117,327874,29,709,707,708,262205,29,710,118,327876,
29,711,709,710,262205,29,712,119,327808,29,713,711,712,262205,29,714,705,262205,29,715,117,327876,29,716,47,715,
327810,29,717,716,47,327879,29,718,714,717,327808,29,719,713,718,131326,719,65592,327734,31,720,0,40,196663,39,721,
196663,37,722,131320,723,327739,42,724,7,156,262203,39,725,7,262203,37,726,7,262203,39,727,7,196855,728,0,196859,49,
729,131320,729,262205,29,730,722,327879,29,731,730,79,196670,726,731,262205,31,732,721,458831,31,733,732,732,1,0,
196670,727,733,196855,734,0,262394,120,735,736,131320,736,262205,29,737,722,327879,29,738,737,51,327851,33,739,738,49,
196855,740,0,262394,739,741,740,131320,741,327760,31,742,731,731,327876,31,743,733,742,262205,31,744,721,327874,31,
745,744,195,327810,29,746,79,731,327760,31,747,746,746,327874,31,748,745,747,327877,31,749,743,748,196670,724,186,
196670,725,749,131321,728,131320,740,131321,734,131320,735,262205,31,750,721,196670,727,750,131321,734,131320,734,
458997,31,751,733,740,750,735,262205,31,752,721,327760,31,753,731,731,327876,31,754,752,753,327874,31,755,751,195,
327810,29,756,79,731,327760,31,757,756,756,327874,31,758,755,757,327877,31,759,754,758,196670,724,186,196670,725,759,
131321,728,131320,728,458997,31,760,749,741,759,734,131326,760,65592,327734,29,761,0,38,196663,37,762,131320,763,
262203,37,764,7,262205,29,765,762,327874,29,766,765,122,196670,764,766,262205,29,767,762,327879,29,768,766,47,327812,
29,769,768,52,327878,29,770,767,769,327874,29,771,766,73,327879,29,772,771,61,327812,29,773,772,123,327878,29,774,770,
773,327874,29,775,766,72,327879,29,776,775,47,327812,29,777,776,124,327878,29,778,774,777,131326,778,65592,327734,27,
336,0,41,196663,37,779,196663,37,780,131320,781,262203,37,782,7,262203,37,783,7,262203,37,784,7,262203,37,785,7,
262203,37,786,7,262205,29,787,779,196670,106,787,262205,29,788,780,196670,125,788,262201,29,789,693,196670,782,789,
327737,29,790,761,782,327745,105,791,128,58,196670,791,790,196670,783,49,131321,792,131320,792,458997,29,793,49,781,
794,795,327856,33,796,793,116,262390,797,795,1,262394,796,798,797,131320,798,262205,29,799,106,327808,29,800,799,793,
327876,29,801,47,800,327850,33,802,793,129,262205,29,803,125,393385,29,804,802,803,49,327878,29,805,801,804,196670,
785,805,327737,29,806,761,785,196670,784,806,196670,786,49,131321,807,131320,807,458997,29,808,49,798,809,810,327876,
29,811,47,793,327856,33,812,808,811,262390,813,810,1,262394,812,810,813,131320,810,327877,29,814,808,811,327745,105,
815,128,808,262205,29,816,815,327878,29,817,816,806,327745,105,818,128,814,196670,818,817,327808,29,809,808,73,196670,
786,809,131321,807,131320,813,131321,795,131320,795,327808,29,794,793,73,196670,783,794,131321,792,131320,797,65789,
65592,327734,27,395,0,28,131320,819,262203,37,820,7,196670,820,49,131321,821,131320,821,458997,29,822,49,819,823,824,
327856,33,825,822,18,262390,826,824,1,262394,825,827,826,131320,827,327745,105,828,128,822,262205,29,829,828,393281,
105,830,138,822,49,262205,29,831,830,327745,139,832,135,829,196670,832,831,196855,833,0,262394,140,834,833,131320,834,
262205,29,835,828,327808,29,836,130,835,393281,105,837,138,822,47,262205,29,838,837,327745,139,839,135,836,196670,839,
838,131321,833,131320,833,196855,840,0,262394,141,841,840,131320,841,262205,29,842,828,327808,29,843,142,842,393281,
105,844,143,822,49,262205,29,845,844,327745,139,846,135,843,196670,846,845,131321,840,131320,840,196855,847,0,262394,
144,848,847,131320,848,262205,29,849,828,327808,29,850,146,849,393281,105,851,143,822,47,262205,29,852,851,327745,139,
853,135,850,196670,853,852,131321,847,131320,847,131321,824,131320,824,327808,29,823,822,73,196670,820,823,131321,821,
131320,826,65789,65592,327734,27,425,0,28,131320,854,262203,37,855,7,262203,37,856,7,196670,855,49,131321,857,131320,
857,458997,29,858,49,854,859,860,327856,33,861,858,18,262390,862,860,1,262394,861,863,862,131320,863,327745,105,864,
128,858,262205,29,865,864,327745,139,866,135,865,262205,29,867,866,196855,868,0,262394,147,869,870,131320,870,196670,
856,49,131321,868,131320,869,262205,29,871,864,327808,29,872,130,871,327745,139,873,135,872,262205,29,874,873,196670,
856,874,131321,868,131320,868,458997,29,875,49,870,874,869,327760,31,876,867,875,327745,148,877,138,858,196670,877,
876,196855,878,0,262394,149,879,878,131320,879,262205,29,880,864,327808,29,881,150,880,327745,139,882,135,881,262205,
29,883,882,393281,105,884,143,858,49,196670,884,883,131321,878,131320,878,196855,885,0,262394,151,886,885,131320,886,
262205,29,887,864,327808,29,888,153,887,327745,139,889,135,888,262205,29,890,889,393281,105,891,143,858,47,196670,891,
890,131321,885,131320,885,131321,860,131320,860,327808,29,859,858,73,196670,855,859,131321,857,131320,862,65789,65592,
327734,27,339,0,43,196663,42,892,131320,893,262203,37,894,7,262203,37,895,7,262203,37,896,7,262203,37,897,7,262203,37,
898,7,262203,37,899,7,262203,37,900,7,262203,37,901,7,262203,39,902,7,262203,39,903,7,262203,37,904,7,262201,29,905,
693,196670,895,905,327737,29,906,704,895,196670,894,906,262201,29,907,693,262205,29,908,125,327878,29,909,907,908,
196670,897,909,327737,29,910,704,897,196670,896,910,196670,898,49,131321,911,131320,911,458997,29,912,49,893,913,914,
327856,33,915,912,18,262390,916,914,1,262394,915,917,916,131320,917,327856,33,918,912,154,393385,29,919,918,906,910,
262205,29,920,106,262205,29,921,117,327810,29,922,920,921,262205,29,923,118,327808,29,924,922,923,327876,29,925,912,
924,327808,29,926,919,925,262205,29,927,155,458764,29,928,1,38,926,927,196670,899,928,262205,29,929,157,327808,29,930,
929,928,393273,31,931,461,156,930,327745,148,932,138,912,196670,932,931,196855,933,0,262394,158,934,933,131320,934,
262205,29,935,157,327808,29,936,935,928,393273,31,937,534,156,936,327745,148,938,143,912,196670,938,937,131321,933,
131320,933,131321,914,131320,914,327808,29,913,912,73,196670,898,913,131321,911,131320,916,196670,900,49,131321,939,
131320,939,458997,29,940,49,916,941,942,327856,33,943,940,18,262390,944,942,1,262394,943,945,944,131320,945,327856,33,
946,940,159,393385,29,947,946,906,910,262205,29,948,106,262205,29,949,117,327810,29,950,948,949,262205,29,951,118,
327808,29,952,950,951,327876,29,953,940,952,327808,29,954,947,953,196670,901,954,327745,148,955,138,940,262205,31,956,
955,327737,31,957,589,956,196670,903,957,262205,29,958,160,196670,904,958,393273,31,959,720,903,904,196670,902,959,
262205,29,960,155,327858,33,961,954,960,327760,162,962,961,961,393385,31,963,962,959,161,196670,955,963,262205,33,964,
892,196855,965,0,262394,964,966,965,131320,966,262205,29,967,157,327808,29,968,967,954,393281,105,969,143,940,49,
196670,969,968,131321,965,131320,965,131321,942,131320,942,327808,29,941,940,73,196670,900,941,131321,939,131320,944,
65789,65592,327734,27,429,0,28,131320,970,262203,37,971,7,262203,37,972,7,262203,37,973,7,262203,37,974,7,262203,37,
975,7,262203,37,976,7,262203,39,977,7,262203,39,978,7,262203,37,979,7,262201,29,980,693,196670,972,980,327737,29,981,
704,972,196670,971,981,262201,29,982,693,262205,29,983,125,327878,29,984,982,983,196670,974,984,327737,29,985,704,974,
196670,973,985,196670,975,49,131321,986,131320,986,458997,29,987,49,970,988,989,327856,33,990,987,18,262390,991,989,1,
262394,990,992,991,131320,992,327856,33,993,987,163,393385,29,994,993,981,985,262205,29,995,106,262205,29,996,117,
327810,29,997,995,996,262205,29,998,118,327808,29,999,997,998,327876,29,1000,987,999,327808,29,1001,994,1000,196670,
976,1001,262205,29,1002,160,327810,29,1003,164,1002,327745,148,1004,138,987,262205,31,1005,1004,196670,978,1005,
196670,979,1003,393273,31,1006,720,978,979,327737,31,1007,640,1006,196670,977,1007,262205,29,1008,155,327858,33,1009,
1001,1008,196855,1010,0,262394,1009,1011,1010,131320,1011,196855,1012,0,262394,165,1013,1012,131320,1013,262205,29,
1014,157,327808,29,1015,1014,1001,458809,27,1016,509,156,1015,1007,131321,1012,131320,1012,196855,1017,0,262394,166,
1018,1017,131320,1018,262205,29,1019,157,327808,29,1020,1019,1001,327745,148,1021,143,987,262205,31,1022,1021,458809,
27,1023,564,156,1020,1022,131321,1017,131320,1017,131321,1010,131320,1010,131321,989,131320,989,327808,29,988,987,73,
196670,975,988,131321,986,131320,991,65789,65592,327734,27,433,0,28,131320,1024,262203,37,1025,7,262203,37,1026,7,
262203,37,1027,7,262203,37,1028,7,262203,37,1029,7,262203,37,1030,7,262203,37,1031,7,262203,37,1032,7,262203,39,1033,
7,262203,37,1034,7,262205,29,1035,5,327812,29,1036,1035,167,196670,1025,1036,131321,1037,131320,1037,458997,29,1038,
1036,1024,1039,1040,327856,33,1041,1038,130,262390,1042,1040,0,262394,1041,1043,1042,131320,1043,196670,1027,1038,
327737,29,1044,704,1027,196670,1026,1044,262205,29,1045,155,327852,33,1046,1044,1045,196855,1047,0,262394,1046,1048,
1047,131320,1048,131321,1040,131320,1047,262205,29,1049,157,327808,29,1050,1049,1044,327814,29,1051,1050,167,196670,
1028,1051,196670,1029,49,262205,29,1052,155,327810,29,1053,1052,1044,327808,29,1054,1053,47,458764,29,1055,1,38,167,
1054,196670,1030,1055,196670,1031,49,131321,1056,131320,1056,458997,29,1057,49,1047,1058,1059,458997,29,1060,49,1047,
1061,1059,327856,33,1062,1060,1055,262390,1063,1059,0,262394,1062,1059,1063,131320,1059,327808,29,1064,1038,1060,
196670,1032,1064,327737,29,1065,761,1032,327745,139,1066,135,1065,262205,29,1067,1066,327760,31,1068,1067,49,262205,
29,1069,160,327810,29,1070,164,1069,196670,1033,1068,196670,1034,1070,393273,31,1071,720,1033,1034,327737,31,1072,640,
1071,327761,29,1073,1072,0,327812,29,1074,1060,11,327876,29,1075,1073,1074,327877,29,1058,1057,1075,196670,1029,1058,
327808,29,1061,1060,73,196670,1031,1061,131321,1056,131320,1063,327850,33,1076,1055,167,196855,1077,0,262394,1076,
1078,1079,131320,1079,327745,57,1080,54,58,262205,31,1081,1080,458809,31,1082,443,1081,1051,59,262268,65,1083,1082,
393281,66,1084,1083,58,58,458809,31,1085,443,1081,1051,59,262268,65,1086,1085,393281,66,1087,1086,58,58,393277,29,
1088,1087,2,4,327878,29,1089,1088,1057,327812,29,1090,1055,11,262268,55,1091,1090,393419,29,1092,1089,58,1091,458994,
29,1093,1084,47,49,1092,131321,1077,131320,1078,327745,57,1094,54,58,262205,31,1095,1094,458809,31,1096,443,1095,1051,
59,262268,65,1097,1096,393281,66,1098,1097,58,58,327742,1098,1057,2,4,131321,1077,131320,1077,131321,1040,131320,1040,
327808,29,1039,1038,168,196670,1025,1039,131321,1037,131320,1042,65789,65592,327734,27,1099,0,41,196663,37,1100,
196663,37,1101,131320,1102,327739,42,1103,7,156,262203,39,1104,7,262203,39,1105,7,262203,42,1106,7,262203,42,1107,7,
262203,39,1108,7,262203,39,1109,7,196855,1110,0,196859,49,1111,131320,1111,262205,29,1112,1100,327745,148,1113,138,
1112,262205,31,1114,1113,196670,1104,1114,262205,29,1115,1101,327745,148,1116,138,1115,262205,31,1117,1116,196670,
1105,1117,196855,1118,0,262394,171,1119,1118,131320,1119,262205,29,1120,1100,327745,37,1121,1104,49,262205,29,1122,
1121,327745,37,1123,1105,49,262205,29,1124,1123,458764,29,1125,1,38,1122,1124,393281,105,1126,138,1120,49,196670,1126,
1125,262205,29,1127,1101,262205,29,1128,1121,262205,29,1129,1123,458764,29,1130,1,41,1128,1129,393281,105,1131,138,
1127,49,196670,1131,1130,196670,1103,186,131321,1110,131320,1118,327745,37,1132,1105,49,262205,29,1133,1132,327745,37,
1134,1104,49,262205,29,1135,1134,327856,33,1136,1133,1135,196670,1106,1136,196855,1137,0,262394,172,1138,1137,131320,
1138,327745,37,1139,1105,47,262205,29,1140,1139,327745,37,1141,1104,47,262205,29,1142,1141,327856,33,1143,1140,1142,
196670,1107,1143,262205,29,1144,1139,262205,29,1145,1141,327850,33,1146,1144,1145,393385,33,1147,1146,1136,1143,
196670,1106,1147,131321,1137,131320,1137,458997,33,1148,1136,1118,1147,1138,262205,29,1149,1100,262205,31,1150,1105,
262205,31,1151,1104,327760,162,1152,1148,1148,393385,31,1153,1152,1150,1151,327745,148,1154,138,1149,196670,1154,1153,
262205,29,1155,1101,262205,31,1156,1104,262205,31,1157,1105,393385,31,1158,1152,1156,1157,327745,148,1159,138,1155,
196670,1159,1158,196855,1160,0,262394,173,1161,1160,131320,1161,262205,29,1162,1100,327745,148,1163,143,1162,262205,
31,1164,1163,196670,1108,1164,262205,29,1165,1101,327745,148,1166,143,1165,262205,31,1167,1166,196670,1109,1167,
262205,29,1168,1100,393385,31,1169,1152,1167,1164,327745,148,1170,143,1168,196670,1170,1169,262205,29,1171,1101,
393385,31,1172,1152,1164,1167,327745,148,1173,143,1171,196670,1173,1172,131321,1160,131320,1160,196670,1103,186,
131321,1110,131320,1110,65789,65592,327734,27,362,0,44,196663,37,1174,131320,1175,262203,37,1176,7,262203,37,1177,7,
262203,37,1178,7,196670,1176,49,131321,1179,131320,1179,458997,29,1180,49,1175,1181,1182,327856,33,1183,1180,18,
262390,1184,1182,1,262394,1183,1185,1184,131320,1185,262205,29,1186,1174,327810,29,1187,1186,47,327874,29,1188,1180,
1187,327879,29,1189,1188,47,327850,33,1190,1189,49,196855,1191,0,262394,1190,1192,1191,131320,1192,262205,29,1193,
1174,327876,29,1194,47,1193,327810,29,1195,1194,47,327878,29,1196,1180,1195,196670,1177,1180,196670,1178,1196,393273,
27,1197,1099,1177,1178,131321,1191,131320,1191,131321,1182,131320,1182,327808,29,1181,1180,73,196670,1176,1181,131321,
1179,131320,1184,65789,65592,327734,27,381,0,44,196663,37,1198,131320,1199,262203,37,1200,7,262203,37,1201,7,262203,
37,1202,7,196670,1200,49,131321,1203,131320,1203,458997,29,1204,49,1199,1205,1206,327856,33,1207,1204,18,262390,1208,
1206,1,262394,1207,1209,1208,131320,1209,262205,29,1210,1198,327874,29,1211,1204,1210,327879,29,1212,1211,47,327850,
33,1213,1212,49,196855,1214,0,262394,1213,1215,1214,131320,1215,262205,29,1216,1198,327876,29,1217,47,1216,327877,29,
1218,1204,1217,196670,1201,1204,196670,1202,1218,393273,27,1219,1099,1201,1202,131321,1214,131320,1214,131321,1206,
131320,1206,327808,29,1205,1204,73,196670,1200,1205,131321,1203,131320,1208,65789,65592,327734,27,357,0,28,131320,
1220,262203,37,1221,7,262203,37,1222,7,262203,37,1223,7,262203,37,1224,7,196670,1221,47,131321,1225,131320,1225,
458997,29,1226,47,1220,1227,1228,327858,33,1229,1226,116,262390,1230,1228,1,262394,1229,1231,1230,131320,1231,196670,
1222,1226,327737,27,1232,362,1222,196670,1223,47,131321,1233,131320,1233,458997,29,1234,47,1231,1235,1236,327856,33,
1237,1234,1226,262390,1238,1236,1,262394,1237,1236,1238,131320,1236,327810,29,1239,1226,47,327810,29,1240,1239,1234,
196670,1224,1240,327737,27,1241,381,1224,327808,29,1235,1234,73,196670,1223,1235,131321,1233,131320,1238,131321,1228,
131320,1228,327808,29,1227,1226,73,196670,1221,1227,131321,1225,131320,1230,65789,65592};
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
