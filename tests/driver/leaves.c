/* Leaves, which sort the last bits of a few elements each, by NVIDIA's row and by others'. */
#include "row_engine.h"
#include "shaders/common/stalls.glsl"

#include <string.h>
#include <time.h>

/* For 64-bit keys alone. */
#define LEAVES_OF_TWO_DIGITS(...) \
    { .count = (1 << 24) + 11, .gpu = COUNT_WORD, .algorithm = ONESWEEP, __VA_ARGS__ }

enum { LATER = 2 };
typedef struct leaf_case {
    sort_case c;
    int leaves; /* and LATER where a test has a case much like it */
} leaf_case;

/* Sorts by the shapes for compute-only queue families, with leaves or without. */
static void expect_leaves(const leaf_case *cases, size_t count) {
    target t;
    engine *e = nvidia_open(&t, NULL);
    if (!e) return;
    for (size_t i = 0; i < count; i++) {
        sort_case c = cases[i].c;
        if (!soaking() && cases[i].leaves & LATER) continue;
        c.algorithm = ONESWEEP;
        if (expect_sorted(&t, &c) && (last_leaf_bits() != 0) != (cases[i].leaves & 1))
            fail("case %zu: leaves of %u bits", i, last_leaf_bits());
    }
    row_close(&t, e);
}

