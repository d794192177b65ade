/* The keys of the benchmarks, one definition for bench.comp (GLSL) and bench_cub.cu (CUDA C++). C takes the numbers alone;
 * who wants the functions defines BENCH_KEY_FUNCTION, what comes before each, and the types and functions used here:
 * uint, uvec2 (x: low word) and uvec2_of(), EXP2, LOG, COS, SQRT of floats, FLOAT_BITS. */
#ifndef BENCH_KEYS_H_INCLUDED
#define BENCH_KEYS_H_INCLUDED

/* key classes */
#define BENCH_UNSIGNED 0u
#define BENCH_SIGNED 1u
#define BENCH_FLOAT 2u

/* distributions for keys of any type */
#define BENCH_AND 0u    /* the bitwise AND of `parameter` uniform draws; 1: uniform random */
#define BENCH_BITS 1u   /* uniform below 2^parameter */
#define BENCH_SORTED 2u /* in the order asked for, all key bits in use */
#define BENCH_REVERSED 3u
#define BENCH_CONSTANT 4u
#define BENCH_NEARLY 5u /* sorted, but one key in `parameter` is random */
/* what programs sort; f32, and f64 with random bits below a float's */
#define BENCH_UNIT 6u   /* uniform in [0, 1) */
#define BENCH_NORMAL 7u /* of mean 0 and deviation 1 */
#define BENCH_DEPTH 8u  /* depths of a scene: 0.1 * 10000^(0.6 u) */
#define BENCH_FRAME 9u  /* depths in order but for 1 % that moved by up to 1 %, as a frame later */
/* unsigned keys of 32 bits or more */
#define BENCH_MORTON 10u   /* codes of 30 bits of points in 50 clusters */
#define BENCH_IDS 11u      /* below 10^6 */
#define BENCH_ZIPF 12u     /* floor(10^(9 u)) */
#define BENCH_SAWTOOTH 13u /* i mod 1000 */
#define BENCH_BUCKET 14u   /* 0x123456xx, every 16th key random */
#define BENCH_HALF 15u     /* 0x80000000, or random */
#define BENCH_RUNS 16u     /* 1000 times the same random key */
#define BENCH_TOP 17u      /* 0xAB in the highest byte, the others random */
#define BENCH_ODD 18u      /* below 2^24, but for one key */
/* u64 */
#define BENCH_SPLAT 19u      /* one of 8160 tiles, five to a splat, above the bits of a depth */
#define BENCH_TIMESTAMPS 20u /* microseconds: 1.7e15, 37 more each, and up to 1e5 of jitter */
#define BENCH_DRAW 21u       /* draw calls: layer << 62 | shader << 44 | material << 24 | depth; some far more frequent */
/* keys of other fields, see bench_fields.h; f32 and f64 */
#define BENCH_STARS 22u
#define BENCH_ENERGIES 23u
/* unsigned keys of 32 bits or more */
#define BENCH_ORDERS 24u
#define BENCH_CITIES 25u
#define BENCH_POSTINGS 26u
#define BENCH_PRICES 27u
#define BENCH_ADDRESSES 28u
/* u64 */
#define BENCH_EDGES 29u
#define BENCH_MESH 30u
#define BENCH_KMERS 31u
#define BENCH_WORDS 32u
#define BENCH_REQUESTS 33u

#ifdef BENCH_KEY_FUNCTION

struct Recipe {
    uint count, key_bits, key_class, descending, distribution, parameter;
    uint multiplier, divisor; /* sorted keys: position / divisor * multiplier */
    uint seed;
};

BENCH_KEY_FUNCTION uint mix_bits(uint x) {
    x = (x ^ (x >> 16)) * 0x7feb352du;
    x = (x ^ (x >> 15)) * 0x846ca68bu;
    return x ^ (x >> 16);
}

/* Not a bijection of i: uniform keys have the duplicates that independent draws have. */
BENCH_KEY_FUNCTION uint draw(Recipe r, uint i, uint number) {
    return mix_bits(mix_bits(i + r.seed) + i * 0x9e3779b9u + number * 0x85ebca6bu);
}

/* uniform in [0, 1) */
BENCH_KEY_FUNCTION float draw_unit(Recipe r, uint i, uint number) {
    return float(draw(r, i, number) >> 8) * (1.0f / 16777216.0f);
}

/* ---- keys as 64 bits; shorter keys have a high word of 0 ---- */

BENCH_KEY_FUNCTION uvec2 low_bits(uint n) {
    if (n >= 64u) return uvec2_of(~0u, ~0u);
    return n >= 32u ? uvec2_of(~0u, (1u << (n & 31u)) - 1u) : uvec2_of((1u << n) - 1u, 0u);
}

BENCH_KEY_FUNCTION uvec2 masked(uvec2 key, uvec2 mask) { return uvec2_of(key.x & mask.x, key.y & mask.y); }
BENCH_KEY_FUNCTION uvec2 flipped(uvec2 key, uvec2 mask) { return uvec2_of(key.x ^ mask.x, key.y ^ mask.y); }

