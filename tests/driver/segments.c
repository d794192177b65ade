/* Segments, rows and the first k of each: every kind of sort with every layout, at both levels, against the reference.
 * A soak has the product of kinds, layouts, limits and levels. */
#include "harness.h"
#include "shim.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- where it runs ---- */

enum { FULL = 0, PUSH, ADDRESS, ENGINES };
static const struct {
    const char *name;
    uint32_t enabled, api_version;
} engine_table[ENGINES] = {
    {"everything", ENABLE_ALL, VK_API_VERSION_1_3},
    {"push descriptors", GPUSORT_ENABLED_PUSH_DESCRIPTOR, VK_API_VERSION_1_1},
    {"addresses", GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS, VK_API_VERSION_1_1},
};
static engine *engines[ENGINES];
static target commands[ENGINES], shaped[ENGINES], own;

/* NULL and no failure: this device has not what the engine would sort through. */
static const target *command_target(int which) {
    const uint32_t bindings = GPUSORT_ENABLED_PUSH_DESCRIPTOR | GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS;
    if (!engines[which]) engines[which] = engine_open(engine_table[which].enabled, engine_table[which].api_version);
    if (!engines[which] || !(engines[which]->enabled & bindings)) return NULL;
    if (!commands[which].context && !target_engine(&commands[which], engine_table[which].name, engines[which], NULL))
        return NULL;
    return &commands[which];
}

/* Where tiles of first_k.comp have 256 elements, of which up to 42 can be wanted, so that few elements take several tiles. In
 * a test by the row of CPU drivers, whose pipelines are there anyway: tiles have 512 elements there, of which up to 84 can be
 * wanted. Up to a 64th part of a tile is left of each span. */
static int goes_by_row(void) { return !soaking(); }
static size_t selecting_tile(void) { return goes_by_row() ? 512 : 256; }
static uint32_t most_selected(void) { return goes_by_row() ? 84 : 42; }
static uint32_t most_of_spans(void) { return goes_by_row() ? 8 : 4; }

static const target *shaped_target(int which) {
    static const gpusorti_overrides small = {.workgroup_size = 32, .items = 8};
    gpusort_desc knobs;
    memset(&knobs, 0, sizeof knobs);
    knobs.overrides = &small;
    if (!command_target(which)) return NULL;
    if (goes_by_row()) return &commands[which];
    if (!shaped[which].context && !target_engine(&shaped[which], "tiles of 256", engines[which], &knobs)) return NULL;
    return &shaped[which];
}

static const target *own_target(void) {
    if (!own.context && !target_own(&own, "own device", NULL)) return NULL;
    return &own;
}

static void close_targets(void) {
    target_close(&own);
    for (int which = 0; which < ENGINES; which++) {
        target_close(&commands[which]);
        target_close(&shaped[which]);
        engine_close(engines[which]);
        engines[which] = NULL;
    }
}

/* ---- kinds: what pipelines are made for ---- */

enum { I = GPUSORT_WRITE_INDICES, K = GPUSORT_KEEP_KEYS, S = GPUSORT_KEYS_IN_VALUES };
enum { ASCENDING = GPUSORT_ASCENDING, DESCENDING = GPUSORT_DESCENDING };

static const struct {
    gpusort_type type;
    int order;
    uint32_t value_size, flags, key_offset, first_bit, bit_count;
} kinds[] = {
    {GPUSORT_U32, ASCENDING, 0, 0, 0, 0, 0},     {GPUSORT_F32, DESCENDING, 4, I | K, 0, 0, 0},
    {GPUSORT_U32, ASCENDING, 4, 0, 0, 0, 0},     {GPUSORT_F32, DESCENDING, 4, I, 0, 0, 0},
    {GPUSORT_F32, ASCENDING, 48, S, 12, 0, 0},   {GPUSORT_U64, DESCENDING, 4, 0, 0, 0, 0},
    {GPUSORT_F32, ASCENDING, 12, K, 0, 0, 0},    {GPUSORT_I32, DESCENDING, 8, 0, 0, 0, 0},
    {GPUSORT_U32, ASCENDING, 4, 0, 0, 8, 12},    {GPUSORT_I64, DESCENDING, 0, 0, 0, 0, 0},
    {GPUSORT_U8, ASCENDING, 4, I | K, 0, 0, 0},  {GPUSORT_F64, ASCENDING, 16, 0, 0, 0, 0},
    {GPUSORT_U16, DESCENDING, 0, 0, 0, 0, 0},    {GPUSORT_F16, ASCENDING, 256, 0, 0, 0, 0},
    {GPUSORT_I16, DESCENDING, 48, K, 0, 0, 0},   {GPUSORT_I8, DESCENDING, 4, S, 3, 0, 0},
    {GPUSORT_U64, ASCENDING, 256, S, 200, 0, 0}, {GPUSORT_F32, ASCENDING, 0, 0, 0, 31, 1},
    {GPUSORT_U64, ASCENDING, 8, K, 0, 20, 30},
};
enum { KINDS = COUNT_OF(kinds), COMMON_KINDS = 3 };

/* Compiling takes longest. A part has the common kinds; a test is without a few that are much like others. */
static int is_wanted(int kind) {
    static const unsigned char like_others[KINDS] = {
        [3] = 1, [6] = 1, [7] = 1, [8] = 1, [9] = 1, [11] = 1, [12] = 1, [16] = 1};
    return kind < COMMON_KINDS || (!in_part() && (soaking() || !like_others[kind]));
}

/* Promises with pipelines of their own share the kinds: in a test each has the common ones and every other one, those of the
 * first k the same ones. */
static int has_turn(int kind, int turn) {
    return is_wanted(kind) && (kind < COMMON_KINDS || soaking() || (kind + turn) % 2 == 0);
}

/* Host arrays have pipelines of their own: in a test for few kinds, by addresses for one of two words. */
static int has_host_cases(int kind) { return soaking() || kind == 0 || kind == 5 || kind == 18; }

static sort_case case_of(int kind, size_t count, uint64_t seed) {
    sort_case c = {.count = count, .seed = seed};
    c.type = kinds[kind].type;
    c.order = (gpusort_order)kinds[kind].order;
    c.value_size = kinds[kind].value_size;
    c.flags = kinds[kind].flags;
    c.key_offset = kinds[kind].key_offset;
    c.first_bit = kinds[kind].first_bit;
    c.bit_count = kinds[kind].bit_count;
    return c;
}

/* Of that layout, with that many segments, or rows of as many elements as these would have. */
static void cut(sort_case *c, segment_layout segments, size_t segment_count) {
    const size_t even = c->count / (segment_count ? segment_count : 1);
    c->segments = segments;
    c->segment_count = c->segment_size = 0;
    if (segments == LAYOUT_ROWS)
        c->segment_size = (uint32_t)(even ? even : 1);
    else if (segments != LAYOUT_ARRAY)
        c->segment_count = (uint32_t)segment_count;
}

/* Recorded by the engine, or on host arrays through its queue. */
static int check(int which, sort_case c) {
    const target *t = command_target(which);
    return !t || expect_sorted(t, &c);
}

static int on_host(segment_layout segments) { return segments < LAYOUT_ASCENDING; }

/* ---- layouts ---- */

/* Each kind through one engine, with keys, counts and numbers of segments that change from layout to layout. */
static void every_kind_is_sorted_in_every_layout(void) {
    static const size_t counts[] = {9001, 300, 20000, 1200, 5000};
    static const size_t segment_counts[] = {40, 7, 1000, 300, 1};
    for (int kind = 0; kind < KINDS; kind++)
        for (int l = LAYOUT_ROWS; l <= LAYOUT_EMPTIED && has_turn(kind, 1); l++) {
            const int turn = (kind + l) % 5;
            size_t count = counts[turn];
            sort_case c;
            if (kinds[kind].value_size > 16) count /= 4;
            c = case_of(kind, count, (uint64_t)(kind * LAYOUTS + l));
            c.keys = (distribution)((kind * 3 + l) % KEYS_DISTRIBUTIONS);
            c.host = has_host_cases(kind) && (kind + 2 * l) % 4 == 0 && on_host((segment_layout)l);
            cut(&c, (segment_layout)l, l == LAYOUT_ONES && kind % 2 ? count : segment_counts[(kind * 2 + l) % 5]);
            check(kind % ENGINES, c);
        }
}

