// Numbers that kernels share with each other and with the host: gpusort.h has FLAG_RAW as GPUSORTI_FLAG_RAW. This file is
// C++, too: tests include it.

// ---- what is bound, or found by a device address each ----
const uint BIND_KEYS = 0u;
const uint BIND_VALUES = 1u;
const uint BIND_ALT = 2u;        // the second keys, in scratch
const uint BIND_CONTROL = 3u;
const uint BIND_VALUES_ALT = 4u; // the second values; behind the second keys where four buffers are bound
const uint BINDINGS = 5u;

// ---- digits ----
const uint LEAST_RADIX_BITS = 2u; // of a digit, at least
const uint MOST_RADIX_BITS = 8u;  // and at most; by such digits alone passes sort before leaves
const uint MOST_PASSES = 64u / LEAST_RADIX_BITS; // by all bits of a key

// ---- KEY_KIND ----
const uint KIND_UNSIGNED = 0u;
const uint KIND_SIGNED = 1u;
const uint KIND_FLOAT = 2u;

// ---- FLAGS: bits ----
const uint FLAG_WRITE_INDICES = 1u; // values are generated, not read
const uint FLAG_KEEP_KEYS = 2u;     // the last pass stores no keys
const uint FLAG_LOCAL_INDICES = 4u; // indices count from the segment's first element, not from the array's
const uint FLAG_RAW = 16u;          // passes take keys as they are: those in scratch are not encoded
const uint FLAG_SUMS = 256u;        // elements behind an address are not found by an index: see WORD_AT
const uint FLAG_STRADDLE = 512u;    // onesweep.comp: some digit has bits of both words of a key

// ---- control block: words that kernels of one sort share; begin.comp clears it ----
const uint CONTROL_COUNT = 0;        // elements to sort
const uint CONTROL_DIFFER = 1;       // 2 words: the bits in which keys differ, before some are compressed
const uint CONTROL_UNSORTED = 3;     // not 0: some key is greater than its successor
const uint CONTROL_RESULT = 4;       // RESULT_*: what finish.comp has to do
const uint CONTROL_ENDED = 5;        // workgroups of the histogram kernel that have ended
const uint CONTROL_LEAF_BITS = 6;    // in which the elements of a leaf of leaf_sort.comp agree; 0: there are none
const uint CONTROL_RANGES = 7;       // leaves that were sorted by digits, see sort_range.glsl
const uint CONTROL_FALLBACKS = 8;    // how often a look-back counted a predecessor's tile itself
const uint CONTROL_LEAF_FIRST = 9;   // the lowest bit in which the elements of a leaf agree, of a leaf by place, too
const uint CONTROL_LEAF_PASSES = 10; // that come before leaves
const uint CONTROL_LEAF_ALT = 11;    // not 0: they end in scratch
// of segments, over what is known of leaves
const uint CONTROL_LIST_COUNTS = CONTROL_LEAF_BITS;      // 2 words
const uint CONTROL_LONG_TILES = CONTROL_LEAF_FIRST;
const uint CONTROL_LONG_COUNT = CONTROL_LEAF_PASSES;
const uint CONTROL_DESCENT = CONTROL_LEAF_ALT;           // not 0: offsets descend
const uint CONTROL_POLLS = 12;                           // in vain, of the first digit, of workgroups that gave up
// of leaves by place, see find_places.glsl
const uint CONTROL_MAY_PLACE = 13;      // not 0: there may be some
const uint CONTROL_LEADING_BITS_ENDED = 15; // workgroups of leading_bits.comp that have ended
const uint CONTROL_PLACES = 16;         // not 0: there are some, and no other leaves:
const uint CONTROL_PLACE_COUNT = 17;    // so many
// of keys without the bits in which all agree, see compressed_keys.glsl
const uint CONTROL_FIELD_COUNT = 18; // 0: keys are whole
const uint CONTROL_AGREED = 20; // 2 words: encoded keys where all agree, else 0
const uint CONTROL_FLIPS = 22;  // 2 words: bits to flip in encoded keys, where passes take keys as they are given
const uint CONTROL_FIELDS = 24; // MOST_FIELDS words
const uint MOST_FIELDS = 16;
// MOST_PASSES records: {PASS_* flags, ticket, number of its first portion, -}
const uint RECORD_WORDS = 4;
const uint CONTROL_PASSES = CONTROL_FIELDS + MOST_FIELDS;
// pass_count x RADIX: totals, then exclusive bases
const uint CONTROL_HISTOGRAMS = CONTROL_PASSES + MOST_PASSES * RECORD_WORDS;

