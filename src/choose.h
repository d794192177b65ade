#pragma once
#include "api.h"
#include "config.h"
#include "base.h"
#include "kernels.h"
#include "tuning.h"
#include "context.h"
#include "request.h"
#include "plan.h"
#include "layout.h"
#include "thresholds.h"

/* ---- >>choose: from a request to its plan ---- */
/* ---- planners: each has one way to sort; shape.workgroup_size 0: it cannot sort that, or another one is faster ---- */
typedef gpusorti_plan (*gpusorti_planner)(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan);

static gpusorti_plan gpusorti_no_plan(gpusorti_plan plan) {
    plan.shape.workgroup_size = 0;
    return plan;
}

/* ---- small counts ---- */
/* A single tile, sorted by one workgroup; or tiles, then dispatches that each merge some runs. */
static gpusorti_plan gpusorti_plan_tiles(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    const uint32_t n = plan.request.count;
    if (n > to->tile && n > to->merges) return gpusorti_no_plan(plan);
    plan.algorithm = GPUSORTI_TILES_AND_MERGES;
    plan.rolled = gpusorti_rolls_tiles(ctx, &plan);
    plan.shape = gpusorti_tile_shape(ctx, &plan);
    plan.run = gpusorti_tile(&plan);
    while (plan.shape.workgroup_size != 0 && n > to->merged[plan.merges] && n > to->tile) plan.merges++;
    return plan;
}

static gpusorti_plan gpusorti_plan_buckets(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    const uint32_t n = plan.request.count;
    uint32_t i = 0;
    while (i < GPUSORTI_RUN_SIZES && n > to->run[i]) i++;
    if (i == GPUSORTI_RUN_SIZES) return gpusorti_no_plan(plan);
    plan.algorithm = GPUSORTI_TILES_AND_BUCKETS;
    plan.shape = gpusorti_tile_shape(ctx, &plan);
    plan.run = (uint32_t)GPUSORTI_RUN_SAMPLES << i;
    return plan;
}

/* ---- passes ---- */
/* Whether some digit has bits of both words of a key. */
static int gpusorti_digits_straddle(const gpusorti_plan *plan) {
    const gpusorti_request *request = &plan->request;
    return request->first_bit < 32 && request->first_bit + request->bit_count > 32 &&
           (32 - request->first_bit) % plan->radix_bits != 0;
}

/* The shape for onesweep_staged.comp; workgroup_size 0 where it cannot sort such keys or is slower. It is slower where it
 * needs too many registers: for large tiles in bound buffers whose accesses are checked. */
static gpusorti_shape gpusorti_staged_shape(const gpusort_context *ctx, const gpusorti_thresholds *to,
                                            const gpusorti_plan *plan) {
    const gpusorti_shape none = {0, 0, 0};
    const gpusorti_request *request = &plan->request;
    const uint32_t n = request->count;
    const int unchecked = plan->mode == GPUSORTI_ADDRESSES ||
                          ((ctx->enabled & GPUSORT_ENABLED_PIPELINE_ROBUSTNESS) && !request->flags);
    if (plan->algorithm != GPUSORT_ONESWEEP || request->key_bits != 32 || request->value_words != 1) return none;
    if (n <= to->medium_pairs) return ctx->tuning.staged_medium;
    return unchecked && n <= to->staged_values ? ctx->tuning.staged : none;
}

/* The shape for onesweep.comp. */
static gpusorti_shape gpusorti_onesweep_shape(const gpusort_context *ctx, const gpusorti_thresholds *to,
                                              const gpusorti_plan *plan) {
    const uint32_t n = plan->request.count, keys = plan->request.key_words - 1, values = plan->request.value_words;
    const gpusorti_shape chained = ctx->tuning.chained[keys][values];
    if (plan->algorithm == GPUSORTI_SEGMENTED && chained.workgroup_size) return chained;
    return n <= to->medium ? ctx->tuning.medium[keys][values] : ctx->tuning.onesweep[keys][values];
}

/* The plan with a shape for one-sweep's kernel, which needs an invocation for each value of a digit. That kernel also
 * moves the elements of long segments. */
