/* gpusort_desc.tuning: a row as text. What is written is read, what is wrong is refused with its place, and any row that can
 * be written sorts. On the null driver (null.h); plans.c goes on with such rows. */
#include "harness.h"
#include "null.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static log_keeper keeper;

static gpusort_context *context_of(const char *text, gpusort_result expected) {
    gpusort_desc desc = {.get_instance_proc_addr = (gpusort_proc)null_get_instance_proc_addr, .tuning = text};
    gpusort_context *context = NULL;
    null_reset();
    keeper.text[0] = 0;
    use_logger(&desc, &keeper);
    expect_result(gpusort_create(&desc, &context), expected, text);
    return context;
}

static void done_with(gpusort_context *context) {
    gpusort_destroy(context);
    if (null_complaint_count()) fail("%ld times: %s", null_complaint_count(), null_complaint(NULL));
}

static rng rng_of(uint64_t number) {
    rng r = {number};
    return r;
}

/* ---- promises ---- */

static void every_row_of_the_table_is_text(void) {
    tuning_row row;
    for (size_t i = 0; tuning_row_at(i, &row); i++) { /* aborts where one cannot be read */
        char text[TUNING_TEXT], again[TUNING_TEXT];
        gpusort_context *context;
        null_device = null_usual();
        if (!(context = context_of(row.text, GPUSORT_OK))) continue;
        EXPECT(tuning_text(context, text, sizeof text) < sizeof text);
        done_with(context);
        if (!(context = context_of(text, GPUSORT_OK))) continue;
        (void)tuning_text(context, again, sizeof again);
        if (strcmp(text, again)) fail("%s: \"%s\" becomes \"%s\"", row.name, text, again);
        done_with(context);
    }
}

static void any_row_that_can_be_written_is_read(void) {
    null_device = null_usual();
    for (uint64_t number = 0; number < 500; number++) {
        rng r = rng_of(number);
        char text[TUNING_TEXT], again[TUNING_TEXT];
        gpusort_context *context;
        EXPECT(random_tuning(&r, 50, text, sizeof text) < sizeof text);
        if (!(context = context_of(text, GPUSORT_OK))) return;
        (void)tuning_text(context, again, sizeof again);
        if (strcmp(text, again)) fail("\"%s\" becomes \"%s\"", text, again);
        done_with(context);
    }
}

/* An empty text is the row of unknown devices, whatever the device is. */
static void a_text_takes_the_place_of_the_table(void) {
    char text[TUNING_TEXT];
    gpusort_context *context;
    gpusort_info info;
    null_device = null_usual();
    null_device.vendor_id = 0x10de;
    if ((context = context_of("", GPUSORT_OK))) {
        EXPECT(tuning_text(context, text, sizeof text) == 0);
        gpusort_get_info(context, &info);
        EXPECT(info.algorithm == GPUSORT_COUNT_SCAN_SCATTER);
    }
    done_with(context);
    if ((context = context_of(" large=2\n\tscatter=128x8\tlarge=1 large=2 \r\n", GPUSORT_OK))) {
        (void)tuning_text(context, text, sizeof text);
        EXPECT(!strcmp(text, "large=2 scatter=128x8"));
        gpusort_get_info(context, &info);
        EXPECT(info.algorithm == GPUSORT_ONESWEEP);
    }
    done_with(context);
}

