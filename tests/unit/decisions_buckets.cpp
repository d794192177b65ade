// Sorted runs are cut into buckets, and buckets of more than a tile into parts, which lie one behind the other in the order
// of all: split_runs.comp and bucket_slices.glsl as they are, with keys at the boundaries. See decisions.sh.
#include "decisions_workgroup.h"

#include "decisions_glsl.h"

#include <algorithm>
#include <array>

typedef uint32_t uint;
typedef Pair<uint> uvec2;

// ---- the device ----

static struct {
    Buffer<uvec2> keys;
    Buffer<uint> values;
} arrays[2];
static uint control[1 << 16], sizes[1];
#define CONTROL(i) control[i]
#define SIZE(i) sizes[i]
static uint KEY_KIND, DESCENDING;

const uint VARIANT = 64; // samples that split_runs.comp has in shared memory
#define TEST_SHAPE 32, 4
#define main run
#define ARGUMENTS TILES_ARGUMENTS
namespace split_runs {
#include "split_runs.comp"
}
#undef main
namespace tile_sort {
#define ARGUMENTS TILES_ARGUMENTS
#include "decisions_buffers.h"
#include "keys.glsl"
#include "bucket_slices.glsl"
}
using namespace tile_sort;

static uint count, most_parts;        // of a sort; of its buckets
static std::vector<uint> part_starts; // where parts begin in the order of all
static std::vector<uint> found;       // the elements there

// As main() of tile_sort.comp does it, but for the sorting.
static void take_bucket() {
    const uint runs = run_count(count);
    uint parts = 0;
    bool last;
    find_slices(workgroup_index(), runs, count, window_mask());
    do {
        uvec2 placed = place_slices(runs);
        last = placed.x <= TILE;
        if (!last) {
            cut_slices(runs, window_mask());
            placed = place_slices(runs);
            EXPECT(placed.x == TILE);
        }
        if (gl_LocalInvocationIndex == 0) {
            for (uint i = 0; i < placed.x && placed.y + i < count; i++) found[placed.y + i] = slice_element(i);
            EXPECT(placed.y + placed.x <= count);
            part_starts.push_back(placed.y);
            most_parts = max(most_parts, ++parts);
        }
        leave_sorted();
    } while (!last && !broken);
}

// As tile_sort.comp leaves them.
static void store_samples() {
    const uint stride = sample_stride(), runs = run_count(count);
    for (uint run = 0; run < runs; run++)
        for (uint s = 0; s < min(count - run * push.run, push.run) / stride; s++) {
            const uvec2 key = arrays[1].keys.at(run * push.run + (s + 1) * stride - 1 - sample_lead(run, runs));
            const uint word = push.status + (run * push.run / stride + s) * KEY_WORDS;
            control[word] = key.x;
            if (KEY_WORDS == 2) control[word + 1] = key.y;
        }
}

// ---- arrays ----

static const uint64_t ALL = ~(uint64_t)0 >> (64 - TEST_KEY_BITS);

static void sort_keys(const std::vector<uint64_t> &given, uint run, uint bucket, uint first_bit, uint bit_count) {
    std::vector<uint64_t> keys = given; // that are compared
    std::vector<uint> order(keys.size());
    const uint64_t mask = ALL >> (KEY_BITS - bit_count) << first_bit;
    if (broken) return;
    count = (uint)keys.size(), most_parts = 0;
    push.run = run, push.bucket = bucket, push.status = 8, push.first_bit = first_bit, push.bit_count = bit_count;
    memcpy(&split_runs::push, &push, sizeof push);
    std::fill(control, control + (1 << 16), 0xa5a5a5a5);
    CONTROL(CONTROL_COUNT) = count;
    arrays[1].keys.all.resize(count), arrays[1].keys.own = count;
    for (uint begin = 0; begin < count; begin += run)
        std::stable_sort(keys.begin() + begin, keys.begin() + min(begin + run, count),
                         [&](uint64_t a, uint64_t b) { return (a & mask) < (b & mask); });
    for (uint i = 0; i < count; i++) arrays[1].keys.at(i) = uvec2((uint)keys[i], (uint)(keys[i] >> 32)), order[i] = i;
    store_samples();
    part_starts.clear(), found.assign(count, ~0u);
    run_workgroups((count / sample_stride() + RANKED_SAMPLES - 1) / RANKED_SAMPLES, WORKGROUP_SIZE, split_runs::run);
    accesses = 0;
    run_workgroups(bucket_count(count), WORKGROUP_SIZE, take_bucket);
    if (broken) return;
    const uint buckets = bucket_count(count), cuts = (uint)part_starts.size() - buckets;
    // a search of each run for each bit of a cut, and two for a bucket, whatever the keys are
    const uint searched = cuts * bit_count * (findMSB(run) + 1) + 2 * buckets * findMSB(sample_stride());
    EXPECT(accesses <= searched * run_count(count));
    part_starts.push_back(count);
    EXPECT(*std::max_element(found.begin(), found.end()) < count); // all are there
    for (size_t p = 0; p + 1 < part_starts.size() && !broken; p++) {
        EXPECT(part_starts[p] <= part_starts[p + 1] && part_starts[p + 1] - part_starts[p] <= TILE);
        if (!broken)
            std::sort(found.begin() + part_starts[p], found.begin() + part_starts[p + 1], [&](uint a, uint b) {
                return (keys[a] & mask) != (keys[b] & mask) ? (keys[a] & mask) < (keys[b] & mask) : a < b;
            });
    }
    std::stable_sort(order.begin(), order.end(), [&](uint a, uint b) { return (keys[a] & mask) < (keys[b] & mask); });
    EXPECT(found == order);
}

