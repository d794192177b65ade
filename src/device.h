/* ---- >>device: what a physical device offers ---- */
#define GPUSORTI_PORTABILITY "VK_KHR_portability_subset" /* a device that lists it wants it enabled */
enum { GPUSORTI_APPLE = 0x106b, GPUSORTI_INTEL = 0x8086 }; /* vendors */

typedef struct gpusorti_caps { /* of a physical device */
    char device_name[256];
    uint32_t vendor_id, device_type, api_version;
    uint32_t offered; /* GPUSORT_ENABLED_* */
    uint32_t subgroup_size, subgroup_min, subgroup_max, subgroup_max_per_group;
    int subgroup_choice; /* of the size for a pipeline; without: the usual one */
    int subgroups; /* basic, ballot and arithmetic operations in compute shaders */
    int layered;   /* over another API, such as Metal */
    int relaxed;   /* atomics may order no other memory between workgroups, as Metal's */
    /* NVIDIA's: how many multiprocessors, and subgroups that each can hold; 0: not told */
    uint32_t multiprocessors, multiprocessor_subgroups;
    uint32_t max_invocations, max_shared; /* of a workgroup, which has one dimension */
    int few_bindings; /* kernels are given one storage buffer less than GPUSORTI_BINDINGS */
    uint64_t max_range, offset_alignment, max_allocation;
    uint64_t import_alignment; /* of the caller's pages that become a buffer */
    float timestamp_period; /* nanoseconds a tick */
} gpusorti_caps;

/* VK_EXT_pipeline_robustness, which Vulkan's headers have from 1.3.221 on. */
enum { GPUSORTI_ROBUSTNESS_INFO = 1000068000, GPUSORTI_ROBUSTNESS_FEATURE = 1000068001, GPUSORTI_UNCHECKED = 1 };
typedef struct gpusorti_robustness_feature {
    VkStructureType sType;
    void *pNext;
    VkBool32 pipelineRobustness;
} gpusorti_robustness_feature;
typedef struct gpusorti_robustness_info { /* of a pipeline; 0: as the device does without it */
    VkStructureType sType;
    const void *pNext;
    int storageBuffers, uniformBuffers, vertexInputs, images;
} gpusorti_robustness_info;

/* Features of gpusort's interest, chained for a query or for a device. */
typedef struct gpusorti_features {
    VkPhysicalDeviceFeatures2 features;
    VkPhysicalDevice16BitStorageFeatures storage16;
    VkPhysicalDevice8BitStorageFeaturesKHR storage8;
    VkPhysicalDeviceBufferDeviceAddressFeaturesKHR address;
    VkPhysicalDeviceSubgroupSizeControlFeaturesEXT size_control;
    gpusorti_robustness_feature robustness;
} gpusorti_features;

/* What a GPUSORT_ENABLED_* bit stands for: features of one structure, the second may be the first again. */
static const struct gpusorti_feature {
    uint32_t bit;
    const char *extension; /* that brings it to devices below the core version that has it */
    uint32_t core_minor;   /* 0: never in core here */
    VkStructureType type;
    size_t at, first, second; /* of the structure and of its features in gpusorti_features; at 0: the extension is all */
} gpusorti_feature_rows[] = {
#define GPUSORTI_AT(member) offsetof(gpusorti_features, member)
    {GPUSORT_ENABLED_PUSH_DESCRIPTOR, "VK_KHR_push_descriptor", 0, VK_STRUCTURE_TYPE_MAX_ENUM, 0, 0, 0},
    {GPUSORT_ENABLED_STORAGE_16BIT, NULL, 1, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_16BIT_STORAGE_FEATURES,
     GPUSORTI_AT(storage16), GPUSORTI_AT(storage16.storageBuffer16BitAccess),
         GPUSORTI_AT(storage16.storageBuffer16BitAccess)},
    {GPUSORT_ENABLED_STORAGE_8BIT, "VK_KHR_8bit_storage", 2, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_8BIT_STORAGE_FEATURES_KHR,
     GPUSORTI_AT(storage8), GPUSORTI_AT(storage8.storageBuffer8BitAccess), GPUSORTI_AT(storage8.storageBuffer8BitAccess)},
    {GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS, "VK_KHR_buffer_device_address", 2,
     VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_BUFFER_DEVICE_ADDRESS_FEATURES_KHR,
     GPUSORTI_AT(address), GPUSORTI_AT(address.bufferDeviceAddress), GPUSORTI_AT(address.bufferDeviceAddress)},
    {GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL, "VK_EXT_subgroup_size_control", 3,
     VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_FEATURES_EXT,
     GPUSORTI_AT(size_control), GPUSORTI_AT(size_control.subgroupSizeControl),
         GPUSORTI_AT(size_control.computeFullSubgroups)},
    {GPUSORT_ENABLED_EXTERNAL_MEMORY_HOST, "VK_EXT_external_memory_host", 0, VK_STRUCTURE_TYPE_MAX_ENUM, 0, 0, 0},
    {GPUSORT_ENABLED_PIPELINE_ROBUSTNESS, "VK_EXT_pipeline_robustness", 4, (VkStructureType)GPUSORTI_ROBUSTNESS_FEATURE,
     GPUSORTI_AT(robustness), GPUSORTI_AT(robustness.pipelineRobustness), GPUSORTI_AT(robustness.pipelineRobustness)},
#undef GPUSORTI_AT
};
enum { GPUSORTI_FEATURE_ROWS = sizeof gpusorti_feature_rows / sizeof gpusorti_feature_rows[0] };

