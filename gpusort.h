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

    /* with GPUSORT_WRITE_INDICES and GPUSORT_KEEP_KEYS in one word */
    GPUSORTI_FLAG_GPU_COUNT = 4,  /* not for kernels: a push constant says it */
    GPUSORTI_FLAG_WIDE_INDEX = 8, /* indices may pass 2^31 */

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
    if (sort->mode == GPUSORTI_ADDRESSES && sort->count > 0x7fffffffu / sort->key_words) sort->flags |= GPUSORTI_FLAG_WIDE_INDEX;
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
    static const uint32_t borders[] = {1, 0x3fffffff, 0x7fffffff}; /* counts at which kernels change */
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
/* begin.comp, 735 words */
static const uint32_t gpusorti_spv_begin[] = {
119734787,66304,524299,123,0,131089,1,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,0,1,393231,5,2,0x6e69616d,0,3,
393232,2,17,1,1,1,262215,4,6,4,327752,5,0,35,0,327752,5,1,35,4,327752,5,2,35,24,196679,5,2,262215,6,6,4,327752,7,0,35,
0,196679,7,2,262215,8,34,0,262215,8,33,3,262215,3,11,29,262215,9,1,0,262215,10,6,4,327752,11,0,35,0,196679,11,2,
262215,12,34,0,262215,12,33,1,262215,13,1,0,262215,14,11,25,131091,15,196641,16,15,262165,17,32,0,262187,17,18,0,
131092,19,262187,17,20,1,262187,17,21,4,262172,4,17,21,327710,5,17,17,4,262176,22,9,5,262203,22,23,9,262165,24,32,1,
262187,24,25,3,262176,26,9,17,196637,6,17,196638,7,6,262176,27,12,7,262203,27,8,12,262187,24,28,0,262187,17,29,8,
262176,30,12,17,262187,17,31,32,262176,32,1,17,262203,32,3,1,262194,17,9,256,262187,24,33,1,196637,10,17,196638,11,10,
262176,34,12,11,262203,34,12,12,262187,24,35,2,262194,17,13,1,262167,36,17,3,393267,36,14,13,20,20,262187,17,37,9,
262187,17,38,10,262187,17,39,12,262187,17,40,13,262187,17,41,14,262187,17,42,2,327734,15,2,0,16,131320,43,196855,44,0,
196859,18,45,131320,45,262205,17,46,3,327808,17,47,31,46,131321,48,131320,48,458997,17,49,47,45,50,51,393281,26,52,23,
42,28,262205,17,53,52,327856,19,54,49,53,262390,55,51,0,262394,54,51,55,131320,51,393281,30,56,8,28,49,196670,56,18,
327808,17,50,49,9,131321,48,131320,55,327851,19,57,46,18,196855,58,0,262394,57,59,58,131320,59,131321,44,131320,58,
327745,26,60,23,28,262205,17,61,60,327745,26,62,23,33,262205,17,63,62,327851,19,64,63,18,196855,65,0,262394,64,66,65,
131320,66,393281,30,67,12,28,28,262205,17,68,67,458764,17,69,1,38,61,68,131321,65,131320,65,458997,17,70,61,58,69,66,
131321,71,131320,71,458997,17,72,18,65,73,74,327856,19,75,72,31,262390,76,74,0,262394,75,74,76,131320,74,393281,30,77,
8,28,72,196670,77,18,327808,17,73,72,33,131321,71,131320,76,393281,30,78,8,28,28,196670,78,70,393281,26,79,23,42,33,
262205,17,80,79,327814,17,81,70,80,327817,17,82,70,80,327851,19,83,82,18,393385,17,84,83,20,18,327808,17,85,81,84,
393281,26,86,23,42,25,262205,17,87,86,458764,17,88,1,38,85,87,393281,30,89,8,28,29,196670,89,88,327850,19,90,88,18,
196855,91,0,262394,90,92,93,131320,92,131321,91,131320,93,327814,17,94,85,88,327817,17,95,85,88,327851,19,96,95,18,
393385,17,97,96,20,18,327808,17,98,94,97,131321,91,131320,91,458997,17,99,18,92,98,93,393281,30,100,8,28,37,196670,
100,99,393281,30,101,8,28,38,196670,101,20,393281,26,102,23,42,35,262205,17,103,102,327814,17,104,70,103,327817,17,
105,70,103,327851,19,106,105,18,393385,17,107,106,20,18,327808,17,108,104,107,458764,17,109,1,38,108,87,393281,30,110,
8,28,39,196670,110,109,327850,19,111,109,18,196855,112,0,262394,111,113,114,131320,113,131321,112,131320,114,327814,
17,115,108,109,327817,17,116,108,109,327851,19,117,116,18,393385,17,118,117,20,18,327808,17,119,115,118,131321,112,
131320,112,458997,17,120,18,113,119,114,393281,30,121,8,28,40,196670,121,120,393281,30,122,8,28,41,196670,122,20,
131321,44,131320,44,65789,65592};
/* begin.comp -DGPUSORTI_ADDRESS, 1090 words */
static const uint32_t gpusorti_spv_begin_address[] = {
119734787,66304,524299,176,0,131089,1,131089,5347,589834,0x5f565053,0x5f52484b,0x73796870,0x6c616369,0x6f74735f,
0x65676172,0x6675625f,7497062,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,5348,1,393231,5,2,0x6e69616d,0,3,
393232,2,17,1,1,1,262215,4,6,4,327752,5,0,35,8,327752,5,1,35,32,327752,5,2,35,40,327752,5,3,35,44,327752,5,4,35,64,
196679,5,2,262215,6,6,4,327752,7,0,35,0,196679,7,2,262215,3,11,29,262215,8,1,0,262215,9,1,0,262215,10,11,25,262215,11,
1,1,262215,12,1,2,262215,13,1,3,262215,14,1,4,262215,15,1,5,262215,16,1,6,262215,17,1,7,262215,18,1,8,262215,19,1,9,
262215,20,1,10,262215,21,1,11,262215,22,1,12,131091,23,196641,24,23,262165,25,32,0,262176,26,7,25,393249,27,23,26,26,
26,262187,25,28,0,131092,29,262187,25,30,1,262167,31,25,2,262187,25,32,4,262172,4,25,32,458782,5,31,31,25,25,4,262176,
33,9,5,262203,33,34,9,262165,35,32,1,262187,35,36,11,262187,35,37,3,262176,38,9,25,262187,35,39,4,262176,40,9,31,
196647,41,5349,196637,6,25,196638,7,6,262176,41,5349,7,262187,35,42,0,262187,25,43,8,262176,44,5349,25,262187,25,45,2,
262187,25,46,32,262176,47,1,25,262203,47,3,1,262194,25,8,256,262187,35,48,5,262187,35,49,6,262187,35,50,1,262187,35,
51,2,262194,25,9,1,262167,52,25,3,393267,52,10,9,30,30,262194,25,11,8,262194,25,12,8,262194,25,13,32,262194,25,14,1,
262194,25,15,1,262194,25,16,32,262194,25,17,32,262194,25,18,0,262194,25,19,0,262194,25,20,0,262194,25,21,0,262194,25,
22,0,393268,25,53,196,30,12,393268,25,54,132,8,11,262187,25,55,3,262187,25,56,5,262187,25,57,24,262187,25,58,160,
262187,25,59,16,196650,29,60,262176,61,7,29,196649,29,62,262187,25,63,9,262187,25,64,10,262187,25,65,12,262187,25,66,
13,262187,25,67,14,327734,23,2,0,24,131320,68,262203,26,69,7,262203,26,70,7,262203,26,71,7,262203,26,72,7,262203,26,
73,7,262203,26,74,7,327739,61,75,7,60,262203,26,76,7,262203,26,77,7,262203,26,78,7,262203,26,79,7,262203,26,80,7,
262203,26,81,7,262203,26,82,7,262203,26,83,7,262203,26,84,7,196855,85,0,196859,28,86,131320,86,262205,25,87,3,327808,
25,88,46,87,196670,76,88,131321,89,131320,89,458997,25,90,88,86,91,92,393281,38,93,34,32,42,262205,25,94,93,327856,29,
95,90,94,262390,96,92,0,262394,95,92,96,131320,92,327745,40,97,34,30,262205,31,98,97,262268,41,99,98,393281,44,100,99,
42,90,327742,100,28,2,4,327808,25,91,90,8,196670,76,91,131321,89,131320,96,327851,29,101,87,28,196855,102,0,262394,
101,103,102,131320,103,196670,75,62,131321,85,131320,102,327745,38,104,34,45,262205,25,105,104,196670,77,105,327745,
38,106,34,55,262205,25,107,106,327851,29,108,107,28,196855,109,0,262394,108,110,109,131320,110,327745,40,111,34,28,
262205,31,112,111,262268,41,113,112,393281,44,114,113,42,42,393277,25,115,114,2,4,458764,25,116,1,38,105,115,196670,
77,116,131321,109,131320,109,458997,25,117,105,102,116,110,196670,78,28,131321,118,131320,118,458997,25,119,28,109,
120,121,327856,29,122,119,46,262390,123,121,0,262394,122,121,123,131320,121,327745,40,124,34,30,262205,31,125,124,
262268,41,126,125,393281,44,127,126,42,119,327742,127,28,2,4,327808,25,120,119,50,196670,78,120,131321,118,131320,123,
327745,40,128,34,30,262205,31,129,128,262268,41,130,129,393281,44,131,130,42,42,327742,131,117,2,4,196670,79,28,
196670,80,117,393281,38,132,34,32,50,262205,25,133,132,196670,81,133,327814,25,134,117,133,327817,25,135,117,133,
327851,29,136,135,28,393385,25,137,136,30,28,327808,25,138,134,137,196670,72,138,393281,38,139,34,32,37,262205,25,140,
139,458764,25,141,1,38,138,140,196670,73,141,393281,44,142,130,42,43,327742,142,141,2,4,327850,29,143,141,28,196855,
144,0,262394,143,145,146,131320,145,196670,74,28,131321,144,131320,146,327814,25,147,138,141,327817,25,148,138,141,
327851,29,149,148,28,393385,25,150,149,30,28,327808,25,151,147,150,196670,74,151,131321,144,131320,144,458997,25,152,
28,145,151,146,393281,44,153,130,42,63,327742,153,152,2,4,393281,44,154,130,42,64,327742,154,30,2,4,196670,82,30,
196670,83,117,393281,38,155,34,32,51,262205,25,156,155,196670,84,156,327814,25,157,117,156,327817,25,158,117,156,
327851,29,159,158,28,393385,25,160,159,30,28,327808,25,161,157,160,196670,69,161,458764,25,162,1,38,161,140,196670,70,
162,393281,44,163,130,42,65,327742,163,162,2,4,327850,29,164,162,28,196855,165,0,262394,164,166,167,131320,166,196670,
71,28,131321,165,131320,167,327814,25,168,161,162,327817,25,169,161,162,327851,29,170,169,28,393385,25,171,170,30,28,
327808,25,172,168,171,196670,71,172,131321,165,131320,165,458997,25,173,28,166,172,167,393281,44,174,130,42,66,327742,
174,173,2,4,393281,44,175,130,42,67,327742,175,30,2,4,196670,75,62,131321,85,131320,85,65789,65592};
/* count.comp, 3939 words */
static const uint32_t gpusorti_spv_count[] = {
119734787,66304,524299,685,0,131089,1,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,0,1,524303,5,2,0x6e69616d,0,3,
4,5,393232,2,17,1,1,1,262215,6,6,4,327752,7,0,35,0,327752,7,1,35,4,327752,7,2,35,12,327752,7,3,35,16,327752,7,4,35,20,
327752,7,5,35,24,327752,7,6,35,40,196679,7,2,262215,8,6,4,327752,9,0,35,0,196679,9,2,262215,10,34,0,262215,10,33,3,
262215,3,11,26,262215,4,11,24,262215,11,1,5,262215,12,6,8,327752,13,0,35,0,196679,13,2,262215,14,34,0,262215,14,33,2,
262215,15,6,8,327752,16,0,35,0,196679,16,2,262215,17,34,0,262215,17,33,0,262215,18,6,4,327752,19,0,35,0,196679,19,2,
262215,20,34,0,262215,20,33,2,262215,21,1,7,262215,22,6,4,327752,23,0,35,0,196679,23,2,262215,24,34,0,262215,24,33,0,
262215,25,1,8,262215,26,1,6,262215,27,1,9,262215,28,1,2,262215,29,1,0,262215,30,1,1,262215,31,1,12,262215,5,11,29,
262215,32,1,0,262215,33,11,25,131091,34,196641,35,34,262165,36,32,0,131092,37,262176,38,7,37,262167,39,36,2,262176,40,
7,39,262187,36,41,4,262172,6,36,41,589854,7,36,36,36,36,36,6,36,262176,42,9,7,262203,42,43,9,262165,44,32,1,262187,44,
45,0,262176,46,9,36,262187,36,47,0,196637,8,36,196638,9,8,262176,48,12,9,262203,48,10,12,262176,49,12,36,262167,50,36,
3,262176,51,1,50,262203,51,3,1,262187,36,52,1,262176,53,1,36,262203,51,4,1,262194,36,11,1,262187,36,54,2,393268,37,55,
170,11,54,196637,12,39,196638,13,12,262176,56,12,13,262203,56,14,12,262176,57,12,39,196637,15,39,196638,16,15,262176,
58,12,16,262203,58,17,12,196637,18,36,196638,19,18,262176,59,12,19,262203,59,20,12,262194,36,21,32,262187,36,60,32,
393268,37,61,170,21,60,196637,22,36,196638,23,22,262176,62,12,23,262203,62,24,12,262187,36,63,16,393268,37,64,170,21,
63,458804,36,65,169,64,52,54,393268,44,66,128,21,47,393268,37,67,170,11,54,262194,36,25,0,393268,37,68,170,25,52,
262194,36,26,32,393268,36,69,130,26,52,262187,36,70,31,393268,36,71,199,69,70,393268,36,72,196,52,71,393268,37,73,170,
25,54,262187,44,74,31,262194,36,27,0,393268,37,75,171,27,47,393268,37,76,170,25,52,393268,37,77,170,25,54,393268,36,
78,130,26,52,393268,44,79,128,78,47,262187,44,80,1,393268,37,81,174,26,60,262187,36,82,0xffffffff,393268,36,83,199,26,
70,393268,36,84,196,52,83,393268,36,85,130,84,52,458804,36,86,169,81,82,85,393268,37,87,171,27,47,393268,37,88,170,11,
52,262187,44,89,3,262194,36,28,8,262187,36,90,64,393268,37,91,170,11,54,262194,36,29,256,262194,36,30,8,393268,36,92,
132,29,30,262194,36,31,0,393268,36,93,199,31,52,393268,37,94,171,93,47,262203,53,5,1,393268,36,95,196,52,28,262172,96,
36,95,262176,97,4,96,262203,97,98,4,262176,99,4,36,262203,99,100,4,262203,99,101,4,262203,99,102,4,262187,36,103,264,
327724,39,104,47,47,196650,37,105,262172,106,37,30,262176,107,7,106,262172,108,39,30,262176,109,7,108,262187,36,110,
160,262187,44,111,2,262194,36,32,1,393267,50,33,32,52,52,262187,36,112,5,262187,36,113,3,262187,36,114,6,327734,34,2,
0,35,131320,115,262203,107,116,7,262203,109,117,7,196855,118,0,196859,47,119,131320,119,327745,46,120,43,45,262205,36,
121,120,327851,37,122,121,47,196855,123,0,262394,122,124,125,131320,124,131321,123,131320,125,393281,49,126,10,45,45,
262205,36,127,126,131321,123,131320,123,458997,36,128,121,124,127,125,393281,46,129,43,112,45,262205,36,130,129,
327812,36,131,130,92,327814,36,132,128,131,327817,36,133,128,131,327851,37,134,133,47,393385,36,135,134,52,47,327808,
36,136,132,135,327745,53,137,3,52,262205,36,138,137,327745,53,139,4,47,262205,36,140,139,327812,36,141,138,140,327745,
53,142,3,47,262205,36,143,142,327808,36,144,141,143,196855,145,0,262394,94,146,147,131320,146,131321,145,131320,147,
327745,46,148,43,80,262205,36,149,148,327812,36,150,41,149,327808,36,151,60,150,393281,49,152,10,45,151,262205,36,153,
152,131321,145,131320,145,458997,36,154,41,146,153,147,327854,37,155,144,136,262312,37,156,155,196855,157,0,262394,
156,158,157,131320,158,327879,36,159,154,52,327851,37,160,159,47,131321,157,131320,157,458997,37,161,155,145,160,158,
196855,162,0,262394,161,163,162,131320,163,131321,118,131320,162,262205,36,164,5,131321,165,131320,165,458997,36,166,
164,162,167,168,327856,37,169,166,95,262390,170,168,0,262394,169,168,170,131320,168,327745,99,171,98,166,196670,171,
47,327808,36,167,166,29,131321,165,131320,170,327850,37,172,164,47,196855,173,0,262394,172,174,173,131320,174,196670,
100,47,196670,101,47,196670,102,47,131321,173,131320,173,262368,54,54,103,327812,36,175,144,131,327810,36,176,128,175,
327856,37,177,176,131,196855,178,0,262394,177,179,180,131320,179,131321,178,131320,180,327808,36,181,175,131,131321,
178,131320,178,458997,36,182,128,179,181,180,327879,36,183,154,54,327851,37,184,183,47,327879,36,185,154,41,327851,37,
186,185,47,327745,46,187,43,80,262205,36,188,187,327745,46,189,43,54,262205,36,190,189,327812,36,191,188,28,327808,36,
192,190,191,327745,46,193,43,113,262205,36,194,193,327810,36,195,194,191,458764,36,196,1,38,28,195,327808,36,197,190,
194,327854,37,198,197,60,196855,199,0,262394,198,200,201,131320,200,131321,199,131320,201,327876,36,202,52,197,327810,
36,203,202,52,131321,199,131320,199,458997,36,204,82,200,203,201,327854,37,205,197,90,196855,206,0,262394,205,207,208,
131320,207,131321,206,131320,208,327852,37,209,197,60,196855,210,0,262394,209,211,212,131320,211,327810,36,213,197,60,
327876,36,214,52,213,327810,36,215,214,52,131321,210,131320,212,131321,210,131320,210,458997,36,216,215,211,47,212,
131321,206,131320,206,458997,36,217,82,207,216,210,327760,39,218,204,217,327854,37,219,190,60,196855,220,0,262394,219,
221,222,131320,221,131321,220,131320,222,327876,36,223,52,190,327810,36,224,223,52,131321,220,131320,220,458997,36,
225,82,221,224,222,327852,37,226,190,60,196855,227,0,262394,226,228,229,131320,228,327810,36,230,190,60,327876,36,231,
52,230,327810,36,232,231,52,131321,227,131320,229,131321,227,131320,227,458997,36,233,232,228,47,229,327760,39,234,
225,233,262344,39,235,234,327879,39,236,218,235,196855,237,0,262394,94,238,239,131320,238,196855,240,0,196859,47,241,
131320,241,196855,242,0,262394,55,243,242,131320,243,196855,244,0,262394,184,245,246,131320,245,327745,46,247,43,114,
262205,36,248,247,393281,57,249,14,45,248,262205,39,250,249,131321,244,131320,246,393281,57,251,17,45,47,262205,39,
252,251,131321,244,131320,244,458997,39,253,250,245,252,246,131321,240,131320,242,196855,254,0,262394,184,255,254,
131320,255,327745,46,256,43,114,262205,36,257,256,393281,49,258,20,45,257,262205,36,259,258,327760,39,260,259,47,
131321,240,131320,254,196855,261,0,262394,61,262,261,131320,262,393281,49,263,24,45,47,262205,36,264,263,327760,39,
265,264,47,131321,240,131320,261,327874,36,266,47,65,393281,49,267,24,45,266,262205,36,268,267,393419,36,269,268,45,
66,327760,39,270,269,47,131321,240,131320,240,721141,39,271,253,244,260,255,265,262,270,261,196855,272,0,262394,67,
273,274,131320,273,196855,275,0,262394,68,276,275,131320,276,327761,36,277,271,1,327878,36,278,277,72,393298,39,279,
278,271,1,131321,275,131320,275,458997,39,280,271,273,279,276,196855,281,0,262394,73,282,281,131320,282,327761,36,283,
280,1,262268,44,284,283,327875,44,285,284,74,262268,36,286,285,327877,36,287,286,72,327760,39,288,286,287,327878,39,
289,280,288,131321,281,131320,281,458997,39,290,280,275,289,282,196855,291,0,262394,75,292,291,131320,292,262344,39,
293,290,131321,291,131320,291,458997,39,294,290,281,293,292,131321,272,131320,274,196855,295,0,262394,76,296,295,
131320,296,327761,36,297,271,0,327878,36,298,297,72,393298,39,299,298,271,0,131321,295,131320,295,458997,39,300,271,
274,299,296,196855,301,0,262394,77,302,301,131320,302,327761,36,303,300,0,262268,44,304,303,393418,44,305,304,79,80,
262268,36,306,305,327877,36,307,306,72,327879,36,308,307,86,327878,36,309,303,308,393298,39,310,309,300,0,131321,301,
131320,301,458997,39,311,300,295,310,302,196855,312,0,262394,87,313,312,131320,313,327761,36,314,311,0,327878,36,315,
314,86,393298,39,316,315,311,0,131321,312,131320,312,458997,39,317,311,301,316,313,131321,272,131320,272,458997,39,
318,294,291,317,312,131321,237,131320,239,131321,237,131320,237,458997,39,319,318,272,104,239,131321,320,131320,320,
458997,39,321,104,237,322,323,458997,37,324,105,237,325,323,458997,36,326,175,237,327,323,327856,37,328,326,182,
262390,329,330,0,262394,328,331,329,131320,331,131321,332,131320,332,458997,36,333,47,331,334,335,327856,37,336,333,
30,262390,337,335,1,262394,336,338,337,131320,338,327812,36,339,333,29,327808,36,340,339,164,327810,36,341,182,326,
327856,37,342,340,341,327745,38,343,116,333,196670,343,342,262205,37,344,343,196855,345,0,262394,344,346,347,131320,
346,327808,36,348,326,340,196855,349,0,196859,47,350,131320,350,196855,351,0,262394,55,352,351,131320,352,196855,353,
0,262394,184,354,355,131320,354,327745,46,356,43,114,262205,36,357,356,327808,36,358,357,348,393281,57,359,14,45,358,
262205,39,360,359,131321,353,131320,355,393281,57,361,17,45,348,262205,39,362,361,131321,353,131320,353,458997,39,363,
360,354,362,355,131321,349,131320,351,196855,364,0,262394,184,365,364,131320,365,327745,46,366,43,114,262205,36,367,
366,327808,36,368,367,348,393281,49,369,20,45,368,262205,36,370,369,327760,39,371,370,47,131321,349,131320,364,196855,
372,0,262394,61,373,372,131320,373,393281,49,374,24,45,348,262205,36,375,374,327760,39,376,375,47,131321,349,131320,
372,327876,36,377,52,65,327810,36,378,377,52,327879,36,379,348,378,327812,36,380,379,21,327874,36,381,348,65,393281,
49,382,24,45,381,262205,36,383,382,262268,44,384,380,393419,36,385,383,384,66,327760,39,386,385,47,131321,349,131320,
349,721141,39,387,363,353,371,365,376,373,386,372,131321,345,131320,347,131321,345,131320,345,458997,39,388,387,349,
104,347,327745,40,389,117,333,196670,389,388,131321,335,131320,335,327808,36,334,333,80,131321,332,131320,337,131321,
390,131320,390,458997,39,322,321,337,391,392,458997,37,325,324,337,393,392,458997,36,394,47,337,395,392,327856,37,396,
394,30,262390,397,392,1,262394,396,398,397,131320,398,327745,38,399,116,394,262205,37,400,399,262312,37,401,400,
196855,402,0,262394,401,403,402,131320,403,131321,392,131320,402,196855,404,0,262394,186,405,404,131320,405,327745,40,
406,117,394,262205,39,407,406,196855,408,0,262394,67,409,410,131320,409,196855,411,0,262394,68,412,411,131320,412,
327761,36,413,407,1,327878,36,414,413,72,393298,39,415,414,407,1,131321,411,131320,411,458997,39,416,407,409,415,412,
196855,417,0,262394,73,418,417,131320,418,327761,36,419,416,1,262268,44,420,419,327875,44,421,420,74,262268,36,422,
421,327877,36,423,422,72,327760,39,424,422,423,327878,39,425,416,424,131321,417,131320,417,458997,39,426,416,411,425,
418,196855,427,0,262394,75,428,427,131320,428,262344,39,429,426,131321,427,131320,427,458997,39,430,426,417,429,428,
131321,408,131320,410,196855,431,0,262394,76,432,431,131320,432,327761,36,433,407,0,327878,36,434,433,72,393298,39,
435,434,407,0,131321,431,131320,431,458997,39,436,407,410,435,432,196855,437,0,262394,77,438,437,131320,438,327761,36,
439,436,0,262268,44,440,439,393418,44,441,440,79,80,262268,36,442,441,327877,36,443,442,72,327879,36,444,443,86,
327878,36,445,439,444,393298,39,446,445,436,0,131321,437,131320,437,458997,39,447,436,431,446,438,196855,448,0,262394,
87,449,448,131320,449,327761,36,450,447,0,327878,36,451,450,86,393298,39,452,451,447,0,131321,448,131320,448,458997,
39,453,447,437,452,449,131321,408,131320,408,458997,39,454,430,427,453,448,196670,406,454,131321,404,131320,404,
327745,40,455,117,394,262205,39,456,455,196855,457,0,196859,47,458,131320,458,196855,459,0,262394,88,460,459,131320,
460,327761,36,461,456,0,262268,44,462,192,262268,44,463,196,393419,36,464,461,462,463,131321,457,131320,459,327761,36,
465,456,1,327879,36,466,192,70,327874,36,467,465,466,327854,37,468,192,60,196855,469,0,262394,468,470,471,131320,470,
131321,469,131320,471,327761,36,472,456,0,327874,36,473,472,192,327850,37,474,192,47,196855,475,0,262394,474,476,477,
131320,476,131321,475,131320,477,327810,36,478,60,192,327876,36,479,465,478,131321,475,131320,475,458997,36,480,47,
476,479,477,327877,36,481,473,480,131321,469,131320,469,458997,36,482,467,470,481,475,327876,36,483,52,196,327810,36,
484,483,52,327879,36,485,482,484,131321,457,131320,457,458997,36,486,464,460,485,469,327745,99,487,98,486,458986,36,
488,487,52,47,52,196855,489,0,262394,94,490,489,131320,490,327812,36,491,394,29,327808,36,492,326,491,327808,36,493,
492,164,262205,39,494,455,327878,39,495,494,319,327877,39,496,322,495,262312,37,497,325,196855,498,0,262394,497,499,
498,131320,499,327808,36,500,493,52,327856,37,501,500,128,131321,498,131320,498,458997,37,502,497,490,501,499,196855,
503,0,262394,502,504,503,131320,504,327808,36,505,493,52,196855,506,0,196859,47,507,131320,507,196855,508,0,262394,55,
509,508,131320,509,196855,510,0,262394,184,511,512,131320,511,327745,46,513,43,114,262205,36,514,513,327808,36,515,
514,505,393281,57,516,14,45,515,262205,39,517,516,131321,510,131320,512,393281,57,518,17,45,505,262205,39,519,518,
131321,510,131320,510,458997,39,520,517,511,519,512,131321,506,131320,508,196855,521,0,262394,184,522,521,131320,522,
327745,46,523,43,114,262205,36,524,523,327808,36,525,524,505,393281,49,526,20,45,525,262205,36,527,526,327760,39,528,
527,47,131321,506,131320,521,196855,529,0,262394,61,530,529,131320,530,393281,49,531,24,45,505,262205,36,532,531,
327760,39,533,532,47,131321,506,131320,529,327876,36,534,52,65,327810,36,535,534,52,327879,36,536,505,535,327812,36,
537,536,21,327874,36,538,505,65,393281,49,539,24,45,538,262205,36,540,539,262268,44,541,537,393419,36,542,540,541,66,
327760,39,543,542,47,131321,506,131320,506,721141,39,544,520,510,528,522,533,530,543,529,196855,545,0,262394,67,546,
547,131320,546,196855,548,0,262394,68,549,548,131320,549,327761,36,550,544,1,327878,36,551,550,72,393298,39,552,551,
544,1,131321,548,131320,548,458997,39,553,544,546,552,549,196855,554,0,262394,73,555,554,131320,555,327761,36,556,553,
1,262268,44,557,556,327875,44,558,557,74,262268,36,559,558,327877,36,560,559,72,327760,39,561,559,560,327878,39,562,
553,561,131321,554,131320,554,458997,39,563,553,548,562,555,196855,564,0,262394,75,565,564,131320,565,262344,39,566,
563,131321,564,131320,564,458997,39,567,563,554,566,565,131321,545,131320,547,196855,568,0,262394,76,569,568,131320,
569,327761,36,570,544,0,327878,36,571,570,72,393298,39,572,571,544,0,131321,568,131320,568,458997,39,573,544,547,572,
569,196855,574,0,262394,77,575,574,131320,575,327761,36,576,573,0,262268,44,577,576,393418,44,578,577,79,80,262268,36,
579,578,327877,36,580,579,72,327879,36,581,580,86,327878,36,582,576,581,393298,39,583,582,573,0,131321,574,131320,574,
458997,39,584,573,568,583,575,196855,585,0,262394,87,586,585,131320,586,327761,36,587,584,0,327878,36,588,587,86,
393298,39,589,588,584,0,131321,585,131320,585,458997,39,590,584,574,589,586,131321,545,131320,545,458997,39,591,567,
564,590,585,327879,39,592,591,236,262205,39,593,455,327879,39,594,593,236,196855,595,0,196859,47,596,131320,596,
196855,597,0,262394,91,598,597,131320,598,327761,36,599,592,1,327761,36,600,594,1,327856,37,601,599,600,262312,37,602,
601,196855,603,0,262394,602,604,603,131320,604,327850,37,605,599,600,196855,606,0,262394,605,607,606,131320,607,
327761,36,608,592,0,327761,36,609,594,0,327856,37,610,608,609,131321,606,131320,606,458997,37,611,605,604,610,607,
131321,603,131320,603,458997,37,612,601,598,611,606,131321,595,131320,597,327761,36,613,592,0,327761,36,614,594,0,
327856,37,615,613,614,131321,595,131320,595,458997,37,616,612,603,615,597,131321,503,131320,503,458997,37,617,325,498,
616,595,131321,489,131320,489,458997,39,618,322,457,496,503,458997,37,619,325,457,617,503,131321,392,131320,392,
458997,39,391,322,403,618,489,458997,37,393,325,403,619,489,327808,36,395,394,80,131321,390,131320,397,131321,330,
131320,330,327810,36,620,182,326,327856,37,621,620,92,196855,323,0,262394,621,622,623,131320,622,131321,323,131320,
623,327808,36,624,326,92,131321,323,131320,323,458997,36,327,182,622,624,623,131321,320,131320,329,196855,625,0,
262394,94,626,625,131320,626,327761,36,627,321,0,327851,37,628,627,47,196855,629,0,262394,628,630,629,131320,630,
458993,36,631,100,52,47,627,131321,629,131320,629,327761,36,632,321,1,327851,37,633,632,47,196855,634,0,262394,633,
635,634,131320,635,458993,36,636,101,52,47,632,131321,634,131320,634,196855,637,0,262394,324,638,637,131320,638,
196670,102,52,131321,637,131320,637,131321,625,131320,625,262368,54,54,103,131321,639,131320,639,458997,36,640,164,
625,641,642,327856,37,643,640,95,262390,644,642,0,262394,643,645,644,131320,645,327745,99,646,98,640,262205,36,647,
646,327745,46,648,43,41,262205,36,649,648,327812,36,650,640,136,327808,36,651,649,650,327808,36,652,651,144,393281,49,
653,10,45,652,196670,653,647,327851,37,654,647,47,196855,655,0,262394,654,656,655,131320,656,327812,36,657,188,95,
327808,36,658,110,657,327808,36,659,658,640,393281,49,660,10,45,659,458986,36,661,660,52,47,647,131321,655,131320,655,
131321,642,131320,642,327808,36,641,640,29,131321,639,131320,644,327847,37,662,94,172,196855,663,0,262394,662,664,663,
131320,664,262205,36,665,100,327851,37,666,665,47,196855,667,0,262394,666,668,667,131320,668,393281,49,669,10,45,80,
262205,36,670,100,458993,36,671,669,52,47,670,131321,667,131320,667,262205,36,672,101,327851,37,673,672,47,196855,674,
0,262394,673,675,674,131320,675,393281,49,676,10,45,111,262205,36,677,101,458993,36,678,676,52,47,677,131321,674,
131320,674,262205,36,679,102,327851,37,680,679,47,196855,681,0,262394,680,682,681,131320,682,393281,49,683,10,45,89,
458993,36,684,683,52,47,52,131321,681,131320,681,131321,663,131320,663,131321,118,131320,118,65789,65592};
/* count.comp -DGPUSORTI_ADDRESS, 6219 words */
static const uint32_t gpusorti_spv_count_address[] = {
119734787,66304,524299,1054,0,131089,1,131089,5347,589834,0x5f565053,0x5f52484b,0x73796870,0x6c616369,0x6f74735f,
0x65676172,0x6675625f,7497062,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,5348,1,524303,5,2,0x6e69616d,0,3,4,5,
393232,2,17,1,1,1,262215,6,6,4,327752,7,0,35,0,327752,7,1,35,16,327752,7,2,35,32,327752,7,3,35,40,327752,7,4,35,44,
327752,7,5,35,52,327752,7,6,35,56,327752,7,7,35,60,327752,7,8,35,64,196679,7,2,262215,8,6,4,327752,9,0,35,0,196679,9,
2,262215,3,11,26,262215,4,11,24,262215,10,1,5,262215,11,1,11,262215,12,6,8,327752,13,0,35,0,196679,13,2,262215,14,1,7,
262215,15,1,8,262215,16,1,6,262215,17,1,9,262215,18,1,2,262215,19,1,0,262215,20,1,1,262215,21,1,12,262215,5,11,29,
262215,22,1,0,262215,23,11,25,262215,24,1,3,262215,25,1,4,262215,26,1,10,131091,27,196641,28,27,262165,29,32,0,196641,
30,29,262167,31,29,2,262176,32,7,31,262176,33,7,29,393249,34,31,32,33,33,131092,35,262176,36,7,35,327713,37,31,36,33,
262177,38,31,32,393249,39,29,32,33,33,262177,40,29,33,196641,41,31,327713,42,35,32,32,262187,29,43,4,262172,6,29,43,
720926,7,31,31,31,29,29,29,29,29,6,262176,44,9,7,262203,44,45,9,262165,46,32,1,262187,46,47,5,262176,48,9,29,262187,
29,49,0,262187,46,50,4,262176,51,9,31,196647,52,5349,196637,8,29,196638,9,8,262176,52,5349,9,262187,46,53,0,262176,54,
5349,29,262167,55,29,3,262176,56,1,55,262203,56,3,1,262187,29,57,1,262176,58,1,29,262203,56,4,1,262174,59,29,29,
262187,29,60,32,262187,46,61,2,262194,29,10,1,262187,29,62,2,393268,35,63,170,10,62,262194,29,11,0,262187,29,64,8,
393268,29,65,199,11,64,393268,35,66,171,65,49,262187,29,67,3,196647,68,5349,196637,12,31,196638,13,12,262176,68,5349,
13,262176,69,5349,31,262194,29,14,32,393268,35,70,170,14,60,393268,29,71,199,11,64,393268,35,72,171,71,49,262187,29,
73,16,393268,35,74,170,14,73,458804,29,75,169,74,57,62,393268,29,76,199,11,64,393268,35,77,171,76,49,393268,46,78,128,
14,49,393268,35,79,170,10,62,262194,29,15,0,393268,35,80,170,15,57,262194,29,16,32,393268,29,81,130,16,57,262187,29,
82,31,393268,29,83,199,81,82,393268,29,84,196,57,83,393268,35,85,170,15,62,262187,46,86,31,262194,29,17,0,393268,35,
87,171,17,49,393268,35,88,170,15,57,393268,35,89,170,15,62,393268,29,90,130,16,57,393268,46,91,128,90,49,262187,46,92,
1,393268,35,93,174,16,60,262187,29,94,0xffffffff,393268,29,95,199,16,82,393268,29,96,196,57,95,393268,29,97,130,96,57,
458804,29,98,169,93,94,97,393268,35,99,171,17,49,393268,35,100,170,10,57,262187,46,101,8,262194,29,18,8,262187,46,102,
9,262187,29,103,64,393268,35,104,170,10,62,262187,46,105,11,262194,29,19,256,262194,29,20,8,393268,29,106,132,19,20,
262194,29,21,0,393268,29,107,199,21,57,393268,35,108,171,107,49,262187,46,109,6,262203,58,5,1,393268,29,110,196,57,18,
262172,111,29,110,262176,112,4,111,262203,112,113,4,262176,114,4,29,262203,114,115,4,262203,114,116,4,262203,114,117,
4,262187,29,118,264,327724,31,119,49,49,196650,35,120,262172,121,35,20,262176,122,7,121,262172,123,31,20,262176,124,7,
123,262187,46,125,10,262187,29,126,160,262187,46,127,3,262194,29,22,1,393267,55,23,22,57,57,262194,29,24,32,262194,29,
25,1,262194,29,26,0,262187,29,128,5,262187,29,129,24,196649,35,130,262187,29,131,29,262187,29,132,30,262187,29,133,6,
262187,29,134,7,327734,27,2,0,28,131320,135,327739,36,136,7,120,262203,36,137,7,262203,36,138,7,262203,33,139,7,
262203,33,140,7,262203,32,141,7,262203,33,142,7,262203,33,143,7,262203,32,144,7,262203,33,145,7,262203,33,146,7,
262203,32,147,7,262203,33,148,7,262203,33,149,7,262203,32,150,7,327739,36,151,7,120,262203,32,152,7,262203,32,153,7,
262203,32,154,7,262203,32,155,7,262203,32,156,7,262203,33,157,7,262203,33,158,7,262203,33,159,7,262203,32,160,7,
262203,33,161,7,262203,33,162,7,262203,33,163,7,262203,33,164,7,262203,33,165,7,262203,33,166,7,262203,32,167,7,
262203,33,168,7,262203,33,169,7,262203,32,170,7,327739,36,171,7,120,262203,33,172,7,262203,33,173,7,262203,33,174,7,
262203,33,175,7,262203,33,176,7,262203,33,177,7,262203,33,178,7,262203,33,179,7,262203,32,180,7,262203,33,181,7,
262203,33,182,7,262203,32,183,7,262203,33,184,7,262203,33,185,7,262203,32,186,7,262203,33,187,7,262203,33,188,7,
262203,32,189,7,327739,36,190,7,120,262203,32,191,7,262203,32,192,7,262203,32,193,7,262203,32,194,7,262203,32,195,7,
262203,33,196,7,262203,33,197,7,262203,33,198,7,262203,32,199,7,262203,33,200,7,262203,33,201,7,262203,33,202,7,
262203,33,203,7,262203,33,204,7,262203,33,205,7,262203,32,206,7,262203,33,207,7,262203,33,208,7,262203,32,209,7,
262203,33,210,7,262203,33,211,7,262203,32,212,7,262203,33,213,7,262203,33,214,7,262203,32,215,7,262203,33,216,7,
262203,33,217,7,262203,32,218,7,262203,33,219,7,262203,33,220,7,262203,32,221,7,327739,36,222,7,120,262203,32,223,7,
262203,32,224,7,262203,32,225,7,262203,32,226,7,262203,32,227,7,262203,33,228,7,262203,33,229,7,262203,33,230,7,
262203,32,231,7,262203,33,232,7,262203,33,233,7,262203,33,234,7,262203,33,235,7,262203,33,236,7,262203,33,237,7,
262203,32,238,7,262203,33,239,7,262203,33,240,7,262203,32,241,7,262203,33,242,7,262203,32,243,7,262203,33,244,7,
262203,33,245,7,262203,33,246,7,262203,32,247,7,262203,33,248,7,262203,33,249,7,262203,32,250,7,262203,33,251,7,
262203,33,252,7,262203,33,253,7,262203,33,254,7,262203,33,255,7,327739,36,256,7,120,262203,33,257,7,262203,33,258,7,
262203,33,259,7,262203,33,260,7,262203,36,261,7,262203,33,262,7,262203,33,263,7,262203,33,264,7,262203,33,265,7,
262203,33,266,7,262203,33,267,7,262203,33,268,7,262203,36,269,7,262203,36,270,7,262203,33,271,7,262203,33,272,7,
262203,33,273,7,262203,33,274,7,262203,32,275,7,262203,32,276,7,262203,32,277,7,262203,36,278,7,262203,33,279,7,
262203,32,280,7,262203,32,281,7,262203,36,282,7,262203,33,283,7,262203,33,284,7,262203,33,285,7,262203,122,286,7,
262203,124,287,7,262203,32,288,7,262203,36,289,7,262203,33,290,7,262203,33,291,7,262203,32,292,7,262203,32,293,7,
262203,33,294,7,262203,33,295,7,262203,33,296,7,262203,36,297,7,262203,33,298,7,262203,32,299,7,262203,32,300,7,
262203,32,301,7,262203,33,302,7,262203,33,303,7,262203,33,304,7,196855,305,0,196859,49,306,131320,306,327745,48,307,
45,67,262205,29,308,307,327851,35,309,308,49,196855,310,0,262394,309,311,312,131320,311,196670,254,308,131321,310,
131320,312,327745,51,313,45,62,262205,31,314,313,262268,52,315,314,393281,54,316,315,53,53,393277,29,317,316,2,4,
196670,254,317,131321,310,131320,310,458997,29,318,308,311,317,312,196670,255,318,196670,257,318,393281,48,319,45,64,
53,262205,29,320,319,327812,29,321,320,106,196670,258,321,327814,29,322,318,321,327817,29,323,318,321,327851,35,324,
323,49,393385,29,325,324,57,49,327808,29,326,322,325,196670,259,326,327745,58,327,3,57,262205,29,328,327,327745,58,
329,4,49,262205,29,330,329,327812,29,331,328,330,327745,58,332,3,49,262205,29,333,332,327808,29,334,331,333,196670,
253,334,196670,260,334,196670,261,108,196855,335,0,262394,108,336,337,131320,336,196670,263,43,131321,335,131320,337,
327745,51,338,45,62,262205,31,339,338,262268,52,340,339,327745,48,341,45,43,262205,29,342,341,327812,29,343,43,342,
327808,29,344,60,343,393281,54,345,340,53,344,393277,29,346,345,2,4,196670,263,346,131321,335,131320,335,458997,29,
347,43,336,346,337,196670,262,347,327854,35,348,334,326,262312,35,349,348,196855,350,0,262394,349,351,350,131320,351,
327879,29,352,347,57,327851,35,353,352,49,131321,350,131320,350,458997,35,354,348,335,353,351,196855,355,0,262394,354,
356,355,131320,356,196670,256,130,131321,305,131320,355,262205,29,357,5,196670,264,357,196670,265,357,131321,358,
131320,358,458997,29,359,357,355,360,361,327856,35,362,359,110,262390,363,361,0,262394,362,361,363,131320,361,327745,
114,364,113,359,196670,364,49,327808,29,360,359,19,196670,265,360,131321,358,131320,363,327850,35,365,357,49,196855,
366,0,262394,365,367,366,131320,367,196670,115,49,196670,116,49,196670,117,49,131321,366,131320,366,262368,62,62,118,
327812,29,368,334,321,196670,266,368,327810,29,369,318,368,327856,35,370,369,321,196855,371,0,262394,370,372,373,
131320,372,196670,268,318,131321,371,131320,373,327808,29,374,368,321,196670,268,374,131321,371,131320,371,458997,29,
375,318,372,374,373,196670,267,375,327879,29,376,347,62,327851,35,377,376,49,196670,269,377,327879,29,378,347,43,
327851,35,379,378,49,196670,270,379,327745,48,380,45,43,262205,29,381,380,196670,272,381,327745,48,382,45,128,262205,
29,383,382,327812,29,384,381,18,327808,29,385,383,384,196670,252,385,196670,271,385,196670,274,381,327745,48,386,45,
133,262205,29,387,386,327810,29,388,387,384,458764,29,389,1,38,18,388,196670,251,389,196670,273,389,327808,29,390,383,
387,196670,242,390,327854,35,391,390,60,196855,392,0,262394,391,393,394,131320,393,196670,244,94,131321,392,131320,
394,327876,29,395,57,390,327810,29,396,395,57,196670,244,396,131321,392,131320,392,458997,29,397,94,393,396,394,
327854,35,398,390,103,196855,399,0,262394,398,400,401,131320,400,196670,245,94,131321,399,131320,401,327852,35,402,
390,60,196855,403,0,262394,402,404,405,131320,404,327810,29,406,390,60,327876,29,407,57,406,327810,29,408,407,57,
196670,246,408,131321,403,131320,405,196670,246,49,131321,403,131320,403,458997,29,409,408,404,49,405,196670,245,409,
131321,399,131320,399,458997,29,410,94,400,409,403,327760,31,411,397,410,196670,243,411,327854,35,412,383,60,196855,
413,0,262394,412,414,415,131320,414,196670,248,94,131321,413,131320,415,327876,29,416,57,383,327810,29,417,416,57,
196670,248,417,131321,413,131320,413,458997,29,418,94,414,417,415,327852,35,419,383,60,196855,420,0,262394,419,421,
422,131320,421,327810,29,423,383,60,327876,29,424,57,423,327810,29,425,424,57,196670,249,425,131321,420,131320,422,
196670,249,49,131321,420,131320,420,458997,29,426,425,421,49,422,327760,31,427,418,426,196670,247,427,262344,31,428,
427,327879,31,429,411,428,196670,250,429,196670,275,429,196855,430,0,262394,108,431,432,131320,431,196670,278,377,
196670,279,49,196670,222,120,196855,433,0,196859,49,434,131320,434,196855,435,0,262394,377,436,437,131320,436,327745,
51,438,45,57,262205,31,439,438,196670,225,439,131321,435,131320,437,327745,51,440,45,53,262205,31,441,440,196670,225,
441,131321,435,131320,435,458997,31,442,439,436,441,437,196670,224,442,196855,443,0,262394,63,444,443,131320,444,
196855,445,0,262394,66,446,447,131320,446,196670,227,442,196670,228,49,196670,229,67,327745,33,448,227,49,262205,29,
449,448,327829,59,450,449,49,327761,29,451,450,1,196670,220,451,327761,29,452,450,0,196670,219,452,327745,33,453,227,
57,262205,29,454,453,327808,29,455,454,451,327760,31,456,452,455,196670,221,456,262268,68,457,456,393281,69,458,457,
53,53,393277,31,459,458,2,8,196670,226,459,131321,445,131320,447,262268,68,460,442,393281,69,461,460,53,49,393277,31,
462,461,2,8,196670,226,462,131321,445,131320,445,458997,31,463,459,446,462,447,196670,222,130,196670,223,463,131321,
433,131320,443,327846,35,464,70,377,196855,465,0,262394,464,466,465,131320,466,196855,467,0,262394,72,468,469,131320,
468,196670,231,442,196670,232,49,196670,233,62,327745,33,470,231,49,262205,29,471,470,327829,59,472,471,49,327761,29,
473,472,1,196670,217,473,327761,29,474,472,0,196670,216,474,327745,33,475,231,57,262205,29,476,475,327808,29,477,476,
473,327760,31,478,474,477,196670,218,478,262268,52,479,478,393281,54,480,479,53,53,393277,29,481,480,2,4,196670,230,
481,131321,467,131320,469,262268,52,482,442,393281,54,483,482,53,49,393277,29,484,483,2,4,196670,230,484,131321,467,
131320,467,458997,29,485,481,468,484,469,327760,31,486,485,49,196670,222,130,196670,223,486,131321,433,131320,465,
196670,234,75,327876,29,487,57,75,327810,29,488,487,57,196670,235,49,196855,489,0,262394,77,490,491,131320,490,327874,
29,492,49,75,196670,238,442,196670,239,492,196670,240,62,327745,33,493,238,49,262205,29,494,493,327876,29,495,492,62,
327829,59,496,494,495,327761,29,497,496,1,196670,214,497,327761,29,498,496,0,196670,213,498,327745,33,499,238,57,
262205,29,500,499,327874,29,501,492,132,327808,29,502,500,501,327808,29,503,502,497,327760,31,504,498,503,196670,215,
504,262268,52,505,504,393281,54,506,505,53,53,393277,29,507,506,2,4,196670,237,507,131321,489,131320,491,262268,52,
508,442,327874,29,509,49,75,393281,54,510,508,53,509,393277,29,511,510,2,4,196670,237,511,131321,489,131320,489,
458997,29,512,507,490,511,491,196670,236,512,393419,29,513,512,53,78,327760,31,514,513,49,196670,222,130,196670,223,
514,131321,433,131320,433,590069,31,515,463,445,486,467,514,489,196670,241,515,196670,280,515,196855,516,0,262394,79,
517,518,131320,517,196855,519,0,262394,80,520,519,131320,520,327745,33,521,280,57,262205,29,522,521,327878,29,523,522,
84,196670,521,523,131321,519,131320,519,196855,524,0,262394,85,525,524,131320,525,327745,33,526,280,57,262205,29,527,
526,262268,46,528,527,327875,46,529,528,86,262268,29,530,529,196670,210,530,327877,29,531,530,84,327760,31,532,530,
531,262205,31,533,280,327878,31,534,533,532,196670,280,534,131321,524,131320,524,196855,535,0,262394,87,536,535,
131320,536,262205,31,537,280,262344,31,538,537,196670,280,538,131321,535,131320,535,131321,516,131320,518,196855,539,
0,262394,88,540,539,131320,540,327745,33,541,280,49,262205,29,542,541,327878,29,543,542,84,196670,541,543,131321,539,
131320,539,196855,544,0,262394,89,545,544,131320,545,327745,33,546,280,49,262205,29,547,546,262268,46,548,547,393418,
46,549,548,91,92,262268,29,550,549,196670,211,550,327877,29,551,550,84,327879,29,552,551,98,262205,29,553,546,327878,
29,554,553,552,196670,546,554,131321,544,131320,544,196855,555,0,262394,99,556,555,131320,556,327745,33,557,280,49,
262205,29,558,557,327878,29,559,558,98,196670,557,559,131321,555,131320,555,131321,516,131320,516,262205,31,560,280,
196670,212,560,196670,277,560,131321,430,131320,432,196670,277,119,131321,430,131320,430,458997,31,561,560,516,119,
432,196670,276,561,196670,281,119,196670,282,120,196670,283,368,131321,562,131320,562,458997,35,563,120,430,564,565,
458997,29,566,368,430,567,565,327856,35,568,566,375,262390,569,570,0,262394,568,571,569,131320,571,196670,284,49,
131321,572,131320,572,458997,29,573,49,571,574,575,327856,35,576,573,20,262390,577,575,1,262394,576,578,577,131320,
578,327812,29,579,573,19,327808,29,580,579,357,196670,285,580,327810,29,581,375,566,327856,35,582,580,581,327745,36,
583,286,573,196670,583,582,262205,35,584,583,196855,585,0,262394,584,586,587,131320,586,327808,29,588,566,580,196670,
289,377,196670,290,588,196670,190,120,196855,589,0,196859,49,590,131320,590,196855,591,0,262394,377,592,593,131320,
592,327745,51,594,45,57,262205,31,595,594,196670,193,595,131321,591,131320,593,327745,51,596,45,53,262205,31,597,596,
196670,193,597,131321,591,131320,591,458997,31,598,595,592,597,593,196670,192,598,196855,599,0,262394,63,600,599,
131320,600,196855,601,0,262394,66,602,603,131320,602,196670,195,598,196670,196,588,196670,197,67,327745,33,604,195,49,
262205,29,605,604,327876,29,606,588,67,327829,59,607,605,606,327761,29,608,607,1,196670,188,608,327761,29,609,607,0,
196670,187,609,327745,33,610,195,57,262205,29,611,610,327874,29,612,588,131,327808,29,613,611,612,327808,29,614,613,
608,327760,31,615,609,614,196670,189,615,262268,68,616,615,393281,69,617,616,53,53,393277,31,618,617,2,8,196670,194,
618,131321,601,131320,603,262268,68,619,598,393281,69,620,619,53,588,393277,31,621,620,2,8,196670,194,621,131321,601,
131320,601,458997,31,622,618,602,621,603,196670,190,130,196670,191,622,131321,589,131320,599,327846,35,623,70,377,
196855,624,0,262394,623,625,624,131320,625,196855,626,0,262394,72,627,628,131320,627,196670,199,598,196670,200,588,
196670,201,62,327745,33,629,199,49,262205,29,630,629,327876,29,631,588,62,327829,59,632,630,631,327761,29,633,632,1,
196670,185,633,327761,29,634,632,0,196670,184,634,327745,33,635,199,57,262205,29,636,635,327874,29,637,588,132,327808,
29,638,636,637,327808,29,639,638,633,327760,31,640,634,639,196670,186,640,262268,52,641,640,393281,54,642,641,53,53,
393277,29,643,642,2,4,196670,198,643,131321,626,131320,628,262268,52,644,598,393281,54,645,644,53,588,393277,29,646,
645,2,4,196670,198,646,131321,626,131320,626,458997,29,647,643,627,646,628,327760,31,648,647,49,196670,190,130,196670,
191,648,131321,589,131320,624,196670,202,75,327876,29,649,57,75,327810,29,650,649,57,327879,29,651,588,650,327812,29,
652,651,14,196670,203,652,196855,653,0,262394,77,654,655,131320,654,327874,29,656,588,75,196670,206,598,196670,207,
656,196670,208,62,327745,33,657,206,49,262205,29,658,657,327876,29,659,656,62,327829,59,660,658,659,327761,29,661,660,
1,196670,182,661,327761,29,662,660,0,196670,181,662,327745,33,663,206,57,262205,29,664,663,327874,29,665,656,132,
327808,29,666,664,665,327808,29,667,666,661,327760,31,668,662,667,196670,183,668,262268,52,669,668,393281,54,670,669,
53,53,393277,29,671,670,2,4,196670,205,671,131321,653,131320,655,262268,52,672,598,327874,29,673,588,75,393281,54,674,
672,53,673,393277,29,675,674,2,4,196670,205,675,131321,653,131320,653,458997,29,676,671,654,675,655,196670,204,676,
262268,46,677,652,393419,29,678,676,677,78,327760,31,679,678,49,196670,190,130,196670,191,679,131321,589,131320,589,
590069,31,680,622,601,648,626,679,653,196670,209,680,196670,288,680,131321,585,131320,587,196670,288,119,131321,585,
131320,585,458997,31,681,680,589,119,587,327745,32,682,287,573,196670,682,681,131321,575,131320,575,327808,29,574,573,
92,196670,284,574,131321,572,131320,577,196670,291,49,131321,683,131320,683,458997,35,564,563,577,684,685,458997,29,
686,49,577,687,685,327856,35,688,686,20,262390,689,685,1,262394,688,690,689,131320,690,327745,36,691,286,686,262205,
35,692,691,262312,35,693,692,196855,694,0,262394,693,695,694,131320,695,131321,685,131320,694,196855,696,0,262394,379,
697,696,131320,697,327745,32,698,287,686,262205,31,699,698,196670,292,699,196855,700,0,262394,79,701,702,131320,701,
196855,703,0,262394,80,704,703,131320,704,327745,33,705,292,57,262205,29,706,705,327878,29,707,706,84,196670,705,707,
131321,703,131320,703,196855,708,0,262394,85,709,708,131320,709,327745,33,710,292,57,262205,29,711,710,262268,46,712,
711,327875,46,713,712,86,262268,29,714,713,196670,178,714,327877,29,715,714,84,327760,31,716,714,715,262205,31,717,
292,327878,31,718,717,716,196670,292,718,131321,708,131320,708,196855,719,0,262394,87,720,719,131320,720,262205,31,
721,292,262344,31,722,721,196670,292,722,131321,719,131320,719,131321,700,131320,702,196855,723,0,262394,88,724,723,
131320,724,327745,33,725,292,49,262205,29,726,725,327878,29,727,726,84,196670,725,727,131321,723,131320,723,196855,
728,0,262394,89,729,728,131320,729,327745,33,730,292,49,262205,29,731,730,262268,46,732,731,393418,46,733,732,91,92,
262268,29,734,733,196670,179,734,327877,29,735,734,84,327879,29,736,735,98,262205,29,737,730,327878,29,738,737,736,
196670,730,738,131321,728,131320,728,196855,739,0,262394,99,740,739,131320,740,327745,33,741,292,49,262205,29,742,741,
327878,29,743,742,98,196670,741,743,131321,739,131320,739,131321,700,131320,700,262205,31,744,292,196670,180,744,
196670,698,744,131321,696,131320,696,327745,32,745,287,686,262205,31,746,745,196670,293,746,196670,294,385,196670,295,
389,196670,171,120,196855,747,0,196859,49,748,131320,748,196855,749,0,262394,100,750,749,131320,750,327745,33,751,293,
49,262205,29,752,751,262268,46,753,385,262268,46,754,389,393419,29,755,752,753,754,196670,171,130,196670,172,755,
131321,747,131320,749,327745,33,756,293,57,262205,29,757,756,327879,29,758,385,82,327874,29,759,757,758,196670,173,
759,327854,35,760,385,60,196855,761,0,262394,760,762,763,131320,762,196670,175,759,131321,761,131320,763,327745,33,
764,293,49,262205,29,765,764,327874,29,766,765,385,327850,35,767,385,49,196855,768,0,262394,767,769,770,131320,769,
196670,176,49,131321,768,131320,770,262205,29,771,756,327810,29,772,60,385,327876,29,773,771,772,196670,176,773,
131321,768,131320,768,458997,29,774,49,769,773,770,327877,29,775,766,774,196670,175,775,131321,761,131320,761,458997,
29,776,759,762,775,768,196670,174,776,327876,29,777,57,389,327810,29,778,777,57,327879,29,779,776,778,196670,171,130,
196670,172,779,131321,747,131320,747,458997,29,780,755,750,779,761,196670,177,780,327745,114,781,113,780,458986,29,
782,781,57,49,57,196855,783,0,262394,108,784,783,131320,784,327812,29,785,686,19,327808,29,786,566,785,327808,29,787,
786,357,196670,296,787,262205,31,788,745,327878,31,789,788,561,262205,31,790,281,327877,31,791,790,789,196670,281,791,
262312,35,792,564,196855,793,0,262394,792,794,793,131320,794,327808,29,795,787,57,327856,35,796,795,318,131321,793,
131320,793,458997,35,797,792,784,796,794,196855,798,0,262394,797,799,798,131320,799,327808,29,800,787,57,196670,297,
377,196670,298,800,196670,151,120,196855,801,0,196859,49,802,131320,802,196855,803,0,262394,377,804,805,131320,804,
327745,51,806,45,57,262205,31,807,806,196670,154,807,131321,803,131320,805,327745,51,808,45,53,262205,31,809,808,
196670,154,809,131321,803,131320,803,458997,31,810,807,804,809,805,196670,153,810,196855,811,0,262394,63,812,811,
131320,812,196855,813,0,262394,66,814,815,131320,814,196670,156,810,196670,157,800,196670,158,67,327745,33,816,156,49,
262205,29,817,816,327876,29,818,800,67,327829,59,819,817,818,327761,29,820,819,1,196670,149,820,327761,29,821,819,0,
196670,148,821,327745,33,822,156,57,262205,29,823,822,327874,29,824,800,131,327808,29,825,823,824,327808,29,826,825,
820,327760,31,827,821,826,196670,150,827,262268,68,828,827,393281,69,829,828,53,53,393277,31,830,829,2,8,196670,155,
830,131321,813,131320,815,262268,68,831,810,393281,69,832,831,53,800,393277,31,833,832,2,8,196670,155,833,131321,813,
131320,813,458997,31,834,830,814,833,815,196670,151,130,196670,152,834,131321,801,131320,811,327846,35,835,70,377,
196855,836,0,262394,835,837,836,131320,837,196855,838,0,262394,72,839,840,131320,839,196670,160,810,196670,161,800,
196670,162,62,327745,33,841,160,49,262205,29,842,841,327876,29,843,800,62,327829,59,844,842,843,327761,29,845,844,1,
196670,146,845,327761,29,846,844,0,196670,145,846,327745,33,847,160,57,262205,29,848,847,327874,29,849,800,132,327808,
29,850,848,849,327808,29,851,850,845,327760,31,852,846,851,196670,147,852,262268,52,853,852,393281,54,854,853,53,53,
393277,29,855,854,2,4,196670,159,855,131321,838,131320,840,262268,52,856,810,393281,54,857,856,53,800,393277,29,858,
857,2,4,196670,159,858,131321,838,131320,838,458997,29,859,855,839,858,840,327760,31,860,859,49,196670,151,130,196670,
152,860,131321,801,131320,836,196670,163,75,327876,29,861,57,75,327810,29,862,861,57,327879,29,863,800,862,327812,29,
864,863,14,196670,164,864,196855,865,0,262394,77,866,867,131320,866,327874,29,868,800,75,196670,167,810,196670,168,
868,196670,169,62,327745,33,869,167,49,262205,29,870,869,327876,29,871,868,62,327829,59,872,870,871,327761,29,873,872,
1,196670,143,873,327761,29,874,872,0,196670,142,874,327745,33,875,167,57,262205,29,876,875,327874,29,877,868,132,
327808,29,878,876,877,327808,29,879,878,873,327760,31,880,874,879,196670,144,880,262268,52,881,880,393281,54,882,881,
53,53,393277,29,883,882,2,4,196670,166,883,131321,865,131320,867,262268,52,884,810,327874,29,885,800,75,393281,54,886,
884,53,885,393277,29,887,886,2,4,196670,166,887,131321,865,131320,865,458997,29,888,883,866,887,867,196670,165,888,
262268,46,889,864,393419,29,890,888,889,78,327760,31,891,890,49,196670,151,130,196670,152,891,131321,801,131320,801,
590069,31,892,834,813,860,838,891,865,196670,170,892,196670,299,892,196855,893,0,262394,79,894,895,131320,894,196855,
896,0,262394,80,897,896,131320,897,327745,33,898,299,57,262205,29,899,898,327878,29,900,899,84,196670,898,900,131321,
896,131320,896,196855,901,0,262394,85,902,901,131320,902,327745,33,903,299,57,262205,29,904,903,262268,46,905,904,
327875,46,906,905,86,262268,29,907,906,196670,139,907,327877,29,908,907,84,327760,31,909,907,908,262205,31,910,299,
327878,31,911,910,909,196670,299,911,131321,901,131320,901,196855,912,0,262394,87,913,912,131320,913,262205,31,914,
299,262344,31,915,914,196670,299,915,131321,912,131320,912,131321,893,131320,895,196855,916,0,262394,88,917,916,
131320,917,327745,33,918,299,49,262205,29,919,918,327878,29,920,919,84,196670,918,920,131321,916,131320,916,196855,
921,0,262394,89,922,921,131320,922,327745,33,923,299,49,262205,29,924,923,262268,46,925,924,393418,46,926,925,91,92,
262268,29,927,926,196670,140,927,327877,29,928,927,84,327879,29,929,928,98,262205,29,930,923,327878,29,931,930,929,
196670,923,931,131321,921,131320,921,196855,932,0,262394,99,933,932,131320,933,327745,33,934,299,49,262205,29,935,934,
327878,29,936,935,98,196670,934,936,131321,932,131320,932,131321,893,131320,893,262205,31,937,299,196670,141,937,
327879,31,938,937,429,262205,31,939,745,327879,31,940,939,429,196670,300,938,196670,301,940,196670,136,120,196855,941,
0,196859,49,942,131320,942,196855,943,0,262394,104,944,943,131320,944,327745,33,945,300,57,262205,29,946,945,327745,
33,947,301,57,262205,29,948,947,327856,35,949,946,948,262312,35,950,949,196855,951,0,262394,950,952,951,131320,952,
262205,29,953,945,262205,29,954,947,327850,35,955,953,954,196855,956,0,262394,955,957,956,131320,957,327745,33,958,
300,49,262205,29,959,958,327745,33,960,301,49,262205,29,961,960,327856,35,962,959,961,131321,956,131320,956,458997,35,
963,955,952,962,957,131321,951,131320,951,458997,35,964,949,944,963,956,196670,136,130,196670,137,964,131321,941,
131320,943,327745,33,965,300,49,262205,29,966,965,327745,33,967,301,49,262205,29,968,967,327856,35,969,966,968,196670,
136,130,196670,137,969,131321,941,131320,941,458997,35,970,964,951,969,943,196670,138,970,196670,282,970,131321,798,
131320,798,458997,35,971,564,793,970,941,131321,783,131320,783,458997,35,972,564,747,971,798,131321,685,131320,685,
458997,35,684,564,695,972,783,327808,29,687,686,92,196670,291,687,131321,683,131320,689,131321,570,131320,570,327810,
29,973,375,566,327856,35,974,973,106,196855,565,0,262394,974,975,976,131320,975,196670,302,375,131321,565,131320,976,
327808,29,977,566,106,196670,302,977,131321,565,131320,565,458997,29,567,375,975,977,976,196670,283,567,131321,562,
131320,569,196855,978,0,262394,108,979,978,131320,979,327745,33,980,281,49,262205,29,981,980,327851,35,982,981,49,
196855,983,0,262394,982,984,983,131320,984,262205,29,985,980,458993,29,986,115,57,49,985,131321,983,131320,983,327745,
33,987,281,57,262205,29,988,987,327851,35,989,988,49,196855,990,0,262394,989,991,990,131320,991,262205,29,992,987,
458993,29,993,116,57,49,992,131321,990,131320,990,196855,994,0,262394,563,995,994,131320,995,196670,117,57,131321,994,
131320,994,131321,978,131320,978,262368,62,62,118,196670,303,357,131321,996,131320,996,458997,29,997,357,978,998,999,
327856,35,1000,997,110,262390,1001,999,0,262394,1000,1002,1001,131320,1002,327745,114,1003,113,997,262205,29,1004,
1003,196670,304,1004,327745,51,1005,45,62,262205,31,1006,1005,262268,52,1007,1006,327745,48,1008,45,134,262205,29,
1009,1008,327812,29,1010,997,326,327808,29,1011,1009,1010,327808,29,1012,1011,334,393281,54,1013,1007,53,1012,327742,
1013,1004,2,4,327851,35,1014,1004,49,196855,1015,0,262394,1014,1016,1015,131320,1016,327812,29,1017,381,110,327808,29,
1018,126,1017,327808,29,1019,1018,997,393281,54,1020,1007,53,1019,458986,29,1021,1020,57,49,1004,131321,1015,131320,
1015,131321,999,131320,999,327808,29,998,997,19,196670,303,998,131321,996,131320,1001,327847,35,1022,108,365,196855,
1023,0,262394,1022,1024,1023,131320,1024,262205,29,1025,115,327851,35,1026,1025,49,196855,1027,0,262394,1026,1028,
1027,131320,1028,327745,51,1029,45,62,262205,31,1030,1029,262268,52,1031,1030,393281,54,1032,1031,53,92,262205,29,
1033,115,458993,29,1034,1032,57,49,1033,131321,1027,131320,1027,262205,29,1035,116,327851,35,1036,1035,49,196855,1037,
0,262394,1036,1038,1037,131320,1038,327745,51,1039,45,62,262205,31,1040,1039,262268,52,1041,1040,393281,54,1042,1041,
53,61,262205,29,1043,116,458993,29,1044,1042,57,49,1043,131321,1037,131320,1037,262205,29,1045,117,327851,35,1046,
1045,49,196855,1047,0,262394,1046,1048,1047,131320,1048,327745,51,1049,45,62,262205,31,1050,1049,262268,52,1051,1050,
393281,54,1052,1051,53,127,458993,29,1053,1052,57,49,57,131321,1047,131320,1047,131321,1023,131320,1023,196670,256,
130,131321,305,131320,305,65789,65592};
/* scan.comp, 1747 words */
static const uint32_t gpusorti_spv_scan[] = {
119734787,66304,524299,299,0,131089,1,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,0,1,524303,5,2,0x6e69616d,0,3,
4,5,393232,2,17,1,1,1,262215,6,6,4,327752,7,0,35,0,327752,7,1,35,4,327752,7,2,35,8,327752,7,3,35,12,327752,7,4,35,16,
327752,7,5,35,20,327752,7,6,35,24,196679,7,2,262215,8,6,4,327752,9,0,35,0,196679,9,2,262215,10,34,0,262215,10,33,3,
262215,3,11,26,262215,4,11,24,262215,11,1,5,262215,12,1,2,262215,5,11,29,262215,13,1,0,262215,14,1,12,262215,15,1,1,
262215,16,1,0,262215,17,11,25,131091,18,196641,19,18,262165,20,32,0,262187,20,21,4,262172,6,20,21,589854,7,20,20,20,
20,20,20,6,262176,22,9,7,262203,22,23,9,262165,24,32,1,262187,24,25,0,262176,26,9,20,262187,20,27,0,131092,28,196637,
8,20,196638,9,8,262176,29,12,9,262203,29,10,12,262176,30,12,20,262167,31,20,3,262176,32,1,31,262203,32,3,1,262187,20,
33,1,262176,34,1,20,262203,32,4,1,262194,20,11,1,393268,28,35,170,11,33,262187,20,36,31,262187,20,37,32,262187,24,38,
3,262194,20,12,8,262187,24,39,4,262187,24,40,1,262187,24,41,2,262187,24,42,5,262187,20,43,2,262187,20,44,16,196649,28,
45,262187,20,46,8,262203,34,5,1,262194,20,13,256,262172,47,20,13,262176,48,4,47,262203,48,49,4,262176,50,4,20,262187,
20,51,264,262194,20,14,0,393268,20,52,199,14,33,393268,28,53,171,52,27,393268,20,54,196,33,12,262187,24,55,6,262194,
20,15,8,393268,20,56,132,13,15,262187,20,57,160,393268,20,58,130,13,33,393268,20,59,130,13,33,262194,20,16,1,393267,
31,17,16,33,33,262187,20,60,34,327734,18,2,0,19,131320,61,196855,62,0,196859,27,63,131320,63,327745,34,64,3,33,262205,
20,65,64,327745,34,66,4,27,262205,20,67,66,327812,20,68,65,67,327745,34,69,3,27,262205,20,70,69,327808,20,71,68,70,
327850,28,72,71,27,327847,28,73,53,72,196855,74,0,262394,73,75,74,131320,75,262205,20,76,5,327850,28,77,76,27,131321,
74,131320,74,458997,28,78,73,63,77,75,196855,79,0,262394,78,80,79,131320,80,393281,30,81,10,25,40,262205,20,82,81,
393281,30,83,10,25,41,262205,20,84,83,393281,30,85,10,25,38,262205,20,86,85,327850,28,87,86,27,393281,30,88,10,25,42,
262205,20,89,88,327851,28,90,89,27,131321,91,131320,91,458997,28,92,90,80,93,94,458997,28,95,90,80,96,94,458997,20,97,
27,80,98,94,458997,20,99,27,80,100,94,458997,20,101,27,80,102,94,458997,20,103,27,80,104,94,327745,26,105,23,41,
262205,20,106,105,327856,28,107,103,106,262390,108,94,0,262394,107,109,108,131320,109,327812,20,110,21,103,327808,20,
111,37,110,262312,28,112,87,196855,113,0,262394,112,114,113,131320,114,327745,26,115,23,38,262205,20,116,115,327812,
20,117,103,12,327808,20,118,116,117,327745,26,119,23,39,262205,20,120,119,327810,20,121,120,117,458764,20,122,1,38,12,
121,196855,123,0,196859,27,124,131320,124,196855,125,0,262394,35,126,125,131320,126,262268,24,127,118,262268,24,128,
122,393419,20,129,82,127,128,131321,123,131320,125,327879,20,130,118,36,327874,20,131,84,130,327854,28,132,118,37,
196855,133,0,262394,132,134,135,131320,134,131321,133,131320,135,327874,20,136,82,118,327850,28,137,118,27,196855,138,
0,262394,137,139,140,131320,139,131321,138,131320,140,327810,20,141,37,118,327876,20,142,84,141,131321,138,131320,138,
458997,20,143,27,139,142,140,327877,20,144,136,143,131321,133,131320,133,458997,20,145,131,134,144,138,327876,20,146,
33,122,327810,20,147,146,33,327879,20,148,145,147,131321,123,131320,123,458997,20,149,129,126,148,133,327850,28,150,
149,27,131321,113,131320,113,458997,28,151,87,109,150,123,196855,152,0,262394,151,153,152,131320,153,393281,30,154,10,
25,111,196670,154,33,131321,94,131320,152,393385,20,155,95,43,27,393385,20,156,92,27,21,327877,20,157,155,156,327850,
28,158,101,27,393385,20,159,158,44,27,327877,20,160,157,159,393281,30,161,10,25,111,196670,161,160,327808,20,162,110,
60,393281,30,163,10,25,162,196670,163,101,262312,28,164,95,327808,20,165,101,40,131321,94,131320,94,458997,28,93,92,
153,45,152,458997,28,96,95,153,164,152,458997,20,98,97,153,160,152,458997,20,100,99,153,111,152,458997,20,102,101,153,
165,152,327808,20,104,103,40,131321,91,131320,108,327852,28,166,101,27,196855,167,0,262394,166,168,167,131320,168,
327877,20,169,97,37,393385,20,170,95,27,46,327877,20,171,169,170,393281,30,172,10,25,99,196670,172,171,131321,167,
131320,167,327850,28,173,101,27,196855,174,0,262394,173,175,176,131320,175,131321,174,131320,176,393385,20,177,95,33,
27,131321,174,131320,174,458997,20,178,43,175,177,176,393281,30,179,10,25,39,196670,179,178,131321,79,131320,79,
327854,28,180,71,54,262312,28,181,180,196855,182,0,262394,181,183,182,131320,183,262312,28,184,53,196855,185,0,262394,
184,186,185,131320,186,327745,26,187,23,40,262205,20,188,187,327812,20,189,21,188,327808,20,190,37,189,393281,30,191,
10,25,190,262205,20,192,191,327879,20,193,192,33,327851,28,194,193,27,131321,185,131320,185,458997,28,195,184,183,194,
186,131321,182,131320,182,458997,28,196,180,79,195,185,196855,197,0,262394,196,198,197,131320,198,131321,62,131320,
197,327745,26,199,23,25,262205,20,200,199,327851,28,201,200,27,196855,202,0,262394,201,203,204,131320,203,131321,202,
131320,204,393281,30,205,10,25,25,262205,20,206,205,131321,202,131320,202,458997,20,207,200,203,206,204,393281,26,208,
23,55,25,262205,20,209,208,327812,20,210,209,56,327814,20,211,207,210,327817,20,212,207,210,327851,28,213,212,27,
393385,20,214,213,33,27,327808,20,215,211,214,262205,20,216,5,131321,217,131320,217,458997,20,218,27,202,219,220,
458997,20,221,216,202,222,220,327856,28,223,221,71,262390,224,220,0,262394,223,220,224,131320,220,327745,26,225,23,40,
262205,20,226,225,327812,20,227,226,54,327808,20,228,57,227,327808,20,229,228,221,393281,30,230,10,25,229,262205,20,
231,230,327808,20,219,218,231,327808,20,222,221,13,131321,217,131320,224,327745,50,232,49,216,196670,232,218,262368,
43,43,51,131321,233,131320,233,458997,20,234,218,224,235,236,458997,20,237,33,224,238,236,327856,28,239,237,13,262390,
240,236,0,262394,239,241,240,131320,241,327854,28,242,216,237,196855,243,0,262394,242,244,245,131320,244,327810,20,
246,216,237,327745,50,247,49,246,262205,20,248,247,131321,243,131320,245,131321,243,131320,243,458997,20,249,248,244,
27,245,262368,43,43,51,327808,20,235,234,249,196670,232,235,262368,43,43,51,131321,236,131320,236,327812,20,238,237,
43,131321,233,131320,240,327745,50,250,49,58,262205,20,251,250,262368,43,43,51,327745,26,252,23,42,262205,20,253,252,
327812,20,254,71,215,327808,20,255,253,254,131321,256,131320,256,458997,20,257,251,240,258,259,458997,20,260,27,240,
261,259,327856,28,262,260,215,262390,263,259,0,262394,262,264,263,131320,264,327808,20,265,260,216,327856,28,266,265,
215,196855,267,0,262394,266,268,269,131320,268,327808,20,270,255,265,393281,30,271,10,25,270,262205,20,272,271,131321,
267,131320,269,131321,267,131320,267,458997,20,273,272,268,27,269,196670,232,273,262368,43,43,51,131321,274,131320,
274,458997,20,275,273,267,276,277,458997,20,278,33,267,279,277,327856,28,280,278,13,262390,281,277,0,262394,280,282,
281,131320,282,327854,28,283,216,278,196855,284,0,262394,283,285,286,131320,285,327810,20,287,216,278,327745,50,288,
49,287,262205,20,289,288,131321,284,131320,286,131321,284,131320,284,458997,20,290,289,285,27,286,262368,43,43,51,
327808,20,276,275,290,196670,232,276,262368,43,43,51,131321,277,131320,277,327812,20,279,278,43,131321,274,131320,281,
196855,291,0,262394,266,292,291,131320,292,327808,20,293,255,265,327808,20,294,257,275,327810,20,295,294,273,393281,
30,296,10,25,293,196670,296,295,131321,291,131320,291,327745,50,297,49,59,262205,20,298,297,327808,20,258,257,298,
262368,43,43,51,131321,259,131320,259,327808,20,261,260,13,131321,256,131320,263,131321,62,131320,62,65789,65592};
/* scan.comp -DGPUSORTI_ADDRESS, 2552 words */
static const uint32_t gpusorti_spv_scan_address[] = {
119734787,66304,524299,415,0,131089,1,131089,5347,589834,0x5f565053,0x5f52484b,0x73796870,0x6c616369,0x6f74735f,
0x65676172,0x6675625f,7497062,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,5348,1,524303,5,2,0x6e69616d,0,3,4,5,
393232,2,17,1,1,1,262215,6,6,4,327752,7,0,35,32,327752,7,1,35,40,327752,7,2,35,44,327752,7,3,35,48,327752,7,4,35,52,
327752,7,5,35,56,327752,7,6,35,60,327752,7,7,35,64,196679,7,2,262215,8,6,4,327752,9,0,35,0,196679,9,2,262215,3,11,26,
262215,4,11,24,262215,10,1,5,262215,11,1,2,262215,5,11,29,262215,12,1,0,262215,13,1,12,262215,14,1,1,262215,15,1,0,
262215,16,11,25,262215,17,1,3,262215,18,1,4,262215,19,1,6,262215,20,1,7,262215,21,1,8,262215,22,1,9,262215,23,1,10,
262215,24,1,11,131091,25,196641,26,25,262165,27,32,0,196641,28,27,262167,29,27,2,262176,30,7,29,262176,31,7,27,393249,
32,27,30,31,31,262177,33,27,31,262187,27,34,4,262172,6,27,34,655390,7,29,27,27,27,27,27,27,6,262176,35,9,7,262203,35,
36,9,262165,37,32,1,262187,37,38,5,262176,39,9,27,262187,27,40,0,131092,41,262187,37,42,4,262176,43,9,29,196647,44,
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
49,90,196650,41,92,262187,27,93,34,262187,27,94,7,262187,27,95,6,327734,25,2,0,26,131320,96,262203,31,97,7,262203,31,
98,7,262203,31,99,7,262203,31,100,7,262203,31,101,7,262203,31,102,7,262203,31,103,7,262203,31,104,7,262203,31,105,7,
262203,31,106,7,262203,31,107,7,262203,31,108,7,327739,58,109,7,92,262203,31,110,7,262203,31,111,7,262203,31,112,7,
262203,31,113,7,262203,31,114,7,262203,31,115,7,262203,31,116,7,262203,31,117,7,262203,30,118,7,262203,58,119,7,
262203,58,120,7,262203,58,121,7,262203,31,122,7,262203,31,123,7,262203,31,124,7,262203,31,125,7,262203,31,126,7,
262203,31,127,7,262203,31,128,7,262203,30,129,7,262203,31,130,7,262203,31,131,7,262203,31,132,7,262203,31,133,7,
262203,31,134,7,327739,58,135,7,92,262203,31,136,7,262203,58,137,7,262203,31,138,7,262203,31,139,7,262203,31,140,7,
262203,31,141,7,262203,31,142,7,262203,31,143,7,262203,31,144,7,262203,31,145,7,262203,31,146,7,262203,31,147,7,
262203,31,148,7,262203,31,149,7,262203,31,150,7,262203,31,151,7,196855,152,0,196859,40,153,131320,153,327745,50,154,3,
49,262205,27,155,154,327745,50,156,4,40,262205,27,157,156,327812,27,158,155,157,327745,50,159,3,40,262205,27,160,159,
327808,27,161,158,160,196670,134,161,196670,136,161,196670,137,71,327850,41,162,161,40,327847,41,163,71,162,196855,
164,0,262394,163,165,164,131320,165,262205,27,166,5,327850,41,167,166,40,131321,164,131320,164,458997,41,168,163,153,
167,165,196855,169,0,262394,168,170,169,131320,170,327745,43,171,36,40,262205,29,172,171,262268,44,173,172,393281,46,
174,173,45,56,393277,27,175,174,2,4,393281,46,176,173,45,57,393277,27,177,176,2,4,327760,29,178,175,177,196670,118,
178,393281,46,179,173,45,59,393277,27,180,179,2,4,327850,41,181,180,40,196670,119,181,393281,46,182,173,45,38,393277,
27,183,182,2,4,327851,41,184,183,40,196670,120,184,196670,121,184,196670,122,40,196670,123,40,196670,124,40,196670,
125,40,131321,185,131320,185,458997,41,186,184,170,187,188,458997,41,189,184,170,190,188,458997,27,191,40,170,192,188,
458997,27,193,40,170,194,188,458997,27,195,40,170,196,188,458997,27,197,40,170,198,188,327745,39,199,36,80,262205,27,
200,199,327856,41,201,197,200,262390,202,188,0,262394,201,203,202,131320,203,327812,27,204,34,197,327808,27,205,53,
204,196670,126,205,262312,41,206,181,196855,207,0,262394,206,208,207,131320,208,196670,127,197,327745,39,209,36,34,
262205,27,210,209,327812,27,211,197,11,327808,27,212,210,211,196670,117,212,196670,128,197,327745,39,213,36,81,262205,
27,214,213,327810,27,215,214,211,458764,27,216,1,38,11,215,196670,116,216,196670,129,178,196670,130,212,196670,131,
216,196670,109,92,196855,217,0,196859,40,218,131320,218,196855,219,0,262394,51,220,219,131320,220,327745,31,221,129,
40,262205,27,222,221,262268,37,223,212,262268,37,224,216,393419,27,225,222,223,224,196670,109,63,196670,110,225,
131321,217,131320,219,327745,31,226,129,49,262205,27,227,226,327879,27,228,212,52,327874,27,229,227,228,196670,111,
229,327854,41,230,212,53,196855,231,0,262394,230,232,233,131320,232,196670,113,229,131321,231,131320,233,327745,31,
234,129,40,262205,27,235,234,327874,27,236,235,212,327850,41,237,212,40,196855,238,0,262394,237,239,240,131320,239,
196670,114,40,131321,238,131320,240,262205,27,241,226,327810,27,242,53,212,327876,27,243,241,242,196670,114,243,
131321,238,131320,238,458997,27,244,40,239,243,240,327877,27,245,236,244,196670,113,245,131321,231,131320,231,458997,
27,246,229,232,245,238,196670,112,246,327876,27,247,49,216,327810,27,248,247,49,327879,27,249,246,248,196670,109,63,
196670,110,249,131321,217,131320,217,458997,27,250,225,220,249,231,196670,115,250,327850,41,251,250,40,131321,207,
131320,207,458997,41,252,181,203,251,217,196855,253,0,262394,252,254,253,131320,254,393281,46,255,173,45,205,327742,
255,49,2,4,131321,188,131320,253,393385,27,256,189,61,40,393385,27,257,186,40,34,327877,27,258,256,257,327850,41,259,
195,40,393385,27,260,259,62,40,327877,27,261,258,260,196670,132,261,393281,46,262,173,45,205,327742,262,261,2,4,
327808,27,263,204,93,393281,46,264,173,45,263,327742,264,195,2,4,196670,123,205,196670,124,261,262312,41,265,189,
196670,120,265,196670,121,63,327808,27,266,195,56,196670,122,266,131321,188,131320,188,458997,41,187,186,254,63,253,
458997,41,190,189,254,265,253,458997,27,192,191,254,261,253,458997,27,194,193,254,205,253,458997,27,196,195,254,266,
253,327808,27,198,197,56,196670,125,198,131321,185,131320,202,327852,41,267,195,40,196855,268,0,262394,267,269,268,
131320,269,327877,27,270,191,53,393385,27,271,189,40,64,327877,27,272,270,271,393281,46,273,173,45,193,327742,273,272,
2,4,131321,268,131320,268,327850,41,274,195,40,196855,275,0,262394,274,276,277,131320,276,196670,133,61,131321,275,
131320,277,393385,27,278,189,49,40,196670,133,278,131321,275,131320,275,458997,27,279,61,276,278,277,393281,46,280,
173,45,42,327742,280,279,2,4,131321,169,131320,169,327854,41,281,161,72,262312,41,282,281,196855,283,0,262394,282,284,
283,131320,284,262312,41,285,71,196855,286,0,262394,285,287,286,131320,287,327745,43,288,36,40,262205,29,289,288,
262268,44,290,289,327745,39,291,36,61,262205,27,292,291,327812,27,293,34,292,327808,27,294,53,293,393281,46,295,290,
45,294,393277,27,296,295,2,4,327879,27,297,296,49,327851,41,298,297,40,131321,286,131320,286,458997,41,299,285,284,
298,287,131321,283,131320,283,458997,41,300,281,169,299,286,196855,301,0,262394,300,302,301,131320,302,196670,135,63,
131321,152,131320,301,327745,39,303,36,49,262205,27,304,303,327851,41,305,304,40,196855,306,0,262394,305,307,308,
131320,307,196670,107,304,131321,306,131320,308,327745,43,309,36,40,262205,29,310,309,262268,44,311,310,393281,46,312,
311,45,45,393277,27,313,312,2,4,196670,107,313,131321,306,131320,306,458997,27,314,304,307,313,308,196670,108,314,
196670,138,314,393281,39,315,36,94,45,262205,27,316,315,327812,27,317,316,75,196670,139,317,327814,27,318,314,317,
327817,27,319,314,317,327851,41,320,319,40,393385,27,321,320,49,40,327808,27,322,318,321,196670,140,322,196670,141,40,
262205,27,323,5,196670,142,323,131321,324,131320,324,458997,27,325,40,306,326,327,458997,27,328,323,306,329,327,
327856,41,330,328,161,262390,331,327,0,262394,330,327,331,131320,327,327745,43,332,36,40,262205,29,333,332,262268,44,
334,333,327745,39,335,36,61,262205,27,336,335,327812,27,337,336,72,327808,27,338,76,337,327808,27,339,338,328,393281,
46,340,334,45,339,393277,27,341,340,2,4,327808,27,326,325,341,196670,141,326,327808,27,329,328,12,196670,142,329,
131321,324,131320,331,196670,143,325,196670,102,323,327745,68,342,67,323,196670,342,325,262368,61,61,69,196670,103,49,
131321,343,131320,343,458997,27,344,325,331,345,346,458997,27,347,49,331,348,346,327856,41,349,347,12,262390,350,346,
0,262394,349,351,350,131320,351,327854,41,352,323,347,196855,353,0,262394,352,354,355,131320,354,327810,27,356,323,
347,327745,68,357,67,356,262205,27,358,357,196670,105,358,131321,353,131320,355,196670,105,40,131321,353,131320,353,
458997,27,359,358,354,40,355,196670,104,359,262368,61,61,69,327808,27,345,344,359,196670,143,345,196670,342,345,
262368,61,61,69,131321,346,131320,346,327812,27,348,347,61,196670,103,348,131321,343,131320,350,196670,106,344,327745,
68,360,67,77,262205,27,361,360,196670,144,361,262368,61,61,69,327745,39,362,36,95,262205,27,363,362,327812,27,364,161,
322,327808,27,365,363,364,196670,145,365,196670,146,40,131321,366,131320,366,458997,27,367,361,350,368,369,458997,27,
370,40,350,371,369,327856,41,372,370,322,262390,373,369,0,262394,372,374,373,131320,374,327808,27,375,370,323,196670,
147,375,327856,41,376,375,322,196855,377,0,262394,376,378,379,131320,378,327745,43,380,36,40,262205,29,381,380,262268,
44,382,381,327808,27,383,365,375,393281,46,384,382,45,383,393277,27,385,384,2,4,196670,149,385,131321,377,131320,379,
196670,149,40,131321,377,131320,377,458997,27,386,385,378,40,379,196670,148,386,196670,151,386,196670,97,323,196670,
342,386,262368,61,61,69,196670,98,49,131321,387,131320,387,458997,27,388,386,377,389,390,458997,27,391,49,377,392,390,
327856,41,393,391,12,262390,394,390,0,262394,393,395,394,131320,395,327854,41,396,323,391,196855,397,0,262394,396,398,
399,131320,398,327810,27,400,323,391,327745,68,401,67,400,262205,27,402,401,196670,100,402,131321,397,131320,399,
196670,100,40,131321,397,131320,397,458997,27,403,402,398,40,399,196670,99,403,262368,61,61,69,327808,27,389,388,403,
196670,151,389,196670,342,389,262368,61,61,69,131321,390,131320,390,327812,27,392,391,61,196670,98,392,131321,387,
131320,394,196670,101,388,196670,150,388,196855,404,0,262394,376,405,404,131320,405,327745,43,406,36,40,262205,29,407,
406,262268,44,408,407,327808,27,409,365,375,327808,27,410,367,388,327810,27,411,410,386,393281,46,412,408,45,409,
327742,412,411,2,4,131321,404,131320,404,327745,68,413,67,79,262205,27,414,413,327808,27,368,367,414,196670,144,368,
262368,61,61,69,131321,369,131320,369,327808,27,371,370,12,196670,146,371,131321,366,131320,373,196670,135,63,131321,
152,131320,152,65789,65592};
/* scatter.comp, 5056 words */
static const uint32_t gpusorti_spv_scatter[] = {
119734787,66304,524299,878,0,131089,1,131089,61,131089,63,131089,64,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,
0,1,589839,5,2,0x6e69616d,0,3,4,5,6,393232,2,17,1,1,1,262215,7,1,1,262215,8,6,4,327752,9,0,35,0,327752,9,1,35,4,
327752,9,2,35,12,327752,9,3,35,16,327752,9,4,35,20,327752,9,5,35,24,327752,9,6,35,40,327752,9,7,35,44,196679,9,2,
262215,10,6,4,327752,11,0,35,0,196679,11,2,262215,12,34,0,262215,12,33,3,262215,3,11,26,262215,4,11,24,262215,13,1,5,
262215,14,6,8,327752,15,0,35,0,196679,15,2,262215,16,34,0,262215,16,33,2,262215,17,6,8,327752,18,0,35,0,196679,18,2,
262215,19,34,0,262215,19,33,0,262215,20,6,4,327752,21,0,35,0,196679,21,2,262215,22,34,0,262215,22,33,2,262215,23,1,7,
262215,24,6,4,327752,25,0,35,0,196679,25,2,262215,26,34,0,262215,26,33,0,262215,27,1,10,262215,28,6,8,327752,29,0,35,
0,196679,29,2,262215,30,34,0,262215,30,33,1,262215,31,6,4,327752,32,0,35,0,196679,32,2,262215,33,34,0,262215,33,33,1,
262215,34,1,8,262215,35,1,6,262215,36,1,9,262215,37,1,2,262215,38,1,4,196679,5,0,262215,5,11,41,262215,39,1,3,262215,
6,11,40,262215,40,1,0,262215,41,1,11,262215,42,1,0,262215,43,11,25,196679,44,0,131091,45,196641,46,45,262165,47,32,0,
131092,48,262176,49,7,47,262167,50,47,2,262176,51,7,50,262194,47,7,8,262172,52,47,7,262176,53,7,52,262187,47,54,4,
262172,8,47,54,655390,9,47,47,47,47,47,8,47,47,262176,55,9,9,262203,55,56,9,262165,57,32,1,262187,57,58,0,262176,59,9,
47,262187,47,60,0,196637,10,47,196638,11,10,262176,61,12,11,262203,61,12,12,262176,62,12,47,262167,63,47,3,262176,64,
1,63,262203,64,3,1,262187,47,65,1,262176,66,1,47,262203,64,4,1,262194,47,13,1,262187,47,67,2,393268,48,68,170,13,67,
196637,14,50,196638,15,14,262176,69,12,15,262203,69,16,12,262176,70,12,50,196637,17,50,196638,18,17,262176,71,12,18,
262203,71,19,12,196637,20,47,196638,21,20,262176,72,12,21,262203,72,22,12,262194,47,23,32,262187,47,73,32,393268,48,
74,170,23,73,196637,24,47,196638,25,24,262176,75,12,25,262203,75,26,12,262187,47,76,16,393268,48,77,170,23,76,458804,
47,78,169,77,65,67,393268,57,79,128,23,60,393268,48,80,170,13,67,262194,47,27,0,393268,48,81,170,27,67,196637,28,50,
196638,29,28,262176,82,12,29,262203,82,30,12,196637,31,47,196638,32,31,262176,83,12,32,262203,83,33,12,393268,48,84,
170,27,67,393268,48,85,170,13,67,262194,47,34,0,393268,48,86,170,34,65,262194,47,35,32,393268,47,87,130,35,65,262187,
47,88,31,393268,47,89,199,87,88,393268,47,90,196,65,89,393268,48,91,170,34,67,262187,57,92,31,262194,47,36,0,393268,
48,93,171,36,60,393268,48,94,170,34,65,393268,48,95,170,34,67,393268,47,96,130,35,65,393268,57,97,128,96,60,262187,57,
98,1,393268,48,99,174,35,73,262187,47,100,0xffffffff,393268,47,101,199,35,88,393268,47,102,196,65,101,393268,47,103,
130,102,65,458804,47,104,169,99,100,103,393268,48,105,171,36,60,393268,48,106,170,13,67,393268,48,107,171,36,60,
393268,48,108,170,34,65,393268,48,109,170,34,67,393268,48,110,171,36,60,393268,48,111,170,34,65,393268,48,112,170,34,
67,393268,47,113,130,35,65,393268,57,114,128,113,60,393268,48,115,170,13,65,262194,47,37,8,262194,47,38,1,393268,48,
116,171,38,60,262203,66,5,1,262194,47,39,32,262203,66,6,1,262167,117,47,4,196649,48,118,262187,47,119,3,262194,47,40,
256,393268,47,120,134,40,39,262172,121,47,120,262176,122,4,121,262203,122,123,4,262176,124,4,47,262187,47,125,264,
393268,47,126,196,65,37,393268,47,127,128,126,65,262172,128,47,127,262176,129,4,128,262203,129,130,4,393268,47,131,
132,120,126,393268,47,132,132,120,126,262172,133,47,132,262176,134,4,133,262203,134,135,4,262187,47,136,3400,393268,
48,137,172,126,40,393268,47,138,134,126,40,458804,47,139,169,137,138,65,262172,140,47,139,262176,141,7,140,393268,47,
142,132,40,7,393268,48,143,172,13,27,458804,47,144,169,143,13,27,393268,47,145,132,142,144,262172,146,47,145,262176,
147,4,146,262203,147,148,4,262172,149,47,126,262176,150,4,149,262203,150,151,4,262194,47,41,0,393268,47,152,199,41,65,
393268,48,153,171,152,60,393268,47,154,199,41,67,393268,48,155,170,154,60,262172,156,50,7,262176,157,7,156,327724,50,
158,100,100,262187,47,159,8,393268,48,160,171,27,60,262194,47,42,1,393267,63,43,42,65,65,262187,47,161,5,262187,47,
162,6,262187,47,163,7,327734,45,2,0,46,131320,164,262203,141,165,7,262203,157,166,7,262203,53,167,7,262203,53,168,7,
262203,53,169,7,262203,53,170,7,262203,53,171,7,196855,172,0,196859,60,173,131320,173,327745,59,174,56,58,262205,47,
175,174,327851,48,176,175,60,196855,177,0,262394,176,178,179,131320,178,131321,177,131320,179,393281,62,180,12,58,58,
262205,47,181,180,131321,177,131320,177,458997,47,182,175,178,181,179,393281,59,183,56,161,58,262205,47,184,183,
327812,47,185,184,142,327814,47,186,182,185,327817,47,187,182,185,327851,48,188,187,60,393385,47,189,188,65,60,327808,
47,190,186,189,327745,66,191,3,65,262205,47,192,191,327745,66,193,4,60,262205,47,194,193,327812,47,195,192,194,327745,
66,196,3,60,262205,47,197,196,327808,47,198,195,197,327745,59,199,56,98,262205,47,200,199,327812,47,201,54,200,327808,
47,202,73,201,393281,62,203,12,58,202,262205,47,204,203,327854,48,205,198,190,262312,48,206,205,196855,207,0,262394,
206,208,207,131320,208,327879,47,209,204,65,327851,48,210,209,60,131321,207,131320,207,458997,48,211,205,177,210,208,
196855,212,0,262394,211,213,212,131320,213,131321,172,131320,212,196855,214,0,262394,116,215,216,131320,215,262205,47,
44,5,262205,47,217,6,327812,47,218,217,39,327808,47,219,218,44,131321,214,131320,216,328019,117,220,119,118,393558,47,
221,119,2,220,393558,47,222,119,0,220,327850,48,223,221,60,196855,224,0,262394,223,225,224,131320,225,262205,47,226,6,
327745,124,227,123,226,196670,227,222,131321,224,131320,224,262368,67,67,125,131321,228,131320,228,458997,47,229,221,
224,230,231,458997,47,232,60,224,233,231,262205,47,234,6,327856,48,235,232,234,262390,236,231,0,262394,235,231,236,
131320,231,327745,124,237,123,232,262205,47,238,237,327808,47,230,229,238,327808,47,233,232,98,131321,228,131320,236,
262368,67,67,125,131321,214,131320,214,458997,47,239,39,215,222,236,458997,47,240,44,215,221,236,458997,47,241,219,
215,229,236,327810,47,242,241,240,327812,47,243,242,7,131321,244,131320,244,458997,47,245,241,214,246,247,327856,48,
248,245,126,262390,249,247,0,262394,248,247,249,131320,247,327745,59,250,56,54,262205,47,251,250,327812,47,252,245,
190,327808,47,253,251,252,327808,47,254,253,198,393281,62,255,12,58,254,262205,47,256,255,327745,124,257,151,245,
196670,257,256,327808,47,246,245,40,131321,244,131320,249,327812,47,258,198,185,327810,47,259,182,258,327856,48,260,
259,185,196855,261,0,262394,260,262,263,131320,262,131321,261,131320,263,327808,47,264,258,185,131321,261,131320,261,
458997,47,265,182,262,264,263,327879,47,266,204,67,327851,48,267,266,60,327745,59,268,56,67,262205,47,269,268,327812,
47,270,200,37,327808,47,271,269,270,327745,59,272,56,119,262205,47,273,272,327810,47,274,273,270,458764,47,275,1,38,
37,274,196855,276,0,262394,153,277,276,131320,277,327879,47,278,204,76,327851,48,279,278,60,131321,276,131320,276,
458997,48,280,153,261,279,277,262312,48,281,155,196855,282,0,262394,281,283,282,131320,283,327879,47,284,204,73,
327850,48,285,284,60,131321,282,131320,282,458997,48,286,155,276,285,283,131321,287,131320,287,458997,47,288,258,282,
289,290,327856,48,291,288,265,262390,292,293,0,262394,291,294,292,131320,294,327810,47,295,265,288,458764,47,296,1,38,
295,142,131321,297,131320,297,458997,47,298,60,294,299,300,327856,48,301,298,7,262390,302,300,1,262394,301,303,302,
131320,303,327812,47,304,298,239,327808,47,305,243,304,327808,47,306,305,240,327856,48,307,306,296,196855,308,0,
262394,307,309,310,131320,309,327808,47,311,288,306,196855,312,0,196859,60,313,131320,313,196855,314,0,262394,68,315,
314,131320,315,196855,316,0,262394,267,317,318,131320,317,327745,59,319,56,162,262205,47,320,319,327808,47,321,320,
311,393281,70,322,16,58,321,262205,50,323,322,131321,316,131320,318,393281,70,324,19,58,311,262205,50,325,324,131321,
316,131320,316,458997,50,326,323,317,325,318,131321,312,131320,314,196855,327,0,262394,267,328,327,131320,328,327745,
59,329,56,162,262205,47,330,329,327808,47,331,330,311,393281,62,332,22,58,331,262205,47,333,332,327760,50,334,333,60,
131321,312,131320,327,196855,335,0,262394,74,336,335,131320,336,393281,62,337,26,58,311,262205,47,338,337,327760,50,
339,338,60,131321,312,131320,335,327876,47,340,65,78,327810,47,341,340,65,327879,47,342,311,341,327812,47,343,342,23,
327874,47,344,311,78,393281,62,345,26,58,344,262205,47,346,345,262268,57,347,343,393419,47,348,346,347,79,327760,50,
349,348,60,131321,312,131320,312,721141,50,350,326,316,334,328,339,336,349,335,131321,308,131320,310,131321,308,
131320,308,458997,50,351,350,312,158,310,327745,51,352,166,298,196670,352,351,131321,300,131320,300,327808,47,299,298,
98,131321,297,131320,302,327879,47,353,204,54,327851,48,354,353,60,196855,355,0,262394,354,356,355,131320,356,131321,
357,131320,357,458997,47,358,60,356,359,360,327856,48,361,358,7,262390,362,360,1,262394,361,363,362,131320,363,327812,
47,364,358,239,327808,47,365,243,364,327808,47,366,365,240,327856,48,367,366,296,196855,368,0,262394,367,369,368,
131320,369,327745,51,370,166,358,262205,50,371,370,196855,372,0,262394,85,373,374,131320,373,196855,375,0,262394,86,
376,375,131320,376,327761,47,377,371,1,327878,47,378,377,90,393298,50,379,378,371,1,131321,375,131320,375,458997,50,
380,371,373,379,376,196855,381,0,262394,91,382,381,131320,382,327761,47,383,380,1,262268,57,384,383,327875,57,385,384,
92,262268,47,386,385,327877,47,387,386,90,327760,50,388,386,387,327878,50,389,380,388,131321,381,131320,381,458997,50,
390,380,375,389,382,196855,391,0,262394,93,392,391,131320,392,262344,50,393,390,131321,391,131320,391,458997,50,394,
390,381,393,392,131321,372,131320,374,196855,395,0,262394,94,396,395,131320,396,327761,47,397,371,0,327878,47,398,397,
90,393298,50,399,398,371,0,131321,395,131320,395,458997,50,400,371,374,399,396,196855,401,0,262394,95,402,401,131320,
402,327761,47,403,400,0,262268,57,404,403,393418,57,405,404,97,98,262268,47,406,405,327877,47,407,406,90,327879,47,
408,407,104,327878,47,409,403,408,393298,50,410,409,400,0,131321,401,131320,401,458997,50,411,400,395,410,402,196855,
412,0,262394,105,413,412,131320,413,327761,47,414,411,0,327878,47,415,414,104,393298,50,416,415,411,0,131321,412,
131320,412,458997,50,417,411,401,416,413,131321,372,131320,372,458997,50,418,394,391,417,412,196670,370,418,131321,
368,131320,368,131321,360,131320,360,327808,47,359,358,98,131321,357,131320,362,131321,355,131320,355,131321,419,
131320,419,458997,47,420,60,355,421,422,327856,48,423,420,7,262390,424,422,1,262394,423,425,424,131320,425,327745,51,
426,166,420,262205,50,427,426,196855,428,0,196859,60,429,131320,429,196855,430,0,262394,115,431,430,131320,431,327761,
47,432,427,0,262268,57,433,271,262268,57,434,275,393419,47,435,432,433,434,131321,428,131320,430,327761,47,436,427,1,
327879,47,437,271,88,327874,47,438,436,437,327854,48,439,271,73,196855,440,0,262394,439,441,442,131320,441,131321,440,
131320,442,327761,47,443,427,0,327874,47,444,443,271,327850,48,445,271,60,196855,446,0,262394,445,447,448,131320,447,
131321,446,131320,448,327810,47,449,73,271,327876,47,450,436,449,131321,446,131320,446,458997,47,451,60,447,450,448,
327877,47,452,444,451,131321,440,131320,440,458997,47,453,438,441,452,446,327876,47,454,65,275,327810,47,455,454,65,
327879,47,456,453,455,131321,428,131320,428,458997,47,457,435,431,456,440,327745,49,458,167,420,196670,458,457,131321,
422,131320,422,327808,47,421,420,98,131321,419,131320,424,262205,52,459,167,196670,169,459,131321,460,131320,460,
458997,47,461,241,424,462,463,327856,48,464,461,131,262390,465,463,0,262394,464,463,465,131320,463,327745,124,466,135,
461,196670,466,60,327808,47,462,461,40,131321,460,131320,465,262368,67,67,125,262205,47,467,6,327812,47,468,467,126,
131321,469,131320,469,458997,47,470,60,465,471,472,327856,48,473,470,7,262390,474,472,1,262394,473,475,474,131320,475,
328019,117,476,119,118,131321,477,131320,477,458997,117,478,476,475,479,480,458997,47,481,60,475,482,480,327856,48,
483,481,37,262390,484,480,1,262394,483,485,484,131320,485,327745,49,486,169,470,262205,47,487,486,327874,47,488,487,
481,327879,47,489,488,65,327851,48,490,489,60,328019,117,491,119,490,196855,492,0,262394,490,493,494,131320,493,
131321,492,131320,494,262344,117,495,491,131321,492,131320,492,458997,117,496,491,493,495,494,327879,117,479,478,496,
131321,480,131320,480,327808,47,482,481,98,131321,477,131320,484,393558,47,497,119,2,478,327745,49,498,169,470,262205,
47,499,498,327808,47,500,468,499,327745,124,501,135,500,262205,47,502,501,262368,119,119,136,327850,48,503,497,60,
196855,504,0,262394,503,505,504,131320,505,262205,47,506,498,327808,47,507,468,506,393558,47,508,119,0,478,327808,47,
509,502,508,327745,124,510,135,507,196670,510,509,131321,504,131320,504,196833,119,125,262368,119,119,136,327808,47,
511,502,497,327745,49,512,170,470,196670,512,511,131321,472,131320,472,327808,47,471,470,98,131321,469,131320,474,
262368,67,67,125,327812,47,513,241,139,131321,514,131320,514,458997,47,515,60,474,516,517,458997,47,518,60,474,519,
517,327856,48,520,518,139,262390,521,517,1,262394,520,522,521,131320,522,327745,49,523,165,518,196670,523,60,327808,
47,524,513,518,327856,48,525,524,126,196855,526,0,262394,525,527,526,131320,527,131321,528,131320,528,458997,47,529,
60,527,530,531,327856,48,532,529,120,262390,533,531,0,262394,532,531,533,131320,531,327812,47,534,529,126,327808,47,
535,534,513,327808,47,536,535,518,327745,124,537,135,536,262205,47,538,537,262205,47,539,523,196670,537,539,262205,47,
540,523,327808,47,541,540,538,196670,523,541,327808,47,530,529,98,131321,528,131320,533,131321,526,131320,526,262205,
47,542,523,327808,47,516,515,542,131321,517,131320,517,327808,47,519,518,98,131321,514,131320,521,393565,47,543,119,1,
515,327810,47,544,239,65,327850,48,545,240,544,196855,546,0,262394,545,547,546,131320,547,327745,124,548,123,467,
196670,548,543,131321,546,131320,546,262368,67,67,125,131321,549,131320,549,458997,47,550,60,546,551,552,458997,47,
553,60,546,554,552,327856,48,555,553,467,262390,556,552,0,262394,555,552,556,131320,552,327745,124,557,123,553,262205,
47,558,557,327808,47,551,550,558,327808,47,554,553,98,131321,549,131320,556,327808,47,559,550,543,327810,47,560,559,
515,131321,561,131320,561,458997,47,562,560,556,563,564,458997,47,565,60,556,566,564,327856,48,567,565,139,262390,568,
564,1,262394,567,569,568,131320,569,327808,47,570,513,565,327856,48,571,570,126,196855,572,0,262394,571,573,572,
131320,573,327745,124,574,130,570,196670,574,562,131321,572,131320,572,327745,49,575,165,565,262205,47,576,575,327808,
47,563,562,576,131321,564,131320,564,327808,47,566,565,98,131321,561,131320,568,327850,48,577,241,60,196855,578,0,
262394,577,579,578,131320,579,327745,124,580,130,126,196670,580,142,131321,578,131320,578,262368,67,67,125,131321,581,
131320,581,458997,47,582,60,578,583,584,327856,48,585,582,7,262390,586,584,1,262394,585,584,586,131320,584,327745,49,
587,169,582,262205,47,588,587,327808,47,589,468,588,327745,124,590,135,589,262205,47,591,590,262205,47,592,587,327745,
124,593,130,592,262205,47,594,593,327808,47,595,591,594,327745,49,596,170,582,262205,47,597,596,327808,47,598,597,595,
196670,596,598,327808,47,583,582,98,131321,581,131320,586,262205,52,599,170,196670,168,599,131321,600,131320,600,
458997,47,601,60,586,602,603,327856,48,604,601,7,262390,605,603,1,262394,604,606,605,131320,606,327745,49,607,168,601,
262205,47,608,607,327745,51,609,166,601,262205,50,610,609,327761,47,611,610,0,327745,124,612,148,608,196670,612,611,
327850,48,613,13,67,196855,614,0,262394,613,615,614,131320,615,327808,47,616,142,608,327761,47,617,610,1,327745,124,
618,148,616,196670,618,617,131321,614,131320,614,131321,603,131320,603,327808,47,602,601,98,131321,600,131320,605,
262368,67,67,125,131321,619,131320,619,458997,47,620,60,605,621,622,327856,48,623,620,7,262390,624,622,1,262394,623,
625,624,131320,625,327812,47,626,620,40,327808,47,627,626,241,327745,124,628,148,627,262205,47,629,628,327850,48,630,
13,67,196855,631,0,262394,630,632,633,131320,632,327808,47,634,142,627,327745,124,635,148,634,262205,47,636,635,
131321,631,131320,633,131321,631,131320,631,458997,47,637,636,632,60,633,327760,50,638,629,637,196855,639,0,196859,60,
640,131320,640,196855,641,0,262394,115,642,641,131320,642,262268,57,643,271,262268,57,644,275,393419,47,645,629,643,
644,131321,639,131320,641,327879,47,646,271,88,327874,47,647,637,646,327854,48,648,271,73,196855,649,0,262394,648,650,
651,131320,650,131321,649,131320,651,327874,47,652,629,271,327850,48,653,271,60,196855,654,0,262394,653,655,656,
131320,655,131321,654,131320,656,327810,47,657,73,271,327876,47,658,637,657,131321,654,131320,654,458997,47,659,60,
655,658,656,327877,47,660,652,659,131321,649,131320,649,458997,47,661,647,650,660,654,327876,47,662,65,275,327810,47,
663,662,65,327879,47,664,661,663,131321,639,131320,639,458997,47,665,645,642,664,649,327745,124,666,151,665,262205,47,
667,666,327808,47,668,667,627,327745,124,669,130,665,262205,47,670,669,327810,47,671,668,670,327745,49,672,171,620,
196670,672,671,327856,48,673,627,296,327847,48,674,673,286,196855,675,0,262394,674,676,675,131320,676,262312,48,677,
267,327879,47,678,204,159,327851,48,679,678,60,196855,680,0,262394,679,681,682,131320,681,196855,683,0,262394,106,684,
685,131320,684,196855,686,0,262394,107,687,686,131320,687,262344,50,688,638,131321,686,131320,686,458997,50,689,638,
684,688,687,196855,690,0,262394,108,691,690,131320,691,327761,47,692,689,1,327878,47,693,692,90,393298,50,694,693,689,
1,131321,690,131320,690,458997,50,695,689,686,694,691,196855,696,0,262394,109,697,696,131320,697,327761,47,698,695,1,
262268,57,699,698,327875,57,700,699,92,262268,47,701,700,262344,47,702,701,327877,47,703,702,90,327760,50,704,702,703,
327878,50,705,695,704,131321,696,131320,696,458997,50,706,695,690,705,697,131321,683,131320,685,196855,707,0,262394,
110,708,707,131320,708,327878,47,709,629,104,393298,50,710,709,638,0,131321,707,131320,707,458997,50,711,638,685,710,
708,196855,712,0,262394,111,713,712,131320,713,327761,47,714,711,0,327878,47,715,714,90,393298,50,716,715,711,0,
131321,712,131320,712,458997,50,717,711,707,716,713,196855,718,0,262394,112,719,718,131320,719,327761,47,720,717,0,
262268,57,721,720,393418,57,722,721,114,98,262268,47,723,722,262344,47,724,723,327877,47,725,724,90,327879,47,726,725,
104,327878,47,727,720,726,393298,50,728,727,717,0,131321,718,131320,718,458997,50,729,717,712,728,719,131321,683,
131320,683,458997,50,730,706,696,729,718,131321,680,131320,682,131321,680,131320,680,458997,50,731,730,683,638,682,
262205,47,732,672,196855,733,0,262394,80,734,735,131320,734,196855,736,0,262394,677,737,738,131320,737,327745,59,739,
56,162,262205,47,740,739,327808,47,741,740,732,393281,70,742,16,58,741,196670,742,731,131321,736,131320,738,393281,70,
743,19,58,732,196670,743,731,131321,736,131320,736,131321,733,131320,735,196855,744,0,262394,677,745,746,131320,745,
327745,59,747,56,162,262205,47,748,747,327808,47,749,748,732,327761,47,750,731,0,393281,62,751,22,58,749,196670,751,
750,131321,744,131320,746,327761,47,752,731,0,393281,62,753,26,58,732,196670,753,752,131321,744,131320,744,131321,733,
131320,733,131321,675,131320,675,131321,622,131320,622,327808,47,621,620,98,131321,619,131320,624,262368,67,67,125,
196855,754,0,262394,160,755,754,131320,755,131321,756,131320,756,458997,47,757,60,755,758,759,327856,48,760,757,7,
262390,761,759,1,262394,760,762,761,131320,762,327812,47,763,757,239,327808,47,764,243,763,327808,47,765,764,240,
327854,48,766,765,296,196855,767,0,262394,766,768,767,131320,768,131321,759,131320,767,196855,769,0,262394,280,770,
771,131320,770,327808,47,772,288,765,327760,50,773,772,60,131321,769,131320,771,327808,47,774,288,765,196855,775,0,
196859,60,776,131320,776,196855,777,0,262394,81,778,777,131320,778,196855,779,0,262394,267,780,781,131320,780,327745,
59,782,56,163,262205,47,783,782,327808,47,784,783,774,393281,70,785,16,58,784,262205,50,786,785,131321,779,131320,781,
393281,70,787,30,58,774,262205,50,788,787,131321,779,131320,779,458997,50,789,786,780,788,781,131321,775,131320,777,
196855,790,0,262394,267,791,792,131320,791,327745,59,793,56,163,262205,47,794,793,327808,47,795,794,774,393281,62,796,
22,58,795,262205,47,797,796,131321,790,131320,792,393281,62,798,33,58,774,262205,47,799,798,131321,790,131320,790,
458997,47,800,797,791,799,792,327760,50,801,800,60,131321,775,131320,775,458997,50,802,789,779,801,790,131321,769,
131320,769,458997,50,803,773,770,802,775,327745,49,804,168,757,262205,47,805,804,327761,47,806,803,0,327745,124,807,
148,805,196670,807,806,327850,48,808,27,67,196855,809,0,262394,808,810,809,131320,810,327808,47,811,142,805,327761,47,
812,803,1,327745,124,813,148,811,196670,813,812,131321,809,131320,809,131321,759,131320,759,327808,47,758,757,98,
131321,756,131320,761,262368,67,67,125,131321,814,131320,814,458997,47,815,60,761,816,817,327856,48,818,815,7,262390,
819,817,1,262394,818,820,819,131320,820,327812,47,821,815,40,327808,47,822,821,241,327856,48,823,822,296,196855,824,0,
262394,823,825,824,131320,825,262312,48,826,267,327745,124,827,148,822,262205,47,828,827,327850,48,829,27,67,196855,
830,0,262394,829,831,832,131320,831,327808,47,833,142,822,327745,124,834,148,833,262205,47,835,834,131321,830,131320,
832,131321,830,131320,830,458997,47,836,835,831,60,832,327760,50,837,828,836,327745,49,838,171,815,262205,47,839,838,
196855,840,0,262394,84,841,842,131320,841,196855,843,0,262394,826,844,845,131320,844,327745,59,846,56,163,262205,47,
847,846,327808,47,848,847,839,393281,70,849,16,58,848,196670,849,837,131321,843,131320,845,393281,70,850,30,58,839,
196670,850,837,131321,843,131320,843,131321,840,131320,842,196855,851,0,262394,826,852,853,131320,852,327745,59,854,
56,163,262205,47,855,854,327808,47,856,855,839,393281,62,857,22,58,856,196670,857,828,131321,851,131320,853,393281,62,
858,33,58,839,196670,858,828,131321,851,131320,851,131321,840,131320,840,131321,824,131320,824,131321,817,131320,817,
327808,47,816,815,98,131321,814,131320,819,131321,754,131320,754,131321,859,131320,859,458997,47,860,241,754,861,862,
327856,48,863,860,126,262390,864,862,0,262394,863,862,864,131320,862,327808,47,865,860,65,327745,124,866,130,865,
262205,47,867,866,327745,124,868,130,860,262205,47,869,868,327810,47,870,867,869,327745,124,871,151,860,262205,47,872,
871,327808,47,873,872,870,196670,871,873,327808,47,861,860,40,131321,859,131320,864,262368,67,67,125,131321,293,
131320,293,327856,48,874,295,142,196855,290,0,262394,874,875,876,131320,875,131321,290,131320,876,327808,47,877,288,
142,131321,290,131320,290,458997,47,289,265,875,877,876,131321,287,131320,292,131321,172,131320,172,65789,65592};
/* scatter.comp -DGPUSORTI_ADDRESS, 7614 words */
static const uint32_t gpusorti_spv_scatter_address[] = {
119734787,66304,524299,1281,0,131089,1,131089,61,131089,63,131089,64,131089,5347,589834,0x5f565053,0x5f52484b,
0x73796870,0x6c616369,0x6f74735f,0x65676172,0x6675625f,7497062,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,5348,
1,589839,5,2,0x6e69616d,0,3,4,5,6,393232,2,17,1,1,1,262215,7,1,1,262215,8,6,4,327752,9,0,35,0,327752,9,1,35,8,327752,
9,2,35,16,327752,9,3,35,24,327752,9,4,35,32,327752,9,5,35,40,327752,9,6,35,44,327752,9,7,35,52,327752,9,8,35,56,
327752,9,9,35,60,327752,9,10,35,64,196679,9,2,262215,10,6,4,327752,11,0,35,0,196679,11,2,262215,3,11,26,262215,4,11,
24,262215,12,1,5,262215,13,1,11,262215,14,6,8,327752,15,0,35,0,196679,15,2,262215,16,1,7,262215,17,1,10,262215,18,1,8,
262215,19,1,6,262215,20,1,9,262215,21,1,2,262215,22,1,4,196679,5,0,262215,5,11,41,262215,23,1,3,262215,6,11,40,262215,
24,1,0,262215,25,1,0,262215,26,11,25,262215,27,1,12,196679,28,0,131091,29,196641,30,29,262165,31,32,0,196641,32,31,
262167,33,31,2,262176,34,7,33,262176,35,7,31,393249,36,33,34,35,35,131092,37,262176,38,7,37,327713,39,33,38,35,393249,
40,29,38,35,34,262177,41,33,34,393249,42,31,34,35,35,262177,43,31,35,262194,31,7,8,262172,44,31,7,262176,45,7,44,
327713,46,29,45,45,393249,47,29,35,34,35,327713,48,33,35,35,262187,31,49,4,262172,8,31,49,851998,9,33,33,33,33,33,31,
31,31,31,31,8,262176,50,9,9,262203,50,51,9,262165,52,32,1,262187,52,53,5,262176,54,9,31,262187,31,55,0,262187,52,56,4,
262176,57,9,33,196647,58,5349,196637,10,31,196638,11,10,262176,58,5349,11,262187,52,59,0,262176,60,5349,31,262167,61,
31,3,262176,62,1,61,262203,62,3,1,262187,31,63,1,262176,64,1,31,262203,62,4,1,262174,65,31,31,262187,31,66,32,262187,
52,67,2,262194,31,12,1,262187,31,68,2,393268,37,69,170,12,68,262194,31,13,0,262187,31,70,8,393268,31,71,199,13,70,
393268,37,72,171,71,55,262187,31,73,3,196647,74,5349,196637,14,33,196638,15,14,262176,74,5349,15,262176,75,5349,33,
262194,31,16,32,393268,37,76,170,16,66,393268,31,77,199,13,70,393268,37,78,171,77,55,262187,31,79,16,393268,37,80,170,
16,79,458804,31,81,169,80,63,68,393268,31,82,199,13,70,393268,37,83,171,82,55,393268,52,84,128,16,55,393268,31,85,199,
13,70,393268,37,86,171,85,55,393268,37,87,170,12,68,393268,37,88,170,12,68,262187,52,89,3,262187,52,90,1,262194,31,17,
0,393268,37,91,170,17,68,393268,31,92,199,13,70,393268,37,93,171,92,55,393268,31,94,199,13,70,393268,37,95,171,94,55,
393268,31,96,199,13,70,393268,37,97,171,96,55,393268,37,98,170,17,68,393268,37,99,170,17,68,393268,37,100,170,12,68,
262194,31,18,0,393268,37,101,170,18,63,262194,31,19,32,393268,31,102,130,19,63,262187,31,103,31,393268,31,104,199,102,
103,393268,31,105,196,63,104,393268,37,106,170,18,68,262187,52,107,31,262194,31,20,0,393268,37,108,171,20,55,393268,
37,109,170,18,63,393268,37,110,170,18,68,393268,31,111,130,19,63,393268,52,112,128,111,55,393268,37,113,174,19,66,
262187,31,114,0xffffffff,393268,31,115,199,19,103,393268,31,116,196,63,115,393268,31,117,130,116,63,458804,31,118,169,
113,114,117,393268,37,119,171,20,55,393268,37,120,170,12,68,393268,37,121,171,20,55,393268,37,122,170,18,63,393268,37,
123,170,18,68,393268,37,124,171,20,55,393268,37,125,170,18,63,393268,37,126,170,18,68,393268,31,127,130,19,63,393268,
52,128,128,127,55,393268,37,129,170,12,63,262187,52,130,8,262194,31,21,8,262187,52,131,9,262194,31,22,1,393268,37,132,
171,22,55,262176,133,6,31,262203,64,5,1,262194,31,23,32,262203,64,6,1,262167,134,31,4,262176,135,7,134,196649,37,136,
262194,31,24,256,393268,31,137,134,24,23,262172,138,31,137,262176,139,4,138,262203,139,140,4,262176,141,4,31,262187,
31,142,264,393268,31,143,196,63,21,393268,31,144,128,143,63,262172,145,31,144,262176,146,4,145,262203,146,147,4,
393268,31,148,132,137,143,393268,31,149,132,137,143,262172,150,31,149,262176,151,4,150,262203,151,152,4,262187,31,153,
3400,393268,37,154,172,143,24,393268,31,155,134,143,24,458804,31,156,169,154,155,63,262172,157,31,156,262176,158,7,
157,393268,31,159,132,24,7,393268,37,160,172,12,17,458804,31,161,169,160,12,17,393268,31,162,132,159,161,262172,163,
31,162,262176,164,4,163,262203,164,165,4,262187,52,166,11,262187,52,167,6,262172,168,31,143,262176,169,4,168,262203,
169,170,4,262187,52,171,10,393268,31,172,199,13,63,393268,37,173,171,172,55,393268,31,174,199,13,68,393268,37,175,170,
174,55,262172,176,33,7,262176,177,7,176,327724,33,178,114,114,393268,37,179,171,17,55,262194,31,25,1,393267,61,26,25,
63,63,262194,31,27,0,262187,31,180,5,262187,31,181,24,262187,31,182,160,196650,37,183,262187,31,184,29,262187,31,185,
30,262187,31,186,10,262187,31,187,9,262187,31,188,7,327734,29,2,0,30,131320,189,262203,35,190,7,262203,35,191,7,
262203,35,192,7,262203,35,193,7,262203,35,194,7,262203,35,195,7,262203,35,196,7,262203,34,197,7,262203,35,198,7,
262203,35,199,7,262203,34,200,7,262203,34,201,7,262203,34,202,7,262203,34,203,7,262203,35,204,7,262203,35,205,7,
262203,34,206,7,262203,35,207,7,262203,35,208,7,262203,35,209,7,262203,34,210,7,262203,35,211,7,262203,35,212,7,
262203,34,213,7,262203,35,214,7,262203,35,215,7,262203,34,216,7,327739,38,217,7,183,262203,34,218,7,262203,34,219,7,
262203,34,220,7,262203,34,221,7,262203,34,222,7,262203,35,223,7,262203,35,224,7,262203,35,225,7,262203,34,226,7,
262203,35,227,7,262203,35,228,7,262203,34,229,7,262203,35,230,7,262203,35,231,7,262203,35,232,7,262203,34,233,7,
262203,35,234,7,262203,35,235,7,262203,34,236,7,262203,34,237,7,262203,34,238,7,262203,34,239,7,262203,35,240,7,
262203,35,241,7,262203,34,242,7,262203,35,243,7,262203,35,244,7,262203,35,245,7,262203,35,246,7,262203,34,247,7,
327739,38,248,7,183,262203,35,249,7,262203,35,250,7,262203,35,251,7,262203,35,252,7,262203,35,253,7,262203,35,254,7,
262203,35,255,7,262203,34,256,7,262203,35,257,7,262203,35,258,7,262203,35,259,7,262203,35,260,7,262203,35,261,7,
262203,35,262,7,262203,35,263,7,262203,135,264,7,262203,35,265,7,262203,38,266,7,262203,135,267,7,262203,135,268,7,
262203,35,269,7,262203,35,270,7,262203,35,271,7,262203,35,272,7,262203,35,273,7,262203,158,274,7,262203,35,275,7,
262203,35,276,7,262203,35,277,7,262203,35,278,7,262203,35,279,7,262203,35,280,7,327739,38,281,7,183,262203,35,282,7,
262203,35,283,7,262203,35,284,7,262203,35,285,7,262203,35,286,7,262203,35,287,7,262203,35,288,7,262203,35,289,7,
262203,34,290,7,262203,35,291,7,262203,35,292,7,262203,35,293,7,262203,34,294,7,262203,35,295,7,262203,35,296,7,
262203,34,297,7,262203,35,298,7,262203,35,299,7,262203,34,300,7,327739,38,301,7,183,262203,34,302,7,262203,34,303,7,
262203,34,304,7,262203,34,305,7,262203,34,306,7,262203,35,307,7,262203,35,308,7,262203,35,309,7,262203,34,310,7,
262203,35,311,7,262203,35,312,7,262203,35,313,7,262203,35,314,7,262203,35,315,7,262203,35,316,7,262203,34,317,7,
262203,35,318,7,262203,35,319,7,262203,34,320,7,262203,35,321,7,262203,35,322,7,262203,35,323,7,262203,135,324,7,
262203,35,325,7,262203,35,326,7,262203,35,327,7,262203,35,328,7,327739,38,329,7,183,262203,35,330,7,262203,35,331,7,
262203,35,332,7,262203,35,333,7,262203,35,334,7,262203,35,335,7,262203,35,336,7,262203,35,337,7,262203,35,338,7,
262203,38,339,7,262203,35,340,7,262203,35,341,7,262203,35,342,7,262203,35,343,7,262203,38,344,7,262203,38,345,7,
262203,35,346,7,262203,35,347,7,262203,35,348,7,262203,35,349,7,262203,35,350,7,262203,177,351,7,262203,34,352,7,
262203,38,353,7,262203,35,354,7,262203,35,355,7,262203,35,356,7,262203,34,357,7,262203,35,358,7,262203,45,359,7,
262203,34,360,7,262203,35,361,7,262203,35,362,7,262203,45,363,7,262203,45,364,7,262203,45,365,7,262203,35,366,7,
262203,35,367,7,262203,34,368,7,262203,35,369,7,262203,35,370,7,262203,35,371,7,262203,34,372,7,262203,35,373,7,
262203,35,374,7,262203,35,375,7,262203,34,376,7,262203,35,377,7,262203,35,378,7,262203,45,379,7,262203,34,380,7,
262203,34,381,7,262203,38,382,7,262203,35,383,7,262203,34,384,7,262203,35,385,7,262203,35,386,7,262203,35,387,7,
262203,34,388,7,262203,38,389,7,262203,35,390,7,262203,35,391,7,262203,34,392,7,262203,35,393,7,262203,35,394,7,
262203,35,395,7,262203,35,396,7,262203,35,397,7,262203,38,398,7,262203,35,399,7,262203,34,400,7,262203,35,401,7,
262203,35,402,7,262203,35,403,7,196855,404,0,196859,55,405,131320,405,327745,54,406,51,53,262205,31,407,406,327851,37,
408,407,55,196855,409,0,262394,408,410,411,131320,410,196670,327,407,131321,409,131320,411,327745,57,412,51,56,262205,
33,413,412,262268,58,414,413,393281,60,415,414,59,59,393277,31,416,415,2,4,196670,327,416,131321,409,131320,409,
458997,31,417,407,410,416,411,196670,328,417,196670,330,417,393281,54,418,51,186,59,262205,31,419,418,327812,31,420,
419,159,196670,331,420,327814,31,421,417,420,327817,31,422,417,420,327851,37,423,422,55,393385,31,424,423,63,55,
327808,31,425,421,424,196670,332,425,327745,64,426,3,63,262205,31,427,426,327745,64,428,4,55,262205,31,429,428,327812,
31,430,427,429,327745,64,431,3,55,262205,31,432,431,327808,31,433,430,432,196670,326,433,196670,333,433,327745,57,434,
51,56,262205,33,435,434,262268,58,436,435,327745,54,437,51,167,262205,31,438,437,327812,31,439,49,438,327808,31,440,
66,439,393281,60,441,436,59,440,393277,31,442,441,2,4,196670,334,442,327854,37,443,433,425,262312,37,444,443,196855,
445,0,262394,444,446,445,131320,446,327879,31,447,442,63,327851,37,448,447,55,131321,445,131320,445,458997,37,449,443,
409,448,446,196855,450,0,262394,449,451,450,131320,451,196670,329,136,131321,404,131320,450,196855,452,0,262394,132,
453,454,131320,453,262205,31,28,5,196670,193,28,196670,192,23,262205,31,455,6,327812,31,456,455,23,327808,31,457,456,
28,196670,191,457,131321,452,131320,454,328019,134,458,73,136,196670,324,458,393558,31,459,73,2,458,196670,193,459,
393558,31,460,73,0,458,196670,192,460,327850,37,461,459,55,196855,462,0,262394,461,463,462,131320,463,262205,31,464,6,
327745,141,465,140,464,196670,465,460,131321,462,131320,462,262368,68,68,142,196670,191,459,196670,325,55,131321,466,
131320,466,458997,31,467,459,462,468,469,458997,31,470,55,462,471,469,262205,31,472,6,327856,37,473,470,472,262390,
474,469,0,262394,473,469,474,131320,469,327745,141,475,140,470,262205,31,476,475,327808,31,468,467,476,196670,191,468,
327808,31,471,470,90,196670,325,471,131321,466,131320,474,262368,68,68,142,131321,452,131320,452,458997,31,477,23,453,
460,474,458997,31,478,28,453,459,474,458997,31,479,457,453,467,474,327810,31,480,479,478,327812,31,481,480,7,196670,
190,481,196670,335,479,131321,482,131320,482,458997,31,483,479,452,484,485,327856,37,486,483,143,262390,487,485,0,
262394,486,485,487,131320,485,327745,54,488,51,187,262205,31,489,488,327812,31,490,483,425,327808,31,491,489,490,
327808,31,492,491,433,393281,60,493,436,59,492,393277,31,494,493,2,4,327745,141,495,170,483,196670,495,494,327808,31,
484,483,24,196670,335,484,131321,482,131320,487,327812,31,496,433,420,196670,336,496,327810,31,497,417,496,327856,37,
498,497,420,196855,499,0,262394,498,500,501,131320,500,196670,338,417,131321,499,131320,501,327808,31,502,496,420,
196670,338,502,131321,499,131320,499,458997,31,503,417,500,502,501,196670,337,503,327879,31,504,442,68,327851,37,505,
504,55,196670,339,505,196670,341,438,327745,54,506,51,188,262205,31,507,506,327812,31,508,438,21,327808,31,509,507,
508,196670,323,509,196670,340,509,196670,343,438,327745,54,510,51,70,262205,31,511,510,327810,31,512,511,508,458764,
31,513,1,38,21,512,196670,322,513,196670,342,513,196855,514,0,262394,173,515,514,131320,515,327879,31,516,442,79,
327851,37,517,516,55,131321,514,131320,514,458997,37,518,173,499,517,515,196670,344,518,262312,37,519,175,196855,520,
0,262394,519,521,520,131320,521,327879,31,522,442,66,327850,37,523,522,55,131321,520,131320,520,458997,37,524,175,514,
523,521,196670,345,524,196670,346,496,131321,525,131320,525,458997,31,526,496,520,527,528,327856,37,529,526,503,
262390,530,531,0,262394,529,532,530,131320,532,327810,31,533,503,526,458764,31,534,1,38,533,159,196670,347,534,196670,
348,55,131321,535,131320,535,458997,31,536,55,532,537,538,327856,37,539,536,7,262390,540,538,1,262394,539,541,540,
131320,541,196670,350,536,327812,31,542,536,477,327808,31,543,481,542,327808,31,544,543,478,196670,321,544,196670,349,
544,327856,37,545,544,534,196855,546,0,262394,545,547,548,131320,547,327808,31,549,526,544,196670,353,505,196670,354,
549,196670,301,183,196855,550,0,196859,55,551,131320,551,196855,552,0,262394,505,553,554,131320,553,327745,57,555,51,
67,262205,33,556,555,196670,304,556,131321,552,131320,554,327745,57,557,51,59,262205,33,558,557,196670,304,558,131321,
552,131320,552,458997,33,559,556,553,558,554,196670,303,559,196855,560,0,262394,69,561,560,131320,561,196855,562,0,
262394,72,563,564,131320,563,196670,306,559,196670,307,549,196670,308,73,327745,35,565,306,55,262205,31,566,565,
327876,31,567,549,73,327829,65,568,566,567,327761,31,569,568,1,196670,299,569,327761,31,570,568,0,196670,298,570,
327745,35,571,306,63,262205,31,572,571,327874,31,573,549,184,327808,31,574,572,573,327808,31,575,574,569,327760,33,
576,570,575,196670,300,576,262268,74,577,576,393281,75,578,577,59,59,393277,33,579,578,2,8,196670,305,579,131321,562,
131320,564,262268,74,580,559,393281,75,581,580,59,549,393277,33,582,581,2,8,196670,305,582,131321,562,131320,562,
458997,33,583,579,563,582,564,196670,301,136,196670,302,583,131321,550,131320,560,327846,37,584,76,505,196855,585,0,
262394,584,586,585,131320,586,196855,587,0,262394,78,588,589,131320,588,196670,310,559,196670,311,549,196670,312,68,
327745,35,590,310,55,262205,31,591,590,327876,31,592,549,68,327829,65,593,591,592,327761,31,594,593,1,196670,296,594,
327761,31,595,593,0,196670,295,595,327745,35,596,310,63,262205,31,597,596,327874,31,598,549,185,327808,31,599,597,598,
327808,31,600,599,594,327760,33,601,595,600,196670,297,601,262268,58,602,601,393281,60,603,602,59,59,393277,31,604,
603,2,4,196670,309,604,131321,587,131320,589,262268,58,605,559,393281,60,606,605,59,549,393277,31,607,606,2,4,196670,
309,607,131321,587,131320,587,458997,31,608,604,588,607,589,327760,33,609,608,55,196670,301,136,196670,302,609,131321,
550,131320,585,196670,313,81,327876,31,610,63,81,327810,31,611,610,63,327879,31,612,549,611,327812,31,613,612,16,
196670,314,613,196855,614,0,262394,83,615,616,131320,615,327874,31,617,549,81,196670,317,559,196670,318,617,196670,
319,68,327745,35,618,317,55,262205,31,619,618,327876,31,620,617,68,327829,65,621,619,620,327761,31,622,621,1,196670,
293,622,327761,31,623,621,0,196670,292,623,327745,35,624,317,63,262205,31,625,624,327874,31,626,617,185,327808,31,627,
625,626,327808,31,628,627,622,327760,33,629,623,628,196670,294,629,262268,58,630,629,393281,60,631,630,59,59,393277,
31,632,631,2,4,196670,316,632,131321,614,131320,616,262268,58,633,559,327874,31,634,549,81,393281,60,635,633,59,634,
393277,31,636,635,2,4,196670,316,636,131321,614,131320,614,458997,31,637,632,615,636,616,196670,315,637,262268,52,638,
613,393419,31,639,637,638,84,327760,33,640,639,55,196670,301,136,196670,302,640,131321,550,131320,550,590069,33,641,
583,562,609,587,640,614,196670,320,641,196670,352,641,131321,546,131320,548,196670,352,178,131321,546,131320,546,
458997,33,642,641,550,178,548,327745,34,643,351,536,196670,643,642,131321,538,131320,538,327808,31,537,536,90,196670,
348,537,131321,535,131320,540,327879,31,644,442,49,327851,37,645,644,55,196855,646,0,262394,645,647,646,131320,647,
196670,355,55,131321,648,131320,648,458997,31,649,55,647,650,651,327856,37,652,649,7,262390,653,651,1,262394,652,654,
653,131320,654,196670,356,649,327812,31,655,649,477,327808,31,656,481,655,327808,31,657,656,478,196670,291,657,327856,
37,658,657,534,196855,659,0,262394,658,660,659,131320,660,327745,34,661,351,649,262205,33,662,661,196670,357,662,
196855,663,0,262394,100,664,665,131320,664,196855,666,0,262394,101,667,666,131320,667,327745,35,668,357,63,262205,31,
669,668,327878,31,670,669,105,196670,668,670,131321,666,131320,666,196855,671,0,262394,106,672,671,131320,672,327745,
35,673,357,63,262205,31,674,673,262268,52,675,674,327875,52,676,675,107,262268,31,677,676,196670,288,677,327877,31,
678,677,105,327760,33,679,677,678,262205,33,680,357,327878,33,681,680,679,196670,357,681,131321,671,131320,671,196855,
682,0,262394,108,683,682,131320,683,262205,33,684,357,262344,33,685,684,196670,357,685,131321,682,131320,682,131321,
663,131320,665,196855,686,0,262394,109,687,686,131320,687,327745,35,688,357,55,262205,31,689,688,327878,31,690,689,
105,196670,688,690,131321,686,131320,686,196855,691,0,262394,110,692,691,131320,692,327745,35,693,357,55,262205,31,
694,693,262268,52,695,694,393418,52,696,695,112,90,262268,31,697,696,196670,289,697,327877,31,698,697,105,327879,31,
699,698,118,262205,31,700,693,327878,31,701,700,699,196670,693,701,131321,691,131320,691,196855,702,0,262394,119,703,
702,131320,703,327745,35,704,357,55,262205,31,705,704,327878,31,706,705,118,196670,704,706,131321,702,131320,702,
131321,663,131320,663,262205,33,707,357,196670,290,707,196670,661,707,131321,659,131320,659,131321,651,131320,651,
327808,31,650,649,90,196670,355,650,131321,648,131320,653,131321,646,131320,646,196670,358,55,131321,708,131320,708,
458997,31,709,55,646,710,711,327856,37,712,709,7,262390,713,711,1,262394,712,714,713,131320,714,327745,34,715,351,709,
262205,33,716,715,196670,360,716,196670,361,509,196670,362,513,196670,281,183,196855,717,0,196859,55,718,131320,718,
196855,719,0,262394,129,720,719,131320,720,327745,35,721,360,55,262205,31,722,721,262268,52,723,509,262268,52,724,513,
393419,31,725,722,723,724,196670,281,136,196670,282,725,131321,717,131320,719,327745,35,726,360,63,262205,31,727,726,
327879,31,728,509,103,327874,31,729,727,728,196670,283,729,327854,37,730,509,66,196855,731,0,262394,730,732,733,
131320,732,196670,285,729,131321,731,131320,733,327745,35,734,360,55,262205,31,735,734,327874,31,736,735,509,327850,
37,737,509,55,196855,738,0,262394,737,739,740,131320,739,196670,286,55,131321,738,131320,740,262205,31,741,726,327810,
31,742,66,509,327876,31,743,741,742,196670,286,743,131321,738,131320,738,458997,31,744,55,739,743,740,327877,31,745,
736,744,196670,285,745,131321,731,131320,731,458997,31,746,729,732,745,738,196670,284,746,327876,31,747,63,513,327810,
31,748,747,63,327879,31,749,746,748,196670,281,136,196670,282,749,131321,717,131320,717,458997,31,750,725,720,749,731,
196670,287,750,327745,35,751,359,709,196670,751,750,131321,711,131320,711,327808,31,710,709,90,196670,358,710,131321,
708,131320,713,262205,44,752,359,196670,364,752,196670,261,479,131321,753,131320,753,458997,31,754,479,713,755,756,
327856,37,757,754,148,262390,758,756,0,262394,757,756,758,131320,756,327745,141,759,152,754,196670,759,55,327808,31,
755,754,24,196670,261,755,131321,753,131320,758,262368,68,68,142,262205,31,760,6,327812,31,761,760,143,196670,262,761,
196670,263,55,131321,762,131320,762,458997,31,763,55,758,764,765,327856,37,766,763,7,262390,767,765,1,262394,766,768,
767,131320,768,328019,134,769,73,136,196670,264,769,196670,265,55,131321,770,131320,770,458997,134,771,769,768,772,
773,458997,31,774,55,768,775,773,327856,37,776,774,21,262390,777,773,1,262394,776,778,777,131320,778,327745,35,779,
364,763,262205,31,780,779,327874,31,781,780,774,327879,31,782,781,63,327851,37,783,782,55,196670,266,783,328019,134,
784,73,783,196670,267,784,196855,785,0,262394,783,786,787,131320,786,196670,268,784,131321,785,131320,787,262344,134,
788,784,196670,268,788,131321,785,131320,785,458997,134,789,784,786,788,787,327879,134,772,771,789,196670,264,772,
131321,773,131320,773,327808,31,775,774,90,196670,265,775,131321,770,131320,777,393558,31,790,73,2,771,196670,269,790,
327745,35,791,364,763,262205,31,792,791,327808,31,793,761,792,327745,141,794,152,793,262205,31,795,794,196670,270,795,
262368,73,73,153,327850,37,796,790,55,196855,797,0,262394,796,798,797,131320,798,262205,31,799,791,327808,31,800,761,
799,393558,31,801,73,0,771,327808,31,802,795,801,327745,141,803,152,800,196670,803,802,131321,797,131320,797,196833,
73,142,262368,73,73,153,327808,31,804,795,790,327745,35,805,365,763,196670,805,804,131321,765,131320,765,327808,31,
764,763,90,196670,263,764,131321,762,131320,767,262368,68,68,142,196670,271,55,327812,31,806,479,156,196670,272,806,
196670,273,55,131321,807,131320,807,458997,31,808,55,767,809,810,458997,31,811,55,767,812,810,327856,37,813,811,156,
262390,814,810,1,262394,813,815,814,131320,815,327745,35,816,274,811,196670,816,55,327808,31,817,806,811,327856,37,
818,817,143,196855,819,0,262394,818,820,819,131320,820,196670,275,55,131321,821,131320,821,458997,31,822,55,820,823,
824,327856,37,825,822,137,262390,826,824,0,262394,825,824,826,131320,824,327812,31,827,822,143,327808,31,828,827,806,
327808,31,829,828,811,327745,141,830,152,829,262205,31,831,830,196670,276,831,262205,31,832,816,196670,830,832,262205,
31,833,816,327808,31,834,833,831,196670,816,834,327808,31,823,822,90,196670,275,823,131321,821,131320,826,131321,819,
131320,819,262205,31,835,816,327808,31,809,808,835,196670,271,809,131321,810,131320,810,327808,31,812,811,90,196670,
273,812,131321,807,131320,814,196670,278,808,393565,31,836,73,1,808,196670,257,836,327810,31,837,477,63,327850,37,838,
478,837,196855,839,0,262394,838,840,839,131320,840,327745,141,841,140,760,196670,841,836,131321,839,131320,839,262368,
68,68,142,196670,258,55,196670,259,55,131321,842,131320,842,458997,31,843,55,839,844,845,458997,31,846,55,839,847,845,
327856,37,848,846,760,262390,849,845,0,262394,848,845,849,131320,845,327745,141,850,140,846,262205,31,851,850,327808,
31,844,843,851,196670,258,844,327808,31,847,846,90,196670,259,847,131321,842,131320,849,327808,31,852,843,836,327810,
31,853,852,808,196670,260,853,196670,277,853,196670,279,55,131321,854,131320,854,458997,31,855,853,849,856,857,458997,
31,858,55,849,859,857,327856,37,860,858,156,262390,861,857,1,262394,860,862,861,131320,862,327808,31,863,806,858,
327856,37,864,863,143,196855,865,0,262394,864,866,865,131320,866,327745,141,867,147,863,196670,867,855,131321,865,
131320,865,327745,35,868,274,858,262205,31,869,868,327808,31,856,855,869,196670,277,856,131321,857,131320,857,327808,
31,859,858,90,196670,279,859,131321,854,131320,861,327850,37,870,479,55,196855,871,0,262394,870,872,871,131320,872,
327745,141,873,147,143,196670,873,159,131321,871,131320,871,262368,68,68,142,196670,280,55,131321,874,131320,874,
458997,31,875,55,871,876,877,327856,37,878,875,7,262390,879,877,1,262394,878,877,879,131320,877,327745,35,880,364,875,
262205,31,881,880,327808,31,882,761,881,327745,141,883,152,882,262205,31,884,883,262205,31,885,880,327745,141,886,147,
885,262205,31,887,886,327808,31,888,884,887,327745,35,889,365,875,262205,31,890,889,327808,31,891,890,888,196670,889,
891,327808,31,876,875,90,196670,280,876,131321,874,131320,879,262205,44,892,365,196670,363,892,196670,366,55,131321,
893,131320,893,458997,31,894,55,879,895,896,327856,37,897,894,7,262390,898,896,1,262394,897,899,898,131320,899,327745,
35,900,363,894,262205,31,901,900,196670,367,901,327745,34,902,351,894,262205,33,903,902,196670,368,903,196670,369,12,
327745,35,904,368,55,262205,31,905,904,327745,141,906,165,901,196670,906,905,327850,37,907,12,68,196855,908,0,262394,
907,909,908,131320,909,327808,31,910,159,901,327745,35,911,368,63,262205,31,912,911,327745,141,913,165,910,196670,913,
912,131321,908,131320,908,131321,896,131320,896,327808,31,895,894,90,196670,366,895,131321,893,131320,898,262368,68,
68,142,196670,370,55,131321,914,131320,914,458997,31,915,55,898,916,917,327856,37,918,915,7,262390,919,917,1,262394,
918,920,919,131320,920,327812,31,921,915,24,327808,31,922,921,479,196670,371,922,196670,373,922,196670,374,12,327745,
141,923,165,922,262205,31,924,923,327850,37,925,12,68,196855,926,0,262394,925,927,928,131320,927,327808,31,929,159,
922,327745,141,930,165,929,262205,31,931,930,196670,255,931,131321,926,131320,928,196670,255,55,131321,926,131320,926,
458997,31,932,931,927,55,928,327760,33,933,924,932,196670,256,933,196670,372,933,196670,376,933,196670,377,509,196670,
378,513,196670,248,183,196855,934,0,196859,55,935,131320,935,196855,936,0,262394,129,937,936,131320,937,327745,35,938,
376,55,262205,31,939,938,262268,52,940,509,262268,52,941,513,393419,31,942,939,940,941,196670,248,136,196670,249,942,
131321,934,131320,936,327745,35,943,376,63,262205,31,944,943,327879,31,945,509,103,327874,31,946,944,945,196670,250,
946,327854,37,947,509,66,196855,948,0,262394,947,949,950,131320,949,196670,252,946,131321,948,131320,950,327745,35,
951,376,55,262205,31,952,951,327874,31,953,952,509,327850,37,954,509,55,196855,955,0,262394,954,956,957,131320,956,
196670,253,55,131321,955,131320,957,262205,31,958,943,327810,31,959,66,509,327876,31,960,958,959,196670,253,960,
131321,955,131320,955,458997,31,961,55,956,960,957,327877,31,962,953,961,196670,252,962,131321,948,131320,948,458997,
31,963,946,949,962,955,196670,251,963,327876,31,964,63,513,327810,31,965,964,63,327879,31,966,963,965,196670,248,136,
196670,249,966,131321,934,131320,934,458997,31,967,942,937,966,948,196670,254,967,196670,375,967,327745,141,968,170,
967,262205,31,969,968,327808,31,970,969,922,327745,141,971,147,967,262205,31,972,971,327810,31,973,970,972,327745,35,
974,379,915,196670,974,973,327856,37,975,922,534,327847,37,976,975,524,196855,977,0,262394,976,978,977,131320,978,
262312,37,979,505,327879,31,980,442,70,327851,37,981,980,55,196855,982,0,262394,981,983,984,131320,983,196670,381,933,
196855,985,0,262394,120,986,987,131320,986,196855,988,0,262394,121,989,988,131320,989,262205,33,990,381,262344,33,991,
990,196670,381,991,131321,988,131320,988,196855,992,0,262394,122,993,992,131320,993,327745,35,994,381,63,262205,31,
995,994,327878,31,996,995,105,196670,994,996,131321,992,131320,992,196855,997,0,262394,123,998,997,131320,998,327745,
35,999,381,63,262205,31,1000,999,262268,52,1001,1000,327875,52,1002,1001,107,262268,31,1003,1002,262344,31,1004,1003,
196670,245,1004,327877,31,1005,1004,105,327760,33,1006,1004,1005,262205,33,1007,381,327878,33,1008,1007,1006,196670,
381,1008,131321,997,131320,997,131321,985,131320,987,196855,1009,0,262394,124,1010,1009,131320,1010,327745,35,1011,
381,55,262205,31,1012,1011,327878,31,1013,1012,118,196670,1011,1013,131321,1009,131320,1009,196855,1014,0,262394,125,
1015,1014,131320,1015,327745,35,1016,381,55,262205,31,1017,1016,327878,31,1018,1017,105,196670,1016,1018,131321,1014,
131320,1014,196855,1019,0,262394,126,1020,1019,131320,1020,327745,35,1021,381,55,262205,31,1022,1021,262268,52,1023,
1022,393418,52,1024,1023,128,90,262268,31,1025,1024,262344,31,1026,1025,196670,246,1026,327877,31,1027,1026,105,
327879,31,1028,1027,118,262205,31,1029,1021,327878,31,1030,1029,1028,196670,1021,1030,131321,1019,131320,1019,131321,
985,131320,985,262205,33,1031,381,196670,247,1031,196670,380,1031,131321,982,131320,984,196670,380,933,131321,982,
131320,982,458997,33,1032,1031,985,933,984,196670,382,979,262205,31,1033,974,196670,383,1033,196670,384,1032,196855,
1034,0,262394,979,1035,1036,131320,1035,327745,57,1037,51,67,262205,33,1038,1037,196670,238,1038,131321,1034,131320,
1036,327745,57,1039,51,59,262205,33,1040,1039,196670,238,1040,131321,1034,131320,1034,458997,33,1041,1038,1035,1040,
1036,196670,237,1041,196855,1042,0,262394,86,1043,1044,131320,1043,196855,1045,0,262394,87,1046,1047,131320,1046,
196670,239,1041,196670,240,1033,196670,241,73,327745,35,1048,239,55,262205,31,1049,1048,327876,31,1050,1033,73,327829,
65,1051,1049,1050,327761,31,1052,1051,1,196670,235,1052,327761,31,1053,1051,0,196670,234,1053,327745,35,1054,239,63,
262205,31,1055,1054,327874,31,1056,1033,184,327808,31,1057,1055,1056,327808,31,1058,1057,1052,327760,33,1059,1053,
1058,196670,236,1059,262268,74,1060,1059,262205,33,1061,384,393281,75,1062,1060,59,59,327742,1062,1061,2,8,131321,
1045,131320,1047,196670,242,1041,196670,243,1033,196670,244,68,327745,35,1063,242,55,262205,31,1064,1063,327876,31,
1065,1033,68,327829,65,1066,1064,1065,327761,31,1067,1066,1,196670,232,1067,327761,31,1068,1066,0,196670,231,1068,
327745,35,1069,242,63,262205,31,1070,1069,327874,31,1071,1033,185,327808,31,1072,1070,1071,327808,31,1073,1072,1067,
327760,33,1074,1068,1073,196670,233,1074,262268,58,1075,1074,327745,35,1076,384,55,262205,31,1077,1076,393281,60,1078,
1075,59,59,327742,1078,1077,2,4,131321,1045,131320,1045,131321,1042,131320,1044,196855,1079,0,262394,88,1080,1081,
131320,1080,262268,74,1082,1041,262205,33,1083,384,393281,75,1084,1082,59,1033,327742,1084,1083,2,8,131321,1079,
131320,1081,262268,58,1085,1041,327745,35,1086,384,55,262205,31,1087,1086,393281,60,1088,1085,59,1033,327742,1088,
1087,2,4,131321,1079,131320,1079,131321,1042,131320,1042,131321,977,131320,977,131321,917,131320,917,327808,31,916,
915,90,196670,370,916,131321,914,131320,919,262368,68,68,142,196855,1089,0,262394,179,1090,1089,131320,1090,196670,
385,55,131321,1091,131320,1091,458997,31,1092,55,1090,1093,1094,327856,37,1095,1092,7,262390,1096,1094,1,262394,1095,
1097,1096,131320,1097,196670,387,1092,327812,31,1098,1092,477,327808,31,1099,481,1098,327808,31,1100,1099,478,196670,
230,1100,196670,386,1100,327854,37,1101,1100,534,196855,1102,0,262394,1101,1103,1102,131320,1103,131321,1094,131320,
1102,196855,1104,0,262394,518,1105,1106,131320,1105,327808,31,1107,526,1100,327760,33,1108,1107,55,196670,388,1108,
131321,1104,131320,1106,327808,31,1109,526,1100,196670,389,505,196670,390,1109,196670,217,183,196855,1110,0,196859,55,
1111,131320,1111,196855,1112,0,262394,505,1113,1114,131320,1113,327745,57,1115,51,89,262205,33,1116,1115,196670,220,
1116,131321,1112,131320,1114,327745,57,1117,51,90,262205,33,1118,1117,196670,220,1118,131321,1112,131320,1112,458997,
33,1119,1116,1113,1118,1114,196670,219,1119,196855,1120,0,262394,91,1121,1120,131320,1121,196855,1122,0,262394,93,
1123,1124,131320,1123,196670,222,1119,196670,223,1109,196670,224,73,327745,35,1125,222,55,262205,31,1126,1125,327876,
31,1127,1109,73,327829,65,1128,1126,1127,327761,31,1129,1128,1,196670,215,1129,327761,31,1130,1128,0,196670,214,1130,
327745,35,1131,222,63,262205,31,1132,1131,327874,31,1133,1109,184,327808,31,1134,1132,1133,327808,31,1135,1134,1129,
327760,33,1136,1130,1135,196670,216,1136,262268,74,1137,1136,393281,75,1138,1137,59,59,393277,33,1139,1138,2,8,196670,
221,1139,131321,1122,131320,1124,262268,74,1140,1119,393281,75,1141,1140,59,1109,393277,33,1142,1141,2,8,196670,221,
1142,131321,1122,131320,1122,458997,33,1143,1139,1123,1142,1124,196670,217,136,196670,218,1143,131321,1110,131320,
1120,196855,1144,0,262394,95,1145,1146,131320,1145,196670,226,1119,196670,227,1109,196670,228,68,327745,35,1147,226,
55,262205,31,1148,1147,327876,31,1149,1109,68,327829,65,1150,1148,1149,327761,31,1151,1150,1,196670,212,1151,327761,
31,1152,1150,0,196670,211,1152,327745,35,1153,226,63,262205,31,1154,1153,327874,31,1155,1109,185,327808,31,1156,1154,
1155,327808,31,1157,1156,1151,327760,33,1158,1152,1157,196670,213,1158,262268,58,1159,1158,393281,60,1160,1159,59,59,
393277,31,1161,1160,2,4,196670,225,1161,131321,1144,131320,1146,262268,58,1162,1119,393281,60,1163,1162,59,1109,
393277,31,1164,1163,2,4,196670,225,1164,131321,1144,131320,1144,458997,31,1165,1161,1145,1164,1146,327760,33,1166,
1165,55,196670,217,136,196670,218,1166,131321,1110,131320,1110,458997,33,1167,1143,1122,1166,1144,196670,229,1167,
196670,388,1167,131321,1104,131320,1104,458997,33,1168,1108,1105,1167,1110,327745,35,1169,363,1092,262205,31,1170,
1169,196670,391,1170,196670,392,1168,196670,393,17,327745,35,1171,392,55,262205,31,1172,1171,327745,141,1173,165,1170,
196670,1173,1172,327850,37,1174,17,68,196855,1175,0,262394,1174,1176,1175,131320,1176,327808,31,1177,159,1170,327745,
35,1178,392,63,262205,31,1179,1178,327745,141,1180,165,1177,196670,1180,1179,131321,1175,131320,1175,131321,1094,
131320,1094,327808,31,1093,1092,90,196670,385,1093,131321,1091,131320,1096,262368,68,68,142,196670,394,55,131321,1181,
131320,1181,458997,31,1182,55,1096,1183,1184,327856,37,1185,1182,7,262390,1186,1184,1,262394,1185,1187,1186,131320,
1187,327812,31,1188,1182,24,327808,31,1189,1188,479,196670,395,1189,327856,37,1190,1189,534,196855,1191,0,262394,1190,
1192,1191,131320,1192,262312,37,1193,505,196670,396,1189,196670,397,17,327745,141,1194,165,1189,262205,31,1195,1194,
327850,37,1196,17,68,196855,1197,0,262394,1196,1198,1199,131320,1198,327808,31,1200,159,1189,327745,141,1201,165,1200,
262205,31,1202,1201,196670,209,1202,131321,1197,131320,1199,196670,209,55,131321,1197,131320,1197,458997,31,1203,1202,
1198,55,1199,327760,33,1204,1195,1203,196670,210,1204,196670,398,1193,327745,35,1205,379,1182,262205,31,1206,1205,
196670,399,1206,196670,400,1204,196855,1207,0,262394,1193,1208,1209,131320,1208,327745,57,1210,51,89,262205,33,1211,
1210,196670,202,1211,131321,1207,131320,1209,327745,57,1212,51,90,262205,33,1213,1212,196670,202,1213,131321,1207,
131320,1207,458997,33,1214,1211,1208,1213,1209,196670,201,1214,196855,1215,0,262394,97,1216,1217,131320,1216,196855,
1218,0,262394,98,1219,1220,131320,1219,196670,203,1214,196670,204,1206,196670,205,73,327745,35,1221,203,55,262205,31,
1222,1221,327876,31,1223,1206,73,327829,65,1224,1222,1223,327761,31,1225,1224,1,196670,199,1225,327761,31,1226,1224,0,
196670,198,1226,327745,35,1227,203,63,262205,31,1228,1227,327874,31,1229,1206,184,327808,31,1230,1228,1229,327808,31,
1231,1230,1225,327760,33,1232,1226,1231,196670,200,1232,262268,74,1233,1232,262205,33,1234,400,393281,75,1235,1233,59,
59,327742,1235,1234,2,8,131321,1218,131320,1220,196670,206,1214,196670,207,1206,196670,208,68,327745,35,1236,206,55,
262205,31,1237,1236,327876,31,1238,1206,68,327829,65,1239,1237,1238,327761,31,1240,1239,1,196670,196,1240,327761,31,
1241,1239,0,196670,195,1241,327745,35,1242,206,63,262205,31,1243,1242,327874,31,1244,1206,185,327808,31,1245,1243,
1244,327808,31,1246,1245,1240,327760,33,1247,1241,1246,196670,197,1247,262268,58,1248,1247,327745,35,1249,400,55,
262205,31,1250,1249,393281,60,1251,1248,59,59,327742,1251,1250,2,4,131321,1218,131320,1218,131321,1215,131320,1217,
196855,1252,0,262394,99,1253,1254,131320,1253,262268,74,1255,1214,262205,33,1256,400,393281,75,1257,1255,59,1206,
327742,1257,1256,2,8,131321,1252,131320,1254,262268,58,1258,1214,327745,35,1259,400,55,262205,31,1260,1259,393281,60,
1261,1258,59,1206,327742,1261,1260,2,4,131321,1252,131320,1252,131321,1215,131320,1215,131321,1191,131320,1191,131321,
1184,131320,1184,327808,31,1183,1182,90,196670,394,1183,131321,1181,131320,1186,131321,1089,131320,1089,196670,401,
479,131321,1262,131320,1262,458997,31,1263,479,1089,1264,1265,327856,37,1266,1263,143,262390,1267,1265,0,262394,1266,
1265,1267,131320,1265,196670,402,1263,327808,31,1268,1263,63,327745,141,1269,147,1268,262205,31,1270,1269,327745,141,
1271,147,1263,262205,31,1272,1271,327810,31,1273,1270,1272,196670,194,1273,327745,141,1274,170,1263,262205,31,1275,
1274,327808,31,1276,1275,1273,196670,1274,1276,327808,31,1264,1263,24,196670,401,1264,131321,1262,131320,1267,262368,
68,68,142,131321,531,131320,531,327856,37,1277,533,159,196855,528,0,262394,1277,1278,1279,131320,1278,196670,403,503,
131321,528,131320,1279,327808,31,1280,526,159,196670,403,1280,131321,528,131320,528,458997,31,527,503,1278,1280,1279,
196670,346,527,131321,525,131320,530,196670,329,136,131321,404,131320,404,65789,65592};
/* scatter.comp -DGPUSORTI_BASIC, 4962 words */
static const uint32_t gpusorti_spv_scatter_basic[] = {
119734787,66304,524299,867,0,131089,1,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,0,1,524303,5,2,0x6e69616d,0,3,
4,5,393232,2,17,1,1,1,262215,6,1,1,262215,7,6,4,327752,8,0,35,0,327752,8,1,35,4,327752,8,2,35,12,327752,8,3,35,16,
327752,8,4,35,20,327752,8,5,35,24,327752,8,6,35,40,327752,8,7,35,44,196679,8,2,262215,9,6,4,327752,10,0,35,0,196679,
10,2,262215,11,34,0,262215,11,33,3,262215,3,11,26,262215,4,11,24,262215,12,1,5,262215,13,6,8,327752,14,0,35,0,196679,
14,2,262215,15,34,0,262215,15,33,2,262215,16,6,8,327752,17,0,35,0,196679,17,2,262215,18,34,0,262215,18,33,0,262215,19,
6,4,327752,20,0,35,0,196679,20,2,262215,21,34,0,262215,21,33,2,262215,22,1,7,262215,23,6,4,327752,24,0,35,0,196679,24,
2,262215,25,34,0,262215,25,33,0,262215,26,1,10,262215,27,6,8,327752,28,0,35,0,196679,28,2,262215,29,34,0,262215,29,33,
1,262215,30,6,4,327752,31,0,35,0,196679,31,2,262215,32,34,0,262215,32,33,1,262215,33,1,8,262215,34,1,6,262215,35,1,9,
262215,36,1,2,262215,5,11,29,262215,37,1,0,262215,38,1,11,262215,39,1,0,262215,40,11,25,131091,41,196641,42,41,262165,
43,32,0,131092,44,262176,45,7,43,262167,46,43,2,262176,47,7,46,262194,43,6,8,262172,48,43,6,262176,49,7,48,262187,43,
50,4,262172,7,43,50,655390,8,43,43,43,43,43,7,43,43,262176,51,9,8,262203,51,52,9,262165,53,32,1,262187,53,54,0,262176,
55,9,43,262187,43,56,0,196637,9,43,196638,10,9,262176,57,12,10,262203,57,11,12,262176,58,12,43,262167,59,43,3,262176,
60,1,59,262203,60,3,1,262187,43,61,1,262176,62,1,43,262203,60,4,1,262194,43,12,1,262187,43,63,2,393268,44,64,170,12,
63,196637,13,46,196638,14,13,262176,65,12,14,262203,65,15,12,262176,66,12,46,196637,16,46,196638,17,16,262176,67,12,
17,262203,67,18,12,196637,19,43,196638,20,19,262176,68,12,20,262203,68,21,12,262194,43,22,32,262187,43,69,32,393268,
44,70,170,22,69,196637,23,43,196638,24,23,262176,71,12,24,262203,71,25,12,262187,43,72,16,393268,44,73,170,22,72,
458804,43,74,169,73,61,63,393268,53,75,128,22,56,393268,44,76,170,12,63,262194,43,26,0,393268,44,77,170,26,63,196637,
27,46,196638,28,27,262176,78,12,28,262203,78,29,12,196637,30,43,196638,31,30,262176,79,12,31,262203,79,32,12,393268,
44,80,170,26,63,393268,44,81,170,12,63,262194,43,33,0,393268,44,82,170,33,61,262194,43,34,32,393268,43,83,130,34,61,
262187,43,84,31,393268,43,85,199,83,84,393268,43,86,196,61,85,393268,44,87,170,33,63,262187,53,88,31,262194,43,35,0,
393268,44,89,171,35,56,393268,44,90,170,33,61,393268,44,91,170,33,63,393268,43,92,130,34,61,393268,53,93,128,92,56,
262187,53,94,1,393268,44,95,174,34,69,262187,43,96,0xffffffff,393268,43,97,199,34,84,393268,43,98,196,61,97,393268,43,
99,130,98,61,458804,43,100,169,95,96,99,393268,44,101,171,35,56,393268,44,102,170,12,63,393268,44,103,171,35,56,
393268,44,104,170,33,61,393268,44,105,170,33,63,393268,44,106,171,35,56,393268,44,107,170,33,61,393268,44,108,170,33,
63,393268,43,109,130,34,61,393268,53,110,128,109,56,393268,44,111,170,12,61,262194,43,36,8,262203,62,5,1,262194,43,37,
256,393268,43,112,196,61,36,262172,113,43,112,262176,114,4,113,262203,114,115,4,262176,116,4,43,262203,114,117,4,
393268,43,118,132,37,6,262172,119,43,118,262176,120,4,119,262203,120,121,4,262187,53,122,16,393268,43,123,128,72,36,
262187,43,124,264,327724,46,125,56,56,262187,43,126,3,262172,127,46,37,262176,128,4,127,262203,128,129,4,262176,130,4,
46,393268,43,131,130,37,61,262187,43,132,65535,393268,43,133,130,118,61,393268,44,134,172,12,26,458804,43,135,169,134,
12,26,393268,43,136,132,118,135,262172,137,43,136,262176,138,4,137,262203,138,139,4,262203,114,140,4,262194,43,38,0,
393268,43,141,199,38,61,393268,44,142,171,141,56,393268,43,143,199,38,63,393268,44,144,170,143,56,262172,145,46,6,
262176,146,7,145,327724,46,147,96,96,262187,43,148,8,393268,44,149,171,26,56,262194,43,39,1,393267,59,40,39,61,61,
262187,43,150,5,262187,43,151,6,262187,43,152,7,327734,41,2,0,42,131320,153,262203,47,154,7,262203,49,155,7,262203,49,
156,7,262203,146,157,7,262203,49,158,7,262203,49,159,7,262203,49,160,7,262203,49,161,7,262203,49,162,7,196855,163,0,
196859,56,164,131320,164,327745,55,165,52,54,262205,43,166,165,327851,44,167,166,56,196855,168,0,262394,167,169,170,
131320,169,131321,168,131320,170,393281,58,171,11,54,54,262205,43,172,171,131321,168,131320,168,458997,43,173,166,169,
172,170,393281,55,174,52,150,54,262205,43,175,174,327812,43,176,175,118,327814,43,177,173,176,327817,43,178,173,176,
327851,44,179,178,56,393385,43,180,179,61,56,327808,43,181,177,180,327745,62,182,3,61,262205,43,183,182,327745,62,184,
4,56,262205,43,185,184,327812,43,186,183,185,327745,62,187,3,56,262205,43,188,187,327808,43,189,186,188,327745,55,190,
52,94,262205,43,191,190,327812,43,192,50,191,327808,43,193,69,192,393281,58,194,11,54,193,262205,43,195,194,327854,44,
196,189,181,262312,44,197,196,196855,198,0,262394,197,199,198,131320,199,327879,43,200,195,61,327851,44,201,200,56,
131321,198,131320,198,458997,44,202,196,168,201,199,196855,203,0,262394,202,204,203,131320,204,131321,163,131320,203,
262205,43,205,5,131321,206,131320,206,458997,43,207,205,203,208,209,327856,44,210,207,112,262390,211,209,0,262394,210,
209,211,131320,209,327745,55,212,52,50,262205,43,213,212,327812,43,214,207,181,327808,43,215,213,214,327808,43,216,
215,189,393281,58,217,11,54,216,262205,43,218,217,327745,116,219,140,207,196670,219,218,327808,43,208,207,37,131321,
206,131320,211,327812,43,220,189,176,327810,43,221,173,220,327856,44,222,221,176,196855,223,0,262394,222,224,225,
131320,224,131321,223,131320,225,327808,43,226,220,176,131321,223,131320,223,458997,43,227,173,224,226,225,327879,43,
228,195,63,327851,44,229,228,56,327745,55,230,52,63,262205,43,231,230,327812,43,232,191,36,327808,43,233,231,232,
327745,55,234,52,126,262205,43,235,234,327810,43,236,235,232,458764,43,237,1,38,36,236,196855,238,0,262394,142,239,
238,131320,239,327879,43,240,195,72,327851,44,241,240,56,131321,238,131320,238,458997,44,242,142,223,241,239,262312,
44,243,144,196855,244,0,262394,243,245,244,131320,245,327879,43,246,195,69,327850,44,247,246,56,131321,244,131320,244,
458997,44,248,144,238,247,245,131321,249,131320,249,458997,43,250,220,244,251,252,327856,44,253,250,227,262390,254,
255,0,262394,253,256,254,131320,256,327810,43,257,227,250,458764,43,258,1,38,257,118,131321,259,131320,259,458997,43,
260,56,256,261,262,327856,44,263,260,6,262390,264,262,1,262394,263,265,264,131320,265,327812,43,266,260,37,327808,43,
267,266,205,327856,44,268,267,258,196855,269,0,262394,268,270,271,131320,270,327808,43,272,250,267,196855,273,0,
196859,56,274,131320,274,196855,275,0,262394,64,276,275,131320,276,196855,277,0,262394,229,278,279,131320,278,327745,
55,280,52,151,262205,43,281,280,327808,43,282,281,272,393281,66,283,15,54,282,262205,46,284,283,131321,277,131320,279,
393281,66,285,18,54,272,262205,46,286,285,131321,277,131320,277,458997,46,287,284,278,286,279,131321,273,131320,275,
196855,288,0,262394,229,289,288,131320,289,327745,55,290,52,151,262205,43,291,290,327808,43,292,291,272,393281,58,293,
21,54,292,262205,43,294,293,327760,46,295,294,56,131321,273,131320,288,196855,296,0,262394,70,297,296,131320,297,
393281,58,298,25,54,272,262205,43,299,298,327760,46,300,299,56,131321,273,131320,296,327876,43,301,61,74,327810,43,
302,301,61,327879,43,303,272,302,327812,43,304,303,22,327874,43,305,272,74,393281,58,306,25,54,305,262205,43,307,306,
262268,53,308,304,393419,43,309,307,308,75,327760,46,310,309,56,131321,273,131320,273,721141,46,311,287,277,295,289,
300,297,310,296,131321,269,131320,271,131321,269,131320,269,458997,46,312,311,273,147,271,327745,47,313,157,260,
196670,313,312,131321,262,131320,262,327808,43,261,260,94,131321,259,131320,264,327879,43,314,195,50,327851,44,315,
314,56,196855,316,0,262394,315,317,316,131320,317,131321,318,131320,318,458997,43,319,56,317,320,321,327856,44,322,
319,6,262390,323,321,1,262394,322,324,323,131320,324,327812,43,325,319,37,327808,43,326,325,205,327856,44,327,326,258,
196855,328,0,262394,327,329,328,131320,329,327745,47,330,157,319,262205,46,331,330,196855,332,0,262394,81,333,334,
131320,333,196855,335,0,262394,82,336,335,131320,336,327761,43,337,331,1,327878,43,338,337,86,393298,46,339,338,331,1,
131321,335,131320,335,458997,46,340,331,333,339,336,196855,341,0,262394,87,342,341,131320,342,327761,43,343,340,1,
262268,53,344,343,327875,53,345,344,88,262268,43,346,345,327877,43,347,346,86,327760,46,348,346,347,327878,46,349,340,
348,131321,341,131320,341,458997,46,350,340,335,349,342,196855,351,0,262394,89,352,351,131320,352,262344,46,353,350,
131321,351,131320,351,458997,46,354,350,341,353,352,131321,332,131320,334,196855,355,0,262394,90,356,355,131320,356,
327761,43,357,331,0,327878,43,358,357,86,393298,46,359,358,331,0,131321,355,131320,355,458997,46,360,331,334,359,356,
196855,361,0,262394,91,362,361,131320,362,327761,43,363,360,0,262268,53,364,363,393418,53,365,364,93,94,262268,43,366,
365,327877,43,367,366,86,327879,43,368,367,100,327878,43,369,363,368,393298,46,370,369,360,0,131321,361,131320,361,
458997,46,371,360,355,370,362,196855,372,0,262394,101,373,372,131320,373,327761,43,374,371,0,327878,43,375,374,100,
393298,46,376,375,371,0,131321,372,131320,372,458997,46,377,371,361,376,373,131321,332,131320,332,458997,46,378,354,
351,377,372,196670,330,378,131321,328,131320,328,131321,321,131320,321,327808,43,320,319,94,131321,318,131320,323,
131321,316,131320,316,131321,379,131320,379,458997,43,380,56,316,381,382,327856,44,383,380,6,262390,384,382,1,262394,
383,385,384,131320,385,327745,47,386,157,380,262205,46,387,386,196855,388,0,196859,56,389,131320,389,196855,390,0,
262394,111,391,390,131320,391,327761,43,392,387,0,262268,53,393,233,262268,53,394,237,393419,43,395,392,393,394,
131321,388,131320,390,327761,43,396,387,1,327879,43,397,233,84,327874,43,398,396,397,327854,44,399,233,69,196855,400,
0,262394,399,401,402,131320,401,131321,400,131320,402,327761,43,403,387,0,327874,43,404,403,233,327850,44,405,233,56,
196855,406,0,262394,405,407,408,131320,407,131321,406,131320,408,327810,43,409,69,233,327876,43,410,396,409,131321,
406,131320,406,458997,43,411,56,407,410,408,327877,43,412,404,411,131321,400,131320,400,458997,43,413,398,401,412,406,
327876,43,414,61,237,327810,43,415,414,61,327879,43,416,413,415,131321,388,131320,388,458997,43,417,395,391,416,400,
327745,45,418,158,380,196670,418,417,131321,382,131320,382,327808,43,381,380,94,131321,379,131320,384,262205,48,419,
158,196670,160,419,131321,420,131320,420,458997,43,421,56,384,422,423,327856,44,424,421,6,262390,425,423,0,262394,424,
423,425,131320,423,327812,43,426,421,37,327808,43,427,426,205,327745,45,428,160,421,262205,43,429,428,327876,43,430,
429,122,327877,43,431,430,427,327745,116,432,121,427,196670,432,431,327808,43,422,421,94,131321,420,131320,425,131321,
433,131320,433,458997,43,434,205,425,435,436,327856,44,437,434,112,262390,438,436,0,262394,437,436,438,131320,436,
327745,116,439,117,434,196670,439,56,327745,116,440,115,434,196670,440,56,327808,43,435,434,37,131321,433,131320,438,
131321,441,131320,441,458997,43,442,72,438,443,444,327856,44,445,442,123,262390,446,444,0,262394,445,447,446,131320,
447,262368,63,63,124,196670,154,125,131321,448,131320,448,458997,43,449,56,447,450,451,327856,44,452,449,6,262390,453,
451,0,262394,452,451,453,131320,451,327812,43,454,205,6,327808,43,455,454,449,327745,116,456,121,455,262205,43,457,
456,327745,45,458,155,449,196670,458,457,262205,43,459,458,327874,43,460,459,442,327879,43,461,460,126,327874,43,462,
461,61,327879,43,463,461,61,327812,43,464,463,72,327876,43,465,61,464,327745,45,466,154,462,262205,43,467,466,327808,
43,468,467,465,196670,466,468,327808,43,450,449,94,131321,448,131320,453,262205,46,469,154,327745,130,470,129,205,
196670,470,469,262368,63,63,124,131321,471,131320,471,458997,46,472,469,453,473,474,458997,43,475,61,453,476,474,
327856,44,477,475,37,262390,478,474,0,262394,477,479,478,131320,479,327854,44,480,205,475,196855,481,0,262394,480,482,
483,131320,482,327810,43,484,205,475,327745,130,485,129,484,262205,46,486,485,131321,481,131320,483,131321,481,131320,
481,458997,46,487,486,482,125,483,262368,63,63,124,327808,46,473,472,487,196670,470,473,262368,63,63,124,131321,474,
131320,474,327812,43,476,475,63,131321,471,131320,478,262205,46,488,154,327810,46,489,472,488,327745,130,490,129,131,
262205,46,491,490,327761,43,492,491,0,327879,43,493,492,132,327874,43,494,492,122,327808,43,495,493,494,327761,43,496,
491,1,327879,43,497,496,132,327808,43,498,495,497,327876,43,499,493,122,327876,43,500,498,122,327877,43,501,495,500,
327760,46,502,499,501,327808,46,503,489,502,196670,154,503,131321,504,131320,504,458997,43,505,56,478,506,507,327856,
44,508,505,6,262390,509,507,0,262394,508,507,509,131320,507,327745,45,510,155,505,262205,43,511,510,327874,43,512,511,
442,327879,43,513,512,126,327879,43,514,513,61,327812,43,515,514,72,327874,43,516,513,61,327745,45,517,154,516,262205,
43,518,517,327874,43,519,518,515,327879,43,520,519,132,262205,43,521,510,327745,116,522,121,520,196670,522,521,327876,
43,523,61,515,262205,43,524,517,327808,43,525,524,523,196670,517,525,327808,43,506,505,94,131321,504,131320,509,
131321,444,131320,444,327808,43,443,442,63,131321,441,131320,446,262368,63,63,124,131321,526,131320,526,458997,43,527,
56,446,528,529,327856,44,530,527,6,262390,531,529,0,262394,530,532,531,131320,532,327812,43,533,527,37,327808,43,534,
533,205,327745,116,535,121,534,262205,43,536,535,327874,43,537,536,122,262205,43,538,535,327879,43,539,538,132,327745,
45,540,156,527,196670,540,539,327850,44,541,534,56,262312,44,542,541,196855,543,0,262394,542,544,543,131320,544,
327810,43,545,534,61,327745,116,546,121,545,262205,43,547,546,327874,43,548,547,122,327851,44,549,548,537,131321,543,
131320,543,458997,44,550,541,532,549,544,196855,551,0,262394,550,552,551,131320,552,327745,116,553,117,537,196670,553,
534,131321,551,131320,551,327850,44,554,534,133,262312,44,555,554,196855,556,0,262394,555,557,556,131320,557,327808,
43,558,534,61,327745,116,559,121,558,262205,43,560,559,327874,43,561,560,122,327851,44,562,561,537,131321,556,131320,
556,458997,44,563,554,551,562,557,196855,564,0,262394,563,565,564,131320,565,327808,43,566,534,61,327745,116,567,115,
537,196670,567,566,131321,564,131320,564,131321,529,131320,529,327808,43,528,527,94,131321,526,131320,531,262368,63,
63,124,131321,568,131320,568,458997,43,569,56,531,570,571,327856,44,572,569,6,262390,573,571,0,262394,572,571,573,
131320,571,327745,45,574,156,569,262205,43,575,574,327812,43,576,569,37,327808,43,577,576,205,327745,116,578,121,575,
196670,578,577,327808,43,570,569,94,131321,568,131320,573,262368,63,63,124,131321,579,131320,579,458997,43,580,56,573,
581,582,327856,44,583,580,6,262390,584,582,0,262394,583,582,584,131320,582,327812,43,585,580,37,327808,43,586,585,205,
327745,116,587,121,586,262205,43,588,587,327745,45,589,161,580,196670,589,588,327808,43,581,580,94,131321,579,131320,
584,262205,48,590,161,196670,159,590,131321,591,131320,591,458997,43,592,56,584,593,594,327856,44,595,592,6,262390,
596,594,1,262394,595,597,596,131320,597,327745,45,598,159,592,262205,43,599,598,327745,47,600,157,592,262205,46,601,
600,327761,43,602,601,0,327745,116,603,139,599,196670,603,602,327850,44,604,12,63,196855,605,0,262394,604,606,605,
131320,606,327808,43,607,118,599,327761,43,608,601,1,327745,116,609,139,607,196670,609,608,131321,605,131320,605,
131321,594,131320,594,327808,43,593,592,94,131321,591,131320,596,262368,63,63,124,131321,610,131320,610,458997,43,611,
56,596,612,613,327856,44,614,611,6,262390,615,613,1,262394,614,616,615,131320,616,327812,43,617,611,37,327808,43,618,
617,205,327745,116,619,139,618,262205,43,620,619,327850,44,621,12,63,196855,622,0,262394,621,623,624,131320,623,
327808,43,625,118,618,327745,116,626,139,625,262205,43,627,626,131321,622,131320,624,131321,622,131320,622,458997,43,
628,627,623,56,624,327760,46,629,620,628,196855,630,0,196859,56,631,131320,631,196855,632,0,262394,111,633,632,131320,
633,262268,53,634,233,262268,53,635,237,393419,43,636,620,634,635,131321,630,131320,632,327879,43,637,233,84,327874,
43,638,628,637,327854,44,639,233,69,196855,640,0,262394,639,641,642,131320,641,131321,640,131320,642,327874,43,643,
620,233,327850,44,644,233,56,196855,645,0,262394,644,646,647,131320,646,131321,645,131320,647,327810,43,648,69,233,
327876,43,649,628,648,131321,645,131320,645,458997,43,650,56,646,649,647,327877,43,651,643,650,131321,640,131320,640,
458997,43,652,638,641,651,645,327876,43,653,61,237,327810,43,654,653,61,327879,43,655,652,654,131321,630,131320,630,
458997,43,656,636,633,655,640,327745,116,657,140,656,262205,43,658,657,327808,43,659,658,618,327745,116,660,117,656,
262205,43,661,660,327810,43,662,659,661,327745,45,663,162,611,196670,663,662,327856,44,664,618,258,327847,44,665,664,
248,196855,666,0,262394,665,667,666,131320,667,262312,44,668,229,327879,43,669,195,148,327851,44,670,669,56,196855,
671,0,262394,670,672,673,131320,672,196855,674,0,262394,102,675,676,131320,675,196855,677,0,262394,103,678,677,131320,
678,262344,46,679,629,131321,677,131320,677,458997,46,680,629,675,679,678,196855,681,0,262394,104,682,681,131320,682,
327761,43,683,680,1,327878,43,684,683,86,393298,46,685,684,680,1,131321,681,131320,681,458997,46,686,680,677,685,682,
196855,687,0,262394,105,688,687,131320,688,327761,43,689,686,1,262268,53,690,689,327875,53,691,690,88,262268,43,692,
691,262344,43,693,692,327877,43,694,693,86,327760,46,695,693,694,327878,46,696,686,695,131321,687,131320,687,458997,
46,697,686,681,696,688,131321,674,131320,676,196855,698,0,262394,106,699,698,131320,699,327878,43,700,620,100,393298,
46,701,700,629,0,131321,698,131320,698,458997,46,702,629,676,701,699,196855,703,0,262394,107,704,703,131320,704,
327761,43,705,702,0,327878,43,706,705,86,393298,46,707,706,702,0,131321,703,131320,703,458997,46,708,702,698,707,704,
196855,709,0,262394,108,710,709,131320,710,327761,43,711,708,0,262268,53,712,711,393418,53,713,712,110,94,262268,43,
714,713,262344,43,715,714,327877,43,716,715,86,327879,43,717,716,100,327878,43,718,711,717,393298,46,719,718,708,0,
131321,709,131320,709,458997,46,720,708,703,719,710,131321,674,131320,674,458997,46,721,697,687,720,709,131321,671,
131320,673,131321,671,131320,671,458997,46,722,721,674,629,673,262205,43,723,663,196855,724,0,262394,76,725,726,
131320,725,196855,727,0,262394,668,728,729,131320,728,327745,55,730,52,151,262205,43,731,730,327808,43,732,731,723,
393281,66,733,15,54,732,196670,733,722,131321,727,131320,729,393281,66,734,18,54,723,196670,734,722,131321,727,131320,
727,131321,724,131320,726,196855,735,0,262394,668,736,737,131320,736,327745,55,738,52,151,262205,43,739,738,327808,43,
740,739,723,327761,43,741,722,0,393281,58,742,21,54,740,196670,742,741,131321,735,131320,737,327761,43,743,722,0,
393281,58,744,25,54,723,196670,744,743,131321,735,131320,735,131321,724,131320,724,131321,666,131320,666,131321,613,
131320,613,327808,43,612,611,94,131321,610,131320,615,262368,63,63,124,196855,745,0,262394,149,746,745,131320,746,
131321,747,131320,747,458997,43,748,56,746,749,750,327856,44,751,748,6,262390,752,750,1,262394,751,753,752,131320,753,
327812,43,754,748,37,327808,43,755,754,205,327854,44,756,755,258,196855,757,0,262394,756,758,757,131320,758,131321,
750,131320,757,196855,759,0,262394,242,760,761,131320,760,327808,43,762,250,755,327760,46,763,762,56,131321,759,
131320,761,327808,43,764,250,755,196855,765,0,196859,56,766,131320,766,196855,767,0,262394,77,768,767,131320,768,
196855,769,0,262394,229,770,771,131320,770,327745,55,772,52,152,262205,43,773,772,327808,43,774,773,764,393281,66,775,
15,54,774,262205,46,776,775,131321,769,131320,771,393281,66,777,29,54,764,262205,46,778,777,131321,769,131320,769,
458997,46,779,776,770,778,771,131321,765,131320,767,196855,780,0,262394,229,781,782,131320,781,327745,55,783,52,152,
262205,43,784,783,327808,43,785,784,764,393281,58,786,21,54,785,262205,43,787,786,131321,780,131320,782,393281,58,788,
32,54,764,262205,43,789,788,131321,780,131320,780,458997,43,790,787,781,789,782,327760,46,791,790,56,131321,765,
131320,765,458997,46,792,779,769,791,780,131321,759,131320,759,458997,46,793,763,760,792,765,327745,45,794,159,748,
262205,43,795,794,327761,43,796,793,0,327745,116,797,139,795,196670,797,796,327850,44,798,26,63,196855,799,0,262394,
798,800,799,131320,800,327808,43,801,118,795,327761,43,802,793,1,327745,116,803,139,801,196670,803,802,131321,799,
131320,799,131321,750,131320,750,327808,43,749,748,94,131321,747,131320,752,262368,63,63,124,131321,804,131320,804,
458997,43,805,56,752,806,807,327856,44,808,805,6,262390,809,807,1,262394,808,810,809,131320,810,327812,43,811,805,37,
327808,43,812,811,205,327856,44,813,812,258,196855,814,0,262394,813,815,814,131320,815,262312,44,816,229,327745,116,
817,139,812,262205,43,818,817,327850,44,819,26,63,196855,820,0,262394,819,821,822,131320,821,327808,43,823,118,812,
327745,116,824,139,823,262205,43,825,824,131321,820,131320,822,131321,820,131320,820,458997,43,826,825,821,56,822,
327760,46,827,818,826,327745,45,828,162,805,262205,43,829,828,196855,830,0,262394,80,831,832,131320,831,196855,833,0,
262394,816,834,835,131320,834,327745,55,836,52,152,262205,43,837,836,327808,43,838,837,829,393281,66,839,15,54,838,
196670,839,827,131321,833,131320,835,393281,66,840,29,54,829,196670,840,827,131321,833,131320,833,131321,830,131320,
832,196855,841,0,262394,816,842,843,131320,842,327745,55,844,52,152,262205,43,845,844,327808,43,846,845,829,393281,58,
847,21,54,846,196670,847,818,131321,841,131320,843,393281,58,848,32,54,829,196670,848,818,131321,841,131320,841,
131321,830,131320,830,131321,814,131320,814,131321,807,131320,807,327808,43,806,805,94,131321,804,131320,809,131321,
745,131320,745,131321,849,131320,849,458997,43,850,205,745,851,852,327856,44,853,850,112,262390,854,852,0,262394,853,
852,854,131320,852,327745,116,855,115,850,262205,43,856,855,327745,116,857,117,850,262205,43,858,857,327810,43,859,
856,858,327745,116,860,140,850,262205,43,861,860,327808,43,862,861,859,196670,860,862,327808,43,851,850,37,131321,849,
131320,854,262368,63,63,124,131321,255,131320,255,327856,44,863,257,118,196855,252,0,262394,863,864,865,131320,864,
131321,252,131320,865,327808,43,866,250,118,131321,252,131320,252,458997,43,251,227,864,866,865,131321,249,131320,254,
131321,163,131320,163,65789,65592};
/* scatter.comp -DGPUSORTI_BASIC -DGPUSORTI_ADDRESS, 7558 words */
static const uint32_t gpusorti_spv_scatter_basic_address[] = {
119734787,66304,524299,1280,0,131089,1,131089,5347,589834,0x5f565053,0x5f52484b,0x73796870,0x6c616369,0x6f74735f,
0x65676172,0x6675625f,7497062,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,5348,1,524303,5,2,0x6e69616d,0,3,4,5,
393232,2,17,1,1,1,262215,6,1,1,262215,7,6,4,327752,8,0,35,0,327752,8,1,35,8,327752,8,2,35,16,327752,8,3,35,24,327752,
8,4,35,32,327752,8,5,35,40,327752,8,6,35,44,327752,8,7,35,52,327752,8,8,35,56,327752,8,9,35,60,327752,8,10,35,64,
196679,8,2,262215,9,6,4,327752,10,0,35,0,196679,10,2,262215,3,11,26,262215,4,11,24,262215,11,1,5,262215,12,1,11,
262215,13,6,8,327752,14,0,35,0,196679,14,2,262215,15,1,7,262215,16,1,10,262215,17,1,8,262215,18,1,6,262215,19,1,9,
262215,20,1,2,262215,5,11,29,262215,21,1,0,262215,22,1,0,262215,23,11,25,262215,24,1,3,262215,25,1,4,262215,26,1,12,
131091,27,196641,28,27,262165,29,32,0,196641,30,29,262167,31,29,2,262176,32,7,31,262176,33,7,29,393249,34,31,32,33,33,
131092,35,262176,36,7,35,327713,37,31,36,33,393249,38,27,36,33,32,262177,39,31,32,393249,40,29,32,33,33,262177,41,29,
33,262194,29,6,8,262172,42,29,6,262176,43,7,42,327713,44,27,43,43,393249,45,27,33,32,33,327713,46,31,33,33,262187,29,
47,4,262172,7,29,47,851998,8,31,31,31,31,31,29,29,29,29,29,7,262176,48,9,8,262203,48,49,9,262165,50,32,1,262187,50,51,
5,262176,52,9,29,262187,29,53,0,262187,50,54,4,262176,55,9,31,196647,56,5349,196637,9,29,196638,10,9,262176,56,5349,
10,262187,50,57,0,262176,58,5349,29,262167,59,29,3,262176,60,1,59,262203,60,3,1,262187,29,61,1,262176,62,1,29,262203,
60,4,1,262174,63,29,29,262187,29,64,32,262187,50,65,2,262194,29,11,1,262187,29,66,2,393268,35,67,170,11,66,262194,29,
12,0,262187,29,68,8,393268,29,69,199,12,68,393268,35,70,171,69,53,262187,29,71,3,196647,72,5349,196637,13,31,196638,
14,13,262176,72,5349,14,262176,73,5349,31,262194,29,15,32,393268,35,74,170,15,64,393268,29,75,199,12,68,393268,35,76,
171,75,53,262187,29,77,16,393268,35,78,170,15,77,458804,29,79,169,78,61,66,393268,29,80,199,12,68,393268,35,81,171,80,
53,393268,50,82,128,15,53,393268,29,83,199,12,68,393268,35,84,171,83,53,393268,35,85,170,11,66,393268,35,86,170,11,66,
262187,50,87,3,262187,50,88,1,262194,29,16,0,393268,35,89,170,16,66,393268,29,90,199,12,68,393268,35,91,171,90,53,
393268,29,92,199,12,68,393268,35,93,171,92,53,393268,29,94,199,12,68,393268,35,95,171,94,53,393268,35,96,170,16,66,
393268,35,97,170,16,66,393268,35,98,170,11,66,262194,29,17,0,393268,35,99,170,17,61,262194,29,18,32,393268,29,100,130,
18,61,262187,29,101,31,393268,29,102,199,100,101,393268,29,103,196,61,102,393268,35,104,170,17,66,262187,50,105,31,
262194,29,19,0,393268,35,106,171,19,53,393268,35,107,170,17,61,393268,35,108,170,17,66,393268,29,109,130,18,61,393268,
50,110,128,109,53,393268,35,111,174,18,64,262187,29,112,0xffffffff,393268,29,113,199,18,101,393268,29,114,196,61,113,
393268,29,115,130,114,61,458804,29,116,169,111,112,115,393268,35,117,171,19,53,393268,35,118,170,11,66,393268,35,119,
171,19,53,393268,35,120,170,17,61,393268,35,121,170,17,66,393268,35,122,171,19,53,393268,35,123,170,17,61,393268,35,
124,170,17,66,393268,29,125,130,18,61,393268,50,126,128,125,53,393268,35,127,170,11,61,262187,50,128,8,262194,29,20,8,
262187,50,129,9,262176,130,6,29,262203,62,5,1,262194,29,21,256,393268,29,131,196,61,20,262172,132,29,131,262176,133,4,
132,262203,133,134,4,262176,135,4,29,262203,133,136,4,393268,29,137,132,21,6,262172,138,29,137,262176,139,4,138,
262203,139,140,4,262187,50,141,16,393268,29,142,128,77,20,262187,29,143,264,327724,31,144,53,53,262172,145,31,21,
262176,146,4,145,262203,146,147,4,262176,148,4,31,393268,29,149,130,21,61,262187,29,150,65535,393268,29,151,130,137,
61,393268,35,152,172,11,16,458804,29,153,169,152,11,16,393268,29,154,132,137,153,262172,155,29,154,262176,156,4,155,
262203,156,157,4,262187,50,158,11,262187,50,159,6,262203,133,160,4,262187,50,161,10,393268,29,162,199,12,61,393268,35,
163,171,162,53,393268,29,164,199,12,66,393268,35,165,170,164,53,262172,166,31,6,262176,167,7,166,327724,31,168,112,
112,393268,35,169,171,16,53,262194,29,22,1,393267,59,23,22,61,61,262194,29,24,32,262194,29,25,1,262194,29,26,0,262187,
29,170,5,262187,29,171,24,262187,29,172,160,196650,35,173,196649,35,174,262187,29,175,29,262187,29,176,30,262187,29,
177,18,262187,29,178,10,262187,29,179,9,262187,29,180,7,327734,27,2,0,28,131320,181,262203,33,182,7,262203,33,183,7,
262203,33,184,7,262203,33,185,7,262203,32,186,7,262203,33,187,7,262203,33,188,7,262203,32,189,7,262203,32,190,7,
262203,32,191,7,262203,32,192,7,262203,33,193,7,262203,33,194,7,262203,32,195,7,262203,33,196,7,262203,33,197,7,
262203,33,198,7,262203,32,199,7,262203,33,200,7,262203,33,201,7,262203,32,202,7,262203,33,203,7,262203,33,204,7,
262203,32,205,7,327739,36,206,7,173,262203,32,207,7,262203,32,208,7,262203,32,209,7,262203,32,210,7,262203,32,211,7,
262203,33,212,7,262203,33,213,7,262203,33,214,7,262203,32,215,7,262203,33,216,7,262203,33,217,7,262203,32,218,7,
262203,33,219,7,262203,33,220,7,262203,33,221,7,262203,32,222,7,262203,33,223,7,262203,33,224,7,262203,32,225,7,
262203,32,226,7,262203,32,227,7,262203,32,228,7,262203,33,229,7,262203,33,230,7,262203,32,231,7,262203,33,232,7,
262203,33,233,7,262203,33,234,7,262203,33,235,7,262203,32,236,7,327739,36,237,7,173,262203,33,238,7,262203,33,239,7,
262203,33,240,7,262203,33,241,7,262203,33,242,7,262203,33,243,7,262203,33,244,7,262203,32,245,7,262203,33,246,7,
262203,33,247,7,262203,33,248,7,262203,33,249,7,262203,33,250,7,262203,33,251,7,262203,33,252,7,262203,33,253,7,
262203,33,254,7,262203,33,255,7,262203,32,256,7,262203,33,257,7,262203,43,258,7,262203,33,259,7,262203,32,260,7,
262203,33,261,7,262203,32,262,7,262203,32,263,7,262203,32,264,7,262203,33,265,7,262203,33,266,7,262203,33,267,7,
262203,33,268,7,262203,33,269,7,262203,33,270,7,262203,33,271,7,262203,33,272,7,262203,33,273,7,262203,33,274,7,
262203,43,275,7,262203,33,276,7,262203,33,277,7,262203,33,278,7,262203,33,279,7,327739,36,280,7,173,262203,33,281,7,
262203,33,282,7,262203,33,283,7,262203,33,284,7,262203,33,285,7,262203,33,286,7,262203,33,287,7,262203,33,288,7,
262203,32,289,7,262203,33,290,7,262203,33,291,7,262203,33,292,7,262203,32,293,7,262203,33,294,7,262203,33,295,7,
262203,32,296,7,262203,33,297,7,262203,33,298,7,262203,32,299,7,327739,36,300,7,173,262203,32,301,7,262203,32,302,7,
262203,32,303,7,262203,32,304,7,262203,32,305,7,262203,33,306,7,262203,33,307,7,262203,33,308,7,262203,32,309,7,
262203,33,310,7,262203,33,311,7,262203,33,312,7,262203,33,313,7,262203,33,314,7,262203,33,315,7,262203,32,316,7,
262203,33,317,7,262203,33,318,7,262203,32,319,7,262203,33,320,7,262203,33,321,7,262203,33,322,7,262203,33,323,7,
262203,33,324,7,262203,33,325,7,327739,36,326,7,173,262203,33,327,7,262203,33,328,7,262203,33,329,7,262203,33,330,7,
262203,33,331,7,262203,33,332,7,262203,33,333,7,262203,33,334,7,262203,33,335,7,262203,36,336,7,262203,33,337,7,
262203,33,338,7,262203,33,339,7,262203,33,340,7,262203,36,341,7,262203,36,342,7,262203,33,343,7,262203,33,344,7,
262203,33,345,7,262203,33,346,7,262203,33,347,7,262203,167,348,7,262203,32,349,7,262203,36,350,7,262203,33,351,7,
262203,33,352,7,262203,33,353,7,262203,32,354,7,262203,33,355,7,262203,43,356,7,262203,32,357,7,262203,33,358,7,
262203,33,359,7,262203,43,360,7,262203,43,361,7,262203,43,362,7,262203,33,363,7,262203,33,364,7,262203,32,365,7,
262203,33,366,7,262203,33,367,7,262203,33,368,7,262203,32,369,7,262203,33,370,7,262203,33,371,7,262203,33,372,7,
262203,32,373,7,262203,33,374,7,262203,33,375,7,262203,43,376,7,262203,32,377,7,262203,32,378,7,262203,36,379,7,
262203,33,380,7,262203,32,381,7,262203,33,382,7,262203,33,383,7,262203,33,384,7,262203,32,385,7,262203,36,386,7,
262203,33,387,7,262203,33,388,7,262203,32,389,7,262203,33,390,7,262203,33,391,7,262203,33,392,7,262203,33,393,7,
262203,33,394,7,262203,36,395,7,262203,33,396,7,262203,32,397,7,262203,33,398,7,262203,33,399,7,262203,33,400,7,
196855,401,0,196859,53,402,131320,402,327745,52,403,49,51,262205,29,404,403,327851,35,405,404,53,196855,406,0,262394,
405,407,408,131320,407,196670,324,404,131321,406,131320,408,327745,55,409,49,54,262205,31,410,409,262268,56,411,410,
393281,58,412,411,57,57,393277,29,413,412,2,4,196670,324,413,131321,406,131320,406,458997,29,414,404,407,413,408,
196670,325,414,196670,327,414,393281,52,415,49,178,57,262205,29,416,415,327812,29,417,416,137,196670,328,417,327814,
29,418,414,417,327817,29,419,414,417,327851,35,420,419,53,393385,29,421,420,61,53,327808,29,422,418,421,196670,329,
422,327745,62,423,3,61,262205,29,424,423,327745,62,425,4,53,262205,29,426,425,327812,29,427,424,426,327745,62,428,3,
53,262205,29,429,428,327808,29,430,427,429,196670,323,430,196670,330,430,327745,55,431,49,54,262205,31,432,431,262268,
56,433,432,327745,52,434,49,159,262205,29,435,434,327812,29,436,47,435,327808,29,437,64,436,393281,58,438,433,57,437,
393277,29,439,438,2,4,196670,331,439,327854,35,440,430,422,262312,35,441,440,196855,442,0,262394,441,443,442,131320,
443,327879,29,444,439,61,327851,35,445,444,53,131321,442,131320,442,458997,35,446,440,406,445,443,196855,447,0,262394,
446,448,447,131320,448,196670,326,174,131321,401,131320,447,262205,29,449,5,196670,182,449,196670,332,449,131321,450,
131320,450,458997,29,451,449,447,452,453,327856,35,454,451,131,262390,455,453,0,262394,454,453,455,131320,453,327745,
52,456,49,179,262205,29,457,456,327812,29,458,451,422,327808,29,459,457,458,327808,29,460,459,430,393281,58,461,433,
57,460,393277,29,462,461,2,4,327745,135,463,160,451,196670,463,462,327808,29,452,451,21,196670,332,452,131321,450,
131320,455,327812,29,464,430,417,196670,333,464,327810,29,465,414,464,327856,35,466,465,417,196855,467,0,262394,466,
468,469,131320,468,196670,335,414,131321,467,131320,469,327808,29,470,464,417,196670,335,470,131321,467,131320,467,
458997,29,471,414,468,470,469,196670,334,471,327879,29,472,439,66,327851,35,473,472,53,196670,336,473,196670,338,435,
327745,52,474,49,180,262205,29,475,474,327812,29,476,435,20,327808,29,477,475,476,196670,322,477,196670,337,477,
196670,340,435,327745,52,478,49,68,262205,29,479,478,327810,29,480,479,476,458764,29,481,1,38,20,480,196670,321,481,
196670,339,481,196855,482,0,262394,163,483,482,131320,483,327879,29,484,439,77,327851,35,485,484,53,131321,482,131320,
482,458997,35,486,163,467,485,483,196670,341,486,262312,35,487,165,196855,488,0,262394,487,489,488,131320,489,327879,
29,490,439,64,327850,35,491,490,53,131321,488,131320,488,458997,35,492,165,482,491,489,196670,342,492,196670,343,464,
131321,493,131320,493,458997,29,494,464,488,495,496,327856,35,497,494,471,262390,498,499,0,262394,497,500,498,131320,
500,327810,29,501,471,494,458764,29,502,1,38,501,137,196670,344,502,196670,345,53,131321,503,131320,503,458997,29,504,
53,500,505,506,327856,35,507,504,6,262390,508,506,1,262394,507,509,508,131320,509,196670,347,504,327812,29,510,504,21,
327808,29,511,510,449,196670,320,511,196670,346,511,327856,35,512,511,502,196855,513,0,262394,512,514,515,131320,514,
327808,29,516,494,511,196670,350,473,196670,351,516,196670,300,173,196855,517,0,196859,53,518,131320,518,196855,519,0,
262394,473,520,521,131320,520,327745,55,522,49,65,262205,31,523,522,196670,303,523,131321,519,131320,521,327745,55,
524,49,57,262205,31,525,524,196670,303,525,131321,519,131320,519,458997,31,526,523,520,525,521,196670,302,526,196855,
527,0,262394,67,528,527,131320,528,196855,529,0,262394,70,530,531,131320,530,196670,305,526,196670,306,516,196670,307,
71,327745,33,532,305,53,262205,29,533,532,327876,29,534,516,71,327829,63,535,533,534,327761,29,536,535,1,196670,298,
536,327761,29,537,535,0,196670,297,537,327745,33,538,305,61,262205,29,539,538,327874,29,540,516,175,327808,29,541,539,
540,327808,29,542,541,536,327760,31,543,537,542,196670,299,543,262268,72,544,543,393281,73,545,544,57,57,393277,31,
546,545,2,8,196670,304,546,131321,529,131320,531,262268,72,547,526,393281,73,548,547,57,516,393277,31,549,548,2,8,
196670,304,549,131321,529,131320,529,458997,31,550,546,530,549,531,196670,300,174,196670,301,550,131321,517,131320,
527,327846,35,551,74,473,196855,552,0,262394,551,553,552,131320,553,196855,554,0,262394,76,555,556,131320,555,196670,
309,526,196670,310,516,196670,311,66,327745,33,557,309,53,262205,29,558,557,327876,29,559,516,66,327829,63,560,558,
559,327761,29,561,560,1,196670,295,561,327761,29,562,560,0,196670,294,562,327745,33,563,309,61,262205,29,564,563,
327874,29,565,516,176,327808,29,566,564,565,327808,29,567,566,561,327760,31,568,562,567,196670,296,568,262268,56,569,
568,393281,58,570,569,57,57,393277,29,571,570,2,4,196670,308,571,131321,554,131320,556,262268,56,572,526,393281,58,
573,572,57,516,393277,29,574,573,2,4,196670,308,574,131321,554,131320,554,458997,29,575,571,555,574,556,327760,31,576,
575,53,196670,300,174,196670,301,576,131321,517,131320,552,196670,312,79,327876,29,577,61,79,327810,29,578,577,61,
327879,29,579,516,578,327812,29,580,579,15,196670,313,580,196855,581,0,262394,81,582,583,131320,582,327874,29,584,516,
79,196670,316,526,196670,317,584,196670,318,66,327745,33,585,316,53,262205,29,586,585,327876,29,587,584,66,327829,63,
588,586,587,327761,29,589,588,1,196670,292,589,327761,29,590,588,0,196670,291,590,327745,33,591,316,61,262205,29,592,
591,327874,29,593,584,176,327808,29,594,592,593,327808,29,595,594,589,327760,31,596,590,595,196670,293,596,262268,56,
597,596,393281,58,598,597,57,57,393277,29,599,598,2,4,196670,315,599,131321,581,131320,583,262268,56,600,526,327874,
29,601,516,79,393281,58,602,600,57,601,393277,29,603,602,2,4,196670,315,603,131321,581,131320,581,458997,29,604,599,
582,603,583,196670,314,604,262268,50,605,580,393419,29,606,604,605,82,327760,31,607,606,53,196670,300,174,196670,301,
607,131321,517,131320,517,590069,31,608,550,529,576,554,607,581,196670,319,608,196670,349,608,131321,513,131320,515,
196670,349,168,131321,513,131320,513,458997,31,609,608,517,168,515,327745,32,610,348,504,196670,610,609,131321,506,
131320,506,327808,29,505,504,88,196670,345,505,131321,503,131320,508,327879,29,611,439,47,327851,35,612,611,53,196855,
613,0,262394,612,614,613,131320,614,196670,352,53,131321,615,131320,615,458997,29,616,53,614,617,618,327856,35,619,
616,6,262390,620,618,1,262394,619,621,620,131320,621,196670,353,616,327812,29,622,616,21,327808,29,623,622,449,196670,
290,623,327856,35,624,623,502,196855,625,0,262394,624,626,625,131320,626,327745,32,627,348,616,262205,31,628,627,
196670,354,628,196855,629,0,262394,98,630,631,131320,630,196855,632,0,262394,99,633,632,131320,633,327745,33,634,354,
61,262205,29,635,634,327878,29,636,635,103,196670,634,636,131321,632,131320,632,196855,637,0,262394,104,638,637,
131320,638,327745,33,639,354,61,262205,29,640,639,262268,50,641,640,327875,50,642,641,105,262268,29,643,642,196670,
287,643,327877,29,644,643,103,327760,31,645,643,644,262205,31,646,354,327878,31,647,646,645,196670,354,647,131321,637,
131320,637,196855,648,0,262394,106,649,648,131320,649,262205,31,650,354,262344,31,651,650,196670,354,651,131321,648,
131320,648,131321,629,131320,631,196855,652,0,262394,107,653,652,131320,653,327745,33,654,354,53,262205,29,655,654,
327878,29,656,655,103,196670,654,656,131321,652,131320,652,196855,657,0,262394,108,658,657,131320,658,327745,33,659,
354,53,262205,29,660,659,262268,50,661,660,393418,50,662,661,110,88,262268,29,663,662,196670,288,663,327877,29,664,
663,103,327879,29,665,664,116,262205,29,666,659,327878,29,667,666,665,196670,659,667,131321,657,131320,657,196855,668,
0,262394,117,669,668,131320,669,327745,33,670,354,53,262205,29,671,670,327878,29,672,671,116,196670,670,672,131321,
668,131320,668,131321,629,131320,629,262205,31,673,354,196670,289,673,196670,627,673,131321,625,131320,625,131321,618,
131320,618,327808,29,617,616,88,196670,352,617,131321,615,131320,620,131321,613,131320,613,196670,355,53,131321,674,
131320,674,458997,29,675,53,613,676,677,327856,35,678,675,6,262390,679,677,1,262394,678,680,679,131320,680,327745,32,
681,348,675,262205,31,682,681,196670,357,682,196670,358,477,196670,359,481,196670,280,173,196855,683,0,196859,53,684,
131320,684,196855,685,0,262394,127,686,685,131320,686,327745,33,687,357,53,262205,29,688,687,262268,50,689,477,262268,
50,690,481,393419,29,691,688,689,690,196670,280,174,196670,281,691,131321,683,131320,685,327745,33,692,357,61,262205,
29,693,692,327879,29,694,477,101,327874,29,695,693,694,196670,282,695,327854,35,696,477,64,196855,697,0,262394,696,
698,699,131320,698,196670,284,695,131321,697,131320,699,327745,33,700,357,53,262205,29,701,700,327874,29,702,701,477,
327850,35,703,477,53,196855,704,0,262394,703,705,706,131320,705,196670,285,53,131321,704,131320,706,262205,29,707,692,
327810,29,708,64,477,327876,29,709,707,708,196670,285,709,131321,704,131320,704,458997,29,710,53,705,709,706,327877,
29,711,702,710,196670,284,711,131321,697,131320,697,458997,29,712,695,698,711,704,196670,283,712,327876,29,713,61,481,
327810,29,714,713,61,327879,29,715,712,714,196670,280,174,196670,281,715,131321,683,131320,683,458997,29,716,691,686,
715,697,196670,286,716,327745,33,717,356,675,196670,717,716,131321,677,131320,677,327808,29,676,675,88,196670,355,676,
131321,674,131320,679,262205,42,718,356,196670,361,718,196670,251,53,131321,719,131320,719,458997,29,720,53,679,721,
722,327856,35,723,720,6,262390,724,722,0,262394,723,722,724,131320,722,196670,252,720,327812,29,725,720,21,327808,29,
726,725,449,196670,250,726,327745,33,727,361,720,262205,29,728,727,327876,29,729,728,141,196670,253,720,196670,249,
726,327877,29,730,729,726,327745,135,731,140,726,196670,731,730,327808,29,721,720,88,196670,251,721,131321,719,131320,
724,196670,254,449,131321,732,131320,732,458997,29,733,449,724,734,735,327856,35,736,733,131,262390,737,735,0,262394,
736,735,737,131320,735,327745,135,738,136,733,196670,738,53,327745,135,739,134,733,196670,739,53,327808,29,734,733,21,
196670,254,734,131321,732,131320,737,196670,255,77,131321,740,131320,740,458997,29,741,77,737,742,743,327856,35,744,
741,142,262390,745,743,0,262394,744,746,745,131320,746,262368,66,66,143,196670,256,144,196670,257,53,131321,747,
131320,747,458997,29,748,53,746,749,750,327856,35,751,748,6,262390,752,750,0,262394,751,750,752,131320,750,327812,29,
753,449,6,327808,29,754,753,748,327745,135,755,140,754,262205,29,756,755,327745,33,757,258,748,196670,757,756,262205,
29,758,757,327874,29,759,758,741,327879,29,760,759,71,196670,259,760,327874,29,761,760,61,327879,29,762,760,61,327812,
29,763,762,77,327876,29,764,61,763,327745,33,765,256,761,262205,29,766,765,327808,29,767,766,764,196670,765,767,
327808,29,749,748,88,196670,257,749,131321,747,131320,752,262205,31,768,256,196670,260,768,327745,148,769,147,449,
196670,769,768,262368,66,66,143,196670,261,61,131321,770,131320,770,458997,31,771,768,752,772,773,458997,29,774,61,
752,775,773,327856,35,776,774,21,262390,777,773,0,262394,776,778,777,131320,778,327854,35,779,449,774,196855,780,0,
262394,779,781,782,131320,781,327810,29,783,449,774,327745,148,784,147,783,262205,31,785,784,196670,263,785,131321,
780,131320,782,196670,263,144,131321,780,131320,780,458997,31,786,785,781,144,782,196670,262,786,262368,66,66,143,
327808,31,772,771,786,196670,260,772,196670,769,772,262368,66,66,143,131321,773,131320,773,327812,29,775,774,66,
196670,261,775,131321,770,131320,777,262205,31,787,256,327810,31,788,771,787,196670,256,788,327745,148,789,147,149,
262205,31,790,789,196670,264,790,327745,33,791,264,53,262205,29,792,791,327879,29,793,792,150,196670,265,793,262205,
29,794,791,327874,29,795,794,141,327808,29,796,793,795,196670,266,796,327745,33,797,264,61,262205,29,798,797,327879,
29,799,798,150,327808,29,800,796,799,196670,267,800,327876,29,801,793,141,327876,29,802,800,141,327877,29,803,796,802,
327760,31,804,801,803,262205,31,805,256,327808,31,806,805,804,196670,256,806,196670,268,53,131321,807,131320,807,
458997,29,808,53,777,809,810,327856,35,811,808,6,262390,812,810,0,262394,811,810,812,131320,810,327745,33,813,258,808,
262205,29,814,813,327874,29,815,814,741,327879,29,816,815,71,196670,269,816,327879,29,817,816,61,327812,29,818,817,77,
196670,270,818,327874,29,819,816,61,327745,33,820,256,819,262205,29,821,820,327874,29,822,821,818,327879,29,823,822,
150,262205,29,824,813,327745,135,825,140,823,196670,825,824,327876,29,826,61,818,262205,29,827,820,327808,29,828,827,
826,196670,820,828,327808,29,809,808,88,196670,268,809,131321,807,131320,812,131321,743,131320,743,327808,29,742,741,
66,196670,255,742,131321,740,131320,745,262368,66,66,143,196670,271,53,131321,829,131320,829,458997,29,830,53,745,831,
832,327856,35,833,830,6,262390,834,832,0,262394,833,835,834,131320,835,196670,273,830,327812,29,836,830,21,327808,29,
837,836,449,196670,248,837,196670,272,837,327745,135,838,140,837,262205,29,839,838,327874,29,840,839,141,196670,274,
840,262205,29,841,838,327879,29,842,841,150,327745,33,843,275,830,196670,843,842,327850,35,844,837,53,262312,35,845,
844,196855,846,0,262394,845,847,846,131320,847,327810,29,848,837,61,327745,135,849,140,848,262205,29,850,849,327874,
29,851,850,141,327851,35,852,851,840,131321,846,131320,846,458997,35,853,844,835,852,847,196855,854,0,262394,853,855,
854,131320,855,327745,135,856,136,840,196670,856,837,131321,854,131320,854,327850,35,857,837,151,262312,35,858,857,
196855,859,0,262394,858,860,859,131320,860,327808,29,861,837,61,327745,135,862,140,861,262205,29,863,862,327874,29,
864,863,141,327851,35,865,864,840,131321,859,131320,859,458997,35,866,857,854,865,860,196855,867,0,262394,866,868,867,
131320,868,327808,29,869,837,61,327745,135,870,134,840,196670,870,869,131321,867,131320,867,131321,832,131320,832,
327808,29,831,830,88,196670,271,831,131321,829,131320,834,262368,66,66,143,196670,276,53,131321,871,131320,871,458997,
29,872,53,834,873,874,327856,35,875,872,6,262390,876,874,0,262394,875,874,876,131320,874,327745,33,877,275,872,262205,
29,878,877,196670,277,872,327812,29,879,872,21,327808,29,880,879,449,196670,247,880,327745,135,881,140,878,196670,881,
880,327808,29,873,872,88,196670,276,873,131321,871,131320,876,262368,66,66,143,196670,278,53,131321,882,131320,882,
458997,29,883,53,876,884,885,327856,35,886,883,6,262390,887,885,0,262394,886,885,887,131320,885,196670,279,883,327812,
29,888,883,21,327808,29,889,888,449,196670,246,889,327745,135,890,140,889,262205,29,891,890,327745,33,892,362,883,
196670,892,891,327808,29,884,883,88,196670,278,884,131321,882,131320,887,262205,42,893,362,196670,360,893,196670,363,
53,131321,894,131320,894,458997,29,895,53,887,896,897,327856,35,898,895,6,262390,899,897,1,262394,898,900,899,131320,
900,327745,33,901,360,895,262205,29,902,901,196670,364,902,327745,32,903,348,895,262205,31,904,903,196670,365,904,
196670,366,11,327745,33,905,365,53,262205,29,906,905,327745,135,907,157,902,196670,907,906,327850,35,908,11,66,196855,
909,0,262394,908,910,909,131320,910,327808,29,911,137,902,327745,33,912,365,61,262205,29,913,912,327745,135,914,157,
911,196670,914,913,131321,909,131320,909,131321,897,131320,897,327808,29,896,895,88,196670,363,896,131321,894,131320,
899,262368,66,66,143,196670,367,53,131321,915,131320,915,458997,29,916,53,899,917,918,327856,35,919,916,6,262390,920,
918,1,262394,919,921,920,131320,921,327812,29,922,916,21,327808,29,923,922,449,196670,368,923,196670,370,923,196670,
371,11,327745,135,924,157,923,262205,29,925,924,327850,35,926,11,66,196855,927,0,262394,926,928,929,131320,928,327808,
29,930,137,923,327745,135,931,157,930,262205,29,932,931,196670,244,932,131321,927,131320,929,196670,244,53,131321,927,
131320,927,458997,29,933,932,928,53,929,327760,31,934,925,933,196670,245,934,196670,369,934,196670,373,934,196670,374,
477,196670,375,481,196670,237,173,196855,935,0,196859,53,936,131320,936,196855,937,0,262394,127,938,937,131320,938,
327745,33,939,373,53,262205,29,940,939,262268,50,941,477,262268,50,942,481,393419,29,943,940,941,942,196670,237,174,
196670,238,943,131321,935,131320,937,327745,33,944,373,61,262205,29,945,944,327879,29,946,477,101,327874,29,947,945,
946,196670,239,947,327854,35,948,477,64,196855,949,0,262394,948,950,951,131320,950,196670,241,947,131321,949,131320,
951,327745,33,952,373,53,262205,29,953,952,327874,29,954,953,477,327850,35,955,477,53,196855,956,0,262394,955,957,958,
131320,957,196670,242,53,131321,956,131320,958,262205,29,959,944,327810,29,960,64,477,327876,29,961,959,960,196670,
242,961,131321,956,131320,956,458997,29,962,53,957,961,958,327877,29,963,954,962,196670,241,963,131321,949,131320,949,
458997,29,964,947,950,963,956,196670,240,964,327876,29,965,61,481,327810,29,966,965,61,327879,29,967,964,966,196670,
237,174,196670,238,967,131321,935,131320,935,458997,29,968,943,938,967,949,196670,243,968,196670,372,968,327745,135,
969,160,968,262205,29,970,969,327808,29,971,970,923,327745,135,972,136,968,262205,29,973,972,327810,29,974,971,973,
327745,33,975,376,916,196670,975,974,327856,35,976,923,502,327847,35,977,976,492,196855,978,0,262394,977,979,978,
131320,979,262312,35,980,473,327879,29,981,439,68,327851,35,982,981,53,196855,983,0,262394,982,984,985,131320,984,
196670,378,934,196855,986,0,262394,118,987,988,131320,987,196855,989,0,262394,119,990,989,131320,990,262205,31,991,
378,262344,31,992,991,196670,378,992,131321,989,131320,989,196855,993,0,262394,120,994,993,131320,994,327745,33,995,
378,61,262205,29,996,995,327878,29,997,996,103,196670,995,997,131321,993,131320,993,196855,998,0,262394,121,999,998,
131320,999,327745,33,1000,378,61,262205,29,1001,1000,262268,50,1002,1001,327875,50,1003,1002,105,262268,29,1004,1003,
262344,29,1005,1004,196670,234,1005,327877,29,1006,1005,103,327760,31,1007,1005,1006,262205,31,1008,378,327878,31,
1009,1008,1007,196670,378,1009,131321,998,131320,998,131321,986,131320,988,196855,1010,0,262394,122,1011,1010,131320,
1011,327745,33,1012,378,53,262205,29,1013,1012,327878,29,1014,1013,116,196670,1012,1014,131321,1010,131320,1010,
196855,1015,0,262394,123,1016,1015,131320,1016,327745,33,1017,378,53,262205,29,1018,1017,327878,29,1019,1018,103,
196670,1017,1019,131321,1015,131320,1015,196855,1020,0,262394,124,1021,1020,131320,1021,327745,33,1022,378,53,262205,
29,1023,1022,262268,50,1024,1023,393418,50,1025,1024,126,88,262268,29,1026,1025,262344,29,1027,1026,196670,235,1027,
327877,29,1028,1027,103,327879,29,1029,1028,116,262205,29,1030,1022,327878,29,1031,1030,1029,196670,1022,1031,131321,
1020,131320,1020,131321,986,131320,986,262205,31,1032,378,196670,236,1032,196670,377,1032,131321,983,131320,985,
196670,377,934,131321,983,131320,983,458997,31,1033,1032,986,934,985,196670,379,980,262205,29,1034,975,196670,380,
1034,196670,381,1033,196855,1035,0,262394,980,1036,1037,131320,1036,327745,55,1038,49,65,262205,31,1039,1038,196670,
227,1039,131321,1035,131320,1037,327745,55,1040,49,57,262205,31,1041,1040,196670,227,1041,131321,1035,131320,1035,
458997,31,1042,1039,1036,1041,1037,196670,226,1042,196855,1043,0,262394,84,1044,1045,131320,1044,196855,1046,0,262394,
85,1047,1048,131320,1047,196670,228,1042,196670,229,1034,196670,230,71,327745,33,1049,228,53,262205,29,1050,1049,
327876,29,1051,1034,71,327829,63,1052,1050,1051,327761,29,1053,1052,1,196670,224,1053,327761,29,1054,1052,0,196670,
223,1054,327745,33,1055,228,61,262205,29,1056,1055,327874,29,1057,1034,175,327808,29,1058,1056,1057,327808,29,1059,
1058,1053,327760,31,1060,1054,1059,196670,225,1060,262268,72,1061,1060,262205,31,1062,381,393281,73,1063,1061,57,57,
327742,1063,1062,2,8,131321,1046,131320,1048,196670,231,1042,196670,232,1034,196670,233,66,327745,33,1064,231,53,
262205,29,1065,1064,327876,29,1066,1034,66,327829,63,1067,1065,1066,327761,29,1068,1067,1,196670,221,1068,327761,29,
1069,1067,0,196670,220,1069,327745,33,1070,231,61,262205,29,1071,1070,327874,29,1072,1034,176,327808,29,1073,1071,
1072,327808,29,1074,1073,1068,327760,31,1075,1069,1074,196670,222,1075,262268,56,1076,1075,327745,33,1077,381,53,
262205,29,1078,1077,393281,58,1079,1076,57,57,327742,1079,1078,2,4,131321,1046,131320,1046,131321,1043,131320,1045,
196855,1080,0,262394,86,1081,1082,131320,1081,262268,72,1083,1042,262205,31,1084,381,393281,73,1085,1083,57,1034,
327742,1085,1084,2,8,131321,1080,131320,1082,262268,56,1086,1042,327745,33,1087,381,53,262205,29,1088,1087,393281,58,
1089,1086,57,1034,327742,1089,1088,2,4,131321,1080,131320,1080,131321,1043,131320,1043,131321,978,131320,978,131321,
918,131320,918,327808,29,917,916,88,196670,367,917,131321,915,131320,920,262368,66,66,143,196855,1090,0,262394,169,
1091,1090,131320,1091,196670,382,53,131321,1092,131320,1092,458997,29,1093,53,1091,1094,1095,327856,35,1096,1093,6,
262390,1097,1095,1,262394,1096,1098,1097,131320,1098,196670,384,1093,327812,29,1099,1093,21,327808,29,1100,1099,449,
196670,219,1100,196670,383,1100,327854,35,1101,1100,502,196855,1102,0,262394,1101,1103,1102,131320,1103,131321,1095,
131320,1102,196855,1104,0,262394,486,1105,1106,131320,1105,327808,29,1107,494,1100,327760,31,1108,1107,53,196670,385,
1108,131321,1104,131320,1106,327808,29,1109,494,1100,196670,386,473,196670,387,1109,196670,206,173,196855,1110,0,
196859,53,1111,131320,1111,196855,1112,0,262394,473,1113,1114,131320,1113,327745,55,1115,49,87,262205,31,1116,1115,
196670,209,1116,131321,1112,131320,1114,327745,55,1117,49,88,262205,31,1118,1117,196670,209,1118,131321,1112,131320,
1112,458997,31,1119,1116,1113,1118,1114,196670,208,1119,196855,1120,0,262394,89,1121,1120,131320,1121,196855,1122,0,
262394,91,1123,1124,131320,1123,196670,211,1119,196670,212,1109,196670,213,71,327745,33,1125,211,53,262205,29,1126,
1125,327876,29,1127,1109,71,327829,63,1128,1126,1127,327761,29,1129,1128,1,196670,204,1129,327761,29,1130,1128,0,
196670,203,1130,327745,33,1131,211,61,262205,29,1132,1131,327874,29,1133,1109,175,327808,29,1134,1132,1133,327808,29,
1135,1134,1129,327760,31,1136,1130,1135,196670,205,1136,262268,72,1137,1136,393281,73,1138,1137,57,57,393277,31,1139,
1138,2,8,196670,210,1139,131321,1122,131320,1124,262268,72,1140,1119,393281,73,1141,1140,57,1109,393277,31,1142,1141,
2,8,196670,210,1142,131321,1122,131320,1122,458997,31,1143,1139,1123,1142,1124,196670,206,174,196670,207,1143,131321,
1110,131320,1120,196855,1144,0,262394,93,1145,1146,131320,1145,196670,215,1119,196670,216,1109,196670,217,66,327745,
33,1147,215,53,262205,29,1148,1147,327876,29,1149,1109,66,327829,63,1150,1148,1149,327761,29,1151,1150,1,196670,201,
1151,327761,29,1152,1150,0,196670,200,1152,327745,33,1153,215,61,262205,29,1154,1153,327874,29,1155,1109,176,327808,
29,1156,1154,1155,327808,29,1157,1156,1151,327760,31,1158,1152,1157,196670,202,1158,262268,56,1159,1158,393281,58,
1160,1159,57,57,393277,29,1161,1160,2,4,196670,214,1161,131321,1144,131320,1146,262268,56,1162,1119,393281,58,1163,
1162,57,1109,393277,29,1164,1163,2,4,196670,214,1164,131321,1144,131320,1144,458997,29,1165,1161,1145,1164,1146,
327760,31,1166,1165,53,196670,206,174,196670,207,1166,131321,1110,131320,1110,458997,31,1167,1143,1122,1166,1144,
196670,218,1167,196670,385,1167,131321,1104,131320,1104,458997,31,1168,1108,1105,1167,1110,327745,33,1169,360,1093,
262205,29,1170,1169,196670,388,1170,196670,389,1168,196670,390,16,327745,33,1171,389,53,262205,29,1172,1171,327745,
135,1173,157,1170,196670,1173,1172,327850,35,1174,16,66,196855,1175,0,262394,1174,1176,1175,131320,1176,327808,29,
1177,137,1170,327745,33,1178,389,61,262205,29,1179,1178,327745,135,1180,157,1177,196670,1180,1179,131321,1175,131320,
1175,131321,1095,131320,1095,327808,29,1094,1093,88,196670,382,1094,131321,1092,131320,1097,262368,66,66,143,196670,
391,53,131321,1181,131320,1181,458997,29,1182,53,1097,1183,1184,327856,35,1185,1182,6,262390,1186,1184,1,262394,1185,
1187,1186,131320,1187,327812,29,1188,1182,21,327808,29,1189,1188,449,196670,392,1189,327856,35,1190,1189,502,196855,
1191,0,262394,1190,1192,1191,131320,1192,262312,35,1193,473,196670,393,1189,196670,394,16,327745,135,1194,157,1189,
262205,29,1195,1194,327850,35,1196,16,66,196855,1197,0,262394,1196,1198,1199,131320,1198,327808,29,1200,137,1189,
327745,135,1201,157,1200,262205,29,1202,1201,196670,198,1202,131321,1197,131320,1199,196670,198,53,131321,1197,131320,
1197,458997,29,1203,1202,1198,53,1199,327760,31,1204,1195,1203,196670,199,1204,196670,395,1193,327745,33,1205,376,
1182,262205,29,1206,1205,196670,396,1206,196670,397,1204,196855,1207,0,262394,1193,1208,1209,131320,1208,327745,55,
1210,49,87,262205,31,1211,1210,196670,191,1211,131321,1207,131320,1209,327745,55,1212,49,88,262205,31,1213,1212,
196670,191,1213,131321,1207,131320,1207,458997,31,1214,1211,1208,1213,1209,196670,190,1214,196855,1215,0,262394,95,
1216,1217,131320,1216,196855,1218,0,262394,96,1219,1220,131320,1219,196670,192,1214,196670,193,1206,196670,194,71,
327745,33,1221,192,53,262205,29,1222,1221,327876,29,1223,1206,71,327829,63,1224,1222,1223,327761,29,1225,1224,1,
196670,188,1225,327761,29,1226,1224,0,196670,187,1226,327745,33,1227,192,61,262205,29,1228,1227,327874,29,1229,1206,
175,327808,29,1230,1228,1229,327808,29,1231,1230,1225,327760,31,1232,1226,1231,196670,189,1232,262268,72,1233,1232,
262205,31,1234,397,393281,73,1235,1233,57,57,327742,1235,1234,2,8,131321,1218,131320,1220,196670,195,1214,196670,196,
1206,196670,197,66,327745,33,1236,195,53,262205,29,1237,1236,327876,29,1238,1206,66,327829,63,1239,1237,1238,327761,
29,1240,1239,1,196670,185,1240,327761,29,1241,1239,0,196670,184,1241,327745,33,1242,195,61,262205,29,1243,1242,327874,
29,1244,1206,176,327808,29,1245,1243,1244,327808,29,1246,1245,1240,327760,31,1247,1241,1246,196670,186,1247,262268,56,
1248,1247,327745,33,1249,397,53,262205,29,1250,1249,393281,58,1251,1248,57,57,327742,1251,1250,2,4,131321,1218,131320,
1218,131321,1215,131320,1217,196855,1252,0,262394,97,1253,1254,131320,1253,262268,72,1255,1214,262205,31,1256,397,
393281,73,1257,1255,57,1206,327742,1257,1256,2,8,131321,1252,131320,1254,262268,56,1258,1214,327745,33,1259,397,53,
262205,29,1260,1259,393281,58,1261,1258,57,1206,327742,1261,1260,2,4,131321,1252,131320,1252,131321,1215,131320,1215,
131321,1191,131320,1191,131321,1184,131320,1184,327808,29,1183,1182,88,196670,391,1183,131321,1181,131320,1186,131321,
1090,131320,1090,196670,398,449,131321,1262,131320,1262,458997,29,1263,449,1090,1264,1265,327856,35,1266,1263,131,
262390,1267,1265,0,262394,1266,1265,1267,131320,1265,196670,399,1263,327745,135,1268,134,1263,262205,29,1269,1268,
327745,135,1270,136,1263,262205,29,1271,1270,327810,29,1272,1269,1271,196670,183,1272,327745,135,1273,160,1263,262205,
29,1274,1273,327808,29,1275,1274,1272,196670,1273,1275,327808,29,1264,1263,21,196670,398,1264,131321,1262,131320,1267,
262368,66,66,143,131321,499,131320,499,327856,35,1276,501,137,196855,496,0,262394,1276,1277,1278,131320,1277,196670,
400,471,131321,496,131320,1278,327808,29,1279,494,137,196670,400,1279,131321,496,131320,496,458997,29,495,471,1277,
1279,1278,196670,343,495,131321,493,131320,498,196670,326,174,131321,401,131320,401,65789,65592};
/* finish.comp, 2637 words */
static const uint32_t gpusorti_spv_finish[] = {
119734787,66304,524299,447,0,131089,1,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,0,1,524303,5,2,0x6e69616d,0,3,
4,5,393232,2,17,1,1,1,327752,6,0,35,0,327752,6,1,35,40,327752,6,2,35,44,196679,6,2,262215,7,6,4,327752,8,0,35,0,
196679,8,2,262215,9,34,0,262215,9,33,3,262215,3,11,26,262215,4,11,24,262215,10,1,5,262215,11,6,8,327752,12,0,35,0,
196679,12,2,262215,13,34,0,262215,13,33,2,262215,14,6,8,327752,15,0,35,0,196679,15,2,262215,16,34,0,262215,16,33,0,
262215,17,6,4,327752,18,0,35,0,196679,18,2,262215,19,34,0,262215,19,33,2,262215,20,1,7,262215,21,6,4,327752,22,0,35,0,
196679,22,2,262215,23,34,0,262215,23,33,0,262215,24,1,10,262215,25,6,8,327752,26,0,35,0,196679,26,2,262215,27,34,0,
262215,27,33,1,262215,28,6,4,327752,29,0,35,0,196679,29,2,262215,30,34,0,262215,30,33,1,262215,31,1,9,262215,32,1,8,
262215,33,1,6,262215,34,1,12,262215,35,1,11,262215,36,1,0,262215,5,11,29,262215,37,1,0,262215,38,11,25,131091,39,
196641,40,39,262165,41,32,0,131092,42,262167,43,41,2,327710,6,41,41,41,262176,44,9,6,262203,44,45,9,262165,46,32,1,
262187,46,47,0,262176,48,9,41,262187,41,49,0,196637,7,41,196638,8,7,262176,50,12,8,262203,50,9,12,262176,51,12,41,
262167,52,41,3,262176,53,1,52,262203,53,3,1,262187,41,54,1,262176,55,1,41,262203,53,4,1,262194,41,10,1,262187,41,56,2,
393268,42,57,170,10,56,196637,11,43,196638,12,11,262176,58,12,12,262203,58,13,12,262176,59,12,43,196637,14,43,196638,
15,14,262176,60,12,15,262203,60,16,12,196637,17,41,196638,18,17,262176,61,12,18,262203,61,19,12,262194,41,20,32,
262187,41,62,32,393268,42,63,170,20,62,196637,21,41,196638,22,21,262176,64,12,22,262203,64,23,12,262187,41,65,16,
393268,42,66,170,20,65,458804,41,67,169,66,54,56,393268,46,68,128,20,49,393268,42,69,170,10,56,262194,41,24,0,393268,
42,70,170,24,56,196637,25,43,196638,26,25,262176,71,12,26,262203,71,27,12,196637,28,41,196638,29,28,262176,72,12,29,
262203,72,30,12,393268,42,73,170,24,56,393268,42,74,170,10,56,262194,41,31,0,393268,42,75,171,31,49,262194,41,32,0,
393268,42,76,170,32,54,262194,41,33,32,393268,41,77,130,33,54,262187,41,78,31,393268,41,79,199,77,78,393268,41,80,196,
54,79,393268,42,81,170,32,56,262187,46,82,31,393268,42,83,171,31,49,393268,42,84,174,33,62,262187,41,85,0xffffffff,
393268,41,86,199,33,78,393268,41,87,196,54,86,393268,41,88,130,87,54,458804,41,89,169,84,85,88,393268,42,90,170,32,54,
393268,42,91,170,32,56,393268,41,92,130,33,54,393268,46,93,128,92,49,262187,46,94,1,393268,42,95,176,20,62,393268,41,
96,134,62,20,458804,41,97,169,95,96,54,393268,41,98,199,20,78,393268,46,99,128,98,49,393268,41,100,199,20,78,393268,
46,101,128,100,49,262194,41,34,0,393268,42,102,170,34,49,262187,46,103,4,262194,41,35,0,393268,41,104,199,35,54,
393268,42,105,171,104,49,393268,42,106,170,34,56,393268,42,107,171,34,54,393268,42,108,170,34,49,393268,42,109,171,34,
49,327732,42,110,168,109,393268,41,111,199,35,56,393268,42,112,170,111,49,262194,41,36,256,262203,55,5,1,393268,42,
113,170,34,54,393268,42,114,170,97,54,393268,42,115,166,113,114,393268,42,116,171,24,49,393268,42,117,166,115,116,
393268,42,118,170,34,54,393268,42,119,170,97,54,393268,42,120,171,24,49,393268,42,121,170,34,49,393268,42,122,167,120,
121,393268,42,123,172,97,54,262194,41,37,1,393267,52,38,37,54,54,327734,39,2,0,40,131320,124,196855,125,0,196859,49,
126,131320,126,327745,48,127,45,47,262205,41,128,127,327851,42,129,128,49,196855,130,0,262394,129,131,132,131320,132,
393281,51,133,9,47,47,262205,41,134,133,131321,130,131320,131,131321,130,131320,130,458997,41,135,128,131,134,132,
196855,136,0,262394,102,137,138,131320,138,131321,136,131320,137,393281,51,139,9,47,103,262205,41,140,139,131321,136,
131320,136,458997,41,141,140,137,49,138,196855,142,0,262394,105,143,142,131320,143,327879,41,144,141,56,327851,42,145,
144,49,131321,142,131320,142,458997,42,146,105,136,145,143,262312,42,147,106,196855,148,0,262394,147,149,148,131320,
149,327879,41,150,141,54,327851,42,151,150,49,131321,148,131320,148,458997,42,152,106,142,151,149,262312,42,153,146,
262312,42,154,152,327847,42,155,153,154,327847,42,156,155,107,196855,157,0,262394,156,158,157,131320,158,131321,125,
131320,157,393385,42,159,110,112,109,327745,55,160,4,49,262205,41,161,160,327745,55,162,4,54,262205,41,163,162,327812,
41,164,161,163,327812,41,165,164,36,327812,41,166,165,97,327745,55,167,3,54,262205,41,168,167,327812,41,169,168,161,
327745,55,170,3,49,262205,41,171,170,327808,41,172,169,171,327812,41,173,172,36,262205,41,174,5,327808,41,175,173,174,
327812,41,176,175,97,131321,177,131320,177,458997,41,178,176,157,179,180,327856,42,181,178,135,262390,182,180,0,
262394,181,183,182,131320,183,196855,184,0,262394,117,185,184,131320,185,131321,186,131320,186,458997,41,187,178,185,
188,189,327808,41,190,178,97,458764,41,191,1,38,135,190,327856,42,192,187,191,262390,193,189,0,262394,192,194,193,
131320,194,196855,195,0,262394,118,196,195,131320,196,196855,197,0,196859,49,198,131320,198,196855,199,0,262394,57,
200,199,131320,200,393281,59,201,16,47,187,262205,43,202,201,131321,197,131320,199,196855,203,0,262394,63,204,203,
131320,204,393281,51,205,23,47,187,262205,41,206,205,327760,43,207,206,49,131321,197,131320,203,327876,41,208,54,67,
327810,41,209,208,54,327879,41,210,187,209,327812,41,211,210,20,327874,41,212,187,67,393281,51,213,23,47,212,262205,
41,214,213,262268,46,215,211,393419,41,216,214,215,68,327760,43,217,216,49,131321,197,131320,197,590069,43,218,202,
200,207,204,217,203,196855,219,0,262394,69,220,221,131320,221,327745,48,222,45,54,262205,41,223,222,327808,41,224,223,
187,327761,41,225,218,0,393281,51,226,19,47,224,196670,226,225,131321,219,131320,220,327745,48,227,45,54,262205,41,
228,227,327808,41,229,228,187,393281,59,230,13,47,229,196670,230,218,131321,219,131320,219,131321,189,131320,195,
327847,42,231,152,159,327847,42,232,231,119,196855,233,0,262394,232,234,233,131320,234,196855,235,0,196859,49,236,
131320,236,196855,237,0,262394,57,238,237,131320,238,327745,48,239,45,54,262205,41,240,239,327808,41,241,240,187,
393281,59,242,13,47,241,262205,43,243,242,131321,235,131320,237,327745,48,244,45,54,262205,41,245,244,327808,41,246,
245,187,393281,51,247,19,47,246,262205,41,248,247,327760,43,249,248,49,131321,235,131320,235,458997,43,250,243,238,
249,237,196855,251,0,262394,108,252,253,131320,253,131321,251,131320,252,196855,254,0,262394,74,255,256,131320,256,
196855,257,0,262394,83,258,257,131320,258,327761,41,259,250,0,327878,41,260,259,89,393298,43,261,260,250,0,131321,257,
131320,257,458997,43,262,250,256,261,258,196855,263,0,262394,90,264,263,131320,264,327761,41,265,262,0,327878,41,266,
265,80,393298,43,267,266,262,0,131321,263,131320,263,458997,43,268,262,257,267,264,196855,269,0,262394,91,270,269,
131320,270,327761,41,271,268,0,262268,46,272,271,393418,46,273,272,93,94,262268,41,274,273,262344,41,275,274,327877,
41,276,275,80,327879,41,277,276,89,327878,41,278,271,277,393298,43,279,278,268,0,131321,269,131320,269,458997,43,280,
268,263,279,270,131321,254,131320,255,196855,281,0,262394,75,282,281,131320,282,262344,43,283,250,131321,281,131320,
281,458997,43,284,250,255,283,282,196855,285,0,262394,76,286,285,131320,286,327761,41,287,284,1,327878,41,288,287,80,
393298,43,289,288,284,1,131321,285,131320,285,458997,43,290,284,281,289,286,196855,291,0,262394,81,292,291,131320,292,
327761,41,293,290,1,262268,46,294,293,327875,46,295,294,82,262268,41,296,295,262344,41,297,296,327877,41,298,297,80,
327760,43,299,297,298,327878,43,300,290,299,131321,291,131320,291,458997,43,301,290,285,300,292,131321,254,131320,254,
458997,43,302,280,269,301,291,131321,251,131320,251,458997,43,303,302,254,250,253,196855,304,0,262394,69,305,306,
131320,306,327761,41,307,303,0,393281,51,308,23,47,187,196670,308,307,131321,304,131320,305,393281,59,309,16,47,187,
196670,309,303,131321,304,131320,304,131321,233,131320,233,196855,310,0,262394,122,311,310,131320,311,196855,312,0,
262394,146,313,314,131320,314,196855,315,0,196859,49,316,131320,316,196855,317,0,262394,70,318,317,131320,318,327745,
48,319,45,56,262205,41,320,319,327808,41,321,320,187,393281,59,322,13,47,321,262205,43,323,322,131321,315,131320,317,
327745,48,324,45,56,262205,41,325,324,327808,41,326,325,187,393281,51,327,19,47,326,262205,41,328,327,327760,43,329,
328,49,131321,315,131320,315,458997,43,330,323,318,329,317,131321,312,131320,313,327760,43,331,187,49,131321,312,
131320,312,458997,43,332,331,313,330,315,196855,333,0,262394,73,334,335,131320,335,327761,41,336,332,0,393281,51,337,
30,47,187,196670,337,336,131321,333,131320,334,393281,59,338,27,47,187,196670,338,332,131321,333,131320,333,131321,
310,131320,310,131321,189,131320,189,327808,41,188,187,94,131321,186,131320,193,131321,184,131320,184,327847,42,339,
152,159,327847,42,340,339,123,196855,341,0,262394,340,342,341,131320,342,131321,343,131320,343,458997,41,344,49,342,
345,346,458997,41,347,49,342,348,346,458997,41,349,49,342,350,346,262390,351,346,0,131321,352,131320,352,327856,42,
353,349,97,196855,354,0,262394,353,355,354,131320,355,327808,41,356,178,349,327856,42,357,356,135,131321,354,131320,
354,458997,42,358,353,352,357,355,262394,358,359,351,131320,359,327808,41,360,178,349,196855,361,0,196859,49,362,
131320,362,196855,363,0,262394,57,364,363,131320,364,327745,48,365,45,54,262205,41,366,365,327808,41,367,366,360,
393281,59,368,13,47,367,262205,43,369,368,131321,361,131320,363,327745,48,370,45,54,262205,41,371,370,327808,41,372,
371,360,393281,51,373,19,47,372,262205,41,374,373,327760,43,375,374,49,131321,361,131320,361,458997,43,376,369,364,
375,363,196855,377,0,262394,108,378,377,131320,378,196855,379,0,262394,74,380,381,131320,381,196855,382,0,262394,83,
383,382,131320,383,327761,41,384,376,0,327878,41,385,384,89,393298,43,386,385,376,0,131321,382,131320,382,458997,43,
387,376,381,386,383,196855,388,0,262394,90,389,388,131320,389,327761,41,390,387,0,327878,41,391,390,80,393298,43,392,
391,387,0,131321,388,131320,388,458997,43,393,387,382,392,389,196855,394,0,262394,91,395,394,131320,395,327761,41,396,
393,0,262268,46,397,396,393418,46,398,397,93,94,262268,41,399,398,262344,41,400,399,327877,41,401,400,80,327879,41,
402,401,89,327878,41,403,396,402,393298,43,404,403,393,0,131321,394,131320,394,458997,43,405,393,388,404,395,131321,
379,131320,380,196855,406,0,262394,75,407,406,131320,407,262344,43,408,376,131321,406,131320,406,458997,43,409,376,
380,408,407,196855,410,0,262394,76,411,410,131320,411,327761,41,412,409,1,327878,41,413,412,80,393298,43,414,413,409,
1,131321,410,131320,410,458997,43,415,409,406,414,411,196855,416,0,262394,81,417,416,131320,417,327761,41,418,415,1,
262268,46,419,418,327875,46,420,419,82,262268,41,421,420,262344,41,422,421,327877,41,423,422,80,327760,43,424,422,423,
327878,43,425,415,424,131321,416,131320,416,458997,43,426,415,410,425,417,131321,379,131320,379,458997,43,427,405,394,
426,416,131321,377,131320,377,458997,43,428,376,361,427,379,327761,41,429,428,0,327812,41,430,349,20,262268,46,431,
430,458953,41,345,344,429,431,99,458953,41,348,347,85,431,101,131321,346,131320,346,327808,41,350,349,94,131321,343,
131320,351,327814,41,432,178,97,327851,42,433,347,85,196855,434,0,262394,433,435,434,131320,435,393281,51,436,23,47,
432,262205,41,437,436,262344,41,438,347,327879,41,439,437,438,327877,41,440,344,439,131321,434,131320,434,458997,41,
441,344,351,440,435,393281,51,442,23,47,432,196670,442,441,131321,341,131320,341,327810,41,443,135,178,327858,42,444,
443,166,196855,445,0,262394,444,446,445,131320,446,131321,182,131320,445,327808,41,179,178,166,131321,180,131320,180,
131321,177,131320,182,131321,125,131320,125,65789,65592};
/* finish.comp -DGPUSORTI_ADDRESS, 6005 words */
static const uint32_t gpusorti_spv_finish_address[] = {
119734787,66304,524299,1024,0,131089,1,131089,5347,589834,0x5f565053,0x5f52484b,0x73796870,0x6c616369,0x6f74735f,
0x65676172,0x6675625f,7497062,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,5348,1,524303,5,2,0x6e69616d,0,3,4,5,
393232,2,17,1,1,1,262215,6,6,4,327752,7,0,35,0,327752,7,1,35,8,327752,7,2,35,16,327752,7,3,35,24,327752,7,4,35,32,
327752,7,5,35,40,196679,7,2,262215,8,6,4,327752,9,0,35,0,196679,9,2,262215,3,11,26,262215,4,11,24,262215,10,1,5,
262215,11,1,11,262215,12,6,8,327752,13,0,35,0,196679,13,2,262215,14,1,7,262215,15,1,10,262215,16,1,9,262215,17,1,8,
262215,18,1,6,262215,19,1,12,262215,20,1,0,262215,5,11,29,262215,21,1,0,262215,22,11,25,262215,23,1,1,262215,24,1,2,
262215,25,1,3,262215,26,1,4,131091,27,196641,28,27,262165,29,32,0,196641,30,29,262167,31,29,2,262176,32,7,31,262176,
33,7,29,393249,34,31,32,33,33,131092,35,262176,36,7,35,327713,37,31,36,33,393249,38,27,36,33,32,262177,39,31,32,
393249,40,27,33,33,36,262187,29,41,4,262172,6,29,41,524318,7,31,31,31,31,31,29,262176,42,9,7,262203,42,43,9,262165,44,
32,1,262187,44,45,5,262176,46,9,29,262187,29,47,0,262187,44,48,4,262176,49,9,31,196647,50,5349,196637,8,29,196638,9,8,
262176,50,5349,9,262187,44,51,0,262176,52,5349,29,262167,53,29,3,262176,54,1,53,262203,54,3,1,262187,29,55,1,262176,
56,1,29,262203,54,4,1,262174,57,29,29,262187,29,58,32,262187,44,59,2,262194,29,10,1,262187,29,60,2,393268,35,61,170,
10,60,262194,29,11,0,262187,29,62,8,393268,29,63,199,11,62,393268,35,64,171,63,47,262187,29,65,3,196647,66,5349,
196637,12,31,196638,13,12,262176,66,5349,13,262176,67,5349,31,262194,29,14,32,393268,35,68,170,14,58,393268,29,69,199,
11,62,393268,35,70,171,69,47,262187,29,71,16,393268,35,72,170,14,71,458804,29,73,169,72,55,60,393268,29,74,199,11,62,
393268,35,75,171,74,47,393268,44,76,128,14,47,393268,29,77,199,11,62,393268,35,78,171,77,47,393268,35,79,170,10,60,
393268,35,80,170,10,60,262187,44,81,3,262187,44,82,1,262194,29,15,0,393268,35,83,170,15,60,393268,29,84,199,11,62,
393268,35,85,171,84,47,393268,29,86,199,11,62,393268,35,87,171,86,47,393268,29,88,199,11,62,393268,35,89,171,88,47,
393268,35,90,170,15,60,393268,35,91,170,15,60,393268,35,92,170,10,60,262194,29,16,0,393268,35,93,171,16,47,262194,29,
17,0,393268,35,94,170,17,55,262194,29,18,32,393268,29,95,130,18,55,262187,29,96,31,393268,29,97,199,95,96,393268,29,
98,196,55,97,393268,35,99,170,17,60,262187,44,100,31,393268,35,101,171,16,47,393268,35,102,174,18,58,262187,29,103,
0xffffffff,393268,29,104,199,18,96,393268,29,105,196,55,104,393268,29,106,130,105,55,458804,29,107,169,102,103,106,
393268,35,108,170,17,55,393268,35,109,170,17,60,393268,29,110,130,18,55,393268,44,111,128,110,47,393268,35,112,176,14,
58,393268,29,113,134,58,14,458804,29,114,169,112,113,55,196649,35,115,393268,29,116,199,14,96,393268,44,117,128,116,
47,393268,29,118,199,14,96,393268,44,119,128,118,47,393268,29,120,199,11,62,393268,35,121,171,120,47,262194,29,19,0,
393268,35,122,170,19,47,393268,29,123,199,11,55,393268,35,124,171,123,47,393268,35,125,170,19,60,393268,35,126,171,19,
55,393268,35,127,170,19,47,393268,35,128,171,19,47,327732,35,129,168,128,393268,29,130,199,11,60,393268,35,131,170,
130,47,262194,29,20,256,262203,56,5,1,393268,35,132,170,19,55,393268,35,133,170,114,55,393268,35,134,166,132,133,
393268,35,135,171,15,47,393268,35,136,166,134,135,393268,35,137,170,19,55,196650,35,138,393268,35,139,170,114,55,
393268,35,140,171,15,47,393268,35,141,170,19,47,393268,35,142,167,140,141,393268,35,143,172,114,55,262194,29,21,1,
393267,53,22,21,55,55,262194,29,23,8,262194,29,24,8,262194,29,25,32,262194,29,26,1,393268,29,144,196,55,24,393268,29,
145,132,20,23,262187,29,146,5,262187,29,147,24,262187,29,148,160,262187,29,149,30,262187,29,150,29,327734,27,2,0,28,
131320,151,262203,33,152,7,262203,33,153,7,262203,32,154,7,262203,33,155,7,262203,33,156,7,262203,32,157,7,262203,33,
158,7,262203,33,159,7,262203,32,160,7,262203,33,161,7,262203,33,162,7,262203,32,163,7,262203,33,164,7,262203,33,165,7,
262203,32,166,7,262203,33,167,7,262203,33,168,7,262203,32,169,7,327739,36,170,7,138,262203,32,171,7,262203,32,172,7,
262203,32,173,7,262203,32,174,7,262203,32,175,7,262203,33,176,7,262203,33,177,7,262203,33,178,7,262203,32,179,7,
262203,33,180,7,262203,33,181,7,262203,33,182,7,262203,33,183,7,262203,33,184,7,262203,33,185,7,262203,32,186,7,
262203,33,187,7,262203,33,188,7,262203,32,189,7,262203,33,190,7,262203,33,191,7,262203,33,192,7,262203,32,193,7,
262203,36,194,7,262203,33,195,7,262203,32,196,7,262203,33,197,7,262203,33,198,7,262203,32,199,7,262203,33,200,7,
262203,33,201,7,262203,32,202,7,262203,33,203,7,262203,33,204,7,262203,33,205,7,262203,33,206,7,262203,32,207,7,
262203,33,208,7,262203,33,209,7,262203,32,210,7,262203,32,211,7,262203,32,212,7,262203,32,213,7,262203,33,214,7,
262203,33,215,7,262203,32,216,7,262203,33,217,7,262203,33,218,7,262203,33,219,7,262203,33,220,7,262203,32,221,7,
262203,33,222,7,262203,33,223,7,262203,32,224,7,327739,36,225,7,138,262203,32,226,7,262203,32,227,7,262203,32,228,7,
262203,32,229,7,262203,32,230,7,262203,33,231,7,262203,33,232,7,262203,33,233,7,262203,32,234,7,262203,33,235,7,
262203,33,236,7,262203,32,237,7,262203,33,238,7,262203,33,239,7,262203,32,240,7,262203,33,241,7,262203,33,242,7,
262203,32,243,7,262203,32,244,7,262203,32,245,7,262203,32,246,7,262203,33,247,7,262203,33,248,7,262203,32,249,7,
262203,33,250,7,262203,33,251,7,262203,33,252,7,262203,33,253,7,262203,32,254,7,262203,33,255,7,262203,33,256,7,
262203,32,257,7,262203,33,258,7,262203,33,259,7,262203,32,260,7,262203,33,261,7,262203,33,262,7,262203,32,263,7,
327739,36,264,7,138,262203,32,265,7,262203,32,266,7,262203,32,267,7,262203,32,268,7,262203,32,269,7,262203,33,270,7,
262203,33,271,7,262203,33,272,7,262203,32,273,7,262203,33,274,7,262203,33,275,7,262203,33,276,7,262203,33,277,7,
262203,33,278,7,262203,33,279,7,262203,32,280,7,262203,33,281,7,262203,33,282,7,262203,32,283,7,262203,33,284,7,
262203,33,285,7,262203,32,286,7,262203,33,287,7,262203,33,288,7,262203,32,289,7,262203,32,290,7,262203,32,291,7,
262203,32,292,7,262203,33,293,7,262203,33,294,7,262203,32,295,7,262203,33,296,7,262203,33,297,7,262203,33,298,7,
262203,33,299,7,262203,32,300,7,262203,33,301,7,262203,33,302,7,262203,32,303,7,262203,33,304,7,262203,33,305,7,
262203,32,306,7,327739,36,307,7,138,262203,32,308,7,262203,32,309,7,262203,32,310,7,262203,32,311,7,262203,32,312,7,
262203,33,313,7,262203,33,314,7,262203,33,315,7,262203,32,316,7,262203,33,317,7,262203,33,318,7,262203,33,319,7,
262203,33,320,7,262203,33,321,7,262203,33,322,7,262203,32,323,7,262203,33,324,7,262203,33,325,7,262203,32,326,7,
262203,33,327,7,262203,33,328,7,262203,33,329,7,327739,36,330,7,138,262203,33,331,7,262203,33,332,7,262203,33,333,7,
262203,36,334,7,262203,36,335,7,262203,36,336,7,262203,36,337,7,262203,33,338,7,262203,33,339,7,262203,33,340,7,
262203,36,341,7,262203,33,342,7,262203,36,343,7,262203,33,344,7,262203,32,345,7,262203,32,346,7,262203,36,347,7,
262203,33,348,7,262203,32,349,7,262203,32,350,7,262203,36,351,7,262203,33,352,7,262203,32,353,7,262203,32,354,7,
262203,36,355,7,262203,33,356,7,262203,36,357,7,262203,33,358,7,262203,32,359,7,262203,33,360,7,262203,33,361,7,
262203,36,362,7,196855,363,0,196859,47,364,131320,364,327745,46,365,43,45,262205,29,366,365,327851,35,367,366,47,
196855,368,0,262394,367,369,370,131320,370,327745,49,371,43,48,262205,31,372,371,262268,50,373,372,393281,52,374,373,
51,51,393277,29,375,374,2,4,196670,328,375,131321,368,131320,369,196670,328,366,131321,368,131320,368,458997,29,376,
366,369,375,370,196670,329,376,196670,331,376,196855,377,0,262394,122,378,379,131320,379,196670,333,47,131321,377,
131320,378,327745,49,380,43,48,262205,31,381,380,262268,50,382,381,393281,52,383,382,51,48,393277,29,384,383,2,4,
196670,333,384,131321,377,131320,377,458997,29,385,384,378,47,379,196670,332,385,196855,386,0,262394,124,387,386,
131320,387,327879,29,388,385,60,327851,35,389,388,47,131321,386,131320,386,458997,35,390,124,377,389,387,196670,334,
390,262312,35,391,125,196855,392,0,262394,391,393,392,131320,393,327879,29,394,385,55,327851,35,395,394,47,131321,392,
131320,392,458997,35,396,125,386,395,393,196670,335,396,262312,35,397,390,262312,35,398,396,327847,35,399,397,398,
327847,35,400,399,126,196855,401,0,262394,400,402,401,131320,402,196670,330,115,131321,363,131320,401,196670,336,127,
196855,403,0,262394,129,404,403,131320,404,131321,403,131320,403,393385,35,405,129,131,128,196670,337,405,327745,56,
406,4,47,262205,29,407,406,327745,56,408,4,55,262205,29,409,408,327812,29,410,407,409,327812,29,411,410,20,327812,29,
412,411,114,196670,338,412,327745,56,413,3,55,262205,29,414,413,327812,29,415,414,407,327745,56,416,3,47,262205,29,
417,416,327808,29,418,415,417,196670,327,418,327812,29,419,418,20,262205,29,420,5,327808,29,421,419,420,327812,29,422,
421,114,196670,339,422,131321,423,131320,423,458997,29,424,422,403,425,426,327856,35,427,424,376,262390,428,426,0,
262394,427,429,428,131320,429,196855,430,0,262394,136,431,430,131320,431,196670,340,424,131321,432,131320,432,458997,
29,433,424,431,434,435,327808,29,436,424,114,458764,29,437,1,38,376,436,327856,35,438,433,437,262390,439,435,0,262394,
438,440,439,131320,440,196855,441,0,262394,137,442,441,131320,442,196670,341,138,196670,342,433,196670,307,138,196855,
443,0,196859,47,444,131320,444,327745,49,445,43,51,262205,31,446,445,196670,310,446,196670,309,446,196855,447,0,
262394,61,448,447,131320,448,196855,449,0,262394,64,450,451,131320,451,262268,66,452,446,393281,67,453,452,51,433,
393277,31,454,453,2,8,196670,311,454,131321,449,131320,450,196670,312,446,196670,313,433,196670,314,65,327745,33,455,
312,47,262205,29,456,455,327876,29,457,433,65,327829,57,458,456,457,327761,29,459,458,1,196670,305,459,327761,29,460,
458,0,196670,304,460,327745,33,461,312,55,262205,29,462,461,327874,29,463,433,150,327808,29,464,462,463,327808,29,465,
464,459,327760,31,466,460,465,196670,306,466,262268,66,467,466,393281,67,468,467,51,51,393277,31,469,468,2,8,196670,
311,469,131321,449,131320,449,458997,31,470,469,450,454,451,196670,307,115,196670,308,470,131321,443,131320,447,
327846,35,471,68,138,196855,472,0,262394,471,473,472,131320,473,196855,474,0,262394,70,475,476,131320,476,262268,50,
477,446,393281,52,478,477,51,433,393277,29,479,478,2,4,196670,315,479,131321,474,131320,475,196670,316,446,196670,317,
433,196670,318,60,327745,33,480,316,47,262205,29,481,480,327876,29,482,433,60,327829,57,483,481,482,327761,29,484,483,
1,196670,302,484,327761,29,485,483,0,196670,301,485,327745,33,486,316,55,262205,29,487,486,327874,29,488,433,149,
327808,29,489,487,488,327808,29,490,489,484,327760,31,491,485,490,196670,303,491,262268,50,492,491,393281,52,493,492,
51,51,393277,29,494,493,2,4,196670,315,494,131321,474,131320,474,458997,29,495,494,475,479,476,327760,31,496,495,47,
196670,307,115,196670,308,496,131321,443,131320,472,196670,319,73,327876,29,497,55,73,327810,29,498,497,55,327879,29,
499,433,498,327812,29,500,499,14,196670,320,500,196855,501,0,262394,75,502,503,131320,503,262268,50,504,446,327874,29,
505,433,73,393281,52,506,504,51,505,393277,29,507,506,2,4,196670,322,507,131321,501,131320,502,327874,29,508,433,73,
196670,323,446,196670,324,508,196670,325,60,327745,33,509,323,47,262205,29,510,509,327876,29,511,508,60,327829,57,512,
510,511,327761,29,513,512,1,196670,299,513,327761,29,514,512,0,196670,298,514,327745,33,515,323,55,262205,29,516,515,
327874,29,517,508,149,327808,29,518,516,517,327808,29,519,518,513,327760,31,520,514,519,196670,300,520,262268,50,521,
520,393281,52,522,521,51,51,393277,29,523,522,2,4,196670,322,523,131321,501,131320,501,458997,29,524,523,502,507,503,
196670,321,524,262268,44,525,500,393419,29,526,524,525,76,327760,31,527,526,47,196670,307,115,196670,308,527,131321,
443,131320,443,590069,31,528,470,449,496,474,527,501,196670,326,528,196670,343,115,196670,344,433,196670,345,528,
327745,49,529,43,59,262205,31,530,529,196670,291,530,196670,290,530,196855,531,0,262394,78,532,533,131320,533,196855,
534,0,262394,80,535,536,131320,536,262268,50,537,530,327745,33,538,345,47,262205,29,539,538,393281,52,540,537,51,433,
327742,540,539,2,4,131321,534,131320,535,262268,66,541,530,262205,31,542,345,393281,67,543,541,51,433,327742,543,542,
2,8,131321,534,131320,534,131321,531,131320,532,196855,544,0,262394,79,545,546,131320,546,196670,295,530,196670,296,
433,196670,297,60,327745,33,547,295,47,262205,29,548,547,327876,29,549,433,60,327829,57,550,548,549,327761,29,551,550,
1,196670,285,551,327761,29,552,550,0,196670,284,552,327745,33,553,295,55,262205,29,554,553,327874,29,555,433,149,
327808,29,556,554,555,327808,29,557,556,551,327760,31,558,552,557,196670,286,558,262268,50,559,558,327745,33,560,345,
47,262205,29,561,560,393281,52,562,559,51,51,327742,562,561,2,4,131321,544,131320,545,196670,292,530,196670,293,433,
196670,294,65,327745,33,563,292,47,262205,29,564,563,327876,29,565,433,65,327829,57,566,564,565,327761,29,567,566,1,
196670,288,567,327761,29,568,566,0,196670,287,568,327745,33,569,292,55,262205,29,570,569,327874,29,571,433,150,327808,
29,572,570,571,327808,29,573,572,567,327760,31,574,568,573,196670,289,574,262268,66,575,574,262205,31,576,345,393281,
67,577,575,51,51,327742,577,576,2,8,131321,544,131320,544,131321,531,131320,531,131321,435,131320,441,327847,35,578,
396,405,327847,35,579,578,139,196855,580,0,262394,579,581,580,131320,581,196670,347,115,196670,348,433,196670,264,138,
196855,582,0,196859,47,583,131320,583,327745,49,584,43,59,262205,31,585,584,196670,267,585,196670,266,585,196855,586,
0,262394,61,587,586,131320,587,196855,588,0,262394,64,589,590,131320,590,262268,66,591,585,393281,67,592,591,51,433,
393277,31,593,592,2,8,196670,268,593,131321,588,131320,589,196670,269,585,196670,270,433,196670,271,65,327745,33,594,
269,47,262205,29,595,594,327876,29,596,433,65,327829,57,597,595,596,327761,29,598,597,1,196670,262,598,327761,29,599,
597,0,196670,261,599,327745,33,600,269,55,262205,29,601,600,327874,29,602,433,150,327808,29,603,601,602,327808,29,604,
603,598,327760,31,605,599,604,196670,263,605,262268,66,606,605,393281,67,607,606,51,51,393277,31,608,607,2,8,196670,
268,608,131321,588,131320,588,458997,31,609,608,589,593,590,196670,264,115,196670,265,609,131321,582,131320,586,
196855,610,0,262394,70,611,612,131320,612,262268,50,613,585,393281,52,614,613,51,433,393277,29,615,614,2,4,196670,272,
615,131321,610,131320,611,196670,273,585,196670,274,433,196670,275,60,327745,33,616,273,47,262205,29,617,616,327876,
29,618,433,60,327829,57,619,617,618,327761,29,620,619,1,196670,259,620,327761,29,621,619,0,196670,258,621,327745,33,
622,273,55,262205,29,623,622,327874,29,624,433,149,327808,29,625,623,624,327808,29,626,625,620,327760,31,627,621,626,
196670,260,627,262268,50,628,627,393281,52,629,628,51,51,393277,29,630,629,2,4,196670,272,630,131321,610,131320,610,
458997,29,631,630,611,615,612,327760,31,632,631,47,196670,264,115,196670,265,632,131321,582,131320,582,458997,31,633,
609,588,632,610,196670,283,633,196670,346,633,196855,634,0,262394,127,635,636,131320,636,196670,349,633,131321,634,
131320,635,196670,350,633,196855,637,0,262394,92,638,639,131320,639,196855,640,0,262394,101,641,640,131320,641,327745,
33,642,350,47,262205,29,643,642,327878,29,644,643,107,196670,642,644,131321,640,131320,640,196855,645,0,262394,108,
646,645,131320,646,327745,33,647,350,47,262205,29,648,647,327878,29,649,648,98,196670,647,649,131321,645,131320,645,
196855,650,0,262394,109,651,650,131320,651,327745,33,652,350,47,262205,29,653,652,262268,44,654,653,393418,44,655,654,
111,82,262268,29,656,655,262344,29,657,656,196670,253,657,327877,29,658,657,98,327879,29,659,658,107,262205,29,660,
652,327878,29,661,660,659,196670,652,661,131321,650,131320,650,131321,637,131320,638,196855,662,0,262394,93,663,662,
131320,663,262205,31,664,350,262344,31,665,664,196670,350,665,131321,662,131320,662,196855,666,0,262394,94,667,666,
131320,667,327745,33,668,350,55,262205,29,669,668,327878,29,670,669,98,196670,668,670,131321,666,131320,666,196855,
671,0,262394,99,672,671,131320,672,327745,33,673,350,55,262205,29,674,673,262268,44,675,674,327875,44,676,675,100,
262268,29,677,676,262344,29,678,677,196670,252,678,327877,29,679,678,98,327760,31,680,678,679,262205,31,681,350,
327878,31,682,681,680,196670,350,682,131321,671,131320,671,131321,637,131320,637,262205,31,683,350,196670,254,683,
196670,349,683,131321,634,131320,634,458997,31,684,683,637,633,636,196670,351,138,196670,352,433,196670,353,684,
327745,49,685,43,51,262205,31,686,685,196670,245,686,196670,244,686,196855,687,0,262394,78,688,689,131320,689,196855,
690,0,262394,80,691,692,131320,692,262268,50,693,686,327745,33,694,353,47,262205,29,695,694,393281,52,696,693,51,433,
327742,696,695,2,4,131321,690,131320,691,262268,66,697,686,262205,31,698,353,393281,67,699,697,51,433,327742,699,698,
2,8,131321,690,131320,690,131321,687,131320,688,196855,700,0,262394,79,701,702,131320,702,196670,249,686,196670,250,
433,196670,251,60,327745,33,703,249,47,262205,29,704,703,327876,29,705,433,60,327829,57,706,704,705,327761,29,707,706,
1,196670,239,707,327761,29,708,706,0,196670,238,708,327745,33,709,249,55,262205,29,710,709,327874,29,711,433,149,
327808,29,712,710,711,327808,29,713,712,707,327760,31,714,708,713,196670,240,714,262268,50,715,714,327745,33,716,353,
47,262205,29,717,716,393281,52,718,715,51,51,327742,718,717,2,4,131321,700,131320,701,196670,246,686,196670,247,433,
196670,248,65,327745,33,719,246,47,262205,29,720,719,327876,29,721,433,65,327829,57,722,720,721,327761,29,723,722,1,
196670,242,723,327761,29,724,722,0,196670,241,724,327745,33,725,246,55,262205,29,726,725,327874,29,727,433,150,327808,
29,728,726,727,327808,29,729,728,723,327760,31,730,724,729,196670,243,730,262268,66,731,730,262205,31,732,353,393281,
67,733,731,51,51,327742,733,732,2,8,131321,700,131320,700,131321,687,131320,687,131321,580,131320,580,196855,734,0,
262394,142,735,734,131320,735,196855,736,0,262394,390,737,738,131320,738,196670,355,115,196670,356,433,196670,225,138,
196855,739,0,196859,47,740,131320,740,327745,49,741,43,81,262205,31,742,741,196670,228,742,196670,227,742,196855,743,
0,262394,83,744,743,131320,744,196855,745,0,262394,85,746,747,131320,747,262268,66,748,742,393281,67,749,748,51,433,
393277,31,750,749,2,8,196670,229,750,131321,745,131320,746,196670,230,742,196670,231,433,196670,232,65,327745,33,751,
230,47,262205,29,752,751,327876,29,753,433,65,327829,57,754,752,753,327761,29,755,754,1,196670,223,755,327761,29,756,
754,0,196670,222,756,327745,33,757,230,55,262205,29,758,757,327874,29,759,433,150,327808,29,760,758,759,327808,29,761,
760,755,327760,31,762,756,761,196670,224,762,262268,66,763,762,393281,67,764,763,51,51,393277,31,765,764,2,8,196670,
229,765,131321,745,131320,745,458997,31,766,765,746,750,747,196670,225,115,196670,226,766,131321,739,131320,743,
196855,767,0,262394,87,768,769,131320,769,262268,50,770,742,393281,52,771,770,51,433,393277,29,772,771,2,4,196670,233,
772,131321,767,131320,768,196670,234,742,196670,235,433,196670,236,60,327745,33,773,234,47,262205,29,774,773,327876,
29,775,433,60,327829,57,776,774,775,327761,29,777,776,1,196670,220,777,327761,29,778,776,0,196670,219,778,327745,33,
779,234,55,262205,29,780,779,327874,29,781,433,149,327808,29,782,780,781,327808,29,783,782,777,327760,31,784,778,783,
196670,221,784,262268,50,785,784,393281,52,786,785,51,51,393277,29,787,786,2,4,196670,233,787,131321,767,131320,767,
458997,29,788,787,768,772,769,327760,31,789,788,47,196670,225,115,196670,226,789,131321,739,131320,739,458997,31,790,
766,745,789,767,196670,237,790,196670,354,790,131321,736,131320,737,327760,31,791,433,47,196670,354,791,131321,736,
131320,736,458997,31,792,791,737,790,739,196670,357,138,196670,358,433,196670,359,792,327745,49,793,43,82,262205,31,
794,793,196670,212,794,196670,211,794,196855,795,0,262394,89,796,797,131320,797,196855,798,0,262394,91,799,800,131320,
800,262268,50,801,794,327745,33,802,359,47,262205,29,803,802,393281,52,804,801,51,433,327742,804,803,2,4,131321,798,
131320,799,262268,66,805,794,262205,31,806,359,393281,67,807,805,51,433,327742,807,806,2,8,131321,798,131320,798,
131321,795,131320,796,196855,808,0,262394,90,809,810,131320,810,196670,216,794,196670,217,433,196670,218,60,327745,33,
811,216,47,262205,29,812,811,327876,29,813,433,60,327829,57,814,812,813,327761,29,815,814,1,196670,206,815,327761,29,
816,814,0,196670,205,816,327745,33,817,216,55,262205,29,818,817,327874,29,819,433,149,327808,29,820,818,819,327808,29,
821,820,815,327760,31,822,816,821,196670,207,822,262268,50,823,822,327745,33,824,359,47,262205,29,825,824,393281,52,
826,823,51,51,327742,826,825,2,4,131321,808,131320,809,196670,213,794,196670,214,433,196670,215,65,327745,33,827,213,
47,262205,29,828,827,327876,29,829,433,65,327829,57,830,828,829,327761,29,831,830,1,196670,209,831,327761,29,832,830,
0,196670,208,832,327745,33,833,213,55,262205,29,834,833,327874,29,835,433,150,327808,29,836,834,835,327808,29,837,836,
831,327760,31,838,832,837,196670,210,838,262268,66,839,838,262205,31,840,359,393281,67,841,839,51,51,327742,841,840,2,
8,131321,808,131320,808,131321,795,131320,795,131321,734,131320,734,131321,435,131320,435,327808,29,434,433,82,196670,
340,434,131321,432,131320,439,131321,430,131320,430,327847,35,842,396,405,327847,35,843,842,143,196855,844,0,262394,
843,845,844,131320,845,196670,360,424,196670,361,376,196670,362,127,196670,190,47,196670,191,47,196670,192,47,131321,
846,131320,846,458997,29,847,47,845,848,849,458997,29,850,47,845,851,849,458997,29,852,47,845,853,849,262390,854,849,
0,131321,855,131320,855,327856,35,856,852,114,196855,857,0,262394,856,858,857,131320,858,327808,29,859,424,852,327856,
35,860,859,376,131321,857,131320,857,458997,35,861,856,855,860,858,262394,861,862,854,131320,862,327808,29,863,424,
852,196670,194,115,196670,195,863,196670,170,138,196855,864,0,196859,47,865,131320,865,327745,49,866,43,59,262205,31,
867,866,196670,173,867,196670,172,867,196855,868,0,262394,61,869,868,131320,869,196855,870,0,262394,64,871,872,131320,
872,262268,66,873,867,393281,67,874,873,51,863,393277,31,875,874,2,8,196670,174,875,131321,870,131320,871,196670,175,
867,196670,176,863,196670,177,65,327745,33,876,175,47,262205,29,877,876,327876,29,878,863,65,327829,57,879,877,878,
327761,29,880,879,1,196670,168,880,327761,29,881,879,0,196670,167,881,327745,33,882,175,55,262205,29,883,882,327874,
29,884,863,150,327808,29,885,883,884,327808,29,886,885,880,327760,31,887,881,886,196670,169,887,262268,66,888,887,
393281,67,889,888,51,51,393277,31,890,889,2,8,196670,174,890,131321,870,131320,870,458997,31,891,890,871,875,872,
196670,170,115,196670,171,891,131321,864,131320,868,196855,892,0,262394,70,893,894,131320,894,262268,50,895,867,
393281,52,896,895,51,863,393277,29,897,896,2,4,196670,178,897,131321,892,131320,893,196670,179,867,196670,180,863,
196670,181,60,327745,33,898,179,47,262205,29,899,898,327876,29,900,863,60,327829,57,901,899,900,327761,29,902,901,1,
196670,165,902,327761,29,903,901,0,196670,164,903,327745,33,904,179,55,262205,29,905,904,327874,29,906,863,149,327808,
29,907,905,906,327808,29,908,907,902,327760,31,909,903,908,196670,166,909,262268,50,910,909,393281,52,911,910,51,51,
393277,29,912,911,2,4,196670,178,912,131321,892,131320,892,458997,29,913,912,893,897,894,327760,31,914,913,47,196670,
170,115,196670,171,914,131321,864,131320,864,458997,31,915,891,870,914,892,196670,189,915,196670,193,915,196855,916,0,
262394,127,917,916,131320,917,262205,31,918,193,196670,196,918,196855,919,0,262394,92,920,921,131320,921,196855,922,0,
262394,101,923,922,131320,923,327745,33,924,196,47,262205,29,925,924,327878,29,926,925,107,196670,924,926,131321,922,
131320,922,196855,927,0,262394,108,928,927,131320,928,327745,33,929,196,47,262205,29,930,929,327878,29,931,930,98,
196670,929,931,131321,927,131320,927,196855,932,0,262394,109,933,932,131320,933,327745,33,934,196,47,262205,29,935,
934,262268,44,936,935,393418,44,937,936,111,82,262268,29,938,937,262344,29,939,938,196670,159,939,327877,29,940,939,
98,327879,29,941,940,107,262205,29,942,934,327878,29,943,942,941,196670,934,943,131321,932,131320,932,131321,919,
131320,920,196855,944,0,262394,93,945,944,131320,945,262205,31,946,196,262344,31,947,946,196670,196,947,131321,944,
131320,944,196855,948,0,262394,94,949,948,131320,949,327745,33,950,196,55,262205,29,951,950,327878,29,952,951,98,
196670,950,952,131321,948,131320,948,196855,953,0,262394,99,954,953,131320,954,327745,33,955,196,55,262205,29,956,955,
262268,44,957,956,327875,44,958,957,100,262268,29,959,958,262344,29,960,959,196670,158,960,327877,29,961,960,98,
327760,31,962,960,961,262205,31,963,196,327878,31,964,963,962,196670,196,964,131321,953,131320,953,131321,919,131320,
919,262205,31,965,196,196670,160,965,196670,193,965,131321,916,131320,916,327745,33,966,193,47,262205,29,967,966,
327812,29,968,852,14,262268,44,969,968,458953,29,848,847,967,969,117,196670,190,848,458953,29,851,850,103,969,119,
196670,191,851,131321,849,131320,849,327808,29,853,852,82,196670,192,853,131321,846,131320,854,327814,29,970,424,114,
196670,197,970,327851,35,971,850,103,196855,972,0,262394,971,973,972,131320,973,196855,974,0,262394,121,975,976,
131320,976,327745,49,977,43,51,262205,31,978,977,262268,50,979,978,393281,52,980,979,51,970,393277,29,981,980,2,4,
196670,198,981,131321,974,131320,975,327745,49,982,43,51,262205,31,983,982,196670,199,983,196670,200,970,196670,201,
60,327745,33,984,199,47,262205,29,985,984,327876,29,986,970,60,327829,57,987,985,986,327761,29,988,987,1,196670,156,
988,327761,29,989,987,0,196670,155,989,327745,33,990,199,55,262205,29,991,990,327874,29,992,970,149,327808,29,993,991,
992,327808,29,994,993,988,327760,31,995,989,994,196670,157,995,262268,50,996,995,393281,52,997,996,51,51,393277,29,
998,997,2,4,196670,198,998,131321,974,131320,974,458997,29,999,998,975,981,976,262344,29,1000,850,327879,29,1001,999,
1000,327877,29,1002,847,1001,196670,190,1002,131321,972,131320,972,458997,29,1003,847,854,1002,974,327745,49,1004,43,
51,262205,31,1005,1004,196670,202,1005,196670,203,970,196670,204,60,327745,33,1006,202,47,262205,29,1007,1006,327876,
29,1008,970,60,327829,57,1009,1007,1008,327761,29,1010,1009,1,196670,153,1010,327761,29,1011,1009,0,196670,152,1011,
327745,33,1012,202,55,262205,29,1013,1012,327874,29,1014,970,149,327808,29,1015,1013,1014,327808,29,1016,1015,1010,
327760,31,1017,1011,1016,196670,154,1017,262268,50,1018,1017,393281,52,1019,1018,51,51,327742,1019,1003,2,4,131321,
844,131320,844,327810,29,1020,376,424,327858,35,1021,1020,412,196855,1022,0,262394,1021,1023,1022,131320,1023,131321,
428,131320,1022,327808,29,425,424,412,196670,339,425,131321,426,131320,426,131321,423,131320,428,196670,330,115,
131321,363,131320,363,65789,65592};
/* gather.comp, 714 words */
static const uint32_t gpusorti_spv_gather[] = {
119734787,66304,524299,121,0,131089,1,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,0,1,524303,5,2,0x6e69616d,0,3,
4,5,393232,2,17,1,1,1,262215,6,6,4,327752,7,0,35,0,327752,7,1,35,24,327752,7,2,35,40,327752,7,3,35,44,196679,7,2,
262215,8,6,4,327752,9,0,35,0,196679,9,2,262215,10,34,0,262215,10,33,3,262215,3,11,26,262215,4,11,24,262215,11,1,0,
262215,5,11,29,262215,12,1,12,262215,13,6,4,327752,14,0,35,0,196679,14,2,262215,15,34,0,262215,15,33,2,262215,16,6,4,
327752,17,0,35,0,196679,17,2,262215,18,34,0,262215,18,33,1,262215,19,1,0,262215,20,11,25,131091,21,196641,22,21,
262165,23,32,0,262187,23,24,4,262172,6,23,24,393246,7,23,6,23,23,262176,25,9,7,262203,25,26,9,262165,27,32,1,262187,
27,28,0,262176,29,9,23,262187,23,30,0,131092,31,196637,8,23,196638,9,8,262176,32,12,9,262203,32,10,12,262176,33,12,23,
262167,34,23,3,262176,35,1,34,262203,35,3,1,262187,23,36,1,262176,37,1,23,262203,35,4,1,262194,23,11,256,262203,37,5,
1,262194,23,12,0,393268,31,38,170,12,30,196637,13,23,196638,14,13,262176,39,12,14,262203,39,15,12,196637,16,23,196638,
17,16,262176,40,12,17,262203,40,18,12,262194,23,19,1,393267,34,20,19,36,36,262187,23,41,3,262187,23,42,2,327734,21,2,
0,22,131320,43,327745,29,44,26,28,262205,23,45,44,327851,31,46,45,30,196855,47,0,262394,46,48,49,131320,48,131321,47,
131320,49,393281,33,50,10,28,28,262205,23,51,50,131321,47,131320,47,458997,23,52,45,48,51,49,393281,29,53,26,36,28,
262205,23,54,53,327814,23,55,11,54,458764,23,56,1,41,36,55,327745,37,57,4,30,262205,23,58,57,327745,37,59,4,36,262205,
23,60,59,327812,23,61,58,60,327745,37,62,3,36,262205,23,63,62,327812,23,64,63,58,327745,37,65,3,30,262205,23,66,65,
327808,23,67,64,66,327812,23,68,67,56,131321,69,131320,69,458997,23,70,68,47,71,72,327856,31,73,70,52,262390,74,72,0,
262394,73,75,74,131320,75,327810,23,76,52,70,458764,23,77,1,38,56,76,262205,23,78,5,131321,79,131320,79,458997,23,80,
78,75,81,82,327812,23,83,77,54,327856,31,84,80,83,262390,85,82,0,262394,84,86,85,131320,86,327814,23,87,80,54,327808,
23,88,70,87,327817,23,89,80,54,196855,90,0,262394,38,91,92,131320,91,327745,29,93,26,41,262205,23,94,93,327812,23,95,
88,54,327808,23,96,94,95,327808,23,97,96,89,327745,29,98,26,42,262205,23,99,98,327808,23,100,99,88,393281,33,101,15,
28,100,262205,23,102,101,327812,23,103,102,54,327808,23,104,103,89,393281,33,105,18,28,104,262205,23,106,105,393281,
33,107,15,28,97,196670,107,106,131321,90,131320,92,327812,23,108,88,54,327808,23,109,108,89,327745,29,110,26,41,
262205,23,111,110,327808,23,112,111,108,327808,23,113,112,89,393281,33,114,15,28,113,262205,23,115,114,393281,33,116,
18,28,109,196670,116,115,131321,90,131320,90,131321,82,131320,82,327808,23,81,80,11,131321,79,131320,85,327812,23,117,
61,56,327858,31,118,76,117,196855,119,0,262394,118,120,119,131320,120,131321,74,131320,119,327808,23,71,70,117,131321,
72,131320,72,131321,69,131320,74,65789,65592};
/* gather.comp -DGPUSORTI_ADDRESS, 1679 words */
static const uint32_t gpusorti_spv_gather_address[] = {
119734787,66304,524299,282,0,131089,1,131089,5347,589834,0x5f565053,0x5f52484b,0x73796870,0x6c616369,0x6f74735f,
0x65676172,0x6675625f,7497062,393227,1,0x4c534c47,0x6474732e,808793134,0,196622,5348,1,524303,5,2,0x6e69616d,0,3,4,5,
393232,2,17,1,1,1,262215,6,6,4,327752,7,0,35,8,327752,7,1,35,16,327752,7,2,35,24,327752,7,3,35,32,327752,7,4,35,40,
327752,7,5,35,64,196679,7,2,262215,8,6,4,327752,9,0,35,0,196679,9,2,262215,3,11,26,262215,4,11,24,262215,10,1,0,
262215,5,11,29,262215,11,1,12,262215,12,1,11,262215,13,1,0,262215,14,11,25,262215,15,1,1,262215,16,1,2,262215,17,1,3,
262215,18,1,4,262215,19,1,5,262215,20,1,6,262215,21,1,7,262215,22,1,8,262215,23,1,9,262215,24,1,10,131091,25,196641,
26,25,262165,27,32,0,196641,28,27,262167,29,27,2,262176,30,7,29,262176,31,7,27,393249,32,29,30,31,31,262187,27,33,4,
262172,6,27,33,524318,7,29,29,29,29,27,6,262176,34,9,7,262203,34,35,9,262165,36,32,1,262187,36,37,5,262176,38,9,27,
262187,27,39,0,131092,40,262187,36,41,4,262176,42,9,29,196647,43,5349,196637,8,27,196638,9,8,262176,43,5349,9,262187,
36,44,0,262176,45,5349,27,262167,46,27,3,262176,47,1,46,262203,47,3,1,262187,27,48,1,262176,49,1,27,262203,47,4,1,
262174,50,27,27,262187,27,51,32,262187,36,52,11,262194,27,10,256,262203,49,5,1,262194,27,11,0,393268,40,53,170,11,39,
262187,36,54,3,262187,36,55,1,262194,27,12,0,262187,27,56,8,393268,27,57,199,12,56,393268,40,58,171,57,39,262187,36,
59,2,262187,27,60,2,262194,27,13,1,393267,46,14,13,48,48,262194,27,15,8,262194,27,16,8,262194,27,17,32,262194,27,18,1,
262194,27,19,1,262194,27,20,32,262194,27,21,32,262194,27,22,0,262194,27,23,0,262194,27,24,0,393268,27,61,196,48,16,
393268,27,62,132,10,15,262187,27,63,3,262187,27,64,5,262187,27,65,24,262187,27,66,160,262187,27,67,16,262187,27,68,30,
327734,25,2,0,26,131320,69,262203,31,70,7,262203,31,71,7,262203,31,72,7,262203,30,73,7,262203,31,74,7,262203,31,75,7,
262203,31,76,7,262203,30,77,7,262203,31,78,7,262203,31,79,7,262203,31,80,7,262203,30,81,7,262203,31,82,7,262203,31,83,
7,262203,30,84,7,262203,31,85,7,262203,31,86,7,262203,31,87,7,262203,30,88,7,262203,31,89,7,262203,31,90,7,262203,31,
91,7,262203,31,92,7,262203,31,93,7,262203,31,94,7,262203,31,95,7,262203,31,96,7,262203,31,97,7,262203,31,98,7,262203,
31,99,7,262203,31,100,7,262203,30,101,7,262203,31,102,7,262203,31,103,7,262203,31,104,7,262203,30,105,7,262203,31,106,
7,262203,31,107,7,262203,30,108,7,262203,31,109,7,262203,31,110,7,262203,30,111,7,262203,31,112,7,262203,31,113,7,
262203,30,114,7,262203,31,115,7,262203,31,116,7,327745,38,117,35,33,262205,27,118,117,327851,40,119,118,39,196855,120,
0,262394,119,121,122,131320,121,196670,90,118,131321,120,131320,122,327745,42,123,35,63,262205,29,124,123,262268,43,
125,124,393281,45,126,125,44,44,393277,27,127,126,2,4,196670,90,127,131321,120,131320,120,458997,27,128,118,121,127,
122,196670,91,128,196670,92,128,393281,38,129,35,64,44,262205,27,130,129,196670,93,130,327814,27,131,10,130,458764,27,
132,1,41,48,131,196670,94,132,327745,49,133,4,39,262205,27,134,133,327745,49,135,4,48,262205,27,136,135,327812,27,137,
134,136,196670,95,137,327745,49,138,3,48,262205,27,139,138,327812,27,140,139,134,327745,49,141,3,39,262205,27,142,141,
327808,27,143,140,142,196670,89,143,327812,27,144,143,132,196670,96,144,131321,145,131320,145,458997,27,146,144,120,
147,148,327856,40,149,146,128,262390,150,148,0,262394,149,151,150,131320,151,327810,27,152,128,146,458764,27,153,1,38,
132,152,196670,97,153,262205,27,154,5,196670,98,154,131321,155,131320,155,458997,27,156,154,151,157,158,327812,27,159,
153,130,327856,40,160,156,159,262390,161,158,0,262394,160,162,161,131320,162,327814,27,163,156,130,327808,27,164,146,
163,196670,99,164,327817,27,165,156,130,196670,100,165,196855,166,0,262394,53,167,168,131320,167,327745,42,169,35,60,
262205,29,170,169,196670,101,170,196670,102,164,196670,103,165,327812,27,171,130,33,327831,50,172,164,171,327761,27,
173,172,0,196670,86,173,327761,27,174,172,1,196670,85,174,327812,27,175,165,33,327829,50,176,173,175,327761,27,177,
176,1,196670,87,177,327761,27,178,176,0,196670,86,178,327808,27,179,174,177,196670,85,179,327745,31,180,101,39,262205,
27,181,180,327829,50,182,181,178,327761,27,183,182,1,196670,87,183,327761,27,184,182,0,196670,86,184,327745,31,185,
101,48,262205,27,186,185,327808,27,187,186,179,327808,27,188,187,183,327760,29,189,184,188,196670,88,189,262268,43,
190,189,196855,191,0,262394,58,192,193,131320,192,327745,42,194,35,48,262205,29,195,194,196670,105,195,196670,106,164,
196670,107,60,327745,31,196,105,39,262205,27,197,196,327876,27,198,164,60,327829,50,199,197,198,327761,27,200,199,1,
196670,83,200,327761,27,201,199,0,196670,82,201,327745,31,202,105,48,262205,27,203,202,327874,27,204,164,68,327808,27,
205,203,204,327808,27,206,205,200,327760,29,207,201,206,196670,84,207,262268,43,208,207,393281,45,209,208,44,44,
393277,27,210,209,2,4,196670,104,210,131321,191,131320,193,327745,42,211,35,48,262205,29,212,211,262268,43,213,212,
393281,45,214,213,44,164,393277,27,215,214,2,4,196670,104,215,131321,191,131320,191,458997,27,216,210,192,215,193,
327745,42,217,35,39,262205,29,218,217,196670,108,218,196670,109,216,196670,110,165,327831,50,219,216,171,327761,27,
220,219,0,196670,79,220,327761,27,221,219,1,196670,78,221,327829,50,222,220,175,327761,27,223,222,1,196670,80,223,
327761,27,224,222,0,196670,79,224,327808,27,225,221,223,196670,78,225,327745,31,226,108,39,262205,27,227,226,327829,
50,228,227,224,327761,27,229,228,1,196670,80,229,327761,27,230,228,0,196670,79,230,327745,31,231,108,48,262205,27,232,
231,327808,27,233,232,225,327808,27,234,233,229,327760,29,235,230,234,196670,81,235,262268,43,236,235,393281,45,237,
236,44,44,393277,27,238,237,2,4,393281,45,239,190,44,44,327742,239,238,2,4,131321,166,131320,168,327745,42,240,35,39,
262205,29,241,240,196670,111,241,196670,112,164,196670,113,165,327812,27,242,130,33,327831,50,243,164,242,327761,27,
244,243,0,196670,75,244,327761,27,245,243,1,196670,74,245,327812,27,246,165,33,327829,50,247,244,246,327761,27,248,
247,1,196670,76,248,327761,27,249,247,0,196670,75,249,327808,27,250,245,248,196670,74,250,327745,31,251,111,39,262205,
27,252,251,327829,50,253,252,249,327761,27,254,253,1,196670,76,254,327761,27,255,253,0,196670,75,255,327745,31,256,
111,48,262205,27,257,256,327808,27,258,257,250,327808,27,259,258,254,327760,29,260,255,259,196670,77,260,262268,43,
261,260,327745,42,262,35,60,262205,29,263,262,196670,114,263,196670,115,164,196670,116,165,196670,71,244,196670,70,
245,196670,72,248,196670,71,249,196670,70,250,327745,31,264,114,39,262205,27,265,264,327829,50,266,265,249,327761,27,
267,266,1,196670,72,267,327761,27,268,266,0,196670,71,268,327745,31,269,114,48,262205,27,270,269,327808,27,271,270,
250,327808,27,272,271,267,327760,29,273,268,272,196670,73,273,262268,43,274,273,393281,45,275,274,44,44,393277,27,276,
275,2,4,393281,45,277,261,44,44,327742,277,276,2,4,131321,166,131320,166,131321,158,131320,158,327808,27,157,156,10,
196670,98,157,131321,155,131320,161,327812,27,278,137,132,327858,40,279,152,278,196855,280,0,262394,279,281,280,
131320,281,131321,150,131320,280,327808,27,147,146,278,196670,96,147,131321,148,131320,148,131321,145,131320,150,
65789,65592};
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
