#pragma once
#include "face/api.h"
#include "base/config.h"
#include "base/base.h"
#include "kernels/shared.h"
#include "kernels/kernels.h"
#include "kernels/shapes.h"
#include "device/context.h"
#include "plan/request.h"
#include "plan/plan.h"
#include "plan/where.h"
#include "plan/fit.h"
#include "plan/step.h"
#include "plan/ends.h"
#include "plan/planning.h"

/* ---- >>selection: the first k of one array, or of rows, without sorting the rest ---- */
/* In order: rounds of select.comp, then select_sort.comp. Each workgroup of a round reduces a span of a row to its first k
 * elements and some others, the candidates; when one workgroup has room for all that is left of a row, it sorts them. The
 * first two of ten keys, in spans of four, with room for three candidates of each, and of five for the sort:
 *
 *   given        5 0 8 2 | 9 1 7 3 | 6 4
 *   select       0 2 5   | 1 3 7   | 4 6 -
 *   select       0 1 2             | 4 6 -      in spans of what is left
 *   select_sort  0 1
 *
 * In any order, where many are wanted: select_any.comp, a step a digit from the highest on. Each step counts by its digit
 * the keys that agree with the k-th one so far, and stores those that come before it:
 *
 *   given    50 08 82 27 91 13 74 36 65 49     the first four: the highest digits 0, 1, 2 have one each, 3 the fourth
 *   step 1   counts highest digits: 1 1 1 1 1 ..  ->  the fourth key begins with 3
 *   step 2   stores 08 27 13, and counts the lowest digits of those that begin with 3
 *   step 3   stores 36
 *
 *   candidate  an element that may be among the first k, see shaders/selection/candidates.glsl
 *   pivot      a key, and a place among equals, that elements to keep do not pass
 *   span       tiles that one workgroup goes over */
enum {
    GPUSORTI_FEW_WANTED = 256,
    GPUSORTI_FEW_PACKED = 640, /* H200, 2026-11-27: selecting 512 takes .9 to 1.03 of the time, 768 1.06 to 1.28 */
    GPUSORTI_MOST_READ_AGAIN = 1 << 23,
    GPUSORTI_MORE_CANDIDATES = 32 /* of a span, beside k and three quarters of it */
};

/* ---- shapes and words of counts ---- */
/* Workgroups of select_any.comp hide what others wait for, and so are small. */
static gpusorti_shape gpusorti_selecting_shape(const gpusort_context *ctx, const gpusorti_plan *plan, int unordered) {
    gpusorti_shape shape = ctx->tuning.select;
    if (!gpusorti_has_shape(&shape)) return shape;
    if (unordered) shape.workgroup_size = gpusorti_min(shape.workgroup_size, 256);
    if (unordered && plan->request.segmentation == GPUSORTI_ONE_ARRAY) shape.variant = GPUSORTI_VARIANT_ARRAY;
    return gpusorti_fit_shape(ctx, plan, shape, &gpusorti_select_demands);
}

/* select_any.comp: bits of a digit. */
static uint32_t gpusorti_unordered_digit_bits(const gpusorti_request *request) {
    return request->segmentation == GPUSORTI_ONE_ARRAY ? GPUSORTI_SELECT_ARRAY_BITS : GPUSORTI_SELECT_ROW_BITS;
}

/* select_any.comp: words of a row. */
static uint32_t gpusorti_unordered_words(const gpusorti_request *r) {
    return GPUSORTI_SELECT_COUNTS + ((uint32_t)GPUSORTI_SELECT_STEPS << gpusorti_unordered_digit_bits(r));
}

/* Elements of the longest segment. */
static uint32_t gpusorti_longest(const gpusorti_request *r) {
    return r->segmentation == GPUSORTI_ROWS ? gpusorti_min(r->segment_size, r->count) : r->count;
}

