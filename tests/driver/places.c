/* Leaves by place, for keys of which leaves by their leading bits would be uneven. */
#include "row_engine.h"
#include "shaders/common/stalls.glsl"

/* Keys of which leaves by the leading bits would be uneven have leaves by place, of 1,024 elements here. Prefixes that are
 * a leaf beside others or alone, or fill one. Prefixes of too many elements, which the sample misses: sorted by digits.
 * Keys that suit no leaves, as the sample shows, or half of which are equal. */
static void leaves_by_place_are_sorted(void) {
    enum { NONE, PLACES = 1, RANGES = 2, COMPRESSED = 4 };
    enum { SOAKED = 1, ANY_WAY, WHOLE };
#define PLACED(...) .count = 300007, .algorithm = ONESWEEP, __VA_ARGS__
    static const struct {
        sort_case c;
        unsigned found;
        int run; /* a soak has all in any way; a test has all but WHOLE of half as many elements */
    } cases[] = {
        {{PLACED(.type = GPUSORT_U64, .value_size = 4, .keys = KEYS_ECHO)}, PLACES, ANY_WAY},
        {{PLACED(.type = GPUSORT_F64, .value_size = 4, .keys = KEYS_ECHO, .order = DOWN)}, PLACES, SOAKED},
        {{PLACED(.type = GPUSORT_F64, .keys = KEYS_ECHO, .flags = ADDRESSABLE)}, PLACES, SOAKED},
        {{PLACED(.type = GPUSORT_I64, .keys = KEYS_ECHO, .order = DOWN)}, PLACES, SOAKED},
        {{PLACED(.type = GPUSORT_U64, .value_size = 8, .keys = KEYS_ECHO, .flags = INDICES)}, PLACES, SOAKED},
        {{PLACED(.type = GPUSORT_U64, .value_size = 4, .keys = KEYS_ECHO, .flags = INDICES | GPUSORT_KEEP_KEYS)},
         PLACES,
         SOAKED},
        {{PLACED(.type = GPUSORT_I64, .value_size = 4, .keys = KEYS_ECHO, .flags = GPUSORT_DISCARD_KEYS)}, PLACES, SOAKED},
        {{PLACED(.type = GPUSORT_I64, .value_size = 4, .keys = KEYS_ECHO, .order = DOWN, .flags = ADDRESSABLE)}, PLACES, 0},
        {{PLACED(.type = GPUSORT_I64, .value_size = 4, .keys = KEYS_ECHO, .order = DOWN)}, PLACES, SOAKED},
        {{PLACED(.type = GPUSORT_U64, .value_size = 4, .keys = KEYS_ECHO, .gpu = COUNT_WORD, .word = 150001)}, PLACES, 0},
        {{PLACED(.type = GPUSORT_U64, .value_size = 4, .keys = KEYS_ECHO, .gpu = COUNT_FEW)}, PLACES, 0},
        {{PLACED(.type = GPUSORT_U64, .value_size = 4, .keys = KEYS_GROUP, .seed = 128)}, PLACES, SOAKED},
        {{PLACED(.type = GPUSORT_U64, .value_size = 4, .keys = KEYS_GROUP, .seed = 129)}, PLACES, SOAKED},
        {{PLACED(.type = GPUSORT_U64, .value_size = 4, .keys = KEYS_GROUP, .seed = 1023)}, PLACES, WHOLE},
        {{PLACED(.type = GPUSORT_U64, .value_size = 4, .keys = KEYS_GROUP, .seed = 1024)}, PLACES, 0},
        {{PLACED(.type = GPUSORT_U64, .value_size = 4, .keys = KEYS_GROUP, .seed = 1025)}, PLACES | RANGES, ANY_WAY},
        {{PLACED(.type = GPUSORT_U64, .value_size = 4, .keys = KEYS_HIDDEN, .seed = 1000)}, PLACES | RANGES, WHOLE},
        {{PLACED(.type = GPUSORT_U64, .value_size = 4, .keys = KEYS_GROUP, .seed = 1031, .flags = INDICES)},
         PLACES | RANGES, SOAKED},
        {{PLACED(.type = GPUSORT_F64, .keys = KEYS_GROUP, .seed = 5000, .order = DOWN)}, PLACES | RANGES, 0},
        {{PLACED(.type = GPUSORT_I64, .value_size = 8, .keys = KEYS_GROUP, .seed = 40001, .flags = ADDRESSABLE)},
         PLACES | RANGES, SOAKED},
        {{PLACED(.type = GPUSORT_U64, .value_size = 4, .keys = KEYS_GROUP, .seed = 40001)}, PLACES | RANGES, 0},
        {{PLACED(.type = GPUSORT_U64, .value_size = 4, .keys = KEYS_GROUP, .seed = 150001)}, NONE, 0},
        {{PLACED(.type = GPUSORT_U64, .value_size = 4, .keys = KEYS_ENTROPY)}, NONE, 0},
        {{PLACED(.type = GPUSORT_U64, .value_size = 4, .keys = KEYS_FEW)}, NONE, SOAKED},
        {{PLACED(.type = GPUSORT_U64, .value_size = 4, .keys = KEYS_CONSTANT)}, NONE, SOAKED},
        {{PLACED(.type = GPUSORT_U64, .value_size = 4, .keys = KEYS_OUTLIERS)}, NONE, SOAKED},
        {{PLACED(.type = GPUSORT_U64, .value_size = 4, .keys = KEYS_SIGN, .seed = 2)}, COMPRESSED, 0},
        {{PLACED(.type = GPUSORT_I64, .value_size = 4, .keys = KEYS_SIGN, .seed = 3, .order = DOWN, .flags = ADDRESSABLE)},
         COMPRESSED,
         0},
        {{PLACED(.type = GPUSORT_F64, .keys = KEYS_SIGN, .seed = 4, .order = DOWN)}, COMPRESSED, 0},
        {{PLACED(.type = GPUSORT_F64, .value_size = 4, .keys = KEYS_SIGN, .seed = 5)}, COMPRESSED, SOAKED},
        {{PLACED(.type = GPUSORT_U64, .keys = KEYS_SIGN, .seed = 3, .flags = ADDRESSABLE)}, COMPRESSED, SOAKED},
        {{PLACED(.type = GPUSORT_I64, .keys = KEYS_SIGN, .seed = 2, .order = DOWN)}, COMPRESSED, SOAKED},
        {{PLACED(.type = GPUSORT_I64, .value_size = 4, .keys = KEYS_SIGN, .seed = 2, .flags = INDICES)}, COMPRESSED, SOAKED},
        {{PLACED(.type = GPUSORT_I64, .value_size = 4, .keys = KEYS_SIGN, .seed = 2, .flags = KEEP | INDICES)},
         COMPRESSED,
         SOAKED},
        {{PLACED(.type = GPUSORT_U64, .value_size = 4, .keys = KEYS_FIELDS)}, PLACES | COMPRESSED, ANY_WAY},
        {{PLACED(.type = GPUSORT_I64, .value_size = 4, .keys = KEYS_FIELDS, .order = DOWN, .flags = ADDRESSABLE)},
         PLACES | COMPRESSED,
         0},
        {{PLACED(.type = GPUSORT_U64, .value_size = 4, .keys = KEYS_FIELDS, .flags = KEEP | INDICES | ADDRESSABLE)},
         PLACES | COMPRESSED,
         SOAKED},
        {{PLACED(.type = GPUSORT_U64, .value_size = 8, .keys = KEYS_FIELDS, .order = DOWN)}, PLACES | COMPRESSED, SOAKED},
        {{PLACED(.type = GPUSORT_U64, .value_size = 4, .keys = KEYS_FIELDS, .gpu = COUNT_WORD, .word = 150001)},
         PLACES | COMPRESSED,
         0},
        {{PLACED(.type = GPUSORT_U64, .value_size = 4, .keys = KEYS_FIELDS, .seed = 1025)},
         PLACES | RANGES | COMPRESSED,
         ANY_WAY},
        {{PLACED(.type = GPUSORT_I64, .value_size = 4, .keys = KEYS_FIELDS, .order = DOWN, .seed = 5003,
                 .flags = ADDRESSABLE)},
         PLACES | RANGES | COMPRESSED,
         WHOLE},
        {{PLACED(.type = GPUSORT_U64, .value_size = 4, .keys = KEYS_SIGN, .seed = 2, .out = OUT_KEYS | OUT_VALUES)},
         COMPRESSED,
         0},
        {{PLACED(.type = GPUSORT_U64, .value_size = 4, .keys = KEYS_FIELDS, .out = OUT_VALUES)},
         PLACES | COMPRESSED,
         0},
        {{PLACED(.type = GPUSORT_U64, .value_size = 4, .keys = KEYS_RANDOM)}, NONE, 0},
    };
#undef PLACED
    enum { USUAL, SILENT_PORTIONS, PORTIONS, SILENT, WAYS };
    static const gpusorti_overrides forced[WAYS] = {[SILENT_PORTIONS] = {.tiles_a_portion = 40, .stall = STALL_HALF},
                                                    [PORTIONS] = {.tiles_a_portion = 40},
                                                    [SILENT] = {.stall = STALL_HALF}};
    for (size_t w = 0; w < (soaking() ? WAYS : PORTIONS); w++) {
        target t;
        engine *e = nvidia_open(&t, &forced[w]);
        if (!e) continue;
        reshape_leaves(t.context, 64, 8);
        shape_places(t.context, 256, 4);
        for (size_t i = 0; i < COUNT_OF(cases); i++) {
            sort_case c = cases[i].c;
            unsigned found;
            if (!soaking() && (cases[i].run == SOAKED || (w != USUAL && cases[i].run != ANY_WAY))) continue;
            if (!soaking() && cases[i].run != WHOLE) c.count /= 2, c.word /= 2;
            if (!expect_sorted(&t, &c)) continue;
            found = (last_places() ? PLACES : 0u) | (last_ranges() ? RANGES : 0u) |
                    (last_fields() ? COMPRESSED : 0u);
            if (found != cases[i].found) fail("case %zu: %u, not %u", i, found, cases[i].found);
            if (forced[w].stall) EXPECT(last_fallbacks() > 0);
            if (cases[i].c.flags & GPUSORT_DISCARD_KEYS) EXPECT(!discarded_keys_were_sorted());
        }
        row_close(&t, e);
    }
}

static const promise promises[] = {
    PROMISE(leaves_by_place_are_sorted, .pipelines = 35, .soak = "more kinds, every case by portions and silent tiles"),
};

int main(int argc, char **argv) { return run_promises(promises, COUNT_OF(promises), argc, argv); }
