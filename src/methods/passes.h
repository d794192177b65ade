#pragma once
#include "plan/ends.h"
#include "methods/leaves.h"

/* ---- >>passes: radix sorts, a pass for each digit: one-sweep, count / scan / scatter ---- */
/* A pass brings all elements into the order of one digit, and keeps the order of those with equal digits; the lowest digit
 * comes first. It moves them between the caller's arrays and second copies in scratch. Ten keys of two decimal digits, in
 * tiles of five:
 *
 *   given            31 12 01 22 11 | 30 02 21 10 32
 *   count by tile    digit 0: 0 | 2    1: 3 | 1    2: 2 | 2
 *   where each goes  digit 0: 0 | 0    1: 2 | 5    2: 6 | 8      of the first tile, of the second
 *   lowest digit     30 10  31 01 11 21  12 22 02 32
 *   highest digit    01 02  10 11 12  21 22  30 31 32
 *
 * count / scan / scatter: three kernels a digit; a workgroup counts a span of several tiles, if there are many. It runs on
 * every device. one-sweep: histogram.comp counts all digits in one reading, and plans the passes: it writes a record for
 * each, from which copy to which it moves elements, and whether it runs at all. Where all keys agree in a digit, its pass is
 * skipped, and if they are in order already, all are. onesweep.comp then finds where its elements go while it moves them: a
 * workgroup publishes the counts of its tile in a status row, and adds up the status rows before its own (look-back). A tile
 * that stays silent is counted by the workgroup itself. Above, the second tile reads the status row 0 3 2 of the first, and
 * so its digits begin at 0 + 0, 2 + 3 and 6 + 2; where each digit begins for all tiles, 0 2 6, is known from the histogram.
 * Tiles of one dispatch, a portion, are few enough for the 29 bits of a status word.
 *
 * The kernels in their order: histogram. onesweep or onesweep_staged, once for each digit. If keys may be evenly
 * distributed, leaves, for which passes sort by the leading digits alone: leaves.h. finish, unless
 * gpusorti_ends_by_passes(). 8-bit keys alone: histogram; fill, which writes each key as often as it was counted. count /
 * scan / scatter has these three kernels instead of a pass, no histogram and no leaves.
 *   digit       radix_bits bits of the window, from the lowest
 *   look-back   a workgroup adds up the status rows of the tiles before its own; fallback: it counts a silent tile itself
 *   status row  a word for each value of a digit: how many elements of a tile, or of all up to it, have it
 *   group       neighbouring tiles whose counts are also added up in one status row, see shaders/passes/groups.glsl
 *   raw         of keys: not encoded; passes flip the bits of a digit in which such keys differ from encoded ones
 *   staged      onesweep_staged.comp: the tile goes through shared memory one word of each element at a time
 *   record      what the GPU plans for a pass: four words in the control block */
enum {
    GPUSORTI_MAX_SPANS = 4096,       /* count / scan / scatter: counts of a digit that one scan takes */
    GPUSORTI_PLANNED_SIZES = 1 << 24 /* elements from which the plan on the GPU sets the sizes of passes */
};

/* ---- counts ---- */
/* Medium tiles serve as many elements as their groups. If large ones have groups too, those serve that leave the busiest
 * multiprocessor fewer elements, up to two medium tiles each: with 132 multiprocessors, medium tiles of 4,608 and large ones
 * of 6,144, medium up to 608,256 (4,608 each), large up to 811,008, medium up to 1,216,512 (9,216 each), large above. */
static void gpusorti_medium_thresholds(const gpusorti_tuning *tuning, const gpusorti_shape *medium,
                                       const gpusorti_shape *large, gpusorti_thresholds *up_to) {
    up_to->medium = up_to->below_large = up_to->large = gpusorti_grouped(medium);
    if (up_to->medium == 0 || gpusorti_grouped(large) == 0 || tuning->multiprocessors == 0) return;
    up_to->below_large = tuning->multiprocessors * gpusorti_shape_tile(medium);
    up_to->large = tuning->multiprocessors * gpusorti_shape_tile(large);
    up_to->medium = 2 * up_to->below_large;
}