/* at: the character that the log names, from 1. */
static void a_wrong_text_is_refused_with_its_place(void) {
    static const struct {
        const char *text;
        unsigned at;
    } rows[] = {
        {"x", 1},
        {"=", 1},
        {"=1", 1},
        {"larg=1", 1},
        {"largest=1", 1},
        {"large", 1},
        {"large =1", 1},
        {"LARGE=1", 1},
        {"large=", 7},
        {"large= 1", 7},
        {"large=0", 7},
        {"large=3", 7},
        {"large=-1", 7},
        {"large=1x", 8},
        {"large=1;", 8},
        {"large=1,2", 8},
        {"large=1 radix_bits=9", 20},
        {"small_count=4294967296", 13},
        {"small_count=99999999999999999999999999999999", 13},
        {"small_count=2^32", 13},
        {"small_count=2^", 13},
        {"small_count=2^99999999999999999999", 13},
        {"small_count=0x10", 14},
        {"indices_to=2^29", 12},
        {"tile=256", 6},
        {"tile=256x", 6},
        {"tile=x8", 6},
        {"tile=0x0", 6},
        {"tile=256x0", 6},
        {"tile=0x8", 6},
        {"tile=2048x8", 6},
        {"tile=192x8", 6},
        {"tile=16x8", 6},
        {"tile=256x65", 6},
        {"tile=256x8+", 12},
        {"tile=256x8+packed", 12},
        {"scatter=100x8", 9},
        {"medium=256x8+packe", 14},
        {"medium=256x8+packed+", 21},
        {"medium=256x8+rounds", 14},
        {"medium=256x8+rounds0", 14},
        {"medium=256x8+rounds17", 14},
        {"medium=256x8+packed3", 20},
        {"histogram=256x8,256x8,256x8", 22},
        {"histogram=256x8", 16},
        {"leaves_to=1,2^20", 17},
        {"histogram=256x8,,256x8", 17},
        {"histogram=256x8,", 17},
        {"scatter=256x8 \xff\xfe", 15},
    };
    null_device = null_usual();
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        gpusort_context *context = context_of(rows[i].text, GPUSORT_ERROR_INVALID_ARGUMENT);
        char wanted[64];
        snprintf(wanted, sizeof wanted, "gpusort_desc.tuning: wrong at character %u:", rows[i].at);
        if (!strstr(keeper.text, wanted)) fail("\"%s\": \"%s\" is no \"%s\"", rows[i].text, keeper.text, wanted);
        done_with(context);
    }
}

/* What a kernel cannot do is refused, and nothing else: workgroups of any multiple of 32 or of a power of two, items
 * likewise, from the fewest to the most, and so many elements together. */
static void shapes_are_taken_as_far_as_kernels_go(void) {
    enum { ANY, POWERS }; /* of two */
    static const struct {
        const char *member;
        int values, powers;
        uint32_t fewest, most, tile;
        int none;
        const char *fields;
    } rows[] = {
        {"scan", 1, ANY, 1, 32, 1 << 15, 0, ""},
        {"tile", 6, POWERS, 4, 32, 1 << 15, 0, ""},
        {"segments", 1, POWERS, 4, 32, 1 << 15, 0, ""},
        {"longer", 6, POWERS, 4, 32, 1 << 15, 1, ""},
        {"select", 1, ANY, 1, 32, 1 << 15, 1, ""},
        {"merge", 1, POWERS, 1, 32, 1 << 15, 0, ""},
        {"exchange", 1, POWERS, 2, 32, 1 << 15, 0, ""},
        {"exchange", 1, POWERS, 2, 32, 1 << 15, 0, "+nested"},
        {"scatter", 1, ANY, 1, 32, 1 << 15, 0, ""},
        {"histogram", 2, ANY, 1, 32, 1 << 15, 0, ""},
        {"medium", 6, ANY, 1, 32, 1 << 15, 1, "+atomics+packed+index+rounds16+window15+groups31"},
        {"onesweep", 6, ANY, 1, 32, 1 << 15, 0, "+rounds1+window0+groups0"},
        {"chained", 6, ANY, 1, 32, 1 << 15, 1, "+rounds2"},
        {"staged_medium", 1, ANY, 1, 32, 1 << 15, 1, "+groups1"},
        {"staged", 1, ANY, 1, 32, 1 << 15, 1, ""},
        {"leaf", 6, ANY, 1, 32, 1 << 13, 1, "+bins8"},
        {"leaf", 6, ANY, 1, 32, 1 << 13, 1, "+bins13"},
        {"place", 3, POWERS, 4, 32, 1 << 13, 1, ""},
    };
    static const uint32_t sizes[] = {0, 1, 16, 32, 33, 48, 64, 96, 160, 512, 992, 1024, 1025, 1056, 2048},
                          items[] = {0, 1, 2, 3, 4, 5, 8, 9, 12, 16, 17, 24, 31, 32, 33, 64, 65536};
    null_device = null_usual();
    for (size_t m = 0; shape_member_at(m); m++) {
        size_t i = 0;
        while (i < COUNT_OF(rows) && strcmp(rows[i].member, shape_member_at(m))) i++;
        if (i == COUNT_OF(rows)) fail("%s has no row here", shape_member_at(m));
    }
    for (size_t i = 0; i < COUNT_OF(rows); i++)
        for (size_t at = 0; at < COUNT_OF(sizes) * COUNT_OF(items); at++) {
            const uint32_t size = sizes[at % COUNT_OF(sizes)], n = items[at / COUNT_OF(sizes)];
            const int power = (size & (size - 1)) == 0, item_power = (n & (n - 1)) == 0, none = rows[i].none && !size && !n;
            const int suits = size >= 32 && size <= 1024 && size % 32 == 0 && n >= rows[i].fewest && n <= rows[i].most &&
                              size * n <= rows[i].tile && (rows[i].powers == ANY || (power && item_power));
            char text[TUNING_TEXT];
            int used = snprintf(text, sizeof text, "%s=", rows[i].member);
            for (int k = 0; k < rows[i].values; k++)
                used += snprintf(text + used, sizeof text - (size_t)used, "%s%ux%u%s", k ? "," : "", size, n,
                                 none ? "" : rows[i].fields);
            done_with(context_of(text, suits || none ? GPUSORT_OK : GPUSORT_ERROR_INVALID_ARGUMENT));
        }
}

