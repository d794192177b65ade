/* clang -g -O1 -fsanitize=fuzzer,address,undefined -I. -Itests/lib tests/driver/fuzz.c tests/lib/harness.c \
 *     tests/lib/shim.c tests/lib/gpusort_unit.c -ldl -o fuzz
 *
 * Random bytes into every member of gpusort_desc, gpusort_host_args and gpusort_cmd_args: an error or a right
 * sort, never a crash, never a validation message. Pointers and handles become valid ones or NULL. */
#include "harness.h"
#include "shim.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

enum { CAPACITY = 4096, KEY_BYTES = CAPACITY * 8, VALUE_BYTES = CAPACITY * 256 };

static engine *eng;
static target targets[2]; /* an engine's, gpusort's own */

static void open_targets(void) {
    const VkBufferUsageFlags usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_TRANSFER_SRC_BIT |
                                     VK_BUFFER_USAGE_TRANSFER_DST_BIT | VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT;
    eng = engine_open(ENABLE_ALL, VK_API_VERSION_1_3);
    if (!eng || !target_engine(&targets[0], "engine", eng, NULL) || !target_own(&targets[1], "own device", NULL) ||
        !buffer_grow(eng, &eng->keys, KEY_BYTES, usage, 0) ||
        !buffer_grow(eng, &eng->values, VALUE_BYTES, usage, 0) ||
        !buffer_grow(eng, &eng->keys_out, KEY_BYTES, usage, 0) ||
        !buffer_grow(eng, &eng->values_out, VALUE_BYTES, usage, 0) ||
        !buffer_grow(eng, &eng->scratch, 4 * VALUE_BYTES, usage, 0) ||
        !buffer_grow(eng, &eng->count, 4096, usage, 0) ||
        !buffer_grow(eng, &eng->segments, 2 * (1024 + 4 * (CAPACITY + 1)), usage, 0))
        abort();
}

/* The input, read from front to back; zeros behind its end. */
static const uint8_t *input;
static size_t left;

static void take(void *to, size_t size) {
    size_t n = size < left ? size : left;
    memset(to, 0, size);
    memcpy(to, input, n);
    input += n;
    left -= n;
}

static unsigned take_byte(void) {
    uint8_t byte;
    take(&byte, 1);
    return byte;
}

/* Half of the time a small number, which mostly is in range, else any. */
static uint32_t take_number(uint32_t range) {
    uint32_t word;
    take(&word, 4);
    return word & 0x80 ? word : word % range;
}

/* Mostly 0, where few values are no mistake. */
static uint32_t take_rarely(uint32_t range) { return take_byte() == 7 ? take_number(range) : 0; }

static void check_messages(void) {
    if (!validation_messages()) return;
    printf("validation: %s\n", validation_text());
    abort();
}

/* A row, of which a few characters are others. */
static const char *take_text(void) {
    static char text[TUNING_TEXT];
    rng r = {take_number(UINT32_MAX)};
    const size_t length = random_tuning(&r, 20, text, sizeof text);
    for (unsigned i = take_byte() % 4; i-- > 0 && length > 0;) text[take_number(TUNING_TEXT) % length] = (char)take_byte();
    return text;
}

static void fuzz_desc(void) {
    gpusort_context *context = NULL;
    gpusort_desc desc = eng->desc;
    gpusorti_overrides forced = {0};
    gpusort_result result;
    host_allocator allocator = {0, 0, 0};
    const long objects = shim_live_objects();
    use_allocator(&desc, &allocator);
    desc.start_canary = take_byte() == 1;
    desc.end_canary = take_byte() == 1;
    desc.enabled = take_byte() & 1 ? take_number(256) & (eng->enabled | ~0x1fu) : desc.enabled;
    desc.api_version = take_byte() & 1 ? take_number(8) : desc.api_version;
    desc.radix_bits = take_number(9);
    forced.workgroup_size = 1u << (take_byte() % 32);
    forced.items = take_number(9);
    desc.overrides = &forced;
    take(&desc.memory_budget, 3);
    if (take_byte() & 1) desc.tuning = take_text();
    if (take_byte() == 2) desc.instance = VK_NULL_HANDLE;
    if (take_byte() == 2) desc.physical_device = VK_NULL_HANDLE;
    if (take_byte() == 2) desc.device = VK_NULL_HANDLE;
    if (take_byte() == 2) desc.queue = VK_NULL_HANDLE;
    result = gpusort_create(&desc, &context);
    if ((result == GPUSORT_OK) != (context != NULL)) abort();
    gpusort_destroy(context);
    if (allocator.live || shim_live_objects() != objects) abort();
    check_messages();
}

