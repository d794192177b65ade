/* Pipelines of an earlier run: gpusort_cache() and gpusort_desc.cache_data, whole, cut, damaged and foreign. */
#include "harness.h"
#include "shim.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { HEADER = 64, EXTRA = 5000, COUNT = 500 };

static host_allocator allocator;
static struct {
    long count; /* of warnings */
    char text[256];
} warnings;
static struct { /* what the driver was given last */
    long caches;
    size_t size;
    char data[1 << 17];
} given;

static void keep_warning(int level, const char *text, void *user) {
    (void)user;
    if (level > 2) return;
    warnings.count++;
    snprintf(warnings.text, sizeof warnings.text, "%s", text);
}

static void keep_given(const void *data, size_t size) {
    given.caches++;
    given.size = size;
    if (size <= sizeof given.data) memcpy(given.data, data ? data : "", data ? size : 0);
}

/* On a device of its own, whose caches hold more than lavapipe's header. */
static gpusort_context *open_with(const void *data, size_t size) {
    gpusort_context *context = NULL;
    gpusort_desc desc;
    memset(&desc, 0, sizeof desc);
    memset(&warnings, 0, sizeof warnings);
    volkInitialize();
    shim.cache_extra = EXTRA;
    shim_on_cache = keep_given;
    given.caches = 0;
    desc.get_instance_proc_addr = (gpusort_proc)shim_get_instance_proc_addr;
    desc.device_name = getenv("TESTS_DEVICE");
    desc.logger.func = keep_warning;
    use_allocator(&desc, &allocator);
    desc.cache_data = data;
    desc.cache_size = size;
    expect_result(gpusort_create(&desc, &context), GPUSORT_OK, "gpusort_create");
    if (context && given.caches != 1) fail("%ld pipeline caches for one context", given.caches);
    return context;
}

static void expect_sorts(gpusort_context *context) {
    uint32_t keys[COUNT];
    gpusort_host_args args;
    memset(&args, 0, sizeof args);
    for (uint32_t i = 0; i < COUNT; i++) keys[i] = i * 2654435761u;
    args.keys = keys;
    args.count = COUNT;
    expect_result(gpusort_sort(context, &args), GPUSORT_OK, "gpusort_sort");
    for (uint32_t i = 1; i < COUNT; i++)
        if (keys[i - 1] > keys[i]) {
            fail("not sorted at %u", i);
            return;
        }
}

/* The cache of a context, in memory of exactly its size. */
static char *cache_of(gpusort_context *context, size_t *size) {
    char *data;
    size_t whole;
    *size = 12345;
    expect_result(gpusort_cache(context, size, NULL), GPUSORT_OK, "the size of the cache");
    whole = *size;
    EXPECT(whole > HEADER + EXTRA);
    data = malloc(whole);
    expect_result(gpusort_cache(context, size, data), GPUSORT_OK, "gpusort_cache");
    EXPECT(*size == whole);
    return data;
}

static char *fresh_cache(size_t *size) {
    gpusort_context *context;
    char *data;
    shim.validate = validation_wanted();
    context = open_with(NULL, 0);
    if (!context) return NULL;
    EXPECT(given.size == 0 && warnings.count == 0);
    expect_sorts(context);
    data = cache_of(context, size);
    gpusort_destroy(context);
    return data;
}

/* Opens with data that is no cache of here and now: nothing of it reaches the driver, and a warning with `why` says so. */
static void expect_ignored(const char *what, const void *data, size_t size, const char *why) {
    gpusort_context *context = open_with(data, size);
    if (given.size) fail("%s: the driver was given %zu bytes", what, given.size);
    if (warnings.count != 1 || !strstr(warnings.text, "cache_data") || !strstr(warnings.text, why))
        fail("%s: %ld warnings: %s", what, warnings.count, warnings.text);
    gpusort_destroy(context);
}

static void the_next_context_starts_from_the_cache(void) {
    long objects = shim_live_objects(), memory = allocator.live;
    size_t size, again_size;
    char *data = fresh_cache(&size), *again;
    gpusort_context *context = data ? open_with(data, size) : NULL;
    if (!context) return;
    EXPECT(warnings.count == 0);
    EXPECT(given.size == size - HEADER && !memcmp(given.data, data + HEADER, given.size));
    expect_sorts(context);
    again = cache_of(context, &again_size);
    EXPECT(again_size == size && !memcmp(again, data, size));
    gpusort_destroy(context);
    free(data), free(again);
    if (shim_live_objects() != objects) fail("left behind: %s", shim_live_text());
    EXPECT(allocator.live == memory);
}

static void a_buffer_too_small_is_no_error(void) {
    static const size_t sizes[] = {0, 1, HEADER - 1, HEADER, HEADER + 1, HEADER + 31, HEADER + 32, HEADER + EXTRA};
    gpusort_context *context = open_with(NULL, 0);
    size_t whole;
    char *data = context ? cache_of(context, &whole) : NULL;
    if (!data) return;
    free(data);
    for (size_t i = 0; i <= COUNT_OF(sizes); i++) {
        size_t room = i < COUNT_OF(sizes) ? sizes[i] : whole - 1, size = room;
        data = malloc(room ? room : 1); /* that nothing is written behind it, the sanitizer sees */
        expect_result(gpusort_cache(context, &size, data), GPUSORT_OK, "gpusort_cache with little room");
        EXPECT(size <= room);
        expect_ignored("a cache cut by gpusort_cache()", data, size, "cut or damaged");
        free(data);
    }
    data = malloc(whole + 100);
    whole += 100;
    expect_result(gpusort_cache(context, &whole, data), GPUSORT_OK, "gpusort_cache with more room");
    gpusort_destroy(context);
    context = open_with(data, whole);
    EXPECT(warnings.count == 0 && given.size == whole - HEADER);
    gpusort_destroy(context);
    free(data);
}

