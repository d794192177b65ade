/* What the rows of the tuning table make of the limits that their vendors' devices report: devices of the null driver
 * (null.h). Nothing is executed; rows.c sorts by each row. */
#include "harness.h"
#include "null.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NVIDIA = 0x10de, AMD = 0x1002, INTEL = 0x8086, APPLE = 0x106b, ARM = 0x13b5, QUALCOMM = 0x5143, BROADCOM = 0x14e4,
       SAMSUNG = 0x144d, IMAGINATION = 0x1010 };

typedef struct device {
    const char *name;
    uint32_t vendor_id, invocations, shared_kb;
    uint32_t subgroup_min, subgroup_size, subgroup_max; /* of 1: no subgroup operations */
    int compute_only;
    uint32_t multiprocessors, multiprocessor_subgroups; /* 0: not told; AMD's: compute units */
    uint32_t driver_id, integrated;
} device;

/* Where limits are from: of chips, see below. GeForce GTX 1060, Apple M1, Mali-G78, Adreno by Qualcomm's driver, Intel on
 * Windows: reports 17937, 14673, 15142, 16312, 19818 of vulkan.gpuinfo.org, as IREE's TargetTriple.cpp quotes them. Others:
 * as Mesa's drivers of the same architecture. */
static const device devices[] = {
    {"NVIDIA H200", NVIDIA, 1024, 48, 32, 32, 32, 1, 132, 64, 0, 0},
    {"NVIDIA H200, with graphics", NVIDIA, 1024, 48, 32, 32, 32, 0, 132, 64, 0, 0},
    {"GeForce RTX 5090", NVIDIA, 1024, 48, 32, 32, 32, 1, 170, 48, 0, 0},
    {"GeForce RTX 2080", NVIDIA, 1024, 48, 32, 32, 32, 1, 46, 32, 0, 0},
    {"GeForce GTX 1650", NVIDIA, 1024, 48, 32, 32, 32, 1, 14, 32, 0, 0},
    {"GeForce GTX 1060", NVIDIA, 1536, 48, 32, 32, 32, 1, 0, 0, 0, 0},
    {"Radeon RX 7900 (RDNA 3)", AMD, 1024, 64, 32, 64, 64, 0, 0, 0, 0, 0},
    {"Radeon RX 7900, Windows", AMD, 1024, 32, 32, 64, 64, 0, 0, 0, 0, 0},
    {"Radeon RX Vega (GCN 5)", AMD, 1024, 64, 64, 64, 64, 0, 0, 0, 0, 0},
    {"Radeon RX 480, Windows", AMD, 1024, 32, 64, 64, 64, 0, 0, 0, 0, 0},
    {"HD 620 (Gen 9)", INTEL, 1024, 64, 8, 32, 32, 0, 0, 0, 0, 0},
    {"Arc A770 (Xe-HPG)", INTEL, 1024, 64, 8, 32, 32, 0, 0, 0, 0, 0},
    {"Arc B580 (Xe 2)", INTEL, 1024, 160, 16, 32, 32, 0, 0, 0, 0, 0},
    {"UHD 630, Windows", INTEL, 1024, 32, 8, 32, 32, 0, 0, 0, 0, 0},
    {"Apple M1", APPLE, 1024, 32, 4, 32, 32, 0, 0, 0, 0, 0},
    {"Mali-G52 (Bifrost)", ARM, 384, 32, 8, 8, 8, 0, 0, 0, 0, 0},
    {"Mali-G78 (Valhall)", ARM, 512, 32, 16, 16, 16, 0, 0, 0, 0, 0},
    {"Adreno 630, Turnip", QUALCOMM, 1024, 32, 64, 128, 128, 0, 0, 0, 18, 0},
    {"Adreno 740", QUALCOMM, 1024, 32, 64, 64, 128, 0, 0, 0, 0, 0},
    {"Raspberry Pi 4 (V3D 4.2)", BROADCOM, 256, 16, 16, 1, 16, 0, 0, 0, 0, 0},
    {"Raspberry Pi 5 (V3D 7.1)", BROADCOM, 256, 16, 16, 16, 16, 0, 0, 0, 0, 0},
    {"nobody's", 1, 128, 16, 4, 4, 4, 0, 0, 0, 0, 0},
    {"nobody's, without subgroup operations", 1, 128, 16, 4, 1, 4, 0, 0, 0, 0, 0},
    {"nobody's, of wide subgroups", 1, 1024, 32, 128, 128, 128, 0, 0, 0, 0, 0},
};

static const gpusort_desc own_device = {.get_instance_proc_addr = (gpusort_proc)null_get_instance_proc_addr};

static gpusort_context *context_on(const device *d) {
    gpusort_context *context = NULL;
    null_device = null_usual();
    null_device.vendor_id = d->vendor_id;
    null_device.limits.maxComputeWorkGroupInvocations = null_device.limits.maxComputeWorkGroupSize[0] = d->invocations;
    null_device.limits.maxComputeSharedMemorySize = d->shared_kb << 10;
    null_device.subgroup_min = d->subgroup_min;
    null_device.subgroup_size = d->subgroup_size;
    null_device.subgroup_max = d->subgroup_max;
    /* Intel's: the threads of a subslice of Gen 9; others lend as many as there can be */
    null_device.max_workgroup_subgroups = d->vendor_id == INTEL ? 56 : d->invocations / d->subgroup_min;
    if (d->subgroup_size == 1) null_device.subgroup_operations = VK_SUBGROUP_FEATURE_BASIC_BIT;
    if (!d->compute_only) null_device.family_count = 1; /* the one with graphics */
    if (d->multiprocessors) null_device.extensions |= d->vendor_id == AMD ? NULL_COMPUTE_UNITS : NULL_MULTIPROCESSORS;
    null_device.driver_id = d->driver_id;
    if (d->integrated) null_device.device_type = VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU;
    /* as with RADV on GCN; MoltenVK does not know the least size and has none chosen */
    null_device.no_required_size = d->subgroup_min == d->subgroup_max || d->vendor_id == APPLE;
    null_device.multiprocessors = d->multiprocessors;
    null_device.multiprocessor_subgroups = d->multiprocessor_subgroups;
    null_reset();
    expect_result(gpusort_create(&own_device, &context), GPUSORT_OK, d->name);
    return context;
}

