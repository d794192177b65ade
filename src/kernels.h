#pragma once
#include "config.h"

/* ---- >>kernels: what host and kernels share: kernels, constants, arguments, the control block ---- */
/* Each has a build for bound buffers and one for device addresses. scatter_basic: without subgroup operations. */
#define GPUSORTI_KERNELS(X) \
    X(begin) X(count) X(scan) X(scatter) X(scatter_basic) X(histogram) X(onesweep) X(onesweep_staged) X(leaf_starts) \
    X(leaf_sort) X(tile_sort) X(odd_even_merge) X(finish) X(gather) X(segments) X(segment_sort) X(segment_histogram) \
    X(segment_bases) X(segment_count) X(segment_scan) X(segment_scatter) X(segment_scatter_basic) X(segment_pass) \
    X(select) X(select_any) X(select_sort) X(numbers)

/* For bound buffers alone. onesweep_narrow: onesweep.comp for packed keys. tile_sort_rolled: tile_sort.comp without
 * unrolled loops, which compiles much faster. */
#define GPUSORTI_SINGLE_KERNELS(X) X(onesweep_narrow) X(tile_sort_rolled) X(merge_tiles) X(split_runs)

enum gpusorti_kernel {
#define GPUSORTI_X(name) GPUSORTI_KERNEL_##name, GPUSORTI_KERNEL_##name##_address,
#define GPUSORTI_Y(name) GPUSORTI_KERNEL_##name,
    GPUSORTI_KERNELS(GPUSORTI_X) GPUSORTI_SINGLE_KERNELS(GPUSORTI_Y) GPUSORTI_KERNEL_COUNT
#undef GPUSORTI_X
#undef GPUSORTI_Y
};

/* Specialization constants, ids 0.. as in shaders/buffers.glsl. */
typedef struct gpusorti_spec {
    uint32_t workgroup_size, items, radix_bits, subgroup_size, full_subgroups;
    uint32_t key_words, key_bits, key_stored_bits, key_kind, descending, value_words, flags, variant;
} gpusorti_spec;
enum { GPUSORTI_SPEC_COUNT = sizeof(gpusorti_spec) / sizeof(uint32_t) };

/* Values of gpusorti_spec.variant, as VARIANT_* in shaders/. Those of one-sweep's kernels are in >>tuning. */
enum {
    /* count.comp, scan.comp */
    GPUSORTI_FIRST_PASS = 1, /* nothing is planned yet */
    /* tile_sort.comp */
    GPUSORTI_WHOLE_KEYS = 1, /* all bits of keys are compared */
    /* odd_even_merge.comp */
    GPUSORTI_NESTED_LOOPS = 1, /* better for some compilers */
    GPUSORTI_NANS_LAST = 2,    /* of either sign */
    GPUSORTI_BFLOAT16 = 4,     /* keys of 16 bits are bfloat16, whose NaNs are others */
    /* finish.comp: one of */
    GPUSORTI_FINISH = 0, /* copies what passes left in scratch, and does the rest */
    GPUSORTI_UNPACK = 1, /* copies keys to scratch, one or two words each */
    GPUSORTI_PACK = 2,   /* copies them back */
    GPUSORTI_FILL = 3,   /* counting sort: writes each key as often as it was counted */
    /* gather.comp: bits */
    GPUSORTI_BACK = 1,         /* from scratch to the caller's values, else the other way */
    GPUSORTI_GATHER = 2,       /* rows are read in the order of the indices */
    GPUSORTI_TAKE_KEY = 4,     /* the key in each row is copied to the keys */
    GPUSORTI_KEY_ONLY = 8,     /* rows are not moved */
    GPUSORTI_PACKED_ROWS = 16, /* only the first k rows of each segment, which are side by side on the caller's side */
    GPUSORTI_INDEX = 32,       /* the row is the index itself */
    GPUSORTI_IDENTITY = 64,    /* nothing is moved; index i becomes i */
    /* numbers.comp: bits */
    GPUSORTI_NUMBERS_DESCENDING = 1,
    GPUSORTI_NUMBERS_INSIDE = 2, /* keys become numbers where they are in scratch */
    GPUSORTI_NUMBERS_BESIDE = 4, /* below its number each key's own bits go to scratch, */
    GPUSORTI_NUMBERS_BACK = 8,   /* and come back from there */
    GPUSORTI_NUMBERS_BFLOAT16 = 16, /* keys of 16 bits are bfloat16 */
    /* select.comp */
    GPUSORTI_CANDIDATES = 1, /* reads what an earlier round left */
    /* select_any.comp, select_sort.comp */
    GPUSORTI_PACKED = 2, /* writes the indices of all segments side by side */
    GPUSORTI_ARRAY = 4 /* select_any.comp: one */
};