/* Lengths at which one way of sorting a segment ends and the next begins. */
static void rows_of_every_length_are_sorted(void) {
    for (int kind = 0; kind < (COMMON_KINDS); kind++) {
        for (uint32_t size = 1; size <= 70; size++) {
            sort_case c = case_of(kind, 1000 + size, size);
            c.segments = LAYOUT_ROWS;
            c.segment_size = size;
            c.keys = size % 7 ? KEYS_RANDOM : KEYS_FEW;
            if (!check(FULL, c)) break;
        }
        for (uint32_t power = 128; power <= 16384; power *= 2)
            for (uint32_t size = power - 1; size <= power + 1; size++) {
                sort_case c = case_of(kind, 2 * size + size / 3, size);
                c.segments = LAYOUT_ROWS;
                c.segment_size = size;
                if (!check(FULL, c)) break;
            }
    }
}

static void a_row_longer_than_the_array_is_the_array(void) {
    static const size_t counts[] = {0, 1, 77, 4000};
    for (size_t i = 0; i < COUNT_OF(counts); i++)
        for (int host = 0; host < 2; host++) {
            sort_case c = case_of(2, counts[i], i);
            c.segments = LAYOUT_ROWS;
            c.segment_size = i & 1 ? UINT32_MAX : 4001;
            c.host = host;
            check(FULL, c);
        }
}

static void as_many_segments_as_elements_and_more_are_sorted(void) {
    static const struct {
        size_t count, segments;
    } rows[] = {{1, 1}, {1, 9}, {0, 5}, {300, 300}, {300, 5000}, {70001, 70001}, {5000, 200000}};
    for (size_t i = 0; i < COUNT_OF(rows); i++)
        for (int kind = 0; kind < 3; kind++) {
            const segment_layout shapes[] = {LAYOUT_ONES, LAYOUT_RANDOM, LAYOUT_ONE_FULL};
            sort_case c = case_of(kind, rows[i].count, i);
            cut(&c, shapes[(i + (size_t)kind) % COUNT_OF(shapes)], rows[i].segments);
            c.host = kind == 0 && i % 2;
            check(FULL, c);
        }
}

static void one_segment_among_many_may_be_huge(void) {
    for (int kind = 0; kind < 3; kind++)
        for (size_t segments = 1; segments <= 20000; segments *= 20) {
            sort_case c = case_of(kind, 60000, segments);
            cut(&c, LAYOUT_GIANT, segments);
            if (!check(FULL, c)) break;
            c.seed++;
            cut(&c, LAYOUT_POWER, segments);
            if (!check(FULL, c)) break;
        }
}

/* The guards of the harness lie outside the array; these are elements inside, in front, between and behind. */
static void elements_in_no_segment_stay_as_they_were(void) {
    for (int kind = 0; kind < KINDS; kind++)
        for (uint32_t segments = 1; segments <= 25 && has_turn(kind, 1); segments *= 5) {
            sort_case c = case_of(kind, 900, segments + (uint64_t)kind);
            cut(&c, segments == 5 ? LAYOUT_ENDS : LAYOUT_GAPS, segments);
            c.host = has_host_cases(kind) && segments == 5;
            c.limit = kind & 1 ? 3 : 0;
            check(kind % ENGINES, c);
        }
}

static void equal_keys_keep_their_order_in_their_segments(void) {
    static const segment_layout shapes[] = {LAYOUT_ROWS, LAYOUT_EDGES, LAYOUT_GIANT, LAYOUT_RANDOM};
    static const int with_values[] = {1, 2};
    for (size_t i = 0; i < COUNT_OF(shapes); i++)
        for (size_t k = 0; k < COUNT_OF(with_values); k++) {
            sort_case c = case_of(with_values[k], 20000, i);
            c.keys = k & 1 ? KEYS_CONSTANT : KEYS_FEW;
            cut(&c, shapes[i], 30);
            check(with_values[k] % ENGINES, c);
        }
}

static void segments_are_sorted_by_each_algorithm_that_has_them(void) {
    static const gpusort_algorithm algorithms[] = {GPUSORT_COUNT_SCAN_SCATTER, GPUSORT_ONESWEEP};
    static const segment_layout shapes[] = {LAYOUT_ARRAY, LAYOUT_ROWS, LAYOUT_EDGES, LAYOUT_GIANT, LAYOUT_ENDS};
    for (size_t a = 0; a < COUNT_OF(algorithms); a++)
        for (size_t i = 0; i < COUNT_OF(shapes); i++)
            for (int limited = shapes[i] == LAYOUT_ARRAY; limited < 2; limited++) {
                sort_case c = case_of(2, 9000, i);
                c.algorithm = algorithms[a];
                c.limit = limited ? 40 : 0;
                cut(&c, shapes[i], 60);
                check(FULL, c);
            }
}

/* In a test the others on an engine's, where their pipelines are. */
static void gpusorts_own_device_sorts_segments(void) {
    static const segment_layout shapes[] = {LAYOUT_ARRAY, LAYOUT_ROWS, LAYOUT_RANDOM, LAYOUT_GIANT};
    for (size_t i = 0; i < COUNT_OF(shapes); i++)
        for (size_t count = 500; count <= 50000; count *= 10) {
            const target *t = soaking() || count == 5000 ? own_target() : command_target(FULL);
            sort_case c = case_of(i & 1 ? 2 : 1, count, i);
            c.host = 1;
            c.limit = i == 0 || count == 5000 ? 20 : 0;
            cut(&c, shapes[i], 25);
            if (t) expect_sorted(t, &c);
        }
}

/* ---- what the GPU reads ---- */

/* The harness puts them there by the seed, and compares what lies around them. In a test of a kind that the engine sorts
 * anyway. */
static void offsets_lie_at_any_multiple_of_4(void) {
    for (int which = 0; which < ENGINES; which++)
        for (uint64_t place = 0; place < 12; place++) {
            const int kind = !soaking() ? which : (int)(place % 3);
            sort_case c = case_of(kind, 2000, place * 3 * (place < 6 ? 1 : 5));
            cut(&c, LAYOUT_RANDOM, 20);
            c.flags |= place & 1 ? GPUSORT_ADDRESSABLE : 0u;
            check(which, c);
        }
}

static void a_count_on_the_GPU_cuts_segments_off(void) {
    static const segment_layout shapes[] = {LAYOUT_ROWS, LAYOUT_EVEN,   LAYOUT_EDGES,  LAYOUT_GIANT,
                                            LAYOUT_ENDS, LAYOUT_BEYOND, LAYOUT_EMPTIED};
    for (size_t i = 0; i < COUNT_OF(shapes); i++)
        for (int counted = COUNT_ZERO; counted < COUNT_KINDS; counted++)
            for (int limited = 0; limited < 2; limited++) {
                const int kind = (int)(i + (size_t)counted) % COMMON_KINDS;
                sort_case c = case_of(kind, i & 1 ? 700 : 12000, i * 8 + (uint64_t)counted);
                c.gpu = (gpu_count)counted;
                c.limit = limited ? 30 : 0;
                cut(&c, shapes[i], 35);
                check(kind % ENGINES, c);
            }
}

/* Short, listed and long ones, whole and their first, packed and not, beside neighbours that are sorted: by both bindings.
 * One that ends before it begins has no elements, and nothing of it is touched. */
