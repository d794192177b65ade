/* Passes over digits by NVIDIA's rows: bindings, kinds of keys, portions, groups of tiles, an odd number of passes. */
#include "row_engine.h"
#include "shaders/common/stalls.glsl"

#include <string.h>

/* What onesweep_staged.comp sorts, by other shapes on other queue families. */
static int is_staged(const sort_case *c) {
    return c->algorithm == ONESWEEP && c->type <= GPUSORT_F32 && c->value_size == 4 && c->bit_count == 0;
}

/* Each kind of key through each algorithm, by one binding at least. The row of queue families with graphics differs in what
 * is_staged(). */
static void the_NVIDIA_rows_sort(void) {
    enum { FIRST = 11 }; /* in a test */
    static const sort_case cases[] = {
        {.count = 12007, .algorithm = ONESWEEP, .flags = ADDRESSABLE},
        {.count = 12007, .algorithm = ONESWEEP, .host = 1},
        {.count = 12007, .algorithm = ONESWEEP, .flags = ADDRESSABLE, .first_bit = 5, .bit_count = 19},
        {.count = 12007, .algorithm = CSS},
        {.count = 12007, .value_size = 4, .algorithm = ONESWEEP},
        {.count = 30011, .value_size = 4, .algorithm = ONESWEEP, .flags = ADDRESSABLE},
        {.count = 12007,
         .type = GPUSORT_F32,
         .order = GPUSORT_DESCENDING,
         .value_size = 24,
         .algorithm = ONESWEEP,
         .flags = ADDRESSABLE,
         .first_bit = 5,
         .bit_count = 19},
        {.count = 12007, .type = GPUSORT_U64, .value_size = 4, .algorithm = ONESWEEP, .flags = ADDRESSABLE},
        /* a digit of both words */
        {.count = 12007,
         .type = GPUSORT_U64,
         .value_size = 4,
         .algorithm = ONESWEEP,
         .flags = ADDRESSABLE,
         .first_bit = 5,
         .bit_count = 43},
        {.count = 12007, .type = GPUSORT_U16, .algorithm = CSS},
        {.count = 12007, .type = GPUSORT_I32, .algorithm = GPUSORT_ODD_EVEN_MERGE},
        {.count = 12007, .type = GPUSORT_U64, .algorithm = ONESWEEP, .flags = ADDRESSABLE},
        {.count = 12007, .type = GPUSORT_U64, .algorithm = CSS},
        {.count = 12007, .type = GPUSORT_U16, .algorithm = ONESWEEP},
        {.count = 12007, .type = GPUSORT_F32, .order = GPUSORT_DESCENDING, .algorithm = ONESWEEP},
        {.count = 12007,
         .type = GPUSORT_I64,
         .order = GPUSORT_DESCENDING,
         .value_size = 4,
         .algorithm = ONESWEEP,
         .flags = ADDRESSABLE | GPUSORT_WRITE_INDICES,
         .first_bit = 16,
         .bit_count = 48},
    };
    /* an odd number of passes, for which the histogram kernel copies */
    static const sort_case copied[] = {
        {.count = (1 << 20) + 11, .gpu = COUNT_FEW, .keys = KEYS_LOW, .algorithm = ONESWEEP, .flags = ADDRESSABLE},
        {.count = (1 << 20) + 11,
         .gpu = COUNT_FEW,
         .keys = KEYS_LOW,
         .value_size = 4,
         .algorithm = ONESWEEP,
         .flags = ADDRESSABLE},
        {.count = (1 << 20) + 11,
         .gpu = COUNT_FEW,
         .keys = KEYS_LOW,
         .value_size = 4,
         .type = GPUSORT_F32,
         .order = GPUSORT_DESCENDING,
         .algorithm = ONESWEEP,
         .flags = ADDRESSABLE},
    };
    /* by the row's shapes as they are: an even and an odd number of items, by rounds that are full or not; atomics */
    static const sort_case whole[] = {
        {.count = 12007, .value_size = 4, .algorithm = ONESWEEP},
        {.count = 12007, .type = GPUSORT_U64, .value_size = 8, .algorithm = ONESWEEP},
        /* the first count that is not small */
        {.count = (1 << 18) + 1, .keys = KEYS_OUTLIERS, .flags = ADDRESSABLE},
        {.count = 12007, .type = GPUSORT_U64, .algorithm = ONESWEEP}, /* in a soak */
    };
    /* steps that the plan sizes, and the shape of great bounds; in a test by short tiles, the last ones by those of
     * leaves */
    static const sort_case great[] = {
        {.count = (1 << 24) + 11, .gpu = COUNT_FEW, .keys = KEYS_LOW, .algorithm = CSS},
        {.count = (1 << 25) + 11, .gpu = COUNT_FEW, .keys = KEYS_LOW, .algorithm = ONESWEEP, .flags = ADDRESSABLE},
        {.count = (1 << 23) + 11, .gpu = COUNT_FEW, .type = GPUSORT_U64, .algorithm = ONESWEEP, .flags = ADDRESSABLE},
        {.count = (1 << 23) + 11, .gpu = COUNT_FEW, .type = GPUSORT_U64, .algorithm = ONESWEEP},
    };
    tuning_row row;
    for (size_t r = 0; tuning_row_at(r, &row); r++) {
        target t, own;
        engine *e;
        if (!is_nvidia(&row) || !(e = row_open(&t, &row, NULL, OWN_LANES))) continue;
        for (size_t i = 0; i < (soaking() ? COUNT_OF(cases) : FIRST); i++)
            if (compute_only(&row) || is_staged(&cases[i])) expect_all_sorted(&t, cases[i], i);
        for (size_t i = 0; i < COUNT_OF(copied) - !soaking() && compute_only(&row); i++) expect_sorted(&t, &copied[i]);
        for (size_t i = 0; i < 2 && compute_only(&row) && !soaking(); i++) expect_sorted(&t, &great[i]);
        row_close(&t, e);
        if (compute_only(&row) && (e = whole_row_open(&t, &row, NULL, OWN_LANES))) {
            for (size_t i = 0; i < COUNT_OF(whole) - !soaking(); i++) expect_sorted(&t, &whole[i]);
            for (size_t i = 0; i < COUNT_OF(great) && soaking(); i++) expect_sorted(&t, &great[i]);
            row_close(&t, e);
        }
        pretend(&row);
        if (target_own(&own, row.name, NULL)) {
            EXPECT(!strcmp(tuning_name(own.context), row.name));
            expect_all_sorted(&own, cases[1], 1);
            target_close(&own);
        }
        memset(&shim, 0, sizeof shim);
    }
}

