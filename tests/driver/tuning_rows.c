/* Every row of the tuning table sorts: the driver is made to report the row's vendor and type of device. Shapes shrink
 * to the driver's limits, kernels' variants stay. */
#include "harness.h"
#include "shaders/common/stalls.glsl"
#include "shim.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static int is_nvidia(const tuning_row *row) { return row->vendor_id == 0x10de && row->driver_id == 0; }
static int compute_only(const tuning_row *row) { return row->queue == 1; }

/* Whether wider subgroups are given another row of the vendor. */
static int wider_has_a_row(const tuning_row *row) {
    tuning_row other;
    for (size_t r = 0; tuning_row_at(r, &other); r++)
        if (other.vendor_id == row->vendor_id && other.subgroup_min) return 1;
    return 0;
}

static void pretend(const tuning_row *row) {
    memset(&shim, 0, sizeof shim);
    shim.validate = validation_wanted();
    shim.keep = 1;
    shim.vendor_id = row->vendor_id ? row->vendor_id : 1; /* nobody's */
    shim.device_id = row->device_id;
    shim.device_name = row->device_name;
    shim.multiprocessors = row->multiprocessors;
    shim.driver_id = row->driver_id;
    shim.device_type = row->device_type ? row->device_type : VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU;
    shim.subgroup_min = row->subgroup_min ? row->subgroup_min : wider_has_a_row(row) ? 8 : 0;
    shim.no_graphics = compute_only(row);
}

/* Leaves want digits of 8 bits. Narrower subgroups have more counters for these than CPU drivers lend a workgroup. */
enum { LEAF_LANES = 16 };

/* Leaves do not depend on the driver: where its subgroups are narrower, kernels are told of LEAF_LANES, and subgroups take
 * turns with the counters. */
static uint32_t pretend_leaves(const tuning_row *row) {
    pretend(row);
    if (setting("TESTS_SUBGROUP", 8) >= LEAF_LANES) return ENABLE_ALL;
    if (shim.subgroup_min < LEAF_LANES) shim.subgroup_min = LEAF_LANES;
    return ENABLE_ALL & ~(uint32_t)GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL;
}

typedef enum lanes_told { OWN_LANES, LANES_FOR_LEAVES } lanes_told;

/* With all shapes of the row. */
static engine *whole_row_open(target *t, const tuning_row *row, const gpusorti_overrides *forced, lanes_told lanes) {
    uint32_t wanted = ENABLE_ALL;
    gpusort_desc knobs;
    engine *e;
    memset(&knobs, 0, sizeof knobs);
    knobs.overrides = forced;
    if (lanes == LANES_FOR_LEAVES) wanted = pretend_leaves(row);
    else pretend(row);
    e = engine_open(wanted, VK_API_VERSION_1_3);
    if (!e || !target_engine(t, row->name, e, &knobs)) {
        engine_close(e);
        return NULL;
    }
    if (strcmp(tuning_name(t->context), row->name) || tuning_queue(t->context) != row->queue)
        fail("the row in use is %s for queue families %d, expected %s for %d", tuning_name(t->context),
             tuning_queue(t->context), row->name, row->queue);
    return e;
}

enum { FEW_ITEMS = 2, ODD_ITEMS = 3 };

/* In a test with tiles of few items, as CPU drivers compile the loops over them for seconds. */
static engine *row_open(target *t, const tuning_row *row, const gpusorti_overrides *forced, lanes_told lanes) {
    engine *e = whole_row_open(t, row, forced, lanes);
    if (e && !soaking()) shorten_tiles(t->context, FEW_ITEMS);
    return e;
}

/* The row of NVIDIA's queue families without graphics. */
static engine *nvidia_open(target *t, const gpusorti_overrides *forced) {
    tuning_row row;
    for (size_t r = 0; tuning_row_at(r, &row); r++)
        if (is_nvidia(&row) && compute_only(&row)) return row_open(t, &row, forced, LANES_FOR_LEAVES);
    fail("NVIDIA has no row for queue families without graphics");
    return NULL;
}

static void row_close(target *t, engine *e) {
    target_close(t);
    engine_close(e);
    memset(&shim, 0, sizeof shim);
}

static void each_vendor_gets_its_row(void) {
    static const tuning_row devices[] = {
        {.name = "NVIDIA", .vendor_id = 0x10de, .queue = 1},
        {.name = "NVIDIA", .vendor_id = 0x10de, .queue = 2},
        {.name = "AMD RDNA", .vendor_id = 0x1002, .subgroup_min = 32},
        {.name = "AMD GCN", .vendor_id = 0x1002, .subgroup_min = 64},
        {.name = "Intel", .vendor_id = 0x8086},
        {.name = "Intel integrated", .vendor_id = 0x8086, .device_type = VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU},
        {.name = "Intel Xe2", .vendor_id = 0x8086, .subgroup_min = 16},
        {.name = "NVIDIA by NVK", .vendor_id = 0x10de, .driver_id = 24},
        {.name = "Samsung Xclipse", .vendor_id = 0x144d},
        {.name = "Imagination", .vendor_id = 0x1010},
        {.name = "Apple", .vendor_id = 0x106b},
        {.name = "a layer over another API", .vendor_id = 0x10de, .driver_id = 23},
        {.name = "Arm Bifrost", .vendor_id = 0x13b5},
        {.name = "Arm Valhall", .vendor_id = 0x13b5, .subgroup_min = 16},
        {.name = "Qualcomm", .vendor_id = 0x5143},
        {.name = "Broadcom", .vendor_id = 0x14e4},
        {.name = "SwiftShader", .vendor_id = 0x1ae0, .device_type = VK_PHYSICAL_DEVICE_TYPE_CPU},
        {.name = "CPU drivers", .vendor_id = 0x10005, .device_type = VK_PHYSICAL_DEVICE_TYPE_CPU},
        {.name = "unknown", .vendor_id = 0x10005},
    };
    tuning_row row;
    for (size_t i = 0; i < COUNT_OF(devices); i++) {
        target t;
        engine *e = row_open(&t, &devices[i], NULL, OWN_LANES);
        if (e) row_close(&t, e);
    }
    EXPECT(!tuning_row_at(COUNT_OF(devices), &row)); /* a row more wants a line more here */
}

/* The row of CPU drivers is for short compile times. */
static void tiles_have_elements_for_every_digit(void) {
    tuning_row row;
    for (size_t i = 0; tuning_row_at(i, &row); i++)
        if (row.device_type != VK_PHYSICAL_DEVICE_TYPE_CPU && row.elements_a_digit < 8)
            fail("%s: a tile of %u elements for each value of a digit", row.name, row.elements_a_digit);
}

/* The same pipelines serve all of these. */
static const distribution distributions[] = {KEYS_RANDOM, KEYS_FEW, KEYS_ENTROPY, KEYS_SORTED, KEYS_OUTLIERS};

/* The which-th case of a list; in a test with random keys and every other distribution by turns. */
static void expect_all_sorted(const target *t, sort_case c, size_t which) {
    for (size_t i = 0; i < COUNT_OF(distributions); i++) {
        if (!soaking() && i > 0 && (i + which) % 2) continue;
        c.keys = distributions[i];
        c.seed++;
        expect_sorted(t, &c);
    }
}

#define CSS GPUSORT_COUNT_SCAN_SCATTER
#define ONESWEEP GPUSORT_ONESWEEP
#define ADDRESSABLE GPUSORT_ADDRESSABLE
#define INDICES GPUSORT_WRITE_INDICES
#define KEEP GPUSORT_KEEP_KEYS
#define DOWN GPUSORT_DESCENDING

/* What onesweep_staged.comp sorts, by other shapes on other queue families. */
static int is_staged(const sort_case *c) {
    return c->algorithm == ONESWEEP && c->type <= GPUSORT_F32 && c->value_size == 4 && c->bit_count == 0;
}

/* Each kind of key through each algorithm, by one binding at least. The row of queue families with graphics differs in what
 * is_staged(). */
