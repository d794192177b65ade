/* What the device's ranges allow, what rows, limits and packed results take, and the words in which sorts are refused. The
 * devices are the null driver's. */
#include "null_engine.h"

#include <stdio.h>
#include <string.h>

enum { LEAST_RANGE = 1 << 27 }; /* of bytes: every device binds as many */

static log_keeper keeper;
static bench engine_of_null;

/* A device that binds so many buffers of so many bytes; `enabled` of all that it offers. */
static gpusort_context *open_device(uint32_t buffers, uint32_t range, uint32_t enabled) {
    gpusort_context *context = NULL;
    null_device = null_usual();
    null_device.limits.maxPerStageDescriptorStorageBuffers = buffers;
    null_device.limits.maxStorageBufferRange = range;
    null_device.limits.minStorageBufferOffsetAlignment = 64;
    null_reset();
    if (!bench_open(&engine_of_null, enabled)) return NULL;
    use_logger(&engine_of_null.desc, &keeper);
    expect_result(gpusort_create(&engine_of_null.desc, &context), GPUSORT_OK, "gpusort_create");
    keeper.text[0] = 0;
    return context;
}

static void close_device(gpusort_context *context) {
    if (null_complaint_count()) fail("%s", null_complaint(NULL));
    gpusort_destroy(context);
    bench_close(&engine_of_null);
}

/* The args with buffers that hold just what they have to. */
static gpusort_cmd_args with_buffers(const gpusort_cmd_args *kind, const gpusort_memory *memory, uint64_t values) {
    const bench *b = &engine_of_null;
    gpusort_cmd_args args = *kind;
    const VkBufferUsageFlags usage = memory->usage | VK_BUFFER_USAGE_STORAGE_BUFFER_BIT;
    args.keys.buffer = b->keys;
    if (args.value_size) args.values.buffer = b->values;
    args.scratch.buffer = b->scratch;
    if (args.segment_count) args.segments.buffer = b->offsets;
    null_reshape(b->keys, (args.count * type_bits(args.key_type) + 31) / 32 * 4, usage);
    null_reshape(b->values, values * args.value_size, usage);
    null_reshape(b->scratch, memory->size ? memory->size : 4, usage);
    null_reshape(b->offsets, 4 * ((uint64_t)args.segment_count + 1), usage);
    return args;
}

static gpusort_result prepare(gpusort_context *context, const gpusort_cmd_args *args, gpusort_memory *memory) {
    const gpusort_result result = gpusort_scratch(context, args, memory);
    return result == GPUSORT_OK ? gpusort_prepare(context, args) : result;
}

/* ---- ranges ---- */

static void pairs_reach_as_far_as_their_arrays(void) {
    static const struct {
        gpusort_type type;
        uint32_t value_size;
        uint64_t most[2]; /* elements where four buffers are bound, and five */
    } rows[] = {
        {GPUSORT_U32, 0, {1 << 25, 1 << 25}},          {GPUSORT_U32, 4, {1 << 24, 1 << 25}},
        {GPUSORT_U64, 4, {11184800, 1 << 24}},         {GPUSORT_U64, 8, {1 << 23, 1 << 24}},
        {GPUSORT_U32, 8, {11184800, 1 << 24}},
    };
    for (uint32_t five = 0; five < 2; five++) {
        gpusort_context *context = open_device(4 + five, LEAST_RANGE, GPUSORT_ENABLED_PUSH_DESCRIPTOR);
        for (size_t i = 0; context && i < COUNT_OF(rows); i++) {
            gpusort_cmd_args args = {.key_type = rows[i].type, .value_size = rows[i].value_size};
            gpusort_memory memory;
            args.count = rows[i].most[five];
            expect_result(prepare(context, &args, &memory), GPUSORT_OK, "as many as the ranges hold");
            args = with_buffers(&args, &memory, args.count);
            expect_result(gpusort_cmd_sort(context, engine_of_null.commands, &args), GPUSORT_OK, "gpusort_cmd_sort");
            args.count += 64;
            expect_result(gpusort_scratch(context, &args, &memory), GPUSORT_ERROR_TOO_LARGE, "some more");
        }
        if (context) close_device(context);
    }
}