/* Where full subgroups are not asked for there may be more of them, of fewer lanes, than kernels keep counters for. */
static void the_NVIDIA_row_sorts_with_more_subgroups_than_told(void) {
    static const sort_case cases[] = {
        {.count = 12007, .value_size = 4},
        {.count = 12007, .type = GPUSORT_F32, .value_size = 4, .flags = INDICES},
        {.count = 12007, .type = GPUSORT_U64, .value_size = 4},
        {.count = 12007, .value_size = 4, .keys = KEYS_ENTROPY},
    };
    const uint32_t lanes = (uint32_t)setting("TESTS_SUBGROUP", 8);
    tuning_row row;
    for (size_t r = 0; tuning_row_at(r, &row); r++) {
        target t;
        if (!is_nvidia(&row) || !compute_only(&row)) continue;
        pretend(&row);
        shim.api_version = VK_API_VERSION_1_1;
        shim.no_extensions = shim.no_features = 1;
        shim.subgroup_size = 2 * lanes;
        if (target_own(&t, row.name, NULL)) {
            EXPECT(!strcmp(tuning_name(t.context), row.name) && tuning_queue(t.context) == row.queue);
            if (!soaking()) shorten_tiles(t.context, FEW_ITEMS);
            for (size_t i = 0; i < COUNT_OF(cases); i++) {
                sort_case c = cases[i];
                c.host = 1;
                c.algorithm = ONESWEEP;
                expect_sorted(&t, &c);
            }
            target_close(&t);
        }
        memset(&shim, 0, sizeof shim);
    }
}

/* Passes tell the sign of floating point keys or turn the same bits of all keys, in a window or without. In a test the first
 * cases. */
