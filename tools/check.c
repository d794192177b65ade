/* Sorts every kind on your GPU, compares each result with a stable sort of the host, and times twelve sorts, in about a
 * minute. What it prints can be pasted into an issue as it is.
 *
 *   cc -O2 -pthread -I. tools/check.c -o check -ldl && ./check         Linux, macOS (where -I has the Vulkan headers)
 *   cl /O2 /I. /I"%VULKAN_SDK%\Include" tools\check.c && check         Windows; clang and MinGW take the line of Linux,
 *                                                                      but without -ldl
 *   aarch64-linux-android26-clang -O2 -I. tools/check.c -o check -ldl  Android: the NDK's compiler; then
 *     adb push check /data/local/tmp && adb shell /data/local/tmp/check
 *
 * It needs gpusort.h, two files in tools/tune/ and the Vulkan headers. --tune also looks for a faster row of the tuning
 * table, which takes another minute a queue family. */
#define GPUSORT_IMPLEMENTATION
#include "gpusort.h"

#include <time.h>

#if defined(_WIN32)
#include <io.h>
#include <windows.h>
#else
#include <pthread.h>
#include <unistd.h>
#endif

#include "tune/tuner.h"

static const char check_usage[] =
    "check: sorts every kind on a Vulkan device, compares, times, and prints a report\n"
    "  --device NAME    a part of its name; without: the best device there is\n"
    "  --queue NAME     graphics (a queue family with graphics), compute (one without), or both (default)\n"
    "  --seconds N      for comparing sorts, on all queue families together (40); two counts are always sorted\n"
    "  --kinds PARTS    only kinds whose names have one of these parts, commas between them; --kinds list names all\n"
    "  --most N         only counts up to N\n"
    "  --tune           then looks for a row of the tuning table that is faster\n"
    "  --tune-seconds N for each queue family (50)\n"
    "  --compare LINE   only times the device's row and this one by turns\n"
    "  --quick          times and tunes little: does it work?\n"
    "  --no-times       only compares\n"
    "  --enable MASK    of GPUSORT_ENABLED_* that the device offers, only these\n";

typedef struct check_options {
    const char *device_name, *kinds, *compare;
    int graphics, compute, tune, quick, no_times;
    uint32_t enable;
    uint64_t most;
    double seconds, tune_seconds;
} check_options;

/* ---- what is sorted ---- */

enum { WHOLE, ROWS, OFFSETS, GAPS }; /* how an array is cut; gaps: offsets of ends, too */
enum { ELSEWHERE = 1, COUNT_ON_GPU = 2, BARE = 4, HOST = 8 }; /* to other arrays; ..; nothing enabled; host arrays */

typedef struct check_kind {
    const char *name;
    gpusort_type type;
    uint32_t value_size, flags;
    uint32_t key_offset, first_bit, bit_count, cut, cut_size, limit, ways;
    gpusort_algorithm algorithm;
} check_kind;

#define ARGSORT (GPUSORT_WRITE_INDICES | GPUSORT_KEEP_KEYS)
static const check_kind check_kinds[] = {
    {"u32", .type = GPUSORT_U32},
    {"i32", .type = GPUSORT_I32},
    {"f32", .type = GPUSORT_F32},
    {"u64", .type = GPUSORT_U64},
    {"i64", .type = GPUSORT_I64},
    {"f64", .type = GPUSORT_F64},
    {"u16", .type = GPUSORT_U16},
    {"i16", .type = GPUSORT_I16},
    {"f16", .type = GPUSORT_F16},
    {"bf16", .type = GPUSORT_BF16},
    {"u8", .type = GPUSORT_U8},
    {"i8", .type = GPUSORT_I8},
    {"u32 + 4 bytes", .type = GPUSORT_U32, .value_size = 4},
    {"f32 + 4 bytes", .type = GPUSORT_F32, .value_size = 4},
    {"u64 + 4 bytes", .type = GPUSORT_U64, .value_size = 4},
    {"i16 + 4 bytes", .type = GPUSORT_I16, .value_size = 4},
    {"u8 + 4 bytes", .type = GPUSORT_U8, .value_size = 4},
    {"u32 + 8 bytes", .type = GPUSORT_U32, .value_size = 8},
    {"f64 + 8 bytes", .type = GPUSORT_F64, .value_size = 8},
    {"i32 + 20 bytes", .type = GPUSORT_I32, .value_size = 20},
    {"u64 + 256 bytes", .type = GPUSORT_U64, .value_size = 256},
    {"f32 argsort", .type = GPUSORT_F32, .value_size = 4, .flags = ARGSORT},
    {"i64 with indices", .type = GPUSORT_I64, .value_size = 4, .flags = GPUSORT_WRITE_INDICES},
    {"16-byte structs by f32", .type = GPUSORT_F32, .value_size = 16, .flags = GPUSORT_KEYS_IN_VALUES, .key_offset = 12},
    {"48-byte structs by u64", .type = GPUSORT_U64, .value_size = 48, .flags = GPUSORT_KEYS_IN_VALUES, .key_offset = 8},
    {"u32 + 4 bytes by 12 bits", .type = GPUSORT_U32, .value_size = 4, .first_bit = 7, .bit_count = 12},
    {"i64 by 40 bits", .type = GPUSORT_I64, .first_bit = 20, .bit_count = 40},
    {"f32 as numbers", .type = GPUSORT_F32, .flags = GPUSORT_NUMERIC},
    {"f64 + 4 bytes as numbers", .type = GPUSORT_F64, .value_size = 4, .flags = GPUSORT_NUMERIC},
    {"f16 as numbers, NaNs greatest", .type = GPUSORT_F16, .flags = GPUSORT_NUMERIC | GPUSORT_NANS_GREATEST},
    {"u32 + 4 bytes, keys discarded", .type = GPUSORT_U32, .value_size = 4, .flags = GPUSORT_DISCARD_KEYS},
    {"f32 + 4 bytes, by addresses", .type = GPUSORT_F32, .value_size = 4, .flags = GPUSORT_ADDRESSABLE},
    {"u64, by addresses", .type = GPUSORT_U64, .flags = GPUSORT_ADDRESSABLE},
    {"f32 + 4 bytes to other arrays", .type = GPUSORT_F32, .value_size = 4, .ways = ELSEWHERE},
    {"u32 + 4 bytes, overwritten", .type = GPUSORT_U32, .value_size = 4, .flags = GPUSORT_OVERWRITE, .ways = ELSEWHERE},
    {"u32 + 4 bytes, count on the GPU", .type = GPUSORT_U32, .value_size = 4, .ways = COUNT_ON_GPU},
    {"u32 + 4 bytes, nothing enabled", .type = GPUSORT_U32, .value_size = 4, .ways = BARE},
    {"u32 + 4 bytes in rows of 10", .type = GPUSORT_U32, .value_size = 4, .cut = ROWS, .cut_size = 10},
    {"f32 argsort in rows of 300", .type = GPUSORT_F32, .value_size = 4, .flags = ARGSORT, .cut = ROWS, .cut_size = 300},
    {"u64 + 4 bytes in rows of 3000", .type = GPUSORT_U64, .value_size = 4, .cut = ROWS, .cut_size = 3000},
    {"u32 in rows of 30000", .type = GPUSORT_U32, .cut = ROWS, .cut_size = 30000},
    {"f32 + 4 bytes in segments", .type = GPUSORT_F32, .value_size = 4, .cut = OFFSETS, .cut_size = 60},
    {"u64 in long segments", .type = GPUSORT_U64, .cut = OFFSETS, .cut_size = 20000},
    {"u32 + 4 bytes in segments with gaps", .type = GPUSORT_U32, .value_size = 4, .cut = GAPS, .cut_size = 600},
    {"f32 + 4 bytes, the first 100", .type = GPUSORT_F32, .value_size = 4, .limit = 100},
    {"f32 argsort, the first 8 of rows", .type = GPUSORT_F32, .value_size = 4, .flags = ARGSORT, .limit = 8, .cut = ROWS,
     .cut_size = 3000},
    {"f32 argsort, the first 50 in any order", .type = GPUSORT_F32, .value_size = 4,
     .flags = ARGSORT | GPUSORT_ANY_ORDER, .limit = 50, .cut = ROWS, .cut_size = 5000},
    {"u32 + 4 bytes, count / scan / scatter", .type = GPUSORT_U32, .value_size = 4,
     .algorithm = GPUSORT_COUNT_SCAN_SCATTER},
    {"u32 + 4 bytes, one-sweep", .type = GPUSORT_U32, .value_size = 4, .algorithm = GPUSORT_ONESWEEP},
    {"f32 + 4 bytes, odd-even merge", .type = GPUSORT_F32, .value_size = 4, .algorithm = GPUSORT_ODD_EVEN_MERGE},
    {"f32 + 4 bytes, host arrays", .type = GPUSORT_F32, .value_size = 4, .ways = HOST}};
enum { KINDS = sizeof check_kinds / sizeof check_kinds[0] };

/* Two kinds that are timed behind the tuner's probes. */
static const struct {
    check_kind kind;
    uint32_t count;
} check_timed[] = {
    {{"f32 + 4 bytes in rows of 1000", .type = GPUSORT_F32, .value_size = 4, .cut = ROWS, .cut_size = 1000}, 1 << 22},
    {{"f32 argsort, the first 100", .type = GPUSORT_F32, .value_size = 4, .flags = ARGSORT, .limit = 100}, 1 << 22}};
enum { QUICK_PROBES = 2, TIMED = TUNER_PROBES + sizeof check_timed / sizeof check_timed[0] };

/* Counts that are sorted, tier by tier, while there is time; the last two of the first tier always. */
static const uint32_t check_counts[][9] = {{1, 2, 33, 256, 1000, 4097, 70001}, {262143, 1000003}, {4194307}, {16777219}};
static const uint32_t check_counts_of_cpus[][9] = {{1, 1000, 20011}, {33, 4097, 70001}, {262143}, {1000003}};
enum { TIERS = sizeof check_counts / sizeof check_counts[0] };

static const char *const check_orders[] = {"ascending", "descending"};
enum { RANDOM, FEW, SORTED, REVERSED, EQUAL, LOW_BITS, NEARLY_SORTED, SPECIAL, DISTRIBUTIONS };
static const char *const check_distributions[] = {"random keys", "few distinct keys", "sorted keys",   "reversed keys",
                                                  "equal keys",  "low bits only",     "nearly sorted", "special values"};

/* Types of keys, by gpusort_type: what is compared with does not depend on what the implementation knows of them. */
enum { UNSIGNED, SIGNED, FLOATING };
static const struct {
    uint32_t bits, form;
    uint64_t infinity;
} check_types[] = {
    [GPUSORT_U32] = {32, UNSIGNED, 0},
    [GPUSORT_I32] = {32, SIGNED, 0},
    [GPUSORT_F32] = {32, FLOATING, 0x7f800000},
    [GPUSORT_U64] = {64, UNSIGNED, 0},
    [GPUSORT_I64] = {64, SIGNED, 0},
    [GPUSORT_F64] = {64, FLOATING, UINT64_C(0x7ff0000000000000)},
    [GPUSORT_U16] = {16, UNSIGNED, 0},
    [GPUSORT_I16] = {16, SIGNED, 0},
    [GPUSORT_F16] = {16, FLOATING, 0x7c00},
    [GPUSORT_U8] = {8, UNSIGNED, 0},
    [GPUSORT_I8] = {8, SIGNED, 0},
    [GPUSORT_BF16] = {16, FLOATING, 0x7f80}};

