#pragma once
#include "plan/ends.h"
#include "plan/planning.h"

/* ---- >>selection: the first k of one array, of rows or of segments, without sorting the rest ---- */
/* Short rows, where k is small: first_few.comp, a subgroup each. Segments of hundreds of elements: first_some.comp, a
 * subgroup each, if it has room for k. Others: first_k.comp, a workgroup each. The latter two keep what does not pass a
 * pivot, a key and a place among equals. They lower the pivot when that is too much:
 *
 *   given     50 08 82 27 91 13 74 36 65 49     the first three, tiles of five, room for four
 *   tile 1    keeps 50 08 27 91 ..: too much; of 50 08 82 27 91 the first three do not pass 50: keeps 50 08 27
 *   tile 2    of 13 74 36 65 49 keeps 13 36 49: too much; of these six the first three do not pass 27: keeps 08 27 13
 *   sorts     08 13 27
 *
 * Where there are few long segments, several workgroups leave candidates of each. first_k.comp finds the first k among them:
 * span by span, each the first k of its own; or, where k is too great for that, first_filter.comp keeps what does not pass a
 * pivot from a sample, chosen so that it hardly ever keeps too few. If it does, or too many, first_k.comp goes through all.
 * Of one array or row that is not very long, first_split.comp takes the sample and leaves candidates, which it divides
 * into buckets between samples. A few workgroups rank each bucket, which tells where its elements come among all:
 *
 *   given     50 08 82 27 91 13 74 36 65 49     the first three; samples 50 27 74 13, in order 13 27 50 74: the pivot is 50
 *   buckets   up to 13: 08 13    to 27: 27    to 50: 50 36 49
 *   ranks     08 13              27           the third bucket begins behind the first three
 *
 * In any order, where k is too great for shared memory: select_any.comp, a step a digit from the highest on. Each step
 * counts by its digit the keys that agree with the k-th one so far, and stores those that come before it:
 *
 *   given    50 08 82 27 91 13 74 36 65 49     the first four: the highest digits 0, 1, 2 have one each, 3 the fourth
 *   step 1   counts highest digits: 1 1 1 1 1 ..  ->  the fourth key begins with 3
 *   step 2   stores 08 27 13, and counts the lowest digits of those that begin with 3
 *   step 3   stores 36
 *
 * In order, if all elements are one array or row and many: select_any.comp stores what it finds in the order of its places,
 * and that is sorted as an array of its own.
 *
 *   candidate  an element that may be among the first k, see shaders/selection/first_segments.glsl
 *   pivot      a key, and a place among equals, that elements to keep do not pass
 *   span       tiles that one workgroup goes over */
enum {
    GPUSORTI_FEW_WANTED = 16,            /* by first_few.comp: a round each */
    GPUSORTI_FEWEST_OF_LANE = 4,         /* items of an invocation of first_few.comp, or twice as many */
    GPUSORTI_SOME_ITEMS = 16,            /* and of first_some.comp, or half as many */
    GPUSORTI_SOME_TILES = 8,             /* of a segment that a subgroup of first_some.comp goes over, at most */
    GPUSORTI_SCARCE = 16,                /* elements of each resident invocation, at least, where a subgroup takes a row, */
    GPUSORTI_FEW_ROWS = 4,               /* or at most, where that is faster than a sort of short rows */
    GPUSORTI_LEAST_FIRST = 64,           /* invocations of first_k.comp, if fewer are enough for short rows */
    GPUSORTI_SPAN_PARTS = 12,            /* a tile leaves one of so many words of keys, or fewer, as candidates; */
    GPUSORTI_LONG_SPAN_PARTS = 64,       /* one of so many where there are more spans than */
    GPUSORTI_MOST_SPANS = 32,            /* so many, each of a tile */
    GPUSORTI_LEAST_FOUND_FROM = 1 << 17, /* elements of an array that is sorted whole, */
    GPUSORTI_FOUND_FROM = 32,            /* or so many of an invocation: H200, 2026-11-29: 2^20 are sorted sooner whole */
    GPUSORTI_MOST_READ_AGAIN = 1 << 23,
    GPUSORTI_MOST_SPLIT = 1 << 20,       /* first_split.comp: elements, */
    GPUSORTI_FEWER_SPLIT = 1 << 19,      /* or of 64-bit keys, whose buckets are greater, or where select_any.comp serves; */
    GPUSORTI_PART_SHARE = 8,             /* so many times what is wanted fills the candidates of all parts, at least */
    GPUSORTI_SAMPLES_LEFT = 16,          /* samples, and what lies between them, that more than those wanted are left */
    GPUSORTI_LOOPED_TILES = 1 << 12,     /* that first_k.comp goes through with VARIANT_LOOPS_END: rounds for 16 each */
    GPUSORTI_DIRECT_TILES = 2 /* of one workgroup, even if the others have nothing to do */
};

/* ---- shapes and words of counts ---- */
/* Of first_k.comp: for rows of hundreds of elements, of thousands, for longer ones, for a sample, for spans of a tile, for
 * candidates behind a filter, for those of spans, which are few, and for those of a bucket. */
enum gpusorti_first {
    GPUSORTI_FIRST_SHORT,
    GPUSORTI_FIRST_MIDDLE,
    GPUSORTI_FIRST_LONG,
    GPUSORTI_FIRST_SAMPLE,
    GPUSORTI_FIRST_SPAN,
    GPUSORTI_FIRST_LEFT,
    GPUSORTI_FIRST_FEW_LEFT,
    GPUSORTI_FIRST_BUCKET
};

