/* A gate for changes that must not change what is recorded: random sorts on devices of each row of the tuning table, and
 * one hash a row of all that gpusort.h answers and records: results, sizes of scratch, kernels by name with their constants,
 * push constants, bindings with their ranges, barriers, dispatches. commands.txt has the hashes; they are the same on every
 * machine, and with every compiler.
 *   commands            compares with commands.txt
 *   commands renew      writes it: TESTS_PROMISE=renew tests/run.sh test commands
 *   commands list [ROW] prints each sort with its hash. The first line that differs between two versions is the first sort
 *                       that is recorded otherwise: what comes after it may have other counts.
 *   commands show ROW DEVICE KIND prints what is hashed for one of them
 * It fails, too, if a sort needs as many descriptor sets as there may be.
 * It has its own random numbers, requests and devices, so that other tests can change theirs. */
#include "null_engine.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* 10^5 sorts for the rows that there are now. A number a row: one row more does not change the others' hashes. */
enum { SORTS_A_ROW = 6000, KINDS_A_DEVICE = 4, SORTS_A_KIND = 16, MOST_ROWS = 64 };
static const char file_name[] = "tests/null/commands.txt";

/* ---- numbers and hashes ---- */

/* One of these in an expression: the order of calls in it is the compiler's choice. */
typedef struct dice {
    uint64_t state;
} dice;

static uint64_t scrambled(uint64_t x) {
    x = (x ^ x >> 32) * 0xd6e8feb86659fd93u;
    x = (x ^ x >> 32) * 0xd6e8feb86659fd93u;
    return x ^ x >> 32;
}

static uint64_t next(dice *d) { return scrambled(d->state += 0x9e3779b97f4a7c15u); }
static uint64_t below(dice *d, uint64_t bound) { return next(d) % bound; }
static int percent(dice *d, uint32_t chances) { return below(d, 100) < chances; }
#define PICK(d, list) ((list)[below(d, COUNT_OF(list))])

/* 1 to bound, as often of each magnitude. */
static uint64_t magnitude(dice *d, uint64_t bound) {
    uint32_t bits = 0;
    uint64_t least_of_these;
    while (bound >> bits > 1) bits++;
    least_of_these = (uint64_t)1 << below(d, bits + 1);
    return least(bound, least_of_these + below(d, least_of_these));
}

static uint64_t mixed(uint64_t hash, uint64_t word) { return scrambled(hash ^ word) + 0x9e3779b97f4a7c15u; }

static uint64_t mixed_text(uint64_t hash, const char *text) {
    while (*text) hash = mixed(hash, (unsigned char)*text++);
    return mixed(hash, 0);
}

/* ---- what is recorded: a driver that hashes commands, in front of the null driver ---- */

static uint64_t hash;     /* of the request so far */
static uint64_t kernels;  /* the same of its kernels' names alone */
static long commands;     /* of the request */
static int shows;         /* prints what is hashed */
static const char *fault; /* what the hash would not have seen */

static void note(uint64_t word) {
    hash = mixed(hash, word);
    if (shows) printf(" %llx", (unsigned long long)word);
}

static void note_text(const char *text) {
    hash = mixed_text(hash, text);
    if (shows) printf(" %s", text);
}

static void note_what(const char *what) {
    if (shows) printf("\n      ");
    note_text(what);
}

static void note_command(const char *what) {
    commands++;
    note_what(what);
}

/* Handles are numbers of objects, in the order in which they were made. */
enum { MOST_PIPELINES = 1024, MOST_LAYOUTS = 16, MOST_SETS = 64, MOST_BINDINGS = 16, MOST_WORDS = 64 };
typedef struct words {
    uint64_t list[MOST_WORDS];
    uint32_t count;
} words;

static struct {
    char name[64];
    words state;
} pipelines[MOST_PIPELINES];
static words layouts[MOST_LAYOUTS]; /* of sets and of pipelines */
static words sets[MOST_SETS];
static uint32_t pipeline_count, layout_count, set_count;
#define NUMBER(handle) ((size_t)(uintptr_t)(handle))
#define NUMBERED(T, number) ((Vk##T)(uintptr_t)(number))

static void add_word(words *w, uint64_t word) {
    if (w->count == MOST_WORDS)
        fault = "more words than MOST_WORDS";
    else
        w->list[w->count++] = word;
}

static void add_words(words *w, const words *more) {
    for (uint32_t i = 0; i < more->count; i++) add_word(w, more->list[i]);
}

static void note_words(const words *w) {
    for (uint32_t i = 0; i < w->count; i++) note(w->list[i]);
}

/* The words of a new object, or of the last where there is no room. */
static words *new_words(words *list, uint32_t *count, uint32_t most) {
    if (*count == most)
        fault = "more objects than there is room for";
    else
        ++*count;
    list[*count - 1].count = 0;
    return &list[*count - 1];
}

#define GATE_RESULT static VKAPI_ATTR VkResult VKAPI_CALL
#define GATE_VOID static VKAPI_ATTR void VKAPI_CALL

GATE_RESULT gate_CreateShaderModule(VkDevice device, const VkShaderModuleCreateInfo *info,
                                    const VkAllocationCallbacks *allocator, VkShaderModule *out) {
    (void)device, (void)info, (void)allocator;
    *out = NUMBERED(ShaderModule, 1); /* what is in it is not looked at: pipelines have names */
    return VK_SUCCESS;
}

GATE_VOID gate_DestroyShaderModule(VkDevice device, VkShaderModule module, const VkAllocationCallbacks *allocator) {
    (void)device, (void)module, (void)allocator;
}