static void the_NVIDIA_rows_sort(void) {
    enum { FIRST = 11 }; /* in a test */
    static const sort_case cases[] = {
        {.count = 12007, .algorithm = ONESWEEP, .flags = ADDRESSABLE},
        {.count = 12007, .algorithm = ONESWEEP, .host = 1},
        {.count = 12007, .algorithm = ONESWEEP, .flags = ADDRESSABLE, .first_bit = 5, .bit_count = 19},
        {.count = 12007, .algorithm = CSS},
        {.count = 12007, .value_size = 4, .algorithm = ONESWEEP},
        {.count = 30011, .value_size = 4, .algorithm = ONESWEEP, .flags = ADDRESSABLE},
        {.count = 12007,
         .type = GPUSORT_F32,
         .order = GPUSORT_DESCENDING,
         .value_size = 24,
         .algorithm = ONESWEEP,
         .flags = ADDRESSABLE,
         .first_bit = 5,
         .bit_count = 19},
        {.count = 12007, .type = GPUSORT_U64, .value_size = 4, .algorithm = ONESWEEP, .flags = ADDRESSABLE},
        /* a digit of both words */
        {.count = 12007,
         .type = GPUSORT_U64,
         .value_size = 4,
         .algorithm = ONESWEEP,
         .flags = ADDRESSABLE,
         .first_bit = 5,
         .bit_count = 43},
        {.count = 12007, .type = GPUSORT_U16, .algorithm = CSS},
        {.count = 12007, .type = GPUSORT_I32, .algorithm = GPUSORT_ODD_EVEN_MERGE},
        {.count = 12007, .type = GPUSORT_U64, .algorithm = ONESWEEP, .flags = ADDRESSABLE},
        {.count = 12007, .type = GPUSORT_U64, .algorithm = CSS},
        {.count = 12007, .type = GPUSORT_U16, .algorithm = ONESWEEP},
        {.count = 12007, .type = GPUSORT_F32, .order = GPUSORT_DESCENDING, .algorithm = ONESWEEP},
        {.count = 12007,
         .type = GPUSORT_I64,
         .order = GPUSORT_DESCENDING,
         .value_size = 4,
         .algorithm = ONESWEEP,
         .flags = ADDRESSABLE | GPUSORT_WRITE_INDICES,
         .first_bit = 16,
         .bit_count = 48},
    };
    /* an odd number of passes, for which the histogram kernel copies */
    static const sort_case copied[] = {
        {.count = (1 << 20) + 11, .gpu = COUNT_FEW, .keys = KEYS_LOW, .algorithm = ONESWEEP, .flags = ADDRESSABLE},
        {.count = (1 << 20) + 11,
         .gpu = COUNT_FEW,
         .keys = KEYS_LOW,
         .value_size = 4,
         .algorithm = ONESWEEP,
         .flags = ADDRESSABLE},
        {.count = (1 << 20) + 11,
         .gpu = COUNT_FEW,
         .keys = KEYS_LOW,
         .value_size = 4,
         .type = GPUSORT_F32,
         .order = GPUSORT_DESCENDING,
         .algorithm = ONESWEEP,
         .flags = ADDRESSABLE},
    };
    /* by the row's shapes as they are: an even and an odd number of items, by rounds that are full or not; atomics */
    static const sort_case whole[] = {
        {.count = 12007, .value_size = 4, .algorithm = ONESWEEP},
        {.count = 12007, .type = GPUSORT_U64, .value_size = 8, .algorithm = ONESWEEP},
        /* the first count that is not small */
        {.count = (1 << 18) + 1, .keys = KEYS_OUTLIERS, .flags = ADDRESSABLE},
        {.count = 12007, .type = GPUSORT_U64, .algorithm = ONESWEEP}, /* in a soak */
    };
    /* steps that the plan sizes, and the shape of great bounds; in a test by short tiles, the last ones by those of
     * leaves */
    static const sort_case great[] = {
        {.count = (1 << 24) + 11, .gpu = COUNT_FEW, .keys = KEYS_LOW, .algorithm = CSS},
        {.count = (1 << 25) + 11, .gpu = COUNT_FEW, .keys = KEYS_LOW, .algorithm = ONESWEEP, .flags = ADDRESSABLE},
        {.count = (1 << 23) + 11, .gpu = COUNT_FEW, .type = GPUSORT_U64, .algorithm = ONESWEEP, .flags = ADDRESSABLE},
        {.count = (1 << 23) + 11, .gpu = COUNT_FEW, .type = GPUSORT_U64, .algorithm = ONESWEEP},
    };
    tuning_row row;
    for (size_t r = 0; tuning_row_at(r, &row); r++) {
        target t, own;
        engine *e;
        if (!is_nvidia(&row) || !(e = row_open(&t, &row, NULL, OWN_LANES))) continue;
        for (size_t i = 0; i < (soaking() ? COUNT_OF(cases) : FIRST); i++)
            if (compute_only(&row) || is_staged(&cases[i])) expect_all_sorted(&t, cases[i], i);
        for (size_t i = 0; i < COUNT_OF(copied) - !soaking() && compute_only(&row); i++) expect_sorted(&t, &copied[i]);
        for (size_t i = 0; i < 2 && compute_only(&row) && !soaking(); i++) expect_sorted(&t, &great[i]);
        row_close(&t, e);
        if (compute_only(&row) && (e = whole_row_open(&t, &row, NULL, OWN_LANES))) {
            for (size_t i = 0; i < COUNT_OF(whole) - !soaking(); i++) expect_sorted(&t, &whole[i]);
            for (size_t i = 0; i < COUNT_OF(great) && soaking(); i++) expect_sorted(&t, &great[i]);
            row_close(&t, e);
        }
        pretend(&row);
        if (target_own(&own, row.name, NULL)) {
            EXPECT(!strcmp(tuning_name(own.context), row.name));
            expect_all_sorted(&own, cases[1], 1);
            target_close(&own);
        }
        memset(&shim, 0, sizeof shim);
    }
}

/* Where full subgroups are not asked for there may be more of them, of fewer lanes, than kernels keep counters for. */
static void the_NVIDIA_row_sorts_with_more_subgroups_than_told(void) {
    static const sort_case cases[] = {
        {.count = 12007, .value_size = 4},
        {.count = 12007, .type = GPUSORT_F32, .value_size = 4, .flags = INDICES},
        {.count = 12007, .type = GPUSORT_U64, .value_size = 4},
        {.count = 12007, .value_size = 4, .keys = KEYS_ENTROPY},
    };
    const uint32_t lanes = (uint32_t)setting("TESTS_SUBGROUP", 8);
    tuning_row row;
    for (size_t r = 0; tuning_row_at(r, &row); r++) {
        target t;
        if (!is_nvidia(&row) || !compute_only(&row)) continue;
        pretend(&row);
        shim.api_version = VK_API_VERSION_1_1;
        shim.no_extensions = shim.no_features = 1;
        shim.subgroup_size = 2 * lanes;
        if (target_own(&t, row.name, NULL)) {
            EXPECT(!strcmp(tuning_name(t.context), row.name) && tuning_queue(t.context) == row.queue);
            if (!soaking()) shorten_tiles(t.context, FEW_ITEMS);
            for (size_t i = 0; i < COUNT_OF(cases); i++) {
                sort_case c = cases[i];
                c.host = 1;
                c.algorithm = ONESWEEP;
                expect_sorted(&t, &c);
            }
            target_close(&t);
        }
        memset(&shim, 0, sizeof shim);
    }
}

/* Passes tell the sign of floating point keys or turn the same bits of all keys, in a window or without. In a test the first
 * cases. */
static void the_NVIDIA_row_sorts_keys_of_any_sign(void) {
    enum { FIRST = 5 };
    static const sort_case cases[] = {
        {.type = GPUSORT_F32, .order = DOWN, .value_size = 4, .flags = ADDRESSABLE | INDICES, .gpu = COUNT_BELOW},
        {.type = GPUSORT_F32, .value_size = 4, .flags = ADDRESSABLE | KEEP, .first_bit = 7, .bit_count = 25},
        {.type = GPUSORT_I32, .order = DOWN, .value_size = 4, .flags = ADDRESSABLE, .first_bit = 5, .bit_count = 19},
        {.type = GPUSORT_F64, .value_size = 4, .flags = ADDRESSABLE},
        {.type = GPUSORT_F32, .order = DOWN},
        {.type = GPUSORT_I64, .order = DOWN, .value_size = 4, .flags = ADDRESSABLE | INDICES},
        {.type = GPUSORT_I16, .order = DOWN, .value_size = 4, .first_bit = 3, .bit_count = 13},
        {.type = GPUSORT_F32, .value_size = 4, .flags = ADDRESSABLE},
        {.type = GPUSORT_F32, .value_size = 4},
        {.type = GPUSORT_F32, .order = DOWN, .value_size = 4, .flags = ADDRESSABLE, .first_bit = 3, .bit_count = 20},
        {.type = GPUSORT_I32, .value_size = 4, .flags = ADDRESSABLE, .first_bit = 5, .bit_count = 27},
        {.order = DOWN, .value_size = 4, .flags = ADDRESSABLE | INDICES | KEEP},
        {.type = GPUSORT_I64, .value_size = 4, .flags = ADDRESSABLE, .first_bit = 40, .bit_count = 24},
        {.type = GPUSORT_U64, .order = DOWN, .value_size = 8, .first_bit = 3, .bit_count = 44},
        {.type = GPUSORT_I32},
        {.type = GPUSORT_I32, .order = DOWN, .value_size = 4},
    };
    target t;
    engine *e = nvidia_open(&t, NULL);
    if (!e) return;
    for (size_t i = 0; i < (soaking() ? COUNT_OF(cases) : FIRST); i++) {
        sort_case c = cases[i];
        c.count = 12007;
        c.algorithm = ONESWEEP;
        c.keys = KEYS_SPECIAL;
        expect_sorted(&t, &c);
        c.keys = KEYS_SIGN;
        for (c.seed = 0; c.seed < 4; c.seed++)
            if (soaking() || (c.seed + i) % 3) expect_sorted(&t, &c);
    }
    row_close(&t, e);
}

/* For 64-bit keys alone. */
#define LEAVES_OF_TWO_DIGITS(...) \
    { .count = (1 << 24) + 11, .gpu = COUNT_WORD, .algorithm = ONESWEEP, __VA_ARGS__ }

enum { LATER = 2 };
typedef struct leaf_case {
    sort_case c;
    int leaves; /* and LATER where a test has a case much like it */
} leaf_case;

/* Sorts by the shapes for compute-only queue families, with leaves or without. */
static void expect_leaves(const leaf_case *cases, size_t count) {
    target t;
    engine *e = nvidia_open(&t, NULL);
    if (!e) return;
    for (size_t i = 0; i < count; i++) {
        sort_case c = cases[i].c;
        if (!soaking() && cases[i].leaves & LATER) continue;
        c.algorithm = ONESWEEP;
        if (expect_sorted(&t, &c) && (last_leaf_bits() != 0) != (cases[i].leaves & 1))
            fail("case %zu: leaves of %u bits", i, last_leaf_bits());
    }
    row_close(&t, e);
}

