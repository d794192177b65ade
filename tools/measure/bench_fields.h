/* Keys as databases, networks, sciences and the like have them: the second part of bench_keys.h, which includes it and says
 * what it needs. Nothing was tuned for them. But for the floats all is done with whole numbers, so that every device makes
 * the same keys. */
#ifndef BENCH_FIELDS_H_INCLUDED
#define BENCH_FIELDS_H_INCLUDED

/* 2 to the power of x / 65536, rounded down; straight between whole powers. x below 32 * 65536. */
BENCH_KEY_FUNCTION uint power_of_two(uint x) {
    uint mantissa = 65536u + (x & 65535u), exponent = x >> 16;
    return exponent >= 16u ? mantissa << (exponent - 16u) : mantissa >> (16u - exponent);
}

/* From 0 to 2^bits - 2, each number as rare as it is great (Zipf). */
BENCH_KEY_FUNCTION uint rank_below(Recipe r, uint i, uint number, uint bits) {
    return power_of_two(draw(r, i, number) % (bits << 16)) - 1u;
}

/* ---- floats ---- */

/* Galactic latitude in degrees: most stars are near the plane, one in 8 is anywhere and one in 8 in one of 200 clusters. */
BENCH_KEY_FUNCTION float star_key(Recipe r, uint i) {
    uint place = draw(r, i, 0u) & 15u, cluster = draw(r, i, 1u) % 200u;
    float at = -8.0f * LOG(1.0f - draw_unit(r, i, 2u));
    if (at > 90.0f) at = 90.0f;
    if ((place & 1u) != 0u) at = -at;
    if (place < 2u) at = 180.0f * draw_unit(r, i, 2u) - 90.0f;
    if (place > 13u) at = 40.0f * draw_unit(r, 0xffffff00u + cluster, 0u) - 20.0f + 0.05f * draw_normal(r, i, 3u);
    return at == 0.0f ? 0.001f : at;
}

/* GeV: from 10 on with the power -2.7, and one in 20 around a resonance at 91. */
BENCH_KEY_FUNCTION float energy_key(Recipe r, uint i) {
    if (draw(r, i, 0u) % 20u == 0u) return 91.2f + 2.5f * draw_normal(r, i, 1u);
    return 10.0f * EXP2(-0.8486441f * LOG(1.0f - draw_unit(r, i, 1u)));
}

/* ---- unsigned, 32 bits ---- */

/* Four lines an order. Of each 1000 numbers the next begin up to 500 further on; of the older half an eighth is left. */
BENCH_KEY_FUNCTION uint order_key(Recipe r, uint i) {
    uint orders = r.count / 4u + 1u;
    uint order = draw(r, i, 0u) % orders;
    if (order < orders / 2u && draw(r, order, 1u) % 8u != 0u) order = orders - 1u - order;
    return 10000000u + order / 1000u * 1500u + draw(r, order / 1000u, 2u) % 500u + order % 1000u;
}

/* Place on Hilbert's curve; 16 bits of each coordinate. */
BENCH_KEY_FUNCTION uint hilbert_code(uint x, uint y) {
    uint code = 0u;
    for (uint bit = 32768u; bit > 0u; bit >>= 1) {
        uint right = (x & bit) != 0u ? 1u : 0u, upper = (y & bit) != 0u ? 1u : 0u, old_x = x;
        code = (code << 2) | ((3u * right) ^ upper);
        if (upper == 0u) {
            x = right != 0u ? ~y : y;
            y = right != 0u ? ~old_x : old_x;
        }
    }
    return code;
}

/* The sum of four bytes is nearly normally distributed: mean 510, deviation 148. */
BENCH_KEY_FUNCTION uint sum_of_bytes(uint x) { return (x & 255u) + ((x >> 8) & 255u) + ((x >> 16) & 255u) + (x >> 24); }