GATE_RESULT gate_CreateDescriptorSetLayout(VkDevice device, const VkDescriptorSetLayoutCreateInfo *info,
                                           const VkAllocationCallbacks *allocator, VkDescriptorSetLayout *out) {
    words *w = new_words(layouts, &layout_count, MOST_LAYOUTS);
    (void)device, (void)allocator;
    add_word(w, info->flags);
    for (uint32_t i = 0; i < info->bindingCount; i++) {
        add_word(w, info->pBindings[i].binding);
        add_word(w, (uint64_t)info->pBindings[i].descriptorType);
        add_word(w, info->pBindings[i].descriptorCount);
    }
    *out = NUMBERED(DescriptorSetLayout, layout_count);
    return VK_SUCCESS;
}

GATE_VOID gate_DestroyDescriptorSetLayout(VkDevice device, VkDescriptorSetLayout layout,
                                          const VkAllocationCallbacks *allocator) {
    (void)device, (void)layout, (void)allocator;
}

GATE_RESULT gate_CreatePipelineLayout(VkDevice device, const VkPipelineLayoutCreateInfo *info,
                                      const VkAllocationCallbacks *allocator, VkPipelineLayout *out) {
    words *w = new_words(layouts, &layout_count, MOST_LAYOUTS);
    (void)device, (void)allocator;
    for (uint32_t i = 0; i < info->pushConstantRangeCount; i++) {
        add_word(w, info->pPushConstantRanges[i].offset);
        add_word(w, info->pPushConstantRanges[i].size);
    }
    for (uint32_t i = 0; i < info->setLayoutCount; i++) add_words(w, &layouts[NUMBER(info->pSetLayouts[i]) - 1]);
    *out = NUMBERED(PipelineLayout, layout_count);
    return VK_SUCCESS;
}

GATE_VOID gate_DestroyPipelineLayout(VkDevice device, VkPipelineLayout layout, const VkAllocationCallbacks *allocator) {
    (void)device, (void)layout, (void)allocator;
}

static uint32_t word_at(const void *data, size_t offset) {
    uint32_t word;
    memcpy(&word, (const char *)data + offset, sizeof word);
    return word;
}

/* The layout, what is asked of subgroups and of robustness, and the constants. */
static void add_pipeline(words *w, const VkComputePipelineCreateInfo *info) {
    const VkSpecializationInfo *constants = info->stage.pSpecializationInfo;
    add_words(w, &layouts[NUMBER(info->layout) - 1]);
    add_word(w, info->stage.flags);
    for (const VkBaseInStructure *s = (const VkBaseInStructure *)info->stage.pNext; s; s = s->pNext) {
        add_word(w, (uint64_t)s->sType);
        if (s->sType == VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_REQUIRED_SUBGROUP_SIZE_CREATE_INFO)
            add_word(w, ((const VkPipelineShaderStageRequiredSubgroupSizeCreateInfo *)s)->requiredSubgroupSize);
    }
    for (const VkBaseInStructure *s = (const VkBaseInStructure *)info->pNext; s; s = s->pNext)
        add_word(w, (uint64_t)s->sType);
    for (uint32_t i = 0; constants && i < constants->mapEntryCount; i++) {
        add_word(w, constants->pMapEntries[i].constantID);
        add_word(w, word_at(constants->pData, constants->pMapEntries[i].offset));
    }
}

GATE_RESULT gate_CreateComputePipelines(VkDevice device, VkPipelineCache cache, uint32_t count,
                                        const VkComputePipelineCreateInfo *infos, const VkAllocationCallbacks *allocator,
                                        VkPipeline *out) {
    (void)device, (void)cache, (void)allocator;
    for (uint32_t i = 0; i < count; i++) {
        if (pipeline_count == MOST_PIPELINES)
            fault = "more pipelines than MOST_PIPELINES";
        else
            pipeline_count++;
        memset(&pipelines[pipeline_count - 1], 0, sizeof pipelines[0]);
        add_pipeline(&pipelines[pipeline_count - 1].state, &infos[i]);
        out[i] = NUMBERED(Pipeline, pipeline_count);
    }
    return VK_SUCCESS;
}

GATE_VOID gate_DestroyPipeline(VkDevice device, VkPipeline pipeline, const VkAllocationCallbacks *allocator) {
    (void)device, (void)pipeline, (void)allocator;
}

/* "gpusort KERNEL ..." */
GATE_RESULT gate_SetDebugUtilsObjectNameEXT(VkDevice device, const VkDebugUtilsObjectNameInfoEXT *info) {
    (void)device;
    if (info->objectType == VK_OBJECT_TYPE_PIPELINE)
        sscanf(info->pObjectName, "gpusort %63s", pipelines[(size_t)info->objectHandle - 1].name);
    return VK_SUCCESS;
}

GATE_VOID gate_CmdBeginDebugUtilsLabelEXT(VkCommandBuffer to, const VkDebugUtilsLabelEXT *label) { (void)to, (void)label; }
GATE_VOID gate_CmdEndDebugUtilsLabelEXT(VkCommandBuffer to) { (void)to; }

GATE_RESULT gate_AllocateDescriptorSets(VkDevice device, const VkDescriptorSetAllocateInfo *info, VkDescriptorSet *out) {
    (void)device;
    note_what("sets");
    note(info->descriptorSetCount);
    for (uint32_t i = 0; i < info->descriptorSetCount; i++) {
        (void)new_words(sets, &set_count, MOST_SETS);
        out[i] = NUMBERED(DescriptorSet, set_count);
    }
    return VK_SUCCESS;
}

