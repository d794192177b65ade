#pragma once
#include "api.h"
#include "config.h"
#include "shared.h"
#include "request.h"
#include "plan.h"
#include "facts.h"
#include "step.h"
#include "network.h"
#include "ends.h"
#include "passes.h"
#include "small.h"
#include "segments.h"
#include "topk.h"

/* ---- >>walk: the steps of a plan, in their order ---- */
static void gpusorti_walk_segments(gpusorti_walk *walk) {
    gpusorti_walk_offsets(walk);
    if (walk->plan->request.segmentation == GPUSORTI_OFFSETS) gpusorti_walk_no_indices(walk);
    gpusorti_walk_small_segments(walk);
    gpusorti_walk_listed(walk);
    if (gpusorti_selects(walk->plan))
        gpusorti_walk_selection(walk);
    else if (walk->plan->has_long)
        gpusorti_walk_long_segments(walk);
}

/* Visits the steps of a sort in the order of their execution. */
static gpusort_result gpusorti_walk_steps(const gpusorti_plan *plan, const gpusort_cmd_args *caller,
                                          gpusorti_visit visit, void *user) {
    gpusort_cmd_args args = *caller;
    gpusorti_walk walk;
    GPUSORT_ASSERT(gpusorti_has_plan(plan) && plan->request.count != 0);
    if (caller->keys_out.buffer) args.keys = caller->keys_out;
    if (caller->values_out.buffer) args.values = caller->values_out;
    memset(&walk, 0, sizeof walk);
    walk.plan = plan;
    walk.caller = caller;
    walk.args = &args;
    walk.visit = visit;
    walk.user = user;
    walk.common = gpusorti_common_step(plan, caller, &args);
    walk.common.given.keys = walk.common.bindings[GPUSORTI_BIND_KEYS];
    walk.common.given.values = walk.common.bindings[GPUSORTI_BIND_VALUES];
    if (gpusorti_reads_given(plan, GPUSORTI_BIND_KEYS) && !plan->unpacked) walk.common.given.keys = caller->keys;
    if (gpusorti_reads_given(plan, GPUSORTI_BIND_VALUES) && gpusorti_reads_values(&plan->request))
        walk.common.given.values = caller->values;
    gpusorti_walk_copies(&walk);
    if (gpusorti_by_passes(plan) || plan->algorithm == GPUSORTI_SEGMENTED ||
        (plan->request.gpu_count && gpusorti_has_control(plan)))
        gpusorti_walk_begin(&walk);
    gpusorti_walk_first(&walk);
    switch (plan->algorithm) {
    case GPUSORT_COUNT_SCAN_SCATTER: gpusorti_walk_count_scan_scatter(&walk); break;
    case GPUSORT_ONESWEEP: gpusorti_walk_planned_passes(&walk); break;
    case GPUSORT_ODD_EVEN_MERGE: gpusorti_walk_odd_even_merge(&walk); break;
    case GPUSORTI_TILES_AND_MERGES: gpusorti_walk_merges(&walk); break;
    case GPUSORTI_TILES_AND_BUCKETS: gpusorti_walk_buckets(&walk); break;
    case GPUSORTI_SEGMENTED: gpusorti_walk_segments(&walk); break;
    default: gpusorti_walk_selected(&walk); break;
    }
    gpusorti_walk_finish(&walk);
    gpusorti_walk_last(&walk);
    return walk.result;
}
