/* Sizes and counts for a real GPU: device [LOG2_OF_LARGEST] [PROMISE...]. Host memory of 40 bytes an element is needed up
 * to 2^28; from 32 on counts on the GPU are tried below bounds of up to 2^32, in 43 GB of device memory. */
#include "harness.h"
#include "shim.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int largest = 28;

static const gpusort_algorithm algorithms[] = {GPUSORT_AUTO, GPUSORT_COUNT_SCAN_SCATTER, GPUSORT_ONESWEEP};

static engine *eng;
static target t;

static int open_target(void) {
    if (!eng) eng = engine_open(ENABLE_ALL, VK_API_VERSION_1_3);
    if (!eng) return 0;
    return t.context || target_engine(&t, "device", eng, NULL);
}

static void large_counts_are_sorted(void) {
    static const gpusort_type key_types[] = {GPUSORT_U32, GPUSORT_F32, GPUSORT_U64};
    if (!open_target()) return;
    for (int power = 20; power <= largest && power <= 28; power += 4)
        for (size_t a = 0; a < COUNT_OF(algorithms); a++)
            for (size_t type = 0; type < COUNT_OF(key_types); type++) {
                sort_case c = {.count = ((size_t)1 << power) - 1 + type,
                               .algorithm = algorithms[a],
                               .type = key_types[type],
                               .seed = (uint64_t)power};
                if (power == 28 && (type || algorithms[a] == GPUSORT_AUTO)) continue;
                c.value_size = type == 1 ? 4 : 0;
                expect_sorted(&t, &c);
            }
}

static void large_counts_of_every_type_are_sorted(void) {
    if (!open_target()) return;
    for (int type = 0; type < 11; type++)
        for (size_t a = 1; a < COUNT_OF(algorithms); a++) {
            sort_case c = {.count = ((size_t)1 << 22) + 12345,
                           .algorithm = algorithms[a],
                           .type = (gpusort_type)type,
                           .seed = (uint64_t)type};
            c.value_size = type % 3 ? 4 : 0;
            c.order = (gpusort_order)(type & 1);
            c.keys = type_is_float(c.type) ? KEYS_SPECIAL : KEYS_RANDOM;
            expect_sorted(&t, &c);
        }
}

static void large_counts_of_every_distribution_are_sorted(void) {
    if (!open_target()) return;
    for (int keys = 0; keys < KEYS_DISTRIBUTIONS; keys++)
        for (size_t a = 0; a < COUNT_OF(algorithms); a++) {
            sort_case c = {.count = ((size_t)1 << 23) + 77,
                           .algorithm = algorithms[a],
                           .keys = (distribution)keys,
                           .value_size = a & 1 ? 4 : 0,
                           .seed = (uint64_t)keys};
            expect_sorted(&t, &c);
        }
}

