/* One-sweep needs no forward progress: tiles stalled on purpose hold nobody up. */
#include "harness.h"
#include "shaders/common/stalls.glsl"
#include "shim.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

static const char *const stalls[] = {[STALL_NEVER] = "chosen tiles never publish",
                                     [STALL_LATE] = "chosen tiles publish late",
                                     [STALL_FIRST] = "the first tile never publishes",
                                     [STALL_HALF] = "a random half never publishes",
                                     [STALL_LAST] = "the last tile starts first"};
static const sort_case cases[] = {
    {.count = 20000, .type = GPUSORT_U32},
    {.count = 70001, .type = GPUSORT_U32, .value_size = 4},
    {.count = 30011, .type = GPUSORT_U64, .value_size = 8, .order = GPUSORT_DESCENDING},
    {.count = 30011, .type = GPUSORT_U16, .value_size = 4, .keys = KEYS_FEW},
    {.count = 20011,
     .type = GPUSORT_F32,
     .value_size = 4,
     .flags = GPUSORT_WRITE_INDICES | GPUSORT_KEEP_KEYS,
     .keys = KEYS_ENTROPY},
    {.count = 50000, .type = GPUSORT_U32, .value_size = 4, .gpu = COUNT_BELOW},
};

/* By onesweep_staged.comp. */
static const sort_case staged[] = {
    {.count = 20011, .type = GPUSORT_U32, .value_size = 4, .flags = GPUSORT_ADDRESSABLE},
    {.count = 12007,
     .type = GPUSORT_F32,
     .order = GPUSORT_DESCENDING,
     .value_size = 4,
     .flags = GPUSORT_ADDRESSABLE | GPUSORT_WRITE_INDICES | GPUSORT_KEEP_KEYS,
     .keys = KEYS_ENTROPY},
    {.count = 12007, .type = GPUSORT_I64, .value_size = 4, .flags = GPUSORT_ADDRESSABLE},
    {.count = 20011, .type = GPUSORT_F32, .value_size = 4},
};

/* In a test each stall with one case, in tiles of one size. */
static int is_tried(size_t i, size_t stall, int small) {
    if (soaking()) return 1;
    return i == (2 * stall + (size_t)small) % COUNT_OF(cases) && (stall + (size_t)small) % 2 == 0;
}

static void every_stall_is_overcome(int host) {
    engine *e = host ? NULL : engine_open(ENABLE_ALL, VK_API_VERSION_1_3);
    if (!host && !e) return;
    for (size_t stall = STALL_NEVER; stall < STALL_LAST; stall++)
        for (int small = 0; small < 2; small++) {
            gpusorti_overrides forced = {.stall = (uint32_t)stall};
            gpusort_desc knobs;
            target t;
            memset(&knobs, 0, sizeof knobs);
            knobs.overrides = &forced;
            if (small) forced.workgroup_size = 256, forced.items = 2; /* many tiles */
            if (!(host ? target_own(&t, stalls[stall], &knobs) : target_engine(&t, stalls[stall], e, &knobs)))
                continue;
            for (size_t i = 0; i < COUNT_OF(cases); i++) {
                sort_case c = cases[i];
                if (!is_tried(i, stall, small)) continue;
                c.host = host;
                if (host) c.gpu = COUNT_GIVEN;
                c.algorithm = GPUSORT_ONESWEEP;
                c.seed = stall * 8 + i;
                if (!expect_sorted(&t, &c) || host) continue;
                /* those that publish late may still be in time */
                if (stall != STALL_LATE && last_fallbacks() == 0)
                    fail("%s, %zu keys: no tile was counted by another", stalls[stall], c.count);
            }
            target_close(&t);
        }
    engine_close(e);
}

static void stalled_tiles_hold_up_no_recorded_sort(void) { every_stall_is_overcome(0); }
static void stalled_tiles_hold_up_no_host_sort(void) { every_stall_is_overcome(1); }

