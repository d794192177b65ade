// In place of shaders/common/buffers.glsl, in the namespace of a kernel that runs here. There is no guard: each kernel has
// its own arguments.
#ifndef TEST_SHAPE
#define TEST_SHAPE 1, 3
#endif
constexpr uint SHAPE[] = {TEST_SHAPE}; // invocations, elements of each
const uint WORKGROUP_SIZE = SHAPE[0];
const uint ITEMS = SHAPE[1];
const uint KEY_BITS = TEST_KEY_BITS;
const uint KEY_WORDS = TEST_KEY_BITS > 32 ? 2 : 1;
const uint RADIX_BITS = TEST_RADIX_BITS;
const uint VALUE_WORDS = 1;
#include "arguments.glsl"
#include "constants.glsl"
const uint FLAGS = FLAG_RAW;
#define REQUIRE(name, condition) static_assert(condition, #name);
const uint RADIX = 1u << RADIX_BITS;
const uint TILE = WORKGROUP_SIZE * ITEMS;

struct Push {
    uint count, pass, pass_count, first_bit, bit_count, status;
    ARGUMENTS
};
static Push push;
#undef ARGUMENTS
#ifdef MAY_READ_GIVEN
static bool from_given; // the same array
#undef MAY_READ_GIVEN
#endif

static void write_size(uint at, uint groups) { SIZE(at) = groups; }
static uint element_count() { return CONTROL(CONTROL_COUNT); }
static uvec2 load_key(bool alt, uint i) { return arrays[alt].keys.at(i); }
static void store_key(bool alt, uint i, uvec2 key) { arrays[alt].keys.at(i) = key; }
static uvec2 load_value(bool alt, uint i) { return uvec2(arrays[alt].values.at(i), 0); }
static void store_value(bool alt, uint i, uvec2 value) { arrays[alt].values.at(i) = value.x; }
#define take_key load_key
#define take_value load_value
#define hand_key_on store_key
#define hand_value_on store_value
