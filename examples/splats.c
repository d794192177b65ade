/* cc -O2 -I. examples/splats.c -o splats -ldl -lm && ./splats
 *
 * Gaussian splats, as a renderer draws them: a compute shader projects and culls them, and counts the survivors in an
 * indirect draw command; gpusort sorts those back to front, with the count that only the GPU knows; the draw command
 * blends them. The picture, splats.png, has the splats as the culling left them to the left, and sorted to the right, with
 * a gap between these halves. docs/splats.png is of --size 1280x640 --splats 1000000.
 *
 *     ./splats [--size WIDTHxHEIGHT] [--splats COUNT] [--turn DEGREES,DEGREES] [--out FILE.png] [FILE.ply]
 *
 * FILE.ply is a point cloud or a scene of 3D Gaussian Splatting. What gpusort asks of a renderer is marked 1 to 6. Needs
 * volk and stb_image_write (Debian: libvulkan-volk-dev, libstb-dev). */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#define VOLK_IMPLEMENTATION
#include <volk.h>
#define STB_IMAGE_WRITE_IMPLEMENTATION
#include <stb/stb_image_write.h>
#define GPUSORT_IMPLEMENTATION
#include "gpusort.h"
#include "splats/spirv.h" /* of splats/project.comp, splat.vert and splat.frag */

#define PI 3.14159265358979

/* As splats/project.comp reads it. */
typedef struct splat {
    float position[3];
    uint32_t colour; /* 8 bits each: red, green, blue, opacity; opacity the highest */
    float scale[3];  /* standard deviations along the splat's own axes */
    float unused;
    float rotation[4]; /* quaternion x, y, z, w */
} splat;

static uint32_t pack_colour(double red, double green, double blue, double opacity) {
    const double channels[4] = {red, green, blue, opacity};
    uint32_t packed = 0;
    for (int i = 0; i < 4; i++) {
        double channel = channels[i] > 0.0 ? channels[i] < 1.0 ? channels[i] : 1.0 : 0.0; /* NaN: 0 */
        packed |= (uint32_t)(channel * 255.0 + 0.5) << 8 * i;
    }
    return packed;
}

#include "splats/ply.h"

static void fail(const char *what) {
    fprintf(stderr, "splats: %s\n", what);
    exit(EXIT_FAILURE);
}

static void must(VkResult result, const char *what) {
    if (result == VK_SUCCESS) return;
    fprintf(stderr, "splats: %s failed (VkResult %d)\n", what, (int)result);
    exit(EXIT_FAILURE);
}

static void must_sort(gpusort_result result, const char *what) {
    if (result == GPUSORT_OK) return;
    fprintf(stderr, "splats: %s: %s\n", what, gpusort_result_string(result));
    exit(EXIT_FAILURE);
}

/* ---- a scene: a knot of fibres among fuzzy balls; x to the right, y down, z forward ---- */

typedef struct splat_scene {
    splat *splats;
    uint32_t count;
    double centre[3], radius; /* what the camera looks at */
    double turn[2];           /* by how many degrees the scene is turned about y, then about x */
} splat_scene;

static double dot(const double *a, const double *b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }

static void normalize(double *v) {
    double length = sqrt(dot(v, v));
    for (int i = 0; i < 3; i++) v[i] /= length;
}

static void cross(const double *a, const double *b, double *out) {
    for (int i = 0; i < 3; i++) out[i] = a[(i + 1) % 3] * b[(i + 2) % 3] - a[(i + 2) % 3] * b[(i + 1) % 3];
}

static double random_number(void) { /* from 0 to 1, the same in every run */
    static uint64_t state = 1;
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (double)(state >> 40) / (double)(1 << 24);
}

static void random_direction(double *v) {
    double z = 2.0 * random_number() - 1.0, angle = 2.0 * PI * random_number(), r = sqrt(1.0 - z * z);
    v[0] = r * cos(angle);
    v[1] = r * sin(angle);
    v[2] = z;
}

/* A fibre: longer along `along` than across, lit where `normal` points up, to the left and to the viewer. */
static void place(splat *s, const double *position, const double *along, const double *normal, double length,
                  double hue, double paleness, double opacity) {
    static const double light[3] = {-0.48, -0.74, -0.47};
    const double shade = 0.34 + 0.66 * fmax(0.0, dot(normal, light)) + 0.12 * fabs(normal[1]);
    const double quaternion[4] = {0.0, -along[2], along[1], 1.0 + along[0]}; /* turns x to `along` */
    const double norm = fmax(1e-6, sqrt(2.0 + 2.0 * along[0]));
    double colour[3];

    for (int i = 0; i < 3; i++) {
        double wave = 0.56 + 0.40 * cos(2.0 * PI * (hue - i * 0.22));
        colour[i] = shade * (wave + paleness * (0.9 - wave));
        s->position[i] = (float)position[i];
        s->scale[i] = (float)(i == 0 ? length : 0.3 * length);
    }
    for (int i = 0; i < 4; i++) s->rotation[i] = (float)(quaternion[i] / norm);
    s->colour = pack_colour(colour[0], colour[1], colour[2], opacity);
}

/* A trefoil on a torus, and the torus's core beside it. */
static void knot_point(double t, double *point, double *core) {
    for (int i = 0; i < 3; i++) {
        core[i] = i == 0 ? 0.68 * cos(2.0 * t) : i == 1 ? 0.68 * sin(2.0 * t) : 0.0;
        point[i] = core[i] * (1.0 + 0.4 * cos(3.0 * t)) + (i == 2 ? 0.36 * sin(3.0 * t) : 0.0);
    }
}

