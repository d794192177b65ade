/* Results that have arrays of their own (keys_out, values_out), by each way to sort. What is given stays as it was, byte for
 * byte, and so does what lies around the results: the harness looks. gpusort_prepare() and gpusort_scratch() are asked
 * without these arrays. */
#include "harness.h"
#include "shim.h"

#include <string.h>

#define CSS GPUSORT_COUNT_SCAN_SCATTER
#define ONESWEEP GPUSORT_ONESWEEP
#define NETWORK GPUSORT_ODD_EVEN_MERGE
#define INDICES GPUSORT_WRITE_INDICES
#define KEEP GPUSORT_KEEP_KEYS
#define STRUCTS GPUSORT_KEYS_IN_VALUES
#define DISCARD GPUSORT_DISCARD_KEYS

/* How an engine's sorts find their buffers: by device addresses, by sets of a pool, by pushed descriptors. */
static const uint32_t without[] = {GPUSORT_ENABLED_PUSH_DESCRIPTOR,
                                   GPUSORT_ENABLED_PUSH_DESCRIPTOR | GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS, 0};
enum { WAYS = COUNT_OF(without) };
static engine *engines[WAYS];
static target targets[WAYS];

/* NULL: the device cannot. Small workgroups compile soonest. */
static const target *target_of(size_t way) {
    static const gpusorti_overrides shape = {.workgroup_size = 256, .items = 2};
    gpusort_desc knobs;
    memset(&knobs, 0, sizeof knobs);
    knobs.overrides = &shape;
    if (targets[way].context) return &targets[way];
    if (!engines[way]) engines[way] = engine_open(ENABLE_ALL & ~without[way], VK_API_VERSION_1_3);
    return engines[way] && target_engine(&targets[way], "engine", engines[way], &knobs) ? &targets[way] : NULL;
}

static void close_targets(void) {
    for (size_t way = 0; way < WAYS; way++) {
        target_close(&targets[way]);
        engine_close(engines[way]);
        engines[way] = NULL;
    }
}

static uint64_t cases_run;

/* Where the case may have these arrays for its results. */
static void expect_out(const target *t, const sort_case *given, uint32_t out) {
    sort_case c = *given;
    c.out = out;
    c.seed = cases_run++;
    if (t && possible_out(&c, out) == out) expect_sorted(t, &c);
}

/* Each choice of arrays; in a test one way to find them, and the first cases alone. */
static void expect_each_out(const sort_case *cases, size_t count, size_t first) {
    for (size_t i = 0; i < (!soaking() ? first : count); i++)
        for (size_t way = 0; way < WAYS; way++)
            for (uint32_t out = OUT_KEYS; out <= (OUT_KEYS | OUT_VALUES); out++)
                if (soaking() || way == i % WAYS) expect_out(target_of(way), &cases[i], out);
    close_targets();
}

/* ---- kinds of keys, orders, algorithms, shapes ---- */
/* In a test three of them, as matrix.c has all pairs of these without shapes. */
static void every_kind_of_keys_goes_there_by_every_algorithm(void) {
    static const struct {
        gpusort_type type;
        uint32_t flags;
    } kinds[] = {{GPUSORT_U8, 0},  {GPUSORT_I16, 0}, {GPUSORT_I64, 0}, {GPUSORT_F32, 0},
                 {GPUSORT_F16, GPUSORT_NUMERIC}, {GPUSORT_U32, 0}, {GPUSORT_F32, GPUSORT_NUMERIC},
                 {GPUSORT_F64, GPUSORT_NUMERIC}};
    static const sort_case shapes[] = {
        {.count = 1501}, {.count = 1501, .segments = LAYOUT_ROWS, .segment_size = 700}, {.count = 1501, .limit = 17}};
    static const uint32_t value_sizes[] = {4, 8, 12};
    size_t number = 0;
    for (size_t k = 0; k < COUNT_OF(kinds); k++)
        for (uint32_t algorithm = GPUSORT_AUTO; algorithm <= NETWORK; algorithm++)
            for (size_t s = 0; s < (algorithm == NETWORK ? 1 : COUNT_OF(shapes)); s++)
                for (uint32_t order = 0; order < 2; order++) {
                    sort_case c = shapes[s];
                    number++;
                    if (!soaking() && (s == 0 || algorithm + s > 2 || k != 3 * algorithm + s || order != k / 2 % 2))
                        continue;
                    c.type = kinds[k].type;
                    c.flags = kinds[k].flags;
                    c.algorithm = (gpusort_algorithm)algorithm;
                    c.order = (gpusort_order)order;
                    c.keys = c.flags ? KEYS_SPECIAL : KEYS_RANDOM;
                    c.gpu = number % 5 ? COUNT_GIVEN : COUNT_BELOW;
                    c.value_size = value_sizes[(k + s) % COUNT_OF(value_sizes)];
                    for (uint32_t out = OUT_KEYS; out <= (OUT_KEYS | OUT_VALUES); out++)
                        expect_out(target_of((k + s + algorithm) % WAYS), &c, out);
                }
    close_targets();
}

