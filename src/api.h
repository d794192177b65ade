#pragma once

#ifndef GPUSORT_H_INCLUDED
#define GPUSORT_H_INCLUDED

#define GPUSORT_VERSION_MAJOR 0
#define GPUSORT_VERSION_MINOR 4
#define GPUSORT_VERSION_PATCH 0

#include <stddef.h> /* size_t */
#include <stdint.h>

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
#define GPUSORTI_HANDLE(handle) typedef handle gpusort_##handle;
#define GPUSORTI_OBJECT(handle) typedef handle gpusort_##handle;
#else
#if defined(__cplusplus) || (defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L)
#define GPUSORTI_DECLARED(type, handle) typedef type handle; typedef type gpusort_##handle;
#else
#define GPUSORTI_DECLARED(type, handle) typedef type gpusort_##handle;
#endif
#define GPUSORTI_HANDLE(handle) GPUSORTI_DECLARED(struct handle##_T *, handle)
#if VK_USE_64_BIT_PTR_DEFINES == 1
#define GPUSORTI_OBJECT(handle) GPUSORTI_DECLARED(struct handle##_T *, handle)
#else
#define GPUSORTI_OBJECT(handle) GPUSORTI_DECLARED(uint64_t, handle)
#endif
#endif
GPUSORTI_HANDLE(VkInstance)
GPUSORTI_HANDLE(VkPhysicalDevice)
GPUSORTI_HANDLE(VkDevice)
GPUSORTI_HANDLE(VkQueue)
GPUSORTI_HANDLE(VkCommandBuffer)
GPUSORTI_OBJECT(VkBuffer)
GPUSORTI_OBJECT(VkPipelineCache)
GPUSORTI_OBJECT(VkDescriptorPool)
struct VkAllocationCallbacks;
struct VkDeviceCreateInfo;

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
GPUSORTI_LINKED(gpusort_result_string)
GPUSORTI_LINKED(gpusort_create_sized)
GPUSORTI_LINKED(gpusort_destroy)
GPUSORTI_LINKED(gpusort_get_info)
GPUSORTI_LINKED(gpusort_query_sized)
GPUSORTI_LINKED(gpusort_chain_features)
GPUSORTI_LINKED(gpusort_log_stderr)
GPUSORTI_LINKED(gpusort_cache)
GPUSORTI_LINKED(gpusort_sort)
GPUSORTI_LINKED(gpusort_trim)
GPUSORTI_LINKED(gpusort_prepare)
GPUSORTI_LINKED(gpusort_readiness)
GPUSORTI_LINKED(gpusort_scratch)
GPUSORTI_LINKED(gpusort_cmd_sort)
#ifdef __cplusplus
GPUSORTI_LINKED(gpusort_create)
GPUSORTI_LINKED(gpusort_query)
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
#elif defined(__GNUC__)
#define GPUSORTI_SIZED static __inline__
#elif defined(_MSC_VER)
#define GPUSORTI_SIZED static __inline
#else
#define GPUSORTI_SIZED static
#endif

#ifdef __cplusplus
extern "C" {
#endif

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
    /* argsort: values (value_size 4) receive where each key came from, from 0 in the array or in its segment */
    GPUSORT_WRITE_INDICES = 1 << 0,
    GPUSORT_KEEP_KEYS = 1 << 1, /* keys are read, never written: only values come out sorted */
    /* structs sorted by a member: the keys lie in the values, key_offset bytes from the start of each; keys is null. Not
     * with the two flags above */
    GPUSORT_KEYS_IN_VALUES = 1 << 2,
    /* floating-point keys in the order of <, as numbers: -0 and +0 are equal, all NaNs are equal and come last, whether
     * ascending or descending; equal keys keep their order, and every key keeps its bits. Without it: totalOrder. Not with
     * a window of bits (INVALID_ARGUMENT); without meaning for integers. ODD_EVEN_MERGE has it, too, in place as ever, and
     * so without the order of equal keys */
    GPUSORT_NUMERIC = 1 << 3,
    /* only the values are wanted: what the keys then hold is unspecified, and the array may serve as scratch. Not with
     * KEEP_KEYS or KEYS_IN_VALUES */
    GPUSORT_DISCARD_KEYS = 1 << 4,
    /* with a limit: the first `limit` elements in any order (the same ones as in order, ties by the earlier element) */
    GPUSORT_ANY_ORDER = 1 << 5,
    /* keys_out and values_out are set, and what keys and values then hold does not matter: they serve as the second copies,
     * so that scratch holds counters only. Both have to be set, except keys_out with KEYS_IN_VALUES; values, too, with
     * WRITE_INDICES. Not with KEEP_KEYS. Radix passes and long segments copy the input to the output first. 8- and 16-bit
     * keys, NUMERIC keys, wide values, structs, the first k, and pairs on devices with 4 storage buffers a stage take what
     * they still need from scratch, as gpusort_scratch() says */
    GPUSORT_OVERWRITE = 1 << 6,
    /* for gpusort_prepare() alone: compiles only what sorts this kind soonest. gpusort_cmd_sort() then records that slower
     * plan, until a gpusort_prepare() without this flag has ended, also in another thread. gpusort_scratch() covers both
     * plans. In gpusort_cmd_sort() and gpusort_sort(): INVALID_ARGUMENT */
    GPUSORT_QUICK = 1 << 7,
    /* keys and values have VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT: addresses may be used where they are faster, and
     * gpusort_scratch() asks for the bit then, and for a size of its own. Without meaning for host arrays, whose buffers
     * are gpusort's own */
    GPUSORT_ADDRESSABLE = 1 << 16
};