/* Leaves of one to three passes, below equal upper bits and below none, and keys that do not spread over them. */
static void leaves_are_sorted(void) {
    static const sort_case cases[] = {
        {.count = (1 << 20) - 3},
        {.count = 1 << 20, .keys = KEYS_HEAVY},
        {.count = (1 << 20) - 3, .type = GPUSORT_F64},
        {.count = (1 << 23) + 1, .value_size = 4, .keys = KEYS_ECHO},
        {.count = (1 << 24) + 1, .value_size = 4, .order = GPUSORT_DESCENDING},
        {.count = 1 << 24, .value_size = 8, .type = GPUSORT_F32},
        {.count = (1 << 25) + 1, .value_size = 4, .flags = GPUSORT_WRITE_INDICES | GPUSORT_KEEP_KEYS},
        {.count = 300000, .value_size = 4, .type = GPUSORT_U64},
        {.count = 1 << 20, .value_size = 4, .type = GPUSORT_U64, .keys = KEYS_HEAVY},
        {.count = (1 << 22) + 5, .value_size = 8, .type = GPUSORT_I64, .keys = KEYS_ECHO},
        {.count = (1 << 24) + 5, .value_size = 8, .type = GPUSORT_U64, .keys = KEYS_REVERSED},
        {.count = (1 << 23) + 1, .value_size = 4, .keys = KEYS_LUMP},
        {.count = (1 << 25) + 1, .value_size = 4, .keys = KEYS_LUMP},
        {.count = (1 << 25) + 1, .keys = KEYS_LUMP, .type = GPUSORT_I32},
        {.count = (1 << 25) + 1, .keys = KEYS_ECHO},
        {.count = (1 << 22) + 5, .value_size = 8, .type = GPUSORT_I64, .keys = KEYS_LUMP},
        {.count = (1 << 22) + 5, .value_size = 4, .type = GPUSORT_U64, .keys = KEYS_REPEAT},
        {.count = (1 << 22) + 5, .value_size = 4, .type = GPUSORT_U64, .keys = KEYS_COARSE},
        {.count = 1 << 20, .keys = KEYS_COARSE},
        {.count = (1 << 22) + 5, .value_size = 64, .type = GPUSORT_U64},
        {.count = 1 << 20, .keys = KEYS_LOW},
        {.count = (1 << 22) + 5, .value_size = 4, .type = GPUSORT_U64, .keys = KEYS_LOW},
        {.count = (1 << 22) + 5,
         .value_size = 8,
         .type = GPUSORT_I64,
         .keys = KEYS_RANGE,
         .order = GPUSORT_DESCENDING},
        {.count = (1 << 24) + 5, .value_size = 4, .type = GPUSORT_U64, .keys = KEYS_RANGE},
        {.count = 1 << 20, .value_size = 4, .type = GPUSORT_U64, .keys = KEYS_PAIR},
        {.count = 6000000, .value_size = 4, .type = GPUSORT_I64, .keys = KEYS_PAIR, .order = GPUSORT_DESCENDING},
        {.count = (1 << 26) + 5, .value_size = 4, .type = GPUSORT_U64, .keys = KEYS_PAIR},
        {.count = (1 << 24) + 5, .value_size = 4, .keys = KEYS_RANGE, .order = GPUSORT_DESCENDING},
    };
    if (!open_target()) return;
    for (size_t i = 0; i < COUNT_OF(cases); i++)
        for (uint32_t binding = 0; binding < 2; binding++) {
            sort_case c = cases[i];
            c.flags |= binding ? GPUSORT_ADDRESSABLE : 0;
            c.seed = i;
            expect_sorted(&t, &c);
        }
    for (int power = 26; power <= largest && power <= 28; power += 2) {
        const sort_case pairs = {
            .count = (size_t)1 << power, .value_size = 4, .flags = GPUSORT_ADDRESSABLE, .seed = 1};
        expect_sorted(&t, &pairs);
    }
}

static void large_counts_on_the_GPU_are_sorted(void) {
    if (!open_target()) return;
    for (int kind = COUNT_ZERO; kind < COUNT_KINDS; kind++)
        for (size_t a = 0; a < COUNT_OF(algorithms); a++) {
            sort_case c = {.count = ((size_t)1 << 24) + 3,
                           .algorithm = algorithms[a],
                           .gpu = (gpu_count)kind,
                           .seed = (uint64_t)kind};
            expect_sorted(&t, &c);
        }
}

static void large_host_arrays_are_sorted(void) {
    target own;
    if (!target_own(&own, "own device", NULL)) return;
    for (int power = 24; power <= largest; power += 3) {
        sort_case c = {.count = ((size_t)1 << power) + 1, .host = 1, .seed = (uint64_t)power};
        if (power > 27) continue;
        expect_sorted(&own, &c);
        c.type = GPUSORT_U64;
        c.value_size = 16;
        c.count = ((size_t)1 << 22) + 1;
        expect_sorted(&own, &c);
    }
    target_close(&own);
}