static void done_with(gpusort_context *context) {
    gpusort_destroy(context);
    if (null_complaint_count()) fail("%ld times: %s", null_complaint_count(), null_complaint(NULL));
    null_device = null_usual();
}

static const device *device_of(const char *name) {
    size_t i = 0;
    while (strcmp(devices[i].name, name)) i++;
    return &devices[i];
}

/* ---- kinds of sorts ---- */

static const struct {
    gpusort_type type;
    gpusort_order order;
    uint32_t value_size, flags;
} kinds[] = {
    {GPUSORT_U32, GPUSORT_ASCENDING, 0, 0},
    {GPUSORT_U32, GPUSORT_ASCENDING, 4, 0},
    {GPUSORT_F32, GPUSORT_DESCENDING, 4, GPUSORT_WRITE_INDICES},
    {GPUSORT_U32, GPUSORT_ASCENDING, 8, 0},
    {GPUSORT_U32, GPUSORT_ASCENDING, 24, GPUSORT_KEEP_KEYS},
    {GPUSORT_U64, GPUSORT_ASCENDING, 0, 0},
    {GPUSORT_U64, GPUSORT_ASCENDING, 4, 0},
    {GPUSORT_I64, GPUSORT_DESCENDING, 4, 0},
    {GPUSORT_F64, GPUSORT_ASCENDING, 8, 0},
    {GPUSORT_U16, GPUSORT_ASCENDING, 0, 0},
    {GPUSORT_U8, GPUSORT_ASCENDING, 4, 0},
};
static const gpusort_algorithm algorithms[] = {GPUSORT_AUTO, GPUSORT_COUNT_SCAN_SCATTER, GPUSORT_ONESWEEP};
static const uint32_t counts[] = {1 << 12, (1 << 20) + 1, 1 << 24, 1 << 26};

enum { BINDINGS = 2, SORTS = COUNT_OF(kinds) * COUNT_OF(algorithms) * COUNT_OF(counts) * BINDINGS };

/* The i-th of SORTS. */
static gpusort_cmd_args sort_at(size_t i) {
    gpusort_cmd_args args = {0};
    args.key_type = kinds[i % COUNT_OF(kinds)].type;
    args.order = kinds[i % COUNT_OF(kinds)].order;
    args.value_size = kinds[i % COUNT_OF(kinds)].value_size;
    args.flags = kinds[i % COUNT_OF(kinds)].flags;
    i /= COUNT_OF(kinds);
    args.algorithm = algorithms[i % COUNT_OF(algorithms)];
    i /= COUNT_OF(algorithms);
    args.count = counts[i % COUNT_OF(counts)];
    if (i / COUNT_OF(counts)) args.flags |= GPUSORT_ADDRESSABLE;
    return args;
}

/* ---- promises ---- */

static void a_tile_has_8_elements_for_each_value_of_a_digit(void) {
    long plans = 0;
    for (size_t d = 0; d < COUNT_OF(devices); d++) {
        gpusort_context *context = context_on(&devices[d]);
        for (size_t i = 0; context && i < SORTS; i++) {
            const gpusort_cmd_args args = sort_at(i);
            plan_facts facts;
            if (!plan_of(context, &args, &facts) || !facts.by_passes) continue;
            plans++;
            if (facts.tile < 8u << facts.radix_bits)
                fail("%s: %s + %u bytes, algorithm %d: tiles of %u elements, digits of %u bits", devices[d].name,
                     type_name(args.key_type), args.value_size, (int)args.algorithm, facts.tile, facts.radix_bits);
        }
        done_with(context);
    }
    printf("     %ld plans\n", plans);
    EXPECT(plans > 2000);
}

/* 49,152 bytes is all that any NVIDIA chip lends a workgroup through Vulkan. */
static void NVIDIA_shapes_need_no_more_than_48_KB(void) {
    static const char *const names[] = {"NVIDIA H200", "NVIDIA H200, with graphics", "GeForce RTX 2080"};
    for (size_t n = 0; n < COUNT_OF(names); n++) {
        device great = *device_of(names[n]);
        plan_facts with[SORTS], facts;
        gpusort_context *context;
        memset(with, 0, sizeof with);
        great.shared_kb = 227;
        context = context_on(&great);
        for (size_t i = 0; context && i < SORTS; i++) {
            const gpusort_cmd_args args = sort_at(i);
            (void)plan_of(context, &args, &with[i]);
        }
        done_with(context);
        context = context_on(device_of(names[n]));
        for (size_t i = 0; context && i < SORTS; i++) {
            const gpusort_cmd_args args = sort_at(i);
            if (!plan_of(context, &args, &facts) || !facts.by_passes) continue;
            if (facts.kind != with[i].kind || facts.tile != with[i].tile)
                fail("%s: sort %zu has a tile of %u, with more shared memory %u", names[n], i, facts.tile, with[i].tile);
        }
        done_with(context);
    }
}