static gpusorti_plan gpusorti_fit_onesweep(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    const gpusorti_request *request = &plan.request;
    const uint32_t n = request->count;
    const int onesweep = plan.algorithm == GPUSORT_ONESWEEP;
    const gpusorti_shape staged = gpusorti_staged_shape(ctx, to, &plan);
    gpusorti_shape shape = gpusorti_onesweep_shape(ctx, to, &plan);
    const gpusorti_demands *demands = &gpusorti_onesweep_demands;
    if (!ctx->caps.subgroups) return gpusorti_no_plan(plan);
    plan.staged = staged.workgroup_size != 0;
    if (plan.staged) {
        shape = staged;
        demands = &gpusorti_staged_demands;
    }
    if (request->value_words) shape.variant &= ~(uint32_t)GPUSORTI_RANK_BY_ATOMICS; /* nothing to check them by */
    if (ctx->forced.reversed_atomics) shape.variant |= GPUSORTI_REVERSED;
    plan.shape = gpusorti_fit_shape(ctx, &plan, shape, demands);
    if (!onesweep || request->key_bits < 32 || ctx->forced.tiles_a_portion || n > gpusorti_grouped(&plan.shape))
        plan.shape.variant &= ~GPUSORTI_GROUPS(31);
    plan.counting_sort = onesweep && gpusorti_keys_alone(request) && request->key_bits == plan.radix_bits;
    /* onesweep.comp checks the order of keys without values by all bits up to the digit, and so needs encoded ones */
    plan.raw = onesweep && !plan.counting_sort &&
               (plan.staged || (request->key_kind != 2 && (request->value_words || !request->descending)));
    return plan;
}

/* Whether a tile has enough elements for each value of a digit, which costs a word of the tile's row; no digit is smaller
 * than two bits. */
static int gpusorti_fills_digits(const gpusort_context *ctx, const gpusorti_plan *plan) {
    if (plan->shape.workgroup_size == 0) return 0;
    return gpusorti_shape_is_forced(ctx) || ctx->forced_radix_bits != 0 || plan->radix_bits == 2 ||
           gpusorti_tile(plan) >= ctx->tuning.least_elements << plan->radix_bits;
}

/* Digits to sort by; of segments there are passes in pairs, which end where they began. */
static uint32_t gpusorti_passes(const gpusorti_plan *plan) {
    const uint32_t passes = (uint32_t)gpusorti_ceil_div(plan->request.bit_count, plan->radix_bits);
    return plan->algorithm == GPUSORTI_SEGMENTED ? passes + passes % 2 : passes;
}

/* Whether segments have few enough counts and lists, whatever their lengths: of long ones a word for each value of a digit
 * and tile, chained of each pass as well. */
static int gpusorti_counts_are_few(const gpusorti_thresholds *to, const gpusorti_plan *plan) {
    const uint32_t n = plan->request.count, elements = 1u << 25;
    gpusorti_plan worst = *plan;
    if (!plan->has_long || plan->radix_bits == 2) return 1;
    worst.algorithm = GPUSORTI_SEGMENTED;
    worst.pass_count = gpusorti_passes(&worst);
    worst.request.count = elements;
    worst.request.segmentation = GPUSORTI_OFFSETS;
    worst.request.segments = UINT32_MAX;
    return gpusorti_lay_out(&worst).keys <= (uint64_t)elements / GPUSORTI_COUNTED * gpusorti_count_bytes(to, n);
}

/* The plan with the largest digits that fit. Narrow subgroups have smaller ones, because their counters take more room, and
 * so have segments that are soon long ones. */
static gpusorti_plan gpusorti_fit_digits(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan,
                                         gpusorti_planner fit) {
    for (; plan.radix_bits >= 2; plan.radix_bits--) {
        const gpusorti_plan fitted = fit(ctx, to, plan);
        if (gpusorti_fills_digits(ctx, &fitted) && gpusorti_counts_are_few(to, &fitted)) return fitted;
    }
    return gpusorti_no_plan(plan);
}

enum { GPUSORTI_MOST_LEAF_BITS = 16 };

/* Counts from which there are leaves go with the row's shape: where it does not fit the device there are none. */
static int gpusorti_has_leaf(const gpusort_context *ctx, const gpusorti_plan *plan) {
    const gpusorti_shape *leaf = &plan->leaf;
    const gpusorti_shape fitted = gpusorti_reduce_shape(ctx, plan, *leaf, &gpusorti_leaf_demands);
    return leaf->workgroup_size != 0 && leaf->workgroup_size == fitted.workgroup_size && leaf->items == fitted.items;
}

