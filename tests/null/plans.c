/* Any sort on any device: what gpusort_prepare(N) and gpusort_scratch(N) promise holds for every count up to N, and nothing
 * that is recorded is wrong. The devices are the null driver's (null.h), random ones for each row of the tuning table.
 *   plans [SORTS [SEED]] [PROMISE...]     200,000 recorded sorts and the seed of the day, unless they are given
 *   plans planned [SORTS [SEED]]          300,000 sorts of less than scratch was asked for, which are not recorded
 */
#include "null_engine.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static long wanted_sorts = 200000, wanted_planned = 300000;
static uint64_t seed;

/* The random numbers of a case: other seeds share none. */
static rng rng_of(uint64_t number) {
    rng r = {seed};
    r.state = rng_next(&r) ^ number * 0xd1342543de82ef95u;
    r.state = rng_next(&r);
    return r;
}

/* ---- random devices ---- */

enum { AMD = 0x1002, INTEL = 0x8086, ARM = 0x13b5 };

static null_profile random_profile(rng *r, const tuning_row *row) {
    static const uint32_t versions[] = {VK_API_VERSION_1_1, VK_API_VERSION_1_2, VK_API_VERSION_1_3};
    static const uint32_t invocations[] = {128, 256, 256, 512, 768, 1024, 1024, 1536, 2048};
    static const uint32_t shared[] = {16 << 10, 32 << 10, 48 << 10, 48 << 10, 64 << 10, 99 << 10, 227 << 10};
    static const uint32_t ranges[] = {1 << 27, 1 << 27, 1 << 28, 1 << 30, 0x7fffffff, 0xfffffffc, 0xffffffff};
    static const VkSubgroupFeatureFlags operations[] = {
        0xff, 0xff, 0xff, VK_SUBGROUP_FEATURE_BASIC_BIT,
        VK_SUBGROUP_FEATURE_BASIC_BIT | VK_SUBGROUP_FEATURE_BALLOT_BIT | VK_SUBGROUP_FEATURE_ARITHMETIC_BIT};
    null_profile p = null_usual();
    const int sizes = row->vendor_id == AMD || row->vendor_id == INTEL || row->vendor_id == ARM; /* by them rows differ */
    uint32_t size = chance(r, 60) ? 32 : 1u << rng_below(r, 8);
    p.vendor_id = row->vendor_id ? row->vendor_id : 1; /* nobody's */
    p.driver_id = row->driver_id;
    p.device_type = row->device_type                             ? (VkPhysicalDeviceType)row->device_type
                    : row->vendor_id == INTEL || chance(r, 50) ? VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU
                                                                 : VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU;
    p.api_version = ONE_OF(r, versions);
    p.features = chance(r, 60) ? (uint32_t)NULL_ALL_FEATURES : (uint32_t)rng_below(r, NULL_ALL_FEATURES + 1);
    p.extensions = chance(r, 80) ? (uint32_t)NULL_ALL_FEATURES : (uint32_t)rng_below(r, NULL_ALL_FEATURES + 1);
    if (!(p.features & NULL_PUSH_DESCRIPTOR)) p.extensions &= ~(uint32_t)NULL_PUSH_DESCRIPTOR;

    if (sizes) size = row->subgroup_min ? row->subgroup_min : row->vendor_id == AMD ? 64 : 8;
    if (sizes || row->driver_id) p.api_version = VK_API_VERSION_1_3, p.features = p.extensions = NULL_ALL_FEATURES;
    p.subgroup_min = p.subgroup_max = size;
    if (chance(r, 30)) { /* several sizes */
        if (!sizes) p.subgroup_min = (uint32_t)any_magnitude(r, size);
        p.subgroup_max = (uint32_t)least(128, size << rng_below(r, 3));
        while (p.subgroup_min & (p.subgroup_min - 1)) p.subgroup_min &= p.subgroup_min - 1;
    }
    p.subgroup_size = size;
    p.subgroup_operations = ONE_OF(r, operations);
    p.no_required_size = chance(r, 25);
    p.limits.maxComputeWorkGroupInvocations = ONE_OF(r, invocations);
    p.limits.maxComputeWorkGroupSize[0] = chance(r, 90) ? p.limits.maxComputeWorkGroupInvocations : 128;
    p.limits.maxComputeSharedMemorySize = ONE_OF(r, shared);
    p.max_workgroup_subgroups = p.limits.maxComputeWorkGroupInvocations /
                                (chance(r, 50) ? p.subgroup_max : p.subgroup_min);
    if (p.max_workgroup_subgroups == 0) p.max_workgroup_subgroups = 1;
    if (chance(r, 40)) p.limits.maxComputeWorkGroupCount[0] = 65535;
    p.limits.maxStorageBufferRange = ONE_OF(r, ranges);
    p.limits.minStorageBufferOffsetAlignment = (VkDeviceSize)1 << rng_below(r, 9);
    if (chance(r, 50)) p.limits.maxPushConstantsSize = 128;
    if (chance(r, 30)) p.limits.maxPerStageDescriptorStorageBuffers = 4;
    if (chance(r, 30)) { /* one heap, of which all is mapped */
        p.memory.memoryTypeCount = p.memory.memoryHeapCount = p.memory_types_of_buffers = 1;
        p.memory.memoryTypes[0].propertyFlags = VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT |
                                                VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT |
                                                VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
        if (chance(r, 50)) p.memory.memoryTypes[0].propertyFlags |= VK_MEMORY_PROPERTY_HOST_CACHED_BIT;
    }
    if (chance(r, 20)) p.import_alignment = 65536;
    if (row->vendor_id == 0x10de && chance(r, 50)) { /* not Turing, which has the row of graphics always */
        p.extensions |= NULL_MULTIPROCESSORS;
        p.multiprocessors = (uint32_t)any_magnitude(r, 500);
        p.multiprocessor_subgroups = chance(r, 50) ? 48 : 64;
    }
    pretend_chip(&p, row);
    for (uint32_t i = 0; i < p.family_count; i++) p.families[i].timestampValidBits = chance(r, 20) ? 0 : 36;
    if (row->queue == 2 || (row->queue == 0 && chance(r, 30))) p.family_count = 1; /* the one with graphics */
    if (chance(r, 30)) { /* a family without compute before them */
        memmove(p.families + 1, p.families, p.family_count++ * sizeof p.families[0]);
        p.families[0].queueFlags = VK_QUEUE_TRANSFER_BIT;
    }
    return p;
}

/* ---- random kinds of sort and counts ---- */

static uint64_t beside(rng *r, uint64_t edge) { return edge + rng_below(r, 3) - (edge > 0); }

static int facts_at(const gpusort_context *context, const gpusort_cmd_args *args, uint64_t count, plan_facts *facts) {
    gpusort_cmd_args some = *args;
    some.count = count;
    return plan_of(context, &some, facts);
}

static uint32_t tile_at(const gpusort_context *context, const gpusort_cmd_args *args, uint64_t count) {
    plan_facts facts;
    return facts_at(context, args, count, &facts) && facts.tile ? facts.tile : 1024;
}

/* The last count before the plan changes to what it is at bound, seen from a random one; bound where it does not. */
static uint64_t random_change(rng *r, uint64_t bound, const gpusort_context *context, const gpusort_cmd_args *args) {
    uint64_t good = any_magnitude(r, bound), bad = chance(r, 50) ? bound : any_magnitude(r, bound);
    plan_facts first, last;
    if (good > bad) good ^= bad, bad ^= good, good ^= bad;
    if (!facts_at(context, args, good, &first) || !facts_at(context, args, bad, &last) || first.kind == last.kind)
        return bad;
    while (bad - good > 1) {
        const uint64_t middle = good + (bad - good) / 2;
        if (facts_at(context, args, middle, &last) && last.kind == first.kind)
            good = middle;
        else
            bad = middle;
    }
    return good;
}

/* A count of 1 to bound, most often beside one where something may change. */
static uint64_t random_count(rng *r, uint64_t bound, const gpusort_context *context, const gpusort_cmd_args *args) {
    const uint32_t sizes[] = {1, 2, 4, 8, type_bits(args->key_type) / 8, args->value_size ? args->value_size : 4};
    const uint32_t tile = tile_at(context, args, chance(r, 50) ? bound : any_magnitude(r, bound));
    const uint64_t row = (uint64_t)tile * most_spans, portion = most_chained / tile * (uint64_t)tile;
    uint64_t count;
    switch (rng_below(r, 14)) {
    case 0: count = bound - rng_below(r, 4); break;
    case 1: count = 1 + rng_below(r, chance(r, 50) ? 3 : 300); break;
    case 2: count = beside(r, any_magnitude(r, bound / tile + 1) * tile); break;
    case 3: count = beside(r, (1 + rng_below(r, bound / tile + 1)) * tile); break;
    case 4: count = beside(r, (1 + rng_below(r, bound / row + 1)) * row); break;
    case 5: count = beside(r, bound / row * row); break;
    case 6: count = beside(r, (uint64_t)1 << rng_below(r, 33)); break;
    case 7: count = beside(r, null_device.limits.maxStorageBufferRange / ONE_OF(r, sizes)); break;
    case 8: count = beside(r, (1 + rng_below(r, 8)) * portion); break;
    case 9: count = any_magnitude(r, bound); break;
    case 10: count = 1 + rng_below(r, bound); break;
    case 11: { /* where the implementation sees a change */
        plan_facts facts;
        count = facts_at(context, args, any_magnitude(r, bound), &facts) ? facts.last + rng_below(r, 2) : bound;
        break;
    }
    default: count = random_change(r, bound, context, args) + rng_below(r, 3); break;
    }
    return count >= 1 && count <= bound ? count : 1 + rng_below(r, bound);
}

/* ---- findings: of each kind the one with the least bound is told ---- */

enum { SHORT_SCRATCH, GREAT_WORDS, NOT_PREPARED, OTHER_ANSWER, HIDDEN_CHANGE, UNSUITED, COMPLAINT,
       FINDINGS = COMPLAINT + NULL_CHECK_COUNT };
static struct {
    long times;
    uint64_t bound, count;
    char text[1536];
} findings[FINDINGS];
static long sorts, devices, bounds_refused;

typedef struct setup { /* what a finding is told with */
    char origin[64];
    const tuning_row *row;
    const gpusort_desc *desc;
    const gpusort_cmd_args *args;
    uint64_t bound;
} setup;

