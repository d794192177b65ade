/* What every test program shares: promises and their report, random data, the stable CPU reference,
 * an engine's instance and device made through volk with validation on, and one runner for a sort of any kind. */
#ifndef TESTS_HARNESS_H
#define TESTS_HARNESS_H

#include <volk.h>

#ifndef GPUSORTI_OVERRIDES
#define GPUSORTI_OVERRIDES
#endif
#include "gpusort.h"

#include <stddef.h>
#include <stdint.h>

#define COUNT_OF(a) (sizeof(a) / sizeof((a)[0]))

/* ---- promises ---- */

/* How much a run tests, by TESTS_DEPTH: "part", "test", "soak" or "product". Without, it is a test. */
typedef enum depth {
    PART = -1, /* beside a test on another driver: what the driver or the size of its subgroups decides */
    TEST,
    SOAK, /* every case */
    PRODUCT /* and the full product of settings */
} depth;

typedef struct promise {
    const char *name;
    void (*test)(void);
    depth depth;      /* of the least runs that have it */
    const char *soak; /* the cases that a soak adds; NULL: none */
    long pipelines;   /* the most that it compiles in a test, behind those before it in the list; 0: FEW_PIPELINES */
    const char *job;  /* a long program is run as several jobs: the one that has it; NULL: each */
} promise;
/* Each takes CPU drivers a part of a second: who tests a commit waits for all of them. */
enum { FEW_PIPELINES = 10, ANY_PIPELINES = -1 };
/* PROMISE(function, .depth = PART, .soak = "larger counts", .pipelines = 20) */
#define PROMISE(function, ...) \
    { .name = #function, .test = function, __VA_ARGS__ }

/* Runs the promises of this depth: all, or those of the job or with the names that argv has. Prints one line each;
 * returns the exit status. With TESTS_TABLE=1 in the environment it prints a table of them instead. */
int run_promises(const promise *list, size_t count, int argc, char **argv);
/* Whether this run tries every case at least. The promise's list says which ones that adds. */
int soaking(void);
/* Whether this run is part of a test, beside another driver's. */
int in_part(void);

/* The promise under test cannot be tested here; its line says why in place of "ok". */
void leave_out(const char *why);
/* The promise under test is broken; prints why. */
#if defined(__GNUC__)
__attribute__((format(printf, 1, 2)))
#endif
void fail(const char *format, ...);
#define EXPECT(condition)                                                    \
    do {                                                                     \
        if (!(condition)) fail("%s:%d: %s", __FILE__, __LINE__, #condition); \
    } while (0)
void expect_result(gpusort_result got, gpusort_result expected, const char *what);

double seconds(void);
/* A number from the environment, or `otherwise`. */
long setting(const char *name, long otherwise);

/* ---- validation ---- */

/* Validation messages so far. A promise that ends with more than it began with is broken. */
long validation_messages(void);
const char *validation_text(void);
/* Messages since `before` that name `what` are expected: takes them off the count and returns how many there were. */
long expected_messages(long before, const char *what);
/* Layers are required unless TESTS_NO_VALIDATION=1. */
int validation_wanted(void);

/* ---- random numbers ---- */

typedef struct rng {
    uint64_t state;
} rng;
uint64_t rng_next(rng *r);
uint64_t rng_below(rng *r, uint64_t bound);

/* ---- host memory ---- */

/* An allocator for gpusort_desc.allocator that counts, and fails its fail_at-th allocation where that is not 0. */
typedef struct host_allocator {
    long live, calls, fail_at;
} host_allocator;
void use_allocator(gpusort_desc *desc, host_allocator *allocator);

/* A logger for gpusort_desc.logger that keeps the last line. */
typedef struct log_keeper {
    char text[1024], information[256]; /* the last line, and the last one of level 3 */
    long lines, errors, warnings; /* of all levels; of level 1; of level 2 */
} log_keeper;
void use_logger(gpusort_desc *desc, log_keeper *keeper);

/* ---- an engine ---- */

typedef struct gpu_buffer {
    VkBuffer buffer;
    VkDeviceMemory memory;
    VkDeviceSize size;
    VkBufferUsageFlags usage; /* that was asked for */
    void *mapped;
} gpu_buffer;

typedef struct engine {
    VkInstance instance;
    VkPhysicalDevice physical;
    VkDevice device;
    VkQueue queue;
    VkQueue second_queue; /* of the same family, where it has two */
    uint32_t family;
    struct VolkDeviceTable vk;
    VkPhysicalDeviceProperties properties;
    VkPhysicalDeviceMemoryProperties memory;
    uint32_t subgroup_size;
    uint32_t enabled;  /* GPUSORT_ENABLED_* of this device */
    gpusort_desc desc; /* what this engine passes to gpusort_create() */
    VkCommandPool pool;
    VkCommandBuffer commands;
    VkFence fence;
    gpu_buffer keys, values, keys_out, values_out, scratch, count, segments, staging;
} engine;

#define ENABLE_ALL 0xffffffffu
/* A device on which everything in `wanted` that gpusort_query() offers is enabled. NULL: the promise is broken. */
engine *engine_open(uint32_t wanted, uint32_t api_version);
void engine_close(engine *e);
/* Grows the buffer to at least `size` bytes and the usage; its content is lost. */
int buffer_grow(engine *e, gpu_buffer *buffer, VkDeviceSize size, VkBufferUsageFlags usage, int host);
void buffer_free(engine *e, gpu_buffer *buffer);
int commands_begin(engine *e);
/* Ends, submits and waits. */
int commands_finish(engine *e);
void memory_barrier(engine *e, VkCommandBuffer commands, VkPipelineStageFlags from, VkAccessFlags from_access,
                    VkPipelineStageFlags to, VkAccessFlags to_access);

/* ---- cases ---- */

typedef enum distribution {
    KEYS_RANDOM = 0,
    KEYS_CONSTANT,
    KEYS_SORTED,
    KEYS_REVERSED,
    KEYS_FEW,      /* four distinct ones */
    KEYS_ENTROPY,  /* AND of three draws */
    KEYS_LOW,      /* the upper bits are the same in all: 24 of 32, 32 of 64, 12 of 16, 6 of 8 remain */
    KEYS_NEARLY,   /* sorted, but for one in a thousand */
    KEYS_OUTLIERS, /* the upper half of the bits is the same in all but a few, which equally spaced samples miss */
    KEYS_SPECIAL,  /* zeros of both signs, infinities, NaNs, denormals, extremes */
    KEYS_DISTRIBUTIONS,
    /* what breaks the even spread that leaves want */
    KEYS_ECHO = KEYS_DISTRIBUTIONS, /* the second byte repeats the first */
    KEYS_HEAVY,                     /* one value of the first byte is a seventh more frequent among 2^20 keys */
    KEYS_REPEAT, /* the upper half's bytes repeat the first */
    KEYS_COARSE, /* beneath each first byte, the upper half's others are alike and have 32 values */
    KEYS_RAMP,   /* evenly spaced over the whole range, descending: regular places agree in their low bits */
    KEYS_LUMP,   /* beneath one first byte, the second byte's upper half is 0: a leaf has no room */
    KEYS_BIN,    /* beneath one value of the first 11 bits, the next 16 are 0: a bin of a leaf has too many keys */
    KEYS_UNDER,  /* the first four bits are 0: leading digits are the second half of the first byte and the second byte */
    KEYS_RANGE,  /* 3/4 of what 42 of 64 bits can hold, above the same upper bits; 3/4 of fewer bits */
    KEYS_PAIR,   /* 64 bits: one of 8160 tiles above the bits of a depth from 0.1 to 25.1 */
    KEYS_SIGN,   /* each some times over, all of one sign; with every other two seeds one key is of the other */
    KEYS_GAP,    /* bits 7 to 17 are 0: of digits of 6, 7 or 8 bits all differ but one, which is the second or third */
    KEYS_FIELDS, /* 64 bits: fields of 2, 8 and 36 bits that lie apart, the upper ones uneven; so many as the seed says are
                  * equal and lie where leading_bits.comp does not look */
    KEYS_ALIKE, /* runs of 2,048, up to 2^15 of 256, whose samples for buckets are alike, and between two samples the keys of
                 * all runs; where the seed is odd these are equal, but where it is 5 for the lowest bit, by every other run */
    KEYS_GROUP,  /* 64 bits: as echo, but so many as the seed says agree in the upper three quarters and lie where
                  * leading_bits.comp does not look; where the seed is odd they are equal */
    KEYS_HIDDEN  /* as group, but most of these lie close together, and in a leaf by place of their own where
                  * sort_leaves.comp does not look, which has 64 samples */
} distribution;

typedef enum gpu_count {
    COUNT_GIVEN = 0,
    COUNT_ZERO,
    COUNT_BELOW,
    COUNT_AT,
    COUNT_ABOVE,
    COUNT_KINDS,
    COUNT_FEW = COUNT_KINDS, /* far below a great bound */
    COUNT_WORD               /* sort_case.word */
} gpu_count;

/* How the array is cut into segments. */
typedef enum segment_layout {
    LAYOUT_ARRAY = 0, /* not at all */
    LAYOUT_ROWS,      /* of segment_size; all others have offsets for segment_count */
    LAYOUT_EVEN,
    LAYOUT_ONES,     /* of one element each, as far as there are some */
    LAYOUT_RANDOM,   /* by random places */
    LAYOUT_EDGES,    /* lengths at and beside powers of two, and 0 */
    LAYOUT_GIANT,    /* one has what the others, of up to three elements, leave */
    LAYOUT_POWER,    /* lengths of a power law */
    LAYOUT_ONE_FULL, /* all are empty but one */
    LAYOUT_GAPS,     /* by random places, with elements before the first and behind the last that are in none */
    LAYOUT_ENDS,     /* likewise, and with elements between segments: these have ends */
    LAYOUT_ASCENDING,
    LAYOUT_BEYOND = LAYOUT_ASCENDING, /* on the GPU alone: ascending offsets that pass the count */
    LAYOUT_EMPTIED,                   /* likewise: ends, of which some come before the beginning: such segments are empty */
    LAYOUT_DESCENDING,                /* likewise, hostile: */
    LAYOUT_GARBAGE,
    LAYOUT_CROSSED, /* ends, of which some come before the beginning, or behind that of the next one */
    LAYOUTS
} segment_layout;

enum { OUT_KEYS = 1, OUT_VALUES = 2 };

typedef struct sort_case {
    size_t count;  /* as in args: with a count buffer the bound */
    gpu_count gpu; /* what the count buffer holds; COUNT_GIVEN: there is none */
    uint32_t word; /* with COUNT_WORD */
    gpusort_type type;
    gpusort_order order;
    uint32_t value_size;
    uint32_t first_bit, bit_count;
    uint32_t flags;
    uint32_t key_offset; /* with GPUSORT_KEYS_IN_VALUES */
    gpusort_algorithm algorithm;
    segment_layout segments;
    uint32_t segment_count, segment_size, limit;
    distribution keys;
    uint64_t seed;
    uint32_t out; /* OUT_*: results that have arrays of their own */
    int host;  /* gpusort_sort() on host arrays; else gpusort_cmd_sort() */
    int quick; /* recorded sorts are prepared by GPUSORT_QUICK alone */
    struct {
        size_t count;
        uint32_t segment_count, limit;
    } prepared; /* recorded sorts are prepared for these and get scratch for these, where one is not 0 */
} sort_case;

/* A context and where it came from. Its settings are printed with a failing case. */
typedef struct target {
    const char *name;
    engine *engine; /* NULL: gpusort's own device, host arrays only */
    gpusort_context *context;
} target;

enum { TYPE_COUNT = GPUSORT_BF16 + 1 }; /* of gpusort_type */
uint32_t type_bits(gpusort_type type);
int type_is_float(gpusort_type type);
const char *type_name(gpusort_type type);
size_t key_bytes(const sort_case *c);
/* A place for the key in values of that size, by any number; UINT32_MAX where it has none. */
uint32_t any_key_offset(gpusort_type type, uint32_t value_size, uint64_t number);
/* Elements that are really sorted: count, or what the count buffer says, clamped. */
size_t real_count(const sort_case *c);

/* Whether its segments have ends. */
int has_ends(const sort_case *c);
/* The case's segment_count + 1 offsets; or where segments have ends, segment_count offsets, and behind them the ends. */
size_t offset_count(const sort_case *c);
void make_offsets(const sort_case *c, uint32_t *offsets);
/* Elements of values: more than count where the results of many segments are packed. */
size_t value_count(const sort_case *c);

/* The bits of key i in a form whose unsigned order is the ascending order of the type. */
uint64_t order_key(gpusort_type type, const void *keys, size_t i);
/* perm[i]: index of the element that a stable sort of the case puts at i. Returns 0 where memory lacks. */
int reference_order(const sort_case *c, const void *keys, size_t n, uint32_t *perm);
void make_keys(const sort_case *c, void *keys);
void make_values(const sort_case *c, const void *keys, void *values);
/* What of results the case has arrays of their own for, as far as there are such results. */
uint32_t possible_out(const sort_case *c, uint32_t out);
/* Turns keys and values, as they were, into what the sort has to leave; what the contract leaves open comes from what was
 * found. given_..: what is sorted, where it lies elsewhere; else NULL. offsets as make_offsets() gives them. Returns 0 where
 * memory lacks. */
int expect_stable(const sort_case *c, const uint32_t *offsets, void *keys, void *values, const void *given_keys,
                  const void *given_values, const void *found_keys, const void *found_values);

/* Sorts the case and compares every byte of keys, values, guard zones. Returns 1 where all is right, else says why.
 * *result is what gpusort answered; an error answer is not right, but leaves `why` empty. */
int sort_case_holds(const target *t, const sort_case *c, gpusort_result *result, char *why, size_t why_size);
/* How often tiles of the last recorded sort were counted by others, as its scratch says; 0 where it used none. */
uint32_t last_fallbacks(void);
/* Likewise, bits by which its leaves were told apart, and polls in vain of its look-back, where tiles stall. */
uint32_t last_leaf_bits(void);
int discarded_keys_were_sorted(void);
uint32_t last_polls(void);
uint32_t last_ranges(void);         /* leaves that were sorted by digits */
uint32_t last_places(void);         /* leaves by place */
uint32_t last_fields(void); /* of compressed keys; 0: they were sorted as they are */
/* Workgroups that moved its result from scratch to the caller's arrays. */
uint32_t last_finish_size(void);
/* Where in scratch these are, in words, below CONTROL_WORDS: from the implementation (gpusort_unit.c). */
extern const uint32_t fallback_word, leaf_bits_word, polls_word, finish_word, ranges_word, places_word, fields_word;
enum { CONTROL_WORDS = 384 };
/* Numbers of kernels, from the implementation as well: equally spaced samples of the keys, at most; how many keys there are
 * for each that leading_bits.comp looks at; spans of one scan; elements that a status word counts; workgroups of copies. */
extern const uint32_t most_samples, keys_a_sample, most_spans, most_chained, most_stride_workgroups;
/* A broken case breaks the promise: prints it shrunk to its smallest failing count. Returns 1 where it held. */
int expect_sorted(const target *t, const sort_case *c);
void describe_case(const target *t, const sort_case *c, char *text, size_t size);

/* gpusort_cmd_args of the case, without buffers. */
gpusort_cmd_args case_args(const sort_case *c);

/* ---- the tuning table, from the implementation (gpusort_unit.c) ---- */

typedef struct tuning_row {
    const char *name, *device_name; /* the latter: a part of it, NULL: any */
    uint32_t vendor_id, device_id, driver_id, device_type, subgroup_min, small_count;
    uint32_t multiprocessors;  /* that its device has; 0: any number */
    int leaves;                /* of 64-bit keys alone */
    uint32_t leaves_to[2][3];  /* the greatest count that has leaves, by words of keys and values; 0: none has */
    uint32_t elements_a_digit; /* of the passes' smallest tile, for each value of a digit */
    int queue; /* 0 any, 1 compute-only families, 2 those with graphics */
    gpusort_algorithm large;
    const char *text;
} tuning_row;
/* 0 behind the last. */
int tuning_row_at(size_t i, tuning_row *row);
/* Whether the row is for NVIDIA's own driver. */
static inline int is_nvidia(const tuning_row *row) { return row->vendor_id == 0x10de && row->driver_id == 0; }
/* The name of a member of a row that has shapes; NULL behind the last. */
const char *shape_member_at(size_t i);
/* What a context goes by, as the text that makes it so; returns the text's length. */
size_t tuning_text(const gpusort_context *context, char *text, size_t size);
/* Any row of the table, of which some members (of a hundred so many) have any value that a text may give them. */
enum { TUNING_TEXT = 4096 };
size_t random_tuning(rng *r, uint32_t percent, char *text, size_t size);
/* The row that a context goes by. */
const char *tuning_name(const gpusort_context *context);
int tuning_queue(const gpusort_context *context);
/* The name of the row that the context's device has in a table of these: "device 0x2786", "RTX 50",
 * "20 to 48 multiprocessors" and "NVIDIA", all of NVIDIA, and "unknown". */
const char *row_among_several_of_NVIDIA(const gpusort_context *context);
/* The kernels of passes to come, and odd_even_merge.comp, take at most so many elements an invocation; digits stay. */
void shorten_tiles(gpusort_context *context, uint32_t items);
/* Leaves of that shape, for the counts of the row; and of eight bits alone, from few elements on. */
void reshape_tiles(gpusort_context *context, uint32_t workgroup_size, uint32_t items);
void reshape_leaves(gpusort_context *context, uint32_t workgroup_size, uint32_t items);
void shape_leaves(gpusort_context *context, uint32_t workgroup_size, uint32_t items);
/* Whether there are leaves of that shape, or leaves by place, where a workgroup has so many bytes of shared memory. */
int leaves_fit(uint32_t bytes, int places, uint32_t workgroup_size, uint32_t items);
void shape_places(gpusort_context *context, uint32_t workgroup_size, uint32_t items); /* for all counts that have leaves */

/* What a plan makes of a device. */
typedef struct plan_work {
    uint32_t dispatches, histogram_workgroups, histogram_invocations, stride_workgroups;
    uint32_t workgroups, workgroup_size; /* of the kernel that moves the elements, which has */
    uint32_t shared, staged;             /* bytes a workgroup; 1: it is onesweep_staged.comp */
    uint32_t part_invocations;           /* first_k.comp's spans of segments, all together */
} plan_work;
int work_of(const gpusort_context *context, const gpusort_cmd_args *args, plan_work *work);

/* Whether a context like this one would begin with that cache_data, from the implementation as well. */
int cache_suits(const gpusort_context *context, const void *data, size_t size);

/* ---- plans, from the implementation (gpusort_unit.c) ---- */

typedef struct plan_facts {
    uint64_t scratch; /* bytes that the sort takes, */
    uint64_t counts;  /* and of these, those of words that kernels number: counts and lists */
    uint32_t tile;    /* elements a workgroup */
    uint32_t kind;    /* the same where algorithm, binding and shapes are */
    uint64_t last;    /* the greatest count of this kind of plan, as the implementation sees it */
    int by_passes;    /* radix sort, by passes of radix_bits each */
    uint32_t radix_bits;
    uint32_t leaf_bits; /* by which passes sort before leaf_sort.comp does the rest, at most; 0: by all */
    uint32_t groups; /* that one-sweep adds up the counts of its tiles by, at most; 0: look-back alone */
    int addresses;   /* buffers are reached by device addresses */
} plan_facts;
/* Of a recorded sort; 0 where there is none. */
int plan_of(const gpusort_context *context, const gpusort_cmd_args *args, plan_facts *facts);
/* Whether the shapes of all its steps suit their kernels, and scratch has room for what these count; else says which one
 * does not. */
int steps_suit(const gpusort_context *context, const gpusort_cmd_args *args, char *text, size_t size);
/* Up to CHANGES of the greatest counts, limits or rows, up to that of args, before plans change; returns how many. */
enum { CHANGES = 200 };
typedef enum plan_changes { COUNT_CHANGES, LIMIT_CHANGES, ROW_CHANGES } plan_changes;
size_t changes_of(const gpusort_context *context, const gpusort_cmd_args *args, plan_changes which, uint32_t *list);
/* Workgroups of its histogram kernel, and of the kernels that loop over the array. */
uint64_t histogram_workgroups_of(const gpusort_context *context, const gpusort_cmd_args *args);
uint32_t stride_workgroups_of(const gpusort_context *context);
uint32_t method_count(void); /* of the table of methods */
/* How many sets of descriptors a sort may have; and what comes of one that needs others when it has *count already, which
 * becomes how many it has then. */
uint32_t most_sets(void);
gpusort_result sets_beyond(const gpusort_context *context, const gpusort_cmd_args *args, uint32_t *count);
/* Its steps whose sizes are on the GPU. */
uint32_t indirect_steps_of(const gpusort_context *context, const gpusort_cmd_args *args);
/* Its steps that copy what is given before anything is sorted. */
uint32_t copying_steps_of(const gpusort_context *context, const gpusort_cmd_args *args);
/* The steps whose kernels find elements behind a device address by sums, not by indices; of all. */
uint32_t sum_steps_of(const gpusort_context *context, const gpusort_cmd_args *args, uint32_t *all);

/* ---- kernels as text, from the implementation (gpusort_unit.c) ---- */

struct gpusorti_compressed; /* src/kernels/compression.h */
const struct gpusorti_compressed *compressed_kernels(void);
uint32_t compressed_kernel_count(void);
/* A context goes on with that text. */
void use_compressed_kernels(gpusort_context *context, const struct gpusorti_compressed *compressed);
/* A context goes on with kernels of one word each, which need no time: for who looks into none of them. */
void use_empty_kernels(gpusort_context *context);

/* ---- targets ---- */

/* gpusort's own device, through the shim so that validation is on; knobs as in desc. */
int target_own(target *t, const char *name, const gpusort_desc *knobs);
int target_engine(target *t, const char *name, engine *e, const gpusort_desc *knobs);
void target_close(target *t);

#endif
