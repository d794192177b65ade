// Sorted runs that are cut into buckets between samples, each of which a workgroup collects and sorts: what the two kernels
// share. The samples, and the splitters between the buckets, lie behind push.status.
// push.run: elements a run; push.bucket: elements a bucket, on average.
const uint MAX_SAMPLES = MAX_RUNS * RUN_SAMPLES;
REQUIRE(searches_halve_runs_and_samples, (MAX_RUNS & MAX_RUNS - 1u) == 0u && (RUN_SAMPLES & RUN_SAMPLES - 1u) == 0u)

uint sample_stride() { return push.run / RUN_SAMPLES; }

// How many elements before the last one of sample_stride() the sample of a run lies. If runs are alike, all of their samples
// would else lie side by side in the order of all, and between them as many elements as there are in sample_stride() of
// each. 0 for the last run, which may end between samples.
uint sample_lead(const uint run, const uint runs) {
    uint part = run * 0x9e3779b1u >> 16; // of 2^16: evenly distributed over any number of runs
    return run + 1u == runs ? 0u : part * sample_stride() >> 16;
}

uint run_count(const uint count) { return (count + push.run - 1u) / push.run; }

// The number of buckets for the real count.
uint bucket_count(const uint count) { return (count + push.bucket - 1u) / push.bucket; }

uvec2 load_sample(const uint i) {
    uint word = push.status + i * KEY_WORDS;
    return uvec2(CONTROL(word), KEY_WORDS == 2u ? CONTROL(word + 1u) : 0u);
}

// First word of the splitter before a bucket, 0 excepted: for each run how many samples are not behind it, then the run
// that it is from, then its key, masked.
const uint SPLITTER_RUN = MAX_RUNS;
const uint SPLITTER_KEY = MAX_RUNS + 1u;
uint splitter_word(const uint bucket) { return push.status + MAX_SAMPLES * KEY_WORDS + bucket * SPLITTER_WORDS; }