const uint PASS_SKIP = 1u;         // it does not run: all keys agree in this digit, or others sort by it
const uint PASS_FROM_ALT = 2u;     // reads scratch and writes the caller's arrays; else the other way
const uint PASS_ENCODE = 4u;       // keys come in the caller's form
const uint PASS_DECODE = 8u;       // keys go out in the caller's form
const uint PASS_FIRST = 16u;       // first that is not skipped
const uint PASS_LAST = 32u;        // last that is not skipped; never before leaves
const uint PASS_COPIES = 64u;      // all keys agree in its digit: it makes the number of passes even
const uint PASS_LOWEST_SHIFT = 8u; // above: the lowest bit by which the first of the passes before leaves sorts, else 0

const uint RESULT_IN_ALT = 1u; // the second copies hold it
const uint RESULT_AS_IS = 2u;  // no pass ran: the input was in order

// The elements that the histogram copies to scratch.
const uint COPY_ENCODED = 1u;
const uint COPY_GIVEN = 2u; // keys in the caller's form
const uint COPY_HELD = 3u;  // none: what is given is the second copy

// Workgroups in x: the least maxComputeWorkGroupCount that Vulkan allows. The rest goes into y.
const uint MOST_WORKGROUPS = 65535u;

// Indirect sizes, {x, y, z, -} each, of so many words, lie before these.
const uint SIZE_WORDS = 4;
const uint SIZE_TILES = 0;   // of the kernels that work by tiles or spans,
const uint SIZE_MERGES = 4;  // of merge_tiles.comp,
const uint SIZE_STRIDE = 8;  // of the kernels that loop over the array,
const uint SIZE_FINISH = 12; // of finish.comp,
const uint SIZE_LEAVES = 16; // of leaf_sort.comp,
const uint SIZE_LEADING_BITS = 20; // of leading_bits.comp,
const uint SIZE_PLACES = 24;   // of sort_leaves.comp,
const uint SIZE_EXPANDERS = 28; // of leading_bits.comp where it expands keys,
const uint SIZE_PASSES = 64; // MOST_PASSES of the passes, 0: skipped,
// of segments, over the passes
const uint SIZE_LISTS = SIZE_PASSES;                  // 2, of the lists' kernels
const uint SIZE_LONG = SIZE_PASSES + 2 * SIZE_WORDS;  // of the kernels by tiles of long segments
const uint SIZE_BASES = SIZE_PASSES + 4 * SIZE_WORDS; // of the kernel by long segments
const uint SIZES_END = SIZE_PASSES + MOST_PASSES * SIZE_WORDS; // a multiple of ALIGNMENT
const uint ALIGNMENT = 256u; // bytes, of sections of scratch; the largest minStorageBufferOffsetAlignment there is

// ---- status rows of one-sweep, a word for each value of a digit ----
const uint STATUS_SHIFT = 29u; // bits of a word's count; above them is its state
const uint TOTALS_ROWS = 2u;   // before those of tiles: totals of the portions before

// ---- the sample of histogram.comp ----
const uint MOST_SAMPLES = 512u; // keys

