/* What an engine and gpusort.h hand each other: features for its device, names for captures, a device without its instance,
 * sets of its descriptor pool. */
#define _POSIX_C_SOURCE 200809L /* dup, fileno */
#include "harness.h"
#include "null.h"
#include "shim.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static log_keeper keeper;

static void pretend_nothing(void) {
    shim = (shim_state){.validate = validation_wanted()};
    memset(&keeper, 0, sizeof keeper);
}

/* ---- features, as structures alone ---- */

/* VkPhysicalDeviceVulkan14Features, which old headers lack */
typedef struct features_1_4 {
    VkStructureType sType;
    void *pNext;
    VkBool32 before[18], pipelineRobustness, hostImageCopy, pushDescriptor;
} features_1_4;
#ifdef VK_VERSION_1_4
_Static_assert(sizeof(features_1_4) == sizeof(VkPhysicalDeviceVulkan14Features) &&
                   offsetof(features_1_4, pushDescriptor) ==
                       offsetof(VkPhysicalDeviceVulkan14Features, pushDescriptor) &&
                   offsetof(features_1_4, pipelineRobustness) ==
                       offsetof(VkPhysicalDeviceVulkan14Features, pipelineRobustness),
               "as Vulkan has it");
#endif
enum { VULKAN_1_4 = 55 };

