#pragma once
#include "api.h"
#include "config.h"
#include "shared.h"
#include "base.h"
#include "kernels.h"
#include "context.h"

/* ---- >>request: a call, checked, with its defaults filled in ---- */
/* How a sort is done: a gpusort_algorithm but AUTO, or what AUTO alone takes for small counts. */
enum { GPUSORTI_TILES_AND_MERGES = GPUSORT_ODD_EVEN_MERGE + 1, GPUSORTI_TILES_AND_BUCKETS, GPUSORTI_SEGMENTED,
       GPUSORTI_SELECTED };

typedef enum gpusorti_segmentation { GPUSORTI_ONE_ARRAY, GPUSORTI_OFFSETS, GPUSORTI_ROWS } gpusorti_segmentation;

/* A checked call with its defaults filled in. */
typedef struct gpusorti_request {
    uint32_t count; /* the upper bound where gpu_count is set */
    int gpu_count;
    gpusort_algorithm algorithm;
    uint32_t key_bits, key_words, key_kind, descending; /* as they are sorted */
    uint32_t stored_bits;                               /* of the caller's keys */
    int numeric, nans_first, beside, by_index, bfloat16; /* see gpusorti_request_numbers() */
    uint32_t value_size, value_words; /* bytes of the caller's; words that travel with the keys */
    int wide; /* values over 8 bytes, or where the first ones are packed: indices travel, one gather at the end */
    int in_values;                    /* keys lie in the values, at key_offset, and are sorted in scratch */
    uint32_t key_offset;
    uint32_t first_bit, bit_count;
    gpusorti_segmentation segmentation;
    uint32_t segments, segment_size; /* offsets: how many; rows: the elements of one, */
    uint32_t shortest_row;           /* or all lengths from this on, for gpusort_scratch(); else the same */
    int has_ends;                    /* segments end where segment_ends says, not where the next one begins */
    uint32_t limit;                  /* of each segment; 0: all are wanted */
    int any_order;                   /* these in any order */
    int drops;                       /* keys are not wanted: GPUSORT_DISCARD_KEYS */
    int overwrites;                  /* what is given may serve as second copy: GPUSORT_OVERWRITE */
    int packs, packs_indices; /* the first ones of each segment go to where they lie together, or their indices alone do */
    uint32_t flags; /* GPUSORT_WRITE_INDICES, also where wide; GPUSORT_KEEP_KEYS, also where in_values; LOCAL_INDICES */
    int host_arrays; /* the call is gpusort_sort()'s */
    int addressable; /* the buffers have device addresses: GPUSORT_ADDRESSABLE, and those of gpusort_sort() */
    int merging;     /* by tiles and merges, whatever the count: compiled soonest, see gpusorti_quick() */
} gpusorti_request;

/* Bytes of packed keys, in whole words. */
static uint64_t gpusorti_packed_size(uint32_t count, uint32_t bits) {
    return gpusorti_ceil_div((uint64_t)count * bits, 32) * 4;
}

/* Bytes of the caller's keys, in whole words. */
static uint64_t gpusorti_keys_size(const gpusorti_request *request) {
    return request->in_values ? 0 : gpusorti_packed_size(request->count, request->stored_bits);
}

/* Of what GPUSORT_OVERWRITE needs: the arrays for results. Not for the functions that need no buffers. */
static void gpusorti_check_outputs(gpusorti_checks *checks, const gpusort_cmd_args *args) {
    if (!(args->flags & GPUSORT_OVERWRITE)) return;
    gpusorti_refuse(checks, args->keys_out.buffer == VK_NULL_HANDLE && !(args->flags & GPUSORT_KEYS_IN_VALUES),
                    "keys_out", 0, "NULL, but GPUSORT_OVERWRITE is set");
    gpusorti_refuse(checks, args->values_out.buffer == VK_NULL_HANDLE && args->value_size != 0, "values_out", 0,
                    "NULL, but GPUSORT_OVERWRITE is set");
}

/* How many segments there are, at most. */
static uint32_t gpusorti_segments_of(const gpusorti_request *request) {
    if (request->segmentation == GPUSORTI_OFFSETS) return request->segments;
    if (request->segmentation == GPUSORTI_ROWS) return (uint32_t)gpusorti_ceil_div(request->count, request->shortest_row);
    return 1;
}

/* Where the first ones of each segment are packed: how many values these are. */
static uint64_t gpusorti_packed_values(const gpusorti_request *request) {
    return request->packs ? (uint64_t)gpusorti_segments_of(request) * request->limit : 0;
}