/* Leaves of one and of two passes; too great ones, after which all passes run; too many for the count, which are none. */
static void the_NVIDIA_row_leaves_the_last_bits_to_leaves(void) {
    static const leaf_case cases[] = {
        {{.count = (1 << 19) + 5, .flags = ADDRESSABLE}, 1},
        {{.count = 1 << 20, .keys = KEYS_HEAVY, .type = GPUSORT_I32, .order = GPUSORT_DESCENDING}, LATER | 1},
        {{.count = 1 << 20, .keys = KEYS_HEAVY, .flags = ADDRESSABLE}, 1},
        {{.count = (1 << 23) + 11,
          .gpu = COUNT_WORD,
          .word = (1 << 20) + 7,
          .value_size = 4,
          .flags = ADDRESSABLE | GPUSORT_KEEP_KEYS},
         LATER | 1},
        {{.count = (1 << 23) + 11, .gpu = COUNT_FEW, .value_size = 4, .flags = ADDRESSABLE | GPUSORT_KEEP_KEYS}, LATER},
        {{.count = (1 << 23) + 11,
          .gpu = COUNT_WORD,
          .word = (1 << 20) + 7,
          .value_size = 4,
          .type = GPUSORT_I32,
          .flags = ADDRESSABLE | GPUSORT_KEEP_KEYS},
         1},
        {{.count = (1 << 23) + 11,
          .gpu = COUNT_WORD,
          .word = (1 << 20) + 7,
          .value_size = 4,
          .type = GPUSORT_F32,
          .flags = ADDRESSABLE},
         LATER}, /* of floats only 64-bit ones have leaves */
        {{.count = (1 << 20) + 11,
          .gpu = COUNT_WORD,
          .word = 140003,
          .value_size = 4,
          .type = GPUSORT_I64,
          .order = GPUSORT_DESCENDING,
          .flags = ADDRESSABLE},
         LATER | 1},
        {{.count = (1 << 24) + 11,
          .gpu = COUNT_WORD,
          .word = 140003,
          .value_size = 4,
          .type = GPUSORT_U64,
          .flags = ADDRESSABLE},
         1},
        {{.count = (1 << 20) + 11,
          .gpu = COUNT_WORD,
          .word = 140003,
          .value_size = 8,
          .type = GPUSORT_F64,
          .order = GPUSORT_DESCENDING},
         1},
        {{.count = (1 << 20) + 11,
          .gpu = COUNT_FEW,
          .value_size = 8,
          .type = GPUSORT_F64,
          .order = GPUSORT_DESCENDING},
         0},
        {{.count = (1 << 19) + 11, .keys = KEYS_ECHO, .value_size = 4, .type = GPUSORT_U64}, LATER},
        {{.count = (1 << 20) + 11,
          .gpu = COUNT_WORD,
          .word = 600001,
          .keys = KEYS_RANGE,
          .value_size = 4,
          .type = GPUSORT_U64,
          .flags = ADDRESSABLE},
         1},
        {{.count = (1 << 20) + 11, .keys = KEYS_RANGE, .value_size = 4, .type = GPUSORT_U64, .flags = ADDRESSABLE},
         LATER | 1},
        {{.count = 1 << 20, .keys = KEYS_COARSE}, LATER | 1},
        {{.count = 1 << 18, .keys = KEYS_RAMP, .flags = ADDRESSABLE}, 1},
        {{.count = 1 << 20, .keys = KEYS_RAMP}, LATER | 1},
        {{.count = 1 << 19, .keys = KEYS_LOW, .flags = ADDRESSABLE}, 1},
        {LEAVES_OF_TWO_DIGITS(.type = GPUSORT_U64, .value_size = 4, .word = 140003, .keys = KEYS_UNDER,
                              .flags = ADDRESSABLE),
         1},
        {LEAVES_OF_TWO_DIGITS(.type = GPUSORT_U64, .value_size = 4, .word = 600001, .keys = KEYS_LUMP, .flags = ADDRESSABLE),
         1},
        {LEAVES_OF_TWO_DIGITS(.type = GPUSORT_I64, .word = 140003, .keys = KEYS_UNDER, .flags = ADDRESSABLE), LATER | 1},
        {LEAVES_OF_TWO_DIGITS(.type = GPUSORT_I64, .word = 600001, .keys = KEYS_LUMP, .order = GPUSORT_DESCENDING),
         LATER | 1},
        {LEAVES_OF_TWO_DIGITS(.type = GPUSORT_I64, .word = 600001, .keys = KEYS_COARSE), LATER | 1},
        {LEAVES_OF_TWO_DIGITS(.type = GPUSORT_U64, .value_size = 4, .word = 140003, .keys = KEYS_ECHO, .flags = ADDRESSABLE),
         0},
        {LEAVES_OF_TWO_DIGITS(.type = GPUSORT_I64, .word = 600001, .keys = KEYS_LOW), LATER}, /* digit 3 leads */
        {LEAVES_OF_TWO_DIGITS(.type = GPUSORT_I64, .word = 140003, .keys = KEYS_SORTED, .flags = ADDRESSABLE), LATER},
        {LEAVES_OF_TWO_DIGITS(.type = GPUSORT_U64, .value_size = 4, .word = 140003, .keys = KEYS_PAIR, .flags = ADDRESSABLE),
         0},
        {{.count = (1 << 24) + 11, .gpu = COUNT_FEW, .type = GPUSORT_U64, .value_size = 4, .flags = ADDRESSABLE}, 0},
        {{.count = (1 << 24) + 11, .gpu = COUNT_FEW, .type = GPUSORT_U64}, LATER},
        {{.count = (1 << 26) + 11, .gpu = COUNT_WORD, .word = 140003}, LATER | 1},
        {{.count = (1 << 25) + 11, .gpu = COUNT_WORD, .word = 140003, .flags = ADDRESSABLE}, 1},
    };
    expect_leaves(cases, COUNT_OF(cases));
}

static void leaves_store_no_keys_that_are_discarded(void) {
    static const leaf_case cases[] = {
        {{.count = (1 << 18) + 1, .type = GPUSORT_U64, .value_size = 4, .flags = ADDRESSABLE | GPUSORT_DISCARD_KEYS}, 1},
        {{.count = (1 << 23) + 11,
          .gpu = COUNT_WORD,
          .word = (1 << 20) + 7,
          .value_size = 4,
          .flags = ADDRESSABLE | GPUSORT_DISCARD_KEYS},
         1},
    };
    for (size_t i = 0; i < (soaking() ? COUNT_OF(cases) : 1); i++) {
        expect_leaves(&cases[i], 1);
        EXPECT(!discarded_keys_were_sorted());
    }
}

/* 256 keys are what a leaf of this shape has room for. Where 223 are the average, some have more by chance, so that there
 * are no leaves; where 156 are, none has. */
static void leaves_with_little_room_take_no_harm(void) {
    static const sort_case cases[] = {{.count = 57000, .type = GPUSORT_U64, .algorithm = ONESWEEP},
                                      {.count = 57000, .algorithm = ONESWEEP, .flags = ADDRESSABLE},
                                      {.count = 40000, .type = GPUSORT_U64, .algorithm = ONESWEEP}};
    target t;
    engine *e = nvidia_open(&t, NULL);
    if (!e) return;
    shape_leaves(t.context, 64, 4);
    for (size_t i = 0; i < COUNT_OF(cases); i++)
        if (expect_sorted(&t, &cases[i]))
            EXPECT((last_leaf_bits() != 0) == (cases[i].count == 40000));
    row_close(&t, e);
}

/* The first step reads where elements are given, so that no dispatch is there to copy them. In order: the first read copies
 * them. Small counts by buckets. An odd number of passes, leaves, a leaf that is overfull, portions, counts on the GPU. */
