/* Sorts are right: sizes, kinds of keys, algorithms, digit widths, bindings, both levels. */
#include "harness.h"
#include "shim.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- the ways to sort that the promises go through ---- */

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

static const struct {
    const char *name;
    gpusort_algorithm algorithm;
    uint32_t radix_bits;
    gpusorti_overrides forced;
} ways[] = {
    {"auto", GPUSORT_AUTO, 0, {0}},
    {"count-scan-scatter", GPUSORT_COUNT_SCAN_SCATTER, 0, {0}},
    {"count-scan-scatter by 4 bits", GPUSORT_COUNT_SCAN_SCATTER, 4, {0}},
    {"count-scan-scatter by 2 bits", GPUSORT_COUNT_SCAN_SCATTER, 2, {0}},
    {"count-scan-scatter, 128 x 4", GPUSORT_COUNT_SCAN_SCATTER, 8, {.workgroup_size = 128, .items = 4}},
    {"one-sweep", GPUSORT_ONESWEEP, 0, {0}},
    {"one-sweep, 256 x 4", GPUSORT_ONESWEEP, 8, {.workgroup_size = 256, .items = 4}},
};
enum { WAYS = COUNT_OF(ways) };
/* Where every way would cost too much: those that are chosen by default or by name alone. */
static const int plain_ways[] = {0, 1, 5};
static target hosts[WAYS];             /* gpusort's own device */
static target commands[ENGINES][WAYS]; /* an engine's */

static gpusort_desc way_knobs(int way) {
    gpusort_desc knobs;
    memset(&knobs, 0, sizeof knobs);
    knobs.radix_bits = ways[way].radix_bits;
    knobs.overrides = &ways[way].forced;
    return knobs;
}

static int bindings(const engine *e) {
    return (e->enabled & (GPUSORT_ENABLED_PUSH_DESCRIPTOR | GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS)) != 0;
}

/* NULL and no failure: this device has not what the engine would sort through. */
static const target *command_target(int which, int way) {
    gpusort_desc knobs = way_knobs(way);
    if (!engines[which]) engines[which] = engine_open(engine_table[which].enabled, engine_table[which].api_version);
    if (!engines[which] || !bindings(engines[which])) return NULL;
    if (!commands[which][way].context &&
        !target_engine(&commands[which][way], ways[way].name, engines[which], &knobs))
        return NULL;
    return &commands[which][way];
}

static int is_plain(int way) {
    for (size_t w = 0; w < COUNT_OF(plain_ways); w++)
        if (plain_ways[w] == way) return 1;
    return 0;
}

/* gpusort's own device; in a test, for ways that are not plain, the engine's, where their pipelines are. */
static const target *host_target(int way) {
    gpusort_desc knobs = way_knobs(way);
    const target *t = is_plain(way) || soaking() ? NULL : command_target(FULL, way);
    if (t) return t;
    if (!hosts[way].context && !target_own(&hosts[way], ways[way].name, &knobs)) return NULL;
    return &hosts[way];
}

/* In a part without small digits and small tiles of count / scan / scatter. */
static int has_way(int way) { return !in_part() || is_plain(way) || ways[way].algorithm == GPUSORT_ONESWEEP; }

/* Through the command buffer of the engine that has everything, or on host arrays. */
static int check(int way, int host, sort_case c) {
    const target *t;
    if (!has_way(way)) return 1;
    t = host ? host_target(way) : command_target(FULL, way);
    c.algorithm = ways[way].algorithm;
    c.host = host;
    if (!t) fail("%s: no context", ways[way].name);
    return t && expect_sorted(t, &c);
}

/* ---- validation is awake ---- */

static void a_deliberate_hazard_is_reported(void) {
    engine *e = engines[FULL] ? engines[FULL] : (engines[FULL] = engine_open(ENABLE_ALL, VK_API_VERSION_1_3));
    long before = validation_messages();
    if (!e || !validation_wanted()) return;
    if (!buffer_grow(e, &e->keys, 4096,
                     VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_TRANSFER_SRC_BIT |
                         VK_BUFFER_USAGE_TRANSFER_DST_BIT,
                     0))
        return;
    commands_begin(e);
    e->vk.vkCmdFillBuffer(e->commands, e->keys.buffer, 0, 4096, 1);
    e->vk.vkCmdFillBuffer(e->commands, e->keys.buffer, 0, 4096, 2);
    commands_finish(e);
    if (expected_messages(before, "SYNC-HAZARD-WRITE") == 0) fail("two fills without a barrier raise no message");
}

static void a_sort_without_its_barriers_is_reported(void) {
    sort_case c = {.count = 5000, .type = GPUSORT_U32, .algorithm = GPUSORT_COUNT_SCAN_SCATTER};
    const char *blind = getenv("TESTS_BLIND_LAYER"); /* run.sh */
    gpusort_result result;
    char why[1200];
    if (!validation_wanted()) return;
    if (blind) {
        leave_out(blind);
        return;
    }
    for (int host = 0; host < 2; host++) {
        const target *t = host ? host_target(1) : command_target(PUSH, 1);
        long before = validation_messages();
        if (!t) continue; /* a device without push descriptors: the host's own sets show it */
        c.host = host;
        shim.drop_barriers = 1;
        (void)sort_case_holds(t, &c, &result, why, sizeof why);
        shim.drop_barriers = 0;
        if (expected_messages(before, "SYNC-HAZARD") == 0)
            fail("%s: dropped barriers raise no message", host ? "host" : "cmd");
    }
}