/* ---- counts and limits ---- */
/* The greatest limit for which a span leaves so many candidates. */
static uint32_t gpusorti_limit_for(uint32_t room) {
    return room > GPUSORTI_MORE_CANDIDATES ? (room - GPUSORTI_MORE_CANDIDATES) / 7 * 4 : 0;
}

/* Bytes of counts and lists that segments may have for so many elements: a word and a half for each, and less where kernels
 * could not number the words of more. */
enum { GPUSORTI_COUNTED = 32, GPUSORTI_COUNT_BYTES = 192, GPUSORTI_FEW_COUNT_BYTES = 31 };

/* Selecting is faster where a tile leaves a quarter of its elements at most, and the workgroup that sorts what is left has
 * room for them. After those of tiles, buckets and segments. */
static void gpusorti_selection_thresholds(const gpusort_context *ctx, const gpusorti_plan *blank,
                                          gpusorti_thresholds *up_to) {
    const gpusorti_request *request = &blank->request;
    gpusorti_shape select;
    uint32_t room, i;
    if (up_to->listed[1] == 0) return; /* no workgroup sorts what is left */
    up_to->order_is_cheap = gpusorti_saturated((uint64_t)ctx->tuning.small_count * 4);
    up_to->short_array = gpusorti_keys_alone(request) ? up_to->order_is_cheap
                                                      : gpusorti_max(up_to->merges, up_to->run[GPUSORTI_RUN_SIZES - 1]);
    up_to->read_again = request->any_order ? (uint32_t)GPUSORTI_MOST_READ_AGAIN : 0;
    select = gpusorti_selecting_shape(ctx, blank, 0);
    room = gpusorti_min(gpusorti_shape_tile(&select) / 4, up_to->listed[1]);
    if (request->limit) up_to->span = gpusorti_shape_tile(&select);
    for (i = 0; i < 2 && request->any_order; i++)
        up_to->counted[i] = 4 * GPUSORTI_COUNTED * gpusorti_unordered_words(request) /
                            (i ? GPUSORTI_FEW_COUNT_BYTES : GPUSORTI_COUNT_BYTES);
    up_to->limits.few = request->packs ? 0 : (uint32_t)GPUSORTI_FEW_WANTED;
    up_to->limits.few_packed = request->packs ? (uint32_t)GPUSORTI_FEW_PACKED : 0;
    /* One workgroup sorts the candidates of two spans; of 64-bit keys half as many. H200, 2026-11-28, up to 10^6: at 1,100
     * of 1,152 selecting 32-bit pairs takes .9 to 1.2 of the time of sorting all, at 1,200 1.1 to 1.7. */
    up_to->limits.more = gpusorti_limit_for(up_to->listed[1] / 2 / request->key_words);
    up_to->limits.selected = gpusorti_limit_for(room);
    if (request->segmentation == GPUSORTI_OFFSETS)
        up_to->limits.halved = gpusorti_limit_for(gpusorti_min(room, up_to->listed[1] / 16 * 7));
    if (request->any_order) up_to->limits.ordered = gpusorti_max(up_to->limits.selected / 2, GPUSORTI_FEW_WANTED);
}

/* ---- planner ---- */
static gpusorti_selection gpusorti_fit_selection(const gpusort_context *ctx, const gpusorti_plan *plan,
                                                 const gpusorti_shape *sort, int unordered) {
    gpusorti_selection s;
    memset(&s, 0, sizeof s);
    s.select = gpusorti_selecting_shape(ctx, plan, unordered);
    s.sort = *sort;
    s.unordered = unordered && gpusorti_has_shape(&s.select);
    s.most_spans = gpusorti_max(ctx->tuning.select_invocations / gpusorti_max(s.select.workgroup_size, 1), 4);
    return s;
}

/* Whether select.comp reduces long segments to the first k, because that is faster than sorting them. */
static int gpusorti_may_select(const gpusorti_thresholds *up_to, const gpusorti_request *request) {
    if (request->limit == 0 || request->limit > up_to->limits.selected || !gpusorti_asks_for(request, GPUSORT_AUTO))
        return 0;
    return !(request->segmentation == GPUSORTI_OFFSETS && request->limit > up_to->limits.halved &&
             request->count > up_to->chained);
}