static void a_segment_that_ends_before_it_begins_is_empty(void) {
    static const struct {
        size_t count, segments;
        uint32_t limit;
        gpu_count gpu;
    } rows[] = {{700, 300, 0, COUNT_GIVEN},  {9000, 40, 0, COUNT_GIVEN},
                {40000, 7, 0, COUNT_GIVEN},  {9000, 40, 30, COUNT_BELOW},
                {40000, 7, 20, COUNT_GIVEN}, {900, 1, 0, COUNT_GIVEN},
                {9000, 12, 9000, COUNT_GIVEN}};
    for (int kind = 0; kind < KINDS; kind++)
        for (size_t i = 0; i < COUNT_OF(rows) && has_turn(kind, 1); i++) {
            sort_case c = case_of(kind, rows[i].count, (uint64_t)kind * 8 + i);
            if (!soaking() && kind >= COMMON_KINDS && ((size_t)kind / 2 + i) % 2) continue;
            if (kinds[kind].value_size > 16 && c.count > 9000) c.count = 9000;
            c.gpu = rows[i].gpu;
            c.limit = rows[i].limit;
            cut(&c, LAYOUT_EMPTIED, rows[i].segments);
            check(kind % ENGINES, c);
        }
}

/* What is gathered has pipelines of its own, by addresses: in a test that of one common kind and one of wide values. */
static int is_hostile(int kind) {
    if (in_part() && kinds[kind].flags & K) return 0;
    return soaking() || kind == 14 || has_turn(kind, 1);
}

/* Guard zones, uncovered elements and scratch are compared as ever; so is that the commands end. */
static void hostile_offsets_touch_nothing_outside(void) {
    static const struct {
        size_t count, segments;
        uint32_t limit;
        gpu_count gpu;
    } rows[] = {{500, 400, 0, COUNT_GIVEN},
                {6000, 50, 0, COUNT_GIVEN},
                {20000, 13, 1, COUNT_GIVEN}, /* together far longer than the array, and most of them long */
                {500, 400, 9, COUNT_GIVEN},
                {20000, 13, 0, COUNT_BELOW}};
    for (int kind = 0; kind < KINDS; kind++)
        for (size_t i = 0; i < COUNT_OF(rows) && is_hostile(kind); i++)
            for (int l = LAYOUT_DESCENDING; l < LAYOUTS; l++) {
                sort_case c = case_of(kind, rows[i].count, (uint64_t)kind * 8 + i);
                c.gpu = rows[i].gpu;
                c.limit = rows[i].limit;
                cut(&c, (segment_layout)l, rows[i].segments);
                /* where results are gathered: by addresses, as no range of a binding catches stray reads */
                check(c.limit && (c.flags & K) ? ADDRESS : kind % ENGINES, c);
            }
}

/* ---- the first k ---- */

static void the_first_of_an_array_come_to_its_front(void) {
    static const uint32_t limits[] = {1, 2, 50, 1000, 2999, 3000, 3001, UINT32_MAX};
    for (int kind = 0; kind < KINDS; kind++)
        for (size_t i = 0; i < COUNT_OF(limits) && has_turn(kind, 0); i++) {
            sort_case c = case_of(kind, 3000, (uint64_t)kind + i);
            c.limit = limits[i];
            c.keys = (distribution)(((size_t)kind + i) % KEYS_DISTRIBUTIONS);
            c.host = has_host_cases(kind) && (kind + (int)i) % 3 == 0;
            if (c.flags & K && c.limit > 3001) c.limit = 5000; /* values are that many */
            check(kind % ENGINES, c);
        }
}

static void the_first_of_large_arrays_are_found(void) {
    static const uint32_t limits[] = {1, 50, 1024, 30000};
    static const size_t counts[] = {20000, 100000};
    for (int kind = 0; kind < 3; kind++)
        for (size_t n = 0; n < COUNT_OF(counts); n++)
            for (size_t i = 0; i < COUNT_OF(limits); i++) {
                sort_case c = case_of(kind, counts[n], i);
                const distribution some[] = {KEYS_RANDOM, KEYS_ENTROPY, KEYS_LOW, KEYS_OUTLIERS};
                c.limit = limits[i];
                c.keys = some[(i + (size_t)kind + n) % COUNT_OF(some)];
                if (!check(FULL, c)) break;
            }
}

/* Keys of four values, or of one: the threshold lies among equals, of which the earlier ones are taken. */
static void ties_go_to_the_earlier_element(void) {
    static const uint32_t limits[] = {1, 7, 50, 900, 2500};
    static const int with_values[] = {1, 2};
    for (size_t k = 0; k < COUNT_OF(with_values); k++)
        for (size_t i = 0; i < COUNT_OF(limits); i++)
            for (int rows = 0; rows < 2; rows++) {
                sort_case c = case_of(with_values[k], 30000, i);
                c.keys = i & 1 ? KEYS_FEW : KEYS_CONSTANT;
                c.limit = limits[i];
                cut(&c, rows ? LAYOUT_ROWS : LAYOUT_ARRAY, 4);
                check(with_values[k] % ENGINES, c);
            }
}

static void the_first_of_each_segment_come_to_its_front(void) {
    static const uint32_t limits[] = {1, 2, 50, 1000, UINT32_MAX};
    for (int kind = 0; kind < KINDS; kind++)
        for (int l = LAYOUT_ROWS; l <= LAYOUT_EMPTIED && has_turn(kind, 0); l++) {
            const size_t i = (size_t)(kind * 3 + l) % COUNT_OF(limits);
            sort_case c = case_of(kind, kinds[kind].value_size > 16 ? 2000 : 8000, (uint64_t)(kind * LAYOUTS + l));
            c.limit = limits[i];
            c.keys = (distribution)((kind + l) % KEYS_DISTRIBUTIONS);
            c.host = has_host_cases(kind) && (kind + l) % 4 == 0 && on_host((segment_layout)l);
            if (c.flags & K && c.limit > 1000) c.limit = 90; /* there are as many values for each segment */
            cut(&c, (segment_layout)l, l % 2 ? 16 : 70);
            check(kind % ENGINES, c);
        }
}

/* Rows of a vocabulary: few and long, the best few of each, by index. */
static void the_best_of_each_row_are_packed(void) {
    static const struct {
        uint32_t rows, size, limit;
    } shapes[] = {{1, 40000, 50}, {6, 9000, 50}, {64, 300, 50}, {64, 30, 50}, {300, 100, 1}, {2, 5000, 5000}};
    for (size_t i = 0; i < COUNT_OF(shapes); i++)
        for (int short_row = 0; short_row < 2; short_row++) {
            sort_case c = case_of(1, (size_t)shapes[i].rows * shapes[i].size, i); /* F32, descending, I | K */
            c.segments = LAYOUT_ROWS;
            c.segment_size = shapes[i].size;
            c.limit = shapes[i].limit;
            if (short_row) c.count -= shapes[i].size / 2 + 1;
            c.keys = short_row ? KEYS_SPECIAL : KEYS_RANDOM;
            check(FULL, c);
            c.host = 1;
            check(FULL, c);
        }
}

/* Wide values go by way of scratch, where they lie as in the array if packed they would take more. */
static void packed_values_of_short_segments_are_all_there(void) {
    static const uint32_t limits[] = {9, 29, 30, 31, 200};
    static const int some[] = {6, 14, 18};
    for (size_t k = 0; k < COUNT_OF(some); k++)
        for (size_t i = k % 2; i < COUNT_OF(limits); i++) {
            sort_case c = case_of(some[k], 3001, i);
            c.limit = limits[i];
            c.host = i == 4;
            cut(&c, LAYOUT_ROWS, 100);
            check(FULL, c);
            c.host = 0;
            c.gpu = (gpu_count)(i % COUNT_KINDS);
            cut(&c, i % 2 ? LAYOUT_GAPS : LAYOUT_RANDOM, i % 3 ? 100 : 4000);
            check(FULL, c);
        }
}

