/* ---- >>thresholds: the counts and limits at which plans change ---- */
enum {
    GPUSORTI_MOST_MERGES = 14,    /* of four runs at a time: from the smallest tile to 2^32 elements */
    GPUSORTI_LEAF_THRESHOLDS = 25 /* leaves by 8 to 32 bits */
};

/* The greatest limit for which something holds. */
typedef struct gpusorti_limits {
    uint32_t few;      /* the first ones of every long array are selected */
    uint32_t selected; /* selecting pays */
} gpusorti_limits;

/* Each member is the greatest count for which something holds; 0: for none, UINT32_MAX: for all. They follow from the device
 * and the kind of sort. Candidates compare the count with nothing else, so that plans of counts between two neighbours among
 * them differ in sizes alone; see gpusorti_last_count() for the two exceptions. */
typedef struct gpusorti_thresholds {
    uint32_t row;                           /* one row holds all elements */
    uint32_t tiny_tile, tile;               /* one workgroup sorts them, of the shape tuning.tiny, or of tuning.tile */
    uint32_t halved_tiles;                  /* one merge is enough, of tiles of half the size */
    uint32_t merges;                        /* tiles are merged, */
    uint32_t merged[GPUSORTI_MOST_MERGES];  /* by so many dispatches */
    uint32_t by_tiles;                      /* tiles are merged or split into buckets, */
    uint32_t buckets[GPUSORTI_BUCKET_ROWS]; /* by these rows */
    uint32_t medium_keys;                   /* passes take the shape tuning.onesweep_medium */
    uint32_t below_staged_keys;             /* onesweep_staged.comp does not pay for keys alone */
    uint32_t staged_values;                 /* it pays for keys with values, */
    uint32_t medium_pairs;                  /* with the shapes for few of them */
    uint32_t below_close;                   /* floats take no digits of seven bits */
    uint32_t below_crowds;                  /* no pass goes around a crowd */
    uint32_t below_leaves, leaves;          /* leaves do not pay yet; they pay, */
    uint32_t below_two_digits;              /* but not by bits of more than one digit */
    uint32_t leaf[2][GPUSORTI_LEAF_THRESHOLDS]; /* leaves of either shape have room, by 8 bits and more */
    uint32_t below_leading;                     /* leading digits are not counted alone */
    uint32_t indices;                           /* an index finds the elements behind a device address */
    uint32_t small_segment, listed[2];          /* no segment is longer than what small_segments, listed[] sort */
    uint32_t chained;                           /* one-sweep can count the elements of long segments */
    uint32_t short_array;                       /* one array is sorted whole, unless only a few of its elements are wanted */
    gpusorti_limits limits;
} gpusorti_thresholds;

static uint32_t gpusorti_saturated(uint64_t count) { return count < UINT32_MAX ? (uint32_t)count : UINT32_MAX; }

/* The greatest count below a member `.._from` of the tuning, where 0 means never. */
static uint32_t gpusorti_below(uint32_t from) { return from ? from - 1 : UINT32_MAX; }

/* Whether keys are of one word and nothing tells equal ones apart. */
static int gpusorti_plain_keys(const gpusorti_request *request) {
    return request->key_words == 1 && gpusorti_keys_alone(request);
}

/* Up to so many elements merges or buckets are faster than passes. */
static uint32_t gpusorti_small_count(const gpusorti_tuning *row, const gpusorti_request *request) {
    const int pairs = request->key_bits == 32 && request->value_words == 1 && !(request->flags & GPUSORT_KEEP_KEYS);
    return pairs && row->small_pairs ? row->small_pairs : row->small_count;
}

/* Up to so many elements merges are faster than buckets. */
static uint32_t gpusorti_merge_count(const gpusorti_tuning *row, const gpusorti_request *request) {
    if (gpusorti_plain_keys(request)) return row->merges_of_keys;
    return request->key_words == 2 && request->value_words != 0 ? row->merges_of_two : row->merges_of_others;
}

/* Elements of more than a word take longer in one great tile than in four and a merge. */
static int gpusorti_splits_tiles(const gpusort_context *ctx, const gpusorti_plan *plan) {
    return plan->mode != GPUSORTI_ADDRESSES && !gpusorti_plain_keys(&plan->request) &&
           ctx->tuning.tile.workgroup_size > 256 && ctx->tuning.tile.items > 4;
}

