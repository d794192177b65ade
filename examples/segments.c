/* cc -O2 -I. examples/segments.c -o segments -ldl && ./segments
 *
 * A sparse matrix in rows whose columns came in any order: each row is sorted by column, its numbers with it, all rows at
 * once. Rows have from none to thousands of entries. A row has room for more entries, so that there are gaps between rows:
 * it begins at row_starts[row] and ends before row_ends[row]. Without gaps (CSR) row_starts alone would do, with an offset
 * more: the end of the last row. */
#define GPUSORT_IMPLEMENTATION
#include "gpusort.h"
#include <stdio.h>
#include <stdlib.h>

enum { ROWS = 20000, COLUMNS = 100000 };

static uint32_t row_starts[ROWS], row_ends[ROWS];

static uint32_t random_below(uint32_t n) {
    static uint32_t state = 1;
    state = state * 1664525u + 1013904223u;
    return (uint32_t)((uint64_t)state * n >> 32);
}

static uint32_t place_rows(void) { /* returns the elements of the array, gaps included */
    uint32_t end = 0;
    for (uint32_t row = 0; row < ROWS; row++) {
        row_starts[row] = end;
        row_ends[row] = end + (row % 1000 == 500 ? 5000 : random_below(60));
        end = row_ends[row] + random_below(8);
    }
    return end;
}

int main(void) {
    const uint32_t count = place_rows();
    uint32_t *columns = malloc(count * sizeof *columns);
    float *numbers = malloc(count * sizeof *numbers);
    gpusort_context *context = NULL;
    gpusort_desc desc = {0};
    gpusort_host_args args = {0};
    gpusort_result result = GPUSORT_ERROR_OUT_OF_HOST_MEMORY;
    desc.logger.func = gpusort_log_stderr;
    if (columns && numbers) result = gpusort_create(&desc, &context);
    if (result == GPUSORT_OK) {
        for (uint32_t i = 0; i < count; i++) {
            columns[i] = random_below(COLUMNS);
            numbers[i] = (float)columns[i] / (float)COLUMNS;
        }
        args.keys = columns;
        args.values = numbers;
        args.count = count;
        args.value_size = sizeof *numbers;
        args.segments = row_starts;
        args.segment_ends = row_ends;
        args.segment_count = ROWS;
        result = gpusort_sort(context, &args);
    }
    for (uint32_t row = 499; row < 502 && result == GPUSORT_OK; row++) {
        printf("row %lu, %lu entries:", (unsigned long)row, (unsigned long)(row_ends[row] - row_starts[row]));
        for (uint32_t i = row_starts[row]; i < row_ends[row] && i < row_starts[row] + 5; i++)
            printf("  %lu: %.5f", (unsigned long)columns[i], (double)numbers[i]);
        printf("\n");
    }
    if (result != GPUSORT_OK) fprintf(stderr, "segments: %s\n", gpusort_result_string(result));
    gpusort_destroy(context);
    free(columns);
    free(numbers);
    return result != GPUSORT_OK;
}
