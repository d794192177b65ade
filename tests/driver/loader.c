/* Loaders without devices, devices that break, memory that is full: what drivers may answer has its answer here. */
#include "harness.h"
#include "shim.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static log_keeper keeper;

static void pretend(const shim_state *state) {
    shim = *state;
    shim.validate = validation_wanted();
    memset(&keeper, 0, sizeof keeper);
}

static void pretend_nothing(void) { pretend(&(shim_state){0}); }

static gpusort_desc own_desc(void) {
    gpusort_desc desc;
    memset(&desc, 0, sizeof desc);
    volkInitialize();
    desc.get_instance_proc_addr = (gpusort_proc)shim_get_instance_proc_addr;
    desc.device_name = getenv("TESTS_DEVICE");
    use_logger(&desc, &keeper);
    return desc;
}

/* gpusort_create() answers `expected`; its last line has `words`. */
static void expect_create(const gpusort_desc *desc, gpusort_result expected, const char *what, const char *words) {
    gpusort_context *context = NULL;
    long objects = shim_live_objects();
    memset(&keeper, 0, sizeof keeper);
    expect_result(gpusort_create(desc, &context), expected, what);
    if (words && !strstr(keeper.text, words)) fail("%s: the log lacks \"%s\": \"%s\"", what, words, keeper.text);
    if (expected != GPUSORT_OK) EXPECT(context == NULL);
    if (expected == GPUSORT_OK && keeper.errors) fail("%s: a success logs errors: \"%s\"", what, keeper.text);
    gpusort_destroy(context);
    if (shim_live_objects() != objects) fail("%s: left behind: %s", what, shim_live_text());
}

/* ---- which devices there are ---- */

static void a_loader_without_devices_is_told(void) {
    static const struct {
        VkResult result;
        gpusort_result expected;
        const char *words;
    } rows[] = {
        {VK_ERROR_INITIALIZATION_FAILED, GPUSORT_ERROR_NO_DEVICE, "mesa-vulkan-drivers"},
        {VK_ERROR_INCOMPATIBLE_DRIVER, GPUSORT_ERROR_NO_DEVICE, "mesa-vulkan-drivers"},
        {VK_ERROR_OUT_OF_HOST_MEMORY, GPUSORT_ERROR_OUT_OF_HOST_MEMORY, "vkEnumeratePhysicalDevices"},
        {VK_ERROR_OUT_OF_DEVICE_MEMORY, GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY, "vkEnumeratePhysicalDevices"},
    };
    gpusort_desc desc = own_desc();
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        pretend(&(shim_state){.answer = {"vkEnumeratePhysicalDevices", rows[i].result}});
        expect_create(&desc, rows[i].expected, "vkEnumeratePhysicalDevices fails", rows[i].words);
    }
    pretend(&(shim_state){.no_devices = 1});
    expect_create(&desc, GPUSORT_ERROR_NO_DEVICE, "no devices", "mesa-vulkan-drivers");
    pretend_nothing();
}

static void a_device_whose_query_fails_is_passed_over(void) {
    gpusort_desc desc = own_desc();
    pretend(&(shim_state){.repeat_devices = 1, .broken_queries = 1});
    expect_create(&desc, GPUSORT_OK, "the first of two devices is broken", NULL);
    EXPECT(keeper.warnings > 0);
    pretend(&(shim_state){.broken_queries = 100});
    expect_create(&desc, GPUSORT_ERROR_VULKAN, "all devices are broken", desc.device_name);
    pretend_nothing();
}

static void devices_of_Vulkan_1_0_are_refused(void) {
    gpusort_desc desc = own_desc();
    engine *e;
    uint32_t enabled, count = 0;
    pretend(&(shim_state){.device_api_version = VK_API_VERSION_1_0});
    expect_create(&desc, GPUSORT_ERROR_NO_DEVICE, "own", "1.1");
    pretend_nothing();
    e = engine_open(ENABLE_ALL, VK_API_VERSION_1_1);
    if (!e) return;
    pretend(&(shim_state){.device_api_version = VK_API_VERSION_1_0});
    desc = e->desc;
    use_logger(&desc, &keeper);
    expect_create(&desc, GPUSORT_ERROR_UNSUPPORTED, "an engine's", "physical_device");
    if (!strstr(keeper.text, "1.0")) fail("the log does not say what is missing: \"%s\"", keeper.text);
    expect_result(gpusort_query(&desc, &enabled, &count, NULL), GPUSORT_ERROR_UNSUPPORTED, "gpusort_query");
    pretend_nothing();
    engine_close(e);
}

