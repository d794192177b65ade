#pragma once

#if defined(GPUSORT_H_INCLUDED) && \
    (GPUSORT_VERSION_MAJOR != 0 || GPUSORT_VERSION_MINOR != 5 || GPUSORT_VERSION_PATCH != 0)
#error "another version of gpusort.h was included before this one"
#endif
#ifndef GPUSORT_H_INCLUDED
#define GPUSORT_H_INCLUDED

#define GPUSORT_VERSION_MAJOR 0
#define GPUSORT_VERSION_MINOR 5
#define GPUSORT_VERSION_PATCH 0

#include <stddef.h> /* size_t */
#include <stdint.h>
#pragma pack(push, 8) /* a header that left a pack open would change structures, and Vulkan's */

/* ---- results: 0 is success, errors are negative; the library never prints and never aborts ---- */
typedef enum gpusort_result {
    GPUSORT_OK = 0,
    GPUSORT_ERROR_INVALID_ARGUMENT = -1, /* a caller's mistake; the logger's line names the member */
    GPUSORT_ERROR_OUT_OF_HOST_MEMORY = -2,
    GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY = -3,
    GPUSORT_ERROR_NO_LOADER = -4,   /* no Vulkan loader on this machine */
    GPUSORT_ERROR_NO_DEVICE = -5,   /* a loader, but no usable device */
    GPUSORT_ERROR_UNSUPPORTED = -6, /* this device, or what the caller enabled on it, cannot do that */
    GPUSORT_ERROR_TOO_LARGE = -7,   /* count beyond what this device and path can address */
    GPUSORT_ERROR_DEVICE_LOST = -8,
    GPUSORT_ERROR_VULKAN = -9,        /* another failed Vulkan call; the logger receives its name and VkResult */
    GPUSORT_ERROR_NOT_PREPARED = -10, /* gpusort_cmd_sort() of a kind that gpusort_prepare() has not seen */
    GPUSORT_RESULT_MAX = 0x7fffffff
} gpusort_result;

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
    GPUSORT_BF16, /* bfloat16: the upper half of a 32-bit float */
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
    GPUSORT_ODD_EVEN_MERGE,     /* Batcher's network; in place; NOT stable */
    GPUSORT_ALGORITHM_MAX = 0x7fffffff
} gpusort_algorithm;

/* gpusort_*_args.flags */
enum {
    /* argsort: values (value_size 4) receive the index that each key had before, from 0 in the array or in its segment */
    GPUSORT_WRITE_INDICES = 1 << 0,
    GPUSORT_KEEP_KEYS = 1 << 1, /* keys are read, never written: only values come out sorted */
    /* structs sorted by a member: the keys are in the values, key_offset bytes from the start of each; keys is null. Not
     * with WRITE_INDICES or KEEP_KEYS */
    GPUSORT_KEYS_IN_VALUES = 1 << 2,
    /* floating-point keys are compared as numbers: -0 and +0 are equal. All NaNs are equal and come last, in ascending and
     * in descending order, unless GPUSORT_NANS_GREATEST says otherwise. Equal keys keep their order, except with
     * ODD_EVEN_MERGE, and every key keeps its bits. Not with a window of bits (INVALID_ARGUMENT). No effect on integers.
     * Without the flag: totalOrder */
    GPUSORT_NUMERIC = 1 << 3,
    /* only the values are wanted. The sort may use the array of keys as scratch; its content is unspecified afterwards. Not
     * with KEEP_KEYS or KEYS_IN_VALUES */
    GPUSORT_DISCARD_KEYS = 1 << 4,
    /* with a limit: the results come in any order. They are the same elements as without the flag; of equal keys, the
     * earlier ones */
    GPUSORT_ANY_ORDER = 1 << 5,
    /* results go to keys_out and values_out, and keys and values are the second copies: the sort overwrites them, and
     * scratch holds counters only. Set keys_out (not with KEYS_IN_VALUES) and values_out; with WRITE_INDICES, set values,
     * too. Not with KEEP_KEYS. Sorts by an even number of radix passes and sorts of long segments copy the input to the
     * output first. 8- and 16-bit keys, NUMERIC keys, wide values, structs, the first k, and pairs on devices with 4 storage
     * buffers a stage still need some memory from scratch: gpusort_scratch() says how much */
    GPUSORT_OVERWRITE = 1 << 6,
    /* for gpusort_prepare() only: prepares the plan whose kernels compile fastest. Its sorts are slower. gpusort_cmd_sort()
     * records that plan until a gpusort_prepare() without this flag has returned, in this thread or another one.
     * gpusort_scratch() covers both plans. In gpusort_cmd_sort() and gpusort_sort(): INVALID_ARGUMENT */
    GPUSORT_QUICK = 1 << 7,
    /* with GPUSORT_NUMERIC: NaNs are greater than every number in both orders: last ascending, first descending, in their
     * stable order. No effect without GPUSORT_NUMERIC */
    GPUSORT_NANS_GREATEST = 1 << 8,
    /* keys and values have VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT: the sort uses device addresses where they are faster.
     * gpusort_scratch() then asks for that bit, and may ask for another size. No effect on host arrays */
    GPUSORT_ADDRESSABLE = 1 << 16
};