static void results_with_arrays_of_their_own_are_not_copied_first(void) {
    static const struct {
        sort_case c;
        int later;
    } cases[] = {
        {{.count = 30011, .value_size = 4}, 0},
        {{.count = 30011, .value_size = 4, .keys = KEYS_LOW, .type = GPUSORT_I32, .order = DOWN}, 1},
        {{.count = 30011, .value_size = 4, .keys = KEYS_SORTED, .algorithm = ONESWEEP}, 0},
        {{.count = 30011, .value_size = 4, .keys = KEYS_SORTED, .algorithm = ONESWEEP, .flags = GPUSORT_WRITE_INDICES}, 1},
        {{.count = 30011, .value_size = 4, .keys = KEYS_CONSTANT, .algorithm = ONESWEEP, .gpu = COUNT_BELOW}, 1},
        {{.count = 30011, .value_size = 4, .keys = KEYS_NEARLY, .algorithm = ONESWEEP, .flags = GPUSORT_DISCARD_KEYS}, 1},
        {{.count = 30011, .value_size = 4, .type = GPUSORT_F32, .keys = KEYS_SPECIAL, .gpu = COUNT_BELOW}, 1},
        {{.count = 30011, .value_size = 4, .flags = GPUSORT_KEEP_KEYS}, 1},
        {{.count = 30011, .value_size = 8, .keys = KEYS_OUTLIERS}, 1},
        {{.count = 30011, .keys = KEYS_LOW}, 0},
        {{.count = 30011, .keys = KEYS_SORTED, .type = GPUSORT_F32, .algorithm = ONESWEEP}, 0},
        {{.count = 30011, .type = GPUSORT_U64, .keys = KEYS_SORTED, .algorithm = ONESWEEP, .value_size = 4}, 0},
        {{.count = 30011, .type = GPUSORT_F64, .keys = KEYS_SPECIAL, .value_size = 4, .order = DOWN}, 1},
        {{.count = 30011, .type = GPUSORT_I64, .keys = KEYS_ENTROPY, .order = DOWN}, 1},
        {{.count = (1 << 18) + 1, .type = GPUSORT_U64, .value_size = 4}, 0},
        {{.count = (1 << 18) + 1, .type = GPUSORT_I64, .value_size = 4, .flags = GPUSORT_WRITE_INDICES}, 1},
        {{.count = (1 << 18) + 1, .keys = KEYS_LUMP, .type = GPUSORT_I64, .order = DOWN, .value_size = 4}, 1},
        {{.count = (1 << 18) + 1, .keys = KEYS_LUMP, .type = GPUSORT_U64}, 1},
        {{.count = 30001, .value_size = 4, .keys = KEYS_LOW}, 0},
        {{.count = 30001, .type = GPUSORT_U64, .value_size = 8, .keys = KEYS_LOW, .gpu = COUNT_BELOW}, 1},
        {{.count = 3001, .type = GPUSORT_F32, .order = DOWN}, 1},
    };
    enum { USUAL, PORTIONS, SMALL_LEAVES, WAYS };
    static const gpusorti_overrides forced[WAYS] = {[PORTIONS] = {.tiles_a_portion = 40}};
    for (size_t w = 0; w < (!soaking() ? PORTIONS : WAYS); w++) {
        target t;
        engine *e = nvidia_open(&t, &forced[w]);
        if (!e) continue;
        if (w == SMALL_LEAVES) reshape_leaves(t.context, 64, 8);
        for (size_t i = 0; i < COUNT_OF(cases); i++) {
            long in_place = 0;
            if (!soaking() && cases[i].later) continue;
            for (uint32_t out = 0; out <= (OUT_KEYS | OUT_VALUES); out++) {
                sort_case c = cases[i].c;
                const long before = shim.dispatches;
                if (c.count >= 1 << 16) c.algorithm = ONESWEEP;
                c.flags |= ADDRESSABLE;
                c.out = out;
                if (possible_out(&c, out) != out || !expect_sorted(&t, &c)) continue;
                if (w == SMALL_LEAVES && c.count > 1 << 18)
                    EXPECT(last_leaf_bits() > 8 && (last_overfull() != 0) == (c.keys == KEYS_LUMP));
                if (out == 0) in_place = shim.dispatches - before;
                else if (shim.dispatches - before != in_place)
                    fail("case %zu: %ld dispatches, in place %ld", i, shim.dispatches - before, in_place);
            }
        }
        row_close(&t, e);
    }
}

/* Where a leaf is overfull after its passes, all passes run. */
static void leaves_of_two_digits_of_a_word_are_sorted(void) {
    enum { LEAVES = 1, OVERFULL = 2 };
#define LEAVES_OF_A_WORD(...) {.count = (1 << 25) + 11, .gpu = COUNT_WORD, .algorithm = ONESWEEP, __VA_ARGS__}
#define LEAVES_OF_PAIRS(more, ...) \
    LEAVES_OF_A_WORD(.word = (1 << 20) + 7, .value_size = 4, .flags = ADDRESSABLE | (more), __VA_ARGS__)
#define LEAVES_OF_KEYS(...) LEAVES_OF_A_WORD(.word = 640001, .flags = ADDRESSABLE, __VA_ARGS__)
    static const struct {
        sort_case c;
        unsigned found;
        int later;
    } cases[] = {
        {LEAVES_OF_KEYS(.seed = 1), LEAVES, 0},
        {LEAVES_OF_KEYS(.type = GPUSORT_I32), LEAVES, 1},
        {LEAVES_OF_KEYS(.order = GPUSORT_DESCENDING), LEAVES, 1},
        {LEAVES_OF_PAIRS(0, .type = GPUSORT_I32, .order = GPUSORT_DESCENDING), LEAVES, 1},
        {LEAVES_OF_PAIRS(GPUSORT_KEEP_KEYS | GPUSORT_WRITE_INDICES, .seed = 3), LEAVES, 1},
        {LEAVES_OF_KEYS(.keys = KEYS_ECHO), 0, 0},
        {LEAVES_OF_A_WORD(.word = 2000003, .flags = ADDRESSABLE, .keys = KEYS_LUMP), LEAVES | OVERFULL, 0},
        {LEAVES_OF_PAIRS(GPUSORT_WRITE_INDICES, .keys = KEYS_LUMP, .type = GPUSORT_I32, .order = GPUSORT_DESCENDING),
         LEAVES | OVERFULL, 1},
        {LEAVES_OF_KEYS(.keys = KEYS_ENTROPY), 0, 1},
        {LEAVES_OF_KEYS(.keys = KEYS_SORTED), 0, 1},
        {{.count = 1 << 25, .gpu = COUNT_WORD, .word = 640001, .algorithm = ONESWEEP}, LEAVES, 0}, /* bound: 128 MB */
    };
    static const gpusorti_overrides ways[] = {{0}, {.tiles_a_portion = 40}};
    for (size_t w = 0; w < COUNT_OF(ways); w++) {
        target t;
        engine *e = nvidia_open(&t, &ways[w]);
        if (!e) continue;
        if (!soaking()) reshape_leaves(t.context, 64, 9); /* an eighth of the row's */
        for (size_t i = 0; i < COUNT_OF(cases); i++) {
            sort_case c = cases[i].c;
            unsigned found;
            if ((!soaking() && (cases[i].later || w > 0)) || (w > 0 && !(cases[i].found & OVERFULL))) continue;
            if (in_part() && !(c.flags & ADDRESSABLE)) continue;
            if (!soaking()) c.count /= 2, c.word /= 8;
            if (!expect_sorted(&t, &c)) continue;
            found = (last_leaf_bits() ? LEAVES : 0u) | (last_overfull() ? OVERFULL : 0u);
            if (found != cases[i].found) fail("case %zu: %u, not %u", i, found, cases[i].found);
        }
        row_close(&t, e);
    }
#undef LEAVES_OF_A_WORD
#undef LEAVES_OF_PAIRS
#undef LEAVES_OF_KEYS
}

/* Bits in which a leaf should tell its elements apart, but cannot: a sample shows it, or does not. Leaves beside leaves, all
 * passes beside all passes. */
static void leaves_of_like_elements_take_no_longer(void) {
    enum { TIMES = 2 };
    static const distribution keys[] = {KEYS_RANDOM, KEYS_COARSE, KEYS_ENTROPY, KEYS_REPEAT};
    enum { PASSES = 2 }; /* of these from here on */
    double least[COUNT_OF(keys)] = {0};
    target t;
    engine *e = nvidia_open(&t, NULL);
    if (!e) return;
    for (size_t i = 0; i <= TIMES * COUNT_OF(keys); i++) { /* the first compiles */
        const size_t k = i % COUNT_OF(keys);
        const sort_case c = {.count = 1 << 20,
                             .keys = keys[k],
                             .value_size = 4,
                             .type = GPUSORT_U64,
                             .algorithm = ONESWEEP,
                             .seed = 1};
        const clock_t start = clock();
        double time;
        if (!expect_sorted(&t, &c)) break;
        time = (double)(clock() - start) / CLOCKS_PER_SEC;
        if (i > 0 && (least[k] == 0 || time < least[k])) least[k] = time;
        if ((last_leaf_bits() != 0) != (k < PASSES))
            fail("distribution %d: leaves of %u bits", (int)keys[k], last_leaf_bits());
    }
    for (size_t k = 0; k < COUNT_OF(keys); k++)
        if (least[k] > 2 * least[k / PASSES * PASSES])
            fail("distribution %d: %.2f s, usual keys %.2f s", (int)keys[k], least[k], least[k / PASSES * PASSES]);
    row_close(&t, e);
}

/* Elements come into the bins of a leaf in any order; so do keys alone, ranked by atomics, into the tiles of the passes
 * before: that shows in the bits by which those passes sort. */
static void leaves_sort_in_any_order_of_atomics(void) {
    static const gpusorti_overrides forced = {.reversed_atomics = 1};
    static const sort_case cases[] = {
        {.count = (1 << 18) + 1, .algorithm = ONESWEEP, .type = GPUSORT_U64, .value_size = 4},
        /* a bin is crowded, so that a network orders it */
        {.count = 300007, .algorithm = ONESWEEP, .type = GPUSORT_U64, .value_size = 4, .keys = KEYS_CROWD},
        /* 32 bits are the same in all, so that some keys are equal */
        {.count = 300007, .algorithm = ONESWEEP, .type = GPUSORT_U64, .value_size = 4, .keys = KEYS_LOW},
        {.count = (1 << 25) + 11, .gpu = COUNT_WORD, .word = 140003, .keys = KEYS_UNDER, .algorithm = ONESWEEP},
        LEAVES_OF_TWO_DIGITS(.type = GPUSORT_U64, .word = 140003, .keys = KEYS_UNDER),
    };
    target t;
    engine *e = nvidia_open(&t, &forced);
    if (!e) return;
    for (size_t i = 0; i < (soaking() ? COUNT_OF(cases) : 4); i++)
        if (expect_sorted(&t, &cases[i])) EXPECT(last_leaf_bits() != 0);
    row_close(&t, e);
}

/* Half of the tiles publish nothing: others count them. */
static void silent_tiles_before_leaves_are_counted(void) {
    static const gpusorti_overrides forced = {.stall = STALL_HALF};
    static const sort_case cases[] = {
        LEAVES_OF_TWO_DIGITS(.type = GPUSORT_U64, .word = 140003, .value_size = 4, .flags = ADDRESSABLE),
        {.count = 300007, .value_size = 4, .type = GPUSORT_U64, .keys = KEYS_LUMP, .algorithm = ONESWEEP,
         .flags = ADDRESSABLE},
    };
    target t;
    engine *e = nvidia_open(&t, &forced);
    if (!e) return;
    for (size_t i = 0; i < COUNT_OF(cases); i++)
        if (expect_sorted(&t, &cases[i]))
            EXPECT(last_leaf_bits() != 0 && last_fallbacks() > 0);
    row_close(&t, e);
}