/* How many tiles there are. */
typedef enum gpusorti_tile_number { GPUSORTI_ONE_TILE, GPUSORTI_HALVED_TILES, GPUSORTI_MANY_TILES } gpusorti_tile_number;

static gpusorti_shape gpusorti_tile_shape(const gpusort_context *ctx, const gpusorti_plan *plan,
                                          gpusorti_tile_number number) {
    const gpusorti_demands demands = {gpusorti_tile_words, 32, 4, 4, 1};
    const int splits = gpusorti_splits_tiles(ctx, plan);
    gpusorti_shape wish = ctx->tuning.tile;
    if (splits || (number != GPUSORTI_ONE_TILE && !gpusorti_plain_keys(&plan->request)))
        wish.workgroup_size = gpusorti_min(wish.workgroup_size, 256);
    if (splits && number == GPUSORTI_HALVED_TILES) wish.items /= 2;
    return gpusorti_fit_shape(ctx, plan, wish, &demands);
}

static void gpusorti_tile_thresholds(const gpusort_context *ctx, const gpusorti_plan *plan, gpusorti_thresholds *to) {
    const gpusorti_tuning *row = &ctx->tuning;
    const gpusorti_request *r = &plan->request;
    const int binds = plan->mode != GPUSORTI_ADDRESSES, forced = ctx->forced.workgroup_size || ctx->forced.items;
    const gpusorti_shape one = gpusorti_tile_shape(ctx, plan, GPUSORTI_ONE_TILE),
                         many = gpusorti_tile_shape(ctx, plan, GPUSORTI_MANY_TILES);
    const uint32_t tracked = !gpusorti_keys_alone(r);
    uint32_t i;
    to->tile = gpusorti_shape_tile(&one);
    if (!binds) return;
    to->by_tiles = gpusorti_small_count(row, r);
    to->merges = r->merging ? UINT32_MAX : gpusorti_min(to->by_tiles, gpusorti_merge_count(row, r));
    if (!forced) to->tiny_tile = gpusorti_shape_tile(&row->tiny);
    if (gpusorti_splits_tiles(ctx, plan)) to->halved_tiles = 2 * to->tile;
    for (i = 0; i < GPUSORTI_MOST_MERGES; i++)
        to->merged[i] = gpusorti_saturated((uint64_t)gpusorti_shape_tile(&many) << 2 * i);
    for (i = 0; i < GPUSORTI_BUCKET_ROWS && !forced; i++)
        if (gpusorti_bucket_rows[i].key_words == r->key_words && gpusorti_bucket_rows[i].tracked == tracked)
            to->buckets[i] = gpusorti_bucket_rows[i].max_count;
}

/* Leaves are filled so far on average that hardly ever one has too many. */
static uint32_t gpusorti_leaf_average(const gpusorti_shape *leaf) {
    return leaf->workgroup_size * leaf->items / 9 * 8;
}

/* Leaves want digits of 8 bits and all bits of a key of whole words. The leading digits of floats, their exponents, are never
 * even enough; those of 64-bit ones are where all are of one magnitude. */
static int gpusorti_may_have_leaves(const gpusort_context *ctx, const gpusorti_request *r) {
    return r->key_bits >= 32 && r->bit_count == r->key_bits && !(r->key_kind == 2 && r->key_words == 1) &&
           !ctx->forced.workgroup_size && !ctx->forced.items;
}

static void gpusorti_pass_thresholds(const gpusort_context *ctx, const gpusorti_request *r, gpusorti_thresholds *to) {
    const gpusorti_tuning *row = &ctx->tuning;
    const gpusorti_leaf_counts *leaves = &row->leaf_counts[r->key_words - 1][r->value_words];
    uint32_t i, k;
    if (r->key_words == 1 && r->value_words == 0) to->medium_keys = gpusorti_below(row->medium_below);
    to->below_staged_keys = gpusorti_below(row->staged_keys_from);
    to->staged_values = row->staged_values_to;
    to->medium_pairs = row->medium_pairs;
    to->below_close = gpusorti_below(row->close_from);
    to->below_crowds = gpusorti_below(row->crowds_from);
    to->indices = row->indices_to;
    if (leaves->to == 0 || !gpusorti_may_have_leaves(ctx, r)) return;
    to->below_leaves = gpusorti_below(leaves->from);
    to->leaves = leaves->to;
    to->below_two_digits = gpusorti_below(leaves->two_from);
    to->below_leading = gpusorti_below(row->leading_from);
    for (i = 0; i < 2; i++)
        for (k = 0; k < GPUSORTI_LEAF_THRESHOLDS; k++)
            to->leaf[i][k] = gpusorti_saturated((uint64_t)gpusorti_leaf_average(&row->leaf[i]) << (8 + k));
}

