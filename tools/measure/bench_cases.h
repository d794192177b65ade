/* What to measure: the cases of bench and bench_cub, their names, the presets, the table and the CSV.
 * C99 and C++; knows neither Vulkan nor CUDA. Errors in the command line end the program. */
#ifndef BENCH_CASES_H_INCLUDED
#define BENCH_CASES_H_INCLUDED

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "bench_keys.h"

/* 4: "stable" in bench.comp. Structs hold their key at BENCH_KEY_OFFSET. By hand: keys taken out, an argsort, a gather.
 * Out: results go to arrays of their own. */
enum {
    BENCH_KEEP_KEYS = 1,
    BENCH_WRITE_INDICES = 2,
    BENCH_COUNT_BUFFER = 8,
    BENCH_STRUCTS = 16,
    BENCH_BY_HAND = 32,
    BENCH_DISCARD_KEYS = 64,
    BENCH_OUT = 128,
    BENCH_OVERWRITE = 256,
    BENCH_ANY_ORDER = 512,
    BENCH_KEY_OFFSET = 12
};
enum { BENCH_COMPUTE_QUEUE = 1, BENCH_GRAPHICS_QUEUE = 2 };
enum { BENCH_LIST_MAX = 48 };

typedef struct bench_type {
    const char *name;
    uint32_t bits, key_class;
} bench_type;

/* Indexed by gpusort_type. */
static const bench_type bench_types[] = {
    {"u32", 32, BENCH_UNSIGNED}, {"i32", 32, BENCH_SIGNED}, {"f32", 32, BENCH_FLOAT},    {"u64", 64, BENCH_UNSIGNED},
    {"i64", 64, BENCH_SIGNED},   {"f64", 64, BENCH_FLOAT},  {"u16", 16, BENCH_UNSIGNED}, {"i16", 16, BENCH_SIGNED},
    {"f16", 16, BENCH_FLOAT},    {"u8", 8, BENCH_UNSIGNED}, {"i8", 8, BENCH_SIGNED},
    {"bf16", 16, BENCH_FLOAT},
};
/* Indexed by gpusort_algorithm. */
static const char *const bench_algorithms[] = {"auto", "css", "onesweep", "merge"};
static const char *const bench_orders[] = {"ascending", "descending"};

typedef struct bench_distribution {
    uint32_t kind, parameter;
} bench_distribution;

typedef struct bench_window {
    uint32_t first_bit, bit_count; /* bit_count 0: up to the top */
} bench_window;

/* How the array is cut: into rows, or by offsets. */
typedef struct bench_shape {
    uint32_t kind, parameter;
} bench_shape;
enum {
    BENCH_SHAPE_WHOLE, /* not at all */
    BENCH_SHAPE_ROWS,  /* of so many */
    BENCH_SHAPE_UP_TO, /* uniformly random lengths from 1 to so many */
    BENCH_SHAPE_POWER, /* 2^so many segments, their lengths as 1, 1/2, 1/3 .. in no order */
    BENCH_SHAPE_EMPTY  /* 2^so many empty ones, and amid them one with all */
};
static const char *const bench_shapes[] = {"whole", "rows", "upto", "power", "empty"};

typedef struct bench_case {
    uint64_t count;
    uint32_t type, value_size, order, algorithm, radix_bits, flags;
    bench_distribution distribution;
    bench_window window;
    bench_shape shape;
    uint32_t limit; /* the first so many of each segment; 0: all */
} bench_case;

typedef struct bench_sweep { /* every combination of the lists */
    uint32_t queues, flags;
    uint64_t counts[BENCH_LIST_MAX];
    struct {
        uint32_t type, value_size;
    } types[BENCH_LIST_MAX];
    uint32_t orders[4], algorithms[8], radix_bits[8], limits[8];
    bench_distribution distributions[BENCH_LIST_MAX];
    bench_shape shapes[BENCH_LIST_MAX];
    bench_window window;
    uint32_t n_counts, n_types, n_orders, n_algorithms, n_radix_bits, n_limits, n_distributions, n_shapes;
} bench_sweep;

typedef struct bench_measure {
    double median_ms, min_ms;
    int ok;
} bench_measure;

/* One sweep a line, in the words of the command line. */
static const char *const bench_preset_must[] = {
    "--queue compute --types u32 --counts 1024,4096,2^14..2^28:2,1000000000",
    "--queue compute --types u32+u32 --counts 2^14..2^28:2",
    "--queue compute --types u64,u64+u32 --counts 2^24..2^27",
    "--queue compute --types i32,f32 --counts 2^24,2^26,2^28",
    "--queue compute --types u32,f32 --order descending --counts 2^24,2^26,2^28",
    "--queue compute --types u32,u32+u32 --counts 2^26 "
    "--distributions and2,and4,and9,bits24,bits8,sorted,reversed,constant,nearly",
    "--queue compute --types u32 --counts 2^28 --distributions sorted,bits24",
    "--queue compute --types u64,u64+u32 --counts 2^26 --distributions bits32,and4,sorted,reversed,constant",
    "--queue compute --types u16,u8 --counts 2^26,2^28",
    "--queue compute --types u32,u32+u32 --algorithms css --counts 2^20,2^24,2^28",
    "--queue graphics --types u32,u32+u32 --counts 2^24,2^26,2^28",
    "--queue graphics --types u64,u64+u32 --counts 2^24..2^27",
    NULL};