/* Where the features of a bit are: two places in one structure, or the same twice. */
typedef struct place {
    uint32_t bit, type;
    size_t size, first, second;
} place;
#define PLACE(BIT, TYPE, STRUCTURE, FIRST, SECOND) \
    { GPUSORT_ENABLED_##BIT, TYPE, sizeof(STRUCTURE), offsetof(STRUCTURE, FIRST), offsetof(STRUCTURE, SECOND) }
#define TYPE_OF(NAME) VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_##NAME##_FEATURES

/* VkPhysicalDevicePipelineRobustnessFeatures, likewise */
typedef struct features_robustness {
    VkStructureType sType;
    void *pNext;
    VkBool32 pipelineRobustness;
} features_robustness;
enum { PIPELINE_ROBUSTNESS_TYPE = 1000068001 };

/* clang-format off */
static const place singles[] = {
    PLACE(STORAGE_16BIT, TYPE_OF(16BIT_STORAGE), VkPhysicalDevice16BitStorageFeatures, storageBuffer16BitAccess,
          storageBuffer16BitAccess),
    PLACE(STORAGE_8BIT, TYPE_OF(8BIT_STORAGE), VkPhysicalDevice8BitStorageFeatures, storageBuffer8BitAccess,
          storageBuffer8BitAccess),
    PLACE(BUFFER_DEVICE_ADDRESS, TYPE_OF(BUFFER_DEVICE_ADDRESS), VkPhysicalDeviceBufferDeviceAddressFeatures,
          bufferDeviceAddress, bufferDeviceAddress),
    PLACE(SUBGROUP_SIZE_CONTROL, TYPE_OF(SUBGROUP_SIZE_CONTROL), VkPhysicalDeviceSubgroupSizeControlFeatures,
          subgroupSizeControl, computeFullSubgroups),
    PLACE(PIPELINE_ROBUSTNESS, PIPELINE_ROBUSTNESS_TYPE, features_robustness, pipelineRobustness, pipelineRobustness),
};
static const place cores[] = {
    PLACE(STORAGE_16BIT, TYPE_OF(VULKAN_1_1), VkPhysicalDeviceVulkan11Features, storageBuffer16BitAccess,
          storageBuffer16BitAccess),
    PLACE(STORAGE_8BIT, TYPE_OF(VULKAN_1_2), VkPhysicalDeviceVulkan12Features, storageBuffer8BitAccess,
          storageBuffer8BitAccess),
    PLACE(BUFFER_DEVICE_ADDRESS, TYPE_OF(VULKAN_1_2), VkPhysicalDeviceVulkan12Features, bufferDeviceAddress,
          bufferDeviceAddress),
    PLACE(SUBGROUP_SIZE_CONTROL, TYPE_OF(VULKAN_1_3), VkPhysicalDeviceVulkan13Features, subgroupSizeControl,
          computeFullSubgroups),
    PLACE(PIPELINE_ROBUSTNESS, VULKAN_1_4, features_1_4, pipelineRobustness, pipelineRobustness),
    PLACE(PUSH_DESCRIPTOR, VULKAN_1_4, features_1_4, pushDescriptor, pushDescriptor),
};
/* clang-format on */

enum { STRUCTURE = 256, OTHER_VALUE = 0x5a };
typedef union structure { /* of features */
    VkBaseOutStructure base;
    unsigned char bytes[STRUCTURE];
} structure;

static void make_structure(structure *s, uint32_t type, void *next) {
    memset(s, OTHER_VALUE, sizeof *s);
    s->base.sType = (VkStructureType)type;
    s->base.pNext = next;
}

static void switch_on(structure *s, const place *p) {
    const VkBool32 on = VK_TRUE;
    memcpy(s->bytes + p->first, &on, sizeof on);
    memcpy(s->bytes + p->second, &on, sizeof on);
}

/* Of a chain of a foreign structure, the wanted one, and another foreign one only the feature changes. */
static void expect_switched(const place *p) {
    VkDeviceCreateInfo info = {.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO};
    structure chain[3], expected[3];
    gpusort_features features;
    make_structure(&chain[2], VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2, NULL);
    make_structure(&chain[1], p->type, &chain[2]);
    make_structure(&chain[0], VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_HOST_QUERY_RESET_FEATURES, &chain[1]);
    memcpy(expected, chain, sizeof chain);
    switch_on(&expected[1], p);
    info.pNext = chain;
    expect_result(gpusort_chain_features(p->bit, &info, &features), GPUSORT_OK, "gpusort_chain_features");
    if (info.pNext != chain) fail("bit %#x, structure %u: another one was chained", p->bit, p->type);
    if (memcmp(chain, expected, sizeof chain))
        fail("bit %#x, structure %u: the chain is not as expected", p->bit, p->type);
}

static void features_are_switched_on_where_they_are(void) {
    for (size_t i = 0; i < COUNT_OF(singles); i++) expect_switched(&singles[i]);
    for (size_t i = 0; i < COUNT_OF(cores); i++) expect_switched(&cores[i]);
}

static const structure *find_in(const void *chain, uint32_t type, int *times) {
    const structure *found = NULL;
    *times = 0;
    for (const VkBaseInStructure *s = chain; s; s = s->pNext)
        if ((uint32_t)s->sType == type) found = (const void *)s, ++*times;
    return found;
}

static VkBool32 word_of(const structure *s, size_t at) {
    VkBool32 word;
    memcpy(&word, s->bytes + at, sizeof word);
    return word;
}

/* All bits: each feature is on, in one structure of the chain. */
static void expect_all_on(const void *chain, uint32_t bits, const char *name) {
    for (uint32_t bit = 1; bit && bit <= bits; bit <<= 1) {
        int places = 0;
        if (!(bits & bit)) continue;
        for (size_t i = 0; i < COUNT_OF(singles) + COUNT_OF(cores); i++) {
            const place *p = i < COUNT_OF(singles) ? &singles[i] : &cores[i - COUNT_OF(singles)];
            int times;
            const structure *s = find_in(chain, p->type, &times);
            if (p->bit != bit || !s) continue;
            places += times;
            if (word_of(s, p->first) != VK_TRUE || word_of(s, p->second) != VK_TRUE)
                fail("%s: bit %#x is off in structure %u", name, bit, p->type);
        }
        if (places != 1) fail("%s: bit %#x is in %d structures of the chain", name, bit, places);
    }
}

static void missing_structures_are_chained_none_twice(void) {
    const uint32_t bits = GPUSORT_ENABLED_STORAGE_16BIT | GPUSORT_ENABLED_STORAGE_8BIT |
                          GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS | GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL |
                          GPUSORT_ENABLED_PIPELINE_ROBUSTNESS | GPUSORT_ENABLED_PUSH_DESCRIPTOR;
    const char *push = "VK_KHR_push_descriptor";
    for (uint32_t there = 0; there < 1u << 5; there++) /* core versions' structures 1.1 to 1.4; the extension */
        for (uint32_t single = 0; single <= COUNT_OF(singles); single++) {
            static const uint32_t types[] = {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_FEATURES,
                                             VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES,
                                             VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES, VULKAN_1_4};
            VkDeviceCreateInfo info = {.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO};
            const int by_extension = there >> 4 & 1, core_1_4 = there >> 3 & 1 || !by_extension;
            structure own[5];
            void *head = NULL;
            gpusort_features features;
            char name[64];
            int times, used = 0;
            snprintf(name, sizeof name, "chain %#x, single structure %u", there, single);
            for (uint32_t i = 0; i < 4; i++)
                if (there >> i & 1) make_structure(&own[used], types[i], head), head = &own[used++];
            if (single < COUNT_OF(singles)) { /* what a valid chain may have beside them */
                int clash = 0;
                for (size_t i = 0; i < COUNT_OF(cores); i++) {
                    (void)find_in(head, cores[i].type, &times);
                    clash |= cores[i].bit == singles[single].bit &&
                             (times || (core_1_4 && cores[i].type == VULKAN_1_4));
                }
                if (clash) continue;
                make_structure(&own[used], singles[single].type, head), head = &own[used++];
            }
            info.pNext = head;
            info.enabledExtensionCount = (uint32_t)by_extension;
            info.ppEnabledExtensionNames = &push;
            expect_result(gpusort_chain_features(bits, &info, &features), GPUSORT_OK, "gpusort_chain_features");
            expect_all_on(info.pNext, bits & ~(uint32_t)(core_1_4 ? 0 : GPUSORT_ENABLED_PUSH_DESCRIPTOR), name);
            (void)find_in(info.pNext, VULKAN_1_4, &times);
            if (times != core_1_4) fail("%s: Vulkan 1.4's structure is there %d times", name, times);
        }
}

static void mistakes_in_gpusort_chain_features_are_told(void) {
    VkDeviceCreateInfo info = {.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO}, zero;
    gpusort_features features;
    memset(&zero, 0, sizeof zero);
    expect_result(gpusort_chain_features(0, NULL, &features), GPUSORT_ERROR_INVALID_ARGUMENT, "info is NULL");
    expect_result(gpusort_chain_features(0, &info, NULL), GPUSORT_ERROR_INVALID_ARGUMENT, "features is NULL");
    expect_result(gpusort_chain_features(0, &zero, &features), GPUSORT_ERROR_INVALID_ARGUMENT, "an info of no type");
    expect_result(gpusort_chain_features(0x80000000u, &info, &features), GPUSORT_ERROR_INVALID_ARGUMENT,
                  "unknown bits");
    EXPECT(info.pNext == NULL);
    expect_result(gpusort_chain_features(0, &info, &features), GPUSORT_OK, "no bits");
    expect_result(
        gpusort_chain_features(GPUSORT_ENABLED_DEBUG_UTILS | GPUSORT_ENABLED_EXTERNAL_MEMORY_HOST, &info, &features),
        GPUSORT_OK, "bits without features");
    EXPECT(info.pNext == NULL);
    expect_result(gpusort_chain_features(GPUSORT_ENABLED_STORAGE_16BIT, &info, &features), GPUSORT_OK,
                  "a first time");
    EXPECT(info.pNext == &features);
    expect_result(gpusort_chain_features(GPUSORT_ENABLED_STORAGE_16BIT, &info, &features),
                  GPUSORT_ERROR_INVALID_ARGUMENT, "features that are in the chain");
}

/* ---- features of devices ---- */

/* A device with every bit that is offered, by that chain, sorts. */
static void expect_device_by(const engine *e, void *chain, const char *name) {
    const float priority = 1;
    const char *names[16];
    uint32_t count = COUNT_OF(names), keys[1000];
    VkDeviceQueueCreateInfo queue = {VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO, NULL, 0, e->family, 1, &priority};
    VkDeviceCreateInfo info = {.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO,
                               .pNext = chain,
                               .queueCreateInfoCount = 1,
                               .pQueueCreateInfos = &queue,
                               .ppEnabledExtensionNames = names};
    gpusort_features features;
    gpusort_desc desc = e->desc;
    gpusort_context *context = NULL;
    gpusort_host_args args;
    struct VolkDeviceTable vk;
    VkResult result;
    desc.device = VK_NULL_HANDLE;
    desc.queue = VK_NULL_HANDLE;
    use_logger(&desc, &keeper);
    expect_result(gpusort_query(&desc, &desc.enabled, &count, names), GPUSORT_OK, "gpusort_query");
    info.enabledExtensionCount = count;
    expect_result(gpusort_chain_features(desc.enabled, &info, &features), GPUSORT_OK, "gpusort_chain_features");
    expect_all_on(info.pNext,
                  desc.enabled & ~(uint32_t)(GPUSORT_ENABLED_PUSH_DESCRIPTOR | GPUSORT_ENABLED_DEBUG_UTILS |
                                             GPUSORT_ENABLED_EXTERNAL_MEMORY_HOST),
                  name);
    result = vkCreateDevice(e->physical, &info, NULL, &desc.device);
    if (result != VK_SUCCESS) {
        fail("%s: vkCreateDevice: VkResult %d", name, (int)result);
        return;
    }
    volkLoadDeviceTable(&vk, desc.device);
    vk.vkGetDeviceQueue(desc.device, e->family, 0, &desc.queue);
    expect_result(gpusort_create(&desc, &context), GPUSORT_OK, name);
    for (uint32_t i = 0; i < COUNT_OF(keys); i++) keys[i] = i * 2654435769u;
    memset(&args, 0, sizeof args);
    args.keys = keys;
    args.count = COUNT_OF(keys);
    if (context) expect_result(gpusort_sort(context, &args), GPUSORT_OK, name);
    for (size_t i = 1; i < COUNT_OF(keys); i++) EXPECT(keys[i - 1] <= keys[i]);
    gpusort_destroy(context);
    vk.vkDestroyDevice(desc.device, NULL);
}

static void devices_are_made_by_each_kind_of_chain(void) {
    VkPhysicalDeviceFeatures2 features = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2};
    VkPhysicalDeviceVulkan11Features v11 = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_FEATURES};
    VkPhysicalDeviceVulkan12Features v12 = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES};
    VkPhysicalDeviceVulkan13Features v13 = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES};
    VkPhysicalDeviceBufferDeviceAddressFeatures address = {
        .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_BUFFER_DEVICE_ADDRESS_FEATURES};
    VkPhysicalDeviceHostQueryResetFeatures reset = {
        .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_HOST_QUERY_RESET_FEATURES, .hostQueryReset = VK_TRUE};
    engine *e;
    pretend_nothing();
    e = engine_open(ENABLE_ALL, VK_API_VERSION_1_3);
    if (!e) return;
    expect_device_by(e, NULL, "nothing chained");
    expect_device_by(e, &features, "features alone");
    address.pNext = &reset;
    expect_device_by(e, &address, "single structures");
    EXPECT(reset.hostQueryReset == VK_TRUE);
    v12.hostQueryReset = VK_TRUE;
    v12.pNext = &v11;
    expect_device_by(e, &v12, "Vulkan 1.1 and 1.2");
    v13.pNext = &v12;
    features.pNext = &v13;
    expect_device_by(e, &features, "Vulkan 1.1 to 1.3");
    EXPECT(v12.hostQueryReset == VK_TRUE && v12.timelineSemaphore == VK_FALSE);
