#pragma once
#include "api.h"
#include "shared.h"
#include "base.h"
#include "kernels.h"
#include "shapes.h"
#include "context.h"
#include "plan.h"
#include "fit.h"
#include "facts.h"
#include "step.h"
#include "ends.h"

/* ---- >>passes: steps of count / scan / scatter and of one-sweep ---- */
/* ---- count / scan / scatter ---- */
/* Tells a step of one-sweep's pass where its record is. records: GPUSORTI_LEADING, or 0. Where the plan on the GPU says by
 * which digit a pass sorts, see shaders/own_digit.glsl, `pass` is the number of its record. */
static gpusorti_onesweep_args *gpusorti_start_pass(gpusorti_step *step, uint32_t pass, uint32_t records) {
    step->push.pass = pass;
    step->push.args.onesweep.record = GPUSORTI_CONTROL_PASSES + records + GPUSORTI_RECORD_WORDS * pass;
    return &step->push.args.onesweep;
}

static void gpusorti_start_spans(gpusorti_walk *walk, enum gpusorti_kernel kernel, const gpusorti_shape *shape,
                                 uint64_t workgroups, int indirect, uint32_t pass, uint32_t records) {
    const gpusorti_plan *plan = walk->plan;
    gpusorti_step *step = gpusorti_start_step(walk, kernel, shape, workgroups, indirect);
    step->push.pass = pass;
    step->push.args.span.span = gpusorti_span(plan);
    step->push.args.span.record = GPUSORTI_CONTROL_PASSES + records + GPUSORTI_RECORD_WORDS * pass;
    step->push.args.span.planned = plan->leaf_bits != 0;
    step->push.args.span.held = (uint32_t)gpusorti_begins_in_alt(plan);
}

/* The first count, unless the histogram has planned before, cannot be skipped. */
static void gpusorti_walk_three_kernels(gpusorti_walk *walk, uint32_t pass, uint32_t records) {
    const gpusorti_plan *plan = walk->plan;
    const uint64_t spans = gpusorti_ceil_div(plan->request.count, gpusorti_span(plan));
    const uint32_t variant = pass == 0 && plan->leaf_bits == 0 ? GPUSORTI_VARIANT_FIRST_PASS : 0;
    const gpusorti_shape count = gpusorti_shape_of(plan->shape.workgroup_size, plan->shape.items, variant),
                         scan = gpusorti_shape_of(plan->scan.workgroup_size, plan->scan.items, variant);
    const int size = GPUSORTI_SIZE_PASSES + (int)(records + GPUSORTI_SIZE_WORDS * pass);
    gpusorti_start_spans(walk, GPUSORTI_KERNEL_count, &count, spans, GPUSORTI_SIZE_TILES, pass, records);
    if (variant && gpusorti_begins_in_alt(plan)) gpusorti_take_given(walk);
    if (!variant) gpusorti_size_by_gpu(walk, size);
    gpusorti_visit_step(walk);
    gpusorti_start_spans(walk, GPUSORTI_KERNEL_scan, &scan, (uint64_t)1 << plan->radix_bits, -1, pass, records);
    gpusorti_visit_step(walk);
    gpusorti_start_spans(walk, gpusorti_scatter_kernel(plan), &plan->shape, spans, GPUSORTI_SIZE_TILES, pass, records);
    gpusorti_size_by_gpu(walk, size);
    gpusorti_visit_step(walk);
}

/* ---- one-sweep ---- */
static void gpusorti_walk_pass(gpusorti_walk *walk, uint32_t pass, uint32_t records) {
    const gpusorti_plan *plan = walk->plan;
    const uint32_t portions = gpusorti_portions(plan);
    const int planned = records != 0 && plan->request.key_words == 2;
    uint32_t portion;
    if (plan->algorithm == GPUSORT_COUNT_SCAN_SCATTER) {
        gpusorti_walk_three_kernels(walk, pass, records);
        return;
    }
    for (portion = 0; portion < portions; portion++) {
        const uint64_t left = gpusorti_tiles(plan) - (uint64_t)portion * plan->tiles_per_portion;
        gpusorti_step *step = gpusorti_start_step(walk, gpusorti_pass_kernel(plan), &plan->shape,
                                                  gpusorti_lesser(left, plan->tiles_per_portion), GPUSORTI_SIZE_TILES);
        gpusorti_onesweep_args *args = gpusorti_start_pass(step, pass, records);
        args->portion_tiles = plan->tiles_per_portion;
        args->portion = portion;
        args->polls = plan->polls;
        args->flip = gpusorti_flip(plan, planned ? 0 : pass);
        if (planned) args->flip_last = args->flip ^ gpusorti_flip(plan, plan->pass_count - 1);
        if (portions == 1) gpusorti_size_by_gpu(walk, GPUSORTI_SIZE_PASSES + (int)(records + GPUSORTI_SIZE_WORDS * pass));
        gpusorti_visit_step(walk);
    }
}

