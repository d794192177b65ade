/* What gpusort_prepare() has prepared: quick plans and fast ones, counts from the least on, rows of every length; and what
 * gpusort_readiness() and gpusort_explain() say of it. On the null driver, with devices that get each row of the tuning table. */
#include "null_engine.h"

#include <stdio.h>
#include <string.h>

enum { SCRATCH_ALIGNMENT = 256 };

/* ---- an engine of a row ---- */

static char compiled[64][96]; /* what the log told of pipelines: "tile_sort variant 0x1 256x8" */
static int compiled_count;

static void note_pipeline(int level, const char *text, void *user) {
    (void)user;
    if (level != GPUSORT_LOG_INFO || strncmp(text, "pipeline ", 9) || compiled_count == (int)COUNT_OF(compiled)) return;
    snprintf(compiled[compiled_count], sizeof compiled[0], "%s", text + 9);
    *strchr(compiled[compiled_count++], ':') = 0;
}

/* How kernels reach the buffers: what is enabled, and the most that the device binds. */
typedef struct way {
    const char *name;
    uint32_t enabled;
    uint32_t range; /* 0: any */
} way;
enum { SETS = 64, SMALL_RANGE = 1 << 22, PUSH = GPUSORT_ENABLED_PUSH_DESCRIPTOR,
       ADDRESS = GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS, OTHERS = ~(PUSH | ADDRESS) };
static const way ways[] = {
    {"both", (uint32_t)-1, 0},
    {"push descriptors", (uint32_t)(OTHERS | PUSH), 0},
    {"sets from a pool", (uint32_t)OTHERS, 0},
    {"device addresses", (uint32_t)(OTHERS | ADDRESS), 0},
    {"both, a part beyond maxStorageBufferRange", (uint32_t)-1, SMALL_RANGE},
};
static VkDescriptorPool pool; /* of SETS sets */

static gpusort_context *open_way(bench *b, const tuning_row *row, const way *by) {
    const VkDescriptorPoolSize size = {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 5 * SETS};
    const VkDescriptorPoolCreateInfo info = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO,
                                             .maxSets = SETS,
                                             .poolSizeCount = 1,
                                             .pPoolSizes = &size};
    gpusort_context *context = NULL;
    null_device = null_usual();
    if (row->vendor_id) null_device.vendor_id = row->vendor_id;
    pretend_chip(&null_device, row);
    null_device.driver_id = row->driver_id;
    if (row->device_type) null_device.device_type = (VkPhysicalDeviceType)row->device_type;
    if (by->range) null_device.limits.maxStorageBufferRange = by->range;
    null_reset();
    if (!bench_open(b, by->enabled)) return NULL;
    b->desc.tuning = row->text;
    b->desc.logger.func = note_pipeline;
    null_vk.CreateDescriptorPool(b->device, &info, NULL, &pool);
    compiled_count = 0;
    expect_result(gpusort_create(&b->desc, &context), GPUSORT_OK, "gpusort_create");
    return context;
}

static gpusort_context *open_row(bench *b, const tuning_row *row) { return open_way(b, row, &ways[0]); }

static void close_row(bench *b, gpusort_context *context) {
    gpusort_destroy(context);
    null_vk.DestroyDescriptorPool(b->device, pool, NULL);
    if (null_complaint_count()) fail("%ld times: %s", null_complaint_count(), null_complaint(NULL));
    null_forgive();
    bench_close(b);
}

/* Recorded with the scratch that was promised for the kind, in buffers that hold what it takes. */
static gpusort_result record(const bench *b, const gpusort_context *context, gpusort_cmd_args args,
                             const gpusort_memory *memory, uint64_t count) {
    const VkBufferUsageFlags usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;
    uint64_t values = count;
    const uint64_t packed = args.segment_size ? (count + args.segment_size - 1) / args.segment_size : args.segment_count;
    args.count = count;
    args.flags &= ~(uint32_t)GPUSORT_QUICK;
    if (!(args.flags & GPUSORT_KEYS_IN_VALUES)) args.keys.buffer = b->keys;
    if (args.value_size) args.values.buffer = b->values;
    args.scratch.buffer = b->scratch;
    if (args.segment_count) args.segments.buffer = b->offsets;
    args.descriptor_pool = pool;
    null_vk.ResetDescriptorPool(b->device, pool, 0);
    null_reshape(b->keys, (count * type_bits(args.key_type) + 31) / 32 * 4, usage);
    if (packed * args.limit > values) values = packed * args.limit;
    null_reshape(b->values, values * args.value_size + 4, usage);
    null_reshape(b->offsets, 4 * ((uint64_t)args.segment_count + 1), usage);
    null_reshape(b->scratch, memory->size + SCRATCH_ALIGNMENT, memory->usage);
    return gpusort_cmd_sort(context, b->commands, &args);
}