/* ---- context: the pipelines for one device. What threads may do with it at once: "threads" in the manual ---- */
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
    /* All zero: gpusort makes its own instance and device. An engine fills instance .. device, and
     * queue + queue_family where it wants gpusort_sort(). Nothing pointed at is kept, handles aside. */
    gpusort_proc get_instance_proc_addr; /* NULL: volk's where volk.h was included first, else the system's loader */
    /* may be null where get_instance_proc_addr is given and finds device functions without it */
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
    } logger; /* level: GPUSORT_LOG_ERROR and on */
    /* optional: calls job(data, i) for each i below count, on threads of yours as you like, and returns when all have
     * returned; pipelines are compiled and host arrays copied side by side through it. NULL: on the calling thread */
    struct {
        void (*run)(void (*job)(void *data, uint32_t i), void *data, uint32_t count, void *user);
        void *user;
    } jobs;
    /* bytes of device memory that gpusort_sort() may take for itself, without the staging memory; 0: no limit */
    uint64_t memory_budget;
    uint32_t radix_bits;    /* bits a digit: 2, 4 or 8; 0: the tuning table's */
    const char *tuning;     /* a row as tools/tune prints it, in place of the table's; NULL: the table's. A text that cannot
                             * be read, or asks for what a kernel cannot do, is INVALID_ARGUMENT, and the log says where and
                             * why; what does not fit the device is reduced to it */
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

/* Before the engine creates its device: which extensions and GPUSORT_ENABLED_* bits this physical device offers.
 * Every one is optional. extensions: up to *extension_count names, static storage; room for fewer than there are is an
 * error. NULL: *extension_count receives their number. */
GPUSORTI_SIZED gpusort_result gpusort_query(const gpusort_desc *desc, uint32_t *enabled, uint32_t *extension_count,
                                             const char **extensions_or_null);

/* For vkCreateDevice: switches on the features that the bits of `enabled` stand for, in the structures that are already in
 * the chain of info->pNext (VkPhysicalDeviceFeatures2, VkPhysicalDeviceVulkan11Features .. 14Features, or those of one
 * feature), and chains those that are missing from *features, which lives until vkCreateDevice has returned. Nothing else
 * of the chain changes. The extensions' names are gpusort_query()'s; info has them by then: push descriptors that none of
 * them brings are taken from Vulkan 1.4. NULL, unknown bits and an info that has *features in its chain are errors. */
typedef struct gpusort_features {
    uint64_t storage[64];
} gpusort_features;
GPUSORT_API gpusort_result gpusort_chain_features(uint32_t enabled, struct VkDeviceCreateInfo *info,
                                                  gpusort_features *features);

/* A logger for desc.logger.func: writes "gpusort: error: ..." to stderr; user: NULL, or a const int * with the highest
 * level that is written (default 2: errors and warnings). */
GPUSORT_API void gpusort_log_stderr(int level, const char *text, void *user);

/* The compiled pipelines so far, for cache_data of a later run (own device; on an engine's device UNSUPPORTED, as an engine
 * keeps its VkPipelineCache itself). data NULL: *size receives the size. Else up to *size bytes are written and *size says
 * how many; a buffer too small is no error, such data is simply ignored later, as is data that was cut, damaged or comes
 * from another device, driver or version: gpusort.h checks it by a sum of its own before the driver sees it. */