/* Offsets, rows, or neither; now and then both, or too few members of either. */
static void take_segments(uint32_t *segment_count, uint32_t *segment_size, uint32_t *limit) {
    const unsigned kind = take_byte() % 8;
    *segment_count = kind == 0 ? take_number(64) : take_rarely(5);
    *segment_size = kind == 1 ? take_number(CAPACITY / 8) : take_rarely(CAPACITY);
    *limit = take_byte() % 4 == 0 ? take_number(100) : 0;
}

/* Mostly ascending ones within the count. */
static void take_offsets(uint32_t *offsets, size_t offset_count, uint32_t count) {
    const int ascending = take_byte() != 3;
    uint32_t step = take_number(UINT32_MAX), sum = ascending ? take_number(4) : 0;
    for (size_t i = 0; i < offset_count; i++) {
        offsets[i] = sum;
        step = step * 1664525u + 1013904223u;
        sum = ascending ? sum + (step >> 8) % (i % 7 ? 20 : 300) : step;
        if (ascending && sum > count) sum = count;
    }
}

/* Mostly anywhere before the next one begins; now and then some are anywhere. */
static void take_ends(uint32_t *ends, const uint32_t *begins, size_t segment_count, uint32_t count) {
    const int crossed = take_byte() == 3;
    uint32_t step = take_number(UINT32_MAX);
    for (size_t s = 0; s < segment_count; s++) {
        const uint32_t next = s + 1 < segment_count ? begins[s + 1] : count, room = next > begins[s] ? next - begins[s] : 0;
        step = step * 1664525u + 1013904223u;
        ends[s] = crossed && step >> 28 == 0 ? step : begins[s] + (step >> 8) % (room + 1);
    }
}

/* The flags that any byte may set, GPUSORT_OVERWRITE with the arrays that it needs. */
static uint32_t take_flags(int overwrites) {
    return take_number(5) | (take_byte() % 4 == 3 ? (uint32_t)GPUSORT_NUMERIC : 0) | take_rarely(256) |
           (overwrites ? (uint32_t)GPUSORT_OVERWRITE : 0);
}

/* Values have room for no more results than these, where they are packed. */
static uint32_t limit_with_room(uint32_t flags, uint64_t segments, uint32_t limit, uint32_t value_size) {
    return (flags & GPUSORT_KEEP_KEYS) && segments * limit * value_size > VALUE_BYTES - 1024 ? 0 : limit;
}

static sort_case case_of(const gpusort_host_args *args) {
    sort_case c = {.count = args->count, .type = args->key_type, .order = args->order};
    c.value_size = args->value_size;
    c.first_bit = args->first_bit;
    c.bit_count = args->bit_count;
    c.flags = args->flags;
    c.key_offset = args->key_offset;
    c.segments = args->segment_ends    ? LAYOUT_ENDS
                 : args->segment_count ? LAYOUT_GAPS
                 : args->segment_size  ? LAYOUT_ROWS
                                       : LAYOUT_ARRAY;
    c.segment_count = args->segment_count;
    c.segment_size = args->segment_size;
    c.limit = args->limit;
    return c;
}

enum { UNTOUCHED = 0xd1 };

/* Keys inside values are taken out first. The arrays as they were become what they have to be. */
static void check_sorted(const gpusort_host_args *args, unsigned char *keys_before, unsigned char *values_before) {
    const sort_case c = case_of(args);
    const size_t key_size = key_bytes(&c), keys_size = c.count * key_size;
    const int in_values = (args->flags & GPUSORT_KEYS_IN_VALUES) != 0;
    const void *keys = args->keys_out ? args->keys_out : args->keys;
    const void *values = args->values_out ? args->values_out : args->values;
    static unsigned char keys_to[KEY_BYTES], values_to[VALUE_BYTES];
    struct {
        void *keys, *values;
    } to;
    for (size_t i = 0; i < c.count && in_values; i++)
        memcpy(keys_before + i * key_size, values_before + i * c.value_size + c.key_offset, key_size);
    memset(keys_to, UNTOUCHED, sizeof keys_to);
    memset(values_to, UNTOUCHED, sizeof values_to);
    to.keys = args->keys_out ? keys_to : keys_before;
    to.values = args->values_out ? values_to : values_before;
    if (!expect_stable(&c, args->segments, to.keys, to.values, keys_before, values_before, keys, values)) abort();
    if (args->keys_out && !(args->flags & GPUSORT_OVERWRITE) && memcmp(args->keys, keys_before, keys_size)) abort();
    if (!in_values && !(args->flags & GPUSORT_DISCARD_KEYS) && memcmp(keys, to.keys, keys_size)) abort();
    if (c.value_size && memcmp(values, to.values, value_count(&c) * c.value_size)) abort();
}

