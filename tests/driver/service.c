/* Long service: service [SORTS [CONTEXTS]] [PROMISE...]. The tests run it short. */
#include "harness.h"
#include "shim.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static long sort_count = 400, context_count = 6;

/* Resident set in KiB; 0 where the system does not say. */
static long resident(void) {
    long pages = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (!file) return 0;
    if (fscanf(file, "%*d %ld", &pages) != 1) pages = 0;
    fclose(file);
    return pages * 4;
}

static const sort_case kinds[] = {
    {.type = GPUSORT_U32},
    {.type = GPUSORT_U32, .value_size = 4, .algorithm = GPUSORT_COUNT_SCAN_SCATTER},
    {.type = GPUSORT_U32, .value_size = 4, .algorithm = GPUSORT_ONESWEEP},
    {.type = GPUSORT_F32, .value_size = 4, .flags = GPUSORT_WRITE_INDICES, .order = GPUSORT_DESCENDING},
    {.type = GPUSORT_U64, .algorithm = GPUSORT_ONESWEEP},
    {.type = GPUSORT_I64, .value_size = 12},
    {.type = GPUSORT_U16, .algorithm = GPUSORT_COUNT_SCAN_SCATTER},
    {.type = GPUSORT_I8, .value_size = 8},
    {.type = GPUSORT_F16, .algorithm = GPUSORT_ODD_EVEN_MERGE},
};

static sort_case mixed_case(rng *r) {
    sort_case c = kinds[rng_below(r, COUNT_OF(kinds))];
    c.seed = rng_next(r);
    c.keys = (distribution)rng_below(r, KEYS_DISTRIBUTIONS);
    c.count = (size_t)rng_below(r, (uint64_t)16 << rng_below(r, 10));
    return c;
}

static void thousands_of_mixed_sorts_keep_memory_flat(void) {
    engine *e = engine_open(ENABLE_ALL, VK_API_VERSION_1_3);
    host_allocator allocator = {0, 0, 0};
    gpusort_desc knobs;
    target t;
    rng r = {77};
    long warm_kib = 0, warm_live = 0, warm_objects = 0, warm_up = sort_count / 2;
    memset(&knobs, 0, sizeof knobs);
    use_allocator(&knobs, &allocator);
    if (!e) return;
    if (target_engine(&t, "soak", e, &knobs)) {
        for (long i = 0; i < sort_count; i++) {
            sort_case c = mixed_case(&r);
            c.host = i & 1;
            if (!expect_sorted(&t, &c)) break;
            if (i == warm_up) warm_kib = resident(), warm_live = allocator.live, warm_objects = shim_live_objects();
        }
        printf("     %ld sorts; %ld KiB resident after half of them, %ld at the end\n", sort_count, warm_kib,
               resident());
        if (allocator.live != warm_live)
            fail("%ld host allocations more than after half of the sorts", allocator.live - warm_live);
        if (shim_live_objects() != warm_objects)
            fail("%ld Vulkan objects more than after half of the sorts", shim_live_objects() - warm_objects);
        if (sort_count >= 50000 && resident() > warm_kib + warm_kib / 4)
            fail("%ld KiB resident, %ld after half of the sorts", resident(), warm_kib);
        target_close(&t);
    }
    engine_close(e);
    EXPECT(allocator.live == 0);
    if (shim_live_objects()) fail("left behind: %s", shim_live_text());
}

static void contexts_come_and_go(void) {
    long first_kib = 0;
    for (long i = 0; i < context_count; i++) {
        target t;
        sort_case c = {.count = 1000, .value_size = 4, .host = 1, .seed = (uint64_t)i};
        if (!target_own(&t, "context", NULL)) return;
        expect_sorted(&t, &c);
        target_close(&t);
        if (shim_live_objects()) {
            fail("context %ld left behind: %s", i, shim_live_text());
            return;
        }
        if (i == context_count / 4) first_kib = resident();
    }
    printf("     %ld contexts; %ld KiB resident after a quarter of them, %ld at the end\n", context_count, first_kib,
           resident());
}

static const promise promises[] = {
    PROMISE(thousands_of_mixed_sorts_keep_memory_flat, .pipelines = 40),
    PROMISE(contexts_come_and_go)};

int main(int argc, char **argv) {
    for (int i = 0; i < 2 && argc > 1 && isdigit((unsigned char)argv[1][0]); i++) {
        *(i ? &context_count : &sort_count) = strtol(argv[1], NULL, 0);
        argv[1] = argv[0], argc--, argv++;
    }
    return run_promises(promises, COUNT_OF(promises), argc, argv);
}
