/* ---- >>walk: the dispatches of a plan, in their order ---- */
/* Clears the control block, finds the count and writes the indirect sizes. */
static void gpusorti_walk_begin(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_shape merge = gpusorti_merge_shape(walk->ctx, plan);
    gpusorti_step *step = gpusorti_start_stride(walk, GPUSORTI_KERNEL_begin, 0, 1, 1);
    gpusorti_begin_args *args = &step->push.own.begin;
    step->indirect = -1;
    args->clear_words = gpusorti_control_word(plan, plan->layout.status);
    args->tile = gpusorti_tile(plan) * plan->tiles_a_span;
    args->merge_tile = merge.workgroup_size * merge.items;
    args->stride_tile = step->spec.workgroup_size * step->spec.items;
    args->count_word = gpusorti_bind_count(walk, 1);
    args->bound = plan->request.count;
    gpusorti_visit_step(walk);
}

/* GPUSORTI_UNPACK: copies the caller's keys to scratch. GPUSORTI_PACK: copies them back. */
static void gpusorti_walk_unpack(gpusorti_walk *walk, uint32_t variant) {
    const gpusorti_plan *plan = walk->plan;
    gpusorti_step *step = gpusorti_start_stride(walk, GPUSORTI_KERNEL_finish, variant, plan->request.count,
                                                GPUSORTI_MOST_STRIDE_GROUPS);
    step->bound[0] = walk->args->keys;
    step->range[0] = gpusorti_packed_size(plan->request.count, plan->request.key_bits);
    step->bound[2] = gpusorti_offset(walk->args->scratch, plan->layout.keys);
    step->range[2] = gpusorti_unpacked_size(plan);
    step->range[4] = 0;
    step->spec.key_stored_bits = plan->request.key_bits < 32 ? plan->request.key_bits : 32;
    gpusorti_visit_step(walk);
}

/* Moves values as rows of words, or takes the keys out of them: variant as gather.comp's. */
static void gpusorti_walk_rows(gpusorti_walk *walk, uint32_t variant) {
    const gpusorti_request *r = &walk->plan->request;
    const gpusorti_layout *layout = &walk->plan->layout;
    const uint64_t size = gpusorti_values_size(r);
    const uint64_t words = variant & GPUSORTI_PACKED_ROWS ? gpusorti_packed_rows(r) * r->value_size / 4
                           : variant & GPUSORTI_IDENTITY  ? r->count
                                                          : (uint64_t)r->count * r->value_size / 4;
    gpusorti_step *step = gpusorti_start_stride(walk, GPUSORTI_KERNEL_gather, variant, words, GPUSORTI_MOST_STRIDE_GROUPS);
    gpusorti_gather_args *args = &step->push.own.gather;
    step->bound[1] = walk->args->values;
    step->range[1] = size;
    if (variant & GPUSORTI_PACKED_ROWS) {
        step->indirect = -1;
        args->limit = r->limit;
        args->as_array = (uint32_t)gpusorti_rows_lie_as_array(r);
        args->segments = r->segments;
        args->size = r->segmentation == GPUSORTI_OFFSETS ? 0
                     : r->segmentation == GPUSORTI_ROWS  ? r->segment_size
                                                         : 0xffffffffu;
        args->offsets = gpusorti_bind_offsets(walk, 0);
    }
    step->bound[2] = gpusorti_offset(walk->args->scratch, layout->values);
    step->range[2] = r->wide ? 4 * (uint64_t)r->count : 0;
    step->bound[4] = gpusorti_offset(walk->args->scratch, layout->rows);
    step->range[4] = gpusorti_rows_size(r);
    step->push.values_alt_base = (uint32_t)((layout->rows - layout->values) / 4);
    args->row_words = variant & GPUSORTI_IDENTITY ? 1 : r->value_size / 4;
    args->key_word = r->key_offset / 4;
    args->key_words = r->key_words;
    args->key_shift = r->key_offset % 4 * 8;
    args->key_mask = r->key_bits < 32 ? (1u << r->key_bits) - 1 : 0xffffffffu;
    gpusorti_visit_step(walk);
}

/* Keys that cannot be sorted where they are go to scratch first, and so do the structs around them that are wide. */
static void gpusorti_walk_first(gpusorti_walk *walk) {
    const gpusorti_request *r = &walk->plan->request;
    if (r->in_values)
        gpusorti_walk_rows(walk, r->wide ? GPUSORTI_TAKE_KEY : GPUSORTI_TAKE_KEY | GPUSORTI_KEY_ONLY);
    else if (walk->plan->unpacked)
        gpusorti_walk_unpack(walk, GPUSORTI_UNPACK);
}

