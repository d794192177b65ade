#include "shim.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

shim_state shim;
shim_pipeline_hook shim_on_pipeline;
shim_cache_hook shim_on_cache;
shim_dispatch_hook shim_on_dispatch;

/* ---- live objects ---- */

#define OBJECT_KINDS(X)                                                                                \
    X(Instance)                                                                                        \
    X(Device) X(Memory) X(Buffer) X(ShaderModule) X(DescriptorSetLayout) X(PipelineLayout) X(Pipeline) \
        X(PipelineCache) X(DescriptorPool) X(CommandPool) X(Fence) X(Semaphore) X(QueryPool) X(Event)

#define KIND_ENUM(T) KIND_##T,
#define KIND_NAME(T) #T,
enum { OBJECT_KINDS(KIND_ENUM) KIND_COUNT };
static const char *const kind_names[] = {OBJECT_KINDS(KIND_NAME)};
static long live[KIND_COUNT];

static void born(int kind) { __sync_fetch_and_add(&live[kind], 1); }
static void died(int kind) { __sync_fetch_and_sub(&live[kind], 1); }

long shim_live_objects(void) {
    long sum = 0;
    for (int i = 0; i < KIND_COUNT; i++) sum += live[i] < 0 ? -live[i] : live[i];
    return sum;
}

void shim_forget_instances(void) { live[KIND_Instance] = 0; }

const char *shim_live_text(void) {
    static char text[512];
    size_t used = 0;
    text[0] = 0;
    for (int i = 0; i < KIND_COUNT; i++)
        if (live[i] && used < sizeof text)
            used += (size_t)snprintf(text + used, sizeof text - used, "%s%ld %s", used ? ", " : "", live[i],
                                     kind_names[i]);
    return text;
}

/* ---- faults ---- */

enum { MAY_LOSE = 1, MAY_LACK_DEVICE_MEMORY = 2, MAY_NOT_INITIALIZE = 4 };

static const struct {
    int may; /* 0: every call that can fail */
    VkResult result;
} faults[] = {{0, VK_ERROR_OUT_OF_HOST_MEMORY},
              {0, VK_ERROR_OUT_OF_HOST_MEMORY},
              {MAY_LACK_DEVICE_MEMORY, VK_ERROR_OUT_OF_DEVICE_MEMORY},
              {MAY_LOSE, VK_ERROR_DEVICE_LOST},
              {MAY_NOT_INITIALIZE, VK_ERROR_INITIALIZATION_FAILED}};

/* The result that the test chose for the call named `name`, or VK_SUCCESS. */
static VkResult chosen(const char *name) {
    if (!shim.answer.call || strcmp(shim.answer.call, name)) return VK_SUCCESS;
    return __sync_fetch_and_sub(&shim.answer.after, 1) > 0 ? VK_SUCCESS : shim.answer.result;
}

/* The result that the call named `name` is to fail with, or VK_SUCCESS. `may` says which results the specification
 * allows it beside VK_ERROR_OUT_OF_HOST_MEMORY; calls that may not return the fault are not counted. */
static VkResult injected(const char *name, int may) {
    if (shim.lost && (may & MAY_LOSE)) return VK_ERROR_DEVICE_LOST;
    if (faults[shim.fault].may && !(may & faults[shim.fault].may)) return VK_SUCCESS;
    if (__sync_add_and_fetch(&shim.calls, 1) != shim.fail_at) return VK_SUCCESS;
    if (shim.fault == SHIM_FAULT_LOST) shim.lost = 1;
    shim.failed = name;
    shim.failed_result = faults[shim.fault].result;
    return shim.failed_result;
}

/* ---- the next function down: the loader's own, which dispatches by handle ---- */

#define NEXT_FUNCTIONS(X)                                                                                           \
    X(CreateInstance)                                                                                               \
    X(GetMemoryHostPointerPropertiesEXT)                                                                            \
    X(SetDebugUtilsObjectNameEXT)                                                                                   \
    X(CmdBeginDebugUtilsLabelEXT)                                                                                   \
    X(CmdEndDebugUtilsLabelEXT)                                                                                     \
    X(CmdCopyBuffer)                                                                                                \
    X(GetPipelineCacheData)                                                                                         \
    X(DestroyInstance) X(EnumeratePhysicalDevices) X(CreateDevice) X(DestroyDevice)                                 \
        X(EnumerateDeviceExtensionProperties) X(EnumerateInstanceVersion) X(GetPhysicalDeviceProperties)            \
            X(GetPhysicalDeviceMemoryProperties) X(GetBufferMemoryRequirements)                                     \
            X(GetPhysicalDeviceProperties2) X(GetPhysicalDeviceFeatures) X(GetPhysicalDeviceFeatures2)              \
                X(GetPhysicalDeviceQueueFamilyProperties) X(GetDeviceProcAddr) X(AllocateMemory) X(FreeMemory)      \
                    X(MapMemory) X(BindBufferMemory) X(FlushMappedMemoryRanges) X(InvalidateMappedMemoryRanges)     \
                        X(CreateBuffer) X(DestroyBuffer) X(CreateShaderModule) X(DestroyShaderModule)               \
                            X(CreateDescriptorSetLayout) X(DestroyDescriptorSetLayout) X(CreatePipelineLayout)      \
                                X(DestroyPipelineLayout) X(CreateComputePipelines) X(DestroyPipeline)               \
                                    X(CreatePipelineCache) X(DestroyPipelineCache) X(CreateDescriptorPool)          \
                                        X(DestroyDescriptorPool) X(AllocateDescriptorSets) X(ResetDescriptorPool)   \
                                            X(CreateCommandPool) X(DestroyCommandPool) X(ResetCommandPool)          \
                                                X(AllocateCommandBuffers) X(BeginCommandBuffer) X(EndCommandBuffer) \
                                                    X(ResetCommandBuffer) X(CreateFence) X(DestroyFence)            \
                                                        X(ResetFences) X(WaitForFences) X(GetFenceStatus)           \
                                                            X(CreateSemaphore) X(DestroySemaphore) X(CreateEvent)   \
                                                                X(DestroyEvent) X(CreateQueryPool)                  \
                                                                    X(DestroyQueryPool) X(GetQueryPoolResults)      \
                                                                        X(QueueSubmit) X(QueueWaitIdle)             \
                                                                            X(DeviceWaitIdle) X(CmdPipelineBarrier) \
                                                                                X(CmdDispatch)                      \
                                                                                    X(CmdDispatchIndirect)          \
                                                                                        X(CmdBindPipeline)          \
                                                                                            X(CmdPushConstants)

#define NEXT_MEMBER(F) PFN_vk##F F;
static struct { NEXT_FUNCTIONS(NEXT_MEMBER) } next;

/* ---- what is kept for whoever makes the same ---- */

static uint64_t hashed(uint64_t hash, const void *data, size_t size) { /* FNV-1a */
    for (size_t i = 0; i < size; i++) hash = (hash ^ ((const unsigned char *)data)[i]) * 0x100000001b3u;
    return hash;
}
#define HASH_OF(hash, value) hashed(hash, &(value), sizeof(value))
static const uint64_t no_hash = 0xcbf29ce484222325u;
#define HANDLE(object) ((uint64_t)(uintptr_t)(object))

/* What modules and layouts that live now were made from. */
static struct {
    uint64_t handle, hash;
} origins[4096];
enum { ORIGINS = sizeof origins / sizeof *origins };

static void set_origin(uint64_t handle, uint64_t hash) {
    for (int i = 0; i < ORIGINS; i++) {
        if (origins[i].handle) continue;
        origins[i].handle = handle;
        origins[i].hash = hash;
        return;
    }
}

static void forget_origin(uint64_t handle) {
    for (int i = 0; i < ORIGINS; i++)
        if (origins[i].handle == handle) origins[i].handle = 0;
}

/* 0: not known. */
static uint64_t origin(uint64_t handle) {
    for (int i = 0; i < ORIGINS; i++)
        if (origins[i].handle == handle) return origins[i].hash;
    return 0;
}

enum { KEPT_INSTANCES = 16, KEPT_DEVICES = 64, KEPT_PIPELINES = 4096, KEPT_LAYOUTS = 1 << 14 };
static struct {
    VkInstance handle;
    uint64_t hash;
} kept_instances[KEPT_INSTANCES];
static struct {
    VkDevice handle;
    uint64_t hash;
} kept_devices[KEPT_DEVICES];
static struct {
    VkDevice device;
    VkPipeline handle;
    uint64_t hash;
} kept_pipelines[KEPT_PIPELINES];
static struct { /* of kept pipelines, which are not to be used after them where maintenance4 is not enabled */
    VkDevice device;
    VkPipelineLayout layout; /* or */
    VkDescriptorSetLayout set;
} kept_layouts[KEPT_LAYOUTS];
static int kept_instance_count, kept_device_count, kept_pipeline_count, kept_layout_count;

