/* cc -O2 -I. examples/topk.c -o topk -ldl && ./topk
 *
 * The 50 likeliest words of a vocabulary, for 64 texts at once: of each row of scores the greatest, by index. */
#define GPUSORT_IMPLEMENTATION
#include "gpusort.h"
#include <stdio.h>
#include <stdlib.h>

enum { ROWS = 64, VOCABULARY = 131072, BEST = 50 };

/* Sums of uniform numbers, as scores of a model are spread: -6 to 6, most of them small. */
static void score(float *scores) {
    uint32_t state = 1;
    for (size_t i = 0; i < (size_t)ROWS * VOCABULARY; i++) {
        scores[i] = 0;
        for (int k = 0; k < 4; k++) {
            state = state * 1664525u + 1013904223u;
            scores[i] += 3 * (float)(state >> 8) / 16777216.0f - 1.5f;
        }
    }
}

int main(void) {
    const size_t count = (size_t)ROWS * VOCABULARY;
    float *scores = malloc(count * sizeof *scores);
    uint32_t *words = malloc(count * sizeof *words); /* ROWS * BEST of them receive results */
    gpusort_context *context = NULL;
    gpusort_desc desc = {0};
    gpusort_host_args args = {0};
    gpusort_result result = GPUSORT_ERROR_OUT_OF_HOST_MEMORY;
    desc.logger.func = gpusort_log_stderr;
    if (scores && words) result = gpusort_create(&desc, &context);
    if (result == GPUSORT_OK) {
        score(scores);
        args.keys = scores;
        args.values = words;
        args.count = count;
        args.key_type = GPUSORT_F32;
        args.order = GPUSORT_DESCENDING;
        args.value_size = sizeof *words;
        args.flags = GPUSORT_KEEP_KEYS | GPUSORT_WRITE_INDICES; /* scores stay; words count from 0 in each row */
        args.segment_size = VOCABULARY;
        args.limit = BEST;
        result = gpusort_sort(context, &args);
    }
    for (size_t row = 0; row < ROWS && result == GPUSORT_OK; row += 21) {
        const uint32_t *best = words + row * BEST; /* packed: those of each row behind those of the row before */
        printf("row %2lu:", (unsigned long)row);
        for (int i = 0; i < 4; i++)
            printf("  word %6lu %.4f", (unsigned long)best[i], (double)scores[row * VOCABULARY + best[i]]);
        printf("\n");
    }
    if (result != GPUSORT_OK) fprintf(stderr, "topk: %s\n", gpusort_result_string(result));
    gpusort_destroy(context);
    free(scores);
    free(words);
    return result != GPUSORT_OK;
}
