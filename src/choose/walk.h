#pragma once
#include "plan/ends.h"
#include "plan/planning.h"

/* ---- >>walk: the steps of a plan, in their order ---- */
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
    if (plan->reads_given[GPUSORTI_BIND_KEYS] && !plan->unpacked) walk.common.given.keys = caller->keys;
    if (plan->reads_given[GPUSORTI_BIND_VALUES] && gpusorti_reads_values(&plan->request))
        walk.common.given.values = caller->values;
    gpusorti_walk_copies(&walk);
    if (plan->clears_control || (plan->request.gpu_count && plan->needs.control != 0)) gpusorti_walk_begin(&walk);
    gpusorti_walk_first(&walk);
    plan->method->walk(&walk);
    gpusorti_walk_last(&walk);
    return walk.result;
}