/* ---- creation and destruction ---- */

#define CREATE_AND_DESTROY(T)                                                                                  \
    static VKAPI_ATTR VkResult VKAPI_CALL shim_Create##T(VkDevice device, const Vk##T##CreateInfo *info,       \
                                                         const VkAllocationCallbacks *allocator, Vk##T *out) { \
        VkResult result = injected("vkCreate" #T, MAY_LACK_DEVICE_MEMORY);                                     \
        if (result == VK_SUCCESS) result = next.Create##T(device, info, allocator, out);                       \
        if (result == VK_SUCCESS) born(KIND_##T);                                                              \
        return result;                                                                                         \
    }                                                                                                          \
    static VKAPI_ATTR void VKAPI_CALL shim_Destroy##T(VkDevice device, Vk##T object,                           \
                                                      const VkAllocationCallbacks *allocator) {                \
        if (object) died(KIND_##T);                                                                            \
        next.Destroy##T(device, object, allocator);                                                            \
    }

CREATE_AND_DESTROY(Buffer)
CREATE_AND_DESTROY(CommandPool)
CREATE_AND_DESTROY(Fence)
CREATE_AND_DESTROY(Semaphore)
CREATE_AND_DESTROY(Event)
CREATE_AND_DESTROY(QueryPool)

/* Returns whether these live on. */
static int keep_layout(VkDevice device, VkPipelineLayout layout, VkDescriptorSetLayout set) {
    if (!shim.keep || kept_layout_count == KEPT_LAYOUTS) return 0;
    kept_layouts[kept_layout_count].device = device;
    kept_layouts[kept_layout_count].layout = layout;
    kept_layouts[kept_layout_count++].set = set;
    return 1;
}

static VKAPI_ATTR VkResult VKAPI_CALL shim_CreateDescriptorSetLayout(VkDevice device,
                                                                     const VkDescriptorSetLayoutCreateInfo *info,
                                                                     const VkAllocationCallbacks *allocator,
                                                                     VkDescriptorSetLayout *out) {
    VkResult result = injected("vkCreateDescriptorSetLayout", MAY_LACK_DEVICE_MEMORY);
    uint64_t hash = HASH_OF(no_hash, info->flags);
    if (result == VK_SUCCESS) result = next.CreateDescriptorSetLayout(device, info, allocator, out);
    if (result != VK_SUCCESS) return result;
    born(KIND_DescriptorSetLayout);
    if (!shim.keep || info->pNext) return VK_SUCCESS;
    for (uint32_t i = 0; i < info->bindingCount; i++) {
        const VkDescriptorSetLayoutBinding *b = &info->pBindings[i];
        const uint32_t words[] = {b->binding, (uint32_t)b->descriptorType, b->descriptorCount, b->stageFlags};
        hash = HASH_OF(hash, words);
    }
    set_origin(HANDLE(*out), hash);
    return VK_SUCCESS;
}

static VKAPI_ATTR void VKAPI_CALL shim_DestroyDescriptorSetLayout(VkDevice device, VkDescriptorSetLayout layout,
                                                                  const VkAllocationCallbacks *allocator) {
    if (layout) died(KIND_DescriptorSetLayout);
    if (layout && shim.keep) forget_origin(HANDLE(layout));
    if (layout && !allocator && keep_layout(device, VK_NULL_HANDLE, layout)) return;
    next.DestroyDescriptorSetLayout(device, layout, allocator);
}

static VKAPI_ATTR VkResult VKAPI_CALL shim_CreatePipelineLayout(VkDevice device,
                                                                const VkPipelineLayoutCreateInfo *info,
                                                                const VkAllocationCallbacks *allocator,
                                                                VkPipelineLayout *out) {
    VkResult result = injected("vkCreatePipelineLayout", MAY_LACK_DEVICE_MEMORY);
    uint64_t hash = no_hash;
    int known = shim.keep && !info->pNext;
    if (result == VK_SUCCESS) result = next.CreatePipelineLayout(device, info, allocator, out);
    if (result != VK_SUCCESS) return result;
    born(KIND_PipelineLayout);
    for (uint32_t i = 0; i < info->setLayoutCount; i++) {
        const uint64_t set = origin(HANDLE(info->pSetLayouts[i]));
        hash = HASH_OF(hash, set);
        known &= set != 0;
    }
    for (uint32_t i = 0; i < info->pushConstantRangeCount; i++) hash = HASH_OF(hash, info->pPushConstantRanges[i]);
    if (known) set_origin(HANDLE(*out), hash);
    return VK_SUCCESS;
}

static VKAPI_ATTR void VKAPI_CALL shim_DestroyPipelineLayout(VkDevice device, VkPipelineLayout layout,
                                                             const VkAllocationCallbacks *allocator) {
    if (layout) died(KIND_PipelineLayout);
    if (layout && shim.keep) forget_origin(HANDLE(layout));
    if (layout && !allocator && keep_layout(device, layout, VK_NULL_HANDLE)) return;
    next.DestroyPipelineLayout(device, layout, allocator);
}

static VKAPI_ATTR VkResult VKAPI_CALL shim_CreateDescriptorPool(VkDevice device,
                                                                const VkDescriptorPoolCreateInfo *info,
                                                                const VkAllocationCallbacks *allocator,
                                                                VkDescriptorPool *out) {
    VkResult result = injected("vkCreateDescriptorPool", MAY_LACK_DEVICE_MEMORY);
    if (result == VK_SUCCESS) result = next.CreateDescriptorPool(device, info, allocator, out);
    if (result == VK_SUCCESS) born(KIND_DescriptorPool);
    return result;
}

static VKAPI_ATTR void VKAPI_CALL shim_DestroyDescriptorPool(VkDevice device, VkDescriptorPool pool,
                                                             const VkAllocationCallbacks *allocator) {
    if (pool) died(KIND_DescriptorPool);
    next.DestroyDescriptorPool(device, pool, allocator);
}

/* The messenger of an instance that gpusort made lives as long as the instance. */
static struct {
    VkInstance instance;
    VkDebugUtilsMessengerEXT messenger;
} messengers[16];

static void messenger_open(VkInstance instance) {
    PFN_vkCreateDebugUtilsMessengerEXT create = (PFN_vkCreateDebugUtilsMessengerEXT)vkGetInstanceProcAddr(
        instance, "vkCreateDebugUtilsMessengerEXT");
    VkDebugUtilsMessengerCreateInfoEXT info;
    shim_messenger_info(&info);
    for (int i = 0; i < 16; i++) {
        if (messengers[i].instance) continue;
        if (create && create(instance, &info, NULL, &messengers[i].messenger) == VK_SUCCESS)
            messengers[i].instance = instance;
        return;
    }
}

static void messenger_close(VkInstance instance) {
    for (int i = 0; i < 16; i++) {
        if (!instance || messengers[i].instance != instance) continue;
        PFN_vkDestroyDebugUtilsMessengerEXT destroy = (PFN_vkDestroyDebugUtilsMessengerEXT)vkGetInstanceProcAddr(
            instance, "vkDestroyDebugUtilsMessengerEXT");
        destroy(instance, messengers[i].messenger, NULL);
        messengers[i].instance = VK_NULL_HANDLE;
    }
}

static VKAPI_ATTR VkResult VKAPI_CALL shim_CreateInstance(const VkInstanceCreateInfo *info,
                                                          const VkAllocationCallbacks *allocator, VkInstance *out) {
    static const char *const layer = "VK_LAYER_KHRONOS_validation";
    const VkValidationFeatureEnableEXT enable = VK_VALIDATION_FEATURE_ENABLE_SYNCHRONIZATION_VALIDATION_EXT;
    VkDebugUtilsMessengerCreateInfoEXT messenger;
    VkValidationFeaturesEXT features = {VK_STRUCTURE_TYPE_VALIDATION_FEATURES_EXT, &messenger, 1, &enable, 0, NULL};
    const char *extensions[16];
    VkInstanceCreateInfo with = *info;
    VkResult result = injected("vkCreateInstance", MAY_LACK_DEVICE_MEMORY | MAY_NOT_INITIALIZE);
    uint64_t hash = HASH_OF(no_hash, shim.validate);
    if (result != VK_SUCCESS) return result;
    hash = HASH_OF(hash, info->pApplicationInfo->apiVersion);
    hash = HASH_OF(hash, info->flags);
    for (uint32_t i = 0; i < info->enabledExtensionCount; i++)
        hash = hashed(hash, info->ppEnabledExtensionNames[i], strlen(info->ppEnabledExtensionNames[i]));
    for (int i = 0; shim.keep && i < kept_instance_count; i++) {
        if (kept_instances[i].hash != hash) continue;
        *out = kept_instances[i].handle;
        born(KIND_Instance);
        return VK_SUCCESS;
    }
    if (shim.validate && info->enabledExtensionCount < 16) {
        shim_messenger_info(&messenger);
        messenger.pNext = info->pNext;
        with.pNext = &features;
        with.enabledLayerCount = 1;
        with.ppEnabledLayerNames = &layer;
        for (uint32_t i = 0; i < info->enabledExtensionCount; i++) extensions[i] = info->ppEnabledExtensionNames[i];
        extensions[with.enabledExtensionCount++] = "VK_EXT_debug_utils";
        with.ppEnabledExtensionNames = extensions;
    }
    result = next.CreateInstance(&with, allocator, out);
    if (result != VK_SUCCESS) return result;
    born(KIND_Instance);
    if (shim.validate) messenger_open(*out);
    if (shim.keep && kept_instance_count < KEPT_INSTANCES) {
        kept_instances[kept_instance_count].handle = *out;
        kept_instances[kept_instance_count++].hash = hash;
    }
    return VK_SUCCESS;
}

static VKAPI_ATTR void VKAPI_CALL shim_DestroyInstance(VkInstance instance, const VkAllocationCallbacks *allocator) {
    if (instance) died(KIND_Instance);
    for (int i = 0; i < kept_instance_count; i++)
        if (kept_instances[i].handle == instance) return;
    messenger_close(instance);
    next.DestroyInstance(instance, allocator);
}

/* Structures that Vulkan's headers of 1.3.204 lack: VkPhysicalDeviceVulkan14Features, VkPipelineRobustnessCreateInfo,
 * VkPhysicalDevicePipelineRobustnessFeatures. */
enum { VULKAN_1_4_FEATURES = 55, ROBUSTNESS_INFO = 1000068000, ROBUSTNESS_FEATURES = 1000068001 };
static size_t feature_bytes(VkStructureType type);

/* 0: of what this is made is not known to the end. */
static uint64_t device_hash(VkPhysicalDevice physical, const VkDeviceCreateInfo *info) {
    uint64_t hash = HASH_OF(no_hash, physical);
    for (uint32_t i = 0; i < info->enabledExtensionCount; i++)
        hash = hashed(hash, info->ppEnabledExtensionNames[i], strlen(info->ppEnabledExtensionNames[i]));
    for (uint32_t i = 0; i < info->queueCreateInfoCount; i++) {
        hash = HASH_OF(hash, info->pQueueCreateInfos[i].queueFamilyIndex);
        hash = HASH_OF(hash, info->pQueueCreateInfos[i].queueCount);
    }
    if (info->pEnabledFeatures) hash = HASH_OF(hash, *info->pEnabledFeatures);
    for (const VkBaseInStructure *s = info->pNext; s; s = s->pNext) {
        const VkPhysicalDeviceFeatures2 *core = (const VkPhysicalDeviceFeatures2 *)s;
        hash = HASH_OF(hash, s->sType);
        if (s->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2)
            hash = HASH_OF(hash, core->features);
        else if (feature_bytes(s->sType) > sizeof *s)
            hash = hashed(hash, s + 1, feature_bytes(s->sType) - sizeof *s);
        else
            return 0;
    }
    return hash;
}

static VKAPI_ATTR VkResult VKAPI_CALL shim_CreateDevice(VkPhysicalDevice physical, const VkDeviceCreateInfo *info,
                                                        const VkAllocationCallbacks *allocator, VkDevice *out) {
    VkResult result = injected("vkCreateDevice", MAY_LACK_DEVICE_MEMORY | MAY_NOT_INITIALIZE | MAY_LOSE);
    VkDeviceCreateInfo with = *info;
    VkPhysicalDevicePipelineExecutablePropertiesFeaturesKHR statistics = {
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PIPELINE_EXECUTABLE_PROPERTIES_FEATURES_KHR, (void *)info->pNext, VK_TRUE};
    const char *extensions[32];
    const uint64_t hash = shim.keep && !shim_on_pipeline ? device_hash(physical, info) : 0;
    if (result == VK_SUCCESS) result = chosen("vkCreateDevice");
    if (result != VK_SUCCESS) return result;
    for (int i = 0; hash && i < kept_device_count; i++) {
        if (kept_devices[i].hash != hash) continue;
        *out = kept_devices[i].handle;
        born(KIND_Device);
        return VK_SUCCESS;
    }
    if (shim_on_pipeline && info->enabledExtensionCount < 32) {
        for (uint32_t i = 0; i < info->enabledExtensionCount; i++) extensions[i] = info->ppEnabledExtensionNames[i];
        extensions[with.enabledExtensionCount++] = "VK_KHR_pipeline_executable_properties";
        with.ppEnabledExtensionNames = extensions;
        with.pNext = &statistics;
    }
    result = next.CreateDevice(physical, &with, allocator, out);
    if (result == VK_SUCCESS) born(KIND_Device);
    if (result == VK_SUCCESS && hash && kept_device_count < KEPT_DEVICES) {
        kept_devices[kept_device_count].handle = *out;
        kept_devices[kept_device_count++].hash = hash;
    }
    return result;
}

static VKAPI_ATTR void VKAPI_CALL shim_DestroyDevice(VkDevice device, const VkAllocationCallbacks *allocator) {
    if (device) died(KIND_Device);
    for (int i = 0; i < kept_device_count; i++)
        if (kept_devices[i].handle == device) return;
    if (device) shim_release_pipelines(device);
    next.DestroyDevice(device, allocator);
}

static VKAPI_ATTR VkResult VKAPI_CALL shim_AllocateMemory(VkDevice device, const VkMemoryAllocateInfo *info,
                                                          const VkAllocationCallbacks *allocator,
                                                          VkDeviceMemory *out) {
    VkResult result = injected("vkAllocateMemory", MAY_LACK_DEVICE_MEMORY);
    VkMemoryAllocateInfo real = *info;
    for (const VkBaseInStructure *s = info->pNext; s && result == VK_SUCCESS; s = s->pNext)
        if (s->sType == VK_STRUCTURE_TYPE_IMPORT_MEMORY_HOST_POINTER_INFO_EXT) {
            const char *pages = ((const VkImportMemoryHostPointerInfoEXT *)s)->pHostPointer;
            long import = __sync_add_and_fetch(&shim.imports, 1);
            if (pages < shim.read_only_end && pages + info->allocationSize > shim.read_only) shim.read_only_imports++;
            if (shim.no_import && import >= shim.no_import) return VK_ERROR_INVALID_EXTERNAL_HANDLE;
        }
    if (result == VK_SUCCESS && shim.memory_types) {
        uint32_t at = __sync_fetch_and_add(&shim.memory_tries, 1);
        if (at < 16) shim.memory_tried[at] = info->memoryTypeIndex;
        if (shim.memory[info->memoryTypeIndex].full) return VK_ERROR_OUT_OF_DEVICE_MEMORY;
        real.memoryTypeIndex = 0;
    }
    if (result == VK_SUCCESS) result = next.AllocateMemory(device, &real, allocator, out);
    if (result == VK_SUCCESS) born(KIND_Memory);
    return result;
}

static VKAPI_ATTR void VKAPI_CALL shim_FreeMemory(VkDevice device, VkDeviceMemory memory,
                                                  const VkAllocationCallbacks *allocator) {
    if (memory) died(KIND_Memory);
    next.FreeMemory(device, memory, allocator);
}

/* The sizes of the latest modules: what tells one kernel's pipeline from another's. */
static struct {
    VkShaderModule module;
    size_t words;
} modules[64];

size_t shim_module_words(VkShaderModule module) {
    for (int i = 0; i < 64; i++)
        if (modules[i].module == module) return modules[i].words;
    return 0;
}

/* The number that is constant `id` of a module; 0: none. */
static uint32_t constant_of(const uint32_t *code, size_t words, uint32_t id) {
    enum { HEADER = 5, OP_CONSTANT = 43 };
    for (size_t i = HEADER; i < words && code[i] >> 16; i += code[i] >> 16)
        if ((code[i] & 0xffff) == OP_CONSTANT && code[i + 2] == id) return code[i + 3];
    return 0;
}

/* lavapipe from Mesa 23 on (25.0.7 and 26.1.6 were tried) runs a subgroup in lockstep, but holds up the whole workgroup at a
 * subgroup's barrier. Where one subgroup comes to such a barrier and another does not, the workgroup's own barriers do not
 * meet any more. Barriers of memory are all that a subgroup in lockstep needs. The driver's own row has no kernel that does
 * so: its kernels stay as they are. */
static void relax_subgroup_barriers(uint32_t *code, size_t words) {
    enum { HEADER = 5, OP_NOP = 0, OP_CONTROL_BARRIER = 224, OP_MEMORY_BARRIER = 225, SCOPE_SUBGROUP = 3 };
    for (size_t i = HEADER; i < words && code[i] >> 16; i += code[i] >> 16) {
        if ((code[i] & 0xffff) != OP_CONTROL_BARRIER || constant_of(code, words, code[i + 1]) != SCOPE_SUBGROUP)
            continue;
        code[i] = 3u << 16 | OP_MEMORY_BARRIER;
        code[i + 1] = code[i + 2];
        code[i + 2] = code[i + 3];
        code[i + 3] = 1u << 16 | OP_NOP;
    }
}

/* ---- modules whose invocations have other indices in the workgroup ---- */

enum {
    SPV_HEADER = 5,
    SPV_CONSTANT = 43,
    SPV_SPEC_CONSTANT = 50,
    SPV_FUNCTION = 54,
    SPV_LOAD = 61,
    SPV_ACCESS_CHAIN = 65,
    SPV_IN_BOUNDS_ACCESS_CHAIN = 66,
    SPV_DECORATE = 71,
    SPV_COMPOSITE_EXTRACT = 81,
    SPV_COMPOSITE_INSERT = 82,
    SPV_I_ADD = 128,
    SPV_U_MOD = 137,
    SPV_BUILT_IN = 11, /* decorations */
    SPV_SPEC_ID = 1,
    SPV_LOCAL_INVOCATION_ID = 27,
    SPV_LOCAL_INVOCATION_INDEX = 29
};

/* A module that is written from another. Ids of 0: not there. */
typedef struct rotation {
    uint32_t *words;
    size_t count;
    uint32_t next_id;
    uint32_t size, type, one;  /* invocations of a workgroup, a constant; its type; a 1 of this type */
    uint32_t id_vector, index; /* variables: gl_LocalInvocationID, gl_LocalInvocationIndex */
    uint32_t id_x[64];         /* pointers to the first member of the first */
    int id_xs;
} rotation;

static void emit(rotation *r, uint32_t operation, const uint32_t *operands, size_t count) {
    r->words[r->count++] = (uint32_t)(count + 1) << 16 | operation;
    memcpy(r->words + r->count, operands, count * sizeof *operands);
    r->count += count;
}

/* (index + 1) % size as id `result`. */
static void emit_rotated(rotation *r, uint32_t result, uint32_t index) {
    const uint32_t sum[] = {r->type, r->next_id, index, r->one}, rest[] = {r->type, result, r->next_id, r->size};
    r->next_id++;
    emit(r, SPV_I_ADD, sum, 4);
    emit(r, SPV_U_MOD, rest, 4);
}

static void emit_rotated_load(rotation *r, uint32_t type, uint32_t result, uint32_t pointer) {
    const uint32_t loaded = r->next_id++, load[] = {type, loaded, pointer};
    emit(r, SPV_LOAD, load, 3);
    if (pointer == r->id_vector) {
        const uint32_t x = r->next_id++, rotated = r->next_id++, extract[] = {r->type, x, loaded, 0},
                       insert[] = {type, result, rotated, loaded, 0};
        emit(r, SPV_COMPOSITE_EXTRACT, extract, 4);
        emit_rotated(r, rotated, x);
        emit(r, SPV_COMPOSITE_INSERT, insert, 5);
    } else
        emit_rotated(r, result, loaded);
}

/* Takes notes of what an instruction declares. */
static void note_declaration(rotation *r, const uint32_t *word) {
    switch (word[0] & 0xffff) {
    case SPV_DECORATE:
        if (word[2] == SPV_SPEC_ID && word[3] == 0) r->size = word[1];
        if (word[2] != SPV_BUILT_IN) break;
        if (word[3] == SPV_LOCAL_INVOCATION_ID) r->id_vector = word[1];
        if (word[3] == SPV_LOCAL_INVOCATION_INDEX) r->index = word[1];
        break;
    case SPV_SPEC_CONSTANT:
        if (word[2] == r->size) r->type = word[1];
        break;
    case SPV_ACCESS_CHAIN:
    case SPV_IN_BOUNDS_ACCESS_CHAIN: /* kernels use x alone */
        if (r->id_vector && word[3] == r->id_vector && r->id_xs < 64) r->id_x[r->id_xs++] = word[2];
        break;
    }
}

static int is_local_index(const rotation *r, uint32_t pointer) {
    for (int i = 0; i < r->id_xs; i++)
        if (pointer == r->id_x[i]) return 1;
    return pointer != 0 && (pointer == r->index || pointer == r->id_vector);
}

/* Vulkan does not say which invocations of a workgroup a subgroup consists of, but drivers take them in a row. Here a lane
 * has the index that the lane behind it would have, the last one of all the first, so that the invocations of a subgroup are
 * in a row that begins at another place. NULL: out of memory. */
static uint32_t *rotate_invocations(const uint32_t *code, size_t words, size_t *count) {
    rotation r;
    memset(&r, 0, sizeof r);
    r.words = malloc(8 * words * sizeof *code);
    if (!r.words) return NULL;
    memcpy(r.words, code, SPV_HEADER * sizeof *code);
    r.count = SPV_HEADER;
    r.next_id = code[3];
    for (size_t i = SPV_HEADER; i < words && code[i] >> 16; i += code[i] >> 16) {
        const uint32_t *word = code + i;
        note_declaration(&r, word);
        if ((word[0] & 0xffff) == SPV_FUNCTION && !r.one) {
            const uint32_t constant[] = {r.type, r.next_id, 1};
            r.one = r.next_id++;
            emit(&r, SPV_CONSTANT, constant, 3);
        }
        if ((word[0] & 0xffff) == SPV_LOAD && is_local_index(&r, word[3]))
            emit_rotated_load(&r, word[1], word[2], word[3]);
        else
            emit(&r, word[0] & 0xffff, word + 1, (word[0] >> 16) - 1);
    }
    r.words[3] = r.next_id;
    *count = r.count;
    return r.words;
}

/* Only on devices that are pretended do subgroups take different ways: where they rank by atomics, as NVIDIA's rows do, and
 * where there are more of them than they say. What lavapipe gets by itself stays as it is. */
static VkResult make_module(VkDevice device, VkShaderModuleCreateInfo info, const VkAllocationCallbacks *allocator,
                            VkShaderModule *out) {
    uint32_t *code = NULL, *rotated = NULL;
    VkResult result;
    if (shim.rotate_invocations) {
        size_t words;
        if (!(rotated = rotate_invocations(info.pCode, info.codeSize / 4, &words)))
            return VK_ERROR_OUT_OF_HOST_MEMORY;
        info.pCode = rotated;
        info.codeSize = words * 4;
    }
    if ((shim.vendor_id || shim.subgroup_size || shim.row_of_text) && getenv("TESTS_RELAXED_BARRIERS")) {
        if (!(code = malloc(info.codeSize))) return VK_ERROR_OUT_OF_HOST_MEMORY;
        memcpy(code, info.pCode, info.codeSize);
        relax_subgroup_barriers(code, info.codeSize / 4);
        info.pCode = code;
    }
    result = next.CreateShaderModule(device, &info, allocator, out);
    if (result == VK_SUCCESS && shim.keep) set_origin(HANDLE(*out), hashed(no_hash, info.pCode, info.codeSize));
    free(code);
    free(rotated);
    return result;
}

static VKAPI_ATTR VkResult VKAPI_CALL shim_CreateShaderModule(VkDevice device, const VkShaderModuleCreateInfo *info,
                                                              const VkAllocationCallbacks *allocator,
                                                              VkShaderModule *out) {
    static int at;
    VkResult result = injected("vkCreateShaderModule", MAY_LACK_DEVICE_MEMORY);
    if (result == VK_SUCCESS) result = make_module(device, *info, allocator, out);
    if (result != VK_SUCCESS) return result;
    born(KIND_ShaderModule);
    if (shim_on_pipeline) {
        modules[at % 64].module = *out;
        modules[at++ % 64].words = info->codeSize / 4;
    }
    return VK_SUCCESS;
}

static VKAPI_ATTR void VKAPI_CALL shim_DestroyShaderModule(VkDevice device, VkShaderModule module,
                                                           const VkAllocationCallbacks *allocator) {
    if (module) died(KIND_ShaderModule);
    if (module && shim.keep) forget_origin(HANDLE(module));
    for (int i = 0; i < 64 && shim_on_pipeline; i++)
        if (modules[i].module == module) modules[i].module = VK_NULL_HANDLE;
    next.DestroyShaderModule(device, module, allocator);
}

static void raise(uint32_t *most, uint32_t value) {
    uint32_t before = __atomic_load_n(most, __ATOMIC_RELAXED);
    while (before < value &&
           !__atomic_compare_exchange_n(most, &before, value, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED))
        continue;
}

/* 0: of what this is made is not known to the end. */
static uint64_t pipeline_hash(const VkComputePipelineCreateInfo *info) {
    const VkBaseInStructure *robustness = info->pNext;
    const VkSpecializationInfo *constants = info->stage.pSpecializationInfo;
    const VkPipelineShaderStageRequiredSubgroupSizeCreateInfo *subgroup = info->stage.pNext;
    const uint64_t parts[] = {origin(HANDLE(info->stage.module)), origin(HANDLE(info->layout)), info->flags,
                              info->stage.flags};
    uint64_t hash = hashed(HASH_OF(no_hash, parts), info->stage.pName, strlen(info->stage.pName));
    if (!parts[0] || !parts[1]) return 0;
    if (robustness && (robustness->pNext || (int)robustness->sType != ROBUSTNESS_INFO)) return 0;
    if (robustness) hash = hashed(hash, robustness + 1, 4 * sizeof(int));
    if (subgroup && (subgroup->pNext || subgroup->sType !=
                         VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_REQUIRED_SUBGROUP_SIZE_CREATE_INFO))
        return 0;
    if (subgroup) hash = HASH_OF(hash, subgroup->requiredSubgroupSize);
    for (uint32_t i = 0; constants && i < constants->mapEntryCount; i++) {
        const uint64_t entry[] = {constants->pMapEntries[i].constantID, constants->pMapEntries[i].offset,
                                  constants->pMapEntries[i].size};
        hash = HASH_OF(hash, entry);
    }
    return constants ? hashed(hash, constants->pData, constants->dataSize) : hash;
}

static VkPipeline kept_pipeline(VkDevice device, uint64_t hash) {
    for (int i = 0; i < kept_pipeline_count; i++)
        if (kept_pipelines[i].device == device && kept_pipelines[i].hash == hash) return kept_pipelines[i].handle;
    return VK_NULL_HANDLE;
}

static void keep_pipeline(VkDevice device, VkPipeline pipeline, uint64_t hash) {
    if (kept_pipeline_count == KEPT_PIPELINES) return;
    kept_pipelines[kept_pipeline_count].device = device;
    kept_pipelines[kept_pipeline_count].handle = pipeline;
    kept_pipelines[kept_pipeline_count++].hash = hash;
}

void shim_release_pipelines(VkDevice device) {
    int left = 0;
    for (int i = 0; i < kept_pipeline_count; i++)
        if (kept_pipelines[i].device == device)
            next.DestroyPipeline(device, kept_pipelines[i].handle, NULL);
        else
            kept_pipelines[left++] = kept_pipelines[i];
    kept_pipeline_count = left;
    left = 0;
    for (int i = 0; i < kept_layout_count; i++)
        if (kept_layouts[i].device == device) {
            next.DestroyPipelineLayout(device, kept_layouts[i].layout, NULL);
            next.DestroyDescriptorSetLayout(device, kept_layouts[i].set, NULL);
        } else {
            kept_layouts[left++] = kept_layouts[i];
        }
    kept_layout_count = left;
}

void shim_release(void) {
    for (; kept_device_count; kept_device_count--) {
        const VkDevice device = kept_devices[kept_device_count - 1].handle;
        shim_release_pipelines(device);
        next.DestroyDevice(device, NULL);
    }
    for (; kept_instance_count; kept_instance_count--) {
        const VkInstance instance = kept_instances[kept_instance_count - 1].handle;
        messenger_close(instance);
        next.DestroyInstance(instance, NULL);
    }
}

static long compiled;
long shim_pipelines(void) { return compiled; }

static VKAPI_ATTR VkResult VKAPI_CALL shim_CreateComputePipelines(VkDevice device, VkPipelineCache cache,
                                                                  uint32_t count,
                                                                  const VkComputePipelineCreateInfo *infos,
                                                                  const VkAllocationCallbacks *allocator,
                                                                  VkPipeline *out) {
    VkResult result = injected("vkCreateComputePipelines", MAY_LACK_DEVICE_MEMORY);
    if (result == VK_SUCCESS) result = chosen("vkCreateComputePipelines");
    if (result != VK_SUCCESS) {
        for (uint32_t i = 0; i < count; i++) out[i] = VK_NULL_HANDLE;
        return result;
    }
    for (uint32_t i = 0; i < count; i++) {
        const VkSpecializationInfo *constants = infos[i].stage.pSpecializationInfo;
        uint32_t size = 0;
        if (constants) memcpy(&size, constants->pData, sizeof size);
        raise(&shim.largest_workgroup, size);
    }
    if (!shim_on_pipeline) {
        const uint64_t hash = shim.keep && count == 1 ? pipeline_hash(infos) : 0;
        *out = hash ? kept_pipeline(device, hash) : VK_NULL_HANDLE;
        if (*out == VK_NULL_HANDLE) {
            __atomic_fetch_add(&compiled, count, __ATOMIC_RELAXED);
            result = next.CreateComputePipelines(device, cache, count, infos, allocator, out);
            if (hash && result == VK_SUCCESS) keep_pipeline(device, *out, hash);
        }
        for (uint32_t i = 0; i < count && result == VK_SUCCESS; i++) born(KIND_Pipeline);
        return result;
    }
    for (uint32_t i = 0; i < count && result == VK_SUCCESS; i++) {
        VkComputePipelineCreateInfo info = infos[i];
        info.flags |= VK_PIPELINE_CREATE_CAPTURE_STATISTICS_BIT_KHR;
        __atomic_fetch_add(&compiled, 1, __ATOMIC_RELAXED);
        result = next.CreateComputePipelines(device, cache, 1, &info, allocator, &out[i]);
        if (result != VK_SUCCESS) break;
        born(KIND_Pipeline);
        shim_on_pipeline(device, out[i], &info);
    }
    return result;
}

uint32_t shim_statistics(VkDevice device, VkPipeline pipeline, VkPipelineExecutableStatisticKHR statistics[64]) {
    PFN_vkGetPipelineExecutableStatisticsKHR get =
        (PFN_vkGetPipelineExecutableStatisticsKHR)next.GetDeviceProcAddr(device, "vkGetPipelineExecutableStatisticsKHR");
    VkPipelineExecutableInfoKHR which = {VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_INFO_KHR, NULL, pipeline, 0};
    uint32_t count = 64;
    memset(statistics, 0, 64 * sizeof *statistics);
    for (size_t i = 0; i < 64; i++) statistics[i].sType = VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_STATISTIC_KHR;
    return get && get(device, &which, &count, statistics) >= 0 ? count : 0;
}

static VKAPI_ATTR void VKAPI_CALL shim_DestroyPipeline(VkDevice device, VkPipeline pipeline,
                                                       const VkAllocationCallbacks *allocator) {
    if (pipeline) died(KIND_Pipeline);
    for (int i = 0; i < kept_pipeline_count; i++)
        if (kept_pipelines[i].device == device && kept_pipelines[i].handle == pipeline) return;
    next.DestroyPipeline(device, pipeline, allocator);
}

/* ---- pipeline caches ---- */

static VKAPI_ATTR VkResult VKAPI_CALL shim_CreatePipelineCache(VkDevice device, const VkPipelineCacheCreateInfo *info,
                                                               const VkAllocationCallbacks *allocator,
                                                               VkPipelineCache *out) {
    VkPipelineCacheCreateInfo with = *info;
    VkResult result = injected("vkCreatePipelineCache", MAY_LACK_DEVICE_MEMORY);
    if (result != VK_SUCCESS) return result;
    if (shim_on_cache) shim_on_cache(info->pInitialData, info->initialDataSize);
    if (with.initialDataSize >= shim.cache_extra) with.initialDataSize -= shim.cache_extra;
    result = next.CreatePipelineCache(device, &with, allocator, out);
    if (result == VK_SUCCESS) born(KIND_PipelineCache);
    return result;
}

static VKAPI_ATTR void VKAPI_CALL shim_DestroyPipelineCache(VkDevice device, VkPipelineCache cache,
                                                            const VkAllocationCallbacks *allocator) {
    if (cache) died(KIND_PipelineCache);
    next.DestroyPipelineCache(device, cache, allocator);
}

static VKAPI_ATTR VkResult VKAPI_CALL shim_GetPipelineCacheData(VkDevice device, VkPipelineCache cache, size_t *size,
                                                                void *data) {
    const size_t room = *size;
    size_t own = 0, extra;
    VkResult result = injected("vkGetPipelineCacheData", MAY_LACK_DEVICE_MEMORY);
    if (result != VK_SUCCESS) return result;
    if (!shim.cache_extra) return next.GetPipelineCacheData(device, cache, size, data);
    result = next.GetPipelineCacheData(device, cache, &own, NULL);
    if (result != VK_SUCCESS) return result;
    if (!data) {
        *size = own + shim.cache_extra;
        return VK_SUCCESS;
    }
    if (room < own) return next.GetPipelineCacheData(device, cache, size, data);
    extra = room - own >= shim.cache_extra ? shim.cache_extra : room - own;
    result = next.GetPipelineCacheData(device, cache, &own, data);
    memset((char *)data + own, 0xca, extra);
    *size = own + extra;
    return result == VK_SUCCESS && extra < shim.cache_extra ? VK_INCOMPLETE : result;
}

/* ---- other calls that can fail ---- */

#define PASS(F, MAY, PARAMETERS, ARGUMENTS)                      \
    static VKAPI_ATTR VkResult VKAPI_CALL shim_##F PARAMETERS {  \
        VkResult result = injected("vk" #F, MAY);                \
        if (result == VK_SUCCESS) result = chosen("vk" #F);      \
        return result == VK_SUCCESS ? next.F ARGUMENTS : result; \
    }

static VKAPI_ATTR VkResult VKAPI_CALL shim_EnumeratePhysicalDevices(VkInstance instance, uint32_t *count,
                                                                    VkPhysicalDevice *out) {
    VkResult result = injected("vkEnumeratePhysicalDevices", MAY_LACK_DEVICE_MEMORY | MAY_NOT_INITIALIZE);
    uint32_t room = *count;
    if (result == VK_SUCCESS) result = chosen("vkEnumeratePhysicalDevices");
    if (result == VK_SUCCESS && shim.no_devices) {
        *count = 0;
        return VK_SUCCESS;
    }
    if (result == VK_SUCCESS) result = next.EnumeratePhysicalDevices(instance, count, out);
    if (result != VK_SUCCESS) return result;
    for (uint32_t i = *count, all = *count * (1 + (uint32_t)shim.repeat_devices); i < all; i++, ++*count)
        if (out && i < room) out[i] = out[i % (all / (1 + (uint32_t)shim.repeat_devices))];
    return VK_SUCCESS;
}

static VKAPI_ATTR VkResult VKAPI_CALL shim_MapMemory(VkDevice device, VkDeviceMemory memory, VkDeviceSize offset,
                                                     VkDeviceSize size, VkMemoryMapFlags flags, void **out) {
    VkResult result = injected("vkMapMemory", MAY_LACK_DEVICE_MEMORY);
    if (result == VK_SUCCESS && shim.no_mapping) result = VK_ERROR_MEMORY_MAP_FAILED;
    return result == VK_SUCCESS ? next.MapMemory(device, memory, offset, size, flags, out) : result;
}

PASS(GetMemoryHostPointerPropertiesEXT, 0,
     (VkDevice device, VkExternalMemoryHandleTypeFlagBits type, const void *pointer,
      VkMemoryHostPointerPropertiesEXT *out),
     (device, type, pointer, out))
PASS(BindBufferMemory, MAY_LACK_DEVICE_MEMORY,
     (VkDevice device, VkBuffer buffer, VkDeviceMemory memory, VkDeviceSize offset), (device, buffer, memory, offset))
PASS(FlushMappedMemoryRanges, MAY_LACK_DEVICE_MEMORY,
     (VkDevice device, uint32_t count, const VkMappedMemoryRange *ranges), (device, count, ranges))
PASS(InvalidateMappedMemoryRanges, MAY_LACK_DEVICE_MEMORY,
     (VkDevice device, uint32_t count, const VkMappedMemoryRange *ranges), (device, count, ranges))
PASS(AllocateDescriptorSets, MAY_LACK_DEVICE_MEMORY,
     (VkDevice device, const VkDescriptorSetAllocateInfo *info, VkDescriptorSet *out), (device, info, out))
PASS(ResetDescriptorPool, 0, (VkDevice device, VkDescriptorPool pool, VkDescriptorPoolResetFlags flags),
     (device, pool, flags))
PASS(ResetCommandPool, MAY_LACK_DEVICE_MEMORY, (VkDevice device, VkCommandPool pool, VkCommandPoolResetFlags flags),
     (device, pool, flags))
PASS(AllocateCommandBuffers, MAY_LACK_DEVICE_MEMORY,
     (VkDevice device, const VkCommandBufferAllocateInfo *info, VkCommandBuffer *out), (device, info, out))
PASS(BeginCommandBuffer, MAY_LACK_DEVICE_MEMORY, (VkCommandBuffer commands, const VkCommandBufferBeginInfo *info),
     (commands, info))
PASS(EndCommandBuffer, MAY_LACK_DEVICE_MEMORY, (VkCommandBuffer commands), (commands))
PASS(ResetCommandBuffer, MAY_LACK_DEVICE_MEMORY, (VkCommandBuffer commands, VkCommandBufferResetFlags flags),
     (commands, flags))
PASS(ResetFences, MAY_LACK_DEVICE_MEMORY, (VkDevice device, uint32_t count, const VkFence *fences),
     (device, count, fences))
static VkInstance last_instance;

/* Nothing runs any longer on a lost device: the one behind this has to be idle before it counts as lost. */
static VKAPI_ATTR VkResult VKAPI_CALL shim_WaitForFences(VkDevice device, uint32_t count, const VkFence *fences,
                                                         VkBool32 all, uint64_t timeout) {
    VkResult result = injected("vkWaitForFences", MAY_LACK_DEVICE_MEMORY | MAY_LOSE);
    if (result == VK_SUCCESS) result = chosen("vkWaitForFences");
    if (result == VK_ERROR_DEVICE_LOST)
        ((PFN_vkDeviceWaitIdle)vkGetInstanceProcAddr(last_instance, "vkDeviceWaitIdle"))(device);
    return result == VK_SUCCESS ? next.WaitForFences(device, count, fences, all, timeout) : result;
}
PASS(GetFenceStatus, MAY_LACK_DEVICE_MEMORY | MAY_LOSE, (VkDevice device, VkFence fence), (device, fence))
PASS(GetQueryPoolResults, MAY_LACK_DEVICE_MEMORY | MAY_LOSE,
     (VkDevice device, VkQueryPool pool, uint32_t first, uint32_t count, size_t size, void *data, VkDeviceSize stride,
      VkQueryResultFlags flags),
     (device, pool, first, count, size, data, stride, flags))
PASS(QueueSubmit, MAY_LACK_DEVICE_MEMORY | MAY_LOSE,
     (VkQueue queue, uint32_t count, const VkSubmitInfo *infos, VkFence fence), (queue, count, infos, fence))
PASS(QueueWaitIdle, MAY_LACK_DEVICE_MEMORY | MAY_LOSE, (VkQueue queue), (queue))
PASS(DeviceWaitIdle, MAY_LACK_DEVICE_MEMORY | MAY_LOSE, (VkDevice device), (device))

/* ---- recording ---- */

static VKAPI_ATTR void VKAPI_CALL shim_CmdPipelineBarrier(VkCommandBuffer commands, VkPipelineStageFlags from,
                                                          VkPipelineStageFlags to, VkDependencyFlags flags,
                                                          uint32_t memory_count, const VkMemoryBarrier *memory,
                                                          uint32_t buffer_count, const VkBufferMemoryBarrier *buffers,
                                                          uint32_t image_count, const VkImageMemoryBarrier *images) {
    __sync_fetch_and_add(&shim.recorded, 1);
    if (!shim.drop_barriers)
        next.CmdPipelineBarrier(commands, from, to, flags, memory_count, memory, buffer_count, buffers, image_count,
                                images);
}

static VKAPI_ATTR void VKAPI_CALL shim_CmdDispatch(VkCommandBuffer commands, uint32_t x, uint32_t y, uint32_t z) {
    __sync_fetch_and_add(&shim.recorded, 1);
    __sync_fetch_and_add(&shim.dispatches, 1);
    if (!shim_on_dispatch || shim_on_dispatch(x)) next.CmdDispatch(commands, x, y, z);
}

static VKAPI_ATTR void VKAPI_CALL shim_CmdDispatchIndirect(VkCommandBuffer commands, VkBuffer buffer,
                                                           VkDeviceSize offset) {
    __sync_fetch_and_add(&shim.recorded, 1);
    __sync_fetch_and_add(&shim.dispatches, 1);
    if (!shim_on_dispatch || shim_on_dispatch(0)) next.CmdDispatchIndirect(commands, buffer, offset);
}

static VKAPI_ATTR void VKAPI_CALL shim_CmdCopyBuffer(VkCommandBuffer commands, VkBuffer from, VkBuffer to,
                                                     uint32_t count, const VkBufferCopy *regions) {
    __sync_fetch_and_add(&shim.copies, 1);
    next.CmdCopyBuffer(commands, from, to, count, regions);
}

static VKAPI_ATTR void VKAPI_CALL shim_CmdBindPipeline(VkCommandBuffer commands, VkPipelineBindPoint point,
                                                       VkPipeline pipeline) {
    __sync_fetch_and_add(&shim.recorded, 1);
    next.CmdBindPipeline(commands, point, pipeline);
}

static VKAPI_ATTR void VKAPI_CALL shim_CmdPushConstants(VkCommandBuffer commands, VkPipelineLayout layout,
                                                        VkShaderStageFlags stages, uint32_t offset, uint32_t size,
                                                        const void *values) {
    __sync_fetch_and_add(&shim.recorded, 1);
    next.CmdPushConstants(commands, layout, stages, offset, size, values);
}

/* ---- names for captures ---- */

static pthread_mutex_t names_lock = PTHREAD_MUTEX_INITIALIZER;
static __thread long label_depth; /* regions that are open: a command buffer is recorded by one thread */

static VKAPI_ATTR VkResult VKAPI_CALL shim_SetDebugUtilsObjectNameEXT(VkDevice device,
                                                                      const VkDebugUtilsObjectNameInfoEXT *info) {
    pthread_mutex_lock(&names_lock);
    if (info->objectType == VK_OBJECT_TYPE_PIPELINE) {
        shim.named_pipelines++;
        snprintf(shim.pipeline_name, sizeof shim.pipeline_name, "%s", info->pObjectName);
    }
    pthread_mutex_unlock(&names_lock);
    return next.SetDebugUtilsObjectNameEXT(device, info);
}

static VKAPI_ATTR void VKAPI_CALL shim_CmdBeginDebugUtilsLabelEXT(VkCommandBuffer commands,
                                                                  const VkDebugUtilsLabelEXT *label) {
    __sync_fetch_and_add(&shim.recorded, 1);
    pthread_mutex_lock(&names_lock);
    shim.labels++;
    if (label_depth++ == 0) snprintf(shim.outer_label, sizeof shim.outer_label, "%s", label->pLabelName);
    if (label_depth > shim.deepest) shim.deepest = label_depth;
    pthread_mutex_unlock(&names_lock);
    next.CmdBeginDebugUtilsLabelEXT(commands, label);
}

static VKAPI_ATTR void VKAPI_CALL shim_CmdEndDebugUtilsLabelEXT(VkCommandBuffer commands) {
    __sync_fetch_and_add(&shim.ended_labels, 1);
    label_depth--;
    next.CmdEndDebugUtilsLabelEXT(commands);
}

/* ---- what the device reports ---- */

static void lower(uint32_t *value, uint32_t limit) {
    if (limit && *value > limit) *value = limit;
}

static void change_properties(VkPhysicalDeviceProperties *properties) {
    VkPhysicalDeviceLimits *limits = &properties->limits;
    if (shim.vendor_id) properties->vendorID = shim.vendor_id;
    if (shim.device_id) properties->deviceID = shim.device_id;
    if (shim.device_name) snprintf(properties->deviceName, sizeof properties->deviceName, "%s", shim.device_name);
    if (shim.device_type) properties->deviceType = (VkPhysicalDeviceType)shim.device_type;
    lower(&properties->apiVersion, shim.api_version);
    lower(&properties->apiVersion, shim.device_api_version);
    lower(&limits->maxComputeWorkGroupInvocations, shim.max_invocations);
    lower(&limits->maxComputeSharedMemorySize, shim.max_shared_bytes);
    lower(&limits->maxPerStageDescriptorStorageBuffers, shim.max_storage_buffers);
    lower(&limits->maxDescriptorSetStorageBuffers, shim.max_storage_buffers);
    lower(&limits->maxPerStageResources, shim.max_storage_buffers);
    for (int i = 0; i < 3; i++) {
        lower(&limits->maxComputeWorkGroupCount[i], shim.max_group_count);
        lower(&limits->maxComputeWorkGroupSize[i], shim.max_invocations);
    }
    lower(&limits->maxComputeWorkGroupSize[0], shim.max_size_x);
    if (shim.max_storage_range && limits->maxStorageBufferRange > shim.max_storage_range)
        limits->maxStorageBufferRange = (uint32_t)shim.max_storage_range;
    if (shim.no_timestamps) limits->timestampComputeAndGraphics = VK_FALSE;
}

static VKAPI_ATTR void VKAPI_CALL shim_GetPhysicalDeviceProperties(VkPhysicalDevice physical,
                                                                   VkPhysicalDeviceProperties *out) {
    next.GetPhysicalDeviceProperties(physical, out);
    change_properties(out);
}

/* The driver would ignore a required size that it has not. */
static void pretend_subgroup_min(VkPhysicalDeviceSubgroupSizeControlProperties *out) {
    if (shim.subgroup_min < out->minSubgroupSize) out->requiredSubgroupSizeStages = 0;
    out->minSubgroupSize = shim.subgroup_min;
}

static VKAPI_ATTR void VKAPI_CALL shim_GetPhysicalDeviceProperties2(VkPhysicalDevice physical,
                                                                    VkPhysicalDeviceProperties2 *out) {
    next.GetPhysicalDeviceProperties2(physical, out);
    change_properties(&out->properties);
    for (VkBaseOutStructure *s = out->pNext; s; s = s->pNext) {
        if (shim.vendor_id && s->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DRIVER_PROPERTIES)
            ((VkPhysicalDeviceDriverProperties *)s)->driverID = (VkDriverId)shim.driver_id;
        if (shim.subgroup_min && s->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_PROPERTIES)
            pretend_subgroup_min((VkPhysicalDeviceSubgroupSizeControlProperties *)s);
        if (shim.max_allocation && s->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_3_PROPERTIES)
            ((VkPhysicalDeviceMaintenance3Properties *)s)->maxMemoryAllocationSize = shim.max_allocation;
        if (shim.subgroup_size && s->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_PROPERTIES)
            ((VkPhysicalDeviceSubgroupProperties *)s)->subgroupSize = shim.subgroup_size;
        if (shim.multiprocessors && s->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_SM_BUILTINS_PROPERTIES_NV)
            ((VkPhysicalDeviceShaderSMBuiltinsPropertiesNV *)s)->shaderSMCount = shim.multiprocessors;
        if (!shim.no_subgroup_operations) continue;
        if (s->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_PROPERTIES) {
            VkPhysicalDeviceSubgroupProperties *subgroup = (VkPhysicalDeviceSubgroupProperties *)s;
            subgroup->subgroupSize = 1;
            subgroup->supportedOperations = VK_SUBGROUP_FEATURE_BASIC_BIT;
        }
        if (s->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_PROPERTIES) {
            VkPhysicalDeviceVulkan11Properties *core = (VkPhysicalDeviceVulkan11Properties *)s;
            core->subgroupSize = 1;
            core->subgroupSupportedOperations = VK_SUBGROUP_FEATURE_BASIC_BIT;
        }
    }
}

/* Every feature structure is a header and VkBool32 members. */
static size_t feature_bytes(VkStructureType type) {
    switch ((int)type) {
    case VULKAN_1_4_FEATURES: return sizeof(VkBaseOutStructure) + 21 * sizeof(VkBool32);
    case ROBUSTNESS_FEATURES: return sizeof(VkBaseOutStructure) + sizeof(VkBool32);
#define FEATURES(ENUM, T) \
    case VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_##ENUM: return sizeof(VkPhysicalDevice##T);
        FEATURES(BUFFER_DEVICE_ADDRESS_FEATURES, BufferDeviceAddressFeatures)
        FEATURES(SUBGROUP_SIZE_CONTROL_FEATURES, SubgroupSizeControlFeatures)
        FEATURES(16BIT_STORAGE_FEATURES, 16BitStorageFeatures)
        FEATURES(8BIT_STORAGE_FEATURES, 8BitStorageFeatures)
        FEATURES(VULKAN_MEMORY_MODEL_FEATURES, VulkanMemoryModelFeatures)
        FEATURES(SHADER_FLOAT16_INT8_FEATURES, ShaderFloat16Int8Features)
        FEATURES(VULKAN_1_1_FEATURES, Vulkan11Features)
        FEATURES(VULKAN_1_2_FEATURES, Vulkan12Features)
        FEATURES(VULKAN_1_3_FEATURES, Vulkan13Features)
#undef FEATURES
    default: return sizeof(VkBaseOutStructure);
    }
}

static VKAPI_ATTR void VKAPI_CALL shim_GetPhysicalDeviceFeatures(VkPhysicalDevice physical,
                                                                 VkPhysicalDeviceFeatures *out) {
    next.GetPhysicalDeviceFeatures(physical, out);
    if (shim.no_features) memset(out, 0, sizeof *out);
}

static VKAPI_ATTR void VKAPI_CALL shim_GetPhysicalDeviceFeatures2(VkPhysicalDevice physical,
                                                                  VkPhysicalDeviceFeatures2 *out) {
    next.GetPhysicalDeviceFeatures2(physical, out);
    if (!shim.no_features) return;
    memset(&out->features, 0, sizeof out->features);
    for (VkBaseOutStructure *s = out->pNext; s; s = s->pNext) memset(s + 1, 0, feature_bytes(s->sType) - sizeof *s);
}

/* The driver's extensions, then NVIDIA's that reports the number of multiprocessors. out has room for all. */
static VkResult list_extensions(VkPhysicalDevice physical, const char *layer, uint32_t *count,
                                VkExtensionProperties *out) {
    VkResult result;
    if (!shim.multiprocessors) return next.EnumerateDeviceExtensionProperties(physical, layer, count, out);
    if (out) --*count;
    result = next.EnumerateDeviceExtensionProperties(physical, layer, count, out);
    if (result != VK_SUCCESS) return result;
    if (out) out[*count] = (VkExtensionProperties){"VK_NV_shader_sm_builtins", 1};
    ++*count;
    return VK_SUCCESS;
}

static VKAPI_ATTR VkResult VKAPI_CALL shim_EnumerateDeviceExtensionProperties(VkPhysicalDevice physical,
                                                                              const char *layer, uint32_t *count,
                                                                              VkExtensionProperties *out) {
    VkResult result = injected("vkEnumerateDeviceExtensionProperties", MAY_LACK_DEVICE_MEMORY);
    if (result != VK_SUCCESS) return result;
    if (shim.broken_queries && shim.broken_queries--) return VK_ERROR_INITIALIZATION_FAILED;
    if (shim.no_extensions) {
        *count = 0;
        return VK_SUCCESS;
    }
    return list_extensions(physical, layer, count, out);
}

static VKAPI_ATTR void VKAPI_CALL shim_GetPhysicalDeviceMemoryProperties(VkPhysicalDevice physical,
                                                                         VkPhysicalDeviceMemoryProperties *out) {
    uint64_t size;
    next.GetPhysicalDeviceMemoryProperties(physical, out);
    if (!shim.memory_types) return;
    size = out->memoryHeaps[0].size;
    out->memoryTypeCount = out->memoryHeapCount = shim.memory_types;
    for (uint32_t i = 0; i < shim.memory_types; i++) {
        out->memoryTypes[i].propertyFlags = shim.memory[i].flags;
        out->memoryTypes[i].heapIndex = i;
        out->memoryHeaps[i].size = shim.memory[i].heap_size ? shim.memory[i].heap_size : size;
        out->memoryHeaps[i].flags = 0;
    }
}

static VKAPI_ATTR void VKAPI_CALL shim_GetBufferMemoryRequirements(VkDevice device, VkBuffer buffer,
                                                                   VkMemoryRequirements *out) {
    next.GetBufferMemoryRequirements(device, buffer, out);
    if (shim.memory_types) out->memoryTypeBits = (1u << shim.memory_types) - 1;
}

static VKAPI_ATTR VkResult VKAPI_CALL shim_EnumerateInstanceVersion(uint32_t *version) {
    VkResult result = injected("vkEnumerateInstanceVersion", 0);
    if (result != VK_SUCCESS) return result;
    result = next.EnumerateInstanceVersion(version);
    lower(version, shim.api_version);
    return result;
}

static VKAPI_ATTR void VKAPI_CALL shim_GetPhysicalDeviceQueueFamilyProperties(VkPhysicalDevice physical,
                                                                              uint32_t *count,
                                                                              VkQueueFamilyProperties *out) {
    next.GetPhysicalDeviceQueueFamilyProperties(physical, count, out);
    for (uint32_t i = 0; out && i < *count; i++) {
        if (shim.no_timestamps) out[i].timestampValidBits = 0;
        if (shim.no_graphics) out[i].queueFlags &= ~(VkQueueFlags)VK_QUEUE_GRAPHICS_BIT;
    }
}

/* ---- look-up ---- */

static char names[256][64];
static int names_used;

int shim_name_count(void) { return names_used; }
const char *shim_name(int index) { return names[index]; }

static void remember(const char *name) {
    for (int i = 0; i < names_used; i++)
        if (!strcmp(names[i], name)) return;
    if (names_used < 256 && strlen(name) < sizeof names[0]) strcpy(names[names_used++], name);
}

static PFN_vkVoidFunction VKAPI_CALL shim_GetDeviceProcAddr(VkDevice device, const char *name);

/* The shim's own function of that name, with the loader's put behind it; NULL where the shim has none. */
static PFN_vkVoidFunction wrapped(PFN_vkVoidFunction loader, const char *name) {
#define WRAPPED(F)                           \
    if (!strcmp(name, "vk" #F)) {            \
        next.F = (PFN_vk##F)loader;          \
        return (PFN_vkVoidFunction)shim_##F; \
    }
    NEXT_FUNCTIONS(WRAPPED)
#undef WRAPPED
    if (!strcmp(name, "vkGetPhysicalDeviceFeatures2KHR")) {
        next.GetPhysicalDeviceFeatures2 = (PFN_vkGetPhysicalDeviceFeatures2)loader;
        return (PFN_vkVoidFunction)shim_GetPhysicalDeviceFeatures2;
    }
    if (!strcmp(name, "vkGetPhysicalDeviceProperties2KHR")) {
        next.GetPhysicalDeviceProperties2 = (PFN_vkGetPhysicalDeviceProperties2)loader;
        return (PFN_vkVoidFunction)shim_GetPhysicalDeviceProperties2;
    }
    return NULL;
}

static int hidden(const char *name) { return shim.hide && !strcmp(shim.hide, name); }

static PFN_vkVoidFunction VKAPI_CALL shim_GetDeviceProcAddr(VkDevice device, const char *name) {
    remember(name);
    if (hidden(name)) return NULL;
    PFN_vkVoidFunction own = next.GetDeviceProcAddr(device, name);
    if (!own) return NULL;
    /* The trampoline of the loader, not this device's function: it serves every device. */
    PFN_vkVoidFunction loader = vkGetInstanceProcAddr(last_instance, name);
    PFN_vkVoidFunction ours = loader ? wrapped(loader, name) : NULL;
    return ours ? ours : own;
}

PFN_vkVoidFunction VKAPI_CALL shim_get_instance_proc_addr(VkInstance instance, const char *name) {
    remember(name);
    if (hidden(name)) return NULL;
    if (!strcmp(name, "vkGetInstanceProcAddr")) return (PFN_vkVoidFunction)shim_get_instance_proc_addr;
    if (instance) last_instance = instance;
    PFN_vkVoidFunction loader = vkGetInstanceProcAddr(instance, name);
    PFN_vkVoidFunction ours = loader ? wrapped(loader, name) : NULL;
    return ours ? ours : loader;
}
