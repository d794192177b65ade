/* In what order atomics of a subgroup's lanes take effect is up to the device, and so is which invocations of a workgroup a
 * subgroup consists of: sorts are right whatever these are. Only NVIDIA's rows rank by atomics. */
#include "harness.h"
#include "shim.h"

#include <string.h>

static engine *nvidia_open(target *t, const char *name, const gpusorti_overrides *forced) {
    gpusort_desc knobs;
    engine *e;
    memset(&knobs, 0, sizeof knobs);
    knobs.overrides = forced;
    shim.vendor_id = 0x10de;
    shim.device_type = VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU;
    shim.no_graphics = 1;
    e = engine_open(ENABLE_ALL, VK_API_VERSION_1_3);
    if (e && target_engine(t, name, e, &knobs)) return e;
    engine_close(e);
    return NULL;
}

static void nvidia_close(target *t, engine *e) {
    target_close(t);
    engine_close(e);
    shim.vendor_id = shim.device_type = 0;
    shim.no_graphics = shim.rotate_invocations = 0;
}

static void full_and_partial_tiles_sort(void) {
    enum { TILE = 256 * 2 };
    static const gpusorti_overrides forced = {.workgroup_size = 256, .items = 2, .reversed_atomics = 1};
    static const sort_case kinds[] = {
        {.algorithm = GPUSORT_ONESWEEP},
        {.algorithm = GPUSORT_COUNT_SCAN_SCATTER, .type = GPUSORT_I32, .order = GPUSORT_DESCENDING},
        {.algorithm = GPUSORT_ONESWEEP, .segments = LAYOUT_RANDOM, .segment_count = 3},
        {.algorithm = GPUSORT_COUNT_SCAN_SCATTER, .segments = LAYOUT_ROWS, .segment_size = 4000},
        {.algorithm = GPUSORT_ONESWEEP, .type = GPUSORT_U64},
    };
    enum { FIRST = 4 }; /* in a test */
    static const uint32_t edges[] = {1, 2, TILE - 1, TILE, TILE + 1, 3 * TILE, 9 * TILE - 3};
    target t;
    engine *e = nvidia_open(&t, "atomics in reverse", &forced);
    for (size_t k = 0; e && k < (soaking() ? COUNT_OF(kinds) : FIRST); k++) {
        rng r = {k};
        for (size_t i = 0; i < (soaking() ? 60 : 12); i++) {
            sort_case c = kinds[k];
            c.count = i < COUNT_OF(edges) ? edges[i] : 1 + (size_t)rng_below(&r, 9 * TILE);
            c.keys = i % 3 == 2 ? KEYS_ENTROPY : KEYS_RANDOM;
            c.seed = i;
            if (!expect_sorted(&t, &c)) break;
        }
    }
    if (e) nvidia_close(&t, e);
}

static void sort_rotated(const gpusorti_overrides *forced, const sort_case *cases, size_t count) {
    target t;
    engine *e;
    shim.rotate_invocations = 1;
    e = nvidia_open(&t, "subgroups begin at other invocations", forced);
    for (size_t i = 0; e && i < count; i++) expect_sorted(&t, &cases[i]);
    if (e) nvidia_close(&t, e);
}

/* Tiles and merges, the first ones, segments, passes, in workgroups in which each driver can pin subgroups; and in a soak
 * buckets. */
static void invocations_lie_in_subgroups_in_any_order(void) {
    static const gpusorti_overrides pinned = {.workgroup_size = 128, .items = 2}, table = {0};
    static const sort_case cases[] = {
        {.count = 2001, .value_size = 4},
        {.count = 9001, .value_size = 4, .limit = 50},
        {.count = 9001, .value_size = 4, .segments = LAYOUT_EDGES, .segment_count = 60},
        {.count = 9001, .type = GPUSORT_U64, .algorithm = GPUSORT_COUNT_SCAN_SCATTER},
        {.count = 9001, .value_size = 4, .algorithm = GPUSORT_ONESWEEP},
    };
    static const sort_case buckets[] = {{.count = 60011, .value_size = 4}};
    sort_rotated(&pinned, cases, COUNT_OF(cases));
    if (soaking()) sort_rotated(&table, buckets, COUNT_OF(buckets));
}

static const promise promises[] = {
    PROMISE(full_and_partial_tiles_sort, .pipelines = 25, .soak = "five times as many counts, 64-bit keys"),
    PROMISE(invocations_lie_in_subgroups_in_any_order, .pipelines = 30, .soak = "buckets"),
};

int main(int argc, char **argv) { return run_promises(promises, COUNT_OF(promises), argc, argv); }
