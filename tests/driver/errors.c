/* Every mistake has its answer: the code, a log line that names the member, nothing made, nothing recorded. */
#include "harness.h"
#include "shim.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static log_keeper keeper;
static host_allocator allocator;

static gpusort_desc base_desc(void) {
    gpusort_desc desc;
    memset(&desc, 0, sizeof desc);
    volkInitialize();
    shim.validate = validation_wanted();
    desc.get_instance_proc_addr = (gpusort_proc)shim_get_instance_proc_addr;
    desc.device_name = getenv("TESTS_DEVICE");
    use_logger(&desc, &keeper);
    use_allocator(&desc, &allocator);
    return desc;
}

static void forget_log(void) {
    keeper.text[0] = 0;
    keeper.lines = 0;
}

/* `names`: what the log line has to contain. */
static void expect_error(const char *mistake, gpusort_result got, gpusort_result expected, const char *names) {
    if (got != expected)
        fail("%s: %s, expected %s; log: \"%s\"", mistake, gpusort_result_string(got), gpusort_result_string(expected),
             keeper.text);
    else if (names && !strstr(keeper.text, names))
        fail("%s: the log does not name %s: \"%s\"", mistake, names, keeper.text);
}

/* ---- gpusort_create ---- */

static PFN_vkVoidFunction VKAPI_CALL gives_nothing(VkInstance instance, const char *name) {
    (void)instance, (void)name;
    return NULL;
}

static const gpusorti_overrides forced[] = {
    {.workgroup_size = 100}, {.workgroup_size = 1u << 20}, {.items = 1u << 30}};

#define HANDLES(d) \
    (d->physical_device = (VkPhysicalDevice)(uintptr_t)&keeper, d->device = (VkDevice)(uintptr_t)&keeper)
#define CREATE_MISTAKES(X)                                                                                    \
    X(start_canary, INVALID_ARGUMENT, NULL, d->start_canary = 1) /* such a desc's logger is not trusted */    \
    X(end_canary, INVALID_ARGUMENT, "end_canary", d->end_canary = 0xdddddddd)                                 \
    X(instance_alone, INVALID_ARGUMENT, "device", d->instance = (VkInstance)(uintptr_t)&keeper)               \
    X(device_without_physical_device, INVALID_ARGUMENT, "physical_device",                                    \
      d->device = (VkDevice)(uintptr_t)&keeper)                                                               \
    X(handles_without_instance_and_loader, INVALID_ARGUMENT, "instance: NULL, and so is",                     \
      (HANDLES(d), d->get_instance_proc_addr = NULL))                                                         \
    X(handles_without_instance_that_the_loader_needs, INVALID_ARGUMENT, "instance: NULL, and get_",           \
      HANDLES(d))                                                                                             \
    X(tuning_of_no_such_member, INVALID_ARGUMENT, "tuning: wrong at character 14", d->tuning = "radix_bits=8 no=1") \
    X(alloc_without_free, INVALID_ARGUMENT, "allocator", d->allocator.free = NULL)                            \
    X(unknown_enabled_bit, INVALID_ARGUMENT, "enabled", d->enabled = 0x80000000u)                             \
    X(radix_bits_of_3, INVALID_ARGUMENT, "radix_bits", d->radix_bits = 3)                                     \
    X(radix_bits_of_9, INVALID_ARGUMENT, "radix_bits", d->radix_bits = 9)                                     \
    X(workgroup_size_of_100, INVALID_ARGUMENT, "workgroup_size", d->overrides = &forced[0])                   \
    X(workgroup_size_of_2_to_the_20, INVALID_ARGUMENT, "workgroup_size", d->overrides = &forced[1])           \
    X(items_beyond_reason, INVALID_ARGUMENT, "items", d->overrides = &forced[2])                              \
    X(loader_without_functions, NO_DEVICE, "loader", d->get_instance_proc_addr = (gpusort_proc)gives_nothing) \
    X(no_device_of_that_name, NO_DEVICE, "device_name", d->device_name = "a name that no device has")         \
    X(queue_of_no_device, INVALID_ARGUMENT, "queue", d->queue = (VkQueue)(uintptr_t)&keeper)                  \
    X(queue_family_of_no_device, INVALID_ARGUMENT, "queue_family", d->queue_family = 1)                       \
    X(api_version_of_no_device, INVALID_ARGUMENT, "api_version", d->api_version = VK_API_VERSION_1_3)         \
    X(enabled_of_no_device, INVALID_ARGUMENT, "enabled", d->enabled = GPUSORT_ENABLED_PUSH_DESCRIPTOR)        \
    X(pipeline_cache_of_no_device, INVALID_ARGUMENT, "pipeline_cache",                                        \
      memset(&d->pipeline_cache, 1, sizeof d->pipeline_cache))                                                \
    X(cache_size_without_data, INVALID_ARGUMENT, "cache_size", d->cache_size = 1)                             \
    X(no_host_memory, OUT_OF_HOST_MEMORY, NULL, allocator.fail_at = allocator.calls + 1)

#define CREATE_FUNCTION(NAME, CODE, NAMES, MISTAKE) \
    static void create_##NAME(gpusort_desc *d) {    \
        MISTAKE;                                    \
        (void)d;                                    \
    }
CREATE_MISTAKES(CREATE_FUNCTION)

static void mistakes_in_gpusort_create_are_told(void) {
#define CREATE_ROW(NAME, CODE, NAMES, MISTAKE) {#NAME, create_##NAME, GPUSORT_ERROR_##CODE, NAMES},
    static const struct {
        const char *name;
        void (*make)(gpusort_desc *desc);
        gpusort_result expected;
        const char *names;
    } rows[] = {CREATE_MISTAKES(CREATE_ROW)};
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        gpusort_desc desc = base_desc();
        gpusort_context *context = (gpusort_context *)(uintptr_t)&desc;
        long objects = shim_live_objects(), memory = allocator.live;
        gpusort_result result;
        forget_log();
        rows[i].make(&desc);
        result = gpusort_create(&desc, &context);
        allocator.fail_at = 0;
        expect_error(rows[i].name, result, rows[i].expected, rows[i].names);
        if (context && result != GPUSORT_OK) fail("%s: *out is not NULL", rows[i].name);
        if (result == GPUSORT_OK) gpusort_destroy(context);
        if (shim_live_objects() != objects) fail("%s: left behind: %s", rows[i].name, shim_live_text());
        if (allocator.live != memory)
            fail("%s: %ld host allocations left behind", rows[i].name, allocator.live - memory);
    }
    {
        gpusort_desc desc = base_desc();
        forget_log();
        expect_error("out is NULL", gpusort_create(&desc, NULL), GPUSORT_ERROR_INVALID_ARGUMENT, "out");
    }
}

