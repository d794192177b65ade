#pragma once
#include "methods/passes.h"

/* ---- >>segments: many arrays side by side, sorted at once ---- */
/* segments.comp sorts short segments, as many in a workgroup as it has room for, and lists the others: for
 * segment_sort.comp, of which one workgroup sorts one segment of the list of shorter or of longer ones; and long ones, which
 * are cut into tiles. These are sorted by radix passes, those of all long segments in the same dispatches. Ten keys in four
 * segments, where short means up to two and a workgroup sorts three:
 *
 *   offsets       0 1 3 6 10
 *   given         7 | 5 2 | 9 0 4 | 8 1 6 3
 *   segments      7 | 2 5                        two lists: {2}, and long {3} in tiles of two: 8 1, 6 3
 *   segment_sort          | 0 4 9
 *   passes                        | 1 3 6 8
 *
 * Long segments, by one-sweep (chained): segment_histogram.comp counts all digits of each, segment_bases.comp adds them up,
 * and segment_pass, a build of onesweep.comp, runs once for each digit: its tiles wait for each other within their segment
 * like a chain. By count / scan / scatter: segment_count, segment_scan and segment_scatter for each digit. Passes come in
 * pairs, which end where they began. A single row that holds all elements is one array.
 *   list     what segments.comp leaves to another kernel
 *   owner    of a tile: its segment
 *   chunk    of the counts of long segments: those that a workgroup of segment_scan.comp scans */
enum {
    GPUSORTI_LONG_BATCH = GPUSORTI_SIZE_UNIT, /* segments per workgroup where it hardly sorts any itself, but lists them */
    GPUSORTI_MAX_CHUNKS = 512                 /* workgroups that scan the counts of long segments */
};

/* ---- counts ---- */
/* The most elements of a segment that is sorted beside others. */
static uint32_t gpusorti_most_small(const gpusorti_segments *s) {
    return gpusorti_min(gpusorti_shape_tile(&s->short_ones) / GPUSORTI_SMALL_SEGMENTS, gpusorti_shape_tile(&s->listed[0]));
}

/* Shapes for the segments of either list; 0 where one does not fit the device. */
static int gpusorti_fit_listed(const gpusort_context *ctx, const gpusorti_plan *plan,
                               gpusorti_shape listed[GPUSORTI_LISTS]) {
    const uint32_t keys = plan->request.key_words - 1, values = plan->request.value_words;
    const gpusorti_shape tuned = ctx->tuning.longer[keys][values];
    gpusorti_shape shorter = ctx->tuning.segments,
                   longer = gpusorti_has_shape(&tuned) ? tuned : ctx->tuning.tile[keys][values];
    shorter.variant = longer.variant = gpusorti_comparison(&plan->request);
    listed[0] = gpusorti_fit_shape(ctx, plan, shorter, &gpusorti_list_demands);
    listed[1] = gpusorti_fit_shape(ctx, plan, longer, &gpusorti_list_demands);
    if (!gpusorti_has_shape(&listed[0]) || !gpusorti_has_shape(&listed[1])) return 0;
    if (gpusorti_shape_tile(&listed[1]) < gpusorti_shape_tile(&listed[0])) listed[1] = listed[0];
    return 1;
}

/* The part of a plan with shapes for segments that a workgroup sorts; 0 where one does not fit the device. */
static int gpusorti_fit_short_segments(const gpusort_context *ctx, const gpusorti_plan *plan, gpusorti_segments *s) {
    gpusorti_shape shape = ctx->tuning.segments;
    memset(s, 0, sizeof *s);
    shape.variant = gpusorti_comparison(&plan->request);
    s->short_ones = gpusorti_fit_shape(ctx, plan, shape, &gpusorti_segments_demands);
    return gpusorti_fit_listed(ctx, plan, s->listed) && gpusorti_has_shape(&s->short_ones);
}

static void gpusorti_segment_thresholds(const gpusort_context *ctx, const gpusorti_plan *blank, gpusorti_thresholds *up_to) {
    const gpusorti_request *request = &blank->request;
    gpusorti_segments s;
    if (request->segmentation == GPUSORTI_ONE_ARRAY && request->limit == 0) return;
    if (!gpusorti_fit_short_segments(ctx, blank, &s)) return;
    if (request->segmentation == GPUSORTI_ROWS) up_to->shortest_row = request->shortest_row;
    up_to->small_segment = gpusorti_most_small(&s);
    up_to->listed[0] = gpusorti_shape_tile(&s.listed[0]);
    up_to->listed[1] = gpusorti_shape_tile(&s.listed[1]);
    up_to->chained = GPUSORTI_MOST_CHAINED;
}