/* The tuning table's shape is that for long rows. share: log2 of the part of a tile that there is shared memory for. */
static gpusorti_shape gpusorti_first_shape(const gpusort_context *ctx, const gpusorti_plan *plan, enum gpusorti_first which,
                                           uint32_t variant) {
    static const struct {
        uint32_t part, most_size, most_items, share;
    } kinds[] = {{8, GPUSORTI_MOST_SIZE, GPUSORTI_MOST_ITEMS, 2}, {4, GPUSORTI_MOST_SIZE, GPUSORTI_MOST_ITEMS, 2},
                 {1, GPUSORTI_MOST_SIZE, GPUSORTI_MOST_ITEMS, 2}, {1, GPUSORTI_MOST_SIZE, 8, 2},
                 {1, 512, 8, 2},                                  {1, GPUSORTI_MOST_SIZE, 8, 1},
                 {1, GPUSORTI_MOST_SIZE, 4, 0}, {1, 512, 8, 0}};
    gpusorti_shape shape = ctx->tuning.select;
    if (!gpusorti_has_shape(&shape)) return shape;
    shape.workgroup_size = gpusorti_power_below(shape.workgroup_size);
    if (kinds[which].part > 1 && shape.workgroup_size / kinds[which].part < GPUSORTI_LEAST_FIRST)
        which = GPUSORTI_FIRST_LONG;
    shape.workgroup_size = gpusorti_min(shape.workgroup_size / kinds[which].part, kinds[which].most_size);
    if (which == GPUSORTI_FIRST_SHORT) shape.items = gpusorti_max(shape.items / 2, GPUSORTI_FEWEST_SORTED_ITEMS);
    shape.items = gpusorti_min(shape.items, kinds[which].most_items);
    shape.variant = variant | kinds[which].share << GPUSORTI_VARIANT_SHARE;
    if (ctx->caps.device_type == VK_PHYSICAL_DEVICE_TYPE_CPU) shape.variant |= GPUSORTI_VARIANT_LOOPS_END;
    return gpusorti_fit_shape(ctx, plan, shape, &gpusorti_first_demands);
}

/* The greatest limit for which it has room: it lowers its pivot to one and a half times as many elements. */
static uint32_t gpusorti_first_limit(const gpusorti_shape *shape) {
    return (gpusorti_shape_tile(shape) >> (shape->variant >> GPUSORTI_VARIANT_SHARE & GPUSORTI_MOST_SHARE)) / 3 * 2;
}

/* first_few.comp and first_some.comp need full subgroups of a known size. */
static gpusorti_shape gpusorti_few_shape(const gpusort_context *ctx, const gpusorti_plan *plan, uint32_t which) {
    const gpusorti_shape none = {0, 0, 0};
    gpusorti_shape shape = gpusorti_shape_of(128, (uint32_t)GPUSORTI_FEWEST_OF_LANE << which, 0);
    if (!plan->lanes.operations) return none;
    shape = gpusorti_fit_shape(ctx, plan, shape, &gpusorti_few_demands);
    return gpusorti_pinned(&plan->lanes, shape.workgroup_size) ? shape : none;
}

/* Where the tuning row has lanes for the first k, 64-bit keys are half as many, as if rows were short: registers are scarce.
 * many: with room for more elements that are wanted, and fewer workgroups at once. A workgroup is one subgroup, whatever
 * workgroups are forced. Where several subgroups of one come by different numbers of barriers, lavapipe ends all when the
 * first has ended. */
static gpusorti_shape gpusorti_some_shape(const gpusort_context *ctx, const gpusorti_plan *plan, int many) {
    const gpusorti_shape none = {0, 0, 0};
    const gpusorti_request *r = &plan->request;
    const gpusorti_shape few = gpusorti_few_shape(ctx, plan, GPUSORTI_FEW_SHAPES - 1);
    const int spares = plan->lanes.size == ctx->tuning.select_lanes && r->key_words == 2,
              is_short = spares || (r->segmentation == GPUSORTI_ROWS && r->segment_size <= few.items * plan->lanes.size);
    const gpusorti_shape shape = gpusorti_shape_of(plan->lanes.size, (uint32_t)GPUSORTI_SOME_ITEMS >> is_short,
                                                   (is_short || many ? 1u : 2u) << GPUSORTI_VARIANT_SHARE);
    if (!plan->lanes.operations || plan->lanes.size < GPUSORTI_SOME_LANES) return none;
    if (!gpusorti_pinned(&plan->lanes, shape.workgroup_size)) return none;
    return gpusorti_has_room(ctx, plan, &shape, &gpusorti_some_demands) ? shape : none;
}

/* Workgroups of select_any.comp hide what others wait for, and so are small; those of first_filter.comp as well. */
static gpusorti_shape gpusorti_spanning_shape(const gpusort_context *ctx, const gpusorti_plan *plan,
                                              const gpusorti_demands *demands) {
    gpusorti_shape shape = ctx->tuning.select;
    shape.workgroup_size = gpusorti_min(shape.workgroup_size, demands == &gpusorti_split_demands ? 512 : 256);
    if (demands != &gpusorti_select_demands)
        shape.items = gpusorti_min(shape.items, 8);
    else if (plan->of.selection.one)
        shape.variant = GPUSORTI_VARIANT_ARRAY | (plan->sorts_found ? (uint32_t)GPUSORTI_VARIANT_PLACED : 0);
    return gpusorti_has_shape(&shape) ? gpusorti_fit_shape(ctx, plan, shape, demands) : shape;
}

