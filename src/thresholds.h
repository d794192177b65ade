#pragma once
#include "api.h"
#include "config.h"
#include "shared.h"
#include "base.h"
#include "shapes.h"
#include "tuning.h"
#include "context.h"
#include "request.h"
#include "plan.h"
#include "layout.h"

/* ---- >>thresholds: the counts and limits at which plans change ---- */
enum {
    GPUSORTI_MOST_MERGES = 14,     /* of four runs each: from the smallest tile to 2^32 elements */
    GPUSORTI_RUN_SIZES = 8,        /* of buckets: from GPUSORTI_RUN_SAMPLES on, each twice the one before */
    GPUSORTI_LEAF_THRESHOLDS = 25, /* leaves by 8 to 32 bits */
    GPUSORTI_FEW_WANTED = 256,
    GPUSORTI_MOST_MERGED = 1 << 30, /* elements: merge_tiles.comp numbers the ends of four runs by 32 bits */
    GPUSORTI_MOST_READ_AGAIN = 1 << 23,
    GPUSORTI_PLANNED_SIZES = 1 << 24  /* the plan on the GPU sets the sizes of passes */
};

/* The greatest limit for which something holds. */
typedef struct gpusorti_limits {
    uint32_t few;      /* selecting is faster in every array that one workgroup cannot sort */
    uint32_t selected; /* selecting is faster in long arrays; */
    uint32_t ordered;  /* in order, too, where none is wanted */
    uint32_t halved;   /* of segments of any length there are at most as many candidates as elements */
} gpusorti_limits;

/* The greatest counts for which something holds; 0: for none, UINT32_MAX: for all. They follow from the device and the
 * kind of sort. Planners compare the count with these members and nothing else, so that the plans of counts between two
 * thresholds differ in sizes alone. Only two more counts follow from the plan itself: gpusorti_grouped(),
 * gpusorti_bound_count(). */
typedef struct gpusorti_thresholds {
    uint32_t row;                           /* one row holds all elements */
    uint32_t tile;                          /* one workgroup sorts them */
    uint32_t merges;                        /* tiles are merged, */
    uint32_t merged[GPUSORTI_MOST_MERGES];  /* by so many dispatches */
    uint32_t run[GPUSORTI_RUN_SIZES];       /* runs of such a size are split into buckets */
    uint32_t medium;                        /* onesweep.comp has its shape of tuning.medium */
    uint32_t medium_pairs;                  /* keys with values of a word have the shape tuning.staged_medium */
    uint32_t staged_values;                 /* and above the shape tuning.staged */
    uint32_t below_leaves, leaves;          /* leaves are slower; there may be leaves, */
    uint32_t below_two_digits;              /* but only by bits of one digit */
    uint32_t leaf[GPUSORTI_LEAF_THRESHOLDS];    /* leaves have room, by 8 bits and more */
    uint32_t below_gpu_sizes;                   /* the host sets the sizes of passes; */
    uint32_t below_gpu_sizes_skipping;          /* also where some passes are often skipped */
    uint32_t indices;                           /* an index finds the elements behind a device address */
    uint32_t small_segment, listed[2];          /* no segment is too long for small_segments, for listed[] */
    uint32_t part;                              /* nor for one workgroup of select.comp */
    uint32_t counted[2];                        /* select_any.comp has too many counts for such rows, of which chained */
                                                /* holds, and of more elements */
    uint32_t chained;                           /* a status word can count the elements of long segments */
    uint32_t short_array;                       /* one array is sorted whole, unless the limit is small */
    uint32_t order_is_cheap;                    /* its first k are found in order sooner than in any order */
    uint32_t read_again;                        /* select_any.comp is faster than select.comp, which reads once */
    gpusorti_limits limits;
} gpusorti_thresholds;

static uint32_t gpusorti_saturated(uint64_t count) { return (uint32_t)gpusorti_lesser(count, UINT32_MAX); }

/* ---- small counts ---- */
static gpusorti_shape gpusorti_tile_shape(const gpusort_context *ctx, const gpusorti_plan *plan) {
    const gpusorti_shape tile = ctx->tuning.tile[plan->request.key_words - 1][plan->request.value_words];
    return gpusorti_fit_shape(ctx, plan, tile, &gpusorti_bucket_demands);
}

