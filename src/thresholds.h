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
    GPUSORTI_MOST_MERGES = 28 / GPUSORTI_MERGE_LOG2, /* from 2^4 elements, less than a tile, to 2^32 */
    GPUSORTI_RUN_SIZES = 8,        /* of buckets: from GPUSORTI_RUN_SAMPLES on, each twice the one before */
    GPUSORTI_LEAF_THRESHOLDS = 33 - GPUSORTI_MOST_RADIX_BITS, /* leaves by a digit's bits to 32 */
    GPUSORTI_FEW_WANTED = 256,
    GPUSORTI_FEW_PACKED = 640, /* H200, 2026-11-27: selecting 512 takes .9 to 1.03 of the time, 768 1.06 to 1.28 */
    GPUSORTI_MOST_MERGED = 1 << (32 - GPUSORTI_MERGE_LOG2), /* elements: merge_tiles.comp numbers ends of runs by 32 bits */
    GPUSORTI_MOST_READ_AGAIN = 1 << 23,
    GPUSORTI_PLANNED_SIZES = 1 << 24  /* the plan on the GPU sets the sizes of passes */
};

/* The greatest limits for which something holds: X(member). */
#define GPUSORTI_LIMIT_THRESHOLDS(X) \
    X(few)        /* selecting is faster in every array that one workgroup cannot sort; */ \
    X(few_packed) /* where the first k are packed, too; */ \
    X(more)       /* in arrays from short_array to order_is_cheap, too */ \
    X(selected)   /* selecting is faster in long arrays; */ \
    X(ordered)    /* in order, too, where none is wanted */ \
    X(halved)     /* of segments of any length there are at most as many candidates as elements */

/* The greatest counts for which something holds; 0: for none, UINT32_MAX: for all: X(member), or Y(member, how many). */
#define GPUSORTI_COUNT_THRESHOLDS(X, Y) \
    X(shortest_row)                    /* one row holds all elements */ \
    X(tile)                            /* one workgroup sorts them */ \
    X(merges)                          /* tiles are merged, */ \
    Y(merged, GPUSORTI_MOST_MERGES)    /* by so many dispatches */ \
    Y(run, GPUSORTI_RUN_SIZES)         /* runs of such a size are split into buckets */ \
    X(medium)                          /* onesweep.comp has its shape of tuning.medium */ \
    X(medium_pairs)                    /* keys with values of a word have the shape tuning.staged_medium */ \
    X(staged_values)                   /* and above the shape tuning.staged */ \
    X(below_leaves) X(leaves)          /* leaves are slower; there may be leaves, */ \
    X(below_two_digits)                /* but only by bits of one digit, */ \
    X(below_places)                    /* and none by place */ \
    Y(leaf, GPUSORTI_LEAF_THRESHOLDS)  /* leaves have room, by a digit's bits and more */ \
    X(below_gpu_sizes)                 /* the host sets the sizes of passes; */ \
    X(below_gpu_sizes_skipping)        /* also where some passes are often skipped */ \
    X(indices)                         /* an index finds the elements behind a device address */ \
    X(small_segment) Y(listed, 2)      /* no segment is too long for small_segments, for listed[] */ \
    X(span)                            /* nor for one workgroup of select.comp */ \
    Y(counted, 2)                      /* select_any.comp has too many counts for such rows, of which chained holds, */ \
                                       /* and of more elements */ \
    X(chained)                         /* a status word can count the elements of long segments */ \
    X(short_array)                     /* one array, or row, is sorted whole, unless the limit is few; */ \
    X(order_is_cheap)                  /* or at most more; in order its first k are found sooner than in any order */ \
    X(read_again)                      /* select_any.comp is faster than select.comp, which reads once */

#define GPUSORTI_ONE(member) uint32_t member;
#define GPUSORTI_SEVERAL(member, count) uint32_t member[count];
typedef struct gpusorti_limits {
    GPUSORTI_LIMIT_THRESHOLDS(GPUSORTI_ONE)
} gpusorti_limits;

/* They follow from the device and the kind of sort. Planners compare the count with these members and nothing else, so that
 * the plans of counts between two thresholds differ in sizes alone. Only two more counts follow from the plan itself:
 * gpusorti_grouped(), gpusorti_fitting_count(). */
typedef struct gpusorti_thresholds {
    GPUSORTI_COUNT_THRESHOLDS(GPUSORTI_ONE, GPUSORTI_SEVERAL)
    gpusorti_limits limits;
} gpusorti_thresholds;
#undef GPUSORTI_ONE
#undef GPUSORTI_SEVERAL