/* Packed keys come back; wide values follow the sorted indices, those that are not in scratch yet by way of it. */
static void gpusorti_walk_last(gpusorti_walk *walk) {
    const gpusorti_request *r = &walk->plan->request;
    if (walk->plan->unpacked && !(r->flags & GPUSORT_KEEP_KEYS)) gpusorti_walk_unpack(walk, GPUSORTI_PACK);
    if (!r->wide) return;
    if (r->packs) {
        if (gpusorti_packs_at_once(walk->plan)) return;
        if (r->packs_indices)
            gpusorti_walk_rows(walk, GPUSORTI_PACKED_ROWS | GPUSORTI_INDEX);
        else {
            gpusorti_walk_rows(walk, GPUSORTI_PACKED_ROWS | GPUSORTI_GATHER);
            gpusorti_walk_rows(walk, GPUSORTI_PACKED_ROWS | GPUSORTI_BACK);
        }
        return;
    }
    if (!r->in_values) gpusorti_walk_rows(walk, GPUSORTI_GATHER);
    gpusorti_walk_rows(walk, r->in_values ? GPUSORTI_BACK | GPUSORTI_GATHER : GPUSORTI_BACK);
}

/* Of one-sweep's kernels. */
static gpusorti_onesweep_args *gpusorti_start_pass(gpusorti_step *step, uint32_t p, uint32_t records) {
    step->push.pass = p;
    step->push.own.onesweep.record = GPUSORTI_CONTROL_PASSES + records + 4 * p;
    return &step->push.own.onesweep;
}

static void gpusorti_walk_count_scan_scatter(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const enum gpusorti_kernel kernel = plan->scanned               ? GPUSORTI_KERNEL_onesweep
                                        : walk->ctx->caps.subgroups ? GPUSORTI_KERNEL_scatter
                                                                    : GPUSORTI_KERNEL_scatter_basic;
    const uint32_t span = gpusorti_tile(plan) * plan->tiles_a_span;
    const uint64_t spans = gpusorti_ceil_div(plan->request.count, span);
    gpusorti_shape count = plan->shape, scan = {0, 8, 0};
    uint32_t p;
    scan.workgroup_size = walk->ctx->tuning.scan_size;
    for (p = 0; p < plan->pass_count; p++) {
        const int size = GPUSORTI_SIZE_PASSES + 4 * (int)p;
        gpusorti_step *step;
        count.variant = scan.variant = p == 0 ? GPUSORTI_FIRST_PASS : 0;
        step = gpusorti_start_step(walk, GPUSORTI_KERNEL_count, &count, spans, GPUSORTI_SIZE_TILES);
        step->push.pass = p;
        step->push.own.span.span = span;
        if (p > 0) gpusorti_size_by_plan(walk, size);
        gpusorti_visit_step(walk);
        step = gpusorti_start_step(walk, GPUSORTI_KERNEL_scan, &scan, (uint64_t)1 << plan->radix_bits, -1);
        step->push.pass = p;
        step->push.own.span.span = span;
        gpusorti_visit_step(walk);
        step = gpusorti_start_step(walk, kernel, &plan->shape, spans, GPUSORTI_SIZE_TILES);
        if (plan->scanned)
            gpusorti_start_pass(step, p, 0)->portion_tiles = (uint32_t)spans;
        else
            step->push.pass = p, step->push.own.span.span = span;
        gpusorti_size_by_plan(walk, size);
        gpusorti_visit_step(walk);
    }
}

/* The build of one-sweep's pass that suits the sort. */
static enum gpusorti_kernel gpusorti_pass_kernel(const gpusorti_plan *plan) {
    if (plan->staged) return GPUSORTI_KERNEL_onesweep_staged;
    if (plan->request.key_bits < 32 && !plan->unpacked) return GPUSORTI_KERNEL_onesweep_narrow;
    return GPUSORTI_KERNEL_onesweep;
}

/* The bits of a digit in which keys are not in their order-preserving form. */
static uint32_t gpusorti_flip(const gpusorti_plan *plan, uint32_t p, uint32_t radix_bits) {
    const gpusorti_request *r = &plan->request;
    const uint32_t first = p * radix_bits, bits = gpusorti_min(radix_bits, r->bit_count - first);
    const uint64_t sign = r->key_kind ? (uint64_t)1 << (r->key_bits - 1) : 0;
    return plan->raw ? (uint32_t)((r->descending ? ~sign : sign) >> (r->first_bit + first)) & ((1u << bits) - 1) : 0;
}

/* The pass by leading bits that are no digit: it moves them to the highest byte, the last digit of a window that would have
 * one more and begin 8 bits before bit 0 (modulo 2^32). The sign is not among them. */
static void gpusorti_take_leading_bits(const gpusorti_plan *plan, gpusorti_step *step) {
    const uint32_t beyond = 8 * plan->pass_count;
    step->push.first_bit = plan->request.key_bits - 8 - beyond;
    step->push.bit_count = beyond + 8;
    step->push.own.onesweep.flip = gpusorti_flip(plan, 0, plan->radix_bits);
}