/* Loops stay loops where compiling takes longer than sorting: then tiles are merged. */
static int gpusorti_rolls_tiles(const gpusort_context *ctx, const gpusorti_plan *plan) {
    return plan->mode != GPUSORTI_ADDRESSES && (ctx->tuning.rolled || plan->request.merging);
}

static void gpusorti_tile_thresholds(const gpusort_context *ctx, const gpusorti_plan *plan, gpusorti_thresholds *to) {
    const uint32_t most = plan->request.merging ? UINT32_MAX : ctx->tuning.small_count;
    gpusorti_plan tiled = *plan;
    uint32_t i;
    tiled.shape = gpusorti_tile_shape(ctx, plan);
    to->tile = gpusorti_tile(&tiled);
    if (plan->mode == GPUSORTI_ADDRESSES) return; /* the other kernels are for bound buffers alone */
    if (!gpusorti_rolls_tiles(ctx, plan)) {
        for (i = 0; i < GPUSORTI_RUN_SIZES; i++)
            to->run[i] = gpusorti_min(gpusorti_min(most, gpusorti_bucketed(ctx, &tiled)),
                                      (uint32_t)(GPUSORTI_MAX_RUNS * GPUSORTI_RUN_SAMPLES) << i);
        return;
    }
    to->merges = gpusorti_min(most, GPUSORTI_MOST_MERGED);
    for (i = 0; i < GPUSORTI_MOST_MERGES; i++) to->merged[i] = gpusorti_saturated((uint64_t)to->tile << 2 * i);
}

/* ---- passes ---- */
/* Leaves have few enough elements on average that hardly ever one of them has too many. */
static uint32_t gpusorti_leaf_average(const gpusorti_shape *leaf) {
    return leaf->workgroup_size * leaf->items / 9 * 8;
}

/* Leaves need whole keys of 32 or 64 bits. The leading bits of 32-bit floats, their exponents, are never evenly
 * distributed; those of 64-bit floats may be, where these are of one magnitude. */
static int gpusorti_may_have_leaves(const gpusort_context *ctx, const gpusorti_request *request) {
    return request->key_bits >= 32 && gpusorti_whole_keys(request) &&
           !(request->key_kind == 2 && request->key_words == 1) && !gpusorti_shape_is_forced(ctx);
}

static void gpusorti_pass_thresholds(const gpusort_context *ctx, const gpusorti_request *request, gpusorti_thresholds *to) {
    const gpusorti_tuning *tuning = &ctx->tuning;
    const uint32_t keys = request->key_words - 1, values = request->value_words;
    uint32_t k;
    to->medium = gpusorti_grouped(&tuning->medium[keys][values]);
    if (keys == 0) {
        to->medium_pairs = gpusorti_grouped(&tuning->staged_medium);
        to->staged_values = gpusorti_grouped(&tuning->staged);
        if (to->staged_values == 0) to->staged_values = UINT32_MAX;
    }
    to->indices = tuning->indices_to;
    to->below_gpu_sizes = GPUSORTI_PLANNED_SIZES - 1;
    to->below_gpu_sizes_skipping = tuning->skipped_sizes_from - 1; /* of 0: UINT32_MAX, never; so below */
    if (tuning->leaves_to[keys][values] == 0 || !gpusorti_may_have_leaves(ctx, request)) return;
    to->below_leaves = tuning->leaves_from[keys][values] - 1;
    to->leaves = tuning->leaves_to[keys][values];
    to->below_two_digits = tuning->leaves_two_from[keys][values] - 1;
    for (k = 0; k < GPUSORTI_LEAF_THRESHOLDS; k++)
        to->leaf[k] = gpusorti_saturated((uint64_t)gpusorti_leaf_average(&tuning->leaf[keys][values]) << (8 + k));
}

/* ---- segments, and the first k ---- */
/* Shapes for the segments of either list; 0 where one does not fit the device. */
static int gpusorti_fit_listed(const gpusort_context *ctx, gpusorti_plan *plan) {
    const uint32_t keys = plan->request.key_words - 1, values = plan->request.value_words;
    const gpusorti_shape own = ctx->tuning.longer[keys][values];
    const gpusorti_shape longer = own.workgroup_size ? own : ctx->tuning.tile[keys][values];
    gpusorti_shape *listed = plan->listed;
    listed[0] = gpusorti_fit_shape(ctx, plan, ctx->tuning.segments, &gpusorti_tile_demands);
    listed[1] = gpusorti_fit_shape(ctx, plan, longer, &gpusorti_tile_demands);
    if (listed[0].workgroup_size == 0 || listed[1].workgroup_size == 0) return 0;
    if (gpusorti_shape_tile(&listed[1]) < gpusorti_shape_tile(&listed[0])) listed[1] = listed[0];
    return 1;
}

