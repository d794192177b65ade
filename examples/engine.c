/* cc -O2 -I. examples/engine.c -o engine -ldl && ./engine        needs volk (libvulkan-volk-dev); without it: vulkan.c
 *
 * An engine that has a Vulkan instance, device, buffers and command buffer of its own (through volk) and sorts
 * between its own compute work: particles get a depth, are sorted near to far, looked at, sorted far to near, and
 * looked at again, all in one command buffer. What gpusort asks of the engine is marked 1 to 6. */
#include <stdio.h>
#include <stdlib.h>
#define VOLK_IMPLEMENTATION
#include <volk.h>
#define GPUSORT_IMPLEMENTATION
#include "gpusort.h"

enum { GROUP = 64, ALIGNMENT = 256 /* suits every device's minStorageBufferOffsetAlignment */ };

/* The engine's own kernel. Job 0 writes keys and values, job 1 counts what is not ascending, job 2 not descending;
 * equal keys must keep the order of their values, and each value its key.
 *
 * glslangValidator -V --target-env vulkan1.1 -g0 particles.comp; spirv-opt -O --compact-ids
 *
 *     #version 450
 *     layout(local_size_x = 64) in;
 *     layout(set = 0, binding = 0) buffer Keys { uint keys[]; };
 *     layout(set = 0, binding = 1) buffer Values { uint values[]; };
 *     layout(set = 0, binding = 2) buffer Report { uint errors; };
 *     layout(push_constant) uniform Push { uint count, job; };
 *
 *     uint key_of(uint particle) { return (particle * 2654435769u) >> 12; }
 *
 *     void main() {
 *         uint i = gl_GlobalInvocationID.x;
 *         if (i >= count) return;
 *         if (job == 0) {
 *             keys[i] = key_of(i);
 *             values[i] = i;
 *             return;
 *         }
 *         bool ok = values[i] < count && keys[i] == key_of(values[i]);
 *         if (i > 0 && keys[i - 1] == keys[i]) ok = ok && values[i - 1] < values[i];
 *         else if (i > 0) ok = ok && (keys[i - 1] < keys[i]) == (job == 1);
 *         if (!ok) atomicAdd(errors, 1);
 *     } */
