#pragma once
#include "choose/choose.h"

/* ---- >>tour: all plans between two requests, which differ in numbers alone ---- */
/* ---- how far a plan goes ---- */
/* The least of the thresholds that is not below n, if it is below `most`; else `most`. */
static uint32_t gpusorti_next_threshold(const uint32_t *thresholds, size_t count, uint32_t n, uint32_t most) {
    size_t i;
    for (i = 0; i < count; i++)
        if (thresholds[i] >= n && thresholds[i] < most) most = thresholds[i];
    return most;
}

/* The numbers of a request at which plans change. */
typedef enum gpusorti_number { GPUSORTI_COUNTS, GPUSORTI_LIMITS, GPUSORTI_ROW_LENGTHS } gpusorti_number;

/* The next one of such a number, of plans that are too large to be bound and of others: one method may be so, and another
 * one, for more elements, not. Where there are several segments, whatever the count from here on, the methods for one array
 * are not asked. */
static uint32_t gpusorti_next_change(const gpusort_context *ctx, const gpusorti_request *r, gpusorti_number number,
                                     uint32_t most) {
    int too_large;
    const uint32_t n = number == GPUSORTI_LIMITS ? r->limit : number == GPUSORTI_ROW_LENGTHS ? r->segment_size : r->count;
    for (too_large = 0; too_large <= 1; too_large++) {
        const gpusorti_plan blank = gpusorti_blank_plan(ctx, r, too_large);
        const gpusorti_thresholds up_to = gpusorti_thresholds_of(ctx, &blank);
#define GPUSORTI_ONE(member) most = gpusorti_next_threshold(&up_to.member, 1, n, most);
#define GPUSORTI_SEVERAL(member, count) most = gpusorti_next_threshold(up_to.member, count, n, most);
#define GPUSORTI_LIMIT(member) most = gpusorti_next_threshold(&up_to.limits.member, 1, n, most);
        if (number == GPUSORTI_LIMITS) {
            GPUSORTI_LIMIT_THRESHOLDS(GPUSORTI_LIMIT)
        } else if (number == GPUSORTI_ROW_LENGTHS) {
            GPUSORTI_ROW_THRESHOLDS(GPUSORTI_ONE, GPUSORTI_SEVERAL)
        } else if (r->segmentation != GPUSORTI_ONE_ARRAY && n > up_to.shortest_row) {
            GPUSORTI_SEVERAL_SEGMENTS(GPUSORTI_ONE, GPUSORTI_SEVERAL)
        } else {
            GPUSORTI_COUNT_THRESHOLDS(GPUSORTI_ONE, GPUSORTI_SEVERAL)
        }
#undef GPUSORTI_ONE
#undef GPUSORTI_SEVERAL
#undef GPUSORTI_LIMIT
    }
    return most;
}

/* The greatest count from `least` to `most` for which all that is bound, or reached by addresses, is as small as it has to
 * be; least - 1 where there is none. It grows with the count. */
