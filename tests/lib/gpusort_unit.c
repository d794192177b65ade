/* The translation unit an engine has: volk's implementation and gpusort's, volk first. */
#define VOLK_IMPLEMENTATION
#include <volk.h>

#define GPUSORTI_OVERRIDES
#define GPUSORT_IMPLEMENTATION
#include "gpusort.h"

#include "harness.h"
#include "tools/tune/tune_row.h"

const struct gpusorti_compressed *compressed_kernels(void) { return &gpusorti_compressed_kernels; }
uint32_t compressed_kernel_count(void) { return GPUSORTI_BUILD_COUNT; }
void use_compressed_kernels(gpusort_context *context, const struct gpusorti_compressed *compressed) {
    context->compressed = compressed;
}

void use_empty_kernels(gpusort_context *context) {
    static char text[400];
    static gpusorti_compressed_kernel kernels[GPUSORTI_BUILD_COUNT];
    static const gpusorti_compressed compressed = {text, text + sizeof text, kernels};
    memset(text, '!', sizeof text); /* all bits are 0: no symbol has a code, */
    text[1] = '&';                  /* but the first named id, whose code is the bit 0: each kernel is this one */
    for (uint32_t i = 0; i < GPUSORTI_BUILD_COUNT; i++) {
        kernels[i].build = i;
        kernels[i].words = 1;
    }
    context->compressed = &compressed;
}

/* the control block is the first thing in scratch */
const uint32_t finish_word = GPUSORTI_SIZE_FINISH,
               fallback_word = GPUSORTI_SIZES_END + GPUSORTI_CONTROL_FALLBACKS,
               leaf_bits_word = GPUSORTI_SIZES_END + GPUSORTI_CONTROL_LEAF_BITS,
               polls_word = GPUSORTI_SIZES_END + GPUSORTI_CONTROL_POLLS,
               ranges_word = GPUSORTI_SIZES_END + GPUSORTI_CONTROL_RANGES,
               places_word = GPUSORTI_SIZES_END + GPUSORTI_CONTROL_PLACE_COUNT,
               fields_word = GPUSORTI_SIZES_END + GPUSORTI_CONTROL_FIELD_COUNT;
_Static_assert(CONTROL_WORDS >= GPUSORTI_SIZES_END + GPUSORTI_CONTROL_HISTOGRAMS, "the harness keeps these words");

const uint32_t most_samples = GPUSORTI_MOST_SAMPLES, keys_a_sample = GPUSORTI_SAMPLED, most_spans = GPUSORTI_MAX_SPANS,
               most_chained = GPUSORTI_MOST_CHAINED, most_stride_workgroups = GPUSORTI_MOST_STRIDE_WORKGROUPS;

static uint32_t elements_a_digit(const gpusorti_tuning *row) {
    uint32_t least = row->scatter.workgroup_size * row->scatter.items >> row->radix_bits;
    for (size_t i = 0; i < 6; i++) {
        const gpusorti_shape *shape = &row->onesweep[i / 3][i % 3];
        least = gpusorti_min(least, shape->workgroup_size * shape->items >> GPUSORTI_MOST_RADIX_BITS);
    }
    return least;
}

int tuning_row_at(size_t i, tuning_row *row) {
    const gpusorti_tuning_row *tuning = &gpusorti_tuning_rows[i];
    gpusorti_tuning tuned;
    gpusorti_mistake mistake;
    if (i >= COUNT_OF(gpusorti_tuning_rows)) return 0;
    tuned = gpusorti_tuning_of(tuning->text, &mistake);
    if (mistake.at) {
        fprintf(stderr, "the text of row %s of the tuning table cannot be read from here on: %s\n", tuning->name, mistake.at);
        abort();
    }
    row->name = tuning->name;
    row->vendor_id = tuning->vendor_id;
    row->device_id = tuning->device_id;
    row->device_name = tuning->device_name;
    row->multiprocessors = tuning->most_multiprocessors;
    row->driver_id = tuning->driver_id == GPUSORTI_ANY_LAYER ? GPUSORTI_MOLTENVK : tuning->driver_id;
    row->device_type = tuning->device_type;
    row->subgroup_min = tuning->subgroup_min;
    row->small_count = tuned.small_count;
    row->leaves = tuned.leaves_to[1][0] != 0;
    memcpy(row->leaves_to, tuned.leaves_to, sizeof row->leaves_to);
    row->queue = tuning->queue;
    row->large = (gpusort_algorithm)tuned.large;
    row->text = tuning->text;
    row->elements_a_digit = elements_a_digit(&tuned);
    return 1;
}