/* The greatest count whose scratch is said to be bound. */
static uint64_t most_with_scratch(const gpusort_context *context, const gpusort_cmd_args *kind) {
    uint64_t good = 0, bad = (uint64_t)1 << 30;
    gpusort_cmd_args args = *kind;
    gpusort_memory memory;
    while (bad - good > 1) {
        args.count = good + (bad - good) / 2;
        if (gpusort_scratch(context, &args, &memory) == GPUSORT_OK)
            good = args.count;
        else
            bad = args.count;
    }
    return good;
}

/* Candidates of few wanted elements may take more than a second copy of all; many short rows, more than few long ones. */
static void a_bound_that_has_scratch_has_it_for_all_below(void) {
    static const gpusort_cmd_args kinds[] = {
        {.value_size = 256, .flags = GPUSORT_KEYS_IN_VALUES, .segment_count = 200000, .limit = 500000},
        {.key_type = GPUSORT_U64, .value_size = 8, .segment_count = 1000000, .limit = 500000},
        {.key_type = GPUSORT_U64, .segment_size = 1000000, .limit = 5000},
        {.key_type = GPUSORT_F16, .value_size = 4, .flags = GPUSORT_KEEP_KEYS, .segment_size = 1000000},
    };
    for (uint32_t four = 0; four < 2; four++) {
        gpusort_context *context = open_device(5 - four, LEAST_RANGE, GPUSORT_ENABLED_PUSH_DESCRIPTOR);
        for (size_t k = 0; context && k < COUNT_OF(kinds); k++) {
            gpusort_cmd_args args = kinds[k];
            args.count = most_with_scratch(context, &args);
            expect_result(gpusort_prepare(context, &args), GPUSORT_OK, "as many as have scratch");
            for (uint32_t row = args.segment_size; row || args.segment_size == 0; row = row / 9 * 8) {
                gpusort_cmd_args some = args;
                some.segment_size = row;
                for (some.limit = args.limit; some.limit || args.limit == 0; some.limit = some.limit / 9 * 8) {
                    plan_facts facts;
                    if (!plan_of(context, &some, &facts))
                        fail("kind %zu: %llu elements have scratch, but not in rows of %u by a limit of %u: %s", k,
                             (unsigned long long)args.count, row, some.limit, keeper.text);
                    if (args.limit == 0) break;
                }
                if (args.segment_size == 0) break;
            }
            args.count++;
            expect_result(gpusort_prepare(context, &args), GPUSORT_ERROR_TOO_LARGE, "one more is prepared");
        }
        if (context) close_device(context);
    }
}

/* ---- every row of the tuning table, up to 2^32 - 1 elements ---- */

/* Opens a device that the row is for, without descriptors, so that no range ends before the words that kernels can
 * number. */
static gpusort_context *open_row(const tuning_row *row, uint32_t shared) {
    const int sizes = row->vendor_id == 0x1002 || row->vendor_id == 0x8086 || row->vendor_id == 0x13b5;
    gpusort_context *context = NULL;
    null_device = null_usual();
    null_device.limits.maxComputeSharedMemorySize = shared;
    if (row->vendor_id) null_device.vendor_id = row->vendor_id;
    pretend_chip(&null_device, row);
    if (row->device_type) null_device.device_type = (VkPhysicalDeviceType)row->device_type;
    null_device.driver_id = row->driver_id;
    if (sizes) null_device.subgroup_size = row->subgroup_min ? row->subgroup_min : row->vendor_id == 0x1002 ? 64 : 8;
    null_device.subgroup_min = null_device.subgroup_max = null_device.subgroup_size;
    null_device.max_workgroup_subgroups = 1024 / null_device.subgroup_size;
    if (row->queue == 2) null_device.family_count = 1;
    null_reset();
    if (!bench_open(&engine_of_null, GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS | GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL))
        return NULL;
    use_logger(&engine_of_null.desc, &keeper);
    expect_result(gpusort_create(&engine_of_null.desc, &context), GPUSORT_OK, "gpusort_create");
    return context;
}

/* Bytes of keys and values in scratch, at most: a second copy in words, narrow keys in words; or of the first k of
 * segments a key and an index as candidates, two of each element where segments have any length. */
static double copies_of(const gpusort_cmd_args *args) {
    const double key = type_bits(args->key_type) == 64 ? 8 : 4, unpacked = type_bits(args->key_type) < 32 ? 4 : 0;
    const double candidates = (args->segment_count ? 2 : 1) * (key + 4), copies = key + args->value_size;
    return (double)args->count * (unpacked + (args->limit && candidates > copies ? candidates : copies));
}

