/* How much scratch each kind of sort takes, by gpusort_scratch() on devices of the null driver (null.h): the manual's table.
 *   scratch --table     prints it; tools/header/scratch.sh puts it into src/face/manual.h */
#include "harness.h"
#include "null.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- devices ---- */

enum { BIG, SMALL, DEVICES };

/* An H200, and the least that Vulkan 1.1 allows, without any optional feature. */
static null_profile profile_of(int device) {
    null_profile p = null_usual();
    if (device == BIG) {
        p.vendor_id = 0x10de;
        p.extensions |= NULL_MULTIPROCESSORS;
        p.multiprocessors = 132;
        p.multiprocessor_subgroups = 64;
    } else {
        p.vendor_id = 1; /* nobody's */
        p.api_version = VK_API_VERSION_1_1;
        p.extensions = p.features = 0;
        p.limits.maxComputeWorkGroupInvocations = p.limits.maxComputeWorkGroupSize[0] = 128;
        p.limits.maxComputeSharedMemorySize = 16 << 10;
        p.limits.maxPerStageDescriptorStorageBuffers = 4;
        p.limits.maxPushConstantsSize = 128;
        p.subgroup_min = p.subgroup_size = p.subgroup_max = 4;
        p.subgroup_operations = VK_SUBGROUP_FEATURE_BASIC_BIT;
    }
    return p;
}

static gpusort_context *context_on(int device) {
    const gpusort_desc desc = {.get_instance_proc_addr = (gpusort_proc)null_get_instance_proc_addr};
    gpusort_context *context = NULL;
    null_device = profile_of(device);
    null_reset();
    expect_result(gpusort_create(&desc, &context), GPUSORT_OK, "gpusort_create");
    return context;
}

/* ---- kinds of sort ---- */

/* segment_length: elements of a segment between offsets */
typedef struct kind {
    const char *name;
    gpusort_cmd_args args;
    uint32_t segment_length;
} kind;

static const kind kinds[] = {
    {"u8", {.key_type = GPUSORT_U8}, 0},
    {"u16", {.key_type = GPUSORT_U16}, 0},
    {"u16 + u32", {.key_type = GPUSORT_U16, .value_size = 4}, 0},
    {"u32", {.key_type = GPUSORT_U32}, 0},
    {"u32 + u32", {.value_size = 4}, 0},
    {"u32 + u32, GPUSORT_OVERWRITE", {.value_size = 4, .flags = GPUSORT_OVERWRITE}, 0},
    {"u32, indices, GPUSORT_KEEP_KEYS", {.value_size = 4, .flags = GPUSORT_WRITE_INDICES | GPUSORT_KEEP_KEYS}, 0},
    {"u32 + 16 bytes", {.value_size = 16}, 0},
    {"structs of 16 bytes, by a u32", {.value_size = 16, .flags = GPUSORT_KEYS_IN_VALUES}, 0},
    {"u64", {.key_type = GPUSORT_U64}, 0},
    {"u64 + u32", {.key_type = GPUSORT_U64, .value_size = 4}, 0},
    {"f32, GPUSORT_NUMERIC", {.key_type = GPUSORT_F32, .flags = GPUSORT_NUMERIC}, 0},
    {"f64 + u32, GPUSORT_NUMERIC", {.key_type = GPUSORT_F64, .value_size = 4, .flags = GPUSORT_NUMERIC}, 0},
    {"u32 + u32, rows of 1,000", {.value_size = 4, .segment_size = 1000}, 0},
    {"u32 + u32, segments of 1,000 by offsets", {.value_size = 4}, 1000},
    {"u64 + u32, segments of 10 by offsets", {.key_type = GPUSORT_U64, .value_size = 4}, 10},
    {"u32 + u32, the first 100", {.value_size = 4, .limit = 100}, 0},
    {"u32 + u32, the first 10 of rows of 1,000", {.value_size = 4, .segment_size = 1000, .limit = 10}, 0},
    {"u32 + u32, GPUSORT_ODD_EVEN_MERGE", {.value_size = 4, .algorithm = GPUSORT_ODD_EVEN_MERGE}, 0},
};

static double larger(double a, double b) { return a > b ? a : b; }

static double bytes_an_element(const gpusort_context *context, const kind *k, uint64_t count) {
    gpusort_cmd_args args = k->args;
    gpusort_memory memory = {0};
    args.count = count;
    if (k->segment_length) args.segment_count = (uint32_t)(count / k->segment_length);
    expect_result(gpusort_scratch(context, &args, &memory), GPUSORT_OK, k->name);
    return (double)memory.size / (double)count;
}

static const uint64_t least_count = 100000, last_count = 1 << 26;

/* The most of all counts between these: at a hundred a decade, at the edges of tiles where these weigh most, and beside
 * powers of two, where plans may change. */
static double most_bytes_an_element(const gpusort_context *context, const kind *k) {
    double most = 0;
    for (uint64_t count = least_count; count <= last_count; count += count / 43)
        most = larger(most, bytes_an_element(context, k, count));
    for (uint64_t count = least_count; count < least_count + (1 << 14); count += 31)
        most = larger(most, bytes_an_element(context, k, count));
    for (uint64_t power = 1 << 17; power <= last_count; power *= 2)
        for (uint64_t count = power - 1; count <= power + 1; count++)
            most = larger(most, bytes_an_element(context, k, count));
    return most;
}

/* ---- the table ---- */