static void failing_Vulkan_calls_have_their_codes(void) {
    static const struct {
        const char *name;
        shim_fault fault;
        gpusort_result expected;
    } rows[] = {
        {"host memory", SHIM_FAULT_HOST_MEMORY, GPUSORT_ERROR_OUT_OF_HOST_MEMORY},
        {"device memory", SHIM_FAULT_DEVICE_MEMORY, GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY},
        {"device lost", SHIM_FAULT_LOST, GPUSORT_ERROR_DEVICE_LOST},
        {"initialization failed", SHIM_FAULT_INITIALIZATION, GPUSORT_ERROR_VULKAN},
    };
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        gpusort_desc desc = base_desc();
        gpusort_context *context = NULL;
        gpusort_result result;
        long calls;
        shim.calls = 0;
        shim.fail_at = 0;
        shim.fault = rows[i].fault;
        result = gpusort_create(&desc, &context);
        gpusort_destroy(context);
        context = NULL;
        calls = shim.calls;
        for (long k = 1; k <= calls && result == GPUSORT_OK; k++) {
            forget_log();
            shim.calls = 0;
            shim.fail_at = k;
            shim.failed = NULL;
            result = gpusort_create(&desc, &context);
            shim.fail_at = 0;
            shim.lost = 0;
            if (result == GPUSORT_OK) gpusort_destroy(context);
            if (shim.failed && !strcmp(shim.failed, "vkCreateDevice")) {
                expect_error(rows[i].name, result, rows[i].expected, "vkCreateDevice");
                break;
            }
            result = GPUSORT_OK;
            context = NULL;
            if (k == calls) fail("%s: vkCreateDevice was never called", rows[i].name);
        }
    }
    shim.fault = SHIM_FAULT_NONE;
}

/* ---- gpusort_sort ---- */

#define STRUCTS(size, offset)                                                            \
    (memset(&a->keys, 0, sizeof a->keys), a->flags = GPUSORT_KEYS_IN_VALUES, a->value_size = (size), \
     a->key_offset = (offset))