/* ---- what compilers, systems and the linker need; structures and functions are below ---- */
/* GPUSORT_API: extern by default, static where GPUSORT_STATIC is defined. GPUSORT_SHARED: the functions of the shared
 * library, which is compiled with it as well: imported and exported where that has to be said.
 * Vulkan's handles: the declarations need no Vulkan header, and one may come before or behind them. Behind them C89 and C99
 * do not let it declare VkBuffer and the like again, so the members below have types that begin with gpusort_: those that
 * Vulkan's header gives its handles. C11 and C++ units may say VkBuffer without Vulkan's header, too.
 * GPUSORT_VULKAN_HEADER names a header to include before. */
#ifndef GPUSORT_API
#if defined(GPUSORT_STATIC) && (defined(__GNUC__) || defined(__clang__))
#define GPUSORT_API __attribute__((unused)) static
#elif defined(GPUSORT_STATIC)
#define GPUSORT_API static
#elif defined(GPUSORT_SHARED) && defined(_WIN32) && defined(GPUSORT_IMPLEMENTATION)
#define GPUSORT_API extern __declspec(dllexport)
#elif defined(GPUSORT_SHARED) && defined(_WIN32)
#define GPUSORT_API extern __declspec(dllimport)
#elif defined(GPUSORT_SHARED) && (defined(__GNUC__) || defined(__clang__))
#define GPUSORT_API extern __attribute__((visibility("default")))
#elif defined(GPUSORT_SHARED)
#define GPUSORT_API extern
#else
#define GPUSORTI_HIDDEN /* the implementation unit keeps its functions to the program or library that it is in */
#define GPUSORT_API extern
#endif
#endif
#if defined(GPUSORT_VULKAN_HEADER)
#include GPUSORT_VULKAN_HEADER
#elif defined(GPUSORT_IMPLEMENTATION)
#ifndef VULKAN_CORE_H_
#include <vulkan/vulkan_core.h> /* packages: Debian libvulkan-dev; Fedora, Arch, Homebrew vulkan-headers */
#endif
#endif
#ifndef VK_USE_64_BIT_PTR_DEFINES /* as vulkan_core.h decides */
#if defined(__LP64__) || defined(_WIN64) || (defined(__x86_64__) && !defined(__ILP32__)) || defined(_M_X64) || \
    defined(__ia64) || defined(_M_IA64) || defined(__aarch64__) || defined(__powerpc64__) || \
    (defined(__riscv) && __riscv_xlen == 64)
#define VK_USE_64_BIT_PTR_DEFINES 1
#else
#define VK_USE_64_BIT_PTR_DEFINES 0
#endif
#endif
#if defined(VULKAN_CORE_H_)
#define GPUSORTI_DECLARED(type, handle) typedef handle gpusort_##handle;
#elif defined(__cplusplus) || (defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L)
#define GPUSORTI_DECLARED(type, handle) typedef type handle; typedef type gpusort_##handle;
#else
#define GPUSORTI_DECLARED(type, handle) typedef type gpusort_##handle;
#endif
#define GPUSORTI_HANDLE(handle) GPUSORTI_DECLARED(struct handle##_T *, handle)
#if VK_USE_64_BIT_PTR_DEFINES == 1
#define GPUSORTI_OBJECT(handle) GPUSORTI_HANDLE(handle)
#else
#define GPUSORTI_OBJECT(handle) GPUSORTI_DECLARED(uint64_t, handle)
#endif
GPUSORTI_HANDLE(VkInstance) GPUSORTI_HANDLE(VkPhysicalDevice) GPUSORTI_HANDLE(VkDevice) GPUSORTI_HANDLE(VkQueue)
GPUSORTI_HANDLE(VkCommandBuffer) GPUSORTI_OBJECT(VkBuffer) GPUSORTI_OBJECT(VkPipelineCache) GPUSORTI_OBJECT(VkDescriptorPool)

