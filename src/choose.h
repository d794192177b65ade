/* ---- >>choose: from a request to its plan ---- */
/* ---- candidates: how a request may be carried out, each by value; shape.workgroup_size 0: not here ---- */
typedef gpusorti_plan (*gpusorti_candidate)(const gpusort_context *ctx, gpusorti_plan plan);

static gpusorti_plan gpusorti_no_plan(gpusorti_plan plan) {
    plan.shape.workgroup_size = 0;
    return plan;
}

/* Up to so many elements passes are slower. */
static uint32_t gpusorti_small_count(const gpusorti_tuning *row, const gpusorti_request *request) {
    const int pairs = request->key_bits == 32 && request->value_words == 1 && !(request->flags & GPUSORT_KEEP_KEYS);
    return pairs && row->small_pairs ? row->small_pairs : row->small_count;
}

/* Up to so many elements merges are faster than buckets. */
static uint32_t gpusorti_merge_count(const gpusorti_tuning *row, const gpusorti_request *request) {
    if (request->key_words == 1 && gpusorti_keys_alone(request)) return row->merges_of_keys;
    return request->key_words == 2 && request->value_words != 0 ? row->merges_of_two : row->merges_of_others;
}

/* A single tile, sorted by one workgroup; or tiles, then dispatches that each merge some runs: these tiles are smaller where
 * several dispatches follow anyway. Elements of more than a word take longer in one great tile than in four and a merge. */
static gpusorti_plan gpusorti_plan_tiles(const gpusort_context *ctx, gpusorti_plan plan) {
    const gpusorti_demands demands = {gpusorti_tile_words, 32, 4, 4, 1};
    const int binds = plan.mode != GPUSORTI_ADDRESSES, forced = ctx->forced.workgroup_size || ctx->forced.items,
              plain = plan.request.key_words == 1 && gpusorti_keys_alone(&plan.request);
    gpusorti_shape wish = ctx->tuning.tile;
    const int splits = binds && !plain && wish.workgroup_size > 256 && wish.items > 4;
    uint64_t run;
    plan.algorithm = GPUSORTI_TILES_AND_MERGES;
    plan.shape = ctx->tuning.tiny;
    plan.rolled = binds && !forced && plan.shape.workgroup_size && gpusorti_cut(&plan, gpusorti_tile(&plan));
    if (plan.rolled) return plan;
    plan.rolled = binds && (ctx->tuning.rolled || plan.request.merging);
    if (splits) wish.workgroup_size = 256;
    plan.shape = gpusorti_fit_shape(ctx, &plan, wish, &demands);
    if (gpusorti_cut(&plan, gpusorti_tile(&plan))) return plan;
    if (!binds || (!plan.request.merging && (!gpusorti_cut(&plan, gpusorti_small_count(&ctx->tuning, &plan.request)) ||
                                             !gpusorti_cut(&plan, gpusorti_merge_count(&ctx->tuning, &plan.request)))))
        return gpusorti_no_plan(plan);
    if (!plain && wish.workgroup_size > 256) wish.workgroup_size = 256;
    if (splits && gpusorti_cut(&plan, 2 * (uint64_t)gpusorti_tile(&plan))) wish.items /= 2;
    plan.shape = gpusorti_fit_shape(ctx, &plan, wish, &demands);
    if (plan.shape.workgroup_size == 0) return plan;
    for (run = gpusorti_tile(&plan); !gpusorti_cut(&plan, run); run *= GPUSORTI_MERGE_WAYS) plan.merges++;
    return plan;
}

static uint32_t gpusorti_bucket_bytes(const struct gpusorti_buckets *row) {
    const uint32_t samples = GPUSORTI_MAX_RUNS * row->tile_size * 8 / row->sample_stride;
    const uint32_t words = row->key_words + row->tracked;
    uint32_t bytes = 4 * (9u << row->log_capacity) / 8 * words + 1280;
    bytes = gpusorti_max(bytes, 4 * row->key_words * samples + 128);
    return gpusorti_max(bytes, 4 * row->tile_size * 9 * words) + 4 * GPUSORTI_UNUSED_WORDS;
}

