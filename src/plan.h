#pragma once
#include "api.h"
#include "base.h"
#include "tuning.h"
#include "context.h"
#include "request.h"

/* ---- >>plan: how a request is carried out; shapes that fit the device ---- */
enum {
    /* Counts that are too small for passes: a workgroup sorts each tile; then the sorted runs are split into buckets between
     * samples, each of which one workgroup sorts. A run has as many elements as samples, or 2, 4 .. times as many. As in
     * shaders/buckets.glsl: */
    GPUSORTI_BOUND_WORDS = 67,  /* words that say where a bucket begins in all runs */
    GPUSORTI_MERGE_WAYS = 4,    /* runs that merge_tiles.comp merges */
    GPUSORTI_MAX_SPANS = 4096,  /* count / scan / scatter: rows of counts that one scan takes */
    GPUSORTI_SMALL_SEGMENTS = 4, /* the fewest segments that a workgroup sorts side by side */
    GPUSORTI_LONG_GROUP = 32,    /* segments per workgroup where it hardly sorts any itself, but lists them */
    GPUSORTI_MAX_CHUNKS = 512,   /* long segments: workgroups that scan their counts */
    GPUSORTI_MOST_CHAINED = 0x1fffffff /* elements that a status word can count */
};

/* Scratch: byte offsets of its sections. Sections that are bound together are neighbours. */
typedef struct gpusorti_layout {
    uint64_t control, status, leaves;
    uint64_t owners, records, bases, lists; /* of segments */
    uint64_t keys, values;                  /* the unpacked keys, the indices of wide values */
    uint64_t keys_alt, values_alt;
    uint64_t rows; /* of wide values: over keys_alt and values_alt, which are no longer needed; of structs: behind these */
    uint64_t end;
} gpusorti_layout;

/* How a request is carried out. A plan is a value that follows from context and request alone. Plans of neighbouring
 * counts differ in sizes alone, up to gpusorti_last_count(). A member may_..: the GPU decides, when it has seen keys. */
typedef struct gpusorti_plan {
    gpusorti_request request;
    int algorithm;
    gpusorti_binding_mode mode;
    int address_sums; /* elements behind device addresses are found by 64-bit sums, not by indices */
    uint32_t radix_bits, pass_count;
    gpusorti_shape shape; /* of the kernel that moves the elements; workgroup_size 0: nothing fits the device */

    /* one-sweep */
    int staged;              /* by onesweep_staged.comp */
    int raw;                 /* passes do not encode keys, see gpusorti_flip() */
    int counting_sort;       /* there are no passes: each key is written as often as it was counted */
    gpusorti_shape leaf;     /* leaf_sort.comp */
    uint32_t leaf_bits;      /* the most leading bits in which the keys of a leaf agree; 0: no leaves */
    uint32_t leading_passes; /* the last passes, of which some sort by these bits */
    int gpu_sizes;           /* the GPU sets the sizes of steps, to 0 where it skips them */

    /* small counts */
    uint32_t run;    /* elements that a workgroup sorts first, a tile at most */
    uint32_t merges; /* dispatches that each merge GPUSORTI_MERGE_WAYS runs */
    int rolled;      /* tile_sort_rolled sorts the tiles */

    /* segments, and the first k */
    gpusorti_shape small_segments; /* segments.comp, which sorts several side by side */
    gpusorti_shape listed[2];      /* segment_sort, which sorts one of a list: of shorter, of longer ones */
    int has_listed[2], has_long;   /* whether there may be segments for either list, and longer ones than these */
    int chained;                   /* one-sweep sorts the long ones, else count / scan / scatter */
    gpusorti_shape selecting;      /* select.comp, which reduces long ones to the first k; workgroup_size 0: it does not */
    uint32_t most_parts;           /* its workgroups, beside one per segment */
    int unordered;                 /* select_any.comp finds the first k in its place */

    /* what follows from these and the count: see gpusorti_plan_at() */
    int unpacked;               /* the keys that are sorted are in scratch, one or two words each */
    uint32_t tiles_per_span;    /* count / scan / scatter: tiles of a workgroup */
    uint32_t tiles_per_portion; /* one-sweep: tiles of a dispatch */
    uint32_t part;              /* selecting: elements of a workgroup, in the first round */
    gpusorti_layout layout;
} gpusorti_plan;

