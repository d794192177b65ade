#pragma once
#include "api.h"
#include "config.h"
#include "base.h"
#include "kernels.h"
#include "tuning.h"
#include "context.h"
#include "request.h"
#include "plan.h"
#include "layout.h"
#include "thresholds.h"
#include "choose.h"
#include "step.h"
#include "network.h"

/* ---- >>walk: the dispatches of a plan, in their order ---- */
/* ---- before and after sorting ---- */
/* Where small counts are bound and others have addresses, one build serves both. */
static gpusorti_begin_args *gpusorti_start_begin(gpusorti_walk *walk, uint32_t elements) {
    gpusorti_step *step = gpusorti_start_stride(walk, GPUSORTI_KERNEL_begin, 0, elements, GPUSORTI_MOST_STRIDE_GROUPS);
    step->indirect = -1;
    if (walk->plan->request.addressable) gpusorti_take_build(step, 1);
    step->push.own.begin.count_word = gpusorti_bind_count(walk);
    step->push.own.begin.bound = walk->plan->request.count;
    return &step->push.own.begin;
}

/* Clears the control block, finds the count and writes the indirect sizes. */
static void gpusorti_walk_begin(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_shape merge = gpusorti_merge_shape(walk->ctx, plan), stride = gpusorti_stride_shape(walk->ctx, 0);
    gpusorti_begin_args *args = gpusorti_start_begin(walk, 1);
    args->clear_words = gpusorti_control_word(plan, plan->layout.status);
    args->tile = plan->run ? plan->run : gpusorti_tile(plan) * plan->tiles_per_span;
    args->merge_tile = gpusorti_shape_tile(&merge);
    args->stride_tile = gpusorti_shape_tile(&stride);
    gpusorti_visit_step(walk);
}

/* Copies elements of so many bits from one array of the caller's to another, if there is one. */
static void gpusorti_walk_copy(gpusorti_walk *walk, gpusort_range from, gpusort_range to, uint64_t size, uint32_t bits) {
    gpusorti_step *step = &walk->step;
    if (to.buffer == VK_NULL_HANDLE || size == 0) return;
    gpusorti_start_begin(walk, walk->plan->request.count)->copied_bits = bits;
    step->bound[GPUSORTI_BIND_KEYS] = from;
    step->bound[GPUSORTI_BIND_ALT] = to;
    step->range[GPUSORTI_BIND_KEYS] = step->range[GPUSORTI_BIND_ALT] = size;
    step->range[GPUSORTI_BIND_VALUES_ALT] = 0;
    gpusorti_visit_step(walk);
}

static int gpusorti_by_tiles(const gpusorti_plan *plan) {
    return plan->algorithm == GPUSORTI_TILES_AND_MERGES || plan->algorithm == GPUSORTI_TILES_AND_BUCKETS;
}

/* Whether the first steps read what is given where it is, GPUSORTI_BIND_KEYS or _VALUES: tiles of small counts, and rows,
 * which are bound elsewhere than they are stored; the first k; one-sweep's first pass, by addresses. */
static int gpusorti_reads_given(const gpusort_context *ctx, const gpusorti_plan *plan, int array) {
    const int addresses = plan->mode == GPUSORTI_ADDRESSES,
              apart = addresses || !ctx->caps.few_bindings || plan->request.value_words == 0;
    if (!plan->unpacked && plan->request.stored_bits < 32) return 0;
    switch (plan->algorithm) {
    case GPUSORT_ONESWEEP: return addresses;
    case GPUSORTI_SEGMENTED: return apart && plan->request.segmentation == GPUSORTI_ROWS;
    case GPUSORTI_SELECTED: return addresses || plan->unordered || array == GPUSORTI_BIND_KEYS;
    default: return apart && gpusorti_by_tiles(plan);
    }
}

/* Whether values are read where the caller has them, and not as rows of words. */
static int gpusorti_reads_values(const gpusorti_request *request) {
    return !request->wide && !(request->flags & GPUSORT_WRITE_INDICES);
}

/* What the first steps do not read is copied first, where results have arrays of their own. */
static void gpusorti_walk_copies(gpusorti_walk *walk) {
    const gpusorti_request *r = &walk->plan->request;
    const gpusort_cmd_args *given = walk->given;
    const uint64_t keys = walk->plan->unpacked ? 0 : gpusorti_keys_size(r),
                   values = gpusorti_reads_values(r) ? gpusorti_values_in_size(r) : 0;
    if (!gpusorti_reads_given(walk->ctx, walk->plan, GPUSORTI_BIND_KEYS))
        gpusorti_walk_copy(walk, given->keys, given->keys_out, keys, r->stored_bits);
    if (!gpusorti_reads_given(walk->ctx, walk->plan, GPUSORTI_BIND_VALUES))
        gpusorti_walk_copy(walk, given->values, given->values_out, values, 8 * r->value_size);
}

/* Has the step read what is given. */
static void gpusorti_take_given(gpusorti_walk *walk) { memcpy(walk->step.bound, walk->step.given, sizeof walk->step.given); }

/* Whether what is given is read where it is, and the results go elsewhere. */
static int gpusorti_is_apart(const gpusorti_walk *walk) {
    const int apart = walk->given->keys_out.buffer || walk->given->values_out.buffer;
    return apart && gpusorti_reads_given(walk->ctx, walk->plan, GPUSORTI_BIND_KEYS);
}