/* Whether select_any.comp finds them, in any order, because that is faster. */
static int gpusorti_may_drop_order(const gpusorti_thresholds *up_to, const gpusorti_request *request) {
    const uint32_t n = request->count;
    if (!request->any_order || request->limit <= up_to->limits.ordered) return 0;
    if (request->segmentation == GPUSORTI_ROWS && request->segment_size <= up_to->counted[n > up_to->chained]) return 0;
    if (request->limit <= up_to->limits.selected && n > up_to->read_again) return 0;
    return request->segmentation != GPUSORTI_ONE_ARRAY || request->packs || n > up_to->order_is_cheap;
}

/* Whether it is faster to sort all elements of an array, or of the only row. Those that are packed in any order are found
 * without sorting. */
static int gpusorti_sorts_whole(const gpusorti_thresholds *up_to, const gpusorti_request *request) {
    const uint32_t n = request->count, few = request->packs ? up_to->limits.few_packed : up_to->limits.few;
    if (request->segmentation != GPUSORTI_ONE_ARRAY && n > up_to->shortest_row) return 0;
    if (request->packs && request->any_order) return 0;
    if (n <= up_to->short_array) return request->limit > few;
    return n > up_to->span && n <= up_to->order_is_cheap && request->limit > up_to->limits.more;
}

/* The first k of one long array, or of long rows. */
static gpusorti_plan gpusorti_plan_selection(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                             gpusorti_plan plan) {
    const gpusorti_request *request = &plan.request;
    const uint32_t n = request->count;
    const int rows = request->segmentation == GPUSORTI_ROWS, unordered = gpusorti_may_drop_order(up_to, request);
    gpusorti_shape listed[GPUSORTI_LISTS];
    if (request->limit == 0) return gpusorti_no_plan(plan, "there is no limit");
    if (request->segmentation == GPUSORTI_OFFSETS) return gpusorti_no_plan(plan, "segments are neither rows nor one array");
    if (!gpusorti_fit_listed(ctx, &plan, listed)) return gpusorti_no_plan(plan, GPUSORTI_NO_SHAPE);
    if (n <= up_to->listed[1] || (rows && request->segment_size <= up_to->listed[1]))
        return gpusorti_no_plan(plan, "one workgroup sorts a row as a whole");
    if (gpusorti_sorts_whole(up_to, request)) return gpusorti_no_plan(plan, "so many are found sooner by sorting all");
    if (!unordered && !gpusorti_may_select(up_to, request)) return gpusorti_no_plan(plan, "the limit is too great");
    plan.of.selection = gpusorti_fit_selection(ctx, &plan, &listed[1], unordered);
    plan.shape = plan.of.selection.select;
    if (!gpusorti_has_plan(&plan)) return gpusorti_no_plan(plan, GPUSORTI_NO_SHAPE);
    return plan;
}

/* ---- numbers and scratch ---- */
static uint32_t gpusorti_selection_span(const gpusorti_request *r, const gpusorti_selection *s) {
    const uint32_t tile = gpusorti_shape_tile(&s->select);
    return tile * (uint32_t)gpusorti_ceil_div(gpusorti_ceil_div(r->count, tile), s->most_spans);
}

/* In order. Rounds: with the count they grow or stay, as spans do not. */
static void gpusorti_number_rounds(const gpusorti_request *r, gpusorti_selection *s) {
    const uint32_t tile = gpusorti_shape_tile(&s->select), room = r->limit + r->limit / 4 * 3 + GPUSORTI_MORE_CANDIDATES;
    const uint64_t tiles = gpusorti_ceil_div(gpusorti_longest(r), tile), most = (uint64_t)s->most_spans + 1;
    uint64_t left = gpusorti_lesser(tiles, most) * room;
    s->room = room;
    s->span = gpusorti_selection_span(r, s);
    for (s->rounds = 1; left > gpusorti_shape_tile(&s->sort); s->rounds++) left = gpusorti_ceil_div(left, tile) * room;
}