static void gpusorti_pass_thresholds(const gpusort_context *ctx, const gpusorti_plan *blank, gpusorti_thresholds *up_to) {
    const gpusorti_tuning *tuning = &ctx->tuning;
    const gpusorti_request *request = &blank->request;
    const uint32_t keys = request->key_words - 1, values = request->value_words;
    gpusorti_medium_thresholds(tuning, &tuning->medium[keys][values], &tuning->onesweep[keys][values], up_to);
    if (keys == 0) {
        up_to->medium_pairs = gpusorti_grouped(&tuning->staged_medium);
        up_to->staged_values = gpusorti_grouped(&tuning->staged);
        if (up_to->staged_values == 0) up_to->staged_values = UINT32_MAX;
    }
    up_to->below_gpu_sizes = GPUSORTI_PLANNED_SIZES - 1;
    up_to->below_gpu_sizes_skipping = tuning->skipped_sizes_from - 1; /* of 0: UINT32_MAX, never; so below */
    up_to->below_dry = gpusorti_max(tuning->dry_from[keys][values], 1) - 1;
    up_to->dry = tuning->dry_to[keys][values];
    gpusorti_leaf_thresholds(ctx, request, up_to);
}

/* ---- planner ---- */
/* The shape for onesweep_staged.comp; workgroup_size 0 where it cannot sort such keys or is slower. It is slower where it
 * needs too many registers: for large tiles in bound buffers whose accesses are checked. */
static gpusorti_shape gpusorti_staged_shape(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                            const gpusorti_plan *plan) {
    const gpusorti_shape none = {0, 0, 0};
    const gpusorti_request *request = &plan->request;
    const uint32_t n = request->count;
    const int unchecked = plan->mode == GPUSORTI_ADDRESSES ||
                          ((ctx->enabled & GPUSORT_ENABLED_PIPELINE_ROBUSTNESS) && !request->flags);
    if (request->key_bits != 32 || request->value_words != 1) return none;
    if (n <= up_to->medium_pairs) return ctx->tuning.staged_medium;
    return unchecked && n <= up_to->staged_values ? ctx->tuning.staged : none;
}

/* The shape for onesweep.comp. */
static gpusorti_shape gpusorti_onesweep_shape(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                              const gpusorti_request *request) {
    const uint32_t keys = request->key_words - 1, values = request->value_words;
    const uint32_t n = request->count;
    const int large = n > up_to->medium || (n > up_to->below_large && n <= up_to->large);
    return large ? ctx->tuning.onesweep[keys][values] : ctx->tuning.medium[keys][values];
}

/* The plan with such a shape for a kernel of one-sweep's, which needs an invocation for each value of a digit. */
static gpusorti_plan gpusorti_fit_sweep(const gpusort_context *ctx, gpusorti_plan plan, gpusorti_shape shape,
                                        const gpusorti_demands *demands) {
    if (plan.request.value_words)
        shape.variant &= ~(uint32_t)GPUSORTI_VARIANT_RANK_BY_ATOMICS; /* nothing to check them by */
    if (ctx->forced.reversed_atomics) shape.variant |= GPUSORTI_VARIANT_REVERSED;
    plan.shape = gpusorti_fit_shape(ctx, &plan, shape, demands);
    return plan;
}

static gpusorti_plan gpusorti_fit_onesweep(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                           gpusorti_plan plan) {
    const gpusorti_request *request = &plan.request;
    const gpusorti_shape staged = gpusorti_staged_shape(ctx, up_to, &plan);
    gpusorti_passes *passes = &plan.of.passes;
    passes->sweeps = 1;
    passes->staged = gpusorti_has_shape(&staged);
    plan = passes->staged ? gpusorti_fit_sweep(ctx, plan, staged, &gpusorti_staged_demands)
                          : gpusorti_fit_sweep(ctx, plan, gpusorti_onesweep_shape(ctx, up_to, request),
                                               &gpusorti_onesweep_demands);
    if (request->key_bits < 32 || ctx->forced.tiles_a_portion)
        plan.shape.variant &= ~GPUSORTI_GROUPS(GPUSORTI_MOST_GROUPS);
    passes->counting_sort = gpusorti_keys_alone(request) && request->key_bits == plan.radix_bits;
    /* onesweep.comp checks the order of keys without values by all bits up to the digit, and so needs encoded ones */
    plan.raw = !passes->counting_sort && (passes->staged || (request->key_kind != GPUSORTI_KIND_FLOAT &&
                                                             (request->value_words || !request->descending)));
    return plan;
}

/* Why one-sweep cannot be taken, or NULL. The last workgroup of histogram.comp reads what the others have written, which
 * needs acquire and release. */