/* On three strands, wound about each other: the radius goes by the cosine's absolute value. */
static void place_on_knot(splat *s, double size) {
    const double tube = 0.16;
    const double t = 2.0 * PI * random_number(), angle = 2.0 * PI * random_number();
    const double strand = fabs(cos(1.5 * angle - 16.5 * t)),
                 slope = sin(3.0 * angle - 33.0 * t) * 0.45 / (0.3 + strand);
    double centre[3], next[3], core[3], tangent[3], side[3], up[3], normal[3], along[3], position[3];

    knot_point(t + 1e-4, next, core);
    knot_point(t, centre, core);
    for (int i = 0; i < 3; i++) {
        tangent[i] = next[i] - centre[i];
        side[i] = centre[i] - core[i];
    }
    normalize(tangent);
    cross(tangent, side, up);
    normalize(up);
    cross(up, tangent, side);
    for (int i = 0; i < 3; i++) {
        double outwards = cos(angle) * side[i] + sin(angle) * up[i],
               around = cos(angle) * up[i] - sin(angle) * side[i];
        position[i] = centre[i] + tube * (0.68 + 0.32 * strand + 0.02 * random_number()) * outwards;
        normal[i] = outwards + slope * around;
        along[i] = tangent[i] + 0.9 * around; /* about as the strands run */
    }
    normalize(normal);
    normalize(along);
    place(s, position, along, normal, size, t / (2.0 * PI) + 0.06 * strand, 0.3 * strand * strand,
          0.85 + 0.14 * strand);
}

/* One of the balls: its place and size follow from its number, so that its splats may come in any order. */
static void place_in_cluster(splat *s, uint32_t cluster, double size) {
    const double height = 1.0 - 2.0 * (cluster + 0.5) / 90.0, turn = 2.399963 * cluster; /* a spiral over a sphere */
    const double wander = fmod(cluster * 0.7548777, 1.0), distance = 1.12 + 0.55 * wander;
    const double radius = 0.035 + 0.085 * pow(fmod(cluster * 0.5698403, 1.0), 2.0),
                 flat = sqrt(1.0 - height * height);
    const double centre[3] = {distance * flat * cos(turn), distance * height, distance * flat * sin(turn)};
    double normal[3], any[3], along[3], position[3];

    random_direction(normal);
    random_direction(any);
    cross(normal, any, along);
    normalize(along);
    for (int i = 0; i < 3; i++)
        position[i] = centre[i] + radius * (1.0 - 0.3 * pow(random_number(), 2.0)) * normal[i];
    place(s, position, along, normal, size * (0.4 + 6.0 * radius), 0.5 + 0.5 * height + 0.3 * wander, 0.45, 0.75);
}

static void make_scene(splat_scene *scene, uint32_t count) {
    /* The splats of any count cover as much: no hole between them shows the dark far side. */
    const double size = 7.0 / sqrt((double)count);
    scene->splats = (splat *)calloc(count, sizeof *scene->splats);
    if (!scene->splats) fail("out of memory");
    scene->count = count;
    scene->radius = 1.0;
    scene->turn[0] = 18.0;
    scene->turn[1] = -22.0;
    for (uint32_t i = 0; i < count; i++) {
        if (random_number() < 0.6)
            place_on_knot(scene->splats + i, size);
        else
            place_in_cluster(scene->splats + i, (uint32_t)(90.0 * random_number()), size);
    }
}

static int is_finite(const splat *s) {
    int result = 1;
    for (int k = 0; k < 3; k++) result &= isfinite(s->position[k]) && isfinite(s->scale[k]);
    return result;
}