/* Has the step read what is given. Returns 1 where results go elsewhere: their arrays are bound in place of scratch. */
static uint32_t gpusorti_store_apart(gpusorti_walk *walk) {
    static const int alt[] = {GPUSORTI_BIND_ALT, GPUSORTI_BIND_VALUES_ALT};
    const int apart = gpusorti_is_apart(walk);
    gpusorti_step *step = &walk->step;
    int i;
    for (i = 0; i < 2 && apart; i++) {
        step->bound[alt[i]] = step->bound[i];
        step->range[alt[i]] = step->range[i];
    }
    gpusorti_take_given(walk);
    return (uint32_t)apart;
}

/* Copies keys from the caller's array to scratch, or back: variant as finish.comp's. Or as numbers: as numbers.comp's. */
static void gpusorti_walk_unpack(gpusorti_walk *walk, gpusort_range keys, enum gpusorti_kernel kernel, uint32_t variant) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_request *request = &plan->request;
    gpusorti_step *step = gpusorti_start_stride(walk, kernel, variant, request->count, GPUSORTI_MOST_STRIDE_GROUPS);
    step->bound[GPUSORTI_BIND_KEYS] = keys;
    step->range[GPUSORTI_BIND_KEYS] = gpusorti_keys_size(request);
    step->bound[GPUSORTI_BIND_ALT] = gpusorti_offset(walk->args->scratch, plan->layout.keys);
    step->range[GPUSORTI_BIND_ALT] = gpusorti_unpacked_size(plan);
    step->range[GPUSORTI_BIND_VALUES] = step->range[GPUSORTI_BIND_VALUES_ALT] = 0;
    step->spec.key_words = request->stored_bits == 64 ? 2 : 1;
    step->spec.key_bits = request->stored_bits;
    step->spec.key_stored_bits = gpusorti_min(request->stored_bits, 32);
    gpusorti_visit_step(walk);
}

/* Moves rows of words that lie in such a buffer, values mostly, or takes the keys out of them: variant as gather.comp's. */
static void gpusorti_walk_rows_of(gpusorti_walk *walk, uint32_t variant, gpusort_range rows, uint64_t size,
                                  uint32_t row_words) {
    const gpusorti_request *request = &walk->plan->request;
    const gpusorti_layout *layout = &walk->plan->layout;
    const uint64_t n = variant & GPUSORTI_PACKED_ROWS ? gpusorti_packed_rows(request) : request->count;
    gpusorti_step *step = gpusorti_start_stride(walk, GPUSORTI_KERNEL_gather, variant, n * row_words,
                                                GPUSORTI_MOST_STRIDE_GROUPS);
    gpusorti_gather_args *args = &step->push.own.gather;
    step->bound[GPUSORTI_BIND_VALUES] = rows;
    step->range[GPUSORTI_BIND_VALUES] = size;
    if (variant & GPUSORTI_PACKED_ROWS) step->indirect = -1;
    if (variant & (uint32_t)(GPUSORTI_PACKED_ROWS | GPUSORTI_INDEX)) {
        args->limit = request->limit;
        args->as_array = (uint32_t)gpusorti_rows_lie_as_array(request);
        args->segments = request->segments;
        args->size = gpusorti_row_size(request);
        args->offsets = gpusorti_bind_offsets(walk);
    }
    step->bound[GPUSORTI_BIND_ALT] = gpusorti_offset(walk->args->scratch, layout->values);
    step->range[GPUSORTI_BIND_ALT] = request->wide ? 4 * (uint64_t)request->count : 0;
    step->bound[GPUSORTI_BIND_VALUES_ALT] = gpusorti_offset(walk->args->scratch, layout->rows);
    step->range[GPUSORTI_BIND_VALUES_ALT] = gpusorti_rows_size(request);
    step->push.values_alt_base = (uint32_t)((layout->rows - layout->values) / 4);
    args->row_words = row_words;
    args->key_word = request->key_offset / 4;
    args->key_words = request->key_words;
    args->key_shift = request->key_offset % 4 * 8;
    args->key_mask = request->key_bits < 32 ? (1u << request->key_bits) - 1 : 0xffffffffu;
    gpusorti_visit_step(walk);
}

static void gpusorti_walk_rows(gpusorti_walk *walk, uint32_t variant) {
    const gpusorti_request *request = &walk->plan->request;
    const int writes = (variant & (uint32_t)(GPUSORTI_BACK | GPUSORTI_INDEX | GPUSORTI_IDENTITY)) != 0;
    gpusorti_walk_rows_of(walk, variant, writes ? walk->args->values : walk->given->values,
                          writes ? gpusorti_values_out_size(request) : gpusorti_values_in_size(request),
                          variant & GPUSORTI_IDENTITY ? 1 : request->value_size / 4);
}

/* Keys that cannot be sorted in place are copied to scratch, or numbers in their place, and so are wide structs that contain
 * them. */