static void gpusorti_chain(void **tail, void *structure, VkStructureType type) {
    VkBaseOutStructure *base = (VkBaseOutStructure *)structure;
    base->sType = type;
    base->pNext = (VkBaseOutStructure *)*tail;
    *tail = base;
}

static VkBool32 *gpusorti_feature_at(gpusorti_features *f, size_t at) { return (VkBool32 *)(void *)((char *)f + at); }

/* Zeroes and chains the structures of the features in `bits`, with these features on or off. */
static void gpusorti_chain_features(gpusorti_features *f, uint32_t bits, VkBool32 on) {
    void *tail = NULL;
    uint32_t i;
    memset(f, 0, sizeof *f);
    for (i = 0; i < GPUSORTI_FEATURE_ROWS; i++) {
        const struct gpusorti_feature *row = &gpusorti_feature_rows[i];
        if (row->at == 0 || !(bits & row->bit)) continue;
        gpusorti_chain(&tail, (char *)f + row->at, row->type);
        *gpusorti_feature_at(f, row->first) = *gpusorti_feature_at(f, row->second) = on;
    }
    gpusorti_chain(&tail, &f->features, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2);
}

/* The bits without those whose features are off. */
static uint32_t gpusorti_bits_on(gpusorti_features *f, uint32_t bits) {
    uint32_t i;
    for (i = 0; i < GPUSORTI_FEATURE_ROWS; i++) {
        const struct gpusorti_feature *row = &gpusorti_feature_rows[i];
        if (row->at != 0 && !(*gpusorti_feature_at(f, row->first) && *gpusorti_feature_at(f, row->second)))
            bits &= ~row->bit;
    }
    return bits;
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
    *list = (VkExtensionProperties *)gpusorti_alloc(host, *count * sizeof **list, "the list of extensions");
    if (!*list) return GPUSORT_ERROR_OUT_OF_HOST_MEMORY;
    result = gpusorti_check_list(host, vk->EnumerateDeviceExtensionProperties(physical, NULL, count, *list),
                                 "vkEnumerateDeviceExtensionProperties");
    if (result == GPUSORT_OK) return result;
    gpusorti_free(host, *list);
    *list = NULL;
    return result;
}

static int gpusorti_has_extension(const VkExtensionProperties *list, uint32_t count, const char *name) {
    uint32_t i;
    for (i = 0; i < count; i++)
        if (strcmp(list[i].extensionName, name) == 0) return 1;
    return 0;
}

/* Of NVIDIA's devices. To be told, it is enough that the device lists the extension. */
static void gpusorti_read_multiprocessors(const gpusorti_functions *vk, VkPhysicalDevice physical,
                                          gpusorti_caps *caps) {
    VkPhysicalDeviceShaderSMBuiltinsPropertiesNV told;
    void *tail = NULL;
    GPUSORTI_STRUCT(VkPhysicalDeviceProperties2, properties, PHYSICAL_DEVICE_PROPERTIES_2);
    memset(&told, 0, sizeof told);
    gpusorti_chain(&tail, &told, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_SM_BUILTINS_PROPERTIES_NV);
    properties.pNext = tail;
    vk->GetPhysicalDeviceProperties2(physical, &properties);
    caps->multiprocessors = told.shaderSMCount;
    caps->multiprocessor_subgroups = told.shaderWarpsPerSM;
}

/* The GPUSORT_ENABLED_* bits whose extensions the device has, or whose core version it is of; and what else follows from
 * the list of extensions. */