/* Counters are kept for subgroups: a workgroup has one at least, or its kernel is not taken. Small digits need few
 * invocations, so that it is the subgroup that decides. */
static void workgroups_have_a_subgroup(void) {
    static const struct {
        const char *text;
        uint32_t radix_bits;
        gpusort_cmd_args args;
    } rows[] = {
        {"scatter=32x8", 4, {.count = 1 << 20, .algorithm = GPUSORT_COUNT_SCAN_SCATTER}},
        {"scatter=32x8", 4, {.count = 1 << 20, .segment_size = 1 << 18, .algorithm = GPUSORT_COUNT_SCAN_SCATTER}},
        {"large=2 onesweep=32x8,32x8,32x8,32x8,32x8,32x8", 4, {.count = 1 << 20, .algorithm = GPUSORT_ONESWEEP}},
        {"large=2 staged=32x8", 4, {.count = 1 << 17, .value_size = 4, .algorithm = GPUSORT_ONESWEEP}},
        {"large=2 staged_medium=32x8+groups31", 4, {.count = 1 << 17, .value_size = 4, .algorithm = GPUSORT_ONESWEEP}},
        {"large=2 leaves_from=1,1,1,1,1,1 leaves_two_from=1,1,1,1,1,1 leaves_to=2^28,2^28,2^28,2^28,2^28,2^28 "
         "leaf=32x32+bins8,32x32+bins8,32x32+bins8,32x32+bins8,32x32+bins8,32x32+bins8",
         0,
         {.count = 1 << 20, .key_type = GPUSORT_U64, .algorithm = GPUSORT_ONESWEEP}},
        {"large=2 leaves_from=1,1,1,1,1,1 leaves_two_from=1,1,1,1,1,1 leaves_to=2^28,2^28,2^28,2^28,2^28,2^28 "
         "leaf=128x8+bins8,128x8+bins8,128x8+bins8,128x8+bins8,128x8+bins8,128x8+bins8 places_from=1,1,1 "
         "place=32x32,32x32,32x32",
         0,
         {.count = 1 << 20, .key_type = GPUSORT_U64, .algorithm = GPUSORT_ONESWEEP}},
    };
    for (size_t i = 0; i < COUNT_OF(rows); i++)
        for (uint32_t lanes = 16; lanes <= 128; lanes *= 2) {
            gpusort_desc desc = {.get_instance_proc_addr = (gpusort_proc)null_get_instance_proc_addr,
                                 .tuning = rows[i].text,
                                 .radix_bits = rows[i].radix_bits};
            gpusort_context *context = NULL;
            char text[256] = "";
            null_device = null_usual();
            null_device.subgroup_size = null_device.subgroup_min = null_device.subgroup_max = lanes;
            null_reset();
            expect_result(gpusort_create(&desc, &context), GPUSORT_OK, rows[i].text);
            if (context && !steps_suit(context, &rows[i].args, text, sizeof text)) fail("%s: %s", rows[i].text, text);
            done_with(context);
        }
}