/* Bytes of the caller's values: those that are sorted, */
static uint64_t gpusorti_values_in_size(const gpusorti_request *request) {
    return request->packs_indices ? 0 : (uint64_t)request->count * request->value_size;
}

/* those that are written, */
static uint64_t gpusorti_values_out_size(const gpusorti_request *request) {
    return (request->packs ? gpusorti_packed_values(request) : request->count) * request->value_size;
}

/* and both, where they are one array. */
static uint64_t gpusorti_values_size(const gpusorti_request *request) {
    return gpusorti_greater(gpusorti_values_in_size(request), gpusorti_values_out_size(request));
}

/* Whether the packed ones lie in scratch as their segments do in the array, because apart they would take more. */
static int gpusorti_wide_lie_as_array(const gpusorti_request *request) {
    return request->packs && gpusorti_packed_values(request) > request->count;
}

/* Bytes in scratch of wide values, or keys, on their way to their places. */
static uint64_t gpusorti_wide_size(const gpusorti_request *request) {
    const uint64_t packed = gpusorti_packed_values(request);
    const uint32_t key_size = request->by_index ? request->stored_bits / 8 : 0;
    if (!request->wide || request->packs_indices) return 0;
    return (request->packs && packed < request->count ? packed : request->count) *
           gpusorti_max(request->value_size, key_size);
}

/* Whether unsigned numbers in scratch are sorted in place of floating-point keys, see shaders/numbers.comp. */
static int gpusorti_sorts_numbers(const gpusorti_request *request) {
    return request->numeric && request->algorithm != GPUSORT_ODD_EVEN_MERGE;
}

/* Whether all bits of the keys are compared. */
static int gpusorti_whole_keys(const gpusorti_request *request) { return request->bit_count == request->key_bits; }

/* Whether a sort by all bits of keys alone is wanted: equal keys cannot be told apart then, and every sort is stable. */
static int gpusorti_keys_alone(const gpusorti_request *request) {
    return request->value_words == 0 && gpusorti_whole_keys(request);
}

/* Elements of a row, as kernels are told: one array is a single row, segments of any size are none. */
static uint32_t gpusorti_row_size(const gpusorti_request *request) {
    if (request->segmentation == GPUSORTI_ONE_ARRAY) return UINT32_MAX;
    return request->segmentation == GPUSORTI_ROWS ? request->segment_size : 0;
}

/* Bytes of the caller's offsets, and of the ends of segments. */
static uint64_t gpusorti_offsets_size(const gpusorti_request *r) {
    return r->segmentation == GPUSORTI_OFFSETS ? 4 * ((uint64_t)r->segments + !r->has_ends) : 0;
}

static uint64_t gpusorti_ends_size(const gpusorti_request *r) { return r->has_ends ? gpusorti_offsets_size(r) : 0; }

/* ---- from a call to a request: check, fill in ---- */
static void gpusorti_check_key_inside(gpusorti_checks *checks, const gpusort_cmd_args *args, uint32_t key_size) {
    const int in_values = (args->flags & GPUSORT_KEYS_IN_VALUES) != 0;
    const uint32_t others = args->flags & (uint32_t)(GPUSORT_WRITE_INDICES | GPUSORT_KEEP_KEYS);
    gpusorti_refuse(checks, !in_values && args->key_offset != 0, "key_offset", args->key_offset,
                    "not 0, but GPUSORT_KEYS_IN_VALUES is not set");
    if (!in_values) return;
    gpusorti_refuse(checks, others != 0, "flags", args->flags,
                    "GPUSORT_KEYS_IN_VALUES cannot be combined with GPUSORT_WRITE_INDICES or GPUSORT_KEEP_KEYS");
    gpusorti_refuse(checks, args->value_size == 0, "value_size", 0, "0, but GPUSORT_KEYS_IN_VALUES is set");
    gpusorti_refuse(checks, args->key_offset % gpusorti_min(key_size, 4) != 0, "key_offset", args->key_offset,
                    "neither a multiple of the key's size (%u) nor of 4", key_size);
    gpusorti_refuse(checks, (uint64_t)args->key_offset + key_size > args->value_size, "key_offset", args->key_offset,
                    "a key of %u bytes from there on does not end within value_size (%u)", key_size, args->value_size);
    gpusorti_refuse(checks, args->keys.buffer != VK_NULL_HANDLE, "keys", 0, "set, but GPUSORT_KEYS_IN_VALUES is, too");
}

/* Of one array, a limit beyond the count means all. */
static uint32_t gpusorti_limit_of(const gpusort_cmd_args *args) {
    const int one_array = args->segment_count == 0 && args->segment_size == 0;
    return one_array && args->limit > args->count ? (uint32_t)gpusorti_greater(args->count, 1) : args->limit;
}

