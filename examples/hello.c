/* cc -O2 -I. examples/hello.c -o hello -ldl && ./hello */
#define GPUSORT_IMPLEMENTATION
#include "gpusort.h"
#include <stdio.h>

int main(void) {
    uint32_t keys[] = {1969, 42, 7, 365, 0, 4294967295u, 42, 1815};
    gpusort_desc desc = {0};      /* zero: the best device there is */
    gpusort_host_args args = {0}; /* zero: 32-bit unsigned keys, ascending */
    gpusort_info info;
    gpusort_context *context;
    gpusort_result result;

    desc.logger.func = gpusort_log_stderr; /* where something fails, it says why */
    result = gpusort_create(&desc, &context);
    args.keys = keys;
    args.count = sizeof keys / sizeof keys[0];
    if (result == GPUSORT_OK) result = gpusort_sort(context, &args);
    for (size_t i = 0; i < args.count && result == GPUSORT_OK; i++) printf("%lu\n", (unsigned long)keys[i]);
    if (result != GPUSORT_OK) fprintf(stderr, "%s\n", gpusort_result_string(result));
    if (context != NULL) {
        gpusort_get_info(context, &info);
        if (info.device_type == GPUSORT_DEVICE_CPU) fprintf(stderr, "The \"GPU\" is the CPU: %s\n", info.device_name);
    }
    gpusort_destroy(context);
    return result != GPUSORT_OK;
}