static uint32_t key_bits(gpusort_type type) { return check_types[type].bits; }

/* ---- the report ---- */

static char check_doing[256] = "opening the device"; /* what a crash or a failing call interrupts */
static char check_log[512];                          /* the logger's last error */
static const char check_wanted[] =
    "Please open an issue with all of this report and what `vulkaninfo --summary` prints. If you can, set the environment\n"
    "variable VK_INSTANCE_LAYERS to VK_LAYER_KHRONOS_validation, and add what `check --kinds \"NAME\"` prints then, with\n"
    "the name of a kind that is wrong.\n";

/* Whether a person reads standard error: a file of it has no lines of progress. */
static int check_on_terminal(void) {
#if defined(_WIN32)
    return _isatty(2);
#else
    return isatty(2);
#endif
}

/* Removes the line of progress. */
static void check_clear(void) {
    if (!check_on_terminal()) return;
    fprintf(stderr, "\r%-110s\r", "");
    fflush(stderr);
}

static void check_progress(const char *format, ...) {
    va_list list;
    va_start(list, format);
    vsnprintf(check_doing, sizeof check_doing, format, list);
    va_end(list);
    if (!check_on_terminal()) return;
    fprintf(stderr, "\r%-110.110s", check_doing);
    fflush(stderr);
}

static void check_stop(const char *format, ...) {
    va_list list;
    check_clear();
    printf("STOPPED   at: %s\n          ", check_doing);
    va_start(list, format);
    vprintf(format, list);
    va_end(list);
    printf("\n%s%s%s", check_log, check_log[0] ? "\n" : "", check_wanted);
    fflush(stdout);
    exit(1);
}

#define VK(call)                                                                            \
    do {                                                                                    \
        const VkResult vk_result = (call);                                                  \
        if (vk_result != VK_SUCCESS) check_stop("%s: VkResult %d", #call, (int)vk_result); \
    } while (0)
#define GPUSORT(call)                                                                                 \
    do {                                                                                              \
        const gpusort_result sort_result = (call);                                                    \
        if (sort_result != GPUSORT_OK) check_stop("%s: %s", #call, gpusort_result_string(sort_result)); \
    } while (0)

static void check_keep_log(int level, const char *text, void *user) {
    (void)user;
    if (level == GPUSORT_LOG_ERROR) snprintf(check_log, sizeof check_log, "%s", text);
}

static void *check_alloc(uint64_t size) {
    void *memory = malloc((size_t)size + 1);
    if (!memory) check_stop("no host memory for %llu bytes", (unsigned long long)size);
    return memory;
}

/* ---- device ---- */

enum { KEYS, VALUES, KEYS_OUT, VALUES_OUT, SCRATCH, EXTRA, STAGING, RANDOM_WORDS, INDICES, PAIRS_OF_WORDS, BUFFERS };
enum { ALIGNMENT = 256 };

typedef struct check_buffer {
    VkBuffer buffer;
    VkDeviceMemory memory;
    uint64_t size;
    VkBufferUsageFlags usage;
    unsigned char *mapped; /* staging's */
} check_buffer;

typedef struct check_device { /* a queue family of a device, as an engine has it */
    const check_options *options;
    gpusort_context *own;           /* has the instance and the physical device */
    gpusort_context *context, *bare; /* with all that the device offers; with nothing enabled */
    const gpusorti_functions *vk;   /* of the device; those of the instance are own->vk */
    PFN_vkCmdFillBuffer fill;
    PFN_vkCmdUpdateBuffer update;
    VkDevice device;
    VkQueue queue;
    VkPipelineCache cache; /* of all contexts */
    uint32_t family, enabled;
    const char *queue_name;
    VkCommandPool pool;
    VkCommandBuffer cmd;
    VkFence fence;
    VkQueryPool queries;
    check_buffer buffers[BUFFERS];
    uint32_t *random; /* what RANDOM_WORDS holds */
    int is_cpu, is_discrete;
} check_device;

/* Of a context for the device with these of its GPUSORT_ENABLED_*. */
static gpusort_desc check_desc(const check_device *d, uint32_t enabled) {
    gpusort_desc desc = {0};
    desc.get_instance_proc_addr = (gpusort_proc)d->own->vk.GetInstanceProcAddr;
    desc.instance = d->own->instance;
    desc.physical_device = d->own->physical_device;
    desc.device = d->device;
    desc.queue_family = d->family;
    desc.api_version = d->own->caps.api_version;
    desc.queue = d->queue;
    desc.pipeline_cache = d->cache;
    desc.enabled = enabled;
    return desc;
}

static void check_create_device(check_device *d) {
    const char *names[32];
    const float priority = 1;
    uint32_t offered, count = 31;
    gpusort_features features;
    gpusort_desc desc = check_desc(d, 0);
    VkDeviceQueueCreateInfo queue = {.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO};
    VkDeviceCreateInfo info = {.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO};
    VkPipelineCacheCreateInfo cache = {.sType = VK_STRUCTURE_TYPE_PIPELINE_CACHE_CREATE_INFO};
    desc.queue_family = 0; /* the device is not there yet */
    desc.logger.func = check_keep_log;
    GPUSORT(gpusort_query(&desc, &offered, &count, names));
    if (d->own->caps.portability) names[count++] = GPUSORTI_PORTABILITY;
    d->enabled = offered & d->options->enable;
    queue.queueFamilyIndex = d->family;
    queue.queueCount = 1;
    queue.pQueuePriorities = &priority;
    info.queueCreateInfoCount = 1;
    info.pQueueCreateInfos = &queue;
    info.enabledExtensionCount = count;
    info.ppEnabledExtensionNames = names;
    GPUSORT(gpusort_chain_features(d->enabled, &info, &features));
    VK(d->own->vk.CreateDevice(d->own->physical_device, &info, NULL, &d->device));
    d->own->vk.GetDeviceQueue(d->device, d->family, 0, &d->queue);
    VK(d->own->vk.CreatePipelineCache(d->device, &cache, NULL, &d->cache));
    desc = check_desc(d, d->enabled);
    desc.logger.func = check_keep_log;
    GPUSORT(gpusort_create(&desc, &d->context));
    desc.enabled = 0;
    GPUSORT(gpusort_create(&desc, &d->bare));
}

static void check_open(check_device *d, gpusort_context *own, const check_options *options, uint32_t family,
                       const char *queue_name) {
    VkCommandPoolCreateInfo pool = {.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO};
    VkCommandBufferAllocateInfo allocate = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO};
    VkFenceCreateInfo fence = {.sType = VK_STRUCTURE_TYPE_FENCE_CREATE_INFO};
    VkQueryPoolCreateInfo queries = {.sType = VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO};
    memset(d, 0, sizeof *d);
    d->options = options;
    d->own = own;
    d->family = family;
    d->queue_name = queue_name;
    d->is_cpu = own->caps.device_type == GPUSORT_DEVICE_CPU;
    d->is_discrete = own->caps.device_type == GPUSORT_DEVICE_DISCRETE;
    check_create_device(d);
    d->vk = &d->context->vk;
    d->fill = (PFN_vkCmdFillBuffer)d->vk->GetDeviceProcAddr(d->device, "vkCmdFillBuffer");
    d->update = (PFN_vkCmdUpdateBuffer)d->vk->GetDeviceProcAddr(d->device, "vkCmdUpdateBuffer");
    pool.flags = VK_COMMAND_POOL_CREATE_RESET_COMMAND_BUFFER_BIT;
    pool.queueFamilyIndex = family;
    VK(d->vk->CreateCommandPool(d->device, &pool, NULL, &d->pool));
    allocate.commandPool = d->pool;
    allocate.level = VK_COMMAND_BUFFER_LEVEL_PRIMARY;
    allocate.commandBufferCount = 1;
    VK(d->vk->AllocateCommandBuffers(d->device, &allocate, &d->cmd));
    VK(d->vk->CreateFence(d->device, &fence, NULL, &d->fence));
    if (d->context->timestamp_bits == 0) return;
    queries.queryType = VK_QUERY_TYPE_TIMESTAMP;
    queries.queryCount = 2;
    VK(d->vk->CreateQueryPool(d->device, &queries, NULL, &d->queries));
}

static void check_free_buffer(check_device *d, int which) {
    d->vk->DestroyBuffer(d->device, d->buffers[which].buffer, NULL);
    d->vk->FreeMemory(d->device, d->buffers[which].memory, NULL);
    memset(&d->buffers[which], 0, sizeof d->buffers[which]);
}

static void check_close(check_device *d) {
    for (int i = 0; i < BUFFERS; i++) check_free_buffer(d, i);
    free(d->random);
    if (d->queries != VK_NULL_HANDLE) d->vk->DestroyQueryPool(d->device, d->queries, NULL);
    d->vk->DestroyFence(d->device, d->fence, NULL);
    d->vk->DestroyCommandPool(d->device, d->pool, NULL);
    gpusort_destroy(d->bare);
    gpusort_destroy(d->context);
    d->own->vk.DestroyPipelineCache(d->device, d->cache, NULL);
    d->own->vk.DestroyDevice(d->device, NULL);
}

/* A memory type with the wanted properties, and those that would be good where there is one; UINT32_MAX: there is none. */
static uint32_t check_memory_type(const check_device *d, uint32_t allowed, VkMemoryPropertyFlags wanted,
                                  VkMemoryPropertyFlags good) {
    const VkPhysicalDeviceMemoryProperties *memory = &d->context->memory;
    const VkMemoryPropertyFlags usual = VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT | VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT |
                                        VK_MEMORY_PROPERTY_HOST_COHERENT_BIT | VK_MEMORY_PROPERTY_HOST_CACHED_BIT;
    uint32_t found = UINT32_MAX;
    for (uint32_t i = memory->memoryTypeCount; i-- != 0;) {
        const VkMemoryPropertyFlags has = memory->memoryTypes[i].propertyFlags;
        if (!(allowed >> i & 1) || (has & wanted) != wanted || (has & ~usual)) continue;
        if (found == UINT32_MAX || (has & good) == good) found = i;
    }
    return found;
}

/* Makes the buffer at least that large; its content is lost then. False: there is no memory for it. */
static int check_reserve(check_device *d, int which, uint64_t size, VkBufferUsageFlags usage) {
    const int staging = which == STAGING;
    check_buffer *b = &d->buffers[which];
    VkBufferCreateInfo info = {.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO};
    VkMemoryAllocateInfo allocate = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO};
    VkMemoryAllocateFlagsInfo flags = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO};
    VkMemoryRequirements needs;
    void *mapped;
    if (size == 0 || (b->size >= size && (b->usage & usage) == usage)) return 1;
    usage |= b->usage | VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;
    if (!staging) usage |= VK_BUFFER_USAGE_STORAGE_BUFFER_BIT;
    if (!staging && (d->enabled & GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS)) {
        usage |= VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;
        flags.flags = VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT;
        allocate.pNext = &flags;
    }
    check_free_buffer(d, which);
    info.size = (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    info.usage = usage;
    VK(d->vk->CreateBuffer(d->device, &info, NULL, &b->buffer));
    d->vk->GetBufferMemoryRequirements(d->device, b->buffer, &needs);
    allocate.allocationSize = needs.size;
    allocate.memoryTypeIndex =
        staging ? check_memory_type(d, needs.memoryTypeBits,
                                    VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT,
                                    VK_MEMORY_PROPERTY_HOST_CACHED_BIT)
                : check_memory_type(d, needs.memoryTypeBits, 0, VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT);
    if (allocate.memoryTypeIndex == UINT32_MAX ||
        d->vk->AllocateMemory(d->device, &allocate, NULL, &b->memory) != VK_SUCCESS) {
        check_free_buffer(d, which);
        return 0;
    }
    VK(d->vk->BindBufferMemory(d->device, b->buffer, b->memory, 0));
    b->size = info.size;
    b->usage = usage;
    if (!staging) return 1;
    VK(d->vk->MapMemory(d->device, b->memory, 0, VK_WHOLE_SIZE, 0, &mapped));
    b->mapped = (unsigned char *)mapped;
    return 1;
}