static uint32_t gpusorti_tile(const gpusorti_plan *plan) { return gpusorti_shape_tile(&plan->shape); }

static uint64_t gpusorti_tiles(const gpusorti_plan *plan) {
    return gpusorti_ceil_div(plan->request.count, gpusorti_tile(plan));
}

/* ---- subgroups ---- */
/* The size that subgroups get where it can be chosen. */
static uint32_t gpusorti_wanted_subgroup(const gpusort_context *ctx) {
    const uint32_t size = ctx->caps.subgroup_choice ? gpusorti_power_below(ctx->tuning.subgroup_size) : 0;
    return size >= ctx->caps.subgroup_min && size <= ctx->caps.subgroup_max ? size : ctx->caps.subgroup_size;
}

/* Whether all subgroups of such a workgroup can be required to have that size, and to be full. */
static int gpusorti_pinned(const gpusort_context *ctx, uint32_t workgroup_size) {
    const uint32_t size = gpusorti_wanted_subgroup(ctx);
    return ctx->caps.subgroups && (ctx->enabled & GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL) != 0 &&
           workgroup_size % size == 0 && workgroup_size / size <= ctx->caps.subgroup_max_per_group;
}

/* The lanes of a subgroup; where none are promised, those that kernels keep counters for. */
static uint32_t gpusorti_subgroup_size(const gpusort_context *ctx, uint32_t workgroup_size) {
    return gpusorti_pinned(ctx, workgroup_size) ? gpusorti_wanted_subgroup(ctx) : ctx->caps.subgroup_min;
}

static uint32_t gpusorti_subgroups(const gpusort_context *ctx, uint32_t workgroup_size) {
    return workgroup_size / gpusorti_subgroup_size(ctx, workgroup_size);
}

/* The most subgroups that there may be. */
static uint32_t gpusorti_most_subgroups(const gpusort_context *ctx, uint32_t workgroup_size) {
    return gpusorti_pinned(ctx, workgroup_size) ? workgroup_size / gpusorti_wanted_subgroup(ctx) : workgroup_size;
}

/* select_any.comp: bits of a digit. */
static uint32_t gpusorti_any_digit_bits(const gpusorti_request *request) {
    return request->segmentation == GPUSORTI_ONE_ARRAY ? 11 : 8;
}

/* ---- shapes that fit the device ---- */
/* What a workgroup's shared memory depends on. */
static gpusorti_room gpusorti_room_of(const gpusort_context *ctx, const gpusorti_plan *plan, uint32_t workgroup_size) {
    const gpusorti_request *request = &plan->request;
    gpusorti_room room;
    room.radix = 1u << plan->radix_bits;
    room.key_words = request->key_words;
    room.value_words = request->value_words;
    room.tracked = !gpusorti_keys_alone(request);
    room.subgroups = ctx->caps.subgroups ? gpusorti_subgroups(ctx, workgroup_size) : 0;
    room.most_subgroups = gpusorti_most_subgroups(ctx, workgroup_size);
    return room;
}

static int gpusorti_has_room(const gpusort_context *ctx, const gpusorti_plan *plan, const gpusorti_shape *shape,
                             const gpusorti_demands *demands) {
    const gpusorti_room room = gpusorti_room_of(ctx, plan, shape->workgroup_size);
    return !demands->words || demands->words(&room, shape) <= ctx->caps.max_shared / 4;
}

/* The fewest invocations that the kernel can have here. */
static uint32_t gpusorti_least_size(const gpusort_context *ctx, const gpusorti_plan *plan, const gpusorti_demands *demands) {
    const int subgroup = (demands->needs & GPUSORTI_SUBGROUP) && ctx->caps.subgroups;
    const uint32_t least = subgroup ? ctx->caps.subgroup_max : (uint32_t)GPUSORTI_SIZE_UNIT;
    return demands->needs & GPUSORTI_DIGIT ? gpusorti_max(least, 1u << plan->radix_bits) : least;
}

/* Reduces a shape until it fits the device: items to the kernel's least, then invocations, to a multiple of a subgroup's
 * lanes, then items to the kernel's fewest. workgroup_size 0: nothing fits. */