/* Keys of which leaves by the leading bits would be uneven have leaves by place, of 1,024 elements here. Prefixes that are
 * a leaf beside others or alone, or fill one. Prefixes of too many elements, which the sample misses: then all passes run.
 * Keys that suit no leaves, as the sample shows, or half of which are equal. */
static void leaves_by_place_are_sorted(void) {
    enum { NONE, PLACES = 1, OVERFULL = 2, COMPRESSED = 4 };
    enum { SOAKED = 1, ANY_WAY, WHOLE };
#define PLACED(...) .count = 300007, .algorithm = ONESWEEP, __VA_ARGS__
    static const struct {
        sort_case c;
        unsigned found;
        int run; /* a soak has all in any way; a test has all but WHOLE of half as many elements */
    } cases[] = {
        {{PLACED(.type = GPUSORT_U64, .value_size = 4, .keys = KEYS_ECHO)}, PLACES, ANY_WAY},
        {{PLACED(.type = GPUSORT_F64, .value_size = 4, .keys = KEYS_ECHO, .order = DOWN)}, PLACES, SOAKED},
        {{PLACED(.type = GPUSORT_F64, .keys = KEYS_ECHO, .flags = ADDRESSABLE)}, PLACES, SOAKED},
        {{PLACED(.type = GPUSORT_I64, .keys = KEYS_ECHO, .order = DOWN)}, PLACES, SOAKED},
        {{PLACED(.type = GPUSORT_U64, .value_size = 8, .keys = KEYS_ECHO, .flags = INDICES)}, PLACES, SOAKED},
        {{PLACED(.type = GPUSORT_U64, .value_size = 4, .keys = KEYS_ECHO, .flags = INDICES | GPUSORT_KEEP_KEYS)},
         PLACES,
         SOAKED},
        {{PLACED(.type = GPUSORT_I64, .value_size = 4, .keys = KEYS_ECHO, .flags = GPUSORT_DISCARD_KEYS)}, PLACES, SOAKED},
        {{PLACED(.type = GPUSORT_I64, .value_size = 4, .keys = KEYS_ECHO, .order = DOWN, .flags = ADDRESSABLE)}, PLACES, 0},
        {{PLACED(.type = GPUSORT_I64, .value_size = 4, .keys = KEYS_ECHO, .order = DOWN)}, PLACES, SOAKED},
        {{PLACED(.type = GPUSORT_U64, .value_size = 4, .keys = KEYS_ECHO, .gpu = COUNT_WORD, .word = 150001)}, PLACES, 0},
        {{PLACED(.type = GPUSORT_U64, .value_size = 4, .keys = KEYS_ECHO, .gpu = COUNT_FEW)}, PLACES, 0},
        {{PLACED(.type = GPUSORT_U64, .value_size = 4, .keys = KEYS_GROUP, .seed = 128)}, PLACES, SOAKED},
        {{PLACED(.type = GPUSORT_U64, .value_size = 4, .keys = KEYS_GROUP, .seed = 129)}, PLACES, SOAKED},
        {{PLACED(.type = GPUSORT_U64, .value_size = 4, .keys = KEYS_GROUP, .seed = 1023)}, PLACES, WHOLE},
        {{PLACED(.type = GPUSORT_U64, .value_size = 4, .keys = KEYS_GROUP, .seed = 1024)}, PLACES, 0},
        {{PLACED(.type = GPUSORT_U64, .value_size = 4, .keys = KEYS_GROUP, .seed = 1025)}, PLACES | OVERFULL, ANY_WAY},
        {{PLACED(.type = GPUSORT_U64, .value_size = 4, .keys = KEYS_HIDDEN, .seed = 1000)}, PLACES, WHOLE},
        {{PLACED(.type = GPUSORT_U64, .value_size = 4, .keys = KEYS_GROUP, .seed = 1031, .flags = INDICES)},
         PLACES | OVERFULL, SOAKED},
        {{PLACED(.type = GPUSORT_F64, .keys = KEYS_GROUP, .seed = 5000, .order = DOWN)}, PLACES | OVERFULL, 0},
        {{PLACED(.type = GPUSORT_I64, .value_size = 8, .keys = KEYS_GROUP, .seed = 40001, .flags = ADDRESSABLE)},
         PLACES | OVERFULL, SOAKED},
        {{PLACED(.type = GPUSORT_U64, .value_size = 4, .keys = KEYS_GROUP, .seed = 40001)}, PLACES | OVERFULL, 0},
        {{PLACED(.type = GPUSORT_U64, .value_size = 4, .keys = KEYS_GROUP, .seed = 150001)}, NONE, 0},
        {{PLACED(.type = GPUSORT_U64, .value_size = 4, .keys = KEYS_ENTROPY)}, NONE, 0},
        {{PLACED(.type = GPUSORT_U64, .value_size = 4, .keys = KEYS_FEW)}, NONE, SOAKED},
        {{PLACED(.type = GPUSORT_U64, .value_size = 4, .keys = KEYS_CONSTANT)}, NONE, SOAKED},
        {{PLACED(.type = GPUSORT_U64, .value_size = 4, .keys = KEYS_OUTLIERS)}, NONE, SOAKED},
        {{PLACED(.type = GPUSORT_U64, .value_size = 4, .keys = KEYS_SIGN, .seed = 2)}, COMPRESSED, 0},
        {{PLACED(.type = GPUSORT_I64, .value_size = 4, .keys = KEYS_SIGN, .seed = 3, .order = DOWN, .flags = ADDRESSABLE)},
         COMPRESSED,
         0},
        {{PLACED(.type = GPUSORT_F64, .keys = KEYS_SIGN, .seed = 4, .order = DOWN)}, COMPRESSED, 0},
        {{PLACED(.type = GPUSORT_F64, .value_size = 4, .keys = KEYS_SIGN, .seed = 5)}, COMPRESSED, SOAKED},
        {{PLACED(.type = GPUSORT_U64, .keys = KEYS_SIGN, .seed = 3, .flags = ADDRESSABLE)}, COMPRESSED, SOAKED},
        {{PLACED(.type = GPUSORT_I64, .keys = KEYS_SIGN, .seed = 2, .order = DOWN)}, COMPRESSED, SOAKED},
        {{PLACED(.type = GPUSORT_I64, .value_size = 4, .keys = KEYS_SIGN, .seed = 2, .flags = INDICES)}, COMPRESSED, SOAKED},
        {{PLACED(.type = GPUSORT_I64, .value_size = 4, .keys = KEYS_SIGN, .seed = 2, .flags = KEEP | INDICES)},
         COMPRESSED,
         SOAKED},
        {{PLACED(.type = GPUSORT_U64, .value_size = 4, .keys = KEYS_FIELDS)}, PLACES | COMPRESSED, ANY_WAY},
        {{PLACED(.type = GPUSORT_I64, .value_size = 4, .keys = KEYS_FIELDS, .order = DOWN, .flags = ADDRESSABLE)},
         PLACES | COMPRESSED,
         0},
        {{PLACED(.type = GPUSORT_U64, .value_size = 4, .keys = KEYS_FIELDS, .flags = KEEP | INDICES | ADDRESSABLE)},
         PLACES | COMPRESSED,
         SOAKED},
        {{PLACED(.type = GPUSORT_U64, .value_size = 8, .keys = KEYS_FIELDS, .order = DOWN)}, PLACES | COMPRESSED, SOAKED},
        {{PLACED(.type = GPUSORT_U64, .value_size = 4, .keys = KEYS_FIELDS, .gpu = COUNT_WORD, .word = 150001)},
         PLACES | COMPRESSED,
         0},
        {{PLACED(.type = GPUSORT_U64, .value_size = 4, .keys = KEYS_FIELDS, .seed = 1025)},
         PLACES | OVERFULL | COMPRESSED,
         ANY_WAY},
        {{PLACED(.type = GPUSORT_I64, .value_size = 4, .keys = KEYS_FIELDS, .order = DOWN, .seed = 5003,
                 .flags = ADDRESSABLE)},
         PLACES | OVERFULL | COMPRESSED,
         WHOLE},
        {{PLACED(.type = GPUSORT_U64, .value_size = 4, .keys = KEYS_SIGN, .seed = 2, .out = OUT_KEYS | OUT_VALUES)},
         COMPRESSED,
         0},
        {{PLACED(.type = GPUSORT_U64, .value_size = 4, .keys = KEYS_FIELDS, .out = OUT_VALUES)},
         PLACES | COMPRESSED,
         0},
        {{PLACED(.type = GPUSORT_U64, .value_size = 4, .keys = KEYS_RANDOM)}, NONE, 0},
    };
#undef PLACED
    enum { USUAL, SILENT_PORTIONS, PORTIONS, SILENT, WAYS };
    static const gpusorti_overrides forced[WAYS] = {[SILENT_PORTIONS] = {.tiles_a_portion = 40, .stall = STALL_HALF},
                                                    [PORTIONS] = {.tiles_a_portion = 40},
                                                    [SILENT] = {.stall = STALL_HALF}};
    for (size_t w = 0; w < (soaking() ? WAYS : PORTIONS); w++) {
        target t;
        engine *e = nvidia_open(&t, &forced[w]);
        if (!e) continue;
        reshape_leaves(t.context, 64, 8);
        shape_places(t.context, 256, 4);
        for (size_t i = 0; i < COUNT_OF(cases); i++) {
            sort_case c = cases[i].c;
            unsigned found;
            if (!soaking() && (cases[i].run == SOAKED || (w != USUAL && cases[i].run != ANY_WAY))) continue;
            if (!soaking() && cases[i].run != WHOLE) c.count /= 2, c.word /= 2;
            if (!expect_sorted(&t, &c)) continue;
            found = (last_places() ? PLACES : 0u) | (last_overfull() ? OVERFULL : 0u) |
                    (last_fields() ? COMPRESSED : 0u);
            if (found != cases[i].found) fail("case %zu: %u, not %u", i, found, cases[i].found);
            if (forced[w].stall) EXPECT(last_fallbacks() > 0);
            if (cases[i].c.flags & GPUSORT_DISCARD_KEYS) EXPECT(!discarded_keys_were_sorted());
        }
        row_close(&t, e);
    }
}

