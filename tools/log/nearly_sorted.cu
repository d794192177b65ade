// Rehearsal in CUDA C++, see 2026-11-28-nearly-sorted-h200.md: nearly sorted f32 keys (as ordered bits) with values of 32 bits.
// Elements out of order are taken out, sorted, and merged back; against CUB's whole sort. Not part of the header.
// nvcc -std=c++17 -O3 -arch=sm_90 -I CCCL/cub -I CCCL/thrust -I CCCL/libcudacxx/include tools/log/nearly_sorted.cu
// Optimistic: the host knows how many were taken out (a run beforehand tells it), so the sort and the merge are of exact
// sizes. Ties in the merge go by keys alone: the result is checked for order and for being a permutation, not for stability.
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <vector>
#include <cub/block/block_scan.cuh>
#include <cub/device/device_merge.cuh>
#include <cub/device/device_radix_sort.cuh>
#include <cub/version.cuh>

typedef unsigned int u32;
typedef unsigned long long u64;
#define CHECK(call)                                                                                                    \
    do {                                                                                                               \
        cudaError_t error_ = (call);                                                                                   \
        if (error_ != cudaSuccess) {                                                                                   \
            fprintf(stderr, "line %d: %s\n", __LINE__, cudaGetErrorString(error_));                                    \
            exit(1);                                                                                                   \
        }                                                                                                              \
    } while (0)

const u32 ALL = ~0u, T = 256, I = 8, TILE = T * I, NEAR = 4, MOST = 6000000, TILES = (MOST + TILE - 1) / TILE;
const int REPEATS = 31;

// A tile's state: 0 nothing, 1 its own, 2 with all before it (2 bits); how many it keeps (30); the greatest key of these (32).
struct Control {
    u32 kept, out_of_order;
    u64 status[TILES];
};
__host__ __device__ __forceinline__ u64 join(u64 a, u64 b) { // counts add up, the greater key stays
    u32 x = (u32)a, y = (u32)b;
    return ((((a >> 32) + (b >> 32)) & 0x3fffffff) << 32) | (x > y ? x : y);
}
struct Join {
    __device__ u64 operator()(u64 a, u64 b) const { return join(a, b); }
};

