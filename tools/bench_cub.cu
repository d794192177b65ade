/* The cases of bench by CUB's DeviceRadixSort, on the same keys, with the same CSV: the bar to beat.
 *
 *   nvcc -O3 -arch=sm_90 tools/bench_cub.cu -o bench_cub        (and without -arch: some cases are faster so)
 *   ./bench_cub --preset must --csv cub.csv
 *
 * Each of CUB's forms is measured, as which is the fastest depends on the case: counts of 32 and of 64 bits, separate
 * buffers and DoubleBuffer; the fastest of these again as a CUDA graph for counts up to 2^22. The input is restored before
 * each repetition, times are events around the sort alone, and every result is checked on the GPU.
 * -DBENCH_ROWS=0x1 to 0x400 compiles only some kinds of keys (see runners), so that they can be compiled side by side.
 *
 *   ./bench_cub --host pageable,registered,pinned --counts 2^20,2^24,2^28 --types u32
 *
 * With --host: wall time from keys in host memory to sorted keys there; device memory is allocated before. */
#include "bench_host.h"

#include <chrono>
#include <cub/device/device_radix_sort.cuh>
#include <vector>

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

/* failures[0..2]: out of order or unstable, not the value's key, checksum of the keys. */
template <typename Word, typename Value>
__global__ void check(Recipe g, uint32_t first_bit, uint32_t bit_count, const Word *in, const Word *out,
                      const Value *values, uint32_t *failures) {
    uint32_t sum = 0;
    for (uint64_t i = blockIdx.x * (uint64_t)blockDim.x + threadIdx.x; i < g.count;
         i += (uint64_t)gridDim.x * blockDim.x) {
        uint64_t mask = to_word(low_bits(bit_count)), key = to_order(g, out[i]) >> first_bit & mask, next = key;
        if (i + 1 < g.count) next = to_order(g, out[i + 1]) >> first_bit & mask;
        if (next < key) atomicAdd(&failures[0], 1);
        if constexpr (!std::is_same<Value, none>::value) {
            if (i + 1 < g.count && next == key && values[i + 1] <= values[i]) atomicAdd(&failures[0], 1);
            if (values[i] >= g.count || in[values[i]] != out[i]) atomicAdd(&failures[1], 1);
        }
        uint64_t a = in[i], b = out[i];
        sum += mix_bits((uint32_t)b + mix_bits((uint32_t)(b >> 32))) -
               mix_bits((uint32_t)a + mix_bits((uint32_t)(a >> 32)));
    }
    if (sum) atomicAdd(&failures[2], sum);
}

/* ---- one case ---- */

struct bench {
    cudaStream_t stream;
    std::vector<cudaEvent_t> events;
    char *memory; /* grows; cut into input, output, temporary storage */
    size_t memory_size;
    uint32_t *failures;
    uint32_t repetitions;
    double warm_up, last_work;
    const char *device;
    char build[16];
    FILE *csv;
    int failed;
};

static double now() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
}

struct form {
    const char *name;
    bool wide_count; /* 64 bits */
    bool twice;      /* cub::DoubleBuffer: both buffers may be overwritten */
};
static const form forms[] = {{"32", false, false}, {"64", true, false}, {"32d", false, true}, {"64d", true, true}};

