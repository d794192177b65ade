/* cc -O2 -I. examples/async_prepare.c -o async_prepare -ldl -lpthread && ./async_prepare
 *
 * The first frame sorts after a tenth of a second: by the plan that compiles soonest. Meanwhile another thread compiles the
 * pipelines of the fast one, which the frames after that record by themselves. */
#define VOLK_IMPLEMENTATION
#include <volk.h>
#define GPUSORT_IMPLEMENTATION
#include "gpusort.h"
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#define MUST(condition) \
    if (!(condition)) exit(fprintf(stderr, "failed: %s\n", #condition) > 0)

static gpusort_desc desc;
static gpusort_context *context;
static gpusort_cmd_args sort = {.count = 1 << 20, .key_type = GPUSORT_U64};
static atomic_int answer = 1; /* of gpusort_prepare(); 1: not yet */
static VkCommandPool pool;
static VkCommandBuffer cmd;

static void *prepare_all(void *unused) {
    atomic_store(&answer, gpusort_prepare(context, &sort));
    return unused;
}

static void record_frame(void) {
    const VkCommandBufferBeginInfo begin = {VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO, NULL, 0, NULL};
    vkResetCommandPool(desc.device, pool, 0);
    vkBeginCommandBuffer(cmd, &begin);
    MUST(gpusort_cmd_sort(context, cmd, &sort) == GPUSORT_OK);
    vkEndCommandBuffer(cmd); /* and would be submitted */
}

/* What an engine has: a device, here of queue family 0 with push descriptors, and a command buffer. */
static void open_device(void) {
    const float priority = 1;
    const char *push_descriptor = "VK_KHR_push_descriptor";
    VkApplicationInfo app = {.sType = VK_STRUCTURE_TYPE_APPLICATION_INFO, .apiVersion = VK_API_VERSION_1_1};
    VkInstanceCreateInfo instance = {.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO, .pApplicationInfo = &app};
    VkDeviceQueueCreateInfo queues = {VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO, NULL, 0, 0, 1, &priority};
    VkDeviceCreateInfo info = {
        VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO, NULL, 0, 1, &queues, 0, NULL, 1, &push_descriptor, NULL};
    VkCommandPoolCreateInfo pool_info = {VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO, NULL, 0, 0};
    VkCommandBufferAllocateInfo cmd_info = {VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO, NULL, NULL, 0, 1};
    uint32_t one = 1;
    MUST(!volkInitialize() && !vkCreateInstance(&instance, NULL, &desc.instance));
    volkLoadInstance(desc.instance);
    MUST(vkEnumeratePhysicalDevices(desc.instance, &one, &desc.physical_device) >= 0 && one);
    MUST(!vkCreateDevice(desc.physical_device, &info, NULL, &desc.device));
    volkLoadDevice(desc.device);
    desc.enabled = GPUSORT_ENABLED_PUSH_DESCRIPTOR;
    MUST(!vkCreateCommandPool(desc.device, &pool_info, NULL, &pool));
    cmd_info.commandPool = pool;
    MUST(!vkAllocateCommandBuffers(desc.device, &cmd_info, &cmd));
}

/* 8 MiB of keys with the scratch behind them, which is enough for both plans. */
static void make_buffer(const gpusort_memory *scratch) {
    VkBufferCreateInfo info = {.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO, .size = (8 << 20) + scratch->size};
    VkMemoryAllocateInfo allocate = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO};
    VkMemoryRequirements needs;
    VkDeviceMemory memory;
    VkBuffer buffer;
    info.usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | scratch->usage;
    MUST(!vkCreateBuffer(desc.device, &info, NULL, &buffer));
    vkGetBufferMemoryRequirements(desc.device, buffer, &needs);
    allocate.allocationSize = needs.size;
    while (!(needs.memoryTypeBits >> allocate.memoryTypeIndex & 1)) allocate.memoryTypeIndex++;
    MUST(!vkAllocateMemory(desc.device, &allocate, NULL, &memory));
    MUST(!vkBindBufferMemory(desc.device, buffer, memory, 0));
    sort.keys.buffer = sort.scratch.buffer = buffer;
    sort.scratch.offset = 8 << 20;
}

int main(void) {
    gpusort_cmd_args quick = sort;
    gpusort_memory scratch;
    pthread_t thread;
    long frames = 0;
    open_device();
    desc.logger.func = gpusort_log_stderr;
    MUST(!gpusort_create(&desc, &context) && !gpusort_scratch(context, &sort, &scratch));
    make_buffer(&scratch);
    quick.flags |= GPUSORT_QUICK;
    MUST(!gpusort_prepare(context, &quick) && !pthread_create(&thread, NULL, prepare_all, NULL));
    for (; atomic_load(&answer) == 1; frames++) record_frame();
    pthread_join(thread, NULL);
    MUST(answer == GPUSORT_OK && gpusort_readiness(context, &sort) == GPUSORT_READY_FULL);
    record_frame(); /* by the fast plan */
    printf("%ld frames by the quick plan while the fast one was prepared\n", frames);
    gpusort_destroy(context);
}
