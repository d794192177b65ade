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

/* ---- random arguments ---- */

static inline int chance(rng *r, uint32_t percent) { return rng_below(r, 100) < percent; }
static inline uint64_t least(uint64_t a, uint64_t b) { return a < b ? a : b; }
/* 1 to bound, as often of each magnitude. */
static inline uint64_t any_magnitude(rng *r, uint64_t bound) {
    uint32_t bits = 0;
    while (bits < 63 && bound >> bits > 1) bits++;
    bits = (uint32_t)rng_below(r, bits + 1);
    return least(bound, ((uint64_t)1 << bits) + rng_below(r, (uint64_t)1 << bits));
}
#define ONE_OF(r, list) ((list)[rng_below(r, COUNT_OF(list))])

/* Right ones, without count and buffers. */
static inline gpusort_cmd_args random_kind(rng *r) {
    static const uint32_t value_sizes[] = {0, 0, 0, 4, 4, 4, 8, 8, 12, 16, 20, 24, 64, 256};
    static const gpusort_algorithm algorithms[] = {
        GPUSORT_AUTO,           GPUSORT_AUTO,     GPUSORT_AUTO,
        GPUSORT_AUTO,           GPUSORT_ONESWEEP, GPUSORT_COUNT_SCAN_SCATTER,
        GPUSORT_ODD_EVEN_MERGE,
    };
    gpusort_cmd_args args;
    memset(&args, 0, sizeof args);
    args.key_type = (gpusort_type)rng_below(r, TYPE_COUNT);
    args.order = (gpusort_order)rng_below(r, 2);
    args.value_size = ONE_OF(r, value_sizes);
    args.algorithm = ONE_OF(r, algorithms);
    if (chance(r, 30)) {
        const uint32_t bits = type_bits(args.key_type);
        args.first_bit = (uint32_t)rng_below(r, bits);
        if (chance(r, 50)) args.bit_count = 1 + (uint32_t)rng_below(r, bits - args.first_bit);
    }
    if (args.value_size == 4 && chance(r, 30)) args.flags |= GPUSORT_WRITE_INDICES;
    if (args.value_size && args.algorithm != GPUSORT_ODD_EVEN_MERGE && chance(r, 30)) args.flags |= GPUSORT_KEEP_KEYS;
    if (args.value_size >= type_bits(args.key_type) / 8 && chance(r, 30)) {
        args.flags = GPUSORT_KEYS_IN_VALUES;
        args.key_offset = any_key_offset(args.key_type, args.value_size, rng_next(r));
    }
    if (args.value_size && !(args.flags & (GPUSORT_KEEP_KEYS | GPUSORT_KEYS_IN_VALUES)) && chance(r, 25))
        args.flags |= GPUSORT_DISCARD_KEYS;
    if (chance(r, 50)) args.flags |= GPUSORT_ADDRESSABLE;
    if (args.first_bit == 0 && args.bit_count == 0 && chance(r, 30))
        args.flags |= GPUSORT_NUMERIC | (chance(r, 50) ? GPUSORT_NANS_GREATEST : 0);
    if (args.algorithm == GPUSORT_ODD_EVEN_MERGE) return args;
    if (chance(r, 25))
        args.segment_count = (uint32_t)any_magnitude(r, 0xffffffff);
    else if (chance(r, 25))
        args.segment_size = (uint32_t)any_magnitude(r, chance(r, 80) ? 100000 : 0xffffffff);
    if (chance(r, 25)) args.limit = (uint32_t)any_magnitude(r, chance(r, 80) ? 1000 : 0xffffffff);
    if (args.limit && chance(r, 25)) args.flags |= GPUSORT_ANY_ORDER;
    return args;
}

/* How many values there have to be. */
static inline uint64_t values_of(const gpusort_cmd_args *args) {
    const uint64_t segments = args->segment_count  ? args->segment_count
                              : args->segment_size ? (args->count + args->segment_size - 1) / args->segment_size
                                                   : 1;
    const int one_array = args->segment_count == 0 && args->segment_size == 0;
    const uint64_t limit = one_array ? least(args->limit, args->count) : args->limit;
    const uint64_t packed = args->flags & GPUSORT_KEEP_KEYS ? segments * limit : 0;
    if (packed && args->flags & GPUSORT_WRITE_INDICES) return packed; /* they are written, not read */
    return packed > args->count ? packed : args->count;
}

/* Values that are given, and those that come out, where they have a buffer of their own. */
static inline uint64_t values_given(const gpusort_cmd_args *args) {
    return (args->flags & GPUSORT_WRITE_INDICES) && !(args->flags & GPUSORT_OVERWRITE) ? 0 : args->count;
}
static inline uint64_t values_back(gpusort_cmd_args args) {
    args.flags |= GPUSORT_WRITE_INDICES;
    return values_of(&args);
}

#endif