/* Leaves of one and of two passes; too great ones, after which all passes run; too many for the count, which are none. */
static void the_NVIDIA_row_leaves_the_last_bits_to_leaves(void) {
    static const leaf_case cases[] = {
        {{.count = (1 << 19) + 5, .flags = ADDRESSABLE}, 1},
        {{.count = 1 << 20, .keys = KEYS_HEAVY, .type = GPUSORT_I32, .order = GPUSORT_DESCENDING}, LATER | 1},
        {{.count = 1 << 20, .keys = KEYS_HEAVY, .flags = ADDRESSABLE}, 1},
        {{.count = (1 << 23) + 11,
          .gpu = COUNT_WORD,
          .word = (1 << 20) + 7,
          .value_size = 4,
          .flags = ADDRESSABLE | GPUSORT_KEEP_KEYS},
         LATER | 1},
        {{.count = (1 << 23) + 11, .gpu = COUNT_FEW, .value_size = 4, .flags = ADDRESSABLE | GPUSORT_KEEP_KEYS}, LATER},
        {{.count = (1 << 23) + 11,
          .gpu = COUNT_WORD,
          .word = (1 << 20) + 7,
          .value_size = 4,
          .type = GPUSORT_I32,
          .flags = ADDRESSABLE | GPUSORT_KEEP_KEYS},
         1},
        {{.count = (1 << 23) + 11,
          .gpu = COUNT_WORD,
          .word = (1 << 20) + 7,
          .value_size = 4,
          .type = GPUSORT_F32,
          .flags = ADDRESSABLE},
         LATER}, /* of floats only 64-bit ones have leaves */
        {{.count = (1 << 20) + 11,
          .gpu = COUNT_WORD,
          .word = 140003,
          .value_size = 4,
          .type = GPUSORT_I64,
          .order = GPUSORT_DESCENDING,
          .flags = ADDRESSABLE},
         LATER | 1},
        {{.count = (1 << 24) + 11,
          .gpu = COUNT_WORD,
          .word = 140003,
          .value_size = 4,
          .type = GPUSORT_U64,
          .flags = ADDRESSABLE},
         1},
        {{.count = (1 << 20) + 11,
          .gpu = COUNT_WORD,
          .word = 140003,
          .value_size = 8,
          .type = GPUSORT_F64,
          .order = GPUSORT_DESCENDING},
         1},
        {{.count = (1 << 20) + 11,
          .gpu = COUNT_FEW,
          .value_size = 8,
          .type = GPUSORT_F64,
          .order = GPUSORT_DESCENDING},
         0},
        {{.count = (1 << 19) + 11, .keys = KEYS_ECHO, .value_size = 4, .type = GPUSORT_U64}, LATER},
        {{.count = (1 << 20) + 11,
          .gpu = COUNT_WORD,
          .word = 600001,
          .keys = KEYS_RANGE,
          .value_size = 4,
          .type = GPUSORT_U64,
          .flags = ADDRESSABLE},
         1},
        {{.count = (1 << 20) + 11, .keys = KEYS_RANGE, .value_size = 4, .type = GPUSORT_U64, .flags = ADDRESSABLE},
         LATER | 1},
        {{.count = 1 << 20, .keys = KEYS_COARSE}, LATER | 1},
        {{.count = 1 << 18, .keys = KEYS_RAMP, .flags = ADDRESSABLE}, 1},
        {{.count = 1 << 20, .keys = KEYS_RAMP}, LATER | 1},
        {{.count = 1 << 19, .keys = KEYS_LOW, .flags = ADDRESSABLE}, 1},
        {LEAVES_OF_TWO_DIGITS(.type = GPUSORT_U64, .value_size = 4, .word = 140003, .keys = KEYS_UNDER,
                              .flags = ADDRESSABLE),
         1},
        {LEAVES_OF_TWO_DIGITS(.type = GPUSORT_U64, .value_size = 4, .word = 600001, .keys = KEYS_LUMP, .flags = ADDRESSABLE),
         1},
        {LEAVES_OF_TWO_DIGITS(.type = GPUSORT_I64, .word = 140003, .keys = KEYS_UNDER, .flags = ADDRESSABLE), LATER | 1},
        {LEAVES_OF_TWO_DIGITS(.type = GPUSORT_I64, .word = 600001, .keys = KEYS_LUMP, .order = GPUSORT_DESCENDING),
         LATER | 1},
        {LEAVES_OF_TWO_DIGITS(.type = GPUSORT_I64, .word = 600001, .keys = KEYS_COARSE), LATER | 1},
        {LEAVES_OF_TWO_DIGITS(.type = GPUSORT_U64, .value_size = 4, .word = 140003, .keys = KEYS_ECHO, .flags = ADDRESSABLE),
         0},
        {LEAVES_OF_TWO_DIGITS(.type = GPUSORT_I64, .word = 600001, .keys = KEYS_LOW), LATER}, /* digit 3 leads */
        {LEAVES_OF_TWO_DIGITS(.type = GPUSORT_I64, .word = 140003, .keys = KEYS_SORTED, .flags = ADDRESSABLE), LATER},
        {LEAVES_OF_TWO_DIGITS(.type = GPUSORT_U64, .value_size = 4, .word = 140003, .keys = KEYS_PAIR, .flags = ADDRESSABLE),
         0},
        {{.count = (1 << 24) + 11, .gpu = COUNT_FEW, .type = GPUSORT_U64, .value_size = 4, .flags = ADDRESSABLE}, 0},
        {{.count = (1 << 24) + 11, .gpu = COUNT_FEW, .type = GPUSORT_U64}, LATER},
        {{.count = (1 << 26) + 11, .gpu = COUNT_WORD, .word = 140003}, LATER | 1},
        {{.count = (1 << 25) + 11, .gpu = COUNT_WORD, .word = 140003, .flags = ADDRESSABLE}, 1},
    };
    expect_leaves(cases, COUNT_OF(cases));
}

static void leaves_store_no_keys_that_are_discarded(void) {
    static const leaf_case cases[] = {
        {{.count = (1 << 18) + 1, .type = GPUSORT_U64, .value_size = 4, .flags = ADDRESSABLE | GPUSORT_DISCARD_KEYS}, 1},
        {{.count = (1 << 23) + 11,
          .gpu = COUNT_WORD,
          .word = (1 << 20) + 7,
          .value_size = 4,
          .flags = ADDRESSABLE | GPUSORT_DISCARD_KEYS},
         1},
    };
    for (size_t i = 0; i < (soaking() ? COUNT_OF(cases) : 1); i++) {
        expect_leaves(&cases[i], 1);
        EXPECT(!discarded_keys_were_sorted());
    }
}

/* 256 keys are what a leaf of this shape has room for. Where 223 are the average, some have more by chance, so that there
 * are no leaves; where 156 are, none has. */
