/* One context records from many threads, also while one more prepares kinds; pipelines compile on threads of the
 * application's; contexts of their own sort in parallel. Built with -fsanitize=thread. */
#define _POSIX_C_SOURCE 200809L /* nanosleep */
#include "harness.h"
#include "shim.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

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

/* ---- one thread prepares while others record ---- */

/* Enough of them, of a pipeline or more each, that room for pipelines runs out at least once. */
enum { LATE_KINDS = 12 };

static sort_case late_kind(int i) {
    return (sort_case){.count = COUNT / 100, .type = (gpusort_type)(i / 2), .order = (gpusort_order)(i % 2)};
}

static int prepared, late_kinds_done; /* by atomics: kinds whose gpusort_prepare() has returned */

static int record_once(recorder *r, const sort_case *c) {
    engine *e = r->t->engine;
    VkCommandBufferBeginInfo begin = {VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO, NULL, 0, NULL};
    gpusort_cmd_args args = case_args(c);
    gpusort_memory needs;
    args.keys.buffer = r->keys.buffer;
    args.scratch.buffer = r->scratch.buffer;
    r->result = gpusort_scratch(r->t->context, &args, &needs);
    if (r->result != GPUSORT_OK) return 0;
    e->vk.vkResetCommandPool(e->device, r->pool, 0);
    e->vk.vkBeginCommandBuffer(r->commands, &begin);
    r->result = gpusort_cmd_sort(r->t->context, r->commands, &args);
    e->vk.vkEndCommandBuffer(r->commands);
    return r->result == GPUSORT_OK;
}

/* Records the recorder's own kind, and the late one that comes next: it may be prepared or not, those before it are. */
static void *record_beside(void *user) {
    recorder *r = user;
    for (int end = 0; !end;) {
        int known = __atomic_load_n(&prepared, __ATOMIC_ACQUIRE);
        sort_case c = late_kind(known);
        end = __atomic_load_n(&late_kinds_done, __ATOMIC_ACQUIRE);
        if (!record_once(r, &r->c)) return NULL;
        if (!record_once(r, &c) && r->result != GPUSORT_ERROR_NOT_PREPARED) return NULL;
        for (int i = known - 1; i >= 0 && i >= known - 2; i--) {
            c = late_kind(i);
            if (!record_once(r, &c)) return NULL;
        }
        r->result = GPUSORT_OK;
        nanosleep(&(struct timespec){0, 10000000}, NULL); /* leaves the processor to the compiler */
    }
    return NULL;
}

static void four_threads_record_while_one_prepares(void) {
    engine *e = engine_open(ENABLE_ALL, VK_API_VERSION_1_3);
    static recorder recorders[THREADS / 2];
    const int threads = (int)COUNT_OF(recorders);
    target t;
    if (!e) return;
    if (!target_engine(&t, "engine", e, NULL)) return;
    prepared = late_kinds_done = 0;
    for (int i = 0; i < threads; i++) {
        gpusort_cmd_args args = case_args(&kinds[i % 2]);
        expect_result(gpusort_prepare(t.context, &args), GPUSORT_OK, "gpusort_prepare");
        if (!recorder_open(&recorders[i], &t, i % 2)) {
            fail("thread %d has no buffers", i);
            return;
        }
    }
    for (int i = 0; i < threads; i++)
        if (pthread_create(&recorders[i].thread, NULL, record_beside, &recorders[i])) fail("no thread %d", i);
    for (int i = 0; i < LATE_KINDS; i++) {
        sort_case c = late_kind(i);
        gpusort_cmd_args args = case_args(&c);
        expect_result(gpusort_prepare(t.context, &args), GPUSORT_OK, "gpusort_prepare beside recording");
        if (i + 1 < LATE_KINDS) __atomic_store_n(&prepared, i + 1, __ATOMIC_RELEASE);
    }
    __atomic_store_n(&late_kinds_done, 1, __ATOMIC_RELEASE);
    for (int i = 0; i < threads; i++) {
        pthread_join(recorders[i].thread, NULL);
        expect_result(recorders[i].result, GPUSORT_OK, "gpusort_cmd_sort beside gpusort_prepare()");
        recorder_close(&recorders[i]);
    }
    target_close(&t);
    engine_close(e);
}

/* ---- frames are recorded by the quick plan while one thread prepares the other ---- */