/* clang-format off */
static const uint32_t particles_spv[] = {
    119734787, 66304, 524299, 108, 0, 131089, 1, 393227, 1, 0x4c534c47, 0x6474732e, 808793134, 0, 196622, 0, 1,
    393231, 5, 2, 0x6e69616d, 0, 3, 393232, 2, 17, 64, 1, 1, 262215, 3, 11, 28, 327752, 4, 0, 35, 0, 327752, 4, 1,
    35, 4, 196679, 4, 2, 262215, 5, 6, 4, 327752, 6, 0, 35, 0, 196679, 6, 2, 262215, 7, 34, 0, 262215, 7, 33, 0,
    262215, 8, 6, 4, 327752, 9, 0, 35, 0, 196679, 9, 2, 262215, 10, 34, 0, 262215, 10, 33, 1, 327752, 11, 0, 35, 0,
    196679, 11, 2, 262215, 12, 34, 0, 262215, 12, 33, 2, 262215, 13, 11, 25, 131091, 14, 196641, 15, 14, 262165, 16,
    32, 0, 262187, 16, 17, 0x9e3779b9, 262165, 18, 32, 1, 262187, 18, 19, 12, 262167, 20, 16, 3, 262176, 21, 1, 20,
    262203, 21, 3, 1, 262187, 16, 22, 0, 262176, 23, 1, 16, 262174, 4, 16, 16, 262176, 24, 9, 4, 262203, 24, 25, 9,
    262187, 18, 26, 0, 262176, 27, 9, 16, 131092, 28, 262187, 18, 29, 1, 196637, 5, 16, 196638, 6, 5, 262176, 30, 12,
    6, 262203, 30, 7, 12, 262176, 31, 12, 16, 196637, 8, 16, 196638, 9, 8, 262176, 32, 12, 9, 262203, 32, 10, 12,
    262187, 16, 33, 1, 196638, 11, 16, 262176, 34, 12, 11, 262203, 34, 12, 12, 262187, 16, 35, 64, 393260, 20, 13,
    35, 33, 33, 327734, 14, 2, 0, 15, 131320, 36, 196855, 37, 0, 196859, 22, 38, 131320, 38, 327745, 23, 39, 3, 22,
    262205, 16, 40, 39, 327745, 27, 41, 25, 26, 262205, 16, 42, 41, 327854, 28, 43, 40, 42, 196855, 44, 0, 262394,
    43, 45, 44, 131320, 45, 131321, 37, 131320, 44, 327745, 27, 46, 25, 29, 262205, 16, 47, 46, 327850, 28, 48, 47,
    22, 196855, 49, 0, 262394, 48, 50, 49, 131320, 50, 327812, 16, 51, 40, 17, 327874, 16, 52, 51, 19, 393281, 31,
    53, 7, 26, 40, 196670, 53, 52, 393281, 31, 54, 10, 26, 40, 196670, 54, 40, 131321, 37, 131320, 49, 393281, 31,
    55, 10, 26, 40, 262205, 16, 56, 55, 327856, 28, 57, 56, 42, 196855, 58, 0, 262394, 57, 59, 58, 131320, 59,
    393281, 31, 60, 7, 26, 40, 262205, 16, 61, 60, 262205, 16, 62, 55, 327812, 16, 63, 62, 17, 327874, 16, 64, 63,
    19, 327850, 28, 65, 61, 64, 131321, 58, 131320, 58, 458997, 28, 66, 57, 49, 65, 59, 327852, 28, 67, 40, 22,
    196855, 68, 0, 262394, 67, 69, 68, 131320, 69, 327810, 16, 70, 40, 33, 393281, 31, 71, 7, 26, 70, 262205, 16, 72,
    71, 393281, 31, 73, 7, 26, 40, 262205, 16, 74, 73, 327850, 28, 75, 72, 74, 131321, 68, 131320, 68, 458997, 28,
    76, 67, 58, 75, 69, 196855, 77, 0, 262394, 76, 78, 79, 131320, 78, 196855, 80, 0, 262394, 66, 81, 80, 131320, 81,
    327810, 16, 82, 40, 33, 393281, 31, 83, 10, 26, 82, 262205, 16, 84, 83, 262205, 16, 85, 55, 327856, 28, 86, 84,
    85, 131321, 80, 131320, 80, 458997, 28, 87, 66, 78, 86, 81, 131321, 77, 131320, 79, 196855, 88, 0, 262394, 67,
    89, 88, 131320, 89, 196855, 90, 0, 262394, 66, 91, 90, 131320, 91, 327810, 16, 92, 40, 33, 393281, 31, 93, 7, 26,
    92, 262205, 16, 94, 93, 393281, 31, 95, 7, 26, 40, 262205, 16, 96, 95, 327856, 28, 97, 94, 96, 327850, 28, 98,
    47, 33, 327844, 28, 99, 97, 98, 131321, 90, 131320, 90, 458997, 28, 100, 66, 89, 99, 91, 131321, 88, 131320, 88,
    458997, 28, 101, 66, 79, 100, 90, 131321, 77, 131320, 77, 458997, 28, 102, 87, 80, 101, 88, 262312, 28, 103, 102,
    196855, 104, 0, 262394, 103, 105, 104, 131320, 105, 327745, 31, 106, 12, 26, 458986, 16, 107, 106, 33, 22, 33,
    131321, 104, 131320, 104, 131321, 37, 131320, 37, 65789, 65592};
/* clang-format on */

typedef struct engine {
    VkInstance instance;
    VkPhysicalDevice physical_device;
    VkDevice device;
    VkQueue queue;
    uint32_t queue_family, enabled;
    VkDescriptorSetLayout set_layout;
    VkDescriptorPool descriptor_pool, sort_pool;
    VkDescriptorSet set;
    VkPipelineLayout layout;
    VkPipeline pipeline;
    VkCommandPool command_pool;
    VkCommandBuffer cmd;
    VkBuffer arrays, report;
    VkDeviceMemory arrays_memory, report_memory;
} engine;