static void the_number_of_multiprocessors_sizes_the_histogram(void) {
    static const struct {
        uint32_t multiprocessors, workgroups[2]; /* of the histogram kernel, by words a key - 1; the latter of copies, too */
    } rows[] = {{0, {132, 264}}, {132, {132, 264}}, {170, {170, 340}},
                {14, {14, 28}},  {1, {1, 2}},       {99999, {1024, 2048}}};
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        const gpusort_cmd_args keys[] = {
            {.count = 1 << 26, .algorithm = GPUSORT_ONESWEEP},
            {.count = 1 << 26, .algorithm = GPUSORT_ONESWEEP, .key_type = GPUSORT_U64}};
        device d = *device_of("NVIDIA H200");
        gpusort_context *context;
        d.multiprocessors = rows[i].multiprocessors;
        context = context_on(&d);
        for (size_t k = 0; context && k < COUNT_OF(keys); k++)
            if (histogram_workgroups_of(context, &keys[k]) != rows[i].workgroups[k])
                fail("%u multiprocessors: %llu workgroups, expected %u", d.multiprocessors,
                     (unsigned long long)histogram_workgroups_of(context, &keys[k]), rows[i].workgroups[k]);
        if (context) EXPECT(stride_workgroups_of(context) == rows[i].workgroups[1]);
        done_with(context);
    }
}

/* Where a multiprocessor has room for one workgroup of onesweep_staged.comp only. */
static void Turing_has_the_row_of_families_with_graphics(void) {
    static const struct {
        const char *name;
        int queue; /* as in tuning_row */
    } rows[] = {{"NVIDIA H200", 1},      {"NVIDIA H200, with graphics", 2}, {"GeForce RTX 5090", 1},
                {"GeForce RTX 2080", 2}, {"GeForce GTX 1060", 1}};
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        gpusort_context *context = context_on(device_of(rows[i].name));
        if (context && tuning_queue(context) != rows[i].queue)
            fail("%s: the row of queue families %d", rows[i].name, tuning_queue(context));
        done_with(context);
    }
}

static void a_device_has_its_own_row_before_its_vendors(void) {
    static const struct {
        uint32_t vendor_id, device_id, multiprocessors;
        const char *device_name, *row;
    } chips[] = {{NVIDIA, 0x2786, 0, NULL, "device 0x2786"},
                 {NVIDIA, 0x2684, 0, NULL, "NVIDIA"},
                 {AMD, 0x2786, 0, NULL, "unknown"},
                 {NVIDIA, 1, 0, "NVIDIA GeForce RTX 5090", "RTX 50"},
                 {NVIDIA, 1, 0, "NVIDIA GeForce RTX 4090", "NVIDIA"},
                 {AMD, 1, 0, "NVIDIA GeForce RTX 5090", "unknown"},
                 {NVIDIA, 1, 19, NULL, "NVIDIA"},
                 {NVIDIA, 1, 20, NULL, "20 to 48 multiprocessors"},
                 {NVIDIA, 1, 48, NULL, "20 to 48 multiprocessors"},
                 {NVIDIA, 1, 49, NULL, "NVIDIA"},
                 {NVIDIA, 0x2786, 20, "NVIDIA GeForce RTX 5090", "device 0x2786"}};
    for (size_t i = 0; i < COUNT_OF(chips); i++) {
        gpusort_context *context = NULL;
        null_device = null_usual();
        null_device.vendor_id = chips[i].vendor_id;
        null_device.device_id = chips[i].device_id;
        null_device.device_name = chips[i].device_name;
        null_device.multiprocessors = chips[i].multiprocessors;
        if (chips[i].multiprocessors) null_device.extensions |= NULL_MULTIPROCESSORS;
        null_reset();
        expect_result(gpusort_create(&own_device, &context), GPUSORT_OK, "gpusort_create");
        if (context && strcmp(row_among_several_of_NVIDIA(context), chips[i].row))
            fail("device 0x%x of 0x%x, %s, %u multiprocessors, has the row of %s, expected %s", chips[i].device_id,
                 chips[i].vendor_id, chips[i].device_name ? chips[i].device_name : "no name",
                 chips[i].multiprocessors, row_among_several_of_NVIDIA(context), chips[i].row);
        done_with(context);
    }
}

static char said[512];

static void listen(int level, const char *text, void *user) {
    (void)user;
    if (level <= 2) snprintf(said, sizeof said, "%s", text);
}

/* Atomics of other APIs order no other memory; and a layer over one reports the vendor that made the chip, whose shapes are
 * for a compiler that it does not have. Venus (22) is what it hands its commands to; HoneyKrisp (26) is no layer. */
