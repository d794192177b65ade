#pragma once
#include "plan/plan.h"

/* ---- >>layout: the sections of scratch. The size of each grows with the count, or stays, as long as the plan does ---- */
static uint64_t gpusorti_section(uint64_t *end, uint64_t size) {
    uint64_t begin = *end;
    *end = (begin + size + GPUSORTI_ALIGNMENT - 1) & ~(uint64_t)(GPUSORTI_ALIGNMENT - 1);
    return begin;
}

static uint64_t gpusorti_keys_alt_size(const gpusorti_plan *plan) {
    return 4 * plan->needs.alt_elements * plan->request.key_words;
}

static uint64_t gpusorti_values_alt_size(const gpusorti_plan *plan) {
    return 4 * plan->needs.alt_elements * plan->needs.alt_words;
}

static uint64_t gpusorti_keys_alt_in_scratch(const gpusorti_plan *plan) {
    return plan->over_keys ? 0 : gpusorti_keys_alt_size(plan);
}

static uint64_t gpusorti_values_alt_in_scratch(const gpusorti_plan *plan) {
    return plan->over_values ? 0 : gpusorti_values_alt_size(plan);
}

/* Keys in a word each, or two, that are sorted instead of the caller's. */
static uint64_t gpusorti_unpacked_size(const gpusorti_plan *plan) {
    return plan->unpacked ? 4 * (uint64_t)plan->request.count * plan->request.key_words : 0;
}

/* The indices that travel instead of wide values. */
static uint64_t gpusorti_indices_size(const gpusorti_plan *plan) {
    return plan->request.wide && !plan->packs_at_once ? 4 * (uint64_t)plan->request.count : 0;
}

/* Offsets of segments in scratch, which their ends follow there. */
static uint64_t gpusorti_joined_offsets_size(const gpusorti_plan *plan) {
    uint64_t end = 0;
    (void)gpusorti_section(&end, plan->joins_offsets ? 4 * (uint64_t)plan->request.segments : 0);
    return end;
}

/* The counts and lists, which come first. Returns where they end. */
static uint64_t gpusorti_lay_out_counts(const gpusorti_needs *needs, gpusorti_layout *layout) {
    uint64_t end = 0;
#define GPUSORTI_ONE(member, name) layout->member = gpusorti_section(&end, needs->member);
    GPUSORTI_COUNT_SECTIONS(GPUSORTI_ONE)
#undef GPUSORTI_ONE
    return end;
}

static gpusorti_layout gpusorti_lay_out(const gpusorti_plan *plan) {
    const gpusorti_request *r = &plan->request;
    gpusorti_layout layout;
    uint64_t end = gpusorti_lay_out_counts(&plan->needs, &layout), wide_end;
    layout.keys = gpusorti_section(&end, gpusorti_unpacked_size(plan));
    layout.offsets = gpusorti_section(&end, 2 * gpusorti_joined_offsets_size(plan));
    layout.values = gpusorti_section(&end, gpusorti_indices_size(plan));
    wide_end = end;
    layout.keys_alt = gpusorti_section(&end, gpusorti_keys_alt_in_scratch(plan));
    layout.values_alt = gpusorti_section(&end, gpusorti_values_alt_in_scratch(plan));
    layout.wide = gpusorti_section(r->in_values ? &end : &wide_end, gpusorti_wide_size(r));
    layout.end = wide_end > end ? wide_end : end;
    layout.found = gpusorti_section(&layout.end, plan->found_scratch);
    return layout;
}