static int check_shaped(int which, const sort_case *c) {
    const target *t = shaped_target(which);
    return !t || expect_sorted(t, c);
}

/* Every other case wants no order. */
static void want_any_order(sort_case *c, size_t turn) {
    if (turn % 2) c->flags |= GPUSORT_ANY_ORDER;
}

/* Counts around those of a tile, of what one workgroup goes over, of spans of one tile and of several; limits around the most
 * of spans, and the most of all. */
static void the_first_are_selected_of_tiles_and_spans(void) {
    const uint32_t limits[] = {1, most_of_spans(), most_of_spans() + 1, most_selected(), most_selected() + 1};
    const size_t tile = selecting_tile(),
                 counts[] = {tile - 1, tile, tile + 1, 2 * tile, 2 * tile + 1, 8192, 8193, 70000};
    static const distribution keys[] = {KEYS_RANDOM, KEYS_CONSTANT, KEYS_REVERSED, KEYS_FEW, KEYS_SORTED, KEYS_SPECIAL};
    for (int kind = 0; kind < KINDS; kind++)
        for (size_t n = 0; has_turn(kind, 0) && n < COUNT_OF(counts); n++)
            for (size_t i = 0; i < COUNT_OF(limits); i++) {
                const size_t turn = (size_t)kind + n + i;
                sort_case c = case_of(kind, counts[n], turn);
                if (counts[n] > 5000 && (kind > 4 || (n + i) % 3)) continue;
                c.limit = limits[i];
                c.keys = keys[turn % COUNT_OF(keys)];
                if (turn % 5 == 0) c.gpu = (gpu_count)(turn % COUNT_KINDS);
                want_any_order(&c, turn / 3);
                check_shaped(kind % ENGINES, &c);
            }
}

/* Every tile, and every span, has better elements than those before, or as good ones: of these the earlier are taken. */
static void a_pivot_falls_and_ties_stay(void) {
    static const distribution keys[] = {KEYS_REVERSED, KEYS_SORTED, KEYS_CONSTANT, KEYS_FEW};
    static const int some[] = {2, 3, 5, 8, 18};
    for (size_t k = 0; k < COUNT_OF(some); k++)
        for (size_t i = 0; has_turn(some[k], 0) && i < COUNT_OF(keys); i++)
            for (uint32_t rows = 0; rows < 3; rows++) {
                sort_case c = case_of(some[k], 40000, i);
                c.limit = rows == 1 ? most_selected() : 7;
                c.keys = keys[i];
                cut(&c, rows == 2 ? LAYOUT_GIANT : rows ? LAYOUT_ROWS : LAYOUT_ARRAY, 3);
                want_any_order(&c, i + rows + k);
                if (!check_shaped((some[k] + (!soaking() ? 0 : (int)i)) % ENGINES, &c)) return;
            }
}

/* Long and short ones together; offsets that mean no harm, and others. */
static void the_first_of_long_segments_are_selected(void) {
    for (int kind = 0; kind < KINDS; kind++)
        for (int l = LAYOUT_ROWS; has_turn(kind, 0) && l < LAYOUTS; l++) {
            const size_t wide = goes_by_row() ? 6000 : 3000, several = goes_by_row() ? 5 : 19; /* longer than listed ones */
            sort_case c = case_of(kind, kinds[kind].value_size > 16 ? wide : 12000, (uint64_t)(kind * LAYOUTS + l));
            c.limit = (kind + l) % 3 ? most_selected() : 5;
            c.keys = (distribution)((kind + 3 * l) % KEYS_DISTRIBUTIONS);
            if ((kind + l) % 4 == 0) c.gpu = COUNT_BELOW;
            cut(&c, (segment_layout)l, (kind + l) % 2 ? several : 2);
            want_any_order(&c, (size_t)(kind / 2 + l));
            check_shaped((kind + (!soaking() ? 0 : l)) % ENGINES, &c);
        }
}

/* Limits on either side of the greatest that is selected. */
static void one_preparation_serves_smaller_limits(void) {
    const uint32_t limits[] = {1, most_selected(), most_selected() + 1, 100};
    static const segment_layout shapes[] = {LAYOUT_ARRAY, LAYOUT_ROWS, LAYOUT_GIANT};
    const target *t = shaped_target(FULL);
    for (int kind = 0; t && kind < 3; kind++)
        for (size_t i = 0; i < COUNT_OF(shapes); i++)
            for (size_t k = 0; k < COUNT_OF(limits); k++) {
                sort_case c = case_of(kind, 3000, k);
                cut(&c, shapes[i], 3);
                c.prepared.count = 20000;
                c.prepared.segment_count = c.segment_count ? 50 : 0;
                c.prepared.limit = 100;
                c.limit = limits[k];
                want_any_order(&c, i + k / 2);
                expect_sorted(t, &c);
            }
}

/* Rows of one element to more than a subgroup of any size has room for; the last one is shorter. */
static void the_first_few_of_short_rows_are_found(void) {
    static const uint32_t sizes[] = {1, 2, 15, 16, 17, 31, 32, 33, 63, 64, 65, 127, 129, 255, 257, 1025};
    static const uint32_t limits[] = {1, 2, 4, 5, 8, 16, 17};
    static const distribution keys[] = {KEYS_RANDOM, KEYS_CONSTANT, KEYS_FEW, KEYS_SPECIAL};
    for (int kind = 0; kind < KINDS; kind++)
        for (size_t i = 0; has_turn(kind, 0) && i < COUNT_OF(sizes); i++)
            for (size_t k = 0; k < COUNT_OF(limits); k++) {
                sort_case c = case_of(kind, sizes[i] * 9 - sizes[i] / 2, i + k);
                if (!soaking() && (i + k + (size_t)kind) % 4) continue;
                c.limit = limits[k];
                c.keys = keys[(i + k) % COUNT_OF(keys)];
                c.segments = LAYOUT_ROWS;
                c.segment_size = sizes[i];
                want_any_order(&c, i + k / 2);
                check_shaped(kind % ENGINES, &c);
            }
}

/* Limits around the most that first_some.comp has room for, by either of its shapes, with subgroups of 4 to 32; segments and
 * rows with more elements than it keeps at once; ties within a tile and over several. */
static void the_first_of_segments_of_hundreds_are_found(void) {
    static const uint32_t limits[] = {8, 9, 16, 17, 32, 33, 64, 65, 128, 129};
    static const distribution keys[] = {KEYS_RANDOM, KEYS_CONSTANT, KEYS_FEW, KEYS_REVERSED};
    static const int some[] = {1, 2, 5};
    for (size_t k = 0; k < COUNT_OF(some); k++)
        for (size_t i = 0; has_turn(some[k], 1) && i < COUNT_OF(limits); i++)
            for (size_t n = 0; n < COUNT_OF(keys); n++) {
                sort_case c = case_of(some[k], 6000, i + n);
                if (!soaking() && (i + n + k) % 2) continue;
                c.limit = limits[i];
                c.keys = keys[n];
                cut(&c, i % 5 ? LAYOUT_RANDOM : LAYOUT_ROWS, n % 3 ? 12 : 40);
                want_any_order(&c, i / 2 + k);
                check_shaped(FULL, &c); /* whose subgroups have a required size */
            }
}

static int compare_words(const void *a, const void *b) {
    const uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return x < y ? -1 : x > y;
}

/* Keys that are less wherever first_k.comp samples the array, or first_split.comp where keys are kept, or greater there: too
 * few candidates are left, or more than there is room for, and the first k are found without them. */