/* Tiles, then buckets: the first row that suits the count, where the device has room for it. */
static gpusorti_plan gpusorti_plan_buckets(const gpusort_context *ctx, gpusorti_plan plan) {
    const uint32_t tracked = !gpusorti_keys_alone(&plan.request);
    uint32_t i;
    plan.algorithm = GPUSORTI_TILES_AND_BUCKETS;
    if (plan.mode == GPUSORTI_ADDRESSES || ctx->forced.workgroup_size || ctx->forced.items ||
        !gpusorti_cut(&plan, gpusorti_small_count(&ctx->tuning, &plan.request)))
        return gpusorti_no_plan(plan);
    for (i = 0; i < GPUSORTI_BUCKET_ROWS; i++) {
        const struct gpusorti_buckets *row = &gpusorti_bucket_rows[i];
        if (row->key_words != plan.request.key_words || row->tracked != tracked ||
            !gpusorti_cut(&plan, row->max_count))
            continue;
        if (gpusorti_bucket_bytes(row) > ctx->caps.max_shared ||
            gpusorti_max(row->tile_size, row->bucket_size) > ctx->caps.max_invocations)
            break;
        plan.buckets = row;
        plan.shape.workgroup_size = row->tile_size;
        plan.shape.items = 8;
        plan.shape.variant = 0;
        return plan;
    }
    return gpusorti_no_plan(plan);
}

/* Whether some digit has bits of both words of a key. */
static int gpusorti_digits_straddle(const gpusorti_plan *plan) {
    const gpusorti_request *r = &plan->request;
    return r->first_bit < 32 && r->first_bit + r->bit_count > 32 && (32 - r->first_bit) % plan->radix_bits != 0;
}

/* The shape for onesweep_staged.comp; size 0 where it cannot sort that or does not pay: for few keys alone, and where it
 * takes too many registers: 64-bit keys kept beside values of the caller's, great tiles of pairs in bound buffers where
 * each access to these is looked at. */
static gpusorti_shape gpusorti_staged_shape(const gpusort_context *ctx, gpusorti_plan *plan) {
    const gpusorti_shape none = {0, 0, 0};
    const gpusorti_request *r = &plan->request;
    const int other = (r->flags & GPUSORT_KEEP_KEYS) || (r->key_words == 2 && r->flags);
    const int unchecked = plan->mode == GPUSORTI_ADDRESSES ||
                          ((ctx->enabled & GPUSORT_ENABLED_PIPELINE_ROBUSTNESS) && !r->flags);
    if (plan->algorithm != GPUSORT_ONESWEEP || r->key_bits < 32 || r->value_words > 1 ||
        gpusorti_digits_straddle(plan))
        return none;
    if (r->key_words == 2 && (r->key_kind == 2 || r->flags == GPUSORT_KEEP_KEYS)) return none;
    if (r->value_words == 0 && gpusorti_cut(plan, ctx->tuning.staged_keys_from - 1)) return none;
    if (r->value_words && r->key_words == 1 && !other && gpusorti_cut(plan, ctx->tuning.medium_pairs))
        return ctx->tuning.staged_medium;
    if (r->value_words && r->key_words == 2 && plan->mode != GPUSORTI_ADDRESSES && !r->flags &&
        ctx->tuning.staged_bound[0].workgroup_size)
        return ctx->tuning.staged_bound[!gpusorti_cut(plan, ctx->tuning.medium_pairs)];
    if (r->value_words && (!unchecked || !gpusorti_cut(plan, ctx->tuning.staged_values_to))) return none;
    return ctx->tuning.staged[other][r->key_words - 1][r->value_words];
}

/* Whether one-sweep sorts by all 32 bits of keys, a byte a pass. */
static int gpusorti_takes_words(const gpusorti_plan *plan) {
    return plan->algorithm == GPUSORT_ONESWEEP && plan->request.key_bits == 32 && plan->request.bit_count == 32 &&
           plan->radix_bits == 8;
}

/* Whether passes can go around a crowd of such keys, from some count on. Of floats they would take too many registers. */
static int gpusorti_may_crowd(const gpusort_context *ctx, const gpusorti_plan *plan) {
    const gpusorti_request *r = &plan->request;
    return gpusorti_takes_words(plan) && r->key_kind != 2 && r->value_words == 1 && ctx->tuning.crowds_from != 0 &&
           4 * (gpusorti_staged_words(ctx, plan, &plan->shape) + plan->shape.workgroup_size / 4) <= ctx->caps.max_shared;
}