static const char *const bench_preset_quick[] = {
    "--queue compute --types u32 --counts 1024,2^14,2^18,2^20,2^22,2^24,2^26,2^28",
    "--queue compute --types u32+u32 --counts 2^20,2^24,2^28",
    "--queue compute --types u64,u64+u32 --counts 2^26",
    "--queue compute --types u32 --counts 2^26 --distributions bits24,sorted,reversed,constant",
    "--queue graphics --types u32,u32+u32 --counts 2^24,2^28",
    NULL};
static const char *const bench_preset_counts[] = {"--types u32,u32+u32,u64,u64+u32 --counts 2^10..2^28:2", NULL};
/* What programs sort; where: its queues and counts. */
#define BENCH_WORKLOADS(where) \
    where "--types u32 --distributions random,sawtooth,half", \
    where "--types f32 --distributions unit,normal", \
    where "--types u32+u32 --distributions random,morton,ids,zipf,bucket,half,runs,odd", \
    where "--types f32+u32 --distributions unit,depth,normal,frame", \
    where "--types u64 --distributions random", \
    where "--types u64+u32 --distributions random,splat,timestamps,top,draw", \
    where "--types f64+u32 --distributions normal"
static const char *const bench_preset_workloads[] = {
    BENCH_WORKLOADS("--queue compute,graphics --counts 100000,1000000,2^20,6000000,2^24,2^26 "), NULL};
static const char *const bench_preset_mechanisms[] = { /* for --without */
    BENCH_WORKLOADS("--queue compute --counts 100000,1000000,2^24 "), NULL};
#define BENCH_FIELDS "--queue compute,graphics --counts 10^5,10^6,6000000,2^24,2^26 "
static const char *const bench_preset_fields[] = { /* of other fields: nothing was tuned for them */
    BENCH_FIELDS "--types u32 --distributions prices,addresses",
    BENCH_FIELDS "--types u32+u32 --distributions orders,cities,postings",
    BENCH_FIELDS "--types f32+u32 --distributions energies",
    BENCH_FIELDS "--types u64+u32 --distributions edges,mesh,kmers,words,requests",
    BENCH_FIELDS "--types f64+u32 --distributions stars",
    NULL};
static const char *const bench_preset_segments[] = {
    "--types u32,u32+u32 --segments rows128 --counts 2^22",
    "--types u32,u32+u32 --segments rows128,rows256,rows1024,rows4096,rows32768 --counts 2^26",
    "--types u32,u32+u32 --segments upto8,upto64,upto128,upto256,upto1024,upto4096,upto65536 --counts 2^26",
    "--types u32,u32+u32 --segments power12,power16,power20 --counts 2^26",
    "--types u32,u32+u32 --segments empty20 --counts 2^24",
    "--types f32,f32+u32 --distributions normal --segments rows128 --counts 2^22",
    "--types f32,f32+u32 --distributions normal --segments rows128,rows256,rows1024,rows4096,rows32768 --counts 2^26",
    "--types f32,f32+u32 --distributions normal --segments rows131072 --counts 131072,2^23,2^26",
    "--types f32,f32+u32 --distributions depth --segments upto1500 --counts 6000000",
    "--types u64,u64+u32 --segments upto256 --counts 2^25",
    NULL};
/* The first k of rows, greatest first, as models' heads, gates and beams want them, and of whole arrays as one row. */
#define BENCH_FIRST(flags, keys, rows, limits, counts) \
    "--types " keys " --order descending --distributions normal --flags " flags " --segments " rows " --limits " limits \
    " --counts " counts
#define BENCH_FIRST_OF_ROWS(flags) \
    BENCH_FIRST(flags, "f32+u32", "rows32768", "40", "32768"), \
    BENCH_FIRST(flags, "f32+u32", "rows131072", "50", "131072,2^23,2^26"), \
    BENCH_FIRST(flags, "f32+u32", "rows131072", "512", "2^23"), \
    BENCH_FIRST(flags, "f32+u32", "rows200000", "2048", "200000,3200000"), \
    BENCH_FIRST(flags, "f32+u32", "rows65536", "2048", "2^20"), \
    BENCH_FIRST(flags, "f32+u32", "rows256", "8", "2^22"), \
    BENCH_FIRST(flags, "f32+u32", "rows128", "8", "2^23"), \
    BENCH_FIRST(flags, "f32+u32", "rows1024", "32", "2^22"), \
    BENCH_FIRST(flags, "f32+u32", "rows4096", "64", "2^24"), \
    BENCH_FIRST(flags, "f32+u32", "rows32768", "50", "2^24"), \
    BENCH_FIRST(flags, "f32+u32", "rows1048576", "100,2048,65536", "2^20"), \
    BENCH_FIRST(flags, "f32+u32", "rows16777216", "300,2048,65536,1048576", "2^24"), \
    BENCH_FIRST(flags, "f32+u32", "rows67108864", "1024", "2^26")
/* Other keys, the other order, and segments of uneven lengths: short, longer and long ones of each. */
#define BENCH_FIRST_OF_KINDS(keys, distributions, flags) \
    "--types " keys " --distributions " distributions " --flags " flags " --segments rows256 --limits 8 --counts 2^22", \
    "--types " keys " --distributions " distributions " --flags " flags " --segments rows4096 --limits 64 --counts 2^24", \
    "--types " keys " --distributions " distributions " --flags " flags " --segments rows131072 --limits 50 --counts 2^23"
