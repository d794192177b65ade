#pragma once
#include "plan/plan.h"

/* ---- >>constants: the specialization constants of pipelines, from a plan and a shape ---- */
/* A step begins with those of gpusorti_step_spec(). The few steps that change some do so before gpusorti_visit_step(), which
 * leaves only those that the kernel reads, by gpusorti_shared_spec(). Pipelines are found and made by what is left. */
/* ---- subgroups ---- */
/* The size that the tuning row wants is required where the device can choose it, else the one that subgroups have. */
static gpusorti_lanes gpusorti_lanes_of(const gpusort_context *ctx) {
    const gpusorti_caps *caps = &ctx->caps;
    const uint32_t wanted = caps->subgroup_choice ? gpusorti_power_below(ctx->tuning.subgroup_size) : 0;
    const int required = caps->subgroups && (ctx->enabled & GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL) != 0;
    const uint32_t size = wanted >= caps->subgroup_min && wanted <= caps->subgroup_max ? wanted : caps->subgroup_size;
    const gpusorti_lanes lanes = {caps->subgroups, required ? size : 0, caps->subgroup_max_per_group, caps->subgroup_min};
    return lanes;
}

/* Whether all subgroups of such a workgroup can be required to have a size, and to be full. */
static int gpusorti_pinned(const gpusorti_lanes *lanes, uint32_t workgroup_size) {
    return lanes->size != 0 && workgroup_size % lanes->size == 0 && workgroup_size / lanes->size <= lanes->most;
}

/* ---- where they come from ---- */
/* Those that follow from the plan and the shape alone: a kernel's shared memory depends on them. */
static gpusorti_spec gpusorti_spec_of(const gpusorti_plan *plan, const gpusorti_shape *shape) {
    const gpusorti_request *request = &plan->request;
    const int pinned = gpusorti_pinned(&plan->lanes, shape->workgroup_size);
    gpusorti_spec spec;
    memset(&spec, 0, sizeof spec);
    spec.workgroup_size = shape->workgroup_size;
    spec.items = shape->items;
    spec.variant = shape->variant;
    spec.subgroup_size = pinned ? plan->lanes.size : plan->lanes.least;
    spec.full_subgroups = (uint32_t)pinned;
    spec.radix_bits = plan->radix_bits;
    spec.key_words = request->key_words;
    spec.key_bits = request->key_bits;
    spec.key_kind = request->key_kind;
    spec.descending = request->descending;
    spec.value_words = request->value_words;
    return spec;
}

/* The variant of kernels that compare keys. */
static uint32_t gpusorti_comparison(const gpusorti_request *request) {
    return gpusorti_whole_keys(request) ? (uint32_t)GPUSORTI_VARIANT_WHOLE_KEYS : 0;
}

/* All flags; each kernel sees those that it reads. */
static uint32_t gpusorti_flags_of(const gpusorti_plan *plan) {
    uint32_t all = plan->request.flags;
    if (plan->request.drops && plan->request.limit == 0) all |= GPUSORTI_FLAG_KEEP_KEYS; /* the last step stores none */
    if (plan->raw) all |= GPUSORTI_FLAG_RAW;
    if (plan->address_sums) all |= GPUSORTI_FLAG_SUMS;
    if (plan->straddles) all |= GPUSORTI_FLAG_STRADDLE;
    return all;
}

/* Those with which a step begins: gpusorti_start_step(). */
static gpusorti_spec gpusorti_step_spec(const gpusorti_plan *plan, const gpusorti_kernel_info *info,
                                        const gpusorti_shape *shape) {
    gpusorti_spec spec = gpusorti_spec_of(plan, shape);
    spec.key_stored_bits = plan->unpacked ? 32 : gpusorti_min(spec.key_bits, 32);
    spec.flags = gpusorti_flags_of(plan);
    if (info->traits & GPUSORTI_UNPINNED) spec.full_subgroups = 0;
    return spec;
}

/* ---- what a pipeline is made with ---- */
/* The constants that the kernel reads; the others are 0, so that different sorts share a pipeline. Where passes do not
 * encode keys, kernels take these for unsigned numbers, except those that know better by GPUSORTI_FLAG_RAW, or encode
 * all. */
static gpusorti_spec gpusorti_shared_spec(const gpusorti_kernel_info *info, const gpusorti_plan *plan, gpusorti_spec spec) {
    uint32_t words[GPUSORTI_SPEC_COUNT], i;
    if (plan->raw && !(info->flags & GPUSORTI_FLAG_RAW) && !(info->traits & GPUSORTI_KNOWS_KINDS)) {
        spec.key_kind &= info->traits & GPUSORTI_FOLDS_FLOATS ? (uint32_t)GPUSORTI_KIND_FLOAT : 0;
        spec.descending = 0;
    }
    spec.flags &= info->flags;
    memcpy(words, &spec, sizeof spec);
    for (i = 0; i < GPUSORTI_SPEC_COUNT; i++)
        if (!(info->constants >> i & 1)) words[i] = 0;
    memcpy(&spec, words, sizeof spec);
    return spec;
}