static gpusort_result gpusorti_read_extensions(const gpusorti_host *host, const gpusorti_functions *vk,
                                               VkPhysicalDevice physical, gpusorti_caps *caps, uint32_t *bits) {
    VkExtensionProperties *extensions;
    uint32_t count, i;
    const uint32_t api_version = caps->api_version;
    const gpusort_result result = gpusorti_device_extensions(host, vk, physical, &extensions, &count);
    *bits = 0;
    if (result != GPUSORT_OK) return result;
    caps->layered = gpusorti_has_extension(extensions, count, GPUSORTI_PORTABILITY);
    if (gpusorti_has_extension(extensions, count, "VK_NV_shader_sm_builtins"))
        gpusorti_read_multiprocessors(vk, physical, caps);
    for (i = 0; i < GPUSORTI_FEATURE_ROWS; i++) {
        const struct gpusorti_feature *row = &gpusorti_feature_rows[i];
        if ((row->core_minor != 0 && api_version >= VK_MAKE_VERSION(1, row->core_minor, 0)) ||
            (row->extension && gpusorti_has_extension(extensions, count, row->extension)))
            *bits |= row->bit;
    }
    gpusorti_free(host, extensions);
    return GPUSORT_OK;
}

/* How subgroups are: of one size unless the device says otherwise, or is Intel's. */
static void gpusorti_read_subgroups(const gpusorti_functions *vk, VkPhysicalDevice physical, uint32_t bits,
                                    gpusorti_caps *caps) {
    const VkSubgroupFeatureFlags wanted = VK_SUBGROUP_FEATURE_BASIC_BIT | VK_SUBGROUP_FEATURE_BALLOT_BIT |
                                          VK_SUBGROUP_FEATURE_ARITHMETIC_BIT;
    VkPhysicalDeviceSubgroupProperties subgroup;
    void *tail = NULL;
    GPUSORTI_STRUCT(VkPhysicalDeviceProperties2, properties, PHYSICAL_DEVICE_PROPERTIES_2);
    VkPhysicalDeviceSubgroupSizeControlPropertiesEXT size_control;
    memset(&size_control, 0, sizeof size_control);
    if (bits & GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL)
        gpusorti_chain(&tail, &size_control, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_PROPERTIES_EXT);
    memset(&subgroup, 0, sizeof subgroup);
    gpusorti_chain(&tail, &subgroup, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_PROPERTIES);
    properties.pNext = tail;
    vk->GetPhysicalDeviceProperties2(physical, &properties);

    caps->subgroup_size = subgroup.subgroupSize ? subgroup.subgroupSize : 1;
    caps->subgroups = (subgroup.supportedStages & VK_SHADER_STAGE_COMPUTE_BIT) != 0 &&
                      (subgroup.supportedOperations & wanted) == wanted && caps->subgroup_size >= 4 &&
                      caps->subgroup_size <= 128;
    caps->subgroup_min = caps->vendor_id == GPUSORTI_INTEL && caps->subgroup_size > 8 ? 8 : caps->subgroup_size;
    caps->subgroup_max = caps->subgroup_size;
    if (size_control.minSubgroupSize != 0) {
        caps->subgroup_min = size_control.minSubgroupSize;
        caps->subgroup_max = size_control.maxSubgroupSize;
        caps->subgroup_max_per_group = size_control.maxComputeWorkgroupSubgroups;
        caps->subgroup_choice = (size_control.requiredSubgroupSizeStages & VK_SHADER_STAGE_COMPUTE_BIT) != 0;
    }
    if (caps->subgroup_min < 4) caps->subgroup_min = 4;
}

/* Whether the caller's pages may be buffers, and in what units. */
static void gpusorti_read_imports(const gpusorti_functions *vk, VkPhysicalDevice physical, gpusorti_caps *caps) {
    GPUSORTI_STRUCT(VkPhysicalDeviceExternalMemoryHostPropertiesEXT, pages,
                    PHYSICAL_DEVICE_EXTERNAL_MEMORY_HOST_PROPERTIES_EXT);
    GPUSORTI_STRUCT(VkPhysicalDeviceProperties2, properties, PHYSICAL_DEVICE_PROPERTIES_2);
    GPUSORTI_STRUCT(VkPhysicalDeviceExternalBufferInfo, info, PHYSICAL_DEVICE_EXTERNAL_BUFFER_INFO);
    GPUSORTI_STRUCT(VkExternalBufferProperties, buffer, EXTERNAL_BUFFER_PROPERTIES);
    if ((caps->offered & GPUSORT_ENABLED_EXTERNAL_MEMORY_HOST) == 0) return;
    properties.pNext = &pages;
    vk->GetPhysicalDeviceProperties2(physical, &properties);
    caps->import_alignment = pages.minImportedHostPointerAlignment;
    info.usage = VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT | VK_BUFFER_USAGE_STORAGE_BUFFER_BIT;
    info.handleType = VK_EXTERNAL_MEMORY_HANDLE_TYPE_HOST_ALLOCATION_BIT_EXT;
    vk->GetPhysicalDeviceExternalBufferProperties(physical, &info, &buffer);
    if (caps->import_alignment == 0 ||
        (buffer.externalMemoryProperties.externalMemoryFeatures & VK_EXTERNAL_MEMORY_FEATURE_IMPORTABLE_BIT) == 0)
        caps->offered &= ~(uint32_t)GPUSORT_ENABLED_EXTERNAL_MEMORY_HOST;
}