static void found(int kind, const setup *s, uint64_t count, int gpu, const char *what) {
    const gpusort_cmd_args *a = s->args;
    const null_profile *p = &null_device;
    const gpusorti_overrides *forced = s->desc->overrides;
    if (findings[kind].times++ &&
        (s->bound > findings[kind].bound || (s->bound == findings[kind].bound && count >= findings[kind].count)))
        return;
    findings[kind].bound = s->bound;
    findings[kind].count = count;
    snprintf(findings[kind].text, sizeof findings[kind].text,
             "%s; bound %llu, count %llu%s, %s %s at %u, values of %u, bits %u + %u, flags %#x, algorithm %d, "
             "%u segments, rows of %u, limit %u; "
             "%s: row %s, queue %d, api 1.%u, enabled %#x, %u invocations, width %u, shared %u, groups %u, "
             "range %u, alignment %u, subgroups %u (%u to %u, %u a group, operations %#x), radix %u, shape %u x %u",
             what, (unsigned long long)s->bound, (unsigned long long)count, gpu ? " on the GPU" : "",
             type_name(a->key_type), a->order ? "descending" : "ascending", a->key_offset, a->value_size, a->first_bit,
             a->bit_count, a->flags, (int)a->algorithm, a->segment_count, a->segment_size, a->limit, s->origin,
             s->row->name, s->row->queue,
             VK_VERSION_MINOR(p->api_version), s->desc->enabled, p->limits.maxComputeWorkGroupInvocations,
             p->limits.maxComputeWorkGroupSize[0],
             p->limits.maxComputeSharedMemorySize, p->limits.maxComputeWorkGroupCount[0],
             p->limits.maxStorageBufferRange, (uint32_t)p->limits.minStorageBufferOffsetAlignment, p->subgroup_size,
             p->subgroup_min, p->subgroup_max, p->max_workgroup_subgroups, p->subgroup_operations,
             s->desc->radix_bits, forced ? forced->workgroup_size : 0, forced ? forced->items : 0);
}

static void found_complaints(const setup *s, uint64_t count, int gpu) {
    null_check check;
    if (null_complaint_count() == 0) return;
    (void)null_complaint(&check);
    for (int i = 0; i < NULL_CHECK_COUNT; i++)
        if (null_complaints[i])
            found(COMPLAINT + i, s, count, gpu, i == (int)check ? null_complaint(NULL) : null_check_texts[i]);
    null_forgive();
}

/* Kernels number words of counts and lists by indices of 31 bits, whose bytes are numbers of 32. */
static void found_words(const setup *s, uint64_t count, int gpu, const plan_facts *facts) {
    char what[128];
    if (facts->counts <= (uint64_t)1 << 32) return;
    snprintf(what, sizeof what, "counts and lists of %llu bytes", (unsigned long long)facts->counts);
    found(GREAT_WORDS, s, count, gpu, what);
}

static void found_answer(const setup *s, uint64_t count, int gpu, const char *call, gpusort_result result) {
    char what[128];
    snprintf(what, sizeof what, "%s: %s", call, gpusort_result_string(result));
    found(OTHER_ANSWER, s, count, gpu, what);
}

/* ---- the sweep ---- */

static void check_shapes(const setup *s, const gpusort_context *context, gpusort_cmd_args args, uint64_t count) {
    char unsuited[256];
    args.count = count;
    if (!steps_suit(context, &args, unsuited, sizeof unsuited)) found(UNSUITED, s, count, 0, unsuited);
}

/* From a count to the last one of its kind of plan, plans are of that kind, and what they take of scratch grows. Returns the
 * last one up to the bound, or 0 where there is no plan, of which record() tells. A limit beyond the count is the count. */
static uint64_t check_range(const setup *s, const gpusort_context *context, uint64_t count, rng *r) {
    gpusort_cmd_args args = *s->args;
    plan_facts first, later;
    uint64_t last, between;
    if (args.segment_count == 0 && args.segment_size == 0) args.limit = (uint32_t)least(args.limit, count);
    if (!facts_at(context, &args, count, &first)) return 0;
    check_shapes(s, context, args, count);
    last = least(first.last, s->bound); /* beyond it there may be more results than can be */
    between = last < count ? count : count + rng_below(r, last - count + 1);
    for (int i = 0; i < 2; i++) {
        const uint64_t other = i ? last : between;
        char what[128];
        if (last >= count && facts_at(context, &args, other, &later) && later.kind == first.kind &&
            least(later.last, s->bound) == last && later.scratch >= first.scratch)
            continue;
        snprintf(what, sizeof what, "a plan said to hold up to %llu does not at %llu", (unsigned long long)first.last,
                 (unsigned long long)other);
        found(HIDDEN_CHANGE, s, count, 0, what);
        return 0;
    }
    check_shapes(s, context, args, last);
    return last;
}

/* One range after the other up to the bound, as gpusort_prepare() and gpusort_scratch() go. */
static void check_all_ranges(const setup *s, const gpusort_context *context, rng *r) {
    uint64_t count = 0;
    do count = check_range(s, context, count + 1, r);
    while (count != 0 && count < s->bound);
}

enum { COUNTS_A_KIND = 250, KINDS_A_DEVICE = 6 };

/* Segments as those that were prepared, or fewer of them. */
static void fewer_segments(gpusort_cmd_args *args, const bench *b, rng *r) {
    if (args->limit && chance(r, 50)) args->limit = (uint32_t)any_magnitude(r, args->limit);
    if (args->segment_count == 0) return;
    if (chance(r, 50)) args->segment_count = (uint32_t)any_magnitude(r, args->segment_count);
    args->segments.buffer = b->offsets;
    args->segments.offset = 4 * rng_below(r, 64);
    if (chance(r, 60)) return;
    args->segment_ends.buffer = b->ends;
    args->segment_ends.offset = 4 * rng_below(r, 64);
}

/* Results go to buffers of their own now and then, which gpusort_prepare() and gpusort_scratch() have not seen. */
static void take_results_apart(gpusort_cmd_args *args, const bench *b, rng *r) {
    const uint32_t no_keys = GPUSORT_KEEP_KEYS | GPUSORT_KEYS_IN_VALUES;
    const uint32_t percent = args->flags & GPUSORT_OVERWRITE ? 100 : 30;
    if (!(args->flags & no_keys) && chance(r, percent)) args->keys_out.buffer = b->keys_out;
    if (args->value_size && chance(r, percent)) args->values_out.buffer = b->values_out;
}

/* Records a sort of so many elements in buffers that hold just these, with the scratch that was promised for the bound. */
static void record(const setup *s, const bench *b, const gpusort_context *context, const gpusort_memory *promised,
                   uint64_t count, rng *r) {
    gpusort_cmd_args args = *s->args;
    const uint64_t offset = 256 * rng_below(r, 3);
    const int addresses = args.flags & GPUSORT_ADDRESSABLE ||
                          promised->usage & VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;
    const int allowed = (b->desc.enabled & GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS) != 0;
    const VkBufferUsageFlags usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT |
                                     (addresses && allowed
                                          ? (VkBufferUsageFlags)VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT
                                          : 0u);
    const int gpu = chance(r, 50);
    const VkDescriptorPoolSize size = {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, promised->descriptors};
    const VkDescriptorPoolCreateInfo pool = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO,
                                             .maxSets = promised->descriptor_sets,
                                             .poolSizeCount = 1,
                                             .pPoolSizes = &size};
    plan_facts facts;
    gpusort_result result;
    take_results_apart(&args, b, r);
    args.count = count;
    if (args.flags & GPUSORT_KEYS_IN_VALUES) /* what is prepared for one place is so for all */
        args.key_offset = any_key_offset(args.key_type, args.value_size, rng_next(r));
    else
        args.keys.buffer = b->keys;
    args.values.buffer = args.value_size ? b->values : VK_NULL_HANDLE;
    args.scratch.buffer = b->scratch;
    args.keys.offset = args.values.offset = args.scratch.offset = offset;
    if (gpu) args.count_buffer.buffer = b->count;
    if (gpu) args.count_buffer.offset = 4 * rng_below(r, 64);
    fewer_segments(&args, b, r);
    null_reshape(b->offsets,
                 args.segments.offset + 4 * ((uint64_t)args.segment_count + !args.segment_ends.buffer), usage);
    null_reshape(b->ends, args.segment_ends.offset + 4 * (uint64_t)args.segment_count, usage);
    null_reshape(b->keys, offset + (count * type_bits(args.key_type) + 31) / 32 * 4, usage);
    args.keys_out.offset = args.values_out.offset = offset;
    null_reshape(b->values,
                 offset + (args.values_out.buffer ? values_given(&args) : values_of(&args)) * args.value_size, usage);
    null_reshape(b->keys_out, offset + (count * type_bits(args.key_type) + 31) / 32 * 4, usage);
    null_reshape(b->values_out, offset + values_back(args) * args.value_size, usage);
    null_reshape(b->scratch, offset + promised->size, promised->usage);
    null_reshape(b->count, args.count_buffer.offset + 4, usage);
    if (promised->descriptor_sets) null_vk.CreateDescriptorPool(b->device, &pool, NULL, &args.descriptor_pool);
    result = gpusort_cmd_sort(context, b->commands, &args);
    null_vk.DestroyDescriptorPool(b->device, args.descriptor_pool, NULL);
    sorts++;
    if (result == GPUSORT_ERROR_NOT_PREPARED)
        found(NOT_PREPARED, s, count, gpu, "GPUSORT_ERROR_NOT_PREPARED");
    else if (result != GPUSORT_OK)
        found_answer(s, count, gpu, "gpusort_cmd_sort", result);
    if (result == GPUSORT_OK && plan_of(context, &args, &facts) && facts.scratch > promised->size) {
        char what[128];
        snprintf(what, sizeof what, "a scratch of %llu bytes, of which %llu are taken",
                 (unsigned long long)promised->size, (unsigned long long)facts.scratch);
        found(SHORT_SCRATCH, s, count, gpu, what);
        null_forgive(); /* what lies behind its end */
    }
    if (result == GPUSORT_OK && plan_of(context, &args, &facts)) found_words(s, count, gpu, &facts);
    found_complaints(s, count, gpu);
}

