#pragma once
#include "base/base.h"

/* ---- >>loader: the Vulkan functions and where they come from ---- */
#define GPUSORTI_GLOBAL_FUNCTIONS(X) X(CreateInstance)
#define GPUSORTI_INSTANCE_FUNCTIONS(X) \
    X(GetPhysicalDeviceProperties) X(GetPhysicalDeviceProperties2) X(GetPhysicalDeviceFeatures2) \
    X(GetPhysicalDeviceMemoryProperties) X(GetPhysicalDeviceQueueFamilyProperties) \
    X(GetPhysicalDeviceExternalBufferProperties) X(EnumerateDeviceExtensionProperties) X(GetDeviceProcAddr)
#define GPUSORTI_OWN_DEVICE_FUNCTIONS(X) \
    X(DestroyInstance) X(EnumeratePhysicalDevices) X(CreateDevice) X(DestroyDevice) X(CreatePipelineCache) \
    X(DestroyPipelineCache) X(GetPipelineCacheData)
#define GPUSORTI_DEVICE_FUNCTIONS(X) \
    X(GetDeviceQueue) X(CreateBuffer) X(DestroyBuffer) X(GetBufferMemoryRequirements) X(AllocateMemory) \
    X(FreeMemory) X(BindBufferMemory) X(MapMemory) X(CreateShaderModule) X(DestroyShaderModule) \
    X(CreateDescriptorSetLayout) X(DestroyDescriptorSetLayout) X(CreatePipelineLayout) X(DestroyPipelineLayout) \
    X(CreateComputePipelines) X(DestroyPipeline) X(CreateDescriptorPool) X(DestroyDescriptorPool) \
    X(ResetDescriptorPool) X(AllocateDescriptorSets) X(UpdateDescriptorSets) X(CreateCommandPool) \
    X(DestroyCommandPool) X(AllocateCommandBuffers) X(ResetCommandBuffer) X(BeginCommandBuffer) X(EndCommandBuffer) \
    X(QueueSubmit) X(CreateFence) X(DestroyFence) X(WaitForFences) X(ResetFences) X(CreateQueryPool) \
    X(DestroyQueryPool) X(GetQueryPoolResults) X(CmdResetQueryPool) X(CmdWriteTimestamp) X(CmdPipelineBarrier) \
    X(CmdCopyBuffer) X(CmdBindPipeline) X(CmdBindDescriptorSets) X(CmdPushConstants) X(CmdDispatch) \
    X(CmdDispatchIndirect)
#define GPUSORTI_IMPORT_FUNCTIONS(X) X(GetMemoryHostPointerPropertiesEXT)
/* of VK_EXT_debug_utils, an extension of the instance whose functions take a device or a command buffer */
#define GPUSORTI_DEBUG_FUNCTIONS(X) \
    X(SetDebugUtilsObjectNameEXT) X(CmdBeginDebugUtilsLabelEXT) X(CmdEndDebugUtilsLabelEXT)

typedef struct gpusorti_functions {
    PFN_vkGetInstanceProcAddr GetInstanceProcAddr;
#define GPUSORTI_X(name) PFN_vk##name name;
    GPUSORTI_GLOBAL_FUNCTIONS(GPUSORTI_X)
    GPUSORTI_INSTANCE_FUNCTIONS(GPUSORTI_X)
    GPUSORTI_OWN_DEVICE_FUNCTIONS(GPUSORTI_X)
    GPUSORTI_DEVICE_FUNCTIONS(GPUSORTI_X)
    PFN_vkCmdPushDescriptorSetKHR CmdPushDescriptorSet;
    PFN_vkGetBufferDeviceAddressKHR GetBufferDeviceAddress;
    GPUSORTI_IMPORT_FUNCTIONS(GPUSORTI_X)
    GPUSORTI_DEBUG_FUNCTIONS(GPUSORTI_X)
#undef GPUSORTI_X
} gpusorti_functions;

/* Calls a function of the context's and checks what it returns. */
#define GPUSORTI_CALL(ctx, name, args) gpusorti_check(&(ctx)->callbacks, (ctx)->vk.name args, "vk" #name)