/* A pass by digits of eight bits, or of seven. */
static void gpusorti_walk_pass(gpusorti_walk *walk, uint32_t p, uint32_t records) {
    const gpusorti_plan *plan = walk->plan;
    const int around = records == GPUSORTI_CROWD;
    const enum gpusorti_kernel kernel = around ? GPUSORTI_KERNEL_onesweep_around : gpusorti_pass_kernel(plan);
    const uint64_t tiles = gpusorti_tiles(plan);
    const uint32_t portions = (uint32_t)gpusorti_ceil_div(tiles, plan->tiles_a_portion);
    const uint32_t stall = walk->ctx->forced.stall, stalled_polls = walk->ctx->forced.polls;
    gpusorti_shape shape = plan->shape;
    uint32_t portion;
    shape.variant |= GPUSORTI_STALL(stall);
    for (portion = 0; portion < portions; portion++) {
        uint64_t left = tiles - (uint64_t)portion * plan->tiles_a_portion;
        gpusorti_step *step = gpusorti_start_step(
            walk, kernel, &shape, left < plan->tiles_a_portion ? left : plan->tiles_a_portion, GPUSORTI_SIZE_TILES);
        gpusorti_onesweep_args *args = gpusorti_start_pass(step, p, records);
        args->portion_tiles = plan->tiles_a_portion;
        args->portion = portion;
        if (records == GPUSORTI_CLOSE) {
            step->spec.radix_bits = 7;
            args->flip = gpusorti_flip(plan, p, 7);
        } else if (p < plan->pass_count)
            args->flip = gpusorti_flip(plan, p, plan->radix_bits);
        else
            gpusorti_take_leading_bits(plan, step);
        step->beside = plan->mode == GPUSORTI_ADDRESSES && portions == 1 && (around || records == GPUSORTI_CLOSE);
        args->polls = !stall ? walk->ctx->tuning.polls : stalled_polls ? stalled_polls : 8;
        if (portions == 1) gpusorti_size_by_plan(walk, GPUSORTI_SIZE_PASSES + (int)(records + 4 * p));
        gpusorti_visit_step(walk);
    }
}

/* The passes from `first` to `end`, not included: which of them have nothing to do is decided on the GPU. */
static void gpusorti_walk_passes(gpusorti_walk *walk, uint32_t first, uint32_t end, uint32_t records) {
    uint32_t p;
    for (p = first; p < end; p++) {
        gpusorti_walk_pass(walk, p, records);
        if (walk->plan->closes && records == 0) gpusorti_walk_pass(walk, p, GPUSORTI_CLOSE);
        if (walk->plan->crowds && records == 0) gpusorti_walk_pass(walk, p, GPUSORTI_CROWD);
    }
}

/* Leaves of a single digit need no search for where they begin. */
static void gpusorti_walk_leaves(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_shape starts = {256, 1, 0};
    const uint32_t leaves = 1u << plan->leaf_bits;
    gpusorti_shape sort = plan->leaf;
    gpusorti_leaf_args args;
    args.starts = gpusorti_control_word(plan, plan->layout.leaves);
    args.room = plan->leaf.workgroup_size * plan->leaf.items;
    args.tile = gpusorti_tile(plan);
    args.portion_tiles = plan->tiles_a_portion;
    if (walk->ctx->forced.reversed_atomics) sort.variant |= GPUSORTI_REVERSED;
    if (plan->leaf_bits > 8) {
        gpusorti_start_step(walk, GPUSORTI_KERNEL_leaf_starts, &starts,
                            gpusorti_ceil_div(leaves, starts.workgroup_size - 1), -1)
            ->push.own.leaf = args;
        gpusorti_visit_step(walk);
    }
    gpusorti_start_step(walk, GPUSORTI_KERNEL_leaf_sort, &sort, leaves, -1)->push.own.leaf = args;
    gpusorti_size_by_plan(walk, GPUSORTI_SIZE_LEAVES);
    gpusorti_visit_step(walk);
}

static gpusorti_shape gpusorti_histogram_shape(const gpusort_context *ctx, const gpusorti_plan *plan) {
    gpusorti_shape shape = ctx->tuning.histogram[plan->request.key_words - 1];
    while (shape.workgroup_size > ctx->caps.max_invocations) shape.workgroup_size /= 2;
    return shape;
}

/* Whether passes always end in the caller's arrays: the plan on the GPU adds one to an odd number of them, and knows whether
 * leaves of one digit have room. Sorted input still needs finish.comp for its indices. */
static int gpusorti_ends_by_passes(const gpusorti_plan *plan) {
    return plan->algorithm == GPUSORT_ONESWEEP && plan->pass_count % 2 == 0 && plan->leaf_bits <= 8 && !plan->crowds &&
           !(plan->request.flags & GPUSORT_WRITE_INDICES);
}

/* Whether the histogram shall copy for an odd number of passes, as it expects it from a sample. Keys with values are better
 * copied at the end by a finish.comp that the plan gives its size, only where the number is odd indeed: one key may change
 * it. */