static uint32_t gpusorti_saturated(uint64_t count) { return (uint32_t)gpusorti_lesser(count, UINT32_MAX); }

/* ---- small counts ---- */
/* Loops stay loops where compiling takes longer than sorting: then tiles are merged. */
static int gpusorti_rolls_tiles(const gpusort_context *ctx, const gpusorti_plan *plan) {
    return plan->mode != GPUSORTI_ADDRESSES && (ctx->tuning.rolled || plan->request.merging);
}

static void gpusorti_tile_thresholds(const gpusort_context *ctx, const gpusorti_plan *plan, gpusorti_thresholds *up_to) {
    const gpusorti_request *request = &plan->request;
    const uint32_t most = request->merging ? UINT32_MAX : ctx->tuning.small_count;
    const uint32_t keys = request->key_words - 1, values = request->value_words;
    const uint32_t merges_from = ctx->tuning.merges_from[keys][values];
    const uint32_t merges_to = gpusorti_min(gpusorti_min(most, ctx->tuning.merges_to[keys][values]), GPUSORTI_MOST_MERGED);
    gpusorti_plan tiled = *plan;
    uint32_t i;
    tiled.shape = gpusorti_tile_shape(ctx, plan);
    up_to->tile = gpusorti_tile(&tiled);
    if (plan->mode == GPUSORTI_ADDRESSES) return; /* the other kernels are for bound buffers alone */
    for (i = 0; i < GPUSORTI_MOST_MERGES; i++) up_to->merged[i] = gpusorti_merged(up_to->tile, i);
    if (gpusorti_rolls_tiles(ctx, plan)) {
        up_to->merges = gpusorti_min(most, GPUSORTI_MOST_MERGED);
        return;
    }
    if (merges_from != 0 && merges_from <= merges_to && request->key_bits >= 32) { /* others would be unpacked first */
        up_to->tile = up_to->merged[0] = gpusorti_min(up_to->tile, merges_from - 1);
        up_to->merges = merges_to;
    }
    for (i = 0; i < GPUSORTI_RUN_SIZES; i++) {
        const uint32_t run = (uint32_t)GPUSORTI_RUN_SAMPLES << i;
        up_to->run[i] = gpusorti_min(gpusorti_min(most, gpusorti_bucketed(ctx, &tiled)),
                                     gpusorti_most_runs(request, run, gpusorti_tile(&tiled)) * run);
    }
}

/* ---- passes ---- */
/* Leaves need whole keys of 32 or 64 bits. The leading bits of 32-bit floats, their exponents, are never evenly
 * distributed; those of 64-bit floats may be, where these are of one magnitude. */
static int gpusorti_may_have_leaves(const gpusort_context *ctx, const gpusorti_request *request) {
    return request->key_bits >= 32 && gpusorti_whole_keys(request) &&
           !(request->key_kind == GPUSORTI_KIND_FLOAT && request->key_words == 1) && !gpusorti_shape_is_forced(ctx);
}

static void gpusorti_pass_thresholds(const gpusort_context *ctx, const gpusorti_request *request,
                                     gpusorti_thresholds *up_to) {
    const gpusorti_tuning *tuning = &ctx->tuning;
    const uint32_t keys = request->key_words - 1, values = request->value_words;
    uint32_t k;
    up_to->medium = gpusorti_grouped(&tuning->medium[keys][values]);
    if (keys == 0) {
        up_to->medium_pairs = gpusorti_grouped(&tuning->staged_medium);
        up_to->staged_values = gpusorti_grouped(&tuning->staged);
        if (up_to->staged_values == 0) up_to->staged_values = UINT32_MAX;
    }
    up_to->indices = tuning->indices_to;
    up_to->below_gpu_sizes = GPUSORTI_PLANNED_SIZES - 1;
    up_to->below_gpu_sizes_skipping = tuning->skipped_sizes_from - 1; /* of 0: UINT32_MAX, never; so below */
    if (tuning->leaves_to[keys][values] == 0 || !gpusorti_may_have_leaves(ctx, request)) return;
    up_to->below_leaves = tuning->leaves_from[keys][values] - 1;
    up_to->leaves = tuning->leaves_to[keys][values];
    up_to->below_two_digits = tuning->leaves_two_from[keys][values] - 1;
    up_to->below_places = keys == 0 ? UINT32_MAX : tuning->places_from[values] - 1; /* of 0: never */
    for (k = 0; k < GPUSORTI_LEAF_THRESHOLDS; k++)
        up_to->leaf[k] = gpusorti_saturated((uint64_t)gpusorti_leaf_average(&tuning->leaf[keys][values])
                                             << (GPUSORTI_MOST_RADIX_BITS + k));
}