BENCH_KEY_FUNCTION uvec2 sign_bit(Recipe r) {
    return r.key_bits == 64u ? uvec2_of(0u, 0x80000000u) : uvec2_of(1u << (r.key_bits - 1u), 0u);
}

BENCH_KEY_FUNCTION bool has_sign(Recipe r, uvec2 key) {
    uvec2 sign = masked(key, sign_bit(r));
    return (sign.x | sign.y) != 0u;
}

/* The unsigned number that orders as the key does. */
BENCH_KEY_FUNCTION uvec2 to_ordered(Recipe r, uvec2 key) {
    if (r.key_class == BENCH_SIGNED) key = flipped(key, sign_bit(r));
    if (r.key_class == BENCH_FLOAT) key = flipped(key, has_sign(r, key) ? low_bits(r.key_bits) : sign_bit(r));
    return r.descending != 0u ? flipped(key, low_bits(r.key_bits)) : key;
}

BENCH_KEY_FUNCTION uvec2 from_ordered(Recipe r, uvec2 key) {
    if (r.descending != 0u) key = flipped(key, low_bits(r.key_bits));
    if (r.key_class == BENCH_SIGNED) key = flipped(key, sign_bit(r));
    if (r.key_class == BENCH_FLOAT) key = flipped(key, has_sign(r, key) ? sign_bit(r) : low_bits(r.key_bits));
    return key;
}

/* ---- what is in them ---- */

BENCH_KEY_FUNCTION uvec2 random_key(Recipe r, uint i, uint draws) {
    uvec2 key = low_bits(r.key_bits);
    for (uint d = 0u; d < draws; d++) key = masked(key, uvec2_of(draw(r, i, 2u * d), draw(r, i, 2u * d + 1u)));
    return key;
}

BENCH_KEY_FUNCTION uvec2 sorted_key(Recipe r, uint i) {
    uint rank = i / r.divisor * r.multiplier;
    return from_ordered(r, r.key_bits == 64u ? uvec2_of(draw(r, i, 0u), rank) : uvec2_of(rank, 0u));
}

BENCH_KEY_FUNCTION float depth_of(float u) { return 0.1f * EXP2(0.6f * 13.287712f * u); }

/* Box and Muller, 1958. */
BENCH_KEY_FUNCTION float draw_normal(Recipe r, uint i, uint number) {
    float radius = SQRT(-2.0f * LOG(1.0f - draw_unit(r, i, number)));
    return radius * COS(6.2831853f * draw_unit(r, i, number + 1u));
}

#include "bench_fields.h"

BENCH_KEY_FUNCTION float float_key(Recipe r, uint i) {
    if (r.distribution == BENCH_UNIT) return draw_unit(r, i, 0u);
    if (r.distribution == BENCH_NORMAL) return draw_normal(r, i, 0u);
    if (r.distribution == BENCH_DEPTH) return depth_of(draw_unit(r, i, 0u));
    if (r.distribution == BENCH_STARS) return star_key(r, i);
    if (r.distribution == BENCH_ENERGIES) return energy_key(r, i);
    float depth = 0.1f + 900.0f * (float(i) / float(r.count));
    return draw(r, i, 0u) % 100u == 0u ? depth * (1.0f + 0.02f * (draw_unit(r, i, 1u) - 0.5f)) : depth;
}

/* As 32 or 64 bits: the double has random bits where the float has none. Zero, infinities and NaN are not asked for. */
BENCH_KEY_FUNCTION uvec2 float_bits(Recipe r, uint i) {
    uint bits = FLOAT_BITS(float_key(r, i));
    if (r.key_bits == 32u) return uvec2_of(bits, 0u);
    uint high = (bits & 0x80000000u) | (((bits & 0x7fffffffu) >> 3) + 0x38000000u);
    return uvec2_of((bits << 29) | (draw(r, i, 7u) >> 3), high);
}

/* Each of the low 10 bits two bits further apart. */
BENCH_KEY_FUNCTION uint spread_bits(uint x) {
    x = (x | (x << 16)) & 0x030000ffu;
    x = (x | (x << 8)) & 0x0300f00fu;
    x = (x | (x << 4)) & 0x030c30c3u;
    return (x | (x << 2)) & 0x09249249u;
}

BENCH_KEY_FUNCTION uint morton_key(Recipe r, uint i) {
    uint cluster = draw(r, i, 0u) % 50u;
    uint key = 0u;
    for (uint axis = 0u; axis < 3u; axis++) {
        float center = 0.1f + 0.8f * draw_unit(r, 0xffffff00u + cluster, axis);
        float at = center + 0.02f * draw_normal(r, i, 1u + 2u * axis);
        at = at < 0.0f ? 0.0f : at > 0.999f ? 0.999f : at;
        key |= spread_bits(uint(at * 1024.0f)) << axis;
    }
    return key;
}

