// Makes the keys of a benchmark, restores them before each repetition and checks the sorted result, all on the
// GPU, so that no large copy between host and device comes near the timed commands. Needs nothing but Vulkan 1.0.
//
// Regenerate bench_spirv.h after a change:
//   glslangValidator -V -g0 --vn bench_spirv -o tools/bench_spirv.h tools/bench.comp
#version 450
#extension GL_GOOGLE_include_directive : require

layout(local_size_x = 128) in;

layout(std430, set = 0, binding = 0) buffer Pristine { uint pristine[]; };
layout(std430, set = 0, binding = 1) buffer Keys { uint keys[]; };
layout(std430, set = 0, binding = 2) buffer Values { uint values[]; };
layout(std430, set = 0, binding = 3) buffer Result { uint result[]; };

layout(push_constant) uniform Arguments {
    uint operation;
    uint count;
    uint key_bits;
    uint key_class;
    uint descending;
    uint distribution;
    uint parameter;  // of the distribution: how many draws, how many bits
    uint multiplier; // sorted keys: position * multiplier / divisor
    uint divisor;
    uint value_words;
    uint first_bit;
    uint bit_count;
    uint flags;
    uint seed;
} args;

const uint OPERATION_GENERATE = 0, OPERATION_RESTORE = 1, OPERATION_CHECK = 2;
const uint FLAG_KEEP_KEYS = 1, FLAG_WRITE_INDICES = 2, FLAG_STABLE = 4;
const uint RESULT_ORDER = 0, RESULT_STABILITY = 1, RESULT_VALUES = 2, RESULT_KEPT = 3, RESULT_KEY_SUM = 4,
           RESULT_KEY_SUM_2 = 5, RESULT_INDEX_SUM = 6, RESULT_CHECKED = 7, RESULT_COUNT = 8;

shared uint sums[RESULT_COUNT];

#define BENCH_KEY_FUNCTION
#define uvec2_of uvec2
#define EXP2 exp2
#define LOG log
#define COS cos
#define SQRT sqrt
#define FLOAT_BITS floatBitsToUint
#include "bench_keys.h"

Recipe recipe()
{
    return Recipe(args.count, args.key_bits, args.key_class, args.descending, args.distribution, args.parameter,
                  args.multiplier, args.divisor, args.seed);
}

uvec2 shift_right(uvec2 x, uint n)
{
    if (n >= 32)
        return uvec2(x.y >> (n - 32), 0);
    return n == 0 ? x : uvec2((x.x >> n) | (x.y << (32 - n)), x.y >> n);
}

uvec2 window(uvec2 key) { return shift_right(to_ordered(recipe(), key), args.first_bit) & low_bits(args.bit_count); }

bool less(uvec2 a, uvec2 b) { return a.y != b.y ? a.y < b.y : a.x < b.x; }

// ---- generate ----

void generate(uint unit)
{
    if (args.key_bits == 64) {
        uvec2 key = make_key(recipe(), unit);
        pristine[2 * unit] = key.x;
        pristine[2 * unit + 1] = key.y;
        return;
    }
    uint word = 0;
    uint keys_a_word = 32 / args.key_bits;
    for (uint k = 0; k < keys_a_word; k++)
        word |= make_key(recipe(), unit * keys_a_word + k).x << (k * args.key_bits % 32);
    pristine[unit] = word;
}

// ---- restore ----

uint value_word(uint i, uint word) { return i ^ (word * 0x9e3779b9u); }

void restore_keys(uint unit)
{
    if (args.key_bits == 64) {
        keys[2 * unit] = pristine[2 * unit];
        keys[2 * unit + 1] = pristine[2 * unit + 1];
    } else {
        keys[unit] = pristine[unit];
    }
}

void restore_values(uint i)
{
    for (uint w = 0; w < args.value_words; w++)
        values[i * args.value_words + w] = (args.flags & FLAG_WRITE_INDICES) != 0 ? ~0u : value_word(i, w);
}

// ---- check ----