/* Shapes for the segments of either list; 0 where one does not fit the device. */
static int gpusorti_fit_lists(const gpusort_context *ctx, gpusorti_plan *plan) {
    const gpusorti_demands demands = {gpusorti_tile_words, 32, 4, 4, 1};
    const int own = gpusorti_plain_keys(&plan->request) && ctx->tuning.long_keys.workgroup_size;
    gpusorti_shape *listed = plan->listed;
    listed[0] = gpusorti_fit_shape(ctx, plan, ctx->tuning.segments, &demands);
    listed[1] = gpusorti_fit_shape(ctx, plan, own ? ctx->tuning.long_keys : ctx->tuning.tile, &demands);
    if (listed[0].workgroup_size == 0 || listed[1].workgroup_size == 0) return 0;
    if (gpusorti_shape_tile(&listed[1]) < gpusorti_shape_tile(&listed[0])) listed[1] = listed[0];
    return 1;
}

static int gpusorti_fit_small_segments(const gpusort_context *ctx, gpusorti_plan *plan) {
    const gpusorti_demands demands = {gpusorti_small_segment_words, 32, 4, 4, 1};
    plan->small_segments = gpusorti_fit_shape(ctx, plan, ctx->tuning.segments, &demands);
    return plan->small_segments.workgroup_size != 0;
}

/* select.comp */
static gpusorti_shape gpusorti_selecting_shape(const gpusort_context *ctx, const gpusorti_plan *plan) {
    const gpusorti_shape none = {0, 0, 0};
    const gpusorti_demands demands = {gpusorti_select_words, 32, 4, 1, 0};
    return ctx->tuning.select.workgroup_size ? gpusorti_fit_shape(ctx, plan, ctx->tuning.select, &demands) : none;
}

/* Selecting pays where a tile leaves a quarter of its elements at most, and the workgroup that sorts what is left has room
 * for them. */
static void gpusorti_segment_thresholds(const gpusort_context *ctx, const gpusorti_plan *plan, gpusorti_thresholds *to) {
    const gpusorti_request *r = &plan->request;
    gpusorti_plan fitted = *plan;
    gpusorti_shape selecting;
    uint32_t room;
    if ((r->segmentation == GPUSORTI_ONE_ARRAY && r->limit == 0) || !gpusorti_fit_lists(ctx, &fitted) ||
        !gpusorti_fit_small_segments(ctx, &fitted))
        return;
    if (r->segmentation == GPUSORTI_ROWS) to->row = r->shortest_row;
    to->small_segment = gpusorti_small_segment(&fitted);
    to->listed[0] = gpusorti_shape_tile(&fitted.listed[0]);
    to->listed[1] = gpusorti_shape_tile(&fitted.listed[1]);
    to->chained = GPUSORTI_MOST_CHAINED;
    to->short_array = gpusorti_saturated((uint64_t)ctx->tuning.small_count * (gpusorti_keys_alone(r) ? 4 : 1));
    selecting = gpusorti_selecting_shape(ctx, &fitted);
    room = gpusorti_min(gpusorti_shape_tile(&selecting) / 4, to->listed[1]);
    to->limits.few = GPUSORTI_FEW_WANTED;
    if (room > GPUSORTI_MORE_CANDIDATES) to->limits.selected = (room - GPUSORTI_MORE_CANDIDATES) / 7 * 4;
}

/* A plan in which nothing is decided yet. */
static gpusorti_plan gpusorti_blank_plan(const gpusort_context *ctx, const gpusorti_request *request,
                                         gpusorti_binding_mode mode) {
    gpusorti_plan plan;
    memset(&plan, 0, sizeof plan);
    plan.request = *request;
    plan.mode = mode;
    plan.radix_bits = ctx->forced_radix_bits ? ctx->forced_radix_bits : 8;
    return plan;
}