#ifdef VK_VERSION_1_4
    if (e->properties.apiVersion >= VK_API_VERSION_1_4) {
        VkPhysicalDeviceVulkan14Features v14 = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_4_FEATURES};
        engine *newest = engine_open(ENABLE_ALL, VK_API_VERSION_1_4);
        v14.pNext = &v13;
        if (newest) expect_device_by(newest, &v14, "Vulkan 1.1 to 1.4");
        engine_close(newest);
    }
#endif
    engine_close(e);
}

/* Devices of the null driver, which no driver here is like. */
static void push_descriptors_of_Vulkan_1_4_need_no_extension(void) {
    static const struct {
        const char *name;
        uint32_t device_version, asked_version;
        int listed, offered, names; /* the extension; the bit; how often the extension is named */
    } rows[] = {{"1.4", VK_MAKE_VERSION(1, 4, 0), VK_MAKE_VERSION(1, 4, 0), 0, 1, 0},
                {"1.4 with the extension", VK_MAKE_VERSION(1, 4, 0), VK_MAKE_VERSION(1, 4, 0), 1, 1, 1},
                {"1.4, of which 1.3 is asked", VK_MAKE_VERSION(1, 4, 0), VK_MAKE_VERSION(1, 3, 0), 0, 0, 0},
                {"1.3", VK_MAKE_VERSION(1, 3, 0), VK_MAKE_VERSION(1, 4, 0), 0, 0, 0}};
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        const gpusort_desc own = {.get_instance_proc_addr = (gpusort_proc)null_get_instance_proc_addr};
        gpusort_context *context = NULL;
        gpusort_desc desc = own;
        gpusort_info info;
        uint32_t enabled = 0, count = 16, one = 1;
        const char *names[16];
        int named = 0;
        VkInstance instance;
        const VkInstanceCreateInfo create = {.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO};
        null_device = null_usual();
        null_device.api_version = rows[i].device_version;
        if (!rows[i].listed) null_device.extensions &= ~(uint32_t)NULL_PUSH_DESCRIPTOR;
        null_reset();
        expect_result(gpusort_create(&own, &context), GPUSORT_OK, rows[i].name);
        gpusort_get_info(context, &info);
        if (rows[i].asked_version == rows[i].device_version)
            EXPECT(!(info.enabled & GPUSORT_ENABLED_PUSH_DESCRIPTOR) == !rows[i].offered);
        gpusort_destroy(context);
        null_vk.CreateInstance(&create, NULL, &instance);
        null_vk.EnumeratePhysicalDevices(instance, &one, &desc.physical_device);
        desc.instance = instance;
        desc.api_version = rows[i].asked_version;
        expect_result(gpusort_query(&desc, &enabled, &count, names), GPUSORT_OK, rows[i].name);
        for (uint32_t n = 0; n < count; n++) named += !strcmp(names[n], "VK_KHR_push_descriptor");
        if (!(enabled & GPUSORT_ENABLED_PUSH_DESCRIPTOR) != !rows[i].offered || named != rows[i].names)
            fail("%s: %soffered, named %d times", rows[i].name,
                 enabled & GPUSORT_ENABLED_PUSH_DESCRIPTOR ? "" : "not ", named);
        null_vk.DestroyInstance(instance, NULL);
        if (null_complaint_count()) fail("%s: %s", rows[i].name, null_complaint(NULL));
    }
    null_device = null_usual();
    null_reset();
}