// ---- promises ----

// Runs of a tile or less, the last one of one element or whole, or one fewer; as many short runs as there may be. Equal keys
// of all runs, runs that are alike, runs of which each is less than the one before.
static void buckets_follow_one_another() {
    for (uint run = RUN_SAMPLES; run <= TILE; run *= 4) {
        const uint most = MAX_RUNS * RUN_SAMPLES / run; // runs
        const uint counts[] = {run + 1, 2 * run - 1, 2 * run, 2 * run + 1, 6 * run - 1, (most - 1) * run + 1, most * run - 1,
                               most * run};
        for (uint n : counts) {
            std::vector<uint64_t> any, few, alike, falling, equal(n, 5);
            for (uint i = 0; i < n; i++) {
                any.push_back(random_bits() & ALL);
                few.push_back((uint64_t)below(3) << (KEY_BITS - 2));
                alike.push_back((uint64_t)(i % run) << (KEY_BITS - 10) | (i % run % 4 ? below(1 << 16) : 0));
            }
            for (uint i = 0; i < n; i++) falling.push_back(n / run - i / run + ((uint64_t)below(2) << (KEY_BITS / 2)));
            sort_keys(any, run, TILE * 3 / 4, 0, KEY_BITS);
            sort_keys(falling, run, TILE * 3 / 4, 0, KEY_BITS / 2);
            sort_keys(few, run, TILE * 3 / 4, 0, KEY_BITS);
            sort_keys(alike, run, TILE * 3 / 4, 0, KEY_BITS);
            sort_keys(equal, run, TILE, 0, KEY_BITS);
            sort_keys(any, run, TILE / 2, 7, KEY_BITS - 9);
        }
    }
}

// All runs are one bucket, of keys that differ in one bit alone, be it the lowest of those that are compared or the highest.
// As many as a tile, one fewer or one more are the lesser ones.
static void parts_are_cut_between_keys_that_differ_in_a_bit() {
    const std::array<uint, 2> windows[] = {{0, KEY_BITS}, {3, KEY_BITS - 3}, {5, 1}};
    const uint lesser[] = {0, 1, TILE / 2, TILE - 1, TILE, TILE + 1, 2 * TILE - 1, 2 * TILE, 2 * TILE + 1};
    for (auto window : windows)
        for (uint at = 0; at < 2; at++)
            for (uint less : lesser)
                for (uint runs : {3u, 33u, MAX_RUNS}) {
                    const uint bit = window[0] + at * (window[1] - 1), n = (runs - 1) * RUN_SAMPLES + 1 + below(RUN_SAMPLES);
                    const uint64_t base = random_bits() & ALL & ~((uint64_t)1 << bit);
                    std::vector<uint64_t> keys(n, base | (uint64_t)1 << bit);
                    for (uint i = 0; i < min(less, n); i++) keys[i] = base;
                    for (uint i = n; i > 1; i--) std::swap(keys[i - 1], keys[below(i)]);
                    sort_keys(keys, RUN_SAMPLES, n, window[0], window[1]);
                    EXPECT((most_parts > 1) == (n > TILE));
                }
}

int main() {
    if (KEY_BITS == 32) PROMISE(buckets_follow_one_another);
    PROMISE(parts_are_cut_between_keys_that_differ_in_a_bit);
    return failures > 0;
}