static void add_write(words *w, const VkWriteDescriptorSet *write) {
    add_word(w, write->dstBinding);
    add_word(w, (uint64_t)write->descriptorType);
    for (uint32_t i = 0; i < write->descriptorCount; i++) {
        add_word(w, NUMBER(write->pBufferInfo[i].buffer));
        add_word(w, write->pBufferInfo[i].offset);
        add_word(w, write->pBufferInfo[i].range);
    }
}

GATE_VOID gate_UpdateDescriptorSets(VkDevice device, uint32_t count, const VkWriteDescriptorSet *writes,
                                    uint32_t copy_count, const VkCopyDescriptorSet *copies) {
    (void)device, (void)copies;
    if (copy_count) fault = "a descriptor is copied";
    for (uint32_t i = 0; i < count; i++) add_write(&sets[NUMBER(writes[i].dstSet) - 1], &writes[i]);
}

/* Far from each other and from 0. */
static VKAPI_ATTR VkDeviceAddress VKAPI_CALL gate_GetBufferDeviceAddress(VkDevice device,
                                                                         const VkBufferDeviceAddressInfo *info) {
    (void)device;
    return (VkDeviceAddress)NUMBER(info->buffer) << 44;
}

GATE_VOID gate_CmdPipelineBarrier(VkCommandBuffer to, VkPipelineStageFlags from, VkPipelineStageFlags before,
                                  VkDependencyFlags flags, uint32_t count, const VkMemoryBarrier *barriers,
                                  uint32_t buffer_count, const VkBufferMemoryBarrier *buffers, uint32_t image_count,
                                  const VkImageMemoryBarrier *images) {
    (void)to, (void)images;
    note_command("barrier");
    note(from);
    note(before);
    note(flags);
    for (uint32_t i = 0; i < count; i++) {
        note(barriers[i].srcAccessMask);
        note(barriers[i].dstAccessMask);
    }
    for (uint32_t i = 0; i < buffer_count; i++) {
        note(buffers[i].srcAccessMask);
        note(buffers[i].dstAccessMask);
        note(NUMBER(buffers[i].buffer));
        note(buffers[i].offset);
        note(buffers[i].size);
    }
    if (image_count) fault = "a barrier of images";
}

GATE_VOID gate_CmdBindPipeline(VkCommandBuffer to, VkPipelineBindPoint point, VkPipeline pipeline) {
    const size_t i = NUMBER(pipeline) - 1;
    (void)to;
    note_command("pipeline");
    note((uint64_t)point);
    note_text(pipelines[i].name);
    note_words(&pipelines[i].state);
    if (!pipelines[i].name[0]) fault = "a pipeline without a name";
    kernels = mixed_text(kernels, pipelines[i].name);
}

GATE_VOID gate_CmdBindDescriptorSets(VkCommandBuffer to, VkPipelineBindPoint point, VkPipelineLayout layout, uint32_t first,
                                     uint32_t count, const VkDescriptorSet *list, uint32_t offset_count,
                                     const uint32_t *offsets) {
    (void)to, (void)offsets;
    note_command("bind");
    note((uint64_t)point);
    note_words(&layouts[NUMBER(layout) - 1]);
    note(first);
    for (uint32_t i = 0; i < count; i++) note_words(&sets[NUMBER(list[i]) - 1]);
    if (offset_count) fault = "a dynamic offset";
}

GATE_VOID gate_CmdPushDescriptorSetKHR(VkCommandBuffer to, VkPipelineBindPoint point, VkPipelineLayout layout, uint32_t set,
                                       uint32_t count, const VkWriteDescriptorSet *writes) {
    words w = {.count = 0};
    (void)to;
    note_command("bind");
    note((uint64_t)point);
    note_words(&layouts[NUMBER(layout) - 1]);
    note(set);
    for (uint32_t i = 0; i < count; i++) add_write(&w, &writes[i]);
    note_words(&w);
}

GATE_VOID gate_CmdPushConstants(VkCommandBuffer to, VkPipelineLayout layout, VkShaderStageFlags stages, uint32_t offset,
                                uint32_t size, const void *data) {
    (void)to;
    note_command("push");
    note_words(&layouts[NUMBER(layout) - 1]);
    note(stages);
    note(offset);
    for (uint32_t i = 0; i < size; i += 4) note(word_at(data, i));
}

GATE_VOID gate_CmdDispatch(VkCommandBuffer to, uint32_t x, uint32_t y, uint32_t z) {
    (void)to;
    note_command("dispatch");
    note(x);
    note(y);
    note(z);
}

GATE_VOID gate_CmdDispatchIndirect(VkCommandBuffer to, VkBuffer buffer, VkDeviceSize offset) {
    (void)to;
    note_command("indirect");
    note(NUMBER(buffer));
    note(offset);
}

static PFN_vkVoidFunction VKAPI_CALL gate_GetDeviceProcAddr(VkDevice device, const char *name);

static PFN_vkVoidFunction VKAPI_CALL gate_get_instance_proc_addr(VkInstance instance, const char *name) {
    static const struct {
        const char *name;
        PFN_vkVoidFunction function;
    } functions[] = {
#define GATE(name) {"vk" #name, (PFN_vkVoidFunction)gate_##name}
        GATE(GetDeviceProcAddr),
        GATE(CreateShaderModule),
        GATE(DestroyShaderModule),
        GATE(CreateDescriptorSetLayout),
        GATE(DestroyDescriptorSetLayout),
        GATE(CreatePipelineLayout),
        GATE(DestroyPipelineLayout),
        GATE(CreateComputePipelines),
        GATE(DestroyPipeline),
        GATE(SetDebugUtilsObjectNameEXT),
        GATE(CmdBeginDebugUtilsLabelEXT),
        GATE(CmdEndDebugUtilsLabelEXT),
        GATE(AllocateDescriptorSets),
        GATE(UpdateDescriptorSets),
        GATE(CmdPipelineBarrier),
        GATE(CmdBindPipeline),
        GATE(CmdBindDescriptorSets),
        GATE(CmdPushConstants),
        GATE(CmdDispatch),
        GATE(CmdDispatchIndirect),
#undef GATE
    };
    for (size_t i = 0; i < COUNT_OF(functions); i++)
        if (!strcmp(functions[i].name, name)) return functions[i].function;
    return null_get_instance_proc_addr(instance, name);
}

