#pragma once
#include "plan/ends.h"
#include "plan/planning.h"

/* ---- >>tiles: small counts: one tile, or tiles that are merged ---- */
/* A workgroup of tile_sort.comp sorts as many elements as it holds, a tile, in shared memory. Of more elements each
 * workgroup sorts a run of them, and dispatches of merge_tiles.comp each merge GPUSORTI_MERGE_WAYS runs to one; they move
 * the elements between the caller's arrays and second copies. Ten keys in runs of three, merged two at a time:
 *
 *   given      5 0 8 | 2 9 1 | 7 3 6 | 4
 *   tile_sort  0 5 8 | 1 2 9 | 3 6 7 | 4
 *   merge      0 1 2 5 8 9   | 3 4 6 7
 *   merge      0 1 2 3 4 5 6 7 8 9
 *
 * Runs are as short as that number of merges allows, so that more workgroups sort them. The tiles are stored where the last
 * merge then ends in the caller's arrays. Two cases use tile_sort_rolled, whose loops are not unrolled, and merges for all
 * counts, because these compile sooner: drivers that compile longer than they sort, and quick plans (GPUSORT_QUICK, the
 * first sorts of host arrays, see gpusorti_quick()).
 *   run  a sorted part of the array */

enum { GPUSORTI_MOST_MERGED = 1 << (32 - GPUSORTI_MERGE_LOG2) }; /* elements: merge_tiles.comp numbers ends of runs */

/* ---- shapes: buckets share the tile ---- */
/* Runs that are cut into buckets, at most. 64-bit keys take so many passes that more runs pay for them. */
static uint32_t gpusorti_most_runs(const gpusorti_request *request, uint32_t run, uint32_t tile) {
    return run == tile && request->key_words == 2 ? GPUSORTI_MAX_RUNS : GPUSORTI_USUAL_RUNS;
}

/* Elements of a bucket on average: few enough that by chance it does not have more than a tile, see split_runs.comp. */
static uint32_t gpusorti_average_bucket(uint32_t run, uint32_t tile) {
    return gpusorti_max(run / 4, gpusorti_min(tile / 4, 128));
}

/* Whether some keys give some count a bucket of more than a tile. */
static int gpusorti_has_parts(const gpusort_context *ctx, const gpusorti_request *request, uint32_t tile) {
    uint32_t run = GPUSORTI_RUN_SAMPLES;
    while (run < tile && gpusorti_most_runs(request, run, tile) * run < ctx->tuning.small_count) run *= 2;
    return gpusorti_average_bucket(run, tile) +
               (1 + gpusorti_most_runs(request, run, tile)) * (run / GPUSORTI_RUN_SAMPLES) > tile;
}

static gpusorti_shape gpusorti_tile_shape(const gpusort_context *ctx, const gpusorti_plan *plan) {
    gpusorti_shape tile = ctx->tuning.tile[plan->request.key_words - 1][plan->request.value_words];
    tile.variant = gpusorti_comparison(&plan->request);
    tile = gpusorti_fit_shape(ctx, plan, tile, &gpusorti_tile_demands);
    if (gpusorti_has_parts(ctx, &plan->request, gpusorti_shape_tile(&tile))) tile.variant |= GPUSORTI_VARIANT_PARTS;
    return tile;
}

/* ---- counts ---- */
/* Loops stay loops where compiling takes longer than sorting: then tiles are merged. */
static int gpusorti_rolls_tiles(const gpusort_context *ctx, const gpusorti_plan *plan) {
    return plan->request.merging || (ctx->tuning.rolled && plan->mode != GPUSORTI_ADDRESSES);
}

/* Elements that so many merges make one run of, from runs of `run` elements. */
static uint32_t gpusorti_merged(uint32_t run, uint32_t merges) {
    uint64_t merged = run;
    for (; merges > 0; merges--) merged = gpusorti_lesser(merged * GPUSORTI_MERGE_WAYS, UINT32_MAX);
    return (uint32_t)merged;
}

static void gpusorti_tile_thresholds(const gpusort_context *ctx, const gpusorti_plan *blank, gpusorti_thresholds *up_to) {
    const gpusorti_request *request = &blank->request;
    const uint32_t most = request->merging ? UINT32_MAX : ctx->tuning.small_count;
    const uint32_t keys = request->key_words - 1, values = request->value_words;
    const uint32_t merges_from = ctx->tuning.merges_from[keys][values];
    const uint32_t merges_to = gpusorti_min(gpusorti_min(most, ctx->tuning.merges_to[keys][values]), GPUSORTI_MOST_MERGED);
    const gpusorti_shape shape = gpusorti_tile_shape(ctx, blank);
    uint32_t i;
    up_to->tile = gpusorti_shape_tile(&shape);
    if (blank->mode == GPUSORTI_ADDRESSES && !request->merging) return; /* the tuning row has counts of bound buffers */
    for (i = 0; i < GPUSORTI_MOST_MERGES; i++) up_to->merged[i] = gpusorti_merged(up_to->tile, i);
    if (gpusorti_rolls_tiles(ctx, blank)) {
        up_to->merges = gpusorti_min(most, GPUSORTI_MOST_MERGED);
    } else if (merges_from != 0 && merges_from <= merges_to &&
               request->key_bits >= 32) { /* others would be unpacked first */
        up_to->tile = up_to->merged[0] = gpusorti_min(up_to->tile, merges_from - 1);
        up_to->merges = merges_to;
    }
}