#define BENCH_FIRST_OF_UNEVEN(flags) \
    BENCH_FIRST(flags, "f32+u32", "upto512", "8,100", "2^22"), \
    BENCH_FIRST(flags, "f32+u32", "upto3000", "64,100", "2^22"), \
    BENCH_FIRST(flags, "f32+u32", "upto131072", "50", "2^23")
static const char *const bench_preset_topk[] = {
    BENCH_FIRST_OF_ROWS("keep,indices,any"),
    BENCH_FIRST_OF_ROWS("keep,indices"),
    BENCH_FIRST_OF_KINDS("u32", "random", "any"),
    BENCH_FIRST_OF_KINDS("u64+u32", "random", "keep,indices,any"),
    BENCH_FIRST_OF_KINDS("f32+u32", "normal", "keep,indices,any"),
    BENCH_FIRST_OF_UNEVEN("keep,indices,any"),
    BENCH_FIRST_OF_UNEVEN("keep,indices"),
    "--types u32 --limits 1024 --counts 2^26",
    "--types u32,u32+u32 --limits 0,2^24 --counts 2^24",
    NULL};
/* Beside other sorts for Vulkan, which take these kinds alone: bench_peers. */
static const char *const bench_preset_peers[] = {
    "--queue compute,graphics --types u32,u32+u32 --counts 10^4,10^5,10^6,6000000,2^24,2^26", NULL};
static const char *const bench_preset_structs[] = {
    "--types f32+48 --distributions depth --flags structs --counts 2^20,2^22",
    "--types f32+48 --distributions depth --flags hand --counts 2^20,2^22", NULL};
static const char *const bench_preset_tiny[] =
    {/* for CPU drivers: is everything right? */
     "--queue compute --types u32,i32,f32,u64,i64,f64,u16,i16,f16,u8,i8 --counts 1,1000,70001",
     "--queue compute --types u32+u32,u32+u64,u64+u32,u8+u32,u32+16 --order ascending,descending --counts 5000,70001",
     "--queue compute --types u32+u32,u64+u32 --counts 50021 "
     "--distributions and4,bits8,sorted,reversed,constant,nearly",
     "--queue compute --types u32,u32+u32 --algorithms css,onesweep,merge --counts 50021",
     "--queue compute --types u32,f32+u32,u64+16 --segments rows1,rows200,upto8,upto3000,power6,empty10 --counts 30011",
     "--queue compute --types u32,u64+u32 --segments whole,rows77,upto3000,power6,empty10 --limits 50,30011 --counts 30011",
     "--queue compute --types f32+u32,u64+u32 --order descending --flags keep,indices,any "
     "--segments whole,rows200,rows3000,power6 --limits 8,500 --counts 30011",
     "--queue compute --types f32+u32,f32+16 --flags keep --segments whole,rows200,rows30011,upto99 --limits 20 "
     "--counts 30011",
     "--queue compute --types u16+u32,f32+u32 --order descending --flags keep,indices --segments whole,rows3000,power6 "
     "--limits 0,50 --counts 30011",
     "--queue compute --types u32+u32 --flags indices --segments rows77,upto99 --limits 0,50 --counts 30011",
     "--queue compute --types f32+48,u32+256 --flags structs --segments whole,rows77 --limits 0,50 --counts 5000",
     "--queue compute --types f32+48 --flags hand --counts 5000", NULL};

static void bench_die(const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    fputs("error: ", stderr);
    vfprintf(stderr, format, arguments);
    fputs("\n", stderr);
    va_end(arguments);
    exit(2);
}

static uint32_t bench_find(const char *name, const char *const *names, uint32_t n, const char *what) {
    for (uint32_t i = 0; i < n; i++)
        if (strcmp(name, names[i]) == 0) return i;
    bench_die("unknown %s '%s'", what, name);
    return 0;
}

/* The digits at *at, which moves behind them. False where there are none, or they are 2^32 or more. */
static int bench_read_digits(const char **at, uint64_t *number) {
    const char *first = *at;
    for (*number = 0; **at >= '0' && **at <= '9' && *number <= UINT32_MAX; ++*at)
        *number = *number * 10 + (uint64_t)(**at - '0');
    return *at != first && *number <= UINT32_MAX;
}

/* "1000", "2^20" or "10^6" at *at, which moves behind it. Dies where there is none below 2^32; `item` holds it. */
static uint32_t bench_read_number(const char **at, const char *item) {
    uint64_t number, exponent = 1, base;
    int ok = bench_read_digits(at, &number);
    if (ok && **at == '^') {
        base = number;
        ++*at;
        ok = bench_read_digits(at, &exponent) && (base == 2 || base == 10);
        for (number = 1; ok && exponent > 0 && number <= UINT32_MAX; exponent--) number *= base;
    }
    if (!ok || number > UINT32_MAX) bench_die("bad number in '%s': below 2^32, as 1000, 2^20 or 10^6", item);
    return (uint32_t)number;
}

static void bench_end_number(const char *at, const char *item) {
    if (*at) bench_die("bad number in '%s': '%s' behind it", item, at);
}

