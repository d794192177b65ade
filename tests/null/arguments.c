/* Right arguments of which up to two members are damaged: each call sorts, or it is an error that names a mistake. What a
 * mistake is, rules say here a second time, as the comments of the interface do. On the null driver, which complains of what
 * is recorded and sorts nothing.
 *   arguments [CALLS [SEED]] [PROMISE...]     15,000 calls a promise, and seed 2, unless they are given
 */
#include "null_engine.h"

#include <ctype.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static long wanted_calls = 15000;
static uint64_t seed = 2;

/* The random numbers of a call: other seeds share none. */
static rng rng_of(uint64_t number) {
    rng r = {seed};
    r.state = rng_next(&r) ^ number * 0xd1342543de82ef95u;
    r.state = rng_next(&r);
    return r;
}

/* ---- a call ---- */

enum { COUNT, KEYS, VALUES, KEYS_OUT, VALUES_OUT, SCRATCH, SEGMENTS, ENDS, ARRAYS }; /* as in gpusort_cmd_args */
static const char *const array_names[ARRAYS] = {"count_buffer", "keys",    "values",   "keys_out",
                                                "values_out",   "scratch", "segments", "segment_ends"};
enum { MOST_COUNT = 3000, MOST_SEGMENTS = 200, MOST_LIMIT = 20 };

typedef struct call {
    gpusort_cmd_args
        args;             /* of host arrays, a range says in which of the blocks an array lies; null: there is none */
    int host;             /* of gpusort_sort() */
    int pooled, poolless; /* its descriptor sets come from a pool; there is none */
    uint64_t budget;      /* bytes of device memory, */
    uint64_t range;       /* and of a bound array, at most; 0: no limit */
    uint64_t sizes[ARRAYS], alignments[ARRAYS];
    uint32_t begins[MOST_SEGMENTS + 2], ends[MOST_SEGMENTS + 2]; /* of segments of host arrays */
    int shaken;                                                  /* some of these are any number */
    int at_top[ARRAYS];                                          /* the offset is the last one below 2^64 */
    int sized[ARRAYS];           /* what the range has is told: so many bytes more than it needs, */
    int64_t size_change[ARRAYS]; /* or fewer */
    const char *damaged[2];
} call;

static gpusort_range *range_of(call *c, int array) {
    gpusort_range *const ranges[ARRAYS] = {&c->args.count_buffer, &c->args.keys,       &c->args.values,
                                           &c->args.keys_out,     &c->args.values_out, &c->args.scratch,
                                           &c->args.segments,     &c->args.segment_ends};
    return ranges[array];
}

static gpusort_range place_of(const call *c, int array) {
    call copy = *c;
    return *range_of(&copy, array);
}

static uint32_t bits_of(const gpusort_cmd_args *a) {
    return (uint32_t)a->key_type >= TYPE_COUNT ? 32 : type_bits(a->key_type);
}
static int compares_floats(const gpusort_cmd_args *a) {
    return (uint32_t)a->key_type < TYPE_COUNT && type_is_float(a->key_type);
}
static int has(const gpusort_cmd_args *a, uint32_t flag) { return (a->flags & flag) != 0; }

/* Bytes of each array that the sort reads or writes, and what its offset is a multiple of. */
static void measure(call *c, uint64_t scratch, int addresses) {
    const gpusort_cmd_args *a = &c->args;
    const uint32_t bits = bits_of(a);
    const uint64_t keys = has(a, GPUSORT_KEYS_IN_VALUES) ? 0
                          : c->host                      ? a->count * bits / 8
                                                         : (a->count * bits + 31) / 32 * 4;
    const uint64_t bound = addresses ? 1 : null_device.limits.minStorageBufferOffsetAlignment;
    const int cut = a->segment_count && !a->segment_size;
    memset(c->sizes, 0, sizeof c->sizes);
    c->sizes[KEYS] = keys;
    c->sizes[VALUES] = (a->values_out.buffer ? values_given(a) : values_of(a)) * a->value_size;
    c->sizes[SCRATCH] = scratch;
    if (a->count_buffer.buffer) c->sizes[COUNT] = 4;
    if (cut) c->sizes[SEGMENTS] = 4 * ((uint64_t)a->segment_count + !a->segment_ends.buffer);
    if (cut && a->segment_ends.buffer) c->sizes[ENDS] = 4 * (uint64_t)a->segment_count;
    if (a->keys_out.buffer) c->sizes[KEYS_OUT] = keys;
    if (a->values_out.buffer) c->sizes[VALUES_OUT] = values_back(*a) * a->value_size;
    for (int i = 0; i < ARRAYS; i++) c->alignments[i] = 4;
    c->alignments[KEYS] = c->alignments[KEYS_OUT] = bits == 64 && bound < 8 ? 8 : bound < 4 ? 4 : bound;
    c->alignments[VALUES] = c->alignments[VALUES_OUT] = a->value_size == 8 && bound < 8 ? 8 : bound < 4 ? 4 : bound;
    c->alignments[SCRATCH] = 256;
    for (int i = 0; i < ARRAYS; i++)
        if (c->at_top[i] && c->sizes[i])
            range_of(c, i)->offset = c->sizes[i] < c->alignments[i] ? UINT64_MAX - 3 : 0 - c->alignments[i];
    for (int i = 0; i < ARRAYS; i++) {
        const int64_t size = (int64_t)c->sizes[i] + c->size_change[i];
        range_of(c, i)->size = c->sized[i] && size > 0 ? (uint64_t)size : 0;
    }
}

/* ---- mistakes ---- */

enum { IN_PREPARE = 1, IN_SCRATCH = 2, IN_COMMANDS = 4, IN_HOST = 8, IN_SORTS = 12, IN_ALL = 15 };

static uint64_t results_of(const gpusort_cmd_args *a) {
    const uint64_t segments = a->segment_size ? (a->count + a->segment_size - 1) / a->segment_size : a->segment_count;
    if (segments == 0) return least(a->limit, a->count);
    return segments * a->limit;
}

static int descend(const uint32_t *list, uint32_t n) {
    for (uint32_t i = 1; i < n; i++)
        if (list[i] < list[i - 1]) return 1;
    return 0;
}

/* Of segments s: 1 if it ends before it begins, 2 if after the next one begins. */
static int crosses(const call *c) {
    for (uint32_t s = 0; s < c->args.segment_count; s++) {
        if (c->ends[s] < c->begins[s]) return 1;
        if (s + 1 < c->args.segment_count && c->ends[s] > c->begins[s + 1]) return 2;
    }
    return 0;
}

/* Of host arrays whose segments are given. */
static int cut_by(const call *c, int by_ends) {
    const gpusort_cmd_args *a = &c->args;
    return a->segments.buffer && a->segment_count && !a->segment_size && !a->segment_ends.buffer == !by_ends;
}

