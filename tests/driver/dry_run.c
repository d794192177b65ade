/* A pass of one-sweep runs dry beside the histogram, so that its code is in the caches when it runs: that changes nothing
 * but the time. */
#include "harness.h"
#include "shaders/common/stalls.glsl"
#include "shim.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ONESWEEP GPUSORT_ONESWEEP
#define INDICES GPUSORT_WRITE_INDICES
#define KEEP GPUSORT_KEEP_KEYS

enum { WORKGROUPS = 7 }; /* of a dry run alone */
#define ROW \
    "large=2 small_count=0 prefers_addresses=1 least_elements=0 staged=256x2+index " \
    "onesweep=256x2+index+atomics+packed,256x2+index,256x2+index+packed,256x2+index,256x2+index,256x2+index "
#define DRY ROW "dry_workgroups=7 dry_from=1,1,1,1,1,1 dry_to=2^31,2^31,2^31,2^31,2^31,2^31"
#define GROUPED(groups) \
    " staged=0x0 onesweep=256x2,256x2+index+groups" groups ",256x2,256x2,256x2,256x2"

/* Dispatches of a sort, those of its dry run; which of them are recorded. */
static uint32_t dispatches, dry;
static int first_alone(uint32_t workgroups) {
    (void)workgroups;
    return dispatches++ == 0;
}
static int first_and_dry(uint32_t workgroups) {
    dry += workgroups == WORKGROUPS;
    return dispatches++ == 0 || workgroups == WORKGROUPS;
}
static int all(uint32_t workgroups) {
    dry += workgroups == WORKGROUPS;
    return 1;
}

/* All of buffers that have addresses. */
static const sort_case kinds[] = {
    {.count = 5003},
    {.count = 5003, .value_size = 4}, /* by onesweep_staged.comp */
    {.count = 5003, .type = GPUSORT_U64, .value_size = 8, .order = GPUSORT_DESCENDING},
    {.count = 5003, .type = GPUSORT_F32, .value_size = 4, .flags = INDICES | KEEP, .keys = KEYS_ENTROPY},
    {.count = 5003, .type = GPUSORT_I32, .value_size = 8},
    {.count = 5003, .type = GPUSORT_U64, .order = GPUSORT_DESCENDING},
    {.count = 3, .type = GPUSORT_I64, .value_size = 4},
};

static const uint32_t stalls[] = {0, STALL_NEVER, STALL_LATE, STALL_FIRST, STALL_HALF, STALL_LAST, STALL_UNSEEN};

static int open_target(target *t, engine *e, const char *text, const gpusorti_overrides *forced) {
    gpusort_desc knobs;
    memset(&knobs, 0, sizeof knobs);
    knobs.tuning = text;
    knobs.overrides = forced;
    return target_engine(t, text, e, &knobs);
}

enum { BUFFERS = 3 };
/* All bytes of keys, values and scratch, behind the dispatches of the sort that the hook lets through. */
static int leaves_behind(const target *t, const sort_case *c, shim_dispatch_hook hook, unsigned char *bytes[BUFFERS],
                         size_t sizes[BUFFERS]) {
    engine *e = t->engine;
    gpu_buffer *const buffers[BUFFERS] = {&e->keys, &e->values, &e->scratch};
    gpusort_cmd_args args = case_args(c);
    gpusort_memory needs;
    gpusort_result result;
    memset(&needs, 0, sizeof needs);
    expect_result(gpusort_prepare(t->context, &args), GPUSORT_OK, "gpusort_prepare");
    expect_result(gpusort_scratch(t->context, &args, &needs), GPUSORT_OK, "gpusort_scratch");
    sizes[0] = c->count * key_bytes(c);
    sizes[1] = c->count * c->value_size;
    sizes[2] = (size_t)needs.size;
    for (size_t b = 0; b < BUFFERS; b++) {
        if (!buffer_grow(e, buffers[b], sizes[b] + 4, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | needs.usage, 1)) return 0;
        for (size_t i = 0; i < sizes[b]; i++) ((unsigned char *)buffers[b]->mapped)[i] = (unsigned char)(1 + i * 7 % 251);
    }
    args.keys.buffer = e->keys.buffer;
    args.values.buffer = c->value_size ? e->values.buffer : VK_NULL_HANDLE;
    args.scratch.buffer = e->scratch.buffer;
    if (!commands_begin(e)) return 0;
    dispatches = 0;
    shim_on_dispatch = hook;
    result = gpusort_cmd_sort(t->context, e->commands, &args);
    shim_on_dispatch = NULL;
    expect_result(result, GPUSORT_OK, "gpusort_cmd_sort");
    memory_barrier(e, e->commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_WRITE_BIT,
                   VK_PIPELINE_STAGE_HOST_BIT, VK_ACCESS_HOST_READ_BIT);
    if (!commands_finish(e)) return 0;
    for (size_t b = 0; b < BUFFERS; b++) {
        bytes[b] = (unsigned char *)malloc(sizes[b] + 1);
        if (!bytes[b]) return 0;
        memcpy(bytes[b], buffers[b]->mapped, sizes[b]);
    }
    return 1;
}