/* A number that ends with the item, such as that of "rows256" from its fifth character on. */
static uint32_t bench_parse_number(const char *text, const char *item) {
    const uint32_t number = bench_read_number(&text, item);
    bench_end_number(text, item);
    return number;
}

/* Seconds of work before a case; `cold`: the first one, or the device has paused. */
static inline double bench_warm_up(double seconds, int cold) {
    const double between = 0.05;
    return cold || seconds < between ? seconds : between;
}

static inline double bench_parse_seconds(const char *text) {
    char *end;
    const double seconds = strtod(text, &end);
    if (end == text || !(seconds >= 0)) bench_die("bad number in '%s': 0 or more, as 0.5", text);
    bench_end_number(end, text);
    return seconds;
}

/* "1000", "2^20", "10^6", "2^14..2^28" or "2^14..2^28:2": doubled from one to the next, with a step of the exponent. */
static void bench_add_counts(bench_sweep *sweep, const char *text) {
    const char *at = text;
    const uint64_t first = bench_read_number(&at, text);
    uint64_t last = first;
    uint32_t step = 1;
    if (strncmp(at, "..", 2) == 0) {
        at += 2;
        last = bench_read_number(&at, text);
        if (*at == ':') {
            at++;
            step = bench_read_number(&at, text);
        }
    }
    bench_end_number(at, text);
    if (first == 0 || last < first || step == 0 || step > 31) bench_die("bad count '%s'", text);
    for (uint64_t count = first; count <= last; count <<= step) {
        if (sweep->n_counts == BENCH_LIST_MAX) bench_die("too many counts");
        sweep->counts[sweep->n_counts++] = count;
    }
}

/* "u32", "u32+u64" or "u32+16": a key, and a value by its type or its bytes. */
static void bench_add_type(bench_sweep *sweep, char *text) {
    uint32_t n = sizeof bench_types / sizeof bench_types[0], value_size = 0, type;
    const char *names[sizeof bench_types / sizeof bench_types[0]];
    for (uint32_t i = 0; i < n; i++) names[i] = bench_types[i].name;
    char *plus = strchr(text, '+');
    if (plus) {
        *plus = 0;
        value_size = plus[1] >= '1' && plus[1] <= '9' ? bench_parse_number(plus + 1, plus + 1)
                                                      : bench_types[bench_find(plus + 1, names, n, "value type")].bits / 8;
    }
    type = bench_find(text, names, n, "type");
    sweep->types[sweep->n_types].type = type;
    sweep->types[sweep->n_types++].value_size = value_size;
}

typedef struct bench_distribution_row {
    const char *name;
    uint32_t kind, parameter;
    int numbered;     /* the parameter follows the name */
    const char *keys; /* what it is for: "" all, "float" and "unsigned" of 32 bits or more, "u64" */
} bench_distribution_row;

static const bench_distribution_row bench_distributions[] = {
    {"random", BENCH_AND, 1, 0, ""},
    {"and", BENCH_AND, 0, 1, ""},
    {"bits", BENCH_BITS, 0, 1, ""},
    {"sorted", BENCH_SORTED, 0, 0, ""},
    {"reversed", BENCH_REVERSED, 0, 0, ""},
    {"constant", BENCH_CONSTANT, 0, 0, ""},
    {"nearly", BENCH_NEARLY, 256, 0, ""},
    {"unit", BENCH_UNIT, 0, 0, "float"},
    {"normal", BENCH_NORMAL, 0, 0, "float"},
    {"depth", BENCH_DEPTH, 0, 0, "float"},
    {"frame", BENCH_FRAME, 0, 0, "float"},
    {"morton", BENCH_MORTON, 0, 0, "unsigned"},
    {"ids", BENCH_IDS, 0, 0, "unsigned"},
    {"zipf", BENCH_ZIPF, 0, 0, "unsigned"},
    {"sawtooth", BENCH_SAWTOOTH, 0, 0, "unsigned"},
    {"bucket", BENCH_BUCKET, 0, 0, "unsigned"},
    {"half", BENCH_HALF, 0, 0, "unsigned"},
    {"runs", BENCH_RUNS, 0, 0, "unsigned"},
    {"top", BENCH_TOP, 0, 0, "unsigned"},
    {"odd", BENCH_ODD, 0, 0, "unsigned"},
    {"splat", BENCH_SPLAT, 0, 0, "u64"},
    {"timestamps", BENCH_TIMESTAMPS, 0, 0, "u64"},
    {"draw", BENCH_DRAW, 0, 0, "u64"},
    {"stars", BENCH_STARS, 0, 0, "float"},
    {"energies", BENCH_ENERGIES, 0, 0, "float"},
    {"orders", BENCH_ORDERS, 0, 0, "unsigned"},
    {"cities", BENCH_CITIES, 0, 0, "unsigned"},
    {"postings", BENCH_POSTINGS, 0, 0, "unsigned"},
    {"prices", BENCH_PRICES, 0, 0, "unsigned"},
    {"addresses", BENCH_ADDRESSES, 0, 0, "unsigned"},
    {"edges", BENCH_EDGES, 0, 0, "u64"},
    {"mesh", BENCH_MESH, 0, 0, "u64"},
    {"kmers", BENCH_KMERS, 0, 0, "u64"},
    {"words", BENCH_WORDS, 0, 0, "u64"},
    {"requests", BENCH_REQUESTS, 0, 0, "u64"},
};

