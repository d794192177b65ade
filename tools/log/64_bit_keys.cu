// Rehearsal in CUDA C++, see 2026-11-27-64-bit-keys.md: 64-bit keys with values of 32 bits, sorted by the leading bits that
// differ, then leaf by leaf in shared memory, against CUB on the same keys. Not part of the header.
// nvcc -std=c++17 -O3 -arch=sm_90 -DKIND=0 -I CCCL/cub -I CCCL/thrust -I CCCL/libcudacxx/include tools/log/64_bit_keys.cu
// KIND: 0 doubles, 1 draw calls and others, 2 k-mers and random keys. Argument: percent of shared memory, or 43 (100 KB).
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <vector>
#include <cub/device/device_radix_sort.cuh>
#include <cub/version.cuh>
typedef unsigned int uint;
#define BENCH_KEY_FUNCTION static __device__
#define uvec2_of(x, y) (uvec2{(x), (y)})
#define EXP2 exp2f
#define LOG logf
#define COS cosf
#define SQRT sqrtf
#define FLOAT_BITS __float_as_uint
struct uvec2 {
    uint x, y;
};
#include "../bench_keys.h"

typedef unsigned long long u64;
typedef unsigned int u32;
const u32 RADIX = 256, ALL = ~0u, MOST_PASSES = 5;

static __device__ __forceinline__ u32 load_relaxed(const u32 *p) {
    u32 v;
    asm volatile("ld.relaxed.gpu.global.u32 %0, [%1];" : "=r"(v) : "l"(p) : "memory");
    return v;
}
static __device__ __forceinline__ void store_relaxed(u32 *p, u32 v) {
    asm volatile("st.relaxed.gpu.global.u32 [%0], %1;" : : "l"(p), "r"(v) : "memory");
}

struct Digit {
    u32 shift, mask, shift_low, mask_low;
}; // (key >> shift & mask) | (key >> shift_low & mask_low)
struct Digits {
    Digit of[MOST_PASSES];
    u32 passes;
}; // of[0]: the first pass's, the lowest

template <bool TWO> __device__ __forceinline__ u32 digit_of(const Digit d, u64 key) {
    u32 digit = (u32)(key >> d.shift) & d.mask;
    if (TWO) digit |= (u32)(key >> d.shift_low) & d.mask_low;
    return digit;
}
template <bool FLOAT> __device__ __forceinline__ u64 encode(u64 key) {
    return FLOAT ? key ^ ((u64)((long long)key >> 63) | 1ull << 63) : key;
}
template <bool FLOAT> __device__ __forceinline__ u64 decode(u64 key) {
    return FLOAT ? key ^ ((u64)((long long)~key >> 63) | 1ull << 63) : key;
}

// Words of control memory.
const u32 GROUP_ROWS = 16, TILES_A_GROUP = 16;
struct Control {
    u32 totals[MOST_PASSES * RADIX]; // by digit
    u32 bases[MOST_PASSES * RADIX];
    u32 groups[MOST_PASSES * GROUP_ROWS * RADIX];
    u32 tickets[MOST_PASSES];
    u32 done, epoch;
    u32 small_leaves, large_leaves, overfull, tiny_leaves, broken;
};

// ---- histogram; the last workgroup scans ----
template <bool FLOAT, bool TWO>
__global__ void __launch_bounds__(512) histogram(const u64 *keys, u32 n, Digits digits, Control *control) {
    __shared__ u32 counts[MOST_PASSES * RADIX];
    __shared__ u32 last, warp_sum[16];
    u32 t = threadIdx.x;
    for (u32 i = t; i < digits.passes * RADIX; i += 512) counts[i] = 0;
    for (u32 i = blockIdx.x * 512 + t; i < digits.passes * GROUP_ROWS * RADIX; i += gridDim.x * 512)
        control->groups[i] = 0;
    __syncthreads();
    const u32 EACH = 4;
    for (u64 first = (u64)blockIdx.x * 512 * EACH; first < n; first += (u64)gridDim.x * 512 * EACH) {
        u64 key[EACH];
#pragma unroll
        for (u32 k = 0; k < EACH; k++) {
            u64 i = first + k * 512 + t;
            key[k] = i < n ? encode<FLOAT>(keys[i]) : 0;
        }
#pragma unroll
        for (u32 k = 0; k < EACH; k++)
            if (first + k * 512 + t < n) {
#pragma unroll
                for (u32 d = 0; d < MOST_PASSES; d++)
                    if (d < digits.passes) atomicAdd(&counts[d * RADIX + digit_of<TWO>(digits.of[d], key[k])], 1u);
            }
    }
    __syncthreads();
    for (u32 i = t; i < digits.passes * RADIX; i += 512)
        if (counts[i]) atomicAdd(&control->totals[i], counts[i]);
    __threadfence();
    __syncthreads();
    if (t == 0) last = atomicAdd(&control->done, 1u) == gridDim.x - 1;
    __syncthreads();
    if (!last) return;
    __threadfence();
    for (u32 half = 0; half < digits.passes; half += 2) {
        u32 row = half + t / RADIX, at = row * RADIX + t % RADIX, lane = t % 32, warp = t / 32;
        bool in = row < digits.passes;
        u32 own = in ? __ldcg(&control->totals[at]) : 0, sum = own;
        for (u32 d = 1; d < 32; d *= 2) {
            u32 other = __shfl_up_sync(ALL, sum, d);
            if (lane >= d) sum += other;
        }
        if (lane == 31) warp_sum[warp] = sum;
        __syncthreads();
        for (u32 w = warp & 8; w < warp; w++) sum += warp_sum[w];
        if (in) control->bases[at] = sum - own, control->totals[at] = 0;
        __syncthreads();
    }
    if (t < MOST_PASSES) control->tickets[t] = 0;
    if (t == 0) {
        control->done = 0;
        control->epoch = (control->epoch + 1) % 3; // fifteen passes until a state comes again
        control->small_leaves = control->large_leaves = control->overfull = control->tiny_leaves = control->broken =
            0;
    }
}

