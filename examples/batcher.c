/* cc -O2 -I. examples/batcher.c -o batcher -ldl && ./batcher 1000000
 *
 * Batcher's odd-even mergesort against the C library: sorts N random int32 (10^6 where none is given) in place on the GPU,
 * both transfers counted, and the same numbers by qsort() on the CPU. */
#define GPUSORT_IMPLEMENTATION
#include "gpusort.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>

static double seconds(void) {
    struct timeval now;
    gettimeofday(&now, NULL);
    return (double)now.tv_sec + 1e-6 * (double)now.tv_usec;
}

static int ascending(const void *a, const void *b) {
    const int32_t x = *(const int32_t *)a, y = *(const int32_t *)b;
    return (x > y) - (x < y);
}

static void fill(int32_t *keys, size_t count, uint64_t state) {
    for (size_t i = 0; i < count; i++) {
        state = state * 6364136223846793005u + 1442695040888963407u;
        keys[i] = (int32_t)(uint32_t)(state >> 32);
    }
}

int main(int argc, char **argv) {
    const size_t count = argc > 1 ? strtoull(argv[1], NULL, 10) : 1000000;
    int32_t *keys = malloc(count * sizeof *keys + 1), *expected = malloc(count * sizeof *expected + 1);
    gpusort_desc desc = {0};
    gpusort_host_args args = {0};
    gpusort_timings timings = {0};
    gpusort_context *context = NULL;
    gpusort_info info;
    gpusort_result result;
    double cpu, gpu;
    int equal;

    if (!keys || !expected) return fprintf(stderr, "batcher: no memory for %zu numbers\n", count), 1;
    args.keys = keys;
    args.count = count;
    args.key_type = GPUSORT_I32;
    args.algorithm = GPUSORT_ODD_EVEN_MERGE;
    args.timings = &timings;

    /* The first sort makes pipelines and buffers, and wakes the GPU up. */
    fill(keys, count, 1);
    desc.logger.func = gpusort_log_stderr;
    result = gpusort_create(&desc, &context);
    if (result == GPUSORT_OK) result = gpusort_sort(context, &args);
    fill(keys, count, 2);
    memcpy(expected, keys, count * sizeof *keys);
    gpu = seconds();
    if (result == GPUSORT_OK) result = gpusort_sort(context, &args);
    gpu = seconds() - gpu;
    if (result != GPUSORT_OK) return fprintf(stderr, "batcher: %s\n", gpusort_result_string(result)), 1;
    gpusort_get_info(context, &info);
    gpusort_destroy(context);

    cpu = seconds();
    qsort(expected, count, sizeof *expected, ascending);
    cpu = seconds() - cpu;
    equal = memcmp(keys, expected, count * sizeof *keys) == 0;

    printf("%zu numbers\n", count);
    printf("qsort:            %12.3f ms\n", cpu * 1e3);
    printf("%s: %.3f ms, of which upload %.3f, sort %.3f, download %.3f\n", info.device_name, gpu * 1e3,
           timings.upload_ms, timings.sort_ms, timings.download_ms);
    printf("speed-up: %.1f\n%s\n", cpu / gpu, equal ? "the results are equal" : "THE RESULTS DIFFER");
    free(keys), free(expected);
    return !equal;
}