/* The candidates that the first round leaves at most, of so many spans, and the second, if there is one. */
static void gpusorti_number_candidates(gpusorti_selection *s, uint64_t first_spans, uint64_t second_spans) {
    s->candidates[0] = first_spans * s->room;
    s->candidates[1] = s->rounds == 1 ? 0 : second_spans * s->room;
}

/* select_any.comp: the most spans that count for themselves: of one array, or of rows that have several. */
static uint64_t gpusorti_unordered_spans(const gpusorti_request *r, const gpusorti_selection *s) {
    return (uint64_t)s->most_spans << (r->segmentation != GPUSORTI_ONE_ARRAY);
}

/* select_any.comp: the most results of a segment, and of all; whether these go by way of the second copies. */
static uint32_t gpusorti_unordered_room(const gpusorti_request *r) { return gpusorti_min(r->limit, gpusorti_longest(r)); }

static uint64_t gpusorti_unordered_results(const gpusorti_request *r) {
    return gpusorti_lesser((uint64_t)gpusorti_segments_of(r) * gpusorti_unordered_room(r), r->count);
}

static int gpusorti_unordered_copies(const gpusorti_request *r) {
    return (~r->flags & (uint32_t)(GPUSORT_KEEP_KEYS | GPUSORT_WRITE_INDICES)) != 0;
}

/* Second copies: candidates, or results in any order that go to their places at last. */
static void gpusorti_number_selection(const gpusort_context *ctx, gpusorti_plan *plan) {
    const gpusorti_request *r = &plan->request;
    gpusorti_selection *s = &plan->of.selection;
    const uint64_t segments = gpusorti_segments_of(r), tile = gpusorti_shape_tile(&s->select),
                   spans = gpusorti_lesser(segments * gpusorti_ceil_div(gpusorti_longest(r), tile),
                                           s->most_spans + segments);
    (void)ctx;
    plan->packs_at_once = r->packs_indices;
    gpusorti_place_keys(plan, 0, !(r->flags & GPUSORT_KEEP_KEYS) && r->key_bits < 32);
    gpusorti_read_given(plan, 1, plan->mode == GPUSORTI_ADDRESSES || s->unordered);
    if (s->unordered) {
        s->span = gpusorti_selection_span(r, s);
        plan->needs.status = 4 * (segments * gpusorti_unordered_words(r) +
                                  (gpusorti_unordered_spans(r, s) << gpusorti_unordered_digit_bits(r)));
        plan->needs.alt_elements = gpusorti_unordered_copies(r) ? gpusorti_unordered_results(r) : 0;
    } else {
        gpusorti_number_rounds(r, s);
        gpusorti_number_candidates(s, spans, spans * s->room / tile + segments);
        plan->needs.alt_elements = s->candidates[0] + s->candidates[1];
        plan->needs.alt_words = 1;
    }
}

/* ---- steps, in order, see shaders/selection/candidates.glsl ---- */
/* A round of selecting, or the sort that follows. */
static void gpusorti_visit_selection(gpusorti_walk *walk, enum gpusorti_kernel kernel, const gpusorti_shape *shape,
                                     const gpusorti_select_args *args) {
    const gpusorti_plan *plan = walk->plan;
    const uint64_t workgroups = (uint64_t)gpusorti_segments_of(&plan->request) * args->spans;
    gpusorti_step *step = gpusorti_start_step(walk, kernel, shape, workgroups, -1);
    if (args->size == 0) step->indirect = GPUSORTI_SIZE_LONG;
    step->push.values_alt_base = (uint32_t)((plan->layout.values_alt - plan->layout.keys_alt) / 4);
    step->push.args.select = *args;
    if (kernel == GPUSORTI_KERNEL_select) gpusorti_bind_input(walk);
    gpusorti_visit_step(walk);
}

