/* Tries workgroup shapes on one Vulkan device and prints the tuning-table row to paste into gpusort.h.
 *
 *   cc -O2 -I. tools/tune.c -ldl -o tune
 *   ./tune --queue compute
 *
 * Every shape sorts the same uniform random keys, is checked, and counts with its median. A shape that the device or
 * gpusort refuses is left out. */
#define _POSIX_C_SOURCE 199309L
#include "bench_gpu.h"

static const char usage[] =
    "tune: finds the fastest workgroup shapes of one Vulkan device; every result is checked\n"
    "  --queue NAME         compute (a family without graphics where there is one; default) or graphics\n"
    "  --kinds LIST         of onesweep:u32 onesweep:u32+u32 onesweep:u64 onesweep:u64+u32, and css: (default all)\n"
    "  --workgroups LIST    invocations (default 64,128,192,256,384,512,768,1024)\n"
    "  --items LIST         keys an invocation (default 4,6,8,10,12,14,15,16,18,20,22,24)\n"
    "  --radix LIST         bits a digit (default 8; css alone has others)\n"
    "  --count N            2^26, or 2^18 on a CPU\n"
    "  --switch-over        also time small counts by every algorithm, for the counts at which GPUSORT_AUTO changes\n"
    "  --device NAME  --repetitions N (7)  --warm-up SECONDS (0.5)  --enable MASK  --statistics  --csv FILE\n";

typedef struct tune_kind {
    const char *name;
    uint32_t algorithm;
    const char *type;
} tune_kind;

static const tune_kind kinds[] = {
    {"onesweep:u32", GPUSORT_ONESWEEP, "u32"},      {"onesweep:u32+u32", GPUSORT_ONESWEEP, "u32+u32"},
    {"onesweep:u64", GPUSORT_ONESWEEP, "u64"},      {"onesweep:u64+u32", GPUSORT_ONESWEEP, "u64+u32"},
    {"css:u32", GPUSORT_COUNT_SCAN_SCATTER, "u32"}, {"css:u32+u32", GPUSORT_COUNT_SCAN_SCATTER, "u32+u32"},
    {"css:u64", GPUSORT_COUNT_SCAN_SCATTER, "u64"}, {"css:u64+u32", GPUSORT_COUNT_SCAN_SCATTER, "u64+u32"},
};
enum { KINDS = sizeof kinds / sizeof kinds[0] };

typedef struct tune_shape {
    uint32_t radix_bits, workgroup_size, items;
    double ms;
} tune_shape;

typedef struct tune_list {
    uint32_t values[BENCH_LIST_MAX], n;
} tune_list;

typedef struct tune_command {
    bench_options gpu;
    uint32_t queue;
    uint64_t count;
    int chosen[KINDS], any_chosen, switch_over;
    tune_list workgroups, items, radix_bits;
    const char *csv;
} tune_command;

static void parse_list(tune_list *list, const char *text) {
    for (list->n = 0; *text && list->n < BENCH_LIST_MAX; text += *text == ',') {
        char *end;
        list->values[list->n++] = (uint32_t)strtoul(text, &end, 10);
        if (end == text) bench_die("bad list '%s'", text);
        text = end;
    }
}

static bench_case case_of(const tune_kind *kind, uint64_t count, uint32_t radix_bits) {
    bench_sweep sweep;
    bench_case c;
    char type[16];
    memset(&sweep, 0, sizeof sweep);
    memset(&c, 0, sizeof c);
    snprintf(type, sizeof type, "%s", kind->type);
    bench_add_type(&sweep, type);
    c.count = count;
    c.type = sweep.types[0].type;
    c.value_size = sweep.types[0].value_size;
    c.algorithm = kind->algorithm;
    c.radix_bits = radix_bits;
    c.distribution.kind = BENCH_AND;
    c.distribution.parameter = 1;
    return c;
}

/* Median ms of a case by a context of this shape (zeros: the tuning table's); 0 where refused or wrong. */
static double time_shape(bench_gpu *gpu, bench_needs *needs, const bench_case *c, const tune_shape *shape,
                         FILE *csv) {
    gpusort_context *context = NULL;
    gpusort_desc desc = bench_desc(gpu);
    bench_measure measure;
    char algorithm[48];
    const char *note;
    desc.radix_bits = shape->radix_bits;
    desc.workgroup_size = shape->workgroup_size;
    desc.items = shape->items;
    desc.logger.func = NULL;
    memset(&measure, 0, sizeof measure);
    if (gpusort_create(&desc, &context) != GPUSORT_OK) return 0;
    note = bench_prepare(gpu, context, c, needs);
    if (!note) {
        bench_reserve(gpu, needs);
        note = bench_run(gpu, context, c, &measure);
    }
    if (shape->workgroup_size || note) {
        bench_algorithm_name(c, algorithm, sizeof algorithm);
        snprintf(algorithm + strlen(algorithm), sizeof algorithm - strlen(algorithm), " %ux%u", shape->workgroup_size,
                 shape->items);
        bench_print(csv, "tune", gpu->properties.deviceName, gpu->queue_name, algorithm, c, &measure, 0,
                    note ? note : "ok");
    }
    gpusort_destroy(context);
    return note ? 0 : measure.median_ms;
}

static tune_shape best_shape(bench_gpu *gpu, bench_needs *needs, const tune_command *command, const tune_kind *kind,
                             FILE *csv) {
    tune_shape best = {0, 0, 0, 0};
    for (uint32_t r = 0; r < command->radix_bits.n; r++)
        for (uint32_t w = 0; w < command->workgroups.n; w++)
            for (uint32_t i = 0; i < command->items.n; i++) {
                tune_shape shape = {command->radix_bits.values[r], command->workgroups.values[w],
                                    command->items.values[i], 0};
                bench_case c = case_of(kind, command->count, shape.radix_bits);
                shape.ms = time_shape(gpu, needs, &c, &shape, csv);
                if (shape.ms > 0 && (best.ms == 0 || shape.ms < best.ms)) best = shape;
            }
    return best;
}

