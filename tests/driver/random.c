/* Random settings of everything, checked against the reference: random [SECONDS [SEED]] [PROMISE...].
 * A failure prints the seed of its context and its smallest case. */
#include "harness.h"
#include "shim.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static double budget = 20;
static uint64_t first_seed = 1;

static const uint32_t value_sizes[] = {0, 0, 4, 4, 8, 12, 16, 20, 64, 256};

/* What pipelines depend on. A context sorts a few kinds with many counts, keys and windows: compiling takes longest. */
static sort_case random_kind(rng *r) {
    sort_case c = {.type = (gpusort_type)rng_below(r, TYPE_COUNT)};
    c.order = (gpusort_order)rng_below(r, 2);
    c.value_size = value_sizes[rng_below(r, COUNT_OF(value_sizes))];
    if (c.value_size == 4 && rng_below(r, 3) == 0) c.flags |= GPUSORT_WRITE_INDICES;
    if (c.value_size && rng_below(r, 4) == 0) c.flags |= GPUSORT_KEEP_KEYS;
    if (c.value_size && !(c.flags & GPUSORT_KEEP_KEYS) && rng_below(r, 4) == 0) c.flags |= GPUSORT_DISCARD_KEYS;
    c.algorithm = (gpusort_algorithm)rng_below(r, 4);
    if (c.algorithm == GPUSORT_ONESWEEP && shim.vendor_id == 0x106b) c.algorithm = GPUSORT_AUTO; /* Apple has no one-sweep */
    if (c.algorithm == GPUSORT_ODD_EVEN_MERGE) c.flags = 0; /* it sorts in place alone */
    if (c.value_size >= key_bytes(&c) && rng_below(r, 3) == 0) c.flags = GPUSORT_KEYS_IN_VALUES;
    if (rng_below(r, 4) == 0) c.flags |= GPUSORT_NUMERIC | (rng_below(r, 2) ? GPUSORT_NANS_GREATEST : 0);
    if (rng_below(r, 3) == 0)
        c.flags |= GPUSORT_ADDRESSABLE; /* all buffers of the tests are, where addresses are on */
    if (c.algorithm == GPUSORT_ODD_EVEN_MERGE) return c;
    if (rng_below(r, 2)) c.segments = rng_below(r, 3) ? LAYOUT_EVEN : LAYOUT_ROWS; /* vary_segments() chooses offsets */
    if (c.segments == LAYOUT_ROWS) c.segment_size = 1 + (uint32_t)rng_below(r, (uint64_t)2 << rng_below(r, 14));
    if (rng_below(r, 3) == 0) c.limit = 1;
    if (c.limit && rng_below(r, 4) == 0) c.flags |= GPUSORT_ANY_ORDER; /* in order is any order, too */
    return c;
}

static void vary_segments(rng *r, sort_case *c) {
    const int layouts = (c->host ? LAYOUT_ASCENDING : LAYOUTS) - LAYOUT_EVEN;
    if (c->segments >= LAYOUT_EVEN) {
        c->segments = (segment_layout)(LAYOUT_EVEN + rng_below(r, (uint64_t)layouts));
        c->segment_count = 1 + (uint32_t)rng_below(r, (uint64_t)1 << rng_below(r, 15));
    }
    if (c->limit) c->limit = 1 + (uint32_t)rng_below(r, (uint64_t)2 << rng_below(r, 12));
    while (value_count(c) * c->value_size > 20000000) c->limit /= 2; /* there are so many for each segment */
}

static void vary(rng *r, sort_case *c, int host) {
    const uint32_t bits = type_bits(c->type);
    c->host = host;
    c->seed = rng_next(r);
    c->first_bit = c->bit_count = 0;
    if (c->flags & GPUSORT_KEYS_IN_VALUES) c->key_offset = any_key_offset(c->type, c->value_size, rng_next(r));
    if (rng_below(r, 3) == 0 && !(c->flags & GPUSORT_NUMERIC)) {
        c->first_bit = (uint32_t)rng_below(r, bits);
        c->bit_count = (uint32_t)rng_below(r, bits - c->first_bit + 1);
    }
    c->keys = (distribution)rng_below(r, KEYS_DISTRIBUTIONS);
    if ((c->flags & GPUSORT_NUMERIC) && rng_below(r, 2)) c->keys = KEYS_SPECIAL;
    c->count = (size_t)rng_below(r, (uint64_t)8 << rng_below(r, 14));
    vary_segments(r, c);
    memset(&c->prepared, 0, sizeof c->prepared);
    if (rng_below(r, 3) == 0) {
        c->prepared.count = c->count + (size_t)rng_below(r, c->count + 100);
        c->prepared.segment_count = c->segment_count * (1 + (uint32_t)rng_below(r, 5));
        c->prepared.limit = c->limit * (1 + (uint32_t)rng_below(r, 5));
    }
    c->out = rng_below(r, 2) ? possible_out(c, (uint32_t)rng_below(r, 4)) : 0;
    c->flags &= ~(uint32_t)GPUSORT_OVERWRITE;
    if (c->out && c->out == possible_out(c, OUT_KEYS | OUT_VALUES) && !(c->flags & GPUSORT_KEEP_KEYS) && rng_below(r, 2))
        c->flags |= GPUSORT_OVERWRITE;
    c->gpu = !host && rng_below(r, 3) == 0 ? (gpu_count)(1 + rng_below(r, COUNT_KINDS - 1)) : COUNT_GIVEN;
}

