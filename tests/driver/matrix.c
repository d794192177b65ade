/* Every setting works with every other: all pairs of settings, in a soak the full product. */
#include "harness.h"
#include "shim.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- the settings ---- */

enum { TYPE, VALUE, ORDER, FLAGS, WINDOW, SIZE, LEVEL, ALGORITHM, COUNTED, NUMBERS, OUT, SETTINGS };
enum { LEVEL_HOST, LEVEL_PUSH, LEVEL_ADDRESS, LEVELS };
enum { OUT_OVERWRITING = 4, OUTS }; /* else OUT_* */
enum { WINDOW_ALL, WINDOW_LOW, WINDOW_MIDDLE, WINDOW_TOP, WINDOW_BIT, WINDOWS };

/* The last ones, of which a test has others much like them, are for a soak. */
static const gpusort_type types[] = {GPUSORT_U32, GPUSORT_I32, GPUSORT_F32, GPUSORT_U64, GPUSORT_F64, GPUSORT_F16,
                                     GPUSORT_I8, GPUSORT_U16, GPUSORT_BF16, GPUSORT_I64, GPUSORT_I16, GPUSORT_U8};
enum { TYPES_OF_A_TEST = 7 };
static const uint32_t value_sizes[] = {0, 4, 8, 12, 16, 64};
static const uint32_t flag_sets[] = {0, GPUSORT_WRITE_INDICES, GPUSORT_KEEP_KEYS,
                                     GPUSORT_WRITE_INDICES | GPUSORT_KEEP_KEYS, GPUSORT_KEYS_IN_VALUES};

/* Tiles are 256 x 2 elements here, which compile fastest, so that the last sizes are a tile -1, +1 and several. */
enum { GROUP = 256, ITEMS = 2, TILE = GROUP * ITEMS };
static const size_t sizes[] = {0, 1, TILE - 1, TILE + 1, 5 * TILE + 77};

/* GPUSORT_AUTO changes its way with the count: any of these. */
static size_t auto_size(int size, uint64_t seed) {
    const size_t from[] = {0, 1, 2, 1000, 8000}, to[] = {0, 1, 1000, 8000, 40000};
    return from[size] + (size_t)(seed >> 16) % (to[size] - from[size] + 1);
}

static const struct {
    gpusort_algorithm algorithm;
    const char *name;
    int shaped; /* takes the tile above, else the tuning table's */
} algorithms[] = {
    {GPUSORT_AUTO, "auto", 0},
    {GPUSORT_COUNT_SCAN_SCATTER, "count-scan-scatter", 1},
    {GPUSORT_ONESWEEP, "one-sweep", 1},
};

static int setting_counts[SETTINGS] = {TYPES_OF_A_TEST, COUNT_OF(value_sizes), 2,      COUNT_OF(flag_sets),
                                       WINDOWS,         COUNT_OF(sizes),       LEVELS, COUNT_OF(algorithms),
                                       COUNT_KINDS,     2,                     OUTS};

/* Settings of pairs that exclude each other. */
static int pair_is_possible(int a, int value_a, int b, int value_b) {
    if (a > b) return pair_is_possible(b, value_b, a, value_a);
    if (a == VALUE && b == FLAGS) {
        if (flag_sets[value_b] & GPUSORT_WRITE_INDICES) return value_sizes[value_a] == 4;
        if (flag_sets[value_b] & (GPUSORT_KEEP_KEYS | GPUSORT_KEYS_IN_VALUES)) return value_sizes[value_a] != 0;
    }
    if (a == FLAGS && b == OUT && value_b == OUT_OVERWRITING) return !(flag_sets[value_a] & GPUSORT_KEEP_KEYS);
    if (a == FLAGS && b == OUT && (value_b & OUT_KEYS))
        return !(flag_sets[value_a] & (GPUSORT_KEEP_KEYS | GPUSORT_KEYS_IN_VALUES));
    if (a == VALUE && b == OUT && (value_b & OUT_VALUES)) return value_sizes[value_a] != 0;
    if (a == LEVEL && b == COUNTED && value_a == LEVEL_HOST) return value_b == COUNT_GIVEN;
    if (a == WINDOW && b == NUMBERS && value_b) return value_a == WINDOW_ALL;
    return 1;
}