/* The greatest limit for which it has room. */
static uint32_t gpusorti_some_limit(const gpusorti_shape *shape) {
    return (gpusorti_shape_tile(shape) >> (shape->variant >> GPUSORTI_VARIANT_SHARE & GPUSORTI_MOST_SHARE)) /
           GPUSORTI_SOME_LEFT_PART;
}

/* select_any.comp: bits of a digit, and words of a row. one: it is the only one. */
static uint32_t gpusorti_unordered_digit_bits(int one) {
    return one ? GPUSORTI_SELECT_ARRAY_BITS : GPUSORTI_SELECT_ROW_BITS;
}

static uint32_t gpusorti_unordered_words(int one) {
    return GPUSORTI_SELECT_COUNTS + ((uint32_t)GPUSORTI_SELECT_STEPS << gpusorti_unordered_digit_bits(one));
}

/* Elements of the longest segment. */
static uint32_t gpusorti_longest(const gpusorti_request *r) {
    return r->segmentation == GPUSORTI_ROWS ? gpusorti_min(r->segment_size, r->count) : r->count;
}

/* ---- counts and limits ---- */
/* The plan with the lanes that the tuning row wants for these kernels, which hold more registers than others. */
static gpusorti_plan gpusorti_with_select_lanes(const gpusort_context *ctx, const gpusorti_plan *of) {
    const gpusorti_caps *caps = &ctx->caps;
    const uint32_t wanted = caps->subgroup_choice ? gpusorti_power_below(ctx->tuning.select_lanes) : 0;
    gpusorti_plan plan = *of;
    if (plan.lanes.size != 0 && wanted >= caps->subgroup_min && wanted <= caps->subgroup_max) plan.lanes.size = wanted;
    return plan;
}

static void gpusorti_selection_thresholds(const gpusort_context *ctx, const gpusorti_plan *given,
                                          gpusorti_thresholds *up_to) {
    const gpusorti_plan own = gpusorti_with_select_lanes(ctx, given), *blank = &own;
    const gpusorti_request *request = &blank->request;
    const gpusorti_shape left = gpusorti_first_shape(ctx, blank, GPUSORTI_FIRST_LEFT, 0),
                         span = gpusorti_first_shape(ctx, blank, GPUSORTI_FIRST_SPAN, GPUSORTI_VARIANT_SPANS),
                         bucket = gpusorti_first_shape(ctx, blank, GPUSORTI_FIRST_BUCKET, GPUSORTI_VARIANT_BUCKETS),
                         some = gpusorti_some_shape(ctx, blank, 0), many = gpusorti_some_shape(ctx, blank, 1);
    uint32_t limits[GPUSORTI_FIRST_SHAPES], ranked = GPUSORTI_MOST_RANKED, i;
    if (request->limit == 0 || !gpusorti_asks_for(request, GPUSORT_AUTO)) return;
    for (i = 0; i < GPUSORTI_FIRST_SHAPES; i++) {
        const gpusorti_shape shape = gpusorti_first_shape(ctx, blank, (enum gpusorti_first)i, 0);
        up_to->first[i] = gpusorti_shape_tile(&shape);
        limits[i] = gpusorti_first_limit(&shape);
        ranked = gpusorti_min(ranked, shape.workgroup_size);
    }
    if (up_to->first[0] == 0 || up_to->first[1] == 0 || up_to->first[2] == 0) return;
    up_to->limits.split = gpusorti_first_limit(&bucket);
    up_to->limits.spans = gpusorti_min(gpusorti_shape_tile(&span) / (GPUSORTI_SPAN_PARTS * request->key_words),
                                       gpusorti_first_limit(&span));
    up_to->limits.long_spans = gpusorti_min(up_to->first[2] / GPUSORTI_LONG_SPAN_PARTS, limits[2]);
    up_to->looped = UINT32_MAX;
    if (ctx->caps.device_type == VK_PHYSICAL_DEVICE_TYPE_CPU)
        up_to->looped = gpusorti_saturated((uint64_t)GPUSORTI_LOOPED_TILES * up_to->first[2]);
    up_to->spans = gpusorti_saturated((uint64_t)GPUSORTI_MOST_SPANS * gpusorti_shape_tile(&span));
    up_to->first[2] = gpusorti_saturated((uint64_t)GPUSORTI_DIRECT_TILES * up_to->first[2]);
    up_to->limits.ranked = ranked / 4 * 3;
    up_to->limits.first_short = limits[0];
    up_to->limits.first_middle = limits[1];
    up_to->limits.first = gpusorti_min(limits[2], gpusorti_first_limit(&left));
    for (i = 0; i < GPUSORTI_FEW_SHAPES; i++) {
        const gpusorti_shape few = gpusorti_few_shape(ctx, blank, i);
        up_to->few[i] = few.items * blank->lanes.size;
        if (up_to->few[i]) up_to->limits.few = gpusorti_min(blank->lanes.size, GPUSORTI_FEW_WANTED);
    }
    /* No more than what leaves candidates has, so that no other kernel takes the same segments. */
    up_to->some = gpusorti_min(GPUSORTI_SOME_TILES * gpusorti_shape_tile(&some), up_to->first[2]);
    /* H200, 2026-11-29: 1,024 rows of 4,096 are too few, 2,048 are enough. */
    up_to->scarce = gpusorti_saturated((uint64_t)GPUSORTI_SCARCE * ctx->tuning.select_invocations);
    if (up_to->some && request->segmentation == GPUSORTI_ROWS && request->segment_size > up_to->some / 2)
        up_to->scarce = gpusorti_saturated(2 * (uint64_t)up_to->scarce * request->segment_size / up_to->some);
    /* H200, 2026-11-29, rows of 128, instead of a sort: the first 32 of 2^16 elements .010 ms for .019, of 2^19 .015 for
     * .022; the first 64 of 2^20 .032 for .031. */
    up_to->few_rows = gpusorti_saturated((uint64_t)GPUSORTI_FEW_ROWS * ctx->tuning.select_invocations);
    up_to->limits.some = gpusorti_some_limit(&some);
    up_to->limits.some_ranked = blank->lanes.size;
    up_to->limits.some_of_many = gpusorti_some_limit(&many);
    /* H200, 2026-11-28: 512 of 64 rows of 131,072 take .061 ms, by digits .084; 2,048 of 2^20 .040 and .031, of 2^24 .096
     * and .184. */
    if (request->any_order) up_to->limits.ordered = up_to->limits.first / 2;
    up_to->split = request->key_words == 2 || (request->any_order && request->limit > up_to->limits.ordered)
                       ? GPUSORTI_FEWER_SPLIT
                       : GPUSORTI_MOST_SPLIT;
    if (request->any_order) up_to->read_again = GPUSORTI_MOST_READ_AGAIN;
    up_to->below_found = gpusorti_max(GPUSORTI_LEAST_FOUND_FROM, GPUSORTI_FOUND_FROM * ctx->tuning.select_invocations);
    up_to->below_found = gpusorti_max(up_to->below_found,
                                      gpusorti_saturated((uint64_t)GPUSORTI_FOUND_PART * request->limit));
    for (i = 0; i < 2; i++)
        up_to->counted[i] = 4 * GPUSORTI_COUNTED * gpusorti_unordered_words(0) /
                            (i ? GPUSORTI_FEW_COUNT_BYTES : GPUSORTI_COUNT_BYTES);
}