/* Results of all segments, where each has as many as it may. */
static uint64_t gpusorti_results(const gpusort_cmd_args *args) {
    uint64_t segments = 1;
    if (args->segment_count) segments = args->segment_count;
    if (args->segment_size) segments = gpusorti_ceil_div(args->count, args->segment_size);
    return segments * gpusorti_limit_of(args);
}

/* What flags ask for beside each other, and of other members. numbers: keys are floating-point. */
static void gpusorti_check_flags(gpusorti_checks *checks, const gpusort_cmd_args *args, uint32_t key_bits, int numbers) {
    const uint32_t known = GPUSORT_WRITE_INDICES | GPUSORT_KEEP_KEYS | GPUSORT_KEYS_IN_VALUES | GPUSORT_NUMERIC |
                           GPUSORT_DISCARD_KEYS | GPUSORT_ANY_ORDER | GPUSORT_OVERWRITE | GPUSORT_QUICK |
                           GPUSORT_NANS_GREATEST | GPUSORT_ADDRESSABLE;
    const uint32_t flags = args->flags;
    const int indices = (flags & GPUSORT_WRITE_INDICES) != 0, keep = (flags & GPUSORT_KEEP_KEYS) != 0,
              discard = (flags & GPUSORT_DISCARD_KEYS) != 0,
              window = args->first_bit != 0 || (args->bit_count != 0 && args->bit_count != key_bits);
    gpusorti_refuse(checks, (flags & ~known) != 0, "flags", flags, "unknown bits 0x%x", flags & ~known);
    gpusorti_refuse(checks, indices && args->value_size != 4, "value_size", args->value_size,
                    "GPUSORT_WRITE_INDICES needs 4");
    gpusorti_refuse(checks, keep && args->value_size == 0, "value_size", 0,
                    "GPUSORT_KEEP_KEYS without values sorts nothing");
    gpusorti_refuse(checks, discard && (flags & (uint32_t)(GPUSORT_KEEP_KEYS | GPUSORT_KEYS_IN_VALUES)) != 0, "flags", flags,
                    "GPUSORT_DISCARD_KEYS cannot be combined with GPUSORT_KEEP_KEYS or GPUSORT_KEYS_IN_VALUES");
    gpusorti_refuse(checks, discard && args->value_size == 0, "value_size", 0,
                    "GPUSORT_DISCARD_KEYS without values sorts nothing");
    gpusorti_refuse(checks, args->keys_out.buffer && (keep || (flags & GPUSORT_KEYS_IN_VALUES)), "keys_out", 0,
                    "set, but with GPUSORT_KEEP_KEYS or GPUSORT_KEYS_IN_VALUES no keys come out");
    gpusorti_refuse(checks, args->values_out.buffer && args->value_size == 0, "value_size", 0, "0, but values_out is set");
    gpusorti_refuse(checks, (flags & GPUSORT_OVERWRITE) && keep, "flags", flags,
                    "GPUSORT_OVERWRITE cannot be combined with GPUSORT_KEEP_KEYS");
    gpusorti_refuse(checks, (flags & GPUSORT_ANY_ORDER) && args->limit == 0, "limit", 0, "0, but GPUSORT_ANY_ORDER is set");
    gpusorti_refuse(checks, (flags & GPUSORT_NUMERIC) && numbers && window, "flags", flags,
                    "GPUSORT_NUMERIC cannot be combined with a window of bits");
}