/* One address in 8 is anywhere; the others are in 4095 cities of populations by Zipf, smaller ones also in extent. */
BENCH_KEY_FUNCTION uint city_key(Recipe r, uint i) {
    uint city = rank_below(r, i, 0u, 12u), divisor = city < 16u ? 1u : city < 256u ? 2u : 4u;
    if (draw(r, i, 1u) % 8u == 0u) return hilbert_code(draw(r, i, 2u) >> 16, draw(r, i, 3u) >> 16);
    uint x = 1024u + draw(r, city, 4u) % 63488u, y = 1024u + draw(r, city, 5u) % 63488u;
    x += sum_of_bytes(draw(r, i, 2u)) / divisor;
    y += sum_of_bytes(draw(r, i, 3u)) / divisor;
    return hilbert_code(x & 65535u, y & 65535u);
}

/* Blocks of 128 of 50 million documents, ascending in each: terms are in every document to one in 65536. */
BENCH_KEY_FUNCTION uint posting_key(Recipe r, uint i) {
    uint block = i / 128u;
    uint gap = power_of_two(draw(r, block, 0u) % (16u << 16));
    return (draw(r, block, 1u) % 50000000u + i % 128u * gap + draw(r, i, 2u) % gap) % 50000000u;
}

/* Cents: log-normal around 20.00, half of them rounded up to .99, a quarter to .00. */
BENCH_KEY_FUNCTION uint price_key(Recipe r, uint i) {
    uint a = draw(r, i, 0u), b = draw(r, i, 1u), ending = draw(r, i, 2u) & 3u;
    uint cents = power_of_two((5u << 16) + 3u * ((a & 65535u) + (a >> 16) + (b & 65535u) + (b >> 16)));
    return ending < 2u ? cents / 100u * 100u + 99u : ending == 2u ? (cents + 99u) / 100u * 100u : cents;
}

/* IPv4: 16383 networks of 256 to 65536 hosts, both by Zipf, from 1.0.0.0 to below 224.0.0.0. */
BENCH_KEY_FUNCTION uint address_key(Recipe r, uint i) {
    uint network = rank_below(r, i, 0u, 14u);
    uint host_bits = 8u + draw(r, network, 1u) % 9u;
    uint first = 0x01000000u + draw(r, network, 2u) % 0xdf000000u;
    return (first & ~((1u << host_bits) - 1u)) + rank_below(r, i, 3u, host_bits);
}

/* ---- unsigned, 64 bits ---- */

/* From above to; 16 edges a vertex, by R-MAT (Chakrabarti, Zhan and Faloutsos, 2004) of 0.57, 0.19, 0.19, 0.05. */
BENCH_KEY_FUNCTION uvec2 edge_key(Recipe r, uint i) {
    uint from = 0u, to = 0u, level = 0u;
    for (uint size = 1u; size < r.count / 16u; size <<= 1) {
        uint chance = draw(r, i, level) & 65535u;
        from = (from << 1) | (chance >= 49807u ? 1u : 0u);
        to = (to << 1) | ((chance >= 37356u && chance < 49807u) || chance >= 62259u ? 1u : 0u);
        level++;
    }
    return uvec2_of(to, from);
}

/* A corner of a cube; cubes of a beam 64 wide and 64 high are numbered by x, y and z, and nodes, too. */
BENCH_KEY_FUNCTION uint mesh_node(uint element, uint corner) {
    uint x = element % 64u + (corner & 1u), y = element / 64u % 64u + ((corner >> 1) & 1u);
    return x + 65u * (y + 65u * (element / 4096u + (corner >> 2)));
}

/* Row above column of a sparse matrix: 8 by 8 entries of each element, which are then to be added up. */
BENCH_KEY_FUNCTION uvec2 mesh_key(uint i) {
    return uvec2_of(mesh_node(i / 64u, i % 8u), mesh_node(i / 64u, i / 8u % 8u));
}

/* A, C, G, T: 0 to 3. Half of all pieces of 300 bases are one of 1023 repeats, but for one base in 10. */
BENCH_KEY_FUNCTION uint base_at(Recipe r, uint at) {
    uint piece = at / 300u, tenth;
    if ((draw(r, piece, 0u) & 1u) != 0u && draw(r, at, 1u) % 10u != 0u)
        tenth = draw(r, 0x80000000u + rank_below(r, piece, 2u, 10u) * 300u + at % 300u, 3u) % 10u;
    else
        tenth = draw(r, at, 4u) % 10u;
    return tenth < 3u ? 0u : tenth < 5u ? 1u : tenth < 7u ? 2u : 3u;
}

