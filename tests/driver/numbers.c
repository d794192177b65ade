/* GPUSORT_NUMERIC: floating-point keys as numbers. Zeros of both signs are equal, NaNs are equal and come last in either
 * order, or with GPUSORT_NANS_GREATEST first where keys descend, equal keys keep their order and every key its bits: by every algorithm, for every kind of sort that treats keys
 * in another way, against a reference that lets the processor compare. */
#include "harness.h"
#include "shim.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { I = GPUSORT_WRITE_INDICES, K = GPUSORT_KEEP_KEYS, S = GPUSORT_KEYS_IN_VALUES, D = GPUSORT_DISCARD_KEYS };

/* ---- where it runs: tiles are small, so that few elements take several of them, and compile fast ---- */

enum { PUSHED, ADDRESSED, HOST, TARGETS };
static engine *engines[2];
static target targets[TARGETS];

/* NULL: this device cannot bind so. */
static const target *target_of(int which) {
    static const gpusorti_overrides shape = {.workgroup_size = 256, .items = 2};
    const uint32_t without[] = {GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS, GPUSORT_ENABLED_PUSH_DESCRIPTOR};
    gpusort_desc knobs;
    memset(&knobs, 0, sizeof knobs);
    knobs.overrides = &shape;
    if (targets[which].context) return &targets[which];
    if (which == HOST) return target_own(&targets[which], "own device", &knobs) ? &targets[which] : NULL;
    if (!engines[which]) engines[which] = engine_open(ENABLE_ALL & ~without[which], VK_API_VERSION_1_3);
    if (!engines[which] || !(engines[which]->enabled & (without[0] | without[1]))) return NULL;
    return target_engine(&targets[which], which ? "addresses" : "push descriptors", engines[which], &knobs) ? &targets[which]
                                                                                                            : NULL;
}

static void close_targets(void) {
    for (int which = 0; which < TARGETS; which++) target_close(&targets[which]);
    for (int which = 0; which < 2; which++) engine_close(engines[which]), engines[which] = NULL;
}

static long checked;

/* Most are recorded with push descriptors; the suite's matrix has all pairs of kinds and levels. */
static void check(sort_case c) {
    const int turn = (int)(checked % 6), recorded = c.gpu != COUNT_GIVEN || c.segments > LAYOUT_ASCENDING;
    const target *t;
    c.host = turn == 2 && !recorded;
    c.flags |= GPUSORT_NUMERIC;
    c.keys = KEYS_SPECIAL;
    c.seed = (uint64_t)checked;
    c.order = (gpusort_order)(checked & 1);
    if (checked++ & 2) c.flags |= GPUSORT_NANS_GREATEST;
    t = target_of(c.host ? HOST : turn == 5 ? ADDRESSED : PUSHED);
    if (t) expect_sorted(t, &c);
}

static const gpusort_type floats[] = {GPUSORT_F16, GPUSORT_F32, GPUSORT_F64, GPUSORT_BF16};
enum { FLOATS = COUNT_OF(floats) };

/* ---- what the reference is worth ---- */

/* As numbers these keys come in an order that no order of all bits gives, and the reference knows it. */
static void the_reference_tells_numbers_from_bits(void) {
    static const uint32_t keys[] = {0x7fc00001, 0x80000000, 0x00000000, 0xff800000, 0xffc00000, 0x80000000,
                                    0x00000001, 0x7f800000, 0x7f800001, 0x80000001};
    static const uint32_t orders[][10] = {{3, 9, 1, 2, 5, 6, 7, 0, 4, 8}, {7, 6, 1, 2, 5, 9, 3, 0, 4, 8},
                                          {3, 9, 1, 2, 5, 6, 7, 0, 4, 8}, {0, 4, 8, 7, 6, 1, 2, 5, 9, 3}};
    enum { COUNT = COUNT_OF(keys), TIMES = 3 };
    uint32_t many[COUNT * TIMES], perm[COUNT * TIMES];
    for (int order = 0; order < 4; order++) {
        const sort_case c = {.type = GPUSORT_F32,
                             .order = (gpusort_order)(order & 1),
                             .flags = GPUSORT_NUMERIC | (order & 2 ? GPUSORT_NANS_GREATEST : 0)};
        const uint32_t *expected = orders[order];
        EXPECT(reference_order(&c, keys, COUNT, perm) && !memcmp(perm, expected, sizeof keys));
        for (int i = 0; i < TIMES; i++) memcpy(many + i * COUNT, keys, sizeof keys); /* enough for another way to sort */
        EXPECT(reference_order(&c, many, COUNT * TIMES, perm) && perm[0] == expected[0] &&
               perm[COUNT * TIMES - 1] == expected[COUNT - 1] + (TIMES - 1) * COUNT);
    }
}