/* ---- planner ---- */
/* Whether several workgroups leave candidates by buckets, of one array or of one row that holds all elements. Values that
 * are moved would be overwritten where they are still read. */
static int gpusorti_splits(const gpusorti_plan *plan, const gpusorti_thresholds *up_to) {
    const gpusorti_request *r = &plan->request;
    const uint32_t n = gpusorti_longest(r);
    if (r->segmentation == GPUSORTI_OFFSETS || n <= up_to->first[2] || n > up_to->split) return 0;
    if (r->segmentation == GPUSORTI_ROWS && r->count > up_to->shortest_row) return 0;
    if (plan->mode != GPUSORTI_ADDRESSES && !(r->flags & GPUSORT_KEEP_KEYS)) return 0; /* given keys would be copied first */
    return r->limit <= up_to->limits.split && (r->value_words == 0 || (r->flags & GPUSORT_WRITE_INDICES));
}

/* The kernels for segments that leave candidates. */
static void gpusorti_add_candidates(const gpusort_context *ctx, const gpusorti_thresholds *up_to, uint32_t any,
                                    gpusorti_plan *plan) {
    gpusorti_selection *s = &plan->of.selection;
    const uint32_t invocations = ctx->tuning.select_invocations;
    s->direct = up_to->first[2];
    if (gpusorti_splits(plan, up_to)) {
        const uint32_t any_order = plan->request.any_order ? GPUSORTI_VARIANT_ANY_ORDER : 0;
        s->split = gpusorti_spanning_shape(ctx, plan, &gpusorti_split_demands);
        s->first_left = gpusorti_first_shape(ctx, plan, GPUSORTI_FIRST_BUCKET,
                                             GPUSORTI_VARIANT_CANDIDATES | GPUSORTI_VARIANT_BUCKETS | any_order);
        s->most_spans = gpusorti_max(invocations / s->split.workgroup_size / 2, 4);
        return;
    }
    if (plan->request.count <= up_to->spans && plan->request.limit <= up_to->limits.spans) {
        s->span_shape = gpusorti_first_shape(ctx, plan, GPUSORTI_FIRST_SPAN, GPUSORTI_VARIANT_SPANS);
    } else if (plan->request.count > up_to->spans && plan->request.limit <= up_to->limits.long_spans) {
        s->span_shape = gpusorti_first_shape(ctx, plan, GPUSORTI_FIRST_LONG, GPUSORTI_VARIANT_SPANS);
    } else {
        s->sample = gpusorti_first_shape(ctx, plan, GPUSORTI_FIRST_SAMPLE, GPUSORTI_VARIANT_SAMPLE);
        s->filter = gpusorti_spanning_shape(ctx, plan, &gpusorti_filter_demands);
        s->most_spans = gpusorti_max(2 * invocations / s->filter.workgroup_size, 4);
    }
    s->first_left = gpusorti_first_shape(ctx, plan,
                                         gpusorti_has_shape(&s->sample) ? GPUSORTI_FIRST_LEFT : GPUSORTI_FIRST_FEW_LEFT,
                                         GPUSORTI_VARIANT_CANDIDATES | any);
    s->most_workgroups = gpusorti_max(
        invocations / (gpusorti_has_shape(&s->sample) ? s->sample : s->span_shape).workgroup_size, 4);
    s->most_filtered = s->most_workgroups / 2;
}

