#pragma once
#include "api.h"
#include "config.h"
#include "base.h"
#include "tuning.h"
#include "context.h"

/* ---- >>desc: checks of what gpusort_create() gets ---- */
#ifdef GPUSORTI_OVERRIDES
static gpusort_result gpusorti_check_overrides(const gpusorti_host *host, const gpusorti_overrides *forced) {
    const uint32_t size = forced->workgroup_size;
    gpusorti_checks checks = gpusorti_check_members(host, "gpusorti_overrides");
    gpusorti_refuse(&checks, size > GPUSORTI_MOST_SIZE || (size & (size - 1)) != 0, "workgroup_size", size,
                    "not a power of two up to %d", (int)GPUSORTI_MOST_SIZE);
    gpusorti_refuse(&checks, forced->items > GPUSORTI_MOST_ITEMS, "items", forced->items, "over %d",
                    (int)GPUSORTI_MOST_ITEMS);
    gpusorti_refuse(&checks, forced->host_way > GPUSORTI_RING, "host_way", forced->host_way, "unknown");
    return checks.result;
}
#endif

static gpusort_result gpusorti_check_tuning(const gpusorti_host *host, const char *text) {
    gpusorti_mistake mistake = {NULL, NULL};
    char rule[256] = "no such member";
    if (text) (void)gpusorti_tuning_of(text, &mistake);
    if (!mistake.at) return GPUSORT_OK;
    if (mistake.member) gpusorti_tell_member(mistake.member, rule, sizeof rule);
    return gpusorti_fail(host, GPUSORT_ERROR_INVALID_ARGUMENT,
                         "gpusort_desc.tuning: wrong at character %llu: \"%.40s\": %s",
                         (unsigned long long)(mistake.at - text + 1), mistake.at, rule);
}

static gpusort_result gpusorti_check_desc(const gpusorti_host *host, const gpusort_desc *desc) {
    const uint32_t bits = desc->radix_bits;
    const int external = desc->instance || desc->physical_device || desc->device;
    gpusorti_checks checks = gpusorti_check_members(host, "gpusort_desc");
    gpusorti_refuse(&checks, desc->start_canary != 0, "start_canary", desc->start_canary, GPUSORTI_NOT_ZEROED);
    gpusorti_refuse(&checks, desc->end_canary != 0, "end_canary", desc->end_canary, GPUSORTI_NOT_ZEROED);
    gpusorti_refuse(&checks, !desc->allocator.alloc != !desc->allocator.free, "allocator", 0, "alloc and free go together");
    gpusorti_refuse(&checks, (desc->enabled & ~(uint32_t)GPUSORTI_ALL_ENABLED) != 0, "enabled", desc->enabled,
                    "unknown bits 0x%x", desc->enabled & ~(uint32_t)GPUSORTI_ALL_ENABLED);
    gpusorti_refuse(&checks, bits != 0 && bits != 2 && bits != 4 && bits != 8, "radix_bits", bits, "not 2, 4 or 8");
    gpusorti_refuse(&checks, desc->cache_data && external, "cache_data", 0,
                    "only for gpusort's own device: set pipeline_cache");
    gpusorti_refuse(&checks, !desc->cache_data && desc->cache_size != 0, "cache_size", desc->cache_size,
                    "cache_data is NULL");
    /* what belongs to an application's device has no meaning for gpusort's own */
    gpusorti_refuse(&checks, !external && desc->queue, "queue", 0, GPUSORTI_NO_EXTERNAL_DEVICE);
    gpusorti_refuse(&checks, !external && desc->queue_family != 0, "queue_family", desc->queue_family,
                    GPUSORTI_NO_EXTERNAL_DEVICE);
    gpusorti_refuse(&checks, !external && desc->api_version != 0, "api_version", desc->api_version,
                    GPUSORTI_NO_EXTERNAL_DEVICE);
    gpusorti_refuse(&checks, !external && desc->enabled != 0, "enabled", desc->enabled, GPUSORTI_NO_EXTERNAL_DEVICE);
    gpusorti_refuse(&checks, !external && desc->pipeline_cache != VK_NULL_HANDLE, "pipeline_cache", 0,
                    GPUSORTI_NO_EXTERNAL_DEVICE);
    checks.mistake = GPUSORT_ERROR_UNSUPPORTED;
    gpusorti_refuse(&checks, desc->api_version != 0 && desc->api_version < VK_MAKE_VERSION(1, 1, 0), "api_version",
                    desc->api_version, "Vulkan 1.1 is needed");
    if (checks.result == GPUSORT_OK) checks.result = gpusorti_check_tuning(host, desc->tuning);
#ifdef GPUSORTI_OVERRIDES
    if (checks.result == GPUSORT_OK && desc->overrides) checks.result = gpusorti_check_overrides(host, desc->overrides);
#endif
    return checks.result;
}