static void gpusorti_walk_first(gpusorti_walk *walk) {
    const gpusorti_request *request = &walk->plan->request;
    uint32_t numbers = walk->args->order == GPUSORT_DESCENDING ? GPUSORTI_NUMBERS_DESCENDING : 0;
    if (request->bfloat16) numbers |= GPUSORTI_NUMBERS_BFLOAT16;
    if (request->in_values) numbers |= GPUSORTI_NUMBERS_INSIDE;
    if (request->beside) numbers |= GPUSORTI_NUMBERS_BESIDE;
    if (request->in_values)
        gpusorti_walk_rows(walk, request->wide ? GPUSORTI_TAKE_KEY : GPUSORTI_TAKE_KEY | GPUSORTI_KEY_ONLY);
    if (gpusorti_sorts_numbers(request))
        gpusorti_walk_unpack(walk, walk->given->keys, GPUSORTI_KERNEL_numbers, numbers);
    else if (walk->plan->unpacked && !request->in_values)
        gpusorti_walk_unpack(walk, walk->given->keys, GPUSORTI_KERNEL_finish, GPUSORTI_UNPACK);
}

/* The first k wide values of each segment are written side by side, or their indices are. */
static void gpusorti_walk_packed_rows(gpusorti_walk *walk) {
    if (gpusorti_packs_at_once(walk->plan)) return;
    if (walk->plan->request.packs_indices) {
        gpusorti_walk_rows(walk, GPUSORTI_PACKED_ROWS | GPUSORTI_INDEX);
        return;
    }
    gpusorti_walk_rows(walk, GPUSORTI_PACKED_ROWS | GPUSORTI_GATHER);
    gpusorti_walk_rows(walk, GPUSORTI_PACKED_ROWS | GPUSORTI_BACK);
}

/* Keys from scratch are packed again. Wide values are gathered by the sorted indices: structs are in scratch already. */
static void gpusorti_walk_last(gpusorti_walk *walk) {
    const gpusorti_request *request = &walk->plan->request;
    const int stay = request->drops || (request->flags & GPUSORT_KEEP_KEYS);
    if (request->beside)
        gpusorti_walk_unpack(walk, walk->args->keys, GPUSORTI_KERNEL_numbers, GPUSORTI_NUMBERS_BACK);
    else if (walk->plan->unpacked && !stay)
        gpusorti_walk_unpack(walk, walk->args->keys, GPUSORTI_KERNEL_finish, GPUSORTI_PACK);
    if (request->by_index) {
        gpusorti_walk_rows_of(walk, GPUSORTI_GATHER, walk->given->keys, gpusorti_keys_size(request), 2);
        gpusorti_walk_rows_of(walk, GPUSORTI_BACK, walk->args->keys, gpusorti_keys_size(request), 2);
    }
    if (!request->wide || request->value_size == 0) return;
    if (request->packs) {
        gpusorti_walk_packed_rows(walk);
    } else if (request->in_values) {
        gpusorti_walk_rows(walk, GPUSORTI_BACK | GPUSORTI_GATHER);
    } else if (request->by_index && (walk->args->flags & GPUSORT_WRITE_INDICES)) {
        gpusorti_walk_rows(walk, GPUSORTI_INDEX);
    } else {
        gpusorti_walk_rows(walk, GPUSORTI_GATHER);
        gpusorti_walk_rows(walk, GPUSORTI_BACK);
    }
}

/* ---- count / scan / scatter ---- */
/* Tells a step of one-sweep's pass where its record is. records: GPUSORTI_LEADING, or 0. */
static gpusorti_onesweep_args *gpusorti_start_pass(gpusorti_step *step, uint32_t pass, uint32_t records) {
    step->push.pass = pass;
    step->push.own.onesweep.record = GPUSORTI_CONTROL_PASSES + records + 4 * pass;
    return &step->push.own.onesweep;
}

static void gpusorti_start_spans(gpusorti_walk *walk, enum gpusorti_kernel kernel, const gpusorti_shape *shape,
                                 uint64_t workgroups, int indirect, uint32_t pass, uint32_t records) {
    const gpusorti_plan *plan = walk->plan;
    gpusorti_step *step = gpusorti_start_step(walk, kernel, shape, workgroups, indirect);
    step->push.pass = pass;
    step->push.own.span.span = gpusorti_span(plan);
    step->push.own.span.record = GPUSORTI_CONTROL_PASSES + records + 4 * pass;
    step->push.own.span.planned = plan->leaf_bits != 0;
}

/* The first count, unless the histogram has planned before, cannot be skipped. */
static void gpusorti_walk_three_kernels(gpusorti_walk *walk, uint32_t pass, uint32_t records) {
    const gpusorti_plan *plan = walk->plan;
    const uint64_t spans = gpusorti_ceil_div(plan->request.count, gpusorti_span(plan));
    const uint32_t variant = pass == 0 && plan->leaf_bits == 0 ? GPUSORTI_FIRST_PASS : 0;
    const gpusorti_shape count = gpusorti_shape_of(plan->shape.workgroup_size, plan->shape.items, variant),
                         scan = gpusorti_scan_shape(walk->ctx, plan, variant);
    const int size = GPUSORTI_SIZE_PASSES + (int)(records + 4 * pass);
    gpusorti_start_spans(walk, GPUSORTI_KERNEL_count, &count, spans, GPUSORTI_SIZE_TILES, pass, records);
    if (!variant) gpusorti_size_by_gpu(walk, size);
    gpusorti_visit_step(walk);
    gpusorti_start_spans(walk, GPUSORTI_KERNEL_scan, &scan, (uint64_t)1 << plan->radix_bits, -1, pass, records);
    gpusorti_visit_step(walk);
    gpusorti_start_spans(walk, gpusorti_scatter_kernel(walk->ctx), &plan->shape, spans, GPUSORTI_SIZE_TILES, pass, records);
    gpusorti_size_by_gpu(walk, size);
    gpusorti_visit_step(walk);
}

