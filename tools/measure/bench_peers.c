/* The cases of bench by other sorts for Vulkan, on the same keys, by the same timing and checks, with the same CSV.
 *
 *   VRDX=FOLDER FUCHSIA=FOLDER ./build.sh benches && build/bench_peers --preset peers --csv peers.csv
 *
 * VRDX: a checkout of github.com/jaesung-cs/vulkan_radix_sort (see bench_vrdx.cc); FUCHSIA: one of
 * github.com/juliusikkala/fuchsia_radix_sort, the sort of Fuchsia built by CMake. build.sh defines BENCH_VRDX and
 * BENCH_FUCHSIA as the version of what is there.
 *
 * They sort u32 keys, alone or with u32 values. Fuchsia's takes a pair as one word of 64 bits, so its pairs are restored
 * and checked as structs of a value and a key. Its push of the count comes with the commands, as in the others. */
#define _POSIX_C_SOURCE 199309L
#include "bench_gpu.h"

#ifdef BENCH_VRDX
#include "bench_vrdx.h"
#endif
#ifdef BENCH_FUCHSIA
#include "radix_sort/platforms/vk/radix_sort_vk.h"
#endif

static const char usage[] =
    "bench_peers: times other sorts for Vulkan; every result is checked on the GPU\n"
    "  --counts LIST         as in bench, as are the others\n"
    "  --types LIST          u32, u32+u32\n"
    "  --distributions LIST\n"
    "  --queue LIST          compute, graphics\n"
    "  --preset peers\n"
    "  --device NAME, --repetitions N, --warm-up SECONDS, --check-every, --csv FILE\n";

/* One of the other sorts. Each function gets what open() returned. */
typedef struct peer {
    const char *name, *version;
    void *(*open)(bench_gpu *gpu); /* NULL: it cannot be run here */
    void (*close)(void *self, bench_gpu *gpu);
    bench_case (*form)(bench_case c); /* how the case is laid out for it */
    void (*need)(void *self, const bench_case *c, bench_needs *needs);
    bench_recorder record;
} peer;

static inline bench_case as_it_is(bench_case c) { return c; }

#ifdef BENCH_VRDX
static void *open_vrdx(bench_gpu *gpu) { return vrdx_open(gpu->physical_device, gpu->device); }
static void close_vrdx(void *self, bench_gpu *gpu) {
    (void)gpu;
    vrdx_close(self);
}

static void need_vrdx(void *self, const bench_case *c, bench_needs *needs) {
    VkBufferUsageFlags flags;
    bench_raise(&needs->scratch, vrdx_scratch(self, (uint32_t)c->count, c->value_size != 0, &flags));
    needs->scratch_usage |= flags;
}

static const char *record_vrdx(void *self, bench_gpu *gpu, const bench_case *c) {
    vrdx_record(self, gpu->cmd, (uint32_t)c->count, gpu->buffers[BENCH_KEYS].buffer,
                c->value_size ? gpu->buffers[BENCH_VALUES].buffer : VK_NULL_HANDLE, gpu->buffers[BENCH_SCRATCH].buffer);
    return NULL;
}
#endif

#ifdef BENCH_FUCHSIA
typedef struct fuchsia_sorters {
    radix_sort_vk_t *words[2]; /* for elements of one word, of two */
} fuchsia_sorters;

static void close_fuchsia(void *self, bench_gpu *gpu) {
    fuchsia_sorters *all = (fuchsia_sorters *)self;
    for (int i = 0; i < 2; i++)
        if (all->words[i]) radix_sort_vk_destroy(all->words[i], gpu->device, NULL);
    free(all);
}

static void *open_fuchsia(bench_gpu *gpu) {
    fuchsia_sorters *all = (fuchsia_sorters *)calloc(1, sizeof *all);
    if (!all) bench_die("out of memory");
    for (uint32_t i = 0; i < 2; i++) {
        const radix_sort_vk_target_t *target = radix_sort_vk_target_auto_detect(&gpu->properties, i + 1);
        all->words[i] = radix_sort_vk_create(gpu->device, NULL, VK_NULL_HANDLE, target);
        if (all->words[i]) continue;
        close_fuchsia(all, gpu);
        return NULL;
    }
    return all;
}

/* The value is the low word, the key the high one. */
static bench_case as_structs(bench_case c) {
    if (c.value_size == 0) return c;
    c.flags |= BENCH_STRUCTS;
    c.value_size = 8;
    return c;
}