/* ---- one row per kernel ---- */
/* The specialization constants that a kernel reads, bits 1 << id. */
enum {
    GPUSORTI_READS_ALWAYS = 1 << 0 | 3 << 3 | 1 << 11, /* the sizes of workgroups and subgroups; flags have a column */
    GPUSORTI_READS_ITEMS = 1 << 1,
    GPUSORTI_READS_RADIX = 1 << 2,
    GPUSORTI_READS_KEY_WORDS = 1 << 5,
    GPUSORTI_READS_DESCENDING = 1 << 9,
    GPUSORTI_READS_KEYS = 31 << 5, /* words, bits, stored bits, kind, order */
    GPUSORTI_READS_VALUES = 1 << 10,
    GPUSORTI_READS_VARIANT = 1 << 12,
    GPUSORTI_READS_ELEMENTS = GPUSORTI_READS_ITEMS | GPUSORTI_READS_KEYS | GPUSORTI_READS_VALUES,
    GPUSORTI_READS_DIGITS = GPUSORTI_READS_ELEMENTS | GPUSORTI_READS_RADIX,
    /* onesweep_staged.comp leaves keys as they are: all ascend; all have values of a word */
    GPUSORTI_READS_STAGED = (GPUSORTI_READS_DIGITS & ~(GPUSORTI_READS_DESCENDING | GPUSORTI_READS_VALUES)) |
                            GPUSORTI_READS_VARIANT
};

enum {
    GPUSORTI_KEEPS_SIZES = 1,  /* it writes no indirect size, and binds no word of them: see shaders/buffers.glsl */
    GPUSORTI_FOLDS_FLOATS = 2, /* where passes leave keys as they are, it looks at the sign of floats nevertheless */
    GPUSORTI_UNPINNED = 4,     /* the size of its subgroups is the driver's choice: those spill least */
    GPUSORTI_READS_GIVEN = 8,  /* its first arguments are the addresses of what is to be sorted, see shaders/buffers.glsl */
    /* the count on the GPU, or the offsets of segments, are bound in place of .., which it does not use */
    GPUSORTI_WORDS_AS_KEYS = 16 << GPUSORTI_BIND_KEYS,
    GPUSORTI_WORDS_AS_VALUES = 16 << GPUSORTI_BIND_VALUES,
    GPUSORTI_WORDS_AS_ALT = 16 << GPUSORTI_BIND_ALT,
    GPUSORTI_WORDS_AS_CONTROL = 16 << GPUSORTI_BIND_CONTROL
};

/* What a kernel reads. Constants and flags that it does not read are 0, so that all sorts share its pipeline. */
typedef struct gpusorti_kernel_row {
    enum gpusorti_kernel builds[2]; /* for bound buffers, for device addresses; GPUSORTI_KERNEL_COUNT: there is none */
    uint32_t constants, flags;      /* GPUSORTI_READS_*, GPUSORTI_FLAG_* */
    uint32_t traits;                /* GPUSORTI_KEEPS_SIZES .. */
    uint32_t compile_first;         /* what takes longest to compile has the greatest number */
} gpusorti_kernel_row;