// ---- a pass ----
const u32 COUNT_BITS = 27;
template <u32 T, u32 I, u32 RESIDENT, bool FLOAT, bool TWO, bool GROUPED>
__global__ void __launch_bounds__(T, RESIDENT)
    pass(const u64 *keys_in, const u32 *values_in, u64 *keys_out, u32 *values_out, u32 n, Digits digits, u32 number,
         Control *control, u32 *status) {
    const u32 TILE = T * I, WARPS = T / 32, ROUNDS = 2, ROUND = TILE / ROUNDS, WINDOW = 4;
    static_assert(I % ROUNDS == 0, "");
    __shared__ u64 heap[ROUND > WARPS * RADIX / 2 ? ROUND : WARPS * RADIX / 2];
    __shared__ u32 target[RADIX], warp_sum[8], ticket;
    u32 *counts = (u32 *)heap, *words = (u32 *)heap;
    u32 t = threadIdx.x, lane = t % 32, warp = t / 32;
    Digit digit = digits.of[number];
    if (t == 0) ticket = atomicAdd(&control->tickets[number], 1u);
    for (u32 i = t; i < WARPS * RADIX; i += T) counts[i] = 0;
    __syncthreads();
    u32 tile = ticket, valid = n - tile * TILE < TILE ? n - tile * TILE : TILE;
    u32 epoch = (control->epoch * MOST_PASSES + number) * 2;
    u32 first = warp * 32 * I + lane;
    u64 key[I];
    if (valid == TILE) {
#pragma unroll
        for (u32 k = 0; k < I; k++) key[k] = keys_in[tile * TILE + first + k * 32];
    } else {
#pragma unroll
        for (u32 k = 0; k < I; k++) key[k] = first + k * 32 < valid ? keys_in[tile * TILE + first + k * 32] : 0;
    }
#pragma unroll
    for (u32 k = 0; k < I; k++) {
        key[k] = encode<FLOAT>(key[k]);
        if (first + k * 32 >= valid) key[k] = ~0ull;
        atomicAdd(&counts[warp * RADIX + digit_of<TWO>(digit, key[k])], 1u);
    }
    __syncthreads();
    u32 total = 0, sum = 0, base = 0;
    if (t < RADIX) {
        base = control->bases[number * RADIX + t];
#pragma unroll
        for (u32 w = 0; w < WARPS; w++) total += counts[w * RADIX + t];
        u32 real = t == (digit.mask | (TWO ? digit.mask_low : 0)) ? total - (TILE - valid) : total;
        if (GROUPED) {
            store_relaxed(&status[tile * RADIX + t], epoch << COUNT_BITS | real);
            atomicAdd(&control->groups[(number * GROUP_ROWS + tile / TILES_A_GROUP) * RADIX + t], (1u << 24) + real);
        } else
            store_relaxed(&status[tile * RADIX + t], (epoch | (tile == 0)) << COUNT_BITS | real);
        sum = total;
    }
    if (t < RADIX) {
        for (u32 d = 1; d < 32; d *= 2) {
            u32 other = __shfl_up_sync(ALL, sum, d);
            if (lane >= d) sum += other;
        }
        if (lane == 31) warp_sum[warp] = sum;
    }
    __syncthreads();
    u32 begin = 0;
    if (t < RADIX) {
        for (u32 w = 0; w < warp; w++) sum += warp_sum[w];
        begin = sum - total;
        u32 place = begin;
#pragma unroll
        for (u32 w = 0; w < WARPS; w++) {
            u32 own = counts[w * RADIX + t];
            counts[w * RADIX + t] = place;
            place += own;
        }
    }
    __syncthreads();
    u32 places[I / 2];
#pragma unroll
    for (u32 k = 0; k < I; k++) {
        u32 d = digit_of<TWO>(digit, key[k]), peers = ALL;
#pragma unroll
        for (u32 b = 0; b < 8; b++) {
            u32 votes = __ballot_sync(ALL, d >> b & 1);
            peers &= d >> b & 1 ? votes : ~votes;
        }
        u32 next = counts[warp * RADIX + d], rank = __popc(peers & ((1u << lane) - 1)), size = __popc(peers);
        __syncwarp();
        if (rank + 1 == size) counts[warp * RADIX + d] = next + size;
        __syncwarp();
        if (k % 2 == 0)
            places[k / 2] = next + rank;
        else
            places[k / 2] |= (next + rank) << 16;
    }
    if (t < RADIX) { // look back
        u32 before = 0;
        if (GROUPED) {
            u32 group = tile / TILES_A_GROUP, in_group = tile % TILES_A_GROUP;
            const u32 *row = status + (tile - in_group) * RADIX + t;
            const u32 *groups = &control->groups[number * GROUP_ROWS * RADIX + t];
            u32 missing;
            do {
                missing = 0, before = 0;
#pragma unroll
                for (u32 k = 0; k < TILES_A_GROUP - 1; k++) {
                    u32 word = k < in_group ? load_relaxed(row + k * RADIX) : epoch << COUNT_BITS;
                    missing |= (word >> COUNT_BITS) ^ epoch;
                    before += word & ((1u << COUNT_BITS) - 1);
                }
#pragma unroll
                for (u32 k = 0; k < GROUP_ROWS - 1; k++) {
                    u32 word = k < group ? load_relaxed(groups + k * RADIX) : TILES_A_GROUP << 24;
                    missing |= (word >> 24) ^ TILES_A_GROUP;
                    before += word & 0xffffff;
                }
            } while (missing);
        } else if (tile != 0) {
            u32 row = tile;
            bool found = false;
            while (!found) {
                u32 word[WINDOW];
#pragma unroll
                for (u32 k = 0; k < WINDOW; k++)
                    word[k] = load_relaxed(&status[(row > k + 1 ? row - 1 - k : 0) * RADIX + t]);
#pragma unroll
                for (u32 k = 0; k < WINDOW; k++) {
                    if (found) continue;
                    u32 state = word[k] >> COUNT_BITS;
                    if ((state & ~1u) != epoch) break;
                    before += word[k] & ((1u << COUNT_BITS) - 1);
                    found = state & 1;
                    row--;
                }
            }
            u32 real = t == (digit.mask | (TWO ? digit.mask_low : 0)) ? total - (TILE - valid) : total;
            store_relaxed(&status[tile * RADIX + t], (epoch | 1) << COUNT_BITS | (before + real));
        }
        target[t] = base + before - begin;
    }
    u32 digits_kept[(I + 3) / 4];
#pragma unroll
    for (u32 r = 0; r < ROUNDS; r++) {
        __syncthreads();
#pragma unroll
        for (u32 k = 0; k < I; k++) {
            u32 place = (places[k / 2] >> 16 * (k % 2) & 0xffff) - r * ROUND;
            if (place < ROUND) heap[place] = key[k];
        }
        __syncthreads();
#pragma unroll
        for (u32 j = 0; j < I / ROUNDS; j++) {
            u32 k = r * (I / ROUNDS) + j, at = k * T + t;
            u64 stored = heap[j * T + t];
            u32 d = digit_of<TWO>(digit, stored);
            if (k % 4 == 0)
                digits_kept[k / 4] = d;
            else
                digits_kept[k / 4] |= d << 8 * (k % 4);
            if (at < valid) keys_out[target[d] + at] = stored;
        }
    }
    u32 value[I];
#pragma unroll
    for (u32 k = 0; k < I; k++) value[k] = first + k * 32 < valid ? values_in[tile * TILE + first + k * 32] : 0;
    __syncthreads();
#pragma unroll
    for (u32 k = 0; k < I; k++) words[places[k / 2] >> 16 * (k % 2) & 0xffff] = value[k];
    __syncthreads();
#pragma unroll
    for (u32 k = 0; k < I; k++) {
        u32 at = k * T + t, d = digits_kept[k / 4] >> 8 * (k % 4) & 0xff;
        if (at < valid) values_out[target[d] + at] = words[at];
    }
}

