/* Devices that offer little sort as well, and what cannot work is told when the context is made. */
#include "harness.h"
#include "shim.h"

#include <stdio.h>
#include <string.h>

/* What the driver is made to report. Each row holds by itself, the last one all at once. */
static const struct {
    const char *name;
    shim_state device;
} devices[] = {
    {"no subgroup operations", {.no_subgroup_operations = 1}},
    {"no extensions", {.no_extensions = 1}},
    {"no features", {.no_features = 1}},
    {"no timestamps", {.no_timestamps = 1}},
    {"Vulkan 1.1", {.api_version = VK_API_VERSION_1_1}},
    {"Vulkan 1.1 without extensions", {.api_version = VK_API_VERSION_1_1, .no_extensions = 1, .no_features = 1}},
    {"128 invocations", {.max_invocations = 128}},
    {"16 KiB of shared memory", {.max_shared_bytes = 16384}},
    {"4 storage buffers", {.max_storage_buffers = 4}},
    {"5 storage buffers", {.max_storage_buffers = 5}},
    {"64 groups a dimension", {.max_group_count = 64}},
    {"the least that Vulkan 1.1 allows",
     {.no_subgroup_operations = 1,
      .no_extensions = 1,
      .no_features = 1,
      .no_timestamps = 1,
      .api_version = VK_API_VERSION_1_1,
      .max_invocations = 128,
      .max_shared_bytes = 16384,
      .max_storage_buffers = 4,
      .max_group_count = 65535}},
};

static const gpusort_algorithm algorithms[] = {GPUSORT_AUTO, GPUSORT_COUNT_SCAN_SCATTER, GPUSORT_ONESWEEP};

static const sort_case cases[] = {
    {.count = 100, .type = GPUSORT_U32, .value_size = 4},
    {.count = 12011, .type = GPUSORT_U32, .value_size = 4},
    {.count = 9001, .type = GPUSORT_U64},
    {.count = 9001, .type = GPUSORT_F32, .keys = KEYS_SPECIAL, .order = GPUSORT_DESCENDING},
    {.count = 5003, .type = GPUSORT_U16, .value_size = 8},
    {.count = 5003, .type = GPUSORT_I8, .value_size = 4, .flags = GPUSORT_WRITE_INDICES},
    {.count = 3001, .type = GPUSORT_F64, .value_size = 16, .flags = GPUSORT_KEEP_KEYS},
};

static void pretend(const shim_state *device) {
    shim = *device;
    shim.validate = validation_wanted();
    shim.keep = 1;
}

/* The last row has every combination, in a test each case and each algorithm; the others have three. */
static int is_tried(size_t device, size_t i, size_t algorithm) {
    if (device + 1 == COUNT_OF(devices)) return soaking() || (i + algorithm) % 3 == 0;
    return (i + algorithm + device) % 7 == 0;
}

/* In a test host arrays and an engine have every other row, and both the last one. */
static int has_turn(size_t device, size_t turn) {
    return soaking() || device % 2 == turn || device + 1 == COUNT_OF(devices);
}

static void a_device_that_offers_little_sorts_host_arrays(void) {
    for (size_t d = 0; d < COUNT_OF(devices); d++) {
        target t;
        if (!has_turn(d, 0)) continue;
        pretend(&devices[d].device);
        if (!target_own(&t, devices[d].name, NULL)) continue;
        for (size_t i = 0; i < COUNT_OF(cases); i++)
            for (size_t a = 0; a < COUNT_OF(algorithms); a++) {
                sort_case c = cases[i];
                if (!is_tried(d, i, a)) continue;
                c.host = 1;
                c.seed = d * 64 + i;
                c.algorithm = algorithms[a];
                if (c.algorithm == GPUSORT_ONESWEEP && devices[d].device.no_subgroup_operations) {
                    gpusort_result result = GPUSORT_OK;
                    char why[1200];
                    (void)sort_case_holds(&t, &c, &result, why, sizeof why);
                    expect_result(result, GPUSORT_ERROR_UNSUPPORTED, "one-sweep without subgroup operations");
                    continue;
                }
                expect_sorted(&t, &c);
            }
        target_close(&t);
    }
    pretend(&(shim_state){0});
}

