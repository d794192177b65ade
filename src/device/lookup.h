#pragma once
#include "device/context.h"

/* ---- >>lookup: the tuning row of a device ---- */
/* Multiprocessors that hold 32 subgroups (Turing) have 64 KB of shared memory: with any queue family one workgroup of
 * onesweep_staged.comp fits, as with graphics on greater ones. */
static int gpusorti_queue_kind(const gpusort_context *ctx) {
    const uint32_t subgroups = ctx->caps.multiprocessor_subgroups;
    const int little = subgroups != 0 && subgroups <= 32;
    return little || (ctx->queue_flags & VK_QUEUE_GRAPHICS_BIT) ? GPUSORTI_GRAPHICS_QUEUE : GPUSORTI_COMPUTE_QUEUE;
}

static int gpusorti_fits_driver(const gpusorti_tuning_row *row, const gpusorti_caps *caps) {
    if (row->driver_id == GPUSORTI_ANY_LAYER) return caps->layered;
    if (row->driver_id == 0) return row->vendor_id == 0 || !caps->layered;
    return row->driver_id == caps->driver_id;
}

static int gpusorti_fits_chip(const gpusorti_tuning_row *row, const gpusorti_caps *caps) {
    return (row->vendor_id == 0 || row->vendor_id == caps->vendor_id) &&
           (row->device_id == 0 || row->device_id == caps->device_id) &&
           (row->device_name == NULL || gpusorti_named(caps->device_name, row->device_name)) &&
           (row->most_multiprocessors == 0 || (row->least_multiprocessors <= caps->multiprocessors &&
                                               caps->multiprocessors <= row->most_multiprocessors));
}

/* The first of these tuning rows that fits. The last one has to fit every device. */
static const gpusorti_tuning_row *gpusorti_find_row(const gpusort_context *ctx, const gpusorti_tuning_row *row) {
    const int queue = gpusorti_queue_kind(ctx);
    while (!gpusorti_fits_chip(row, &ctx->caps) || !gpusorti_fits_driver(row, &ctx->caps) ||
           (row->device_type != 0 && row->device_type != ctx->caps.device_type) ||
           (row->subgroup_min != 0 && row->subgroup_min != ctx->caps.subgroup_min) ||
           (row->queue != GPUSORTI_ANY_QUEUE && row->queue != queue))
        row++;
    return row;
}

static void gpusorti_scale_tuning(gpusorti_tuning *row, uint32_t multiprocessors) {
    const uint64_t here = gpusorti_min(multiprocessors, 1024), there = row->multiprocessors;
    size_t i, at;
    if (here == 0 || there == 0) return;
    for (i = 0; i < GPUSORTI_MEMBERS; i++) {
        const struct gpusorti_member *member = &gpusorti_members[i];
        if (member->scaling == GPUSORTI_FIXED || (member->scaling == GPUSORTI_SHRINKS && here > there)) continue;
        for (at = 0; at < member->size; at += sizeof(uint32_t)) {
            uint32_t *number = (uint32_t *)(void *)((char *)row + member->at + at);
            if (*number != UINT32_MAX)
                *number = (uint32_t)gpusorti_lesser(gpusorti_ceil_div(*number * here, there), UINT32_MAX - 1);
        }
    }
    row->multiprocessors = (uint32_t)here;
}