/* Other commands reach the null driver, which complains of a command buffer that it does not know. */
static PFN_vkVoidFunction VKAPI_CALL gate_GetDeviceProcAddr(VkDevice device, const char *name) {
    const PFN_vkVoidFunction found = null_vk.GetDeviceProcAddr(device, name); /* NULL: not enabled */
    const PFN_vkVoidFunction own = gate_get_instance_proc_addr(VK_NULL_HANDLE, name);
    if (found && !strncmp(name, "vkCmdPushDescriptorSet", 22)) return (PFN_vkVoidFunction)gate_CmdPushDescriptorSetKHR;
    if (found && !strncmp(name, "vkGetBufferDeviceAddress", 24)) return (PFN_vkVoidFunction)gate_GetBufferDeviceAddress;
    return own ? own : found;
}

/* ---- random devices ---- */

enum { AMD = 0x1002, NVIDIA = 0x10de, INTEL = 0x8086, ARM = 0x13b5, GRAPHICS = 2 };

static void random_features(dice *d, null_profile *p, const tuning_row *row) {
    static const uint32_t versions[] = {VK_API_VERSION_1_1, VK_API_VERSION_1_2, VK_API_VERSION_1_3};
    p->api_version = PICK(d, versions);
    p->features = p->extensions = NULL_ALL_FEATURES;
    if (percent(d, 40)) p->features &= (uint32_t)next(d);
    if (percent(d, 20)) p->extensions &= (uint32_t)next(d);
    if (!(p->features & NULL_PUSH_DESCRIPTOR)) p->extensions &= ~(uint32_t)NULL_PUSH_DESCRIPTOR;
    if (!row->driver_id && !row->subgroup_min) return;
    p->api_version = VK_API_VERSION_1_3; /* by what it says of itself the row is found */
    p->features = p->extensions = NULL_ALL_FEATURES;
}

/* Rows of a vendor differ by them. */
static int subgroups_tell_rows(const tuning_row *row) {
    return row->vendor_id == AMD || row->vendor_id == INTEL || row->vendor_id == ARM;
}

static void usual_subgroups(null_profile *p, const tuning_row *row) {
    uint32_t size = 32;
    if (subgroups_tell_rows(row)) size = row->subgroup_min ? row->subgroup_min : row->vendor_id == AMD ? 64 : 8;
    p->subgroup_min = p->subgroup_max = p->subgroup_size = size;
}

static void random_subgroups(dice *d, null_profile *p, const tuning_row *row) {
    static const VkSubgroupFeatureFlags operations[] = {
        0xff, 0xff, 0xff, VK_SUBGROUP_FEATURE_BASIC_BIT,
        VK_SUBGROUP_FEATURE_BASIC_BIT | VK_SUBGROUP_FEATURE_BALLOT_BIT | VK_SUBGROUP_FEATURE_ARITHMETIC_BIT};
    const uint32_t any_size = percent(d, 60) ? 32 : 1u << below(d, 8);
    usual_subgroups(p, row);
    if (!subgroups_tell_rows(row)) p->subgroup_min = p->subgroup_max = p->subgroup_size = any_size;
    if (percent(d, 30)) p->subgroup_max = (uint32_t)least(128, p->subgroup_size << below(d, 3));
    if (!subgroups_tell_rows(row) && percent(d, 30)) p->subgroup_min >>= below(d, 3);
    if (p->subgroup_min == 0) p->subgroup_min = 1;
    p->subgroup_operations = PICK(d, operations);
    p->no_required_size = percent(d, 25);
    p->max_workgroup_subgroups = p->limits.maxComputeWorkGroupInvocations /
                                 (percent(d, 50) ? p->subgroup_max : p->subgroup_min);
    if (p->max_workgroup_subgroups == 0) p->max_workgroup_subgroups = 1;
}

static void random_limits(dice *d, VkPhysicalDeviceLimits *limits) {
    static const uint32_t invocations[] = {128, 256, 256, 512, 768, 1024, 1024, 1024, 1536, 2048};
    static const uint32_t shared[] = {16 << 10, 32 << 10, 48 << 10, 48 << 10, 64 << 10, 99 << 10, 227 << 10};
    static const uint32_t ranges[] = {1 << 27, 1 << 28, 1 << 30, 0x7fffffff, 0xfffffffc, 0xffffffff, 0xffffffff};
    memset(limits, 0, sizeof *limits);
    limits->maxComputeWorkGroupInvocations = PICK(d, invocations);
    limits->maxComputeWorkGroupSize[0] = percent(d, 90) ? limits->maxComputeWorkGroupInvocations : 128;
    limits->maxComputeWorkGroupSize[1] = 1024;
    limits->maxComputeWorkGroupSize[2] = 64;
    limits->maxComputeSharedMemorySize = PICK(d, shared);
    if (percent(d, 20)) limits->maxComputeSharedMemorySize = (16u << 10) + 4 * (uint32_t)below(d, 8 << 10);
    limits->maxComputeWorkGroupCount[0] = percent(d, 40) ? 65535 : 0x7fffffff;
    limits->maxComputeWorkGroupCount[1] = limits->maxComputeWorkGroupCount[2] = 65535;
    limits->maxStorageBufferRange = PICK(d, ranges);
    if (percent(d, 20)) limits->maxStorageBufferRange = (1u << 27) + (uint32_t)below(d, 0xf8000000);
    limits->minStorageBufferOffsetAlignment = (VkDeviceSize)1 << below(d, 9);
    limits->maxPushConstantsSize = percent(d, 50) ? 128 : 256;
    limits->maxPerStageDescriptorStorageBuffers = percent(d, 30) ? 4 : MOST_BINDINGS;
    limits->maxMemoryAllocationCount = 4096;
    limits->timestampPeriod = 1.0f;
}

