/* cc -O2 -I. examples/structs.c -o structs -ldl -lm && ./structs
 *
 * Particles of 48 bytes, sorted by a member, from the farthest to the nearest, as blending wants them. */
#define GPUSORT_IMPLEMENTATION
#include "gpusort.h"
#include <math.h>
#include <stddef.h>
#include <stdio.h>

typedef struct particle {
    float position[3], depth; /* as the camera sees it */
    float velocity[3], size;
    float color[4];
} particle;

static void emit(particle *p, unsigned i) {
    const particle born = {{cosf((float)i), sinf((float)i), 0.001f * (float)i}, 0, {0, 0, 1}, 0.1f, {1, 1, 0, 0.5f}};
    const float view[3] = {0.6f, 0.64f, 0.48f}; /* where the camera looks */
    *p = born;
    for (int k = 0; k < 3; k++) p->depth += view[k] * p->position[k];
}

int main(void) {
    enum { COUNT = 100000 };
    static particle particles[COUNT];
    gpusort_desc desc = {0};
    gpusort_host_args args = {0};
    gpusort_context *context;
    gpusort_result result;
    for (unsigned i = 0; i < COUNT; i++) emit(&particles[i], i);

    desc.logger.func = gpusort_log_stderr;
    result = gpusort_create(&desc, &context);
    args.values = particles; /* keys stays NULL */
    args.count = COUNT;
    args.key_type = GPUSORT_F32;
    args.order = GPUSORT_DESCENDING;
    args.value_size = sizeof(particle);
    args.flags = GPUSORT_KEYS_IN_VALUES;
    args.key_offset = offsetof(particle, depth);
    if (result == GPUSORT_OK) result = gpusort_sort(context, &args);
    if (result == GPUSORT_OK) {
        for (size_t i = 0; i < COUNT; i += COUNT / 5)
            printf("depth %8.3f at %7.3f %7.3f %7.3f\n", (double)particles[i].depth, (double)particles[i].position[0],
                   (double)particles[i].position[1], (double)particles[i].position[2]);
    } else {
        fprintf(stderr, "structs: %s\n", gpusort_result_string(result));
    }
    gpusort_destroy(context);
    return result != GPUSORT_OK;
}