const char *shape_member_at(size_t i) {
    for (size_t at = 0; at < GPUSORTI_MEMBERS; at++)
        if (gpusorti_members[at].demands && i-- == 0) return gpusorti_members[at].name;
    return NULL;
}

size_t tuning_text(const gpusort_context *context, char *text, size_t size) {
    return tune_write_row(text, size, &context->tuning);
}

/* The least, the greatest, or any of its magnitude. */
static uint32_t random_number(rng *r, uint32_t least, uint32_t most) {
    const uint64_t number = most >> rng_below(r, gpusorti_log2(most) + 1);
    if (rng_below(r, 8) == 0) return rng_below(r, 2) ? least : most;
    return number < least ? least : (uint32_t)(number - rng_below(r, number - least + 1) / 2);
}

static gpusorti_shape random_shape(rng *r, const struct gpusorti_member *member) {
    enum { UNITS = GPUSORTI_MOST_SIZE / GPUSORTI_SIZE_UNIT };
    const gpusorti_demands *demands = member->demands;
    gpusorti_shape shape = {0, 0, 0};
    if (member->none && rng_below(r, 4) == 0) return shape;
    do {
        shape = gpusorti_shape_of(rng_below(r, 2) ? (uint32_t)GPUSORTI_SIZE_UNIT << rng_below(r, 6)
                                                  : GPUSORTI_SIZE_UNIT * (1 + (uint32_t)rng_below(r, UNITS)),
                                  1 + (uint32_t)rng_below(r, rng_below(r, 8) ? 8 : GPUSORTI_MOST_ITEMS), 0);
        for (size_t i = 0; i < GPUSORTI_FIELDS; i++) {
            const struct gpusorti_field *field = &gpusorti_fields[i];
            uint32_t number = field->zero + 1;
            if (!(field->kind & demands->fields) || rng_below(r, 2)) continue;
            if (field->most) number = random_number(r, field->least, field->most);
            shape.variant |= (number - field->zero) * field->unit;
        }
    } while (!gpusorti_suits(demands, &shape));
    return shape;
}

size_t random_tuning(rng *r, uint32_t percent, char *text, size_t size) {
    gpusorti_mistake none;
    const gpusorti_tuning_row *of = &gpusorti_tuning_rows[rng_below(r, COUNT_OF(gpusorti_tuning_rows))];
    gpusorti_tuning row = gpusorti_tuning_of(of->text, &none);
    for (size_t i = 0; i < GPUSORTI_MEMBERS; i++) {
        const struct gpusorti_member *member = &gpusorti_members[i];
        char *at = (char *)&row + member->at, *end = at + member->size;
        if (rng_below(r, 100) >= percent) continue;
        for (; at < end; at += gpusorti_value_size(member))
            if (member->demands)
                *(gpusorti_shape *)(void *)at = random_shape(r, member);
            else
                *(uint32_t *)(void *)at = random_number(r, member->least, member->most);
    }
    return tune_write_row(text, size, &row);
}

const char *tuning_name(const gpusort_context *context) { return context->tuning_row->name; }
int tuning_queue(const gpusort_context *context) { return context->tuning_row->queue; }
const char *row_among_several_of_NVIDIA(const gpusort_context *context) {
    static const gpusorti_tuning_row rows[] = {
        {"device 0x2786", 0x10de, 0x2786, NULL, 0, 0, 0, 0, 0, GPUSORTI_ANY_QUEUE, ""},
        {"RTX 50", 0x10de, 0, "rtx 50", 0, 0, 0, 0, 0, GPUSORTI_ANY_QUEUE, ""},
        {"20 to 48 multiprocessors", 0x10de, 0, NULL, 20, 48, 0, 0, 0, GPUSORTI_ANY_QUEUE, ""},
        {"NVIDIA", 0x10de, GPUSORTI_ALL_CHIPS, 0, 0, 0, GPUSORTI_ANY_QUEUE, ""},
        {"unknown", 0, GPUSORTI_ALL_CHIPS, 0, 0, 0, GPUSORTI_ANY_QUEUE, ""}};
    return gpusorti_find_row(context, rows)->name;
}
static void shorten(gpusorti_shape *shapes, size_t count, uint32_t items) {
    for (size_t i = 0; i < count; i++) shapes[i].items = gpusorti_min(shapes[i].items, items);
}
void shorten_tiles(gpusort_context *context, uint32_t items) {
    gpusorti_tuning *tuning = &context->tuning;
    shorten(tuning->histogram, 2, items);
    shorten(*tuning->medium, 6, items);
    shorten(*tuning->onesweep, 6, items);
    shorten(&tuning->staged, 1, items);
    shorten(&tuning->staged_medium, 1, items);
    shorten(&tuning->scatter, 1, items);
    shorten(&tuning->exchange, 1, items);
    tuning->least_elements = 0;
}

