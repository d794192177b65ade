#pragma once
#include "plan/plan.h"

/* ---- >>checks: what a caller passes, checked ---- */
/* Refusals come in one order, here for all functions that take args: canaries, then pointers that are NULL, then a lost
 * device; then members from top to bottom, first by what they say themselves, then, with the plan, by what it needs. */
typedef enum gpusorti_entry {
    GPUSORTI_PREPARE,
    GPUSORTI_READINESS,
    GPUSORTI_SCRATCH,
    GPUSORTI_EXPLAIN,
    GPUSORTI_CMD_SORT,
    GPUSORTI_SORT
} gpusorti_entry;

static const struct gpusorti_entry_info {
    const char *function, *structure;
    int prepares, sorts;
} gpusorti_entries[] = { /* by gpusorti_entry */
    {"gpusort_prepare", "gpusort_cmd_args", 1, 0},  {"gpusort_readiness", "gpusort_cmd_args", 1, 0},
    {"gpusort_scratch", "gpusort_cmd_args", 0, 0},  {"gpusort_explain", "gpusort_cmd_args", 1, 0},
    {"gpusort_cmd_sort", "gpusort_cmd_args", 0, 1}, {"gpusort_sort", "gpusort_host_args", 0, 1},
};

static int gpusorti_is_set(const gpusort_range *range) { return range->buffer != VK_NULL_HANDLE; }

/* Keys inside values. Members that both structures have are in the same order in both. */
static void gpusorti_check_key_inside(gpusorti_checks *checks, const gpusort_cmd_args *args, uint32_t key_size) {
    const uint32_t others = args->flags & (uint32_t)(GPUSORT_WRITE_INDICES | GPUSORT_KEEP_KEYS);
    GPUSORTI_REFUSE_GIVEN(args, keys, gpusorti_is_set(&args->keys), "set, but GPUSORT_KEYS_IN_VALUES is, too");
    GPUSORTI_REFUSE(args, value_size, args->value_size == 0, "0, but GPUSORT_KEYS_IN_VALUES is set");
    GPUSORTI_REFUSE(args, key_offset, args->key_offset % gpusorti_min(key_size, 4) != 0,
                    "neither a multiple of the key's size (%u) nor of 4", key_size);
    GPUSORTI_REFUSE(args, key_offset, (uint64_t)args->key_offset + key_size > args->value_size,
                    "a key of %u bytes from there on does not end within value_size (%u)", key_size, args->value_size);
    GPUSORTI_REFUSE(args, flags, others != 0,
                    "GPUSORT_KEYS_IN_VALUES cannot be combined with GPUSORT_WRITE_INDICES or GPUSORT_KEEP_KEYS");
}

/* Results of all segments, where each has as many as it may. */
static uint64_t gpusorti_results(const gpusort_cmd_args *args) {
    uint64_t segments = 1;
    if (args->segment_count) segments = args->segment_count;
    if (args->segment_size) segments = gpusorti_ceil_div(args->count, args->segment_size);
    return segments * gpusorti_limit_of(args);
}

/* What flags need beside each other, and of other members. numbers: keys are floating-point. */
static void gpusorti_check_flags(gpusorti_checks *checks, const gpusort_cmd_args *args, uint32_t key_bits, int numbers) {
    const uint32_t known = GPUSORT_WRITE_INDICES | GPUSORT_KEEP_KEYS | GPUSORT_KEYS_IN_VALUES | GPUSORT_NUMERIC |
                           GPUSORT_DISCARD_KEYS | GPUSORT_ANY_ORDER | GPUSORT_OVERWRITE | GPUSORT_QUICK |
                           GPUSORT_NANS_GREATEST | GPUSORT_ADDRESSABLE;
    const uint32_t flags = args->flags;
    const int indices = (flags & GPUSORT_WRITE_INDICES) != 0, keep = (flags & GPUSORT_KEEP_KEYS) != 0,
              inside = (flags & GPUSORT_KEYS_IN_VALUES) != 0, discard = (flags & GPUSORT_DISCARD_KEYS) != 0,
              window = args->first_bit != 0 || (args->bit_count != 0 && args->bit_count != key_bits);
    GPUSORTI_REFUSE_GIVEN(args, keys_out, gpusorti_is_set(&args->keys_out) && (keep || inside),
                          "set, but with GPUSORT_KEEP_KEYS or GPUSORT_KEYS_IN_VALUES no keys come out");
    GPUSORTI_REFUSE(args, value_size, indices && args->value_size != 4, "GPUSORT_WRITE_INDICES needs 4");
    GPUSORTI_REFUSE(args, value_size, keep && args->value_size == 0, "GPUSORT_KEEP_KEYS without values sorts nothing");
    GPUSORTI_REFUSE(args, value_size, discard && args->value_size == 0, "GPUSORT_DISCARD_KEYS without values sorts nothing");
    GPUSORTI_REFUSE(args, key_offset, !inside && args->key_offset != 0, "not 0, but GPUSORT_KEYS_IN_VALUES is not set");
    if (inside) gpusorti_check_key_inside(checks, args, key_bits / 8);
    GPUSORTI_REFUSE(args, flags, (flags & ~known) != 0, "unknown bits 0x%x", flags & ~known);
    GPUSORTI_REFUSE(args, flags, discard && (keep || inside),
                    "GPUSORT_DISCARD_KEYS cannot be combined with GPUSORT_KEEP_KEYS or GPUSORT_KEYS_IN_VALUES");
    GPUSORTI_REFUSE(args, flags, (flags & GPUSORT_OVERWRITE) && keep,
                    "GPUSORT_OVERWRITE cannot be combined with GPUSORT_KEEP_KEYS");
    GPUSORTI_REFUSE(args, flags, (flags & GPUSORT_NUMERIC) && numbers && window,
                    "GPUSORT_NUMERIC cannot be combined with a window of bits");
    GPUSORTI_REFUSE(args, limit, (flags & GPUSORT_ANY_ORDER) && args->limit == 0, "0, but GPUSORT_ANY_ORDER is set");
}

