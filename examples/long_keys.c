/* cc -O2 -I. examples/long_keys.c -o long_keys -ldl && ./long_keys
 *
 * Keys of 128 bits, here digests: the order of an array by two stable sorts, first by the low halves, then by the high ones.
 * Keys of 96 bits have one half of GPUSORT_U32, two members of a struct have a type each. Then the runs of equal keys. */
#define GPUSORT_IMPLEMENTATION
#include "gpusort.h"
#include <stdio.h>

enum { COUNT = 100000 };
typedef struct digest {
    uint64_t high, low;
} digest;
static digest digests[COUNT];
static uint64_t halves[COUNT];
static uint32_t order[COUNT];

int main(void) {
    gpusort_desc desc = {0};
    gpusort_host_args args = {0};
    gpusort_context *context;
    gpusort_result result;
    uint32_t runs = 0, i;

    desc.logger.func = gpusort_log_stderr;
    result = gpusort_create(&desc, &context);
    for (i = 0; i < COUNT; i++)
        digests[i].high = i % 1000 * 0x9e3779b97f4a7c15u, digests[i].low = ~(uint64_t)(i % 3000);
    for (i = 0; i < COUNT; i++) halves[i] = digests[i].low;
    args.keys = halves;
    args.values = order;
    args.count = COUNT;
    args.key_type = GPUSORT_U64;
    args.value_size = sizeof order[0];
    args.flags = GPUSORT_WRITE_INDICES | GPUSORT_DISCARD_KEYS; /* the order alone is wanted */
    if (result == GPUSORT_OK) result = gpusort_sort(context, &args);
    for (i = 0; i < COUNT && result == GPUSORT_OK; i++) halves[i] = digests[order[i]].high;
    args.flags = GPUSORT_DISCARD_KEYS; /* the indices go along: equal high halves stay in the order of the low ones */
    if (result == GPUSORT_OK) result = gpusort_sort(context, &args);
    for (i = 0; i < COUNT && result == GPUSORT_OK; i++) {
        const digest *d = &digests[order[i]], *before = i ? &digests[order[i - 1]] : d;
        if (d->high < before->high || (d->high == before->high && d->low < before->low)) return 1;
        runs += i == 0 || d->high != before->high || d->low != before->low; /* a run begins where keys differ */
    }
    if (result == GPUSORT_OK)
        printf("%lu digests, %lu of them different\n", (unsigned long)COUNT, (unsigned long)runs);
    gpusort_destroy(context);
    return result != GPUSORT_OK;
}