static void must(int result, const char *what) { /* 0 is success with Vulkan and with gpusort.h */
    if (result == 0) return;
    fprintf(stderr, "engine: %s failed: %d\n", what, result);
    exit(EXIT_FAILURE);
}

static VkDeviceSize align_up(VkDeviceSize size, VkDeviceSize alignment) {
    return (size + alignment - 1) / alignment * alignment;
}

/* ---- device ---- */

static void create_instance(engine *e) {
    VkApplicationInfo application = {.sType = VK_STRUCTURE_TYPE_APPLICATION_INFO, .apiVersion = VK_API_VERSION_1_1};
    VkInstanceCreateInfo info = {.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO, .pApplicationInfo = &application};
    uint32_t count = 1;

    must(volkInitialize(), "volkInitialize");
    must(vkCreateInstance(&info, NULL, &e->instance), "vkCreateInstance");
    volkLoadInstance(e->instance);
    if (vkEnumeratePhysicalDevices(e->instance, &count, &e->physical_device) < 0 || count == 0) /* the first one will do */
        must(VK_ERROR_INITIALIZATION_FAILED, "vkEnumeratePhysicalDevices");
}

static uint32_t find_compute_family(VkPhysicalDevice device) {
    VkQueueFamilyProperties families[16];
    uint32_t count = 16, i;
    vkGetPhysicalDeviceQueueFamilyProperties(device, &count, families);
    for (i = 0; i < count; i++) {
        if (families[i].queueFlags & VK_QUEUE_COMPUTE_BIT) return i;
    }
    must(VK_ERROR_FEATURE_NOT_PRESENT, "a queue family for compute");
    return 0;
}

/* 1. Ask, before the device is made, which extensions and features gpusort can use, and have the features chained. Each is
 *    optional. An engine that has features of its own chains them first: gpusort switches on its own in the structures that
 *    it finds, and adds those that are missing. */
static void create_device(engine *e) {
    const char *extensions[16];
    uint32_t extension_count = 16;
    const float priority = 1.0f;
    gpusort_desc desc = {.instance = e->instance, .physical_device = e->physical_device, .api_version = VK_API_VERSION_1_1};
    gpusort_features features;
    VkDeviceQueueCreateInfo queue = {.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO, .queueCount = 1,
                                     .pQueuePriorities = &priority};
    VkDeviceCreateInfo info = {.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO, .queueCreateInfoCount = 1,
                               .pQueueCreateInfos = &queue, .ppEnabledExtensionNames = extensions};

    desc.logger.func = gpusort_log_stderr;
    must(gpusort_query(&desc, &e->enabled, &extension_count, extensions), "gpusort_query");
    info.enabledExtensionCount = extension_count;
    queue.queueFamilyIndex = e->queue_family = find_compute_family(e->physical_device);
    must(gpusort_chain_features(e->enabled, &info, &features), "gpusort_chain_features");
    must(vkCreateDevice(e->physical_device, &info, NULL, &e->device), "vkCreateDevice");
    volkLoadDevice(e->device);
    vkGetDeviceQueue(e->device, e->queue_family, 0, &e->queue);
}

/* ---- the engine's own memory and kernel ---- */

static uint32_t find_memory_type(const engine *e, uint32_t type_bits, VkMemoryPropertyFlags wanted) {
    VkPhysicalDeviceMemoryProperties memory;
    uint32_t i;
    vkGetPhysicalDeviceMemoryProperties(e->physical_device, &memory);
    for (i = 0; i < memory.memoryTypeCount; i++) {
        if ((type_bits >> i & 1) && (memory.memoryTypes[i].propertyFlags & wanted) == wanted) return i;
    }
    must(VK_ERROR_FEATURE_NOT_PRESENT, "a memory type for the buffers");
    return 0;
}

