#pragma once
#include "choose/walk.h"

/* ---- >>sets: descriptor sets, of the caller's pool or pushed ---- */
/* Choices of buffers that the steps of a sort bind are fewer than these: the test `commands` fails where they are not. */
enum { GPUSORTI_MOST_SETS = 16 };
/* The descriptor sets of a sort: one for each choice of buffers that steps bind, most of which bind the same. */
typedef struct gpusorti_sets {
    const gpusort_context *ctx;
    uint32_t count;
    VkDescriptorBufferInfo buffers[GPUSORTI_MOST_SETS][GPUSORTI_BINDINGS];
    VkDescriptorSet handles[GPUSORTI_MOST_SETS];
} gpusorti_sets;

/* What a step binds. Where it uses no buffer but its kernel names one, something has to be bound: the control block, or
 * else the keys. Where a kernel binds one buffer less, the second values are behind the second keys in theirs. */
static void gpusorti_step_buffers(const gpusort_context *ctx, const gpusorti_plan *plan, const gpusorti_step *step,
                                  VkDescriptorBufferInfo buffers[GPUSORTI_BINDINGS]) {
    const uint32_t unused = step->range[GPUSORTI_BIND_CONTROL] != 0 ? GPUSORTI_BIND_CONTROL : GPUSORTI_BIND_KEYS;
    const uint64_t values_alt = step->range[GPUSORTI_BIND_VALUES_ALT];
    VkDescriptorBufferInfo *const alt = &buffers[GPUSORTI_BIND_ALT];
    uint32_t i;
    memset(buffers, 0, GPUSORTI_BINDINGS * sizeof *buffers); /* they are compared as bytes */
    for (i = 0; i < gpusorti_bindings(ctx); i++) {
        const uint32_t from = step->range[i] != 0 ? i : unused;
        buffers[i].buffer = step->bindings[from].buffer;
        buffers[i].offset = step->bindings[from].offset;
        buffers[i].range = step->range[from];
        if (from == GPUSORTI_BIND_CONTROL && (step->info->traits & GPUSORTI_KEEPS_SIZES)) {
            buffers[i].offset += 4 * GPUSORTI_SIZES_END;
            buffers[i].range -= 4 * GPUSORTI_SIZES_END;
        }
    }
    if (gpusorti_shares_binding(plan) && values_alt != 0) {
        alt->buffer = step->bindings[GPUSORTI_BIND_ALT].buffer;
        alt->offset = step->bindings[GPUSORTI_BIND_ALT].offset;
        alt->range = step->bindings[GPUSORTI_BIND_VALUES_ALT].offset + values_alt - alt->offset;
    }
}

static uint32_t gpusorti_find_set(const gpusorti_sets *sets, const VkDescriptorBufferInfo buffers[GPUSORTI_BINDINGS]) {
    uint32_t i = 0;
    while (i < sets->count && memcmp(sets->buffers[i], buffers, sizeof sets->buffers[i]) != 0) i++;
    return i;
}

/* The visitor that finds out which sets a sort needs. More than GPUSORTI_MOST_SETS are refused, and none is recorded. */
static gpusort_result gpusorti_note_set(void *user, const gpusorti_plan *plan, const gpusorti_step *step) {
    gpusorti_sets *sets = (gpusorti_sets *)user;
    VkDescriptorBufferInfo buffers[GPUSORTI_BINDINGS];
    gpusorti_step_buffers(sets->ctx, plan, step, buffers);
    if (gpusorti_find_set(sets, buffers) < sets->count) return GPUSORT_OK;
    if (sets->count == GPUSORTI_MOST_SETS)
        return GPUSORTI_FAIL(sets->ctx, UNSUPPORTED,
                             "gpusort_cmd_args.descriptor_pool: this sort needs more than %d sets", GPUSORTI_MOST_SETS);
    memcpy(sets->buffers[sets->count++], buffers, sizeof buffers);
    return GPUSORT_OK;
}

/* set: null for push descriptors. */
static void gpusorti_write_set(VkDescriptorSet set, const VkDescriptorBufferInfo buffers[GPUSORTI_BINDINGS],
                               VkWriteDescriptorSet writes[GPUSORTI_BINDINGS]) {
    uint32_t i;
    for (i = 0; i < GPUSORTI_BINDINGS; i++) {
        const VkWriteDescriptorSet write = {VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET, NULL, set, i, 0, 1,
                                            VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, NULL, &buffers[i], NULL};
        writes[i] = write;
    }
}

/* Allocates the sets of a sort from its pool, all or none, and fills them in. */
static gpusort_result gpusorti_take_sets(const gpusort_context *ctx, const gpusorti_plan *plan,
                                         const gpusort_cmd_args *args, gpusorti_sets *sets) {
    VkDescriptorSetLayout layouts[GPUSORTI_MOST_SETS];
    gpusort_result result;
    uint32_t i;
    VkResult vr;
    GPUSORTI_STRUCT(VkDescriptorSetAllocateInfo, info, DESCRIPTOR_SET_ALLOCATE_INFO);
    if (args->descriptor_pool == VK_NULL_HANDLE)
        return GPUSORTI_FAIL(ctx, UNSUPPORTED,
                             "gpusort_cmd_args.descriptor_pool: NULL, and gpusort_desc.enabled has neither push descriptors "
                             "(VK_KHR_push_descriptor) nor buffer device addresses");
    sets->ctx = ctx;
    sets->count = 0;
    result = gpusorti_walk_steps(ctx, plan, args, gpusorti_note_set, sets);
    if (result != GPUSORT_OK) return result;
    for (i = 0; i < sets->count; i++) layouts[i] = ctx->set_layout;
    info.descriptorPool = args->descriptor_pool;
    info.descriptorSetCount = sets->count;
    info.pSetLayouts = layouts;
    vr = ctx->vk.AllocateDescriptorSets(ctx->device, &info, sets->handles);
    if (vr == VK_ERROR_OUT_OF_POOL_MEMORY || vr == VK_ERROR_FRAGMENTED_POOL)
        return GPUSORTI_FAIL(ctx, INVALID_ARGUMENT,
                             "gpusort_cmd_args.descriptor_pool: no room for %u sets with %u storage buffers (%s)",
                             sets->count, sets->count * gpusorti_bindings(ctx),
                             vr == VK_ERROR_FRAGMENTED_POOL ? "VK_ERROR_FRAGMENTED_POOL" : "VK_ERROR_OUT_OF_POOL_MEMORY");
    result = gpusorti_check(&ctx->callbacks, vr, "vkAllocateDescriptorSets");
    for (i = 0; i < sets->count && result == GPUSORT_OK; i++) {
        VkWriteDescriptorSet writes[GPUSORTI_BINDINGS];
        gpusorti_write_set(sets->handles[i], sets->buffers[i], writes);
        ctx->vk.UpdateDescriptorSets(ctx->device, gpusorti_bindings(ctx), writes, 0, NULL);
    }
    return result;
}
