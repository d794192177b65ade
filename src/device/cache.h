#pragma once
#include "device/context.h"

/* ---- >>cache: pipelines as bytes, for gpusort_cache() ---- */
/* Before the pipelines of gpusort_cache(). Data whose header differs in any bit from what it should be is not given to the
 * driver, which need not check it. */
typedef struct gpusorti_cache_header {
    uint32_t magic, version, header_size, vendor_id, device_id, driver_version, subgroup_size, pointer_size;
    unsigned char uuid[VK_UUID_SIZE];
    uint64_t size, sum; /* of what follows */
} gpusorti_cache_header;

static uint64_t gpusorti_fnv1a(const void *data, size_t size) {
    const unsigned char *bytes = (const unsigned char *)data;
    uint64_t sum = 0xcbf29ce484222325u;
    size_t i;
    for (i = 0; i < size; i++) sum = (sum ^ bytes[i]) * 0x100000001b3u;
    return sum;
}

static gpusorti_cache_header gpusorti_cache_header_of(const gpusort_context *ctx, const void *data, size_t size) {
    const uint32_t version = VK_MAKE_VERSION(GPUSORT_VERSION_MAJOR, GPUSORT_VERSION_MINOR, GPUSORT_VERSION_PATCH);
    const gpusorti_caps *caps = &ctx->caps;
    gpusorti_cache_header header = {0x63747367 /* gstc */, version, sizeof header, caps->vendor_id, caps->device_id, 0,
                                    caps->subgroup_size, sizeof(void *), {0}, size, gpusorti_fnv1a(data, size)};
    GPUSORTI_STRUCT(VkPhysicalDeviceProperties2, properties, PHYSICAL_DEVICE_PROPERTIES_2);
    ctx->vk.GetPhysicalDeviceProperties2(ctx->physical_device, &properties);
    header.driver_version = properties.properties.driverVersion;
    memcpy(header.uuid, properties.properties.pipelineCacheUUID, VK_UUID_SIZE);
    return header;
}

/* The pipelines in data of gpusort_cache(), or NULL with a warning. */
static const void *gpusorti_cached_pipelines(const gpusort_context *ctx, const void *data, size_t size) {
    const void *pipelines = (const char *)data + sizeof(gpusorti_cache_header);
    const char *why = "cut or damaged";
    gpusorti_cache_header found, expected;
    memset(&found, 0, sizeof found);
    memcpy(&found, data, size < sizeof found ? size : sizeof found);
    if (size >= sizeof found && found.size == size - sizeof found) {
        expected = gpusorti_cache_header_of(ctx, pipelines, size - sizeof found);
        if (memcmp(&found, &expected, sizeof found) == 0) return pipelines;
        if (found.sum == expected.sum) why = "of another device, driver or version";
    }
    gpusorti_log(&ctx->callbacks, GPUSORT_LOG_WARNING, "gpusort_desc.cache_data is %s: ignored", why);
    return NULL;
}

static gpusort_result gpusorti_create_cache(gpusort_context *ctx, const void *data, size_t size) {
    GPUSORTI_STRUCT(VkPipelineCacheCreateInfo, info, PIPELINE_CACHE_CREATE_INFO);
    if (data) info.pInitialData = gpusorti_cached_pipelines(ctx, data, size);
    if (info.pInitialData) info.initialDataSize = size - sizeof(gpusorti_cache_header);
    return GPUSORTI_CALL(ctx, CreatePipelineCache, (ctx->device, &info, ctx->vk_allocator, &ctx->pipeline_cache));
}