/* The greatest count up to bound that scratch has an answer for; what it refuses, prepare and cmd_sort refuse likewise. */
static uint64_t greatest_bound(setup *s, const bench *b, gpusort_context *context, uint64_t bound) {
    gpusort_cmd_args args = *s->args;
    gpusort_memory memory;
    gpusort_result refused, prepared, recorded;
    plan_facts facts;
    uint64_t good = 0, bad = bound;
    args.count = bound;
    refused = gpusort_scratch(context, &args, &memory);
    if (refused == GPUSORT_OK) return bound;
    prepared = gpusort_prepare(context, &args);
    if (!(args.flags & GPUSORT_KEYS_IN_VALUES)) args.keys.buffer = b->keys;
    args.values.buffer = args.value_size ? b->values : VK_NULL_HANDLE;
    args.scratch.buffer = b->scratch;
    if (args.segment_count) args.segments.buffer = b->offsets;
    if (!(args.flags & (GPUSORT_KEEP_KEYS | GPUSORT_KEYS_IN_VALUES))) args.keys_out.buffer = b->keys_out;
    if (args.value_size) args.values_out.buffer = b->values_out;
    recorded = gpusort_cmd_sort(context, b->commands, &args);
    bounds_refused++;
    if (refused != GPUSORT_ERROR_UNSUPPORTED && refused != GPUSORT_ERROR_TOO_LARGE)
        found_answer(s, bound, 0, "gpusort_scratch", refused);
    if (prepared != refused) found_answer(s, bound, 0, "gpusort_prepare, unlike gpusort_scratch", prepared);
    /* It may be possible itself, where the scratch of a smaller one, of more rows, cannot be bound. */
    if (recorded != (plan_of(context, &args, &facts) ? GPUSORT_ERROR_NOT_PREPARED : refused))
        found_answer(s, bound, 0, "gpusort_cmd_sort, unlike gpusort_scratch", recorded);
    while (bad - good > 1) {
        args.count = good + (bad - good) / 2;
        if (gpusort_scratch(context, &args, &memory) == GPUSORT_OK)
            good = args.count;
        else
            bad = args.count;
    }
    return good;
}

/* By the quick plans, before the others are prepared. */
static void sweep_quick(const setup *s, const bench *b, gpusort_context *context, rng *r) {
    gpusort_cmd_args quick = *s->args;
    gpusort_memory promised;
    gpusort_result result;
    quick.flags |= GPUSORT_QUICK;
    result = gpusort_prepare(context, &quick);
    if (result == GPUSORT_OK) result = gpusort_scratch(context, s->args, &promised);
    if (result != GPUSORT_OK) found_answer(s, s->bound, 0, "gpusort_prepare or gpusort_scratch of GPUSORT_QUICK", result);
    for (int i = 0; result == GPUSORT_OK && i < 3; i++)
        record(s, b, context, &promised, i ? random_count(r, s->bound, context, s->args) : s->bound, r);
}

static void sweep_kind(setup *s, bench *b, rng *r) {
    gpusort_cmd_args args = random_kind(r);
    gpusort_context *context = NULL;
    gpusort_memory promised;
    gpusort_result result = gpusort_create(&b->desc, &context);
    s->args = &args;
    s->bound = 0;
    if (!(args.flags & GPUSORT_KEEP_KEYS) && chance(r, 25)) args.flags |= GPUSORT_OVERWRITE;
    if (result != GPUSORT_OK) {
        found_answer(s, 0, 0, "gpusort_create", result);
        return;
    }
    s->bound = random_count(r, chance(r, 70) ? (uint64_t)1 << 30 : 0xffffffff, context, &args);
    if (chance(r, 60)) s->bound = any_magnitude(r, s->bound);
    s->bound = greatest_bound(s, b, context, s->bound);
    gpusort_destroy(context); /* of what was refused something may be prepared */
    context = NULL;
    args.count = s->bound;
    result = gpusort_create(&b->desc, &context);
    if (result == GPUSORT_OK && s->bound && chance(r, 20)) sweep_quick(s, b, context, r);
    if (result == GPUSORT_OK && s->bound) result = gpusort_prepare(context, &args);
    if (result == GPUSORT_OK && s->bound) result = gpusort_scratch(context, &args, &promised);
    if (result != GPUSORT_OK) found_answer(s, s->bound, 0, "gpusort_prepare or gpusort_scratch", result);
    found_complaints(s, s->bound, 0);
    for (int i = 0; result == GPUSORT_OK && s->bound && i < COUNTS_A_KIND; i++) {
        const uint64_t count = i ? random_count(r, s->bound, context, &args) : s->bound;
        record(s, b, context, &promised, count, r);
        check_range(s, context, count, r);
    }
    if (result == GPUSORT_OK && s->bound) check_all_ranges(s, context, r);
    gpusort_destroy(context);
    found_complaints(s, s->bound, 0);
}

/* Bounds and counts below them that once failed. */
static void sweep_known(void) {
    static const struct {
        const char *row;
        gpusort_type type;
        uint32_t value_size;
        uint64_t bound, count;
        uint32_t flags, range; /* bytes that can be bound; 0: many */
        const char *tuning;
    } known[] = {
        {"CPU drivers", GPUSORT_U32, 0, 12582913, 12582912, 0, 0, NULL},
        {"unknown", GPUSORT_U64, 8, (uint64_t)7340032 * 9 + 1, (uint64_t)7340032 * 9, 0, 0, NULL},
        {"NVIDIA", GPUSORT_U32, 12, 1u << 28, (1u << 27) + 1, 0, 0, NULL},
        {"NVIDIA", GPUSORT_U32, 24, 1u << 28, (1u << 27) + 1, 0, 0, NULL},
        /* merges that cannot be bound, and above merges_to another method, which need not be */
        {"NVIDIA", GPUSORT_F64, 4, (1u << 31) + 1000, (1u << 27) + 1, GPUSORT_ADDRESSABLE, 1u << 30,
         "large=2 prefers_addresses=1 small_count=2^31 merges_from=1000,1000,1000,1000,1000,1000 "
         "merges_to=2^29,2^29,2^29,2^29,2^29,2^29"},
    };
    for (size_t i = 0; i < COUNT_OF(known); i++) {
        rng r = rng_of(i);
        gpusort_cmd_args args = {
            .count = known[i].bound, .key_type = known[i].type, .value_size = known[i].value_size, .flags = known[i].flags};
        gpusort_context *context = NULL;
        gpusort_memory promised;
        tuning_row row;
        bench b;
        setup s = {"a known case", &row, &b.desc, &args, known[i].bound};
        for (size_t k = 0; tuning_row_at(k, &row) && strcmp(row.name, known[i].row); k++) {}
        null_device = null_usual();
        null_device.vendor_id = row.vendor_id;
        pretend_chip(&null_device, &row);
        null_device.device_type = (VkPhysicalDeviceType)row.device_type;
        if (known[i].range) null_device.limits.maxStorageBufferRange = known[i].range;
        null_reset();
        if (!bench_open(&b, 0xffffffff)) return;
        b.desc.tuning = known[i].tuning;
        expect_result(gpusort_create(&b.desc, &context), GPUSORT_OK, "gpusort_create");
        expect_result(gpusort_prepare(context, &args), GPUSORT_OK, "gpusort_prepare");
        expect_result(gpusort_scratch(context, &args, &promised), GPUSORT_OK, "gpusort_scratch");
        record(&s, &b, context, &promised, known[i].count, &r);
        for (int k = 0; k < 20; k++) check_range(&s, context, known[i].count, &r); /* as to counts that it draws */
        check_all_ranges(&s, context, &r);
        gpusort_destroy(context);
        bench_close(&b);
    }
}

/* NVIDIA's rows by turns. */
static void nvidia_row(uint64_t turn, tuning_row *row) {
    uint64_t rows = 0;
    for (size_t i = 0; tuning_row_at(i, row); i++) rows += (uint64_t)is_nvidia(row);
    turn %= rows;
    for (size_t i = 0; tuning_row_at(i, row) && (!is_nvidia(row) || turn--); i++) {}
}

typedef void (*try_kind)(setup *s, bench *b, rng *r);

static void sweep_device(uint64_t number, size_t row_count, try_kind kind) {
    const uint32_t pushes_or_addresses = GPUSORT_ENABLED_PUSH_DESCRIPTOR | GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS;
    rng r = rng_of(number);
    char text[TUNING_TEXT];
    gpusorti_overrides overrides = {0};
    tuning_row row;
    bench b;
    setup s = {"", &row, &b.desc, NULL, 0};
    snprintf(s.origin, sizeof s.origin, "device %llu of seed %llu", (unsigned long long)number,
             (unsigned long long)seed);
    /* Every other device has one of NVIDIA's rows, by which leaves and addresses are taken. */
    if (number % 2) nvidia_row(number / 2, &row);
    else tuning_row_at(number / 2 % row_count, &row);
    null_device = random_profile(&r, &row);
    null_reset();
    devices++;
    if (bench_open(&b, chance(&r, 60)   ? 0xffffffff
                       : chance(&r, 60) ? (uint32_t)rng_next(&r)
                                        : ~pushes_or_addresses)) {
        if (chance(&r, 10)) b.desc.radix_bits = 2u << rng_below(&r, 3);
        if (chance(&r, 10)) overrides.workgroup_size = 1u << rng_below(&r, 11);
        if (chance(&r, 10)) overrides.items = 1 + (uint32_t)rng_below(&r, 32);
        if (chance(&r, 10)) overrides.tiles_a_portion = (1u << 16) + (uint32_t)rng_below(&r, 1 << 16);
        b.desc.overrides = &overrides;
        if (chance(&r, 20)) {
            (void)random_tuning(&r, chance(&r, 50) ? 10 : 90, text, sizeof text);
            b.desc.tuning = text;
        }
        for (int i = 0; i < KINDS_A_DEVICE; i++) kind(&s, &b, &r);
    }
    bench_close(&b);
    if (s.args == NULL) return;
    if (null_live()) {
        gpusort_cmd_args none = {0};
        s.args = &none;
        found(OTHER_ANSWER, &s, 0, 0, null_live_text());
    }
}

/* ---- planned sorts, of less than scratch was asked for ---- */

enum { PLANNED_A_KIND = 2000 };
static long planned, planned_short, planned_refused;

typedef struct changes { /* of one of the numbers of a sort: the greatest ones before plans change */
    uint32_t at[CHANGES];
    size_t count;
} changes;

/* 1 to bound, most often beside one at which plans change; 0 where that is the bound. */
static uint64_t any_below(rng *r, uint64_t bound, const changes *c) {
    uint64_t number = bound;
    if (bound == 0) return 0;
    if (c->count && chance(r, 60)) number = c->at[rng_below(r, c->count)] + rng_below(r, 2);
    else if (chance(r, 80)) number = any_magnitude(r, bound);
    return number >= 1 && number <= bound ? number : 1 + rng_below(r, bound);
}

