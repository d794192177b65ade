/* cc -O2 -I. examples/async_prepare.c -o async_prepare -ldl -lpthread && ./async_prepare
 *
 * Frames go on with a sort that is ready while another thread compiles the pipelines of a bigger one. */
#define VOLK_IMPLEMENTATION
#include <volk.h>
#define GPUSORT_IMPLEMENTATION
#include "gpusort.h"
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

static gpusort_context *context;
static gpusort_cmd_args small = {.count = 200}, big = {.count = 1 << 20, .key_type = GPUSORT_U64, .value_size = 4};
static VkDevice device;
static VkCommandBuffer cmd;
static atomic_int answer = 1; /* of gpusort_prepare(); 1: not yet */

static void must(int succeeded, const char *what) {
    if (succeeded) return;
    fprintf(stderr, "async_prepare: no success: %s\n", what);
    exit(1);
}

static void *prepare_big(void *unused) {
    atomic_store(&answer, gpusort_prepare(context, &big));
    return unused;
}

static void frame(VkQueue queue, VkCommandPool pool, const gpusort_cmd_args *args) {
    const VkCommandBufferBeginInfo begin = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};
    VkSubmitInfo submit = {.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO, .commandBufferCount = 1, .pCommandBuffers = &cmd};
    vkResetCommandPool(device, pool, 0);
    vkBeginCommandBuffer(cmd, &begin);
    must(gpusort_cmd_sort(context, cmd, args) == GPUSORT_OK, "gpusort_cmd_sort");
    vkEndCommandBuffer(cmd);
    vkQueueSubmit(queue, 1, &submit, VK_NULL_HANDLE); /* the other thread does not use the queue */
    vkQueueWaitIdle(queue);
}

int main(void) {
    /* What an engine has: a device, here of queue family 0 with push descriptors, a command buffer, a buffer. */
    const float priority = 1;
    const char *extensions[16];
    VkApplicationInfo app = {.sType = VK_STRUCTURE_TYPE_APPLICATION_INFO, .apiVersion = VK_API_VERSION_1_1};
    VkInstanceCreateInfo instance = {.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO, .pApplicationInfo = &app};
    VkDeviceQueueCreateInfo queues = {.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO,
                                      .queueCount = 1, .pQueuePriorities = &priority};
    VkDeviceCreateInfo info = {.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO, .queueCreateInfoCount = 1,
                               .pQueueCreateInfos = &queues, .enabledExtensionCount = 16,
                               .ppEnabledExtensionNames = extensions};
    VkCommandPoolCreateInfo pool_info = {.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO};
    VkCommandBufferAllocateInfo cmd_info = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO,
                                            .commandBufferCount = 1};
    VkBufferCreateInfo buffer_info = {.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO};
    VkMemoryAllocateInfo allocate = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO};
    VkMemoryRequirements needs;
    VkDeviceMemory memory;
    VkBuffer buffer;
    VkCommandPool pool;
    VkQueue queue;
    gpusort_desc desc = {0};
    gpusort_memory scratch;
    uint32_t one = 1;
    long frames = 0;
    pthread_t thread;

    must(!volkInitialize() && !vkCreateInstance(&instance, NULL, &desc.instance), "a Vulkan instance");
    volkLoadInstance(desc.instance);
    must(vkEnumeratePhysicalDevices(desc.instance, &one, &desc.physical_device) >= 0 && one, "a Vulkan device");
    must(!gpusort_query(&desc, &desc.enabled, &info.enabledExtensionCount, extensions), "gpusort_query");
    desc.enabled &= GPUSORT_ENABLED_PUSH_DESCRIPTOR;
    must(desc.enabled && !vkCreateDevice(desc.physical_device, &info, NULL, &device), "a device with push descriptors");
    volkLoadDevice(desc.device = device);
    vkGetDeviceQueue(device, 0, 0, &queue);
    must(!gpusort_create(&desc, &context) && !gpusort_scratch(context, &big, &scratch), "gpusort_create");
    vkCreateCommandPool(device, &pool_info, NULL, &pool);
    cmd_info.commandPool = pool;
    vkAllocateCommandBuffers(device, &cmd_info, &cmd);
    buffer_info.size = (16 << 20) + scratch.size; /* 8 MiB of keys, 4 of values, scratch from 16 on */
    buffer_info.usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | scratch.usage;
    vkCreateBuffer(device, &buffer_info, NULL, &buffer);
    vkGetBufferMemoryRequirements(device, buffer, &needs);
    allocate.allocationSize = needs.size;
    while (!(needs.memoryTypeBits >> allocate.memoryTypeIndex & 1)) allocate.memoryTypeIndex++;
    must(!vkAllocateMemory(device, &allocate, NULL, &memory), "vkAllocateMemory");
    must(!vkBindBufferMemory(device, buffer, memory, 0), "vkBindBufferMemory");
    small.keys.buffer = small.scratch.buffer = big.keys.buffer = big.values.buffer = big.scratch.buffer = buffer;
    big.values.offset = 8 << 20;
    small.scratch.offset = big.scratch.offset = 16 << 20;

    must(!gpusort_prepare(context, &small), "gpusort_prepare");
    must(!pthread_create(&thread, NULL, prepare_big, NULL), "pthread_create");
    for (; atomic_load(&answer) == 1; frames++) frame(queue, pool, &small);
    pthread_join(thread, NULL);
    must(answer == GPUSORT_OK, "gpusort_prepare");
    frame(queue, pool, &big);
    printf("%ld frames with the small sort while the pipelines of the big one were compiled\n", frames);
    gpusort_destroy(context); /* an engine goes on to destroy what is its own */
    return 0;
}
