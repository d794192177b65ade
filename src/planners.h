#pragma once
#include "api.h"
#include "config.h"
#include "shared.h"
#include "base.h"
#include "shapes.h"
#include "context.h"
#include "request.h"
#include "reach.h"
#include "plan.h"
#include "fit.h"
#include "facts.h"
#include "layout.h"
#include "thresholds.h"

/* ---- >>planners: each makes a plan for one way to sort, or none where it cannot or another one is faster ---- */
typedef gpusorti_plan (*gpusorti_planner)(const gpusort_context *ctx, const gpusorti_thresholds *up_to, gpusorti_plan plan);

/* A plan in which nothing is decided yet. */
static gpusorti_plan gpusorti_blank_plan(const gpusort_context *ctx, const gpusorti_request *request, int too_large) {
    gpusorti_plan plan;
    memset(&plan, 0, sizeof plan);
    plan.request = *request;
    plan.reach = gpusorti_reach_of(ctx, request, too_large);
    plan.mode = plan.reach.usual;
    plan.lanes = gpusorti_lanes_of(ctx);
    plan.few_bindings = ctx->caps.few_bindings;
    plan.alignment = (uint32_t)ctx->caps.offset_alignment;
    plan.keeps_loops = (int)ctx->tuning.rolled;
    plan.stride = gpusorti_shape_of(ctx->caps.max_invocations < 256 ? 128 : 256, 4, 0);
    plan.stride_workgroups = ctx->tuning.stride_workgroups;
    plan.polls = !ctx->forced.stall ? ctx->tuning.polls : ctx->forced.polls ? ctx->forced.polls : 8;
    plan.radix_bits = ctx->forced_radix_bits ? ctx->forced_radix_bits : (uint32_t)GPUSORTI_MOST_RADIX_BITS;
    return plan;
}

static gpusorti_plan gpusorti_no_plan(gpusorti_plan plan) {
    plan.shape.workgroup_size = 0;
    return plan;
}

/* ---- small counts ---- */
/* A single tile, sorted by one workgroup; or tiles, then dispatches that each merge some runs. */
static gpusorti_plan gpusorti_plan_tiles(const gpusort_context *ctx, const gpusorti_thresholds *up_to, gpusorti_plan plan) {
    const uint32_t n = plan.request.count;
    if (n > up_to->tile && n > up_to->merges) return gpusorti_no_plan(plan);
    plan.algorithm = GPUSORTI_TILES_AND_MERGES;
    plan.rolled = gpusorti_rolls_tiles(ctx, &plan);
    plan.shape = gpusorti_tile_shape(ctx, &plan);
    plan.run = gpusorti_tile(&plan);
    while (gpusorti_has_plan(&plan) && n > up_to->merged[plan.merges] && n > up_to->tile) plan.merges++;
    return plan;
}

static gpusorti_plan gpusorti_plan_buckets(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                           gpusorti_plan plan) {
    const uint32_t n = plan.request.count;
    uint32_t i = 0;
    while (i < GPUSORTI_RUN_SIZES && n > up_to->run[i]) i++;
    if (i == GPUSORTI_RUN_SIZES) return gpusorti_no_plan(plan);
    plan.algorithm = GPUSORTI_TILES_AND_BUCKETS;
    plan.shape = gpusorti_tile_shape(ctx, &plan);
    plan.run = (uint32_t)GPUSORTI_RUN_SAMPLES << i;
    return plan;
}

/* ---- passes ---- */
/* The shape for onesweep_staged.comp; workgroup_size 0 where it cannot sort such keys or is slower. It is slower where it
 * needs too many registers: for large tiles in bound buffers whose accesses are checked. */
static gpusorti_shape gpusorti_staged_shape(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                            const gpusorti_plan *plan) {
    const gpusorti_shape none = {0, 0, 0};
    const gpusorti_request *request = &plan->request;
    const uint32_t n = request->count;
    const int unchecked = plan->mode == GPUSORTI_ADDRESSES ||
                          ((ctx->enabled & GPUSORT_ENABLED_PIPELINE_ROBUSTNESS) && !request->flags);
    if (plan->algorithm != GPUSORT_ONESWEEP || request->key_bits != 32 || request->value_words != 1) return none;
    if (n <= up_to->medium_pairs) return ctx->tuning.staged_medium;
    return unchecked && n <= up_to->staged_values ? ctx->tuning.staged : none;
}