/* ---- one-sweep ---- */
static void gpusorti_walk_pass(gpusorti_walk *walk, uint32_t pass, uint32_t records) {
    const gpusorti_plan *plan = walk->plan;
    const uint32_t portions = gpusorti_portions(plan);
    gpusorti_shape shape = plan->shape;
    uint32_t portion;
    if (plan->algorithm == GPUSORT_COUNT_SCAN_SCATTER) {
        gpusorti_walk_three_kernels(walk, pass, records);
        return;
    }
    shape.variant |= GPUSORTI_STALL(walk->ctx->forced.stall);
    for (portion = 0; portion < portions; portion++) {
        const uint64_t left = gpusorti_tiles(plan) - (uint64_t)portion * plan->tiles_per_portion;
        gpusorti_step *step = gpusorti_start_step(walk, gpusorti_pass_kernel(plan), &shape,
                                                  gpusorti_lesser(left, plan->tiles_per_portion), GPUSORTI_SIZE_TILES);
        gpusorti_onesweep_args *args = gpusorti_start_pass(step, pass, records);
        args->portion_tiles = plan->tiles_per_portion;
        args->portion = portion;
        args->polls = gpusorti_polls(walk->ctx);
        args->flip = gpusorti_flip(plan, pass);
        if (portions == 1) gpusorti_size_by_gpu(walk, GPUSORTI_SIZE_PASSES + (int)(records + 4 * pass));
        gpusorti_visit_step(walk);
    }
}

/* The passes from `first` to `end`, not included. The GPU decides which of them have nothing to do. */
static void gpusorti_walk_passes(gpusorti_walk *walk, uint32_t first, uint32_t end, uint32_t records) {
    uint32_t pass;
    for (pass = first; pass < end; pass++) gpusorti_walk_pass(walk, pass, records);
}

/* Leaves by a single digit begin where its counts say; others have to be searched for. */
static void gpusorti_walk_leaves(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_shape starts = gpusorti_shape_of(gpusorti_min(walk->ctx->caps.max_invocations, 256), 1, 0);
    const uint32_t leaves = 1u << plan->leaf_bits;
    const uint64_t workgroups = gpusorti_ceil_div(leaves, starts.workgroup_size - 1);
    gpusorti_shape sort = plan->leaf;
    gpusorti_leaf_args args;
    args.starts = gpusorti_control_word(plan, plan->layout.leaves);
    args.room = gpusorti_shape_tile(&plan->leaf);
    args.tile = gpusorti_span(plan);
    args.portion_tiles = gpusorti_rows(plan);
    if (walk->ctx->forced.reversed_atomics) sort.variant |= GPUSORTI_REVERSED;
    if (plan->leaf_bits > 8) {
        gpusorti_start_step(walk, GPUSORTI_KERNEL_leaf_starts, &starts, workgroups, -1)->push.own.leaf = args;
        gpusorti_visit_step(walk);
    }
    gpusorti_start_step(walk, GPUSORTI_KERNEL_leaf_sort, &sort, leaves, -1)->push.own.leaf = args;
    gpusorti_size_by_gpu(walk, GPUSORTI_SIZE_LEAVES);
    gpusorti_visit_step(walk);
}

/* Whether passes always end in the caller's arrays, because the GPU adds one if their number is odd. Sorted input still
 * needs finish.comp to write its indices. */
static int gpusorti_ends_by_passes(const gpusorti_plan *plan) {
    return plan->algorithm == GPUSORT_ONESWEEP && plan->pass_count % 2 == 0 &&
           !(plan->request.flags & GPUSORT_WRITE_INDICES);
}

/* Whether the histogram kernel copies the elements if it expects, from a sample, an odd number of passes. For keys with
 * values that costs more than a further pass, or a finish.comp of which the GPU sets the size: a single key may change
 * the number. */
static int gpusorti_copies_early(const gpusorti_plan *plan) {
    const int at_end = gpusorti_ends_by_passes(plan) || plan->gpu_sizes;
    return !plan->counting_sort && (plan->request.value_words == 0 || !at_end);
}

static void gpusorti_walk_histogram(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_tuning *tuning = &walk->ctx->tuning;
    const gpusorti_shape shape = gpusorti_reduce_shape(
        walk->ctx, plan, tuning->histogram[plan->request.key_words - 1], &gpusorti_histogram_demands);
    const uint64_t most = gpusorti_max(tuning->histogram_invocations / shape.workgroup_size, 1),
                   workgroups = gpusorti_lesser(gpusorti_ceil_div(plan->request.count, gpusorti_shape_tile(&shape)), most);
    gpusorti_step *step = gpusorti_start_step(walk, GPUSORTI_KERNEL_histogram, &shape, workgroups, -1);
    gpusorti_histogram_args *args = &step->push.own.histogram;
    args->portion_tiles = gpusorti_rows(plan);
    args->copies = (uint32_t)gpusorti_copies_early(plan);
    args->makes_even = (uint32_t)gpusorti_ends_by_passes(plan);
    args->tile = gpusorti_span(plan);
    if (plan->leaf_bits) {
        args->least_leaf_bits = gpusorti_least_leaf_bits(plan);
        args->most_leaf_bits = plan->leaf_bits;
        args->leaf_average = gpusorti_leaf_average(&plan->leaf);
        args->leading_passes = plan->leading_passes;
    }
    gpusorti_visit_step(walk);
}