static void leaves_with_little_room_take_no_harm(void) {
    static const sort_case cases[] = {{.count = 57000, .type = GPUSORT_U64, .algorithm = ONESWEEP},
                                      {.count = 57000, .algorithm = ONESWEEP, .flags = ADDRESSABLE},
                                      {.count = 40000, .type = GPUSORT_U64, .algorithm = ONESWEEP}};
    target t;
    engine *e = nvidia_open(&t, NULL);
    if (!e) return;
    shape_leaves(t.context, 64, 4);
    for (size_t i = 0; i < COUNT_OF(cases); i++)
        if (expect_sorted(&t, &cases[i]))
            EXPECT((last_leaf_bits() != 0) == (cases[i].count == 40000));
    row_close(&t, e);
}

/* The first step reads where elements are given, so that no dispatch is there to copy them. In order: the first read copies
 * them. Small counts by buckets. An odd number of passes, leaves, a leaf that is overfull, portions, counts on the GPU. */
static void results_with_arrays_of_their_own_are_not_copied_first(void) {
    static const struct {
        sort_case c;
        int later;
    } cases[] = {
        {{.count = 30011, .value_size = 4}, 0},
        {{.count = 30011, .value_size = 4, .keys = KEYS_LOW, .type = GPUSORT_I32, .order = DOWN}, 1},
        {{.count = 30011, .value_size = 4, .keys = KEYS_SORTED, .algorithm = ONESWEEP}, 0},
        {{.count = 30011, .value_size = 4, .keys = KEYS_SORTED, .algorithm = ONESWEEP, .flags = GPUSORT_WRITE_INDICES}, 1},
        {{.count = 30011, .value_size = 4, .keys = KEYS_CONSTANT, .algorithm = ONESWEEP, .gpu = COUNT_BELOW}, 1},
        {{.count = 30011, .value_size = 4, .keys = KEYS_NEARLY, .algorithm = ONESWEEP, .flags = GPUSORT_DISCARD_KEYS}, 1},
        {{.count = 30011, .value_size = 4, .type = GPUSORT_F32, .keys = KEYS_SPECIAL, .gpu = COUNT_BELOW}, 1},
        {{.count = 30011, .value_size = 4, .flags = GPUSORT_KEEP_KEYS}, 1},
        {{.count = 30011, .value_size = 8, .keys = KEYS_OUTLIERS}, 1},
        {{.count = 30011, .keys = KEYS_LOW}, 0},
        {{.count = 30011, .keys = KEYS_SORTED, .type = GPUSORT_F32, .algorithm = ONESWEEP}, 0},
        {{.count = 30011, .type = GPUSORT_U64, .keys = KEYS_SORTED, .algorithm = ONESWEEP, .value_size = 4}, 0},
        {{.count = 30011, .type = GPUSORT_F64, .keys = KEYS_SPECIAL, .value_size = 4, .order = DOWN}, 1},
        {{.count = 30011, .type = GPUSORT_I64, .keys = KEYS_ENTROPY, .order = DOWN}, 1},
        {{.count = (1 << 18) + 1, .type = GPUSORT_U64, .value_size = 4}, 0},
        {{.count = (1 << 18) + 1, .type = GPUSORT_I64, .value_size = 4, .flags = GPUSORT_WRITE_INDICES}, 1},
        {{.count = (1 << 18) + 1, .keys = KEYS_LUMP, .type = GPUSORT_I64, .order = DOWN, .value_size = 4}, 1},
        {{.count = (1 << 18) + 1, .keys = KEYS_LUMP, .type = GPUSORT_U64}, 1},
        {{.count = 30001, .value_size = 4, .keys = KEYS_LOW}, 0},
        {{.count = 30001, .type = GPUSORT_U64, .value_size = 8, .keys = KEYS_LOW, .gpu = COUNT_BELOW}, 1},
        {{.count = 3001, .type = GPUSORT_F32, .order = DOWN}, 1},
    };
    enum { USUAL, PORTIONS, SMALL_LEAVES, WAYS };
    static const gpusorti_overrides forced[WAYS] = {[PORTIONS] = {.tiles_a_portion = 40}};
    for (size_t w = 0; w < (!soaking() ? PORTIONS : WAYS); w++) {
        target t;
        engine *e = nvidia_open(&t, &forced[w]);
        if (!e) continue;
        if (w == SMALL_LEAVES) reshape_leaves(t.context, 64, 8);
        for (size_t i = 0; i < COUNT_OF(cases); i++) {
            long in_place = 0;
            if (!soaking() && cases[i].later) continue;
            for (uint32_t out = 0; out <= (OUT_KEYS | OUT_VALUES); out++) {
                sort_case c = cases[i].c;
                const long before = shim.dispatches;
                if (c.count >= 1 << 16) c.algorithm = ONESWEEP;
                c.flags |= ADDRESSABLE;
                c.out = out;
                if (possible_out(&c, out) != out || !expect_sorted(&t, &c)) continue;
                if (w == SMALL_LEAVES && c.count > 1 << 18)
                    EXPECT(last_leaf_bits() > 8 && (last_ranges() != 0) == (c.keys == KEYS_LUMP));
                if (out == 0) in_place = shim.dispatches - before;
                else if (shim.dispatches - before != in_place)
                    fail("case %zu: %ld dispatches, in place %ld", i, shim.dispatches - before, in_place);
            }
        }
        row_close(&t, e);
    }
}

