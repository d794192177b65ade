/* What AMD's compiler makes of every pipeline, on RADV without a GPU: registers, shared memory, occupancy.
 * Run with RADV as the only driver, which makes up a device of TESTS_FAMILY; nothing is executed. */
#include "harness.h"
#include "shim.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const sort_case kinds[] = {
    {.type = GPUSORT_U32},
    {.type = GPUSORT_U32, .value_size = 4},
    {.type = GPUSORT_U32, .value_size = 8},
    {.type = GPUSORT_U32, .value_size = 64},
    {.type = GPUSORT_F32,
     .order = GPUSORT_DESCENDING,
     .value_size = 4,
     .flags = GPUSORT_WRITE_INDICES | GPUSORT_KEEP_KEYS},
    {.type = GPUSORT_U64},
    {.type = GPUSORT_U64, .value_size = 4},
    {.type = GPUSORT_U64, .value_size = 8},
    {.type = GPUSORT_F64, .value_size = 8},
    {.type = GPUSORT_U16, .value_size = 4},
    {.type = GPUSORT_F16},
    {.type = GPUSORT_U8, .value_size = 4},
    {.type = GPUSORT_I8},
};
static const struct {
    gpusort_algorithm algorithm;
    const char *name;
} algorithms[] = {{GPUSORT_COUNT_SCAN_SCATTER, "count-scan-scatter"},
                  {GPUSORT_ONESWEEP, "one-sweep"},
                  {GPUSORT_ODD_EVEN_MERGE, "odd-even"},
                  {GPUSORT_AUTO, "auto"}};

/* Subgroups that a SIMD can hold, and SIMDs that share a workgroup: the driver counts neither that nor whole workgroups. */
static const struct {
    const char *family;
    unsigned subgroups, simds;
} limits[] = {{"polaris", 8, 4}, {"vega", 10, 4}, {"navi1", 20, 2}, {"", 16, 2}};

static const char *kind_text;
static int pipelines, passes; /* in all; of kinds that are sorted by passes */

static unsigned long long statistic(const VkPipelineExecutableStatisticKHR *statistics, uint32_t count,
                                    const char *name, int *found) {
    for (uint32_t i = 0; i < count; i++)
        if (!strcmp(statistics[i].name, name)) {
            *found = 1;
            return statistics[i].value.u64;
        }
    return 0;
}

/* Percent of the subgroups that a SIMD can hold. */
static unsigned occupancy(unsigned long long subgroups, const VkComputePipelineCreateInfo *create) {
    const VkPipelineShaderStageRequiredSubgroupSizeCreateInfo *pinned = create->stage.pNext;
    const char *family = getenv("TESTS_FAMILY");
    uint32_t workgroup, a_group, groups;
    size_t i = 0;
    while (strncmp(family ? family : "", limits[i].family, strlen(limits[i].family))) i++;
    memcpy(&workgroup, create->stage.pSpecializationInfo->pData, sizeof workgroup);
    a_group = (workgroup - 1) / (pinned ? pinned->requiredSubgroupSize : 64) + 1;
    if (subgroups > limits[i].subgroups) subgroups = limits[i].subgroups;
    groups = (uint32_t)subgroups * limits[i].simds / a_group;
    return 100 * (groups ? groups : 1) * a_group / limits[i].simds / limits[i].subgroups;
}

static void print_statistics(VkDevice device, VkPipeline pipeline, const VkComputePipelineCreateInfo *create) {
    VkPipelineExecutableStatisticKHR statistics[64];
    const uint32_t count = shim_statistics(device, pipeline, statistics);
    int spills_told = 0, told = 0;
    unsigned long long spilled;
    unsigned percent;
    pipelines++;
    if (count == 0) {
        fail("%s: no statistics", kind_text);
        return;
    }
    spilled = statistic(statistics, count, "Spilled VGPRs", &spills_told) +
              statistic(statistics, count, "Spilled SGPRs", &spills_told) +
              statistic(statistics, count, "Scratch size", &spills_told);
    percent = occupancy(statistic(statistics, count, "Subgroups per SIMD", &told), create);
    printf(
        "     %-40s module of %5zu words: %3llu VGPRs %3llu SGPRs %6llu B shared %3u %% of subgroups %5llu B code\n",
        kind_text, shim_module_words(create->stage.module), statistic(statistics, count, "VGPRs", &told),
        statistic(statistics, count, "SGPRs", &told), statistic(statistics, count, "LDS size", &told), percent,
        statistic(statistics, count, "Code size", &told));
    if (!spills_told) fail("%s: the driver tells no spills", kind_text);
    if (spilled) fail("%s: %llu registers spilled, or bytes of scratch memory", kind_text, spilled);
    if (passes && percent < 50) fail("%s: room for %u %% of the subgroups", kind_text, percent);
}

static void no_pipeline_spills_and_passes_fill_half_of_the_device(void) {
    gpusort_context *context = NULL;
    gpusort_desc desc;
    gpusort_info info;
    memset(&desc, 0, sizeof desc);
    volkInitialize();
    shim.validate = 0; /* nothing is executed here, and validation reports the missing GPU */
    shim_on_pipeline = print_statistics;
    desc.get_instance_proc_addr = (gpusort_proc)shim_get_instance_proc_addr;
    kind_text = "made with the context";
    expect_result(gpusort_create(&desc, &context), GPUSORT_OK, "gpusort_create");
    if (!context) return;
    gpusort_get_info(context, &info);
    printf("     %s, subgroups of %u\n", info.device_name, info.subgroup_size);
    for (size_t a = 0; a < COUNT_OF(algorithms); a++)
        for (size_t k = 0; k < COUNT_OF(kinds); k++) {
            char text[96];
            sort_case c = kinds[k];
            gpusort_cmd_args args;
            if (algorithms[a].algorithm == GPUSORT_AUTO && k % 5 != 1) continue; /* its kernels compile for long */
            if (algorithms[a].algorithm == GPUSORT_ODD_EVEN_MERGE && kinds[k].flags) continue; /* refused */
            c.count = algorithms[a].algorithm == GPUSORT_AUTO ? 1000 : 1 << 24;
            c.algorithm = algorithms[a].algorithm;
            snprintf(text, sizeof text, "%s %s, values of %u%s", algorithms[a].name, type_name(c.type), c.value_size,
                     c.flags ? ", indices" : "");
            kind_text = text;
            passes = c.algorithm == GPUSORT_ONESWEEP || c.algorithm == GPUSORT_COUNT_SCAN_SCATTER;
            args = case_args(&c);
            expect_result(gpusort_prepare(context, &args), GPUSORT_OK, text);
        }
    gpusort_destroy(context);
    shim_on_pipeline = NULL;
    EXPECT(pipelines >= 12);
}

static const promise promises[] = {PROMISE(no_pipeline_spills_and_passes_fill_half_of_the_device, .pipelines = 135)};

int main(int argc, char **argv) { return run_promises(promises, COUNT_OF(promises), argc, argv); }