/* Behind begin.comp alone, and behind that and the dry run, whatever tiles do in tests. */
static void a_dry_run_stores_nothing(void) {
    engine *e = engine_open(ENABLE_ALL & ~(uint32_t)GPUSORT_ENABLED_PUSH_DESCRIPTOR, VK_API_VERSION_1_3);
    for (size_t s = 0; e && s < COUNT_OF(stalls); s++) {
        const gpusorti_overrides forced = {.stall = stalls[s]};
        target t;
        if (!open_target(&t, e, DRY, &forced)) continue;
        for (size_t k = 0; k < COUNT_OF(kinds); k++) {
            unsigned char *begun[BUFFERS] = {NULL}, *ran[BUFFERS] = {NULL};
            size_t sizes[BUFFERS];
            sort_case c = kinds[k];
            if (!soaking() && k != s && s != 0) continue;
            c.algorithm = ONESWEEP;
            c.flags |= GPUSORT_ADDRESSABLE;
            dry = 0;
            if (leaves_behind(&t, &c, first_alone, begun, sizes) && leaves_behind(&t, &c, first_and_dry, ran, sizes)) {
                if (dry != 1) fail("kind %zu has %u dry runs", k, dry);
                for (size_t b = 0; b < BUFFERS; b++)
                    for (size_t i = 0; i < sizes[b]; i++)
                        if (begun[b][i] != ran[b][i]) {
                            fail("kind %zu, stall %u: the dry run wrote to byte %zu of %zu of buffer %zu", k, stalls[s], i,
                                 sizes[b], b);
                            break;
                        }
            }
            for (size_t b = 0; b < BUFFERS; b++) free(begun[b]), free(ran[b]);
        }
        target_close(&t);
    }
    engine_close(e);
}

/* Of any count on the GPU, 0 as well, in portions, with arrays of their own for results. */
static void sorts_with_a_dry_run_are_right(void) {
    static const sort_case cases[] = {
        {.count = 5003, .value_size = 4, .gpu = COUNT_ZERO},
        {.count = 5003, .gpu = COUNT_WORD, .word = 1},
        {.count = 5003, .type = GPUSORT_U64, .value_size = 4, .gpu = COUNT_BELOW},
        {.count = 5003, .value_size = 4, .out = OUT_KEYS | OUT_VALUES, .keys = KEYS_SORTED},
        {.count = 5003, .type = GPUSORT_I32, .out = OUT_KEYS, .keys = KEYS_LOW},
        {.count = 5003, .type = GPUSORT_F32, .value_size = 4, .flags = INDICES, .keys = KEYS_SPECIAL},
        {.count = 5003, .value_size = 8, .keys = KEYS_FEW},
    };
    engine *e = engine_open(ENABLE_ALL, VK_API_VERSION_1_3);
    for (size_t s = 0; e && s < COUNT_OF(stalls); s++) {
        const gpusorti_overrides forced = {.stall = stalls[s], .tiles_a_portion = s % 2 ? 3 : 0};
        target t;
        if (!open_target(&t, e, DRY, &forced)) continue;
        for (size_t i = 0; i < COUNT_OF(cases) + COUNT_OF(kinds); i++) {
            sort_case c = i < COUNT_OF(cases) ? cases[i] : kinds[i - COUNT_OF(cases)];
            if (!soaking() && (s ? i != COUNT_OF(cases) + s - 1 : i >= COUNT_OF(cases))) continue;
            c.algorithm = ONESWEEP;
            c.flags |= GPUSORT_ADDRESSABLE;
            c.seed = i;
            dry = 0;
            shim_on_dispatch = all;
            (void)expect_sorted(&t, &c);
            shim_on_dispatch = NULL;
            if (dry == 0) fail("case %zu has no dry run", i);
        }
        target_close(&t);
    }
    engine_close(e);
}