/* ---- promises ---- */

enum { MOST = 1 << 22 };
static const gpusort_cmd_args kinds[] = {
    {.count = MOST},
    {.count = MOST, .value_size = 4},
    {.count = MOST, .key_type = GPUSORT_F32, .value_size = 4, .flags = GPUSORT_WRITE_INDICES | GPUSORT_KEEP_KEYS},
    {.count = MOST, .key_type = GPUSORT_U64, .value_size = 4},
    {.count = MOST, .key_type = GPUSORT_F64, .order = GPUSORT_DESCENDING, .flags = GPUSORT_NUMERIC},
    {.count = MOST, .key_type = GPUSORT_F16, .value_size = 8, .flags = GPUSORT_NUMERIC},
    {.count = MOST, .value_size = 24, .flags = GPUSORT_KEYS_IN_VALUES, .key_offset = 4},
    {.count = MOST, .key_type = GPUSORT_I32, .value_size = 16},
    {.count = MOST, .key_type = GPUSORT_U8},
    {.count = MOST, .key_type = GPUSORT_U16, .value_size = 4},
    {.count = MOST, .segment_count = 5000},
    {.count = MOST, .segment_size = 3000, .value_size = 4},
    {.count = MOST, .limit = 100},
    {.count = MOST, .algorithm = GPUSORT_COUNT_SCAN_SCATTER},
    {.count = 700},
};

static int has_quick_plans(const gpusort_cmd_args *kind) {
    return !kind->algorithm && !kind->limit && !kind->segment_count && !kind->segment_size && 
           (type_bits(kind->key_type) >= 32 || kind->flags & GPUSORT_NUMERIC);
}

/* What takes long to compile; names as the log has them. */
static int takes_long(const char *pipeline) {
    static const char *const quick[] = {"tile_sort_rolled", "merge_tiles", "begin", "fill", "copy_keys", "gather",
                                        "take_keys", "pack_values"};
    for (size_t i = 0; i < COUNT_OF(quick); i++)
        if (!strncmp(pipeline, quick[i], strlen(quick[i]))) return 0;
    return 1;
}

/* A sort is recorded by the quick plan until the other one is there, however kernels reach the buffers. */
static void quick_plans_serve(const tuning_row *row, const gpusort_cmd_args *kind, const way *by, int *quick_ones) {
    static const uint64_t counts[] = {1, 2, 700, 4096, 4097, 100000, 1 << 20, (1 << 20) + 1, MOST - 1, MOST};
    gpusort_cmd_args quick = *kind;
    gpusort_memory memory;
    int first, readiness;
    char what[200];
    bench b;
    gpusort_context *context = open_way(&b, row, by);
    if (!context) return;
    snprintf(what, sizeof what, "%s, %s, kind %zu", row->name, by->name, (size_t)(kind - kinds));
    quick.flags |= GPUSORT_QUICK;
    EXPECT(gpusort_readiness(context, kind) == GPUSORT_READY_NOT);
    expect_result(gpusort_prepare(context, &quick), GPUSORT_OK, "gpusort_prepare of GPUSORT_QUICK");
    expect_result(gpusort_scratch(context, kind, &memory), GPUSORT_OK, "gpusort_scratch");
    first = compiled_count;
    readiness = gpusort_readiness(context, kind);
    EXPECT(readiness == gpusort_readiness(context, &quick) && readiness != GPUSORT_READY_NOT);
    if (!has_quick_plans(kind)) EXPECT(readiness == GPUSORT_READY_FULL);
    *quick_ones += readiness == GPUSORT_READY_QUICK;
    /* who takes a quick plan waits for these before the first frame */
    if (readiness == GPUSORT_READY_QUICK && first > (by->range ? 14 : 7)) fail("%s: %d quick pipelines", what, first);
    for (int p = 0; p < first && has_quick_plans(kind); p++)
        if (takes_long(compiled[p])) fail("%s: %s is no pipeline of a quick plan", what, compiled[p]);
    for (int full = 0; full < 2; full++) {
        if (full) expect_result(gpusort_prepare(context, kind), GPUSORT_OK, "gpusort_prepare");
        if (full) EXPECT(gpusort_readiness(context, kind) == GPUSORT_READY_FULL);
        for (size_t c = 0; c < COUNT_OF(counts) && counts[c] <= kind->count; c++) {
            const gpusort_result result = record(&b, context, *kind, &memory, counts[c]);
            if (result != GPUSORT_OK || null_complaint_count())
                fail("%s, %llu elements, %s: %s, %s", what, (unsigned long long)counts[c], full ? "full" : "quick",
                     gpusort_result_string(result), null_complaint(NULL));
            null_forgive();
        }
    }
    if (readiness == GPUSORT_READY_QUICK) EXPECT(compiled_count > first);
    if (readiness == GPUSORT_READY_FULL) EXPECT(compiled_count == first);
    close_row(&b, context);
}