/* One is overfull, so that all passes run after two have: by two portions, of onesweep.comp, and of onesweep_staged.comp,
 * which CPU drivers take thrice as long for. A submission of minutes would time out there. */
static void the_NVIDIA_row_passes_by_portions_after_leaves(void) {
    static const struct {
        uint32_t tiles_a_portion, flags;
    } kernels[] = {{86, 0}, {69, ADDRESSABLE}};
    for (size_t k = 0; k < (!soaking() ? 1 : COUNT_OF(kernels)); k++) {
        const uint32_t part = !soaking() ? 4 : 1; /* of leaves, and of portions as large in short tiles */
        const gpusorti_overrides forced = {.tiles_a_portion = kernels[k].tiles_a_portion * (!soaking() ? 2 : 1)};
        const sort_case c = {.count = (1 << 20) / part + 11,
                             .gpu = COUNT_WORD,
                             .word = 640000 / part,
                             .keys = KEYS_LUMP,
                             .value_size = 4,
                             .type = GPUSORT_U64,
                             .flags = kernels[k].flags,
                             .algorithm = ONESWEEP};
        const gpusort_cmd_args args = case_args(&c);
        plan_facts facts;
        target t;
        engine *e = nvidia_open(&t, &forced);
        if (!e) continue;
        reshape_leaves(t.context, 256 / part, 9);
        if (expect_sorted(&t, &c))
            EXPECT(last_leaf_bits() == 9 && last_overfull() != 0);
        EXPECT(plan_of(t.context, &args, &facts) && facts.tile * forced.tiles_a_portion < c.word);
        row_close(&t, e);
    }
}

/* Above these limits all of a short array, or of the only row, are sorted; packed ones in any order never are. In 32 KB of
 * shared memory a workgroup sorts 2,048 candidates with values: 564 wanted of two parts, of 64-bit keys 272. */
static void few_of_a_short_array_or_row_are_selected(void) {
    static const struct {
        gpusort_type type;
        uint32_t flags, value_size, count, selected;
    } kinds[] = {{GPUSORT_U32, 0, 0, 60011, 256},
                 {GPUSORT_U32, KEEP | INDICES, 4, 60011, 640},
                 {GPUSORT_U32, KEEP, 4, 60011, 640},
                 {GPUSORT_U32, KEEP | INDICES | GPUSORT_ANY_ORDER, 4, 60011, UINT32_MAX},
                 {GPUSORT_U32, 0, 4, 200003, 564},
                 {GPUSORT_U32, KEEP | INDICES, 4, 200003, 564},
                 {GPUSORT_U64, 0, 4, 200003, 272}};
    target t;
    engine *e = nvidia_open(&t, NULL);
    for (size_t i = 0; e && i < 2 * COUNT_OF(kinds); i++) {
        const uint32_t most = kinds[i / 2].selected, limits[] = {most < 5000 ? most : 5000, most < 5000 ? most + 1 : 5001};
        plan_facts facts[COUNT_OF(limits)];
        for (size_t k = 0; k < COUNT_OF(limits); k++) {
            const sort_case c = {.type = kinds[i / 2].type,
                                 .count = kinds[i / 2].count,
                                 .value_size = kinds[i / 2].value_size,
                                 .flags = kinds[i / 2].flags,
                                 .segments = i % 2 ? LAYOUT_ROWS : LAYOUT_ARRAY,
                                 .segment_size = i % 2 ? kinds[i / 2].count + 1 : 0,
                                 .limit = limits[k]};
            const gpusort_cmd_args args = case_args(&c);
            if (!plan_of(t.context, &args, &facts[k])) fail("there is no plan");
        }
        EXPECT((facts[0].kind != facts[1].kind) == (most != UINT32_MAX));
    }
    if (e) row_close(&t, e);
}

/* A window of four digits, of which three lie below bit 32. */
static int take_four_digits(const target *t, sort_case *c) {
    const gpusort_cmd_args args = case_args(c);
    plan_facts facts;
    if (!plan_of(t->context, &args, &facts)) return 0;
    c->first_bit = 32 - 3 * facts.radix_bits;
    c->bit_count = 4 * facts.radix_bits;
    return 1;
}

/* The sample sees three digits in which keys differ, for which the histogram kernel copies; with the fourth, of the upper
 * half, the passes end in the caller's arrays all the same. */
static void what_the_sample_missed_costs_no_copy_back(void) {
    sort_case c = {.count = 70001, .keys = KEYS_OUTLIERS, .type = GPUSORT_U64, .algorithm = ONESWEEP};
    target t;
    engine *e = nvidia_open(&t, NULL);
    if (!e) return;
    EXPECT(take_four_digits(&t, &c));
    if (expect_sorted(&t, &c)) EXPECT(last_finish_size() == 0);
    row_close(&t, e);
}

/* Three digits differ, or four where the sample sees two: where indices are written nobody copies before that is known for
 * sure. */
static void great_arrays_of_indices_are_copied_only_at_the_end(void) {
    static const distribution keys[] = {KEYS_LOW, KEYS_OUTLIERS};
    sort_case c = {.count = (1 << 24) + 11,
                   .gpu = COUNT_WORD,
                   .word = 100003,
                   .value_size = 4,
                   .algorithm = ONESWEEP,
                   .flags = ADDRESSABLE | GPUSORT_WRITE_INDICES};
    target t;
    engine *e = nvidia_open(&t, NULL);
    if (!e) return;
    for (size_t i = 0; i < COUNT_OF(keys); i++) {
        c.keys = keys[i];
        if (expect_sorted(&t, &c))
            EXPECT((last_finish_size() != 0) == (keys[i] == KEYS_LOW));
    }
    row_close(&t, e);
}

/* Three of four digits differ, in too few keys for a sample, so that nobody copies: a fourth pass comes back. */
static void an_odd_number_of_passes_comes_back(void) {
    static const uint32_t flags[] = {0, ADDRESSABLE, KEEP};
    sort_case c = {.count = 300, .keys = KEYS_LOW, .value_size = 4, .type = GPUSORT_U64, .algorithm = ONESWEEP};
    target t;
    engine *e = nvidia_open(&t, NULL);
    if (!e) return;
    EXPECT(take_four_digits(&t, &c));
    for (size_t i = 0; i < COUNT_OF(flags); i++) {
        c.flags = flags[i];
        expect_sorted(&t, &c);
    }
    row_close(&t, e);
}

/* fill.comp has 2,048 workgroups at most, which go over larger arrays in rounds. Its digits have 8 bits. */
static void keys_of_8_bits_are_written_in_several_rounds(void) {
    enum { TILE = 256 * 4 };
    const sort_case c = {.count = most_stride_workgroups * TILE + 77777, .type = GPUSORT_U8, .algorithm = ONESWEEP};
    const gpusort_cmd_args args = case_args(&c);
    target t;
    plan_facts facts;
    engine *e = nvidia_open(&t, NULL);
    if (!e) return;
    EXPECT(plan_of(t.context, &args, &facts) && facts.radix_bits == 8);
    expect_sorted(&t, &c);
    row_close(&t, e);
}

/* Where there may be more elements than signed indices reach, no kernel goes by these. */
static void elements_behind_signed_indices_are_sorted(void) {
    static const gpusorti_overrides forced = {.indices_to = 12007};
    static const sort_case cases[] = {
        {.algorithm = ONESWEEP},
        {.value_size = 4, .algorithm = ONESWEEP},
        {.value_size = 4, .type = GPUSORT_U64, .algorithm = ONESWEEP},
    };
    target t;
    engine *e = nvidia_open(&t, &forced);
    if (!e) return;
    for (size_t i = 0; i < COUNT_OF(cases); i++)
        for (uint32_t beyond = 0; beyond < 2; beyond++) {
            sort_case c = cases[i];
            gpusort_cmd_args args;
            plan_facts facts;
            uint32_t all, sums;
            c.count = forced.indices_to + beyond;
            c.flags |= ADDRESSABLE;
            args = case_args(&c);
            sums = sum_steps_of(t.context, &args, &all);
            if (all == 0 || sums != beyond * all)
                fail("case %zu: %u of %u steps by sums", i, sums, all);
            if (!beyond) EXPECT(plan_of(t.context, &args, &facts) && facts.last == c.count);
            else expect_sorted(&t, &c);
        }
    row_close(&t, e);
}

/* Fewer than a tile, a tile, and buckets: of few and of the most runs, also with a count on the GPU, of part of the bits, of
 * keys of which many are equal, kept ones, indices, keys of less than a word. */