static void device_names_match_in_any_case(void) {
    gpusort_desc desc = own_desc();
    gpusort_context *context = NULL;
    gpusort_info info;
    pretend_nothing();
    expect_result(gpusort_create(&desc, &context), GPUSORT_OK, "gpusort_create");
    gpusort_get_info(context, &info);
    gpusort_destroy(context);
    for (int upper = 0; upper < 2; upper++) {
        char name[sizeof info.device_name];
        memcpy(name, info.device_name, sizeof name);
        for (char *c = name; *c; c++) {
            if (upper && *c >= 'a' && *c <= 'z') *c = (char)(*c - 'a' + 'A');
            if (!upper && *c >= 'A' && *c <= 'Z') *c = (char)(*c - 'A' + 'a');
        }
        desc.device_name = name;
        expect_create(&desc, GPUSORT_OK, name, NULL);
        desc.device_name = name + strlen(name) / 2; /* a part, up to the end */
        expect_create(&desc, GPUSORT_OK, desc.device_name, NULL);
    }
    desc.device_name = "a name that no device has";
    expect_create(&desc, GPUSORT_ERROR_NO_DEVICE, "no such device", info.device_name);
    desc.device_name = "";
    expect_create(&desc, GPUSORT_OK, "an empty name is a part of all", NULL);
}

/* ---- results ---- */

/* By their numbers, and those that programs meet by their names, too. */
static void results_are_printed(void) {
    static const struct {
        VkResult result;
        const char *text; /* the log ends so */
    } rows[] = {{VK_ERROR_OUT_OF_HOST_MEMORY, "VkResult -1, VK_ERROR_OUT_OF_HOST_MEMORY"},
                {VK_ERROR_OUT_OF_DEVICE_MEMORY, "VkResult -2, VK_ERROR_OUT_OF_DEVICE_MEMORY"},
                {VK_ERROR_INITIALIZATION_FAILED, "VkResult -3, VK_ERROR_INITIALIZATION_FAILED"},
                {VK_ERROR_DEVICE_LOST, "VkResult -4, VK_ERROR_DEVICE_LOST"},
                {VK_ERROR_MEMORY_MAP_FAILED, "VkResult -5, VK_ERROR_MEMORY_MAP_FAILED"},
                {VK_ERROR_LAYER_NOT_PRESENT, "VkResult -6, VK_ERROR_LAYER_NOT_PRESENT"},
                {VK_ERROR_EXTENSION_NOT_PRESENT, "VkResult -7, VK_ERROR_EXTENSION_NOT_PRESENT"},
                {VK_ERROR_FEATURE_NOT_PRESENT, "VkResult -8, VK_ERROR_FEATURE_NOT_PRESENT"},
                {VK_ERROR_INCOMPATIBLE_DRIVER, "VkResult -9, VK_ERROR_INCOMPATIBLE_DRIVER"},
                {VK_ERROR_TOO_MANY_OBJECTS, "VkResult -10"},
                {VK_TIMEOUT, "VkResult 2"},
                {(VkResult)-1234567, "VkResult -1234567"}};
    gpusort_desc desc = own_desc();
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        gpusort_context *context = NULL;
        const char *text;
        pretend(&(shim_state){.answer = {"vkCreateDevice", rows[i].result}});
        EXPECT(gpusort_create(&desc, &context) != GPUSORT_OK && context == NULL);
        text = strstr(keeper.text, rows[i].text);
        if (!text || strcmp(text, rows[i].text) || !strstr(keeper.text, "vkCreateDevice"))
            fail("%s: the log says \"%s\"", rows[i].text, keeper.text);
    }
    pretend_nothing();
}