static double most_counts; /* bytes an element, of all that has been planned */
static uint32_t refused;

static void check_plan(const tuning_row *row, gpusort_context *context, const gpusort_cmd_args *args) {
    enum { LEAST = 8 << 20 }; /* of bytes, which do not grow with the count */
    const double counts = 6.0 * (double)args->count + LEAST;
    plan_facts facts;
    if (!plan_of(context, args, &facts)) {
        refused++;
        if (args->count == 0xffffffff && strstr(keeper.text, "bytes are over the 4294967296 that kernels can number"))
            return;
        fail("%s: %llu %s + %u, algorithm %d, rows of %u, %u segments, limit %u, flags %#x: %s", row->name,
             (unsigned long long)args->count, type_name(args->key_type), args->value_size, (int)args->algorithm,
             args->segment_size, args->segment_count, args->limit, args->flags, keeper.text);
        return;
    }
    if (facts.counts > LEAST && (double)facts.counts > most_counts * (double)args->count)
        most_counts = (double)facts.counts / (double)args->count;
    if (facts.counts > (uint64_t)1 << 32 || (double)facts.counts > counts ||
        (double)facts.scratch > counts + copies_of(args))
        fail("%s: %llu %s + %u, algorithm %d, rows of %u, %u segments, limit %u, flags %#x: counts of %llu bytes, scratch "
             "of %llu", row->name, (unsigned long long)args->count, type_name(args->key_type), args->value_size,
             (int)args->algorithm, args->segment_size, args->segment_count, args->limit, args->flags,
             (unsigned long long)facts.counts, (unsigned long long)facts.scratch);
}

/* Counts by powers of two, and beside those at which plans change. */
static void check_counts(const tuning_row *row, gpusort_context *context, gpusort_cmd_args args) {
    static const uint64_t counts[] = {1000,          1 << 16, 1 << 20,           1 << 24,
                                      (1 << 29) - 1, 1 << 29, (uint64_t)3 << 30, 0xffffffff};
    gpusort_memory memory;
    plan_facts facts;
    for (size_t c = 0; c < COUNT_OF(counts); c++) {
        args.count = counts[c];
        check_plan(row, context, &args);
    }
    if (gpusort_scratch(context, &args, &memory) != (plan_of(context, &args, &facts) ? GPUSORT_OK : GPUSORT_ERROR_TOO_LARGE))
        fail("%s: scratch: %s", row->name, keeper.text);
}

/* One array, rows of the least lengths of their plans and longer ones, and offsets. */
static void check_segments(const tuning_row *row, gpusort_context *context, gpusort_cmd_args args) {
    uint32_t lengths[CHANGES];
    size_t count;
    check_counts(row, context, args);
    if (args.algorithm == GPUSORT_ODD_EVEN_MERGE) return;
    args.segment_count = 0xffffffff;
    check_counts(row, context, args);
    args.segment_count = 0;
    args.count = 0xffffffff;
    args.segment_size = 1 << 20;
    count = changes_of(context, &args, ROW_CHANGES, lengths);
    EXPECT(count > 2);
    for (size_t i = 0; i < count; i++) {
        args.segment_size = lengths[i] + 1;
        check_counts(row, context, args);
    }
}

/* In a test every limit with some kinds, and small workgroups with a type of each row. */
static void counts_of_every_row_have_words_that_kernels_can_number(void) {
    static const gpusort_type types[] = {GPUSORT_U32, GPUSORT_U64, GPUSORT_U8};
    static const uint32_t shared[] = {48 << 10, 16 << 10}, limits[] = {1, 100, 1000, 4000};
    tuning_row row;
    most_counts = 0;
    refused = 0;
    for (size_t i = 0; i < 2; i++)
        for (size_t r = 0; tuning_row_at(r, &row); r++) {
            gpusort_context *context = open_row(&row, shared[i]);
            if (!context) return;
            if (strcmp(tuning_name(context), row.name)) fail("%s has the row %s", row.name, tuning_name(context));
            for (size_t t = 0; t < COUNT_OF(types); t++)
                for (uint32_t size = 0; size <= 8 && (soaking() || i == 0 || t == r % COUNT_OF(types)); size += 4) {
                    gpusort_cmd_args args = {.key_type = types[t], .value_size = size};
                    for (int a = 0; a <= GPUSORT_ODD_EVEN_MERGE; a++) {
                        args.algorithm = (gpusort_algorithm)a;
                        if (a != GPUSORT_ONESWEEP || row.driver_id != 14 /* MoltenVK */) check_segments(&row, context, args);
                    }
                    args.algorithm = GPUSORT_AUTO;
                    for (size_t l = 0; l < 2 * COUNT_OF(limits); l++) {
                        args.limit = limits[l / 2];
                        args.flags = l % 2 ? GPUSORT_ANY_ORDER : 0;
                        if (!soaking() && (l + t + size / 4 + r) % 2) continue;
                        check_segments(&row, context, args);
                    }
                }
            close_device(context);
        }
    EXPECT(refused < 10);
    printf("     at most %.2f bytes of counts an element, %u sorts of 2^32 - 1 refused\n", most_counts, refused);
}