/* ---- names in captures ---- */

static void sorts_and_kernels_have_names_in_captures(void) {
    static const struct {
        sort_case c;
        const char *name;
    } rows[] = {
        {{.count = 1000}, "gpusort: 1000 u32"},
        {{.count = 700, .type = GPUSORT_F32, .value_size = 4, .gpu = COUNT_BELOW},
         "gpusort: up to 700 f32 + 4 bytes"},
        {{.count = 500, .type = GPUSORT_F32, .value_size = 8, .flags = GPUSORT_KEYS_IN_VALUES},
         "gpusort: 500 f32 in 8 bytes"},
        {{.count = 900,
          .type = GPUSORT_U8,
          .value_size = 4,
          .limit = 10,
          .segments = LAYOUT_ROWS,
          .segment_size = 100},
         "gpusort: 900 u8 + 4 bytes, rows of 100, the first 10"},
    };
    engine *e;
    target t;
    pretend_nothing();
    if (!validation_wanted()) return; /* the extension is on where the tests' messenger is */
    e = engine_open(ENABLE_ALL, VK_API_VERSION_1_3);
    if (!e) return;
    EXPECT(e->enabled & GPUSORT_ENABLED_DEBUG_UTILS);
    if (!target_engine(&t, "engine", e, NULL)) return;
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        pretend_nothing();
        expect_sorted(&t, &rows[i].c);
        if (strcmp(shim.outer_label, rows[i].name)) fail("\"%s\", expected \"%s\"", shim.outer_label, rows[i].name);
        if (shim.labels != 1 + shim.dispatches || shim.labels != shim.ended_labels || shim.deepest != 2)
            fail("%s: %ld dispatches, %ld labels, %ld of them ended, %ld deep", rows[i].name, shim.dispatches,
                 shim.labels, shim.ended_labels, shim.deepest);
        if (shim.named_pipelines == 0 || strncmp(shim.pipeline_name, "gpusort ", 8))
            fail("%s: %ld pipelines have names, the last is \"%s\"", rows[i].name, shim.named_pipelines,
                 shim.pipeline_name);
    }
    target_close(&t);
    engine_close(e);
}

