/* What the compiler of one Vulkan driver makes of every pipeline of gpusort.h: a line each, comma-separated. Nothing is
 * executed, so that drivers without their hardware will do; compilers.sh builds those and runs this program on each.
 *
 *   cc -O1 -I. tools/tune/compilers.c -ldl -o compilers
 *   ./compilers --name "RADV, gfx1100" --most 16
 *
 * Registers, spills and the rest are what the driver tells by VK_KHR_pipeline_executable_properties; empty: it does not. */
#define _POSIX_C_SOURCE 199309L
#define GPUSORTI_OVERRIDES
#define GPUSORT_IMPLEMENTATION
#include "gpusort.h"

static const char usage[] =
    "compilers: what a driver's compiler makes of gpusort.h's pipelines\n"
    "  --name TEXT          the first column (default the device's name)\n"
    "  --row NAME           the row of the tuning table (default the device's)\n"
    "  --lanes N            subgroups pinned to N lanes (default: as the tuning table wishes; 0: the driver's choice)\n"
    "  --most N --simds N   subgroups that a SIMD can hold, SIMDs that share a workgroup: drivers count neither\n"
    "                       that limit nor whole workgroups\n"
    "  --tuning TEXT        members of a row, in place of the row's own: \"scatter=256x4 leaf=512x4+bins10\"\n"
    "  --kinds LIST  --kernels LIST   of those in these columns (default all), kinds in every form\n"
    "  --head               prints the names of the columns only\n";

static const struct sort_kind {
    const char *name;
    gpusort_type type;
    uint32_t value_size;
} kinds[] = {
    {"u32", GPUSORT_U32, 0},     {"f32", GPUSORT_F32, 0},     {"u32+u32", GPUSORT_U32, 4}, {"f32+u32", GPUSORT_F32, 4},
    {"u32+u64", GPUSORT_U32, 8}, {"u64", GPUSORT_U64, 0},     {"f64", GPUSORT_F64, 0},     {"u64+u32", GPUSORT_U64, 4},
    {"i64+u32", GPUSORT_I64, 4}, {"u64+u64", GPUSORT_U64, 8},
};
/* What is sorted: one array; segments; the first ones, in order and in any; wide structs by a member. */
static const struct sort_form {
    const char *name;
    uint32_t segment_count, segment_size, limit, struct_size, flags;
} forms[] = {{"", 0, 0, 0, 0, 0},
             {" segments", 1 << 16, 0, 0, 0, 0},
             {" rows", 0, 4096, 0, 0, 0},
             {" limit", 0, 0, 100, 0, 0},
             {" rows limit", 0, 100000, 100, 0, 0},
             {" any order", 0, 0, 5000, 0, GPUSORT_ANY_ORDER},
             {" structs", 0, 0, 0, 24, GPUSORT_KEYS_IN_VALUES}};
static const gpusort_algorithm algorithms[] = {GPUSORT_AUTO, GPUSORT_ONESWEEP, GPUSORT_COUNT_SCAN_SCATTER,
                                               GPUSORT_ODD_EVEN_MERGE};
enum {
    KINDS = sizeof kinds / sizeof kinds[0],
    FORMS = sizeof forms / sizeof forms[0],
    ALGORITHMS = sizeof algorithms / sizeof algorithms[0]
};

static struct {
    PFN_vkGetInstanceProcAddr get;
    PFN_vkCreateDevice create_device;
    PFN_vkCreateComputePipelines create_pipelines;
    PFN_vkGetPipelineExecutablePropertiesKHR get_executables;
    PFN_vkGetPipelineExecutableStatisticsKHR get_statistics;
    VkInstance instance;
} next;
static const char *name, *chosen_kernels;
static char kind_now[64];
static unsigned most_subgroups, simds;
static int spilling, pipelines;

static int is_in(const char *list, const char *word) {
    const size_t length = strlen(word);
    for (; list && *list; list += strcspn(list, ","), list += *list == ',')
        if (strcspn(list, ",") == length && strncmp(list, word, length) == 0) return 1;
    return !list;
}

/* ---- a layer: the device is made with the extension that tells, and each pipeline is looked at ---- */

static int offers_statistics(VkPhysicalDevice physical) {
    PFN_vkEnumerateDeviceExtensionProperties list = (PFN_vkEnumerateDeviceExtensionProperties)next.get(
        next.instance, "vkEnumerateDeviceExtensionProperties");
    VkExtensionProperties offered[512];
    uint32_t count = 512;
    return list(physical, NULL, &count, offered) >= 0 &&
           gpusorti_has_extension(offered, count, VK_KHR_PIPELINE_EXECUTABLE_PROPERTIES_EXTENSION_NAME);
}