static void gpusorti_check_segments(gpusorti_checks *checks, const gpusort_cmd_args *args) {
    const int offsets = gpusorti_is_set(&args->segments), ends = gpusorti_is_set(&args->segment_ends);
    GPUSORTI_REFUSE(args, segment_count, (offsets || ends) && args->segment_count == 0, "0, but %s are set",
                    offsets ? "segments" : "segment_ends");
    GPUSORTI_REFUSE(args, segment_size, (offsets || ends) && args->segment_size != 0, "not 0, but %s are set",
                    offsets ? "segments" : "segment_ends");
    GPUSORTI_REFUSE(args, segment_size, args->segment_count != 0 && args->segment_size != 0,
                    "not 0, but segment_count is %u: set one of them, for rows or for offsets", args->segment_count);
}

/* What the odd-even merge cannot do. */
static void gpusorti_check_network(gpusorti_checks *checks, const gpusort_cmd_args *args) {
    checks->mistake = GPUSORT_ERROR_UNSUPPORTED;
    GPUSORTI_REFUSE(args, flags, (args->flags & GPUSORT_KEEP_KEYS) != 0,
                    "GPUSORT_ODD_EVEN_MERGE sorts in place, it cannot keep the keys");
    GPUSORTI_REFUSE(args, algorithm, args->segment_count != 0 || args->segment_size != 0,
                    "GPUSORT_ODD_EVEN_MERGE has no segments");
    GPUSORTI_REFUSE(args, algorithm, args->limit != 0, "GPUSORT_ODD_EVEN_MERGE has no limit");
    checks->mistake = GPUSORT_ERROR_INVALID_ARGUMENT;
}

/* Of the functions that sort: arrays that have to be there. A recorded sort of no elements needs none. Whether scratch has
 * to be, the plan says. */
static void gpusorti_check_arrays_given(gpusorti_checks *checks, const gpusort_cmd_args *args, int host_arrays) {
    const int inside = (args->flags & GPUSORT_KEYS_IN_VALUES) != 0, overwrites = (args->flags & GPUSORT_OVERWRITE) != 0,
              keep = (args->flags & GPUSORT_KEEP_KEYS) != 0, indices = (args->flags & GPUSORT_WRITE_INDICES) != 0,
              elements = args->count != 0, unused = gpusorti_is_set(&args->values_out) && indices && !overwrites;
    if (!elements && !host_arrays) return;
    GPUSORTI_REFUSE_GIVEN(args, keys_out, overwrites && !inside && !keep && !gpusorti_is_set(&args->keys_out),
                          "NULL, but GPUSORT_OVERWRITE is set");
    GPUSORTI_REFUSE_GIVEN(args, values_out,
                          overwrites && !keep && args->value_size != 0 && !gpusorti_is_set(&args->values_out),
                          "NULL, but GPUSORT_OVERWRITE is set");
    gpusorti_refuse(checks, !gpusorti_is_set(&args->keys) && elements && !inside, offsetof(gpusort_cmd_args, keys),
                    host_arrays ? "keys" : "keys.buffer", 0, "NULL");
    gpusorti_refuse(checks, !gpusorti_is_set(&args->values) && elements && args->value_size != 0 && !unused,
                    offsetof(gpusort_cmd_args, values), host_arrays ? "values" : "values.buffer", 0, "NULL");
    gpusorti_refuse(checks, !gpusorti_is_set(&args->segments) && args->segment_count != 0 && args->segment_size == 0,
                    offsetof(gpusort_cmd_args, segments), host_arrays ? "segments" : "segments.buffer", 0,
                    "NULL, but there is a segment_count");
}