void reshape_tiles(gpusort_context *context, uint32_t workgroup_size, uint32_t items) {
    for (size_t i = 0; i < 6; i++) context->tuning.tile[i / 3][i % 3] = gpusorti_shape_of(workgroup_size, items, 0);
}

void reshape_leaves(gpusort_context *context, uint32_t workgroup_size, uint32_t items) {
    for (size_t i = 0; i < 6; i++)
        context->tuning.leaf[i / 3][i % 3] = gpusorti_shape_of(workgroup_size, items, GPUSORTI_LEAST_BIN_BITS);
}

void shape_leaves(gpusort_context *context, uint32_t workgroup_size, uint32_t items) {
    reshape_leaves(context, workgroup_size, items);
    for (size_t i = 0; i < 6; i++) {
        context->tuning.leaves_from[i / 3][i % 3] = 1;
        context->tuning.leaves_two_from[i / 3][i % 3] = context->tuning.leaves_to[i / 3][i % 3] = 1u << 31;
    }
}

/* Subgroups of one lane have the most sums. A sample of a key in SAMPLED shows that prefixes have room where it is four times
 * as much: with half of that, two samples of one prefix are too many, which happens by chance. */
int leaves_fit(uint32_t bytes, int places, uint32_t workgroup_size, uint32_t items) {
    const gpusorti_spec spec = {.workgroup_size = workgroup_size,
                                .items = items,
                                .subgroup_size = 1,
                                .variant = GPUSORTI_MOST_BIN_BITS};
    if (places && workgroup_size * items < 4 * GPUSORTI_SAMPLED) return 0;
    return 4 * (places ? gpusorti_sort_leaves_words(&spec) : gpusorti_leaf_sort_words(&spec)) <= bytes;
}

void shape_places(gpusort_context *context, uint32_t workgroup_size, uint32_t items) {
    for (size_t i = 0; i < 3; i++) {
        context->tuning.place[i] = gpusorti_shape_of(workgroup_size, items, 0);
        context->tuning.places_from[i] = 1;
        context->tuning.leaves_two_from[1][i] = context->tuning.leaves_from[1][i]; /* one digit leaves none by place */
    }
}

int cache_suits(const gpusort_context *context, const void *data, size_t size) {
    return gpusorti_cached_pipelines(context, data, size) != NULL;
}

static gpusort_result note_histogram(void *user, const gpusorti_plan *plan, const gpusorti_step *step) {
    (void)plan;
    if (step->info == &gpusorti_kernel_infos[GPUSORTI_KERNEL_histogram])
        *(uint64_t *)user = step->workgroups;
    return GPUSORT_OK;
}

/* As for gpusort_scratch(). */
static gpusort_result checked(const gpusort_context *context, const gpusort_cmd_args *args, gpusorti_request *request,
                              gpusorti_plan *plan) {
    const gpusort_result result = gpusorti_check_call(context, GPUSORTI_SCRATCH, args, NULL);
    return result == GPUSORT_OK ? gpusorti_resolve(context, args, 0, request, plan) : result;
}

static void visit_steps(const gpusort_context *context, const gpusort_cmd_args *args, gpusorti_visit visit, void *user) {
    gpusorti_request request;
    gpusorti_plan plan;
    if (checked(context, args, &request, &plan) == GPUSORT_OK) gpusorti_walk_steps(context, &plan, args, visit, user);
}

/* What kernels need of their shapes, as shaders/ say it. */
typedef struct kernel_needs {
    const char *kernel; /* what its name begins with */
    int powers;         /* of two: invocations and items */
    uint32_t fewest, most, tile;
    int subgroup, digit; /* as many invocations as lanes, as values of a digit */
} kernel_needs;

