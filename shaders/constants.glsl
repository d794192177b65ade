// Numbers that kernels share with each other and with gpusort.h, which has them as GPUSORTI_*. This file is C++, too: tests
// include it.

// ---- FLAGS: bits ----
const uint FLAG_WRITE_INDICES = 1u; // values are generated, not read
const uint FLAG_KEEP_KEYS = 2u;     // the last pass stores no keys
const uint FLAG_ROLLED = 8u;        // the driver's compiler takes long: loops stay loops
const uint FLAG_RAW = 16u;          // passes take keys as they are: what lies in scratch is not in the order-preserving form
const uint FLAG_SUMS = 256u;        // elements behind an address are not found by an index: see WORD_AT
const uint FLAG_STRADDLE = 512u;    // onesweep.comp: some digit has bits of both words of a key

// ---- control block: words that kernels of one sort share; begin.comp clears it ----
const uint CONTROL_COUNT = 0;     // elements to sort
const uint CONTROL_DIFFER = 1;    // 2 words: the bits in which keys differ
const uint CONTROL_UNSORTED = 3;  // not 0: some key is greater than its successor
const uint CONTROL_RESULT = 4;    // RESULT_*: what finish.comp has to do
const uint CONTROL_ENDED = 5;     // workgroups of the histogram kernel that have ended
const uint CONTROL_LEAF_BITS = 6; // bits by which passes sort, for leaf_sort.comp; 0: by all bits
const uint CONTROL_OVERFULL = 7;  // not 0: some leaf has more elements than a workgroup has room for
const uint CONTROL_FALLBACKS = 8; // how often a look-back counted a predecessor's tile itself
const uint CONTROL_LEAF_FIRST = 9;   // the lowest of these bits
const uint CONTROL_LEAF_PASSES = 10; // that sort by them
const uint CONTROL_LEAF_ALT = 11;    // not 0: they end in scratch
const uint CONTROL_POLLS = 12;  // in vain, of the first digit by workgroups that then gave up; counted where tiles stall
const uint CONTROL_PASSES = 16; // 32 x {PASS_* flags, ticket, number of its first portion, unused}
const uint CONTROL_HISTOGRAMS = CONTROL_PASSES + 32 * 4; // pass_count x RADIX: totals, then exclusive bases

const uint PASS_SKIP = 1u;       // all keys agree in this digit
const uint PASS_FROM_ALT = 2u;   // reads scratch and writes the caller's arrays; else the other way
const uint PASS_ENCODE = 4u;     // keys come in the caller's form
const uint PASS_DECODE = 8u;     // keys go out in the caller's form
const uint PASS_FIRST = 16u;     // first that is not skipped
const uint PASS_LAST = 32u;      // last that is not skipped
const uint PASS_LOWEST_SHIFT = 8u; // above: the lowest bit by which the first of the passes before leaves sorts, else 0

// Indirect sizes, {x, y, z, -} each, lie before these words.
const uint SIZE_TILES = 0;  // of the kernels that work by tiles or spans,
const uint SIZE_MERGES = 4; // of merge_tiles.comp,
const uint SIZE_STRIDE = 8; // of the kernels that loop over the array,
const uint SIZE_FINISH = 12; // of finish.comp,
const uint SIZE_LEAVES = 16; // of leaf_sort.comp,
const uint SIZE_PASSES = 64; // 32 of the passes, 0: skipped,
const uint SIZES_END = 192; // a multiple of 256 bytes