/* Each round reads what the one before has left, at one end of scratch, and writes what it leaves to the other. row_size: 0
 * for long segments, whose tiles are the spans. */
static void gpusorti_walk_selection(gpusorti_walk *walk, const gpusorti_selection *s, uint32_t row_size) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_request *request = &plan->request;
    uint64_t left = gpusorti_longest(request);
    gpusorti_shape select = s->select, sort = s->sort;
    gpusorti_select_args args;
    memset(&args, 0, sizeof args);
    args.size = row_size;
    args.span = s->span;
    args.later = gpusorti_shape_tile(&select);
    args.owners = gpusorti_control_word(plan, plan->layout.owners);
    args.limit = request->limit;
    args.room = s->room;
    for (args.round = 1; args.round <= s->rounds; args.round++) {
        args.spans = (uint32_t)gpusorti_ceil_div(left, args.round == 1 ? args.span : args.later);
        args.to = args.round % 2 ? 0 : (uint32_t)s->candidates[0];
        gpusorti_visit_selection(walk, GPUSORTI_KERNEL_select, &select, &args);
        select.variant = GPUSORTI_VARIANT_CANDIDATES;
        left = (uint64_t)args.spans * args.room;
        args.from = args.to;
        args.spans_before = args.spans;
    }
    args.spans = 1;
    if (plan->packs_at_once) sort.variant |= GPUSORTI_VARIANT_SIDE_BY_SIDE;
    gpusorti_visit_selection(walk, GPUSORTI_KERNEL_select_sort, &sort, &args);
}

/* ---- steps, in any order, see shaders/selection/select_any.comp ---- */
static void gpusorti_visit_unordered(gpusorti_walk *walk, uint32_t number, uint64_t elements, gpusorti_unordered_args args) {
    const gpusorti_plan *plan = walk->plan;
    const uint64_t rows = gpusorti_segments_of(&plan->request);
    gpusorti_shape shape = plan->of.selection.select;
    args.spans = (uint32_t)gpusorti_ceil_div(elements, args.span);
    if (plan->packs_at_once) shape.variant |= GPUSORTI_VARIANT_SIDE_BY_SIDE;
    gpusorti_start_step(walk, GPUSORTI_KERNEL_select_any, &shape, rows * args.spans, -1)->push.args.unordered = args;
    if (number <= args.digits + 1) gpusorti_bind_input(walk);
    walk->step.push.pass = number;
    gpusorti_visit_step(walk);
}

static void gpusorti_walk_unordered(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_request *request = &plan->request;
    const uint32_t longest = gpusorti_longest(request);
    gpusorti_unordered_args args;
    uint32_t number;
    args.size = gpusorti_row_size(request);
    args.span = plan->of.selection.span;
    args.limit = request->limit;
    args.room = gpusorti_unordered_room(request);
    args.digits = (uint32_t)gpusorti_ceil_div(request->bit_count, gpusorti_unordered_digit_bits(request));
    args.apart = (uint32_t)gpusorti_is_apart(walk);
    gpusorti_visit_unordered(walk, 0, 1, args);
    for (number = 1; number <= args.digits + 1; number++) gpusorti_visit_unordered(walk, number, longest, args);
    args.span = gpusorti_shape_tile(&plan->of.selection.select);
    if (gpusorti_unordered_copies(request)) gpusorti_visit_unordered(walk, number, args.room, args);
}

/* ---- steps of either ---- */
static void gpusorti_walk_selected(gpusorti_walk *walk) {
    gpusorti_walk_no_indices(walk);
    if (walk->plan->of.selection.unordered)
        gpusorti_walk_unordered(walk);
    else
        gpusorti_walk_selection(walk, &walk->plan->of.selection, gpusorti_row_size(&walk->plan->request));
}