static void check_begin(check_device *d) {
    VkCommandBufferBeginInfo begin = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};
    VK(d->vk->BeginCommandBuffer(d->cmd, &begin));
}

enum { UPLOADED, SORTED_BY_THE_GPU, DOWNLOADED };
static void check_barrier(check_device *d, int behind) {
    static const struct {
        VkPipelineStageFlags from, to;
        VkAccessFlags written, used;
    } barriers[] = {{VK_PIPELINE_STAGE_TRANSFER_BIT, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT,
                     VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT},
                    {VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_SHADER_WRITE_BIT,
                     VK_ACCESS_TRANSFER_READ_BIT | VK_ACCESS_TRANSFER_WRITE_BIT},
                    {VK_PIPELINE_STAGE_TRANSFER_BIT, VK_PIPELINE_STAGE_HOST_BIT, VK_ACCESS_TRANSFER_WRITE_BIT,
                     VK_ACCESS_HOST_READ_BIT}};
    VkMemoryBarrier barrier = {.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER};
    barrier.srcAccessMask = barriers[behind].written;
    barrier.dstAccessMask = barriers[behind].used;
    d->vk->CmdPipelineBarrier(d->cmd, barriers[behind].from, barriers[behind].to, 0, 1, &barrier, 0, NULL, 0, NULL);
}

static void check_copy(check_device *d, int from, uint64_t from_at, int to, uint64_t to_at, uint64_t size) {
    const VkBufferCopy region = {from_at, to_at, size};
    if (size) d->vk->CmdCopyBuffer(d->cmd, d->buffers[from].buffer, d->buffers[to].buffer, 1, &region);
}

static void check_submit(check_device *d) {
    VkSubmitInfo submit = {.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO};
    VkResult waited;
    submit.commandBufferCount = 1;
    submit.pCommandBuffers = &d->cmd;
    VK(d->vk->QueueSubmit(d->queue, 1, &submit, d->fence));
    waited = d->vk->WaitForFences(d->device, 1, &d->fence, VK_TRUE, UINT64_C(60000000000));
    if (waited == VK_TIMEOUT) check_stop("the GPU has not ended within 60 s");
    if (waited != VK_SUCCESS) check_stop("vkWaitForFences: VkResult %d", (int)waited);
    VK(d->vk->ResetFences(d->device, 1, &d->fence));
}

/* ---- keys: ranks that have their order as unsigned numbers ---- */

static uint64_t low_bits(uint32_t bits) { return bits == 64 ? UINT64_MAX : (UINT64_C(1) << bits) - 1; }

static uint64_t key_of_rank(gpusort_type type, uint64_t rank) {
    const uint32_t bits = key_bits(type);
    const uint64_t sign = UINT64_C(1) << (bits - 1);
    rank &= low_bits(bits);
    switch (check_types[type].form) {
    case SIGNED: return rank ^ sign;
    case FLOATING: return rank & sign ? rank ^ sign : ~rank & low_bits(bits);
    default: return rank;
    }
}

static uint64_t rank_of_key(gpusort_type type, uint64_t key) {
    const uint32_t bits = key_bits(type);
    const uint64_t sign = UINT64_C(1) << (bits - 1);
    switch (check_types[type].form) {
    case SIGNED: return key ^ sign;
    case FLOATING: return key & sign ? ~key & low_bits(bits) : key | sign;
    default: return key;
    }
}

/* The order in which the kind has the key among others: less comes first. */
static uint64_t place_of_key(const check_kind *kind, gpusort_order order, uint64_t key) {
    const uint32_t bits = key_bits(kind->type), last = kind->bit_count ? kind->bit_count : bits - kind->first_bit;
    const uint64_t sign = UINT64_C(1) << (bits - 1);
    const int down = order == GPUSORT_DESCENDING;
    uint64_t rank;
    if (kind->flags & GPUSORT_NUMERIC) {
        if ((key & ~sign) > check_types[kind->type].infinity)
            return down && (kind->flags & GPUSORT_NANS_GREATEST) ? 0 : low_bits(bits);
        if (key == sign) key = 0;
    }
    rank = rank_of_key(kind->type, key) >> kind->first_bit & low_bits(last);
    return down ? ~rank & low_bits(last) : rank;
}

static uint64_t mix(uint64_t x) { /* as splitmix64 does */
    x += UINT64_C(0x9e3779b97f4a7c15);
    x = (x ^ x >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    x = (x ^ x >> 27) * UINT64_C(0x94d049bb133111eb);
    return x ^ x >> 31;
}

static uint64_t key_at(const check_kind *kind, int distribution, uint64_t i, uint64_t count, uint64_t seed) {
    const uint32_t bits = key_bits(kind->type);
    const uint64_t random = mix(seed << 32 ^ i), step = low_bits(bits) / count, top = UINT64_C(1) << (bits - 1);
    const uint64_t infinity = check_types[kind->type].form == FLOATING ? check_types[kind->type].infinity : top - 1;
    const uint64_t special[] = {0, 1, 2, infinity, infinity + 1, infinity - 1, top - 1, infinity / 2};
    switch (distribution) {
    case FEW: return key_of_rank(kind->type, mix(random % 7));
    case SORTED: return key_of_rank(kind->type, step ? i * step : i * low_bits(bits) / count);
    case REVERSED: return key_of_rank(kind->type, step ? (count - i) * step : (count - i) * low_bits(bits) / count);
    case EQUAL: return key_of_rank(kind->type, mix(seed));
    case LOW_BITS: return key_of_rank(kind->type, (UINT64_C(0x5a5a) << (bits - 8)) + (random & 0x7f));
    case NEARLY_SORTED: return key_of_rank(kind->type, random % 100 ? i * step : random);
    case SPECIAL: return random % 3 ? special[random / 3 % 8] | (random >> 63 ? top : 0) : random >> 8 & low_bits(bits);
    default: return random & low_bits(bits);
    }
}

/* ---- a case: a kind with a count, an order and keys; what it is, and what it has to become ---- */

typedef struct check_case {
    const check_kind *kind;
    uint32_t count, sorted; /* sorted: the GPU's count */
    gpusort_order order;
    int distribution;
    uint64_t seed;
    uint64_t key_room, value_room; /* elements of the arrays, a few beyond what is sorted */
    uint32_t segments, *begins, *ends;
    unsigned char *keys, *values;         /* as given */
    unsigned char *keys_to, *values_to;   /* as they have to become */
    unsigned char *keys_are, *values_are; /* as they have become */
    unsigned char *cares;                 /* for each value and key: 0: unspecified, else AS_IT_WAS or RESULT */
    uint64_t *place;                      /* of an element, by its index */
    uint32_t *sequence;                   /* indices in the order that is wanted */
} check_case;
enum { BEYOND = 32, AS_IT_WAS = 1, RESULT = 2 };

static uint64_t read_key(const unsigned char *keys, uint32_t bytes, uint64_t i) {
    uint64_t key = 0;
    memcpy(&key, keys + i * bytes, bytes);
    return key;
}

static uint32_t key_bytes(const check_kind *kind) { return key_bits(kind->type) / 8; }
static int is_packed(const check_kind *kind) { return kind->limit != 0 && (kind->flags & GPUSORT_KEEP_KEYS); }
static uint32_t wanted_of(const check_case *c, uint32_t segment) {
    const uint32_t n = c->ends[segment] - c->begins[segment];
    return c->kind->limit && c->kind->limit < n ? c->kind->limit : n;
}
/* Where the segment's results begin in the values. */
static uint64_t results_at(const check_case *c, uint32_t segment) {
    return is_packed(c->kind) ? (uint64_t)segment * c->kind->limit : c->begins[segment];
}

static void check_cut(check_case *c) {
    const check_kind *kind = c->kind;
    const uint32_t n = c->sorted, size = kind->cut_size, most = kind->cut == WHOLE ? 1 : n;
    uint32_t at = kind->cut == ROWS || kind->cut == WHOLE ? 0 : n < 3 ? 0 : 3, s = 0;
    c->begins = (uint32_t *)check_alloc(((uint64_t)most + 2) * sizeof(uint32_t));
    c->ends = (uint32_t *)check_alloc(((uint64_t)most + 2) * sizeof(uint32_t));
    while (s == 0 || (at < n && s < n)) {
        const uint32_t length = kind->cut == WHOLE  ? n
                                : kind->cut == ROWS ? size
                                                    : (uint32_t)(mix(c->seed + s) % (size + 1));
        c->begins[s] = at;
        at = length < n - at ? at + length : n;
        c->ends[s++] = at;
        if (kind->cut == GAPS && n - at > 4) at += (uint32_t)(mix(at) % 4);
    }
    c->begins[s] = c->ends[s - 1];
    c->segments = s;
}

static void check_fill_arrays(check_case *c) {
    const check_kind *kind = c->kind;
    const uint32_t words = kind->value_size / 4, bytes = key_bytes(kind);
    for (uint64_t i = 0; i < c->key_room; i++) {
        const uint64_t key = key_at(kind, c->distribution, i, c->count, c->seed);
        memcpy(c->keys + i * bytes, &key, bytes);
        c->place[i] = place_of_key(kind, c->order, key);
    }
    for (uint64_t i = 0; i < c->value_room; i++) {
        for (uint32_t w = 0; w < words; w++) {
            const uint32_t word = w ? (uint32_t)mix(i * 64 + w) : (uint32_t)i;
            memcpy(c->values + i * kind->value_size + 4 * w, &word, 4);
        }
        if (kind->flags & GPUSORT_KEYS_IN_VALUES)
            memcpy(c->values + i * kind->value_size + kind->key_offset, c->keys + i * bytes, bytes);
    }
}

typedef struct check_placed { /* an element, where it belongs among the others */
    uint64_t place;
    uint32_t index;
} check_placed;

/* The elements in the order of their places, equal ones as they were: a digit of eight bits after the other. In from or to;
 * returns which. */
static check_placed *check_sort_on_host(check_placed *from, check_placed *to, uint32_t n) {
    uint64_t differing = 0;
    for (uint32_t i = 1; i < n; i++) differing |= from[i].place ^ from[0].place;
    for (uint32_t shift = 0; shift < 64; shift += 8) {
        uint32_t starts[257] = {0};
        check_placed *const swap = from;
        if ((differing >> shift & 255) == 0) continue;
        for (uint32_t i = 0; i < n; i++) starts[(from[i].place >> shift & 255) + 1]++;
        for (uint32_t digit = 1; digit < 256; digit++) starts[digit] += starts[digit - 1];
        for (uint32_t i = 0; i < n; i++) to[starts[from[i].place >> shift & 255]++] = from[i];
        from = to;
        to = swap;
    }
    return from;
}

/* The sequence that is wanted. All segments are sorted as one array; then each takes its elements from it in order. */
static void check_sort_segments(check_case *c) {
    check_placed *const placed = (check_placed *)check_alloc(2 * (uint64_t)c->sorted * sizeof *placed), *in_order;
    uint32_t *const ends = (uint32_t *)check_alloc((uint64_t)c->segments * sizeof *ends); /* of what each has taken */
    uint32_t *const segment = (uint32_t *)check_alloc((uint64_t)c->sorted * sizeof *segment);
    memset(segment, 0xff, (size_t)c->sorted * sizeof *segment); /* in gaps: none */
    for (uint32_t s = 0; s < c->segments; s++) {
        ends[s] = c->begins[s];
        for (uint32_t i = c->begins[s]; i < c->ends[s]; i++) segment[i] = s;
    }
    for (uint32_t i = 0; i < c->sorted; i++) {
        placed[i].place = c->place[i];
        placed[i].index = i;
    }
    in_order = check_sort_on_host(placed, placed + c->sorted, c->sorted);
    for (uint32_t i = 0; i < c->sorted; i++)
        if (segment[in_order[i].index] != UINT32_MAX) c->sequence[ends[segment[in_order[i].index]]++] = in_order[i].index;
    free(placed);
    free(ends);
    free(segment);
}

static void check_expect(check_case *c) {
    const check_kind *kind = c->kind;
    const uint32_t bytes = key_bytes(kind), size = kind->value_size;
    const int packed = is_packed(kind), keeps = (kind->flags & GPUSORT_KEEP_KEYS) != 0;
    unsigned char *key_cares = c->cares + c->value_room;
    memcpy(c->keys_to, c->keys, (size_t)(c->key_room * bytes));
    memcpy(c->values_to, c->values, (size_t)(c->value_room * size));
    if (kind->ways & ELSEWHERE) { /* as they are filled before the sort */
        memset(c->keys_to + (uint64_t)c->count * bytes, 0xab, (size_t)((c->key_room - c->count) * bytes));
        memset(c->values_to + (uint64_t)c->count * size, 0xab, (size_t)((c->value_room - c->count) * size));
    }
    memset(c->cares, AS_IT_WAS, (size_t)(c->value_room + c->key_room));
    check_sort_segments(c);
    for (uint32_t s = 0; s < c->segments; s++) {
        const uint32_t begin = c->begins[s], n = c->ends[s] - begin, wanted = wanted_of(c, s);
        const uint64_t at = results_at(c, s);
        if (!packed) memset(c->cares + begin, 0, n);
        if (!keeps) memset(key_cares + begin, 0, n);
        memset(c->cares + at, RESULT, wanted);
        for (uint32_t j = 0; j < wanted; j++) {
            const uint32_t from = c->sequence[begin + j], index = from - begin;
            if (!keeps) memcpy(c->keys_to + (uint64_t)(begin + j) * bytes, c->keys + (uint64_t)from * bytes, bytes);
            if (!keeps && !(kind->flags & GPUSORT_DISCARD_KEYS)) key_cares[begin + j] = RESULT;
            if (kind->flags & GPUSORT_WRITE_INDICES)
                memcpy(c->values_to + (at + j) * size, &index, 4);
            else if (size)
                memcpy(c->values_to + (at + j) * size, c->values + (uint64_t)from * size, size);
        }
    }
}

static void check_make_case(check_case *c) {
    const check_kind *kind = c->kind;
    const uint64_t bytes = key_bytes(kind), size = kind->value_size;
    c->sorted = kind->ways & COUNT_ON_GPU ? c->count - c->count / 3 : c->count;
    check_cut(c);
    c->key_room = (uint64_t)c->count + BEYOND;
    c->value_room = c->key_room;
    if (is_packed(kind) && (uint64_t)c->segments * kind->limit > c->count)
        c->value_room = (uint64_t)c->segments * kind->limit + BEYOND;
    c->keys = (unsigned char *)check_alloc(c->key_room * bytes);
    c->keys_to = (unsigned char *)check_alloc(c->key_room * bytes);
    c->keys_are = (unsigned char *)check_alloc(c->key_room * bytes);
    c->values = (unsigned char *)check_alloc(c->value_room * size);
    c->values_to = (unsigned char *)check_alloc(c->value_room * size);
    c->values_are = (unsigned char *)check_alloc(c->value_room * size);
    c->cares = (unsigned char *)check_alloc(c->key_room + c->value_room);
    c->place = (uint64_t *)check_alloc(c->key_room * sizeof *c->place);
    c->sequence = (uint32_t *)check_alloc(c->key_room * sizeof *c->sequence);
    check_fill_arrays(c);
    check_expect(c);
}

static void check_free_case(check_case *c) {
    void *const all[] = {c->begins,    c->ends,     c->keys,       c->keys_to, c->keys_are, c->values,
                         c->values_to, c->values_are, c->cares, c->place,   c->sequence};
    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) free(all[i]);
}