// ---- leaves ----
// Groups: elements that agree in the bits from `low` on. Cuts lie at each step-th element, put off to the end of its group;
// a group of more than ROOM - step is a leaf of its own.
// A group of more than LARGE is cut inside: its keys must be equal. find_leaves compares them at the cuts, sort_leaves the
// others.
const u32 FRONT_EQUAL = 1u << 30, BACK_EQUAL = 1u << 31;
const u32 CUTS_A_BLOCK = 15; // a warp each, and one for the cut before
template <u32 ROOM, u32 LARGE>
__global__ void __launch_bounds__(512)
    find_leaves(const u64 *keys, u32 n, u32 low, u32 step, Control *control, uint2 *small, uint2 *large) {
    __shared__ u32 from[16], to[16], edges[16];
    u32 lane = threadIdx.x % 32, warp = threadIdx.x / 32;
    u32 cuts = (n - 1) / step;                  // between leaves
    u32 cut = blockIdx.x * CUTS_A_BLOCK + warp; // 0: the beginning; cuts + 1: the end
    u32 a = 0, z = 0, edge = 0;
    if (cut > cuts)
        a = z = n;
    else if (cut > 0) {
        u32 p = cut * step;
        u64 group = keys[p] >> low;
        a = p, z = p;
        bool more_a = true, more_z = true, inside = false;
        for (u32 round = 0; round < 4 && (more_a || more_z); round++) { // 32 elements; all; then finer
            u32 stride = round == 0 ? 1 : round == 1 ? LARGE / 32 : round == 2 ? (LARGE / 32 + 31) / 32 : 1;
            u32 far = (lane + 1) * stride;
            if (more_a) {
                u32 same = __popc(__ballot_sync(ALL, a >= far && keys[a - far] >> low == group));
                a -= same * stride;
                if (round == 0) more_a = same == 32;
                inside = inside || (round == 1 && same == 32);
            }
            if (more_z) {
                u32 same = __popc(__ballot_sync(ALL, z + far < n && keys[z + far] >> low == group));
                z += same * stride;
                if (round == 0) more_z = same == 32;
                inside = inside || (round == 1 && same == 32);
            }
        }
        z++;
        inside = inside || z - a > LARGE;
        if (inside) {
            a = z = p;
            if (lane == 0 && keys[p - 1] >> low == group && keys[p - 1] != keys[p]) atomicAdd(&control->overfull, 1u);
            inside = keys[p - 1] >> low == group;
        } else if (z - a <= ROOM - step)
            a = z = a == p ? a : z;
        if (inside) edge = 1;
    }
    if (lane == 0) from[warp] = a, to[warp] = z, edges[warp] = edge;
    __syncthreads();
    u32 t = threadIdx.x;
    if (t < 2 * CUTS_A_BLOCK) {
        u32 j = t / 2 + 1, i = blockIdx.x * CUTS_A_BLOCK + j;
        u32 begin, end;
        if (t % 2 == 0)
            begin = to[j - 1], end = from[j]; // up to the cut
        else
            begin = from[j],
            end = from[j] == from[j - 1] && to[j] == to[j - 1] ? begin : to[j]; // its group, where that is great
        if (i <= cuts + 1 && end > begin) {
            u32 count = end - begin, equal = t % 2 == 0 ? edges[j - 1] * FRONT_EQUAL | edges[j] * BACK_EQUAL : 0;
            if (count <= ROOM)
                small[atomicAdd(&control->small_leaves, 1u)] = make_uint2(begin, count | equal);
            else if (count <= LARGE)
                large[atomicAdd(&control->large_leaves, 1u)] = make_uint2(begin, count);
            else
                atomicAdd(&control->overfull, 1u);
        }
    }
}

// The run in which a place lies: from the last bit up to it to the next one.
static __device__ __forceinline__ void find_bounds(const u32 *bounds, u32 w, u32 lane, u32 &begin, u32 &end) {
    u32 word = bounds[w], bits = word & (ALL >> (31 - lane)), v = w;
    while (bits == 0) bits = bounds[--v];
    begin = v * 32 + 31 - __clz(bits);
    bits = lane == 31 ? 0 : word & (ALL << (lane + 1)), v = w;
    while (bits == 0) bits = bounds[++v];
    end = v * 32 + __ffs(bits) - 1;
}

// Those behind the run are greater, and it does not matter to read them.
static __device__ __forceinline__ u32 rank_in(const u64 *heap, u32 begin, u32 end, u64 own) {
    u32 rank = begin;
#pragma unroll 1
    for (u32 j = begin; j < end; j += 2) {
        u64 one = heap[j], two = heap[j + 1];
        rank += (one < own) + (two < own);
    }
    return rank;
}

