/* The cases of bench by CUB, on the same keys and segments, with the same CSV: the bar to beat.
 *
 *   nvcc -O3 -arch=sm_90 tools/measure/bench_cub.cu -o bench_cub        (and without -arch: some cases are faster so)
 *   ./bench_cub --preset must --csv cub.csv
 *
 * A checkout of CCCL in place of the toolkit's CUB:
 *   nvcc -std=c++17 -O3 -arch=sm_90 -I CCCL/cub -I CCCL/thrust -I CCCL/libcudacxx/include tools/measure/bench_cub.cu -o bench_cub
 *
 * Each of CUB's forms is measured, as which is the fastest depends on the case: counts of 32 and of 64 bits, separate
 * buffers and DoubleBuffer; for segments DeviceSegmentedSort and DeviceSegmentedRadixSort; for the first k, where CUB has
 * them, DeviceTopK of an array and DeviceBatchedTopK of rows, and a sort of what they find unless any order will do, beside
 * a sort of all. Up to 2^22 elements each form of whole arrays is measured as a CUDA graph, too, and so is the first k. The input is restored before each repetition, times are events around the
 * sort alone, the host waits behind each sort, and every result is checked on the GPU.
 * -DBENCH_ROWS=0x1 to 0x40000 compiles only some kinds of keys (see runners), so that they can be compiled side by side.
 *
 *   ./bench_cub --host pageable,registered,pinned --counts 2^20,2^24,2^28 --types u32
 *
 * With --host: wall time from keys in host memory to sorted keys there; device memory is allocated before. */
#include "bench_host.h"

#include <chrono>
#include <cub/device/device_radix_sort.cuh>
#include <cub/device/device_segmented_radix_sort.cuh>
#include <cub/device/device_segmented_sort.cuh>
#include <cub/version.cuh>
#include <vector>
#if defined(__has_include)
#if __has_include(<cub/device/device_topk.cuh>) && CUB_VERSION >= 300200
#define BENCH_HAS_TOPK 1
#define CUB_DISABLE_TOPK_UNSUPPORTED_ARCH_ASSERT
#include <cub/device/device_topk.cuh>
#include <cuda/stream_ref>
#endif
#if defined(BENCH_HAS_TOPK) && __has_include(<cub/device/device_batched_topk.cuh>)
#define BENCH_HAS_BATCHED_TOPK 1
#include <cub/device/device_batched_topk.cuh>
#include <cuda/__execution/determinism.h>
#include <cuda/__execution/output_ordering.h>
#include <cuda/__execution/require.h>
#include <cuda/__execution/tie_break.h>
#include <cuda/argument>
#include <cuda/iterator>
#endif
#endif
#ifndef BENCH_HAS_TOPK
#define BENCH_HAS_TOPK 0
#endif
#ifndef BENCH_HAS_BATCHED_TOPK
#define BENCH_HAS_BATCHED_TOPK 0
#endif