static const kernel_needs needs_of_kernels[] = {
    {"segment_scatter_basic", 0, 1, GPUSORTI_MOST_ITEMS, GPUSORTI_MOST_TILE, 0, 0},
    {"segment_scatter", 0, 1, GPUSORTI_MOST_ITEMS, GPUSORTI_MOST_TILE, 1, 0},
    {"segment_sort", 1, GPUSORTI_FEWEST_SORTED_ITEMS, GPUSORTI_MOST_NETWORK_ITEMS, GPUSORTI_MOST_TILE, 0, 0},
    {"segment_pass", 0, 1, GPUSORTI_MOST_ITEMS, GPUSORTI_MOST_TILE, 1, 1},
    {"segments", 1, GPUSORTI_FEWEST_SORTED_ITEMS, GPUSORTI_MOST_NETWORK_ITEMS, GPUSORTI_MOST_TILE, 0, 0},
    {"scatter_basic", 0, 1, GPUSORTI_MOST_ITEMS, GPUSORTI_MOST_TILE, 0, 0},
    {"scatter", 0, 1, GPUSORTI_MOST_ITEMS, GPUSORTI_MOST_TILE, 1, 0},
    {"onesweep", 0, 1, GPUSORTI_MOST_ITEMS, GPUSORTI_MOST_TILE, 1, 1},
    {"leaf_sort", 0, 1, GPUSORTI_MOST_ITEMS, GPUSORTI_MOST_LEAF, 1, 0},
    {"sort_leaves", 1, 4, GPUSORTI_MOST_PLACE_ITEMS, GPUSORTI_MOST_PLACE, 1, 0},
    {"tile_sort", 1, GPUSORTI_FEWEST_SORTED_ITEMS, GPUSORTI_MOST_NETWORK_ITEMS, GPUSORTI_MOST_TILE, 0, 0},
    {"first_k", 1, GPUSORTI_FEWEST_SORTED_ITEMS, GPUSORTI_MOST_NETWORK_ITEMS, GPUSORTI_MOST_TILE, 0, 0},
    {"first_few", 1, 1, GPUSORTI_MOST_ITEMS, GPUSORTI_MOST_TILE, 1, 0},
    {"first_some", 0, 1, GPUSORTI_MOST_ITEMS, GPUSORTI_MOST_TILE, 1, 0},
    {"merge_tiles", 1, 1, GPUSORTI_MOST_ITEMS, GPUSORTI_MOST_TILE, 0, 0},
    {"odd_even_merge", 1, GPUSORTI_FEWEST_NETWORK_ITEMS, GPUSORTI_MOST_NETWORK_ITEMS, GPUSORTI_MOST_TILE, 0, 0},
    {"", 0, 1, GPUSORTI_MOST_ITEMS, GPUSORTI_MOST_TILE, 0, 0},
};

typedef struct unsuited { /* the first step of such a shape */
    const gpusort_context *context;
    char *text;
    size_t size;
} unsuited;

static int is_step_of(const gpusorti_step *step, enum gpusorti_kernel kernel) {
    return step->info == &gpusorti_kernel_infos[kernel];
}

/* Whether the words that a step before, at or behind leaves clears, counts in and lists are in their sections of scratch. */
static int counts_have_room(const gpusorti_plan *plan, const gpusorti_step *step) {
    const gpusorti_layout *layout = &plan->layout;
    const uint64_t slots = gpusorti_control_word(plan, layout->place_counts),
                   status = gpusorti_control_word(plan, layout->status),
                   leaves = gpusorti_control_word(plan, layout->leaves), end = gpusorti_control_word(plan, layout->owners);
    const uint64_t digits = (uint64_t)plan->pass_count << plan->radix_bits;
    if (is_step_of(step, GPUSORTI_KERNEL_histogram)) {
        const gpusorti_histogram_args *args = &step->push.args.histogram;
        const uint64_t rows = args->portion_tiles ? (uint64_t)args->portion_tiles + GPUSORTI_TOTALS_ROWS : 0;
        return args->slot_base == slots && step->push.status == status && status + (rows << plan->radix_bits) <= leaves;
    }
    if (is_step_of(step, GPUSORTI_KERNEL_leading_bits)) {
        const gpusorti_leading_bits_args *args = &step->push.args.leading_bits;
        const uint64_t prefixes = (uint64_t)GPUSORTI_PREFIX_CHOICES << args->slot_bits >> 2;
        return args->slot_base == slots && slots + prefixes <= args->totals && args->totals + digits <= status;
    }
    if (is_step_of(step, GPUSORTI_KERNEL_leaf_starts) || is_step_of(step, GPUSORTI_KERNEL_sort_leaves)) {
        const gpusorti_leaf_args *args = &step->push.args.leaf;
        const uint64_t room = args->place_room, cuts = room ? (plan->request.count - 1) / (room / 8 * 7) : 0;
        return args->starts == leaves && args->starts < args->list && args->list + (room ? 2 * (2 * cuts + 1) : 0) <= end;
    }
    return 1;
}