/* The row of NVIDIA's compute-only queue families has onesweep_staged.comp. */
static engine *staged_open(void) {
    shim.vendor_id = 0x10de;
    shim.device_type = VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU;
    shim.no_graphics = 1;
    return engine_open(ENABLE_ALL, VK_API_VERSION_1_3);
}

static void staged_close(engine *e) {
    engine_close(e);
    shim.vendor_id = shim.device_type = 0;
    shim.no_graphics = 0;
}

static void stalled_tiles_hold_up_no_staged_sort(void) {
    engine *e = staged_open();
    for (size_t stall = STALL_NEVER; e && stall < STALL_LAST; stall++) {
        if (in_part() && stall % 2 == 0) continue;
        const gpusorti_overrides forced = {
            .stall = (uint32_t)stall, .workgroup_size = 256, .items = 2}; /* many tiles */
        gpusort_desc knobs;
        target t;
        memset(&knobs, 0, sizeof knobs);
        knobs.overrides = &forced;
        if (!target_engine(&t, stalls[stall], e, &knobs)) continue;
        EXPECT(tuning_queue(t.context) == 1);
        for (size_t i = 0; i < COUNT_OF(staged); i++) {
            sort_case c = staged[i];
            if (i > 0 && !soaking()) continue;
            c.algorithm = GPUSORT_ONESWEEP;
            c.seed = stall * 8 + i;
            if (expect_sorted(&t, &c) && stall != STALL_LATE && last_fallbacks() == 0)
                fail("%s, %zu keys: no tile was counted by another", stalls[stall], c.count);
        }
        target_close(&t);
    }
    staged_close(e);
}

/* Where tiles start from the last to the first, a workgroup waits long for one predecessor, not for each. lavapipe ends all
 * loops of an invocation after 65535 iterations. */
static void many_silent_tiles_are_not_waited_for_each(void) {
    enum { POLLS = 256, TILE = 512, TILES = 100, PASSES = 4 };
    static const gpusorti_overrides forced = {.stall = STALL_LAST, .workgroup_size = 256, .items = 2, .polls = POLLS};
    const sort_case c = {.count = TILES * TILE, .algorithm = GPUSORT_ONESWEEP};
    engine *e = engine_open(ENABLE_ALL, VK_API_VERSION_1_3);
    gpusort_desc knobs;
    target t;
    memset(&knobs, 0, sizeof knobs);
    knobs.overrides = &forced;
    if (e && target_engine(&t, stalls[STALL_LAST], e, &knobs)) {
        if (expect_sorted(&t, &c)) {
            /* one after the other, each meets a silent predecessor; side by side, as on GPUs, most find its counts */
            if (e->properties.deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU)
                EXPECT(last_fallbacks() >= PASSES * (TILES - 1));
            if (last_polls() > PASSES * TILES * POLLS / 2) fail("%u polls in vain", last_polls());
        }
        target_close(&t);
    }
    engine_close(e);
}

/* Look-back of each long segment ends where it begins; tiles that start from the last to the first are among the stalls. */
static void stalled_tiles_hold_up_no_segmented_sort(void) {
    static const sort_case kinds[] = {
        {.count = 60011, .segments = LAYOUT_ROWS, .segment_size = 7000},
        {.count = 50021, .value_size = 4, .keys = KEYS_FEW, .segments = LAYOUT_GIANT, .segment_count = 40},
        {.count = 40009, .type = GPUSORT_F64, .value_size = 4, .flags = GPUSORT_WRITE_INDICES, .segments = LAYOUT_RANDOM,
         .segment_count = 12},
    };
    engine *e = engine_open(ENABLE_ALL, VK_API_VERSION_1_3);
    for (uint32_t stall = soaking() ? STALL_NEVER : STALL_FIRST; e && stall <= STALL_LAST; stall++) { /* one a kind */
        const gpusorti_overrides forced = {.stall = stall, .workgroup_size = 256, .items = 2}; /* many tiles */
        gpusort_desc knobs;
        target t;
        memset(&knobs, 0, sizeof knobs);
        knobs.overrides = &forced;
        if (!target_engine(&t, stalls[stall], e, &knobs)) continue;
        for (size_t i = 0; i < COUNT_OF(kinds); i++) {
            sort_case c = kinds[i];
            if (i != stall % COUNT_OF(kinds) && !soaking()) continue;
            c.algorithm = GPUSORT_ONESWEEP;
            c.seed = stall * 8 + i;
            if (!expect_sorted(&t, &c) || stall == STALL_LATE) continue;
            if (stall == STALL_LAST && e->properties.deviceType != VK_PHYSICAL_DEVICE_TYPE_CPU) continue; /* side by side */
            if (last_fallbacks() == 0) fail("%s, %zu keys: no tile was counted by another", stalls[stall], c.count);
        }
        target_close(&t);
    }
    engine_close(e);
}

