/* Two devices, whose names TESTS_TWO_DEVICES has, parted by a comma, sort in one process by turns. */
#include "harness.h"
#include "shim.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void two_devices_sort_in_one_process(void) {
    char names[128];
    char *second;
    target t[2];
    snprintf(names, sizeof names, "%s", getenv("TESTS_TWO_DEVICES") ? getenv("TESTS_TWO_DEVICES") : "");
    second = strchr(names, ',');
    EXPECT(second != NULL);
    if (!second) return;
    *second++ = 0;
    for (int i = 0; i < 2; i++) {
        gpusort_desc desc;
        gpusort_info info;
        memset(&desc, 0, sizeof desc);
        memset(&t[i], 0, sizeof t[i]);
        volkInitialize();
        shim.validate = validation_wanted();
        desc.get_instance_proc_addr = (gpusort_proc)shim_get_instance_proc_addr;
        desc.device_name = i ? second : names;
        t[i].name = desc.device_name;
        expect_result(gpusort_create(&desc, &t[i].context), GPUSORT_OK, desc.device_name);
        if (!t[i].context) return;
        gpusort_get_info(t[i].context, &info);
        if (!strstr(info.device_name, desc.device_name))
            fail("asked for %s, got %s", desc.device_name, info.device_name);
    }
    for (int round = 0; round < 6; round++) {
        sort_case c = {.count = (size_t)(5000 * round + 10), .value_size = 4, .host = 1, .seed = (uint64_t)round};
        expect_sorted(&t[round & 1], &c);
    }
    target_close(&t[0]);
    target_close(&t[1]);
    if (shim_live_objects()) fail("left behind: %s", shim_live_text());
}

static const promise promises[] = {PROMISE(two_devices_sort_in_one_process)};

int main(int argc, char **argv) { return run_promises(promises, COUNT_OF(promises), argc, argv); }