#define GPUSORTI_BOTH(name) {GPUSORTI_KERNEL_##name, GPUSORTI_KERNEL_##name##_address}
#define GPUSORTI_BUFFERS(name) {GPUSORTI_KERNEL_##name, GPUSORTI_KERNEL_COUNT}
static const gpusorti_kernel_row gpusorti_kernel_rows[] = {
    {GPUSORTI_BOTH(begin), 0, 0, GPUSORTI_WORDS_AS_VALUES, 0},
    {GPUSORTI_BOTH(count), GPUSORTI_READS_ITEMS | GPUSORTI_READS_RADIX | GPUSORTI_READS_KEYS | GPUSORTI_READS_VARIANT,
     GPUSORTI_FLAG_SUMS, 0, 0},
    {GPUSORTI_BOTH(scan), GPUSORTI_READS_ITEMS | GPUSORTI_READS_RADIX | GPUSORTI_READS_KEY_WORDS | GPUSORTI_READS_VARIANT,
     GPUSORTI_FLAG_WRITE_INDICES, 0, 0},
    {GPUSORTI_BOTH(scatter), GPUSORTI_READS_DIGITS, GPUSORTI_FLAGS_MOVED | GPUSORTI_FLAG_ROLLED, 0, 0},
    {GPUSORTI_BOTH(scatter_basic), GPUSORTI_READS_DIGITS, GPUSORTI_FLAGS_MOVED, 0, 0},
    {GPUSORTI_BOTH(histogram), GPUSORTI_READS_DIGITS,
     GPUSORTI_FLAG_WRITE_INDICES | GPUSORTI_FLAG_SUMS | GPUSORTI_FLAG_RAW, GPUSORTI_READS_GIVEN, 3},
    {GPUSORTI_BOTH(onesweep), GPUSORTI_READS_DIGITS | GPUSORTI_READS_VARIANT,
     GPUSORTI_FLAGS_MOVED | GPUSORTI_FLAG_STRADDLE, GPUSORTI_KEEPS_SIZES | GPUSORTI_READS_GIVEN, 7},
    {GPUSORTI_BUFFERS(onesweep_narrow), GPUSORTI_READS_DIGITS | GPUSORTI_READS_VARIANT,
     GPUSORTI_FLAGS_STORED | GPUSORTI_FLAG_STRADDLE, GPUSORTI_KEEPS_SIZES, 6},
    {GPUSORTI_BOTH(onesweep_staged), GPUSORTI_READS_STAGED,
     GPUSORTI_FLAGS_MOVED, GPUSORTI_KEEPS_SIZES | GPUSORTI_FOLDS_FLOATS | GPUSORTI_READS_GIVEN, 5},
    {GPUSORTI_BOTH(leaf_starts), GPUSORTI_READS_RADIX | GPUSORTI_READS_KEYS,
     GPUSORTI_FLAG_SUMS | GPUSORTI_FLAG_RAW, GPUSORTI_KEEPS_SIZES, 0},
    {GPUSORTI_BOTH(leaf_sort), GPUSORTI_READS_DIGITS | GPUSORTI_READS_VARIANT,
     GPUSORTI_FLAGS_MOVED | GPUSORTI_FLAG_RAW, 0, 1},
    {GPUSORTI_BOTH(tile_sort), GPUSORTI_READS_ELEMENTS | GPUSORTI_READS_VARIANT,
     GPUSORTI_FLAGS_MOVED, 0, 4},
    {GPUSORTI_BUFFERS(tile_sort_rolled), GPUSORTI_READS_ELEMENTS | GPUSORTI_READS_VARIANT, GPUSORTI_FLAGS_STORED, 0, 0},
    {GPUSORTI_BUFFERS(merge_tiles), GPUSORTI_READS_ELEMENTS, GPUSORTI_FLAG_KEEP_KEYS, 0, 0},
    {GPUSORTI_BUFFERS(split_runs), GPUSORTI_READS_KEY_WORDS | GPUSORTI_READS_VARIANT, 0, 0, 0},
    {GPUSORTI_BOTH(odd_even_merge), GPUSORTI_READS_ELEMENTS | GPUSORTI_READS_VARIANT,
     GPUSORTI_FLAG_WRITE_INDICES | GPUSORTI_FLAG_SUMS, GPUSORTI_WORDS_AS_CONTROL, 0},
    {GPUSORTI_BOTH(finish), GPUSORTI_READS_DIGITS | GPUSORTI_READS_VARIANT, GPUSORTI_FLAGS_MOVED, 0, 0},
    {GPUSORTI_BOTH(numbers), GPUSORTI_READS_ITEMS | GPUSORTI_READS_KEYS | GPUSORTI_READS_VARIANT, GPUSORTI_FLAG_SUMS, 0, 0},
    {GPUSORTI_BOTH(gather), GPUSORTI_READS_ITEMS | GPUSORTI_READS_VARIANT, GPUSORTI_FLAG_SUMS, GPUSORTI_WORDS_AS_KEYS, 0},
    {GPUSORTI_BOTH(segments), GPUSORTI_READS_DIGITS | GPUSORTI_READS_VARIANT,
     GPUSORTI_FLAGS_MOVED | GPUSORTI_FLAG_LOCAL_INDICES, GPUSORTI_WORDS_AS_ALT, 0},
    {GPUSORTI_BOTH(segment_sort), GPUSORTI_READS_ELEMENTS | GPUSORTI_READS_VARIANT,
     GPUSORTI_FLAGS_MOVED | GPUSORTI_FLAG_LOCAL_INDICES, 0, 0},
    {GPUSORTI_BOTH(segment_histogram), GPUSORTI_READS_ITEMS | GPUSORTI_READS_RADIX | GPUSORTI_READS_KEYS,
     GPUSORTI_FLAG_SUMS, 0, 0},
    {GPUSORTI_BOTH(segment_bases), GPUSORTI_READS_RADIX, 0, 0, 0},
    {GPUSORTI_BOTH(segment_count), GPUSORTI_READS_ITEMS | GPUSORTI_READS_RADIX | GPUSORTI_READS_KEYS,
     GPUSORTI_FLAG_SUMS, 0, 0},
    {GPUSORTI_BOTH(segment_scan), GPUSORTI_READS_ITEMS | GPUSORTI_READS_RADIX, 0, 0, 0},
    {GPUSORTI_BOTH(segment_scatter), GPUSORTI_READS_DIGITS,
     GPUSORTI_FLAGS_MOVED | GPUSORTI_FLAG_LOCAL_INDICES | GPUSORTI_FLAG_ROLLED, 0, 0},
    {GPUSORTI_BOTH(segment_scatter_basic), GPUSORTI_READS_DIGITS, GPUSORTI_FLAGS_MOVED | GPUSORTI_FLAG_LOCAL_INDICES, 0, 0},
    {GPUSORTI_BOTH(segment_pass), GPUSORTI_READS_DIGITS | GPUSORTI_READS_VARIANT,
     GPUSORTI_FLAGS_MOVED | GPUSORTI_FLAG_LOCAL_INDICES | GPUSORTI_FLAG_STRADDLE, 0, 0},
    {GPUSORTI_BOTH(select), GPUSORTI_READS_ITEMS | GPUSORTI_READS_KEYS | GPUSORTI_READS_VARIANT,
     GPUSORTI_FLAG_SUMS, GPUSORTI_UNPINNED, 0},
    {GPUSORTI_BOTH(select_any), GPUSORTI_READS_ELEMENTS | GPUSORTI_READS_VARIANT,
     GPUSORTI_FLAGS_MOVED | GPUSORTI_FLAG_LOCAL_INDICES, GPUSORTI_UNPINNED, 0},
    {GPUSORTI_BOTH(select_sort), GPUSORTI_READS_ELEMENTS | GPUSORTI_READS_VARIANT,
     GPUSORTI_FLAGS_MOVED | GPUSORTI_FLAG_LOCAL_INDICES, GPUSORTI_READS_GIVEN, 0},
};
#undef GPUSORTI_BOTH
#undef GPUSORTI_BUFFERS