static void over_another_API_nothing_is_sorted_by_one_sweep(void) {
    enum { MOLTENVK = 14, VENUS = 22, DOZEN = 23, HONEYKRISP = 26, KOSMICKRISP = 28, RADV = 3,
           VULKAN = 1, DIRECT3D_12, METAL, OPENGL, OPENGL_ES };
    static const char any[] = "a layer over another API";
    const gpusort_cmd_args wanted = {.count = 1 << 20, .algorithm = GPUSORT_ONESWEEP}, usual = {.count = 1 << 26};
    static const struct {
        uint32_t vendor_id, extensions, driver_id, below, below_driver_id;
        const char *row; /* NULL: the vendor's own, which is not a layer's */
    } rows[] = {
        {APPLE, 0, 0, 0, 0, "Apple"},
        {APPLE, NULL_PORTABILITY, 0, 0, 0, "Apple"},
        {APPLE, NULL_PORTABILITY, MOLTENVK, 0, 0, "Apple"},
        {APPLE, 0, KOSMICKRISP, 0, 0, "Apple"},
        {AMD, NULL_PORTABILITY, 0, 0, 0, any},
        {INTEL, NULL_PORTABILITY, 0, 0, 0, any},
        {NVIDIA, NULL_LAYERED_DRIVER, DOZEN, 0, 0, any},
        {NVIDIA, NULL_LAYERED_DRIVER, 0, 0, 0, any},
        {NVIDIA, 0, DOZEN, 0, 0, any},
        {AMD, 0, DOZEN, 0, 0, any},
        {INTEL, 0, MOLTENVK, 0, 0, any},
        {AMD, 0, KOSMICKRISP, 0, 0, any},
        {QUALCOMM, NULL_MAINTENANCE_7, 0, DIRECT3D_12, 0, any},
        {AMD, NULL_MAINTENANCE_7, 0, METAL, 0, any},
        {INTEL, NULL_MAINTENANCE_7, 0, OPENGL, 0, any},
        {INTEL, NULL_MAINTENANCE_7, 0, OPENGL_ES, 0, any},
        {NVIDIA, NULL_MAINTENANCE_7, VENUS, VULKAN, DOZEN, any},
        {NVIDIA, NULL_MAINTENANCE_7, VENUS, VULKAN, 4, NULL},
        {NVIDIA, NULL_MAINTENANCE_7, 4, 0, 0, NULL},
        {AMD, NULL_MAINTENANCE_7, VENUS, VULKAN, RADV, NULL},
        {AMD, 0, VENUS, 0, 0, NULL},
        {APPLE, NULL_MAINTENANCE_7, VENUS, VULKAN, MOLTENVK, "Apple"},
        {0x10005, 0, HONEYKRISP, 0, 0, NULL},
        {APPLE, 0, HONEYKRISP, 0, 0, NULL},
        {AMD, 0, RADV, 0, 0, NULL},
        {AMD, 0, 0, 0, 0, NULL},
    };
    for (size_t i = 0; i < COUNT_OF(rows); i++) {
        const int refused = rows[i].row != NULL;
        gpusort_desc desc = own_device;
        gpusort_context *context = NULL;
        gpusort_info info;
        null_device = null_usual();
        null_device.vendor_id = rows[i].vendor_id;
        null_device.extensions |= rows[i].extensions;
        null_device.driver_id = rows[i].driver_id;
        null_device.below = rows[i].below;
        null_device.below_driver_id = rows[i].below_driver_id;
        null_reset();
        said[0] = 0;
        desc.logger.func = listen;
        expect_result(gpusort_create(&desc, &context), GPUSORT_OK, "gpusort_create");
        if (!context) continue;
        gpusort_get_info(context, &info);
        if (refused ? strcmp(tuning_name(context), rows[i].row) != 0
                    : strstr(tuning_name(context), "layer") || strstr(tuning_name(context), "Apple"))
            fail("device %zu has the row %s", i, tuning_name(context));
        if (refused && info.algorithm != GPUSORT_COUNT_SCAN_SCATTER) fail("device %zu: AUTO takes one-sweep", i);
        if (gpusort_prepare(context, &wanted) != (refused ? GPUSORT_ERROR_UNSUPPORTED : GPUSORT_OK))
            fail("device %zu: one-sweep is %s", i, refused ? "not refused" : "refused");
        EXPECT(!refused == !strstr(said, "GPUSORT_ONESWEEP needs acquire and release"));
        expect_result(gpusort_prepare(context, &usual), GPUSORT_OK, "gpusort_prepare");
        EXPECT(!refused || histogram_workgroups_of(context, &usual) == 0);
        done_with(context);
    }
}

/* Passes of 64-bit keys and those around leaves, of which most sorts skip some, have sizes that the plan on the GPU sets to
 * 0, however buffers are reached; not so where all of four passes are wanted. */
static void NVIDIA_skips_passes_by_sizes_on_the_GPU(void) {
    static const struct {
        gpusort_cmd_args args;
        int by_size;
    } rows[] = {
        {{.count = (1 << 17) - 1, .key_type = GPUSORT_U64, .flags = GPUSORT_ADDRESSABLE}, 0},
        {{.count = 1 << 17, .key_type = GPUSORT_U64, .flags = GPUSORT_ADDRESSABLE}, 1},
        {{.count = 1 << 17, .key_type = GPUSORT_F64, .value_size = 4, .flags = GPUSORT_ADDRESSABLE}, 1},
        {{.count = 1 << 17, .key_type = GPUSORT_I64, .value_size = 8}, 1},
        {{.count = (1 << 17) - 1, .key_type = GPUSORT_I64, .value_size = 8}, 0},
        {{.count = 1 << 20, .flags = GPUSORT_ADDRESSABLE}, 1},
        {{.count = 1 << 20}, 1},
        {{.count = 1 << 22, .flags = GPUSORT_ADDRESSABLE}, 0},
        {{.count = 1 << 22, .value_size = 4}, 0},
        {{.count = 1 << 22, .value_size = 4, .flags = GPUSORT_ADDRESSABLE}, 0},
        {{.count = 1 << 23, .value_size = 4, .flags = GPUSORT_ADDRESSABLE}, 1},
        {{.count = 1 << 23, .key_type = GPUSORT_F32, .value_size = 4, .flags = GPUSORT_ADDRESSABLE}, 0},
        {{.count = 1 << 24, .key_type = GPUSORT_F32, .value_size = 4}, 1},
    };
    gpusort_context *context = context_on(device_of("NVIDIA H200"));
    for (size_t i = 0; context && i < COUNT_OF(rows); i++) {
        gpusort_cmd_args args = rows[i].args;
        args.algorithm = GPUSORT_ONESWEEP;
        if ((indirect_steps_of(context, &args) != 0) != rows[i].by_size)
            fail("sort %zu: %u sizes on the GPU", i, indirect_steps_of(context, &args));
    }
    done_with(context);
}