/* A leaf that has no room is sorted by digits, by one workgroup. */
static void leaves_of_two_digits_of_a_word_are_sorted(void) {
    enum { LEAVES = 1, RANGES = 2 };
#define LEAVES_OF_A_WORD(...) {.count = (1 << 25) + 11, .gpu = COUNT_WORD, .algorithm = ONESWEEP, __VA_ARGS__}
#define LEAVES_OF_PAIRS(more, ...) \
    LEAVES_OF_A_WORD(.word = (1 << 20) + 7, .value_size = 4, .flags = ADDRESSABLE | (more), __VA_ARGS__)
#define LEAVES_OF_KEYS(...) LEAVES_OF_A_WORD(.word = 640001, .flags = ADDRESSABLE, __VA_ARGS__)
    static const struct {
        sort_case c;
        unsigned found;
        int later;
    } cases[] = {
        {LEAVES_OF_KEYS(.seed = 1), LEAVES, 0},
        {LEAVES_OF_KEYS(.type = GPUSORT_I32), LEAVES, 1},
        {LEAVES_OF_KEYS(.order = GPUSORT_DESCENDING), LEAVES, 1},
        {LEAVES_OF_PAIRS(0, .type = GPUSORT_I32, .order = GPUSORT_DESCENDING), LEAVES, 1},
        {LEAVES_OF_PAIRS(GPUSORT_KEEP_KEYS | GPUSORT_WRITE_INDICES, .seed = 3), LEAVES, 1},
        {LEAVES_OF_KEYS(.keys = KEYS_ECHO), 0, 0},
        {LEAVES_OF_A_WORD(.word = 2000003, .flags = ADDRESSABLE, .keys = KEYS_LUMP), LEAVES | RANGES, 0},
        {LEAVES_OF_PAIRS(GPUSORT_WRITE_INDICES, .keys = KEYS_LUMP, .type = GPUSORT_I32, .order = GPUSORT_DESCENDING),
         LEAVES | RANGES, 1},
        {LEAVES_OF_KEYS(.keys = KEYS_ENTROPY), 0, 1},
        {LEAVES_OF_KEYS(.keys = KEYS_SORTED), 0, 1},
        {{.count = 1 << 25, .gpu = COUNT_WORD, .word = 640001, .algorithm = ONESWEEP}, LEAVES, 0}, /* bound: 128 MB */
    };
    static const gpusorti_overrides ways[] = {{0}, {.tiles_a_portion = 40}};
    for (size_t w = 0; w < COUNT_OF(ways); w++) {
        target t;
        engine *e = nvidia_open(&t, &ways[w]);
        if (!e) continue;
        if (!soaking()) reshape_leaves(t.context, 64, 9); /* an eighth of the row's */
        for (size_t i = 0; i < COUNT_OF(cases); i++) {
            sort_case c = cases[i].c;
            unsigned found;
            if ((!soaking() && (cases[i].later || w > 0)) || (w > 0 && !(cases[i].found & RANGES))) continue;
            if (in_part() && !(c.flags & ADDRESSABLE)) continue;
            if (!soaking()) c.count /= 2, c.word /= 8;
            if (!expect_sorted(&t, &c)) continue;
            found = (last_leaf_bits() ? LEAVES : 0u) | (last_ranges() ? RANGES : 0u);
            if (found != cases[i].found) fail("case %zu: %u, not %u", i, found, cases[i].found);
        }
        row_close(&t, e);
    }
#undef LEAVES_OF_A_WORD
#undef LEAVES_OF_PAIRS
#undef LEAVES_OF_KEYS
}

