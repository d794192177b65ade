#pragma once
#include "plan/where.h"
#include "plan/layout.h"

/* ---- >>ranges: what bounds scratch, and arrays: what the device can bind, and what kernels can number ---- */
/* What a sort binds, or reaches by addresses: where a device binds four buffers, the second values with the second keys, and
 * wide values with indices. */
typedef struct gpusorti_extent {
    const char *member, *what; /* of the args; in scratch, else empty */
    uint64_t size;             /* at most: words that may lie anywhere are bound from the aligned offset before them */
    uint64_t most;             /* that it may be: as many as a binding has, or as kernels number */
} gpusorti_extent;
enum { GPUSORTI_SCRATCH_EXTENTS = 4, GPUSORTI_EXTENTS = 11 }; /* the first in scratch; how many */

/* Kernels number words of counts and lists, and elements of a second copy, by 32 bits. Of words there are fewer, so that an
 * index is a positive number, and its bytes are 32 bits, too: some compilers make such numbers of it. */
#define GPUSORTI_MOST_COUNTS ((uint64_t)1 << 32)          /* bytes */
#define GPUSORTI_MOST_COPIED(words) ((uint64_t)(words) << 34) /* of elements of so many words */

static void gpusorti_list_extents(const gpusort_context *ctx, const gpusorti_plan *plan, gpusorti_extent *list) {
    const gpusorti_request *r = &plan->request;
    const gpusorti_layout *l = &plan->layout;
    const uint64_t offsets = gpusorti_offsets_size(r), ends = gpusorti_ends_size(r), wide = gpusorti_wide_size(r);
    const uint64_t alt = gpusorti_values_alt_in_scratch(plan);
    const uint64_t skew = gpusorti_greater(ctx->caps.offset_alignment, 4) - 4;
    const int merged = gpusorti_shares_binding(plan);
    const uint64_t most = plan->mode == GPUSORTI_ADDRESSES ? UINT64_MAX : ctx->caps.max_range;
    const gpusorti_extent extents[GPUSORTI_EXTENTS] = {
        {"keys", "", gpusorti_keys_size(r), most},
        {"values", gpusorti_packed_values(r) > r->count ? "limit values of each segment: " : "",
         gpusorti_values_size(r), most},
        {"segments", "from the aligned offset before them on, ", offsets ? offsets + skew : 0, most},
        {"segment_ends", "from the aligned offset before them on, ", ends ? ends + skew : 0, most},
        {"scratch", "counts and lists: ", l->keys - l->control, gpusorti_lesser(most, GPUSORTI_MOST_COUNTS)},
        {"scratch", "keys in words: ", gpusorti_unpacked_size(plan), most},
        {"scratch", "offsets and ends of segments: ", 2 * gpusorti_joined_offsets_size(plan), most},
        {"scratch", "indices: ", gpusorti_indices_size(plan), most},
        {"scratch", "the second copy of the keys: ", gpusorti_keys_alt_in_scratch(plan),
         gpusorti_lesser(most, GPUSORTI_MOST_COPIED(r->key_words))},
        {"scratch", merged ? "the second copies of keys and values: " : "the second copy of the values: ",
         merged && alt ? l->values_alt - l->keys_alt + alt : alt, most},
        {"scratch", merged ? "indices and wide values: " : "wide values: ",
         merged && wide ? l->wide - l->values + wide : wide, most},
    };
    memcpy(list, extents, sizeof extents);
}

/* The first, from the i-th on, that is larger than it may be, or NULL. */
static const gpusorti_extent *gpusorti_beyond_range(const gpusort_context *ctx, const gpusorti_plan *plan,
                                                   gpusorti_extent *list, int i) {
    gpusorti_list_extents(ctx, plan, list);
    for (; i < GPUSORTI_EXTENTS; i++)
        if (list[i].size > list[i].most) return &list[i];
    return NULL;
}

static int gpusorti_fits_ranges(const gpusort_context *ctx, const gpusorti_plan *plan) {
    gpusorti_extent list[GPUSORTI_EXTENTS];
    return gpusorti_beyond_range(ctx, plan, list, 0) == NULL;
}

/* host_arrays: of gpusort_sort(), whose args have no scratch. */
static gpusort_result gpusorti_tell_range(const gpusort_context *ctx, const gpusorti_extent *beyond, int host_arrays) {
    const char *const member = host_arrays && strcmp(beyond->member, "scratch") == 0 ? "count" : beyond->member;
    const int of_device = beyond->most == ctx->caps.max_range;
    return GPUSORTI_FAIL(ctx, TOO_LARGE, "%s.%s: %s%llu bytes are over %s%llu%s",
                         host_arrays ? "gpusort_host_args" : "gpusort_cmd_args", member, beyond->what,
                         (unsigned long long)beyond->size, of_device ? "the device's maxStorageBufferRange of " : "the ",
                         (unsigned long long)beyond->most,
                         of_device ? ", and device addresses are not enabled" : " that kernels can number");
}

/* All that a plan has in scratch has to be as small as kernels need it. Of the caller's arrays only those
 * of the request itself count: smaller sorts have smaller ones, except that shorter rows have more packed results. */
static gpusort_result gpusorti_check_scratch(const gpusort_context *ctx, const gpusorti_plan *plan) {
    gpusorti_extent list[GPUSORTI_EXTENTS];
    const gpusorti_extent *beyond = gpusorti_beyond_range(ctx, plan, list, GPUSORTI_SCRATCH_EXTENTS);
    return beyond ? gpusorti_tell_range(ctx, beyond, 0) : GPUSORT_OK;
}

/* ---- segments ---- */
/* Bytes of counts and lists that segments may have for so many elements: a word and a half for each, and less where kernels
 * could not number the words of more. */
enum { GPUSORTI_COUNTED = 32, GPUSORTI_COUNT_BYTES = 192, GPUSORTI_FEW_COUNT_BYTES = 31 };

/* Whether what so many elements need, however long their segments are, is within that. Planners of segments choose smaller
 * digits, which have fewer counts, until it is, or until digits have two bits. */
static int gpusorti_counts_are_few(const gpusorti_needs *needs, uint32_t elements, int chained) {
    const uint32_t most = chained ? GPUSORTI_COUNT_BYTES : GPUSORTI_FEW_COUNT_BYTES;
    gpusorti_layout layout;
    return gpusorti_lay_out_counts(needs, &layout) <= (uint64_t)elements / GPUSORTI_COUNTED * most;
}