static int gpusorti_copies_early(const gpusort_context *ctx, const gpusorti_plan *plan) {
    const int at_end = !gpusorti_ends_by_passes(plan) && gpusorti_plans_sizes(ctx, plan);
    return !plan->fills && (plan->request.value_words == 0 || !at_end);
}

/* Whether the histogram may take keys in another way than they are, and another one counts again where that was wrong. */
static int gpusorti_may_count_again(const gpusorti_plan *plan) {
    return (plan->stretches && plan->leaf_bits > 8) || plan->closes || plan->leads;
}

/* again: only where the first one asks for it. */
static void gpusorti_walk_histogram(gpusorti_walk *walk, uint32_t again) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_shape shape = gpusorti_histogram_shape(walk->ctx, plan);
    const uint64_t groups = gpusorti_ceil_div(plan->request.count, (uint64_t)shape.workgroup_size * shape.items);
    const uint32_t most = gpusorti_max(walk->ctx->tuning.histogram_invocations / shape.workgroup_size, 1);
    gpusorti_step *step = gpusorti_start_step(walk, GPUSORTI_KERNEL_histogram, &shape, groups < most ? groups : most,
                                              -1);
    gpusorti_histogram_args *args = &step->push.own.histogram;
    args->portion_tiles = plan->tiles_a_portion;
    args->copies = (uint32_t)gpusorti_copies_early(walk->ctx, plan);
    args->makes_even = (uint32_t)gpusorti_ends_by_passes(plan);
    args->tile = gpusorti_tile(plan);
    if (plan->leaf_bits) {
        args->least_leaf_bits = gpusorti_least_leaf_bits(plan);
        args->most_leaf_bits = plan->leaf_bits;
        args->leaf_average = gpusorti_leaf_average(&plan->leaf);
        args->leading_passes = plan->leading;
    }
    args->fits = (uint32_t)(gpusorti_may_count_again(plan) && !again);
    args->again = again;
    if (plan->crowds && gpusorti_tiles(plan) <= plan->tiles_a_portion)
        args->crowds = walk->ctx->tuning.least_crowd[plan->staged];
    if (again) gpusorti_size_by_plan(walk, GPUSORTI_SIZE_AGAIN);
    gpusorti_visit_step(walk);
}

/* Leaves of the highest digit alone follow its pass. Others have passes of their own before them, and behind them all
 * passes for keys that do not suit leaves or that one leaf has too many of. */
static void gpusorti_walk_onesweep(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    gpusorti_walk_histogram(walk, 0);
    if (plan->fills) return;
    if (plan->leaf_bits > 8) {
        gpusorti_walk_passes(walk, plan->pass_count - plan->leading, plan->pass_count, GPUSORTI_LEADING);
        gpusorti_walk_leaves(walk);
    }
    if (gpusorti_may_count_again(plan)) gpusorti_walk_histogram(walk, 1);
    gpusorti_walk_passes(walk, 0, plan->pass_count + (plan->stretches && plan->leaf_bits == 8), 0);
    if (plan->leaf_bits == 8) gpusorti_walk_leaves(walk);
}

/* gpusorti_tiles_args.mode, as in shaders/tiles.glsl */
enum { GPUSORTI_TILE_ENCODE = 1, GPUSORTI_TILE_DECODE = 2, GPUSORTI_TILE_TO_ALT = 4 };

static gpusorti_step *gpusorti_start_tiles(gpusorti_walk *walk, uint32_t mode) {
    const gpusorti_plan *plan = walk->plan;
    const enum gpusorti_kernel kernel = plan->rolled ? GPUSORTI_KERNEL_tile_sort_rolled : GPUSORTI_KERNEL_tile_sort;
    gpusorti_step *step = gpusorti_start_step(walk, kernel, &plan->shape, gpusorti_tiles(plan), GPUSORTI_SIZE_TILES);
    if (plan->request.bit_count == plan->request.key_bits) step->spec.variant |= GPUSORTI_WHOLE_KEYS;
    step->push.own.tiles.mode = GPUSORTI_TILE_ENCODE | mode;
    return step;
}

/* Each merge goes from one of (caller's arrays, scratch) to the other. The tiles go where the last merge ends in the
 * caller's. */
static void gpusorti_walk_merges(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_shape merge = gpusorti_merge_shape(walk->ctx, plan);
    const uint64_t groups = gpusorti_ceil_div(plan->request.count, merge.workgroup_size * merge.items);
    uint32_t run = gpusorti_tile(plan), left = plan->merges;
    gpusorti_start_tiles(walk, left == 0 ? GPUSORTI_TILE_DECODE : left % 2 ? GPUSORTI_TILE_TO_ALT : 0);
    gpusorti_visit_step(walk);
    for (; left > 0; left--, run *= GPUSORTI_MERGE_WAYS) {
        gpusorti_step *step = gpusorti_start_step(walk, GPUSORTI_KERNEL_merge_tiles, &merge, groups,
                                                  GPUSORTI_SIZE_MERGES);
        step->push.own.tiles.mode = left == 1 ? GPUSORTI_TILE_DECODE : left % 2 ? 0 : GPUSORTI_TILE_TO_ALT;
        step->push.own.tiles.run = run;
        gpusorti_visit_step(walk);
    }
}