/* Where the device's workgroups are large enough, leaves grow with the count up to that of the row. */
static void leaves_end_where_the_row_says(void) {
    tuning_row row;
    uint32_t ends = 0;
    for (size_t r = 0; tuning_row_at(r, &row); r++) {
        gpusort_context *context = open_row(&row, 48 << 10);
        if (!context) return;
        for (uint32_t i = 0; i < 6; i++) {
            gpusort_cmd_args args = {.key_type = i / 3 ? GPUSORT_U64 : GPUSORT_U32,
                                     .value_size = i % 3 * 4,
                                     .flags = GPUSORT_ADDRESSABLE};
            plan_facts last, beyond;
            args.count = row.leaves_to[i / 3][i % 3];
            if (args.count == 0 || !plan_of(context, &args, &last) || last.radix_bits != 8) continue; /* as leaves need */
            args.count++;
            if (!plan_of(context, &args, &beyond)) continue;
            if (last.leaf_bits == 0 || beyond.leaf_bits != 0)
                fail("%s: %s + %u: leaves by %u bits at %llu, by %u behind it", row.name, type_name(args.key_type),
                     args.value_size, last.leaf_bits, (unsigned long long)args.count - 1, beyond.leaf_bits);
            ends++;
        }
        close_device(context);
    }
    EXPECT(ends >= 30);
    printf("     %u ends of leaves\n", ends);
}

/* ---- words ---- */

static void what_is_too_large_is_named_with_its_size(void) {
    static const struct {
        uint32_t buffers;
        gpusort_cmd_args args;
        const char *words[4];
    } rows[] = {
        {5, {.count = 40000000}, {"_args.keys: ", "160000000 bytes", "134217728"}},
        {5, {.count = 20000000, .value_size = 8}, {"_args.values: ", "160000000 bytes", "134217728"}},
        {5,
         {.count = 1000, .segment_size = 1, .limit = 50000, .value_size = 4, .flags = GPUSORT_KEEP_KEYS},
         {"_args.values: ", "limit values of each segment", "200000000 bytes", "134217728"}},
        {5,
         {.count = 1000, .segment_count = 50000000, .value_size = 4},
         {"_args.segments: ", "200000064 bytes", "134217728"}}, /* 4 (n + 1), and 60 before them, which may lie anywhere */
        {5,
         {.count = 40000000, .key_type = GPUSORT_U8, .value_size = 4, .flags = GPUSORT_WRITE_INDICES},
         {"_args.values: ", "160000000 bytes"}},
        {5, {.count = 100000000, .key_type = GPUSORT_U8, .algorithm = GPUSORT_COUNT_SCAN_SCATTER},
         {"_args.scratch: ", "keys in words", "400000000 bytes", "134217728"}},
        {4,
         {.count = 20000000, .value_size = 4},
         {"_args.scratch: ", "the second copies of keys and values", "160000000 bytes", "134217728"}},
        {5,
         {.count = 1000, .segment_size = 1, .limit = 50000000, .value_size = 4, .flags = GPUSORT_KEEP_KEYS},
         {"_args.limit 50000000000: "}},
    };
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        gpusort_context *context = open_device(rows[i].buffers, LEAST_RANGE, GPUSORT_ENABLED_PUSH_DESCRIPTOR);
        gpusort_memory memory;
        if (!context) continue;
        expect_result(gpusort_scratch(context, &rows[i].args, &memory), GPUSORT_ERROR_TOO_LARGE, "gpusort_scratch");
        for (size_t w = 0; w < COUNT_OF(rows[i].words) && rows[i].words[w]; w++)
            if (!strstr(keeper.text, rows[i].words[w]))
                fail("row %zu: no \"%s\" in \"%s\"", i, rows[i].words[w], keeper.text);
        close_device(context);
    }
}

