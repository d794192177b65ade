/* Batcher's odd-even merge: right on every count, in place and without scratch, in the dispatches that the manual counts,
 * and where memory lacks for a radix sort. */
#include "harness.h"
#include "shim.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Small workgroups reach on small counts the steps that large ones need for many elements. */
static const struct {
    const char *name;
    gpusorti_overrides forced;
} shapes[] = {{"shape by default", {0}},
              {"32 x 4", {.workgroup_size = 32, .items = 4}},
              {"64 x 2", {.workgroup_size = 64, .items = 2}}};
enum { SHAPES = COUNT_OF(shapes), TYPES = TYPE_COUNT };

static engine *device;
static target commands[SHAPES], hosts[SHAPES];

static gpusort_desc shape_knobs(int shape) {
    gpusort_desc knobs;
    memset(&knobs, 0, sizeof knobs);
    knobs.overrides = &shapes[shape].forced;
    return knobs;
}

static const target *command_target(int shape) {
    const gpusort_desc knobs = shape_knobs(shape);
    if (!device) device = engine_open(ENABLE_ALL, VK_API_VERSION_1_3);
    if (!device || (!commands[shape].context && !target_engine(&commands[shape], shapes[shape].name, device, &knobs)))
        return NULL;
    return &commands[shape];
}

static const target *host_target(int shape) {
    const gpusort_desc knobs = shape_knobs(shape);
    if (!hosts[shape].context && !target_own(&hosts[shape], shapes[shape].name, &knobs)) return NULL;
    return &hosts[shape];
}

static int check(int shape, sort_case c) {
    const target *t = c.host ? host_target(shape) : command_target(shape);
    c.algorithm = GPUSORT_ODD_EVEN_MERGE;
    return t && expect_sorted(t, &c);
}

/* ---- counts and kinds ---- */

/* All of them, or in a test those of a few tiles, those beside the edges of tiles and a part of the others. */
static void counts_up_to_4200_are_sorted(void) {
    static const uint32_t value_sizes[] = {0, 4, 8};
    int sorts = 0;
    for (size_t n = 0; n <= 4200; n++) {
        const int type = !soaking() ? (int)(n / 8 % (TYPES / 2) * 2) : (int)(n / 8 % TYPES); /* of each size */
        sort_case c = {.count = n, .type = (gpusort_type)type, .order = (gpusort_order)(n / 8 & 1), .seed = n};
        c.value_size = value_sizes[type % 3];
        c.keys = (distribution)(n % 13 % KEYS_DISTRIBUTIONS);
        if (!soaking() && n > (in_part() ? 130 : 1030) && (n + 1) % 128 > 2 && (in_part() || n % 4)) continue;
        if (!check(n % 8 == 7, c)) return;
        sorts++;
    }
    printf("     %d counts\n", sorts);
}

/* The long test: above, each count is sorted in one type. */
static void every_count_up_to_4200_is_sorted_in_every_type(void) {
    static const uint32_t value_sizes[] = {0, 4, 8};
    for (int type = 0; type < TYPES; type++)
        for (size_t n = 0; n <= 4200; n++) {
            sort_case c = {.count = n, .type = (gpusort_type)type, .order = (gpusort_order)(n & 1), .seed = n};
            c.value_size = value_sizes[(n / 2 + (size_t)type) % 3];
            c.keys = (distribution)(n % 13 % KEYS_DISTRIBUTIONS);
            if (!check(0, c)) return;
        }
}

/* One kind in five goes through each of the small shapes. */
static void random_larger_counts_are_sorted(void) {
    rng r = {3};
    const long runs = setting("TESTS_RANDOM", soaking() ? 500 : in_part() ? 60 : 200) / 8;
    for (long i = 0; i < runs; i++) {
        sort_case c = {
            .count = (size_t)rng_below(&r, 2000 << rng_below(&r, 6)), .seed = rng_next(&r), .host = i % 8 == 0};
        c.type = (gpusort_type)rng_below(&r, TYPES);
        c.order = (gpusort_order)rng_below(&r, 2);
        c.value_size = 4 * (uint32_t)rng_below(&r, 3);
        c.keys = (distribution)rng_below(&r, KEYS_DISTRIBUTIONS);
        if (!check(i % 5 < SHAPES ? (int)(i % 5) : 0, c)) return;
    }
}