static const sort_case first_frames = {.count = COUNT, .type = GPUSORT_F32}; /* beyond the small_count of the row below */
static int full_is_prepared; /* by atomics */

static void *record_frames(void *user) {
    recorder *r = user;
    for (int end = 0; !end;) {
        end = __atomic_load_n(&full_is_prepared, __ATOMIC_ACQUIRE);
        if (!record_once(r, &first_frames)) return NULL;
        nanosleep(&(struct timespec){0, 2000000}, NULL); /* leaves the processor to the compiler */
    }
    return NULL;
}

/* Records the sort here, runs it and checks its keys; returns how many commands it has. */
static long run_frame(recorder *r) {
    engine *e = r->t->engine;
    const VkSubmitInfo submit = {
        .sType = VK_STRUCTURE_TYPE_SUBMIT_INFO, .commandBufferCount = 1, .pCommandBuffers = &r->commands};
    const long before = shim.recorded;
    long commands;
    make_keys(&r->c, r->staging.mapped);
    record(r);
    commands = shim.recorded - before;
    expect_result(r->result, GPUSORT_OK, "gpusort_cmd_sort");
    if (r->result != GPUSORT_OK) return 0;
    e->vk.vkQueueSubmit(e->queue, 1, &submit, VK_NULL_HANDLE);
    e->vk.vkDeviceWaitIdle(e->device);
    expect_recorded_keys(r, 0);
    return commands;
}

static void frames_are_recorded_by_the_quick_plan_until_the_other_is_prepared(void) {
    engine *e = engine_open(ENABLE_ALL, VK_API_VERSION_1_3);
    static recorder recorders[THREADS / 2];
    const int threads = (int)COUNT_OF(recorders);
    gpusort_desc knobs = {.tuning = "small_count=2^12"};
    gpusort_cmd_args full = case_args(&first_frames), quick = full;
    long by_quick, by_full;
    gpusort_memory needs;
    target t;
    if (!e) return;
    if (!target_engine(&t, "engine", e, &knobs)) return;
    quick.flags |= GPUSORT_QUICK;
    full_is_prepared = 0;
    expect_result(gpusort_scratch(t.context, &full, &needs), GPUSORT_OK, "gpusort_scratch");
    EXPECT(gpusort_readiness(t.context, &full) == GPUSORT_READY_NOT);
    expect_result(gpusort_prepare(t.context, &quick), GPUSORT_OK, "gpusort_prepare of GPUSORT_QUICK");
    EXPECT(gpusort_readiness(t.context, &full) == GPUSORT_READY_QUICK);
    for (int i = 0; i < threads; i++) {
        if (!recorder_open(&recorders[i], &t, 0) ||
            !buffer_grow(e, &recorders[i].scratch, needs.size, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | needs.usage, 0)) {
            fail("thread %d has no buffers", i);
            return;
        }
        recorders[i].c = first_frames;
    }
    by_quick = run_frame(&recorders[0]);
    for (int i = 0; i < threads; i++)
        if (pthread_create(&recorders[i].thread, NULL, record_frames, &recorders[i])) fail("no thread %d", i);
    expect_result(gpusort_prepare(t.context, &full), GPUSORT_OK, "gpusort_prepare beside frames");
    EXPECT(gpusort_readiness(t.context, &full) == GPUSORT_READY_FULL);
    __atomic_store_n(&full_is_prepared, 1, __ATOMIC_RELEASE);
    for (int i = 0; i < threads; i++) {
        pthread_join(recorders[i].thread, NULL);
        expect_result(recorders[i].result, GPUSORT_OK, "gpusort_cmd_sort beside gpusort_prepare()");
    }
    by_full = run_frame(&recorders[0]);
    if (by_quick == by_full) fail("both plans record %ld commands", by_full);
    for (int i = 0; i < threads; i++) recorder_close(&recorders[i]);
    target_close(&t);
    engine_close(e);
}

/* ---- pipelines compile on the application's threads ---- */

enum { WORKERS = 4 };

typedef struct worker {
    pthread_t thread;
    void (*job)(void *data, uint32_t i);
    void *data;
    uint32_t count, *next; /* next: taken by atomics; shared by all workers */
} worker;

static struct {
    pthread_t owner; /* of the context: allocates and logs */
    host_allocator memory;
    long strangers; /* calls of allocator or logger from other threads */
    long batches, jobs, pipelines_told;
    int all_told; /* each such line has a name, a shape and a time */
} pool;