/* Submissions to two queues overlap; every sort must end and be right. */
static void two_queues_sort_at_once(void) {
    enum { ROUNDS = 200, COUNT = 1 << 20 };
    const VkBufferUsageFlags usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_TRANSFER_SRC_BIT |
                                     VK_BUFFER_USAGE_TRANSFER_DST_BIT;
    const size_t bytes = (size_t)COUNT * 4;
    gpu_buffer keys[2], scratch[2], staging[2];
    VkCommandBuffer commands[2];
    VkQueue queues[2];
    sort_case c = {.count = COUNT, .algorithm = GPUSORT_ONESWEEP};
    gpusort_cmd_args args = case_args(&c);
    gpusort_memory needs;
    uint32_t *data = malloc(bytes), *perm = malloc(bytes);
    if (!open_target() || !data || !perm) return;
    if (!eng->second_queue) {
        printf("     this device has one queue of that family: both submissions go to it\n");
        eng->second_queue = eng->queue;
    }
    queues[0] = eng->queue;
    queues[1] = eng->second_queue;
    memset(keys, 0, sizeof keys);
    memset(scratch, 0, sizeof scratch);
    memset(staging, 0, sizeof staging);
    expect_result(gpusort_prepare(t.context, &args), GPUSORT_OK, "gpusort_prepare");
    expect_result(gpusort_scratch(t.context, &args, &needs), GPUSORT_OK, "gpusort_scratch");
    for (int q = 0; q < 2; q++) {
        VkCommandBufferAllocateInfo allocate = {VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO, NULL, eng->pool,
                                                VK_COMMAND_BUFFER_LEVEL_PRIMARY, 1};
        VkCommandBufferBeginInfo begin = {VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO, NULL, 0, NULL};
        VkBufferCopy region = {0, 0, bytes};
        VkMemoryBarrier in = {VK_STRUCTURE_TYPE_MEMORY_BARRIER, NULL, VK_ACCESS_TRANSFER_WRITE_BIT,
                              VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT};
        VkMemoryBarrier out = {VK_STRUCTURE_TYPE_MEMORY_BARRIER, NULL, VK_ACCESS_SHADER_WRITE_BIT,
                               VK_ACCESS_TRANSFER_READ_BIT | VK_ACCESS_TRANSFER_WRITE_BIT};
        VkMemoryBarrier host = {VK_STRUCTURE_TYPE_MEMORY_BARRIER, NULL, VK_ACCESS_TRANSFER_WRITE_BIT,
                                VK_ACCESS_HOST_READ_BIT};
        if (!buffer_grow(eng, &keys[q], bytes, usage, 0) || !buffer_grow(eng, &staging[q], 2 * bytes, usage, 1) ||
            !buffer_grow(eng, &scratch[q], needs.size, usage | needs.usage, 0))
            return;
        c.seed = (uint64_t)q;
        make_keys(&c, staging[q].mapped);
        eng->vk.vkAllocateCommandBuffers(eng->device, &allocate, &commands[q]);
        eng->vk.vkBeginCommandBuffer(commands[q], &begin);
        args.keys.buffer = keys[q].buffer;
        args.scratch.buffer = scratch[q].buffer;
        for (int round = 0; round < ROUNDS / 10; round++) {
            eng->vk.vkCmdCopyBuffer(commands[q], staging[q].buffer, keys[q].buffer, 1, &region);
            eng->vk.vkCmdPipelineBarrier(commands[q], VK_PIPELINE_STAGE_TRANSFER_BIT,
                                         VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, 0, 1, &in, 0, NULL, 0, NULL);
            expect_result(gpusort_cmd_sort(t.context, commands[q], &args), GPUSORT_OK, "gpusort_cmd_sort");
            eng->vk.vkCmdPipelineBarrier(commands[q], VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                                         VK_PIPELINE_STAGE_TRANSFER_BIT, 0, 1, &out, 0, NULL, 0, NULL);
        }
        region.dstOffset = bytes;
        eng->vk.vkCmdCopyBuffer(commands[q], keys[q].buffer, staging[q].buffer, 1, &region);
        eng->vk.vkCmdPipelineBarrier(commands[q], VK_PIPELINE_STAGE_TRANSFER_BIT, VK_PIPELINE_STAGE_HOST_BIT, 0, 1,
                                     &host, 0, NULL, 0, NULL);
        eng->vk.vkEndCommandBuffer(commands[q]);
    }
    for (int round = 0; round < 10; round++) {
        for (int q = 0; q < 2; q++) {
            VkSubmitInfo submit = {
                .sType = VK_STRUCTURE_TYPE_SUBMIT_INFO, .commandBufferCount = 1, .pCommandBuffers = &commands[q]};
            eng->vk.vkQueueSubmit(queues[q], 1, &submit, VK_NULL_HANDLE);
        }
        eng->vk.vkDeviceWaitIdle(eng->device);
        for (int q = 0; q < 2; q++) {
            const uint32_t *got = (const uint32_t *)staging[q].mapped + COUNT;
            c.seed = (uint64_t)q;
            make_keys(&c, data);
            reference_order(&c, data, COUNT, perm);
            for (size_t i = 0; i < COUNT; i++)
                if (got[i] != data[perm[i]]) {
                    fail("queue %d, round %d: key %zu is wrong", q, round, i);
                    break;
                }
        }
    }
    for (int q = 0; q < 2; q++)
        buffer_free(eng, &keys[q]), buffer_free(eng, &scratch[q]), buffer_free(eng, &staging[q]);
    free(data), free(perm);
}