/* The row of a kernel, by either build. */
static const gpusorti_kernel_row *gpusorti_row_of(enum gpusorti_kernel build) {
    const gpusorti_kernel_row *row = gpusorti_kernel_rows;
    while (row->builds[0] != build && row->builds[1] != build) row++;
    return row;
}

/* ---- arguments ---- */
/* Each kernel's own arguments: the members are those of ARGUMENTS in shaders/, in the same order. Counts are in elements
 * unless they say otherwise. A "word" is an index of a 32-bit word in the control block, behind the indirect sizes. */
typedef struct gpusorti_begin_args {
    uint32_t clear_words; /* words of the control block to clear */
    uint32_t tile;        /* of a workgroup of the kernels that work by tiles or spans, */
    uint32_t merge_tile;  /* of merge_tiles.comp, */
    uint32_t stride_tile; /* of the kernels with a grid-stride loop, per round */
    uint32_t count_word;  /* a count on the GPU: its index in what is bound, */
    uint32_t bound;       /* and its upper bound */
    uint32_t copied_bits; /* not 0: elements of so many bits are copied, and nothing else is done */
} gpusorti_begin_args;

typedef struct gpusorti_span_args { /* count.comp, scan.comp, scatter.comp */
    uint32_t span;                  /* of a workgroup */
    uint32_t record;                /* word of the pass's record */
    uint32_t planned;               /* not 0: the histogram has counted and planned all */
} gpusorti_span_args;