/* Rows of the tuning table that a CPU driver would never see. */
static void random_vendor(rng *r) {
    static const uint32_t vendors[] = {0, 0, 0, 0x10de, 0x10de, 0x1002, 0x8086, 0x106b, 0x13b5, 0x5143, 1};
    const uint32_t vendor = vendors[rng_below(r, COUNT_OF(vendors))];
    memset(&shim, 0, sizeof shim);
    shim.validate = validation_wanted();
    if (!getenv("TESTS_DEVICE")) return; /* a real one */
    shim.vendor_id = vendor;
    shim.device_type = vendor ? VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU : VK_PHYSICAL_DEVICE_TYPE_OTHER;
    shim.no_graphics = (int)rng_below(r, 2);
}

static gpusort_desc random_knobs(rng *r, char *text, size_t size, uint64_t seed) {
    static const uint32_t radix[] = {0, 0, 2, 4, 8}, groups[] = {0, 0, 32, 64, 128, 256},
                          items[] = {0, 1, 2, 4, 7, 8, 16, 32};
    static gpusorti_overrides forced;
    gpusort_desc knobs;
    memset(&knobs, 0, sizeof knobs);
    knobs.radix_bits = radix[rng_below(r, COUNT_OF(radix))];
    forced.workgroup_size = groups[rng_below(r, COUNT_OF(groups))];
    forced.items = items[rng_below(r, COUNT_OF(items))];
    knobs.overrides = &forced;
    snprintf(text, size, "[context seed %llu: radix_bits=%u workgroup_size=%u items=%u]", (unsigned long long)seed,
             knobs.radix_bits, forced.workgroup_size, forced.items);
    return knobs;
}

static void random_settings_sort(void) {
    const double end = seconds() + budget;
    uint64_t seed = first_seed;
    long sorts = 0;
    for (; seconds() < end; seed++) {
        rng r = {seed};
        const int own = rng_below(&r, 3) == 0;
        const uint32_t enabled = (uint32_t)rng_next(&r); /* a quarter records by sets of a pool */
        const uint32_t version = rng_below(&r, 2) ? VK_API_VERSION_1_1 : VK_API_VERSION_1_3;
        char name[128];
        gpusort_desc knobs = random_knobs(&r, name, sizeof name, seed);
        engine *e = NULL;
        sort_case c = {0};
        target t;
        int opened, held = 1;
        random_vendor(&r);
        if (!own && !(e = engine_open(enabled, version))) return;
        opened = own ? target_own(&t, name, &knobs) : target_engine(&t, name, e, &knobs);
        for (int i = 0; opened && held && i < 60 && seconds() < end; i++) {
            if (i % 30 == 0) c = random_kind(&r);
            vary(&r, &c, own || rng_below(&r, 4) == 0);
            held = expect_sorted(&t, &c);
            sorts++;
        }
        target_close(&t);
        engine_close(e);
        if (!opened || !held) {
            fail("again by: random 1 %llu", (unsigned long long)seed);
            break;
        }
    }
    printf("     %ld sorts, context seeds %llu to %llu\n", sorts, (unsigned long long)first_seed,
           (unsigned long long)seed - 1);
    EXPECT(sorts > 0);
    if (shim_live_objects()) fail("left behind: %s", shim_live_text());
}

static const promise promises[] = {PROMISE(random_settings_sort, .pipelines = ANY_PIPELINES)};

int main(int argc, char **argv) {
    for (int i = 0; i < 2 && argc > 1 && isdigit((unsigned char)argv[1][0]); i++) {
        if (i)
            first_seed = strtoull(argv[1], NULL, 0);
        else
            budget = strtod(argv[1], NULL);
        argv[1] = argv[0], argc--, argv++;
    }
    return run_promises(promises, COUNT_OF(promises), argc, argv);
}