static void create_buffer(const engine *e, VkDeviceSize size, VkBufferUsageFlags usage,
                          VkMemoryPropertyFlags properties, VkBuffer *buffer, VkDeviceMemory *memory) {
    VkBufferCreateInfo info = {.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO, .size = size, .usage = usage};
    VkMemoryAllocateInfo allocate = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO};
    VkMemoryAllocateFlagsInfo flags = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO};
    VkMemoryRequirements needs;

    must(vkCreateBuffer(e->device, &info, NULL, buffer), "vkCreateBuffer");
    vkGetBufferMemoryRequirements(e->device, *buffer, &needs);
    if (usage & VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT) {
        flags.flags = VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT;
        allocate.pNext = &flags;
    }
    allocate.allocationSize = needs.size;
    allocate.memoryTypeIndex = find_memory_type(e, needs.memoryTypeBits, properties);
    must(vkAllocateMemory(e->device, &allocate, NULL, memory), "vkAllocateMemory");
    must(vkBindBufferMemory(e->device, *buffer, *memory, 0), "vkBindBufferMemory");
}

static void create_pipeline(engine *e) {
    VkDescriptorSetLayoutBinding bindings[3];
    VkDescriptorSetLayoutCreateInfo set_layout = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO,
                                                  .bindingCount = 3, .pBindings = bindings};
    VkPushConstantRange push = {VK_SHADER_STAGE_COMPUTE_BIT, 0, 2 * sizeof(uint32_t)};
    VkPipelineLayoutCreateInfo layout = {.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO, .setLayoutCount = 1,
                                         .pSetLayouts = &e->set_layout, .pushConstantRangeCount = 1,
                                         .pPushConstantRanges = &push};
    VkShaderModuleCreateInfo module_info = {.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO,
                                            .codeSize = sizeof particles_spv, .pCode = particles_spv};
    VkComputePipelineCreateInfo pipeline = {.sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO};
    VkShaderModule module;
    uint32_t i;

    for (i = 0; i < 3; i++) {
        VkDescriptorSetLayoutBinding binding = {i, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1, VK_SHADER_STAGE_COMPUTE_BIT,
                                                NULL};
        bindings[i] = binding;
    }
    must(vkCreateDescriptorSetLayout(e->device, &set_layout, NULL, &e->set_layout), "vkCreateDescriptorSetLayout");
    must(vkCreatePipelineLayout(e->device, &layout, NULL, &e->layout), "vkCreatePipelineLayout");

    must(vkCreateShaderModule(e->device, &module_info, NULL, &module), "vkCreateShaderModule");
    pipeline.stage.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
    pipeline.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
    pipeline.stage.module = module;
    pipeline.stage.pName = "main";
    pipeline.layout = e->layout;
    must(vkCreateComputePipelines(e->device, VK_NULL_HANDLE, 1, &pipeline, NULL, &e->pipeline),
         "vkCreateComputePipelines");
    vkDestroyShaderModule(e->device, module, NULL);
}

static VkDescriptorPool create_pool(const engine *e, uint32_t sets, uint32_t descriptors) {
    VkDescriptorPoolSize size = {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, descriptors};
    VkDescriptorPoolCreateInfo info = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO, .maxSets = sets,
                                       .poolSizeCount = 1, .pPoolSizes = &size};
    VkDescriptorPool pool;

    must(vkCreateDescriptorPool(e->device, &info, NULL, &pool), "vkCreateDescriptorPool");
    return pool;
}

static void create_set(engine *e, const VkDescriptorBufferInfo buffers[3]) {
    VkDescriptorSetAllocateInfo allocate = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO,
                                            .descriptorSetCount = 1, .pSetLayouts = &e->set_layout};
    VkWriteDescriptorSet write = {.sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET,
                                  .descriptorCount = 3, /* runs on over bindings 0, 1 and 2 */
                                  .descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, .pBufferInfo = buffers};

    allocate.descriptorPool = e->descriptor_pool = create_pool(e, 1, 3);
    must(vkAllocateDescriptorSets(e->device, &allocate, &e->set), "vkAllocateDescriptorSets");
    write.dstSet = e->set;
    vkUpdateDescriptorSets(e->device, 1, &write, 0, NULL);
}