#define CHECK_CUDA(call)                                                                             \
    do {                                                                                             \
        cudaError_t cuda_result = (call);                                                            \
        if (cuda_result != cudaSuccess) bench_die("%s: %s", #call, cudaGetErrorString(cuda_result)); \
    } while (0)

struct none {}; /* the value type of a sort of keys alone */

typedef unsigned int uint;
struct uvec2 {
    uint x, y;
};
#define BENCH_KEY_FUNCTION static __device__
#define uvec2_of(x, y) (uvec2{(x), (y)})
#define EXP2 exp2f
#define LOG logf
#define COS cosf
#define SQRT sqrtf
#define FLOAT_BITS __float_as_uint
#undef BENCH_KEYS_H_INCLUDED /* bench_cases.h has taken the numbers alone */
#include "bench_keys.h"

__device__ uint64_t to_word(uvec2 key) { return (uint64_t)key.y << 32 | key.x; }

/* CUB: -0 equals +0. */
__device__ uint64_t to_order(const Recipe &r, uint64_t key) {
    if (r.key_class == BENCH_FLOAT && key == to_word(sign_bit(r))) key = 0;
    return to_word(to_ordered(r, uvec2{(uint)key, (uint)(key >> 32)}));
}

template <typename Word> __global__ void generate(Recipe g, Word *keys) {
    for (uint64_t i = blockIdx.x * (uint64_t)blockDim.x + threadIdx.x; i < g.count;
         i += (uint64_t)gridDim.x * blockDim.x)
        keys[i] = (Word)to_word(make_key(g, (uint32_t)i));
}

template <typename Value> __global__ void generate_values(uint32_t count, Value *values) {
    if constexpr (!std::is_same<Value, none>::value)
        for (uint64_t i = blockIdx.x * (uint64_t)blockDim.x + threadIdx.x; i < count; i += (uint64_t)gridDim.x * blockDim.x)
            values[i] = (Value)i;
}

/* Segments on the device: ascending offsets, those of one array too. */
struct cuts {
    const uint32_t *offsets;
    uint32_t segments;
};

/* The segment of element i: the last that begins at or before it. */
__device__ uint32_t segment_of(cuts cut, uint64_t i) {
    uint32_t first = 0, beyond = cut.segments;
    while (first + 1 < beyond) {
        uint32_t middle = first + (beyond - first) / 2;
        if (cut.offsets[middle] <= i)
            first = middle;
        else
            beyond = middle;
    }
    return first;
}

__device__ uint32_t sum_of(uint64_t key, uint32_t segment) {
    return mix_bits((uint32_t)key + mix_bits((uint32_t)(key >> 32) + segment));
}

enum { FAILED_ORDER, FAILED_VALUES, FAILED_SUM, FAILED_REACH, FAILURES };

/* failures: out of order or unstable; not the value's key; a checksum of the keys of each segment. */
template <typename Word, typename Value>
__global__ void check(Recipe g, uint32_t first_bit, uint32_t bit_count, cuts cut, const Word *in, const Word *out,
                      const Value *values, uint32_t *failures) {
    uint32_t sum = 0;
    for (uint64_t i = blockIdx.x * (uint64_t)blockDim.x + threadIdx.x; i < g.count;
         i += (uint64_t)gridDim.x * blockDim.x) {
        uint32_t segment = segment_of(cut, i), begin = cut.offsets[segment], end = cut.offsets[segment + 1];
        uint64_t mask = to_word(low_bits(bit_count)), key = to_order(g, out[i]) >> first_bit & mask, next = key;
        if (i + 1 < end) next = to_order(g, out[i + 1]) >> first_bit & mask;
        if (next < key) atomicAdd(&failures[FAILED_ORDER], 1);
        if constexpr (!std::is_same<Value, none>::value) {
            if (i + 1 < end && next == key && values[i + 1] <= values[i]) atomicAdd(&failures[FAILED_ORDER], 1);
            if (values[i] < begin || values[i] >= end || in[values[i]] != out[i])
                atomicAdd(&failures[FAILED_VALUES], 1);
        }
        sum += sum_of(out[i], segment) - sum_of(in[i], segment);
    }
    if (sum) atomicAdd(&failures[FAILED_SUM], sum);
}

/* Of the first k of each segment alone, where ties may go to any element; the results of segment s begin at s * k. The last
 * of each segment's result: */
template <typename Word>
__global__ void find_last(Recipe g, cuts cut, uint32_t k, const Word *out, uint64_t *lasts) {
    __shared__ unsigned long long last;
    for (uint32_t s = blockIdx.x; s < cut.segments; s += gridDim.x) {
        const uint64_t n = min(k, cut.offsets[s + 1] - cut.offsets[s]);
        __syncthreads();
        last = 0;
        __syncthreads();
        for (uint64_t j = threadIdx.x; j < n; j += blockDim.x)
            atomicMax(&last, (unsigned long long)to_order(g, out[(uint64_t)s * k + j]));
        __syncthreads();
        if (threadIdx.x == 0) lasts[s] = last;
    }
}

/* In order unless any will do, each from another place, and none but those that equal the last one stayed out: the sums are
 * of what is before the last, with its place or, of keys alone, with its segment; FAILED_REACH counts the input up to it,
 * without k. */
template <typename Word, typename Value>
__global__ void check_first(Recipe g, cuts cut, uint32_t k, bool any_order, const uint64_t *lasts, const Word *in,
                            const Word *out, const Value *values, uint32_t *failures) {
    for (uint64_t i = blockIdx.x * (uint64_t)blockDim.x + threadIdx.x; i < g.count;
         i += (uint64_t)gridDim.x * blockDim.x) {
        const uint32_t s = segment_of(cut, i), begin = cut.offsets[s], n = min(k, cut.offsets[s + 1] - begin);
        const uint64_t last = lasts[s], j = i - begin, at = (uint64_t)s * k + j;
        constexpr bool alone = std::is_same<Value, none>::value;
        if (to_order(g, in[i]) < last) atomicAdd(&failures[FAILED_SUM], 0u - sum_of(in[i], alone ? s : (uint32_t)i));
        if (to_order(g, in[i]) <= last) atomicAdd(&failures[FAILED_REACH], 1);
        if (j >= n) continue;
        atomicAdd(&failures[FAILED_REACH], ~0u);
        if (!any_order && j + 1 < n && to_order(g, out[at + 1]) < to_order(g, out[at])) atomicAdd(&failures[FAILED_ORDER], 1);
        uint32_t place = s;
        if constexpr (!alone) {
            place = (uint32_t)values[at];
            if (values[at] >= g.count || in[values[at]] != out[at]) atomicAdd(&failures[FAILED_VALUES], 1);
        }
        if (to_order(g, out[at]) < last) atomicAdd(&failures[FAILED_SUM], sum_of(out[at], place));
    }
}

/* ---- one case ---- */

struct bench {
    cudaStream_t stream;
    cudaEvent_t events[2];
    char *memory; /* grows; cut into input, output, temporary storage */
    size_t memory_size;
    uint32_t *failures;
    uint32_t repetitions;
    double warm_up, last_work;
    bench_source source;
    char build[16];
    FILE *csv;
    int failed;
};

static double now() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

struct form {
    const char *family, *name;
    bool wide_count; /* 64 bits */
    bool twice;      /* cub::DoubleBuffer: both buffers may be overwritten */
    bool radix;      /* of segments: DeviceSegmentedRadixSort */
    bool first;      /* DeviceTopK or DeviceBatchedTopK, and a sort of what it finds, unless any order will do */
};
static const form forms[] = {{"radix", "32", false, false, false, false},
                             {"radix", "64", true, false, false, false},
                             {"radix", "32d", false, true, false, false},
                             {"radix", "64d", true, true, false, false},
                             {"topk", "32", false, false, false, true}};
static const form segmented_forms[] = {{"segmented", "32", false, false, false, false},
                                       {"segmented", "32d", false, true, false, false},
                                       {"segmented-radix", "32d", false, true, true, false},
                                       {"batched-topk", "32", false, false, false, true}};

template <typename Key, typename Value> struct arrays {
    cub::DoubleBuffer<Key> keys; /* current: the input, then the output */
    cub::DoubleBuffer<Value> values;
    cuts cut;
};

template <typename Key, typename Value, bool Descending, typename Count>
static cudaError_t sort_twice(void *temporary, size_t &size, arrays<Key, Value> &a, Count n, int begin, int end,
                              cudaStream_t stream) {
    if constexpr (std::is_same<Value, none>::value) {
        if constexpr (Descending)
            return cub::DeviceRadixSort::SortKeysDescending(temporary, size, a.keys, n, begin, end, stream);
        else
            return cub::DeviceRadixSort::SortKeys(temporary, size, a.keys, n, begin, end, stream);
    } else {
        if constexpr (Descending)
            return cub::DeviceRadixSort::SortPairsDescending(temporary, size, a.keys, a.values, n, begin, end, stream);
        else
            return cub::DeviceRadixSort::SortPairs(temporary, size, a.keys, a.values, n, begin, end, stream);
    }
}

template <typename Key, typename Value, bool Descending, typename Count>
static cudaError_t sort_apart(void *temporary, size_t &size, arrays<Key, Value> &a, Count n, int begin, int end,
                              cudaStream_t stream) {
    const Key *keys = a.keys.Current();
    const Value *values = a.values.Current();
    a.keys.selector ^= 1;
    a.values.selector ^= 1;
    Key *keys_out = a.keys.Current();
    Value *values_out = a.values.Current();
    if constexpr (std::is_same<Value, none>::value) {
        if constexpr (Descending)
            return cub::DeviceRadixSort::SortKeysDescending(temporary, size, keys, keys_out, n, begin, end, stream);
        else
            return cub::DeviceRadixSort::SortKeys(temporary, size, keys, keys_out, n, begin, end, stream);
    } else {
        if constexpr (Descending)
            return cub::DeviceRadixSort::SortPairsDescending(temporary, size, keys, keys_out, values, values_out, n,
                                                             begin, end, stream);
        else
            return cub::DeviceRadixSort::SortPairs(temporary, size, keys, keys_out, values, values_out, n, begin, end,
                                                   stream);
    }
}

/* What the sorts of segments are told of these. */
#define SEGMENTS n, (int)a.cut.segments, a.cut.offsets, a.cut.offsets + 1

template <typename Key, typename Value, bool Descending>
static cudaError_t segments_twice(void *temporary, size_t &size, arrays<Key, Value> &a, int n, cudaStream_t stream) {
    using sorts = cub::DeviceSegmentedSort;
    if constexpr (std::is_same<Value, none>::value) {
        if constexpr (Descending)
            return sorts::SortKeysDescending(temporary, size, a.keys, SEGMENTS, stream);
        else
            return sorts::SortKeys(temporary, size, a.keys, SEGMENTS, stream);
    } else {
        if constexpr (Descending)
            return sorts::StableSortPairsDescending(temporary, size, a.keys, a.values, SEGMENTS, stream);
        else
            return sorts::StableSortPairs(temporary, size, a.keys, a.values, SEGMENTS, stream);
    }
}

template <typename Key, typename Value, bool Descending>
static cudaError_t segments_apart(void *temporary, size_t &size, arrays<Key, Value> &a, int n, cudaStream_t stream) {
    using sorts = cub::DeviceSegmentedSort;
    const Key *keys = a.keys.Current();
    const Value *values = a.values.Current();
    a.keys.selector ^= 1;
    a.values.selector ^= 1;
    Key *keys_out = a.keys.Current();
    Value *values_out = a.values.Current();
    if constexpr (std::is_same<Value, none>::value) {
        if constexpr (Descending)
            return sorts::SortKeysDescending(temporary, size, keys, keys_out, SEGMENTS, stream);
        else
            return sorts::SortKeys(temporary, size, keys, keys_out, SEGMENTS, stream);
    } else {
        if constexpr (Descending)
            return sorts::StableSortPairsDescending(temporary, size, keys, keys_out, values, values_out, SEGMENTS, stream);
        else
            return sorts::StableSortPairs(temporary, size, keys, keys_out, values, values_out, SEGMENTS, stream);
    }
}

template <typename Key, typename Value, bool Descending>
static cudaError_t segments_by_radix(void *temporary, size_t &size, arrays<Key, Value> &a, int n, int first_bit,
                                     int last_bit, cudaStream_t stream) {
    using sorts = cub::DeviceSegmentedRadixSort;
    if constexpr (std::is_same<Value, none>::value) {
        if constexpr (Descending)
            return sorts::SortKeysDescending(temporary, size, a.keys, SEGMENTS, first_bit, last_bit, stream);
        else
            return sorts::SortKeys(temporary, size, a.keys, SEGMENTS, first_bit, last_bit, stream);
    } else {
        if constexpr (Descending)
            return sorts::SortPairsDescending(temporary, size, a.keys, a.values, SEGMENTS, first_bit, last_bit, stream);
        else
            return sorts::SortPairs(temporary, size, a.keys, a.values, SEGMENTS, first_bit, last_bit, stream);
    }
}

#if BENCH_HAS_BATCHED_TOPK
/* The rows, and the k of them, which DeviceBatchedTopK is told when it is compiled, as it is faster then; those of the
 * greatest f32 keys with values, and those of other kinds. Segments by offsets have the greatest length that is told. */
#define BENCH_BATCHED(X) \
    X(32768, 40) X(131072, 512) X(200000, 2048) X(65536, 2048) X(128, 8) X(1024, 32) X(32768, 50) X(1048576, 100) \
    X(1048576, 2048) X(1048576, 65536)
#define BENCH_BATCHED_KINDS(X) X(256, 8) X(131072, 50) X(4096, 64)
#define BENCH_BATCHED_UP_TO(X) X(512, 8) X(512, 100) X(3000, 64) X(3000, 100) X(131072, 50)

template <typename Key, typename Value, bool Descending>
constexpr bool has_all_rows = std::is_same<Key, float>::value && !std::is_same<Value, none>::value && Descending;

template <typename Key, typename Value, bool Descending> static bool is_batched(const bench_case &c) {
    constexpr bool all = has_all_rows<Key, Value, Descending>;
    const bool rows = c.shape.kind == BENCH_SHAPE_ROWS && c.count % c.shape.parameter == 0,
               up_to = c.shape.kind == BENCH_SHAPE_UP_TO;
#define BENCH_SAME(row, k) || (c.shape.parameter == row && c.limit == k)
    return (rows && (false BENCH_BATCHED_KINDS(BENCH_SAME) || (all && (false BENCH_BATCHED(BENCH_SAME))))) ||
           (up_to && all && (false BENCH_BATCHED_UP_TO(BENCH_SAME)));
}

/* Segments by offsets, as DeviceBatchedTopK and DeviceSegmentedSort are told of them. */
struct size_of_segment {
    const uint32_t *offsets;
    __host__ __device__ int operator()(int s) const { return (int)(offsets[s + 1] - offsets[s]); }
};
template <typename T> struct begin_of_segment {
    const uint32_t *offsets;
    T *array;
    __host__ __device__ T *operator()(int s) const { return array + offsets[s]; }
};
struct end_of_found {
    const uint32_t *offsets; /* NULL: no segment has fewer than k */
    int k;
    __host__ __device__ int operator()(int s) const {
        const int size = offsets ? (int)(offsets[s + 1] - offsets[s]) : k;
        return s * k + (size < k ? size : k);
    }
};

template <int K, bool Descending, typename Keys, typename Values, typename Sizes, typename Key, typename Value>
static cudaError_t find_first_of(void *temporary, size_t &size, Keys in, Key *keys_out, Values values_in, Value *values_out,
                                 Sizes sizes, uint32_t segments, cudaStream_t stream) {
    auto any = cuda::execution::require(cuda::execution::determinism::not_guaranteed,
                                        cuda::execution::tie_break::unspecified,
                                        cuda::execution::output_ordering::unsorted);
    auto env = cuda::std::execution::env{cuda::stream_ref{stream}, any};
    auto out = cuda::make_strided_iterator(cuda::make_counting_iterator(keys_out), K);
    auto k = cuda::args::constant<K>{};
    auto number = cuda::args::immediate{cuda::std::int64_t{segments}};
    using topk = cub::DeviceBatchedTopK;
    if constexpr (std::is_same<Value, none>::value) {
        if constexpr (Descending)
            return topk::MaxKeys(temporary, size, in, out, sizes, k, number, env);
        else
            return topk::MinKeys(temporary, size, in, out, sizes, k, number, env);
    } else {
        auto values_to = cuda::make_strided_iterator(cuda::make_counting_iterator(values_out), K);
        if constexpr (Descending)
            return topk::MaxPairs(temporary, size, in, out, values_in, values_to, sizes, k, number, env);
        else
            return topk::MinPairs(temporary, size, in, out, values_in, values_to, sizes, k, number, env);
    }
}

template <int Row, int K, bool Descending, typename Key, typename Value>
static cudaError_t find_first_of_rows(void *temporary, size_t &size, const Key *keys, Key *keys_out, const Value *values,
                                      Value *values_out, uint32_t rows, cudaStream_t stream) {
    auto in = cuda::make_strided_iterator(cuda::make_counting_iterator(keys), Row);
    auto values_in = cuda::make_strided_iterator(cuda::make_counting_iterator(values), Row);
    return find_first_of<K, Descending>(temporary, size, in, keys_out, values_in, values_out, cuda::args::constant<Row>{},
                                        rows, stream);
}

template <int Most, int K, bool Descending, typename Key, typename Value>
static cudaError_t find_first_up_to(void *temporary, size_t &size, const Key *keys, Key *keys_out, const Value *values,
                                    Value *values_out, cuts cut, cudaStream_t stream) {
    auto number = cuda::make_counting_iterator(0);
    auto sizes = cuda::make_transform_iterator(number, size_of_segment{cut.offsets});
    return find_first_of<K, Descending>(
        temporary, size, cuda::make_transform_iterator(number, begin_of_segment<const Key>{cut.offsets, keys}), keys_out,
        cuda::make_transform_iterator(number, begin_of_segment<const Value>{cut.offsets, values}), values_out,
        cuda::args::deferred_sequence{sizes, cuda::args::bounds<0, Most>()}, cut.segments, stream);
}

/* The same, and a sort of each segment's: both by the same temporary storage. */
template <typename Key, typename Value, bool Descending>
static cudaError_t sort_first_of_rows(void *temporary, size_t &size, arrays<Key, Value> &a, const bench_case &c,
                                      cudaStream_t stream) {
    const Key *keys = a.keys.Current();
    const Value *values = a.values.Current();
    const uint32_t rows = a.cut.segments, k = c.limit;
    const bool up_to = c.shape.kind == BENCH_SHAPE_UP_TO;
    const int found = (int)(rows * k);
    size_t first_size = size, sort_size = size;
    cudaError_t result = cudaErrorInvalidValue;
    a.keys.selector ^= 1;
    a.values.selector ^= 1;
#define BENCH_FIND(row, wanted) \
    if (!up_to && c.shape.parameter == row && k == wanted) \
        result = find_first_of_rows<row, wanted, Descending>(temporary, first_size, keys, a.keys.Current(), values, \
                                                             a.values.Current(), rows, stream);
#define BENCH_FIND_UP_TO(most, wanted) \
    if (up_to && c.shape.parameter == most && k == wanted) \
        result = find_first_up_to<most, wanted, Descending>(temporary, first_size, keys, a.keys.Current(), values, \
                                                            a.values.Current(), a.cut, stream);
    BENCH_BATCHED_KINDS(BENCH_FIND)
    if constexpr (has_all_rows<Key, Value, Descending>) {
        BENCH_BATCHED(BENCH_FIND)
        BENCH_BATCHED_UP_TO(BENCH_FIND_UP_TO)
    }
    if (result != cudaSuccess) return result;
    if (!(c.flags & BENCH_ANY_ORDER)) {
        auto begins = cuda::make_strided_iterator(cuda::make_counting_iterator(0), (int)k);
        auto ends = cuda::make_transform_iterator(cuda::make_counting_iterator(0),
                                                  end_of_found{up_to ? a.cut.offsets : nullptr, (int)k});
        if (rows == 1 && !up_to)
            result = sort_twice<Key, Value, Descending>(temporary, sort_size, a, k, 0, (int)sizeof(Key) * 8, stream);
        else if constexpr (std::is_same<Value, none>::value && Descending)
            result = cub::DeviceSegmentedSort::SortKeysDescending(temporary, sort_size, a.keys, found, (int)rows, begins,
                                                                  ends, stream);
        else if constexpr (std::is_same<Value, none>::value)
            result = cub::DeviceSegmentedSort::SortKeys(temporary, sort_size, a.keys, found, (int)rows, begins, ends,
                                                        stream);
        else if constexpr (Descending)
            result = cub::DeviceSegmentedSort::SortPairsDescending(temporary, sort_size, a.keys, a.values, found, (int)rows,
                                                                   begins, ends, stream);
        else
            result = cub::DeviceSegmentedSort::SortPairs(temporary, sort_size, a.keys, a.values, found, (int)rows, begins,
                                                         ends, stream);
    } else {
        sort_size = 0;
    }
    if (!temporary) size = first_size > sort_size ? first_size : sort_size;
    return result;
}
#else
template <typename Key, typename Value, bool Descending> static bool is_batched(const bench_case &) { return false; }
#endif

#if BENCH_HAS_TOPK
/* The first k, which DeviceTopK leaves in any order, and a sort of them: both by the same temporary storage. */
template <typename Key, typename Value, bool Descending>
static cudaError_t sort_first(void *temporary, size_t &size, arrays<Key, Value> &a, uint32_t n, uint32_t k, bool any_order,
                              cudaStream_t stream) {
    auto any = cuda::execution::require(cuda::execution::determinism::not_guaranteed,
                                        cuda::execution::output_ordering::unsorted);
    auto env = cuda::std::execution::env{cuda::stream_ref{stream}, any};
    const Key *keys = a.keys.Current();
    const Value *values = a.values.Current();
    size_t first_size = size, sort_size = size;
    cudaError_t result;
    a.keys.selector ^= 1;
    a.values.selector ^= 1;
    if constexpr (Descending)
        result = cub::DeviceTopK::MaxPairs(temporary, first_size, keys, a.keys.Current(), values, a.values.Current(), n, k,
                                           env);
    else
        result = cub::DeviceTopK::MinPairs(temporary, first_size, keys, a.keys.Current(), values, a.values.Current(), n, k,
                                           env);
    if (result != cudaSuccess) return result;
    if (any_order)
        sort_size = 0;
    else
        result = sort_twice<Key, Value, Descending>(temporary, sort_size, a, k, 0, (int)sizeof(Key) * 8, stream);
    if (!temporary) size = first_size > sort_size ? first_size : sort_size;
    return result;
}
#endif

template <typename Key, typename Value, bool Descending, bool Segmented>
static cudaError_t sort(const form &f, void *temporary, size_t &size, arrays<Key, Value> &a, const bench_case &c,
                        cudaStream_t stream) {
    int begin = (int)c.window.first_bit, end = begin + (int)bench_bit_count(&c);
    uint32_t n = (uint32_t)c.count;
    uint64_t n64 = c.count;
    const bool any_order = (c.flags & BENCH_ANY_ORDER) != 0;
    (void)any_order;
    if constexpr (Segmented) {
#if BENCH_HAS_BATCHED_TOPK
        if (f.first) return sort_first_of_rows<Key, Value, Descending>(temporary, size, a, c, stream);
#endif
        if (f.radix) return segments_by_radix<Key, Value, Descending>(temporary, size, a, (int)n, begin, end, stream);
        return f.twice ? segments_twice<Key, Value, Descending>(temporary, size, a, (int)n, stream)
                       : segments_apart<Key, Value, Descending>(temporary, size, a, (int)n, stream);
    } else {
#if BENCH_HAS_TOPK
        if constexpr (!std::is_same<Value, none>::value)
            if (f.first) return sort_first<Key, Value, Descending>(temporary, size, a, n, c.limit, any_order, stream);
#endif
        if (f.twice)
            return f.wide_count ? sort_twice<Key, Value, Descending>(temporary, size, a, n64, begin, end, stream)
                                : sort_twice<Key, Value, Descending>(temporary, size, a, n, begin, end, stream);
        return f.wide_count ? sort_apart<Key, Value, Descending>(temporary, size, a, n64, begin, end, stream)
                            : sort_apart<Key, Value, Descending>(temporary, size, a, n, begin, end, stream);
    }
}

/* restore() lies before the first event of a repetition, launch() between the two; the host waits behind each. */
template <typename Restore, typename Launch>
static bench_measure measure(bench &b, const bench_case &c, const Restore &restore, const Launch &launch) {
    const double longest = 0.2; /* seconds of three repetitions, behind which there are no more */
    uint32_t repetitions = b.repetitions * (c.count <= 1 << 20 ? 4 : 1);
    std::vector<double> times(repetitions);
    double start = now(), warm_up = bench_warm_up(b.warm_up, b.last_work == 0 || start - b.last_work > 1);
    /* the first time loads, or compiles, the kernels */
    for (int i = 0; i < 1 || (i < 3 && now() - start < longest) || now() - start < warm_up; i++) {
        restore();
        launch();
        CHECK_CUDA(cudaStreamSynchronize(b.stream));
    }
    start = now();
    for (uint32_t r = 0; r < repetitions; r++) {
        float ms;
        if (r == 3 && now() - start > longest) { /* some forms take a hundred times as long as others */
            repetitions = r;
            break;
        }
        restore();
        CHECK_CUDA(cudaEventRecord(b.events[0], b.stream));
        launch();
        CHECK_CUDA(cudaEventRecord(b.events[1], b.stream));
        CHECK_CUDA(cudaStreamSynchronize(b.stream));
        CHECK_CUDA(cudaEventElapsedTime(&ms, b.events[0], b.events[1]));
        times[r] = ms;
    }
    b.last_work = now();
    return bench_summarize(times.data(), repetitions, 0);
}

/* A case's device memory: the input, two buffers for the sort, its temporary storage. */
template <typename Key, typename Word, typename Value> struct buffers {
    Word *pristine;
    Key *keys[2];
    Value *values[2];
    uint32_t *offsets;
    void *temporary;
    size_t key_bytes, value_bytes;
};

static void *reserve(bench &b, size_t size) {
    if (size > b.memory_size) {
        CHECK_CUDA(cudaFree(b.memory));
        CHECK_CUDA(cudaMalloc(&b.memory, size));
        b.memory_size = size;
    }
    return b.memory;
}

template <typename Key, typename Word, typename Value>
static buffers<Key, Word, Value> lay_out(bench &b, const bench_case &c, uint32_t segments, size_t temporary) {
    const size_t offset_bytes = (((size_t)segments + 1) * sizeof(uint32_t) + 255) / 256 * 256;
    buffers<Key, Word, Value> to;
    to.key_bytes = (c.count * sizeof(Key) + 511) / 256 * 256;
    to.value_bytes = (c.count * c.value_size + 511) / 256 * 256;
    char *at = (char *)reserve(b, 3 * to.key_bytes + 2 * to.value_bytes + offset_bytes + temporary);
    to.pristine = (Word *)at;
    for (int i = 0; i < 2; i++) {
        to.keys[i] = (Key *)(at + (size_t)(1 + i) * to.key_bytes);
        to.values[i] = (Value *)(at + 3 * to.key_bytes + (size_t)i * to.value_bytes);
    }
    to.offsets = (uint32_t *)(at + 3 * to.key_bytes + 2 * to.value_bytes);
    to.temporary = (char *)to.offsets + offset_bytes;
    return to;
}

template <typename Word, typename Value>
static bool is_right(bench &b, const bench_case &c, const Recipe &g, const form &f, cuts cut, const Word *in,
                     const Word *out, const Value *values) {
    uint32_t failures[FAILURES];
    CHECK_CUDA(cudaMemsetAsync(b.failures, 0, sizeof failures, b.stream));
    if (!f.first)
        check<Word, Value><<<1056, 256, 0, b.stream>>>(g, c.window.first_bit, bench_bit_count(&c), cut, in, out, values,
                                                       b.failures);
    else {
        uint64_t *lasts;
        CHECK_CUDA(cudaMalloc(&lasts, cut.segments * sizeof *lasts));
        find_last<Word><<<1056, 256, 0, b.stream>>>(g, cut, c.limit, out, lasts);
        check_first<Word, Value><<<1056, 256, 0, b.stream>>>(g, cut, c.limit, (c.flags & BENCH_ANY_ORDER) != 0, lasts, in,
                                                             out, values, b.failures);
        CHECK_CUDA(cudaStreamSynchronize(b.stream));
        CHECK_CUDA(cudaFree(lasts));
    }
    CHECK_CUDA(cudaGetLastError());
    CHECK_CUDA(cudaMemcpyAsync(failures, b.failures, sizeof failures, cudaMemcpyDeviceToHost, b.stream));
    CHECK_CUDA(cudaStreamSynchronize(b.stream));
    return !failures[FAILED_ORDER] && !failures[FAILED_VALUES] && !failures[FAILED_SUM] &&
           (int32_t)failures[FAILED_REACH] >= 0;
}

/* One form, as plain launches or as a graph; prints it. */
template <typename Key, typename Word, typename Value, bool Descending, bool Segmented>
static void run_form(bench &b, const bench_case &c, const Recipe &g, const std::vector<uint32_t> &offsets, const form &f,
                     bool use_graph) {
    size_t size = 0;
    arrays<Key, Value> a;
    a.cut = cuts{nullptr, (uint32_t)offsets.size() - 1};
    CHECK_CUDA((sort<Key, Value, Descending, Segmented>(f, nullptr, size, a, c, b.stream)));
    buffers<Key, Word, Value> to = lay_out<Key, Word, Value>(b, c, a.cut.segments, size);
    cudaGraph_t graph = nullptr;
    cudaGraphExec_t executable = nullptr;
    char algorithm[48];
    a.cut.offsets = to.offsets;
    CHECK_CUDA(cudaMemcpy(to.offsets, offsets.data(), offsets.size() * sizeof(uint32_t), cudaMemcpyHostToDevice));
    generate<Word><<<1056, 256, 0, b.stream>>>(g, to.pristine);
    CHECK_CUDA(cudaGetLastError());
    auto restore = [&] {
        CHECK_CUDA(cudaMemcpyAsync(to.keys[0], to.pristine, c.count * sizeof(Key), cudaMemcpyDeviceToDevice, b.stream));
        generate_values<Value><<<1056, 256, 0, b.stream>>>(g.count, to.values[0]);
    };
    auto try_launch = [&] {
        a.keys = cub::DoubleBuffer<Key>(to.keys[0], to.keys[1]);
        a.values = cub::DoubleBuffer<Value>(to.values[0], to.values[1]);
        return sort<Key, Value, Descending, Segmented>(f, to.temporary, size, a, c, b.stream);
    };
    auto launch = [&] { CHECK_CUDA(try_launch()); };
    if (use_graph) {
        CHECK_CUDA(cudaStreamBeginCapture(b.stream, cudaStreamCaptureModeThreadLocal));
        const cudaError_t launched = try_launch(), captured = cudaStreamEndCapture(b.stream, &graph);
        if (launched != cudaSuccess || captured != cudaSuccess) { /* DeviceSegmentedSort may ask the device on its way */
            (void)cudaGetLastError();
            return;
        }
        CHECK_CUDA(cudaGraphInstantiate(&executable, graph, 0));
    }
    CHECK_CUDA(cudaMemsetAsync(to.keys[1], 0xa5, to.key_bytes, b.stream));
    bench_measure m = use_graph ? measure(b, c, restore, [&] { CHECK_CUDA(cudaGraphLaunch(executable, b.stream)); })
                                : measure(b, c, restore, launch);
    if (executable) CHECK_CUDA(cudaGraphExecDestroy(executable));
    if (graph) CHECK_CUDA(cudaGraphDestroy(graph));
    m.ok = is_right<Word, Value>(b, c, g, f, a.cut, to.pristine, (const Word *)a.keys.Current(), a.values.Current());
    b.failed += !m.ok;
    snprintf(algorithm, sizeof algorithm, "%s-%s/%s%s%s", f.family, b.build, f.name,
             c.flags & BENCH_ANY_ORDER ? "+any" : "", use_graph ? "+graph" : "");
    bench_print(b.csv, &b.source, "cuda", algorithm, &c, &m, (double)size / (double)c.count, m.ok ? "ok" : "WRONG");
}

/* All forms that can do the case; where launches take a good part of the time, each as a graph, too. */
template <typename Key, typename Word, typename Value, bool Descending, bool Segmented>
static void run_forms(bench &b, const bench_case &c, const form *first, const form *behind) {
    const bool with_graphs = !Segmented && c.count <= 1 << 22;
    const bool can_first = BENCH_HAS_TOPK && c.limit != 0 && c.limit < c.count &&
                           (Segmented ? is_batched<Key, Value, Descending>(c) : !std::is_same<Value, none>::value);
    uint32_t segments;
    uint32_t *made = bench_offsets(&c, &segments);
    const std::vector<uint32_t> offsets(made, made + segments + 1);
    Recipe g = {(uint32_t)c.count,    bench_types[c.type].bits, bench_types[c.type].key_class, c.order, c.distribution.kind,
                c.distribution.parameter, 0, 0, 0x2545f491u};
    free(made);
    bench_sorted_scale(&c, &g.multiplier, &g.divisor);
    for (const form *f = first; f < behind; f++) {
        if (f->first ? !can_first : can_first && (c.flags & BENCH_ANY_ORDER)) continue;
        run_form<Key, Word, Value, Descending, Segmented>(b, c, g, offsets, *f, false);
        if (with_graphs || f->first) run_form<Key, Word, Value, Descending, Segmented>(b, c, g, offsets, *f, true);
    }
}

template <typename Key, typename Word, typename Value, bool Descending>
static void run(bench &b, const bench_case &c) {
    run_forms<Key, Word, Value, Descending, false>(b, c, forms, forms + sizeof forms / sizeof forms[0]);
}

template <typename Key, typename Word, typename Value, bool Descending>
static void run_segments(bench &b, const bench_case &c) {
    run_forms<Key, Word, Value, Descending, true>(b, c, segmented_forms,
                                                  segmented_forms + sizeof segmented_forms / sizeof segmented_forms[0]);
}

struct runner {
    const char *type;
    uint32_t value_size, descending;
    void (*run)(bench &, const bench_case &);
    bool segmented;
};

/* Each row is some ten seconds of compilation: only what the presets ask for. */
#ifndef BENCH_ROWS
#define BENCH_ROWS 0xfffff
#endif
static const runner runners[] = {
#if BENCH_ROWS & 0x1
    {"u32", 0, 0, run<uint32_t, uint32_t, none, false>},
#endif
#if BENCH_ROWS & 0x2
    {"u32", 0, 1, run<uint32_t, uint32_t, none, true>},
#endif
#if BENCH_ROWS & 0x4
    {"i32", 0, 0, run<int32_t, uint32_t, none, false>},
#endif
#if BENCH_ROWS & 0x8
    {"f32", 0, 0, run<float, uint32_t, none, false>},
#endif
#if BENCH_ROWS & 0x10
    {"f32", 0, 1, run<float, uint32_t, none, true>},
#endif
#if BENCH_ROWS & 0x20
    {"u64", 0, 0, run<uint64_t, uint64_t, none, false>},
#endif
#if BENCH_ROWS & 0x40
    {"u16", 0, 0, run<uint16_t, uint16_t, none, false>}, {"u8", 0, 0, run<uint8_t, uint8_t, none, false>},
#endif
#if BENCH_ROWS & 0x80
    {"u32", 4, 0, run<uint32_t, uint32_t, uint32_t, false>},
#endif
#if BENCH_ROWS & 0x100
    {"u32", 8, 0, run<uint32_t, uint32_t, uint64_t, false>},
#endif
#if BENCH_ROWS & 0x200
    {"u64", 4, 0, run<uint64_t, uint64_t, uint32_t, false>},
#endif
#if BENCH_ROWS & 0x400
    {"f32", 4, 0, run<float, uint32_t, uint32_t, false>},
#endif
#if BENCH_ROWS & 0x800
    {"f32", 4, 1, run<float, uint32_t, uint32_t, true>},
#endif
#if BENCH_ROWS & 0x1000
    {"u32", 0, 0, run_segments<uint32_t, uint32_t, none, false>, true},
#endif
#if BENCH_ROWS & 0x2000
    {"u32", 4, 0, run_segments<uint32_t, uint32_t, uint32_t, false>, true},
#endif
#if BENCH_ROWS & 0x4000
    {"f32", 0, 0, run_segments<float, uint32_t, none, false>, true},
#endif
#if BENCH_ROWS & 0x8000
    {"f32", 4, 0, run_segments<float, uint32_t, uint32_t, false>, true},
#endif
#if BENCH_ROWS & 0x10000
    {"f32", 4, 1, run_segments<float, uint32_t, uint32_t, true>, true},
#endif
#if BENCH_ROWS & 0x20000
    {"u64", 0, 0, run_segments<uint64_t, uint64_t, none, false>, true},
    {"u64", 4, 0, run_segments<uint64_t, uint64_t, uint32_t, false>, true},
#endif
#if BENCH_ROWS & 0x40000
    {"f64", 4, 0, run<double, uint64_t, uint32_t, false>},
#endif
};

/* A shape of one segment alone is a whole array, too, which CUB's other sorts can do. */
static bool suits(const runner &r, const bench_case &c) {
    const bool one = c.shape.kind == BENCH_SHAPE_ROWS && c.shape.parameter >= c.count;
    return strcmp(r.type, bench_types[c.type].name) == 0 && r.value_size == c.value_size && r.descending == c.order &&
           (one || r.segmented == (c.shape.kind != BENCH_SHAPE_WHOLE));
}

/* ---- host arrays ---- */

struct host_bench {
    bench *b;
    const bench_case *c;
    const uint32_t *before;
    uint32_t *in, *out; /* on the device */
    void *temporary;
    size_t temporary_size;
};

/* pageable: memory of malloc(); registered: the same, registered for each sort; pinned: memory of CUDA's. */
static void run_host_kind(void *user, const char *kind) {
    host_bench &h = *(host_bench *)user;
    const bool pinned = strcmp(kind, "pinned") == 0, registered = strcmp(kind, "registered") == 0;
    const size_t bytes = (size_t)h.c->count * sizeof(uint32_t);
    const uint32_t first = 2, repetitions = bench_host_repetitions(h.c->count, h.b->repetitions);
    std::vector<double> times(repetitions);
    uint32_t *keys = nullptr;
    int ok = 1;
    if (!pinned && !registered && strcmp(kind, "pageable") != 0) bench_die("unknown kind of host memory '%s'", kind);
    if (pinned)
        CHECK_CUDA(cudaMallocHost((void **)&keys, bytes));
    else
        keys = (uint32_t *)malloc(bytes);
    if (!keys) bench_die("out of memory");
    for (uint32_t r = 0; r < first + repetitions; r++) {
        memcpy(keys, h.before, bytes);
        double start = now();
        if (registered) CHECK_CUDA(cudaHostRegister(keys, bytes, cudaHostRegisterDefault));
        CHECK_CUDA(cudaMemcpyAsync(h.in, keys, bytes, cudaMemcpyHostToDevice, h.b->stream));
        CHECK_CUDA(cub::DeviceRadixSort::SortKeys(h.temporary, h.temporary_size, h.in, h.out, (uint32_t)h.c->count, 0, 32,
                                                  h.b->stream));
        CHECK_CUDA(cudaMemcpyAsync(keys, h.out, bytes, cudaMemcpyDeviceToHost, h.b->stream));
        CHECK_CUDA(cudaStreamSynchronize(h.b->stream));
        if (registered) CHECK_CUDA(cudaHostUnregister(keys));
        if (r >= first) times[r - first] = (now() - start) * 1e3;
        ok &= bench_host_sorted(keys, h.before, h.c->count);
    }
    bench_measure m = bench_summarize(times.data(), repetitions, ok);
    bench_print(h.b->csv, &h.b->source, "host", kind, h.c, &m, 0, ok ? "ok" : "WRONG");
    h.b->failed += !ok;
    if (pinned)
        CHECK_CUDA(cudaFreeHost(keys));
    else
        free(keys);
}

static void run_host(bench &b, const bench_list &list, const char *kinds) {
    for (size_t i = 0; i < list.n; i++) {
        host_bench h = {};
        uint32_t *before;
        if (!bench_host_takes(&list, i)) continue;
        h.b = &b;
        h.c = &list.cases[i];
        h.before = before = bench_host_keys(h.c->count);
        CHECK_CUDA(cudaMalloc((void **)&h.in, h.c->count * sizeof(uint32_t)));
        CHECK_CUDA(cudaMalloc((void **)&h.out, h.c->count * sizeof(uint32_t)));
        CHECK_CUDA(cub::DeviceRadixSort::SortKeys(nullptr, h.temporary_size, h.in, h.out, (uint32_t)h.c->count, 0, 32,
                                                  b.stream));
        CHECK_CUDA(cudaMalloc(&h.temporary, h.temporary_size));
        bench_host_each(kinds, run_host_kind, &h);
        CHECK_CUDA(cudaFree(h.in));
        CHECK_CUDA(cudaFree(h.out));
        CHECK_CUDA(cudaFree(h.temporary));
        free(before);
    }
}

static void parse(int argc, char **argv, bench &b, bench_list &list, const char *&csv, const char *&host) {
    bench_sweep sweep = {};
    bool has_sweep = false;
    for (int i = 1; i < argc; i++) {
        const char *option = argv[i];
        if (strcmp(option, "--check-every") == 0 || strcmp(option, "--statistics") == 0) continue;
        const char *value = i + 1 < argc ? argv[++i] : "";
        if (strcmp(option, "--preset") == 0) {
            if (!bench_list_add_preset(&list, value)) bench_die("unknown preset '%s'", value);
        } else if (strcmp(option, "--csv") == 0) {
            csv = value;
        } else if (strcmp(option, "--host") == 0) {
            host = value;
        } else if (strcmp(option, "--repetitions") == 0) {
            b.repetitions = bench_parse_number(value, value);
        } else if (strcmp(option, "--warm-up") == 0) {
            b.warm_up = bench_parse_seconds(value);
        } else if (bench_sweep_option(&sweep, option, value)) {
            has_sweep |= strcmp(option, "--queue") != 0;
        } else if (strcmp(option, "--device") != 0 && strcmp(option, "--enable") != 0 &&
                   strcmp(option, "--workgroup") != 0 && strcmp(option, "--items") != 0) {
            bench_die("unknown option '%s': takes what bench takes", option);
        }
    }
    if (list.n != 0 && sweep.queues) bench_list_filter(&list, sweep.queues);
    if (has_sweep || list.n == 0) {
        bench_sweep_defaults(&sweep);
        bench_list_add_sweep(&list, &sweep);
    }
    if (b.repetitions == 0) bench_die("--repetitions wants 1 or more");
}

/* "NVIDIA 580.159.04", as in bench's rows; CUDA itself tells no such version. */
static void read_driver(bench_source &source) {
    char version[64];
    FILE *smi = popen("nvidia-smi --query-gpu=driver_version --format=csv,noheader 2>/dev/null", "r");
    if (smi && fscanf(smi, "%63s", version) == 1) snprintf(source.driver, sizeof source.driver, "NVIDIA %s", version);
    if (smi) pclose(smi);
}

int main(int argc, char **argv) {
    bench b = {};
    bench_list list = {}, unique = {};
    const char *csv = nullptr, *host = nullptr;
    cudaDeviceProp properties;
    cudaFuncAttributes attributes;
    b.repetitions = 15;
    b.warm_up = 0.5;
    parse(argc, argv, b, list, csv, host);
    CHECK_CUDA(cudaGetDeviceProperties(&properties, 0));
    CHECK_CUDA(cudaFuncGetAttributes(&attributes, generate<uint32_t>));
    CHECK_CUDA(cudaStreamCreate(&b.stream));
    for (cudaEvent_t &event : b.events) CHECK_CUDA(cudaEventCreate(&event));
    CHECK_CUDA(cudaMalloc(&b.failures, FAILURES * sizeof *b.failures));
    snprintf(b.build, sizeof b.build, "sm%d", attributes.ptxVersion);
    b.source = bench_source_of("cub", CUB_MAJOR_VERSION, CUB_MINOR_VERSION, CUB_SUBMINOR_VERSION);
    bench_set_text(b.source.device, sizeof b.source.device, properties.name);
    read_driver(b.source);
    b.csv = bench_csv_open(csv);
    printf("%s, driver %s, CUB %s, built for sm_%d\n", b.source.device, b.source.driver, b.source.version,
           attributes.ptxVersion);
    bench_print_header();
    /* What differs by queue, algorithm or radix alone is one case to CUB. */
    for (size_t i = 0; i < list.n; i++) {
        bench_case c = list.cases[i];
        c.algorithm = c.radix_bits = 0;
        if (c.flags & BENCH_STRUCTS) continue;
        c.flags &= BENCH_ANY_ORDER;
        bench_list_add(&unique, &c, 0);
    }
    if (host) run_host(b, unique, host);
    for (size_t i = 0; i < unique.n && !host; i++)
        for (const runner &r : runners)
            if (suits(r, unique.cases[i])) r.run(b, unique.cases[i]);
    if (b.csv) fclose(b.csv);
    return b.failed != 0;
}