/* The first pass reads what is given, as that is the second copy. Where their number is even, the last step copies. */
static void passes_that_overwrite_copy_nothing_first(void) {
    static const gpusort_cmd_args sorts[] = {
        {.value_size = 4}, {.key_type = GPUSORT_F32}, {.key_type = GPUSORT_U64, .value_size = 8, .bit_count = 24},
        {.value_size = 4, .flags = GPUSORT_DISCARD_KEYS}, {.value_size = 4, .flags = GPUSORT_WRITE_INDICES}};
    gpusort_context *context = context_on(device_of("NVIDIA H200"));
    for (size_t i = 0; context && i < COUNT_OF(sorts) * COUNT_OF(algorithms) * 2; i++) {
        gpusort_cmd_args args = sorts[i / 6];
        uint32_t copies;
        args.algorithm = algorithms[i / 2 % 3];
        args.flags |= GPUSORT_OVERWRITE | (i % 2 ? (uint32_t)GPUSORT_ADDRESSABLE : 0u);
        args.count = 1 << 22;
        args.keys_out.buffer = (VkBuffer)(uintptr_t)1;
        if (args.value_size) args.values_out.buffer = (VkBuffer)(uintptr_t)2;
        copies = copying_steps_of(context, &args);
        if (copies) fail("sort %zu: %u copies", i, copies);
    }
    done_with(context);
}

static uint32_t leaf_bits_on(const char *name, uint32_t multiprocessors, const gpusort_cmd_args *args) {
    device d = *device_of(name);
    gpusort_context *context;
    plan_facts facts = {0};
    d.multiprocessors = multiprocessors;
    context = context_on(&d);
    if (context && !plan_of(context, args, &facts)) fail("%s, %u multiprocessors: no plan", name, multiprocessors);
    done_with(context);
    return facts.leaf_bits;
}

/* 256 leaves do not fill them, and what leaves cost beside them, dispatches, takes as long on a greater chip. */
static void more_multiprocessors_do_not_put_leaves_off(void) {
    static const uint32_t numbers[] = {133, 148, 170, 188, 1024, 99999};
    static const gpusort_cmd_args sorts[] = {
        {.count = 1 << 18},
        {.count = 1 << 24},
        {.count = 1 << 23, .value_size = 4},
        {.count = 1 << 23, .value_size = 8},
        {.count = 1 << 18, .key_type = GPUSORT_U64},
        {.count = 1 << 18, .key_type = GPUSORT_U64, .value_size = 4},
    };
    for (size_t q = 0; q < 2; q++)
        for (size_t i = 0; i < COUNT_OF(sorts); i++) {
            const char *name = q ? "NVIDIA H200, with graphics" : "NVIDIA H200";
            gpusort_cmd_args args = sorts[i];
            uint32_t usual;
            args.algorithm = GPUSORT_ONESWEEP;
            usual = leaf_bits_on(name, 132, &args);
            EXPECT(usual != 0);
            for (size_t n = 0; n < COUNT_OF(numbers); n++) {
                const uint32_t bits = leaf_bits_on(name, numbers[n], &args);
                if (bits != usual)
                    fail("%s, %u multiprocessors, sort %zu: leaves of %u bits, not %u", name, numbers[n], i, bits, usual);
            }
        }
}

/* On chips of any size: thousands of workgroups with a few elements each would take longer than the passes that they
 * save. */
static void leaves_of_two_digits_have_512_elements(void) {
    static const uint32_t numbers[] = {1, 3, 8, 14, 30, 46, 100, 132, 170};
    long some = 0;
    for (size_t n = 0; n < COUNT_OF(numbers); n++)
        for (size_t k = 0; k < COUNT_OF(kinds); k++)
            for (uint32_t count = 1 << 15; count < 1u << 25; count += count / 7) {
                gpusort_cmd_args args = {.key_type = kinds[k].type, .value_size = kinds[k].value_size};
                uint32_t bits;
                args.order = kinds[k].order;
                args.flags = kinds[k].flags;
                args.count = count;
                args.algorithm = GPUSORT_ONESWEEP;
                bits = leaf_bits_on("NVIDIA H200", numbers[n], &args);
                some += bits > 8;
                if (bits > 8 && count >> bits < 512)
                    fail("%u multiprocessors, %s + %u bytes, %u: leaves of %u elements", numbers[n],
                         type_name(args.key_type), args.value_size, count, count >> bits);
            }
    EXPECT(some > 500);
}

static void fewer_multiprocessors_have_leaves_from_fewer_elements(void) {
    const gpusort_cmd_args keys = {.count = 6000000, .algorithm = GPUSORT_ONESWEEP};
    EXPECT(leaf_bits_on("NVIDIA H200", 46, &keys) > 8);
    EXPECT(leaf_bits_on("NVIDIA H200", 132, &keys) == 0);
}

/* A row's shape for leaves has to have numbers for all of a leaf's elements. */
static void leaves_without_numbers_for_elements_are_not_planned(void) {
    static const struct {
        uint32_t workgroup_size, items;
        int planned;
    } shapes[] = {{64, 4, 1}, {256, 9, 1}, {512, 9, 1}, {1024, 8, 1}, {1024, 9, 0}};
    const gpusort_cmd_args args = {.count = 57000, .key_type = GPUSORT_U64, .algorithm = GPUSORT_ONESWEEP};
    for (size_t i = 0; i < COUNT_OF(shapes); i++) {
        gpusort_context *context = context_on(device_of("NVIDIA H200"));
        plan_facts facts;
        if (context) {
            shape_leaves(context, shapes[i].workgroup_size, shapes[i].items);
            EXPECT(plan_of(context, &args, &facts));
            if ((facts.leaf_bits != 0) != shapes[i].planned)
                fail("%u x %u: leaves of %u bits", shapes[i].workgroup_size, shapes[i].items, facts.leaf_bits);
        }
        done_with(context);
    }
}