/* Members by what they say themselves. */
static gpusort_result gpusorti_check_args(const gpusorti_callbacks *callbacks, const struct gpusorti_entry_info *entry,
                                          const gpusort_cmd_args *args) {
    const uint32_t type = (uint32_t)args->key_type, order = (uint32_t)args->order, algorithm = (uint32_t)args->algorithm,
                   known_type = type < GPUSORTI_TYPE_COUNT ? type : 0, key_bits = gpusorti_types[known_type].bits,
                   rest = args->first_bit < key_bits ? key_bits - args->first_bit : 0;
    const uint64_t results = args->flags & GPUSORT_KEEP_KEYS ? gpusorti_results(args) : 0;
    const int numbers = gpusorti_types[known_type].kind == GPUSORTI_KIND_FLOAT;
    gpusorti_checks all = gpusorti_check_members(callbacks, entry->structure), *const checks = &all;
    GPUSORTI_REFUSE(args, key_type, type >= GPUSORTI_TYPE_COUNT, "no gpusort_type: the last one is %d",
                    (int)GPUSORTI_TYPE_COUNT - 1);
    GPUSORTI_REFUSE(args, order, order > GPUSORT_DESCENDING, "no gpusort_order: the last one is %d",
                    (int)GPUSORT_DESCENDING);
    GPUSORTI_REFUSE(args, value_size, args->value_size % 4 != 0, "not a multiple of 4");
    GPUSORTI_REFUSE(args, value_size, args->value_size > GPUSORTI_MAX_VALUE_SIZE, "over %d", (int)GPUSORTI_MAX_VALUE_SIZE);
    GPUSORTI_REFUSE(args, first_bit, args->first_bit >= key_bits, "a key has only %u bits", key_bits);
    GPUSORTI_REFUSE(args, bit_count, args->bit_count > rest, "from first_bit %u on a key has only %u bits", args->first_bit,
                    rest);
    gpusorti_check_flags(checks, args, key_bits, numbers);
    GPUSORTI_REFUSE(args, value_size, gpusorti_is_set(&args->values_out) && args->value_size == 0,
                    "0, but values_out is set");
    GPUSORTI_REFUSE(args, value_size, gpusorti_is_set(&args->values) && args->value_size == 0, "0, but values are set");
    GPUSORTI_REFUSE(args, flags, entry->sorts && (args->flags & GPUSORT_QUICK),
                    "GPUSORT_QUICK is for gpusort_prepare() alone");
    GPUSORTI_REFUSE(args, algorithm, algorithm > GPUSORT_ODD_EVEN_MERGE, "no gpusort_algorithm: the last one is %d",
                    (int)GPUSORT_ODD_EVEN_MERGE);
    if (algorithm == GPUSORT_ODD_EVEN_MERGE) gpusorti_check_network(checks, args);
    gpusorti_check_segments(checks, args);
    if (entry->sorts) gpusorti_check_arrays_given(checks, args, entry == &gpusorti_entries[GPUSORTI_SORT]);
    GPUSORTI_REFUSE(args, least_count, entry->prepares && args->least_count > args->count, "over count (%llu)",
                    (unsigned long long)args->count);
    checks->mistake = GPUSORT_ERROR_TOO_LARGE;
    GPUSORTI_REFUSE(args, count, args->count > 0xffffffffu, "over 2^32 - 1");
    gpusorti_refuse(checks, results > 0xffffffffu, GPUSORTI_PLACE(args, limit), "limit", results,
                    "results of all segments, over 2^32 - 1");
    return gpusorti_tell_mistake(checks);
}

/* What a function with args does first. missing: the name of another pointer that is NULL, or NULL. */
static gpusort_result gpusorti_check_call(const gpusort_context *ctx, gpusorti_entry which, const gpusort_cmd_args *args,
                                          const char *missing) {
    const struct gpusorti_entry_info *entry = &gpusorti_entries[which];
    gpusort_result result;
    if (!ctx) return GPUSORT_ERROR_INVALID_ARGUMENT;
    if (args) {
        gpusorti_checks all = gpusorti_check_members(&ctx->callbacks, entry->structure), *const checks = &all;
        GPUSORTI_REFUSE(args, start_canary, args->start_canary != 0, GPUSORTI_NOT_ZEROED);
        GPUSORTI_REFUSE(args, end_canary, args->end_canary != 0, GPUSORTI_NOT_ZEROED);
        if (checks->result != GPUSORT_OK) return gpusorti_tell_mistake(checks);
    }
    if (!args || missing)
        return GPUSORTI_FAIL(ctx, INVALID_ARGUMENT, "%s: %s is NULL", entry->function, args ? missing : "args");
    result = gpusorti_check_lost(ctx);
    return result == GPUSORT_OK ? gpusorti_check_args(&ctx->callbacks, entry, args) : result;
}