static void every_kind_is_sorted(void) {
    static const uint32_t value_sizes[] = {0, 4, 8, 20};
    for (int type = 0; type < TYPES; type++)
        for (size_t v = 0; v < COUNT_OF(value_sizes); v++)
            for (int indices = 0; indices <= (value_sizes[v] == 4); indices++) {
                if (!soaking() && (type + (int)v + indices) % 3) continue;
                sort_case c = {
                    .count = 2999, .type = (gpusort_type)type, .value_size = value_sizes[v], .keys = KEYS_SPECIAL};
                c.order = (gpusort_order)((type + (int)v + indices) & 1);
                c.flags = indices ? GPUSORT_WRITE_INDICES : 0;
                c.seed = (uint64_t)type;
                check(1, c);
                c.keys = KEYS_ENTROPY;
                c.first_bit = type_bits(c.type) / 4;
                c.bit_count = type_bits(c.type) / 2;
                if (c.value_size) check(1, c); /* keys alone in a window: see below */
            }
}

static int compare_words(const void *a, const void *b) {
    uint32_t x, y;
    memcpy(&x, a, 4), memcpy(&y, b, 4);
    return (x > y) - (x < y);
}

/* Keys that agree in the window may come in any order, but all come. */
static void a_window_of_keys_alone_loses_and_doubles_none(void) {
    enum { COUNT = 5003 };
    static uint32_t keys[COUNT], before[COUNT];
    static const struct { uint32_t first, bits; } windows[] = {{0, 8}, {8, 8}, {24, 8}, {3, 17}, {31, 1}, {0, 32}};
    const target *t = host_target(1);
    for (size_t w = 0; w < COUNT_OF(windows) && t; w++) {
        const uint32_t mask = windows[w].bits == 32 ? 0xffffffffu : (1u << windows[w].bits) - 1;
        gpusort_host_args args;
        rng r = {w};
        for (size_t i = 0; i < COUNT; i++) keys[i] = before[i] = (uint32_t)rng_next(&r);
        memset(&args, 0, sizeof args);
        args.keys = keys;
        args.count = COUNT;
        args.first_bit = windows[w].first;
        args.bit_count = windows[w].bits;
        args.algorithm = GPUSORT_ODD_EVEN_MERGE;
        expect_result(gpusort_sort(t->context, &args), GPUSORT_OK, "gpusort_sort");
        for (size_t i = 1; i < COUNT; i++)
            if ((keys[i - 1] >> windows[w].first & mask) > (keys[i] >> windows[w].first & mask)) {
                fail("bits %u and up: keys[%zu] is out of order", windows[w].first, i);
                break;
            }
        qsort(keys, COUNT, sizeof *keys, compare_words);
        qsort(before, COUNT, sizeof *before, compare_words);
        if (memcmp(keys, before, sizeof keys)) fail("bits %u and up: the keys are other ones", windows[w].first);
    }
}

static void a_count_on_the_GPU_is_obeyed(void) {
    static const uint32_t sizes[] = {0, 4, 20};
    for (int kind = COUNT_ZERO; kind < COUNT_KINDS; kind++)
        for (int shape = 0; shape < SHAPES; shape++) {
            sort_case c = {.count = 3001,
                           .gpu = (gpu_count)kind,
                           .value_size = sizes[(kind + shape) % 3],
                           .seed = (uint64_t)kind};
            check(shape, c);
        }
}

/* ---- memory ---- */

