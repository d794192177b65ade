#pragma once
#include "api.h"
#include "config.h"
#include "shared.h"
#include "base.h"
#include "shapes.h"
#include "context.h"
#include "request.h"
#include "plan.h"

/* ---- >>facts: what follows from a plan ---- */
/* ---- where keys and values are ---- */
static int gpusorti_by_passes(const gpusorti_plan *plan) {
    return plan->algorithm == GPUSORT_ONESWEEP || plan->algorithm == GPUSORT_COUNT_SCAN_SCATTER;
}

/* Whether the second copies of keys and values are one binding. */
static int gpusorti_shares_binding(const gpusorti_plan *plan) {
    return plan->few_bindings && plan->mode != GPUSORTI_ADDRESSES;
}

/* Whether keys and values move to and from a second copy. */
static int gpusorti_has_alt(const gpusorti_plan *plan) {
    if (plan->algorithm == GPUSORTI_SEGMENTED) return plan->has_long;
    if (plan->algorithm == GPUSORTI_SELECTED) return 1;
    return (gpusorti_by_passes(plan) && !plan->counting_sort) || plan->algorithm == GPUSORTI_TILES_AND_BUCKETS ||
           plan->merges != 0;
}

/* Elements that so many merges make one run of, from runs of `run` elements. */
static uint32_t gpusorti_merged(uint32_t run, uint32_t merges) {
    uint64_t merged = run;
    for (; merges > 0; merges--) merged = gpusorti_lesser(merged * GPUSORTI_MERGE_WAYS, UINT32_MAX);
    return (uint32_t)merged;
}

/* The shortest runs that so many merges make one of: short runs are sorted by more workgroups. merge_tiles.comp divides
 * them by its tile. */
static uint32_t gpusorti_merged_run(const gpusorti_plan *plan) {
    uint32_t run = gpusorti_tile(plan);
    while (run / 2 >= gpusorti_shape_tile(&plan->merge) && gpusorti_merged(run / 2, plan->merges) >= plan->request.count)
        run /= 2;
    return run;
}

/* Whether a pass can store packed keys of 8 or 16 bits. */
static int gpusorti_stores_narrow(const gpusort_context *ctx, const gpusorti_plan *plan) {
    return plan->algorithm == GPUSORT_ONESWEEP && plan->mode != GPUSORTI_ADDRESSES &&
           (ctx->enabled & GPUSORTI_NARROW) == GPUSORTI_NARROW;
}

/* Whether the keys that are sorted lie in scratch, one or two words a key: packed keys are unpacked first where no step can
 * store them; so are keys that must stay as they are but would be written before the last step. A single tile has neither
 * trouble. Keys inside values always lie there, and so do numbers in place of keys. */
static int gpusorti_unpacked(const gpusort_context *ctx, const gpusorti_plan *plan) {
    const int keep = (plan->request.flags & GPUSORT_KEEP_KEYS) != 0;
    if (plan->request.in_values || gpusorti_sorts_numbers(&plan->request)) return 1;
    if (plan->algorithm == GPUSORTI_SEGMENTED) return keep || plan->request.key_bits < 32;
    if (plan->algorithm == GPUSORTI_SELECTED) return !keep && plan->request.key_bits < 32;
    if (!gpusorti_has_alt(plan)) return 0;
    if (keep) return plan->algorithm != GPUSORTI_TILES_AND_BUCKETS && plan->merges != 1;
    return plan->request.key_bits < 32 && !gpusorti_stores_narrow(ctx, plan);
}

/* Whether the second copy of the keys, or of the values, can be in the array that is given: where elements of either have
 * one size, and no later step reads what was given. Kernels that bind four buffers have one binding for both copies. */
static int gpusorti_may_overwrite(const gpusorti_plan *plan) {
    return plan->request.overwrites && gpusorti_has_alt(plan) && !gpusorti_selects(plan) &&
           !(gpusorti_shares_binding(plan) && plan->request.value_words != 0);
}