static void a_sample_that_misleads_costs_time_alone(void) {
    enum { COUNT = 8192, TILE = 512, WANTED = 80, SAMPLERS = 64 };
    static uint32_t keys[COUNT], sorted[COUNT], found[COUNT];
    target t;
    if (!target_own(&t, "own device", NULL)) return;
    for (int great = 0; great < 2; great++)
        for (int way = 0; way < 3; way++) {
            const int keep = way == 2;
            const uint32_t rounds = COUNT / (8 * WANTED),
                           stride = keep ? COUNT / (rounds * SAMPLERS) : COUNT / TILE + 1,
                           samples = keep ? rounds * SAMPLERS : COUNT / stride;
            gpusort_host_args args = {.keys = keys, .count = COUNT, .limit = WANTED};
            for (uint32_t i = 0; i < COUNT; i++) keys[i] = 100000 + i * 40503 % 65536;
            for (uint32_t i = 0; i < samples; i++) {
                const uint32_t at = i * stride + (uint32_t)((uint64_t)(i * 0x9e3779b1u) * stride >> 32);
                keys[at] = great ? 1000000 + i : 1000 + i;
            }
            memcpy(sorted, keys, sizeof keys);
            qsort(sorted, COUNT, sizeof *sorted, compare_words);
            if (way == 1) args.flags = GPUSORT_ANY_ORDER;
            if (keep) {
                args.flags = GPUSORT_KEEP_KEYS | GPUSORT_WRITE_INDICES;
                args.values = found;
                args.value_size = 4;
            }
            expect_result(gpusort_sort(t.context, &args), GPUSORT_OK, "gpusort_sort");
            for (uint32_t i = 0; i < WANTED; i++) found[i] = keys[keep ? found[i] % COUNT : i];
            if (way == 1) qsort(found, WANTED, sizeof *found, compare_words);
            EXPECT(!memcmp(found, sorted, WANTED * sizeof *found));
        }
    target_close(&t);
}

/* The last elements of long rows are the first ones, and each tile has some that come before all until then. lavapipe ends
 * an invocation's loops after 65,535 rounds, so a tile must not take many. Rows that a workgroup goes through by itself, one
 * that leaves candidates first, and one that is too long for a workgroup of a CPU driver, as explained of two such rows. */
static void long_rows_may_come_in_the_opposite_order(void) {
    enum { ROW = 1000000, ROWS = 9, WANTED = 50 }; /* more rows than leave candidates on CPU drivers */
    static const uint32_t counts[] = {ROWS * ROW, 1 << 20, (1 << 21) + 512};
    static uint32_t keys[ROWS * ROW];
    const gpusort_cmd_args too_long = {.count = 2 * (uint64_t)counts[2], .segment_size = counts[2], .limit = WANTED};
    char text[1 << 12];
    size_t size = sizeof text;
    gpusort_info info;
    target t;
    if (!target_own(&t, "own device", NULL)) return;
    gpusort_get_info(t.context, &info);
    for (size_t turn = 0; turn < COUNT_OF(counts); turn++)
        for (int bits = 0; bits < 2; bits++) {
            const uint32_t n = counts[turn], row = turn == 0 ? ROW : n;
            gpusort_host_args args = {.keys = keys, .count = n, .limit = WANTED};
            uint32_t wrong = 0;
            for (uint32_t i = 0; i < n; i++) keys[i] = (row - 1 - i % row) >> bits; /* all differ, or every two are equal */
            if (turn == 0) args.segment_size = row;
            expect_result(gpusort_sort(t.context, &args), GPUSORT_OK, "gpusort_sort");
            for (uint32_t i = 0; i < n / row * WANTED; i++)
                wrong += keys[i / WANTED * row + i % WANTED] != i % WANTED >> bits;
            EXPECT(wrong == 0);
        }
    expect_result(gpusort_explain(t.context, &too_long, &size, text), GPUSORT_OK, "gpusort_explain");
    if (info.device_type == GPUSORT_DEVICE_CPU) EXPECT(strstr(text, "the driver's loops end before one so long"));
    target_close(&t);
}

/* More than a few of rows and arrays that are just long enough for it, and longer ones: by parts of one tile and of
 * several, with a k-th element among equals, with rows that have fewer. */
static void many_are_found_where_no_order_is_wanted(void) {
    static const uint32_t limits[] = {257, 300, 1000, 8000};
    static const uint32_t sizes[] = {257, 2000, 9000, 70000};
    static const distribution keys[] = {KEYS_RANDOM, KEYS_CONSTANT, KEYS_REVERSED, KEYS_FEW, KEYS_SORTED, KEYS_SPECIAL};
    for (int kind = 0; kind < KINDS; kind++)
        for (size_t i = 0; has_turn(kind, 0) && i < COUNT_OF(limits); i++)
            for (size_t n = 0; n < COUNT_OF(sizes); n++) {
                const size_t turn = (size_t)kind + i + n;
                sort_case c = case_of(kind, turn % 2 ? sizes[n] * 3 - turn : sizes[n], turn);
                if (sizes[n] > 10000 && (kind > 2 || i != (size_t)kind)) continue;
                if (!soaking() && kind >= COMMON_KINDS && ((size_t)kind + i + 2 * n) % 5) continue;
                c.limit = limits[i];
                c.keys = keys[(turn + i) % COUNT_OF(keys)];
                c.flags |= GPUSORT_ANY_ORDER;
                if (c.value_size > 16) c.count = c.count < 3000 ? c.count : 3000;
                cut(&c, LAYOUT_ROWS, 1);
                c.segment_size = sizes[n];
                if (turn % 3 == 0) c.gpu = (gpu_count)(turn % COUNT_KINDS);
                check_shaped(kind % ENGINES, &c);
            }
}

/* A great array, and one whose indices are packed, which needs not be great. */
static void many_of_an_array_are_found_where_no_order_is_wanted(void) {
    static const struct {
        int kind;
        size_t count;
        uint32_t limit;
        distribution keys;
    } rows[] = {{0, 600000, 500, KEYS_RANDOM}, {2, 530000, 100000, KEYS_FEW},  {2, 530000, 300, KEYS_OUTLIERS},
                {1, 9000, 2500, KEYS_SPECIAL}, {1, 9000, 8999, KEYS_CONSTANT}, {1, 30000, 30000, KEYS_RANDOM}};
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        sort_case c = case_of(rows[i].kind, rows[i].count, i);
        c.limit = rows[i].limit;
        c.keys = rows[i].keys;
        c.flags |= GPUSORT_ANY_ORDER;
        if (is_wanted(rows[i].kind)) check((int)(i % ENGINES), c);
    }
}

/* The first ones of a great array, too many for a workgroup, are found in the order of their places and sorted as an array of
 * their own. More are found than are wanted where few digits tell so, and exactly as many where keys are equal. */
static void many_of_a_great_array_are_found_and_sorted(void) {
    static const struct {
        int kind, gpu;
        uint32_t limit;
        distribution keys;
        segment_layout layout;
    } rows[] = {{0, 0, 3000, KEYS_RANDOM, LAYOUT_ARRAY},
                {1, 0, 100000, KEYS_FEW, LAYOUT_ROWS},
                {2, COUNT_BELOW, 140000, KEYS_CONSTANT, LAYOUT_ARRAY},
                {0, 0, 20000, KEYS_SORTED, LAYOUT_ARRAY},
                {5, COUNT_BELOW, 5000, KEYS_FEW, LAYOUT_ARRAY},
                {2, COUNT_ZERO, 3000, KEYS_FEW, LAYOUT_ARRAY}};
    for (size_t i = 0; i < COUNT_OF(rows) * (soaking() ? KINDS : 1); i++) {
        const int kind = soaking() ? (int)(i / COUNT_OF(rows)) : rows[i].kind;
        sort_case c = case_of(kind, 280001, i);
        c.limit = rows[i % COUNT_OF(rows)].limit;
        c.keys = rows[i % COUNT_OF(rows)].keys;
        c.gpu = (gpu_count)rows[i % COUNT_OF(rows)].gpu;
        cut(&c, rows[i % COUNT_OF(rows)].layout, 1);
        if (soaking() && i % 2 && c.bit_count == 0) c.flags |= GPUSORT_NUMERIC;
        check((int)(i % ENGINES), c);
    }
}

