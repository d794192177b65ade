/* ---- >>record: from steps to commands; what is prepared; buffers checked ---- */
typedef struct gpusorti_recorder {
    const gpusort_context *ctx;
    VkCommandBuffer commands;
    int sizes_visible; /* indirect ones, as they are now */
} gpusorti_recorder;

static void gpusorti_barrier(const gpusort_context *ctx, VkCommandBuffer commands, VkPipelineStageFlags from,
                             VkAccessFlags from_access, VkPipelineStageFlags to, VkAccessFlags to_access) {
    GPUSORTI_STRUCT(VkMemoryBarrier, barrier, MEMORY_BARRIER);
    barrier.srcAccessMask = from_access;
    barrier.dstAccessMask = to_access;
    ctx->vk.CmdPipelineBarrier(commands, from, to, 0, 1, &barrier, 0, NULL, 0, NULL);
}

static uint64_t gpusorti_address(const gpusort_context *ctx, gpusort_range range) {
    GPUSORTI_STRUCT(VkBufferDeviceAddressInfoKHR, info, BUFFER_DEVICE_ADDRESS_INFO);
    if (range.buffer == VK_NULL_HANDLE) return 0;
    info.buffer = range.buffer;
    return ctx->vk.GetBufferDeviceAddress(ctx->device, &info) + range.offset;
}

/* Buffers that a step does not use still need something bound where the kernel names them: the control block. Where a kernel
 * is given one buffer less, the second values lie behind the second keys in theirs. */
static gpusort_result gpusorti_bind_buffers(gpusorti_recorder *recorder, const gpusorti_plan *plan,
                                            const gpusorti_step *step) {
    const gpusort_context *ctx = recorder->ctx;
    VkDescriptorBufferInfo infos[GPUSORTI_BINDINGS];
    VkWriteDescriptorSet writes[GPUSORTI_BINDINGS];
    VkDescriptorSet set = VK_NULL_HANDLE;
    uint32_t i;
    if (plan->mode == GPUSORTI_POOLED_BUFFERS) {
        gpusort_result result;
        GPUSORTI_STRUCT(VkDescriptorSetAllocateInfo, info, DESCRIPTOR_SET_ALLOCATE_INFO);
        info.descriptorPool = ctx->descriptor_pool;
        info.descriptorSetCount = 1;
        info.pSetLayouts = &ctx->set_layout;
        result = GPUSORTI_CALL(ctx, AllocateDescriptorSets, (ctx->device, &info, &set));
        if (result != GPUSORT_OK) return result;
    }
    memset(writes, 0, sizeof writes);
    for (i = 0; i < gpusorti_bindings(ctx); i++) {
        uint32_t from = step->range[i] != 0 ? i : step->range[3] != 0 ? 3 : 0;
        infos[i].buffer = step->bound[from].buffer;
        infos[i].offset = step->bound[from].offset;
        infos[i].range = step->range[from];
        if (from == 3 && step->keeps_sizes) {
            infos[i].offset += 4 * GPUSORTI_SIZES_END;
            infos[i].range -= 4 * GPUSORTI_SIZES_END;
        }
        if (i == 2 && ctx->caps.few_bindings && step->range[4] != 0) {
            infos[i].buffer = step->bound[2].buffer;
            infos[i].offset = step->bound[2].offset;
            infos[i].range = step->bound[4].offset + step->range[4] - step->bound[2].offset;
        }
        writes[i].sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET;
        writes[i].dstSet = set;
        writes[i].dstBinding = i;
        writes[i].descriptorCount = 1;
        writes[i].descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
        writes[i].pBufferInfo = &infos[i];
    }
    if (plan->mode == GPUSORTI_POOLED_BUFFERS) {
        ctx->vk.UpdateDescriptorSets(ctx->device, gpusorti_bindings(ctx), writes, 0, NULL);
        ctx->vk.CmdBindDescriptorSets(recorder->commands, VK_PIPELINE_BIND_POINT_COMPUTE, ctx->buffer_layout, 0, 1,
                                      &set, 0, NULL);
    } else
        ctx->vk.CmdPushDescriptorSet(recorder->commands, VK_PIPELINE_BIND_POINT_COMPUTE, ctx->buffer_layout, 0,
                                     gpusorti_bindings(ctx), writes);
    return GPUSORT_OK;
}

