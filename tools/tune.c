/* Tries workgroup shapes on one Vulkan device and prints a function and a line to paste into gpusort.h, before and at the
 * head of gpusorti_tuning_rows. What it does not measure is taken from the row in use: variants, histogram and merge
 * shapes, limits of loops.
 *
 *   cc -O2 -I. tools/tune.c -ldl -o tune
 *   ./tune --queue compute
 *
 * Every shape sorts the same uniform random keys, is checked, and counts with its median. A shape that the device or
 * gpusort refuses is left out. */
#define _POSIX_C_SOURCE 199309L
#include "bench_gpu.h"

#include <stddef.h>

static const char usage[] =
    "tune: finds the fastest workgroup shapes of one Vulkan device; every result is checked\n"
    "  --queue NAME         compute (a family without graphics where there is one; default) or graphics\n"
    "  --kinds LIST         of onesweep:TYPE, TYPE u32 (2^25 keys and more), u32+u32, u32+u64, u64, u64+u32 or u64+u64,\n"
    "                       medium:u32 (fewer), css:u32, tile:u32 and odd-even:u32 (default all)\n"
    "  --workgroups LIST    invocations (default 64,128,256,512,1024)\n"
    "  --items LIST         keys an invocation (default 4,6,8,10,12,14,15,16,18,20,22,24)\n"
    "  --radix LIST         bits a digit of css (default those of the row in use)\n"
    "  --count N            2^26, or 2^18 on a CPU\n"
    "  --switch-over        also time small counts by every algorithm, for the count up to which GPUSORT_AUTO merges\n"
    "  --quick              one shape, 2^14 keys, one repetition: does it work?\n"
    "  --device NAME  --repetitions N (7)  --warm-up SECONDS (0.5)  --enable MASK  --statistics  --csv FILE\n";

typedef struct tune_kind {
    const char *name;
    gpusort_algorithm algorithm;
    const char *type;
    size_t shape;         /* where in a row its shape stands */
    size_t staged;        /* and where the one that serves in its place, if its size is not 0 */
    uint64_t least, most; /* keys that go by this shape; 0: any */
} tune_kind;

#define TUNE_AT(member) offsetof(gpusorti_tuning, member)
enum { TUNE_GREAT, TUNE_MEDIUM, TUNE_CSS }; /* u32 keys alone by each algorithm */
static const tune_kind kinds[] = {
    {"onesweep:u32", GPUSORT_ONESWEEP, "u32", TUNE_AT(onesweep[0][0]), 0, 1 << 25, 0},
    {"medium:u32", GPUSORT_ONESWEEP, "u32", TUNE_AT(onesweep_medium), 0, 0, 1 << 24},
    {"css:u32", GPUSORT_COUNT_SCAN_SCATTER, "u32", TUNE_AT(scatter), 0, 0, 0},
    {"onesweep:u32+u32", GPUSORT_ONESWEEP, "u32+u32", TUNE_AT(onesweep[0][1]), TUNE_AT(staged[0][0][1]), 1 << 21, 0},
    {"medium:u32+u32", GPUSORT_ONESWEEP, "u32+u32", TUNE_AT(onesweep[0][1]), TUNE_AT(staged_medium), 0, 1 << 20},
    {"onesweep:u32+u64", GPUSORT_ONESWEEP, "u32+u64", TUNE_AT(onesweep[0][2]), 0, 0, 0},
    {"onesweep:u64", GPUSORT_ONESWEEP, "u64", TUNE_AT(onesweep[1][0]), TUNE_AT(staged[0][1][0]), 0, 0},
    {"onesweep:u64+u32", GPUSORT_ONESWEEP, "u64+u32", TUNE_AT(onesweep[1][1]), TUNE_AT(staged[0][1][1]), 0, 0},
    {"onesweep:u64+u64", GPUSORT_ONESWEEP, "u64+u64", TUNE_AT(onesweep[1][2]), 0, 0, 0},
    {"tile:u32", GPUSORT_AUTO, "u32", TUNE_AT(tile), 0, 0, 1 << 12},
    {"odd-even:u32", GPUSORT_ODD_EVEN_MERGE, "u32", TUNE_AT(exchange), 0, 0, 0},
};
enum { KINDS = sizeof kinds / sizeof kinds[0] };