GPUSORT_API gpusort_result gpusort_cache(gpusort_context *context, size_t *size, void *data_or_null);

/* ---- host arrays: blocks until sorted, in place ---- */
typedef struct gpusort_timings {
    double upload_ms, sort_ms, download_ms, total_ms;
} gpusort_timings; /* sort_ms by GPU timestamps; upload_ms and download_ms: what of total_ms is before and after it */

/* Both structures of arguments have their common members in one order, and each tells all about them. */
typedef struct gpusort_host_args {
    uint32_t start_canary; /* stays 0 */
    size_t count;          /* elements, up to 2^32 - 1 */
    void *keys;            /* NULL with GPUSORT_KEYS_IN_VALUES */
    void *values;          /* optional, permuted with the keys; without a value_size INVALID_ARGUMENT */
    /* Optional: where the results go. keys and values then stay as they are. NULL: in place. Elements outside all segments
     * are copied. keys_out: not with KEEP_KEYS or KEYS_IN_VALUES, where no keys come out. values_out: packed results (see
     * limit) need room for themselves alone; with WRITE_INDICES values is not used. */
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
     * what lies outside all of them is not touched. Offsets that descend or pass count are INVALID_ARGUMENT, and so is one
     * of segments and segment_count without the other. NULL: rows, or one array. */
    const uint32_t *segments;
    /* Optional, with segments: where each segment ends, segment_count numbers; segments then has segment_count numbers, too.
     * Elements between segments are not touched. An end before its segment's beginning, behind the next one's or behind
     * count is INVALID_ARGUMENT. NULL: each segment ends where the next one begins */
    const uint32_t *segment_ends;
    uint32_t segment_count;
    uint32_t segment_size; /* rows of so many elements each; the last one may be shorter. Not with segments. 0: none */
    /* Only the first `limit` elements of the order are wanted, of the array or of each segment; 0: all. They come to the
     * front of the array (segment), in order, ties by the earlier element; what the rest of it holds is unspecified.
     * With GPUSORT_KEEP_KEYS the results are packed: those of segment s at values[s * limit] and on. Where values are read,
     * the array then has max(count, segments * limit) elements; where they are only written, as with WRITE_INDICES,
     * segments * limit. What no result is written to stays as it was. Over 2^32 - 1 results are TOO_LARGE.
     * One array: a limit beyond the count means all; no room beyond count is needed, with KEEP_KEYS either. */
    uint32_t limit;
    gpusort_timings *timings; /* optional: receives how long the sort took */
    uint32_t end_canary;      /* stays 0 */
} gpusort_host_args;
/* A failure leaves the arrays as they were, except GPUSORT_ERROR_DEVICE_LOST: see errors, above. */
GPUSORT_API gpusort_result gpusort_sort(gpusort_context *context, const gpusort_host_args *args);

/* Frees the device and staging memory that gpusort_sort() keeps for its next call, which allocates anew. */
GPUSORT_API void gpusort_trim(gpusort_context *context);