static void fuzz_host(void) {
    static unsigned char values[VALUE_BYTES], keys[KEY_BYTES + VALUE_BYTES];
    static unsigned char before[KEY_BYTES], values_before[VALUE_BYTES];
    static unsigned char keys_out[KEY_BYTES], values_out[VALUE_BYTES];
    static uint32_t offsets[2 * CAPACITY + 1];
    gpusort_timings timings;
    gpusort_host_args args;
    gpusort_result result;
    uint64_t segments;
    size_t values_size;
    int in_values, overwrites;
    memset(&args, 0, sizeof args);
    overwrites = take_byte() % 8 == 6;
    args.start_canary = take_byte() == 1;
    args.end_canary = take_byte() == 1;
    args.keys = take_byte() == 3 ? NULL : keys;
    args.count = take_number(CAPACITY + 1) % (CAPACITY + 1);
    args.key_type = (gpusort_type)take_number(12);
    args.order = (gpusort_order)take_number(3);
    args.value_size = take_number(66) * (take_byte() & 1 ? 4 : 1);
    args.first_bit = take_number(66);
    args.bit_count = take_number(66);
    args.flags = take_flags(overwrites);
    args.algorithm = (gpusort_algorithm)take_number(5);
    args.values = (take_byte() == 3) != (args.value_size != 0) ? values : NULL;
    if (take_byte() == 3) args.values = keys + take_number(KEY_BYTES) % KEY_BYTES; /* over the keys, or behind them */
    args.timings = take_byte() & 1 ? &timings : NULL;
    args.keys_out = (take_byte() % 8 == 5) != overwrites ? keys_out : NULL;
    args.values_out = (take_byte() % 8 == 5) != (overwrites && args.value_size != 0) ? values_out : NULL;
    memset(keys_out, UNTOUCHED, sizeof keys_out);
    memset(values_out, UNTOUCHED, sizeof values_out);
    in_values = (args.flags & GPUSORT_KEYS_IN_VALUES) != 0;
    args.key_offset = in_values ? take_number(66) : take_rarely(66);
    if (in_values && take_byte() != 3) args.keys = NULL;
    take_segments(&args.segment_count, &args.segment_size, &args.limit);
    args.segment_count %= CAPACITY;
    take_offsets(offsets, args.segment_count + 1, (uint32_t)args.count);
    args.segments = (take_byte() == 3) != (args.segment_count != 0) ? offsets : NULL;
    if (take_byte() % 4 == 1) {
        args.segment_ends = offsets + args.segment_count;
        take_ends(offsets + args.segment_count, offsets, args.segment_count, (uint32_t)args.count);
    }
    segments = args.segment_size ? args.count / args.segment_size + 1 : args.segment_count + 1;
    args.limit = limit_with_room(args.flags, segments, args.limit, args.value_size);
    take(keys, KEY_BYTES / 8);
    for (size_t i = KEY_BYTES / 8; i < KEY_BYTES; i++) keys[i] = (unsigned char)(keys[i - KEY_BYTES / 8] * 5 + 1);
    memcpy(before, keys, KEY_BYTES);
    values_size = args.values && args.value_size <= 256 ? (args.count + segments * args.limit) * args.value_size : 0;
    if (values_size > VALUE_BYTES) values_size = VALUE_BYTES;
    if (args.values == values)
        for (size_t i = 0; i < values_size; i++) values[i] = keys[i % (KEY_BYTES - 1)];
    if (values_size) memcpy(values_before, args.values, values_size);
    result = gpusort_sort(targets[take_byte() & 1].context, &args);
    check_messages();
    if (result != GPUSORT_OK) {
        if (memcmp(before, keys, KEY_BYTES)) abort(); /* an error changes nothing */
        if (values_size && memcmp(values_before, args.values, values_size)) abort();
        return;
    }
    if (args.count && args.algorithm != GPUSORT_ODD_EVEN_MERGE) check_sorted(&args, before, values_before);
}

static gpusort_range take_range(VkBuffer buffer) {
    gpusort_range range;
    range.buffer = take_byte() == 3 ? VK_NULL_HANDLE : buffer;
    range.offset = take_byte() & 3 ? 0 : take_number(64) * 16 % 1024;
    return range;
}

/* At any multiple of 4, now and then at no such one, at the end of all offsets, or in another buffer. */
static gpusort_range take_count(void) {
    const VkBuffer buffers[] = {eng->count.buffer, eng->keys.buffer, eng->values.buffer, eng->scratch.buffer};
    gpusort_range range = take_range(buffers[take_byte() < 32 ? take_number(4) % 4 : 0]);
    range.offset = take_number(64) * 4 % 1024;
    if (take_byte() == 3) range.offset += take_number(4);
    if (take_byte() == 3) range.offset = UINT64_MAX - 3;
    return range;
}