static int ascending(const void *a, const void *b) {
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double median(double *values, size_t count) {
    qsort(values, count, sizeof *values, ascending);
    return count ? values[count / 2] : 0.0;
}

/* The camera looks at the median of the positions; the radius is twice their median distance from there. Some thousand
 * of the splats tell both. */
static void load_scene(splat_scene *scene, const char *path) {
    enum { SAMPLES = 8192 };
    static const splat *samples[SAMPLES];
    static double values[SAMPLES];
    size_t count = 0;

    if (!read_ply(path, &scene->splats, &scene->count)) exit(EXIT_FAILURE);
    for (uint32_t i = 0; i < scene->count; i += scene->count / SAMPLES + 1) {
        if (is_finite(scene->splats + i)) samples[count++] = scene->splats + i;
    }
    for (int k = 0; k < 3; k++) {
        for (size_t i = 0; i < count; i++) values[i] = samples[i]->position[k];
        scene->centre[k] = median(values, count);
    }
    for (size_t i = 0; i < count; i++) {
        double from[3];
        for (int k = 0; k < 3; k++) from[k] = samples[i]->position[k] - scene->centre[k];
        values[i] = sqrt(dot(from, from));
    }
    scene->radius = 2.0 * median(values, count);
    if (!(scene->radius > 0.0)) scene->radius = 1.0;
    for (uint32_t i = 0; i < scene->count; i++) { /* points have no size of their own */
        float *scale = scene->splats[i].scale;
        if (scale[0] == 0.0f) scale[0] = scale[1] = scale[2] = (float)(scene->radius / sqrt((double)scene->count));
    }
}

/* The shaders' push constants. */
typedef struct camera {
    float view[3][4]; /* rows */
    float size[2], focal;
    uint32_t count;
} camera;

/* Looks at the scene from three times its radius. */
static camera make_camera(const splat_scene *scene, uint32_t width, uint32_t height) {
    const double y = scene->turn[0] * PI / 180.0, x = scene->turn[1] * PI / 180.0, distance = 3.0;
    const double rows[3][3] = {{cos(y), 0.0, sin(y)},
                               {sin(x) * sin(y), cos(x), -sin(x) * cos(y)},
                               {-cos(x) * sin(y), sin(x), cos(x) * cos(y)}};
    camera view;
    for (int i = 0; i < 3; i++) {
        for (int k = 0; k < 3; k++) view.view[i][k] = (float)(rows[i][k] / scene->radius);
        view.view[i][3] = (float)((i == 2 ? distance : 0.0) - dot(rows[i], scene->centre) / scene->radius);
    }
    view.size[0] = (float)width;
    view.size[1] = (float)height;
    view.focal = (float)(1.22 * (width < height ? width : height));
    view.count = scene->count;
    return view;
}

/* ---- device ---- */

typedef struct gpu_buffer {
    VkBuffer handle;
    VkDeviceMemory memory;
} gpu_buffer;

enum { SPLATS, PROJECTED, KEYS, VALUES, DRAW, BINDINGS }; /* the shaders' bindings */

typedef struct renderer {
    VkInstance instance;
    VkPhysicalDevice physical_device;
    VkPhysicalDeviceProperties properties;
    VkDevice device;
    VkQueue queue;
    uint32_t queue_family, timestamp_bits, enabled;
    uint32_t width, height; /* of one half of the picture */
    camera camera;
    gpusort_context *sorter;
    gpusort_cmd_args sort;
    gpu_buffer buffers[BINDINGS], scratch, readback;
    VkDescriptorSetLayout set_layout;
    VkDescriptorPool descriptor_pool;
    VkDescriptorSet set;
    VkPipelineLayout layout;
    VkPipeline project, blend;
    VkRenderPass pass;
    VkImage image;
    VkDeviceMemory image_memory;
    VkImageView view;
    VkFramebuffer framebuffer;
    VkQueryPool timestamps;
    VkCommandPool command_pool;
    VkCommandBuffer cmd;
} renderer;

static void create_instance(renderer *r) {
    VkApplicationInfo application = {.sType = VK_STRUCTURE_TYPE_APPLICATION_INFO, .apiVersion = VK_API_VERSION_1_1};
    VkInstanceCreateInfo info = {.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO, .pApplicationInfo = &application};
    VkResult result;
    uint32_t count = 1;

    must(volkInitialize(), "volkInitialize");
    must(vkCreateInstance(&info, NULL, &r->instance), "vkCreateInstance");
    volkLoadInstance(r->instance);
    result = vkEnumeratePhysicalDevices(r->instance, &count, &r->physical_device);
    if (result == VK_INCOMPLETE) result = VK_SUCCESS; /* the first one will do */
    must(count ? result : VK_ERROR_INITIALIZATION_FAILED, "vkEnumeratePhysicalDevices");
    vkGetPhysicalDeviceProperties(r->physical_device, &r->properties);
}

static void find_queue_family(renderer *r) {
    const VkQueueFlags wanted = VK_QUEUE_GRAPHICS_BIT | VK_QUEUE_COMPUTE_BIT;
    VkQueueFamilyProperties families[16];
    uint32_t count = 16;

    vkGetPhysicalDeviceQueueFamilyProperties(r->physical_device, &count, families);
    for (uint32_t i = 0; i < count; i++) {
        if ((families[i].queueFlags & wanted) != wanted) continue;
        r->queue_family = i;
        r->timestamp_bits = families[i].timestampValidBits;
        return;
    }
    fail("no queue family for graphics and compute");
}

/* 1. Before the device is made: what could gpusort use? Its features go into the device's chain. All is optional, except
 *    that recording needs push descriptors or device addresses, or a pool of descriptor sets, as examples/engine.c has it. */
static void create_device(renderer *r) {
    const char *extensions[16];
    uint32_t extension_count = 16;
    const float priority = 1.0f;
    gpusort_desc desc = {0};
    gpusort_features features;
    VkDeviceQueueCreateInfo queue = {.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO,
                                     .queueFamilyIndex = r->queue_family,
                                     .queueCount = 1,
                                     .pQueuePriorities = &priority};
    VkDeviceCreateInfo info = {
        .sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO, .queueCreateInfoCount = 1, .pQueueCreateInfos = &queue};

    desc.instance = r->instance;
    desc.physical_device = r->physical_device;
    desc.api_version = VK_API_VERSION_1_1;
    desc.logger.func = gpusort_log_stderr;
    must_sort(gpusort_query(&desc, &r->enabled, &extension_count, extensions), "gpusort_query");
    info.enabledExtensionCount = extension_count;
    info.ppEnabledExtensionNames = extensions;
    must_sort(gpusort_chain_features(r->enabled, &info, &features), "gpusort_chain_features");
    must(vkCreateDevice(r->physical_device, &info, NULL, &r->device), "vkCreateDevice");
    volkLoadDevice(r->device);
    vkGetDeviceQueue(r->device, r->queue_family, 0, &r->queue);
}

/* 2. One context for the device, told what is enabled on it.
 * 3. At load time: the pipelines of this kind of sort are compiled, for as many splats as there can be. */
static void create_sorter(renderer *r) {
    gpusort_desc desc = {0};
    desc.instance = r->instance;
    desc.physical_device = r->physical_device;
    desc.device = r->device;
    desc.queue_family = r->queue_family;
    desc.api_version = VK_API_VERSION_1_1;
    desc.enabled = r->enabled;
    desc.logger.func = gpusort_log_stderr;
    must_sort(gpusort_create(&desc, &r->sorter), "gpusort_create");

    r->sort.count = r->camera.count;
    r->sort.key_type = GPUSORT_F32;        /* keys are depths, */
    r->sort.order = GPUSORT_DESCENDING;    /* the farthest first, */
    r->sort.value_size = sizeof(uint32_t); /* values are the splats' indices */
    if (r->enabled & GPUSORT_ENABLED_BUFFER_DEVICE_ADDRESS) r->sort.flags = GPUSORT_ADDRESSABLE;
    must_sort(gpusort_prepare(r->sorter, &r->sort), "gpusort_prepare");
}

/* ---- memory ---- */

static VkDeviceMemory allocate(const renderer *r, const VkMemoryRequirements *needs, VkMemoryPropertyFlags wanted,
                               VkMemoryAllocateFlags allocate_flags) {
    VkMemoryAllocateFlagsInfo flags = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO,
                                       .flags = allocate_flags};
    VkMemoryAllocateInfo info = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO, .allocationSize = needs->size};
    VkPhysicalDeviceMemoryProperties types;
    VkDeviceMemory memory;
    uint32_t i = 0;

    vkGetPhysicalDeviceMemoryProperties(r->physical_device, &types);
    while (i < types.memoryTypeCount &&
           (!(needs->memoryTypeBits >> i & 1) || (types.memoryTypes[i].propertyFlags & wanted) != wanted))
        i++;
    if (i == types.memoryTypeCount) fail("no memory type for a buffer or an image");
    info.memoryTypeIndex = i;
    if (allocate_flags) info.pNext = &flags;
    must(vkAllocateMemory(r->device, &info, NULL, &memory), "vkAllocateMemory");
    return memory;
}