/* Name; the functions in which it is a mistake; their result; the member that is named; the condition. */
#define RULES(X) \
    X(start_canary, IN_ALL, INVALID_ARGUMENT, "start_canary", a->start_canary) \
    X(end_canary, IN_ALL, INVALID_ARGUMENT, "end_canary", a->end_canary) \
    X(type, IN_ALL, INVALID_ARGUMENT, "key_type", (uint32_t)a->key_type >= TYPE_COUNT) \
    X(order, IN_ALL, INVALID_ARGUMENT, "order", (uint32_t)a->order > GPUSORT_DESCENDING) \
    X(algorithm, IN_ALL, INVALID_ARGUMENT, "algorithm", (uint32_t)a->algorithm > GPUSORT_ODD_EVEN_MERGE) \
    X(value_size_of_words, IN_ALL, INVALID_ARGUMENT, "value_size", a->value_size % 4) \
    X(value_size, IN_ALL, INVALID_ARGUMENT, "value_size", a->value_size > 256) \
    X(flags, IN_ALL, INVALID_ARGUMENT, "flags", a->flags & ~(0x1ffu | GPUSORT_ADDRESSABLE)) \
    X(indices, IN_ALL, INVALID_ARGUMENT, "value_size", has(a, GPUSORT_WRITE_INDICES) && a->value_size != 4) \
    X(kept_alone, IN_ALL, INVALID_ARGUMENT, "value_size", has(a, GPUSORT_KEEP_KEYS) && !a->value_size) \
    X(discarded_and_kept, IN_ALL, INVALID_ARGUMENT, "flags", \
      has(a, GPUSORT_DISCARD_KEYS) && has(a, GPUSORT_KEEP_KEYS | GPUSORT_KEYS_IN_VALUES)) \
    X(discarded_alone, IN_ALL, INVALID_ARGUMENT, "value_size", has(a, GPUSORT_DISCARD_KEYS) && !a->value_size) \
    X(no_keys_come_out, IN_ALL, INVALID_ARGUMENT, "keys_out", \
      a->keys_out.buffer && has(a, GPUSORT_KEEP_KEYS | GPUSORT_KEYS_IN_VALUES)) \
    X(no_values_come_out, IN_ALL, INVALID_ARGUMENT, "value_size", a->values_out.buffer && !a->value_size) \
    X(overwritten_and_kept, IN_ALL, INVALID_ARGUMENT, "flags", \
      has(a, GPUSORT_OVERWRITE) && has(a, GPUSORT_KEEP_KEYS)) \
    X(overwritten_keys, IN_SORTS, INVALID_ARGUMENT, "keys_out", \
      sorts && has(a, GPUSORT_OVERWRITE) && !a->keys_out.buffer && \
      !has(a, GPUSORT_KEYS_IN_VALUES | GPUSORT_KEEP_KEYS)) \
    X(overwritten_values, IN_SORTS, INVALID_ARGUMENT, "values_out", \
      sorts && has(a, GPUSORT_OVERWRITE) && !a->values_out.buffer && a->value_size && !has(a, GPUSORT_KEEP_KEYS)) \
    X(any_order_of_all, IN_ALL, INVALID_ARGUMENT, "limit", has(a, GPUSORT_ANY_ORDER) && !a->limit) \
    X(window_of_numbers, IN_ALL, INVALID_ARGUMENT, "flags", \
      has(a, GPUSORT_NUMERIC) && compares_floats(a) && (a->first_bit || (a->bit_count && a->bit_count != bits))) \
    X(values_of_no_size, IN_ALL, INVALID_ARGUMENT, "value_size", a->values.buffer && !a->value_size) \
    X(first_bit, IN_ALL, INVALID_ARGUMENT, "first_bit", a->first_bit >= bits) \
    X(bit_count, IN_ALL, INVALID_ARGUMENT, "bit_count", a->first_bit <= bits && a->bit_count > bits - a->first_bit) \
    X(offset_of_no_key, IN_ALL, INVALID_ARGUMENT, "key_offset", !has(a, GPUSORT_KEYS_IN_VALUES) && a->key_offset) \
    X(key_in_indices, IN_ALL, INVALID_ARGUMENT, "flags", \
      has(a, GPUSORT_KEYS_IN_VALUES) && has(a, GPUSORT_WRITE_INDICES | GPUSORT_KEEP_KEYS)) \
    X(key_in_nothing, IN_ALL, INVALID_ARGUMENT, "value_size", has(a, GPUSORT_KEYS_IN_VALUES) && !a->value_size) \
    X(key_between, IN_ALL, INVALID_ARGUMENT, "key_offset", \
      has(a, GPUSORT_KEYS_IN_VALUES) && a->key_offset % (bits < 32 ? bits / 8 : 4)) \
    X(key_behind, IN_ALL, INVALID_ARGUMENT, "key_offset", \
      has(a, GPUSORT_KEYS_IN_VALUES) && (uint64_t)a->key_offset + bits / 8 > a->value_size) \
    X(keys_twice, IN_ALL, INVALID_ARGUMENT, "keys", has(a, GPUSORT_KEYS_IN_VALUES) && a->keys.buffer) \
    X(offsets_and_rows, IN_ALL, INVALID_ARGUMENT, "segment_size", a->segment_count && a->segment_size) \
    X(offsets_of_rows, IN_ALL, INVALID_ARGUMENT, "segment_size", a->segments.buffer && a->segment_size) \
    X(offsets_uncounted, IN_ALL, INVALID_ARGUMENT, "segment_count", a->segments.buffer && !a->segment_count) \
    X(ends_of_rows, IN_ALL, INVALID_ARGUMENT, "segment_size", a->segment_ends.buffer && a->segment_size) \
    X(ends_uncounted, IN_ALL, INVALID_ARGUMENT, "segment_count", a->segment_ends.buffer && !a->segment_count) \
    X(segments_of_the_network, IN_ALL, UNSUPPORTED, "algorithm", \
      a->algorithm == GPUSORT_ODD_EVEN_MERGE && (a->segment_count || a->segment_size)) \
    X(limit_of_the_network, IN_ALL, UNSUPPORTED, "algorithm", a->algorithm == GPUSORT_ODD_EVEN_MERGE && a->limit) \
    X(kept_by_the_network, IN_ALL, UNSUPPORTED, "flags", \
      a->algorithm == GPUSORT_ODD_EVEN_MERGE && has(a, GPUSORT_KEEP_KEYS)) \
    X(count, IN_ALL, TOO_LARGE, "count", a->count > 0xffffffff) \
    X(results, IN_ALL, TOO_LARGE, "limit", has(a, GPUSORT_KEEP_KEYS) && results_of(a) > 0xffffffff) \
    X(wide_keys, IN_ALL, TOO_LARGE, "keys", c->range && c->sizes[KEYS] > c->range) \
    X(wide_values, IN_ALL, TOO_LARGE, "values", c->range && values_of(a) * a->value_size > c->range) \
    X(least_count, IN_PREPARE, INVALID_ARGUMENT, "least_count", a->least_count > a->count) \
    X(quick, IN_SORTS, INVALID_ARGUMENT, "flags", has(a, GPUSORT_QUICK)) \
    X(pool, IN_COMMANDS, UNSUPPORTED, "descriptor_pool", a->count && c->pooled && c->poolless) \
    X(offsets_descend, IN_HOST, INVALID_ARGUMENT, "segments", \
      cut_by(c, 0) && descend(c->begins, a->segment_count + 1)) \
    X(offsets_beyond, IN_HOST, INVALID_ARGUMENT, "segments", cut_by(c, 0) && c->begins[a->segment_count] > a->count) \
    X(ends_before, IN_HOST, INVALID_ARGUMENT, "segment_ends", cut_by(c, 1) && crosses(c) == 1) \
    X(ends_in_the_next, IN_HOST, INVALID_ARGUMENT, "segment_ends", cut_by(c, 1) && crosses(c) == 2) \
    X(ends_beyond, IN_HOST, INVALID_ARGUMENT, "segment_ends", \
      cut_by(c, 1) && c->ends[a->segment_count - 1] > a->count)