static void quick_plans_serve_until_the_others_are_prepared(void) {
    for (size_t w = 0; w < COUNT_OF(ways); w++) {
        tuning_row row;
        int quick_ones = 0;
        for (size_t i = 0; tuning_row_at(i, &row); i++)
            for (size_t k = 0; k < COUNT_OF(kinds); k++) quick_plans_serve(&row, &kinds[k], &ways[w], &quick_ones);
        if (quick_ones <= 20) fail("%s: %d kinds have a quick plan", ways[w].name, quick_ones);
    }
}

/* Without GPUSORT_QUICK nothing is quick, whatever pipelines there are. */
static void a_kind_that_is_not_prepared_has_no_quick_plan_by_chance(void) {
    const gpusort_cmd_args small = {.count = 3000, .value_size = 4}, large = {.count = MOST, .value_size = 4};
    gpusort_memory memory;
    tuning_row row;
    int refused = 0;
    for (size_t i = 0; tuning_row_at(i, &row); i++) {
        bench b;
        gpusort_context *context = open_row(&b, &row);
        if (!context) return;
        expect_result(gpusort_prepare(context, &small), GPUSORT_OK, "gpusort_prepare");
        expect_result(gpusort_scratch(context, &large, &memory), GPUSORT_OK, "gpusort_scratch");
        EXPECT(gpusort_readiness(context, &small) == GPUSORT_READY_FULL);
        EXPECT(gpusort_readiness(context, &large) == GPUSORT_READY_NOT);
        refused += record(&b, context, large, &memory, MOST) == GPUSORT_ERROR_NOT_PREPARED;
        close_row(&b, context);
    }
    EXPECT(refused > 0);
}

/* Counts from least_count on, with fewer pipelines; smaller ones are told. */
static void counts_below_the_least_are_not_prepared(void) {
    static const uint64_t leasts[] = {2, 5000, 1 << 18, 1 << 21, MOST};
    tuning_row row;
    int fewer = 0, refused = 0;
    for (size_t i = 0; tuning_row_at(i, &row); i++)
        for (size_t l = 0; l < COUNT_OF(leasts); l++) {
            gpusort_cmd_args kind = {.count = MOST, .least_count = leasts[l]};
            gpusort_memory memory;
            int some;
            bench b;
            gpusort_context *context = open_row(&b, &row);
            if (!context) return;
            expect_result(gpusort_prepare(context, &kind), GPUSORT_OK, "gpusort_prepare");
            expect_result(gpusort_scratch(context, &kind, &memory), GPUSORT_OK, "gpusort_scratch");
            some = compiled_count;
            EXPECT(gpusort_readiness(context, &kind) == GPUSORT_READY_FULL);
            for (uint64_t count = leasts[l]; count <= MOST; count += count == MOST ? 1 : (MOST - count + 1) / 2) {
                const gpusort_result result = record(&b, context, kind, &memory, count);
                if (result != GPUSORT_OK)
                    fail("%s, from %llu on, %llu: %s", row.name, (unsigned long long)leasts[l], (unsigned long long)count,
                         gpusort_result_string(result));
            }
            refused += leasts[l] > 2 && record(&b, context, kind, &memory, 1) == GPUSORT_ERROR_NOT_PREPARED;
            kind.least_count = 0;
            expect_result(gpusort_prepare(context, &kind), GPUSORT_OK, "gpusort_prepare");
            fewer += compiled_count > some;
            close_row(&b, context);
        }
    printf("     %d preparations compile less, %d small sorts are refused\n", fewer, refused);
    EXPECT(fewer > 20 && refused > 20);
}

