#include "harness.h"
#include "shim.h"

#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* ---- promises ---- */

static int broken; /* of the promise under test */
static const char *program;
enum { FAILURES_SHOWN = 8 };

void fail(const char *format, ...) {
    va_list arguments;
    if (++broken > FAILURES_SHOWN) return;
    va_start(arguments, format);
    printf("     ");
    vprintf(format, arguments);
    printf("\n");
    va_end(arguments);
    fflush(stdout);
}

void expect_result(gpusort_result got, gpusort_result expected, const char *what) {
    if (got != expected)
        fail("%s: %s, expected %s", what, gpusort_result_string(got), gpusort_result_string(expected));
}

double seconds(void) {
    struct timespec now;
    timespec_get(&now, TIME_UTC);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

long setting(const char *name, long otherwise) {
    const char *text = getenv(name);
    return text && *text ? strtol(text, NULL, 0) : otherwise;
}

static const char *const depth_names[] = {"part", "test", "soak", "product"};

static depth run_depth(void) {
    const char *text = getenv("TESTS_DEPTH");
    for (int d = PART; text && d <= PRODUCT; d++)
        if (!strcmp(text, depth_names[d - PART])) return (depth)d;
    return TEST;
}

static int asked_for_soak;      /* by the promise under test */
static const char *left_out_as; /* why it cannot be tested here */

void leave_out(const char *why) { left_out_as = why; }

int soaking(void) {
    asked_for_soak = 1;
    return run_depth() >= SOAK;
}

int in_part(void) { return run_depth() == PART; }

static VkInstance instance_open(uint32_t api_version);

static const char *driver_name(void) {
    const char *text = getenv("TESTS_DRIVER");
    return text && *text ? text : "system";
}

static void print_words(const char *name) {
    for (; *name; name++) putchar(*name == '_' ? ' ' : *name);
}

static long most_pipelines(const promise *p) { return p->pipelines ? p->pipelines : FEW_PIPELINES; }

/* Pipelines are counted where all promises run, so that the first ones compile what is kept for the next. */
static void run_promise(const promise *p, int all) {
    const long messages = validation_messages(), before = shim_pipelines();
    double start = seconds();
    clock_t ticks = clock(); /* all threads' processor time, which a busy machine does not stretch */
    long pipelines;
    broken = asked_for_soak = 0;
    left_out_as = NULL;
    p->test();
    pipelines = shim_pipelines() - before;
    if (all && run_depth() <= TEST && p->pipelines != ANY_PIPELINES && pipelines > most_pipelines(p))
        fail("%ld pipelines are compiled, more than its %ld", pipelines, most_pipelines(p));
    if (asked_for_soak && !p->soak) fail("a soak adds cases that the list of promises does not name");
    if (validation_messages() != messages)
        fail("%ld validation messages, the last: %s", validation_messages() - messages, validation_text());
    if (broken > FAILURES_SHOWN) printf("     ... and %d more\n", broken - FAILURES_SHOWN);
    if (left_out_as && !broken) {
        printf("left out: %s on %s: ", program, driver_name());
        print_words(p->name);
        printf(": %s\n", left_out_as);
        return;
    }
    printf("%s %s %s: ", broken ? "FAIL" : "ok  ", driver_name(), program);
    print_words(p->name);
    printf(" (%.1f s, %.1f s of processor, %ld pipelines)\n", seconds() - start, (double)(clock() - ticks) / CLOCKS_PER_SEC,
           pipelines);
    fflush(stdout);
}

static void release_devices(void);

/* What lived on beyond its contexts for others to use. */
static int kept_ends_well(void) {
    const long messages = validation_messages();
    shim_release();
    release_devices();
    if (validation_messages() == messages) return 1;
    printf("FAIL %s %s: as shared devices end: %s\n", driver_name(), program, validation_text());
    return 0;
}

static int has_job(const promise *list, size_t count, const char *job) {
    for (size_t i = 0; i < count; i++)
        if (list[i].job && !strcmp(list[i].job, job)) return 1;
    return 0;
}

static void print_table(const promise *list, size_t count) {
    for (size_t i = 0; i < count; i++) {
        const promise *p = &list[i];
        printf("%-8s %-7s ", program, depth_names[p->depth - PART]);
        if (p->pipelines == ANY_PIPELINES || p->depth > TEST) printf("%9s  ", "any");
        else printf("%9ld  ", most_pipelines(p));
        print_words(p->name);
        printf("%s%s\n", p->soak ? " | soak: " : "", p->soak ? p->soak : "");
    }
}

int run_promises(const promise *list, size_t count, int argc, char **argv) {
    int failures = 0;
    const char *job = argc == 2 && has_job(list, count, argv[1]) ? argv[1] : NULL;
    const int all = argc < 2 || job;
    program = strrchr(argv[0], '/') ? strrchr(argv[0], '/') + 1 : argv[0];
    if (setting("TESTS_TABLE", 0)) {
        print_table(list, count);
        return 0;
    }
    /* An instance of the tests' own lives as long as the process: some drivers do not survive being unloaded often. */
    (void)instance_open(VK_API_VERSION_1_3);
    broken = 0;
    for (size_t i = 0; i < count; i++) {
        int wanted = all && list[i].depth <= run_depth() && (!job || !list[i].job || !strcmp(list[i].job, job));
        for (int a = 1; a < argc; a++) wanted |= !strcmp(argv[a], list[i].name);
        if (!wanted) continue;
        run_promise(&list[i], all);
        failures += broken != 0;
    }
    for (int a = 1; a < argc && !job; a++) {
        size_t i = 0;
        while (i < count && strcmp(argv[a], list[i].name)) i++;
        if (i < count) continue;
        printf("FAIL %s: no promise \"%s\"\n", program, argv[a]);
        failures++;
    }
    if (all) failures += !kept_ends_well(); /* some alone may leave contexts open */
    return failures ? 1 : 0;
}

/* ---- validation ---- */

enum { MESSAGES_KEPT = 64 };
static char messages[MESSAGES_KEPT][1024];
static long message_count;

long validation_messages(void) { return message_count; }
const char *validation_text(void) { return message_count ? messages[(message_count - 1) % MESSAGES_KEPT] : ""; }
int validation_wanted(void) { return setting("TESTS_NO_VALIDATION", 0) == 0; }

long expected_messages(long before, const char *what) {
    long found = 0, kept = before;
    for (long i = before; i < message_count; i++) {
        char *text = messages[i % MESSAGES_KEPT];
        if (strstr(text, what))
            found++;
        else
            memmove(messages[kept++ % MESSAGES_KEPT], text, sizeof messages[0]);
    }
    message_count = kept;
    return found;
}

static VKAPI_ATTR VkBool32 VKAPI_CALL on_message(VkDebugUtilsMessageSeverityFlagBitsEXT severity,
                                                 VkDebugUtilsMessageTypeFlagsEXT type,
                                                 const VkDebugUtilsMessengerCallbackDataEXT *data, void *user) {
    long i = __sync_fetch_and_add(&message_count, 1);
    const char *id = data->pMessageIdName ? data->pMessageIdName : ""; /* from 1.4.304 on the text does not have it */
    (void)severity, (void)type, (void)user;
    snprintf(messages[i % MESSAGES_KEPT], sizeof messages[0], "%s: %s", id, data->pMessage);
    return VK_FALSE;
}

void shim_messenger_info(VkDebugUtilsMessengerCreateInfoEXT *info) {
    memset(info, 0, sizeof *info);
    info->sType = VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CREATE_INFO_EXT;
    info->messageSeverity = VK_DEBUG_UTILS_MESSAGE_SEVERITY_WARNING_BIT_EXT |
                            VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT;
    info->messageType = VK_DEBUG_UTILS_MESSAGE_TYPE_VALIDATION_BIT_EXT;
    info->pfnUserCallback = on_message;
}

/* ---- random numbers ---- */

uint64_t rng_next(rng *r) /* splitmix64 */
{
    uint64_t z = r->state += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

uint64_t rng_below(rng *r, uint64_t bound) { return bound ? rng_next(r) % bound : 0; }

/* ---- host memory ---- */

static void *counted_alloc(size_t size, void *user) {
    host_allocator *a = user;
    long call = __sync_add_and_fetch(&a->calls, 1);
    void *memory = call == a->fail_at ? NULL : malloc(size);
    if (memory) __sync_fetch_and_add(&a->live, 1);
    return memory;
}

static void counted_free(void *memory, void *user) {
    host_allocator *a = user;
    if (memory) __sync_fetch_and_sub(&a->live, 1);
    free(memory);
}

void use_allocator(gpusort_desc *desc, host_allocator *allocator) {
    desc->allocator.alloc = counted_alloc;
    desc->allocator.free = counted_free;
    desc->allocator.user = allocator;
}

static void keep_line(int level, const char *text, void *user) {
    log_keeper *keeper = user;
    keeper->lines++;
    keeper->errors += level == 1;
    keeper->warnings += level == 2;
    snprintf(keeper->text, sizeof keeper->text, "%s", text);
    if (level == 3) snprintf(keeper->information, sizeof keeper->information, "%s", text);
}

void use_logger(gpusort_desc *desc, log_keeper *keeper) {
    desc->logger.func = keep_line;
    desc->logger.user = keeper;
}

/* ---- an engine ---- */

static struct {
    VkInstance instance;
    uint32_t api_version;
    int users;
} instances[4]; /* one an API version; lives until the process ends */

static VkInstance instance_open(uint32_t api_version) {
    static const char *const layer = "VK_LAYER_KHRONOS_validation";
    static const char *const extension = "VK_EXT_debug_utils";
    const VkValidationFeatureEnableEXT enable = VK_VALIDATION_FEATURE_ENABLE_SYNCHRONIZATION_VALIDATION_EXT;
    VkDebugUtilsMessengerCreateInfoEXT messenger_info;
    VkValidationFeaturesEXT features = {
        VK_STRUCTURE_TYPE_VALIDATION_FEATURES_EXT, &messenger_info, 1, &enable, 0, NULL};
    VkApplicationInfo application = {VK_STRUCTURE_TYPE_APPLICATION_INFO, NULL, "tests", 1, NULL, 0, api_version};
    VkInstanceCreateInfo info = {VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO, NULL, 0, &application, 0, NULL, 0, NULL};
    VkDebugUtilsMessengerEXT messenger;
    VkResult result;
    size_t i;
    for (i = 0; i < COUNT_OF(instances); i++) {
        if (instances[i].instance && instances[i].api_version == api_version) return instances[i].instance;
        if (!instances[i].instance) break;
    }
    if (i == COUNT_OF(instances)) {
        fail("more API versions than instances");
        return NULL;
    }
    if (volkInitialize() != VK_SUCCESS) {
        fail("no Vulkan loader");
        return NULL;
    }
    shim_messenger_info(&messenger_info);
    if (validation_wanted()) {
        info.pNext = &features;
        info.enabledLayerCount = 1;
        info.ppEnabledLayerNames = &layer;
        info.enabledExtensionCount = 1;
        info.ppEnabledExtensionNames = &extension;
    }
    result = vkCreateInstance(&info, NULL, &instances[i].instance);
    if (result != VK_SUCCESS) {
        fail("vkCreateInstance with validation: VkResult %d", (int)result);
        instances[i].instance = NULL;
        return NULL;
    }
    instances[i].api_version = api_version;
    volkLoadInstanceOnly(instances[i].instance);
    if (validation_wanted()) vkCreateDebugUtilsMessengerEXT(instances[i].instance, &messenger_info, NULL, &messenger);
    return instances[i].instance;
}

static VkPhysicalDevice physical_device(VkInstance instance) {
    const char *wanted = getenv("TESTS_DEVICE");
    VkPhysicalDevice devices[16];
    uint32_t count = COUNT_OF(devices);
    if (vkEnumeratePhysicalDevices(instance, &count, devices) < 0) count = 0;
    for (uint32_t i = 0; i < count; i++) {
        VkPhysicalDeviceProperties properties;
        vkGetPhysicalDeviceProperties(devices[i], &properties);
        if (!wanted || strstr(properties.deviceName, wanted)) return devices[i];
    }
    fail("no Vulkan device%s%s", wanted ? " named " : "", wanted ? wanted : "");
    return VK_NULL_HANDLE;
}

/* The first family with compute; with TESTS_COMPUTE_QUEUE=1 the first that has no graphics. */
static uint32_t compute_family(VkPhysicalDevice physical, uint32_t *queues) {
    VkQueueFamilyProperties families[16];
    uint32_t count = COUNT_OF(families), found = UINT32_MAX;
    int compute_only = setting("TESTS_COMPUTE_QUEUE", 0) != 0;
    vkGetPhysicalDeviceQueueFamilyProperties(physical, &count, families);
    for (uint32_t i = 0; i < count && found == UINT32_MAX; i++)
        if ((families[i].queueFlags & VK_QUEUE_COMPUTE_BIT) &&
            (!compute_only || !(families[i].queueFlags & VK_QUEUE_GRAPHICS_BIT)))
            found = i;
    *queues = found == UINT32_MAX ? 0 : families[found].queueCount;
    return found;
}

/* With shim.keep the devices of engines, too, live on when engines end, with their pipelines, for others that make the
 * same of the same physical device. */
typedef struct kept_device {
    VkPhysicalDevice physical;
    uint32_t family, queues, enabled;
    char extensions[512];
    VkDevice handle;
    struct VolkDeviceTable vk;
    int users;
} kept_device;
enum { KEPT_DEVICES = 32 };
static kept_device kept_devices[KEPT_DEVICES];
static int kept_device_count;

static void release_devices(void) {
    for (; kept_device_count; kept_device_count--) {
        const kept_device *d = &kept_devices[kept_device_count - 1];
        if (d->users) continue; /* some promises leave engines open, which end with the process */
        shim_release_pipelines(d->handle);
        d->vk.vkDestroyDevice(d->handle, NULL);
    }
}

static kept_device *kept_as(VkDevice device) {
    for (int i = 0; i < kept_device_count; i++)
        if (kept_devices[i].handle == device) return &kept_devices[i];
    return NULL;
}

static kept_device *kept_like(const kept_device *d) {
    for (int i = 0; i < kept_device_count; i++) {
        kept_device *k = &kept_devices[i];
        if (k->physical == d->physical && k->family == d->family && k->queues == d->queues &&
            k->enabled == d->enabled && !strcmp(k->extensions, d->extensions))
            return k;
    }
    return NULL;
}

static int device_make(engine *e, const char *const *extensions, uint32_t extension_count, uint32_t queues) {
    static const float priorities[2] = {1, 1};
    gpusort_features features;
    VkDeviceQueueCreateInfo queue = {
        VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO, NULL, 0, e->family, queues > 1 ? 2 : 1, priorities};
    VkDeviceCreateInfo info = {.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO,
                               .queueCreateInfoCount = 1,
                               .pQueueCreateInfos = &queue,
                               .enabledExtensionCount = extension_count,
                               .ppEnabledExtensionNames = extensions};
    VkResult result;
    expect_result(gpusort_chain_features(e->enabled, &info, &features), GPUSORT_OK, "gpusort_chain_features");
    result = vkCreateDevice(e->physical, &info, NULL, &e->device);
    if (result != VK_SUCCESS) {
        fail("vkCreateDevice with what gpusort_query() offers: VkResult %d", (int)result);
        return 0;
    }
    volkLoadDeviceTable(&e->vk, e->device);
    return 1;
}

static int device_open(engine *e, const char *const *extensions, uint32_t extension_count, uint32_t queues) {
    kept_device device = {.physical = e->physical, .family = e->family, .queues = queues, .enabled = e->enabled, .users = 1};
    kept_device *kept = NULL;
    size_t used = 0;
    for (uint32_t i = 0; i < extension_count && used < sizeof device.extensions; i++)
        used += (size_t)snprintf(device.extensions + used, sizeof device.extensions - used, "%s ", extensions[i]);
    if (shim.keep) kept = kept_like(&device);
    if (kept) {
        kept->users++;
        e->device = kept->handle;
        e->vk = kept->vk;
    } else {
        if (!device_make(e, extensions, extension_count, queues)) return 0;
        device.handle = e->device;
        device.vk = e->vk;
        if (shim.keep && used < sizeof device.extensions && kept_device_count < KEPT_DEVICES)
            kept_devices[kept_device_count++] = device;
    }
    e->vk.vkGetDeviceQueue(e->device, e->family, 0, &e->queue);
    if (queues > 1) e->vk.vkGetDeviceQueue(e->device, e->family, 1, &e->second_queue);
    return 1;
}

engine *engine_open(uint32_t wanted, uint32_t api_version) {
    engine *e = calloc(1, sizeof *e);
    const char *names[16];
    const char *chosen[16];
    uint32_t offered = 0, count = COUNT_OF(names), chosen_count = 0, queues = 0;
    VkPhysicalDeviceSubgroupProperties subgroup = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_PROPERTIES};
    VkPhysicalDeviceProperties2 properties = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2,
                                              .pNext = &subgroup};
    gpusort_result result;
    if (!e) return NULL;
    e->instance = instance_open(api_version);
    if (e->instance) e->physical = physical_device(e->instance);
    if (!e->physical) goto failed;
    vkGetPhysicalDeviceProperties2(e->physical, &properties);
    vkGetPhysicalDeviceMemoryProperties(e->physical, &e->memory);
    e->properties = properties.properties;
    e->subgroup_size = subgroup.subgroupSize;
    if (setting("TESTS_SUBGROUP", 0) && setting("TESTS_SUBGROUP", 0) != (long)e->subgroup_size)
        fail("the driver's subgroups have %u invocations, expected %ld", e->subgroup_size,
             setting("TESTS_SUBGROUP", 0));
    e->family = compute_family(e->physical, &queues);
    if (e->family == UINT32_MAX) {
        fail("no queue family with compute");
        goto failed;
    }
    e->desc.get_instance_proc_addr = (gpusort_proc)shim_get_instance_proc_addr;
    e->desc.instance = e->instance;
    e->desc.physical_device = e->physical;
    e->desc.queue_family = e->family;
    e->desc.api_version = api_version;
    result = gpusort_query(&e->desc, &offered, &count, names);
    if (result != GPUSORT_OK) {
        fail("gpusort_query: %s", gpusort_result_string(result));
        goto failed;
    }
    e->enabled = offered & wanted;
    /* An extension goes with its bit: those of features that are not wanted stay off. */
    for (uint32_t i = 0; i < count; i++) {
        const struct {
            const char *part;
            uint32_t bit;
        } bits[] = {{"push_descriptor", GPUSORT_ENABLED_PUSH_DESCRIPTOR},
                    {"buffer_device_address", GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS},
                    {"subgroup_size_control", GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL},
                    {"16bit_storage", GPUSORT_ENABLED_STORAGE_16BIT},
                    {"8bit_storage", GPUSORT_ENABLED_STORAGE_8BIT},
                    {"external_memory_host", GPUSORT_ENABLED_EXTERNAL_MEMORY_HOST},
                    {"pipeline_robustness", GPUSORT_ENABLED_PIPELINE_ROBUSTNESS}};
        int keep = 1;
        for (size_t b = 0; b < COUNT_OF(bits); b++)
            if (strstr(names[i], bits[b].part)) keep = (e->enabled & bits[b].bit) != 0;
        if (keep) chosen[chosen_count++] = names[i];
    }
    if (!device_open(e, chosen, chosen_count, queues)) goto failed;
    e->desc.device = e->device;
    e->desc.queue = e->queue;
    e->desc.enabled = e->enabled;
    {
        VkCommandPoolCreateInfo pool = {VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO, NULL,
                                        VK_COMMAND_POOL_CREATE_RESET_COMMAND_BUFFER_BIT, e->family};
        VkCommandBufferAllocateInfo commands = {VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO, NULL, VK_NULL_HANDLE,
                                                VK_COMMAND_BUFFER_LEVEL_PRIMARY, 1};
        VkFenceCreateInfo fence = {VK_STRUCTURE_TYPE_FENCE_CREATE_INFO, NULL, 0};
        if (e->vk.vkCreateCommandPool(e->device, &pool, NULL, &e->pool) != VK_SUCCESS) goto failed;
        commands.commandPool = e->pool;
        if (e->vk.vkAllocateCommandBuffers(e->device, &commands, &e->commands) != VK_SUCCESS) goto failed;
        if (e->vk.vkCreateFence(e->device, &fence, NULL, &e->fence) != VK_SUCCESS) goto failed;
    }
    return e;
failed:
    if (!broken) fail("the engine's device could not be made");
    engine_close(e);
    return NULL;
}