/* Destroys an object of the context's device, if it was made. */
#define GPUSORTI_DESTROY(ctx, kind, object) \
    do { \
        if ((object) != VK_NULL_HANDLE) (ctx)->vk.Destroy##kind((ctx)->device, object, (ctx)->vk_allocator); \
        (object) = VK_NULL_HANDLE; \
    } while (0)

/* The system's loader stays open for the life of the process: drivers do not like to be unloaded. */
static PFN_vkGetInstanceProcAddr gpusorti_system_loader(void) {
    PFN_vkGetInstanceProcAddr found = NULL;
#ifndef GPUSORT_NO_LOADER
#if defined(_WIN32)
    gpusorti_module library = LoadLibraryA("vulkan-1.dll");
    if (library) {
        gpusorti_far_proc proc = GetProcAddress(library, "vkGetInstanceProcAddr");
        memcpy(&found, &proc, sizeof found);
    }
#else
#if defined(__APPLE__)
    /* the folders that dlopen() does not search by itself are those of the SDK and of Homebrew */
    static const char *const names[] = {"libvulkan.dylib",
                                        "libvulkan.1.dylib",
                                        "/usr/local/lib/libvulkan.dylib",
                                        "/opt/homebrew/lib/libvulkan.dylib",
                                        "libMoltenVK.dylib",
                                        "/usr/local/lib/libMoltenVK.dylib",
                                        "/opt/homebrew/lib/libMoltenVK.dylib"};
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

/* bit: of gpusort_desc.enabled, which asks for it, or NULL. */
static gpusort_result gpusorti_missing(const gpusorti_callbacks *callbacks, const char *name, const char *bit) {
    return gpusorti_fail(callbacks, GPUSORT_ERROR_UNSUPPORTED, "the Vulkan function %s is missing%s%s", name,
                         bit ? ": gpusort_desc.enabled has " : "", bit ? bit : "");
}

typedef struct gpusorti_name { /* of a function, and where its pointer lies in gpusorti_functions */
    const char *name;
    size_t at;
} gpusorti_name;
#define GPUSORTI_NAME(name) {#name, offsetof(gpusorti_functions, name)},
#define GPUSORTI_NAMES(names) names, sizeof names / sizeof names[0]

/* Of the device, or else of the instance; or global ones where both are NULL. */
static gpusort_result gpusorti_load(const gpusorti_callbacks *callbacks, gpusorti_functions *vk, VkInstance instance,
                                    VkDevice device, const char *bit, const gpusorti_name *names, size_t count) {
    size_t i;
    for (i = 0; i < count; i++) {
        char name[64];
        PFN_vkVoidFunction function = NULL;
        snprintf(name, sizeof name, "vk%s", names[i].name);
        if (device) function = vk->GetDeviceProcAddr(device, name);
        if (!function && (instance || !device)) function = vk->GetInstanceProcAddr(instance, name);
        if (!function) return gpusorti_missing(callbacks, name, bit);
        memcpy((char *)vk + names[i].at, &function, sizeof function);
    }
    return GPUSORT_OK;
}

/* The instance's, first those that only an instance of gpusort's own needs. */
static gpusort_result gpusorti_load_instance(const gpusorti_callbacks *callbacks, gpusorti_functions *vk,
                                             VkInstance instance, int own) {
    static const gpusorti_name own_names[] = {GPUSORTI_OWN_DEVICE_FUNCTIONS(GPUSORTI_NAME)};
    static const gpusorti_name names[] = {GPUSORTI_INSTANCE_FUNCTIONS(GPUSORTI_NAME)};
    gpusort_result result = GPUSORT_OK;
    if (own) result = gpusorti_load(callbacks, vk, instance, NULL, NULL, GPUSORTI_NAMES(own_names));
    return result == GPUSORT_OK ? gpusorti_load(callbacks, vk, instance, NULL, NULL, GPUSORTI_NAMES(names)) : result;
}

/* Core name or extension name, whichever the device answers: some drivers know only one of them. */
static gpusort_result gpusorti_load_either(const gpusorti_callbacks *callbacks, gpusorti_functions *vk, VkDevice device,
                                           const char *bit, const char *first, const char *second, size_t at) {
    PFN_vkVoidFunction function = vk->GetDeviceProcAddr(device, first);
    if (!function) function = vk->GetDeviceProcAddr(device, second);
    if (!function) return gpusorti_missing(callbacks, first, bit);
    memcpy((char *)vk + at, &function, sizeof function);
    return GPUSORT_OK;
}

/* instance: NULL for one of gpusort's own. Some loaders find functions of VK_EXT_debug_utils by the device, some by the
 * instance alone. */
static gpusort_result gpusorti_load_device(const gpusorti_callbacks *callbacks, gpusorti_functions *vk, VkInstance instance,
                                           VkDevice device, uint32_t api_version, uint32_t enabled) {
    static const gpusorti_name names[] = {GPUSORTI_DEVICE_FUNCTIONS(GPUSORTI_NAME)};
    static const gpusorti_name import_names[] = {GPUSORTI_IMPORT_FUNCTIONS(GPUSORTI_NAME)};
    static const gpusorti_name debug_names[] = {GPUSORTI_DEBUG_FUNCTIONS(GPUSORTI_NAME)};
    const int core = api_version >= VK_MAKE_VERSION(1, 2, 0);
    gpusort_result result = gpusorti_load(callbacks, vk, NULL, device, NULL, GPUSORTI_NAMES(names));
    if (result == GPUSORT_OK && (enabled & GPUSORT_ENABLED_PUSH_DESCRIPTOR))
        result = gpusorti_load_either(callbacks, vk, device, "GPUSORT_ENABLED_PUSH_DESCRIPTOR", "vkCmdPushDescriptorSetKHR",
                                      "vkCmdPushDescriptorSet", offsetof(gpusorti_functions, CmdPushDescriptorSet));
    if (result == GPUSORT_OK && (enabled & GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS))
        result = gpusorti_load_either(callbacks, vk, device, "GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS",
                                      core ? "vkGetBufferDeviceAddress" : "vkGetBufferDeviceAddressKHR",
                                      core ? "vkGetBufferDeviceAddressKHR" : "vkGetBufferDeviceAddress",
                                      offsetof(gpusorti_functions, GetBufferDeviceAddress));
    if (result == GPUSORT_OK && (enabled & GPUSORT_ENABLED_EXTERNAL_MEMORY_HOST))
        result = gpusorti_load(callbacks, vk, NULL, device, "GPUSORT_ENABLED_EXTERNAL_MEMORY_HOST",
                               GPUSORTI_NAMES(import_names));
    if (result == GPUSORT_OK && (enabled & GPUSORT_ENABLED_DEBUG_UTILS))
        result = gpusorti_load(callbacks, vk, instance, device, "GPUSORT_ENABLED_DEBUG_UTILS", GPUSORTI_NAMES(debug_names));
    return result;
}

static gpusort_result gpusorti_find_loader(const gpusorti_callbacks *callbacks, const gpusort_desc *desc,
                                           gpusorti_functions *vk) {
    vk->GetInstanceProcAddr = (PFN_vkGetInstanceProcAddr)desc->get_instance_proc_addr;
#if defined(VOLK_H_)
    if (!vk->GetInstanceProcAddr) vk->GetInstanceProcAddr = vkGetInstanceProcAddr;
#endif
    if (!vk->GetInstanceProcAddr) vk->GetInstanceProcAddr = gpusorti_system_loader();
    if (vk->GetInstanceProcAddr) return GPUSORT_OK;
    return gpusorti_fail(callbacks, GPUSORT_ERROR_NO_LOADER,
#if defined(GPUSORT_NO_LOADER)
                         "gpusort.h was compiled with GPUSORT_NO_LOADER: set gpusort_desc.get_instance_proc_addr, or "
                         "include volk.h before the implementation and call volkInitialize()");
#else
                         "no Vulkan loader: install " GPUSORTI_LOADER_PACKAGES
                         "; or set gpusort_desc.get_instance_proc_addr");
#endif
}