static void bench_add_distribution(bench_sweep *sweep, const char *text) {
    for (uint32_t i = 0; i < sizeof bench_distributions / sizeof bench_distributions[0]; i++) {
        const bench_distribution_row *row = &bench_distributions[i];
        size_t length = strlen(row->name);
        if (row->numbered ? strncmp(text, row->name, length) != 0 : strcmp(text, row->name) != 0) continue;
        uint32_t parameter = row->numbered ? bench_parse_number(text + length, text) : row->parameter;
        if (row->numbered && (parameter == 0 || parameter > 64)) break;
        bench_distribution *added = &sweep->distributions[sweep->n_distributions++];
        added->kind = row->kind;
        added->parameter = parameter;
        return;
    }
    bench_die("unknown distribution '%s'", text);
}

/* The row of a distribution; of several, which differ in the parameter, the one that has it or takes any. */
static const bench_distribution_row *bench_distribution_row_of(const bench_distribution *d) {
    const bench_distribution_row *row = bench_distributions;
    while (row->kind != d->kind || (!row->numbered && row->parameter != d->parameter)) row++;
    return row;
}

static inline int bench_distribution_suits(const bench_distribution *d, uint32_t type) {
    const char *keys = bench_distribution_row_of(d)->keys;
    const bench_type *t = &bench_types[type];
    if (strcmp(keys, "unsigned") == 0) return t->key_class == BENCH_UNSIGNED && t->bits >= 32;
    if (strcmp(keys, "float") == 0) return t->key_class == BENCH_FLOAT && t->bits >= 32;
    return keys[0] == 0 || strcmp(keys, t->name) == 0;
}

/* "rows256", "upto64", "power16", "empty20", "whole" */
static void bench_add_shape(bench_sweep *sweep, const char *text) {
    for (uint32_t kind = 0; kind < sizeof bench_shapes / sizeof bench_shapes[0]; kind++) {
        const size_t length = strlen(bench_shapes[kind]);
        if (strncmp(text, bench_shapes[kind], length) != 0) continue;
        const int whole = kind == BENCH_SHAPE_WHOLE;
        if (whole && text[length]) break;
        const uint32_t parameter = whole ? 0 : bench_parse_number(text + length, text);
        if ((parameter == 0 && !whole) || (kind >= BENCH_SHAPE_POWER && parameter > 28)) break;
        bench_shape *added = &sweep->shapes[sweep->n_shapes++];
        added->kind = kind;
        added->parameter = parameter;
        return;
    }
    bench_die("unknown segments '%s'", text);
}

static uint32_t bench_flag(const char *name) {
    static const struct {
        const char *name;
        uint32_t flags;
    } flags[] = {{"none", 0},
                 {"keep", BENCH_KEEP_KEYS},
                 {"discard", BENCH_DISCARD_KEYS},
                 {"indices", BENCH_WRITE_INDICES},
                 {"count", BENCH_COUNT_BUFFER},
                 {"any", BENCH_ANY_ORDER},
                 {"out", BENCH_OUT},
                 {"overwrite", BENCH_OUT | BENCH_OVERWRITE},
                 {"structs", BENCH_STRUCTS},
                 {"hand", BENCH_STRUCTS | BENCH_BY_HAND}};
    for (size_t i = 0; i < sizeof flags / sizeof flags[0]; i++)
        if (strcmp(name, flags[i].name) == 0) return flags[i].flags;
    bench_die("unknown flag '%s'", name);
    return 0;
}

static void bench_add_item(bench_sweep *sweep, const char *option, char *item) {
    static const char *const queue_names[] = {"", "compute", "graphics"};
    if (sweep->n_types == BENCH_LIST_MAX || sweep->n_distributions == BENCH_LIST_MAX || sweep->n_orders == 4 ||
        sweep->n_algorithms == 8 || sweep->n_radix_bits == 8 || sweep->n_shapes == BENCH_LIST_MAX || sweep->n_limits == 8)
        bench_die("too many items in %s", option);
    if (strcmp(option, "--counts") == 0)
        bench_add_counts(sweep, item);
    else if (strcmp(option, "--types") == 0)
        bench_add_type(sweep, item);
    else if (strcmp(option, "--distributions") == 0)
        bench_add_distribution(sweep, item);
    else if (strcmp(option, "--order") == 0)
        sweep->orders[sweep->n_orders++] = bench_find(item, bench_orders, 2, "order");
    else if (strcmp(option, "--algorithms") == 0)
        sweep->algorithms[sweep->n_algorithms++] = bench_find(item, bench_algorithms, 4, "algorithm");
    else if (strcmp(option, "--radix") == 0)
        sweep->radix_bits[sweep->n_radix_bits++] = bench_parse_number(item, item);
    else if (strcmp(option, "--flags") == 0)
        sweep->flags |= bench_flag(item);
    else if (strcmp(option, "--segments") == 0)
        bench_add_shape(sweep, item);
    else if (strcmp(option, "--limits") == 0)
        sweep->limits[sweep->n_limits++] = bench_parse_number(item, item);
    else
        sweep->queues |= bench_find(item, queue_names, 3, "queue");
}

