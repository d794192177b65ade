/* vrdx, github.com/jaesung-cs/vulkan_radix_sort, behind functions of C. Its header is not part of this project:
 *
 *   c++ -std=c++17 -O2 -c -I VRDX/include tools/measure/bench_vrdx.cc -o bench_vrdx.o */
#include "bench_vrdx.h"

/* Push descriptors are core from Vulkan 1.4 on; the device has them by the extension. */
#ifndef VK_API_VERSION_1_4
#define PFN_vkCmdPushDescriptorSet PFN_vkCmdPushDescriptorSetKHR
#define VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT_KHR
#endif
#define vkCmdPushDescriptorSet vkCmdPushDescriptorSetKHR

#define VRDX_IMPLEMENTATION
#include "vk_radix_sort.h"

extern "C" void *vrdx_open(VkPhysicalDevice physical_device, VkDevice device) {
    VrdxSorterCreateInfo info = {};
    VrdxSorter sorter;
    info.physicalDevice = physical_device;
    info.device = device;
    return vrdxCreateSorter(&info, &sorter) == VK_SUCCESS ? sorter : nullptr;
}

extern "C" void vrdx_close(void *sorter) { vrdxDestroySorter((VrdxSorter)sorter); }

extern "C" VkDeviceSize vrdx_scratch(void *sorter, uint32_t count, int with_values, VkBufferUsageFlags *usage) {
    VrdxSorterStorageRequirements needs;
    if (with_values)
        vrdxGetSorterKeyValueStorageRequirements((VrdxSorter)sorter, count, &needs);
    else
        vrdxGetSorterStorageRequirements((VrdxSorter)sorter, count, &needs);
    *usage = needs.usage;
    return needs.size;
}

extern "C" void vrdx_record(void *sorter, VkCommandBuffer cmd, uint32_t count, VkBuffer keys, VkBuffer values,
                            VkBuffer scratch) {
    if (values)
        vrdxCmdSortKeyValue(cmd, (VrdxSorter)sorter, count, keys, 0, values, 0, scratch, 0, VK_NULL_HANDLE, 0);
    else
        vrdxCmdSort(cmd, (VrdxSorter)sorter, count, keys, 0, scratch, 0, VK_NULL_HANDLE, 0);
}
