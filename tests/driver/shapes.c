/* gpusort_desc.tuning: what gpusort_create() takes sorts right, whatever shapes and numbers it has; what kernels cannot
 * do is refused (tuning.c knows what). Each member by the kinds of sorts that it serves. */
#include "row_engine.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

#define CSS GPUSORT_COUNT_SCAN_SCATTER
#define ONESWEEP GPUSORT_ONESWEEP
#define INDICES GPUSORT_WRITE_INDICES
#define ADDRESSABLE GPUSORT_ADDRESSABLE
#define DOWN GPUSORT_DESCENDING

/* Behind these counts of a row lie its leaves, which want digits of eight bits whatever a tile has. */
#define LEAVES \
    "large=2 radix_bits=8 least_elements=0 onesweep=256x1,256x1,256x1,256x1,256x1,256x1 small_count=0 " \
    "leaves_from=1,1,1,1,1,1 leaves_two_from=1,1,1,1,1,1 " \
    "leaves_to=2^31,2^31,2^31,2^31,2^31,2^31 "
#define LEAF(shape) "leaf=" shape "," shape "," shape "," shape "," shape "," shape " "
#define SMALL_LEAF LEAF("32x1+bins8")
#define SWEEPS "large=2 small_count=0 "

enum { KINDS = 3 };
typedef struct served {
    const char *member;
    int values;
    const char *around, *field; /* other members; what its shapes have to have */
    sort_case cases[KINDS];     /* count 0: there are no more */
} served;

static const served shapes[] = {
    {"scan", 1, "", "",
     {{.count = 20011, .value_size = 4, .algorithm = CSS},
      {.count = 20011, .segments = LAYOUT_GIANT, .segment_count = 9, .value_size = 4, .algorithm = CSS}}},
    {"tile", 6, "", "",
     {{.count = 301, .type = GPUSORT_U64, .value_size = 8},
      {.count = 9001, .value_size = 4},
      {.count = 9001, .type = GPUSORT_I16, .order = DOWN}}},
    {"tile", 6, "rolled=1 ", "", {{.count = 5003, .type = GPUSORT_U64, .value_size = 4}, {.count = 3001}}},
    {"segments", 1, "", "",
     {{.count = 20011, .segments = LAYOUT_EDGES, .segment_count = 90, .value_size = 4},
      {.count = 9001, .segments = LAYOUT_ROWS, .segment_size = 100, .type = GPUSORT_U64}}},
    {"longer", 6, "", "",
     {{.count = 12007, .segments = LAYOUT_EVEN, .segment_count = 8, .value_size = 4}}},
    {"select", 1, "", "",
     {{.count = 50021, .limit = 60, .value_size = 4},
      {.count = 50021, .limit = 5000, .flags = GPUSORT_ANY_ORDER, .keys = KEYS_FEW, .value_size = 4},
      {.count = 60011, .segments = LAYOUT_ROWS, .segment_size = 20003, .limit = 300, .type = GPUSORT_U64}}},
    {"merge", 1, "rolled=1 tile=64x4,64x4,64x4,64x4,64x4,64x4 ", "",
     {{.count = 9001, .value_size = 4}, {.count = 9001, .type = GPUSORT_U64}}},
    {"exchange", 1, "", "",
     {{.count = 5003, .value_size = 4, .algorithm = GPUSORT_ODD_EVEN_MERGE},
      {.count = 9001, .type = GPUSORT_U8, .algorithm = GPUSORT_ODD_EVEN_MERGE},
      {.count = 5003, .type = GPUSORT_I64, .algorithm = GPUSORT_ODD_EVEN_MERGE}}},
    {"scatter", 1, "", "",
     {{.count = 40000, .algorithm = CSS},
      {.count = 20011, .type = GPUSORT_U64, .value_size = 8, .algorithm = CSS},
      {.count = 20011, .segments = LAYOUT_GIANT, .segment_count = 9, .value_size = 4, .algorithm = CSS}}},
    {"histogram", 2, SWEEPS, "",
     {{.count = 20011, .algorithm = ONESWEEP}, {.count = 20011, .type = GPUSORT_F64, .algorithm = ONESWEEP}}},
    {"medium", 6, SWEEPS, "+groups16+packed", {{.count = 9001, .value_size = 4}, {.count = 9001}}},
    {"onesweep", 6, SWEEPS, "+atomics+packed+rounds3",
     {{.count = 20011}, {.count = 20011, .type = GPUSORT_U64, .value_size = 8}, {.count = 9001, .type = GPUSORT_U8}}},
    {"chained", 6, SWEEPS, "+rounds2", {{.count = 30011, .segments = LAYOUT_GIANT, .segment_count = 9, .value_size = 4}}},
    {"staged", 1, SWEEPS "prefers_addresses=1 ", "+index",
     {{.count = 20011, .type = GPUSORT_F32, .value_size = 4, .flags = ADDRESSABLE}}},
    {"staged_medium", 1, SWEEPS, "+groups12", {{.count = 20011, .value_size = 4}}},
};