/* The plan with a shape for one-sweep's kernel, which wants an invocation for each value of a digit. */
static gpusorti_plan gpusorti_fit_onesweep(const gpusort_context *ctx, gpusorti_plan plan) {
    const gpusorti_request *r = &plan.request;
    gpusorti_shape staged = {0, 0, 0};
    gpusorti_demands demands = {gpusorti_onesweep_words, 0, 4, 1, 0};
    uint32_t groups;
    gpusorti_shape wish = ctx->tuning.onesweep[r->key_words - 1][r->value_words];
    if (!ctx->caps.subgroups) return gpusorti_no_plan(plan);
    if (r->key_words == 1 && r->value_words == 0 && gpusorti_cut(&plan, ctx->tuning.medium_below - 1))
        wish = ctx->tuning.onesweep_medium;
    if (plan.algorithm == GPUSORTI_SEGMENTED && ctx->tuning.chained[r->key_words - 1][r->value_words].workgroup_size)
        wish = ctx->tuning.chained[r->key_words - 1][r->value_words];
    plan.paired = plan.algorithm == GPUSORT_ONESWEEP && plan.mode == GPUSORTI_ADDRESSES && r->key_bits == 32 &&
                  r->value_words == 1 && ctx->tuning.pairs_from && !gpusorti_cut(&plan, ctx->tuning.pairs_from - 1) &&
                  gpusorti_cut(&plan, INT32_MAX);
    if (!plan.paired) staged = gpusorti_staged_shape(ctx, &plan);
    plan.staged = staged.workgroup_size != 0;
    if (plan.staged) {
        wish = staged;
        if (plan.mode != GPUSORTI_ADDRESSES && !(ctx->enabled & GPUSORT_ENABLED_PIPELINE_ROBUSTNESS))
            wish.variant &= ~GPUSORTI_IN_TURN; /* not measured */
        demands.words = gpusorti_staged_words;
    }
    demands.least_size = gpusorti_max(1u << plan.radix_bits, ctx->caps.subgroup_max);
    if (ctx->forced.reversed_atomics) wish.variant |= GPUSORTI_REVERSED;
    plan.shape = gpusorti_fit_shape(ctx, &plan, wish, &demands);
    groups = gpusorti_groups(&plan.shape);
    if (groups == 0 || plan.algorithm != GPUSORT_ONESWEEP || r->key_bits < 32 || ctx->forced.tiles_a_portion ||
        !gpusorti_cut(&plan, groups * groups * gpusorti_tile(&plan)))
        plan.shape.variant &= ~GPUSORTI_GROUPS(31);
    plan.raw = plan.algorithm == GPUSORT_ONESWEEP && /* the order of keys alone is checked in all lower bits */
               (plan.staged || (r->key_kind != 2 && (r->value_words || !r->descending)));
    plan.fills = plan.algorithm == GPUSORT_ONESWEEP && gpusorti_keys_alone(r) && r->key_bits == plan.radix_bits;
    if (plan.fills) plan.raw = 0;
    plan.stretches = plan.algorithm == GPUSORT_ONESWEEP && plan.staged && r->key_words == 2 && r->value_words &&
                     plan.radix_bits == 8 && ctx->tuning.staged_values_to == UINT32_MAX;
    plan.closes = gpusorti_takes_words(&plan) && r->key_kind == 2 && ctx->tuning.close_from != 0 &&
                  !gpusorti_cut(&plan, ctx->tuning.close_from - 1);
    plan.crowds = gpusorti_may_crowd(ctx, &plan) && !gpusorti_cut(&plan, ctx->tuning.crowds_from - 1);
    return plan;
}

/* Leaves are filled so far on average that hardly ever one has too many. */
static uint32_t gpusorti_leaf_average(const gpusorti_shape *leaf) {
    return leaf->workgroup_size * leaf->items / 9 * 8;
}

/* Whether leaf_sort.comp can take such leaves. Those of one digit are not counted before: leaf_choice.glsl takes them where
 * the fullest has as many elements as there are on average, a 48th of its own and 128. An element's index has 13 bits. */
static int gpusorti_suits_leaves(const gpusorti_shape *leaf) {
    const uint32_t room = leaf->workgroup_size * leaf->items, most = gpusorti_leaf_average(leaf) + 128;
    return most + most / 47 <= room && room <= 1u << 13;
}

/* The fewest bits of a leaf. In one word an element's index takes the place of as many. */
static uint32_t gpusorti_least_leaf_bits(const gpusorti_plan *plan) {
    if (plan->request.key_words == 2 || plan->request.value_words == 0) return 8;
    return plan->leaf.workgroup_size * plan->leaf.items <= 4096 ? 12 : 13;
}

