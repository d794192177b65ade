/* cc -O2 -I. examples/unique.c -o unique -ldl && ./unique
 *
 * The unique keys of an array and how often each comes, all on the GPU (through volk). Equal keys are neighbours after a
 * sort; where a key differs from the one before it, a run begins. The places where runs begin come to the front by a stable
 * partition, which is a sort by one bit. The last kernel is dispatched for as many runs as the GPU has found. */
#include <stdio.h>
#include <stdlib.h>
#define VOLK_IMPLEMENTATION
#include <volk.h>
#define GPUSORT_IMPLEMENTATION
#include "gpusort.h"

enum { COUNT = 1000000, DISTINCT = 5000, GROUP = 64 };

/* Job 0 finds where runs begin, job 1 writes the size of job 2's dispatch, job 2 writes the key and the length of each run.
 *
 * glslangValidator -V --target-env vulkan1.1 -g0 runs.comp; spirv-opt -O --compact-ids
 *
 *     #version 450
 *     layout(local_size_x = 64) in;
 *     layout(set = 0, binding = 0) readonly buffer Keys { uint keys[]; };
 *     layout(set = 0, binding = 1) buffer Flags { uint flags[]; };
 *     layout(set = 0, binding = 2) readonly buffer Starts { uint starts[]; };
 *     layout(set = 0, binding = 3) writeonly buffer Unique { uint unique[]; };
 *     layout(set = 0, binding = 4) writeonly buffer Counts { uint counts[]; };
 *     layout(set = 0, binding = 5) buffer Report { uint runs, x, y, z; };
 *     layout(push_constant) uniform Push { uint count, job; };
 *
 *     void main() {
 *         uint i = gl_GlobalInvocationID.x;
 *         if (job == 0 && i < count) {
 *             bool begins = i == 0 || keys[i - 1] != keys[i];
 *             flags[i] = begins ? 0 : 1;
 *             if (begins) atomicAdd(runs, 1);
 *         } else if (job == 1 && i == 0) {
 *             x = (runs + 63) / 64;
 *             y = z = 1;
 *         } else if (job == 2 && i < runs) {
 *             unique[i] = keys[starts[i]];
 *             counts[i] = (i + 1 < runs ? starts[i + 1] : count) - starts[i];
 *         }
 *     } */