/* The fewest bits of a leaf. An element's index takes the place of as many in a word. */
static uint32_t gpusorti_least_leaf_bits(const gpusorti_plan *plan) {
    if (plan->request.key_words == 2 || plan->request.value_words == 0) return 8;
    return gpusorti_shape_tile(&plan->leaf) <= 4096 ? 12 : 13;
}

/* The plan with leaves, where passes shall sort by the leading bits only. None where fewer bits would do: most of a leaf's
 * workgroup would idle. */
static gpusorti_plan gpusorti_add_leaves(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    const gpusorti_request *request = &plan.request;
    const uint32_t n = request->count;
    gpusorti_plan leaves = plan;
    leaves.leaf = ctx->tuning.leaf[request->key_words - 1][request->value_words];
    if (plan.radix_bits != 8 || n <= to->below_leaves || n > to->leaves || !gpusorti_has_leaf(ctx, &leaves))
        return plan;
    leaves.leaf_bits = 8;
    while (n > to->leaf[leaves.leaf_bits - 8]) leaves.leaf_bits++;
    if (leaves.leaf_bits < gpusorti_least_leaf_bits(&leaves) || leaves.leaf_bits > GPUSORTI_MOST_LEAF_BITS) return plan;
    leaves.leading_passes = request->key_bits / 8;
    if (leaves.leaf_bits == 8) return leaves;
    if (n <= to->below_two_digits) return plan;
    leaves.leading_passes = gpusorti_min(
        gpusorti_max(ctx->tuning.leaf_passes[request->key_words - 1][request->value_words], 2), leaves.leading_passes);
    if (leaves.leaf_bits < GPUSORTI_MOST_LEAF_BITS) leaves.leaf_bits++; /* for keys that use a part of their range only */
    leaves.shape.variant &= ~GPUSORTI_GROUPS(31); /* a pass may run twice, but the groups' rows have to be 0 before */
    return leaves;
}

/* Whether AUTO takes one-sweep on this device, or the caller asks for it. The last workgroup of histogram.comp reads what
 * the others have written, which needs acquire and release. */
static int gpusorti_may_sweep(const gpusort_context *ctx, const gpusorti_request *request) {
    return !ctx->caps.relaxed && request->algorithm != GPUSORT_COUNT_SCAN_SCATTER &&
           (request->algorithm != GPUSORT_AUTO || ctx->tuning.large == GPUSORT_ONESWEEP);
}

static gpusorti_plan gpusorti_plan_onesweep(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    if (!gpusorti_may_sweep(ctx, &plan.request)) return gpusorti_no_plan(plan);
    plan.algorithm = GPUSORT_ONESWEEP;
    if (plan.request.addressable) plan.mode = GPUSORTI_ADDRESSES;
    plan = gpusorti_fit_digits(ctx, to, plan, gpusorti_fit_onesweep);
    return plan.shape.workgroup_size ? gpusorti_add_leaves(ctx, to, plan) : plan;
}

static gpusorti_plan gpusorti_fit_scatter(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    (void)to;
    plan.shape = gpusorti_fit_shape(ctx, &plan, ctx->tuning.scatter, &gpusorti_scatter_demands);
    return plan;
}

static gpusorti_plan gpusorti_plan_scatter(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    plan.algorithm = GPUSORT_COUNT_SCAN_SCATTER;
    plan.radix_bits = ctx->forced_radix_bits ? ctx->forced_radix_bits : ctx->tuning.radix_bits;
    return gpusorti_fit_digits(ctx, to, plan, gpusorti_fit_scatter);
}

/* Where AUTO takes one-sweep, leaves come after its passes alone. */
static gpusorti_plan gpusorti_plan_three_kernels(const gpusort_context *ctx, const gpusorti_thresholds *to,
                                                 gpusorti_plan plan) {
    const int leaves = ctx->caps.subgroups && !ctx->caps.relaxed && ctx->tuning.large != GPUSORT_ONESWEEP;
    plan = gpusorti_plan_scatter(ctx, to, plan);
    return leaves && plan.shape.workgroup_size ? gpusorti_add_leaves(ctx, to, plan) : plan;
}

