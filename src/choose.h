/* ---- >>choose: from a request to its plan ---- */
/* ---- candidates: how a request may be carried out, each by value; shape.workgroup_size 0: not here ---- */
typedef gpusorti_plan (*gpusorti_candidate)(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan);

static gpusorti_plan gpusorti_no_plan(gpusorti_plan plan) {
    plan.shape.workgroup_size = 0;
    return plan;
}

/* A single tile, sorted by one workgroup; or tiles, then dispatches that each merge some runs. */
static gpusorti_plan gpusorti_plan_tiles(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    const uint32_t n = plan.request.count;
    plan.algorithm = GPUSORTI_TILES_AND_MERGES;
    if (n <= to->tiny_tile) {
        plan.shape = ctx->tuning.tiny;
        plan.rolled = 1;
        return plan;
    }
    plan.rolled = plan.mode != GPUSORTI_ADDRESSES && (ctx->tuning.rolled || plan.request.merging);
    if (n <= to->tile) {
        plan.shape = gpusorti_tile_shape(ctx, &plan, GPUSORTI_ONE_TILE);
    } else if (n <= to->merges && n <= to->halved_tiles) {
        plan.shape = gpusorti_tile_shape(ctx, &plan, GPUSORTI_HALVED_TILES);
        plan.merges = 1;
    } else if (n <= to->merges) {
        plan.shape = gpusorti_tile_shape(ctx, &plan, GPUSORTI_MANY_TILES);
        while (plan.shape.workgroup_size != 0 && n > to->merged[plan.merges]) plan.merges++;
    }
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
static gpusorti_plan gpusorti_plan_buckets(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    const uint32_t n = plan.request.count;
    const struct gpusorti_buckets *row = gpusorti_bucket_rows;
    uint32_t i = 0;
    plan.algorithm = GPUSORTI_TILES_AND_BUCKETS;
    while (i < GPUSORTI_BUCKET_ROWS && n > to->buckets[i]) i++;
    if (n > to->by_tiles || i == GPUSORTI_BUCKET_ROWS) return gpusorti_no_plan(plan);
    row += i;
    if (gpusorti_bucket_bytes(row) > ctx->caps.max_shared ||
        gpusorti_max(row->tile_size, row->bucket_size) > ctx->caps.max_invocations)
        return gpusorti_no_plan(plan);
    plan.buckets = row;
    plan.shape.workgroup_size = row->tile_size;
    plan.shape.items = 8;
    plan.shape.variant = 0;
    return plan;
}

/* Whether some digit has bits of both words of a key. */
static int gpusorti_digits_straddle(const gpusorti_plan *plan) {
    const gpusorti_request *r = &plan->request;
    return r->first_bit < 32 && r->first_bit + r->bit_count > 32 && (32 - r->first_bit) % plan->radix_bits != 0;
}

/* The shape for onesweep_staged.comp; size 0 where it cannot sort that or does not pay: for few keys alone, and where it
 * takes too many registers: 64-bit keys kept beside values of the caller's, great tiles of pairs in bound buffers where
 * each access to these is looked at. */
static gpusorti_shape gpusorti_staged_shape(const gpusort_context *ctx, const gpusorti_thresholds *to,
                                            const gpusorti_plan *plan) {
    const gpusorti_shape none = {0, 0, 0};
    const gpusorti_request *r = &plan->request;
    const gpusorti_tuning *row = &ctx->tuning;
    const uint32_t n = r->count;
    const int binds = plan->mode != GPUSORTI_ADDRESSES;
    const int other = (r->flags & GPUSORT_KEEP_KEYS) || (r->key_words == 2 && r->flags);
    const int unchecked = !binds || ((ctx->enabled & GPUSORT_ENABLED_PIPELINE_ROBUSTNESS) && !r->flags);
    if (plan->algorithm != GPUSORT_ONESWEEP || r->key_bits < 32 || r->value_words > 1 || gpusorti_digits_straddle(plan))
        return none;
    if (r->key_words == 2 && (r->key_kind == 2 || r->flags == GPUSORT_KEEP_KEYS)) return none;
    if (r->value_words == 0) return n <= to->below_staged_keys ? none : row->staged[other][r->key_words - 1][0];
    if (r->key_words == 1 && !other && n <= to->medium_pairs) return row->staged_medium;
    if (r->key_words == 2 && binds && !r->flags && row->staged_bound[0].workgroup_size)
        return n <= to->medium_pairs ? row->staged_bound[0] : row->staged_bound[1];
    return unchecked && n <= to->staged_values ? row->staged[other][r->key_words - 1][1] : none;
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
           4 * gpusorti_around_words(ctx, plan, &plan->shape) <= ctx->caps.max_shared;
}

/* The shape for onesweep.comp. */
static gpusorti_shape gpusorti_pass_shape(const gpusort_context *ctx, const gpusorti_thresholds *to,
                                          const gpusorti_plan *plan) {
    const gpusorti_request *r = &plan->request;
    const gpusorti_shape chained = ctx->tuning.chained[r->key_words - 1][r->value_words];
    const uint32_t n = r->count;
    if (plan->algorithm == GPUSORTI_SEGMENTED && chained.workgroup_size) return chained;
    return n <= to->medium_keys ? ctx->tuning.onesweep_medium : ctx->tuning.onesweep[r->key_words - 1][r->value_words];
}

/* The plan with a shape for one-sweep's kernel, which wants an invocation for each value of a digit. */
static gpusorti_plan gpusorti_fit_onesweep(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    const gpusorti_request *r = &plan.request;
    const uint32_t n = r->count;
    const int whole = plan.algorithm == GPUSORT_ONESWEEP; /* else a part of count / scan / scatter, or for long segments */
    gpusorti_shape wish = gpusorti_pass_shape(ctx, to, &plan), staged;
    gpusorti_demands demands = {gpusorti_onesweep_words, 0, 4, 1, 0};
    if (!ctx->caps.subgroups) return gpusorti_no_plan(plan);
    staged = gpusorti_staged_shape(ctx, to, &plan);
    plan.staged = staged.workgroup_size != 0;
    if (plan.staged) {
        wish = staged;
        demands.words = gpusorti_staged_words;
    }
    demands.least_size = gpusorti_max(1u << plan.radix_bits, ctx->caps.subgroup_max);
    if (ctx->forced.reversed_atomics) wish.variant |= GPUSORTI_REVERSED;
    plan.shape = gpusorti_fit_shape(ctx, &plan, wish, &demands);
    if (!whole || r->key_bits < 32 || ctx->forced.tiles_a_portion || n > gpusorti_grouped_count(&plan))
        plan.shape.variant &= ~GPUSORTI_GROUPS(31);
    plan.fills = whole && gpusorti_keys_alone(r) && r->key_bits == plan.radix_bits;
    /* the order of keys alone is checked in all lower bits */
    plan.raw = whole && !plan.fills && (plan.staged || (r->key_kind != 2 && (r->value_words || !r->descending)));
    plan.stretches = whole && plan.staged && r->key_words == 2 && r->value_words && plan.radix_bits == 8 &&
                     ctx->tuning.staged_values_to == UINT32_MAX;
    plan.closes = gpusorti_takes_words(&plan) && r->key_kind == 2 && n > to->below_close;
    plan.crowds = gpusorti_may_crowd(ctx, &plan) && n > to->below_crowds;
    return plan;
}

/* Whether there are elements enough for each value of a digit, which costs a word of the tile's row. */
static int gpusorti_fills_digits(const gpusort_context *ctx, const gpusorti_plan *plan) {
    const int forced = ctx->forced.workgroup_size || ctx->forced.items || ctx->forced_radix_bits;
    if (plan->shape.workgroup_size == 0) return 0;
    return forced || gpusorti_tile(plan) >= ctx->tuning.least_elements << plan->radix_bits;
}

/* The plan with the greatest digits that its tiles fill. Narrow subgroups, whose counters take more room, get smaller ones. */
static gpusorti_plan gpusorti_fit_digits(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan,
                                         gpusorti_candidate fit) {
    for (; plan.radix_bits >= 2; plan.radix_bits--) {
        const gpusorti_plan fitted = fit(ctx, to, plan);
        if (gpusorti_fills_digits(ctx, &fitted)) return fitted;
    }
    return gpusorti_no_plan(plan);
}

/* leaf_sort.comp has 13 bits for an element's index in its leaf. */
static int gpusorti_suits_leaves(const gpusorti_shape *leaf) { return leaf->workgroup_size * leaf->items <= 1u << 13; }

/* The fewest bits of a leaf. In one word an element's index takes the place of as many. */
static uint32_t gpusorti_least_leaf_bits(const gpusorti_plan *plan) {
    if (plan->request.key_words == 2 || plan->request.value_words == 0) return 8;
    return plan->leaf.workgroup_size * plan->leaf.items <= 4096 ? 12 : 13;
}

/* Of the two shapes of leaves the one with which fewer passes are enough. */
static uint32_t gpusorti_leaf_shape(const gpusorti_thresholds *to, const gpusorti_plan *plan) {
    const uint32_t n = plan->request.count;
    if (n <= to->leaf[0][0]) return 0;
    if (n <= to->leaf[1][0]) return 1;
    return n <= to->leaf[0][plan->radix_bits] ? 0 : 1;
}

/* Whether the histogram of such keys can count leading digits alone, from some count on: small counts share its pipeline. */
static int gpusorti_may_lead(const gpusort_context *ctx, const gpusorti_plan *plan) {
    return ctx->tuning.leading_from != 0 && plan->radix_bits == 8 && plan->request.key_bits == 32 &&
           plan->request.key_kind != 2;
}

/* The plan with leaves, where passes shall sort by leading bits only. */
static gpusorti_plan gpusorti_add_leaves(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    const gpusorti_request *r = &plan.request;
    const uint32_t n = r->count, shape = gpusorti_leaf_shape(to, &plan);
    gpusorti_plan leaves = plan;
    uint32_t words;
    if (plan.radix_bits != 8 || n <= to->below_leaves || n > to->leaves) return plan;
    if (n > to->leaf[shape][0] && n <= to->below_two_digits) return plan;
    leaves.leaf = ctx->tuning.leaf[shape];
    words = gpusorti_shape_tile(&leaves.leaf) + (1u << leaves.leaf.variant) / 2 +
            gpusorti_most_subgroups(ctx, leaves.leaf.workgroup_size) + 2;
    if (leaves.leaf.workgroup_size > ctx->caps.max_invocations || 4 * words > ctx->caps.max_shared ||
        !gpusorti_suits_leaves(&leaves.leaf))
        return plan;
    leaves.leaf_bits = gpusorti_least_leaf_bits(&leaves);
    while (n > to->leaf[shape][leaves.leaf_bits - 8]) leaves.leaf_bits++;
    leaves.leading = leaves.leaf_bits > 8 ? ctx->tuning.leaf_counts[r->key_words - 1][r->value_words].passes
                                          : r->key_bits / 8;
    leaves.leads = leaves.leaf_bits > 8 && gpusorti_may_lead(ctx, &leaves) && !(r->flags & GPUSORT_KEEP_KEYS) &&
                   (plan.raw || (r->key_kind == 0 && !r->descending)) && n > to->below_leading;
    if (leaves.leaf_bits > 8 && leaves.leaf_bits < 16)
        leaves.leaf_bits++; /* for keys that leave a part of their range free */
    if (leaves.leaf_bits > 8)
        leaves.shape.variant &= ~GPUSORTI_GROUPS(31); /* a pass may run twice: groups' rows have to be 0 before */
    return leaves;
}

/* The workgroup of histogram.comp that ends last reads what the others have written: that wants acquire and release. */
static gpusorti_plan gpusorti_plan_onesweep(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    if (ctx->caps.relaxed || (plan.request.algorithm == GPUSORT_AUTO && ctx->tuning.large != GPUSORT_ONESWEEP))
        return gpusorti_no_plan(plan);
    plan.algorithm = GPUSORT_ONESWEEP;
    if (plan.request.addressable) plan.mode = GPUSORTI_ADDRESSES;
    plan = gpusorti_fit_digits(ctx, to, plan, gpusorti_fit_onesweep);
    return plan.shape.workgroup_size ? gpusorti_add_leaves(ctx, to, plan) : plan;
}

/* Where one-sweep's kernel was fitted to the device it scatters here too. */
static gpusorti_plan gpusorti_fit_scatter(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    gpusorti_demands demands = {gpusorti_scatter_words, 32, 4, 1, 0};
    if (ctx->tuning.large == GPUSORT_ONESWEEP) {
        gpusorti_plan scanned = gpusorti_fit_onesweep(ctx, to, plan);
        scanned.shape.variant |= GPUSORTI_SCANNED;
        scanned.scanned = 1;
        if (plan.request.addressable) scanned.mode = GPUSORTI_ADDRESSES;
        if (gpusorti_fills_digits(ctx, &scanned)) return scanned;
    }
    if (ctx->caps.subgroups) demands.least_size = ctx->caps.subgroup_max;
    plan.shape = gpusorti_fit_shape(ctx, &plan, ctx->tuning.scatter, &demands);
    return plan;
}

static gpusorti_plan gpusorti_plan_scatter(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    plan.algorithm = GPUSORT_COUNT_SCAN_SCATTER;
    plan.radix_bits = ctx->forced_radix_bits ? ctx->forced_radix_bits : ctx->tuning.radix_bits;
    return gpusorti_fit_digits(ctx, to, plan, gpusorti_fit_scatter);
}

/* Items in registers save round trips through shared memory: invocations go first. */
static gpusorti_plan gpusorti_plan_network(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    const gpusorti_demands demands = {gpusorti_exchange_words, 32, 32, 2, 1};
    (void)to;
    plan.algorithm = GPUSORT_ODD_EVEN_MERGE;
    plan.shape = gpusorti_fit_shape(ctx, &plan, ctx->tuning.exchange, &demands);
    return plan;
}

/* One-sweep for long segments; not chained where the device or the caller has no use for it. */
static gpusorti_plan gpusorti_plan_chained(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    const gpusort_algorithm wanted = plan.request.algorithm;
    if (ctx->caps.relaxed || wanted == GPUSORT_COUNT_SCAN_SCATTER ||
        (wanted == GPUSORT_AUTO && ctx->tuning.large != GPUSORT_ONESWEEP))
        return gpusorti_no_plan(plan);
    plan.algorithm = GPUSORTI_SEGMENTED;
    if (plan.request.addressable) plan.mode = GPUSORTI_ADDRESSES;
    plan = gpusorti_fit_digits(ctx, to, plan, gpusorti_fit_onesweep);
    plan.chained = plan.shape.workgroup_size != 0;
    return plan;
}

/* Selects the first ones of long segments, where that pays. */
static int gpusorti_fit_selection(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan *plan) {
    const gpusorti_request *r = &plan->request;
    if (r->limit == 0 || r->algorithm != GPUSORT_AUTO || r->limit > to->limits.selected) return 0;
    plan->selecting = gpusorti_selecting_shape(ctx, plan);
    plan->most_parts = gpusorti_max(ctx->tuning.select_invocations / plan->selecting.workgroup_size, 4);
    return 1;
}

/* Whether one array is rather sorted whole: more are wanted of few elements, which have ways of their own. */
static int gpusorti_is_short(const gpusorti_thresholds *to, const gpusorti_request *r) {
    const uint32_t n = r->count;
    return r->segmentation == GPUSORTI_ONE_ARRAY && !r->packs && r->limit > to->limits.few && n <= to->short_array;
}

/* The first ones of a long array or of long rows. */
static gpusorti_plan gpusorti_plan_selection(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    const gpusorti_request *r = &plan.request;
    const uint32_t n = r->count;
    plan.algorithm = GPUSORTI_SELECTED;
    if (r->limit == 0 || r->segmentation == GPUSORTI_OFFSETS || !gpusorti_fit_lists(ctx, &plan) ||
        (r->segmentation == GPUSORTI_ROWS && r->segment_size <= to->listed[1]) || n <= to->listed[1] ||
        gpusorti_is_short(to, r) || !gpusorti_fit_selection(ctx, to, &plan))
        return gpusorti_no_plan(plan);
    plan.shape = plan.selecting;
    return plan;
}

/* Short segments by workgroups, long ones by radix passes, all at once. Rows that have room for all elements are one array. */
static gpusorti_plan gpusorti_plan_segments(const gpusort_context *ctx, const gpusorti_thresholds *to, gpusorti_plan plan) {
    const gpusorti_request *r = &plan.request;
    const uint32_t n = r->count;
    const uint32_t longest = r->segmentation == GPUSORTI_ROWS ? r->segment_size : UINT32_MAX;
    gpusorti_plan fitted;
    if (r->segmentation == GPUSORTI_ONE_ARRAY || n <= to->row) return gpusorti_no_plan(plan);
    fitted = gpusorti_plan_chained(ctx, to, plan);
    if (r->algorithm == GPUSORT_ONESWEEP && !fitted.chained) return gpusorti_no_plan(plan);
    if (!fitted.chained || n > to->chained) fitted = gpusorti_plan_scatter(ctx, to, plan);
    if (fitted.shape.workgroup_size == 0 || !gpusorti_fit_small_segments(ctx, &fitted) || !gpusorti_fit_lists(ctx, &fitted))
        return gpusorti_no_plan(fitted);
    fitted.algorithm = GPUSORTI_SEGMENTED;
    fitted.longs = longest > to->listed[1] && n > to->listed[1];
    fitted.lists[1] = longest > to->listed[0] && n > to->listed[0];
    fitted.lists[0] = longest > to->small_segment && n > to->small_segment;
    if (fitted.longs && gpusorti_fit_selection(ctx, to, &fitted)) fitted.chained = 0;
    return fitted;
}

/* ---- the choice ---- */
enum { GPUSORTI_ANY_ALGORITHM = -1 };

/* In the order in which they are tried: the first that fits is taken. */
static const struct gpusorti_choice {
    int wanted; /* the algorithm of the request */
    gpusorti_candidate candidate;
} gpusorti_choices[] = {
    {GPUSORT_AUTO, gpusorti_plan_selection},
    {GPUSORTI_ANY_ALGORITHM, gpusorti_plan_segments},
    {GPUSORT_AUTO, gpusorti_plan_tiles},
    {GPUSORT_AUTO, gpusorti_plan_buckets},
    {GPUSORT_AUTO, gpusorti_plan_onesweep},
    {GPUSORT_AUTO, gpusorti_plan_scatter},
    {GPUSORT_ONESWEEP, gpusorti_plan_onesweep},
    {GPUSORT_COUNT_SCAN_SCATTER, gpusorti_plan_scatter},
    {GPUSORT_ODD_EVEN_MERGE, gpusorti_plan_network},
};

static gpusorti_plan gpusorti_choose(const gpusort_context *ctx, const gpusorti_request *request,
                                     gpusorti_binding_mode mode) {
    const gpusorti_plan blank = gpusorti_blank_plan(ctx, request, mode);
    const gpusorti_thresholds to = gpusorti_thresholds_of(ctx, &blank);
    const uint32_t n = request->count;
    size_t i;
    for (i = 0; i < sizeof gpusorti_choices / sizeof gpusorti_choices[0]; i++) {
        const struct gpusorti_choice *choice = &gpusorti_choices[i];
        gpusorti_plan plan;
        if (choice->wanted != GPUSORTI_ANY_ALGORITHM && choice->wanted != (int)request->algorithm) continue;
        plan = choice->candidate(ctx, &to, blank);
        if (plan.shape.workgroup_size == 0) continue;
        plan.sums = plan.mode == GPUSORTI_ADDRESSES && n > to.indices;
        plan.pass_count = (uint32_t)gpusorti_ceil_div(request->bit_count, plan.radix_bits);
        if (plan.algorithm == GPUSORTI_SEGMENTED) plan.pass_count += plan.pass_count % 2; /* ends where it began */
        return gpusorti_plan_at(ctx, plan, n);
    }
    return blank;
}

/* own: of gpusort_sort(), whose args have no scratch. */
static gpusort_result gpusorti_tell_range(const gpusort_context *ctx, const gpusorti_bound *beyond, int own) {
    const char *const member = own && strcmp(beyond->member, "scratch") == 0 ? "count" : beyond->member;
    return gpusorti_fail(&ctx->host, GPUSORT_ERROR_TOO_LARGE,
                         "%s.%s: %s%llu bytes are over the device's maxStorageBufferRange of %llu, and device addresses "
                         "are not enabled",
                         own ? "gpusort_host_args" : "gpusort_cmd_args", member, beyond->what,
                         (unsigned long long)beyond->size, (unsigned long long)ctx->caps.max_range);
}

static gpusort_result gpusorti_make_plan(const gpusort_context *ctx, const gpusorti_request *request, int own,
                                         gpusorti_plan *out) {
    gpusorti_bound list[GPUSORTI_BOUND_RANGES];
    gpusorti_plan plan = gpusorti_choose(ctx, request, request->mode);
    const gpusorti_bound *beyond = NULL;
    if (plan.shape.workgroup_size != 0 && plan.mode != GPUSORTI_ADDRESSES) beyond = gpusorti_beyond_range(ctx, &plan, list);
    if (beyond && !request->addresses) return gpusorti_tell_range(ctx, beyond, own);
    if (beyond) plan = gpusorti_choose(ctx, request, GPUSORTI_ADDRESSES);
    if (plan.shape.workgroup_size == 0 && request->algorithm == GPUSORT_ONESWEEP)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_UNSUPPORTED,
                             ctx->caps.relaxed ? "GPUSORT_ONESWEEP needs acquire and release, which Metal's atomics lack"
                                               : "GPUSORT_ONESWEEP needs subgroup operations (basic, ballot, arithmetic)");
    if (plan.shape.workgroup_size == 0)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_UNSUPPORTED,
                             "this device's workgroups are too small: %u invocations, %u bytes shared",
                             ctx->caps.max_invocations, ctx->caps.max_shared);
    *out = plan;
    return GPUSORT_OK;
}

