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
#include "fit.h"
#include "facts.h"

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
    uint32_t below_two_digits;              /* but only by bits of one digit, */
    uint32_t below_places;                  /* and none by place */
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
    to->below_places = keys == 0 ? UINT32_MAX : tuning->places_from[values] - 1; /* of 0: never */
    for (k = 0; k < GPUSORTI_LEAF_THRESHOLDS; k++)
        to->leaf[k] = gpusorti_saturated((uint64_t)gpusorti_leaf_average(&tuning->leaf[keys][values]) << (8 + k));
}

/* ---- segments, and the first k ---- */
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
static gpusorti_thresholds gpusorti_thresholds_of(const gpusort_context *ctx, const gpusorti_plan *blank) {
    gpusorti_thresholds to;
    memset(&to, 0, sizeof to);
    gpusorti_tile_thresholds(ctx, blank, &to);
    gpusorti_pass_thresholds(ctx, &blank->request, &to);
    gpusorti_segment_thresholds(ctx, blank, &to);
    return to;
}