/* ---- sizes ---- */

/* Two kinds of keys and values a way: to compile more takes longer than to sort. Ways that are not plain have one of them in
 * a test: 32-bit keys by small digits, 64-bit keys by other tiles. In a part so have those chosen by name: `matrix` has their
 * pairs with each type, on the same drivers or by subgroups of the same size. */
static int has_one_kind(int way) { return (way != 0 && in_part()) || (!is_plain(way) && !soaking()); }

static void make_kind(int way, int variant, sort_case *c) {
    if (has_one_kind(way)) variant = ways[way].forced.items != 0;
    c->type = variant ? GPUSORT_U64 : GPUSORT_U32;
    c->order = (gpusort_order)((way + variant) & 1);
    c->value_size = variant ^ (way & 1) ? 4 : 0;
}

static void every_small_count_is_sorted(void) {
    for (int way = 0; way < WAYS; way++)
        for (size_t n = 0; n <= (way ? 5 : 70); n++) {
            sort_case c = {.count = n, .value_size = n & 1 ? 4 : 0, .seed = n};
            if (!soaking() && !is_plain(way)) make_kind(way, 0, &c);
            if (!check(way, n % 4 == 3 && !(in_part() && way), c)) return;
        }
}

static void counts_beside_tile_edges_are_sorted(void) {
    for (int way = 0; way < WAYS; way++) {
        size_t tile = ways[way].forced.items ? ways[way].forced.workgroup_size * ways[way].forced.items : 1024;
        for (size_t k = 1; k <= (in_part() ? 3 : 8); k = k < 4 ? k + 1 : k * 2)
            for (size_t delta = 0; delta < 3; delta++) {
                sort_case c = {.count = k * tile - 1 + delta, .value_size = delta == 1 ? 0 : 4, .seed = k};
                if (!soaking() && !is_plain(way)) make_kind(way, 0, &c);
                if (!check(way, 0, c)) break;
            }
    }
}

static void counts_beside_powers_of_two_are_sorted(void) {
    for (size_t w = 0; w < COUNT_OF(plain_ways); w++)
        for (size_t power = 64; power <= 32768; power *= 2)
            for (size_t delta = 0; delta < 3; delta++) {
                sort_case c = {.count = power - 1 + delta, .value_size = delta & 1 ? 0 : 4, .seed = power};
                if (!check(plain_ways[w], 0, c)) break;
            }
}

static void random_counts_are_sorted(void) {
    rng r = {2026};
    long runs = setting("TESTS_RANDOM", soaking() ? 1000 : in_part() ? 30 : 200);
    for (long i = 0; i < runs; i++) {
        sort_case c = {.count = (size_t)rng_below(&r, 100 << rng_below(&r, 6)), .seed = rng_next(&r)};
        int way = (int)rng_below(&r, 4 * WAYS);
        if (way >= WAYS || in_part()) way = plain_ways[(size_t)way % COUNT_OF(plain_ways)];
        make_kind(way, (int)rng_below(&r, 2), &c);
        if (!check(way, i % 8 == 0, c)) return;
    }
}

static void more_workgroups_than_one_dimension_has_are_sorted(void) {
    static const struct {
        gpusort_algorithm algorithm;
        const char *name;
    } folded[] = {{GPUSORT_COUNT_SCAN_SCATTER, "count-scan-scatter, smallest tile"},
                  {GPUSORT_ONESWEEP, "one-sweep, smallest tile"}};
    engine *e = command_target(FULL, 0) ? engines[FULL] : NULL;
    const uint32_t groups = !soaking() ? 1024 : 65535;
    if (!e) {
        fail("no engine");
        return;
    }
    if (!soaking()) shim.max_group_count = groups;
    for (size_t i = 0; i < COUNT_OF(folded); i++) {
        const gpusorti_overrides smallest = {.workgroup_size = 32, .items = 1};
        gpusort_desc knobs;
        target t;
        sort_case c = {.algorithm = folded[i].algorithm, .seed = 9};
        memset(&knobs, 0, sizeof knobs);
        knobs.overrides = &smallest;
        knobs.radix_bits = 2; /* one-sweep's workgroups have an invocation for each value of a digit */
        c.count = groups * 32 + 32 * 3 + 5;
        c.bit_count = 2; /* one digit shows it */
        if (!target_engine(&t, folded[i].name, e, &knobs)) continue;
        expect_sorted(&t, &c);
        target_close(&t);
    }
    shim.max_group_count = 0;
}