static VKAPI_ATTR VkResult VKAPI_CALL create_device(VkPhysicalDevice physical, const VkDeviceCreateInfo *info,
                                                    const VkAllocationCallbacks *allocator, VkDevice *out) {
    VkPhysicalDevicePipelineExecutablePropertiesFeaturesKHR statistics = {
        VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PIPELINE_EXECUTABLE_PROPERTIES_FEATURES_KHR, NULL, VK_TRUE};
    VkDeviceCreateInfo with = *info;
    const char *extensions[32];
    if (offers_statistics(physical) && info->enabledExtensionCount < 32) {
        memcpy(extensions, info->ppEnabledExtensionNames, info->enabledExtensionCount * sizeof *extensions);
        extensions[with.enabledExtensionCount++] = VK_KHR_PIPELINE_EXECUTABLE_PROPERTIES_EXTENSION_NAME;
        with.ppEnabledExtensionNames = extensions;
        statistics.pNext = (void *)info->pNext;
        with.pNext = &statistics;
        next.get_executables = (PFN_vkGetPipelineExecutablePropertiesKHR)next.get(
            next.instance, "vkGetPipelineExecutablePropertiesKHR");
        next.get_statistics = (PFN_vkGetPipelineExecutableStatisticsKHR)next.get(
            next.instance, "vkGetPipelineExecutableStatisticsKHR");
    }
    return next.create_device(physical, &with, allocator, out);
}

static VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL get_instance_proc_addr(VkInstance instance, const char *function) {
    PFN_vkVoidFunction found = next.get(instance, function);
    if (instance) next.instance = instance;
    if (strcmp(function, "vkCreateDevice") != 0 || !found) return found;
    next.create_device = (PFN_vkCreateDevice)found;
    return (PFN_vkVoidFunction)create_device;
}

/* ---- statistics ---- */

/* The sum of those statistics that have one of the names, which end in NULL; -1: there is none. */
static double told(const VkPipelineExecutableStatisticKHR *statistics, uint32_t count, const char *const *names) {
    double sum = -1;
    uint32_t i;
    for (; *names; names++)
        for (i = 0; i < count; i++)
            if (strcmp(statistics[i].name, *names) == 0) {
                const int real = statistics[i].format == VK_PIPELINE_EXECUTABLE_STATISTIC_FORMAT_FLOAT64_KHR;
                sum = (sum < 0 ? 0 : sum) + (real ? statistics[i].value.f64 : (double)statistics[i].value.u64);
            }
    return sum;
}

static void print_number(double number) {
    if (number < 0)
        printf(",");
    else
        printf(",%.10g", number);
}

/* Subgroups on a SIMD, of workgroups that are resident as a whole. */
static double whole_workgroups(double subgroups, const gpusorti_spec *spec) {
    const double a_workgroup = (spec->workgroup_size + spec->subgroup_size - 1) / spec->subgroup_size;
    double workgroups;
    if (most_subgroups && subgroups > most_subgroups) subgroups = most_subgroups;
    if (simds == 0 || subgroups < 0) return subgroups;
    workgroups = (uint32_t)(subgroups * simds / a_workgroup);
    return (workgroups < 1 ? 1 : workgroups) * a_workgroup / simds;
}