/* By every kernel of one-sweep's passes. */
static const sort_case kinds[] = {
    {.algorithm = GPUSORT_ONESWEEP},
    {.algorithm = GPUSORT_ONESWEEP, .flags = GPUSORT_ADDRESSABLE},
    {.algorithm = GPUSORT_ONESWEEP, .type = GPUSORT_U16},
    {.algorithm = GPUSORT_ONESWEEP, .value_size = 4},
    {.algorithm = GPUSORT_ONESWEEP, .value_size = 4, .flags = GPUSORT_ADDRESSABLE},
    {.algorithm = GPUSORT_ONESWEEP, .type = GPUSORT_U64, .flags = GPUSORT_ADDRESSABLE},
    {.algorithm = GPUSORT_ONESWEEP, .type = GPUSORT_I64, .value_size = 4, .flags = GPUSORT_ADDRESSABLE},
    {.algorithm = GPUSORT_ONESWEEP, .type = GPUSORT_U64, .value_size = 8, .flags = GPUSORT_ADDRESSABLE},
};

static void ten_thousand_sorts_of_mixed_sizes_end(void) {
    rng r = {4};
    long runs = setting("TESTS_DEVICE_SORTS", 10000);
    if (!open_target()) return;
    for (long i = 0; i < runs; i++) {
        sort_case c = kinds[i % (long)COUNT_OF(kinds)];
        c.count = (size_t)rng_below(&r, (uint64_t)64 << rng_below(&r, 13));
        c.seed = rng_next(&r);
        if (!expect_sorted(&t, &c)) return;
    }
}

static void without_stalls_no_tile_is_counted_by_another(void) {
    if (!open_target()) return;
    for (int power = 16; power <= 24; power += 2)
        for (size_t k = 0; k < COUNT_OF(kinds); k++) {
            sort_case c = kinds[k];
            c.count = (size_t)1 << power;
            if (expect_sorted(&t, &c) && last_fallbacks())
                fail("2^%d %s with %u bytes: %u fallbacks", power, type_name(c.type), c.value_size, last_fallbacks());
        }
}

/* Where kernels or tiles change, too. */
static void scratch_serves_every_smaller_count(void) {
    if (!open_target()) return;
    for (size_t k = 0; k < COUNT_OF(kinds); k++) {
        gpusort_cmd_args args = case_args(&kinds[k]);
        uint64_t before = 0;
        for (int power = 10; power <= 30; power++)
            for (int off = -1; off <= 1; off++) {
                gpusort_memory needs;
                args.count = ((uint64_t)1 << power) + (uint64_t)off;
                if (gpusort_scratch(t.context, &args, &needs) != GPUSORT_OK) continue; /* past what can be bound */
                if (needs.size < before)
                    fail("%s with %u bytes: scratch of 2^%d%+d elements is %llu bytes, that of fewer %llu",
                         type_name(kinds[k].type), args.value_size, power, off, (unsigned long long)needs.size,
                         (unsigned long long)before);
                before = needs.size;
            }
    }
}

/* ---- counts on the GPU far below a bound of several portions ---- */

enum {
    BLOCK = 1 << 24,
    CHUNK = 1 << 26
}; /* keys: of a random block that the array repeats; that are copied at once */

typedef struct
    repeated { /* an array of `count` keys: the block over and over; its keys in order, each with its index */
    uint32_t *block;
    uint64_t *sorted; /* key << 32 | index in the block */
    gpu_buffer keys, scratch, staging, counter;
} repeated;

static int compare_pairs(const void *a, const void *b) {
    const uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return x < y ? -1 : x > y;
}

static int copy_keys(VkBuffer from, uint64_t from_key, VkBuffer to, uint64_t to_key, uint64_t keys) {
    const VkBufferCopy region = {4 * from_key, 4 * to_key, 4 * keys};
    if (!commands_begin(eng)) return 0;
    eng->vk.vkCmdCopyBuffer(eng->commands, from, to, 1, &region);
    memory_barrier(eng, eng->commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT,
                   VK_PIPELINE_STAGE_HOST_BIT, VK_ACCESS_HOST_READ_BIT);
    return commands_finish(eng);
}

/* The block stands at the front of the array; what is there already is copied behind itself. */
static int fill_array(repeated *array, uint64_t bound) {
    uint64_t filled = BLOCK;
    memcpy(array->staging.mapped, array->block, (size_t)BLOCK * 4);
    if (!copy_keys(array->staging.buffer, 0, array->keys.buffer, 0, BLOCK)) return 0;
    while (filled < bound) {
        const uint64_t more = bound - filled < filled ? bound - filled : filled;
        if (!copy_keys(array->keys.buffer, 0, array->keys.buffer, filled, more)) return 0;
        filled += more;
    }
    return 1;
}

