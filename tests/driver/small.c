/* Small counts by NVIDIA's row: a tile, and buckets of sorted tiles. */
#include "row_engine.h"

/* Fewer than a tile, a tile, and buckets: of few and of the most runs, also with a count on the GPU, of part of the bits, of
 * keys of which many are equal, kept ones, indices, keys of less than a word. */
static void the_NVIDIA_row_sorts_small_counts(void) {
    static const sort_case cases[] = {
        {.count = 64},
        {.count = 300},
        {.count = 2049},
        {.count = 5003},
        {.count = 1025, .value_size = 4, .keys = KEYS_FEW},
        {.count = 20011, .type = GPUSORT_F32, .order = GPUSORT_DESCENDING, .value_size = 4,
         .flags = GPUSORT_WRITE_INDICES | GPUSORT_KEEP_KEYS},
        {.count = 9001, .type = GPUSORT_F64, .value_size = 8},
        {.count = 1 << 18},
        {.count = 1 << 17, .value_size = 4, .keys = KEYS_FEW},
        {.count = 1 << 16, .value_size = 4, .flags = GPUSORT_KEEP_KEYS},
        {.count = 100003, .type = GPUSORT_U64, .gpu = COUNT_WORD, .word = 33333},
        {.count = 100003, .type = GPUSORT_I64, .order = GPUSORT_DESCENDING, .value_size = 4, .flags = GPUSORT_WRITE_INDICES},
        {.count = 30011, .type = GPUSORT_U64, .value_size = 4, .first_bit = 3, .bit_count = 45},
        {.count = 30011, .type = GPUSORT_U16},
    };
    /* the most runs, and one element more, which passes sort: `passes` and `leaves` have other distributions of these */
    static const sort_case edges[] = {
        {.count = (1 << 18) + 1},
        {.count = 1 << 18, .type = GPUSORT_U64, .value_size = 4},
        {.count = (1 << 18) + 1, .type = GPUSORT_U64, .value_size = 4},
    };
    target t;
    engine *e = nvidia_open(&t, NULL);
    if (!e) return;
    for (size_t i = 0; i < COUNT_OF(cases); i++) expect_all_sorted(&t, cases[i], i);
    for (size_t i = 0; i < COUNT_OF(edges); i++) {
        if (soaking()) expect_all_sorted(&t, edges[i], i);
        else expect_sorted(&t, &edges[i]);
    }
    row_close(&t, e);
}

/* Buckets of one to four tiles: of equal keys, of others, of part of the bits, with a count on the GPU, of fewer runs. */
static void buckets_of_several_tiles_are_sorted_in_parts(void) {
    static const sort_case cases[] = {
        {.count = 1 << 18, .type = GPUSORT_U64, .value_size = 4, .keys = KEYS_ALIKE, .seed = 1},
        {.count = 1 << 18, .type = GPUSORT_U64, .value_size = 4, .keys = KEYS_ALIKE, .seed = 2},
        {.count = 200003, .type = GPUSORT_U64, .value_size = 4, .keys = KEYS_ALIKE, .seed = 2, .gpu = COUNT_WORD,
         .word = 150001},
        {.count = 1 << 18, .type = GPUSORT_U64, .value_size = 4, .keys = KEYS_ALIKE, .seed = 2, .first_bit = 20,
         .bit_count = 44},
        {.count = 1 << 17, .value_size = 4, .keys = KEYS_ALIKE, .seed = 1, .flags = GPUSORT_KEEP_KEYS},
        {.count = 1 << 17, .value_size = 4, .keys = KEYS_ALIKE, .seed = 2, .flags = GPUSORT_KEEP_KEYS},
        {.count = 1 << 18, .type = GPUSORT_U64, .keys = KEYS_ALIKE, .seed = 2},
        {.count = 1 << 17, .value_size = 4, .keys = KEYS_ALIKE, .seed = 5, .flags = GPUSORT_KEEP_KEYS},
    };
    /* an invocation has two runs */
    static const sort_case small[] = {
        {.count = 1 << 15, .type = GPUSORT_U64, .value_size = 4, .keys = KEYS_ALIKE, .seed = 1},
        {.count = 1 << 15, .type = GPUSORT_U64, .value_size = 4, .keys = KEYS_ALIKE, .seed = 2},
        {.count = 1 << 15, .type = GPUSORT_U64, .value_size = 4, .keys = KEYS_ALIKE, .seed = 5},
        {.count = 30011, .type = GPUSORT_U64, .value_size = 4},
    };
    target t;
    engine *e = nvidia_open(&t, NULL);
    if (!e) return;
    for (size_t i = 0; i < COUNT_OF(cases); i++) expect_sorted(&t, &cases[i]);
    row_close(&t, e);
    if (!(e = nvidia_open(&t, NULL))) return;
    reshape_tiles(t.context, 64, 4);
    for (size_t i = 0; i < COUNT_OF(small); i++) expect_sorted(&t, &small[i]);
    row_close(&t, e);
}

static const promise promises[] = {
    PROMISE(the_NVIDIA_row_sorts_small_counts, .pipelines = 35, .soak = "every distribution"),
    PROMISE(buckets_of_several_tiles_are_sorted_in_parts, .pipelines = 25, .soak = "whole shapes"),
};

int main(int argc, char **argv) { return run_promises(promises, COUNT_OF(promises), argc, argv); }
