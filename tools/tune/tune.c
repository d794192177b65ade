/* Measures one Vulkan device for about a minute a queue family, and prints what gpusort_desc.tuning takes: one line each.
 *
 *   cc -O2 -I. tools/tune/tune.c -ldl -o tune
 *   ./tune
 *
 * It begins with the row that the device has. For every probe, a sort of uniform random keys that is checked, it tries
 * other shapes of the kernels that this sort takes, other algorithms and other thresholds, and keeps what is faster there
 * and slower in no other probe. What a device or gpusort refuses is left out. */
#define _POSIX_C_SOURCE 199309L
#include "../measure/bench_gpu.h"

#include "tune_row.h"

static const char usage[] =
    "tune: prints a line for gpusort_desc.tuning, made for one Vulkan device; every result is checked\n"
    "  --queue NAME         compute (a family without graphics), graphics, or both (default)\n"
    "  --seconds N          for each of them (default 50)\n"
    "  --quick              two probes of few keys, few trials: does it work?\n"
    "  --compare LINE       times the device's own row and the line by turns, in place of tuning\n"
    "  --device NAME  --repetitions N (11)  --enable MASK\n";

typedef struct tune_command {
    bench_options gpu;
    uint32_t queues; /* bits 1 << BENCH_COMPUTE_QUEUE .. */
    double seconds;
    int quick;
    const char *compare;
} tune_command;

/* ---- probes ---- */

static const struct {
    const char *type;
    uint32_t count;
} probes[] = {{"u32+u32", 1000000}, {"u64+u32", 1 << 24}, {"u32+u32", 1 << 24}, {"u64+u32", 1000000}, {"u32", 1 << 24},
              {"u32", 1000000},     {"u32+u32", 1 << 17}, {"u32+u64", 1 << 22}, {"u64", 1 << 22},     {"u32", 1 << 12}};
enum { PROBES = sizeof probes / sizeof probes[0], QUICK_PROBES = 2 };

typedef struct tuner {
    bench_gpu *gpu;
    bench_needs needs;
    gpusort_context *context;
    bench_case cases[PROBES];
    double ms[PROBES]; /* of the row as it is; 0: refused, or not measured yet */
    uint32_t probe_count;
    gpusorti_tuning row;
    double start, seconds;
    uint32_t trials, kept;
} tuner;

static bench_case case_of(const char *type, uint64_t count) {
    bench_sweep sweep;
    bench_case c;
    char name[16];
    memset(&sweep, 0, sizeof sweep);
    memset(&c, 0, sizeof c);
    snprintf(name, sizeof name, "%s", type);
    bench_add_type(&sweep, name);
    c.count = count;
    c.type = sweep.types[0].type;
    c.value_size = sweep.types[0].value_size;
    c.distribution.kind = BENCH_AND;
    c.distribution.parameter = 1;
    return c;
}

/* Median ms of a probe by a row; 0 where it is refused or wrong. The context keeps the pipelines of all rows. */
static double time_probe(tuner *t, uint32_t probe, const gpusorti_tuning *row) {
    const bench_case *c = &t->cases[probe];
    bench_measure measure;
    t->context->tuning = *row;
    if (bench_prepare(t->gpu, t->context, c, &t->needs)) return 0;
    bench_reserve(t->gpu, &t->needs);
    return bench_run(t->gpu, t->context, c, &measure) ? 0 : measure.median_ms;
}

/* ---- which members a probe goes by ---- */

static void add_to_hash(uint64_t *hash, const void *data, size_t size) {
    for (size_t i = 0; i < size; i++) *hash = (*hash ^ ((const unsigned char *)data)[i]) * 1099511628211u;
}

static gpusort_result hash_step(void *user, const gpusorti_plan *plan, const gpusorti_step *step) {
    (void)plan;
    add_to_hash((uint64_t *)user, &step->build, sizeof step->build);
    add_to_hash((uint64_t *)user, &step->spec, sizeof step->spec);
    add_to_hash((uint64_t *)user, &step->workgroups, sizeof step->workgroups);
    return GPUSORT_OK;
}