/* True where `option` is one of a sweep's, and then `value` is taken in. */
static inline int bench_sweep_option(bench_sweep *sweep, const char *option, const char *value) {
    static const char *const lists[] = {"--counts", "--types", "--distributions", "--order",    "--algorithms",
                                        "--radix",  "--flags", "--queue",         "--segments", "--limits"};
    char text[1024];
    if (strcmp(option, "--window") == 0) {
        const char *at = value;
        sweep->window.first_bit = bench_read_number(&at, value);
        if (*at != ':') bench_die("--window wants FIRST:COUNT, not '%s'", value);
        sweep->window.bit_count = bench_parse_number(at + 1, value);
        return 1;
    }
    for (size_t i = 0; i < sizeof lists / sizeof lists[0]; i++) {
        if (strcmp(option, lists[i]) != 0) continue;
        snprintf(text, sizeof text, "%s", value);
        for (char *item = text; item;) {
            char *comma = strchr(item, ',');
            if (comma) *comma = 0;
            bench_add_item(sweep, option, item);
            item = comma ? comma + 1 : NULL;
        }
        return 1;
    }
    return 0;
}

static inline void bench_sweep_defaults(bench_sweep *sweep) {
    char type[] = "u32";
    if (sweep->n_counts == 0) bench_add_counts(sweep, "2^10..2^28:2");
    if (sweep->n_types == 0) bench_add_type(sweep, type);
    if (sweep->n_distributions == 0) bench_add_distribution(sweep, "random");
    if (sweep->n_orders == 0) sweep->orders[sweep->n_orders++] = 0;
    if (sweep->n_algorithms == 0) sweep->algorithms[sweep->n_algorithms++] = 0;
    if (sweep->n_radix_bits == 0) sweep->radix_bits[sweep->n_radix_bits++] = 0;
    if (sweep->n_shapes == 0) bench_add_shape(sweep, "whole");
    if (sweep->n_limits == 0) sweep->limits[sweep->n_limits++] = 0;
    if (sweep->queues == 0) sweep->queues = BENCH_COMPUTE_QUEUE;
}

static inline bench_sweep bench_sweep_from_line(const char *line) {
    bench_sweep sweep;
    char text[1024];
    memset(&sweep, 0, sizeof sweep);
    snprintf(text, sizeof text, "%s", line);
    for (char *option = strtok(text, " "); option; option = strtok(NULL, " "))
        bench_sweep_option(&sweep, option, strtok(NULL, " "));
    bench_sweep_defaults(&sweep);
    return sweep;
}

typedef struct bench_list {
    bench_case *cases;
    uint32_t *queues; /* a case of several sweeps is run once, on the queues of all */
    size_t n;
} bench_list;

static inline void bench_list_add(bench_list *list, const bench_case *added, uint32_t queues) {
    for (size_t i = 0; i < list->n; i++)
        if (memcmp(&list->cases[i], added, sizeof *added) == 0) {
            list->queues[i] |= queues;
            return;
        }
    list->cases = (bench_case *)realloc(list->cases, (list->n + 1) * sizeof *list->cases);
    list->queues = (uint32_t *)realloc(list->queues, (list->n + 1) * sizeof *list->queues);
    if (!list->cases || !list->queues) bench_die("out of memory");
    list->cases[list->n] = *added;
    list->queues[list->n++] = queues;
}

/* The case of a sweep's lists, by the number of its combination; 0 behind the last. The count changes fastest. */
static inline int bench_sweep_case(const bench_sweep *s, size_t number, bench_case *c) {
    const uint32_t lengths[] = {s->n_counts, s->n_limits, s->n_shapes,     s->n_distributions,
                                s->n_orders, s->n_types,  s->n_radix_bits, s->n_algorithms};
    uint32_t at[sizeof lengths / sizeof lengths[0]];
    for (size_t i = 0; i < sizeof lengths / sizeof lengths[0]; i++) {
        at[i] = (uint32_t)(number % lengths[i]);
        number /= lengths[i];
    }
    memset(c, 0, sizeof *c);
    c->flags = s->flags;
    c->window = s->window;
    c->count = s->counts[at[0]];
    c->limit = s->limits[at[1]];
    c->shape = s->shapes[at[2]];
    c->distribution = s->distributions[at[3]];
    c->order = s->orders[at[4]];
    c->type = s->types[at[5]].type;
    c->value_size = s->types[at[5]].value_size;
    c->radix_bits = s->radix_bits[at[6]];
    c->algorithm = s->algorithms[at[7]];
    return number == 0;
}

static inline void bench_list_add_sweep(bench_list *list, const bench_sweep *s) {
    bench_case c;
    for (size_t i = 0; bench_sweep_case(s, i, &c); i++) {
        const uint32_t bits = bench_types[c.type].bits;
        if (!bench_distribution_suits(&c.distribution, c.type))
            bench_die("%s keys have no such distribution", bench_types[c.type].name);
        if ((c.flags & BENCH_STRUCTS) && (bits < 32 || c.value_size < BENCH_KEY_OFFSET + bits / 8))
            bench_die("structs have keys of 32 or 64 bits at %d", BENCH_KEY_OFFSET);
        if ((c.flags & BENCH_OUT) && (c.flags & (BENCH_KEEP_KEYS | BENCH_BY_HAND)))
            bench_die("keys that stay, and structs by hand, have no arrays of results");
        if ((c.flags & BENCH_ANY_ORDER) && c.limit == 0) bench_die("all elements come in order: any needs a limit");
        if ((c.flags & BENCH_BY_HAND) && (bits != 32 || c.shape.kind != BENCH_SHAPE_WHOLE || c.limit != 0))
            bench_die("by hand whole arrays are sorted by keys of 32 bits");
        bench_list_add(list, &c, s->queues);
    }
}