// ---- leaves ----
const uint LEAF_INDEX_BITS = 12u; // bits of an element's index in its leaf; one more where a workgroup has room for more
const uint MOST_LEAF = 2u << LEAF_INDEX_BITS; // elements that these bits number
const uint LEAF_PARTS = 8u;       // of the elements of a leaf on average; it has room for one part more

// ---- leaves by place ----
const uint LEAST_PREFIX_DIGITS = 2u; // they follow passes by so many digits
const uint MOST_PREFIX_DIGITS = 5u;  // up to so many
const uint PREFIX_CHOICES = MOST_PREFIX_DIGITS - LEAST_PREFIX_DIGITS + 1u;
const uint SAMPLED = 256u;   // one key of so many is in the sample of leading_bits.comp
const uint CUT_EIGHTHS = 7u; // of the room of a leaf, from cut to cut
const uint CUT_PLACES = 2u;  // leaves by place that a cut adds, at most, to the one before all cuts
const uint CUTS_AGAIN = 1u;  // invocations of leaf_starts.comp that look at the last cut of the workgroup before
const uint COMPRESSED_ITEMS = 4u; // keys that an invocation of leading_bits.comp compresses at once
const uint LEAST_SAVED = 2u; // digits, by which compressed keys have fewer
const uint PLACE_WORDS = 2u; // of a leaf in their list: its first element, its count

// ---- modes: bits ----
// push.mode of the kernels that sort, merge and split tiles
const uint TILE_ENCODE = 1u;  // keys come in the caller's form
const uint TILE_DECODE = 2u;  // keys go out in the caller's form: this is the last dispatch
const uint TILE_TO_ALT = 4u;  // the result goes to scratch; otherwise to the caller's arrays
const uint TILE_SAMPLES = 8u; // tile_sort.comp leaves samples for split_runs.comp
const uint TILE_BUCKET = 16u; // tile_sort.comp sorts a bucket of all runs in scratch instead of a tile
// push.mode of odd_even_merge.comp
const uint MODE_ODD = 1u;  // the second of each pair of runs has an even index
const uint MODE_SORT = 2u; // elements come in any order, in a tile of consecutive ones

// ---- small counts: runs that are merged, or cut into buckets between samples, see buckets.glsl ----
const uint MERGE_LOG2 = 2u;               // log2 of
const uint MERGE_WAYS = 1u << MERGE_LOG2; // runs that become one
const uint MAX_RUNS = 128u;               // runs that are cut into buckets, at most
const uint USUAL_RUNS = 64u;              // as many; 64-bit keys have more where runs are whole tiles
const uint RUN_SAMPLES = 32u;             // one of every so many keys of a whole run; a power of two
const uint SPLITTER_WORDS = MAX_RUNS + 3u; // that say where a bucket begins in all runs
const uint RANKED_SAMPLES = 32u;          // by a workgroup of split_runs.comp

// ---- segments ----
const uint SMALL_SEGMENTS = 4u; // the fewest that a workgroup sorts side by side
const uint LISTS = 2u;          // of segments that are sorted by a workgroup each: shorter, longer ones
const uint LISTED_WORDS = 2u;   // of each of these: its first element, its count
const uint OWNER_WORDS = 4u;    // of a tile of a long segment, see long_segments.glsl

// ---- the first k: first_segments.glsl ----
const uint FIRST_ALONE = 0u;       // push.pass: no segment leaves candidates,
const uint FIRST_FILTERED = 1u;    // by a pivot from a sample,
const uint FIRST_SPANS = 2u;       // or span by span
const uint FIRST_BUCKETS = 3u;     // or by buckets between samples
const uint FIRST_STATE_WORDS = 4u; // of a segment
const uint SOME_LEFT_PART = 2u;    // first_some.comp: of the elements that can be kept, one of so many can be wanted
const uint SOME_LANES = 4u;        // and invocations that a subgroup has at least
const uint FEWEST_SAMPLED = 16u;   // at most one element in so many is sampled
const uint MOST_RANKED = 256u;     // elements that are ranked, each among all