static void no_scratch_is_asked_for(void) {
    for (int shape = 0; shape < 2; shape++)
        for (int type = shape ? 0 : TYPES - 1; type < TYPES; type++)
            for (uint32_t value_size = 0; value_size <= 8; value_size += 4) {
                const target *t = command_target(shape);
                sort_case c = {.count = 100003,
                               .type = (gpusort_type)type,
                               .value_size = value_size,
                               .algorithm = GPUSORT_ODD_EVEN_MERGE};
                gpusort_cmd_args args = case_args(&c);
                gpusort_memory needs = {.size = 1};
                if (!t) return;
                expect_result(gpusort_prepare(t->context, &args), GPUSORT_OK, "gpusort_prepare");
                expect_result(gpusort_scratch(t->context, &args, &needs), GPUSORT_OK, "gpusort_scratch");
                if (needs.size)
                    fail("%s, values of %u bytes: %llu bytes of scratch", type_name(c.type), value_size,
                         (unsigned long long)needs.size);
            }
}

static gpusort_result sort_within(const target *t, gpusort_algorithm algorithm, uint32_t first_bit, uint32_t *keys,
                                  uint32_t *values, size_t n) {
    gpusort_host_args args;
    memset(&args, 0, sizeof args);
    args.keys = keys;
    args.values = values;
    args.value_size = values ? 4 : 0;
    args.count = n;
    args.algorithm = algorithm;
    args.first_bit = first_bit;
    for (size_t i = 0; i < n; i++) keys[i] = (uint32_t)i * 2654435761u;
    return gpusort_sort(t->context, &args);
}

static void an_array_of_60_percent_of_the_memory_is_sorted(void) {
    static const struct {
        gpusort_algorithm algorithm;
        int values; /* with values, and half the count */
        uint32_t first_bit;
        gpusort_result expected;
    } cases[] = {
        {GPUSORT_COUNT_SCAN_SCATTER, 0, 0, GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY},
        {GPUSORT_ONESWEEP, 0, 0, GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY},
        {GPUSORT_ODD_EVEN_MERGE, 0, 0, GPUSORT_OK},
        {GPUSORT_AUTO, 0, 0, GPUSORT_OK},
        {GPUSORT_AUTO, 1, 0, GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY},  /* not silently unstable, */
        {GPUSORT_AUTO, 0, 24, GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY}, /* nor for keys that a window makes equal */
        {GPUSORT_ODD_EVEN_MERGE, 1, 0, GPUSORT_OK},
    };
    const size_t budget = 1 << 20, n = budget / 10 * 6 / 4;
    uint32_t *keys = malloc(n * 4), *values = calloc(n, 4), *sorted = malloc(n * 4);
    log_keeper keeper = {0};
    gpusort_desc knobs;
    target t;
    memset(&knobs, 0, sizeof knobs);
    knobs.memory_budget = budget;
    use_logger(&knobs, &keeper);
    if (!keys || !values || !sorted || !target_own(&t, "memory of 1 MiB", &knobs)) return;
    for (size_t i = 0; i < COUNT_OF(cases); i++) {
        const size_t count = cases[i].values ? n / 2 : n;
        gpusort_result result;
        keeper.errors = 0;
        result = sort_within(&t, cases[i].algorithm, cases[i].first_bit, keys, cases[i].values ? values : NULL,
                             count);
        if (result != cases[i].expected)
            fail("algorithm %d%s: %s", (int)cases[i].algorithm, cases[i].values ? " with values" : "",
                 gpusort_result_string(result));
        if (result == GPUSORT_OK && keeper.errors) fail("a success logged: %s", keeper.text);
        if (result != GPUSORT_OK && !keeper.errors) fail("a failure logged no error");
        for (size_t k = 0; k < count; k++) sorted[k] = (uint32_t)k * 2654435761u;
        if (result == GPUSORT_OK) qsort(sorted, count, sizeof *sorted, compare_words);
        if (memcmp(keys, sorted, count * 4))
            fail("algorithm %d: the keys are not as they should be", (int)cases[i].algorithm);
    }
    target_close(&t);
    free(keys), free(values), free(sorted);
}

