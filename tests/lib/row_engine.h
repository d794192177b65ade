/* An engine on a driver that is made to report the vendor and the type of device of a row of the tuning table. Shapes shrink
 * to the driver's limits, kernels' variants stay. */
#ifndef TESTS_ROW_ENGINE_H
#define TESTS_ROW_ENGINE_H

#include "harness.h"
#include "shim.h"

#include <string.h>

static inline int compute_only(const tuning_row *row) { return row->queue == 1; }

static inline int is_others(const tuning_row *row) {
    return !is_nvidia(row) && row->device_type != VK_PHYSICAL_DEVICE_TYPE_CPU;
}

/* Whether wider subgroups are given another row of the vendor. */
static inline int wider_has_a_row(const tuning_row *row) {
    tuning_row other;
    for (size_t r = 0; tuning_row_at(r, &other); r++)
        if (other.vendor_id == row->vendor_id && other.subgroup_min) return 1;
    return 0;
}

static inline void pretend(const tuning_row *row) {
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
static inline uint32_t pretend_leaves(const tuning_row *row) {
    pretend(row);
    if (setting("TESTS_SUBGROUP", 8) >= LEAF_LANES) return ENABLE_ALL;
    if (shim.subgroup_min < LEAF_LANES) shim.subgroup_min = LEAF_LANES;
    return ENABLE_ALL & ~(uint32_t)GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL;
}

typedef enum lanes_told { OWN_LANES, LANES_FOR_LEAVES } lanes_told;

/* With all shapes of the row. */
static inline engine *whole_row_open(target *t, const tuning_row *row, const gpusorti_overrides *forced, lanes_told lanes) {
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
static inline engine *row_open(target *t, const tuning_row *row, const gpusorti_overrides *forced, lanes_told lanes) {
    engine *e = whole_row_open(t, row, forced, lanes);
    if (e && !soaking()) shorten_tiles(t->context, FEW_ITEMS);
    return e;
}

/* The row of NVIDIA's queue families without graphics. */
static inline engine *nvidia_open(target *t, const gpusorti_overrides *forced) {
    tuning_row row;
    for (size_t r = 0; tuning_row_at(r, &row); r++)
        if (is_nvidia(&row) && compute_only(&row)) return row_open(t, &row, forced, LANES_FOR_LEAVES);
    fail("NVIDIA has no row for queue families without graphics");
    return NULL;
}

static inline void row_close(target *t, engine *e) {
    target_close(t);
    engine_close(e);
    memset(&shim, 0, sizeof shim);
}

/* The which-th case of a list; in a test with random keys and every other distribution by turns. */
static inline void expect_all_sorted(const target *t, sort_case c, size_t which) {
    /* the same pipelines serve all of these */
    static const distribution distributions[] = {KEYS_RANDOM, KEYS_FEW, KEYS_ENTROPY, KEYS_SORTED, KEYS_OUTLIERS};
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

#endif