/* Bits in which a leaf should tell its elements apart, but cannot: a sample shows it, or does not. Leaves beside leaves, all
 * passes beside all passes. */
static void leaves_of_like_elements_take_no_longer(void) {
    enum { TIMES = 2 };
    static const distribution keys[] = {KEYS_RANDOM, KEYS_COARSE, KEYS_ENTROPY, KEYS_REPEAT};
    enum { PASSES = 2 }; /* of these from here on */
    double least[COUNT_OF(keys)] = {0};
    target t;
    engine *e = nvidia_open(&t, NULL);
    if (!e) return;
    for (size_t i = 0; i <= TIMES * COUNT_OF(keys); i++) { /* the first compiles */
        const size_t k = i % COUNT_OF(keys);
        const sort_case c = {.count = 1 << 20,
                             .keys = keys[k],
                             .value_size = 4,
                             .type = GPUSORT_U64,
                             .algorithm = ONESWEEP,
                             .seed = 1};
        const clock_t start = clock();
        double time;
        if (!expect_sorted(&t, &c)) break;
        time = (double)(clock() - start) / CLOCKS_PER_SEC;
        if (i > 0 && (least[k] == 0 || time < least[k])) least[k] = time;
        if ((last_leaf_bits() != 0) != (k < PASSES))
            fail("distribution %d: leaves of %u bits", (int)keys[k], last_leaf_bits());
    }
    for (size_t k = 0; k < COUNT_OF(keys); k++)
        if (least[k] > 2 * least[k / PASSES * PASSES])
            fail("distribution %d: %.2f s, usual keys %.2f s", (int)keys[k], least[k], least[k / PASSES * PASSES]);
    row_close(&t, e);
}

/* Elements come into the bins of a leaf in any order; so do keys alone, ranked by atomics, into the tiles of the passes
 * before: that shows in the bits by which those passes sort. */
static void leaves_sort_in_any_order_of_atomics(void) {
    static const gpusorti_overrides forced = {.reversed_atomics = 1};
    static const sort_case cases[] = {
        {.count = (1 << 18) + 1, .algorithm = ONESWEEP, .type = GPUSORT_U64, .value_size = 4},
        /* a bin has too many elements, so that its leaf is sorted by digits */
        {.count = 300007, .algorithm = ONESWEEP, .type = GPUSORT_U64, .value_size = 4, .keys = KEYS_BIN},
        /* 32 bits are the same in all, so that some keys are equal */
        {.count = 300007, .algorithm = ONESWEEP, .type = GPUSORT_U64, .value_size = 4, .keys = KEYS_LOW},
        {.count = (1 << 25) + 11, .gpu = COUNT_WORD, .word = 140003, .keys = KEYS_UNDER, .algorithm = ONESWEEP},
        LEAVES_OF_TWO_DIGITS(.type = GPUSORT_U64, .word = 140003, .keys = KEYS_UNDER),
    };
    target t;
    engine *e = nvidia_open(&t, &forced);
    if (!e) return;
    for (size_t i = 0; i < (soaking() ? COUNT_OF(cases) : 4); i++)
        if (expect_sorted(&t, &cases[i]))
            EXPECT(last_leaf_bits() != 0 && (last_ranges() != 0) == (cases[i].keys == KEYS_BIN));
    row_close(&t, e);
}

/* Half of the tiles publish nothing: others count them. */
static void silent_tiles_before_leaves_are_counted(void) {
    static const gpusorti_overrides forced = {.stall = STALL_HALF};
    static const sort_case cases[] = {
        LEAVES_OF_TWO_DIGITS(.type = GPUSORT_U64, .word = 140003, .value_size = 4, .flags = ADDRESSABLE),
        {.count = 300007, .value_size = 4, .type = GPUSORT_U64, .keys = KEYS_LUMP, .algorithm = ONESWEEP,
         .flags = ADDRESSABLE},
    };
    target t;
    engine *e = nvidia_open(&t, &forced);
    if (!e) return;
    for (size_t i = 0; i < COUNT_OF(cases); i++)
        if (expect_sorted(&t, &cases[i]))
            EXPECT(last_leaf_bits() != 0 && last_fallbacks() > 0);
    row_close(&t, e);
}