void engine_close(engine *e) {
    kept_device *kept;
    if (!e) return;
    if (e->device) {
        kept = kept_as(e->device);
        e->vk.vkDeviceWaitIdle(e->device);
        buffer_free(e, &e->keys);
        buffer_free(e, &e->values);
        buffer_free(e, &e->keys_out);
        buffer_free(e, &e->values_out);
        buffer_free(e, &e->scratch);
        buffer_free(e, &e->count);
        buffer_free(e, &e->segments);
        buffer_free(e, &e->staging);
        e->vk.vkDestroyFence(e->device, e->fence, NULL);
        e->vk.vkDestroyCommandPool(e->device, e->pool, NULL);
        if (kept) {
            kept->users--;
        } else {
            shim_release_pipelines(e->device);
            e->vk.vkDestroyDevice(e->device, NULL);
        }
    }
    free(e);
}

void buffer_free(engine *e, gpu_buffer *buffer) {
    e->vk.vkDestroyBuffer(e->device, buffer->buffer, NULL);
    e->vk.vkFreeMemory(e->device, buffer->memory, NULL);
    memset(buffer, 0, sizeof *buffer);
}

static uint32_t memory_type(const engine *e, uint32_t bits, int host) {
    static const VkMemoryPropertyFlags wishes[2][2] = {
        {VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT, 0},
        {VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT |
             VK_MEMORY_PROPERTY_HOST_CACHED_BIT,
         VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT}};
    for (int w = 0; w < 2; w++)
        for (uint32_t i = 0; i < e->memory.memoryTypeCount; i++)
            if ((bits >> i & 1) && (e->memory.memoryTypes[i].propertyFlags & wishes[host][w]) == wishes[host][w])
                return i;
    return 0;
}