static gpusorti_thresholds gpusorti_thresholds_of(const gpusort_context *ctx, const gpusorti_plan *plan) {
    gpusorti_thresholds to;
    memset(&to, 0, sizeof to);
    gpusorti_tile_thresholds(ctx, plan, &to);
    gpusorti_pass_thresholds(ctx, &plan->request, &to);
    gpusorti_segment_thresholds(ctx, plan, &to);
    return to;
}

/* ---- how far a plan goes ---- */
/* The least of the thresholds that n does not exceed, if it is below `most`, else that. */
static uint32_t gpusorti_next_threshold(const uint32_t *thresholds, size_t count, uint32_t n, uint32_t most) {
    size_t i;
    for (i = 0; i < count; i++)
        if (thresholds[i] >= n && thresholds[i] < most) most = thresholds[i];
    return most;
}

/* The numbers of a request at which plans change. Those of rows are among those of counts. */
typedef enum gpusorti_number { GPUSORTI_COUNTS, GPUSORTI_LIMITS, GPUSORTI_ROW_LENGTHS } gpusorti_number;

/* The same for such a number of a request, whether its buffers are bound or reached by addresses. */
static uint32_t gpusorti_next_change(const gpusort_context *ctx, const gpusorti_request *request, gpusorti_number number,
                                     uint32_t most) {
    const gpusorti_binding_mode modes[] = {request->mode, request->addresses ? GPUSORTI_ADDRESSES : request->mode};
    const size_t counts = offsetof(gpusorti_thresholds, limits) / sizeof(uint32_t),
                 limits = sizeof(gpusorti_limits) / sizeof(uint32_t);
    int i;
    for (i = 0; i < 2; i++) {
        const gpusorti_plan blank = gpusorti_blank_plan(ctx, request, modes[i]);
        const gpusorti_thresholds to = gpusorti_thresholds_of(ctx, &blank);
        const uint32_t rows[] = {to.small_segment, to.listed[0], to.listed[1]};
        if (number == GPUSORTI_LIMITS)
            most = gpusorti_next_threshold((const uint32_t *)&to.limits, limits, request->limit, most);
        else if (number == GPUSORTI_ROW_LENGTHS)
            most = gpusorti_next_threshold(rows, 3, request->segment_size, most);
        else
            most = gpusorti_next_threshold((const uint32_t *)&to, counts, request->count, most);
    }
    return most;
}

/* The greatest count whose tiles the groups of the shape hold; 0: it has no groups. */
static uint32_t gpusorti_grouped_count(const gpusorti_plan *plan) {
    const uint32_t groups = gpusorti_groups(&plan->shape);
    return groups * groups * gpusorti_tile(plan);
}

/* The greatest count from `least` to `most` with which all that the plan binds fits the device's ranges, of which it takes
 * the more, the more elements there are; least - 1 where none does. */
static uint32_t gpusorti_bound_count(const gpusort_context *ctx, const gpusorti_plan *plan, uint32_t least, uint32_t most) {
    uint32_t fits = least - 1, beyond = most;
    gpusorti_plan other = gpusorti_plan_at(ctx, *plan, most);
    if (plan->mode == GPUSORTI_ADDRESSES || gpusorti_fits_ranges(ctx, &other)) return most;
    while (beyond - fits > 1) {
        const uint32_t middle = fits + (beyond - fits) / 2;
        other = gpusorti_plan_at(ctx, *plan, middle);
        if (gpusorti_fits_ranges(ctx, &other))
            fits = middle;
        else
            beyond = middle;
    }
    return fits;
}

/* The greatest count up to `most` whose plan differs from this one in sizes alone, where both are bound or neither is: up to
 * the next threshold, as long as the groups of the plan's shape hold its tiles. */
static uint32_t gpusorti_last_count(const gpusort_context *ctx, const gpusorti_plan *plan, uint32_t most) {
    const uint32_t grouped = gpusorti_grouped_count(plan);
    most = gpusorti_next_change(ctx, &plan->request, GPUSORTI_COUNTS, most);
    return grouped != 0 ? gpusorti_min(most, grouped) : most;
}
