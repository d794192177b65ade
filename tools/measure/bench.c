/* Times gpusort on one Vulkan device and checks every result.
 *
 *   cc -O2 -I. tools/measure/bench.c -ldl -lpthread -o bench
 *   ./bench --types u32,u32+u32 --counts 2^10..2^28:2 --csv bench.csv
 *
 * Times are GPU timestamps around the sort alone. Each repetition is a submission of its own with one sort (--submission:
 * more, the last of which is timed), before which a compute kernel restores the input; the host waits behind each. With --host they are wall times of gpusort_sort(), on
 * gpusort's own device. */
#define _POSIX_C_SOURCE 199309L
#include "bench_gpu.h"
#include "bench_host.h"

#include <pthread.h>
#include <stdatomic.h>

static const char usage[] =
    "bench: times gpusort on one Vulkan device; every result is checked on the GPU\n"
    "  --counts LIST         1000, 2^20, 10^6, 2^14..2^28, 2^14..2^28:2 (default 2^10..2^28:2)\n"
    "  --types LIST          u32 i32 f32 u64 i64 f64 u16 i16 f16 u8 i8 bf16; pairs u32+u32, u32+u64, u32+16 (bytes)\n"
    "  --order LIST          ascending, descending\n"
    "  --distributions LIST  random, andK (AND of K draws), bitsK (below 2^K), sorted, reversed, constant, nearly;\n"
    "                        what programs sort: unit normal depth frame (f32, f64), morton ids zipf sawtooth bucket half\n"
    "                        runs top odd (unsigned), splat timestamps draw (u64); of other fields: stars energies (f32,\n"
    "                        f64), orders cities postings prices addresses (unsigned), edges mesh kmers words requests\n"
    "                        (u64); tools/measure/distributions.txt describes them\n"
    "  --algorithms LIST     auto, css (count/scan/scatter), onesweep, merge (odd-even)\n"
    "  --radix LIST          bits a digit: 2, 4, 8\n"
    "  --flags LIST          keep, discard, indices, any (order), count (read from a buffer), structs (keys at byte 12),\n"
    "                        hand (the same by an argsort of keys taken out, and a gather), out (to arrays of their own),\n"
    "                        overwrite (out, and the input serves as second copy)\n"
    "  --segments LIST       whole, rowsN, uptoN (random lengths), powerN (power law in 2^N), emptyN (2^N and a full one)\n"
    "  --limits LIST         the first so many of each segment alone\n"
    "  --window FIRST:COUNT  sort by these bits only\n"
    "  --queue LIST          compute (a family without graphics where there is one; default), graphics; a preset's\n"
    "                        cases for other queues are left out\n"
    "  --preset NAME         must (all that is promised on an H200), quick, workloads (what programs sort), fields\n"
    "                        (keys of other fields), counts (uniform keys), segments, topk, structs, tiny (for CPU\n"
    "                        drivers), mechanisms (the workloads at three counts, for --without), peers (what other\n"
    "                        sorts for Vulkan can do)\n"
    "  --device NAME         a part of the device's name\n"
    "  --repetitions N       the median of N (default 15); four times as many for counts up to 2^20\n"
    "  --submission N        measure the N-th sort of a submission, which finds its kernels in the caches (default 1: as\n"
    "                        an engine's frames have it, and all figures of the pages)\n"
    "  --warm-up SECONDS     before the first case and after a pause (default 0.5); before others 0.05 at most\n"
    "  --enable MASK         of the optional device features that gpusort uses (default all)\n"
    "  --workgroup N, --items N   the tile's shape, in place of the tuning table's\n"
    "  --tuning TEXT         gpusort_desc.tuning: a row in place of that of the tuning table\n"
    "  --without MECHANISM   of the tuning row: buckets, leaves, staged, medium, sizes, indices, atomics, all;\n"
    "                        nothing: to compare with\n"
    "  --check-every         check every repetition, not the last alone\n"
    "  --host LIST           host arrays of u32 keys, wall time of gpusort_sort(): any, mapped, pages, ring:\n"
    "                        the way that is tried first\n"
    "  --chunk BYTES         of the pieces in which host arrays are moved\n"
    "  --threads N           that gpusort_desc.jobs lends for --host (default 0: none)\n"
    "  --explain             print what gpusort_explain() says of each case, and measure none\n"
    "  --statistics          print registers and shared memory of each pipeline\n"
    "  --csv FILE\n";