/* Linker names end in the version, so that a caller that was compiled against another one does not link. Those of the
 * shared library are plain, for callers from every language. Compilers without the pragma rename the functions by macros. */
#define GPUSORTI_JOIN(name, major, minor, patch) name##_##major##_##minor##_##patch
#define GPUSORTI_EXPAND(name, major, minor, patch) GPUSORTI_JOIN(name, major, minor, patch)
#define GPUSORTI_VERSIONED(name) \
    GPUSORTI_EXPAND(name, GPUSORT_VERSION_MAJOR, GPUSORT_VERSION_MINOR, GPUSORT_VERSION_PATCH)
#define GPUSORTI_PRAGMA_TEXT(text) _Pragma(#text)
#define GPUSORTI_PRAGMA(text) GPUSORTI_PRAGMA_TEXT(text)
#define GPUSORTI_LINKED(name) GPUSORTI_PRAGMA(redefine_extname name GPUSORTI_VERSIONED(name))
#if defined(GPUSORT_SHARED) || defined(GPUSORT_STATIC)
#elif defined(__PRAGMA_REDEFINE_EXTNAME) /* GCC and clang */
GPUSORTI_LINKED(gpusort_result_string) GPUSORTI_LINKED(gpusort_create_sized) GPUSORTI_LINKED(gpusort_destroy)
GPUSORTI_LINKED(gpusort_get_info) GPUSORTI_LINKED(gpusort_query_sized) GPUSORTI_LINKED(gpusort_chain_features)
GPUSORTI_LINKED(gpusort_log_stderr) GPUSORTI_LINKED(gpusort_cache) GPUSORTI_LINKED(gpusort_sort)
GPUSORTI_LINKED(gpusort_trim) GPUSORTI_LINKED(gpusort_prepare) GPUSORTI_LINKED(gpusort_readiness)
GPUSORTI_LINKED(gpusort_scratch) GPUSORTI_LINKED(gpusort_explain) GPUSORTI_LINKED(gpusort_cmd_sort)
#ifdef __cplusplus
GPUSORTI_LINKED(gpusort_create) GPUSORTI_LINKED(gpusort_query)
#endif
#else
#define gpusort_result_string GPUSORTI_VERSIONED(gpusort_result_string)
#define gpusort_create GPUSORTI_VERSIONED(gpusort_create)
#define gpusort_create_sized GPUSORTI_VERSIONED(gpusort_create_sized)
#define gpusort_destroy GPUSORTI_VERSIONED(gpusort_destroy)
#define gpusort_get_info GPUSORTI_VERSIONED(gpusort_get_info)
#define gpusort_query GPUSORTI_VERSIONED(gpusort_query)
#define gpusort_query_sized GPUSORTI_VERSIONED(gpusort_query_sized)
#define gpusort_chain_features GPUSORTI_VERSIONED(gpusort_chain_features)
#define gpusort_log_stderr GPUSORTI_VERSIONED(gpusort_log_stderr)
#define gpusort_cache GPUSORTI_VERSIONED(gpusort_cache)
#define gpusort_sort GPUSORTI_VERSIONED(gpusort_sort)
#define gpusort_trim GPUSORTI_VERSIONED(gpusort_trim)
#define gpusort_prepare GPUSORTI_VERSIONED(gpusort_prepare)
#define gpusort_readiness GPUSORTI_VERSIONED(gpusort_readiness)
#define gpusort_scratch GPUSORTI_VERSIONED(gpusort_scratch)
#define gpusort_explain GPUSORTI_VERSIONED(gpusort_explain)
#define gpusort_cmd_sort GPUSORTI_VERSIONED(gpusort_cmd_sort)
#endif

/* Of gpusort_create() and gpusort_query(), which pass the caller's sizes on: inline, except in the shared library. In C++
 * they have external linkage, so that a module can export them; each program and library has its own. */
#if defined(GPUSORT_SHARED) && defined(GPUSORT_IMPLEMENTATION)
#define GPUSORTI_SIZED GPUSORT_API
#elif defined(__cplusplus) && !defined(GPUSORT_STATIC) && defined(__GNUC__) && !defined(_WIN32) && !defined(__CYGWIN__)
#define GPUSORTI_SIZED __attribute__((visibility("hidden"))) inline
#elif defined(__cplusplus) && !defined(GPUSORT_STATIC)
#define GPUSORTI_SIZED inline
#elif defined(__cplusplus) || (defined(__STDC_VERSION__) && __STDC_VERSION__ >= 199901L)
#define GPUSORTI_SIZED static inline
#elif defined(__GNUC__) || defined(_MSC_VER)
#define GPUSORTI_SIZED static __inline
#else
#define GPUSORTI_SIZED static
#endif