static void bfloats_and_singles_are_the_same_numbers_to_the_reference(void) {
    static const uint16_t bfloats[] = {0x0000, 0x8000, 0x0001, 0x7f7f, 0x7f80, 0xff80,
                                       0x7f81, 0xffff, 0x7c01, 0xfc01, 0x3f80};
    for (size_t i = 0; i < COUNT_OF(bfloats); i++)
        for (size_t k = 0; k < COUNT_OF(bfloats); k++) {
            const sort_case of_bfloats = {.type = GPUSORT_BF16, .flags = GPUSORT_NUMERIC};
            const sort_case of_singles = {.type = GPUSORT_F32, .flags = GPUSORT_NUMERIC};
            const uint16_t two[] = {bfloats[i], bfloats[k]};
            const uint32_t other[] = {(uint32_t)bfloats[i] << 16, (uint32_t)bfloats[k] << 16};
            uint32_t a[2], b[2];
            EXPECT(reference_order(&of_bfloats, two, 2, a) && reference_order(&of_singles, other, 2, b) && a[0] == b[0]);
        }
}

static void halves_singles_and_doubles_are_the_same_numbers_to_the_reference(void) {
    static const uint16_t halves[] = {0x0000, 0x8000, 0x0001, 0x03ff, 0x0400, 0x3c00, 0x3555, 0x7bff, 0x7c00, 0xfc00};
    static const float singles[] = {0.0f,  -0.0f, 5.9604644775390625e-8f, 6.097555160522461e-5f, 6.103515625e-5f,
                                    1.0f, 0.333251953125f, 65504.0f, INFINITY, -INFINITY};
    for (size_t i = 0; i < COUNT_OF(halves); i++)
        for (size_t k = 0; k < COUNT_OF(halves); k++) {
            const sort_case of_halves = {.type = GPUSORT_F16, .flags = GPUSORT_NUMERIC};
            const sort_case of_singles = {.type = GPUSORT_F32, .flags = GPUSORT_NUMERIC};
            const uint16_t two[] = {halves[i], halves[k]};
            const float other[] = {singles[i], singles[k]};
            uint32_t a[2], b[2];
            EXPECT(reference_order(&of_halves, two, 2, a) && reference_order(&of_singles, other, 2, b) && a[0] == b[0]);
        }
}

/* ---- the sorts ---- */

static void numbers_are_sorted_by_every_algorithm(void) {
    static const uint32_t value_sizes[] = {0, 4, 8, 12};
    for (int f = 0; f < FLOATS; f++)
        for (int algorithm = GPUSORT_AUTO; algorithm <= GPUSORT_ODD_EVEN_MERGE; algorithm++)
            for (size_t v = 0; v < COUNT_OF(value_sizes); v++) {
                sort_case c = {.count = 3001, .type = floats[f], .value_size = value_sizes[v]};
                c.algorithm = (gpusort_algorithm)algorithm;
                if (v && algorithm == GPUSORT_AUTO) c.count = 300; /* a tile */
                if (soaking() || v == (size_t)(f + algorithm) % 4) check(c);
            }
}

/* Compiling takes longest: in a test there are a few kinds, each for some floats, bits 1 << f. */
static const struct {
    uint32_t value_size, flags, key_offset, floats;
} kinds[] = {{0, 0, 0, 6}, {4, 0, 0, 1},   {4, I, 0, 4}, {12, 0, 0, 4},   {4, I | K, 0, 2},
             {16, K, 0, 1}, {24, S, 12, 4}, {8, D, 0, 4}, {4, I | D, 0, 1}, {8, S, 0, 2}};

static int is_wanted(int f, size_t kind) { return soaking() || kinds[kind].floats >> f & 1; }

static sort_case case_of(int f, size_t kind, size_t count) {
    sort_case c = {.count = count, .type = floats[f], .value_size = kinds[kind].value_size, .flags = kinds[kind].flags};
    c.key_offset = kinds[kind].key_offset;
    return c;
}

/* Some with their count on the GPU. */
static void kept_keys_indices_and_structs_are_sorted_as_numbers(void) {
    static const gpu_count counted[] = {COUNT_GIVEN, COUNT_BELOW, COUNT_ZERO, COUNT_ABOVE};
    for (int f = 0; f < FLOATS; f++)
        for (size_t kind = 2; kind < COUNT_OF(kinds); kind++) {
            sort_case c = case_of(f, kind, 2999);
            c.gpu = counted[(kind + (size_t)f) % COUNT_OF(counted)];
            if (kind % 2) c.algorithm = f == 1 ? GPUSORT_COUNT_SCAN_SCATTER : GPUSORT_ONESWEEP;
            if (is_wanted(f, kind)) check(c);
        }
}