static void the_NVIDIA_row_sorts_small_counts(void) {
    static const sort_case cases[] = {
        {.count = 64},
        {.count = 300},
        {.count = 2049},
        {.count = 5003},
        {.count = 1025, .value_size = 4, .keys = KEYS_FEW},
        {.count = 20011, .type = GPUSORT_F32, .order = GPUSORT_DESCENDING, .value_size = 4,
         .flags = GPUSORT_WRITE_INDICES | GPUSORT_KEEP_KEYS},
        {.count = 9001, .type = GPUSORT_F64, .value_size = 8},
        {.count = 1 << 18},
        {.count = (1 << 18) + 1},
        {.count = 1 << 17, .value_size = 4, .keys = KEYS_FEW},
        {.count = 1 << 18, .type = GPUSORT_U64, .value_size = 4, .keys = KEYS_FEW},
        {.count = (1 << 18) + 1, .type = GPUSORT_U64, .value_size = 4, .keys = KEYS_FEW},
        {.count = 1 << 16, .value_size = 4, .flags = GPUSORT_KEEP_KEYS},
        {.count = 100003, .type = GPUSORT_U64, .gpu = COUNT_WORD, .word = 33333},
        {.count = 100003, .type = GPUSORT_I64, .order = GPUSORT_DESCENDING, .value_size = 4, .flags = GPUSORT_WRITE_INDICES},
        {.count = 30011, .type = GPUSORT_U64, .value_size = 4, .first_bit = 3, .bit_count = 45},
        {.count = 30011, .type = GPUSORT_U16},
    };
    target t;
    engine *e = nvidia_open(&t, NULL);
    if (!e) return;
    for (size_t i = 0; i < COUNT_OF(cases); i++) expect_all_sorted(&t, cases[i], i);
    row_close(&t, e);
}

/* Buckets of one to four tiles: of equal keys, of others, of part of the bits, with a count on the GPU, of fewer runs. */
static void buckets_of_several_tiles_are_sorted_in_parts(void) {
    static const sort_case cases[] = {
        {.count = 1 << 18, .type = GPUSORT_U64, .value_size = 4, .keys = KEYS_ALIKE, .seed = 1},
        {.count = 1 << 18, .type = GPUSORT_U64, .value_size = 4, .keys = KEYS_ALIKE, .seed = 2},
        {.count = 200003, .type = GPUSORT_U64, .value_size = 4, .keys = KEYS_ALIKE, .seed = 2, .gpu = COUNT_WORD,
         .word = 150001},
        {.count = 1 << 18, .type = GPUSORT_U64, .value_size = 4, .keys = KEYS_ALIKE, .seed = 2, .first_bit = 20,
         .bit_count = 44},
        {.count = 1 << 17, .value_size = 4, .keys = KEYS_ALIKE, .seed = 1, .flags = GPUSORT_KEEP_KEYS},
        {.count = 1 << 17, .value_size = 4, .keys = KEYS_ALIKE, .seed = 2, .flags = GPUSORT_KEEP_KEYS},
        {.count = 1 << 18, .type = GPUSORT_U64, .keys = KEYS_ALIKE, .seed = 2},
        {.count = 1 << 17, .value_size = 4, .keys = KEYS_ALIKE, .seed = 5},
    };
    /* an invocation has two runs */
    static const sort_case small[] = {
        {.count = 1 << 15, .type = GPUSORT_U64, .value_size = 4, .keys = KEYS_ALIKE, .seed = 1},
        {.count = 1 << 15, .type = GPUSORT_U64, .value_size = 4, .keys = KEYS_ALIKE, .seed = 2},
        {.count = 1 << 15, .type = GPUSORT_U64, .value_size = 4, .keys = KEYS_ALIKE, .seed = 5},
        {.count = 30011, .type = GPUSORT_U64, .value_size = 4},
    };
    target t;
    engine *e = nvidia_open(&t, NULL);
    if (!e) return;
    for (size_t i = 0; i < COUNT_OF(cases); i++) expect_sorted(&t, &cases[i]);
    row_close(&t, e);
    if (!(e = nvidia_open(&t, NULL))) return;
    reshape_tiles(t.context, 64, 4);
    for (size_t i = 0; i < COUNT_OF(small); i++) expect_sorted(&t, &small[i]);
    row_close(&t, e);
}

/* Over another API: see vendors.c. */
static int is_layer(const tuning_row *row) { return row->driver_id == 14; }

static int is_others(const tuning_row *row) {
    return !is_nvidia(row) && row->device_type != VK_PHYSICAL_DEVICE_TYPE_CPU;
}

/* Of the other vendors' rows the one that TESTS_ROW names, or whose day it is. */
static size_t row_of_the_day(void) {
    const char *named = getenv("TESTS_ROW");
    size_t rows = 0, turn;
    tuning_row row;
    for (size_t r = 0; tuning_row_at(r, &row); r++) rows += (size_t)is_others(&row);
    turn = (size_t)(time(NULL) / 86400) % rows;
    for (size_t r = 0; tuning_row_at(r, &row); r++)
        if (is_others(&row) && (named ? !strcmp(named, row.name) : turn-- == 0)) return r;
    fail("no row of other vendors is named %s", named);
    return SIZE_MAX;
}

/* The CPU drivers' row is what all other programs go by. In a test one row a day, with tiles of an odd number of items,
 * except RDNA's, which are so long that digits have to shrink; the null driver has all of them, see plans.c. */
static void the_other_rows_sort(void) {
    const size_t wanted = soaking() ? 0 : row_of_the_day();
    tuning_row row;
    size_t rows = 0;
    for (size_t r = 0; tuning_row_at(r, &row); r++) {
        const sort_case cases[] = {
            {.count = 12007, .algorithm = ONESWEEP},
            {.count = 12007, .algorithm = CSS},
            {.count = 12007, .type = GPUSORT_U64, .value_size = 4, .algorithm = row.large, .flags = ADDRESSABLE},
            {.count = 300},
        };
        const sort_case not_small = {.count = row.small_count + 1, .host = 1};
        target t;
        engine *e;
        if (!is_others(&row) || (!soaking() && r != wanted) || !(e = whole_row_open(&t, &row, NULL, OWN_LANES))) continue;
        if (!soaking()) printf("     the row of the day is that of %s\n", row.name);
        if (!soaking() && strcmp(row.name, "AMD RDNA")) shorten_tiles(t.context, ODD_ITEMS);
        rows++;
        for (size_t i = is_layer(&row); i < COUNT_OF(cases); i++) expect_all_sorted(&t, cases[i], i + r);
        expect_sorted(&t, &not_small);
        row_close(&t, e);
    }
    EXPECT(soaking() ? rows >= 8 : rows == 1);
}

/* Of 64-bit keys; in a test, with short tiles, by one row for one-sweep. Intel's row for subgroups from 8 lanes on pins 16,
 * which cannot be pretended. */
static void the_other_rows_have_leaves(void) {
    tuning_row row;
    size_t with_leaves = 0;
    for (size_t r = 0; tuning_row_at(r, &row); r++) {
        const sort_case c = {.count = (1 << 17) + 1, .type = GPUSORT_U64, .algorithm = row.large, .flags = ADDRESSABLE};
        target t;
        engine *e;
        if (!row.leaves || !is_others(&row) || (wider_has_a_row(&row) && row.subgroup_min < LEAF_LANES)) continue;
        if (!soaking() && strcmp(row.name, "Intel Xe2")) continue;
        if (!(e = whole_row_open(&t, &row, NULL, LANES_FOR_LEAVES))) continue;
        if (!soaking()) shorten_tiles(t.context, ODD_ITEMS);
        if (expect_sorted(&t, &c) && last_leaf_bits() == 0) fail("%s: no leaves", row.name);
        with_leaves++;
        row_close(&t, e);
    }
    EXPECT(with_leaves >= (soaking() ? 5u : 1u));
}

/* Count, scan and scatter by the leading digits, then leaves: of one digit and of two; of keys that do not suit them, of
 * which one leaf is overfull, that begin to differ late; by addresses and not; with a count on the GPU. */
static void leaves_come_behind_three_kernels_a_digit(void) {
    enum { NONE, LEAVES, OVERFULL };
    static const struct {
        sort_case c;
        int found, later;
    } cases[] = {
        {{.count = 200001, .type = GPUSORT_U64, .value_size = 4}, LEAVES, 0},
        {{.count = 200001, .type = GPUSORT_U64, .value_size = 4, .keys = KEYS_LUMP}, OVERFULL, 0},
        {{.count = 200001, .type = GPUSORT_U64, .value_size = 4, .keys = KEYS_LUMP, .flags = INDICES}, OVERFULL, 1},
        {{.count = 200001, .type = GPUSORT_I64, .order = DOWN, .value_size = 8, .flags = ADDRESSABLE}, LEAVES, 1},
        {{.count = 200001, .type = GPUSORT_U64, .value_size = 4, .gpu = COUNT_WORD, .word = 150001}, LEAVES, 0},
        {{.count = 200001, .type = GPUSORT_U64, .gpu = COUNT_WORD, .word = 20001, .keys = KEYS_LUMP}, LEAVES, 1},
        {{.count = 200001, .type = GPUSORT_U64, .value_size = 4, .keys = KEYS_ENTROPY}, NONE, 0},
        {{.count = 200001, .type = GPUSORT_U64, .value_size = 4, .keys = KEYS_SORTED}, NONE, 0},
        {{.count = 200001, .type = GPUSORT_U64, .value_size = 4, .keys = KEYS_SORTED, .flags = INDICES}, NONE, 1},
        {{.count = 200001, .type = GPUSORT_U64, .keys = KEYS_LOW}, NONE, 1},
        {{.count = 200001, .type = GPUSORT_U64, .value_size = 4, .flags = INDICES | GPUSORT_KEEP_KEYS}, LEAVES, 1},
        {{.count = 200001, .type = GPUSORT_U64, .value_size = 4, .flags = GPUSORT_DISCARD_KEYS}, LEAVES, 1},
        {{.count = 200001, .type = GPUSORT_F64, .value_size = 12, .keys = KEYS_SPECIAL}, NONE, 1},
        {{.count = 100001, .gpu = COUNT_BELOW, .type = GPUSORT_U64}, NONE, 1},
    };
    static const sort_case of_one_digit[] = {{.count = 200001, .type = GPUSORT_U64, .value_size = 4},
                                             {.count = 200001, .type = GPUSORT_I32, .order = DOWN, .flags = ADDRESSABLE}};
    tuning_row row;
    size_t with_leaves = 0;
    for (size_t r = 0; tuning_row_at(r, &row); r++) {
        target t;
        engine *e;
        if (strcmp(row.name, "Samsung Xclipse") || !(e = row_open(&t, &row, NULL, LANES_FOR_LEAVES))) continue;
        reshape_leaves(t.context, 64, 8);
        for (size_t i = 0; i < COUNT_OF(cases); i++) {
            sort_case c = cases[i].c;
            int found;
            if (!soaking() && cases[i].later) continue;
            c.algorithm = GPUSORT_COUNT_SCAN_SCATTER;
            if (!expect_sorted(&t, &c)) continue;
            found = last_overfull() ? OVERFULL : last_leaf_bits() ? LEAVES : NONE;
            if (found != cases[i].found) fail("case %zu: %d, not %d", i, found, cases[i].found);
            with_leaves += found == LEAVES;
        }
        reshape_leaves(t.context, 128, 8); /* more items take longer to compile */
        for (size_t i = 0; i < COUNT_OF(of_one_digit) && with_leaves; i++) {
            sort_case c = of_one_digit[i];
            c.algorithm = GPUSORT_COUNT_SCAN_SCATTER;
            if (expect_sorted(&t, &c)) EXPECT(last_leaf_bits() > 0 && last_leaf_bits() <= 8);
        }
        row_close(&t, e);
    }
    EXPECT(with_leaves > 0);
}