/* It is a dispatch more of the pipeline that the passes have. Buffers that are bound are bound whole: there is none. */
static void a_dry_run_is_a_dispatch_of_the_passes_pipeline(void) {
    const sort_case c = {.count = 5003, .value_size = 4, .flags = GPUSORT_ADDRESSABLE, .algorithm = ONESWEEP};
    static const struct {
        const char *without, *text;
        long more;
    } rows[] = {
        {ROW, DRY, 1},
        {ROW, ROW "dry_workgroups=7 dry_from=0,5003,0,0,0,0 dry_to=0,5003,0,0,0,0", 1},
        {ROW, ROW "dry_workgroups=7 dry_from=1,5004,1,1,1,1 dry_to=1,9999,1,1,1,1", 0},
        {ROW, ROW "dry_workgroups=7 dry_from=1,1,1,1,1,1 dry_to=9999,5002,9999,9999,9999,9999", 0},
        {ROW, ROW "dry_from=1,1,1,1,1,1 dry_to=9999,9999,9999,9999,9999,9999", 0},
        {ROW GROUPED("2"), DRY GROUPED("2"), 1}, /* groups for 2 * 2 tiles, and there are 10 */
        {ROW GROUPED("4"), DRY GROUPED("4"), 0},
    };
    for (uint32_t addresses = 2; addresses-- > 0;) {
        const uint32_t without = addresses ? 0 : (uint32_t)GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS;
        engine *e = engine_open(ENABLE_ALL & ~without, VK_API_VERSION_1_3);
        long pipelines = 0, before = 0;
        for (size_t i = 0; e && i < 2 * COUNT_OF(rows); i++) {
            const char *const text = i % 2 ? rows[i / 2].text : rows[i / 2].without;
            gpusorti_overrides none;
            target t;
            memset(&none, 0, sizeof none);
            if (!open_target(&t, e, text, &none)) continue;
            shim.dispatches = 0;
            (void)expect_sorted(&t, &c);
            if (i % 2 == 0) {
                pipelines = shim_pipelines(), before = shim.dispatches;
            } else {
                EXPECT(shim_pipelines() == pipelines); /* no new one */
                if (shim.dispatches != before + (long)addresses * rows[i / 2].more)
                    fail("\"%s\": %ld dispatches, %ld without it", text, shim.dispatches, before);
            }
            target_close(&t);
        }
        engine_close(e);
    }
}

/* The sort of host arrays that loses it has a dry run; what was to be sorted is as before. */
static void a_device_lost_with_a_dry_run_is_remembered(void) {
    enum { COUNT = 5003 };
    uint32_t *const keys = (uint32_t *)malloc(COUNT * sizeof *keys);
    gpusort_host_args args;
    gpusort_context *context = NULL;
    gpusort_desc desc;
    memset(&desc, 0, sizeof desc);
    memset(&args, 0, sizeof args);
    volkInitialize();
    desc.get_instance_proc_addr = (gpusort_proc)shim_get_instance_proc_addr;
    desc.device_name = getenv("TESTS_DEVICE");
    desc.tuning = DRY;
    shim.row_of_text = 1;
    args.keys = keys;
    args.count = COUNT;
    args.algorithm = ONESWEEP;
    expect_result(gpusort_create(&desc, &context), GPUSORT_OK, "gpusort_create");
    for (uint32_t sort = 0; keys && context && sort < 3; sort++) {
        int untouched = 1;
        for (uint32_t i = 0; i < COUNT; i++) keys[i] = COUNT - i;
        dry = 0;
        shim.lost = sort == 1;
        shim_on_dispatch = all;
        expect_result(gpusort_sort(context, &args), sort ? GPUSORT_ERROR_DEVICE_LOST : GPUSORT_OK, "gpusort_sort");
        shim_on_dispatch = NULL;
        for (uint32_t i = 0; i < COUNT; i++) untouched = untouched && keys[i] == (sort ? COUNT - i : i + 1);
        EXPECT(untouched);
        if (sort == 0) EXPECT(dry > 0); /* the lost one may end at its upload, before the sort is recorded */
    }
    shim.lost = 0;
    gpusort_destroy(context);
    free(keys);
    if (shim_live_objects()) fail("left behind: %s", shim_live_text());
}

static const promise promises[] = {
    PROMISE(a_dry_run_stores_nothing, .depth = PART, .pipelines = 40, .soak = "every kind with every stall"),
    PROMISE(sorts_with_a_dry_run_are_right, .pipelines = 60, .soak = "every kind with every stall"),
    PROMISE(a_dry_run_is_a_dispatch_of_the_passes_pipeline, .pipelines = 20),
    PROMISE(a_device_lost_with_a_dry_run_is_remembered, .pipelines = 10),
};

int main(int argc, char **argv) {
    shim.keep = 1;
    return run_promises(promises, COUNT_OF(promises), argc, argv);
}