enum {
#define RULE_NAME(name, ...) RULE_##name,
    RULES(RULE_NAME)
#undef RULE_NAME
        NAMED_RULES,
    MISSING = NAMED_RULES,     /* of each array: there is none, */
    OFFSET = MISSING + ARRAYS, /* its offset is a multiple of nothing it has to be of, */
    BEYOND = OFFSET + ARRAYS,  /* or ends over 2^64, */
    SHORT = BEYOND + ARRAYS,   /* or the range has fewer bytes than the sort needs, */
    OVERLAP = SHORT + ARRAYS,  /* or it lies over another one */
    RULE_COUNT = OVERLAP + ARRAYS
};

typedef struct rule {
    const char *name, *member, *behind; /* what is named: the member, with this behind it */
    int where;
    gpusort_result result;
    int never_alone; /* where; or there is no such mistake: others come with it */
    long alone;      /* calls in which this was the only mistake */
} rule;
static rule rules[RULE_COUNT] = {
#define RULE_ROW(NAME, WHERE, RESULT, MEMBER, ...) \
    [RULE_##NAME] = {.name = #NAME, .member = MEMBER, .behind = "", .where = WHERE, .result = GPUSORT_ERROR_##RESULT},
    RULES(RULE_ROW)
#undef RULE_ROW
};

static void list_rules_of_arrays(void) {
    static const struct {
        int first;
        const char *name, *behind;
    } kinds[] = {{MISSING, "missing", ".buffer"},
                 {OFFSET, "offset", ".offset"},
                 {BEYOND, "beyond", ".offset"},
                 {SHORT, "short", ".size"},
                 {OVERLAP, "overlap", ""}};
    static char names[RULE_COUNT][32];
    for (size_t k = 0; k < COUNT_OF(kinds); k++)
        for (int i = 0; i < ARRAYS; i++) {
            rule *to = &rules[kinds[k].first + i];
            snprintf(names[kinds[k].first + i], sizeof names[0], "%s %s", array_names[i], kinds[k].name);
            *to = (rule){.name = names[kinds[k].first + i], .member = array_names[i], .behind = kinds[k].behind};
            to->result = GPUSORT_ERROR_INVALID_ARGUMENT;
            to->where = kinds[k].first == MISSING || kinds[k].first == OVERLAP ? IN_SORTS : IN_COMMANDS;
        }
    rules[RULE_key_in_nothing].never_alone = rules[RULE_offsets_of_rows].never_alone = IN_ALL;
    rules[RULE_ends_of_rows].never_alone = rules[OVERLAP + COUNT].never_alone = IN_ALL;
    for (int i = 0; i < ARRAYS; i++)
        if (i == COUNT || i == KEYS_OUT || i == VALUES_OUT || i == ENDS)
            rules[MISSING + i].never_alone = IN_ALL; /* they are optional */
    rules[MISSING + SCRATCH].never_alone = rules[OVERLAP + SCRATCH].never_alone = rules[OVERLAP + KEYS].never_alone =
        IN_HOST;
}

/* Whether an array lies over one before it. */
static int overlaps(const call *c, int i) {
    const gpusort_range place = place_of(c, i);
    for (int j = 0; j < i; j++) {
        const gpusort_range other = place_of(c, j);
        if ((j == SEGMENTS && i == ENDS) || place.buffer != other.buffer || !c->sizes[j])
            continue; /* the two are only read */
        if (place.offset < other.offset + c->sizes[j] && other.offset < place.offset + c->sizes[i]) return 1;
    }
    return 0;
}

/* Which rules a call breaks; returns how many. */
static int mistakes(const call *c, int where, unsigned char broken[RULE_COUNT]) {
    const gpusort_cmd_args *a = &c->args;
    const uint32_t bits = bits_of(a);
    const int sorts = c->host || a->count; /* recorded sorts of nothing need no arrays */
    int count = 0;
    memset(broken, 0, RULE_COUNT);
#define RULE_TEST(NAME, WHERE, RESULT, MEMBER, ...) broken[RULE_##NAME] = (__VA_ARGS__) != 0;
    RULES(RULE_TEST)
#undef RULE_TEST
    for (int i = 0; i < ARRAYS; i++) {
        const gpusort_range place = place_of(c, i);
        const int used = a->count && c->sizes[i];
        broken[MISSING + i] = !place.buffer && (used || (c->host && i == SEGMENTS && c->sizes[i]));
        broken[OFFSET + i] = used && place.buffer && place.offset % c->alignments[i];
        broken[BEYOND + i] = used && place.buffer && place.offset > UINT64_MAX - c->sizes[i];
        broken[SHORT + i] = used && place.buffer && place.size && place.size < c->sizes[i];
        broken[OVERLAP + i] = used && place.buffer && overlaps(c, i);
    }
    for (int i = 0; i < RULE_COUNT; i++) count += broken[i] &= (rules[i].where & where) != 0;
    return count;
}

/* ---- right arguments ---- */

static VkBuffer block(const bench *b, int array) {
    const VkBuffer blocks[ARRAYS] = {b->count,      b->keys,    b->values,  b->keys_out,
                                     b->values_out, b->scratch, b->offsets, b->ends};
    return blocks[array];
}

/* kind: where the kind of sort is drawn from. */
static call right_call(rng *kind, rng *r, const bench *b, int host) {
    call c;
    gpusort_cmd_args *a = &c.args;
    memset(&c, 0, sizeof c);
    *a = random_kind(kind);
    c.host = host;
    a->count = any_magnitude(r, MOST_COUNT);
    a->segment_count = (uint32_t)least(a->segment_count, MOST_SEGMENTS);
    a->limit = (uint32_t)least(a->limit, MOST_LIMIT);
    if (!host) a->least_count = chance(r, 30) ? any_magnitude(r, a->count) : 0;
    if (!has(a, GPUSORT_KEEP_KEYS) && chance(r, 25)) a->flags |= GPUSORT_OVERWRITE;
    if (!has(a, GPUSORT_KEYS_IN_VALUES)) a->keys.buffer = block(b, KEYS);
    if (a->value_size) a->values.buffer = block(b, VALUES);
    if (!host) a->scratch.buffer = block(b, SCRATCH);
    if (!host && chance(r, 30)) a->count_buffer.buffer = block(b, COUNT);
    if (a->segment_count) a->segments.buffer = block(b, SEGMENTS);
    if (a->segment_count && chance(r, 60)) a->segment_ends.buffer = block(b, ENDS);
    if (!has(a, GPUSORT_KEEP_KEYS | GPUSORT_KEYS_IN_VALUES) && (has(a, GPUSORT_OVERWRITE) || chance(r, 30)))
        a->keys_out.buffer = block(b, KEYS_OUT);
    if (a->value_size && (has(a, GPUSORT_OVERWRITE) || chance(r, 30))) a->values_out.buffer = block(b, VALUES_OUT);
    return c;
}

/* Ascending, and ends between them; where they are shaken, one is any number near those of elements. */
static void cut(call *c, rng *r) {
    const uint64_t count = least(c->args.count, MOST_COUNT);
    const uint32_t segments = (uint32_t)least(c->args.segment_count, MOST_SEGMENTS);
    uint32_t last = 0;
    for (uint32_t s = 0; s <= segments; s++) {
        c->begins[s] = last;
        last += (uint32_t)rng_below(r, 2 * (count - last) / (segments + 1 - s) + 1);
        last = (uint32_t)least(last, count);
    }
    for (uint32_t s = 0; s < segments; s++) {
        const uint32_t next = s + 1 < segments ? c->begins[s + 1] : (uint32_t)count;
        c->ends[s] = c->begins[s] + (uint32_t)rng_below(r, next - c->begins[s] + 1);
    }
    for (int i = 0; i < c->shaken; i++) {
        uint32_t *const list = c->args.segment_ends.buffer && chance(r, 50) ? c->ends : c->begins;
        const uint32_t at = chance(r, 50) ? segments : (uint32_t)rng_below(r, segments + 1);
        list[list == c->ends && at ? at - 1 : at] = (uint32_t)rng_below(r, count + 3);
    }
}

/* ---- damage ---- */

/* Returns the name of what has become other, which may still be right. */
static const char *damage(call *c, const bench *b, rng *r) {
    static const uint32_t bits[] = {0, 1, 7, 8, 15, 16, 31, 32, 63, 64, 0xfffffffc},
                          sizes[] = {0, 3, 4, 5, 8, 12, 64, 256, 257, 260, 0xfffffffc},
                          key_offsets[] = {0, 1, 2, 4, 8, 12, 252, 256, 0xfffffffc};
    static const uint64_t offsets[] = {1, 2, 4, 8, 16, 64, 256, 65536};
    static const int64_t changes[] = {-256, -4, -1, -1, 0, 1, 1 << 20};
    gpusort_cmd_args *a = &c->args;
    const uint64_t counts[] = {0, 1, a->count / 2, (uint64_t)1 << 28, (uint64_t)1 << 32};
    const uint64_t leasts[] = {0, 1, a->count, a->count + 1, UINT64_MAX};
    const uint32_t limits[] = {0, (uint32_t)a->count, (uint32_t)a->count + 1, 0xffffffff, 0xffffffff};
    const uint32_t cuts[] = {0, 1, 7, MOST_SEGMENTS};
    const int array = (int)rng_below(r, ARRAYS), other = (int)rng_below(r, ARRAYS);
    const int absent = c->host && (array == SCRATCH || array == COUNT || other == SCRATCH || other == COUNT);
    switch (rng_below(r, 30)) {
    case 0: a->start_canary = 1; return "start_canary";
    case 1: a->end_canary = 1; return "end_canary";
    case 2:
        a->key_type = chance(r, 20) ? GPUSORT_TYPE_MAX : (gpusort_type)rng_below(r, TYPE_COUNT + 1);
        return "key_type";
    case 3: a->order = (gpusort_order)rng_below(r, 3); return "order";
    case 4: a->algorithm = (gpusort_algorithm)rng_below(r, 5); return "algorithm";
    case 5: a->value_size = ONE_OF(r, sizes); return "value_size";
    case 6: a->first_bit = ONE_OF(r, bits); return "first_bit";
    case 7: a->bit_count = ONE_OF(r, bits); return "bit_count";
    case 8: a->key_offset = ONE_OF(r, key_offsets); return "key_offset";
    case 9:
    case 10:
    case 11: a->flags ^= 1u << rng_below(r, chance(r, 90) ? 9 : 32); return "flags";
    case 12: a->count = ONE_OF(r, counts); return "count";
    case 13: a->segment_count = ONE_OF(r, cuts); return "segment_count";
    case 14: a->segment_size = ONE_OF(r, cuts); return "segment_size";
    case 15:
    case 16: a->limit = ONE_OF(r, limits); return "limit";
    case 17: a->least_count = ONE_OF(r, leasts); return "least_count";
    case 18:
    case 19: c->shaken++; return "offsets of segments";
    case 20:
    case 21:
    case 22:
        if (c->host) return "nothing";
        c->sized[array] = 1;
        c->size_change[array] = ONE_OF(r, changes);
        return "a size";
    case 23:
    case 24:
    case 25:
        if (c->host || !range_of(c, array)->buffer) return "nothing";
        range_of(c, array)->offset = ONE_OF(r, offsets);
        c->at_top[array] = chance(r, 40);
        return "an offset";
    case 26:
    case 27: /* over another one, or behind it */
        if (absent || !range_of(c, array)->buffer || !range_of(c, other)->buffer) return "nothing";
        range_of(c, array)->buffer = range_of(c, other)->buffer;
        range_of(c, array)->offset = chance(r, 50) ? 0 : 1 << 17;
        return "a place";
    default:
        if (chance(r, 10)) {
            c->poolless = 1;
            return "descriptor_pool";
        }
        if (absent) return "nothing";
        range_of(c, array)->buffer = range_of(c, array)->buffer ? VK_NULL_HANDLE : block(b, array);
        return array_names[array];
    }
}

static void damage_some(call *c, const bench *b, rng *r) {
    const uint64_t members = rng_below(r, 3);
    for (uint64_t i = 0; i < members; i++) c->damaged[i] = damage(c, b, r);
    cut(c, r);
}

/* ---- answers ---- */

static log_keeper keeper;
static long sorted, with_ends, with_overwrite, refused, short_of_memory;

/* Whether the logger's line names that member of that structure. */
static int names(const char *structure, const rule *broken) {
    char name[80];
    size_t length;
    const char *found;
    const int recorded = !strcmp(structure, "gpusort_cmd_args");
    snprintf(name, sizeof name, "%s.%s%s", structure, broken->member, recorded ? broken->behind : "");
    length = strlen(name);
    found = strstr(keeper.text, name);
    return found && !isalnum((unsigned char)found[length]) && found[length] != '_';
}

static void tell(const call *c, uint64_t number, const char *function, gpusort_result result, const char *what) {
    const gpusort_cmd_args *a = &c->args;
    char given[300] = "";
    for (int i = 0; i < ARRAYS; i++) {
        const gpusort_range place = place_of(c, i);
        const size_t length = strlen(given);
        if (place.buffer)
            snprintf(given + length, sizeof given - length, " %s+%lld/%llu", array_names[i], (long long)place.offset,
                     (unsigned long long)place.size);
    }
    fail(
        "call %llu of seed %llu, damaged: %s, %s: %s: %s, %s, \"%s\"; count %llu, type %u, order %u, values of %u, "
        "key at %u, "
        "bits %u + %u, flags %#x, algorithm %u, %u segments, rows of %u, limit %u, least count %llu;%s",
        (unsigned long long)number, (unsigned long long)seed, c->damaged[0] ? c->damaged[0] : "nothing",
        c->damaged[1] ? c->damaged[1] : "nothing", function, gpusort_result_string(result), what, keeper.text,
        (unsigned long long)a->count, (unsigned)a->key_type, (unsigned)a->order, a->value_size, a->key_offset,
        a->first_bit, a->bit_count, a->flags, (unsigned)a->algorithm, a->segment_count, a->segment_size, a->limit,
        (unsigned long long)a->least_count, given);
}

/* Where a member is in gpusort_cmd_args; those of gpusort_host_args have the same order. */
static size_t place_in_structure(const char *member) {
#define PLACE(MEMBER) {#MEMBER, offsetof(gpusort_cmd_args, MEMBER)}
    static const struct {
        const char *member;
        size_t place;
    } places[] = {PLACE(start_canary), PLACE(count), PLACE(count_buffer), PLACE(keys), PLACE(values), PLACE(keys_out),
                  PLACE(values_out), PLACE(scratch), PLACE(descriptor_pool), PLACE(key_type), PLACE(order),
                  PLACE(value_size), PLACE(key_offset), PLACE(first_bit), PLACE(bit_count), PLACE(flags),
                  PLACE(algorithm), PLACE(segments), PLACE(segment_ends), PLACE(segment_count), PLACE(segment_size),
                  PLACE(limit), PLACE(least_count), PLACE(end_canary)};
    for (size_t i = 0; i < COUNT_OF(places); i++)
        if (!strcmp(places[i].member, member)) return places[i].place;
    fail("no member is called %s", member);
    return 0;
}

/* When a rule is looked at, as a number: canaries, what the arguments alone tell, what the device adds, what the plan adds
 * and the offsets of host arrays hold, and of each of these the members from top to bottom; then pairs of arrays. */
static size_t turn_of(int i) {
    const int canary = i == RULE_start_canary || i == RULE_end_canary,
              by_device = i == RULE_wide_keys || i == RULE_wide_values,
              by_plan = i == MISSING + SCRATCH || (i >= OFFSET && i < OVERLAP) ||
                        (i >= RULE_offsets_descend && i <= RULE_ends_beyond),
              stage = canary ? 0 : by_device ? 2 : by_plan ? 3 : i >= OVERLAP ? 4 : i == RULE_pool ? 5 : 1;
    return (size_t)stage * sizeof(gpusort_cmd_args) + (stage == 4 ? 0 : place_in_structure(rules[i].member));
}

/* other: a result that is right, too, where the arguments alone do not decide; GPUSORT_OK: there is none. Of several
 * mistakes the first is told. */
static void check_answer(const call *c, uint64_t number, int where, const char *function, gpusort_result result,
                         gpusort_result other) {
    const char *structure = where == IN_HOST ? "gpusort_host_args" : "gpusort_cmd_args";
    unsigned char broken[RULE_COUNT];
    const int count = mistakes(c, where, broken);
    size_t first = SIZE_MAX;
    char what[160] = "no mistake";
    if (null_complaint_count()) tell(c, number, function, result, null_complaint(NULL));
    null_forgive();
    refused += result != GPUSORT_OK;
    if (result == other || (result == GPUSORT_OK && count == 0)) return;
    for (int i = 0; i < RULE_COUNT; i++)
        if (broken[i] && turn_of(i) < first) first = turn_of(i);
    for (int i = 0; i < RULE_COUNT; i++) {
        if (!broken[i] || turn_of(i) != first) continue;
        if (result == rules[i].result &&
            (names(structure, &rules[i]) || (i >= OVERLAP && strstr(keeper.text, "overlaps")))) {
            rules[i].alone += count == 1;
            return;
        }
        snprintf(what, sizeof what, "not the error that names the first mistake, %s (%s)", rules[i].member,
                 rules[i].name);
    }
    tell(c, number, function, result, what);
}

/* ---- recorded sorts ---- */

/* Buffers as large as what lies in them. */
static void shape_blocks(const call *c, const bench *b, uint32_t usage) {
    const int allowed = (b->desc.enabled & GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS) != 0;
    if (allowed) usage |= VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;
    for (int i = 0; i < ARRAYS; i++) {
        uint64_t size = 4;
        for (int j = 0; j < ARRAYS; j++) {
            const gpusort_range place = place_of(c, j);
            if (place.buffer == block(b, i) && place.offset < UINT64_MAX - c->sizes[j] &&
                size < place.offset + c->sizes[j])
                size = place.offset + c->sizes[j];
        }
        null_reshape(block(b, i), size, usage | VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    }
}

static gpusort_cmd_args without_arrays(const gpusort_cmd_args *args) {
    static const gpusort_range none;
    gpusort_cmd_args kind = *args;
    kind.keys = kind.values = kind.scratch = kind.count_buffer = none;
    kind.segments = kind.segment_ends = kind.keys_out = kind.values_out = none;
    return kind;
}

static void record(call *c, const bench *b, gpusort_context *context, uint64_t number) {
    const VkDescriptorPoolCreateInfo none = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO};
    VkDescriptorPoolCreateInfo pool = none;
    VkDescriptorPoolSize size = {.type = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER};
    call kind = *c;
    gpusort_memory memory;
    plan_facts facts = {0};
    gpusort_result prepared, result, other;
    int readiness;
    kind.args = without_arrays(&c->args);
    measure(&kind, 0, 0);
    prepared = gpusort_prepare(context, &kind.args);
    check_answer(&kind, number, IN_PREPARE, "gpusort_prepare", prepared, GPUSORT_OK);
    readiness = gpusort_readiness(context, &kind.args);
    if ((prepared == GPUSORT_OK) != (readiness != GPUSORT_READY_NOT))
        tell(c, number, "gpusort_readiness", prepared, "another answer than that of gpusort_prepare()");
    keeper.text[0] = 0;
    result = gpusort_scratch(context, &kind.args, &memory);
    check_answer(&kind, number, IN_SCRATCH, "gpusort_scratch", result, GPUSORT_OK);
    if (c->args.count) (void)plan_of(context, &c->args, &facts);
    measure(c, facts.scratch, facts.addresses);
    if (facts.scratch > memory.size && result == GPUSORT_OK)
        tell(c, number, "gpusort_scratch", result, "less than the sort needs");
    shape_blocks(c, b, memory.usage);
    if (c->pooled && !c->poolless && memory.descriptor_sets) {
        size.descriptorCount = memory.descriptors;
        pool.maxSets = memory.descriptor_sets;
        pool.poolSizeCount = 1;
        pool.pPoolSizes = &size;
        null_vk.CreateDescriptorPool(b->device, &pool, NULL, &c->args.descriptor_pool);
    }
    other = prepared != GPUSORT_OK || c->args.least_count > c->args.count ? GPUSORT_ERROR_NOT_PREPARED : GPUSORT_OK;
    keeper.text[0] = 0;
    result = gpusort_cmd_sort(context, b->commands, &c->args);
    check_answer(c, number, IN_COMMANDS, "gpusort_cmd_sort", result, other);
    if (c->args.descriptor_pool) null_vk.DestroyDescriptorPool(b->device, c->args.descriptor_pool, NULL);
    if (result != GPUSORT_OK) return;
    sorted++;
    with_ends += c->sizes[ENDS] != 0;
    with_overwrite += has(&c->args, GPUSORT_OVERWRITE);
}

/* ---- host arrays ---- */

enum { MOST_BYTES = 1 << 20 };

typedef struct arrays {
    unsigned char *blocks[ARRAYS], *before[ARRAYS];
    size_t sizes[ARRAYS];
} arrays;

/* No byte more than what lies in a block; nothing at all where that is too large for a test. */
static void make_arrays(arrays *all, const call *c, const bench *b) {
    memset(all, 0, sizeof *all);
    for (int i = 0; i < ARRAYS; i++) {
        uint64_t size = 0;
        for (int j = 0; j < ARRAYS; j++) {
            const gpusort_range place = place_of(c, j);
            if (place.buffer == block(b, i) && size < place.offset + c->sizes[j]) size = place.offset + c->sizes[j];
        }
        if (size > MOST_BYTES) continue;
        all->sizes[i] = (size_t)size;
        all->blocks[i] = calloc(1, size ? (size_t)size : 1);
        all->before[i] = malloc((size_t)size + 1);
    }
}

static void free_arrays(arrays *all) {
    for (int i = 0; i < ARRAYS; i++) free(all->blocks[i]), free(all->before[i]);
}

/* Where no memory is, far from other arrays: for calls that are refused. */
static unsigned char *nowhere(int array) {
    return (unsigned char *)((uintptr_t)(array + 1) << (sizeof(void *) > 4 ? 42 : 28));
}

static unsigned char *array_at(const arrays *all, const call *c, const bench *b, int array) {
    const gpusort_range place = place_of(c, array);
    for (int i = 0; i < ARRAYS; i++)
        if (place.buffer && place.buffer == block(b, i))
            return (all->blocks[i] ? all->blocks[i] : nowhere(i)) + place.offset;
    return NULL;
}

/* Arrays that are nowhere are for calls with mistakes; offsets and ends are read before these are all found. */
static int is_possible(const arrays *all, const call *c, const bench *b) {
    unsigned char broken[RULE_COUNT];
    const int right = mistakes(c, IN_HOST, broken) == 0;
    for (int i = 0; i < ARRAYS; i++)
        for (int j = 0; j < ARRAYS; j++)
            if (place_of(c, j).buffer == block(b, i) && !all->blocks[i] && (right || j == SEGMENTS || j == ENDS))
                return 0;
    return 1;
}

static int is_written(const gpusort_cmd_args *a, int array) {
    const int overwrites = has(a, GPUSORT_OVERWRITE);
    switch (array) {
    case KEYS: return overwrites || (!a->keys_out.buffer && !has(a, GPUSORT_KEEP_KEYS));
    case VALUES: return overwrites || !a->values_out.buffer;
    default: return array == KEYS_OUT || array == VALUES_OUT;
    }
}

/* Blocks that have changed, as bits. */
static unsigned changed(const arrays *all) {
    unsigned bits = 0;
    for (int i = 0; i < ARRAYS; i++)
        if (all->sizes[i] && memcmp(all->blocks[i], all->before[i], all->sizes[i])) bits |= 1u << i;
    return bits;
}

static void sort_host_arrays(call *c, const bench *b, gpusort_context *context, uint64_t number) {
    const gpusort_cmd_args *a = &c->args;
    gpusort_host_args args;
    gpusort_result result;
    arrays all;
    uint32_t *begins, *ends;
    unsigned written = 0;
    measure(c, 0, 1);
    make_arrays(&all, c, b);
    if (!is_possible(&all, c, b)) {
        free_arrays(&all);
        return;
    }
    memset(&args, 0, sizeof args);
    args.start_canary = a->start_canary;
    args.end_canary = a->end_canary;
    args.count = (size_t)a->count;
    args.keys = array_at(&all, c, b, KEYS);
    args.values = array_at(&all, c, b, VALUES);
    args.keys_out = array_at(&all, c, b, KEYS_OUT);
    args.values_out = array_at(&all, c, b, VALUES_OUT);
    args.segments = begins = (uint32_t *)(void *)array_at(&all, c, b, SEGMENTS);
    args.segment_ends = ends = (uint32_t *)(void *)array_at(&all, c, b, ENDS);
    args.key_type = a->key_type;
    args.order = a->order;
    args.value_size = a->value_size;
    args.key_offset = a->key_offset;
    args.first_bit = a->first_bit;
    args.bit_count = a->bit_count;
    args.flags = a->flags;
    args.algorithm = a->algorithm;
    args.segment_count = a->segment_count;
    args.segment_size = a->segment_size;
    args.limit = a->limit;
    if (begins && c->sizes[SEGMENTS]) memcpy(begins, c->begins, (size_t)c->sizes[SEGMENTS]);
    if (ends && c->sizes[ENDS]) memcpy(ends, c->ends, (size_t)c->sizes[ENDS]);
    for (int i = 0; i < ARRAYS; i++)
        if (all.sizes[i]) memcpy(all.before[i], all.blocks[i], all.sizes[i]);
    result = gpusort_sort(context, &args);
    check_answer(c, number, IN_HOST, "gpusort_sort", result,
                 c->budget ? GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY : GPUSORT_OK);
    for (int i = 0; i < ARRAYS; i++)
        for (int j = 0; j < ARRAYS; j++)
            if (result == GPUSORT_OK && is_written(a, i) && place_of(c, i).buffer == block(b, j)) written |= 1u << j;
    if (changed(&all) & ~written) tell(c, number, "gpusort_sort", result, "what is not written has changed");
    free_arrays(&all);
    short_of_memory += result == GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY;
    if (result != GPUSORT_OK) return;
    sorted++;
    with_ends += c->sizes[ENDS] != 0;
    with_overwrite += has(a, GPUSORT_OVERWRITE);
}

/* ---- promises ---- */

enum { CALLS_A_DEVICE = 500, KINDS_A_DEVICE = 12, ENOUGH_CALLS = 15000 };

/* Calls on one device after the other: with all that gpusort_query() offers, with some of it, and with nothing. */
static void run_calls(int host) {
    const long calls = soaking() ? 20 * wanted_calls : wanted_calls;
    gpusort_context *context = NULL;
    uint64_t budget = 0, range = 0;
    bench b;
    sorted = with_ends = with_overwrite = refused = short_of_memory = 0;
    for (int i = 0; i < RULE_COUNT; i++) rules[i].alone = 0;
    for (uint64_t number = 0; number < (uint64_t)calls; number++) {
        rng r = rng_of(number),
            kind = rng_of((uint64_t)calls + number / CALLS_A_DEVICE * CALLS_A_DEVICE + number % KINDS_A_DEVICE);
        call c;
        if (number % CALLS_A_DEVICE == 0) {
            null_device = null_usual();
            null_device.limits.minStorageBufferOffsetAlignment = (VkDeviceSize)4 << rng_below(&r, 7);
            if (chance(&r, 50)) null_device.limits.maxStorageBufferRange = 1 << 27;
            null_reset();
            if (!bench_open(&b, chance(&r, 40) ? 0xffffffff : chance(&r, 50) ? 0 : (uint32_t)rng_next(&r))) return;
            use_logger(&b.desc, &keeper);
            budget = host && chance(&r, 30) ? any_magnitude(&r, 1 << 18) : 0;
            b.desc.memory_budget = budget;
            range = b.desc.enabled & GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS ? 0
                                                                           : null_device.limits.maxStorageBufferRange;
            expect_result(gpusort_create(&b.desc, &context), GPUSORT_OK, "gpusort_create");
            if (!context) return;
        }
        keeper.text[0] = 0;
        c = right_call(&kind, &r, &b, host);
        c.budget = budget;
        c.range = range;
        c.pooled = !host &&
                   !(b.desc.enabled & (GPUSORT_ENABLED_PUSH_DESCRIPTOR | GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS));
        damage_some(&c, &b, &r);
        if (host)
            sort_host_arrays(&c, &b, context, number);
        else
            record(&c, &b, context, number);
        if (number % CALLS_A_DEVICE == CALLS_A_DEVICE - 1 || number + 1 == (uint64_t)calls) {
            gpusort_destroy(context);
            bench_close(&b);
            if (null_complaint_count()) fail("%s", null_complaint(NULL));
        }
    }
    printf("     %ld calls sort, %ld with segment_ends, %ld with GPUSORT_OVERWRITE; %ld answers are errors\n", sorted,
           with_ends, with_overwrite, refused);
    if (calls >= ENOUGH_CALLS)
        EXPECT(sorted > calls / 4 && refused > calls / 4 && with_ends > calls / 40 && with_overwrite > calls / 40);
}

/* Of each rule there were calls that broke nothing else: they have shown that it is kept. */
static void expect_rules_met(int where) {
    const rule *rarest = NULL;
    int count = 0;
    for (int i = 0; i < RULE_COUNT; i++) {
        if (!(rules[i].where & where & ~rules[i].never_alone)) continue;
        count++;
        if (!rarest || rules[i].alone < rarest->alone) rarest = &rules[i];
    }
    printf("     %d rules, each broken alone by %ld calls at least (%s)\n", count, rarest->alone, rarest->name);
    if (wanted_calls >= ENOUGH_CALLS && rarest->alone == 0)
        fail("no call breaks \"%s\" alone: try another seed", rarest->name);
}

static void damaged_arguments_of_recorded_sorts_are_told_by_name(void) {
    run_calls(0);
    expect_rules_met(IN_PREPARE | IN_SCRATCH | IN_COMMANDS);
}

static void damaged_host_arguments_are_told_and_change_nothing(void) {
    run_calls(1);
    expect_rules_met(IN_HOST);
    if (wanted_calls >= ENOUGH_CALLS) EXPECT(short_of_memory > 0);
}

/* ---- structures that were not zeroed ---- */

static const unsigned char fillings[] = {0xcc, 0xcd, 0xed, 0xff, 0x55};

static void expect_zeroing_wanted(unsigned filling, const char *function, gpusort_result result) {
    if (result != GPUSORT_ERROR_INVALID_ARGUMENT || !strstr(keeper.text, "start_canary") ||
        !strstr(keeper.text, "zero the whole structure first"))
        fail("%s of %#x: %s, \"%s\"", function, filling, gpusort_result_string(result), keeper.text);
    keeper.text[0] = 0;
}

/* Every public structure, for every function that takes one. The logger of such a gpusort_desc is garbage as well, so that
 * the result's text is what tells. */
static void structures_that_were_not_zeroed_are_told_to_be_by_every_function(void) {
    gpusort_context *context = NULL;
    bench b;
    null_device = null_usual();
    null_reset();
    if (!bench_open(&b, 0xffffffff)) return;
    use_logger(&b.desc, &keeper);
    expect_result(gpusort_create(&b.desc, &context), GPUSORT_OK, "gpusort_create");
    if (!context) return;
    for (size_t i = 0; i < COUNT_OF(fillings); i++) {
        gpusort_context *none = NULL;
        gpusort_desc desc;
        gpusort_host_args host_args;
        gpusort_cmd_args args, right = {.count = 1000};
        gpusort_memory memory;
        gpusort_info info;
        gpusort_features features;
        VkDeviceCreateInfo device = {.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO};
        uint32_t enabled = 0, count = 0;
        size_t size = 0;
        memset(&desc, fillings[i], sizeof desc);
        memset(&host_args, fillings[i], sizeof host_args);
        memset(&args, fillings[i], sizeof args);
        memset(&memory, fillings[i], sizeof memory);
        memset(&info, fillings[i], sizeof info);
        memset(&features, fillings[i], sizeof features);
        EXPECT(gpusort_create(&desc, &none) == GPUSORT_ERROR_INVALID_ARGUMENT && !none);
        EXPECT(gpusort_create(&desc, NULL) == GPUSORT_ERROR_INVALID_ARGUMENT);
        EXPECT(gpusort_query(&desc, &enabled, &count, NULL) == GPUSORT_ERROR_INVALID_ARGUMENT);
        EXPECT(gpusort_query(&desc, NULL, NULL, NULL) == GPUSORT_ERROR_INVALID_ARGUMENT);
        EXPECT(strstr(gpusort_result_string(GPUSORT_ERROR_INVALID_ARGUMENT), "gpusort_desc was not zeroed") != NULL);
        expect_zeroing_wanted(fillings[i], "gpusort_sort", gpusort_sort(context, &host_args));
        expect_zeroing_wanted(fillings[i], "gpusort_prepare", gpusort_prepare(context, &args));
        expect_zeroing_wanted(fillings[i], "gpusort_readiness",
                              gpusort_readiness(context, &args) == GPUSORT_READY_NOT ? GPUSORT_ERROR_INVALID_ARGUMENT
                                                                                     : GPUSORT_OK);
        expect_zeroing_wanted(fillings[i], "gpusort_scratch", gpusort_scratch(context, &args, &memory));
        expect_zeroing_wanted(fillings[i], "gpusort_scratch to NULL", gpusort_scratch(context, &args, NULL));
        expect_zeroing_wanted(fillings[i], "gpusort_explain", gpusort_explain(context, &args, &size, NULL));
        expect_zeroing_wanted(fillings[i], "gpusort_explain to NULL", gpusort_explain(context, &args, NULL, NULL));
        expect_zeroing_wanted(fillings[i], "gpusort_cmd_sort", gpusort_cmd_sort(context, b.commands, &args));
        expect_zeroing_wanted(fillings[i], "gpusort_cmd_sort to NULL", gpusort_cmd_sort(context, VK_NULL_HANDLE, &args));
        /* those that are written may hold anything before */
        memset(&memory, fillings[i], sizeof memory);
        expect_result(gpusort_scratch(context, &right, &memory), GPUSORT_OK, "gpusort_scratch");
        EXPECT(memory.size && memory.size < 1 << 20 && memory.alignment && memory.descriptors < 1000);
        gpusort_get_info(context, &info);
        EXPECT(info.subgroup_size && info.subgroup_size <= 128 && info.device_type <= GPUSORT_DEVICE_CPU);
        expect_result(gpusort_chain_features(GPUSORT_ENABLED_STORAGE_8BIT, &device, &features), GPUSORT_OK,
                      "gpusort_chain_features");
    }
    {   /* the last canary, too, is looked at before anything else */
        gpusort_cmd_args args = {.count = UINT64_MAX, .flags = 0xffffffff, .end_canary = 1};
        gpusort_host_args host_args = {.flags = 0xffffffff, .end_canary = 1};
        gpusort_desc desc = b.desc;
        desc.end_canary = 1;
        desc.radix_bits = 3;
        (void)gpusort_cmd_sort(context, VK_NULL_HANDLE, &args);
        EXPECT(strstr(keeper.text, "gpusort_cmd_args.end_canary 1: not 0: zero the whole structure first") != NULL);
        (void)gpusort_sort(context, &host_args);
        EXPECT(strstr(keeper.text, "gpusort_host_args.end_canary 1: not 0: zero the whole structure first") != NULL);
        (void)gpusort_create(&desc, NULL);
        EXPECT(strstr(keeper.text, "gpusort_desc.end_canary 1: not 0: zero the whole structure first") != NULL);
        keeper.text[0] = 0;
        (void)gpusort_query(&desc, NULL, NULL, NULL);
        EXPECT(strstr(keeper.text, "gpusort_desc.end_canary 1: not 0: zero the whole structure first") != NULL);
    }
    gpusort_destroy(context);
    bench_close(&b);
}

static void free_nothing(void *memory, void *user) { (void)memory, (void)user; }

/* Any two members of gpusort_desc: the upper one is told. */
static void of_two_mistakes_in_a_description_the_upper_is_told(void) {
    static const struct {
        const char *member;
        size_t place;
    } members[] = {
#define MEMBER(NAME) {#NAME, offsetof(gpusort_desc, NAME)}
        MEMBER(queue),      MEMBER(queue_family), MEMBER(api_version), MEMBER(enabled),    MEMBER(pipeline_cache),
        MEMBER(cache_size), MEMBER(allocator),    MEMBER(radix_bits),  MEMBER(tuning)};
    log_keeper kept = {0};
    for (int i = 0; i < (int)COUNT_OF(members); i++)
        for (int j = 0; j < i; j++) {
            gpusort_desc desc = {0};
            gpusort_context *context = NULL;
            char told[60];
            use_logger(&desc, &kept);
            for (int m = i;; m = j) {
                switch (m) {
                case 0: memset(&desc.queue, 1, sizeof desc.queue); break;
                case 1: desc.queue_family = 1; break;
                case 2: desc.api_version = 1; break;
                case 3: desc.enabled = 0x80000000u; break;
                case 4: memset(&desc.pipeline_cache, 1, sizeof desc.pipeline_cache); break;
                case 5: desc.cache_size = 1; break;
                case 6: desc.allocator.user = &desc, desc.allocator.free = free_nothing; break;
                case 7: desc.radix_bits = 3; break;
                default: desc.tuning = "no=1";
                }
                if (m == j) break;
            }
            EXPECT(members[j].place < members[i].place);
            expect_result(gpusort_create(&desc, &context), GPUSORT_ERROR_INVALID_ARGUMENT, members[j].member);
            snprintf(told, sizeof told, "gpusort_desc.%s", members[j].member);
            if (strncmp(kept.text, told, strlen(told)))
                fail("%s and %s are wrong, and told is \"%s\"", members[j].member, members[i].member, kept.text);
        }
}

static const promise promises[] = {
    PROMISE(structures_that_were_not_zeroed_are_told_to_be_by_every_function),
    PROMISE(of_two_mistakes_in_a_description_the_upper_is_told),
    PROMISE(damaged_arguments_of_recorded_sorts_are_told_by_name, .soak = "twenty times as many calls"),
    PROMISE(damaged_host_arguments_are_told_and_change_nothing, .soak = "twenty times as many calls"),
};

int main(int argc, char **argv) {
    list_rules_of_arrays();
    for (int i = 0; i < 2 && argc > 1 && isdigit((unsigned char)argv[1][0]); i++) {
        if (i)
            seed = strtoull(argv[1], NULL, 0);
        else
            wanted_calls = strtol(argv[1], NULL, 0);
        argv[1] = argv[0], argc--, argv++;
    }
    return run_promises(promises, COUNT_OF(promises), argc, argv);
}