/* Of a whole array, whatever its count up to 2^26, by every row: a first start waits for all of them.
 * kinds_have_few_pipelines() has closer bounds of NVIDIA's. */
static void a_kind_has_twelve_pipelines_at_most_and_one_histogram(void) {
    enum { MOST_PIPELINES = 12 };
    static const uint32_t types[] = {GPUSORT_U32, GPUSORT_I32, GPUSORT_F32, GPUSORT_U64, GPUSORT_F64};
    tuning_row row;
    int most = 0;
    for (size_t i = 0; tuning_row_at(i, &row); i++)
        for (uint32_t k = 0; k < COUNT_OF(types) * 3 * 2; k++) {
            const gpusort_cmd_args kind = {.count = 1 << 26,
                                           .key_type = (gpusort_type)types[k / 6],
                                           .value_size = k / 2 % 3 * 4,
                                           .order = k & 1 ? GPUSORT_DESCENDING : GPUSORT_ASCENDING};
            int histograms = 0;
            bench b;
            gpusort_context *context = open_row(&b, &row);
            if (!context) return;
            expect_result(gpusort_prepare(context, &kind), GPUSORT_OK, "gpusort_prepare");
            for (int p = 0; p < compiled_count; p++) histograms += !strncmp(compiled[p], "histogram", 9);
            if (histograms > 1 || compiled_count > MOST_PIPELINES)
                fail("%s, %s, values of %u bytes: %d pipelines, %d histograms", row.name, type_name(kind.key_type),
                     kind.value_size, compiled_count, histograms);
            if (compiled_count > most) most = compiled_count;
            close_row(&b, context);
        }
    printf("     at most %d pipelines a kind\n", most);
}

/* Prepared for one length of rows, every shorter one is. */
static void rows_of_every_length_are_prepared(void) {
    enum { LONGEST = 40000 };
    static const gpusort_cmd_args rows[] = {
        {.count = LONGEST, .segment_size = LONGEST},
        {.count = 100 * LONGEST, .segment_size = LONGEST, .value_size = 4},
        {.count = 10 * LONGEST, .segment_size = LONGEST, .value_size = 4, .limit = 50,
         .flags = GPUSORT_WRITE_INDICES | GPUSORT_KEEP_KEYS},
        {.count = 10 * LONGEST, .segment_size = LONGEST, .key_type = GPUSORT_F16, .value_size = 4, .limit = 2000,
         .flags = GPUSORT_WRITE_INDICES | GPUSORT_ANY_ORDER},
    };
    tuning_row row;
    for (size_t i = 0; tuning_row_at(i, &row); i++)
        for (size_t k = 0; k < COUNT_OF(rows); k++) {
            const uint32_t step = soaking() || !i ? 1 : 97;
            gpusort_cmd_args kind = rows[k];
            gpusort_memory memory;
            long wrong = 0;
            bench b;
            gpusort_context *context = open_row(&b, &row);
            if (!context) return;
            expect_result(gpusort_prepare(context, &rows[k]), GPUSORT_OK, "gpusort_prepare");
            expect_result(gpusort_scratch(context, &rows[k], &memory), GPUSORT_OK, "gpusort_scratch");
            EXPECT(gpusort_readiness(context, &rows[k]) == GPUSORT_READY_FULL);
            for (uint32_t length = 1; length <= LONGEST; length += step) {
                gpusort_result result;
                kind.segment_size = length;
                result = record(&b, context, kind, &memory, kind.count);
                if ((result != GPUSORT_OK || null_complaint_count()) && !wrong++)
                    fail("%s, kind %zu, rows of %u: %s, %s", row.name, k, length, gpusort_result_string(result),
                         null_complaint(NULL));
                null_forgive();
            }
            if (wrong) fail("%s, kind %zu: %ld lengths", row.name, k, wrong);
            close_row(&b, context);
        }
}

