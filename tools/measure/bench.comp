// Makes the keys of a benchmark, restores them before each repetition and checks the sorted result, all on the
// GPU, so that no large copy between host and device comes near the timed commands. Needs nothing but Vulkan 1.0.
//
// Regenerate bench_spirv.h after a change:
//   glslangValidator -V -g0 --vn bench_spirv -o tools/measure/bench_spirv.h tools/measure/bench.comp
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
    uint segment_size;  // of rows; 0: offsets, or one array
    uint segment_count; // of offsets
    uint offsets_at;    // in pristine, where offsets lie behind the keys
    uint limit;         // 0: all
    uint key_word;      // of structs
    uint gathered_at;   // in values, structs gathered by hand; 0: sorted where they were
    uint indices_at;    // in values, by which they are gathered
    uint lasts_at;      // in pristine, the last element of each segment's result: {key, index}
} args;

const uint OPERATION_GENERATE = 0, OPERATION_RESTORE = 1, OPERATION_EXTRACT = 2,
           OPERATION_GATHER = 3, OPERATION_LAST = 4, OPERATION_CHECK = 5;
const uint FLAG_KEEP_KEYS = 1, FLAG_WRITE_INDICES = 2, FLAG_STABLE = 4, FLAG_STRUCTS = 16, FLAG_DISCARD_KEYS = 64,
           FLAG_ANY_ORDER = 512;
const uint RESULT_ORDER = 0, RESULT_STABILITY = 1, RESULT_VALUES = 2, RESULT_KEPT = 3, RESULT_KEY_SUM = 4,
           RESULT_KEY_SUM_2 = 5, RESULT_INDEX_SUM = 6, RESULT_CHECKED = 7, RESULT_REACH = 8, RESULT_COUNT = 9;

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

bool is_key_word(uint word)
{
    return (args.flags & FLAG_STRUCTS) != 0 && word >= args.key_word && word < args.key_word + args.key_bits / 32;
}

uint struct_word(uint i, uint word)
{
    return is_key_word(word) ? pristine[i * (args.key_bits / 32) + word - args.key_word] : value_word(i, word);
}

void restore_values(uint i)
{
    for (uint w = 0; w < args.value_words; w++)
        values[i * args.value_words + w] = (args.flags & FLAG_WRITE_INDICES) != 0 ? ~0u : struct_word(i, w);
}

// ---- structs by hand ----

void extract(uint i) { keys[i] = values[i * args.value_words + args.key_word]; }

// A word each, so that neighbours read and write neighbours.
void gather(uint at)
{
    uint from = values[args.indices_at + at / args.value_words];
    values[args.gathered_at + at] = values[from * args.value_words + at % args.value_words];
}

// ---- segments ----

struct Segment {
    uint number, begin, end;
    uint wanted; // elements of the result
    uint to;     // where in keys or values that begins
};

uint offset_at(uint s) { return pristine[args.offsets_at + s]; }

// The last that begins at or before i: those before it are empty or end there.
Segment segment_of(uint i)
{
    Segment s = Segment(0, 0, args.count, 0, 0);
    if (args.segment_size != 0) {
        s.number = i / args.segment_size;
        s.begin = s.number * args.segment_size;
        s.end = s.begin + min(args.segment_size, args.count - s.begin);
    } else if (args.segment_count != 0) {
        uint beyond = args.segment_count;
        while (s.number + 1 < beyond) {
            uint middle = s.number + (beyond - s.number) / 2;
            if (offset_at(middle) <= i)
                s.number = middle;
            else
                beyond = middle;
        }
        s.begin = offset_at(s.number);
        s.end = offset_at(s.number + 1);
    }
    s.wanted = args.limit != 0 ? min(args.limit, s.end - s.begin) : s.end - s.begin;
    s.to = args.limit != 0 && (args.flags & FLAG_KEEP_KEYS) != 0 ? s.number * args.limit : s.begin;
    return s;
}

// ---- check ----

uvec2 pristine_key(uint i)
{
    if (args.key_bits == 64)
        return uvec2(pristine[2 * i], pristine[2 * i + 1]);
    uint keys_a_word = 32 / args.key_bits;
    return uvec2(pristine[i / keys_a_word] >> (i % keys_a_word * args.key_bits), 0) & low_bits(args.key_bits);
}

uint result_word(uint at, uint word) { return values[args.gathered_at + at * args.value_words + word]; }

uvec2 output_key(uint i)
{
    if ((args.flags & FLAG_STRUCTS) != 0)
        return uvec2(result_word(i, args.key_word), args.key_bits == 64 ? result_word(i, args.key_word + 1) : 0);
    if (args.key_bits == 64)
        return uvec2(keys[2 * i], keys[2 * i + 1]);
    uint keys_a_word = 32 / args.key_bits;
    return uvec2(keys[i / keys_a_word] >> (i % keys_a_word * args.key_bits), 0) & low_bits(args.key_bits);
}

// Where the element at place j of a segment's result came from, by its value.
uint index_at(Segment s, uint j)
{
    return result_word(s.to + j, 0) + ((args.flags & FLAG_WRITE_INDICES) != 0 ? s.begin : 0);
}

uvec2 sorted_at(Segment s, uint j)
{
    if ((args.flags & (FLAG_KEEP_KEYS | FLAG_DISCARD_KEYS)) != 0)
        return pristine_key(min(index_at(s, j), args.count - 1));
    return output_key(s.begin + j);
}