/* Short, longer and long ones; what lies outside of all of them stays. */
static void segments_are_sorted_as_numbers(void) {
    static const segment_layout layouts[] = {LAYOUT_GAPS, LAYOUT_ROWS, LAYOUT_GIANT, LAYOUT_DESCENDING, LAYOUT_EDGES};
    for (int f = 0; f < FLOATS; f++)
        for (size_t kind = 0; kind < COUNT_OF(kinds); kind++)
            for (size_t l = 0; l < COUNT_OF(layouts); l++) {
                sort_case c = case_of(f, kind, 5000);
                c.segments = layouts[l];
                if (c.segments == LAYOUT_ROWS) c.segment_size = kind % 2 ? 77 : 2100;
                else c.segment_count = 40;
                if (l == (kind + (size_t)f) % COUNT_OF(layouts) ? is_wanted(f, kind) : soaking()) check(c);
            }
}

/* Most keys are among a few: whatever the limit, it cuts through equal ones, and the earlier of them are taken. */
static void the_first_k_are_those_of_numbers(void) {
    static const uint32_t limits[] = {1, 40, 700};
    for (int f = 0; f < FLOATS; f++)
        for (size_t kind = 0; kind < COUNT_OF(kinds); kind++)
            for (size_t l = 0; l < COUNT_OF(limits); l++) {
                sort_case c = case_of(f, kind, 20000);
                c.limit = limits[l];
                if (kind % 3 == 1) c.segments = LAYOUT_ROWS, c.segment_size = 6000;
                if (kind % 3 == 2) c.segments = LAYOUT_GAPS, c.segment_count = 7;
                if (l == (kind + (size_t)f) % COUNT_OF(limits) ? is_wanted(f, kind) : soaking()) check(c);
            }
    printf("     %ld sorts\n", checked);
}

/* ---- in place ---- */

static void the_odd_even_merge_of_numbers_takes_no_scratch(void) {
    const target *t = target_of(PUSHED);
    for (int f = 0; f < FLOATS && t; f++)
        for (uint32_t value_size = 0; value_size <= 8; value_size += 4) {
            const sort_case c = {.count = 100003,
                                 .type = floats[f],
                                 .value_size = value_size,
                                 .flags = GPUSORT_NUMERIC,
                                 .algorithm = GPUSORT_ODD_EVEN_MERGE};
            const gpusort_cmd_args args = case_args(&c);
            gpusort_memory needs = {.size = 1};
            expect_result(gpusort_scratch(t->context, &args, &needs), GPUSORT_OK, "gpusort_scratch");
            if (needs.size) fail("%s: %llu bytes of scratch", type_name(c.type), (unsigned long long)needs.size);
        }
    close_targets();
}

/* Keys alone may be told apart by their bits here, so that a lack of memory is an error, not an unstable sort. */
static void numbers_are_not_sorted_in_place_where_memory_lacks(void) {
    enum { BUDGET = 1 << 20, COUNT = BUDGET / 10 * 6 / 8 };
    static double keys[COUNT], before[COUNT];
    gpusort_desc knobs;
    gpusort_host_args args;
    target t;
    memset(&knobs, 0, sizeof knobs);
    memset(&args, 0, sizeof args);
    knobs.memory_budget = BUDGET;
    if (!target_own(&t, "memory of 1 MiB", &knobs)) return;
    for (size_t i = 0; i < COUNT; i++) keys[i] = before[i] = i % 3 ? (double)(i * 40503 % 65536) : -0.0;
    args.keys = keys;
    args.count = COUNT;
    args.key_type = GPUSORT_F64;
    args.flags = GPUSORT_NUMERIC;
    expect_result(gpusort_sort(t.context, &args), GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY, "f64");
    args.key_type = GPUSORT_F32;
    args.count = COUNT * 2;
    expect_result(gpusort_sort(t.context, &args), GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY, "f32");
    args.key_type = GPUSORT_F16;
    args.count = COUNT * 4;
    expect_result(gpusort_sort(t.context, &args), GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY, "f16");
    EXPECT(!memcmp(keys, before, sizeof keys));
    target_close(&t);
}

static const promise promises[] = {
    PROMISE(the_reference_tells_numbers_from_bits),
    PROMISE(halves_singles_and_doubles_are_the_same_numbers_to_the_reference),
    PROMISE(bfloats_and_singles_are_the_same_numbers_to_the_reference),
    PROMISE(numbers_are_sorted_by_every_algorithm, .pipelines = 70, .soak = "every size of values"),
    PROMISE(kept_keys_indices_and_structs_are_sorted_as_numbers, .pipelines = 35, .soak = "every kind for every float"),
    PROMISE(segments_are_sorted_as_numbers, .pipelines = 50, .soak = "every kind in every layout"),
    PROMISE(the_first_k_are_those_of_numbers, .pipelines = 79, .soak = "every kind with every limit"),
    PROMISE(the_odd_even_merge_of_numbers_takes_no_scratch),
    PROMISE(numbers_are_not_sorted_in_place_where_memory_lacks),
};

int main(int argc, char **argv) {
    shim.keep = 1;
    return run_promises(promises, COUNT_OF(promises), argc, argv);
}