#define BOTH_MISTAKES(X)                                                                                             \
    X(start_canary, INVALID_ARGUMENT, "start_canary", a->start_canary = 7)                                           \
    X(end_canary, INVALID_ARGUMENT, "end_canary", a->end_canary = 7)                                                 \
    X(unknown_key_type, INVALID_ARGUMENT, "key_type", a->key_type = (gpusort_type)TYPE_COUNT)                        \
    X(key_type_of_all_bits, INVALID_ARGUMENT, "key_type", a->key_type = GPUSORT_TYPE_MAX)                            \
    X(unknown_order, INVALID_ARGUMENT, "order", a->order = (gpusort_order)2)                                         \
    X(unknown_algorithm, INVALID_ARGUMENT, "algorithm", a->algorithm = (gpusort_algorithm)4)                         \
    X(unknown_flag, INVALID_ARGUMENT, "flags", a->flags = 1 << 9)                                                    \
    X(overwritten_kept_keys, INVALID_ARGUMENT, "GPUSORT_OVERWRITE cannot be combined with GPUSORT_KEEP_KEYS",        \
      (a->flags = GPUSORT_OVERWRITE | GPUSORT_KEEP_KEYS, a->value_size = 4))                                         \
    X(numbers_by_a_window, INVALID_ARGUMENT, "NUMERIC",                                                              \
      (a->flags = GPUSORT_NUMERIC, a->key_type = GPUSORT_F32, a->first_bit = 1))                                     \
    X(numbers_by_few_bits, INVALID_ARGUMENT, "NUMERIC",                                                              \
      (a->flags = GPUSORT_NUMERIC, a->key_type = GPUSORT_F16, a->bit_count = 15))                                    \
    X(kept_keys_discarded, INVALID_ARGUMENT, "DISCARD_KEYS",                                                         \
      (a->flags = GPUSORT_DISCARD_KEYS | GPUSORT_KEEP_KEYS, a->value_size = 4))                                      \
    X(keys_in_values_discarded, INVALID_ARGUMENT, "DISCARD_KEYS", (STRUCTS(4, 0), a->flags |= GPUSORT_DISCARD_KEYS)) \
    X(keys_alone_discarded, INVALID_ARGUMENT, "DISCARD_KEYS", (a->flags = GPUSORT_DISCARD_KEYS, a->value_size = 0))  \
    X(any_order_of_all, INVALID_ARGUMENT, "limit", a->flags = GPUSORT_ANY_ORDER)                                     \
    X(value_size_of_3, INVALID_ARGUMENT, "value_size", a->value_size = 3)                                            \
    X(value_size_of_260, INVALID_ARGUMENT, "value_size 260: over 256", a->value_size = 260)                          \
    X(first_bit_behind_the_key, INVALID_ARGUMENT, "first_bit 32: a key has only 32 bits", a->first_bit = 32)         \
    X(window_over_the_top, INVALID_ARGUMENT, "bit_count 25: from first_bit 8 on a key has only 24 bits",             \
      (a->first_bit = 8, a->bit_count = 25))                                                                         \
    X(window_that_overflows, INVALID_ARGUMENT, "bit_count", (a->first_bit = 8, a->bit_count = 0xfffffffcu))          \
    X(indices_of_8_bytes, INVALID_ARGUMENT, "value_size", (a->flags = GPUSORT_WRITE_INDICES, a->value_size = 8))     \
    X(indices_without_values, INVALID_ARGUMENT, "value_size", (a->flags = GPUSORT_WRITE_INDICES, a->value_size = 0)) \
    X(kept_keys_without_values, INVALID_ARGUMENT, "KEEP_KEYS", (a->flags = GPUSORT_KEEP_KEYS, a->value_size = 0))    \
    X(values_without_their_size, INVALID_ARGUMENT, "value_size", a->value_size = 0)                                  \
    X(values_of_none_without_their_size, INVALID_ARGUMENT, "value_size", (a->count = 0, a->value_size = 0))          \
    X(key_offset_of_other_keys, INVALID_ARGUMENT, "key_offset", a->key_offset = 4)                                   \
    X(keys_beside_those_in_values, INVALID_ARGUMENT, "keys: set", a->flags = GPUSORT_KEYS_IN_VALUES)                 \
    X(keys_in_no_values, INVALID_ARGUMENT, "value_size", STRUCTS(0, 0))                                              \
    X(keys_in_indices, INVALID_ARGUMENT, "flags", (STRUCTS(4, 0), a->flags |= GPUSORT_WRITE_INDICES))                \
    X(kept_keys_in_values, INVALID_ARGUMENT, "flags", (STRUCTS(4, 0), a->flags |= GPUSORT_KEEP_KEYS))                \
    X(key_between_words, INVALID_ARGUMENT, "key_offset", STRUCTS(8, 2))                                              \
    X(narrow_key_between_halves, INVALID_ARGUMENT, "key_offset", (STRUCTS(8, 3), a->key_type = GPUSORT_I16))         \
    X(wide_key_between_words, INVALID_ARGUMENT, "key_offset", (STRUCTS(16, 2), a->key_type = GPUSORT_F64))           \
    X(key_over_the_end_of_its_value, INVALID_ARGUMENT,                                                               \
      "key_offset 8: a key of 8 bytes from there on does not end within value_size (12)",                            \
      (STRUCTS(12, 8), a->key_type = GPUSORT_U64))                                                                   \
    X(key_behind_its_value, INVALID_ARGUMENT, "key_offset", STRUCTS(12, 12))                                         \
    X(key_offset_that_overflows, INVALID_ARGUMENT, "key_offset", STRUCTS(12, 0xfffffffcu))                           \
    X(offsets_and_rows, INVALID_ARGUMENT, "segment_size 2: not 0, but segment_count is 3",                           \
      (a->segment_count = 3, a->segment_size = 2))                                                                   \
    X(keys_out_of_kept_keys, INVALID_ARGUMENT, "keys_out",                                                           \
      (a->keys_out = a->keys, a->value_size = 4, a->flags = GPUSORT_KEEP_KEYS))                                        \
    X(keys_out_of_structs, INVALID_ARGUMENT, "keys_out", (STRUCTS(4, 0), a->keys_out = a->values))                   \
    X(values_out_without_values, INVALID_ARGUMENT, "values_out",                                                     \
      (a->values_out = a->values, a->value_size = 0))                                                                \
    X(segments_of_the_network, UNSUPPORTED, "algorithm",                                                             \
      (a->segment_size = 2, a->algorithm = GPUSORT_ODD_EVEN_MERGE))                                                  \
    X(limit_of_the_network, UNSUPPORTED, "algorithm", (a->limit = 2, a->algorithm = GPUSORT_ODD_EVEN_MERGE))         \
    X(results_over_32_bits, TOO_LARGE, "limit",                                                                      \
      (a->limit = 0xffffffffu, a->segment_size = 2, a->flags = GPUSORT_KEEP_KEYS))

static const uint32_t offsets[4] = {0, 1, 2, 4}, descending[4] = {0, 3, 2, 4}, too_far[4] = {0, 1, 2, 5};
static const uint32_t early[3] = {0, 0, 2}, begins[3] = {0, 1, 2};
#define SHIFTED(pointer, bytes) ((void *)((uintptr_t)(pointer) + (uintptr_t)(bytes)))