static void *work(void *user) {
    worker *w = user;
    for (uint32_t i; (i = __atomic_fetch_add(w->next, 1, __ATOMIC_RELAXED)) < w->count;) w->job(w->data, i);
    return NULL;
}

static void begin_batch(uint32_t count) {
    pool.batches++;
    pool.jobs += count;
}

static void run_on_threads(void (*job)(void *data, uint32_t i), void *data, uint32_t count, void *user) {
    worker workers[WORKERS];
    uint32_t next = 0;
    (void)user;
    begin_batch(count);
    for (int i = 0; i < WORKERS; i++) {
        workers[i] = (worker){.job = job, .data = data, .count = count, .next = &next};
        if (pthread_create(&workers[i].thread, NULL, work, &workers[i])) fail("no thread %d", i);
    }
    for (int i = 0; i < WORKERS; i++) pthread_join(workers[i].thread, NULL);
}

static void run_backwards(void (*job)(void *data, uint32_t i), void *data, uint32_t count, void *user) {
    (void)user;
    begin_batch(count);
    while (count > 0) job(data, --count);
}

static void run_all_but_one(void (*job)(void *data, uint32_t i), void *data, uint32_t count, void *user) {
    int *skipped = user;
    begin_batch(count);
    for (uint32_t i = 0; i < count; i++)
        if (*skipped || i != count / 2) job(data, i);
    *skipped = 1;
}

static void expect_owner(void) {
    if (!pthread_equal(pthread_self(), pool.owner)) __sync_fetch_and_add(&pool.strangers, 1);
}

static void *owners_alloc(size_t size, void *user) {
    host_allocator *a = user;
    void *memory;
    expect_owner();
    a->calls++;
    memory = a->calls == a->fail_at ? NULL : malloc(size);
    a->live += memory != NULL;
    return memory;
}

static void owners_free(void *memory, void *user) {
    host_allocator *a = user;
    expect_owner();
    a->live -= memory != NULL;
    free(memory);
}

static void owners_log(int level, const char *text, void *user) {
    char name[64];
    unsigned variant, size, items;
    double ms;
    (void)user;
    expect_owner();
    if (level != 3 || strncmp(text, "pipeline ", 9)) return;
    pool.pipelines_told++;
    if (sscanf(text, "pipeline %63s variant 0x%x %ux%u: %lf ms", name, &variant, &size, &items, &ms) != 5 || !size ||
        ms < 0)
        pool.all_told = 0;
}

/* A context on the engine's device through the shim, whose pipelines are compiled by `run`. */
static gpusort_context *
open_with_jobs(engine *e, void (*run)(void (*job)(void *data, uint32_t i), void *data, uint32_t count, void *user),
               void *user) {
    gpusort_desc desc = e->desc;
    gpusort_context *context = NULL;
    memset(&pool, 0, sizeof pool);
    pool.owner = pthread_self();
    pool.all_told = 1;
    desc.get_instance_proc_addr = (gpusort_proc)shim_get_instance_proc_addr;
    desc.allocator.alloc = owners_alloc;
    desc.allocator.free = owners_free;
    desc.allocator.user = &pool.memory;
    desc.logger.func = owners_log;
    desc.jobs.run = run;
    desc.jobs.user = user;
    expect_result(gpusort_create(&desc, &context), GPUSORT_OK, "gpusort_create");
    return context;
}

static void expect_closed(gpusort_context *context, long objects) {
    gpusort_destroy(context);
    if (shim_live_objects() != objects) fail("left behind: %s", shim_live_text());
    if (pool.memory.live) fail("%ld host allocations left behind", pool.memory.live);
    if (pool.strangers) fail("%ld calls of allocator or logger from job threads", pool.strangers);
    shim.fail_at = 0;
}

/* What is recorded after it finds everything; an array sorts, and what that adds is compiled by jobs as well. */
static void expect_works(gpusort_context *context) {
    uint32_t keys[300];
    gpusort_host_args args;
    memset(&args, 0, sizeof args);
    for (uint32_t i = 0; i < 300; i++) keys[i] = i * 2654435761u;
    args.keys = keys;
    args.count = 300;
    expect_result(gpusort_sort(context, &args), GPUSORT_OK, "gpusort_sort");
    for (uint32_t i = 1; i < 300; i++)
        if (keys[i - 1] > keys[i]) {
            fail("a sort by pipelines of jobs is wrong");
            break;
        }
}

