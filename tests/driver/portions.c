/* One-sweep cuts great arrays into portions, a dispatch each: any count on the GPU sorts below any bound, whatever earlier
 * passes left in the status rows. Portions are made short here. */
#include "harness.h"
#include "shaders/common/stalls.glsl"
#include "shim.h"

#include <stdio.h>
#include <string.h>

enum { TILES = 3, SIZE = 256, TILE = 2 * SIZE, PORTION = TILES * TILE };

/* Counts at the edges of a portion, from its first element. */
static const uint32_t edges[] = {0, 1, TILE, 2 * TILE + 77};

/* In a test a third of the counts below each bound. */
static void expect_counts_sorted(const target *t, sort_case c, uint32_t portions) {
    c.algorithm = GPUSORT_ONESWEEP;
    c.gpu = COUNT_WORD;
    c.count = portions * PORTION - 100;
    for (uint32_t real = 0; real < portions; real++)
        for (size_t i = 0; i < COUNT_OF(edges); i++) {
            if ((real + i) % 3 != portions % 3 && !soaking()) continue;
            c.word = real * PORTION + edges[i];
            c.seed = c.word + portions;
            if (!expect_sorted(t, &c)) return;
        }
}

/* Every kind below several bounds, in a part the first below one, and the first with tiles that never publish: an eighth of
 * them, a half. */
static void expect_portions_sorted(engine *e, const sort_case *cases, size_t count) {
    static const uint32_t stalls[] = {0, STALL_NEVER, STALL_HALF}, bounds[] = {5, 2, 3, 7};
    const size_t most_kinds = in_part() ? 1 : count, most_bounds = in_part() ? 1 : COUNT_OF(bounds);
    for (size_t s = 0; e && s < COUNT_OF(stalls); s++) {
        const gpusorti_overrides forced = {
            .workgroup_size = SIZE, .items = 2, .tiles_a_portion = TILES, .stall = stalls[s]};
        gpusort_desc knobs;
        target t;
        memset(&knobs, 0, sizeof knobs);
        knobs.overrides = &forced;
        if (!target_engine(&t, s ? "short portions, stalls" : "short portions", e, &knobs)) continue;
        for (size_t i = 0; i < (s ? 1 : most_kinds); i++)
            for (size_t b = 0; b < (s ? 1 : most_bounds); b++) expect_counts_sorted(&t, cases[i], bounds[b]);
        target_close(&t);
    }
}

static void pretend_nvidia(void) {
    shim.vendor_id = 0x10de;
    shim.device_type = VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU;
    shim.no_graphics = 1;
}

static void pretend_nothing(void) {
    shim.vendor_id = shim.device_type = 0;
    shim.no_graphics = 0;
}

static void any_count_sorts_below_a_bound_of_portions(void) {
    static const sort_case cases[] = {
        /* by digits of 7 or 8 bits, of which one pass copies */
        {.type = GPUSORT_I32, .value_size = 4, .bit_count = 28, .keys = KEYS_GAP},
        {.type = GPUSORT_U32},
        {.type = GPUSORT_I32, .value_size = 4, .keys = KEYS_FEW},
        {.type = GPUSORT_U64, .keys = KEYS_LOW},
    };
    engine *e = engine_open(ENABLE_ALL, VK_API_VERSION_1_3);
    expect_portions_sorted(e, cases, COUNT_OF(cases));
    engine_close(e);
}

/* By onesweep_staged.comp. */
static void any_count_sorts_staged_below_a_bound_of_portions(void) {
    static const sort_case cases[] = {
        {.type = GPUSORT_U32, .value_size = 4, .bit_count = 28, .flags = GPUSORT_ADDRESSABLE, .keys = KEYS_GAP},
        {.type = GPUSORT_U32, .value_size = 4, .flags = GPUSORT_ADDRESSABLE, .keys = KEYS_FEW},
        {.type = GPUSORT_F32,
         .order = GPUSORT_DESCENDING,
         .value_size = 4,
         .flags = GPUSORT_ADDRESSABLE,
         .keys = KEYS_SPECIAL},
    };
    engine *e;
    pretend_nvidia();
    e = engine_open(ENABLE_ALL, VK_API_VERSION_1_3);
    expect_portions_sorted(e, cases, COUNT_OF(cases));
    engine_close(e);
    pretend_nothing();
}

static const promise promises[] = {
    PROMISE(any_count_sorts_below_a_bound_of_portions, .pipelines = 25, .soak = "every count below every bound"),
    PROMISE(any_count_sorts_staged_below_a_bound_of_portions, .pipelines = 20, .soak = "every count below every bound"),
};

int main(int argc, char **argv) {
    shim.keep = 1;
    return run_promises(promises, COUNT_OF(promises), argc, argv);
}