/* ---- what is copied, and what is not ---- */
static void other_elements_go_there_too(void) {
    static const sort_case cases[] = {
        {.count = 1501, .value_size = 4, .flags = INDICES, .gpu = COUNT_BELOW},
        {.count = 3, .type = GPUSORT_U8, .algorithm = NETWORK},
        {.count = 1501, .value_size = 8, .flags = STRUCTS, .key_offset = 4},
        {.count = 1501, .type = GPUSORT_I8, .algorithm = ONESWEEP},
        {.count = 1501, .value_size = 4, .flags = DISCARD},
        {.count = 0, .value_size = 4},
        {.count = 1, .value_size = 4},
        {.count = 1501, .value_size = 4, .flags = KEEP},
        {.count = 1501, .value_size = 4, .flags = INDICES | KEEP, .algorithm = CSS},
        {.count = 1501, .value_size = 4, .flags = INDICES | GPUSORT_NUMERIC, .type = GPUSORT_F64,
         .algorithm = ONESWEEP},
        {.count = 1501, .value_size = 4, .keys = KEYS_SORTED, .algorithm = ONESWEEP},
        {.count = 1501, .value_size = 8, .bit_count = 24, .algorithm = ONESWEEP},
        {.count = 1501, .value_size = 24, .flags = STRUCTS, .type = GPUSORT_U16, .key_offset = 6, .gpu = COUNT_BELOW},
        {.count = 1501, .value_size = 12, .flags = STRUCTS, .algorithm = NETWORK},
    };
    expect_each_out(cases, COUNT_OF(cases), 5);
}

/* Short ones, listed ones, long ones; with elements outside of all. */
static void segments_and_first_ones_go_there_too(void) {
    static const sort_case cases[] = {
        {.count = 1501, .segments = LAYOUT_GAPS, .segment_count = 70, .value_size = 8},
        {.count = 1501, .segments = LAYOUT_GAPS, .segment_count = 60, .value_size = 20, .limit = 170, .flags = KEEP},
        {.count = 1501, .segments = LAYOUT_ROWS, .segment_size = 10, .value_size = 4, .limit = 17,
         .flags = KEEP | INDICES},
        {.count = 1501, .segments = LAYOUT_GAPS, .segment_count = 7, .value_size = 4, .flags = INDICES},
        {.count = 1501, .segments = LAYOUT_GAPS, .segment_count = 9, .value_size = 12, .type = GPUSORT_I16},
        {.count = 1501, .segments = LAYOUT_GAPS, .segment_count = 9, .value_size = 16, .flags = STRUCTS},
        {.count = 9001, .segments = LAYOUT_GIANT, .segment_count = 50, .value_size = 4, .algorithm = CSS},
        {.count = 9001, .segments = LAYOUT_GAPS, .segment_count = 3, .value_size = 4, .limit = 17},
        {.count = 9001, .segments = LAYOUT_ROWS, .segment_size = 4500, .value_size = 4, .limit = 17, .flags = KEEP},
        {.count = 9001, .limit = 40, .value_size = 4, .flags = INDICES | KEEP},
        {.count = 9001, .limit = 2000, .value_size = 4, .flags = GPUSORT_ANY_ORDER},
    };
    expect_each_out(cases, COUNT_OF(cases), 2);
}

/* As many dispatches as in place, so that none is there to copy. The first cases each way, others one way; in a test the
 * first ones one way. */