/* ---- in place ---- */
static gpusorti_plan gpusorti_plan_network(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    (void)to;
    plan.algorithm = GPUSORT_ODD_EVEN_MERGE;
    plan.shape = gpusorti_fit_shape(ctx, &plan, ctx->tuning.exchange, &gpusorti_network_demands);
    if (plan.request.numeric) plan.shape.variant |= GPUSORTI_NANS_LAST;
    if (plan.request.numeric && plan.request.bfloat16) plan.shape.variant |= GPUSORTI_BFLOAT16;
    return plan;
}

/* ---- segments, and the first k ---- */
static gpusorti_plan gpusorti_fit_selecting(const gpusort_context *ctx, gpusorti_plan plan) {
    plan.selecting = gpusorti_selecting_shape(ctx, &plan);
    plan.most_parts = gpusorti_max(ctx->tuning.select_invocations / gpusorti_max(plan.selecting.workgroup_size, 1), 4);
    return plan;
}

/* The plan in which select.comp reduces long segments to the first k, where that is faster; else as it was. */
static gpusorti_plan gpusorti_add_selection(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    const gpusorti_request *request = &plan.request;
    const uint32_t n = request->count;
    if (request->limit == 0 || request->limit > to->limits.selected || request->algorithm != GPUSORT_AUTO) return plan;
    if (request->segmentation == GPUSORTI_OFFSETS && request->limit > to->limits.halved && n > to->chained) return plan;
    plan = gpusorti_fit_selecting(ctx, plan);
    plan.chained = 0;
    return plan;
}

/* The plan in which they come in any order, where that is faster; else as it was. */
static gpusorti_plan gpusorti_drop_order(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    const gpusorti_request *request = &plan.request;
    const uint32_t n = request->count;
    if (!request->any_order || request->limit <= to->limits.ordered) return plan;
    if (request->segmentation == GPUSORTI_ROWS && request->segment_size <= to->counted[n > to->chained]) return plan;
    if (request->limit <= to->limits.selected && n > to->read_again) return plan;
    if (request->segmentation == GPUSORTI_ONE_ARRAY && !request->packs && n <= to->order_is_cheap) return plan;
    plan.unordered = 1;
    plan = gpusorti_fit_selecting(ctx, plan);
    plan.unordered = plan.selecting.workgroup_size != 0;
    return plan;
}

/* The first k of one long array, or of long rows. A short array is sorted whole by a faster way, unless k is small. */
static gpusorti_plan gpusorti_plan_selection(const gpusort_context *ctx, const gpusorti_thresholds *to,
                                             gpusorti_plan plan) {
    const gpusorti_request *request = &plan.request;
    const uint32_t n = request->count;
    const int one = request->segmentation == GPUSORTI_ONE_ARRAY, rows = request->segmentation == GPUSORTI_ROWS;
    if (request->limit == 0 || !(one || rows) || !gpusorti_fit_listed(ctx, &plan)) return gpusorti_no_plan(plan);
    if (n <= to->listed[1] || (rows && request->segment_size <= to->listed[1])) return gpusorti_no_plan(plan);
    if (one && !request->packs && request->limit > to->limits.few && n <= to->short_array) return gpusorti_no_plan(plan);
    plan = gpusorti_drop_order(ctx, to, gpusorti_add_selection(ctx, to, plan));
    plan.algorithm = GPUSORTI_SELECTED;
    plan.shape = plan.selecting;
    return plan;
}

/* One-sweep for long segments. */
static gpusorti_plan gpusorti_plan_chained(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    if (!gpusorti_may_sweep(ctx, &plan.request)) return gpusorti_no_plan(plan);
    plan.algorithm = GPUSORTI_SEGMENTED;
    plan.chained = 1;
    if (plan.request.addressable) plan.mode = GPUSORTI_ADDRESSES;
    return gpusorti_fit_digits(ctx, to, plan, gpusorti_fit_onesweep);
}

/* Short segments by workgroups, long ones by radix passes, all of them at once. Where one row has room for all elements
 * there is one array. */