/* A word for each value of a digit and tile of one element a value: 4 bytes an element. */
static void more_counts_than_kernels_can_number_are_too_large(void) {
    gpusorti_overrides small = {0};
    gpusort_desc desc;
    gpusort_context *context = open_device(5, 0xffffffff, GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS);
    gpusort_cmd_args args = {.algorithm = GPUSORT_COUNT_SCAN_SCATTER}, recorded;
    gpusort_memory memory;
    uint64_t good = 1, bad = 0xffffffff;
    gpusort_destroy(context);
    small.workgroup_size = 256;
    small.items = 1;
    desc = engine_of_null.desc;
    desc.overrides = &small;
    desc.radix_bits = 8;
    expect_result(gpusort_create(&desc, &context), GPUSORT_OK, "gpusort_create");
    while (context && bad - good > 1) {
        args.count = good + (bad - good) / 2;
        if (gpusort_scratch(context, &args, &memory) == GPUSORT_OK)
            good = args.count;
        else
            bad = args.count;
    }
    if (good < (1u << 30) - (1u << 16) || good > 1u << 30) fail("scratch for up to %llu", (unsigned long long)good);
    for (args.count = bad; context && args.count <= 0xffffffff; args.count *= 2) {
        expect_result(gpusort_scratch(context, &args, &memory), GPUSORT_ERROR_TOO_LARGE, "gpusort_scratch");
        if (!strstr(keeper.text, "gpusort_cmd_args.scratch: counts and lists: 4") ||
            !strstr(keeper.text, "bytes are over the 4294967296 that kernels can number"))
            if (args.count == bad) fail("\"%s\"", keeper.text);
        expect_result(gpusort_prepare(context, &args), GPUSORT_ERROR_TOO_LARGE, "gpusort_prepare");
        recorded = with_buffers(&args, &memory, args.count);
        expect_result(gpusort_cmd_sort(context, engine_of_null.commands, &recorded), GPUSORT_ERROR_TOO_LARGE,
                      "gpusort_cmd_sort");
    }
    if (context) close_device(context);
}

static void sets_of_descriptors_have_a_bound_of_their_own(void) {
    static const gpusort_cmd_args args = {
        .count = 1000000, .value_size = 16, .flags = GPUSORT_NUMERIC, .key_type = GPUSORT_F64};
    gpusort_context *context = open_device(5, LEAST_RANGE, 0);
    gpusort_memory memory;
    uint32_t none = 0, all = most_sets();
    if (!context) return;
    expect_result(gpusort_scratch(context, &args, &memory), GPUSORT_OK, "gpusort_scratch");
    EXPECT(memory.descriptor_sets > 3 && memory.descriptor_sets < most_sets());
    expect_result(sets_beyond(context, &args, &none), GPUSORT_OK, "as many as it needs");
    EXPECT(none > 3 && none <= memory.descriptor_sets);
    expect_result(sets_beyond(context, &args, &all), GPUSORT_ERROR_UNSUPPORTED, "one more than there may be");
    EXPECT(all == most_sets());
    if (!strstr(keeper.text, "descriptor_pool: this sort needs more than 16 sets")) fail("\"%s\"", keeper.text);
    close_device(context);
}