/* clang-format off */
static const uint32_t runs_spv[] = {
    119734787, 66304, 524299, 125, 0, 131089, 1, 393227, 1, 1280527431, 1685353262, 808793134, 0, 196622, 0, 1,
    393231, 5, 2, 1852399981, 0, 3, 393232, 2, 17, 64, 1, 1, 262215, 3, 11, 28, 327752, 4, 0, 35, 0, 327752, 4, 1,
    35, 4, 196679, 4, 2, 262215, 5, 6, 4, 262216, 6, 0, 24, 327752, 6, 0, 35, 0, 196679, 6, 2, 262215, 7, 34, 0,
    262215, 7, 33, 0, 262215, 8, 6, 4, 327752, 9, 0, 35, 0, 196679, 9, 2, 262215, 10, 34, 0, 262215, 10, 33, 1,
    327752, 11, 0, 35, 0, 327752, 11, 1, 35, 4, 327752, 11, 2, 35, 8, 327752, 11, 3, 35, 12, 196679, 11, 2, 262215,
    12, 34, 0, 262215, 12, 33, 5, 262215, 13, 6, 4, 262216, 14, 0, 25, 327752, 14, 0, 35, 0, 196679, 14, 2, 262215,
    15, 34, 0, 262215, 15, 33, 3, 262215, 16, 6, 4, 262216, 17, 0, 24, 327752, 17, 0, 35, 0, 196679, 17, 2, 262215,
    18, 34, 0, 262215, 18, 33, 2, 262215, 19, 6, 4, 262216, 20, 0, 25, 327752, 20, 0, 35, 0, 196679, 20, 2, 262215,
    21, 34, 0, 262215, 21, 33, 4, 262215, 22, 11, 25, 131091, 23, 196641, 24, 23, 262165, 25, 32, 0, 262167, 26,
    25, 3, 262176, 27, 1, 26, 262203, 27, 3, 1, 262187, 25, 28, 0, 262176, 29, 1, 25, 131092, 30, 262174, 4, 25,
    25, 262176, 31, 9, 4, 262203, 31, 32, 9, 262165, 33, 32, 1, 262187, 33, 34, 1, 262176, 35, 9, 25, 262187, 33,
    36, 0, 196637, 5, 25, 196638, 6, 5, 262176, 37, 12, 6, 262203, 37, 7, 12, 262187, 25, 38, 1, 262176, 39, 12,
    25, 196637, 8, 25, 196638, 9, 8, 262176, 40, 12, 9, 262203, 40, 10, 12, 393246, 11, 25, 25, 25, 25, 262176, 41,
    12, 11, 262203, 41, 12, 12, 262187, 25, 42, 63, 262187, 25, 43, 64, 262187, 33, 44, 2, 262187, 33, 45, 3,
    262187, 25, 46, 2, 196637, 13, 25, 196638, 14, 13, 262176, 47, 12, 14, 262203, 47, 15, 12, 196637, 16, 25,
    196638, 17, 16, 262176, 48, 12, 17, 262203, 48, 18, 12, 196637, 19, 25, 196638, 20, 19, 262176, 49, 12, 20,
    262203, 49, 21, 12, 393260, 26, 22, 43, 38, 38, 327734, 23, 2, 0, 24, 131320, 50, 327745, 29, 51, 3, 28,
    262205, 25, 52, 51, 327745, 35, 53, 32, 34, 262205, 25, 54, 53, 327850, 30, 55, 54, 28, 196855, 56, 0, 262394,
    55, 57, 56, 131320, 57, 327745, 35, 58, 32, 36, 262205, 25, 59, 58, 327856, 30, 60, 52, 59, 131321, 56, 131320,
    56, 458997, 30, 61, 55, 50, 60, 57, 196855, 62, 0, 262394, 61, 63, 64, 131320, 63, 327850, 30, 65, 52, 28,
    262312, 30, 66, 65, 196855, 67, 0, 262394, 66, 68, 67, 131320, 68, 327810, 25, 69, 52, 38, 393281, 39, 70, 7,
    36, 69, 262205, 25, 71, 70, 393281, 39, 72, 7, 36, 52, 262205, 25, 73, 72, 327851, 30, 74, 71, 73, 131321, 67,
    131320, 67, 458997, 30, 75, 65, 63, 74, 68, 393385, 33, 76, 75, 36, 34, 262268, 25, 77, 76, 393281, 39, 78, 10,
    36, 52, 196670, 78, 77, 196855, 79, 0, 262394, 75, 80, 79, 131320, 80, 327745, 39, 81, 12, 36, 458986, 25, 82,
    81, 38, 28, 38, 131321, 79, 131320, 79, 131321, 62, 131320, 64, 327850, 30, 83, 54, 38, 327850, 30, 84, 52, 28,
    327847, 30, 85, 83, 84, 196855, 86, 0, 262394, 85, 87, 88, 131320, 87, 327745, 39, 89, 12, 36, 262205, 25, 90,
    89, 327808, 25, 91, 90, 42, 327814, 25, 92, 91, 43, 327745, 39, 93, 12, 34, 196670, 93, 92, 327745, 39, 94, 12,
    45, 196670, 94, 38, 327745, 39, 95, 12, 44, 196670, 95, 38, 131321, 86, 131320, 88, 327850, 30, 96, 54, 46,
    196855, 97, 0, 262394, 96, 98, 97, 131320, 98, 327745, 39, 99, 12, 36, 262205, 25, 100, 99, 327856, 30, 101,
    52, 100, 131321, 97, 131320, 97, 458997, 30, 102, 96, 88, 101, 98, 196855, 103, 0, 262394, 102, 104, 103,
    131320, 104, 393281, 39, 105, 18, 36, 52, 262205, 25, 106, 105, 393281, 39, 107, 7, 36, 106, 262205, 25, 108,
    107, 393281, 39, 109, 15, 36, 52, 196670, 109, 108, 327808, 25, 110, 52, 38, 327745, 39, 111, 12, 36, 262205,
    25, 112, 111, 327856, 30, 113, 110, 112, 196855, 114, 0, 262394, 113, 115, 116, 131320, 115, 393281, 39, 117,
    18, 36, 110, 262205, 25, 118, 117, 131321, 114, 131320, 116, 327745, 35, 119, 32, 36, 262205, 25, 120, 119,
    131321, 114, 131320, 114, 458997, 25, 121, 118, 115, 120, 116, 262205, 25, 122, 105, 327810, 25, 123, 121, 122,
    393281, 39, 124, 21, 36, 52, 196670, 124, 123, 131321, 103, 131320, 103, 131321, 86, 131320, 86, 131321, 62,
    131320, 62, 65789, 65592
};
/* clang-format on */