/* The shape for onesweep.comp. */
static gpusorti_shape gpusorti_onesweep_shape(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                              const gpusorti_plan *plan) {
    const uint32_t n = plan->request.count, keys = plan->request.key_words - 1, values = plan->request.value_words;
    const gpusorti_shape chained = ctx->tuning.chained[keys][values];
    if (plan->algorithm == GPUSORTI_SEGMENTED && chained.workgroup_size) return chained;
    return n <= up_to->medium ? ctx->tuning.medium[keys][values] : ctx->tuning.onesweep[keys][values];
}

/* The plan with a shape for one-sweep's kernel, which needs an invocation for each value of a digit. That kernel also
 * moves the elements of long segments. */
static gpusorti_plan gpusorti_fit_onesweep(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                           gpusorti_plan plan) {
    const gpusorti_request *request = &plan.request;
    const uint32_t n = request->count;
    const int onesweep = plan.algorithm == GPUSORT_ONESWEEP;
    const gpusorti_shape staged = gpusorti_staged_shape(ctx, up_to, &plan);
    gpusorti_shape shape = gpusorti_onesweep_shape(ctx, up_to, &plan);
    const gpusorti_demands *demands = &gpusorti_onesweep_demands;
    if (!ctx->caps.subgroups) return gpusorti_no_plan(plan);
    plan.staged = gpusorti_has_shape(&staged);
    if (plan.staged) {
        shape = staged;
        demands = &gpusorti_staged_demands;
    }
    if (request->value_words) shape.variant &= ~(uint32_t)GPUSORTI_VARIANT_RANK_BY_ATOMICS; /* nothing to check them by */
    if (ctx->forced.reversed_atomics) shape.variant |= GPUSORTI_VARIANT_REVERSED;
    plan.shape = gpusorti_fit_shape(ctx, &plan, shape, demands);
    if (!onesweep || request->key_bits < 32 || ctx->forced.tiles_a_portion || n > gpusorti_grouped(&plan.shape))
        plan.shape.variant &= ~GPUSORTI_GROUPS(GPUSORTI_MOST_GROUPS);
    plan.counting_sort = onesweep && gpusorti_keys_alone(request) && request->key_bits == plan.radix_bits;
    /* onesweep.comp checks the order of keys without values by all bits up to the digit, and so needs encoded ones */
    plan.raw = onesweep && !plan.counting_sort &&
               (plan.staged || (request->key_kind != GPUSORTI_KIND_FLOAT && (request->value_words || !request->descending)));
    return plan;
}

/* Whether a tile has enough elements for each value of a digit, which costs a word of the tile's row; no digit is smaller
 * than two bits. */
static int gpusorti_fills_digits(const gpusort_context *ctx, const gpusorti_plan *plan) {
    if (!gpusorti_has_plan(plan)) return 0;
    return gpusorti_shape_is_forced(ctx) || ctx->forced_radix_bits != 0 ||
           plan->radix_bits == GPUSORTI_LEAST_RADIX_BITS ||
           gpusorti_tile(plan) >= ctx->tuning.least_elements << plan->radix_bits;
}

/* Whether segments have few enough counts and lists, whatever their lengths: of long ones a word for each value of a digit
 * and tile, chained of each pass as well. */
static int gpusorti_counts_are_few(const gpusort_context *ctx, const gpusorti_thresholds *up_to, const gpusorti_plan *plan) {
    const uint32_t n = plan->request.count, elements = 1u << 25;
    gpusorti_plan segmented = *plan;
    gpusorti_request worst = plan->request;
    if (!plan->has_long || plan->radix_bits == GPUSORTI_LEAST_RADIX_BITS) return 1;
    segmented.algorithm = GPUSORTI_SEGMENTED;
    segmented.pass_count = gpusorti_passes(&segmented);
    worst.count = elements;
    worst.segmentation = GPUSORTI_OFFSETS;
    worst.segments = UINT32_MAX;
    return gpusorti_plan_for(ctx, &segmented, &worst).layout.keys <=
           (uint64_t)elements / GPUSORTI_COUNTED * gpusorti_count_bytes(up_to, n);
}

/* The plan with the largest digits that fit. Narrow subgroups have smaller ones, because their counters take more room, and
 * so have segments that are soon long ones. */