int buffer_grow(engine *e, gpu_buffer *buffer, VkDeviceSize size, VkBufferUsageFlags usage, int host) {
    VkBufferCreateInfo info = {
        .sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO, .size = size + size / 4, .usage = usage};
    VkMemoryAllocateFlagsInfo flags = {VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO, NULL,
                                       VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT, 0};
    VkMemoryAllocateInfo allocate = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO};
    VkMemoryRequirements needs;
    if (buffer->size >= size && !(usage & ~buffer->usage)) return 1;
    info.usage |= buffer->usage;
    buffer_free(e, buffer);
    buffer->usage = info.usage;
    if (e->enabled & GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS) {
        info.usage |= VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;
        allocate.pNext = &flags;
    }
    if (e->vk.vkCreateBuffer(e->device, &info, NULL, &buffer->buffer) != VK_SUCCESS) goto failed;
    e->vk.vkGetBufferMemoryRequirements(e->device, buffer->buffer, &needs);
    allocate.allocationSize = needs.size;
    allocate.memoryTypeIndex = memory_type(e, needs.memoryTypeBits, host);
    if (e->vk.vkAllocateMemory(e->device, &allocate, NULL, &buffer->memory) != VK_SUCCESS) goto failed;
    if (e->vk.vkBindBufferMemory(e->device, buffer->buffer, buffer->memory, 0) != VK_SUCCESS) goto failed;
    if (host && e->vk.vkMapMemory(e->device, buffer->memory, 0, VK_WHOLE_SIZE, 0, &buffer->mapped) != VK_SUCCESS)
        goto failed;
    buffer->size = info.size;
    return 1;
failed:
    fail("a test buffer of %llu bytes could not be made", (unsigned long long)size);
    buffer_free(e, buffer);
    return 0;
}

int commands_begin(engine *e) {
    VkCommandBufferBeginInfo begin = {VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO, NULL,
                                      VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT, NULL};
    return e->vk.vkBeginCommandBuffer(e->commands, &begin) == VK_SUCCESS;
}

int commands_finish(engine *e) {
    VkSubmitInfo submit = {
        .sType = VK_STRUCTURE_TYPE_SUBMIT_INFO, .commandBufferCount = 1, .pCommandBuffers = &e->commands};
    VkResult result = e->vk.vkEndCommandBuffer(e->commands);
    if (result == VK_SUCCESS) result = e->vk.vkQueueSubmit(e->queue, 1, &submit, e->fence);
    if (result == VK_SUCCESS) result = e->vk.vkWaitForFences(e->device, 1, &e->fence, VK_TRUE, 300000000000u);
    if (result == VK_SUCCESS) result = e->vk.vkResetFences(e->device, 1, &e->fence);
    if (result != VK_SUCCESS) fail("the tests' own submission: VkResult %d", (int)result);
    return result == VK_SUCCESS;
}

void memory_barrier(engine *e, VkCommandBuffer commands, VkPipelineStageFlags from, VkAccessFlags from_access,
                    VkPipelineStageFlags to, VkAccessFlags to_access) {
    VkMemoryBarrier barrier = {VK_STRUCTURE_TYPE_MEMORY_BARRIER, NULL, from_access, to_access};
    e->vk.vkCmdPipelineBarrier(commands, from, to, 0, 1, &barrier, 0, NULL, 0, NULL);
}

/* ---- keys ---- */

static const struct {
    const char *name;
    uint32_t bits;
    int is_float, is_signed;
    uint32_t mantissa;
} types[] = {{"u32", 32, 0, 0, 0},  {"i32", 32, 0, 1, 0},  {"f32", 32, 1, 1, 23}, {"u64", 64, 0, 0, 0},
             {"i64", 64, 0, 1, 0},  {"f64", 64, 1, 1, 52}, {"u16", 16, 0, 0, 0},  {"i16", 16, 0, 1, 0},
             {"f16", 16, 1, 1, 10}, {"u8", 8, 0, 0, 0},    {"i8", 8, 0, 1, 0},    {"bf16", 16, 1, 1, 7}};

uint32_t type_bits(gpusort_type type) { return types[type].bits; }
int type_is_float(gpusort_type type) { return types[type].is_float; }
const char *type_name(gpusort_type type) { return types[type].name; }
size_t key_bytes(const sort_case *c) { return type_bits(c->type) / 8; }

uint32_t any_key_offset(gpusort_type type, uint32_t value_size, uint64_t number) {
    const uint32_t size = type_bits(type) / 8, step = size < 4 ? size : 4;
    return size > value_size ? UINT32_MAX : (uint32_t)(number % ((value_size - size) / step + 1)) * step;
}

static uint64_t mask_of(uint32_t bits) { return bits >= 64 ? UINT64_MAX : ((uint64_t)1 << bits) - 1; }

static uint64_t load_key(uint32_t bits, const void *keys, size_t i) {
    uint64_t key = 0;
    memcpy(&key, (const char *)keys + i * (bits / 8), bits / 8);
    return key;
}

static void store_key(uint32_t bits, void *keys, size_t i, uint64_t key) {
    memcpy((char *)keys + i * (bits / 8), &key, bits / 8);
}

static uint64_t to_order(gpusort_type type, uint64_t key) {
    uint64_t sign = (uint64_t)1 << (types[type].bits - 1);
    if (!types[type].is_signed) return key;
    if (types[type].is_float && (key & sign)) return ~key & mask_of(types[type].bits);
    return key ^ sign;
}

uint64_t order_key(gpusort_type type, const void *keys, size_t i) {
    return to_order(type, load_key(type_bits(type), keys, i));
}

/* What the sort of a case compares, smallest first. */
static uint64_t compared(const sort_case *c, const void *keys, size_t i) {
    uint32_t bits = type_bits(c->type), count = c->bit_count ? c->bit_count : bits - c->first_bit;
    uint64_t key = order_key(c->type, keys, i);
    if (c->order == GPUSORT_DESCENDING) key = ~key;
    return key >> c->first_bit & mask_of(count);
}

/* A floating-point key as the processor's number, which halves are made into by their fields. */
static double number_at(gpusort_type type, const void *keys, size_t i) {
    const uint64_t key = load_key(type_bits(type), keys, i), exponent = key >> 10 & 31, fraction = key & 1023;
    double number = 0;
    float single;
    if (type == GPUSORT_F64) {
        memcpy(&number, &key, sizeof number);
        return number;
    }
    if (type == GPUSORT_F32 || type == GPUSORT_BF16) {
        const uint32_t bits = (uint32_t)(type == GPUSORT_BF16 ? key << 16 : key);
        memcpy(&single, &bits, sizeof single);
        return single;
    }
    number = exponent ? (double)((1024 + fraction) << exponent) / (1 << 25) : (double)fraction / (1 << 24);
    if (exponent == 31) number = fraction ? NAN : INFINITY;
    return key >> 15 ? -number : number;
}

static int as_numbers(const sort_case *c) { return (c->flags & GPUSORT_NUMERIC) && type_is_float(c->type); }

/* Whether key i of a has to come before key j of b. Numbers are compared by the processor, with NaNs last, or first where
 * they are the greatest and keys descend. */
static int comes_before(const sort_case *c, const void *a, size_t i, const void *b, size_t j) {
    double x, y;
    if (!as_numbers(c)) return compared(c, a, i) < compared(c, b, j);
    x = number_at(c->type, a, i), y = number_at(c->type, b, j);
    if ((c->flags & GPUSORT_NANS_GREATEST) && c->order == GPUSORT_DESCENDING && (isnan(x) || isnan(y))) return !isnan(y);
    if (isnan(x) || isnan(y)) return !isnan(x);
    return c->order == GPUSORT_DESCENDING ? x > y : x < y;
}

typedef struct ranked {
    uint64_t key;
    uint32_t index;
} ranked;

/* By insertion, for which short segments wait less. */
static void order_of_few(const sort_case *c, const void *keys, size_t n, uint32_t *perm) {
    for (size_t i = 0; i < n; i++) {
        size_t at = i;
        for (; at && comes_before(c, keys, i, keys, perm[at - 1]); at--) perm[at] = perm[at - 1];
        perm[at] = (uint32_t)i;
    }
}

/* Sorts indices by merging. spare: room for half of them. */
static void order_by_merging(const sort_case *c, const void *keys, size_t n, uint32_t *perm, uint32_t *spare) {
    const size_t half = n / 2;
    size_t a = 0, b = half;
    if (n < 2) return;
    order_by_merging(c, keys, half, perm, spare);
    order_by_merging(c, keys, n - half, perm + half, spare);
    memcpy(spare, perm, half * sizeof *perm);
    while (a < half) {
        const int later = b < n && comes_before(c, keys, perm[b], keys, spare[a]);
        perm[a + b - half] = later ? perm[b] : spare[a];
        if (later) b++;
        else a++;
    }
}

static int order_of_numbers(const sort_case *c, const void *keys, size_t n, uint32_t *perm) {
    uint32_t *spare = malloc(n / 2 * sizeof *spare + 1);
    if (!spare) fail("no host memory for a reference of %zu elements", n);
    for (size_t i = 0; i < n; i++) perm[i] = (uint32_t)i;
    if (spare) order_by_merging(c, keys, n, perm, spare);
    free(spare);
    return spare != NULL;
}

int reference_order(const sort_case *c, const void *keys, size_t n, uint32_t *perm) {
    const uint32_t digit = n < 20000 ? 8 : 16;
    const size_t bins = (size_t)1 << digit;
    ranked *a, *b, *swap;
    size_t *start;
    if (n < 24) {
        order_of_few(c, keys, n, perm);
        return 1;
    }
    if (as_numbers(c)) return order_of_numbers(c, keys, n, perm);
    a = malloc((n + 1) * sizeof *a), b = malloc((n + 1) * sizeof *b);
    start = malloc(bins * sizeof *start);
    if (!a || !b || !start) {
        free(a), free(b), free(start);
        fail("no host memory for a reference of %zu elements", n);
        return 0;
    }
    for (size_t i = 0; i < n; i++) a[i].key = compared(c, keys, i), a[i].index = (uint32_t)i;
    for (uint32_t shift = 0; shift < type_bits(c->type); shift += digit) {
        size_t sum = 0;
        memset(start, 0, bins * sizeof *start);
        for (size_t i = 0; i < n; i++) start[a[i].key >> shift & (bins - 1)]++;
        for (size_t bin = 0; bin < bins; bin++) {
            size_t here = start[bin];
            start[bin] = sum;
            sum += here;
        }
        for (size_t i = 0; i < n; i++) b[start[a[i].key >> shift & (bins - 1)]++] = a[i];
        swap = a, a = b, b = swap;
    }
    for (size_t i = 0; i < n; i++) perm[i] = a[i].index;
    free(a), free(b), free(start);
    return 1;
}

static uint64_t special_key(const sort_case *c, rng *r) {
    const uint32_t bits = type_bits(c->type), mantissa = types[c->type].mantissa;
    const uint64_t sign = (uint64_t)1 << (bits - 1);
    const uint64_t infinity = types[c->type].is_float ? (sign - 1) & ~mask_of(mantissa) : sign - 1;
    const uint64_t magnitudes[] = {0,
                                   1,
                                   infinity,
                                   infinity - 1,
                                   infinity + 1,
                                   infinity | (sign >> 1) >> (bits - 1 - mantissa),
                                   sign - 1,
                                   mask_of(mantissa),
                                   mask_of(mantissa) + 1,
                                   3};
    uint64_t key = magnitudes[rng_below(r, COUNT_OF(magnitudes))] & (sign - 1);
    return rng_next(r) & 1 ? key | sign : key;
}

static void reorder(const sort_case *c, void *keys) {
    const size_t n = c->count;
    const uint32_t bits = type_bits(c->type);
    uint32_t *perm = malloc((n + 1) * sizeof *perm);
    char *copy = malloc((n + 1) * (bits / 8));
    if (perm && copy) {
        memcpy(copy, keys, n * (bits / 8));
        if (reference_order(c, copy, n, perm))
            for (size_t i = 0; i < n; i++)
                store_key(bits, keys, c->keys == KEYS_REVERSED ? n - 1 - i : i, load_key(bits, copy, perm[i]));
    }
    free(perm), free(copy);
}