static gpusort_result gpusorti_check_args(const gpusorti_host *host, const char *what, const gpusort_cmd_args *args) {
    const uint32_t type = (uint32_t)args->key_type, order = (uint32_t)args->order, algorithm = (uint32_t)args->algorithm,
                   known_type = type < GPUSORTI_TYPE_COUNT ? type : 0, key_bits = gpusorti_types[known_type].bits;
    const int keep = (args->flags & GPUSORT_KEEP_KEYS) != 0,
              numbers = gpusorti_types[known_type].kind == GPUSORTI_KIND_FLOAT,
              segmented = args->segment_count != 0 || args->segment_size != 0;
    gpusorti_checks checks = gpusorti_check_members(host, what);
    gpusorti_refuse(&checks, args->start_canary != 0, "start_canary", args->start_canary, GPUSORTI_NOT_ZEROED);
    gpusorti_refuse(&checks, args->end_canary != 0, "end_canary", args->end_canary, GPUSORTI_NOT_ZEROED);
    gpusorti_refuse(&checks, type >= GPUSORTI_TYPE_COUNT, "key_type", type, "no gpusort_type: the last one is %d",
                    (int)GPUSORTI_TYPE_COUNT - 1);
    gpusorti_refuse(&checks, order > GPUSORT_DESCENDING, "order", order, "no gpusort_order: the last one is %d",
                    (int)GPUSORT_DESCENDING);
    gpusorti_refuse(&checks, algorithm > GPUSORT_ODD_EVEN_MERGE, "algorithm", algorithm,
                    "no gpusort_algorithm: the last one is %d", (int)GPUSORT_ODD_EVEN_MERGE);
    gpusorti_refuse(&checks, args->value_size % 4 != 0, "value_size", args->value_size, "not a multiple of 4");
    gpusorti_refuse(&checks, args->value_size > GPUSORTI_MAX_VALUE_SIZE, "value_size", args->value_size, "over %d",
                    (int)GPUSORTI_MAX_VALUE_SIZE);
    gpusorti_check_flags(&checks, args, key_bits, numbers);
    gpusorti_refuse(&checks, args->values.buffer != VK_NULL_HANDLE && args->value_size == 0, "value_size", 0,
                    "0, but values are set");
    gpusorti_refuse(&checks, args->first_bit >= key_bits, "first_bit", args->first_bit,
                    "a key has only %u bits", key_bits);
    gpusorti_refuse(&checks, args->bit_count > key_bits - args->first_bit, "bit_count", args->bit_count,
                    "from first_bit %u on a key has only %u bits", args->first_bit, key_bits - args->first_bit);
    gpusorti_check_key_inside(&checks, args, key_bits / 8);
    gpusorti_refuse(&checks, args->segment_count != 0 && args->segment_size != 0, "segment_size", args->segment_size,
                    "not 0, but segment_count is %u: set one of them, for rows or for offsets", args->segment_count);
    gpusorti_refuse(&checks, args->segments.buffer != VK_NULL_HANDLE && args->segment_size != 0, "segment_size",
                    args->segment_size, "not 0, but segments are set");
    gpusorti_refuse(&checks, args->segments.buffer != VK_NULL_HANDLE && args->segment_count == 0, "segment_count", 0,
                    "0, but segments are set");
    gpusorti_refuse(&checks, args->segment_ends.buffer != VK_NULL_HANDLE && args->segment_size != 0, "segment_size",
                    args->segment_size, "not 0, but segment_ends are set");
    gpusorti_refuse(&checks, args->segment_ends.buffer != VK_NULL_HANDLE && args->segment_count == 0, "segment_count", 0,
                    "0, but segment_ends are set");
    checks.mistake = GPUSORT_ERROR_UNSUPPORTED;
    gpusorti_refuse(&checks, algorithm == GPUSORT_ODD_EVEN_MERGE && segmented, "algorithm", algorithm,
                    "GPUSORT_ODD_EVEN_MERGE has no segments");
    gpusorti_refuse(&checks, algorithm == GPUSORT_ODD_EVEN_MERGE && args->limit != 0, "algorithm", algorithm,
                    "GPUSORT_ODD_EVEN_MERGE has no limit");
    gpusorti_refuse(&checks, algorithm == GPUSORT_ODD_EVEN_MERGE && keep, "flags", args->flags,
                    "GPUSORT_ODD_EVEN_MERGE sorts in place, it cannot keep the keys");
    checks.mistake = GPUSORT_ERROR_TOO_LARGE;
    gpusorti_refuse(&checks, args->count > 0xffffffffu, "count", args->count, "over 2^32 - 1");
    gpusorti_refuse(&checks, keep && gpusorti_results(args) > 0xffffffffu, "limit", gpusorti_results(args),
                    "results of all segments, over 2^32 - 1");
    return checks.result;
}

/* Of the functions that sort. */
static gpusort_result gpusorti_refuse_quick(const gpusorti_host *host, const char *structure, uint32_t flags) {
    gpusorti_checks checks = gpusorti_check_members(host, structure);
    gpusorti_refuse(&checks, (flags & GPUSORT_QUICK) != 0, "flags", flags, "GPUSORT_QUICK is for gpusort_prepare() alone");
    return checks.result;
}

/* Of the functions that prepare, and say what is prepared. */
static gpusort_result gpusorti_check_least(const gpusorti_host *host, const gpusort_cmd_args *args) {
    gpusorti_checks checks = gpusorti_check_members(host, "gpusort_cmd_args");
    gpusorti_refuse(&checks, args->least_count > args->count, "least_count", args->least_count, "over count (%llu)",
                    (unsigned long long)args->count);
    return checks.result;
}

/* The least count that a preparation is for. */
static uint32_t gpusorti_least_count(const gpusort_cmd_args *args) {
    return (uint32_t)gpusorti_greater(args->least_count, 1);
}