enum {
    ON_DEVICE = VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT,
    ON_HOST = VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT
};

static gpu_buffer create_buffer(const renderer *r, VkDeviceSize size, VkBufferUsageFlags usage,
                                VkMemoryPropertyFlags where) {
    VkBufferCreateInfo info = {.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO, .size = size, .usage = usage};
    VkMemoryRequirements needs;
    gpu_buffer result;

    must(vkCreateBuffer(r->device, &info, NULL, &result.handle), "vkCreateBuffer");
    vkGetBufferMemoryRequirements(r->device, result.handle, &needs);
    result.memory = allocate(r, &needs, where,
                             usage & VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT ? VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT
                                                                               : 0);
    must(vkBindBufferMemory(r->device, result.handle, result.memory, 0), "vkBindBufferMemory");
    return result;
}

/* 4. The renderer's memory. scratch.usage asks for device addresses where gpusort uses them, of all that it sorts. */
static void create_buffers(renderer *r, const splat_scene *scene) {
    const VkBufferUsageFlags storage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT;
    const VkDeviceSize count = scene->count, size = count * sizeof(splat);
    gpusort_memory scratch;
    void *mapped;

    must_sort(gpusort_scratch(r->sorter, &r->sort, &scratch), "gpusort_scratch");
    r->buffers[SPLATS] = create_buffer(r, size, storage, ON_HOST);
    r->buffers[PROJECTED] = create_buffer(r, count * 32, storage, ON_DEVICE);
    r->buffers[KEYS] = create_buffer(r, count * sizeof(float), storage | scratch.usage, ON_DEVICE);
    r->buffers[VALUES] = create_buffer(r, count * sizeof(uint32_t), storage | scratch.usage, ON_DEVICE);
    r->buffers[DRAW] = create_buffer(r, sizeof(VkDrawIndirectCommand),
                                     storage | scratch.usage | VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT |
                                         VK_BUFFER_USAGE_TRANSFER_DST_BIT | VK_BUFFER_USAGE_TRANSFER_SRC_BIT,
                                     ON_DEVICE);
    if (scratch.size) r->scratch = create_buffer(r, scratch.size, scratch.usage, ON_DEVICE);

    r->sort.keys.buffer = r->buffers[KEYS].handle;
    r->sort.values.buffer = r->buffers[VALUES].handle;
    r->sort.scratch.buffer = r->scratch.handle;
    r->sort.count_buffer.buffer = r->buffers[DRAW].handle;
    r->sort.count_buffer.offset = offsetof(VkDrawIndirectCommand, instanceCount);

    must(vkMapMemory(r->device, r->buffers[SPLATS].memory, 0, VK_WHOLE_SIZE, 0, &mapped), "vkMapMemory");
    memcpy(mapped, scene->splats, (size_t)size);
    vkUnmapMemory(r->device, r->buffers[SPLATS].memory);
}

/* ---- pipelines ---- */

static void create_set(renderer *r) {
    VkDescriptorSetLayoutBinding bindings[BINDINGS];
    VkDescriptorBufferInfo buffers[BINDINGS];
    VkDescriptorPoolSize size = {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, BINDINGS};
    VkDescriptorSetLayoutCreateInfo layout = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO,
                                              .bindingCount = BINDINGS,
                                              .pBindings = bindings};
    VkDescriptorPoolCreateInfo pool = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO,
                                       .maxSets = 1,
                                       .poolSizeCount = 1,
                                       .pPoolSizes = &size};
    VkDescriptorSetAllocateInfo allocate = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO,
                                            .descriptorSetCount = 1,
                                            .pSetLayouts = &r->set_layout};
    VkWriteDescriptorSet write = {.sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET,
                                  .descriptorCount = BINDINGS, /* runs on over all bindings */
                                  .descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER,
                                  .pBufferInfo = buffers};

    for (uint32_t i = 0; i < BINDINGS; i++) {
        bindings[i] = (VkDescriptorSetLayoutBinding){i, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1,
                                                     VK_SHADER_STAGE_COMPUTE_BIT | VK_SHADER_STAGE_VERTEX_BIT, NULL};
        buffers[i] = (VkDescriptorBufferInfo){r->buffers[i].handle, 0, VK_WHOLE_SIZE};
    }
    must(vkCreateDescriptorSetLayout(r->device, &layout, NULL, &r->set_layout), "vkCreateDescriptorSetLayout");
    must(vkCreateDescriptorPool(r->device, &pool, NULL, &r->descriptor_pool), "vkCreateDescriptorPool");
    allocate.descriptorPool = r->descriptor_pool;
    must(vkAllocateDescriptorSets(r->device, &allocate, &r->set), "vkAllocateDescriptorSets");
    write.dstSet = r->set;
    vkUpdateDescriptorSets(r->device, 1, &write, 0, NULL);
}

static void create_layout(renderer *r) {
    VkPushConstantRange push = {VK_SHADER_STAGE_COMPUTE_BIT | VK_SHADER_STAGE_VERTEX_BIT, 0, sizeof(camera)};
    VkPipelineLayoutCreateInfo layout = {.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO,
                                         .setLayoutCount = 1,
                                         .pSetLayouts = &r->set_layout,
                                         .pushConstantRangeCount = 1,
                                         .pPushConstantRanges = &push};
    must(vkCreatePipelineLayout(r->device, &layout, NULL, &r->layout), "vkCreatePipelineLayout");
}