/* What can be switched off, to see what it gains: docs/TUNING.md says what each does. */
static const struct mechanism {
    const char *name, *members; /* of the row, that replace its own */
    uint32_t variants;          /* bits that shapes of passes lose */
} mechanisms[] = {
    {"nothing", "", 0}, /* to compare with */
    {"buckets", "small_count=0", 0},
    {"leaves", "leaves_to=0,0,0,0,0,0", 0},
    {"staged", "staged=0x0 staged_medium=0x0", 0},
    {"medium", "medium=0x0,0x0,0x0,0x0,0x0,0x0 staged_medium=0x0", 0},
    {"sizes", "skipped_sizes_from=0", 0},
    {"indices", "indices_to=0", 0},
    {"atomics", "", GPUSORTI_VARIANT_RANK_BY_ATOMICS},
    {"all",
     "small_count=0 leaves_to=0,0,0,0,0,0 medium=0x0,0x0,0x0,0x0,0x0,0x0 staged=0x0 staged_medium=0x0 "
     "skipped_sizes_from=0 indices_to=0",
     GPUSORTI_VARIANT_RANK_BY_ATOMICS},
};
enum { MECHANISMS = sizeof mechanisms / sizeof mechanisms[0] };

typedef struct bench_command {
    bench_options gpu;
    const struct mechanism *without; /* or NULL */
    bench_list list;
    const char *csv, *host;
    uint32_t workgroup_size, items, chunk, threads;
} bench_command;

enum { CONTEXTS_MAX = 8 };

typedef struct bench_contexts { /* one a radix */
    gpusort_context *contexts[CONTEXTS_MAX];
    uint32_t radix_bits[CONTEXTS_MAX];
    int n;
} bench_contexts;

static void switch_off(const struct mechanism *mechanism, gpusorti_tuning *row) {
    if (gpusorti_read_tuning(mechanism->members, row).at) bench_die("%s: not members of a row", mechanism->name);
    for (int keys = 0; keys < 2; keys++)
        for (int values = 0; values < 3; values++) {
            row->medium[keys][values].variant &= ~mechanism->variants;
            row->onesweep[keys][values].variant &= ~mechanism->variants;
            row->chained[keys][values].variant &= ~mechanism->variants;
        }
}

static gpusort_context *context_for(bench_contexts *all, bench_gpu *gpu, const bench_command *command,
                                    uint32_t radix_bits) {
    for (int i = 0; i < all->n; i++)
        if (all->radix_bits[i] == radix_bits) return all->contexts[i];
    if (all->n == CONTEXTS_MAX) bench_die("too many radix sizes");
    gpusort_desc desc = bench_desc(gpu);
    desc.radix_bits = radix_bits;
    const gpusorti_overrides forced = {.workgroup_size = command->workgroup_size, .items = command->items};
    desc.overrides = &forced;
    gpusort_result result = gpusort_create(&desc, &all->contexts[all->n]);
    if (result != GPUSORT_OK) bench_die("gpusort_create: %s", gpusort_result_string(result));
    if (command->without) switch_off(command->without, &all->contexts[all->n]->tuning);
    all->radix_bits[all->n] = radix_bits;
    return all->contexts[all->n++];
}

static uint64_t scratch_size(bench_gpu *gpu, const gpusort_context *context, const bench_case *c) {
    gpusort_cmd_args args = bench_cmd_args(gpu, c);
    gpusort_memory scratch;
    memset(&scratch, 0, sizeof scratch);
    gpusort_scratch(context, &args, &scratch);
    return scratch.size;
}

/* Names what --without switches off ("-leaves"), what --enable forbids: addresses ("+bound"), and pipeline robustness as
 * well ("+checked"), and which sort of a submission is timed if that is not the first ("+sort2"). */
static void add_conditions(char *algorithm, size_t size, const bench_command *command) {
    const uint32_t mask = command->gpu.enabled_mask;
    const char *binding = mask & GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS  ? ""
                          : mask & GPUSORT_ENABLED_PIPELINE_ROBUSTNESS ? "+bound"
                                                                       : "+checked";
    const size_t length = strlen(algorithm);
    snprintf(algorithm + length, size - length, "%s%s%s", command->without ? "-" : "",
             command->without ? command->without->name : "", binding);
    if (command->gpu.submission > 1) {
        const size_t end = strlen(algorithm);
        snprintf(algorithm + end, size - end, "+sort%u", command->gpu.submission);
    }
}

