/* One context records from many threads; contexts of their own sort in parallel. Built with -fsanitize=thread. */
#include "harness.h"
#include "shim.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { THREADS = 8, ROUNDS = 6, COUNT = 20000 };

/* What one thread records into: nothing of it is shared but context, device and the prepared kinds. */
typedef struct recorder {
    pthread_t thread;
    const target *t;
    VkCommandPool pool;
    VkCommandBuffer commands;
    gpu_buffer keys, scratch, staging;
    sort_case c;
    gpusort_result result;
} recorder;

static const sort_case kinds[] = {
    {.count = COUNT, .type = GPUSORT_U32, .algorithm = GPUSORT_COUNT_SCAN_SCATTER},
    {.count = COUNT, .type = GPUSORT_U64, .algorithm = GPUSORT_COUNT_SCAN_SCATTER},
    {.count = COUNT, .type = GPUSORT_U32, .order = GPUSORT_DESCENDING, .algorithm = GPUSORT_ONESWEEP},
    {.count = COUNT / 100, .type = GPUSORT_F32, .algorithm = GPUSORT_AUTO},
};

static void *record(void *user) {
    recorder *r = user;
    engine *e = r->t->engine;
    const VkBufferCopy region = {0, 0, COUNT * 8};
    for (int round = 0; round < ROUNDS; round++) {
        VkCommandBufferBeginInfo begin = {VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO, NULL, 0, NULL};
        gpusort_cmd_args args = case_args(&r->c);
        gpusort_memory needs;
        VkMemoryBarrier in = {VK_STRUCTURE_TYPE_MEMORY_BARRIER, NULL, VK_ACCESS_TRANSFER_WRITE_BIT,
                              VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT};
        VkMemoryBarrier out = {VK_STRUCTURE_TYPE_MEMORY_BARRIER, NULL, VK_ACCESS_SHADER_WRITE_BIT,
                               VK_ACCESS_TRANSFER_READ_BIT};
        VkMemoryBarrier host = {VK_STRUCTURE_TYPE_MEMORY_BARRIER, NULL, VK_ACCESS_TRANSFER_WRITE_BIT,
                                VK_ACCESS_HOST_READ_BIT};
        args.keys.buffer = r->keys.buffer;
        r->result = gpusort_scratch(r->t->context, &args, &needs);
        if (r->result != GPUSORT_OK) return NULL;
        if (needs.size) args.scratch.buffer = r->scratch.buffer;
        e->vk.vkResetCommandPool(e->device, r->pool, 0);
        e->vk.vkBeginCommandBuffer(r->commands, &begin);
        e->vk.vkCmdCopyBuffer(r->commands, r->staging.buffer, r->keys.buffer, 1, &region);
        e->vk.vkCmdPipelineBarrier(r->commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                                   0, 1, &in, 0, NULL, 0, NULL);
        r->result = gpusort_cmd_sort(r->t->context, r->commands, &args);
        e->vk.vkCmdPipelineBarrier(r->commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT,
                                   0, 1, &out, 0, NULL, 0, NULL);
        e->vk.vkCmdCopyBuffer(r->commands, r->keys.buffer, r->staging.buffer, 1, &region);
        e->vk.vkCmdPipelineBarrier(r->commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_PIPELINE_STAGE_HOST_BIT, 0, 1,
                                   &host, 0, NULL, 0, NULL);
        e->vk.vkEndCommandBuffer(r->commands);
        if (r->result != GPUSORT_OK) return NULL;
    }
    return NULL;
}

static int recorder_open(recorder *r, const target *t, int index) {
    engine *e = t->engine;
    const VkBufferUsageFlags usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_TRANSFER_SRC_BIT |
                                     VK_BUFFER_USAGE_TRANSFER_DST_BIT;
    VkCommandPoolCreateInfo pool = {VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO, NULL, 0, e->family};
    VkCommandBufferAllocateInfo commands = {VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO, NULL, VK_NULL_HANDLE,
                                            VK_COMMAND_BUFFER_LEVEL_PRIMARY, 1};
    gpusort_cmd_args args;
    gpusort_memory needs;
    memset(r, 0, sizeof *r);
    r->t = t;
    r->c = kinds[(size_t)index % COUNT_OF(kinds)];
    r->c.seed = (uint64_t)index;
    args = case_args(&r->c);
    if (gpusort_scratch(t->context, &args, &needs) != GPUSORT_OK) return 0;
    if (e->vk.vkCreateCommandPool(e->device, &pool, NULL, &r->pool) != VK_SUCCESS) return 0;
    commands.commandPool = r->pool;
    if (e->vk.vkAllocateCommandBuffers(e->device, &commands, &r->commands) != VK_SUCCESS) return 0;
    return buffer_grow(e, &r->keys, COUNT * 8, usage, 0) && buffer_grow(e, &r->staging, COUNT * 8, usage, 1) &&
           buffer_grow(e, &r->scratch, needs.size + 4, usage | needs.usage, 0);
}

