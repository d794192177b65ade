/* Times what a program waits for at its start: a context and the first sort of a host array, and the preparation of a kind
 * of sort for 2^26 elements, on one thread and on eight; first the decompression of all kernels, which is a part of each.
 * Each line is a process of its own; compiled kernels that the driver keeps on disk should be out of the way:
 *
 *   cc -O2 -I. tools/measure/startup.c -o startup -ldl -lpthread
 *   __GL_SHADER_DISK_CACHE=0 MESA_SHADER_CACHE_DISABLE=1 ./startup [--kernels] [KIND COUNT|prepare|jobs]
 *
 * KIND: u32, f32+u32, ... as for bench.c; --kernels prints each compilation. Without a KIND: the usual ones. */
#define _POSIX_C_SOURCE 200809L
#define GPUSORT_IMPLEMENTATION
#include "gpusort.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { THREADS = 8, PREPARED = 1 << 26 };

static double milliseconds(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return 1e3 * (double)t.tv_sec + 1e-6 * (double)t.tv_nsec;
}

static void print_log(int level, const char *text, void *show_all) {
    if (level < 3 || *(int *)show_all) fprintf(stderr, "%s\n", text);
}

/* ---- eight threads for gpusort_desc.jobs ---- */

typedef struct batch {
    void (*job)(void *data, uint32_t i);
    void *data;
    uint32_t count, next;
    pthread_mutex_t lock;
} batch;

static void *work(void *arg) {
    batch *b = (batch *)arg;
    for (;;) {
        pthread_mutex_lock(&b->lock);
        const uint32_t i = b->next++;
        pthread_mutex_unlock(&b->lock);
        if (i >= b->count) return NULL;
        b->job(b->data, i);
    }
}

static void run_on_threads(void (*job)(void *, uint32_t), void *data, uint32_t count, void *user) {
    batch b = {job, data, count, 0, PTHREAD_MUTEX_INITIALIZER};
    pthread_t threads[THREADS];
    (void)user;
    for (int t = 0; t < THREADS; t++)
        if (pthread_create(&threads[t], NULL, work, &b) != 0) exit(1);
    for (int t = 0; t < THREADS; t++) pthread_join(threads[t], NULL);
}

/* ---- one line ---- */

/* The first time, as a program has it, and the best. */
static void time_decompression(void) {
    const gpusorti_compressed_kernel *kernels = gpusorti_compressed_kernels.kernels;
    size_t all = 0;
    double first = 0, best = 0;
    for (int k = 0; k < GPUSORTI_BUILD_COUNT; k++) all += kernels[k].words;
    for (int attempt = 0; attempt < 20; attempt++) {
        const double begun = milliseconds();
        gpusorti_decompressor decompressor;
        uint16_t *tokens = malloc(all * sizeof *tokens);
        uint32_t *words = malloc(all * sizeof *words);
        if (!tokens || !words) exit(1);
        gpusorti_start_decompressing(&decompressor, &gpusorti_compressed_kernels, tokens);
        for (int k = 0; k < GPUSORTI_BUILD_COUNT; k++)
            if (!gpusorti_decompress(&decompressor, words, kernels[k].words)) exit(1);
        free(words);
        free(tokens);
        const double took = milliseconds() - begun;
        if (attempt == 0) first = took;
        if (attempt == 0 || took < best) best = took;
    }
    printf("%d kernels, %zu words: decompressed in %.1f ms, %.1f at best\n", (int)GPUSORTI_BUILD_COUNT, all, first, best);
}

static void must(gpusort_result result, const char *what) {
    if (result == GPUSORT_OK) return;
    fprintf(stderr, "%s: %s\n", what, gpusort_result_string(result));
    exit(1);
}