/* Whether one of 64, 128 .. most_samples equally spaced samples, of which the first is key 0, is key i. */
static int sampled(size_t n, size_t i) {
    for (size_t samples = 64; samples <= most_samples && samples <= n; samples *= 2)
        if (i % (n / samples) == 0 && i / (n / samples) < samples) return 1;
    return 0;
}

/* Whether leading_bits.comp looks at key i. */
static int prefix_sampled(size_t i) {
    const uint32_t jitter = (uint32_t)(i / keys_a_sample) * 0x9e3779b1u;
    return i % keys_a_sample == (uint64_t)jitter * keys_a_sample >> 32;
}

/* The same where it compresses keys: a tile of 256 invocations, of four keys each. */
static int compressed_sampled(size_t i) {
    const uint32_t mixed = (uint32_t)(i / 1024) * 0x9e3779b1u, at = (uint32_t)(i % 1024);
    return at / 256 == (mixed >> 16) % 4 && ((at % 256) ^ mixed >> 24) % (keys_a_sample / 4) == 0;
}

/* Whether sort_leaves.comp looks at element i of a leaf of n. */
static int leaf_sampled(uint64_t i, uint64_t n) {
    enum { SAMPLES = 64 };
    for (uint64_t s = 0; s < SAMPLES; s++)
        if (s * n / SAMPLES + ((uint32_t)s * 0x9e3779b1u * (n / SAMPLES) >> 32) == i) return 1;
    return 0;
}

/* Twice the sample of buckets.glsl that key i is, in a run that is in order; or one more than twice the one before it. */
static uint64_t behind_sample(size_t i, size_t n) {
    const uint32_t size = n > 1 << 15 ? 2048 : 256, stride = size / 32; /* elements of a run, and from sample to sample */
    const uint32_t run = (uint32_t)(i / size), last = (uint32_t)((n - 1) / size);
    const uint32_t lead = run == last ? 0 : (run * 0x9e3779b1u >> 16) * stride >> 16, at = (uint32_t)(i % size) + lead + 1;
    return at / stride * 2 + (at % stride != 0);
}

/* Three keys of any bits, which samples miss. */
static void add_outliers(const sort_case *c, rng *r, void *keys) {
    for (int added = 0, tries = 0; added < 3 && tries < 100 && c->count; tries++) {
        const size_t i = (size_t)rng_below(r, real_count(c));
        if (sampled(real_count(c), i)) continue;
        store_key(type_bits(c->type), keys, i, rng_next(r));
        added++;
    }
}

/* The key with the bytes of its upper half but the first replaced, the second of 32-bit keys and the third, too. */
static uint64_t with_upper_bytes(uint32_t bits, uint64_t key, uint64_t byte) {
    for (uint32_t at = bits == 64 ? 32 : bits - 24; at < bits - 8; at += 8)
        key = (key & ~(0xffull << at)) | (byte & 0xff) << at;
    return key;
}

void make_keys(const sort_case *c, void *keys) {
    rng r = {c->seed};
    const uint32_t bits = type_bits(c->type);
    const uint64_t constant = rng_next(&r);
    uint64_t few[4], grouped = 0;
    for (int i = 0; i < 4; i++) few[i] = rng_next(&r);
    for (size_t i = 0; i < c->count; i++) {
        uint64_t key = rng_next(&r) & mask_of(bits);
        switch (c->keys) {
        case KEYS_CONSTANT: key = constant; break;
        case KEYS_FEW: key = few[key & 3]; break;
        case KEYS_ENTROPY: key &= rng_next(&r) & rng_next(&r); break;
        case KEYS_LOW: key &= mask_of(bits == 64 ? 32 : bits / 4 * 3); break;
        case KEYS_OUTLIERS: key &= mask_of(bits / 2); break;
        case KEYS_ECHO: key = (key & ~(0xffull << (bits - 16))) | key >> (bits - 8) << (bits - 16); break;
        case KEYS_REPEAT: key = with_upper_bytes(bits, key, key >> (bits - 8)); break;
        case KEYS_COARSE: key = with_upper_bytes(bits, key, key >> (bits - 13)); break;
        case KEYS_RAMP: key = mask_of(bits) - mask_of(bits) / c->count * i; break;
        case KEYS_PAIR: key = rng_below(&r, 8160) << 32 | (0x3dcccccd + rng_below(&r, 0x3fc0000)); break;
        case KEYS_GAP: key &= ~(uint64_t)0x3ff80; break;
        case KEYS_FIELDS:
            key &= rng_next(&r) | 0xffffffff;
            if (grouped < c->seed && !compressed_sampled(i) && i % 7 < 4) key = constant, grouped++;
            key &= 0xc00ff00fffffffff;
            break;
        case KEYS_UNDER: key &= mask_of(bits - 4); break;
        case KEYS_LUMP:
            if (key >> (bits - 8) == 0x55) key &= ~(0xfull << (bits - 12));
            break;
        case KEYS_BIN:
            if (key >> (bits - 11) == 0x2aa) key &= ~(0xffffull << (bits - 27));
            break;
        case KEYS_HEAVY:
            if (rng_below(&r, 1800) == 0) key = (key & mask_of(bits - 8)) | (uint64_t)0x55 << (bits - 8);
            break;
        case KEYS_RANGE:
            key = rng_below(&r, (uint64_t)3 << (bits == 64 ? 40 : bits - 2)) |
                  (bits == 64 ? constant & ~mask_of(44) : 0);
            break;
        case KEYS_SIGN: {
            const uint64_t other = c->seed & 2 && i == constant % real_count(c);
            key = (key & 0x030c070301090d43 & mask_of(bits - 1)) | ((c->seed ^ other) & 1) << (bits - 1);
            break;
        }
        case KEYS_ALIKE: {
            const uint64_t between = behind_sample(i, real_count(c));
            const uint64_t run = i / (real_count(c) > 1 << 15 ? 2048 : 256);
            const uint64_t rest = c->seed == 5 ? run & 1 : c->seed & 1 ? 0 : key & mask_of(bits / 2);
            key = between << (bits - 8) | (between & 1 ? rest : 0);
            break;
        }
        case KEYS_GROUP:
        case KEYS_HIDDEN:
            key = (key & ~(0xffull << (bits - 16))) | key >> (bits - 8) << (bits - 16);
            if (grouped < c->seed && !prefix_sampled(i) && i % 7 < 4) {
                uint64_t rest = c->seed & 1 ? constant : key;
                if (c->keys == KEYS_HIDDEN) rest = leaf_sampled(grouped, c->seed) ? 0 - (grouped & 1) : 0x8000 | (key & 255);
                key = (constant & ~mask_of(bits / 4)) | (rest & mask_of(bits / 4));
                grouped++;
            }
            break;
        case KEYS_SPECIAL: key = rng_below(&r, 4) ? special_key(c, &r) : key; break;
        default: break;
        }
        store_key(bits, keys, i, key);
    }
    if (c->keys == KEYS_SORTED || c->keys == KEYS_REVERSED || c->keys == KEYS_NEARLY) reorder(c, keys);
    for (size_t i = 0; c->keys == KEYS_NEARLY && i < c->count / 1000 + 1 && c->count; i++)
        store_key(bits, keys, (size_t)rng_below(&r, c->count), rng_next(&r));
    if (c->keys == KEYS_OUTLIERS) add_outliers(c, &r, keys);
}

/* ---- segments ---- */

static int by_number(const void *a, const void *b) {
    const uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return (x > y) - (x < y);
}

static void lengths_to_offsets(const sort_case *c, uint32_t *offsets) {
    uint64_t sum = 0;
    for (uint32_t s = 0; s <= c->segment_count; s++) {
        const uint32_t length = offsets[s];
        offsets[s] = (uint32_t)sum;
        sum = sum + length < c->count ? sum + length : c->count;
    }
}

static void make_giant(const sort_case *c, rng *r, uint32_t *offsets) {
    const uint32_t giant = (uint32_t)rng_below(r, c->segment_count);
    uint64_t others = 0;
    for (uint32_t s = 0; s < c->segment_count; s++) {
        offsets[s] = s == giant || others > c->count / 2 ? 0 : (uint32_t)rng_below(r, 4);
        others += offsets[s];
    }
    offsets[giant] = (uint32_t)(c->count > others ? c->count - others : 0);
    offsets[c->segment_count] = 0;
    lengths_to_offsets(c, offsets);
}

static void make_power(const sort_case *c, rng *r, uint32_t *offsets) {
    const uint64_t state = r->state;
    double all = 0, sum = 0;
    for (uint32_t s = 0; s < c->segment_count; s++) all += 1 / (double)(1 + rng_below(r, c->segment_count));
    r->state = state;
    for (uint32_t s = 0; s < c->segment_count; s++) {
        offsets[s] = (uint32_t)((double)c->count * (sum / all));
        sum += 1 / (double)(1 + rng_below(r, c->segment_count));
    }
    offsets[c->segment_count] = (uint32_t)c->count;
}

static uint32_t edge_length(rng *r) {
    const uint32_t power = 1u << rng_below(r, 14);
    return power + (uint32_t)rng_below(r, 4) - 2 + (power == 1); /* 0, 1, 2, 3 for 1 */
}

static void make_places(const sort_case *c, rng *r, uint64_t bound, uint32_t *offsets) {
    for (uint32_t s = 0; s <= c->segment_count; s++) offsets[s] = (uint32_t)rng_below(r, bound + 1);
    qsort(offsets, c->segment_count + 1, sizeof *offsets, by_number);
}

/* A segment of a few ends at its beginning, where the next one begins, or, of those that are emptied or crossed, before: at
 * 0, just before, anywhere; or, of those that are crossed, behind. */
static void make_ends(const sort_case *c, rng *r, uint32_t *offsets) {
    const uint32_t segments = c->segment_count, n = (uint32_t)c->count;
    uint32_t *const ends = offsets + segments;
    for (uint32_t s = 0; s < segments; s++) offsets[s] = (uint32_t)rng_below(r, (uint64_t)n + 1);
    qsort(offsets, segments, sizeof *offsets, by_number);
    for (uint32_t s = 0; s < segments; s++) {
        const uint32_t next = s + 1 < segments ? offsets[s + 1] : n, room = next - offsets[s];
        const uint64_t kind = rng_below(r, c->segments == LAYOUT_CROSSED ? 11 : c->segments == LAYOUT_EMPTIED ? 9 : 6);
        ends[s] = offsets[s] + (kind == 0 ? 0 : kind == 1 ? room : (uint32_t)rng_below(r, (uint64_t)room + 1));
        if (kind == 6) ends[s] = 0;
        if (kind == 7) ends[s] = offsets[s] - (offsets[s] > 0);
        if (kind == 8) ends[s] = (uint32_t)rng_below(r, (uint64_t)offsets[s] + 1);
        if (kind == 9) ends[s] = next + (uint32_t)rng_below(r, (uint64_t)n + 1);
        if (kind == 10) ends[s] = (uint32_t)rng_next(r);
    }
    for (uint32_t s = 0; c->segments == LAYOUT_CROSSED && c->seed & 1 && s < segments; s++)
        if (rng_below(r, 4) == 0) offsets[s] = (uint32_t)rng_below(r, n + n / 8 + 2);
}

int has_ends(const sort_case *c) {
    return c->segments == LAYOUT_ENDS || c->segments == LAYOUT_EMPTIED || c->segments == LAYOUT_CROSSED;
}
size_t offset_count(const sort_case *c) {
    return has_ends(c) ? 2 * (size_t)c->segment_count : (size_t)c->segment_count + 1;
}