/* The passes from `first` to `end`, not included. The GPU decides which of them have nothing to do. */
static void gpusorti_walk_passes(gpusorti_walk *walk, uint32_t first, uint32_t end, uint32_t records) {
    uint32_t pass;
    for (pass = first; pass < end; pass++) gpusorti_walk_pass(walk, pass, records);
}

/* Leaves by a single digit begin where its counts say; others have to be searched for. */
static void gpusorti_walk_leaves(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const uint32_t leaves = 1u << plan->leaf_bits, searched = gpusorti_max(leaves, gpusorti_cuts(plan) + 1);
    const uint64_t workgroups = gpusorti_ceil_div(searched, plan->leaf_starts.workgroup_size - GPUSORTI_LEAF_ENDS);
    gpusorti_leaf_args args;
    args.starts = gpusorti_control_word(plan, plan->layout.leaves);
    args.room = gpusorti_shape_tile(&plan->leaf);
    args.tile = gpusorti_span(plan);
    args.portion_tiles = gpusorti_portion_tiles(plan);
    args.list = args.starts + leaves + 1;
    args.place_room = gpusorti_place_room(plan);
    if (plan->leaf_bits > plan->radix_bits) {
        gpusorti_start_step(walk, GPUSORTI_KERNEL_leaf_starts, &plan->leaf_starts, workgroups, -1)->push.args.leaf = args;
        gpusorti_visit_step(walk);
    }
    gpusorti_start_step(walk, GPUSORTI_KERNEL_leaf_sort, &plan->leaf, leaves, -1)->push.args.leaf = args;
    gpusorti_size_by_gpu(walk, GPUSORTI_SIZE_LEAVES);
    gpusorti_visit_step(walk);
    if (!gpusorti_has_places(plan)) return;
    gpusorti_start_step(walk, GPUSORTI_KERNEL_sort_leaves, &plan->place, gpusorti_most_places(plan), -1)
        ->push.args.leaf = args;
    gpusorti_size_by_gpu(walk, GPUSORTI_SIZE_PLACES);
    gpusorti_visit_step(walk);
}

/* Whether passes always end in the caller's arrays, because the GPU adds one that copies if their number is odd. Sorted
 * input still needs finish.comp to write its indices, and so does an even number that begins in the second copies. */
static int gpusorti_ends_by_passes(const gpusorti_plan *plan) {
    return plan->algorithm == GPUSORT_ONESWEEP && plan->pass_count % 2 == 0 &&
           !(plan->request.flags & GPUSORT_WRITE_INDICES) && !gpusorti_begins_in_alt(plan);
}

/* Whether the histogram kernel copies the elements if it expects, from a sample, an odd number of passes. For keys with
 * values that costs more than a further pass, or a finish.comp of which the GPU sets the size: a single key may change
 * the number. */
static int gpusorti_copies_early(const gpusorti_plan *plan) {
    const int at_end = gpusorti_ends_by_passes(plan) || plan->gpu_sizes;
    return !plan->counting_sort && (plan->request.value_words == 0 || !at_end);
}

/* Workgroups of leading_bits.comp, if there are any: an invocation has one key in so many, or so many in a round. */
static uint64_t gpusorti_leading_bits_workgroups(const gpusorti_plan *plan, uint32_t keys) {
    const uint32_t size = plan->leaf_starts.workgroup_size;
    const uint64_t most = gpusorti_max(plan->histogram_workgroups * plan->histogram.workgroup_size / size, 1);
    if (!gpusorti_has_places(plan)) return 0;
    return gpusorti_lesser(gpusorti_ceil_div(plan->request.count, keys * size), most);
}

static uint64_t gpusorti_compressors(const gpusorti_plan *plan) {
    return gpusorti_leading_bits_workgroups(plan, GPUSORTI_COMPRESSED_ITEMS);
}

