#pragma once
#include "device/desc.h"
#include "device/open.h"
#include "choose/tour.h"
#include "record/explain.h"
#include "host/host.h"
#include "kernels/shaders.h"

/* ---- >>public: the functions of the interface ---- */
#ifdef __cplusplus
extern "C" {
#endif

#define GPUSORTI_LOGGER_RECEIVES " gpusort_desc.logger, for example gpusort_log_stderr, receives "

GPUSORT_API const char *gpusort_result_string(gpusort_result result) {
    static const char *const strings[] = {
        "GPUSORT_OK: done",
        "GPUSORT_ERROR_INVALID_ARGUMENT: a mistake in the call." GPUSORTI_LOGGER_RECEIVES
        "a line that names the member. If there is none, a pointer is NULL, gpusort_desc was not zeroed, or the caller was "
        "compiled with another version of gpusort.h",
        "GPUSORT_ERROR_OUT_OF_HOST_MEMORY: an allocation on the host failed." GPUSORTI_LOGGER_RECEIVES
        "what it was for",
        "GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY: the device or memory_budget has too little memory left."
        GPUSORTI_LOGGER_RECEIVES "the size and what it was for",
        "GPUSORT_ERROR_NO_LOADER: no Vulkan loader on this machine. It is in " GPUSORTI_LOADER_PACKAGES,
        "GPUSORT_ERROR_NO_DEVICE: a Vulkan loader, but no device that can be used. If no driver is installed: drivers are "
        "in " GPUSORTI_DRIVER_PACKAGES "." GPUSORTI_LOGGER_RECEIVES "the reason",
        "GPUSORT_ERROR_UNSUPPORTED: this device, or what is enabled on it, cannot do that." GPUSORTI_LOGGER_RECEIVES
        "what is missing",
        "GPUSORT_ERROR_TOO_LARGE: more elements than this device can address." GPUSORTI_LOGGER_RECEIVES "the limit",
        "GPUSORT_ERROR_DEVICE_LOST: the device was lost; destroy the context",
        "GPUSORT_ERROR_VULKAN: a Vulkan call failed." GPUSORTI_LOGGER_RECEIVES "its name and VkResult",
        "GPUSORT_ERROR_NOT_PREPARED: gpusort_prepare() has not seen this kind of sort." GPUSORTI_LOGGER_RECEIVES
        "what was not prepared",
    };
    return result <= GPUSORT_OK && result >= GPUSORT_ERROR_NOT_PREPARED ? strings[-(int)result] : "unknown gpusort_result";
}

GPUSORT_API void gpusort_log_stderr(int level, const char *text, void *user) {
    static const char *const names[] = {"error", "warning", "information"};
    const int most = user ? *(const int *)user : GPUSORT_LOG_WARNING;
    if (level < GPUSORT_LOG_ERROR || level > GPUSORT_LOG_INFO || level > most) return;
    fprintf(stderr, "gpusort: %s: %s\n", names[level - 1], text);
}

GPUSORT_API void gpusort_destroy(gpusort_context *ctx) {
    gpusorti_callbacks callbacks;
    int i;
    if (!ctx) return;
    callbacks = ctx->callbacks;
    if (ctx->device) {
        (void)gpusorti_settle(ctx);
        for (i = 0; i < GPUSORTI_MOST_IMPORTS; i++) gpusorti_free_buffer(ctx, &ctx->imports[i]);
        for (i = 0; i < GPUSORTI_HOST_BUFFERS; i++) gpusorti_release_buffer(ctx, i);
        gpusorti_destroy_pipelines(ctx);
        GPUSORTI_DESTROY(ctx, QueryPool, ctx->queries);
        for (i = 0; i < GPUSORTI_SLOTS; i++) GPUSORTI_DESTROY(ctx, Fence, ctx->submissions[i].fence);
        GPUSORTI_DESTROY(ctx, CommandPool, ctx->command_pool);
        GPUSORTI_DESTROY(ctx, DescriptorPool, ctx->descriptor_pool);
        GPUSORTI_DESTROY(ctx, PipelineLayout, ctx->address_layout);
        GPUSORTI_DESTROY(ctx, PipelineLayout, ctx->buffer_layout);
        GPUSORTI_DESTROY(ctx, DescriptorSetLayout, ctx->set_layout);
        if (ctx->owns_device) {
            GPUSORTI_DESTROY(ctx, PipelineCache, ctx->pipeline_cache);
            ctx->vk.DestroyDevice(ctx->device, ctx->vk_allocator);
        }
    }
    if (ctx->instance && ctx->vk.DestroyInstance) ctx->vk.DestroyInstance(ctx->instance, ctx->vk_allocator);
    gpusorti_free(&callbacks, ctx);
}

GPUSORT_API gpusort_result gpusort_create_sized(const gpusort_desc *desc_or_null, gpusort_context **out, uint64_t sizes) {
    gpusort_desc zero;
    const gpusort_desc *desc = desc_or_null ? desc_or_null : &zero;
    gpusorti_callbacks callbacks;
    gpusort_context *ctx;
    gpusort_result result;

    if (out) *out = NULL;
    if (sizes != GPUSORTI_SIZES) return GPUSORT_ERROR_INVALID_ARGUMENT; /* nor is the logger where it is looked for */
    memset(&zero, 0, sizeof zero);
    callbacks = gpusorti_callbacks_from(desc);
    result = gpusorti_check_desc(&callbacks, desc, out ? NULL : "out", 0);
    if (result != GPUSORT_OK) return result;
    ctx = (gpusort_context *)gpusorti_alloc(&callbacks, sizeof *ctx, "the context");
    if (!ctx) return GPUSORT_ERROR_OUT_OF_HOST_MEMORY;
    memset(ctx, 0, sizeof *ctx);
    ctx->callbacks = callbacks;
    ctx->compressed = &gpusorti_compressed_kernels;
    gpusorti_keep_desc(ctx, desc);
    result = gpusorti_open(ctx, desc);
    if (result != GPUSORT_OK) {
        gpusort_destroy(ctx);
        return result;
    }
    gpusorti_log(&callbacks, GPUSORT_LOG_INFO, "gpusort on %s, subgroups of %u", ctx->caps.device_name,
                 ctx->caps.subgroup_size);
    *out = ctx;
    return GPUSORT_OK;
}

GPUSORT_API void gpusort_get_info(const gpusort_context *ctx, gpusort_info *out) {
    if (!out) return;
    memset(out, 0, sizeof *out);
    if (!ctx) return;
    memcpy(out->device_name, ctx->caps.device_name, sizeof out->device_name);
    out->subgroup_size = ctx->caps.subgroup_size;
    out->enabled = ctx->enabled;
    out->device_type = ctx->caps.device_type;
    out->algorithm = ctx->caps.subgroups && !ctx->caps.layered ? (gpusort_algorithm)ctx->tuning.large
                                                               : GPUSORT_COUNT_SCAN_SCATTER;
}

GPUSORT_API gpusort_result gpusort_query_sized(const gpusort_desc *desc, uint32_t *enabled, uint32_t *extension_count,
                                               const char **extensions_or_null, uint64_t sizes) {
    gpusorti_callbacks callbacks;
    gpusorti_functions vk;
    gpusorti_caps caps;
    const char *names[GPUSORTI_FEATURE_COUNT];
    uint32_t room, i, count;
    gpusort_result result;
    if (sizes != GPUSORTI_SIZES || !desc) return GPUSORT_ERROR_INVALID_ARGUMENT;
    callbacks = gpusorti_callbacks_from(desc);
    room = extensions_or_null && extension_count ? *extension_count : 0;
    if (enabled) *enabled = 0;
    if (extension_count) *extension_count = 0;
    memset(&vk, 0, sizeof vk);
    result = gpusorti_check_desc(&callbacks, desc, !enabled ? "enabled" : !extension_count ? "extension_count" : NULL, 1);
    if (result == GPUSORT_OK) result = gpusorti_find_loader(&callbacks, desc, &vk);
    if (result == GPUSORT_OK) result = gpusorti_read_external(&callbacks, desc, &vk, &caps);
    if (result != GPUSORT_OK) return result;
    count = gpusorti_extension_names(&caps, caps.offered, names);
    if (extensions_or_null && room < count)
        return gpusorti_fail(&callbacks, GPUSORT_ERROR_INVALID_ARGUMENT,
                             "gpusort_query: *extension_count: room for %u names, there are %u", room, count);
    for (i = 0; i < count && extensions_or_null; i++) extensions_or_null[i] = names[i];
    *enabled = caps.offered;
    *extension_count = count;
    return GPUSORT_OK;
}

GPUSORT_API gpusort_result gpusort_chain_features(uint32_t enabled, VkDeviceCreateInfo *info, gpusort_features *features) {
    gpusorti_feature_chain chain = {NULL, features, 0};
    const VkBaseInStructure *s;
    if (!info || !features || info->sType != VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO ||
        (enabled & ~(uint32_t)GPUSORTI_ALL_ENABLED) != 0)
        return GPUSORT_ERROR_INVALID_ARGUMENT;
    for (s = (const VkBaseInStructure *)info->pNext; s; s = s->pNext)
        if ((uintptr_t)s - (uintptr_t)features < sizeof *features) return GPUSORT_ERROR_INVALID_ARGUMENT;
    chain.head = (void *)(uintptr_t)info->pNext; /* the caller's own, which Vulkan only reads */
    gpusorti_add_features(&chain, enabled, gpusorti_bits_of(info->ppEnabledExtensionNames, info->enabledExtensionCount));
    (void)gpusorti_bits_on(&chain, enabled, 1);
    info->pNext = chain.head;
    return GPUSORT_OK;
}

GPUSORT_API gpusort_result gpusort_cache(gpusort_context *ctx, size_t *size, void *data_or_null) {
    size_t room, whole = 0, written;
    VkResult vr;
    if (!ctx) return GPUSORT_ERROR_INVALID_ARGUMENT;
    if (!size) return GPUSORTI_FAIL(ctx, INVALID_ARGUMENT, "gpusort_cache: size is NULL");
    room = *size;
    *size = 0;
    if (gpusorti_check_lost(ctx) != GPUSORT_OK) return GPUSORT_ERROR_DEVICE_LOST;
    if (!ctx->owns_device)
        return GPUSORTI_FAIL(ctx, UNSUPPORTED,
                             "gpusort_cache: only for gpusort's own device; yours has gpusort_desc.pipeline_cache");
    vr = ctx->vk.GetPipelineCacheData(ctx->device, ctx->pipeline_cache, &whole, NULL);
    if (vr != VK_SUCCESS) return gpusorti_check(&ctx->callbacks, vr, "vkGetPipelineCacheData");
    if (!data_or_null)
        *size = sizeof(gpusorti_cache_header) + whole;
    else if (room >= sizeof(gpusorti_cache_header)) {
        gpusorti_cache_header header;
        char *pipelines = (char *)data_or_null + sizeof header;
        written = room - sizeof header;
        if (written > whole) written = whole; /* lavapipe leaves its count as it is where there is room to spare */
        vr = ctx->vk.GetPipelineCacheData(ctx->device, ctx->pipeline_cache, &written, pipelines);
        if (vr != VK_SUCCESS && vr != VK_INCOMPLETE) return gpusorti_check(&ctx->callbacks, vr, "vkGetPipelineCacheData");
        header = gpusorti_cache_header_of(ctx, pipelines, written);
        if (vr == VK_INCOMPLETE) header.size++; /* ignored later, as all data that was cut */
        memcpy(data_or_null, &header, sizeof header);
        *size = sizeof header + written;
    }
    return GPUSORT_OK;
}

/* What all functions with gpusort_cmd_args do first. missing: see gpusorti_check_call(). */
static gpusort_result gpusorti_begin(const gpusort_context *ctx, gpusorti_entry which, const gpusort_cmd_args *args,
                                     const char *missing, gpusorti_request *request, gpusorti_plan *plan) {
    const gpusort_result result = gpusorti_check_call(ctx, which, args, missing);
    return result == GPUSORT_OK ? gpusorti_resolve(ctx, args, 0, request, plan) : result;
}

/* Visits the steps of all sorts that a preparation for the request is for. */
static gpusort_result gpusorti_search_sorts(const gpusort_context *ctx, const gpusort_cmd_args *args,
                                            const gpusorti_request *request, gpusorti_visit visit, void *user) {
    gpusorti_search search = {ctx, gpusorti_dummy_buffers(args), visit, user};
    return gpusorti_each_sort(ctx, request, gpusorti_least_count(args), gpusorti_search_plan, &search);
}

GPUSORT_API gpusort_result gpusort_prepare(gpusort_context *ctx, const gpusort_cmd_args *args) {
    gpusorti_request request;
    gpusorti_plan plan;
    gpusort_result result = gpusorti_begin(ctx, GPUSORTI_PREPARE, args, NULL, &request, &plan);
    int quick;
    if (result != GPUSORT_OK) return result;
    quick = (args->flags & GPUSORT_QUICK) != 0;
    if (quick) request = gpusorti_quick(&request);
    result = gpusorti_compile_wanted(ctx, gpusorti_search_sorts(ctx, args, &request, gpusorti_prepare_step, ctx));
    if (result == GPUSORT_OK) gpusorti_atomic_store(&ctx->prepared, ctx->prepared + 1);
    if (result == GPUSORT_OK && quick) gpusorti_atomic_store(&ctx->quick, ctx->quick + 1);
    return gpusorti_note_lost(ctx, result);
}

GPUSORT_API int gpusort_readiness(const gpusort_context *ctx, const gpusort_cmd_args *args) {
    gpusorti_request request, quick;
    gpusorti_plan plan;
    if (gpusorti_begin(ctx, GPUSORTI_READINESS, args, NULL, &request, &plan) != GPUSORT_OK) return GPUSORT_READY_NOT;
    if (gpusorti_search_sorts(ctx, args, &request, gpusorti_find_step, &ctx) == GPUSORT_OK) return GPUSORT_READY_FULL;
    quick = gpusorti_quick(&request);
    if (gpusorti_atomic_load(&ctx->quick) != 0 &&
        gpusorti_search_sorts(ctx, args, &quick, gpusorti_find_step, &ctx) == GPUSORT_OK)
        return GPUSORT_READY_QUICK;
    return GPUSORT_READY_NOT;
}

GPUSORT_API gpusort_result gpusort_scratch(const gpusort_context *ctx, const gpusort_cmd_args *args, gpusort_memory *out) {
    gpusorti_measure measure;
    gpusorti_request request, quick;
    gpusorti_plan plan;
    gpusort_result result;
    if (out) memset(out, 0, sizeof *out);
    result = gpusorti_begin(ctx, GPUSORTI_SCRATCH, args, out ? NULL : "out", &request, &plan);
    if (result != GPUSORT_OK) return result;
    out->alignment = GPUSORTI_ALIGNMENT;
    out->usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT;
    measure.ctx = ctx;
    measure.args = gpusorti_dummy_buffers(args);
    measure.memory = out;
    quick = gpusorti_quick(&request);
    result = gpusorti_each_sort(ctx, &request, 1, gpusorti_raise_memory, &measure);
    if (result == GPUSORT_OK && quick.merging) result = gpusorti_each_plan(ctx, &quick, 1, gpusorti_raise_memory, &measure);
    return result;
}

/* The plan that is recorded: the fastest, or while that is not prepared the quick one, if that is; else NULL. Pipelines are
 * published together, so that each call finds all of a preparation or none. quick: room for that plan. */
static const gpusorti_plan *gpusorti_find_prepared(const gpusort_context *ctx, const gpusort_cmd_args *args,
                                                   const gpusorti_plan *usual, gpusorti_plan *quick) {
    const gpusorti_request request = gpusorti_quick(&usual->request);
    if (gpusorti_walk_steps(ctx, usual, args, gpusorti_find_step, &ctx) == GPUSORT_OK) return usual;
    if (!request.merging || gpusorti_atomic_load(&ctx->quick) == 0) return NULL;
    if (gpusorti_make_plan(ctx, &request, quick) != GPUSORT_OK) return NULL;
    return gpusorti_walk_steps(ctx, quick, args, gpusorti_find_step, &ctx) == GPUSORT_OK ? quick : NULL;
}

/* Refused is what gpusort_prepare() refuses, which visits all smaller sorts. */
GPUSORT_API gpusort_result gpusort_explain(const gpusort_context *ctx, const gpusort_cmd_args *args, size_t *size,
                                           char *text_or_null) {
    gpusorti_request request;
    gpusorti_plan usual, quick;
    const gpusorti_plan *prepared;
    gpusort_result result = gpusorti_begin(ctx, GPUSORTI_EXPLAIN, args, size ? NULL : "size", &request, &usual);
    if (result != GPUSORT_OK) return result;
    if (args->flags & GPUSORT_QUICK) {
        request = gpusorti_quick(&request);
        result = gpusorti_make_plan(ctx, &request, &usual);
    }
    if (result == GPUSORT_OK)
        result = gpusorti_each_sort(ctx, &request, gpusorti_least_count(args), gpusorti_visit_nothing, NULL);
    if (result != GPUSORT_OK) return result;
    prepared = gpusorti_find_prepared(ctx, args, &usual, &quick);
    *size = gpusorti_explain(ctx, args, prepared ? prepared : &usual, prepared == &quick, *size, text_or_null);
    return GPUSORT_OK;
}

GPUSORT_API gpusort_result gpusort_cmd_sort(const gpusort_context *ctx, VkCommandBuffer command_buffer,
                                            const gpusort_cmd_args *args) {
    gpusorti_request request;
    gpusorti_plan usual, quick;
    const gpusorti_plan *prepared;
    gpusort_result result = gpusorti_begin(ctx, GPUSORTI_CMD_SORT, args, command_buffer ? NULL : "command_buffer", &request,
                                           &usual);
    if (result != GPUSORT_OK || request.count == 0) return result;
    prepared = gpusorti_find_prepared(ctx, args, &usual, &quick);
    result = gpusorti_check_buffers(ctx, args, prepared ? prepared : &usual);
    if (result == GPUSORT_OK && !prepared) return gpusorti_tell_unprepared(ctx, args);
    if (result == GPUSORT_OK) result = gpusorti_record(ctx, command_buffer, args, prepared);
    return result;
}

GPUSORT_API gpusort_result gpusort_sort(gpusort_context *ctx, const gpusort_host_args *args) {
    gpusorti_failures failures;
    gpusorti_plan usual, plan; /* that call.usual and call.plan point to */
    gpusorti_call call;
    gpusort_result result = gpusorti_begin_call(&call, ctx, args, &usual);
    if (result == GPUSORT_OK) result = gpusorti_check_offsets(ctx, args);
    if (result != GPUSORT_OK) return result;
    if (args->timings) memset(args->timings, 0, sizeof *args->timings);
    if (args->count == 0) return GPUSORT_OK;
    result = gpusorti_check_arrays(&call);
    if (result != GPUSORT_OK) return result;
    if (!ctx->queue)
        return GPUSORTI_FAIL(ctx, INVALID_ARGUMENT, "gpusort_desc.queue was not given: gpusort_sort() needs it");
    gpusorti_keep_failures(&ctx->callbacks, &failures);
    result = gpusorti_need_queue_objects(ctx);
    if (result == GPUSORT_OK) result = gpusorti_sort_within(&call, &plan);
    gpusorti_end_failures(&ctx->callbacks, result);
    if (result == GPUSORT_OK && args->timings) gpusorti_tell_times(&call, args->timings);
    return gpusorti_note_lost(ctx, result);
}

GPUSORT_API void gpusort_trim(gpusort_context *ctx) {
    int i;
    if (!ctx || gpusorti_settle(ctx) != GPUSORT_OK) return;
    for (i = 0; i < GPUSORTI_HOST_BUFFERS; i++) gpusorti_release_buffer(ctx, i);
}

#ifdef __cplusplus
}
#endif