/* What so many segments of so many elements need, whatever the lengths: of long ones counts by digit for each tile, chained
 * ones of each pass as well. */
static void gpusorti_count_segments(const gpusorti_plan *plan, uint32_t count, uint32_t segments, gpusorti_segments *s,
                                    gpusorti_needs *needs) {
    const uint32_t tiles = count / gpusorti_tile(plan);
    const uint32_t base_words = s->chained ? plan->pass_count << plan->radix_bits : 0;
    s->most_small = gpusorti_most_small(s);
    s->list_room = s->has_listed[0] || s->has_listed[1] ? gpusorti_min(count / (s->most_small + 1), segments) : 0;
    s->long_segments = s->has_long ? gpusorti_min(count / (gpusorti_shape_tile(&s->listed[1]) + 1), segments) : 0;
    s->long_tiles = s->has_long ? (uint64_t)s->long_segments + tiles : 0;
    if (s->has_long && !s->chained) needs->control += 4 * (uint64_t)plan->pass_count * GPUSORTI_MAX_CHUNKS;
    needs->status = 4 * s->long_tiles << plan->radix_bits;
    needs->owners = 4 * GPUSORTI_OWNER_WORDS * s->long_tiles;
    needs->begins = 4 * (uint64_t)s->long_segments;
    needs->bases = 4 * (uint64_t)s->long_segments * base_words;
    needs->lists = 4 * GPUSORTI_LISTED_WORDS * GPUSORTI_LISTS * (uint64_t)s->list_room;
}

/* ---- planner ---- */
static uint32_t gpusorti_segment_passes(const gpusorti_plan *plan) {
    const uint32_t passes = gpusorti_pass_count(plan);
    return passes + passes % 2;
}

/* Whether digits are so small that scratch for counts and lists is within its bound. */
static int gpusorti_segment_digits_suit(const gpusorti_thresholds *up_to, const gpusorti_plan *plan) {
    const uint32_t elements = 1u << 25;
    gpusorti_plan counted = *plan;
    gpusorti_needs needs;
    if (!plan->of.segments.has_long || plan->radix_bits == GPUSORTI_LEAST_RADIX_BITS) return 1;
    counted.pass_count = gpusorti_segment_passes(plan);
    memset(&needs, 0, sizeof needs);
    needs.control = GPUSORTI_CONTROL_SIZE;
    gpusorti_count_segments(&counted, elements, UINT32_MAX, &counted.of.segments, &needs);
    return gpusorti_counts_are_few(&needs, elements, plan->request.count <= up_to->chained);
}

/* One-sweep's kernel for tiles of long segments. */
static gpusorti_plan gpusorti_fit_chained(const gpusort_context *ctx, const gpusorti_thresholds *up_to, gpusorti_plan plan) {
    const gpusorti_request *request = &plan.request;
    gpusorti_shape shape = ctx->tuning.chained[request->key_words - 1][request->value_words];
    if (!gpusorti_has_shape(&shape)) shape = gpusorti_onesweep_shape(ctx, up_to, request);
    plan = gpusorti_fit_sweep(ctx, plan, shape, &gpusorti_onesweep_demands);
    plan.shape.variant &= ~GPUSORTI_GROUPS(GPUSORTI_MOST_GROUPS);
    return plan;
}

static gpusorti_plan gpusorti_plan_chained(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                           gpusorti_plan plan) {
    const char *const why_not = gpusorti_why_no_sweep(ctx, &plan.request);
    if (why_not) return gpusorti_no_plan(plan, why_not);
    plan.of.segments.chained = 1;
    plan.mode = plan.reach.sweep;
    return gpusorti_fit_digits(ctx, up_to, plan, gpusorti_fit_chained, gpusorti_segment_digits_suit);
}

/* Short segments by workgroups, long ones by radix passes, all of them at once. Where one row has room for all elements
 * there is one array. */
