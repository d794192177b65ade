/* Host arrays: every way to the device and back sorts them, keeps what is not theirs, and survives what can fail. */
#define _DEFAULT_SOURCE /* MAP_ANONYMOUS */
#include "harness.h"
#include "null.h"
#include "shim.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

/* as gpusorti_way */
enum { ANY, MAPPED, PAGES, RING, WAYS };
static const char *const way_names[WAYS] = {"any way", "mapped", "pages", "ring"};
enum { PIECE = 4096, COUNT = 2000 };

static log_keeper keeper;
static engine *eng;

static gpusorti_overrides forced_way(uint32_t way) {
    return (gpusorti_overrides){.host_way = way, .host_piece = way == RING ? 2000 : PIECE};
}

/* A context that tries that way first. own: on a device of gpusort's own, else on an engine's */
static int open_way(target *t, uint32_t way, int own) {
    const gpusorti_overrides forced = forced_way(way);
    gpusort_desc knobs;
    memset(&knobs, 0, sizeof knobs);
    knobs.overrides = &forced;
    use_logger(&knobs, &keeper);
    if (own) return target_own(t, way_names[way], &knobs);
    if (!eng) eng = engine_open(ENABLE_ALL, VK_API_VERSION_1_3);
    return eng && target_engine(t, way_names[way], eng, &knobs);
}

/* ---- what is sorted ---- */

static void every_way_sorts_every_kind(void) {
    static const sort_case kinds[] = {
        {.count = 1},
        {.count = 30000},
        {.count = 5000, .value_size = 4, .keys = KEYS_FEW},
        {.count = 5003, .type = GPUSORT_U16},
        {.count = 3000, .value_size = 24},
        {.count = 7000, .value_size = 4, .flags = GPUSORT_WRITE_INDICES},
        {.count = 3000, .value_size = 4, .flags = GPUSORT_WRITE_INDICES | GPUSORT_KEEP_KEYS, .type = GPUSORT_I64},
        {.count = 3000, .value_size = 20, .type = GPUSORT_U16, .flags = GPUSORT_KEYS_IN_VALUES, .key_offset = 14},
        {.count = 9000, .algorithm = GPUSORT_ODD_EVEN_MERGE},
    };
    for (uint32_t way = ANY; way < WAYS; way++) {
        target t;
        if (!open_way(&t, way, way & 1)) continue;
        for (size_t i = 0; i < COUNT_OF(kinds); i++) {
            sort_case c = kinds[i];
            c.host = 1;
            c.seed = i ^ way;
            expect_sorted(&t, &c);
        }
        target_close(&t);
    }
}

/* Keys and values in one block, at any distance from a page's start and from each other, between bytes of others. */
static void arrays_lie_anywhere(void) {
    enum { ROOM = 6 * 4096 * 4, OTHERS = 0x5c };
    unsigned char *block = aligned_alloc(4096, ROOM);
    for (uint32_t way = ANY; way < WAYS && block; way++) {
        rng r = {way};
        target t;
        if (!open_way(&t, way, 1)) continue;
        for (int i = 0; i < 12; i++) {
            const size_t keys_at = (size_t)rng_below(&r, 4200) & ~(size_t)(i & 1 ? 3 : 0),
                         values_at = keys_at + COUNT * 4 + (i < 4 ? 0 : (size_t)rng_below(&r, 9000)),
                         end = values_at + COUNT * 4;
            gpusort_host_args args;
            memset(&args, 0, sizeof args);
            memset(block, OTHERS, ROOM);
            for (uint32_t k = 0; k < COUNT; k++) {
                uint32_t key = k * 2654435761u;
                memcpy(block + keys_at + 4 * k, &key, 4);
                memcpy(block + values_at + 4 * k, &k, 4);
            }
            args.keys = block + keys_at;
            args.values = block + values_at;
            args.count = COUNT;
            args.value_size = 4;
            expect_result(gpusort_sort(t.context, &args), GPUSORT_OK, "gpusort_sort");
            for (size_t b = 0; b < ROOM; b++)
                if ((b < keys_at || (b >= keys_at + COUNT * 4 && b < values_at) || b >= end) && block[b] != OTHERS) {
                    fail("%s: keys at %zu, values at %zu: byte %zu was changed", way_names[way], keys_at, values_at, b);
                    break;
                }
            for (uint32_t k = 0, last = 0; k < COUNT; k++) {
                uint32_t key, value;
                memcpy(&key, block + keys_at + 4 * k, 4);
                memcpy(&value, block + values_at + 4 * k, 4);
                if (key < last || value >= COUNT || key != value * 2654435761u) {
                    fail("%s: keys at %zu, values at %zu: element %u is wrong", way_names[way], keys_at, values_at, k);
                    break;
                }
                last = key;
            }
        }
        target_close(&t);
    }
    free(block);
}