/* ---- segments, and the first k ---- */
/* Bytes of counts and lists that segments may have for so many elements: a word and a half for each, and less where kernels
 * could not number the words of more. */
enum { GPUSORTI_COUNTED = 32, GPUSORTI_COUNT_BYTES = 192, GPUSORTI_FEW_COUNT_BYTES = 31 };

static uint32_t gpusorti_count_bytes(const gpusorti_thresholds *up_to, uint32_t n) {
    return n <= up_to->chained ? GPUSORTI_COUNT_BYTES : GPUSORTI_FEW_COUNT_BYTES;
}

/* The greatest limit for which a span leaves so many candidates. */
static uint32_t gpusorti_limit_for(uint32_t room) {
    return room > GPUSORTI_MORE_CANDIDATES ? (room - GPUSORTI_MORE_CANDIDATES) / 7 * 4 : 0;
}

/* Selecting is faster where a tile leaves a quarter of its elements at most, and the workgroup that sorts what is left has
 * room for them. */
static void gpusorti_segment_thresholds(const gpusort_context *ctx, const gpusorti_plan *plan, gpusorti_thresholds *up_to) {
    const gpusorti_request *request = &plan->request;
    gpusorti_plan fitted = *plan;
    gpusorti_shape selecting;
    uint32_t room, i;
    if ((request->segmentation == GPUSORTI_ONE_ARRAY && request->limit == 0) || !gpusorti_fit_listed(ctx, &fitted) ||
        !gpusorti_fit_small_segments(ctx, &fitted))
        return;
    if (request->segmentation == GPUSORTI_ROWS) up_to->shortest_row = request->shortest_row;
    up_to->small_segment = gpusorti_small_segment(&fitted);
    up_to->listed[0] = gpusorti_shape_tile(&fitted.listed[0]);
    up_to->listed[1] = gpusorti_shape_tile(&fitted.listed[1]);
    up_to->chained = GPUSORTI_MOST_CHAINED;
    up_to->order_is_cheap = gpusorti_saturated((uint64_t)ctx->tuning.small_count * 4);
    up_to->short_array = gpusorti_keys_alone(request) ? up_to->order_is_cheap
                                                      : gpusorti_max(up_to->merges, up_to->run[GPUSORTI_RUN_SIZES - 1]);
    up_to->read_again = GPUSORTI_MOST_READ_AGAIN;
    selecting = gpusorti_selecting_shape(ctx, &fitted);
    room = gpusorti_min(gpusorti_shape_tile(&selecting) / 4, up_to->listed[1]);
    if (request->limit) up_to->span = gpusorti_shape_tile(&selecting);
    for (i = 0; i < 2 && request->any_order; i++)
        up_to->counted[i] = 4 * GPUSORTI_COUNTED * gpusorti_unordered_words(request) /
                         (i ? GPUSORTI_FEW_COUNT_BYTES : GPUSORTI_COUNT_BYTES);
    up_to->limits.few = GPUSORTI_FEW_WANTED;
    up_to->limits.few_packed = GPUSORTI_FEW_PACKED;
    /* One workgroup sorts the candidates of two spans; of 64-bit keys half as many. H200, 2026-11-28, up to 10^6: at 1,100
     * of 1,152 selecting 32-bit pairs takes .9 to 1.2 of the time of sorting all, at 1,200 1.1 to 1.7. */
    up_to->limits.more = gpusorti_limit_for(up_to->listed[1] / 2 / request->key_words);
    up_to->limits.selected = gpusorti_limit_for(room);
    up_to->limits.halved = gpusorti_limit_for(gpusorti_min(room, up_to->listed[1] / 16 * 7));
    up_to->limits.ordered = gpusorti_max(up_to->limits.selected / 2, GPUSORTI_FEW_WANTED);
}

/* ---- all of them ---- */
static gpusorti_thresholds gpusorti_thresholds_of(const gpusort_context *ctx, const gpusorti_plan *blank) {
    gpusorti_thresholds up_to;
    memset(&up_to, 0, sizeof up_to);
    gpusorti_tile_thresholds(ctx, blank, &up_to);
    gpusorti_pass_thresholds(ctx, &blank->request, &up_to);
    gpusorti_segment_thresholds(ctx, blank, &up_to);
    return up_to;
}
