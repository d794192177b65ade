/* ---- >>plan: how a request is carried out; shapes that fit the device ---- */
/* Small counts: a workgroup sorts each tile; up to merge_count some runs at a time are merged; then, up to the rows' counts,
 * all by buckets between samples. Measured (H200). tracked: equal keys are told apart, as they have values or the
 * window leaves bits out. */
static const struct gpusorti_buckets {
    uint32_t key_words, tracked, max_count;
    uint32_t tile_size; /* invocations of tile_sort.comp, with 8 items */
    uint32_t sample_stride, bucket,
        log_capacity;     /* elements a sample, a bucket on average, and log2 of the most it has room for */
    uint32_t bucket_size; /* invocations of merge_buckets.comp, with 8 items */
} gpusorti_bucket_rows[] = {
    {1, 0, 1 << 16, 128, 16, 448, 11, 128},  {1, 0, 1 << 17, 256, 32, 1024, 12, 256},
    {1, 0, 1 << 18, 512, 32, 1024, 12, 256}, {1, 1, 1 << 16, 128, 16, 448, 11, 128},
    {1, 1, 1 << 17, 256, 16, 512, 11, 128},  {1, 1, 1 << 18, 512, 32, 1024, 12, 256},
    {2, 0, 1 << 16, 128, 16, 448, 11, 128},  {2, 0, 1 << 17, 256, 32, 1024, 12, 256},
};
enum {
    GPUSORTI_BUCKET_ROWS = sizeof gpusorti_bucket_rows / sizeof gpusorti_bucket_rows[0],
    GPUSORTI_MAX_RUNS = 64, /* as in shaders/buckets.glsl, with the words of a bucket's bound */
    GPUSORTI_BOUND_WORDS = 67,
    GPUSORTI_MERGE_WAYS = 4, /* runs that merge_tiles.comp merges */
    GPUSORTI_MAX_SPANS = 4096, /* count / scan / scatter: rows of counts that one scan takes */
    GPUSORTI_SMALL_SEGMENTS = 4,  /* that a workgroup sorts at once, or more */
    GPUSORTI_LONG_GROUP = 32,     /* segments of a workgroup that has hardly any to sort itself */
    GPUSORTI_MAX_CHUNKS = 512,    /* of the counts of long segments' tiles */
    GPUSORTI_MOST_CHAINED = 0x1fffffff, /* elements that a status word can count */
    GPUSORTI_UNUSED_WORDS = 3  /* shared arrays that a sort does not use still have an element each */
};

/* Scratch: byte offsets of its sections. Those that are bound together lie together. */
typedef struct gpusorti_layout {
    uint64_t control, status, leaves;
    uint64_t owners, records, bases, lists; /* of segments */
    uint64_t keys, values; /* the unpacked keys, the indices of wide values */
    uint64_t keys_alt, values_alt;
    uint64_t rows; /* of wide values: over keys_alt and values_alt, which are done with by then; of structs: behind them */
    uint64_t end;
} gpusorti_layout;

/* How a request is carried out. A value, made by the functions below from context and request alone. Up to
 * gpusorti_last_count() all is the same except what grows with the count: the layout and the numbers of workgroups. */
typedef struct gpusorti_plan {
    gpusorti_request request;
    int algorithm;
    gpusorti_binding_mode mode;
    int sums; /* elements are found by sums with a carry, not by indices */
    uint32_t radix_bits, pass_count;
    gpusorti_shape shape; /* of the kernel that moves the elements; workgroup_size 0: nothing fits the device */
    int scanned;          /* count / scan / scatter: one-sweep's kernel scatters */
    int staged;           /* one-sweep: by onesweep_staged.comp */
    int raw;              /* likewise: passes leave keys as they are, see gpusorti_flip() */
    int fills;            /* likewise: keys are written as often as they were counted: GPUSORTI_FILL */
    gpusorti_shape leaf;
    uint32_t leaf_bits; /* one-sweep: most bits in which leaves agree; 0: passes sort by all bits */
    uint32_t leading;   /* by these bits sort some of so many last passes */
    int stretches;      /* likewise: keys may be stretched, see shaders/stretch.glsl */
    int closes;         /* likewise: keys may take digits of seven bits, see shaders/close.glsl */
    int crowds;         /* likewise: passes may go around a crowd, see shaders/crowd.glsl */
    int leads;          /* likewise: leading digits may be counted alone, see shaders/histogram.comp */
    const struct gpusorti_buckets *buckets;
    uint32_t merges; /* tiles and merges: dispatches that each merge some runs */
    int rolled;      /* tile_sort_rolled sorts the tiles */
    gpusorti_shape small_segments, listed[2]; /* segments: who sorts those that are not long */
    int lists[2], longs;                      /* and which of the others there may be; */
    int chained;                              /* long ones are sorted by one-sweep */
    gpusorti_shape selecting; /* the first ones of each long segment are selected; workgroup_size 0: it is sorted whole */
    uint32_t most_parts;      /* selecting: workgroups that there is room for at once; a part for each, and one a segment */
    /* what follows from these and the count: see gpusorti_plan_at() */
    int unpacked;             /* the keys that are sorted lie in scratch, one or two words a key */
    uint32_t tiles_a_span;    /* count / scan / scatter: tiles of a workgroup */
    uint32_t tiles_a_portion; /* one-sweep: tiles of a dispatch */
    uint32_t part;            /* selecting: elements of a workgroup in the first round */
    gpusorti_layout layout;
} gpusorti_plan;