typedef struct gpusorti_histogram_args {
    uint32_t keys_given_low, keys_given_high, values_given_low, values_given_high; /* see GPUSORTI_READS_GIVEN */
    uint32_t portion_tiles;   /* tiles of a dispatch of a pass */
    uint32_t copies;          /* not 0: where it expects an odd number of passes it copies the elements to scratch */
    uint32_t makes_even;      /* not 0: it adds a pass to an odd number of them */
    uint32_t tile;            /* of a pass */
    uint32_t least_leaf_bits; /* see gpusorti_plan */
    uint32_t most_leaf_bits;  /* 0: no leaves */
    uint32_t leaf_average, leading_passes;
} gpusorti_histogram_args;

typedef struct gpusorti_onesweep_args { /* onesweep.comp, onesweep_staged.comp */
    uint32_t keys_given_low, keys_given_high, values_given_low, values_given_high; /* see GPUSORTI_READS_GIVEN */
    uint32_t portion_tiles;             /* tiles of a dispatch, */
    uint32_t portion;                   /* and which dispatch of its pass this is */
    uint32_t polls;                     /* of a silent predecessor, before its tile is counted */
    uint32_t flip;                      /* see gpusorti_flip() */
    uint32_t record;                    /* word of the pass's record */
} gpusorti_onesweep_args;

typedef struct gpusorti_leaf_args { /* leaf_starts.comp, leaf_sort.comp */
    uint32_t starts;                /* word of the leaves' first elements, and of the end */
    uint32_t room;                  /* the most of a leaf */
    uint32_t tile, portion_tiles;   /* of the passes, if they have to run again */
} gpusorti_leaf_args;

typedef struct gpusorti_tiles_args { /* tile_sort.comp, merge_tiles.comp, split_runs.comp */
    uint32_t mode;                   /* GPUSORTI_TILE_* */
    uint32_t run;                    /* of a sorted run */
    uint32_t bucket;                 /* of a bucket on average */
} gpusorti_tiles_args;

typedef struct gpusorti_network_args { /* odd_even_merge.comp */
    uint32_t log_block, log_pitch, log_columns, log_merged; /* log2 of each */
    uint32_t mode;                                          /* GPUSORTI_MODE_* */
    uint32_t count_word, bound;                             /* as in gpusorti_begin_args */
} gpusorti_network_args;

typedef struct gpusorti_gather_args {
    uint32_t row_words;                /* 32-bit words of a value */
    uint32_t key_word, key_words;      /* the key inside: its first word in the value, and how many it has; */
    uint32_t key_shift, key_mask;      /* its bits in the first */
    uint32_t segments, size, offsets;  /* as in gpusorti_segments_args */
    uint32_t limit;                    /* wanted of each segment */
    uint32_t as_array; /* not 0: in scratch these are as their segments are in the array, else as in the caller's values */
} gpusorti_gather_args;

typedef struct gpusorti_segments_args {
    uint32_t segments;                 /* how many */
    uint32_t size;                     /* of a row; 0: segments have offsets */
    uint32_t offsets;                  /* index of the first segment's offset in what is bound */
    uint32_t group;                    /* segments of a workgroup */
    uint32_t at_once, shorter, longer; /* the most of a segment that is sorted at once, or by either list */
    uint32_t lists, list_room;         /* word of the lists; segments that a list has room for */
    uint32_t owners, records, bases;   /* words, see shaders/long_segments.glsl; bases 0: there are none */
    uint32_t tile, tile_room, long_room; /* of a tile of a long segment; the most tiles, the most long segments */
} gpusorti_segments_args;