uvec2 pristine_key(uint i)
{
    if (args.key_bits == 64)
        return uvec2(pristine[2 * i], pristine[2 * i + 1]);
    uint keys_a_word = 32 / args.key_bits;
    return uvec2(pristine[i / keys_a_word] >> (i % keys_a_word * args.key_bits), 0) & low_bits(args.key_bits);
}

uvec2 output_key(uint i)
{
    if (args.key_bits == 64)
        return uvec2(keys[2 * i], keys[2 * i + 1]);
    uint keys_a_word = 32 / args.key_bits;
    return uvec2(keys[i / keys_a_word] >> (i % keys_a_word * args.key_bits), 0) & low_bits(args.key_bits);
}

uint index_at(uint i) { return values[i * args.value_words]; }

uvec2 sorted_at(uint i)
{
    if ((args.flags & FLAG_KEEP_KEYS) != 0)
        return pristine_key(min(index_at(i), args.count - 1));
    return output_key(i);
}

void check(uint i, inout uint found[RESULT_COUNT])
{
    uvec2 key = sorted_at(i);
    uvec2 out_key = output_key(i), in_key = pristine_key(i);
    bool has_next = i + 1 < args.count;
    uvec2 ordered = window(key), next = has_next ? window(sorted_at(i + 1)) : ordered;
    if (less(next, ordered))
        found[RESULT_ORDER]++;
    if ((args.flags & FLAG_KEEP_KEYS) != 0 && out_key != in_key)
        found[RESULT_KEPT]++;
    found[RESULT_KEY_SUM] += mix_bits(out_key.x + mix_bits(out_key.y)) - mix_bits(in_key.x + mix_bits(in_key.y));
    found[RESULT_KEY_SUM_2] += mix_bits(~out_key.x ^ mix_bits(~out_key.y)) - mix_bits(~in_key.x ^ mix_bits(~in_key.y));
    if (args.value_words != 0) {
        uint index = index_at(i);
        if (index >= args.count || pristine_key(min(index, args.count - 1)) != key)
            found[RESULT_VALUES]++;
        for (uint w = 1; w < args.value_words; w++)
            if (values[i * args.value_words + w] != value_word(index, w))
                found[RESULT_VALUES]++;
        if ((args.flags & FLAG_STABLE) != 0 && has_next && ordered == next && index_at(i + 1) <= index)
            found[RESULT_STABILITY]++;
        found[RESULT_INDEX_SUM] += mix_bits(index) - mix_bits(i);
    }
    found[RESULT_CHECKED]++;
}

// ---- the loops: any count by any number of workgroups ----

void main()
{
    uint stride = gl_NumWorkGroups.x * gl_WorkGroupSize.x;
    uint keys_a_word = max(32 / args.key_bits, 1);
    uint words = (args.count - 1) / keys_a_word + 1;
    uint first = gl_GlobalInvocationID.x;
    if (args.operation == OPERATION_GENERATE) {
        for (uint i = first; i < words; i += stride) {
            generate(i);
            if (words - i <= stride)
                break;
        }
        return;
    }
    if (args.operation == OPERATION_RESTORE) {
        for (uint i = first; i < words; i += stride) {
            restore_keys(i);
            if (words - i <= stride)
                break;
        }
        for (uint i = first; i < args.count && args.value_words != 0; i += stride) {
            restore_values(i);
            if (args.count - i <= stride)
                break;
        }
        return;
    }
    uint found[RESULT_COUNT] = uint[](0, 0, 0, 0, 0, 0, 0, 0);
    for (uint i = first; i < args.count; i += stride) {
        check(i, found);
        if (args.count - i <= stride)
            break;
    }
    uint lane = gl_LocalInvocationID.x;
    if (lane < RESULT_COUNT)
        sums[lane] = 0;
    barrier();
    for (uint r = 0; r < RESULT_COUNT; r++)
        if (found[r] != 0)
            atomicAdd(sums[r], found[r]);
    barrier();
    if (lane < RESULT_COUNT && sums[lane] != 0)
        atomicAdd(result[lane], sums[lane]);
}