static null_profile random_device(dice *d, const tuning_row *row) {
    null_profile p = null_usual();
    p.vendor_id = row->vendor_id ? row->vendor_id : 1; /* nobody's */
    p.driver_id = row->driver_id;
    p.device_type = (VkPhysicalDeviceType)row->device_type;
    if (!row->device_type)
        p.device_type = row->vendor_id == INTEL || percent(d, 50) ? VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU
                                                                   : VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU;
    if (percent(d, 65)) {
        random_features(d, &p, row);
        random_limits(d, &p.limits);
        random_subgroups(d, &p, row);
    } else {
        usual_subgroups(&p, row);
    }
    if (row->vendor_id == NVIDIA && percent(d, 50)) {
        p.extensions |= NULL_MULTIPROCESSORS;
        p.multiprocessors = (uint32_t)magnitude(d, 500);
        p.multiprocessor_subgroups = percent(d, 50) ? 48 : 64;
    }
    pretend_chip(&p, row);
    if (row->queue == GRAPHICS || (row->queue == 0 && percent(d, 30))) p.family_count = 1; /* the one with graphics */
    return p;
}

/* ---- random sorts ---- */

enum { KEYS = 1, VALUES, KEYS_OUT, VALUES_OUT, SCRATCH, COUNT, OFFSETS, ENDS, POOL, COMMANDS }; /* handles */

static const uint32_t key_sizes[] = {4, 4, 4, 8, 8, 8, 2, 2, 2, 1, 1, 2};

static void random_window(dice *d, gpusort_cmd_args *a) {
    const uint32_t bits = 8 * key_sizes[a->key_type];
    if (!percent(d, 30)) return;
    a->first_bit = (uint32_t)below(d, bits);
    if (percent(d, 50)) a->bit_count = 1 + (uint32_t)below(d, bits - a->first_bit);
}

static void random_flags(dice *d, gpusort_cmd_args *a) {
    const uint32_t key_size = key_sizes[a->key_type], step = key_size < 4 ? key_size : 4;
    if (a->value_size == 4 && percent(d, 30)) a->flags |= GPUSORT_WRITE_INDICES;
    if (a->value_size && a->algorithm != GPUSORT_ODD_EVEN_MERGE && percent(d, 25)) a->flags |= GPUSORT_KEEP_KEYS;
    if (a->value_size >= key_size && percent(d, 25)) {
        a->flags = GPUSORT_KEYS_IN_VALUES;
        a->key_offset = (uint32_t)below(d, (a->value_size - key_size) / step + 1) * step;
    }
    if (a->value_size && !(a->flags & (GPUSORT_KEEP_KEYS | GPUSORT_KEYS_IN_VALUES)) && percent(d, 20))
        a->flags |= GPUSORT_DISCARD_KEYS;
    if (!(a->flags & GPUSORT_KEEP_KEYS) && percent(d, 15)) a->flags |= GPUSORT_OVERWRITE;
    if (percent(d, 50)) a->flags |= GPUSORT_ADDRESSABLE;
    if (a->first_bit == 0 && a->bit_count == 0 && percent(d, 20)) a->flags |= GPUSORT_NUMERIC;
    if (a->flags & GPUSORT_NUMERIC && percent(d, 30)) a->flags |= GPUSORT_NANS_GREATEST;
    if (percent(d, 2)) a->flags ^= 1u << below(d, 8); /* most often refused */
}

static void random_segments(dice *d, gpusort_cmd_args *a) {
    if (a->algorithm == GPUSORT_ODD_EVEN_MERGE && percent(d, 97)) return;
    if (percent(d, 25))
        a->segment_count = (uint32_t)magnitude(d, percent(d, 60) ? 1 << 20 : 0xffffffff);
    else if (percent(d, 25))
        a->segment_size = (uint32_t)magnitude(d, percent(d, 80) ? 100000 : 0xffffffff);
    if (percent(d, 30)) a->limit = (uint32_t)magnitude(d, percent(d, 80) ? 3000 : 0xffffffff);
    if (a->limit && percent(d, 25)) a->flags |= GPUSORT_ANY_ORDER;
}

/* What most callers want. */
static gpusort_cmd_args random_plain_sort(dice *d) {
    static const gpusort_type types[] = {GPUSORT_U32, GPUSORT_U32, GPUSORT_F32, GPUSORT_U64, GPUSORT_U64};
    static const uint32_t value_sizes[] = {0, 4, 4, 8};
    gpusort_cmd_args a;
    memset(&a, 0, sizeof a);
    a.key_type = PICK(d, types);
    a.value_size = PICK(d, value_sizes);
    if (percent(d, 60)) a.flags |= GPUSORT_ADDRESSABLE;
    if (a.value_size == 4 && percent(d, 20)) a.flags |= GPUSORT_WRITE_INDICES;
    return a;
}