/* Of the two shapes of leaves the one with which fewer passes do. */
static gpusorti_shape gpusorti_leaf_shape(const gpusort_context *ctx, gpusorti_plan *plan) {
    const gpusorti_shape *leaf = ctx->tuning.leaf;
    const uint64_t few = gpusorti_leaf_average(&leaf[0]), many = gpusorti_leaf_average(&leaf[1]);
    const uint32_t one_digit = plan->radix_bits, two_digits = 2 * plan->radix_bits;
    if (gpusorti_cut(plan, few << one_digit)) return leaf[0];
    if (gpusorti_cut(plan, many << one_digit)) return leaf[1];
    return leaf[gpusorti_cut(plan, few << two_digits) ? 0 : 1];
}

/* Whether the histogram of such keys can count leading digits alone, from some count on: small counts share its pipeline. */
static int gpusorti_may_lead(const gpusort_context *ctx, const gpusorti_plan *plan) {
    return ctx->tuning.leading_from != 0 && plan->radix_bits == 8 && plan->request.key_bits == 32 &&
           plan->request.key_kind != 2;
}

/* The plan with leaves, where passes shall sort by leading bits only. The leading digits of floats, their exponents, are
 * never even enough; those of 64-bit ones are where all are of one magnitude. */
static gpusorti_plan gpusorti_add_leaves(const gpusort_context *ctx, gpusorti_plan plan) {
    const gpusorti_request *r = &plan.request;
    const gpusorti_leaf_counts counts = ctx->tuning.leaf_counts[r->key_words - 1][r->value_words];
    gpusorti_plan leaves = plan;
    uint32_t words;
    if (plan.radix_bits != 8 || r->key_bits < 32 || r->bit_count != r->key_bits || ctx->forced.workgroup_size ||
        ctx->forced.items || counts.to == 0 || (r->key_kind == 2 && r->key_words == 1) ||
        gpusorti_cut(&plan, counts.from - 1) || !gpusorti_cut(&leaves, counts.to))
        return plan;
    leaves.leaf = gpusorti_leaf_shape(ctx, &leaves);
    if (!gpusorti_cut(&leaves, gpusorti_leaf_average(&leaves.leaf) << 8) && gpusorti_cut(&plan, counts.two_from - 1))
        return plan;
    words = leaves.leaf.workgroup_size * leaves.leaf.items + (1u << leaves.leaf.variant) / 2 +
            gpusorti_most_subgroups(ctx, leaves.leaf.workgroup_size) + 2;
    plan.last = leaves.last;
    if (leaves.leaf.workgroup_size > ctx->caps.max_invocations || 4 * words > ctx->caps.max_shared ||
        !gpusorti_suits_leaves(&leaves.leaf))
        return plan;
    leaves.leaf_bits = gpusorti_least_leaf_bits(&leaves);
    while (!gpusorti_cut(&leaves, (uint64_t)gpusorti_leaf_average(&leaves.leaf) << leaves.leaf_bits))
        leaves.leaf_bits++;
    leaves.leading = leaves.leaf_bits > 8 ? counts.passes : r->key_bits / 8;
    leaves.leads = leaves.leaf_bits > 8 && gpusorti_may_lead(ctx, &leaves) && !(r->flags & GPUSORT_KEEP_KEYS) &&
                   (plan.raw || (r->key_kind == 0 && !r->descending)) &&
                   !gpusorti_cut(&plan, ctx->tuning.leading_from - 1);
    if (leaves.leaf_bits > 8 && leaves.leaf_bits < 16)
        leaves.leaf_bits++; /* for keys that leave a part of their range free */
    if (leaves.leaf_bits > 8)
        leaves.shape.variant &= ~GPUSORTI_GROUPS(31); /* a pass may run twice: groups' rows have to be 0 before */
    return leaves;
}

/* Whether there are elements enough for each value of a digit, which costs a word of the tile's row. */
static int gpusorti_fills_digits(const gpusort_context *ctx, const gpusorti_plan *plan) {
    if (ctx->forced.workgroup_size || ctx->forced.items || ctx->forced_radix_bits) return plan->shape.workgroup_size != 0;
    return plan->shape.workgroup_size != 0 && gpusorti_tile(plan) >= ctx->tuning.least_elements << plan->radix_bits;
}

/* Narrow subgroups, whose counters take more room, get smaller digits. The workgroup of histogram.comp that ends last reads
 * what the others have written: that wants acquire and release. */