static gpusort_result check_step(void *user, const gpusorti_plan *plan, const gpusorti_step *step) {
    const unsuited *u = user;
    const gpusorti_caps *caps = &u->context->caps;
    const char *name = gpusorti_build_name(step->build);
    const uint32_t size = step->spec.workgroup_size, items = gpusorti_max(step->spec.items, 1);
    const uint32_t lanes = step->spec.full_subgroups ? step->spec.subgroup_size : caps->subgroup_max; /* or the most of it */
    const kernel_needs *n = needs_of_kernels;
    while (strncmp(name, n->kernel, strlen(n->kernel))) n++;
    if (size == 0 || size > caps->max_invocations || items < n->fewest || items > n->most || size * items > n->tile ||
        (n->powers && ((size & (size - 1)) || (items & (items - 1)))) || (n->subgroup && size < lanes) ||
        (n->digit && size >> plan->radix_bits == 0) ||
        (!strncmp(name, "merge_tiles", 11) && step->push.args.tiles.run % (size * items)))
        snprintf(u->text, u->size, "%s has %u invocations x %u items, subgroups of up to %u, digits of %u bits", name, size,
                 items, lanes, plan->radix_bits);
    if (!strncmp(name, "onesweep", 8) &&
        (uint64_t)step->push.args.onesweep.portion_tiles * size * items >= 1u << GPUSORTI_STATUS_SHIFT)
        snprintf(u->text, u->size, "%s has portions of %u tiles of %u elements, more than words of %d bits count", name,
                 step->push.args.onesweep.portion_tiles, size * items, GPUSORTI_STATUS_SHIFT);
    if (!counts_have_room(plan, step)) snprintf(u->text, u->size, "%s counts where scratch has no room for it", name);
    return GPUSORT_OK;
}

int steps_suit(const gpusort_context *context, const gpusort_cmd_args *args, char *text, size_t size) {
    unsuited u = {context, text, size};
    *text = 0;
    visit_steps(context, args, check_step, &u);
    return *text == 0;
}

uint64_t histogram_workgroups_of(const gpusort_context *context, const gpusort_cmd_args *args) {
    uint64_t workgroups = 0;
    visit_steps(context, args, note_histogram, &workgroups);
    return workgroups;
}

static gpusort_result count_indirect(void *user, const gpusorti_plan *plan, const gpusorti_step *step) {
    (void)plan;
    *(uint32_t *)user += step->indirect >= 0;
    return GPUSORT_OK;
}

uint32_t indirect_steps_of(const gpusort_context *context, const gpusort_cmd_args *args) {
    uint32_t steps = 0;
    visit_steps(context, args, count_indirect, &steps);
    return steps;
}

static gpusort_result count_copies(void *user, const gpusorti_plan *plan, const gpusorti_step *step) {
    (void)plan;
    *(uint32_t *)user += step->info == &gpusorti_kernel_infos[GPUSORTI_KERNEL_begin] && step->push.args.begin.copied_bits != 0;
    return GPUSORT_OK;
}

uint32_t copying_steps_of(const gpusort_context *context, const gpusort_cmd_args *args) {
    uint32_t steps = 0;
    visit_steps(context, args, count_copies, &steps);
    return steps;
}

uint32_t most_sets(void) { return GPUSORTI_MOST_SETS; }
uint32_t method_count(void) { return GPUSORTI_METHODS; }

gpusort_result sets_beyond(const gpusort_context *context, const gpusort_cmd_args *args, uint32_t *count) {
    gpusorti_sets sets;
    gpusorti_request request;
    gpusorti_plan plan;
    gpusort_result result = checked(context, args, &request, &plan);
    memset(&sets, 0, sizeof sets);
    sets.ctx = context;
    sets.count = *count;
    if (result == GPUSORT_OK) result = gpusorti_walk_steps(context, &plan, args, gpusorti_note_set, &sets);
    *count = sets.count;
    return result;
}