/* Offsets and ends in a binding each, and where there are four in all, in one. */
static void ends_of_segments_are_read_by_few_bindings(void) {
    static const uint32_t bindings[] = {4, 5};
    for (size_t d = 0; d < COUNT_OF(bindings); d++) {
        engine *e;
        target t;
        pretend(&(shim_state){.max_storage_buffers = bindings[d]});
        e = engine_open(ENABLE_ALL & ~(uint32_t)GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS, VK_API_VERSION_1_3);
        if (e && target_engine(&t, bindings[d] == 4 ? "4 storage buffers" : "5 storage buffers", e, NULL)) {
            for (uint64_t seed = 0; seed < 8; seed++) {
                sort_case c = {.count = 3001, .value_size = seed % 4 == 3 ? 12 : 4, .segment_count = 40, .seed = seed};
                c.segments = seed % 2 ? LAYOUT_ENDS : LAYOUT_CROSSED;
                c.gpu = seed % 3 ? COUNT_GIVEN : COUNT_BELOW;
                c.host = seed == 1;
                expect_sorted(&t, &c);
            }
            target_close(&t);
        }
        engine_close(e);
    }
    pretend(&(shim_state){0});
}

static void an_engine_on_it_records_sorts(void) {
    int by_sets = 0; /* of a descriptor pool */
    for (size_t d = 0; d < COUNT_OF(devices); d++) {
        engine *e;
        target t;
        if (!has_turn(d, 1)) continue;
        pretend(&devices[d].device);
        e = engine_open(ENABLE_ALL,
                        devices[d].device.api_version ? devices[d].device.api_version : VK_API_VERSION_1_3);
        if (!e) continue;
        by_sets += !(e->enabled & (GPUSORT_ENABLED_PUSH_DESCRIPTOR | GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS));
        if (target_engine(&t, devices[d].name, e, NULL)) {
            for (size_t i = d % 4; i < COUNT_OF(cases); i += 4) {
                sort_case c = cases[i];
                c.seed = d * 64 + i;
                c.gpu = (gpu_count)(i % COUNT_KINDS);
                expect_sorted(&t, &c);
            }
            target_close(&t);
        }
        engine_close(e);
    }
    EXPECT(by_sets >= 2); /* those of Vulkan 1.1 without extensions */
    pretend(&(shim_state){0});
}

/* Full subgroups are promised on request alone, which Vulkan 1.1 does not know: there may be more of them, of fewer lanes
 * each, than the workgroup has room for by the size that the device tells. */
static void subgroups_may_be_partly_filled(void) {
    static const struct {
        const char *name;
        uint32_t told; /* times the lanes that there are */
    } rows[] = {{"a half of each subgroup", 2}, {"a fourth of each subgroup", 4}};
    const uint32_t lanes = (uint32_t)setting("TESTS_SUBGROUP", 8);
    for (size_t r = 0; r < COUNT_OF(rows); r++) {
        target t;
        pretend(&(shim_state){.api_version = VK_API_VERSION_1_1,
                              .no_extensions = 1,
                              .no_features = 1,
                              .subgroup_size = rows[r].told * lanes});
        if (!target_own(&t, rows[r].name, NULL)) continue;
        for (size_t i = 0; i < COUNT_OF(cases); i++)
            for (size_t a = 1; a < COUNT_OF(algorithms); a++) {
                sort_case c = cases[i];
                if (!soaking() && (i % 2 != r || i / 2 % 2 != a - 1)) continue; /* each case once */
                c.host = 1;
                c.seed = i;
                c.algorithm = algorithms[a];
                expect_sorted(&t, &c);
            }
        target_close(&t);
    }
    pretend(&(shim_state){0});
}