static gpusorti_plan gpusorti_plan_onesweep(const gpusort_context *ctx, gpusorti_plan plan) {
    gpusorti_plan fitted = gpusorti_no_plan(plan);
    if (ctx->caps.relaxed) return fitted;
    if (plan.request.algorithm == GPUSORT_AUTO && ctx->tuning.large != GPUSORT_ONESWEEP) return fitted;
    plan.algorithm = GPUSORT_ONESWEEP;
    if (plan.request.addressable) plan.mode = GPUSORTI_ADDRESSES;
    for (; plan.radix_bits >= 2; plan.radix_bits--) {
        fitted = gpusorti_fit_onesweep(ctx, plan);
        if (gpusorti_fills_digits(ctx, &fitted)) return gpusorti_add_leaves(ctx, fitted);
        plan.last = fitted.last;
    }
    return gpusorti_no_plan(fitted);
}

/* Where one-sweep's kernel was fitted to the device it scatters here too. */
static gpusorti_plan gpusorti_fit_scatter(const gpusort_context *ctx, gpusorti_plan plan) {
    gpusorti_demands demands = {gpusorti_scatter_words, 32, 4, 1, 0};
    if (ctx->tuning.large == GPUSORT_ONESWEEP) {
        gpusorti_plan scanned = gpusorti_fit_onesweep(ctx, plan);
        scanned.shape.variant |= GPUSORTI_SCANNED;
        scanned.scanned = 1;
        if (plan.request.addressable) scanned.mode = GPUSORTI_ADDRESSES;
        if (gpusorti_fills_digits(ctx, &scanned)) return scanned;
        plan.last = scanned.last;
    }
    if (ctx->caps.subgroups) demands.least_size = ctx->caps.subgroup_max;
    plan.shape = gpusorti_fit_shape(ctx, &plan, ctx->tuning.scatter, &demands);
    return plan;
}

static gpusorti_plan gpusorti_plan_scatter(const gpusort_context *ctx, gpusorti_plan plan) {
    gpusorti_plan fitted = plan;
    plan.algorithm = GPUSORT_COUNT_SCAN_SCATTER;
    plan.radix_bits = ctx->forced_radix_bits ? ctx->forced_radix_bits : ctx->tuning.radix_bits;
    for (; plan.radix_bits >= 2; plan.radix_bits--) {
        fitted = gpusorti_fit_scatter(ctx, plan);
        if (gpusorti_fills_digits(ctx, &fitted)) return fitted;
        plan.last = fitted.last;
    }
    return gpusorti_no_plan(fitted);
}

/* Items in registers save round trips through shared memory: invocations go first. */
static gpusorti_plan gpusorti_plan_network(const gpusort_context *ctx, gpusorti_plan plan) {
    const gpusorti_demands demands = {gpusorti_exchange_words, 32, 32, 2, 1};
    plan.algorithm = GPUSORT_ODD_EVEN_MERGE;
    plan.shape = gpusorti_fit_shape(ctx, &plan, ctx->tuning.exchange, &demands);
    return plan;
}

/* Rows that have room for all elements are one array. */
static int gpusorti_cuts_segments(gpusorti_plan *plan) {
    const gpusorti_request *r = &plan->request;
    return r->segmentation == GPUSORTI_OFFSETS ||
           (r->segmentation == GPUSORTI_ROWS && !gpusorti_cut(plan, r->segment_size));
}

/* Whether there may be segments of more elements. */
static int gpusorti_may_exceed(gpusorti_plan *plan, uint32_t most) {
    if (plan->request.segmentation == GPUSORTI_ROWS) return plan->request.segment_size > most;
    return !gpusorti_cut(plan, most);
}

/* One-sweep for long segments; not chained where the device or the caller has no use for it. */
static gpusorti_plan gpusorti_plan_chained(const gpusort_context *ctx, gpusorti_plan plan) {
    const gpusort_algorithm wanted = plan.request.algorithm;
    plan.algorithm = GPUSORTI_SEGMENTED;
    if (ctx->caps.relaxed || wanted == GPUSORT_COUNT_SCAN_SCATTER ||
        (wanted == GPUSORT_AUTO && ctx->tuning.large != GPUSORT_ONESWEEP))
        return gpusorti_no_plan(plan);
    if (plan.request.addressable) plan.mode = GPUSORTI_ADDRESSES;
    for (; plan.radix_bits >= 2; plan.radix_bits--) {
        gpusorti_plan fitted = gpusorti_fit_onesweep(ctx, plan);
        fitted.chained = 1;
        if (gpusorti_fills_digits(ctx, &fitted)) return fitted;
        plan.last = fitted.last;
    }
    return gpusorti_no_plan(plan);
}