static gpusorti_plan gpusorti_plan_segments(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                            gpusorti_plan plan) {
    const gpusorti_request *request = &plan.request;
    const uint32_t n = request->count;
    const uint32_t longest = request->segmentation == GPUSORTI_ROWS ? gpusorti_min(request->segment_size, n) : n;
    gpusorti_segments *s = &plan.of.segments;
    gpusorti_plan fitted;
    if (request->segmentation == GPUSORTI_ONE_ARRAY) return gpusorti_no_plan(plan, "there are no segments");
    if (n <= up_to->shortest_row) return gpusorti_no_plan(plan, "one row holds all elements");
    if (!gpusorti_fit_short_segments(ctx, &plan, s)) return gpusorti_no_plan(plan, GPUSORTI_NO_SHAPE);
    s->has_listed[0] = longest > up_to->small_segment;
    s->has_listed[1] = longest > up_to->listed[0];
    s->has_long = longest > up_to->listed[1];
    fitted = gpusorti_plan_chained(ctx, up_to, plan);
    if (gpusorti_asks_for(request, GPUSORT_ONESWEEP) && !gpusorti_has_plan(&fitted)) return fitted;
    if (!gpusorti_has_plan(&fitted) || n > up_to->chained)
        fitted = gpusorti_plan_scatter(ctx, up_to, plan, gpusorti_segment_digits_suit);
    return fitted;
}

static void gpusorti_fit_segments(const gpusort_context *ctx, gpusorti_plan *plan) {
    gpusorti_segments *s = &plan->of.segments;
    plan->pass_count = gpusorti_segment_passes(plan);
    if (s->chained) plan->shape.variant |= GPUSORTI_STALL(ctx->forced.stall);
    s->scan = gpusorti_reduce_shape(ctx, plan, ctx->tuning.scan, &gpusorti_scan_demands);
}

/* ---- numbers and scratch ---- */
static void gpusorti_number_segments(const gpusort_context *ctx, gpusorti_plan *plan) {
    const gpusorti_request *r = &plan->request;
    gpusorti_segments *s = &plan->of.segments;
    int reads;
    (void)ctx;
    gpusorti_count_segments(plan, r->count, gpusorti_segments_of(r), s, &plan->needs);
    gpusorti_place_keys(plan, s->has_long, (r->flags & GPUSORT_KEEP_KEYS) || r->key_bits < 32);
    plan->clears_control = 1;
    reads = r->segmentation == GPUSORTI_ROWS && gpusorti_binds_apart(plan) && !plan->over_keys && !plan->over_values;
    gpusorti_read_given(plan, reads, reads);
}

/* ---- steps ---- */
/* How many segments a workgroup sorts side by side: as many as fill its tile on average. Each is padded to a power of
 * two. */
static uint32_t gpusorti_batch(const gpusorti_plan *plan) {
    const gpusorti_request *request = &plan->request;
    const gpusorti_shape *shape = &plan->of.segments.short_ones;
    const uint32_t average = request->count / gpusorti_max(request->segments, 1);
    uint32_t padded = shape->items;
    if (request->segmentation == GPUSORTI_ROWS)
        while (padded < request->segment_size && padded < gpusorti_shape_tile(shape)) padded *= 2;
    else
        padded = gpusorti_max(padded, average + average / 2);
    if (padded > plan->of.segments.most_small) return GPUSORTI_LONG_BATCH;
    return gpusorti_max(gpusorti_min(gpusorti_shape_tile(shape) / padded, shape->workgroup_size), 1);
}

/* Sorts the short ones, and lists the others for the kernels that follow. */
static void gpusorti_walk_small_segments(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_segments *s = &plan->of.segments;
    const gpusorti_request *request = &plan->request;
    const uint32_t segments = gpusorti_segments_of(request), batch = gpusorti_batch(plan);
    gpusorti_step *step = gpusorti_start_step(walk, GPUSORTI_KERNEL_segments, &s->short_ones,
                                              gpusorti_ceil_div(segments, batch), -1);
    gpusorti_segments_args *args = &step->push.args.segments;
    args->segments = segments;
    args->size = gpusorti_row_size(request);
    step->range[GPUSORTI_BIND_ALT] = step->range[GPUSORTI_BIND_VALUES_ALT] = 0;
    step->push.pass = gpusorti_bind_input_and_output(walk);
    args->offsets = gpusorti_bind_offsets(walk);
    args->ends = gpusorti_bind_ends(walk);
    if (plan->joins_offsets && args->ends != 0) args->offsets = 0;
    args->batch = batch;
    args->shorter = gpusorti_shape_tile(&s->listed[0]);
    args->longer = gpusorti_shape_tile(&s->listed[1]);
    args->lists = gpusorti_control_word(plan, plan->layout.lists);
    args->list_room = s->list_room;
    args->owners = gpusorti_control_word(plan, plan->layout.owners);
    args->begins = gpusorti_control_word(plan, plan->layout.begins);
    args->bases = s->chained ? gpusorti_control_word(plan, plan->layout.bases) : 0;
    args->long_room = s->long_segments;
    args->tile = gpusorti_tile(plan);
    args->tile_room = (uint32_t)s->long_tiles;
    gpusorti_visit_step(walk);
}

