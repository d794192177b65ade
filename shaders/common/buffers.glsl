// Access to the caller's arrays, the second arrays in scratch that elements move to and from (alt), the control block and
// the push constants. GPUSORTI_ADDRESS: through buffer device addresses; otherwise through five storage buffers. On devices
// that bind four, the host gives the second values the binding of the second keys, behind which they lie.
#extension GL_EXT_control_flow_attributes : require
#extension GL_KHR_memory_scope_semantics : require
#extension GL_KHR_shader_subgroup_arithmetic : require
#extension GL_KHR_shader_subgroup_ballot : require
#extension GL_KHR_shader_subgroup_basic : require
#ifdef GPUSORTI_ADDRESS
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#endif
#ifdef GPUSORTI_NARROW
#extension GL_EXT_shader_8bit_storage : require
#extension GL_EXT_shader_16bit_storage : require
#endif

// Specialization constants that all kernels share; defaults are those of a u32 sort.
layout(local_size_x_id = 0) in;
layout(constant_id = 0) const uint WORKGROUP_SIZE = 256; // invocations
layout(constant_id = 1) const uint ITEMS = 8;            // elements an invocation
layout(constant_id = 2) const uint RADIX_BITS = 8;       // bits a digit
layout(constant_id = 3) const uint SUBGROUP_SIZE = 32;   // lanes; where FULL_SUBGROUPS is 0, there may be fewer or more
layout(constant_id = 4) const uint FULL_SUBGROUPS = 1;   // 1: every subgroup has SUBGROUP_SIZE active lanes, in order
layout(constant_id = 5) const uint KEY_WORDS = 1;        // 32-bit words a key while it is sorted: 1 or 2
layout(constant_id = 6) const uint KEY_BITS = 32;        // 8, 16, 32, 64: where the sign bit is
layout(constant_id = 7) const uint KEY_STORED_BITS = 32; // bits a key takes in the caller's array, see load_key
layout(constant_id = 8) const uint KEY_KIND = 0;         // KIND_*
layout(constant_id = 9) const uint DESCENDING = 0;
layout(constant_id = 10) const uint VALUE_WORDS = 0;     // 32-bit words a value that travels with its key: 0, 1, 2
layout(constant_id = 11) const uint FLAGS = 0;           // FLAG_*
layout(constant_id = 12) const uint VARIANT = 0;         // kernel's own

#include "constants.glsl"
// Does not compile where a condition on numbers of constants.glsl is false.
#define REQUIRE(name, condition) struct name { uint holds[(condition) ? 1 : 0]; };
const bool SUMS = (FLAGS & FLAG_SUMS) != 0u;

const uint RADIX = 1u << RADIX_BITS;
const uint TILE = WORKGROUP_SIZE * ITEMS; // elements a workgroup handles at once

#ifdef GPUSORTI_ADDRESS
layout(buffer_reference, std430, buffer_reference_align = 4) buffer Words { uint at[]; };
layout(buffer_reference, std430, buffer_reference_align = 8) buffer WordPairs { uvec2 at[]; };
#else
layout(set = 0, binding = BIND_KEYS, std430) buffer KeyWords { uint at[]; } key_words;
layout(set = 0, binding = BIND_KEYS, std430) buffer KeyPairs { uvec2 at[]; } key_pairs;
layout(set = 0, binding = BIND_VALUES, std430) buffer ValueWords { uint at[]; } value_words;
layout(set = 0, binding = BIND_VALUES, std430) buffer ValuePairs { uvec2 at[]; } value_pairs;
layout(set = 0, binding = BIND_ALT, std430) buffer AltWords { uint at[]; } alt_words;
layout(set = 0, binding = BIND_ALT, std430) buffer AltPairs { uvec2 at[]; } alt_pairs;
layout(set = 0, binding = BIND_VALUES_ALT, std430) buffer AltValueWords { uint at[]; } alt_value_words;
layout(set = 0, binding = BIND_VALUES_ALT, std430) buffer AltValuePairs { uvec2 at[]; } alt_value_pairs;
#ifdef GPUSORTI_NARROW
layout(set = 0, binding = BIND_KEYS, std430) buffer KeyHalves { uint16_t at[]; } key_halves;
layout(set = 0, binding = BIND_KEYS, std430) buffer KeyBytes { uint8_t at[]; } key_bytes;
#endif
#endif