/* All cases of one queue family; the number of failed ones. Everything is compiled and allocated before the first. */
/* refused: of each case why it is not measured, or NULL. Returns the number of failures. */
static int measure_cases(const bench_command *command, uint32_t queue, bench_gpu *gpu, bench_contexts *contexts,
                         const char *const *refused, FILE *csv) {
    const bench_list *list = &command->list;
    int failures = 0;
    printf("%s, driver %s, %s queue family %u, enabled 0x%x\n", gpu->source.device, gpu->source.driver, gpu->queue_name,
           gpu->queue_family, gpu->enabled);
    bench_print_header();
    for (size_t i = 0; i < list->n; i++) {
        const bench_case *c = &list->cases[i];
        const char *note = refused[i];
        char algorithm[64];
        double scratch = 0;
        bench_measure measure;
        memset(&measure, 0, sizeof measure);
        if (!(list->queues[i] & queue)) continue;
        bench_algorithm_name(c, algorithm, sizeof algorithm);
        add_conditions(algorithm, sizeof algorithm, command);
        if (!note) {
            gpusort_context *context = context_for(contexts, gpu, command, c->radix_bits);
            gpu->options.repetitions = command->gpu.repetitions * (c->count <= 1 << 20 ? 4 : 1);
            scratch = (double)scratch_size(gpu, context, c) / (double)c->count;
            note = bench_run(gpu, context, c, &measure);
            failures += note != NULL;
        }
        bench_print(csv, &gpu->source, gpu->queue_name, algorithm, c, &measure, scratch, note ? note : "ok");
    }
    return failures;
}

static int run_queue(const bench_command *command, uint32_t queue, FILE *csv) {
    const bench_list *list = &command->list;
    const char **refused = (const char **)calloc(list->n, sizeof *refused);
    bench_contexts contexts;
    bench_needs needs;
    bench_gpu gpu;
    int failures = 0;
    memset(&contexts, 0, sizeof contexts);
    memset(&needs, 0, sizeof needs);
    if (!refused) bench_die("out of memory");
    if (!bench_open(&gpu, &command->gpu, queue)) {
        puts("no such queue family with timestamps on this device");
        free(refused);
        return 0;
    }
    for (size_t i = 0; i < list->n; i++) {
        const bench_case *c = &list->cases[i];
        if (list->queues[i] & queue)
            refused[i] = bench_prepare(&gpu, context_for(&contexts, &gpu, command, c->radix_bits), c, &needs);
    }
    if (!command->gpu.explain) {
        bench_reserve(&gpu, &needs);
        failures = measure_cases(command, queue, &gpu, &contexts, refused, csv);
    }
    for (int i = 0; i < contexts.n; i++) gpusort_destroy(contexts.contexts[i]);
    bench_close(&gpu);
    free(refused);
    return failures;
}

/* ---- host arrays ---- */

/* Threads that wait for work without sleeping, for gpusort_desc.jobs. */
typedef struct host_pool {
    void (*job)(void *data, uint32_t i);
    void *data;
    uint32_t count, threads;
    atomic_uint round, next, ended; /* ended: threads that have no more jobs in this round */
    atomic_int closing;
    pthread_t list[64];
} host_pool;

static void run_pool_jobs(host_pool *pool) {
    for (uint32_t i = atomic_fetch_add(&pool->next, 1); i < pool->count; i = atomic_fetch_add(&pool->next, 1))
        pool->job(pool->data, i);
}

static void *pool_thread(void *arg) {
    host_pool *pool = (host_pool *)arg;
    for (uint32_t round = 0;; round++) {
        while (atomic_load(&pool->round) == round)
            if (atomic_load(&pool->closing)) return NULL;
        run_pool_jobs(pool);
        atomic_fetch_add(&pool->ended, 1);
    }
}

static void run_on_pool(void (*job)(void *, uint32_t), void *data, uint32_t count, void *user) {
    host_pool *pool = (host_pool *)user;
    pool->job = job;
    pool->data = data;
    pool->count = count;
    atomic_store(&pool->next, 0);
    atomic_store(&pool->ended, 0);
    atomic_fetch_add(&pool->round, 1);
    run_pool_jobs(pool);
    while (atomic_load(&pool->ended) < pool->threads) {}
}

static void open_pool(host_pool *pool, uint32_t threads) {
    memset(pool, 0, sizeof *pool);
    for (; pool->threads < threads && pool->threads < 64; pool->threads++)
        if (pthread_create(&pool->list[pool->threads], NULL, pool_thread, pool) != 0) bench_die("no thread");
}

static void close_pool(host_pool *pool) {
    atomic_store(&pool->closing, 1);
    for (uint32_t i = 0; i < pool->threads; i++) pthread_join(pool->list[i], NULL);
}