static gpusorti_plan gpusorti_plan_unordered(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                             gpusorti_plan plan) {
    const gpusorti_request *request = &plan.request;
    gpusorti_selection *s = &plan.of.selection;
    const int alone = s->one && request->key_bits >= 32;
    if (request->segmentation == GPUSORTI_OFFSETS || (!request->any_order && !alone))
        return gpusorti_no_plan(plan, request->limit > up_to->limits.first ? "the limit is too great"
                                                                           : "the driver's loops end before one so long");
    if (!request->any_order && request->count <= up_to->below_found)
        return gpusorti_no_plan(plan, "so few are sorted sooner whole");
    plan.sorts_found = !request->any_order;
    if (!s->one && request->segment_size <= up_to->counted[request->count > up_to->chained])
        return gpusorti_no_plan(plan, "so short rows have too many counts");
    s->select_any = gpusorti_spanning_shape(ctx, &plan, &gpusorti_select_demands);
    if (!gpusorti_has_shape(&s->select_any)) return gpusorti_no_plan(plan, GPUSORTI_NO_SHAPE);
    s->most_spans = gpusorti_max(ctx->tuning.select_invocations / s->select_any.workgroup_size, 4);
    plan.shape = s->select_any;
    return plan;
}

/* Rows take the kernels for their length, and segments of any length those for all lengths. */
static gpusorti_plan gpusorti_plan_selection(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                             gpusorti_plan plan) {
    const gpusorti_request *request = &plan.request;
    const gpusorti_limits *limits = &up_to->limits;
    const int any_length = request->segmentation == GPUSORTI_OFFSETS, one = request->segmentation == GPUSORTI_ONE_ARRAY;
    const uint32_t n = gpusorti_longest(request);
    const int rows = request->segmentation == GPUSORTI_ROWS, one_row = rows && request->count <= up_to->shortest_row,
              is_few = rows && n <= up_to->few[1] && request->limit <= limits->few,
              is_some = !is_few && rows && n <= up_to->some && request->limit <= limits->some_of_many &&
                        (n <= up_to->few[0]   ? request->count <= up_to->few_rows
                         : n <= up_to->few[1] ? 1
                                              : request->count > up_to->scarce);
    const uint32_t any = request->any_order && request->limit > limits->ranked ? GPUSORTI_VARIANT_ANY_ORDER : 0;
    enum gpusorti_first which = GPUSORTI_FIRST_LONG;
    gpusorti_selection *s = &plan.of.selection;
    if (request->limit == 0) return gpusorti_no_plan(plan, "there is no limit");
    if (limits->first == 0) return gpusorti_no_plan(plan, GPUSORTI_NO_SHAPE);
    memset(s, 0, sizeof *s);
    s->one = one || (one_row && !request->any_order);
    if (request->limit > limits->first || n > up_to->looped) return gpusorti_plan_unordered(ctx, up_to, plan);
    if (request->any_order && request->limit > limits->ordered && n > up_to->first[2] && !gpusorti_splits(&plan, up_to) &&
        request->count <= up_to->read_again) {
        const gpusorti_plan unordered = gpusorti_plan_unordered(ctx, up_to, plan);
        if (gpusorti_has_plan(&unordered)) return unordered;
    }
    if (request->count > up_to->shortest_row && rows && n <= up_to->few[1] && !is_few && !is_some)
        return gpusorti_no_plan(plan, "so short rows are sorted sooner, several by a workgroup");
    plan = gpusorti_with_select_lanes(ctx, &plan);
    if (!one && (n <= up_to->first[1] || any_length) && request->limit <= limits->first_middle)
        which = GPUSORTI_FIRST_MIDDLE;
    if (!one && n <= up_to->first[0] && request->limit <= limits->first_short) which = GPUSORTI_FIRST_SHORT;
    if (is_few) {
        s->few_kernel = GPUSORTI_KERNEL_first_few;
        s->few = gpusorti_few_shape(ctx, &plan, n > up_to->few[0]);
    } else if (is_some || (any_length && request->limit <= limits->some_of_many)) {
        s->few_kernel = GPUSORTI_KERNEL_first_some;
        s->few = gpusorti_some_shape(ctx, &plan, request->limit > limits->some);
        if (request->any_order && request->limit > limits->some_ranked) s->few.variant |= GPUSORTI_VARIANT_ANY_ORDER;
    }
    if (gpusorti_has_shape(&s->few)) s->most_few = is_few ? up_to->few[1] : up_to->some;
    if (!is_few && !is_some) s->first = gpusorti_first_shape(ctx, &plan, which, any);
    if (n > up_to->first[2]) gpusorti_add_candidates(ctx, up_to, any, &plan);
    plan.shape = gpusorti_has_shape(&s->first) ? s->first : s->few;
    return plan;
}

/* ---- numbers and scratch ---- */
/* Elements of a workgroup's span: whole tiles. */
static uint32_t gpusorti_span_of(const gpusorti_request *r, const gpusorti_selection *s, const gpusorti_shape *shape) {
    const uint32_t tile = gpusorti_shape_tile(shape);
    return tile * (uint32_t)gpusorti_ceil_div(gpusorti_ceil_div(r->count, tile), s->most_spans);
}

/* select_any.comp: the most spans that count for themselves: of one array, or of rows that have several. */
static uint64_t gpusorti_unordered_spans(const gpusorti_selection *s) { return (uint64_t)s->most_spans << !s->one; }

