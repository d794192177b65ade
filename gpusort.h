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
 *   0.1  count / scan / scatter radix sort
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
    GPUSORTI_USEFUL = GPUSORT_ENABLED_PUSH_DESCRIPTOR | GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS | GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL
};

/* Each also has a variant for device addresses; basic: without subgroup operations. */
#define GPUSORTI_KERNELS(X)                                                                                            \
    X(begin)                                                                                                           \
    X(count)                                                                                                           \
    X(scan)                                                                                                            \
    X(scatter)                                                                                                         \
    X(scatter_basic)                                                                                                   \
    X(finish)                                                                                                          \
    X(gather)

enum gpusorti_kernel {
#define GPUSORTI_X(name) GPUSORTI_KERNEL_##name, GPUSORTI_KERNEL_##name##_address,
    GPUSORTI_KERNELS(GPUSORTI_X)
#undef GPUSORTI_X
    GPUSORTI_KERNEL_COUNT
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
#define GPUSORTI_OWN_DEVICE_FUNCTIONS(X) X(DestroyInstance) X(EnumeratePhysicalDevices) X(CreateDevice)
#define GPUSORTI_DEVICE_FUNCTIONS(X)                                                                                   \
    X(DestroyDevice)                                                                                                   \
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

/* A checked sort with its layout of scratch: everything that the steps need to know. */
typedef struct gpusorti_sort {
    gpusort_algorithm algorithm; /* never AUTO */
    gpusorti_binding_mode mode;
    uint32_t count;
    uint32_t key_bits, key_words, key_kind, descending;
    uint32_t value_size, value_words; /* bytes of the caller's; words that travel with the keys */
    uint32_t wide;                    /* values over 8 bytes: indices travel, one gather at the end */
    uint32_t unpacked;                /* the keys that are sorted lie in scratch, one or two words a key */
    uint32_t first_bit, bit_count, radix_bits, flags;
    uint32_t pass_count;
    uint32_t workgroup_size, items, tiles_a_span; /* of count and scatter */
    /* scratch: byte offsets of its sections */
    uint64_t control, status, keys, keys_alt, values, values_alt, rows, end; /* keys, values: the unpacked keys, the indices */
} gpusorti_sort;

static uint64_t gpusorti_ceil_div(uint64_t a, uint64_t b) { return a / b + (a % b != 0); }

static uint64_t gpusorti_section(uint64_t *end, uint64_t size) {
    uint64_t begin = *end;
    *end = gpusorti_ceil_div(begin + size, GPUSORTI_ALIGNMENT) * GPUSORTI_ALIGNMENT;
    return begin;
}

/* Shared memory of scatter.comp in words, without the tile. */
static uint32_t gpusorti_rank_words(const gpusort_context *ctx, uint32_t workgroup_size, uint32_t radix) {
    uint32_t subgroups = workgroup_size / ctx->caps.subgroup_min;
    if (!ctx->caps.subgroups) return 2 * workgroup_size + 3 * radix;
    return subgroups * radix + subgroups + 2 * radix + 1;
}

/* Workgroup size and items an invocation of count and scatter: the wanted shape, reduced to the device's limits. */
static gpusort_result gpusorti_shape(const gpusort_context *ctx, gpusorti_sort *sort) {
    uint32_t radix = 1u << sort->radix_bits;
    uint32_t words = sort->key_words > sort->value_words ? sort->key_words : sort->value_words;
    uint32_t smallest = ctx->caps.subgroups ? ctx->caps.subgroup_max : 1;
    uint32_t size = ctx->forced_workgroup_size ? ctx->forced_workgroup_size : 256;
    uint32_t items = ctx->forced_items ? ctx->forced_items : 16 / words;
    if (!ctx->caps.subgroups) words++; /* ranks.glsl sorts in an array of its own */
    while (size > smallest && (size > ctx->caps.max_invocations || size > ctx->caps.max_size_x ||
                               4 * (gpusorti_rank_words(ctx, size, radix) + 4 * size * words) > ctx->caps.max_shared))
        size /= 2;
    while (items > 1 && 4 * (gpusorti_rank_words(ctx, size, radix) + items * size * words) > ctx->caps.max_shared) items--;
    if (4 * (gpusorti_rank_words(ctx, size, radix) + items * size * words) > ctx->caps.max_shared || size > ctx->caps.max_invocations)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_UNSUPPORTED, "this device's workgroups are too small: %u invocations, %u bytes shared",
                             ctx->caps.max_invocations, ctx->caps.max_shared);
    sort->workgroup_size = size;
    sort->items = items;
    /* The scan is short where a workgroup takes several tiles; a forced shape is taken as it is. */
    sort->tiles_a_span = ctx->forced_items ? 1 : (uint32_t)gpusorti_ceil_div(gpusorti_ceil_div(sort->count, size * items), 4096);
    if (sort->tiles_a_span == 0) sort->tiles_a_span = 1;
    return GPUSORT_OK;
}

static int gpusorti_fits_ranges(const gpusort_context *ctx, const gpusorti_sort *sort) {
    uint64_t keys = (uint64_t)sort->count * sort->key_bits / 8, values = (uint64_t)sort->count * sort->value_size;
    uint64_t range = ctx->caps.max_range;
    return keys <= range && values <= range && sort->keys - sort->control <= range && sort->values - sort->keys <= range &&
           sort->end - (sort->wide ? sort->values : sort->keys_alt) <= range;
}

/* Layout of scratch; sections that bind together lie together. */
static void gpusorti_layout(const gpusort_context *ctx, gpusorti_sort *sort) {
    uint64_t n = sort->count, spans = gpusorti_ceil_div(n, (uint64_t)sort->workgroup_size * sort->items * sort->tiles_a_span);
    uint64_t radix = (uint64_t)1 << sort->radix_bits;
    uint64_t end = 0;
    (void)ctx;
    sort->control = gpusorti_section(&end, 4 * (GPUSORTI_CONTROL_HISTOGRAMS + sort->pass_count * radix));
    sort->status = gpusorti_section(&end, 4 * radix * spans);
    sort->keys = gpusorti_section(&end, sort->unpacked ? n * sort->key_words * 4 : 0);
    sort->values = gpusorti_section(&end, sort->wide ? n * 4 : 0);
    sort->keys_alt = gpusorti_section(&end, n * sort->key_words * 4);
    sort->values_alt = gpusorti_section(&end, n * sort->value_words * 4);
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
    sort->radix_bits = ctx->forced_radix_bits ? ctx->forced_radix_bits : 8;
    sort->pass_count = (uint32_t)gpusorti_ceil_div(sort->bit_count, sort->radix_bits);
    sort->algorithm = args->algorithm == GPUSORT_AUTO ? GPUSORT_COUNT_SCAN_SCATTER : args->algorithm;
    /* Packed keys are unpacked first where a pass cannot store them; so are keys that must stay as they are. */
    sort->unpacked = type->bits < 32 || (sort->flags & GPUSORT_KEEP_KEYS) != 0;

    result = gpusorti_shape(ctx, sort);
    if (result != GPUSORT_OK) return result;
    gpusorti_layout(ctx, sort);
    sort->mode = (ctx->enabled & GPUSORT_ENABLED_PUSH_DESCRIPTOR) ? GPUSORTI_PUSHED_BUFFERS : GPUSORTI_POOLED_BUFFERS;
    if ((sort->mode == GPUSORTI_POOLED_BUFFERS && !own) || !gpusorti_fits_ranges(ctx, sort)) {
        if (ctx->enabled & GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS)
            sort->mode = GPUSORTI_ADDRESSES;
        else if (sort->mode == GPUSORTI_POOLED_BUFFERS && !own)
            return gpusorti_fail(host, GPUSORT_ERROR_UNSUPPORTED,
                                 "gpusort_desc.enabled: recording needs VK_KHR_push_descriptor or buffer device addresses");
        else
            return gpusorti_fail(host, GPUSORT_ERROR_TOO_LARGE,
                                 "%s.count: %u elements pass the device's maxStorageBufferRange of %llu bytes, and device addresses are not enabled",
                                 what, sort->count, (unsigned long long)ctx->caps.max_range);
    }
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
    int indirect;                           /* the control block's dispatch slot, or -1 */
} gpusorti_step;

typedef gpusort_result (*gpusorti_visit)(void *user, const gpusorti_sort *sort, const gpusorti_step *step);

typedef struct gpusorti_walk {
    const gpusorti_sort *sort;
    const gpusort_cmd_args *args;
    gpusorti_visit visit;
    void *user;
    gpusorti_step step; /* what all steps share */
    gpusort_result result;
} gpusorti_walk;

/* Bytes of packed keys, in whole words. */
static uint64_t gpusorti_packed_size(uint32_t count, uint32_t bits) { return gpusorti_ceil_div((uint64_t)count * bits, 32) * 4; }

static gpusort_range gpusorti_offset(gpusort_range range, uint64_t bytes) {
    range.offset += bytes;
    return range;
}

static gpusorti_step gpusorti_step_of(const gpusorti_walk *walk, enum gpusorti_kernel kernel, uint32_t variant, uint64_t groups, int indirect) {
    gpusorti_step step = walk->step;
    step.kernel = walk->sort->mode == GPUSORTI_ADDRESSES ? (enum gpusorti_kernel)(kernel + 1) : kernel;
    step.spec.variant = variant;
    step.groups = groups;
    step.indirect = (walk->sort->flags & GPUSORTI_FLAG_GPU_COUNT) ? indirect : -1;
    return step;
}

static void gpusorti_visit_step(gpusorti_walk *walk, const gpusorti_step *step) {
    if (walk->result == GPUSORT_OK) walk->result = walk->visit(walk->user, walk->sort, step);
}

/* Grid-stride kernels: enough workgroups to fill any device. */
static uint64_t gpusorti_stride_groups(uint64_t work_items, uint32_t workgroup_size) {
    uint64_t groups = gpusorti_ceil_div(work_items, workgroup_size);
    return groups < 2048 ? groups : 2048;
}

static void gpusorti_walk_begin(gpusorti_walk *walk, uint32_t per_group_0, uint32_t per_group_1, uint64_t clear_bytes) {
    gpusorti_step step = gpusorti_step_of(walk, GPUSORTI_KERNEL_begin, 0, 1, -1);
    if (walk->sort->flags & GPUSORTI_FLAG_GPU_COUNT) {
        step.bound[1] = walk->args->count_buffer;
        step.range[1] = 4;
    }
    step.push.count = walk->sort->count;
    step.push.pass = (walk->sort->flags & GPUSORTI_FLAG_GPU_COUNT) != 0;
    step.push.arg[0] = (uint32_t)(clear_bytes / 4);
    step.push.arg[1] = per_group_0;
    step.push.arg[2] = per_group_1;
    step.push.arg[3] = GPUSORTI_MAX_GROUPS;
    gpusorti_visit_step(walk, &step);
}