static gpusort_result gpusorti_record_step(void *user, const gpusorti_plan *plan, const gpusorti_step *step) {
    gpusorti_recorder *recorder = (gpusorti_recorder *)user;
    const gpusort_context *ctx = recorder->ctx;
    const gpusorti_pipeline *pipeline = gpusorti_find_pipeline(ctx, step->kernel, &step->spec);
    gpusorti_push push = step->push;
    const int sizes = step->indirect >= 0 && !recorder->sizes_visible;
    gpusort_result result;

    GPUSORT_ASSERT(pipeline && step->groups > 0); /* prepared, and no dispatch of nothing */
    /* Also before the first step: the scratch may have served a sort right before. */
    if (!step->beside)
        gpusorti_barrier(ctx, recorder->commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_WRITE_BIT,
                         VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT |
                             (sizes ? (VkPipelineStageFlags)VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT : 0u),
                         VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT |
                             (sizes ? (VkAccessFlags)VK_ACCESS_INDIRECT_COMMAND_READ_BIT : 0u));
    recorder->sizes_visible = (recorder->sizes_visible || sizes) && step->keeps_sizes;
    ctx->vk.CmdBindPipeline(recorder->commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline->handle);
    if (plan->mode == GPUSORTI_ADDRESSES) {
        push.keys = gpusorti_address(ctx, step->bound[0]);
        push.values = gpusorti_address(ctx, step->bound[1]);
        push.keys_alt = gpusorti_address(ctx, step->bound[2]);
        push.values_alt = gpusorti_address(ctx, step->bound[4]);
        push.control = gpusorti_address(ctx, step->bound[3]);
        ctx->vk.CmdPushConstants(recorder->commands, ctx->address_layout, VK_SHADER_STAGE_COMPUTE_BIT, 0,
                                 GPUSORTI_PUSH_ADDRESSES + GPUSORTI_PUSH_WORDS * (uint32_t)sizeof(uint32_t), &push);
    } else {
        result = gpusorti_bind_buffers(recorder, plan, step);
        if (result != GPUSORT_OK) return result;
        if (!ctx->caps.few_bindings) push.values_alt_base = 0;
        ctx->vk.CmdPushConstants(recorder->commands, ctx->buffer_layout, VK_SHADER_STAGE_COMPUTE_BIT, 0,
                                 GPUSORTI_PUSH_WORDS * (uint32_t)sizeof(uint32_t), &push.count);
    }
    if (step->indirect >= 0) {
        ctx->vk.CmdDispatchIndirect(recorder->commands, step->bound[3].buffer,
                                    step->bound[3].offset + 4u * (uint32_t)step->indirect);
    } else {
        const uint64_t most = GPUSORTI_MAX_GROUPS, x = step->groups < most ? step->groups : most;
        ctx->vk.CmdDispatch(recorder->commands, (uint32_t)x, (uint32_t)gpusorti_ceil_div(step->groups, x), 1);
    }
    return GPUSORT_OK;
}

/* Visitors that record nothing: note what is missing; find out whether anything is (user: points to the context's). */
static gpusort_result gpusorti_prepare_step(void *user, const gpusorti_plan *plan, const gpusorti_step *step) {
    return gpusorti_want_pipeline((gpusort_context *)user, step->kernel, &step->spec,
                                  plan->mode == GPUSORTI_ADDRESSES);
}

static gpusort_result gpusorti_find_step(void *user, const gpusorti_plan *plan, const gpusorti_step *step) {
    const gpusort_context *ctx = *(const gpusort_context *const *)user;
    (void)plan;
    return gpusorti_find_pipeline(ctx, step->kernel, &step->spec) ? GPUSORT_OK : GPUSORT_ERROR_NOT_PREPARED;
}