struct VkAllocationCallbacks;
struct VkDeviceCreateInfo;

#ifdef __cplusplus
extern "C" {
#endif

/* the name and, in words, the usual reason */
GPUSORT_API const char *gpusort_result_string(gpusort_result result);

/* ---- context: the pipelines for one device. What threads may do with it at once: "threads" in the manual ---- */
typedef struct gpusort_context gpusort_context;
typedef void (*gpusort_proc)(void); /* cast vkGetInstanceProcAddr to this */

/* gpusort_desc.enabled: what the caller switched on when it created its device */
enum {
    GPUSORT_ENABLED_PUSH_DESCRIPTOR = 1 << 0, /* VK_KHR_push_descriptor, or pushDescriptor of Vulkan 1.4 */
    /* buffers need VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT where gpusort_scratch() asks for it */
    GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS = 1 << 1,
    GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL = 1 << 2, /* subgroupSizeControl and computeFullSubgroups */
    GPUSORT_ENABLED_STORAGE_16BIT = 1 << 3,         /* storageBuffer16BitAccess */
    GPUSORT_ENABLED_STORAGE_8BIT = 1 << 4,          /* storageBuffer8BitAccess */
    /* VK_EXT_external_memory_host: the device may copy from and to the caller's pages in gpusort_sort() */
    GPUSORT_ENABLED_EXTERNAL_MEMORY_HOST = 1 << 5,
    /* pipelineRobustness (Vulkan 1.4, VK_EXT_pipeline_robustness): kernels skip the bounds check of each access through
     * descriptors */
    GPUSORT_ENABLED_PIPELINE_ROBUSTNESS = 1 << 8,
    /* VK_EXT_debug_utils on the instance: pipelines have names, and a recorded sort is a labelled region with one label
     * inside for each kernel, so that RenderDoc, Nsight and validation speak of "gpusort: 1000000 f32 + 4 bytes" */
    GPUSORT_ENABLED_DEBUG_UTILS = 1 << 9
    /* a bit stands here only while something uses it */
};

/* of the logger's lines */
enum { GPUSORT_LOG_ERROR = 1, GPUSORT_LOG_WARNING = 2, GPUSORT_LOG_INFO = 3 };

/* gpusort_info.device_type: the values of VkPhysicalDeviceType */
enum {
    GPUSORT_DEVICE_OTHER = 0,
    GPUSORT_DEVICE_INTEGRATED = 1,
    GPUSORT_DEVICE_DISCRETE = 2,
    GPUSORT_DEVICE_VIRTUAL = 3,
    GPUSORT_DEVICE_CPU = 4 /* the "GPU" is the CPU */
};

typedef struct gpusort_desc {
    uint32_t start_canary; /* stays 0: catches a desc that was not zeroed */
    /* All zero: gpusort makes its own instance and device. An engine fills in instance to device, and queue and queue_family
     * if it calls gpusort_sort(). Handles, functions and their user pointers stay valid until gpusort_destroy(); all else
     * that pointers lead to is copied. */
    gpusort_proc get_instance_proc_addr; /* NULL: volk's if volk.h was included first, otherwise the system loader's */
    /* may be null if get_instance_proc_addr is set and accepts a null instance for device functions */
    gpusort_VkInstance instance;
    gpusort_VkPhysicalDevice physical_device;
    gpusort_VkDevice device;
    gpusort_VkQueue queue;
    uint32_t queue_family;
    uint32_t api_version; /* as given in VkApplicationInfo; 0 means 1.1 */
    uint32_t enabled;     /* GPUSORT_ENABLED_*; 0 still sorts, by the most portable path */
    gpusort_VkPipelineCache pipeline_cache;
    const struct VkAllocationCallbacks *vk_allocator;
    const char *device_name; /* own device: a part of the wanted device's name, in any case; NULL: the best one */
    /* own device: the data of gpusort_cache() from an earlier run. Unsuitable data is ignored with a warning, and so is data
     * of 0 bytes. NULL: none; cache_size is 0 then, or it is INVALID_ARGUMENT */
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
    } logger; /* level: GPUSORT_LOG_ERROR and on */
    /* optional: calls job(data, i) once for each i below count, on any threads of yours, and returns when all of these calls
     * have returned. Pipelines are compiled and host arrays are copied by such jobs. NULL: on the calling thread */
    struct {
        void (*run)(void (*job)(void *data, uint32_t i), void *data, uint32_t count, void *user);
        void *user;
    } jobs;
    /* most bytes of device memory that gpusort_sort() may allocate, staging memory not counted; 0: no limit */
    uint64_t memory_budget;
    uint32_t radix_bits;    /* bits a digit: 2, 4 or 8; 0: the tuning table's */
    const char *tuning;     /* a row as tools/check.c prints it, instead of the tuning table's; NULL: the table's. A text
                             * that cannot be read, or has a shape that a kernel cannot have, is INVALID_ARGUMENT, and the
                             * logger's line says where and why. Shapes too large for the device are reduced */
#ifdef GPUSORTI_OVERRIDES
    const struct gpusorti_overrides *overrides; /* of the project's own tests and tools */
#endif
    uint32_t end_canary; /* stays 0 */
} gpusort_desc;