/* Shapes for segments of a list; 0 where one does not fit the device. */
static int gpusorti_fit_lists(const gpusort_context *ctx, gpusorti_plan *plan) {
    const gpusorti_demands by_list = {gpusorti_tile_words, 32, 4, 4, 1};
    const int plain = plan->request.key_words == 1 && gpusorti_keys_alone(&plan->request);
    const gpusorti_shape longer = plain && ctx->tuning.long_keys.workgroup_size ? ctx->tuning.long_keys : ctx->tuning.tile;
    gpusorti_shape *listed = plan->listed;
    listed[0] = gpusorti_fit_shape(ctx, plan, ctx->tuning.segments, &by_list);
    listed[1] = gpusorti_fit_shape(ctx, plan, longer, &by_list);
    if (listed[0].workgroup_size == 0 || listed[1].workgroup_size == 0) return 0;
    if (gpusorti_shape_tile(&listed[1]) < gpusorti_shape_tile(&listed[0])) listed[1] = listed[0];
    return 1;
}

/* A shape for select.comp where selecting pays: where a tile would leave a quarter of its elements at most, and the
 * workgroup that sorts what is left has room for them. */
static int gpusorti_fit_selection(const gpusort_context *ctx, gpusorti_plan *plan) {
    const gpusorti_demands demands = {gpusorti_select_words, 32, 4, 1, 0};
    const gpusorti_shape shape = gpusorti_fit_shape(ctx, plan, ctx->tuning.select, &demands);
    const uint32_t room = gpusorti_min(gpusorti_shape_tile(&shape) / 4, gpusorti_shape_tile(&plan->listed[1]));
    if (plan->request.limit == 0 || plan->request.algorithm != GPUSORT_AUTO || shape.workgroup_size == 0 ||
        ctx->tuning.select.workgroup_size == 0 ||
        room <= GPUSORTI_MORE_CANDIDATES || !gpusorti_cut_limit(plan, (room - GPUSORTI_MORE_CANDIDATES) / 7 * 4))
        return 0;
    plan->selecting = shape;
    plan->most_parts = gpusorti_max(ctx->tuning.select_invocations / shape.workgroup_size, 4);
    return 1;
}

/* Whether one array is rather sorted whole: more are wanted of few elements, which have ways of their own. */
static int gpusorti_is_short(const gpusort_context *ctx, gpusorti_plan *plan) {
    const uint64_t most = (uint64_t)ctx->tuning.small_count * (gpusorti_keys_alone(&plan->request) ? 4 : 1);
    return plan->request.segmentation == GPUSORTI_ONE_ARRAY && !plan->request.packs &&
           !gpusorti_cut_limit(plan, GPUSORTI_FEW_WANTED) && gpusorti_cut(plan, most);
}

/* The first ones of a long array or of long rows. */
static gpusorti_plan gpusorti_plan_selection(const gpusort_context *ctx, gpusorti_plan plan) {
    const gpusorti_request *r = &plan.request;
    plan.algorithm = GPUSORTI_SELECTED;
    if (r->limit == 0 || r->segmentation == GPUSORTI_OFFSETS || !gpusorti_fit_lists(ctx, &plan) ||
        (r->segmentation == GPUSORTI_ROWS && r->segment_size <= gpusorti_shape_tile(&plan.listed[1])) ||
        gpusorti_cut(&plan, gpusorti_shape_tile(&plan.listed[1])) || !gpusorti_fit_selection(ctx, &plan) ||
        gpusorti_is_short(ctx, &plan))
        return gpusorti_no_plan(plan);
    plan.shape = plan.selecting;
    return plan;
}

/* Short segments by workgroups, long ones by radix passes, all at once. */
static gpusorti_plan gpusorti_plan_segments(const gpusort_context *ctx, gpusorti_plan plan) {
    const gpusorti_demands at_once = {gpusorti_small_segment_words, 32, 4, 4, 1};
    gpusorti_plan fitted = gpusorti_plan_chained(ctx, plan);
    if (plan.request.algorithm == GPUSORT_ONESWEEP && !fitted.chained) return gpusorti_no_plan(plan);
    plan.last = fitted.last;
    if (!fitted.chained || !gpusorti_cut(&fitted, GPUSORTI_MOST_CHAINED)) fitted = gpusorti_plan_scatter(ctx, plan);
    if (fitted.shape.workgroup_size == 0) return fitted;
    fitted.algorithm = GPUSORTI_SEGMENTED;
    fitted.small_segments = gpusorti_fit_shape(ctx, &fitted, ctx->tuning.segments, &at_once);
    if (fitted.small_segments.workgroup_size == 0 || !gpusorti_fit_lists(ctx, &fitted)) return gpusorti_no_plan(fitted);
    fitted.longs = gpusorti_may_exceed(&fitted, gpusorti_shape_tile(&fitted.listed[1]));
    fitted.lists[1] = gpusorti_may_exceed(&fitted, gpusorti_shape_tile(&fitted.listed[0]));
    fitted.lists[0] = gpusorti_may_exceed(&fitted, gpusorti_small_segment(&fitted));
    if (fitted.longs && gpusorti_fit_selection(ctx, &fitted)) fitted.chained = 0;
    return fitted;
}