/* Indices that the caller gets count in the segment; those that travel for wide values, in the array. */
static void gpusorti_request_segments(const gpusort_cmd_args *args, gpusorti_request *request) {
    request->segmentation = args->segment_size    ? GPUSORTI_ROWS
                            : args->segment_count ? GPUSORTI_OFFSETS
                                                  : GPUSORTI_ONE_ARRAY;
    request->segments = args->segment_count;
    request->has_ends = args->segment_ends.buffer != VK_NULL_HANDLE;
    request->segment_size = request->shortest_row = args->segment_size;
    request->limit = gpusorti_limit_of(args);
    if (request->segmentation != GPUSORTI_ONE_ARRAY && !request->wide && (request->flags & GPUSORT_WRITE_INDICES))
        request->flags |= (uint32_t)GPUSORTI_FLAG_LOCAL_INDICES;
}

/* Keys as numbers: -0 and +0 become one, and so do all NaNs, so that their own bits have to come back from elsewhere. 16 and
 * 32 bits lie beside the number, below those that are compared; an index travels for 64, which are gathered at the end. The
 * odd-even merge, which is not stable, compares the keys themselves, in another order of all bits. */
static void gpusorti_request_numbers(const gpusort_cmd_args *args, gpusorti_request *request) {
    const int stay = request->in_values || (args->flags & (uint32_t)(GPUSORT_KEEP_KEYS | GPUSORT_DISCARD_KEYS)) != 0;
    request->numeric = (args->flags & GPUSORT_NUMERIC) && request->key_kind == GPUSORTI_KIND_FLOAT;
    request->nans_first =
        request->numeric && (args->flags & GPUSORT_NANS_GREATEST) && args->order == GPUSORT_DESCENDING;
    request->bfloat16 = args->key_type == GPUSORT_BF16;
    if (!gpusorti_sorts_numbers(request)) return;
    request->key_kind = GPUSORTI_KIND_UNSIGNED;
    request->descending = 0;
    request->beside = !stay && request->key_bits < 64;
    request->by_index = !stay && request->key_bits == 64;
    if (!request->beside) request->flags |= (uint32_t)GPUSORT_KEEP_KEYS;
    if (request->by_index) {
        request->wide = 1;
        request->value_words = 1;
    } else if (request->beside) {
        request->first_bit = request->bit_count = request->key_bits;
        request->key_bits *= 2;
        request->key_words = request->key_bits / 32;
    }
}

/* Of checked args. host_arrays: of gpusort_sort(). */
static gpusorti_request gpusorti_request_of(const gpusort_cmd_args *args, int host_arrays) {
    const struct gpusorti_type *type = &gpusorti_types[args->key_type];
    gpusorti_request request;
    memset(&request, 0, sizeof request);
    request.count = (uint32_t)args->count;
    request.gpu_count = args->count_buffer.buffer != VK_NULL_HANDLE;
    request.algorithm = args->algorithm;
    request.key_bits = request.stored_bits = type->bits;
    request.key_words = type->bits == 64 ? 2 : 1;
    request.key_kind = type->kind;
    request.descending = args->order == GPUSORT_DESCENDING;
    request.value_size = args->value_size;
    request.packs = args->limit != 0 && (args->flags & GPUSORT_KEEP_KEYS) != 0;
    request.packs_indices = request.packs && (args->flags & GPUSORT_WRITE_INDICES) != 0;
    request.drops = (args->flags & GPUSORT_DISCARD_KEYS) != 0;
    request.overwrites = (args->flags & GPUSORT_OVERWRITE) != 0;
    request.any_order = (args->flags & GPUSORT_ANY_ORDER) != 0;
    request.wide = args->value_size > 8 || request.packs;
    request.value_words = request.wide ? 1 : args->value_size / 4;
    request.first_bit = args->first_bit;
    request.bit_count = args->bit_count ? args->bit_count : type->bits - args->first_bit;
    request.flags = args->flags & (uint32_t)(GPUSORT_WRITE_INDICES | GPUSORT_KEEP_KEYS);
    request.in_values = (args->flags & GPUSORT_KEYS_IN_VALUES) != 0;
    request.key_offset = args->key_offset;
    request.host_arrays = host_arrays;
    request.addressable = host_arrays || (args->flags & GPUSORT_ADDRESSABLE);
    gpusorti_request_numbers(args, &request);
    gpusorti_request_segments(args, &request);
    if (request.wide) request.flags |= (uint32_t)GPUSORT_WRITE_INDICES;
    if (request.in_values) request.flags |= (uint32_t)GPUSORT_KEEP_KEYS;
    return request;
}