static gpusorti_plan gpusorti_fit_digits(const gpusort_context *ctx, const gpusorti_thresholds *up_to, gpusorti_plan plan,
                                         gpusorti_planner fit) {
    for (; plan.radix_bits >= GPUSORTI_LEAST_RADIX_BITS; plan.radix_bits--) {
        const gpusorti_plan fitted = fit(ctx, up_to, plan);
        if (gpusorti_fills_digits(ctx, &fitted) && gpusorti_counts_are_few(ctx, up_to, &fitted)) return fitted;
    }
    return gpusorti_no_plan(plan);
}

enum { GPUSORTI_MOST_LEAF_BITS = 2 * GPUSORTI_MOST_RADIX_BITS };

/* Counts from which there are leaves go with the row's shape: where it does not fit the device there are none. */
static int gpusorti_leaf_fits(const gpusort_context *ctx, const gpusorti_plan *plan) {
    const gpusorti_shape *leaf = &plan->leaf;
    const gpusorti_shape fitted = gpusorti_reduce_shape(ctx, plan, *leaf, &gpusorti_leaf_demands);
    return gpusorti_suits(&gpusorti_leaf_demands, leaf) && leaf->workgroup_size == fitted.workgroup_size &&
           leaf->items == fitted.items;
}

/* Likewise for leaves by place. */
static int gpusorti_place_fits(const gpusort_context *ctx, const gpusorti_plan *plan) {
    const gpusorti_shape *place = &ctx->tuning.place[plan->request.value_words];
    const gpusorti_shape fitted = gpusorti_reduce_shape(ctx, plan, *place, &gpusorti_place_demands);
    return gpusorti_suits(&gpusorti_place_demands, place) && place->workgroup_size == fitted.workgroup_size &&
           place->items == fitted.items;
}

/* The plan with leaves, where passes shall sort by the leading bits only. None where fewer bits would do: most of a leaf's
 * workgroup would idle. Where more bits would be wanted than two digits have, leaves are twice as large, and with them their
 * workgroups, once or several times. */
static gpusorti_plan gpusorti_add_leaves(const gpusort_context *ctx, const gpusorti_thresholds *up_to, gpusorti_plan plan) {
    const gpusorti_request *request = &plan.request;
    const uint32_t n = request->count;
    gpusorti_plan leaves = plan;
    leaves.leaf = ctx->tuning.leaf[request->key_words - 1][request->value_words];
    if (plan.radix_bits != GPUSORTI_MOST_RADIX_BITS || n <= up_to->below_leaves || n > up_to->leaves) return plan;
    leaves.leaf_bits = plan.radix_bits;
    while (leaves.leaf_bits < 32 && n > up_to->leaf[leaves.leaf_bits - plan.radix_bits]) leaves.leaf_bits++;
    for (; leaves.leaf_bits > GPUSORTI_MOST_LEAF_BITS; leaves.leaf_bits--) {
        leaves.leaf.workgroup_size *= 2;
        leaves.leaf.variant = gpusorti_min(leaves.leaf.variant + 1, GPUSORTI_MOST_BIN_BITS);
    }
    if (!gpusorti_leaf_fits(ctx, &leaves) || leaves.leaf_bits < gpusorti_least_leaf_bits(&leaves)) return plan;
    leaves.leading_passes = request->key_bits / plan.radix_bits;
    if (leaves.leaf_bits == plan.radix_bits) return leaves;
    if (n <= up_to->below_two_digits) return plan;
    leaves.leading_passes = gpusorti_min(
        gpusorti_max(ctx->tuning.leaf_passes[request->key_words - 1][request->value_words], 2), leaves.leading_passes);
    if (leaves.leaf_bits < GPUSORTI_MOST_LEAF_BITS) leaves.leaf_bits++; /* for keys that use a part of their range only */
    if (n > up_to->below_places && gpusorti_place_fits(ctx, &leaves)) {
        leaves.place = ctx->tuning.place[request->value_words];
        leaves.leading_passes = gpusorti_max(leaves.leading_passes, GPUSORTI_MOST_PREFIX_DIGITS);
    }
    /* a pass may run twice, but the groups' rows have to be 0 before */
    leaves.shape.variant &= ~GPUSORTI_GROUPS(GPUSORTI_MOST_GROUPS);
    return leaves;
}