static void expect_lost(gpusort_context *context, engine *e) {
    uint32_t keys[2] = {2, 1};
    gpusort_host_args args;
    gpusort_cmd_args kind;
    gpusort_memory memory;
    size_t size = 1;
    long recorded = shim.recorded;
    memset(&args, 0, sizeof args);
    memset(&kind, 0, sizeof kind);
    args.keys = keys;
    args.count = 2;
    kind.count = 1000;
    expect_result(gpusort_sort(context, &args), GPUSORT_ERROR_DEVICE_LOST, "gpusort_sort");
    EXPECT(keys[0] == 2 && keys[1] == 1);
    args.count = 0;
    expect_result(gpusort_sort(context, &args), GPUSORT_ERROR_DEVICE_LOST, "gpusort_sort of nothing");
    expect_result(gpusort_prepare(context, &kind), GPUSORT_ERROR_DEVICE_LOST, "gpusort_prepare");
    expect_result(gpusort_scratch(context, &kind, &memory), GPUSORT_ERROR_DEVICE_LOST, "gpusort_scratch");
    expect_result(gpusort_cache(context, &size, NULL), GPUSORT_ERROR_DEVICE_LOST, "gpusort_cache");
    kind.keys.buffer = e->keys.buffer;
    kind.scratch.buffer = e->scratch.buffer;
    expect_result(gpusort_cmd_sort(context, e->commands, &kind), GPUSORT_ERROR_DEVICE_LOST, "gpusort_cmd_sort");
    kind.count = 0;
    expect_result(gpusort_cmd_sort(context, e->commands, &kind), GPUSORT_ERROR_DEVICE_LOST,
                  "gpusort_cmd_sort of nothing");
    EXPECT(shim.recorded == recorded);
}

static void after_a_lost_device_every_call_says_so(void) {
    engine *e;
    pretend_nothing();
    e = engine_open(ENABLE_ALL, VK_API_VERSION_1_3);
    if (!e) return;
    if (!buffer_grow(e, &e->keys, 4000, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, 0) ||
        !buffer_grow(e, &e->scratch, 1000000, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, 0))
        return;
    for (int prepared = 0; prepared < 2; prepared++) { /* by whom the loss was seen */
        gpusort_desc desc = e->desc;
        gpusort_context *context = NULL;
        uint32_t keys[2] = {2, 1};
        gpusort_host_args args;
        gpusort_cmd_args kind;
        memset(&args, 0, sizeof args);
        memset(&kind, 0, sizeof kind);
        args.keys = keys;
        args.count = 2;
        kind.count = 1000;
        use_logger(&desc, &keeper);
        expect_result(gpusort_create(&desc, &context), GPUSORT_OK, "gpusort_create");
        if (!context) break;
        if (prepared) {
            shim.answer.call = "vkCreateComputePipelines";
            shim.answer.result = VK_ERROR_DEVICE_LOST;
            expect_result(gpusort_prepare(context, &kind), GPUSORT_ERROR_DEVICE_LOST, "prepare loses the device");
        } else {
            shim.lost = 1;
            expect_result(gpusort_sort(context, &args), GPUSORT_ERROR_DEVICE_LOST, "a sort loses the device");
        }
        pretend_nothing();
        commands_begin(e);
        expect_lost(context, e);
        commands_finish(e);
        gpusort_destroy(context);
    }
    engine_close(e);
}

/* ---- limits ---- */

static void workgroups_keep_the_limit_of_their_dimension(void) {
    static const gpusort_algorithm algorithms[] = {GPUSORT_AUTO, GPUSORT_ONESWEEP, GPUSORT_ODD_EVEN_MERGE};
    target t;
    pretend(&(shim_state){.max_size_x = 128});
    if (!target_own(&t, "128 invocations in a dimension", NULL)) return;
    for (size_t i = 0; i < COUNT_OF(algorithms); i++) {
        sort_case c = {.count = 20011, .host = 1, .value_size = 4, .algorithm = algorithms[i]};
        expect_sorted(&t, &c);
    }
    EXPECT(shim.largest_workgroup > 0);
    if (shim.largest_workgroup > 128) fail("workgroups of %u invocations", shim.largest_workgroup);
    target_close(&t);
    pretend_nothing();
}

static void allocations_keep_their_limit(void) {
    gpusort_desc knobs;
    sort_case c = {.count = 4000, .host = 1};
    gpusort_result result = GPUSORT_OK;
    char why[1200];
    target t;
    memset(&knobs, 0, sizeof knobs);
    use_logger(&knobs, &keeper);
    pretend(&(shim_state){.max_allocation = 1 << 20, .memory_types = 1, .memory = {{.flags = 0xf}}});
    if (!target_own(&t, "allocations of 1 MiB", &knobs)) return;
    expect_sorted(&t, &c);
    shim.memory_tries = 0;
    c.count = 400000;
    (void)sort_case_holds(&t, &c, &result, why, sizeof why);
    expect_result(result, GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY, "a buffer of 1.6 MB");
    if (!strstr(keeper.text, "maxMemoryAllocationSize")) fail("the log says \"%s\"", keeper.text);
    if (shim.memory_tries) fail("the driver was asked %u times", shim.memory_tries);
    if (why[0]) fail("%s", why);
    c.count = 5000;
    expect_sorted(&t, &c);
    target_close(&t);
    pretend_nothing();
}