static int gpusorti_overwrites_keys(const gpusorti_plan *plan) {
    const gpusorti_request *r = &plan->request;
    return gpusorti_may_overwrite(plan) && !r->in_values && !r->by_index && r->stored_bits == 32 * r->key_words;
}

static int gpusorti_overwrites_values(const gpusorti_plan *plan) {
    return gpusorti_may_overwrite(plan) && !plan->request.wide && plan->request.value_words != 0;
}

/* Whether both are, of keys that are sorted where they lie. */
static int gpusorti_overwrites_all(const gpusorti_plan *plan) {
    return plan->over_keys && !plan->unpacked && (plan->over_values || plan->request.value_words == 0);
}

/* Whether passes begin with what is given, as that is the second copy. */
static int gpusorti_begins_in_alt(const gpusorti_plan *plan) {
    return gpusorti_by_passes(plan) && gpusorti_overwrites_all(plan);
}

/* Whether there are kernels that look for the count in the control block: all do but the network's own. */
static int gpusorti_has_control(const gpusorti_plan *plan) {
    return plan->algorithm != GPUSORT_ODD_EVEN_MERGE || plan->request.wide || plan->request.in_values;
}

/* Whether the indices that are packed go there as they are found. */
static int gpusorti_packs_at_once(const gpusorti_plan *plan) {
    return plan->request.packs_indices && plan->algorithm == GPUSORTI_SELECTED;
}

/* ---- passes ---- */
/* Digits to sort by; of segments there are passes in pairs, which end where they began. */
static uint32_t gpusorti_passes(const gpusorti_plan *plan) {
    const uint32_t passes = (uint32_t)gpusorti_ceil_div(plan->request.bit_count, plan->radix_bits);
    return plan->algorithm == GPUSORTI_SEGMENTED ? passes + passes % 2 : passes;
}

/* count / scan / scatter: tiles of a workgroup. The scan is short where a workgroup takes several; a forced shape is taken
 * as it is. */
static uint32_t gpusorti_tiles_per_span(const gpusort_context *ctx, const gpusorti_plan *plan) {
    if (plan->algorithm != GPUSORT_COUNT_SCAN_SCATTER || ctx->forced.items) return 1;
    return gpusorti_max((uint32_t)gpusorti_ceil_div(gpusorti_tiles(plan), GPUSORTI_MAX_SPANS), 1);
}

/* Status rows for groups of tiles, behind those for tiles. */
static uint32_t gpusorti_group_rows(const gpusorti_plan *plan) {
    if (plan->algorithm != GPUSORT_ONESWEEP) return 0;
    return gpusorti_tile_groups(&plan->shape) * plan->pass_count;
}

/* one-sweep: tiles of a dispatch, and rows. */
static uint32_t gpusorti_tiles_per_portion(const gpusort_context *ctx, const gpusorti_plan *plan) {
    /* without passes no tile has a status */
    uint64_t most = plan->counting_sort ? 1 : GPUSORTI_MOST_CHAINED / gpusorti_tile(plan);
    const uint64_t tiles = gpusorti_tiles(plan);
    if (ctx->forced.tiles_a_portion != 0 && ctx->forced.tiles_a_portion < most) most = ctx->forced.tiles_a_portion;
    return (uint32_t)(tiles < most ? tiles : most) + gpusorti_group_rows(plan);
}

/* Whether some digit has bits of both words of a key. */
static int gpusorti_digits_straddle(const gpusorti_plan *plan) {
    const gpusorti_request *request = &plan->request;
    return request->first_bit < 32 && request->first_bit + request->bit_count > 32 &&
           (32 - request->first_bit) % plan->radix_bits != 0;
}

/* ---- leaves ---- */
/* Leaves have few enough elements on average that hardly ever one of them has too many. */
static uint32_t gpusorti_leaf_average(const gpusorti_shape *leaf) {
    return leaf->workgroup_size * leaf->items / (GPUSORTI_LEAF_PARTS + 1) * GPUSORTI_LEAF_PARTS;
}

