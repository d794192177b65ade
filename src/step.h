/* ---- >>step: one dispatch: kernel, constants, arguments, bindings ---- */
/* ---- one step: a dispatch, after a barrier that makes the steps before it visible ---- */
typedef struct gpusorti_step {
    enum gpusorti_kernel kernel;
    gpusorti_spec spec;
    gpusorti_push push;
    gpusort_range bound[GPUSORTI_BINDINGS]; /* keys, values, second keys, control block, second values */
    uint64_t range[GPUSORTI_BINDINGS];      /* bytes; 0: this sort does not use it */
    uint64_t groups;
    int indirect;    /* word of the control block where the size is, or -1 */
    int keeps_sizes; /* it writes no indirect size, and binds no word of them: see shaders/buffers.glsl */
    int beside;      /* of this step and the one before one has nothing to do: no barrier is between them */
} gpusorti_step;

enum { GPUSORTI_MOST_STRIDE_GROUPS = 2048 }; /* as in begin.comp */

typedef gpusort_result (*gpusorti_visit)(void *user, const gpusorti_plan *plan, const gpusorti_step *step);

typedef struct gpusorti_walk {
    const gpusort_context *ctx;
    const gpusorti_plan *plan;
    const gpusort_cmd_args *args;
    gpusorti_visit visit;
    void *user;
    gpusorti_step common; /* what all steps share */
    gpusorti_step step;   /* from gpusorti_start_step(), through what its caller adds, to gpusorti_visit_step() */
    gpusort_result result;
} gpusorti_walk;

/* Where a section of scratch begins, as a word of the control block. */
static uint32_t gpusorti_control_word(const gpusorti_plan *plan, uint64_t section) {
    return (uint32_t)((section - plan->layout.control) / 4) - GPUSORTI_SIZES_END;
}

/* The builds of a kernel: for bound buffers and for addresses. */
static enum gpusorti_kernel gpusorti_build_of(enum gpusorti_kernel kernel, gpusorti_binding_mode mode) {
#define GPUSORTI_PAIR(name) GPUSORTI_KERNEL_##name, GPUSORTI_KERNEL_##name##_address
#define GPUSORTI_X(name) {GPUSORTI_PAIR(name)}, {GPUSORTI_PAIR(name)},
#define GPUSORTI_Y(name) {GPUSORTI_KERNEL_##name, GPUSORTI_KERNEL_COUNT},
    static const enum gpusorti_kernel builds[][2] = {GPUSORTI_KERNELS(GPUSORTI_X) GPUSORTI_SINGLE_KERNELS(GPUSORTI_Y)};
#undef GPUSORTI_PAIR
#undef GPUSORTI_X
#undef GPUSORTI_Y
    const enum gpusorti_kernel build = builds[kernel][mode == GPUSORTI_ADDRESSES];
    GPUSORT_ASSERT(build != GPUSORTI_KERNEL_COUNT);
    return build;
}

/* Constants that a kernel does not look at are the same for all sorts, so that these share its pipeline. */
static void gpusorti_share_spec(enum gpusorti_kernel kernel, gpusorti_spec *spec) {
    const int any_sort = kernel == GPUSORTI_KERNEL_begin || kernel == GPUSORTI_KERNEL_gather ||
                         kernel == GPUSORTI_KERNEL_segment_scan || kernel == GPUSORTI_KERNEL_segment_bases;
    const int any_values = any_sort || kernel == GPUSORTI_KERNEL_count || kernel == GPUSORTI_KERNEL_leaf_starts ||
                           kernel == GPUSORTI_KERNEL_segment_count || kernel == GPUSORTI_KERNEL_segment_histogram ||
                           kernel == GPUSORTI_KERNEL_select;
    if (kernel == GPUSORTI_KERNEL_select) spec->full_subgroups = 0; /* the driver's spill least */
    if (any_values) spec->flags = 0;
    if (any_values || kernel == GPUSORTI_KERNEL_scan) spec->value_words = 0;
    if (any_sort || kernel == GPUSORTI_KERNEL_scan) {
        spec->key_bits = spec->key_stored_bits = 32;
        spec->key_kind = spec->descending = 0;
    }
    if (any_sort) {
        spec->key_words = 1;
        if (kernel == GPUSORTI_KERNEL_begin || kernel == GPUSORTI_KERNEL_gather) spec->radix_bits = 8;
    }
}

/* The same where passes leave keys as they are: of kernels that move them, one looks at the sign of floats. */
static void gpusorti_share_raw(enum gpusorti_kernel kernel, gpusorti_spec *spec) {
    if (kernel == GPUSORTI_KERNEL_histogram || kernel == GPUSORTI_KERNEL_leaf_starts || kernel == GPUSORTI_KERNEL_leaf_sort)
        spec->flags |= (uint32_t)GPUSORTI_FLAG_RAW;
    else
        spec->key_kind &= kernel == GPUSORTI_KERNEL_onesweep_staged ? 2 : 0, spec->descending = 0;
}

/* A build of onesweep.comp. */
static int gpusorti_is_pass(enum gpusorti_kernel kernel) {
    return kernel == GPUSORTI_KERNEL_onesweep || kernel == GPUSORTI_KERNEL_onesweep_narrow ||
           kernel == GPUSORTI_KERNEL_segment_pass;
}