/* Likewise of leaves. */
static const served leaf_shapes[] = {
    {"leaf", 6, LEAVES, "+bins8",
     {{.count = 131101, .type = GPUSORT_U64, .value_size = 4, .algorithm = ONESWEEP},
      {.count = 131101, .type = GPUSORT_I64, .order = DOWN, .algorithm = ONESWEEP},
      {.count = 131101, .algorithm = ONESWEEP}}},
    {"leaf", 6, LEAVES, "+bins13", {{.count = 131101, .type = GPUSORT_U64, .value_size = 4, .algorithm = ONESWEEP}}},
    {"place", 3, LEAVES LEAF("64x8+bins8") "places_from=1,1,1 ", "",
     {{.count = 131101, .type = GPUSORT_U64, .value_size = 4, .keys = KEYS_ECHO, .algorithm = ONESWEEP},
      {.count = 131101, .type = GPUSORT_I64, .order = DOWN, .keys = KEYS_ECHO, .algorithm = ONESWEEP}}},
};

static const char *const numbers[] = {
    "polls=1 " SWEEPS,
    "polls=0 " SWEEPS,
    "polls=65536 " SWEEPS,
    "radix_bits=2",
    "radix_bits=3",
    "radix_bits=7 least_elements=65536",
    "least_elements=0 scatter=32x1",
    "least_elements=65536 " SWEEPS,
    "subgroup_size=0 " SWEEPS,
    "subgroup_size=1 " SWEEPS,
    "subgroup_size=3 " SWEEPS,
    "subgroup_size=128 " SWEEPS,
    "rolled=1 small_count=4294967295",
    "rolled=1 small_count=0",
    "small_count=4294967295",
    "small_count=0 stride_workgroups=1",
    "small_count=0 stride_workgroups=2048",
    "histogram_invocations=0 " SWEEPS,
    "histogram_invocations=1048576 " SWEEPS,
    "select_invocations=0",
    "select_invocations=1",
    "select_invocations=1048576",
    "skipped_sizes_from=0 " SWEEPS,
    "skipped_sizes_from=1 " SWEEPS,
    "skipped_sizes_from=4294967295 " SWEEPS,
    "multiprocessors=1 " SWEEPS,
    "multiprocessors=1024 " SWEEPS,
    "indices_to=0 prefers_addresses=1 " SWEEPS,
    "indices_to=1 prefers_addresses=1 " SWEEPS,
    "merging_us=0",
    "merging_us=4294967295",
    LEAVES "leaf=0x0,0x0,0x0,0x0,0x0,0x0",
};

typedef uint32_t (*last_word)(void);

/* Returns 1 where the text was taken. word: the one of the control block that tells of leaves, which all sorts are to have;
 * NULL: some may have none. */
static int expect_text_sorts(engine *e, const char *text, const sort_case *cases, size_t count, uint64_t seed,
                             last_word word) {
    gpusort_desc knobs = {.tuning = text};
    gpusort_context *context;
    gpusort_desc desc = e->desc;
    target t;
    int right = 1;
    desc.tuning = text;
    desc.logger.func = NULL;
    if (gpusort_create(&desc, &context) != GPUSORT_OK) return 0;
    gpusort_destroy(context);
    if (!target_engine(&t, "a row of text", e, &knobs)) return 0;
    for (size_t i = 0; i < count && cases[i].count; i++) {
        sort_case c = cases[i];
        c.seed = seed;
        right &= expect_sorted(&t, &c);
        if (word && word() == 0) fail("case %zu has no leaves: \"%s\"", i, text);
    }
    if (!right) fail("gpusort_desc.tuning: \"%s\"", text);
    target_close(&t);
    return 1;
}