/* ---- a case on the device ---- */

static gpusort_cmd_args check_args(const check_device *d, const check_kind *kind, uint64_t count, gpusort_order order,
                                   uint32_t segments) {
    gpusort_cmd_args args = {0};
    args.count = count;
    args.key_type = kind->type;
    args.order = order;
    args.value_size = kind->value_size;
    args.key_offset = kind->key_offset;
    args.first_bit = kind->first_bit;
    args.bit_count = kind->bit_count;
    args.flags = kind->flags;
    args.algorithm = kind->algorithm;
    args.limit = kind->limit;
    if (kind->cut == ROWS) args.segment_size = kind->cut_size;
    if (kind->cut == OFFSETS || kind->cut == GAPS) args.segment_count = segments;
    if (kind->ways & COUNT_ON_GPU) args.count_buffer.buffer = d->buffers[EXTRA].buffer;
    return args;
}

static void check_bind(const check_device *d, const check_kind *kind, uint32_t segments, gpusort_cmd_args *args) {
    const int out = kind->ways & ELSEWHERE;
    if (!(kind->flags & GPUSORT_KEYS_IN_VALUES)) args->keys.buffer = d->buffers[KEYS].buffer;
    if (kind->value_size) args->values.buffer = d->buffers[VALUES].buffer;
    if (out) args->keys_out.buffer = d->buffers[KEYS_OUT].buffer;
    if (out && kind->value_size) args->values_out.buffer = d->buffers[VALUES_OUT].buffer;
    args->scratch.buffer = d->buffers[SCRATCH].buffer;
    if (kind->ways & COUNT_ON_GPU) args->count_buffer.buffer = d->buffers[EXTRA].buffer;
    if (args->segment_count == 0) return;
    args->segments.buffer = d->buffers[EXTRA].buffer;
    args->segments.offset = ALIGNMENT;
    if (kind->cut != GAPS) return;
    args->segment_ends.buffer = d->buffers[EXTRA].buffer;
    args->segment_ends.offset = ALIGNMENT + 4 * ((uint64_t)segments + 1);
}

static VkDescriptorPool check_pool(const check_device *d, const gpusort_memory *memory) {
    VkDescriptorPoolSize size;
    VkDescriptorPoolCreateInfo info = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO};
    VkDescriptorPool pool;
    if (memory->descriptor_sets == 0) return VK_NULL_HANDLE;
    size.type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
    size.descriptorCount = memory->descriptors;
    info.maxSets = memory->descriptor_sets;
    info.poolSizeCount = 1;
    info.pPoolSizes = &size;
    VK(d->vk->CreateDescriptorPool(d->device, &info, NULL, &pool));
    return pool;
}

/* Pipelines, scratch and descriptor sets for the sort that args describes. */
static gpusort_result check_prepare(check_device *d, gpusort_context *context, gpusort_cmd_args *args,
                                    gpusort_memory *memory) {
    gpusort_result result;
    args->least_count = args->count;
    result = gpusort_prepare(context, args);
    if (result == GPUSORT_OK) result = gpusort_scratch(context, args, memory);
    args->least_count = 0;
    if (result == GPUSORT_OK && !check_reserve(d, SCRATCH, memory->size, memory->usage))
        result = GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY;
    return result;
}