/* Beyond 4,096 tiles a workgroup of count / scan / scatter takes several, one after the other. */
static void workgroups_take_several_tiles(void) {
    enum { TILE = 32, SPANS = 4096 };
    static const sort_case cases[] = {
        {.count = 3 * SPANS * TILE - 1234, .value_size = 4}, /* three tiles each, the last in part */
        {.count = SPANS * TILE + 1, .type = GPUSORT_U64, .order = GPUSORT_DESCENDING},
        {.count = 3 * SPANS * TILE, .type = GPUSORT_F32, .flags = GPUSORT_WRITE_INDICES, .value_size = 4, .gpu = COUNT_WORD,
         .word = 50021},
    };
    EXPECT(SPANS == most_spans);
    for (int basic = 0; basic < 2; basic++) {
        const gpusort_desc knobs = {.tuning = "scatter=32x1 least_elements=0"};
        engine *e;
        target t;
        shim.no_subgroup_operations = basic;
        e = engine_open(ENABLE_ALL, VK_API_VERSION_1_3);
        if (e && target_engine(&t, basic ? "several tiles, no subgroups" : "several tiles", e, &knobs)) {
            for (size_t i = 0; i < (basic ? 1 : COUNT_OF(cases)); i++) {
                sort_case c = cases[i];
                gpusort_cmd_args args;
                plan_facts facts;
                c.algorithm = GPUSORT_COUNT_SCAN_SCATTER;
                c.bit_count = 12; /* two digits or three show it */
                args = case_args(&c);
                EXPECT(plan_of(t.context, &args, &facts) && facts.tile == TILE);
                expect_sorted(&t, &c);
            }
            target_close(&t);
        }
        engine_close(e);
        shim.no_subgroup_operations = 0;
    }
}

/* Copies have 2,048 workgroups at most, which go over larger arrays in rounds: what begin, finish, copy_keys and
 * gather do before and behind the passes. */
static void copies_of_great_arrays_take_several_rounds(void) {
    enum { INVOCATIONS = 128, WORKGROUPS = 2048, ROUND = WORKGROUPS * INVOCATIONS * 4 };
    static const sort_case cases[] = {
        {.count = ROUND + 77777, .type = GPUSORT_U8, .bit_count = 2},                                /* unpacked, packed */
        {.count = ROUND + 77777, .type = GPUSORT_U32, .bit_count = 2, .out = OUT_KEYS},              /* copied first */
        {.count = ROUND + 77777, .type = GPUSORT_U32, .bit_count = 2},                               /* comes back */
        {.count = ROUND + 77777, .type = GPUSORT_F16, .flags = GPUSORT_NUMERIC},
        {.count = ROUND / 64 + 4321, .bit_count = 2, .value_size = 256},
    };
    engine *e = engine_open(GPUSORT_ENABLED_PUSH_DESCRIPTOR, VK_API_VERSION_1_1);
    target t;
    gpusort_desc knobs;
    memset(&knobs, 0, sizeof knobs);
    EXPECT(WORKGROUPS == most_stride_workgroups);
    shim.max_invocations = INVOCATIONS; /* the workgroups of copies have so many where devices allow no more, else 256 */
    if (e && target_engine(&t, "rounds", e, &knobs)) {
        for (size_t i = 0; i < COUNT_OF(cases); i++) {
            sort_case c = cases[i];
            c.algorithm = GPUSORT_COUNT_SCAN_SCATTER;
            expect_sorted(&t, &c);
        }
        target_close(&t);
    }
    shim.max_invocations = 0;
    engine_close(e);
}

/* Counts of long segments are scanned by 512 workgroups at most: with many tiles each takes several rounds. */
static void counts_of_many_tiles_of_segments_are_scanned(void) {
    static const sort_case cases[] = {
        {.count = 200003, .value_size = 4, .segments = LAYOUT_ROWS, .segment_size = 70001},
        {.count = 100003, .value_size = 4, .segments = LAYOUT_GIANT, .segment_count = 5},
    };
    const gpusort_desc knobs = {.tuning = "scan=32x1 scatter=32x1 least_elements=0", .radix_bits = 4};
    engine *e = engine_open(ENABLE_ALL, VK_API_VERSION_1_3);
    target t;
    if (e && target_engine(&t, "many tiles", e, &knobs)) {
        for (size_t i = 0; i < COUNT_OF(cases); i++) {
            sort_case c = cases[i];
            c.algorithm = GPUSORT_COUNT_SCAN_SCATTER;
            c.bit_count = 8; /* two digits */
            expect_sorted(&t, &c);
        }
        target_close(&t);
    }
    engine_close(e);
}

/* ---- keys ---- */

static void every_distribution_is_sorted(void) {
    for (int way = 0; way < WAYS; way++) {
        /* small digits need many passes */
        const size_t counts[] = {1000, in_part() ? 3001 : ways[way].radix_bits && ways[way].radix_bits < 8 ? 5003 : 8009};
        for (int keys = 0; keys < KEYS_DISTRIBUTIONS; keys++) {
            if (in_part() && !is_plain(way) && keys % WAYS != way) continue;
            for (size_t s = 0; s < COUNT_OF(counts); s++)
                for (int variant = 0; variant < 2; variant++) {
                    if (in_part() && (keys + variant + (int)s) % 3) continue;
                    if (variant && has_one_kind(way)) continue;
                    sort_case c = {
                        .count = counts[s], .keys = (distribution)keys, .seed = (uint64_t)(keys * 7 + variant)};
                    make_kind(way, variant, &c);
                    check(way, keys == 1, c);
                }
        }
    }
}