/* Whether the flag GPUSORT_ANY_ORDER gives another plan. */
static int order_matters(const target *t, sort_case c) {
    plan_facts facts[2];
    for (int any = 0; any < 2; any++) {
        gpusort_cmd_args args = case_args(&c);
        if (any) args.flags |= GPUSORT_ANY_ORDER;
        if (!plan_of(t->context, &args, &facts[any])) fail("there is no plan");
    }
    return facts[0].kind != facts[1].kind;
}

/* What keeps the flag from being without effect: without it all are sorted, from the limit on that shared memory has no room
 * for, which depends on the device. */
static void an_order_that_is_not_wanted_saves_dispatches(void) {
    const target *t = shaped_target(FULL);
    for (int kind = 0; t && kind < 3; kind++) {
        sort_case c = case_of(kind, 30000, 1);
        long in_order, in_any;
        cut(&c, LAYOUT_ROWS, 3);
        c.limit = 300;
        while (c.limit < c.segment_size && !order_matters(t, c)) c.limit *= 4;
        in_order = -shim.dispatches;
        expect_sorted(t, &c);
        in_order += shim.dispatches;
        c.flags |= GPUSORT_ANY_ORDER;
        in_any = -shim.dispatches;
        expect_sorted(t, &c);
        in_any += shim.dispatches;
        if (in_any >= in_order)
            fail("the first %u take %ld dispatches, in any order %ld", c.limit, in_order, in_any);
    }
}

static void a_limit_of_at_least_the_count_sorts_all(void) {
    for (int kind = 0; kind < COMMON_KINDS; kind++)
        for (size_t count = 0; count <= 20000; count = count * 27 + 1) {
            sort_case c = case_of(kind, count, count);
            c.limit = (uint32_t)count + (kind & 1);
            if (c.limit) check(FULL, c);
        }
}

/* ---- preparing ---- */

/* What is prepared for bounds serves all within them, in scratch of their size. */
static void one_preparation_serves_what_is_smaller(void) {
    static const struct {
        segment_layout segments;
        size_t count, segment_count;
        uint32_t limit;
    } rows[] = {{LAYOUT_RANDOM, 10, 3, 0},       {LAYOUT_GIANT, 9000, 1, 0},  {LAYOUT_ONES, 2000, 5000, 0},
                {LAYOUT_RANDOM, 10, 3, 1},       {LAYOUT_GIANT, 9000, 40, 7}, {LAYOUT_EDGES, 15000, 5000, 60},
                {LAYOUT_ARRAY, 10, 0, 3},        {LAYOUT_ARRAY, 700, 0, 60},  {LAYOUT_ARRAY, 20000, 0, 1},
                {LAYOUT_ONE_FULL, 20000, 11, 60}};
    engine *e = engine_open(ENABLE_ALL, VK_API_VERSION_1_3);
    for (size_t i = 0; e && i < COUNT_OF(rows); i++) { /* each by a context of its own */
        sort_case c = case_of((int)i % COMMON_KINDS, rows[i].count, i);
        target t;
        c.prepared.count = 20000;
        c.prepared.segment_count = rows[i].segments == LAYOUT_ARRAY ? 0 : 5000;
        c.prepared.limit = rows[i].limit ? 60 : 0;
        c.limit = rows[i].limit;
        c.gpu = i % 2 ? COUNT_BELOW : COUNT_GIVEN;
        cut(&c, rows[i].segments, rows[i].segment_count);
        if (target_engine(&t, "prepared for bounds", e, NULL)) expect_sorted(&t, &c);
        target_close(&t);
    }
    engine_close(e);
}

/* ---- commands that are submitted again ---- */

enum { AGAIN_COUNT = 6000, AGAIN_SEGMENTS = 300 };

/* Copies keys, values and offsets in, sorts, copies keys and values out, at the same places of the staging buffer. */
static int record_copies_and_sort(const target *t, gpusort_cmd_args *args, size_t offsets_at) {
    engine *e = t->engine;
    const VkDeviceSize bytes = AGAIN_COUNT * 4;
    const VkBufferCopy keys = {0, 0, bytes}, values = {bytes, 0, bytes},
                       offsets = {offsets_at, 0, (AGAIN_SEGMENTS + 1) * 4}, values_back = {0, bytes, bytes};
    const VkCommandBufferBeginInfo begin = {VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO, NULL, 0, NULL};
    e->vk.vkBeginCommandBuffer(e->commands, &begin);
    e->vk.vkCmdCopyBuffer(e->commands, e->staging.buffer, e->keys.buffer, 1, &keys);
    e->vk.vkCmdCopyBuffer(e->commands, e->staging.buffer, e->values.buffer, 1, &values);
    e->vk.vkCmdCopyBuffer(e->commands, e->staging.buffer, e->segments.buffer, 1, &offsets);
    memory_barrier(e, e->commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT,
                   VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT);
    expect_result(gpusort_cmd_sort(t->context, e->commands, args), GPUSORT_OK, "gpusort_cmd_sort");
    memory_barrier(e, e->commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_WRITE_BIT,
                   VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_READ_BIT | VK_ACCESS_TRANSFER_WRITE_BIT);
    e->vk.vkCmdCopyBuffer(e->commands, e->keys.buffer, e->staging.buffer, 1, &keys);
    e->vk.vkCmdCopyBuffer(e->commands, e->values.buffer, e->staging.buffer, 1, &values_back);
    memory_barrier(e, e->commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT,
                   VK_PIPELINE_STAGE_HOST_BIT, VK_ACCESS_HOST_READ_BIT);
    return e->vk.vkEndCommandBuffer(e->commands) == VK_SUCCESS;
}

/* One submission of what was recorded, with the keys and offsets of the case. */
static void submit_and_check(const target *t, const sort_case *c, size_t offsets_at) {
    static uint32_t keys[AGAIN_COUNT], values[AGAIN_COUNT], offsets[AGAIN_SEGMENTS + 1];
    engine *e = t->engine;
    unsigned char *staging = e->staging.mapped;
    const VkSubmitInfo submit = {
        .sType = VK_STRUCTURE_TYPE_SUBMIT_INFO, .commandBufferCount = 1, .pCommandBuffers = &e->commands};
    char text[600];
    make_keys(c, keys);
    make_values(c, keys, values);
    make_offsets(c, offsets);
    memcpy(staging, keys, sizeof keys);
    memcpy(staging + sizeof keys, values, sizeof values);
    memcpy(staging + offsets_at, offsets, sizeof offsets);
    e->vk.vkQueueSubmit(e->queue, 1, &submit, e->fence);
    e->vk.vkWaitForFences(e->device, 1, &e->fence, VK_TRUE, UINT64_MAX);
    e->vk.vkResetFences(e->device, 1, &e->fence);
    if (!expect_stable(c, offsets, keys, values, NULL, NULL, staging, staging + sizeof keys)) return;
    describe_case(t, c, text, sizeof text);
    if (memcmp(staging, keys, sizeof keys)) fail("%s: keys are wrong", text);
    if (memcmp(staging + sizeof keys, values, sizeof values)) fail("%s: values are wrong", text);
}