#define HOST_MISTAKES(X)                                                                                       \
    BOTH_MISTAKES(X)                                                                                           \
    X(keys_NULL, INVALID_ARGUMENT, "keys", a->keys = NULL)                                                     \
    X(structs_NULL, INVALID_ARGUMENT, "values", (STRUCTS(4, 0), a->values = NULL))                   \
    X(values_NULL, INVALID_ARGUMENT, "values", a->values = NULL)                                               \
    X(more_than_32_bits_count, TOO_LARGE, "count", a->count = SIZE_MAX >> 3)                                   \
    X(keys_out_over_keys, INVALID_ARGUMENT, "keys_out: overlaps keys", a->keys_out = SHIFTED(a->keys, 12))      \
    X(values_out_in_values, INVALID_ARGUMENT, "values_out: overlaps values", a->values_out = a->values)        \
    X(values_out_in_keys, INVALID_ARGUMENT, "values_out: overlaps keys", a->values_out = SHIFTED(a->keys, -12)) \
    X(both_out_in_one, INVALID_ARGUMENT, "values_out: overlaps keys_out",                                      \
      a->keys_out = a->values_out = (void *)(uintptr_t)offsets)                                                \
    X(values_are_the_keys, INVALID_ARGUMENT, "values", a->values = a->keys)                                    \
    X(values_on_the_last_key, INVALID_ARGUMENT, "values", a->values = SHIFTED(a->keys, 15))                    \
    X(keys_on_the_last_value, INVALID_ARGUMENT, "values", a->keys = SHIFTED(a->values, 15))                    \
    X(kept_keys_under_values, INVALID_ARGUMENT, "values", (a->flags = GPUSORT_KEEP_KEYS, a->values = a->keys)) \
    X(keys_that_pass_the_end_of_memory, INVALID_ARGUMENT, "count",                                             \
      a->keys = SHIFTED(a->keys, -15 - (intptr_t)a->keys))                                                     \
    X(offsets_without_their_count, INVALID_ARGUMENT, "segment_count", a->segments = offsets)                   \
    X(offsets_without_their_count_of_no_elements, INVALID_ARGUMENT, "segment_count",                           \
      (a->segments = offsets, a->count = 0))                                                                   \
    X(overwritten_in_place, INVALID_ARGUMENT, "keys_out: NULL, but GPUSORT_OVERWRITE is set",                  \
      a->flags = GPUSORT_OVERWRITE)                                                                            \
    X(segments_NULL, INVALID_ARGUMENT, "segments", a->segment_count = 3)                                       \
    X(offsets_that_descend, INVALID_ARGUMENT, "segments: segment 1 ends at 2, before it begins (3)",              \
      (a->segments = descending, a->segment_count = 3))                                                        \
    X(offsets_beyond_the_count, INVALID_ARGUMENT, "beyond count", (a->segments = too_far, a->segment_count = 3))   \
    X(offsets_beyond_no_elements, INVALID_ARGUMENT, "segments",                                                \
      (a->segments = offsets, a->segment_count = 3, a->count = 0))                                             \
    X(offsets_in_the_keys, INVALID_ARGUMENT, "segments",                                                       \
      (a->keys = (void *)(uintptr_t)offsets, a->segments = offsets, a->segment_count = 3))                     \
    X(offsets_of_rows, INVALID_ARGUMENT, "segment", (a->segments = offsets, a->segment_size = 2))              \
    X(ends_of_rows, INVALID_ARGUMENT, "segment_ends are set", (a->segment_ends = offsets, a->segment_size = 2)) \
    X(ends_without_their_count, INVALID_ARGUMENT, "segment_count", a->segment_ends = offsets)                  \
    X(ends_without_segments, INVALID_ARGUMENT, "segments: NULL", (a->segment_ends = offsets, a->segment_count = 3)) \
    X(an_end_before_the_beginning, INVALID_ARGUMENT, "segment_ends: segment 1 ends at 0, before it begins (1)", \
      (a->segments = offsets, a->segment_ends = early, a->segment_count = 3))                                  \
    X(an_end_in_the_next, INVALID_ARGUMENT, "segment_ends: segment 0 ends at 1, after the next one begins (0)", \
      (a->segments = early, a->segment_ends = offsets + 1, a->segment_count = 3))                              \
    X(an_end_behind_the_count, INVALID_ARGUMENT, "segment_ends: the last segment ends at 5, beyond count", \
      (a->segments = offsets, a->segment_ends = too_far + 1, a->segment_count = 3))                            \
    X(ends_in_the_keys, INVALID_ARGUMENT, "segment_ends: overlaps keys",                                       \
      (a->keys = (void *)(uintptr_t)(offsets + 1), a->segment_ends = offsets + 1, a->segments = begins,       \
       a->segment_count = 3))                                                                                  \
    X(a_quick_sort, INVALID_ARGUMENT, "GPUSORT_QUICK is for gpusort_prepare() alone", a->flags = GPUSORT_QUICK)

#define HOST_FUNCTION(NAME, CODE, NAMES, MISTAKE) \
    static void host_##NAME(gpusort_host_args *a) { (void)(MISTAKE); }
HOST_MISTAKES(HOST_FUNCTION)

static void mistakes_in_gpusort_sort_are_told_and_change_nothing(void) {
#define HOST_ROW(NAME, CODE, NAMES, MISTAKE) {#NAME, host_##NAME, GPUSORT_ERROR_##CODE, NAMES},
    static const struct {
        const char *name;
        void (*make)(gpusort_host_args *args);
        gpusort_result expected;
        const char *names;
    } rows[] = {HOST_MISTAKES(HOST_ROW)};
    gpusort_desc desc = base_desc();
    gpusort_context *context = NULL;
    uint32_t keys[4] = {4, 3, 2, 1}, values[4] = {10, 11, 12, 13};
    gpusort_host_args good;
    memset(&good, 0, sizeof good);
    good.keys = keys;
    good.values = values;
    good.count = 4; /* 16 bytes of each */
    good.value_size = 4;
    expect_result(gpusort_create(&desc, &context), GPUSORT_OK, "gpusort_create");
    if (!context) return;
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        gpusort_host_args args = good;
        forget_log();
        rows[i].make(&args);
        expect_error(rows[i].name, gpusort_sort(context, &args), rows[i].expected, rows[i].names);
        if (keys[0] != 4 || keys[3] != 1 || values[0] != 10 || values[3] != 13)
            fail("%s: the arrays have changed", rows[i].name);
    }
    forget_log();
    expect_error("args is NULL", gpusort_sort(context, NULL), GPUSORT_ERROR_INVALID_ARGUMENT, "args");
    expect_result(gpusort_sort(NULL, &good), GPUSORT_ERROR_INVALID_ARGUMENT, "context is NULL");
    expect_result(gpusort_sort(context, &good), GPUSORT_OK, "the sort after all those mistakes");
    EXPECT(keys[0] == 1 && keys[3] == 4 && values[0] == 13 && values[3] == 10);
    good.count = 0;
    good.keys = good.values = NULL;
    expect_result(gpusort_sort(context, &good), GPUSORT_OK, "a count of 0 without arrays");
    good.keys = good.values = keys;
    expect_result(gpusort_sort(context, &good), GPUSORT_OK, "a count of 0 in one place");
    {
        uint32_t both[6] = {3, 2, 1, 30, 20, 10};
        good.keys = both;
        good.values = both + 3;
        good.count = 3;
        expect_result(gpusort_sort(context, &good), GPUSORT_OK, "values right behind the keys");
        EXPECT(both[0] == 1 && both[2] == 3 && both[3] == 10 && both[5] == 30);
    }
    gpusort_destroy(context);
}

/* ---- prepare, scratch, cmd_sort ---- */

#define CMD_MISTAKES(X)                                                                        \
    BOTH_MISTAKES(X)                                                                           \
    X(ends_of_rows, INVALID_ARGUMENT, "segment_ends are set",                                  \
      (a->segment_ends = a->keys, a->segment_ends.buffer = (VkBuffer)(uintptr_t)1, a->segment_size = 2)) \
    X(ends_without_their_count, INVALID_ARGUMENT, "segment_count: 0, but segment_ends",        \
      a->segment_ends.buffer = (VkBuffer)(uintptr_t)1)                                         \
    X(more_than_32_bits_count, TOO_LARGE, "count", a->count = UINT64_MAX) \
    X(offsets_without_their_count, INVALID_ARGUMENT, "segment_count", a->segments = a->keys) \
    X(offsets_without_their_count_of_no_elements, INVALID_ARGUMENT, "segment_count",         \
      (a->segments = a->keys, a->count = 0))