/* In the order in which they are tried: the first that fits is taken. */
static const struct gpusorti_choice {
    gpusort_algorithm wanted;
    gpusorti_candidate candidate;
} gpusorti_choices[] = {
    {GPUSORT_AUTO, gpusorti_plan_selection},
    {GPUSORT_AUTO, gpusorti_plan_segments},
    {GPUSORT_AUTO, gpusorti_plan_tiles},
    {GPUSORT_AUTO, gpusorti_plan_buckets},
    {GPUSORT_AUTO, gpusorti_plan_onesweep},
    {GPUSORT_AUTO, gpusorti_plan_scatter},
    {GPUSORT_ONESWEEP, gpusorti_plan_onesweep},
    {GPUSORT_COUNT_SCAN_SCATTER, gpusorti_plan_scatter},
    {GPUSORT_ODD_EVEN_MERGE, gpusorti_plan_network},
};

static gpusorti_plan gpusorti_choose(const gpusort_context *ctx, const gpusorti_request *request,
                                     gpusorti_binding_mode mode, uint32_t last) {
    gpusorti_plan base;
    size_t i;
    memset(&base, 0, sizeof base);
    base.request = *request;
    base.mode = mode;
    base.last = last;
    base.last_limit = 0xffffffffu;
    base.radix_bits = ctx->forced_radix_bits ? ctx->forced_radix_bits : 8;
    for (i = 0; i < sizeof gpusorti_choices / sizeof gpusorti_choices[0]; i++) {
        const int segmented = gpusorti_choices[i].candidate == gpusorti_plan_segments;
        gpusorti_plan plan;
        if (segmented ? !gpusorti_cuts_segments(&base) : gpusorti_choices[i].wanted != request->algorithm) continue;
        plan = gpusorti_choices[i].candidate(ctx, base);
        if (plan.shape.workgroup_size != 0) {
            const uint32_t indices_to = ctx->tuning.indices_to;
            plan.sums = plan.mode == GPUSORTI_ADDRESSES && (indices_to == 0 || !gpusorti_cut(&plan, indices_to));
            plan.pass_count = (uint32_t)gpusorti_ceil_div(request->bit_count, plan.radix_bits);
            if (plan.algorithm == GPUSORTI_SEGMENTED) plan.pass_count += plan.pass_count % 2; /* ends where it began */
            return gpusorti_plan_at(ctx, plan, request->count);
        }
        base.last = plan.last; /* what it was refused for may change behind */
        base.last_limit = plan.last_limit;
    }
    return base;
}

/* A plan that binds ends with the greatest count whose ranges can be bound: what is bound grows with the count. */
static gpusorti_plan gpusorti_cut_at_range(const gpusort_context *ctx, gpusorti_plan plan) {
    uint32_t fits = plan.request.count, beyond = plan.last;
    gpusorti_plan other;
    if (fits == beyond) return plan;
    other = gpusorti_plan_at(ctx, plan, beyond);
    if (gpusorti_fits_ranges(ctx, &other)) return plan;
    while (beyond - fits > 1) {
        const uint32_t middle = fits + (beyond - fits) / 2;
        other = gpusorti_plan_at(ctx, plan, middle);
        if (gpusorti_fits_ranges(ctx, &other))
            fits = middle;
        else
            beyond = middle;
    }
    plan.last = fits;
    return plan;
}