static uint64_t aligned(uint64_t size) { return (size + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT; }

/* Copies the arrays in, sorts, and copies them back out. With arrays for results, those given come back into *given. */
static gpusort_result check_sort_buffers(check_device *d, check_case *c, unsigned char *given) {
    const check_kind *kind = c->kind;
    gpusort_context *context = kind->ways & BARE ? d->bare : d->context;
    const uint64_t keys = c->key_room * key_bytes(kind), values = c->value_room * kind->value_size,
                   offsets = 4 * ((uint64_t)c->segments + 1), extra = ALIGNMENT + 2 * offsets,
                   values_at = aligned(keys), extra_at = values_at + aligned(values);
    const int out = kind->ways & ELSEWHERE;
    gpusort_cmd_args args = check_args(d, kind, c->count, c->order, c->segments);
    gpusort_memory memory;
    unsigned char *staging;
    gpusort_result result = check_prepare(d, context, &args, &memory);
    if (result != GPUSORT_OK) return result;
    if (!check_reserve(d, KEYS, keys, 0) || !check_reserve(d, VALUES, values, 0) ||
        (out && !check_reserve(d, KEYS_OUT, keys, 0)) || (out && !check_reserve(d, VALUES_OUT, values, 0)) ||
        !check_reserve(d, EXTRA, extra, 0) || !check_reserve(d, STAGING, 2 * extra_at + extra, 0))
        return GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY;
    check_bind(d, kind, c->segments, &args);
    args.descriptor_pool = check_pool(d, &memory);
    staging = d->buffers[STAGING].mapped;
    memcpy(staging, c->keys, (size_t)keys);
    memcpy(staging + values_at, c->values, (size_t)values);
    memset(staging + extra_at, 0, ALIGNMENT);
    memcpy(staging + extra_at, &c->sorted, 4);
    memcpy(staging + extra_at + ALIGNMENT, c->begins, (size_t)offsets);
    memcpy(staging + extra_at + ALIGNMENT + offsets, c->ends, (size_t)offsets - 4);

    check_begin(d);
    check_copy(d, STAGING, 0, KEYS, 0, keys);
    check_copy(d, STAGING, values_at, VALUES, 0, values);
    check_copy(d, STAGING, extra_at, EXTRA, 0, extra);
    if (out) d->fill(d->cmd, d->buffers[KEYS_OUT].buffer, 0, VK_WHOLE_SIZE, 0xabababab);
    if (out && values) d->fill(d->cmd, d->buffers[VALUES_OUT].buffer, 0, VK_WHOLE_SIZE, 0xabababab);
    check_barrier(d, UPLOADED);
    result = gpusort_cmd_sort(context, d->cmd, &args);
    check_barrier(d, SORTED_BY_THE_GPU);
    check_copy(d, out ? KEYS_OUT : KEYS, 0, STAGING, 0, keys);
    check_copy(d, out ? VALUES_OUT : VALUES, 0, STAGING, values_at, values);
    if (out) check_copy(d, KEYS, 0, STAGING, extra_at + aligned(extra), keys);
    if (out) check_copy(d, VALUES, 0, STAGING, extra_at + aligned(extra) + values_at, values);
    check_barrier(d, DOWNLOADED);
    VK(d->vk->EndCommandBuffer(d->cmd));
    if (result == GPUSORT_OK) check_submit(d);
    if (args.descriptor_pool != VK_NULL_HANDLE) d->vk->DestroyDescriptorPool(d->device, args.descriptor_pool, NULL);
    memcpy(c->keys_are, staging, (size_t)keys);
    memcpy(c->values_are, staging + values_at, (size_t)values);
    if (out) memcpy(given, staging + extra_at + aligned(extra), (size_t)keys);
    if (out) memcpy(given + keys, staging + extra_at + aligned(extra) + values_at, (size_t)values);
    return result;
}

static gpusort_result check_sort_host_arrays(check_device *d, check_case *c) {
    const check_kind *kind = c->kind;
    gpusort_host_args args = {0};
    memcpy(c->keys_are, c->keys, (size_t)(c->key_room * key_bytes(kind)));
    memcpy(c->values_are, c->values, (size_t)(c->value_room * kind->value_size));
    args.count = c->count;
    args.keys = c->keys_are;
    args.values = c->values_are;
    args.key_type = kind->type;
    args.order = c->order;
    args.value_size = kind->value_size;
    return gpusort_sort(d->context, &args);
}

/* ---- comparing ---- */

static int compare_u32(const void *a, const void *b) {
    const uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return x < y ? -1 : x > y;
}

static int compare_u64(const void *a, const void *b) {
    const uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return x < y ? -1 : x > y;
}

/* Where any order of equal keys, or of all results, is right: both have these indices in ascending order. */
static void check_forget_order(check_case *c) {
    const check_kind *kind = c->kind;
    const int all = (kind->flags & GPUSORT_ANY_ORDER) != 0;
    if (!all && kind->algorithm != GPUSORT_ODD_EVEN_MERGE) return;
    for (uint32_t s = 0; s < c->segments; s++) {
        const uint32_t begin = c->begins[s], wanted = wanted_of(c, s);
        const uint64_t at = results_at(c, s);
        for (uint32_t j = 0, n; j < wanted; j += n) {
            const uint32_t *const from = c->sequence + begin + j;
            for (n = 1; j + n < wanted && (all || c->place[from[n]] == c->place[from[0]]);) n++;
            qsort(c->values_are + (at + j) * 4, n, 4, compare_u32);
            qsort(c->values_to + (at + j) * 4, n, 4, compare_u32);
        }
    }
}

/* The index of the element whose value this is; UINT32_MAX: of none in the segment. */
static uint32_t check_element(const check_case *c, uint32_t segment, uint64_t at) {
    uint32_t index;
    memcpy(&index, c->values_are + at * c->kind->value_size, 4);
    if (c->kind->flags & GPUSORT_WRITE_INDICES) index += c->begins[segment];
    return index >= c->begins[segment] && index < c->ends[segment] ? index : UINT32_MAX;
}

/* In words, what is wrong with a segment's results. */
static const char *check_diagnose_segment(const check_case *c, uint32_t s) {
    const check_kind *kind = c->kind;
    const uint32_t begin = c->begins[s], wanted = wanted_of(c, s), bytes = key_bytes(kind);
    const uint64_t at = results_at(c, s);
    const int by_values = (kind->flags & (GPUSORT_KEEP_KEYS | GPUSORT_KEYS_IN_VALUES | GPUSORT_DISCARD_KEYS)) != 0,
              any_order = (kind->flags & GPUSORT_ANY_ORDER) != 0;
    uint64_t *place = (uint64_t *)check_alloc((uint64_t)wanted * sizeof *place);
    uint32_t *element = (uint32_t *)check_alloc((uint64_t)wanted * sizeof *element);
    int unknown = 0, apart = 0, unsorted = 0, lost = 0;
    for (uint32_t j = 0; j < wanted; j++) {
        const uint64_t key = read_key(c->keys_are, bytes, begin + j);
        element[j] = kind->value_size ? check_element(c, s, at + j) : begin + j;
        unknown |= element[j] == UINT32_MAX;
        apart |= kind->value_size && !by_values && element[j] != UINT32_MAX && read_key(c->keys, bytes, element[j]) != key;
        place[j] = !by_values ? place_of_key(kind, c->order, key) : element[j] == UINT32_MAX ? 0 : c->place[element[j]];
        unsorted |= j > 0 && place[j] < place[j - 1] && !any_order;
    }
    qsort(place, wanted, sizeof *place, compare_u64);
    qsort(element, wanted, sizeof *element, compare_u32);
    for (uint32_t j = 0; j < wanted; j++) {
        lost |= place[j] != c->place[c->sequence[begin + j]];
        lost |= j > 0 && element[j] == element[j - 1];
    }
    free(place);
    free(element);
    return unsorted && lost ? "not sorted, and elements are lost"
           : unsorted       ? "not sorted"
           : unknown        ? "elements are lost: there are values that no element had"
           : lost           ? "elements are lost: others come twice"
           : apart          ? "values are not beside their keys"
           : any_order      ? "not the first"
           : kind->value_size ? "not stable"
                              : "bits of keys are changed";
}

/* NULL: all is as it has to be. Otherwise a text that says what is wrong. */
static const char *check_compare(check_case *c, const unsigned char *given) {
    static char text[256];
    const check_kind *kind = c->kind;
    const uint32_t bytes = key_bytes(kind), size = kind->value_size;
    const unsigned char *key_cares = c->cares + c->value_room;
    const char *what = NULL;
    uint64_t wrong = 0, results = 0, first = 0;
    int outside = 0;
    check_forget_order(c);
    for (uint64_t i = 0; i < c->value_room; i++) {
        const int differs = (size && c->cares[i] && memcmp(c->values_are + i * size, c->values_to + i * size, size)) ||
                            (i < c->key_room && key_cares[i] && !(kind->flags & GPUSORT_KEYS_IN_VALUES) &&
                             memcmp(c->keys_are + i * bytes, c->keys_to + i * bytes, bytes));
        results += c->cares[i] == RESULT || (i < c->key_room && key_cares[i] == RESULT);
        if (!differs) continue;
        if (wrong++ == 0) first = i;
        if (c->cares[i] != RESULT && !(i < c->key_room && key_cares[i] == RESULT)) outside = 1;
    }
    for (uint32_t s = 0; s < c->segments && wrong && !what && !outside; s++) {
        const uint64_t at = results_at(c, s);
        if (first >= at && first < at + wanted_of(c, s)) what = check_diagnose_segment(c, s);
    }
    if (outside) what = "elements outside of what is sorted are changed";
    if (given && !(kind->flags & GPUSORT_OVERWRITE) &&
        (memcmp(given, c->keys, (size_t)c->key_room * bytes) ||
         memcmp(given + c->key_room * bytes, c->values, (size_t)c->value_room * size)))
        what = "the arrays that are only read are changed";
    if (!wrong && !what) return NULL;
    snprintf(text, sizeof text, "%s: %llu of %llu results differ, the first at %llu", what ? what : "wrong",
             (unsigned long long)wrong, (unsigned long long)results, (unsigned long long)first);
    return text;
}

/* ---- all kinds ---- */

typedef struct check_result { /* of a kind */
    uint32_t sorts, wrong, most;
    gpusort_result refused; /* the last refusal */
    char text[640];         /* the first mistake */
} check_result;

static void check_one(check_device *d, const check_case *given_case, check_result *result) {
    check_case c = *given_case;
    const check_kind *kind = c.kind;
    unsigned char *given = NULL;
    gpusort_result sorted;
    const char *wrong;
    check_progress("queue %s: %s, %u elements, %s, %s", d->queue_name, kind->name, c.count, check_orders[c.order],
                   check_distributions[c.distribution]);
    check_log[0] = 0;
    check_make_case(&c);
    if (kind->ways & ELSEWHERE)
        given = (unsigned char *)check_alloc(c.key_room * key_bytes(kind) + c.value_room * kind->value_size);
    sorted = kind->ways & HOST ? check_sort_host_arrays(d, &c) : check_sort_buffers(d, &c, given);
    if (sorted == GPUSORT_ERROR_UNSUPPORTED || sorted == GPUSORT_ERROR_TOO_LARGE ||
        sorted == GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY) {
        result->refused = sorted;
    } else {
        if (sorted == GPUSORT_ERROR_DEVICE_LOST) check_stop("%s", gpusort_result_string(sorted));
        wrong = sorted == GPUSORT_OK ? check_compare(&c, given) : check_log[0] ? check_log : gpusort_result_string(sorted);
        result->sorts++;
        if (c.count > result->most) result->most = c.count;
        if (wrong && result->wrong++ == 0)
            snprintf(result->text, sizeof result->text, "%.300s (%u elements, %s, %s)", wrong, c.count,
                     check_orders[c.order], check_distributions[c.distribution]);
    }
    free(given);
    check_free_case(&c);
}

/* Whether the kind's name has one of the parts, or there are none. */
static int check_wants(const check_options *options, const char *name) {
    const char *part = options->kinds;
    char word[80];
    if (!part) return 1;
    for (; *part; part += *part == ',') {
        const size_t length = strcspn(part, ",");
        snprintf(word, sizeof word, "%.*s", (int)length, part);
        part += length;
        if (word[0] && gpusorti_named(name, word)) return 1;
    }
    return 0;
}

/* How much is sorted before the times are taken: on NVIDIA some kernels are slower for good once a process has copied more
 * than that between host and device. */
enum { SMALL, LARGE };
static const uint64_t check_small_bytes = 1 << 20;

/* Whether a kind is sorted with that count, in this half. */
static int check_takes(const check_device *d, const check_kind *kind, uint32_t count, int half) {
    const uint64_t bytes = (uint64_t)count * (key_bytes(kind) + kind->value_size);
    if (count > d->options->most || bytes > (d->is_discrete ? UINT64_C(1) << 28 : UINT64_C(1) << 26)) return 0;
    return half == (bytes < check_small_bytes ? SMALL : LARGE);
}

/* A kind's count, the i-th of a tier. It is sorted in one order, as the other one takes other pipelines; the next count is
 * sorted in that. */
static check_case check_case_of(const check_device *d, int k, int tier, uint32_t i) {
    const uint32_t number = (uint32_t)(k + tier) * 5 + i;
    check_case c;
    memset(&c, 0, sizeof c);
    c.kind = &check_kinds[k];
    c.count = (d->is_cpu ? check_counts_of_cpus[tier] : check_counts[tier])[i];
    c.order = number % 2 ? GPUSORT_DESCENDING : GPUSORT_ASCENDING;
    c.distribution = RANDOM;
    c.seed = number + 1;
    return c;
}

/* Random keys, and other keys; of large counts one of these. */
static void check_count(check_device *d, check_case c, int tier, check_result *result) {
    const uint32_t number = (uint32_t)c.seed - 1;
    if (tier == 0 || number % 3 == 0) check_one(d, &c, result);
    c.distribution = 1 + (int)(number % (DISTRIBUTIONS - 1));
    if (tier == 0 || number % 3 != 0) check_one(d, &c, result);
}

/* Half of what is to be sorted; of the first tier the last two counts, and others while there is time. */
static void check_all_kinds(check_device *d, int half, double seconds, check_result *results) {
    const double start = gpusorti_now_ms();
    for (int tier = 0; tier < TIERS; tier++)
        for (int k = 0; k < KINDS; k++) {
            const uint32_t *const counts = d->is_cpu ? check_counts_of_cpus[tier] : check_counts[tier];
            if (!check_wants(d->options, check_kinds[k].name)) continue;
            for (uint32_t i = 0; counts[i]; i++) {
                const int always = tier == 0 && (!counts[i + 1] || !counts[i + 2]);
                if (!check_takes(d, &check_kinds[k], counts[i], half)) continue;
                if (always || gpusorti_now_ms() - start < 1e3 * seconds)
                    check_count(d, check_case_of(d, k, tier, i), tier, &results[k]);
            }
        }
}

static void check_print_list(const char *head, const check_result *results, int (*listed)(const check_result *)) {
    int column = 0;
    for (int k = 0; k < KINDS; k++) {
        const int width = (int)strlen(check_kinds[k].name) + 2;
        if (!listed(&results[k])) continue;
        if (column == 0) column = printf("%s", head);
        if (column + width > 120) column = printf(";\n          ") - 2;
        else if (column > (int)strlen(head)) printf("; ");
        column += printf("%s", check_kinds[k].name) + 2;
    }
    if (column) printf("\n");
}

static int is_right(const check_result *r) { return r->sorts != 0 && r->wrong == 0; }
static int is_refused(const check_result *r) { return r->sorts == 0 && r->refused != GPUSORT_OK; }

/* Returns how many kinds are wrong. */
static int check_print_results(const check_result *results) {
    uint32_t right = 0, tried = 0, sorts = 0, most = 0;
    check_clear();
    for (int k = 0; k < KINDS; k++) {
        right += (uint32_t)is_right(&results[k]);
        tried += results[k].sorts != 0;
        sorts += results[k].sorts;
        most = gpusorti_max(most, results[k].most);
    }
    printf("right     %u of %u kinds (%u sorts of up to %u elements)\n", right, tried, sorts, most);
    check_print_list("          ", results, is_right);
    check_print_list("refused   ", results, is_refused);
    for (int k = 0; k < KINDS; k++)
        if (results[k].wrong)
            printf("WRONG     %s: %u of %u sorts; %s\n", check_kinds[k].name, results[k].wrong, results[k].sorts,
                   results[k].text);
    return (int)(tried - right);
}

/* ---- times ---- */

typedef struct check_clock {
    check_device *d;
    uint32_t repetitions;
    double warm_up_ms;  /* of sorting before a sort is timed */
    double first_ms;    /* before the first one: a device that was idle raises its clocks for seconds */
    double last_work;   /* when it has sorted, by gpusorti_now_ms() */
} check_clock;

static check_kind check_timed_kind(uint32_t which, uint32_t *count) {
    check_kind kind = {0};
    if (which >= TUNER_PROBES) {
        *count = check_timed[which - TUNER_PROBES].count;
        return check_timed[which - TUNER_PROBES].kind;
    }
    kind.name = tuner_probes[which].name;
    kind.type = tuner_probes[which].type;
    kind.value_size = tuner_probes[which].value_size;
    *count = tuner_probes[which].count;
    return kind;
}

/* Fewer on a CPU, or where few are asked for. */
static uint32_t check_timed_count(const check_device *d, uint32_t which) {
    uint32_t count;
    check_timed_kind(which, &count);
    if (d->is_cpu) count /= 256;
    if (d->options->quick && count > 5000) count = 5000;
    return count < d->options->most ? count : (uint32_t)d->options->most;
}

static gpusort_cmd_args check_timed_args(const check_device *d, uint32_t which) {
    uint32_t count;
    const check_kind kind = check_timed_kind(which, &count);
    gpusort_cmd_args args = check_args(d, &kind, check_timed_count(d, which), GPUSORT_ASCENDING, 0);
    if (d->enabled & GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS) args.flags |= GPUSORT_ADDRESSABLE;
    return args;
}

/* Random words, which are random keys of every type; values of 4 and 8 bytes whose first word is the element's index. They
 * come with the commands: see check_small_bytes. */
static int check_upload_words(check_device *d) {
    static uint32_t words[1 << 14]; /* as many as vkCmdUpdateBuffer() takes */
    uint64_t keys = 0, counts[3] = {0};
    for (uint32_t p = 0; p < TIMED; p++) {
        uint32_t most;
        const check_kind kind = check_timed_kind(p, &most);
        const uint64_t n = check_timed_count(d, p);
        if (n * key_bytes(&kind) > keys) keys = n * key_bytes(&kind);
        if (n > counts[kind.value_size / 4]) counts[kind.value_size / 4] = n;
    }
    if (!check_reserve(d, RANDOM_WORDS, keys, 0) || !check_reserve(d, INDICES, 4 * counts[1], 0) ||
        !check_reserve(d, PAIRS_OF_WORDS, 8 * counts[2], 0))
        return 0;
    d->random = (uint32_t *)check_alloc(keys);
    for (uint64_t i = 0; i < keys / 4; i++) d->random[i] = (uint32_t)mix(i);
    for (int which = RANDOM_WORDS; which <= PAIRS_OF_WORDS; which++) {
        const uint64_t size = which == RANDOM_WORDS ? keys : which == INDICES ? 4 * counts[1] : 8 * counts[2];
        for (uint64_t at = 0; at < size;) {
            check_begin(d);
            for (int piece = 0; piece < 32 && at < size; piece++) {
                const uint64_t n = size - at < sizeof words ? size - at : sizeof words;
                for (uint64_t w = 0; w < n / 4; w++)
                    words[w] = which == RANDOM_WORDS ? d->random[at / 4 + w]
                               : which == INDICES    ? (uint32_t)(at / 4 + w)
                               : w % 2               ? ~(uint32_t)(at / 8 + w / 2)
                                                     : (uint32_t)(at / 8 + w / 2);
                d->update(d->cmd, d->buffers[which].buffer, at, n, words);
                at += n;
            }
            check_barrier(d, UPLOADED);
            VK(d->vk->EndCommandBuffer(d->cmd));
            check_submit(d);
        }
    }
    return 1;
}

/* Whether what lies in staging memory are the random keys in order, each beside its value. Segments and the first k are
 * compared with a host sort elsewhere: here their order alone. */
static int check_timed_right(const check_device *d, const check_kind *kind, uint64_t n, uint64_t values_at) {
    const unsigned char *const keys = d->buffers[STAGING].mapped, *const values = keys + values_at;
    const uint32_t bytes = key_bytes(kind);
    uint64_t before = 0, sums[2] = {0, 0};
    uint32_t value_before = 0, value = 0;
    for (uint64_t i = 0; i < n; i++) {
        const uint64_t given = read_key((const unsigned char *)d->random, bytes, i);
        uint64_t key = read_key(keys, bytes, i);
        if (kind->limit && i >= kind->limit) break;
        if (kind->value_size) memcpy(&value, values + i * kind->value_size, 4);
        if (kind->value_size && value >= n) return 0;
        if (kind->value_size) key = read_key((const unsigned char *)d->random, bytes, value);
        if (kind->value_size && !(kind->flags & GPUSORT_KEEP_KEYS) && key != read_key(keys, bytes, i)) return 0;
        if (kind->value_size == 8 && read_key(values, 8, i) != ((uint64_t)~value << 32 | value)) return 0;
        key = rank_of_key(kind->type, key);
        if (i && !(kind->cut_size && i % kind->cut_size == 0)) {
            if (key < before || (kind->value_size && key == before && value <= value_before)) return 0;
        }
        sums[0] += mix(key + value);
        sums[1] += mix(rank_of_key(kind->type, given) + (kind->value_size ? (uint32_t)i : 0));
        before = key;
        value_before = value;
    }
    return kind->limit || sums[0] == sums[1];
}

static double check_stamps(const check_device *d) {
    const uint32_t bits = d->context->timestamp_bits;
    uint64_t ticks[2];
    VK(d->vk->GetQueryPoolResults(d->device, d->queries, 0, 2, sizeof ticks, ticks, 8,
                                  VK_QUERY_RESULT_64_BIT | VK_QUERY_RESULT_WAIT_BIT));
    return 1e-6 * (double)d->context->caps.timestamp_period * (double)((ticks[1] - ticks[0]) & low_bits(bits));
}

static int compare_doubles(const void *a, const void *b) {
    const double x = *(const double *)a, y = *(const double *)b;
    return x < y ? -1 : x > y;
}

static void check_stamp(check_device *d, uint32_t which) {
    if (d->queries == VK_NULL_HANDLE) return;
    d->vk->CmdWriteTimestamp(d->cmd, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, d->queries, which);
}

/* Submits the recorded commands again and again: the median of the times between their two stamps, or of all of them. */
static double check_repeat(check_clock *clock) {
    check_device *d = clock->d;
    double ms[64];
    const double start = gpusorti_now_ms();
    const double warm_up = start - clock->last_work > 1000 ? clock->first_ms : clock->warm_up_ms;
    const uint32_t n = gpusorti_min(clock->repetitions, 64);
    do check_submit(d);
    while (gpusorti_now_ms() - start < warm_up);
    for (uint32_t r = 0; r < n; r++) {
        const double begin = gpusorti_now_ms();
        check_submit(d);
        ms[r] = d->queries == VK_NULL_HANDLE ? gpusorti_now_ms() - begin : check_stamps(d);
    }
    clock->last_work = gpusorti_now_ms();
    qsort(ms, n, sizeof *ms, compare_doubles);
    return ms[n / 2];
}

static void check_begin_timed(check_device *d) {
    check_begin(d);
    if (d->queries != VK_NULL_HANDLE) d->vk->CmdResetQueryPool(d->cmd, d->queries, 0, 2);
}

/* Records that the arrays are restored and sorted, with a stamp before and behind the sort; false: refused. The pool is to
 * be destroyed behind the last submission. */
static int check_record_timed(check_device *d, uint32_t which, VkDescriptorPool *pool) {
    uint32_t most;
    const check_kind kind = check_timed_kind(which, &most);
    gpusort_cmd_args args = check_timed_args(d, which);
    const uint64_t keys = args.count * key_bytes(&kind), values = args.count * kind.value_size;
    gpusort_memory memory;
    gpusort_result result;
    *pool = VK_NULL_HANDLE;
    if (check_prepare(d, d->context, &args, &memory) != GPUSORT_OK) return 0;
    if (!check_reserve(d, KEYS, keys, 0) || !check_reserve(d, VALUES, values, 0)) return 0;
    check_bind(d, &kind, 0, &args);
    args.descriptor_pool = *pool = check_pool(d, &memory);
    check_begin_timed(d);
    check_copy(d, RANDOM_WORDS, 0, KEYS, 0, keys);
    check_copy(d, kind.value_size == 8 ? PAIRS_OF_WORDS : INDICES, 0, VALUES, 0, values);
    check_barrier(d, UPLOADED);
    check_stamp(d, 0);
    result = gpusort_cmd_sort(d->context, d->cmd, &args);
    check_stamp(d, 1);
    check_barrier(d, SORTED_BY_THE_GPU);
    VK(d->vk->EndCommandBuffer(d->cmd));
    return result == GPUSORT_OK;
}

static void check_drop_pool(check_device *d, VkDescriptorPool pool) {
    if (pool != VK_NULL_HANDLE) d->vk->DestroyDescriptorPool(d->device, pool, NULL);
}

/* Median ms of a sort that is timed; 0: refused. */
static double check_time(check_clock *clock, uint32_t which) {
    VkDescriptorPool pool;
    const double ms = check_record_timed(clock->d, which, &pool) ? check_repeat(clock) : 0;
    check_drop_pool(clock->d, pool);
    return ms;
}

/* Whether a sort that is timed sorts right; also where it is refused. */
static int check_verify(check_device *d, uint32_t which) {
    uint32_t most;
    const check_kind kind = check_timed_kind(which, &most);
    const uint64_t n = check_timed_count(d, which), keys = n * key_bytes(&kind), values = n * kind.value_size;
    VkDescriptorPool pool;
    const int sorts = check_record_timed(d, which, &pool);
    if (sorts) check_submit(d);
    check_drop_pool(d, pool);
    if (!sorts || !check_reserve(d, STAGING, aligned(keys) + values, 0)) return 1;
    check_begin(d);
    check_copy(d, KEYS, 0, STAGING, 0, keys);
    check_copy(d, VALUES, 0, STAGING, aligned(keys), values);
    check_barrier(d, DOWNLOADED);
    VK(d->vk->EndCommandBuffer(d->cmd));
    check_submit(d);
    return check_timed_right(d, &kind, n, aligned(keys));
}

/* Bytes read and written in a millisecond by a copy of that size; 0: there is no memory for it. */
static double check_bandwidth(check_clock *clock, uint64_t size) {
    check_device *d = clock->d;
    double ms;
    if (!check_reserve(d, KEYS, size, 0) || !check_reserve(d, VALUES, size, 0)) return 0;
    check_begin_timed(d);
    check_stamp(d, 0);
    check_copy(d, KEYS, 0, VALUES, 0, size);
    check_stamp(d, 1);
    check_barrier(d, DOWNLOADED);
    VK(d->vk->EndCommandBuffer(d->cmd));
    ms = check_repeat(clock);
    return ms > 0 ? 2 * (double)size / ms : 0;
}

typedef struct check_times { /* of a queue family */
    int measured;            /* there is memory for the arrays */
    uint64_t copy_size;
    double bandwidth; /* of a copy: bytes read and written in a millisecond; 0: there is no memory for it */
    double ms[TIMED]; /* 0: refused */
    int wrong[TIMED];
} check_times;

static uint32_t check_probes(const check_device *d) {
    return d->options->quick ? (uint32_t)QUICK_PROBES : (uint32_t)TIMED;
}

/* The copy comes last: the device has its full clocks behind the sorts. */
static void check_take_times(check_clock *clock, check_times *times) {
    check_device *d = clock->d;
    for (uint32_t p = 0; p < check_probes(d); p++) {
        uint32_t most;
        const check_kind kind = check_timed_kind(p, &most);
        check_progress("queue %s: times of %s, %u elements", d->queue_name, kind.name, check_timed_count(d, p));
        times->ms[p] = check_time(clock, p);
    }
    check_progress("queue %s: a copy", d->queue_name);
    times->copy_size = d->options->quick ? 1 << 16 : d->is_cpu ? 1 << 24 : 1 << 28;
    times->bandwidth = check_bandwidth(clock, times->copy_size);
}

static void check_verify_times(check_device *d, check_times *times) {
    for (uint32_t p = 0; p < check_probes(d); p++) {
        uint32_t most;
        const check_kind kind = check_timed_kind(p, &most);
        check_progress("queue %s: %s, %u elements", d->queue_name, kind.name, check_timed_count(d, p));
        times->wrong[p] = !check_verify(d, p);
    }
}

/* Whether a reader expects sort a before sort b: by keys, values and count, and those that are no probes behind. */
static int check_comes_before(uint32_t a, uint32_t b) {
    if (a >= TUNER_PROBES || b >= TUNER_PROBES) return a < b;
    if (tuner_probes[a].type != tuner_probes[b].type) return tuner_probes[a].type < tuner_probes[b].type;
    if (tuner_probes[a].value_size != tuner_probes[b].value_size)
        return tuner_probes[a].value_size < tuner_probes[b].value_size;
    return tuner_probes[a].count < tuner_probes[b].count;
}

/* Returns how many are wrong. */
static int check_print_times(const check_device *d, const check_times *times) {
    uint32_t order[TIMED];
    int wrong = 0;
    for (uint32_t p = 0; p < check_probes(d); p++) {
        uint32_t at = p;
        for (; at > 0 && check_comes_before(p, order[at - 1]); at--) order[at] = order[at - 1];
        order[at] = p;
    }
    check_clear();
    printf("times     a copy of %llu bytes reads and writes %.4g GB/s%s\n", (unsigned long long)times->copy_size,
           times->bandwidth / 1e6, d->queries == VK_NULL_HANDLE ? "; without timestamps: by the host's clock" : "");
    printf("          %-30s %9s %10s %9s  %s\n", "kind", "count", "ms", "Gkeys/s", "as many copies");
    for (uint32_t i = 0; i < check_probes(d); i++) {
        const uint32_t p = order[i];
        uint32_t most;
        const check_kind kind = check_timed_kind(p, &most);
        const uint32_t n = check_timed_count(d, p);
        const double bytes = (double)n * (key_bytes(&kind) + kind.value_size), ms = times->ms[p];
        printf("          %-30s %9u ", kind.name, n);
        if (ms > 0 && !times->wrong[p])
            printf("%10.4f %9.3f  %.1f\n", ms, (double)n / ms * 1e-6, ms * times->bandwidth / (2 * bytes));
        else
            printf("%10s\n", times->wrong[p] ? "WRONG" : "refused");
        wrong += times->wrong[p];
    }
    return wrong;
}

/* ---- the row of the tuning table ---- */

/* The line, and the same as a row of gpusorti_tuning_rows[] that only this chip by this driver has. */
static void check_print_row(const check_device *d) {
    const gpusorti_caps *caps = &d->context->caps;
    char line[8192];
    gpusort_desc desc = check_desc(d, 0);
    gpusort_context *context;
    if (tune_write_row(line, sizeof line, &d->context->tuning) >= sizeof line) check_stop("the line is too long");
    desc.tuning = line;
    if (gpusort_create(&desc, &context) != GPUSORT_OK ||
        memcmp(&context->tuning, &d->context->tuning, sizeof context->tuning))
        check_stop("gpusort_create() does not take its own line: %s", line);
    gpusort_destroy(context);
    printf("row for gpusort_desc.tuning:\n%s\n", line);
    printf("the same for gpusorti_tuning_rows[] in src/kernels/tuning.h:\n");
    printf("{\"%s\", 0x%x, 0x%x, NULL, 0, 0, %u, 0, 0, %s, \"%s\"},\n", caps->device_name, caps->vendor_id, caps->device_id,
           caps->driver_id,
           gpusorti_queue_kind(d->context) == GPUSORTI_COMPUTE_QUEUE ? "GPUSORTI_COMPUTE_QUEUE" : "GPUSORTI_GRAPHICS_QUEUE",
           line);
}

/* A row that is faster counts if it sorts right. */
static double check_time_probe(void *user, uint32_t probe, double at_most) {
    check_clock *clock = (check_clock *)user;
    const double ms = check_time(clock, probe);
    return ms > 0 && ms < at_most && !check_verify(clock->d, probe) ? 0 : ms;
}

static gpusort_cmd_args check_probe_args(void *user, uint32_t probe) {
    return check_timed_args(((const check_clock *)user)->d, probe);
}

static void check_tune(check_clock *clock, tuner *t) {
    const gpusorti_tuning before = clock->d->context->tuning;
    memset(t, 0, sizeof *t);
    t->context = clock->d->context;
    t->time = check_time_probe;
    t->args = check_probe_args;
    t->user = clock;
    t->probes = clock->d->options->quick ? (uint32_t)QUICK_PROBES : (uint32_t)TUNER_PROBES;
    t->seconds = clock->d->options->tune_seconds;
    tuner_search(t);
    t->context->tuning = before; /* the device's own row is what is compared */
}

static void check_print_tuned(const check_device *d, const tuner *t) {
    printf("tuned     %u trials, %u kept\n", t->trials, t->kept);
    for (uint32_t p = 0; p < t->probes; p++)
        printf("          %-30s %9u %10.4f ms, was %.4f\n", tuner_probes[p].name, check_timed_count(d, p), t->ms[p],
               t->first[p]);
    d->context->tuning = t->row;
    check_print_row(d);
}

/* Least of a few medians by turns, the device's own row and the line's. */
static void check_compare_rows(check_clock *clock) {
    check_device *d = clock->d;
    gpusorti_mistake mistake;
    gpusorti_tuning rows[2];
    rows[0] = d->context->tuning;
    rows[1] = gpusorti_tuning_of(d->options->compare, &mistake);
    if (mistake.at) check_stop("the line cannot be read at: %s", mistake.at);
    gpusorti_scale_tuning(&rows[1], d->context->caps.multiprocessors);
    for (uint32_t p = 0; p < TUNER_PROBES && !(d->options->quick && p >= QUICK_PROBES); p++) {
        double least[2] = {1e9, 1e9};
        for (int i = 0; i < 10; i++) {
            double ms;
            d->context->tuning = rows[i % 2];
            ms = check_time(clock, p);
            if (ms > 0 && ms < least[i % 2]) least[i % 2] = ms;
        }
        printf("          %-30s %9u table %9.4f ms, line %9.4f ms, %.3f\n", tuner_probes[p].name, check_timed_count(d, p),
               least[0], least[1], least[1] / least[0]);
    }
}

/* ---- a queue family, and all of them ---- */

static const char *check_system(void) {
#if defined(_WIN32)
    return "Windows";
#elif defined(__ANDROID__)
    return "Android";
#elif defined(__APPLE__)
    return "macOS";
#elif defined(__linux__)
    return "Linux";
#else
    return "another system";
#endif
}

static const char *check_machine(void) {
#if defined(__x86_64__) || defined(_M_X64)
    return "x86-64";
#elif defined(__aarch64__) || defined(_M_ARM64)
    return "64-bit Arm";
#else
    return sizeof(void *) == 8 ? "64-bit" : "32-bit";
#endif
}

static void check_print_compiler(void) {
#if defined(__clang__)
    printf("clang %s\n", __clang_version__);
#elif defined(__GNUC__)
    printf("gcc %s\n", __VERSION__);
#elif defined(_MSC_VER)
    printf("MSVC %d\n", _MSC_VER);
#else
    printf("another compiler\n");
#endif
}

static void check_print_bits(uint32_t enabled) {
    static const struct {
        uint32_t bit;
        const char *name;
    } bits[] = {{GPUSORT_ENABLED_PUSH_DESCRIPTOR, "push descriptors"},
                {GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS, "device addresses"},
                {GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL, "subgroup size control"},
                {GPUSORT_ENABLED_STORAGE_16BIT, "16-bit storage"},
                {GPUSORT_ENABLED_STORAGE_8BIT, "8-bit storage"},
                {GPUSORT_ENABLED_EXTERNAL_MEMORY_HOST, "host memory"},
                {GPUSORT_ENABLED_PIPELINE_ROBUSTNESS, "pipeline robustness"},
                {GPUSORT_ENABLED_DEBUG_UTILS, "debug utils"}};
    const char *comma = "";
    for (size_t i = 0; i < sizeof bits / sizeof bits[0]; i++) {
        if (!(enabled & bits[i].bit)) continue;
        printf("%s%s", comma, bits[i].name);
        comma = ", ";
    }
    printf("%s\n", *comma ? "" : "nothing");
}

static void check_print_head(const gpusort_context *own) {
    static const char *const types[] = {"other", "integrated", "discrete", "virtual", "CPU"};
    const gpusorti_caps *caps = &own->caps;
    const time_t now = time(NULL);
    char date[32] = "";
    VkPhysicalDeviceDriverProperties driver = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DRIVER_PROPERTIES};
    VkPhysicalDeviceProperties2 properties = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2};
    if (caps->driver_id) properties.pNext = &driver; /* it was asked for this already */
    own->vk.GetPhysicalDeviceProperties2(own->physical_device, &properties);
    strftime(date, sizeof date, "%Y-%m-%d", gmtime(&now));
    printf("gpusort.h %d.%d.%d, tools/check.c, %s, %s, %s, ", GPUSORT_VERSION_MAJOR, GPUSORT_VERSION_MINOR,
           GPUSORT_VERSION_PATCH, date, check_system(), check_machine());
    check_print_compiler();
    printf("device    %s (%s, vendor 0x%x, device 0x%x)\n", caps->device_name,
           types[caps->device_type < 5 ? caps->device_type : 0], caps->vendor_id, caps->device_id);
    printf("driver    %s %s (id %u, version 0x%x, Vulkan %u.%u.%u)\n", driver.driverName, driver.driverInfo, caps->driver_id,
           properties.properties.driverVersion, VK_VERSION_MAJOR(properties.properties.apiVersion),
           VK_VERSION_MINOR(properties.properties.apiVersion), VK_VERSION_PATCH(properties.properties.apiVersion));
    printf("limits    subgroups of %u to %u lanes%s, workgroups of %u, %u bytes of shared memory, %llu MB a binding, ",
           caps->subgroup_min, caps->subgroup_max, caps->subgroups ? "" : " without arithmetic", caps->max_invocations,
           caps->max_shared, (unsigned long long)caps->max_range >> 20);
    if (caps->multiprocessors) printf("%u multiprocessors, ", caps->multiprocessors);
    printf("%s bindings\n", caps->few_bindings ? "4" : "more than 4");
}