/* ---- planner ---- */
/* A single tile, sorted by one workgroup; or tiles, then dispatches that each merge some runs. */
static gpusorti_plan gpusorti_plan_tiles(const gpusort_context *ctx, const gpusorti_thresholds *up_to, gpusorti_plan plan) {
    const uint32_t n = plan.request.count;
    gpusorti_tiles *tiles = &plan.of.tiles;
    if (n > up_to->tile && n > up_to->merges) return gpusorti_no_plan(plan, "there are too many elements");
    plan.rolled = gpusorti_rolls_tiles(ctx, &plan);
    plan.shape = gpusorti_tile_shape(ctx, &plan);
    if (!gpusorti_has_plan(&plan)) return gpusorti_no_plan(plan, GPUSORTI_NO_SHAPE);
    while (n > up_to->merged[tiles->merges] && n > up_to->tile) tiles->merges++;
    return plan;
}

/* ---- numbers and scratch ---- */
/* The shortest runs that so many merges make one of: short runs are sorted by more workgroups. merge_tiles.comp divides
 * them by its tile. */
static uint32_t gpusorti_merged_run(const gpusorti_plan *plan) {
    uint32_t run = gpusorti_tile(plan);
    while (run / 2 >= gpusorti_shape_tile(&plan->merge) &&
           gpusorti_merged(run / 2, plan->of.tiles.merges) >= plan->request.count)
        run /= 2;
    return run;
}

/* The first step reads the input in place, unless only one of the two arrays is its own second copy. */
static void gpusorti_read_given_tiles(gpusorti_plan *plan) {
    const int over = plan->over_keys || plan->over_values;
    const int reads = gpusorti_binds_apart(plan) && (!over || gpusorti_overwrites_all(plan));
    gpusorti_read_given(plan, reads, reads);
}

/* Keys that must stay as they are can be sorted where they lie if only the last step writes to the caller's array. */
static void gpusorti_number_tiles(const gpusort_context *ctx, gpusorti_plan *plan) {
    const uint32_t merges = plan->of.tiles.merges;
    const int keep = (plan->request.flags & GPUSORT_KEEP_KEYS) != 0;
    (void)ctx;
    gpusorti_place_keys(plan, merges != 0, merges != 0 && (keep ? merges != 1 : plan->request.key_bits < 32));
    plan->span = plan->of.tiles.run = merges ? gpusorti_merged_run(plan) : gpusorti_tile(plan);
    gpusorti_read_given_tiles(plan);
}

/* ---- steps ---- */
static void gpusorti_start_tiles(gpusorti_walk *walk, uint64_t workgroups, int indirect, uint32_t mode) {
    const gpusorti_plan *plan = walk->plan;
    const enum gpusorti_kernel kernel = plan->rolled ? GPUSORTI_KERNEL_tile_sort_rolled : GPUSORTI_KERNEL_tile_sort;
    gpusorti_step *step = gpusorti_start_step(walk, kernel, &plan->shape, workgroups, indirect);
    step->push.args.tiles.mode = mode;
    step->push.args.tiles.run = plan->of.tiles.run;
    step->push.args.tiles.bucket = plan->of.tiles.bucket;
}

/* The tiles as they are given. Where that is also the second copy, they are sorted in place. */
static void gpusorti_start_given_tiles(gpusorti_walk *walk, uint64_t workgroups, uint32_t mode) {
    gpusorti_step *step = &walk->step;
    gpusorti_start_tiles(walk, workgroups, GPUSORTI_SIZE_TILES, mode | GPUSORTI_TILE_ENCODE);
    if ((mode & GPUSORTI_TILE_TO_ALT) && gpusorti_overwrites_all(walk->plan)) {
        step->bindings[GPUSORTI_BIND_KEYS] = step->bindings[GPUSORTI_BIND_ALT];
        step->bindings[GPUSORTI_BIND_VALUES] = step->bindings[GPUSORTI_BIND_VALUES_ALT];
        step->push.args.tiles.mode &= ~(uint32_t)GPUSORTI_TILE_TO_ALT;
    } else if (mode & GPUSORTI_TILE_TO_ALT) gpusorti_bind_input(walk);
    else if (gpusorti_bind_input_and_output(walk)) walk->step.push.args.tiles.mode |= GPUSORTI_TILE_TO_ALT;
}

/* Each merge moves all elements from the caller's arrays to scratch or back. The tiles are stored where the last merge
 * then ends in the caller's arrays. */
static void gpusorti_walk_merges(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const uint64_t workgroups = gpusorti_ceil_div(plan->request.count, gpusorti_shape_tile(&plan->merge));
    uint32_t run = plan->of.tiles.run, left = plan->of.tiles.merges;
    GPUSORT_ASSERT(left == 0 || run % gpusorti_shape_tile(&plan->merge) == 0);
    gpusorti_start_given_tiles(walk, gpusorti_ceil_div(plan->request.count, plan->of.tiles.run),
                               left == 0 ? GPUSORTI_TILE_DECODE : left % 2 ? GPUSORTI_TILE_TO_ALT : 0);
    gpusorti_visit_step(walk);
    for (; left > 0; left--, run *= GPUSORTI_MERGE_WAYS) {
        gpusorti_step *step = gpusorti_start_step(walk, GPUSORTI_KERNEL_merge_tiles, &plan->merge, workgroups,
                                                  GPUSORTI_SIZE_MERGES);
        step->push.args.tiles.mode = left == 1 ? GPUSORTI_TILE_DECODE : left % 2 ? 0 : GPUSORTI_TILE_TO_ALT;
        step->push.args.tiles.run = run;
        gpusorti_visit_step(walk);
    }
}