static void cut_and_damaged_data_is_ignored(void) {
    size_t size;
    char *data = fresh_cache(&size), what[64];
    if (!data) return;
    shim.validate = 0; /* of hundreds of instances */
    for (size_t at = 0; at < size; at += at < HEADER + 2 ? 1 : 1499) {
        const int identity = at < 48; /* magic to the pipelines' UUID; then size and sum */
        data[at] ^= (char)(1 << at % 8);
        snprintf(what, sizeof what, "byte %zu damaged", at);
        expect_ignored(what, data, size, identity ? "another device" : "cut or damaged");
        data[at] ^= (char)(1 << at % 8);
    }
    for (size_t cut = 0; cut < size; cut += cut < HEADER + 40 ? 7 : 1499) {
        char *part = malloc(cut ? cut : 1);
        memcpy(part, data, cut);
        snprintf(what, sizeof what, "cut after %zu bytes", cut);
        expect_ignored(what, part, cut, "cut or damaged");
        free(part);
    }
    data = realloc(data, size + 1);
    data[size] = 0;
    expect_ignored("a byte more", data, size + 1, "cut or damaged");
    free(data);
}

static void another_devices_data_is_ignored(void) {
    size_t size;
    char *data = fresh_cache(&size);
    if (!data) return;
    shim.vendor_id = 0x1234; /* nobody's */
    expect_ignored("another vendor's", data, size, "another device");
    shim.vendor_id = 0;
    free(data);
}

/* A few go all the way to the driver, the others as far as the check. */
static void no_mutation_of_the_data_is_taken(void) {
    enum { MUTATIONS = 20000, WHOLE_WAY = 20 };
    size_t size;
    char *data = fresh_cache(&size);
    rng r = {(uint64_t)setting("TESTS_SEED", 17)};
    gpusort_context *context = data ? open_with(NULL, 0) : NULL;
    if (!context) return;
    EXPECT(cache_suits(context, data, size));
    shim.validate = 0;
    for (int i = 0; i < MUTATIONS; i++) {
        size_t cut = rng_below(&r, 4) ? size : (size_t)rng_below(&r, 2 * size);
        char *mutant = malloc(cut ? cut : 1), what[32];
        int noise = rng_below(&r, 8) == 0;
        for (size_t at = 0; at < cut; at++) mutant[at] = noise || at >= size ? (char)rng_next(&r) : data[at];
        for (uint64_t changes = 1 + rng_below(&r, 8); changes > 0 && cut > 0; changes--)
            mutant[rng_below(&r, rng_below(&r, 2) && cut > HEADER ? HEADER : cut)] = (char)rng_next(&r);
        if (cut == size && !memcmp(mutant, data, size)) mutant[0] ^= 1;
        snprintf(what, sizeof what, "mutation %d", i);
        if (i % (MUTATIONS / WHOLE_WAY) == 0)
            expect_ignored(what, mutant, cut, "ignored");
        else if (cache_suits(context, mutant, cut))
            fail("%s is taken", what);
        free(mutant);
    }
    gpusort_destroy(context);
    free(data);
}

static void what_caches_are_not_for_is_told(void) {
    engine *e = engine_open(ENABLE_ALL, VK_API_VERSION_1_3);
    gpusort_context *context = NULL;
    gpusort_desc desc;
    size_t size = 77;
    char byte = 0;
    if (!e) return;
    memset(&warnings, 0, sizeof warnings);
    desc = e->desc;
    desc.logger.func = keep_warning;
    expect_result(gpusort_create(&desc, &context), GPUSORT_OK, "gpusort_create");
    expect_result(gpusort_cache(context, &size, NULL), GPUSORT_ERROR_UNSUPPORTED, "the cache of an engine's device");
    EXPECT(size == 0 && strstr(warnings.text, "pipeline_cache"));
    expect_result(gpusort_cache(NULL, &size, NULL), GPUSORT_ERROR_INVALID_ARGUMENT, "the cache of no context");
    expect_result(gpusort_cache(context, NULL, NULL), GPUSORT_ERROR_INVALID_ARGUMENT, "a cache of no size");
    gpusort_destroy(context);
    desc.cache_data = &byte;
    desc.cache_size = 1;
    expect_result(gpusort_create(&desc, &context), GPUSORT_ERROR_INVALID_ARGUMENT,
                  "cache_data on an engine's device");
    EXPECT(!context && strstr(warnings.text, "cache_data"));
    engine_close(e);
    memset(&desc, 0, sizeof desc);
    desc.logger.func = keep_warning;
    desc.cache_size = 1;
    expect_result(gpusort_create(&desc, &context), GPUSORT_ERROR_INVALID_ARGUMENT, "cache_size without cache_data");
    EXPECT(!context && strstr(warnings.text, "cache_size"));
}

static const promise promises[] = {
    PROMISE(the_next_context_starts_from_the_cache), PROMISE(a_buffer_too_small_is_no_error),
    PROMISE(cut_and_damaged_data_is_ignored),        PROMISE(another_devices_data_is_ignored),
    PROMISE(no_mutation_of_the_data_is_taken),       PROMISE(what_caches_are_not_for_is_told),
};

int main(int argc, char **argv) {
    shim.keep = 1; /* hundreds of contexts are opened here */
    return run_promises(promises, COUNT_OF(promises), argc, argv);
}