/* All arrays are in one buffer: KEYS are sorted; FLAGS are 0 where a run begins, else 1; STARTS are the places of these. */
enum { KEYS, FLAGS, STARTS, UNIQUE, COUNTS, REPORT, SCRATCH, PLACES };
enum { PLACE = (COUNT * 4 + 255) / 256 * 256 };

static VkInstance instance;
static VkPhysicalDevice physical_device;
static VkDevice device;
static VkQueue queue;
static uint32_t queue_family, enabled;
static VkBuffer buffer;
static VkDeviceMemory memory;
static uint32_t *mapped;
static VkPipelineLayout layout;
static VkPipeline pipeline;
static VkDescriptorSetLayout set_layout;
static VkDescriptorPool pool;
static VkDescriptorSet set;
static VkCommandPool command_pool;
static VkCommandBuffer cmd;

static void must(int good, const char *what) {
    if (good) return;
    fprintf(stderr, "unique: %s failed\n", what);
    exit(EXIT_FAILURE);
}

static uint32_t *array_at(int place) { return mapped + (size_t)place * (PLACE / 4); }

static gpusort_range range_at(int place) {
    gpusort_range range;
    range.buffer = buffer;
    range.offset = (uint64_t)place * PLACE;
    return range;
}

static void create_device(void) {
    const char *extensions[16];
    uint32_t extension_count = 16, one = 1, families = 16, i = 0;
    const float priority = 1.0f;
    gpusort_desc desc = {0};
    gpusort_features features;
    VkQueueFamilyProperties family[16];
    VkApplicationInfo application = {.sType = VK_STRUCTURE_TYPE_APPLICATION_INFO, .apiVersion = VK_API_VERSION_1_1};
    VkInstanceCreateInfo instance_info = {.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO, .pApplicationInfo = &application};
    VkDeviceQueueCreateInfo queue_info = {.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO};
    VkDeviceCreateInfo info = {.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO};

    must(volkInitialize() == VK_SUCCESS, "volkInitialize");
    must(vkCreateInstance(&instance_info, NULL, &instance) == VK_SUCCESS, "vkCreateInstance");
    volkLoadInstance(instance);
    must(vkEnumeratePhysicalDevices(instance, &one, &physical_device) >= 0 && one, "vkEnumeratePhysicalDevices");
    vkGetPhysicalDeviceQueueFamilyProperties(physical_device, &families, family);
    while (i < families && !(family[i].queueFlags & VK_QUEUE_COMPUTE_BIT)) i++;
    must(i < families, "a queue family for compute");
    desc.instance = instance;
    desc.physical_device = physical_device;
    desc.api_version = VK_API_VERSION_1_1;
    desc.logger.func = gpusort_log_stderr;
    must(gpusort_query(&desc, &enabled, &extension_count, extensions) == GPUSORT_OK, "gpusort_query");
    queue_family = queue_info.queueFamilyIndex = i;
    queue_info.queueCount = 1;
    queue_info.pQueuePriorities = &priority;
    info.queueCreateInfoCount = 1;
    info.pQueueCreateInfos = &queue_info;
    info.enabledExtensionCount = extension_count;
    info.ppEnabledExtensionNames = extensions;
    must(gpusort_chain_features(enabled, &info, &features) == GPUSORT_OK, "gpusort_chain_features");
    must(vkCreateDevice(physical_device, &info, NULL, &device) == VK_SUCCESS, "vkCreateDevice");
    volkLoadDevice(device);
    vkGetDeviceQueue(device, queue_family, 0, &queue);
}