static int case_is_possible(const int *s) {
    for (int a = 0; a < SETTINGS; a++)
        for (int b = a + 1; b < SETTINGS; b++)
            if (!pair_is_possible(a, s[a], b, s[b])) return 0;
    return !(flag_sets[s[FLAGS]] & GPUSORT_KEYS_IN_VALUES) ||
           any_key_offset(types[s[TYPE]], value_sizes[s[VALUE]], 0) != UINT32_MAX;
}

static sort_case case_of(const int *s, uint64_t seed) {
    sort_case c = {.seed = seed};
    const uint32_t bits = type_bits(types[s[TYPE]]);
    const uint32_t windows[WINDOWS][2] = {
        {0, 0}, {0, bits / 3}, {bits / 3, bits / 3}, {bits - bits / 3, bits / 3}, {(uint32_t)(seed % bits), 1}};
    c.type = types[s[TYPE]];
    c.value_size = value_sizes[s[VALUE]];
    c.order = (gpusort_order)s[ORDER];
    c.flags = flag_sets[s[FLAGS]];
    if (c.flags & GPUSORT_KEYS_IN_VALUES) c.key_offset = any_key_offset(c.type, c.value_size, seed >> 24);
    c.first_bit = windows[s[WINDOW]][0];
    c.bit_count = windows[s[WINDOW]][1];
    c.count = algorithms[s[ALGORITHM]].shaped ? sizes[s[SIZE]] : auto_size(s[SIZE], seed);
    c.host = s[LEVEL] == LEVEL_HOST;
    c.algorithm = algorithms[s[ALGORITHM]].algorithm;
    c.keys = (distribution)((seed >> 8) % KEYS_DISTRIBUTIONS);
    if (s[NUMBERS]) c.flags |= GPUSORT_NUMERIC;
    if (s[NUMBERS] && (seed >> 12) % 4) c.keys = KEYS_SPECIAL;
    c.gpu = (gpu_count)s[COUNTED];
    c.out = (uint32_t)s[OUT];
    if (s[OUT] == OUT_OVERWRITING) {
        c.out = possible_out(&c, OUT_KEYS | OUT_VALUES);
        c.flags |= GPUSORT_OVERWRITE;
    }
    return c;
}

/* ---- the targets ---- */

static target targets[LEVELS][COUNT_OF(algorithms)];
static engine *engines[LEVELS];

/* NULL: this device cannot bind so. */
static const target *target_of(int level, int algorithm) {
    target *t = &targets[level][algorithm];
    static const gpusorti_overrides shape = {.workgroup_size = GROUP, .items = ITEMS};
    gpusort_desc knobs;
    memset(&knobs, 0, sizeof knobs);
    if (algorithms[algorithm].shaped) knobs.overrides = &shape;
    if (t->context) return t;
    if (level == LEVEL_HOST) return target_own(t, algorithms[algorithm].name, &knobs) ? t : NULL;
    if (!engines[level])
        engines[level] = engine_open(level == LEVEL_PUSH
                                         ? ENABLE_ALL & ~(uint32_t)GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS
                                         : ENABLE_ALL & ~(uint32_t)GPUSORT_ENABLED_PUSH_DESCRIPTOR,
                                     VK_API_VERSION_1_3);
    if (!engines[level]) return NULL;
    if (!(engines[level]->enabled & (GPUSORT_ENABLED_PUSH_DESCRIPTOR | GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS)))
        return NULL;
    return target_engine(t, algorithms[algorithm].name, engines[level], &knobs) ? t : NULL;
}

static void close_targets(void) {
    for (int level = 0; level < LEVELS; level++) {
        for (size_t a = 0; a < COUNT_OF(algorithms); a++) target_close(&targets[level][a]);
        engine_close(engines[level]);
        engines[level] = NULL;
    }
}

static long cases_run;

static int run(const int *s, uint64_t seed) {
    const target *t = target_of(s[LEVEL], s[ALGORITHM]);
    sort_case c = case_of(s, seed);
    if (!t) return 1;
    cases_run++;
    return expect_sorted(t, &c);
}

/* ---- all pairs ---- */