/* On failure *out is NULL. gpusort_destroy(NULL) does nothing. */
GPUSORTI_SIZED gpusort_result gpusort_create(const gpusort_desc *desc_or_null, gpusort_context **out);
GPUSORT_API void gpusort_destroy(gpusort_context *context_or_null);

typedef struct gpusort_info {
    char device_name[256];
    uint32_t subgroup_size;
    uint32_t enabled;            /* GPUSORT_ENABLED_* in use */
    gpusort_algorithm algorithm; /* what GPUSORT_AUTO takes here for large counts */
    uint32_t device_type;        /* GPUSORT_DEVICE_* */
} gpusort_info;
GPUSORT_API void gpusort_get_info(const gpusort_context *context, gpusort_info *out);

/* Before the engine creates its device: which extensions and GPUSORT_ENABLED_* bits this physical device offers. All are
 * optional. On entry *extension_count is the room in extensions_or_null; too little room is an error. The names have static
 * storage. If extensions_or_null is NULL, *extension_count receives the number of names. */
GPUSORTI_SIZED gpusort_result gpusort_query(const gpusort_desc *desc, uint32_t *enabled, uint32_t *extension_count,
                                             const char **extensions_or_null);

/* For vkCreateDevice: switches on the features of the bits in `enabled`. It does so in the structures that info->pNext
 * leads to (VkPhysicalDeviceFeatures2, VkPhysicalDeviceVulkan11Features to 14Features, or those of one feature). Missing
 * structures are chained from *features, which lives until vkCreateDevice has returned. Nothing else in the chain changes.
 * Put the names of gpusort_query() into info before: if none of them brings push descriptors, Vulkan 1.4's are switched on.
 * NULL, unknown bits, and *features that is in the chain already are errors. */
typedef struct gpusort_features {
    uint64_t storage[64];
} gpusort_features;
GPUSORT_API gpusort_result gpusort_chain_features(uint32_t enabled, struct VkDeviceCreateInfo *info,
                                                  gpusort_features *features);

/* A logger for desc.logger.func: writes "gpusort: error: ..." to stderr; user: NULL, or a const int * with the highest
 * level that is written (default 2: errors and warnings). */
GPUSORT_API void gpusort_log_stderr(int level, const char *text, void *user);

/* The pipelines compiled so far, for cache_data of a later run. Only for gpusort's own device: an engine saves its
 * VkPipelineCache itself (UNSUPPORTED). data NULL: *size receives the size. Otherwise at most *size bytes are written, and
 * *size receives how many. A buffer that is too small is no error. A later run ignores data that was cut or damaged, or is
 * of another device, driver or version: gpusort.h checks a sum of its own before it gives the data to the driver. */
GPUSORT_API gpusort_result gpusort_cache(gpusort_context *context, size_t *size, void *data_or_null);

/* ---- host arrays: gpusort_sort() returns when they are sorted ---- */
typedef struct gpusort_timings {
    double upload_ms, sort_ms, download_ms, total_ms;
} gpusort_timings; /* sort_ms: by GPU timestamps; upload_ms and download_ms: the parts of total_ms before and after it */