/* One-sweep, and passes with leaves. Leaves by the highest digit alone are sorted after its pass. Other leaves have passes
 * of their own; all passes follow, for keys that do not suit leaves, and in case one leaf has too many elements. */
static void gpusorti_walk_planned_passes(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    gpusorti_walk_histogram(walk);
    if (plan->counting_sort) return;
    if (plan->leaf_bits > 8) {
        gpusorti_walk_passes(walk, plan->pass_count - plan->leading_passes, plan->pass_count, GPUSORTI_LEADING);
        gpusorti_walk_leaves(walk);
    }
    gpusorti_walk_passes(walk, 0, plan->pass_count, 0);
    if (plan->leaf_bits == 8) gpusorti_walk_leaves(walk);
}

static void gpusorti_walk_count_scan_scatter(gpusorti_walk *walk) {
    uint32_t pass;
    if (walk->plan->leaf_bits) {
        gpusorti_walk_planned_passes(walk);
        return;
    }
    for (pass = 0; pass < walk->plan->pass_count; pass++) gpusorti_walk_three_kernels(walk, pass, 0);
}

/* Ends a sort by passes, unless the last of them did. */
static void gpusorti_walk_finish(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const uint32_t most = plan->counting_sort ? (uint32_t)GPUSORTI_MOST_STRIDE_GROUPS
                                               : gpusorti_min(walk->ctx->tuning.stride_groups, GPUSORTI_MOST_STRIDE_GROUPS);
    if (!gpusorti_by_passes(plan) || gpusorti_ends_by_passes(plan)) return;
    gpusorti_start_stride(walk, GPUSORTI_KERNEL_finish, plan->counting_sort ? GPUSORTI_FILL : GPUSORTI_FINISH,
                          plan->request.count, most);
    gpusorti_size_by_gpu(walk, GPUSORTI_SIZE_FINISH);
    gpusorti_visit_step(walk);
}

/* ---- small counts ---- */
/* As in shaders/tiles.glsl. */
enum {
    GPUSORTI_TILE_ENCODE = 1,
    GPUSORTI_TILE_DECODE = 2,
    GPUSORTI_TILE_TO_ALT = 4,
    GPUSORTI_TILE_SAMPLES = 8,
    GPUSORTI_TILE_BUCKET = 16
};

static void gpusorti_start_tiles(gpusorti_walk *walk, uint64_t workgroups, int indirect, uint32_t mode) {
    const gpusorti_plan *plan = walk->plan;
    const enum gpusorti_kernel kernel = plan->rolled ? GPUSORTI_KERNEL_tile_sort_rolled : GPUSORTI_KERNEL_tile_sort;
    gpusorti_step *step = gpusorti_start_step(walk, kernel, &plan->shape, workgroups, indirect);
    step->spec.variant |= gpusorti_comparison(plan);
    step->push.own.tiles.mode = mode;
    step->push.own.tiles.run = plan->run;
}

/* The tiles as they are given. */
static void gpusorti_start_given_tiles(gpusorti_walk *walk, uint64_t workgroups, uint32_t mode) {
    gpusorti_start_tiles(walk, workgroups, GPUSORTI_SIZE_TILES, mode | GPUSORTI_TILE_ENCODE);
    if (mode & GPUSORTI_TILE_TO_ALT) gpusorti_take_given(walk);
    else if (gpusorti_store_apart(walk)) walk->step.push.own.tiles.mode |= GPUSORTI_TILE_TO_ALT;
}

/* Each merge moves all elements from the caller's arrays to scratch or back. The tiles are stored where the last merge
 * then ends in the caller's arrays. */
static void gpusorti_walk_merges(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_shape merge = gpusorti_merge_shape(walk->ctx, plan);
    const uint64_t workgroups = gpusorti_ceil_div(plan->request.count, gpusorti_shape_tile(&merge));
    uint32_t run = plan->run, left = plan->merges;
    gpusorti_start_given_tiles(walk, gpusorti_tiles(plan),
                               left == 0 ? GPUSORTI_TILE_DECODE : left % 2 ? GPUSORTI_TILE_TO_ALT : 0);
    gpusorti_visit_step(walk);
    for (; left > 0; left--, run *= GPUSORTI_MERGE_WAYS) {
        gpusorti_step *step = gpusorti_start_step(walk, GPUSORTI_KERNEL_merge_tiles, &merge, workgroups,
                                                  GPUSORTI_SIZE_MERGES);
        step->push.own.tiles.mode = left == 1 ? GPUSORTI_TILE_DECODE : left % 2 ? 0 : GPUSORTI_TILE_TO_ALT;
        step->push.own.tiles.run = run;
        gpusorti_visit_step(walk);
    }
}

static void gpusorti_visit_buckets(gpusorti_walk *walk) {
    gpusorti_tiles_args *args = &walk->step.push.own.tiles;
    args->run = walk->plan->run;
    args->bucket = gpusorti_bucket(walk->plan);
    gpusorti_visit_step(walk);
}

