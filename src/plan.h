#pragma once
#include "shared.h"
#include "base.h"
#include "shapes.h"
#include "context.h"
#include "request.h"
#include "reach.h"

/* ---- >>plan: how a request is carried out ---- */
enum {
    GPUSORTI_MAX_SPANS = 4096,  /* count / scan / scatter: rows of counts that one scan takes */
    GPUSORTI_LONG_BATCH = GPUSORTI_SIZE_UNIT, /* segments per workgroup where it hardly sorts any itself, but lists them */
    GPUSORTI_MAX_CHUNKS = 512,   /* long segments: workgroups that scan their counts */
    GPUSORTI_MOST_CHAINED = (1 << GPUSORTI_STATUS_SHIFT) - 1 /* elements that a status word can count */
};

/* Scratch: byte offsets of its sections. Sections that are bound together are neighbours. */
typedef struct gpusorti_layout {
    uint64_t control, slots, status, leaves;
    uint64_t owners, begins, bases, lists; /* of segments */
    uint64_t offsets;                       /* their offsets and then their ends: see joins_offsets */
    uint64_t keys, values;                  /* the unpacked keys, the indices of wide values */
    uint64_t keys_alt, values_alt;
    uint64_t wide; /* wide values: over keys_alt and values_alt, which are no longer needed; of structs: behind these */
    uint64_t end;
} gpusorti_layout;

/* The subgroups of workgroups. */
typedef struct gpusorti_lanes {
    int operations; /* kernels may use subgroup operations */
    uint32_t size;  /* lanes of a subgroup that a pipeline can require; 0: it can require none */
    uint32_t most;  /* subgroups of a workgroup for which it can */
    uint32_t least; /* lanes where none are required; where no operations are there, those that kernels keep counters for */
} gpusorti_lanes;

/* How a request is carried out. A plan is a value that follows from context and request alone. Plans of neighbouring
 * counts differ in sizes alone, up to gpusorti_last_count(). A member may_..: the GPU decides, when it has seen keys. */
typedef struct gpusorti_plan {
    gpusorti_request request;
    int algorithm;
    gpusorti_reach reach;
    gpusorti_binding_mode mode; /* one of those of reach */
    int address_sums; /* elements behind device addresses are found by 64-bit sums, not by indices */
    uint32_t radix_bits, pass_count;
    gpusorti_shape shape; /* of the kernel that moves the elements; none: see gpusorti_has_plan() */

    /* what the device has: steps ask the plan alone */
    gpusorti_lanes lanes;
    int few_bindings;     /* bound, the second copies of keys and values are one: see gpusorti_shares_binding() */
    uint32_t alignment;   /* of what is bound, bytes */
    int keeps_loops;      /* compiling takes longer than unrolled loops save */
    gpusorti_shape stride; /* grid-stride loops over the array: begin, finish, copy_keys, gather .. */
    uint32_t stride_workgroups; /* workgroups of finish or fill at most */
    uint32_t polls;       /* of look-back, of a silent predecessor, before it counts that tile itself */
    gpusorti_shape histogram, scan, merge, leaf_starts, split_runs; /* kernels of these names */
    uint32_t histogram_workgroups; /* at most */

    /* one-sweep */
    int staged;              /* by onesweep_staged.comp */
    int raw;                 /* passes do not encode keys, see gpusorti_flip() */
    int counting_sort;       /* there are no passes: each key is written as often as it was counted */
    gpusorti_shape leaf;     /* leaf_sort.comp */
    uint32_t leaf_bits;      /* the most leading bits in which the keys of a leaf agree; 0: no leaves */
    uint32_t leading_passes; /* the most passes by these bits; 32-bit keys: only the last digits have one */
    gpusorti_shape place;    /* sort_leaves.comp: leaves by place; none: see gpusorti_has_places() */
    int gpu_sizes;           /* the GPU sets the sizes of steps, to 0 where it skips them */

    /* small counts */
    uint32_t run;    /* elements that a workgroup sorts first, a tile at most */
    uint32_t merges; /* dispatches that each merge GPUSORTI_MERGE_WAYS runs */
    int rolled;      /* tile_sort_rolled sorts the tiles */

    /* segments, and the first k */
    gpusorti_shape small_segments; /* segments.comp, which sorts several side by side */
    gpusorti_shape listed[GPUSORTI_LISTS]; /* segment_sort, which sorts one of a list: of shorter, of longer ones */
    int has_listed[GPUSORTI_LISTS];        /* whether there may be segments for either list, */
    int has_long;                          /* and longer ones than these */
    int chained;                   /* one-sweep sorts the long ones, else count / scan / scatter */
    gpusorti_shape selecting;      /* select.comp, which reduces long ones to the first k; none: see gpusorti_selects() */
    uint32_t most_spans;           /* its workgroups, beside one per segment */
    int unordered;                 /* select_any.comp finds the first k in its place */

    /* what follows from these and the request's numbers: see gpusorti_plan_for() */
    int unpacked;               /* the keys that are sorted are in scratch, one or two words each */
    uint32_t tiles_per_span;    /* count / scan / scatter: tiles of a workgroup */
    uint32_t tiles_per_portion; /* one-sweep: tiles of a dispatch */
    uint32_t select_span;       /* selecting: elements of a workgroup, in the first round */
    int over_keys, over_values; /* GPUSORT_OVERWRITE: the second copies are in the arrays that are given */
    int joins_offsets;          /* offsets and ends of segments are bound together, and so copied to scratch */
    gpusorti_layout layout;
} gpusorti_plan;

/* A shape that does not fit the device, or that a row of the tuning table does not have, is 0. */
static int gpusorti_has_shape(const gpusorti_shape *shape) { return shape->workgroup_size != 0; }

/* Whether a planner has a way to carry out the request. */
static int gpusorti_has_plan(const gpusorti_plan *plan) { return gpusorti_has_shape(&plan->shape); }

/* Whether select.comp or select_any.comp finds the first k. */
static int gpusorti_selects(const gpusorti_plan *plan) { return gpusorti_has_shape(&plan->selecting); }

/* Whether there may be leaves by place. */
static int gpusorti_has_places(const gpusorti_plan *plan) { return gpusorti_has_shape(&plan->place); }

static uint32_t gpusorti_tile(const gpusorti_plan *plan) { return gpusorti_shape_tile(&plan->shape); }

static uint64_t gpusorti_tiles(const gpusorti_plan *plan) {
    return gpusorti_ceil_div(plan->request.count, gpusorti_tile(plan));
}