static void gpusorti_visit_buckets(gpusorti_walk *walk) {
    gpusorti_tiles_args *args = &walk->step.push.own.tiles;
    args->run = gpusorti_tile(walk->plan);
    args->sample_stride = walk->plan->buckets->sample_stride;
    args->bucket = walk->plan->buckets->bucket;
    gpusorti_visit_step(walk);
}

static void gpusorti_walk_buckets(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const struct gpusorti_buckets *row = plan->buckets;
    gpusorti_shape shape;

    gpusorti_start_tiles(walk, GPUSORTI_TILE_TO_ALT);
    gpusorti_visit_buckets(walk);
    shape.workgroup_size = gpusorti_min(gpusorti_power_below(walk->ctx->caps.max_invocations), 1024);
    shape.items = 1;
    shape.variant = GPUSORTI_MAX_RUNS * (gpusorti_tile(plan) / row->sample_stride);
    gpusorti_start_step(walk, GPUSORTI_KERNEL_split_runs, &shape,
                        gpusorti_ceil_div(gpusorti_max(plan->request.count / row->sample_stride, 1), 32), -1);
    gpusorti_visit_buckets(walk);
    shape.workgroup_size = row->bucket_size;
    shape.items = 8;
    shape.variant = GPUSORTI_LOG_CAPACITY(row->log_capacity);
    if (plan->request.bit_count == plan->request.key_bits) shape.variant |= GPUSORTI_WHOLE_KEYS;
    gpusorti_start_step(walk, GPUSORTI_KERNEL_merge_buckets, &shape,
                        gpusorti_ceil_div(plan->request.count, row->bucket), -1);
    gpusorti_visit_buckets(walk);
}

/* ---- segments ---- */
/* As many as fill a workgroup's tile once, by their average: each is padded to a power of two. */
static uint32_t gpusorti_segments_a_group(const gpusorti_plan *plan) {
    const gpusorti_request *r = &plan->request;
    const gpusorti_shape *shape = &plan->small_segments;
    const uint32_t average = r->count / gpusorti_max(r->segments, 1);
    uint32_t padded = shape->items;
    if (r->segmentation == GPUSORTI_ROWS)
        while (padded < r->segment_size && padded < gpusorti_shape_tile(shape)) padded *= 2;
    else
        padded = gpusorti_max(padded, average + average / 2);
    if (padded > gpusorti_small_segment(plan)) return GPUSORTI_LONG_GROUP;
    return gpusorti_max(gpusorti_min(gpusorti_shape_tile(shape) / padded, shape->workgroup_size), 1);
}