typedef struct tune_shape {
    uint32_t radix_bits, workgroup_size, items;
    uint64_t count;
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

/* Median ms of a case; 0 where refused or wrong, and then *note says why. */
static double time_case(bench_gpu *gpu, gpusort_context *context, bench_needs *needs, const bench_case *c,
                        bench_measure *measure, const char **note) {
    memset(measure, 0, sizeof *measure);
    *note = bench_prepare(gpu, context, c, needs);
    if (!*note) {
        bench_reserve(gpu, needs);
        *note = bench_run(gpu, context, c, measure);
    }
    return *note ? 0 : measure->median_ms;
}

static void time_shape(bench_gpu *gpu, bench_needs *needs, const bench_case *c, tune_shape *shape, FILE *csv) {
    gpusort_context *context = NULL;
    gpusort_desc desc = bench_desc(gpu);
    gpusorti_overrides forced = {0};
    bench_measure measure;
    char algorithm[48];
    const char *note;
    desc.radix_bits = shape->radix_bits;
    forced.workgroup_size = shape->workgroup_size;
    forced.items = shape->items;
    desc.overrides = &forced;
    desc.logger.func = NULL;
    if (gpusort_create(&desc, &context) != GPUSORT_OK) return;
    shape->ms = time_case(gpu, context, needs, c, &measure, &note);
    bench_algorithm_name(c, algorithm, sizeof algorithm);
    snprintf(algorithm + strlen(algorithm), sizeof algorithm - strlen(algorithm), " %ux%u", shape->workgroup_size,
             shape->items);
    bench_print(csv, &gpu->source, gpu->queue_name, algorithm, c, &measure, 0, note ? note : "ok");
    gpusort_destroy(context);
}

/* Networks take powers of two, one-sweep a digit's bits as they fit. */
static tune_shape best_shape(bench_gpu *gpu, bench_needs *needs, const tune_command *command, const tune_kind *kind,
                             FILE *csv) {
    const int network = kind->algorithm == GPUSORT_AUTO || kind->algorithm == GPUSORT_ODD_EVEN_MERGE;
    const int digits = kind->algorithm == GPUSORT_COUNT_SCAN_SCATTER;
    tune_shape best;
    memset(&best, 0, sizeof best);
    best.count = kind->most && command->count > kind->most ? kind->most : command->count;
    if (best.count < kind->least) return best;
    for (uint32_t r = 0; r < (digits ? command->radix_bits.n : 1); r++)
        for (uint32_t w = 0; w < command->workgroups.n; w++)
            for (uint32_t i = 0; i < command->items.n; i++) {
                tune_shape shape = best;
                bench_case c = case_of(kind, best.count, digits ? command->radix_bits.values[r] : 0);
                shape.radix_bits = c.radix_bits;
                shape.workgroup_size = command->workgroups.values[w];
                shape.items = command->items.values[i];
                shape.ms = 0;
                if (network && (shape.items & (shape.items - 1))) continue;
                time_shape(gpu, needs, &c, &shape, csv);
                if (shape.ms > 0 && (best.ms == 0 || shape.ms < best.ms)) best = shape;
            }
    return best;
}

enum { TUNE_FIRST = 8, TUNE_LAST = 24 }; /* log2 of the counts in a switch-over */

/* The greatest count, at most small_count, up to which AUTO is faster than passes: small_count where it always is. By log2 of
 * the count below `end`, then by the algorithm, of which `large` are the passes. */
static uint32_t greatest_small(double ms[TUNE_LAST][3], uint32_t end, uint32_t large, uint32_t small_count) {
    uint32_t most = small_count;
    for (uint32_t e = end; e-- > TUNE_FIRST;) {
        if (1u << e > small_count) continue;
        if (ms[e][large] == 0 || ms[e][0] <= ms[e][large]) break;
        most = 1u << (e - 1);
    }
    return most;
}

/* Prints times in us by count, one column an algorithm, and sets up to which counts sorts are small. */
static void switch_over(bench_gpu *gpu, bench_needs *needs, gpusorti_tuning *row, gpusort_context *context, uint64_t last) {
    static const gpusort_algorithm algorithms[] = {GPUSORT_AUTO, GPUSORT_COUNT_SCAN_SCATTER, GPUSORT_ONESWEEP};
    const uint32_t large = row->large == GPUSORT_ONESWEEP ? 2 : 1;
    double ms[2][TUNE_LAST][3];
    uint32_t end = TUNE_FIRST;
    while (end < TUNE_LAST && (uint64_t)1 << end <= last) end++;
    for (uint32_t pairs = 0; pairs < 2; pairs++)
        for (uint32_t e = TUNE_FIRST; e < end; e++)
            for (uint32_t a = 0; a < 3; a++) {
                tune_kind kind = {.algorithm = algorithms[a], .type = pairs ? "u32+u32" : "u32"};
                bench_case c = case_of(&kind, (uint64_t)1 << e, 0);
                bench_measure measure;
                const char *note;
                ms[pairs][e][a] = time_case(gpu, context, needs, &c, &measure, &note);
            }
    printf("\nmicroseconds%10s%27s%33s\n%10s", "", "u32 keys", "u32+u32", "count");
    for (uint32_t i = 0; i < 6; i++) printf("%11s", bench_algorithms[algorithms[i % 3]]);
    for (uint32_t e = TUNE_FIRST; e < end; e++) {
        printf("\n%10u", 1u << e);
        for (uint32_t i = 0; i < 6; i++) printf(" %10.1f", 1e3 * ms[i / 3][e][i % 3]);
    }
    puts("");
    row->small_pairs = greatest_small(ms[1], end, large, row->small_pairs ? row->small_pairs : row->small_count);
    row->small_count = greatest_small(ms[0], end, large, row->small_count);
}

/* ---- the row ---- */

static double keys_a_ms(const tune_shape *shape) { return shape->ms > 0 ? (double)shape->count / shape->ms : 0; }

/* Puts in what was measured. Where one-sweep's kernel scatters for css too, css measured no shape of its own. */
static void fill_row(gpusorti_tuning *row, const tune_shape *best) {
    const int scanned = row->large == GPUSORT_ONESWEEP;
    const tune_shape *onesweep = best[TUNE_GREAT].ms > 0 ? &best[TUNE_GREAT] : &best[TUNE_MEDIUM];
    for (uint32_t k = 0; k < KINDS; k++) {
        gpusorti_shape *shape = (gpusorti_shape *)((char *)row + kinds[k].shape);
        gpusorti_shape *staged = (gpusorti_shape *)((char *)row + kinds[k].staged);
        if (kinds[k].staged && staged->workgroup_size) shape = staged;
        if (best[k].ms <= 0 || (k == TUNE_CSS && scanned)) continue;
        shape->workgroup_size = best[k].workgroup_size;
        shape->items = best[k].items;
    }
    if (best[TUNE_CSS].ms <= 0) return;
    row->radix_bits = best[TUNE_CSS].radix_bits;
    if (onesweep->ms > 0)
        row->large = keys_a_ms(onesweep) > keys_a_ms(&best[TUNE_CSS]) ? GPUSORT_ONESWEEP : GPUSORT_COUNT_SCAN_SCATTER;
}

static void print_number(uint32_t x) {
    if (x >= 1024 && (x & (x - 1)) == 0)
        printf("1 << %u", gpusorti_log2(x));
    else if (x >= 1024 && x % 1024 == 0)
        printf("%u << 10", x >> 10);
    else
        printf("%u", x);
}

typedef struct tune_member {
    const char *name;
    size_t at;
} tune_member;
#define TUNE_MEMBER(member) \
    { #member, TUNE_AT(member) }

#define TUNE_LEAF_COUNTS(key, value)                                                          \
    TUNE_MEMBER(leaf_counts[key][value].from), TUNE_MEMBER(leaf_counts[key][value].two_from), \
        TUNE_MEMBER(leaf_counts[key][value].to), TUNE_MEMBER(leaf_counts[key][value].passes)

static const tune_member numbers[] = {
    TUNE_MEMBER(subgroup_size),
    TUNE_MEMBER(radix_bits),
    TUNE_MEMBER(least_elements),
    TUNE_MEMBER(prefers_addresses),
    TUNE_MEMBER(rolled),
    TUNE_MEMBER(polls),
    TUNE_MEMBER(scan_size),
    TUNE_MEMBER(stride_groups),
    TUNE_MEMBER(histogram_invocations),
    TUNE_MEMBER(multiprocessors),
    TUNE_MEMBER(small_count),
    TUNE_MEMBER(small_pairs),
    TUNE_MEMBER(merges_of_keys),
    TUNE_MEMBER(merges_of_two),
    TUNE_MEMBER(merges_of_others),
    TUNE_MEMBER(staged_keys_from),
    TUNE_MEMBER(medium_below),
    TUNE_MEMBER(medium_pairs),
    TUNE_MEMBER(planned_sizes_from),
    TUNE_MEMBER(indices_to),
    TUNE_LEAF_COUNTS(0, 0),
    TUNE_LEAF_COUNTS(0, 1),
    TUNE_LEAF_COUNTS(0, 2),
    TUNE_LEAF_COUNTS(1, 0),
    TUNE_LEAF_COUNTS(1, 1),
    TUNE_LEAF_COUNTS(1, 2),
};

/* one_sweep: the variant is that of one-sweep's passes, bits with names. */
static const struct {
    tune_member member;
    int one_sweep;
} shapes[] = {
    {TUNE_MEMBER(tile), 0},
    {TUNE_MEMBER(tiny), 0},
    {TUNE_MEMBER(segments), 0},
    {TUNE_MEMBER(select), 0},
    {TUNE_MEMBER(merge), 0},
    {TUNE_MEMBER(exchange), 0},
    {TUNE_MEMBER(scatter), 0},
    {TUNE_MEMBER(histogram[0]), 0},
    {TUNE_MEMBER(histogram[1]), 0},
    {TUNE_MEMBER(onesweep_medium), 1},
    {TUNE_MEMBER(onesweep[0][0]), 1},
    {TUNE_MEMBER(onesweep[0][1]), 1},
    {TUNE_MEMBER(onesweep[0][2]), 1},
    {TUNE_MEMBER(onesweep[1][0]), 1},
    {TUNE_MEMBER(onesweep[1][1]), 1},
    {TUNE_MEMBER(onesweep[1][2]), 1},
    {TUNE_MEMBER(chained[0][0]), 1},
    {TUNE_MEMBER(chained[0][1]), 1},
    {TUNE_MEMBER(staged_medium), 1},
    {TUNE_MEMBER(staged_bound), 1},
    {TUNE_MEMBER(medium_wide), 1},
    {TUNE_MEMBER(staged[0][0][1]), 1},
    {TUNE_MEMBER(staged[0][1][0]), 1},
    {TUNE_MEMBER(staged[0][1][1]), 1},
    {TUNE_MEMBER(staged[1][0][1]), 1},
    {TUNE_MEMBER(staged[1][1][1]), 1},
    {TUNE_MEMBER(leaf[0][0]), 0},
    {TUNE_MEMBER(leaf[0][1]), 0},
    {TUNE_MEMBER(leaf[1][0]), 0},
    {TUNE_MEMBER(leaf[1][1]), 0},
};

static void print_variant(uint32_t variant) {
    static const struct {
        uint32_t bit;
        const char *name;
    } bits[] = {{GPUSORTI_RANK_BY_ATOMICS, "GPUSORTI_RANK_BY_ATOMICS"},
                {GPUSORTI_PACKED_RANKS, "GPUSORTI_PACKED_RANKS"},
                {GPUSORTI_BY_INDEX, "GPUSORTI_BY_INDEX"}};
    const char *between = "";
    for (size_t i = 0; i < sizeof bits / sizeof bits[0]; i++)
        if (variant & bits[i].bit) {
            printf("%s%s", between, bits[i].name);
            between = " | ";
        }
    if (variant >> 12 & 15) printf("%sGPUSORTI_ROUNDS(%u)", between, 1 + (variant >> 12 & 15)), between = " | ";
    if (variant >> 16 & 15) printf("%sGPUSORTI_WINDOW(%u)", between, variant >> 16 & 15), between = " | ";
    if (variant >> 22 & 31) printf("%sGPUSORTI_GROUPS(%u)", between, variant >> 22 & 31), between = " | ";
    if (!*between) fputs("0", stdout);
}

/* The function and the line for gpusorti_tuning_rows: what differs from the default. */
static void print_row(const bench_gpu *gpu, const gpusorti_tuning_row *of, const gpusorti_tuning *row) {
    static const char *const queues[] = {"GPUSORTI_ANY_QUEUE", "GPUSORTI_COMPUTE_QUEUE", "GPUSORTI_GRAPHICS_QUEUE"};
    const gpusorti_tuning usual = gpusorti_default_tuning();
    const char *name = gpu->properties.deviceName;
    printf("/* Measured by tools/tune: %s, driver %s. */\n", name, gpu->source.driver);
    puts("static void gpusorti_tune_measured(gpusorti_tuning *row) {");
    if (row->large != usual.large)
        printf("    row->large = %s;\n",
               row->large == GPUSORT_ONESWEEP ? "GPUSORT_ONESWEEP" : "GPUSORT_COUNT_SCAN_SCATTER");
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
        const uint32_t *value = (const uint32_t *)((const char *)row + numbers[i].at);
        if (!memcmp(value, (const char *)&usual + numbers[i].at, sizeof *value)) continue;
        printf("    row->%s = ", numbers[i].name);
        print_number(*value);
        puts(";");
    }
    for (size_t i = 0; i < sizeof shapes / sizeof shapes[0]; i++) {
        const gpusorti_shape *shape = (const gpusorti_shape *)((const char *)row + shapes[i].member.at);
        if (!memcmp(shape, (const char *)&usual + shapes[i].member.at, sizeof *shape)) continue;
        printf("    row->%s = gpusorti_shape_of(%u, %u, ", shapes[i].member.name, shape->workgroup_size,
               shape->items);
        if (shapes[i].one_sweep)
            print_variant(shape->variant);
        else
            printf("%u", shape->variant);
        puts(");");
    }
    printf("}\n\n    {\"%s\", 0x%x, ", name, gpu->properties.vendorID);
    printf(of->device_type == VK_PHYSICAL_DEVICE_TYPE_CPU ? "VK_PHYSICAL_DEVICE_TYPE_CPU, " : "%u, ",
           of->device_type);
    printf("%u, %s, gpusorti_tune_measured},\n", of->subgroup_min, queues[of->queue]);
}

/* ---- command line ---- */

static tune_command parse(int argc, char **argv) {
    tune_command command;
    memset(&command, 0, sizeof command);
    command.gpu.enabled_mask = UINT32_MAX;
    command.gpu.repetitions = 7;
    command.gpu.warm_up = 0.5;
    command.queue = BENCH_COMPUTE_QUEUE;
    parse_list(&command.workgroups, "64,128,256,512,1024");
    parse_list(&command.items, "4,6,8,10,12,14,15,16,18,20,22,24");
    for (int i = 1; i < argc; i++) {
        const char *option = argv[i], *value = i + 1 < argc ? argv[i + 1] : NULL;
        if (strcmp(option, "--switch-over") == 0) {
            command.switch_over = 1;
            continue;
        }
        if (strcmp(option, "--quick") == 0) {
            command.switch_over = 1;
            command.count = 1 << 14;
            command.gpu.repetitions = 1;
            command.gpu.warm_up = 0;
            parse_list(&command.workgroups, "256");
            parse_list(&command.items, "4");
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
    gpusort_context *context;
    tune_shape best[KINDS];
    gpusorti_tuning row;
    gpusort_desc desc;
    bench_needs needs;
    bench_gpu gpu;
    memset(&needs, 0, sizeof needs);
    memset(best, 0, sizeof best);
    if (!bench_open(&gpu, &command.gpu, command.queue)) bench_die("no such queue family with timestamps");
    gpu.source.tool = "tune";
    if (command.count == 0)
        command.count = gpu.properties.deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU ? 1u << 18 : 1u << 26;
    desc = bench_desc(&gpu);
    if (gpusort_create(&desc, &context) != GPUSORT_OK) bench_die("gpusort_create failed");
    row = context->tuning;
    if (command.radix_bits.n == 0) command.radix_bits.values[command.radix_bits.n++] = row.radix_bits;
    bench_print_header();
    for (uint32_t k = 0; k < KINDS; k++)
        if (!command.any_chosen || command.chosen[k]) best[k] = best_shape(&gpu, &needs, &command, &kinds[k], csv);
    fill_row(&row, best);
    if (command.switch_over) switch_over(&gpu, &needs, &row, context, command.count);
    printf("\n%s (vendor 0x%x, device 0x%x), %s queue, row in use: %s\n", gpu.properties.deviceName,
           gpu.properties.vendorID, gpu.properties.deviceID, gpu.queue_name, context->tuning_row->name);
    for (uint32_t k = 0; k < KINDS; k++)
        if (best[k].ms > 0)
            printf("%-18s %10llu keys  %4u x %-2u  %9.4f ms  %8.3f Gkeys/s\n", kinds[k].name,
                   (unsigned long long)best[k].count, best[k].workgroup_size, best[k].items, best[k].ms,
                   keys_a_ms(&best[k]) * 1e-6);
    puts("");
    print_row(&gpu, context->tuning_row, &row);
    gpusort_destroy(context);
    bench_close(&gpu);
    if (csv) fclose(csv);
    return 0;
}
