/* cc -O2 -I. examples/wide_values.c -o wide_values -ldl && ./wide_values
 *
 * Records of 16 bytes, sorted by 64-bit keys that stand in an array of their own: orders by the time they came in. */
#define GPUSORT_IMPLEMENTATION
#include "gpusort.h"
#include <stdio.h>

typedef struct order {
    char customer[8];
    uint32_t item, pieces;
} order;

int main(void) {
    uint64_t times[] = {1700000360123456789u, 1700000000000000001u, 1700000360123456788u, 946684800000000000u};
    order orders[] = {{"Babbage", 17, 1}, {"Hopper", 42, 3}, {"Batcher", 7, 1024}, {"Knuth", 3, 2}};
    gpusort_desc desc = {0};
    gpusort_host_args args = {0};
    gpusort_context *context;
    gpusort_result result;

    desc.logger.func = gpusort_log_stderr;
    result = gpusort_create(&desc, &context);
    args.keys = times;
    args.values = orders;
    args.count = sizeof times / sizeof times[0];
    args.key_type = GPUSORT_U64;
    args.value_size = sizeof(order);
    if (result == GPUSORT_OK) result = gpusort_sort(context, &args);
    if (result == GPUSORT_OK) {
        for (size_t i = 0; i < args.count; i++) {
            printf("%llu  %-8.8s  item %lu, %lu pieces\n", (unsigned long long)times[i], orders[i].customer,
                   (unsigned long)orders[i].item, (unsigned long)orders[i].pieces);
        }
    } else {
        fprintf(stderr, "wide_values: %s\n", gpusort_result_string(result));
    }
    gpusort_destroy(context);
    return result != GPUSORT_OK;
}