/* As small as it is, every kind is sorted, host arrays too, within its limits: the null driver complains of what is not. */
static void a_Raspberry_Pi_sorts_every_kind(void) {
    static const char *const names[] = {"Raspberry Pi 4 (V3D 4.2)", "Raspberry Pi 5 (V3D 7.1)"};
    static uint32_t keys[5000], values[5000];
    for (size_t n = 0; n < COUNT_OF(names); n++) {
        gpusort_context *context = context_on(device_of(names[n]));
        const gpusort_host_args few = {.keys = keys, .count = 8}, many = {.keys = keys, .values = values, .count = 5000,
                                                                          .value_size = 4};
        for (size_t i = 0; context && i < SORTS; i++) {
            gpusort_cmd_args args = sort_at(i);
            args.flags &= ~(uint32_t)GPUSORT_ADDRESSABLE;
            if (args.count == 1 << 26) args.count = 1 << 22; /* V3D binds 2^30 bytes at most */
            if (n == 0 && args.algorithm == GPUSORT_ONESWEEP) continue;
            expect_result(gpusort_prepare(context, &args), GPUSORT_OK, names[n]);
        }
        if (context) {
            expect_result(gpusort_sort(context, &few), GPUSORT_OK, "a few keys");
            expect_result(gpusort_sort(context, &many), GPUSORT_OK, "5,000 pairs");
            EXPECT(null_most_shared > 8192 && null_most_shared <= 16384);
        }
        done_with(context);
    }
}

/* ---- chips: what a workgroup may have, and what is there for all of them. Where the figures are from; "guess": none of
 * these shows it. Driver ids are those of Vulkan's registry (VkDriverId). ----
 * NVIDIA: multiprocessors by CUDA's deviceQuery; what each holds by the table of compute capabilities in the CUDA
 *     Programming Guide; 48 KB a workgroup: report 11252 of vulkan.gpuinfo.org. H200: seen on one.
 * NVK: Mesa, nvk_physical_device.c.
 * AMD: Mesa, radv_physical_device.c; ac_gpu_info.c: 2 SIMDs of 16 subgroups, here of 32 lanes; 8 compute units: Valve's
 *     talk on the Steam Deck; 60: reports of users. Windows: 64 lanes, 32 KB: llama.cpp's log on one; guess: 32 lanes, too.
 * Arc A770, HD 620: Mesa, anv_physical_device.c, intel_device_info.c; invocations: threads of 16 lanes; A770: 512 execution
 *     units, 16 a core.
 * Arc B580: the same files, verx10 200; 20 cores of 8 vector engines with 8 threads each: chipsandcheese.com on Battlemage.
 * Apple M3: MoltenVK, MVKDevice.mm; report 14673 of vulkan.gpuinfo.org, of an M1. Guess: cores, what each holds.
 * Adreno 740: Mesa, tu_device.cc; freedreno_devices.py: 6 processors of 128 x 2 x 16 invocations. Guess: 32 KB each.
 *     Qualcomm's driver: report 16312 of vulkan.gpuinfo.org, of another Adreno; guess: 128 lanes, too.
 * Mali-G710: Mesa, pan_ir.h, panvk_vX_physical_device.c: 16 lanes, 32 KB. Guess: 512 invocations as a G78 (report 15142),
 *     10 cores of 64 subgroups as a G720.
 * Mali-G52: the same files: 8 lanes; 2 cores: Linux's log on an Amlogic S922X; 768 threads each: soclabs.org. Guess: 384
 *     invocations.
 * V3D 7: Mesa, v3dv_device.c, v3d_limits.h; vulkaninfo and v3d_ident of a board with Mesa 25.0.7, which has no subgroup
 *     arithmetic (github.com/davidscarth/edge-ai-study): 12 QPUs, here of 4 threads.
 * Xclipse 920: 64 lanes, 32 KB: llama.cpp's log on one; 3 pairs of compute units: github.com/azhirnov/cpu-gpu-arch. Guess:
 *     the rest, as other RDNA 2.
 * BXM-8-256: 128 lanes, 16 KB: llama.cpp's log on one. Guess: 512 invocations (as Mesa's pvr_device.c may say), cores. */
static const struct chip {
    const char *row;
    device d;
    uint32_t cores, shared_kb, invocations; /* multiprocessors, compute units .., and what each of them holds */
} chips[] = {
    {"NVIDIA", {"NVIDIA H200", NVIDIA, 1024, 48, 32, 32, 32, 1, 132, 64, 4, 0}, 132, 228, 2048},
    {"NVIDIA", {"NVIDIA H200, with graphics", NVIDIA, 1024, 48, 32, 32, 32, 0, 132, 64, 4, 0}, 132, 228, 2048},
    {"NVIDIA", {"GeForce RTX 4070", NVIDIA, 1024, 48, 32, 32, 32, 1, 46, 48, 4, 0}, 46, 100, 1536},
    {"NVIDIA", {"GeForce RTX 4090", NVIDIA, 1024, 48, 32, 32, 32, 1, 128, 48, 4, 0}, 128, 100, 1536},
    {"NVIDIA", {"GeForce RTX 5090", NVIDIA, 1024, 48, 32, 32, 32, 1, 170, 48, 4, 0}, 170, 100, 1536},
    {"NVIDIA", {"GeForce RTX 2080", NVIDIA, 1024, 48, 32, 32, 32, 1, 46, 32, 4, 0}, 46, 64, 1024},
    {"NVIDIA by NVK", {"GeForce RTX 4070, NVK", NVIDIA, 1024, 48, 32, 32, 32, 0, 46, 48, 24, 0}, 46, 100, 1536},
    {"AMD RDNA", {"Radeon RX 7800 XT", AMD, 1024, 64, 32, 64, 64, 0, 60, 0, 3, 0}, 60, 64, 1024},
    {"AMD RDNA", {"Radeon RX 7800 XT, Windows", AMD, 1024, 32, 32, 64, 64, 0, 60, 0, 1, 0}, 60, 64, 1024},
    {"AMD RDNA", {"Steam Deck", AMD, 1024, 64, 32, 64, 64, 0, 8, 0, 3, 1}, 8, 64, 1024},
    {"Intel", {"Arc A770", INTEL, 1024, 64, 8, 32, 32, 0, 0, 0, 6, 0}, 32, 128, 2048},
    {"Intel Xe2", {"Arc B580", INTEL, 1024, 160, 16, 32, 32, 0, 0, 0, 6, 0}, 20, 160, 1024},
    {"Intel integrated", {"HD 620", INTEL, 1024, 64, 8, 32, 32, 0, 0, 0, 6, 1}, 3, 64, 896},
    {"Apple", {"Apple M3", APPLE, 1024, 32, 4, 32, 32, 0, 0, 0, 14, 1}, 10, 64, 1024},
    {"Qualcomm", {"Adreno 740, Turnip", QUALCOMM, 1024, 32, 64, 128, 128, 0, 0, 0, 18, 1}, 6, 32, 4096},
    {"Qualcomm", {"Adreno 740, Qualcomm's driver", QUALCOMM, 1024, 32, 64, 64, 128, 0, 0, 0, 8, 1}, 6, 32, 4096},
    {"Arm Valhall", {"Mali-G710", ARM, 512, 32, 16, 16, 16, 0, 0, 0, 9, 1}, 10, 32, 1024},
    {"Arm Bifrost", {"Mali-G52", ARM, 384, 32, 8, 8, 8, 0, 0, 0, 20, 1}, 2, 32, 768},
    {"Broadcom", {"Raspberry Pi 5 (V3D 7), Mesa 25.0", BROADCOM, 256, 16, 16, 1, 16, 0, 0, 0, 19, 1}, 1, 16, 768},
    {"Broadcom", {"Raspberry Pi 5 (V3D 7), newer Mesa", BROADCOM, 256, 16, 16, 16, 16, 0, 0, 0, 19, 1}, 1, 16, 768},
    {"Samsung Xclipse", {"Xclipse 920", SAMSUNG, 1024, 32, 32, 64, 64, 0, 0, 0, 21, 1}, 6, 64, 1024},
    {"Imagination", {"BXM-8-256", IMAGINATION, 512, 16, 128, 128, 128, 0, 0, 0, 7, 1}, 4, 16, 1024},
};

