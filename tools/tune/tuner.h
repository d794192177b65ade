/* Looks for a better row of the tuning table for a device: tools/check.c times sorts for it. It begins with the row that the
 * context has. For every probe it tries other shapes of the kernels that this sort takes, other algorithms and other
 * thresholds, and keeps what is faster there and slower in no other probe. Behind the implementation of gpusort.h. */
#ifndef TUNER_H
#define TUNER_H

#include "tune_row.h"

/* Sorts of uniform random keys. */
typedef struct tuner_probe {
    const char *name;
    gpusort_type type;
    uint32_t value_size, count;
} tuner_probe;

static const tuner_probe tuner_probes[] = {
    {"u32 + 4 bytes", GPUSORT_U32, 4, 1000000}, {"u64 + 4 bytes", GPUSORT_U64, 4, 1 << 24},
    {"u32 + 4 bytes", GPUSORT_U32, 4, 1 << 24}, {"u64 + 4 bytes", GPUSORT_U64, 4, 1000000},
    {"u32", GPUSORT_U32, 0, 1 << 24},           {"u32", GPUSORT_U32, 0, 1000000},
    {"u32 + 4 bytes", GPUSORT_U32, 4, 1 << 17}, {"u32 + 8 bytes", GPUSORT_U32, 8, 1 << 22},
    {"u64", GPUSORT_U64, 0, 1 << 22},           {"u32", GPUSORT_U32, 0, 1 << 12}};
enum { TUNER_PROBES = sizeof tuner_probes / sizeof tuner_probes[0] };

typedef struct tuner {
    gpusort_context *context;
    /* Median ms of a probe by context->tuning; 0: refused or wrong. A sort that takes at_most or more need not be right. */
    double (*time)(void *user, uint32_t probe, double at_most);
    gpusort_cmd_args (*args)(void *user, uint32_t probe);
    void *user;
    uint32_t probes; /* the first so many */
    double seconds;  /* it takes no longer than that and a trial */
    gpusorti_tuning row;
    double ms[TUNER_PROBES], first[TUNER_PROBES]; /* by the row as it is, and as it was */
    double start_ms;
    uint32_t trials, kept;
} tuner;

static double tuner_time(tuner *t, uint32_t probe, const gpusorti_tuning *row, double at_most) {
    t->context->tuning = *row;
    return t->time(t->user, probe, at_most);
}

static double tuner_seconds(const tuner *t) { return (gpusorti_now_ms() - t->start_ms) / 1e3; }

/* ---- which members a probe goes by ---- */

static void tuner_add_to_hash(uint64_t *hash, const void *data, size_t size) {
    for (size_t i = 0; i < size; i++) *hash = (*hash ^ ((const unsigned char *)data)[i]) * 1099511628211u;
}

static gpusort_result tuner_hash_step(void *user, const gpusorti_plan *plan, const gpusorti_step *step) {
    (void)plan;
    tuner_add_to_hash((uint64_t *)user, &step->build, sizeof step->build);
    tuner_add_to_hash((uint64_t *)user, &step->spec, sizeof step->spec);
    tuner_add_to_hash((uint64_t *)user, &step->workgroups, sizeof step->workgroups);
    return GPUSORT_OK;
}

/* The same where a probe is sorted the same way; 0: not at all. */
static uint64_t tuner_way(tuner *t, uint32_t probe, const gpusorti_tuning *row) {
    const gpusort_cmd_args args = t->args(t->user, probe);
    uint64_t hash = 14695981039346656037u;
    gpusorti_request request;
    gpusorti_plan plan;
    t->context->tuning = *row;
    if (gpusorti_resolve(t->context, &args, 0, &request, &plan) != GPUSORT_OK) return 0;
    gpusorti_walk_steps(t->context, &plan, &args, tuner_hash_step, &hash);
    return hash;
}

/* ---- trials ---- */

static void tuner_show(const tuner *t) {
    const double left = t->seconds - tuner_seconds(t);
    fprintf(stderr, "\rtune: %u trials, %u kept, at most %.0f s left          ", t->trials, t->kept, left > 0 ? left : 0);
}

/* Takes the row in place of the current one if the probe is faster by it, twice, and no other probe that it changes is
 * slower. */