static void gpusorti_walk_buckets(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const uint32_t most = gpusorti_min(gpusorti_power_below(walk->ctx->caps.max_invocations), 1024);
    const gpusorti_shape split = gpusorti_shape_of(most, 1, gpusorti_sample_table(walk->ctx, plan));
    const uint64_t samples = plan->request.count / (plan->run / GPUSORTI_RUN_SAMPLES);
    gpusorti_start_given_tiles(walk, gpusorti_ceil_div(plan->request.count, plan->run),
                               GPUSORTI_TILE_TO_ALT | GPUSORTI_TILE_SAMPLES);
    gpusorti_visit_buckets(walk);
    gpusorti_start_step(walk, GPUSORTI_KERNEL_split_runs, &split, gpusorti_ceil_div(samples, 32), -1);
    gpusorti_visit_buckets(walk);
    gpusorti_start_tiles(walk, gpusorti_ceil_div(plan->request.count, gpusorti_bucket(plan)), -1,
                         GPUSORTI_TILE_DECODE | GPUSORTI_TILE_BUCKET);
    gpusorti_visit_buckets(walk);
}

/* ---- segments ---- */
/* How many segments a workgroup sorts side by side: as many as fill its tile on average. Each is padded to a power of
 * two. */
static uint32_t gpusorti_segments_per_group(const gpusorti_plan *plan) {
    const gpusorti_request *request = &plan->request;
    const gpusorti_shape *shape = &plan->small_segments;
    const uint32_t average = request->count / gpusorti_max(request->segments, 1);
    uint32_t padded = shape->items;
    if (request->segmentation == GPUSORTI_ROWS)
        while (padded < request->segment_size && padded < gpusorti_shape_tile(shape)) padded *= 2;
    else
        padded = gpusorti_max(padded, average + average / 2);
    if (padded > gpusorti_small_segment(plan)) return GPUSORTI_LONG_GROUP;
    return gpusorti_max(gpusorti_min(gpusorti_shape_tile(shape) / padded, shape->workgroup_size), 1);
}

/* Sorts the short ones, and lists the others for the kernels that follow. */
static void gpusorti_walk_small_segments(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_request *request = &plan->request;
    const uint32_t segments = gpusorti_segments_of(request), group = gpusorti_segments_per_group(plan);
    gpusorti_step *step = gpusorti_start_step(walk, GPUSORTI_KERNEL_segments, &plan->small_segments,
                                              gpusorti_ceil_div(segments, group), -1);
    gpusorti_segments_args *args = &step->push.own.segments;
    step->spec.variant |= gpusorti_comparison(plan);
    args->segments = segments;
    args->size = gpusorti_row_size(request);
    step->range[GPUSORTI_BIND_ALT] = step->range[GPUSORTI_BIND_VALUES_ALT] = 0;
    args->offsets = gpusorti_bind_offsets(walk);
    step->push.pass = gpusorti_store_apart(walk);
    args->group = group;
    args->at_once = gpusorti_small_segment(plan);
    args->shorter = gpusorti_shape_tile(&plan->listed[0]);
    args->longer = gpusorti_shape_tile(&plan->listed[1]);
    args->lists = gpusorti_control_word(plan, plan->layout.lists);
    args->list_room = gpusorti_list_room(plan);
    args->owners = gpusorti_control_word(plan, plan->layout.owners);
    args->records = gpusorti_control_word(plan, plan->layout.records);
    args->bases = plan->chained ? gpusorti_control_word(plan, plan->layout.bases) : 0;
    args->long_room = gpusorti_long_segments(plan);
    args->tile = plan->part ? plan->part : gpusorti_tile(plan);
    args->tile_room = (uint32_t)gpusorti_long_tiles(plan);
    gpusorti_visit_step(walk);
}

static void gpusorti_walk_listed(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    uint32_t list;
    for (list = 0; list < 2; list++) {
        gpusorti_step *step;
        if (!plan->has_listed[list]) continue;
        step = gpusorti_start_step(walk, GPUSORTI_KERNEL_segment_sort, &plan->listed[list], 1, -1);
        step->spec.variant |= gpusorti_comparison(plan);
        step->push.pass = gpusorti_store_apart(walk);
        step->push.own.list.list = list;
        step->push.own.list.lists = gpusorti_control_word(plan, plan->layout.lists);
        step->push.own.list.list_room = gpusorti_list_room(plan);
        step->indirect = GPUSORTI_SIZE_LISTS + 4 * (int)list;
        gpusorti_visit_step(walk);
    }
}

/* A step over all tiles of long segments, or, of two kernels, over their counts. */
static void gpusorti_visit_long(gpusorti_walk *walk, enum gpusorti_kernel kernel, const gpusorti_shape *shape,
                                uint32_t pass, const gpusorti_long_args *args) {
    gpusorti_step *step = gpusorti_start_step(walk, kernel, shape, args->chunks, -1);
    if (pass == 0) gpusorti_take_given(walk);
    step->push.pass = pass;
    step->push.own.of_long = *args;
    if (kernel != GPUSORTI_KERNEL_segment_scan)
        step->indirect = kernel == GPUSORTI_KERNEL_segment_bases ? GPUSORTI_SIZE_BASES : GPUSORTI_SIZE_LONG;
    gpusorti_visit_step(walk);
}