static void gpusorti_walk_small_segments(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_request *r = &plan->request;
    const gpusorti_shape *shape = &plan->small_segments;
    const uint32_t segments = gpusorti_segments_of(r);
    const uint32_t group = gpusorti_segments_a_group(plan);
    gpusorti_step *step = gpusorti_start_step(walk, GPUSORTI_KERNEL_segments, shape, gpusorti_ceil_div(segments, group), -1);
    gpusorti_segments_args *args = &step->push.own.segments;
    if (r->bit_count == r->key_bits) step->spec.variant |= GPUSORTI_WHOLE_KEYS;
    args->segments = segments;
    args->size = r->segmentation == GPUSORTI_ROWS ? r->segment_size : 0;
    step->range[2] = step->range[4] = 0;
    args->offsets = gpusorti_bind_offsets(walk, 2);
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

static void gpusorti_walk_lists(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    uint32_t list;
    for (list = 0; list < 2; list++) {
        gpusorti_shape shape = plan->listed[list];
        gpusorti_list_args *args;
        if (!plan->lists[list]) continue;
        if (plan->request.bit_count == plan->request.key_bits) shape.variant |= GPUSORTI_WHOLE_KEYS;
        args = &gpusorti_start_step(walk, GPUSORTI_KERNEL_segment_sort, &shape, 1, -1)->push.own.list;
        args->list = list;
        args->lists = gpusorti_control_word(plan, plan->layout.lists);
        args->list_room = gpusorti_list_room(plan);
        walk->step.indirect = GPUSORTI_SIZE_LISTS + 4 * (int)list;
        gpusorti_visit_step(walk);
    }
}

/* A step over all tiles of long segments, unless groups says otherwise. */
static void gpusorti_visit_long(gpusorti_walk *walk, enum gpusorti_kernel kernel, const gpusorti_shape *shape,
                                uint32_t pass, const gpusorti_long_args *args) {
    gpusorti_step *step = gpusorti_start_step(walk, kernel, shape, args->chunks, -1);
    step->push.pass = pass;
    step->push.own.of_long = *args;
    if (kernel != GPUSORTI_KERNEL_segment_scan)
        step->indirect = kernel == GPUSORTI_KERNEL_segment_bases ? GPUSORTI_SIZE_BASES : GPUSORTI_SIZE_LONG;
    gpusorti_visit_step(walk);
}

static gpusorti_long_args gpusorti_long_args_of(const gpusorti_walk *walk, const gpusorti_shape *scan) {
    const gpusorti_plan *plan = walk->plan;
    const uint64_t words = gpusorti_long_tiles(plan) << plan->radix_bits;
    const uint32_t stall = walk->ctx->forced.stall, polls = walk->ctx->forced.polls;
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
    args.polls = !stall ? walk->ctx->tuning.polls : polls ? polls : 8;
    return args;
}

static void gpusorti_walk_long_segments(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const enum gpusorti_kernel kernel = plan->chained || plan->scanned ? GPUSORTI_KERNEL_segment_pass
                                        : walk->ctx->caps.subgroups    ? GPUSORTI_KERNEL_segment_scatter
                                                                       : GPUSORTI_KERNEL_segment_scatter_basic;
    const gpusorti_shape count = {plan->shape.workgroup_size, plan->shape.items, 0};
    gpusorti_shape scan = {0, 8, 0}, pass = plan->shape;
    gpusorti_long_args args;
    uint32_t p;
    scan.workgroup_size = walk->ctx->tuning.scan_size;
    args = gpusorti_long_args_of(walk, &scan);
    if (plan->chained) {
        pass.variant |= GPUSORTI_STALL(walk->ctx->forced.stall);
        gpusorti_visit_long(walk, GPUSORTI_KERNEL_segment_histogram, &count, 0, &args);
        gpusorti_visit_long(walk, GPUSORTI_KERNEL_segment_bases, &scan, 0, &args);
    }
    for (p = 0; p < plan->pass_count; p++) {
        args.flags = (p % 2 ? (uint32_t)GPUSORTI_PASS_FROM_ALT : 0u);
        if (p == 0) args.flags |= (uint32_t)GPUSORTI_PASS_FIRST | (uint32_t)GPUSORTI_PASS_ENCODE;
        if (p + 1 == plan->pass_count) args.flags |= (uint32_t)GPUSORTI_PASS_LAST | (uint32_t)GPUSORTI_PASS_DECODE;
        if (!plan->chained) {
            gpusorti_visit_long(walk, GPUSORTI_KERNEL_segment_count, &count, p, &args);
            gpusorti_visit_long(walk, GPUSORTI_KERNEL_segment_scan, &scan, p, &args);
        }
        gpusorti_visit_long(walk, kernel, &pass, p, &args);
    }
}

/* A round of selecting, or the sort behind them. */
static void gpusorti_visit_selection(gpusorti_walk *walk, enum gpusorti_kernel kernel, const gpusorti_shape *shape,
                                     const gpusorti_select_args *args) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_request *r = &plan->request;
    gpusorti_step *step = gpusorti_start_step(walk, kernel, shape, (uint64_t)gpusorti_segments_of(r) * args->parts, -1);
    if (args->size == 0) step->indirect = GPUSORTI_SIZE_LONG;
    step->push.values_alt_base = (uint32_t)((plan->layout.values_alt - plan->layout.keys_alt) / 4);
    step->push.own.select = *args;
    if (gpusorti_packs_at_once(plan)) {
        step->bound[1] = walk->args->values;
        step->range[1] = gpusorti_values_size(r);
    }
    gpusorti_visit_step(walk);
}

/* The first ones of each long segment, see shaders/candidates.glsl. */
static void gpusorti_walk_selection(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_request *r = &plan->request;
    const uint32_t rounds = gpusorti_rounds(plan);
    uint64_t left = gpusorti_longest(r);
    gpusorti_shape select = plan->selecting, sort = plan->listed[1];
    gpusorti_select_args args;
    memset(&args, 0, sizeof args);
    if (plan->algorithm == GPUSORTI_SELECTED)
        args.size = r->segmentation == GPUSORTI_ROWS ? r->segment_size : 0xffffffffu;
    args.part = plan->part;
    args.later = gpusorti_shape_tile(&select);
    args.owners = gpusorti_control_word(plan, plan->layout.owners);
    args.limit = r->limit;
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
    if (r->bit_count == r->key_bits) sort.variant |= GPUSORTI_WHOLE_KEYS;
    if (gpusorti_packs_at_once(plan)) sort.variant |= GPUSORTI_PACKED;
    gpusorti_visit_selection(walk, GPUSORTI_KERNEL_select_sort, &sort, &args);
}

/* Elements that stay behind those that are wanted keep their values, and so do those outside all segments. */
static void gpusorti_walk_identity(gpusorti_walk *walk) {
    const gpusorti_request *r = &walk->plan->request;
    if (r->wide && !r->packs) gpusorti_walk_rows(walk, GPUSORTI_IDENTITY);
}