static void create_command_buffer(engine *e) {
    VkCommandPoolCreateInfo pool = {.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO,
                                    .queueFamilyIndex = e->queue_family};
    VkCommandBufferAllocateInfo allocate = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO,
                                            .commandBufferCount = 1};

    must(vkCreateCommandPool(e->device, &pool, NULL, &e->command_pool), "vkCreateCommandPool");
    allocate.commandPool = e->command_pool;
    must(vkAllocateCommandBuffers(e->device, &allocate, &e->cmd), "vkAllocateCommandBuffers");
}

/* ---- one frame ---- */

static void barrier(VkCommandBuffer cmd, VkPipelineStageFlags from, VkAccessFlags from_access,
                    VkPipelineStageFlags to, VkAccessFlags to_access) {
    VkMemoryBarrier memory = {.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER, .srcAccessMask = from_access,
                              .dstAccessMask = to_access};
    vkCmdPipelineBarrier(cmd, from, to, 0, 1, &memory, 0, NULL, 0, NULL);
}

static void compute_to_compute(VkCommandBuffer cmd) {
    barrier(cmd, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_WRITE_BIT,
            VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT);
}

/* Binds everything anew: a sort leaves its own pipeline, descriptor set 0 and push constants behind. */
static void dispatch_particles(const engine *e, uint32_t count, uint32_t job) {
    const uint32_t push[2] = {count, job};
    vkCmdBindPipeline(e->cmd, VK_PIPELINE_BIND_POINT_COMPUTE, e->pipeline);
    vkCmdBindDescriptorSets(e->cmd, VK_PIPELINE_BIND_POINT_COMPUTE, e->layout, 0, 1, &e->set, 0, NULL);
    vkCmdPushConstants(e->cmd, e->layout, VK_SHADER_STAGE_COMPUTE_BIT, 0, sizeof push, push);
    vkCmdDispatch(e->cmd, (count + GROUP - 1) / GROUP, 1, 1);
}

/* 5. Record. The barriers before and after a sort are the engine's; those within it are gpusort's. */
static void record(const engine *e, const gpusort_context *context, const gpusort_cmd_args *ascending,
                   const gpusort_cmd_args *descending) {
    const uint32_t count = (uint32_t)ascending->count;
    VkCommandBufferBeginInfo begin = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};

    begin.flags = VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT;
    must(vkBeginCommandBuffer(e->cmd, &begin), "vkBeginCommandBuffer");
    vkCmdFillBuffer(e->cmd, e->report, 0, sizeof(uint32_t), 0);
    barrier(e->cmd, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT,
            VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT);
    dispatch_particles(e, count, 0);
    compute_to_compute(e->cmd);
    must(gpusort_cmd_sort(context, e->cmd, ascending), "gpusort_cmd_sort");
    compute_to_compute(e->cmd);
    dispatch_particles(e, count, 1);
    compute_to_compute(e->cmd);
    must(gpusort_cmd_sort(context, e->cmd, descending), "gpusort_cmd_sort");
    compute_to_compute(e->cmd);
    dispatch_particles(e, count, 2);
    barrier(e->cmd, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_WRITE_BIT, VK_PIPELINE_STAGE_HOST_BIT,
            VK_ACCESS_HOST_READ_BIT);
    must(vkEndCommandBuffer(e->cmd), "vkEndCommandBuffer");
}

static uint32_t submit_and_read_report(const engine *e) {
    VkSubmitInfo submit = {.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO, .commandBufferCount = 1, .pCommandBuffers = &e->cmd};
    void *mapped;
    uint32_t errors;

    must(vkQueueSubmit(e->queue, 1, &submit, VK_NULL_HANDLE), "vkQueueSubmit");
    must(vkQueueWaitIdle(e->queue), "vkQueueWaitIdle");
    must(vkMapMemory(e->device, e->report_memory, 0, VK_WHOLE_SIZE, 0, &mapped), "vkMapMemory");
    errors = *(const uint32_t *)mapped;
    vkUnmapMemory(e->device, e->report_memory);
    return errors;
}