static VkPipelineShaderStageCreateInfo shader(const renderer *r, VkShaderStageFlagBits stage, const uint32_t *code,
                                              size_t size) {
    VkShaderModuleCreateInfo info = {
        .sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO, .codeSize = size, .pCode = code};
    VkPipelineShaderStageCreateInfo result = {
        .sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO, .stage = stage, .pName = "main"};
    must(vkCreateShaderModule(r->device, &info, NULL, &result.module), "vkCreateShaderModule");
    return result;
}

static void create_project_pipeline(renderer *r) {
    VkComputePipelineCreateInfo info = {.sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO, .layout = r->layout};
    info.stage = shader(r, VK_SHADER_STAGE_COMPUTE_BIT, splats_project_spv, sizeof splats_project_spv);
    must(vkCreateComputePipelines(r->device, VK_NULL_HANDLE, 1, &info, NULL, &r->project),
         "vkCreateComputePipelines");
    vkDestroyShaderModule(r->device, info.stage.module, NULL);
}

/* Halves of 16 bits, as many splats of little opacity add up; every device blends this format. */
static const VkFormat image_format = VK_FORMAT_R16G16B16A16_SFLOAT;

static void create_image(renderer *r) {
    VkImageCreateInfo image = {.sType = VK_STRUCTURE_TYPE_IMAGE_CREATE_INFO,
                               .imageType = VK_IMAGE_TYPE_2D,
                               .format = image_format,
                               .extent = {r->width, r->height, 1},
                               .mipLevels = 1,
                               .arrayLayers = 1,
                               .samples = VK_SAMPLE_COUNT_1_BIT,
                               .usage = VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT | VK_IMAGE_USAGE_TRANSFER_SRC_BIT};
    VkImageViewCreateInfo view = {.sType = VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO,
                                  .viewType = VK_IMAGE_VIEW_TYPE_2D,
                                  .format = image_format,
                                  .subresourceRange = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1}};
    VkMemoryRequirements needs;

    must(vkCreateImage(r->device, &image, NULL, &r->image), "vkCreateImage");
    vkGetImageMemoryRequirements(r->device, r->image, &needs);
    r->image_memory = allocate(r, &needs, ON_DEVICE, 0);
    must(vkBindImageMemory(r->device, r->image, r->image_memory, 0), "vkBindImageMemory");
    view.image = r->image;
    must(vkCreateImageView(r->device, &view, NULL, &r->view), "vkCreateImageView");
    r->readback = create_buffer(r, (VkDeviceSize)r->width * r->height * 2 * 8 + sizeof(VkDrawIndirectCommand),
                                VK_BUFFER_USAGE_TRANSFER_DST_BIT, ON_HOST);
}

/* The image is cleared, drawn and then copied; it may be drawn again when the copy before has ended. */
static void create_pass(renderer *r) {
    VkAttachmentDescription attachment = {.format = image_format,
                                          .samples = VK_SAMPLE_COUNT_1_BIT,
                                          .loadOp = VK_ATTACHMENT_LOAD_OP_CLEAR,
                                          .storeOp = VK_ATTACHMENT_STORE_OP_STORE,
                                          .finalLayout = VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL};
    VkAttachmentReference reference = {0, VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL};
    VkSubpassDescription subpass = {.pipelineBindPoint = VK_PIPELINE_BIND_POINT_GRAPHICS,
                                    .colorAttachmentCount = 1,
                                    .pColorAttachments = &reference};
    VkSubpassDependency dependencies[2] = {
        {VK_SUBPASS_EXTERNAL, 0, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_PIPELINE_STAGE_COLOR_ATTACHMENT_OUTPUT_BIT, 0,
         VK_ACCESS_COLOR_ATTACHMENT_READ_BIT | VK_ACCESS_COLOR_ATTACHMENT_WRITE_BIT, 0},
        {0, VK_SUBPASS_EXTERNAL, VK_PIPELINE_STAGE_COLOR_ATTACHMENT_OUTPUT_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT,
         VK_ACCESS_COLOR_ATTACHMENT_WRITE_BIT, VK_ACCESS_TRANSFER_READ_BIT, 0}};
    VkRenderPassCreateInfo pass = {.sType = VK_STRUCTURE_TYPE_RENDER_PASS_CREATE_INFO,
                                   .attachmentCount = 1,
                                   .pAttachments = &attachment,
                                   .subpassCount = 1,
                                   .pSubpasses = &subpass,
                                   .dependencyCount = 2,
                                   .pDependencies = dependencies};
    VkFramebufferCreateInfo framebuffer = {.sType = VK_STRUCTURE_TYPE_FRAMEBUFFER_CREATE_INFO,
                                           .attachmentCount = 1,
                                           .pAttachments = &r->view,
                                           .width = r->width,
                                           .height = r->height,
                                           .layers = 1};

    must(vkCreateRenderPass(r->device, &pass, NULL, &r->pass), "vkCreateRenderPass");
    framebuffer.renderPass = r->pass;
    must(vkCreateFramebuffer(r->device, &framebuffer, NULL, &r->framebuffer), "vkCreateFramebuffer");
}