/* A float has 24 bits: those below come from another draw. */
BENCH_KEY_FUNCTION uint zipf_key(Recipe r, uint i) {
    uint id = uint(EXP2(29.897353f * draw_unit(r, i, 0u)));
    return id + draw(r, i, 1u) % ((id >> 23) + 1u);
}

BENCH_KEY_FUNCTION uvec2 splat_key(Recipe r, uint i) {
    uint splat = i / 5u;
    uint tile = (draw(r, splat, 0u) + (i % 5u) * 121u) % 8160u;
    return uvec2_of(FLOAT_BITS(depth_of(draw_unit(r, splat, 1u))), tile);
}

/* From 0, each number as rare as it is great. */
BENCH_KEY_FUNCTION uint ranked(Recipe r, uint i, uint number, float log2_of_all) {
    return uint(EXP2(log2_of_all * draw_unit(r, i, number))) - 1u;
}

BENCH_KEY_FUNCTION uvec2 draw_key(Recipe r, uint i) {
    uint layer = draw(r, i, 0u) % 64u == 0u ? draw(r, i, 1u) & 3u : 1u;
    uint shader = ranked(r, i, 2u, 7.643856f);    /* of 200 */
    uint material = ranked(r, i, 3u, 11.550747f); /* of 3000 */
    return uvec2_of((material << 24) | (draw(r, i, 4u) >> 8), (layer << 30) | (shader << 12) | (material >> 8));
}

BENCH_KEY_FUNCTION uvec2 timestamp_key(Recipe r, uint i) {
    uint low = 37u * i;
    uint high = ((i >> 16) * 37u + (((i & 0xffffu) * 37u) >> 16)) >> 16;
    uint jittered = low + draw(r, i, 0u) % 100000u;
    high += jittered < low ? 1u : 0u;
    uint sum = jittered + 0x181e4000u; /* 1.7e15 is 0x60a24181e4000 */
    return uvec2_of(sum, high + 0x60a24u + (sum < jittered ? 1u : 0u));
}

BENCH_KEY_FUNCTION uint unsigned_key(Recipe r, uint i) {
    if (r.distribution == BENCH_MORTON) return morton_key(r, i);
    if (r.distribution == BENCH_IDS) return draw(r, i, 0u) % 1000000u;
    if (r.distribution == BENCH_ZIPF) return zipf_key(r, i);
    if (r.distribution == BENCH_SAWTOOTH) return i % 1000u;
    if (r.distribution == BENCH_BUCKET) return i % 16u == 0u ? draw(r, i, 0u) : 0x12345600u | (draw(r, i, 0u) & 255u);
    if (r.distribution == BENCH_HALF) return (draw(r, i, 1u) & 1u) != 0u ? 0x80000000u : draw(r, i, 0u);
    if (r.distribution == BENCH_RUNS) return draw(r, i / 1000u, 0u);
    return i == r.count / 3u ? 0xf0000000u : draw(r, i, 0u) >> 8; /* BENCH_ODD */
}

BENCH_KEY_FUNCTION uvec2 make_key(Recipe r, uint i) {
    if (r.distribution == BENCH_AND) return random_key(r, i, r.parameter);
    if (r.distribution == BENCH_BITS) return masked(random_key(r, i, 1u), low_bits(r.parameter));
    if (r.distribution == BENCH_SORTED) return sorted_key(r, i);
    if (r.distribution == BENCH_REVERSED) return sorted_key(r, r.count - 1u - i);
    if (r.distribution == BENCH_CONSTANT) return masked(uvec2_of(0x5a3c6987u, 0x1e2d4b78u), low_bits(r.key_bits));
    if (r.distribution == BENCH_NEARLY)
        return draw(r, i, 31u) % r.parameter == 0u ? random_key(r, i, 1u) : sorted_key(r, i);
    if (r.distribution <= BENCH_FRAME || r.distribution == BENCH_STARS || r.distribution == BENCH_ENERGIES)
        return float_bits(r, i);
    if (r.distribution == BENCH_SPLAT) return splat_key(r, i);
    if (r.distribution == BENCH_TIMESTAMPS) return timestamp_key(r, i);
    if (r.distribution == BENCH_DRAW) return draw_key(r, i);
    if (r.distribution >= BENCH_ORDERS) return field_key(r, i);
    if (r.distribution != BENCH_TOP) return uvec2_of(unsigned_key(r, i), 0u);
    uvec2 low = masked(random_key(r, i, 1u), low_bits(r.key_bits - 8u));
    return r.key_bits == 64u ? uvec2_of(low.x, low.y | 0xab000000u) : uvec2_of(low.x | 0xabu << (r.key_bits - 8u), 0u);
}

#endif /* BENCH_KEY_FUNCTION */
#endif /* BENCH_KEYS_H_INCLUDED */