void make_offsets(const sort_case *c, uint32_t *offsets) {
    const uint32_t segments = c->segment_count, n = (uint32_t)c->count;
    rng r = {c->seed ^ 0x5e65};
    switch (c->segments) {
    case LAYOUT_RANDOM:
    case LAYOUT_GAPS: make_places(c, &r, n, offsets); break;
    case LAYOUT_BEYOND: make_places(c, &r, n + n / 2 + 1, offsets); break;
    case LAYOUT_GIANT: make_giant(c, &r, offsets); break;
    case LAYOUT_POWER: make_power(c, &r, offsets); break;
    case LAYOUT_ENDS:
    case LAYOUT_EMPTIED:
    case LAYOUT_CROSSED: make_ends(c, &r, offsets); return;
    default: break;
    }
    for (uint32_t s = 0; s <= segments; s++) switch (c->segments) {
        case LAYOUT_EVEN: offsets[s] = (uint32_t)((uint64_t)n * s / segments); break;
        case LAYOUT_ONES: offsets[s] = s < n ? s : n; break;
        case LAYOUT_EDGES: offsets[s] = edge_length(&r); break;
        case LAYOUT_ONE_FULL: offsets[s] = s <= segments / 2 ? 0 : n; break;
        case LAYOUT_DESCENDING: offsets[s] = n - (uint32_t)((uint64_t)n * s / segments); break;
        case LAYOUT_GARBAGE:
            offsets[s] = rng_below(&r, 4) ? (uint32_t)rng_below(&r, n + n / 8 + 2) : (uint32_t)rng_next(&r);
            break;
        default: break;
        }
    if (c->segments == LAYOUT_EDGES) lengths_to_offsets(c, offsets);
    if (c->segments == LAYOUT_RANDOM) offsets[0] = 0, offsets[segments] = n;
    if (c->segments == LAYOUT_BEYOND) offsets[segments] = c->seed & 1 ? UINT32_MAX : n + 1;
}

static int has_offsets(const sort_case *c) { return c->segments >= LAYOUT_EVEN; }

static size_t segments_among(const sort_case *c, size_t n) {
    if (has_offsets(c)) return c->segment_count;
    return c->segments == LAYOUT_ROWS ? (n + c->segment_size - 1) / c->segment_size : 1;
}

/* Whether results are packed, those of segment s from s * limit on. */
static int packed(const sort_case *c) { return c->limit && (c->flags & GPUSORT_KEEP_KEYS); }

uint32_t possible_out(const sort_case *c, uint32_t out) {
    if (c->flags & (GPUSORT_KEEP_KEYS | GPUSORT_KEYS_IN_VALUES)) out &= ~(uint32_t)OUT_KEYS;
    return c->value_size ? out : out & ~(uint32_t)OUT_VALUES;
}

/* Results of all segments that are packed. */
static size_t results_of(const sort_case *c) {
    const int one_array = !has_offsets(c) && c->segments != LAYOUT_ROWS;
    return segments_among(c, c->count) * (one_array && c->limit > c->count ? c->count : c->limit);
}

size_t value_count(const sort_case *c) {
    const size_t results = packed(c) ? results_of(c) : 0;
    if (packed(c) && c->flags & GPUSORT_WRITE_INDICES) return results; /* they are written, not read */
    return results > c->count ? results : c->count;
}

static uint32_t value_word(size_t index, size_t word) {
    return word ? ((uint32_t)index * 2654435761u) ^ ((uint32_t)word * 40503u) : (uint32_t)index;
}

/* ---- a sort of any kind ---- */

static const char *const distribution_names[] = {"random", "constant", "sorted",   "reversed", "few",  "entropy",
                                                 "low",    "nearly",   "outliers", "special",  "echo", "heavy",
                                                 "repeat", "coarse",   "ramp",     "lump",     "bin",   "under",
                                                 "range",  "pair",     "sign",     "gap",      "fields", "alike", "group",
                                                 "hidden"};
_Static_assert(COUNT_OF(distribution_names) == KEYS_HIDDEN + 1, "each distribution has a name");
static const char *const algorithm_names[] = {"auto", "count-scan-scatter", "onesweep", "odd-even-merge"};
static const char *const layout_names[] = {"array", "rows",  "even",     "ones", "random", "edges",      "giant",
                                           "power", "one full", "gaps", "ends", "beyond", "emptied", "descending", "garbage",
                                           "crossed"};
static const char *const count_names[] = {"given", "zero", "below", "at", "above", "few", "word"};

static uint32_t count_word(const sort_case *c) {
    switch (c->gpu) {
    case COUNT_BELOW: return (uint32_t)(c->count * 5 / 8);
    case COUNT_AT: return (uint32_t)c->count;
    case COUNT_FEW: return 20011;
    case COUNT_WORD: return c->word;
    case COUNT_ABOVE: return c->seed & 1 ? UINT32_MAX : (uint32_t)c->count + 1;
    default: return 0;
    }
}

/* A member of an indirect draw command, say: the first of one, or one behind others. */
static VkDeviceSize count_offset(const sort_case *c) {
    static const VkDeviceSize offsets[] = {16, 4, 8, 12, 20, 60};
    return offsets[c->seed % COUNT_OF(offsets)];
}
enum { COUNT_BUFFER_SIZE = 64 };

size_t real_count(const sort_case *c) {
    return c->gpu != COUNT_GIVEN && count_word(c) < c->count ? count_word(c) : c->count;
}

/* Elements of the arrays that are made, copied and compared. Far below a great bound: those to sort and some behind them. */
static size_t shown_count(const sort_case *c) {
    const size_t shown = real_count(c) + (1 << 16);
    const int in_order = c->keys == KEYS_SORTED || c->keys == KEYS_REVERSED || c->keys == KEYS_NEARLY;
    if (c->gpu < COUNT_FEW || c->host || c->segments != LAYOUT_ARRAY || c->limit || in_order || c->keys == KEYS_RAMP)
        return c->count;
    return shown < c->count ? shown : c->count;
}

void describe_case(const target *t, const sort_case *c, char *text, size_t size) {
    snprintf(
        text, size,
        "%s %s n=%zu %s %s value_size=%u key_offset=%u bits=%u+%u flags=%s%s%s%s%s%s%s%s%s out=%u algorithm=%s keys=%s "
        "gpu_count=%s(%zu) "
        "segments=%s(%u, of %u) limit=%u seed=0x%llx",
        t->name, c->host ? "host" : "cmd", c->count, type_name(c->type), c->order ? "descending" : "ascending",
        c->value_size, c->key_offset, c->first_bit, c->bit_count, c->flags & GPUSORT_WRITE_INDICES ? "I" : "",
        c->flags & GPUSORT_KEEP_KEYS ? "K" : "", c->flags & GPUSORT_KEYS_IN_VALUES ? "S" : "",
        c->flags & GPUSORT_ADDRESSABLE ? "A" : "", c->flags & GPUSORT_NUMERIC ? "N" : "",
        c->flags & GPUSORT_NANS_GREATEST ? "G" : "",
        c->flags & GPUSORT_ANY_ORDER ? "O" : "", c->flags & GPUSORT_DISCARD_KEYS ? "D" : "",
        c->flags & GPUSORT_OVERWRITE ? "W" : "", c->out,
        algorithm_names[c->algorithm], distribution_names[c->keys], count_names[c->gpu], real_count(c),
        layout_names[c->segments], c->segment_count, c->segment_size, c->limit, (unsigned long long)c->seed);
}

/* A range with guard zones before and after, as it lies in memory. */
typedef struct image {
    unsigned char *bytes, *before; /* now, and before the sort */
    size_t size, offset, payload;
} image;

enum { BACK_GUARD = 512 };

static int image_make(image *m, size_t payload, size_t offset) {
    m->payload = payload;
    m->offset = offset;
    m->size = (offset + payload + BACK_GUARD + 3) & ~(size_t)3;
    m->bytes = malloc(m->size);
    m->before = malloc(m->size);
    if (!m->bytes || !m->before) return 0;
    for (size_t i = 0; i < m->size; i++) m->bytes[i] = (unsigned char)(0xc3 + i * 7);
    return 1;
}

static void *payload(const image *m) { return m->bytes + m->offset; }

static void image_free(image *m) { free(m->bytes), free(m->before); }

/* Keys inside values lie in an array of their own, too, which gpusort never sees. */
void make_values(const sort_case *c, const void *keys, void *values) {
    const size_t words = c->value_size / 4, key_size = key_bytes(c);
    const size_t count = value_count(c) < c->count ? value_count(c) : c->count;
    uint32_t *out = values;
    for (size_t i = 0; i < count; i++) {
        for (size_t w = 0; w < words; w++)
            out[i * words + w] = c->flags & GPUSORT_WRITE_INDICES ? 0xdeadbeefu : value_word(i, w);
        if (c->flags & GPUSORT_KEYS_IN_VALUES)
            memcpy((char *)(out + i * words) + c->key_offset, (const char *)keys + i * key_size, key_size);
    }
}

static int keys_stay(const sort_case *c) { return (c->flags & (GPUSORT_KEEP_KEYS | GPUSORT_KEYS_IN_VALUES)) != 0; }

static int first_difference(const image *got, const unsigned char *expected, const char *what, size_t element,
                            char *why, size_t why_size) {
    size_t i = 0;
    if (!memcmp(got->bytes, expected, got->size)) return 0;
    while (got->bytes[i] == expected[i]) i++;
    if (i < got->offset || i >= got->offset + got->payload)
        snprintf(why, why_size, "%s: byte %ld beside the range is 0x%02x, was 0x%02x", what,
                 (long)i - (long)got->offset, got->bytes[i], expected[i]);
    else
        snprintf(why, why_size, "%s[%zu], byte %zu: 0x%02x, expected 0x%02x", what, (i - got->offset) / element,
                 (i - got->offset) % element, got->bytes[i], expected[i]);
    return 1;
}

/* An array of elements, as it was, as it was found, and as it has to be. */
typedef struct expectation {
    unsigned char *to;
    unsigned char *old;
    const unsigned char *found;
    size_t size; /* of an element */
} expectation;

static void expect_found(const expectation *e, size_t begin, size_t end) {
    if (e->size && end > begin) memcpy(e->to + begin * e->size, e->found + begin * e->size, (end - begin) * e->size);
}

/* ---- the first ones in any order ---- */

/* A result: its key, unless keys stay, and its value. */
static size_t record_size;
static int by_record(const void *a, const void *b) { return memcmp(a, b, record_size); }

static void to_records(unsigned char *records, const expectation *e, const unsigned char *from, size_t first, size_t n,
                       size_t at) {
    for (size_t i = 0; i < n && e->size; i++)
        memcpy(records + i * record_size + at, from + (first + i) * e->size, e->size);
}

static void sorted_records(unsigned char *records, const expectation *keys, const unsigned char *key_bytes, size_t begin,
                           const expectation *values, const unsigned char *value_bytes, size_t first, size_t n) {
    to_records(records, keys, key_bytes, begin, n, 0);
    to_records(records, values, value_bytes, first, n, keys->size);
    qsort(records, n, record_size, by_record);
}

/* Where the same ones were found, each key with its own value, their order takes the place of the reference's. */
static void allow_any_order(const expectation *keys, size_t begin, const expectation *values, size_t first, size_t n) {
    unsigned char *wanted, *found;
    record_size = keys->size + values->size;
    wanted = malloc(n * record_size + 1);
    found = malloc(n * record_size + 1);
    if (wanted && found) {
        sorted_records(wanted, keys, keys->to, begin, values, values->to, first, n);
        sorted_records(found, keys, keys->found, begin, values, values->found, first, n);
        if (!memcmp(wanted, found, n * record_size)) {
            expect_found(keys, begin, begin + n);
            expect_found(values, first, first + n);
        }
    }
    free(wanted), free(found);
}