static void create_blend_pipeline(renderer *r) {
    const VkViewport viewport = {0.0f, 0.0f, (float)r->width, (float)r->height, 0.0f, 1.0f};
    const VkRect2D scissor = {{0, 0}, {r->width, r->height}};
    const VkPipelineColorBlendAttachmentState over = {VK_TRUE,
                                                      VK_BLEND_FACTOR_ONE, /* premultiplied */
                                                      VK_BLEND_FACTOR_ONE_MINUS_SRC_ALPHA,
                                                      VK_BLEND_OP_ADD,
                                                      VK_BLEND_FACTOR_ONE,
                                                      VK_BLEND_FACTOR_ONE_MINUS_SRC_ALPHA,
                                                      VK_BLEND_OP_ADD,
                                                      15};
    VkPipelineShaderStageCreateInfo stages[2];
    VkPipelineVertexInputStateCreateInfo vertices = {
        .sType = VK_STRUCTURE_TYPE_PIPELINE_VERTEX_INPUT_STATE_CREATE_INFO};
    VkPipelineInputAssemblyStateCreateInfo assembly = {
        .sType = VK_STRUCTURE_TYPE_PIPELINE_INPUT_ASSEMBLY_STATE_CREATE_INFO,
        .topology = VK_PRIMITIVE_TOPOLOGY_TRIANGLE_STRIP};
    VkPipelineViewportStateCreateInfo viewports = {.sType = VK_STRUCTURE_TYPE_PIPELINE_VIEWPORT_STATE_CREATE_INFO,
                                                   .viewportCount = 1,
                                                   .pViewports = &viewport,
                                                   .scissorCount = 1,
                                                   .pScissors = &scissor};
    VkPipelineRasterizationStateCreateInfo raster = {
        .sType = VK_STRUCTURE_TYPE_PIPELINE_RASTERIZATION_STATE_CREATE_INFO, .lineWidth = 1.0f};
    VkPipelineMultisampleStateCreateInfo samples = {.sType = VK_STRUCTURE_TYPE_PIPELINE_MULTISAMPLE_STATE_CREATE_INFO,
                                                    .rasterizationSamples = VK_SAMPLE_COUNT_1_BIT};
    VkPipelineColorBlendStateCreateInfo blend = {.sType = VK_STRUCTURE_TYPE_PIPELINE_COLOR_BLEND_STATE_CREATE_INFO,
                                                 .attachmentCount = 1,
                                                 .pAttachments = &over};
    VkGraphicsPipelineCreateInfo info = {.sType = VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO,
                                         .stageCount = 2,
                                         .pStages = stages,
                                         .pVertexInputState = &vertices,
                                         .pInputAssemblyState = &assembly,
                                         .pViewportState = &viewports,
                                         .pRasterizationState = &raster,
                                         .pMultisampleState = &samples,
                                         .pColorBlendState = &blend,
                                         .layout = r->layout,
                                         .renderPass = r->pass};

    stages[0] = shader(r, VK_SHADER_STAGE_VERTEX_BIT, splats_vertex_spv, sizeof splats_vertex_spv);
    stages[1] = shader(r, VK_SHADER_STAGE_FRAGMENT_BIT, splats_fragment_spv, sizeof splats_fragment_spv);
    must(vkCreateGraphicsPipelines(r->device, VK_NULL_HANDLE, 1, &info, NULL, &r->blend),
         "vkCreateGraphicsPipelines");
    vkDestroyShaderModule(r->device, stages[0].module, NULL);
    vkDestroyShaderModule(r->device, stages[1].module, NULL);
}

static void create_commands(renderer *r) {
    VkCommandPoolCreateInfo pool = {.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO,
                                    .queueFamilyIndex = r->queue_family};
    VkCommandBufferAllocateInfo allocate = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO,
                                            .level = VK_COMMAND_BUFFER_LEVEL_PRIMARY,
                                            .commandBufferCount = 1};
    VkQueryPoolCreateInfo queries = {
        .sType = VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO, .queryType = VK_QUERY_TYPE_TIMESTAMP, .queryCount = 2};

    must(vkCreateCommandPool(r->device, &pool, NULL, &r->command_pool), "vkCreateCommandPool");
    allocate.commandPool = r->command_pool;
    must(vkAllocateCommandBuffers(r->device, &allocate, &r->cmd), "vkAllocateCommandBuffers");
    must(vkCreateQueryPool(r->device, &queries, NULL, &r->timestamps), "vkCreateQueryPool");
}

/* ---- one frame ---- */

static void barrier(VkCommandBuffer cmd, VkPipelineStageFlags from, VkAccessFlags from_access,
                    VkPipelineStageFlags to, VkAccessFlags to_access) {
    VkMemoryBarrier memory = {VK_STRUCTURE_TYPE_MEMORY_BARRIER, NULL, from_access, to_access};
    vkCmdPipelineBarrier(cmd, from, to, 0, 1, &memory, 0, NULL, 0, NULL);
}

static void bind(const renderer *r, VkPipelineBindPoint point, VkPipeline pipeline) {
    vkCmdBindPipeline(r->cmd, point, pipeline);
    vkCmdBindDescriptorSets(r->cmd, point, r->layout, 0, 1, &r->set, 0, NULL);
    vkCmdPushConstants(r->cmd, r->layout, VK_SHADER_STAGE_COMPUTE_BIT | VK_SHADER_STAGE_VERTEX_BIT, 0,
                       sizeof r->camera, &r->camera);
}

static void record_projection(const renderer *r) {
    const VkDrawIndirectCommand draw = {4, 0, 0, 0}; /* 4 vertices; the instances are counted by the shader */
    const uint32_t groups = (r->camera.count + 127) / 128;

    vkCmdUpdateBuffer(r->cmd, r->buffers[DRAW].handle, 0, sizeof draw, &draw);
    barrier(r->cmd, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT,
            VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT);
    bind(r, VK_PIPELINE_BIND_POINT_COMPUTE, r->project);
    vkCmdDispatch(r->cmd, groups < 65535 ? groups : 65535, 1, 1);
}