/* ---- pipelines, compiled side by side ---- */

enum { THREADS = 8 };

typedef struct check_compiler { /* a thread: every eighth kind of a device */
    check_device *d;
    int first;
#if defined(_WIN32)
    HANDLE thread;
#else
    pthread_t thread;
#endif
} check_compiler;

/* The context of a thread compiles into the device's cache. What fails here fails again where it is sorted. */
static void check_compile_kind(check_device *d, gpusort_context *context, int k) {
    for (int tier = 0; tier < 2; tier++)
        for (uint32_t i = 0; check_counts[tier][i]; i++) {
            check_case c = check_case_of(d, k, tier, i);
            gpusort_cmd_args args;
            if (!check_takes(d, c.kind, c.count, SMALL) && !check_takes(d, c.kind, c.count, LARGE)) continue;
            c.sorted = c.count;
            check_cut(&c);
            args = check_args(d, c.kind, c.count, c.order, c.segments);
            args.least_count = args.count;
            (void)gpusort_prepare(context, &args);
            free(c.begins);
            free(c.ends);
        }
}

static void check_compile_kinds(const check_compiler *compiler) {
    check_device *d = compiler->d;
    gpusort_desc desc = check_desc(d, d->enabled), bare = check_desc(d, 0);
    gpusort_context *contexts[2];
    if (gpusort_create(&desc, &contexts[0]) != GPUSORT_OK) return;
    if (gpusort_create(&bare, &contexts[1]) == GPUSORT_OK) {
        for (int k = compiler->first; k < KINDS; k += THREADS)
            if (check_wants(d->options, check_kinds[k].name) && !(check_kinds[k].ways & HOST))
                check_compile_kind(d, contexts[check_kinds[k].ways & BARE ? 1 : 0], k);
        for (uint32_t p = (uint32_t)compiler->first; p < check_probes(d) && !d->options->no_times; p += THREADS) {
            gpusort_cmd_args args = check_timed_args(d, p);
            args.least_count = args.count;
            (void)gpusort_prepare(contexts[0], &args);
        }
        gpusort_destroy(contexts[1]);
    }
    gpusort_destroy(contexts[0]);
}