/* Where the host reads and writes it, which is enough for an example. */
static void create_buffer(VkDeviceSize size, VkBufferUsageFlags usage) {
    const VkMemoryPropertyFlags wanted = VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
    VkBufferCreateInfo info = {.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO, .size = size, .usage = usage};
    VkMemoryAllocateInfo allocate = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO};
    VkMemoryAllocateFlagsInfo flags = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO,
                                       .flags = VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT};
    VkPhysicalDeviceMemoryProperties types;
    VkMemoryRequirements needs;
    void *pointer;
    uint32_t i = 0;

    must(vkCreateBuffer(device, &info, NULL, &buffer) == VK_SUCCESS, "vkCreateBuffer");
    vkGetBufferMemoryRequirements(device, buffer, &needs);
    vkGetPhysicalDeviceMemoryProperties(physical_device, &types);
    while (i < types.memoryTypeCount &&
           (!(needs.memoryTypeBits >> i & 1) || (types.memoryTypes[i].propertyFlags & wanted) != wanted))
        i++;
    must(i < types.memoryTypeCount, "a memory type for the buffer");
    if (usage & VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT) allocate.pNext = &flags;
    allocate.allocationSize = needs.size;
    allocate.memoryTypeIndex = i;
    must(vkAllocateMemory(device, &allocate, NULL, &memory) == VK_SUCCESS, "vkAllocateMemory");
    must(vkBindBufferMemory(device, buffer, memory, 0) == VK_SUCCESS, "vkBindBufferMemory");
    must(vkMapMemory(device, memory, 0, VK_WHOLE_SIZE, 0, &pointer) == VK_SUCCESS, "vkMapMemory");
    mapped = pointer;
}

static void create_pipeline(void) {
    VkDescriptorSetLayoutBinding bindings[SCRATCH];
    VkPushConstantRange push = {VK_SHADER_STAGE_COMPUTE_BIT, 0, 2 * sizeof(uint32_t)};
    VkDescriptorSetLayoutCreateInfo set_info = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO,
                                                .bindingCount = SCRATCH,
                                                .pBindings = bindings};
    VkPipelineLayoutCreateInfo layout_info = {.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO,
                                              .setLayoutCount = 1,
                                              .pSetLayouts = &set_layout,
                                              .pushConstantRangeCount = 1,
                                              .pPushConstantRanges = &push};
    VkShaderModuleCreateInfo module_info = {.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO,
                                            .codeSize = sizeof runs_spv,
                                            .pCode = runs_spv};
    VkComputePipelineCreateInfo info = {.sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO};
    VkShaderModule module;
    int i;

    for (i = 0; i < SCRATCH; i++) {
        bindings[i].binding = (uint32_t)i;
        bindings[i].descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
        bindings[i].descriptorCount = 1;
        bindings[i].stageFlags = VK_SHADER_STAGE_COMPUTE_BIT;
        bindings[i].pImmutableSamplers = NULL;
    }
    must(vkCreateDescriptorSetLayout(device, &set_info, NULL, &set_layout) == VK_SUCCESS, "vkCreateDescriptorSetLayout");
    must(vkCreatePipelineLayout(device, &layout_info, NULL, &layout) == VK_SUCCESS, "vkCreatePipelineLayout");
    must(vkCreateShaderModule(device, &module_info, NULL, &module) == VK_SUCCESS, "vkCreateShaderModule");
    info.stage.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
    info.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
    info.stage.module = module;
    info.stage.pName = "main";
    info.layout = layout;
    must(vkCreateComputePipelines(device, VK_NULL_HANDLE, 1, &info, NULL, &pipeline) == VK_SUCCESS,
         "vkCreateComputePipelines");
    vkDestroyShaderModule(device, module, NULL);
}