static void expect_no_copies(const sort_case *cases, size_t count, size_t first, const char *tuning) {
    for (size_t way = 0; way < WAYS; way++) {
        gpusort_desc usual;
        target t;
        engine *e = engine_open(ENABLE_ALL & ~without[way], VK_API_VERSION_1_3);
        memset(&usual, 0, sizeof usual);
        usual.tuning = tuning;
        /* by addresses there are no rolled tiles, and no more than one */
        if (way == 0 && !tuning) usual.tuning = "rolled=0";
        if (!e || !target_engine(&t, "engine", e, &usual)) continue;
        for (size_t i = 0; i < (!soaking() ? first : count); i++) {
            const int tiles = cases[i].segments == LAYOUT_ARRAY && cases[i].limit == 0;
            long in_place = 0;
            for (uint32_t out = 0; out <= (OUT_KEYS | OUT_VALUES); out++) {
                const long before = shim.dispatches;
                if (way == 0 && tiles && cases[i].count > 256) continue;
                if ((!soaking() || i >= first) && way != (tiles ? 1 + i % 2 : i % WAYS)) continue;
                expect_out(&t, &cases[i], out);
                if (out == 0) in_place = shim.dispatches - before;
                else if (shim.dispatches != before && shim.dispatches - before != in_place)
                    fail("case %zu, way %zu: %ld dispatches, in place %ld", i, way, shim.dispatches - before, in_place);
            }
        }
        target_close(&t);
        engine_close(e);
    }
}

/* Tiles are loaded from what is given, also one alone, those that an odd or an even number of merges follows, and those of
 * buckets. */
static void small_counts_are_not_copied_first(void) {
    static const sort_case cases[] = {
        {.count = 9001, .value_size = 4},
        {.count = 1001, .value_size = 8, .type = GPUSORT_I64, .order = GPUSORT_DESCENDING, .gpu = COUNT_BELOW},
        {.count = 201, .value_size = 4, .keys = KEYS_LOW},
        {.count = 201, .value_size = 4, .keys = KEYS_LOW, .flags = INDICES, .gpu = COUNT_BELOW},
        {.count = 3001, .value_size = 4, .flags = KEEP},
        {.count = 3001, .value_size = 12, .type = GPUSORT_F32, .keys = KEYS_SPECIAL},
        {.count = 3001, .type = GPUSORT_F64, .flags = GPUSORT_NUMERIC, .value_size = 4, .keys = KEYS_SPECIAL},
        {.count = 20001, .value_size = 4, .keys = KEYS_LOW},
        {.count = 20001, .value_size = 8, .flags = DISCARD, .bit_count = 7},
        {.count = 70001, .type = GPUSORT_U64, .value_size = 4, .gpu = COUNT_BELOW},
    };
    expect_no_copies(cases, COUNT_OF(cases), 5, NULL);
}

/* Short ones, listed ones and long ones, and what is left of these in a last row. */
static void rows_are_not_copied_first(void) {
    static const sort_case cases[] = {
        {.count = 1501, .segments = LAYOUT_ROWS, .segment_size = 9, .value_size = 4},
        {.count = 1501, .segments = LAYOUT_ROWS, .segment_size = 170, .value_size = 8, .keys = KEYS_LOW},
        {.count = 9101, .segments = LAYOUT_ROWS, .segment_size = 4500, .value_size = 4, .gpu = COUNT_BELOW},
        {.count = 1501, .segments = LAYOUT_ROWS, .segment_size = 170, .type = GPUSORT_I64, .value_size = 4,
         .order = GPUSORT_DESCENDING},
        {.count = 1501, .segments = LAYOUT_ROWS, .segment_size = 170, .type = GPUSORT_F32,
         .keys = KEYS_SPECIAL, .value_size = 4, .flags = INDICES},
        {.count = 1501, .segments = LAYOUT_ROWS, .segment_size = 30, .type = GPUSORT_U16, .value_size = 12},
        {.count = 1501, .segments = LAYOUT_ROWS, .segment_size = 30, .value_size = 4, .limit = 7, .flags = DISCARD},
        {.count = 9101, .segments = LAYOUT_ROWS, .segment_size = 4500, .type = GPUSORT_F32,
         .order = GPUSORT_DESCENDING},
        {.count = 9101, .segments = LAYOUT_ROWS, .segment_size = 4500, .value_size = 4, .flags = INDICES,
         .algorithm = CSS},
    };
    expect_no_copies(cases, COUNT_OF(cases), 3, NULL);
}

/* Nor is anything behind them. Bound values are, where order is wanted, and so are bound keys that are written, of more
 * elements than leave candidates tile by tile: no case has those. */