static void shape_text(const served *s, const char *shape, char *text, size_t size) {
    size_t used = (size_t)snprintf(text, size, "%s%s=", s->around, s->member);
    for (int i = 0; i < s->values; i++)
        used += (size_t)snprintf(text + used, size - used, "%s%s%s", i ? "," : "", shape, s->field);
}

/* ---- promises ---- */

/* More items than a network has layers, or a word bits, and workgroups that digits are no multiple of. */
static void shapes_that_were_wrong_are_refused_or_sort(void) {
    static const struct {
        const char *member, *shape;
    } rows[] = {
        {"exchange", "32x64"}, {"exchange", "32x32"}, {"select", "512x64"}, {"select", "96x32"}, {"scatter", "96x12"}};
    engine *e = engine_open(ENABLE_ALL, VK_API_VERSION_1_3);
    if (!e) return;
    for (size_t i = 0; i < COUNT_OF(rows); i++)
        for (size_t k = 0; k < COUNT_OF(shapes); k++) {
            char text[TUNING_TEXT];
            if (strcmp(shapes[k].member, rows[i].member)) continue;
            shape_text(&shapes[k], rows[i].shape, text, sizeof text);
            expect_text_sorts(e, text, shapes[k].cases, soaking() ? KINDS : 1, i, NULL);
        }
    engine_close(e);
}

/* TESTS_SEED, or the day's. */
static uint64_t first_seed(void) { return (uint64_t)setting("TESTS_SEED", (long)(time(NULL) / 86400)); }

/* No member has so many invocations: the least corner that is refused, whatever the device. */
static void expect_refused(engine *e, const served *s) {
    char text[TUNING_TEXT];
    shape_text(s, "1056x4", text, sizeof text);
    EXPECT(!expect_text_sorts(e, text, s->cases, 1, 0, NULL));
}

/* In a test one corner of every fourth member's that is taken, another day of others. */
static void shapes_at_the_corners_are_refused_or_sort(void) {
    static const uint32_t sizes[] = {0, 32, 96, 1024, 1056}, items[] = {0, 1, 2, 3, 4, 12, 32, 33, 64};
    rng r = {first_seed()};
    engine *e = engine_open(ENABLE_ALL, VK_API_VERSION_1_3);
    if (!e) return;
    for (size_t k = 0; k < COUNT_OF(shapes); k++) {
        const size_t corners = COUNT_OF(sizes) * COUNT_OF(items), first = soaking() ? 0 : (size_t)rng_below(&r, corners);
        size_t taken = 0;
        if (!soaking() && k % 4 != first_seed() % 4) continue;
        expect_refused(e, &shapes[k]);
        for (size_t i = 0; i < corners && (soaking() || !taken); i++) {
            const size_t at = (first + i) % corners;
            char shape[32], text[TUNING_TEXT];
            snprintf(shape, sizeof shape, "%ux%u", sizes[at % COUNT_OF(sizes)], items[at / COUNT_OF(sizes)]);
            shape_text(&shapes[k], shape, text, sizeof text);
            taken += (size_t)expect_text_sorts(e, text, shapes[k].cases, soaking() ? KINDS : 1, at, NULL);
        }
        if (!taken) fail("no shape of %s is taken", shapes[k].member);
    }
    engine_close(e);
}

/* In a test the first corner of two of three that is taken and has leaves, another day another one, of few items, as these
 * compile soon. */
