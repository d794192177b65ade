#pragma once
#include "shared.h"
#include "base.h"
#include "kernels.h"
#include "shapes.h"
#include "context.h"
#include "request.h"
#include "plan.h"
#include "facts.h"
#include "step.h"
#include "ends.h"

/* ---- >>segments: steps of segments ---- */
/* How many segments a workgroup sorts side by side: as many as fill its tile on average. Each is padded to a power of
 * two. */
static uint32_t gpusorti_batch(const gpusorti_plan *plan) {
    const gpusorti_request *request = &plan->request;
    const gpusorti_shape *shape = &plan->small_segments;
    const uint32_t average = request->count / gpusorti_max(request->segments, 1);
    uint32_t padded = shape->items;
    if (request->segmentation == GPUSORTI_ROWS)
        while (padded < request->segment_size && padded < gpusorti_shape_tile(shape)) padded *= 2;
    else
        padded = gpusorti_max(padded, average + average / 2);
    if (padded > gpusorti_small_segment(plan)) return GPUSORTI_LONG_BATCH;
    return gpusorti_max(gpusorti_min(gpusorti_shape_tile(shape) / padded, shape->workgroup_size), 1);
}

/* Offsets and ends side by side, where a kernel has one binding for both. */
static void gpusorti_walk_offsets(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const uint64_t begins = plan->layout.offsets, ends = begins + gpusorti_joined_offsets_size(plan);
    if (!plan->joins_offsets || !plan->request.has_ends) return;
    gpusorti_walk_copy_words(walk, walk->args->segments, begins, plan->request.segments);
    gpusorti_walk_copy_words(walk, walk->args->segment_ends, ends, plan->request.segments);
}

/* Sorts the short ones, and lists the others for the kernels that follow. */
static void gpusorti_walk_small_segments(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_request *request = &plan->request;
    const uint32_t segments = gpusorti_segments_of(request), batch = gpusorti_batch(plan);
    gpusorti_step *step = gpusorti_start_step(walk, GPUSORTI_KERNEL_segments, &plan->small_segments,
                                              gpusorti_ceil_div(segments, batch), -1);
    gpusorti_segments_args *args = &step->push.args.segments;
    args->segments = segments;
    args->size = gpusorti_row_size(request);
    step->range[GPUSORTI_BIND_ALT] = step->range[GPUSORTI_BIND_VALUES_ALT] = 0;
    step->push.pass = gpusorti_store_apart(walk);
    args->offsets = gpusorti_bind_offsets(walk);
    args->ends = gpusorti_bind_ends(walk);
    if (plan->joins_offsets && args->ends != 0) args->offsets = 0;
    args->batch = batch;
    args->shorter = gpusorti_shape_tile(&plan->listed[0]);
    args->longer = gpusorti_shape_tile(&plan->listed[1]);
    args->lists = gpusorti_control_word(plan, plan->layout.lists);
    args->list_room = gpusorti_list_room(plan);
    args->owners = gpusorti_control_word(plan, plan->layout.owners);
    args->begins = gpusorti_control_word(plan, plan->layout.begins);
    args->bases = plan->chained ? gpusorti_control_word(plan, plan->layout.bases) : 0;
    args->long_room = gpusorti_long_segments(plan);
    args->tile = plan->select_span ? plan->select_span : gpusorti_tile(plan);
    args->tile_room = (uint32_t)gpusorti_long_tiles(plan);
    gpusorti_visit_step(walk);
}

static void gpusorti_walk_listed(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    uint32_t list;
    for (list = 0; list < GPUSORTI_LISTS; list++) {
        gpusorti_step *step;
        if (!plan->has_listed[list]) continue;
        step = gpusorti_start_step(walk, GPUSORTI_KERNEL_segment_sort, &plan->listed[list], 1, -1);
        step->push.pass = gpusorti_store_apart(walk);
        step->push.args.list.list = list;
        step->push.args.list.lists = gpusorti_control_word(plan, plan->layout.lists);
        step->push.args.list.list_room = gpusorti_list_room(plan);
        step->indirect = GPUSORTI_SIZE_LISTS + GPUSORTI_SIZE_WORDS * (int)list;
        gpusorti_visit_step(walk);
    }
}