#include "arguments.glsl"
layout(push_constant, std430) uniform Push {
#ifdef GPUSORTI_ADDRESS
    uvec2 keys;       // device addresses: the caller's arrays
    uvec2 values;
    uvec2 keys_alt;   // the second ones
    uvec2 values_alt;
    uvec2 control;
#endif
    uint count;          // elements, or 0 where the count is in the control block
    uint pass;           // index of this digit's pass
    uint pass_count;
    uint first_bit;      // of the window, in the order-preserving form of the key
    uint bit_count;
    uint status;          // control block: first word of the counts, status rows or samples
    uint values_alt_base; // buffers only: where in their buffer the second values begin, in elements of a value
#ifdef ARGUMENTS
    ARGUMENTS // the kernel's own: see arguments.glsl
#endif
} push;

// The control block, with the counts and lists that lie behind it, has at most 2^30 words, so that 32 bits hold their
// indices and bytes: GPUSORTI_MOST_COUNTS in gpusort.h.
REQUIRE(words_behind_sizes_are_aligned, 4u * SIZES_END % ALIGNMENT == 0u)
// KEEPS_SIZES: the kernel writes no indirect size, and what it binds begins behind them (its trait GPUSORTI_KEEPS_SIZES),
// so that the next kernel's size needs no barrier after it.
#ifdef GPUSORTI_ADDRESS
layout(buffer_reference, std430, buffer_reference_align = 4) buffer ControlBlock { uint sizes[SIZES_END]; uint at[]; };
#define CONTROL(i) ControlBlock(push.control).at[i]
#define SIZE(i) ControlBlock(push.control).sizes[i]
#else
layout(set = 0, binding = BIND_CONTROL, std430) buffer ControlBlock {
#ifndef KEEPS_SIZES
    uint sizes[SIZES_END];
#endif
    uint at[];
} control_block;
#define CONTROL(i) control_block.at[i]
#define SIZE(i) control_block.sizes[i]
#endif

#ifndef KEEPS_SIZES
// Indirect size of that many workgroups, folded into y.
void write_size(const uint at, const uint workgroups) {
    SIZE(at) = min(workgroups, MOST_WORKGROUPS);
    SIZE(at + 1u) = workgroups / MOST_WORKGROUPS + (workgroups % MOST_WORKGROUPS != 0u ? 1u : 0u);
    SIZE(at + 2u) = 1u;
}
#endif

// Instead of an index: of an element that stays where it is, or of no candidate.
const uint NO_INDEX = 0xffffffffu;

uint element_count() { return push.count != 0u ? push.count : CONTROL(CONTROL_COUNT); }

// Workgroups beyond a dimension's limit are folded into y.
uint workgroup_index() { return gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x; }

#ifdef GPUSORTI_ADDRESS
// Element i of an array, of 4 or 8 bytes each, by 64-bit arithmetic: an index of 2^31 or more would be taken for a negative
// one, and NVIDIA's compiler (driver 580) makes 32-bit numbers of bytes of indices.
uvec2 element_address(const uvec2 base, const uint i, const uint log2_size) {
    uint carry;
    uint low = uaddCarry(base.x, i << log2_size, carry);
    return uvec2(low, base.y + (i >> (32u - log2_size)) + carry);
}
// Where there are fewer, NVIDIA's compiler makes one instruction of an index instead of four.
#define WORD_BEHIND(base, i, sum) Words((sum) ? element_address(base, i, 2u) : (base)).at[(sum) ? 0u : (i)]
#define PAIR_BEHIND(base, i, sum) WordPairs((sum) ? element_address(base, i, 3u) : (base)).at[(sum) ? 0u : (i)]
#define WORD_AT(base, i) WORD_BEHIND(base, i, SUMS)
#define PAIR_AT(base, i) PAIR_BEHIND(base, i, SUMS)
#endif

// Where results have arrays of their own, keys and values are these. A kernel that defines READS_GIVEN loads from the arrays
// that were given, which stay as they are; one that defines MAY_READ_GIVEN does so while from_given is true. Buffers that
// are bound are those of the results: what was given has been copied there.
#ifdef READS_GIVEN
const bool from_given = true;
#elif defined(MAY_READ_GIVEN)
bool from_given;
#endif
#if defined(READS_GIVEN) || defined(MAY_READ_GIVEN)
#define GIVEN_KEYS (from_given ? uvec2(push.keys_given_low, push.keys_given_high) : push.keys)
#define GIVEN_VALUES (from_given ? uvec2(push.values_given_low, push.values_given_high) : push.values)
#else
#define GIVEN_KEYS push.keys
#define GIVEN_VALUES push.values
#endif