enum { KEYS = 50176, KEYS_SIZE = 4 * KEYS }; /* a multiple of 256 */
#define BUFFER_MISTAKES(X)                                                                                      \
    X(a_quick_sort, INVALID_ARGUMENT, "GPUSORT_QUICK is for gpusort_prepare() alone", a->flags = GPUSORT_QUICK) \
    X(keys_NULL, INVALID_ARGUMENT, "keys", a->keys.buffer = VK_NULL_HANDLE)                                     \
    X(overwritten_without_keys_out, INVALID_ARGUMENT, "keys_out: NULL, but GPUSORT_OVERWRITE is set",           \
      (a->flags = GPUSORT_OVERWRITE, a->values_out = a->keys))                                                  \
    X(overwritten_without_values_out, INVALID_ARGUMENT, "values_out: NULL, but GPUSORT_OVERWRITE is set",       \
      (a->flags = GPUSORT_OVERWRITE, a->keys_out = a->values))                                                  \
    X(structs_NULL, INVALID_ARGUMENT, "values",                                                                 \
      (STRUCTS(4, 0), a->values.buffer = VK_NULL_HANDLE))                                      \
    X(values_NULL, INVALID_ARGUMENT, "values", a->values.buffer = VK_NULL_HANDLE)                               \
    X(scratch_NULL, INVALID_ARGUMENT, "scratch", a->scratch.buffer = VK_NULL_HANDLE)                            \
    X(keys_out_misaligned, INVALID_ARGUMENT, "keys_out", (a->keys_out = a->scratch, a->keys_out.offset = 2))     \
    X(keys_out_that_wraps, INVALID_ARGUMENT, "keys_out",                                                        \
      (a->keys_out = a->scratch, a->keys_out.offset = UINT64_MAX - 255))                                        \
    X(keys_out_over_keys, INVALID_ARGUMENT, "keys_out overlaps keys", a->keys_out = a->keys)                    \
    X(keys_out_over_values, INVALID_ARGUMENT, "keys_out overlaps values", a->keys_out = a->values)              \
    X(values_out_in_scratch, INVALID_ARGUMENT, "scratch overlaps values_out", a->values_out = a->scratch)       \
    X(values_out_over_values, INVALID_ARGUMENT, "values_out overlaps values",                                   \
      (a->values_out = a->values, a->values_out.offset += KEYS_SIZE - 256))                                     \
    X(keys_misaligned, INVALID_ARGUMENT, "keys", a->keys.offset = 2)                                            \
    X(values_misaligned, INVALID_ARGUMENT, "values", a->values.offset = 2)                                      \
    X(scratch_misaligned, INVALID_ARGUMENT, "scratch", a->scratch.offset = 2)                                   \
    X(keys_and_values_overlap, INVALID_ARGUMENT, "overlap", a->values = a->keys)                                \
    X(kept_keys_under_values, INVALID_ARGUMENT, "values overlaps keys",                                         \
      (a->flags = GPUSORT_KEEP_KEYS, a->values = a->keys))                                                      \
    X(scratch_over_keys, INVALID_ARGUMENT, "scratch overlaps keys",                                             \
      (a->scratch = a->keys, a->scratch.offset = KEYS_SIZE - 256))                                              \
    X(count_buffer_too_small, INVALID_ARGUMENT, "count_buffer.size: 3 bytes, but this sort needs 4",            \
      (a->count_buffer = a->keys, a->count_buffer.offset = KEYS_SIZE, a->count_buffer.size = 3))               \
    X(keys_too_small, INVALID_ARGUMENT, "keys.size: 200703 bytes, but this sort needs 200704",                  \
      a->keys.size = KEYS_SIZE - 1)                                                                             \
    X(values_too_small, INVALID_ARGUMENT, "values.size: 1 bytes, but this sort needs 200704", a->values.size = 1) \
    X(keys_out_too_small, INVALID_ARGUMENT, "keys_out.size: 4 bytes, but this sort needs 200704",               \
      (a->keys_out = a->scratch, a->keys_out.size = 4))                                                         \
    X(values_out_too_small, INVALID_ARGUMENT, "values_out.size: 200700 bytes, but this sort needs 200704",      \
      (a->values_out = a->scratch, a->values_out.size = KEYS_SIZE - 4))                                         \
    X(scratch_too_small, INVALID_ARGUMENT, "scratch.size: 255 bytes, but this sort needs ", a->scratch.size = 255)  \
    X(segments_too_small, INVALID_ARGUMENT, "segments.size: 15 bytes, but this sort needs 16",                  \
      (a->algorithm = GPUSORT_AUTO, a->segments = a->keys, a->segments.offset = KEYS_SIZE, a->segments.size = 15, \
       a->segment_count = 3))                                                                                  \
    X(segment_ends_too_small, INVALID_ARGUMENT, "segment_ends.size: 11 bytes, but this sort needs 12",          \
      (a->algorithm = GPUSORT_AUTO, a->segments = a->segment_ends = a->keys, a->segments.offset = KEYS_SIZE,    \
       a->segments.size = 12, a->segment_ends.offset = KEYS_SIZE + 12, a->segment_ends.size = 11,               \
       a->segment_count = 3))                                                                                  \
    X(count_buffer_misaligned, INVALID_ARGUMENT, "count_buffer",                                                \
      (a->count_buffer = a->keys, a->count_buffer.offset = KEYS_SIZE + 2))                                      \
    X(count_buffer_in_keys, INVALID_ARGUMENT, "keys overlaps count_buffer",                                     \
      (a->count_buffer = a->keys, a->count_buffer.offset = KEYS_SIZE - 4))                                      \
    X(count_buffer_in_values, INVALID_ARGUMENT, "values overlaps count_buffer",                                 \
      (a->count_buffer = a->values, a->count_buffer.offset = 4))                                                \
    X(count_buffer_in_scratch, INVALID_ARGUMENT, "scratch overlaps count_buffer", a->count_buffer = a->scratch) \
    X(keys_that_wrap, INVALID_ARGUMENT, "keys", a->keys.offset = UINT64_MAX - 255)                              \
    X(values_that_wrap, INVALID_ARGUMENT, "values", a->values.offset = UINT64_MAX - 255)                        \
    X(scratch_that_wraps, INVALID_ARGUMENT, "scratch", a->scratch.offset = UINT64_MAX - 255)                    \
    X(count_buffer_that_wraps, INVALID_ARGUMENT, "count_buffer",                                                \
      (a->count_buffer = a->keys, a->count_buffer.offset = UINT64_MAX - 3))