/* Each key of the block as often as the first `count` keys hold it, in order; behind them the array as it was. */
static void check_array(repeated *array, uint64_t bound, uint64_t count) {
    const uint64_t whole = count / BLOCK, rest = count % BLOCK;
    uint64_t next = 0, left = whole + ((uint32_t)array->sorted[0] < rest);
    for (uint64_t begin = 0; begin < bound; begin += CHUNK) {
        const uint64_t n = bound - begin < CHUNK ? bound - begin : CHUNK;
        const uint32_t *got = array->staging.mapped;
        if (!copy_keys(array->keys.buffer, begin, array->staging.buffer, 0, n)) return;
        for (uint64_t i = 0; i < n; i++) {
            uint32_t expected = array->block[(begin + i) % BLOCK];
            if (begin + i < count) {
                while (left == 0) left = whole + ((uint32_t)array->sorted[++next] < rest);
                expected = (uint32_t)(array->sorted[next] >> 32);
                left--;
            }
            if (got[i] == expected) continue;
            fail("bound %llu, count %llu: key %llu is %u, not %u", (unsigned long long)bound,
                 (unsigned long long)count, (unsigned long long)(begin + i), got[i], expected);
            return;
        }
    }
}

static void sort_array(repeated *array, uint64_t bound, uint64_t count) {
    sort_case c = {.count = (size_t)bound, .algorithm = GPUSORT_ONESWEEP, .flags = GPUSORT_ADDRESSABLE};
    gpusort_cmd_args args = case_args(&c);
    *(uint32_t *)array->counter.mapped = (uint32_t)count;
    args.keys.buffer = array->keys.buffer;
    args.scratch.buffer = array->scratch.buffer;
    args.count_buffer.buffer = array->counter.buffer;
    if (!fill_array(array, bound) || !commands_begin(eng)) return;
    memory_barrier(eng, eng->commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT,
                   VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT);
    expect_result(gpusort_cmd_sort(t.context, eng->commands, &args), GPUSORT_OK, "gpusort_cmd_sort");
    memory_barrier(eng, eng->commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_WRITE_BIT,
                   VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_READ_BIT);
    if (commands_finish(eng)) check_array(array, bound, count);
}

/* LARGEST 32 and more: 35 GB of device memory. */
static void counts_far_below_a_great_bound_are_sorted(void) {
    static const uint64_t bounds[] = {1200000000u, 2500000000u, 4290000000u};
    static const uint64_t counts[] = {100000000u, 500000000u, 600000000u, 1500000000u, 2400000000u};
    const VkBufferUsageFlags usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_TRANSFER_SRC_BIT |
                                     VK_BUFFER_USAGE_TRANSFER_DST_BIT;
    repeated array;
    rng r = {20};
    if (largest < 32 || !open_target()) return;
    memset(&array, 0, sizeof array);
    array.block = malloc((size_t)BLOCK * 4);
    array.sorted = malloc((size_t)BLOCK * 8);
    if (!array.block || !array.sorted || !buffer_grow(eng, &array.staging, (VkDeviceSize)CHUNK * 4, usage, 1) ||
        !buffer_grow(eng, &array.counter, 4, usage, 1))
        return;
    for (uint32_t i = 0; i < BLOCK; i++) {
        array.block[i] = (uint32_t)rng_next(&r);
        array.sorted[i] = (uint64_t)array.block[i] << 32 | i;
    }
    qsort(array.sorted, BLOCK, sizeof *array.sorted, compare_pairs);
    for (size_t b = 0; b < COUNT_OF(bounds); b++) {
        sort_case c = {.count = (size_t)bounds[b], .algorithm = GPUSORT_ONESWEEP, .flags = GPUSORT_ADDRESSABLE};
        gpusort_cmd_args args = case_args(&c);
        gpusort_memory needs;
        expect_result(gpusort_prepare(t.context, &args), GPUSORT_OK, "gpusort_prepare");
        expect_result(gpusort_scratch(t.context, &args, &needs), GPUSORT_OK, "gpusort_scratch");
        if (!buffer_grow(eng, &array.keys, 4 * bounds[b], usage, 0) ||
            !buffer_grow(eng, &array.scratch, needs.size, usage | needs.usage, 0))
            break;
        for (size_t n = 0; n < COUNT_OF(counts); n++)
            if (counts[n] < bounds[b]) sort_array(&array, bounds[b], counts[n]);
    }
    buffer_free(eng, &array.keys), buffer_free(eng, &array.scratch);
    buffer_free(eng, &array.staging), buffer_free(eng, &array.counter);
    free(array.block), free(array.sorted);
}