/* Without count and buffers. */
static gpusort_cmd_args random_sort(dice *d) {
    static const uint32_t value_sizes[] = {0, 0, 0, 4, 4, 4, 4, 8, 8, 12, 16, 20, 24, 64, 256};
    static const gpusort_algorithm algorithms[] = {GPUSORT_AUTO,     GPUSORT_AUTO,
                                                   GPUSORT_AUTO,     GPUSORT_AUTO,
                                                   GPUSORT_ONESWEEP, GPUSORT_COUNT_SCAN_SCATTER,
                                                   GPUSORT_ODD_EVEN_MERGE};
    gpusort_cmd_args a;
    if (percent(d, 30)) return random_plain_sort(d);
    memset(&a, 0, sizeof a);
    a.key_type = (gpusort_type)(percent(d, 40) ? below(d, GPUSORT_I64) : below(d, COUNT_OF(key_sizes)));
    a.order = (gpusort_order)below(d, 2);
    a.value_size = PICK(d, value_sizes);
    a.algorithm = PICK(d, algorithms);
    random_window(d, &a);
    random_flags(d, &a);
    random_segments(d, &a);
    return a;
}

enum { MOST_EDGES = 16 };
typedef struct kind { /* of sort, on a device */
    gpusort_context *context;
    gpusort_cmd_args args; /* as prepared: no more of anything */
    char place[64];        /* row, device, number */
    uint64_t edges[MOST_EDGES]; /* counts behind which other kernels come */
    uint32_t edge_count;
    long *sorts;
} kind;

/* 1 to bound, many of them beside one where something may change. */
static uint64_t random_count(dice *d, const kind *k, uint64_t bound) {
    const uint32_t sizes[] = {1, 2, 4, 8, key_sizes[k->args.key_type], k->args.value_size ? k->args.value_size : 4};
    uint64_t count = 0;
    switch (below(d, 8)) {
    case 0: count = bound - below(d, 2); break;
    case 1: count = 1 + below(d, 300); break;
    case 2: count = (uint64_t)1 << below(d, 33); break;
    case 3: count = magnitude(d, 1 << 12) * 1024; break;
    case 4: count = null_device.limits.maxStorageBufferRange / PICK(d, sizes); break;
    case 5: count = k->edge_count ? k->edges[below(d, k->edge_count)] : 0; break;
    case 6: return 1 + below(d, bound);
    default: break;
    }
    if (count) count += below(d, 3), count--;
    return count >= 1 && count <= bound ? count : magnitude(d, bound);
}

/* Buffers, and what gpusort_prepare() does not ask for. */
static void add_buffers(dice *d, gpusort_cmd_args *a) {
    const uint64_t alignment = null_device.limits.minStorageBufferOffsetAlignment,
                   step = alignment < 16 ? 16 : alignment;
    const uint32_t chances = a->flags & GPUSORT_OVERWRITE ? 100 : 30;
    if (!(a->flags & GPUSORT_KEYS_IN_VALUES)) a->keys.buffer = NUMBERED(Buffer, KEYS);
    if (a->value_size) a->values.buffer = NUMBERED(Buffer, VALUES);
    if (!(a->flags & (GPUSORT_KEEP_KEYS | GPUSORT_KEYS_IN_VALUES)) && percent(d, chances))
        a->keys_out.buffer = NUMBERED(Buffer, KEYS_OUT);
    if (a->value_size && percent(d, chances)) a->values_out.buffer = NUMBERED(Buffer, VALUES_OUT);
    a->scratch.buffer = NUMBERED(Buffer, SCRATCH);
    if (percent(d, 40)) a->count_buffer.buffer = NUMBERED(Buffer, COUNT);
    if (a->segment_count) a->segments.buffer = NUMBERED(Buffer, OFFSETS);
    if (a->segment_count && percent(d, 40)) a->segment_ends.buffer = NUMBERED(Buffer, ENDS);
    a->keys.offset = a->keys.buffer ? below(d, 4) * step : 0;
    a->values.offset = a->values.buffer ? below(d, 4) * step : 0;
    a->keys_out.offset = a->keys_out.buffer ? below(d, 4) * step : 0;
    a->values_out.offset = a->values_out.buffer ? below(d, 4) * step : 0;
    a->scratch.offset = below(d, 4) * 256;
    a->count_buffer.offset = a->count_buffer.buffer ? below(d, 64) * 4 : 0;
    a->segments.offset = a->segments.buffer ? below(d, 64) * 4 : 0;
    a->segment_ends.offset = a->segment_ends.buffer ? below(d, 64) * 4 : 0;
    if (percent(d, 95)) a->descriptor_pool = NUMBERED(DescriptorPool, POOL);
    if (percent(d, 1)) a->keys.buffer = VK_NULL_HANDLE; /* most often refused, and so is the next one */
    if (percent(d, 1)) a->values.offset += 4;
}

/* No more segments, and no longer ones, than were prepared. */
static void take_fewer_segments(dice *d, gpusort_cmd_args *a) {
    if (a->segment_count && percent(d, 50)) a->segment_count = (uint32_t)magnitude(d, a->segment_count);
    if (a->segment_size && percent(d, 50)) a->segment_size = (uint32_t)magnitude(d, a->segment_size);
    if (a->limit && percent(d, 50)) a->limit = (uint32_t)magnitude(d, a->limit);
}

static void describe(const gpusort_cmd_args *a, char *text, size_t size) {
    snprintf(text, size,
             "%llu %s%s at %u, values of %u, bits %u + %u, flags %#x, algorithm %d, %u segments, rows of %u, limit %u"
             "%s%s%s%s",
             (unsigned long long)a->count, type_name(a->key_type), a->order ? " down" : "", a->key_offset, a->value_size,
             a->first_bit, a->bit_count, a->flags, (int)a->algorithm, a->segment_count, a->segment_size, a->limit,
             a->count_buffer.buffer ? ", count" : "", a->segment_ends.buffer ? ", ends" : "",
             a->keys_out.buffer ? ", keys out" : "", a->values_out.buffer ? ", values out" : "");
}