static void recorded_once_offsets_change_from_submission_to_submission(void) {
    static const segment_layout shapes[] = {LAYOUT_EVEN, LAYOUT_GIANT,   LAYOUT_ONES,   LAYOUT_ONE_FULL,
                                            LAYOUT_GAPS, LAYOUT_GARBAGE, LAYOUT_BEYOND, LAYOUT_POWER};
    const VkBufferUsageFlags usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_TRANSFER_SRC_BIT |
                                     VK_BUFFER_USAGE_TRANSFER_DST_BIT;
    const size_t offsets_at = 2 * AGAIN_COUNT * 4;
    for (int which = 0; which < ENGINES; which++)
        for (uint32_t limit = 0; limit <= 10; limit += 10) {
            const target *t = command_target(which);
            engine *e = engines[which];
            sort_case c = case_of(2, AGAIN_COUNT, 0);
            gpusort_memory needs;
            gpusort_cmd_args args;
            if (!t) break;
            c.limit = limit;
            cut(&c, LAYOUT_EVEN, AGAIN_SEGMENTS);
            args = case_args(&c);
            expect_result(gpusort_prepare(t->context, &args), GPUSORT_OK, "gpusort_prepare");
            expect_result(gpusort_scratch(t->context, &args, &needs), GPUSORT_OK, "gpusort_scratch");
            if (!buffer_grow(e, &e->keys, AGAIN_COUNT * 4, usage, 0) ||
                !buffer_grow(e, &e->values, AGAIN_COUNT * 4, usage, 0) ||
                !buffer_grow(e, &e->segments, (AGAIN_SEGMENTS + 1) * 4, usage, 0) ||
                !buffer_grow(e, &e->staging, offsets_at + (AGAIN_SEGMENTS + 1) * 4, usage, 1) ||
                !buffer_grow(e, &e->scratch, needs.size + 4,
                             usage | needs.usage | VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT, 0))
                return;
            args.keys.buffer = e->keys.buffer;
            args.values.buffer = e->values.buffer;
            args.segments.buffer = e->segments.buffer;
            if (needs.size) args.scratch.buffer = e->scratch.buffer;
            if (!record_copies_and_sort(t, &args, offsets_at)) return;
            for (size_t i = 0; i < COUNT_OF(shapes); i++) {
                c.seed = i + limit;
                c.keys = i & 1 ? KEYS_FEW : KEYS_RANDOM; /* what one run leaves must not steer the next */
                c.segments = shapes[i];
                submit_and_check(t, &c, offsets_at);
            }
        }
}

/* ---- mistakes ---- */

static log_keeper keeper;

static void expect_answer(const char *what, gpusort_result got, gpusort_result expected, const char *names) {
    if (got != expected)
        fail("%s: %s, expected %s; log: \"%s\"", what, gpusort_result_string(got), gpusort_result_string(expected),
             keeper.text);
    else if (names && !strstr(keeper.text, names))
        fail("%s: the log does not name %s: \"%s\"", what, names, keeper.text);
    keeper.text[0] = 0;
}

static void mistakes_in_host_arguments_are_told(void) {
    static const uint32_t good[] = {0, 2, 2, 8}, descending[] = {0, 3, 2, 5}, first[] = {4, 1, 2, 3},
                          beyond[] = {0, 1, 2, 9};
    static const struct {
        const uint32_t *segments;
        uint32_t segment_count, segment_size, limit;
        gpusort_algorithm algorithm;
        gpusort_result expected;
        const char *names;
    } rows[] = {
        {good, 3, 0, 0, GPUSORT_AUTO, GPUSORT_OK, NULL},
        {NULL, 0, 3, 0, GPUSORT_AUTO, GPUSORT_OK, NULL},
        {descending, 3, 0, 0, GPUSORT_AUTO, GPUSORT_ERROR_INVALID_ARGUMENT, "segments"},
        {first, 3, 0, 0, GPUSORT_AUTO, GPUSORT_ERROR_INVALID_ARGUMENT, "segments"},
        {beyond, 3, 0, 0, GPUSORT_AUTO, GPUSORT_ERROR_INVALID_ARGUMENT, "segments"},
        {NULL, 3, 0, 0, GPUSORT_AUTO, GPUSORT_ERROR_INVALID_ARGUMENT, "segments"},
        {good, 0, 0, 0, GPUSORT_AUTO, GPUSORT_ERROR_INVALID_ARGUMENT, "segment"},
        {good, 3, 3, 0, GPUSORT_AUTO, GPUSORT_ERROR_INVALID_ARGUMENT, "segment"},
        {good, 3, 0, 0, GPUSORT_ODD_EVEN_MERGE, GPUSORT_ERROR_UNSUPPORTED, "segment"},
        {NULL, 0, 3, 0, GPUSORT_ODD_EVEN_MERGE, GPUSORT_ERROR_UNSUPPORTED, "segment"},
        {NULL, 0, 0, 3, GPUSORT_ODD_EVEN_MERGE, GPUSORT_ERROR_UNSUPPORTED, "limit"},
    };
    gpusort_desc knobs;
    target t;
    memset(&knobs, 0, sizeof knobs);
    use_logger(&knobs, &keeper);
    if (!target_own(&t, "own device", &knobs)) return;
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        uint32_t keys[8] = {7, 6, 5, 4, 3, 2, 1, 0}, before[8];
        gpusort_host_args args;
        gpusort_result result;
        char what[64];
        memcpy(before, keys, sizeof keys);
        memset(&args, 0, sizeof args);
        args.keys = keys;
        args.count = COUNT_OF(keys);
        args.segments = rows[i].segments;
        args.segment_count = rows[i].segment_count;
        args.segment_size = rows[i].segment_size;
        args.limit = rows[i].limit;
        args.algorithm = rows[i].algorithm;
        snprintf(what, sizeof what, "host arguments, row %zu", i);
        result = gpusort_sort(t.context, &args);
        expect_answer(what, result, rows[i].expected, rows[i].names);
        if (result != GPUSORT_OK && memcmp(before, keys, sizeof keys)) fail("%s: the keys have changed", what);
    }
    target_close(&t);
}

enum { NO_OFFSETS = 0, OFFSETS, ODD_OFFSET };

static void mistakes_in_recorded_arguments_are_told(void) {
    static const struct {
        int offsets;
        uint32_t segment_count, segment_size, limit;
        gpusort_algorithm algorithm;
        gpusort_result expected;
        const char *names;
    } rows[] = {
        {OFFSETS, 3, 0, 0, GPUSORT_AUTO, GPUSORT_OK, NULL},
        {NO_OFFSETS, 0, 3, 0, GPUSORT_AUTO, GPUSORT_OK, NULL},
        {NO_OFFSETS, 3, 0, 0, GPUSORT_AUTO, GPUSORT_ERROR_INVALID_ARGUMENT, "segments"},
        {OFFSETS, 0, 0, 0, GPUSORT_AUTO, GPUSORT_ERROR_INVALID_ARGUMENT, "segment"},
        {OFFSETS, 3, 3, 0, GPUSORT_AUTO, GPUSORT_ERROR_INVALID_ARGUMENT, "segment"},
        {ODD_OFFSET, 3, 0, 0, GPUSORT_AUTO, GPUSORT_ERROR_INVALID_ARGUMENT, "segments"},
        {OFFSETS, 3, 0, 0, GPUSORT_ODD_EVEN_MERGE, GPUSORT_ERROR_UNSUPPORTED, "segment"},
        {NO_OFFSETS, 0, 3, 0, GPUSORT_ODD_EVEN_MERGE, GPUSORT_ERROR_UNSUPPORTED, "segment"},
        {NO_OFFSETS, 0, 0, 3, GPUSORT_ODD_EVEN_MERGE, GPUSORT_ERROR_UNSUPPORTED, "limit"},
    };
    const VkBufferUsageFlags usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT |
                                     VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT;
    engine *e = command_target(FULL) ? engines[FULL] : NULL;
    gpusort_desc knobs;
    target t;
    if (!e) return;
    knobs = e->desc;
    use_logger(&knobs, &keeper);
    if (!target_engine(&t, "logging", e, &knobs)) return;
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        gpusort_cmd_args args;
        gpusort_memory needs = {0};
        gpusort_result prepared, result;
        char what[64];
        memset(&args, 0, sizeof args);
        args.count = 1000;
        args.segment_count = rows[i].segment_count;
        args.segment_size = rows[i].segment_size;
        args.limit = rows[i].limit;
        args.algorithm = rows[i].algorithm;
        snprintf(what, sizeof what, "recorded arguments, row %zu", i);
        prepared = gpusort_prepare(t.context, &args);
        if (rows[i].expected == GPUSORT_ERROR_UNSUPPORTED)
            expect_answer(what, prepared, rows[i].expected, rows[i].names);
        if (prepared == GPUSORT_OK) prepared = gpusort_scratch(t.context, &args, &needs);
        if (!buffer_grow(e, &e->keys, 4000, usage, 0) || !buffer_grow(e, &e->segments, 64, usage, 0) ||
            !buffer_grow(e, &e->scratch, needs.size + 4, usage | needs.usage, 0))
            break;
        args.keys.buffer = e->keys.buffer;
        if (needs.size) args.scratch.buffer = e->scratch.buffer;
        if (rows[i].offsets) args.segments.buffer = e->segments.buffer;
        if (rows[i].offsets == ODD_OFFSET) args.segments.offset = 2;
        commands_begin(e);
        e->vk.vkCmdFillBuffer(e->commands, e->segments.buffer, 0, 64, 0);
        e->vk.vkCmdFillBuffer(e->commands, e->keys.buffer, 0, 4000, 0);
        memory_barrier(e, e->commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT,
                       VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT);
        result = gpusort_cmd_sort(t.context, e->commands, &args);
        commands_finish(e);
        expect_answer(what, result, rows[i].expected, rows[i].names);
    }
    target_close(&t);
}