/* As the table has it. */
static double tenths(double bytes) { return ceil(10 * bytes) / 10; }

enum { AT_A_MILLION, AT_THE_LAST, MOST, FIGURES };

static void measure(double bytes[COUNT_OF(kinds)][DEVICES][FIGURES]) {
    for (int device = 0; device < DEVICES; device++) {
        gpusort_context *context = context_on(device);
        for (size_t k = 0; context && k < COUNT_OF(kinds); k++) {
            bytes[k][device][AT_A_MILLION] = bytes_an_element(context, &kinds[k], 1000000);
            bytes[k][device][AT_THE_LAST] = bytes_an_element(context, &kinds[k], last_count);
            bytes[k][device][MOST] = most_bytes_an_element(context, &kinds[k]);
        }
        gpusort_destroy(context);
    }
}

static void print_table(FILE *file) {
    double bytes[COUNT_OF(kinds)][DEVICES][FIGURES] = {{{0}}};
    measure(bytes);
    fprintf(file, " *     %-42s%-25s  %s\n", "", "         H200", "the least of Vulkan 1.1");
    fprintf(file, " *     %-42s%8s%8s%8s  %8s%8s%8s\n", "keys + values", "10^6", "2^26", "most", "10^6", "2^26", "most");
    for (size_t k = 0; k < COUNT_OF(kinds); k++) {
        fprintf(file, " *     %-42s", kinds[k].name);
        for (int i = 0; i < DEVICES * FIGURES; i++)
            fprintf(file, "%s%8.1f", i == FIGURES ? "  " : "", tenths(bytes[k][i / FIGURES][i % FIGURES]));
        fputc('\n', file);
    }
}

/* ---- promises ---- */

static void the_manual_has_the_table(void) {
    static char header[1 << 21], table[1 << 14];
    FILE *file = fopen("gpusort.h", "r"), *printed = tmpfile();
    if (!file || !printed || !fread(header, 1, sizeof header - 1, file)) exit(1);
    print_table(printed);
    rewind(printed);
    EXPECT(fread(table, 1, sizeof table - 1, printed) > 1000);
    if (!strstr(header, table)) fail("tools/header/scratch.sh writes another one:\n%s", table);
    fclose(file);
    fclose(printed);
}

static void no_count_takes_more_than_the_most(void) {
    double bytes[COUNT_OF(kinds)][DEVICES][FIGURES] = {{{0}}};
    rng r = {1};
    measure(bytes);
    for (int device = 0; device < DEVICES; device++) {
        gpusort_context *context = context_on(device);
        for (int i = 0; context && i < 5000; i++) {
            const size_t k = rng_below(&r, COUNT_OF(kinds));
            uint64_t count = last_count >> rng_below(&r, 10);
            double taken;
            count = least_count + rng_below(&r, count - least_count + 1);
            taken = bytes_an_element(context, &kinds[k], count);
            if (taken > tenths(bytes[k][device][MOST]))
                fail("device %d, %s: %.3f bytes an element of %llu, the table has %.1f", device, kinds[k].name, taken,
                     (unsigned long long)count, tenths(bytes[k][device][MOST]));
        }
        gpusort_destroy(context);
    }
}

/* Of limits around half of the count, where a selection and a sort of what it finds gives way to a sort of all. */
static void the_scratch_of_a_limit_serves_every_lesser_one(void) {
    static const uint64_t counts[] = {1000, 1001, 30000, 131072, 131073, 1000000, 1 << 20, 11652444, 11652445, 1 << 25};
    static const uint32_t value_sizes[] = {0, 4, 8};
    static const uint32_t flags[] = {0, GPUSORT_ANY_ORDER, GPUSORT_KEEP_KEYS | GPUSORT_WRITE_INDICES};
    for (int device = 0; device < DEVICES; device++) {
        gpusort_context *context = context_on(device);
        for (size_t n = 0; context && n < COUNT_OF(counts); n++)
            for (int turn = 0; turn < 2 * 3 * 3; turn++) {
                gpusort_cmd_args args = {.count = counts[n]};
                gpusort_memory before = {0};
                args.key_type = turn % 2 ? GPUSORT_U64 : GPUSORT_U32;
                args.value_size = value_sizes[turn / 2 % 3];
                args.flags = flags[turn / 6];
                if (args.flags & GPUSORT_WRITE_INDICES) args.value_size = 4;
                for (int less = 0; less < 10; less++) {
                    gpusort_memory memory = {0};
                    args.limit = (uint32_t)(counts[n] / 2 + 5) - (uint32_t)less;
                    expect_result(gpusort_scratch(context, &args, &memory), GPUSORT_OK, "gpusort_scratch");
                    if (less && memory.size > before.size)
                        fail("device %d, turn %d, %llu elements: the first %u take %llu bytes, the first %u %llu", device,
                             turn, (unsigned long long)args.count, (unsigned)args.limit, (unsigned long long)memory.size,
                             (unsigned)args.limit + 1, (unsigned long long)before.size);
                    before = memory;
                }
            }
        gpusort_destroy(context);
    }
}

static const promise promises[] = {PROMISE(the_manual_has_the_table), PROMISE(no_count_takes_more_than_the_most),
                                   PROMISE(the_scratch_of_a_limit_serves_every_lesser_one)};

int main(int argc, char **argv) {
    if (argc == 2 && strcmp(argv[1], "--table") == 0) {
        print_table(stdout);
        return 0;
    }
    return run_promises(promises, COUNT_OF(promises), argc, argv);
}