static void recorder_close(recorder *r) {
    engine *e = r->t->engine;
    buffer_free(e, &r->keys);
    buffer_free(e, &r->staging);
    buffer_free(e, &r->scratch);
    e->vk.vkDestroyCommandPool(e->device, r->pool, NULL);
}

static void expect_recorded_keys(const recorder *r, int index) {
    const size_t n = r->c.count, bytes = key_bytes(&r->c);
    unsigned char *keys = malloc(n * bytes);
    uint32_t *perm = malloc(n * sizeof *perm);
    make_keys(&r->c, keys);
    reference_order(&r->c, keys, n, perm);
    for (size_t i = 0; i < n; i++)
        if (memcmp((const char *)r->staging.mapped + i * bytes, keys + perm[i] * bytes, bytes)) {
            fail("thread %d: key %zu is wrong", index, i);
            break;
        }
    free(keys), free(perm);
}

static void eight_threads_record_with_one_context(void) {
    engine *e = engine_open(ENABLE_ALL, VK_API_VERSION_1_3);
    static recorder recorders[THREADS];
    target t;
    if (!e) return;
    if (!target_engine(&t, "engine", e, NULL)) return;
    for (size_t k = 0; k < COUNT_OF(kinds); k++) {
        gpusort_cmd_args args = case_args(&kinds[k]);
        expect_result(gpusort_prepare(t.context, &args), GPUSORT_OK, "gpusort_prepare");
    }
    for (int i = 0; i < THREADS; i++) {
        if (!recorder_open(&recorders[i], &t, i)) {
            fail("thread %d has no buffers", i);
            return;
        }
        make_keys(&recorders[i].c, recorders[i].staging.mapped);
    }
    for (int i = 0; i < THREADS; i++)
        if (pthread_create(&recorders[i].thread, NULL, record, &recorders[i])) fail("no thread %d", i);
    for (int i = 0; i < THREADS; i++) pthread_join(recorders[i].thread, NULL);
    for (int i = 0; i < THREADS; i++) {
        VkSubmitInfo submit = {.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO,
                               .commandBufferCount = 1,
                               .pCommandBuffers = &recorders[i].commands};
        expect_result(recorders[i].result, GPUSORT_OK, "gpusort_cmd_sort in a thread");
        if (recorders[i].result == GPUSORT_OK) e->vk.vkQueueSubmit(e->queue, 1, &submit, VK_NULL_HANDLE);
    }
    e->vk.vkDeviceWaitIdle(e->device);
    for (int i = 0; i < THREADS; i++) {
        if (recorders[i].result == GPUSORT_OK) expect_recorded_keys(&recorders[i], i);
        recorder_close(&recorders[i]);
    }
    target_close(&t);
    engine_close(e);
}

/* Two contexts, each used by one thread at a time, sort at once. */
typedef struct sorter {
    pthread_t thread;
    target t;
    uint32_t keys[COUNT];
    gpusort_result result;
    int right;
} sorter;

static void *sort_often(void *user) {
    sorter *s = user;
    rng r = {(uint64_t)(uintptr_t)user};
    s->right = 1;
    for (int round = 0; round < ROUNDS && s->right; round++) {
        gpusort_host_args args;
        memset(&args, 0, sizeof args);
        for (size_t i = 0; i < COUNT; i++) s->keys[i] = (uint32_t)rng_next(&r);
        args.keys = s->keys;
        args.count = COUNT;
        s->result = gpusort_sort(s->t.context, &args);
        for (size_t i = 1; i < COUNT; i++) s->right &= s->keys[i - 1] <= s->keys[i];
        if (s->result != GPUSORT_OK) break;
    }
    return NULL;
}

static void two_contexts_sort_at_once(void) {
    static sorter sorters[2];
    for (int i = 0; i < 2; i++)
        if (!target_own(&sorters[i].t, "own device", NULL)) return;
    for (int i = 0; i < 2; i++)
        if (pthread_create(&sorters[i].thread, NULL, sort_often, &sorters[i])) fail("no thread %d", i);
    for (int i = 0; i < 2; i++) {
        pthread_join(sorters[i].thread, NULL);
        expect_result(sorters[i].result, GPUSORT_OK, "gpusort_sort in a thread");
        EXPECT(sorters[i].right);
        target_close(&sorters[i].t);
    }
}

static const promise promises[] = {PROMISE(eight_threads_record_with_one_context),
                                   PROMISE(two_contexts_sort_at_once)};

int main(int argc, char **argv) { return run_promises(promises, COUNT_OF(promises), argc, argv); }
