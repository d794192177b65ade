#include "null.h"

#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define COUNT_OF(a) (sizeof(a) / sizeof((a)[0]))

null_profile null_device;

/* ---- complaints ---- */

#define NULL_CHECK(name, text) text,
const char *const null_check_texts[NULL_CHECK_COUNT] = {NULL_CHECKS(NULL_CHECK)};
#undef NULL_CHECK
long null_complaints[NULL_CHECK_COUNT];
uint64_t null_most_shared;
long null_pipelines, null_unchecked_pipelines;
static char first_complaint[512];
static null_check first_check;

#if defined(__GNUC__)
__attribute__((format(printf, 2, 3)))
#endif
static void
complain(null_check check, const char *format, ...) {
    char detail[256];
    va_list list;
    null_complaints[check]++;
    if (first_complaint[0]) return;
    va_start(list, format);
    vsnprintf(detail, sizeof detail, format, list);
    va_end(list);
    first_check = check;
    snprintf(first_complaint, sizeof first_complaint, "%s: %s", null_check_texts[check], detail);
}

long null_complaint_count(void) {
    long sum = 0;
    for (int i = 0; i < NULL_CHECK_COUNT; i++) sum += null_complaints[i];
    return sum;
}

const char *null_complaint(null_check *check) {
    if (check) *check = first_check;
    return first_complaint;
}

void null_forgive(void) {
    memset(null_complaints, 0, sizeof null_complaints);
    first_complaint[0] = 0;
}

/* ---- failures ---- */

static long calls;
static const char *failed_call;
static int lost;

static VkResult injected(const char *name) {
    if (!null_device.failure.call || !strcmp(null_device.failure.call, name)) {
        if (++calls == null_device.failure.at) {
            failed_call = name;
            lost |= null_device.failure.result == VK_ERROR_DEVICE_LOST;
            return null_device.failure.result;
        }
    }
    return VK_SUCCESS;
}
#define MAY_FAIL(name)                      \
    do {                                    \
        VkResult failure_ = injected(name); \
        if (failure_) return failure_;      \
    } while (0)

long null_calls(void) { return calls; }
const char *null_failed(void) { return failed_call; }

void null_fail_at(const char *call, long at, VkResult result) {
    null_device.failure.call = call;
    null_device.failure.at = at;
    null_device.failure.result = result;
    calls = 0;
    failed_call = NULL;
    lost = 0;
}

/* ---- objects: a handle is a slot and a serial number, so that a dead one is known ---- */

#define OBJECT_KINDS(X)                                                                                    \
    X(Instance)                                                                                            \
    X(PhysicalDevice)                                                                                      \
    X(Device)                                                                                              \
    X(Queue)                                                                                               \
    X(Buffer)                                                                                              \
    X(DeviceMemory) X(ShaderModule) X(DescriptorSetLayout) X(PipelineLayout) X(Pipeline) X(DescriptorPool) \
        X(DescriptorSet) X(CommandPool) X(CommandBuffer) X(Fence) X(QueryPool) X(PipelineCache)
#define KIND_ENUM(T) KIND_##T,
#define KIND_NAME(T) #T,
typedef enum object_kind { KIND_NONE, OBJECT_KINDS(KIND_ENUM) KIND_COUNT } object_kind;
static const char *const kind_names[KIND_COUNT] = {"nothing", OBJECT_KINDS(KIND_NAME)};

enum { SLOTS = 8192, MAX_BINDINGS = 16, MAX_CONSTANTS = 256, ADDRESS_SHIFT = 42, ADDRESS_SERIALS = 256 };
enum { INITIAL, RECORDING, EXECUTABLE, INVALID }; /* states of a command buffer */

typedef struct object {
    uintptr_t id;
    object_kind kind;
    uintptr_t parent;    /* of objects that go with theirs: the pool */
    uintptr_t used_last; /* the last recording that uses it */
    union {
        struct {
            VkDeviceSize size;
            VkBufferUsageFlags usage;
            uintptr_t memory;
            int imports; /* it may lie in the host's pages */
        } buffer;
        struct {
            VkDeviceSize size;
            uint32_t type;
            int addressable, imported;
            void *mapped; /* imported: the host's pages */
        } memory;
        struct {
            uint32_t *words; /* up to the first function: count of them, of all */
            size_t count, all;
            int ballots;
            uint32_t bindings; /* one more than the greatest that it names */
        } module;
        struct {
            uint32_t bindings;
            int pushed;
        } set_layout;
        struct {
            uintptr_t set_layout; /* 0: none */
            uint32_t bindings, push_size;
            int pushed;
        } layout; /* also a pipeline's */
        struct {
            uint32_t max_sets, max_descriptors, sets, descriptors;
        } pool;
        struct {
            uint32_t bindings;
            uintptr_t set_layout, buffers[MAX_BINDINGS];
        } set;
        struct {
            uint32_t family;
            VkCommandPoolCreateFlags flags;
        } command_pool;
        struct {
            int state;
            uintptr_t recording; /* which of all it is */
            uintptr_t pipeline, set_layout;
            uint32_t family, bindings, pushed, push_size; /* pushed: bytes */
            VkCommandBufferUsageFlags usage;
            uintptr_t buffers[MAX_BINDINGS];
            unsigned char constants[MAX_CONSTANTS];
        } commands;
        struct {
            int signaled;
        } fence;
        struct {
            uint32_t count;
        } queries;
    } u;
} object;

static object objects[SLOTS];
static uint32_t free_slots[SLOTS], free_count, slot_end; /* slot_end: none behind was ever taken */
static uintptr_t serial;
static long live[KIND_COUNT];
static VkDeviceSize heap_used[VK_MAX_MEMORY_HEAPS];
static uint32_t enabled;   /* NULL_* of the device */
static int pushes_by_core; /* it has push descriptors of Vulkan 1.4, not of the extension */

VkDeviceSize null_heap_used(uint32_t heap) { return heap_used[heap]; }

static void forget(object *o) {
    if (o->kind == KIND_DeviceMemory) {
        if (!o->u.memory.imported) {
            heap_used[null_device.memory.memoryTypes[o->u.memory.type].heapIndex] -= o->u.memory.size;
            free(o->u.memory.mapped);
        }
    }
    if (o->kind == KIND_ShaderModule) free(o->u.module.words);
    live[o->kind]--;
    o->kind = KIND_NONE;
    o->id = 0;
    free_slots[free_count++] = (uint32_t)(o - objects);
}

static object *born(object_kind kind) {
    object *o;
    if (free_count == 0) {
        fprintf(stderr, "the null driver has no room for more than %d objects\n", SLOTS);
        abort();
    }
    o = &objects[free_slots[--free_count]];
    if (o >= objects + slot_end) slot_end = (uint32_t)(o - objects) + 1;
    memset(o, 0, sizeof *o);
    o->kind = kind;
    o->id = ++serial * SLOTS + (uintptr_t)(o - objects);
    live[kind]++;
    return o;
}

static object *peek(object_kind kind, uintptr_t id) {
    object *o = &objects[id % SLOTS];
    return id != 0 && o->id == id && o->kind == kind ? o : NULL;
}

static object *find(object_kind kind, uintptr_t id, const char *call) {
    object *o = peek(kind, id);
    if (!o) complain(NULL_handle, "%s of %s %#lx", call, kind_names[kind], (unsigned long)id);
    return o;
}
#define FIND(T, handle) find(KIND_##T, (uintptr_t)(handle), __func__)
#define HANDLE(T, o) ((Vk##T)(o)->id)

/* ---- submissions: until a wait ends them, what they use is in use, and what they copy to the host is not there ---- */

static struct {
    uintptr_t commands, used;
} uses[1 << 15];
static struct {
    uintptr_t commands, fence;
} running[64]; /* in the order in which they were submitted */
static struct {
    uintptr_t commands, memory; /* memory: 0: the host's pages */
    char *to;
    size_t size;
} recorded_copies[1024];
static size_t use_count, running_count, recorded_copy_count;