static void gpusorti_walk_segments(gpusorti_walk *walk) {
    if (walk->plan->request.segmentation == GPUSORTI_OFFSETS) gpusorti_walk_identity(walk);
    gpusorti_walk_small_segments(walk);
    gpusorti_walk_lists(walk);
    if (walk->plan->selecting.workgroup_size)
        gpusorti_walk_selection(walk);
    else if (walk->plan->longs)
        gpusorti_walk_long_segments(walk);
}

/* ---- Batcher's odd-even merge: which dispatches sort n elements (shaders/odd_even_merge.comp) ---- */
enum { GPUSORTI_MODE_ODD = 1, GPUSORTI_MODE_SORT = 2 }; /* gpusorti_network_args.mode */

typedef struct gpusorti_network {
    gpusorti_walk *walk;
    uint32_t log_tile, log_items;
    uint32_t log_columns; /* neighbouring elements that a workgroup reads together, where it can */
    uint32_t log_columns_min;
} gpusorti_network;

static void gpusorti_network_step(const gpusorti_network *net, uint64_t groups, gpusorti_network_args args) {
    gpusorti_step *step = gpusorti_start_step(net->walk, GPUSORTI_KERNEL_odd_even_merge, &net->walk->plan->shape,
                                              groups, -1);
    args.count_word = gpusorti_bind_count(net->walk, 3);
    args.bound = net->walk->plan->request.count;
    step->push.own.network = args;
    gpusorti_visit_step(net->walk);
}

/* From this pitch, the log2 of the greatest block that `steps` further steps bring to pitch 1, or to one below. */
static uint32_t gpusorti_network_reach(const gpusorti_network *net, uint32_t steps, uint32_t log_columns) {
    return steps == 0 ? 0 : net->log_tile - 1 + (steps - 1) * (net->log_tile - log_columns - 1);
}

/* Merges the sorted halves of all blocks of 2^log_block elements: a first step over residue classes, then steps of two
 * dispatches that merge neighbouring runs of 2^pitch elements over the next, smaller pitch. */
static void gpusorti_network_level(const gpusorti_network *net, uint32_t n, uint32_t log_block) {
    uint64_t block = (uint64_t)1 << log_block;
    uint64_t rest = n & (block - 1);
    uint64_t end = rest > block / 2 ? n : n - rest; /* a last block without second half is merged already */
    uint32_t pitch = log_block, steps = 1, step;
    while (gpusorti_network_reach(net, steps, net->log_columns_min) + net->log_tile - net->log_columns_min <
           log_block)
        steps++;
    for (step = 0; step <= steps; step++) {
        uint32_t left = steps - step;
        uint32_t reach = gpusorti_network_reach(net, left, net->log_columns);
        uint32_t least = left * (net->log_items - 1); /* for the later steps, each of which holds a few rows */
        uint32_t extra = step == 0 ? 0 : 1;           /* a pair of runs is twice the old pitch */
        uint32_t rows_max = net->log_tile - net->log_columns - extra;
        uint32_t next, rows, phase;
        gpusorti_network_args args;
        uint64_t span;
        /* The first step costs least and does as much as it can, later ones what they must. */
        if (step == 0)
            next = pitch > rows_max + least ? pitch - rows_max : least;
        else
            next = pitch - (net->log_items - 1);
        if (next > reach) {
            rows_max = net->log_tile - net->log_columns_min - extra;
            next = pitch > rows_max + reach ? pitch - rows_max : reach;
        }
        if (left == 0) next = 0;
        rows = pitch + extra - next;
        memset(&args, 0, sizeof args);
        args.log_block = log_block;
        args.log_pitch = next;
        args.log_columns = gpusorti_min(net->log_tile - rows, next);
        args.log_merged = rows + args.log_columns;
        span = (uint64_t)1 << (net->log_tile - args.log_columns + next);
        for (phase = 0; phase <= extra; phase++) {
            args.mode = phase ? GPUSORTI_MODE_ODD : 0;
            gpusorti_network_step(net, gpusorti_ceil_div(end, span) << (next - args.log_columns), args);
        }
        pitch = next;
    }
}

static void gpusorti_walk_odd_even_merge(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const uint32_t n = plan->request.count;
    gpusorti_network_args sort_tiles;
    gpusorti_network net;
    uint32_t log_block, most;
    net.walk = walk;
    net.log_tile = gpusorti_log2(gpusorti_tile(plan));
    net.log_items = gpusorti_log2(plan->shape.items);
    /* A tile has at least as many rows as an invocation has items. */
    most = net.log_tile - gpusorti_max(net.log_items, 2);
    /* 64 bytes of keys, or 32 where that saves a step. */
    net.log_columns = gpusorti_min(6 - gpusorti_log2(plan->request.key_bits / 8), most);
    net.log_columns_min = gpusorti_min(5 - gpusorti_log2(plan->request.key_bits / 8), most);
    memset(&sort_tiles, 0, sizeof sort_tiles);
    sort_tiles.log_block = 32;
    sort_tiles.log_merged = net.log_tile;
    sort_tiles.mode = GPUSORTI_MODE_SORT;
    gpusorti_network_step(&net, ((n - 1) >> net.log_tile) + 1, sort_tiles);
    for (log_block = net.log_tile + 1; log_block <= 32 && (n - 1) >> (log_block - 1) != 0; log_block++)
        gpusorti_network_level(&net, n, log_block);
}