static inline int bench_list_add_preset(bench_list *list, const char *name) {
    const char *const *lines = strcmp(name, "must") == 0    ? bench_preset_must
                               : strcmp(name, "quick") == 0 ? bench_preset_quick
                               : strcmp(name, "tiny") == 0  ? bench_preset_tiny
                               : strcmp(name, "counts") == 0 ? bench_preset_counts
                               : strcmp(name, "workloads") == 0 ? bench_preset_workloads
                               : strcmp(name, "mechanisms") == 0 ? bench_preset_mechanisms
                               : strcmp(name, "fields") == 0 ? bench_preset_fields
                               : strcmp(name, "segments") == 0 ? bench_preset_segments
                               : strcmp(name, "topk") == 0 ? bench_preset_topk
                               : strcmp(name, "structs") == 0 ? bench_preset_structs
                               : strcmp(name, "peers") == 0 ? bench_preset_peers
                                                                : NULL;
    if (!lines) return 0;
    for (; *lines; lines++) {
        bench_sweep sweep = bench_sweep_from_line(*lines);
        bench_list_add_sweep(list, &sweep);
    }
    return 1;
}

static inline void bench_list_filter(bench_list *list, uint32_t queues) {
    for (size_t i = 0; i < list->n; i++) list->queues[i] &= queues;
}

/* The offsets of a case's segments, of rows too: *segments + 1 of them, to be freed. */
static inline uint32_t *bench_offsets(const bench_case *c, uint32_t *segments) {
    const uint64_t n = c->count, parameter = c->shape.parameter;
    const uint64_t most = c->shape.kind == BENCH_SHAPE_POWER   ? (uint64_t)1 << parameter
                          : c->shape.kind == BENCH_SHAPE_EMPTY ? ((uint64_t)1 << parameter) + 1
                          : c->shape.kind == BENCH_SHAPE_ROWS  ? (n + parameter - 1) / parameter
                          : c->shape.kind == BENCH_SHAPE_UP_TO ? n
                                                         : 1;
    uint32_t *offsets = (uint32_t *)malloc(((size_t)most + 1) * sizeof *offsets);
    uint64_t state = 0x2545f4914f6cdd1dull, s = 0, end = 0;
    double sum = 0, all = 0;
    if (!offsets) bench_die("out of memory");
    for (uint64_t rank = 1; c->shape.kind == BENCH_SHAPE_POWER && rank <= most; rank++) all += 1 / (double)rank;
    for (offsets[0] = 0; s < most && (end < n || c->shape.kind != BENCH_SHAPE_UP_TO); s++) {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        sum += 1 / (double)(1 + (s * 0x9e3779b1u & (most - 1))); /* of powers of two: each rank comes once */
        if (c->shape.kind == BENCH_SHAPE_WHOLE) end = n;
        if (c->shape.kind == BENCH_SHAPE_ROWS) end += parameter;
        if (c->shape.kind == BENCH_SHAPE_UP_TO) end += 1 + (state >> 32) % parameter;
        if (c->shape.kind == BENCH_SHAPE_POWER) end = s + 1 == most ? n : (uint64_t)((double)n * (sum / all));
        if (c->shape.kind == BENCH_SHAPE_EMPTY && s == most / 2) end = n;
        if (end > n) end = n;
        offsets[s + 1] = (uint32_t)end;
    }
    *segments = (uint32_t)s;
    return offsets;
}

static uint32_t bench_bit_count(const bench_case *c) {
    uint32_t top = bench_types[c->type].bits - c->window.first_bit;
    return c->window.bit_count ? c->window.bit_count : top;
}

static void bench_algorithm_name(const bench_case *c, char *out, size_t size) {
    char radix[16] = "";
    if (c->radix_bits) snprintf(radix, sizeof radix, "/%u", c->radix_bits);
    snprintf(out, size, "%s%s%s%s%s%s%s%s%s", bench_algorithms[c->algorithm], radix,
             c->flags & BENCH_KEEP_KEYS ? "+keep" : "", c->flags & BENCH_DISCARD_KEYS ? "+discard" : "",
             c->flags & BENCH_WRITE_INDICES ? "+indices" : "", c->flags & BENCH_ANY_ORDER ? "+any" : "", c->flags & BENCH_COUNT_BUFFER ? "+count" : "",
             c->flags & BENCH_OVERWRITE ? "+overwrite"
             : c->flags & BENCH_OUT     ? "+out"
                                        : "",
             c->flags & BENCH_BY_HAND   ? "+hand"
             : c->flags & BENCH_STRUCTS ? "+structs"
                                        : "");
}