typedef struct gpusorti_list_args { /* segment_sort */
    uint32_t list;                  /* which one */
    uint32_t lists, list_room;      /* as above */
} gpusorti_list_args;

typedef struct gpusorti_long_args { /* the kernels by tiles of long segments */
    uint32_t owners, records, bases, tile; /* as above */
    uint32_t flags;                        /* GPUSORTI_PASS_* */
    uint32_t chunk, chunks;                /* words that a workgroup scans, and how many of these chunks there are */
    uint32_t polls;                        /* as in gpusorti_onesweep_args */
} gpusorti_long_args;

typedef struct gpusorti_select_args { /* select.comp, select_sort.comp: see shaders/candidates.glsl */
    uint32_t keys_given_low, keys_given_high, values_given_low, values_given_high; /* see GPUSORTI_READS_GIVEN */
    uint32_t size;                    /* of a row; 0: long segments, which may be anywhere */
    uint32_t part, later;             /* of a part in the first round, and in later ones */
    uint32_t parts, parts_before;     /* of a row, in this round and in the one before */
    uint32_t owners;                  /* word */
    uint32_t round;                   /* from 1 */
    uint32_t limit, room;             /* wanted; left by a part */
    uint32_t from, to;                /* where the candidates of the round before begin, and those of this one */
} gpusorti_select_args;

typedef struct gpusorti_any_args { /* select_any.comp */
    uint32_t size, part, parts;    /* of a row; of a part; of a row, in this step */
    uint32_t limit, room;          /* wanted of each row; the most that there are of one */
    uint32_t digits;               /* steps that count */
    uint32_t apart;                /* not 0: the results have arrays of their own */
} gpusorti_any_args;

enum {
    GPUSORTI_PASS_FROM_ALT = 2,
    GPUSORTI_PASS_ENCODE = 4,
    GPUSORTI_PASS_DECODE = 8,
    GPUSORTI_PASS_FIRST = 16,
    GPUSORTI_PASS_LAST = 32
};

/* Push constants, as in shaders/buffers.glsl. Where buffers are bound there are no addresses. */
typedef struct gpusorti_push {
    uint64_t keys, values, keys_alt, values_alt, control;
    uint32_t count, pass, pass_count, first_bit, bit_count, status, values_alt_base;
    union {
        gpusorti_begin_args begin;
        gpusorti_span_args span;
        gpusorti_histogram_args histogram;
        gpusorti_onesweep_args onesweep;
        gpusorti_leaf_args leaf;
        gpusorti_tiles_args tiles;
        gpusorti_network_args network;
        gpusorti_gather_args gather;
        gpusorti_segments_args segments;
        gpusorti_list_args list;
        gpusorti_long_args of_long;
        gpusorti_select_args select;
        gpusorti_any_args any;
    } own;
} gpusorti_push;
enum {
    GPUSORTI_PUSH_ADDRESSES = 5 * sizeof(uint64_t), /* bytes */
    GPUSORTI_PUSH_WORDS = (sizeof(gpusorti_push) - GPUSORTI_PUSH_ADDRESSES) / sizeof(uint32_t) /* behind them */
};

static const struct gpusorti_type {
    const char *name;
    uint32_t bits, kind; /* 0 unsigned, 1 signed, 2 floating point */
} gpusorti_types[] = {
    {"U32", 32, 0}, {"I32", 32, 1}, {"F32", 32, 2}, {"U64", 64, 0}, {"I64", 64, 1}, {"F64", 64, 2},
    {"U16", 16, 0}, {"I16", 16, 1}, {"F16", 16, 2}, {"U8", 8, 0},   {"I8", 8, 1},
    {"BF16", 16, 2},
};
enum { GPUSORTI_TYPE_COUNT = sizeof gpusorti_types / sizeof gpusorti_types[0] };