static const char *kind_text;
static int told; /* pipelines of which the driver tells the memory */

/* NVIDIA's driver tells the bytes an invocation in the low 32 bits. Spilled registers are up to 32; the keys of
 * 8 items, of two words each, are 64. */
static void note_memory(VkDevice device, VkPipeline pipeline, const VkComputePipelineCreateInfo *create) {
    VkPipelineExecutableStatisticKHR statistics[64];
    const uint32_t count = shim_statistics(device, pipeline, statistics);
    uint32_t shape[2];
    memcpy(shape, create->stage.pSpecializationInfo->pData, sizeof shape);
    for (uint32_t i = 0; i < count; i++) {
        const unsigned bytes = (unsigned)(statistics[i].value.u64 & 0xffffffffu);
        if (strcmp(statistics[i].name, "Local Memory Size")) continue;
        told++;
        if (bytes > 32)
            fail("%s: the kernel of %u x %u elements keeps %u bytes an invocation in memory", kind_text, shape[0], shape[1],
                 bytes);
    }
}

/* Loops that a compiler leaves rolled have their arrays in memory, which doubled the histogram's time once. Other drivers
 * than NVIDIA's tell no such memory. */
static void kernels_keep_their_elements_in_registers(void) {
    static const gpusort_type key_types[] = {GPUSORT_U32, GPUSORT_I32, GPUSORT_F32, GPUSORT_U64, GPUSORT_I64, GPUSORT_F64};
    static const size_t counts[] = {300000, 1 << 24};
    gpusort_context *context = NULL;
    gpusort_desc desc;
    gpusort_info info;
    const int validate = shim.validate;
    if (!open_target()) return;
    gpusort_get_info(t.context, &info);
    if (!strstr(info.device_name, "NVIDIA") || strstr(info.device_name, "NVK")) {
        printf("     %s tells no such memory\n", info.device_name);
        return;
    }
    memset(&desc, 0, sizeof desc);
    shim.validate = 0; /* nothing is executed here */
    shim_on_pipeline = note_memory;
    desc.get_instance_proc_addr = (gpusort_proc)shim_get_instance_proc_addr;
    kind_text = "made with the context";
    expect_result(gpusort_create(&desc, &context), GPUSORT_OK, "gpusort_create");
    for (size_t k = 0; context && k < COUNT_OF(key_types) * COUNT_OF(counts) * 2; k++) {
        sort_case c = {.count = counts[k % 2], .type = key_types[k / 4], .value_size = k / 2 % 2 ? 4 : 0};
        char text[96];
        gpusort_cmd_args args = case_args(&c);
        snprintf(text, sizeof text, "%lu of %s, values of %u", (unsigned long)c.count, type_name(c.type), c.value_size);
        kind_text = text;
        expect_result(gpusort_prepare(context, &args), GPUSORT_OK, text);
    }
    gpusort_destroy(context);
    shim_on_pipeline = NULL;
    shim.validate = validate;
    printf("     %d pipelines of which the driver tells the memory\n", told);
    EXPECT(told > 0);
}

static const promise promises[] = {
    PROMISE(kernels_keep_their_elements_in_registers),
    PROMISE(scratch_serves_every_smaller_count),
    PROMISE(without_stalls_no_tile_is_counted_by_another),
    PROMISE(two_queues_sort_at_once),
    PROMISE(ten_thousand_sorts_of_mixed_sizes_end),
    PROMISE(large_counts_are_sorted),
    PROMISE(large_counts_of_every_type_are_sorted),
    PROMISE(large_counts_of_every_distribution_are_sorted),
    PROMISE(leaves_are_sorted),
    PROMISE(large_counts_on_the_GPU_are_sorted),
    PROMISE(large_host_arrays_are_sorted),
    PROMISE(counts_far_below_a_great_bound_are_sorted),
};

int main(int argc, char **argv) {
    int status;
    if (argc > 1 && !argv[1][strspn(argv[1], "0123456789")]) {
        largest = (int)strtol(argv[1], NULL, 10);
        argv[1] = argv[0];
        argc--, argv++;
    }
    status = run_promises(promises, COUNT_OF(promises), argc, argv);
    target_close(&t);
    engine_close(eng);
    return status;
}