/* gpusort_host_args and gpusort_cmd_args have their common members in the same order. Each comment is complete in both. */
typedef struct gpusort_host_args {
    uint32_t start_canary; /* stays 0 */
    size_t count;          /* elements, up to 2^32 - 1 */
    void *keys;            /* NULL with GPUSORT_KEYS_IN_VALUES */
    void *values;          /* optional, permuted with the keys; without a value_size INVALID_ARGUMENT */
    /* Optional: where the results go. keys and values then stay as they are. NULL: in place. Elements outside all segments
     * are copied. keys_out: not with KEEP_KEYS or KEYS_IN_VALUES, where no keys come out. Both have room for count elements,
     * values_out of packed results (see limit) for these results. With values_out and WRITE_INDICES, values is not used. */
    void *keys_out, *values_out;
    gpusort_type key_type;
    gpusort_order order;
    uint32_t value_size; /* bytes a value: 0, or a multiple of 4, up to 256 */
    /* GPUSORT_KEYS_IN_VALUES: bytes from the start of a value to its key. A multiple of the key's size or of 4, and the key
     * within value_size. Without the flag: 0 */
    uint32_t key_offset;
    /* Keys are compared by bits [first_bit, first_bit + bit_count) of the order; bit_count 0: from first_bit to the top. */
    uint32_t first_bit, bit_count;
    uint32_t flags;              /* GPUSORT_WRITE_INDICES and on */
    gpusort_algorithm algorithm; /* GPUSORT_ODD_EVEN_MERGE has neither segments nor a limit: UNSUPPORTED */
    /* Each segment is sorted by itself, stable as an array is. segments: segment_count + 1 ascending offsets into the array;
     * elements outside all segments are not touched. Offsets that descend or pass count are INVALID_ARGUMENT, and so is one
     * of segments and segment_count without the other. NULL: rows (segment_size), or one array. */
    const uint32_t *segments;
    /* Optional, with segments: where each segment ends, segment_count numbers; segments then has segment_count numbers, too.
     * Elements between segments are not touched. A segment that ends before it begins, after the next one begins, or beyond
     * count is INVALID_ARGUMENT. NULL: each segment ends where the next one begins */
    const uint32_t *segment_ends;
    uint32_t segment_count;
    uint32_t segment_size; /* rows of so many elements each; the last one may be shorter. Not with segments. 0: none */
    /* Only the first `limit` elements of the order are wanted, of the array or of each segment; 0: all. They come to the
     * front of the array (segment), in order; of equal keys, the earlier ones. The rest of the array (segment) is
     * unspecified. With GPUSORT_KEEP_KEYS the results are packed: those of segment s begin at values[s * limit].
     * Packed results: values holds segments * limit elements; without WRITE_INDICES at least count, because they are read.
     * Elements that receive no result stay as they were. More than 2^32 - 1 results are TOO_LARGE.
     * For one array, a limit beyond the count means the count. */
    uint32_t limit;
    gpusort_timings *timings; /* optional: receives how long the sort took */
    uint32_t end_canary;      /* stays 0 */
} gpusort_host_args;
/* After an error the arrays are unchanged, except with GPUSORT_ERROR_DEVICE_LOST: "errors" in the manual. */
GPUSORT_API gpusort_result gpusort_sort(gpusort_context *context, const gpusort_host_args *args);

/* Frees the device and staging memory that gpusort_sort() keeps for its next call. The next call allocates it again. */
GPUSORT_API void gpusort_trim(gpusort_context *context);

/* ---- the engine's buffers and command buffer: records, never submits, never allocates ---- */
typedef struct gpusort_range {
    gpusort_VkBuffer buffer;
    uint64_t offset;
    /* Bytes that are yours from offset on. A sort that would read or write more is INVALID_ARGUMENT: the logger's line names
     * the member, what the sort needs, and what it has. 0: not checked */
    uint64_t size;
} gpusort_range;
typedef struct gpusort_memory {
    uint64_t size, alignment;
    uint32_t usage; /* VkBufferUsageFlags; INDIRECT_BUFFER only where a dispatch reads its size from there */
    uint32_t descriptor_sets, descriptors; /* most that a recording allocates from descriptor_pool: sets, storage buffers */
} gpusort_memory;