static void jobs_compile_what_a_prepare_lacks_at_once(void) {
    engine *e = engine_open(ENABLE_ALL, VK_API_VERSION_1_3);
    gpusort_cmd_args args = case_args(&kinds[0]);
    long alone = 0, objects = shim_live_objects();
    if (!e) return;
    for (int way = 0; way < 3; way++) {
        gpusort_context *context = open_with_jobs(e,
                                                  way == 0   ? NULL
                                                  : way == 1 ? run_on_threads
                                                             : run_backwards,
                                                  NULL);
        if (!context) break;
        expect_result(gpusort_prepare(context, &args), GPUSORT_OK, "gpusort_prepare");
        if (way == 0) alone = pool.pipelines_told;
        EXPECT(alone > 2 && pool.pipelines_told == alone && pool.all_told);
        EXPECT(pool.batches == (way != 0) && pool.jobs == (way != 0 ? alone : 0));
        expect_result(gpusort_prepare(context, &args), GPUSORT_OK, "a second gpusort_prepare");
        EXPECT(pool.pipelines_told == alone && pool.batches == (way != 0)); /* nothing to do */
        expect_works(context);
        EXPECT(pool.batches == (way != 0 ? 2 : 0));
        expect_closed(context, objects);
    }
    engine_close(e);
}

static void a_job_that_fails_fails_the_prepare_alone(void) {
    engine *e = engine_open(ENABLE_ALL, VK_API_VERSION_1_3);
    gpusort_cmd_args args = case_args(&kinds[0]);
    long objects = shim_live_objects(), calls = 0;
    if (!e) return;
    shim.fault = SHIM_FAULT_HOST_MEMORY;
    for (long k = 0; k <= calls; k++) { /* at first none, to count them */
        gpusort_context *context = open_with_jobs(e, run_on_threads, NULL);
        long made, lacking;
        if (!context) break;
        shim.calls = 0;
        shim.fail_at = k;
        expect_result(gpusort_prepare(context, &args), k ? GPUSORT_ERROR_OUT_OF_HOST_MEMORY : GPUSORT_OK,
                      k ? shim.failed : "gpusort_prepare");
        if (!k) calls = shim.calls;
        shim.fail_at = 0;
        made = shim.calls;
        lacking = pool.jobs;
        expect_result(gpusort_prepare(context, &args), GPUSORT_OK, "gpusort_prepare after a failure");
        lacking = pool.jobs - lacking;
        if (!strcmp(k ? shim.failed : "", "vkCreateComputePipelines"))
            EXPECT(lacking == 1 && shim.calls == made + 2); /* a module, and the one that failed */
        if (k == calls) expect_works(context);
        expect_closed(context, objects);
    }
    EXPECT(calls > 4);
    shim.fault = SHIM_FAULT_NONE;
    engine_close(e);
}

static void a_job_that_does_not_run_is_an_error(void) {
    engine *e = engine_open(ENABLE_ALL, VK_API_VERSION_1_3);
    gpusort_cmd_args args = case_args(&kinds[0]);
    long objects = shim_live_objects();
    int skipped = 0;
    gpusort_context *context = e ? open_with_jobs(e, run_all_but_one, &skipped) : NULL;
    if (!context) return;
    expect_result(gpusort_prepare(context, &args), GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_prepare without a job");
    expect_result(gpusort_prepare(context, &args), GPUSORT_OK, "gpusort_prepare with all jobs");
    expect_works(context);
    expect_closed(context, objects);
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

static const promise promises[] = {
    PROMISE(eight_threads_record_with_one_context, .pipelines = 25),
    PROMISE(four_threads_record_while_one_prepares, .pipelines = 30),
    PROMISE(frames_are_recorded_by_the_quick_plan_until_the_other_is_prepared, .pipelines = 15),
    PROMISE(jobs_compile_what_a_prepare_lacks_at_once, .pipelines = 35),
    PROMISE(a_job_that_fails_fails_the_prepare_alone, .pipelines = 115),
    PROMISE(a_job_that_does_not_run_is_an_error, .pipelines = 15),
    PROMISE(two_contexts_sort_at_once)};

int main(int argc, char **argv) { return run_promises(promises, COUNT_OF(promises), argc, argv); }
