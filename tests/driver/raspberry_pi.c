/* examples/hello.c on a Raspberry Pi, as far as limits make one: the V3D of a Pi 4 or 5 lends a workgroup 256 invocations
 * and 16 KB, has subgroups of 16 (lavapipe16 is this driver) and, on the Pi 4 with Debian 12, no operations over them. */
#define _POSIX_C_SOURCE 200112L
#define GPUSORTI_OVERRIDES /* as harness.h has it */
#include <volk.h>

#include "shim.h"

static const PFN_vkGetInstanceProcAddr shimmed_loader = shim_get_instance_proc_addr;
#define vkGetInstanceProcAddr shimmed_loader /* hello is a program that uses volk */
#define GPUSORT_STATIC
#define main hello_main
#include "examples/hello.c"
#undef main
#undef vkGetInstanceProcAddr

#include "harness.h"

#include <string.h>
#include <unistd.h>

enum { BROADCOM = 0x14e4 };

static void pretend(int no_subgroup_operations) {
    memset(&shim, 0, sizeof shim);
    shim.validate = validation_wanted();
    shim.vendor_id = BROADCOM;
    shim.device_type = VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU;
    shim.max_invocations = 256;
    shim.max_shared_bytes = 16384;
    shim.no_subgroup_operations = no_subgroup_operations;
}

/* Runs hello with its standard output in the text. */
static int hello_says(char *text, size_t size) {
    FILE *file = tmpfile();
    const int screen = dup(1);
    int status = 1;
    if (file && screen >= 0) {
        fflush(stdout);
        dup2(fileno(file), 1);
        status = hello_main();
        fflush(stdout);
        dup2(screen, 1);
        rewind(file);
        text[fread(text, 1, size - 1, file)] = 0;
    }
    if (screen >= 0) close(screen);
    if (file) fclose(file);
    return status;
}

static void hello_sorts_on_a_Raspberry_Pi(void) {
    for (int no_operations = 0; no_operations < 2; no_operations++) {
        char said[256] = "";
        pretend(no_operations);
        EXPECT(hello_says(said, sizeof said) == 0);
        if (strcmp(said, "0\n7\n42\n42\n365\n1815\n1969\n4294967295\n")) fail("it says %s", said);
        EXPECT(shim.largest_workgroup <= 256);
    }
    memset(&shim, 0, sizeof shim);
}

static void every_kind_is_sorted_there(void) {
    static const sort_case cases[] = {
        {.count = 3, .value_size = 4},
        {.count = 4001},
        {.count = 30011, .value_size = 4},
        {.count = 30011, .type = GPUSORT_U64, .value_size = 8},
        {.count = 30011, .type = GPUSORT_F32, .order = GPUSORT_DESCENDING, .algorithm = GPUSORT_COUNT_SCAN_SCATTER},
        {.count = 5003, .type = GPUSORT_U8, .value_size = 4, .algorithm = GPUSORT_COUNT_SCAN_SCATTER},
        {.count = 9001, .type = GPUSORT_I32, .algorithm = GPUSORT_ODD_EVEN_MERGE},
    };
    for (int no_operations = 0; no_operations < 2; no_operations++) {
        target t;
        pretend(no_operations);
        if (!target_own(&t, "Raspberry Pi", NULL)) continue;
        EXPECT(!strcmp(tuning_name(t.context), "Broadcom"));
        for (size_t i = 0; i < COUNT_OF(cases); i++) {
            sort_case c = cases[i];
            if (!soaking() && i % 2 != (size_t)no_operations) continue; /* a test has each of them once */
            c.host = 1;
            expect_sorted(&t, &c);
        }
        target_close(&t);
    }
    memset(&shim, 0, sizeof shim);
}

static const promise promises[] = {
    PROMISE(hello_sorts_on_a_Raspberry_Pi, .pipelines = 5),
    PROMISE(every_kind_is_sorted_there, .pipelines = 40, .soak = "every kind on both devices"),
};

int main(int argc, char **argv) { return run_promises(promises, COUNT_OF(promises), argc, argv); }