static void the_NVIDIA_row_sorts_keys_of_any_sign(void) {
    enum { FIRST = 5 };
    static const sort_case cases[] = {
        {.type = GPUSORT_F32, .order = DOWN, .value_size = 4, .flags = ADDRESSABLE | INDICES, .gpu = COUNT_BELOW},
        {.type = GPUSORT_F32, .value_size = 4, .flags = ADDRESSABLE | KEEP, .first_bit = 7, .bit_count = 25},
        {.type = GPUSORT_I32, .order = DOWN, .value_size = 4, .flags = ADDRESSABLE, .first_bit = 5, .bit_count = 19},
        {.type = GPUSORT_F64, .value_size = 4, .flags = ADDRESSABLE},
        {.type = GPUSORT_F32, .order = DOWN},
        {.type = GPUSORT_I64, .order = DOWN, .value_size = 4, .flags = ADDRESSABLE | INDICES},
        {.type = GPUSORT_I16, .order = DOWN, .value_size = 4, .first_bit = 3, .bit_count = 13},
        {.type = GPUSORT_F32, .value_size = 4, .flags = ADDRESSABLE},
        {.type = GPUSORT_F32, .value_size = 4},
        {.type = GPUSORT_F32, .order = DOWN, .value_size = 4, .flags = ADDRESSABLE, .first_bit = 3, .bit_count = 20},
        {.type = GPUSORT_I32, .value_size = 4, .flags = ADDRESSABLE, .first_bit = 5, .bit_count = 27},
        {.order = DOWN, .value_size = 4, .flags = ADDRESSABLE | INDICES | KEEP},
        {.type = GPUSORT_I64, .value_size = 4, .flags = ADDRESSABLE, .first_bit = 40, .bit_count = 24},
        {.type = GPUSORT_U64, .order = DOWN, .value_size = 8, .first_bit = 3, .bit_count = 44},
        {.type = GPUSORT_I32},
        {.type = GPUSORT_I32, .order = DOWN, .value_size = 4},
    };
    target t;
    engine *e = nvidia_open(&t, NULL);
    if (!e) return;
    for (size_t i = 0; i < (soaking() ? COUNT_OF(cases) : FIRST); i++) {
        sort_case c = cases[i];
        c.count = 12007;
        c.algorithm = ONESWEEP;
        c.keys = KEYS_SPECIAL;
        expect_sorted(&t, &c);
        c.keys = KEYS_SIGN;
        for (c.seed = 0; c.seed < 4; c.seed++)
            if (soaking() || (c.seed + i) % 3) expect_sorted(&t, &c);
    }
    row_close(&t, e);
}

/* Groups whole or not, and one tile more than they have room for. */
static void tiles_are_counted_by_groups(void) {
    enum { TILE = 256, GROUPS = 16, MOST = TILE * GROUPS * GROUPS };
    static const gpusorti_overrides forced = {.workgroup_size = TILE, .items = 1},
                                    portions = {.workgroup_size = TILE, .items = 1, .tiles_a_portion = GROUPS};
    static const uint32_t counts[] = {
        TILE, GROUPS * TILE, GROUPS * TILE + 1, MOST - GROUPS * TILE + 1, MOST - 1, MOST, MOST + 1};
    tuning_row row;
    for (size_t r = 0; tuning_row_at(r, &row); r++) {
        target t;
        plan_facts facts;
        engine *e;
        /* the other row has the same shapes with groups */
        if (!is_nvidia(&row) || (!soaking() && !compute_only(&row))) continue;
        if (!(e = row_open(&t, &row, &forced, OWN_LANES))) continue;
        for (size_t i = 0; i < COUNT_OF(counts); i++)
            for (uint32_t pairs = 0; pairs < 2; pairs++) {
                const sort_case c = {.count = counts[i],
                                     .value_size = 4 * pairs,
                                     .type = pairs ? GPUSORT_F32 : GPUSORT_I32,
                                     .keys = i % 2 ? KEYS_ENTROPY : KEYS_RANDOM,
                                     .flags = (soaking() ? i % 3 : pairs) ? ADDRESSABLE : 0,
                                     .algorithm = ONESWEEP,
                                     .seed = i};
                const gpusort_cmd_args args = case_args(&c);
                expect_sorted(&t, &c);
                EXPECT(plan_of(t.context, &args, &facts) && facts.groups == (c.count <= MOST ? GROUPS : 0));
            }
        row_close(&t, e);
        if (!(e = row_open(&t, &row, &portions, OWN_LANES))) continue;
        const sort_case c = {.count = MOST, .value_size = 4, .algorithm = ONESWEEP};
        const gpusort_cmd_args args = case_args(&c);
        expect_sorted(&t, &c);
        EXPECT(plan_of(t.context, &args, &facts) && facts.groups == 0);
        row_close(&t, e);
    }
}