static int gpusorti_fit_small_segments(const gpusort_context *ctx, gpusorti_plan *plan) {
    plan->small_segments = gpusorti_fit_shape(ctx, plan, ctx->tuning.segments, &gpusorti_small_segment_demands);
    return plan->small_segments.workgroup_size != 0;
}

/* Workgroups of select_any.comp hide what others wait for, and so are small. */
static gpusorti_shape gpusorti_selecting_shape(const gpusort_context *ctx, const gpusorti_plan *plan) {
    gpusorti_shape shape = ctx->tuning.select;
    if (shape.workgroup_size == 0) return shape;
    if (plan->unordered) shape.workgroup_size = gpusorti_min(shape.workgroup_size, 256);
    return gpusorti_fit_shape(ctx, plan, shape, &gpusorti_select_demands);
}

/* ---- counts of segments ---- */
/* Bytes of counts and lists that segments may have for so many elements: a word and a half for each, and less where kernels
 * could not number the words of more. */
enum { GPUSORTI_COUNTED = 32, GPUSORTI_COUNT_BYTES = 192, GPUSORTI_FEW_COUNT_BYTES = 31 };

static uint32_t gpusorti_count_bytes(const gpusorti_thresholds *to, uint32_t n) {
    return n <= to->chained ? GPUSORTI_COUNT_BYTES : GPUSORTI_FEW_COUNT_BYTES;
}

/* The greatest limit for which a part leaves so many candidates. */
static uint32_t gpusorti_limit_for(uint32_t room) {
    return room > GPUSORTI_MORE_CANDIDATES ? (room - GPUSORTI_MORE_CANDIDATES) / 7 * 4 : 0;
}

/* Selecting is faster where a tile leaves a quarter of its elements at most, and the workgroup that sorts what is left has
 * room for them. */
static void gpusorti_segment_thresholds(const gpusort_context *ctx, const gpusorti_plan *plan, gpusorti_thresholds *to) {
    const gpusorti_request *request = &plan->request;
    gpusorti_plan fitted = *plan;
    gpusorti_shape selecting;
    uint32_t room, i;
    if ((request->segmentation == GPUSORTI_ONE_ARRAY && request->limit == 0) || !gpusorti_fit_listed(ctx, &fitted) ||
        !gpusorti_fit_small_segments(ctx, &fitted))
        return;
    if (request->segmentation == GPUSORTI_ROWS) to->row = request->shortest_row;
    to->small_segment = gpusorti_small_segment(&fitted);
    to->listed[0] = gpusorti_shape_tile(&fitted.listed[0]);
    to->listed[1] = gpusorti_shape_tile(&fitted.listed[1]);
    to->chained = GPUSORTI_MOST_CHAINED;
    to->order_is_cheap = gpusorti_saturated((uint64_t)ctx->tuning.small_count * 4);
    to->short_array = gpusorti_keys_alone(request) ? to->order_is_cheap
                                                   : gpusorti_max(to->merges, to->run[GPUSORTI_RUN_SIZES - 1]);
    to->read_again = GPUSORTI_MOST_READ_AGAIN;
    selecting = gpusorti_selecting_shape(ctx, &fitted);
    room = gpusorti_min(gpusorti_shape_tile(&selecting) / 4, to->listed[1]);
    if (request->limit) to->part = gpusorti_shape_tile(&selecting);
    for (i = 0; i < 2 && request->any_order; i++)
        to->counted[i] = 4 * GPUSORTI_COUNTED * gpusorti_any_words(request) /
                         (i ? GPUSORTI_FEW_COUNT_BYTES : GPUSORTI_COUNT_BYTES);
    to->limits.few = GPUSORTI_FEW_WANTED;
    to->limits.selected = gpusorti_limit_for(room);
    to->limits.halved = gpusorti_limit_for(gpusorti_min(room, to->listed[1] / 16 * 7));
    to->limits.ordered = gpusorti_max(to->limits.selected / 2, GPUSORTI_FEW_WANTED);
}