static void first_ones_are_not_copied_first(void) {
    static const sort_case cases[] = {
        {.count = 9001, .limit = 40, .value_size = 4, .flags = INDICES},
        {.count = 20001, .limit = 2000, .flags = GPUSORT_ANY_ORDER, .keys = KEYS_SORTED},
        {.count = 9001, .limit = 40},
        {.count = 20001, .limit = 2000, .flags = GPUSORT_ANY_ORDER, .value_size = 4, .keys = KEYS_CONSTANT},
        {.count = 20001, .limit = 2000, .flags = GPUSORT_ANY_ORDER, .value_size = 4, .type = GPUSORT_F64,
         .gpu = COUNT_BELOW},
        {.count = 9001, .segments = LAYOUT_ROWS, .segment_size = 4500, .value_size = 4, .limit = 300,
         .flags = INDICES | KEEP},
        {.count = 9001, .segments = LAYOUT_ROWS, .segment_size = 4500, .type = GPUSORT_I64, .limit = 17,
         .gpu = COUNT_BELOW},
        {.count = 9001, .segments = LAYOUT_ROWS, .segment_size = 4500, .limit = 900, .value_size = 8,
         .flags = GPUSORT_ANY_ORDER},
        {.count = 9001, .segments = LAYOUT_ROWS, .segment_size = 4500, .limit = 900, .value_size = 4,
         .flags = GPUSORT_ANY_ORDER | INDICES | KEEP},
    };
    expect_no_copies(cases, COUNT_OF(cases), 4, "rolled=1 small_count=2^12 tile=64x4,64x4,64x4,64x4,64x4,64x4 select=64x8");
}

/* By each way to the device and back. */
static void host_arrays_stay_as_they_were(void) {
    static const sort_case cases[] = {
        {.count = 3001, .value_size = 4, .host = 1},
        {.count = 3001, .segments = LAYOUT_ROWS, .segment_size = 10, .value_size = 4, .limit = 17,
         .flags = KEEP | INDICES, .host = 1},
        {.count = 3001, .segments = LAYOUT_GAPS, .segment_count = 30, .value_size = 4, .host = 1},
        {.count = 3001, .segments = LAYOUT_GAPS, .segment_count = 30, .value_size = 4, .flags = INDICES, .host = 1},
        {.count = 3001, .value_size = 4, .flags = KEEP, .limit = 9, .host = 1},
        {.count = 3001, .value_size = 12, .flags = STRUCTS, .host = 1},
    };
    for (uint32_t way = 1; way <= 3; way++) {
        const gpusorti_overrides forced = {.workgroup_size = 256, .items = 2, .host_way = way, .host_piece = 4096};
        gpusort_desc knobs;
        target t;
        memset(&knobs, 0, sizeof knobs);
        knobs.overrides = &forced;
        if (target_own(&t, "own", &knobs))
            for (size_t i = 0; i < (!soaking() ? 2 : COUNT_OF(cases)); i++)
                for (uint32_t out = OUT_KEYS; out <= (OUT_KEYS | OUT_VALUES); out++) expect_out(&t, &cases[i], out);
        target_close(&t);
    }
}

/* ---- what is given as second copy ---- */
static int both_out(const sort_case *c) { return (int)possible_out(c, OUT_KEYS | OUT_VALUES); }