/* What is sorted: the distribution, and what of each segment is wanted: "normal/rows256/first50". */
static void bench_distribution_name(const bench_case *c, char *out, size_t size) {
    const bench_distribution_row *row = bench_distribution_row_of(&c->distribution);
    char window[32] = "", parameter[16] = "", shape[32] = "", limit[32] = "";
    if (c->window.first_bit || c->window.bit_count)
        snprintf(window, sizeof window, "[%u:%u]", c->window.first_bit, bench_bit_count(c));
    if (row->numbered) snprintf(parameter, sizeof parameter, "%u", c->distribution.parameter);
    if (c->shape.kind != BENCH_SHAPE_WHOLE)
        snprintf(shape, sizeof shape, "/%s%u", bench_shapes[c->shape.kind], c->shape.parameter);
    if (c->limit) snprintf(limit, sizeof limit, "/first%u", c->limit);
    snprintf(out, size, "%s%s%s%s%s", row->name, parameter, window, shape, limit);
}

/* How sorted keys fill the range of their upper (at most 32) bits: position / divisor * multiplier. */
static void bench_sorted_scale(const bench_case *c, uint32_t *multiplier, uint32_t *divisor) {
    uint32_t bits = bench_types[c->type].bits < 32 ? bench_types[c->type].bits : 32;
    uint64_t range = (uint64_t)1 << bits;
    *divisor = (uint32_t)((c->count + range - 1) / range);
    *multiplier = *divisor > 1 ? 1 : (uint32_t)((range - 1) / c->count);
    if (*multiplier == 0) *multiplier = 1;
}

static double bench_gkeys(const bench_case *c, const bench_measure *m) {
    return (double)c->count / (m->median_ms * 1e6);
}

static int bench_compare_doubles(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return x < y ? -1 : x > y;
}

static bench_measure bench_summarize(double *times, uint32_t n, int ok) {
    bench_measure m;
    qsort(times, n, sizeof *times, bench_compare_doubles);
    m.median_ms = n % 2 ? times[n / 2] : (times[n / 2 - 1] + times[n / 2]) / 2;
    m.min_ms = times[0];
    m.ok = ok;
    return m;
}

/* Which program measured what: the same in every row of a run. No text has a comma, as they go into the CSV. */
typedef struct bench_source {
    const char *tool; /* "gpusort" */
    char version[36]; /* "0.4.0" */
    char device[256]; /* the card's name */
    char driver[516]; /* its driver's name and version; "": not known */
    char date[16];    /* of the run's beginning, UTC: "2026-11-25" */
} bench_source;

static void bench_set_text(char *out, size_t size, const char *text) {
    snprintf(out, size, "%s", text);
    for (char *comma = out; (comma = strchr(comma, ',')) != NULL;) *comma = ' ';
}

static bench_source bench_source_of(const char *tool, uint32_t major, uint32_t minor, uint32_t patch) {
    const time_t now = time(NULL);
    bench_source source;
    memset(&source, 0, sizeof source);
    source.tool = tool;
    snprintf(source.version, sizeof source.version, "%u.%u.%u", (unsigned)major, (unsigned)minor, (unsigned)patch);
    strftime(source.date, sizeof source.date, "%Y-%m-%d", gmtime(&now));
    return source;
}

static FILE *bench_csv_open(const char *path) {
    FILE *csv = path ? fopen(path, "w") : NULL;
    if (path && !csv) bench_die("cannot write %s", path);
    if (csv)
        fputs("tool,device,queue,algorithm,type,value_size,order,distribution,count,median_ms,min_ms,gkeys_s,ok,"
              "driver,version,date\n",
              csv);
    return csv;
}

static void bench_print_header(void) {
    printf("%-8s %-18s %-8s %-10s %-24s %10s %11s %11s %9s %8s  %s\n", "queue", "algorithm", "type", "order",
           "distribution", "count", "median ms", "min ms", "Gkeys/s", "scratch", "ok");
}

/* scratch: bytes a key, printed only. m->median_ms 0: not measured, `note` says why. */
static void bench_print(FILE *csv, const bench_source *source, const char *queue, const char *algorithm,
                        const bench_case *c, const bench_measure *m, double scratch, const char *note) {
    char type[32], distribution[128];
    const char *name = bench_types[c->type].name;
    bench_distribution_name(c, distribution, sizeof distribution);
    if (c->value_size)
        snprintf(type, sizeof type, "%s+%u", name, c->value_size);
    else
        snprintf(type, sizeof type, "%s", name);
    printf("%-8s %-18s %-8s %-10s %-24s %10llu ", queue, algorithm, type, bench_orders[c->order], distribution,
           (unsigned long long)c->count);
    if (m->median_ms > 0)
        printf("%11.4f %11.4f %9.3f %8.3f  %s\n", m->median_ms, m->min_ms, bench_gkeys(c, m), scratch, note);
    else
        printf("%11s %11s %9s %8s  %s\n", "-", "-", "-", "-", note);
    fflush(stdout);
    if (!csv || m->median_ms <= 0) return;
    fprintf(csv, "%s,%s,%s,%s,%s,%u,%s,%s,%llu,%.6f,%.6f,%.4f,%d,%s,%s,%s\n", source->tool, source->device, queue,
            algorithm, name, c->value_size, bench_orders[c->order], distribution, (unsigned long long)c->count,
            m->median_ms, m->min_ms, bench_gkeys(c, m), m->ok, source->driver, source->version, source->date);
    fflush(csv);
}

#endif /* BENCH_CASES_H_INCLUDED */