/* Prepared for a count and a limit, the first k is so for every lesser limit, and for counts that differ in the kernels that
 * find it: few rows, many rows. */
static void every_lesser_limit_is_prepared(void) {
    static const gpusort_cmd_args greatest[] = {
        {.count = 1 << 25, .segment_count = 1 << 18, .value_size = 4, .limit = 300},
        {.count = 1 << 25, .segment_count = 1 << 18, .value_size = 4, .limit = 300, .flags = GPUSORT_ANY_ORDER},
        {.count = 1 << 20, .segment_count = 1 << 12, .key_type = GPUSORT_U64, .value_size = 4, .limit = 140,
         .flags = GPUSORT_WRITE_INDICES | GPUSORT_KEEP_KEYS | GPUSORT_ANY_ORDER},
        {.count = 1 << 25, .segment_size = 128, .key_type = GPUSORT_F32, .value_size = 4, .limit = 100,
         .flags = GPUSORT_WRITE_INDICES | GPUSORT_KEEP_KEYS},
        {.count = 1 << 25, .segment_size = 60, .value_size = 4, .limit = 60, .flags = GPUSORT_ANY_ORDER},
        {.count = 1 << 25, .segment_size = 1000, .limit = 300},
        {.count = 1 << 25, .segment_size = 1000, .limit = 300, .flags = GPUSORT_ANY_ORDER},
    };
    tuning_row row;
    for (size_t i = 0; tuning_row_at(i, &row); i++)
        for (size_t k = 0; k < COUNT_OF(greatest); k++) {
            gpusort_cmd_args kind = greatest[k];
            gpusort_memory memory;
            long wrong = 0;
            bench b;
            gpusort_context *context = open_row(&b, &row);
            if (!context) return;
            expect_result(gpusort_prepare(context, &kind), GPUSORT_OK, "gpusort_prepare");
            expect_result(gpusort_scratch(context, &kind, &memory), GPUSORT_OK, "gpusort_scratch");
            for (kind.limit = 1; kind.limit <= greatest[k].limit; kind.limit++)
                for (uint64_t count = 40; count <= kind.count; count = count * 5 / 2) {
                    const gpusort_result result = record(&b, context, kind, &memory, count);
                    if ((result != GPUSORT_OK || null_complaint_count()) && !wrong++)
                        fail("%s, kind %zu, first %u of %llu: %s, %s", row.name, k, kind.limit, (unsigned long long)count,
                             gpusort_result_string(result), null_complaint(NULL));
                    null_forgive();
                }
            if (wrong) fail("%s, kind %zu: %ld times", row.name, k, wrong);
            close_row(&b, context);
        }
}

/* What the manual says under START-UP of rows, by NVIDIA's rows of the table. */
static void a_single_row_takes_six_pipelines_more_than_an_array(void) {
    static const char *const own[] = {"segments ",          "segment_sort ",  "segment_sort ",
                                      "segment_histogram ", "segment_bases ", "segment_pass "};
    tuning_row row;
    for (size_t i = 0; tuning_row_at(i, &row); i++)
        for (uint32_t k = 0; k < 12 && row.vendor_id == 0x10de && strstr(row.text, "chained"); k++) {
            static const uint64_t counts[] = {8000, 40000, 1 << 20};
            gpusort_cmd_args kind = {.count = counts[k / 4],
                                     .key_type = k & 2 ? GPUSORT_U64 : GPUSORT_U32,
                                     .value_size = k % 2 * 4};
            int of_array, found[COUNT_OF(own)] = {0}, others = 0;
            bench b;
            gpusort_context *context = open_row(&b, &row);
            if (!context) return;
            expect_result(gpusort_prepare(context, &kind), GPUSORT_OK, "gpusort_prepare of an array");
            of_array = compiled_count;
            kind.segment_size = (uint32_t)kind.count;
            expect_result(gpusort_prepare(context, &kind), GPUSORT_OK, "gpusort_prepare of a row");
            for (int p = of_array; p < compiled_count; p++) {
                size_t o = 0;
                while (o < COUNT_OF(own) && (found[o] || strncmp(compiled[p], own[o], strlen(own[o])))) o++;
                if (o < COUNT_OF(own)) found[o] = 1;
                else others++;
            }
            if (compiled_count - of_array != COUNT_OF(own) || others)
                fail("%s, %llu elements, kind %u: %d pipelines more, %d of them others", row.name,
                     (unsigned long long)kind.count, (unsigned)k, compiled_count - of_array, others);
            close_row(&b, context);
        }
}