static gpusort_result count_sums(void *user, const gpusorti_plan *plan, const gpusorti_step *step) {
    uint32_t *steps = (uint32_t *)user;
    (void)plan;
    steps[0] += (step->spec.flags & GPUSORTI_FLAG_SUMS) != 0;
    steps[1] += (step->info->flags & GPUSORTI_FLAG_SUMS) != 0;
    return GPUSORT_OK;
}

uint32_t sum_steps_of(const gpusort_context *context, const gpusort_cmd_args *args, uint32_t *all) {
    uint32_t steps[2] = {0, 0};
    visit_steps(context, args, count_sums, steps);
    *all = steps[1];
    return steps[0];
}

uint32_t stride_workgroups_of(const gpusort_context *context) { return context->tuning.stride_workgroups; }

static uint32_t mixed(uint32_t hash, uint32_t number) { return (hash ^ number) * 16777619u; }

static uint32_t mixed_shape(uint32_t hash, const gpusorti_shape *shape) {
    return mixed(mixed(mixed(hash, shape->workgroup_size), shape->items), shape->variant);
}

static int by_passes(const gpusorti_plan *plan) { return plan->method->numbers == gpusorti_number_passes; }
static int by_tiles(const gpusorti_plan *plan) {
    return plan->method->numbers == gpusorti_number_tiles || plan->method->numbers == gpusorti_number_buckets;
}
static int by_segments(const gpusorti_plan *plan) { return plan->method->numbers == gpusorti_number_segments; }

/* Of the first k; or NULL. */
static const gpusorti_selection *selection_of(const gpusorti_plan *plan) {
    return plan->method->numbers == gpusorti_number_selection ? &plan->of.selection : NULL;
}

/* All of a plan but its request and sizes. */
static uint32_t kind_of(const gpusorti_plan *plan) {
    const gpusorti_passes *passes = &plan->of.passes;
    const gpusorti_segments *segments = &plan->of.segments;
    const gpusorti_tiles *tiles = &plan->of.tiles;
    const gpusorti_selection *selection = selection_of(plan);
    const uint32_t numbers[] = {(uint32_t)(plan->method - gpusorti_methods), (uint32_t)plan->mode,
                                (uint32_t)plan->address_sums, (uint32_t)plan->raw, (uint32_t)plan->gpu_sizes,
                                (uint32_t)plan->rolled, (uint32_t)plan->unpacked, plan->radix_bits, plan->pass_count};
    uint32_t hash = mixed_shape(2166136261u, &plan->shape);
    for (size_t i = 0; i < COUNT_OF(numbers); i++) hash = mixed(hash, numbers[i]);
    if (by_passes(plan)) {
        hash = mixed(mixed_shape(hash, &passes->leaves.shape), passes->leaves.bits);
        hash = mixed(mixed(hash, (uint32_t)passes->staged), (uint32_t)passes->counting_sort);
    }
    if (by_tiles(plan)) hash = mixed(mixed(hash, tiles->merges), tiles->merges ? 0 : tiles->run); /* of merges it is a size */
    if (by_segments(plan)) {
        hash = mixed_shape(mixed_shape(mixed_shape(hash, &segments->short_ones), &segments->listed[0]), &segments->listed[1]);
        hash = mixed(mixed(hash, (uint32_t)segments->has_listed[0]), (uint32_t)segments->has_listed[1]);
        hash = mixed(mixed(hash, (uint32_t)segments->has_long), (uint32_t)segments->chained);
    }
    if (selection) {
        hash = mixed_shape(mixed_shape(mixed(hash, (uint32_t)selection->few_kernel), &selection->few), &selection->first);
        hash = mixed_shape(mixed_shape(mixed_shape(hash, &selection->first_left), &selection->span_shape), &selection->sample);
        hash = mixed_shape(mixed_shape(mixed_shape(hash, &selection->filter), &selection->split), &selection->select_any);
        hash = mixed(mixed(hash, selection->most_spans), selection->direct);
    }
    return hash;
}

