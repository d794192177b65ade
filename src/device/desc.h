#pragma once
#include "device/context.h"

/* ---- >>desc: checks of what gpusort_create() gets ---- */
#ifdef GPUSORTI_OVERRIDES
#define GPUSORTI_OF_OVERRIDES(member) offsetof(gpusorti_overrides, member), #member
static gpusort_result gpusorti_check_overrides(const gpusorti_callbacks *callbacks, const gpusorti_overrides *forced) {
    const uint32_t size = forced->workgroup_size;
    gpusorti_checks checks = gpusorti_check_members(callbacks, "gpusorti_overrides");
    gpusorti_refuse(&checks, size > GPUSORTI_MOST_SIZE || (size & (size - 1)) != 0, GPUSORTI_OF_OVERRIDES(workgroup_size),
                    size, "not a power of two up to %d", (int)GPUSORTI_MOST_SIZE);
    gpusorti_refuse(&checks, forced->items > GPUSORTI_MOST_ITEMS, GPUSORTI_OF_OVERRIDES(items), forced->items, "over %d",
                    (int)GPUSORTI_MOST_ITEMS);
    gpusorti_refuse(&checks, forced->host_way > GPUSORTI_RING, GPUSORTI_OF_OVERRIDES(host_way), forced->host_way, "unknown");
    return gpusorti_tell_mistake(&checks);
}
#endif

#define GPUSORTI_OF_DESC(member) offsetof(gpusort_desc, member), #member

static void gpusorti_check_tuning(gpusorti_checks *checks, const char *text) {
    gpusorti_mistake mistake = {NULL, NULL};
    char rule[256] = "no such member";
    if (text) (void)gpusorti_tuning_of(text, &mistake);
    if (!mistake.at) return;
    if (mistake.member) gpusorti_tell_member(mistake.member, rule, sizeof rule);
    gpusorti_refuse(checks, 1, GPUSORTI_OF_DESC(tuning), 0, "wrong at character %llu: \"%.40s\": %s",
                    (unsigned long long)(mistake.at - text + 1), mistake.at, rule);
}

/* What belongs to an application's device has no meaning for gpusort's own. */
static void gpusorti_check_own(gpusorti_checks *checks, const gpusort_desc *desc) {
    gpusorti_refuse(checks, desc->queue != NULL, GPUSORTI_OF_DESC(queue), 0, GPUSORTI_NO_EXTERNAL_DEVICE);
    gpusorti_refuse(checks, desc->queue_family != 0, GPUSORTI_OF_DESC(queue_family), desc->queue_family,
                    GPUSORTI_NO_EXTERNAL_DEVICE);
    gpusorti_refuse(checks, desc->api_version != 0, GPUSORTI_OF_DESC(api_version), desc->api_version,
                    GPUSORTI_NO_EXTERNAL_DEVICE);
    gpusorti_refuse(checks, desc->enabled != 0, GPUSORTI_OF_DESC(enabled), desc->enabled, GPUSORTI_NO_EXTERNAL_DEVICE);
    gpusorti_refuse(checks, desc->pipeline_cache != VK_NULL_HANDLE, GPUSORTI_OF_DESC(pipeline_cache), 0,
                    GPUSORTI_NO_EXTERNAL_DEVICE);
}

/* The handles of an application's device: all of them, for a query all but the device. */
static void gpusorti_check_handles(gpusorti_checks *checks, const gpusort_desc *desc, int query) {
    gpusorti_refuse(checks, !desc->instance && !desc->get_instance_proc_addr, GPUSORTI_OF_DESC(instance), 0,
                    "NULL, and so is get_instance_proc_addr");
    gpusorti_refuse(checks, !desc->physical_device, GPUSORTI_OF_DESC(physical_device), 0, "NULL");
    gpusorti_refuse(checks, !query && !desc->device, GPUSORTI_OF_DESC(device), 0, "NULL");
    gpusorti_refuse(checks, desc->cache_data != NULL, GPUSORTI_OF_DESC(cache_data), 0,
                    "only for gpusort's own device: set pipeline_cache");
    checks->mistake = GPUSORT_ERROR_UNSUPPORTED;
    gpusorti_refuse(checks, desc->api_version != 0 && desc->api_version < VK_MAKE_VERSION(1, 1, 0),
                    GPUSORTI_OF_DESC(api_version), desc->api_version, "Vulkan 1.1 is needed");
    checks->mistake = GPUSORT_ERROR_INVALID_ARGUMENT;
}

/* Canaries; then pointers, of which missing names one that is NULL; then members from top to bottom. query: of
 * gpusort_query(). */
static gpusort_result gpusorti_check_desc(const gpusorti_callbacks *callbacks, const gpusort_desc *desc, const char *missing,
                                          int query) {
    const uint32_t bits = desc->radix_bits, unknown = desc->enabled & ~(uint32_t)GPUSORTI_ALL_ENABLED;
    gpusorti_checks checks = gpusorti_check_members(callbacks, "gpusort_desc");
    gpusorti_refuse(&checks, desc->start_canary != 0, GPUSORTI_OF_DESC(start_canary), desc->start_canary,
                    GPUSORTI_NOT_ZEROED);
    gpusorti_refuse(&checks, desc->end_canary != 0, GPUSORTI_OF_DESC(end_canary), desc->end_canary, GPUSORTI_NOT_ZEROED);
    if (checks.result != GPUSORT_OK) return gpusorti_tell_mistake(&checks);
    if (missing)
        return gpusorti_fail(callbacks, GPUSORT_ERROR_INVALID_ARGUMENT, "%s: %s is NULL",
                             query ? "gpusort_query" : "gpusort_create", missing);
    gpusorti_refuse(&checks, unknown != 0, GPUSORTI_OF_DESC(enabled), desc->enabled, "unknown bits 0x%x", unknown);
    gpusorti_refuse(&checks, !desc->cache_data && desc->cache_size != 0, GPUSORTI_OF_DESC(cache_size), desc->cache_size,
                    "cache_data is NULL");
    gpusorti_refuse(&checks, !desc->allocator.alloc != !desc->allocator.free, GPUSORTI_OF_DESC(allocator), 0,
                    "alloc and free go together");
    gpusorti_refuse(&checks, bits != 0 && bits != 2 && bits != 4 && bits != 8, GPUSORTI_OF_DESC(radix_bits), bits,
                    "not 2, 4 or 8");
    if (query || desc->instance || desc->physical_device || desc->device)
        gpusorti_check_handles(&checks, desc, query);
    else
        gpusorti_check_own(&checks, desc);
    gpusorti_check_tuning(&checks, desc->tuning);
    if (checks.result != GPUSORT_OK) return gpusorti_tell_mistake(&checks);
#ifdef GPUSORTI_OVERRIDES
    if (desc->overrides) return gpusorti_check_overrides(callbacks, desc->overrides);
#endif
    return GPUSORT_OK;
}