/* As a count's, but in a buffer that has room for all offsets. */
static gpusort_range take_offset_place(void) {
    gpusort_range range = take_count();
    if (range.buffer == eng->count.buffer) range.buffer = eng->segments.buffer;
    return range;
}

static void fuzz_commands(void) {
    const target *t = &targets[0];
    gpusort_memory needs = {0};
    static uint32_t offsets[2][CAPACITY + 257]; /* and ends, as far behind them in the buffer */
    gpusort_cmd_args args, kind;
    gpusort_result prepared, sized, result;
    uint64_t segments;
    int overwrites;
    memset(&args, 0, sizeof args);
    overwrites = take_byte() % 8 == 6;
    args.start_canary = take_byte() == 1;
    args.end_canary = take_byte() == 1;
    take(&args.count, take_byte() & 1 ? 8 : 2);
    args.key_type = (gpusort_type)take_number(12);
    args.order = (gpusort_order)take_number(3);
    args.value_size = take_number(66) * (take_byte() & 1 ? 4 : 1);
    args.first_bit = take_number(66);
    args.bit_count = take_number(66);
    args.flags = take_flags(overwrites);
    args.algorithm = (gpusort_algorithm)take_number(5);
    args.key_offset = args.flags & GPUSORT_KEYS_IN_VALUES ? take_number(66) : take_rarely(66);
    take_segments(&args.segment_count, &args.segment_size, &args.limit);
    sized = gpusort_scratch(t->context, &args, &needs);
    /* The buffers hold CAPACITY elements at most, behind an offset fewer. */
    args.count %= CAPACITY - 1024;
    args.segment_count %= CAPACITY;
    segments = args.segment_size ? args.count / args.segment_size + 1 : args.segment_count + 1;
    args.limit = limit_with_room(args.flags, segments, args.limit, args.value_size);
    if ((take_byte() % 8 == 5) != overwrites) args.keys_out = take_range(eng->keys_out.buffer);
    if ((take_byte() % 8 == 5) != (overwrites && args.value_size != 0)) args.values_out = take_range(eng->values_out.buffer);
    kind = args;
    kind.least_count = take_rarely(CAPACITY);
    if (take_byte() % 8 == 2) kind.flags |= GPUSORT_QUICK;
    prepared = take_byte() == 5 ? GPUSORT_ERROR_NOT_PREPARED : gpusort_prepare(t->context, &kind);
    sized = gpusort_scratch(t->context, &args, &needs);
    if (!(args.flags & GPUSORT_KEYS_IN_VALUES) || take_byte() == 3) args.keys = take_range(eng->keys.buffer);
    if ((take_byte() == 3) != (args.value_size != 0)) args.values = take_range(eng->values.buffer);
    args.scratch = take_range(eng->scratch.buffer);
    args.scratch.size = take_rarely(1024);
    if (take_byte() & 1) args.count_buffer = take_count();
    if ((take_byte() == 3) != (args.segment_count != 0)) args.segments = take_offset_place();
    if (take_byte() % 4 == 1) {
        args.segment_ends = take_offset_place();
        if (take_byte() != 3) args.segment_ends.offset = args.segments.offset + sizeof offsets[0];
    }
    take_offsets(offsets[0], COUNT_OF(offsets[0]), (uint32_t)args.count);
    take_ends(offsets[1], offsets[0], COUNT_OF(offsets[1]), (uint32_t)args.count);
    if (sized == GPUSORT_OK && needs.size > eng->scratch.size - 1024) abort();
    commands_begin(eng);
    eng->vk.vkCmdUpdateBuffer(eng->commands, eng->segments.buffer, 0, sizeof offsets, offsets);
    memory_barrier(eng, eng->commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT,
                   VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT);
    result = gpusort_cmd_sort(t->context, eng->commands, &args);
    if (!commands_finish(eng)) abort();
    if (result == GPUSORT_OK && sized != GPUSORT_OK) abort();
    if (result == GPUSORT_ERROR_NOT_PREPARED && prepared == GPUSORT_OK && kind.least_count <= args.count &&
        !args.count_buffer.buffer)
        abort();
    check_messages();
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (!eng) open_targets();
    input = data;
    left = size;
    switch (take_byte() % 8) {
    case 0: fuzz_desc(); break;
    case 1:
    case 2:
    case 3: fuzz_host(); break;
    default: fuzz_commands(); break;
    }
    return 0;
}