/* ---- memory types ---- */

enum {
    LOCAL = VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT,
    HOST = VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT,
    CACHED = VK_MEMORY_PROPERTY_HOST_CACHED_BIT
};

static int tried(uint32_t type) {
    for (uint32_t i = 0; i < shim.memory_tries && i < COUNT_OF(shim.memory_tried); i++)
        if (shim.memory_tried[i] == type) return 1;
    return 0;
}

static void full_heaps_give_way_to_others(void) {
    const shim_state types = {
        .device_type = VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU, /* one memory asks for a mapped type first */
        .memory_types = 6,
        .memory = {{.flags = VK_MEMORY_PROPERTY_PROTECTED_BIT | LOCAL}, /* for other uses */
                   {.flags = HOST},
                   {.flags = HOST | CACHED},
                   {.flags = LOCAL, .heap_size = 1000}, /* less than any buffer */
                   {.flags = LOCAL},
                   {.flags = HOST | LOCAL | VK_MEMORY_PROPERTY_DEVICE_COHERENT_BIT_AMD}}}; /* a feature's */
    sort_case c = {.count = 40000, .host = 1, .value_size = 4};
    static const struct {
        const char *name;
        uint32_t full, asked; /* masks of types */
    } rows[] = {
        {"none is full", 0, 1 << 4 | 1 << 2},
        {"device local memory is full", 1 << 4, 1 << 4 | 1 << 1 | 1 << 2},
        {"cached memory is full", 1 << 2, 1 << 4 | 1 << 1 | 1 << 2},
        {"uncached memory alone is left", 1 << 4 | 1 << 2, 1 << 4 | 1 << 1 | 1 << 2},
    };
    gpusort_desc knobs;
    gpusort_result result = GPUSORT_OK;
    char why[1200];
    target t;
    memset(&knobs, 0, sizeof knobs);
    use_logger(&knobs, &keeper);
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        pretend(&types);
        for (uint32_t type = 0; type < types.memory_types; type++) shim.memory[type].full = rows[i].full >> type & 1;
        if (!target_own(&t, rows[i].name, &knobs)) return;
        expect_sorted(&t, &c);
        for (uint32_t type = 0; type < types.memory_types; type++)
            if (tried(type) && !(rows[i].asked >> type & 1)) fail("%s: type %u was asked for", rows[i].name, type);
        if (keeper.errors) fail("%s: a success logs errors", rows[i].name);
        if (shim.memory_tries && shim.memory_tried[0] != 4)
            fail("%s: type %u was asked for first", rows[i].name, shim.memory_tried[0]);
        target_close(&t);
    }
    pretend(&types);
    for (uint32_t type = 0; type < types.memory_types; type++) shim.memory[type].full = 1;
    if (!target_own(&t, "all memory is full", &knobs)) return;
    (void)sort_case_holds(&t, &c, &result, why, sizeof why);
    expect_result(result, GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY, "all memory is full");
    EXPECT(tried(4) && tried(1) && tried(2) && !tried(0) && !tried(3) && !tried(5));
    if (!strstr(keeper.text, "vkAllocateMemory")) fail("the log says \"%s\"", keeper.text);
    target_close(&t);
    pretend_nothing();
}

static const promise promises[] = {
    PROMISE(a_loader_without_devices_is_told),
    PROMISE(a_device_whose_query_fails_is_passed_over),
    PROMISE(devices_of_Vulkan_1_0_are_refused),
    PROMISE(device_names_match_in_any_case),
    PROMISE(results_are_printed),
    PROMISE(after_a_lost_device_every_call_says_so),
    PROMISE(workgroups_keep_the_limit_of_their_dimension),
    PROMISE(allocations_keep_their_limit),
    PROMISE(full_heaps_give_way_to_others, .pipelines = 35),
};

int main(int argc, char **argv) { return run_promises(promises, COUNT_OF(promises), argc, argv); }
