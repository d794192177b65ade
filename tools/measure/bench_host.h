/* Sorts of host arrays, u32 keys alone, wall time: what bench --host and bench_cub --host share. C99 and C++. */
#ifndef BENCH_HOST_H_INCLUDED
#define BENCH_HOST_H_INCLUDED

#include "bench_cases.h"

/* Random keys; every repetition sorts the same ones. */
static uint32_t *bench_host_keys(uint64_t count) {
    uint32_t *keys = (uint32_t *)malloc((size_t)count * sizeof *keys);
    uint64_t state = 0x2545f4914f6cdd1dull;
    if (!keys) bench_die("out of memory");
    for (uint64_t i = 0; i < count; i++) {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        keys[i] = (uint32_t)(state >> 32);
    }
    return keys;
}

/* Whether the keys are in order and, by their sums, all there. */
static int bench_host_sorted(const uint32_t *keys, const uint32_t *before, uint64_t count) {
    uint64_t sum = 0, squares = 0;
    for (uint64_t i = 0; i < count; i++) {
        if (i && keys[i - 1] > keys[i]) return 0;
        sum += (uint64_t)keys[i] - before[i];
        squares += (uint64_t)keys[i] * keys[i] - (uint64_t)before[i] * before[i];
    }
    return sum == 0 && squares == 0;
}

static uint32_t bench_host_repetitions(uint64_t count, uint32_t repetitions) {
    return count < (uint64_t)1 << 26 || repetitions < 15 ? repetitions : repetitions / 3;
}

/* Calls run(user, word) for each word of a list with commas. */
static void bench_host_each(const char *list, void (*run)(void *user, const char *word), void *user) {
    char word[32];
    for (; *list; list += *list == ',') {
        const size_t length = strcspn(list, ",");
        snprintf(word, sizeof word, "%.*s", (int)length, list);
        list += length;
        run(user, word);
    }
}

/* A case by its count; 0 for one that is not of u32 keys alone, or of a count that an earlier case has. */
static int bench_host_takes(const bench_list *list, size_t i) {
    const bench_case *c = &list->cases[i];
    if (strcmp(bench_types[c->type].name, "u32") != 0 || c->value_size != 0) return 0;
    for (size_t j = 0; j < i; j++)
        if (list->cases[j].count == c->count) return 0;
    return 1;
}

#endif /* BENCH_HOST_H_INCLUDED */