static gpusorti_long_args gpusorti_long_args_of(const gpusorti_walk *walk, const gpusorti_shape *scan) {
    const gpusorti_plan *plan = walk->plan;
    const uint64_t words = gpusorti_long_tiles(plan) << plan->radix_bits;
    uint64_t chunk = gpusorti_shape_tile(scan);
    gpusorti_long_args args;
    chunk *= gpusorti_ceil_div(words, GPUSORTI_MAX_CHUNKS * chunk);
    args.owners = gpusorti_control_word(plan, plan->layout.owners);
    args.records = gpusorti_control_word(plan, plan->layout.records);
    args.bases = gpusorti_control_word(plan, plan->layout.bases);
    args.tile = gpusorti_tile(plan);
    args.flags = 0;
    args.chunk = (uint32_t)chunk;
    args.chunks = (uint32_t)gpusorti_ceil_div(words, chunk);
    args.polls = gpusorti_polls(walk->ctx);
    return args;
}

static uint32_t gpusorti_pass_flags(const gpusorti_plan *plan, uint32_t pass) {
    uint32_t flags = pass % 2 ? (uint32_t)GPUSORTI_PASS_FROM_ALT : 0;
    if (pass == 0) flags |= (uint32_t)GPUSORTI_PASS_FIRST | (uint32_t)GPUSORTI_PASS_ENCODE;
    if (pass + 1 == plan->pass_count) flags |= (uint32_t)GPUSORTI_PASS_LAST | (uint32_t)GPUSORTI_PASS_DECODE;
    return flags;
}

static void gpusorti_walk_long_segments(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const enum gpusorti_kernel kernel = plan->chained               ? GPUSORTI_KERNEL_segment_pass
                                        : walk->ctx->caps.subgroups ? GPUSORTI_KERNEL_segment_scatter
                                                                    : GPUSORTI_KERNEL_segment_scatter_basic;
    const gpusorti_shape count = gpusorti_shape_of(plan->shape.workgroup_size, plan->shape.items, 0),
                         scan = gpusorti_scan_shape(walk->ctx, plan, 0);
    gpusorti_shape shape = plan->shape;
    gpusorti_long_args args = gpusorti_long_args_of(walk, &scan);
    uint32_t pass;
    if (plan->chained) {
        shape.variant |= GPUSORTI_STALL(walk->ctx->forced.stall);
        gpusorti_visit_long(walk, GPUSORTI_KERNEL_segment_histogram, &count, 0, &args);
        gpusorti_visit_long(walk, GPUSORTI_KERNEL_segment_bases, &scan, 0, &args);
    }
    for (pass = 0; pass < plan->pass_count; pass++) {
        args.flags = gpusorti_pass_flags(plan, pass);
        if (!plan->chained) {
            gpusorti_visit_long(walk, GPUSORTI_KERNEL_segment_count, &count, pass, &args);
            gpusorti_visit_long(walk, GPUSORTI_KERNEL_segment_scan, &scan, pass, &args);
        }
        gpusorti_visit_long(walk, kernel, &shape, pass, &args);
    }
}

/* ---- the first k, see shaders/candidates.glsl ---- */
/* A round of selecting, or the sort that follows. */
static void gpusorti_visit_selection(gpusorti_walk *walk, enum gpusorti_kernel kernel, const gpusorti_shape *shape,
                                     const gpusorti_select_args *args) {
    const gpusorti_plan *plan = walk->plan;
    const uint64_t workgroups = (uint64_t)gpusorti_segments_of(&plan->request) * args->parts;
    gpusorti_step *step = gpusorti_start_step(walk, kernel, shape, workgroups, -1);
    if (args->size == 0) step->indirect = GPUSORTI_SIZE_LONG;
    step->push.values_alt_base = (uint32_t)((plan->layout.values_alt - plan->layout.keys_alt) / 4);
    step->push.own.select = *args;
    if (kernel == GPUSORTI_KERNEL_select) gpusorti_take_given(walk);
    gpusorti_visit_step(walk);
}

/* Each round reads what the one before has left, at one end of scratch, and writes what it leaves to the other. */
static void gpusorti_walk_selection(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_request *request = &plan->request;
    const uint32_t rounds = gpusorti_rounds(plan);
    uint64_t left = gpusorti_longest(request);
    gpusorti_shape select = plan->selecting, sort = plan->listed[1];
    gpusorti_select_args args;
    memset(&args, 0, sizeof args);
    if (plan->algorithm == GPUSORTI_SELECTED) args.size = gpusorti_row_size(request);
    args.part = plan->part;
    args.later = gpusorti_shape_tile(&select);
    args.owners = gpusorti_control_word(plan, plan->layout.owners);
    args.limit = request->limit;
    args.room = gpusorti_candidate_room(plan);
    for (args.round = 1; args.round <= rounds; args.round++) {
        args.parts = (uint32_t)gpusorti_ceil_div(left, args.round == 1 ? args.part : args.later);
        args.to = args.round % 2 ? 0 : (uint32_t)gpusorti_candidates(plan, 1);
        gpusorti_visit_selection(walk, GPUSORTI_KERNEL_select, &select, &args);
        select.variant = GPUSORTI_CANDIDATES;
        left = (uint64_t)args.parts * args.room;
        args.from = args.to;
        args.parts_before = args.parts;
    }
    args.parts = 1;
    sort.variant |= gpusorti_comparison(plan);
    if (gpusorti_packs_at_once(plan)) sort.variant |= GPUSORTI_PACKED;
    gpusorti_visit_selection(walk, GPUSORTI_KERNEL_select_sort, &sort, &args);
}

