#pragma once
#include "record/pipelines.h"
#include "record/barriers.h"
#include "record/sets.h"
#include "record/texts.h"

/* ---- >>record: from steps to commands ---- */
static uint64_t gpusorti_address(const gpusort_context *ctx, gpusort_range range) {
    GPUSORTI_STRUCT(VkBufferDeviceAddressInfoKHR, info, BUFFER_DEVICE_ADDRESS_INFO);
    if (range.buffer == VK_NULL_HANDLE) return 0;
    info.buffer = range.buffer;
    return ctx->vk.GetBufferDeviceAddress(ctx->device, &info) + range.offset;
}

typedef struct gpusorti_recorder {
    const gpusort_context *ctx;
    VkCommandBuffer commands;
    int sizes_visible;  /* a barrier has made the indirect sizes visible since they were last written */
    gpusorti_sets sets; /* GPUSORTI_POOLED_BUFFERS */
} gpusorti_recorder;

static void gpusorti_bind_buffers(const gpusorti_recorder *recorder, const gpusorti_plan *plan, const gpusorti_step *step) {
    const gpusort_context *ctx = recorder->ctx;
    VkDescriptorBufferInfo buffers[GPUSORTI_BINDINGS];
    gpusorti_step_buffers(ctx, plan, step, buffers);
    if (plan->mode == GPUSORTI_POOLED_BUFFERS) {
        const uint32_t i = gpusorti_find_set(&recorder->sets, buffers);
        const VkDescriptorSet *set = &recorder->sets.handles[i];
        GPUSORT_ASSERT(i < recorder->sets.count); /* gpusorti_note_set() has seen it */
        ctx->vk.CmdBindDescriptorSets(recorder->commands, VK_PIPELINE_BIND_POINT_COMPUTE, ctx->buffer_layout, 0, 1, set, 0,
                                      NULL);
    } else {
        VkWriteDescriptorSet writes[GPUSORTI_BINDINGS];
        gpusorti_write_set(VK_NULL_HANDLE, buffers, writes);
        ctx->vk.CmdPushDescriptorSet(recorder->commands, VK_PIPELINE_BIND_POINT_COMPUTE, ctx->buffer_layout, 0,
                                     gpusorti_bindings(ctx), writes);
    }
}

static gpusorti_given_args gpusorti_given_addresses(const gpusort_context *ctx, const gpusorti_step *step) {
    const uint64_t keys = gpusorti_address(ctx, step->given.keys), values = gpusorti_address(ctx, step->given.values);
    gpusorti_given_args given;
    given.keys_given_low = (uint32_t)keys;
    given.keys_given_high = (uint32_t)(keys >> 32);
    given.values_given_low = (uint32_t)values;
    given.values_given_high = (uint32_t)(values >> 32);
    return given;
}

/* The kernel's arguments, and the buffers that it works on. */
static void gpusorti_push_step(const gpusorti_recorder *recorder, const gpusorti_plan *plan, const gpusorti_step *step) {
    const gpusort_context *ctx = recorder->ctx;
    gpusorti_push push = step->push;
    if (step->by_address) {
        push.keys = gpusorti_address(ctx, step->bindings[GPUSORTI_BIND_KEYS]);
        push.values = gpusorti_address(ctx, step->bindings[GPUSORTI_BIND_VALUES]);
        push.keys_alt = gpusorti_address(ctx, step->bindings[GPUSORTI_BIND_ALT]);
        push.values_alt = gpusorti_address(ctx, step->bindings[GPUSORTI_BIND_VALUES_ALT]);
        push.control = gpusorti_address(ctx, step->bindings[GPUSORTI_BIND_CONTROL]);
        if (step->info->traits & GPUSORTI_READS_GIVEN) push.args.given = gpusorti_given_addresses(ctx, step);
        ctx->vk.CmdPushConstants(recorder->commands, ctx->address_layout, VK_SHADER_STAGE_COMPUTE_BIT, 0,
                                 GPUSORTI_PUSH_ADDRESSES + GPUSORTI_PUSH_WORDS * (uint32_t)sizeof(uint32_t), &push);
    } else {
        gpusorti_bind_buffers(recorder, plan, step);
        if (!gpusorti_shares_binding(plan)) push.values_alt_base = 0;
        ctx->vk.CmdPushConstants(recorder->commands, ctx->buffer_layout, VK_SHADER_STAGE_COMPUTE_BIT, 0,
                                 GPUSORTI_PUSH_WORDS * (uint32_t)sizeof(uint32_t), &push.count);
    }
}