/* ---- the rows ---- */

typedef enum listing { NOTHING, LIST, SHOW } listing;
static listing wanted;
static const char *wanted_row, *wanted_device, *wanted_kind;
static uint64_t row_hash;

static void begin_request(const kind *k, const char *what, const gpusort_cmd_args *a) {
    char text[256];
    hash = kernels = 0;
    commands = set_count = 0;
    if (wanted == NOTHING) return;
    describe(a, text, sizeof text);
    printf("%s %s: %s", k->place, what, text);
}

static void end_request(gpusort_result result) {
    note((uint64_t)(uint32_t)result);
    if (shows) printf("\n     ");
    if (wanted != NOTHING) printf(" = %d, %ld commands, %016llx\n", (int)result, commands, (unsigned long long)hash);
    row_hash = mixed(row_hash, hash);
}

/* Returns a hash of the kernels' names. */
static uint64_t record(kind *k, const gpusort_cmd_args *a) {
    gpusort_result result;
    begin_request(k, "sort", a);
    shows = wanted == SHOW;
    result = gpusort_cmd_sort(k->context, (VkCommandBuffer)(uintptr_t)COMMANDS, a);
    if (result != GPUSORT_OK && commands) fault = "commands of a sort that is refused";
    end_request(result);
    shows = 0;
    ++*k->sorts;
    return mixed(kernels, (uint64_t)(uint32_t)result);
}

static void record_any(dice *d, kind *k) {
    gpusort_cmd_args a = k->args;
    a.count = random_count(d, k, k->args.count);
    take_fewer_segments(d, &a);
    add_buffers(d, &a);
    (void)record(k, &a);
}

/* Between two counts with other kernels there is one behind which kernels change. */
static void find_edge(dice *d, kind *k) {
    gpusort_cmd_args a = k->args;
    uint64_t same = magnitude(d, k->args.count), other = random_count(d, k, k->args.count), first;
    if (same > other) first = same, same = other, other = first;
    add_buffers(d, &a);
    a.count = same;
    first = record(k, &a);
    a.count = other;
    if (record(k, &a) == first) return;
    while (other - same > 1) {
        a.count = same + (other - same) / 2;
        if (record(k, &a) == first)
            same = a.count;
        else
            other = a.count;
    }
    k->edges[k->edge_count] = same;
    if (k->edge_count < MOST_EDGES - 1) k->edge_count++;
}

static gpusort_result ask_scratch(const kind *k) {
    gpusort_memory memory;
    gpusort_result result;
    memset(&memory, 0, sizeof memory);
    begin_request(k, "scratch", &k->args);
    result = gpusort_scratch(k->context, &k->args, &memory);
    note(memory.size);
    note(memory.alignment);
    note(memory.usage);
    note(memory.descriptor_sets);
    note(memory.descriptors);
    end_request(result);
    if (memory.descriptor_sets >= most_sets()) fault = "a sort needs all sets that it may: raise GPUSORTI_MOST_SETS";
    return result;
}

static gpusort_result prepare(const kind *k, uint32_t quick) {
    gpusort_cmd_args a = k->args;
    gpusort_result result;
    a.flags |= quick;
    begin_request(k, "prepare", &a);
    result = gpusort_prepare(k->context, &a);
    note((uint64_t)gpusort_readiness(k->context, &k->args));
    end_request(result);
    return result;
}

/* What is refused is tried again with fewer elements. Returns whether a count was prepared. */
static int prepare_some(dice *d, kind *k) {
    k->args.count = percent(d, 20) ? 0xffffffff : magnitude(d, 0xffffffff);
    for (int i = 0; i < 8; i++) {
        if (ask_scratch(k) == GPUSORT_OK) {
            if (percent(d, 10)) record_any(d, k); /* not prepared */
            if (percent(d, 25) && prepare(k, GPUSORT_QUICK) == GPUSORT_OK)
                for (int sort = 0; sort < 2; sort++) record_any(d, k);
            return prepare(k, 0) == GPUSORT_OK;
        }
        record_any(d, k);
        k->args.count = 1 + (k->args.count >> (1 + below(d, 4)));
    }
    return 0;
}

static void run_kind(kind *k, const bench *b, const tuning_row *row, uint64_t number) {
    dice d = {number};
    pipeline_count = layout_count = 0;
    k->args = random_sort(&d);
    k->edge_count = 0;
    if (gpusort_create(&b->desc, &k->context) != GPUSORT_OK) {
        fault = "gpusort_create";
        return;
    }
    use_empty_kernels(k->context);
    if (strcmp(tuning_name(k->context), row->name) || tuning_queue(k->context) != row->queue)
        fault = "a device of another row than it is made for";
    if (prepare_some(&d, k)) {
        if (percent(&d, 25)) find_edge(&d, k);
        for (int i = 0; i < SORTS_A_KIND; i++) record_any(&d, k);
    }
    gpusort_destroy(k->context);
}

static void random_desc(dice *d, gpusort_desc *desc, gpusorti_overrides *overrides) {
    if (percent(d, 10)) desc->radix_bits = 2u << below(d, 3);
    if (percent(d, 10)) overrides->workgroup_size = 1u << below(d, 11);
    if (percent(d, 10)) overrides->items = 1 + (uint32_t)below(d, 32);
    if (percent(d, 10)) overrides->tiles_a_portion = (1u << 16) + (uint32_t)below(d, 1 << 16);
    desc->overrides = overrides;
}

