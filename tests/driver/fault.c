/* Whatever call, allocation or function fails: the right code, nothing leaked, arrays sorted or untouched. */
#include "harness.h"
#include "shim.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { COUNT = 3000 };
static uint32_t keys[COUNT], values[COUNT];
static struct {
    uint32_t value, key, third;
} structs[COUNT];
static host_allocator allocator;
static log_keeper keeper;

/* Two passes sort so few bits. */
static uint32_t original(uint32_t i) { return i * 40503 & 0xffff; }

static void fill(void) {
    for (uint32_t i = 0; i < COUNT; i++) {
        keys[i] = structs[i].key = structs[i].third = original(i);
        values[i] = structs[i].value = i;
    }
}

static int untouched(void) {
    for (uint32_t i = 0; i < COUNT; i++)
        if (keys[i] != original(i) || values[i] != i || structs[i].key != original(i) || structs[i].value != i) return 0;
    return 1;
}

static int arrays_are_sorted(void) {
    for (uint32_t i = 0; i < COUNT; i++)
        if (values[i] >= COUNT || keys[i] != original(values[i]) || (i && keys[i - 1] >= keys[i])) return 0;
    return 1;
}

static int structs_are_sorted(void) {
    for (uint32_t i = 0; i < COUNT; i++)
        if (structs[i].value >= COUNT || structs[i].key != original(structs[i].value) ||
            structs[i].third != structs[i].key || (i && structs[i - 1].key >= structs[i].key))
            return 0;
    return 1;
}

static int sorted(void) { return arrays_are_sorted() || structs_are_sorted(); }

/* ---- the two lives of a context: gpusort's own device with a host sort, an engine's with a recorded one ---- */

typedef struct life {
    gpusort_result create, prepare, sort, again;
} life;

static engine *eng;
static long calls_to_fail, allocations_to_fail; /* those of the last life up to its second sort */

/* GPUSORT_AUTO sorts structs. */
static gpusort_host_args host_args(gpusort_algorithm algorithm) {
    gpusort_host_args args;
    memset(&args, 0, sizeof args);
    args.keys = keys;
    args.values = values;
    args.count = COUNT;
    args.value_size = 4;
    args.bit_count = 16;
    args.algorithm = algorithm;
    if (algorithm != GPUSORT_AUTO) return args;
    args.keys = NULL;
    args.values = structs;
    args.value_size = sizeof structs[0];
    args.flags = GPUSORT_KEYS_IN_VALUES;
    args.key_offset = 4;
    return args;
}

/* The fault strikes at most once; then the same context must still sort, unless the device is lost. */
static life live(int own_device, gpusort_algorithm algorithm) {
    life l = {GPUSORT_OK, GPUSORT_OK, GPUSORT_OK, GPUSORT_OK};
    gpusort_desc desc;
    gpusort_context *context = NULL;
    gpusort_host_args args = host_args(algorithm);
    gpusort_cmd_args kind;
    char cache[4096];
    size_t cache_size = sizeof cache;
    memset(&kind, 0, sizeof kind);
    memset(&desc, 0, sizeof desc);
    if (!own_device) desc = eng->desc;
    desc.get_instance_proc_addr = (gpusort_proc)shim_get_instance_proc_addr;
    if (own_device) desc.device_name = getenv("TESTS_DEVICE");
    use_allocator(&desc, &allocator);
    use_logger(&desc, &keeper);
    fill();
    l.create = gpusort_create(&desc, &context);
    if (l.create != GPUSORT_OK) {
        if (context) fail("gpusort_create failed and *out is not NULL");
        return l;
    }
    kind.count = 1000;
    kind.key_type = GPUSORT_U64;
    kind.algorithm = algorithm;
    /* an engine prepares kinds that it records; gpusort's own device may lack the binding for that, and has a cache */
    l.prepare = own_device ? gpusort_cache(context, &cache_size, cache) : gpusort_prepare(context, &kind);
    l.sort = gpusort_sort(context, &args);
    if (l.sort == GPUSORT_OK ? !sorted() : !untouched())
        fail("%s failed: the sort says %s, and the arrays are %s", shim.failed ? shim.failed : "an allocation",
             gpusort_result_string(l.sort),
             sorted()      ? "sorted"
             : untouched() ? "untouched"
                           : "half-written");
    if (l.sort == GPUSORT_ERROR_DEVICE_LOST) shim.lost = 0; /* the context has to remember */
    calls_to_fail = shim.calls;
    allocations_to_fail = allocator.calls;
    shim.fail_at = allocator.fail_at = 0;
    fill();
    l.again = gpusort_sort(context, &args);
    if (l.again == GPUSORT_OK ? !sorted() : !untouched())
        fail("the second sort says %s, and the arrays are neither so", gpusort_result_string(l.again));
    gpusort_destroy(context);
    return l;
}