// One of the segment's result, at place j.
void check_result(Segment s, uint j, inout uint found[RESULT_COUNT])
{
    uvec2 key = sorted_at(s, j);
    bool has_next = j + 1 < s.wanted;
    uvec2 ordered = window(key), next = has_next ? window(sorted_at(s, j + 1)) : ordered;
    bool any_order = (args.flags & FLAG_ANY_ORDER) != 0;
    if (!any_order && less(next, ordered))
        found[RESULT_ORDER]++;
    if (args.value_words == 0)
        return;
    uint index = index_at(s, j);
    if (index < s.begin || index >= s.end || pristine_key(min(index, args.count - 1)) != key)
        found[RESULT_VALUES]++;
    for (uint w = 1; w < args.value_words; w++)
        if (!is_key_word(w) && result_word(s.to + j, w) != value_word(index, w))
            found[RESULT_VALUES]++;
    if ((args.flags & FLAG_STABLE) != 0 && !any_order && has_next && ordered == next && index_at(s, j + 1) <= index)
        found[RESULT_STABILITY]++;
}

uint key_sum(uvec2 key, uint segment) { return mix_bits(key.x + mix_bits(key.y + segment)); }
uint key_sum_2(uvec2 key, uint segment) { return mix_bits(~key.x ^ mix_bits(~key.y ^ segment)); }

// Whether element i belongs to the result, which ends with `last`. Equal keys alone cannot be told apart: of those that
// equal the last one only the number is compared, by RESULT_REACH.
bool wanted(Segment s, uint i, uvec2 last, uint last_index)
{
    if (s.wanted == s.end - s.begin)
        return true;
    uvec2 ordered = window(pristine_key(i));
    return less(ordered, last) || (args.value_words != 0 && ordered == last && i <= last_index);
}

void check(uint i, inout uint found[RESULT_COUNT])
{
    Segment s = segment_of(i);
    uint j = i - s.begin;
    bool all = s.wanted == s.end - s.begin;
    uvec2 last = uvec2(0);
    uint last_index = 0;
    if (!all && (args.flags & FLAG_ANY_ORDER) != 0) {
        uint at = args.lasts_at + 3 * s.number;
        last = uvec2(pristine[at], pristine[at + 1]);
        last_index = pristine[at + 2];
    } else if (!all) {
        last = window(sorted_at(s, s.wanted - 1));
        last_index = args.value_words != 0 ? index_at(s, s.wanted - 1) : 0;
    }
    if ((args.flags & FLAG_KEEP_KEYS) != 0 && output_key(i) != pristine_key(i))
        found[RESULT_KEPT]++;
    if (!all)
        found[RESULT_REACH] += uint(!less(last, window(pristine_key(i)))) - uint(j < s.wanted);
    if (j < s.wanted) {
        uvec2 key = sorted_at(s, j);
        check_result(s, j, found);
        if (all || args.value_words != 0 || less(window(key), last)) {
            found[RESULT_KEY_SUM] += key_sum(key, s.number);
            found[RESULT_KEY_SUM_2] += key_sum_2(key, s.number);
        }
        if (args.value_words != 0)
            found[RESULT_INDEX_SUM] += mix_bits(index_at(s, j));
    }
    if (wanted(s, i, last, last_index)) {
        found[RESULT_KEY_SUM] -= key_sum(pristine_key(i), s.number);
        found[RESULT_KEY_SUM_2] -= key_sum_2(pristine_key(i), s.number);
        if (args.value_words != 0)
            found[RESULT_INDEX_SUM] -= mix_bits(i);
    }
    found[RESULT_CHECKED]++;
}

// ---- results in any order: the last of each segment ----

shared uvec2 last_keys[128];
shared uint last_indices[128];

bool comes_behind(uvec2 key, uint index, uvec2 other, uint other_index)
{
    return less(other, key) || (other == key && index > other_index);
}

void find_last(uint segment)
{
    uint lane = gl_LocalInvocationID.x;
    Segment s = segment_of(args.segment_size != 0 ? segment * args.segment_size
                           : args.segment_count != 0 ? offset_at(segment) : 0);
    uvec2 key = uvec2(0);
    uint index = 0;
    bool empty = args.segment_count != 0 && offset_at(segment) == offset_at(segment + 1);
    for (uint j = lane; !empty && j < s.wanted; j += 128) {
        uvec2 other = window(sorted_at(s, j));
        uint other_index = args.value_words != 0 ? index_at(s, j) : 0;
        if (!comes_behind(other, other_index, key, index))
            continue;
        key = other;
        index = other_index;
    }
    barrier();
    last_keys[lane] = key;
    last_indices[lane] = index;
    barrier();
    if (lane != 0 || empty)
        return;
    for (uint i = 1; i < 128; i++)
        if (comes_behind(last_keys[i], last_indices[i], key, index)) {
            key = last_keys[i];
            index = last_indices[i];
        }
    pristine[args.lasts_at + 3 * segment] = key.x;
    pristine[args.lasts_at + 3 * segment + 1] = key.y;
    pristine[args.lasts_at + 3 * segment + 2] = index;
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
    if (args.operation == OPERATION_EXTRACT) {
        for (uint i = first; i < args.count; i += stride)
            extract(i);
        return;
    }
    if (args.operation == OPERATION_GATHER) {
        for (uint at = first; at < args.count * args.value_words; at += stride)
            gather(at);
        return;
    }
    if (args.operation == OPERATION_LAST) {
        uint segments = args.segment_size != 0    ? (args.count - 1) / args.segment_size + 1
                        : args.segment_count != 0 ? args.segment_count
                                                  : 1;
        for (uint s = gl_WorkGroupID.x; s < segments; s += gl_NumWorkGroups.x)
            find_last(s);
        return;
    }
    uint found[RESULT_COUNT] = uint[](0, 0, 0, 0, 0, 0, 0, 0, 0);
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
