#pragma once
#include "api.h"
#include "config.h"
#include "base.h"
#include "context.h"
#include "request.h"
#include "plan.h"

/* ---- >>checks: buffers of the caller's, checked ---- */
/* A buffer that a sort reads or writes. */
typedef struct gpusorti_buffer_use {
    const char *name; /* in gpusort_cmd_args */
    gpusort_range range;
    uint64_t size, alignment; /* size 0: not used by this sort */
} gpusorti_buffer_use;

static gpusort_result gpusorti_check_buffer_use(const gpusort_context *ctx, const gpusorti_buffer_use *use) {
    const uint64_t offset = use->range.offset;
    char what[40] = "";
    gpusorti_checks checks = gpusorti_check_members(&ctx->host, what);
    if (use->size == 0) return GPUSORT_OK;
    snprintf(what, sizeof what, "gpusort_cmd_args.%s", use->name);
    gpusorti_refuse(&checks, use->range.buffer == VK_NULL_HANDLE, "buffer", 0, "NULL");
    if (checks.result == GPUSORT_OK && offset % use->alignment != 0)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT, "%s.offset: %llu is not a multiple of %llu", what,
                             (unsigned long long)offset, (unsigned long long)use->alignment);
    gpusorti_refuse(&checks, offset > UINT64_MAX - use->size, "offset", offset, "with the size over 2^64");
    return checks.result;
}

static int gpusorti_overlap(uint64_t a, uint64_t size_a, uint64_t b, uint64_t size_b) {
    return size_a != 0 && size_b != 0 && (a < b ? b - a < size_a : a - b < size_b);
}

/* The buffers of a sort of at least one element. Words may lie at any multiple of 4, as they are bound from the aligned
 * offset before them. Offsets and ends may overlap: they are only read. */
static gpusort_result gpusorti_check_buffers(const gpusort_context *ctx, const gpusort_cmd_args *args,
                                             const gpusorti_plan *plan) {
    const gpusorti_request *request = &plan->request;
    const uint32_t aligned = plan->mode == GPUSORTI_ADDRESSES ? 1 : (uint32_t)ctx->caps.offset_alignment,
                   of_keys = gpusorti_max(request->stored_bits == 64 ? 8 : 4, aligned),
                   of_values = gpusorti_max(request->value_size == 8 ? 8 : 4, aligned);
    const int unused = (args->flags & GPUSORT_WRITE_INDICES) && !request->overwrites;
    const uint64_t read = unused ? 0 : gpusorti_values_in_size(request);
    gpusorti_checks checks = gpusorti_check_members(&ctx->host, "gpusort_cmd_args");
    const gpusorti_buffer_use uses[] = {
        {"keys", args->keys, gpusorti_keys_size(request), of_keys},
        {"values", args->values, args->values_out.buffer ? read : gpusorti_values_size(request), of_values},
        {"scratch", args->scratch, plan->layout.end, gpusorti_max(GPUSORTI_ALIGNMENT, aligned)},
        {"count_buffer", args->count_buffer, request->gpu_count ? 4u : 0u, 4},
        {"segments", args->segments, gpusorti_offsets_size(request), 4},
        {"segment_ends", args->segment_ends, gpusorti_ends_size(request), 4},
        {"keys_out", args->keys_out, args->keys_out.buffer ? gpusorti_keys_size(request) : 0, of_keys},
        {"values_out", args->values_out, args->values_out.buffer ? gpusorti_values_out_size(request) : 0, of_values},
    };
    enum { ENDS = 5 };
    gpusort_result result = GPUSORT_OK;
    const int use_count = (int)(sizeof uses / sizeof uses[0]);
    int i, j;
    gpusorti_check_outputs(&checks, args);
    if (checks.result != GPUSORT_OK) return checks.result;
    if (args->scratch_size != 0 && args->scratch_size < plan->layout.end)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT,
                             "gpusort_cmd_args.scratch_size: %llu bytes, but this sort needs %llu",
                             (unsigned long long)args->scratch_size, (unsigned long long)plan->layout.end);
    for (i = 0; i < use_count && result == GPUSORT_OK; i++) result = gpusorti_check_buffer_use(ctx, &uses[i]);
    for (i = 0; i < use_count && result == GPUSORT_OK; i++)
        for (j = 0; j < i && result == GPUSORT_OK; j++)
            if (uses[i].range.buffer == uses[j].range.buffer && !(i == ENDS && j == ENDS - 1) &&
                gpusorti_overlap(uses[i].range.offset, uses[i].size, uses[j].range.offset, uses[j].size))
                result = gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_cmd_args.%s overlaps %s",
                                       uses[i].name, uses[j].name);
    return result;
}