enum { MOST = 16 };
static unsigned char covered[SETTINGS][SETTINGS][MOST][MOST];

/* In a part what goes with each algorithm and each level. */
static int wanted(int a, int b) {
    return !in_part() || a == LEVEL || a == ALGORITHM || b == LEVEL || b == ALGORITHM;
}

static int new_pairs(const int *s) {
    int found = 0;
    for (int a = 0; a < SETTINGS; a++)
        for (int b = a + 1; b < SETTINGS; b++) found += wanted(a, b) && !covered[a][b][s[a]][s[b]];
    return found;
}

/* Whether a case was run that has these settings in common, and so most of its pipelines. */
enum { VALUE_KINDS = 4 }; /* 0, 4 or 8 bytes; wide ones, which indices stand for */
static unsigned char met[MOST][VALUE_KINDS][2][2][LEVELS][MOST][2];
static unsigned char *met_by(const int *s) {
    const uint32_t size = value_sizes[s[VALUE]], flags = flag_sets[s[FLAGS]];
    const int wide = size > 8 || flags & GPUSORT_KEYS_IN_VALUES, indices = (flags & GPUSORT_WRITE_INDICES) != 0;
    const int numeric = s[NUMBERS] && type_is_float(types[s[TYPE]]);
    return &met[s[TYPE]][wide ? 3 : size / 4][s[ORDER]][indices][s[LEVEL]][s[ALGORITHM]][numeric];
}

/* A case that compiles little is better than one that covers a few pairs more. */
enum { LITTLE_TO_COMPILE = 14 };
static int gain_of(const int *s) {
    const int found = new_pairs(s);
    return found ? found + *met_by(s) * LITTLE_TO_COMPILE : 0;
}

/* A random completion of the first uncovered pair, the best of many. 0: all pairs are covered. */
static int next_case(rng *r, int *best) {
    int pair[4] = {-1, 0, 0, 0}, most = 0;
    for (int a = 0; a < SETTINGS && pair[0] < 0; a++)
        for (int b = a + 1; b < SETTINGS && pair[0] < 0; b++)
            for (int i = 0; wanted(a, b) && i < setting_counts[a] && pair[0] < 0; i++)
                for (int k = 0; k < setting_counts[b]; k++)
                    if (!covered[a][b][i][k] && pair_is_possible(a, i, b, k)) {
                        pair[0] = a, pair[1] = b, pair[2] = i, pair[3] = k;
                        break;
                    }
    if (pair[0] < 0) return 0;
    for (int attempt = 0; attempt < 4000 && (attempt < 1000 || !most); attempt++) {
        int s[SETTINGS];
        for (int a = 0; a < SETTINGS; a++) s[a] = (int)rng_below(r, (uint64_t)setting_counts[a]);
        s[pair[0]] = pair[2];
        s[pair[1]] = pair[3];
        if (case_is_possible(s) && gain_of(s) > most) {
            most = gain_of(s);
            memcpy(best, s, sizeof s);
        }
    }
    return most > 0;
}

static void cover(const int *s) {
    for (int a = 0; a < SETTINGS; a++)
        for (int b = a + 1; b < SETTINGS; b++) covered[a][b][s[a]][s[b]] = 1;
}

static void expect_covered(void) {
    for (int a = 0; a < SETTINGS; a++)
        for (int b = a + 1; b < SETTINGS; b++)
            for (int i = 0; i < setting_counts[a]; i++)
                for (int k = 0; k < setting_counts[b]; k++)
                    if (wanted(a, b) && !covered[a][b][i][k] && pair_is_possible(a, i, b, k))
                        fail("settings %d=%d and %d=%d were not covered", a, i, b, k);
}

static void pairs_of_settings_sort(void) {
    rng r = {5};
    int s[SETTINGS];
    if (soaking()) setting_counts[TYPE] = COUNT_OF(types);
    memset(covered, 0, sizeof covered);
    while (next_case(&r, s)) {
        run(s, rng_next(&r));
        cover(s);
        *met_by(s) = 1;
    }
    expect_covered();
    printf("     %ld sorts cover every pair of %s\n", cases_run,
           in_part() ? "a setting and an algorithm or a level" : "settings");
    close_targets();
}

