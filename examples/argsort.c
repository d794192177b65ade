/* cc -O2 -I. examples/argsort.c -o argsort -ldl && ./argsort
 *
 * Argsort: in which order do these floats stand? The keys are kept as they are, the values receive the indices.
 * Equal keys keep their order; -0 stands before +0. */
#define GPUSORT_IMPLEMENTATION
#include "gpusort.h"
#include <stdio.h>

int main(void) {
    float depths[] = {2.5f, -1.0f, 0.0f, 1e9f, -0.0f, 2.5f, -3.25f};
    enum { COUNT = sizeof depths / sizeof depths[0] };
    uint32_t indices[COUNT];
    gpusort_desc desc = {0};
    gpusort_host_args args = {0};
    gpusort_context *context;
    gpusort_result result;

    desc.logger.func = gpusort_log_stderr;
    result = gpusort_create(&desc, &context);
    args.keys = depths;
    args.values = indices;
    args.count = COUNT;
    args.key_type = GPUSORT_F32;
    args.order = GPUSORT_DESCENDING;
    args.value_size = sizeof indices[0];
    args.flags = GPUSORT_WRITE_INDICES | GPUSORT_KEEP_KEYS;
    if (result == GPUSORT_OK) result = gpusort_sort(context, &args);
    if (result == GPUSORT_OK) {
        for (size_t i = 0; i < COUNT; i++) printf("%lu  %g\n", (unsigned long)indices[i], (double)depths[indices[i]]);
    } else {
        fprintf(stderr, "argsort: %s\n", gpusort_result_string(result));
    }
    gpusort_destroy(context);
    return result != GPUSORT_OK;
}