template <typename Key, typename Value> struct arrays {
    cub::DoubleBuffer<Key> keys; /* current: the input, then the output */
    cub::DoubleBuffer<Value> values;
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

template <typename Key, typename Value, bool Descending>
static cudaError_t sort(const form &f, void *temporary, size_t &size, arrays<Key, Value> &a, const bench_case &c,
                        cudaStream_t stream) {
    int begin = (int)c.window.first_bit, end = begin + (int)bench_bit_count(&c);
    uint32_t n = (uint32_t)c.count;
    uint64_t n64 = c.count;
    if (f.twice)
        return f.wide_count ? sort_twice<Key, Value, Descending>(temporary, size, a, n64, begin, end, stream)
                            : sort_twice<Key, Value, Descending>(temporary, size, a, n, begin, end, stream);
    return f.wide_count ? sort_apart<Key, Value, Descending>(temporary, size, a, n64, begin, end, stream)
                        : sort_apart<Key, Value, Descending>(temporary, size, a, n, begin, end, stream);
}

/* restore() lies before the first event of a repetition, launch() between the two. */
template <typename Restore, typename Launch>
static bench_measure measure(bench &b, const bench_case &c, const Restore &restore, const Launch &launch) {
    uint32_t repetitions = b.repetitions * (c.count <= 1 << 20 ? 4 : 1);
    std::vector<double> times(repetitions);
    double start = now(), warm_up = b.last_work == 0 || start - b.last_work > 1 ? b.warm_up : b.warm_up / 10;
    do { /* the first time loads, and where need be compiles, the kernels */
        restore();
        launch();
        CHECK_CUDA(cudaStreamSynchronize(b.stream));
    } while (now() - start < warm_up);
    while (b.events.size() < 2 * repetitions) {
        cudaEvent_t event;
        CHECK_CUDA(cudaEventCreate(&event));
        b.events.push_back(event);
    }
    for (uint32_t r = 0; r < repetitions; r++) {
        restore();
        CHECK_CUDA(cudaEventRecord(b.events[2 * r], b.stream));
        launch();
        CHECK_CUDA(cudaEventRecord(b.events[2 * r + 1], b.stream));
    }
    CHECK_CUDA(cudaStreamSynchronize(b.stream));
    b.last_work = now();
    for (uint32_t r = 0; r < repetitions; r++) {
        float ms;
        CHECK_CUDA(cudaEventElapsedTime(&ms, b.events[2 * r], b.events[2 * r + 1]));
        times[r] = ms;
    }
    return bench_summarize(times.data(), repetitions, 0);
}

/* A case's device memory: the input, two buffers for the sort, its temporary storage. */
template <typename Key, typename Word, typename Value> struct buffers {
    Word *pristine;
    Key *keys[2];
    Value *values[2];
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
static buffers<Key, Word, Value> lay_out(bench &b, const bench_case &c, size_t temporary) {
    buffers<Key, Word, Value> to;
    to.key_bytes = (c.count * sizeof(Key) + 511) / 256 * 256;
    to.value_bytes = (c.count * c.value_size + 511) / 256 * 256;
    char *at = (char *)reserve(b, 3 * to.key_bytes + 2 * to.value_bytes + temporary);
    to.pristine = (Word *)at;
    for (int i = 0; i < 2; i++) {
        to.keys[i] = (Key *)(at + (size_t)(1 + i) * to.key_bytes);
        to.values[i] = (Value *)(at + 3 * to.key_bytes + (size_t)i * to.value_bytes);
    }
    to.temporary = at + 3 * to.key_bytes + 2 * to.value_bytes;
    return to;
}

template <typename Word, typename Value>
static bool is_right(bench &b, const bench_case &c, const Recipe &g, const Word *in, const Word *out, const Value *values) {
    uint32_t failures[3];
    CHECK_CUDA(cudaMemsetAsync(b.failures, 0, sizeof failures, b.stream));
    check<Word, Value><<<1056, 256, 0, b.stream>>>(g, c.window.first_bit, bench_bit_count(&c), in, out, values, b.failures);
    CHECK_CUDA(cudaGetLastError());
    CHECK_CUDA(cudaMemcpyAsync(failures, b.failures, sizeof failures, cudaMemcpyDeviceToHost, b.stream));
    CHECK_CUDA(cudaStreamSynchronize(b.stream));
    return !failures[0] && !failures[1] && !failures[2];
}

/* One form, as plain launches or as a graph; prints it and returns its median. */
template <typename Key, typename Word, typename Value, bool Descending>
static double run_form(bench &b, const bench_case &c, const Recipe &g, const form &f, bool use_graph) {
    size_t size = 0;
    arrays<Key, Value> a;
    CHECK_CUDA((sort<Key, Value, Descending>(f, nullptr, size, a, c, b.stream)));
    buffers<Key, Word, Value> to = lay_out<Key, Word, Value>(b, c, size);
    cudaGraph_t graph = nullptr;
    cudaGraphExec_t executable = nullptr;
    char algorithm[48];
    generate<Word><<<1056, 256, 0, b.stream>>>(g, to.pristine);
    CHECK_CUDA(cudaGetLastError());
    auto restore = [&] {
        CHECK_CUDA(cudaMemcpyAsync(to.keys[0], to.pristine, c.count * sizeof(Key), cudaMemcpyDeviceToDevice, b.stream));
        generate_values<Value><<<1056, 256, 0, b.stream>>>(g.count, to.values[0]);
    };
    auto launch = [&] {
        a.keys = cub::DoubleBuffer<Key>(to.keys[0], to.keys[1]);
        a.values = cub::DoubleBuffer<Value>(to.values[0], to.values[1]);
        CHECK_CUDA((sort<Key, Value, Descending>(f, to.temporary, size, a, c, b.stream)));
    };
    if (use_graph) {
        CHECK_CUDA(cudaStreamBeginCapture(b.stream, cudaStreamCaptureModeThreadLocal));
        launch();
        CHECK_CUDA(cudaStreamEndCapture(b.stream, &graph));
        CHECK_CUDA(cudaGraphInstantiate(&executable, graph, 0));
    }
    CHECK_CUDA(cudaMemsetAsync(to.keys[1], 0xa5, to.key_bytes, b.stream));
    bench_measure m = use_graph ? measure(b, c, restore, [&] { CHECK_CUDA(cudaGraphLaunch(executable, b.stream)); })
                                : measure(b, c, restore, launch);
    if (executable) CHECK_CUDA(cudaGraphExecDestroy(executable));
    if (graph) CHECK_CUDA(cudaGraphDestroy(graph));
    m.ok = is_right<Word, Value>(b, c, g, to.pristine, (const Word *)a.keys.Current(), a.values.Current());
    b.failed += !m.ok;
    snprintf(algorithm, sizeof algorithm, "%s/%s%s", b.build, f.name, use_graph ? "+graph" : "");
    bench_print(b.csv, "cub", b.device, "cuda", algorithm, &c, &m, (double)size / (double)c.count, m.ok ? "ok" : "WRONG");
    return m.median_ms;
}

template <typename Key, typename Word, typename Value, bool Descending>
static void run(bench &b, const bench_case &c) {
    Recipe g = {(uint32_t)c.count,    bench_types[c.type].bits, bench_types[c.type].key_class, c.order, c.distribution.kind,
                c.distribution.parameter, 0, 0, 0x2545f491u};
    double best = 0;
    const form *fastest = nullptr;
    bench_sorted_scale(&c, &g.multiplier, &g.divisor);
    for (const form &f : forms) {
        double ms = run_form<Key, Word, Value, Descending>(b, c, g, f, false);
        if (!fastest || ms < best) {
            best = ms;
            fastest = &f;
        }
    }
    if (c.count <= 1 << 22) run_form<Key, Word, Value, Descending>(b, c, g, *fastest, true);
}

struct runner {
    const char *type;
    uint32_t value_size, descending;
    void (*run)(bench &, const bench_case &);
};

/* Each row is some ten seconds of compilation: only what the presets ask for. */
#ifndef BENCH_ROWS
#define BENCH_ROWS 0xffff
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
};

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
    bench_print(h.b->csv, "cub", h.b->device, "host", kind, h.c, &m, 0, ok ? "ok" : "WRONG");
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
            b.repetitions = (uint32_t)strtoul(value, NULL, 10);
        } else if (strcmp(option, "--warm-up") == 0) {
            b.warm_up = strtod(value, NULL);
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
    CHECK_CUDA(cudaMalloc(&b.failures, 3 * sizeof *b.failures));
    snprintf(b.build, sizeof b.build, "radix-sm%d", attributes.ptxVersion);
    b.device = properties.name;
    b.csv = bench_csv_open(csv);
    printf("%s, CUB %d.%d.%d, built for sm_%d\n", b.device, CUB_MAJOR_VERSION, CUB_MINOR_VERSION,
           CUB_SUBMINOR_VERSION, attributes.ptxVersion);
    bench_print_header();
    /* What differs by queue, algorithm or radix alone is one case to CUB. */
    for (size_t i = 0; i < list.n; i++) {
        bench_case c = list.cases[i];
        c.algorithm = c.radix_bits = c.flags = 0;
        bench_list_add(&unique, &c, 0);
    }
    if (host) run_host(b, unique, host);
    for (size_t i = 0; i < unique.n && !host; i++)
        for (const runner &r : runners)
            if (strcmp(r.type, bench_types[unique.cases[i].type].name) == 0 &&
                r.value_size == unique.cases[i].value_size && r.descending == unique.cases[i].order)
                r.run(b, unique.cases[i]);
    if (b.csv) fclose(b.csv);
    return b.failed != 0;
}