/* ---- cost ---- */

/* What the manual says of 32-bit keys: a dispatch for up to a tile of 2^t, then for each doubling, to 2^j, 3 dispatches
 * up to j = 2t - 4, and 2 more for every t - 4 doublings from there. */
static long documented_dispatches(uint32_t t, size_t n) {
    long dispatches = 1;
    for (uint32_t j = t + 1; (n - 1) >> (j - 1) != 0; j++)
        dispatches += j <= 2 * t - 4 ? 3 : 3 + 2 * ((j - (2 * t - 4) + t - 5) / (t - 4));
    return dispatches;
}

static void dispatches_are_as_many_as_documented(void) {
    const target *t = command_target(1);
    gpu_buffer keys;
    memset(&keys, 0, sizeof keys);
    if (!t || !buffer_grow(device, &keys, (VkDeviceSize)4 << 17, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, 0)) return;
    for (uint32_t j = 5; j <= 17; j++)
        for (size_t n = ((size_t)1 << j) - 1; n <= ((size_t)1 << j) + (j < 17); n++) {
            const sort_case c = {.count = n, .algorithm = GPUSORT_ODD_EVEN_MERGE};
            gpusort_cmd_args args = case_args(&c);
            long before;
            args.keys.buffer = keys.buffer;
            expect_result(gpusort_prepare(t->context, &args), GPUSORT_OK, "gpusort_prepare");
            if (!commands_begin(device)) return;
            before = shim.dispatches;
            expect_result(gpusort_cmd_sort(t->context, device->commands, &args), GPUSORT_OK, "gpusort_cmd_sort");
            if (shim.dispatches - before != documented_dispatches(7, n))
                fail("%zu keys in tiles of 128: %ld dispatches, documented are %ld", n, shim.dispatches - before,
                     documented_dispatches(7, n));
            device->vk.vkEndCommandBuffer(device->commands); /* counted, not run */
        }
    buffer_free(device, &keys);
}

static void keys_cannot_be_kept(void) {
    const target *t = command_target(0);
    sort_case c = {.count = 100, .value_size = 4, .flags = GPUSORT_KEEP_KEYS, .algorithm = GPUSORT_ODD_EVEN_MERGE};
    gpusort_cmd_args args = case_args(&c);
    if (t) expect_result(gpusort_prepare(t->context, &args), GPUSORT_ERROR_UNSUPPORTED, "gpusort_prepare");
}

static void contexts_leave_nothing_behind(void) {
    for (int shape = 0; shape < SHAPES; shape++) target_close(&hosts[shape]), target_close(&commands[shape]);
    engine_close(device);
    if (shim_live_objects()) fail("after every context's end: %s", shim_live_text());
}

static const promise promises[] = {
    PROMISE(counts_up_to_4200_are_sorted, .pipelines = 25, .soak = "every count, every type"),
    PROMISE(random_larger_counts_are_sorted, .depth = PART, .pipelines = 30, .soak = "62 counts"),
    PROMISE(every_kind_is_sorted, .pipelines = 30, .soak = "every kind with values of every size"),
    PROMISE(a_window_of_keys_alone_loses_and_doubles_none),
    PROMISE(a_count_on_the_GPU_is_obeyed, .depth = PART, .pipelines = 15),
    PROMISE(no_scratch_is_asked_for, .pipelines = 25),
    PROMISE(an_array_of_60_percent_of_the_memory_is_sorted),
    PROMISE(dispatches_are_as_many_as_documented),
    PROMISE(keys_cannot_be_kept),
    PROMISE(every_count_up_to_4200_is_sorted_in_every_type, .depth = PRODUCT),
    PROMISE(contexts_leave_nothing_behind, .depth = PART),
};

int main(int argc, char **argv) {
    shim.keep = 1;
    return run_promises(promises, COUNT_OF(promises), argc, argv);
}