/* api_version: the instance's; the device's own may lower it. Where this fails, caps->device_name is set nevertheless. */
static gpusort_result gpusorti_read_caps(const gpusorti_host *host, const gpusorti_functions *vk,
                                         VkPhysicalDevice physical, uint32_t api_version, gpusorti_caps *caps) {
    VkPhysicalDeviceMaintenance3Properties maintenance;
    gpusorti_features features;
    uint32_t bits;
    void *tail = NULL;
    gpusort_result result;
    GPUSORTI_STRUCT(VkPhysicalDeviceProperties2, properties, PHYSICAL_DEVICE_PROPERTIES_2);
    const VkPhysicalDeviceLimits *limits = &properties.properties.limits;

    memset(caps, 0, sizeof *caps);
    vk->GetPhysicalDeviceProperties(physical, &properties.properties);
    memcpy(caps->device_name, properties.properties.deviceName, sizeof caps->device_name);
    caps->device_name[sizeof caps->device_name - 1] = 0;
    caps->api_version = properties.properties.apiVersion < api_version ? properties.properties.apiVersion
                                                                       : api_version;
    if (caps->api_version < VK_MAKE_VERSION(1, 1, 0)) /* it lacks the queries that follow */
        return gpusorti_fail(host, GPUSORT_ERROR_UNSUPPORTED,
                             "gpusort_desc.physical_device: %s is of Vulkan 1.0, 1.1 is needed", caps->device_name);
    result = gpusorti_read_extensions(host, vk, physical, caps, &bits);
    if (result != GPUSORT_OK) return result;
    gpusorti_chain_features(&features, bits, VK_FALSE);
    vk->GetPhysicalDeviceFeatures2(physical, &features.features);
    caps->offered = gpusorti_bits_on(&features, bits);

    memset(&maintenance, 0, sizeof maintenance);
    gpusorti_chain(&tail, &maintenance, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_3_PROPERTIES);
    properties.pNext = tail;
    vk->GetPhysicalDeviceProperties2(physical, &properties);
    caps->vendor_id = properties.properties.vendorID;
    caps->relaxed = caps->layered || caps->vendor_id == GPUSORTI_APPLE;
    caps->device_type = (uint32_t)properties.properties.deviceType;
    caps->max_invocations = limits->maxComputeWorkGroupInvocations < limits->maxComputeWorkGroupSize[0]
                                ? limits->maxComputeWorkGroupInvocations
                                : limits->maxComputeWorkGroupSize[0];
    caps->max_shared = limits->maxComputeSharedMemorySize;
    caps->few_bindings = limits->maxPerStageDescriptorStorageBuffers < GPUSORTI_BINDINGS;
    caps->max_range = limits->maxStorageBufferRange;
    caps->offset_alignment = limits->minStorageBufferOffsetAlignment;
    caps->max_allocation = maintenance.maxMemoryAllocationSize;
    caps->timestamp_period = limits->timestampPeriod;
    gpusorti_read_subgroups(vk, physical, bits, caps);
    gpusorti_read_imports(vk, physical, caps);
    return GPUSORT_OK;
}

/* Names of the extensions that bring `bits` to this device, those in core left out. */
static uint32_t gpusorti_extension_names(const gpusorti_caps *caps, uint32_t bits, const char **names) {
    uint32_t count = 0, i;
    for (i = 0; i < GPUSORTI_FEATURE_ROWS; i++) {
        const struct gpusorti_feature *row = &gpusorti_feature_rows[i];
        if ((bits & row->bit) &&
            (row->core_minor == 0 || caps->api_version < VK_MAKE_VERSION(1, row->core_minor, 0)))
            names[count++] = row->extension;
    }
    return count;
}

/* What the device offers to a program that has set these bits: programs written before there was pipeline robustness switch
 * on what they know of it. */
static uint32_t gpusorti_offered(const gpusorti_caps *caps, uint32_t asked) {
    return caps->offered & ~(GPUSORT_ENABLED_PIPELINE_ROBUSTNESS & ~asked);
}