const uint BUCKET_WANTED = 32u;    // first_split.comp: elements wanted of a bucket,
const uint FEWEST_BUCKETS = 8u;    // which are so many at least,
const uint MOST_BUCKETS = 64u;     // so many at most;
const uint MOST_PARTS = 256u;      // parts of the segment, a workgroup each,
const uint SPLIT_ROOM = 2u;        // with room for so many candidates an invocation
const uint BUCKET_SHARES = 4u;     // workgroups of first_k.comp for a bucket
const uint TOO_MANY_CANDIDATES = 1u << 23; // of a part, so that those of all parts are a word

// ---- select_any.comp ----
// Words of a row: what is known of its k-th key, 2 x {key, keys before it, not 0: all with these digits are wanted};
const uint SELECT_KNOWN = 4u;
const uint SELECT_STORED = 2 * SELECT_KNOWN;      // how many are stored;
const uint SELECT_UNSORTED = SELECT_STORED + 1;   // whether some key is less than the one before it;
const uint SELECT_FOUND = SELECT_UNSORTED + 1;    // how many are wanted, of an array;
const uint SELECT_COUNTS = SELECT_FOUND + 1;      // counts of a digit,
const uint SELECT_STEPS = 3u;                     // of so many steps in turn
const uint SELECT_ROW_BITS = 8u;                  // of a digit,
const uint SELECT_ARRAY_BITS = 11u;               // and of one of a single array

// ---- workgroups ----
// Kernels REQUIRE what they need of these numbers.
const uint SIZE_UNIT = 32u;   // invocations of any kernel that the tuning table shapes: a multiple of these,
const uint MOST_SIZE = 1024u; // of any kernel: so many at most
const uint MOST_LANES = 128u; // of a subgroup: bits of a ballot
const uint MOST_ITEMS = 32u;  // of kernels that could have more: they are in registers
const uint MOST_TILE = MOST_SIZE * MOST_ITEMS; // elements of a workgroup
// Items that other kernels can have.
const uint MOST_LAYERS = 5u;           // shared_sort.glsl, odd_even_merge.comp: log2 of the most
const uint MOST_NETWORK_ITEMS = 1u << MOST_LAYERS;
const uint LEAST_SORTED_LAYERS = 2u;   // shared_sort.glsl: log2 of the fewest, as its trips reach no further with fewer
const uint FEWEST_SORTED_ITEMS = 1u << LEAST_SORTED_LAYERS;
const uint FEWEST_NETWORK_ITEMS = 2u;  // odd_even_merge.comp: its opening layer joins two
const uint MOST_SELECT_ITEMS = 32u;    // select_any.comp: a bit of a word each
const uint FEWEST_PLACE_ITEMS = 4u;    // sort_leaves.comp: bins have the room of so many
const uint MOST_PLACE_ITEMS = 32u;     // sort_leaves.comp: as many as a word has bits, of which each invocation has one
const uint MOST_PLACE = 1u << 13;      // its elements: each takes three words of shared memory
const uint MOST_STRIDE_WORKGROUPS = 2048u; // of kernels that loop over the array, at most