/* Draws the splats in the order of the values, and copies the image behind `half` others. */
static void record_half(const renderer *r, uint32_t half) {
    const VkClearValue clear = {{{0.0f, 0.0f, 0.0f, 0.0f}}};
    VkRenderPassBeginInfo begin = {.sType = VK_STRUCTURE_TYPE_RENDER_PASS_BEGIN_INFO,
                                   .renderPass = r->pass,
                                   .framebuffer = r->framebuffer,
                                   .renderArea = {{0, 0}, {r->width, r->height}},
                                   .clearValueCount = 1,
                                   .pClearValues = &clear};
    VkBufferImageCopy copy = {.bufferOffset = (VkDeviceSize)half * r->width * r->height * 8,
                              .imageSubresource = {VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1},
                              .imageExtent = {r->width, r->height, 1}};

    vkCmdBeginRenderPass(r->cmd, &begin, VK_SUBPASS_CONTENTS_INLINE);
    bind(r, VK_PIPELINE_BIND_POINT_GRAPHICS, r->blend);
    vkCmdDrawIndirect(r->cmd, r->buffers[DRAW].handle, 0, 1, sizeof(VkDrawIndirectCommand));
    vkCmdEndRenderPass(r->cmd);
    vkCmdCopyImageToBuffer(r->cmd, r->image, VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL, r->readback.handle, 1, &copy);
}

/* 5. Record. The sort reads and writes keys and values, and reads the instance count, all in compute shaders: the
 *    renderer's barriers say so before it and after it. Those within it are gpusort's. */
static void record_sort(const renderer *r) {
    /* The projection's writes were made visible to compute shaders; the draw has to have read its values. */
    barrier(r->cmd, VK_PIPELINE_STAGE_VERTEX_SHADER_BIT, 0, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, 0);
    if (r->timestamp_bits) vkCmdWriteTimestamp(r->cmd, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, r->timestamps, 0);
    must_sort(gpusort_cmd_sort(r->sorter, r->cmd, &r->sort), "gpusort_cmd_sort");
    if (r->timestamp_bits) vkCmdWriteTimestamp(r->cmd, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, r->timestamps, 1);
    barrier(r->cmd, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_WRITE_BIT,
            VK_PIPELINE_STAGE_VERTEX_SHADER_BIT, VK_ACCESS_SHADER_READ_BIT);
}

static void record_frame(const renderer *r) {
    VkCommandBufferBeginInfo begin = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};
    VkBufferCopy copy = {.dstOffset = (VkDeviceSize)r->width * r->height * 2 * 8,
                         .size = sizeof(VkDrawIndirectCommand)};

    must(vkBeginCommandBuffer(r->cmd, &begin), "vkBeginCommandBuffer");
    if (r->timestamp_bits) vkCmdResetQueryPool(r->cmd, r->timestamps, 0, 2);
    record_projection(r);
    barrier(r->cmd, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_WRITE_BIT,
            VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | VK_PIPELINE_STAGE_VERTEX_SHADER_BIT |
                VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT | VK_PIPELINE_STAGE_TRANSFER_BIT,
            VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT | VK_ACCESS_INDIRECT_COMMAND_READ_BIT |
                VK_ACCESS_TRANSFER_READ_BIT);
    record_half(r, 0);
    record_sort(r);
    record_half(r, 1);
    vkCmdCopyBuffer(r->cmd, r->buffers[DRAW].handle, r->readback.handle, 1, &copy);
    barrier(r->cmd, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT, VK_PIPELINE_STAGE_HOST_BIT,
            VK_ACCESS_HOST_READ_BIT);
    must(vkEndCommandBuffer(r->cmd), "vkEndCommandBuffer");
}

/* Milliseconds of the sort; negative where the queue has no timestamps. */
static double submit_frame(const renderer *r) {
    VkSubmitInfo submit = {
        .sType = VK_STRUCTURE_TYPE_SUBMIT_INFO, .commandBufferCount = 1, .pCommandBuffers = &r->cmd};
    uint64_t ticks[2] = {0, 0};

    must(vkQueueSubmit(r->queue, 1, &submit, VK_NULL_HANDLE), "vkQueueSubmit");
    must(vkQueueWaitIdle(r->queue), "vkQueueWaitIdle");
    if (!r->timestamp_bits) return -1.0;
    must(vkGetQueryPoolResults(r->device, r->timestamps, 0, 2, sizeof ticks, ticks, sizeof ticks[0],
                               VK_QUERY_RESULT_64_BIT | VK_QUERY_RESULT_WAIT_BIT),
         "vkGetQueryPoolResults");
    return (double)(ticks[1] - ticks[0]) * (double)r->properties.limits.timestampPeriod * 1e-6;
}

/* ---- the picture ---- */

typedef struct picture {
    uint32_t width, height;
    uint8_t *pixels; /* red, green, blue, opacity */
} picture;

enum { GAP = 16 }; /* pixels between the halves, which are transparent */

static double from_half(uint16_t half) { /* not negative */
    int exponent = half >> 10 & 31, fraction = half & 1023;
    return exponent ? ldexp(1024 + fraction, exponent - 25) : ldexp(fraction, -24);
}

/* One half of the image over a background that darkens to its corners. */
static void draw_half(picture *p, uint32_t half, const uint16_t *image) {
    static const double glow[3] = {0.085, 0.095, 0.15};
    const uint32_t width = (p->width - GAP) / 2;
    for (uint32_t y = 0; y < p->height; y++) {
        for (uint32_t x = 0; x < width; x++) {
            const uint16_t *from = image + 4 * ((size_t)y * width + x);
            uint8_t *to = p->pixels + 4 * ((size_t)y * p->width + half * (width + GAP) + x);
            double u = (x + 0.5) / width - 0.5, v = (y + 0.5) / p->height - 0.5, light = 1.0 - 1.5 * (u * u + v * v);
            for (int i = 0; i < 3; i++) {
                double value = from_half(from[i]) + (1.0 - from_half(from[3])) * glow[i] * light;
                to[i] = (uint8_t)(255.0 * (value < 1.0 ? value : 1.0) + 0.5);
            }
            to[3] = 255;
        }
    }
}