/* ---- all plans between two requests, which differ in numbers alone ---- */
typedef gpusort_result (*gpusorti_visit_plan)(void *user, const gpusorti_plan *plan);

/* Visits a plan for each range of counts in which plans differ in sizes alone: that of the greatest count and of `most`,
 * which takes the most scratch; what holds for it holds for the whole range. Limits, segments and rows between those of
 * `least` and `most` all lead to these plans, but the fewer there are of them, the more elements can be bound: so where some
 * of these requests bind their buffers and others take addresses, both plans are visited. */
static gpusort_result gpusorti_each_count(const gpusort_context *ctx, const gpusorti_request *least,
                                          const gpusorti_request *most, gpusorti_visit_plan visit, void *user) {
    gpusorti_request from = *least, to = *most;
    gpusort_result result = GPUSORT_OK;
    uint64_t count;
    for (count = least->count; count <= most->count && result == GPUSORT_OK; count++) {
        gpusorti_plan plan, of_least, last;
        uint32_t end, bound;
        to.count = (uint32_t)count;
        plan = gpusorti_choose(ctx, &to, most->mode);
        end = gpusorti_last_count(ctx, &plan, most->count);
        of_least = plan;
        of_least.request = *least;
        bound = gpusorti_bound_count(ctx, &of_least, (uint32_t)count, end);
        if (plan.shape.workgroup_size != 0 && bound >= count) {
            last = gpusorti_plan_at(ctx, plan, bound);
            result = visit(user, &last);
        }
        bound = gpusorti_bound_count(ctx, &plan, (uint32_t)count, end);
        if (plan.shape.workgroup_size != 0 && bound < end && most->addresses && result == GPUSORT_OK) {
            from.count = bound + 1;
            to.count = end;
            from.mode = to.mode = GPUSORTI_ADDRESSES;
            result = gpusorti_each_count(ctx, &from, &to, visit, user);
            to.mode = most->mode;
        }
        count = end;
    }
    return result;
}