/* Whether AUTO takes one-sweep on this device, or the caller asks for it. The last workgroup of histogram.comp reads what
 * the others have written, which needs acquire and release. */
static int gpusorti_may_sweep(const gpusort_context *ctx, const gpusorti_request *request) {
    return !ctx->caps.layered && request->algorithm != GPUSORT_COUNT_SCAN_SCATTER &&
           (request->algorithm != GPUSORT_AUTO || ctx->tuning.large == GPUSORT_ONESWEEP);
}

static gpusorti_plan gpusorti_plan_onesweep(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                            gpusorti_plan plan) {
    if (!gpusorti_may_sweep(ctx, &plan.request)) return gpusorti_no_plan(plan);
    plan.algorithm = GPUSORT_ONESWEEP;
    plan.mode = plan.reach.sweep;
    plan = gpusorti_fit_digits(ctx, up_to, plan, gpusorti_fit_onesweep);
    return gpusorti_has_plan(&plan) ? gpusorti_add_leaves(ctx, up_to, plan) : plan;
}

static gpusorti_plan gpusorti_fit_scatter(const gpusort_context *ctx, const gpusorti_thresholds *up_to, gpusorti_plan plan) {
    (void)up_to;
    plan.shape = gpusorti_fit_shape(ctx, &plan, ctx->tuning.scatter,
                                    plan.lanes.operations ? &gpusorti_scatter_demands : &gpusorti_scatter_basic_demands);
    return plan;
}

static gpusorti_plan gpusorti_plan_scatter(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                           gpusorti_plan plan) {
    plan.algorithm = GPUSORT_COUNT_SCAN_SCATTER;
    plan.radix_bits = ctx->forced_radix_bits ? ctx->forced_radix_bits : ctx->tuning.radix_bits;
    return gpusorti_fit_digits(ctx, up_to, plan, gpusorti_fit_scatter);
}

/* Where AUTO takes one-sweep, leaves come after its passes alone. */
static gpusorti_plan gpusorti_plan_three_kernels(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                                 gpusorti_plan plan) {
    const int leaves = ctx->caps.subgroups && !ctx->caps.layered && ctx->tuning.large != GPUSORT_ONESWEEP;
    plan = gpusorti_plan_scatter(ctx, up_to, plan);
    return leaves && gpusorti_has_plan(&plan) ? gpusorti_add_leaves(ctx, up_to, plan) : plan;
}

/* ---- in place ---- */
static gpusorti_plan gpusorti_plan_network(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                           gpusorti_plan plan) {
    (void)up_to;
    plan.algorithm = GPUSORT_ODD_EVEN_MERGE;
    plan.shape = gpusorti_fit_shape(ctx, &plan, ctx->tuning.exchange, &gpusorti_network_demands);
    if (plan.request.numeric)
        plan.shape.variant |= plan.request.nans_first ? GPUSORTI_VARIANT_NANS_FIRST : GPUSORTI_VARIANT_NANS_LAST;
    if (plan.request.numeric && plan.request.bfloat16) plan.shape.variant |= GPUSORTI_VARIANT_BFLOAT16;
    return plan;
}

/* ---- segments, and the first k ---- */
static gpusorti_plan gpusorti_fit_selecting(const gpusort_context *ctx, gpusorti_plan plan) {
    plan.selecting = gpusorti_selecting_shape(ctx, &plan);
    plan.most_spans = gpusorti_max(ctx->tuning.select_invocations / gpusorti_max(plan.selecting.workgroup_size, 1), 4);
    return plan;
}

/* The plan in which select.comp reduces long segments to the first k, where that is faster; else as it was. */
static gpusorti_plan gpusorti_add_selection(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                            gpusorti_plan plan) {
    const gpusorti_request *request = &plan.request;
    const uint32_t n = request->count;
    if (request->limit == 0 || request->limit > up_to->limits.selected || request->algorithm != GPUSORT_AUTO) return plan;
    if (request->segmentation == GPUSORTI_OFFSETS && request->limit > up_to->limits.halved && n > up_to->chained)
        return plan;
    plan = gpusorti_fit_selecting(ctx, plan);
    plan.chained = 0;
    return plan;
}