static const char *gpusorti_why_no_sweep(const gpusort_context *ctx, const gpusorti_request *request) {
    const int tuned = ctx->tuning.large == GPUSORT_ONESWEEP || gpusorti_asks_for(request, GPUSORT_ONESWEEP);
    if (gpusorti_asks_for(request, GPUSORT_COUNT_SCAN_SCATTER)) return "the caller asks for GPUSORT_COUNT_SCAN_SCATTER";
    if (ctx->caps.layered) return "it needs acquire and release, which atomics of APIs below a layer may lack";
    if (!ctx->caps.subgroups) return "it needs subgroup operations (basic, ballot, arithmetic)";
    return tuned ? NULL : "the device's row of the tuning table does not have it";
}

/* Whether tiles are counted by groups. A pipeline for that serves greater counts, too. */
static int gpusorti_has_groups(const gpusorti_plan *plan) {
    return plan->of.passes.sweeps && plan->request.count <= gpusorti_grouped(&plan->shape);
}

/* Workgroups of a dry run. It needs a record that no pass has, and passes that take no ticket and add to no group. Its reads
 * are told apart from what the histogram writes beside it by addresses alone: what is bound is bound whole. */
static uint32_t gpusorti_dry_workgroups(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                        const gpusorti_plan *plan) {
    const int suits = plan->mode == GPUSORTI_ADDRESSES && plan->request.key_bits >= 32 &&
                      plan->pass_count < GPUSORTI_MOST_PASSES && !plan->of.passes.counting_sort &&
                      (plan->shape.variant & GPUSORTI_VARIANT_BY_INDEX) && !gpusorti_has_groups(plan);
    const uint32_t n = plan->request.count;
    return suits && n > up_to->below_dry && n <= up_to->dry ? ctx->tuning.dry_workgroups : 0;
}

/* Completes a plan by passes. Reading a size on the GPU takes a while, too: with few elements longer than skipping saves. */
static gpusorti_plan gpusorti_end_passes(const gpusorti_thresholds *up_to, gpusorti_plan plan) {
    const uint32_t n = plan.request.count;
    const int skips = plan.of.passes.leaves.bits != 0 || plan.request.key_words == 2;
    plan.gpu_sizes = skips ? n > up_to->below_gpu_sizes_skipping : n > up_to->below_gpu_sizes;
    return plan;
}

static gpusorti_plan gpusorti_plan_onesweep(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                            gpusorti_plan plan) {
    const char *const why_not = gpusorti_why_no_sweep(ctx, &plan.request);
    if (why_not) return gpusorti_no_plan(plan, why_not);
    plan.mode = plan.reach.sweep;
    plan = gpusorti_fit_digits(ctx, up_to, plan, gpusorti_fit_onesweep, NULL);
    if (!gpusorti_has_plan(&plan)) return plan;
    plan = gpusorti_end_passes(up_to, gpusorti_add_leaves(ctx, up_to, plan));
    plan.of.passes.dry_workgroups = gpusorti_dry_workgroups(ctx, up_to, &plan);
    return plan;
}

static gpusorti_plan gpusorti_fit_scatter(const gpusort_context *ctx, const gpusorti_thresholds *up_to, gpusorti_plan plan) {
    (void)up_to;
    plan.shape = gpusorti_fit_shape(ctx, &plan, ctx->tuning.scatter,
                                    plan.lanes.operations ? &gpusorti_scatter_demands : &gpusorti_scatter_basic_demands);
    return plan;
}

/* Also of long segments. */
static gpusorti_plan gpusorti_plan_scatter(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                           gpusorti_plan plan, gpusorti_digits_suit suit) {
    plan.radix_bits = ctx->forced_radix_bits ? ctx->forced_radix_bits : ctx->tuning.radix_bits;
    return gpusorti_fit_digits(ctx, up_to, plan, gpusorti_fit_scatter, suit);
}

static gpusorti_plan gpusorti_plan_three_kernels(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                                 gpusorti_plan plan) {
    plan = gpusorti_plan_scatter(ctx, up_to, plan, NULL);
    return gpusorti_has_plan(&plan) ? gpusorti_end_passes(up_to, plan) : plan;
}

static void gpusorti_fit_passes(const gpusort_context *ctx, gpusorti_plan *plan) {
    const gpusorti_tuning *tuning = &ctx->tuning;
    gpusorti_passes *passes = &plan->of.passes;
    if (passes->sweeps) plan->shape.variant |= GPUSORTI_STALL(ctx->forced.stall);
    passes->histogram = gpusorti_reduce_shape(ctx, plan, tuning->histogram[plan->request.key_words - 1],
                                              &gpusorti_histogram_demands);
    passes->histogram_workgroups =
        gpusorti_max(tuning->histogram_invocations / gpusorti_max(passes->histogram.workgroup_size, 1), 1);
    passes->scan = gpusorti_reduce_shape(ctx, plan, tuning->scan, &gpusorti_scan_demands);
    gpusorti_fit_leaves(ctx, plan);
}