/* The fewest bits of a leaf. An element's index takes the place of as many in a word, see shaders/leaf_sort.comp. */
static uint32_t gpusorti_least_leaf_bits(const gpusorti_plan *plan) {
    if (plan->request.key_words == 2 || plan->request.value_words == 0) return plan->radix_bits;
    return GPUSORTI_LEAF_INDEX_BITS + (gpusorti_shape_tile(&plan->leaf) > 1u << GPUSORTI_LEAF_INDEX_BITS);
}

/* ---- leaves by place ---- */
static uint32_t gpusorti_place_room(const gpusorti_plan *plan) { return gpusorti_shape_tile(&plan->place); }

/* Places at which elements are cut into leaves, and the most of these: one before each cut, one at it, one behind. */
static uint32_t gpusorti_cuts(const gpusorti_plan *plan) {
    const uint32_t step = gpusorti_place_room(plan) / 8 * GPUSORTI_CUT_EIGHTHS;
    return gpusorti_has_places(plan) ? (plan->request.count - 1) / step : 0;
}

static uint32_t gpusorti_most_places(const gpusorti_plan *plan) {
    return gpusorti_has_places(plan) ? GPUSORTI_CUT_PLACES * gpusorti_cuts(plan) + 1 : 0;
}

/* log2 of the bytes that count the prefixes of a sample of a key in SAMPLED, at least four times as many, for each number of
 * digits. */
static uint32_t gpusorti_slot_bits(const gpusorti_plan *plan) {
    return gpusorti_max(gpusorti_log2(plan->request.count / (GPUSORTI_SAMPLED / 8)), 8);
}

/* Words that they take, */
static uint32_t gpusorti_prefix_words(const gpusorti_plan *plan) {
    return (uint32_t)GPUSORTI_PREFIX_CHOICES << gpusorti_slot_bits(plan) >> 2;
}

/* and with them the totals by digit of compressed keys. */
static uint64_t gpusorti_slot_words(const gpusorti_plan *plan) {
    return gpusorti_has_places(plan) ? gpusorti_prefix_words(plan) + ((uint64_t)plan->pass_count << plan->radix_bits) : 0;
}

/* ---- segments ---- */
/* The most elements of a segment that is sorted beside others. */
static uint32_t gpusorti_small_segment(const gpusorti_plan *plan) {
    return gpusorti_min(gpusorti_shape_tile(&plan->small_segments) / GPUSORTI_SMALL_SEGMENTS,
                        gpusorti_shape_tile(&plan->listed[0]));
}

static uint32_t gpusorti_list_room(const gpusorti_plan *plan) {
    const uint32_t most = plan->request.count / (gpusorti_small_segment(plan) + 1);
    return plan->has_listed[0] || plan->has_listed[1] ? gpusorti_min(most, gpusorti_segments_of(&plan->request)) : 0;
}

/* Elements of the longest segment. */
static uint32_t gpusorti_longest(const gpusorti_request *r) {
    return r->segmentation == GPUSORTI_ROWS ? gpusorti_min(r->segment_size, r->count) : r->count;
}

/* selecting: elements of a span, a number of tiles. */
static uint32_t gpusorti_select_span(const gpusorti_plan *plan) {
    const uint32_t tile = gpusorti_shape_tile(&plan->selecting);
    if (tile == 0) return 0;
    return tile * (uint32_t)gpusorti_ceil_div(gpusorti_ceil_div(plan->request.count, tile), plan->most_spans);
}

/* Long segments, the tiles, or spans, that they are cut into, and segments of a list, at most. */
static uint32_t gpusorti_long_segments(const gpusorti_plan *plan) {
    const uint32_t most = plan->request.count / (gpusorti_shape_tile(&plan->listed[1]) + 1);
    return plan->has_long ? gpusorti_min(most, gpusorti_segments_of(&plan->request)) : 0;
}

static uint64_t gpusorti_long_tiles(const gpusorti_plan *plan) {
    const int selecting = gpusorti_selects(plan);
    const uint32_t tiles = plan->request.count / (selecting ? gpusorti_shape_tile(&plan->selecting) : gpusorti_tile(plan));
    if (!plan->has_long) return 0;
    return (uint64_t)gpusorti_long_segments(plan) + (selecting ? gpusorti_min(tiles, plan->most_spans) : tiles);
}