/* 31 bases, or what is opposite to them where that is less; reads of 150, which cover each base 30 to 40 times. */
BENCH_KEY_FUNCTION uvec2 kmer_key(Recipe r, uint i) {
    uint at = draw(r, i / 120u, 5u) % (r.count / 30u + 1u) + i % 120u;
    uvec2 forward = uvec2_of(0u, 0u), backward = forward;
    for (uint k = 0u; k < 31u; k++) {
        uint base = base_at(r, at + k);
        forward = uvec2_of((forward.x << 2) | base, ((forward.y << 2) | (forward.x >> 30)) & 0x3fffffffu);
        backward = uvec2_of((backward.x >> 2) | (backward.y << 30), (backward.y >> 2) | ((3u - base) << 28));
    }
    bool less = forward.y != backward.y ? forward.y < backward.y : forward.x < backward.x;
    return less ? forward : backward;
}

/* Five bits a letter: "ttnnss", "rrhldd" and "cmfpgb"; "eaoieu". */
BENCH_KEY_FUNCTION uint letter_of(uint number, bool vowel) {
    uint six = vowel ? 0x28443804u : number % 3u == 0u ? 0x2526b673u : number % 3u == 1u ? 0x06359e31u : 0x02679582u;
    return 97u + ((six >> (number / 3u % 6u * 5u)) & 31u);
}

/* The first 8 letters, 0 behind the last. 131071 words by Zipf; more frequent ones are shorter. */
BENCH_KEY_FUNCTION uvec2 word_key(Recipe r, uint i) {
    uint word = rank_below(r, i, 0u, 17u), shape = draw(r, word, 1u);
    uint length = 2u + shape % 4u + (word >= 16u ? 1u : 0u) + (word >= 256u ? 2u : 0u) + (word >= 4096u ? 2u : 0u);
    uint half_key = 0u, first_half = 0u;
    for (uint k = 0u; k < 8u; k++) {
        bool vowel = ((k + (shape >> 8)) & 1u) != 0u;
        half_key = (half_key << 8) | (k < length ? letter_of(draw(r, word, 2u + k), vowel) : 0u);
        if (k == 3u) first_half = half_key;
    }
    return uvec2_of(half_key, first_half);
}

/* Status above milliseconds; the logs of 8 servers one after another, each in the order of arrival with jitter. */
BENCH_KEY_FUNCTION uvec2 request_key(Recipe r, uint i) {
    uint chance = draw(r, i, 0u) % 100u;
    uint status = chance < 85u   ? 200u
                  : chance < 90u ? 304u
                  : chance < 94u ? 404u
                  : chance < 97u ? 301u
                  : chance < 99u ? 206u
                                 : 500u + draw(r, i, 1u) % 4u;
    uint passed = 2u * (i % (r.count / 8u + 1u)) + draw(r, i, 2u) % 50u;
    return uvec2_of(0xcfe56800u + passed, (status << 16) | 0x18bu); /* 1.7e12 is 0x18bcfe56800 */
}

BENCH_KEY_FUNCTION uvec2 field_key(Recipe r, uint i) {
    if (r.distribution == BENCH_ORDERS) return uvec2_of(order_key(r, i), 0u);
    if (r.distribution == BENCH_CITIES) return uvec2_of(city_key(r, i), 0u);
    if (r.distribution == BENCH_POSTINGS) return uvec2_of(posting_key(r, i), 0u);
    if (r.distribution == BENCH_PRICES) return uvec2_of(price_key(r, i), 0u);
    if (r.distribution == BENCH_ADDRESSES) return uvec2_of(address_key(r, i), 0u);
    if (r.distribution == BENCH_EDGES) return edge_key(r, i);
    if (r.distribution == BENCH_MESH) return mesh_key(i);
    if (r.distribution == BENCH_KMERS) return kmer_key(r, i);
    if (r.distribution == BENCH_WORDS) return word_key(r, i);
    return request_key(r, i);
}

#endif /* BENCH_FIELDS_H_INCLUDED */
