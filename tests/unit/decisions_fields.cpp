// Keys without the bits in which all agree keep their order and come back whole, whatever these bits are: the text of
// shaders/ with words of 32 bits. See decisions.sh.
#include "decisions_glsl.h"

typedef uint32_t uint;
typedef Pair<uint> uvec2;
#include "constants.glsl"
const uint WORD_BITS = 32, KEY_WORDS = 2, RADIX_BITS = 8;

static uint control[CONTROL_PASSES];
#define CONTROL(i) control[i]
#define fields (control + CONTROL_FIELDS)
#define field_count control[CONTROL_FIELD_COUNT]
static const char *broken;
#define EXPECT(condition) (condition) || broken ? (void)0 : (void)(broken = #condition)
#define Field(...) \
    Field { __VA_ARGS__ }
#include "compressed_keys.glsl"
#include "list_fields.glsl"

static uint64_t state = 1;
static uint64_t random_bits() {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (state ^ state >> 29) * 0xbf58476d1ce4e5b9u;
}
static uvec2 key_of(uint64_t bits) { return uvec2((uint)bits, (uint)(bits >> 32)); }
static uint64_t bits_of(uvec2 key) { return (uint64_t)key.y << 32 | key.x; }

static uvec2 compress(uint64_t whole) {
    uvec2 key[] = {key_of(whole)}, packed[] = {uvec2(0, 0)};
    for (uint f = 0; f < field_count; f++) {
        const auto field = unpack_field(fields[f]);
        MOVE_FIELD(key, packed, 1, field.from, field.to, field.mask)
    }
    return packed[0];
}

static uvec2 expand(uvec2 packed) {
    uvec2 key[] = {packed};
    EXPAND_KEYS(key, 1, field_count)
    return key[0];
}

// Keys that differ in the bits of a mask at most, each greater than the one before: all of them where these are few.
static void try_mask(uint64_t differ) {
    const uint64_t agreed = random_bits() & ~differ, flips = random_bits();
    const uint bits = __builtin_popcountll(differ), digits = (bits + RADIX_BITS - 1) / RADIX_BITS;
    uint64_t whole = 0, before = 0;
    control[CONTROL_AGREED] = (uint)agreed, control[CONTROL_AGREED + 1] = (uint)(agreed >> 32);
    control[CONTROL_FLIPS] = (uint)flips, control[CONTROL_FLIPS + 1] = (uint)(flips >> 32);
    list_fields(key_of(differ), digits);
    EXPECT(field_count <= MOST_FIELDS);
    for (int i = 0; i < 1 << 9 && !broken; i++) {
        const uint64_t packed = bits_of(compress(whole | agreed));
        EXPECT(i == 0 || packed > before);
        EXPECT(digits * RADIX_BITS == 64 || packed >> digits * RADIX_BITS == 0);
        EXPECT((packed & (((uint64_t)1 << (digits * RADIX_BITS - bits)) - 1)) == 0);
        EXPECT(bits_of(expand(compress(whole | agreed))) == ((whole | agreed) ^ flips));
        before = packed;
        const uint64_t step = bits <= 9 ? 1 : random_bits() >> random_bits() % 64 & differ;
        const uint64_t next = ((whole | ~differ) + (step == 0 ? 1 : step & -step)) & differ;
        if (next <= whole) break;
        whole = next;
    }
}

// Whether keys that differ in these bits have few enough fields: should_compress() counts them so, too.
static bool has_few_fields(uint64_t differ) {
    return __builtin_popcountll(differ & ~(differ << 1)) + 2 <= (int)MOST_FIELDS;
}

int main() {
    for (int first = 0; first < 64; first++)
        for (int count = 1; first + count <= 64; count++) try_mask(~(uint64_t)0 >> (64 - count) << first);
    for (int i = 0; i < 5000 && !broken; i++) {
        uint64_t differ = random_bits();
        for (int often = i % 5; often > 0; often--) differ &= random_bits() << i % 3 | random_bits() >> i % 7;
        if (differ != 0 && has_few_fields(differ)) try_mask(differ);
    }
    printf("%s decisions: compressed keys keep their order and come back whole\n", broken ? "FAIL" : "ok  ");
    if (broken) printf("     %s\n", broken);
    return broken != NULL;
}