/* Words that one-sweep has for each long segment. */
static uint32_t gpusorti_base_words(const gpusorti_plan *plan) {
    return plan->chained ? plan->pass_count << plan->radix_bits : 0;
}

/* ---- the first k: rounds of select.comp ---- */
/* The first k of a long segment, see shaders/candidates.glsl: each span of it leaves so many candidates. */
enum { GPUSORTI_MORE_CANDIDATES = 32 }; /* beside k and three quarters of it */
static uint32_t gpusorti_candidate_room(const gpusorti_plan *plan) {
    return plan->request.limit + plan->request.limit / 4 * 3 + GPUSORTI_MORE_CANDIDATES;
}

/* Rounds of selecting, and the most candidates that the first of them leaves, and the second. With the count they
 * grow or stay, as spans do not. */
static uint32_t gpusorti_rounds(const gpusorti_plan *plan) {
    const uint32_t tile = gpusorti_shape_tile(&plan->selecting), room = gpusorti_candidate_room(plan);
    const uint64_t tiles = gpusorti_ceil_div(gpusorti_longest(&plan->request), tile), most = (uint64_t)plan->most_spans + 1;
    uint64_t left = (tiles < most ? tiles : most) * room;
    uint32_t rounds = 1;
    for (; left > gpusorti_shape_tile(&plan->listed[1]); rounds++) left = gpusorti_ceil_div(left, tile) * room;
    return rounds;
}

/* Where there is one round, nothing is left for a second. */
static uint64_t gpusorti_candidates(const gpusorti_plan *plan, uint32_t round) {
    const uint32_t tile = gpusorti_shape_tile(&plan->selecting), room = gpusorti_candidate_room(plan);
    const uint64_t segments = gpusorti_segments_of(&plan->request), most = plan->most_spans + segments,
                   tiles = segments * gpusorti_ceil_div(gpusorti_longest(&plan->request), tile);
    const uint64_t first = (tiles < most ? tiles : most) * room;
    if (round == 2 && gpusorti_rounds(plan) == 1) return 0;
    if (plan->algorithm == GPUSORTI_SEGMENTED) return gpusorti_long_tiles(plan) * room;
    return round == 1 ? first : (first / tile + segments) * room;
}

/* ---- the first k: select_any.comp ---- */
/* select_any.comp: bits of a digit. */
static uint32_t gpusorti_unordered_digit_bits(const gpusorti_request *request) {
    return request->segmentation == GPUSORTI_ONE_ARRAY ? GPUSORTI_SELECT_ARRAY_BITS : GPUSORTI_SELECT_ROW_BITS;
}

/* select_any.comp: words of a row. */
static uint32_t gpusorti_unordered_words(const gpusorti_request *r) {
    return GPUSORTI_SELECT_COUNTS + ((uint32_t)GPUSORTI_SELECT_STEPS << gpusorti_unordered_digit_bits(r));
}

/* select_any.comp: the most spans that count for themselves: of one array, or of rows that have several. */
static uint64_t gpusorti_unordered_spans(const gpusorti_plan *plan) {
    return (uint64_t)plan->most_spans << (plan->request.segmentation != GPUSORTI_ONE_ARRAY);
}

/* select_any.comp: the most results of a segment, and of all; whether these go by way of the second copies. */
static uint32_t gpusorti_unordered_room(const gpusorti_request *r) { return gpusorti_min(r->limit, gpusorti_longest(r)); }

static uint64_t gpusorti_unordered_results(const gpusorti_plan *plan) {
    const gpusorti_request *r = &plan->request;
    return gpusorti_lesser((uint64_t)gpusorti_segments_of(r) * gpusorti_unordered_room(r), r->count);
}

static int gpusorti_unordered_copies(const gpusorti_plan *plan) {
    return (~plan->request.flags & (uint32_t)(GPUSORT_KEEP_KEYS | GPUSORT_WRITE_INDICES)) != 0;
}