const u32 MOST_RIVALS = 32; // of an element on average, where its group is not in order
// A leaf's elements as distinct numbers: number of the group, the bits below `low`, index in the leaf. Where groups are
// small each is compared with its group, where not with its bin; bins are parts of the intervals between samples.
template <u32 T, u32 I, u32 RESIDENT, u32 SAMPLES, u32 PARTS, bool FLOAT>
__global__ void __launch_bounds__(T, RESIDENT)
    sort_leaves(const u64 *keys_in, const u32 *values_in, u64 *keys_out, u32 *values_out, u32 low,
                const uint2 *leaves, Control *control) {
    const u32 ROOM = T * I, WARPS = T / 32, WORDS = ROOM / 32, BINS = SAMPLES * PARTS, BINS_EACH = BINS / T;
    const u32 CHUNKS = (WORDS + 31) / 32, SHARE = T / SAMPLES;
    static_assert(BINS % T == 0 && T % SAMPLES == 0 && 32 % SHARE == 0, "");
    __shared__ __align__(16) u64 heap[ROOM + 2];
    __shared__ u32 flags[WORDS + 2], bin_flags[WORDS + 2], falls[WORDS], warp_sum[WARPS];
    u32 *bins = (u32 *)heap; // while elements are in registers
    u64 *sample = heap + BINS / 2, *sorted = sample + SAMPLES;
    u32 *scale = (u32 *)(sorted + SAMPLES), *shift = scale + SAMPLES;
    u32 t = threadIdx.x, lane = t % 32, warp = t / 32;
    uint2 leaf = leaves[blockIdx.x];
    u32 count = leaf.y & (FRONT_EQUAL - 1);
    const u64 *from = keys_in + leaf.x;

    u64 key[I];
#pragma unroll
    for (u32 k = 0; k < I; k++) {
        u32 i = k * T + t;
        if (k * T < count) key[k] = from[i < count ? i : count - 1];
    }
#pragma unroll
    for (u32 k = 0; k < I; k++) {
        u32 i = k * T + t;
        bool begins = true, lower = false;
        if (k * T < count) {
            u64 before = __shfl_up_sync(ALL, key[k], 1);
            if (lane == 0 && i > 0 && i < count) before = from[i - 1];
            begins = i == 0 || i >= count || (key[k] ^ before) >> low != 0;
            lower = !begins && key[k] < before;
        }
        u32 votes = __ballot_sync(ALL, begins), falling = __ballot_sync(ALL, lower);
        if (lane == 0) flags[k * WARPS + warp] = votes, falls[k * WARPS + warp] = falling;
    }
    if (leaf.y != count) {
        bool differ = false;
        for (u32 edge = 0; edge < 2; edge++) {
            u64 equal = from[edge ? count - 1 : 0];
            if (leaf.y & (edge ? BACK_EQUAL : FRONT_EQUAL))
#pragma unroll 1
                for (u32 i = t; i < count; i += T)
                    differ = differ || (from[i] != equal && (from[i] ^ equal) >> low == 0);
        }
        if (differ) control->broken = 1;
    }
    if (t < 2) flags[WORDS + t] = ALL;
    for (u32 i = t; i < WORDS + 2; i += T)
        bin_flags[i] = i * 32 + 32 <= count ? 0 : i * 32 >= count ? ALL : ALL << count % 32;
    if (t < 2) heap[count + t] = ~0ull;
    __syncthreads();

    u32 index_bits = 32 - __clz(count - 1 | 1);
    u32 groups_before[CHUNKS], words_so = 0, carry = 0; // falling words << 16 | long ones
#pragma unroll
    for (u32 c = 0; c < CHUNKS; c++) {
        u32 w = c * 32 + lane, word = w < WORDS ? flags[w] : ALL, next = w + 1 < WORDS ? flags[w + 1] : ALL;
        u32 longs = __ballot_sync(ALL, (word | next) == 0), falling = __ballot_sync(ALL, w < WORDS && falls[w] != 0);
        u32 filled = longs & (falling | falling >> 1), above = longs, below = longs;
        for (u32 d = 1; d < 32; d *= 2) { // a long group counts with all its words
            filled |= (above & filled << d) | (below & filled >> d);
            above &= above << d, below &= below >> d;
        }
        words_so += __popc(falling) << 16 | __popc(filled);
        u32 own = __popc(word), sum = own;
        for (u32 d = 1; d < 32; d *= 2) {
            u32 other = __shfl_up_sync(ALL, sum, d);
            if (lane >= d) sum += other;
        }
        groups_before[c] = carry + sum - own;
        carry += __shfl_sync(ALL, sum, 31);
    }
    u32 groups = carry - (CHUNKS * 32 * 32 - count); // the bits behind the end are set
    bool tiny = (words_so & 0xffff) <= WORDS / 16 && (words_so >> 16) * 32 <= MOST_RIVALS * groups;
    if (32 - __clz(groups - 1 | 1) + low + index_bits > 64) control->broken = 1; // the number does not fit
    u64 rest = (1ull << low) - 1;
#pragma unroll
    for (u32 k = 0; k < I; k++) {
        u32 i = k * T + t, w = k * WARPS + warp;
        u32 group = __shfl_sync(ALL, groups_before[k * WARPS / 32], w & 31);
        if (k * T < count) {
            group += __popc(flags[w] << (31 - lane)) - 1;
            key[k] = ((u64)group << low | (key[k] & rest)) << index_bits | i;
            if (i < count) heap[i] = key[k];
        }
    }
    __syncthreads();
    u32 rank[I], value[I];
    if (tiny) {
#pragma unroll
        for (u32 k = 0; k < I; k++) {
            u32 at = k * T + t;
            if (k * T >= count) continue;
            key[k] = from[at < count ? at : count - 1];
            value[k] = values_in[leaf.x + (at < count ? at : count - 1)];
        }
#pragma unroll
        for (u32 k = 0; k < I; k++) {
            u32 at = k * T + t, w = k * WARPS + warp;
            if (k * T >= count) continue;
            u32 begin, end;
            find_bounds(flags, w, lane, begin, end);
            u32 last = (end - 1) / 32, v = begin / 32, in_first = ALL << begin % 32,
                in_last = ALL >> (31 - (end - 1) % 32);
            u32 any = falls[v] & in_first & (v == last ? in_last : ALL);
            if (v != last) {
                while (++v < last) any |= falls[v];
                any |= falls[last] & in_last;
            }
            rank[k] = any ? rank_in(heap, begin, end, heap[at]) : at;
        }
    } else {
        u64 own_sample = 0;
        if (t < SAMPLES) {
            u32 jitter = __umulhi(t * 0x9e3779b1u, count / SAMPLES);
            own_sample = heap[t * count / SAMPLES + jitter];
        }
        __syncthreads();
        if (t < SAMPLES) sample[t] = own_sample;
        for (u32 i = t; i < BINS; i += T) bins[i] = 0;
        __syncthreads();
        {
            u32 s = t / SHARE, part = t % SHARE, rank = 0;
            u64 own = sample[s];
#pragma unroll 8
            for (u32 j = 0; j < SAMPLES / SHARE; j++) {
                u32 other = j * SHARE + part;
                rank += sample[other] < own || (sample[other] == own && other < s);
            }
            for (u32 d = 1; d < SHARE; d *= 2) rank += __shfl_xor_sync(ALL, rank, d);
            if (part == 0) sorted[rank] = own;
        }
        __syncthreads();
        if (t < SAMPLES) {
            u32 first = t < SAMPLES - 1 ? t : SAMPLES - 2;
            u64 length = sorted[first + 1] - sorted[first];
            u32 bits = 64 - __clzll(length | 1), down = bits > 24 ? bits - 24 : 0;
            shift[t] = down;
            float parts = (float)PARTS * 4294967296.0f / (float)((u32)(length >> down) + 1);
            scale[t] = parts >= 4294967040.0f ? 0xffffff00u : (u32)parts;
        }
        __syncthreads();
        u32 place[I];
#pragma unroll
        for (u32 k = 0; k < I; k++) {
            if (k * T >= count) continue;
            u32 j = 0;
#pragma unroll
            for (u32 step = SAMPLES / 2; step > 0; step /= 2)
                if (sorted[j + step] <= key[k]) j += step;
            u64 base = sorted[j];
            u64 over = key[k] > base ? key[k] - base : 0;
            over >>= shift[j];
            u32 part = over >> 32 ? PARTS - 1 : __umulhi((u32)over, scale[j]);
            u32 bin = j * PARTS + (part < PARTS - 1 ? part : PARTS - 1);
            if (k * T + t < count) place[k] = atomicAdd(&bins[bin], 1u) << 16 | bin;
        }
        __syncthreads();
        {
            u32 own[BINS_EACH], sum = 0;
#pragma unroll
            for (u32 j = 0; j < BINS_EACH; j++) own[j] = bins[t * BINS_EACH + j], sum += own[j];
            u32 inclusive = sum;
            for (u32 d = 1; d < 32; d *= 2) {
                u32 other = __shfl_up_sync(ALL, inclusive, d);
                if (lane >= d) inclusive += other;
            }
            if (lane == 31) warp_sum[warp] = inclusive;
            __syncthreads();
            u32 begin = inclusive - sum;
            for (u32 w = 0; w < warp; w++) begin += warp_sum[w];
#pragma unroll
            for (u32 j = 0; j < BINS_EACH; j++) {
                bins[t * BINS_EACH + j] = begin;
                begin += own[j];
            }
        }
        __syncthreads();
#pragma unroll
        for (u32 k = 0; k < I; k++)
            if (k * T + t < count) {
                u32 number = place[k] >> 16;
                place[k] = bins[place[k] & 0xffff] + number;
                if (number == 0) atomicOr(&bin_flags[place[k] / 32], 1u << place[k] % 32);
            }
        __syncthreads();
#pragma unroll
        for (u32 k = 0; k < I; k++)
            if (k * T + t < count) heap[place[k]] = key[k];
        if (t < 2) heap[count + t] = ~0ull;
        __syncthreads();
        u32 index_mask = (1u << index_bits) - 1;
#pragma unroll
        for (u32 k = 0; k < I; k++) {
            u32 at = k * T + t, w = k * WARPS + warp;
            if (k * T >= count) continue;
            u64 own = heap[at < count ? at : count - 1];
            u32 source = (u32)own & index_mask;
            key[k] = from[source];
            value[k] = values_in[leaf.x + source];
            u32 begin, end;
            find_bounds(bin_flags, w, lane, begin, end);
            rank[k] = at < count ? rank_in(heap, begin, end, own) : 0;
        }
    }
    __syncthreads(); // the arrays may be the same
#pragma unroll
    for (u32 k = 0; k < I; k++)
        if (k * T + t < count) {
            keys_out[leaf.x + rank[k]] = decode<FLOAT>(key[k]);
            values_out[leaf.x + rank[k]] = value[k];
        }
    if (tiny && t == 0) atomicAdd(&control->tiny_leaves, 1u);
}