/* Where loads see nothing of half of the tiles, whether these publish or not, a workgroup counts each tile before its own
 * once at most. Nothing says when a relaxed load sees a status: a look-back that waits for that may wait for ever. */
static void expect_sorted_unseen(engine *e, const sort_case *list, size_t count) {
    enum { SECONDS = 120, SIZE = 256, ITEMS = 2, PASSES = 8 };
    static const gpusorti_overrides forced = {.stall = STALL_UNSEEN, .workgroup_size = SIZE, .items = ITEMS};
    gpusort_desc knobs;
    target t;
    memset(&knobs, 0, sizeof knobs);
    knobs.overrides = &forced;
    if (!e || !target_engine(&t, "no load sees half of the tiles", e, &knobs)) return;
    for (size_t i = 0; i < count; i++) {
        const size_t tiles = list[i].count / (SIZE * ITEMS) + 1, pairs = tiles * (tiles - 1) / 2;
        if (i > 0 && in_part()) continue;
        alarm(SECONDS);
        if (expect_sorted(&t, &list[i]) && (last_fallbacks() == 0 || last_fallbacks() > PASSES * pairs))
            fail("case %zu: tiles were counted %u times by others", i, last_fallbacks());
        alarm(0);
    }
    target_close(&t);
}

static void statuses_that_no_load_sees_hold_up_no_sort(void) {
    static const sort_case plain[] = {
        {.count = 20011, .algorithm = GPUSORT_ONESWEEP},
        {.count = 12007, .type = GPUSORT_U64, .value_size = 8, .order = GPUSORT_DESCENDING, .algorithm = GPUSORT_ONESWEEP},
        {.count = 30011, .keys = KEYS_FEW, .value_size = 4, .segments = LAYOUT_ROWS, .segment_size = 7000,
         .algorithm = GPUSORT_ONESWEEP},
    };
    static const sort_case pairs[] = {
        {.count = 20011, .value_size = 4, .flags = GPUSORT_ADDRESSABLE, .algorithm = GPUSORT_ONESWEEP},
    };
    engine *e = engine_open(ENABLE_ALL, VK_API_VERSION_1_3);
    expect_sorted_unseen(e, plain, COUNT_OF(plain));
    engine_close(e);
    e = staged_open();
    expect_sorted_unseen(e, pairs, COUNT_OF(pairs));
    staged_close(e);
}

static const promise promises[] = {
    PROMISE(stalled_tiles_hold_up_no_recorded_sort, .depth = PART, .pipelines = 20,
            .soak = "every case with every stall"),
    PROMISE(stalled_tiles_hold_up_no_host_sort, .pipelines = 20, .soak = "every case with every stall"),
    PROMISE(stalled_tiles_hold_up_no_staged_sort, .depth = PART, .pipelines = 20,
            .soak = "every case with every stall"),
    PROMISE(stalled_tiles_hold_up_no_segmented_sort, .pipelines = 20, .soak = "every case with every stall"),
    PROMISE(many_silent_tiles_are_not_waited_for_each, .depth = PART),
    PROMISE(statuses_that_no_load_sees_hold_up_no_sort, .pipelines = 25),
};

int main(int argc, char **argv) {
    shim.keep = 1;
    return run_promises(promises, COUNT_OF(promises), argc, argv);
}
