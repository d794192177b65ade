/* One Vulkan device with the buffers of a benchmark: keys are made, restored and checked by a kernel of its own
 * (bench.comp), sorts are recorded by gpusort_cmd_sort() and timed by timestamps. A submission holds one sort, as a frame of
 * an engine does, unless bench_options.submission says more: the sorts behind the first find its kernels in the caches, and
 * are faster. Shared by bench and bench_peers.
 * Needs volk.h and the Vulkan headers. A failing Vulkan call ends the program. */
#ifndef BENCH_GPU_H_INCLUDED
#define BENCH_GPU_H_INCLUDED

#include "bench_cases.h"

#include <time.h>

#define VOLK_IMPLEMENTATION
#include <volk.h>
#define GPUSORT_IMPLEMENTATION
#define GPUSORTI_OVERRIDES
#include "gpusort.h"

#include "bench_spirv.h"

#define BENCH_VK(call)                                                                \
    do {                                                                              \
        VkResult bench_result = (call);                                               \
        if (bench_result < 0) bench_die("%s: VkResult %d", #call, (int)bench_result); \
    } while (0)

enum {
    BENCH_PRISTINE,
    BENCH_KEYS,
    BENCH_VALUES,
    BENCH_KEYS_OUT,
    BENCH_VALUES_OUT,
    BENCH_RESULT,
    BENCH_SCRATCH,
    BENCH_COUNT,
    BENCH_READBACK,
    BENCH_UPLOAD,
    BENCH_BUFFERS
};
enum {
    BENCH_OPERATION_GENERATE,
    BENCH_OPERATION_RESTORE,
    BENCH_OPERATION_EXTRACT,
    BENCH_OPERATION_GATHER,
    BENCH_OPERATION_LAST,
    BENCH_OPERATION_CHECK
};
enum { BENCH_FLAG_STABLE = 4, BENCH_MAX_REPETITIONS = 1024 };
enum {
    BENCH_RESULT_ORDER,
    BENCH_RESULT_STABILITY,
    BENCH_RESULT_VALUES,
    BENCH_RESULT_KEPT,
    BENCH_RESULT_KEY_SUM,
    BENCH_RESULT_KEY_SUM_2,
    BENCH_RESULT_INDEX_SUM,
    BENCH_RESULT_CHECKED,
    BENCH_RESULT_REACH, /* elements up to the last of each result, less those results: not below 0 */
    BENCH_RESULT_WORDS
};

typedef struct bench_buffer {
    VkBuffer buffer;
    VkDeviceMemory memory;
    uint64_t size;
    VkBufferUsageFlags usage;
    void *mapped; /* of memory that the host sees */
} bench_buffer;

typedef struct bench_options {
    const char *device_name; /* a part of it; NULL: the first device that is no CPU, else the first */
    const char *tuning;      /* see gpusort_desc.tuning; or NULL */
    uint32_t enabled_mask;   /* of gpusort's GPUSORT_ENABLED_* bits */
    uint32_t repetitions;
    uint32_t submission; /* sorts of a submission, of which the last is timed; 0: one */
    double warm_up;  /* see bench_warm_up() */
    int check_every; /* every repetition, in place of the last */
    int explain;     /* print what each case is planned to do, and run none */
    int statistics;  /* print registers and shared memory of each pipeline that gpusort creates */
    void *features;  /* chained for vkCreateDevice(), beside what gpusort takes; or NULL */
    const char *const *extensions; /* and these, where gpusort does not take them already */
    uint32_t n_extensions;
} bench_options;

typedef struct bench_gpu {
    bench_options options;
    bench_source source; /* for the CSV */
    VkInstance instance;
    VkPhysicalDevice physical_device;
    VkDevice device;
    VkQueue queue;
    VkPhysicalDeviceProperties properties;
    VkPhysicalDeviceMemoryProperties memory;
    uint32_t queue_family, api_version, enabled, timestamp_bits;
    VkCommandPool command_pool;
    VkCommandBuffer cmd;
    VkFence fence;
    VkQueryPool queries;
    VkDescriptorSetLayout set_layout;
    VkPipelineLayout pipeline_layout;
    VkPipeline pipeline;
    VkDescriptorPool descriptor_pool;
    VkDescriptorSet sets[2]; /* of bench.comp; the second one with the arrays of results in place of those that are sorted */
    bench_buffer buffers[BENCH_BUFFERS];
    bench_case cut; /* whose offsets these are */
    uint32_t *offsets, segments;
    const char *queue_name;
    double last_work; /* when the device last finished something */
} bench_gpu;

typedef struct bench_arguments { /* push constants of bench.comp */
    uint32_t operation, count, key_bits, key_class, descending, distribution, parameter, multiplier, divisor,
        value_words, first_bit, bit_count, flags, seed, segment_size, segment_count, offsets_at, limit, key_word,
        gathered_at, indices_at, lasts_at;
} bench_arguments;

static double bench_now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

/* ---- pipeline statistics: gpusort is given entry points that ask for them and print them ---- */

static VkDevice bench_statistics_device;

static void bench_print_statistics(VkPipeline pipeline, const VkComputePipelineCreateInfo *info) {
    VkPipelineInfoKHR which = {VK_STRUCTURE_TYPE_PIPELINE_INFO_KHR, NULL, pipeline};
    VkPipelineExecutableInfoKHR executable = {VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_INFO_KHR, NULL, pipeline, 0};
    VkPipelineExecutablePropertiesKHR properties;
    VkPipelineExecutableStatisticKHR statistics[64];
    const VkSpecializationInfo *constants = info->stage.pSpecializationInfo;
    uint32_t n = 1, n_statistics = 64;
    memset(&properties, 0, sizeof properties);
    memset(statistics, 0, sizeof statistics);
    properties.sType = VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_PROPERTIES_KHR;
    for (uint32_t i = 0; i < 64; i++) statistics[i].sType = VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_STATISTIC_KHR;
    if (vkGetPipelineExecutablePropertiesKHR(bench_statistics_device, &which, &n, &properties) < 0 || n == 0 ||
        vkGetPipelineExecutableStatisticsKHR(bench_statistics_device, &executable, &n_statistics, statistics) < 0)
        return;
    printf("pipeline, specialization");
    for (uint32_t i = 0; constants && i < constants->mapEntryCount; i++) {
        const VkSpecializationMapEntry *entry = &constants->pMapEntries[i];
        uint32_t word = 0;
        memcpy(&word, (const char *)constants->pData + entry->offset, entry->size < 4 ? entry->size : 4);
        printf(" %u=%u", entry->constantID, word);
    }
    printf(", subgroup %u:", properties.subgroupSize);
    for (uint32_t i = 0; i < n_statistics; i++) {
        const VkPipelineExecutableStatisticKHR *s = &statistics[i];
        if (s->format == VK_PIPELINE_EXECUTABLE_STATISTIC_FORMAT_FLOAT64_KHR)
            printf(" %s %g;", s->name, s->value.f64);
        else
            printf(" %s %llu;", s->name, (unsigned long long)s->value.u64);
    }
    printf("\n");
}

static VKAPI_ATTR VkResult VKAPI_CALL bench_create_pipelines(VkDevice device, VkPipelineCache cache, uint32_t n,
                                                             const VkComputePipelineCreateInfo *infos,
                                                             const VkAllocationCallbacks *allocator,
                                                             VkPipeline *out) {
    for (uint32_t i = 0; i < n; i++) {
        VkComputePipelineCreateInfo info = infos[i];
        info.flags |= VK_PIPELINE_CREATE_CAPTURE_STATISTICS_BIT_KHR;
        VkResult result = vkCreateComputePipelines(device, cache, 1, &info, allocator, &out[i]);
        if (result != VK_SUCCESS) return result;
        bench_print_statistics(out[i], &info);
    }
    return VK_SUCCESS;
}

static VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL bench_get_device_proc(VkDevice device, const char *name) {
    if (strcmp(name, "vkCreateComputePipelines") == 0) return (PFN_vkVoidFunction)bench_create_pipelines;
    return vkGetDeviceProcAddr(device, name);
}

static VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL bench_get_instance_proc(VkInstance instance, const char *name) {
    if (strcmp(name, "vkCreateComputePipelines") == 0) return (PFN_vkVoidFunction)bench_create_pipelines;
    if (strcmp(name, "vkGetDeviceProcAddr") == 0) return (PFN_vkVoidFunction)bench_get_device_proc;
    return vkGetInstanceProcAddr(instance, name);
}

/* ---- device ---- */

static void bench_create_instance(bench_gpu *gpu) {
    VkApplicationInfo application = {VK_STRUCTURE_TYPE_APPLICATION_INFO, NULL, "gpusort bench", 1, NULL, 0, 0};
    VkInstanceCreateInfo info = {VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO, NULL, 0, &application, 0, NULL, 0, NULL};
    if (volkInitialize() != VK_SUCCESS) bench_die("no Vulkan loader");
    gpu->api_version = volkGetInstanceVersion() < VK_API_VERSION_1_3 ? volkGetInstanceVersion() : VK_API_VERSION_1_3;
    application.apiVersion = gpu->api_version;
    BENCH_VK(vkCreateInstance(&info, NULL, &gpu->instance));
    volkLoadInstance(gpu->instance);
}

/* The driver's name and version, in its own words from Vulkan 1.2 on. */
static void bench_read_driver(bench_gpu *gpu) {
    VkPhysicalDeviceDriverProperties driver;
    VkPhysicalDeviceProperties2 properties;
    char text[VK_MAX_DRIVER_NAME_SIZE + VK_MAX_DRIVER_INFO_SIZE + 2];
    memset(&driver, 0, sizeof driver);
    memset(&properties, 0, sizeof properties);
    driver.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DRIVER_PROPERTIES;
    properties.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2;
    properties.pNext = &driver;
    snprintf(text, sizeof text, "0x%x", gpu->properties.driverVersion);
    if (gpu->api_version >= VK_API_VERSION_1_2) {
        vkGetPhysicalDeviceProperties2(gpu->physical_device, &properties);
        snprintf(text, sizeof text, "%s %s", driver.driverName, driver.driverInfo);
    }
    bench_set_text(gpu->source.driver, sizeof gpu->source.driver, text);
}

static void bench_pick_device(bench_gpu *gpu) {
    VkPhysicalDevice devices[16];
    uint32_t n = 16;
    BENCH_VK(vkEnumeratePhysicalDevices(gpu->instance, &n, devices));
    for (uint32_t i = 0; i < n; i++) {
        VkPhysicalDeviceProperties properties;
        vkGetPhysicalDeviceProperties(devices[i], &properties);
        if (gpu->options.device_name && !strstr(properties.deviceName, gpu->options.device_name)) continue;
        if (gpu->physical_device && (gpu->properties.deviceType != VK_PHYSICAL_DEVICE_TYPE_CPU ||
                                     properties.deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU))
            continue;
        gpu->physical_device = devices[i];
        gpu->properties = properties;
    }
    if (!gpu->physical_device) bench_die("no such device");
    if (gpu->properties.apiVersion < gpu->api_version) gpu->api_version = gpu->properties.apiVersion;
    bench_set_text(gpu->source.device, sizeof gpu->source.device, gpu->properties.deviceName);
    bench_read_driver(gpu);
    vkGetPhysicalDeviceMemoryProperties(gpu->physical_device, &gpu->memory);
}

/* An instance, and the device that the options name: what this and its driver are is known then. */
static void bench_find_device(bench_gpu *gpu, const bench_options *options) {
    memset(gpu, 0, sizeof *gpu);
    gpu->options = *options;
    gpu->source = bench_source_of("gpusort", GPUSORT_VERSION_MAJOR, GPUSORT_VERSION_MINOR, GPUSORT_VERSION_PATCH);
    bench_create_instance(gpu);
    bench_pick_device(gpu);
}

/* False where the device has no such queue family. Without a compute-only one, the graphics family stands in. */
static int bench_pick_queue_family(bench_gpu *gpu, uint32_t queue) {
    VkQueueFamilyProperties families[32];
    uint32_t n = 0;
    int found = 0;
    vkGetPhysicalDeviceQueueFamilyProperties(gpu->physical_device, &n, NULL);
    n = n < 32 ? n : 32;
    vkGetPhysicalDeviceQueueFamilyProperties(gpu->physical_device, &n, families);
    for (uint32_t i = n; i-- > 0;) {
        uint32_t kind = families[i].queueFlags & VK_QUEUE_GRAPHICS_BIT ? BENCH_GRAPHICS_QUEUE : BENCH_COMPUTE_QUEUE;
        if (!(families[i].queueFlags & VK_QUEUE_COMPUTE_BIT) || families[i].timestampValidBits == 0 ||
            (queue == BENCH_GRAPHICS_QUEUE && kind != queue) || (found && kind != queue))
            continue;
        found = 1;
        gpu->queue_family = i;
        gpu->queue_name = kind == BENCH_GRAPHICS_QUEUE ? "graphics" : "compute";
        gpu->timestamp_bits = families[i].timestampValidBits;
    }
    return found;
}

static void bench_log(int level, const char *text, void *user) {
    (void)user;
    if (level <= 2) fprintf(stderr, "gpusort: %s\n", text);
}

static gpusort_desc bench_desc(const bench_gpu *gpu) {
    gpusort_desc desc;
    memset(&desc, 0, sizeof desc);
    desc.get_instance_proc_addr = gpu->options.statistics ? (gpusort_proc)bench_get_instance_proc
                                                          : (gpusort_proc)vkGetInstanceProcAddr;
    desc.instance = gpu->instance;
    desc.physical_device = gpu->physical_device;
    desc.device = gpu->device;
    desc.queue = gpu->queue;
    desc.queue_family = gpu->queue_family;
    desc.api_version = gpu->api_version;
    desc.enabled = gpu->enabled;
    desc.tuning = gpu->options.tuning;
    desc.logger.func = bench_log;
    return desc;
}

static int bench_has_extension(const bench_gpu *gpu, const char *name) {
    VkExtensionProperties *all;
    uint32_t n = 0;
    int found = 0;
    BENCH_VK(vkEnumerateDeviceExtensionProperties(gpu->physical_device, NULL, &n, NULL));
    all = (VkExtensionProperties *)malloc((n + 1) * sizeof *all);
    if (!all) bench_die("out of memory");
    BENCH_VK(vkEnumerateDeviceExtensionProperties(gpu->physical_device, NULL, &n, all));
    for (uint32_t i = 0; i < n; i++) found |= strcmp(all[i].extensionName, name) == 0;
    free(all);
    return found;
}

static void bench_add_extension(const char **extensions, uint32_t *n, const char *name) {
    for (uint32_t i = 0; i < *n; i++)
        if (strcmp(extensions[i], name) == 0) return;
    extensions[(*n)++] = name;
}

/* Switches on all that gpusort can use, as the options allow. */
static void bench_create_device(bench_gpu *gpu) {
    float priority = 1;
    const char *extensions[64];
    uint32_t n_extensions = 32;
    gpusort_desc desc = bench_desc(gpu);
    VkDeviceQueueCreateInfo queue = {
        VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO, NULL, 0, gpu->queue_family, 1, &priority};
    gpusort_features features;
    VkPhysicalDevicePipelineExecutablePropertiesFeaturesKHR statistics;
    VkDeviceCreateInfo info = {
        VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO, NULL, 0, 1, &queue, 0, NULL, 0, extensions, NULL};
    if (gpusort_query(&desc, &gpu->enabled, &n_extensions, extensions) != GPUSORT_OK)
        bench_die("gpusort_query failed");
    gpu->enabled &= gpu->options.enabled_mask;
    if (gpu->options.statistics && !bench_has_extension(gpu, VK_KHR_PIPELINE_EXECUTABLE_PROPERTIES_EXTENSION_NAME)) {
        fputs("this driver reports no pipeline statistics\n", stderr);
        gpu->options.statistics = 0;
    }
    info.pNext = gpu->options.features;
    for (uint32_t i = 0; i < gpu->options.n_extensions; i++)
        bench_add_extension(extensions, &n_extensions, gpu->options.extensions[i]);
    if (gpu->options.statistics) {
        memset(&statistics, 0, sizeof statistics);
        statistics.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PIPELINE_EXECUTABLE_PROPERTIES_FEATURES_KHR;
        statistics.pNext = gpu->options.features;
        statistics.pipelineExecutableInfo = VK_TRUE;
        info.pNext = &statistics;
        extensions[n_extensions++] = VK_KHR_PIPELINE_EXECUTABLE_PROPERTIES_EXTENSION_NAME;
    }
    info.enabledExtensionCount = n_extensions;
    if (gpusort_chain_features(gpu->enabled, &info, &features) != GPUSORT_OK) bench_die("gpusort_chain_features failed");
    BENCH_VK(vkCreateDevice(gpu->physical_device, &info, NULL, &gpu->device));
    volkLoadDevice(gpu->device);
    vkGetDeviceQueue(gpu->device, gpu->queue_family, 0, &gpu->queue);
    bench_statistics_device = gpu->device;
}

static void bench_create_pipeline(bench_gpu *gpu) {
    VkDescriptorSetLayoutBinding bindings[4];
    VkDescriptorPoolSize pool_size = {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 8};
    VkDescriptorSetLayout layouts[2];
    VkPushConstantRange range = {VK_SHADER_STAGE_COMPUTE_BIT, 0, sizeof(bench_arguments)};
    VkDescriptorSetLayoutCreateInfo set_info = {VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO, NULL, 0, 4,
                                                bindings};
    VkPipelineLayoutCreateInfo layout_info = {
        VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO, NULL, 0, 1, &gpu->set_layout, 1, &range};
    VkShaderModuleCreateInfo module_info = {VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO, NULL, 0, sizeof bench_spirv,
                                            bench_spirv};
    VkDescriptorPoolCreateInfo pool_info = {VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO, NULL, 0, 2, 1, &pool_size};
    VkDescriptorSetAllocateInfo allocate = {VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO, NULL, VK_NULL_HANDLE, 2,
                                            layouts};
    VkComputePipelineCreateInfo info;
    VkShaderModule module;
    for (uint32_t i = 0; i < 4; i++) {
        VkDescriptorSetLayoutBinding binding = {i, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1, VK_SHADER_STAGE_COMPUTE_BIT,
                                                NULL};
        bindings[i] = binding;
    }
    BENCH_VK(vkCreateDescriptorSetLayout(gpu->device, &set_info, NULL, &gpu->set_layout));
    BENCH_VK(vkCreatePipelineLayout(gpu->device, &layout_info, NULL, &gpu->pipeline_layout));
    BENCH_VK(vkCreateShaderModule(gpu->device, &module_info, NULL, &module));
    memset(&info, 0, sizeof info);
    info.sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO;
    info.stage.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
    info.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
    info.stage.module = module;
    info.stage.pName = "main";
    info.layout = gpu->pipeline_layout;
    BENCH_VK(vkCreateComputePipelines(gpu->device, VK_NULL_HANDLE, 1, &info, NULL, &gpu->pipeline));
    vkDestroyShaderModule(gpu->device, module, NULL);
    BENCH_VK(vkCreateDescriptorPool(gpu->device, &pool_info, NULL, &gpu->descriptor_pool));
    allocate.descriptorPool = gpu->descriptor_pool;
    layouts[0] = layouts[1] = gpu->set_layout;
    BENCH_VK(vkAllocateDescriptorSets(gpu->device, &allocate, gpu->sets));
}

static void bench_create_buffer(bench_gpu *gpu, uint32_t which, uint64_t size, VkBufferUsageFlags usage,
                                VkMemoryPropertyFlags wanted) {
    bench_buffer *b = &gpu->buffers[which];
    VkBufferCreateInfo info = {
        VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO, NULL, 0, 0, 0, VK_SHARING_MODE_EXCLUSIVE, 0, NULL};
    VkMemoryAllocateFlagsInfo flags = {VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO, NULL,
                                       VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT, 0};
    VkMemoryAllocateInfo allocate = {VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO, NULL, 0, 0};
    VkMemoryRequirements needs;
    uint32_t type = 0;
    if (b->buffer && b->size >= size && (b->usage & usage) == usage) return;
    vkDestroyBuffer(gpu->device, b->buffer, NULL);
    vkFreeMemory(gpu->device, b->memory, NULL);
    b->usage = usage;
    b->size = (size + 255) / 256 * 256 + 256;
    info.size = b->size;
    info.usage = usage | VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_TRANSFER_SRC_BIT |
                 VK_BUFFER_USAGE_TRANSFER_DST_BIT;
    if (gpu->enabled & GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS) {
        info.usage |= VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;
        allocate.pNext = &flags;
    } else {
        info.usage &= ~(VkBufferUsageFlags)VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;
    }
    BENCH_VK(vkCreateBuffer(gpu->device, &info, NULL, &b->buffer));
    vkGetBufferMemoryRequirements(gpu->device, b->buffer, &needs);
    while (type < gpu->memory.memoryTypeCount &&
           !(needs.memoryTypeBits >> type & 1 && (gpu->memory.memoryTypes[type].propertyFlags & wanted) == wanted))
        type++;
    if (type == gpu->memory.memoryTypeCount) bench_die("no memory type for a buffer");
    allocate.allocationSize = needs.size;
    allocate.memoryTypeIndex = type;
    BENCH_VK(vkAllocateMemory(gpu->device, &allocate, NULL, &b->memory));
    BENCH_VK(vkBindBufferMemory(gpu->device, b->buffer, b->memory, 0));
    if (wanted & VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT)
        BENCH_VK(vkMapMemory(gpu->device, b->memory, 0, VK_WHOLE_SIZE, 0, &b->mapped));
}

static int bench_open(bench_gpu *gpu, const bench_options *options, uint32_t queue) {
    bench_find_device(gpu, options);
    if (!bench_pick_queue_family(gpu, queue)) {
        vkDestroyInstance(gpu->instance, NULL);
        return 0;
    }
    bench_create_device(gpu);
    bench_create_pipeline(gpu);
    VkCommandPoolCreateInfo pool = {VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO, NULL,
                                    VK_COMMAND_POOL_CREATE_RESET_COMMAND_BUFFER_BIT, gpu->queue_family};
    VkCommandBufferAllocateInfo allocate = {VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO, NULL, VK_NULL_HANDLE,
                                            VK_COMMAND_BUFFER_LEVEL_PRIMARY, 1};
    VkFenceCreateInfo fence = {VK_STRUCTURE_TYPE_FENCE_CREATE_INFO, NULL, 0};
    VkQueryPoolCreateInfo queries = {VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO, NULL, 0, VK_QUERY_TYPE_TIMESTAMP, 2, 0};
    BENCH_VK(vkCreateCommandPool(gpu->device, &pool, NULL, &gpu->command_pool));
    allocate.commandPool = gpu->command_pool;
    BENCH_VK(vkAllocateCommandBuffers(gpu->device, &allocate, &gpu->cmd));
    BENCH_VK(vkCreateFence(gpu->device, &fence, NULL, &gpu->fence));
    BENCH_VK(vkCreateQueryPool(gpu->device, &queries, NULL, &gpu->queries));
    return 1;
}

static void bench_close(bench_gpu *gpu) {
    for (uint32_t i = 0; i < BENCH_BUFFERS; i++) {
        vkDestroyBuffer(gpu->device, gpu->buffers[i].buffer, NULL);
        vkFreeMemory(gpu->device, gpu->buffers[i].memory, NULL);
    }
    free(gpu->offsets);
    vkDestroyQueryPool(gpu->device, gpu->queries, NULL);
    vkDestroyFence(gpu->device, gpu->fence, NULL);
    vkDestroyCommandPool(gpu->device, gpu->command_pool, NULL);
    vkDestroyDescriptorPool(gpu->device, gpu->descriptor_pool, NULL);
    vkDestroyPipeline(gpu->device, gpu->pipeline, NULL);
    vkDestroyPipelineLayout(gpu->device, gpu->pipeline_layout, NULL);
    vkDestroyDescriptorSetLayout(gpu->device, gpu->set_layout, NULL);
    vkDestroyDevice(gpu->device, NULL);
    vkDestroyInstance(gpu->instance, NULL);
}

/* ---- what a case needs ---- */

typedef struct bench_needs {
    uint64_t pristine, keys, values, keys_out, values_out, scratch, offsets;
    uint32_t scratch_usage;
} bench_needs;

/* The number of the case's segments; their offsets are in gpu->offsets then. */
static uint32_t bench_segments(bench_gpu *gpu, const bench_case *c) {
    if (gpu->offsets && gpu->cut.count == c->count && memcmp(&gpu->cut.shape, &c->shape, sizeof c->shape) == 0)
        return gpu->segments;
    free(gpu->offsets);
    gpu->cut = *c;
    gpu->offsets = bench_offsets(c, &gpu->segments);
    return gpu->segments;
}

static int bench_has_offsets(const bench_case *c) {
    return c->shape.kind != BENCH_SHAPE_WHOLE && c->shape.kind != BENCH_SHAPE_ROWS;
}

/* Offsets lie behind the pristine keys. Behind structs: those that a gather by hand writes, and the indices it goes by. */
static uint64_t bench_offsets_at(const bench_case *c) {
    return (c->count * bench_types[c->type].bits / 8 + 255) / 256 * 256;
}

/* Word of the last element of each segment's result, {key, index}, behind the offsets. */
static uint64_t bench_lasts_at(bench_gpu *gpu, const bench_case *c) {
    return bench_offsets_at(c) / 4 + (bench_has_offsets(c) ? (uint64_t)bench_segments(gpu, c) + 1 : 0);
}

static uint64_t bench_gathered_at(const bench_case *c) { return (c->count * c->value_size + 255) / 256 * 256; }

static gpusort_cmd_args bench_cmd_args(bench_gpu *gpu, const bench_case *c) {
    const int by_hand = (c->flags & BENCH_BY_HAND) != 0, in_values = (c->flags & BENCH_STRUCTS) && !by_hand;
    gpusort_cmd_args args;
    memset(&args, 0, sizeof args);
    args.count = c->count;
    args.key_type = (gpusort_type)c->type;
    args.order = (gpusort_order)c->order;
    args.algorithm = (gpusort_algorithm)c->algorithm;
    args.value_size = by_hand ? 4 : c->value_size;
    args.first_bit = c->window.first_bit;
    args.bit_count = c->window.bit_count;
    args.flags = (c->flags & BENCH_KEEP_KEYS ? GPUSORT_KEEP_KEYS : 0u) |
                 (c->flags & BENCH_DISCARD_KEYS ? GPUSORT_DISCARD_KEYS : 0u) |
                 (c->flags & BENCH_WRITE_INDICES || by_hand ? GPUSORT_WRITE_INDICES : 0u) |
                 (in_values ? GPUSORT_KEYS_IN_VALUES : 0u) | (c->flags & BENCH_OVERWRITE ? GPUSORT_OVERWRITE : 0u) |
                 (c->flags & BENCH_ANY_ORDER ? GPUSORT_ANY_ORDER : 0u) |
                 (gpu->enabled & GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS ? GPUSORT_ADDRESSABLE : 0u);
    args.key_offset = in_values ? BENCH_KEY_OFFSET : 0;
    if (!in_values) args.keys.buffer = gpu->buffers[BENCH_KEYS].buffer;
    if (c->value_size) args.values.buffer = gpu->buffers[BENCH_VALUES].buffer;
    if (c->flags & BENCH_OUT) {
        if (!in_values) args.keys_out.buffer = gpu->buffers[BENCH_KEYS_OUT].buffer;
        if (c->value_size) args.values_out.buffer = gpu->buffers[BENCH_VALUES_OUT].buffer;
    }
    if (by_hand) args.values.offset = 2 * bench_gathered_at(c);
    args.scratch.buffer = gpu->buffers[BENCH_SCRATCH].buffer;
    if (c->flags & BENCH_COUNT_BUFFER) args.count_buffer.buffer = gpu->buffers[BENCH_COUNT].buffer;
    if (c->shape.kind == BENCH_SHAPE_ROWS) args.segment_size = c->shape.parameter;
    if (bench_has_offsets(c)) {
        args.segment_count = bench_segments(gpu, c);
        args.segments.buffer = gpu->buffers[BENCH_PRISTINE].buffer;
        args.segments.offset = bench_offsets_at(c);
    }
    args.limit = c->limit;
    return args;
}

static uint64_t bench_values_size(bench_gpu *gpu, const bench_case *c) {
    const int packed = c->limit != 0 && (c->flags & BENCH_KEEP_KEYS);
    const uint64_t results = packed ? (uint64_t)bench_segments(gpu, c) * c->limit : 0;
    if (c->flags & BENCH_BY_HAND) return 2 * bench_gathered_at(c) + 4 * c->count;
    return (results > c->count ? results : c->count) * c->value_size;
}

static void bench_raise(uint64_t *size, uint64_t to) { *size = *size > to ? *size : to; }

static void bench_explain(const gpusort_context *context, const gpusort_cmd_args *args) {
    size_t size = 0;
    char *text;
    if (gpusort_explain(context, args, &size, NULL) != GPUSORT_OK || !(text = malloc(size))) return;
    if (gpusort_explain(context, args, &size, text) == GPUSORT_OK) fputs(text, stdout);
    free(text);
}

/* Compiles the pipelines of a case and raises `needs` to what it takes; an error text, or NULL. */
static inline const char *bench_prepare(bench_gpu *gpu, gpusort_context *context, const bench_case *c, bench_needs *needs) {
    gpusort_cmd_args args = bench_cmd_args(gpu, c);
    gpusort_memory scratch;
    const uint64_t keys = c->count * bench_types[c->type].bits / 8, values = bench_values_size(gpu, c),
                   offsets = bench_has_offsets(c) ? 4 * ((uint64_t)bench_segments(gpu, c) + 1) : 0,
                   pristine = c->flags & BENCH_ANY_ORDER ? 4 * bench_lasts_at(gpu, c) + 12 * bench_segments(gpu, c)
                              : offsets                  ? bench_offsets_at(c) + offsets
                                                         : keys,
                   range = gpu->properties.limits.maxStorageBufferRange;
    if (pristine > range || values > range || c->count > UINT32_MAX) return "larger than a storage buffer here";
    gpusort_result result = gpusort_prepare(context, &args);
    if (result == GPUSORT_OK && gpu->options.explain) bench_explain(context, &args);
    if (result == GPUSORT_OK) result = gpusort_scratch(context, &args, &scratch);
    if (result != GPUSORT_OK) return gpusort_result_string(result);
    bench_raise(&needs->pristine, pristine);
    bench_raise(&needs->keys, keys);
    bench_raise(&needs->values, values);
    if (c->flags & BENCH_OUT) {
        bench_raise(&needs->keys_out, keys);
        bench_raise(&needs->values_out, values);
    }
    bench_raise(&needs->offsets, offsets);
    bench_raise(&needs->scratch, scratch.size);
    needs->scratch_usage |= scratch.usage;
    return NULL;
}

/* Makes the buffers, or makes larger those that are too small. */
static void bench_reserve(bench_gpu *gpu, const bench_needs *needs) {
    const VkMemoryPropertyFlags local = VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT,
                                host = VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
    static const int bound[2][4] = {{BENCH_PRISTINE, BENCH_KEYS, BENCH_VALUES, BENCH_RESULT},
                                    {BENCH_PRISTINE, BENCH_KEYS_OUT, BENCH_VALUES_OUT, BENCH_RESULT}};
    const uint64_t range = gpu->properties.limits.maxStorageBufferRange;
    VkDescriptorBufferInfo infos[4];
    VkWriteDescriptorSet write = {VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET, NULL, VK_NULL_HANDLE, 0,   0, 4,
                                  VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,      NULL, infos,    NULL};
    bench_create_buffer(gpu, BENCH_PRISTINE, needs->pristine, 0, local);
    bench_create_buffer(gpu, BENCH_KEYS, needs->keys, 0, local);
    bench_create_buffer(gpu, BENCH_VALUES, needs->values, 0, local);
    bench_create_buffer(gpu, BENCH_KEYS_OUT, needs->keys_out, 0, local);
    bench_create_buffer(gpu, BENCH_VALUES_OUT, needs->values_out, 0, local);
    bench_create_buffer(gpu, BENCH_RESULT, 4 * BENCH_RESULT_WORDS, 0, local);
    bench_create_buffer(gpu, BENCH_SCRATCH, needs->scratch, needs->scratch_usage, local);
    bench_create_buffer(gpu, BENCH_COUNT, 4, VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT, local);
    bench_create_buffer(gpu, BENCH_READBACK, 4 * BENCH_RESULT_WORDS, 0, host);
    bench_create_buffer(gpu, BENCH_UPLOAD, needs->offsets, 0, host);
    for (uint32_t s = 0; s < 2; s++) {
        for (uint32_t i = 0; i < 4; i++) {
            const bench_buffer *buffer = &gpu->buffers[bound[s][i]];
            infos[i].buffer = buffer->buffer;
            infos[i].offset = 0;
            infos[i].range = buffer->size < range ? buffer->size : range;
        }
        write.dstSet = gpu->sets[s];
        vkUpdateDescriptorSets(gpu->device, 1, &write, 0, NULL);
    }
}

/* ---- recording ---- */

static void bench_barrier(bench_gpu *gpu, VkPipelineStageFlags source, VkAccessFlags written,
                          VkPipelineStageFlags target, VkAccessFlags used) {
    VkMemoryBarrier barrier = {VK_STRUCTURE_TYPE_MEMORY_BARRIER, NULL, written, used};
    vkCmdPipelineBarrier(gpu->cmd, source, target, 0, 1, &barrier, 0, NULL, 0, NULL);
}

static void bench_compute_barrier(bench_gpu *gpu) {
    bench_barrier(gpu, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_WRITE_BIT,
                  VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT);
}

static void bench_begin(bench_gpu *gpu) {
    VkCommandBufferBeginInfo begin = {VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO, NULL, 0, NULL};
    BENCH_VK(vkBeginCommandBuffer(gpu->cmd, &begin));
}

static void bench_dispatch(bench_gpu *gpu, const bench_case *c, uint32_t operation) {
    const bench_type *type = &bench_types[c->type];
    const uint64_t units = operation == BENCH_OPERATION_GATHER ? c->count * c->value_size / 4 : c->count;
    uint32_t workgroups = (uint32_t)((units + 127) / 128);
    bench_arguments a;
    memset(&a, 0, sizeof a);
    a.operation = operation;
    a.count = (uint32_t)c->count;
    a.key_bits = type->bits;
    a.key_class = type->key_class;
    a.descending = c->order;
    a.distribution = c->distribution.kind;
    a.parameter = c->distribution.parameter;
    bench_sorted_scale(c, &a.multiplier, &a.divisor);
    a.value_words = c->value_size / 4;
    a.first_bit = c->window.first_bit;
    a.bit_count = bench_bit_count(c);
    a.flags =
        c->flags & (BENCH_KEEP_KEYS | BENCH_WRITE_INDICES | BENCH_STRUCTS | BENCH_DISCARD_KEYS | BENCH_ANY_ORDER);
    if (c->algorithm != GPUSORT_ODD_EVEN_MERGE) a.flags |= BENCH_FLAG_STABLE;
    a.seed = 0x2545f491u;
    a.segment_size = c->shape.kind == BENCH_SHAPE_ROWS ? c->shape.parameter : 0;
    a.segment_count = bench_has_offsets(c) ? bench_segments(gpu, c) : 0;
    a.offsets_at = (uint32_t)(bench_offsets_at(c) / 4);
    a.limit = c->limit;
    a.lasts_at = (uint32_t)bench_lasts_at(gpu, c);
    a.key_word = c->value_size == 8 ? 1 : BENCH_KEY_OFFSET / 4;
    if (c->flags & BENCH_BY_HAND) {
        a.gathered_at = (uint32_t)(bench_gathered_at(c) / 4);
        a.indices_at = 2 * a.gathered_at;
    }
    vkCmdBindPipeline(gpu->cmd, VK_PIPELINE_BIND_POINT_COMPUTE, gpu->pipeline);
    vkCmdBindDescriptorSets(gpu->cmd, VK_PIPELINE_BIND_POINT_COMPUTE, gpu->pipeline_layout, 0, 1,
                            &gpu->sets[operation >= BENCH_OPERATION_LAST && (c->flags & BENCH_OUT)], 0, NULL);
    vkCmdPushConstants(gpu->cmd, gpu->pipeline_layout, VK_SHADER_STAGE_COMPUTE_BIT, 0, sizeof a, &a);
    vkCmdDispatch(gpu->cmd, workgroups < 8192 ? workgroups : 8192, 1, 1);
}

/* What comes in any order is checked by the last of it. */
static void bench_dispatch_check(bench_gpu *gpu, const bench_case *c) {
    if (c->flags & BENCH_ANY_ORDER) {
        bench_dispatch(gpu, c, BENCH_OPERATION_LAST);
        bench_compute_barrier(gpu);
    }
    bench_dispatch(gpu, c, BENCH_OPERATION_CHECK);
}

static void bench_submit(bench_gpu *gpu) {
    VkSubmitInfo submit = {VK_STRUCTURE_TYPE_SUBMIT_INFO, NULL, 0, NULL, NULL, 1, &gpu->cmd, 0, NULL};
    BENCH_VK(vkQueueSubmit(gpu->queue, 1, &submit, gpu->fence));
    if (vkWaitForFences(gpu->device, 1, &gpu->fence, VK_TRUE, UINT64_C(60000000000)) != VK_SUCCESS)
        bench_die("a sort did not end within 60 s");
    BENCH_VK(vkResetFences(gpu->device, 1, &gpu->fence));
    gpu->last_work = bench_now();
}

static void bench_generate(bench_gpu *gpu, const bench_case *c) {
    bench_begin(gpu);
    vkCmdUpdateBuffer(gpu->cmd, gpu->buffers[BENCH_COUNT].buffer, 0, 4, &(uint32_t){(uint32_t)c->count});
    vkCmdFillBuffer(gpu->cmd, gpu->buffers[BENCH_RESULT].buffer, 0, 4 * BENCH_RESULT_WORDS, 0);
    if (bench_has_offsets(c)) {
        const VkBufferCopy region = {0, bench_offsets_at(c), 4 * ((VkDeviceSize)bench_segments(gpu, c) + 1)};
        memcpy(gpu->buffers[BENCH_UPLOAD].mapped, gpu->offsets, (size_t)region.size);
        vkCmdCopyBuffer(gpu->cmd, gpu->buffers[BENCH_UPLOAD].buffer, gpu->buffers[BENCH_PRISTINE].buffer, 1, &region);
    }
    bench_barrier(gpu, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT,
                  VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT);
    bench_dispatch(gpu, c, BENCH_OPERATION_GENERATE);
    bench_compute_barrier(gpu);
    BENCH_VK(vkEndCommandBuffer(gpu->cmd));
    bench_submit(gpu);
}

/* Records one sort of the case, which is what is timed; an error text, or NULL. */
typedef const char *(*bench_recorder)(void *user, bench_gpu *gpu, const bench_case *c);

/* A submission: the input restored, one sort between two timestamps, a check where every repetition is checked. Before
 * these, as many sorts of the same input as the options say. */
static const char *bench_record(bench_gpu *gpu, bench_recorder record, void *user, const bench_case *c) {
    const char *error = NULL;
    bench_begin(gpu);
    vkCmdResetQueryPool(gpu->cmd, gpu->queries, 0, 2);
    for (uint32_t sort = 1; sort < gpu->options.submission && !error; sort++) {
        bench_dispatch(gpu, c, BENCH_OPERATION_RESTORE);
        bench_compute_barrier(gpu);
        error = record(user, gpu, c);
        bench_compute_barrier(gpu);
    }
    bench_dispatch(gpu, c, BENCH_OPERATION_RESTORE);
    bench_compute_barrier(gpu);
    vkCmdWriteTimestamp(gpu->cmd, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, gpu->queries, 0);
    if (!error) error = record(user, gpu, c);
    vkCmdWriteTimestamp(gpu->cmd, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, gpu->queries, 1);
    bench_compute_barrier(gpu);
    if (gpu->options.check_every) {
        bench_dispatch_check(gpu, c);
        bench_compute_barrier(gpu);
    }
    BENCH_VK(vkEndCommandBuffer(gpu->cmd));
    return error;
}

static double bench_read_time(bench_gpu *gpu) {
    uint64_t ticks[2];
    uint64_t mask = gpu->timestamp_bits == 64 ? UINT64_MAX : ((uint64_t)1 << gpu->timestamp_bits) - 1;
    BENCH_VK(vkGetQueryPoolResults(gpu->device, gpu->queries, 0, 2, sizeof ticks, ticks, 8,
                                   VK_QUERY_RESULT_64_BIT | VK_QUERY_RESULT_WAIT_BIT));
    return 1e-6 * (double)gpu->properties.limits.timestampPeriod * (double)((ticks[1] - ticks[0]) & mask);
}

/* Checks what the last repetition left, after all timing of the case; the text of the first failure, or NULL. */
static const char *bench_check(bench_gpu *gpu, const bench_case *c, uint64_t checks_before) {
    VkBufferCopy region = {0, 0, 4 * BENCH_RESULT_WORDS};
    const uint32_t *found = (const uint32_t *)gpu->buffers[BENCH_READBACK].mapped;
    bench_begin(gpu);
    bench_dispatch_check(gpu, c);
    bench_barrier(gpu, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_WRITE_BIT,
                  VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_READ_BIT);
    vkCmdCopyBuffer(gpu->cmd, gpu->buffers[BENCH_RESULT].buffer, gpu->buffers[BENCH_READBACK].buffer, 1, &region);
    bench_barrier(gpu, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT, VK_PIPELINE_STAGE_HOST_BIT,
                  VK_ACCESS_HOST_READ_BIT);
    BENCH_VK(vkEndCommandBuffer(gpu->cmd));
    bench_submit(gpu);
    return found[BENCH_RESULT_ORDER]                                                   ? "NOT SORTED"
           : found[BENCH_RESULT_STABILITY]                                             ? "NOT STABLE"
           : found[BENCH_RESULT_VALUES] || found[BENCH_RESULT_INDEX_SUM]               ? "WRONG VALUES"
           : found[BENCH_RESULT_KEPT]                                                  ? "KEYS NOT KEPT"
           : found[BENCH_RESULT_KEY_SUM] || found[BENCH_RESULT_KEY_SUM_2] ||
                   (int32_t)found[BENCH_RESULT_REACH] < 0                              ? "OTHER KEYS"
           : found[BENCH_RESULT_CHECKED] != (uint32_t)(c->count * (checks_before + 1)) ? "NOT CHECKED"
                                                                                       : NULL;
}

/* Warms up, times and checks one prepared case, whose sort is recorded once and submitted anew for each repetition; the host
 * waits behind each. Returns an error or failure text, or NULL. */
static const char *bench_run_recorded(bench_gpu *gpu, bench_recorder record, void *user, const bench_case *c,
                                      bench_measure *out) {
    double times[BENCH_MAX_REPETITIONS];
    const uint32_t repetitions = gpu->options.repetitions;
    const int cold = gpu->last_work == 0 || bench_now() - gpu->last_work > 1;
    const double warm_up = bench_warm_up(gpu->options.warm_up, cold), start = bench_now();
    uint64_t submissions = 0;
    memset(out, 0, sizeof *out);
    bench_generate(gpu, c);
    const char *error = bench_record(gpu, record, user, c);
    if (error) return error;
    for (; submissions < 3 || bench_now() - start < warm_up; submissions++) bench_submit(gpu);
    for (uint32_t r = 0; r < repetitions; r++, submissions++) {
        bench_submit(gpu);
        times[r] = bench_read_time(gpu);
    }
    const char *failure = bench_check(gpu, c, gpu->options.check_every ? submissions : 0);
    *out = bench_summarize(times, repetitions, failure == NULL);
    return failure;
}

static const char *bench_record_gpusort(void *user, bench_gpu *gpu, const bench_case *c) {
    gpusort_context *context = (gpusort_context *)user;
    const gpusort_cmd_args args = bench_cmd_args(gpu, c);
    if (c->flags & BENCH_BY_HAND) {
        bench_dispatch(gpu, c, BENCH_OPERATION_EXTRACT);
        bench_compute_barrier(gpu);
    }
    const gpusort_result result = gpusort_cmd_sort(context, gpu->cmd, &args);
    if (c->flags & BENCH_BY_HAND) {
        bench_compute_barrier(gpu);
        bench_dispatch(gpu, c, BENCH_OPERATION_GATHER);
    }
    return result == GPUSORT_OK ? NULL : gpusort_result_string(result);
}

static inline const char *bench_run(bench_gpu *gpu, gpusort_context *context, const bench_case *c, bench_measure *out) {
    return bench_run_recorded(gpu, bench_record_gpusort, context, c, out);
}

#endif /* BENCH_GPU_H_INCLUDED */