/* select_any.comp: the most results of a segment, and of all; whether these go by way of the second copies. */
static uint32_t gpusorti_unordered_room(const gpusorti_request *r) { return gpusorti_min(r->limit, gpusorti_longest(r)); }

static uint64_t gpusorti_unordered_results(const gpusorti_request *r) {
    return gpusorti_lesser((uint64_t)gpusorti_segments_of(r) * gpusorti_unordered_room(r), r->count);
}

/* select_any.comp: room for what it finds, to be sorted: more than is wanted, so that few digits lead to it. */
static uint32_t gpusorti_found_room(const gpusorti_request *r) {
    return (uint32_t)gpusorti_lesser((uint64_t)GPUSORTI_FOUND_PART * r->limit, gpusorti_longest(r));
}

static int gpusorti_unordered_copies(const gpusorti_request *r) {
    return (~r->flags & (uint32_t)(GPUSORT_KEEP_KEYS | GPUSORT_WRITE_INDICES)) != 0;
}

/* Candidates of all parts of the array or row that first_split.comp takes. */
static uint64_t gpusorti_number_split(const gpusorti_request *r, gpusorti_selection *s) {
    const uint32_t room = GPUSORTI_SPLIT_ROOM * s->split.workgroup_size,
                   tiles = (uint32_t)gpusorti_ceil_div(gpusorti_longest(r), gpusorti_shape_tile(&s->split)),
                   fewest = (uint32_t)gpusorti_ceil_div(GPUSORTI_PART_SHARE * (uint64_t)r->limit, room),
                   parts = gpusorti_max(gpusorti_min(tiles, s->most_spans), fewest),
                   buckets = gpusorti_max(r->limit / GPUSORTI_BUCKET_WANTED, GPUSORTI_FEWEST_BUCKETS);
    s->way = GPUSORTI_FIRST_BUCKETS;
    s->room = room;
    s->spans = gpusorti_min(parts, GPUSORTI_MOST_PARTS);
    s->buckets = gpusorti_min(buckets, GPUSORTI_MOST_BUCKETS);
    return (uint64_t)s->spans * room;
}

/* Room for candidates. Of a span: one and a half times as many as are wanted. Of a row that is filtered: hardly ever too
 * little; so many more than are wanted as a pivot from a sample lets through. */
static uint64_t gpusorti_number_candidates(const gpusorti_request *r, gpusorti_selection *s) {
    const uint32_t segments = gpusorti_segments_of(r), longest = gpusorti_longest(r),
                   tile = gpusorti_shape_tile(&s->span_shape),
                   sampled = GPUSORTI_SAMPLES_LEFT * (longest / gpusorti_max(gpusorti_shape_tile(&s->sample), 1));
    const uint64_t least = 4 * (uint64_t)r->limit + 1024; /* of the shortest segment of any length */
    if (gpusorti_has_shape(&s->split)) return gpusorti_number_split(r, s);
    if (gpusorti_has_shape(&s->span_shape)) {
        const uint32_t tiles = (uint32_t)gpusorti_ceil_div(longest, tile);
        s->spans = gpusorti_max(gpusorti_min(tiles, s->most_workgroups / gpusorti_max(segments, 1)), 1);
        s->room = r->limit + r->limit / 2 + 32;
        if (s->spans > 1) s->way = GPUSORTI_FIRST_SPANS;
        return gpusorti_lesser((uint64_t)segments * tiles, s->most_workgroups) * s->room;
    }
    s->span = gpusorti_span_of(r, s, &s->filter);
    s->states = gpusorti_min(segments, s->most_filtered);
    if (segments <= s->most_filtered) s->way = GPUSORTI_FIRST_FILTERED;
    if (r->segmentation == GPUSORTI_OFFSETS) {
        for (s->room_shift = 0; (uint64_t)s->direct >> (s->room_shift + 1) >= least; s->room_shift++)
            ;
        return r->count >> s->room_shift;
    }
    s->room = (uint32_t)gpusorti_lesser(2 * (uint64_t)r->limit + gpusorti_max(longest / 256, sampled) + 4096, longest);
    return (uint64_t)s->states * s->room;
}

/* Whether all rows leave candidates, span by span, however short they turn out: then no later step reads given keys. */
static int gpusorti_leaves_all(const gpusorti_request *r, const gpusorti_selection *s) {
    return s->way == GPUSORTI_FIRST_SPANS && r->segmentation != GPUSORTI_OFFSETS;
}

