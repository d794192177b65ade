#version 450
// Between tile_sort.comp and merge_buckets.comp: cuts up to MAX_RUNS sorted runs into buckets of nearly equal size.
// tile_sort.comp left a sample of each run, the last of every push.sample_stride keys; the sample of rank
// i * samples / buckets is the last element before bucket i. This kernel ranks every sample among all (equal keys count in
// the order of runs, which keeps the sort stable) and writes, for those that bound a bucket, how many samples of each run
// are not behind them. No bucket has more than (samples / buckets + 1 + runs) * push.sample_stride elements.
// push.run: elements a run; push.bucket: elements a bucket, on average. VARIANT: the most samples.
#extension GL_GOOGLE_include_directive : require
#include "tiles.glsl"
#include "keys.glsl"
#include "buckets.glsl"

const uint RANKED = 32u; // samples that a workgroup ranks; an invocation compares one of them with every STRIDE'th run
const uint STRIDE = WORKGROUP_SIZE / RANKED;
const uint SEARCHES = MAX_RUNS / STRIDE;
const uint MAX_SAMPLES = VARIANT;
shared uint low_words[KEY_WORDS == 1u ? MAX_SAMPLES : 1u];
shared uvec2 word_pairs[KEY_WORDS == 2u ? MAX_SAMPLES : 1u];
shared uint ranks[RANKED];

uvec2 sample_at(uint i) { return KEY_WORDS == 2u ? word_pairs[i] : uvec2(low_words[i], 0u); }

uint before[SEARCHES]; // samples of the invocation's runs that are not behind its own

void load_samples(const uint samples, const uvec2 mask) {
    for (uint i = gl_LocalInvocationID.x; i < samples; i += WORKGROUP_SIZE) {
        uvec2 key = load_sample(i) & mask;
        if (KEY_WORDS == 2u) word_pairs[i] = key;
        else low_words[i] = key.x;
    }
    if (gl_LocalInvocationID.x < RANKED) ranks[gl_LocalInvocationID.x] = 0u;
    barrier();
}

// Ranks sample `own` by SEARCHES binary searches in lockstep.
void rank_sample(const uint own, const uvec2 key, const uint per_run, const uint samples) {
    uint total = 0u;
    [[unroll]] for (uint k = 0u; k < SEARCHES; k++) before[k] = 0u;
    for (uint step = per_run; step != 0u; step >>= 1) {
        [[unroll]] for (uint k = 0u; k < SEARCHES; k++) {
            uint run = gl_LocalInvocationID.x / RANKED + k * STRIDE;
            uint next = before[k] + step;
            uint at = run * per_run + next - 1u;
            if (next <= per_run && at < samples) {
                uvec2 other = sample_at(at);
                if (key_less(other, key) || (other == key && at <= own)) before[k] = next;
            }
        }
    }
    [[unroll]] for (uint k = 0u; k < SEARCHES; k++) total += before[k];
    atomicAdd(ranks[gl_LocalInvocationID.x % RANKED], total);
    barrier();
}

void write_bound(const uint bucket, const uint runs, const uint own_run, const uvec2 key) {
    [[unroll]] for (uint k = 0u; k < SEARCHES; k++) {
        uint run = gl_LocalInvocationID.x / RANKED + k * STRIDE;
        if (run < runs) CONTROL(bound_word(bucket) + run) = before[k];
    }
    if (gl_LocalInvocationID.x < RANKED) {
        CONTROL(bound_word(bucket) + BOUND_RUN) = own_run;
        CONTROL(bound_word(bucket) + BOUND_KEY) = key.x;
        CONTROL(bound_word(bucket) + BOUND_KEY + 1u) = key.y;
    }
}

void main() {
    uint count = element_count();
    uint samples = count / push.sample_stride;
    uint per_run = push.run / push.sample_stride;
    uint first = workgroup_index() * RANKED;
    if (first >= samples) return;
    uint runs = (count + push.run - 1u) / push.run;
    uint buckets = bucket_count(count);
    uvec2 mask = window_mask();

    load_samples(samples, mask);
    uint own = min(first + gl_LocalInvocationID.x % RANKED, samples - 1u);
    uvec2 key = sample_at(own);
    rank_sample(own, key, per_run, samples);
    uint rank = ranks[gl_LocalInvocationID.x % RANKED]; // counted from 1
    uint bucket = (rank * buckets + samples - 1u) / samples;
    if (first + gl_LocalInvocationID.x % RANKED < samples && bucket < buckets && bucket * samples / buckets == rank)
        write_bound(bucket, runs, own / per_run, key);
}