/* By passes, tiles and merges, buckets, segments, with an odd number of passes and an even one, none at all. */
static void what_is_given_serves_as_second_copy(void) {
    static const struct {
        gpusort_type type;
        uint32_t value_size, flags;
    } kinds[] = {{GPUSORT_U32, 4, 0},           {GPUSORT_F32, 0, 0},        {GPUSORT_U64, 8, 0},
                 {GPUSORT_I32, 4, INDICES},     {GPUSORT_U32, 4, DISCARD},  {GPUSORT_U16, 4, 0},
                 {GPUSORT_F32, 12, 0},          {GPUSORT_F32, 4, GPUSORT_NUMERIC}, {GPUSORT_U32, 8, STRUCTS},
                 {GPUSORT_F64, 4, GPUSORT_NUMERIC}, {GPUSORT_F32, 4, GPUSORT_NUMERIC | DISCARD}, {GPUSORT_I8, 0, 0},
                 {GPUSORT_F64, 4, INDICES | DISCARD}, {GPUSORT_I16, 20, STRUCTS}};
    static const sort_case shapes[] = {{.count = 9001},
                                       {.count = 9001, .algorithm = ONESWEEP},
                                       {.count = 9001, .algorithm = CSS},
                                       {.count = 100},
                                       {.count = 9001, .segments = LAYOUT_GIANT, .segment_count = 30},
                                       {.count = 9001, .segments = LAYOUT_ROWS, .segment_size = 4500},
                                       {.count = 9001, .segments = LAYOUT_ROWS, .segment_size = 30},
                                       {.count = 9001, .limit = 50},
                                       {.count = 9001, .algorithm = NETWORK},
                                       {.count = 2001, .host = 1},
                                       {.count = 9001, .segments = LAYOUT_ENDS, .segment_count = 9, .limit = 7}};
    static const distribution keys[] = {KEYS_RANDOM, KEYS_SORTED, KEYS_LOW, KEYS_CONSTANT};
    for (size_t k = 0; k < COUNT_OF(kinds); k++)
        for (size_t s = 0; s < COUNT_OF(shapes); s++)
            for (size_t way = 0; way < WAYS; way++) {
                sort_case c = shapes[s];
                /* a test: each kind in some shapes by one binding; `matrix` has other pairs */
                if (!soaking() && (way != k % WAYS || (k > 2 ? (k + s + 1) % 6 : (k + s) % 2))) continue;
                c.type = kinds[k].type;
                c.value_size = kinds[k].value_size;
                c.flags = kinds[k].flags | GPUSORT_OVERWRITE;
                c.keys = keys[(k + s + way) % COUNT_OF(keys)];
                c.order = (gpusort_order)((k + s) % 2);
                if (k % 5 == 2 && !(c.flags & GPUSORT_NUMERIC)) c.bit_count = 24;
                if (!c.host && (k + s) % 3 == 0) c.gpu = COUNT_BELOW;
                expect_out(target_of(way), &c, (uint32_t)both_out(&c));
            }
    close_targets();
}

/* Counters alone: at most 1.1 bytes an element, where without the flag there are the second copies, too. */
static void scratch_of_overwriting_sorts_has_counters_alone(void) {
    static const gpusort_cmd_args kinds[] = {
        {.value_size = 4}, {.key_type = GPUSORT_F64, .value_size = 8}, {.key_type = GPUSORT_I32},
        {.value_size = 4, .flags = DISCARD}, {.value_size = 4, .flags = INDICES}};
    for (size_t i = 0; i < COUNT_OF(kinds); i++)
        for (size_t way = 0; way < WAYS; way++) {
            const target *t = target_of(way);
            gpusort_cmd_args args = kinds[i];
            gpusort_memory with, without_flag;
            args.count = 1 << 22;
            if (!t) continue;
            expect_result(gpusort_scratch(t->context, &args, &without_flag), GPUSORT_OK, "gpusort_scratch");
            args.flags |= GPUSORT_OVERWRITE;
            expect_result(gpusort_scratch(t->context, &args, &with), GPUSORT_OK, "gpusort_scratch");
            if (without_flag.size - with.size < args.count * (args.value_size + 4))
                fail("case %zu: %llu bytes, without the flag %llu", i, (unsigned long long)with.size,
                     (unsigned long long)without_flag.size);
        }
    close_targets();
}

static const promise promises[] = {
    PROMISE(what_is_given_serves_as_second_copy, .pipelines = 135,
            .soak = "every kind in every shape, by every binding"),
    PROMISE(scratch_of_overwriting_sorts_has_counters_alone),
    PROMISE(every_kind_of_keys_goes_there_by_every_algorithm, .pipelines = 30, .soak = "every kind by every algorithm"),
    PROMISE(other_elements_go_there_too, .pipelines = 25, .soak = "three times as many cases, by every binding"),
    PROMISE(segments_and_first_ones_go_there_too, .pipelines = 25,
            .soak = "three times as many cases, by every binding"),
    PROMISE(small_counts_are_not_copied_first, .pipelines = 15, .soak = "three times as many cases, by every binding"),
    PROMISE(rows_are_not_copied_first, .pipelines = 20, .soak = "three times as many cases, by every binding"),
    PROMISE(first_ones_are_not_copied_first, .pipelines = 45, .soak = "three times as many cases, by every binding"),
    PROMISE(host_arrays_stay_as_they_were, .pipelines = 30, .soak = "six cases"),
};

int main(int argc, char **argv) {
    shim.keep = 1;
    return run_promises(promises, COUNT_OF(promises), argc, argv);
}