/* A step over all tiles of long segments, or, of two kernels, over their counts. */
static void gpusorti_visit_long(gpusorti_walk *walk, enum gpusorti_kernel kernel, const gpusorti_shape *shape,
                                uint32_t pass, const gpusorti_long_segments_args *args) {
    gpusorti_step *step = gpusorti_start_step(walk, kernel, shape, args->chunks, -1);
    if (pass == 0) gpusorti_take_given(walk);
    step->push.pass = pass;
    step->push.args.long_segments = *args;
    if (kernel != GPUSORTI_KERNEL_segment_scan)
        step->indirect = kernel == GPUSORTI_KERNEL_segment_bases ? GPUSORTI_SIZE_BASES : GPUSORTI_SIZE_LONG;
    gpusorti_visit_step(walk);
}

static gpusorti_long_segments_args gpusorti_long_segments_args_of(const gpusorti_plan *plan, const gpusorti_shape *scan) {
    const uint64_t words = gpusorti_long_tiles(plan) << plan->radix_bits;
    uint64_t chunk = gpusorti_shape_tile(scan);
    gpusorti_long_segments_args args;
    chunk *= gpusorti_ceil_div(words, GPUSORTI_MAX_CHUNKS * chunk);
    args.owners = gpusorti_control_word(plan, plan->layout.owners);
    args.begins = gpusorti_control_word(plan, plan->layout.begins);
    args.bases = gpusorti_control_word(plan, plan->layout.bases);
    args.tile = gpusorti_tile(plan);
    args.flags = 0;
    args.chunk = (uint32_t)chunk;
    args.chunks = (uint32_t)gpusorti_ceil_div(words, chunk);
    args.polls = plan->polls;
    return args;
}

static uint32_t gpusorti_pass_flags(const gpusorti_plan *plan, uint32_t pass) {
    uint32_t flags = pass % 2 ? (uint32_t)GPUSORTI_PASS_FROM_ALT : 0;
    if (pass == 0) flags |= (uint32_t)GPUSORTI_PASS_FIRST | (uint32_t)GPUSORTI_PASS_ENCODE;
    if (pass + 1 == plan->pass_count) flags |= (uint32_t)GPUSORTI_PASS_LAST | (uint32_t)GPUSORTI_PASS_DECODE;
    return flags;
}

static void gpusorti_walk_long_segments(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const enum gpusorti_kernel kernel = plan->chained            ? GPUSORTI_KERNEL_segment_pass
                                        : plan->lanes.operations ? GPUSORTI_KERNEL_segment_scatter
                                                                 : GPUSORTI_KERNEL_segment_scatter_basic;
    const gpusorti_shape count = gpusorti_shape_of(plan->shape.workgroup_size, plan->shape.items, 0),
                         scan = gpusorti_shape_of(plan->scan.workgroup_size, plan->scan.items, 0);
    gpusorti_long_segments_args args = gpusorti_long_segments_args_of(plan, &scan);
    uint32_t pass;
    if (plan->chained) {
        gpusorti_visit_long(walk, GPUSORTI_KERNEL_segment_histogram, &count, 0, &args);
        gpusorti_visit_long(walk, GPUSORTI_KERNEL_segment_bases, &scan, 0, &args);
    }
    for (pass = 0; pass < plan->pass_count; pass++) {
        args.flags = gpusorti_pass_flags(plan, pass);
        if (!plan->chained) {
            gpusorti_visit_long(walk, GPUSORTI_KERNEL_segment_count, &count, pass, &args);
            gpusorti_visit_long(walk, GPUSORTI_KERNEL_segment_scan, &scan, pass, &args);
        }
        gpusorti_visit_long(walk, kernel, &plan->shape, pass, &args);
    }
}
