#pragma once
#include "config.h"
#include "shared.h"
#include "base.h"
#include "kernels.h"
#include "shapes.h"
#include "request.h"
#include "plan.h"
#include "facts.h"
#include "step.h"
#include "ends.h"

/* ---- >>topk: steps of the first k ---- */
/* ---- in order, see shaders/candidates.glsl ---- */
/* A round of selecting, or the sort that follows. */
static void gpusorti_visit_selection(gpusorti_walk *walk, enum gpusorti_kernel kernel, const gpusorti_shape *shape,
                                     const gpusorti_select_args *args) {
    const gpusorti_plan *plan = walk->plan;
    const uint64_t workgroups = (uint64_t)gpusorti_segments_of(&plan->request) * args->spans;
    gpusorti_step *step = gpusorti_start_step(walk, kernel, shape, workgroups, -1);
    if (args->size == 0) step->indirect = GPUSORTI_SIZE_LONG;
    step->push.values_alt_base = (uint32_t)((plan->layout.values_alt - plan->layout.keys_alt) / 4);
    step->push.args.select = *args;
    if (kernel == GPUSORTI_KERNEL_select) gpusorti_take_given(walk);
    gpusorti_visit_step(walk);
}

/* Each round reads what the one before has left, at one end of scratch, and writes what it leaves to the other. */
static void gpusorti_walk_selection(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_request *request = &plan->request;
    const uint32_t rounds = gpusorti_rounds(plan);
    uint64_t left = gpusorti_longest(request);
    gpusorti_shape select = plan->selecting, sort = plan->listed[1];
    gpusorti_select_args args;
    memset(&args, 0, sizeof args);
    if (plan->algorithm == GPUSORTI_SELECTED) args.size = gpusorti_row_size(request);
    args.span = plan->select_span;
    args.later = gpusorti_shape_tile(&select);
    args.owners = gpusorti_control_word(plan, plan->layout.owners);
    args.limit = request->limit;
    args.room = gpusorti_candidate_room(plan);
    for (args.round = 1; args.round <= rounds; args.round++) {
        args.spans = (uint32_t)gpusorti_ceil_div(left, args.round == 1 ? args.span : args.later);
        args.to = args.round % 2 ? 0 : (uint32_t)gpusorti_candidates(plan, 1);
        gpusorti_visit_selection(walk, GPUSORTI_KERNEL_select, &select, &args);
        select.variant = GPUSORTI_VARIANT_CANDIDATES;
        left = (uint64_t)args.spans * args.room;
        args.from = args.to;
        args.spans_before = args.spans;
    }
    args.spans = 1;
    if (gpusorti_packs_at_once(plan)) sort.variant |= GPUSORTI_VARIANT_SIDE_BY_SIDE;
    gpusorti_visit_selection(walk, GPUSORTI_KERNEL_select_sort, &sort, &args);
}

/* ---- in any order, see shaders/select_any.comp ---- */
static void gpusorti_visit_unordered(gpusorti_walk *walk, uint32_t number, uint64_t elements, gpusorti_unordered_args args) {
    const gpusorti_plan *plan = walk->plan;
    const uint64_t rows = gpusorti_segments_of(&plan->request);
    gpusorti_shape shape = plan->selecting;
    args.spans = (uint32_t)gpusorti_ceil_div(elements, args.span);
    if (gpusorti_packs_at_once(plan)) shape.variant |= GPUSORTI_VARIANT_SIDE_BY_SIDE;
    gpusorti_start_step(walk, GPUSORTI_KERNEL_select_any, &shape, rows * args.spans, -1)->push.args.unordered = args;
    if (number <= args.digits + 1) gpusorti_take_given(walk);
    walk->step.push.pass = number;
    gpusorti_visit_step(walk);
}

static void gpusorti_walk_unordered(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_request *request = &plan->request;
    const uint32_t longest = gpusorti_longest(request);
    gpusorti_unordered_args args;
    uint32_t number;
    args.size = gpusorti_row_size(request);
    args.span = plan->select_span;
    args.limit = request->limit;
    args.room = gpusorti_unordered_room(request);
    args.digits = (uint32_t)gpusorti_ceil_div(request->bit_count, gpusorti_unordered_digit_bits(request));
    args.apart = (uint32_t)gpusorti_is_apart(walk);
    gpusorti_visit_unordered(walk, 0, 1, args);
    for (number = 1; number <= args.digits + 1; number++) gpusorti_visit_unordered(walk, number, longest, args);
    args.span = gpusorti_shape_tile(&plan->selecting);
    if (gpusorti_unordered_copies(plan)) gpusorti_visit_unordered(walk, number, args.room, args);
}

/* ---- of either ---- */
/* Elements behind the first k, and outside of all segments, keep their values; among packed ones they are left out, which
 * offsets alone would tell where there are no ends. */
static void gpusorti_walk_no_indices(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_request *request = &plan->request;
    const uint64_t size = gpusorti_indices_size(plan);
    const gpusort_range indices = gpusorti_offset(walk->args->scratch, plan->layout.values);
    if (size == 0 || (request->packs && !request->has_ends)) return;
    gpusorti_start_copy(walk, request->count, indices, size, 32)->clears = 1;
    gpusorti_visit_step(walk);
}

static void gpusorti_walk_selected(gpusorti_walk *walk) {
    gpusorti_walk_no_indices(walk);
    if (walk->plan->unordered)
        gpusorti_walk_unordered(walk);
    else
        gpusorti_walk_selection(walk);
}