static int is_wanted(const char *which, unsigned number) {
    return !which || strtoul(which, NULL, 0) == number;
}

static void run_device(const char *name, const tuning_row *row, unsigned device, long *sorts) {
    const uint32_t pushes_or_addresses = GPUSORT_ENABLED_PUSH_DESCRIPTOR | GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS;
    const listing listed = wanted;
    dice d = {mixed(mixed_text(0, name), device)};
    gpusorti_overrides overrides = {0};
    uint32_t enabled = 0xffffffff;
    bench b;
    null_device = random_device(&d, row);
    if (percent(&d, 40)) enabled = percent(&d, 50) ? (uint32_t)next(&d) : ~pushes_or_addresses;
    null_reset();
    if (bench_open(&b, enabled)) {
        b.desc.get_instance_proc_addr = (gpusort_proc)gate_get_instance_proc_addr;
        b.desc.enabled |= GPUSORT_ENABLED_DEBUG_UTILS;
        random_desc(&d, &b.desc, &overrides);
        for (unsigned i = 0; i < KINDS_A_DEVICE && *sorts < SORTS_A_ROW; i++) {
            kind k = {.sorts = sorts};
            snprintf(k.place, sizeof k.place, "%s %u %u", name, device, i);
            if (!is_wanted(wanted_device, device) || !is_wanted(wanted_kind, i)) wanted = NOTHING;
            run_kind(&k, &b, row, next(&d));
            wanted = listed;
        }
    }
    bench_close(&b);
    if (null_complaint_count()) fault = null_complaint(NULL);
    if (fault) fail("%s, device %u: %s", name, device, fault);
    fault = NULL;
}

/* The names of rows are used once for a kind of queue. */
static void name_row(const tuning_row *row, char *name, size_t size) {
    static const char *const queues[] = {"", "_without_graphics", "_with_graphics"};
    snprintf(name, size, "%s%s", row->name, queues[row->queue]);
    for (char *c = name; *c; c++)
        if (*c == ' ') *c = '_';
}

typedef struct row_line {
    char name[64];
    uint64_t hash;
} row_line;

static size_t hash_rows(row_line *lines) {
    size_t count = 0;
    tuning_row row;
    for (size_t i = 0; count < MOST_ROWS && tuning_row_at(i, &row); i++) {
        row_line *line = &lines[count++];
        long sorts = 0;
        name_row(&row, line->name, sizeof line->name);
        if (wanted_row && strcmp(wanted_row, line->name)) continue;
        row_hash = 0;
        for (unsigned device = 0; sorts < SORTS_A_ROW; device++) run_device(line->name, &row, device, &sorts);
        line->hash = row_hash;
    }
    return count;
}

static const row_line *line_named(const row_line *lines, size_t count, const char *name) {
    for (size_t i = 0; i < count; i++)
        if (!strcmp(lines[i].name, name)) return &lines[i];
    return NULL;
}

/* Of commands.txt, whose other lines begin with #. */
static size_t read_lines(row_line *lines) {
    FILE *file = fopen(file_name, "r");
    char text[256];
    size_t count = 0;
    while (file && count < MOST_ROWS && fgets(text, sizeof text, file)) {
        unsigned long long committed;
        if (sscanf(text, "%63[^ #] %llx", lines[count].name, &committed) != 2) continue;
        lines[count++].hash = committed;
    }
    if (file) fclose(file);
    return count;
}

static void each_row_records_what_it_did(void) {
    static row_line now[MOST_ROWS], committed[MOST_ROWS];
    const size_t count = hash_rows(now), committed_count = read_lines(committed);
    int differ = committed_count != count;
    for (size_t i = 0; i < count; i++) {
        const row_line *line = line_named(committed, committed_count, now[i].name);
        if (line && line->hash == now[i].hash) continue;
        printf("     %s: %016llx, not %016llx\n", now[i].name, (unsigned long long)now[i].hash,
               (unsigned long long)(line ? line->hash : 0));
        differ = 1;
    }
    if (differ)
        fail("%s differs. The first lines of build/tests/plain/commands list ROW that differ from those of the commit "
             "before say where. If that was meant: TESTS_PROMISE=renew tests/run.sh test commands, and say it in the "
             "commit",
             file_name);
}

static void renew(void) {
    static row_line now[MOST_ROWS];
    const size_t count = hash_rows(now);
    FILE *file = fopen(file_name, "w");
    if (!file) {
        fail("%s cannot be written", file_name);
        return;
    }
    fprintf(file, "# A hash of what commands.c records on each row of the tuning table. Renewed by\n"
                  "#     TESTS_PROMISE=renew tests/run.sh test commands\n"
                  "# by those who change on purpose what is recorded; their commits say what changed.\n");
    for (size_t i = 0; i < count; i++) fprintf(file, "%-24s %016llx\n", now[i].name, (unsigned long long)now[i].hash);
    fclose(file);
}

static const promise promises[] = {PROMISE(each_row_records_what_it_did)};
static const promise renewal[] = {PROMISE(renew)};

int main(int argc, char **argv) {
    const char *const command = argc > 1 ? argv[1] : "";
    static row_line lines[MOST_ROWS];
    if (!strcmp(command, "renew")) return run_promises(renewal, COUNT_OF(renewal), argc, argv);
    if (strcmp(command, "list") && strcmp(command, "show")) return run_promises(promises, COUNT_OF(promises), argc, argv);
    wanted = command[0] == 's' ? SHOW : LIST;
    wanted_row = argc > 2 ? argv[2] : NULL;
    wanted_device = argc > 3 ? argv[3] : NULL;
    wanted_kind = argc > 4 ? argv[4] : NULL;
    (void)hash_rows(lines);
    return 0;
}
