/* A Vulkan driver of the tests' own that does no work and checks everything it is asked for, entered through
 * gpusort_desc.get_instance_proc_addr. What the device is, has and fails at is the profile's choice. Buffers take no memory,
 * except memory that is mapped, so they may be of any size. For one thread, and one live device at a time. */
#ifndef TESTS_NULL_H
#define TESTS_NULL_H

#include <volk.h>

/* Features, each with the extension that brings it. */
enum {
    NULL_PUSH_DESCRIPTOR = 1 << 0, /* has no feature bit in Vulkan: the extension is all */
    NULL_ADDRESS = 1 << 1,
    NULL_SIZE_CONTROL = 1 << 2,
    NULL_STORAGE_16 = 1 << 3,
    NULL_STORAGE_8 = 1 << 4,
    NULL_HOST_POINTER = 1 << 5, /* likewise */
    NULL_ROBUSTNESS = 1 << 6,
    NULL_ALL_FEATURES = (1 << 7) - 1,
    /* extensions without features */
    NULL_PORTABILITY = 1 << 7, /* wants to be enabled */
    NULL_MULTIPROCESSORS = 1 << 8,
    NULL_COMPUTE_UNITS = 1 << 9,
    NULL_DRIVER = 1 << 10,
    NULL_LAYERED_DRIVER = 1 << 11,
    NULL_MAINTENANCE_7 = 1 << 12
};

typedef struct null_profile {
    uint32_t vendor_id, device_id;
    const char *device_name; /* NULL: the null device */
    VkPhysicalDeviceType device_type;
    uint32_t api_version;
    VkPhysicalDeviceLimits limits; /* those that null_usual() sets are kept or checked */
    uint64_t max_allocation_size;
    uint32_t subgroup_size, subgroup_min, subgroup_max, max_workgroup_subgroups;
    VkSubgroupFeatureFlags subgroup_operations;
    int no_required_size; /* requiredSubgroupSizeStages without compute shaders, as RADV before RDNA has it */
    uint32_t extensions, features; /* NULL_*; a core feature needs no extension */
    uint32_t multiprocessors, multiprocessor_subgroups; /* or compute units */
    uint32_t driver_id;
    uint32_t below;           /* VkPhysicalDeviceLayeredApiKHR of what it lies over, plus one; 0: nothing */
    uint32_t below_driver_id; /* of another Vulkan */
    VkPhysicalDeviceMemoryProperties memory;
    uint32_t memory_types_of_buffers; /* mask */
    VkDeviceSize import_alignment;    /* of the host's pages */
    uint32_t family_count;
    VkQueueFamilyProperties families[4];
    struct {
        const char *call; /* NULL: any that returns a VkResult */
        long at;          /* the at-th such call fails; 0: none */
        VkResult result;  /* VK_ERROR_DEVICE_LOST: the device stays lost */
    } failure;
} null_profile;
/* The device in force. Changed only while no instance lives, but for the failure. */
extern null_profile null_device;
/* A big GPU with everything. */
null_profile null_usual(void);