/* The same for each range of limits. */
static gpusort_result gpusorti_each_limit(const gpusort_context *ctx, const gpusorti_request *least,
                                          const gpusorti_request *most, gpusorti_visit_plan visit, void *user) {
    gpusorti_request from = *least, to = *most;
    gpusort_result result = GPUSORT_OK;
    uint64_t limit;
    for (limit = least->limit; limit <= most->limit && result == GPUSORT_OK; limit++) {
        from.limit = (uint32_t)limit;
        limit = to.limit = gpusorti_next_change(ctx, &from, GPUSORTI_LIMITS, most->limit);
        result = gpusorti_each_count(ctx, &from, &to, visit, user);
    }
    return result;
}

/* All plans for rows of the request's length, or offsets, or one array: for every count, limit and number of segments up to
 * the request's. */
static gpusort_result gpusorti_each_plan(const gpusort_context *ctx, const gpusorti_request *request,
                                         gpusorti_visit_plan visit, void *user) {
    gpusorti_request least = *request;
    least.count = 1;
    least.limit = gpusorti_min(request->limit, 1);
    least.segments = gpusorti_min(request->segments, 1);
    return gpusorti_each_limit(ctx, &least, request, visit, user);
}

/* And those of all shorter rows that are shorter than the array. */
static gpusort_result gpusorti_each_shorter_row(const gpusort_context *ctx, const gpusorti_request *request,
                                                gpusorti_visit_plan visit, void *user) {
    gpusorti_request from = *request, to = *request;
    gpusort_result result = GPUSORT_OK;
    uint64_t row;
    from.limit = gpusorti_min(request->limit, 1);
    if (request->segmentation != GPUSORTI_ROWS) return GPUSORT_OK;
    for (row = 1; row <= request->segment_size && row < request->count && result == GPUSORT_OK; row++) {
        from.segment_size = to.shortest_row = (uint32_t)row;
        from.count = (uint32_t)row + 1;
        row = to.segment_size = from.shortest_row = gpusorti_next_change(ctx, &from, GPUSORTI_ROW_LENGTHS,
                                                                        request->segment_size);
        result = gpusorti_each_limit(ctx, &from, &to, visit, user);
    }
    return result;
}

/* Check, fill in, bind, plan. No elements are planned as one, so that errors are still reported. own: of gpusort_sort(). */
static gpusort_result gpusorti_resolve(const gpusort_context *ctx, const gpusort_cmd_args *args, int own,
                                       gpusorti_plan *plan) {
    gpusorti_request request;
    gpusort_result result = gpusorti_check_args(&ctx->host, own ? "gpusort_host_args" : "gpusort_cmd_args", args);
    if (result != GPUSORT_OK) return result;
    request = gpusorti_request_of(args);
    gpusorti_bind_request(ctx, args->flags, own, &request);
    request.count = gpusorti_max(request.count, 1);
    result = gpusorti_make_plan(ctx, &request, own, plan);
    plan->request.count = (uint32_t)args->count;
    return result;
}
