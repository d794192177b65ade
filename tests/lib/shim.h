/* A layer of the tests' own between gpusort and Vulkan, entered through gpusort_desc.get_instance_proc_addr.
 * It adds validation to instances that gpusort creates, counts objects, fails chosen calls, hides functions,
 * and changes what the device reports. All of it is off while `shim` is zero. */
#ifndef TESTS_SHIM_H
#define TESTS_SHIM_H

#include <volk.h>

typedef enum shim_fault {
    SHIM_FAULT_NONE = 0,
    SHIM_FAULT_HOST_MEMORY,   /* VK_ERROR_OUT_OF_HOST_MEMORY */
    SHIM_FAULT_DEVICE_MEMORY, /* VK_ERROR_OUT_OF_DEVICE_MEMORY, of calls that may return it */
    SHIM_FAULT_LOST,          /* VK_ERROR_DEVICE_LOST, likewise */
    SHIM_FAULT_INITIALIZATION /* VK_ERROR_INITIALIZATION_FAILED, likewise */
} shim_fault;

typedef struct shim_state {
    int validate;      /* vkCreateInstance adds the layers and the tests' messenger */
    int keep;          /* instances, devices and pipelines are kept when destroyed, for whoever makes the same: see below */
    int drop_barriers; /* vkCmdPipelineBarrier records nothing */
    const char *hide;  /* looking up this function gives NULL */
    long fail_at;      /* the fail_at-th call that can fail so does; 0: none */
    shim_fault fault;
    long calls;             /* calls that can fail so, so far */
    const char *failed;     /* name of the call that failed */
    VkResult failed_result; /* and what it returned */
    int lost;               /* the device stays lost: every later call that can say so does */
    long recorded;          /* vkCmd* calls so far */
    long dispatches;        /* vkCmdDispatch and vkCmdDispatchIndirect */

    /* what the device is made to report; 0: what the driver says */
    uint32_t max_invocations, max_shared_bytes, max_storage_buffers, max_group_count;
    uint64_t max_storage_range;
    uint32_t api_version;
    int no_subgroup_operations, no_extensions, no_features;
    int no_timestamps, no_graphics; /* of queue families */
    uint32_t vendor_id, device_id, driver_id, device_type, subgroup_min; /* the last: as subgroup size control has it */
    const char *device_name;
    uint32_t multiprocessors;    /* by NVIDIA's extension */
    uint32_t subgroup_size;      /* what one usually has, whatever it has */
    int row_of_text;             /* kernels have variants that the driver's own row does not have */
    int rotate_invocations;      /* a subgroup's lanes have the indices in the workgroup behind those that they have */
    uint32_t device_api_version; /* of physical devices alone: the loader's stays */
    uint32_t max_size_x;         /* maxComputeWorkGroupSize[0] */
    uint64_t max_allocation;     /* maxMemoryAllocationSize */

    /* what there is */
    int no_devices;      /* vkEnumeratePhysicalDevices finds none */
    int repeat_devices;  /* it finds each device so many times more */
    long broken_queries; /* so many first calls of vkEnumerateDeviceExtensionProperties fail */
    struct {
        const char *call; /* one of those that end up in chosen() of shim.c */
        VkResult result;
        long after; /* so many of these calls went well */
    } answer; /* what this call answers, for ever */
    int no_mapping;          /* vkMapMemory fails */
    const char *read_only, *read_only_end; /* pages of the host's that may not be imported */
    long read_only_imports;                /* of those, all the same */
    long imports, no_import; /* of the host's pages, so far; the no_import-th and those behind it are refused; 0: none */
    long copies;             /* vkCmdCopyBuffer */

    /* names for captures */
    long labels, ended_labels, deepest; /* regions begun, ended, and most of them open at once */
    char outer_label[128];              /* of the last region that began in none */
    long named_pipelines;
    char pipeline_name[128]; /* the last one */

    /* Memory types in place of the driver's: each is the driver's first one, under other names. Buffers may lie in any. */
    uint32_t memory_types;
    struct {
        VkMemoryPropertyFlags flags;
        uint64_t heap_size; /* of a heap of its own; 0: the driver's */
        int full;           /* vkAllocateMemory answers VK_ERROR_OUT_OF_DEVICE_MEMORY */
    } memory[8];
    uint32_t memory_tried[16], memory_tries; /* the first types that vkAllocateMemory was asked for */

    uint32_t largest_workgroup; /* of all pipelines made: what their first specialization constant says */
    size_t cache_extra; /* bytes that pipeline caches hold beside the driver's, which may be a header only */
} shim_state;

extern shim_state shim;

PFN_vkVoidFunction VKAPI_CALL shim_get_instance_proc_addr(VkInstance instance, const char *name);

/* Vulkan objects created and not yet destroyed, of all contexts made through the shim. */
long shim_live_objects(void);
/* A line of the kinds that live objects have. */
const char *shim_live_text(void);

/* Drivers take longest to compile. With shim.keep, what contexts destroy lives on below the shim, and those that make the
 * same get it again; objects are counted as if it were not so. The end of a process, and of a device not made by the shim,
 * wants it released, of which validation sees the leaks. */
void shim_release(void);
void shim_release_pipelines(VkDevice device);

/* Instances that live now are not counted any longer. */
void shim_forget_instances(void);

/* Names looked up so far, in order of first use. */
int shim_name_count(void);
const char *shim_name(int index);

/* Pipelines that the driver was asked for so far: what is kept is asked for once. */
long shim_pipelines(void);

/* Called for each compute pipeline made while set. */
typedef void (*shim_pipeline_hook)(VkDevice device, VkPipeline pipeline, const VkComputePipelineCreateInfo *info);
extern shim_pipeline_hook shim_on_pipeline; /* pipelines are made with CAPTURE_STATISTICS while set */

/* What the driver tells of a pipeline, 64 things at most: how many. From the hook. */
uint32_t shim_statistics(VkDevice device, VkPipeline pipeline, VkPipelineExecutableStatisticKHR statistics[64]);

/* Called for each pipeline cache with its initial data while set. */
typedef void (*shim_cache_hook)(const void *data, size_t size);
extern shim_cache_hook shim_on_cache;

/* Says of each dispatch whether it is recorded, while set. workgroups: along x; 0: it is indirect. */
typedef int (*shim_dispatch_hook)(uint32_t workgroups);
extern shim_dispatch_hook shim_on_dispatch;

size_t shim_module_words(VkShaderModule module); /* known while shim_on_pipeline is set */

/* The debug messenger of harness.c, as vkCreateInstance chains it. */
void shim_messenger_info(VkDebugUtilsMessengerCreateInfoEXT *info);

#endif