// ---- VARIANT: a number or bits, by the kernel ----
// count.comp, scan.comp
const uint VARIANT_FIRST_PASS = 1u; // the pass records are not planned yet
// tile_sort.comp
const uint VARIANT_WHOLE_KEYS = 1u; // all bits of the key are compared
const uint VARIANT_PARTS = 2u;      // a bucket may have more than a tile
// odd_even_merge.comp
const uint VARIANT_NESTED_LOOPS = 1u; // see sort_held()
const uint VARIANT_NANS_LAST = 2u;    // of either sign; the zeros may stay apart, as the sort need not be stable
const uint VARIANT_BFLOAT16 = 4u;     // keys of 16 bits are bfloat16
const uint VARIANT_NANS_FIRST = 8u;   // of either sign, where keys descend
// copy_keys.comp
const uint VARIANT_KEYS_BACK = 1u;        // keys come back and are packed; else they go to scratch, one or two words a key,
const uint VARIANT_KEYS_NUMBERS = 2u;     // as numbers; else as they are
const uint VARIANT_KEYS_DESCENDING = 4u;  // of numbers
const uint VARIANT_KEYS_INSIDE = 8u;      // the keys are in scratch, a word or two each; else they are the caller's
const uint VARIANT_KEYS_BESIDE = 16u;     // below the number are the key's own bits, in the other half
const uint VARIANT_KEYS_BFLOAT16 = 32u;   // keys of 16 bits are bfloat16
const uint VARIANT_KEYS_NANS_FIRST = 64u; // NaNs come before all numbers, else behind them
// gather.comp
const uint VARIANT_BACK = 1u;   // from scratch to the caller's values; else from there to scratch
const uint VARIANT_GATHER = 2u; // value i is read at index[i]; else at i
// take_keys.comp
const uint VARIANT_KEY_ONLY = 1u; // nothing is stored but the keys
// pack_values.comp: one of
const uint VARIANT_PACK_GATHER = 0u; // the first values of each segment go to scratch, by their indices
const uint VARIANT_PACK_BACK = 1u;   // they come back, side by side
const uint VARIANT_PACK_INDEX = 2u;  // their indices, counted from their segment's first element, side by side
const uint VARIANT_INDEX_ALL = 3u;   // the same of all values, at their positions; outside of all segments: none
// first_few.comp, first_k.comp, select_any.comp
const uint VARIANT_SIDE_BY_SIDE = 2u; // indices of all segments lie side by side
// first_k.comp
const uint VARIANT_CANDIDATES = 4u;  // of long segments what is left as candidates, if that is good
const uint VARIANT_ANY_ORDER = 8u;
const uint VARIANT_SAMPLE = 16u;     // it finds the pivot of first_filter.comp
const uint VARIANT_SPANS = 32u;      // a workgroup leaves candidates of a span
const uint VARIANT_BUCKETS = 64u;    // a workgroup stores a bucket's part of the result
const uint VARIANT_LOOPS_END = 128u; // lavapipe ends an invocation's loops after 65,535 rounds in all
const uint VARIANT_SHARE = 8u;       // log2 of the part of a tile that there is shared memory for
const uint MOST_SHARE = 3u;
// select_any.comp
const uint VARIANT_ARRAY = 4u; // one, which may be in order; great digits have room there, and save steps
const uint VARIANT_PLACED = 8u; // what is found is stored in the order of its places, to be sorted
// one-sweep's kernels; of leaf_sort.comp the lower bits are the log2 of its bins
const uint VARIANT_RANK_BY_ATOMICS = 1u; // shared atomics rank, where the outcome can be checked
const uint VARIANT_PAIRED_RANKS = 2u;    // two ranks a register
const uint VARIANT_BY_INDEX = 4u;        // tiles in the order of the workgroups' indices, not of tickets
const uint VARIANT_REVERSED = 128u;      // for tests, of leaf_sort.comp, too: atomics take effect from last lane to first
// their fields: the first bit of each, and the greatest number in it
const uint VARIANT_STALL = 8u;   // for tests, STALL_* of stalls.glsl
const uint MOST_STALL = 7u;
const uint VARIANT_ROUNDS = 12u; // 1 less than the rounds that reorder a tile
const uint MOST_ROUNDS = 15u;
const uint VARIANT_WINDOW = 16u; // status rows that look-back loads at once; 0: 8
const uint MOST_WINDOW = 15u;
const uint VARIANT_GROUPS = 22u; // tiles of a group and groups, at most; 0: none
const uint MOST_GROUPS = 31u;
const uint LEAST_BIN_BITS = 8u; // of leaf_sort.comp: log2 of bins; fewer would be too full;
const uint MOST_BIN_BITS = 13u; // of 2 bytes of shared memory each
