/* vrdx, which is C++, for bench_peers.c. */
#ifndef BENCH_VRDX_H_INCLUDED
#define BENCH_VRDX_H_INCLUDED

#include <volk.h>

#ifdef __cplusplus
extern "C" {
#endif

void *vrdx_open(VkPhysicalDevice physical_device, VkDevice device); /* NULL: it cannot be run there */
void vrdx_close(void *sorter);
VkDeviceSize vrdx_scratch(void *sorter, uint32_t count, int with_values, VkBufferUsageFlags *usage);
/* values: VK_NULL_HANDLE for keys alone. */
void vrdx_record(void *sorter, VkCommandBuffer cmd, uint32_t count, VkBuffer keys, VkBuffer values, VkBuffer scratch);

#ifdef __cplusplus
}
#endif
#endif