static void print_pipeline(VkDevice device, VkPipeline handle, const gpusorti_pipeline *pipeline) {
    /* RADV, ANV, Turnip, v3dv */
    static const char *const registers[] = {"VGPRs", "Max live registers", "Registers used", "Number of GPRs", NULL};
    static const char *const spills[] = {"Spilled VGPRs", "Spilled SGPRs", "Spill Count", "STP Count", "TMU Spills", NULL};
    static const char *const scratch[] = {"Scratch size", "Scratch Memory Size", "Spill Size", "SLM Size", NULL};
    static const char *const shared[] = {"LDS size", "LDS Size", "Workgroup Memory Size", NULL};
    static const char *const subgroups[] = {"Subgroups per SIMD", "Max Waves Per Core", "Thread Count", NULL};
    static const char *const instructions[] = {"Instructions", "Instruction Count", "Instruction count", NULL};
    VkPipelineInfoKHR which = {VK_STRUCTURE_TYPE_PIPELINE_INFO_KHR, NULL, handle};
    VkPipelineExecutablePropertiesKHR executables[8];
    VkPipelineExecutableStatisticKHR statistics[64];
    const gpusorti_spec *spec = &pipeline->spec;
    uint32_t executable_count = 0, count = 0, i;
    double resident, spilled;
    memset(executables, 0, sizeof executables);
    memset(statistics, 0, sizeof statistics);
    for (i = 0; i < 8; i++) executables[i].sType = VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_PROPERTIES_KHR;
    for (i = 0; i < 64; i++) statistics[i].sType = VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_STATISTIC_KHR;
    if (next.get_statistics) {
        VkPipelineExecutableInfoKHR first = {VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_INFO_KHR, NULL, handle, 0};
        executable_count = 8;
        next.get_executables(device, &which, &executable_count, executables);
        count = 64;
        if (next.get_statistics(device, &first, &count, statistics) < 0) count = 0;
    }
    resident = whole_workgroups(told(statistics, count, subgroups), spec);
    spilled = told(statistics, count, spills);
    if (told(statistics, count, scratch) > spilled) spilled = spilled > 0 ? spilled : 0;
    spilling += spilled > 0 || told(statistics, count, scratch) > 0;
    pipelines++;
    printf("%s,%s,%s,%u,%u,%u,0x%x", name, kind_now, gpusorti_build_name(pipeline->build),
           executable_count ? executables[0].subgroupSize : spec->subgroup_size, spec->workgroup_size, spec->items,
           spec->variant);
    print_number(told(statistics, count, registers));
    print_number(spilled);
    print_number(told(statistics, count, scratch));
    print_number(told(statistics, count, shared));
    print_number(resident);
    print_number(most_subgroups && resident >= 0 ? (double)most_subgroups : -1);
    print_number(told(statistics, count, instructions));
    printf("\n");
    fflush(stdout);
}

static const char columns[] =
    "device,kind,kernel,lanes,workgroup,items,variant,registers,spills,scratch_bytes,shared_bytes,"
    "subgroups,subgroups_most,instructions";

static VKAPI_ATTR VkResult VKAPI_CALL create_pipelines(VkDevice device, VkPipelineCache cache, uint32_t count,
                                                       const VkComputePipelineCreateInfo *info,
                                                       const VkAllocationCallbacks *allocator, VkPipeline *out) {
    VkComputePipelineCreateInfo with = *info; /* gpusort.h makes them one by one */
    const char *spec = (const char *)info->stage.pSpecializationInfo->pData;
    const gpusorti_pipeline *pipeline = (const gpusorti_pipeline *)(spec - offsetof(gpusorti_pipeline, spec));
    VkResult result;
    (void)cache;
    *out = VK_NULL_HANDLE;
    if (!is_in(chosen_kernels, gpusorti_build_name(pipeline->build))) return VK_SUCCESS;
    if (next.get_statistics) with.flags |= VK_PIPELINE_CREATE_CAPTURE_STATISTICS_BIT_KHR;
    result = next.create_pipelines(device, VK_NULL_HANDLE, count, &with, allocator, out);
    if (result == VK_SUCCESS) print_pipeline(device, *out, pipeline);
    return result;
}

/* ---- what is compiled ---- */

static char last_warning[512];

static void keep_log(int level, const char *text, void *user) {
    (void)user;
    if (level < GPUSORT_LOG_INFO) snprintf(last_warning, sizeof last_warning, "%s", text);
}

/* What cannot be recorded is sorted for host arrays all the same. */
static gpusort_result prepare_own(gpusort_context *context, const gpusort_cmd_args *args) {
    gpusorti_request request;
    gpusorti_plan plan;
    gpusort_result result = gpusorti_check_call(context, GPUSORTI_SCRATCH, args, NULL);
    if (result == GPUSORT_OK) result = gpusorti_resolve(context, args, 1, &request, &plan);
    if (result != GPUSORT_OK) return result;
    return gpusorti_compile_wanted(context, gpusorti_walk_steps(context, &plan, args, gpusorti_prepare_step, context));
}

/* As many elements as the device lets the plan have, so that the shapes of great counts are among them. */
static void prepare(gpusort_context *context, const struct sort_kind *kind, const struct sort_form *form,
                    gpusort_algorithm algorithm, uint32_t flags) {
    gpusort_result result = GPUSORT_ERROR_TOO_LARGE;
    gpusort_cmd_args args;
    int log_count;
    for (log_count = 26; log_count >= 20 && result == GPUSORT_ERROR_TOO_LARGE; log_count -= 2) {
        memset(&args, 0, sizeof args);
        args.key_type = kind->type;
        args.value_size = form->struct_size ? form->struct_size : kind->value_size;
        args.algorithm = algorithm;
        args.flags = flags | form->flags;
        args.segment_count = form->segment_count;
        args.segment_size = form->segment_size;
        args.limit = form->limit;
        args.count = (uint64_t)1 << log_count;
        result = gpusort_prepare(context, &args);
        if (result == GPUSORT_ERROR_UNSUPPORTED && !flags) {
            result = prepare_own(context, &args);
            args.count = 1000;
            if (result == GPUSORT_OK) result = prepare_own(context, &args);
        }
    }
    if (result != GPUSORT_OK && !flags) fprintf(stderr, "%s: left out: %s\n", kind_now, last_warning);
}