static void gpusorti_walk_listed(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_segments *s = &plan->of.segments;
    uint32_t list;
    for (list = 0; list < GPUSORTI_LISTS; list++) {
        gpusorti_step *step;
        if (!s->has_listed[list]) continue;
        step = gpusorti_start_step(walk, GPUSORTI_KERNEL_segment_sort, &s->listed[list], s->list_room, -1);
        step->push.pass = gpusorti_bind_input_and_output(walk);
        step->push.args.list.list = list;
        step->push.args.list.lists = gpusorti_control_word(plan, plan->layout.lists);
        step->push.args.list.list_room = s->list_room;
        step->indirect = GPUSORTI_SIZE_LISTS + GPUSORTI_SIZE_WORDS * (int)list;
        gpusorti_visit_step(walk);
    }
}

/* A step over all tiles of long segments, or, of two kernels, over their counts. */
static void gpusorti_visit_long(gpusorti_walk *walk, enum gpusorti_kernel kernel, const gpusorti_shape *shape,
                                uint32_t pass, const gpusorti_long_segments_args *args) {
    const gpusorti_segments *s = &walk->plan->of.segments;
    const int scans = kernel == GPUSORTI_KERNEL_segment_scan, bases = kernel == GPUSORTI_KERNEL_segment_bases;
    gpusorti_step *step = gpusorti_start_step(walk, kernel, shape,
                                              scans ? args->chunks : bases ? s->long_segments : s->long_tiles, -1);
    if (pass == 0) gpusorti_bind_input(walk);
    step->push.pass = pass;
    step->push.args.long_segments = *args;
    if (!scans) step->indirect = bases ? GPUSORTI_SIZE_BASES : GPUSORTI_SIZE_LONG;
    gpusorti_visit_step(walk);
}

static gpusorti_long_segments_args gpusorti_long_segments_args_of(const gpusorti_plan *plan) {
    const gpusorti_segments *s = &plan->of.segments;
    const uint64_t words = s->long_tiles << plan->radix_bits, tile = gpusorti_shape_tile(&s->scan),
                   chunk = tile * gpusorti_ceil_div(words, GPUSORTI_MAX_CHUNKS * tile);
    gpusorti_long_segments_args args;
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
    const gpusorti_segments *s = &plan->of.segments;
    const enum gpusorti_kernel kernel = s->chained            ? GPUSORTI_KERNEL_segment_pass
                                        : plan->lanes.operations ? GPUSORTI_KERNEL_segment_scatter
                                                                 : GPUSORTI_KERNEL_segment_scatter_basic;
    const gpusorti_shape count = gpusorti_shape_of(plan->shape.workgroup_size, plan->shape.items, 0);
    gpusorti_long_segments_args args = gpusorti_long_segments_args_of(plan);
    uint32_t pass;
    if (s->chained) {
        gpusorti_visit_long(walk, GPUSORTI_KERNEL_segment_histogram, &count, 0, &args);
        gpusorti_visit_long(walk, GPUSORTI_KERNEL_segment_bases, &s->scan, 0, &args);
    }
    for (pass = 0; pass < plan->pass_count; pass++) {
        args.flags = gpusorti_pass_flags(plan, pass);
        if (!s->chained) {
            gpusorti_visit_long(walk, GPUSORTI_KERNEL_segment_count, &count, pass, &args);
            gpusorti_visit_long(walk, GPUSORTI_KERNEL_segment_scan, &s->scan, pass, &args);
        }
        gpusorti_visit_long(walk, kernel, &plan->shape, pass, &args);
    }
}

static void gpusorti_walk_segments(gpusorti_walk *walk) {
    const gpusorti_segments *s = &walk->plan->of.segments;
    gpusorti_walk_offsets(walk);
    if (walk->plan->request.segmentation == GPUSORTI_OFFSETS) gpusorti_walk_no_indices(walk);
    gpusorti_walk_small_segments(walk);
    gpusorti_walk_listed(walk);
    if (s->has_long) gpusorti_walk_long_segments(walk);
}