/* ---- numbers and scratch ---- */
/* Tiles of a workgroup of count / scan / scatter. The scan is short where a workgroup takes several; a forced shape is taken
 * as it is. */
static uint32_t gpusorti_tiles_per_span(const gpusort_context *ctx, const gpusorti_plan *plan) {
    if (plan->of.passes.sweeps || ctx->forced.items) return 1;
    return gpusorti_max((uint32_t)gpusorti_ceil_div(gpusorti_tile_count(plan), GPUSORTI_MAX_SPANS), 1);
}

/* Tiles that one dispatch of one-sweep covers, and status rows for groups of tiles behind theirs. */
static uint32_t gpusorti_tiles_per_portion(const gpusort_context *ctx, const gpusorti_plan *plan) {
    /* without passes no tile has a status */
    const uint64_t tiles = gpusorti_tile_count(plan);
    const uint32_t group_rows = gpusorti_has_groups(plan) ? gpusorti_tile_groups(&plan->shape) * plan->pass_count : 0;
    uint64_t most = plan->of.passes.counting_sort ? 1 : GPUSORTI_MOST_CHAINED / gpusorti_tile(plan);
    if (ctx->forced.tiles_a_portion != 0 && ctx->forced.tiles_a_portion < most) most = ctx->forced.tiles_a_portion;
    return (uint32_t)gpusorti_lesser(tiles, most) + group_rows;
}

/* Status rows: of count / scan / scatter those of spans, whose number rises and falls below the most there are; of one-sweep
 * those of tiles, with more that carry totals between portions. */
static void gpusorti_number_passes(const gpusort_context *ctx, gpusorti_plan *plan) {
    const gpusorti_request *request = &plan->request;
    gpusorti_passes *passes = &plan->of.passes;
    const int narrow = passes->sweeps && plan->mode != GPUSORTI_ADDRESSES && /* a pass stores packed keys of 8, 16 bits */
                       (ctx->enabled & GPUSORTI_NARROW) == GPUSORTI_NARROW;
    const int unpacks = (request->flags & GPUSORT_KEEP_KEYS) || (request->key_bits < 32 && !narrow);
    uint64_t rows;
    int reads;
    gpusorti_place_keys(plan, !passes->counting_sort, unpacks && !passes->counting_sort);
    passes->held = gpusorti_overwrites_all(plan);
    passes->tiles_per_span = gpusorti_tiles_per_span(ctx, plan);
    passes->tiles_per_portion = gpusorti_tiles_per_portion(ctx, plan);
    plan->span = gpusorti_tile(plan) * passes->tiles_per_span;
    plan->clears_control = 1;
    rows = passes->sweeps               ? (uint64_t)passes->tiles_per_portion + GPUSORTI_TOTALS_ROWS
           : passes->tiles_per_span > 1 ? (uint64_t)GPUSORTI_MAX_SPANS
                                        : gpusorti_tile_count(plan);
    plan->needs.control += 4 * (uint64_t)plan->pass_count << plan->radix_bits;
    plan->needs.status = 4 * rows << plan->radix_bits;
    gpusorti_number_leaves(plan);
    reads = passes->held || (passes->sweeps && plan->mode == GPUSORTI_ADDRESSES && !plan->over_keys && !plan->over_values);
    gpusorti_read_given(plan, reads, reads);
}

/* ---- steps of count / scan / scatter ---- */
static void gpusorti_start_spans(gpusorti_walk *walk, enum gpusorti_kernel kernel, const gpusorti_shape *shape,
                                 uint64_t workgroups, int indirect, uint32_t pass) {
    const gpusorti_plan *plan = walk->plan;
    gpusorti_step *step = gpusorti_start_step(walk, kernel, shape, workgroups, indirect);
    step->push.pass = pass;
    step->push.args.span.span = plan->span;
    step->push.args.span.record = GPUSORTI_CONTROL_PASSES + GPUSORTI_RECORD_WORDS * pass;
    step->push.args.span.held = (uint32_t)plan->of.passes.held;
}