/* The same where a probe is sorted the same way; 0: not at all. */
static uint64_t way_of(tuner *t, uint32_t probe, const gpusorti_tuning *row) {
    const gpusort_cmd_args args = bench_cmd_args(t->gpu, &t->cases[probe]);
    uint64_t hash = 14695981039346656037u;
    gpusorti_request request;
    gpusorti_plan plan;
    t->context->tuning = *row;
    if (gpusorti_resolve(t->context, &args, 0, &request, &plan) != GPUSORT_OK) return 0;
    gpusorti_walk_steps(&plan, &args, hash_step, &hash);
    return hash;
}

/* ---- trials ---- */

static void show_progress(const tuner *t) {
    const double left = t->seconds - (bench_now() - t->start);
    fprintf(stderr, "\rtune: %s queue: %u trials, %u kept, at most %.0f s left   ", t->gpu->queue_name, t->trials, t->kept,
            left > 0 ? left : 0);
}

/* Takes the row in place of the current one if the probe is faster by it, twice, and no other probe that it changes is
 * slower. */
static void try_row(tuner *t, uint32_t probe, const gpusorti_tuning *row) {
    const gpusorti_tuning before = t->row;
    const uint64_t way = way_of(t, probe, row);
    double ms[PROBES], again;
    if (bench_now() - t->start > t->seconds || way == 0 || way == way_of(t, probe, &before)) return;
    t->trials++;
    show_progress(t);
    memcpy(ms, t->ms, sizeof ms);
    ms[probe] = time_probe(t, probe, row);
    if (ms[probe] == 0 || ms[probe] > 0.97 * t->ms[probe]) return;
    again = time_probe(t, probe, &before);
    ms[probe] = time_probe(t, probe, row);
    if (ms[probe] == 0 || ms[probe] > 0.97 * again) return;
    for (uint32_t other = 0; other < t->probe_count; other++) {
        if (other == probe || way_of(t, other, row) == way_of(t, other, &before)) continue;
        again = time_probe(t, other, &before);
        ms[other] = time_probe(t, other, row);
        if (again != 0 && (ms[other] == 0 || ms[other] > 1.01 * again)) return;
    }
    memcpy(t->ms, ms, sizeof ms);
    t->row = *row;
    t->kept++;
    show_progress(t);
}

/* Workgroups and items around those of the shape at that place of the row, if the probe goes by it. */
static void try_shapes(tuner *t, uint32_t probe, size_t at, const gpusorti_demands *demands) {
    static const uint32_t quarters[][2] = {{4, 5}, {4, 3}, {2, 8}, {8, 2}, {3, 5}, {3, 6}, {6, 3}, {4, 6}, {2, 6}, {4, 2}};
    gpusorti_tuning other = t->row;
    gpusorti_shape *shape = (gpusorti_shape *)(void *)((char *)&other + at);
    const gpusorti_shape first = *shape;
    if (first.workgroup_size == 0) return;
    for (size_t i = 0; i < sizeof quarters / sizeof quarters[0]; i++) {
        const uint32_t size = first.workgroup_size * quarters[i][0] / 4, items = first.items * quarters[i][1] / 4;
        other = t->row;
        shape->workgroup_size = size;
        shape->items = items;
        if (!gpusorti_suits(demands, shape)) continue;
        try_row(t, probe, &other);
    }
}

static void try_all_shapes(tuner *t, uint32_t probe) {
    for (size_t i = 0; i < GPUSORTI_MEMBERS; i++) {
        const struct gpusorti_member *member = &gpusorti_members[i];
        for (size_t at = 0; member->demands && at < member->size; at += sizeof(gpusorti_shape))
            try_shapes(t, probe, member->at + at, member->demands);
    }
}

/* The other algorithm for large counts. */
static void try_algorithms(tuner *t, uint32_t probe) {
    gpusorti_tuning other = t->row;
    other.large = other.large == GPUSORT_ONESWEEP ? GPUSORT_COUNT_SCAN_SCATTER : GPUSORT_ONESWEEP;
    try_row(t, probe, &other);
}

