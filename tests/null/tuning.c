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

static void the_last_of_several_stands_for_those_that_follow(void) {
    static const char *const rows[][2] = {
        {"onesweep=512x4", "onesweep=512x4,512x4,512x4,512x4,512x4,512x4"},
        {"onesweep=512x4,512x3+rounds2", "onesweep=512x4,512x3+rounds2,512x3+rounds2,512x3+rounds2,512x3+rounds2,512x3+rounds2"},
        {"histogram=512x2 leaves_to=1,2^20", "histogram=512x2,512x2 leaves_to=1,2^20,2^20,2^20,2^20,2^20"},
    };
    null_device = null_usual();
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        char text[2][TUNING_TEXT];
        for (int k = 0; k < 2; k++) {
            gpusort_context *context = context_of(rows[i][k], GPUSORT_OK);
            if (!context) return;
            (void)tuning_text(context, text[k], sizeof text[k]);
            done_with(context);
        }
        if (strcmp(text[0], text[1])) fail("\"%s\" is \"%s\"", rows[i][0], text[0]);
    }
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
        {"large=1,2", 9},
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
        {"histogram=256x8,256x8,256x8", 23},
        {"histogram=256x8,,256x8", 17},
        {"histogram=256x8,", 17},
        {"tile=256x8 \xff\xfe", 12},
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
    PROMISE(the_last_of_several_stands_for_those_that_follow),
    PROMISE(a_wrong_text_is_refused_with_its_place),
    PROMISE(damaged_texts_do_no_harm),
};

int main(int argc, char **argv) { return run_promises(promises, COUNT_OF(promises), argc, argv); }