// An element is taken out if one of the four before it is greater or one of the four behind it is less.
__global__ void __launch_bounds__(T) take_apart(const u32 *keys, const u32 *values, u32 n, u32 *kept_keys,
                                                u32 *kept_values, u32 *few_keys, u32 *few_values, Control *control) {
    typedef cub::BlockScan<u64, T> Scan;
    __shared__ typename Scan::TempStorage scan;
    __shared__ u32 near_keys[TILE + 2 * NEAR], heap_values[TILE];
    __shared__ u64 shared_before;
    u32 *heap_keys = near_keys;
    u32 t = threadIdx.x, tile = blockIdx.x, base = tile * TILE, valid = min(n - base, TILE);
    for (u32 j = t; j < TILE + 2 * NEAR; j += T) {
        u32 i = base + j - NEAR; // wraps in front of the first tile
        near_keys[j] = i < n ? keys[i] : base == 0 && j < NEAR ? 0 : ALL;
    }
    u32 value[I];
    if (valid == TILE) {
        const uint4 *from = (const uint4 *)(values + base + t * I);
        uint4 a = from[0], b = from[1];
        value[0] = a.x, value[1] = a.y, value[2] = a.z, value[3] = a.w;
        value[4] = b.x, value[5] = b.y, value[6] = b.z, value[7] = b.w;
    } else
        for (u32 k = 0; k < I; k++) value[k] = t * I + k < valid ? values[base + t * I + k] : 0;
    __syncthreads();
    u32 key[I + 2 * NEAR];
#pragma unroll
    for (u32 k = 0; k < I + 2 * NEAR; k++) key[k] = near_keys[t * I + k];
    u32 stays = 0;
    u64 own = 0;
#pragma unroll
    for (u32 k = 0; k < I; k++) {
        bool fits = t * I + k < valid;
#pragma unroll
        for (u32 d = 1; d <= NEAR; d++)
            fits = fits && key[k + NEAR - d] <= key[k + NEAR] && key[k + NEAR] <= key[k + NEAR + d];
        if (fits) stays |= 1u << k, own = join(own, 1ull << 32 | key[k + NEAR]);
    }
    u64 before_thread, total;
    Scan(scan).ExclusiveScan(own, before_thread, (u64)0, Join(), total);
    if (t < 32) { // look back, 32 tiles at once
        volatile u64 *status = control->status;
        u64 before = 0;
        if (tile == 0) {
            if (t == 0) status[0] = 2ull << 62 | total;
        } else {
            if (t == 0) status[tile] = 1ull << 62 | total;
            for (int row = (int)tile - 1;; row -= 32) {
                u64 word;
                do word = row >= (int)t ? status[row - (int)t] : 2ull << 62;
                while (__any_sync(ALL, word >> 62 == 0));
                u32 whole = __ballot_sync(ALL, word >> 62 == 2), last = whole ? __ffs(whole) - 1 : 31;
                u64 part = t <= last ? word & ~(3ull << 62) : 0;
                for (u32 d = 16; d > 0; d /= 2) part = join(part, __shfl_xor_sync(ALL, part, d));
                before = join(before, part);
                if (whole) break;
            }
            if (t == 0) status[tile] = 2ull << 62 | join(before, total);
        }
        if (t == 0) {
            shared_before = before;
            if (tile == gridDim.x - 1) control->kept = (u32)(join(before, total) >> 32);
        }
    }
    __syncthreads(); // and all have read near_keys
    u64 before = shared_before;
    u32 place = (u32)(before_thread >> 32), kept = (u32)(total >> 32), greatest = (u32)join(before, before_thread);
    bool wrong = false;
#pragma unroll
    for (u32 k = 0; k < I; k++) {
        u32 at = t * I + k;
        if (stays >> k & 1) {
            wrong = wrong || key[k + NEAR] < greatest;
            greatest = max(greatest, key[k + NEAR]);
            heap_keys[place] = key[k + NEAR], heap_values[place] = value[k], place++;
        } else if (at < valid)
            heap_keys[kept + at - place] = key[k + NEAR], heap_values[kept + at - place] = value[k];
    }
    if (__syncthreads_or(wrong) && t == 0) control->out_of_order = 1;
    u32 first = (u32)(before >> 32), first_few = base - first;
    for (u32 j = t; j < valid; j += T) {
        if (j < kept)
            kept_keys[first + j] = heap_keys[j], kept_values[first + j] = heap_values[j];
        else
            few_keys[first_few + j - kept] = heap_keys[j], few_values[first_few + j - kept] = heap_values[j];
    }
}

__global__ void empty() {}

__host__ __device__ static u64 mix(u64 x) {
    x += 0x9e3779b97f4a7c15ull;
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9ull;
    x = (x ^ x >> 27) * 0x94d049bb133111ebull;
    return x ^ x >> 31;
}
// Depths .1 + 900 i / n, of which some moved: by up to distance of the range, or to a place of their own (distance 0).
__global__ void generate(u32 n, u32 moved_per_mille, double distance, u32 *keys, u32 *values) {
    u32 i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    double x = (double)i / n, u = (mix(2ull * i + 1) >> 11) * 0x1p-53;
    if (mix(2ull * i) % 1000 < moved_per_mille) {
        x = distance > 0 ? x + (2 * u - 1) * distance : u;
        x = x < 0 ? 0 : x > 1 ? 1 : x;
    }
    u32 bits = __float_as_uint((float)(.1 + 900 * x));
    keys[i] = bits ^ ((u32)((int)bits >> 31) | 1u << 31); // ordered
    values[i] = i;
}
__global__ void check(const u32 *in, const u32 *keys, const u32 *values, u32 n, u32 *seen, u32 *bad) {
    u32 i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    bool wrong = values[i] >= n || in[values[i]] != keys[i] || atomicAdd(&seen[values[i]], 1u) != 0;
    if (wrong || (i > 0 && keys[i - 1] > keys[i])) atomicAdd(bad, 1u);
}