/* What the driver complains of. */
#define NULL_CHECKS(X)                                                                        \
    X(handle, "a handle that is dead or of another kind")                                     \
    X(left, "objects left when their device or instance is destroyed")                        \
    X(extension, "an extension or feature enabled that the device lacks")                     \
    X(queue, "a queue that the device does not have")                                         \
    X(unasked, "a list of queue families before their number, of which the layer of best practices warns") \
    X(disabled, "use of what was not enabled on the device")                                  \
    X(allocations, "more allocations than maxMemoryAllocationCount")                          \
    X(allocation_size, "an allocation over maxMemoryAllocationSize")                          \
    X(memory_type, "a memory type that there is not, or not for this buffer")                 \
    X(bound_twice, "a buffer bound to memory twice")                                          \
    X(bind_range, "memory that does not hold the buffer")                                     \
    X(address_memory, "memory without the flag of device addresses")                          \
    X(map, "a mapping of memory that cannot be mapped, or is")                                \
    X(buffer_info, "a buffer of no size or usage")                                            \
    X(unbound, "a buffer without memory used")                                                \
    X(module, "code that is no SPIR-V")                                                       \
    X(capability, "a kernel that needs what the device lacks")                                \
    X(bindings, "a descriptor set layout over the limits")                                    \
    X(unbound_names, "a kernel that names a binding which its pipeline's layout does not have") \
    X(push_size, "push constants over maxPushConstantsSize")                                  \
    X(specialization, "specialization constants outside their data")                          \
    X(workgroup, "a workgroup over the limits")                                               \
    X(shared_memory, "shared memory over maxComputeSharedMemorySize")                         \
    X(subgroup_size, "a required subgroup size that the device lacks")                        \
    X(full_subgroups, "full subgroups of which the workgroup is no multiple")                 \
    X(partial_subgroups, "a kernel with ballots told what its subgroups are not")             \
    X(pool, "a descriptor pool exceeded")                                                     \
    X(descriptor, "a descriptor of a wrong type or binding")                                  \
    X(offset_alignment, "an offset off minStorageBufferOffsetAlignment")                      \
    X(range_limit, "a range over maxStorageBufferRange")                                      \
    X(range, "a bound range that does not lie in its buffer")                                 \
    X(usage, "a buffer used as what its usage does not name")                                 \
    X(begin, "a command buffer begun that is not in its initial state")                       \
    X(recording, "a command in a command buffer that is not recording")                       \
    X(barrier, "a barrier without stages, or with accesses that these do not have")           \
    X(layout, "a layout that is not the pipeline's")                                          \
    X(push_range, "push constants outside the layout's range")                                \
    X(no_pipeline, "a dispatch without pipeline")                                             \
    X(no_descriptors, "a dispatch without the descriptors of its pipeline")                   \
    X(no_constants, "a dispatch without the push constants of its pipeline")                  \
    X(workgroups, "a dispatch of no workgroups, or of more than maxComputeWorkGroupCount")    \
    X(address, "a device address that lies in no live buffer")                                \
    X(indirect, "an indirect size off a multiple of 4 or outside its buffer")                 \
    X(copy, "a copy outside a buffer")                                                        \
    X(query, "a query that its pool does not have, or that the queue family has no bits for") \
    X(submit, "a submission of what is not executable, or with a fence that is signaled")     \
    X(in_use, "what a submission that runs uses: destroyed, reset, written or submitted again") \
    X(import, "an import off minImportedHostPointerAlignment, or bound to a buffer that is not for it")
typedef enum null_check {
#define NULL_CHECK(name, text) NULL_##name,
    NULL_CHECKS(NULL_CHECK)
#undef NULL_CHECK
        NULL_CHECK_COUNT
} null_check;
extern const char *const null_check_texts[NULL_CHECK_COUNT];

extern long null_complaints[NULL_CHECK_COUNT];
long null_complaint_count(void);
/* The first complaint since null_forgive(), and its kind. */
const char *null_complaint(null_check *check);
void null_forgive(void);

/* Objects that live now, and a line of their kinds. */
long null_live(void);
/* Bytes of a heap that are taken, without imports. */
VkDeviceSize null_heap_used(uint32_t heap);
const char *null_live_text(void);
/* Calls that return a VkResult so far, of the failure's name if it has one, and the name of the one that failed. */
long null_calls(void);
const char *null_failed(void);
void null_fail_at(const char *call, long at, VkResult result);
/* Bytes of shared memory of the greediest pipeline since null_reset(). */
extern uint64_t null_most_shared;
/* Pipelines since then, and those of them that reach buffers unchecked. */
extern long null_pipelines, null_unchecked_pipelines;
/* Submissions whose end no wait has told, also those that the driver called lost; and their end. */
long null_running(void);
void null_finish(void);
/* All is as at the start of the program: objects, complaints, calls. */
void null_reset(void);

PFN_vkVoidFunction VKAPI_CALL null_get_instance_proc_addr(VkInstance instance, const char *name);