static gpusorti_kind gpusorti_kind_of(const gpusort_cmd_args *args) {
    gpusorti_kind kind;
    kind.count = args->count;
    kind.member[0] = (uint32_t)args->key_type;
    kind.member[1] = (uint32_t)args->order;
    kind.member[2] = args->value_size;
    kind.member[3] = args->first_bit;
    kind.member[4] = args->first_bit + args->bit_count < gpusorti_types[args->key_type].bits ? args->bit_count : 0;
    kind.member[5] = args->flags;
    kind.member[6] = (uint32_t)args->algorithm;
    kind.member[7] = args->segment_count != 0;
    kind.member[8] = args->segment_size;
    kind.member[9] = args->limit != 0;
    return kind;
}

/* How far a prepared kind is from serving the wanted one: 2 for each member that differs, 1 where only fewer elements were
 * prepared. The members' names go to text. */
static uint32_t gpusorti_kind_distance(const gpusorti_kind *prepared, const gpusorti_kind *wanted, char *text, size_t size) {
    static const char *const names[GPUSORTI_KIND_MEMBERS] = {"key_type",  "order", "value_size", "first_bit",
                                                             "bit_count", "flags", "algorithm", "segment_count",
                                                             "segment_size", "limit"};
    uint32_t distance = 0, i;
    int at = 0;
    text[0] = 0;
    for (i = 0; i < GPUSORTI_KIND_MEMBERS; i++) {
        if (prepared->member[i] == wanted->member[i]) continue;
        at += snprintf(text + at, size - (size_t)at, "%s%s", at ? ", " : "", names[i]);
        distance += 2;
    }
    if (prepared->count >= wanted->count) return distance;
    snprintf(text + at, size - (size_t)at, "%scount (prepared up to %llu)", at ? ", " : "",
             (unsigned long long)prepared->count);
    return distance + 1;
}

static gpusort_result gpusorti_tell_unprepared(const gpusort_context *ctx, const gpusort_cmd_args *args) {
    const gpusorti_kind wanted = gpusorti_kind_of(args);
    const uint32_t count = gpusorti_atomic_load(&ctx->kind_count);
    char text[160], nearest[160] = "everything: it has seen none";
    uint32_t least = UINT32_MAX, i;
    for (i = 0; i < count; i++) {
        const uint32_t distance = gpusorti_kind_distance(&ctx->kinds[i], &wanted, text, sizeof text);
        if (distance > least) continue;
        least = distance;
        snprintf(nearest, sizeof nearest, "%s", distance ? text : "nothing");
    }
    return gpusorti_fail(&ctx->host, GPUSORT_ERROR_NOT_PREPARED,
                         "gpusort_prepare() has not seen this kind of sort; from the nearest that it has, it differs in %s",
                         nearest);
}

/* Keeps what was prepared, for the message above, unless that is known or there is no room. */
static void gpusorti_keep_kind(gpusort_context *ctx, const gpusort_cmd_args *args) {
    const gpusorti_kind wanted = gpusorti_kind_of(args);
    const uint32_t count = ctx->kind_count;
    char text[160];
    uint32_t i;
    for (i = 0; i < count; i++)
        if (gpusorti_kind_distance(&ctx->kinds[i], &wanted, text, sizeof text) == 0) return;
    if (count == GPUSORTI_MOST_KINDS) return;
    ctx->kinds[count] = wanted;
    gpusorti_atomic_store(&ctx->kind_count, count + 1);
}

typedef struct gpusorti_place { /* of a buffer that a sort reads or writes */
    const char *name;           /* in gpusort_cmd_args */
    gpusort_range range;
    uint64_t size, alignment; /* size 0: not used by this sort */
} gpusorti_place;