/* One-sweep writes them as often as it has counted them, where a digit has 8 bits: it keeps no second copy then. */
static void keys_of_8_bits_are_sorted_without_a_copy(void) {
    static const int one_sweep[] = {5, 6};
    static const size_t counts[] = {1, 3, 258, 5003, 40000};
    static const distribution keys[] = {KEYS_RANDOM, KEYS_FEW, KEYS_OUTLIERS, KEYS_CONSTANT, KEYS_NEARLY};
    for (int which = 0; which < ENGINES; which++)
        for (size_t w = 0; w < COUNT_OF(one_sweep); w++) {
            const target *t = command_target(which, one_sweep[w]);
            for (size_t i = 0; t && i < COUNT_OF(counts) * COUNT_OF(keys); i++) {
                sort_case c = {.count = counts[i % COUNT_OF(counts)],
                               .keys = keys[i / COUNT_OF(counts)],
                               .type = i % 3 ? GPUSORT_I8 : GPUSORT_U8,
                               .order = (gpusort_order)(i & 1),
                               .gpu = i % 4 == 3 ? COUNT_BELOW : COUNT_GIVEN,
                               .bit_count = i % 7 == 6 ? 5 : 0, /* that takes a pass */
                               .algorithm = GPUSORT_ONESWEEP,
                               .seed = i};
                const gpusort_cmd_args args = case_args(&c);
                gpusort_memory scratch;
                gpusort_info info;
                int narrow; /* subgroups have smaller digits */
                gpusort_get_info(t->context, &info);
                narrow = info.subgroup_size < 16;
                if ((narrow || in_part()) && (which || i % (in_part() ? 4 : 2))) continue;
                if (narrow && in_part() && w) continue; /* `matrix` has other tiles there */
                if (!expect_sorted(t, &c)) fail("engine with %s", engine_table[which].name);
                if (c.count < 40000 || narrow) continue;
                expect_result(gpusort_scratch(t->context, &args, &scratch), GPUSORT_OK, "gpusort_scratch");
                EXPECT((scratch.size < c.count) == (c.bit_count == 0));
            }
        }
}

/* A tile of great workgroups whatever the items that are asked for. */
static void tiles_of_few_and_of_many_items_are_sorted(void) {
    static const uint32_t items[] = {1, 2, 4, 3, 32, 16};
    target own;
    for (size_t i = 0; i < COUNT_OF(items); i += 1 + (size_t)in_part()) {
        const gpusorti_overrides shape = {.workgroup_size = items[i] > 4 ? 32 : 256, .items = items[i]};
        gpusort_desc knobs;
        memset(&knobs, 0, sizeof knobs);
        knobs.overrides = &shape;
        if (!target_own(&own, "few or many items", &knobs)) return;
        for (size_t count = 100; count < 500; count += 130) {
            const sort_case c = {.count = count, .keys = KEYS_REVERSED, .value_size = 4, .host = 1};
            expect_sorted(&own, &c);
        }
        target_close(&own);
    }
}

static void any_number_of_passes_leaves_the_result_in_the_callers_buffers(void) {
    for (int way = 0; way < WAYS; way++)
        for (uint32_t first = 0; first < 32; first += 8)
            for (uint32_t bits = 8; bits <= 32 - first; bits += 8) {
                sort_case c = {.count = 3000,
                               .keys = KEYS_RANDOM,
                               .value_size = 4,
                               .first_bit = first,
                               .bit_count = bits,
                               .seed = first * 33 + bits};
                if (!soaking() && !is_plain(way)) make_kind(way, 0, &c);
                check(way, 0, c);
            }
}

/* The last step has nowhere to write them to. */
static void keys_that_are_discarded_are_not_stored(void) {
    static const sort_case cases[] = {
        {.count = 900, .value_size = 4},
        {.count = 20011, .value_size = 4},
        {.count = 9001, .value_size = 8, .algorithm = GPUSORT_COUNT_SCAN_SCATTER},
        {.count = 9001, .value_size = 4, .bit_count = 8, .algorithm = GPUSORT_ONESWEEP},
        {.count = 9001, .type = GPUSORT_I64, .order = GPUSORT_DESCENDING, .value_size = 4, .algorithm = GPUSORT_ONESWEEP},
        {.count = 9001, .value_size = 4, .segments = LAYOUT_GAPS, .segment_count = 30},
        {.count = 9001, .value_size = 4, .segments = LAYOUT_ROWS, .segment_size = 4500},
        {.count = 9001, .type = GPUSORT_U16, .value_size = 4, .algorithm = GPUSORT_ONESWEEP},
        {.count = 9001, .type = GPUSORT_I8, .value_size = 12, .algorithm = GPUSORT_COUNT_SCAN_SCATTER},
        {.count = 20011, .type = GPUSORT_F64, .value_size = 8},
    };
    enum { FIRST = 7 }; /* in a test; `outputs` discards keys of these kinds, too */
    for (size_t i = 0; i < (soaking() ? COUNT_OF(cases) : FIRST); i++)
        for (uint32_t flags = 0; flags <= GPUSORT_WRITE_INDICES; flags += GPUSORT_WRITE_INDICES) {
            sort_case c = cases[i];
            const target *t = command_target(FULL, 0);
            if (!t || (flags && (c.value_size != 4 || (i != 1 && i != 6 && !soaking())))) continue;
            c.flags = GPUSORT_DISCARD_KEYS | flags | (i & 1 ? GPUSORT_ADDRESSABLE : 0);
            if (expect_sorted(t, &c) && discarded_keys_were_sorted()) fail("case %zu: the keys were stored", i);
        }
}

/* ---- bindings ---- */