// ---- the sample: mask and number of passes ----
// Each workgroup learns from the same 4,096 keys which bits differ, then counts prefixes of its share of n / 256 keys. Of
// prefixes a part is counted, chosen by hash, so that all equal ones meet in one counter. slots and most are 0 before.
const u32 LEAST_PASSES = 2, CHOICES = 4, COMMON = 4096, SLOTS = 8192, SAMPLED = 256;
struct Sample {
    u32 slots[CHOICES * SLOTS];
    u32 most[CHOICES], done;
    u32 passes, missed; // the result; bits that the common keys have not shown
    u64 differ;
};
template <bool FLOAT> __global__ void __launch_bounds__(1024) sample_keys(const u64 *keys, u32 n, Sample *sample) {
    const u32 T = 1024, EACH = 2;
    __shared__ u32 any[2], none[2], low[CHOICES], most[CHOICES], last;
    u32 t = threadIdx.x;
    if (t < 2) any[t] = 0, none[t] = 0;
    if (t < CHOICES) most[t] = 0;
    __syncthreads();
    u32 samples = n / SAMPLED, part = (samples + COMMON - 1) / COMMON, stride = n / COMMON;
    u64 key[COMMON / T], own[EACH], all = 0, common = ~0ull;
#pragma unroll
    for (u32 k = 0; k < COMMON / T; k++) {
        u32 i = k * T + t;
        key[k] = encode<FLOAT>(keys[i * stride + __umulhi(i * 0x9e3779b1u, stride)]);
    }
#pragma unroll
    for (u32 k = 0; k < EACH; k++) {
        u32 i = (blockIdx.x * EACH + k) * T + t;
        own[k] = i < samples ? encode<FLOAT>(keys[i * SAMPLED + (i * 0x9e3779b1u >> 24)]) : 0;
    }
#pragma unroll
    for (u32 k = 0; k < COMMON / T; k++) all |= key[k], common &= key[k];
    u32 ones[2] = {__reduce_or_sync(ALL, (u32)all), __reduce_or_sync(ALL, (u32)(all >> 32))};
    u32 zeros[2] = {__reduce_or_sync(ALL, ~(u32)common), __reduce_or_sync(ALL, ~(u32)(common >> 32))};
    if (t % 32 == 0)
        for (u32 w = 0; w < 2; w++) atomicOr(&any[w], ones[w]), atomicOr(&none[w], zeros[w]);
    __syncthreads();
    u64 differ = ((u64)any[1] << 32 | any[0]) & ((u64)none[1] << 32 | none[0]), same = (u64)any[1] << 32 | any[0];
    if (t < CHOICES) { // the lowest of the leading bits
        u32 left = 8 * (LEAST_PASSES + t), bit = 64;
        while (left > 0 && bit > 0) left -= (u32)(differ >> --bit) & 1;
        low[t] = bit;
    }
    __syncthreads();
#pragma unroll
    for (u32 k = 0; k < EACH; k++) {
        if ((blockIdx.x * EACH + k) * T + t >= samples) continue;
        if (((own[k] ^ same) & ~differ) != 0) sample->missed = 1;
        u32 count[CHOICES];
#pragma unroll
        for (u32 c = 0; c < CHOICES; c++) {
            u64 prefix = own[k] >> low[c];
            u32 hash = ((u32)prefix * 0x85ebca6bu ^ (u32)(prefix >> 32)) * 0x9e3779b1u;
            hash ^= hash >> 15, hash *= 0x846ca68bu;
            u32 *slot = &sample->slots[c * SLOTS + (hash ^ hash >> 16) % SLOTS];
            count[c] = __umulhi(hash, part) != 0 ? 0 : *(volatile u32 *)slot > 64 ? 65 : atomicAdd(slot, 1u) + 1;
        }
#pragma unroll
        for (u32 c = 0; c < CHOICES; c++)
            if (count[c] > 4 && *(volatile u32 *)&most[c] < count[c]) atomicMax(&most[c], count[c]);
    }
    __syncthreads();
    if (t < CHOICES) atomicMax(&sample->most[t], most[t]), __threadfence();
    __syncthreads();
    if (t == 0) last = atomicAdd(&sample->done, 1u) == gridDim.x - 1;
    __syncthreads();
    if (!last || t != 0) return;
    __threadfence();
    u32 choice = 0;
    while (choice < CHOICES - 1 && __ldcg(&sample->most[choice]) > 12) choice++; // 12 * 256 elements of 4,096
    sample->passes = LEAST_PASSES + choice, sample->done = 0, sample->differ = differ;
}