typedef struct gpusort_cmd_args {
    uint32_t start_canary; /* stays 0 */
    uint64_t count;        /* elements, up to 2^32 - 1; the upper bound where count_buffer is set */
    /* Optional: a uint32_t that the GPU reads when the commands run. Its offset is any multiple of 4, so that a member of an
     * indirect command will do. Usage: STORAGE_BUFFER, and SHADER_DEVICE_ADDRESS where gpusort_scratch() asks for it. */
    gpusort_range count_buffer;
    gpusort_range keys;   /* null with GPUSORT_KEYS_IN_VALUES */
    gpusort_range values; /* optional, permuted with the keys; without a value_size INVALID_ARGUMENT */
    /* Optional: where the results go. keys and values then stay as they are. Null: in place. Elements outside all segments
     * are copied. keys_out: not with KEEP_KEYS or KEYS_IN_VALUES, where no keys come out. Both have room for count
     * elements, values_out of packed results (see limit) for these results. With values_out and WRITE_INDICES, values is
     * not used. gpusort_prepare() and gpusort_scratch() ignore keys_out and values_out. */
    gpusort_range keys_out, values_out;
    gpusort_range scratch; /* as gpusort_scratch() says; null where it says size 0 */
    /* Needed only if neither push descriptors nor device addresses are enabled; null is UNSUPPORTED then. Recording
     * allocates descriptor sets from it. You free them when the commands have run, and you guard the pool between threads */
    gpusort_VkDescriptorPool descriptor_pool;
    gpusort_type key_type;
    gpusort_order order;
    uint32_t value_size; /* bytes a value: 0, or a multiple of 4, up to 256 */
    /* GPUSORT_KEYS_IN_VALUES: bytes from the start of a value to its key. A multiple of the key's size or of 4, and the key
     * within value_size. Without the flag: 0 */
    uint32_t key_offset;
    /* Keys are compared by bits [first_bit, first_bit + bit_count) of the order; bit_count 0: from first_bit to the top. */
    uint32_t first_bit, bit_count;
    uint32_t flags;              /* GPUSORT_WRITE_INDICES and on */
    gpusort_algorithm algorithm; /* GPUSORT_ODD_EVEN_MERGE has neither segments nor a limit: UNSUPPORTED */
    /* Each segment is sorted by itself, stable as an array is. segments: segment_count + 1 ascending uint32_t offsets into
     * the array, which the GPU reads when the commands run. Elements outside all segments are not touched. The range has the
     * alignment and usage of count_buffer. Without a segment_count: INVALID_ARGUMENT. Each offset is clamped to the count,
     * with a count_buffer to the GPU's. If offsets descend, the content of all segments is unspecified, and indices may be
     * out of range; but nothing outside is touched, and the commands end. Null: rows (segment_size), or one array. */
    gpusort_range segments;
    /* Optional, with segments: where each segment ends, segment_count numbers, with the same alignment and usage. segments
     * then has segment_count numbers, too. Elements between segments are not touched. Each end is clamped to the count. A
     * segment that ends before it begins is empty. If one ends after the next one begins, its content is unspecified; but
     * the others are sorted, nothing outside is touched, and the commands end. gpusort_prepare() and gpusort_scratch()
     * ignore this member. Null: each segment ends where the next one begins */
    gpusort_range segment_ends;
    uint32_t segment_count;
    uint32_t segment_size; /* rows of so many elements each; the last one may be shorter. Not with segments. 0: none */
    /* Only the first `limit` elements of the order are wanted, of the array or of each segment; 0: all. They come to the
     * front of the array (segment), in order; of equal keys, the earlier ones. The rest of the array (segment) is
     * unspecified. With GPUSORT_KEEP_KEYS the results are packed: those of segment s begin at values[s * limit].
     * Packed results: values holds segments * limit elements; without WRITE_INDICES at least count, because they are read.
     * Elements that receive no result stay as they were. More than 2^32 - 1 results are TOO_LARGE.
     * For one array, a limit beyond the count means the count. */
    uint32_t limit;
    /* For gpusort_prepare() only: the smallest count that will be sorted. Pipelines that only smaller counts use are not
     * compiled; gpusort_cmd_sort() of such a count may return NOT_PREPARED, or sort by pipelines that larger counts share.
     * More than count: INVALID_ARGUMENT. 0: any count */
    uint64_t least_count;
    uint32_t end_canary; /* stays 0 */
} gpusort_cmd_args;
/* gpusort_prepare(), gpusort_readiness() and gpusort_scratch() need no buffers in args: the other members decide. count,
 * segment_count, segment_size and limit are upper bounds, with or without a count_buffer. segments.buffer is null here: a
 * segment_count without a segment_size means offsets.
 * prepare: compiles the pipelines of this kind of sort, for every count from least_count to count, and every segment_count,
 * segment_size and limit up to those of args. Call it once, at load time or in a thread beside the frames.
 * readiness: which pipelines of this kind are compiled, for the same counts. It records nothing and calls no Vulkan
 * function. Arguments that gpusort_prepare() refuses are GPUSORT_READY_NOT.
 * scratch: the most memory that one of these sorts needs.
 * prepare and scratch return TOO_LARGE if the device cannot bind the scratch of one of these sorts.
 * All three are for load time: they visit the plans of all smaller sorts. That takes some hundredths of a millisecond, for
 * rows with a limit up to some milliseconds, on the host. gpusort_cmd_sort() makes one plan, in microseconds. */
GPUSORT_API gpusort_result gpusort_prepare(gpusort_context *context, const gpusort_cmd_args *args);
enum {
    GPUSORT_READY_NOT = 0,
    GPUSORT_READY_QUICK = 1, /* by the plan that GPUSORT_QUICK prepares */
    GPUSORT_READY_FULL = 2
};
GPUSORT_API int gpusort_readiness(const gpusort_context *context, const gpusort_cmd_args *args);
GPUSORT_API gpusort_result gpusort_scratch(const gpusort_context *context, const gpusort_cmd_args *args,
                                           gpusort_memory *out);