/* ---- the engine's buffers and command buffer: records, never submits, never allocates ---- */
typedef struct gpusort_range {
    gpusort_VkBuffer buffer;
    uint64_t offset;
} gpusort_range;
typedef struct gpusort_memory {
    uint64_t size, alignment;
    uint32_t usage; /* VkBufferUsageFlags; INDIRECT_BUFFER only where a dispatch reads its size from there */
    uint32_t descriptor_sets, descriptors; /* that a recording takes from descriptor_pool at most: sets, storage buffers */
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
     * are copied. keys_out: not with KEEP_KEYS or KEYS_IN_VALUES, where no keys come out. values_out: packed results (see
     * limit) need room for themselves alone; with WRITE_INDICES values is not used. gpusort_prepare() and gpusort_scratch()
     * need not know of them. */
    gpusort_range keys_out, values_out;
    gpusort_range scratch; /* as gpusort_scratch() says; null where it says size 0 */
    uint64_t scratch_size; /* bytes that scratch has from its offset; too few are INVALID_ARGUMENT. 0: not checked */
    /* Only where neither push descriptors nor addresses are enabled: sets are allocated from it while recording, and are
     * yours to give back with it when the commands have run; access to it is yours to guard. Null there: UNSUPPORTED */
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
     * the array, which the GPU reads when the commands run; what lies outside all of them is not touched. The range's offset
     * and usage are as those of count_buffer. Without a segment_count INVALID_ARGUMENT. Each offset is clamped to the count,
     * the GPU's where count_buffer is set. Where some descend, what the ranges of all then hold is unspecified, and indices
     * may be any number; nothing outside is touched, and the commands end. Null: rows, or one array. */
    gpusort_range segments;
    /* Optional, with segments: where each segment ends, segment_count numbers, offset and usage as before; segments then has
     * segment_count numbers, too. Elements between segments are not touched. Each end is clamped to the count. Where one
     * comes before its segment's beginning, or behind the next one's, what the ranges of such segments then hold is
     * unspecified; the others are sorted, nothing outside is touched, and the commands end. gpusort_prepare() and
     * gpusort_scratch() need not know of it. Null: each segment ends where the next one begins */
    gpusort_range segment_ends;
    uint32_t segment_count;
    uint32_t segment_size; /* rows of so many elements each; the last one may be shorter. Not with segments. 0: none */
    /* Only the first `limit` elements of the order are wanted, of the array or of each segment; 0: all. They come to the
     * front of the array (segment), in order, ties by the earlier element; what the rest of it holds is unspecified.
     * With GPUSORT_KEEP_KEYS the results are packed: those of segment s at values[s * limit] and on. Where values are read,
     * the array then has max(count, segments * limit) elements; where they are only written, as with WRITE_INDICES,
     * segments * limit. What no result is written to stays as it was. Over 2^32 - 1 results are TOO_LARGE.
     * One array: a limit beyond the count means all; no room beyond count is needed, with KEEP_KEYS either. */
    uint32_t limit;
    /* For gpusort_prepare() alone: smaller counts are never sorted, and need no pipelines of their own.
     * gpusort_cmd_sort() of a smaller count answers NOT_PREPARED where it needs others. Over count: INVALID_ARGUMENT.
     * 0: any count */
    uint64_t least_count;
    uint32_t end_canary; /* stays 0 */
} gpusort_cmd_args;
/* These three need no buffers in args: the other members decide, and count, segment_count, segment_size and limit are upper
 * bounds, with or without a count_buffer. segments.buffer is null here: a segment_count without a segment_size means
 * offsets.
 * prepare: compiles the pipelines of this kind of sort for every count from least_count to count, segment_count,
 * segment_size and limit; once, at load time or beside the frames.
 * readiness: what has been prepared of it, for every such count; records nothing, and calls no Vulkan function. Arguments
 * that gpusort_prepare() refuses are GPUSORT_READY_NOT.
 * scratch: how much memory such a sort takes at most.
 * Where the scratch of one of these sorts cannot be bound, prepare and scratch answer TOO_LARGE. */
GPUSORT_API gpusort_result gpusort_prepare(gpusort_context *context, const gpusort_cmd_args *args);
enum {
    GPUSORT_READY_NOT = 0,
    GPUSORT_READY_QUICK = 1, /* by the plan that GPUSORT_QUICK prepares */
    GPUSORT_READY_FULL = 2
};
GPUSORT_API int gpusort_readiness(const gpusort_context *context, const gpusort_cmd_args *args);
GPUSORT_API gpusort_result gpusort_scratch(const gpusort_context *context, const gpusort_cmd_args *args,
                                           gpusort_memory *out);
/* Records the sort. What has to be visible before and is visible after: "barriers" in the manual; what it binds: "state".
 * Nothing recorded on error. */
GPUSORT_API gpusort_result gpusort_cmd_sort(const gpusort_context *context, gpusort_VkCommandBuffer command_buffer,
                                            const gpusort_cmd_args *args);

/* gpusort_create() and gpusort_query() pass the sizes of all structures, so that a caller compiled against others is
 * refused. A caller that knows the shared library's gpusort_create() by its name alone, as one in another language does,
 * answers for its structures itself. */
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
#endif /* GPUSORT_H_INCLUDED */

/* What the project's tests and tools set in place of the tuning table; 0: the table decides. They define GPUSORTI_OVERRIDES,
 * which gives gpusort_desc a member for it. */
#if !defined(GPUSORTI_OVERRIDES_DECLARED) && (defined(GPUSORT_IMPLEMENTATION) || defined(GPUSORTI_OVERRIDES))
#define GPUSORTI_OVERRIDES_DECLARED
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
    uint32_t indices_to;       /* likewise */
} gpusorti_overrides;
#endif