/* ---- buffers, by the plan ---- */
/* A buffer that a sort reads or writes. */
typedef struct gpusorti_buffer_use {
    const char *name; /* in gpusort_cmd_args */
    gpusort_range range;
    uint64_t size, alignment; /* size 0: not used by this sort */
} gpusorti_buffer_use;

static gpusort_result gpusorti_check_buffer_use(const gpusort_context *ctx, const gpusorti_buffer_use *use) {
    const unsigned long long offset = use->range.offset, has = use->range.size, needs = use->size;
    const char *const name = use->name;
    if (use->size == 0) return GPUSORT_OK;
    if (!gpusorti_is_set(&use->range)) return GPUSORTI_FAIL(ctx, INVALID_ARGUMENT, "gpusort_cmd_args.%s.buffer: NULL", name);
    if (offset % use->alignment != 0)
        return GPUSORTI_FAIL(ctx, INVALID_ARGUMENT, "gpusort_cmd_args.%s.offset: %llu is not a multiple of %llu", name,
                             offset, (unsigned long long)use->alignment);
    if (offset > UINT64_MAX - use->size)
        return GPUSORTI_FAIL(ctx, INVALID_ARGUMENT,
                             "gpusort_cmd_args.%s.offset %llu: with the size over 2^64", name, offset);
    if (has != 0 && has < needs)
        return GPUSORTI_FAIL(ctx, INVALID_ARGUMENT,
                             "gpusort_cmd_args.%s.size: %llu bytes, but this sort needs %llu", name, has, needs);
    return GPUSORT_OK;
}

static int gpusorti_overlap(uint64_t a, uint64_t size_a, uint64_t b, uint64_t size_b) {
    return size_a != 0 && size_b != 0 && (a < b ? b - a < size_a : a - b < size_b);
}

/* The buffers of a sort of at least one element, from top to bottom: each, then each two of them. Words may lie at any
 * multiple of 4, as they are bound from the aligned offset before them. Offsets and ends may overlap: they are only read. */
static gpusort_result gpusorti_check_buffers(const gpusort_context *ctx, const gpusort_cmd_args *args,
                                             const gpusorti_plan *plan) {
    const gpusorti_request *request = &plan->request;
    const uint32_t aligned = plan->mode == GPUSORTI_ADDRESSES ? 1 : (uint32_t)ctx->caps.offset_alignment,
                   of_keys = gpusorti_max(request->stored_bits == 64 ? 8 : 4, aligned),
                   of_values = gpusorti_max(request->value_size == 8 ? 8 : 4, aligned);
    const int unused = (args->flags & GPUSORT_WRITE_INDICES) && !request->overwrites,
              keys_out = gpusorti_is_set(&args->keys_out), values_out = gpusorti_is_set(&args->values_out);
    const uint64_t read = unused ? 0 : gpusorti_values_in_size(request);
    const gpusorti_buffer_use uses[] = {
        {"count_buffer", args->count_buffer, request->gpu_count ? 4u : 0u, 4},
        {"keys", args->keys, gpusorti_keys_size(request), of_keys},
        {"values", args->values, values_out ? read : gpusorti_values_size(request), of_values},
        {"keys_out", args->keys_out, keys_out ? gpusorti_keys_size(request) : 0, of_keys},
        {"values_out", args->values_out, values_out ? gpusorti_values_out_size(request) : 0, of_values},
        {"scratch", args->scratch, plan->layout.end, gpusorti_max(GPUSORTI_ALIGNMENT, aligned)},
        {"segments", args->segments, gpusorti_offsets_size(request), 4},
        {"segment_ends", args->segment_ends, gpusorti_ends_size(request), 4},
    };
    enum { GPUSORTI_USES = sizeof uses / sizeof uses[0] };
    gpusort_result result = GPUSORT_OK;
    int i, j;
    for (i = 0; i < GPUSORTI_USES && result == GPUSORT_OK; i++) result = gpusorti_check_buffer_use(ctx, &uses[i]);
    for (i = 0; i < GPUSORTI_USES && result == GPUSORT_OK; i++)
        for (j = 0; j < i && result == GPUSORT_OK; j++)
            if (uses[i].range.buffer == uses[j].range.buffer && j != GPUSORTI_USES - 2 /* segments: i is their ends */ &&
                gpusorti_overlap(uses[i].range.offset, uses[i].size, uses[j].range.offset, uses[j].size))
                result = GPUSORTI_FAIL(ctx, INVALID_ARGUMENT, "gpusort_cmd_args.%s overlaps %s", uses[i].name, uses[j].name);
    return result;
}