/* ---- all of them ---- */
/* A plan in which nothing is decided yet. */
static gpusorti_plan gpusorti_blank_plan(const gpusort_context *ctx, const gpusorti_request *request,
                                         gpusorti_binding_mode mode) {
    gpusorti_plan plan;
    memset(&plan, 0, sizeof plan);
    plan.request = *request;
    plan.mode = mode;
    plan.radix_bits = ctx->forced_radix_bits ? ctx->forced_radix_bits : 8;
    return plan;
}

static gpusorti_thresholds gpusorti_thresholds_of(const gpusort_context *ctx, const gpusorti_plan *blank) {
    gpusorti_thresholds to;
    memset(&to, 0, sizeof to);
    gpusorti_tile_thresholds(ctx, blank, &to);
    gpusorti_pass_thresholds(ctx, &blank->request, &to);
    gpusorti_segment_thresholds(ctx, blank, &to);
    return to;
}

/* ---- how far a plan goes ---- */
/* The least threshold that is not below n, if it is below `most`; else `most`. */
static uint32_t gpusorti_next_threshold(const void *thresholds, size_t size, uint32_t n, uint32_t most) {
    const uint32_t *at = (const uint32_t *)thresholds;
    size_t i;
    for (i = 0; i < size / sizeof *at; i++)
        if (at[i] >= n && at[i] < most) most = at[i];
    return most;
}

/* The numbers of a request at which plans change. Those of rows are among those of counts. */
typedef enum gpusorti_number { GPUSORTI_COUNTS, GPUSORTI_LIMITS, GPUSORTI_ROW_LENGTHS } gpusorti_number;

/* The same for such a number of a request, whether its buffers are bound or reached by addresses. */
static uint32_t gpusorti_next_change(const gpusort_context *ctx, const gpusorti_request *request, gpusorti_number number,
                                     uint32_t most) {
    const gpusorti_binding_mode modes[] = {request->mode, request->addresses ? GPUSORTI_ADDRESSES : request->mode};
    int i;
    for (i = 0; i < 2; i++) {
        const gpusorti_plan blank = gpusorti_blank_plan(ctx, request, modes[i]);
        const gpusorti_thresholds to = gpusorti_thresholds_of(ctx, &blank);
        const uint32_t rows[] = {to.small_segment, to.listed[0], to.listed[1], to.part, to.counted[0], to.counted[1]};
        if (number == GPUSORTI_LIMITS)
            most = gpusorti_next_threshold(&to.limits, sizeof to.limits, request->limit, most);
        else if (number == GPUSORTI_ROW_LENGTHS)
            most = gpusorti_next_threshold(rows, sizeof rows, request->segment_size, most);
        else
            most = gpusorti_next_threshold(&to, offsetof(gpusorti_thresholds, limits), request->count, most);
    }
    return most;
}

/* The greatest count from `least` to `most` for which all that is bound, or reached by addresses, is as small as it has to
 * be; least - 1 where there is none. It grows with the count. */
static uint32_t gpusorti_bound_count(const gpusort_context *ctx, const gpusorti_plan *plan, uint32_t least, uint32_t most) {
    uint32_t fits = least - 1, beyond = most;
    gpusorti_plan other = gpusorti_plan_at(ctx, *plan, most);
    if (gpusorti_fits_ranges(ctx, &other)) return most;
    while (beyond - fits > 1) {
        const uint32_t middle = fits + (beyond - fits) / 2;
        other = gpusorti_plan_at(ctx, *plan, middle);
        if (gpusorti_fits_ranges(ctx, &other))
            fits = middle;
        else
            beyond = middle;
    }
    return fits;
}

/* The greatest count up to `most` whose plan differs from this one in sizes alone, and in whether buffers are bound: the
 * next threshold, unless the plan's own groups end before. */
static uint32_t gpusorti_last_count(const gpusort_context *ctx, const gpusorti_plan *plan, uint32_t most) {
    const uint32_t grouped = gpusorti_grouped(&plan->shape);
    most = gpusorti_next_change(ctx, &plan->request, GPUSORTI_COUNTS, most);
    return grouped != 0 ? gpusorti_min(most, grouped) : most;
}
