#pragma once
#include "config.h"
#include "shared.h"
#include "base.h"

/* ---- >>shapes: a kernel's workgroups, and what each kernel can do with them ---- */
typedef struct gpusorti_shape {     /* of a kernel's workgroups */
    uint32_t workgroup_size, items; /* invocations; elements that each of them takes at once */
    uint32_t variant; /* the kernel's own: GPUSORTI_VARIANT_RANK_BY_ATOMICS .. for one-sweep, see each row's member else */
} gpusorti_shape;

/* Fields of the variant of one-sweep's kernels. */
#define GPUSORTI_ROUNDS(n) (((uint32_t)(n)-1) << GPUSORTI_VARIANT_ROUNDS)
#define GPUSORTI_STALL(n) ((uint32_t)(n) << GPUSORTI_VARIANT_STALL) /* for tests */
#define GPUSORTI_WINDOW(n) ((uint32_t)(n) << GPUSORTI_VARIANT_WINDOW)
#define GPUSORTI_GROUPS(n) ((uint32_t)(n) << GPUSORTI_VARIANT_GROUPS)

static gpusorti_shape gpusorti_shape_of(uint32_t workgroup_size, uint32_t items, uint32_t variant) {
    gpusorti_shape shape;
    shape.workgroup_size = workgroup_size;
    shape.items = items;
    shape.variant = variant;
    return shape;
}

/* Elements that a workgroup of the shape holds at once. */
static uint32_t gpusorti_shape_tile(const gpusorti_shape *shape) { return shape->workgroup_size * shape->items; }

/* Fields of the variant of one-sweep's kernels. */
static uint32_t gpusorti_rounds_of(const gpusorti_shape *shape) {
    return 1 + (shape->variant >> GPUSORTI_VARIANT_ROUNDS & GPUSORTI_MOST_ROUNDS);
}
static uint32_t gpusorti_tile_groups(const gpusorti_shape *shape) {
    return shape->variant >> GPUSORTI_VARIANT_GROUPS & GPUSORTI_MOST_GROUPS;
}
/* The most elements that groups have, see shaders/groups.glsl; 0: the shape has none. */
static uint32_t gpusorti_grouped(const gpusorti_shape *shape) {
    return gpusorti_tile_groups(shape) * gpusorti_tile_groups(shape) * gpusorti_shape_tile(shape);
}

/* ---- shared memory: the words of a workgroup, as the kernels declare them ---- */
enum { GPUSORTI_UNUSED_WORDS = 3 }; /* shared arrays that a sort does not use still have an element each */

/* What they depend on beside the shape. */
typedef struct gpusorti_room {
    uint32_t radix;                 /* values of a digit */
    uint32_t key_words, value_words;
    uint32_t tracked;               /* 1: equal keys are told apart by where they were; else 0 */
    uint32_t subgroups;             /* rows of counters; 0: there are no subgroup operations */
    uint32_t most_subgroups;        /* the most subgroups that there may be */
} gpusorti_room;

typedef uint32_t (*gpusorti_shared_words)(const gpusorti_room *room, const gpusorti_shape *shape);

/* count.comp is content with what scatter.comp has, whose tile lies over the counts of the subgroups. */
static uint32_t gpusorti_scatter_words(const gpusorti_room *room, const gpusorti_shape *shape) {
    const uint32_t tile = gpusorti_shape_tile(shape), exchange = tile * gpusorti_max(room->key_words, room->value_words);
    if (room->subgroups == 0) return exchange + tile + 2 * shape->workgroup_size + 3 * room->radix;
    return gpusorti_max(exchange, room->subgroups * room->radix) + room->most_subgroups + 2 * room->radix + 1;
}

/* onesweep.comp: the tile is reordered in several rounds, while the counts of the subgroups are no longer needed. */
static uint32_t gpusorti_onesweep_words(const gpusorti_room *room, const gpusorti_shape *shape) {
    const uint32_t round_items = (uint32_t)gpusorti_ceil_div(shape->items, gpusorti_rounds_of(shape));
    const uint32_t exchange = (round_items * shape->workgroup_size + 1) * (room->key_words + room->value_words);
    return gpusorti_max(exchange, room->subgroups * room->radix) + 2 * room->radix + room->most_subgroups + 4;
}

/* onesweep_staged.comp: counts and targets by digits, a word of each element, and single words. */
static uint32_t gpusorti_staged_words(const gpusorti_room *room, const gpusorti_shape *shape) {
    return (room->subgroups + 1) * room->radix + gpusorti_shape_tile(shape) + room->most_subgroups + 8;
}

/* leaf_sort.comp: a word of each element, two counters per word. */
static uint32_t gpusorti_leaf_words(const gpusorti_room *room, const gpusorti_shape *shape) {
    return gpusorti_shape_tile(shape) + (1u << shape->variant) / 2 + room->most_subgroups + 2;
}

/* sort_leaves.comp: three words of each element, three bits, a word of 32 elements, bins and samples. */
static uint32_t gpusorti_place_words(const gpusorti_room *room, const gpusorti_shape *shape) {
    const uint32_t tile = gpusorti_shape_tile(shape);
    return 3 * tile + 4 + 4 * (tile / 32) + 6 + 6 * shape->workgroup_size + room->most_subgroups + 4;
}

/* segment_sort: an element of padding per invocation. */
static uint32_t gpusorti_tile_words(const gpusorti_room *room, const gpusorti_shape *shape) {
    return shape->workgroup_size * (shape->items + 1) * (room->key_words + room->tracked) + GPUSORTI_UNUSED_WORDS;
}

/* tile_sort.comp: also where the pieces of a bucket are. */
static uint32_t gpusorti_bucket_words(const gpusorti_room *room, const gpusorti_shape *shape) {
    return gpusorti_tile_words(room, shape) + 5 * GPUSORTI_MAX_RUNS;
}