/* The first count cannot be skipped. */
static void gpusorti_walk_three_kernels(gpusorti_walk *walk, uint32_t pass) {
    const gpusorti_plan *plan = walk->plan;
    const uint64_t spans = gpusorti_ceil_div(plan->request.count, plan->span);
    const uint32_t variant = pass == 0 ? GPUSORTI_VARIANT_FIRST_PASS : 0;
    const gpusorti_shape count = gpusorti_shape_of(plan->shape.workgroup_size, plan->shape.items, variant),
                         scan = gpusorti_shape_of(plan->of.passes.scan.workgroup_size, plan->of.passes.scan.items,
                                                  variant);
    const enum gpusorti_kernel scatter = plan->lanes.operations ? GPUSORTI_KERNEL_scatter : GPUSORTI_KERNEL_scatter_basic;
    const int size = GPUSORTI_SIZE_PASSES + (int)(GPUSORTI_SIZE_WORDS * pass);
    gpusorti_start_spans(walk, GPUSORTI_KERNEL_count, &count, spans, GPUSORTI_SIZE_TILES, pass);
    if (variant && plan->of.passes.held) gpusorti_bind_input(walk);
    if (!variant) gpusorti_size_by_gpu(walk, size);
    gpusorti_visit_step(walk);
    gpusorti_start_spans(walk, GPUSORTI_KERNEL_scan, &scan, (uint64_t)1 << plan->radix_bits, -1, pass);
    gpusorti_visit_step(walk);
    gpusorti_start_spans(walk, scatter, &plan->shape, spans, GPUSORTI_SIZE_TILES, pass);
    gpusorti_size_by_gpu(walk, size);
    gpusorti_visit_step(walk);
}

/* ---- steps of one-sweep ---- */
static enum gpusorti_kernel gpusorti_pass_kernel(const gpusorti_plan *plan) {
    if (plan->of.passes.staged) return GPUSORTI_KERNEL_onesweep_staged;
    return plan->request.key_bits < 32 && !plan->unpacked ? GPUSORTI_KERNEL_onesweep_narrow : GPUSORTI_KERNEL_onesweep;
}

/* The bits of a pass's digit in which raw keys differ from encoded ones. */
static uint32_t gpusorti_flip(const gpusorti_plan *plan, uint32_t pass) {
    const gpusorti_request *request = &plan->request;
    const uint32_t first = pass * plan->radix_bits, bits = gpusorti_min(plan->radix_bits, request->bit_count - first);
    const uint64_t sign = request->key_kind ? (uint64_t)1 << (request->key_bits - 1) : 0;
    const uint64_t flipped = request->descending ? ~sign : sign;
    return plan->raw ? (uint32_t)(flipped >> (request->first_bit + first)) & ((1u << bits) - 1) : 0;
}

/* A dispatch for each portion. */
static void gpusorti_walk_pass(gpusorti_walk *walk, uint32_t pass) {
    const gpusorti_plan *plan = walk->plan;
    const uint32_t tiles = plan->of.passes.tiles_per_portion,
                   portions = (uint32_t)gpusorti_ceil_div(gpusorti_tile_count(plan), tiles);
    uint32_t portion;
    for (portion = 0; portion < portions; portion++) {
        const uint64_t left = gpusorti_tile_count(plan) - (uint64_t)portion * tiles;
        gpusorti_step *step = gpusorti_start_step(walk, gpusorti_pass_kernel(plan), &plan->shape,
                                                  gpusorti_lesser(left, tiles), GPUSORTI_SIZE_TILES);
        gpusorti_onesweep_args *args = &step->push.args.onesweep;
        step->push.pass = pass;
        args->record = GPUSORTI_CONTROL_PASSES + GPUSORTI_RECORD_WORDS * pass;
        args->portion_tiles = tiles;
        args->portion = portion;
        args->polls = plan->polls;
        args->flip = gpusorti_flip(plan, pass);
        args->grouped = (uint32_t)gpusorti_has_groups(plan);
        if (portions == 1) gpusorti_size_by_gpu(walk, GPUSORTI_SIZE_PASSES + (int)(GPUSORTI_SIZE_WORDS * pass));
        gpusorti_visit_step(walk);
    }
}

/* Whether passes always end in the caller's arrays, because the GPU adds one that copies if their number is odd. Sorted
 * input still needs finish.comp to write its indices, and so does an even number that begins in the second copies. */
static int gpusorti_ends_by_passes(const gpusorti_plan *plan) {
    return plan->of.passes.sweeps && plan->pass_count % 2 == 0 &&
           !(plan->request.flags & GPUSORT_WRITE_INDICES) && !plan->of.passes.held;
}