static void without_the_bit_nothing_has_names(void) {
    const sort_case c = {.count = 1000};
    engine *e;
    target t;
    pretend_nothing();
    e = engine_open(~(uint32_t)GPUSORT_ENABLED_DEBUG_UTILS, VK_API_VERSION_1_3);
    if (!e) return;
    if (target_engine(&t, "engine", e, NULL)) {
        expect_sorted(&t, &c);
        EXPECT(shim.dispatches != 0 && shim.labels == 0 && shim.named_pipelines == 0);
        target_close(&t);
    }
    engine_close(e);
}

static void the_bit_of_names_wants_its_extension_and_functions(void) {
    static const char *const functions[] = {"vkCmdBeginDebugUtilsLabelEXT", "vkCmdEndDebugUtilsLabelEXT"};
    const VkApplicationInfo application = {.sType = VK_STRUCTURE_TYPE_APPLICATION_INFO,
                                           .apiVersion = VK_API_VERSION_1_3};
    const VkInstanceCreateInfo plain = {.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO,
                                        .pApplicationInfo = &application};
    VkPhysicalDevice devices[8];
    VkInstance instance = VK_NULL_HANDLE;
    gpusort_context *context = NULL;
    gpusort_desc desc;
    uint32_t enabled = 0, count = 0, device_count = COUNT_OF(devices);
    engine *e;
    pretend_nothing();
    e = engine_open(ENABLE_ALL, VK_API_VERSION_1_3);
    if (!e) return;
    for (size_t i = 0; i < COUNT_OF(functions) && (e->enabled & GPUSORT_ENABLED_DEBUG_UTILS); i++) {
        desc = e->desc;
        use_logger(&desc, &keeper);
        shim.hide = functions[i];
        expect_result(gpusort_create(&desc, &context), GPUSORT_ERROR_UNSUPPORTED, functions[i]);
        if (!strstr(keeper.text, functions[i]) || !strstr(keeper.text, "GPUSORT_ENABLED_DEBUG_UTILS"))
            fail("the log says \"%s\"", keeper.text);
        pretend_nothing();
    }
    desc = e->desc;
    use_logger(&desc, &keeper);
    if (vkCreateInstance(&plain, NULL, &instance) != VK_SUCCESS ||
        vkEnumeratePhysicalDevices(instance, &device_count, devices) < 0 || !device_count) {
        fail("no instance without extensions");
        return;
    }
    desc.instance = instance;
    desc.physical_device = devices[0];
    expect_result(gpusort_query(&desc, &enabled, &count, NULL), GPUSORT_OK, "gpusort_query");
    EXPECT(!(enabled & GPUSORT_ENABLED_DEBUG_UTILS));
    desc.enabled = GPUSORT_ENABLED_DEBUG_UTILS; /* before it gets to the device */
    expect_result(gpusort_create(&desc, &context), GPUSORT_ERROR_UNSUPPORTED, "an instance without the extension");
    if (!strstr(keeper.text, "VK_EXT_debug_utils")) fail("the log says \"%s\"", keeper.text);
    vkDestroyInstance(instance, NULL);
    engine_close(e);
}

