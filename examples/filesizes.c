/* cc -O2 -I. examples/filesizes.c -o filesizes -ldl && find / -xdev -type f -printf '%s\n' | ./filesizes > sorted
 *
 * Sorts decimal numbers, one a line, on the GPU: the sorted numbers go to standard output, and to standard error the
 * device and the times, with those of the C library's qsort() beside them. */
#define GPUSORT_IMPLEMENTATION
#include "gpusort.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>

typedef struct numbers {
    uint64_t *items;
    size_t count, capacity;
} numbers;

static double now_ms(void) {
    struct timeval now;
    gettimeofday(&now, NULL);
    return (double)now.tv_sec * 1e3 + (double)now.tv_usec * 1e-3;
}

static int append(numbers *list, uint64_t number) {
    if (list->count == list->capacity) {
        size_t capacity = list->capacity ? list->capacity * 2 : 4096;
        uint64_t *items = (uint64_t *)realloc(list->items, capacity * sizeof *items);
        if (!items) return 0;
        list->items = items;
        list->capacity = capacity;
    }
    list->items[list->count++] = number;
    return 1;
}

static int complain(unsigned long row, const char *what, int character) {
    fprintf(stderr, "filesizes: line %lu: %s", row, what);
    if (character >= 0) fprintf(stderr, " 0x%02x", (unsigned)character);
    fprintf(stderr, "\n");
    return 0;
}

/* Lines of decimal digits, of any length, that fit into 64 bits, and nothing else; the last one may lack its end. */
static int read_numbers(FILE *file, numbers *list) {
    uint64_t number = 0;
    unsigned long row = 1;
    int digits = 0, c;
    while ((c = getc(file)) != EOF || digits) {
        if (c >= '0' && c <= '9') {
            const unsigned digit = (unsigned)(c - '0');
            if (number > (UINT64_MAX - digit) / 10) return complain(row, "a number of 2^64 or more", -1);
            number = number * 10 + digit;
            digits = 1;
        } else if (c == '\n' || c == EOF) {
            if (!digits) return complain(row, "no number", -1);
            if (!append(list, number)) return complain(row, "out of memory", -1);
            number = 0;
            digits = 0;
            row++;
        } else
            return complain(row, "not a decimal digit: the byte", c);
    }
    if (ferror(file)) perror("filesizes: standard input");
    return !ferror(file);
}

static int compare(const void *a, const void *b) {
    uint64_t left = *(const uint64_t *)a, right = *(const uint64_t *)b;
    return (left > right) - (left < right);
}

static gpusort_result sort_on_gpu(gpusort_context *context, uint64_t *keys, size_t count, gpusort_timings *timings) {
    gpusort_host_args args = {0};
    args.keys = keys;
    args.count = count;
    args.key_type = GPUSORT_U64;
    args.timings = timings;
    return gpusort_sort(context, &args);
}

/* The first sort of a kind compiles its pipelines: it goes to a copy, so that the second shows what a sort costs. */
static gpusort_result report_gpu(numbers *list, uint64_t *copy, double *gpu_ms, int *is_cpu) {
    gpusort_desc desc = {0};
    gpusort_timings timings = {0};
    gpusort_context *context;
    gpusort_info info;
    double start = now_ms(), ready;
    gpusort_result result;

    desc.logger.func = gpusort_log_stderr;
    result = gpusort_create(&desc, &context);
    if (result == GPUSORT_OK) result = sort_on_gpu(context, copy, list->count, NULL);
    ready = now_ms();
    if (result == GPUSORT_OK) result = sort_on_gpu(context, list->items, list->count, &timings);
    if (result == GPUSORT_OK) {
        gpusort_get_info(context, &info);
        *gpu_ms = timings.total_ms;
        *is_cpu = info.device_type == GPUSORT_DEVICE_CPU;
        fprintf(stderr, "device    %s%s\ncount     %lu numbers\n", info.device_name,
                *is_cpu ? " (the \"GPU\" is the CPU)" : "", (unsigned long)list->count);
        fprintf(stderr, "GPU       upload %.3f ms, sort %.3f ms, download %.3f ms, in all %.3f ms\n",
                timings.upload_ms, timings.sort_ms, timings.download_ms, timings.total_ms);
        fprintf(stderr, "          (once before: device, pipelines and a first sort %.0f ms)\n", ready - start);
    }
    gpusort_destroy(context);
    return result;
}

static void report_qsort(double ms, double gpu_ms, int is_cpu) {
    fprintf(stderr, "qsort     %.3f ms\n", ms);
    if (ms < gpu_ms)
        fprintf(stderr, "          qsort is faster here: %s\n",
                is_cpu ? "the \"GPU\" is the CPU, which emulates a GPU's threads. Run this where there is a GPU."
                       : "the way to the GPU and back takes longer than so small a sort.");
}

static int run(numbers *list) {
    size_t bytes = list->count * sizeof *list->items;
    uint64_t *expected = (uint64_t *)malloc(bytes ? bytes : 1), *copy = (uint64_t *)malloc(bytes ? bytes : 1);
    gpusort_result result = expected && copy ? GPUSORT_OK : GPUSORT_ERROR_OUT_OF_HOST_MEMORY;
    double gpu_ms = 0;
    int is_cpu = 0;

    if (result == GPUSORT_OK) {
        if (bytes) memcpy(expected, list->items, bytes);
        if (bytes) memcpy(copy, list->items, bytes);
        result = report_gpu(list, copy, &gpu_ms, &is_cpu);
    }
    if (result != GPUSORT_OK) {
        fprintf(stderr, "filesizes: %s\n", gpusort_result_string(result));
    } else {
        double start = now_ms();
        if (bytes) qsort(expected, list->count, sizeof *expected, compare);
        report_qsort(now_ms() - start, gpu_ms, is_cpu);
        if (bytes && memcmp(expected, list->items, bytes) != 0) {
            fprintf(stderr, "filesizes: GPU and qsort() disagree\n");
            result = GPUSORT_ERROR_VULKAN;
        }
    }
    free(expected);
    free(copy);
    return result == GPUSORT_OK;
}

static int write_numbers(const numbers *list) {
    int ok = 1;
    for (size_t i = 0; ok && i < list->count; i++) ok = printf("%llu\n", (unsigned long long)list->items[i]) > 0;
    if (ok && fflush(stdout) == 0) return 1;
    perror("filesizes: standard output");
    return 0;
}

int main(void) {
    numbers list = {0};
    int ok = read_numbers(stdin, &list) && run(&list) && write_numbers(&list);
    free(list.items);
    return ok ? EXIT_SUCCESS : EXIT_FAILURE;
}