/* Where shared memory lacks, a shape loses items down to 4, then invocations down to the kernel's least, then the other
 * items. What exchanges elements in registers loses invocations alone. */
static void shapes_that_are_too_large_keep_4_items(void) {
    enum { SIZE = 1024, ITEMS = 16, LANES = 32 };
    static const struct {
        const char *text;
        uint32_t least;           /* invocations */
        int basic, staged, keeps; /* without subgroup operations; by onesweep_staged.comp; all items */
        gpusort_cmd_args args;
    } rows[] = {
        {"scatter=1024x16", LANES, 0, 0, 0,
         {.count = 1 << 20, .key_type = GPUSORT_U64, .value_size = 8, .algorithm = GPUSORT_COUNT_SCAN_SCATTER}},
        {"scatter=1024x16", LANES, 1, 0, 0,
         {.count = 1 << 20, .key_type = GPUSORT_U64, .value_size = 8, .algorithm = GPUSORT_COUNT_SCAN_SCATTER}},
        {"onesweep=1024x16,1024x16,1024x16,1024x16,1024x16,1024x16", 256, 0, 0, 0,
         {.count = 1 << 20, .key_type = GPUSORT_U64, .value_size = 8, .algorithm = GPUSORT_ONESWEEP}},
        {"staged_medium=1024x16+groups31", 256, 0, 1, 0,
         {.count = 1 << 17, .value_size = 4, .algorithm = GPUSORT_ONESWEEP}},
        {"tile=1024x16,1024x16,1024x16,1024x16,1024x16,1024x16", LANES, 0, 0, 0,
         {.count = 100, .key_type = GPUSORT_U64, .value_size = 8}},
        {"exchange=1024x16", LANES, 0, 0, 1,
         {.count = 1 << 20, .key_type = GPUSORT_U64, .value_size = 8, .algorithm = GPUSORT_ODD_EVEN_MERGE}},
    };
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        const uint32_t usual = rows[i].keeps ? ITEMS : 4;
        long whole = 0, fewer_items = 0, fewer_invocations = 0;
        for (uint32_t kb = 16; kb <= 384; kb += kb / 16) {
            char text[256];
            gpusort_context *context;
            plan_facts facts;
            plan_work work;
            uint32_t size, items;
            null_device = null_usual();
            null_device.subgroup_size = null_device.subgroup_min = null_device.subgroup_max = LANES;
            null_device.limits.maxComputeSharedMemorySize = kb << 10;
            if (rows[i].basic) null_device.subgroup_operations = VK_SUBGROUP_FEATURE_BASIC_BIT;
            snprintf(text, sizeof text, "large=2 least_elements=0 %s", rows[i].text);
            if (!(context = context_of(text, GPUSORT_OK))) continue;
            if (plan_of(context, &rows[i].args, &facts) && work_of(context, &rows[i].args, &work)) {
                size = work.workgroup_size;
                items = facts.tile / size;
                if ((size < SIZE && items > usual) || (size / 2 >= rows[i].least && items < usual))
                    fail("%s, without subgroups %d, %u KB: %u x %u", rows[i].text, rows[i].basic, kb, size, items);
                EXPECT((int)work.staged == rows[i].staged);
                whole += size == SIZE && items == ITEMS;
                fewer_items += size == SIZE && items < ITEMS;
                fewer_invocations += size < SIZE;
            }
            done_with(context);
        }
        EXPECT(whole > 0 && (fewer_items > 0) == !rows[i].keeps && fewer_invocations > 0);
    }
}