typedef struct host_bench {
    const bench_command *command;
    const bench_case *c;
    const uint32_t *before;
    uint32_t *keys;
    FILE *csv;
    int failures;
} host_bench;

static uint32_t host_way(const char *name) {
    static const char *const names[] = {"any", "mapped", "pages", "ring"}; /* as gpusorti_way */
    return bench_find(name, names, sizeof names / sizeof names[0], "way");
}

/* What lasts is measured, not the merges that come first. A device that cannot record has none of these. */
static void prepare_host(gpusort_context *context, uint64_t count) {
    gpusort_cmd_args args;
    memset(&args, 0, sizeof args);
    args.count = count;
    args.flags = GPUSORT_ADDRESSABLE;
    (void)gpusort_prepare(context, &args);
}

/* Of gpusort's own device. */
static bench_source source_of(const char *device_name) {
    const bench_options options = {.device_name = device_name};
    bench_gpu gpu;
    bench_find_device(&gpu, &options);
    vkDestroyInstance(gpu.instance, NULL);
    return gpu.source;
}

/* One way. The first calls compile and allocate; the keys are restored before each one. */
static void run_host_way(void *user, const char *way) {
    host_bench *bench = (host_bench *)user;
    const bench_command *command = bench->command;
    const gpusorti_overrides forced = {.workgroup_size = command->workgroup_size,
                                       .items = command->items,
                                       .host_way = host_way(way),
                                       .host_piece = command->chunk};
    const uint32_t repetitions = bench_host_repetitions(bench->c->count, command->gpu.repetitions), first = 2;
    double *times = (double *)malloc(repetitions * sizeof *times), *sorted = (double *)malloc(repetitions * sizeof *times);
    gpusort_timings *parts = (gpusort_timings *)calloc(repetitions, sizeof *parts);
    gpusort_context *context = NULL;
    gpusort_host_args args;
    gpusort_info info;
    gpusort_desc desc;
    bench_measure measure;
    host_pool pool;
    int ok = 1;
    memset(&desc, 0, sizeof desc);
    memset(&args, 0, sizeof args);
    if (!times || !sorted || !parts) bench_die("out of memory");
    desc.device_name = command->gpu.device_name;
    desc.tuning = command->gpu.tuning;
    desc.overrides = &forced;
    open_pool(&pool, command->threads);
    if (pool.threads) {
        desc.jobs.run = run_on_pool;
        desc.jobs.user = &pool;
    }
    gpusort_result result = gpusort_create(&desc, &context);
    if (result == GPUSORT_OK) prepare_host(context, bench->c->count);
    args.keys = bench->keys;
    args.count = (size_t)bench->c->count;
    for (uint32_t r = 0; r < first + repetitions && result == GPUSORT_OK; r++) {
        memcpy(bench->keys, bench->before, args.count * sizeof *bench->keys);
        args.timings = r < first ? NULL : &parts[r - first];
        const double start = bench_now();
        result = gpusort_sort(context, &args);
        if (r >= first) times[r - first] = (bench_now() - start) * 1e3;
        ok &= bench_host_sorted(bench->keys, bench->before, bench->c->count);
    }
    if (result != GPUSORT_OK) bench_die("gpusort_sort: %s", gpusort_result_string(result));
    gpusort_get_info(context, &info);
    memcpy(sorted, times, repetitions * sizeof *times);
    measure = bench_summarize(sorted, repetitions, ok);
    const bench_source source = source_of(info.device_name);
    bench_print(bench->csv, &source, "host", way, bench->c, &measure, 0, ok ? "ok" : "WRONG");
    for (uint32_t r = 0; r < repetitions; r++)
        if (times[r] == sorted[repetitions / 2]) {
            printf("         of which upload %.3f, sort %.3f, download %.3f ms\n", parts[r].upload_ms, parts[r].sort_ms,
                   parts[r].download_ms);
            break;
        }
    bench->failures += !ok;
    gpusort_destroy(context);
    close_pool(&pool);
    free(times), free(sorted), free(parts);
}

static int run_host(const bench_command *command, FILE *csv) {
    host_bench bench = {.command = command, .csv = csv};
    bench_print_header();
    for (size_t i = 0; i < command->list.n; i++) {
        const bench_case *c = &command->list.cases[i];
        if (!bench_host_takes(&command->list, i)) continue;
        uint32_t *before = bench_host_keys(c->count);
        bench.c = c;
        bench.before = before;
        bench.keys = (uint32_t *)malloc((size_t)c->count * sizeof *bench.keys);
        if (!bench.keys) bench_die("out of memory");
        bench_host_each(command->host, run_host_way, &bench);
        free(before), free(bench.keys);
    }
    return bench.failures;
}