static const struct {
    const char *name;
    gpusort_type type;
    uint32_t value_size;
} common[] = {{"u32", GPUSORT_U32, 0}, {"u32+u32", GPUSORT_U32, 4}, {"u64+u32", GPUSORT_U64, 4}};
static const uint32_t common_counts[] = {100000, 1000000, 1 << 24};

typedef void (*visit_sort)(const struct chip *chip, const char *kind, gpusort_context *context, const gpusort_cmd_args *args);

static void each_sort(visit_sort visit) {
    for (size_t c = 0; c < COUNT_OF(chips); c++) {
        gpusort_context *context = context_on(&chips[c].d);
        if (context && strcmp(tuning_name(context), chips[c].row))
            fail("%s: the row in use is %s, expected %s", chips[c].d.name, tuning_name(context), chips[c].row);
        for (size_t k = 0; context && k < COUNT_OF(common); k++)
            for (size_t n = 0; n < COUNT_OF(common_counts); n++) {
                const gpusort_cmd_args args = {
                    .key_type = common[k].type, .value_size = common[k].value_size, .count = common_counts[n]};
                visit(&chips[c], common[k].name, context, &args);
            }
        done_with(context);
    }
}

static plan_work work_on(const struct chip *chip, const gpusort_context *context, const gpusort_cmd_args *args) {
    plan_work work;
    if (!work_of(context, args, &work)) fail("%s: no plan", chip->d.name);
    return work;
}

/* A KB of each workgroup's goes to NVIDIA's driver. */
static void fits_chip(const struct chip *chip, const char *kind, gpusort_context *context, const gpusort_cmd_args *args) {
    const plan_work work = work_on(chip, context, args);
    const uint32_t two = chip->d.vendor_id == NVIDIA && work.staged && chip->d.compute_only && chip->shared_kb > 64;
    const uint32_t all = chip->cores * chip->invocations;
    if ((1 + two) * (work.shared + 1024 * (chip->d.vendor_id == NVIDIA)) > chip->shared_kb << 10)
        fail("%s, %s, %u: %u workgroups of %u bytes", chip->d.name, kind, (uint32_t)args->count, 1 + two, work.shared);
    if (work.histogram_invocations > all || work.stride_workgroups * 256 > all || work.part_invocations > all)
        fail("%s, %s, %u: %u, %u, %u invocations, it holds %u", chip->d.name, kind, (uint32_t)args->count, work.histogram_invocations,
             work.stride_workgroups * 256, work.part_invocations, all);
}

static void no_kernel_takes_more_than_the_chip_holds(void) { each_sort(fits_chip); }

static void first_k_fit_the_chip(void) {
    for (size_t c = 0; c < COUNT_OF(chips); c++) {
        const gpusort_cmd_args args = {.count = 1 << 24, .limit = 100};
        gpusort_context *context = context_on(&chips[c].d);
        if (context) fits_chip(&chips[c], "u32, the first 100", context, &args);
        done_with(context);
    }
}


/* The bytes that a sort moves for an element, where keys are evenly distributed, by what gpusort_explain() says; and the
 * method, with the digits by which passes sort. */
static double describe_sort(gpusort_context *context, const gpusort_cmd_args *args, char *method, size_t size) {
    static char text[1 << 16];
    size_t room = sizeof text;
    plan_facts facts;
    char name[64] = "";
    unsigned bits = 0, digit = 1, passes;
    expect_result(gpusort_explain(context, args, &room, text), GPUSORT_OK, "gpusort_explain");
    EXPECT(sscanf(strstr(text, "\nmethod: "), "\nmethod: %63[^\n]", name) == 1);
    EXPECT(sscanf(strstr(text, "\nkeys: "), "\nkeys: %u bits, of which a pass sorts by %u", &bits, &digit) == 2);
    EXPECT(plan_of(context, args, &facts));
    const double key = bits / 8.0, both = 2 * (key + args->value_size);
    const int leaves = strstr(text, ": leaf_sort") != NULL, sweeps = strstr(text, ": onesweep") != NULL;
    passes = ((leaves ? facts.leaf_bits : bits) + digit - 1) / digit;
    snprintf(method, size, "%s, %u x %u bits%s", name, passes, digit, leaves ? ", leaves" : "");
    if (sweeps) return key + (passes + leaves) * both;
    if (strstr(text, ": scatter")) return passes * (key + both) + leaves * (key + both);
    EXPECT(strstr(text, ": split_runs")); /* no chip merges tiles of so many elements */
    snprintf(method, size, "%s", name);
    return 2 * both;
}