/* A live buffer with memory, without the calls; and with another size and usage from now on. */
VkBuffer null_buffer(VkDeviceSize size, VkBufferUsageFlags usage);
void null_reshape(VkBuffer buffer, VkDeviceSize size, VkBufferUsageFlags usage);

/* What arrives in mapped or imported memory that a submitted copy writes to, when the submission ends. */
enum { NULL_COPIED = 0xa5 };

#define NULL_INSTANCE_FUNCTIONS(X)                                                                               \
    X(DestroyInstance)                                                                                           \
    X(EnumeratePhysicalDevices)                                                                                  \
    X(GetPhysicalDeviceProperties)                                                                               \
    X(GetPhysicalDeviceProperties2)                                                                              \
    X(GetPhysicalDeviceExternalBufferProperties)                                                                 \
    X(GetPhysicalDeviceFeatures)                                                                                 \
    X(GetPhysicalDeviceFeatures2) X(GetPhysicalDeviceMemoryProperties) X(GetPhysicalDeviceQueueFamilyProperties) \
        X(EnumerateDeviceExtensionProperties) X(GetDeviceProcAddr) X(CreateDevice)
#define NULL_GLOBAL_FUNCTIONS(X) X(CreateInstance) X(EnumerateInstanceVersion) X(EnumerateInstanceExtensionProperties)
#define NULL_DEVICE_FUNCTIONS(X)   \
    X(DestroyDevice)               \
    X(GetDeviceQueue)              \
    X(CreateBuffer)                \
    X(DestroyBuffer)               \
    X(GetBufferMemoryRequirements) \
    X(AllocateMemory)              \
    X(FreeMemory)                  \
    X(BindBufferMemory)            \
    X(MapMemory)                   \
    X(CreateShaderModule)          \
    X(DestroyShaderModule)         \
    X(CreateDescriptorSetLayout)   \
    X(DestroyDescriptorSetLayout)  \
    X(CreatePipelineLayout)        \
    X(DestroyPipelineLayout)       \
    X(CreatePipelineCache)         \
    X(DestroyPipelineCache)        \
    X(GetPipelineCacheData)        \
    X(CreateComputePipelines)      \
    X(DestroyPipeline)             \
    X(CreateDescriptorPool)        \
    X(DestroyDescriptorPool)       \
    X(ResetDescriptorPool)         \
    X(AllocateDescriptorSets)      \
    X(UpdateDescriptorSets)        \
    X(CreateCommandPool)           \
    X(DestroyCommandPool)          \
    X(ResetCommandPool)            \
    X(ResetCommandBuffer)          \
    X(AllocateCommandBuffers)      \
    X(BeginCommandBuffer)          \
    X(EndCommandBuffer)            \
    X(QueueSubmit)                 \
    X(CreateFence)                 \
    X(DestroyFence)                \
    X(WaitForFences)               \
    X(ResetFences)                 \
    X(CreateQueryPool)             \
    X(DestroyQueryPool)            \
    X(GetQueryPoolResults)         \
    X(CmdResetQueryPool)           \
    X(CmdWriteTimestamp)           \
    X(CmdPipelineBarrier)          \
    X(CmdCopyBuffer)               \
    X(CmdBindPipeline)             \
    X(CmdBindDescriptorSets)       \
    X(CmdPushConstants)            \
    X(CmdDispatch)                 \
    X(CmdDispatchIndirect)
#define NULL_OPTIONAL_FUNCTIONS(X) \
    X(CmdPushDescriptorSetKHR) X(GetBufferDeviceAddress) X(GetMemoryHostPointerPropertiesEXT)

/* The driver's functions, for calls without a look-up. */
typedef struct null_functions {
#define NULL_MEMBER(name) PFN_vk##name name;
    NULL_GLOBAL_FUNCTIONS(NULL_MEMBER)
    NULL_INSTANCE_FUNCTIONS(NULL_MEMBER)
    NULL_DEVICE_FUNCTIONS(NULL_MEMBER)
    NULL_OPTIONAL_FUNCTIONS(NULL_MEMBER)
#undef NULL_MEMBER
} null_functions;
extern const null_functions null_vk;

#endif