#define CHECK(call) \
    do { \
        cudaError_t cuda_result = (call); \
        if (cuda_result != cudaSuccess) { \
            printf("%s: %s\n", #call, cudaGetErrorString(cuda_result)); \
            exit(1); \
        } \
    } while (0)
static const int REPEATS = 11;

template <class Key>
static cudaError_t sort_by_cub(void *temporary, size_t &size, void *a, void *b, u32 *va, u32 *vb, u32 n, int &which,
                               cudaStream_t on) {
    cub::DoubleBuffer<Key> keys((Key *)a, (Key *)b);
    cub::DoubleBuffer<u32> values(va, vb);
    cudaError_t result = cub::DeviceRadixSort::SortPairs(temporary, size, keys, values, n, 0, 64, on);
    which = keys.selector;
    return result;
}

__global__ void generate(Recipe r, u64 *keys, u32 *values) {
    for (u64 i = blockIdx.x * (u64)blockDim.x + threadIdx.x; i < r.count; i += (u64)gridDim.x * blockDim.x) {
        uvec2 key = make_key(r, (u32)i);
        keys[i] = (u64)key.y << 32 | key.x, values[i] = (u32)i;
    }
}
template <bool FLOAT> __global__ void differing(const u64 *keys, u32 n, u64 *both) {
    u64 all = 0, common = ~0ull;
    for (u64 i = blockIdx.x * (u64)blockDim.x + threadIdx.x; i < n; i += (u64)gridDim.x * blockDim.x) {
        u64 key = encode<FLOAT>(keys[i]);
        all |= key, common &= key;
    }
    atomicOr(&both[0], all), atomicAnd(&both[1], common);
}
template <bool FLOAT> __global__ void check(const u64 *in, const u64 *keys, const u32 *values, u32 n, u32 *bad) {
    for (u64 i = blockIdx.x * (u64)blockDim.x + threadIdx.x; i < n; i += (u64)gridDim.x * blockDim.x) {
        u64 key = keys[i];
        bool wrong = values[i] >= n || in[values[i]] != key;
        if (i > 0) {
            u64 a = encode<FLOAT>(keys[i - 1]), b = encode<FLOAT>(key);
            wrong = wrong || a > b || (a == b && values[i - 1] >= values[i]);
        }
        if (wrong) atomicAdd(bad, 1u);
    }
}

static Digits plan_digits(u64 differ, u32 passes, u32 &low, bool &two) {
    Digits digits = {};
    digits.passes = passes, two = false, low = 0;
    int bit = 63;
    for (u32 p = 0; p < passes; p++) {
        Digit d = {0, 0, 0, 0};
        int left = 8;
        for (int parts = 0; parts < 2 && left > 0; parts++) {
            while (bit >= 0 && !(differ >> bit & 1)) bit--;
            int run = 0;
            while (run < left && bit - run >= 0 && (differ >> (bit - run) & 1)) run++;
            if (!run) break;
            left -= run, bit -= run, low = bit + 1;
            u32 mask = ((1u << run) - 1) << left;
            if (parts == 0)
                d.shift = low - left, d.mask = mask;
            else
                d.shift_low = low - left, d.mask_low = mask, two = true;
        }
        if (left > 0) { // no bits are left
            d.shift += left, d.mask >>= left;
            d.shift_low += left, d.mask_low >>= left;
        }
        digits.of[passes - 1 - p] = d;
    }
    return digits;
}

static u64 *input, *keys[2];
static u32 *input_values, *values[2], *status;
static uint2 *small_list, *large_list;
static Control *control;
static cudaStream_t stream, beside;
static int carve_out = 43; // percent: 100 KB a multiprocessor, as on a queue family without graphics; 28: 64 KB
static cudaEvent_t fork_event, join_event;

struct Config {
    u32 passes, step;
    bool medium;
};

template <class K> static void carve(K kernel) {
    CHECK(cudaFuncSetAttribute(kernel, cudaFuncAttributePreferredSharedMemoryCarveout, carve_out));
}

typedef std::function<void(const char *)> Mark;

template <u32 T, u32 I, bool TWO, bool G>
static void launch_pass(bool encodes, u32 p, int from, u32 n, const Digits &d) {
    u32 tiles = (n + T * I - 1) / (T * I);
    if (encodes) {
        carve(pass<T, I, 2, true, TWO, G>);
        pass<T, I, 2, true, TWO, G>
            <<<tiles, T, 0, stream>>>(keys[from], values[from], keys[!from], values[!from], n, d, p, control, status);
    } else {
        carve(pass<T, I, 2, false, TWO, G>);
        pass<T, I, 2, false, TWO, G>
            <<<tiles, T, 0, stream>>>(keys[from], values[from], keys[!from], values[!from], n, d, p, control, status);
    }
}
template <u32 T, u32 I, u32 R, u32 S, u32 P, bool FLOAT>
static void launch_leaves(u32 leaves, int from, u32 low, const uint2 *list, cudaStream_t on) {
    carve(sort_leaves<T, I, R, S, P, FLOAT>);
    if (leaves)
        sort_leaves<T, I, R, S, P, FLOAT>
            <<<leaves, T, 0, on>>>(keys[from], values[from], keys[0], values[0], low, list, control);
}

template <bool FLOAT, bool TWO>
static void sort_once(u32 n, const Digits &d, u32 low, Config c, u32 small, u32 large, const Mark &mark) {
    carve(histogram<FLOAT, TWO>);
    histogram<FLOAT, TWO><<<std::min(264u, (n + 2047) / 2048), 512, 0, stream>>>(keys[0], n, d, control);
    mark("hist");
    int from = 0;
    for (u32 p = 0; p < d.passes; p++, from = !from) {
        if (c.medium)
            launch_pass<512, 8, TWO, true>(FLOAT && p == 0, p, from, n, d);
        else
            launch_pass<384, 16, TWO, false>(FLOAT && p == 0, p, from, n, d);
        mark("pass");
    }
    u32 blocks = ((n - 1) / c.step + CUTS_A_BLOCK) / CUTS_A_BLOCK;
    find_leaves<2048, 4096><<<blocks, 512, 0, stream>>>(keys[from], n, low, c.step, control, small_list, large_list);
    mark("cut");
    if (large) { // beside the others
        CHECK(cudaEventRecord(fork_event, stream));
        CHECK(cudaStreamWaitEvent(beside, fork_event, 0));
        launch_leaves<512, 8, 2, 128, 16, FLOAT>(large, from, low, large_list, beside);
        CHECK(cudaEventRecord(join_event, beside));
    }
    launch_leaves<256, 8, 5, 64, 16, FLOAT>(small, from, low, small_list, stream);
    if (large) CHECK(cudaStreamWaitEvent(stream, join_event, 0));
    mark("leaves");
}

static void restore(u32 n) {
    CHECK(cudaMemcpyAsync(keys[0], input, n * 8ull, cudaMemcpyDeviceToDevice, stream));
    CHECK(cudaMemcpyAsync(values[0], input_values, n * 4ull, cudaMemcpyDeviceToDevice, stream));
}
static float median(std::vector<float> v) {
    std::sort(v.begin(), v.end());
    return v[v.size() / 2];
}

static float time_it(u32 n, const std::function<void()> &work, bool graph, Sample *clear = nullptr) {
    cudaGraphExec_t exec = nullptr;
    if (graph) {
        cudaGraph_t g;
        CHECK(cudaStreamBeginCapture(stream, cudaStreamCaptureModeThreadLocal));
        work();
        CHECK(cudaStreamEndCapture(stream, &g));
        CHECK(cudaGraphInstantiate(&exec, g, 0));
        CHECK(cudaGraphDestroy(g));
    }
    cudaEvent_t a, b;
    CHECK(cudaEventCreate(&a));
    CHECK(cudaEventCreate(&b));
    std::vector<float> times;
    for (int r = 0; r < REPEATS + 2; r++) {
        restore(n);
        if (clear) CHECK(cudaMemsetAsync(clear, 0, sizeof(Sample), stream));
        CHECK(cudaEventRecord(a, stream));
        if (graph)
            CHECK(cudaGraphLaunch(exec, stream));
        else
            work();
        CHECK(cudaEventRecord(b, stream));
        CHECK(cudaEventSynchronize(b));
        float ms;
        CHECK(cudaEventElapsedTime(&ms, a, b));
        if (r >= 2) times.push_back(ms);
    }
    if (exec) CHECK(cudaGraphExecDestroy(exec));
    CHECK(cudaEventDestroy(a));
    CHECK(cudaEventDestroy(b));
    return median(times);
}

template <bool FLOAT> static u32 count_bad(u32 n, const u64 *k, const u32 *v) {
    static u32 *bad = nullptr;
    if (!bad) CHECK(cudaMalloc(&bad, 4));
    CHECK(cudaMemsetAsync(bad, 0, 4, stream));
    check<FLOAT><<<1024, 256, 0, stream>>>(input, k, v, n, bad);
    u32 h;
    CHECK(cudaMemcpyAsync(&h, bad, 4, cudaMemcpyDeviceToHost, stream));
    CHECK(cudaStreamSynchronize(stream));
    return h;
}

static void *temporary;
static size_t temporary_size;
template <bool FLOAT> static float time_cub(u32 n, u32 &bad) {
    int which = 0;
    auto work = [&] {
        CHECK((FLOAT ? sort_by_cub<double> : sort_by_cub<u64>)(temporary, temporary_size, keys[0], keys[1], values[0],
                                                               values[1], n, which, stream));
    };
    float plain = time_it(n, work, false), graph = time_it(n, work, true);
    bad = count_bad<FLOAT>(n, keys[which], values[which]);
    return std::min(plain, graph);
}

template <bool FLOAT, bool TWO> static void time_ours(u32 n, u64 differ, Config c, float cub_ms) {
    u32 low;
    bool two;
    Digits d = plan_digits(differ, c.passes, low, two);
    CHECK(cudaMemsetAsync(control, 0, sizeof(Control), stream));
    CHECK(cudaMemsetAsync(status, 0, (n / 4096 + 2) * 1024ull, stream));
    restore(n);
    sort_once<FLOAT, TWO>(n, d, low, c, 0, 0, [](const char *) {});
    Control *h = (Control *)malloc(sizeof(Control));
    CHECK(cudaMemcpyAsync(h, control, sizeof(Control), cudaMemcpyDeviceToHost, stream));
    CHECK(cudaStreamSynchronize(stream));
    u32 small = h->small_leaves, large = h->large_leaves, overfull = h->overfull;
    printf("  D %u low %2u step %u: leaves %u + %u", c.passes, low, c.step, small, large);
    if (overfull) {
        printf(", %u overfull\n", overfull);
        free(h);
        return;
    }
    auto work = [&] { sort_once<FLOAT, TWO>(n, d, low, c, small, large, [](const char *) {}); };
    float ms = time_it(n, work, true);
    u32 bad = count_bad<FLOAT>(n, keys[0], values[0]);
    CHECK(cudaMemcpyAsync(h, control, sizeof(Control), cudaMemcpyDeviceToHost, stream));
    CHECK(cudaStreamSynchronize(stream));
    std::vector<std::vector<float>> parts;
    cudaEvent_t events[12];
    for (auto &e : events) CHECK(cudaEventCreate(&e));
    for (int r = 0; r < 11; r++) {
        restore(n);
        int used = 0;
        CHECK(cudaEventRecord(events[used++], stream));
        sort_once<FLOAT, TWO>(n, d, low, c, small, large,
                              [&](const char *) { CHECK(cudaEventRecord(events[used++], stream)); });
        CHECK(cudaStreamSynchronize(stream));
        parts.resize(used - 1);
        for (int e = 1; e < used; e++) {
            float part;
            CHECK(cudaEventElapsedTime(&part, events[e - 1], events[e]));
            parts[e - 1].push_back(part);
        }
    }
    for (auto &e : events) CHECK(cudaEventDestroy(e));
    if (h->broken) printf(" BROKEN");
    printf(" (%u by groups) %.4f ms = %.2f CUB; us:", h->tiny_leaves, ms, cub_ms / ms);
    for (auto &part : parts) printf(" %.1f", 1000 * median(part));
    printf(" %s\n", bad ? "WRONG" : "ok");
    fflush(stdout);
    free(h);
}

template <bool FLOAT, bool TWO> static void run_kind(const char *name, Recipe r, std::vector<Config> configs) {
    generate<<<2048, 256, 0, stream>>>(r, input, input_values);
    static u64 *both = nullptr;
    if (!both) CHECK(cudaMalloc(&both, 16));
    u64 h[2] = {0, ~0ull};
    CHECK(cudaMemcpyAsync(both, h, 16, cudaMemcpyHostToDevice, stream));
    differing<FLOAT><<<512, 256, 0, stream>>>(input, r.count, both);
    CHECK(cudaMemcpyAsync(h, both, 16, cudaMemcpyDeviceToHost, stream));
    CHECK(cudaStreamSynchronize(stream));
    u32 bad;
    float cub_ms = time_cub<FLOAT>(r.count, bad);
    printf("%s %u: differ %016llx CUB %.4f ms%s\n", name, r.count, h[0] & ~h[1], cub_ms, bad ? " WRONG" : "");
    static Sample *sample = nullptr, *result = (Sample *)malloc(sizeof(Sample));
    if (!sample) {
        CHECK(cudaMalloc(&sample, sizeof(Sample)));
        CHECK(cudaMemset(sample, 0, sizeof(Sample)));
    }
    u32 n = r.count;
    float sample_ms = time_it(
        n,
        [&] { sample_keys<FLOAT><<<std::min(132u, (n / 256 + 2047) / 2048), 1024, 0, stream>>>(keys[0], n, sample); },
        true, sample);
    CHECK(cudaMemcpyAsync(result, sample, sizeof(Sample), cudaMemcpyDeviceToHost, stream));
    CHECK(cudaStreamSynchronize(stream));
    float empty_ms = time_it(
        n, [&] { differing<false><<<1, 32, 0, stream>>>(keys[0], 0, both); }, true);
    printf("  sample %.1f us (empty kernel %.1f): D %u, missed bits %016llx, noticed %u\n", 1000 * sample_ms,
           1000 * empty_ms, result->passes, (h[0] & ~h[1]) & ~result->differ, result->missed);
    for (Config c : configs) time_ours<FLOAT, TWO>(r.count, h[0] & ~h[1], c, cub_ms);
}

int main(int argc, char **argv) {
    if (argc > 1) carve_out = atoi(argv[1]);
    cudaDeviceProp prop;
    CHECK(cudaGetDeviceProperties(&prop, 0));
    printf("%s, CUB %d\n", prop.name, CUB_VERSION);
    const u32 MOST = 1u << 26;
    CHECK(cudaStreamCreate(&stream));
    CHECK(cudaStreamCreate(&beside));
    CHECK(cudaEventCreateWithFlags(&fork_event, cudaEventDisableTiming));
    CHECK(cudaEventCreateWithFlags(&join_event, cudaEventDisableTiming));
    CHECK(cudaMalloc(&input, MOST * 8ull));
    CHECK(cudaMalloc(&input_values, MOST * 4ull));
    for (int i = 0; i < 2; i++) {
        CHECK(cudaMalloc(&keys[i], MOST * 8ull));
        CHECK(cudaMalloc(&values[i], MOST * 4ull));
    }
    CHECK(cudaMalloc(&status, (MOST / 4096 + 2) * 1024ull));
    CHECK(cudaMalloc(&small_list, MOST / 64 * 8ull));
    CHECK(cudaMalloc(&large_list, MOST / 64 * 8ull));
    CHECK(cudaMalloc(&control, sizeof(Control)));
    int which;
    CHECK(sort_by_cub<u64>(nullptr, temporary_size, keys[0], keys[1], values[0], values[1], MOST, which, stream));
    CHECK(cudaMalloc(&temporary, temporary_size));
    Recipe r = {};
    r.count = MOST, r.key_bits = 64, r.distribution = BENCH_AND, r.parameter = 1, r.multiplier = r.divisor = 1,
    r.seed = 12345;
    generate<<<2048, 256, 0, stream>>>(r, input, input_values);
    auto begin = std::chrono::steady_clock::now();
    while (std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count() < 3.3) {
        restore(MOST);
        CHECK(
            sort_by_cub<u64>(temporary, temporary_size, keys[0], keys[1], values[0], values[1], MOST, which, stream));
        CHECK(cudaStreamSynchronize(stream));
    }
    const u32 counts[] = {300000, 700000, 1000000, 1u << 22, 1u << 24, 1u << 26};
    for (u32 n : counts) {
        std::vector<Config> configs;
        bool medium = n <= 1 << 20;
        for (u32 passes = 2; passes <= 4; passes++) {
            configs.push_back({passes, 1536, medium});
            configs.push_back({passes, 1792, medium});
        }
        std::vector<Config> others;
        for (u32 passes = 2; passes <= 5; passes++) others.push_back({passes, 1792, medium});
        r.count = n, r.key_class = KIND == 0 ? BENCH_FLOAT : BENCH_UNSIGNED;
#if KIND == 0
        r.distribution = BENCH_NORMAL;
        run_kind<true, false>("f64 normal", r, configs);
        r.distribution = BENCH_STARS;
        run_kind<true, false>("f64 stars", r, others);
#elif KIND == 1
        r.distribution = BENCH_DRAW;
        run_kind<false, true>("draw calls", r, configs);
        struct {
            const char *name;
            u32 distribution, parameter;
        } more[] = {{"words", BENCH_WORDS, 1},       {"edges", BENCH_EDGES, 1},  {"mesh", BENCH_MESH, 1},
                    {"requests", BENCH_REQUESTS, 1}, {"splat", BENCH_SPLAT, 1},  {"timestamps", BENCH_TIMESTAMPS, 1},
                    {"AND of 2", BENCH_AND, 2},      {"AND of 4", BENCH_AND, 4}, {"zipf", BENCH_ZIPF, 1},
                    {"runs", BENCH_RUNS, 1},         {"half", BENCH_HALF, 1},    {"constant", BENCH_CONSTANT, 1},
                    {"sorted", BENCH_NEARLY, 1000}};
        for (auto &m : more) {
            r.distribution = m.distribution, r.parameter = m.parameter;
            run_kind<false, true>(m.name, r, others);
        }
        r.parameter = 1;
#else
        r.distribution = BENCH_KMERS;
        run_kind<false, false>("k-mers", r, configs);
        r.distribution = BENCH_AND;
        run_kind<false, false>("random", r, configs);
#endif
    }
}
