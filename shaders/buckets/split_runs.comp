#version 450
// Cuts up to MAX_RUNS sorted runs into buckets of nearly equal size. tile_sort.comp left samples of each run, one of every
// sample_stride() keys; the sample of rank i * samples / buckets is the last element before bucket i. This kernel ranks
// every sample among all (equal keys count in the order of runs, which keeps the sort stable) and writes, for those that are
// splitters between buckets, how many samples of each run are not behind them. A bucket's size is that of its samples'
// strides, more or less by chance: by sample_stride() * sqrt(runs / 6) in the mean. At most it has
// (samples / buckets + 1 + runs) * sample_stride() elements. VARIANT: how many samples shared memory has room for, a power
// of two: the upper steps of the searches run there.
#extension GL_GOOGLE_include_directive : require
#define ARGUMENTS TILES_ARGUMENTS
#include "buffers.glsl"
#include "keys.glsl"
#include "buckets.glsl"

const uint STRIDE = WORKGROUP_SIZE / RANKED_SAMPLES; // an invocation compares one of these with every STRIDE'th run
const uint SEARCHES = MAX_RUNS / STRIDE;
REQUIRE(each_invocation_has_a_search, MOST_SIZE <= MAX_RUNS * RANKED_SAMPLES)
const uint TABLE = VARIANT;
const uint TABLE_STEP = MAX_SAMPLES / TABLE; // the last of every so many samples is in the table
shared uint low_words[KEY_WORDS == 1u ? TABLE : 1u];
shared uvec2 word_pairs[KEY_WORDS == 2u ? TABLE : 1u];
shared uint ranks[RANKED_SAMPLES];

uint before[SEARCHES]; // samples of the invocation's runs that are not behind its own

void load_table(const uint samples, const uvec2 mask) {
    for (uint i = gl_LocalInvocationID.x; i < samples / TABLE_STEP; i += WORKGROUP_SIZE) {
        uvec2 key = load_sample((i + 1u) * TABLE_STEP - 1u) & mask;
        if (KEY_WORDS == 2u) word_pairs[i] = key;
        else low_words[i] = key.x;
    }
    if (gl_LocalInvocationID.x < RANKED_SAMPLES) ranks[gl_LocalInvocationID.x] = 0u;
    barrier();
}

uvec2 table_at(const uint i) { return KEY_WORDS == 2u ? word_pairs[i] : uvec2(low_words[i], 0u); }

// Ranks sample `own` by SEARCHES binary searches in lockstep.
void rank_sample(const uint own, const uvec2 key, const uint samples, const uint runs, const uvec2 mask) {
    uint total = 0u;
    [[unroll]] for (uint k = 0u; k < SEARCHES; k++) before[k] = 0u;
    for (uint step = RUN_SAMPLES; step != 0u; step >>= 1) {
        [[unroll]] for (uint k = 0u; k < SEARCHES; k++) {
            uint run = gl_LocalInvocationID.x / RANKED_SAMPLES + k * STRIDE;
            uint next = before[k] + step;
            uint at = run * RUN_SAMPLES + next - 1u;
            if (k * STRIDE >= runs) break;
            if (next <= RUN_SAMPLES && at < samples) {
                uvec2 other = step < TABLE_STEP ? load_sample(at) & mask : table_at((at + 1u) / TABLE_STEP - 1u);
                if (key_less(other, key) || (other == key && at <= own)) before[k] = next;
            }
        }
    }
    [[unroll]] for (uint k = 0u; k < SEARCHES; k++) total += before[k];
    atomicAdd(ranks[gl_LocalInvocationID.x % RANKED_SAMPLES], total);
    barrier();
}

void write_splitter(const uint bucket, const uint runs, const uint own_run, const uvec2 key) {
    [[unroll]] for (uint k = 0u; k < SEARCHES; k++) {
        uint run = gl_LocalInvocationID.x / RANKED_SAMPLES + k * STRIDE;
        if (run < runs) CONTROL(splitter_word(bucket) + run) = before[k];
    }
    if (gl_LocalInvocationID.x < RANKED_SAMPLES) {
        CONTROL(splitter_word(bucket) + SPLITTER_RUN) = own_run;
        CONTROL(splitter_word(bucket) + SPLITTER_KEY) = key.x;
        CONTROL(splitter_word(bucket) + SPLITTER_KEY + 1u) = key.y;
    }
}

void main() {
    uint count = element_count();
    uint samples = count / sample_stride();
    uint first = workgroup_index() * RANKED_SAMPLES;
    if (first >= samples) return;
    uint runs = run_count(count);
    uint buckets = bucket_count(count);
    uvec2 mask = window_mask();

    load_table(samples, mask);
    uint own = min(first + gl_LocalInvocationID.x % RANKED_SAMPLES, samples - 1u);
    uvec2 key = load_sample(own) & mask;
    rank_sample(own, key, samples, runs, mask);
    uint rank = ranks[gl_LocalInvocationID.x % RANKED_SAMPLES]; // counted from 1
    uint bucket = (rank * buckets + samples - 1u) / samples;
    if (first + gl_LocalInvocationID.x % RANKED_SAMPLES < samples && bucket < buckets && bucket * samples / buckets == rank)
        write_splitter(bucket, runs, own / RUN_SAMPLES, key);
}