static void every_binding_sorts(void) {
    int used = 0;
    for (int which = 0; which < ENGINES; which++)
        for (size_t w = 0; w < COUNT_OF(plain_ways); w++) {
            const int way = plain_ways[w];
            const target *t = command_target(which, way);
            if (!t) continue;
            used++;
            for (size_t n = 700; n < 20000; n *= 20) {
                sort_case c = {.count = n,
                               .algorithm = ways[way].algorithm,
                               .value_size = way & 1 ? 4 : 0,
                               .seed = n + (size_t)which};
                /* each binding sorts both; in a test 64-bit keys by one way, as 32-bit ones have counts on the GPU, too */
                c.type = (!soaking() ? w == 1 : n == 700) ? GPUSORT_U64 : GPUSORT_U32;
                if (!expect_sorted(t, &c)) fail("engine with %s", engine_table[which].name);
                c.flags = GPUSORT_ADDRESSABLE;
                if (!expect_sorted(t, &c)) fail("engine with %s, buffers with addresses", engine_table[which].name);
                c.flags = 0;
                if (!soaking() && (size_t)which != w) continue;
                c.host = 1; /* the engine's queue serves host arrays as well */
                if (!expect_sorted(t, &c)) fail("engine with %s, host arrays", engine_table[which].name);
            }
        }
    if (!used) fail("no engine could sort");
}

/* By tiles and merges, one to four of these; beyond maxStorageBufferRange by addresses. The row of CPU drivers has merges
 * for bound buffers anyway, so that there the other plan is as quick. */
static void quick_plans_sort_by_every_binding(void) {
    enum { RANGE = 1 << 17, PUSH_BIT = GPUSORT_ENABLED_PUSH_DESCRIPTOR,
           ADDRESS_BIT = GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS };
    static const struct {
        const char *name;
        uint32_t enabled, range;
    } bindings_of[] = {{"addresses", ADDRESS_BIT, 0},
                       {"a part beyond the range", PUSH_BIT | ADDRESS_BIT, RANGE},
                       {"push descriptors", PUSH_BIT, 0},
                       {"sets from a pool", 0, 0}};
    static const sort_case cases[] = {
        {.count = 40000, .value_size = 4},
        {.count = 300, .value_size = 4, .order = GPUSORT_DESCENDING, .type = GPUSORT_F32, .keys = KEYS_FEW},
        {.count = 70001, .type = GPUSORT_F32, .keys = KEYS_FEW},
        {.count = 20000, .type = GPUSORT_U64, .value_size = 8, .first_bit = 20, .bit_count = 24,
         .out = OUT_KEYS | OUT_VALUES},
        {.count = 17001, .type = GPUSORT_F64, .order = GPUSORT_DESCENDING, .flags = GPUSORT_NUMERIC},
        {.count = 9000, .type = GPUSORT_I64, .value_size = 4, .flags = GPUSORT_WRITE_INDICES | GPUSORT_KEEP_KEYS},
        {.count = 9001, .value_size = 20, .type = GPUSORT_F32, .flags = GPUSORT_KEYS_IN_VALUES, .key_offset = 12},
        {.count = 40000, .value_size = 4, .gpu = COUNT_BELOW, .out = OUT_VALUES},
    };
    for (size_t b = 0; b < COUNT_OF(bindings_of); b++) {
        engine *e;
        shim.max_storage_range = bindings_of[b].range;
        e = engine_open(bindings_of[b].enabled, VK_API_VERSION_1_2);
        shim.max_storage_range = 0;
        for (size_t i = 0; e && i < COUNT_OF(cases) && (soaking() || b < 2 || i < 2); i++) {
            const int bound = !(bindings_of[b].enabled & ADDRESS_BIT);
            sort_case c = cases[i];
            gpusort_cmd_args kind = case_args(&c);
            target t;
            c.quick = 1;
            if (!target_engine(&t, bindings_of[b].name, e, NULL)) break;
            expect_sorted(&t, &c);
            if (!bound && bindings_of[b].range == 0 && gpusort_readiness(t.context, &kind) != GPUSORT_READY_QUICK)
                fail("%s, case %zu: not prepared by the quick plan alone", bindings_of[b].name, i);
            target_close(&t);
        }
        engine_close(e);
    }
}

static void structs_are_sorted_by_a_member(void) {
    static const struct {
        gpusort_type type;
        uint32_t size, offset;
    } structs[] = {{GPUSORT_F32, 48, 12}, {GPUSORT_U64, 12, 4}, {GPUSORT_F64, 256, 248},
                   {GPUSORT_U8, 4, 3},    {GPUSORT_I16, 8, 2},  {GPUSORT_U32, 4, 0},
                   {GPUSORT_F16, 20, 18}, {GPUSORT_I8, 100, 57}, {GPUSORT_I64, 8, 0}};
    const size_t counts[] = {300, 9001, !soaking() ? 20011 : 70001};
    for (size_t s = 0; s < COUNT_OF(structs); s++) {
        const int which = (int)(s % ENGINES), way = plain_ways[s / ENGINES];
        const target *t = command_target(which, way);
        sort_case c = {.count = counts[s % 4 % COUNT_OF(counts)],
                       .type = structs[s].type,
                       .order = (gpusort_order)(s & 1),
                       .value_size = structs[s].size,
                       .key_offset = structs[s].offset,
                       .flags = GPUSORT_KEYS_IN_VALUES,
                       .seed = s};
        c.algorithm = s == 3 || s == 7 ? GPUSORT_ODD_EVEN_MERGE : ways[way].algorithm;
        if (!t) continue;
        if (!expect_sorted(t, &c)) fail("engine with %s", engine_table[which].name);
        c.gpu = COUNT_BELOW;
        c.flags |= GPUSORT_ADDRESSABLE;
        if (!expect_sorted(t, &c)) fail("engine with %s, a count on the GPU", engine_table[which].name);
        c.gpu = COUNT_GIVEN;
        c.host = 1;
        if ((s % 2 || s > 4) && !soaking()) continue;
        if (!expect_sorted(t, &c)) fail("engine with %s, host arrays", engine_table[which].name);
    }
}