/* Begins a region that captures and validation layers show by this name. gpusorti_end_label() ends it. */
static void gpusorti_begin_label(const gpusorti_recorder *recorder, const char *name) {
    GPUSORTI_STRUCT(VkDebugUtilsLabelEXT, label, DEBUG_UTILS_LABEL_EXT);
    label.pLabelName = name;
    if (recorder->ctx->enabled & GPUSORT_ENABLED_DEBUG_UTILS)
        recorder->ctx->vk.CmdBeginDebugUtilsLabelEXT(recorder->commands, &label);
}

static void gpusorti_end_label(const gpusorti_recorder *recorder) {
    if (recorder->ctx->enabled & GPUSORT_ENABLED_DEBUG_UTILS) recorder->ctx->vk.CmdEndDebugUtilsLabelEXT(recorder->commands);
}

static gpusort_result gpusorti_record_step(void *user, const gpusorti_plan *plan, const gpusorti_step *step) {
    gpusorti_recorder *recorder = (gpusorti_recorder *)user;
    const gpusort_context *ctx = recorder->ctx;
    const gpusorti_pipeline *pipeline = gpusorti_find_pipeline(ctx, step->build, &step->spec);
    const int sizes = step->indirect >= 0 && !recorder->sizes_visible;

    GPUSORT_ASSERT(pipeline); /* prepared */
    if (step->workgroups == 0) return GPUSORT_OK;
    gpusorti_begin_label(recorder, gpusorti_build_name(step->build));
    /* Also before the first step: another sort may have used the scratch before. */
    if (!step->beside)
        gpusorti_barrier(ctx, recorder->commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_WRITE_BIT,
                         VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT |
                             (sizes ? (VkPipelineStageFlags)VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT : 0u),
                         VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT |
                             (sizes ? (VkAccessFlags)VK_ACCESS_INDIRECT_COMMAND_READ_BIT : 0u));
    recorder->sizes_visible = (recorder->sizes_visible || sizes) && (step->info->traits & GPUSORTI_KEEPS_SIZES) != 0;
    ctx->vk.CmdBindPipeline(recorder->commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline->handle);
    gpusorti_push_step(recorder, plan, step);
    if (step->indirect >= 0) {
        ctx->vk.CmdDispatchIndirect(recorder->commands, step->bindings[GPUSORTI_BIND_CONTROL].buffer,
                                    step->bindings[GPUSORTI_BIND_CONTROL].offset + 4u * (uint32_t)step->indirect);
    } else {
        const uint64_t x = gpusorti_lesser(step->workgroups, GPUSORTI_MOST_WORKGROUPS);
        ctx->vk.CmdDispatch(recorder->commands, (uint32_t)x, (uint32_t)gpusorti_ceil_div(step->workgroups, x), 1);
    }
    gpusorti_end_label(recorder);
    return GPUSORT_OK;
}

/* Records nothing where it fails. */
static gpusort_result gpusorti_record(const gpusort_context *ctx, VkCommandBuffer commands,
                                      const gpusort_cmd_args *args, const gpusorti_plan *plan) {
    gpusorti_recorder recorder;
    gpusort_result result = GPUSORT_OK;
    char name[128] = "gpusort: ";
    const size_t used = strlen(name);
    recorder.ctx = ctx;
    recorder.commands = commands;
    recorder.sizes_visible = 0;
    if (plan->mode == GPUSORTI_POOLED_BUFFERS) result = gpusorti_take_sets(ctx, plan, args, &recorder.sets);
    if (result != GPUSORT_OK) return result;
    if (ctx->enabled & GPUSORT_ENABLED_DEBUG_UTILS) gpusorti_describe(args, name + used, sizeof name - used);
    gpusorti_begin_label(&recorder, name);
    result = gpusorti_walk_steps(ctx, plan, args, gpusorti_record_step, &recorder);
    gpusorti_end_label(&recorder);
    return result;
}