/* Counts up to which a sort is small, around the probe's. */
static void try_thresholds(tuner *t, uint32_t probe) {
    const uint32_t count = (uint32_t)t->cases[probe].count, counts[] = {count - 1, count};
    for (int i = 0; i < 2; i++) {
        gpusorti_tuning other = t->row;
        other.small_count = counts[i];
        try_row(t, probe, &other);
    }
}

/* ---- a queue family ---- */

static int open_tuner(tuner *t, bench_gpu *gpu, const tune_command *command, uint32_t queue) {
    gpusort_desc desc;
    memset(t, 0, sizeof *t);
    if (!bench_open(gpu, &command->gpu, queue)) return 0;
    gpu->source.tool = "tune";
    desc = bench_desc(gpu);
    t->gpu = gpu;
    t->seconds = command->seconds;
    t->probe_count = command->quick ? (uint32_t)QUICK_PROBES : (uint32_t)PROBES;
    if (gpusort_create(&desc, &t->context) != GPUSORT_OK) bench_die("gpusort_create failed");
    t->context->callbacks.log_ = NULL; /* shapes are refused */
    t->row = t->context->tuning;
    for (uint32_t p = 0; p < t->probe_count; p++) {
        const uint32_t less = gpu->properties.deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU ? 64 : 1;
        t->cases[p] = case_of(probes[p].type, command->quick ? 5000 : probes[p].count / less);
    }
    return 1;
}

static void close_tuner(tuner *t) {
    gpusort_destroy(t->context);
    bench_close(t->gpu);
}

/* Of two families that are one, the second is enough. Closes the other. */
static int is_wanted(tuner *t, const tune_command *command, uint32_t queue) {
    const int other = queue == BENCH_COMPUTE_QUEUE && strcmp(t->gpu->queue_name, "compute") != 0;
    if (other && command->queues >> BENCH_GRAPHICS_QUEUE & 1) {
        close_tuner(t);
        return 0;
    }
    return 1;
}

/* The line as a row of gpusorti_tuning_rows[] that only this chip by this driver has. */
static void print_table_row(const tuner *t, const char *line) {
    const gpusorti_caps *caps = &t->context->caps;
    printf("# the same for gpusorti_tuning_rows[] in src/kernels/tuning.h:\n# {\"%s\", 0x%x, 0x%x, NULL, 0, 0, %u, 0, 0, %s, \"%s\"},\n",
           caps->device_name, caps->vendor_id, caps->device_id, caps->driver_id,
           gpusorti_queue_kind(t->context) == GPUSORTI_COMPUTE_QUEUE ? "GPUSORTI_COMPUTE_QUEUE" : "GPUSORTI_GRAPHICS_QUEUE",
           line);
}

/* Prints the line, which gpusort_create() has taken. */
static void print_line(tuner *t) {
    char line[8192];
    gpusort_desc desc = bench_desc(t->gpu);
    gpusort_context *context;
    if (tune_write_row(line, sizeof line, &t->row) >= sizeof line) bench_die("the line is too long");
    desc.tuning = line;
    if (gpusort_create(&desc, &context) != GPUSORT_OK || memcmp(&context->tuning, &t->row, sizeof t->row))
        bench_die("gpusort_create does not take its own line: %s", line);
    gpusort_destroy(context);
    printf("%s\n", line);
    print_table_row(t, line);
}

static void tune_family(const tune_command *command, uint32_t queue) {
    double first[PROBES];
    bench_gpu gpu;
    tuner t;
    if (!open_tuner(&t, &gpu, command, queue)) return;
    if (!is_wanted(&t, command, queue)) return;
    t.start = bench_now();
    for (uint32_t p = 0; p < t.probe_count; p++) {
        first[p] = t.ms[p] = time_probe(&t, p, &t.row);
        show_progress(&t);
    }
    for (uint32_t p = 0; p < t.probe_count; p++) {
        if (t.ms[p] == 0) continue;
        try_algorithms(&t, p);
        try_thresholds(&t, p);
    }
    for (uint32_t p = 0; p < t.probe_count; p++)
        if (t.ms[p] != 0) try_all_shapes(&t, p);
    fprintf(stderr, "\n");
    printf("# %s (vendor 0x%x), driver %s, %s queue, subgroups of %u to %u; row in use: %s; %u trials in %.0f s\n",
           gpu.properties.deviceName, gpu.properties.vendorID, gpu.source.driver, gpu.queue_name,
           t.context->caps.subgroup_min, t.context->caps.subgroup_max, t.context->tuning_row->name, t.trials,
           bench_now() - t.start);
    for (uint32_t p = 0; p < t.probe_count; p++)
        printf("# %-8s %9llu: %9.4f ms, was %9.4f\n", probes[p].type, (unsigned long long)t.cases[p].count, t.ms[p],
               first[p]);
    print_line(&t);
    close_tuner(&t);
}