static gpusorti_shape gpusorti_reduce_shape(const gpusort_context *ctx, const gpusorti_plan *plan, gpusorti_shape shape,
                                            const gpusorti_demands *demands) {
    const gpusorti_shape none = {0, 0, 0};
    const uint32_t most_invocations = ctx->caps.max_invocations, lanes = ctx->caps.subgroup_max,
                   least_size = gpusorti_least_size(ctx, plan, demands);
    const int powers = (demands->needs & GPUSORTI_ITEM_POWER) != 0;
    uint32_t least_items = demands->least_items;
    if (powers) shape.items = gpusorti_power_below(shape.items);
    shape.items = gpusorti_max(shape.items, demands->fewest_items);
    while (shape.workgroup_size > most_invocations) shape.workgroup_size /= 2;
    shape.workgroup_size = gpusorti_max(shape.workgroup_size, least_size);
    if (shape.workgroup_size > most_invocations) return none;
    for (;;) {
        if (shape.workgroup_size > lanes) shape.workgroup_size -= shape.workgroup_size % lanes;
        if (gpusorti_has_room(ctx, plan, &shape, demands)) return shape;
        if (shape.items > least_items)
            shape.items = powers ? shape.items / 2 : shape.items - 1;
        else if (shape.workgroup_size / 2 >= least_size)
            shape.workgroup_size /= 2;
        else if (shape.items > demands->fewest_items)
            least_items = demands->fewest_items;
        else
            return none;
    }
}

/* For tests and tools/tune.c. */
static int gpusorti_shape_is_forced(const gpusort_context *ctx) {
    return ctx->forced.workgroup_size != 0 || ctx->forced.items != 0;
}

/* The same for kernels that move the elements, whose shapes tests force. */
static gpusorti_shape gpusorti_fit_shape(const gpusort_context *ctx, const gpusorti_plan *plan, gpusorti_shape shape,
                                         const gpusorti_demands *demands) {
    if (ctx->forced.workgroup_size) shape.workgroup_size = ctx->forced.workgroup_size;
    if (ctx->forced.items) shape.items = ctx->forced.items;
    return gpusorti_reduce_shape(ctx, plan, shape, demands);
}

/* ---- buckets ---- */
/* Elements of a bucket on average. It may have (1 + GPUSORTI_MAX_RUNS) * run / GPUSORTI_RUN_SAMPLES more, see
 * split_runs.comp, and is within a tile then. */
static uint32_t gpusorti_bucket(const gpusorti_plan *plan) {
    return gpusorti_max(plan->run / 4, gpusorti_min(gpusorti_tile(plan) / 4, 128));
}

/* Samples that split_runs.comp has room for: a power of two; 0: too few. */
static uint32_t gpusorti_sample_table(const gpusort_context *ctx, const gpusorti_plan *plan) {
    uint32_t samples = GPUSORTI_MAX_RUNS * GPUSORTI_RUN_SAMPLES;
    while (4 * (samples * plan->request.key_words + 32 + GPUSORTI_UNUSED_WORDS) > ctx->caps.max_shared) samples /= 2;
    return samples >= GPUSORTI_MAX_RUNS ? samples : 0;
}

/* The most elements that buckets sort; 0: the device has no room for them. */
static uint32_t gpusorti_bucketed(const gpusort_context *ctx, const gpusorti_plan *plan) {
    const uint32_t tile = gpusorti_tile(plan);
    if (plan->shape.workgroup_size < GPUSORTI_MAX_RUNS || tile < 2 * GPUSORTI_RUN_SAMPLES ||
        gpusorti_sample_table(ctx, plan) == 0)
        return 0;
    return GPUSORTI_MAX_RUNS * tile;
}

/* ---- segments ---- */
/* The most elements of a segment that is sorted beside others. */
static uint32_t gpusorti_small_segment(const gpusorti_plan *plan) {
    return gpusorti_min(gpusorti_shape_tile(&plan->small_segments) / GPUSORTI_SMALL_SEGMENTS,
                        gpusorti_shape_tile(&plan->listed[0]));
}

/* The first k of a long segment, see shaders/candidates.glsl: each part of it leaves so many candidates. */
enum { GPUSORTI_MORE_CANDIDATES = 32 }; /* beside k and three quarters of it */
static uint32_t gpusorti_candidate_room(const gpusorti_plan *plan) {
    return plan->request.limit + plan->request.limit / 4 * 3 + GPUSORTI_MORE_CANDIDATES;
}