/* Kinds of one array of 2^26 elements, by NVIDIA's rows for all families of queues: a first start waits for compiling. */
static void kinds_have_few_pipelines(void) {
    static const gpusort_type types[] = {GPUSORT_U32, GPUSORT_F32, GPUSORT_U64, GPUSORT_F64};
    static const struct {
        uint32_t size, flags;
        int most[COUNT_OF(types)];
    } values[] = {{0, 0, {9, 7, 9, 9}},
                  {4, 0, {10, 8, 9, 9}},
                  {8, 0, {9, 7, 9, 9}},
                  {16, 0, {12, 11, 12, 12}},
                  {4, GPUSORT_WRITE_INDICES, {10, 9, 10, 10}},
                  {4, GPUSORT_WRITE_INDICES | GPUSORT_KEEP_KEYS, {11, 9, 11, 11}}};
    enum { PLACES = 2 }; /* kernels of leaves by place, of 64-bit keys in rows that have these */
    enum { ORDERS = 2, KINDS = COUNT_OF(types) * COUNT_OF(values) * ORDERS };
    tuning_row row;
    for (size_t i = 0; tuning_row_at(i, &row); i++)
        for (size_t k = 0; k < KINDS && row.vendor_id == 0x10de; k++) {
            const size_t t = k / ORDERS / COUNT_OF(values), v = k / ORDERS % COUNT_OF(values);
            const gpusort_cmd_args kind = {.count = 1 << 26,
                                           .key_type = types[t],
                                           .order = (gpusort_order)(k % ORDERS),
                                           .value_size = values[v].size,
                                           .flags = values[v].flags};
            const int places = t >= 2 && strstr(row.text, "places_from=") ? PLACES : 0;
            bench b;
            gpusort_context *context = open_row(&b, &row);
            if (!context) return;
            expect_result(gpusort_prepare(context, &kind), GPUSORT_OK, "gpusort_prepare");
            if (compiled_count > values[v].most[t] + places)
                fail("%s, row %zu, type %d, order %d, values of %u bytes, flags 0x%x: %d pipelines", row.name, i,
                     (int)kind.key_type, (int)kind.order, kind.value_size, kind.flags, compiled_count);
            close_row(&b, context);
        }
}

/* ---- gpusort_explain() ---- */

static size_t lines_with(const char *text, const char *part) {
    size_t count = 0;
    for (; (text = strstr(text, part)); text += strlen(part)) count++;
    return count;
}

/* The text with so much room: its beginning, ended by a 0, and nothing behind. */
static void check_room(const gpusort_context *context, const gpusort_cmd_args *args, const char *whole, size_t room) {
    static char text[1 << 16];
    const size_t needed = strlen(whole) + 1, written = room < needed ? room : needed;
    size_t size = room;
    memset(text, 'x', sizeof text);
    expect_result(gpusort_explain(context, args, &size, text), GPUSORT_OK, "gpusort_explain");
    EXPECT(size == needed && text[written] == 'x');
    if (written) EXPECT(memcmp(text, whole, written - 1) == 0 && text[written - 1] == 0);
}