static uint32_t gpusorti_tile(const gpusorti_plan *plan) { return plan->shape.workgroup_size * plan->shape.items; }
static uint64_t gpusorti_tiles(const gpusorti_plan *plan) {
    return gpusorti_ceil_div(plan->request.count, gpusorti_tile(plan));
}

/* The size that subgroups are pinned to where that can be done. */
static uint32_t gpusorti_wanted_subgroup(const gpusort_context *ctx) {
    uint32_t size = ctx->caps.subgroup_choice ? ctx->tuning.subgroup_size : 0;
    return size >= ctx->caps.subgroup_min && size <= ctx->caps.subgroup_max ? size : ctx->caps.subgroup_size;
}

/* Whether subgroups can be pinned, and full, in workgroups of that many invocations. */
static int gpusorti_pinned(const gpusort_context *ctx, uint32_t workgroup_size) {
    uint32_t size = gpusorti_wanted_subgroup(ctx);
    return ctx->caps.subgroups && (ctx->enabled & GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL) != 0 &&
           workgroup_size % size == 0 && workgroup_size / size <= ctx->caps.subgroup_max_per_group;
}

/* Lanes of every subgroup; where none are promised, of those that kernels keep counters for. */
static uint32_t gpusorti_subgroup_size(const gpusort_context *ctx, uint32_t workgroup_size) {
    return gpusorti_pinned(ctx, workgroup_size) ? gpusorti_wanted_subgroup(ctx) : ctx->caps.subgroup_min;
}

/* The most subgroups that there may be. */
static uint32_t gpusorti_most_subgroups(const gpusort_context *ctx, uint32_t workgroup_size) {
    return gpusorti_pinned(ctx, workgroup_size) ? workgroup_size / gpusorti_wanted_subgroup(ctx) : workgroup_size;
}

/* Words of shared memory that a shape takes, as the kernels declare them. */
typedef uint32_t (*gpusorti_shared_words)(const gpusort_context *ctx, const gpusorti_plan *plan,
                                          const gpusorti_shape *shape);

static uint32_t gpusorti_scatter_words(const gpusort_context *ctx, const gpusorti_plan *plan,
                                       const gpusorti_shape *shape) {
    uint32_t radix = 1u << plan->radix_bits, tile = shape->workgroup_size * shape->items;
    uint32_t subgroups = shape->workgroup_size / gpusorti_subgroup_size(ctx, shape->workgroup_size);
    uint32_t exchange = tile * gpusorti_max(plan->request.key_words, plan->request.value_words);
    if (!ctx->caps.subgroups) return exchange + tile + 2 * shape->workgroup_size + 3 * radix;
    return exchange + subgroups * radix + gpusorti_most_subgroups(ctx, shape->workgroup_size) + 2 * radix + 1;
}

static uint32_t gpusorti_onesweep_words(const gpusort_context *ctx, const gpusorti_plan *plan,
                                        const gpusorti_shape *shape) {
    const uint32_t radix = 1u << plan->radix_bits, rounds = 1 + (shape->variant >> 12 & 15);
    const uint32_t subgroups = shape->workgroup_size / gpusorti_subgroup_size(ctx, shape->workgroup_size);
    const uint32_t round_items = (shape->items + rounds - 1) / rounds;
    const uint32_t element_words = plan->request.key_words + plan->request.value_words;
    const uint32_t exchange = (round_items * shape->workgroup_size + 1) * element_words;
    return gpusorti_max(exchange, subgroups * radix) + 2 * radix +
           gpusorti_most_subgroups(ctx, shape->workgroup_size) + 4;
}

/* onesweep_staged.comp: counts and targets by `bins` values, a word of each element, and single words. */
static uint32_t gpusorti_staged_words_of(const gpusort_context *ctx, const gpusorti_shape *shape, uint32_t bins,
                                         uint32_t singles) {
    const uint32_t subgroups = shape->workgroup_size / gpusorti_subgroup_size(ctx, shape->workgroup_size);
    return (subgroups + 1) * bins + shape->workgroup_size * shape->items +
           gpusorti_most_subgroups(ctx, shape->workgroup_size) + singles;
}