#define CMD_FUNCTION(NAME, CODE, NAMES, MISTAKE) \
    static void cmd_##NAME(gpusort_cmd_args *a) { (void)(MISTAKE); }
CMD_MISTAKES(CMD_FUNCTION)
BUFFER_MISTAKES(CMD_FUNCTION)

static void mistakes_in_gpusort_cmd_sort_are_told_and_record_nothing(void) {
#define KIND_ROW(NAME, CODE, NAMES, MISTAKE) {#NAME, cmd_##NAME, GPUSORT_ERROR_##CODE, NAMES, 1},
#define BUFFER_ROW(NAME, CODE, NAMES, MISTAKE) {#NAME, cmd_##NAME, GPUSORT_ERROR_##CODE, NAMES, 0},
    static const struct {
        const char *name;
        void (*make)(gpusort_cmd_args *args);
        gpusort_result expected;
        const char *names;
        int in_kind; /* prepare and scratch tell it too */
    } rows[] = {CMD_MISTAKES(KIND_ROW) BUFFER_MISTAKES(BUFFER_ROW)};
    engine *e = engine_open(ENABLE_ALL, VK_API_VERSION_1_3);
    const VkBufferUsageFlags usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT |
                                     VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT;
    gpusort_desc knobs = base_desc();
    gpusort_memory memory;
    gpusort_cmd_args good;
    target t;
    memset(&good, 0, sizeof good);
    good.count = KEYS;
    good.value_size = 4;
    good.algorithm = GPUSORT_COUNT_SCAN_SCATTER;
    if (!e) return;
    if (!target_engine(&t, "engine", e, &knobs)) return;

    expect_result(gpusort_prepare(t.context, &good), GPUSORT_OK, "gpusort_prepare");
    expect_result(gpusort_scratch(t.context, &good, &memory), GPUSORT_OK, "gpusort_scratch");
    EXPECT(memory.size > 0 && memory.alignment > 0 && (memory.alignment & (memory.alignment - 1)) == 0);
    EXPECT(memory.usage & VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
    if (!buffer_grow(e, &e->keys, 2 * KEYS_SIZE + 4, usage, 0) || !buffer_grow(e, &e->values, KEYS_SIZE, usage, 0) ||
        !buffer_grow(e, &e->scratch, memory.size, usage | memory.usage, 0))
        return;
    good.keys.buffer = e->keys.buffer;
    good.values.buffer = e->values.buffer;
    good.scratch.buffer = e->scratch.buffer;
    commands_begin(e);
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        gpusort_cmd_args args = good;
        gpusort_memory unused;
        long recorded = shim.recorded;
        rows[i].make(&args);
        forget_log();
        expect_error(rows[i].name, gpusort_cmd_sort(t.context, e->commands, &args), rows[i].expected, rows[i].names);
        if (shim.recorded != recorded) fail("%s: %ld commands were recorded", rows[i].name, shim.recorded - recorded);
        if (!rows[i].in_kind) continue;
        forget_log();
        expect_error(rows[i].name, gpusort_scratch(t.context, &args, &unused), rows[i].expected, rows[i].names);
        if (rows[i].expected == GPUSORT_ERROR_TOO_LARGE) continue; /* pipelines do not depend on the count */
        forget_log();
        expect_error(rows[i].name, gpusort_prepare(t.context, &args), rows[i].expected, rows[i].names);
    }
    forget_log();
    {
        gpusort_cmd_args args = good;
        args.least_count = good.count + 1;
        expect_error("least_count over count", gpusort_prepare(t.context, &args), GPUSORT_ERROR_INVALID_ARGUMENT,
                     "over count (50176)");
        EXPECT(gpusort_readiness(t.context, &args) == GPUSORT_READY_NOT);
        forget_log();
        EXPECT(gpusort_readiness(t.context, NULL) == GPUSORT_READY_NOT && strstr(keeper.text, "args is NULL"));
        EXPECT(gpusort_readiness(NULL, &good) == GPUSORT_READY_NOT);
    }
    forget_log();
    expect_error("command_buffer is NULL", gpusort_cmd_sort(t.context, VK_NULL_HANDLE, &good),
                 GPUSORT_ERROR_INVALID_ARGUMENT, "command_buffer");
    forget_log();
    expect_error("args is NULL", gpusort_cmd_sort(t.context, e->commands, NULL), GPUSORT_ERROR_INVALID_ARGUMENT,
                 "args");
    expect_error("args is NULL", gpusort_prepare(t.context, NULL), GPUSORT_ERROR_INVALID_ARGUMENT, "args");
    expect_error("args is NULL", gpusort_scratch(t.context, NULL, &memory), GPUSORT_ERROR_INVALID_ARGUMENT, "args");
    expect_error("out is NULL", gpusort_scratch(t.context, &good, NULL), GPUSORT_ERROR_INVALID_ARGUMENT, "out");
    expect_result(gpusort_cmd_sort(NULL, e->commands, &good), GPUSORT_ERROR_INVALID_ARGUMENT, "context is NULL");
    expect_result(gpusort_scratch(NULL, &good, &memory), GPUSORT_ERROR_INVALID_ARGUMENT, "context is NULL");
    expect_result(gpusort_prepare(NULL, &good), GPUSORT_ERROR_INVALID_ARGUMENT, "context is NULL");
    good.scratch.size = memory.size;
    good.values.buffer = good.count_buffer.buffer = good.keys.buffer;
    good.values.offset = KEYS_SIZE;
    good.count_buffer.offset = 2 * KEYS_SIZE;
    expect_result(gpusort_cmd_sort(t.context, e->commands, &good), GPUSORT_OK, "ranges that touch");
    good.count = 0;
    good.values = good.count_buffer = good.scratch = good.keys;
    expect_result(gpusort_cmd_sort(t.context, e->commands, &good), GPUSORT_OK, "a count of 0 in one place");
    commands_finish(e);
    target_close(&t);
    engine_close(e);
}