static void a_text_explains_what_is_recorded(void) {
    static char text[1 << 16];
    tuning_row row;
    size_t methods = 0;
    for (size_t i = 0; tuning_row_at(i, &row); i++)
        for (size_t k = 0; k < COUNT_OF(kinds); k++) {
            const gpusort_cmd_args args = kinds[k];
            gpusort_memory memory;
            plan_work work;
            unsigned long long scratch = 0;
            size_t size = 0, room = 0;
            long calls;
            bench b;
            gpusort_context *context = open_row(&b, &row);
            if (!context) return;
            EXPECT(work_of(context, &args, &work));
            calls = null_calls();
            for (int ready = 0; ready < 2; ready++) {
                if (ready) expect_result(gpusort_prepare(context, &args), GPUSORT_OK, "gpusort_prepare");
                if (ready) calls = null_calls();
                expect_result(gpusort_explain(context, &args, &size, NULL), GPUSORT_OK, "gpusort_explain");
                room = sizeof text;
                expect_result(gpusort_explain(context, &args, &room, text), GPUSORT_OK, "gpusort_explain");
                EXPECT(null_calls() == calls && room == size && size == strlen(text) + 1 && text[size - 2] == '\n');
                if (lines_with(text, "\nstep ") != work.dispatches)
                    fail("%s, kind %zu: %u steps, but it says:\n%s", row.name, k, work.dispatches, text);
                EXPECT(lines_with(text, ", not compiled yet\n") == (ready ? 0 : work.dispatches));
                EXPECT(lines_with(text, "\nmethod: ") == 1 && lines_with(text, "\nnot used: ") + 1 == method_count() &&
                       lines_with(text, ", because ") + 1 == method_count() && !strstr(text, "(null)"));
                EXPECT(lines_with(text, ", replaced by gpusort_desc.tuning\n") == 1);
                EXPECT(lines_with(text, args.order == GPUSORT_DESCENDING ? ", descending\n" : ", ascending\n") == 1);
            }
            expect_result(gpusort_scratch(context, &args, &memory), GPUSORT_OK, "gpusort_scratch");
            EXPECT(sscanf(strstr(text, "\nscratch: "), "\nscratch: %llu bytes", &scratch) == 1 && scratch <= memory.size);
            methods |= (size_t)1 << (strstr(text, "method: one-sweep") ? 0 : strstr(text, "method: selection") ? 1 : 2);
            for (size_t left = 0; left <= size + 1; left += 1 + size / 9) check_room(context, &args, text, left);
            close_row(&b, context);
        }
    EXPECT(methods == 7);
}

/* By gpusort_prepare(), with the same line. */
static void what_is_not_prepared_is_not_explained(void) {
    static const gpusort_cmd_args wrong[] = {
        {.count = 10, .key_type = (gpusort_type)99}, {.count = 10, .flags = 1u << 30}, {.count = (uint64_t)1 << 32},
        {.count = 10, .least_count = 11},            {.count = 10, .value_size = 6},   {.count = 10, .start_canary = 1},
        {.count = 10, .segment_size = 2, .algorithm = GPUSORT_ODD_EVEN_MERGE},
    };
    char text[100] = "as it was";
    size_t size = sizeof text;
    tuning_row row;
    bench b;
    gpusort_context *context;
    EXPECT(tuning_row_at(0, &row));
    context = open_row(&b, &row);
    if (!context) return;
    for (size_t i = 0; i < COUNT_OF(wrong); i++) {
        const gpusort_result result = gpusort_prepare(context, &wrong[i]);
        EXPECT(result < 0 && gpusort_explain(context, &wrong[i], &size, text) == result);
    }
    expect_result(gpusort_explain(context, NULL, &size, text), GPUSORT_ERROR_INVALID_ARGUMENT, "args NULL");
    expect_result(gpusort_explain(context, &kinds[0], NULL, text), GPUSORT_ERROR_INVALID_ARGUMENT, "size NULL");
    expect_result(gpusort_explain(NULL, &kinds[0], &size, text), GPUSORT_ERROR_INVALID_ARGUMENT, "context NULL");
    EXPECT(strcmp(text, "as it was") == 0 && size == sizeof text);
    close_row(&b, context);
}

static const promise promises[] = {
    PROMISE(a_text_explains_what_is_recorded),
    PROMISE(what_is_not_prepared_is_not_explained),
    PROMISE(quick_plans_serve_until_the_others_are_prepared),
    PROMISE(a_kind_that_is_not_prepared_has_no_quick_plan_by_chance),
    PROMISE(kinds_have_few_pipelines),
    PROMISE(a_single_row_takes_six_pipelines_more_than_an_array),
    PROMISE(counts_below_the_least_are_not_prepared),
    PROMISE(a_kind_has_twelve_pipelines_at_most_and_one_histogram),
    PROMISE(every_lesser_limit_is_prepared),
    PROMISE(rows_of_every_length_are_prepared, .soak = "every length for every row of the table"),
};

int main(int argc, char **argv) { return run_promises(promises, COUNT_OF(promises), argc, argv); }