static gpusort_result gpusorti_check_place(const gpusort_context *ctx, const gpusorti_place *place) {
    const uint64_t offset = place->range.offset;
    char what[40] = "";
    gpusorti_checks checks = gpusorti_check_members(&ctx->host, what);
    if (place->size == 0) return GPUSORT_OK;
    snprintf(what, sizeof what, "gpusort_cmd_args.%s", place->name);
    gpusorti_refuse(&checks, place->range.buffer == VK_NULL_HANDLE, "buffer", 0, "NULL");
    if (checks.result == GPUSORT_OK && offset % place->alignment != 0)
        return gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT, "%s.offset: %llu is not a multiple of %llu", what,
                             (unsigned long long)offset, (unsigned long long)place->alignment);
    gpusorti_refuse(&checks, offset > UINT64_MAX - place->size, "offset", offset, "with the size over 2^64");
    return checks.result;
}

static int gpusorti_overlap(uint64_t a, uint64_t size_a, uint64_t b, uint64_t size_b) {
    return size_a != 0 && size_b != 0 && (a < b ? b - a < size_a : a - b < size_b);
}

/* The buffers of a sort of more than no elements. The one of the count is bound from the aligned offset below it on. */
static gpusort_result gpusorti_check_buffers(const gpusort_context *ctx, const gpusort_cmd_args *args,
                                             const gpusorti_plan *plan) {
    const gpusorti_request *r = &plan->request;
    const uint32_t bound = plan->mode == GPUSORTI_ADDRESSES ? 1 : (uint32_t)ctx->caps.offset_alignment;
    const gpusorti_place places[] = {
        {"keys", args->keys, gpusorti_keys_size(r), gpusorti_max(r->key_bits == 64 ? 8 : 4, bound)},
        {"values", args->values, gpusorti_values_size(r), gpusorti_max(r->value_size == 8 ? 8 : 4, bound)},
        {"scratch", args->scratch, plan->layout.end, gpusorti_max(GPUSORTI_ALIGNMENT, bound)},
        {"count_buffer", args->count_buffer, r->gpu_count ? 4u : 0u, 4},
        {"segments", args->segments, gpusorti_offsets_size(r), 4},
    };
    gpusort_result result = GPUSORT_OK;
    const int places_count = (int)(sizeof places / sizeof places[0]);
    int i, j;
    for (i = 0; i < places_count && result == GPUSORT_OK; i++) result = gpusorti_check_place(ctx, &places[i]);
    for (i = 0; i < places_count && result == GPUSORT_OK; i++)
        for (j = 0; j < i && result == GPUSORT_OK; j++)
            if (places[i].range.buffer == places[j].range.buffer &&
                gpusorti_overlap(places[i].range.offset, places[i].size, places[j].range.offset, places[j].size))
                result = gpusorti_fail(&ctx->host, GPUSORT_ERROR_INVALID_ARGUMENT, "gpusort_cmd_args.%s overlaps %s",
                                       places[i].name, places[j].name);
    return result;
}

static gpusort_result gpusorti_record(const gpusort_context *ctx, VkCommandBuffer commands,
                                      const gpusort_cmd_args *args, const gpusorti_plan *plan) {
    gpusorti_recorder recorder;
    recorder.ctx = ctx;
    recorder.commands = commands;
    recorder.sizes_visible = 0;
    return gpusorti_walk_steps(ctx, plan, args, gpusorti_record_step, &recorder);
}

typedef struct gpusorti_preparation {
    gpusort_context *ctx;
    const gpusort_cmd_args *args;
} gpusorti_preparation;

/* Notes what a plan needs. The steps with a count on the GPU take in those without. */
static gpusort_result gpusorti_prepare_plan(void *user, const gpusorti_plan *plan) {
    const gpusorti_preparation *preparation = (const gpusorti_preparation *)user;
    gpusorti_plan counted = *plan;
    counted.request.gpu_count = 1;
    return gpusorti_walk_steps(preparation->ctx, &counted, preparation->args, gpusorti_prepare_step,
                               preparation->ctx);
}

/* Scratch is what the greediest plan takes, usage what any of them does. */
static gpusort_result gpusorti_raise_memory(void *user, const gpusorti_plan *plan) {
    gpusort_memory *memory = (gpusort_memory *)user;
    if (plan->layout.end > memory->size) memory->size = plan->layout.end;
    if (plan->mode == GPUSORTI_ADDRESSES) memory->usage |= VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;
    return GPUSORT_OK;
}