/* Least of a few medians by turns, the device's own row and the line's. */
static void compare_rows(const tune_command *command, uint32_t queue) {
    gpusorti_mistake mistake;
    bench_gpu gpu;
    tuner t;
    if (!open_tuner(&t, &gpu, command, queue)) return;
    if (!is_wanted(&t, command, queue)) return;
    gpusorti_tuning rows[2] = {t.row, gpusorti_tuning_of(command->compare, &mistake)};
    if (mistake.at) bench_die("the line cannot be read at: %s", mistake.at);
    gpusorti_scale_tuning(&rows[1], t.context->caps.multiprocessors);
    for (uint32_t p = 0; p < t.probe_count; p++) {
        double least[2] = {1e9, 1e9};
        for (int i = 0; i < 10; i++) {
            const double ms = time_probe(&t, p, &rows[i % 2]);
            if (ms < least[i % 2]) least[i % 2] = ms;
        }
        printf("%-8s %-8s %9llu: table %9.4f ms, line %9.4f ms, %.3f\n", gpu.queue_name, probes[p].type,
               (unsigned long long)t.cases[p].count, least[0], least[1], least[1] / least[0]);
    }
    close_tuner(&t);
}

/* ---- command line ---- */

static tune_command parse(int argc, char **argv) {
    tune_command command;
    memset(&command, 0, sizeof command);
    command.gpu.enabled_mask = UINT32_MAX;
    command.gpu.repetitions = 11;
    command.gpu.warm_up = 0.5;
    command.queues = 1u << BENCH_COMPUTE_QUEUE | 1u << BENCH_GRAPHICS_QUEUE;
    command.seconds = 50;
    for (int i = 1; i < argc; i++) {
        const char *option = argv[i], *value = i + 1 < argc ? argv[i + 1] : NULL;
        if (strcmp(option, "--quick") == 0) {
            command.quick = 1;
            command.gpu.repetitions = 1;
            command.gpu.warm_up = 0;
            continue;
        }
        i++;
        if (!value) {
            fputs(usage, stderr);
            exit(2);
        } else if (strcmp(option, "--queue") == 0) {
            if (strcmp(value, "both") != 0)
                command.queues = 1u << (strcmp(value, "graphics") == 0 ? BENCH_GRAPHICS_QUEUE : BENCH_COMPUTE_QUEUE);
        } else if (strcmp(option, "--seconds") == 0) {
            command.seconds = strtod(value, NULL);
        } else if (strcmp(option, "--compare") == 0) {
            command.compare = value;
        } else if (strcmp(option, "--device") == 0) {
            command.gpu.device_name = value;
        } else if (strcmp(option, "--repetitions") == 0) {
            command.gpu.repetitions = (uint32_t)strtoul(value, NULL, 10);
        } else if (strcmp(option, "--enable") == 0) {
            command.gpu.enabled_mask = (uint32_t)strtoul(value, NULL, 0);
        } else {
            fputs(usage, stderr);
            exit(2);
        }
    }
    if (command.gpu.repetitions == 0 || command.gpu.repetitions > BENCH_MAX_REPETITIONS)
        bench_die("--repetitions wants 1 to %d", BENCH_MAX_REPETITIONS);
    return command;
}

int main(int argc, char **argv) {
    const tune_command command = parse(argc, argv);
    for (uint32_t queue = 0; queue < 32; queue++) {
        if (!(command.queues >> queue & 1)) continue;
        if (command.compare)
            compare_rows(&command, queue);
        else
            tune_family(&command, queue);
    }
    return 0;
}