static gpusorti_plan gpusorti_plan_segments(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    const gpusorti_request *request = &plan.request;
    const uint32_t n = request->count;
    const uint32_t longest = request->segmentation == GPUSORTI_ROWS ? request->segment_size : UINT32_MAX;
    gpusorti_plan fitted;
    if (request->segmentation == GPUSORTI_ONE_ARRAY || n <= to->row) return gpusorti_no_plan(plan);
    if (!gpusorti_fit_small_segments(ctx, &plan) || !gpusorti_fit_listed(ctx, &plan)) return gpusorti_no_plan(plan);
    plan.has_listed[0] = longest > to->small_segment && n > to->small_segment;
    plan.has_listed[1] = longest > to->listed[0] && n > to->listed[0];
    plan.has_long = longest > to->listed[1] && n > to->listed[1];
    fitted = gpusorti_plan_chained(ctx, to, plan);
    if (request->algorithm == GPUSORT_ONESWEEP && fitted.shape.workgroup_size == 0) return fitted;
    if (fitted.shape.workgroup_size == 0 || n > to->chained) fitted = gpusorti_plan_scatter(ctx, to, plan);
    fitted.algorithm = GPUSORTI_SEGMENTED;
    return fitted.has_long ? gpusorti_add_selection(ctx, to, fitted) : fitted;
}

/* ---- the choice ---- */
enum { GPUSORTI_ANY_ALGORITHM = -1 };

/* In the order in which they are asked: the first that makes a plan is taken. */
static const struct gpusorti_choice {
    int wanted; /* the algorithm of the request */
    gpusorti_planner planner;
} gpusorti_choices[] = {
    {GPUSORT_AUTO, gpusorti_plan_selection},
    {GPUSORTI_ANY_ALGORITHM, gpusorti_plan_segments},
    {GPUSORT_AUTO, gpusorti_plan_tiles},
    {GPUSORT_AUTO, gpusorti_plan_buckets},
    {GPUSORT_AUTO, gpusorti_plan_onesweep},
    {GPUSORT_AUTO, gpusorti_plan_three_kernels},
    {GPUSORT_ONESWEEP, gpusorti_plan_onesweep},
    {GPUSORT_COUNT_SCAN_SCATTER, gpusorti_plan_three_kernels},
    {GPUSORT_ODD_EVEN_MERGE, gpusorti_plan_network},
};

/* What is the same for every planner. Reading a size on the GPU takes a while, too: with few elements longer than skipping
 * saves. */
static gpusorti_plan gpusorti_complete_plan(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    const uint32_t n = plan.request.count;
    const int skips = plan.leaf_bits != 0 || plan.request.key_words == 2;
    plan.address_sums = plan.mode == GPUSORTI_ADDRESSES && n > to->indices;
    plan.gpu_sizes = skips ? n > to->below_gpu_sizes_skipping : n > to->below_gpu_sizes;
    plan.pass_count = gpusorti_passes(&plan);
    return gpusorti_plan_at(ctx, plan, plan.request.count);
}

static gpusorti_plan gpusorti_choose(const gpusort_context *ctx, const gpusorti_request *request,
                                     gpusorti_binding_mode mode) {
    const gpusorti_plan blank = gpusorti_blank_plan(ctx, request, mode);
    const gpusorti_thresholds to = gpusorti_thresholds_of(ctx, &blank);
    size_t i;
    for (i = 0; i < sizeof gpusorti_choices / sizeof gpusorti_choices[0]; i++) {
        const struct gpusorti_choice *choice = &gpusorti_choices[i];
        if (choice->wanted == GPUSORTI_ANY_ALGORITHM || choice->wanted == (int)request->algorithm) {
            const gpusorti_plan plan = choice->planner(ctx, &to, blank);
            if (plan.shape.workgroup_size != 0) return gpusorti_complete_plan(ctx, &to, plan);
        }
    }
    return blank;
}

/* own: of gpusort_sort(), whose args have no scratch. */
static gpusort_result gpusorti_tell_range(const gpusort_context *ctx, const gpusorti_bound *beyond, int own) {
    const char *const member = own && strcmp(beyond->member, "scratch") == 0 ? "count" : beyond->member;
    const int of_device = beyond->most == ctx->caps.max_range;
    return gpusorti_fail(&ctx->host, GPUSORT_ERROR_TOO_LARGE, "%s.%s: %s%llu bytes are over %s%llu%s",
                         own ? "gpusort_host_args" : "gpusort_cmd_args", member, beyond->what,
                         (unsigned long long)beyond->size, of_device ? "the device's maxStorageBufferRange of " : "the ",
                         (unsigned long long)beyond->most,
                         of_device ? ", and device addresses are not enabled" : " that kernels can number");
}