/* A group of which a tile publishes nothing, late, or not yet is never whole in time. */
static void groups_with_silent_tiles_are_not_waited_for(void) {
    static const sort_case cases[] = {
        {.count = 100001, .value_size = 4, .keys = KEYS_ENTROPY, .algorithm = ONESWEEP, .flags = ADDRESSABLE},
        {.count = 100001, .type = GPUSORT_F32, .keys = KEYS_SPECIAL, .algorithm = ONESWEEP, .flags = ADDRESSABLE},
        {.count = 70001, .value_size = 4, .type = GPUSORT_I32, .algorithm = ONESWEEP},
    };
    tuning_row row;
    for (size_t r = 0; tuning_row_at(r, &row); r++)
        for (uint32_t stall = STALL_NEVER; is_nvidia(&row) && stall <= STALL_LAST; stall++) {
            const gpusorti_overrides forced = {.stall = stall};
            plan_facts facts;
            target t;
            engine *e;
            if (!soaking() && stall % 2 != r % 2) continue; /* by both rows in turn */
            if (!(e = row_open(&t, &row, &forced, OWN_LANES))) continue;
            for (size_t i = 0; i < COUNT_OF(cases); i++) {
                sort_case c = cases[i];
                gpusort_cmd_args args;
                if (!soaking() && (i + stall + r) % COUNT_OF(cases) != 0) continue;
                if (!soaking()) c.count /= 2; /* as many tiles as without */
                args = case_args(&c);
                EXPECT(plan_of(t.context, &args, &facts) && facts.groups != 0);
                if (expect_sorted(&t, &c) && stall != STALL_LATE && stall != STALL_LAST) EXPECT(last_fallbacks() > 0);
            }
            row_close(&t, e);
        }
}

/* A window of four digits, of which three lie below bit 32. */
static int take_four_digits(const target *t, sort_case *c) {
    const gpusort_cmd_args args = case_args(c);
    plan_facts facts;
    if (!plan_of(t->context, &args, &facts)) return 0;
    c->first_bit = 32 - 3 * facts.radix_bits;
    c->bit_count = 4 * facts.radix_bits;
    return 1;
}

/* The sample sees three digits in which keys differ, for which the histogram kernel copies; with the fourth, of the upper
 * half, the passes end in the caller's arrays all the same. */
static void what_the_sample_missed_costs_no_copy_back(void) {
    sort_case c = {.count = 70001, .keys = KEYS_OUTLIERS, .type = GPUSORT_U64, .algorithm = ONESWEEP};
    target t;
    engine *e = nvidia_open(&t, NULL);
    if (!e) return;
    EXPECT(take_four_digits(&t, &c));
    if (expect_sorted(&t, &c)) EXPECT(last_finish_size() == 0);
    row_close(&t, e);
}

/* Three digits differ, or four where the sample sees two: where indices are written nobody copies before that is known for
 * sure. */
static void great_arrays_of_indices_are_copied_only_at_the_end(void) {
    static const distribution keys[] = {KEYS_LOW, KEYS_OUTLIERS};
    sort_case c = {.count = (1 << 24) + 11,
                   .gpu = COUNT_WORD,
                   .word = 100003,
                   .value_size = 4,
                   .algorithm = ONESWEEP,
                   .flags = ADDRESSABLE | GPUSORT_WRITE_INDICES};
    target t;
    engine *e = nvidia_open(&t, NULL);
    if (!e) return;
    for (size_t i = 0; i < COUNT_OF(keys); i++) {
        c.keys = keys[i];
        if (expect_sorted(&t, &c))
            EXPECT((last_finish_size() != 0) == (keys[i] == KEYS_LOW));
    }
    row_close(&t, e);
}