static void a_kind_that_was_not_prepared_is_told(void) {
    static const struct {
        sort_case c;
        const char *told;
    } unprepared[] = {
        {{.count = 100000, .type = GPUSORT_U64}, ": 100000 u64, GPUSORT_ASCENDING, first_bit 0, bit_count 0, flags 0x0"},
        {{.count = 100000, .type = GPUSORT_I32}, "i32, GPUSORT_ASCENDING"},
        {{.count = 100000, .order = GPUSORT_DESCENDING}, "u32, GPUSORT_DESCENDING"},
        {{.count = 100000, .value_size = 8}, "u32 + 8 bytes"},
        {{.count = 100000, .value_size = 4, .flags = GPUSORT_WRITE_INDICES}, "flags 0x1, GPUSORT_COUNT_SCAN_SCATTER;"},
        {{.count = 100000, .algorithm = GPUSORT_ODD_EVEN_MERGE}, "flags 0x0, GPUSORT_ODD_EVEN_MERGE;"},
        {{.count = 3, .type = GPUSORT_F64, .algorithm = GPUSORT_COUNT_SCAN_SCATTER}, ": 3 f64,"},
    };
    static const sort_case prepared[] = {
        {.type = GPUSORT_F64, .algorithm = GPUSORT_COUNT_SCAN_SCATTER},
        {.count = 100000, .algorithm = GPUSORT_COUNT_SCAN_SCATTER},
        {.count = 100000, .algorithm = GPUSORT_COUNT_SCAN_SCATTER, .value_size = 4},
    };
    engine *e = engine_open(ENABLE_ALL, VK_API_VERSION_1_3);
    gpusort_desc knobs = base_desc();
    gpusort_cmd_args args;
    target t;
    if (!e) return;
    if (!target_engine(&t, "engine", e, &knobs)) return;
    if (!buffer_grow(e, &e->keys, 900000, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, 0) ||
        !buffer_grow(e, &e->values, 900000, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, 0) ||
        !buffer_grow(e, &e->scratch, 4000000, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, 0))
        return;
    commands_begin(e);
    args = case_args(&prepared[1]);
    args.keys.buffer = e->keys.buffer;
    args.scratch.buffer = e->scratch.buffer;
    forget_log();
    expect_error("nothing", gpusort_cmd_sort(t.context, e->commands, &args), GPUSORT_ERROR_NOT_PREPARED,
                 "it has prepared 0 kinds");
    for (size_t i = 0; i < COUNT_OF(prepared); i++)
        for (int again = 0; again < 2; again++) {
            args = case_args(&prepared[i]);
            expect_result(gpusort_prepare(t.context, &args), GPUSORT_OK, "gpusort_prepare");
        }
    for (size_t i = 0; i < COUNT_OF(unprepared); i++) {
        long recorded = shim.recorded;
        args = case_args(&unprepared[i].c);
        if (!args.algorithm) args.algorithm = GPUSORT_COUNT_SCAN_SCATTER;
        args.keys.buffer = e->keys.buffer;
        args.scratch.buffer = e->scratch.buffer;
        if (args.value_size) args.values.buffer = e->values.buffer;
        forget_log();
        expect_error(unprepared[i].told, gpusort_cmd_sort(t.context, e->commands, &args), GPUSORT_ERROR_NOT_PREPARED,
                     unprepared[i].told);
        if (keeper.lines != 1 || !strstr(keeper.text, "it has prepared 6 kinds"))
            fail("%ld lines: \"%s\"", keeper.lines, keeper.text);
        EXPECT(shim.recorded == recorded);
    }
    commands_finish(e);
    target_close(&t);
    engine_close(e);
}

/* ---- the rest ---- */

static void a_sort_beyond_its_memory_budget_is_out_of_device_memory(void) {
    static const struct {
        gpusort_algorithm algorithm;
        uint32_t segment_size, limit;
    } kinds[] = {{GPUSORT_COUNT_SCAN_SCATTER, 0, 0}, /* in one memory a sort in place takes nothing for itself */
                 {GPUSORT_AUTO, 20000, 0},           /* which knows neither segments */
                 {GPUSORT_AUTO, 0, 50000}};          /* nor limits */
    gpusort_desc desc = base_desc();
    gpusort_context *context = NULL;
    size_t n = 200000;
    uint32_t *keys = malloc(n * sizeof *keys);
    desc.memory_budget = 4096;
    for (size_t i = 0; i < n; i++) keys[i] = (uint32_t)(n - i);
    expect_result(gpusort_create(&desc, &context), GPUSORT_OK, "gpusort_create");
    for (size_t k = 0; context && k < COUNT_OF(kinds); k++) {
        gpusort_host_args args;
        memset(&args, 0, sizeof args);
        args.keys = keys;
        args.count = n;
        args.algorithm = kinds[k].algorithm;
        args.segment_size = kinds[k].segment_size;
        args.limit = kinds[k].limit;
        expect_error("4096 bytes", gpusort_sort(context, &args), GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY,
                         "memory_budget: 4096 bytes do not hold");
        EXPECT(keys[0] == n && keys[n - 1] == 1);
    }
    gpusort_destroy(context);
    free(keys);
}