/* Second copies: candidates, or results in any order that go to their places at last. */
static void gpusorti_number_selection(const gpusort_context *ctx, gpusorti_plan *plan) {
    const gpusorti_request *r = &plan->request;
    gpusorti_selection *s = &plan->of.selection;
    const uint64_t segments = gpusorti_segments_of(r);
    const int unordered = gpusorti_has_shape(&s->select_any);
    int given;
    (void)ctx;
    plan->packs_at_once = r->packs_indices;
    gpusorti_place_keys(plan, 0, !(r->flags & GPUSORT_KEEP_KEYS) && r->key_bits < 32);
    s->way = GPUSORTI_FIRST_ALONE;
    if (unordered) {
        s->span = gpusorti_span_of(r, s, &s->select_any);
        plan->needs.status = 4 * (segments * gpusorti_unordered_words(s->one) +
                                  gpusorti_unordered_spans(s) * ((1u << gpusorti_unordered_digit_bits(s->one)) + 1));
        plan->needs.alt_elements = plan->sorts_found              ? gpusorti_found_room(r)
                                   : gpusorti_unordered_copies(r) ? gpusorti_unordered_results(r)
                                                                  : 0;
        gpusorti_read_given(plan, 1, 1);
        return;
    }
    plan->needs.alt_words = 1;
    if (r->segmentation == GPUSORTI_OFFSETS && s->most_few != 0) s->most_listed = r->count / (s->most_few + 1);
    plan->needs.lists = 4 * (uint64_t)s->most_listed;
    if (gpusorti_has_shape(&s->first_left)) plan->needs.alt_elements = gpusorti_number_candidates(r, s);
    plan->needs.status = 4 * (uint64_t)GPUSORTI_FIRST_STATE_WORDS * s->states;
    if (s->way == GPUSORTI_FIRST_BUCKETS) plan->needs.status = 4 * (GPUSORTI_MOST_BUCKETS + 1) * (uint64_t)s->spans;
    given = r->segmentation != GPUSORTI_OFFSETS && plan->mode == GPUSORTI_ADDRESSES; /* else what lies outside is copied */
    gpusorti_read_given(plan, given || gpusorti_leaves_all(r, s) || s->way == GPUSORTI_FIRST_BUCKETS, given);
    if (r->segmentation == GPUSORTI_OFFSETS && gpusorti_has_shape(&s->first_left))
        plan->needs.begins = plan->needs.bases = 4 * (gpusorti_lesser(segments, s->most_filtered) + 1);
}

/* ---- steps ---- */
static void gpusorti_visit_copied_offsets(gpusorti_walk *walk, gpusort_range from, uint64_t to, uint32_t words) {
    const gpusorti_selection *s = &walk->plan->of.selection;
    gpusorti_start_copy_words(walk, from, to, gpusorti_min(words, s->most_filtered + 1));
    if (s->way == GPUSORTI_FIRST_ALONE) walk->step.workgroups = 0;
    gpusorti_visit_step(walk);
}

/* Offsets and ends of few segments go to the control block, as candidates take their bindings. */
static void gpusorti_walk_first_offsets(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_request *r = &plan->request;
    if (r->segmentation != GPUSORTI_OFFSETS) return;
    if (plan->of.selection.way == GPUSORTI_FIRST_ALONE) gpusorti_walk_offsets(walk);
    if (!gpusorti_has_shape(&plan->of.selection.first_left)) return;
    gpusorti_visit_copied_offsets(walk, walk->args->segments, plan->layout.begins, r->segments + !r->has_ends);
    if (r->has_ends) gpusorti_visit_copied_offsets(walk, walk->args->segment_ends, plan->layout.bases, r->segments);
}

static void gpusorti_find_offsets(gpusorti_walk *walk, gpusorti_first_args *args) {
    const gpusorti_plan *plan = walk->plan;
    if (plan->of.selection.way != GPUSORTI_FIRST_ALONE) {
        args->offsets = gpusorti_control_word(plan, plan->layout.begins);
        args->ends = plan->request.has_ends ? 1 + gpusorti_control_word(plan, plan->layout.bases) : 0;
        return;
    }
    walk->step.range[GPUSORTI_BIND_ALT] = walk->step.range[GPUSORTI_BIND_VALUES_ALT] = 0;
    args->offsets = gpusorti_bind_offsets(walk);
    args->ends = gpusorti_bind_ends(walk);
    if (plan->joins_offsets && args->ends != 0) args->offsets = 0;
}

/* Whether first_some.comp lists the segments that it leaves to first_k.comp, where there are more segments than may be so
 * long. */
static int gpusorti_lists_first(const gpusorti_plan *plan) {
    const gpusorti_selection *s = &plan->of.selection;
    return plan->request.segmentation == GPUSORTI_OFFSETS && s->most_few != 0 && s->way == GPUSORTI_FIRST_ALONE &&
           s->most_listed < plan->request.segments;
}

/* A kernel for segments of more than `least` elements, up to `most`. */
static void gpusorti_visit_first(gpusorti_walk *walk, enum gpusorti_kernel kernel, const gpusorti_shape *tuned,
                                 uint64_t workgroups, uint32_t least, uint32_t most) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_request *request = &plan->request;
    const gpusorti_selection *s = &plan->of.selection;
    gpusorti_shape shape = *tuned;
    gpusorti_first_args *args;
    if (!gpusorti_has_shape(tuned)) return;
    if (plan->packs_at_once) shape.variant |= GPUSORTI_VARIANT_SIDE_BY_SIDE;
    args = &gpusorti_start_step(walk, kernel, &shape, workgroups, -1)->push.args.first;
    walk->step.push.values_alt_base = (uint32_t)((plan->layout.values_alt - plan->layout.keys_alt) / 4);
    walk->step.push.pass = s->way;
    args->segments = gpusorti_segments_of(request);
    args->size = gpusorti_row_size(request);
    if (request->segmentation == GPUSORTI_OFFSETS && workgroups != 0) gpusorti_find_offsets(walk, args);
    args->limit = request->limit;
    args->least = least;
    args->most = most;
    args->direct = gpusorti_leaves_all(request, s) ? 0 : s->direct;
    args->span = kernel == GPUSORTI_KERNEL_first_filter ? s->span : s->spans;
    if (s->way == GPUSORTI_FIRST_ALONE)
        args->span = gpusorti_lists_first(plan) ? 1 + gpusorti_control_word(plan, plan->layout.lists) : 0;
    args->room = s->room;
    args->room_shift = s->room_shift;
    if (tuned == &s->span_shape && gpusorti_leaves_all(request, s)) gpusorti_bind_input(walk);
    if (s->way == GPUSORTI_FIRST_BUCKETS && plan->mode != GPUSORTI_ADDRESSES)
        walk->step.bindings[GPUSORTI_BIND_KEYS] = walk->step.given.keys; /* they are kept */
    gpusorti_visit_step(walk);
}