static void an_offset_is_told_what_it_is_no_multiple_of(void) {
    gpusort_context *context = open_device(5, LEAST_RANGE, GPUSORT_ENABLED_PUSH_DESCRIPTOR);
    gpusort_cmd_args kind = {.count = 1000, .key_type = GPUSORT_U64, .value_size = 4}, args;
    gpusort_memory memory;
    if (!context) return;
    expect_result(prepare(context, &kind, &memory), GPUSORT_OK, "prepare");
    args = with_buffers(&kind, &memory, kind.count);
    args.values.offset = 12;
    expect_result(gpusort_cmd_sort(context, engine_of_null.commands, &args), GPUSORT_ERROR_INVALID_ARGUMENT, "an offset");
    if (!strstr(keeper.text, "values.offset: 12") || !strstr(keeper.text, "multiple of 64")) fail("\"%s\"", keeper.text);
    args.values.offset = 0;
    args.scratch.offset = 64;
    expect_result(gpusort_cmd_sort(context, engine_of_null.commands, &args), GPUSORT_ERROR_INVALID_ARGUMENT, "an offset");
    if (!strstr(keeper.text, "scratch.offset: 64") || !strstr(keeper.text, "multiple of 256")) fail("\"%s\"", keeper.text);
    args.scratch.offset = 0;
    args.count_buffer.buffer = engine_of_null.count;
    args.count_buffer.offset = 6;
    expect_result(gpusort_cmd_sort(context, engine_of_null.commands, &args), GPUSORT_ERROR_INVALID_ARGUMENT, "an offset");
    if (!strstr(keeper.text, "count_buffer.offset: 6") || !strstr(keeper.text, "multiple of 4")) fail("\"%s\"", keeper.text);
    close_device(context);
}

static void a_buffer_over_the_greatest_allocation_is_named(void) {
    static uint32_t keys[100000];
    gpusort_desc desc = {.get_instance_proc_addr = (gpusort_proc)null_get_instance_proc_addr};
    const gpusort_host_args args = {.keys = keys, .count = COUNT_OF(keys)};
    gpusort_context *context = NULL;
    null_device = null_usual();
    null_device.max_allocation_size = 1 << 14;
    null_reset();
    use_logger(&desc, &keeper);
    expect_result(gpusort_create(&desc, &context), GPUSORT_OK, "gpusort_create");
    expect_result(gpusort_sort(context, &args), GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY, "gpusort_sort");
    if (!strstr(keeper.text, "keys: 400000 bytes are over the device's maxMemoryAllocationSize of 16384"))
        fail("\"%s\"", keeper.text);
    gpusort_destroy(context);
}

static void a_queue_family_without_compute_is_named(void) {
    bench b;
    gpusort_context *context = NULL;
    null_device = null_usual();
    null_device.families[1].queueFlags = VK_QUEUE_TRANSFER_BIT;
    null_reset();
    if (!bench_open(&b, 0xffffffff)) return;
    use_logger(&b.desc, &keeper);
    keeper.text[0] = 0;
    expect_result(gpusort_create(&b.desc, &context), GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_create");
    if (context || !strstr(keeper.text, "gpusort_desc.queue_family: 1 has no compute")) fail("\"%s\"", keeper.text);
    bench_close(&b);
}

static void workgroups_that_are_too_small_are_told_with_their_size(void) {
    bench b;
    gpusort_context *context = NULL;
    gpusort_memory memory;
    const gpusort_cmd_args args = {.count = 100000, .value_size = 4};
    null_device = null_usual();
    null_device.limits.maxComputeSharedMemorySize = 64;
    null_reset();
    if (!bench_open(&b, 0xffffffff)) return;
    use_logger(&b.desc, &keeper);
    expect_result(gpusort_create(&b.desc, &context), GPUSORT_OK, "gpusort_create");
    if (!context) return;
    keeper.text[0] = 0;
    expect_result(gpusort_scratch(context, &args, &memory), GPUSORT_ERROR_UNSUPPORTED, "gpusort_scratch");
    if (!strstr(keeper.text, "workgroups are too small: 1024 invocations, 64 bytes shared")) fail("\"%s\"", keeper.text);
    expect_result(gpusort_prepare(context, &args), GPUSORT_ERROR_UNSUPPORTED, "gpusort_prepare");
    gpusort_destroy(context);
    bench_close(&b);
}

static void pages_are_imported_only_where_the_device_says_how(void) {
    for (int alignment = 0; alignment <= 4096; alignment += 4096) {
        bench b;
        null_device = null_usual();
        null_device.import_alignment = (VkDeviceSize)alignment;
        null_reset();
        if (!bench_open(&b, 0xffffffff)) return;
        EXPECT(((b.desc.enabled & GPUSORT_ENABLED_EXTERNAL_MEMORY_HOST) != 0) == (alignment != 0));
        bench_close(&b);
    }
}

static const char *hidden[2];
static PFN_vkVoidFunction VKAPI_CALL hide_device_functions(VkDevice device, const char *name) {
    for (size_t i = 0; i < COUNT_OF(hidden); i++)
        if (hidden[i] && !strcmp(name, hidden[i])) return NULL;
    return null_vk.GetDeviceProcAddr(device, name);
}
static PFN_vkVoidFunction VKAPI_CALL hide_functions(VkInstance instance, const char *name) {
    return strcmp(name, "vkGetDeviceProcAddr") ? null_get_instance_proc_addr(instance, name)
                                               : (PFN_vkVoidFunction)hide_device_functions;
}

static void a_missing_function_is_told_with_the_bit_that_asked_for_it(void) {
    static const struct {
        const char *names[2], *bit;
    } rows[] = {
        {{"vkCmdPushDescriptorSetKHR", "vkCmdPushDescriptorSet"}, "GPUSORT_ENABLED_PUSH_DESCRIPTOR"},
        {{"vkGetBufferDeviceAddress", "vkGetBufferDeviceAddressKHR"}, "GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS"},
        {{"vkGetMemoryHostPointerPropertiesEXT"}, "GPUSORT_ENABLED_EXTERNAL_MEMORY_HOST"},
    };
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        gpusort_context *context = open_device(5, LEAST_RANGE, 0xffffffff);
        gpusort_desc desc = engine_of_null.desc;
        gpusort_destroy(context);
        memcpy(hidden, rows[i].names, sizeof hidden);
        desc.get_instance_proc_addr = (gpusort_proc)hide_functions;
        expect_result(gpusort_create(&desc, &context), GPUSORT_ERROR_UNSUPPORTED, rows[i].names[0]);
        if (!strstr(keeper.text, rows[i].names[0]) || !strstr(keeper.text, rows[i].bit))
            fail("%s: \"%s\"", rows[i].names[0], keeper.text);
        bench_close(&engine_of_null);
    }
}