/* Hexadecimal after "0x". */
static uint32_t parse_mask(const char *text) {
    char *end;
    const unsigned long mask = strtoul(text, &end, 0);
    if (end == text || *end || *text == '-') bench_die("bad mask '%s': as 5 or 0x5", text);
    return (uint32_t)mask;
}

static const struct mechanism *find_mechanism(const char *name) {
    for (int i = 0; i < MECHANISMS; i++)
        if (strcmp(mechanisms[i].name, name) == 0) return &mechanisms[i];
    bench_die("unknown mechanism '%s'", name);
    return NULL;
}

static bench_command parse(int argc, char **argv) {
    bench_command command;
    bench_sweep sweep;
    int has_sweep = 0;
    memset(&command, 0, sizeof command);
    memset(&sweep, 0, sizeof sweep);
    command.gpu.enabled_mask = UINT32_MAX;
    command.gpu.repetitions = 15;
    command.gpu.warm_up = 0.5;
    for (int i = 1; i < argc; i++) {
        const char *option = argv[i], *value = i + 1 < argc ? argv[i + 1] : NULL;
        if (strcmp(option, "--check-every") == 0) {
            command.gpu.check_every = 1;
            continue;
        }
        if (strcmp(option, "--explain") == 0) {
            command.gpu.explain = 1;
            continue;
        }
        if (strcmp(option, "--statistics") == 0) {
            command.gpu.statistics = 1;
            continue;
        }
        i++;
        if (!value) {
            fputs(usage, stderr);
            exit(2);
        } else if (strcmp(option, "--preset") == 0) {
            if (!bench_list_add_preset(&command.list, value)) bench_die("unknown preset '%s'", value);
        } else if (strcmp(option, "--device") == 0) {
            command.gpu.device_name = value;
        } else if (strcmp(option, "--repetitions") == 0) {
            command.gpu.repetitions = bench_parse_number(value, value);
        } else if (strcmp(option, "--warm-up") == 0) {
            command.gpu.warm_up = bench_parse_seconds(value);
        } else if (strcmp(option, "--submission") == 0) {
            command.gpu.submission = bench_parse_number(value, value);
        } else if (strcmp(option, "--enable") == 0) {
            command.gpu.enabled_mask = parse_mask(value);
        } else if (strcmp(option, "--workgroup") == 0) {
            command.workgroup_size = bench_parse_number(value, value);
        } else if (strcmp(option, "--items") == 0) {
            command.items = bench_parse_number(value, value);
        } else if (strcmp(option, "--tuning") == 0) {
            command.gpu.tuning = value;
        } else if (strcmp(option, "--without") == 0) {
            command.without = find_mechanism(value);
        } else if (strcmp(option, "--csv") == 0) {
            command.csv = value;
        } else if (strcmp(option, "--threads") == 0) {
            command.threads = bench_parse_number(value, value);
        } else if (strcmp(option, "--host") == 0) {
            command.host = value;
        } else if (strcmp(option, "--chunk") == 0) {
            command.chunk = bench_parse_number(value, value);
        } else if (bench_sweep_option(&sweep, option, value)) {
            has_sweep |= strcmp(option, "--queue") != 0;
        } else {
            fputs(usage, stderr);
            exit(2);
        }
    }
    if (command.gpu.repetitions == 0 || command.gpu.repetitions > BENCH_MAX_REPETITIONS / 4)
        bench_die("--repetitions wants 1 to %d", BENCH_MAX_REPETITIONS / 4);
    if (command.list.n != 0 && sweep.queues) bench_list_filter(&command.list, sweep.queues);
    if (has_sweep || command.list.n == 0) {
        bench_sweep_defaults(&sweep);
        bench_list_add_sweep(&command.list, &sweep);
    }
    return command;
}

int main(int argc, char **argv) {
    bench_command command = parse(argc, argv);
    FILE *csv = bench_csv_open(command.csv);
    uint32_t queues = 0;
    int failures = 0;
    for (size_t i = 0; i < command.list.n && !command.host; i++) queues |= command.list.queues[i];
    if (command.host) failures = run_host(&command, csv);
    for (uint32_t queue = BENCH_COMPUTE_QUEUE; queue <= BENCH_GRAPHICS_QUEUE; queue <<= 1)
        if (queues & queue) failures += run_queue(&command, queue, csv);
    if (csv) fclose(csv);
    free(command.list.cases);
    free(command.list.queues);
    return failures != 0;
}
