#pragma once
#include "plan/fit.h"
#include "plan/step.h"

/* ---- >>places: leaves by place, for 64-bit keys that are not evenly distributed ---- */
/* Passes have sorted by some leading digits, the prefix. A workgroup takes the elements of several neighbouring prefixes, as
 * many as it has room for, and sorts them by the rest of their keys. So leaves are cut by place, not by bits: at every
 * seventh of the eight elements that a leaf has room for, put off to the end of the prefix there. A prefix that might not
 * fit beside others is a leaf of its own. Ten keys, sorted by their first two digits:
 *
 *   place        0    1    2    3    4    5    6    7    8    9
 *   key          11.4 11.2 13.0 20.7 20.1 20.5 20.3 20.9 31.8 31.6     20: the prefix; .7: the rest
 *   leaf         0 ............ 1 ...................... 2 .......     the cut at 7 is in 20, which has more than one
 *   sort_leaves  11.2 11.4 13.0 20.1 20.3 20.5 20.7 20.9 31.6 31.8
 *
 * There are at most GPUSORTI_CUT_PLACES more leaves for each cut.
 *
 * Who decides: histogram.comp says whether keys may have such leaves, and whether they are to be compressed: if bits in
 * which all keys agree take much room. leading_bits.comp compresses them, and chooses from a sample of the keys by how few
 * digits no prefix has more elements than a leaf has room for, or hardly any; if there are no such digits, passes sort by
 * all. leaf_starts.comp cuts. sort_leaves.comp sorts the leaves, those without room by digits, and expands the keys;
 * leading_bits.comp does so if passes sorted by all digits.
 *   prefix      the highest bits of a key, those that passes have sorted by
 *   choice      a number of digits that the prefix may have
 *   compressed  of 64-bit keys: without the bits in which all agree, see shaders/places/compressed_keys.glsl
 *   field       bits of a compressed key that lie side by side
 *   slot        a byte that counts the sampled keys of some prefixes */

/* Whether the plan may have them. */
static int gpusorti_has_places(const gpusorti_plan *plan) {
    return gpusorti_has_shape(&plan->of.passes.leaves.places.shape);
}

/* ---- counts ---- */
static void gpusorti_place_thresholds(const gpusort_context *ctx, const gpusorti_request *request,
                                      gpusorti_thresholds *up_to) {
    /* of 0, which is never: UINT32_MAX */
    up_to->below_places = request->key_words == 1 ? UINT32_MAX : ctx->tuning.places_from[request->value_words] - 1;
}

/* ---- planner ---- */
/* Adds them to leaves by bits of more than one digit, from such counts on and if the tuning row's shape fits the device. */
static void gpusorti_add_places(const gpusort_context *ctx, const gpusorti_thresholds *up_to, gpusorti_plan *plan) {
    const gpusorti_shape shape = ctx->tuning.place[plan->request.value_words];
    if (plan->request.count <= up_to->below_places || !gpusorti_fits_whole(ctx, plan, &shape, &gpusorti_place_demands))
        return;
    plan->of.passes.leaves.places.shape = shape;
}

/* ---- numbers and scratch ---- */
/* Slots of each choice, at least four times as many as sampled keys; then the totals by digit of compressed keys, and what
 * workgroups add up for each choice, which has room there because compressed keys have fewer digits. */
static void gpusorti_number_places(gpusorti_plan *plan) {
    const uint32_t n = plan->request.count;
    gpusorti_places *places = &plan->of.passes.leaves.places;
    if (!gpusorti_has_places(plan)) return;
    places->room = gpusorti_shape_tile(&places->shape);
    places->cuts = (n - 1) / (places->room / 8 * GPUSORTI_CUT_EIGHTHS);
    places->most = GPUSORTI_CUT_PLACES * places->cuts + 1;
    places->slot_bits = gpusorti_max(gpusorti_log2(n / (GPUSORTI_SAMPLED / 8)), 8);
    places->slot_words = (uint32_t)GPUSORTI_PREFIX_CHOICES << places->slot_bits >> 2;
    plan->needs.place_counts = 4 * (places->slot_words + ((uint64_t)plan->pass_count << plan->radix_bits));
    plan->needs.leaves += 4 * GPUSORTI_PLACE_WORDS * (uint64_t)places->most;
}

/* ---- steps ---- */
/* Workgroups of leading_bits.comp, if there are any: an invocation has one key in so many, or so many in a round. */
static uint32_t gpusorti_leading_bits_workgroups(const gpusorti_plan *plan, uint32_t keys) {
    const gpusorti_passes *passes = &plan->of.passes;
    const uint32_t size = passes->leaves.starts.workgroup_size;
    const uint64_t most = gpusorti_max(passes->histogram_workgroups * passes->histogram.workgroup_size / size, 1);
    if (!gpusorti_has_places(plan)) return 0;
    return (uint32_t)gpusorti_lesser(gpusorti_ceil_div(plan->request.count, keys * size), most);
}

static uint32_t gpusorti_compressors(const gpusorti_plan *plan) {
    return gpusorti_leading_bits_workgroups(plan, GPUSORTI_COMPRESSED_ITEMS);
}

/* What histogram.comp has to know of them: it sizes leading_bits.comp. */
static void gpusorti_tell_places(const gpusorti_plan *plan, gpusorti_histogram_args *args) {
    args->samplers = gpusorti_leading_bits_workgroups(plan, GPUSORTI_SAMPLED);
    args->compressors = gpusorti_compressors(plan);
}

static void gpusorti_walk_leading_bits(gpusorti_walk *walk, int expands) {
    const gpusorti_plan *plan = walk->plan;
    const gpusorti_passes *passes = &plan->of.passes;
    const gpusorti_places *places = &passes->leaves.places;
    gpusorti_leading_bits_args *args;
    if (!gpusorti_has_places(plan)) return;
    args = &gpusorti_start_step(walk, GPUSORTI_KERNEL_leading_bits, &passes->leaves.starts, gpusorti_compressors(plan), -1)
                ->push.args.leading_bits;
    args->tile = plan->span;
    args->portion_tiles = passes->tiles_per_portion;
    args->place_room = places->room;
    args->slot_base = gpusorti_control_word(plan, plan->layout.place_counts);
    args->slot_bits = places->slot_bits;
    args->totals = args->slot_base + places->slot_words;
    args->expands = (uint32_t)expands;
    gpusorti_size_by_gpu(walk, expands ? GPUSORTI_SIZE_EXPANDERS : GPUSORTI_SIZE_LEADING_BITS);
    gpusorti_visit_step(walk);
}

/* Behind leaf_sort.comp, which has nothing to do if there are such leaves. If there are none, compressed keys are expanded
 * then. */
static void gpusorti_walk_places(gpusorti_walk *walk, const gpusorti_leaf_args *args) {
    const gpusorti_places *places = &walk->plan->of.passes.leaves.places;
    if (!gpusorti_has_places(walk->plan)) return;
    gpusorti_start_step(walk, GPUSORTI_KERNEL_sort_leaves, &places->shape, places->most, -1)->push.args.leaf = *args;
    gpusorti_size_by_gpu(walk, GPUSORTI_SIZE_PLACES);
    gpusorti_visit_step(walk);
    if (!(gpusorti_flags_of(walk->plan) & GPUSORTI_FLAG_KEEP_KEYS)) gpusorti_walk_leading_bits(walk, 1);
}