static gpusort_result first_error(const life *l) {
    if (l->create != GPUSORT_OK) return l->create;
    if (l->prepare != GPUSORT_OK) return l->prepare;
    return l->sort;
}

static void expect_nothing_left(const char *what) {
    if (shim_live_objects()) fail("%s: left behind: %s", what, shim_live_text());
    if (allocator.live) fail("%s: %ld host allocations left behind", what, allocator.live);
    allocator.live = 0;
}

/* The last line says why there is no context: the call that failed, the memory that lacked, or the result of a query. */
static void expect_reason(const char *what, const life *l) {
    char code[64] = "";
    if (l->create == GPUSORT_OK) return;
    sscanf(gpusort_result_string(l->create), "%63[^:]", code);
    if (!(shim.failed && strstr(keeper.text, shim.failed)) && !strstr(keeper.text, "no host memory") &&
        !strstr(keeper.text, code))
        fail("%s: the log says \"%s\"", what, keeper.text);
}

static void calm(void) {
    shim.calls = shim.fail_at = 0;
    shim.failed = NULL;
    shim.failed_result = VK_SUCCESS;
    shim.hide = NULL;
    shim.lost = 0;
    allocator.calls = allocator.fail_at = 0;
}

static gpusort_result code_of(const char *call, VkResult result) {
    switch (result) {
    case VK_ERROR_OUT_OF_HOST_MEMORY: return GPUSORT_ERROR_OUT_OF_HOST_MEMORY;
    case VK_ERROR_OUT_OF_DEVICE_MEMORY: return GPUSORT_ERROR_OUT_OF_DEVICE_MEMORY;
    case VK_ERROR_DEVICE_LOST: return GPUSORT_ERROR_DEVICE_LOST;
    default: return strcmp(call, "vkEnumeratePhysicalDevices") ? GPUSORT_ERROR_VULKAN : GPUSORT_ERROR_NO_DEVICE;
    }
}

static const gpusort_algorithm algorithms[] = {GPUSORT_COUNT_SCAN_SCATTER, GPUSORT_AUTO};

static int seen_by_layers; /* no validation of gpusort's own instances */

static int open_engine(void) {
    if (!eng) eng = engine_open(ENABLE_ALL, VK_API_VERSION_1_3);
    shim.validate = validation_wanted() && !seen_by_layers;
    shim.keep = 1;
    return eng != NULL;
}

/* Fails the k-th call that can fail, for each k that a whole life has. */
static void fail_each_call(shim_fault fault) {
    long struck = 0, survived = 0;
    if (!open_engine()) return;
    for (int own = 0; own < 2; own++)
        for (size_t a = 0; a < (fault == SHIM_FAULT_HOST_MEMORY && own ? COUNT_OF(algorithms) : 1); a++) {
            life l;
            calm();
            shim.fault = fault;
            l = live(own, algorithms[a]);
            expect_result(first_error(&l), GPUSORT_OK, "a life without faults");
            for (long k = 1, last = calls_to_fail; k <= last; k++) {
                gpusort_result error;
                char what[160];
                calm();
                shim.fail_at = k;
                l = live(own, algorithms[a]);
                error = first_error(&l);
                if (!shim.failed) continue;
                struck++;
                snprintf(what, sizeof what, "%s device, call %ld, %s fails with %d", own ? "own" : "engine's", k,
                         shim.failed, (int)shim.failed_result);
                if (error == GPUSORT_OK && l.again == GPUSORT_OK)
                    survived++;
                else if (error != GPUSORT_OK)
                    expect_result(error, code_of(shim.failed, shim.failed_result), what);
                expect_reason(what, &l);
                if (l.create == GPUSORT_OK && error == GPUSORT_ERROR_DEVICE_LOST)
                    expect_result(l.again, GPUSORT_ERROR_DEVICE_LOST, "a sort after the device was lost");
                if (l.create == GPUSORT_OK && error != GPUSORT_ERROR_DEVICE_LOST)
                    expect_result(l.again, GPUSORT_OK, what);
                expect_nothing_left(what);
            }
        }
    calm();
    printf("     %ld calls failed, %ld of them were done without\n", struck, survived);
    if (!struck) fail("no call was failed");
}