static void gpusort_query_tells_its_mistakes(void) {
    engine *e = engine_open(ENABLE_ALL, VK_API_VERSION_1_3);
    gpusort_desc desc;
    uint32_t enabled = 0, count = 0;
    const char *names[16];
    if (!e) return;
    desc = e->desc;
    expect_result(gpusort_query(&desc, &enabled, &count, NULL), GPUSORT_OK, "the number of names alone");
    EXPECT(count <= COUNT_OF(names));
    if (count) {
        uint32_t room = count - 1;
        use_logger(&desc, &keeper);
        forget_log();
        expect_error("room for fewer names", gpusort_query(&desc, &enabled, &room, names),
                     GPUSORT_ERROR_INVALID_ARGUMENT, "extension_count");
        EXPECT(enabled == 0 && room == 0);
        room = count;
        expect_result(gpusort_query(&desc, &enabled, &room, names), GPUSORT_OK, "room for all names");
        EXPECT(room == count && names[count - 1]);
    }
    use_logger(&desc, &keeper);
    forget_log();
    expect_error("desc is NULL", gpusort_query(NULL, &enabled, &count, names), GPUSORT_ERROR_INVALID_ARGUMENT, NULL);
    expect_error("enabled is NULL", gpusort_query(&desc, NULL, &count, names), GPUSORT_ERROR_INVALID_ARGUMENT,
                 "enabled");
    expect_error("extension_count is NULL", gpusort_query(&desc, &enabled, NULL, names),
                 GPUSORT_ERROR_INVALID_ARGUMENT, "extension_count");
    desc.start_canary = 1;
    expect_error("canary", gpusort_query(&desc, &enabled, &count, names), GPUSORT_ERROR_INVALID_ARGUMENT, NULL);
    desc = e->desc;
    use_logger(&desc, &keeper);
    desc.end_canary = 1;
    expect_error("canary", gpusort_query(&desc, &enabled, &count, names), GPUSORT_ERROR_INVALID_ARGUMENT,
                 "end_canary");
    desc = e->desc;
    use_logger(&desc, &keeper);
    desc.physical_device = VK_NULL_HANDLE;
    expect_error("no physical_device", gpusort_query(&desc, &enabled, &count, names), GPUSORT_ERROR_INVALID_ARGUMENT,
                 "physical_device");
    engine_close(e);
}

static void an_engine_without_a_queue_cannot_sort_host_arrays(void) {
    engine *e = engine_open(ENABLE_ALL, VK_API_VERSION_1_3);
    gpusort_desc desc;
    gpusort_context *context = NULL;
    uint32_t keys[2] = {2, 1};
    gpusort_host_args args;
    memset(&args, 0, sizeof args);
    args.keys = keys;
    args.count = 2;
    if (!e) return;
    desc = e->desc;
    desc.queue = VK_NULL_HANDLE;
    use_logger(&desc, &keeper);
    expect_result(gpusort_create(&desc, &context), GPUSORT_OK, "gpusort_create without a queue");
    forget_log();
    if (context) expect_error("no queue", gpusort_sort(context, &args), GPUSORT_ERROR_INVALID_ARGUMENT, "queue");
    gpusort_destroy(context);
    engine_close(e);
}

static void every_code_has_its_name_and_its_reason(void) {
    static const struct {
        gpusort_result result;
        const char *name, *words[3]; /* words: what a caller without a logger has to know */
    } codes[] = {
#define CODE(NAME, ...) {GPUSORT_##NAME, "GPUSORT_" #NAME ": ", {__VA_ARGS__}}
        CODE(OK, NULL),
        CODE(ERROR_INVALID_ARGUMENT, "gpusort_log_stderr", "not zeroed", "another version"),
        CODE(ERROR_OUT_OF_HOST_MEMORY, NULL),
        CODE(ERROR_OUT_OF_DEVICE_MEMORY, NULL),
        CODE(ERROR_NO_LOADER, "libvulkan1", "vulkan-loader"),
        CODE(ERROR_NO_DEVICE, "gpusort_log_stderr"),
        CODE(ERROR_UNSUPPORTED, "gpusort_log_stderr"),
        CODE(ERROR_TOO_LARGE, NULL),
        CODE(ERROR_DEVICE_LOST, NULL),
        CODE(ERROR_VULKAN, "gpusort_log_stderr"),
        CODE(ERROR_NOT_PREPARED, NULL),
    };
    for (size_t i = 0; i < COUNT_OF(codes); i++) {
        const char *text = gpusort_result_string(codes[i].result);
        if (strncmp(text, codes[i].name, strlen(codes[i].name)) || !text[strlen(codes[i].name)])
            fail("%s\"%s\"", codes[i].name, text);
        for (size_t j = 0; j < COUNT_OF(codes[i].words) && codes[i].words[j]; j++)
            if (!strstr(text, codes[i].words[j])) fail("\"%s\" lacks \"%s\"", text, codes[i].words[j]);
    }
    EXPECT(gpusort_result_string((gpusort_result)-99) != NULL);
    EXPECT(gpusort_result_string((gpusort_result)1) != NULL);
}

static void destroying_nothing_does_nothing(void) { gpusort_destroy(NULL); }

static void nothing_is_left_behind(void) {
    if (shim_live_objects()) fail("%s", shim_live_text());
    EXPECT(allocator.live == 0);
}

static const promise promises[] = {
    PROMISE(mistakes_in_gpusort_create_are_told),
    PROMISE(failing_Vulkan_calls_have_their_codes),
    PROMISE(mistakes_in_gpusort_sort_are_told_and_change_nothing),
    PROMISE(mistakes_in_gpusort_cmd_sort_are_told_and_record_nothing),
    PROMISE(a_kind_that_was_not_prepared_is_told, .pipelines = 15),
    PROMISE(a_sort_beyond_its_memory_budget_is_out_of_device_memory),
    PROMISE(gpusort_query_tells_its_mistakes),
    PROMISE(an_engine_without_a_queue_cannot_sort_host_arrays),
    PROMISE(every_code_has_its_name_and_its_reason),
    PROMISE(destroying_nothing_does_nothing),
    PROMISE(nothing_is_left_behind),
};

int main(int argc, char **argv) { return run_promises(promises, COUNT_OF(promises), argc, argv); }