/* Times in us by count, one column an algorithm. */
static void print_switch_over(bench_gpu *gpu, bench_needs *needs, uint64_t last) {
    static const tune_shape table = {0, 0, 0, 0};
    static const uint32_t algorithms[] = {GPUSORT_AUTO, GPUSORT_COUNT_SCAN_SCATTER, GPUSORT_ONESWEEP};
    double ms[2][24][3];
    for (uint32_t pairs = 0; pairs < 2; pairs++)
        for (uint32_t e = 8; e < 24 && (uint64_t)1 << e <= last; e++)
            for (uint32_t a = 0; a < 3; a++) {
                tune_kind kind = {"", algorithms[a], pairs ? "u32+u32" : "u32"};
                bench_case c = case_of(&kind, (uint64_t)1 << e, 0);
                ms[pairs][e][a] = time_shape(gpu, needs, &c, &table, NULL);
            }
    printf("\nmicroseconds%10s%27s%33s\n%10s", "", "u32 keys", "u32+u32", "count");
    for (uint32_t i = 0; i < 6; i++) printf("%11s", bench_algorithms[algorithms[i % 3]]);
    for (uint32_t e = 8; e < 24 && (uint64_t)1 << e <= last; e++) {
        printf("\n%10u", 1u << e);
        for (uint32_t i = 0; i < 6; i++) printf(" %10.1f", 1e3 * ms[i / 3][e][i % 3]);
    }
    puts("");
}

static tune_command parse(int argc, char **argv) {
    tune_command command;
    memset(&command, 0, sizeof command);
    command.gpu.enabled_mask = UINT32_MAX;
    command.gpu.repetitions = 7;
    command.gpu.warm_up = 0.5;
    command.queue = BENCH_COMPUTE_QUEUE;
    parse_list(&command.workgroups, "64,128,192,256,384,512,768,1024");
    parse_list(&command.items, "4,6,8,10,12,14,15,16,18,20,22,24");
    parse_list(&command.radix_bits, "8");
    for (int i = 1; i < argc; i++) {
        const char *option = argv[i], *value = i + 1 < argc ? argv[i + 1] : NULL;
        if (strcmp(option, "--switch-over") == 0) {
            command.switch_over = 1;
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
        } else if (strcmp(option, "--queue") == 0) {
            command.queue = strcmp(value, "graphics") == 0 ? BENCH_GRAPHICS_QUEUE : BENCH_COMPUTE_QUEUE;
        } else if (strcmp(option, "--kinds") == 0) {
            for (uint32_t k = 0; k < KINDS; k++) {
                const char *found = strstr(value, kinds[k].name);
                size_t length = strlen(kinds[k].name);
                while (found && found[length] && found[length] != ',') found = strstr(found + 1, kinds[k].name);
                command.chosen[k] = found != NULL;
                command.any_chosen |= command.chosen[k];
            }
            if (!command.any_chosen && strcmp(value, "none") != 0) bench_die("no such kinds '%s'", value);
            command.any_chosen = 1;
        } else if (strcmp(option, "--workgroups") == 0) {
            parse_list(&command.workgroups, value);
        } else if (strcmp(option, "--items") == 0) {
            parse_list(&command.items, value);
        } else if (strcmp(option, "--radix") == 0) {
            parse_list(&command.radix_bits, value);
        } else if (strcmp(option, "--count") == 0) {
            command.count = bench_parse_count(value);
        } else if (strcmp(option, "--device") == 0) {
            command.gpu.device_name = value;
        } else if (strcmp(option, "--repetitions") == 0) {
            command.gpu.repetitions = (uint32_t)strtoul(value, NULL, 10);
        } else if (strcmp(option, "--warm-up") == 0) {
            command.gpu.warm_up = strtod(value, NULL);
        } else if (strcmp(option, "--enable") == 0) {
            command.gpu.enabled_mask = (uint32_t)strtoul(value, NULL, 0);
        } else if (strcmp(option, "--csv") == 0) {
            command.csv = value;
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
    tune_command command = parse(argc, argv);
    FILE *csv = bench_csv_open(command.csv);
    tune_shape best[KINDS];
    bench_needs needs;
    bench_gpu gpu;
    memset(&needs, 0, sizeof needs);
    memset(best, 0, sizeof best);
    if (!bench_open(&gpu, &command.gpu, command.queue)) bench_die("no such queue family with timestamps");
    if (command.count == 0)
        command.count = gpu.properties.deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU ? 1u << 18 : 1u << 26;
    bench_print_header();
    for (uint32_t k = 0; k < KINDS; k++)
        if (!command.any_chosen || command.chosen[k]) best[k] = best_shape(&gpu, &needs, &command, &kinds[k], csv);
    if (command.switch_over) print_switch_over(&gpu, &needs, command.count);
    printf("\n%s (vendor 0x%x, device 0x%x), %s queue, best of %llu keys\n", gpu.properties.deviceName,
           gpu.properties.vendorID, gpu.properties.deviceID, gpu.queue_name, (unsigned long long)command.count);
    for (uint32_t k = 0; k < KINDS; k++)
        if (best[k].ms > 0)
            printf("%-18s %u bits, %4u x %-2u  %9.4f ms  %8.3f Gkeys/s\n", kinds[k].name, best[k].radix_bits,
                   best[k].workgroup_size, best[k].items, best[k].ms, (double)command.count / best[k].ms * 1e-6);
    bench_close(&gpu);
    if (csv) fclose(csv);
    return 0;
}