static VkDeviceSize aligned(VkDeviceSize size, VkDeviceSize alignment) {
    return (size + alignment - 1) / alignment * alignment;
}

/* Scratch: the other half of what it sorts to and fro, then its own. */
static void need_fuchsia(void *self, const bench_case *c, bench_needs *needs) {
    const fuchsia_sorters *all = (const fuchsia_sorters *)self;
    radix_sort_vk_memory_requirements_t requirements;
    radix_sort_vk_get_memory_requirements(all->words[c->value_size != 0], (uint32_t)c->count, &requirements);
    bench_raise(c->value_size ? &needs->values : &needs->keys, requirements.keyvals_size);
    bench_raise(&needs->scratch,
                aligned(requirements.keyvals_size, requirements.internal_alignment) + requirements.internal_size);
}

static const char *record_fuchsia(void *self, bench_gpu *gpu, const bench_case *c) {
    const fuchsia_sorters *all = (const fuchsia_sorters *)self;
    const radix_sort_vk_t *sorter = all->words[c->value_size != 0];
    const VkBuffer from = gpu->buffers[c->value_size ? BENCH_VALUES : BENCH_KEYS].buffer,
                   scratch = gpu->buffers[BENCH_SCRATCH].buffer;
    radix_sort_vk_memory_requirements_t requirements;
    radix_sort_vk_sort_info_t info;
    VkDescriptorBufferInfo sorted;
    radix_sort_vk_get_memory_requirements(sorter, (uint32_t)c->count, &requirements);
    memset(&info, 0, sizeof info);
    info.key_bits = 32;
    info.count = (uint32_t)c->count;
    info.keyvals_even = (VkDescriptorBufferInfo){from, 0, requirements.keyvals_size};
    info.keyvals_odd = (VkDescriptorBufferInfo){scratch, 0, requirements.keyvals_size};
    info.internal = (VkDescriptorBufferInfo){scratch, aligned(requirements.keyvals_size, requirements.internal_alignment),
                                             requirements.internal_size};
    radix_sort_vk_sort(sorter, &info, gpu->device, gpu->cmd, &sorted);
    return sorted.buffer == from ? NULL : "the result is in the other buffer";
}
#endif

static const peer peers[] = {
#ifdef BENCH_VRDX
    {"vrdx", BENCH_VRDX, open_vrdx, close_vrdx, as_it_is, need_vrdx, record_vrdx},
#endif
#ifdef BENCH_FUCHSIA
    {"fuchsia", BENCH_FUCHSIA, open_fuchsia, close_fuchsia, as_structs, need_fuchsia, record_fuchsia},
#endif
};
enum { PEERS = sizeof peers / sizeof peers[0] };

/* What they need of a device beside what gpusort takes. */
static void add_features(bench_options *options) {
    static VkPhysicalDeviceVulkan13Features f13 = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES,
                                                   .synchronization2 = VK_TRUE};
    static VkPhysicalDeviceVulkan12Features f12 = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES,
                                                   .pNext = &f13,
                                                   .bufferDeviceAddress = VK_TRUE,
                                                   .vulkanMemoryModel = VK_TRUE,
                                                   .vulkanMemoryModelDeviceScope = VK_TRUE};
    static VkPhysicalDeviceFeatures2 features = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2,
                                                 .pNext = &f12,
                                                 .features = {.shaderInt64 = VK_TRUE, .shaderInt16 = VK_TRUE}};
    static const char *const extensions[] = {VK_KHR_PUSH_DESCRIPTOR_EXTENSION_NAME};
    options->features = &features;
    options->extensions = extensions;
    options->n_extensions = 1;
}

static void need(const peer *p, void *self, bench_gpu *gpu, const bench_case *c, bench_needs *needs) {
    const uint64_t keys = c->count * bench_types[c->type].bits / 8;
    bench_raise(&needs->pristine, keys);
    bench_raise(&needs->keys, keys);
    bench_raise(&needs->values, bench_values_size(gpu, c));
    p->need(self, c, needs);
}

static int takes(const bench_case *c) {
    return strcmp(bench_types[c->type].name, "u32") == 0 && (c->value_size == 0 || c->value_size == 4) &&
           c->order == 0 && c->flags == 0 && c->limit == 0 && c->shape.kind == BENCH_SHAPE_WHOLE &&
           c->window.bit_count == 0 && c->window.first_bit == 0;
}