/* Steps that this number of segments does not call for are there without workgroups, so that a preparation compiles all, and
 * counts their descriptor sets. */
static void gpusorti_walk_selection(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_request *r = &plan->request;
    const gpusorti_selection *s = &plan->of.selection;
    const int any_length = r->segmentation == GPUSORTI_OFFSETS, left = s->way != GPUSORTI_FIRST_ALONE;
    const uint64_t segments = gpusorti_segments_of(r);
    const uint32_t side_by_side = s->most_few ? s->few.workgroup_size / plan->lanes.size : 1;
    const uint64_t firsts = gpusorti_lists_first(plan) ? s->most_listed : segments;
    gpusorti_walk_first_offsets(walk);
    gpusorti_visit_first(walk, s->few_kernel, &s->few, gpusorti_ceil_div(segments, side_by_side), 0, s->most_few);
    gpusorti_visit_first(walk, GPUSORTI_KERNEL_first_k, &s->first, any_length || !left ? firsts : 0,
                         any_length ? s->most_few : 0, left ? s->direct : UINT32_MAX);
    gpusorti_visit_first(walk, GPUSORTI_KERNEL_first_k, &s->span_shape, left ? segments * s->spans : 0,
                         any_length ? s->direct : 0, UINT32_MAX);
    gpusorti_visit_first(walk, GPUSORTI_KERNEL_first_split, &s->split, left ? segments * s->spans : 0, s->direct,
                         UINT32_MAX);
    gpusorti_visit_first(walk, GPUSORTI_KERNEL_first_k, &s->sample, left ? segments : 0, s->direct, UINT32_MAX);
    gpusorti_visit_first(walk, GPUSORTI_KERNEL_first_filter, &s->filter,
                         left ? gpusorti_ceil_div(r->count, gpusorti_max(s->span, 1)) : 0, 0, 0);
    gpusorti_visit_first(walk, GPUSORTI_KERNEL_first_k, &s->first_left,
                         left ? segments * (s->buckets ? GPUSORTI_BUCKET_SHARES * s->buckets : 1) : 0,
                         any_length ? s->direct : 0, UINT32_MAX);
}

/* ---- steps in any order, see shaders/selection/select_any.comp ---- */
static void gpusorti_visit_unordered(gpusorti_walk *walk, uint32_t number, uint64_t elements, gpusorti_unordered_args args) {
    const gpusorti_plan *plan = walk->plan;
    const uint64_t rows = gpusorti_segments_of(&plan->request);
    gpusorti_shape shape = plan->of.selection.select_any;
    args.spans = (uint32_t)gpusorti_ceil_div(elements, args.span);
    if (plan->packs_at_once) shape.variant |= GPUSORTI_VARIANT_SIDE_BY_SIDE;
    gpusorti_start_step(walk, GPUSORTI_KERNEL_select_any, &shape, rows * args.spans, -1)->push.args.unordered = args;
    if (plan->sorts_found && number <= args.digits + 1)
        walk->step.spec.flags &= ~(uint32_t)GPUSORT_KEEP_KEYS; /* they are needed to sort by */
    if (number <= args.digits + 1) gpusorti_bind_input(walk);
    walk->step.push.pass = number;
    gpusorti_visit_step(walk);
}

static gpusorti_unordered_args gpusorti_unordered_args_of(const gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_request *request = &plan->request;
    gpusorti_unordered_args args;
    args.size = gpusorti_row_size(request);
    args.span = plan->of.selection.span;
    args.limit = request->limit;
    args.room = plan->sorts_found ? gpusorti_found_room(request) : gpusorti_unordered_room(request);
    args.digits = (uint32_t)gpusorti_ceil_div(request->bit_count, gpusorti_unordered_digit_bits(plan->of.selection.one));
    args.apart = (uint32_t)(plan->sorts_found || gpusorti_is_apart(walk));
    return args;
}

static void gpusorti_walk_copied_back(gpusorti_walk *walk) {
    gpusorti_unordered_args args = gpusorti_unordered_args_of(walk);
    args.span = gpusorti_shape_tile(&walk->plan->of.selection.select_any);
    gpusorti_visit_unordered(walk, args.digits + 2, gpusorti_unordered_room(&walk->plan->request), args);
}

static void gpusorti_walk_unordered(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_unordered_args args = gpusorti_unordered_args_of(walk);
    uint32_t number;
    gpusorti_visit_unordered(walk, 0, 1, args);
    for (number = 1; number <= args.digits + 1; number++)
        gpusorti_visit_unordered(walk, number, gpusorti_longest(&plan->request), args);
    if (!plan->sorts_found && gpusorti_unordered_copies(&plan->request)) gpusorti_walk_copied_back(walk);
}

static void gpusorti_walk_selected(gpusorti_walk *walk) {
    gpusorti_walk_no_indices(walk);
    if (gpusorti_has_shape(&walk->plan->of.selection.select_any))
        gpusorti_walk_unordered(walk);
    else
        gpusorti_walk_selection(walk);
}