static uint32_t gpusorti_staged_words(const gpusort_context *ctx, const gpusorti_plan *plan,
                                      const gpusorti_shape *shape) {
    return gpusorti_staged_words_of(ctx, shape, 1u << plan->radix_bits, 8);
}

/* onesweep_around, in which the crowd is a bin of its own. */
static uint32_t gpusorti_around_words(const gpusort_context *ctx, const gpusorti_plan *plan,
                                      const gpusorti_shape *shape) {
    return gpusorti_staged_words_of(ctx, shape, (1u << plan->radix_bits) + 1, 13);
}

static uint32_t gpusorti_tile_words(const gpusort_context *ctx, const gpusorti_plan *plan,
                                    const gpusorti_shape *shape) {
    const uint32_t tracked = !gpusorti_keys_alone(&plan->request); /* tile_sort.comp tells equal keys apart */
    (void)ctx;
    return shape->workgroup_size * (shape->items + 1) * (plan->request.key_words + tracked) + GPUSORTI_UNUSED_WORDS;
}

static uint32_t gpusorti_exchange_words(const gpusort_context *ctx, const gpusorti_plan *plan,
                                        const gpusorti_shape *shape) {
    (void)ctx;
    return shape->workgroup_size * shape->items * (plan->request.key_words + plan->request.value_words);
}

/* segments.comp: a tile, and for each invocation's segment where it is. */
static uint32_t gpusorti_small_segment_words(const gpusort_context *ctx, const gpusorti_plan *plan,
                                             const gpusorti_shape *shape) {
    return gpusorti_tile_words(ctx, plan, shape) + 6 * shape->workgroup_size + 18;
}

/* select.comp: the counts of two digits and their sums. */
static uint32_t gpusorti_select_words(const gpusort_context *ctx, const gpusorti_plan *plan,
                                      const gpusorti_shape *shape) {
    (void)ctx, (void)plan, (void)shape;
    return 2 * 256 + 16 + 4; /* as many for every shape */
}

/* What a kernel asks of its shape. */
typedef struct gpusorti_demands {
    gpusorti_shared_words words;
    uint32_t least_size, least_items; /* invocations; items that are given up last */
    uint32_t fewest_items;            /* that the kernel works with */
    int powers_of_two;
} gpusorti_demands;

/* Reduces a wished shape until it fits the device: items down to the kernel's least, then invocations, then items down to
 * the kernel's fewest. workgroup_size 0: nothing fits. */
static gpusorti_shape gpusorti_fit_shape(const gpusort_context *ctx, const gpusorti_plan *plan, gpusorti_shape wish,
                                         const gpusorti_demands *demands) {
    const gpusorti_shape none = {0, 0, 0};
    const uint32_t limit = ctx->caps.max_shared / 4, size_limit = ctx->caps.max_invocations;
    uint32_t least_items = demands->least_items;
    if (ctx->forced.workgroup_size) wish.workgroup_size = ctx->forced.workgroup_size;
    if (ctx->forced.items) wish.items = ctx->forced.items;
    if (demands->powers_of_two) wish.items = gpusorti_power_below(wish.items);
    wish.items = gpusorti_max(wish.items, demands->fewest_items);
    while (wish.workgroup_size > size_limit) wish.workgroup_size /= 2;
    wish.workgroup_size = gpusorti_max(wish.workgroup_size, demands->least_size);
    if (wish.workgroup_size > size_limit) return none;
    while (demands->words(ctx, plan, &wish) > limit) {
        if (wish.items > least_items)
            wish.items = demands->powers_of_two ? wish.items / 2 : wish.items - 1;
        else if (wish.workgroup_size / 2 >= demands->least_size)
            wish.workgroup_size /= 2;
        else if (wish.items > demands->fewest_items)
            least_items = demands->fewest_items;
        else
            return none;
    }
    return wish;
}

static uint32_t gpusorti_groups(const gpusorti_shape *shape) { return shape->variant >> 22 & 31; }

static uint32_t gpusorti_shape_tile(const gpusorti_shape *shape) { return shape->workgroup_size * shape->items; }

/* Most elements of a segment that is sorted at once; by way of a list. */
static uint32_t gpusorti_small_segment(const gpusorti_plan *plan) {
    return gpusorti_min(gpusorti_shape_tile(&plan->small_segments) / GPUSORTI_SMALL_SEGMENTS,
                        gpusorti_shape_tile(&plan->listed[0]));
}

/* ---- the first k of long segments, see shaders/candidates.glsl ---- */
enum {
    GPUSORTI_MORE_CANDIDATES = 32, /* that a part may leave, beside three quarters more than are wanted */
    GPUSORTI_FEW_WANTED = 256      /* for so many selecting pays in every array that one workgroup cannot sort */
};

/* Candidates that a part leaves. */
static uint32_t gpusorti_candidate_room(const gpusorti_plan *plan) {
    return plan->request.limit + plan->request.limit / 4 * 3 + GPUSORTI_MORE_CANDIDATES;
}