/* Kept keys may lie in memory that nobody can write to. */
static void kept_keys_are_not_written(void) {
    enum { MANY = 20000 };
    uint32_t *keys = mmap(NULL, MANY * 4, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    uint32_t *indices = malloc(MANY * 4);
    if (keys == MAP_FAILED || !indices) return;
    for (uint32_t i = 0; i < MANY; i++) keys[i] = (i + 1) * 2654435761u;
    mprotect(keys, MANY * 4, PROT_READ);
    shim.read_only = (const char *)keys;
    shim.read_only_end = (const char *)(keys + MANY);
    shim.read_only_imports = 0;
    for (uint32_t way = ANY; way < WAYS; way++) {
        gpusort_host_args args;
        target t;
        if (!open_way(&t, way, 0)) continue;
        memset(&args, 0, sizeof args);
        args.keys = keys;
        args.values = indices;
        args.value_size = 4;
        args.count = MANY;
        args.flags = GPUSORT_KEEP_KEYS | GPUSORT_WRITE_INDICES;
        memset(indices, 0xff, MANY * 4);
        expect_result(gpusort_sort(t.context, &args), GPUSORT_OK, way_names[way]);
        for (uint32_t i = 0; i < MANY; i++)
            if (indices[i] >= MANY || (i && keys[indices[i - 1]] > keys[indices[i]])) {
                fail("%s: index %u is wrong", way_names[way], i);
                break;
            }
        EXPECT(shim.read_only_imports == 0);
        target_close(&t);
    }
    shim.read_only = shim.read_only_end = NULL;
    munmap(keys, MANY * 4);
    free(indices);
}

static uint32_t lent_jobs;

/* Leaves every other job undone. */
static void run_half(void (*job)(void *data, uint32_t i), void *data, uint32_t count, void *only_copies) {
    for (uint32_t i = 0; i < count; i++)
        if (!*(int *)only_copies || i % 2 == 0) job(data, i);
    lent_jobs += count;
}

/* Jobs that were not done are no loss. */
static void lent_threads_copy(void) {
    static const uint32_t counts[WAYS] = {[MAPPED] = 200000, [RING] = 600000};
    for (uint32_t way = MAPPED; way < WAYS; way++) {
        const gpusorti_overrides forced = {.host_way = way};
        int only_copies = 0;
        gpusort_desc knobs;
        sort_case c = {.count = counts[way], .bit_count = 8, .host = 1, .seed = way}; /* one pass */
        target t;
        if (way == PAGES) continue;
        memset(&knobs, 0, sizeof knobs);
        knobs.overrides = &forced;
        knobs.jobs.run = run_half;
        knobs.jobs.user = &only_copies;
        use_logger(&knobs, &keeper);
        if (!target_own(&t, way_names[way], &knobs)) continue;
        expect_sorted(&t, &c); /* compiles */
        only_copies = 1;
        lent_jobs = 0;
        expect_sorted(&t, &c);
        if (lent_jobs < 4) fail("%s: %u jobs were lent", way_names[way], lent_jobs);
        target_close(&t);
    }
}

/* ---- one array, sorted again and again under faults ---- */

static uint32_t keys[COUNT], values[COUNT];

static uint32_t original(uint32_t i) { return i * 2654435761u; }

static void fill(void) {
    for (uint32_t i = 0; i < COUNT; i++) keys[i] = original(i), values[i] = i;
}

static int untouched(void) {
    for (uint32_t i = 0; i < COUNT; i++)
        if (keys[i] != original(i) || values[i] != i) return 0;
    return 1;
}

static int sorted(void) {
    for (uint32_t i = 0; i < COUNT; i++)
        if (values[i] >= COUNT || keys[i] != original(values[i]) || (i && keys[i - 1] >= keys[i])) return 0;
    return 1;
}

static gpusort_result sort_again(gpusort_context *context) {
    gpusort_timings timings;
    gpusort_host_args args;
    memset(&args, 0, sizeof args);
    args.keys = keys;
    args.values = values;
    args.count = COUNT;
    args.value_size = 4;
    args.timings = &timings;
    fill();
    return gpusort_sort(context, &args);
}

/* Whether host and device share their memory, so that arrays are copied at the end alone, where no way is forced. */
static int has_one_memory(void) {
    VkPhysicalDeviceProperties properties;
    if (!eng) return 0;
    vkGetPhysicalDeviceProperties(eng->desc.physical_device, &properties);
    return properties.deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU ||
           properties.deviceType == VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU;
}

/* Sorted, or as before; what a lost device had half written is as it may be, if this way writes before all is done. */
static void check_arrays(uint32_t way, gpusort_result result, const char *what) {
    const int by_ring = way == RING || (way == ANY && !has_one_memory());
    const int half = result == GPUSORT_ERROR_DEVICE_LOST && (way == PAGES || by_ring);
    if (!half && (result == GPUSORT_OK ? !sorted() : !untouched()))
        fail("%s, %s: the sort says %s, and the arrays are %s", way_names[way], what, gpusort_result_string(result),
             sorted()      ? "sorted"
             : untouched() ? "untouched"
                           : "half written");
}

static void calm(void) {
    shim.calls = shim.fail_at = shim.no_import = 0;
    shim.failed = NULL;
    shim.lost = shim.no_mapping = 0;
    shim.fault = SHIM_FAULT_NONE;
    memset(&shim.answer, 0, sizeof shim.answer);
}

/* Fails each call of a sort that allocates everything anew, on a context that has sorted before. */
static long fail_each_call(uint32_t way, shim_fault fault) {
    long survived = 0;
    target t;
    calm();
    if (!open_way(&t, way, 0)) return 0;
    expect_result(sort_again(t.context), GPUSORT_OK, way_names[way]);
    for (long k = 1;; k++) {
        gpusort_result result;
        char what[100];
        gpusort_trim(t.context);
        calm();
        shim.fault = fault;
        shim.fail_at = k;
        keeper.errors = keeper.warnings = 0;
        result = sort_again(t.context);
        if (!shim.failed) break;
        if (keeper.errors != (result != GPUSORT_OK) || keeper.errors + keeper.warnings > 1)
            fail("%s, call %ld: %ld errors and %ld warnings", way_names[way], k, keeper.errors, keeper.warnings);
        snprintf(what, sizeof what, "call %ld, %s fails with %d", k, shim.failed, (int)shim.failed_result);
        check_arrays(way, result, what);
        calm();
        survived += result == GPUSORT_OK;
        if (fault == SHIM_FAULT_LOST) {
            expect_result(result, GPUSORT_ERROR_DEVICE_LOST, what);
            expect_result(sort_again(t.context), GPUSORT_ERROR_DEVICE_LOST, what);
            EXPECT(untouched());
            target_close(&t);
            if (!open_way(&t, way, 0)) return survived;
            expect_result(sort_again(t.context), GPUSORT_OK, way_names[way]);
        } else {
            if (result == GPUSORT_ERROR_DEVICE_LOST) fail("%s, %s: the device counts as lost", way_names[way], what);
            expect_result(sort_again(t.context), GPUSORT_OK, what);
            EXPECT(sorted());
        }
    }
    calm();
    target_close(&t);
    return survived;
}

/* Of a context that has no command pool, fences and queries yet, either. */
static void a_first_sort_that_fails_logs_one_line(void) {
    for (long k = 1, failed = 1; failed; k++) {
        gpusort_result result;
        target t;
        if (!open_way(&t, RING, 0)) return;
        calm();
        shim.fault = SHIM_FAULT_HOST_MEMORY;
        shim.fail_at = k;
        keeper.errors = keeper.warnings = 0;
        result = sort_again(t.context);
        failed = shim.failed != NULL;
        if (keeper.errors != (result != GPUSORT_OK) || keeper.errors + keeper.warnings > 1)
            fail("call %ld, %s: %ld errors and %ld warnings, \"%s\"", k, failed ? shim.failed : "", keeper.errors,
                 keeper.warnings, keeper.text);
        calm();
        target_close(&t);
        if (k == 1) EXPECT(failed);
    }
}

static void every_call_may_fail_once_in_every_way(void) {
    for (uint32_t way = MAPPED; way < WAYS; way++)
        printf("     %s: %ld failures lack of host memory survived, %ld of device memory\n", way_names[way],
               fail_each_call(way, SHIM_FAULT_HOST_MEMORY), fail_each_call(way, SHIM_FAULT_DEVICE_MEMORY));
}

static void every_call_may_lose_the_device_in_every_way(void) {
    for (uint32_t way = MAPPED; way < WAYS; way++) (void)fail_each_call(way, SHIM_FAULT_LOST);
}

/* Lack of memory that does not pass, from the first, fourth ... call of that name on. */
static void what_fails_for_ever_comes_to_an_end(void) {
    static const char *const names[] = {"vkWaitForFences",    "vkResetFences",        "vkResetCommandBuffer",
                                        "vkEndCommandBuffer", "vkBeginCommandBuffer", "vkGetQueryPoolResults"};
    static const long afters[] = {0, 3, 7, 12};
    for (uint32_t way = MAPPED; way < WAYS; way++) {
        target t;
        int open = 0;
        for (size_t i = 0; i < COUNT_OF(names) * COUNT_OF(afters); i++) {
            const char *name = names[i / COUNT_OF(afters)];
            gpusort_result result;
            char what[100];
            calm();
            if (!open && !open_way(&t, way, 0)) return;
            open = 1;
            shim.answer.call = name;
            shim.answer.result = VK_ERROR_OUT_OF_HOST_MEMORY;
            shim.answer.after = afters[i % COUNT_OF(afters)];
            snprintf(what, sizeof what, "%s fails for ever from the %ld-th on", name, shim.answer.after + 1);
            result = sort_again(t.context);
            check_arrays(way, result, what);
            calm();
            if (result != GPUSORT_ERROR_DEVICE_LOST) {
                expect_result(sort_again(t.context), GPUSORT_OK, what);
                continue;
            }
            expect_result(sort_again(t.context), GPUSORT_ERROR_DEVICE_LOST, what);
            target_close(&t);
            open = 0;
        }
        if (open) target_close(&t);
    }
}

/* ---- refusals ---- */

static void refused_imports_are_no_error(void) {
    for (uint32_t way = ANY; way < WAYS; way++) {
        target t;
        calm();
        if (!open_way(&t, way, 0)) return;
        for (long from = 1; from < 12; from++) {
            shim.imports = 0;
            shim.no_import = from;
            keeper.errors = keeper.warnings = 0;
            expect_result(sort_again(t.context), GPUSORT_OK, way_names[way]);
            EXPECT(sorted());
            if (keeper.errors || keeper.warnings) fail("%s: the log says \"%s\"", way_names[way], keeper.text);
        }
        calm();
        target_close(&t);
    }
}

static void refused_mappings_are_an_error_only_where_nothing_else_serves(void) {
    for (uint32_t way = ANY; way < WAYS; way++) {
        gpusort_result expected = GPUSORT_ERROR_VULKAN;
        target t;
        calm();
        if (!open_way(&t, way, 0)) return;
        if (way != RING && (eng->enabled & GPUSORT_ENABLED_EXTERNAL_MEMORY_HOST)) expected = GPUSORT_OK;
        shim.no_mapping = 1;
        keeper.errors = 0;
        expect_result(sort_again(t.context), expected, way_names[way]);
        check_arrays(way, expected, "no mapping");
        if ((keeper.errors == 0) != (expected == GPUSORT_OK))
            fail("%s: the log says \"%s\" and \"%s\"", way_names[way], keeper.information, keeper.text);
        calm();
        expect_result(sort_again(t.context), GPUSORT_OK, way_names[way]);
        EXPECT(sorted());
        target_close(&t);
    }
}

/* ---- cost ---- */

/* The CPU drivers' devices have one. */
static void one_memory_needs_no_copies(void) {
    const sort_case c = {.count = 50000, .host = 1, .value_size = 4};
    gpusort_desc knobs;
    gpusort_info info;
    target t;
    memset(&knobs, 0, sizeof knobs);
    if (!target_own(&t, "one memory", &knobs)) return;
    gpusort_get_info(t.context, &info);
    shim.imports = shim.copies = 0;
    expect_sorted(&t, &c);
    if (info.device_type == VK_PHYSICAL_DEVICE_TYPE_CPU) {
        EXPECT(shim.copies == 0 && shim.imports == 0);
    } else {
        EXPECT(shim.copies != 0 || info.device_type == VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU);
    }
    target_close(&t);
}

static void memory_is_given_back(void) {
    for (uint32_t way = ANY; way < WAYS; way++) {
        long before, after;
        target t;
        if (!open_way(&t, way, 0)) return;
        before = shim_live_objects();
        expect_result(sort_again(t.context), GPUSORT_OK, way_names[way]);
        gpusort_trim(t.context);
        if (strstr(shim_live_text(), "Memory") || strstr(shim_live_text(), "Buffer"))
            fail("%s: after gpusort_trim(): %s", way_names[way], shim_live_text());
        after = shim_live_objects();
        for (int i = 0; i < 3; i++) {
            expect_result(sort_again(t.context), GPUSORT_OK, way_names[way]);
            EXPECT(sorted());
            gpusort_trim(t.context);
            gpusort_trim(t.context);
            if (shim_live_objects() != after) fail("%s: more is left each time: %s", way_names[way], shim_live_text());
        }
        EXPECT(before <= after);
        target_close(&t);
    }
    gpusort_trim(NULL);
}

static void staging_memory_does_not_grow_with_the_arrays(void) {
    static const size_t sizes[] = {(size_t)1 << 20, (size_t)160 << 20, (size_t)320 << 20};
    const gpusorti_overrides forced = {.host_way = RING};
    const gpusort_desc desc = {.get_instance_proc_addr = (gpusort_proc)null_get_instance_proc_addr,
                               .overrides = &forced};
    gpusort_context *context = NULL;
    VkDeviceSize before = 0;
    null_device = null_usual();
    null_reset();
    expect_result(gpusort_create(&desc, &context), GPUSORT_OK, "gpusort_create");
    for (size_t i = 0; context && i < COUNT_OF(sizes); i++) {
        gpusort_host_args args;
        memset(&args, 0, sizeof args);
        args.keys = calloc(sizes[i], 1);
        args.count = sizes[i] / 4;
        if (!args.keys) break;
        expect_result(gpusort_sort(context, &args), GPUSORT_OK, "gpusort_sort");
        if (((unsigned char *)args.keys)[sizes[i] - 1] != NULL_COPIED) fail("the last key did not come back");
        free(args.keys);
        EXPECT(null_heap_used(1) <= (VkDeviceSize)64 << 20);
        EXPECT(i < 2 || null_heap_used(1) == before);
        before = null_heap_used(1);
    }
    gpusort_trim(context);
    EXPECT(null_heap_used(0) == 0 && null_heap_used(1) == 0);
    gpusort_destroy(context);
    if (null_live()) fail("left: %s", null_live_text());
    if (null_complaint_count()) fail("%s", null_complaint(NULL));
}

static void times_add_up(void) {
    enum { LARGE = 40000 };
    uint32_t *large = malloc(LARGE * 4);
    for (uint32_t way = ANY; way < WAYS && large; way++)
        for (int stamps = 0; stamps < 2; stamps++) {
            gpusort_timings times;
            gpusort_host_args args;
            double start, wall;
            target t;
            shim.no_timestamps = !stamps;
            if (!open_way(&t, way, 1)) return;
            memset(&args, 0, sizeof args);
            args.keys = large;
            args.count = LARGE;
            args.timings = &times;
            for (int again = 0; again < 2; again++) {
                for (uint32_t i = 0; i < LARGE; i++) large[i] = original(i);
                start = seconds();
                expect_result(gpusort_sort(t.context, &args), GPUSORT_OK, way_names[way]);
                wall = (seconds() - start) * 1e3;
            }
            if (times.sort_ms <= 0 || times.upload_ms < 0 || times.download_ms < 0 || times.total_ms > wall + 1 ||
                times.upload_ms + times.sort_ms + times.download_ms < times.total_ms * 0.99 - 0.1 ||
                times.upload_ms + times.sort_ms > times.total_ms * 1.01 + 0.1)
                fail("%s: %g + %g + %g = %g ms of %g", way_names[way], times.upload_ms, times.sort_ms,
                     times.download_ms, times.total_ms, wall);
            target_close(&t);
        }
    shim.no_timestamps = 0;
    free(large);
}

/* ---- merges, before the pipelines of the usual way are worth their time to compile ---- */

enum { NVIDIA = 0x10de }; /* whose row sorts first by merges; it has kernels that merges lack for few elements, too */

typedef struct pipeline_list { /* compiled so far */
    long count;
    char names[1024];
} pipeline_list;

static void note_pipeline(int level, const char *text, void *user) {
    pipeline_list *list = user;
    char name[40];
    if (level < 2) fail("the log says \"%s\"", text);
    if (sscanf(text, "pipeline %39s", name) != 1) return;
    list->count++;
    snprintf(list->names + strlen(list->names), sizeof list->names - strlen(list->names), "%s ", name);
}

/* A context of that vendor's row which sorts by merges for so long, 0: as the row says. */
static int open_merging(target *t, uint32_t vendor, uint32_t merging_us, uint64_t budget, pipeline_list *list) {
    const gpusorti_overrides forced = {.merging_us = merging_us, .host_way = budget ? MAPPED : ANY};
    gpusort_desc knobs;
    memset(&knobs, 0, sizeof knobs);
    memset(list, 0, sizeof *list);
    knobs.overrides = &forced;
    knobs.memory_budget = budget;
    knobs.logger.func = note_pipeline;
    knobs.logger.user = list;
    shim.vendor_id = vendor;
    return target_own(t, "merging", &knobs);
}

static void close_merging(target *t) {
    target_close(t);
    shim.vendor_id = 0;
}

/* Whether all are kernels for tiles, merges, and what comes before and behind them. */
static int only_merges(const pipeline_list *list) {
    static const char *const kernels[] = {"tile_sort_rolled", "merge_tiles", "copy_keys", "take_keys", "gather"};
    char names[sizeof list->names];
    strcpy(names, list->names);
    for (char *name = strtok(names, " "); name; name = strtok(NULL, " ")) {
        size_t i = 0;
        while (i < COUNT_OF(kernels) && strcmp(name, kernels[i])) i++;
        if (i == COUNT_OF(kernels)) return 0;
    }
    return 1;
}

static const struct merged_kind {
    uint32_t vendor;
    sort_case c;
} merged_kinds[] = {
    {NVIDIA, {.count = 5001, .type = GPUSORT_F32}},
    {NVIDIA, {.count = 40000, .value_size = 4, .keys = KEYS_FEW, .order = GPUSORT_DESCENDING}},
    {NVIDIA, {.count = 9000, .type = GPUSORT_I64, .value_size = 4, .flags = GPUSORT_WRITE_INDICES | GPUSORT_KEEP_KEYS}},
    {NVIDIA, {.count = 20000, .type = GPUSORT_U64, .value_size = 8, .first_bit = 20, .bit_count = 24}},
    {NVIDIA, {.count = 9003, .type = GPUSORT_U16, .value_size = 20}},
    {NVIDIA, {.count = 33001, .type = GPUSORT_I8, .value_size = 4, .flags = GPUSORT_KEEP_KEYS}},
    {NVIDIA, {.count = 9001, .value_size = 20, .type = GPUSORT_F16, .flags = GPUSORT_KEYS_IN_VALUES, .key_offset = 14}},
    {0, {.count = 140001}}, /* passes follow */
    {0, {.count = 140001, .type = GPUSORT_U8, .value_size = 4, .first_bit = 1}},
};

static void merges_come_first_and_pipelines_when_they_pay(void) {
    for (size_t i = 0; i < COUNT_OF(merged_kinds); i++) {
        sort_case c = merged_kinds[i].c;
        pipeline_list list;
        long compiled;
        target t;
        if (!soaking() && i % 3 == 1) continue;
        c.host = 1;
        if (!open_merging(&t, merged_kinds[i].vendor, 1, 0, &list)) return;
        expect_sorted(&t, &c);
        if (!list.count || !only_merges(&list)) fail("kind %zu: first: %s", i, list.names);
        expect_sorted(&t, &c);
        if (only_merges(&list)) fail("kind %zu: second: %s", i, list.names);
        compiled = list.count;
        expect_sorted(&t, &c);
        if (list.count != compiled) fail("kind %zu: third: %s", i, list.names);
        close_merging(&t);
        if (!soaking() && i % 2) continue;
        if (!open_merging(&t, merged_kinds[i].vendor, UINT32_MAX, 0, &list)) return;
        for (c.seed = 1; c.seed < 4; c.seed++) expect_sorted(&t, &c);
        if (!list.count || !only_merges(&list)) fail("kind %zu: without end: %s", i, list.names);
        close_merging(&t);
    }
}

static void other_sorts_are_not_merged(void) {
    static const sort_case kinds[] = {
        {.count = 5000, .algorithm = GPUSORT_ODD_EVEN_MERGE},
        {.count = 5000, .segments = LAYOUT_ROWS, .segment_size = 1000},
        {.count = 5000, .limit = 10},
    };
    pipeline_list list;
    target t;
    if (!open_merging(&t, NVIDIA, UINT32_MAX, 0, &list)) return;
    for (size_t i = 0; i < COUNT_OF(kinds); i++) {
        sort_case c = kinds[i];
        c.host = 1;
        expect_sorted(&t, &c);
    }
    if (strstr(list.names, "tile_sort_rolled") || strstr(list.names, "merge_tiles")) fail("%s", list.names);
    close_merging(&t);
}

static void prepared_sorts_are_not_merged(void) {
    gpusort_cmd_args args = {.count = 20000, .value_size = 4, .flags = GPUSORT_ADDRESSABLE};
    sort_case c = {.count = 9000, .value_size = 4, .host = 1};
    pipeline_list list;
    target t;
    long prepared;
    if (!open_merging(&t, NVIDIA, 0, 0, &list)) return;
    expect_result(gpusort_prepare(t.context, &args), GPUSORT_OK, "gpusort_prepare");
    prepared = list.count;
    expect_sorted(&t, &c);
    if (strstr(list.names, "tile_sort_rolled") || list.count != prepared) fail("a prepared kind: %s", list.names);
    c.type = GPUSORT_F32;
    expect_sorted(&t, &c);
    EXPECT(strstr(list.names, "tile_sort_rolled") && list.count > prepared);
    close_merging(&t);
}

/* Merges want a copy of kept keys more. */
static void merges_take_no_memory_that_others_do_without(void) {
    enum { MANY = 40000 };
    const sort_case c = {.count = MANY, .host = 1, .value_size = 4, .flags = GPUSORT_WRITE_INDICES | GPUSORT_KEEP_KEYS};
    pipeline_list list;
    target t;
    if (!open_merging(&t, NVIDIA, UINT32_MAX, MANY * 19, &list)) return;
    expect_sorted(&t, &c);
    if (!strstr(list.names, "split_runs")) fail("%s", list.names);
    close_merging(&t);
}

/* Each call of the sort that comes after merges and compiles. */
static void fail_each_call_behind_merges(shim_fault fault) {
    for (long k = 1;; k++) {
        const gpusorti_overrides forced = {.merging_us = 1};
        gpusort_result result;
        gpusort_desc knobs;
        char what[100];
        target t;
        int ended;
        memset(&knobs, 0, sizeof knobs);
        knobs.overrides = &forced;
        use_logger(&knobs, &keeper);
        calm();
        if (!target_engine(&t, "merging", eng, &knobs)) return;
        expect_result(sort_again(t.context), GPUSORT_OK, "merges");
        EXPECT(sorted());
        calm();
        shim.fault = fault;
        shim.fail_at = k;
        result = sort_again(t.context);
        ended = !shim.failed;
        snprintf(what, sizeof what, "behind merges, call %ld, %s fails with %d", k, ended ? "none" : shim.failed,
                 (int)shim.failed_result);
        check_arrays(ANY, result, what);
        calm();
        if (fault != SHIM_FAULT_LOST || ended) {
            expect_result(sort_again(t.context), GPUSORT_OK, what);
            EXPECT(sorted());
        } else
            expect_result(result, GPUSORT_ERROR_DEVICE_LOST, what);
        target_close(&t);
        if (ended) break;
    }
}

static void faults_behind_merges_leave_arrays_as_they_were(void) {
    engine_close(eng);
    shim.vendor_id = NVIDIA;
    eng = engine_open(ENABLE_ALL, VK_API_VERSION_1_3);
    if (eng) {
        fail_each_call_behind_merges(SHIM_FAULT_DEVICE_MEMORY);
        fail_each_call_behind_merges(SHIM_FAULT_HOST_MEMORY);
        fail_each_call_behind_merges(SHIM_FAULT_LOST);
    }
    engine_close(eng);
    shim.vendor_id = 0;
    eng = NULL;
}

static void nothing_is_left_behind(void) {
    engine_close(eng);
    eng = NULL;
    if (shim_live_objects()) fail("%s", shim_live_text());
}

/* The first job is about what is compiled when: it takes longest, and little memory of its own. */
static const promise promises[] = {
    PROMISE(merges_come_first_and_pipelines_when_they_pay, .pipelines = 40, .soak = "every kind", .job = "merging"),
    PROMISE(other_sorts_are_not_merged, .job = "merging"),
    PROMISE(prepared_sorts_are_not_merged, .job = "merging"),
    PROMISE(merges_take_no_memory_that_others_do_without, .job = "merging"),
    PROMISE(every_way_sorts_every_kind, .pipelines = 50, .job = "ways"),
    PROMISE(arrays_lie_anywhere, .job = "ways"),
    PROMISE(kept_keys_are_not_written, .job = "ways"),
    PROMISE(lent_threads_copy, .job = "ways"),
    PROMISE(a_first_sort_that_fails_logs_one_line, .job = "ways"),
    PROMISE(every_call_may_fail_once_in_every_way, .job = "ways"),
    PROMISE(every_call_may_lose_the_device_in_every_way, .job = "ways"),
    PROMISE(what_fails_for_ever_comes_to_an_end, .job = "ways"),
    PROMISE(refused_imports_are_no_error, .job = "ways"),
    PROMISE(refused_mappings_are_an_error_only_where_nothing_else_serves, .job = "ways"),
    PROMISE(one_memory_needs_no_copies, .job = "ways"),
    PROMISE(memory_is_given_back, .job = "ways"),
    PROMISE(staging_memory_does_not_grow_with_the_arrays, .job = "ways"),
    PROMISE(times_add_up, .job = "ways"),
    PROMISE(faults_behind_merges_leave_arrays_as_they_were, .job = "ways"),
    PROMISE(nothing_is_left_behind, .job = "ways"),
};

int main(int argc, char **argv) {
    shim.keep = 1;
    return run_promises(promises, COUNT_OF(promises), argc, argv);
}
