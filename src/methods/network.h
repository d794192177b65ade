#pragma once
#include "plan/planning.h"

/* ---- >>network: Batcher's odd-even merge, in place, see shaders/network/odd_even_merge.comp ---- */
/* A sorting network compares fixed pairs of positions and exchanges their elements where they are out of order. It needs no
 * scratch, and is not stable. The odd-even merge makes one block of two sorted halves: it merges the elements at even
 * positions, and likewise those at odd ones, and then compares each odd position with the next even one:
 *
 *   two halves         1 4 7 8 | 2 3 5 6
 *   even positions     1 . 7 . | 2 . 5 .     ->  1 . 2 . 5 . 7 .
 *   odd positions      . 4 . 8 | . 3 . 6     ->  . 3 . 4 . 6 . 8
 *   odd with next one  1 (3 2) (4 5) (6 7) 8 ->  1 2 3 4 5 6 7 8
 *
 * Each of the two merges does the same with positions at twice the distance, the pitch. A dispatch does as many of these
 * levels as a tile has room for. Of ten elements the last block has no second half, and is merged already.
 *   block   two sorted halves that are to be merged
 *   column  of a tile: 2^levels elements at a pitch from each other; the next column has their neighbours */

/* ---- planner ---- */
static gpusorti_plan gpusorti_plan_network(const gpusort_context *ctx, const gpusorti_thresholds *up_to,
                                           gpusorti_plan plan) {
    (void)up_to;
    plan.shape = gpusorti_fit_shape(ctx, &plan, ctx->tuning.exchange, &gpusorti_network_demands);
    if (!gpusorti_has_plan(&plan)) return gpusorti_no_plan(plan, GPUSORTI_NO_SHAPE);
    if (plan.request.numeric)
        plan.shape.variant |= plan.request.nans_first ? GPUSORTI_VARIANT_NANS_FIRST : GPUSORTI_VARIANT_NANS_LAST;
    if (plan.request.numeric && plan.request.bfloat16) plan.shape.variant |= GPUSORTI_VARIANT_BFLOAT16;
    return plan;
}

/* ---- numbers and scratch ---- */
/* None, except for keys inside values, and wide values. */
static void gpusorti_number_network(const gpusort_context *ctx, gpusorti_plan *plan) {
    (void)ctx;
    gpusorti_place_keys(plan, 0, 0);
    gpusorti_read_given(plan, 0, 0);
    if (!plan->request.wide && !plan->request.in_values)
        plan->needs.control = 0; /* the network's own kernel has the count */
}

/* ---- steps ---- */
typedef struct gpusorti_network {
    gpusorti_walk *walk;
    uint32_t log_tile, log_items;
    uint32_t log_columns; /* neighbouring elements that a workgroup reads together, where it can, */
    uint32_t log_columns_min; /* and at least */
} gpusorti_network;

static void gpusorti_network_step(const gpusorti_network *network, uint64_t workgroups, gpusorti_network_args args) {
    gpusorti_step *step = gpusorti_start_step(network->walk, GPUSORTI_KERNEL_odd_even_merge, &network->walk->plan->shape,
                                              workgroups, -1);
    args.count_word = gpusorti_bind_count(network->walk);
    args.most_count = network->walk->plan->request.count;
    step->push.args.network = args;
    gpusorti_visit_step(network->walk);
}

/* The log2 of the largest pitch from which so many steps lead to pitch 1, or to one below. */
static uint32_t gpusorti_network_reach(const gpusorti_network *network, uint32_t steps, uint32_t log_columns) {
    return steps == 0 ? 0 : network->log_tile - 1 + (steps - 1) * (network->log_tile - log_columns - 1);
}

/* Merges the sorted halves of all blocks of 2^log_block elements: a first step over residue classes, then steps of two
 * dispatches that merge neighbouring runs of 2^pitch elements over the next, smaller pitch. */
static void gpusorti_network_level(const gpusorti_network *network, uint32_t n, uint32_t log_block) {
    const uint64_t block = (uint64_t)1 << log_block, rest = n & (block - 1);
    const uint64_t end = rest > block / 2 ? n : n - rest; /* a last block without a second half is merged already */
    uint32_t pitch = log_block, steps = 1, step;
    while (gpusorti_network_reach(network, steps, network->log_columns_min) + network->log_tile -
               network->log_columns_min < log_block)
        steps++;
    for (step = 0; step <= steps; step++) {
        const uint32_t left = steps - step;
        const uint32_t reach = gpusorti_network_reach(network, left, network->log_columns);
        const uint32_t least = left * (network->log_items - 1); /* for the later steps, each of which does a few levels */
        const uint32_t extra = step == 0 ? 0 : 1;               /* a pair of runs is twice the old pitch */
        uint32_t most_levels = network->log_tile - network->log_columns - extra;
        uint32_t next, levels, phase;
        gpusorti_network_args args;
        uint64_t region; /* elements of the tiles whose columns lie side by side */
        /* The first step costs least and does as much as it can, later ones what they must. */
        if (step == 0)
            next = pitch > most_levels + least ? pitch - most_levels : least;
        else
            next = pitch - (network->log_items - 1);
        if (next > reach) {
            most_levels = network->log_tile - network->log_columns_min - extra;
            next = pitch > most_levels + reach ? pitch - most_levels : reach;
        }
        if (left == 0) next = 0;
        levels = pitch + extra - next;
        memset(&args, 0, sizeof args);
        args.log_block = log_block;
        args.log_pitch = next;
        args.log_columns = gpusorti_min(network->log_tile - levels, next);
        args.log_merged = levels + args.log_columns;
        region = (uint64_t)1 << (network->log_tile - args.log_columns + next);
        for (phase = 0; phase <= extra; phase++) {
            args.mode = phase ? GPUSORTI_MODE_ODD : 0;
            gpusorti_network_step(network, gpusorti_ceil_div(end, region) << (next - args.log_columns), args);
        }
        pitch = next;
    }
}

static void gpusorti_walk_odd_even_merge(gpusorti_walk *walk) {
    const gpusorti_plan *plan = walk->plan;
    const uint32_t n = plan->request.count, log_key_bytes = gpusorti_log2(plan->request.key_bits / 8);
    gpusorti_network_args sort_tiles;
    gpusorti_network network;
    uint32_t log_block, most;
    network.walk = walk;
    network.log_tile = gpusorti_log2(gpusorti_tile(plan));
    network.log_items = gpusorti_log2(plan->shape.items);
    most = network.log_tile - gpusorti_max(network.log_items, 2); /* a column has the items of an invocation, or more */
    network.log_columns = gpusorti_min(6 - log_key_bytes, most);     /* 64 bytes of keys, */
    network.log_columns_min = gpusorti_min(5 - log_key_bytes, most); /* or 32 where that saves a step */
    memset(&sort_tiles, 0, sizeof sort_tiles);
    sort_tiles.log_block = 32;
    sort_tiles.log_merged = network.log_tile;
    sort_tiles.mode = GPUSORTI_MODE_SORT;
    gpusorti_network_step(&network, ((n - 1) >> network.log_tile) + 1, sort_tiles);
    for (log_block = network.log_tile + 1; log_block <= 32 && (n - 1) >> (log_block - 1) != 0; log_block++)
        gpusorti_network_level(&network, n, log_block);
}