/* Passes by two portions, of onesweep.comp, and of onesweep_staged.comp, which CPU drivers take thrice as long for; then
 * leaves, of which one has no room. A submission of minutes would time out there. */
static void the_NVIDIA_row_passes_by_portions_before_leaves(void) {
    static const struct {
        uint32_t tiles_a_portion, flags;
    } kernels[] = {{86, 0}, {69, ADDRESSABLE}};
    for (size_t k = 0; k < (!soaking() ? 1 : COUNT_OF(kernels)); k++) {
        const uint32_t part = !soaking() ? 4 : 1; /* of leaves, and of portions as large in short tiles */
        const gpusorti_overrides forced = {.tiles_a_portion = kernels[k].tiles_a_portion * (!soaking() ? 2 : 1)};
        const sort_case c = {.count = (1 << 20) / part + 11,
                             .gpu = COUNT_WORD,
                             .word = 640000 / part,
                             .keys = KEYS_LUMP,
                             .value_size = 4,
                             .type = GPUSORT_U64,
                             .flags = kernels[k].flags,
                             .algorithm = ONESWEEP};
        const gpusort_cmd_args args = case_args(&c);
        plan_facts facts;
        target t;
        engine *e = nvidia_open(&t, &forced);
        if (!e) continue;
        reshape_leaves(t.context, 256 / part, 9);
        if (expect_sorted(&t, &c))
            EXPECT(last_leaf_bits() == 9 && last_ranges() != 0);
        EXPECT(plan_of(t.context, &args, &facts) && facts.tile * forced.tiles_a_portion < c.word);
        row_close(&t, e);
    }
}

/* Of 64-bit keys; in a test, with short tiles, by one row for one-sweep. Intel's row for subgroups from 8 lanes on pins 16,
 * which cannot be pretended. */
static void the_other_rows_have_leaves(void) {
    tuning_row row;
    size_t with_leaves = 0;
    for (size_t r = 0; tuning_row_at(r, &row); r++) {
        const sort_case c = {.count = (1 << 17) + 1, .type = GPUSORT_U64, .algorithm = row.large, .flags = ADDRESSABLE};
        target t;
        engine *e;
        if (!row.leaves || !is_others(&row) || (wider_has_a_row(&row) && row.subgroup_min < LEAF_LANES)) continue;
        if (!soaking() && strcmp(row.name, "Intel Xe2")) continue;
        if (!(e = whole_row_open(&t, &row, NULL, LANES_FOR_LEAVES))) continue;
        if (!soaking()) shorten_tiles(t.context, ODD_ITEMS);
        if (expect_sorted(&t, &c) && last_leaf_bits() == 0) fail("%s: no leaves", row.name);
        with_leaves++;
        row_close(&t, e);
    }
    EXPECT(with_leaves >= (soaking() ? 2u : 1u));
}

static const promise promises[] = {
    PROMISE(the_NVIDIA_row_leaves_the_last_bits_to_leaves, .pipelines = 30, .soak = "more kinds, whole shapes"),
    PROMISE(leaves_store_no_keys_that_are_discarded, .soak = "32-bit keys, whole shapes"),
    PROMISE(leaves_with_little_room_take_no_harm, .pipelines = 10, .soak = "whole shapes"),
    PROMISE(results_with_arrays_of_their_own_are_not_copied_first, .pipelines = 15, .soak = "more kinds, small leaves"),
    PROMISE(leaves_of_two_digits_of_a_word_are_sorted, .depth = PART, .pipelines = 15, .soak = "more kinds, portions"),
    PROMISE(leaves_of_like_elements_take_no_longer, .depth = SOAK),
    PROMISE(leaves_sort_in_any_order_of_atomics, .pipelines = 20, .soak = "64-bit keys alone"),
    PROMISE(silent_tiles_before_leaves_are_counted, .soak = "whole shapes"),
    PROMISE(the_NVIDIA_row_passes_by_portions_before_leaves, .pipelines = 10, .soak = "the other kernel of passes"),
    PROMISE(the_other_rows_have_leaves, .pipelines = 10, .soak = "every row that has them, by whole shapes"),
};

int main(int argc, char **argv) { return run_promises(promises, COUNT_OF(promises), argc, argv); }