static void every_call_may_lack_host_memory(void) { fail_each_call(SHIM_FAULT_HOST_MEMORY); }
/* The layers, which take half of the time, have seen nearly the same calls fail just before. */
static void every_call_may_lack_device_memory(void) {
    seen_by_layers = 1;
    fail_each_call(SHIM_FAULT_DEVICE_MEMORY);
    seen_by_layers = 0;
}
static void every_call_may_lose_the_device(void) { fail_each_call(SHIM_FAULT_LOST); }
static void every_call_may_fail_to_initialize(void) { fail_each_call(SHIM_FAULT_INITIALIZATION); }

static void every_host_allocation_may_fail(void) {
    if (!open_engine()) return;
    for (int own = 0; own < 2; own++) {
        life l;
        calm();
        l = live(own, GPUSORT_COUNT_SCAN_SCATTER);
        EXPECT(allocator.calls > 0);
        for (long k = 1, last = allocations_to_fail; k <= last; k++) {
            char what[80];
            calm();
            allocator.fail_at = k;
            l = live(own, GPUSORT_COUNT_SCAN_SCATTER);
            snprintf(what, sizeof what, "host allocation %ld of %ld", k, last);
            expect_result(first_error(&l), GPUSORT_ERROR_OUT_OF_HOST_MEMORY, what);
            expect_reason(what, &l);
            if (l.create == GPUSORT_OK) expect_result(l.again, GPUSORT_OK, what);
            expect_nothing_left(what);
        }
    }
    calm();
}

static void every_function_may_be_missing(void) {
    int hidden = 0;
    if (!open_engine()) return;
    for (int own = 0; own < 2; own++) {
        life l;
        calm();
        l = live(own, GPUSORT_COUNT_SCAN_SCATTER);
        expect_result(first_error(&l), GPUSORT_OK, "a life without faults");
    }
    for (int name = 0, names = shim_name_count(); name < names; name++)
        for (int own = 0; own < 2; own++) {
            life l;
            gpusort_result error;
            calm();
            shim.hide = shim_name(name);
            keeper.text[0] = 0;
            l = live(own, GPUSORT_COUNT_SCAN_SCATTER);
            error = first_error(&l);
            hidden++;
            if (error != GPUSORT_OK && error != GPUSORT_ERROR_UNSUPPORTED && error != GPUSORT_ERROR_NO_LOADER &&
                error != GPUSORT_ERROR_NO_DEVICE)
                fail("without %s: %s", shim.hide, gpusort_result_string(error));
            /* a loader without vkEnumerateInstanceVersion is one of Vulkan 1.0 */
            if (error != GPUSORT_OK && !strstr(keeper.text, error == GPUSORT_ERROR_NO_DEVICE ? "1.0" : shim.hide))
                fail("without %s the log says \"%s\"", shim.hide, keeper.text);
            if (!strcmp(shim.hide, "vkDestroyInstance")) shim_forget_instances(); /* nothing else could destroy it */
            expect_nothing_left(shim.hide);
        }
    calm();
    EXPECT(hidden > 60);
}

/* ---- Vulkan's own allocator ---- */

static long vk_live, vk_calls;