#if defined(_WIN32)
static DWORD WINAPI check_thread(void *compiler) {
    check_compile_kinds((const check_compiler *)compiler);
    return 0;
}
static int check_start_thread(check_compiler *compiler) {
    compiler->thread = CreateThread(NULL, 0, check_thread, compiler, 0, NULL);
    return compiler->thread != NULL;
}
static void check_end_thread(check_compiler *compiler) {
    WaitForSingleObject(compiler->thread, INFINITE);
    CloseHandle(compiler->thread);
}
#else
static void *check_thread(void *compiler) {
    check_compile_kinds((const check_compiler *)compiler);
    return NULL;
}
static int check_start_thread(check_compiler *compiler) {
    return pthread_create(&compiler->thread, NULL, check_thread, compiler) == 0;
}
static void check_end_thread(check_compiler *compiler) { pthread_join(compiler->thread, NULL); }
#endif

static void check_compile(check_device *d) {
    check_compiler compilers[THREADS];
    int started[THREADS];
    check_progress("queue %s: compiling", d->queue_name);
    if (!check_reserve(d, EXTRA, ALIGNMENT, 0)) return; /* a count on the GPU is another kind of sort */
    for (int t = 0; t < THREADS; t++) {
        compilers[t].d = d;
        compilers[t].first = t;
        started[t] = check_start_thread(&compilers[t]);
    }
    for (int t = 0; t < THREADS; t++)
        if (started[t]) check_end_thread(&compilers[t]);
}