/* indirect: counts where the count is on the GPU. */
static gpusorti_step *gpusorti_start_step(gpusorti_walk *walk, enum gpusorti_kernel kernel,
                                          const gpusorti_shape *shape, uint64_t groups, int indirect) {
    gpusorti_step *step = &walk->step;
    *step = walk->common;
    step->kernel = gpusorti_build_of(kernel, walk->plan->mode);
    step->spec.workgroup_size = shape->workgroup_size;
    step->spec.items = shape->items;
    step->spec.variant = shape->variant;
    step->spec.subgroup_size = gpusorti_subgroup_size(walk->ctx, shape->workgroup_size);
    step->spec.full_subgroups = (uint32_t)gpusorti_pinned(walk->ctx, shape->workgroup_size);
    gpusorti_share_spec(kernel, &step->spec);
    if (walk->plan->raw) gpusorti_share_raw(kernel, &step->spec);
    if (walk->plan->stretches && (kernel == GPUSORTI_KERNEL_histogram || kernel == GPUSORTI_KERNEL_onesweep_staged ||
                                  kernel == GPUSORTI_KERNEL_leaf_starts || kernel == GPUSORTI_KERNEL_leaf_sort))
        step->spec.flags |= (uint32_t)GPUSORTI_FLAG_STRETCH;
    if (kernel == GPUSORTI_KERNEL_histogram) {
        if (walk->plan->closes) step->spec.flags |= (uint32_t)GPUSORTI_FLAG_CLOSE;
        if (gpusorti_may_crowd(walk->ctx, walk->plan)) step->spec.flags |= (uint32_t)GPUSORTI_FLAG_CROWDS;
        if (gpusorti_may_lead(walk->ctx, walk->plan)) step->spec.flags |= (uint32_t)GPUSORTI_FLAG_LEADS;
    }
    if (walk->plan->sums) step->spec.flags |= (uint32_t)GPUSORTI_FLAG_SUMS;
    if (gpusorti_is_pass(kernel) && gpusorti_digits_straddle(walk->plan))
        step->spec.flags |= (uint32_t)GPUSORTI_FLAG_STRADDLE;
    step->keeps_sizes = kernel == GPUSORTI_KERNEL_leaf_starts || kernel == GPUSORTI_KERNEL_onesweep_staged ||
                        kernel == GPUSORTI_KERNEL_onesweep_around ||
                        (gpusorti_is_pass(kernel) && kernel != GPUSORTI_KERNEL_segment_pass);
    step->groups = groups;
    step->indirect = walk->plan->request.gpu_count ? indirect : -1;
    return step;
}

/* Whether the plan on the GPU sets the sizes of steps, to 0 where it skips them. Reading one takes a while, too: with few
 * elements longer than that saves. */
static int gpusorti_plans_sizes(const gpusort_context *ctx, const gpusorti_plan *plan) {
    const int skips = plan->leaf_bits != 0 || plan->closes || plan->crowds || plan->request.key_words == 2;
    return plan->request.count >= (skips ? ctx->tuning.skipped_sizes_from : ctx->tuning.planned_sizes_from);
}

static void gpusorti_size_by_plan(gpusorti_walk *walk, int size) {
    if (gpusorti_plans_sizes(walk->ctx, walk->plan)) walk->step.indirect = size;
}

static void gpusorti_visit_step(gpusorti_walk *walk) {
    if (walk->result == GPUSORT_OK) walk->result = walk->visit(walk->user, walk->plan, &walk->step);
}

/* A kernel that loops over the array, a few elements an invocation at a time. */
static gpusorti_step *gpusorti_start_stride(gpusorti_walk *walk, enum gpusorti_kernel kernel, uint32_t variant,
                                            uint64_t work_items, uint32_t most_groups) {
    gpusorti_shape shape;
    uint64_t groups;
    shape.workgroup_size = walk->ctx->caps.max_invocations < 256 ? 128 : 256;
    shape.items = 4;
    shape.variant = variant;
    groups = gpusorti_ceil_div(work_items, shape.workgroup_size * shape.items);
    return gpusorti_start_step(walk, kernel, &shape, groups < most_groups ? groups : most_groups,
                               GPUSORTI_SIZE_STRIDE);
}

/* A run has to be a multiple of what a workgroup merges. */
static gpusorti_shape gpusorti_merge_shape(const gpusort_context *ctx, const gpusorti_plan *plan) {
    gpusorti_shape shape = ctx->tuning.merge;
    while (shape.workgroup_size > ctx->caps.max_invocations ||
           shape.workgroup_size * shape.items > gpusorti_tile(plan))
        shape.workgroup_size /= 2;
    return shape;
}

/* Binds words, where there are some, in place of a buffer that the kernel does not use. They may be anywhere: the binding
 * begins at the aligned offset before them. Returns the index of the first in the binding. */
static uint32_t gpusorti_bind_words(gpusorti_walk *walk, int binding, gpusort_range words, uint64_t size) {
    const uint64_t before = words.offset % gpusorti_max((uint32_t)walk->ctx->caps.offset_alignment, 4);
    if (size == 0) return 0;
    walk->step.bound[binding] = words;
    walk->step.bound[binding].offset -= before;
    walk->step.range[binding] = before + size;
    return (uint32_t)(before / 4);
}

static uint32_t gpusorti_bind_count(gpusorti_walk *walk, int binding) {
    return gpusorti_bind_words(walk, binding, walk->args->count_buffer, walk->plan->request.gpu_count ? 4 : 0);
}

static uint32_t gpusorti_bind_offsets(gpusorti_walk *walk, int binding) {
    return gpusorti_bind_words(walk, binding, walk->args->segments, gpusorti_offsets_size(&walk->plan->request));
}