static void nothing_enabled_still_sorts(void) {
    static const uint32_t versions[] = {VK_API_VERSION_1_1, VK_API_VERSION_1_3};
    for (size_t v = 0; v < (in_part() ? 1 : COUNT_OF(versions)); v++) {
        engine *e = engine_open(0, versions[v]);
        target t;
        if (!e) return;
        if (target_engine(&t, "nothing enabled", e, NULL)) {
            sort_case c = {.count = 5003, .value_size = 4, .host = 1, .seed = v};
            expect_sorted(&t, &c);
            c.type = GPUSORT_U64;
            expect_sorted(&t, &c);
            c.host = 0; /* recorded, with sets of a pool of the engine's */
            expect_sorted(&t, &c);
        }
        target_close(&t);
        engine_close(e);
    }
}

/* ---- command buffers ---- */

static void several_sorts_share_a_command_buffer_and_scratch(void) {
    enum { SORTS = 6, SLOT = 65536 };
    for (int way = 0; way < WAYS; way++) {
        const target *t = command_target(FULL, way);
        engine *e = engines[FULL];
        sort_case cases[SORTS];
        const VkBufferUsageFlags usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_TRANSFER_SRC_BIT |
                                         VK_BUFFER_USAGE_TRANSFER_DST_BIT;
        gpusort_memory needs[SORTS];
        VkDeviceSize scratch = 0;
        uint32_t scratch_usage = 0;
        unsigned char *memory;
        if (!t) return;
        if (!soaking() && !is_plain(way)) continue;
        for (int i = 0; i < SORTS; i++) {
            gpusort_cmd_args args;
            memset(&cases[i], 0, sizeof cases[i]);
            cases[i].count = (size_t)(i == 3 ? 900 : 2000 * i + 77);
            cases[i].type = i & 1 ? GPUSORT_U64 : GPUSORT_U32;
            cases[i].order = (gpusort_order)(!soaking() ? (way + i) & 1 : i >> 1 & 1); /* two kinds, or four */
            cases[i].algorithm = ways[way].algorithm;
            cases[i].seed = (uint64_t)i;
            args = case_args(&cases[i]);
            expect_result(gpusort_prepare(t->context, &args), GPUSORT_OK, "gpusort_prepare");
            expect_result(gpusort_scratch(t->context, &args, &needs[i]), GPUSORT_OK, "gpusort_scratch");
            if (needs[i].size > scratch) scratch = needs[i].size;
            scratch_usage |= needs[i].usage;
        }
        if (!buffer_grow(e, &e->keys, SORTS * 2 * SLOT, usage, 0) ||
            !buffer_grow(e, &e->staging, SORTS * 2 * SLOT, usage, 1) ||
            !buffer_grow(e, &e->scratch, scratch + 4, usage | scratch_usage | VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT, 0))
            return;
        /* Twice: with fresh keys, the same commands must sort again. */
        for (int round = 0; round < 2; round++) {
            VkBufferCopy region = {0, 0, SORTS * 2 * SLOT};
            memory = e->staging.mapped;
            for (int i = 0; i < SORTS; i++) {
                cases[i].seed += (uint64_t)round * 100;
                make_keys(&cases[i], memory + (size_t)i * 2 * SLOT);
            }
            commands_begin(e);
            e->vk.vkCmdCopyBuffer(e->commands, e->staging.buffer, e->keys.buffer, 1, &region);
            memory_barrier(e, e->commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT,
                           VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                           VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT);
            for (int i = 0; i < SORTS; i++) {
                gpusort_cmd_args args = case_args(&cases[i]);
                args.keys.buffer = e->keys.buffer;
                args.keys.offset = (uint64_t)i * 2 * SLOT;
                if (needs[i].size) args.scratch.buffer = e->scratch.buffer;
                if (i)
                    memory_barrier(e, e->commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_WRITE_BIT,
                                   VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                                   VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT);
                expect_result(gpusort_cmd_sort(t->context, e->commands, &args), GPUSORT_OK, "gpusort_cmd_sort");
            }
            memory_barrier(e, e->commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_WRITE_BIT,
                           VK_PIPELINE_STAGE_TRANSFER_BIT,
                           VK_ACCESS_TRANSFER_READ_BIT | VK_ACCESS_TRANSFER_WRITE_BIT);
            e->vk.vkCmdCopyBuffer(e->commands, e->keys.buffer, e->staging.buffer, 1, &region);
            memory_barrier(e, e->commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT,
                           VK_PIPELINE_STAGE_HOST_BIT, VK_ACCESS_HOST_READ_BIT);
            if (!commands_finish(e)) return;
            for (int i = 0; i < SORTS; i++) {
                const size_t bytes = key_bytes(&cases[i]), n = cases[i].count;
                unsigned char *keys = malloc(n * bytes + 1);
                uint32_t *perm = malloc((n + 1) * sizeof *perm);
                make_keys(&cases[i], keys);
                reference_order(&cases[i], keys, n, perm);
                for (size_t k = 0; k < n; k++)
                    if (memcmp(memory + (size_t)i * 2 * SLOT + k * bytes, keys + perm[k] * bytes, bytes)) {
                        fail("%s: sort %d of %d, round %d: key %zu is wrong", ways[way].name, i, SORTS, round, k);
                        break;
                    }
                free(keys), free(perm);
            }
        }
    }
}