static void special_floats_keep_their_order_and_their_bits(void) {
    static const gpusort_type floats[] = {GPUSORT_F32, GPUSORT_F64, GPUSORT_F16, GPUSORT_BF16};
    for (size_t f = 0; f < COUNT_OF(floats); f++)
        for (int level = 0; level < LEVELS; level++)
            for (int order = 0; order < 2; order++) {
                const target *t = (level + order + (int)f) % 3 ? NULL : target_of(level, (int)f % (int)COUNT_OF(algorithms));
                sort_case c = {.count = 4003,
                               .type = floats[f],
                               .order = (gpusort_order)order,
                               .keys = KEYS_SPECIAL,
                               .value_size = order ? 4 : 0};
                c.algorithm = algorithms[f % COUNT_OF(algorithms)].algorithm;
                c.host = level == LEVEL_HOST;
                c.seed = (uint64_t)(level * 2 + order);
                if (t) expect_sorted(t, &c);
            }
    close_targets();
}

/* ---- the full product ---- */

/* Calls visit with each combination. Counts on the GPU, keys as numbers and arrays for results are drawn. */
static void each_of_the_product(void (*visit)(const int *s, uint64_t seed), void (*behind_a_type)(void)) {
    rng r = {55};
    int s[SETTINGS];
    setting_counts[TYPE] = COUNT_OF(types);
    for (s[TYPE] = 0; s[TYPE] < setting_counts[TYPE]; s[TYPE]++) {
        for (s[VALUE] = 0; s[VALUE] < setting_counts[VALUE]; s[VALUE]++)
            for (s[ORDER] = 0; s[ORDER] < 2; s[ORDER]++)
                for (s[FLAGS] = 0; s[FLAGS] < setting_counts[FLAGS]; s[FLAGS]++)
                    for (s[WINDOW] = 0; s[WINDOW] < setting_counts[WINDOW]; s[WINDOW]++)
                        for (s[SIZE] = 0; s[SIZE] < setting_counts[SIZE]; s[SIZE]++)
                            for (s[LEVEL] = 0; s[LEVEL] < LEVELS; s[LEVEL]++)
                                for (s[ALGORITHM] = 0; s[ALGORITHM] < setting_counts[ALGORITHM]; s[ALGORITHM]++) {
                                    uint64_t seed = rng_next(&r);
                                    s[COUNTED] = (seed >> 40) % 4 || s[LEVEL] == LEVEL_HOST
                                                     ? COUNT_GIVEN
                                                     : (int)(seed >> 20 & 3) + 1;
                                    s[NUMBERS] = s[WINDOW] == WINDOW_ALL && seed >> 44 & 1;
                                    s[OUT] = (int)((seed >> 46) % OUTS);
                                    if (!case_is_possible(s)) s[OUT] = 0;
                                    if (case_is_possible(s)) visit(s, seed);
                                }
        behind_a_type();
    }
}

static void cover_one(const int *s, uint64_t seed) {
    (void)seed;
    cover(s);
}

static void nothing(void) {}

static void the_full_product_has_every_pair_of_settings(void) {
    memset(covered, 0, sizeof covered);
    each_of_the_product(cover_one, nothing);
    expect_covered();
}

static double next_report;

static void run_and_report(const int *s, uint64_t seed) {
    run(s, seed);
    if (seconds() < next_report) return;
    next_report += 60;
    printf("     %ld sorts\n", cases_run);
    fflush(stdout);
}

static void the_full_product_of_settings_sorts(void) {
    cases_run = 0;
    next_report = seconds() + 60;
    each_of_the_product(run_and_report, close_targets); /* a type's pipelines are not needed again */
    printf("     %ld sorts\n", cases_run);
}

static const promise promises[] = {
    PROMISE(pairs_of_settings_sort, .depth = PART, .pipelines = 195, .soak = "every type of keys"),
    PROMISE(special_floats_keep_their_order_and_their_bits, .depth = PART, .pipelines = 45),
    PROMISE(the_full_product_has_every_pair_of_settings),
    PROMISE(the_full_product_of_settings_sorts, .depth = PRODUCT),
};

int main(int argc, char **argv) {
    shim.keep = 1;
    return run_promises(promises, COUNT_OF(promises), argc, argv);
}