static void more_keys_than_a_descriptor_reaches_are_sorted_or_refused(void) {
    const uint64_t range = 1 << 20;
    const sort_case below = {.count = 200000, .host = 1}, beyond = {.count = 300000, .host = 1};
    target t;
    gpusort_result result = GPUSORT_OK;
    char why[1200];
    /* by descriptors alone: refused */
    pretend(&(shim_state){
        .max_storage_range = range, .no_extensions = 1, .no_features = 1, .api_version = VK_API_VERSION_1_1});
    if (target_own(&t, "descriptors of 1 MiB", NULL)) {
        expect_sorted(&t, &below);
        (void)sort_case_holds(&t, &beyond, &result, why, sizeof why);
        expect_result(result, GPUSORT_ERROR_TOO_LARGE, "more than a descriptor reaches");
        if (why[0]) fail("%s", why);
        target_close(&t);
    }
    /* by addresses: sorted, where the device has them */
    pretend(&(shim_state){.max_storage_range = range});
    if (target_own(&t, "descriptors of 1 MiB, and addresses", NULL)) {
        gpusort_info info;
        gpusort_get_info(t.context, &info);
        if (info.enabled & GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS) expect_sorted(&t, &beyond);
        target_close(&t);
    }
    pretend(&(shim_state){0});
}

static void what_is_missing_is_told_when_the_context_is_made(void) {
    engine *e;
    gpusort_desc desc;
    gpusort_context *context = NULL;
    log_keeper keeper = {0};
    pretend(&devices[1].device);
    e = engine_open(ENABLE_ALL, VK_API_VERSION_1_1);
    if (!e) return;
    EXPECT(!(e->enabled & GPUSORT_ENABLED_PUSH_DESCRIPTOR));
    desc = e->desc;
    use_logger(&desc, &keeper);
    desc.enabled |= GPUSORT_ENABLED_PUSH_DESCRIPTOR;
    expect_result(gpusort_create(&desc, &context), GPUSORT_ERROR_UNSUPPORTED,
                  "a feature that the device does not offer");
    EXPECT(context == NULL && strstr(keeper.text, "enabled"));
    desc = e->desc;
    use_logger(&desc, &keeper);
    keeper.text[0] = 0;
    desc.api_version = VK_API_VERSION_1_0;
    expect_result(gpusort_create(&desc, &context), GPUSORT_ERROR_UNSUPPORTED, "Vulkan 1.0");
    EXPECT(context == NULL && strstr(keeper.text, "api_version"));
    engine_close(e);
    pretend(&(shim_state){.api_version = VK_API_VERSION_1_0});
    memset(&desc, 0, sizeof desc);
    desc.get_instance_proc_addr = (gpusort_proc)shim_get_instance_proc_addr;
    use_logger(&desc, &keeper);
    keeper.text[0] = 0;
    expect_result(gpusort_create(&desc, &context), GPUSORT_ERROR_NO_DEVICE, "a loader of Vulkan 1.0");
    EXPECT(context == NULL && strstr(keeper.text, "1.1"));
    pretend(&(shim_state){0});
}

static const promise promises[] = {
    PROMISE(a_device_that_offers_little_sorts_host_arrays, .pipelines = 135,
            .soak = "every device, every kind by every algorithm"),
    PROMISE(ends_of_segments_are_read_by_few_bindings, .pipelines = 30),
    PROMISE(an_engine_on_it_records_sorts, .pipelines = 50, .soak = "every device"),
    PROMISE(subgroups_may_be_partly_filled, .pipelines = 45, .soak = "every kind by every algorithm"),
    PROMISE(more_keys_than_a_descriptor_reaches_are_sorted_or_refused, .pipelines = 20),
    PROMISE(what_is_missing_is_told_when_the_context_is_made),
};

int main(int argc, char **argv) { return run_promises(promises, COUNT_OF(promises), argc, argv); }