static void gpusorti_walk_histogram(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const uint64_t tiles = gpusorti_ceil_div(plan->request.count, gpusorti_shape_tile(&plan->histogram)),
                   workgroups = gpusorti_lesser(tiles, plan->histogram_workgroups);
    gpusorti_step *step = gpusorti_start_step(walk, GPUSORTI_KERNEL_histogram, &plan->histogram, workgroups, -1);
    gpusorti_histogram_args *args = &step->push.args.histogram;
    args->portion_tiles = gpusorti_portion_tiles(plan);
    if (gpusorti_begins_in_alt(plan)) {
        gpusorti_take_given(walk);
        args->copies = GPUSORTI_COPY_HELD;
    } else if (gpusorti_copies_early(plan)) {
        args->copies = plan->raw ? GPUSORTI_COPY_GIVEN : GPUSORTI_COPY_ENCODED;
    }
    args->makes_even = (uint32_t)gpusorti_ends_by_passes(plan);
    args->tile = gpusorti_span(plan);
    if (plan->leaf_bits) {
        args->least_leaf_bits = gpusorti_least_leaf_bits(plan);
        args->most_leaf_bits = plan->leaf_bits;
        args->leaf_average = gpusorti_leaf_average(&plan->leaf);
        args->leading_passes = plan->leading_passes;
    }
    args->samplers = (uint32_t)gpusorti_leading_bits_workgroups(plan, GPUSORTI_SAMPLED);
    args->compressors = (uint32_t)gpusorti_compressors(plan);
    args->slots = gpusorti_control_word(plan, plan->layout.slots);
    gpusorti_visit_step(walk);
}

static void gpusorti_walk_leading_bits(gpusorti_walk *walk, int expands) {
    const gpusorti_plan *plan = walk->plan;
    gpusorti_leading_bits_args *args;
    if (!gpusorti_has_places(plan)) return;
    args = &gpusorti_start_step(walk, GPUSORTI_KERNEL_leading_bits, &plan->leaf_starts, gpusorti_compressors(plan), -1)
                ->push.args.leading_bits;
    args->tile = gpusorti_span(plan);
    args->portion_tiles = gpusorti_portion_tiles(plan);
    args->place_room = gpusorti_place_room(plan);
    args->slots = gpusorti_control_word(plan, plan->layout.slots);
    args->slot_bits = gpusorti_slot_bits(plan);
    args->totals = args->slots + gpusorti_prefix_words(plan);
    args->expands = (uint32_t)expands;
    gpusorti_size_by_gpu(walk, expands ? GPUSORTI_SIZE_EXPANDERS : GPUSORTI_SIZE_LEADING_BITS);
    gpusorti_visit_step(walk);
}

/* One-sweep, and passes with leaves. Leaves by the highest digit alone are sorted after its pass. Other leaves have passes
 * of their own; all passes follow, for keys that do not suit leaves, and in case one leaf has too many elements. */
static void gpusorti_walk_planned_passes(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    gpusorti_walk_histogram(walk);
    if (plan->counting_sort) return;
    gpusorti_walk_leading_bits(walk, 0);
    if (plan->leaf_bits > plan->radix_bits) {
        const uint32_t first = plan->request.key_words == 2 ? 0 : plan->pass_count - plan->leading_passes;
        gpusorti_walk_passes(walk, first, first + plan->leading_passes, GPUSORTI_LEADING);
        gpusorti_walk_leaves(walk);
    }
    gpusorti_walk_passes(walk, 0, plan->pass_count, 0);
    if (plan->leaf_bits == plan->radix_bits) gpusorti_walk_leaves(walk);
    if (!(gpusorti_flags_of(plan) & GPUSORTI_FLAG_KEEP_KEYS)) gpusorti_walk_leading_bits(walk, 1);
}

static void gpusorti_walk_count_scan_scatter(gpusorti_walk *walk) {
    uint32_t pass;
    if (walk->plan->leaf_bits) {
        gpusorti_walk_planned_passes(walk);
        return;
    }
    for (pass = 0; pass < walk->plan->pass_count; pass++) gpusorti_walk_three_kernels(walk, pass, 0);
}

/* Ends a sort by passes, unless the last of them did. */
static void gpusorti_walk_finish(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const uint32_t most = plan->counting_sort ? (uint32_t)GPUSORTI_MOST_STRIDE_WORKGROUPS
                                               : gpusorti_min(plan->stride_workgroups, GPUSORTI_MOST_STRIDE_WORKGROUPS);
    if (!gpusorti_by_passes(plan) || gpusorti_ends_by_passes(plan)) return;
    gpusorti_start_stride(walk, plan->counting_sort ? GPUSORTI_KERNEL_fill : GPUSORTI_KERNEL_finish, 0, plan->request.count,
                          most);
    if (walk->step.spec.flags & GPUSORTI_FLAG_KEEP_KEYS) gpusorti_forget_order(&walk->step); /* it stores no keys */
    gpusorti_size_by_gpu(walk, GPUSORTI_SIZE_FINISH);
    gpusorti_visit_step(walk);
}