/* Whether the histogram kernel copies the elements if it expects, from a sample, an odd number of passes. For keys with
 * values that costs more than a further pass, or a finish.comp of which the GPU sets the size: a single key may change
 * the number. */
static int gpusorti_copies_early(const gpusorti_plan *plan) {
    const int at_end = gpusorti_ends_by_passes(plan) || plan->gpu_sizes;
    return !plan->of.passes.counting_sort && (plan->request.value_words == 0 || !at_end);
}

/* Runs the code of a pass before the first one does, while the histogram waits for memory: see DRY in
 * shaders/passes/onesweep.glsl. The record is the last, which begin.comp has cleared and no pass has; the portion ends
 * behind the tile of each workgroup, so that none writes totals. */
static void gpusorti_walk_dry_run(gpusorti_walk *walk, uint32_t workgroups) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_request *request = &plan->request;
    const uint32_t sign = request->key_kind == GPUSORTI_KIND_SIGNED ? 1u << 31 : 0;
    gpusorti_onesweep_args *args =
        &gpusorti_start_step(walk, gpusorti_pass_kernel(plan), &plan->shape, workgroups, -1)->push.args.onesweep;
    gpusorti_bind_input(walk);
    args->record = GPUSORTI_CONTROL_PASSES + GPUSORTI_RECORD_WORDS * (GPUSORTI_MOST_PASSES - 1);
    args->portion_tiles = workgroups + 1;
    args->polls = 0;
    args->flip = plan->raw ? sign ^ (request->descending ? UINT32_MAX : 0) : 0;
    gpusorti_visit_step(walk);
}

static void gpusorti_walk_histogram(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_passes *passes = &plan->of.passes;
    const uint64_t tiles = gpusorti_ceil_div(plan->request.count, gpusorti_shape_tile(&passes->histogram));
    gpusorti_step *step;
    gpusorti_histogram_args *args;
    if (passes->dry_workgroups) gpusorti_walk_dry_run(walk, passes->dry_workgroups);
    step = gpusorti_start_step(walk, GPUSORTI_KERNEL_histogram, &passes->histogram,
                               gpusorti_lesser(tiles, passes->histogram_workgroups), -1);
    step->beside = passes->dry_workgroups != 0;
    args = &step->push.args.histogram;
    args->portion_tiles = passes->tiles_per_portion;
    if (passes->held) {
        gpusorti_bind_input(walk);
        args->copies = GPUSORTI_COPY_HELD;
    } else if (gpusorti_copies_early(plan)) {
        args->copies = plan->raw ? GPUSORTI_COPY_GIVEN : GPUSORTI_COPY_ENCODED;
    }
    args->makes_even = (uint32_t)gpusorti_ends_by_passes(plan);
    args->tile = plan->span;
    gpusorti_visit_histogram(walk);
}

/* Ends a sort by passes, unless the last of them did. */
static void gpusorti_walk_finish(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const int counted = plan->of.passes.counting_sort;
    const uint32_t most = counted ? (uint32_t)GPUSORTI_MOST_STRIDE_WORKGROUPS
                                  : gpusorti_min(plan->stride_workgroups, GPUSORTI_MOST_STRIDE_WORKGROUPS);
    if (gpusorti_ends_by_passes(plan)) return;
    gpusorti_start_stride(walk, counted ? GPUSORTI_KERNEL_fill : GPUSORTI_KERNEL_finish, 0, plan->request.count, most);
    if (walk->step.spec.flags & GPUSORTI_FLAG_KEEP_KEYS) gpusorti_forget_order(&walk->step); /* it stores no keys */
    gpusorti_size_by_gpu(walk, GPUSORTI_SIZE_FINISH);
    gpusorti_visit_step(walk);
}

/* The GPU decides which passes have nothing to do. */
static void gpusorti_walk_by_passes(gpusorti_walk *walk) {
    const gpusorti_passes *passes = &walk->plan->of.passes;
    const uint32_t count = passes->counting_sort ? 0 : walk->plan->pass_count;
    uint32_t pass;
    if (passes->sweeps) gpusorti_walk_histogram(walk);
    for (pass = 0; pass < count; pass++)
        (passes->sweeps ? gpusorti_walk_pass : gpusorti_walk_three_kernels)(walk, pass);
    gpusorti_walk_leaves(walk);
    gpusorti_walk_finish(walk);
}