/* By name, with what it may be. */
static void what_is_refused_is_named_with_its_rule(void) {
    static const struct {
        const char *text, *log;
    } rows[] = {
        {"exchange=32x64", "\"32x64\": exchange has 1 of 32 to 1024 invocations, a multiple of 32, a power of two, "
                           "x 2 to 32 items, a power of two, +nested"},
        {"select=512x64", "\"512x64\": select has 1 of 32 to 1024 invocations, a multiple of 32, x 1 to 32 items; or "
                          "0x0"},
        {"leaf=256x8,256x8,256x8,256x8,256x8,256x8",
         "leaf has 6 of 32 to 1024 invocations, a multiple of 32, x 1 to 32 items, 8192 in all, +bins8..13; or 0x0"},
        {"staged=256x8+bins8", "x 1 to 32 items, +atomics+packed+index+rounds1..16+window0..15+groups0..31; or 0x0"},
        {"polls=0", "\"0\": polls has 1 of 1 to 65536"},
        {"leaves_to=2,2", "leaves_to has 6 of 0 to 4294967295"},
        {"no=1", "\"no=1\": no such member"},
    };
    null_device = null_usual();
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        done_with(context_of(rows[i].text, GPUSORT_ERROR_INVALID_ARGUMENT));
        if (!strstr(keeper.text, rows[i].log)) fail("\"%s\": \"%s\" lacks \"%s\"", rows[i].text, keeper.text, rows[i].log);
    }
}

/* A text that was damaged at random is read or refused; the sanitizers see to the rest. */
static void damaged_texts_do_no_harm(void) {
    static const char likely[] = "0123456789^x+,= \nabcdefghijklmnopqrstuvwxyz_\xff";
    long refused = 0, taken = 0;
    null_device = null_usual();
    for (uint64_t number = 0; number < 4000; number++) {
        rng r = rng_of(number);
        char text[TUNING_TEXT], *exact;
        gpusort_desc desc = {.get_instance_proc_addr = (gpusort_proc)null_get_instance_proc_addr};
        gpusort_context *context = NULL;
        size_t length = random_tuning(&r, 20, text, sizeof text);
        const uint64_t times = 1 + rng_below(&r, 3);
        for (uint64_t i = 0; i < times && length; i++)
            text[rng_below(&r, length)] = likely[rng_below(&r, sizeof likely)]; /* 0 ends it */
        length = strlen(text);
        if (!(exact = malloc(length + 1))) abort(); /* what is read behind it is seen */
        desc.tuning = memcpy(exact, text, length + 1);
        null_reset();
        if (gpusort_create(&desc, &context) == GPUSORT_OK)
            taken++;
        else
            refused++;
        done_with(context);
        free(exact);
    }
    printf("     %ld refused, %ld taken\n", refused, taken);
    EXPECT(refused > 1000 && taken > 50);
}

static const promise promises[] = {
    PROMISE(every_row_of_the_table_is_text),
    PROMISE(any_row_that_can_be_written_is_read),
    PROMISE(a_text_takes_the_place_of_the_table),
    PROMISE(a_wrong_text_is_refused_with_its_place),
    PROMISE(shapes_are_taken_as_far_as_kernels_go),
    PROMISE(workgroups_have_a_subgroup),
    PROMISE(shapes_that_are_too_large_keep_4_items),
    PROMISE(what_is_refused_is_named_with_its_rule),
    PROMISE(damaged_texts_do_no_harm),
};

int main(int argc, char **argv) { return run_promises(promises, COUNT_OF(promises), argc, argv); }