/* ---- the first k in any order, see shaders/select_any.comp ---- */
static void gpusorti_visit_any(gpusorti_walk *walk, uint32_t number, uint64_t elements, gpusorti_any_args args) {
    const gpusorti_plan *plan = walk->plan;
    const uint64_t rows = gpusorti_segments_of(&plan->request);
    gpusorti_shape shape = plan->selecting;
    args.parts = (uint32_t)gpusorti_ceil_div(elements, args.part);
    if (gpusorti_packs_at_once(plan)) shape.variant = GPUSORTI_PACKED;
    if (plan->request.segmentation == GPUSORTI_ONE_ARRAY) shape.variant |= GPUSORTI_ARRAY;
    gpusorti_start_step(walk, GPUSORTI_KERNEL_select_any, &shape, rows * args.parts, -1)->push.own.any = args;
    if (number <= args.digits + 1) gpusorti_take_given(walk);
    walk->step.push.pass = number;
    gpusorti_visit_step(walk);
}

static void gpusorti_walk_any(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_request *request = &plan->request;
    const uint32_t longest = gpusorti_longest(request);
    gpusorti_any_args args;
    uint32_t number;
    args.size = gpusorti_row_size(request);
    args.part = plan->part;
    args.limit = request->limit;
    args.room = gpusorti_any_room(request);
    args.digits = (uint32_t)gpusorti_ceil_div(request->bit_count, gpusorti_any_digit_bits(request));
    args.apart = (uint32_t)gpusorti_is_apart(walk);
    gpusorti_visit_any(walk, 0, 1, args);
    for (number = 1; number <= args.digits + 1; number++) gpusorti_visit_any(walk, number, longest, args);
    args.part = gpusorti_shape_tile(&plan->selecting);
    if (gpusorti_any_copies(plan)) gpusorti_visit_any(walk, number, args.room, args);
}

/* Elements behind the first k, and outside of all segments, keep their values: each index is its own. */
static void gpusorti_walk_identity(gpusorti_walk *walk) {
    const gpusorti_request *request = &walk->plan->request;
    if (request->wide && !request->packs) gpusorti_walk_rows(walk, GPUSORTI_IDENTITY);
}

static void gpusorti_walk_selected(gpusorti_walk *walk) {
    gpusorti_walk_identity(walk);
    if (walk->plan->unordered)
        gpusorti_walk_any(walk);
    else
        gpusorti_walk_selection(walk);
}

static void gpusorti_walk_segments(gpusorti_walk *walk) {
    if (walk->plan->request.segmentation == GPUSORTI_OFFSETS) gpusorti_walk_identity(walk);
    gpusorti_walk_small_segments(walk);
    gpusorti_walk_listed(walk);
    if (walk->plan->selecting.workgroup_size)
        gpusorti_walk_selection(walk);
    else if (walk->plan->has_long)
        gpusorti_walk_long_segments(walk);
}

/* ---- all of them ---- */
/* Visits the steps of a sort in the order of their execution. */
static gpusort_result gpusorti_walk_steps(const gpusort_context *ctx, const gpusorti_plan *plan,
                                          const gpusort_cmd_args *given, gpusorti_visit visit, void *user) {
    gpusort_cmd_args args = *given;
    gpusorti_walk walk;
    if (given->keys_out.buffer) args.keys = given->keys_out;
    if (given->values_out.buffer) args.values = given->values_out;
    memset(&walk, 0, sizeof walk);
    walk.ctx = ctx;
    walk.plan = plan;
    walk.given = given;
    walk.args = &args;
    walk.visit = visit;
    walk.user = user;
    walk.common = gpusorti_common_step(ctx, plan, &args);
    walk.common.given[0] = walk.common.bound[GPUSORTI_BIND_KEYS];
    walk.common.given[1] = walk.common.bound[GPUSORTI_BIND_VALUES];
    if (gpusorti_reads_given(ctx, plan, GPUSORTI_BIND_KEYS) && !plan->unpacked) walk.common.given[0] = given->keys;
    if (gpusorti_reads_given(ctx, plan, GPUSORTI_BIND_VALUES) && gpusorti_reads_values(&plan->request))
        walk.common.given[1] = given->values;
    gpusorti_walk_copies(&walk);
    if (gpusorti_by_passes(plan) || plan->algorithm == GPUSORTI_SEGMENTED ||
        (plan->request.gpu_count && gpusorti_has_control(plan)))
        gpusorti_walk_begin(&walk);
    gpusorti_walk_first(&walk);
    switch (plan->algorithm) {
    case GPUSORT_COUNT_SCAN_SCATTER: gpusorti_walk_count_scan_scatter(&walk); break;
    case GPUSORT_ONESWEEP: gpusorti_walk_planned_passes(&walk); break;
    case GPUSORT_ODD_EVEN_MERGE: gpusorti_walk_odd_even_merge(&walk); break;
    case GPUSORTI_TILES_AND_MERGES: gpusorti_walk_merges(&walk); break;
    case GPUSORTI_TILES_AND_BUCKETS: gpusorti_walk_buckets(&walk); break;
    case GPUSORTI_SEGMENTED: gpusorti_walk_segments(&walk); break;
    default: gpusorti_walk_selected(&walk); break;
    }
    gpusorti_walk_finish(&walk);
    gpusorti_walk_last(&walk);
    return walk.result;
}