/* What all steps of a sort share. */
static gpusorti_step gpusorti_common_step(const gpusort_context *ctx, const gpusorti_plan *plan,
                                          const gpusort_cmd_args *args) {
    const gpusorti_request *r = &plan->request;
    const gpusorti_layout *layout = &plan->layout;
    gpusorti_step step;
    memset(&step, 0, sizeof step);
    step.spec.radix_bits = plan->radix_bits;
    step.spec.key_words = r->key_words;
    step.spec.key_bits = r->key_bits;
    step.spec.key_stored_bits = plan->unpacked || r->key_bits > 32 ? 32 : r->key_bits;
    step.spec.key_kind = r->key_kind;
    step.spec.descending = r->descending;
    step.spec.value_words = r->value_words;
    step.spec.flags = r->flags | (ctx->tuning.rolled ? (uint32_t)GPUSORTI_FLAG_ROLLED : 0u);
    step.push.count = r->gpu_count ? 0 : r->count; /* 0: in the control block */
    step.push.pass_count = plan->pass_count;
    step.push.first_bit = r->first_bit;
    step.push.bit_count = r->bit_count;
    step.push.status = gpusorti_control_word(plan, layout->status);
    step.bound[0] = plan->unpacked ? gpusorti_offset(args->scratch, layout->keys) : args->keys;
    step.bound[1] = r->wide ? gpusorti_offset(args->scratch, layout->values) : args->values;
    step.bound[2] = gpusorti_offset(args->scratch, layout->keys_alt);
    step.bound[3] = gpusorti_offset(args->scratch, layout->control);
    step.range[0] = plan->unpacked ? gpusorti_unpacked_size(plan) : gpusorti_keys_size(r);
    step.range[1] = (uint64_t)r->count * r->value_words * 4;
    step.range[2] = gpusorti_keys_alt_size(plan);
    step.range[3] = layout->keys - layout->control;
    step.bound[4] = gpusorti_offset(args->scratch, layout->values_alt);
    step.range[4] = gpusorti_values_alt_size(plan);
    if (r->value_words)
        step.push.values_alt_base = (uint32_t)((layout->values_alt - layout->keys_alt) / (4 * r->value_words));
    return step;
}

/* Visits the steps of a sort in the order of their execution. */
static gpusort_result gpusorti_walk_steps(const gpusort_context *ctx, const gpusorti_plan *plan,
                                          const gpusort_cmd_args *args, gpusorti_visit visit, void *user) {
    const int passes = gpusorti_by_passes(plan), segmented = plan->algorithm == GPUSORTI_SEGMENTED;
    gpusorti_walk walk;
    memset(&walk, 0, sizeof walk);
    walk.ctx = ctx;
    walk.plan = plan;
    walk.args = args;
    walk.visit = visit;
    walk.user = user;
    walk.common = gpusorti_common_step(ctx, plan, args);
    if (passes || segmented || (plan->request.gpu_count && gpusorti_has_control(plan))) gpusorti_walk_begin(&walk);
    gpusorti_walk_first(&walk);
    switch (plan->algorithm) {
    case GPUSORT_ONESWEEP: gpusorti_walk_onesweep(&walk); break;
    case GPUSORT_ODD_EVEN_MERGE: gpusorti_walk_odd_even_merge(&walk); break;
    case GPUSORTI_TILES_AND_MERGES: gpusorti_walk_merges(&walk); break;
    case GPUSORTI_TILES_AND_BUCKETS: gpusorti_walk_buckets(&walk); break;
    case GPUSORTI_SEGMENTED: gpusorti_walk_segments(&walk); break;
    case GPUSORTI_SELECTED:
        gpusorti_walk_identity(&walk);
        gpusorti_walk_selection(&walk);
        break;
    default: gpusorti_walk_count_scan_scatter(&walk); break;
    }
    if (passes && !gpusorti_ends_by_passes(plan)) {
        const uint32_t most = plan->fills ? (uint32_t)GPUSORTI_MOST_STRIDE_GROUPS : ctx->tuning.stride_groups;
        gpusorti_start_stride(&walk, GPUSORTI_KERNEL_finish, plan->fills ? GPUSORTI_FILL : GPUSORTI_FINISH,
                              plan->request.count, most);
        gpusorti_size_by_plan(&walk, GPUSORTI_SIZE_FINISH);
        gpusorti_visit_step(&walk);
    }
    gpusorti_walk_last(&walk);
    return walk.result;
}