/* The manual shows some lines of what gpusort_explain() says on the first chip, where a step may be compiled already. */
static void the_manual_shows_what_is_explained(void) {
    static char header[1 << 21], text[1 << 16];
    static const char begin[] = "gpusort_explain() says it in words", lead[] = " *       ";
    const gpusort_cmd_args args = {
        .key_type = GPUSORT_U64, .value_size = 4, .count = 1000000, .flags = GPUSORT_ADDRESSABLE};
    gpusort_context *context = context_on(&chips[0].d);
    FILE *file = fopen("gpusort.h", "r");
    size_t room = sizeof text;
    char *line;
    int lines = 0;
    if (!context || !file || !fread(header, 1, sizeof header - 1, file)) exit(1);
    expect_result(gpusort_explain(context, &args, &room, text), GPUSORT_OK, "gpusort_explain");
    line = strstr(header, begin);
    for (line = line ? strchr(line, '\n') + 1 : header; !strncmp(line, lead, strlen(lead)); lines++) {
        char *const shown = line + strlen(lead), *const end = strchr(shown, '\n');
        char *const state = strstr(shown, ", not compiled yet");
        line = end + 1;
        *(state && state < end ? state : end) = '\0';
        if (!strstr(text, shown)) fail("the manual has \"%s\"", shown);
    }
    EXPECT(lines > 10);
    fclose(file);
    done_with(context);
}

/* --explain: what gpusort_explain() says on a chip that need not be here. */
static const char *explained_chip;
static uint64_t explained_count;
static int explained;

static void explain_sort(const struct chip *chip, const char *kind, gpusort_context *context, const gpusort_cmd_args *args) {
    static char text[1 << 16];
    gpusort_cmd_args wanted = *args;
    size_t room = sizeof text;
    if (strcmp(chip->d.name, explained_chip) || args->count != common_counts[0]) return;
    wanted.count = explained_count;
    expect_result(gpusort_explain(context, &wanted, &room, text), GPUSORT_OK, "gpusort_explain");
    printf("%s, %s\n%s\n", chip->d.name, kind, text);
    explained++;
}

static FILE *table;
static void print_sort(const struct chip *chip, const char *kind, gpusort_context *context, const gpusort_cmd_args *args) {
    const plan_work work = work_on(chip, context, args);
    char method[128];
    const double bytes = describe_sort(context, args, method, sizeof method);
    if (args->count == common_counts[0]) fprintf(table, "| %s | %s", chip->d.name, kind);
    fprintf(table, " | %s: %u; %.0f; %u x %.0f", method, work.dispatches, bytes, work.workgroups, work.shared / 1024.0);
    if (args->count == common_counts[COUNT_OF(common_counts) - 1]) fputs(" |\n", table);
}

/* docs/PLANS.md has the lines of the table. */
static void the_page_has_the_table(void) {
    static char page[1 << 16], line[500];
    FILE *file = fopen("docs/PLANS.md", "r");
    int lines = 0;
    table = tmpfile();
    if (!file || !table || !fread(page, 1, sizeof page - 1, file)) exit(1);
    each_sort(print_sort);
    rewind(table);
    for (; fgets(line, sizeof line, table); lines++)
        if (!strstr(page, line)) fail("it lacks %s", line);
    EXPECT(lines > 50);
    fclose(file);
    fclose(table);
}

static const promise promises[] = {
    PROMISE(a_tile_has_8_elements_for_each_value_of_a_digit),
    PROMISE(NVIDIA_shapes_need_no_more_than_48_KB),
    PROMISE(the_number_of_multiprocessors_sizes_the_histogram),
    PROMISE(a_device_has_its_own_row_before_its_vendors),
    PROMISE(Turing_has_the_row_of_families_with_graphics),
    PROMISE(NVIDIA_skips_passes_by_sizes_on_the_GPU),
    PROMISE(passes_that_overwrite_copy_nothing_first),
    PROMISE(leaves_without_numbers_for_elements_are_not_planned),
    PROMISE(more_multiprocessors_do_not_put_leaves_off),
    PROMISE(fewer_multiprocessors_have_leaves_from_fewer_elements),
    PROMISE(leaves_of_two_digits_have_512_elements),
    PROMISE(over_another_API_nothing_is_sorted_by_one_sweep),
    PROMISE(a_Raspberry_Pi_sorts_every_kind),
    PROMISE(no_kernel_takes_more_than_the_chip_holds),
    PROMISE(first_k_fit_the_chip),
    PROMISE(the_page_has_the_table),
    PROMISE(the_manual_shows_what_is_explained),
};

/* --table: docs/PLANS.md's. --explain CHIP COUNT: how a chip of that table sorts so many elements of three kinds. */
int main(int argc, char **argv) {
    if (argc == 4 && strcmp(argv[1], "--explain") == 0) {
        explained_chip = argv[2];
        explained_count = strtoull(argv[3], NULL, 10);
        each_sort(explain_sort);
        if (!explained) fprintf(stderr, "vendors: no chip '%s'; docs/PLANS.md has their names\n", explained_chip);
        return !explained;
    }
    if (argc == 2 && strcmp(argv[1], "--table") == 0) {
        table = stdout;
        each_sort(print_sort);
        return 0;
    }
    return run_promises(promises, COUNT_OF(promises), argc, argv);
}