/* All cases of one queue family by one peer; the number of failed ones. */
static int run_peer(const peer *p, const bench_options *options, const bench_list *list, uint32_t queue, FILE *csv) {
    bench_needs needs;
    bench_gpu gpu;
    int failures = 0;
    memset(&needs, 0, sizeof needs);
    if (!bench_open(&gpu, options, queue)) return 0;
    snprintf(gpu.source.version, sizeof gpu.source.version, "%s", p->version);
    gpu.source.tool = p->name;
    void *self = p->open(&gpu);
    if (!self) {
        printf("%s: cannot be run on this device\n", p->name);
        bench_close(&gpu);
        return 1;
    }
    for (size_t i = 0; i < list->n; i++) {
        const bench_case c = p->form(list->cases[i]);
        if ((list->queues[i] & queue) && takes(&list->cases[i])) need(p, self, &gpu, &c, &needs);
    }
    bench_reserve(&gpu, &needs);
    printf("%s %s on %s, driver %s, %s queue family %u\n", p->name, p->version, gpu.source.device, gpu.source.driver,
           gpu.queue_name, gpu.queue_family);
    bench_print_header();
    for (size_t i = 0; i < list->n; i++) {
        const bench_case c = p->form(list->cases[i]);
        bench_measure measure;
        if (!(list->queues[i] & queue) || !takes(&list->cases[i])) continue;
        gpu.options.repetitions = options->repetitions * (c.count <= 1 << 20 ? 4 : 1);
        const char *note = bench_run_recorded(&gpu, p->record, self, &c, &measure);
        failures += note != NULL;
        bench_print(csv, &gpu.source, gpu.queue_name, "auto", &list->cases[i], &measure, 0, note ? note : "ok");
    }
    p->close(self, &gpu);
    bench_close(&gpu);
    return failures;
}

int main(int argc, char **argv) {
    bench_options options;
    bench_list list;
    bench_sweep sweep;
    const char *path = NULL;
    int failures = 0, has_sweep = 0;
    memset(&options, 0, sizeof options);
    memset(&list, 0, sizeof list);
    memset(&sweep, 0, sizeof sweep);
    options.enabled_mask = UINT32_MAX;
    options.repetitions = 15;
    options.warm_up = 0.5;
    add_features(&options);
    for (int i = 1; i < argc; i++) {
        const char *option = argv[i], *value = i + 1 < argc ? argv[i + 1] : NULL;
        if (strcmp(option, "--check-every") == 0) {
            options.check_every = 1;
            continue;
        }
        i++;
        if (value && strcmp(option, "--preset") == 0) {
            if (!bench_list_add_preset(&list, value)) bench_die("unknown preset '%s'", value);
        } else if (value && strcmp(option, "--device") == 0) {
            options.device_name = value;
        } else if (value && strcmp(option, "--repetitions") == 0) {
            options.repetitions = bench_parse_number(value, value);
        } else if (value && strcmp(option, "--warm-up") == 0) {
            options.warm_up = bench_parse_seconds(value);
        } else if (value && strcmp(option, "--csv") == 0) {
            path = value;
        } else if (value && bench_sweep_option(&sweep, option, value)) {
            has_sweep |= strcmp(option, "--queue") != 0;
        } else {
            fputs(usage, stderr);
            return 2;
        }
    }
    if (options.repetitions == 0 || options.repetitions > BENCH_MAX_REPETITIONS / 4)
        bench_die("--repetitions wants 1 to %d", BENCH_MAX_REPETITIONS / 4);
    if (list.n != 0 && sweep.queues) bench_list_filter(&list, sweep.queues);
    if (has_sweep || list.n == 0) {
        bench_sweep_defaults(&sweep);
        bench_list_add_sweep(&list, &sweep);
    }
    FILE *csv = bench_csv_open(path);
    for (int p = 0; p < PEERS; p++)
        for (uint32_t queue = BENCH_COMPUTE_QUEUE; queue <= BENCH_GRAPHICS_QUEUE; queue <<= 1)
            failures += run_peer(&peers[p], &options, &list, queue, csv);
    if (csv) fclose(csv);
    free(list.cases);
    free(list.queues);
    return failures != 0;
}