/* Rows, limits and packed indices are what scratch is asked for, for more of them than there then are. */
static gpusort_cmd_args random_planned_kind(rng *r) {
    gpusort_cmd_args args = random_kind(r);
    if (args.algorithm == GPUSORT_ODD_EVEN_MERGE) return args;
    if (args.segment_count == 0 && chance(r, 60)) args.segment_size = (uint32_t)any_magnitude(r, 0xffffffff);
    if (args.limit == 0 && chance(r, 50)) args.limit = (uint32_t)any_magnitude(r, chance(r, 80) ? 3000 : 0xffffffff);
    if (!(args.flags & GPUSORT_KEYS_IN_VALUES) && args.value_size && chance(r, 50)) {
        args.flags = (args.flags & ~(uint32_t)GPUSORT_DISCARD_KEYS) | GPUSORT_KEEP_KEYS;
        if (chance(r, 50)) args.flags |= GPUSORT_WRITE_INDICES, args.value_size = 4;
    }
    return args;
}

/* Shorter rows are more rows: packed results may then be more than were asked for, and than there can be or the device
 * binds. */
static int has_too_many_results(const gpusort_cmd_args *args, const gpusort_cmd_args *asked) {
    const uint64_t values = values_of(args);
    return args->segment_size && values > values_of(asked) &&
           (values > 0xffffffff || values * args->value_size > null_device.limits.maxStorageBufferRange);
}

static void plan_kind(setup *s, bench *b, rng *r) {
    gpusort_cmd_args args = random_planned_kind(r), some;
    gpusort_context *context = NULL;
    gpusort_memory promised;
    changes counts, limits, rows;
    if (gpusort_create(&b->desc, &context) != GPUSORT_OK) return;
    s->args = &args;
    args.count = s->bound = greatest_bound(s, b, context, any_magnitude(r, chance(r, 50) ? (uint64_t)1 << 26 : 0xffffffff));
    if (args.count && gpusort_scratch(context, &args, &promised) == GPUSORT_OK) {
        counts.count = changes_of(context, &args, COUNT_CHANGES, counts.at);
        limits.count = changes_of(context, &args, LIMIT_CHANGES, limits.at);
        rows.count = changes_of(context, &args, ROW_CHANGES, rows.at);
        s->args = &some;
        for (int i = 0; i < PLANNED_A_KIND; i++) {
            plan_facts facts;
            some = args;
            some.count = any_below(r, args.count, &counts);
            some.limit = (uint32_t)any_below(r, args.limit, &limits);
            some.segment_size = (uint32_t)any_below(r, args.segment_size, &rows);
            some.segment_count = (uint32_t)any_below(r, args.segment_count, &counts);
            planned++;
            if (!plan_of(context, &some, &facts)) {
                if (has_too_many_results(&some, &args)) continue;
                planned_refused++;
                found(OTHER_ANSWER, s, some.count, 0, "planned, and refused");
                continue;
            }
            found_words(s, some.count, 0, &facts);
            if (facts.scratch <= promised.size &&
                (!facts.addresses || promised.usage & VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT))
                continue;
            if (!planned_short++)
                fail("%llu bytes for up to %llu elements, %u segments or rows of %u, limit %u: %llu are taken",
                     (unsigned long long)promised.size, (unsigned long long)args.count, args.segment_count,
                     args.segment_size, args.limit, (unsigned long long)facts.scratch);
            found(SHORT_SCRATCH, s, some.count, 0, "planned");
        }
    }
    gpusort_destroy(context);
    s->args = NULL;
}

static void the_scratch_of_a_sort_serves_all_that_take_less(void) {
    tuning_row row;
    size_t row_count = 0;
    double start = seconds();
    while (tuning_row_at(row_count, &row)) row_count++;
    findings[SHORT_SCRATCH].times = findings[GREAT_WORDS].times = findings[OTHER_ANSWER].times = 0;
    for (uint64_t number = 1u << 20; planned < wanted_planned; number++) sweep_device(number, row_count, plan_kind);
    if (planned_short) fail("%ld times: %s", planned_short, findings[SHORT_SCRATCH].text);
    if (findings[GREAT_WORDS].times) fail("%ld times: %s", findings[GREAT_WORDS].times, findings[GREAT_WORDS].text);
    if (findings[OTHER_ANSWER].times) fail("%ld times: %s", findings[OTHER_ANSWER].times, findings[OTHER_ANSWER].text);
    printf("     %ld planned sorts in %.1f s, seed %llu: %ld short scratches, %ld refused\n", planned, seconds() - start,
           (unsigned long long)seed, planned_short, planned_refused);
}

/* ---- all of them ---- */

/* Once for all promises that look at it. */
static void sweep(void) {
    tuning_row row;
    size_t row_count = 0;
    double start = seconds();
    if (sorts) return;
    while (tuning_row_at(row_count, &row)) row_count++;
    sweep_known();
    for (uint64_t number = 0; sorts < wanted_sorts; number++) sweep_device(number, row_count, sweep_kind);
    printf("     %ld sorts on %ld devices in %.1f s, seed %llu; %ld bounds refused\n", sorts, devices,
           seconds() - start, (unsigned long long)seed, bounds_refused);
}

static void expect_none(int kind) {
    sweep();
    if (findings[kind].times) fail("%ld times: %s", findings[kind].times, findings[kind].text);
}

static void the_scratch_of_a_bound_is_enough_for_every_count_below(void) { expect_none(SHORT_SCRATCH); }
static void no_word_of_a_sort_has_an_index_over_31_bits(void) { expect_none(GREAT_WORDS); }
static void what_is_prepared_for_a_bound_is_so_for_every_count_below(void) { expect_none(NOT_PREPARED); }
static void plans_change_where_they_say(void) { expect_none(HIDDEN_CHANGE); }
static void shapes_suit_their_kernels(void) { expect_none(UNSUITED); }
static void every_sort_up_to_a_bound_is_recorded(void) { expect_none(OTHER_ANSWER); }
static void nothing_that_is_recorded_is_wrong(void) {
    for (int i = 0; i < NULL_CHECK_COUNT; i++) expect_none(COMPLAINT + i);
}

/* Devices with a word less than what the greediest kernel of a kind took take another shape, down to Vulkan's least. Returns
 * how many of them prepared the kind. */
static long take_shared_memory(uint64_t number, size_t row_count) {
    enum { LEAST = 16 << 10 };
    rng r = rng_of(number);
    gpusorti_overrides overrides = {0};
    gpusort_cmd_args args;
    null_profile profile;
    tuning_row row;
    char text[TUNING_TEXT];
    long prepared = 0;
    tuning_row_at(number % row_count, &row);
    profile = random_profile(&r, &row);
    profile.limits.maxComputeSharedMemorySize = 227 << 10;
    args = random_kind(&r);
    args.count = any_magnitude(&r, 1 << 28);
    if (chance(&r, 50)) overrides.items = 1 + (uint32_t)rng_below(&r, 32);
    (void)random_tuning(&r, 90, text, sizeof text);
    for (int i = 0; i < 40 && profile.limits.maxComputeSharedMemorySize >= LEAST; i++) {
        uint32_t *const shared = &profile.limits.maxComputeSharedMemorySize;
        gpusort_context *context = NULL;
        bench b;
        null_device = profile;
        null_reset();
        if (!bench_open(&b, 0xffffffff)) return prepared;
        b.desc.overrides = &overrides;
        if (number % 3 == 0) b.desc.tuning = text;
        expect_result(gpusort_create(&b.desc, &context), GPUSORT_OK, "gpusort_create");
        if (context && gpusort_prepare(context, &args) == GPUSORT_OK) prepared++;
        gpusort_destroy(context);
        bench_close(&b);
        if (null_complaints[NULL_shared_memory])
            fail("kind %llu of seed %llu, row %s, %s %s with values of %u, shared %u: %s", (unsigned long long)number,
                 (unsigned long long)seed, row.name, type_name(args.key_type), args.order ? "descending" : "ascending",
                 args.value_size, *shared, null_complaint(NULL));
        if (null_most_shared < 4) break;
        *shared = (uint32_t)least(null_most_shared, *shared) - 4;
    }
    return prepared;
}

static void kernels_take_the_shared_memory_that_is_counted(void) {
    enum { KINDS = 150 };
    static const struct {
        uint64_t seed, number;
    } known[] = {{1, 96}, {3, 84}, {4, 36}, {5, 145}, {10, 73}, {11, 36}}; /* that took more */
    const uint64_t seed_of_the_day = seed;
    long prepared = 0;
    tuning_row row;
    size_t row_count = 0;
    while (tuning_row_at(row_count, &row)) row_count++;
    for (size_t i = 0; i < COUNT_OF(known); i++) {
        seed = known[i].seed;
        take_shared_memory(known[i].number, row_count);
    }
    seed = seed_of_the_day;
    for (uint64_t number = 0; number < KINDS; number++) prepared += take_shared_memory(number, row_count);
    EXPECT(prepared > KINDS);
}