static void tuner_try(tuner *t, uint32_t probe, const gpusorti_tuning *row) {
    const gpusorti_tuning before = t->row;
    const uint64_t way = tuner_way(t, probe, row);
    double ms[TUNER_PROBES], again;
    if (tuner_seconds(t) > t->seconds || way == 0 || way == tuner_way(t, probe, &before)) return;
    t->trials++;
    tuner_show(t);
    memcpy(ms, t->ms, sizeof ms);
    ms[probe] = tuner_time(t, probe, row, 0.97 * t->ms[probe]);
    if (ms[probe] == 0 || ms[probe] > 0.97 * t->ms[probe]) return;
    again = tuner_time(t, probe, &before, 0);
    ms[probe] = tuner_time(t, probe, row, 0.97 * again);
    if (ms[probe] == 0 || ms[probe] > 0.97 * again) return;
    for (uint32_t other = 0; other < t->probes; other++) {
        if (other == probe || tuner_way(t, other, row) == tuner_way(t, other, &before)) continue;
        again = tuner_time(t, other, &before, 0);
        ms[other] = tuner_time(t, other, row, 1.01 * again);
        if (again != 0 && (ms[other] == 0 || ms[other] > 1.01 * again)) return;
    }
    memcpy(t->ms, ms, sizeof ms);
    t->row = *row;
    t->kept++;
    tuner_show(t);
}

/* Workgroups and items around those of the shape at that place of the row, if the probe goes by it. */
static void tuner_try_shapes(tuner *t, uint32_t probe, size_t at, const gpusorti_demands *demands) {
    static const uint32_t quarters[][2] = {{4, 5}, {4, 3}, {2, 8}, {8, 2}, {3, 5}, {3, 6}, {6, 3}, {4, 6}, {2, 6}, {4, 2}};
    gpusorti_tuning other = t->row;
    gpusorti_shape *shape = (gpusorti_shape *)(void *)((char *)&other + at);
    const gpusorti_shape first = *shape;
    if (first.workgroup_size == 0) return;
    for (size_t i = 0; i < sizeof quarters / sizeof quarters[0]; i++) {
        const uint32_t size = first.workgroup_size * quarters[i][0] / 4, items = first.items * quarters[i][1] / 4;
        other = t->row;
        shape->workgroup_size = size;
        shape->items = items;
        if (!gpusorti_suits(demands, shape)) continue;
        tuner_try(t, probe, &other);
    }
}

static void tuner_try_all_shapes(tuner *t, uint32_t probe) {
    for (size_t i = 0; i < GPUSORTI_MEMBERS; i++) {
        const struct gpusorti_member *member = &gpusorti_members[i];
        for (size_t at = 0; member->demands && at < member->size; at += sizeof(gpusorti_shape))
            tuner_try_shapes(t, probe, member->at + at, member->demands);
    }
}

/* The other algorithm for large counts. */
static void tuner_try_algorithms(tuner *t, uint32_t probe) {
    gpusorti_tuning other = t->row;
    other.large = other.large == GPUSORT_ONESWEEP ? GPUSORT_COUNT_SCAN_SCATTER : GPUSORT_ONESWEEP;
    tuner_try(t, probe, &other);
}

/* Counts up to which a sort is small, around the probe's. */
static void tuner_try_thresholds(tuner *t, uint32_t probe) {
    const uint32_t count = (uint32_t)t->args(t->user, probe).count, counts[] = {count - 1, count};
    for (int i = 0; i < 2; i++) {
        gpusorti_tuning other = t->row;
        other.small_count = counts[i];
        tuner_try(t, probe, &other);
    }
}

/* From context, time, args, user, probes and seconds: row, ms and first. The context then has that row. */
static void tuner_search(tuner *t) {
    t->row = t->context->tuning;
    t->start_ms = gpusorti_now_ms();
    t->trials = t->kept = 0;
    for (uint32_t p = 0; p < t->probes; p++) {
        t->first[p] = t->ms[p] = tuner_time(t, p, &t->row, 1e30);
        tuner_show(t);
    }
    for (uint32_t p = 0; p < t->probes; p++) {
        if (t->ms[p] == 0) continue;
        tuner_try_algorithms(t, p);
        tuner_try_thresholds(t, p);
    }
    for (uint32_t p = 0; p < t->probes; p++)
        if (t->ms[p] != 0) tuner_try_all_shapes(t, p);
    t->context->tuning = t->row;
    fprintf(stderr, "\n");
}

#endif