static void a_recorded_sort_may_be_submitted_again(void) {
    for (int way = 0; way < WAYS; way++) {
        const target *t = has_way(way) ? command_target(FULL, way) : NULL;
        engine *e = engines[FULL];
        const VkBufferUsageFlags usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_TRANSFER_SRC_BIT |
                                         VK_BUFFER_USAGE_TRANSFER_DST_BIT;
        sort_case c = {.count = 9001, .algorithm = ways[way].algorithm};
        const size_t bytes = c.count * 4;
        VkCommandBufferBeginInfo begin = {VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO, NULL, 0, NULL};
        VkBufferCopy region = {0, 0, bytes};
        gpusort_cmd_args args = case_args(&c);
        gpusort_memory needs;
        uint32_t *perm, *keys;
        if (!has_way(way)) continue;
        perm = malloc(c.count * sizeof *perm), keys = malloc(bytes);
        if (!t || !perm || !keys) break;
        expect_result(gpusort_prepare(t->context, &args), GPUSORT_OK, "gpusort_prepare");
        expect_result(gpusort_scratch(t->context, &args, &needs), GPUSORT_OK, "gpusort_scratch");
        if (!buffer_grow(e, &e->keys, bytes, usage, 0) || !buffer_grow(e, &e->staging, bytes, usage, 1) ||
            !buffer_grow(e, &e->scratch, needs.size + 4, usage | needs.usage, 0))
            break;
        args.keys.buffer = e->keys.buffer;
        if (needs.size) args.scratch.buffer = e->scratch.buffer;
        e->vk.vkBeginCommandBuffer(e->commands, &begin);
        e->vk.vkCmdCopyBuffer(e->commands, e->staging.buffer, e->keys.buffer, 1, &region);
        memory_barrier(e, e->commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT,
                       VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT);
        expect_result(gpusort_cmd_sort(t->context, e->commands, &args), GPUSORT_OK, "gpusort_cmd_sort");
        memory_barrier(e, e->commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_WRITE_BIT,
                       VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_READ_BIT | VK_ACCESS_TRANSFER_WRITE_BIT);
        e->vk.vkCmdCopyBuffer(e->commands, e->keys.buffer, e->staging.buffer, 1, &region);
        memory_barrier(e, e->commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT,
                       VK_PIPELINE_STAGE_HOST_BIT, VK_ACCESS_HOST_READ_BIT);
        e->vk.vkEndCommandBuffer(e->commands);
        for (int round = 0; round < 3; round++) {
            VkSubmitInfo submit = {
                .sType = VK_STRUCTURE_TYPE_SUBMIT_INFO, .commandBufferCount = 1, .pCommandBuffers = &e->commands};
            const uint32_t *sorted = e->staging.mapped;
            c.seed = (uint64_t)round;
            c.keys = round == 1 ? KEYS_CONSTANT : KEYS_RANDOM; /* what one run leaves must not steer the next */
            make_keys(&c, keys);
            memcpy(e->staging.mapped, keys, bytes);
            e->vk.vkQueueSubmit(e->queue, 1, &submit, e->fence);
            e->vk.vkWaitForFences(e->device, 1, &e->fence, VK_TRUE, UINT64_MAX);
            e->vk.vkResetFences(e->device, 1, &e->fence);
            reference_order(&c, keys, c.count, perm);
            for (size_t i = 0; i < c.count; i++)
                if (sorted[i] != keys[perm[i]]) {
                    fail("%s: submission %d: key %zu is wrong", ways[way].name, round, i);
                    break;
                }
        }
        free(perm), free(keys);
    }
}

static void counts_on_the_GPU_are_read_when_the_commands_run(void) {
    static const size_t bounds[] = {1, 600, 9000};
    for (size_t w = 0; w < COUNT_OF(plain_ways); w++)
        for (int which = 0; which < ENGINES; which++) {
            const int way = plain_ways[w];
            const target *t = command_target(which, way);
            if (!t) continue;
            for (size_t b = 0; b < COUNT_OF(bounds); b++)
                for (int kind = COUNT_ZERO; kind < COUNT_KINDS; kind++) {
                    sort_case c = {.count = bounds[b],
                                   .gpu = (gpu_count)kind,
                                   .algorithm = ways[way].algorithm,
                                   /* in a test what every_binding_sorts has */
                                   .value_size = (soaking() ? b : (size_t)way) & 1 ? 4 : 0,
                                   .seed = b * 8 + (size_t)kind};
                    expect_sorted(t, &c);
                }
        }
}