/* What gpusort_cmd_sort() would record for args: a text for people, in lines, each "name: value" or a step. The method, and
 * why not the others (a feature, a limit, a count, a flag); scratch by section; each step with its kernel, workgroup size x
 * items and number of workgroups, those that may turn out empty marked, and those whose pipelines are not compiled yet. As
 * gpusort_prepare() it needs no buffers; where they are given, what follows from them is said, too. text_or_null NULL: *size
 * receives the bytes needed, the 0 at the end counted. Otherwise at most *size bytes are written, the last one a 0, and
 * *size receives the bytes needed. It records nothing and calls no Vulkan function. Refused is what gpusort_prepare()
 * refuses. For load time: it visits the plans of all smaller sorts. */
GPUSORT_API gpusort_result gpusort_explain(const gpusort_context *context, const gpusort_cmd_args *args, size_t *size,
                                           char *text_or_null);
/* Records the sort. "barriers" in the manual says what must be visible before and what is visible after, and "state" what
 * the sort binds. On an error nothing is recorded. */
GPUSORT_API gpusort_result gpusort_cmd_sort(const gpusort_context *context, gpusort_VkCommandBuffer command_buffer,
                                            const gpusort_cmd_args *args);

/* gpusort_create() and gpusort_query() pass the sizes of all structures, so that a caller compiled against others is
 * refused. A program in another language calls the shared library's gpusort_create(), which cannot check its structures. */
#define GPUSORTI_SIZES \
    (UINT64_C(1) * sizeof(gpusort_desc) | UINT64_C(1) * sizeof(gpusort_host_args) << 12 | \
     UINT64_C(1) * sizeof(gpusort_cmd_args) << 24 | UINT64_C(1) * sizeof(gpusort_info) << 36 | \
     UINT64_C(1) * sizeof(gpusort_memory) << 48 | UINT64_C(1) * sizeof(gpusort_timings) << 56)
GPUSORT_API gpusort_result gpusort_create_sized(const gpusort_desc *desc_or_null, gpusort_context **out, uint64_t sizes);
GPUSORT_API gpusort_result gpusort_query_sized(const gpusort_desc *desc, uint32_t *enabled, uint32_t *extension_count,
                                               const char **extensions_or_null, uint64_t sizes);

GPUSORTI_SIZED gpusort_result gpusort_create(const gpusort_desc *desc_or_null, gpusort_context **out) {
    return gpusort_create_sized(desc_or_null, out, GPUSORTI_SIZES);
}

GPUSORTI_SIZED gpusort_result gpusort_query(const gpusort_desc *desc, uint32_t *enabled, uint32_t *extension_count,
                                             const char **extensions_or_null) {
    return gpusort_query_sized(desc, enabled, extension_count, extensions_or_null, GPUSORTI_SIZES);
}

#ifdef __cplusplus
}
#endif
#pragma pack(pop)
#endif /* GPUSORT_H_INCLUDED */

/* What the project's tests and tools set instead of the tuning table; 0: the table decides. They define GPUSORTI_OVERRIDES,
 * which gives gpusort_desc a member for it. */
#if !defined(GPUSORTI_OVERRIDES_DECLARED) && (defined(GPUSORT_IMPLEMENTATION) || defined(GPUSORTI_OVERRIDES))
#define GPUSORTI_OVERRIDES_DECLARED
typedef struct gpusorti_overrides {
    uint32_t
        workgroup_size; /* invocations of the kernels that move elements: a power of two, reduced to the device's limits */
    uint32_t items;           /* elements that each of these takes at once, up to 32 */
    uint32_t tiles_a_portion; /* one-sweep: most tiles of a dispatch */
    uint32_t stall;           /* one-sweep leaves chosen tiles unpublished: STALL_* in shaders/common/stalls.glsl */
    uint32_t polls;           /* of a silent predecessor where tiles stall; 0: few */
    uint32_t reversed_atomics; /* 1: shared atomics that rank take effect from a subgroup's last lane to its first */
    uint32_t host_way;         /* gpusort_sort() tries this gpusorti_way first, and then those behind it */
    uint32_t host_piece;       /* bytes of the pieces that arrays are moved in */
    uint32_t merging_us;       /* as in gpusorti_tuning */
    uint32_t indices_to;       /* likewise */
} gpusorti_overrides;
#endif