static VKAPI_ATTR void *VKAPI_CALL vk_alloc(void *user, size_t size, size_t alignment,
                                            VkSystemAllocationScope scope) {
    void *memory;
    (void)user, (void)scope;
    if (alignment < sizeof(void *)) alignment = sizeof(void *);
    memory = aligned_alloc(alignment, (size + alignment - 1) / alignment * alignment);
    if (memory) __sync_fetch_and_add(&vk_live, 1);
    __sync_fetch_and_add(&vk_calls, 1);
    return memory;
}

static VKAPI_ATTR void VKAPI_CALL vk_free(void *user, void *memory) {
    (void)user;
    if (memory) __sync_fetch_and_sub(&vk_live, 1);
    free(memory);
}

static VKAPI_ATTR void *VKAPI_CALL vk_realloc(void *user, void *old, size_t size, size_t alignment,
                                              VkSystemAllocationScope scope) {
    void *memory;
    if (!size) {
        vk_free(user, old);
        return NULL;
    }
    memory = realloc(old, size);
    if (memory && !old) __sync_fetch_and_add(&vk_live, 1);
    (void)alignment, (void)scope;
    return memory;
}

static void what_the_callers_Vulkan_allocator_gave_comes_back_to_it(void) {
    const VkAllocationCallbacks good = {NULL, vk_alloc, vk_realloc, vk_free, NULL, NULL};
    VkAllocationCallbacks callbacks;
    gpusort_host_args args = host_args(GPUSORT_AUTO);
    gpusort_context *context = NULL;
    gpusort_desc desc;
    if (!open_engine()) return;
    shim.keep = 0; /* all goes back to the allocator that it came from */
    calm();
    for (int own = 0; own < 2; own++) {
        memset(&desc, 0, sizeof desc);
        if (!own) desc = eng->desc;
        desc.get_instance_proc_addr = (gpusort_proc)shim_get_instance_proc_addr;
        if (own) desc.device_name = getenv("TESTS_DEVICE");
        callbacks = good;
        desc.vk_allocator = &callbacks;
        fill();
        expect_result(gpusort_create(&desc, &context), GPUSORT_OK, "gpusort_create");
        memset(&callbacks, 0xdd, sizeof callbacks); /* nothing pointed at is kept */
        if (context) expect_result(gpusort_sort(context, &args), GPUSORT_OK, "gpusort_sort");
        EXPECT(sorted());
        gpusort_destroy(context);
        EXPECT(vk_live == 0);
        vk_live = 0;
    }
    EXPECT(vk_calls > 0);
}

/* ---- a lost device ---- */

static void a_lost_device_is_remembered(void) {
    gpusort_host_args args = host_args(GPUSORT_AUTO);
    gpusort_context *context = NULL;
    gpusort_desc desc;
    calm();
    memset(&desc, 0, sizeof desc);
    volkInitialize();
    shim.validate = validation_wanted();
    desc.get_instance_proc_addr = (gpusort_proc)shim_get_instance_proc_addr;
    desc.device_name = getenv("TESTS_DEVICE");
    expect_result(gpusort_create(&desc, &context), GPUSORT_OK, "gpusort_create");
    if (!context) return;
    fill();
    expect_result(gpusort_sort(context, &args), GPUSORT_OK, "a sort before");
    fill();
    shim.lost = 1;
    expect_result(gpusort_sort(context, &args), GPUSORT_ERROR_DEVICE_LOST, "the sort that loses the device");
    EXPECT(untouched());
    shim.lost = 0;
    expect_result(gpusort_sort(context, &args), GPUSORT_ERROR_DEVICE_LOST, "the sort after it");
    EXPECT(untouched());
    gpusort_destroy(context);
    expect_nothing_left("a lost device");
}

static const promise promises[] = {
    PROMISE(a_lost_device_is_remembered),
    PROMISE(every_function_may_be_missing, .pipelines = 35),
    PROMISE(every_host_allocation_may_fail),    PROMISE(every_call_may_lack_host_memory),
    PROMISE(every_call_may_lack_device_memory), PROMISE(every_call_may_lose_the_device),
    PROMISE(every_call_may_fail_to_initialize), PROMISE(what_the_callers_Vulkan_allocator_gave_comes_back_to_it),
};

int main(int argc, char **argv) {
    int status = run_promises(promises, COUNT_OF(promises), argc, argv);
    engine_close(eng);
    return status;
}