static uint32_t gpusorti_fitting_count(const gpusort_context *ctx, const gpusorti_plan *plan, uint32_t least,
                                       uint32_t most) {
    uint32_t fits = least - 1, beyond = most;
    gpusorti_plan other = gpusorti_plan_at(ctx, plan, most);
    if (gpusorti_fits_ranges(ctx, &other)) return most;
    while (beyond - fits > 1) {
        const uint32_t middle = fits + (beyond - fits) / 2;
        other = gpusorti_plan_at(ctx, plan, middle);
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
    return plan->request.count <= grouped ? gpusorti_min(most, grouped) : most;
}

/* ---- from one to the next ---- */
typedef gpusort_result (*gpusorti_visit_plan)(void *user, const gpusorti_plan *plan);

/* Visits a plan for each range of counts in which plans differ in sizes alone: that of the greatest count and of `most`,
 * which takes the most scratch; what holds for it holds for the whole range. All requests between `least` and `most` have
 * these plans. Those with fewer segments need less scratch and can be bound up to a greater count. Between the two counts
 * both forms, bound and by addresses, are visited. The scratch of all has to be bound, else the result is TOO_LARGE. */
static gpusort_result gpusorti_each_count(const gpusort_context *ctx, const gpusorti_request *least,
                                          const gpusorti_request *most, int too_large, gpusorti_visit_plan visit,
                                          void *user) {
    gpusorti_request from = *least, to = *most;
    gpusort_result result = GPUSORT_OK;
    uint64_t count;
    for (count = least->count; count <= most->count && result == GPUSORT_OK; count++) {
        gpusorti_plan plan, of_least, last;
        uint32_t end, fitting;
        to.count = (uint32_t)count;
        plan = gpusorti_choose(ctx, &to, too_large);
        end = gpusorti_last_count(ctx, &plan, most->count);
        of_least = gpusorti_plan_for(ctx, &plan, least);
        fitting = gpusorti_fitting_count(ctx, &of_least, (uint32_t)count, end);
        if (gpusorti_has_plan(&plan) && fitting >= count) {
            last = gpusorti_plan_at(ctx, &plan, fitting);
            GPUSORT_ASSERT(last.layout.end >= plan.layout.end); /* scratch only grows */
            result = visit(user, &last);
        }
        fitting = gpusorti_fitting_count(ctx, &plan, (uint32_t)count, end);
        if (gpusorti_has_plan(&plan) && fitting < end && result == GPUSORT_OK) {
            last = gpusorti_plan_at(ctx, &plan, end);
            from.count = fitting + 1;
            to.count = end;
            result = gpusorti_reaches_further(ctx, &to, plan.mode) ? gpusorti_each_count(ctx, &from, &to, 1, visit, user)
                                                                   : gpusorti_check_scratch(ctx, &last);
        }
        count = end;
    }
    return result;
}

/* The greatest limit up to `most` for which what is found has the same plan as the first request->limit, and for which the
 * request's count lies on the same side of gpusorti_thresholds.below_found. */
static uint32_t gpusorti_last_found(const gpusort_context *ctx, const gpusorti_request *request, uint32_t most) {
    gpusorti_request one = *request;
    gpusorti_plan plan, found;
    uint32_t fewer; /* the greatest limit of which FOUND_PART times as many are fewer than the elements */
    if (one.segmentation == GPUSORTI_ROWS) one.count = gpusorti_min(one.count, one.segment_size);
    fewer = (gpusorti_max(one.count, 1) - 1) / GPUSORTI_FOUND_PART;
    if (one.limit <= fewer) most = gpusorti_min(most, fewer);
    plan = gpusorti_choose(ctx, &one, 0);
    if (!plan.sorts_found) return most;
    found = gpusorti_plan_found(ctx, &plan);
    return gpusorti_min(most, gpusorti_last_count(ctx, &found, UINT32_MAX) / GPUSORTI_FOUND_PART);
}

/* The same for each range of limits. */
static gpusort_result gpusorti_each_limit(const gpusort_context *ctx, const gpusorti_request *least,
                                          const gpusorti_request *most, gpusorti_visit_plan visit, void *user) {
    gpusorti_request from = *least, to = *most;
    gpusort_result result = GPUSORT_OK;
    uint64_t limit;
    for (limit = least->limit; limit <= most->limit && result == GPUSORT_OK; limit++) {
        from.limit = to.limit = (uint32_t)limit;
        limit = gpusorti_next_change(ctx, &from, GPUSORTI_LIMITS, most->limit);
        limit = to.limit = gpusorti_last_found(ctx, &to, (uint32_t)limit);
        result = gpusorti_each_count(ctx, &from, &to, 0, visit, user);
    }
    return result;
}

/* All plans for rows of the request's length, or offsets, or one array: for every count from least_count, limit and number
 * of segments up to the request's. */
static gpusort_result gpusorti_each_plan(const gpusort_context *ctx, const gpusorti_request *request, uint32_t least_count,
                                         gpusorti_visit_plan visit, void *user) {
    gpusorti_request least = *request;
    least.count = least_count;
    least.limit = gpusorti_min(request->limit, 1);
    least.segments = gpusorti_min(request->segments, 1);
    return gpusorti_each_limit(ctx, &least, request, visit, user);
}

/* And those of all shorter rows that are shorter than the array. */
static gpusort_result gpusorti_each_shorter_row(const gpusort_context *ctx, const gpusorti_request *request,
                                                uint32_t least_count, gpusorti_visit_plan visit, void *user) {
    gpusorti_request from = *request, to = *request;
    gpusort_result result = GPUSORT_OK;
    uint64_t row;
    from.limit = gpusorti_min(request->limit, 1);
    if (request->segmentation != GPUSORTI_ROWS) return GPUSORT_OK;
    for (row = 1; row <= request->segment_size && row < request->count && result == GPUSORT_OK; row++) {
        from.segment_size = to.shortest_row = (uint32_t)row;
        from.count = gpusorti_max((uint32_t)row + 1, least_count);
        row = to.segment_size = from.shortest_row =
            gpusorti_next_change(ctx, &from, GPUSORTI_ROW_LENGTHS, request->segment_size);
        result = gpusorti_each_limit(ctx, &from, &to, visit, user);
    }
    return result;
}

/* Every sort that a preparation for the request is for. */
static gpusort_result gpusorti_each_sort(const gpusort_context *ctx, const gpusorti_request *request, uint32_t least_count,
                                         gpusorti_visit_plan visit, void *user) {
    const gpusort_result result = gpusorti_each_plan(ctx, request, least_count, visit, user);
    return result == GPUSORT_OK ? gpusorti_each_shorter_row(ctx, request, least_count, visit, user) : result;
}