static void expect_segment(const sort_case *c, size_t segment, size_t begin, size_t end, const uint32_t *perm,
                           const expectation *keys, const expectation *values) {
    const size_t wanted = c->limit && c->limit < end - begin ? c->limit : end - begin;
    const size_t first = packed(c) ? segment * c->limit : begin;
    for (size_t i = 0; i < wanted; i++) {
        const size_t from = begin + perm[i];
        if (keys->size) memcpy(keys->to + (begin + i) * keys->size, keys->old + from * keys->size, keys->size);
        if (c->flags & GPUSORT_WRITE_INDICES)
            memcpy(values->to + (first + i) * 4, &perm[i], 4);
        else if (values->size)
            memcpy(values->to + (first + i) * values->size, values->old + from * values->size, values->size);
    }
    if (c->flags & GPUSORT_ANY_ORDER) allow_any_order(keys, begin, values, first, wanted);
    if (packed(c)) return;
    expect_found(keys, begin + wanted, end);
    expect_found(values, begin + wanted, end);
}

/* Where offsets descend, all between the least and the greatest is open, of ends, too. */
static void expect_hostile(const sort_case *c, const uint32_t *offsets, const expectation *keys,
                           const expectation *values) {
    size_t n = real_count(c), begin = n, end = 0;
    for (size_t s = 0; s < offset_count(c); s++) {
        const size_t offset = offsets[s] < n ? offsets[s] : n;
        if (offset < begin) begin = offset;
        if (offset > end) end = offset;
    }
    expect_found(keys, begin, end);
    if (packed(c))
        expect_found(values, 0, (size_t)c->segment_count * c->limit);
    else
        expect_found(values, begin, end);
}

/* Whether its end comes behind the beginning of the next one, which is sorted as ever. */
static int is_crossed(const sort_case *c, const uint32_t *offsets, size_t s) {
    return c->segments == LAYOUT_CROSSED && s + 1 < c->segment_count &&
           offsets[c->segment_count + s] > offsets[s + 1];
}

static void expect_crossed(const sort_case *c, const uint32_t *offsets, size_t s, const expectation *keys,
                           const expectation *values) {
    const size_t n = real_count(c), begin = offsets[s];
    size_t end = s + 1 < c->segment_count ? offsets[s + 1] : n;
    if (end > n) end = n;
    expect_found(keys, begin, end);
    if (packed(c))
        expect_found(values, s * c->limit, (s + 1) * c->limit);
    else
        expect_found(values, begin, end);
}

/* Whether offsets descend. */
static int is_hostile(const sort_case *c, const uint32_t *offsets) {
    size_t s = 1;
    if (c->segments != LAYOUT_CROSSED) return c->segments > LAYOUT_EMPTIED;
    while (s < c->segment_count && offsets[s - 1] <= offsets[s]) s++;
    return s < c->segment_count;
}

int expect_stable(const sort_case *c, const uint32_t *offsets, void *keys, void *values, const void *given_keys,
                  const void *given_values, const void *found_keys, const void *found_values) {
    const size_t n = real_count(c), key_size = key_bytes(c), value_size = c->value_size;
    const size_t old_values = value_count(c) < n ? value_count(c) : n;
    uint32_t *perm = malloc((n + 1) * sizeof *perm);
    expectation k = {keys, malloc(n * key_size + 1), found_keys, keys_stay(c) ? 0 : key_size};
    expectation v = {values, malloc(n * value_size + 1), found_values, value_size};
    int good = perm && k.old && v.old;
    if (good) memcpy(k.old, given_keys ? given_keys : keys, n * key_size);
    if (good && value_size) memcpy(v.old, given_values ? given_values : values, old_values * value_size);
    if (good && k.size) memcpy(keys, k.old, n * key_size); /* also what lies outside of all segments */
    if (good && !packed(c) && !(c->flags & GPUSORT_WRITE_INDICES)) memcpy(values, v.old, n * value_size);
    if (good && is_hostile(c, offsets))
        expect_hostile(c, offsets, &k, &v);
    else
        for (size_t s = 0; s < segments_among(c, n) && good; s++) {
            size_t begin = 0, end = n;
            if (has_offsets(c)) begin = offsets[s], end = offsets[has_ends(c) ? c->segment_count + s : s + 1];
            if (c->segments == LAYOUT_ROWS) begin = s * c->segment_size, end = begin + c->segment_size;
            if (is_crossed(c, offsets, s)) {
                expect_crossed(c, offsets, s, &k, &v);
                continue;
            }
            if (end > n) end = n;
            if (begin >= end) continue;
            good = reference_order(c, k.old + begin * key_size, end - begin, perm);
            if (good) expect_segment(c, s, begin, end, perm, &k, &v);
        }
    free(perm), free(k.old), free(v.old);
    return good;
}

/* The arrays of a sort: those given, and what they held, and those that results go to, which may be the same. */
typedef struct arrays {
    image given[2], out[2]; /* keys, values; out: unused where results go back */
    unsigned char *was[2];
    image *keys, *values; /* of the results */
} arrays;

/* Puts what a stable sort leaves in place of m->before. */
static int stable_expectation(const sort_case *c, const arrays *a) {
    image *keys = a->keys, *values = a->values;
    uint32_t *offsets = malloc(offset_count(c) * sizeof *offsets);
    int good = offsets != NULL;
    if (good && has_offsets(c)) make_offsets(c, offsets);
    good = good && expect_stable(c, offsets, keys->before + keys->offset, values->before + values->offset,
                                 a->was[0], a->was[1], keys->bytes + keys->offset, values->bytes + values->offset);
    free(offsets);
    return good;
}

/* Equal keys may come in any order, each with its own value. The order found among values takes the place of the
 * reference's, once it is known to be a permutation that sorts. */
static int unstable_expectation(const sort_case *c, const arrays *a, char *why, size_t why_size) {
    image *keys = a->keys, *values = a->values;
    const size_t n = real_count(c), key_size = key_bytes(c), value_size = c->value_size;
    unsigned char *seen = calloc(n + 1, 1), *old_keys = malloc(n * key_size + 1),
                  *old_values = malloc(n * value_size + 1);
    unsigned char *to_keys = keys->before + keys->offset, *to_values = values->before + values->offset;
    uint32_t previous = 0;
    int good = seen && old_keys && old_values;
    if (good) memcpy(old_keys, a->was[0], n * key_size), memcpy(old_values, a->was[1], n * value_size);
    for (size_t i = 0; i < n && good; i++) {
        uint32_t index;
        memcpy(&index, values->bytes + values->offset + i * value_size, 4);
        if (index >= n || seen[index]) {
            snprintf(why, why_size, "values[%zu] is element %u, which is out of range or came twice", i, index);
            good = 0;
            break;
        }
        seen[index] = 1;
        if (i && comes_before(c, old_keys, index, old_keys, previous)) {
            snprintf(why, why_size, "values[%zu] is element %u, out of order", i, index);
            good = 0;
        }
        previous = index;
        if (!(c->flags & GPUSORT_KEEP_KEYS)) memcpy(to_keys + i * key_size, old_keys + index * key_size, key_size);
        if (c->flags & GPUSORT_WRITE_INDICES)
            memcpy(to_values + i * 4, &index, 4);
        else
            memcpy(to_values + i * value_size, old_values + index * value_size, value_size);
    }
    free(seen), free(old_keys), free(old_values);
    return good;
}

/* Keys alone, sorted by a window: those that tie may come in any order, so that only order and content count. What was
 * found takes the place of the reference's. */
static int unstable_keys_expectation(const sort_case *c, const arrays *in, char *why, size_t why_size) {
    const size_t n = real_count(c), bytes = key_bytes(c);
    image *keys = in->keys;
    const unsigned char *got = keys->bytes + keys->offset, *old = in->was[0];
    const sort_case whole = {.type = c->type};
    uint32_t *a = malloc((n + 1) * sizeof *a), *b = malloc((n + 1) * sizeof *b);
    int good = a && b && reference_order(&whole, got, n, a) && reference_order(&whole, old, n, b);
    for (size_t i = 0; i < n && good; i++) {
        if (i && comes_before(c, got, i, got, i - 1)) {
            snprintf(why, why_size, "keys[%zu] is out of order", i);
            good = 0;
        } else if (memcmp(got + a[i] * bytes, old + b[i] * bytes, bytes)) {
            snprintf(why, why_size, "keys[%zu] was not there before", (size_t)a[i]);
            good = 0;
        }
    }
    if (good) memcpy(keys->before + keys->offset, got, n * bytes);
    free(a), free(b);
    return good;
}

static size_t struct_size; /* of what qsort() compares */
static int by_bytes(const void *a, const void *b) { return memcmp(a, b, struct_size); }

/* Structs with equal keys may come in any order, and nothing but their bytes tells them apart. What was found takes the
 * place of the reference's, once it has the same structs, in order. */
static int unstable_structs_expectation(const sort_case *c, const arrays *in, char *why, size_t why_size) {
    const size_t n = real_count(c), size = c->value_size;
    image *values = in->values;
    unsigned char *got = values->bytes + values->offset, *old = in->was[1];
    unsigned char *a = malloc(n * size + 1), *b = malloc(n * size + 1);
    int good = a && b;
    for (size_t i = 1; i < n && good; i++) {
        const unsigned char *key = got + i * size + c->key_offset;
        good = !comes_before(c, key, 0, key - size, 0);
        if (!good) snprintf(why, why_size, "values[%zu] is out of order", i);
    }
    if (good) {
        memcpy(a, got, n * size), memcpy(b, old, n * size);
        struct_size = size;
        qsort(a, n, size, by_bytes), qsort(b, n, size, by_bytes);
        good = !memcmp(a, b, n * size);
        if (!good) snprintf(why, why_size, "the values are not those that were there before");
    }
    if (good) memcpy(values->before + values->offset, got, n * size);
    free(a), free(b);
    return good;
}

/* Whether the keys came out in order in the last case that was right, although they were discarded. */
static int discarded_were_sorted;
int discarded_keys_were_sorted(void) { return discarded_were_sorted; }

static int images_hold(const sort_case *c, const arrays *a, char *why, size_t why_size) {
    static const char *const names[] = {"keys", "values"};
    image *keys = a->keys, *values = a->values;
    const int stable = c->algorithm != GPUSORT_ODD_EVEN_MERGE;
    int good;
    if (stable)
        good = stable_expectation(c, a);
    else if (c->flags & GPUSORT_KEYS_IN_VALUES)
        good = unstable_structs_expectation(c, a, why, why_size);
    else if (c->value_size)
        good = unstable_expectation(c, a, why, why_size);
    else
        good = unstable_keys_expectation(c, a, why, why_size);
    if (!good) return 0;
    for (int i = 0; i < 2 && c->flags & GPUSORT_OVERWRITE; i++) /* but for what serves as a second copy */
        if (c->out >> i & 1) memcpy(a->given[i].before + a->given[i].offset, payload(&a->given[i]), a->given[i].payload);
    for (int i = 0; i < 2; i++) /* what results do not go back to stays as it was */
        if ((c->out >> i & 1) && first_difference(&a->given[i], a->given[i].before, names[i], 4, why, why_size)) return 0;
    discarded_were_sorted = !memcmp(keys->before + keys->offset, keys->bytes + keys->offset, keys->payload);
    if (c->flags & GPUSORT_DISCARD_KEYS)
        memcpy(keys->before + keys->offset, keys->bytes + keys->offset, keys->payload);
    if (first_difference(keys, keys->before, c->out & OUT_KEYS ? "keys_out" : "keys", key_bytes(c), why, why_size)) return 0;
    return !c->value_size || !first_difference(values, values->before, c->out & OUT_VALUES ? "values_out" : "values",
                                                c->value_size, why, why_size);
}