// Word i, or words 2 * i and 2 * i + 1, of the caller's keys and of the second arrays.
#ifdef GPUSORTI_ADDRESS
#define KEY_WORD(i) WORD_AT(push.keys, i)
#define ALT_WORD(i) WORD_AT(push.keys_alt, i)
#define ALT_PAIR(i) PAIR_AT(push.keys_alt, i)
#define ALT_VALUE_WORD(i) WORD_AT(push.values_alt, i)
#else
#define KEY_WORD(i) key_words.at[i]
#define ALT_WORD(i) alt_words.at[i]
#define ALT_PAIR(i) alt_pairs.at[i]
#define ALT_VALUE_WORD(i) alt_value_words.at[i]
#endif

// ---- keys as (low word, high word); high is 0 for one-word keys ----
// alt false: the caller's array, KEY_STORED_BITS an element; true: the second one, KEY_WORDS words an element.
uvec2 load_key(const bool alt, const uint i) {
#ifdef GPUSORTI_ADDRESS
    uvec2 base = alt ? push.keys_alt : GIVEN_KEYS;
    if (KEY_WORDS == 2u) return PAIR_AT(base, i);
    if (KEY_STORED_BITS == 32u || alt) return uvec2(WORD_AT(base, i), 0u);
#else
    if (KEY_WORDS == 2u) return alt ? alt_pairs.at[i] : key_pairs.at[i];
    if (alt) return uvec2(alt_words.at[i], 0u);
    if (KEY_STORED_BITS == 32u) return uvec2(key_words.at[i], 0u);
#endif
    uint per_word_log2 = KEY_STORED_BITS == 16u ? 1u : 2u;
    uint bit = (i & ((1u << per_word_log2) - 1u)) * KEY_STORED_BITS;
    uint word = KEY_WORD(i >> per_word_log2);
    return uvec2(bitfieldExtract(word, int(bit), int(KEY_STORED_BITS)), 0u);
}

// Keys narrower than a word are stored by the NARROW builds only, for bound buffers.
void store_key(const bool alt, const uint i, const uvec2 key) {
#ifdef GPUSORTI_NARROW
    if (!alt && KEY_STORED_BITS < 32u) {
        if (KEY_STORED_BITS == 16u) key_halves.at[i] = uint16_t(key.x);
        else key_bytes.at[i] = uint8_t(key.x);
        return;
    }
#endif
#ifdef GPUSORTI_ADDRESS
    uvec2 base = alt ? push.keys_alt : push.keys;
    if (KEY_WORDS == 2u) PAIR_AT(base, i) = key;
    else WORD_AT(base, i) = key.x;
#else
    if (KEY_WORDS == 2u) {
        if (alt) alt_pairs.at[i] = key;
        else key_pairs.at[i] = key;
    } else {
        if (alt) alt_words.at[i] = key.x;
        else key_words.at[i] = key.x;
    }
#endif
}

// ---- values as (low word, high word) ----
uvec2 load_value(const bool alt, const uint i) {
#ifdef GPUSORTI_ADDRESS
    uvec2 base = alt ? push.values_alt : GIVEN_VALUES;
    if (VALUE_WORDS == 2u) return PAIR_AT(base, i);
    return uvec2(WORD_AT(base, i), 0u);
#else
    if (VALUE_WORDS == 2u) return alt ? alt_value_pairs.at[push.values_alt_base + i] : value_pairs.at[i];
    return uvec2(alt ? alt_value_words.at[push.values_alt_base + i] : value_words.at[i], 0u);
#endif
}

void store_value(const bool alt, const uint i, const uvec2 value) {
#ifdef GPUSORTI_ADDRESS
    uvec2 base = alt ? push.values_alt : push.values;
    if (VALUE_WORDS == 2u) PAIR_AT(base, i) = value;
    else WORD_AT(base, i) = value.x;
#else
    if (VALUE_WORDS == 2u) {
        if (alt) alt_value_pairs.at[push.values_alt_base + i] = value;
        else value_pairs.at[i] = value;
    } else {
        if (alt) alt_value_words.at[push.values_alt_base + i] = value.x;
        else value_words.at[i] = value.x;
    }
#endif
}