/* ---- what limits and rows take ---- */

static void a_limit_beyond_one_array_means_all(void) {
    static const uint32_t limits[] = {561, 1000000, 0xffffffff}, flags[] = {0, GPUSORT_KEEP_KEYS,
                                                                           GPUSORT_KEEP_KEYS | GPUSORT_WRITE_INDICES};
    gpusort_context *context = open_device(5, LEAST_RANGE, GPUSORT_ENABLED_PUSH_DESCRIPTOR);
    for (size_t f = 0; context && f < COUNT_OF(flags); f++)
        for (size_t l = 0; l < COUNT_OF(limits); l++) {
            gpusort_cmd_args kind = {.count = 560, .limit = 560, .value_size = 4, .flags = flags[f]}, args;
            gpusort_memory whole, memory;
            expect_result(prepare(context, &kind, &whole), GPUSORT_OK, "a limit of all");
            kind.limit = limits[l];
            expect_result(prepare(context, &kind, &memory), GPUSORT_OK, "a limit beyond all");
            if (memory.size != whole.size)
                fail("limit %u: %llu bytes of scratch, all take %llu", limits[l], (unsigned long long)memory.size,
                     (unsigned long long)whole.size);
            args = with_buffers(&kind, &memory, 560);
            args.keys.offset = 0; /* values lie right behind the keys */
            args.values.buffer = args.keys.buffer;
            args.values.offset = 560 * 4 + 64 - 560 * 4 % 64;
            null_reshape(engine_of_null.keys, args.values.offset + 560 * 4, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
            expect_result(gpusort_cmd_sort(context, engine_of_null.commands, &args), GPUSORT_OK, "values behind the keys");
        }
    if (context) close_device(context);
}

static void packed_indices_need_no_more_room_than_they_are(void) {
    static const gpusort_cmd_args kinds[] = {
        {.count = 100000, .segment_size = 1000, .limit = 10},    {.count = 100000, .segment_size = 100, .limit = 1},
        {.count = 100000, .segment_count = 300, .limit = 20},    {.count = 1000000, .limit = 100},
        {.count = 1000000, .segment_size = 400000, .limit = 5},  {.count = 1000, .segment_size = 7, .limit = 9},
    };
    const uint32_t enabled[] = {GPUSORT_ENABLED_PUSH_DESCRIPTOR, GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS};
    for (size_t e = 0; e < COUNT_OF(enabled); e++) {
        gpusort_context *context = open_device(5, LEAST_RANGE, enabled[e]);
        for (size_t i = 0; context && i < COUNT_OF(kinds); i++) {
            gpusort_cmd_args args = kinds[i];
            const uint64_t segments = args.segment_count  ? args.segment_count
                                      : args.segment_size ? (args.count + args.segment_size - 1) / args.segment_size
                                                          : 1;
            gpusort_memory memory;
            args.value_size = 4;
            args.flags = GPUSORT_KEEP_KEYS | GPUSORT_WRITE_INDICES;
            expect_result(prepare(context, &args, &memory), GPUSORT_OK, "prepare");
            args = with_buffers(&args, &memory, segments * args.limit);
            expect_result(gpusort_cmd_sort(context, engine_of_null.commands, &args), GPUSORT_OK, "gpusort_cmd_sort");
            args.values.buffer = args.keys.buffer; /* right behind the keys */
            args.values.offset = (args.count * 4 + 63) / 64 * 64;
            null_reshape(engine_of_null.keys, args.values.offset + segments * args.limit * 4,
                         memory.usage | VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
            expect_result(gpusort_cmd_sort(context, engine_of_null.commands, &args), GPUSORT_OK, "behind the keys");
        }
        if (context) close_device(context);
    }
}

static void the_scratch_of_rows_serves_shorter_ones(void) {
    static const uint32_t lengths[] = {1, 7, 64, 256, 257, 1000, 4096, 4097, 20000, 200000, 1 << 20, 1 << 21};
    static const uint32_t limits[] = {0, 10, 100, 5000};
    static const uint32_t flags[] = {0, GPUSORT_WRITE_INDICES, GPUSORT_KEEP_KEYS,
                                     GPUSORT_KEEP_KEYS | GPUSORT_WRITE_INDICES};
    gpusort_context *context = open_device(5, 0xffffffff, GPUSORT_ENABLED_PUSH_DESCRIPTOR);
    for (size_t k = 0; context && k < COUNT_OF(limits) * COUNT_OF(flags) * 2; k++)
        for (size_t i = 0; i < COUNT_OF(lengths); i++) {
            gpusort_cmd_args args = {.count = 1 << 20, .key_type = GPUSORT_F32, .value_size = 4};
            gpusort_memory memory;
            args.limit = limits[k / COUNT_OF(flags) % COUNT_OF(limits)];
            args.flags = flags[k % COUNT_OF(flags)];
            if (k >= COUNT_OF(limits) * COUNT_OF(flags) && !(args.flags & GPUSORT_WRITE_INDICES)) args.value_size = 16;
            args.segment_size = lengths[i];
            if (gpusort_scratch(context, &args, &memory) != GPUSORT_OK) continue;
            for (size_t j = 0; j <= i; j++) {
                plan_facts facts;
                args.segment_size = lengths[j];
                if (plan_of(context, &args, &facts) && facts.scratch > memory.size)
                    fail("rows of %u, flags %#x, limit %u, values of %u: %llu bytes, rows of %u take %llu", lengths[i],
                         args.flags, args.limit, args.value_size, (unsigned long long)memory.size, lengths[j],
                         (unsigned long long)facts.scratch);
            }
        }
    if (context) close_device(context);
}

static const promise promises[] = {
    PROMISE(pairs_reach_as_far_as_their_arrays),
    PROMISE(a_bound_that_has_scratch_has_it_for_all_below),
    PROMISE(counts_of_every_row_have_words_that_kernels_can_number, .soak = "every limit with every kind"),
    PROMISE(leaves_end_where_the_row_says),
    PROMISE(what_is_too_large_is_named_with_its_size),
    PROMISE(more_counts_than_kernels_can_number_are_too_large),
    PROMISE(sets_of_descriptors_have_a_bound_of_their_own),
    PROMISE(an_offset_is_told_what_it_is_no_multiple_of),
    PROMISE(a_buffer_over_the_greatest_allocation_is_named),
    PROMISE(a_queue_family_without_compute_is_named),
    PROMISE(workgroups_that_are_too_small_are_told_with_their_size),
    PROMISE(pages_are_imported_only_where_the_device_says_how),
    PROMISE(a_missing_function_is_told_with_the_bit_that_asked_for_it),
    PROMISE(a_limit_beyond_one_array_means_all),
    PROMISE(packed_indices_need_no_more_room_than_they_are),
    PROMISE(the_scratch_of_rows_serves_shorter_ones),
};

int main(int argc, char **argv) { return run_promises(promises, COUNT_OF(promises), argc, argv); }
