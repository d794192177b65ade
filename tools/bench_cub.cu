/* The cases of bench by CUB's DeviceRadixSort, on the same keys, with the same CSV: the bar to beat.
 *
 *   nvcc -O3 -arch=sm_90 tools/bench_cub.cu -o bench_cub        (and without -arch: some cases are faster so)
 *   ./bench_cub --preset must --csv cub.csv
 *
 * Out of place, as CUB's users call it: the input stays intact. Times are events around the sort alone, once as plain
 * launches and once, for counts up to 2^22, as a CUDA graph. Every result is checked on the GPU. */
#include "bench_cases.h"

#include <chrono>
#include <cub/device/device_radix_sort.cuh>
#include <vector>

#define CHECK_CUDA(call)                                                                             \
    do {                                                                                             \
        cudaError_t cuda_result = (call);                                                            \
        if (cuda_result != cudaSuccess) bench_die("%s: %s", #call, cudaGetErrorString(cuda_result)); \
    } while (0)

struct none {}; /* the value type of a sort of keys alone */

/* ---- the keys of bench.comp ---- */

struct generator {
    uint32_t count, key_bits, key_class, descending, distribution, parameter, multiplier, divisor, seed;
};

__device__ uint32_t mix_bits(uint32_t x) {
    x = (x ^ (x >> 16)) * 0x7feb352du;
    x = (x ^ (x >> 15)) * 0x846ca68bu;
    return x ^ (x >> 16);
}

__device__ uint32_t draw(const generator &g, uint32_t i, uint32_t number) {
    return mix_bits(mix_bits(i + g.seed) + i * 0x9e3779b9u + number * 0x85ebca6bu);
}

__device__ uint64_t low_bits(uint32_t n) { return n >= 64 ? ~0ull : (1ull << n) - 1; }

__device__ uint64_t to_ordered(const generator &g, uint64_t key) {
    uint64_t sign = 1ull << (g.key_bits - 1), mask = low_bits(g.key_bits);
    if (g.key_class == BENCH_SIGNED)
        key ^= sign;
    else if (g.key_class == BENCH_FLOAT)
        key ^= key == sign ? 0 : key & sign ? mask : sign; /* CUB: -0 equals +0 */
    return g.descending ? key ^ mask : key;
}

__device__ uint64_t from_ordered(const generator &g, uint64_t key) {
    uint64_t sign = 1ull << (g.key_bits - 1), mask = low_bits(g.key_bits);
    key ^= g.descending ? mask : 0;
    if (g.key_class == BENCH_SIGNED)
        key ^= sign;
    else if (g.key_class == BENCH_FLOAT)
        key ^= key & sign ? sign : mask;
    return key;
}

__device__ uint64_t random_key(const generator &g, uint32_t i, uint32_t draws) {
    uint64_t key = ~0ull;
    for (uint32_t d = 0; d < draws; d++) key &= (uint64_t)draw(g, i, 2 * d + 1) << 32 | draw(g, i, 2 * d);
    return key & low_bits(g.key_bits);
}

__device__ uint64_t sorted_key(const generator &g, uint32_t i) {
    uint64_t rank = i / g.divisor * g.multiplier;
    return from_ordered(g, g.key_bits == 64 ? rank << 32 | draw(g, i, 0) : rank);
}

__device__ uint64_t make_key(const generator &g, uint32_t i) {
    switch (g.distribution) {
    case BENCH_BITS: return random_key(g, i, 1) & low_bits(g.parameter);
    case BENCH_SORTED: return sorted_key(g, i);
    case BENCH_REVERSED: return sorted_key(g, g.count - 1 - i);
    case BENCH_CONSTANT: return 0x1e2d4b785a3c6987ull & low_bits(g.key_bits);
    case BENCH_NEARLY: return draw(g, i, 31) % g.parameter == 0 ? random_key(g, i, 1) : sorted_key(g, i);
    default: return random_key(g, i, g.parameter);
    }
}

template <typename Word, typename Value> __global__ void generate(generator g, Word *keys, Value *values) {
    for (uint64_t i = blockIdx.x * (uint64_t)blockDim.x + threadIdx.x; i < g.count;
         i += (uint64_t)gridDim.x * blockDim.x) {
        keys[i] = (Word)make_key(g, (uint32_t)i);
        if constexpr (!std::is_same<Value, none>::value) values[i] = (Value)i;
    }
}

/* failures[0..2]: out of order or unstable, not the value's key, checksum of the keys. */
template <typename Word, typename Value>
__global__ void check(generator g, uint32_t first_bit, uint32_t bit_count, const Word *in, const Word *out,
                      const Value *values, uint32_t *failures) {
    uint32_t sum = 0;
    for (uint64_t i = blockIdx.x * (uint64_t)blockDim.x + threadIdx.x; i < g.count;
         i += (uint64_t)gridDim.x * blockDim.x) {
        uint64_t key = to_ordered(g, out[i]) >> first_bit & low_bits(bit_count), next = key;
        if (i + 1 < g.count) next = to_ordered(g, out[i + 1]) >> first_bit & low_bits(bit_count);
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

template <typename Key, typename Value, bool Descending>
static cudaError_t sort(void *temporary, size_t &size, const Key *keys_in, Key *keys_out, const Value *values_in,
                        Value *values_out, const bench_case &c, cudaStream_t stream) {
    int begin = (int)c.window.first_bit, end = begin + (int)bench_bit_count(&c);
    uint32_t n = (uint32_t)c.count;
    if constexpr (std::is_same<Value, none>::value) {
        if constexpr (Descending)
            return cub::DeviceRadixSort::SortKeysDescending(temporary, size, keys_in, keys_out, n, begin, end,
                                                            stream);
        else
            return cub::DeviceRadixSort::SortKeys(temporary, size, keys_in, keys_out, n, begin, end, stream);
    } else {
        if constexpr (Descending)
            return cub::DeviceRadixSort::SortPairsDescending(temporary, size, keys_in, keys_out, values_in,
                                                             values_out, n, begin, end, stream);
        else
            return cub::DeviceRadixSort::SortPairs(temporary, size, keys_in, keys_out, values_in, values_out, n,
                                                   begin, end, stream);
    }
}

template <typename Launch> static bench_measure measure(bench &b, const bench_case &c, const Launch &launch) {
    uint32_t repetitions = b.repetitions * (c.count <= 1 << 20 ? 4 : 1);
    std::vector<double> times(repetitions);
    launch(); /* loads, and where need be compiles, the kernels */
    CHECK_CUDA(cudaStreamSynchronize(b.stream));
    double start = now(), warm_up = b.last_work == 0 || start - b.last_work > 1 ? b.warm_up : b.warm_up / 10;
    do {
        launch();
        CHECK_CUDA(cudaStreamSynchronize(b.stream));
    } while (now() - start < warm_up);
    while (b.events.size() < 2 * repetitions) {
        cudaEvent_t event;
        CHECK_CUDA(cudaEventCreate(&event));
        b.events.push_back(event);
    }
    for (uint32_t r = 0; r < repetitions; r++) {
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

template <typename Key, typename Word, typename Value, bool Descending>
static void run(bench &b, const bench_case &c) {
    generator g = {(uint32_t)c.count,
                   bench_types[c.type].bits,
                   bench_types[c.type].key_class,
                   c.order,
                   c.distribution.kind,
                   c.distribution.parameter,
                   0,
                   0,
                   0x2545f491u};
    size_t keys = (c.count * sizeof(Key) + 511) / 256 * 256, values = (c.count * c.value_size + 511) / 256 * 256;
    size_t temporary = 0;
    bench_sorted_scale(&c, &g.multiplier, &g.divisor);
    CHECK_CUDA((sort<Key, Value, Descending>(nullptr, temporary, nullptr, nullptr, nullptr, nullptr, c, b.stream)));
    size_t size = 2 * keys + 2 * values + temporary;
    if (size > b.memory_size) {
        CHECK_CUDA(cudaFree(b.memory));
        CHECK_CUDA(cudaMalloc(&b.memory, size));
        b.memory_size = size;
    }
    Word *keys_in = (Word *)b.memory, *keys_out = (Word *)(b.memory + keys);
    Value *values_in = (Value *)(b.memory + 2 * keys), *values_out = (Value *)(b.memory + 2 * keys + values);
    void *scratch = b.memory + 2 * keys + 2 * values;
    auto launch = [&] {
        CHECK_CUDA((sort<Key, Value, Descending>(scratch, temporary, (const Key *)keys_in, (Key *)keys_out, values_in,
                                                 values_out, c, b.stream)));
    };
    generate<Word, Value><<<1056, 256, 0, b.stream>>>(g, keys_in, values_in);
    CHECK_CUDA(cudaGetLastError());
    for (int use_graph = 0; use_graph <= (c.count <= 1 << 22); use_graph++) {
        bench_measure m;
        char algorithm[48];
        uint32_t failures[3];
        CHECK_CUDA(cudaMemsetAsync(keys_out, 0xa5, keys, b.stream));
        CHECK_CUDA(cudaMemsetAsync(b.failures, 0, sizeof failures, b.stream));
        if (use_graph) {
            cudaGraph_t graph;
            cudaGraphExec_t executable;
            CHECK_CUDA(cudaStreamBeginCapture(b.stream, cudaStreamCaptureModeThreadLocal));
            launch();
            CHECK_CUDA(cudaStreamEndCapture(b.stream, &graph));
            CHECK_CUDA(cudaGraphInstantiate(&executable, graph, 0));
            m = measure(b, c, [&] { CHECK_CUDA(cudaGraphLaunch(executable, b.stream)); });
            CHECK_CUDA(cudaGraphExecDestroy(executable));
            CHECK_CUDA(cudaGraphDestroy(graph));
        } else {
            m = measure(b, c, launch);
        }
        check<Word, Value><<<1056, 256, 0, b.stream>>>(g, c.window.first_bit, bench_bit_count(&c), keys_in, keys_out,
                                                       values_out, b.failures);
        CHECK_CUDA(cudaGetLastError());
        CHECK_CUDA(cudaMemcpyAsync(failures, b.failures, sizeof failures, cudaMemcpyDeviceToHost, b.stream));
        CHECK_CUDA(cudaStreamSynchronize(b.stream));
        m.ok = !failures[0] && !failures[1] && !failures[2];
        b.failed += !m.ok;
        snprintf(algorithm, sizeof algorithm, "%s%s", b.build, use_graph ? "+graph" : "");
        bench_print(b.csv, "cub", b.device, "cuda", algorithm, &c, &m, (double)temporary / (double)c.count,
                    m.ok ? "ok" : "WRONG");
    }
}

struct runner {
    const char *type;
    uint32_t value_size, descending;
    void (*run)(bench &, const bench_case &);
};

/* Each row is some ten seconds of compilation: only what the presets ask for. */
static const runner runners[] = {
    {"u32", 0, 0, run<uint32_t, uint32_t, none, false>},     {"u32", 0, 1, run<uint32_t, uint32_t, none, true>},
    {"i32", 0, 0, run<int32_t, uint32_t, none, false>},      {"f32", 0, 0, run<float, uint32_t, none, false>},
    {"f32", 0, 1, run<float, uint32_t, none, true>},         {"u64", 0, 0, run<uint64_t, uint64_t, none, false>},
    {"u16", 0, 0, run<uint16_t, uint16_t, none, false>},     {"u8", 0, 0, run<uint8_t, uint8_t, none, false>},
    {"u32", 4, 0, run<uint32_t, uint32_t, uint32_t, false>}, {"u32", 8, 0, run<uint32_t, uint32_t, uint64_t, false>},
    {"u64", 4, 0, run<uint64_t, uint64_t, uint32_t, false>},
};

static void parse(int argc, char **argv, bench &b, bench_list &list, const char *&csv) {
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
    const char *csv = nullptr;
    cudaDeviceProp properties;
    cudaFuncAttributes attributes;
    b.repetitions = 15;
    b.warm_up = 0.5;
    parse(argc, argv, b, list, csv);
    CHECK_CUDA(cudaGetDeviceProperties(&properties, 0));
    CHECK_CUDA(cudaFuncGetAttributes(&attributes, generate<uint32_t, none>));
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
    for (size_t i = 0; i < unique.n; i++)
        for (const runner &r : runners)
            if (strcmp(r.type, bench_types[unique.cases[i].type].name) == 0 &&
                r.value_size == unique.cases[i].value_size && r.descending == unique.cases[i].order)
                r.run(b, unique.cases[i]);
    if (b.csv) fclose(b.csv);
    return b.failed != 0;
}