/* A pool for the kernel's own set, and for those of sorts where these take some. */
static void create_set(uint32_t sort_sets, uint32_t sort_descriptors) {
    VkDescriptorPoolSize size = {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, SCRATCH + sort_descriptors};
    VkDescriptorPoolCreateInfo info = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO,
                                       .maxSets = 1 + sort_sets,
                                       .poolSizeCount = 1,
                                       .pPoolSizes = &size};
    VkDescriptorSetAllocateInfo allocate = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO,
                                            .descriptorSetCount = 1,
                                            .pSetLayouts = &set_layout};
    VkDescriptorBufferInfo buffers[SCRATCH];
    VkWriteDescriptorSet write = {.sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET,
                                  .descriptorCount = SCRATCH, /* runs on over all bindings */
                                  .descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                                  .pBufferInfo = buffers};
    int i;

    must(vkCreateDescriptorPool(device, &info, NULL, &pool) == VK_SUCCESS, "vkCreateDescriptorPool");
    allocate.descriptorPool = pool;
    must(vkAllocateDescriptorSets(device, &allocate, &set) == VK_SUCCESS, "vkAllocateDescriptorSets");
    for (i = 0; i < SCRATCH; i++) {
        buffers[i].buffer = buffer;
        buffers[i].offset = (VkDeviceSize)i * PLACE;
        buffers[i].range = PLACE;
    }
    write.dstSet = set;
    vkUpdateDescriptorSets(device, 1, &write, 0, NULL);
}

/* ---- what is recorded ---- */

static void wait_for_kernels(VkPipelineStageFlags stage, VkAccessFlags access) {
    VkMemoryBarrier barrier = {.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER,
                               .srcAccessMask = VK_ACCESS_SHADER_WRITE_BIT,
                               .dstAccessMask = access | VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT};
    vkCmdPipelineBarrier(cmd, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | stage, 0, 1,
                         &barrier, 0, NULL, 0, NULL);
}

static void bind_job(uint32_t job) {
    const uint32_t push[2] = {COUNT, job};
    vkCmdBindPipeline(cmd, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
    vkCmdBindDescriptorSets(cmd, VK_PIPELINE_BIND_POINT_COMPUTE, layout, 0, 1, &set, 0, NULL);
    vkCmdPushConstants(cmd, layout, VK_SHADER_STAGE_COMPUTE_BIT, 0, sizeof push, push);
}

static void record(const gpusort_context *context, const gpusort_cmd_args *sort, const gpusort_cmd_args *partition) {
    VkCommandPoolCreateInfo pool_info = {.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO,
                                         .queueFamilyIndex = queue_family};
    VkCommandBufferAllocateInfo allocate = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO,
                                            .level = VK_COMMAND_BUFFER_LEVEL_PRIMARY,
                                            .commandBufferCount = 1};
    VkCommandBufferBeginInfo begin = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};

    must(vkCreateCommandPool(device, &pool_info, NULL, &command_pool) == VK_SUCCESS, "vkCreateCommandPool");
    allocate.commandPool = command_pool;
    must(vkAllocateCommandBuffers(device, &allocate, &cmd) == VK_SUCCESS, "vkAllocateCommandBuffers");
    must(vkBeginCommandBuffer(cmd, &begin) == VK_SUCCESS, "vkBeginCommandBuffer");
    must(gpusort_cmd_sort(context, cmd, sort) == GPUSORT_OK, "gpusort_cmd_sort");
    wait_for_kernels(0, 0);
    bind_job(0);
    vkCmdDispatch(cmd, (COUNT + GROUP - 1) / GROUP, 1, 1);
    wait_for_kernels(0, 0);
    must(gpusort_cmd_sort(context, cmd, partition) == GPUSORT_OK, "gpusort_cmd_sort");
    wait_for_kernels(0, 0);
    bind_job(1);
    vkCmdDispatch(cmd, 1, 1, 1);
    wait_for_kernels(VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT, VK_ACCESS_INDIRECT_COMMAND_READ_BIT);
    bind_job(2);
    vkCmdDispatchIndirect(cmd, buffer, (VkDeviceSize)REPORT * PLACE + 4); /* x, y, z behind the number of runs */
    wait_for_kernels(VK_PIPELINE_STAGE_HOST_BIT, VK_ACCESS_HOST_READ_BIT);
    must(vkEndCommandBuffer(cmd) == VK_SUCCESS, "vkEndCommandBuffer");
}

