/* Each row of the tuning table is found, and sorts. Ways to sort have their own programs: leaves, passes, places, small. */
#include "row_engine.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

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

/* Above these limits all elements are sorted, or, in any order, found by digits. In 32 KB of shared memory first_k.comp has
 * room for 2,048 elements, of which two thirds may be wanted, of 64-bit keys for half as many. Above half of these limits
 * elements that may come in any order are found by digits, if there are at most 2^23 and more than two tiles; one array or
 * row of up to 2^19 is divided into buckets where values are not moved. */
static void few_are_selected(void) {
    static const struct {
        gpusort_type type;
        uint32_t flags, value_size, count, selected;
    } kinds[] = {{GPUSORT_U32, 0, 0, 60011, 1364},
                 {GPUSORT_U32, KEEP | INDICES, 4, 60011, 1364},
                 {GPUSORT_U32, KEEP, 4, 60011, 1364},
                 {GPUSORT_U32, KEEP | INDICES | GPUSORT_ANY_ORDER, 4, 60011, 1364},
                 {GPUSORT_U32, KEEP | INDICES | GPUSORT_ANY_ORDER, 4, 600011, 682},
                 {GPUSORT_U32, GPUSORT_ANY_ORDER, 4, 60011, 682},
                 {GPUSORT_U32, 0, 4, 200003, 1364},
                 {GPUSORT_U64, 0, 4, 200003, 682}};
    target t;
    engine *e = nvidia_open(&t, NULL);
    for (size_t i = 0; e && i < 2 * COUNT_OF(kinds); i++) {
        const uint32_t limits[] = {kinds[i / 2].selected, kinds[i / 2].selected + 1};
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
        EXPECT(facts[0].kind != facts[1].kind);
    }
    if (e) row_close(&t, e);
}

/* Over another API: see vendors.c. */
static int is_layer(const tuning_row *row) { return row->driver_id == 14; }

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

static const promise promises[] = {
    PROMISE(each_vendor_gets_its_row, .soak = "whole shapes"),
    PROMISE(tiles_have_elements_for_every_digit),
    PROMISE(few_are_selected, .soak = "whole shapes"),
    PROMISE(the_other_rows_sort, .pipelines = 40, .soak = "every row by whole shapes"),
};

int main(int argc, char **argv) { return run_promises(promises, COUNT_OF(promises), argc, argv); }