static void parse_kind(const char *kind, gpusort_type *type, uint32_t *value_size) {
    static const char *const names[] = {"u32", "i32", "f32", "u64", "i64", "f64", "u16", "i16", "f16", "u8", "i8"};
    const size_t length = strcspn(kind, "+");
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++)
        if (strlen(names[i]) == length && strncmp(names[i], kind, length) == 0) {
            *type = (gpusort_type)i;
            *value_size = kind[length] == 0 ? 0 : strcmp(kind + length, "+u64") == 0 ? 8 : 4;
            return;
        }
    fprintf(stderr, "unknown kind '%s'\n", kind);
    exit(2);
}

static void time_sort(gpusort_context *context, const char *kind, size_t count, double begun, double created) {
    gpusort_host_args args = {0};
    parse_kind(kind, &args.key_type, &args.value_size);
    const size_t key_size = args.key_type >= GPUSORT_U64 && args.key_type <= GPUSORT_F64 ? 8 : 4;
    unsigned char *keys = malloc(count * key_size);
    void *values = args.value_size ? calloc(count, args.value_size) : NULL;
    if (!keys || (args.value_size && !values)) exit(1);
    uint64_t random = 1;
    for (size_t i = 0; i + 4 <= count * key_size; i += 4) {
        random = random * UINT64_C(6364136223846793005) + 1442695040888963407u;
        const uint32_t word = (uint32_t)(random >> 33);
        memcpy(keys + i, &word, 4);
    }
    const double filled = milliseconds();
    args.keys = keys;
    args.values = values;
    args.count = count;
    must(gpusort_sort(context, &args), "gpusort_sort");
    const double sorted = milliseconds();
    printf("%-8s %10zu  create %7.1f  first sort %7.1f  both %7.1f ms\n", kind, count, created - begun, sorted - filled,
           created - begun + sorted - filled);
    free(keys);
    free(values);
}

static void time_prepare(gpusort_context *context, const char *kind, const char *how) {
    gpusort_cmd_args args = {0};
    parse_kind(kind, &args.key_type, &args.value_size);
    args.count = PREPARED;
    args.flags = GPUSORT_ADDRESSABLE;
    const double begun = milliseconds();
    must(gpusort_prepare(context, &args), "gpusort_prepare");
    printf("%-8s prepare for 2^26, %s thread%s: %7.1f ms\n", kind, strcmp(how, "jobs") == 0 ? "8" : "1",
           strcmp(how, "jobs") == 0 ? "s" : "", milliseconds() - begun);
}

static void time_line(const char *kind, const char *what, int kernels) {
    gpusort_context *context;
    gpusort_desc desc = {0};
    desc.logger.func = print_log;
    desc.logger.user = &kernels;
    if (strcmp(what, "jobs") == 0) desc.jobs.run = run_on_threads;
    const double begun = milliseconds();
    must(gpusort_create(&desc, &context), "gpusort_create");
    const double created = milliseconds();
    if (strcmp(what, "jobs") == 0 || strcmp(what, "prepare") == 0)
        time_prepare(context, kind, what);
    else
        time_sort(context, kind, strtoull(what, NULL, 10), begun, created);
    gpusort_destroy(context);
}

int main(int argc, char **argv) {
    static const char *const lines[][2] = {{"u32", "8"},          {"u32", "2000000"},   {"u32+u32", "70000000"},
                                           {"f32+u32", "70000000"}, {"u32", "prepare"},   {"u32+u32", "prepare"},
                                           {"f32+u32", "prepare"},  {"u64", "prepare"},   {"u64+u32", "prepare"},
                                           {"u32", "jobs"},         {"u32+u32", "jobs"},  {"f32+u32", "jobs"},
                                           {"u64", "jobs"},         {"u64+u32", "jobs"}};
    const int kernels = argc > 1 && strcmp(argv[1], "--kernels") == 0;
    if (argc == 3 + kernels) {
        time_line(argv[1 + kernels], argv[2 + kernels], kernels);
        return 0;
    }
    time_decompression();
    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        int status = 1;
        fflush(stdout);
        const pid_t child = fork();
        if (child == 0) {
            time_line(lines[i][0], lines[i][1], kernels);
            return 0;
        }
        if (child < 0 || waitpid(child, &status, 0) < 0 || status != 0) return 1;
    }
    return 0;
}