/* ---- a device without its instance ---- */

static VkInstance hidden_instance;

/* As middleware is given it: the instance is its host's. */
static PFN_vkVoidFunction VKAPI_CALL find_without_instance(VkInstance instance, const char *name) {
    return instance ? NULL : shim_get_instance_proc_addr(hidden_instance, name);
}

static void an_instance_may_be_null(void) {
    const sort_case c = {.count = 1000}, host = {.count = 1000, .host = 1};
    uint32_t enabled = 0, count = 0;
    gpusort_desc desc;
    engine *e;
    target t;
    pretend_nothing();
    e = engine_open(ENABLE_ALL, VK_API_VERSION_1_3);
    if (!e) return;
    hidden_instance = e->instance;
    e->desc.instance = VK_NULL_HANDLE;
    e->desc.get_instance_proc_addr = (gpusort_proc)find_without_instance;
    expect_result(gpusort_query(&e->desc, &enabled, &count, NULL), GPUSORT_OK, "gpusort_query");
    EXPECT((enabled & e->enabled) == e->enabled);
    if (target_engine(&t, "a device without its instance", e, NULL)) {
        expect_sorted(&t, &c);
        expect_sorted(&t, &host);
        target_close(&t);
    }
    desc = e->desc;
    use_logger(&desc, &keeper);
    desc.get_instance_proc_addr = (gpusort_proc)shim_get_instance_proc_addr;
    expect_result(gpusort_query(&desc, &enabled, &count, NULL), GPUSORT_ERROR_INVALID_ARGUMENT,
                  "a loader that needs it");
    if (!strstr(keeper.text, "gpusort_desc.instance: NULL, and get_instance_proc_addr")) fail("\"%s\"", keeper.text);
    engine_close(e);
}

/* ---- flags ---- */

/* What is asked for beyond the sort itself may be given, or not: here it is that of the usual sort. */
static void flags_that_allow_more_sort_as_usual(void) {
    static const sort_case cases[] = {
        {.count = 900, .flags = GPUSORT_NUMERIC, .first_bit = 3},
        {.count = 900, .type = GPUSORT_F32, .value_size = 4, .flags = GPUSORT_DISCARD_KEYS},
        {.count = 900, .value_size = 4, .flags = GPUSORT_DISCARD_KEYS | GPUSORT_WRITE_INDICES},
        {.count = 900, .limit = 20, .flags = GPUSORT_ANY_ORDER},
    };
    engine *e;
    target t;
    pretend_nothing();
    e = engine_open(ENABLE_ALL, VK_API_VERSION_1_3);
    if (!e) return;
    if (target_engine(&t, "engine", e, NULL)) {
        for (size_t i = 0; i < 2 * COUNT_OF(cases); i++) {
            sort_case c = cases[i / 2];
            c.host = i % 2;
            expect_sorted(&t, &c);
        }
        target_close(&t);
    }
    engine_close(e);
}

/* ---- sets of the engine's pool ---- */

static void an_engine_with_nothing_enabled_sorts_by_sets_of_its_pool(void) {
    static const sort_case cases[] = {
        {.count = 100},
        {.count = 20011, .value_size = 4, .gpu = COUNT_BELOW},
        {.count = 30011,
         .value_size = 4,
         .algorithm = GPUSORT_ONESWEEP,
         .flags = GPUSORT_WRITE_INDICES,
         .gpu = COUNT_AT},
        {.count = 5003, .type = GPUSORT_I16, .value_size = 20, .flags = GPUSORT_KEEP_KEYS},
        {.count = 3001, .type = GPUSORT_F32, .value_size = 16, .flags = GPUSORT_KEYS_IN_VALUES, .key_offset = 8},
        {.count = 7001, .algorithm = GPUSORT_ODD_EVEN_MERGE},
        {.count = 6000, .limit = 7, .value_size = 4, .flags = GPUSORT_WRITE_INDICES | GPUSORT_KEEP_KEYS},
    };
    engine *e;
    target t;
    pretend_nothing();
    e = engine_open(0, VK_API_VERSION_1_3);
    if (!e) return;
    EXPECT(e->enabled == 0);
    if (target_engine(&t, "nothing enabled", e, NULL)) {
        for (size_t i = 0; i < COUNT_OF(cases); i++) {
            gpusort_memory needs;
            const gpusort_cmd_args args = case_args(&cases[i]);
            expect_result(gpusort_scratch(t.context, &args, &needs), GPUSORT_OK, "gpusort_scratch");
            EXPECT(needs.descriptor_sets != 0 && needs.descriptors % needs.descriptor_sets == 0);
            EXPECT(needs.descriptors / needs.descriptor_sets ==
                   4 + (t.engine->properties.limits.maxPerStageDescriptorStorageBuffers > 4));
            EXPECT(!(needs.usage & VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT));
            expect_sorted(&t, &cases[i]);
        }
        target_close(&t);
    }
    engine_close(e);
}

