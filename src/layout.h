#pragma once
#include "api.h"
#include "config.h"
#include "shared.h"
#include "base.h"
#include "request.h"
#include "plan.h"
#include "fit.h"
#include "facts.h"

/* ---- >>layout: the sections of scratch. The size of each grows with the count, or stays, as long as the plan does ---- */
static uint64_t gpusorti_control_size(const gpusorti_plan *plan) {
    uint64_t words = GPUSORTI_SIZES_END + GPUSORTI_CONTROL_HISTOGRAMS;
    if (!gpusorti_has_control(plan)) return 0;
    if (plan->has_long && !plan->chained && !gpusorti_selects(plan))
        words += (uint64_t)plan->pass_count * GPUSORTI_MAX_CHUNKS;
    if (gpusorti_by_passes(plan)) words += (uint64_t)plan->pass_count << plan->radix_bits;
    return 4 * words;
}

/* Rows of a word a digit: of spans, whose number rises and falls below the most there are; or of tiles, with more that carry
 * totals between portions; or the samples and splitters of buckets. */
static uint64_t gpusorti_status_size(const gpusorti_plan *plan) {
    const uint64_t rows = gpusorti_segments_of(&plan->request);
    if (plan->algorithm == GPUSORT_COUNT_SCAN_SCATTER)
        return 4 * (plan->tiles_per_span > 1 ? (uint64_t)GPUSORTI_MAX_SPANS : gpusorti_tiles(plan)) << plan->radix_bits;
    if (plan->unordered)
        return 4 * (rows * gpusorti_unordered_words(&plan->request) +
                    (gpusorti_unordered_spans(plan) << gpusorti_unordered_digit_bits(&plan->request)));
    if (gpusorti_selects(plan)) return 0;
    if (plan->algorithm == GPUSORTI_SEGMENTED) return 4 * gpusorti_long_tiles(plan) << plan->radix_bits;
    if (plan->algorithm == GPUSORT_ONESWEEP)
        return 4 * ((uint64_t)plan->tiles_per_portion + GPUSORTI_TOTALS_ROWS) << plan->radix_bits;
    if (plan->algorithm == GPUSORTI_TILES_AND_BUCKETS)
        return 4 * ((uint64_t)GPUSORTI_MAX_RUNS * GPUSORTI_RUN_SAMPLES * plan->request.key_words +
                    gpusorti_ceil_div(plan->request.count, gpusorti_bucket(plan)) * GPUSORTI_SPLITTER_WORDS);
    return 0;
}

static uint64_t gpusorti_leaves_size(const gpusorti_plan *plan) {
    const uint64_t starts = ((uint64_t)1 << plan->leaf_bits) + 1, places = gpusorti_most_places(plan);
    return plan->leaf_bits ? 4 * (starts + GPUSORTI_PLACE_WORDS * places) : 0;
}

static uint64_t gpusorti_section(uint64_t *end, uint64_t size) {
    uint64_t begin = *end;
    *end = (begin + size + GPUSORTI_ALIGNMENT - 1) & ~(uint64_t)(GPUSORTI_ALIGNMENT - 1);
    return begin;
}

/* Elements of the second copies, or candidates: keys, and words that travel with each. */
static uint64_t gpusorti_alt_elements(const gpusorti_plan *plan) {
    if (plan->unordered) return gpusorti_unordered_copies(plan) ? gpusorti_unordered_results(plan) : 0;
    if (gpusorti_selects(plan)) return gpusorti_candidates(plan, 1) + gpusorti_candidates(plan, 2);
    return gpusorti_has_alt(plan) ? plan->request.count : 0;
}

static uint64_t gpusorti_keys_alt_size(const gpusorti_plan *plan) {
    return 4 * gpusorti_alt_elements(plan) * plan->request.key_words;
}

static uint64_t gpusorti_values_alt_size(const gpusorti_plan *plan) {
    return 4 * gpusorti_alt_elements(plan) *
           (gpusorti_selects(plan) && !plan->unordered ? 1 : plan->request.value_words);
}

static uint64_t gpusorti_keys_alt_in_scratch(const gpusorti_plan *plan) {
    return plan->over_keys ? 0 : gpusorti_keys_alt_size(plan);
}