static void shapes_of_leaves_are_refused_or_have_leaves(void) {
    static const uint32_t sizes[] = {32, 64, 96, 256, 1024}, items[] = {1, 2, 3, 4, 8, 12, 32};
    const size_t corners = COUNT_OF(sizes) * (soaking() ? COUNT_OF(items) : COUNT_OF(items) - 2);
    rng r = {first_seed()};
    const tuning_row nobodys = {.name = "nobody's"};
    engine *e = engine_open(pretend_leaves(&nobodys), VK_API_VERSION_1_3);
    if (!e) return;
    for (size_t k = 0; k < COUNT_OF(leaf_shapes); k++) {
        const served *s = &leaf_shapes[k];
        const int places = !strcmp(s->member, "place");
        const size_t first = soaking() ? 0 : (size_t)rng_below(&r, corners);
        size_t taken = 0;
        expect_refused(e, s);
        if (!soaking() && k % 3 == first_seed() % 3) continue;
        for (size_t i = 0; i < corners && (soaking() || !taken); i++) {
            const size_t at = (first + i) % corners;
            const uint32_t size = sizes[at % COUNT_OF(sizes)], n = items[at / COUNT_OF(sizes)];
            const int leaves = leaves_fit(e->properties.limits.maxComputeSharedMemorySize, places, size, n);
            char shape[32], text[TUNING_TEXT];
            if (!leaves && !soaking()) continue;
            snprintf(shape, sizeof shape, "%ux%u", size, n);
            shape_text(s, shape, text, sizeof text);
            taken += (size_t)expect_text_sorts(e, text, s->cases, soaking() ? KINDS : 1, at,
                                               !leaves ? NULL : places ? last_places : last_leaf_bits);
        }
        if (!taken) fail("no shape of %s is taken", s->member);
    }
    engine_close(e);
    memset(&shim, 0, sizeof shim);
    shim.keep = 1;
}

enum { WITH_LEAVES = 1 }; /* of all_kinds: it has leaves of the shape SMALL_LEAF */
static const sort_case all_kinds[] = {
    {.count = 3001, .value_size = 4, .flags = INDICES},
    {.count = 9001, .type = GPUSORT_U64, .value_size = 4},
    {.count = 30011, .value_size = 4, .flags = ADDRESSABLE, .algorithm = ONESWEEP},
    {.count = 30011, .type = GPUSORT_F32, .order = DOWN, .value_size = 24, .algorithm = CSS},
    {.count = 30011, .type = GPUSORT_U64, .algorithm = ONESWEEP},
    {.count = 5003, .value_size = 4, .algorithm = GPUSORT_ODD_EVEN_MERGE},
    {.count = 60011, .segments = LAYOUT_GAPS, .segment_count = 40, .value_size = 4},
    {.count = 60011, .segments = LAYOUT_ROWS, .segment_size = 9000},
    {.count = 50021, .limit = 60, .value_size = 4},
    {.count = 50021, .limit = 5000, .flags = GPUSORT_ANY_ORDER},
    {.count = 8009, .type = GPUSORT_U8, .value_size = 8},
    {.count = 40},
};

static void numbers_at_the_corners_are_refused_or_sort(void) {
    engine *e = engine_open(ENABLE_ALL, VK_API_VERSION_1_3);
    enum { EVERY = 8 }; /* in a test, another day others */
    const size_t first = (size_t)first_seed() % EVERY;
    if (!e) return;
    for (size_t i = soaking() ? 0 : first; i < COUNT_OF(numbers); i += soaking() ? 1 : EVERY)
        for (size_t k = 0; k < COUNT_OF(all_kinds); k++)
            if (soaking() || (i + k + first) % COUNT_OF(all_kinds) == 0)
                expect_text_sorts(e, numbers[i], &all_kinds[k], 1, i,
                                  k == WITH_LEAVES && strstr(numbers[i], SMALL_LEAF) ? last_leaf_bits : NULL);
    engine_close(e);
}

/* TESTS_TEXTS rows whose members have any values, from the TESTS_SEED-th on. */
static void any_row_of_text_sorts(void) {
    static const uint32_t percents[] = {60, 90, 10};
    const uint64_t texts = (uint64_t)setting("TESTS_TEXTS", soaking() ? 300 : 5), first = first_seed();
    engine *e = engine_open(ENABLE_ALL, VK_API_VERSION_1_3);
    if (!e) return;
    for (uint64_t number = first; number < first + texts; number++) {
        rng r = {number};
        char text[TUNING_TEXT];
        (void)random_tuning(&r, percents[number % 3], text, sizeof text);
        for (size_t k = 0; k < COUNT_OF(all_kinds); k++)
            if ((k + number) % (soaking() ? 3 : COUNT_OF(all_kinds)) == 0 &&
                !expect_text_sorts(e, text, &all_kinds[k], 1, number, NULL))
                fail("text %llu is not taken: %s", (unsigned long long)number, text);
    }
    engine_close(e);
}