gpusort_cmd_args case_args(const sort_case *c) {
    gpusort_cmd_args args;
    memset(&args, 0, sizeof args);
    args.count = c->count;
    args.key_type = c->type;
    args.order = c->order;
    args.value_size = c->value_size;
    args.first_bit = c->first_bit;
    args.bit_count = c->bit_count;
    args.flags = c->flags;
    args.key_offset = c->key_offset;
    args.algorithm = c->algorithm;
    args.segment_count = c->segment_count;
    args.segment_size = c->segment_size;
    args.limit = c->limit;
    return args;
}

static int timings_are_sane(const gpusort_timings *t) {
    return t->upload_ms >= 0 && t->sort_ms >= 0 && t->download_ms >= 0 && t->total_ms >= 0 && t->total_ms < 600e3;
}

/* Where results are apart, indices are written to nothing else. */
static int lacks_values(const sort_case *c) {
    return (c->out & OUT_VALUES) && (c->flags & GPUSORT_WRITE_INDICES) && !(c->flags & GPUSORT_OVERWRITE) && (c->seed & 1);
}



static gpusort_result sort_host(const target *t, const sort_case *c, arrays *a) {
    gpusort_timings timings = {-1, -1, -1, -1};
    uint32_t *offsets = has_offsets(c) ? malloc(offset_count(c) * sizeof *offsets) : NULL;
    gpusort_host_args args;
    gpusort_result result;
    memset(&args, 0, sizeof args);
    args.keys = c->flags & GPUSORT_KEYS_IN_VALUES ? NULL : payload(&a->given[0]);
    args.values = c->value_size && !lacks_values(c) ? payload(&a->given[1]) : NULL;
    if (c->out & OUT_KEYS) args.keys_out = payload(&a->out[0]);
    if (c->out & OUT_VALUES) args.values_out = payload(&a->out[1]);
    args.count = c->count;
    args.key_type = c->type;
    args.order = c->order;
    args.value_size = c->value_size;
    args.first_bit = c->first_bit;
    args.bit_count = c->bit_count;
    args.flags = c->flags;
    args.key_offset = c->key_offset;
    args.algorithm = c->algorithm;
    args.segments = offsets;
    args.segment_ends = has_ends(c) ? offsets + c->segment_count : NULL;
    args.segment_count = c->segment_count;
    args.segment_size = c->segment_size;
    args.limit = c->limit;
    args.timings = c->seed & 2 ? &timings : NULL;
    if (offsets) make_offsets(c, offsets);
    result = gpusort_sort(t->context, &args);
    free(offsets);
    if (result == GPUSORT_OK && args.timings && !timings_are_sane(&timings))
        fail("timings: %g %g %g %g ms", timings.upload_ms, timings.sort_ms, timings.download_ms, timings.total_ms);
    return result;
}

static VkDeviceSize round_up(VkDeviceSize value, VkDeviceSize step) { return (value + step - 1) / step * step; }

static void copy(engine *e, VkBuffer from, VkDeviceSize from_offset, VkBuffer to, VkDeviceSize to_offset,
                 VkDeviceSize size) {
    VkBufferCopy region = {from_offset, to_offset, size};
    e->vk.vkCmdCopyBuffer(e->commands, from, to, 1, &region);
}

/* Offsets of segments lie at any multiple of 4, between words of a pattern, and so do their ends behind them. */
static VkDeviceSize segments_offset(const sort_case *c) { return 4 * (1 + c->seed / 3 % 66); }
static VkDeviceSize ends_gap(const sort_case *c) { return has_ends(c) ? 4 * (c->seed / 7 % 70) : 0; }
static VkDeviceSize ends_offset(const sort_case *c) {
    return segments_offset(c) + 4 * (VkDeviceSize)c->segment_count + ends_gap(c);
}
static VkDeviceSize segments_size(const sort_case *c) {
    if (!has_offsets(c)) return 0;
    return round_up(segments_offset(c) + 4 * (VkDeviceSize)offset_count(c) + ends_gap(c) + 64, 256);
}

/* The upper bounds that the case's sort is prepared for. */
static gpusort_cmd_args bounds_of(const sort_case *c) {
    gpusort_cmd_args bounds = case_args(c);
    if (c->prepared.count) bounds.count = c->prepared.count;
    if (c->prepared.segment_count) bounds.segment_count = c->prepared.segment_count;
    if (c->prepared.limit) bounds.limit = c->prepared.limit;
    return bounds;
}

static uint32_t control[CONTROL_WORDS]; /* the first words of the last sort's control block */
uint32_t last_fallbacks(void) { return control[fallback_word]; }
uint32_t last_leaf_bits(void) { return control[leaf_bits_word]; }
uint32_t last_polls(void) { return control[polls_word]; }
uint32_t last_finish_size(void) { return control[finish_word]; }

uint32_t last_ranges(void) { return control[ranges_word]; }
uint32_t last_places(void) { return control[places_word]; }
uint32_t last_fields(void) { return control[fields_word]; }

/* Where recording takes sets from a pool: one with as many as gpusort_scratch() says. */
static int pool_open(engine *e, const gpusort_memory *needs, VkDescriptorPool *pool) {
    const VkDescriptorPoolSize size = {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, needs->descriptors};
    const VkDescriptorPoolCreateInfo info = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO,
                                             .maxSets = needs->descriptor_sets,
                                             .poolSizeCount = 1,
                                             .pPoolSizes = &size};
    *pool = VK_NULL_HANDLE;
    return !needs->descriptor_sets || e->vk.vkCreateDescriptorPool(e->device, &info, NULL, pool) == VK_SUCCESS;
}

/* hidden: bytes of elements behind the image, up to a bound on the GPU's count. */
static gpusort_range range_of(const gpu_buffer *buffer, const image *m, size_t hidden) {
    gpusort_range range = {.buffer = buffer->buffer, .offset = m->offset, .size = (m->payload + hidden + 3) / 4 * 4};
    return range;
}

/* Scratch lies between guard zones too, and is filled with a pattern before the sort. */
static gpusort_result sort_commands(const target *t, const sort_case *c, arrays *a, char *why, size_t why_size) {
    engine *e = t->engine;
    image *images[] = {&a->given[0], &a->given[1], &a->out[0], &a->out[1]};
    gpu_buffer *buffers[] = {&e->keys, &e->values, &e->keys_out, &e->values_out};
    const size_t element_sizes[] = {key_bytes(c), c->value_size}, hidden = c->count - shown_count(c);
    VkDeviceSize at[5] = {0};
    const VkBufferUsageFlags transfer = VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;
    const VkBufferUsageFlags storage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | transfer;
    const uint32_t poison = c->seed & 4 ? 0xffffffffu : 0xa5a5a5a5u;
    const VkDeviceSize scratch_guard = 1024;
    VkDeviceSize count_at, front_at, back_at, segments_at;
    const VkDeviceSize segments_bytes = segments_size(c);
    gpusort_cmd_args args = case_args(c), bounds = bounds_of(c), prepared = bounds;
    gpusort_memory needs, own;
    VkDeviceSize scratch_offset, scratch_size;
    unsigned char *staging;
    gpusort_result result;
    if (c->quick) prepared.flags |= GPUSORT_QUICK;
    result = gpusort_prepare(t->context, &prepared);
    for (int i = 0; i < 4; i++) at[i + 1] = at[i] + round_up(images[i]->size, 256);
    count_at = at[4];
    front_at = count_at + 256 + 4 * CONTROL_WORDS;
    back_at = front_at + scratch_guard;
    segments_at = back_at + scratch_guard;
    if (result == GPUSORT_OK && c->gpu != COUNT_GIVEN) {
        if (!buffer_grow(e, &e->count, COUNT_BUFFER_SIZE, storage | VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT, 0))
            return GPUSORT_RESULT_MAX;
        args.count_buffer.buffer = e->count.buffer;
        args.count_buffer.offset = count_offset(c);
    }
    if (result == GPUSORT_OK && has_offsets(c)) {
        if (!buffer_grow(e, &e->segments, segments_bytes, storage, 0)) return GPUSORT_RESULT_MAX;
        args.segments.buffer = e->segments.buffer;
        args.segments.offset = segments_offset(c);
    }
    if (result == GPUSORT_OK && has_ends(c)) {
        args.segment_ends.buffer = e->segments.buffer;
        args.segment_ends.offset = ends_offset(c);
    }
    bounds.count_buffer = args.count_buffer;
    bounds.segments = args.segments;
    if (result == GPUSORT_OK) result = gpusort_scratch(t->context, &bounds, &needs);
    if (result == GPUSORT_OK) result = gpusort_scratch(t->context, &args, &own);
    if (result != GPUSORT_OK) return result;
    if (own.size > needs.size)
        snprintf(why, why_size, "scratch: %llu bytes for the bounds, %llu within them", (unsigned long long)needs.size,
                 (unsigned long long)own.size);
    if (own.descriptor_sets > needs.descriptor_sets || (own.usage & ~needs.usage))
        snprintf(why, why_size, "%u sets and usage %#x for the bounds, %u and %#x within them", needs.descriptor_sets,
                 needs.usage, own.descriptor_sets, own.usage);
    scratch_offset = round_up(scratch_guard, needs.alignment ? needs.alignment : 1);
    scratch_size = scratch_offset + round_up(needs.size, 4) + scratch_guard;
    for (int i = 0; i < 4; i++)
        if (!buffer_grow(e, buffers[i], images[i]->size + hidden * element_sizes[i % 2] + 4, storage, 0))
            return GPUSORT_RESULT_MAX;
    if (!buffer_grow(e, &e->scratch, scratch_size, needs.usage | transfer, 0) ||
        !buffer_grow(e, &e->staging, segments_at + 2 * segments_bytes, transfer, 1) ||
        !pool_open(e, &needs, &args.descriptor_pool))
        return GPUSORT_RESULT_MAX;
    staging = e->staging.mapped;
    for (int i = 0; i < 4; i++)
        if (images[i]->size) memcpy(staging + at[i], images[i]->bytes, images[i]->size);
    memset(staging + count_at, 0x5a, 256);
    {
        uint32_t word = count_word(c);
        memcpy(staging + count_at + count_offset(c), &word, 4);
    }
    if (has_offsets(c)) {
        memset(staging + segments_at, 0x11, segments_bytes); /* as offsets, beyond any count of the tests */
        make_offsets(c, (uint32_t *)(staging + segments_at + segments_offset(c)));
        if (ends_gap(c)) {
            unsigned char *const made = staging + segments_at + segments_offset(c) + 4 * (VkDeviceSize)c->segment_count;
            memmove(made + ends_gap(c), made, 4 * (size_t)c->segment_count);
            memset(made, 0x11, ends_gap(c) < 4 * (size_t)c->segment_count ? ends_gap(c) : 4 * (size_t)c->segment_count);
        }
    }
    if (!(c->flags & GPUSORT_KEYS_IN_VALUES)) args.keys = range_of(&e->keys, &a->given[0], hidden * element_sizes[0]);
    if (c->value_size && !lacks_values(c)) args.values = range_of(&e->values, &a->given[1], hidden * element_sizes[1]);
    if (c->out & OUT_KEYS) args.keys_out = range_of(&e->keys_out, &a->out[0], hidden * element_sizes[0]);
    if (c->out & OUT_VALUES) args.values_out = range_of(&e->values_out, &a->out[1], hidden * element_sizes[1]);
    if (needs.size) args.scratch.buffer = e->scratch.buffer, args.scratch.offset = scratch_offset;
    args.scratch.size = needs.size;

    if (!commands_begin(e)) return GPUSORT_RESULT_MAX;
    for (int i = 0; i < 4; i++)
        if (images[i]->size) copy(e, e->staging.buffer, at[i], buffers[i]->buffer, 0, images[i]->size);
    if (c->gpu != COUNT_GIVEN) copy(e, e->staging.buffer, count_at, e->count.buffer, 0, COUNT_BUFFER_SIZE);
    if (has_offsets(c)) copy(e, e->staging.buffer, segments_at, e->segments.buffer, 0, segments_bytes);
    e->vk.vkCmdFillBuffer(e->commands, e->scratch.buffer, 0, scratch_size, poison);
    memory_barrier(e, e->commands, VK_PIPELINE_STAGE_TRANSFER_BIT,
                   VK_ACCESS_TRANSFER_READ_BIT | VK_ACCESS_TRANSFER_WRITE_BIT, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                   VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT);
    result = gpusort_cmd_sort(t->context, e->commands, &args);
    memory_barrier(e, e->commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_WRITE_BIT,
                   VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_READ_BIT | VK_ACCESS_TRANSFER_WRITE_BIT);
    for (int i = 0; i < 4; i++)
        if (images[i]->size) copy(e, buffers[i]->buffer, 0, e->staging.buffer, at[i], images[i]->size);
    if (needs.size >= sizeof control)
        copy(e, e->scratch.buffer, scratch_offset, e->staging.buffer, count_at + 256, sizeof control);
    if (c->gpu != COUNT_GIVEN) copy(e, e->count.buffer, 0, e->staging.buffer, count_at + 128, COUNT_BUFFER_SIZE);
    if (has_offsets(c))
        copy(e, e->segments.buffer, 0, e->staging.buffer, segments_at + segments_bytes, segments_bytes);
    copy(e, e->scratch.buffer, scratch_offset - scratch_guard, e->staging.buffer, front_at, scratch_guard);
    copy(e, e->scratch.buffer, scratch_size - scratch_guard, e->staging.buffer, back_at, scratch_guard);
    memory_barrier(e, e->commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT,
                   VK_PIPELINE_STAGE_HOST_BIT, VK_ACCESS_HOST_READ_BIT);
    if (!commands_finish(e)) return GPUSORT_ERROR_DEVICE_LOST;
    e->vk.vkDestroyDescriptorPool(e->device, args.descriptor_pool, NULL);
    memset(control, 0, sizeof control);
    if (needs.size >= sizeof control) memcpy(control, staging + count_at + 256, sizeof control);
    for (int i = 0; i < 4; i++)
        if (images[i]->size) memcpy(images[i]->bytes, staging + at[i], images[i]->size);
    if (c->gpu != COUNT_GIVEN && memcmp(staging + count_at, staging + count_at + 128, COUNT_BUFFER_SIZE))
        snprintf(why, why_size, "count_buffer: written to");
    if (has_offsets(c) && memcmp(staging + segments_at, staging + segments_at + segments_bytes, segments_bytes))
        snprintf(why, why_size, "segments: written to");
    for (size_t i = 0; i < scratch_guard / 4; i++) {
        uint32_t front, back;
        memcpy(&front, staging + front_at + 4 * i, 4);
        memcpy(&back, staging + back_at + 4 * i, 4);
        if (front == poison && back == poison) continue;
        snprintf(why, why_size, "scratch: written %s its %llu bytes", front != poison ? "before" : "behind",
                 (unsigned long long)needs.size);
        break;
    }
    return result;
}