static void destroy(engine *e) {
    vkDestroyBuffer(e->device, e->arrays, NULL);
    vkFreeMemory(e->device, e->arrays_memory, NULL);
    vkDestroyBuffer(e->device, e->report, NULL);
    vkFreeMemory(e->device, e->report_memory, NULL);
    vkDestroyCommandPool(e->device, e->command_pool, NULL);
    vkDestroyPipeline(e->device, e->pipeline, NULL);
    vkDestroyPipelineLayout(e->device, e->layout, NULL);
    vkDestroyDescriptorPool(e->device, e->descriptor_pool, NULL);
    vkDestroyDescriptorPool(e->device, e->sort_pool, NULL);
    vkDestroyDescriptorSetLayout(e->device, e->set_layout, NULL);
    vkDestroyDevice(e->device, NULL);
    vkDestroyInstance(e->instance, NULL);
}

/* 4. The engine's memory: keys, values and scratch, here in one buffer. scratch->usage asks for device addresses where
 *    gpusort needs them, of keys and values too. On a device that has neither push descriptors nor addresses sorts take
 *    descriptor sets from a pool: here for the two of a frame, which resets it when the frame is done. */
static void create_arrays(engine *e, const gpusort_memory *scratch, gpusort_cmd_args *args) {
    const VkDeviceSize bytes = args->count * sizeof(uint32_t), values_offset = align_up(bytes, ALIGNMENT);
    const VkDeviceSize scratch_offset = align_up(values_offset + bytes, align_up(scratch->alignment, ALIGNMENT));
    VkDescriptorBufferInfo buffers[3] = {{0}};

    create_buffer(e, scratch_offset + scratch->size, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | scratch->usage,
                  VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT, &e->arrays, &e->arrays_memory);
    create_buffer(e, sizeof(uint32_t), VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT,
                  VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT, &e->report,
                  &e->report_memory);
    buffers[0].buffer = buffers[1].buffer = e->arrays;
    buffers[1].offset = values_offset;
    buffers[0].range = buffers[1].range = bytes;
    buffers[2].buffer = e->report;
    buffers[2].range = VK_WHOLE_SIZE;
    create_set(e, buffers);
    args->keys.buffer = args->values.buffer = args->scratch.buffer = e->arrays;
    args->values.offset = values_offset;
    args->scratch.offset = scratch_offset;
    args->scratch.size = scratch->size;
    if (scratch->descriptor_sets)
        args->descriptor_pool = e->sort_pool = create_pool(e, 2 * scratch->descriptor_sets, 2 * scratch->descriptors);
}

int main(void) {
    engine e = {0};
    gpusort_desc desc = {0};
    gpusort_context *context;
    gpusort_cmd_args ascending = {0}, descending;
    gpusort_memory scratch;
    uint32_t errors;

    create_instance(&e);
    create_device(&e);
    create_pipeline(&e);
    create_command_buffer(&e);

    /* 2. One context for the device, told what is enabled on it. */
    desc.instance = e.instance;
    desc.physical_device = e.physical_device;
    desc.device = e.device;
    desc.queue_family = e.queue_family;
    desc.api_version = VK_API_VERSION_1_1;
    desc.enabled = e.enabled;
    desc.logger.func = gpusort_log_stderr;
    must(gpusort_create(&desc, &context), "gpusort_create");

    /* 3. At load time: compile the pipelines of each kind of sort; both kinds take as much scratch. */
    ascending.count = 1000003;
    ascending.value_size = sizeof(uint32_t);
    must(gpusort_prepare(context, &ascending), "gpusort_prepare");
    must(gpusort_scratch(context, &ascending, &scratch), "gpusort_scratch");
    create_arrays(&e, &scratch, &ascending);
    descending = ascending;
    descending.order = GPUSORT_DESCENDING;
    must(gpusort_prepare(context, &descending), "gpusort_prepare");

    record(&e, context, &ascending, &descending);
    errors = submit_and_read_report(&e);
    printf("two sorts of %lu pairs in one command buffer: %lu errors\n", (unsigned long)ascending.count,
           (unsigned long)errors);

    gpusort_destroy(context); /* 6. Before the device, and when no command buffer that it recorded runs any more. */
    destroy(&e);
    return errors ? EXIT_FAILURE : EXIT_SUCCESS;
}
