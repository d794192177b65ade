// What split_runs.comp and merge_buckets.comp share: samples of the runs and bounds of the buckets, behind push.status.
const uint MAX_RUNS = 64u;

// The number of buckets for the real count.
uint bucket_count(const uint count) { return (count + push.bucket - 1u) / push.bucket; }

uvec2 load_sample(const uint i) {
    uint word = push.status + i * KEY_WORDS;
    return uvec2(CONTROL(word), KEY_WORDS == 2u ? CONTROL(word + 1u) : 0u);
}

// First word of the lower bound of a bucket, 0 excepted: for each run how many samples are not behind the bound, then
// the run that it is from, then its key, masked.
const uint BOUND_RUN = MAX_RUNS;
const uint BOUND_KEY = MAX_RUNS + 1u;
const uint BOUND_WORDS = MAX_RUNS + 3u;
uint bound_word(const uint bucket) {
    return push.status + MAX_RUNS * (push.run / push.sample_stride) * KEY_WORDS + bucket * BOUND_WORDS;
}