/* Groups whole or not, and one tile more than they have room for. */
static void tiles_are_counted_by_groups(void) {
    enum { TILE = 256, GROUPS = 16, MOST = TILE * GROUPS * GROUPS };
    static const gpusorti_overrides forced = {.workgroup_size = TILE, .items = 1},
                                    portions = {.workgroup_size = TILE, .items = 1, .tiles_a_portion = GROUPS};
    static const uint32_t counts[] = {
        TILE, GROUPS * TILE, GROUPS * TILE + 1, MOST - GROUPS * TILE + 1, MOST - 1, MOST, MOST + 1};
    tuning_row row;
    for (size_t r = 0; tuning_row_at(r, &row); r++) {
        target t;
        plan_facts facts;
        engine *e;
        /* the other row has the same shapes with groups */
        if (!is_nvidia(&row) || (!soaking() && !compute_only(&row))) continue;
        if (!(e = row_open(&t, &row, &forced, OWN_LANES))) continue;
        for (size_t i = 0; i < COUNT_OF(counts); i++)
            for (uint32_t pairs = 0; pairs < 2; pairs++) {
                const sort_case c = {.count = counts[i],
                                     .value_size = 4 * pairs,
                                     .type = pairs ? GPUSORT_F32 : GPUSORT_I32,
                                     .keys = i % 2 ? KEYS_ENTROPY : KEYS_RANDOM,
                                     .flags = (soaking() ? i % 3 : pairs) ? ADDRESSABLE : 0,
                                     .algorithm = ONESWEEP,
                                     .seed = i};
                const gpusort_cmd_args args = case_args(&c);
                expect_sorted(&t, &c);
                EXPECT(plan_of(t.context, &args, &facts) && facts.groups == (c.count <= MOST ? GROUPS : 0));
            }
        row_close(&t, e);
        if (!(e = row_open(&t, &row, &portions, OWN_LANES))) continue;
        const sort_case c = {.count = MOST, .value_size = 4, .algorithm = ONESWEEP};
        const gpusort_cmd_args args = case_args(&c);
        expect_sorted(&t, &c);
        EXPECT(plan_of(t.context, &args, &facts) && facts.groups == 0);
        row_close(&t, e);
    }
}

/* A group of which a tile publishes nothing, late, or not yet is never whole in time. */
static void groups_with_silent_tiles_are_not_waited_for(void) {
    static const sort_case cases[] = {
        {.count = 100001, .value_size = 4, .keys = KEYS_ENTROPY, .algorithm = ONESWEEP, .flags = ADDRESSABLE},
        {.count = 100001, .type = GPUSORT_F32, .keys = KEYS_SPECIAL, .algorithm = ONESWEEP, .flags = ADDRESSABLE},
        {.count = 70001, .value_size = 4, .type = GPUSORT_I32, .algorithm = ONESWEEP},
    };
    tuning_row row;
    for (size_t r = 0; tuning_row_at(r, &row); r++)
        for (uint32_t stall = STALL_NEVER; is_nvidia(&row) && stall <= STALL_LAST; stall++) {
            const gpusorti_overrides forced = {.stall = stall};
            plan_facts facts;
            target t;
            engine *e;
            if (!soaking() && stall % 2 != r % 2) continue; /* by both rows in turn */
            if (!(e = row_open(&t, &row, &forced, OWN_LANES))) continue;
            for (size_t i = 0; i < COUNT_OF(cases); i++) {
                sort_case c = cases[i];
                gpusort_cmd_args args;
                if (!soaking() && (i + stall + r) % COUNT_OF(cases) != 0) continue;
                if (!soaking()) c.count /= 2; /* as many tiles as without */
                args = case_args(&c);
                EXPECT(plan_of(t.context, &args, &facts) && facts.groups != 0);
                if (expect_sorted(&t, &c) && stall != STALL_LATE && stall != STALL_LAST) EXPECT(last_fallbacks() > 0);
            }
            row_close(&t, e);
        }
}

static const promise promises[] = {
    PROMISE(each_vendor_gets_its_row, .soak = "whole shapes", .job = "others"),
    PROMISE(tiles_have_elements_for_every_digit, .job = "others"),
    PROMISE(the_NVIDIA_rows_sort, .pipelines = 70, .soak = "every distribution, great bounds by whole shapes",
            .job = "passes"),
    PROMISE(the_NVIDIA_row_sorts_with_more_subgroups_than_told, .depth = PART, .pipelines = 10,
            .soak = "whole shapes", .job = "passes"),
    PROMISE(the_NVIDIA_row_sorts_keys_of_any_sign, .pipelines = 20,
            .soak = "more kinds, whole shapes", .job = "passes"),
    PROMISE(the_NVIDIA_row_leaves_the_last_bits_to_leaves, .pipelines = 30, .soak = "more kinds, whole shapes",
            .job = "leaves"),
    PROMISE(leaves_store_no_keys_that_are_discarded, .soak = "32-bit keys, whole shapes", .job = "leaves"),
    PROMISE(leaves_with_little_room_take_no_harm, .pipelines = 10, .soak = "whole shapes", .job = "leaves"),
    PROMISE(results_with_arrays_of_their_own_are_not_copied_first, .pipelines = 15, .soak = "more kinds, small leaves",
            .job = "leaves"),
    PROMISE(leaves_of_two_digits_of_a_word_are_sorted, .depth = PART, .pipelines = 15,
            .soak = "more kinds, portions", .job = "leaves"),
    PROMISE(leaves_by_place_are_sorted, .pipelines = 35, .soak = "more kinds, every case by portions and silent tiles",
            .job = "leaves"),
    PROMISE(leaves_of_like_elements_take_no_longer, .depth = SOAK, .job = "leaves"),
    PROMISE(leaves_sort_in_any_order_of_atomics, .pipelines = 20, .soak = "64-bit keys alone", .job = "leaves"),
    PROMISE(silent_tiles_before_leaves_are_counted, .soak = "whole shapes", .job = "leaves"),
    PROMISE(tiles_are_counted_by_groups, .pipelines = 15, .job = "others",
            .soak = "both bindings of each kind, queue families with graphics"),
    PROMISE(groups_with_silent_tiles_are_not_waited_for, .pipelines = 20, .soak = "every case with every stall",
            .job = "others"),
    PROMISE(the_NVIDIA_row_passes_by_portions_after_leaves, .pipelines = 10, .soak = "the other kernel of passes",
            .job = "leaves"),
    PROMISE(few_of_a_short_array_or_row_are_selected, .soak = "whole shapes", .job = "others"),
    PROMISE(what_the_sample_missed_costs_no_copy_back, .pipelines = 5, .soak = "whole shapes", .job = "leaves"),
    PROMISE(great_arrays_of_indices_are_copied_only_at_the_end, .pipelines = 10,
            .soak = "whole shapes", .job = "passes"),
    PROMISE(an_odd_number_of_passes_comes_back, .pipelines = 10, .soak = "whole shapes", .job = "passes"),
    PROMISE(keys_of_8_bits_are_written_in_several_rounds, .soak = "whole shapes", .job = "passes"),
    PROMISE(elements_behind_signed_indices_are_sorted, .pipelines = 25, .soak = "whole shapes", .job = "others"),
    PROMISE(buckets_of_several_tiles_are_sorted_in_parts, .pipelines = 20, .soak = "whole shapes", .job = "others"),
    PROMISE(the_NVIDIA_row_sorts_small_counts, .pipelines = 35, .soak = "every distribution", .job = "others"),
    PROMISE(the_other_rows_sort, .pipelines = 40, .soak = "every row by whole shapes", .job = "others"),
    PROMISE(the_other_rows_have_leaves, .pipelines = 10,
            .soak = "every row that has them, by whole shapes", .job = "others"),
    PROMISE(leaves_come_behind_three_kernels_a_digit, .pipelines = 22,
            .soak = "more kinds, whole shapes", .job = "others"),
};

int main(int argc, char **argv) { return run_promises(promises, COUNT_OF(promises), argc, argv); }