static u32 *input, *input_values, *keys[2], *values[2], *kept_keys, *kept_values, *few_keys[2], *few_values[2], *seen, *bad;
static Control *control;
static void *temporary;
static size_t temporary_size;
static cudaStream_t stream;

static void restore(u32 n) {
    CHECK(cudaMemcpyAsync(keys[0], input, n * 4ull, cudaMemcpyDeviceToDevice, stream));
    CHECK(cudaMemcpyAsync(values[0], input_values, n * 4ull, cudaMemcpyDeviceToDevice, stream));
}
static void apart(u32 n) {
    CHECK(cudaMemsetAsync(control, 0, 8 + (n + TILE - 1) / TILE * 8ull, stream));
    take_apart<<<(n + TILE - 1) / TILE, T, 0, stream>>>(keys[0], values[0], n, kept_keys, kept_values, few_keys[0],
                                                        few_values[0], control);
    CHECK(cudaGetLastError());
}
static int sort_pairs(u32 **k, u32 **v, u32 n) { // returns where the result is
    if (n == 0) return 0;
    cub::DoubleBuffer<u32> dk(k[0], k[1]), dv(v[0], v[1]);
    size_t size = temporary_size;
    CHECK(cub::DeviceRadixSort::SortPairs(temporary, size, dk, dv, (int)n, 0, 32, stream));
    return dk.selector;
}
static void merge(u32 kept, u32 few, int from) {
    size_t size = temporary_size;
    CHECK(cub::DeviceMerge::MergePairs(temporary, size, kept_keys, kept_values, (int)kept, few_keys[from],
                                       few_values[from], (int)few, keys[1], values[1], ::cuda::std::less<>{}, stream));
}

// The median of a graph's times, us; before runs ahead of each, outside of the time.
static double time_it(const std::function<void()> &before, const std::function<void()> &work) {
    cudaGraph_t g;
    cudaGraphExec_t exec;
    CHECK(cudaStreamBeginCapture(stream, cudaStreamCaptureModeThreadLocal));
    work();
    CHECK(cudaStreamEndCapture(stream, &g));
    CHECK(cudaGraphInstantiate(&exec, g, 0));
    CHECK(cudaGraphDestroy(g));
    cudaEvent_t a, b;
    CHECK(cudaEventCreate(&a));
    CHECK(cudaEventCreate(&b));
    std::vector<float> times;
    for (int r = 0; r < REPEATS + 3; r++) {
        before();
        CHECK(cudaEventRecord(a, stream));
        CHECK(cudaGraphLaunch(exec, stream));
        CHECK(cudaEventRecord(b, stream));
        CHECK(cudaEventSynchronize(b));
        float ms;
        CHECK(cudaEventElapsedTime(&ms, a, b));
        if (r >= 3) times.push_back(ms);
    }
    CHECK(cudaGraphExecDestroy(exec));
    CHECK(cudaEventDestroy(a));
    CHECK(cudaEventDestroy(b));
    std::sort(times.begin(), times.end());
    return 1000.0 * times[times.size() / 2];
}
static u32 count_bad(u32 n, int where) {
    u32 h;
    CHECK(cudaMemsetAsync(seen, 0, n * 4ull, stream));
    CHECK(cudaMemsetAsync(bad, 0, 4, stream));
    check<<<(n + 255) / 256, 256, 0, stream>>>(input, keys[where], values[where], n, seen, bad);
    CHECK(cudaMemcpyAsync(&h, bad, 4, cudaMemcpyDeviceToHost, stream));
    CHECK(cudaStreamSynchronize(stream));
    return h;
}