/* Any multiple of 4, whatever the device wants of descriptors. */
static void a_count_lies_at_any_multiple_of_4(void) {
    static const uint32_t enabled[] = {0xffffffff, GPUSORT_ENABLED_PUSH_DESCRIPTOR,
                                       GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS};
    null_device = null_usual();
    null_device.limits.minStorageBufferOffsetAlignment = 64;
    for (size_t e = 0; e < COUNT_OF(enabled); e++) {
        bench b;
        gpusort_context *context = NULL;
        null_reset();
        if (!bench_open(&b, enabled[e])) return;
        expect_result(gpusort_create(&b.desc, &context), GPUSORT_OK, "gpusort_create");
        for (int algorithm = GPUSORT_AUTO; context && algorithm <= GPUSORT_ODD_EVEN_MERGE; algorithm++) {
            gpusort_cmd_args args = {.count = 1000000, .algorithm = (gpusort_algorithm)algorithm};
            gpusort_memory memory;
            expect_result(gpusort_prepare(context, &args), GPUSORT_OK, "gpusort_prepare");
            expect_result(gpusort_scratch(context, &args, &memory), GPUSORT_OK, "gpusort_scratch");
            args.keys.buffer = b.keys;
            args.scratch.buffer = b.scratch;
            args.count_buffer.buffer = b.count;
            null_reshape(b.keys, 4 * args.count, memory.usage | VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
            null_reshape(b.scratch, memory.size ? memory.size : 4, memory.usage);
            for (uint64_t offset = 0; offset < 140; offset += 4) {
                args.count_buffer.offset = offset;
                null_reshape(b.count, offset + 4, memory.usage | VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
                if (gpusort_cmd_sort(context, b.commands, &args) != GPUSORT_OK)
                    fail("algorithm %d, enabled %#x: not at %llu", algorithm, b.desc.enabled,
                         (unsigned long long)offset);
            }
        }
        if (null_complaint_count()) fail("%s", null_complaint(NULL));
        gpusort_destroy(context);
        bench_close(&b);
    }
}

/* ---- host arrays ---- */

static const gpusort_desc own_device = {.get_instance_proc_addr = (gpusort_proc)null_get_instance_proc_addr};

/* Calls that may lose the device, and that may say so. */
static const char *const losing_calls[] = {"vkQueueSubmit", "vkWaitForFences", "vkGetQueryPoolResults"};

typedef struct host_case {
    gpusort_host_args args;
    gpusort_timings timings;
    unsigned char *keys, *values, *keys_before, *values_before; /* of the results; NULL where a case has none */
    unsigned char *given[2], *given_before[2]; /* keys and values where results have others; else NULL */
    uint32_t *offsets; /* of segments */
    size_t keys_size, values_size, given_size[2];
} host_case;

static unsigned char *random_bytes(rng *r, size_t size) {
    unsigned char *bytes = malloc(size + 1);
    for (size_t i = 0; i < size; i++) bytes[i] = (unsigned char)(i % 61);
    if (size) bytes[rng_below(r, size)] = (unsigned char)rng_below(r, NULL_COPIED);
    return bytes;
}

static void host_case_cut(host_case *c, const gpusort_cmd_args *kind, rng *r) {
    const uint32_t count = (uint32_t)c->args.count;
    uint32_t last = 0;
    c->args.limit = (uint32_t)least(kind->limit, 100);
    c->args.segment_size = kind->segment_size;
    if (kind->segment_count == 0) return;
    c->args.segment_count = (uint32_t)any_magnitude(r, 2000);
    c->offsets = malloc(((size_t)c->args.segment_count + 1) * sizeof *c->offsets);
    for (uint32_t i = 0; i <= c->args.segment_count; i++) {
        c->offsets[i] = last;
        last += (uint32_t)rng_below(r, 2 * (uint64_t)(count - last) / (c->args.segment_count + 1 - i) + 1);
        if (last > count) last = count;
    }
    c->args.segments = c->offsets;
}

static void *give(host_case *c, rng *r, int which, size_t size) {
    c->given_size[which] = size;
    c->given[which] = random_bytes(r, size);
    c->given_before[which] = malloc(size + 1);
    memcpy(c->given_before[which], c->given[which], size);
    return c->given[which];
}

static void host_case_make(host_case *c, rng *r) {
    const gpusort_cmd_args kind = random_kind(r);
    gpusort_cmd_args cut;
    memset(c, 0, sizeof *c);
    c->args.count = (size_t)any_magnitude(r, chance(r, 3) ? 300000 : 5000) - chance(r, 10);
    c->args.key_type = kind.key_type;
    c->args.order = kind.order;
    c->args.value_size = kind.value_size;
    c->args.first_bit = kind.first_bit;
    c->args.bit_count = kind.bit_count;
    c->args.flags = kind.flags;
    c->args.key_offset = kind.key_offset;
    c->args.algorithm = kind.algorithm;
    c->args.timings = chance(r, 50) ? &c->timings : NULL;
    c->keys_size = c->args.count * type_bits(c->args.key_type) / 8;
    host_case_cut(c, &kind, r);
    cut = kind;
    cut.count = c->args.count;
    cut.segment_count = c->args.segment_count;
    cut.limit = c->args.limit;
    if (chance(r, 30) && c->args.value_size) {
        if (c->args.count) c->values_size = (size_t)values_back(cut) * c->args.value_size;
        c->args.values = give(c, r, 1, (size_t)values_given(&cut) * c->args.value_size);
    } else if (c->args.count)
        c->values_size = (size_t)values_of(&cut) * c->args.value_size;
    if (chance(r, 30) && !(kind.flags & (GPUSORT_KEYS_IN_VALUES | GPUSORT_KEEP_KEYS)))
        c->args.keys = give(c, r, 0, c->keys_size);
    c->keys = random_bytes(r, c->keys_size);
    c->keys_before = malloc(c->keys_size + 1);
    memcpy(c->keys_before, c->keys, c->keys_size);
    if (c->args.value_size) {
        c->values = random_bytes(r, c->values_size);
        c->values_before = malloc(c->values_size + 1);
        memcpy(c->values_before, c->values, c->values_size);
    }
    *(c->given[0] ? &c->args.keys_out : &c->args.keys) = kind.flags & GPUSORT_KEYS_IN_VALUES ? NULL : c->keys;
    *(c->given[1] ? &c->args.values_out : &c->args.values) = c->values;
}

static void host_case_free(host_case *c) {
    free(c->keys);
    free(c->values);
    free(c->keys_before);
    free(c->values_before);
    free(c->offsets);
    for (int i = 0; i < 2; i++) free(c->given[i]), free(c->given_before[i]);
}

static int all_copied(const unsigned char *bytes, size_t size) {
    for (size_t i = 0; i < size; i++)
        if (bytes[i] != NULL_COPIED) return 0;
    return 1;
}

static uint32_t host_way; /* forced */

/* Whether kernels may have mapped memory to work on: nothing is copied from the device then. */
static int host_sorts_mapped(void) {
    return host_way == 1 ||
           (host_way == 0 && (null_device.device_type == VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU ||
                              null_device.device_type == VK_PHYSICAL_DEVICE_TYPE_CPU));
}

/* What a sort leaves: all of both arrays from the device, or both as they were, unless the device was lost. */
static void host_case_check(const host_case *c, gpusort_result result, const char *what) {
    const int keys_kept = result != GPUSORT_OK || /* those that nobody wants are not fetched */
                          c->args.flags & (GPUSORT_KEEP_KEYS | GPUSORT_KEYS_IN_VALUES | GPUSORT_DISCARD_KEYS);
    const int values_kept = result != GPUSORT_OK;
    for (int i = 0; i < 2; i++)
        if (c->given[i] && memcmp(c->given[i], c->given_before[i], c->given_size[i]))
            fail("%s: %s, but what is given has changed", what, gpusort_result_string(result));
    if (result == GPUSORT_ERROR_DEVICE_LOST || (result == GPUSORT_OK && host_sorts_mapped())) return;
    if (keys_kept ? memcmp(c->keys, c->keys_before, c->keys_size) != 0 : !all_copied(c->keys, c->keys_size))
        fail("%s: %s, but the keys are %s", what, gpusort_result_string(result),
             keys_kept ? "written" : "not all there");
    if (values_kept ? c->values && memcmp(c->values, c->values_before, c->values_size) != 0
                    : !all_copied(c->values, c->values_size))
        fail("%s: %s, but the values are %s", what, gpusort_result_string(result),
             values_kept ? "written" : "not all there");
}

static gpusort_result host_sort(gpusort_context *context, rng *r, const char *what) {
    host_case c;
    gpusort_result result;
    host_case_make(&c, r);
    result = gpusort_sort(context, &c.args);
    if (null_running()) fail("%s: %s, but %ld submissions run", what, gpusort_result_string(result), null_running());
    null_finish();
    host_case_check(&c, result, what);
    host_case_free(&c);
    return result;
}

static long host_failures, host_sorts;

/* A context on a device of gpusort's own or an engine's, some sorts, and for most cases a call that fails on the way. */
static void host_case_runs(uint64_t number, size_t row_count) {
    static const VkResult results[] = {VK_ERROR_OUT_OF_HOST_MEMORY, VK_ERROR_OUT_OF_DEVICE_MEMORY,
                                       VK_ERROR_DEVICE_LOST};
    rng r = rng_of(number);
    const int own = chance(&r, 50), fails = chance(&r, 80), early = chance(&r, 30);
    const VkResult failure = ONE_OF(&r, results);
    const char *call = failure == VK_ERROR_DEVICE_LOST ? ONE_OF(&r, losing_calls) : NULL;
    const long at = 1 + (long)any_magnitude(&r, call ? 3 : 120);
    gpusorti_overrides forced = {.host_way = host_way = chance(&r, 50) ? 0 : 1 + (uint32_t)rng_below(&r, 3),
                                 .host_piece = chance(&r, 50) ? 0 : 64 + (uint32_t)any_magnitude(&r, 1 << 16)};
    host_allocator allocator = {0};
    gpusort_context *context = NULL;
    gpusort_desc desc = own_device;
    gpusort_result result;
    char what[200];
    long live;
    tuning_row row;
    bench b;
    memset(&b, 0, sizeof b);
    tuning_row_at(number % row_count, &row);
    null_device = random_profile(&r, &row);
    null_device.limits.maxComputeWorkGroupSize[0] = null_device.limits.maxComputeWorkGroupInvocations;
    null_reset();
    snprintf(what, sizeof what, "case %llu of seed %llu, row %s, %s device, failure %d at %ld of %s",
             (unsigned long long)number, (unsigned long long)seed, row.name, own ? "own" : "an engine's",
             fails ? (int)failure : 0, at, call ? call : "all calls");
    if (!own) {
        if (!bench_open(&b, chance(&r, 70) ? 0xffffffff : (uint32_t)rng_next(&r))) return;
        desc = b.desc;
    }
    if (chance(&r, 10)) desc.memory_budget = any_magnitude(&r, 1 << 24);
    desc.overrides = &forced;
    use_allocator(&desc, &allocator);
    live = null_live();
    if (fails && early) null_fail_at(call, at, failure);
    result = gpusort_create(&desc, &context);
    if (result != GPUSORT_OK && !null_failed()) fail("%s: gpusort_create: %s", what, gpusort_result_string(result));
    EXPECT((result == GPUSORT_OK) == (context != NULL));
    if (fails && !early) null_fail_at(call, at, failure);
    for (int i = 0; context && i < 3; i++) {
        const int failed_before = null_failed() != NULL;
        result = host_sort(context, &r, what);
        host_sorts++;
        if (failed_before && failure == VK_ERROR_DEVICE_LOST) {
            if (result != GPUSORT_ERROR_DEVICE_LOST && result != GPUSORT_OK && result != GPUSORT_ERROR_UNSUPPORTED)
                fail("%s: %s from a lost device", what, gpusort_result_string(result));
        } else if (result != GPUSORT_OK && result != GPUSORT_ERROR_UNSUPPORTED &&
                   !(result == GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY && desc.memory_budget) &&
                   (failed_before || !null_failed()))
            fail("%s: %s without a reason", what, gpusort_result_string(result));
        else if (null_failed() && !failed_before && result == GPUSORT_OK && failure == VK_ERROR_DEVICE_LOST)
            fail("%s: GPUSORT_OK from a lost device", what);
    }
    host_failures += null_failed() != NULL;
    gpusort_destroy(context);
    if (null_live() != live) fail("%s: %s left", what, null_live_text());
    if (allocator.live) fail("%s: %ld host allocations left", what, allocator.live);
    if (!own) bench_close(&b);
    if (null_complaint_count()) fail("%s: %s", what, null_complaint(NULL));
}

static void host_arrays_survive_every_failure(void) {
    const long cases = !soaking() ? 1000 : 3000;
    tuning_row row;
    size_t row_count = 0;
    while (tuning_row_at(row_count, &row)) row_count++;
    for (uint64_t number = 0; number < (uint64_t)cases; number++) host_case_runs(number, row_count);
    printf("     %ld sorts of host arrays, %ld failures met\n", host_sorts, host_failures);
    EXPECT(host_failures > cases / 4);
}

/* Vulkan: what vkQueueSubmit calls lost may run as any other. Each submission of a sort in turn, by each way; what the
 * caller has does not change once the call has returned. */
static void a_sort_that_loses_the_device_leaves_nothing_running(void) {
    enum { COUNT = 3000, WAYS = 3, LONGEST = 40 };
    static uint32_t before[2 * COUNT];
    uint32_t *arrays = malloc(sizeof before);
    long lost = 0;
    for (uint32_t way = 1; way <= WAYS; way++)
        for (long at = 1, failed = 1; failed && at < LONGEST; at++) {
            gpusort_host_args args = {.keys = arrays, .values = arrays + COUNT, .count = COUNT, .value_size = 4};
            gpusorti_overrides forced = {.host_way = way, .host_piece = 4096};
            gpusort_desc desc = own_device;
            gpusort_context *context = NULL;
            gpusort_result result;
            null_device = null_usual();
            null_reset();
            desc.overrides = &forced;
            expect_result(gpusort_create(&desc, &context), GPUSORT_OK, "gpusort_create");
            null_fail_at("vkQueueSubmit", at, VK_ERROR_DEVICE_LOST);
            result = gpusort_sort(context, &args);
            failed = null_failed() != NULL;
            lost += failed;
            expect_result(result, failed ? GPUSORT_ERROR_DEVICE_LOST : GPUSORT_OK, "gpusort_sort");
            if (null_running()) fail("way %u, submission %ld: %ld run when the call returns", way, at, null_running());
            memcpy(before, arrays, sizeof before);
            gpusort_destroy(context);
            null_finish();
            if (memcmp(before, arrays, sizeof before))
                fail("way %u, submission %ld: the arrays change after the call", way, at);
            if (null_complaint_count()) fail("way %u, submission %ld: %s", way, at, null_complaint(NULL));
            if (null_live()) fail("way %u, submission %ld: %s left", way, at, null_live_text());
        }
    EXPECT(lost > 3 * WAYS);
    free(arrays);
}

/* The device's own memory is taken up by others, or allows no allocation of that size; there is some beside it. */
static void a_full_heap_leaves_the_other_memory_types(void) {
    for (int full = 0; full < 2; full++) {
        rng r = rng_of(0);
        gpusort_context *context = NULL;
        gpusort_result result;
        null_device = null_usual();
        null_device.memory.memoryHeaps[0].size = full ? 0 : 1 << 12;
        null_reset();
        expect_result(gpusort_create(&own_device, &context), GPUSORT_OK, "gpusort_create");
        for (int i = 0; context && i < 20; i++) {
            result = host_sort(context, &r, full ? "a full heap" : "a heap nearly full");
            expect_result(result, GPUSORT_OK, "gpusort_sort");
        }
        gpusort_destroy(context);
        if (null_live()) fail("left: %s", null_live_text());
        if (null_complaint_count()) fail("%s", null_complaint(NULL));
    }
}

static void no_allocation_passes_its_greatest_size(void) {
    rng r = rng_of(0);
    gpusort_context *context = NULL;
    long refused = 0;
    null_device = null_usual();
    null_device.max_allocation_size = 1 << 14;
    null_reset();
    expect_result(gpusort_create(&own_device, &context), GPUSORT_OK, "gpusort_create");
    for (int i = 0; context && i < 100; i++) {
        const gpusort_result result = host_sort(context, &r, "small allocations");
        refused += result != GPUSORT_OK;
        if (result != GPUSORT_OK && result != GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY)
            fail("gpusort_sort: %s", gpusort_result_string(result));
    }
    EXPECT(refused > 0);
    gpusort_destroy(context);
    if (null_complaint_count()) fail("%ld times: %s", null_complaint_count(), null_complaint(NULL));
}

/* The devices of the sweep get the rows that they were made for, the last one what is left. */
static void each_row_of_the_table_is_swept(void) {
    tuning_row row;
    for (size_t i = 0; tuning_row_at(i, &row); i++)
        for (uint64_t number = 0; number < 20; number++) {
            rng r = rng_of(number);
            bench b;
            gpusort_context *context = NULL;
            null_device = random_profile(&r, &row);
            null_reset();
            if (!bench_open(&b, 0xffffffff)) return;
            expect_result(gpusort_create(&b.desc, &context), GPUSORT_OK, "gpusort_create");
            if (context && (strcmp(tuning_name(context), row.name) || tuning_queue(context) != row.queue))
                fail("the row in use is %s for queue families %d, expected %s for %d", tuning_name(context),
                     tuning_queue(context), row.name, row.queue);
            gpusort_destroy(context);
            bench_close(&b);
        }
}

/* ---- the null driver complains: each check is violated once ---- */

enum { SHARED_WORDS = 64 };
/* A kernel's head: a width in specialization constant 0, SHARED_WORDS words of shared memory. */
static const uint32_t kernel_words[] = {
    0x07230203,
    0x00010300,
    0,
    16,
    0,
    2u << 16 | 17,
    1, /* OpCapability Shader */
    4u << 16 | 71,
    4,
    1,
    0, /* OpDecorate 4 SpecId 0 */
    4u << 16 | 21,
    1,
    32,
    0, /* 1: uint */
    4u << 16 | 50,
    1,
    4,
    1, /* 4: OpSpecConstant 1 */
    4u << 16 | 43,
    1,
    2,
    SHARED_WORDS,
    4u << 16 | 28,
    3,
    1,
    2, /* 3: uint[SHARED_WORDS] */
    4u << 16 | 32,
    5,
    4,
    3, /* 5: pointer to that, Workgroup */
    4u << 16 | 59,
    5,
    6,
    4, /* 6: shared */
};

static VkBuffer some_buffer(const bench *b, VkDeviceSize size, VkBufferUsageFlags usage) {
    VkBufferCreateInfo info = {.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO, .size = size, .usage = usage};
    VkBuffer buffer;
    null_vk.CreateBuffer(b->device, &info, NULL, &buffer);
    return buffer;
}

static VkDeviceMemory some_memory(const bench *b, VkDeviceSize size, uint32_t type) {
    VkMemoryAllocateInfo info = {
        .sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO, .allocationSize = size, .memoryTypeIndex = type};
    VkDeviceMemory memory = VK_NULL_HANDLE;
    null_vk.AllocateMemory(b->device, &info, NULL, &memory);
    return memory;
}

static VkShaderModule some_module(const bench *b, const uint32_t *words, size_t size) {
    VkShaderModuleCreateInfo info = {
        .sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO, .codeSize = size, .pCode = words};
    VkShaderModule module;
    null_vk.CreateShaderModule(b->device, &info, NULL, &module);
    return module;
}

/* bindings 0: for addresses */
static VkPipelineLayout some_layout(const bench *b, uint32_t bindings, int pushed, uint32_t push_size,
                                    VkDescriptorSetLayout *set) {
    VkDescriptorSetLayoutBinding binding[32];
    VkDescriptorSetLayoutCreateInfo set_info = {
        .sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO, .bindingCount = bindings, .pBindings = binding};
    VkPushConstantRange range = {VK_SHADER_STAGE_COMPUTE_BIT, 0, push_size};
    VkPipelineLayoutCreateInfo info = {.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO,
                                       .setLayoutCount = bindings != 0,
                                       .pSetLayouts = set,
                                       .pushConstantRangeCount = 1,
                                       .pPushConstantRanges = &range};
    VkPipelineLayout layout;
    memset(binding, 0, sizeof binding);
    for (uint32_t i = 0; i < bindings; i++) {
        binding[i].binding = i;
        binding[i].descriptorCount = 1;
        binding[i].descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
    }
    if (pushed) set_info.flags = VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT_KHR;
    if (bindings) null_vk.CreateDescriptorSetLayout(b->device, &set_info, NULL, set);
    null_vk.CreatePipelineLayout(b->device, &info, NULL, &layout);
    return layout;
}

/* required: the subgroup size, and full subgroups; 0: neither */
static VkPipeline some_pipeline(const bench *b, VkPipelineLayout layout, uint32_t width, uint32_t required,
                                uint32_t constant_offset) {
    VkSpecializationMapEntry entries[] = {{0, 0, 4}, {1, constant_offset, 4}};
    VkSpecializationInfo specialization = {2, entries, 4, &width};
    VkPipelineShaderStageRequiredSubgroupSizeCreateInfo size = {
        .sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_REQUIRED_SUBGROUP_SIZE_CREATE_INFO,
        .requiredSubgroupSize = required};
    VkComputePipelineCreateInfo info = {.sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO, .layout = layout};
    VkPipeline pipeline;
    info.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
    info.stage.module = some_module(b, kernel_words, sizeof kernel_words);
    info.stage.pSpecializationInfo = &specialization;
    if (required) {
        info.stage.pNext = &size;
        info.stage.flags = VK_PIPELINE_SHADER_STAGE_CREATE_REQUIRE_FULL_SUBGROUPS_BIT;
    }
    null_vk.CreateComputePipelines(b->device, VK_NULL_HANDLE, 1, &info, NULL, &pipeline);
    return pipeline;
}

/* Pushes a descriptor, or tries to. */
static void push_buffer(const bench *b, VkPipelineLayout layout, uint32_t binding, VkDeviceSize offset,
                        VkDeviceSize range) {
    VkDescriptorBufferInfo buffer = {b->keys, offset, range};
    VkWriteDescriptorSet write = {.sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET,
                                  .dstBinding = binding,
                                  .descriptorCount = 1,
                                  .descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                                  .pBufferInfo = &buffer};
    null_vk.CmdPushDescriptorSetKHR(b->commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout, 0, 1, &write);
}

static void push_constants(const bench *b, VkPipelineLayout layout, uint32_t size, uint64_t first) {
    uint64_t words[128] = {first};
    null_vk.CmdPushConstants(b->commands, layout, VK_SHADER_STAGE_COMPUTE_BIT, 0, size, words);
}

static void bind(const bench *b, VkPipeline pipeline) {
    null_vk.CmdBindPipeline(b->commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
}

/* Does what the check is there for, on a device with all features whose limits were changed by limit(). */
static void violate(null_check check, bench *b) {
    static const uint32_t int64[] = {0x07230203, 0x00010300, 0, 16, 0, 2u << 16 | 17, 11};
    const VkBufferUsageFlags storage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT;
    VkDescriptorSetLayout set;
    VkPipelineLayout layout = some_layout(b, 2, 1, 48, &set), addresses = some_layout(b, 0, 0, 88, NULL);
    void *mapped;
    null_reshape(b->keys, 4096, storage);
    switch (check) {
    case NULL_handle: null_vk.DestroyBuffer(b->device, (VkBuffer)b->pool, NULL); break;
    case NULL_left: null_vk.DestroyDevice(b->device, NULL); break;
    case NULL_extension: {
        static const char *const name = "VK_KHR_nothing";
        VkDeviceCreateInfo info = {.enabledExtensionCount = 1, .ppEnabledExtensionNames = &name};
        VkDevice device;
        null_vk.CreateDevice(b->physical, &info, NULL, &device);
        break;
    }
    case NULL_unasked: {
        VkQueueFamilyProperties families[4];
        uint32_t count = COUNT_OF(families);
        null_vk.GetPhysicalDeviceQueueFamilyProperties(b->physical, &count, families);
        break;
    }
    case NULL_queue: null_vk.GetDeviceQueue(b->device, 7, 0, &b->desc.queue); break;
    case NULL_disabled: { /* on a device with nothing enabled */
        VkDeviceCreateInfo info = {.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO};
        null_vk.CreateDevice(b->physical, &info, NULL, &b->device);
        (void)some_buffer(b, 4, VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT);
        break;
    }
    case NULL_allocations: (void)some_memory(b, 4, 0), (void)some_memory(b, 4, 0); break;
    case NULL_allocation_size: (void)some_memory(b, null_device.max_allocation_size + 1, 0); break;
    case NULL_memory_type: (void)some_memory(b, 4, 9); break;
    case NULL_bound_twice: {
        VkBuffer buffer = some_buffer(b, 4, storage);
        VkDeviceMemory memory = some_memory(b, 4, 0);
        null_vk.BindBufferMemory(b->device, buffer, memory, 0);
        null_vk.BindBufferMemory(b->device, buffer, memory, 0);
        break;
    }
    case NULL_bind_range:
        null_vk.BindBufferMemory(b->device, some_buffer(b, 8, storage), some_memory(b, 4, 0), 0);
        break;
    case NULL_address_memory:
        null_vk.BindBufferMemory(b->device, some_buffer(b, 4, VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT),
                                 some_memory(b, 4, 0), 0);
        break;
    case NULL_map: null_vk.MapMemory(b->device, some_memory(b, 4, 0), 0, 4, 0, &mapped); break;
    case NULL_buffer_info: (void)some_buffer(b, 0, storage); break;
    case NULL_unbound: {
        VkBufferCopy region = {0, 0, 4};
        null_reshape(b->keys, 4096, VK_BUFFER_USAGE_TRANSFER_DST_BIT);
        null_vk.CmdCopyBuffer(b->commands, some_buffer(b, 4, VK_BUFFER_USAGE_TRANSFER_SRC_BIT), b->keys, 1, &region);
        break;
    }
    case NULL_module: (void)some_module(b, kernel_words, sizeof kernel_words - 1); break;
    case NULL_capability: (void)some_module(b, int64, sizeof int64); break;
    case NULL_bindings: (void)some_layout(b, 17, 1, 48, &set); break;
    case NULL_unbound_names: {
        static const uint32_t third[] = {0x07230203, 0x00010300, 0, 16, 0, 2u << 16 | 17, 1, 4u << 16 | 71, 5, 33, 2};
        VkComputePipelineCreateInfo info = {.sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO, .layout = layout};
        const uint32_t width = 32;
        VkSpecializationMapEntry entry = {0, 0, 4};
        VkSpecializationInfo specialization = {1, &entry, 4, &width};
        VkPipeline pipeline;
        info.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
        info.stage.module = some_module(b, third, sizeof third);
        info.stage.pSpecializationInfo = &specialization;
        null_vk.CreateComputePipelines(b->device, VK_NULL_HANDLE, 1, &info, NULL, &pipeline);
        break;
    }
    case NULL_push_size: (void)some_layout(b, 0, 0, 512, NULL); break;
    case NULL_specialization: (void)some_pipeline(b, layout, 32, 0, 4); break;
    case NULL_workgroup: (void)some_pipeline(b, layout, 2048, 0, 0); break;
    case NULL_shared_memory: (void)some_pipeline(b, layout, 32, 0, 0); break;
    case NULL_subgroup_size: (void)some_pipeline(b, layout, 128, 64, 0); break;
    case NULL_full_subgroups: (void)some_pipeline(b, layout, 48, 32, 0); break;
    case NULL_partial_subgroups: { /* the constant that says so is 1 if not set */
        static const uint32_t ballots[] = {0x07230203, 0x00010300, 0, 16, 0, 2u << 16 | 17, 61, 2u << 16 | 17, 64};
        VkComputePipelineCreateInfo info = {.sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO, .layout = layout};
        const uint32_t width = 48;
        VkSpecializationMapEntry entry = {0, 0, 4};
        VkSpecializationInfo specialization = {1, &entry, 4, &width};
        VkPipeline pipeline;
        info.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
        info.stage.module = some_module(b, ballots, sizeof ballots);
        info.stage.pSpecializationInfo = &specialization;
        null_vk.CreateComputePipelines(b->device, VK_NULL_HANDLE, 1, &info, NULL, &pipeline);
        break;
    }
    case NULL_pool: {
        VkDescriptorPoolSize size = {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 3};
        VkDescriptorPoolCreateInfo info = {.maxSets = 2, .poolSizeCount = 1, .pPoolSizes = &size};
        VkDescriptorSetAllocateInfo allocate = {.descriptorSetCount = 1, .pSetLayouts = &set};
        VkDescriptorSet out;
        (void)some_layout(b, 2, 0, 48, &set);
        null_vk.CreateDescriptorPool(b->device, &info, NULL, &allocate.descriptorPool);
        null_vk.AllocateDescriptorSets(b->device, &allocate, &out);
        EXPECT(null_complaint_count() == 0);
        null_vk.AllocateDescriptorSets(b->device, &allocate, &out);
        break;
    }
    case NULL_descriptor: push_buffer(b, layout, 2, 0, 16); break;
    case NULL_offset_alignment: push_buffer(b, layout, 0, 4, 16); break;
    case NULL_range_limit: push_buffer(b, layout, 0, 0, 2048); break;
    case NULL_range: push_buffer(b, layout, 0, 4096 - 16, 32); break;
    case NULL_usage:
        null_reshape(b->keys, 4096, VK_BUFFER_USAGE_TRANSFER_SRC_BIT);
        push_buffer(b, layout, 0, 0, 16);
        break;
    case NULL_begin: {
        VkCommandBufferBeginInfo info = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};
        null_vk.BeginCommandBuffer(b->commands, &info);
        break;
    }
    case NULL_recording:
        null_vk.EndCommandBuffer(b->commands);
        push_constants(b, layout, 48, 0);
        break;
    case NULL_barrier: {
        VkMemoryBarrier barrier = {.dstAccessMask = VK_ACCESS_INDIRECT_COMMAND_READ_BIT};
        null_vk.CmdPipelineBarrier(b->commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                                   VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, 0, 1, &barrier, 0, NULL, 0, NULL);
        break;
    }
    case NULL_layout: push_buffer(b, some_layout(b, 2, 0, 48, &set), 0, 0, 16); break;
    case NULL_push_range: push_constants(b, layout, 52, 0); break;
    case NULL_no_pipeline: null_vk.CmdDispatch(b->commands, 1, 1, 1); break;
    case NULL_no_descriptors: /* one of two */
        bind(b, some_pipeline(b, layout, 32, 32, 0));
        push_constants(b, layout, 48, 0);
        push_buffer(b, layout, 0, 0, 16);
        null_vk.CmdDispatch(b->commands, 1, 1, 1);
        break;
    case NULL_no_constants:
        bind(b, some_pipeline(b, layout, 32, 32, 0));
        push_constants(b, layout, 44, 0);
        null_vk.CmdDispatch(b->commands, 1, 1, 1);
        break;
    case NULL_workgroups:
    case NULL_indirect:
        bind(b, some_pipeline(b, layout, 32, 32, 0));
        push_constants(b, layout, 48, 0);
        push_buffer(b, layout, 0, 0, 16);
        push_buffer(b, layout, 1, 0, 16);
        null_vk.CmdDispatch(b->commands, 1, 1, 1);
        EXPECT(null_complaint_count() == 0);
        null_reshape(b->keys, 4096, VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT);
        if (check == NULL_workgroups) null_vk.CmdDispatch(b->commands, 1, 65536, 1);
        if (check == NULL_indirect) null_vk.CmdDispatchIndirect(b->commands, b->keys, 4096 - 8);
        break;
    case NULL_address: {
        VkBufferDeviceAddressInfo info = {.buffer = b->keys};
        uint64_t address;
        null_reshape(b->keys, 4096, VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT);
        address = null_vk.GetBufferDeviceAddress(b->device, &info);
        bind(b, some_pipeline(b, addresses, 32, 32, 0));
        push_constants(b, addresses, 88, address + 4096);
        null_vk.CmdDispatch(b->commands, 1, 1, 1);
        EXPECT(null_complaint_count() == 0);
        push_constants(b, addresses, 88, address + 4100);
        null_vk.CmdDispatch(b->commands, 1, 1, 1);
        break;
    }
    case NULL_copy: {
        VkBufferCopy region = {4092, 0, 8};
        null_reshape(b->keys, 4096, VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT);
        null_vk.CmdCopyBuffer(b->commands, b->keys, b->keys, 1, &region);
        break;
    }
    case NULL_query: {
        VkQueryPoolCreateInfo info = {.queryCount = 2};
        VkQueryPool pool;
        null_vk.CreateQueryPool(b->device, &info, NULL, &pool);
        null_vk.CmdWriteTimestamp(b->commands, VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT, pool, 2);
        break;
    }
    case NULL_submit: {
        VkSubmitInfo info = {.commandBufferCount = 1, .pCommandBuffers = &b->commands};
        null_vk.QueueSubmit(b->desc.queue, 1, &info, VK_NULL_HANDLE);
        break;
    }
    case NULL_in_use: {
        VkFenceCreateInfo fence = {.sType = VK_STRUCTURE_TYPE_FENCE_CREATE_INFO};
        VkSubmitInfo info = {.commandBufferCount = 1, .pCommandBuffers = &b->commands};
        VkBufferCopy region = {0, 0, 4};
        VkFence running;
        null_reshape(b->keys, 4096, VK_BUFFER_USAGE_TRANSFER_SRC_BIT);
        null_reshape(b->values, 4096, VK_BUFFER_USAGE_TRANSFER_DST_BIT);
        null_vk.CmdCopyBuffer(b->commands, b->keys, b->values, 1, &region);
        null_vk.EndCommandBuffer(b->commands);
        null_vk.CreateFence(b->device, &fence, NULL, &running);
        null_fail_at("vkQueueSubmit", 1, VK_ERROR_DEVICE_LOST);
        null_vk.QueueSubmit(b->desc.queue, 1, &info, running);
        null_vk.DestroyBuffer(b->device, b->scratch, NULL);
        EXPECT(null_complaint_count() == 0 && null_running() == 1);
        null_vk.DestroyBuffer(b->device, b->values, NULL);
        EXPECT(null_complaint_count() == 1);
        null_vk.WaitForFences(b->device, 1, &running, VK_TRUE, UINT64_MAX);
        null_vk.DestroyBuffer(b->device, b->keys, NULL);
        EXPECT(null_complaint_count() == 1 && null_running() == 0);
        break;
    }
    case NULL_import: {
        static char pages[1];
        VkImportMemoryHostPointerInfoEXT import = {
            .sType = VK_STRUCTURE_TYPE_IMPORT_MEMORY_HOST_POINTER_INFO_EXT, .pHostPointer = pages};
        VkMemoryAllocateInfo info = {.pNext = &import, .allocationSize = 100};
        VkDeviceMemory memory;
        null_vk.AllocateMemory(b->device, &info, NULL, &memory);
        break;
    }
    case NULL_CHECK_COUNT: break;
    }
}

static void the_null_driver_complains(void) {
    for (int check = 0; check < NULL_CHECK_COUNT; check++) {
        bench b;
        null_device = null_usual();
        if (check == NULL_allocations) null_device.limits.maxMemoryAllocationCount = 1;
        if (check == NULL_range_limit) null_device.limits.maxStorageBufferRange = 1024;
        if (check == NULL_shared_memory) null_device.limits.maxComputeSharedMemorySize = 4 * SHARED_WORDS - 1;
        null_reset();
        if (!bench_open(&b, 0xffffffff)) return;
        violate((null_check)check, &b);
        if (null_complaint_count() != null_complaints[check] || !null_complaints[check])
            fail("%s: %ld complaints, and %ld others, the first: %s", null_check_texts[check], null_complaints[check],
                 null_complaint_count() - null_complaints[check], null_complaint(NULL));
    }
    null_reset();
}

/* A recorded sort whose buffers are too small by a word: no promise of a sort is kept then. */
static void the_null_driver_sees_a_short_buffer(void) {
    for (int which = 0; which < 4; which++) {
        /* as many as make sections of scratch end without room to spare */
        gpusort_cmd_args args = {.count = 1564 * 64, .value_size = 4, .algorithm = GPUSORT_COUNT_SCAN_SCATTER};
        gpusort_context *context = NULL;
        gpusort_memory memory;
        plan_facts facts;
        bench b;
        null_device = null_usual();
        null_reset();
        if (!bench_open(&b, GPUSORT_ENABLED_PUSH_DESCRIPTOR)) return;
        expect_result(gpusort_create(&b.desc, &context), GPUSORT_OK, "gpusort_create");
        expect_result(gpusort_prepare(context, &args), GPUSORT_OK, "gpusort_prepare");
        expect_result(gpusort_scratch(context, &args, &memory), GPUSORT_OK, "gpusort_scratch");
        EXPECT(plan_of(context, &args, &facts));
        args.keys.buffer = b.keys;
        args.values.buffer = b.values;
        args.scratch.buffer = b.scratch;
        null_reshape(b.keys, 4 * args.count - 4 * (which == 1), VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
        null_reshape(b.values, 4 * args.count - 4 * (which == 2), VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
        null_reshape(b.scratch, facts.scratch - 4 * (which == 3), memory.usage);
        expect_result(gpusort_cmd_sort(context, b.commands, &args), GPUSORT_OK, "gpusort_cmd_sort");
        if ((which != 0) != (null_complaints[NULL_range] != 0) ||
            null_complaint_count() != null_complaints[NULL_range])
            fail("buffer %d short: %ld complaints of ranges: %s", which, null_complaints[NULL_range],
                 null_complaint(NULL));
        gpusort_destroy(context);
        bench_close(&b);
    }
}

/* NVIDIA's compiler takes indices for 32-bit numbers of bytes. */
static void elements_from_4_GB_on_are_not_found_by_indices(void) {
    for (uint32_t beyond = 0; beyond < 2; beyond++) {
        const gpusort_cmd_args args = {.count = (1u << 29) - 1 + beyond,
                                       .key_type = GPUSORT_U64,
                                       .flags = GPUSORT_ADDRESSABLE,
                                       .algorithm = GPUSORT_ONESWEEP};
        gpusort_context *context = NULL;
        uint32_t all, sums;
        bench b;
        null_device = null_usual();
        null_device.vendor_id = 0x10de;
        null_reset();
        if (!bench_open(&b, 0xffffffff)) return;
        expect_result(gpusort_create(&b.desc, &context), GPUSORT_OK, "gpusort_create");
        sums = sum_steps_of(context, &args, &all);
        EXPECT(all > 0 && sums == (beyond ? all : 0));
        gpusort_destroy(context);
        bench_close(&b);
    }
}

#ifdef VK_EXT_pipeline_robustness
/* Programs that do not know of pipeline robustness are not offered it: they would enable the extension, but no feature.
 * Great tiles of pairs want it where buffers are bound. */
static void buffers_are_reached_unchecked_where_that_is_asked_for(void) {
    const gpusort_cmd_args args = {.count = 1 << 26, .value_size = 4};
    uint32_t tiles[2];
    for (uint32_t asked = 0; asked < 2; asked++) {
        const uint32_t bit = asked ? GPUSORT_ENABLED_PIPELINE_ROBUSTNESS : 0;
        gpusort_context *context = NULL;
        plan_facts facts;
        bench b;
        null_device = null_usual();
        null_device.vendor_id = 0x10de;
        null_reset();
        if (!bench_open(&b, GPUSORT_ENABLED_PUSH_DESCRIPTOR | GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL | bit)) return;
        EXPECT((b.desc.enabled & GPUSORT_ENABLED_PIPELINE_ROBUSTNESS) == bit);
        expect_result(gpusort_create(&b.desc, &context), GPUSORT_OK, "gpusort_create");
        expect_result(gpusort_prepare(context, &args), GPUSORT_OK, "gpusort_prepare");
        EXPECT(null_pipelines > 0 && null_unchecked_pipelines == (asked ? null_pipelines : 0));
        EXPECT(plan_of(context, &args, &facts));
        tiles[asked] = facts.tile;
        gpusort_destroy(context);
        bench_close(&b);
        EXPECT(null_complaint_count() == 0);
    }
    EXPECT(tiles[1] > tiles[0]);
}
#endif

static const promise promises[] = {
    PROMISE(the_null_driver_complains),
    PROMISE(the_null_driver_sees_a_short_buffer),
    PROMISE(elements_from_4_GB_on_are_not_found_by_indices),
#ifdef VK_EXT_pipeline_robustness
    PROMISE(buffers_are_reached_unchecked_where_that_is_asked_for),
#endif
    PROMISE(each_row_of_the_table_is_swept),
    PROMISE(the_scratch_of_a_bound_is_enough_for_every_count_below),
    PROMISE(the_scratch_of_a_sort_serves_all_that_take_less),
    PROMISE(no_word_of_a_sort_has_an_index_over_31_bits),
    PROMISE(what_is_prepared_for_a_bound_is_so_for_every_count_below),
    PROMISE(plans_change_where_they_say),
    PROMISE(shapes_suit_their_kernels),
    PROMISE(every_sort_up_to_a_bound_is_recorded),
    PROMISE(nothing_that_is_recorded_is_wrong),
    PROMISE(kernels_take_the_shared_memory_that_is_counted),
    PROMISE(a_count_lies_at_any_multiple_of_4),
    PROMISE(host_arrays_survive_every_failure, .soak = "3000 sorts"),
    PROMISE(a_sort_that_loses_the_device_leaves_nothing_running),
    PROMISE(a_full_heap_leaves_the_other_memory_types),
    PROMISE(no_allocation_passes_its_greatest_size),
};

int main(int argc, char **argv) {
    static const promise planned_only[] = {PROMISE(the_scratch_of_a_sort_serves_all_that_take_less)};
    const int plans_only = argc > 1 && !strcmp(argv[1], "planned");
    if (plans_only) argv[1] = argv[0], argc--, argv++;
    seed = (uint64_t)time(NULL) / 86400;
    for (int i = 0; i < 2 && argc > 1 && isdigit((unsigned char)argv[1][0]); i++) {
        if (i)
            seed = strtoull(argv[1], NULL, 0);
        else
            *(plans_only ? &wanted_planned : &wanted_sorts) = strtol(argv[1], NULL, 0);
        argv[1] = argv[0], argc--, argv++;
    }
    return plans_only ? run_promises(planned_only, 1, argc, argv) : run_promises(promises, COUNT_OF(promises), argc, argv);
}