/* The plan in which they come in any order, where that is faster; else as it was. */
static gpusorti_plan gpusorti_drop_order(const gpusort_context *ctx, const gpusorti_thresholds *up_to, gpusorti_plan plan) {
    const gpusorti_request *request = &plan.request;
    const uint32_t n = request->count;
    if (!request->any_order || request->limit <= up_to->limits.ordered) return plan;
    if (request->segmentation == GPUSORTI_ROWS && request->segment_size <= up_to->counted[n > up_to->chained]) return plan;
    if (request->limit <= up_to->limits.selected && n > up_to->read_again) return plan;
    if (request->segmentation == GPUSORTI_ONE_ARRAY && !request->packs && n <= up_to->order_is_cheap) return plan;
    plan.unordered = 1;
    plan = gpusorti_fit_selecting(ctx, plan);
    plan.unordered = gpusorti_selects(&plan);
    return plan;
}

/* Whether it is faster to sort all elements of an array, or of the only row. Those that are packed in any order are found
 * without sorting. */
static int gpusorti_sorts_whole(const gpusorti_thresholds *up_to, const gpusorti_request *request) {
    const uint32_t n = request->count, few = request->packs ? up_to->limits.few_packed : up_to->limits.few;
    if (request->segmentation != GPUSORTI_ONE_ARRAY && n > up_to->shortest_row) return 0;
    if (request->packs && request->any_order) return 0;
    if (n <= up_to->short_array) return request->limit > few;
    return n > up_to->span && n <= up_to->order_is_cheap && request->limit > up_to->limits.more;
}

/* The first k of one long array, or of long rows. */
static gpusorti_plan gpusorti_plan_selection(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                             gpusorti_plan plan) {
    const gpusorti_request *request = &plan.request;
    const uint32_t n = request->count;
    const int one = request->segmentation == GPUSORTI_ONE_ARRAY, rows = request->segmentation == GPUSORTI_ROWS;
    if (request->limit == 0 || !(one || rows) || !gpusorti_fit_listed(ctx, &plan)) return gpusorti_no_plan(plan);
    if (n <= up_to->listed[1] || (rows && request->segment_size <= up_to->listed[1])) return gpusorti_no_plan(plan);
    if (gpusorti_sorts_whole(up_to, request)) return gpusorti_no_plan(plan);
    plan = gpusorti_drop_order(ctx, up_to, gpusorti_add_selection(ctx, up_to, plan));
    plan.algorithm = GPUSORTI_SELECTED;
    plan.shape = plan.selecting;
    return plan;
}

/* One-sweep for long segments. */
static gpusorti_plan gpusorti_plan_chained(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                           gpusorti_plan plan) {
    if (!gpusorti_may_sweep(ctx, &plan.request)) return gpusorti_no_plan(plan);
    plan.algorithm = GPUSORTI_SEGMENTED;
    plan.chained = 1;
    plan.mode = plan.reach.sweep;
    return gpusorti_fit_digits(ctx, up_to, plan, gpusorti_fit_onesweep);
}

/* Short segments by workgroups, long ones by radix passes, all of them at once. Where one row has room for all elements
 * there is one array. */
static gpusorti_plan gpusorti_plan_segments(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                            gpusorti_plan plan) {
    const gpusorti_request *request = &plan.request;
    const uint32_t n = request->count;
    const uint32_t longest = request->segmentation == GPUSORTI_ROWS ? request->segment_size : UINT32_MAX;
    gpusorti_plan fitted;
    if (request->segmentation == GPUSORTI_ONE_ARRAY || n <= up_to->shortest_row) return gpusorti_no_plan(plan);
    if (!gpusorti_fit_small_segments(ctx, &plan) || !gpusorti_fit_listed(ctx, &plan)) return gpusorti_no_plan(plan);
    plan.has_listed[0] = longest > up_to->small_segment && n > up_to->small_segment;
    plan.has_listed[1] = longest > up_to->listed[0] && n > up_to->listed[0];
    plan.has_long = longest > up_to->listed[1] && n > up_to->listed[1];
    fitted = gpusorti_plan_chained(ctx, up_to, plan);
    if (request->algorithm == GPUSORT_ONESWEEP && !gpusorti_has_plan(&fitted)) return fitted;
    if (!gpusorti_has_plan(&fitted) || n > up_to->chained) fitted = gpusorti_plan_scatter(ctx, up_to, plan);
    fitted.algorithm = GPUSORTI_SEGMENTED;
    return fitted.has_long ? gpusorti_add_selection(ctx, up_to, fitted) : fitted;
}