/* Made, and filled in; 0: no memory. */
static int arrays_make(arrays *a, const sort_case *whole, size_t keys_offset, size_t values_offset) {
    sort_case shown = *whole;
    const sort_case *c = &shown;
    shown.count = shown_count(whole);
    const size_t keys_size = c->count * key_bytes(c), size = c->value_size;
    const size_t results = packed(c) ? results_of(c) : c->count;
    const int apart = (c->out & OUT_VALUES) != 0;
    memset(a, 0, sizeof *a);
    if (!image_make(&a->given[0], keys_size, keys_offset) ||
        !image_make(&a->given[1], (apart ? c->count : value_count(c)) * size, values_offset) ||
        (c->out & OUT_KEYS && !image_make(&a->out[0], keys_size, 3 * keys_offset)) ||
        (apart && !image_make(&a->out[1], results * size, 3 * values_offset)))
        return 0;
    make_keys(c, payload(&a->given[0]));
    make_values(c, payload(&a->given[0]), payload(&a->given[1]));
    for (int i = 0; i < 2; i++) {
        if (!(a->was[i] = malloc(a->given[i].payload + 1))) return 0;
        memcpy(a->was[i], payload(&a->given[i]), a->given[i].payload);
        memcpy(a->given[i].before, a->given[i].bytes, a->given[i].size);
        if (a->out[i].size) memcpy(a->out[i].before, a->out[i].bytes, a->out[i].size);
    }
    a->keys = c->out & OUT_KEYS ? &a->out[0] : &a->given[0];
    a->values = apart ? &a->out[1] : &a->given[1];
    return 1;
}

static int arrays_changed(const arrays *a) {
    int changed = 0;
    for (int i = 0; i < 2; i++) {
        changed |= memcmp(a->given[i].before, a->given[i].bytes, a->given[i].size) != 0;
        changed |= a->out[i].size && memcmp(a->out[i].before, a->out[i].bytes, a->out[i].size);
    }
    return changed;
}

int sort_case_holds(const target *t, const sort_case *c, gpusort_result *result, char *why, size_t why_size) {
    const long messages_before = validation_messages();
    size_t keys_offset, values_offset;
    arrays a;
    int good;
    why[0] = 0;
    if (c->host) {
        keys_offset = 64 + key_bytes(c) * (c->seed % 5);
        values_offset = 64 + 4 * (c->seed % 3);
    } else {
        const size_t step = (size_t)t->engine->properties.limits.minStorageBufferOffsetAlignment;
        keys_offset = (64 + step - 1) / step * step + step * (c->seed % 3);
        values_offset = (64 + step - 1) / step * step + step * (c->seed % 2);
    }
    good = arrays_make(&a, c, keys_offset, values_offset);
    if (good) {
        *result = c->host ? sort_host(t, c, &a) : sort_commands(t, c, &a, why, why_size);
        if (*result != GPUSORT_OK) {
            good = 0;
            if (c->host && arrays_changed(&a)) snprintf(why, why_size, "an error, and the arrays have changed");
        } else if (why[0] || !images_hold(c, &a, why, why_size)) {
            good = 0;
        }
    } else {
        fail("no host memory for a case of %zu elements", c->count);
    }
    for (int i = 0; i < 2; i++) image_free(&a.given[i]), image_free(&a.out[i]), free(a.was[i]);
    if (good && validation_messages() != messages_before) {
        snprintf(why, why_size, "validation: %s", validation_text());
        good = 0;
    }
    return good;
}

static int still_fails(const target *t, const sort_case *c, char *why, size_t why_size) {
    gpusort_result result = GPUSORT_OK;
    return !sort_case_holds(t, c, &result, why, why_size) && result == GPUSORT_OK;
}

/* Fewer segments, as long as the case still fails. */
static void shrink_segments(const target *t, sort_case *c, char *why, size_t why_size) {
    char other[1200];
    while (c->segment_count > 1) {
        sort_case smaller = *c;
        smaller.segment_count /= 2;
        if (!still_fails(t, &smaller, other, sizeof other)) return;
        *c = smaller;
        snprintf(why, why_size, "%s", other);
    }
}

/* The smallest count found, by halving steps, for which the case still fails. */
static void shrink(const target *t, sort_case *c, char *why, size_t why_size) {
    char other[1200];
    int runs = 0;
    for (size_t step = c->count / 2; step && runs < 60;) {
        sort_case smaller = *c;
        if (step > c->count) step = c->count;
        smaller.count = c->count - step;
        runs++;
        if (still_fails(t, &smaller, other, sizeof other)) {
            *c = smaller;
            snprintf(why, why_size, "%s", other);
        } else {
            step /= 2;
        }
    }
}

int expect_sorted(const target *t, const sort_case *c) {
    char why[1200], text[600];
    gpusort_result result = GPUSORT_OK;
    sort_case smallest = *c;
    if (sort_case_holds(t, c, &result, why, sizeof why)) return 1;
    describe_case(t, c, text, sizeof text);
    if (result != GPUSORT_OK) {
        fail("%s: %s %s", text, gpusort_result_string(result), why);
        return 0;
    }
    if (broken < FAILURES_SHOWN) {
        long before = validation_messages();
        shrink(t, &smallest, why, sizeof why);
        shrink_segments(t, &smallest, why, sizeof why);
        (void)expected_messages(before, "");
        describe_case(t, &smallest, text, sizeof text);
    }
    fail("%s: %s%s", text, why, smallest.count != c->count ? " (smallest count)" : "");
    return 0;
}

/* ---- targets ---- */

static int target_open(target *t, const gpusort_desc *desc) {
    gpusort_result result = gpusort_create(desc, &t->context);
    if (result == GPUSORT_OK) return 1;
    fail("%s: gpusort_create: %s", t->name, gpusort_result_string(result));
    return 0;
}

int target_own(target *t, const char *name, const gpusort_desc *knobs) {
    gpusort_desc desc;
    gpusort_info info;
    memset(&desc, 0, sizeof desc);
    if (knobs) desc = *knobs;
    memset(t, 0, sizeof *t);
    t->name = name;
    if (volkInitialize() != VK_SUCCESS) {
        fail("no Vulkan loader");
        return 0;
    }
    shim.validate = validation_wanted();
    desc.get_instance_proc_addr = (gpusort_proc)shim_get_instance_proc_addr;
    desc.device_name = getenv("TESTS_DEVICE");
    if (!target_open(t, &desc)) return 0;
    gpusort_get_info(t->context, &info);
    if (desc.device_name && !strstr(info.device_name, desc.device_name))
        fail("%s: runs on %s", name, info.device_name);
    return 1;
}

int target_engine(target *t, const char *name, engine *e, const gpusort_desc *knobs) {
    gpusort_desc desc = e->desc;
    memset(t, 0, sizeof *t);
    if (knobs) {
        desc = *knobs;
        desc.get_instance_proc_addr = e->desc.get_instance_proc_addr;
        desc.instance = e->desc.instance;
        desc.physical_device = e->desc.physical_device;
        desc.device = e->desc.device;
        desc.queue = e->desc.queue;
        desc.queue_family = e->desc.queue_family;
        desc.api_version = e->desc.api_version;
        desc.enabled = e->desc.enabled;
        desc.device_name = NULL;
    }
    t->name = name;
    t->engine = e;
    shim.row_of_text = desc.tuning != NULL;
    return target_open(t, &desc);
}

void target_close(target *t) {
    gpusort_destroy(t->context);
    t->context = NULL;
}

#ifdef TESTS_KEEP_DRIVERS
/* The leak checker names a leak's library only while that is loaded: drivers stay, so that it can tell theirs. */
int dlclose(void *library);
int dlclose(void *library) {
    (void)library;
    return 0;
}
#endif
