/* cc -O2 -I. examples/vulkan.c -o vulkan -lvulkan && ./vulkan
 *
 * The smallest engine: it makes a Vulkan device and a buffer, records one sort of a million pairs into its command buffer,
 * submits it and reads the result. Keys, values and scratch are parts of one buffer in memory that the host sees, to keep
 * this short. In an engine they are in the device's own memory, and its kernels write and read them: engine.c. */
#include <stdio.h>
#include <stdlib.h>
#include <vulkan/vulkan.h>
#define GPUSORT_NO_LOADER /* this program is linked with the Vulkan loader */
#define GPUSORT_IMPLEMENTATION
#include "gpusort.h"

enum { COUNT = 1000000, VALUES_AT = 1 << 22, SCRATCH_AT = 1 << 23 }; /* in bytes, multiples of every alignment */

static void must(int result, const char *what) { /* 0 is success with Vulkan and with gpusort.h */
    if (result == 0) return;
    fprintf(stderr, "vulkan: %s: %d\n", what, result);
    exit(EXIT_FAILURE);
}

int main(void) {
    /* An instance, and the first device and its first queue family with compute. */
    VkApplicationInfo application = {.sType = VK_STRUCTURE_TYPE_APPLICATION_INFO, .apiVersion = VK_API_VERSION_1_1};
    VkInstanceCreateInfo instance_info = {.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO, .pApplicationInfo = &application};
    VkQueueFamilyProperties families[32];
    VkPhysicalDevice gpu;
    VkInstance instance;
    uint32_t devices = 1, family_count = 32, family = 0;
    must(vkCreateInstance(&instance_info, NULL, &instance), "vkCreateInstance");
    if (vkEnumeratePhysicalDevices(instance, &devices, &gpu) < 0 || devices == 0) must(1, "there is no Vulkan device");
    vkGetPhysicalDeviceQueueFamilyProperties(gpu, &family_count, families);
    while (!(families[family].queueFlags & VK_QUEUE_COMPUTE_BIT))
        if (++family == family_count) must(1, "no queue family has compute");

    /* A device with what gpusort.h can use of it. */
    gpusort_desc desc = {.instance = instance, .physical_device = gpu, .api_version = VK_API_VERSION_1_1};
    gpusort_features features;
    const char *extensions[16];
    const float priority = 1;
    VkDeviceQueueCreateInfo queue_info = {.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO, .queueFamilyIndex = family,
                                          .queueCount = 1, .pQueuePriorities = &priority};
    VkDeviceCreateInfo device_info = {.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO, .queueCreateInfoCount = 1,
                                      .pQueueCreateInfos = &queue_info, .enabledExtensionCount = 16,
                                      .ppEnabledExtensionNames = extensions};
    VkDevice device;
    VkQueue queue;
    desc.get_instance_proc_addr = (gpusort_proc)vkGetInstanceProcAddr;
    desc.logger.func = gpusort_log_stderr;
    must(gpusort_query(&desc, &desc.enabled, &device_info.enabledExtensionCount, extensions), "gpusort_query");
    must(gpusort_chain_features(desc.enabled, &device_info, &features), "gpusort_chain_features");
    must(vkCreateDevice(gpu, &device_info, NULL, &device), "vkCreateDevice");
    vkGetDeviceQueue(device, family, 0, &queue);
    desc.device = device;
    desc.queue_family = family;

    /* What is sorted: its pipelines, and how much scratch memory it needs. */
    gpusort_cmd_args args = {.count = COUNT, .key_type = GPUSORT_U32, .value_size = sizeof(uint32_t)};
    gpusort_context *context;
    gpusort_memory scratch;
    must(gpusort_create(&desc, &context), "gpusort_create");
    must(gpusort_prepare(context, &args), "gpusort_prepare");
    must(gpusort_scratch(context, &args, &scratch), "gpusort_scratch");

    /* The buffer and its memory, and where the arrays lie. Without push descriptors and device addresses, a sort takes its
     * descriptor sets from a pool. */
    const VkMemoryPropertyFlags wanted = VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
    VkBufferCreateInfo buffer_info = {.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO, .size = SCRATCH_AT + scratch.size,
                                      .usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | scratch.usage};
    VkMemoryAllocateFlagsInfo addresses = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO,
                                           .flags = VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT};
    VkMemoryAllocateInfo allocate = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO};
    VkDescriptorPoolSize pool_size = {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, scratch.descriptors};
    VkDescriptorPoolCreateInfo pool_info = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO,
                                            .maxSets = scratch.descriptor_sets, .poolSizeCount = 1,
                                            .pPoolSizes = &pool_size};
    VkPhysicalDeviceMemoryProperties types;
    VkMemoryRequirements needs;
    VkDeviceMemory memory;
    VkBuffer buffer;
    void *mapped;
    must(vkCreateBuffer(device, &buffer_info, NULL, &buffer), "vkCreateBuffer");
    vkGetBufferMemoryRequirements(device, buffer, &needs);
    vkGetPhysicalDeviceMemoryProperties(gpu, &types);
    allocate.allocationSize = needs.size;
    if (scratch.usage & VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT) allocate.pNext = &addresses;
    while (!(needs.memoryTypeBits >> allocate.memoryTypeIndex & 1) ||
           (types.memoryTypes[allocate.memoryTypeIndex].propertyFlags & wanted) != wanted)
        if (++allocate.memoryTypeIndex == types.memoryTypeCount) must(1, "no memory type for the buffer");
    must(vkAllocateMemory(device, &allocate, NULL, &memory), "vkAllocateMemory");
    must(vkBindBufferMemory(device, buffer, memory, 0), "vkBindBufferMemory");
    must(vkMapMemory(device, memory, 0, VK_WHOLE_SIZE, 0, &mapped), "vkMapMemory");
    if (scratch.descriptor_sets) must(vkCreateDescriptorPool(device, &pool_info, NULL, &args.descriptor_pool), "pool");
    args.keys.buffer = args.values.buffer = args.scratch.buffer = buffer;
    args.values.offset = VALUES_AT;
    args.scratch.offset = SCRATCH_AT;
    uint32_t *keys = (uint32_t *)mapped, *values = keys + VALUES_AT / sizeof *keys;
    for (uint32_t i = 0; i < COUNT; i++) {
        keys[i] = i * 2654435769u >> 12;
        values[i] = i;
    }

    /* Record and submit. What the host has written is visible to a submission; its own reads need the barrier. */
    VkCommandPoolCreateInfo commands_info = {.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO,
                                             .queueFamilyIndex = family};
    VkCommandBufferAllocateInfo cmd_info = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO,
                                            .commandBufferCount = 1};
    VkCommandBufferBeginInfo begin = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};
    VkMemoryBarrier barrier = {.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER, .srcAccessMask = VK_ACCESS_SHADER_WRITE_BIT,
                               .dstAccessMask = VK_ACCESS_HOST_READ_BIT};
    VkCommandBuffer cmd;
    VkSubmitInfo submit = {.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO, .commandBufferCount = 1, .pCommandBuffers = &cmd};
    must(vkCreateCommandPool(device, &commands_info, NULL, &cmd_info.commandPool), "vkCreateCommandPool");
    must(vkAllocateCommandBuffers(device, &cmd_info, &cmd), "vkAllocateCommandBuffers");
    must(vkBeginCommandBuffer(cmd, &begin), "vkBeginCommandBuffer");
    must(gpusort_cmd_sort(context, cmd, &args), "gpusort_cmd_sort");
    vkCmdPipelineBarrier(cmd, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_PIPELINE_STAGE_HOST_BIT, 0, 1, &barrier, 0, NULL, 0,
                         NULL);
    must(vkEndCommandBuffer(cmd), "vkEndCommandBuffer");
    must(vkQueueSubmit(queue, 1, &submit, VK_NULL_HANDLE), "vkQueueSubmit");
    must(vkQueueWaitIdle(queue), "vkQueueWaitIdle");

    /* In order, stable, and each value beside its key. */
    uint32_t errors = 0;
    for (uint32_t i = 0; i < COUNT; i++) {
        const int in_order = i == 0 || keys[i - 1] < keys[i] || (keys[i - 1] == keys[i] && values[i - 1] < values[i]);
        errors += !in_order || values[i] >= COUNT || keys[i] != values[i] * 2654435769u >> 12;
    }
    printf("%d pairs sorted: %lu errors\n", COUNT, (unsigned long)errors);

    gpusort_destroy(context); /* before the device, when nothing that it recorded runs any more */
    vkDestroyCommandPool(device, cmd_info.commandPool, NULL);
    vkDestroyDescriptorPool(device, args.descriptor_pool, NULL);
    vkDestroyBuffer(device, buffer, NULL);
    vkFreeMemory(device, memory, NULL);
    vkDestroyDevice(device, NULL);
    vkDestroyInstance(instance, NULL);
    return errors ? EXIT_FAILURE : EXIT_SUCCESS;
}
