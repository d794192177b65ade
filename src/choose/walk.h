#pragma once
#include "choose/choose.h"

/* ---- >>walk: the steps of a plan, in their order ---- */
/* args: room for the arguments with the results' arrays as keys and values. */
static gpusorti_walk gpusorti_start_walk(const gpusorti_plan *plan, const gpusort_cmd_args *caller, gpusort_cmd_args *args,
                                         gpusorti_visit visit, void *user) {
    gpusorti_walk walk;
    GPUSORT_ASSERT(gpusorti_has_plan(plan) && plan->request.count != 0);
    *args = *caller;
    if (caller->keys_out.buffer) args->keys = caller->keys_out;
    if (caller->values_out.buffer) args->values = caller->values_out;
    memset(&walk, 0, sizeof walk);
    walk.plan = plan;
    walk.caller = caller;
    walk.args = args;
    walk.visit = visit;
    walk.user = user;
    walk.common = gpusorti_common_step(plan, caller, args);
    walk.common.given.keys = walk.common.bindings[GPUSORTI_BIND_KEYS];
    walk.common.given.values = walk.common.bindings[GPUSORTI_BIND_VALUES];
    if (plan->reads_given[GPUSORTI_BIND_KEYS] && !plan->unpacked) walk.common.given.keys = caller->keys;
    if (plan->reads_given[GPUSORTI_BIND_VALUES] && gpusorti_reads_values(&plan->request))
        walk.common.given.values = caller->values;
    return walk;
}

/* All steps but the last ones. */
static void gpusorti_walk_plan(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    gpusorti_walk_copies(walk);
    if (plan->clears_control || (plan->request.gpu_count && plan->needs.control != 0)) gpusorti_walk_begin(walk);
    gpusorti_walk_first(walk);
    plan->method->walk(walk);
}

/* Sorts what was found among the second copies, and copies the first ones to the results; how many were found is a word of
 * the counts. */
static void gpusorti_walk_found(const gpusort_context *ctx, gpusorti_walk *of) {
    const gpusorti_plan plan = gpusorti_plan_found(ctx, of->plan);
    const gpusorti_layout *layout = &of->plan->layout;
    const gpusort_range scratch = of->args->scratch;
    gpusort_cmd_args found, args;
    gpusorti_walk walk;
    memset(&found, 0, sizeof found);
    found.count = plan.request.count;
    found.keys = gpusorti_offset(scratch, layout->keys_alt);
    if (plan.request.value_words != 0) found.values = gpusorti_offset(scratch, layout->values_alt);
    found.count_buffer = gpusorti_offset(scratch, layout->status + 4 * GPUSORTI_SELECT_FOUND);
    found.scratch = gpusorti_offset(scratch, layout->found);
    walk = gpusorti_start_walk(&plan, &found, &args, of->visit, of->user);
    gpusorti_walk_plan(&walk);
    gpusorti_walk_last(&walk);
    if (of->result == GPUSORT_OK) of->result = walk.result;
    gpusorti_walk_copied_back(of);
}

/* Visits the steps of a sort in the order of their execution. */
static gpusort_result gpusorti_walk_steps(const gpusort_context *ctx, const gpusorti_plan *plan,
                                          const gpusort_cmd_args *caller, gpusorti_visit visit, void *user) {
    gpusort_cmd_args args;
    gpusorti_walk walk = gpusorti_start_walk(plan, caller, &args, visit, user);
    gpusorti_walk_plan(&walk);
    if (plan->sorts_found) gpusorti_walk_found(ctx, &walk);
    gpusorti_walk_last(&walk);
    return walk.result;
}