/* Copies of the caller's keys into scratch (1) and back (2). */
static void gpusorti_walk_unpack(gpusorti_walk *walk, uint32_t variant) {
    const gpusorti_sort *sort = walk->sort;
    gpusorti_step step = gpusorti_step_of(walk, GPUSORTI_KERNEL_finish, variant,
                                          gpusorti_stride_groups(sort->count, walk->step.spec.workgroup_size), -1);
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
        gpusorti_step step = gpusorti_step_of(walk, GPUSORTI_KERNEL_gather, variant,
                                              gpusorti_stride_groups((uint64_t)sort->count * sort->value_size / 4, walk->step.spec.workgroup_size), -1);
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

static void gpusorti_walk_count_scan_scatter(gpusorti_walk *walk, int basic) {
    const gpusorti_sort *sort = walk->sort;
    uint32_t span = sort->workgroup_size * sort->items * sort->tiles_a_span, p;
    uint64_t spans = gpusorti_ceil_div(sort->count, span);
    for (p = 0; p < sort->pass_count; p++) {
        gpusorti_step count = gpusorti_step_of(walk, GPUSORTI_KERNEL_count, p == 0, spans, 0);
        gpusorti_step scan = gpusorti_step_of(walk, GPUSORTI_KERNEL_scan, p == 0, (uint64_t)1 << sort->radix_bits, -1);
        gpusorti_step scatter = gpusorti_step_of(walk, basic ? GPUSORTI_KERNEL_scatter_basic : GPUSORTI_KERNEL_scatter, 0, spans, 0);
        count.push.pass = scan.push.pass = scatter.push.pass = p;
        count.push.arg[0] = scan.push.arg[0] = scatter.push.arg[0] = sort->tiles_a_span;
        gpusorti_visit_step(walk, &count);
        gpusorti_visit_step(walk, &scan);
        gpusorti_visit_step(walk, &scatter);
    }
}

/* Visits the steps of a sort in the order of their execution. */
static gpusort_result gpusorti_walk_steps(const gpusort_context *ctx, const gpusorti_sort *sort, const gpusort_cmd_args *args,
                                          gpusorti_visit visit, void *user) {
    gpusorti_walk walk;
    gpusorti_step *step = &walk.step;
    int pinned = ctx->caps.subgroups && (ctx->enabled & GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL) != 0 &&
                 sort->workgroup_size % ctx->caps.subgroup_size == 0 &&
                 sort->workgroup_size / ctx->caps.subgroup_size <= ctx->caps.subgroup_max_per_group;

    memset(&walk, 0, sizeof walk);
    walk.sort = sort;
    walk.args = args;
    walk.visit = visit;
    walk.user = user;
    step->spec.workgroup_size = sort->workgroup_size;
    step->spec.items = sort->items;
    step->spec.radix_bits = sort->radix_bits;
    step->spec.subgroup_size = pinned ? ctx->caps.subgroup_size : ctx->caps.subgroup_min;
    step->spec.full_subgroups = (uint32_t)pinned;
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

    gpusorti_walk_begin(&walk, sort->workgroup_size * sort->items * sort->tiles_a_span, 1,
                        4 * (GPUSORTI_CONTROL_HISTOGRAMS + ((uint64_t)sort->pass_count << sort->radix_bits)));
    if (sort->unpacked) gpusorti_walk_unpack(&walk, 1);
    gpusorti_walk_count_scan_scatter(&walk, !ctx->caps.subgroups);
    {
        gpusorti_step finish = gpusorti_step_of(&walk, GPUSORTI_KERNEL_finish, 0, gpusorti_stride_groups(sort->count, sort->workgroup_size), -1);
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
        uint64_t x = step->groups < GPUSORTI_MAX_GROUPS ? step->groups : GPUSORTI_MAX_GROUPS;
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
    if (result == GPUSORT_OK && sort->end != 0) {
        gpusort_range scratch = args->scratch;
        result = gpusorti_check_range(ctx, "scratch", scratch, GPUSORTI_ALIGNMENT, addresses);
    }
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
static gpusort_result gpusorti_need_buffers(gpusort_context *ctx, const uint64_t size[GPUSORTI_OWN_BUFFERS]) {
    gpusort_result result = GPUSORT_OK;
    int attempt, i;
    for (attempt = 0; attempt < 2; attempt++) {
        for (i = 0, result = GPUSORT_OK; i < GPUSORTI_OWN_BUFFERS && result == GPUSORT_OK; i++) result = gpusorti_need_buffer(ctx, i, size[i]);
        if (result != GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY && result != GPUSORT_ERROR_OUT_OF_HOST_MEMORY) break;
        for (i = 0; i < GPUSORTI_OWN_BUFFERS; i++) gpusorti_release_buffer(ctx, i);
    }
    return result;
}

enum { GPUSORTI_SETS_A_SORT = 3 * GPUSORTI_MAX_PASSES + 16 };

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
        size.descriptorCount = GPUSORTI_SETS_A_SORT * GPUSORTI_BINDINGS;
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
    return gpusorti_check(&ctx->host, ctx->vk.WaitForFences(ctx->device, 1, &ctx->fence, VK_TRUE, UINT64_MAX), "vkWaitForFences");
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
    if (ctx->instance) ctx->vk.DestroyInstance(ctx->instance, ctx->vk_allocator);
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
    result = gpusorti_find_loader(&host, desc, &ctx->vk);
    if (result == GPUSORT_OK)
        result = desc->instance || desc->physical_device || desc->device ? gpusorti_open_given(ctx, desc) : gpusorti_open_own(ctx, desc);
    if (result == GPUSORT_OK) result = gpusorti_read_queue_family(ctx);
    if (result == GPUSORT_OK) {
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
    out->algorithm = GPUSORT_COUNT_SCAN_SCATTER;
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

GPUSORT_API gpusort_result gpusort_prepare(gpusort_context *ctx, const gpusort_cmd_args *args) {
    static const uint32_t borders[] = {1}; /* counts at which kernels change */
    gpusort_cmd_args some;
    gpusorti_sort sort;
    gpusort_result result;
    size_t i;
    if (!ctx) return GPUSORT_ERROR_INVALID_ARGUMENT;
    if (!args) return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_prepare: args is NULL");
    result = gpusorti_resolve(ctx, args, 0, &sort);
    if (result == GPUSORT_OK) result = gpusorti_walk_steps(ctx, &sort, args, gpusorti_prepare_step, ctx);
    some = *args;
    for (i = 0; i < sizeof borders / sizeof borders[0] && result == GPUSORT_OK && borders[i] < args->count; i++) {
        some.count = borders[i];
        result = gpusorti_resolve(ctx, &some, 0, &sort);
        if (result == GPUSORT_OK) result = gpusorti_walk_steps(ctx, &sort, &some, gpusorti_prepare_step, ctx);
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
    uint64_t size[GPUSORTI_OWN_BUFFERS];
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

    size[GPUSORTI_OWN_KEYS] = gpusorti_packed_size(sort.count, sort.key_bits);
    size[GPUSORTI_OWN_VALUES] = (uint64_t)sort.count * sort.value_size;
    size[GPUSORTI_OWN_SCRATCH] = sort.end;
    size[GPUSORTI_OWN_STAGING] = gpusorti_ceil_div(size[GPUSORTI_OWN_KEYS], 16) * 16 + size[GPUSORTI_OWN_VALUES];
    result = gpusorti_walk_steps(ctx, &sort, &cmd, gpusorti_prepare_step, ctx);
    if (result == GPUSORT_OK) result = gpusorti_need_queue_objects(ctx);
    if (result == GPUSORT_OK) result = gpusorti_need_buffers(ctx, size);
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
/* begin.comp, 771 words */
static const uint32_t gpusorti_spv_begin[] = {
119734787,66304,524299,123,0,131089,1,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,0,1,393231,5,2,0x6e69616d,0,3,
393232,2,17,1,1,1,262215,4,6,4,327752,5,0,35,0,327752,5,1,35,4,327752,5,2,35,8,327752,5,3,35,12,327752,5,4,35,16,
327752,5,5,35,20,327752,5,6,35,24,327752,5,7,35,40,327752,5,8,35,44,196679,5,2,262215,6,6,4,327752,7,0,35,0,196679,7,
2,262215,8,34,0,262215,8,33,3,262215,3,11,29,262215,9,1,0,262215,10,6,4,327752,11,0,35,0,196679,11,2,262215,12,34,0,
262215,12,33,1,262215,13,1,0,262215,14,11,25,131091,15,196641,16,15,262165,17,32,0,262187,17,18,0,131092,19,262187,17,
20,1,262187,17,21,4,262172,4,17,21,720926,5,17,17,17,17,17,17,4,17,17,262176,22,9,5,262203,22,23,9,262165,24,32,1,
262187,24,25,6,262187,24,26,3,262176,27,9,17,196637,6,17,196638,7,6,262176,28,12,7,262203,28,8,12,262187,24,29,0,
262187,17,30,8,262176,31,12,17,262187,17,32,32,262176,33,1,17,262203,33,3,1,262194,17,9,256,262187,24,34,1,196637,10,
17,196638,11,10,262176,35,12,11,262203,35,12,12,262187,24,36,2,262194,17,13,1,262167,37,17,3,393267,37,14,13,20,20,
262187,17,38,9,262187,17,39,10,262187,17,40,12,262187,17,41,13,262187,17,42,14,327734,15,2,0,16,131320,43,196855,44,0,
196859,18,45,131320,45,262205,17,46,3,327808,17,47,32,46,131321,48,131320,48,458997,17,49,47,45,50,51,393281,27,52,23,
25,29,262205,17,53,52,327856,19,54,49,53,262390,55,51,0,262394,54,51,55,131320,51,393281,31,56,8,29,49,196670,56,18,
327808,17,50,49,9,131321,48,131320,55,327851,19,57,46,18,196855,58,0,262394,57,59,58,131320,59,131321,44,131320,58,
327745,27,60,23,29,262205,17,61,60,327745,27,62,23,34,262205,17,63,62,327851,19,64,63,18,196855,65,0,262394,64,66,65,
131320,66,393281,31,67,12,29,29,262205,17,68,67,458764,17,69,1,38,61,68,131321,65,131320,65,458997,17,70,61,58,69,66,
131321,71,131320,71,458997,17,72,18,65,73,74,327856,19,75,72,32,262390,76,74,0,262394,75,74,76,131320,74,393281,31,77,
8,29,72,196670,77,18,327808,17,73,72,34,131321,71,131320,76,393281,31,78,8,29,29,196670,78,70,393281,27,79,23,25,34,
262205,17,80,79,327814,17,81,70,80,327817,17,82,70,80,327851,19,83,82,18,393385,17,84,83,20,18,327808,17,85,81,84,
393281,27,86,23,25,26,262205,17,87,86,458764,17,88,1,38,85,87,393281,31,89,8,29,30,196670,89,88,327850,19,90,88,18,
196855,91,0,262394,90,92,93,131320,92,131321,91,131320,93,327814,17,94,85,88,327817,17,95,85,88,327851,19,96,95,18,
393385,17,97,96,20,18,327808,17,98,94,97,131321,91,131320,91,458997,17,99,18,92,98,93,393281,31,100,8,29,38,196670,
100,99,393281,31,101,8,29,39,196670,101,20,393281,27,102,23,25,36,262205,17,103,102,327814,17,104,70,103,327817,17,
105,70,103,327851,19,106,105,18,393385,17,107,106,20,18,327808,17,108,104,107,458764,17,109,1,38,108,87,393281,31,110,
8,29,40,196670,110,109,327850,19,111,109,18,196855,112,0,262394,111,113,114,131320,113,131321,112,131320,114,327814,
17,115,108,109,327817,17,116,108,109,327851,19,117,116,18,393385,17,118,117,20,18,327808,17,119,115,118,131321,112,
131320,112,458997,17,120,18,113,119,114,393281,31,121,8,29,41,196670,121,120,393281,31,122,8,29,42,196670,122,20,
131321,44,131320,44,65789,65592};
/* begin.comp -DGPUSORTI_ADDRESS, 1100 words */
static const uint32_t gpusorti_spv_begin_address[] = {
119734787,66304,524299,176,0,131089,1,131089,5347,589834,0x5f565053,0x5f52484b,0x73796870,0x6c616369,0x6f74735f,
0x65676172,0x6675625f,7497062,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,5348,1,393231,5,2,0x6e69616d,0,3,
393232,2,17,1,1,1,262215,4,6,4,327752,5,0,35,0,327752,5,1,35,8,327752,5,2,35,16,327752,5,3,35,24,327752,5,4,35,32,
327752,5,5,35,40,327752,5,6,35,44,327752,5,7,35,48,327752,5,8,35,52,327752,5,9,35,56,327752,5,10,35,60,327752,5,11,35,
64,327752,5,12,35,80,327752,5,13,35,84,196679,5,2,262215,6,6,4,327752,7,0,35,0,196679,7,2,262215,3,11,29,262215,8,1,0,
262215,9,1,0,262215,10,11,25,262215,11,1,1,262215,12,1,2,262215,13,1,3,262215,14,1,4,262215,15,1,5,262215,16,1,6,
262215,17,1,7,262215,18,1,8,262215,19,1,9,262215,20,1,10,262215,21,1,11,262215,22,1,12,131091,23,196641,24,23,262165,
25,32,0,262176,26,7,25,393249,27,23,26,26,26,262187,25,28,0,131092,29,262187,25,30,1,262167,31,25,2,262187,25,32,4,
262172,4,25,32,1048606,5,31,31,31,31,31,25,25,25,25,25,25,4,25,25,262176,33,9,5,262203,33,34,9,262165,35,32,1,262187,
35,36,11,262187,35,37,3,262176,38,9,25,262187,35,39,4,262176,40,9,31,196647,41,5349,196637,6,25,196638,7,6,262176,41,
5349,7,262187,35,42,0,262187,25,43,8,262176,44,5349,25,262187,25,45,2,262187,25,46,32,262176,47,1,25,262203,47,3,1,
262194,25,8,256,262187,35,48,5,262187,35,49,6,262187,35,50,1,262187,35,51,2,262194,25,9,1,262167,52,25,3,393267,52,10,
9,30,30,262194,25,11,8,262194,25,12,8,262194,25,13,32,262194,25,14,1,262194,25,15,1,262194,25,16,32,262194,25,17,32,
262194,25,18,0,262194,25,19,0,262194,25,20,0,262194,25,21,0,262194,25,22,0,393268,25,53,196,30,12,393268,25,54,132,8,
11,262187,25,55,3,262187,25,56,5,262187,25,57,24,262187,25,58,160,262187,25,59,16,196650,29,60,262176,61,7,29,196649,
29,62,262187,25,63,9,262187,25,64,10,327734,23,2,0,24,131320,65,327739,61,66,7,60,262203,26,67,7,262203,26,68,7,
262203,26,69,7,262203,26,70,7,262203,26,71,7,262203,26,72,7,262203,26,73,7,262203,26,74,7,262203,26,75,7,196855,76,0,
196859,28,77,131320,77,262205,25,78,3,327808,25,79,46,78,196670,67,79,131321,80,131320,80,458997,25,81,79,77,82,83,
393281,38,84,34,36,42,262205,25,85,84,327856,29,86,81,85,262390,87,83,0,262394,86,83,87,131320,83,327745,40,88,34,39,
262205,31,89,88,262268,41,90,89,393281,44,91,90,42,81,327742,91,28,2,4,327808,25,82,81,8,196670,67,82,131321,80,
131320,87,327851,29,92,78,28,196855,93,0,262394,92,94,93,131320,94,196670,66,62,131321,76,131320,93,327745,38,95,34,
48,262205,25,96,95,196670,68,96,327745,38,97,34,49,262205,25,98,97,327851,29,99,98,28,196855,100,0,262394,99,101,100,
131320,101,327745,40,102,34,50,262205,31,103,102,262268,41,104,103,393281,44,105,104,42,42,393277,25,106,105,2,4,
458764,25,107,1,38,96,106,196670,68,107,131321,100,131320,100,458997,25,108,96,93,107,101,196670,69,28,131321,109,
131320,109,458997,25,110,28,100,111,112,327856,29,113,110,46,262390,114,112,0,262394,113,112,114,131320,112,327745,40,
115,34,39,262205,31,116,115,262268,41,117,116,393281,44,118,117,42,110,327742,118,28,2,4,327808,25,111,110,50,196670,
69,111,131321,109,131320,114,327745,40,119,34,39,262205,31,120,119,262268,41,121,120,393281,44,122,121,42,42,327742,
122,108,2,4,196670,70,28,196670,71,108,393281,38,123,34,36,50,262205,25,124,123,196670,72,124,458809,23,125,126,70,71,
72,196670,73,30,196670,74,108,393281,38,127,34,36,51,262205,25,128,127,196670,75,128,458809,23,129,126,73,74,75,
196670,66,62,131321,76,131320,76,65789,65592,327734,23,126,0,27,196663,26,130,196663,26,131,196663,26,132,131320,133,
262203,26,134,7,262203,26,135,7,262203,26,136,7,262205,25,137,131,262205,25,138,132,327814,25,139,137,138,262205,25,
140,131,262205,25,141,132,327817,25,142,140,141,327851,29,143,142,28,393385,25,144,143,30,28,327808,25,145,139,144,
196670,134,145,393281,38,146,34,36,37,262205,25,147,146,458764,25,148,1,38,145,147,196670,135,148,327745,40,149,34,39,
262205,31,150,149,262268,41,151,150,262205,25,152,130,327812,25,153,32,152,327808,25,154,43,153,393281,44,155,151,42,
154,327742,155,148,2,4,262205,25,156,130,327812,25,157,32,156,327808,25,158,43,157,327808,25,159,157,63,327850,29,160,
148,28,196855,161,0,262394,160,162,163,131320,162,196670,136,28,131321,161,131320,163,327814,25,164,145,148,327817,25,
165,145,148,327851,29,166,165,28,393385,25,167,166,30,28,327808,25,168,164,167,196670,136,168,131321,161,131320,161,
458997,25,169,28,162,168,163,393281,44,170,151,42,159,327742,170,169,2,4,262205,25,171,130,327812,25,172,32,171,
327808,25,173,43,172,327808,25,174,172,64,393281,44,175,151,42,174,327742,175,30,2,4,65789,65592};
/* count.comp, 3481 words */
static const uint32_t gpusorti_spv_count[] = {
119734787,66304,524299,619,0,131089,1,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,0,1,524303,5,2,0x6e69616d,0,3,
4,5,393232,2,17,1,1,1,262215,6,6,4,327752,7,0,35,0,327752,7,1,35,4,327752,7,2,35,8,327752,7,3,35,12,327752,7,4,35,16,
327752,7,5,35,20,327752,7,6,35,24,327752,7,7,35,40,327752,7,8,35,44,196679,7,2,262215,8,6,4,327752,9,0,35,0,196679,9,
2,262215,10,34,0,262215,10,33,3,262215,3,11,26,262215,4,11,24,262215,11,1,5,262215,12,6,8,327752,13,0,35,0,196679,13,
2,262215,14,34,0,262215,14,33,2,262215,15,6,8,327752,16,0,35,0,196679,16,2,262215,17,34,0,262215,17,33,0,262215,18,6,
4,327752,19,0,35,0,196679,19,2,262215,20,34,0,262215,20,33,2,262215,21,1,7,262215,22,6,4,327752,23,0,35,0,196679,23,2,
262215,24,34,0,262215,24,33,0,262215,25,1,8,262215,26,1,6,262215,27,1,9,262215,28,1,2,262215,29,1,0,262215,30,1,1,
262215,31,1,12,262215,5,11,29,262215,32,1,0,262215,33,11,25,131091,34,196641,35,34,262165,36,32,0,196641,37,36,131092,
38,262176,39,7,38,262176,40,7,36,262167,41,36,2,327713,42,41,39,40,262176,43,7,41,262177,44,41,43,393249,45,36,43,40,
40,262177,46,36,40,196641,47,41,327713,48,38,43,43,262187,36,49,4,262172,6,36,49,720926,7,36,36,36,36,36,36,6,36,36,
262176,50,9,7,262203,50,51,9,262165,52,32,1,262187,52,53,0,262176,54,9,36,262187,36,55,0,196637,8,36,196638,9,8,
262176,56,12,9,262203,56,10,12,262176,57,12,36,262167,58,36,3,262176,59,1,58,262203,59,3,1,262187,36,60,1,262176,61,1,
36,262203,59,4,1,262194,36,11,1,262187,36,62,2,393268,38,63,170,11,62,196637,12,41,196638,13,12,262176,64,12,13,
262203,64,14,12,262187,52,65,7,262176,66,12,41,196637,15,41,196638,16,15,262176,67,12,16,262203,67,17,12,196637,18,36,
196638,19,18,262176,68,12,19,262203,68,20,12,262194,36,21,32,262187,36,69,32,393268,38,70,170,21,69,196637,22,36,
196638,23,22,262176,71,12,23,262203,71,24,12,262187,36,72,16,393268,38,73,170,21,72,458804,36,74,169,73,60,62,393268,
52,75,128,21,55,393268,38,76,170,11,62,262194,36,25,0,393268,38,77,170,25,60,262194,36,26,32,393268,36,78,130,26,60,
262187,36,79,31,393268,36,80,199,78,79,393268,36,81,196,60,80,393268,38,82,170,25,62,262187,52,83,31,262194,36,27,0,
393268,38,84,171,27,55,393268,38,85,170,25,60,393268,38,86,170,25,62,393268,36,87,130,26,60,393268,52,88,128,87,55,
262187,52,89,1,393268,38,90,174,26,69,262187,36,91,0xffffffff,393268,36,92,199,26,79,393268,36,93,196,60,92,393268,36,
94,130,93,60,458804,36,95,169,90,91,94,393268,38,96,171,27,55,393268,38,97,170,11,60,262187,52,98,3,262194,36,28,8,
262187,52,99,4,262187,36,100,64,393268,38,101,170,11,62,262187,52,102,6,262194,36,29,256,262194,36,30,8,393268,36,103,
132,29,30,262194,36,31,0,393268,36,104,199,31,60,393268,38,105,171,104,55,262203,61,5,1,393268,36,106,196,60,28,
262172,107,36,106,262176,108,4,107,262203,108,109,4,262176,110,4,36,262203,110,111,4,262203,110,112,4,262203,110,113,
4,262187,36,114,264,327724,41,115,55,55,196650,38,116,262172,117,38,30,262176,118,7,117,262172,119,41,30,262176,120,7,
119,262187,52,121,5,262187,36,122,160,262187,52,123,2,262194,36,32,1,393267,58,33,32,60,60,327734,34,2,0,35,131320,
124,262203,40,125,7,262203,40,126,7,262203,39,127,7,262203,40,128,7,262203,43,129,7,262203,118,130,7,262203,120,131,7,
262203,39,132,7,262203,40,133,7,262203,43,134,7,262203,43,135,7,262203,40,136,7,262203,40,137,7,262203,39,138,7,
262203,40,139,7,262203,43,140,7,262203,43,141,7,262203,43,142,7,196855,143,0,196859,55,144,131320,144,262201,36,145,
146,393281,54,147,51,102,53,262205,36,148,147,327812,36,149,148,103,327814,36,150,145,149,327817,36,151,145,149,
327851,38,152,151,55,393385,36,153,152,60,55,327808,36,154,150,153,262201,36,155,156,196855,157,0,262394,105,158,159,
131320,158,131321,157,131320,159,327745,54,160,51,89,262205,36,161,160,327812,36,162,49,161,327808,36,163,69,162,
393281,57,164,10,53,163,262205,36,165,164,131321,157,131320,157,458997,36,166,49,158,165,159,327854,38,167,155,154,
262312,38,168,167,196855,169,0,262394,168,170,169,131320,170,327879,36,171,166,60,327851,38,172,171,55,131321,169,
131320,169,458997,38,173,167,157,172,170,196855,174,0,262394,173,175,174,131320,175,131321,143,131320,174,262205,36,
176,5,131321,177,131320,177,458997,36,178,176,174,179,180,327856,38,181,178,106,262390,182,180,0,262394,181,180,182,
131320,180,327745,110,183,109,178,196670,183,55,327808,36,179,178,29,131321,177,131320,182,327850,38,184,176,55,
196855,185,0,262394,184,186,185,131320,186,196670,111,55,196670,112,55,196670,113,55,131321,185,131320,185,262368,62,
62,114,327812,36,187,155,149,327810,36,188,145,187,327856,38,189,188,149,196855,190,0,262394,189,191,192,131320,191,
131321,190,131320,192,327808,36,193,187,149,131321,190,131320,190,458997,36,194,145,191,193,192,327879,36,195,166,62,
327851,38,196,195,55,327879,36,197,166,49,327851,38,198,197,55,327745,54,199,51,89,262205,36,200,199,196670,125,200,
327737,36,201,202,125,196670,126,200,327737,36,203,204,126,262201,41,205,206,196855,207,0,262394,105,208,209,131320,
208,196670,127,196,196670,128,55,393273,41,210,211,127,128,196670,129,210,327737,41,212,213,129,131321,207,131320,209,
131321,207,131320,207,458997,41,214,212,208,115,209,131321,215,131320,215,458997,38,216,116,207,217,218,458997,41,219,
115,207,220,218,458997,36,221,187,207,222,218,327856,38,223,221,194,262390,224,225,0,262394,223,226,224,131320,226,
131321,227,131320,227,458997,36,228,55,226,229,230,327856,38,231,228,30,262390,232,230,1,262394,231,233,232,131320,
233,327812,36,234,228,29,327808,36,235,234,176,327810,36,236,194,221,327856,38,237,235,236,327745,39,238,130,228,
196670,238,237,262205,38,239,238,196855,240,0,262394,239,241,242,131320,241,327808,36,243,221,235,196670,132,196,
196670,133,243,393273,41,244,211,132,133,131321,240,131320,242,131321,240,131320,240,458997,41,245,244,241,115,242,
327745,43,246,131,228,196670,246,245,131321,230,131320,230,327808,36,229,228,89,131321,227,131320,232,131321,247,
131320,247,458997,38,217,216,232,248,249,458997,41,220,219,232,250,249,458997,36,251,55,232,252,249,327856,38,253,251,
30,262390,254,249,1,262394,253,255,254,131320,255,327745,39,256,130,251,262205,38,257,256,262312,38,258,257,196855,
259,0,262394,258,260,259,131320,260,131321,249,131320,259,196855,261,0,262394,198,262,261,131320,262,327745,43,263,
131,251,262205,41,264,263,196670,134,264,327737,41,265,213,134,196670,263,265,131321,261,131320,261,327745,43,266,131,
251,262205,41,267,266,196670,135,267,196670,136,201,196670,137,203,458809,36,268,269,135,136,137,327745,110,270,109,
268,458986,36,271,270,60,55,60,196855,272,0,262394,105,273,272,131320,273,327812,36,274,251,29,327808,36,275,221,274,
327808,36,276,275,176,262205,41,277,266,327878,41,278,277,214,327877,41,279,220,278,262312,38,280,217,196855,281,0,
262394,280,282,281,131320,282,327808,36,283,276,60,327856,38,284,283,145,131321,281,131320,281,458997,38,285,280,273,
284,282,196855,286,0,262394,285,287,286,131320,287,327808,36,288,276,60,196670,138,196,196670,139,288,393273,41,289,
211,138,139,196670,140,289,327737,41,290,213,140,327879,41,291,290,205,262205,41,292,266,327879,41,293,292,205,196670,
141,291,196670,142,293,393273,38,294,295,141,142,131321,286,131320,286,458997,38,296,217,281,294,287,131321,272,
131320,272,458997,38,297,217,261,296,286,458997,41,298,220,261,279,286,131321,249,131320,249,458997,38,248,217,260,
297,272,458997,41,250,220,260,298,272,327808,36,252,251,89,131321,247,131320,254,131321,225,131320,225,327810,36,299,
194,221,327856,38,300,299,103,196855,218,0,262394,300,301,302,131320,301,131321,218,131320,302,327808,36,303,221,103,
131321,218,131320,218,458997,36,222,194,301,303,302,131321,215,131320,224,196855,304,0,262394,105,305,304,131320,305,
327761,36,306,219,0,327851,38,307,306,55,196855,308,0,262394,307,309,308,131320,309,458993,36,310,111,60,55,306,
131321,308,131320,308,327761,36,311,219,1,327851,38,312,311,55,196855,313,0,262394,312,314,313,131320,314,458993,36,
315,112,60,55,311,131321,313,131320,313,196855,316,0,262394,216,317,316,131320,317,196670,113,60,131321,316,131320,
316,131321,304,131320,304,262368,62,62,114,131321,318,131320,318,458997,36,319,176,304,320,321,327856,38,322,319,106,
262390,323,321,0,262394,322,324,323,131320,324,327745,110,325,109,319,262205,36,326,325,327745,54,327,51,121,262205,
36,328,327,327812,36,329,319,154,327808,36,330,328,329,327808,36,331,330,155,393281,57,332,10,53,331,196670,332,326,
327851,38,333,326,55,196855,334,0,262394,333,335,334,131320,335,327812,36,336,200,106,327808,36,337,122,336,327808,36,
338,337,319,393281,57,339,10,53,338,458986,36,340,339,60,55,326,131321,334,131320,334,131321,321,131320,321,327808,36,
320,319,29,131321,318,131320,323,327847,38,341,105,184,196855,342,0,262394,341,343,342,131320,343,262205,36,344,111,
327851,38,345,344,55,196855,346,0,262394,345,347,346,131320,347,393281,57,348,10,53,89,262205,36,349,111,458993,36,
350,348,60,55,349,131321,346,131320,346,262205,36,351,112,327851,38,352,351,55,196855,353,0,262394,352,354,353,131320,
354,393281,57,355,10,53,123,262205,36,356,112,458993,36,357,355,60,55,356,131321,353,131320,353,262205,36,358,113,
327851,38,359,358,55,196855,360,0,262394,359,361,360,131320,361,393281,57,362,10,53,98,458993,36,363,362,60,55,60,
131321,360,131320,360,131321,342,131320,342,131321,143,131320,143,65789,65592,327734,36,146,0,37,131320,364,327745,54,
365,51,53,262205,36,366,365,327851,38,367,366,55,196855,368,0,262394,367,369,370,131320,369,131321,368,131320,370,
393281,57,371,10,53,53,262205,36,372,371,131321,368,131320,368,458997,36,373,366,369,372,370,131326,373,65592,327734,
36,156,0,37,131320,374,327745,61,375,3,60,262205,36,376,375,327745,61,377,4,55,262205,36,378,377,327812,36,379,376,
378,327745,61,380,3,55,262205,36,381,380,327808,36,382,379,381,131326,382,65592,327734,41,211,0,42,196663,39,383,
196663,40,384,131320,385,196855,386,0,196859,55,387,131320,387,196855,388,0,262394,63,389,388,131320,389,262205,38,
390,383,196855,391,0,262394,390,392,393,131320,392,327745,54,394,51,65,262205,36,395,394,262205,36,396,384,327808,36,
397,395,396,393281,66,398,14,53,397,262205,41,399,398,131321,391,131320,393,262205,36,400,384,393281,66,401,17,53,400,
262205,41,402,401,131321,391,131320,391,458997,41,403,399,392,402,393,131321,386,131320,388,262205,38,404,383,196855,
405,0,262394,404,406,405,131320,406,327745,54,407,51,65,262205,36,408,407,262205,36,409,384,327808,36,410,408,409,
393281,57,411,20,53,410,262205,36,412,411,327760,41,413,412,55,131321,386,131320,405,196855,414,0,262394,70,415,414,
131320,415,262205,36,416,384,393281,57,417,24,53,416,262205,36,418,417,327760,41,419,418,55,131321,386,131320,414,
262205,36,420,384,327876,36,421,60,74,327810,36,422,421,60,327879,36,423,420,422,327812,36,424,423,21,262205,36,425,
384,327874,36,426,425,74,393281,57,427,24,53,426,262205,36,428,427,262268,52,429,424,393419,36,430,428,429,75,327760,
41,431,430,55,131321,386,131320,386,721141,41,432,403,391,413,406,419,415,431,414,131326,432,65592,327734,41,213,0,44,
196663,43,433,131320,434,196855,435,0,262394,76,436,437,131320,436,196855,438,0,262394,77,439,438,131320,439,327745,
40,440,433,60,262205,36,441,440,327878,36,442,441,81,196670,440,442,131321,438,131320,438,196855,443,0,262394,82,444,
443,131320,444,327745,40,445,433,60,262205,36,446,445,262268,52,447,446,327875,52,448,447,83,262268,36,449,448,327877,
36,450,449,81,327760,41,451,449,450,262205,41,452,433,327878,41,453,452,451,196670,433,453,131321,443,131320,443,
196855,454,0,262394,84,455,454,131320,455,262205,41,456,433,262344,41,457,456,196670,433,457,131321,454,131320,454,
131321,435,131320,437,196855,458,0,262394,85,459,458,131320,459,327745,40,460,433,55,262205,36,461,460,327878,36,462,
461,81,196670,460,462,131321,458,131320,458,196855,463,0,262394,86,464,463,131320,464,327745,40,465,433,55,262205,36,
466,465,262268,52,467,466,393418,52,468,467,88,89,262268,36,469,468,327877,36,470,469,81,327879,36,471,470,95,262205,
36,472,465,327878,36,473,472,471,196670,465,473,131321,463,131320,463,196855,474,0,262394,96,475,474,131320,475,
327745,40,476,433,55,262205,36,477,476,327878,36,478,477,95,196670,476,478,131321,474,131320,474,131321,435,131320,
435,262205,41,479,433,131326,479,65592,327734,36,269,0,45,196663,43,480,196663,40,481,196663,40,482,131320,483,196855,
484,0,196859,55,485,131320,485,196855,486,0,262394,97,487,486,131320,487,327745,40,488,480,55,262205,36,489,488,
262205,36,490,481,262268,52,491,490,262205,36,492,482,262268,52,493,492,393419,36,494,489,491,493,131321,484,131320,
486,327745,40,495,480,60,262205,36,496,495,262205,36,497,481,327879,36,498,497,79,327874,36,499,496,498,262205,36,500,
481,327854,38,501,500,69,196855,502,0,262394,501,503,504,131320,503,131321,502,131320,504,327745,40,505,480,55,262205,
36,506,505,262205,36,507,481,327874,36,508,506,507,262205,36,509,481,327850,38,510,509,55,196855,511,0,262394,510,512,
513,131320,512,131321,511,131320,513,262205,36,514,495,262205,36,515,481,327810,36,516,69,515,327876,36,517,514,516,
131321,511,131320,511,458997,36,518,55,512,517,513,327877,36,519,508,518,131321,502,131320,502,458997,36,520,499,503,
519,511,262205,36,521,482,327876,36,522,60,521,327810,36,523,522,60,327879,36,524,520,523,131321,484,131320,484,
458997,36,525,494,487,524,502,131326,525,65592,327734,36,202,0,46,196663,40,526,131320,527,327745,54,528,51,98,262205,
36,529,528,262205,36,530,526,327812,36,531,530,28,327808,36,532,529,531,131326,532,65592,327734,36,204,0,46,196663,40,
533,131320,534,327745,54,535,51,99,262205,36,536,535,262205,36,537,533,327812,36,538,537,28,327810,36,539,536,538,
458764,36,540,1,38,28,539,131326,540,65592,327734,41,206,0,47,131320,541,327745,54,542,51,98,262205,36,543,542,327745,
54,544,51,99,262205,36,545,544,327808,36,546,543,545,327854,38,547,546,69,196855,548,0,262394,547,549,550,131320,549,
131321,548,131320,550,327876,36,551,60,546,327810,36,552,551,60,131321,548,131320,548,458997,36,553,91,549,552,550,
327854,38,554,546,100,196855,555,0,262394,554,556,557,131320,556,131321,555,131320,557,327852,38,558,546,69,196855,
559,0,262394,558,560,561,131320,560,327810,36,562,546,69,327876,36,563,60,562,327810,36,564,563,60,131321,559,131320,
561,131321,559,131320,559,458997,36,565,564,560,55,561,131321,555,131320,555,458997,36,566,91,556,565,559,327760,41,
567,553,566,327854,38,568,543,69,196855,569,0,262394,568,570,571,131320,570,131321,569,131320,571,327876,36,572,60,
543,327810,36,573,572,60,131321,569,131320,569,458997,36,574,91,570,573,571,327852,38,575,543,69,196855,576,0,262394,
575,577,578,131320,577,327810,36,579,543,69,327876,36,580,60,579,327810,36,581,580,60,131321,576,131320,578,131321,
576,131320,576,458997,36,582,581,577,55,578,327760,41,583,574,582,262344,41,584,583,327879,41,585,567,584,131326,585,
65592,327734,38,295,0,48,196663,43,586,196663,43,587,131320,588,196855,589,0,196859,55,590,131320,590,196855,591,0,
262394,101,592,591,131320,592,327745,40,593,586,60,262205,36,594,593,327745,40,595,587,60,262205,36,596,595,327856,38,
597,594,596,262312,38,598,597,196855,599,0,262394,598,600,599,131320,600,262205,36,601,593,262205,36,602,595,327850,
38,603,601,602,196855,604,0,262394,603,605,604,131320,605,327745,40,606,586,55,262205,36,607,606,327745,40,608,587,55,
262205,36,609,608,327856,38,610,607,609,131321,604,131320,604,458997,38,611,603,600,610,605,131321,599,131320,599,
458997,38,612,597,592,611,604,131321,589,131320,591,327745,40,613,586,55,262205,36,614,613,327745,40,615,587,55,
262205,36,616,615,327856,38,617,614,616,131321,589,131320,589,458997,38,618,612,599,617,591,131326,618,65592};
/* count.comp -DGPUSORTI_ADDRESS, 4209 words */
static const uint32_t gpusorti_spv_count_address[] = {
119734787,66304,524299,725,0,131089,1,131089,5347,589834,0x5f565053,0x5f52484b,0x73796870,0x6c616369,0x6f74735f,
0x65676172,0x6675625f,7497062,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,5348,1,524303,5,2,0x6e69616d,0,3,4,5,
393232,2,17,1,1,1,262215,6,6,4,327752,7,0,35,0,327752,7,1,35,8,327752,7,2,35,16,327752,7,3,35,24,327752,7,4,35,32,
327752,7,5,35,40,327752,7,6,35,44,327752,7,7,35,48,327752,7,8,35,52,327752,7,9,35,56,327752,7,10,35,60,327752,7,11,35,
64,327752,7,12,35,80,327752,7,13,35,84,196679,7,2,262215,8,6,4,327752,9,0,35,0,196679,9,2,262215,3,11,26,262215,4,11,
24,262215,10,1,5,262215,11,6,8,327752,12,0,35,0,196679,12,2,262215,13,1,7,262215,14,1,8,262215,15,1,6,262215,16,1,9,
262215,17,1,2,262215,18,1,0,262215,19,1,1,262215,20,1,12,262215,5,11,29,262215,21,1,0,262215,22,11,25,262215,23,1,3,
262215,24,1,4,262215,25,1,10,262215,26,1,11,131091,27,196641,28,27,262165,29,32,0,196641,30,29,262167,31,29,2,262176,
32,7,31,262176,33,7,29,393249,34,31,32,33,33,131092,35,262176,36,7,35,327713,37,31,36,33,262177,38,31,32,393249,39,29,
32,33,33,262177,40,29,33,196641,41,31,327713,42,35,32,32,262187,29,43,4,262172,6,29,43,1048606,7,31,31,31,31,31,29,29,
29,29,29,29,6,29,29,262176,44,9,7,262203,44,45,9,262165,46,32,1,262187,46,47,5,262176,48,9,29,262187,29,49,0,262187,
46,50,4,262176,51,9,31,196647,52,5349,196637,8,29,196638,9,8,262176,52,5349,9,262187,46,53,0,262176,54,5349,29,262167,
55,29,3,262176,56,1,55,262203,56,3,1,262187,29,57,1,262176,58,1,29,262203,56,4,1,262174,59,29,29,262187,29,60,32,
262187,46,61,2,262194,29,10,1,262187,29,62,2,393268,35,63,170,10,62,262187,29,64,3,196647,65,5349,196637,11,31,196638,
12,11,262176,65,5349,12,262176,66,5349,31,262194,29,13,32,393268,35,67,170,13,60,262187,29,68,16,393268,35,69,170,13,
68,458804,29,70,169,69,57,62,393268,46,71,128,13,49,393268,35,72,170,10,62,262194,29,14,0,393268,35,73,170,14,57,
262194,29,15,32,393268,29,74,130,15,57,262187,29,75,31,393268,29,76,199,74,75,393268,29,77,196,57,76,393268,35,78,170,
14,62,262187,46,79,31,262194,29,16,0,393268,35,80,171,16,49,393268,35,81,170,14,57,393268,35,82,170,14,62,393268,29,
83,130,15,57,393268,46,84,128,83,49,262187,46,85,1,393268,35,86,174,15,60,262187,29,87,0xffffffff,393268,29,88,199,15,
75,393268,29,89,196,57,88,393268,29,90,130,89,57,458804,29,91,169,86,87,90,393268,35,92,171,16,49,393268,35,93,170,10,
57,262187,46,94,8,262194,29,17,8,262187,46,95,9,262187,29,96,64,393268,35,97,170,10,62,262187,46,98,11,262194,29,18,
256,262194,29,19,8,393268,29,99,132,18,19,262194,29,20,0,393268,29,100,199,20,57,393268,35,101,171,100,49,262187,46,
102,6,262203,58,5,1,393268,29,103,196,57,17,262172,104,29,103,262176,105,4,104,262203,105,106,4,262176,107,4,29,
262203,107,108,4,262203,107,109,4,262203,107,110,4,262187,29,111,264,327724,31,112,49,49,196650,35,113,262172,114,35,
19,262176,115,7,114,262172,116,31,19,262176,117,7,116,262187,46,118,10,262187,29,119,160,262187,46,120,3,262194,29,21,
1,393267,55,22,21,57,57,262194,29,23,32,262194,29,24,1,262194,29,25,0,262194,29,26,0,262187,29,121,5,262187,29,122,8,
262187,29,123,24,196649,35,124,327734,27,2,0,28,131320,125,327739,36,126,7,113,262203,33,127,7,262203,33,128,7,262203,
33,129,7,262203,33,130,7,262203,36,131,7,262203,33,132,7,262203,33,133,7,262203,33,134,7,262203,33,135,7,262203,33,
136,7,262203,33,137,7,262203,33,138,7,262203,36,139,7,262203,36,140,7,262203,33,141,7,262203,33,142,7,262203,33,143,7,
262203,33,144,7,262203,32,145,7,262203,32,146,7,262203,32,147,7,262203,36,148,7,262203,33,149,7,262203,32,150,7,
262203,32,151,7,262203,36,152,7,262203,33,153,7,262203,33,154,7,262203,33,155,7,262203,115,156,7,262203,117,157,7,
262203,32,158,7,262203,36,159,7,262203,33,160,7,262203,33,161,7,262203,32,162,7,262203,32,163,7,262203,33,164,7,
262203,33,165,7,262203,33,166,7,262203,36,167,7,262203,33,168,7,262203,32,169,7,262203,32,170,7,262203,32,171,7,
262203,33,172,7,262203,33,173,7,262203,33,174,7,196855,175,0,196859,49,176,131320,176,262201,29,177,178,196670,127,
177,393281,48,179,45,98,53,262205,29,180,179,327812,29,181,180,99,196670,128,181,327814,29,182,177,181,327817,29,183,
177,181,327851,35,184,183,49,393385,29,185,184,57,49,327808,29,186,182,185,196670,129,186,262201,29,187,188,196670,
130,187,196670,131,101,196855,189,0,262394,101,190,191,131320,190,196670,133,43,131321,189,131320,191,327745,51,192,
45,50,262205,31,193,192,262268,52,194,193,327745,48,195,45,102,262205,29,196,195,327812,29,197,43,196,327808,29,198,
60,197,393281,54,199,194,53,198,393277,29,200,199,2,4,196670,133,200,131321,189,131320,189,458997,29,201,43,190,200,
191,196670,132,201,327854,35,202,187,186,262312,35,203,202,196855,204,0,262394,203,205,204,131320,205,327879,29,206,
201,57,327851,35,207,206,49,131321,204,131320,204,458997,35,208,202,189,207,205,196855,209,0,262394,208,210,209,
131320,210,196670,126,124,131321,175,131320,209,262205,29,211,5,196670,134,211,196670,135,211,131321,212,131320,212,
458997,29,213,211,209,214,215,327856,35,216,213,103,262390,217,215,0,262394,216,215,217,131320,215,327745,107,218,106,
213,196670,218,49,327808,29,214,213,18,196670,135,214,131321,212,131320,217,327850,35,219,211,49,196855,220,0,262394,
219,221,220,131320,221,196670,108,49,196670,109,49,196670,110,49,131321,220,131320,220,262368,62,62,111,327812,29,222,
187,181,196670,136,222,327810,29,223,177,222,327856,35,224,223,181,196855,225,0,262394,224,226,227,131320,226,196670,
138,177,131321,225,131320,227,327808,29,228,222,181,196670,138,228,131321,225,131320,225,458997,29,229,177,226,228,
227,196670,137,229,327879,29,230,201,62,327851,35,231,230,49,196670,139,231,327879,29,232,201,43,327851,35,233,232,49,
196670,140,233,327745,48,234,45,102,262205,29,235,234,196670,142,235,327737,29,236,237,142,196670,141,236,196670,144,
235,327737,29,238,239,144,196670,143,238,262201,31,240,241,196670,145,240,196855,242,0,262394,101,243,244,131320,243,
196670,148,231,196670,149,49,393273,31,245,246,148,149,196670,150,245,327737,31,247,248,150,196670,147,247,131321,242,
131320,244,196670,147,112,131321,242,131320,242,458997,31,249,247,243,112,244,196670,146,249,196670,151,112,196670,
152,113,196670,153,222,131321,250,131320,250,458997,35,251,113,242,252,253,458997,29,254,222,242,255,253,327856,35,
256,254,229,262390,257,258,0,262394,256,259,257,131320,259,196670,154,49,131321,260,131320,260,458997,29,261,49,259,
262,263,327856,35,264,261,19,262390,265,263,1,262394,264,266,265,131320,266,327812,29,267,261,18,327808,29,268,267,
211,196670,155,268,327810,29,269,229,254,327856,35,270,268,269,327745,36,271,156,261,196670,271,270,262205,35,272,271,
196855,273,0,262394,272,274,275,131320,274,327808,29,276,254,268,196670,159,231,196670,160,276,393273,31,277,246,159,
160,196670,158,277,131321,273,131320,275,196670,158,112,131321,273,131320,273,458997,31,278,277,274,112,275,327745,32,
279,157,261,196670,279,278,131321,263,131320,263,327808,29,262,261,85,196670,154,262,131321,260,131320,265,196670,161,
49,131321,280,131320,280,458997,35,252,251,265,281,282,458997,29,283,49,265,284,282,327856,35,285,283,19,262390,286,
282,1,262394,285,287,286,131320,287,327745,36,288,156,283,262205,35,289,288,262312,35,290,289,196855,291,0,262394,290,
292,291,131320,292,131321,282,131320,291,196855,293,0,262394,233,294,293,131320,294,327745,32,295,157,283,262205,31,
296,295,196670,162,296,327737,31,297,248,162,196670,295,297,131321,293,131320,293,327745,32,298,157,283,262205,31,299,
298,196670,163,299,196670,164,236,196670,165,238,458809,29,300,301,163,164,165,327745,107,302,106,300,458986,29,303,
302,57,49,57,196855,304,0,262394,101,305,304,131320,305,327812,29,306,283,18,327808,29,307,254,306,327808,29,308,307,
211,196670,166,308,262205,31,309,298,327878,31,310,309,249,262205,31,311,151,327877,31,312,311,310,196670,151,312,
262312,35,313,252,196855,314,0,262394,313,315,314,131320,315,327808,29,316,308,57,327856,35,317,316,177,131321,314,
131320,314,458997,35,318,313,305,317,315,196855,319,0,262394,318,320,319,131320,320,327808,29,321,308,57,196670,167,
231,196670,168,321,393273,31,322,246,167,168,196670,169,322,327737,31,323,248,169,327879,31,324,323,240,262205,31,325,
298,327879,31,326,325,240,196670,170,324,196670,171,326,393273,35,327,328,170,171,196670,152,327,131321,319,131320,
319,458997,35,329,252,314,327,320,131321,304,131320,304,458997,35,330,252,293,329,319,131321,282,131320,282,458997,35,
281,252,292,330,304,327808,29,284,283,85,196670,161,284,131321,280,131320,286,131321,258,131320,258,327810,29,331,229,
254,327856,35,332,331,99,196855,253,0,262394,332,333,334,131320,333,196670,172,229,131321,253,131320,334,327808,29,
335,254,99,196670,172,335,131321,253,131320,253,458997,29,255,229,333,335,334,196670,153,255,131321,250,131320,257,
196855,336,0,262394,101,337,336,131320,337,327745,33,338,151,49,262205,29,339,338,327851,35,340,339,49,196855,341,0,
262394,340,342,341,131320,342,262205,29,343,338,458993,29,344,108,57,49,343,131321,341,131320,341,327745,33,345,151,
57,262205,29,346,345,327851,35,347,346,49,196855,348,0,262394,347,349,348,131320,349,262205,29,350,345,458993,29,351,
109,57,49,350,131321,348,131320,348,196855,352,0,262394,251,353,352,131320,353,196670,110,57,131321,352,131320,352,
131321,336,131320,336,262368,62,62,111,196670,173,211,131321,354,131320,354,458997,29,355,211,336,356,357,327856,35,
358,355,103,262390,359,357,0,262394,358,360,359,131320,360,327745,107,361,106,355,262205,29,362,361,196670,174,362,
327745,51,363,45,50,262205,31,364,363,262268,52,365,364,327745,48,366,45,118,262205,29,367,366,327812,29,368,355,186,
327808,29,369,367,368,327808,29,370,369,187,393281,54,371,365,53,370,327742,371,362,2,4,327851,35,372,362,49,196855,
373,0,262394,372,374,373,131320,374,327812,29,375,235,103,327808,29,376,119,375,327808,29,377,376,355,393281,54,378,
365,53,377,458986,29,379,378,57,49,362,131321,373,131320,373,131321,357,131320,357,327808,29,356,355,18,196670,173,
356,131321,354,131320,359,327847,35,380,101,219,196855,381,0,262394,380,382,381,131320,382,262205,29,383,108,327851,
35,384,383,49,196855,385,0,262394,384,386,385,131320,386,327745,51,387,45,50,262205,31,388,387,262268,52,389,388,
393281,54,390,389,53,85,262205,29,391,108,458993,29,392,390,57,49,391,131321,385,131320,385,262205,29,393,109,327851,
35,394,393,49,196855,395,0,262394,394,396,395,131320,396,327745,51,397,45,50,262205,31,398,397,262268,52,399,398,
393281,54,400,399,53,61,262205,29,401,109,458993,29,402,400,57,49,401,131321,395,131320,395,262205,29,403,110,327851,
35,404,403,49,196855,405,0,262394,404,406,405,131320,406,327745,51,407,45,50,262205,31,408,407,262268,52,409,408,
393281,54,410,409,53,120,458993,29,411,410,57,49,57,131321,405,131320,405,131321,381,131320,381,196670,126,124,131321,
175,131320,175,65789,65592,327734,29,178,0,30,131320,412,262203,33,413,7,327745,48,414,45,47,262205,29,415,414,327851,
35,416,415,49,196855,417,0,262394,416,418,419,131320,418,196670,413,415,131321,417,131320,419,327745,51,420,45,50,
262205,31,421,420,262268,52,422,421,393281,54,423,422,53,53,393277,29,424,423,2,4,196670,413,424,131321,417,131320,
417,458997,29,425,415,418,424,419,131326,425,65592,327734,29,188,0,30,131320,426,327745,58,427,3,57,262205,29,428,427,
327745,58,429,4,49,262205,29,430,429,327812,29,431,428,430,327745,58,432,3,49,262205,29,433,432,327808,29,434,431,433,
131326,434,65592,327734,31,435,0,34,196663,32,436,196663,33,437,196663,33,438,131320,439,262203,33,440,7,262203,33,
441,7,327745,33,442,436,49,262205,29,443,442,262205,29,444,437,262205,29,445,438,327876,29,446,444,445,327829,59,447,
443,446,327761,29,448,447,1,196670,441,448,327761,29,449,447,0,196670,440,449,327745,33,450,436,57,262205,29,451,450,
262205,29,452,437,262205,29,453,438,327810,29,454,60,453,327874,29,455,452,454,327808,29,456,451,455,327808,29,457,
456,448,327760,31,458,449,457,131326,458,65592,327734,31,246,0,37,196663,36,459,196663,33,460,131320,461,327739,36,
462,7,113,262203,32,463,7,262203,32,464,7,262203,32,465,7,262203,32,466,7,262203,33,467,7,262203,33,468,7,262203,32,
469,7,262203,33,470,7,262203,33,471,7,262203,33,472,7,262203,33,473,7,262203,33,474,7,262203,32,475,7,262203,33,476,7,
262203,33,477,7,196855,478,0,196859,49,479,131320,479,262205,35,480,459,196855,481,0,262394,480,482,483,131320,482,
327745,51,484,45,61,262205,31,485,484,196670,465,485,131321,481,131320,483,327745,51,486,45,53,262205,31,487,486,
196670,465,487,131321,481,131320,481,458997,31,488,485,482,487,483,196670,464,488,196855,489,0,262394,63,490,489,
131320,490,196670,466,488,262205,29,491,460,196670,467,491,196670,468,64,458809,31,492,435,466,467,468,262268,65,493,
492,393281,66,494,493,53,53,393277,31,495,494,2,8,196670,462,124,196670,463,495,131321,478,131320,489,262205,35,496,
459,327846,35,497,67,496,196855,498,0,262394,497,499,498,131320,499,196670,469,488,262205,29,500,460,196670,470,500,
196670,471,62,458809,31,501,435,469,470,471,262268,52,502,501,393281,54,503,502,53,53,393277,29,504,503,2,4,327760,31,
505,504,49,196670,462,124,196670,463,505,131321,478,131320,498,196670,472,70,262205,29,506,460,327876,29,507,57,70,
327810,29,508,507,57,327879,29,509,506,508,327812,29,510,509,13,196670,473,510,262205,29,511,460,327874,29,512,511,70,
196670,475,488,196670,476,512,196670,477,62,458809,31,513,435,475,476,477,262268,52,514,513,393281,54,515,514,53,53,
393277,29,516,515,2,4,196670,474,516,262268,46,517,510,393419,29,518,516,517,71,327760,31,519,518,49,196670,462,124,
196670,463,519,131321,478,131320,478,590069,31,520,495,490,505,499,519,498,131326,520,65592,327734,31,248,0,38,196663,
32,521,131320,522,262203,33,523,7,262203,33,524,7,196855,525,0,262394,72,526,527,131320,526,196855,528,0,262394,73,
529,528,131320,529,327745,33,530,521,57,262205,29,531,530,327878,29,532,531,77,196670,530,532,131321,528,131320,528,
196855,533,0,262394,78,534,533,131320,534,327745,33,535,521,57,262205,29,536,535,262268,46,537,536,327875,46,538,537,
79,262268,29,539,538,196670,523,539,327877,29,540,539,77,327760,31,541,539,540,262205,31,542,521,327878,31,543,542,
541,196670,521,543,131321,533,131320,533,196855,544,0,262394,80,545,544,131320,545,262205,31,546,521,262344,31,547,
546,196670,521,547,131321,544,131320,544,131321,525,131320,527,196855,548,0,262394,81,549,548,131320,549,327745,33,
550,521,49,262205,29,551,550,327878,29,552,551,77,196670,550,552,131321,548,131320,548,196855,553,0,262394,82,554,553,
131320,554,327745,33,555,521,49,262205,29,556,555,262268,46,557,556,393418,46,558,557,84,85,262268,29,559,558,196670,
524,559,327877,29,560,559,77,327879,29,561,560,91,262205,29,562,555,327878,29,563,562,561,196670,555,563,131321,553,
131320,553,196855,564,0,262394,92,565,564,131320,565,327745,33,566,521,49,262205,29,567,566,327878,29,568,567,91,
196670,566,568,131321,564,131320,564,131321,525,131320,525,262205,31,569,521,131326,569,65592,327734,29,301,0,39,
196663,32,570,196663,33,571,196663,33,572,131320,573,327739,36,574,7,113,262203,33,575,7,262203,33,576,7,262203,33,
577,7,262203,33,578,7,262203,33,579,7,196855,580,0,196859,49,581,131320,581,196855,582,0,262394,93,583,582,131320,583,
327745,33,584,570,49,262205,29,585,584,262205,29,586,571,262268,46,587,586,262205,29,588,572,262268,46,589,588,393419,
29,590,585,587,589,196670,574,124,196670,575,590,131321,580,131320,582,327745,33,591,570,57,262205,29,592,591,262205,
29,593,571,327879,29,594,593,75,327874,29,595,592,594,196670,576,595,262205,29,596,571,327854,35,597,596,60,196855,
598,0,262394,597,599,600,131320,599,196670,578,595,131321,598,131320,600,327745,33,601,570,49,262205,29,602,601,
262205,29,603,571,327874,29,604,602,603,262205,29,605,571,327850,35,606,605,49,196855,607,0,262394,606,608,609,131320,
608,196670,579,49,131321,607,131320,609,262205,29,610,591,262205,29,611,571,327810,29,612,60,611,327876,29,613,610,
612,196670,579,613,131321,607,131320,607,458997,29,614,49,608,613,609,327877,29,615,604,614,196670,578,615,131321,598,
131320,598,458997,29,616,595,599,615,607,196670,577,616,262205,29,617,572,327876,29,618,57,617,327810,29,619,618,57,
327879,29,620,616,619,196670,574,124,196670,575,620,131321,580,131320,580,458997,29,621,590,583,620,598,131326,621,
65592,327734,29,237,0,40,196663,33,622,131320,623,327745,48,624,45,94,262205,29,625,624,262205,29,626,622,327812,29,
627,626,17,327808,29,628,625,627,131326,628,65592,327734,29,239,0,40,196663,33,629,131320,630,327745,48,631,45,95,
262205,29,632,631,262205,29,633,629,327812,29,634,633,17,327810,29,635,632,634,458764,29,636,1,38,17,635,131326,636,
65592,327734,31,241,0,41,131320,637,262203,33,638,7,262203,32,639,7,262203,33,640,7,262203,33,641,7,262203,33,642,7,
262203,32,643,7,262203,33,644,7,262203,33,645,7,327745,48,646,45,94,262205,29,647,646,327745,48,648,45,95,262205,29,
649,648,327808,29,650,647,649,196670,638,650,327854,35,651,650,60,196855,652,0,262394,651,653,654,131320,653,196670,
640,87,131321,652,131320,654,327876,29,655,57,650,327810,29,656,655,57,196670,640,656,131321,652,131320,652,458997,29,
657,87,653,656,654,327854,35,658,650,96,196855,659,0,262394,658,660,661,131320,660,196670,641,87,131321,659,131320,
661,327852,35,662,650,60,196855,663,0,262394,662,664,665,131320,664,327810,29,666,650,60,327876,29,667,57,666,327810,
29,668,667,57,196670,642,668,131321,663,131320,665,196670,642,49,131321,663,131320,663,458997,29,669,668,664,49,665,
196670,641,669,131321,659,131320,659,458997,29,670,87,660,669,663,327760,31,671,657,670,196670,639,671,327854,35,672,
647,60,196855,673,0,262394,672,674,675,131320,674,196670,644,87,131321,673,131320,675,327876,29,676,57,647,327810,29,
677,676,57,196670,644,677,131321,673,131320,673,458997,29,678,87,674,677,675,327852,35,679,647,60,196855,680,0,262394,
679,681,682,131320,681,327810,29,683,647,60,327876,29,684,57,683,327810,29,685,684,57,196670,645,685,131321,680,
131320,682,196670,645,49,131321,680,131320,680,458997,29,686,685,681,49,682,327760,31,687,678,686,196670,643,687,
262344,31,688,687,327879,31,689,671,688,131326,689,65592,327734,35,328,0,42,196663,32,690,196663,32,691,131320,692,
327739,36,693,7,113,262203,36,694,7,196855,695,0,196859,49,696,131320,696,196855,697,0,262394,97,698,697,131320,698,
327745,33,699,690,57,262205,29,700,699,327745,33,701,691,57,262205,29,702,701,327856,35,703,700,702,262312,35,704,703,
196855,705,0,262394,704,706,705,131320,706,262205,29,707,699,262205,29,708,701,327850,35,709,707,708,196855,710,0,
262394,709,711,710,131320,711,327745,33,712,690,49,262205,29,713,712,327745,33,714,691,49,262205,29,715,714,327856,35,
716,713,715,131321,710,131320,710,458997,35,717,709,706,716,711,131321,705,131320,705,458997,35,718,703,698,717,710,
196670,693,124,196670,694,718,131321,695,131320,697,327745,33,719,690,49,262205,29,720,719,327745,33,721,691,49,
262205,29,722,721,327856,35,723,720,722,196670,693,124,196670,694,723,131321,695,131320,695,458997,35,724,718,705,723,
697,131326,724,65592};
/* scan.comp, 1759 words */
static const uint32_t gpusorti_spv_scan[] = {
119734787,66304,524299,299,0,131089,1,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,0,1,524303,5,2,0x6e69616d,0,3,
4,5,393232,2,17,1,1,1,262215,6,6,4,327752,7,0,35,0,327752,7,1,35,4,327752,7,2,35,8,327752,7,3,35,12,327752,7,4,35,16,
327752,7,5,35,20,327752,7,6,35,24,327752,7,7,35,40,327752,7,8,35,44,196679,7,2,262215,8,6,4,327752,9,0,35,0,196679,9,
2,262215,10,34,0,262215,10,33,3,262215,3,11,26,262215,4,11,24,262215,11,1,5,262215,12,1,2,262215,5,11,29,262215,13,1,
0,262215,14,1,12,262215,15,1,1,262215,16,1,0,262215,17,11,25,131091,18,196641,19,18,262165,20,32,0,262187,20,21,4,
262172,6,20,21,720926,7,20,20,20,20,20,20,6,20,20,262176,22,9,7,262203,22,23,9,262165,24,32,1,262187,24,25,0,262176,
26,9,20,262187,20,27,0,131092,28,196637,8,20,196638,9,8,262176,29,12,9,262203,29,10,12,262176,30,12,20,262167,31,20,3,
262176,32,1,31,262203,32,3,1,262187,20,33,1,262176,34,1,20,262203,32,4,1,262194,20,11,1,393268,28,35,170,11,33,262187,
20,36,31,262187,20,37,32,262187,24,38,3,262194,20,12,8,262187,24,39,4,262187,24,40,1,262187,24,41,2,262187,24,42,5,
262187,20,43,2,262187,20,44,16,196649,28,45,262187,20,46,8,262203,34,5,1,262194,20,13,256,262172,47,20,13,262176,48,4,
47,262203,48,49,4,262176,50,4,20,262187,20,51,264,262194,20,14,0,393268,20,52,199,14,33,393268,28,53,171,52,27,393268,
20,54,196,33,12,262187,24,55,6,262194,20,15,8,393268,20,56,132,13,15,262187,20,57,160,393268,20,58,130,13,33,393268,
20,59,130,13,33,262194,20,16,1,393267,31,17,16,33,33,262187,20,60,34,327734,18,2,0,19,131320,61,196855,62,0,196859,27,
63,131320,63,327745,34,64,3,33,262205,20,65,64,327745,34,66,4,27,262205,20,67,66,327812,20,68,65,67,327745,34,69,3,27,
262205,20,70,69,327808,20,71,68,70,327850,28,72,71,27,327847,28,73,53,72,196855,74,0,262394,73,75,74,131320,75,262205,
20,76,5,327850,28,77,76,27,131321,74,131320,74,458997,28,78,73,63,77,75,196855,79,0,262394,78,80,79,131320,80,393281,
30,81,10,25,40,262205,20,82,81,393281,30,83,10,25,41,262205,20,84,83,393281,30,85,10,25,38,262205,20,86,85,327850,28,
87,86,27,393281,30,88,10,25,42,262205,20,89,88,327851,28,90,89,27,131321,91,131320,91,458997,28,92,90,80,93,94,458997,
28,95,90,80,96,94,458997,20,97,27,80,98,94,458997,20,99,27,80,100,94,458997,20,101,27,80,102,94,458997,20,103,27,80,
104,94,327745,26,105,23,41,262205,20,106,105,327856,28,107,103,106,262390,108,94,0,262394,107,109,108,131320,109,
327812,20,110,21,103,327808,20,111,37,110,262312,28,112,87,196855,113,0,262394,112,114,113,131320,114,327745,26,115,
23,38,262205,20,116,115,327812,20,117,103,12,327808,20,118,116,117,327745,26,119,23,39,262205,20,120,119,327810,20,
121,120,117,458764,20,122,1,38,12,121,196855,123,0,196859,27,124,131320,124,196855,125,0,262394,35,126,125,131320,126,
262268,24,127,118,262268,24,128,122,393419,20,129,82,127,128,131321,123,131320,125,327879,20,130,118,36,327874,20,131,
84,130,327854,28,132,118,37,196855,133,0,262394,132,134,135,131320,134,131321,133,131320,135,327874,20,136,82,118,
327850,28,137,118,27,196855,138,0,262394,137,139,140,131320,139,131321,138,131320,140,327810,20,141,37,118,327876,20,
142,84,141,131321,138,131320,138,458997,20,143,27,139,142,140,327877,20,144,136,143,131321,133,131320,133,458997,20,
145,131,134,144,138,327876,20,146,33,122,327810,20,147,146,33,327879,20,148,145,147,131321,123,131320,123,458997,20,
149,129,126,148,133,327850,28,150,149,27,131321,113,131320,113,458997,28,151,87,109,150,123,196855,152,0,262394,151,
153,152,131320,153,393281,30,154,10,25,111,196670,154,33,131321,94,131320,152,393385,20,155,95,43,27,393385,20,156,92,
27,21,327877,20,157,155,156,327850,28,158,101,27,393385,20,159,158,44,27,327877,20,160,157,159,393281,30,161,10,25,
111,196670,161,160,327808,20,162,110,60,393281,30,163,10,25,162,196670,163,101,262312,28,164,95,327808,20,165,101,40,
131321,94,131320,94,458997,28,93,92,153,45,152,458997,28,96,95,153,164,152,458997,20,98,97,153,160,152,458997,20,100,
99,153,111,152,458997,20,102,101,153,165,152,327808,20,104,103,40,131321,91,131320,108,327852,28,166,101,27,196855,
167,0,262394,166,168,167,131320,168,327877,20,169,97,37,393385,20,170,95,27,46,327877,20,171,169,170,393281,30,172,10,
25,99,196670,172,171,131321,167,131320,167,327850,28,173,101,27,196855,174,0,262394,173,175,176,131320,175,131321,174,
131320,176,393385,20,177,95,33,27,131321,174,131320,174,458997,20,178,43,175,177,176,393281,30,179,10,25,39,196670,
179,178,131321,79,131320,79,327854,28,180,71,54,262312,28,181,180,196855,182,0,262394,181,183,182,131320,183,262312,
28,184,53,196855,185,0,262394,184,186,185,131320,186,327745,26,187,23,40,262205,20,188,187,327812,20,189,21,188,
327808,20,190,37,189,393281,30,191,10,25,190,262205,20,192,191,327879,20,193,192,33,327851,28,194,193,27,131321,185,
131320,185,458997,28,195,184,183,194,186,131321,182,131320,182,458997,28,196,180,79,195,185,196855,197,0,262394,196,
198,197,131320,198,131321,62,131320,197,327745,26,199,23,25,262205,20,200,199,327851,28,201,200,27,196855,202,0,
262394,201,203,204,131320,203,131321,202,131320,204,393281,30,205,10,25,25,262205,20,206,205,131321,202,131320,202,
458997,20,207,200,203,206,204,393281,26,208,23,55,25,262205,20,209,208,327812,20,210,209,56,327814,20,211,207,210,
327817,20,212,207,210,327851,28,213,212,27,393385,20,214,213,33,27,327808,20,215,211,214,262205,20,216,5,131321,217,
131320,217,458997,20,218,27,202,219,220,458997,20,221,216,202,222,220,327856,28,223,221,71,262390,224,220,0,262394,
223,220,224,131320,220,327745,26,225,23,40,262205,20,226,225,327812,20,227,226,54,327808,20,228,57,227,327808,20,229,
228,221,393281,30,230,10,25,229,262205,20,231,230,327808,20,219,218,231,327808,20,222,221,13,131321,217,131320,224,
327745,50,232,49,216,196670,232,218,262368,43,43,51,131321,233,131320,233,458997,20,234,218,224,235,236,458997,20,237,
33,224,238,236,327856,28,239,237,13,262390,240,236,0,262394,239,241,240,131320,241,327854,28,242,216,237,196855,243,0,
262394,242,244,245,131320,244,327810,20,246,216,237,327745,50,247,49,246,262205,20,248,247,131321,243,131320,245,
131321,243,131320,243,458997,20,249,248,244,27,245,262368,43,43,51,327808,20,235,234,249,196670,232,235,262368,43,43,
51,131321,236,131320,236,327812,20,238,237,43,131321,233,131320,240,327745,50,250,49,58,262205,20,251,250,262368,43,
43,51,327745,26,252,23,42,262205,20,253,252,327812,20,254,71,215,327808,20,255,253,254,131321,256,131320,256,458997,
20,257,251,240,258,259,458997,20,260,27,240,261,259,327856,28,262,260,215,262390,263,259,0,262394,262,264,263,131320,
264,327808,20,265,260,216,327856,28,266,265,215,196855,267,0,262394,266,268,269,131320,268,327808,20,270,255,265,
393281,30,271,10,25,270,262205,20,272,271,131321,267,131320,269,131321,267,131320,267,458997,20,273,272,268,27,269,
196670,232,273,262368,43,43,51,131321,274,131320,274,458997,20,275,273,267,276,277,458997,20,278,33,267,279,277,
327856,28,280,278,13,262390,281,277,0,262394,280,282,281,131320,282,327854,28,283,216,278,196855,284,0,262394,283,285,
286,131320,285,327810,20,287,216,278,327745,50,288,49,287,262205,20,289,288,131321,284,131320,286,131321,284,131320,
284,458997,20,290,289,285,27,286,262368,43,43,51,327808,20,276,275,290,196670,232,276,262368,43,43,51,131321,277,
131320,277,327812,20,279,278,43,131321,274,131320,281,196855,291,0,262394,266,292,291,131320,292,327808,20,293,255,
265,327808,20,294,257,275,327810,20,295,294,273,393281,30,296,10,25,293,196670,296,295,131321,291,131320,291,327745,
50,297,49,59,262205,20,298,297,327808,20,258,257,298,262368,43,43,51,131321,259,131320,259,327808,20,261,260,13,
131321,256,131320,263,131321,62,131320,62,65789,65592};
/* scan.comp -DGPUSORTI_ADDRESS, 2563 words */
static const uint32_t gpusorti_spv_scan_address[] = {
119734787,66304,524299,428,0,131089,1,131089,5347,589834,0x5f565053,0x5f52484b,0x73796870,0x6c616369,0x6f74735f,
0x65676172,0x6675625f,7497062,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,5348,1,524303,5,2,0x6e69616d,0,3,4,5,
393232,2,17,1,1,1,262215,6,6,4,327752,7,0,35,0,327752,7,1,35,8,327752,7,2,35,16,327752,7,3,35,24,327752,7,4,35,32,
327752,7,5,35,40,327752,7,6,35,44,327752,7,7,35,48,327752,7,8,35,52,327752,7,9,35,56,327752,7,10,35,60,327752,7,11,35,
64,327752,7,12,35,80,327752,7,13,35,84,196679,7,2,262215,8,6,4,327752,9,0,35,0,196679,9,2,262215,3,11,26,262215,4,11,
24,262215,10,1,5,262215,11,1,2,262215,5,11,29,262215,12,1,0,262215,13,1,12,262215,14,1,1,262215,15,1,0,262215,16,11,
25,262215,17,1,3,262215,18,1,4,262215,19,1,6,262215,20,1,7,262215,21,1,8,262215,22,1,9,262215,23,1,10,262215,24,1,11,
131091,25,196641,26,25,262165,27,32,0,196641,28,27,262167,29,27,2,262176,30,7,29,262176,31,7,27,393249,32,27,30,31,31,
262177,33,27,31,262187,27,34,4,262172,6,27,34,1048606,7,29,29,29,29,29,27,27,27,27,27,27,6,27,27,262176,35,9,7,262203,
35,36,9,262165,37,32,1,262187,37,38,5,262176,39,9,27,262187,27,40,0,131092,41,262187,37,42,4,262176,43,9,29,196647,44,
5349,196637,8,27,196638,9,8,262176,44,5349,9,262187,37,45,0,262176,46,5349,27,262167,47,27,3,262176,48,1,47,262203,48,
3,1,262187,27,49,1,262176,50,1,27,262203,48,4,1,262194,27,10,1,393268,41,51,170,10,49,262187,27,52,31,262187,27,53,32,
262187,37,54,8,262194,27,11,8,262187,37,55,9,262187,37,56,1,262187,37,57,2,262176,58,7,41,262187,37,59,3,262187,37,60,
7,262187,27,61,2,262187,27,62,16,196649,41,63,262187,27,64,8,262203,50,5,1,262194,27,12,256,262172,65,27,12,262176,66,
4,65,262203,66,67,4,262176,68,4,27,262187,27,69,264,262194,27,13,0,393268,27,70,199,13,49,393268,41,71,171,70,40,
393268,27,72,196,49,11,262187,37,73,6,262187,37,74,11,262194,27,14,8,393268,27,75,132,12,14,262187,27,76,160,393268,
27,77,130,12,49,262187,37,78,10,393268,27,79,130,12,49,262194,27,15,1,393267,47,16,15,49,49,262194,27,17,32,262194,27,
18,1,262194,27,19,32,262194,27,20,32,262194,27,21,0,262194,27,22,0,262194,27,23,0,262194,27,24,0,262187,27,80,3,
262187,27,81,5,262187,27,82,24,393268,41,83,174,19,53,262187,27,84,0xffffffff,393268,27,85,199,19,52,393268,27,86,196,
49,85,393268,27,87,130,86,49,458804,27,88,169,83,84,87,393268,27,89,130,19,49,393268,27,90,199,89,52,393268,27,91,196,
49,90,196650,41,92,262187,27,93,34,327734,25,2,0,26,131320,94,327739,58,95,7,92,262203,31,96,7,262203,58,97,7,262203,
31,98,7,262203,31,99,7,262203,31,100,7,262203,31,101,7,262203,31,102,7,262203,31,103,7,262203,31,104,7,262203,31,105,
7,262203,31,106,7,262203,31,107,7,262203,31,108,7,262203,31,109,7,262203,31,110,7,262203,31,111,7,196855,112,0,196859,
40,113,131320,113,262201,27,114,115,196670,96,114,196670,97,71,327850,41,116,114,40,327847,41,117,71,116,196855,118,0,
262394,117,119,118,131320,119,262205,27,120,5,327850,41,121,120,40,131321,118,131320,118,458997,41,122,117,113,121,
119,196855,123,0,262394,122,124,123,131320,124,262201,25,125,126,131321,123,131320,123,327854,41,127,114,72,262312,41,
128,127,196855,129,0,262394,128,130,129,131320,130,262312,41,131,71,196855,132,0,262394,131,133,132,131320,133,327745,
43,134,36,42,262205,29,135,134,262268,44,136,135,327745,39,137,36,73,262205,27,138,137,327812,27,139,34,138,327808,27,
140,53,139,393281,46,141,136,45,140,393277,27,142,141,2,4,327879,27,143,142,49,327851,41,144,143,40,131321,132,131320,
132,458997,41,145,131,130,144,133,131321,129,131320,129,458997,41,146,127,123,145,132,196855,147,0,262394,146,148,147,
131320,148,196670,95,63,131321,112,131320,147,262201,27,149,150,196670,98,149,393281,39,151,36,74,45,262205,27,152,
151,327812,27,153,152,75,196670,99,153,327814,27,154,149,153,327817,27,155,149,153,327851,41,156,155,40,393385,27,157,
156,49,40,327808,27,158,154,157,196670,100,158,196670,101,40,262205,27,159,5,196670,102,159,131321,160,131320,160,
458997,27,161,40,147,162,163,458997,27,164,159,147,165,163,327856,41,166,164,114,262390,167,163,0,262394,166,163,167,
131320,163,327745,43,168,36,42,262205,29,169,168,262268,44,170,169,327745,39,171,36,73,262205,27,172,171,327812,27,
173,172,72,327808,27,174,76,173,327808,27,175,174,164,393281,46,176,170,45,175,393277,27,177,176,2,4,327808,27,162,
161,177,196670,101,162,327808,27,165,164,12,196670,102,165,131321,160,131320,167,196670,103,161,327737,27,178,179,103,
327745,68,180,67,77,262205,27,181,180,196670,104,181,262368,61,61,69,327745,39,182,36,78,262205,27,183,182,327812,27,
184,114,158,327808,27,185,183,184,196670,105,185,196670,106,40,131321,186,131320,186,458997,27,187,181,167,188,189,
458997,27,190,40,167,191,189,327856,41,192,190,158,262390,193,189,0,262394,192,194,193,131320,194,327808,27,195,190,
159,196670,107,195,327856,41,196,195,158,196855,197,0,262394,196,198,199,131320,198,327745,43,200,36,42,262205,29,201,
200,262268,44,202,201,327808,27,203,185,195,393281,46,204,202,45,203,393277,27,205,204,2,4,196670,109,205,131321,197,
131320,199,196670,109,40,131321,197,131320,197,458997,27,206,205,198,40,199,196670,108,206,196670,111,206,327737,27,
207,179,111,196670,110,207,196855,208,0,262394,196,209,208,131320,209,327745,43,210,36,42,262205,29,211,210,262268,44,
212,211,327808,27,213,185,195,327808,27,214,187,207,327810,27,215,214,206,393281,46,216,212,45,213,327742,216,215,2,4,
131321,208,131320,208,327745,68,217,67,79,262205,27,218,217,327808,27,188,187,218,196670,104,188,262368,61,61,69,
131321,189,131320,189,327808,27,191,190,12,196670,106,191,131321,186,131320,193,196670,95,63,131321,112,131320,112,
65789,65592,327734,27,150,0,28,131320,219,262203,31,220,7,327745,39,221,36,38,262205,27,222,221,327851,41,223,222,40,
196855,224,0,262394,223,225,226,131320,225,196670,220,222,131321,224,131320,226,327745,43,227,36,42,262205,29,228,227,
262268,44,229,228,393281,46,230,229,45,45,393277,27,231,230,2,4,196670,220,231,131321,224,131320,224,458997,27,232,
222,225,231,226,131326,232,65592,327734,27,115,0,28,131320,233,327745,50,234,3,49,262205,27,235,234,327745,50,236,4,
40,262205,27,237,236,327812,27,238,235,237,327745,50,239,3,40,262205,27,240,239,327808,27,241,238,240,131326,241,
65592,327734,27,242,0,32,196663,30,243,196663,31,244,196663,31,245,131320,246,327739,58,247,7,92,262203,31,248,7,
262203,31,249,7,262203,31,250,7,262203,31,251,7,262203,31,252,7,196855,253,0,196859,40,254,131320,254,196855,255,0,
262394,51,256,255,131320,256,327745,31,257,243,40,262205,27,258,257,262205,27,259,244,262268,37,260,259,262205,27,261,
245,262268,37,262,261,393419,27,263,258,260,262,196670,247,63,196670,248,263,131321,253,131320,255,327745,31,264,243,
49,262205,27,265,264,262205,27,266,244,327879,27,267,266,52,327874,27,268,265,267,196670,249,268,262205,27,269,244,
327854,41,270,269,53,196855,271,0,262394,270,272,273,131320,272,196670,251,268,131321,271,131320,273,327745,31,274,
243,40,262205,27,275,274,262205,27,276,244,327874,27,277,275,276,262205,27,278,244,327850,41,279,278,40,196855,280,0,
262394,279,281,282,131320,281,196670,252,40,131321,280,131320,282,262205,27,283,264,262205,27,284,244,327810,27,285,
53,284,327876,27,286,283,285,196670,252,286,131321,280,131320,280,458997,27,287,40,281,286,282,327877,27,288,277,287,
196670,251,288,131321,271,131320,271,458997,27,289,268,272,288,280,196670,250,289,262205,27,290,245,327876,27,291,49,
290,327810,27,292,291,49,327879,27,293,289,292,196670,247,63,196670,248,293,131321,253,131320,253,458997,27,294,263,
256,293,271,131326,294,65592,327734,27,295,0,33,196663,31,296,131320,297,327745,39,298,36,54,262205,27,299,298,262205,
27,300,296,327812,27,301,300,11,327808,27,302,299,301,131326,302,65592,327734,27,303,0,33,196663,31,304,131320,305,
327745,39,306,36,55,262205,27,307,306,262205,27,308,304,327812,27,309,308,11,327810,27,310,307,309,458764,27,311,1,38,
11,310,131326,311,65592,327734,25,126,0,26,131320,312,262203,30,313,7,262203,58,314,7,262203,58,315,7,262203,58,316,7,
262203,31,317,7,262203,31,318,7,262203,31,319,7,262203,31,320,7,262203,31,321,7,262203,31,322,7,262203,31,323,7,
262203,30,324,7,262203,31,325,7,262203,31,326,7,262203,31,327,7,262203,31,328,7,327745,43,329,36,42,262205,29,330,329,
262268,44,331,330,393281,46,332,331,45,56,393277,27,333,332,2,4,393281,46,334,331,45,57,393277,27,335,334,2,4,327760,
29,336,333,335,196670,313,336,393281,46,337,331,45,59,393277,27,338,337,2,4,327850,41,339,338,40,196670,314,339,
393281,46,340,331,45,38,393277,27,341,340,2,4,327851,41,342,341,40,196670,315,342,196670,316,342,196670,317,40,196670,
318,40,196670,319,40,196670,320,40,131321,343,131320,343,458997,41,344,342,312,345,346,458997,41,347,342,312,348,346,
458997,27,349,40,312,350,346,458997,27,351,40,312,352,346,458997,27,353,40,312,354,346,458997,27,355,40,312,356,346,
327745,39,357,36,60,262205,27,358,357,327856,41,359,355,358,262390,360,346,0,262394,359,361,360,131320,361,327812,27,
362,34,355,327808,27,363,53,362,196670,321,363,262312,41,364,339,196855,365,0,262394,364,366,365,131320,366,196670,
322,355,327737,27,367,295,322,196670,323,355,327737,27,368,303,323,196670,324,336,196670,325,367,196670,326,368,
458809,27,369,242,324,325,326,327850,41,370,369,40,131321,365,131320,365,458997,41,371,339,361,370,366,196855,372,0,
262394,371,373,372,131320,373,393281,46,374,331,45,363,327742,374,49,2,4,131321,346,131320,372,393385,27,375,347,61,
40,393385,27,376,344,40,34,327877,27,377,375,376,327850,41,378,353,40,393385,27,379,378,62,40,327877,27,380,377,379,
196670,327,380,393281,46,381,331,45,363,327742,381,380,2,4,327808,27,382,362,93,393281,46,383,331,45,382,327742,383,
353,2,4,196670,318,363,196670,319,380,262312,41,384,347,196670,315,384,196670,316,63,327808,27,385,353,56,196670,317,
385,131321,346,131320,346,458997,41,345,344,373,63,372,458997,41,348,347,373,384,372,458997,27,350,349,373,380,372,
458997,27,352,351,373,363,372,458997,27,354,353,373,385,372,327808,27,356,355,56,196670,320,356,131321,343,131320,360,
327852,41,386,353,40,196855,387,0,262394,386,388,387,131320,388,327877,27,389,349,53,393385,27,390,347,40,64,327877,
27,391,389,390,393281,46,392,331,45,351,327742,392,391,2,4,131321,387,131320,387,327850,41,393,353,40,196855,394,0,
262394,393,395,396,131320,395,196670,328,61,131321,394,131320,396,393385,27,397,347,49,40,196670,328,397,131321,394,
131320,394,458997,27,398,61,395,397,396,393281,46,399,331,45,42,327742,399,398,2,4,65789,65592,327734,27,179,0,33,
196663,31,400,131320,401,262203,31,402,7,262203,31,403,7,262203,31,404,7,262203,31,405,7,262205,27,406,5,196670,402,
406,262205,27,407,400,327745,68,408,67,406,196670,408,407,262368,61,61,69,196670,403,49,131321,409,131320,409,458997,
27,410,49,401,411,412,327856,41,413,410,12,262390,414,412,0,262394,413,415,414,131320,415,327854,41,416,406,410,
196855,417,0,262394,416,418,419,131320,418,327810,27,420,406,410,327745,68,421,67,420,262205,27,422,421,196670,405,
422,131321,417,131320,419,196670,405,40,131321,417,131320,417,458997,27,423,422,418,40,419,196670,404,423,262368,61,
61,69,262205,27,424,400,327808,27,425,424,423,196670,400,425,262205,27,426,400,196670,408,426,262368,61,61,69,131321,
412,131320,412,327812,27,411,410,61,196670,403,411,131321,409,131320,414,262205,27,427,400,131326,427,65592};
/* scatter.comp, 5074 words */
static const uint32_t gpusorti_spv_scatter[] = {
119734787,66304,524299,881,0,131089,1,131089,61,131089,63,131089,64,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,
0,1,589839,5,2,0x6e69616d,0,3,4,5,6,393232,2,17,1,1,1,262215,7,1,1,262215,8,6,4,327752,9,0,35,0,327752,9,1,35,4,
327752,9,2,35,8,327752,9,3,35,12,327752,9,4,35,16,327752,9,5,35,20,327752,9,6,35,24,327752,9,7,35,40,327752,9,8,35,44,
196679,9,2,262215,10,6,4,327752,11,0,35,0,196679,11,2,262215,12,34,0,262215,12,33,3,262215,3,11,26,262215,4,11,24,
262215,13,1,5,262215,14,6,8,327752,15,0,35,0,196679,15,2,262215,16,34,0,262215,16,33,2,262215,17,6,8,327752,18,0,35,0,
196679,18,2,262215,19,34,0,262215,19,33,0,262215,20,6,4,327752,21,0,35,0,196679,21,2,262215,22,34,0,262215,22,33,2,
262215,23,1,7,262215,24,6,4,327752,25,0,35,0,196679,25,2,262215,26,34,0,262215,26,33,0,262215,27,1,10,262215,28,6,8,
327752,29,0,35,0,196679,29,2,262215,30,34,0,262215,30,33,1,262215,31,6,4,327752,32,0,35,0,196679,32,2,262215,33,34,0,
262215,33,33,1,262215,34,1,8,262215,35,1,6,262215,36,1,9,262215,37,1,2,262215,38,1,4,196679,5,0,262215,5,11,41,262215,
39,1,3,262215,6,11,40,262215,40,1,0,262215,41,1,11,262215,42,1,0,262215,43,11,25,196679,44,0,131091,45,196641,46,45,
262165,47,32,0,131092,48,262176,49,7,47,262167,50,47,2,262176,51,7,50,262194,47,7,8,262172,52,47,7,262176,53,7,52,
262187,47,54,4,262172,8,47,54,720926,9,47,47,47,47,47,47,8,47,47,262176,55,9,9,262203,55,56,9,262165,57,32,1,262187,
57,58,0,262176,59,9,47,262187,47,60,0,196637,10,47,196638,11,10,262176,61,12,11,262203,61,12,12,262176,62,12,47,
262167,63,47,3,262176,64,1,63,262203,64,3,1,262187,47,65,1,262176,66,1,47,262203,64,4,1,262194,47,13,1,262187,47,67,2,
393268,48,68,170,13,67,196637,14,50,196638,15,14,262176,69,12,15,262203,69,16,12,262187,57,70,7,262176,71,12,50,
196637,17,50,196638,18,17,262176,72,12,18,262203,72,19,12,196637,20,47,196638,21,20,262176,73,12,21,262203,73,22,12,
262194,47,23,32,262187,47,74,32,393268,48,75,170,23,74,196637,24,47,196638,25,24,262176,76,12,25,262203,76,26,12,
262187,47,77,16,393268,48,78,170,23,77,458804,47,79,169,78,65,67,393268,57,80,128,23,60,393268,48,81,170,13,67,262194,
47,27,0,393268,48,82,170,27,67,262187,57,83,8,196637,28,50,196638,29,28,262176,84,12,29,262203,84,30,12,196637,31,47,
196638,32,31,262176,85,12,32,262203,85,33,12,393268,48,86,170,27,67,393268,48,87,170,13,67,262194,47,34,0,393268,48,
88,170,34,65,262194,47,35,32,393268,47,89,130,35,65,262187,47,90,31,393268,47,91,199,89,90,393268,47,92,196,65,91,
393268,48,93,170,34,67,262187,57,94,31,262194,47,36,0,393268,48,95,171,36,60,393268,48,96,170,34,65,393268,48,97,170,
34,67,393268,47,98,130,35,65,393268,57,99,128,98,60,262187,57,100,1,393268,48,101,174,35,74,262187,47,102,0xffffffff,
393268,47,103,199,35,90,393268,47,104,196,65,103,393268,47,105,130,104,65,458804,47,106,169,101,102,105,393268,48,107,
171,36,60,393268,48,108,170,13,67,393268,48,109,171,36,60,393268,48,110,170,34,65,393268,48,111,170,34,67,393268,48,
112,171,36,60,393268,48,113,170,34,65,393268,48,114,170,34,67,393268,47,115,130,35,65,393268,57,116,128,115,60,393268,
48,117,170,13,65,262187,57,118,3,262194,47,37,8,262187,57,119,4,262194,47,38,1,393268,48,120,171,38,60,262203,66,5,1,
262194,47,39,32,262203,66,6,1,262167,121,47,4,196649,48,122,262187,47,123,3,262194,47,40,256,393268,47,124,134,40,39,
262172,125,47,124,262176,126,4,125,262203,126,127,4,262176,128,4,47,262187,47,129,264,393268,47,130,196,65,37,393268,
47,131,128,130,65,262172,132,47,131,262176,133,4,132,262203,133,134,4,393268,47,135,132,124,130,393268,47,136,132,124,
130,262172,137,47,136,262176,138,4,137,262203,138,139,4,262187,47,140,3400,393268,48,141,172,130,40,393268,47,142,134,
130,40,458804,47,143,169,141,142,65,262172,144,47,143,262176,145,7,144,393268,47,146,132,40,7,393268,48,147,172,13,27,
458804,47,148,169,147,13,27,393268,47,149,132,146,148,262172,150,47,149,262176,151,4,150,262203,151,152,4,262187,57,
153,6,262172,154,47,130,262176,155,4,154,262203,155,156,4,262187,57,157,5,262194,47,41,0,393268,47,158,199,41,65,
393268,48,159,171,158,60,393268,47,160,199,41,67,393268,48,161,170,160,60,262172,162,50,7,262176,163,7,162,327724,50,
164,102,102,262187,47,165,8,393268,48,166,171,27,60,262194,47,42,1,393267,63,43,42,65,65,327734,45,2,0,46,131320,167,
262203,145,168,7,262203,163,169,7,262203,53,170,7,262203,53,171,7,262203,53,172,7,262203,53,173,7,262203,53,174,7,
196855,175,0,196859,60,176,131320,176,327745,59,177,56,58,262205,47,178,177,327851,48,179,178,60,196855,180,0,262394,
179,181,182,131320,181,131321,180,131320,182,393281,62,183,12,58,58,262205,47,184,183,131321,180,131320,180,458997,47,
185,178,181,184,182,393281,59,186,56,153,58,262205,47,187,186,327812,47,188,187,146,327814,47,189,185,188,327817,47,
190,185,188,327851,48,191,190,60,393385,47,192,191,65,60,327808,47,193,189,192,327745,66,194,3,65,262205,47,195,194,
327745,66,196,4,60,262205,47,197,196,327812,47,198,195,197,327745,66,199,3,60,262205,47,200,199,327808,47,201,198,200,
327745,59,202,56,100,262205,47,203,202,327812,47,204,54,203,327808,47,205,74,204,393281,62,206,12,58,205,262205,47,
207,206,327854,48,208,201,193,262312,48,209,208,196855,210,0,262394,209,211,210,131320,211,327879,47,212,207,65,
327851,48,213,212,60,131321,210,131320,210,458997,48,214,208,180,213,211,196855,215,0,262394,214,216,215,131320,216,
131321,175,131320,215,196855,217,0,262394,120,218,219,131320,218,262205,47,44,5,262205,47,220,6,327812,47,221,220,39,
327808,47,222,221,44,131321,217,131320,219,328019,121,223,123,122,393558,47,224,123,2,223,393558,47,225,123,0,223,
327850,48,226,224,60,196855,227,0,262394,226,228,227,131320,228,262205,47,229,6,327745,128,230,127,229,196670,230,225,
131321,227,131320,227,262368,67,67,129,131321,231,131320,231,458997,47,232,224,227,233,234,458997,47,235,60,227,236,
234,262205,47,237,6,327856,48,238,235,237,262390,239,234,0,262394,238,234,239,131320,234,327745,128,240,127,235,
262205,47,241,240,327808,47,233,232,241,327808,47,236,235,100,131321,231,131320,239,262368,67,67,129,131321,217,
131320,217,458997,47,242,39,218,225,239,458997,47,243,44,218,224,239,458997,47,244,222,218,232,239,327810,47,245,244,
243,327812,47,246,245,7,131321,247,131320,247,458997,47,248,244,217,249,250,327856,48,251,248,130,262390,252,250,0,
262394,251,250,252,131320,250,327745,59,253,56,157,262205,47,254,253,327812,47,255,248,193,327808,47,256,254,255,
327808,47,257,256,201,393281,62,258,12,58,257,262205,47,259,258,327745,128,260,156,248,196670,260,259,327808,47,249,
248,40,131321,247,131320,252,327812,47,261,201,188,327810,47,262,185,261,327856,48,263,262,188,196855,264,0,262394,
263,265,266,131320,265,131321,264,131320,266,327808,47,267,261,188,131321,264,131320,264,458997,47,268,185,265,267,
266,327879,47,269,207,67,327851,48,270,269,60,327745,59,271,56,118,262205,47,272,271,327812,47,273,203,37,327808,47,
274,272,273,327745,59,275,56,119,262205,47,276,275,327810,47,277,276,273,458764,47,278,1,38,37,277,196855,279,0,
262394,159,280,279,131320,280,327879,47,281,207,77,327851,48,282,281,60,131321,279,131320,279,458997,48,283,159,264,
282,280,262312,48,284,161,196855,285,0,262394,284,286,285,131320,286,327879,47,287,207,74,327850,48,288,287,60,131321,
285,131320,285,458997,48,289,161,279,288,286,131321,290,131320,290,458997,47,291,261,285,292,293,327856,48,294,291,
268,262390,295,296,0,262394,294,297,295,131320,297,327810,47,298,268,291,458764,47,299,1,38,298,146,131321,300,131320,
300,458997,47,301,60,297,302,303,327856,48,304,301,7,262390,305,303,1,262394,304,306,305,131320,306,327812,47,307,301,
242,327808,47,308,246,307,327808,47,309,308,243,327856,48,310,309,299,196855,311,0,262394,310,312,313,131320,312,
327808,47,314,291,309,196855,315,0,196859,60,316,131320,316,196855,317,0,262394,68,318,317,131320,318,196855,319,0,
262394,270,320,321,131320,320,327745,59,322,56,70,262205,47,323,322,327808,47,324,323,314,393281,71,325,16,58,324,
262205,50,326,325,131321,319,131320,321,393281,71,327,19,58,314,262205,50,328,327,131321,319,131320,319,458997,50,329,
326,320,328,321,131321,315,131320,317,196855,330,0,262394,270,331,330,131320,331,327745,59,332,56,70,262205,47,333,
332,327808,47,334,333,314,393281,62,335,22,58,334,262205,47,336,335,327760,50,337,336,60,131321,315,131320,330,196855,
338,0,262394,75,339,338,131320,339,393281,62,340,26,58,314,262205,47,341,340,327760,50,342,341,60,131321,315,131320,
338,327876,47,343,65,79,327810,47,344,343,65,327879,47,345,314,344,327812,47,346,345,23,327874,47,347,314,79,393281,
62,348,26,58,347,262205,47,349,348,262268,57,350,346,393419,47,351,349,350,80,327760,50,352,351,60,131321,315,131320,
315,721141,50,353,329,319,337,331,342,339,352,338,131321,311,131320,313,131321,311,131320,311,458997,50,354,353,315,
164,313,327745,51,355,169,301,196670,355,354,131321,303,131320,303,327808,47,302,301,100,131321,300,131320,305,327879,
47,356,207,54,327851,48,357,356,60,196855,358,0,262394,357,359,358,131320,359,131321,360,131320,360,458997,47,361,60,
359,362,363,327856,48,364,361,7,262390,365,363,1,262394,364,366,365,131320,366,327812,47,367,361,242,327808,47,368,
246,367,327808,47,369,368,243,327856,48,370,369,299,196855,371,0,262394,370,372,371,131320,372,327745,51,373,169,361,
262205,50,374,373,196855,375,0,262394,87,376,377,131320,376,196855,378,0,262394,88,379,378,131320,379,327761,47,380,
374,1,327878,47,381,380,92,393298,50,382,381,374,1,131321,378,131320,378,458997,50,383,374,376,382,379,196855,384,0,
262394,93,385,384,131320,385,327761,47,386,383,1,262268,57,387,386,327875,57,388,387,94,262268,47,389,388,327877,47,
390,389,92,327760,50,391,389,390,327878,50,392,383,391,131321,384,131320,384,458997,50,393,383,378,392,385,196855,394,
0,262394,95,395,394,131320,395,262344,50,396,393,131321,394,131320,394,458997,50,397,393,384,396,395,131321,375,
131320,377,196855,398,0,262394,96,399,398,131320,399,327761,47,400,374,0,327878,47,401,400,92,393298,50,402,401,374,0,
131321,398,131320,398,458997,50,403,374,377,402,399,196855,404,0,262394,97,405,404,131320,405,327761,47,406,403,0,
262268,57,407,406,393418,57,408,407,99,100,262268,47,409,408,327877,47,410,409,92,327879,47,411,410,106,327878,47,412,
406,411,393298,50,413,412,403,0,131321,404,131320,404,458997,50,414,403,398,413,405,196855,415,0,262394,107,416,415,
131320,416,327761,47,417,414,0,327878,47,418,417,106,393298,50,419,418,414,0,131321,415,131320,415,458997,50,420,414,
404,419,416,131321,375,131320,375,458997,50,421,397,394,420,415,196670,373,421,131321,371,131320,371,131321,363,
131320,363,327808,47,362,361,100,131321,360,131320,365,131321,358,131320,358,131321,422,131320,422,458997,47,423,60,
358,424,425,327856,48,426,423,7,262390,427,425,1,262394,426,428,427,131320,428,327745,51,429,169,423,262205,50,430,
429,196855,431,0,196859,60,432,131320,432,196855,433,0,262394,117,434,433,131320,434,327761,47,435,430,0,262268,57,
436,274,262268,57,437,278,393419,47,438,435,436,437,131321,431,131320,433,327761,47,439,430,1,327879,47,440,274,90,
327874,47,441,439,440,327854,48,442,274,74,196855,443,0,262394,442,444,445,131320,444,131321,443,131320,445,327761,47,
446,430,0,327874,47,447,446,274,327850,48,448,274,60,196855,449,0,262394,448,450,451,131320,450,131321,449,131320,451,
327810,47,452,74,274,327876,47,453,439,452,131321,449,131320,449,458997,47,454,60,450,453,451,327877,47,455,447,454,
131321,443,131320,443,458997,47,456,441,444,455,449,327876,47,457,65,278,327810,47,458,457,65,327879,47,459,456,458,
131321,431,131320,431,458997,47,460,438,434,459,443,327745,49,461,170,423,196670,461,460,131321,425,131320,425,327808,
47,424,423,100,131321,422,131320,427,262205,52,462,170,196670,172,462,131321,463,131320,463,458997,47,464,244,427,465,
466,327856,48,467,464,135,262390,468,466,0,262394,467,466,468,131320,466,327745,128,469,139,464,196670,469,60,327808,
47,465,464,40,131321,463,131320,468,262368,67,67,129,262205,47,470,6,327812,47,471,470,130,131321,472,131320,472,
458997,47,473,60,468,474,475,327856,48,476,473,7,262390,477,475,1,262394,476,478,477,131320,478,328019,121,479,123,
122,131321,480,131320,480,458997,121,481,479,478,482,483,458997,47,484,60,478,485,483,327856,48,486,484,37,262390,487,
483,1,262394,486,488,487,131320,488,327745,49,489,172,473,262205,47,490,489,327874,47,491,490,484,327879,47,492,491,
65,327851,48,493,492,60,328019,121,494,123,493,196855,495,0,262394,493,496,497,131320,496,131321,495,131320,497,
262344,121,498,494,131321,495,131320,495,458997,121,499,494,496,498,497,327879,121,482,481,499,131321,483,131320,483,
327808,47,485,484,100,131321,480,131320,487,393558,47,500,123,2,481,327745,49,501,172,473,262205,47,502,501,327808,47,
503,471,502,327745,128,504,139,503,262205,47,505,504,262368,123,123,140,327850,48,506,500,60,196855,507,0,262394,506,
508,507,131320,508,262205,47,509,501,327808,47,510,471,509,393558,47,511,123,0,481,327808,47,512,505,511,327745,128,
513,139,510,196670,513,512,131321,507,131320,507,196833,123,129,262368,123,123,140,327808,47,514,505,500,327745,49,
515,173,473,196670,515,514,131321,475,131320,475,327808,47,474,473,100,131321,472,131320,477,262368,67,67,129,327812,
47,516,244,143,131321,517,131320,517,458997,47,518,60,477,519,520,458997,47,521,60,477,522,520,327856,48,523,521,143,
262390,524,520,1,262394,523,525,524,131320,525,327745,49,526,168,521,196670,526,60,327808,47,527,516,521,327856,48,
528,527,130,196855,529,0,262394,528,530,529,131320,530,131321,531,131320,531,458997,47,532,60,530,533,534,327856,48,
535,532,124,262390,536,534,0,262394,535,534,536,131320,534,327812,47,537,532,130,327808,47,538,537,516,327808,47,539,
538,521,327745,128,540,139,539,262205,47,541,540,262205,47,542,526,196670,540,542,262205,47,543,526,327808,47,544,543,
541,196670,526,544,327808,47,533,532,100,131321,531,131320,536,131321,529,131320,529,262205,47,545,526,327808,47,519,
518,545,131321,520,131320,520,327808,47,522,521,100,131321,517,131320,524,393565,47,546,123,1,518,327810,47,547,242,
65,327850,48,548,243,547,196855,549,0,262394,548,550,549,131320,550,327745,128,551,127,470,196670,551,546,131321,549,
131320,549,262368,67,67,129,131321,552,131320,552,458997,47,553,60,549,554,555,458997,47,556,60,549,557,555,327856,48,
558,556,470,262390,559,555,0,262394,558,555,559,131320,555,327745,128,560,127,556,262205,47,561,560,327808,47,554,553,
561,327808,47,557,556,100,131321,552,131320,559,327808,47,562,553,546,327810,47,563,562,518,131321,564,131320,564,
458997,47,565,563,559,566,567,458997,47,568,60,559,569,567,327856,48,570,568,143,262390,571,567,1,262394,570,572,571,
131320,572,327808,47,573,516,568,327856,48,574,573,130,196855,575,0,262394,574,576,575,131320,576,327745,128,577,134,
573,196670,577,565,131321,575,131320,575,327745,49,578,168,568,262205,47,579,578,327808,47,566,565,579,131321,567,
131320,567,327808,47,569,568,100,131321,564,131320,571,327850,48,580,244,60,196855,581,0,262394,580,582,581,131320,
582,327745,128,583,134,130,196670,583,146,131321,581,131320,581,262368,67,67,129,131321,584,131320,584,458997,47,585,
60,581,586,587,327856,48,588,585,7,262390,589,587,1,262394,588,587,589,131320,587,327745,49,590,172,585,262205,47,591,
590,327808,47,592,471,591,327745,128,593,139,592,262205,47,594,593,262205,47,595,590,327745,128,596,134,595,262205,47,
597,596,327808,47,598,594,597,327745,49,599,173,585,262205,47,600,599,327808,47,601,600,598,196670,599,601,327808,47,
586,585,100,131321,584,131320,589,262205,52,602,173,196670,171,602,131321,603,131320,603,458997,47,604,60,589,605,606,
327856,48,607,604,7,262390,608,606,1,262394,607,609,608,131320,609,327745,49,610,171,604,262205,47,611,610,327745,51,
612,169,604,262205,50,613,612,327761,47,614,613,0,327745,128,615,152,611,196670,615,614,327850,48,616,13,67,196855,
617,0,262394,616,618,617,131320,618,327808,47,619,146,611,327761,47,620,613,1,327745,128,621,152,619,196670,621,620,
131321,617,131320,617,131321,606,131320,606,327808,47,605,604,100,131321,603,131320,608,262368,67,67,129,131321,622,
131320,622,458997,47,623,60,608,624,625,327856,48,626,623,7,262390,627,625,1,262394,626,628,627,131320,628,327812,47,
629,623,40,327808,47,630,629,244,327745,128,631,152,630,262205,47,632,631,327850,48,633,13,67,196855,634,0,262394,633,
635,636,131320,635,327808,47,637,146,630,327745,128,638,152,637,262205,47,639,638,131321,634,131320,636,131321,634,
131320,634,458997,47,640,639,635,60,636,327760,50,641,632,640,196855,642,0,196859,60,643,131320,643,196855,644,0,
262394,117,645,644,131320,645,262268,57,646,274,262268,57,647,278,393419,47,648,632,646,647,131321,642,131320,644,
327879,47,649,274,90,327874,47,650,640,649,327854,48,651,274,74,196855,652,0,262394,651,653,654,131320,653,131321,652,
131320,654,327874,47,655,632,274,327850,48,656,274,60,196855,657,0,262394,656,658,659,131320,658,131321,657,131320,
659,327810,47,660,74,274,327876,47,661,640,660,131321,657,131320,657,458997,47,662,60,658,661,659,327877,47,663,655,
662,131321,652,131320,652,458997,47,664,650,653,663,657,327876,47,665,65,278,327810,47,666,665,65,327879,47,667,664,
666,131321,642,131320,642,458997,47,668,648,645,667,652,327745,128,669,156,668,262205,47,670,669,327808,47,671,670,
630,327745,128,672,134,668,262205,47,673,672,327810,47,674,671,673,327745,49,675,174,623,196670,675,674,327856,48,676,
630,299,327847,48,677,676,289,196855,678,0,262394,677,679,678,131320,679,262312,48,680,270,327879,47,681,207,165,
327851,48,682,681,60,196855,683,0,262394,682,684,685,131320,684,196855,686,0,262394,108,687,688,131320,687,196855,689,
0,262394,109,690,689,131320,690,262344,50,691,641,131321,689,131320,689,458997,50,692,641,687,691,690,196855,693,0,
262394,110,694,693,131320,694,327761,47,695,692,1,327878,47,696,695,92,393298,50,697,696,692,1,131321,693,131320,693,
458997,50,698,692,689,697,694,196855,699,0,262394,111,700,699,131320,700,327761,47,701,698,1,262268,57,702,701,327875,
57,703,702,94,262268,47,704,703,262344,47,705,704,327877,47,706,705,92,327760,50,707,705,706,327878,50,708,698,707,
131321,699,131320,699,458997,50,709,698,693,708,700,131321,686,131320,688,196855,710,0,262394,112,711,710,131320,711,
327878,47,712,632,106,393298,50,713,712,641,0,131321,710,131320,710,458997,50,714,641,688,713,711,196855,715,0,262394,
113,716,715,131320,716,327761,47,717,714,0,327878,47,718,717,92,393298,50,719,718,714,0,131321,715,131320,715,458997,
50,720,714,710,719,716,196855,721,0,262394,114,722,721,131320,722,327761,47,723,720,0,262268,57,724,723,393418,57,725,
724,116,100,262268,47,726,725,262344,47,727,726,327877,47,728,727,92,327879,47,729,728,106,327878,47,730,723,729,
393298,50,731,730,720,0,131321,721,131320,721,458997,50,732,720,715,731,722,131321,686,131320,686,458997,50,733,709,
699,732,721,131321,683,131320,685,131321,683,131320,683,458997,50,734,733,686,641,685,262205,47,735,675,196855,736,0,
262394,81,737,738,131320,737,196855,739,0,262394,680,740,741,131320,740,327745,59,742,56,70,262205,47,743,742,327808,
47,744,743,735,393281,71,745,16,58,744,196670,745,734,131321,739,131320,741,393281,71,746,19,58,735,196670,746,734,
131321,739,131320,739,131321,736,131320,738,196855,747,0,262394,680,748,749,131320,748,327745,59,750,56,70,262205,47,
751,750,327808,47,752,751,735,327761,47,753,734,0,393281,62,754,22,58,752,196670,754,753,131321,747,131320,749,327761,
47,755,734,0,393281,62,756,26,58,735,196670,756,755,131321,747,131320,747,131321,736,131320,736,131321,678,131320,678,
131321,625,131320,625,327808,47,624,623,100,131321,622,131320,627,262368,67,67,129,196855,757,0,262394,166,758,757,
131320,758,131321,759,131320,759,458997,47,760,60,758,761,762,327856,48,763,760,7,262390,764,762,1,262394,763,765,764,
131320,765,327812,47,766,760,242,327808,47,767,246,766,327808,47,768,767,243,327854,48,769,768,299,196855,770,0,
262394,769,771,770,131320,771,131321,762,131320,770,196855,772,0,262394,283,773,774,131320,773,327808,47,775,291,768,
327760,50,776,775,60,131321,772,131320,774,327808,47,777,291,768,196855,778,0,196859,60,779,131320,779,196855,780,0,
262394,82,781,780,131320,781,196855,782,0,262394,270,783,784,131320,783,327745,59,785,56,83,262205,47,786,785,327808,
47,787,786,777,393281,71,788,16,58,787,262205,50,789,788,131321,782,131320,784,393281,71,790,30,58,777,262205,50,791,
790,131321,782,131320,782,458997,50,792,789,783,791,784,131321,778,131320,780,196855,793,0,262394,270,794,795,131320,
794,327745,59,796,56,83,262205,47,797,796,327808,47,798,797,777,393281,62,799,22,58,798,262205,47,800,799,131321,793,
131320,795,393281,62,801,33,58,777,262205,47,802,801,131321,793,131320,793,458997,47,803,800,794,802,795,327760,50,
804,803,60,131321,778,131320,778,458997,50,805,792,782,804,793,131321,772,131320,772,458997,50,806,776,773,805,778,
327745,49,807,171,760,262205,47,808,807,327761,47,809,806,0,327745,128,810,152,808,196670,810,809,327850,48,811,27,67,
196855,812,0,262394,811,813,812,131320,813,327808,47,814,146,808,327761,47,815,806,1,327745,128,816,152,814,196670,
816,815,131321,812,131320,812,131321,762,131320,762,327808,47,761,760,100,131321,759,131320,764,262368,67,67,129,
131321,817,131320,817,458997,47,818,60,764,819,820,327856,48,821,818,7,262390,822,820,1,262394,821,823,822,131320,823,
327812,47,824,818,40,327808,47,825,824,244,327856,48,826,825,299,196855,827,0,262394,826,828,827,131320,828,262312,48,
829,270,327745,128,830,152,825,262205,47,831,830,327850,48,832,27,67,196855,833,0,262394,832,834,835,131320,834,
327808,47,836,146,825,327745,128,837,152,836,262205,47,838,837,131321,833,131320,835,131321,833,131320,833,458997,47,
839,838,834,60,835,327760,50,840,831,839,327745,49,841,174,818,262205,47,842,841,196855,843,0,262394,86,844,845,
131320,844,196855,846,0,262394,829,847,848,131320,847,327745,59,849,56,83,262205,47,850,849,327808,47,851,850,842,
393281,71,852,16,58,851,196670,852,840,131321,846,131320,848,393281,71,853,30,58,842,196670,853,840,131321,846,131320,
846,131321,843,131320,845,196855,854,0,262394,829,855,856,131320,855,327745,59,857,56,83,262205,47,858,857,327808,47,
859,858,842,393281,62,860,22,58,859,196670,860,831,131321,854,131320,856,393281,62,861,33,58,842,196670,861,831,
131321,854,131320,854,131321,843,131320,843,131321,827,131320,827,131321,820,131320,820,327808,47,819,818,100,131321,
817,131320,822,131321,757,131320,757,131321,862,131320,862,458997,47,863,244,757,864,865,327856,48,866,863,130,262390,
867,865,0,262394,866,865,867,131320,865,327808,47,868,863,65,327745,128,869,134,868,262205,47,870,869,327745,128,871,
134,863,262205,47,872,871,327810,47,873,870,872,327745,128,874,156,863,262205,47,875,874,327808,47,876,875,873,196670,
874,876,327808,47,864,863,40,131321,862,131320,867,262368,67,67,129,131321,296,131320,296,327856,48,877,298,146,
196855,293,0,262394,877,878,879,131320,878,131321,293,131320,879,327808,47,880,291,146,131321,293,131320,293,458997,
47,292,268,878,880,879,131321,290,131320,295,131321,175,131320,175,65789,65592};
/* scatter.comp -DGPUSORTI_ADDRESS, 6633 words */
static const uint32_t gpusorti_spv_scatter_address[] = {
119734787,66304,524299,1144,0,131089,1,131089,61,131089,63,131089,64,131089,5347,589834,0x5f565053,0x5f52484b,
0x73796870,0x6c616369,0x6f74735f,0x65676172,0x6675625f,7497062,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,5348,
1,589839,5,2,0x6e69616d,0,3,4,5,6,393232,2,17,1,1,1,262215,7,1,1,262215,8,6,4,327752,9,0,35,0,327752,9,1,35,8,327752,
9,2,35,16,327752,9,3,35,24,327752,9,4,35,32,327752,9,5,35,40,327752,9,6,35,44,327752,9,7,35,48,327752,9,8,35,52,
327752,9,9,35,56,327752,9,10,35,60,327752,9,11,35,64,327752,9,12,35,80,327752,9,13,35,84,196679,9,2,262215,10,6,4,
327752,11,0,35,0,196679,11,2,262215,3,11,26,262215,4,11,24,262215,12,1,5,262215,13,6,8,327752,14,0,35,0,196679,14,2,
262215,15,1,7,262215,16,1,10,262215,17,1,8,262215,18,1,6,262215,19,1,9,262215,20,1,2,262215,21,1,4,196679,5,0,262215,
5,11,41,196679,22,0,262215,23,1,3,262215,6,11,40,262215,24,1,0,262215,25,1,11,262215,26,1,0,262215,27,11,25,262215,28,
1,12,131091,29,196641,30,29,262165,31,32,0,196641,32,31,262167,33,31,2,262176,34,7,33,262176,35,7,31,393249,36,33,34,
35,35,131092,37,262176,38,7,37,327713,39,33,38,35,393249,40,29,38,35,34,262177,41,33,34,393249,42,31,34,35,35,262177,
43,31,35,262194,31,7,8,262172,44,31,7,262176,45,7,44,327713,46,29,45,45,393249,47,29,35,34,35,327713,48,33,35,35,
262187,31,49,4,262172,8,31,49,1048606,9,33,33,33,33,33,31,31,31,31,31,31,8,31,31,262176,50,9,9,262203,50,51,9,262165,
52,32,1,262187,52,53,5,262176,54,9,31,262187,31,55,0,262187,52,56,4,262176,57,9,33,196647,58,5349,196637,10,31,196638,
11,10,262176,58,5349,11,262187,52,59,0,262176,60,5349,31,262167,61,31,3,262176,62,1,61,262203,62,3,1,262187,31,63,1,
262176,64,1,31,262203,62,4,1,262174,65,31,31,262187,31,66,32,262187,52,67,2,262194,31,12,1,262187,31,68,2,393268,37,
69,170,12,68,262187,31,70,3,196647,71,5349,196637,13,33,196638,14,13,262176,71,5349,14,262176,72,5349,33,262194,31,15,
32,393268,37,73,170,15,66,262187,31,74,16,393268,37,75,170,15,74,458804,31,76,169,75,63,68,393268,52,77,128,15,55,
393268,37,78,170,12,68,262187,52,79,3,262187,52,80,1,262194,31,16,0,393268,37,81,170,16,68,393268,37,82,170,16,68,
393268,37,83,170,12,68,262194,31,17,0,393268,37,84,170,17,63,262194,31,18,32,393268,31,85,130,18,63,262187,31,86,31,
393268,31,87,199,85,86,393268,31,88,196,63,87,393268,37,89,170,17,68,262187,52,90,31,262194,31,19,0,393268,37,91,171,
19,55,393268,37,92,170,17,63,393268,37,93,170,17,68,393268,31,94,130,18,63,393268,52,95,128,94,55,393268,37,96,174,18,
66,262187,31,97,0xffffffff,393268,31,98,199,18,86,393268,31,99,196,63,98,393268,31,100,130,99,63,458804,31,101,169,96,
97,100,393268,37,102,171,19,55,393268,37,103,170,12,68,393268,37,104,171,19,55,393268,37,105,170,17,63,393268,37,106,
170,17,68,393268,37,107,171,19,55,393268,37,108,170,17,63,393268,37,109,170,17,68,393268,31,110,130,18,63,393268,52,
111,128,110,55,393268,37,112,170,12,63,262187,52,113,8,262194,31,20,8,262187,52,114,9,262194,31,21,1,393268,37,115,
171,21,55,262176,116,6,31,262203,116,117,6,262203,64,5,1,262203,116,118,6,262194,31,23,32,262203,116,119,6,262203,64,
6,1,262167,120,31,4,262176,121,7,120,196649,37,122,262194,31,24,256,393268,31,123,134,24,23,262172,124,31,123,262176,
125,4,124,262203,125,126,4,262176,127,4,31,262187,31,128,264,262203,116,129,6,393268,31,130,196,63,20,393268,31,131,
128,130,63,262172,132,31,131,262176,133,4,132,262203,133,134,4,393268,31,135,132,123,130,393268,31,136,132,123,130,
262172,137,31,136,262176,138,4,137,262203,138,139,4,262187,31,140,3400,393268,37,141,172,130,24,393268,31,142,134,130,
24,458804,31,143,169,141,142,63,262172,144,31,143,262176,145,7,144,393268,31,146,132,24,7,393268,37,147,172,12,16,
458804,31,148,169,147,12,16,393268,31,149,132,146,148,262172,150,31,149,262176,151,4,150,262203,151,152,4,262187,52,
153,11,262187,52,154,6,262172,155,31,130,262176,156,4,155,262203,156,157,4,262187,52,158,10,262194,31,25,0,393268,31,
159,199,25,63,393268,37,160,171,159,55,393268,31,161,199,25,68,393268,37,162,170,161,55,262172,163,33,7,262176,164,7,
163,327724,33,165,97,97,262187,31,166,8,393268,37,167,171,16,55,262194,31,26,1,393267,61,27,26,63,63,262194,31,28,0,
262187,31,168,5,262187,31,169,24,262187,31,170,160,196650,37,171,327734,29,2,0,30,131320,172,327739,38,173,7,171,
262203,35,174,7,262203,35,175,7,262203,35,176,7,262203,35,177,7,262203,35,178,7,262203,35,179,7,262203,35,180,7,
262203,35,181,7,262203,35,182,7,262203,38,183,7,262203,35,184,7,262203,35,185,7,262203,35,186,7,262203,35,187,7,
262203,38,188,7,262203,38,189,7,262203,35,190,7,262203,35,191,7,262203,35,192,7,262203,35,193,7,262203,35,194,7,
262203,164,195,7,262203,34,196,7,262203,38,197,7,262203,35,198,7,262203,35,199,7,262203,35,200,7,262203,34,201,7,
262203,35,202,7,262203,45,203,7,262203,34,204,7,262203,35,205,7,262203,35,206,7,262203,45,207,7,262203,45,208,7,
262203,45,209,7,262203,35,210,7,262203,35,211,7,262203,34,212,7,262203,35,213,7,262203,35,214,7,262203,35,215,7,
262203,34,216,7,262203,35,217,7,262203,35,218,7,262203,35,219,7,262203,34,220,7,262203,35,221,7,262203,35,222,7,
262203,45,223,7,262203,34,224,7,262203,34,225,7,262203,38,226,7,262203,35,227,7,262203,34,228,7,262203,35,229,7,
262203,35,230,7,262203,35,231,7,262203,34,232,7,262203,38,233,7,262203,35,234,7,262203,35,235,7,262203,34,236,7,
262203,35,237,7,262203,35,238,7,262203,35,239,7,262203,35,240,7,262203,35,241,7,262203,38,242,7,262203,35,243,7,
262203,34,244,7,262203,35,245,7,262203,35,246,7,262203,35,247,7,196855,248,0,196859,55,249,131320,249,262201,31,250,
251,196670,174,250,393281,54,252,51,153,59,262205,31,253,252,327812,31,254,253,146,196670,175,254,327814,31,255,250,
254,327817,31,256,250,254,327851,37,257,256,55,393385,31,258,257,63,55,327808,31,259,255,258,196670,176,259,262201,31,
260,261,196670,177,260,327745,57,262,51,56,262205,33,263,262,262268,58,264,263,327745,54,265,51,154,262205,31,266,265,
327812,31,267,49,266,327808,31,268,66,267,393281,60,269,264,59,268,393277,31,270,269,2,4,196670,178,270,327854,37,271,
260,259,262312,37,272,271,196855,273,0,262394,272,274,273,131320,274,327879,31,275,270,63,327851,37,276,275,55,131321,
273,131320,273,458997,37,277,271,249,276,274,196855,278,0,262394,277,279,278,131320,279,196670,173,122,131321,248,
131320,278,262201,29,280,281,262205,31,282,119,196670,179,282,131321,283,131320,283,458997,31,284,282,278,285,286,
327856,37,287,284,130,262390,288,286,0,262394,287,286,288,131320,286,327745,54,289,51,158,262205,31,290,289,327812,31,
291,284,259,327808,31,292,290,291,327808,31,293,292,260,393281,60,294,264,59,293,393277,31,295,294,2,4,327745,127,296,
157,284,196670,296,295,327808,31,285,284,24,196670,179,285,131321,283,131320,288,327812,31,297,260,254,196670,180,297,
327810,31,298,250,297,327856,37,299,298,254,196855,300,0,262394,299,301,302,131320,301,196670,182,250,131321,300,
131320,302,327808,31,303,297,254,196670,182,303,131321,300,131320,300,458997,31,304,250,301,303,302,196670,181,304,
327879,31,305,270,68,327851,37,306,305,55,196670,183,306,196670,185,266,327737,31,307,308,185,196670,184,307,196670,
187,266,327737,31,309,310,187,196670,186,309,196855,311,0,262394,160,312,311,131320,312,327879,31,313,270,74,327851,
37,314,313,55,131321,311,131320,311,458997,37,315,160,300,314,312,196670,188,315,262312,37,316,162,196855,317,0,
262394,316,318,317,131320,318,327879,31,319,270,66,327850,37,320,319,55,131321,317,131320,317,458997,37,321,162,311,
320,318,196670,189,321,196670,190,297,131321,322,131320,322,458997,31,323,297,317,324,325,327856,37,326,323,304,
262390,327,328,0,262394,326,329,327,131320,329,327810,31,330,304,323,458764,31,331,1,38,330,146,196670,191,331,196670,
192,55,131321,332,131320,332,458997,31,333,55,329,334,335,327856,37,336,333,7,262390,337,335,1,262394,336,338,337,
131320,338,196670,194,333,327737,31,339,340,194,196670,193,339,327856,37,341,339,331,196855,342,0,262394,341,343,344,
131320,343,327808,31,345,323,339,196670,197,306,196670,198,345,393273,33,346,347,197,198,196670,196,346,131321,342,
131320,344,196670,196,165,131321,342,131320,342,458997,33,348,346,343,165,344,327745,34,349,195,333,196670,349,348,
131321,335,131320,335,327808,31,334,333,80,196670,192,334,131321,332,131320,337,327879,31,350,270,49,327851,37,351,
350,55,196855,352,0,262394,351,353,352,131320,353,196670,199,55,131321,354,131320,354,458997,31,355,55,353,356,357,
327856,37,358,355,7,262390,359,357,1,262394,358,360,359,131320,360,196670,200,355,327737,31,361,340,200,327856,37,362,
361,331,196855,363,0,262394,362,364,363,131320,364,327745,34,365,195,355,262205,33,366,365,196670,201,366,327737,33,
367,368,201,196670,365,367,131321,363,131320,363,131321,357,131320,357,327808,31,356,355,80,196670,199,356,131321,354,
131320,359,131321,352,131320,352,196670,202,55,131321,369,131320,369,458997,31,370,55,352,371,372,327856,37,373,370,7,
262390,374,372,1,262394,373,372,374,131320,372,327745,34,375,195,370,262205,33,376,375,196670,204,376,196670,205,307,
196670,206,309,458809,31,377,378,204,205,206,327745,35,379,203,370,196670,379,377,327808,31,371,370,80,196670,202,371,
131321,369,131320,374,262205,44,380,203,196670,208,380,393273,29,381,382,208,209,262205,44,383,209,196670,207,383,
196670,210,55,131321,384,131320,384,458997,31,385,55,374,386,387,327856,37,388,385,7,262390,389,387,1,262394,388,387,
389,131320,387,327745,35,390,207,385,262205,31,391,390,196670,211,391,327745,34,392,195,385,262205,33,393,392,196670,
212,393,196670,213,12,458809,29,394,395,211,212,213,327808,31,386,385,80,196670,210,386,131321,384,131320,389,262368,
68,68,128,196670,214,55,131321,396,131320,396,458997,31,397,55,389,398,399,327856,37,400,397,7,262390,401,399,1,
262394,400,402,401,131320,402,327812,31,403,397,24,262205,31,404,119,327808,31,405,403,404,196670,215,405,196670,217,
405,196670,218,12,393273,33,406,407,217,218,196670,216,406,196670,220,406,196670,221,307,196670,222,309,458809,31,408,
378,220,221,222,196670,219,408,327745,127,409,157,408,262205,31,410,409,327808,31,411,410,405,327745,127,412,134,408,
262205,31,413,412,327810,31,414,411,413,327745,35,415,223,397,196670,415,414,327856,37,416,405,331,327847,37,417,416,
321,196855,418,0,262394,417,419,418,131320,419,262312,37,420,306,327879,31,421,270,166,327851,37,422,421,55,196855,
423,0,262394,422,424,425,131320,424,196670,225,406,327737,33,426,427,225,196670,224,426,131321,423,131320,425,196670,
224,406,131321,423,131320,423,458997,33,428,426,424,406,425,196670,226,420,262205,31,429,415,196670,227,429,196670,
228,428,458809,29,430,431,226,227,228,131321,418,131320,418,131321,399,131320,399,327808,31,398,397,80,196670,214,398,
131321,396,131320,401,262368,68,68,128,196855,432,0,262394,167,433,432,131320,433,196670,229,55,131321,434,131320,434,
458997,31,435,55,433,436,437,327856,37,438,435,7,262390,439,437,1,262394,438,440,439,131320,440,196670,231,435,327737,
31,441,340,231,196670,230,441,327854,37,442,441,331,196855,443,0,262394,442,444,443,131320,444,131321,437,131320,443,
196855,445,0,262394,315,446,447,131320,446,327808,31,448,323,441,327760,33,449,448,55,196670,232,449,131321,445,
131320,447,327808,31,450,323,441,196670,233,306,196670,234,450,393273,33,451,452,233,234,196670,232,451,131321,445,
131320,445,458997,33,453,449,446,451,447,327745,35,454,207,435,262205,31,455,454,196670,235,455,196670,236,453,196670,
237,16,458809,29,456,395,235,236,237,131321,437,131320,437,327808,31,436,435,80,196670,229,436,131321,434,131320,439,
262368,68,68,128,196670,238,55,131321,457,131320,457,458997,31,458,55,439,459,460,327856,37,461,458,7,262390,462,460,
1,262394,461,463,462,131320,463,327812,31,464,458,24,262205,31,465,119,327808,31,466,464,465,196670,239,466,327856,37,
467,466,331,196855,468,0,262394,467,469,468,131320,469,262312,37,470,306,196670,240,466,196670,241,16,393273,33,471,
407,240,241,196670,242,470,327745,35,472,223,458,262205,31,473,472,196670,243,473,196670,244,471,458809,29,474,475,
242,243,244,131321,468,131320,468,131321,460,131320,460,327808,31,459,458,80,196670,238,459,131321,457,131320,462,
131321,432,131320,432,262205,31,476,119,196670,245,476,131321,477,131320,477,458997,31,478,476,432,479,480,327856,37,
481,478,130,262390,482,480,0,262394,481,480,482,131320,480,196670,246,478,327737,31,483,484,246,327745,127,485,157,
478,262205,31,486,485,327808,31,487,486,483,196670,485,487,327808,31,479,478,24,196670,245,479,131321,477,131320,482,
262368,68,68,128,131321,328,131320,328,327856,37,488,330,146,196855,325,0,262394,488,489,490,131320,489,196670,247,
304,131321,325,131320,490,327808,31,491,323,146,196670,247,491,131321,325,131320,325,458997,31,324,304,489,491,490,
196670,190,324,131321,322,131320,327,196670,173,122,131321,248,131320,248,65789,65592,327734,31,251,0,32,131320,492,
262203,35,493,7,327745,54,494,51,53,262205,31,495,494,327851,37,496,495,55,196855,497,0,262394,496,498,499,131320,498,
196670,493,495,131321,497,131320,499,327745,57,500,51,56,262205,33,501,500,262268,58,502,501,393281,60,503,502,59,59,
393277,31,504,503,2,4,196670,493,504,131321,497,131320,497,458997,31,505,495,498,504,499,131326,505,65592,327734,31,
261,0,32,131320,506,327745,64,507,3,63,262205,31,508,507,327745,64,509,4,55,262205,31,510,509,327812,31,511,508,510,
327745,64,512,3,55,262205,31,513,512,327808,31,514,511,513,131326,514,65592,327734,33,515,0,36,196663,34,516,196663,
35,517,196663,35,518,131320,519,262203,35,520,7,262203,35,521,7,327745,35,522,516,55,262205,31,523,522,262205,31,524,
517,262205,31,525,518,327876,31,526,524,525,327829,65,527,523,526,327761,31,528,527,1,196670,521,528,327761,31,529,
527,0,196670,520,529,327745,35,530,516,63,262205,31,531,530,262205,31,532,517,262205,31,533,518,327810,31,534,66,533,
327874,31,535,532,534,327808,31,536,531,535,327808,31,537,536,528,327760,33,538,529,537,131326,538,65592,327734,33,
347,0,39,196663,38,539,196663,35,540,131320,541,327739,38,542,7,171,262203,34,543,7,262203,34,544,7,262203,34,545,7,
262203,34,546,7,262203,35,547,7,262203,35,548,7,262203,34,549,7,262203,35,550,7,262203,35,551,7,262203,35,552,7,
262203,35,553,7,262203,35,554,7,262203,34,555,7,262203,35,556,7,262203,35,557,7,196855,558,0,196859,55,559,131320,559,
262205,37,560,539,196855,561,0,262394,560,562,563,131320,562,327745,57,564,51,67,262205,33,565,564,196670,545,565,
131321,561,131320,563,327745,57,566,51,59,262205,33,567,566,196670,545,567,131321,561,131320,561,458997,33,568,565,
562,567,563,196670,544,568,196855,569,0,262394,69,570,569,131320,570,196670,546,568,262205,31,571,540,196670,547,571,
196670,548,70,458809,33,572,515,546,547,548,262268,71,573,572,393281,72,574,573,59,59,393277,33,575,574,2,8,196670,
542,122,196670,543,575,131321,558,131320,569,262205,37,576,539,327846,37,577,73,576,196855,578,0,262394,577,579,578,
131320,579,196670,549,568,262205,31,580,540,196670,550,580,196670,551,68,458809,33,581,515,549,550,551,262268,58,582,
581,393281,60,583,582,59,59,393277,31,584,583,2,4,327760,33,585,584,55,196670,542,122,196670,543,585,131321,558,
131320,578,196670,552,76,262205,31,586,540,327876,31,587,63,76,327810,31,588,587,63,327879,31,589,586,588,327812,31,
590,589,15,196670,553,590,262205,31,591,540,327874,31,592,591,76,196670,555,568,196670,556,592,196670,557,68,458809,
33,593,515,555,556,557,262268,58,594,593,393281,60,595,594,59,59,393277,31,596,595,2,4,196670,554,596,262268,52,597,
590,393419,31,598,596,597,77,327760,33,599,598,55,196670,542,122,196670,543,599,131321,558,131320,558,590069,33,600,
575,570,585,579,599,578,131326,600,65592,327734,29,431,0,40,196663,38,601,196663,35,602,196663,34,603,131320,604,
262203,34,605,7,262203,34,606,7,262203,34,607,7,262203,35,608,7,262203,35,609,7,262203,34,610,7,262203,35,611,7,
262203,35,612,7,262205,37,613,601,196855,614,0,262394,613,615,616,131320,615,327745,57,617,51,67,262205,33,618,617,
196670,606,618,131321,614,131320,616,327745,57,619,51,59,262205,33,620,619,196670,606,620,131321,614,131320,614,
458997,33,621,618,615,620,616,196670,605,621,196855,622,0,262394,78,623,624,131320,623,196670,607,621,262205,31,625,
602,196670,608,625,196670,609,70,458809,33,626,515,607,608,609,262268,71,627,626,262205,33,628,603,393281,72,629,627,
59,59,327742,629,628,2,8,131321,622,131320,624,196670,610,621,262205,31,630,602,196670,611,630,196670,612,68,458809,
33,631,515,610,611,612,262268,58,632,631,327745,35,633,603,55,262205,31,634,633,393281,60,635,632,59,59,327742,635,
634,2,4,131321,622,131320,622,65789,65592,327734,33,452,0,39,196663,38,636,196663,35,637,131320,638,327739,38,639,7,
171,262203,34,640,7,262203,34,641,7,262203,34,642,7,262203,34,643,7,262203,35,644,7,262203,35,645,7,262203,34,646,7,
262203,35,647,7,262203,35,648,7,196855,649,0,196859,55,650,131320,650,262205,37,651,636,196855,652,0,262394,651,653,
654,131320,653,327745,57,655,51,79,262205,33,656,655,196670,642,656,131321,652,131320,654,327745,57,657,51,80,262205,
33,658,657,196670,642,658,131321,652,131320,652,458997,33,659,656,653,658,654,196670,641,659,196855,660,0,262394,81,
661,660,131320,661,196670,643,659,262205,31,662,637,196670,644,662,196670,645,70,458809,33,663,515,643,644,645,262268,
71,664,663,393281,72,665,664,59,59,393277,33,666,665,2,8,196670,639,122,196670,640,666,131321,649,131320,660,196670,
646,659,262205,31,667,637,196670,647,667,196670,648,68,458809,33,668,515,646,647,648,262268,58,669,668,393281,60,670,
669,59,59,393277,31,671,670,2,4,327760,33,672,671,55,196670,639,122,196670,640,672,131321,649,131320,649,458997,33,
673,666,661,672,660,131326,673,65592,327734,29,475,0,40,196663,38,674,196663,35,675,196663,34,676,131320,677,262203,
34,678,7,262203,34,679,7,262203,34,680,7,262203,35,681,7,262203,35,682,7,262203,34,683,7,262203,35,684,7,262203,35,
685,7,262205,37,686,674,196855,687,0,262394,686,688,689,131320,688,327745,57,690,51,79,262205,33,691,690,196670,679,
691,131321,687,131320,689,327745,57,692,51,80,262205,33,693,692,196670,679,693,131321,687,131320,687,458997,33,694,
691,688,693,689,196670,678,694,196855,695,0,262394,82,696,697,131320,696,196670,680,694,262205,31,698,675,196670,681,
698,196670,682,70,458809,33,699,515,680,681,682,262268,71,700,699,262205,33,701,676,393281,72,702,700,59,59,327742,
702,701,2,8,131321,695,131320,697,196670,683,694,262205,31,703,675,196670,684,703,196670,685,68,458809,33,704,515,683,
684,685,262268,58,705,704,327745,35,706,676,55,262205,31,707,706,393281,60,708,705,59,59,327742,708,707,2,4,131321,
695,131320,695,65789,65592,327734,33,368,0,41,196663,34,709,131320,710,262203,35,711,7,262203,35,712,7,196855,713,0,
262394,83,714,715,131320,714,196855,716,0,262394,84,717,716,131320,717,327745,35,718,709,63,262205,31,719,718,327878,
31,720,719,88,196670,718,720,131321,716,131320,716,196855,721,0,262394,89,722,721,131320,722,327745,35,723,709,63,
262205,31,724,723,262268,52,725,724,327875,52,726,725,90,262268,31,727,726,196670,711,727,327877,31,728,727,88,327760,
33,729,727,728,262205,33,730,709,327878,33,731,730,729,196670,709,731,131321,721,131320,721,196855,732,0,262394,91,
733,732,131320,733,262205,33,734,709,262344,33,735,734,196670,709,735,131321,732,131320,732,131321,713,131320,715,
196855,736,0,262394,92,737,736,131320,737,327745,35,738,709,55,262205,31,739,738,327878,31,740,739,88,196670,738,740,
131321,736,131320,736,196855,741,0,262394,93,742,741,131320,742,327745,35,743,709,55,262205,31,744,743,262268,52,745,
744,393418,52,746,745,95,80,262268,31,747,746,196670,712,747,327877,31,748,747,88,327879,31,749,748,101,262205,31,750,
743,327878,31,751,750,749,196670,743,751,131321,741,131320,741,196855,752,0,262394,102,753,752,131320,753,327745,35,
754,709,55,262205,31,755,754,327878,31,756,755,101,196670,754,756,131321,752,131320,752,131321,713,131320,713,262205,
33,757,709,131326,757,65592,327734,33,427,0,41,196663,34,758,131320,759,262203,35,760,7,262203,35,761,7,196855,762,0,
262394,103,763,764,131320,763,196855,765,0,262394,104,766,765,131320,766,262205,33,767,758,262344,33,768,767,196670,
758,768,131321,765,131320,765,196855,769,0,262394,105,770,769,131320,770,327745,35,771,758,63,262205,31,772,771,
327878,31,773,772,88,196670,771,773,131321,769,131320,769,196855,774,0,262394,106,775,774,131320,775,327745,35,776,
758,63,262205,31,777,776,262268,52,778,777,327875,52,779,778,90,262268,31,780,779,262344,31,781,780,196670,760,781,
327877,31,782,781,88,327760,33,783,781,782,262205,33,784,758,327878,33,785,784,783,196670,758,785,131321,774,131320,
774,131321,762,131320,764,196855,786,0,262394,107,787,786,131320,787,327745,35,788,758,55,262205,31,789,788,327878,31,
790,789,101,196670,788,790,131321,786,131320,786,196855,791,0,262394,108,792,791,131320,792,327745,35,793,758,55,
262205,31,794,793,327878,31,795,794,88,196670,793,795,131321,791,131320,791,196855,796,0,262394,109,797,796,131320,
797,327745,35,798,758,55,262205,31,799,798,262268,52,800,799,393418,52,801,800,111,80,262268,31,802,801,262344,31,803,
802,196670,761,803,327877,31,804,803,88,327879,31,805,804,101,262205,31,806,798,327878,31,807,806,805,196670,798,807,
131321,796,131320,796,131321,762,131320,762,262205,33,808,758,131326,808,65592,327734,31,378,0,42,196663,34,809,
196663,35,810,196663,35,811,131320,812,327739,38,813,7,171,262203,35,814,7,262203,35,815,7,262203,35,816,7,262203,35,
817,7,262203,35,818,7,196855,819,0,196859,55,820,131320,820,196855,821,0,262394,112,822,821,131320,822,327745,35,823,
809,55,262205,31,824,823,262205,31,825,810,262268,52,826,825,262205,31,827,811,262268,52,828,827,393419,31,829,824,
826,828,196670,813,122,196670,814,829,131321,819,131320,821,327745,35,830,809,63,262205,31,831,830,262205,31,832,810,
327879,31,833,832,86,327874,31,834,831,833,196670,815,834,262205,31,835,810,327854,37,836,835,66,196855,837,0,262394,
836,838,839,131320,838,196670,817,834,131321,837,131320,839,327745,35,840,809,55,262205,31,841,840,262205,31,842,810,
327874,31,843,841,842,262205,31,844,810,327850,37,845,844,55,196855,846,0,262394,845,847,848,131320,847,196670,818,55,
131321,846,131320,848,262205,31,849,830,262205,31,850,810,327810,31,851,66,850,327876,31,852,849,851,196670,818,852,
131321,846,131320,846,458997,31,853,55,847,852,848,327877,31,854,843,853,196670,817,854,131321,837,131320,837,458997,
31,855,834,838,854,846,196670,816,855,262205,31,856,811,327876,31,857,63,856,327810,31,858,857,63,327879,31,859,855,
858,196670,813,122,196670,814,859,131321,819,131320,819,458997,31,860,829,822,859,837,131326,860,65592,327734,31,308,
0,43,196663,35,861,131320,862,327745,54,863,51,113,262205,31,864,863,262205,31,865,861,327812,31,866,865,20,327808,31,
867,864,866,131326,867,65592,327734,31,310,0,43,196663,35,868,131320,869,327745,54,870,51,114,262205,31,871,870,
262205,31,872,868,327812,31,873,872,20,327810,31,874,871,873,458764,31,875,1,38,20,874,131326,875,65592,327734,29,281,
0,30,131320,876,262203,121,877,7,262203,35,878,7,196855,879,0,262394,115,880,881,131320,880,262205,31,22,5,196670,117,
22,196670,118,23,262205,31,882,6,327812,31,883,882,23,262205,31,884,117,327808,31,885,883,884,196670,119,885,131321,
879,131320,881,328019,120,886,70,122,196670,877,886,393558,31,887,70,2,886,196670,117,887,393558,31,888,70,0,886,
196670,118,888,262205,31,889,117,327850,37,890,889,55,196855,891,0,262394,890,892,891,131320,892,262205,31,893,6,
262205,31,894,118,327745,127,895,126,893,196670,895,894,131321,891,131320,891,262368,68,68,128,262205,31,896,117,
196670,119,896,196670,878,55,131321,897,131320,897,458997,31,898,55,891,899,900,262205,31,901,6,327856,37,902,898,901,
262390,903,900,0,262394,902,900,903,131320,900,327745,127,904,126,898,262205,31,905,904,262205,31,906,119,327808,31,
907,906,905,196670,119,907,327808,31,899,898,80,196670,878,899,131321,897,131320,903,262368,68,68,128,131321,879,
131320,879,262205,31,908,119,262205,31,909,117,327810,31,910,908,909,327812,31,911,910,7,196670,129,911,65789,65592,
327734,31,340,0,43,196663,35,912,131320,913,262205,31,914,129,262205,31,915,912,262205,31,916,118,327812,31,917,915,
916,327808,31,918,914,917,262205,31,919,117,327808,31,920,918,919,131326,920,65592,327734,31,484,0,43,196663,35,921,
131320,922,262205,31,923,921,327808,31,924,923,63,327745,127,925,134,924,262205,31,926,925,262205,31,927,921,327745,
127,928,134,927,262205,31,929,928,327810,31,930,926,929,131326,930,65592,327734,31,931,0,43,196663,35,932,131320,933,
262203,35,934,7,262203,35,935,7,262203,35,936,7,262205,31,937,932,393565,31,938,70,1,937,196670,934,938,262205,31,939,
117,262205,31,940,118,327810,31,941,940,63,327850,37,942,939,941,196855,943,0,262394,942,944,943,131320,944,262205,31,
945,6,327745,127,946,126,945,196670,946,938,131321,943,131320,943,262368,68,68,128,196670,935,55,196670,936,55,131321,
947,131320,947,458997,31,948,55,943,949,950,458997,31,951,55,943,952,950,262205,31,953,6,327856,37,954,951,953,262390,
955,950,0,262394,954,950,955,131320,950,327745,127,956,126,951,262205,31,957,956,327808,31,949,948,957,196670,935,949,
327808,31,952,951,80,196670,936,952,131321,947,131320,955,327808,31,958,948,938,262205,31,959,932,327810,31,960,958,
959,131326,960,65592,327734,29,382,0,46,196663,45,961,196663,45,962,131320,963,262203,35,964,7,262203,35,965,7,262203,
35,966,7,262203,121,967,7,262203,35,968,7,262203,38,969,7,262203,121,970,7,262203,121,971,7,262203,35,972,7,262203,35,
973,7,262203,35,974,7,262203,35,975,7,262203,35,976,7,262203,145,977,7,262203,35,978,7,262203,35,979,7,262203,35,980,
7,262203,35,981,7,262203,35,982,7,262203,35,983,7,262205,31,984,119,196670,964,984,131321,985,131320,985,458997,31,
986,984,963,987,988,327856,37,989,986,135,262390,990,988,0,262394,989,988,990,131320,988,327745,127,991,139,986,
196670,991,55,327808,31,987,986,24,196670,964,987,131321,985,131320,990,262368,68,68,128,262205,31,992,6,327812,31,
993,992,130,196670,965,993,196670,966,55,131321,994,131320,994,458997,31,995,55,990,996,997,327856,37,998,995,7,
262390,999,997,1,262394,998,1000,999,131320,1000,328019,120,1001,70,122,196670,967,1001,196670,968,55,131321,1002,
131320,1002,458997,120,1003,1001,1000,1004,1005,458997,31,1006,55,1000,1007,1005,327856,37,1008,1006,20,262390,1009,
1005,1,262394,1008,1010,1009,131320,1010,327745,35,1011,961,995,262205,31,1012,1011,327874,31,1013,1012,1006,327879,
31,1014,1013,63,327851,37,1015,1014,55,196670,969,1015,328019,120,1016,70,1015,196670,970,1016,196855,1017,0,262394,
1015,1018,1019,131320,1018,196670,971,1016,131321,1017,131320,1019,262344,120,1020,1016,196670,971,1020,131321,1017,
131320,1017,458997,120,1021,1016,1018,1020,1019,327879,120,1004,1003,1021,196670,967,1004,131321,1005,131320,1005,
327808,31,1007,1006,80,196670,968,1007,131321,1002,131320,1009,393558,31,1022,70,2,1003,196670,972,1022,327745,35,
1023,961,995,262205,31,1024,1023,327808,31,1025,993,1024,327745,127,1026,139,1025,262205,31,1027,1026,196670,973,1027,
262368,70,70,140,327850,37,1028,1022,55,196855,1029,0,262394,1028,1030,1029,131320,1030,262205,31,1031,1023,327808,31,
1032,993,1031,393558,31,1033,70,0,1003,327808,31,1034,1027,1033,327745,127,1035,139,1032,196670,1035,1034,131321,1029,
131320,1029,196833,70,128,262368,70,70,140,327808,31,1036,1027,1022,327745,35,1037,962,995,196670,1037,1036,131321,
997,131320,997,327808,31,996,995,80,196670,966,996,131321,994,131320,999,262368,68,68,128,196670,974,55,262205,31,
1038,119,327812,31,1039,1038,143,196670,975,1039,196670,976,55,131321,1040,131320,1040,458997,31,1041,55,999,1042,
1043,458997,31,1044,55,999,1045,1043,327856,37,1046,1044,143,262390,1047,1043,1,262394,1046,1048,1047,131320,1048,
327745,35,1049,977,1044,196670,1049,55,327808,31,1050,1039,1044,327856,37,1051,1050,130,196855,1052,0,262394,1051,
1053,1052,131320,1053,196670,978,55,131321,1054,131320,1054,458997,31,1055,55,1053,1056,1057,327856,37,1058,1055,123,
262390,1059,1057,0,262394,1058,1057,1059,131320,1057,327812,31,1060,1055,130,327808,31,1061,1060,1039,327808,31,1062,
1061,1044,327745,127,1063,139,1062,262205,31,1064,1063,196670,979,1064,262205,31,1065,1049,196670,1063,1065,262205,31,
1066,1049,327808,31,1067,1066,1064,196670,1049,1067,327808,31,1056,1055,80,196670,978,1056,131321,1054,131320,1059,
131321,1052,131320,1052,262205,31,1068,1049,327808,31,1042,1041,1068,196670,974,1042,131321,1043,131320,1043,327808,
31,1045,1044,80,196670,976,1045,131321,1040,131320,1047,196670,981,1041,327737,31,1069,931,981,196670,980,1069,196670,
982,55,131321,1070,131320,1070,458997,31,1071,1069,1047,1072,1073,458997,31,1074,55,1047,1075,1073,327856,37,1076,
1074,143,262390,1077,1073,1,262394,1076,1078,1077,131320,1078,327808,31,1079,1039,1074,327856,37,1080,1079,130,196855,
1081,0,262394,1080,1082,1081,131320,1082,327745,127,1083,134,1079,196670,1083,1071,131321,1081,131320,1081,327745,35,
1084,977,1074,262205,31,1085,1084,327808,31,1072,1071,1085,196670,980,1072,131321,1073,131320,1073,327808,31,1075,
1074,80,196670,982,1075,131321,1070,131320,1077,262205,31,1086,119,327850,37,1087,1086,55,196855,1088,0,262394,1087,
1089,1088,131320,1089,327745,127,1090,134,130,196670,1090,146,131321,1088,131320,1088,262368,68,68,128,196670,983,55,
131321,1091,131320,1091,458997,31,1092,55,1088,1093,1094,327856,37,1095,1092,7,262390,1096,1094,1,262394,1095,1094,
1096,131320,1094,327745,35,1097,961,1092,262205,31,1098,1097,327808,31,1099,993,1098,327745,127,1100,139,1099,262205,
31,1101,1100,262205,31,1102,1097,327745,127,1103,134,1102,262205,31,1104,1103,327808,31,1105,1101,1104,327745,35,1106,
962,1092,262205,31,1107,1106,327808,31,1108,1107,1105,196670,1106,1108,327808,31,1093,1092,80,196670,983,1093,131321,
1091,131320,1096,65789,65592,327734,29,395,0,47,196663,35,1109,196663,34,1110,196663,35,1111,131320,1112,262205,31,
1113,1109,327745,35,1114,1110,55,262205,31,1115,1114,327745,127,1116,152,1113,196670,1116,1115,262205,31,1117,1111,
327850,37,1118,1117,68,196855,1119,0,262394,1118,1120,1119,131320,1120,262205,31,1121,1109,327808,31,1122,146,1121,
327745,35,1123,1110,63,262205,31,1124,1123,327745,127,1125,152,1122,196670,1125,1124,131321,1119,131320,1119,65789,
65592,327734,33,407,0,48,196663,35,1126,196663,35,1127,131320,1128,262203,35,1129,7,262205,31,1130,1126,327745,127,
1131,152,1130,262205,31,1132,1131,262205,31,1133,1127,327850,37,1134,1133,68,196855,1135,0,262394,1134,1136,1137,
131320,1136,262205,31,1138,1126,327808,31,1139,146,1138,327745,127,1140,152,1139,262205,31,1141,1140,196670,1129,1141,
131321,1135,131320,1137,196670,1129,55,131321,1135,131320,1135,458997,31,1142,1141,1136,55,1137,327760,33,1143,1132,
1142,131326,1143,65592};
/* scatter.comp -DGPUSORTI_BASIC, 4980 words */
static const uint32_t gpusorti_spv_scatter_basic[] = {
119734787,66304,524299,870,0,131089,1,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,0,1,524303,5,2,0x6e69616d,0,3,
4,5,393232,2,17,1,1,1,262215,6,1,1,262215,7,6,4,327752,8,0,35,0,327752,8,1,35,4,327752,8,2,35,8,327752,8,3,35,12,
327752,8,4,35,16,327752,8,5,35,20,327752,8,6,35,24,327752,8,7,35,40,327752,8,8,35,44,196679,8,2,262215,9,6,4,327752,
10,0,35,0,196679,10,2,262215,11,34,0,262215,11,33,3,262215,3,11,26,262215,4,11,24,262215,12,1,5,262215,13,6,8,327752,
14,0,35,0,196679,14,2,262215,15,34,0,262215,15,33,2,262215,16,6,8,327752,17,0,35,0,196679,17,2,262215,18,34,0,262215,
18,33,0,262215,19,6,4,327752,20,0,35,0,196679,20,2,262215,21,34,0,262215,21,33,2,262215,22,1,7,262215,23,6,4,327752,
24,0,35,0,196679,24,2,262215,25,34,0,262215,25,33,0,262215,26,1,10,262215,27,6,8,327752,28,0,35,0,196679,28,2,262215,
29,34,0,262215,29,33,1,262215,30,6,4,327752,31,0,35,0,196679,31,2,262215,32,34,0,262215,32,33,1,262215,33,1,8,262215,
34,1,6,262215,35,1,9,262215,36,1,2,262215,5,11,29,262215,37,1,0,262215,38,1,11,262215,39,1,0,262215,40,11,25,131091,
41,196641,42,41,262165,43,32,0,131092,44,262176,45,7,43,262167,46,43,2,262176,47,7,46,262194,43,6,8,262172,48,43,6,
262176,49,7,48,262187,43,50,4,262172,7,43,50,720926,8,43,43,43,43,43,43,7,43,43,262176,51,9,8,262203,51,52,9,262165,
53,32,1,262187,53,54,0,262176,55,9,43,262187,43,56,0,196637,9,43,196638,10,9,262176,57,12,10,262203,57,11,12,262176,
58,12,43,262167,59,43,3,262176,60,1,59,262203,60,3,1,262187,43,61,1,262176,62,1,43,262203,60,4,1,262194,43,12,1,
262187,43,63,2,393268,44,64,170,12,63,196637,13,46,196638,14,13,262176,65,12,14,262203,65,15,12,262187,53,66,7,262176,
67,12,46,196637,16,46,196638,17,16,262176,68,12,17,262203,68,18,12,196637,19,43,196638,20,19,262176,69,12,20,262203,
69,21,12,262194,43,22,32,262187,43,70,32,393268,44,71,170,22,70,196637,23,43,196638,24,23,262176,72,12,24,262203,72,
25,12,262187,43,73,16,393268,44,74,170,22,73,458804,43,75,169,74,61,63,393268,53,76,128,22,56,393268,44,77,170,12,63,
262194,43,26,0,393268,44,78,170,26,63,262187,53,79,8,196637,27,46,196638,28,27,262176,80,12,28,262203,80,29,12,196637,
30,43,196638,31,30,262176,81,12,31,262203,81,32,12,393268,44,82,170,26,63,393268,44,83,170,12,63,262194,43,33,0,
393268,44,84,170,33,61,262194,43,34,32,393268,43,85,130,34,61,262187,43,86,31,393268,43,87,199,85,86,393268,43,88,196,
61,87,393268,44,89,170,33,63,262187,53,90,31,262194,43,35,0,393268,44,91,171,35,56,393268,44,92,170,33,61,393268,44,
93,170,33,63,393268,43,94,130,34,61,393268,53,95,128,94,56,262187,53,96,1,393268,44,97,174,34,70,262187,43,98,
0xffffffff,393268,43,99,199,34,86,393268,43,100,196,61,99,393268,43,101,130,100,61,458804,43,102,169,97,98,101,393268,
44,103,171,35,56,393268,44,104,170,12,63,393268,44,105,171,35,56,393268,44,106,170,33,61,393268,44,107,170,33,63,
393268,44,108,171,35,56,393268,44,109,170,33,61,393268,44,110,170,33,63,393268,43,111,130,34,61,393268,53,112,128,111,
56,393268,44,113,170,12,61,262187,53,114,3,262194,43,36,8,262187,53,115,4,262203,62,5,1,262194,43,37,256,393268,43,
116,196,61,36,262172,117,43,116,262176,118,4,117,262203,118,119,4,262176,120,4,43,262203,118,121,4,393268,43,122,132,
37,6,262172,123,43,122,262176,124,4,123,262203,124,125,4,262187,53,126,16,393268,43,127,128,73,36,262187,43,128,264,
327724,46,129,56,56,262187,43,130,3,262172,131,46,37,262176,132,4,131,262203,132,133,4,262176,134,4,46,393268,43,135,
130,37,61,262187,43,136,65535,393268,43,137,130,122,61,393268,44,138,172,12,26,458804,43,139,169,138,12,26,393268,43,
140,132,122,139,262172,141,43,140,262176,142,4,141,262203,142,143,4,262187,53,144,6,262203,118,145,4,262187,53,146,5,
262194,43,38,0,393268,43,147,199,38,61,393268,44,148,171,147,56,393268,43,149,199,38,63,393268,44,150,170,149,56,
262172,151,46,6,262176,152,7,151,327724,46,153,98,98,262187,43,154,8,393268,44,155,171,26,56,262194,43,39,1,393267,59,
40,39,61,61,327734,41,2,0,42,131320,156,262203,47,157,7,262203,49,158,7,262203,49,159,7,262203,152,160,7,262203,49,
161,7,262203,49,162,7,262203,49,163,7,262203,49,164,7,262203,49,165,7,196855,166,0,196859,56,167,131320,167,327745,55,
168,52,54,262205,43,169,168,327851,44,170,169,56,196855,171,0,262394,170,172,173,131320,172,131321,171,131320,173,
393281,58,174,11,54,54,262205,43,175,174,131321,171,131320,171,458997,43,176,169,172,175,173,393281,55,177,52,144,54,
262205,43,178,177,327812,43,179,178,122,327814,43,180,176,179,327817,43,181,176,179,327851,44,182,181,56,393385,43,
183,182,61,56,327808,43,184,180,183,327745,62,185,3,61,262205,43,186,185,327745,62,187,4,56,262205,43,188,187,327812,
43,189,186,188,327745,62,190,3,56,262205,43,191,190,327808,43,192,189,191,327745,55,193,52,96,262205,43,194,193,
327812,43,195,50,194,327808,43,196,70,195,393281,58,197,11,54,196,262205,43,198,197,327854,44,199,192,184,262312,44,
200,199,196855,201,0,262394,200,202,201,131320,202,327879,43,203,198,61,327851,44,204,203,56,131321,201,131320,201,
458997,44,205,199,171,204,202,196855,206,0,262394,205,207,206,131320,207,131321,166,131320,206,262205,43,208,5,131321,
209,131320,209,458997,43,210,208,206,211,212,327856,44,213,210,116,262390,214,212,0,262394,213,212,214,131320,212,
327745,55,215,52,146,262205,43,216,215,327812,43,217,210,184,327808,43,218,216,217,327808,43,219,218,192,393281,58,
220,11,54,219,262205,43,221,220,327745,120,222,145,210,196670,222,221,327808,43,211,210,37,131321,209,131320,214,
327812,43,223,192,179,327810,43,224,176,223,327856,44,225,224,179,196855,226,0,262394,225,227,228,131320,227,131321,
226,131320,228,327808,43,229,223,179,131321,226,131320,226,458997,43,230,176,227,229,228,327879,43,231,198,63,327851,
44,232,231,56,327745,55,233,52,114,262205,43,234,233,327812,43,235,194,36,327808,43,236,234,235,327745,55,237,52,115,
262205,43,238,237,327810,43,239,238,235,458764,43,240,1,38,36,239,196855,241,0,262394,148,242,241,131320,242,327879,
43,243,198,73,327851,44,244,243,56,131321,241,131320,241,458997,44,245,148,226,244,242,262312,44,246,150,196855,247,0,
262394,246,248,247,131320,248,327879,43,249,198,70,327850,44,250,249,56,131321,247,131320,247,458997,44,251,150,241,
250,248,131321,252,131320,252,458997,43,253,223,247,254,255,327856,44,256,253,230,262390,257,258,0,262394,256,259,257,
131320,259,327810,43,260,230,253,458764,43,261,1,38,260,122,131321,262,131320,262,458997,43,263,56,259,264,265,327856,
44,266,263,6,262390,267,265,1,262394,266,268,267,131320,268,327812,43,269,263,37,327808,43,270,269,208,327856,44,271,
270,261,196855,272,0,262394,271,273,274,131320,273,327808,43,275,253,270,196855,276,0,196859,56,277,131320,277,196855,
278,0,262394,64,279,278,131320,279,196855,280,0,262394,232,281,282,131320,281,327745,55,283,52,66,262205,43,284,283,
327808,43,285,284,275,393281,67,286,15,54,285,262205,46,287,286,131321,280,131320,282,393281,67,288,18,54,275,262205,
46,289,288,131321,280,131320,280,458997,46,290,287,281,289,282,131321,276,131320,278,196855,291,0,262394,232,292,291,
131320,292,327745,55,293,52,66,262205,43,294,293,327808,43,295,294,275,393281,58,296,21,54,295,262205,43,297,296,
327760,46,298,297,56,131321,276,131320,291,196855,299,0,262394,71,300,299,131320,300,393281,58,301,25,54,275,262205,
43,302,301,327760,46,303,302,56,131321,276,131320,299,327876,43,304,61,75,327810,43,305,304,61,327879,43,306,275,305,
327812,43,307,306,22,327874,43,308,275,75,393281,58,309,25,54,308,262205,43,310,309,262268,53,311,307,393419,43,312,
310,311,76,327760,46,313,312,56,131321,276,131320,276,721141,46,314,290,280,298,292,303,300,313,299,131321,272,131320,
274,131321,272,131320,272,458997,46,315,314,276,153,274,327745,47,316,160,263,196670,316,315,131321,265,131320,265,
327808,43,264,263,96,131321,262,131320,267,327879,43,317,198,50,327851,44,318,317,56,196855,319,0,262394,318,320,319,
131320,320,131321,321,131320,321,458997,43,322,56,320,323,324,327856,44,325,322,6,262390,326,324,1,262394,325,327,326,
131320,327,327812,43,328,322,37,327808,43,329,328,208,327856,44,330,329,261,196855,331,0,262394,330,332,331,131320,
332,327745,47,333,160,322,262205,46,334,333,196855,335,0,262394,83,336,337,131320,336,196855,338,0,262394,84,339,338,
131320,339,327761,43,340,334,1,327878,43,341,340,88,393298,46,342,341,334,1,131321,338,131320,338,458997,46,343,334,
336,342,339,196855,344,0,262394,89,345,344,131320,345,327761,43,346,343,1,262268,53,347,346,327875,53,348,347,90,
262268,43,349,348,327877,43,350,349,88,327760,46,351,349,350,327878,46,352,343,351,131321,344,131320,344,458997,46,
353,343,338,352,345,196855,354,0,262394,91,355,354,131320,355,262344,46,356,353,131321,354,131320,354,458997,46,357,
353,344,356,355,131321,335,131320,337,196855,358,0,262394,92,359,358,131320,359,327761,43,360,334,0,327878,43,361,360,
88,393298,46,362,361,334,0,131321,358,131320,358,458997,46,363,334,337,362,359,196855,364,0,262394,93,365,364,131320,
365,327761,43,366,363,0,262268,53,367,366,393418,53,368,367,95,96,262268,43,369,368,327877,43,370,369,88,327879,43,
371,370,102,327878,43,372,366,371,393298,46,373,372,363,0,131321,364,131320,364,458997,46,374,363,358,373,365,196855,
375,0,262394,103,376,375,131320,376,327761,43,377,374,0,327878,43,378,377,102,393298,46,379,378,374,0,131321,375,
131320,375,458997,46,380,374,364,379,376,131321,335,131320,335,458997,46,381,357,354,380,375,196670,333,381,131321,
331,131320,331,131321,324,131320,324,327808,43,323,322,96,131321,321,131320,326,131321,319,131320,319,131321,382,
131320,382,458997,43,383,56,319,384,385,327856,44,386,383,6,262390,387,385,1,262394,386,388,387,131320,388,327745,47,
389,160,383,262205,46,390,389,196855,391,0,196859,56,392,131320,392,196855,393,0,262394,113,394,393,131320,394,327761,
43,395,390,0,262268,53,396,236,262268,53,397,240,393419,43,398,395,396,397,131321,391,131320,393,327761,43,399,390,1,
327879,43,400,236,86,327874,43,401,399,400,327854,44,402,236,70,196855,403,0,262394,402,404,405,131320,404,131321,403,
131320,405,327761,43,406,390,0,327874,43,407,406,236,327850,44,408,236,56,196855,409,0,262394,408,410,411,131320,410,
131321,409,131320,411,327810,43,412,70,236,327876,43,413,399,412,131321,409,131320,409,458997,43,414,56,410,413,411,
327877,43,415,407,414,131321,403,131320,403,458997,43,416,401,404,415,409,327876,43,417,61,240,327810,43,418,417,61,
327879,43,419,416,418,131321,391,131320,391,458997,43,420,398,394,419,403,327745,45,421,161,383,196670,421,420,131321,
385,131320,385,327808,43,384,383,96,131321,382,131320,387,262205,48,422,161,196670,163,422,131321,423,131320,423,
458997,43,424,56,387,425,426,327856,44,427,424,6,262390,428,426,0,262394,427,426,428,131320,426,327812,43,429,424,37,
327808,43,430,429,208,327745,45,431,163,424,262205,43,432,431,327876,43,433,432,126,327877,43,434,433,430,327745,120,
435,125,430,196670,435,434,327808,43,425,424,96,131321,423,131320,428,131321,436,131320,436,458997,43,437,208,428,438,
439,327856,44,440,437,116,262390,441,439,0,262394,440,439,441,131320,439,327745,120,442,121,437,196670,442,56,327745,
120,443,119,437,196670,443,56,327808,43,438,437,37,131321,436,131320,441,131321,444,131320,444,458997,43,445,73,441,
446,447,327856,44,448,445,127,262390,449,447,0,262394,448,450,449,131320,450,262368,63,63,128,196670,157,129,131321,
451,131320,451,458997,43,452,56,450,453,454,327856,44,455,452,6,262390,456,454,0,262394,455,454,456,131320,454,327812,
43,457,208,6,327808,43,458,457,452,327745,120,459,125,458,262205,43,460,459,327745,45,461,158,452,196670,461,460,
262205,43,462,461,327874,43,463,462,445,327879,43,464,463,130,327874,43,465,464,61,327879,43,466,464,61,327812,43,467,
466,73,327876,43,468,61,467,327745,45,469,157,465,262205,43,470,469,327808,43,471,470,468,196670,469,471,327808,43,
453,452,96,131321,451,131320,456,262205,46,472,157,327745,134,473,133,208,196670,473,472,262368,63,63,128,131321,474,
131320,474,458997,46,475,472,456,476,477,458997,43,478,61,456,479,477,327856,44,480,478,37,262390,481,477,0,262394,
480,482,481,131320,482,327854,44,483,208,478,196855,484,0,262394,483,485,486,131320,485,327810,43,487,208,478,327745,
134,488,133,487,262205,46,489,488,131321,484,131320,486,131321,484,131320,484,458997,46,490,489,485,129,486,262368,63,
63,128,327808,46,476,475,490,196670,473,476,262368,63,63,128,131321,477,131320,477,327812,43,479,478,63,131321,474,
131320,481,262205,46,491,157,327810,46,492,475,491,327745,134,493,133,135,262205,46,494,493,327761,43,495,494,0,
327879,43,496,495,136,327874,43,497,495,126,327808,43,498,496,497,327761,43,499,494,1,327879,43,500,499,136,327808,43,
501,498,500,327876,43,502,496,126,327876,43,503,501,126,327877,43,504,498,503,327760,46,505,502,504,327808,46,506,492,
505,196670,157,506,131321,507,131320,507,458997,43,508,56,481,509,510,327856,44,511,508,6,262390,512,510,0,262394,511,
510,512,131320,510,327745,45,513,158,508,262205,43,514,513,327874,43,515,514,445,327879,43,516,515,130,327879,43,517,
516,61,327812,43,518,517,73,327874,43,519,516,61,327745,45,520,157,519,262205,43,521,520,327874,43,522,521,518,327879,
43,523,522,136,262205,43,524,513,327745,120,525,125,523,196670,525,524,327876,43,526,61,518,262205,43,527,520,327808,
43,528,527,526,196670,520,528,327808,43,509,508,96,131321,507,131320,512,131321,447,131320,447,327808,43,446,445,63,
131321,444,131320,449,262368,63,63,128,131321,529,131320,529,458997,43,530,56,449,531,532,327856,44,533,530,6,262390,
534,532,0,262394,533,535,534,131320,535,327812,43,536,530,37,327808,43,537,536,208,327745,120,538,125,537,262205,43,
539,538,327874,43,540,539,126,262205,43,541,538,327879,43,542,541,136,327745,45,543,159,530,196670,543,542,327850,44,
544,537,56,262312,44,545,544,196855,546,0,262394,545,547,546,131320,547,327810,43,548,537,61,327745,120,549,125,548,
262205,43,550,549,327874,43,551,550,126,327851,44,552,551,540,131321,546,131320,546,458997,44,553,544,535,552,547,
196855,554,0,262394,553,555,554,131320,555,327745,120,556,121,540,196670,556,537,131321,554,131320,554,327850,44,557,
537,137,262312,44,558,557,196855,559,0,262394,558,560,559,131320,560,327808,43,561,537,61,327745,120,562,125,561,
262205,43,563,562,327874,43,564,563,126,327851,44,565,564,540,131321,559,131320,559,458997,44,566,557,554,565,560,
196855,567,0,262394,566,568,567,131320,568,327808,43,569,537,61,327745,120,570,119,540,196670,570,569,131321,567,
131320,567,131321,532,131320,532,327808,43,531,530,96,131321,529,131320,534,262368,63,63,128,131321,571,131320,571,
458997,43,572,56,534,573,574,327856,44,575,572,6,262390,576,574,0,262394,575,574,576,131320,574,327745,45,577,159,572,
262205,43,578,577,327812,43,579,572,37,327808,43,580,579,208,327745,120,581,125,578,196670,581,580,327808,43,573,572,
96,131321,571,131320,576,262368,63,63,128,131321,582,131320,582,458997,43,583,56,576,584,585,327856,44,586,583,6,
262390,587,585,0,262394,586,585,587,131320,585,327812,43,588,583,37,327808,43,589,588,208,327745,120,590,125,589,
262205,43,591,590,327745,45,592,164,583,196670,592,591,327808,43,584,583,96,131321,582,131320,587,262205,48,593,164,
196670,162,593,131321,594,131320,594,458997,43,595,56,587,596,597,327856,44,598,595,6,262390,599,597,1,262394,598,600,
599,131320,600,327745,45,601,162,595,262205,43,602,601,327745,47,603,160,595,262205,46,604,603,327761,43,605,604,0,
327745,120,606,143,602,196670,606,605,327850,44,607,12,63,196855,608,0,262394,607,609,608,131320,609,327808,43,610,
122,602,327761,43,611,604,1,327745,120,612,143,610,196670,612,611,131321,608,131320,608,131321,597,131320,597,327808,
43,596,595,96,131321,594,131320,599,262368,63,63,128,131321,613,131320,613,458997,43,614,56,599,615,616,327856,44,617,
614,6,262390,618,616,1,262394,617,619,618,131320,619,327812,43,620,614,37,327808,43,621,620,208,327745,120,622,143,
621,262205,43,623,622,327850,44,624,12,63,196855,625,0,262394,624,626,627,131320,626,327808,43,628,122,621,327745,120,
629,143,628,262205,43,630,629,131321,625,131320,627,131321,625,131320,625,458997,43,631,630,626,56,627,327760,46,632,
623,631,196855,633,0,196859,56,634,131320,634,196855,635,0,262394,113,636,635,131320,636,262268,53,637,236,262268,53,
638,240,393419,43,639,623,637,638,131321,633,131320,635,327879,43,640,236,86,327874,43,641,631,640,327854,44,642,236,
70,196855,643,0,262394,642,644,645,131320,644,131321,643,131320,645,327874,43,646,623,236,327850,44,647,236,56,196855,
648,0,262394,647,649,650,131320,649,131321,648,131320,650,327810,43,651,70,236,327876,43,652,631,651,131321,648,
131320,648,458997,43,653,56,649,652,650,327877,43,654,646,653,131321,643,131320,643,458997,43,655,641,644,654,648,
327876,43,656,61,240,327810,43,657,656,61,327879,43,658,655,657,131321,633,131320,633,458997,43,659,639,636,658,643,
327745,120,660,145,659,262205,43,661,660,327808,43,662,661,621,327745,120,663,121,659,262205,43,664,663,327810,43,665,
662,664,327745,45,666,165,614,196670,666,665,327856,44,667,621,261,327847,44,668,667,251,196855,669,0,262394,668,670,
669,131320,670,262312,44,671,232,327879,43,672,198,154,327851,44,673,672,56,196855,674,0,262394,673,675,676,131320,
675,196855,677,0,262394,104,678,679,131320,678,196855,680,0,262394,105,681,680,131320,681,262344,46,682,632,131321,
680,131320,680,458997,46,683,632,678,682,681,196855,684,0,262394,106,685,684,131320,685,327761,43,686,683,1,327878,43,
687,686,88,393298,46,688,687,683,1,131321,684,131320,684,458997,46,689,683,680,688,685,196855,690,0,262394,107,691,
690,131320,691,327761,43,692,689,1,262268,53,693,692,327875,53,694,693,90,262268,43,695,694,262344,43,696,695,327877,
43,697,696,88,327760,46,698,696,697,327878,46,699,689,698,131321,690,131320,690,458997,46,700,689,684,699,691,131321,
677,131320,679,196855,701,0,262394,108,702,701,131320,702,327878,43,703,623,102,393298,46,704,703,632,0,131321,701,
131320,701,458997,46,705,632,679,704,702,196855,706,0,262394,109,707,706,131320,707,327761,43,708,705,0,327878,43,709,
708,88,393298,46,710,709,705,0,131321,706,131320,706,458997,46,711,705,701,710,707,196855,712,0,262394,110,713,712,
131320,713,327761,43,714,711,0,262268,53,715,714,393418,53,716,715,112,96,262268,43,717,716,262344,43,718,717,327877,
43,719,718,88,327879,43,720,719,102,327878,43,721,714,720,393298,46,722,721,711,0,131321,712,131320,712,458997,46,723,
711,706,722,713,131321,677,131320,677,458997,46,724,700,690,723,712,131321,674,131320,676,131321,674,131320,674,
458997,46,725,724,677,632,676,262205,43,726,666,196855,727,0,262394,77,728,729,131320,728,196855,730,0,262394,671,731,
732,131320,731,327745,55,733,52,66,262205,43,734,733,327808,43,735,734,726,393281,67,736,15,54,735,196670,736,725,
131321,730,131320,732,393281,67,737,18,54,726,196670,737,725,131321,730,131320,730,131321,727,131320,729,196855,738,0,
262394,671,739,740,131320,739,327745,55,741,52,66,262205,43,742,741,327808,43,743,742,726,327761,43,744,725,0,393281,
58,745,21,54,743,196670,745,744,131321,738,131320,740,327761,43,746,725,0,393281,58,747,25,54,726,196670,747,746,
131321,738,131320,738,131321,727,131320,727,131321,669,131320,669,131321,616,131320,616,327808,43,615,614,96,131321,
613,131320,618,262368,63,63,128,196855,748,0,262394,155,749,748,131320,749,131321,750,131320,750,458997,43,751,56,749,
752,753,327856,44,754,751,6,262390,755,753,1,262394,754,756,755,131320,756,327812,43,757,751,37,327808,43,758,757,208,
327854,44,759,758,261,196855,760,0,262394,759,761,760,131320,761,131321,753,131320,760,196855,762,0,262394,245,763,
764,131320,763,327808,43,765,253,758,327760,46,766,765,56,131321,762,131320,764,327808,43,767,253,758,196855,768,0,
196859,56,769,131320,769,196855,770,0,262394,78,771,770,131320,771,196855,772,0,262394,232,773,774,131320,773,327745,
55,775,52,79,262205,43,776,775,327808,43,777,776,767,393281,67,778,15,54,777,262205,46,779,778,131321,772,131320,774,
393281,67,780,29,54,767,262205,46,781,780,131321,772,131320,772,458997,46,782,779,773,781,774,131321,768,131320,770,
196855,783,0,262394,232,784,785,131320,784,327745,55,786,52,79,262205,43,787,786,327808,43,788,787,767,393281,58,789,
21,54,788,262205,43,790,789,131321,783,131320,785,393281,58,791,32,54,767,262205,43,792,791,131321,783,131320,783,
458997,43,793,790,784,792,785,327760,46,794,793,56,131321,768,131320,768,458997,46,795,782,772,794,783,131321,762,
131320,762,458997,46,796,766,763,795,768,327745,45,797,162,751,262205,43,798,797,327761,43,799,796,0,327745,120,800,
143,798,196670,800,799,327850,44,801,26,63,196855,802,0,262394,801,803,802,131320,803,327808,43,804,122,798,327761,43,
805,796,1,327745,120,806,143,804,196670,806,805,131321,802,131320,802,131321,753,131320,753,327808,43,752,751,96,
131321,750,131320,755,262368,63,63,128,131321,807,131320,807,458997,43,808,56,755,809,810,327856,44,811,808,6,262390,
812,810,1,262394,811,813,812,131320,813,327812,43,814,808,37,327808,43,815,814,208,327856,44,816,815,261,196855,817,0,
262394,816,818,817,131320,818,262312,44,819,232,327745,120,820,143,815,262205,43,821,820,327850,44,822,26,63,196855,
823,0,262394,822,824,825,131320,824,327808,43,826,122,815,327745,120,827,143,826,262205,43,828,827,131321,823,131320,
825,131321,823,131320,823,458997,43,829,828,824,56,825,327760,46,830,821,829,327745,45,831,165,808,262205,43,832,831,
196855,833,0,262394,82,834,835,131320,834,196855,836,0,262394,819,837,838,131320,837,327745,55,839,52,79,262205,43,
840,839,327808,43,841,840,832,393281,67,842,15,54,841,196670,842,830,131321,836,131320,838,393281,67,843,29,54,832,
196670,843,830,131321,836,131320,836,131321,833,131320,835,196855,844,0,262394,819,845,846,131320,845,327745,55,847,
52,79,262205,43,848,847,327808,43,849,848,832,393281,58,850,21,54,849,196670,850,821,131321,844,131320,846,393281,58,
851,32,54,832,196670,851,821,131321,844,131320,844,131321,833,131320,833,131321,817,131320,817,131321,810,131320,810,
327808,43,809,808,96,131321,807,131320,812,131321,748,131320,748,131321,852,131320,852,458997,43,853,208,748,854,855,
327856,44,856,853,116,262390,857,855,0,262394,856,855,857,131320,855,327745,120,858,119,853,262205,43,859,858,327745,
120,860,121,853,262205,43,861,860,327810,43,862,859,861,327745,120,863,145,853,262205,43,864,863,327808,43,865,864,
862,196670,863,865,327808,43,854,853,37,131321,852,131320,857,262368,63,63,128,131321,258,131320,258,327856,44,866,
260,122,196855,255,0,262394,866,867,868,131320,867,131321,255,131320,868,327808,43,869,253,122,131321,255,131320,255,
458997,43,254,230,867,869,868,131321,252,131320,257,131321,166,131320,166,65789,65592};
/* scatter.comp -DGPUSORTI_BASIC -DGPUSORTI_ADDRESS, 6511 words */
static const uint32_t gpusorti_spv_scatter_basic_address[] = {
119734787,66304,524299,1127,0,131089,1,131089,5347,589834,0x5f565053,0x5f52484b,0x73796870,0x6c616369,0x6f74735f,
0x65676172,0x6675625f,7497062,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,5348,1,524303,5,2,0x6e69616d,0,3,4,5,
393232,2,17,1,1,1,262215,6,1,1,262215,7,6,4,327752,8,0,35,0,327752,8,1,35,8,327752,8,2,35,16,327752,8,3,35,24,327752,
8,4,35,32,327752,8,5,35,40,327752,8,6,35,44,327752,8,7,35,48,327752,8,8,35,52,327752,8,9,35,56,327752,8,10,35,60,
327752,8,11,35,64,327752,8,12,35,80,327752,8,13,35,84,196679,8,2,262215,9,6,4,327752,10,0,35,0,196679,10,2,262215,3,
11,26,262215,4,11,24,262215,11,1,5,262215,12,6,8,327752,13,0,35,0,196679,13,2,262215,14,1,7,262215,15,1,10,262215,16,
1,8,262215,17,1,6,262215,18,1,9,262215,19,1,2,262215,5,11,29,262215,20,1,0,262215,21,1,11,262215,22,1,0,262215,23,11,
25,262215,24,1,3,262215,25,1,4,262215,26,1,12,131091,27,196641,28,27,262165,29,32,0,196641,30,29,262167,31,29,2,
262176,32,7,31,262176,33,7,29,393249,34,31,32,33,33,131092,35,262176,36,7,35,327713,37,31,36,33,393249,38,27,36,33,32,
262177,39,31,32,393249,40,29,32,33,33,262177,41,29,33,262194,29,6,8,262172,42,29,6,262176,43,7,42,327713,44,27,43,43,
393249,45,27,33,32,33,327713,46,31,33,33,262187,29,47,4,262172,7,29,47,1048606,8,31,31,31,31,31,29,29,29,29,29,29,7,
29,29,262176,48,9,8,262203,48,49,9,262165,50,32,1,262187,50,51,5,262176,52,9,29,262187,29,53,0,262187,50,54,4,262176,
55,9,31,196647,56,5349,196637,9,29,196638,10,9,262176,56,5349,10,262187,50,57,0,262176,58,5349,29,262167,59,29,3,
262176,60,1,59,262203,60,3,1,262187,29,61,1,262176,62,1,29,262203,60,4,1,262174,63,29,29,262187,29,64,32,262187,50,65,
2,262194,29,11,1,262187,29,66,2,393268,35,67,170,11,66,262187,29,68,3,196647,69,5349,196637,12,31,196638,13,12,262176,
69,5349,13,262176,70,5349,31,262194,29,14,32,393268,35,71,170,14,64,262187,29,72,16,393268,35,73,170,14,72,458804,29,
74,169,73,61,66,393268,50,75,128,14,53,393268,35,76,170,11,66,262187,50,77,3,262187,50,78,1,262194,29,15,0,393268,35,
79,170,15,66,393268,35,80,170,15,66,393268,35,81,170,11,66,262194,29,16,0,393268,35,82,170,16,61,262194,29,17,32,
393268,29,83,130,17,61,262187,29,84,31,393268,29,85,199,83,84,393268,29,86,196,61,85,393268,35,87,170,16,66,262187,50,
88,31,262194,29,18,0,393268,35,89,171,18,53,393268,35,90,170,16,61,393268,35,91,170,16,66,393268,29,92,130,17,61,
393268,50,93,128,92,53,393268,35,94,174,17,64,262187,29,95,0xffffffff,393268,29,96,199,17,84,393268,29,97,196,61,96,
393268,29,98,130,97,61,458804,29,99,169,94,95,98,393268,35,100,171,18,53,393268,35,101,170,11,66,393268,35,102,171,18,
53,393268,35,103,170,16,61,393268,35,104,170,16,66,393268,35,105,171,18,53,393268,35,106,170,16,61,393268,35,107,170,
16,66,393268,29,108,130,17,61,393268,50,109,128,108,53,393268,35,110,170,11,61,262187,50,111,8,262194,29,19,8,262187,
50,112,9,262176,113,6,29,262203,113,114,6,262203,62,5,1,262194,29,20,256,393268,29,115,196,61,19,262172,116,29,115,
262176,117,4,116,262203,117,118,4,262176,119,4,29,262203,117,120,4,393268,29,121,132,20,6,262172,122,29,121,262176,
123,4,122,262203,123,124,4,262187,50,125,16,393268,29,126,128,72,19,262187,29,127,264,327724,31,128,53,53,262172,129,
31,20,262176,130,4,129,262203,130,131,4,262176,132,4,31,393268,29,133,130,20,61,262187,29,134,65535,393268,29,135,130,
121,61,393268,35,136,172,11,15,458804,29,137,169,136,11,15,393268,29,138,132,121,137,262172,139,29,138,262176,140,4,
139,262203,140,141,4,262187,50,142,11,262187,50,143,6,262203,117,144,4,262187,50,145,10,262194,29,21,0,393268,29,146,
199,21,61,393268,35,147,171,146,53,393268,29,148,199,21,66,393268,35,149,170,148,53,262172,150,31,6,262176,151,7,150,
327724,31,152,95,95,262187,29,153,8,393268,35,154,171,15,53,262194,29,22,1,393267,59,23,22,61,61,262194,29,24,32,
262194,29,25,1,262194,29,26,0,262187,29,155,5,262187,29,156,24,262187,29,157,160,196650,35,158,196649,35,159,262187,
29,160,18,327734,27,2,0,28,131320,161,327739,36,162,7,158,262203,33,163,7,262203,33,164,7,262203,33,165,7,262203,33,
166,7,262203,33,167,7,262203,33,168,7,262203,33,169,7,262203,33,170,7,262203,33,171,7,262203,36,172,7,262203,33,173,7,
262203,33,174,7,262203,33,175,7,262203,33,176,7,262203,36,177,7,262203,36,178,7,262203,33,179,7,262203,33,180,7,
262203,33,181,7,262203,33,182,7,262203,33,183,7,262203,151,184,7,262203,32,185,7,262203,36,186,7,262203,33,187,7,
262203,33,188,7,262203,33,189,7,262203,32,190,7,262203,33,191,7,262203,43,192,7,262203,32,193,7,262203,33,194,7,
262203,33,195,7,262203,43,196,7,262203,43,197,7,262203,43,198,7,262203,33,199,7,262203,33,200,7,262203,32,201,7,
262203,33,202,7,262203,33,203,7,262203,33,204,7,262203,32,205,7,262203,33,206,7,262203,33,207,7,262203,33,208,7,
262203,32,209,7,262203,33,210,7,262203,33,211,7,262203,43,212,7,262203,32,213,7,262203,32,214,7,262203,36,215,7,
262203,33,216,7,262203,32,217,7,262203,33,218,7,262203,33,219,7,262203,33,220,7,262203,32,221,7,262203,36,222,7,
262203,33,223,7,262203,33,224,7,262203,32,225,7,262203,33,226,7,262203,33,227,7,262203,33,228,7,262203,33,229,7,
262203,33,230,7,262203,36,231,7,262203,33,232,7,262203,32,233,7,262203,33,234,7,262203,33,235,7,262203,33,236,7,
196855,237,0,196859,53,238,131320,238,262201,29,239,240,196670,163,239,393281,52,241,49,142,57,262205,29,242,241,
327812,29,243,242,121,196670,164,243,327814,29,244,239,243,327817,29,245,239,243,327851,35,246,245,53,393385,29,247,
246,61,53,327808,29,248,244,247,196670,165,248,262201,29,249,250,196670,166,249,327745,55,251,49,54,262205,31,252,251,
262268,56,253,252,327745,52,254,49,143,262205,29,255,254,327812,29,256,47,255,327808,29,257,64,256,393281,58,258,253,
57,257,393277,29,259,258,2,4,196670,167,259,327854,35,260,249,248,262312,35,261,260,196855,262,0,262394,261,263,262,
131320,263,327879,29,264,259,61,327851,35,265,264,53,131321,262,131320,262,458997,35,266,260,238,265,263,196855,267,0,
262394,266,268,267,131320,268,196670,162,159,131321,237,131320,267,262201,27,269,270,262205,29,271,114,196670,168,271,
131321,272,131320,272,458997,29,273,271,267,274,275,327856,35,276,273,115,262390,277,275,0,262394,276,275,277,131320,
275,327745,52,278,49,145,262205,29,279,278,327812,29,280,273,248,327808,29,281,279,280,327808,29,282,281,249,393281,
58,283,253,57,282,393277,29,284,283,2,4,327745,119,285,144,273,196670,285,284,327808,29,274,273,20,196670,168,274,
131321,272,131320,277,327812,29,286,249,243,196670,169,286,327810,29,287,239,286,327856,35,288,287,243,196855,289,0,
262394,288,290,291,131320,290,196670,171,239,131321,289,131320,291,327808,29,292,286,243,196670,171,292,131321,289,
131320,289,458997,29,293,239,290,292,291,196670,170,293,327879,29,294,259,66,327851,35,295,294,53,196670,172,295,
196670,174,255,327737,29,296,297,174,196670,173,296,196670,176,255,327737,29,298,299,176,196670,175,298,196855,300,0,
262394,147,301,300,131320,301,327879,29,302,259,72,327851,35,303,302,53,131321,300,131320,300,458997,35,304,147,289,
303,301,196670,177,304,262312,35,305,149,196855,306,0,262394,305,307,306,131320,307,327879,29,308,259,64,327850,35,
309,308,53,131321,306,131320,306,458997,35,310,149,300,309,307,196670,178,310,196670,179,286,131321,311,131320,311,
458997,29,312,286,306,313,314,327856,35,315,312,293,262390,316,317,0,262394,315,318,316,131320,318,327810,29,319,293,
312,458764,29,320,1,38,319,121,196670,180,320,196670,181,53,131321,321,131320,321,458997,29,322,53,318,323,324,327856,
35,325,322,6,262390,326,324,1,262394,325,327,326,131320,327,196670,183,322,327737,29,328,329,183,196670,182,328,
327856,35,330,328,320,196855,331,0,262394,330,332,333,131320,332,327808,29,334,312,328,196670,186,295,196670,187,334,
393273,31,335,336,186,187,196670,185,335,131321,331,131320,333,196670,185,152,131321,331,131320,331,458997,31,337,335,
332,152,333,327745,32,338,184,322,196670,338,337,131321,324,131320,324,327808,29,323,322,78,196670,181,323,131321,321,
131320,326,327879,29,339,259,47,327851,35,340,339,53,196855,341,0,262394,340,342,341,131320,342,196670,188,53,131321,
343,131320,343,458997,29,344,53,342,345,346,327856,35,347,344,6,262390,348,346,1,262394,347,349,348,131320,349,196670,
189,344,327737,29,350,329,189,327856,35,351,350,320,196855,352,0,262394,351,353,352,131320,353,327745,32,354,184,344,
262205,31,355,354,196670,190,355,327737,31,356,357,190,196670,354,356,131321,352,131320,352,131321,346,131320,346,
327808,29,345,344,78,196670,188,345,131321,343,131320,348,131321,341,131320,341,196670,191,53,131321,358,131320,358,
458997,29,359,53,341,360,361,327856,35,362,359,6,262390,363,361,1,262394,362,361,363,131320,361,327745,32,364,184,359,
262205,31,365,364,196670,193,365,196670,194,296,196670,195,298,458809,29,366,367,193,194,195,327745,33,368,192,359,
196670,368,366,327808,29,360,359,78,196670,191,360,131321,358,131320,363,262205,42,369,192,196670,197,369,393273,27,
370,371,197,198,262205,42,372,198,196670,196,372,196670,199,53,131321,373,131320,373,458997,29,374,53,363,375,376,
327856,35,377,374,6,262390,378,376,1,262394,377,376,378,131320,376,327745,33,379,196,374,262205,29,380,379,196670,200,
380,327745,32,381,184,374,262205,31,382,381,196670,201,382,196670,202,11,458809,27,383,384,200,201,202,327808,29,375,
374,78,196670,199,375,131321,373,131320,378,262368,66,66,127,196670,203,53,131321,385,131320,385,458997,29,386,53,378,
387,388,327856,35,389,386,6,262390,390,388,1,262394,389,391,390,131320,391,327812,29,392,386,20,262205,29,393,114,
327808,29,394,392,393,196670,204,394,196670,206,394,196670,207,11,393273,31,395,396,206,207,196670,205,395,196670,209,
395,196670,210,296,196670,211,298,458809,29,397,367,209,210,211,196670,208,397,327745,119,398,144,397,262205,29,399,
398,327808,29,400,399,394,327745,119,401,120,397,262205,29,402,401,327810,29,403,400,402,327745,33,404,212,386,196670,
404,403,327856,35,405,394,320,327847,35,406,405,310,196855,407,0,262394,406,408,407,131320,408,262312,35,409,295,
327879,29,410,259,153,327851,35,411,410,53,196855,412,0,262394,411,413,414,131320,413,196670,214,395,327737,31,415,
416,214,196670,213,415,131321,412,131320,414,196670,213,395,131321,412,131320,412,458997,31,417,415,413,395,414,
196670,215,409,262205,29,418,404,196670,216,418,196670,217,417,458809,27,419,420,215,216,217,131321,407,131320,407,
131321,388,131320,388,327808,29,387,386,78,196670,203,387,131321,385,131320,390,262368,66,66,127,196855,421,0,262394,
154,422,421,131320,422,196670,218,53,131321,423,131320,423,458997,29,424,53,422,425,426,327856,35,427,424,6,262390,
428,426,1,262394,427,429,428,131320,429,196670,220,424,327737,29,430,329,220,196670,219,430,327854,35,431,430,320,
196855,432,0,262394,431,433,432,131320,433,131321,426,131320,432,196855,434,0,262394,304,435,436,131320,435,327808,29,
437,312,430,327760,31,438,437,53,196670,221,438,131321,434,131320,436,327808,29,439,312,430,196670,222,295,196670,223,
439,393273,31,440,441,222,223,196670,221,440,131321,434,131320,434,458997,31,442,438,435,440,436,327745,33,443,196,
424,262205,29,444,443,196670,224,444,196670,225,442,196670,226,15,458809,27,445,384,224,225,226,131321,426,131320,426,
327808,29,425,424,78,196670,218,425,131321,423,131320,428,262368,66,66,127,196670,227,53,131321,446,131320,446,458997,
29,447,53,428,448,449,327856,35,450,447,6,262390,451,449,1,262394,450,452,451,131320,452,327812,29,453,447,20,262205,
29,454,114,327808,29,455,453,454,196670,228,455,327856,35,456,455,320,196855,457,0,262394,456,458,457,131320,458,
262312,35,459,295,196670,229,455,196670,230,15,393273,31,460,396,229,230,196670,231,459,327745,33,461,212,447,262205,
29,462,461,196670,232,462,196670,233,460,458809,27,463,464,231,232,233,131321,457,131320,457,131321,449,131320,449,
327808,29,448,447,78,196670,227,448,131321,446,131320,451,131321,421,131320,421,262205,29,465,114,196670,234,465,
131321,466,131320,466,458997,29,467,465,421,468,469,327856,35,470,467,115,262390,471,469,0,262394,470,469,471,131320,
469,196670,235,467,327737,29,472,473,235,327745,119,474,144,467,262205,29,475,474,327808,29,476,475,472,196670,474,
476,327808,29,468,467,20,196670,234,468,131321,466,131320,471,262368,66,66,127,131321,317,131320,317,327856,35,477,
319,121,196855,314,0,262394,477,478,479,131320,478,196670,236,293,131321,314,131320,479,327808,29,480,312,121,196670,
236,480,131321,314,131320,314,458997,29,313,293,478,480,479,196670,179,313,131321,311,131320,316,196670,162,159,
131321,237,131320,237,65789,65592,327734,29,240,0,30,131320,481,262203,33,482,7,327745,52,483,49,51,262205,29,484,483,
327851,35,485,484,53,196855,486,0,262394,485,487,488,131320,487,196670,482,484,131321,486,131320,488,327745,55,489,49,
54,262205,31,490,489,262268,56,491,490,393281,58,492,491,57,57,393277,29,493,492,2,4,196670,482,493,131321,486,131320,
486,458997,29,494,484,487,493,488,131326,494,65592,327734,29,250,0,30,131320,495,327745,62,496,3,61,262205,29,497,496,
327745,62,498,4,53,262205,29,499,498,327812,29,500,497,499,327745,62,501,3,53,262205,29,502,501,327808,29,503,500,502,
131326,503,65592,327734,31,504,0,34,196663,32,505,196663,33,506,196663,33,507,131320,508,262203,33,509,7,262203,33,
510,7,327745,33,511,505,53,262205,29,512,511,262205,29,513,506,262205,29,514,507,327876,29,515,513,514,327829,63,516,
512,515,327761,29,517,516,1,196670,510,517,327761,29,518,516,0,196670,509,518,327745,33,519,505,61,262205,29,520,519,
262205,29,521,506,262205,29,522,507,327810,29,523,64,522,327874,29,524,521,523,327808,29,525,520,524,327808,29,526,
525,517,327760,31,527,518,526,131326,527,65592,327734,31,336,0,37,196663,36,528,196663,33,529,131320,530,327739,36,
531,7,158,262203,32,532,7,262203,32,533,7,262203,32,534,7,262203,32,535,7,262203,33,536,7,262203,33,537,7,262203,32,
538,7,262203,33,539,7,262203,33,540,7,262203,33,541,7,262203,33,542,7,262203,33,543,7,262203,32,544,7,262203,33,545,7,
262203,33,546,7,196855,547,0,196859,53,548,131320,548,262205,35,549,528,196855,550,0,262394,549,551,552,131320,551,
327745,55,553,49,65,262205,31,554,553,196670,534,554,131321,550,131320,552,327745,55,555,49,57,262205,31,556,555,
196670,534,556,131321,550,131320,550,458997,31,557,554,551,556,552,196670,533,557,196855,558,0,262394,67,559,558,
131320,559,196670,535,557,262205,29,560,529,196670,536,560,196670,537,68,458809,31,561,504,535,536,537,262268,69,562,
561,393281,70,563,562,57,57,393277,31,564,563,2,8,196670,531,159,196670,532,564,131321,547,131320,558,262205,35,565,
528,327846,35,566,71,565,196855,567,0,262394,566,568,567,131320,568,196670,538,557,262205,29,569,529,196670,539,569,
196670,540,66,458809,31,570,504,538,539,540,262268,56,571,570,393281,58,572,571,57,57,393277,29,573,572,2,4,327760,31,
574,573,53,196670,531,159,196670,532,574,131321,547,131320,567,196670,541,74,262205,29,575,529,327876,29,576,61,74,
327810,29,577,576,61,327879,29,578,575,577,327812,29,579,578,14,196670,542,579,262205,29,580,529,327874,29,581,580,74,
196670,544,557,196670,545,581,196670,546,66,458809,31,582,504,544,545,546,262268,56,583,582,393281,58,584,583,57,57,
393277,29,585,584,2,4,196670,543,585,262268,50,586,579,393419,29,587,585,586,75,327760,31,588,587,53,196670,531,159,
196670,532,588,131321,547,131320,547,590069,31,589,564,559,574,568,588,567,131326,589,65592,327734,27,420,0,38,196663,
36,590,196663,33,591,196663,32,592,131320,593,262203,32,594,7,262203,32,595,7,262203,32,596,7,262203,33,597,7,262203,
33,598,7,262203,32,599,7,262203,33,600,7,262203,33,601,7,262205,35,602,590,196855,603,0,262394,602,604,605,131320,604,
327745,55,606,49,65,262205,31,607,606,196670,595,607,131321,603,131320,605,327745,55,608,49,57,262205,31,609,608,
196670,595,609,131321,603,131320,603,458997,31,610,607,604,609,605,196670,594,610,196855,611,0,262394,76,612,613,
131320,612,196670,596,610,262205,29,614,591,196670,597,614,196670,598,68,458809,31,615,504,596,597,598,262268,69,616,
615,262205,31,617,592,393281,70,618,616,57,57,327742,618,617,2,8,131321,611,131320,613,196670,599,610,262205,29,619,
591,196670,600,619,196670,601,66,458809,31,620,504,599,600,601,262268,56,621,620,327745,33,622,592,53,262205,29,623,
622,393281,58,624,621,57,57,327742,624,623,2,4,131321,611,131320,611,65789,65592,327734,31,441,0,37,196663,36,625,
196663,33,626,131320,627,327739,36,628,7,158,262203,32,629,7,262203,32,630,7,262203,32,631,7,262203,32,632,7,262203,
33,633,7,262203,33,634,7,262203,32,635,7,262203,33,636,7,262203,33,637,7,196855,638,0,196859,53,639,131320,639,262205,
35,640,625,196855,641,0,262394,640,642,643,131320,642,327745,55,644,49,77,262205,31,645,644,196670,631,645,131321,641,
131320,643,327745,55,646,49,78,262205,31,647,646,196670,631,647,131321,641,131320,641,458997,31,648,645,642,647,643,
196670,630,648,196855,649,0,262394,79,650,649,131320,650,196670,632,648,262205,29,651,626,196670,633,651,196670,634,
68,458809,31,652,504,632,633,634,262268,69,653,652,393281,70,654,653,57,57,393277,31,655,654,2,8,196670,628,159,
196670,629,655,131321,638,131320,649,196670,635,648,262205,29,656,626,196670,636,656,196670,637,66,458809,31,657,504,
635,636,637,262268,56,658,657,393281,58,659,658,57,57,393277,29,660,659,2,4,327760,31,661,660,53,196670,628,159,
196670,629,661,131321,638,131320,638,458997,31,662,655,650,661,649,131326,662,65592,327734,27,464,0,38,196663,36,663,
196663,33,664,196663,32,665,131320,666,262203,32,667,7,262203,32,668,7,262203,32,669,7,262203,33,670,7,262203,33,671,
7,262203,32,672,7,262203,33,673,7,262203,33,674,7,262205,35,675,663,196855,676,0,262394,675,677,678,131320,677,327745,
55,679,49,77,262205,31,680,679,196670,668,680,131321,676,131320,678,327745,55,681,49,78,262205,31,682,681,196670,668,
682,131321,676,131320,676,458997,31,683,680,677,682,678,196670,667,683,196855,684,0,262394,80,685,686,131320,685,
196670,669,683,262205,29,687,664,196670,670,687,196670,671,68,458809,31,688,504,669,670,671,262268,69,689,688,262205,
31,690,665,393281,70,691,689,57,57,327742,691,690,2,8,131321,684,131320,686,196670,672,683,262205,29,692,664,196670,
673,692,196670,674,66,458809,31,693,504,672,673,674,262268,56,694,693,327745,33,695,665,53,262205,29,696,695,393281,
58,697,694,57,57,327742,697,696,2,4,131321,684,131320,684,65789,65592,327734,31,357,0,39,196663,32,698,131320,699,
262203,33,700,7,262203,33,701,7,196855,702,0,262394,81,703,704,131320,703,196855,705,0,262394,82,706,705,131320,706,
327745,33,707,698,61,262205,29,708,707,327878,29,709,708,86,196670,707,709,131321,705,131320,705,196855,710,0,262394,
87,711,710,131320,711,327745,33,712,698,61,262205,29,713,712,262268,50,714,713,327875,50,715,714,88,262268,29,716,715,
196670,700,716,327877,29,717,716,86,327760,31,718,716,717,262205,31,719,698,327878,31,720,719,718,196670,698,720,
131321,710,131320,710,196855,721,0,262394,89,722,721,131320,722,262205,31,723,698,262344,31,724,723,196670,698,724,
131321,721,131320,721,131321,702,131320,704,196855,725,0,262394,90,726,725,131320,726,327745,33,727,698,53,262205,29,
728,727,327878,29,729,728,86,196670,727,729,131321,725,131320,725,196855,730,0,262394,91,731,730,131320,731,327745,33,
732,698,53,262205,29,733,732,262268,50,734,733,393418,50,735,734,93,78,262268,29,736,735,196670,701,736,327877,29,737,
736,86,327879,29,738,737,99,262205,29,739,732,327878,29,740,739,738,196670,732,740,131321,730,131320,730,196855,741,0,
262394,100,742,741,131320,742,327745,33,743,698,53,262205,29,744,743,327878,29,745,744,99,196670,743,745,131321,741,
131320,741,131321,702,131320,702,262205,31,746,698,131326,746,65592,327734,31,416,0,39,196663,32,747,131320,748,
262203,33,749,7,262203,33,750,7,196855,751,0,262394,101,752,753,131320,752,196855,754,0,262394,102,755,754,131320,755,
262205,31,756,747,262344,31,757,756,196670,747,757,131321,754,131320,754,196855,758,0,262394,103,759,758,131320,759,
327745,33,760,747,61,262205,29,761,760,327878,29,762,761,86,196670,760,762,131321,758,131320,758,196855,763,0,262394,
104,764,763,131320,764,327745,33,765,747,61,262205,29,766,765,262268,50,767,766,327875,50,768,767,88,262268,29,769,
768,262344,29,770,769,196670,749,770,327877,29,771,770,86,327760,31,772,770,771,262205,31,773,747,327878,31,774,773,
772,196670,747,774,131321,763,131320,763,131321,751,131320,753,196855,775,0,262394,105,776,775,131320,776,327745,33,
777,747,53,262205,29,778,777,327878,29,779,778,99,196670,777,779,131321,775,131320,775,196855,780,0,262394,106,781,
780,131320,781,327745,33,782,747,53,262205,29,783,782,327878,29,784,783,86,196670,782,784,131321,780,131320,780,
196855,785,0,262394,107,786,785,131320,786,327745,33,787,747,53,262205,29,788,787,262268,50,789,788,393418,50,790,789,
109,78,262268,29,791,790,262344,29,792,791,196670,750,792,327877,29,793,792,86,327879,29,794,793,99,262205,29,795,787,
327878,29,796,795,794,196670,787,796,131321,785,131320,785,131321,751,131320,751,262205,31,797,747,131326,797,65592,
327734,29,367,0,40,196663,32,798,196663,33,799,196663,33,800,131320,801,327739,36,802,7,158,262203,33,803,7,262203,33,
804,7,262203,33,805,7,262203,33,806,7,262203,33,807,7,196855,808,0,196859,53,809,131320,809,196855,810,0,262394,110,
811,810,131320,811,327745,33,812,798,53,262205,29,813,812,262205,29,814,799,262268,50,815,814,262205,29,816,800,
262268,50,817,816,393419,29,818,813,815,817,196670,802,159,196670,803,818,131321,808,131320,810,327745,33,819,798,61,
262205,29,820,819,262205,29,821,799,327879,29,822,821,84,327874,29,823,820,822,196670,804,823,262205,29,824,799,
327854,35,825,824,64,196855,826,0,262394,825,827,828,131320,827,196670,806,823,131321,826,131320,828,327745,33,829,
798,53,262205,29,830,829,262205,29,831,799,327874,29,832,830,831,262205,29,833,799,327850,35,834,833,53,196855,835,0,
262394,834,836,837,131320,836,196670,807,53,131321,835,131320,837,262205,29,838,819,262205,29,839,799,327810,29,840,
64,839,327876,29,841,838,840,196670,807,841,131321,835,131320,835,458997,29,842,53,836,841,837,327877,29,843,832,842,
196670,806,843,131321,826,131320,826,458997,29,844,823,827,843,835,196670,805,844,262205,29,845,800,327876,29,846,61,
845,327810,29,847,846,61,327879,29,848,844,847,196670,802,159,196670,803,848,131321,808,131320,808,458997,29,849,818,
811,848,826,131326,849,65592,327734,29,297,0,41,196663,33,850,131320,851,327745,52,852,49,111,262205,29,853,852,
262205,29,854,850,327812,29,855,854,19,327808,29,856,853,855,131326,856,65592,327734,29,299,0,41,196663,33,857,131320,
858,327745,52,859,49,112,262205,29,860,859,262205,29,861,857,327812,29,862,861,19,327810,29,863,860,862,458764,29,864,
1,38,19,863,131326,864,65592,327734,27,270,0,28,131320,865,262205,29,866,5,196670,114,866,65789,65592,327734,29,329,0,
41,196663,33,867,131320,868,262205,29,869,867,327812,29,870,869,20,262205,29,871,114,327808,29,872,870,871,131326,872,
65592,327734,29,473,0,41,196663,33,873,131320,874,262205,29,875,873,327745,119,876,118,875,262205,29,877,876,262205,
29,878,873,327745,119,879,120,878,262205,29,880,879,327810,29,881,877,880,131326,881,65592,327734,27,371,0,44,196663,
43,882,196663,43,883,131320,884,262203,33,885,7,262203,33,886,7,262203,33,887,7,262203,33,888,7,262203,33,889,7,
262203,32,890,7,262203,33,891,7,262203,43,892,7,262203,33,893,7,262203,32,894,7,262203,33,895,7,262203,32,896,7,
262203,32,897,7,262203,32,898,7,262203,33,899,7,262203,33,900,7,262203,33,901,7,262203,33,902,7,262203,33,903,7,
262203,33,904,7,262203,33,905,7,262203,33,906,7,262203,33,907,7,262203,33,908,7,262203,43,909,7,262203,33,910,7,
262203,33,911,7,262203,33,912,7,262203,33,913,7,196670,885,53,131321,914,131320,914,458997,29,915,53,884,916,917,
327856,35,918,915,6,262390,919,917,0,262394,918,917,919,131320,917,196670,886,915,327737,29,920,329,886,327745,33,921,
882,915,262205,29,922,921,327876,29,923,922,125,196670,887,915,327737,29,924,329,887,327877,29,925,923,924,327745,119,
926,124,920,196670,926,925,327808,29,916,915,78,196670,885,916,131321,914,131320,919,262205,29,927,114,196670,888,927,
131321,928,131320,928,458997,29,929,927,919,930,931,327856,35,932,929,115,262390,933,931,0,262394,932,931,933,131320,
931,327745,119,934,120,929,196670,934,53,327745,119,935,118,929,196670,935,53,327808,29,930,929,20,196670,888,930,
131321,928,131320,933,196670,889,72,131321,936,131320,936,458997,29,937,72,933,938,939,327856,35,940,937,126,262390,
941,939,0,262394,940,942,941,131320,942,262368,66,66,127,196670,890,128,196670,891,53,131321,943,131320,943,458997,29,
944,53,942,945,946,327856,35,947,944,6,262390,948,946,0,262394,947,946,948,131320,946,262205,29,949,114,327812,29,950,
949,6,327808,29,951,950,944,327745,119,952,124,951,262205,29,953,952,327745,33,954,892,944,196670,954,953,262205,29,
955,954,327874,29,956,955,937,327879,29,957,956,68,196670,893,957,327874,29,958,957,61,327879,29,959,957,61,327812,29,
960,959,72,327876,29,961,61,960,327745,33,962,890,958,262205,29,963,962,327808,29,964,963,961,196670,962,964,327808,
29,945,944,78,196670,891,945,131321,943,131320,948,262205,31,965,890,196670,894,965,262205,29,966,114,327745,132,967,
131,966,196670,967,965,262368,66,66,127,196670,895,61,131321,968,131320,968,458997,31,969,965,948,970,971,458997,29,
972,61,948,973,971,327856,35,974,972,20,262390,975,971,0,262394,974,976,975,131320,976,262205,29,977,114,327854,35,
978,977,972,196855,979,0,262394,978,980,981,131320,980,262205,29,982,114,327810,29,983,982,972,327745,132,984,131,983,
262205,31,985,984,196670,897,985,131321,979,131320,981,196670,897,128,131321,979,131320,979,458997,31,986,985,980,128,
981,196670,896,986,262368,66,66,127,327808,31,970,969,986,196670,894,970,262205,29,987,114,327745,132,988,131,987,
196670,988,970,262368,66,66,127,131321,971,131320,971,327812,29,973,972,66,196670,895,973,131321,968,131320,975,
262205,31,989,890,327810,31,990,969,989,196670,890,990,327745,132,991,131,133,262205,31,992,991,196670,898,992,327745,
33,993,898,53,262205,29,994,993,327879,29,995,994,134,196670,899,995,262205,29,996,993,327874,29,997,996,125,327808,
29,998,995,997,196670,900,998,327745,33,999,898,61,262205,29,1000,999,327879,29,1001,1000,134,327808,29,1002,998,1001,
196670,901,1002,327876,29,1003,995,125,327876,29,1004,1002,125,327877,29,1005,998,1004,327760,31,1006,1003,1005,
262205,31,1007,890,327808,31,1008,1007,1006,196670,890,1008,196670,902,53,131321,1009,131320,1009,458997,29,1010,53,
975,1011,1012,327856,35,1013,1010,6,262390,1014,1012,0,262394,1013,1012,1014,131320,1012,327745,33,1015,892,1010,
262205,29,1016,1015,327874,29,1017,1016,937,327879,29,1018,1017,68,196670,903,1018,327879,29,1019,1018,61,327812,29,
1020,1019,72,196670,904,1020,327874,29,1021,1018,61,327745,33,1022,890,1021,262205,29,1023,1022,327874,29,1024,1023,
1020,327879,29,1025,1024,134,262205,29,1026,1015,327745,119,1027,124,1025,196670,1027,1026,327876,29,1028,61,1020,
262205,29,1029,1022,327808,29,1030,1029,1028,196670,1022,1030,327808,29,1011,1010,78,196670,902,1011,131321,1009,
131320,1014,131321,939,131320,939,327808,29,938,937,66,196670,889,938,131321,936,131320,941,262368,66,66,127,196670,
905,53,131321,1031,131320,1031,458997,29,1032,53,941,1033,1034,327856,35,1035,1032,6,262390,1036,1034,0,262394,1035,
1037,1036,131320,1037,196670,907,1032,327737,29,1038,329,907,196670,906,1038,327745,119,1039,124,1038,262205,29,1040,
1039,327874,29,1041,1040,125,196670,908,1041,262205,29,1042,1039,327879,29,1043,1042,134,327745,33,1044,909,1032,
196670,1044,1043,327850,35,1045,1038,53,262312,35,1046,1045,196855,1047,0,262394,1046,1048,1047,131320,1048,327810,29,
1049,1038,61,327745,119,1050,124,1049,262205,29,1051,1050,327874,29,1052,1051,125,327851,35,1053,1052,1041,131321,
1047,131320,1047,458997,35,1054,1045,1037,1053,1048,196855,1055,0,262394,1054,1056,1055,131320,1056,327745,119,1057,
120,1041,196670,1057,1038,131321,1055,131320,1055,327850,35,1058,1038,135,262312,35,1059,1058,196855,1060,0,262394,
1059,1061,1060,131320,1061,327808,29,1062,1038,61,327745,119,1063,124,1062,262205,29,1064,1063,327874,29,1065,1064,
125,327851,35,1066,1065,1041,131321,1060,131320,1060,458997,35,1067,1058,1055,1066,1061,196855,1068,0,262394,1067,
1069,1068,131320,1069,327808,29,1070,1038,61,327745,119,1071,118,1041,196670,1071,1070,131321,1068,131320,1068,131321,
1034,131320,1034,327808,29,1033,1032,78,196670,905,1033,131321,1031,131320,1036,262368,66,66,127,196670,910,53,131321,
1072,131320,1072,458997,29,1073,53,1036,1074,1075,327856,35,1076,1073,6,262390,1077,1075,0,262394,1076,1075,1077,
131320,1075,327745,33,1078,909,1073,262205,29,1079,1078,196670,911,1073,327737,29,1080,329,911,327745,119,1081,124,
1079,196670,1081,1080,327808,29,1074,1073,78,196670,910,1074,131321,1072,131320,1077,262368,66,66,127,196670,912,53,
131321,1082,131320,1082,458997,29,1083,53,1077,1084,1085,327856,35,1086,1083,6,262390,1087,1085,0,262394,1086,1085,
1087,131320,1085,196670,913,1083,327737,29,1088,329,913,327745,119,1089,124,1088,262205,29,1090,1089,327745,33,1091,
883,1083,196670,1091,1090,327808,29,1084,1083,78,196670,912,1084,131321,1082,131320,1087,65789,65592,327734,27,384,0,
45,196663,33,1092,196663,32,1093,196663,33,1094,131320,1095,262205,29,1096,1092,327745,33,1097,1093,53,262205,29,1098,
1097,327745,119,1099,141,1096,196670,1099,1098,262205,29,1100,1094,327850,35,1101,1100,66,196855,1102,0,262394,1101,
1103,1102,131320,1103,262205,29,1104,1092,327808,29,1105,121,1104,327745,33,1106,1093,61,262205,29,1107,1106,327745,
119,1108,141,1105,196670,1108,1107,131321,1102,131320,1102,65789,65592,327734,31,396,0,46,196663,33,1109,196663,33,
1110,131320,1111,262203,33,1112,7,262205,29,1113,1109,327745,119,1114,141,1113,262205,29,1115,1114,262205,29,1116,
1110,327850,35,1117,1116,66,196855,1118,0,262394,1117,1119,1120,131320,1119,262205,29,1121,1109,327808,29,1122,121,
1121,327745,119,1123,141,1122,262205,29,1124,1123,196670,1112,1124,131321,1118,131320,1120,196670,1112,53,131321,1118,
131320,1118,458997,29,1125,1124,1119,53,1120,327760,31,1126,1115,1125,131326,1126,65592};
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
/* finish.comp -DGPUSORTI_ADDRESS, 3606 words */
static const uint32_t gpusorti_spv_finish_address[] = {
119734787,66304,524299,605,0,131089,1,131089,5347,589834,0x5f565053,0x5f52484b,0x73796870,0x6c616369,0x6f74735f,
0x65676172,0x6675625f,7497062,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,5348,1,524303,5,2,0x6e69616d,0,3,4,5,
393232,2,17,1,1,1,262215,6,6,4,327752,7,0,35,0,327752,7,1,35,8,327752,7,2,35,16,327752,7,3,35,24,327752,7,4,35,32,
327752,7,5,35,40,327752,7,6,35,44,327752,7,7,35,48,327752,7,8,35,52,327752,7,9,35,56,327752,7,10,35,60,327752,7,11,35,
64,327752,7,12,35,80,327752,7,13,35,84,196679,7,2,262215,8,6,4,327752,9,0,35,0,196679,9,2,262215,3,11,26,262215,4,11,
24,262215,10,1,5,262215,11,6,8,327752,12,0,35,0,196679,12,2,262215,13,1,7,262215,14,1,10,262215,15,1,9,262215,16,1,8,
262215,17,1,6,262215,18,1,12,262215,19,1,11,262215,20,1,0,262215,5,11,29,262215,21,1,0,262215,22,11,25,262215,23,1,1,
262215,24,1,2,262215,25,1,3,262215,26,1,4,131091,27,196641,28,27,262165,29,32,0,196641,30,29,262167,31,29,2,262176,32,
7,31,262176,33,7,29,393249,34,31,32,33,33,131092,35,262176,36,7,35,327713,37,31,36,33,393249,38,27,36,33,32,262177,39,
31,32,393249,40,27,33,33,36,262187,29,41,4,262172,6,29,41,1048606,7,31,31,31,31,31,29,29,29,29,29,29,6,29,29,262176,
42,9,7,262203,42,43,9,262165,44,32,1,262187,44,45,5,262176,46,9,29,262187,29,47,0,262187,44,48,4,262176,49,9,31,
196647,50,5349,196637,8,29,196638,9,8,262176,50,5349,9,262187,44,51,0,262176,52,5349,29,262167,53,29,3,262176,54,1,53,
262203,54,3,1,262187,29,55,1,262176,56,1,29,262203,54,4,1,262174,57,29,29,262187,29,58,32,262187,44,59,2,262194,29,10,
1,262187,29,60,2,393268,35,61,170,10,60,262187,29,62,3,196647,63,5349,196637,11,31,196638,12,11,262176,63,5349,12,
262176,64,5349,31,262194,29,13,32,393268,35,65,170,13,58,262187,29,66,16,393268,35,67,170,13,66,458804,29,68,169,67,
55,60,393268,44,69,128,13,47,393268,35,70,170,10,60,262187,44,71,3,262187,44,72,1,262194,29,14,0,393268,35,73,170,14,
60,393268,35,74,170,14,60,393268,35,75,170,10,60,262194,29,15,0,393268,35,76,171,15,47,262194,29,16,0,393268,35,77,
170,16,55,262194,29,17,32,393268,29,78,130,17,55,262187,29,79,31,393268,29,80,199,78,79,393268,29,81,196,55,80,393268,
35,82,170,16,60,262187,44,83,31,393268,35,84,171,15,47,393268,35,85,174,17,58,262187,29,86,0xffffffff,393268,29,87,
199,17,79,393268,29,88,196,55,87,393268,29,89,130,88,55,458804,29,90,169,85,86,89,393268,35,91,170,16,55,393268,35,92,
170,16,60,393268,29,93,130,17,55,393268,44,94,128,93,47,393268,35,95,176,13,58,393268,29,96,134,58,13,458804,29,97,
169,95,96,55,196649,35,98,393268,29,99,199,13,79,393268,44,100,128,99,47,393268,29,101,199,13,79,393268,44,102,128,
101,47,262194,29,18,0,393268,35,103,170,18,47,262194,29,19,0,393268,29,104,199,19,55,393268,35,105,171,104,47,393268,
35,106,170,18,60,393268,35,107,171,18,55,393268,35,108,170,18,47,393268,35,109,171,18,47,327732,35,110,168,109,393268,
29,111,199,19,60,393268,35,112,170,111,47,262194,29,20,256,262203,56,5,1,393268,35,113,170,18,55,393268,35,114,170,97,
55,393268,35,115,166,113,114,393268,35,116,171,14,47,393268,35,117,166,115,116,393268,35,118,170,18,55,196650,35,119,
393268,35,120,170,97,55,393268,35,121,171,14,47,393268,35,122,170,18,47,393268,35,123,167,121,122,393268,35,124,172,
97,55,262194,29,21,1,393267,53,22,21,55,55,262194,29,23,8,262194,29,24,8,262194,29,25,32,262194,29,26,1,393268,29,125,
196,55,24,393268,29,126,132,20,23,262187,29,127,5,262187,29,128,8,262187,29,129,24,262187,29,130,160,327734,27,2,0,28,
131320,131,327739,36,132,7,119,262203,33,133,7,262203,33,134,7,262203,33,135,7,262203,36,136,7,262203,36,137,7,262203,
36,138,7,262203,36,139,7,262203,33,140,7,262203,33,141,7,262203,33,142,7,262203,36,143,7,262203,33,144,7,262203,36,
145,7,262203,33,146,7,262203,32,147,7,262203,32,148,7,262203,36,149,7,262203,33,150,7,262203,32,151,7,262203,32,152,7,
262203,36,153,7,262203,33,154,7,262203,32,155,7,262203,32,156,7,262203,36,157,7,262203,33,158,7,262203,36,159,7,
262203,33,160,7,262203,32,161,7,262203,33,162,7,262203,33,163,7,262203,36,164,7,196855,165,0,196859,47,166,131320,166,
262201,29,167,168,196670,133,167,196855,169,0,262394,103,170,171,131320,170,327745,49,172,43,48,262205,31,173,172,
262268,50,174,173,393281,52,175,174,51,48,393277,29,176,175,2,4,196670,135,176,131321,169,131320,171,196670,135,47,
131321,169,131320,169,458997,29,177,176,170,47,171,196670,134,177,196855,178,0,262394,105,179,178,131320,179,327879,
29,180,177,60,327851,35,181,180,47,131321,178,131320,178,458997,35,182,105,169,181,179,196670,136,182,262312,35,183,
106,196855,184,0,262394,183,185,184,131320,185,327879,29,186,177,55,327851,35,187,186,47,131321,184,131320,184,458997,
35,188,106,178,187,185,196670,137,188,262312,35,189,182,262312,35,190,188,327847,35,191,189,190,327847,35,192,191,107,
196855,193,0,262394,192,194,193,131320,194,196670,132,98,131321,165,131320,193,196670,138,108,196855,195,0,262394,110,
196,195,131320,196,131321,195,131320,195,458997,35,197,109,193,112,196,196670,139,197,327745,56,198,4,47,262205,29,
199,198,327745,56,200,4,55,262205,29,201,200,327812,29,202,199,201,327812,29,203,202,20,327812,29,204,203,97,196670,
140,204,262201,29,205,206,327812,29,207,205,20,262205,29,208,5,327808,29,209,207,208,327812,29,210,209,97,196670,141,
210,131321,211,131320,211,458997,29,212,210,195,213,214,327856,35,215,212,167,262390,216,214,0,262394,215,217,216,
131320,217,196855,218,0,262394,117,219,218,131320,219,196670,142,212,131321,220,131320,220,458997,29,221,212,219,222,
223,327808,29,224,212,97,458764,29,225,1,38,167,224,327856,35,226,221,225,262390,227,223,0,262394,226,228,227,131320,
228,196855,229,0,262394,118,230,229,131320,230,196670,143,119,196670,144,221,393273,31,231,232,143,144,196670,145,98,
196670,146,221,196670,147,231,458809,27,233,234,145,146,147,131321,223,131320,229,327847,35,235,188,197,327847,35,236,
235,120,196855,237,0,262394,236,238,237,131320,238,196670,149,98,196670,150,221,393273,31,239,232,149,150,196670,148,
239,196855,240,0,262394,108,241,242,131320,241,196670,152,239,327737,31,243,244,152,196670,151,243,131321,240,131320,
242,196670,151,239,131321,240,131320,240,458997,31,245,243,241,239,242,196670,153,119,196670,154,221,196670,155,245,
458809,27,246,234,153,154,155,131321,237,131320,237,196855,247,0,262394,123,248,247,131320,248,196855,249,0,262394,
182,250,251,131320,250,327760,31,252,221,47,196670,156,252,131321,249,131320,251,196670,157,98,196670,158,221,393273,
31,253,254,157,158,196670,156,253,131321,249,131320,249,458997,31,255,252,250,253,251,196670,159,119,196670,160,221,
196670,161,255,458809,27,256,257,159,160,161,131321,247,131320,247,131321,223,131320,223,327808,29,222,221,72,196670,
142,222,131321,220,131320,227,131321,218,131320,218,327847,35,258,188,197,327847,35,259,258,124,196855,260,0,262394,
259,261,260,131320,261,196670,162,212,196670,163,167,196670,164,108,458809,27,262,263,162,163,164,131321,260,131320,
260,327810,29,264,167,212,327858,35,265,264,204,196855,266,0,262394,265,267,266,131320,267,131321,216,131320,266,
327808,29,213,212,204,196670,141,213,131321,214,131320,214,131321,211,131320,216,196670,132,98,131321,165,131320,165,
65789,65592,327734,29,168,0,30,131320,268,262203,33,269,7,327745,46,270,43,45,262205,29,271,270,327851,35,272,271,47,
196855,273,0,262394,272,274,275,131320,274,196670,269,271,131321,273,131320,275,327745,49,276,43,48,262205,31,277,276,
262268,50,278,277,393281,52,279,278,51,51,393277,29,280,279,2,4,196670,269,280,131321,273,131320,273,458997,29,281,
271,274,280,275,131326,281,65592,327734,29,206,0,30,131320,282,327745,56,283,3,55,262205,29,284,283,327745,56,285,4,
47,262205,29,286,285,327812,29,287,284,286,327745,56,288,3,47,262205,29,289,288,327808,29,290,287,289,131326,290,
65592,327734,31,291,0,34,196663,32,292,196663,33,293,196663,33,294,131320,295,262203,33,296,7,262203,33,297,7,327745,
33,298,292,47,262205,29,299,298,262205,29,300,293,262205,29,301,294,327876,29,302,300,301,327829,57,303,299,302,
327761,29,304,303,1,196670,297,304,327761,29,305,303,0,196670,296,305,327745,33,306,292,55,262205,29,307,306,262205,
29,308,293,262205,29,309,294,327810,29,310,58,309,327874,29,311,308,310,327808,29,312,307,311,327808,29,313,312,304,
327760,31,314,305,313,131326,314,65592,327734,31,232,0,37,196663,36,315,196663,33,316,131320,317,327739,36,318,7,119,
262203,32,319,7,262203,32,320,7,262203,32,321,7,262203,32,322,7,262203,33,323,7,262203,33,324,7,262203,32,325,7,
262203,33,326,7,262203,33,327,7,262203,33,328,7,262203,33,329,7,262203,33,330,7,262203,32,331,7,262203,33,332,7,
262203,33,333,7,196855,334,0,196859,47,335,131320,335,262205,35,336,315,196855,337,0,262394,336,338,339,131320,338,
327745,49,340,43,59,262205,31,341,340,196670,321,341,131321,337,131320,339,327745,49,342,43,51,262205,31,343,342,
196670,321,343,131321,337,131320,337,458997,31,344,341,338,343,339,196670,320,344,196855,345,0,262394,61,346,345,
131320,346,196670,322,344,262205,29,347,316,196670,323,347,196670,324,62,458809,31,348,291,322,323,324,262268,63,349,
348,393281,64,350,349,51,51,393277,31,351,350,2,8,196670,318,98,196670,319,351,131321,334,131320,345,262205,35,352,
315,327846,35,353,65,352,196855,354,0,262394,353,355,354,131320,355,196670,325,344,262205,29,356,316,196670,326,356,
196670,327,60,458809,31,357,291,325,326,327,262268,50,358,357,393281,52,359,358,51,51,393277,29,360,359,2,4,327760,31,
361,360,47,196670,318,98,196670,319,361,131321,334,131320,354,196670,328,68,262205,29,362,316,327876,29,363,55,68,
327810,29,364,363,55,327879,29,365,362,364,327812,29,366,365,13,196670,329,366,262205,29,367,316,327874,29,368,367,68,
196670,331,344,196670,332,368,196670,333,60,458809,31,369,291,331,332,333,262268,50,370,369,393281,52,371,370,51,51,
393277,29,372,371,2,4,196670,330,372,262268,44,373,366,393419,29,374,372,373,69,327760,31,375,374,47,196670,318,98,
196670,319,375,131321,334,131320,334,590069,31,376,351,346,361,355,375,354,131326,376,65592,327734,27,234,0,38,196663,
36,377,196663,33,378,196663,32,379,131320,380,262203,32,381,7,262203,32,382,7,262203,32,383,7,262203,33,384,7,262203,
33,385,7,262203,32,386,7,262203,33,387,7,262203,33,388,7,262205,35,389,377,196855,390,0,262394,389,391,392,131320,391,
327745,49,393,43,59,262205,31,394,393,196670,382,394,131321,390,131320,392,327745,49,395,43,51,262205,31,396,395,
196670,382,396,131321,390,131320,390,458997,31,397,394,391,396,392,196670,381,397,196855,398,0,262394,70,399,400,
131320,399,196670,383,397,262205,29,401,378,196670,384,401,196670,385,62,458809,31,402,291,383,384,385,262268,63,403,
402,262205,31,404,379,393281,64,405,403,51,51,327742,405,404,2,8,131321,398,131320,400,196670,386,397,262205,29,406,
378,196670,387,406,196670,388,60,458809,31,407,291,386,387,388,262268,50,408,407,327745,33,409,379,47,262205,29,410,
409,393281,52,411,408,51,51,327742,411,410,2,4,131321,398,131320,398,65789,65592,327734,31,254,0,37,196663,36,412,
196663,33,413,131320,414,327739,36,415,7,119,262203,32,416,7,262203,32,417,7,262203,32,418,7,262203,32,419,7,262203,
33,420,7,262203,33,421,7,262203,32,422,7,262203,33,423,7,262203,33,424,7,196855,425,0,196859,47,426,131320,426,262205,
35,427,412,196855,428,0,262394,427,429,430,131320,429,327745,49,431,43,71,262205,31,432,431,196670,418,432,131321,428,
131320,430,327745,49,433,43,72,262205,31,434,433,196670,418,434,131321,428,131320,428,458997,31,435,432,429,434,430,
196670,417,435,196855,436,0,262394,73,437,436,131320,437,196670,419,435,262205,29,438,413,196670,420,438,196670,421,
62,458809,31,439,291,419,420,421,262268,63,440,439,393281,64,441,440,51,51,393277,31,442,441,2,8,196670,415,98,196670,
416,442,131321,425,131320,436,196670,422,435,262205,29,443,413,196670,423,443,196670,424,60,458809,31,444,291,422,423,
424,262268,50,445,444,393281,52,446,445,51,51,393277,29,447,446,2,4,327760,31,448,447,47,196670,415,98,196670,416,448,
131321,425,131320,425,458997,31,449,442,437,448,436,131326,449,65592,327734,27,257,0,38,196663,36,450,196663,33,451,
196663,32,452,131320,453,262203,32,454,7,262203,32,455,7,262203,32,456,7,262203,33,457,7,262203,33,458,7,262203,32,
459,7,262203,33,460,7,262203,33,461,7,262205,35,462,450,196855,463,0,262394,462,464,465,131320,464,327745,49,466,43,
71,262205,31,467,466,196670,455,467,131321,463,131320,465,327745,49,468,43,72,262205,31,469,468,196670,455,469,131321,
463,131320,463,458997,31,470,467,464,469,465,196670,454,470,196855,471,0,262394,74,472,473,131320,472,196670,456,470,
262205,29,474,451,196670,457,474,196670,458,62,458809,31,475,291,456,457,458,262268,63,476,475,262205,31,477,452,
393281,64,478,476,51,51,327742,478,477,2,8,131321,471,131320,473,196670,459,470,262205,29,479,451,196670,460,479,
196670,461,60,458809,31,480,291,459,460,461,262268,50,481,480,327745,33,482,452,47,262205,29,483,482,393281,52,484,
481,51,51,327742,484,483,2,4,131321,471,131320,471,65789,65592,327734,31,244,0,39,196663,32,485,131320,486,262203,33,
487,7,262203,33,488,7,196855,489,0,262394,75,490,491,131320,490,196855,492,0,262394,76,493,492,131320,493,262205,31,
494,485,262344,31,495,494,196670,485,495,131321,492,131320,492,196855,496,0,262394,77,497,496,131320,497,327745,33,
498,485,55,262205,29,499,498,327878,29,500,499,81,196670,498,500,131321,496,131320,496,196855,501,0,262394,82,502,501,
131320,502,327745,33,503,485,55,262205,29,504,503,262268,44,505,504,327875,44,506,505,83,262268,29,507,506,262344,29,
508,507,196670,487,508,327877,29,509,508,81,327760,31,510,508,509,262205,31,511,485,327878,31,512,511,510,196670,485,
512,131321,501,131320,501,131321,489,131320,491,196855,513,0,262394,84,514,513,131320,514,327745,33,515,485,47,262205,
29,516,515,327878,29,517,516,90,196670,515,517,131321,513,131320,513,196855,518,0,262394,91,519,518,131320,519,327745,
33,520,485,47,262205,29,521,520,327878,29,522,521,81,196670,520,522,131321,518,131320,518,196855,523,0,262394,92,524,
523,131320,524,327745,33,525,485,47,262205,29,526,525,262268,44,527,526,393418,44,528,527,94,72,262268,29,529,528,
262344,29,530,529,196670,488,530,327877,29,531,530,81,327879,29,532,531,90,262205,29,533,525,327878,29,534,533,532,
196670,525,534,131321,523,131320,523,131321,489,131320,489,262205,31,535,485,131326,535,65592,327734,27,263,0,40,
196663,33,536,196663,33,537,196663,36,538,131320,539,262203,33,540,7,262203,33,541,7,262203,33,542,7,262203,32,543,7,
262203,36,544,7,262203,33,545,7,262203,32,546,7,262203,33,547,7,262203,32,548,7,262203,33,549,7,262203,33,550,7,
262203,32,551,7,262203,33,552,7,262203,33,553,7,196670,540,47,196670,541,47,196670,542,47,131321,554,131320,554,
458997,29,555,47,539,556,557,458997,29,558,47,539,559,557,458997,29,560,47,539,561,557,262390,562,557,0,131321,563,
131320,563,327856,35,564,560,97,196855,565,0,262394,564,566,565,131320,566,262205,29,567,536,327808,29,568,567,560,
262205,29,569,537,327856,35,570,568,569,131321,565,131320,565,458997,35,571,564,563,570,566,262394,571,572,562,131320,
572,262205,29,573,536,327808,29,574,573,560,196670,544,98,196670,545,574,393273,31,575,232,544,545,196670,543,575,
262205,35,576,538,196855,577,0,262394,576,578,577,131320,578,262205,31,579,543,196670,546,579,327737,31,580,244,546,
196670,543,580,131321,577,131320,577,327745,33,581,543,47,262205,29,582,581,327812,29,583,560,13,262268,44,584,583,
458953,29,556,555,582,584,100,196670,540,556,458953,29,559,558,86,584,102,196670,541,559,131321,557,131320,557,327808,
29,561,560,72,196670,542,561,131321,554,131320,562,262205,29,585,536,327814,29,586,585,97,196670,547,586,327851,35,
587,558,86,196855,588,0,262394,587,589,588,131320,589,327745,49,590,43,51,262205,31,591,590,196670,548,591,196670,549,
586,196670,550,60,458809,31,592,291,548,549,550,262268,50,593,592,393281,52,594,593,51,51,393277,29,595,594,2,4,
262344,29,596,558,327879,29,597,595,596,327877,29,598,555,597,196670,540,598,131321,588,131320,588,458997,29,599,555,
562,598,589,327745,49,600,43,51,262205,31,601,600,196670,551,601,196670,552,586,196670,553,60,458809,31,602,291,551,
552,553,262268,50,603,602,393281,52,604,603,51,51,327742,604,599,2,4,65789,65592};
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
/* gather.comp -DGPUSORTI_ADDRESS, 1429 words */
static const uint32_t gpusorti_spv_gather_address[] = {
119734787,66304,524299,239,0,131089,1,131089,5347,589834,0x5f565053,0x5f52484b,0x73796870,0x6c616369,0x6f74735f,
0x65676172,0x6675625f,7497062,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,5348,1,524303,5,2,0x6e69616d,0,3,4,5,
393232,2,17,1,1,1,262215,6,6,4,327752,7,0,35,0,327752,7,1,35,8,327752,7,2,35,16,327752,7,3,35,24,327752,7,4,35,32,
327752,7,5,35,40,327752,7,6,35,44,327752,7,7,35,48,327752,7,8,35,52,327752,7,9,35,56,327752,7,10,35,60,327752,7,11,35,
64,327752,7,12,35,80,327752,7,13,35,84,196679,7,2,262215,8,6,4,327752,9,0,35,0,196679,9,2,262215,3,11,26,262215,4,11,
24,262215,10,1,0,262215,5,11,29,262215,11,1,12,262215,12,1,0,262215,13,11,25,262215,14,1,1,262215,15,1,2,262215,16,1,
3,262215,17,1,4,262215,18,1,5,262215,19,1,6,262215,20,1,7,262215,21,1,8,262215,22,1,9,262215,23,1,10,262215,24,1,11,
131091,25,196641,26,25,262165,27,32,0,196641,28,27,262167,29,27,2,262176,30,7,29,262176,31,7,27,393249,32,29,30,31,31,
262187,27,33,4,262172,6,27,33,1048606,7,29,29,29,29,29,27,27,27,27,27,27,6,27,27,262176,34,9,7,262203,34,35,9,262165,
36,32,1,262187,36,37,5,262176,38,9,27,262187,27,39,0,131092,40,262187,36,41,4,262176,42,9,29,196647,43,5349,196637,8,
27,196638,9,8,262176,43,5349,9,262187,36,44,0,262176,45,5349,27,262167,46,27,3,262176,47,1,46,262203,47,3,1,262187,27,
48,1,262176,49,1,27,262203,47,4,1,262174,50,27,27,262187,27,51,32,262187,36,52,11,262194,27,10,256,262203,49,5,1,
262194,27,11,0,393268,40,53,170,11,39,262187,36,54,3,262187,36,55,1,262187,36,56,2,262187,27,57,2,262194,27,12,1,
393267,46,13,12,48,48,262194,27,14,8,262194,27,15,8,262194,27,16,32,262194,27,17,1,262194,27,18,1,262194,27,19,32,
262194,27,20,32,262194,27,21,0,262194,27,22,0,262194,27,23,0,262194,27,24,0,393268,27,58,196,48,15,393268,27,59,132,
10,14,262187,27,60,3,262187,27,61,5,262187,27,62,8,262187,27,63,24,262187,27,64,160,262187,27,65,16,327734,25,2,0,26,
131320,66,262203,31,67,7,262203,31,68,7,262203,31,69,7,262203,31,70,7,262203,31,71,7,262203,31,72,7,262203,31,73,7,
262203,31,74,7,262203,31,75,7,262203,30,76,7,262203,31,77,7,262203,31,78,7,262203,30,79,7,262203,31,80,7,262203,31,81,
7,262203,30,82,7,262203,31,83,7,262203,31,84,7,262203,30,85,7,262203,31,86,7,262203,31,87,7,262203,30,88,7,262203,31,
89,7,262203,31,90,7,262201,27,91,92,196670,67,91,393281,38,93,35,52,44,262205,27,94,93,196670,68,94,327814,27,95,10,
94,458764,27,96,1,41,48,95,196670,69,96,327745,49,97,4,39,262205,27,98,97,327745,49,99,4,48,262205,27,100,99,327812,
27,101,98,100,196670,70,101,262201,27,102,103,327812,27,104,102,96,196670,71,104,131321,105,131320,105,458997,27,106,
104,66,107,108,327856,40,109,106,91,262390,110,108,0,262394,109,111,110,131320,111,327810,27,112,91,106,458764,27,113,
1,38,96,112,196670,72,113,262205,27,114,5,196670,73,114,131321,115,131320,115,458997,27,116,114,111,117,118,327812,27,
119,113,94,327856,40,120,116,119,262390,121,118,0,262394,120,122,121,131320,122,327814,27,123,116,94,327808,27,124,
106,123,196670,74,124,327817,27,125,116,94,196670,75,125,196855,126,0,262394,53,127,128,131320,127,327745,42,129,35,
54,262205,29,130,129,196670,76,130,196670,77,124,196670,78,125,458809,29,131,132,76,77,78,262268,43,133,131,327745,42,
134,35,56,262205,29,135,134,196670,79,135,196670,80,124,196670,81,57,458809,29,136,137,79,80,81,262268,43,138,136,
327745,42,139,35,55,262205,29,140,139,196670,82,140,393281,45,141,138,44,44,393277,27,142,141,2,4,196670,83,142,
196670,84,125,458809,29,143,132,82,83,84,262268,43,144,143,393281,45,145,144,44,44,393277,27,146,145,2,4,393281,45,
147,133,44,44,327742,147,146,2,4,131321,126,131320,128,327745,42,148,35,55,262205,29,149,148,196670,85,149,196670,86,
124,196670,87,125,458809,29,150,132,85,86,87,262268,43,151,150,327745,42,152,35,54,262205,29,153,152,196670,88,153,
196670,89,124,196670,90,125,458809,29,154,132,88,89,90,262268,43,155,154,393281,45,156,155,44,44,393277,27,157,156,2,
4,393281,45,158,151,44,44,327742,158,157,2,4,131321,126,131320,126,131321,118,131320,118,327808,27,117,116,10,196670,
73,117,131321,115,131320,121,327812,27,159,101,96,327858,40,160,112,159,196855,161,0,262394,160,162,161,131320,162,
131321,110,131320,161,327808,27,107,106,159,196670,71,107,131321,108,131320,108,131321,105,131320,110,65789,65592,
327734,27,92,0,28,131320,163,262203,31,164,7,327745,38,165,35,37,262205,27,166,165,327851,40,167,166,39,196855,168,0,
262394,167,169,170,131320,169,196670,164,166,131321,168,131320,170,327745,42,171,35,41,262205,29,172,171,262268,43,
173,172,393281,45,174,173,44,44,393277,27,175,174,2,4,196670,164,175,131321,168,131320,168,458997,27,176,166,169,175,
170,131326,176,65592,327734,27,103,0,28,131320,177,327745,49,178,3,48,262205,27,179,178,327745,49,180,4,39,262205,27,
181,180,327812,27,182,179,181,327745,49,183,3,39,262205,27,184,183,327808,27,185,182,184,131326,185,65592,327734,29,
137,0,32,196663,30,186,196663,31,187,196663,31,188,131320,189,262203,31,190,7,262203,31,191,7,327745,31,192,186,39,
262205,27,193,192,262205,27,194,187,262205,27,195,188,327876,27,196,194,195,327829,50,197,193,196,327761,27,198,197,1,
196670,191,198,327761,27,199,197,0,196670,190,199,327745,31,200,186,48,262205,27,201,200,262205,27,202,187,262205,27,
203,188,327810,27,204,51,203,327874,27,205,202,204,327808,27,206,201,205,327808,27,207,206,198,327760,29,208,199,207,
131326,208,65592,327734,29,132,0,32,196663,30,209,196663,31,210,196663,31,211,131320,212,262203,31,213,7,262203,31,
214,7,262203,31,215,7,262205,27,216,210,393281,38,217,35,52,44,262205,27,218,217,327812,27,219,218,33,327831,50,220,
216,219,327761,27,221,220,0,196670,214,221,327761,27,222,220,1,196670,213,222,262205,27,223,211,327812,27,224,223,33,
327829,50,225,221,224,327761,27,226,225,1,196670,215,226,327761,27,227,225,0,196670,214,227,327808,27,228,222,226,
196670,213,228,327745,31,229,209,39,262205,27,230,229,327829,50,231,230,227,327761,27,232,231,1,196670,215,232,327761,
27,233,231,0,196670,214,233,327745,31,234,209,48,262205,27,235,234,327808,27,236,235,228,327808,27,237,236,232,327760,
29,238,233,237,131326,238,65592};
/* clang-format on */
/* ==== GENERATED: end ==== */

static const struct gpusorti_shader *gpusorti_shader_of(enum gpusorti_kernel kernel) {
#define GPUSORTI_X(name)                                                                                               \
    {gpusorti_spv_##name, sizeof gpusorti_spv_##name}, {gpusorti_spv_##name##_address, sizeof gpusorti_spv_##name##_address},
    static const struct gpusorti_shader shaders[] = {GPUSORTI_KERNELS(GPUSORTI_X)};
#undef GPUSORTI_X
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