/* Devices with push descriptors or addresses take no sets. */
static void other_engines_need_no_pool(void) {
    engine *e;
    target t;
    pretend_nothing();
    e = engine_open(ENABLE_ALL, VK_API_VERSION_1_3);
    if (!e) return;
    if (target_engine(&t, "engine", e, NULL)) {
        const gpusort_cmd_args args = {.count = 100000, .value_size = 4};
        gpusort_memory needs;
        expect_result(gpusort_scratch(t.context, &args, &needs), GPUSORT_OK, "gpusort_scratch");
        EXPECT(needs.descriptor_sets == 0 && needs.descriptors == 0);
        target_close(&t);
    }
    engine_close(e);
}

/* ---- scratch ---- */

/* That no usage is missing, plans.c sees. */
static void scratch_asks_for_no_usage_that_is_not_used(void) {
    static const struct {
        gpusort_cmd_args args;
        int indirect;
    } rows[] = {
        {{.count = 100000, .algorithm = GPUSORT_ODD_EVEN_MERGE}, 0},
        {{.count = 100000, .algorithm = GPUSORT_ODD_EVEN_MERGE, .value_size = 8}, 0},
        {{.count = 100000, .algorithm = GPUSORT_ODD_EVEN_MERGE, .value_size = 16},
         1}, /* one gather, by a count's size */
        {{.count = 100000, .algorithm = GPUSORT_COUNT_SCAN_SCATTER}, 1},
        {{.count = 100000, .algorithm = GPUSORT_ONESWEEP, .value_size = 4}, 1},
    };
    engine *e;
    target t;
    pretend_nothing();
    e = engine_open(GPUSORT_ENABLED_PUSH_DESCRIPTOR, VK_API_VERSION_1_3);
    if (!e) return;
    if (target_engine(&t, "engine", e, NULL)) {
        for (size_t i = 0; i < COUNT_OF(rows); i++) {
            gpusort_memory needs;
            expect_result(gpusort_scratch(t.context, &rows[i].args, &needs), GPUSORT_OK, "gpusort_scratch");
            if (!(needs.usage & VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT) != !rows[i].indirect ||
                !(needs.usage & VK_BUFFER_USAGE_STORAGE_BUFFER_BIT))
                fail("sort %zu: usage %#x", i, needs.usage);
        }
        target_close(&t);
    }
    engine_close(e);
}

/* A sort on `e` into its command buffer, with that pool. */
static gpusort_result record_by_pool(const target *t, VkDescriptorPool pool) {
    engine *e = t->engine;
    gpusort_cmd_args args = {.count = 20000, .algorithm = GPUSORT_COUNT_SCAN_SCATTER, .descriptor_pool = pool};
    gpusort_result result;
    gpusort_memory needs;
    const VkBufferUsageFlags storage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT;
    expect_result(gpusort_prepare(t->context, &args), GPUSORT_OK, "gpusort_prepare");
    expect_result(gpusort_scratch(t->context, &args, &needs), GPUSORT_OK, "gpusort_scratch");
    if (!buffer_grow(e, &e->keys, 4 * args.count, storage, 0) ||
        !buffer_grow(e, &e->scratch, needs.size, needs.usage, 0))
        return GPUSORT_RESULT_MAX;
    args.keys.buffer = e->keys.buffer;
    args.scratch.buffer = e->scratch.buffer;
    commands_begin(e);
    result = gpusort_cmd_sort(t->context, e->commands, &args);
    commands_finish(e);
    return result;
}