/* The harness puts the count at 4, 8, 12, 16, 20 or 60 bytes, by the seed, and compares what lies around it. */
static void a_count_lies_at_any_multiple_of_4(void) {
    static const struct {
        gpusort_algorithm algorithm;
        size_t count;
        uint32_t value_size;
    } rows[] = {{GPUSORT_AUTO, 70, 0},
                {GPUSORT_AUTO, 40000, 4},
                {GPUSORT_COUNT_SCAN_SCATTER, 5000, 0},
                {GPUSORT_ONESWEEP, 5000, 4},
                {GPUSORT_ODD_EVEN_MERGE, 70, 0},
                {GPUSORT_ODD_EVEN_MERGE, 9000, 4},
                {GPUSORT_ODD_EVEN_MERGE, 3000, 12}};
    for (int which = 0; which < ENGINES; which++) {
        const target *t = command_target(which, 0);
        for (size_t i = 0; t && i < COUNT_OF(rows); i++) {
            if (!soaking() && (i + (size_t)which) % ENGINES) continue;
            for (uint64_t seed = 0; seed < 6; seed++) {
                sort_case c = {.count = rows[i].count,
                               .gpu = seed & 1 ? COUNT_BELOW : COUNT_AT,
                               .algorithm = rows[i].algorithm,
                               .value_size = rows[i].value_size,
                               .seed = seed};
                if (!expect_sorted(t, &c)) break;
            }
        }
    }
}

/* ---- contexts ---- */

static void own_context_says_where_it_runs(void) {
    const target *t = host_target(0);
    gpusort_info info;
    memset(&info, 0x7f, sizeof info);
    if (!t) return;
    gpusort_get_info(t->context, &info);
    EXPECT(memchr(info.device_name, 0, sizeof info.device_name) != NULL && info.device_name[0]);
    EXPECT(info.subgroup_size >= 1 && info.subgroup_size <= 128);
    EXPECT(info.algorithm == GPUSORT_COUNT_SCAN_SCATTER || info.algorithm == GPUSORT_ONESWEEP);
    if (setting("TESTS_SUBGROUP", 0)) EXPECT(info.subgroup_size == (uint32_t)setting("TESTS_SUBGROUP", 0));
}

static void contexts_leave_nothing_behind(void) {
    host_allocator allocator = {0, 0, 0};
    gpusort_desc knobs;
    target t;
    sort_case c = {.count = 3000, .value_size = 4, .host = 1};
    for (int way = 0; way < WAYS; way++) target_close(&hosts[way]);
    for (int which = 0; which < ENGINES; which++) {
        for (int way = 0; way < WAYS; way++) target_close(&commands[which][way]);
        engine_close(engines[which]);
        engines[which] = NULL;
    }
    if (shim_live_objects()) fail("after every context's end: %s", shim_live_text());
    memset(&knobs, 0, sizeof knobs);
    use_allocator(&knobs, &allocator);
    if (target_own(&t, "counted allocator", &knobs)) {
        expect_sorted(&t, &c);
        target_close(&t);
    }
    EXPECT(allocator.calls > 0);
    EXPECT(allocator.live == 0);
    if (shim_live_objects()) fail("after destroy: %s", shim_live_text());
}

static const promise promises[] = {
    PROMISE(a_deliberate_hazard_is_reported),
    PROMISE(a_sort_without_its_barriers_is_reported, .pipelines = 20),
    PROMISE(own_context_says_where_it_runs, .depth = PART),
    PROMISE(every_small_count_is_sorted, .depth = PART, .pipelines = 55,
            .soak = "more kinds, every way on a device of its own"),
    PROMISE(counts_beside_tile_edges_are_sorted, .depth = PART, .soak = "more kinds"),
    PROMISE(counts_beside_powers_of_two_are_sorted),
    PROMISE(random_counts_are_sorted, .depth = PART, .pipelines = 45, .soak = "1000 counts"),
    PROMISE(workgroups_take_several_tiles, .pipelines = 35),
    PROMISE(copies_of_great_arrays_take_several_rounds, .pipelines = 25),
    PROMISE(counts_of_many_tiles_of_segments_are_scanned, .pipelines = 20),
    PROMISE(more_workgroups_than_one_dimension_has_are_sorted, .soak = "65535 workgroups a dimension"),
    PROMISE(every_distribution_is_sorted, .depth = PART, .soak = "every way on a device of its own"),
    PROMISE(keys_of_8_bits_are_sorted_without_a_copy, .depth = PART, .pipelines = 15),
    PROMISE(tiles_of_few_and_of_many_items_are_sorted, .depth = PART),
    PROMISE(any_number_of_passes_leaves_the_result_in_the_callers_buffers, .depth = PART, .soak = "more kinds"),
    PROMISE(every_binding_sorts, .pipelines = 45, .soak = "both kinds of keys at each count"),
    PROMISE(quick_plans_sort_by_every_binding, .pipelines = 60, .soak = "every case by every binding"),
    PROMISE(keys_that_are_discarded_are_not_stored, .pipelines = 25, .soak = "more kinds, every case with indices, too"),
    PROMISE(structs_are_sorted_by_a_member, .pipelines = 45, .soak = "larger counts, every struct on host arrays, too"),
    PROMISE(nothing_enabled_still_sorts, .pipelines = 15),
    PROMISE(several_sorts_share_a_command_buffer_and_scratch, .pipelines = 20, .soak = "four kinds, every way"),
    PROMISE(a_recorded_sort_may_be_submitted_again),
    PROMISE(counts_on_the_GPU_are_read_when_the_commands_run, .pipelines = 15,
            .soak = "each bound with values and without"),
    PROMISE(a_count_lies_at_any_multiple_of_4, .soak = "every algorithm by every binding"),
    PROMISE(contexts_leave_nothing_behind, .depth = PART),
};

int main(int argc, char **argv) {
    shim.keep = 1;
    return run_promises(promises, COUNT_OF(promises), argc, argv);
}