static gpusort_result gpusorti_make_plan(const gpusort_context *ctx, const gpusorti_request *request, int own,
                                         gpusorti_plan *out) {
    gpusorti_bound list[GPUSORTI_BOUND_RANGES];
    gpusorti_plan plan = gpusorti_choose(ctx, request, request->mode);
    const gpusorti_bound *beyond = NULL;
    if (plan.shape.workgroup_size != 0) beyond = gpusorti_beyond_range(ctx, &plan, list, 0);
    if (beyond && plan.mode != GPUSORTI_ADDRESSES && request->addresses) {
        plan = gpusorti_choose(ctx, request, GPUSORTI_ADDRESSES);
        beyond = gpusorti_beyond_range(ctx, &plan, list, 0);
    }
    if (beyond) return gpusorti_tell_range(ctx, beyond, own);
    if (plan.shape.workgroup_size == 0 && request->algorithm == GPUSORT_ONESWEEP)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_UNSUPPORTED,
                             ctx->caps.relaxed ? "GPUSORT_ONESWEEP needs acquire and release, which Metal's atomics lack"
                                               : "GPUSORT_ONESWEEP needs subgroup operations (basic, ballot, arithmetic)");
    if (plan.shape.workgroup_size == 0)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_UNSUPPORTED,
                             "this device's workgroups are too small: %u invocations, %u bytes shared",
                             ctx->caps.max_invocations, ctx->caps.max_shared);
    *out = plan;
    return GPUSORT_OK;
}

/* ---- all plans between two requests, which differ in numbers alone ---- */
typedef gpusort_result (*gpusorti_visit_plan)(void *user, const gpusorti_plan *plan);

/* All that a plan has in scratch has to be as small as kernels need it. Of the caller's arrays only those
 * of the request itself count: smaller sorts have smaller ones, except that shorter rows have more packed results. */
static gpusort_result gpusorti_check_scratch(const gpusort_context *ctx, const gpusorti_plan *plan) {
    gpusorti_bound list[GPUSORTI_BOUND_RANGES];
    const gpusorti_bound *beyond = gpusorti_beyond_range(ctx, plan, list, GPUSORTI_SCRATCH_RANGES);
    return beyond ? gpusorti_tell_range(ctx, beyond, 0) : GPUSORT_OK;
}

/* Visits a plan for each range of counts in which plans differ in sizes alone: that of the greatest count and of `most`,
 * which takes the most scratch; what holds for it holds for the whole range. Limits, segments and rows between those of
 * `least` and `most` all lead to these plans, but the fewer there are of them, the more elements can be bound: so where
 * some of these requests bind their buffers and others take addresses, both plans are visited. The
 * scratch of all has to be bound, else the result is TOO_LARGE. */
static gpusort_result gpusorti_each_count(const gpusort_context *ctx, const gpusorti_request *least,
                                          const gpusorti_request *most, gpusorti_visit_plan visit, void *user) {
    gpusorti_request from = *least, to = *most;
    gpusort_result result = GPUSORT_OK;
    uint64_t count;
    for (count = least->count; count <= most->count && result == GPUSORT_OK; count++) {
        gpusorti_plan plan, of_least, last;
        uint32_t end, bound;
        to.count = (uint32_t)count;
        plan = gpusorti_choose(ctx, &to, most->mode);
        end = gpusorti_last_count(ctx, &plan, most->count);
        of_least = plan;
        of_least.request = *least;
        bound = gpusorti_bound_count(ctx, &of_least, (uint32_t)count, end);
        if (plan.shape.workgroup_size != 0 && bound >= count) {
            last = gpusorti_plan_at(ctx, plan, bound);
            result = visit(user, &last);
        }
        bound = gpusorti_bound_count(ctx, &plan, (uint32_t)count, end);
        if (plan.shape.workgroup_size != 0 && bound < end && result == GPUSORT_OK) {
            last = gpusorti_plan_at(ctx, plan, end);
            from.count = bound + 1;
            to.count = end;
            from.mode = to.mode = GPUSORTI_ADDRESSES;
            result = most->addresses && plan.mode != GPUSORTI_ADDRESSES
                         ? gpusorti_each_count(ctx, &from, &to, visit, user)
                         : gpusorti_check_scratch(ctx, &last);
            to.mode = most->mode;
        }
        count = end;
    }
    return result;
}