static void a_pool_without_room_is_told_and_nothing_is_recorded(void) {
    static const struct {
        VkResult answer;
        gpusort_result expected;
        const char *words[2];
    } rows[] = {
        {VK_ERROR_OUT_OF_POOL_MEMORY, GPUSORT_ERROR_INVALID_ARGUMENT, {"descriptor_pool", "OUT_OF_POOL_MEMORY"}},
        {VK_ERROR_FRAGMENTED_POOL, GPUSORT_ERROR_INVALID_ARGUMENT, {"descriptor_pool", "FRAGMENTED_POOL"}},
        {VK_ERROR_OUT_OF_DEVICE_MEMORY, GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY, {"vkAllocateDescriptorSets", "MEMORY"}},
    };
    const VkDescriptorPoolSize size = {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 64};
    const VkDescriptorPoolCreateInfo info = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO,
                                             .maxSets = 16,
                                             .poolSizeCount = 1,
                                             .pPoolSizes = &size};
    VkDescriptorPool pool;
    gpusort_desc knobs;
    engine *e;
    target t;
    pretend_nothing();
    memset(&knobs, 0, sizeof knobs);
    use_logger(&knobs, &keeper);
    e = engine_open(0, VK_API_VERSION_1_3);
    if (!e) return;
    if (!target_engine(&t, "nothing enabled", e, &knobs)) return;
    expect_result(record_by_pool(&t, VK_NULL_HANDLE), GPUSORT_ERROR_UNSUPPORTED, "no pool");
    if (!strstr(keeper.text, "descriptor_pool") || !strstr(keeper.text, "push_descriptor"))
        fail("the log does not name what is missing: \"%s\"", keeper.text);
    EXPECT(shim.recorded == 0);
    if (e->vk.vkCreateDescriptorPool(e->device, &info, NULL, &pool) != VK_SUCCESS) return;
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        pretend_nothing();
        shim.answer.call = "vkAllocateDescriptorSets";
        shim.answer.result = rows[i].answer;
        expect_result(record_by_pool(&t, pool), rows[i].expected, rows[i].words[1]);
        if (!strstr(keeper.text, rows[i].words[0]) || !strstr(keeper.text, rows[i].words[1]))
            fail("the log says \"%s\"", keeper.text);
        EXPECT(shim.recorded == 0);
    }
    pretend_nothing();
    expect_result(record_by_pool(&t, pool), GPUSORT_OK, "a pool with room");
    EXPECT(shim.recorded != 0);
    e->vk.vkDestroyDescriptorPool(e->device, pool, NULL);
    target_close(&t);
    engine_close(e);
}

/* ---- a logger ---- */

/* What gpusort_log_stderr() wrote. */
static void said_on_stderr(int level, const char *text, void *user, char *said, size_t size) {
    FILE *file = tmpfile();
    const int kept = dup(2);
    size_t length = 0;
    fflush(stderr);
    if (!file || kept < 0 || dup2(fileno(file), 2) < 0) fail("no file for stderr");
    gpusort_log_stderr(level, text, user);
    fflush(stderr);
    dup2(kept, 2);
    close(kept);
    if (file) {
        rewind(file);
        length = fread(said, 1, size - 1, file);
        fclose(file);
    }
    said[length] = 0;
}

static void the_logger_of_stderr_writes_levels_by_name(void) {
    static const int most[] = {0, 1, 2, 3};
    static const char *const lines[] = {"", "gpusort: error: what\n", "gpusort: warning: what\n",
                                        "gpusort: information: what\n", ""};
    char said[256];
    for (int level = 0; level <= 4; level++) {
        said_on_stderr(level, "what", NULL, said, sizeof said);
        if (strcmp(said, level <= 2 ? lines[level] : "")) fail("level %d: \"%s\"", level, said);
        for (int m = 0; m <= 3; m++) {
            said_on_stderr(level, "what", (void *)(uintptr_t)&most[m], said, sizeof said);
            if (strcmp(said, level <= m ? lines[level] : "")) fail("level %d of %d: \"%s\"", level, m, said);
        }
    }
}

static const promise promises[] = {
    PROMISE(features_are_switched_on_where_they_are),
    PROMISE(missing_structures_are_chained_none_twice),
    PROMISE(mistakes_in_gpusort_chain_features_are_told),
    PROMISE(devices_are_made_by_each_kind_of_chain, .pipelines = 15),
    PROMISE(push_descriptors_of_Vulkan_1_4_need_no_extension),
    PROMISE(sorts_and_kernels_have_names_in_captures, .pipelines = 16),
    PROMISE(without_the_bit_nothing_has_names),
    PROMISE(the_bit_of_names_wants_its_extension_and_functions),
    PROMISE(an_instance_may_be_null),
    PROMISE(flags_that_allow_more_sort_as_usual),
    PROMISE(an_engine_with_nothing_enabled_sorts_by_sets_of_its_pool, .pipelines = 30),
    PROMISE(other_engines_need_no_pool),
    PROMISE(scratch_asks_for_no_usage_that_is_not_used),
    PROMISE(a_pool_without_room_is_told_and_nothing_is_recorded),
    PROMISE(the_logger_of_stderr_writes_levels_by_name),
};

int main(int argc, char **argv) { return run_promises(promises, COUNT_OF(promises), argc, argv); }