int main(void) {
    gpusort_context *context;
    gpusort_desc desc = {0};
    gpusort_cmd_args sort = {0}, partition = {0};
    gpusort_memory needs, others;
    VkSubmitInfo submit = {.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO, .commandBufferCount = 1, .pCommandBuffers = &cmd};
    static uint32_t expected[DISTINCT];
    uint32_t i, state = 1, runs, errors = 0;

    create_device();
    desc.instance = instance;
    desc.physical_device = physical_device;
    desc.device = device;
    desc.api_version = VK_API_VERSION_1_1;
    desc.enabled = enabled;
    desc.logger.func = gpusort_log_stderr;
    must(gpusort_create(&desc, &context) == GPUSORT_OK, "gpusort_create");

    sort.count = COUNT; /* u32 keys, ascending, all bits */
    partition.count = COUNT;
    partition.bit_count = 1; /* bit 0 of the flags */
    partition.value_size = 4;
    partition.flags = GPUSORT_WRITE_INDICES | GPUSORT_DISCARD_KEYS;
    must(gpusort_prepare(context, &sort) == GPUSORT_OK && gpusort_prepare(context, &partition) == GPUSORT_OK,
         "gpusort_prepare");
    must(gpusort_scratch(context, &sort, &needs) == GPUSORT_OK &&
             gpusort_scratch(context, &partition, &others) == GPUSORT_OK, "gpusort_scratch");
    if (others.size > needs.size) needs.size = others.size; /* one scratch for both, one after the other */

    create_buffer((VkDeviceSize)SCRATCH * PLACE + needs.size,
                  VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT | needs.usage | others.usage);
    create_pipeline();
    create_set(needs.descriptor_sets + others.descriptor_sets, needs.descriptors + others.descriptors);
    sort.keys = range_at(KEYS);
    partition.keys = range_at(FLAGS);
    partition.values = range_at(STARTS);
    sort.scratch = partition.scratch = range_at(SCRATCH);
    sort.descriptor_pool = partition.descriptor_pool = pool;

    for (i = 0; i < COUNT; i++) {
        state = state * 1664525u + 1013904223u;
        array_at(KEYS)[i] = state % DISTINCT * 7;
        expected[state % DISTINCT]++;
    }
    *array_at(REPORT) = 0;
    record(context, &sort, &partition);
    must(vkQueueSubmit(queue, 1, &submit, VK_NULL_HANDLE) == VK_SUCCESS, "vkQueueSubmit");
    must(vkQueueWaitIdle(queue) == VK_SUCCESS, "vkQueueWaitIdle");

    runs = *array_at(REPORT);
    for (i = 0; i < runs && i < DISTINCT; i++)
        errors += array_at(UNIQUE)[i] != i * 7 || array_at(COUNTS)[i] != expected[i];
    printf("%lu unique keys among %d, %lu errors; the first: %lu, %lu times\n", (unsigned long)runs, (int)COUNT,
           (unsigned long)errors, (unsigned long)array_at(UNIQUE)[0], (unsigned long)array_at(COUNTS)[0]);

    gpusort_destroy(context);
    vkDestroyCommandPool(device, command_pool, NULL);
    vkDestroyDescriptorPool(device, pool, NULL);
    vkDestroyPipeline(device, pipeline, NULL);
    vkDestroyPipelineLayout(device, layout, NULL);
    vkDestroyDescriptorSetLayout(device, set_layout, NULL);
    vkDestroyBuffer(device, buffer, NULL);
    vkFreeMemory(device, memory, NULL);
    vkDestroyDevice(device, NULL);
    vkDestroyInstance(instance, NULL);
    return errors != 0 || runs != DISTINCT;
}