/* ---- lists ---- */

static void nothing_is_left_behind(void) {
    close_targets();
    if (shim_live_objects()) fail("after every context's end: %s", shim_live_text());
}

static void the_full_product_of_kinds_layouts_and_limits_sorts(void) {
    static const uint32_t limits[] = {0, 1, 50, 1000};
    static const size_t counts[] = {50, 1111, 20000}, segment_counts[] = {1, 13, 400};
    rng r = {77};
    long sorts = 0;
    for (int kind = 0; kind < KINDS; kind++)
        for (int l = LAYOUT_ARRAY; l < LAYOUTS; l++)
            for (size_t i = 0; i < COUNT_OF(limits); i++)
                for (size_t n = 0; n < COUNT_OF(counts); n++)
                    for (size_t s = 0; s < COUNT_OF(segment_counts); s++)
                        for (int which = 0; which <= ENGINES; which++) {
                            const int host = which == ENGINES;
                            sort_case c = case_of(kind, counts[n], rng_next(&r));
                            c.keys = (distribution)rng_below(&r, KEYS_DISTRIBUTIONS);
                            c.host = host;
                            c.limit = limits[i];
                            if (c.limit) want_any_order(&c, (size_t)rng_below(&r, 2));
                            cut(&c, (segment_layout)l, segment_counts[s]);
                            if (!host && rng_below(&r, 3) == 0) c.gpu = (gpu_count)rng_below(&r, COUNT_KINDS);
                            if ((host && !on_host((segment_layout)l)) || (l == LAYOUT_ARRAY && s)) continue;
                            if (counts[n] * c.value_size > 1000000) c.count /= 8;
                            sorts++;
                            if (!check(host ? FULL : which, c)) return;
                        }
    printf("     %ld sorts\n", sorts);
}

static const promise promises[] = {
    PROMISE(every_kind_is_sorted_in_every_layout, .depth = PART, .pipelines = 55,
            .soak = "every kind, also on host arrays"),
    PROMISE(rows_of_every_length_are_sorted, .depth = PART, .pipelines = 20),
    PROMISE(a_row_longer_than_the_array_is_the_array),
    PROMISE(as_many_segments_as_elements_and_more_are_sorted),
    PROMISE(one_segment_among_many_may_be_huge),
    PROMISE(elements_in_no_segment_stay_as_they_were, .depth = PART,
            .soak = "every kind, also on host arrays"),
    PROMISE(equal_keys_keep_their_order_in_their_segments, .depth = PART),
    PROMISE(segments_are_sorted_by_each_algorithm_that_has_them, .pipelines = 20),
    PROMISE(gpusorts_own_device_sorts_segments, .pipelines = 30, .soak = "every count"),
    PROMISE(offsets_lie_at_any_multiple_of_4, .soak = "three kinds"),
    PROMISE(a_count_on_the_GPU_cuts_segments_off, .pipelines = 20),
    PROMISE(a_segment_that_ends_before_it_begins_is_empty, .depth = PART, .pipelines = 40, .soak = "every kind"),
    PROMISE(hostile_offsets_touch_nothing_outside, .depth = PART, .pipelines = 30, .soak = "every kind"),
    PROMISE(the_first_of_an_array_come_to_its_front, .depth = PART, .pipelines = 65,
            .soak = "every kind, also on host arrays"),
    PROMISE(the_first_of_large_arrays_are_found, .pipelines = 15),
    PROMISE(ties_go_to_the_earlier_element, .pipelines = 15),
    PROMISE(the_first_of_each_segment_come_to_its_front, .depth = PART, .pipelines = 35,
            .soak = "every kind, also on host arrays"),
    PROMISE(the_best_of_each_row_are_packed, .pipelines = 20),
    PROMISE(packed_values_of_short_segments_are_all_there, .pipelines = 35),
    PROMISE(the_first_are_selected_of_tiles_and_spans, .depth = PART, .pipelines = 20,
            .soak = "every kind, tiles of 256 elements"),
    PROMISE(the_first_few_of_short_rows_are_found, .soak = "every kind, limit and length"),
    PROMISE(the_first_of_segments_of_hundreds_are_found, .depth = PART, .pipelines = 40, .soak = "every limit and key"),
    PROMISE(a_sample_that_misleads_costs_time_alone),
    PROMISE(long_rows_may_come_in_the_opposite_order),
    PROMISE(a_pivot_falls_and_ties_stay, .depth = PART, .soak = "every kind, tiles of 256 elements"),
    PROMISE(the_first_of_long_segments_are_selected, .depth = PART, .pipelines = 15,
            .soak = "every kind, tiles of 256 elements"),
    PROMISE(one_preparation_serves_smaller_limits, .pipelines = 25, .soak = "tiles of 256 elements"),
    PROMISE(many_are_found_where_no_order_is_wanted, .depth = PART, .pipelines = 20,
            .soak = "every kind, tiles of 256 elements"),
    PROMISE(many_of_an_array_are_found_where_no_order_is_wanted, .pipelines = 35, .soak = "every kind"),
    PROMISE(many_of_a_great_array_are_found_and_sorted, .pipelines = 80, .soak = "every kind, floats also as numbers"),
    PROMISE(an_order_that_is_not_wanted_saves_dispatches, .soak = "tiles of 256 elements"),
    PROMISE(a_limit_of_at_least_the_count_sorts_all),
    PROMISE(one_preparation_serves_what_is_smaller, .pipelines = 45),
    PROMISE(recorded_once_offsets_change_from_submission_to_submission),
    PROMISE(mistakes_in_host_arguments_are_told),
    PROMISE(mistakes_in_recorded_arguments_are_told),
    PROMISE(the_full_product_of_kinds_layouts_and_limits_sorts, .depth = PRODUCT),
    PROMISE(nothing_is_left_behind, .depth = PART),
};

int main(int argc, char **argv) {
    shim.keep = 1;
    return run_promises(promises, COUNT_OF(promises), argc, argv);
}