/* Three of four digits differ, in too few keys for a sample, so that nobody copies: a fourth pass comes back. */
static void an_odd_number_of_passes_comes_back(void) {
    static const uint32_t flags[] = {0, ADDRESSABLE, KEEP};
    sort_case c = {.count = 300, .keys = KEYS_LOW, .value_size = 4, .type = GPUSORT_U64, .algorithm = ONESWEEP};
    target t;
    engine *e = nvidia_open(&t, NULL);
    if (!e) return;
    EXPECT(take_four_digits(&t, &c));
    for (size_t i = 0; i < COUNT_OF(flags); i++) {
        c.flags = flags[i];
        expect_sorted(&t, &c);
    }
    row_close(&t, e);
}

/* fill.comp has 2,048 workgroups at most, which go over larger arrays in rounds. Its digits have 8 bits. */
static void keys_of_8_bits_are_written_in_several_rounds(void) {
    enum { TILE = 256 * 4 };
    const sort_case c = {.count = most_stride_workgroups * TILE + 77777, .type = GPUSORT_U8, .algorithm = ONESWEEP};
    const gpusort_cmd_args args = case_args(&c);
    target t;
    plan_facts facts;
    engine *e = nvidia_open(&t, NULL);
    if (!e) return;
    EXPECT(plan_of(t.context, &args, &facts) && facts.radix_bits == 8);
    expect_sorted(&t, &c);
    row_close(&t, e);
}

/* Where there may be more elements than signed indices reach, no kernel goes by these. */
static void elements_behind_signed_indices_are_sorted(void) {
    static const gpusorti_overrides forced = {.indices_to = 12007};
    static const sort_case cases[] = {
        {.algorithm = ONESWEEP},
        {.value_size = 4, .algorithm = ONESWEEP},
        {.value_size = 4, .type = GPUSORT_U64, .algorithm = ONESWEEP},
    };
    target t;
    engine *e = nvidia_open(&t, &forced);
    if (!e) return;
    for (size_t i = 0; i < COUNT_OF(cases); i++)
        for (uint32_t beyond = 0; beyond < 2; beyond++) {
            sort_case c = cases[i];
            gpusort_cmd_args args;
            plan_facts facts;
            uint32_t all, sums;
            c.count = forced.indices_to + beyond;
            c.flags |= ADDRESSABLE;
            args = case_args(&c);
            sums = sum_steps_of(t.context, &args, &all);
            if (all == 0 || sums != beyond * all)
                fail("case %zu: %u of %u steps by sums", i, sums, all);
            if (!beyond) EXPECT(plan_of(t.context, &args, &facts) && facts.last == c.count);
            else expect_sorted(&t, &c);
        }
    row_close(&t, e);
}

static const promise promises[] = {
    PROMISE(the_NVIDIA_rows_sort, .pipelines = 70, .soak = "every distribution, great bounds by whole shapes"),
    PROMISE(the_NVIDIA_row_sorts_with_more_subgroups_than_told, .depth = PART, .pipelines = 10, .soak = "whole shapes"),
    PROMISE(the_NVIDIA_row_sorts_keys_of_any_sign, .pipelines = 20, .soak = "more kinds, whole shapes"),
    PROMISE(tiles_are_counted_by_groups, .pipelines = 15,
            .soak = "both bindings of each kind, queue families with graphics"),
    PROMISE(groups_with_silent_tiles_are_not_waited_for, .pipelines = 20, .soak = "every case with every stall"),
    PROMISE(what_the_sample_missed_costs_no_copy_back, .pipelines = 5, .soak = "whole shapes"),
    PROMISE(great_arrays_of_indices_are_copied_only_at_the_end, .pipelines = 10, .soak = "whole shapes"),
    PROMISE(an_odd_number_of_passes_comes_back, .pipelines = 10, .soak = "whole shapes"),
    PROMISE(keys_of_8_bits_are_written_in_several_rounds, .soak = "whole shapes"),
    PROMISE(elements_behind_signed_indices_are_sorted, .pipelines = 25, .soak = "whole shapes"),
};

int main(int argc, char **argv) { return run_promises(promises, COUNT_OF(promises), argc, argv); }