static uint64_t gpusorti_values_alt_in_scratch(const gpusorti_plan *plan) {
    return plan->over_values ? 0 : gpusorti_values_alt_size(plan);
}

/* Keys in a word each, or two, that are sorted in place of the caller's. */
static uint64_t gpusorti_unpacked_size(const gpusorti_plan *plan) {
    return plan->unpacked ? 4 * (uint64_t)plan->request.count * plan->request.key_words : 0;
}

/* The indices that travel in place of wide values. */
static uint64_t gpusorti_indices_size(const gpusorti_plan *plan) {
    return plan->request.wide && !gpusorti_packs_at_once(plan) ? 4 * (uint64_t)plan->request.count : 0;
}

/* Offsets of segments in scratch, which their ends follow there. */
static uint64_t gpusorti_joined_offsets_size(const gpusorti_plan *plan) {
    uint64_t end = 0;
    (void)gpusorti_section(&end, plan->joins_offsets ? 4 * (uint64_t)plan->request.segments : 0);
    return end;
}

static gpusorti_layout gpusorti_lay_out(const gpusorti_plan *plan) {
    const gpusorti_request *r = &plan->request;
    const int segmented = plan->algorithm == GPUSORTI_SEGMENTED;
    gpusorti_layout layout;
    uint64_t end = 0, wide_end;
    layout.control = gpusorti_section(&end, gpusorti_control_size(plan));
    layout.slots = gpusorti_section(&end, 4 * gpusorti_slot_words(plan));
    layout.status = gpusorti_section(&end, gpusorti_status_size(plan));
    layout.leaves = gpusorti_section(&end, gpusorti_leaves_size(plan));
    layout.owners = gpusorti_section(&end, segmented ? 4 * GPUSORTI_OWNER_WORDS * gpusorti_long_tiles(plan) : 0);
    layout.begins = gpusorti_section(&end, segmented ? 4 * (uint64_t)gpusorti_long_segments(plan) : 0);
    layout.bases = gpusorti_section(
        &end, segmented ? 4 * (uint64_t)gpusorti_long_segments(plan) * gpusorti_base_words(plan) : 0);
    layout.lists = gpusorti_section(
        &end, segmented ? 4 * GPUSORTI_LISTED_WORDS * GPUSORTI_LISTS * (uint64_t)gpusorti_list_room(plan) : 0);
    layout.keys = gpusorti_section(&end, gpusorti_unpacked_size(plan));
    layout.offsets = gpusorti_section(&end, 2 * gpusorti_joined_offsets_size(plan));
    layout.values = gpusorti_section(&end, gpusorti_indices_size(plan));
    wide_end = end;
    layout.keys_alt = gpusorti_section(&end, gpusorti_keys_alt_in_scratch(plan));
    layout.values_alt = gpusorti_section(&end, gpusorti_values_alt_in_scratch(plan));
    layout.wide = gpusorti_section(r->in_values ? &end : &wide_end, gpusorti_wide_size(r));
    layout.end = wide_end > end ? wide_end : end;
    return layout;
}

/* The plan with another request for which the same is decided, and all that follows from its numbers. */
static gpusorti_plan gpusorti_plan_for(const gpusort_context *ctx, const gpusorti_plan *of,
                                       const gpusorti_request *request) {
    gpusorti_plan plan = *of;
    plan.request = *request;
    plan.unpacked = gpusorti_unpacked(ctx, &plan);
    plan.over_keys = gpusorti_overwrites_keys(&plan);
    plan.over_values = gpusorti_overwrites_values(&plan);
    plan.tiles_per_span = gpusorti_tiles_per_span(ctx, &plan);
    plan.tiles_per_portion = gpusorti_tiles_per_portion(ctx, &plan);
    plan.select_span = gpusorti_select_span(&plan);
    if (plan.merges) plan.run = gpusorti_merged_run(&plan);
    plan.joins_offsets = gpusorti_shares_binding(&plan) && plan.request.segmentation == GPUSORTI_OFFSETS;
    plan.layout = gpusorti_lay_out(&plan);
    return plan;
}

/* The same for another count, up to its last. */
static gpusorti_plan gpusorti_plan_at(const gpusort_context *ctx, const gpusorti_plan *of, uint32_t count) {
    gpusorti_request request = of->request;
    request.count = count;
    return gpusorti_plan_for(ctx, of, &request);
}
