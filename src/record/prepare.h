#pragma once
#include "record/pipelines.h"
#include "record/sets.h"

/* ---- >>prepare: visitors that record nothing: pipelines and memory that sorts need ---- */
/* Notes a pipeline to be compiled. user: the context. */
static gpusort_result gpusorti_prepare_step(void *user, const gpusorti_plan *plan, const gpusorti_step *step) {
    (void)plan;
    return gpusorti_want_pipeline((gpusort_context *)user, step->build, &step->spec, step->by_address);
}

/* Whether the pipeline is there. user: points to a pointer to the context. */
static gpusort_result gpusorti_find_step(void *user, const gpusorti_plan *plan, const gpusorti_step *step) {
    const gpusort_context *ctx = *(const gpusort_context *const *)user;
    (void)plan;
    return gpusorti_find_pipeline(ctx, step->build, &step->spec) ? GPUSORT_OK : GPUSORT_ERROR_NOT_PREPARED;
}

/* Buffers that need not be there yet, so that sets differ where those of the sort may. */
static gpusort_cmd_args gpusorti_dummy_buffers(const gpusort_cmd_args *args) {
    gpusort_cmd_args dummies = *args;
    gpusort_range *const ranges[] = {&dummies.keys,     &dummies.values,       &dummies.scratch,  &dummies.count_buffer,
                                     &dummies.segments, &dummies.segment_ends, &dummies.keys_out, &dummies.values_out};
    uint32_t i;
    for (i = 0; i < sizeof ranges / sizeof ranges[0]; i++) {
        ranges[i]->buffer = (VkBuffer)(uintptr_t)(i + 1);
        ranges[i]->offset = 0;
    }
    return dummies;
}

/* The plan where all that callers may leave out is there: it needs all pipelines and sets that others need. */
static gpusorti_plan gpusorti_with_all(const gpusort_context *ctx, const gpusorti_plan *plan) {
    gpusorti_request request = plan->request;
    request.gpu_count = 1;
    request.has_ends = request.segmentation == GPUSORTI_OFFSETS;
    return gpusorti_plan_for(ctx, plan, &request);
}

typedef struct gpusorti_search { /* for the pipelines of plans */
    const gpusort_context *ctx;
    gpusort_cmd_args args;
    gpusorti_visit visit; /* gpusorti_prepare_step() or gpusorti_find_step(), and its user */
    void *user;
} gpusorti_search;

static gpusort_result gpusorti_search_plan(void *user, const gpusorti_plan *plan) {
    const gpusorti_search *search = (const gpusorti_search *)user;
    const gpusorti_plan with = gpusorti_with_all(search->ctx, plan);
    return gpusorti_walk_steps(search->ctx, &with, &search->args, search->visit, search->user);
}

typedef struct gpusorti_measure { /* of the memory that a sort needs */
    const gpusort_context *ctx;
    gpusort_cmd_args args;
    gpusorti_sets sets;
    gpusort_memory *memory;
} gpusorti_measure;

static gpusort_result gpusorti_measure_step(void *user, const gpusorti_plan *plan, const gpusorti_step *step) {
    gpusorti_measure *measure = (gpusorti_measure *)user;
    if (step->indirect >= 0) measure->memory->usage |= VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT;
    if (step->by_address) measure->memory->usage |= VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;
    return plan->mode == GPUSORTI_POOLED_BUFFERS ? gpusorti_note_set(&measure->sets, plan, step) : GPUSORT_OK;
}

/* Scratch and sets are those of the plan that needs most of them, usage is what any plan needs. */
static gpusort_result gpusorti_raise_memory(void *user, const gpusorti_plan *plan) {
    gpusorti_measure *measure = (gpusorti_measure *)user;
    gpusort_memory *memory = measure->memory;
    const gpusorti_plan with = gpusorti_with_all(measure->ctx, plan);
    gpusort_result result;
    if (plan->layout.end > memory->size) memory->size = plan->layout.end;
    measure->sets.ctx = measure->ctx;
    measure->sets.count = 0;
    result = gpusorti_walk_steps(measure->ctx, &with, &measure->args, gpusorti_measure_step, measure);
    memory->descriptor_sets = gpusorti_max(memory->descriptor_sets, measure->sets.count);
    memory->descriptors = memory->descriptor_sets * gpusorti_bindings(measure->ctx);
    return result;
}