int plan_of(const gpusort_context *context, const gpusort_cmd_args *args, plan_facts *facts) {
    gpusorti_request request;
    gpusorti_plan plan;
    if (checked(context, args, &request, &plan) != GPUSORT_OK) return 0;
    facts->last = gpusorti_last_count(context, &plan, UINT32_MAX);
    facts->last = gpusorti_fitting_count(context, &plan, (uint32_t)args->count, (uint32_t)facts->last);
    facts->scratch = plan.layout.end;
    facts->counts = plan.layout.keys - plan.layout.control;
    facts->tile = gpusorti_tile(&plan);
    facts->by_passes = by_passes(&plan);
    facts->radix_bits = plan.radix_bits;
    facts->leaf_bits = by_passes(&plan) ? plan.of.passes.leaves.bits : 0;
    facts->groups = by_passes(&plan) && gpusorti_has_groups(&plan) ? gpusorti_tile_groups(&plan.shape) : 0;
    facts->addresses = plan.mode == GPUSORTI_ADDRESSES;
    facts->kind = kind_of(&plan);
    return 1;
}

/* Of the kernel that moves the elements. */
static enum gpusorti_kernel kernel_of(const gpusorti_plan *plan) {
    const gpusorti_selection *selection = selection_of(plan);
    if (plan->method->numbers == gpusorti_number_network) return GPUSORTI_KERNEL_odd_even_merge;
    if (selection)
        return selection->select_any.workgroup_size ? GPUSORTI_KERNEL_select_any
               : selection->first.workgroup_size    ? GPUSORTI_KERNEL_first_k
                                                    : selection->few_kernel;
    if (!by_passes(plan)) return GPUSORTI_KERNEL_tile_sort;
    if (plan->of.passes.staged) return GPUSORTI_KERNEL_onesweep_staged;
    if (plan->of.passes.sweeps) return GPUSORTI_KERNEL_onesweep;
    return plan->lanes.operations ? GPUSORTI_KERNEL_scatter : GPUSORTI_KERNEL_scatter_basic;
}

static uint32_t shared_bytes_of(const gpusorti_plan *plan) {
    const gpusorti_spec spec = gpusorti_spec_of(plan, &plan->shape);
    return 4 * gpusorti_kernel_infos[kernel_of(plan)].shared_words(&spec);
}

static gpusort_result note_work(void *user, const gpusorti_plan *plan, const gpusorti_step *step) {
    plan_work *work = (plan_work *)user;
    (void)plan;
    if (step->workgroups == 0) return GPUSORT_OK; /* it is not recorded */
    work->dispatches++;
    if (step->info == &gpusorti_kernel_infos[GPUSORTI_KERNEL_histogram]) {
        work->histogram_workgroups = (uint32_t)step->workgroups;
        work->histogram_invocations = (uint32_t)step->workgroups * step->spec.workgroup_size;
    }
    return GPUSORT_OK;
}

int work_of(const gpusort_context *context, const gpusort_cmd_args *args, plan_work *work) {
    gpusorti_request request;
    gpusorti_plan plan;
    memset(work, 0, sizeof *work);
    if (checked(context, args, &request, &plan) != GPUSORT_OK) return 0;
    gpusorti_walk_steps(context, &plan, args, note_work, work);
    work->workgroup_size = plan.shape.workgroup_size;
    work->workgroups = (uint32_t)gpusorti_tile_count(&plan);
    work->shared = shared_bytes_of(&plan);
    work->staged = by_passes(&plan) && plan.of.passes.staged;
    work->stride_workgroups = context->tuning.stride_workgroups;
    if (selection_of(&plan))
        work->part_invocations = selection_of(&plan)->most_workgroups *
                                 (selection_of(&plan)->span_shape.workgroup_size + selection_of(&plan)->sample.workgroup_size);
    return 1;
}

size_t changes_of(const gpusort_context *context, const gpusort_cmd_args *args, plan_changes which, uint32_t *list) {
    static const gpusorti_number numbers[] = {GPUSORTI_COUNTS, GPUSORTI_LIMITS, GPUSORTI_ROW_LENGTHS};
    size_t count = 0;
    gpusorti_request request;
    gpusorti_plan plan;
    if (checked(context, args, &request, &plan) != GPUSORT_OK) return 0;
    uint32_t *const members[] = {&request.count, &request.limit, &request.segment_size};
    const uint32_t most = *members[which];
    for (uint64_t number = 1; number <= most && count < CHANGES; number++) {
        *members[which] = (uint32_t)number;
        number = list[count++] = gpusorti_next_change(context, &request, numbers[which], most);
    }
    return count;
}
