/* An engine on the null driver: a device with all that it is asked for, buffers of any size, and a command buffer that is
 * being recorded. */
#ifndef TESTS_NULL_ENGINE_H
#define TESTS_NULL_ENGINE_H

#include "harness.h"
#include "null.h"

#include <string.h>

typedef struct bench {
    VkInstance instance;
    VkPhysicalDevice physical;
    VkDevice device;
    VkCommandPool pool;
    VkCommandBuffer commands;
    VkBuffer keys, values, keys_out, values_out, scratch, count, offsets, ends;
    gpusort_desc desc;
} bench;

/* The chip that the row is for, if it is for some chips of a vendor only. */
static inline void pretend_chip(null_profile *profile, const tuning_row *row) {
    profile->device_id = row->device_id;
    profile->device_name = row->device_name;
    if (!row->multiprocessors) return;
    profile->extensions |= NULL_MULTIPROCESSORS;
    profile->multiprocessors = row->multiprocessors;
}

/* All that gpusort_query() names and `mask` has is enabled. */
static int bench_open(bench *b, uint32_t mask) {
    static const float priority = 1;
    const char *names[16], *kept[16];
    uint32_t one = 1, name_count = COUNT_OF(names);
    VkInstanceCreateInfo instance = {.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO};
    gpusort_features features;
    VkDeviceQueueCreateInfo queue = {.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO,
                                     .queueFamilyIndex = null_device.family_count - 1,
                                     .queueCount = 1,
                                     .pQueuePriorities = &priority};
    VkDeviceCreateInfo device = {.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO,
                                 .queueCreateInfoCount = 1,
                                 .pQueueCreateInfos = &queue,
                                 .ppEnabledExtensionNames = kept};
    VkCommandPoolCreateInfo pool = {.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO,
                                    .queueFamilyIndex = queue.queueFamilyIndex};
    VkCommandBufferAllocateInfo commands = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO,
                                            .commandBufferCount = 1};
    VkCommandBufferBeginInfo begin = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};
    gpusort_result result;
    memset(b, 0, sizeof *b);
    null_vk.CreateInstance(&instance, NULL, &b->instance);
    null_vk.EnumeratePhysicalDevices(b->instance, &one, &b->physical);
    b->desc.get_instance_proc_addr = (gpusort_proc)null_get_instance_proc_addr;
    b->desc.instance = b->instance;
    b->desc.physical_device = b->physical;
    b->desc.api_version = null_device.api_version;
    result = gpusort_query(&b->desc, &b->desc.enabled, &name_count, names);
    if (result != GPUSORT_OK) {
        expect_result(result, GPUSORT_OK, "gpusort_query");
        return 0;
    }
    b->desc.enabled &= mask;
    for (uint32_t i = 0; i < name_count; i++)
        if (b->desc.enabled & GPUSORT_ENABLED_PUSH_DESCRIPTOR || strcmp(names[i], "VK_KHR_push_descriptor"))
            kept[device.enabledExtensionCount++] = names[i];
    expect_result(gpusort_chain_features(b->desc.enabled, &device, &features), GPUSORT_OK, "gpusort_chain_features");
    null_vk.CreateDevice(b->physical, &device, NULL, &b->device);
    null_vk.GetDeviceQueue(b->device, queue.queueFamilyIndex, 0, &b->desc.queue);
    b->desc.device = b->device;
    b->desc.queue_family = queue.queueFamilyIndex;
    null_vk.CreateCommandPool(b->device, &pool, NULL, &b->pool);
    commands.commandPool = b->pool;
    null_vk.AllocateCommandBuffers(b->device, &commands, &b->commands);
    null_vk.BeginCommandBuffer(b->commands, &begin);
    b->keys = null_buffer(4, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    b->values = null_buffer(4, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    b->keys_out = null_buffer(4, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    b->values_out = null_buffer(4, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    b->scratch = null_buffer(4, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    b->count = null_buffer(4, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    b->offsets = null_buffer(4, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    b->ends = null_buffer(4, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    return 1;
}

static void bench_close(bench *b) {
    const VkBuffer buffers[] = {b->keys,    b->values, b->keys_out, b->values_out,
                                b->scratch, b->count,  b->offsets,  b->ends};
    for (size_t i = 0; b->device && i < COUNT_OF(buffers); i++) null_vk.DestroyBuffer(b->device, buffers[i], NULL);
    if (b->device) null_vk.DestroyCommandPool(b->device, b->pool, NULL);
    null_vk.DestroyDevice(b->device, NULL);
    null_vk.DestroyInstance(b->instance, NULL);
}

#endif