static void write_picture(const renderer *r, double sort_ms, const char *path) {
    picture p = {2 * r->width + GAP, r->height, NULL};
    VkDrawIndirectCommand draw;
    void *mapped;

    p.pixels = (uint8_t *)calloc((size_t)p.width * p.height, 4);
    if (!p.pixels) fail("out of memory");
    must(vkMapMemory(r->device, r->readback.memory, 0, VK_WHOLE_SIZE, 0, &mapped), "vkMapMemory");
    draw_half(&p, 0, (const uint16_t *)mapped);
    draw_half(&p, 1, (const uint16_t *)mapped + 4 * (size_t)r->width * r->height);
    memcpy(&draw, (const uint16_t *)mapped + 8 * (size_t)r->width * r->height, sizeof draw);
    vkUnmapMemory(r->device, r->readback.memory);

    printf("%s: %lu of %lu splats, sorted", r->properties.deviceName, (unsigned long)draw.instanceCount,
           (unsigned long)r->camera.count);
    if (sort_ms >= 0.0) printf(" in %.*f ms", sort_ms < 10.0 ? 2 : 0, sort_ms);
    printf("\n");
    stbi_write_png_compression_level = 9;
    if (!stbi_write_png(path, (int)p.width, (int)p.height, 4, p.pixels, (int)p.width * 4)) {
        perror(path);
        exit(EXIT_FAILURE);
    }
    printf("%s\n", path);
    free(p.pixels);
}

/* ---- from the first to the last ---- */

static void create(renderer *r, const splat_scene *scene) {
    create_instance(r);
    find_queue_family(r);
    if ((uint64_t)scene->count * sizeof(splat) > r->properties.limits.maxStorageBufferRange)
        fail("too many splats for this device: they do not fit into a storage buffer");
    if (r->width > r->properties.limits.maxFramebufferWidth || r->height > r->properties.limits.maxFramebufferHeight)
        fail("this device draws no pictures of that size");
    create_device(r);
    create_sorter(r);
    create_buffers(r, scene);
    create_set(r);
    create_layout(r);
    create_project_pipeline(r);
    create_image(r);
    create_pass(r);
    create_blend_pipeline(r);
    create_commands(r);
}

static void destroy_buffer(const renderer *r, gpu_buffer buffer) {
    vkDestroyBuffer(r->device, buffer.handle, NULL);
    vkFreeMemory(r->device, buffer.memory, NULL);
}

/* 6. The context goes before the device, and when no command buffer that it recorded into runs any more. */
static void destroy(renderer *r) {
    gpusort_destroy(r->sorter);
    vkDestroyQueryPool(r->device, r->timestamps, NULL);
    vkDestroyCommandPool(r->device, r->command_pool, NULL);
    vkDestroyPipeline(r->device, r->blend, NULL);
    vkDestroyFramebuffer(r->device, r->framebuffer, NULL);
    vkDestroyRenderPass(r->device, r->pass, NULL);
    vkDestroyImageView(r->device, r->view, NULL);
    vkDestroyImage(r->device, r->image, NULL);
    vkFreeMemory(r->device, r->image_memory, NULL);
    vkDestroyPipeline(r->device, r->project, NULL);
    vkDestroyPipelineLayout(r->device, r->layout, NULL);
    vkDestroyDescriptorPool(r->device, r->descriptor_pool, NULL);
    vkDestroyDescriptorSetLayout(r->device, r->set_layout, NULL);
    for (int i = 0; i < BINDINGS; i++) destroy_buffer(r, r->buffers[i]);
    destroy_buffer(r, r->scratch);
    destroy_buffer(r, r->readback);
    vkDestroyDevice(r->device, NULL);
    vkDestroyInstance(r->instance, NULL);
}

typedef struct settings {
    uint32_t width, height, splats;
    double turn[2];
    const char *out, *ply;
} settings;

static int read_options(settings *o, int argc, char **argv) {
    char rest;
    for (int i = 1; i < argc; i++) {
        const char *next = i + 1 < argc ? argv[i + 1] : "";
        if (argv[i][0] != '-') {
            if (o->ply) return 0;
            o->ply = argv[i];
            continue;
        }
        if (strcmp(argv[i], "--size") == 0) {
            if (sscanf(next, "%ux%u%c", &o->width, &o->height, &rest) != 2) return 0;
        } else if (strcmp(argv[i], "--splats") == 0) {
            if (sscanf(next, "%u%c", &o->splats, &rest) != 1) return 0;
        } else if (strcmp(argv[i], "--turn") == 0) {
            if (sscanf(next, "%lf,%lf%c", &o->turn[0], &o->turn[1], &rest) != 2) return 0;
        } else if (strcmp(argv[i], "--out") == 0 && *next) {
            o->out = next;
        } else {
            return 0;
        }
        i++;
    }
    return o->width >= 16 && o->width <= 16384 && o->height >= 16 && o->height <= 16384 && o->splats > 0 &&
           o->splats <= PLY_MAX_VERTICES;
}

int main(int argc, char **argv) {
    settings options = {640, 360, 150000, {0.0, 0.0}, "splats.png", NULL};
    splat_scene scene = {0};
    renderer r = {0};
    double sort_ms = 0.0;
    int frames;

    if (!read_options(&options, argc, argv))
        fail(
            "usage: splats [--size WIDTHxHEIGHT] [--splats COUNT] [--turn DEGREES,DEGREES] [--out FILE.png] [FILE.ply]");
    if (options.ply)
        load_scene(&scene, options.ply);
    else
        make_scene(&scene, options.splats);
    for (int i = 0; i < 2; i++) scene.turn[i] += options.turn[i];
    r.width = options.width / 2;
    r.height = options.height;
    r.camera = make_camera(&scene, r.width, r.height);

    create(&r, &scene);
    record_frame(&r);
    frames = r.properties.deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU ? 3 : 30;
    for (int i = 0; i < frames; i++) { /* the first ones wake the device up: the fastest sort counts */
        double ms = submit_frame(&r);
        if (i == 0 || ms < sort_ms) sort_ms = ms;
    }
    write_picture(&r, sort_ms, options.out);
    destroy(&r);
    free(scene.splats);
    return EXIT_SUCCESS;
}