/* most: the greatest count that is of interest, at least the request's. */
static gpusort_result gpusorti_make_plan(const gpusort_context *ctx, const gpusorti_request *request, uint32_t most,
                                         gpusorti_plan *out) {
    gpusorti_plan plan = gpusorti_choose(ctx, request, request->mode, most);
    const int fits = plan.shape.workgroup_size == 0 || plan.mode == GPUSORTI_ADDRESSES ||
                     gpusorti_fits_ranges(ctx, &plan);
    if (!fits && !request->addresses)
        return gpusorti_fail(
            &ctx->host, GPUSORT_ERROR_TOO_LARGE,
            "count: %u elements pass the device's maxStorageBufferRange of %llu bytes, and device addresses are not enabled",
            request->count, (unsigned long long)ctx->caps.max_range);
    if (!fits) plan = gpusorti_choose(ctx, request, GPUSORTI_ADDRESSES, plan.last);
    if (plan.shape.workgroup_size == 0 && request->algorithm == GPUSORT_ONESWEEP)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_UNSUPPORTED,
                             ctx->caps.relaxed ? "GPUSORT_ONESWEEP needs acquire and release, which Metal's atomics lack"
                                               : "GPUSORT_ONESWEEP needs subgroup operations (basic, ballot, arithmetic)");
    if (plan.shape.workgroup_size == 0)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_UNSUPPORTED,
                             "this device's workgroups are too small: %u invocations, %u bytes shared",
                             ctx->caps.max_invocations, ctx->caps.max_shared);
    *out = plan.mode == GPUSORTI_ADDRESSES ? plan : gpusorti_cut_at_range(ctx, plan);
    return GPUSORT_OK;
}

typedef gpusort_result (*gpusorti_visit_plan)(void *user, const gpusorti_plan *plan);

/* Visits a plan for each stretch of counts up to the request's in which plans differ in sizes alone: that of its greatest
 * count, which takes the most scratch. What holds for these holds for every count. */
static gpusort_result gpusorti_each_stretch(const gpusort_context *ctx, const gpusorti_request *request,
                                         gpusorti_visit_plan visit, void *user) {
    gpusorti_request some = *request;
    gpusort_result result = GPUSORT_OK;
    uint64_t count;
    for (count = 1; count <= request->count && result == GPUSORT_OK; count++) {
        gpusorti_plan plan;
        some.count = (uint32_t)count;
        result = gpusorti_make_plan(ctx, &some, request->count, &plan);
        if (result != GPUSORT_OK) break;
        count = plan.last;
        plan = gpusorti_plan_at(ctx, plan, plan.last);
        result = visit(user, &plan);
    }
    return result;
}

static gpusort_result gpusorti_note_limit(void *user, const gpusorti_plan *plan) {
    uint32_t *last = (uint32_t *)user;
    *last = gpusorti_min(*last, plan->last_limit);
    return GPUSORT_OK;
}

/* The same for each stretch of limits up to the request's in which plans are alike: for its greatest limit, which takes the
 * most scratch, and for its least, with which more can be bound. */
static gpusort_result gpusorti_each_limit(const gpusort_context *ctx, const gpusorti_request *request,
                                          gpusorti_visit_plan visit, void *user) {
    gpusorti_request some = *request;
    gpusort_result result = GPUSORT_OK;
    uint64_t limit;
    if (request->limit == 0) return gpusorti_each_stretch(ctx, request, visit, user);
    for (limit = 1; limit <= request->limit && result == GPUSORT_OK; limit++) {
        uint32_t last = request->limit;
        some.limit = (uint32_t)limit;
        result = gpusorti_each_stretch(ctx, &some, gpusorti_note_limit, &last);
        if (result == GPUSORT_OK) result = gpusorti_each_stretch(ctx, &some, visit, user);
        limit = some.limit = last;
        if (result == GPUSORT_OK) result = gpusorti_each_stretch(ctx, &some, visit, user);
    }
    return result;
}

/* The same for the request's segments and for one, with which more can be bound, too. */
static gpusort_result gpusorti_each_plan(const gpusort_context *ctx, const gpusorti_request *request,
                                         gpusorti_visit_plan visit, void *user) {
    gpusorti_request least = *request;
    gpusort_result result = gpusorti_each_limit(ctx, request, visit, user);
    least.segments = gpusorti_min(request->segments, 1);
    if (result != GPUSORT_OK || least.segments == request->segments) return result;
    return gpusorti_each_limit(ctx, &least, visit, user);
}

/* Check, fill in, bind, plan. No elements are planned as one, so that what cannot be done is told. own: of gpusort_sort().
 * */
static gpusort_result gpusorti_resolve(const gpusort_context *ctx, const gpusort_cmd_args *args, int own,
                                       gpusorti_plan *plan) {
    gpusorti_request request;
    gpusort_result result = gpusorti_check_args(&ctx->host, own ? "gpusort_host_args" : "gpusort_cmd_args", args);
    if (result != GPUSORT_OK) return result;
    request = gpusorti_request_of(args);
    result = gpusorti_bind_request(ctx, args->flags, own, &request);
    if (result != GPUSORT_OK) return result;
    request.count = gpusorti_max(request.count, 1);
    result = gpusorti_make_plan(ctx, &request, request.count, plan);
    plan->request.count = (uint32_t)args->count;
    return result;
}