static void run(u32 n, u32 per_mille, double distance) {
    generate<<<(n + 255) / 256, 256, 0, stream>>>(n, per_mille, distance, input, input_values);
    restore(n);
    apart(n);
    u32 h[2];
    CHECK(cudaMemcpyAsync(h, control, 8, cudaMemcpyDeviceToHost, stream));
    CHECK(cudaStreamSynchronize(stream));
    u32 kept = h[0], few = n - kept;
    int from = 0, where = 0;
    auto fresh = [&] { restore(n); };
    auto six = [&] {
        for (int i = 0; i < 6; i++) empty<<<1, 32, 0, stream>>>();
    };
    double whole = time_it(fresh, [&] { where = sort_pairs(keys, values, n); });
    u32 whole_bad = count_bad(n, where);
    double padded = time_it(fresh, [&] { six(), sort_pairs(keys, values, n); });
    double nothing = time_it(fresh, six);
    double chain = time_it(fresh, [&] { apart(n), from = sort_pairs(few_keys, few_values, few), merge(kept, few, from); });
    u32 chain_bad = count_bad(n, 1);
    double first = time_it(fresh, [&] { apart(n); });
    double second = few == 0 ? 0 : time_it([&] { restore(n), apart(n); }, [&] { sort_pairs(few_keys, few_values, few); });
    double third = time_it([&] { restore(n), apart(n), sort_pairs(few_keys, few_values, few); },
                           [&] { merge(kept, few, from); });
    printf("%u,%.1f,%s,%u,%.3f,%s,%.2f,%.2f,%.2f,%.2f,%.2f,%.3f,%.2f,%.2f,%s,%s\n", n, per_mille / 10.0,
           distance > 0 ? "small" : "large", few, 100.0 * few / n, h[1] ? "no" : "yes", first, second, third, chain,
           whole, whole / chain, nothing, padded, chain_bad ? h[1] ? "not sorted" : "WRONG" : "ok",
           whole_bad ? "WRONG" : "ok");
    if (h[1]) printf("# what was kept is out of order: a whole sort would follow, %.2f us in all\n", first + whole);
    fflush(stdout);
}

int main() {
    cudaDeviceProp prop;
    CHECK(cudaGetDeviceProperties(&prop, 0));
    printf("# %s, CUB %d; graphs, medians of %d; optimistic: the host knows how many are taken out\n", prop.name,
           CUB_VERSION, REPEATS);
    CHECK(cudaStreamCreate(&stream));
    u32 **all[] = {&input,     &input_values, &keys[0],     &keys[1],     &values[0],     &values[1],     &kept_keys,
                   &kept_values, &few_keys[0], &few_keys[1], &few_values[0], &few_values[1], &seen,         &bad};
    for (u32 **p : all) CHECK(cudaMalloc(p, MOST * 4ull));
    CHECK(cudaMalloc(&control, sizeof(Control)));
    size_t a = 0, b = 0;
    cub::DoubleBuffer<u32> dk(keys[0], keys[1]), dv(values[0], values[1]);
    CHECK(cub::DeviceRadixSort::SortPairs(nullptr, a, dk, dv, (int)MOST, 0, 32, stream));
    CHECK(cub::DeviceMerge::MergePairs(nullptr, b, kept_keys, kept_values, (int)(MOST / 2), few_keys[0], few_values[0],
                                       (int)(MOST / 2), keys[1], values[1], ::cuda::std::less<>{}, stream));
    temporary_size = 2 * std::max(a, b) + (1 << 20); // smaller counts may take another way
    CHECK(cudaMalloc(&temporary, temporary_size));
    generate<<<(MOST + 255) / 256, 256, 0, stream>>>(MOST, 10, 0, input, input_values);
    auto begin = std::chrono::steady_clock::now();
    while (std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count() < 3) {
        restore(MOST);
        sort_pairs(keys, values, MOST);
        CHECK(cudaStreamSynchronize(stream));
    }
    printf("count,moved_percent,distance,taken_out,taken_out_percent,kept_in_order,take_apart_us,sort_us,merge_us,chain_us,"
           "cub_whole_us,times,six_empty_us,six_empty_and_whole_us,chain_check,whole_check\n");
    for (u32 n : {1000000u, 6000000u})
        for (double distance : {1e-4, 0.})
            for (u32 per_mille : {1u, 10u, 50u, 1000u}) run(n, per_mille, distance);
}