#define ADD_TO(list, count)                                                          \
    do {                                                                             \
        if ((count)++ == COUNT_OF(list)) {                                           \
            fprintf(stderr, "the null driver has no room for more in " #list "\n"); \
            abort();                                                                 \
        }                                                                            \
    } while (0)

/* The object is used by what is recorded, if that is submitted. */
static void use(const object *commands, object *o) {
    if (!o || o->used_last == commands->u.commands.recording) return;
    o->used_last = commands->u.commands.recording;
    ADD_TO(uses, use_count);
    uses[use_count - 1].commands = commands->id;
    uses[use_count - 1].used = o->id;
}

/* Whether no submission that runs uses it. */
static int check_idle(uintptr_t id, const char *call) {
    for (size_t r = 0; r < running_count; r++) {
        int used = id == running[r].fence || id == running[r].commands;
        for (size_t u = 0; u < use_count && !used; u++)
            used = uses[u].commands == running[r].commands && uses[u].used == id;
        if (used) {
            complain(NULL_in_use, "%s of a %s", call, kind_names[objects[id % SLOTS].kind]);
            return 0;
        }
    }
    return 1;
}

static void keep_copy(uintptr_t commands, uintptr_t memory, char *to, size_t size) {
    ADD_TO(recorded_copies, recorded_copy_count);
    recorded_copies[recorded_copy_count - 1].commands = commands;
    recorded_copies[recorded_copy_count - 1].memory = memory;
    recorded_copies[recorded_copy_count - 1].to = to;
    recorded_copies[recorded_copy_count - 1].size = size;
}

/* Those of one command buffer: done, where there still is what they write to, or forgotten. */
static void end_copies(uintptr_t commands, int done) {
    size_t kept = 0;
    for (size_t i = 0; i < recorded_copy_count; i++) {
        if (recorded_copies[i].commands != commands)
            recorded_copies[kept++] = recorded_copies[i];
        else if (done && (!recorded_copies[i].memory || peek(KIND_DeviceMemory, recorded_copies[i].memory)))
            memset(recorded_copies[i].to, NULL_COPIED, recorded_copies[i].size);
    }
    recorded_copy_count = kept;
}

/* What was recorded is no longer there; what runs copies nevertheless. */
static void empty(object *commands, const char *call) {
    size_t kept = 0;
    end_copies(commands->id, !check_idle(commands->id, call));
    for (size_t i = 0; i < use_count; i++)
        if (uses[i].commands != commands->id) uses[kept++] = uses[i];
    use_count = kept;
}

/* The first submissions come to their end. */
static void end_submissions(size_t count) {
    for (size_t i = 0; i < count; i++) {
        object *fence = peek(KIND_Fence, running[i].fence);
        end_copies(running[i].commands, 1);
        if (fence) fence->u.fence.signaled = 1;
    }
    running_count -= count;
    memmove(running, running + count, running_count * sizeof *running);
}

long null_running(void) { return (long)running_count; }
void null_finish(void) { end_submissions(running_count); }

static void destroy(object_kind kind, uintptr_t id, const char *call) {
    object *o = id ? find(kind, id, call) : NULL;
    if (!o) return;
    (void)check_idle(id, call);
    forget(o);
}

void null_reset(void) {
    for (uint32_t i = 0; i < slot_end; i++)
        if (objects[i].kind) forget(&objects[i]);
    slot_end = 0;
    null_most_shared = 0;
    recorded_copy_count = use_count = running_count = 0;
    null_pipelines = null_unchecked_pipelines = 0;
    memset(live, 0, sizeof live);
    memset(heap_used, 0, sizeof heap_used);
    for (free_count = 0; free_count < SLOTS; free_count++) free_slots[free_count] = SLOTS - 1 - free_count;
    enabled = 0;
    null_fail_at(NULL, 0, VK_SUCCESS);
    null_forgive();
}

long null_live(void) {
    long sum = 0;
    for (int i = 1; i < KIND_COUNT; i++)
        if (i != KIND_PhysicalDevice && i != KIND_Queue) sum += live[i];
    return sum;
}

const char *null_live_text(void) {
    static char text[512];
    size_t used = 0;
    text[0] = 0;
    for (int i = 1; i < KIND_COUNT; i++)
        if (live[i] && i != KIND_PhysicalDevice && i != KIND_Queue && used < sizeof text)
            used += (size_t)snprintf(text + used, sizeof text - used, "%s%ld %s", used ? ", " : "", live[i],
                                     kind_names[i]);
    return text;
}

/* What belongs to a pool goes with it. */
static void forget_children(uintptr_t parent) {
    for (uint32_t i = 0; i < slot_end; i++)
        if (objects[i].kind && objects[i].parent == parent) forget(&objects[i]);
}

static uint64_t address_of(const object *buffer) {
    uint64_t at = buffer->id / SLOTS % ADDRESS_SERIALS * SLOTS + (uint64_t)(buffer - objects);
    return (at + 1) << ADDRESS_SHIFT;
}

static const object *buffer_at(uint64_t address) {
    const uint64_t at = (address >> ADDRESS_SHIFT) - 1;
    const object *o = &objects[at % SLOTS];
    return address >> ADDRESS_SHIFT && o->kind == KIND_Buffer && address_of(o) <= address &&
                   address - address_of(o) <= o->u.buffer.size
               ? o
               : NULL;
}

/* ---- extensions and features ---- */

static const struct {
    const char *name;
    uint32_t bit, core_minor; /* 0: never in core */
} extensions[] = {
    {"VK_KHR_push_descriptor", NULL_PUSH_DESCRIPTOR, 4},
    {"VK_KHR_buffer_device_address", NULL_ADDRESS, 2},
    {"VK_EXT_subgroup_size_control", NULL_SIZE_CONTROL, 3},
    {"VK_KHR_16bit_storage", NULL_STORAGE_16, 1},
    {"VK_KHR_8bit_storage", NULL_STORAGE_8, 2},
    {"VK_EXT_external_memory_host", NULL_HOST_POINTER, 0},
    {"VK_EXT_pipeline_robustness", NULL_ROBUSTNESS, 4},
    {"VK_KHR_portability_subset", NULL_PORTABILITY, 0},
    {"VK_NV_shader_sm_builtins", NULL_MULTIPROCESSORS, 0},
    {"VK_AMD_shader_core_properties", NULL_COMPUTE_UNITS, 0},
    {"VK_KHR_driver_properties", NULL_DRIVER, 2},
    {"VK_MSFT_layered_driver", NULL_LAYERED_DRIVER, 0},
    {"VK_KHR_maintenance7", NULL_MAINTENANCE_7, 0},
};

static int core_has(uint32_t minor) { return minor && null_device.api_version >= VK_MAKE_VERSION(1, minor, 0); }

/* Where features are: behind the header of a structure, as words. Two of size control. */
typedef struct features_1_4 { /* VkPhysicalDeviceVulkan14Features, which old headers lack */
    VkStructureType sType;
    void *pNext;
    VkBool32 globalPriorityQuery, shaderSubgroupRotate, shaderSubgroupRotateClustered, shaderFloatControls2,
        shaderExpectAssume, rectangularLines, bresenhamLines, smoothLines, stippledRectangularLines,
        stippledBresenhamLines, stippledSmoothLines, vertexAttributeInstanceRateDivisor,
        vertexAttributeInstanceRateZeroDivisor, indexTypeUint8, dynamicRenderingLocalRead, maintenance5, maintenance6,
        pipelineProtectedAccess, pipelineRobustness, hostImageCopy, pushDescriptor;
} features_1_4;

static const struct {
    uint32_t type, bit;
    size_t at;
} feature_places[] = {
#define PLACE(TYPE, STRUCTURE, MEMBER, BIT) \
    {VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_##TYPE, BIT, offsetof(VkPhysicalDevice##STRUCTURE, MEMBER)},
    PLACE(BUFFER_DEVICE_ADDRESS_FEATURES, BufferDeviceAddressFeatures, bufferDeviceAddress, NULL_ADDRESS)
    PLACE(SUBGROUP_SIZE_CONTROL_FEATURES, SubgroupSizeControlFeatures, subgroupSizeControl, NULL_SIZE_CONTROL)
    PLACE(SUBGROUP_SIZE_CONTROL_FEATURES, SubgroupSizeControlFeatures, computeFullSubgroups, NULL_SIZE_CONTROL)
    PLACE(16BIT_STORAGE_FEATURES, 16BitStorageFeatures, storageBuffer16BitAccess, NULL_STORAGE_16)
    PLACE(8BIT_STORAGE_FEATURES, 8BitStorageFeatures, storageBuffer8BitAccess, NULL_STORAGE_8)
    {1000068001, NULL_ROBUSTNESS, sizeof(VkBaseOutStructure)}, /* of VK_EXT_pipeline_robustness, which old headers lack */
    PLACE(VULKAN_1_1_FEATURES, Vulkan11Features, storageBuffer16BitAccess, NULL_STORAGE_16)
    PLACE(VULKAN_1_2_FEATURES, Vulkan12Features, storageBuffer8BitAccess, NULL_STORAGE_8)
    PLACE(VULKAN_1_2_FEATURES, Vulkan12Features, bufferDeviceAddress, NULL_ADDRESS)
    PLACE(VULKAN_1_3_FEATURES, Vulkan13Features, subgroupSizeControl, NULL_SIZE_CONTROL)
    PLACE(VULKAN_1_3_FEATURES, Vulkan13Features, computeFullSubgroups, NULL_SIZE_CONTROL)
    {55, NULL_ROBUSTNESS, offsetof(features_1_4, pipelineRobustness)},
    {55, NULL_PUSH_DESCRIPTOR, offsetof(features_1_4, pushDescriptor)},
};

/* Reads a chain of features. A structure of a core version and one of a feature that it has must not be in one chain. */
static uint32_t features_in(const void *chain) {
    uint32_t on = 0, off = 0, seen = 0;
    for (const VkBaseInStructure *s = (const VkBaseInStructure *)chain; s; s = s->pNext) {
        uint32_t here = 0;
        for (size_t i = 0; i < COUNT_OF(feature_places); i++) {
            if ((uint32_t)s->sType != feature_places[i].type) continue;
            here |= feature_places[i].bit;
            if (*(const VkBool32 *)((const char *)s + feature_places[i].at))
                on |= feature_places[i].bit;
            else
                off |= feature_places[i].bit;
        }
        if (seen & here) complain(NULL_extension, "features %#x are twice in the chain", seen & here);
        seen |= here;
    }
    return on & ~off;
}

static void features_out(void *chain) {
    for (VkBaseOutStructure *s = (VkBaseOutStructure *)chain; s; s = s->pNext)
        for (size_t i = 0; i < COUNT_OF(feature_places); i++)
            if ((uint32_t)s->sType == feature_places[i].type)
                *(VkBool32 *)((char *)s + feature_places[i].at) = (null_device.features & feature_places[i].bit) != 0;
}

/* ---- instance ---- */

#define API_RESULT static VKAPI_ATTR VkResult VKAPI_CALL
#define API_VOID static VKAPI_ATTR void VKAPI_CALL

API_RESULT null_EnumerateInstanceVersion(uint32_t *version) {
    MAY_FAIL("vkEnumerateInstanceVersion");
    *version = null_device.api_version > VK_API_VERSION_1_3 ? null_device.api_version : VK_API_VERSION_1_3;
    return VK_SUCCESS;
}

API_RESULT null_EnumerateInstanceExtensionProperties(const char *layer, uint32_t *count,
                                                     VkExtensionProperties *list) {
    (void)layer, (void)list;
    MAY_FAIL("vkEnumerateInstanceExtensionProperties");
    *count = 0;
    return VK_SUCCESS;
}

API_RESULT null_CreateInstance(const VkInstanceCreateInfo *info, const VkAllocationCallbacks *allocator,
                               VkInstance *out) {
    (void)allocator;
    MAY_FAIL("vkCreateInstance");
    if (info->enabledExtensionCount) complain(NULL_extension, "%s", info->ppEnabledExtensionNames[0]);
    *out = HANDLE(Instance, born(KIND_Instance));
    born(KIND_PhysicalDevice)->parent = (uintptr_t)*out;
    return VK_SUCCESS;
}

API_VOID null_DestroyInstance(VkInstance instance, const VkAllocationCallbacks *allocator) {
    (void)allocator;
    if (!instance || !FIND(Instance, instance)) return;
    if (live[KIND_Device]) complain(NULL_left, "%s", null_live_text());
    forget_children((uintptr_t)instance);
    destroy(KIND_Instance, (uintptr_t)instance, __func__);
}

API_RESULT null_EnumeratePhysicalDevices(VkInstance instance, uint32_t *count, VkPhysicalDevice *list) {
    MAY_FAIL("vkEnumeratePhysicalDevices");
    if (list && *count < 1) return VK_INCOMPLETE;
    *count = 0;
    if (!FIND(Instance, instance)) return VK_ERROR_INITIALIZATION_FAILED;
    *count = 1;
    for (uint32_t i = 0; list && i < slot_end; i++)
        if (objects[i].kind == KIND_PhysicalDevice && objects[i].parent == (uintptr_t)instance)
            list[0] = HANDLE(PhysicalDevice, &objects[i]);
    return VK_SUCCESS;
}

/* Of VK_KHR_maintenance7, which old headers lack. */
enum { LAYERED_API_LIST = 1000562002, LAYERED_API = 1000562003, LAYERED_VULKAN = 1000562004, OVER_VULKAN = 1 };
typedef struct layered_api {
    VkStructureType sType;
    void *pNext;
    uint32_t vendorID, deviceID, layeredAPI;
    char deviceName[VK_MAX_PHYSICAL_DEVICE_NAME_SIZE];
} layered_api;
typedef struct layered_api_list {
    VkStructureType sType;
    void *pNext;
    uint32_t layeredApiCount;
    layered_api *pLayeredApis;
} layered_api_list;
typedef struct layered_vulkan {
    VkStructureType sType;
    void *pNext;
    VkPhysicalDeviceProperties2 properties;
} layered_vulkan;

static void tell_what_lies_below(layered_api_list *list) {
    if (!(null_device.extensions & NULL_MAINTENANCE_7)) complain(NULL_extension, "what the device lies over");
    if (list->pLayeredApis && list->layeredApiCount && null_device.below) {
        if ((uint32_t)list->pLayeredApis->sType != LAYERED_API) complain(NULL_extension, "a list of something else");
        list->pLayeredApis->layeredAPI = null_device.below - 1;
        for (VkBaseOutStructure *s = list->pLayeredApis->pNext; s; s = s->pNext)
            if ((uint32_t)s->sType == LAYERED_VULKAN && null_device.below == OVER_VULKAN)
                for (VkBaseOutStructure *p = ((layered_vulkan *)s)->properties.pNext; p; p = p->pNext)
                    if (p->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DRIVER_PROPERTIES)
                        ((VkPhysicalDeviceDriverProperties *)p)->driverID = (VkDriverId)null_device.below_driver_id;
    }
    list->layeredApiCount = null_device.below != 0;
}

API_VOID null_GetPhysicalDeviceProperties(VkPhysicalDevice physical, VkPhysicalDeviceProperties *out) {
    (void)FIND(PhysicalDevice, physical);
    memset(out, 0, sizeof *out);
    out->apiVersion = null_device.api_version;
    out->vendorID = null_device.vendor_id;
    out->deviceID = null_device.device_id;
    out->deviceType = null_device.device_type;
    out->limits = null_device.limits;
    snprintf(out->deviceName, sizeof out->deviceName, "%s",
             null_device.device_name ? null_device.device_name : "the null device");
}

API_VOID null_GetPhysicalDeviceProperties2(VkPhysicalDevice physical, VkPhysicalDeviceProperties2 *out) {
    null_GetPhysicalDeviceProperties(physical, &out->properties);
    for (VkBaseOutStructure *s = (VkBaseOutStructure *)out->pNext; s; s = s->pNext) {
        if (s->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_PROPERTIES) {
            VkPhysicalDeviceSubgroupProperties *p = (VkPhysicalDeviceSubgroupProperties *)s;
            p->subgroupSize = null_device.subgroup_size;
            p->supportedStages = VK_SHADER_STAGE_COMPUTE_BIT;
            p->supportedOperations = null_device.subgroup_operations;
        }
        if (s->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_PROPERTIES) {
            VkPhysicalDeviceSubgroupSizeControlProperties *p = (VkPhysicalDeviceSubgroupSizeControlProperties *)s;
            p->minSubgroupSize = null_device.subgroup_min;
            p->maxSubgroupSize = null_device.subgroup_max;
            p->maxComputeWorkgroupSubgroups = null_device.max_workgroup_subgroups;
            p->requiredSubgroupSizeStages = null_device.no_required_size ? 0 : VK_SHADER_STAGE_COMPUTE_BIT;
        }
        if ((uint32_t)s->sType == LAYERED_API_LIST) tell_what_lies_below((layered_api_list *)s);
        if (s->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_3_PROPERTIES)
            ((VkPhysicalDeviceMaintenance3Properties *)s)->maxMemoryAllocationSize = null_device.max_allocation_size;
        if (s->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_EXTERNAL_MEMORY_HOST_PROPERTIES_EXT)
            ((VkPhysicalDeviceExternalMemoryHostPropertiesEXT *)s)->minImportedHostPointerAlignment =
                null_device.import_alignment;
        if (s->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_SM_BUILTINS_PROPERTIES_NV) {
            VkPhysicalDeviceShaderSMBuiltinsPropertiesNV *p = (VkPhysicalDeviceShaderSMBuiltinsPropertiesNV *)s;
            if (!(null_device.extensions & NULL_MULTIPROCESSORS)) complain(NULL_extension, "properties of another's");
            p->shaderSMCount = null_device.multiprocessors;
            p->shaderWarpsPerSM = null_device.multiprocessor_subgroups;
        }
        if (s->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_CORE_PROPERTIES_AMD) { /* as a Radeon with two arrays */
            VkPhysicalDeviceShaderCorePropertiesAMD *p = (VkPhysicalDeviceShaderCorePropertiesAMD *)s;
            if (!(null_device.extensions & NULL_COMPUTE_UNITS)) complain(NULL_extension, "properties of another's");
            p->shaderEngineCount = 1;
            p->shaderArraysPerEngineCount = 2;
            p->computeUnitsPerShaderArray = null_device.multiprocessors / 2;
        }
        if (s->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DRIVER_PROPERTIES) {
            if (!(null_device.extensions & NULL_DRIVER) && !core_has(2))
                complain(NULL_extension, "properties of a later version");
            ((VkPhysicalDeviceDriverProperties *)s)->driverID = (VkDriverId)null_device.driver_id;
        }
    }
}

API_VOID null_GetPhysicalDeviceExternalBufferProperties(VkPhysicalDevice physical,
                                                        const VkPhysicalDeviceExternalBufferInfo *info,
                                                        VkExternalBufferProperties *out) {
    (void)FIND(PhysicalDevice, physical);
    out->externalMemoryProperties.externalMemoryFeatures =
        info->handleType == VK_EXTERNAL_MEMORY_HANDLE_TYPE_HOST_ALLOCATION_BIT_EXT &&
                (null_device.extensions & NULL_HOST_POINTER)
            ? VK_EXTERNAL_MEMORY_FEATURE_IMPORTABLE_BIT
            : 0;
}

API_VOID null_GetPhysicalDeviceFeatures(VkPhysicalDevice physical, VkPhysicalDeviceFeatures *out) {
    (void)FIND(PhysicalDevice, physical);
    memset(out, 0, sizeof *out);
}

API_VOID null_GetPhysicalDeviceFeatures2(VkPhysicalDevice physical, VkPhysicalDeviceFeatures2 *out) {
    null_GetPhysicalDeviceFeatures(physical, &out->features);
    features_out(out->pNext);
}

API_VOID null_GetPhysicalDeviceMemoryProperties(VkPhysicalDevice physical, VkPhysicalDeviceMemoryProperties *out) {
    (void)FIND(PhysicalDevice, physical);
    *out = null_device.memory;
}

static VkPhysicalDevice counted_families_of;

API_VOID null_GetPhysicalDeviceQueueFamilyProperties(VkPhysicalDevice physical, uint32_t *count,
                                                     VkQueueFamilyProperties *list) {
    (void)FIND(PhysicalDevice, physical);
    if (list && counted_families_of != physical) complain(NULL_unasked, "%u queue families", *count);
    counted_families_of = physical;
    if (list) {
        if (*count > null_device.family_count) *count = null_device.family_count;
        memcpy(list, null_device.families, *count * sizeof *list);
    } else
        *count = null_device.family_count;
}

API_RESULT null_EnumerateDeviceExtensionProperties(VkPhysicalDevice physical, const char *layer, uint32_t *count,
                                                   VkExtensionProperties *list) {
    uint32_t n = 0;
    (void)layer;
    MAY_FAIL("vkEnumerateDeviceExtensionProperties");
    (void)FIND(PhysicalDevice, physical);
    for (size_t i = 0; i < COUNT_OF(extensions); i++) {
        if (!(null_device.extensions & extensions[i].bit)) continue;
        if (list) {
            if (n == *count) return VK_INCOMPLETE;
            snprintf(list[n].extensionName, sizeof list[n].extensionName, "%s", extensions[i].name);
            list[n].specVersion = 1;
        }
        n++;
    }
    *count = n;
    return VK_SUCCESS;
}

/* ---- device ---- */

API_RESULT null_CreateDevice(VkPhysicalDevice physical, const VkDeviceCreateInfo *info,
                             const VkAllocationCallbacks *allocator, VkDevice *out) {
    uint32_t brought = 0; /* by extensions and core */
    object *device, *queue;
    (void)allocator;
    MAY_FAIL("vkCreateDevice");
    if (!FIND(PhysicalDevice, physical)) return VK_ERROR_INITIALIZATION_FAILED;
    for (uint32_t i = 0; i < info->enabledExtensionCount; i++) {
        size_t e = 0;
        while (e < COUNT_OF(extensions) && strcmp(extensions[e].name, info->ppEnabledExtensionNames[i])) e++;
        if (e == COUNT_OF(extensions) || !(null_device.extensions & extensions[e].bit)) {
            complain(NULL_extension, "%s", info->ppEnabledExtensionNames[i]);
            return VK_ERROR_EXTENSION_NOT_PRESENT;
        }
        brought |= extensions[e].bit;
    }
    if (null_device.extensions & ~brought & NULL_PORTABILITY)
        complain(NULL_extension, "VK_KHR_portability_subset is not enabled");
    enabled = features_in(info->pNext) | (brought & (NULL_PUSH_DESCRIPTOR | NULL_HOST_POINTER));
    pushes_by_core = !(brought & NULL_PUSH_DESCRIPTOR);
    for (size_t e = 0; e < COUNT_OF(extensions); e++)
        if (core_has(extensions[e].core_minor)) brought |= extensions[e].bit;
    if (enabled & ~null_device.features & ~(uint32_t)(NULL_PUSH_DESCRIPTOR | NULL_HOST_POINTER)) {
        complain(NULL_extension, "features %#x, the device has %#x", enabled, null_device.features);
        return VK_ERROR_FEATURE_NOT_PRESENT;
    }
    if (enabled & ~brought) complain(NULL_extension, "features %#x without their extension", enabled & ~brought);
    for (uint32_t i = 0; i < info->queueCreateInfoCount; i++)
        if (info->pQueueCreateInfos[i].queueFamilyIndex >= null_device.family_count ||
            info->pQueueCreateInfos[i].queueCount >
                null_device.families[info->pQueueCreateInfos[i].queueFamilyIndex].queueCount)
            complain(NULL_queue, "queue family %u, %u queues", info->pQueueCreateInfos[i].queueFamilyIndex,
                     info->pQueueCreateInfos[i].queueCount);
    device = born(KIND_Device);
    *out = HANDLE(Device, device);
    queue = born(KIND_Queue);
    queue->parent = device->id;
    queue->u.command_pool.family = info->queueCreateInfoCount ? info->pQueueCreateInfos[0].queueFamilyIndex : 0;
    return VK_SUCCESS;
}

API_VOID null_DestroyDevice(VkDevice device, const VkAllocationCallbacks *allocator) {
    (void)allocator;
    if (!device || !FIND(Device, device)) return;
    if (null_live() != live[KIND_Instance] + live[KIND_Device]) complain(NULL_left, "%s", null_live_text());
    forget_children((uintptr_t)device);
    destroy(KIND_Device, (uintptr_t)device, __func__);
}

API_VOID null_GetDeviceQueue(VkDevice device, uint32_t family, uint32_t index, VkQueue *out) {
    *out = VK_NULL_HANDLE;
    if (!FIND(Device, device)) return;
    for (uint32_t i = 0; i < slot_end; i++)
        if (objects[i].kind == KIND_Queue && objects[i].parent == (uintptr_t)device && index == 0 &&
            objects[i].u.command_pool.family == family)
            *out = HANDLE(Queue, &objects[i]);
    if (!*out) complain(NULL_queue, "queue %u of family %u", index, family);
}

#define DESTROY(T)                                                                                    \
    API_VOID null_Destroy##T(VkDevice device, Vk##T handle, const VkAllocationCallbacks *allocator) { \
        (void)allocator;                                                                              \
        (void)FIND(Device, device);                                                                   \
        destroy(KIND_##T, (uintptr_t)handle, __func__);                                               \
    }
DESTROY(Buffer)
DESTROY(ShaderModule)
DESTROY(DescriptorSetLayout)
DESTROY(PipelineLayout)
DESTROY(Pipeline)
DESTROY(Fence)
DESTROY(QueryPool)

/* ---- buffers and memory ---- */

static void check_buffer(VkDeviceSize size, VkBufferUsageFlags usage) {
    if (size == 0 || size >> (ADDRESS_SHIFT - 1) || usage == 0)
        complain(NULL_buffer_info, "%llu bytes, usage %#x", (unsigned long long)size, usage);
    if ((usage & VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT) && !(enabled & NULL_ADDRESS))
        complain(NULL_disabled, "a buffer with a device address");
}

API_RESULT null_CreateBuffer(VkDevice device, const VkBufferCreateInfo *info, const VkAllocationCallbacks *allocator,
                             VkBuffer *out) {
    object *o;
    (void)allocator;
    MAY_FAIL("vkCreateBuffer");
    (void)FIND(Device, device);
    check_buffer(info->size, info->usage);
    o = born(KIND_Buffer);
    o->u.buffer.size = info->size;
    o->u.buffer.usage = info->usage;
    for (const VkBaseInStructure *s = (const VkBaseInStructure *)info->pNext; s; s = s->pNext)
        if (s->sType == VK_STRUCTURE_TYPE_EXTERNAL_MEMORY_BUFFER_CREATE_INFO)
            o->u.buffer.imports = (((const VkExternalMemoryBufferCreateInfo *)s)->handleTypes &
                                   VK_EXTERNAL_MEMORY_HANDLE_TYPE_HOST_ALLOCATION_BIT_EXT) != 0;
    if (o->u.buffer.imports && !(enabled & NULL_HOST_POINTER)) complain(NULL_disabled, "a buffer of the host's pages");
    *out = HANDLE(Buffer, o);
    return VK_SUCCESS;
}

VkBuffer null_buffer(VkDeviceSize size, VkBufferUsageFlags usage) {
    object *o = born(KIND_Buffer);
    o->u.buffer.size = size;
    o->u.buffer.usage = usage;
    o->u.buffer.memory = (uintptr_t)-1; /* no object: all is well with it */
    return HANDLE(Buffer, o);
}

void null_reshape(VkBuffer buffer, VkDeviceSize size, VkBufferUsageFlags usage) {
    object *o = FIND(Buffer, buffer);
    o->u.buffer.size = size;
    o->u.buffer.usage = usage;
}

API_VOID null_GetBufferMemoryRequirements(VkDevice device, VkBuffer buffer, VkMemoryRequirements *out) {
    const object *o = FIND(Buffer, buffer);
    (void)FIND(Device, device);
    out->alignment = 256;
    out->size = o ? (o->u.buffer.size + 255) / 256 * 256 : 0;
    out->memoryTypeBits = null_device.memory_types_of_buffers;
}

/* The host's pages that an allocation is to be, or NULL. */
static const VkImportMemoryHostPointerInfoEXT *import_in(const VkMemoryAllocateInfo *info) {
    for (const VkBaseInStructure *s = (const VkBaseInStructure *)info->pNext; s; s = s->pNext)
        if (s->sType == VK_STRUCTURE_TYPE_IMPORT_MEMORY_HOST_POINTER_INFO_EXT) {
            const VkImportMemoryHostPointerInfoEXT *import = (const VkImportMemoryHostPointerInfoEXT *)s;
            if ((uintptr_t)import->pHostPointer % null_device.import_alignment ||
                info->allocationSize % null_device.import_alignment)
                complain(NULL_import, "%llu bytes at %p", (unsigned long long)info->allocationSize, import->pHostPointer);
            if (!(enabled & NULL_HOST_POINTER)) complain(NULL_disabled, "an import of the host's pages");
            return import;
        }
    return NULL;
}

API_RESULT null_GetMemoryHostPointerPropertiesEXT(VkDevice device, VkExternalMemoryHandleTypeFlagBits type,
                                                  const void *pointer, VkMemoryHostPointerPropertiesEXT *out) {
    MAY_FAIL("vkGetMemoryHostPointerPropertiesEXT");
    (void)FIND(Device, device);
    if (type != VK_EXTERNAL_MEMORY_HANDLE_TYPE_HOST_ALLOCATION_BIT_EXT ||
        (uintptr_t)pointer % null_device.import_alignment)
        complain(NULL_import, "properties of %p", pointer);
    out->memoryTypeBits = null_device.memory_types_of_buffers;
    return VK_SUCCESS;
}

API_RESULT null_AllocateMemory(VkDevice device, const VkMemoryAllocateInfo *info,
                               const VkAllocationCallbacks *allocator, VkDeviceMemory *out) {
    const VkImportMemoryHostPointerInfoEXT *import = import_in(info);
    VkDeviceSize *used;
    object *o;
    (void)allocator;
    MAY_FAIL("vkAllocateMemory");
    (void)FIND(Device, device);
    if ((uint32_t)live[KIND_DeviceMemory] >= null_device.limits.maxMemoryAllocationCount) {
        complain(NULL_allocations, "%ld", live[KIND_DeviceMemory] + 1);
        return VK_ERROR_TOO_MANY_OBJECTS;
    }
    if (info->memoryTypeIndex >= null_device.memory.memoryTypeCount) {
        complain(NULL_memory_type, "%u of %u", info->memoryTypeIndex, null_device.memory.memoryTypeCount);
        return VK_ERROR_OUT_OF_DEVICE_MEMORY;
    }
    if (info->allocationSize > null_device.max_allocation_size) {
        complain(NULL_allocation_size, "%llu bytes", (unsigned long long)info->allocationSize);
        return VK_ERROR_OUT_OF_DEVICE_MEMORY;
    }
    used = &heap_used[null_device.memory.memoryTypes[info->memoryTypeIndex].heapIndex];
    if (!import &&
        info->allocationSize >
            null_device.memory.memoryHeaps[null_device.memory.memoryTypes[info->memoryTypeIndex].heapIndex].size - *used)
        return VK_ERROR_OUT_OF_DEVICE_MEMORY;
    if (!import) *used += info->allocationSize;
    o = born(KIND_DeviceMemory);
    o->u.memory.size = info->allocationSize;
    o->u.memory.type = info->memoryTypeIndex;
    o->u.memory.imported = import != NULL;
    if (import) o->u.memory.mapped = import->pHostPointer;
    for (const VkBaseInStructure *s = (const VkBaseInStructure *)info->pNext; s; s = s->pNext)
        if (s->sType == VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO)
            o->u.memory.addressable = (((const VkMemoryAllocateFlagsInfo *)s)->flags &
                                       VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT) != 0;
    *out = HANDLE(DeviceMemory, o);
    return VK_SUCCESS;
}

API_VOID null_FreeMemory(VkDevice device, VkDeviceMemory memory, const VkAllocationCallbacks *allocator) {
    (void)allocator;
    (void)FIND(Device, device);
    destroy(KIND_DeviceMemory, (uintptr_t)memory, __func__);
}

API_RESULT null_BindBufferMemory(VkDevice device, VkBuffer buffer, VkDeviceMemory memory, VkDeviceSize offset) {
    object *b = FIND(Buffer, buffer);
    const object *m = FIND(DeviceMemory, memory);
    MAY_FAIL("vkBindBufferMemory");
    (void)FIND(Device, device);
    if (!b || !m) return VK_ERROR_OUT_OF_DEVICE_MEMORY;
    if (b->u.buffer.memory) complain(NULL_bound_twice, "buffer %#lx", (unsigned long)b->id);
    if (offset % 256 || offset > m->u.memory.size || m->u.memory.size - offset < b->u.buffer.size)
        complain(NULL_bind_range, "%llu bytes at %llu of %llu", (unsigned long long)b->u.buffer.size,
                 (unsigned long long)offset, (unsigned long long)m->u.memory.size);
    if (!(null_device.memory_types_of_buffers & 1u << m->u.memory.type))
        complain(NULL_memory_type, "%u for a buffer", m->u.memory.type);
    if (m->u.memory.imported && !b->u.buffer.imports) complain(NULL_import, "buffer %#lx", (unsigned long)b->id);
    if ((b->u.buffer.usage & VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT) && !m->u.memory.addressable)
        complain(NULL_address_memory, "buffer %#lx", (unsigned long)b->id);
    b->u.buffer.memory = m->id;
    return VK_SUCCESS;
}

API_RESULT null_MapMemory(VkDevice device, VkDeviceMemory memory, VkDeviceSize offset, VkDeviceSize size,
                          VkMemoryMapFlags flags, void **out) {
    object *m = FIND(DeviceMemory, memory);
    (void)flags;
    MAY_FAIL("vkMapMemory");
    (void)FIND(Device, device);
    if (!m) return VK_ERROR_MEMORY_MAP_FAILED;
    if (m->u.memory.mapped ||
        !(null_device.memory.memoryTypes[m->u.memory.type].propertyFlags & VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT) ||
        offset > m->u.memory.size || (size != VK_WHOLE_SIZE && size > m->u.memory.size - offset)) {
        complain(NULL_map, "memory of type %u", m->u.memory.type);
        return VK_ERROR_MEMORY_MAP_FAILED;
    }
    m->u.memory.mapped = malloc((size_t)m->u.memory.size);
    if (!m->u.memory.mapped) return VK_ERROR_MEMORY_MAP_FAILED;
    *out = (char *)m->u.memory.mapped + offset;
    return VK_SUCCESS;
}

static VKAPI_ATTR VkDeviceAddress VKAPI_CALL null_GetBufferDeviceAddress(VkDevice device,
                                                                         const VkBufferDeviceAddressInfo *info) {
    const object *o = FIND(Buffer, info->buffer);
    (void)FIND(Device, device);
    if (!o) return 0;
    if (!(o->u.buffer.usage & VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT))
        complain(NULL_usage, "an address of a buffer of usage %#x", o->u.buffer.usage);
    if (!o->u.buffer.memory) complain(NULL_unbound, "an address of buffer %#lx", (unsigned long)o->id);
    return address_of(o);
}

/* A live buffer with memory and that usage, or NULL. */
static const object *used_buffer(uintptr_t id, VkBufferUsageFlags usage, const char *call) {
    const object *o = find(KIND_Buffer, id, call);
    if (!o) return NULL;
    if ((o->u.buffer.usage & usage) != usage)
        complain(NULL_usage, "%s of a buffer of usage %#x, not %#x", call, o->u.buffer.usage, usage);
    if (!o->u.buffer.memory || (o->u.buffer.memory != (uintptr_t)-1 && !peek(KIND_DeviceMemory, o->u.buffer.memory)))
        complain(NULL_unbound, "%s of buffer %#lx", call, (unsigned long)id);
    return o;
}

/* ---- kernels: of their SPIR-V, what is declared before the first function is read ---- */

enum { SPIRV_MAGIC = 0x07230203, SPIRV_HEADER = 5, MAX_IDS = 1 << 15 };
enum { /* opcodes */
       OP_CAPABILITY = 17,
       OP_TYPE_BOOL = 20,
       OP_TYPE_INT = 21,
       OP_TYPE_FLOAT = 22,
       OP_TYPE_VECTOR = 23,
       OP_TYPE_ARRAY = 28,
       OP_TYPE_STRUCT = 30,
       OP_TYPE_POINTER = 32,
       OP_CONSTANT_TRUE = 41,
       OP_CONSTANT_FALSE = 42,
       OP_CONSTANT = 43,
       OP_SPEC_TRUE = 48,
       OP_SPEC_FALSE = 49,
       OP_SPEC = 50,
       OP_SPEC_OP = 52,
       OP_FUNCTION = 54,
       OP_VARIABLE = 59,
       OP_DECORATE = 71,
       DECORATION_SPEC_ID = 1,
    DECORATION_BINDING = 33,
       STORAGE_WORKGROUP = 4
};

enum { CAPABILITY_BALLOT = 64 };
static const struct {
    uint32_t capability, feature;
    VkSubgroupFeatureFlags subgroup;
} capabilities[] = {
    {1, 0, 0}, /* Shader */
    {4433, NULL_STORAGE_16, 0},
    {4448, NULL_STORAGE_8, 0},
    {5347, NULL_ADDRESS, 0},
    {61, 0, VK_SUBGROUP_FEATURE_BASIC_BIT},
    {62, 0, VK_SUBGROUP_FEATURE_VOTE_BIT},
    {63, 0, VK_SUBGROUP_FEATURE_ARITHMETIC_BIT},
    {CAPABILITY_BALLOT, 0, VK_SUBGROUP_FEATURE_BALLOT_BIT},
    {65, 0, VK_SUBGROUP_FEATURE_SHUFFLE_BIT},
};

static void check_capability(uint32_t capability) {
    size_t i = 0;
    while (i < COUNT_OF(capabilities) && capabilities[i].capability != capability) i++;
    if (i == COUNT_OF(capabilities) || (capabilities[i].feature & ~enabled) ||
        (capabilities[i].subgroup & ~null_device.subgroup_operations))
        complain(NULL_capability, "SPIR-V capability %u", capability);
}

API_RESULT null_CreateShaderModule(VkDevice device, const VkShaderModuleCreateInfo *info,
                                   const VkAllocationCallbacks *allocator, VkShaderModule *out) {
    const size_t words = info->codeSize / 4;
    size_t at = SPIRV_HEADER;
    uint32_t bindings = 0;
    int ballots = 0;
    object *o;
    (void)allocator;
    MAY_FAIL("vkCreateShaderModule");
    (void)FIND(Device, device);
    if (info->codeSize % 4 || words < SPIRV_HEADER || info->pCode[0] != SPIRV_MAGIC || info->pCode[3] > MAX_IDS) {
        complain(NULL_module, "%lu bytes", (unsigned long)info->codeSize);
        at = 0;
    }
    while (at != 0 && at < words && (info->pCode[at] & 0xffff) != OP_FUNCTION) {
        if ((info->pCode[at] & 0xffff) == OP_CAPABILITY) {
            check_capability(info->pCode[at + 1]);
            if (info->pCode[at + 1] == CAPABILITY_BALLOT) ballots = 1;
        }
        if (info->pCode[at] == (4u << 16 | OP_DECORATE) && info->pCode[at + 2] == DECORATION_BINDING &&
            info->pCode[at + 3] >= bindings)
            bindings = info->pCode[at + 3] + 1;
        if (info->pCode[at] >> 16 == 0 || info->pCode[at] >> 16 > words - at) {
            complain(NULL_module, "no instruction at word %lu", (unsigned long)at);
            break;
        }
        at += info->pCode[at] >> 16;
    }
    o = born(KIND_ShaderModule);
    o->u.module.words = malloc(at * 4 + 1);
    o->u.module.count = at;
    o->u.module.all = words;
    if (at) memcpy(o->u.module.words, info->pCode, at * 4);
    o->u.module.ballots = ballots;
    o->u.module.bindings = bindings;
    *out = HANDLE(ShaderModule, o);
    return VK_SUCCESS;
}

/* The value of a specialization constant, or `otherwise`. */
static uint32_t specialized(const VkSpecializationInfo *info, uint32_t id, uint32_t otherwise) {
    for (uint32_t i = 0; info && i < info->mapEntryCount; i++)
        if (info->pMapEntries[i].constantID == id && info->pMapEntries[i].size == 4 &&
            info->pMapEntries[i].offset + 4 <= info->dataSize)
            memcpy(&otherwise, (const char *)info->pData + info->pMapEntries[i].offset, 4);
    return otherwise;
}

static uint32_t operate(uint32_t op, uint32_t a, uint32_t b, uint32_t c) {
    switch (op) {
    case 113: return a;             /* UConvert */
    case 128: return a + b;         /* IAdd */
    case 130: return a - b;         /* ISub */
    case 132: return a * b;         /* IMul */
    case 134: return b ? a / b : 0; /* UDiv */
    case 137: return b ? a % b : 0; /* UMod */
    case 164: return a == b;        /* LogicalEqual */
    case 165: return a != b;        /* LogicalNotEqual */
    case 166: return a | b;         /* LogicalOr */
    case 167: return a & b;         /* LogicalAnd */
    case 168: return !a;            /* LogicalNot */
    case 169: return a ? b : c;     /* Select */
    case 170: return a == b;        /* IEqual */
    case 171: return a != b;        /* INotEqual */
    case 172: return a > b;         /* UGreaterThan */
    case 174: return a >= b;        /* UGreaterThanEqual */
    case 176: return a < b;         /* ULessThan */
    case 178: return a <= b;        /* ULessThanEqual */
    case 194: return a >> (b & 31); /* ShiftRightLogical */
    case 196: return a << (b & 31); /* ShiftLeftLogical */
    case 197: return a | b;         /* BitwiseOr */
    case 198: return a ^ b;         /* BitwiseXor */
    case 199: return a & b;         /* BitwiseAnd */
    case 200: return ~a;            /* Not */
    default: complain(NULL_module, "operation %u on constants, which the null driver does not know", op); return 0;
    }
}

/* Bytes of shared memory that a module declares, its constants specialized. */
static uint64_t shared_bytes(const object *module, const VkSpecializationInfo *info) {
    static uint32_t spec_id[MAX_IDS], value[MAX_IDS]; /* of a type: bytes; of a pointer: what it points at */
    const uint32_t *end = module->u.module.words + module->u.module.count;
    uint64_t bytes = 0;
    for (const uint32_t *w = module->u.module.words + SPIRV_HEADER; w < end; w += w[0] >> 16) {
        const uint32_t count = w[0] >> 16;
        switch (w[0] & 0xffff) {
        case OP_DECORATE:
            if (w[2] == DECORATION_SPEC_ID) spec_id[w[1]] = w[3];
            break;
        case OP_TYPE_BOOL: value[w[1]] = 4; break;
        case OP_TYPE_INT:
        case OP_TYPE_FLOAT: value[w[1]] = w[2] / 8; break;
        case OP_TYPE_VECTOR: value[w[1]] = value[w[2]] * w[3]; break;
        case OP_TYPE_ARRAY: value[w[1]] = value[w[2]] * value[w[3]]; break;
        case OP_TYPE_STRUCT:
            value[w[1]] = 0;
            for (uint32_t i = 2; i < count; i++) value[w[1]] += value[w[i]];
            break;
        case OP_TYPE_POINTER: value[w[1]] = value[w[3]]; break;
        case OP_CONSTANT_TRUE: value[w[2]] = 1; break;
        case OP_CONSTANT_FALSE: value[w[2]] = 0; break;
        case OP_CONSTANT: value[w[2]] = w[3]; break;
        case OP_SPEC_TRUE: value[w[2]] = specialized(info, spec_id[w[2]], 1); break;
        case OP_SPEC_FALSE: value[w[2]] = specialized(info, spec_id[w[2]], 0); break;
        case OP_SPEC: value[w[2]] = specialized(info, spec_id[w[2]], w[3]); break;
        case OP_SPEC_OP:
            value[w[2]] = operate(w[3], value[w[4]], count > 5 ? value[w[5]] : 0, count > 6 ? value[w[6]] : 0);
            break;
        case OP_VARIABLE:
            if (w[3] == STORAGE_WORKGROUP) bytes += value[w[1]];
            break;
        default: break;
        }
    }
    return bytes;
}

/* ---- layouts and pipelines ---- */

API_RESULT null_CreateDescriptorSetLayout(VkDevice device, const VkDescriptorSetLayoutCreateInfo *info,
                                          const VkAllocationCallbacks *allocator, VkDescriptorSetLayout *out) {
    object *o;
    (void)allocator;
    MAY_FAIL("vkCreateDescriptorSetLayout");
    (void)FIND(Device, device);
    o = born(KIND_DescriptorSetLayout);
    o->u.set_layout.bindings = info->bindingCount;
    o->u.set_layout.pushed = (info->flags & VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT_KHR) != 0;
    if (info->bindingCount > null_device.limits.maxPerStageDescriptorStorageBuffers ||
        info->bindingCount > MAX_BINDINGS)
        complain(NULL_bindings, "%u storage buffers", info->bindingCount);
    for (uint32_t i = 0; i < info->bindingCount; i++)
        if (info->pBindings[i].binding != i || info->pBindings[i].descriptorCount != 1 ||
            info->pBindings[i].descriptorType != VK_DESCRIPTOR_TYPE_STORAGE_BUFFER)
            complain(NULL_bindings, "binding %u is no single storage buffer", i);
    if (o->u.set_layout.pushed && !(enabled & NULL_PUSH_DESCRIPTOR)) complain(NULL_disabled, "push descriptors");
    *out = HANDLE(DescriptorSetLayout, o);
    return VK_SUCCESS;
}

API_RESULT null_CreatePipelineLayout(VkDevice device, const VkPipelineLayoutCreateInfo *info,
                                     const VkAllocationCallbacks *allocator, VkPipelineLayout *out) {
    object *o;
    (void)allocator;
    MAY_FAIL("vkCreatePipelineLayout");
    (void)FIND(Device, device);
    o = born(KIND_PipelineLayout);
    if (info->setLayoutCount > 1) complain(NULL_bindings, "%u sets", info->setLayoutCount);
    if (info->setLayoutCount == 1) {
        const object *set = FIND(DescriptorSetLayout, info->pSetLayouts[0]);
        o->u.layout.set_layout = (uintptr_t)info->pSetLayouts[0];
        o->u.layout.bindings = set ? set->u.set_layout.bindings : 0;
        o->u.layout.pushed = set && set->u.set_layout.pushed;
    }
    for (uint32_t i = 0; i < info->pushConstantRangeCount; i++) {
        const VkPushConstantRange *range = &info->pPushConstantRanges[i];
        if (range->size == 0 || range->size % 4 || range->offset % 4 ||
            range->offset + range->size > null_device.limits.maxPushConstantsSize ||
            range->offset + range->size > MAX_CONSTANTS)
            complain(NULL_push_size, "%u bytes at %u", range->size, range->offset);
        if (range->offset + range->size > o->u.layout.push_size) o->u.layout.push_size = range->offset + range->size;
    }
    *out = HANDLE(PipelineLayout, o);
    return VK_SUCCESS;
}

/* gpusort's kernels have the width of their workgroup in specialization constant 0. */
/* A kernel with ballots is told the lanes of a subgroup, and whether all of them are there. Without the flag Vulkan does not
 * promise that, however many invocations there are. */
static void check_subgroups(const VkPipelineShaderStageCreateInfo *stage, uint32_t width, uint32_t required) {
    const uint32_t lanes = specialized(stage->pSpecializationInfo, 3, 32),
                   counted_on = specialized(stage->pSpecializationInfo, 4, 1),
                   size = required ? required : null_device.subgroup_size;
    if (!(stage->flags & VK_PIPELINE_SHADER_STAGE_CREATE_REQUIRE_FULL_SUBGROUPS_BIT)) {
        if (counted_on) complain(NULL_partial_subgroups, "%u lanes are counted on, none is promised", lanes);
        if (enabled & NULL_SIZE_CONTROL && width % size == 0 &&
            width / null_device.subgroup_min <= null_device.max_workgroup_subgroups)
            complain(NULL_partial_subgroups, "%u lanes of a workgroup of %u might be promised", size, width);
    } else if (!counted_on || lanes != size) {
        complain(NULL_partial_subgroups, "%u lanes are promised, not %u", size, lanes);
    }
}

static void check_stage(const VkPipelineShaderStageCreateInfo *stage) {
    const VkPhysicalDeviceLimits *limits = &null_device.limits;
    const object *module = FIND(ShaderModule, stage->module);
    const VkSpecializationInfo *info = stage->pSpecializationInfo;
    const uint32_t width = specialized(info, 0, 0), words = module ? (uint32_t)module->u.module.all : 0;
    uint32_t required = 0;
    uint64_t shared;
    for (uint32_t i = 0; info && i < info->mapEntryCount; i++)
        if (info->pMapEntries[i].size > info->dataSize ||
            info->pMapEntries[i].offset > info->dataSize - info->pMapEntries[i].size)
            complain(NULL_specialization, "constant %u", info->pMapEntries[i].constantID);
    if (width == 0 || width > limits->maxComputeWorkGroupInvocations || width > limits->maxComputeWorkGroupSize[0])
        complain(NULL_workgroup, "%u invocations, kernel of %u words", width, words);
    shared = module && module->u.module.count ? shared_bytes(module, info) : 0;
    if (shared > null_most_shared) null_most_shared = shared;
    if (shared > limits->maxComputeSharedMemorySize)
        complain(NULL_shared_memory, "%llu bytes in a workgroup of %u, kernel of %u words",
                 (unsigned long long)shared, width, words);
    for (const VkBaseInStructure *s = (const VkBaseInStructure *)stage->pNext; s; s = s->pNext)
        if (s->sType == VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_REQUIRED_SUBGROUP_SIZE_CREATE_INFO)
            required = ((const VkPipelineShaderStageRequiredSubgroupSizeCreateInfo *)s)->requiredSubgroupSize;
    if ((required || (stage->flags & VK_PIPELINE_SHADER_STAGE_CREATE_REQUIRE_FULL_SUBGROUPS_BIT)) &&
        !(enabled & NULL_SIZE_CONTROL))
        complain(NULL_disabled, "subgroup size control");
    if (required && (null_device.no_required_size || required & (required - 1) || required < null_device.subgroup_min ||
                     required > null_device.subgroup_max || width > required * null_device.max_workgroup_subgroups))
        complain(NULL_subgroup_size, "%u in a workgroup of %u", required, width);
    if ((stage->flags & VK_PIPELINE_SHADER_STAGE_CREATE_REQUIRE_FULL_SUBGROUPS_BIT) &&
        width % (required ? required : null_device.subgroup_size))
        complain(NULL_full_subgroups, "%u in a workgroup of %u", required, width);
    if (module && module->u.module.ballots) check_subgroups(stage, width, required);
}

static void check_robustness(const VkComputePipelineCreateInfo *info) {
    null_pipelines++;
#ifdef VK_EXT_pipeline_robustness
    for (const VkBaseInStructure *s = (const VkBaseInStructure *)info->pNext; s; s = s->pNext)
        if (s->sType == VK_STRUCTURE_TYPE_PIPELINE_ROBUSTNESS_CREATE_INFO_EXT) {
            const VkPipelineRobustnessCreateInfoEXT *wanted = (const VkPipelineRobustnessCreateInfoEXT *)s;
            if (!(enabled & NULL_ROBUSTNESS)) complain(NULL_disabled, "pipeline robustness");
            null_unchecked_pipelines += wanted->storageBuffers == VK_PIPELINE_ROBUSTNESS_BUFFER_BEHAVIOR_DISABLED_EXT;
        }
#else
    (void)info;
#endif
}

API_RESULT null_CreateComputePipelines(VkDevice device, VkPipelineCache cache, uint32_t count,
                                       const VkComputePipelineCreateInfo *infos,
                                       const VkAllocationCallbacks *allocator, VkPipeline *out) {
    (void)allocator;
    for (uint32_t i = 0; i < count; i++) out[i] = VK_NULL_HANDLE;
    MAY_FAIL("vkCreateComputePipelines");
    (void)FIND(Device, device);
    if (cache) (void)FIND(PipelineCache, cache);
    for (uint32_t i = 0; i < count; i++) {
        const object *layout = FIND(PipelineLayout, infos[i].layout);
        object *o = born(KIND_Pipeline);
        const object *module = find(KIND_ShaderModule, (uintptr_t)infos[i].stage.module, __func__);
        check_stage(&infos[i].stage);
        if (module && layout && module->u.module.bindings > layout->u.layout.bindings)
            complain(NULL_unbound_names, "binding %u, the layout has %u", module->u.module.bindings - 1,
                     layout->u.layout.bindings);
        check_robustness(&infos[i]);
        if (layout) o->u.layout = layout->u.layout;
        out[i] = HANDLE(Pipeline, o);
    }
    return VK_SUCCESS;
}

API_RESULT null_CreatePipelineCache(VkDevice device, const VkPipelineCacheCreateInfo *info,
                                    const VkAllocationCallbacks *allocator, VkPipelineCache *out) {
    (void)info, (void)allocator;
    MAY_FAIL("vkCreatePipelineCache");
    (void)FIND(Device, device);
    *out = HANDLE(PipelineCache, born(KIND_PipelineCache));
    return VK_SUCCESS;
}

API_VOID null_DestroyPipelineCache(VkDevice device, VkPipelineCache cache, const VkAllocationCallbacks *allocator) {
    (void)allocator;
    (void)FIND(Device, device);
    destroy(KIND_PipelineCache, (uintptr_t)cache, __func__);
}

/* A cache of nothing. */
API_RESULT null_GetPipelineCacheData(VkDevice device, VkPipelineCache cache, size_t *size, void *data) {
    (void)data;
    MAY_FAIL("vkGetPipelineCacheData");
    (void)FIND(Device, device), (void)FIND(PipelineCache, cache);
    *size = 0;
    return VK_SUCCESS;
}

/* ---- descriptors ---- */

API_RESULT null_CreateDescriptorPool(VkDevice device, const VkDescriptorPoolCreateInfo *info,
                                     const VkAllocationCallbacks *allocator, VkDescriptorPool *out) {
    object *o;
    (void)allocator;
    MAY_FAIL("vkCreateDescriptorPool");
    (void)FIND(Device, device);
    o = born(KIND_DescriptorPool);
    o->u.pool.max_sets = info->maxSets;
    for (uint32_t i = 0; i < info->poolSizeCount; i++)
        if (info->pPoolSizes[i].type == VK_DESCRIPTOR_TYPE_STORAGE_BUFFER)
            o->u.pool.max_descriptors += info->pPoolSizes[i].descriptorCount;
    *out = HANDLE(DescriptorPool, o);
    return VK_SUCCESS;
}

API_VOID null_DestroyDescriptorPool(VkDevice device, VkDescriptorPool pool, const VkAllocationCallbacks *allocator) {
    (void)allocator;
    (void)FIND(Device, device);
    destroy(KIND_DescriptorPool, (uintptr_t)pool, __func__);
    if (pool) forget_children((uintptr_t)pool);
}

API_RESULT null_ResetDescriptorPool(VkDevice device, VkDescriptorPool pool, VkDescriptorPoolResetFlags flags) {
    object *o = FIND(DescriptorPool, pool);
    (void)flags;
    MAY_FAIL("vkResetDescriptorPool");
    (void)FIND(Device, device);
    if (!o) return VK_SUCCESS;
    (void)check_idle(o->id, __func__);
    if (o->u.pool.sets) forget_children(o->id);
    o->u.pool.sets = o->u.pool.descriptors = 0;
    return VK_SUCCESS;
}

API_RESULT null_AllocateDescriptorSets(VkDevice device, const VkDescriptorSetAllocateInfo *info,
                                       VkDescriptorSet *out) {
    object *pool = FIND(DescriptorPool, info->descriptorPool);
    uint32_t descriptors = pool ? pool->u.pool.descriptors : 0; /* with these */
    MAY_FAIL("vkAllocateDescriptorSets");
    (void)FIND(Device, device);
    for (uint32_t i = 0; i < info->descriptorSetCount; i++) {
        const object *layout = FIND(DescriptorSetLayout, info->pSetLayouts[i]);
        if (!pool || !layout) return VK_ERROR_OUT_OF_POOL_MEMORY;
        if (layout->u.set_layout.pushed) complain(NULL_layout, "a set of a layout for push descriptors");
        descriptors += layout->u.set_layout.bindings;
    }
    if (pool->u.pool.sets + info->descriptorSetCount > pool->u.pool.max_sets || descriptors > pool->u.pool.max_descriptors) {
        complain(NULL_pool, "%u sets, %u descriptors", pool->u.pool.sets + info->descriptorSetCount, descriptors);
        return VK_ERROR_OUT_OF_POOL_MEMORY;
    }
    for (uint32_t i = 0; i < info->descriptorSetCount; i++) {
        const object *layout = FIND(DescriptorSetLayout, info->pSetLayouts[i]);
        object *set;
        pool->u.pool.sets++;
        pool->u.pool.descriptors += layout->u.set_layout.bindings;
        set = born(KIND_DescriptorSet);
        set->parent = pool->id;
        set->u.set.bindings = layout->u.set_layout.bindings;
        set->u.set.set_layout = layout->id;
        out[i] = HANDLE(DescriptorSet, set);
    }
    return VK_SUCCESS;
}

/* One storage buffer of a set, checked; 0 where it is none. */
static uintptr_t written_buffer(const VkWriteDescriptorSet *write, uint32_t bindings) {
    const VkDescriptorBufferInfo *info = write->pBufferInfo;
    const VkPhysicalDeviceLimits *limits = &null_device.limits;
    const object *o;
    uint64_t range;
    if (write->descriptorType != VK_DESCRIPTOR_TYPE_STORAGE_BUFFER || write->descriptorCount != 1 ||
        write->dstBinding >= bindings || write->dstArrayElement != 0) {
        complain(NULL_descriptor, "type %d at binding %u of %u", (int)write->descriptorType, write->dstBinding,
                 bindings);
        return 0;
    }
    o = used_buffer((uintptr_t)info->buffer, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, "a storage buffer");
    if (!o) return 0;
    range = info->range == VK_WHOLE_SIZE ? o->u.buffer.size - info->offset : info->range;
    if (info->offset % limits->minStorageBufferOffsetAlignment)
        complain(NULL_offset_alignment, "%llu at binding %u", (unsigned long long)info->offset, write->dstBinding);
    if (range > limits->maxStorageBufferRange)
        complain(NULL_range_limit, "%llu bytes at binding %u", (unsigned long long)range, write->dstBinding);
    if (info->offset >= o->u.buffer.size || range == 0 || range > o->u.buffer.size - info->offset)
        complain(NULL_range, "%llu bytes at %llu of %llu, binding %u", (unsigned long long)range,
                 (unsigned long long)info->offset, (unsigned long long)o->u.buffer.size, write->dstBinding);
    return o->id;
}

API_VOID null_UpdateDescriptorSets(VkDevice device, uint32_t count, const VkWriteDescriptorSet *writes,
                                   uint32_t copy_count, const VkCopyDescriptorSet *copies) {
    (void)copies;
    (void)FIND(Device, device);
    if (copy_count) complain(NULL_descriptor, "copies of descriptors");
    for (uint32_t i = 0; i < count; i++) {
        object *set = FIND(DescriptorSet, writes[i].dstSet);
        if (set) (void)check_idle(set->id, __func__);
        uintptr_t buffer = set ? written_buffer(&writes[i], set->u.set.bindings) : 0;
        if (buffer) set->u.set.buffers[writes[i].dstBinding] = buffer;
    }
}

/* ---- command buffers ---- */

API_RESULT null_CreateCommandPool(VkDevice device, const VkCommandPoolCreateInfo *info,
                                  const VkAllocationCallbacks *allocator, VkCommandPool *out) {
    object *o;
    (void)allocator;
    MAY_FAIL("vkCreateCommandPool");
    (void)FIND(Device, device);
    if (info->queueFamilyIndex >= null_device.family_count)
        complain(NULL_queue, "a command pool of family %u", info->queueFamilyIndex);
    o = born(KIND_CommandPool);
    o->u.command_pool.family = info->queueFamilyIndex;
    o->u.command_pool.flags = info->flags;
    *out = HANDLE(CommandPool, o);
    return VK_SUCCESS;
}

API_VOID null_DestroyCommandPool(VkDevice device, VkCommandPool pool, const VkAllocationCallbacks *allocator) {
    (void)allocator;
    (void)FIND(Device, device);
    for (uint32_t i = 0; pool && i < slot_end; i++)
        if (objects[i].kind == KIND_CommandBuffer && objects[i].parent == (uintptr_t)pool) empty(&objects[i], __func__);
    if (pool) forget_children((uintptr_t)pool);
    destroy(KIND_CommandPool, (uintptr_t)pool, __func__);
}

API_RESULT null_ResetCommandPool(VkDevice device, VkCommandPool pool, VkCommandPoolResetFlags flags) {
    const object *o = FIND(CommandPool, pool);
    (void)flags;
    MAY_FAIL("vkResetCommandPool");
    (void)FIND(Device, device);
    for (uint32_t i = 0; o && i < slot_end; i++)
        if (objects[i].kind == KIND_CommandBuffer && objects[i].parent == o->id) {
            empty(&objects[i], __func__);
            objects[i].u.commands.state = INITIAL;
        }
    return VK_SUCCESS;
}

API_RESULT null_AllocateCommandBuffers(VkDevice device, const VkCommandBufferAllocateInfo *info,
                                       VkCommandBuffer *out) {
    const object *pool = FIND(CommandPool, info->commandPool);
    MAY_FAIL("vkAllocateCommandBuffers");
    (void)FIND(Device, device);
    if (!pool) return VK_ERROR_OUT_OF_HOST_MEMORY;
    for (uint32_t i = 0; i < info->commandBufferCount; i++) {
        object *o = born(KIND_CommandBuffer);
        o->parent = pool->id;
        o->u.commands.family = pool->u.command_pool.family;
        out[i] = HANDLE(CommandBuffer, o);
    }
    return VK_SUCCESS;
}

API_RESULT null_ResetCommandBuffer(VkCommandBuffer commands, VkCommandBufferResetFlags flags) {
    object *o = FIND(CommandBuffer, commands);
    const object *pool = o ? peek(KIND_CommandPool, o->parent) : NULL;
    (void)flags;
    MAY_FAIL("vkResetCommandBuffer");
    if (!o) return VK_ERROR_OUT_OF_DEVICE_MEMORY;
    if (!pool || !(pool->u.command_pool.flags & VK_COMMAND_POOL_CREATE_RESET_COMMAND_BUFFER_BIT))
        complain(NULL_begin, "a reset of a command buffer whose pool does not allow it");
    empty(o, __func__);
    o->u.commands.state = INITIAL;
    return VK_SUCCESS;
}

API_RESULT null_BeginCommandBuffer(VkCommandBuffer commands, const VkCommandBufferBeginInfo *info) {
    object *o = FIND(CommandBuffer, commands);
    const object *pool;
    MAY_FAIL("vkBeginCommandBuffer");
    if (!o) return VK_ERROR_OUT_OF_HOST_MEMORY;
    pool = peek(KIND_CommandPool, o->parent);
    if (o->u.commands.state == RECORDING ||
        (o->u.commands.state != INITIAL &&
         !(pool && pool->u.command_pool.flags & VK_COMMAND_POOL_CREATE_RESET_COMMAND_BUFFER_BIT)))
        complain(NULL_begin, "state %d", o->u.commands.state);
    empty(o, __func__);
    o->u.commands.state = RECORDING;
    o->u.commands.recording = ++serial;
    o->u.commands.usage = info->flags;
    o->u.commands.pipeline = o->u.commands.set_layout = 0;
    o->u.commands.pushed = 0;
    return VK_SUCCESS;
}

static object *recording(VkCommandBuffer commands, const char *call) {
    object *o = find(KIND_CommandBuffer, (uintptr_t)commands, call);
    if (o && o->u.commands.state != RECORDING) complain(NULL_recording, "%s in state %d", call, o->u.commands.state);
    return o;
}

/* With its memory. */
static void use_buffer(const object *commands, uintptr_t id) {
    object *o = peek(KIND_Buffer, id);
    if (!o) return;
    use(commands, o);
    use(commands, peek(KIND_DeviceMemory, o->u.buffer.memory));
}

API_RESULT null_EndCommandBuffer(VkCommandBuffer commands) {
    object *o = recording(commands, __func__);
    MAY_FAIL("vkEndCommandBuffer");
    if (o) o->u.commands.state = EXECUTABLE;
    return VK_SUCCESS;
}

/* Where the device is lost, by this or before, it runs as any other: only a wait tells that it does no longer. */
API_RESULT null_QueueSubmit(VkQueue queue, uint32_t count, const VkSubmitInfo *submits, VkFence fence) {
    const object *f = fence ? FIND(Fence, fence) : NULL;
    const object *q = FIND(Queue, queue);
    const VkResult result = lost ? VK_ERROR_DEVICE_LOST : injected("vkQueueSubmit");
    if (result != VK_SUCCESS && result != VK_ERROR_DEVICE_LOST) return result;
    if (f && f->u.fence.signaled) complain(NULL_submit, "the fence is signaled");
    for (uint32_t i = 0; i < count; i++)
        for (uint32_t j = 0; j < submits[i].commandBufferCount; j++) {
            object *o = FIND(CommandBuffer, submits[i].pCommandBuffers[j]);
            if (!o) continue;
            if (o->u.commands.state != EXECUTABLE || (q && o->u.commands.family != q->u.command_pool.family))
                complain(NULL_submit, "a command buffer in state %d, of queue family %u", o->u.commands.state,
                         o->u.commands.family);
            (void)check_idle(o->id, __func__);
            if (f) (void)check_idle(f->id, __func__);
            if (o->u.commands.usage & VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT) o->u.commands.state = INVALID;
            ADD_TO(running, running_count);
            running[running_count - 1].commands = o->id;
            running[running_count - 1].fence = f ? f->id : 0;
        }
    return result;
}

API_RESULT null_CreateFence(VkDevice device, const VkFenceCreateInfo *info, const VkAllocationCallbacks *allocator,
                            VkFence *out) {
    object *o;
    (void)allocator;
    MAY_FAIL("vkCreateFence");
    (void)FIND(Device, device);
    o = born(KIND_Fence);
    o->u.fence.signaled = (info->flags & VK_FENCE_CREATE_SIGNALED_BIT) != 0;
    *out = HANDLE(Fence, o);
    return VK_SUCCESS;
}

/* Ends what is waited for, and what was submitted before it. */
API_RESULT null_WaitForFences(VkDevice device, uint32_t count, const VkFence *fences, VkBool32 all,
                              uint64_t timeout) {
    const VkResult result = lost ? VK_ERROR_DEVICE_LOST : injected("vkWaitForFences");
    (void)all, (void)timeout;
    if (result != VK_SUCCESS && result != VK_ERROR_DEVICE_LOST) return result;
    (void)FIND(Device, device);
    for (uint32_t i = 0; i < count; i++) {
        const object *o = FIND(Fence, fences[i]);
        size_t end = running_count;
        while (o && end > 0 && running[end - 1].fence != o->id) end--;
        end_submissions(o ? end : 0);
        if (o && !o->u.fence.signaled && !result) return VK_TIMEOUT;
    }
    return result;
}

API_RESULT null_ResetFences(VkDevice device, uint32_t count, const VkFence *fences) {
    MAY_FAIL("vkResetFences");
    (void)FIND(Device, device);
    for (uint32_t i = 0; i < count; i++) {
        object *o = FIND(Fence, fences[i]);
        if (!o) continue;
        (void)check_idle(o->id, __func__);
        o->u.fence.signaled = 0;
    }
    return VK_SUCCESS;
}

API_RESULT null_CreateQueryPool(VkDevice device, const VkQueryPoolCreateInfo *info,
                                const VkAllocationCallbacks *allocator, VkQueryPool *out) {
    object *o;
    (void)allocator;
    MAY_FAIL("vkCreateQueryPool");
    (void)FIND(Device, device);
    o = born(KIND_QueryPool);
    o->u.queries.count = info->queryCount;
    *out = HANDLE(QueryPool, o);
    return VK_SUCCESS;
}

static object *check_queries(VkQueryPool pool, uint32_t first, uint32_t count, const char *call) {
    object *o = find(KIND_QueryPool, (uintptr_t)pool, call);
    if (o && (first > o->u.queries.count || count > o->u.queries.count - first))
        complain(NULL_query, "%s: %u queries from %u of %u", call, count, first, o->u.queries.count);
    return o;
}

API_RESULT null_GetQueryPoolResults(VkDevice device, VkQueryPool pool, uint32_t first, uint32_t count, size_t size,
                                    void *data, VkDeviceSize stride, VkQueryResultFlags flags) {
    if (lost) return VK_ERROR_DEVICE_LOST;
    MAY_FAIL("vkGetQueryPoolResults");
    (void)FIND(Device, device);
    (void)check_queries(pool, first, count, __func__);
    if (!(flags & VK_QUERY_RESULT_64_BIT) || stride < 8 || size < count * stride)
        complain(NULL_query, "results of %u queries in %lu bytes", count, (unsigned long)size);
    else
        for (uint32_t i = 0; i < count; i++) ((uint64_t *)data)[i * stride / 8] = 1000 + 1000 * i;
    return VK_SUCCESS;
}

/* ---- commands ---- */

API_VOID null_CmdResetQueryPool(VkCommandBuffer commands, VkQueryPool pool, uint32_t first, uint32_t count) {
    const object *o = recording(commands, __func__);
    object *queries = check_queries(pool, first, count, __func__);
    if (o) use(o, queries);
}

API_VOID null_CmdWriteTimestamp(VkCommandBuffer commands, VkPipelineStageFlagBits stage, VkQueryPool pool,
                                uint32_t query) {
    const object *o = recording(commands, __func__);
    object *queries = check_queries(pool, query, 1, __func__);
    (void)stage;
    if (o) use(o, queries);
    if (o && !null_device.families[o->u.commands.family].timestampValidBits)
        complain(NULL_query, "a timestamp on family %u", o->u.commands.family);
}

static void check_access(VkPipelineStageFlags stages, VkAccessFlags access) {
    VkAccessFlags possible = 0;
    if (stages & VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT)
        possible |= VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT | VK_ACCESS_UNIFORM_READ_BIT;
    if (stages & VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT) possible |= VK_ACCESS_INDIRECT_COMMAND_READ_BIT;
    if (stages & VK_PIPELINE_STAGE_TRANSFER_BIT)
        possible |= VK_ACCESS_TRANSFER_READ_BIT | VK_ACCESS_TRANSFER_WRITE_BIT;
    if (stages & VK_PIPELINE_STAGE_HOST_BIT) possible |= VK_ACCESS_HOST_READ_BIT | VK_ACCESS_HOST_WRITE_BIT;
    if (stages == 0 || access & ~possible) complain(NULL_barrier, "stages %#x, accesses %#x", stages, access);
}

API_VOID null_CmdPipelineBarrier(VkCommandBuffer commands, VkPipelineStageFlags from, VkPipelineStageFlags to,
                                 VkDependencyFlags flags, uint32_t count, const VkMemoryBarrier *barriers,
                                 uint32_t buffer_count, const VkBufferMemoryBarrier *buffers, uint32_t image_count,
                                 const VkImageMemoryBarrier *images) {
    (void)flags, (void)images;
    (void)recording(commands, __func__);
    check_access(from, 0);
    check_access(to, 0);
    for (uint32_t i = 0; i < count; i++) {
        check_access(from, barriers[i].srcAccessMask);
        check_access(to, barriers[i].dstAccessMask);
    }
    for (uint32_t i = 0; i < buffer_count; i++) (void)FIND(Buffer, buffers[i].buffer);
    if (image_count) complain(NULL_barrier, "images");
}

API_VOID null_CmdCopyBuffer(VkCommandBuffer commands, VkBuffer from, VkBuffer to, uint32_t count,
                            const VkBufferCopy *regions) {
    const object *a = used_buffer((uintptr_t)from, VK_BUFFER_USAGE_TRANSFER_SRC_BIT, "a copy");
    const object *b = used_buffer((uintptr_t)to, VK_BUFFER_USAGE_TRANSFER_DST_BIT, "a copy");
    const object *o = recording(commands, __func__);
    if (!o || !a || !b) return;
    use_buffer(o, a->id);
    use_buffer(o, b->id);
    for (uint32_t i = 0; i < count; i++) {
        const VkBufferCopy *r = &regions[i];
        const object *memory = peek(KIND_DeviceMemory, b->u.buffer.memory);
        if (r->size == 0 || r->srcOffset > a->u.buffer.size || r->size > a->u.buffer.size - r->srcOffset ||
            r->dstOffset > b->u.buffer.size || r->size > b->u.buffer.size - r->dstOffset)
            complain(NULL_copy, "%llu bytes from %llu of %llu to %llu of %llu", (unsigned long long)r->size,
                     (unsigned long long)r->srcOffset, (unsigned long long)a->u.buffer.size,
                     (unsigned long long)r->dstOffset, (unsigned long long)b->u.buffer.size);
        else if (memory && memory->u.memory.mapped)
            keep_copy(o->id, memory->u.memory.imported ? 0 : memory->id, (char *)memory->u.memory.mapped + r->dstOffset,
                      (size_t)r->size);
    }
}

API_VOID null_CmdBindPipeline(VkCommandBuffer commands, VkPipelineBindPoint point, VkPipeline pipeline) {
    object *o = recording(commands, __func__);
    object *p = FIND(Pipeline, pipeline);
    if (!o || !p || point != VK_PIPELINE_BIND_POINT_COMPUTE) return;
    o->u.commands.pipeline = p->id;
    use(o, p);
}

static const object *layout_of(VkPipelineLayout layout, int pushed, const char *call) {
    const object *l = find(KIND_PipelineLayout, (uintptr_t)layout, call);
    if (!l) return NULL;
    if (!l->u.layout.set_layout || l->u.layout.pushed != pushed) complain(NULL_layout, "%s", call);
    return l;
}

API_VOID null_CmdBindDescriptorSets(VkCommandBuffer commands, VkPipelineBindPoint point, VkPipelineLayout layout,
                                    uint32_t first, uint32_t count, const VkDescriptorSet *sets,
                                    uint32_t offset_count, const uint32_t *offsets) {
    object *o = recording(commands, __func__);
    const object *l = layout_of(layout, 0, __func__);
    object *set = count == 1 ? FIND(DescriptorSet, sets[0]) : NULL;
    (void)point, (void)offsets;
    if (first != 0 || count != 1 || offset_count != 0) complain(NULL_descriptor, "%u sets from %u", count, first);
    if (!o || !l || !set) return;
    if (set->u.set.set_layout != l->u.layout.set_layout) complain(NULL_layout, "%s: of another set", __func__);
    use(o, set);
    use(o, peek(KIND_DescriptorPool, set->parent));
    o->u.commands.set_layout = set->u.set.set_layout;
    o->u.commands.bindings = set->u.set.bindings;
    memcpy(o->u.commands.buffers, set->u.set.buffers, sizeof o->u.commands.buffers);
}

API_VOID null_CmdPushDescriptorSetKHR(VkCommandBuffer commands, VkPipelineBindPoint point, VkPipelineLayout layout,
                                      uint32_t set, uint32_t count, const VkWriteDescriptorSet *writes) {
    object *o = recording(commands, __func__);
    const object *l = layout_of(layout, 1, __func__);
    (void)point;
    if (set != 0) complain(NULL_descriptor, "set %u", set);
    if (!o || !l) return;
    if (o->u.commands.set_layout != l->u.layout.set_layout)
        memset(o->u.commands.buffers, 0, sizeof o->u.commands.buffers);
    o->u.commands.set_layout = l->u.layout.set_layout;
    o->u.commands.bindings = l->u.layout.bindings;
    for (uint32_t i = 0; i < count; i++) {
        uintptr_t buffer = written_buffer(&writes[i], l->u.layout.bindings);
        if (buffer) o->u.commands.buffers[writes[i].dstBinding] = buffer;
    }
}

API_VOID null_CmdPushConstants(VkCommandBuffer commands, VkPipelineLayout layout, VkShaderStageFlags stages,
                               uint32_t offset, uint32_t size, const void *data) {
    object *o = recording(commands, __func__);
    const object *l = FIND(PipelineLayout, layout);
    if (!o || !l) return;
    if (stages != VK_SHADER_STAGE_COMPUTE_BIT || size == 0 || size % 4 || offset % 4 ||
        offset > l->u.layout.push_size || size > l->u.layout.push_size - offset || offset + size > MAX_CONSTANTS) {
        complain(NULL_push_range, "%u bytes at %u, the layout has %u", size, offset, l->u.layout.push_size);
        return;
    }
    memcpy(o->u.commands.constants + offset, data, size);
    if (o->u.commands.push_size != l->u.layout.push_size) o->u.commands.pushed = 0;
    o->u.commands.push_size = l->u.layout.push_size;
    if (offset <= o->u.commands.pushed && offset + size > o->u.commands.pushed) o->u.commands.pushed = offset + size;
}

/* gpusort's kernels without descriptors take five addresses at the start of the push constants, 0 where they use none. One
 * past the end of a buffer is the start of a section of no size. */
static void check_addresses(const object *o) {
    enum { ADDRESSES = 5 };
    uint64_t addresses[ADDRESSES];
    memcpy(addresses, o->u.commands.constants, sizeof addresses);
    for (int i = 0; i < ADDRESSES; i++) {
        const object *buffer = addresses[i] ? buffer_at(addresses[i]) : NULL;
        if (addresses[i] && !buffer) complain(NULL_address, "%#llx", (unsigned long long)addresses[i]);
        if (!buffer) continue;
        (void)used_buffer(buffer->id, VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT, "an address");
        use_buffer(o, buffer->id);
    }
}

static void check_dispatch(VkCommandBuffer commands, const char *call) {
    const object *o = recording(commands, call), *p;
    if (!o) return;
    p = peek(KIND_Pipeline, o->u.commands.pipeline);
    if (!p) {
        complain(NULL_no_pipeline, "%s", call);
        return;
    }
    if (o->u.commands.pushed < p->u.layout.push_size || o->u.commands.push_size != p->u.layout.push_size) {
        complain(NULL_no_constants, "%u of %u bytes", o->u.commands.pushed, p->u.layout.push_size);
        return;
    }
    if (!p->u.layout.set_layout) {
        check_addresses(o);
        return;
    }
    if (o->u.commands.set_layout != p->u.layout.set_layout) {
        complain(NULL_no_descriptors, "none are bound");
        return;
    }
    for (uint32_t i = 0; i < p->u.layout.bindings; i++) {
        if (!peek(KIND_Buffer, o->u.commands.buffers[i])) complain(NULL_no_descriptors, "binding %u", i);
        use_buffer(o, o->u.commands.buffers[i]);
    }
}

API_VOID null_CmdDispatch(VkCommandBuffer commands, uint32_t x, uint32_t y, uint32_t z) {
    const uint32_t *most = null_device.limits.maxComputeWorkGroupCount;
    if (x == 0 || y == 0 || z == 0 || x > most[0] || y > most[1] || z > most[2])
        complain(NULL_workgroups, "%u x %u x %u", x, y, z);
    check_dispatch(commands, __func__);
}

API_VOID null_CmdDispatchIndirect(VkCommandBuffer commands, VkBuffer buffer, VkDeviceSize offset) {
    const object *b = used_buffer((uintptr_t)buffer, VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT, "an indirect size");
    if (b &&
        (offset % 4 || offset > b->u.buffer.size || b->u.buffer.size - offset < sizeof(VkDispatchIndirectCommand)))
        complain(NULL_indirect, "offset %llu of %llu", (unsigned long long)offset,
                 (unsigned long long)b->u.buffer.size);
    if (b && peek(KIND_CommandBuffer, (uintptr_t)commands)) use_buffer(peek(KIND_CommandBuffer, (uintptr_t)commands), b->id);
    check_dispatch(commands, __func__);
}

/* ---- the functions by name ---- */

static PFN_vkVoidFunction VKAPI_CALL null_GetDeviceProcAddr(VkDevice device, const char *name);

const null_functions null_vk = {
#define NULL_MEMBER(name) .name = null_##name,
    NULL_GLOBAL_FUNCTIONS(NULL_MEMBER) NULL_INSTANCE_FUNCTIONS(NULL_MEMBER) NULL_DEVICE_FUNCTIONS(NULL_MEMBER)
        NULL_OPTIONAL_FUNCTIONS(NULL_MEMBER)
#undef NULL_MEMBER
};

typedef struct named_function {
    const char *name;
    PFN_vkVoidFunction function;
} named_function;
#define NAMED(name) {"vk" #name, (PFN_vkVoidFunction)null_##name},
static const named_function global_functions[] = {NULL_GLOBAL_FUNCTIONS(NAMED)};
static const named_function instance_functions[] = {NULL_INSTANCE_FUNCTIONS(NAMED)};
static const named_function device_functions[] = {NULL_DEVICE_FUNCTIONS(NAMED)};

static PFN_vkVoidFunction function_named(const named_function *list, size_t count, const char *name) {
    for (size_t i = 0; i < count; i++)
        if (!strcmp(list[i].name, name)) return list[i].function;
    return NULL;
}

static PFN_vkVoidFunction VKAPI_CALL null_GetDeviceProcAddr(VkDevice device, const char *name) {
    (void)FIND(Device, device);
    if (!strcmp(name, pushes_by_core ? "vkCmdPushDescriptorSet" : "vkCmdPushDescriptorSetKHR"))
        return enabled & NULL_PUSH_DESCRIPTOR ? (PFN_vkVoidFunction)null_CmdPushDescriptorSetKHR : NULL;
    if (!strcmp(name, "vkGetMemoryHostPointerPropertiesEXT"))
        return enabled & NULL_HOST_POINTER ? (PFN_vkVoidFunction)null_GetMemoryHostPointerPropertiesEXT : NULL;
    if (!strcmp(name, core_has(2) ? "vkGetBufferDeviceAddress" : "vkGetBufferDeviceAddressKHR"))
        return enabled & NULL_ADDRESS ? (PFN_vkVoidFunction)null_GetBufferDeviceAddress : NULL;
    return function_named(device_functions, COUNT_OF(device_functions), name);
}

PFN_vkVoidFunction VKAPI_CALL null_get_instance_proc_addr(VkInstance instance, const char *name) {
    PFN_vkVoidFunction found = function_named(global_functions, COUNT_OF(global_functions), name);
    if (found || !instance) return found;
    (void)FIND(Instance, instance);
    found = function_named(instance_functions, COUNT_OF(instance_functions), name);
    return found ? found : function_named(device_functions, COUNT_OF(device_functions), name);
}

/* ---- profiles ---- */

null_profile null_usual(void) {
    null_profile p;
    memset(&p, 0, sizeof p);
    p.device_type = VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU;
    p.api_version = VK_API_VERSION_1_3;
    p.limits.maxComputeWorkGroupInvocations = 1024;
    p.limits.maxComputeWorkGroupSize[0] = p.limits.maxComputeWorkGroupSize[1] = 1024;
    p.limits.maxComputeWorkGroupSize[2] = 64;
    p.limits.maxComputeSharedMemorySize = 48 << 10;
    p.limits.maxComputeWorkGroupCount[0] = 0x7fffffff;
    p.limits.maxComputeWorkGroupCount[1] = p.limits.maxComputeWorkGroupCount[2] = 65535;
    p.limits.maxStorageBufferRange = 0xffffffff;
    p.limits.minStorageBufferOffsetAlignment = 16;
    p.limits.maxPushConstantsSize = 256;
    p.limits.maxPerStageDescriptorStorageBuffers = MAX_BINDINGS;
    p.limits.maxMemoryAllocationCount = 4096;
    p.limits.timestampPeriod = 1.0f;
    p.max_allocation_size = (uint64_t)1 << 38;
    p.subgroup_size = p.subgroup_min = p.subgroup_max = 32;
    p.max_workgroup_subgroups = 32;
    p.subgroup_operations = 0xff;
    p.extensions = p.features = NULL_ALL_FEATURES;
    p.memory.memoryHeapCount = 2;
    p.memory.memoryHeaps[0].size = p.memory.memoryHeaps[1].size = (uint64_t)1 << 38;
    p.memory.memoryHeaps[0].flags = VK_MEMORY_HEAP_DEVICE_LOCAL_BIT;
    p.memory.memoryTypeCount = 3;
    p.memory.memoryTypes[0].propertyFlags = VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT;
    p.memory.memoryTypes[1].propertyFlags = VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT |
                                            VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
    p.memory.memoryTypes[2].propertyFlags = p.memory.memoryTypes[1].propertyFlags |
                                            VK_MEMORY_PROPERTY_HOST_CACHED_BIT;
    p.memory.memoryTypes[1].heapIndex = p.memory.memoryTypes[2].heapIndex = 1;
    p.memory_types_of_buffers = 7;
    p.import_alignment = 4096;
    p.family_count = 2;
    p.families[0].queueFlags = VK_QUEUE_GRAPHICS_BIT | VK_QUEUE_COMPUTE_BIT | VK_QUEUE_TRANSFER_BIT;
    p.families[1].queueFlags = VK_QUEUE_COMPUTE_BIT | VK_QUEUE_TRANSFER_BIT;
    p.families[0].queueCount = p.families[1].queueCount = 1;
    p.families[0].timestampValidBits = p.families[1].timestampValidBits = 64;
    return p;
}