/* The row of that name in place of the device's. */
static int take_row(gpusort_context *context, const char *wanted) {
    gpusorti_mistake none;
    size_t i;
    for (i = 0; i < sizeof gpusorti_tuning_rows / sizeof gpusorti_tuning_rows[0]; i++)
        if (strcmp(gpusorti_tuning_rows[i].name, wanted) == 0) {
            context->tuning_row = &gpusorti_tuning_rows[i];
            context->tuning = gpusorti_tuning_of(gpusorti_tuning_rows[i].text, &none);
            return 1;
        }
    return 0;
}

int main(int argc, char **argv) {
    gpusort_context *context = NULL;
    gpusorti_lanes told;
    gpusort_desc desc;
    const char *chosen_kinds = NULL, *row = NULL, *members = "";
    int i, lanes = -1;
    size_t k, f, a;
    void *library = dlopen("libvulkan.so.1", RTLD_NOW | RTLD_LOCAL);
    memset(&desc, 0, sizeof desc);
    for (i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--head") == 0) return puts(columns) < 0;
        if (i + 1 == argc) return fputs(usage, stderr), 2;
        if (strcmp(argv[i], "--name") == 0)
            name = argv[++i];
        else if (strcmp(argv[i], "--row") == 0)
            row = argv[++i];
        else if (strcmp(argv[i], "--lanes") == 0)
            lanes = atoi(argv[++i]);
        else if (strcmp(argv[i], "--most") == 0)
            most_subgroups = (unsigned)atoi(argv[++i]);
        else if (strcmp(argv[i], "--kinds") == 0)
            chosen_kinds = argv[++i];
        else if (strcmp(argv[i], "--kernels") == 0)
            chosen_kernels = argv[++i];
        else if (strcmp(argv[i], "--simds") == 0)
            simds = (unsigned)atoi(argv[++i]);
        else if (strcmp(argv[i], "--tuning") == 0)
            members = argv[++i];
        else
            return fputs(usage, stderr), 2;
    }
    strcpy(kind_now, "device");
    if (library) *(void **)&next.get = dlsym(library, "vkGetInstanceProcAddr");
    if (!next.get) return fputs("no Vulkan loader\n", stderr), 1;
    desc.get_instance_proc_addr = (gpusort_proc)get_instance_proc_addr;
    desc.logger.func = keep_log;
    if (gpusort_create(&desc, &context) != GPUSORT_OK) return 1;
    next.create_pipelines = context->vk.CreateComputePipelines;
    context->vk.CreateComputePipelines = create_pipelines;
    if (!name) name = context->caps.device_name;
    if (row && !take_row(context, row)) return fputs("no such row\n", stderr), 2;
    if (lanes > 0) context->tuning.subgroup_size = context->tuning.select_lanes = (uint32_t)lanes;
    if (lanes == 0) context->enabled &= ~(uint32_t)GPUSORT_ENABLED_SUBGROUP_SIZE_CONTROL;
    if (gpusorti_read_tuning(members, &context->tuning).at) return fputs("--tuning: not such a text\n", stderr), 2;
    told = gpusorti_lanes_of(context);
    fprintf(stderr, "%s: %s, row \"%s\", subgroups of %u to %u, %u pinned\n", name, context->caps.device_name,
            context->tuning_row->name, context->caps.subgroup_min, context->caps.subgroup_max,
            gpusorti_pinned(&told, 256) ? told.size : 0);
    for (k = 0; k < KINDS; k++) {
        if (!is_in(chosen_kinds, kinds[k].name)) continue;
        for (f = 0; f < FORMS; f++) {
            snprintf(kind_now, sizeof kind_now, "%s%s", kinds[k].name, forms[f].name);
            if (forms[f].struct_size && kinds[k].value_size) continue;
            for (a = 0; a < ALGORITHMS; a++) {
                if (algorithms[a] == GPUSORT_ODD_EVEN_MERGE && f != 0) continue;
                prepare(context, &kinds[k], &forms[f], algorithms[a], 0);
                prepare(context, &kinds[k], &forms[f], algorithms[a], GPUSORT_ADDRESSABLE);
            }
        }
    }
    /* The context stays: v3dv over its shim does not survive the end of its device. */
    fprintf(stderr, "%s: %d pipelines, %d spill or use scratch memory\n", name, pipelines, spilling);
    return pipelines == 0;
}