/* segments.comp: a tile, and where each invocation's segment is. */
static uint32_t gpusorti_small_segment_words(const gpusorti_room *room, const gpusorti_shape *shape) {
    return gpusorti_tile_words(room, shape) + 6 * shape->workgroup_size + 18;
}

/* odd_even_merge.comp */
static uint32_t gpusorti_network_words(const gpusorti_room *room, const gpusorti_shape *shape) {
    return gpusorti_shape_tile(shape) * (room->key_words + room->value_words);
}

/* ---- what kernels can do ---- */
enum { /* what a kernel needs of its shape */
    GPUSORTI_SIZE_POWER = 1,   /* as many invocations as a power of two, */
    GPUSORTI_ITEM_POWER = 2,   /* as many items; */
    GPUSORTI_SUBGROUP = 4,     /* at least a subgroup, where there are subgroup operations; */
    GPUSORTI_DIGIT = 8,        /* an invocation for each value of a digit; */
    GPUSORTI_FIELD = 16,       /* a field of its variant: there is no usual one */
    GPUSORTI_POWERS = GPUSORTI_SIZE_POWER | GPUSORTI_ITEM_POWER
};
enum { GPUSORTI_OF_PASS = 1, GPUSORTI_OF_NETWORK = 2, GPUSORTI_OF_LEAF = 4 }; /* kinds of fields: gpusorti_fields[] */
enum { GPUSORTI_LEAST_BIN_BITS = 8, GPUSORTI_MOST_BIN_BITS = 13 };

enum { /* invocations of any kernel, in a text */
    GPUSORTI_SIZE_UNIT = 32, /* as many segments are listed by a workgroup of segments.comp at least, one each */
    GPUSORTI_MOST_SIZE = 1024
};

/* The reader of texts refuses what is outside; what is too great for a device is reduced within. */
typedef struct gpusorti_demands {
    gpusorti_shared_words words; /* NULL: any device has so many, 16 KB */
    uint32_t needs;              /* GPUSORTI_SIZE_POWER .. */
    uint32_t fields;             /* GPUSORTI_OF_PASS .. */
    uint32_t fewest_items;       /* that the kernel works with, */
    uint32_t least_items;        /* fewer than these only where a smaller workgroup does not help, */
    uint32_t most_items;         /* and the most: bits of a word that stand for them, layers of a network, registers */
    uint32_t most_tile;          /* elements of a workgroup: bits that number them; 0: as many as these are */
} gpusorti_demands;

/* The sorts in shared memory split all places by bits. merge_tiles.comp's tiles divide a run. odd_even_merge.comp gives up
 * invocations before items, because items in registers save round trips through shared memory. leaf_sort.comp has 13 bits
 * for an element's index in its leaf. */
static const gpusorti_demands
    gpusorti_scan_demands = {NULL, 0, 0, 1, 1, 32, 0},
    gpusorti_tile_demands = {gpusorti_tile_words, GPUSORTI_POWERS, 0, 4, 4, 32, 0},
    gpusorti_bucket_demands = {gpusorti_bucket_words, GPUSORTI_POWERS, 0, 4, 4, 32, 0},
    gpusorti_small_segment_demands = {gpusorti_small_segment_words, GPUSORTI_POWERS, 0, 4, 4, 32, 0},
    gpusorti_merge_demands = {NULL, GPUSORTI_POWERS, 0, 1, 1, 32, 0},
    gpusorti_network_demands = {gpusorti_network_words, GPUSORTI_POWERS, GPUSORTI_OF_NETWORK, 2, 32, 32, 0},
    gpusorti_scatter_demands = {gpusorti_scatter_words, GPUSORTI_SUBGROUP, 0, 1, 4, 32, 0},
    gpusorti_histogram_demands = {NULL, 0, 0, 1, 1, 32, 0},
    gpusorti_onesweep_demands = {gpusorti_onesweep_words, GPUSORTI_SUBGROUP | GPUSORTI_DIGIT, GPUSORTI_OF_PASS, 1, 4, 32, 0},
    gpusorti_staged_demands = {gpusorti_staged_words, GPUSORTI_SUBGROUP | GPUSORTI_DIGIT, GPUSORTI_OF_PASS, 1, 4, 32, 0},
    gpusorti_select_demands = {NULL, 0, 0, 1, 1, 32, 0},
    gpusorti_leaf_demands = {gpusorti_leaf_words, GPUSORTI_SUBGROUP | GPUSORTI_FIELD, GPUSORTI_OF_LEAF, 1, 1, 32, 1 << 13},
    gpusorti_place_demands = {gpusorti_place_words, GPUSORTI_SUBGROUP | GPUSORTI_POWERS, 0, 4, 4, 32, 1 << 13};

static int gpusorti_is_power(uint32_t x) { return x != 0 && (x & (x - 1)) == 0; }

/* Whether the kernel can do that, on a device that is great enough. */
static int gpusorti_suits(const gpusorti_demands *demands, const gpusorti_shape *shape) {
    const uint32_t size = shape->workgroup_size, items = shape->items;
    if (size == 0 || size > GPUSORTI_MOST_SIZE || size % GPUSORTI_SIZE_UNIT != 0) return 0;
    if ((demands->needs & GPUSORTI_SIZE_POWER) && !gpusorti_is_power(size)) return 0;
    if (items < demands->fewest_items || items > demands->most_items) return 0;
    if ((demands->needs & GPUSORTI_ITEM_POWER) && !gpusorti_is_power(items)) return 0;
    if (demands->most_tile != 0 && size * items > demands->most_tile) return 0;
    return shape->variant != 0 || !(demands->needs & GPUSORTI_FIELD);
}