/* ---- a queue family ---- */

typedef struct check_run { /* of a queue family */
    check_device device;
    check_clock clock;
    check_result results[KINDS];
    check_times times;
    tuner tuned;
} check_run;

static void check_begin_run(check_run *run, gpusort_context *own, const check_options *options, uint32_t family,
                            const char *name) {
    memset(run, 0, sizeof *run);
    check_open(&run->device, own, options, family, name);
    run->clock.d = &run->device;
    run->clock.repetitions = options->quick ? 1 : run->device.is_cpu ? 3 : 11;
    run->clock.warm_up_ms = options->quick || run->device.is_cpu ? 0 : 250;
    run->clock.first_ms = options->quick || run->device.is_cpu ? 0 : 3000;
    run->clock.last_work = -1e9;
}

/* All that comes before a process has copied much between host and device: see check_small_bytes. */
static void check_first_half(check_run *run, double seconds) {
    check_device *d = &run->device;
    if (!d->is_cpu) check_compile(d); /* CPU drivers compile when a kernel first runs */
    check_all_kinds(d, SMALL, seconds, run->results);
    run->times.measured = !d->options->no_times && check_upload_words(d);
    if (run->times.measured) check_take_times(&run->clock, &run->times);
}

static void check_second_half(check_run *run, double seconds) {
    check_device *d = &run->device;
    if (run->times.measured && d->options->tune) check_tune(&run->clock, &run->tuned);
    check_all_kinds(d, LARGE, seconds, run->results);
    if (run->times.measured) check_verify_times(d, &run->times);
}

static void check_print_queue(const check_device *d) {
    check_clear();
    printf("queue     %s; row \"%s\"; enabled: ", d->queue_name, d->context->tuning_row->name);
    check_print_bits(d->enabled);
}

/* Returns how many kinds and times are wrong. */
static int check_end_run(check_run *run) {
    check_device *d = &run->device;
    int wrong;
    check_print_queue(d);
    wrong = check_print_results(run->results);
    if (run->times.measured)
        wrong += check_print_times(d, &run->times);
    else
        printf("times     not measured%s\n", d->options->no_times ? "" : ": there is no memory for the arrays");
    if (run->times.measured && d->options->tune) check_print_tuned(d, &run->tuned);
    fflush(stdout);
    check_close(d);
    return wrong;
}

/* Instead of all this: the device's row beside another. */
static void check_compare_run(check_run *run) {
    check_print_queue(&run->device);
    if (check_upload_words(&run->device)) check_compare_rows(&run->clock);
    fflush(stdout);
    check_close(&run->device);
}

/* The first queue family with compute, and with or without graphics; UINT32_MAX: there is none. */
static uint32_t check_find_family(const gpusort_context *own, int graphics) {
    VkQueueFamilyProperties families[GPUSORTI_MOST_FAMILIES];
    const uint32_t count = gpusorti_queue_families(own, own->physical_device, families);
    for (uint32_t i = 0; i < count; i++) {
        const int has_graphics = (families[i].queueFlags & VK_QUEUE_GRAPHICS_BIT) != 0;
        if ((families[i].queueFlags & VK_QUEUE_COMPUTE_BIT) && has_graphics == graphics) return i;
    }
    return UINT32_MAX;
}

/* ---- command line ---- */

static void check_refuse_line(void) {
    fputs(check_usage, stderr);
    exit(2);
}

static check_options check_parse(int argc, char **argv) {
    check_options options = {0};
    options.graphics = options.compute = 1;
    options.enable = UINT32_MAX;
    options.most = UINT64_MAX;
    options.seconds = 40;
    options.tune_seconds = 50;
    for (int i = 1; i < argc; i++) {
        const char *option = argv[i], *value = i + 1 < argc ? argv[i + 1] : NULL;
        if (strcmp(option, "--tune") == 0) {
            options.tune = 1;
            continue;
        }
        if (strcmp(option, "--quick") == 0) {
            options.quick = 1;
            continue;
        }
        if (strcmp(option, "--no-times") == 0) {
            options.no_times = 1;
            continue;
        }
        i++;
        if (!value) check_refuse_line();
        if (strcmp(option, "--queue") == 0) {
            options.graphics = strcmp(value, "compute") != 0;
            options.compute = strcmp(value, "graphics") != 0;
            if (options.graphics && options.compute && strcmp(value, "both") != 0) check_refuse_line();
        } else if (strcmp(option, "--device") == 0) {
            options.device_name = value;
        } else if (strcmp(option, "--seconds") == 0) {
            options.seconds = strtod(value, NULL);
        } else if (strcmp(option, "--tune-seconds") == 0) {
            options.tune_seconds = strtod(value, NULL);
        } else if (strcmp(option, "--kinds") == 0) {
            options.kinds = value;
        } else if (strcmp(option, "--most") == 0) {
            options.most = strtoull(value, NULL, 10);
        } else if (strcmp(option, "--compare") == 0) {
            options.compare = value;
        } else if (strcmp(option, "--enable") == 0) {
            options.enable = (uint32_t)strtoul(value, NULL, 0);
        } else {
            check_refuse_line();
        }
    }
    if (options.most == 0) check_refuse_line();
    return options;
}

int main(int argc, char **argv) {
    const check_options options = check_parse(argc, argv);
    const double start = gpusorti_now_ms();
    gpusort_context *own;
    gpusort_desc desc = {0};
    gpusort_result result;
    static check_run runs[2];
    uint32_t family[2], count = 0;
    int wrong = 0;
    if (options.kinds && strcmp(options.kinds, "list") == 0) {
        for (int k = 0; k < KINDS; k++) printf("%s\n", check_kinds[k].name);
        return 0;
    }
    desc.device_name = options.device_name;
    desc.logger.func = gpusort_log_stderr;
    result = gpusort_create(&desc, &own);
    if (result != GPUSORT_OK) {
        fprintf(stderr, "check: %s\n", gpusort_result_string(result));
        return 2;
    }
    check_print_head(own);
    for (int graphics = 0; graphics < 2; graphics++) family[graphics] = check_find_family(own, graphics);
    if (!options.graphics && family[0] != UINT32_MAX) family[1] = UINT32_MAX;
    if (!options.compute && family[1] != UINT32_MAX) family[0] = UINT32_MAX;
    for (int graphics = 1; graphics >= 0; graphics--)
        if (family[graphics] != UINT32_MAX)
            check_begin_run(&runs[count++], own, &options, family[graphics],
                            graphics ? "with graphics" : "without graphics");
    fflush(stdout);
    for (uint32_t r = 0; r < count && options.compare; r++) check_compare_run(&runs[r]);
    for (uint32_t r = 0; r < count && !options.compare; r++) check_first_half(&runs[r], options.seconds / (2 * count));
    for (uint32_t r = 0; r < count && !options.compare; r++) check_second_half(&runs[r], options.seconds / (2 * count));
    for (uint32_t r = 0; r < count && !options.compare; r++) wrong += check_end_run(&runs[r]);
    gpusort_destroy(own);
    check_clear();
    printf("%s, in %.0f s\n", wrong ? "WRONG RESULTS" : "all right", (gpusorti_now_ms() - start) / 1e3);
    if (wrong) printf("%s", check_wanted);
    return wrong != 0;
}