/* Two texts each, of mechanisms that may meet in one sort. Digits of six bits have no leaves. */
enum { ROWS = 6, MEETING = 9 };
static const char *const meeting[MEETING][2] = {
    {"large=1 ", "large=2 "},
    {"", "place=128x8,128x8,128x8 places_from=1,1,1 "},
    {"", LEAF("32x2+bins8")},
    {"", "onesweep=256x1+packed+groups16,256x1+packed+groups16,256x1+packed+groups16,"
         "256x1+packed+groups16,256x1+packed+groups16,256x1+packed+groups16 "},
    {"", "staged_medium=256x1+index+groups8 "},
    {"prefers_addresses=0 ", "prefers_addresses=1 "},
    {"skipped_sizes_from=4294967295 ", "skipped_sizes_from=1 "},
    {"", "stride_workgroups=3 histogram_invocations=512 "},
    {"", "radix_bits=6 "},
};

/* Which of its two texts member `m` has in row `row`: the second one in three of the rows, of which the first is one. Any
 * two members have each two texts together in some row. */
static int second_text(size_t m, size_t row) {
    size_t pair = 0;
    for (size_t a = 1; a < ROWS; a++)
        for (size_t b = a + 1; b < ROWS; b++)
            if (pair++ == m) return row == 0 || row == a || row == b;
    return 0;
}

/* In scratch is what the sort before left there, or a pattern. */
static void members_of_a_text_sort_together(void) {
    static const sort_case cases[] = {
        {.count = 12007, .type = GPUSORT_U64, .value_size = 4, .keys = KEYS_SIGN},
        {.count = 12007, .type = GPUSORT_U64, .value_size = 4, .keys = KEYS_FIELDS},
        {.count = 12007, .type = GPUSORT_U64, .value_size = 4, .keys = KEYS_ECHO, .flags = ADDRESSABLE},
        {.count = 30011, .value_size = 4, .flags = ADDRESSABLE},
    };
    engine *e = engine_open(ENABLE_ALL, VK_API_VERSION_1_3);
    if (!e) return;
    for (size_t a = 0; a < MEETING; a++)
        for (size_t b = 0; b < a; b++) {
            int met = 0;
            for (size_t row = 0; row < ROWS; row++) met |= 1 << (2 * second_text(a, row) + second_text(b, row));
            EXPECT(met == 15);
        }
    for (size_t row = 0; row < ROWS; row++) {
        char text[TUNING_TEXT] = LEAVES LEAF("32x1+bins8");
        for (size_t m = 0; m < MEETING; m++) strcat(text, meeting[m][second_text(m, row)]);
        if (!expect_text_sorts(e, text, cases, COUNT_OF(cases), row, NULL)) fail("not taken: \"%s\"", text);
    }
    engine_close(e);
}

static const promise promises[] = {
    PROMISE(members_of_a_text_sort_together, .pipelines = 90),
    PROMISE(shapes_that_were_wrong_are_refused_or_sort, .depth = PART, .pipelines = 20, .soak = "more kinds"),
    PROMISE(shapes_at_the_corners_are_refused_or_sort, .pipelines = 90, .soak = "all corners, more kinds"),
    PROMISE(shapes_of_leaves_are_refused_or_have_leaves, .pipelines = 35, .soak = "all corners, more kinds"),
    PROMISE(numbers_at_the_corners_are_refused_or_sort, .pipelines = 50, .soak = "all numbers, all kinds"),
    PROMISE(any_row_of_text_sorts, .pipelines = 65, .soak = "300 texts, a third of the kinds"),
};

int main(int argc, char **argv) {
    shim.keep = 1;
    return run_promises(promises, COUNT_OF(promises), argc, argv);
}