/* The same for each range of limits. */
static gpusort_result gpusorti_each_limit(const gpusort_context *ctx, const gpusorti_request *least,
                                          const gpusorti_request *most, gpusorti_visit_plan visit, void *user) {
    gpusorti_request from = *least, to = *most;
    gpusort_result result = GPUSORT_OK;
    uint64_t limit;
    for (limit = least->limit; limit <= most->limit && result == GPUSORT_OK; limit++) {
        from.limit = (uint32_t)limit;
        limit = to.limit = gpusorti_next_change(ctx, &from, GPUSORTI_LIMITS, most->limit);
        result = gpusorti_each_count(ctx, &from, &to, visit, user);
    }
    return result;
}

/* All plans for rows of the request's length, or offsets, or one array: for every count from least_count, limit and number
 * of segments up to the request's. */
static gpusort_result gpusorti_each_plan(const gpusort_context *ctx, const gpusorti_request *request, uint32_t least_count,
                                         gpusorti_visit_plan visit, void *user) {
    gpusorti_request least = *request;
    least.count = least_count;
    least.limit = gpusorti_min(request->limit, 1);
    least.segments = gpusorti_min(request->segments, 1);
    return gpusorti_each_limit(ctx, &least, request, visit, user);
}

/* And those of all shorter rows that are shorter than the array. */
static gpusort_result gpusorti_each_shorter_row(const gpusort_context *ctx, const gpusorti_request *request,
                                                uint32_t least_count, gpusorti_visit_plan visit, void *user) {
    gpusorti_request from = *request, to = *request;
    gpusort_result result = GPUSORT_OK;
    uint64_t row;
    from.limit = gpusorti_min(request->limit, 1);
    if (request->segmentation != GPUSORTI_ROWS) return GPUSORT_OK;
    for (row = 1; row <= request->segment_size && row < request->count && result == GPUSORT_OK; row++) {
        from.segment_size = to.shortest_row = (uint32_t)row;
        from.count = gpusorti_max((uint32_t)row + 1, least_count);
        row = to.segment_size = from.shortest_row = gpusorti_next_change(ctx, &from, GPUSORTI_ROW_LENGTHS,
                                                                        request->segment_size);
        result = gpusorti_each_limit(ctx, &from, &to, visit, user);
    }
    return result;
}

/* Every sort that a preparation for the request is for. */
static gpusort_result gpusorti_each_sort(const gpusort_context *ctx, const gpusorti_request *request, uint32_t least_count,
                                         gpusorti_visit_plan visit, void *user) {
    const gpusort_result result = gpusorti_each_plan(ctx, request, least_count, visit, user);
    return result == GPUSORT_OK ? gpusorti_each_shorter_row(ctx, request, least_count, visit, user) : result;
}

/* ---- what is compiled soonest ---- */
/* Whether AUTO may choose for one array, all of which is wanted. */
static int gpusorti_is_open(const gpusorti_request *r) {
    return r->algorithm == GPUSORT_AUTO && r->segmentation == GPUSORTI_ONE_ARRAY && r->limit == 0;
}

/* The request by the plans that are compiled soonest, tiles and merges: of one array. Narrow keys have none, as these would
 * take more scratch than their other plans. Where there are none it stays as it is: then all plans are compiled soonest. */
static gpusorti_request gpusorti_quick(const gpusorti_request *request) {
    gpusorti_request quick = *request;
    quick.merging = gpusorti_is_open(request) && request->key_bits >= 32;
    return quick;
}

/* From arguments to a plan. A sort of no elements is planned as one of one element, so that errors are still reported.
 * own: of gpusort_sort(). */
static gpusort_result gpusorti_resolve(const gpusort_context *ctx, const gpusort_cmd_args *args, int own,
                                       gpusorti_plan *plan) {
    gpusorti_request request;
    gpusort_result result = gpusorti_check_args(&ctx->host, own ? "gpusort_host_args" : "gpusort_cmd_args", args);
    if (result != GPUSORT_OK) return result;
    request = gpusorti_request_of(args);
    gpusorti_bind_request(ctx, args->flags, own, &request);
    request.count = gpusorti_max(request.count, 1);
    result = gpusorti_make_plan(ctx, &request, own, plan);
    plan->request.count = (uint32_t)args->count;
    return result;
}
