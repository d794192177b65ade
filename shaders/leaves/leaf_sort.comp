#version 450
#extension GL_GOOGLE_include_directive : require
// Passes have sorted by the keys' leading bits, not counting those in which all keys agree; a workgroup takes the elements
// that agree in these, a leaf, and sorts it by the rest in shared memory, stable (a hybrid radix sort: Stehle and Jacobsen,
// 2017): atomics distribute the elements over many small bins, then each is compared with those of its bin. A leaf that is
// overfull, or has a bin that is not small, is sorted by digits: sort_range.glsl. Reads where the passes left the elements,
// writes the caller's arrays, in place where they are the same.
// push.starts has no meaning where the leaves are the last pass's digits. VARIANT: log2 of the bins; VARIANT_REVERSED.
#define ARGUMENTS LEAF_ARGUMENTS
#define KEEPS_SIZES
#include "buffers.glsl"
#include "keys.glsl"
#include "bin_words.glsl"
#include "invocations.glsl"
#include "sync.glsl"
#include "leaves.glsl"
#include "test_hooks.glsl"

const uint BIN_BITS = VARIANT & VARIANT_REVERSED - 1u;
const uint BINS = 1u << BIN_BITS;
const uint BIN_WORDS = BINS / 2u;
const uint WORDS_EACH = (BIN_WORDS + WORKGROUP_SIZE - 1u) / WORKGROUP_SIZE;
const bool VALUES = VALUE_WORDS != 0u;
const bool STORES_KEYS = (FLAGS & FLAG_KEEP_KEYS) == 0u;

// An element in its bin: the bits below the leading ones, the first of which are the bin's number; unless they are all
// there is to it, the last bits give way to its index in the leaf.
const bool INDEXED = VALUES || KEY_WORDS == 2u;
const uint FEW_ELEMENTS = 1u << LEAF_INDEX_BITS;
const uint INDEX_MASK = INDEXED ? (TILE <= FEW_ELEMENTS ? FEW_ELEMENTS : MOST_LEAF) - 1u : 0u;
REQUIRE(bins_have_16_bits, MOST_LEAF < 1u << 16)
REQUIRE(the_index_leaves_a_bin_its_bits, MOST_BIN_BITS + LEAF_INDEX_BITS + 1u <= 32u)

const uint BINS_ROOM = BIN_WORDS + 1u > RADIX ? BIN_WORDS + 1u : RADIX;
const uint BINNED_ROOM = TILE > RADIX ? TILE : RADIX;
shared uint bins[BINS_ROOM]; // 16 bits a bin: its elements, then where it begins
shared uint binned[BINNED_ROOM]; // a word of each element, bin after bin
shared uint skewed; // not 0: some bin has more elements than are compared each with each
const uint MOST_IN_BIN = 64u;

const uint RANGE_SETS = BINNED_ROOM / RADIX < SUBGROUPS ? BINNED_ROOM / RADIX : SUBGROUPS;
#define digit_counts binned
#define next_places bins
#include "sort_range.glsl"

uvec2 key[ITEMS];  // of the invocation's items,
uint place[ITEMS]; // whose words lie here in binned[]
uvec2 value[VALUES ? ITEMS : 1u]; // of the items that it has once they lie in their bins,
uint rank[ITEMS];                 // and where these go

uvec2 passed_key(const bool alt, const uint i) { return encode_passed(load_key(alt, i)); }

uint bin_of(const uint word) { return word >> (32u - BIN_BITS); }
uint bin_begin(const uint bin) { return bins[bin >> 1] >> (16u * (bin & 1u)) & 0xffffu; }

void scan_bins(const uint count) {
    uint first = invocation * WORDS_EACH;
    uint word[WORDS_EACH];
    uint sum = 0u;
    uint most = 0u;
    [[unroll]] for (uint j = 0u; j < WORDS_EACH; j++) {
        word[j] = first + j < BIN_WORDS ? bins[first + j] : 0u;
        sum += (word[j] & 0xffffu) + (word[j] >> 16);
        most = max(most, max(word[j] & 0xffffu, word[j] >> 16));
    }
    if (most > MOST_IN_BIN) STORE_IN_WORKGROUP(skewed, 1u);
    uint begin = workgroup_exclusive_add(sum);
    [[unroll]] for (uint j = 0u; j < WORDS_EACH; j++) {
        uint middle = begin + (word[j] & 0xffffu);
        if (first + j < BIN_WORDS) bins[first + j] = begin | middle << 16;
        begin = middle + (word[j] >> 16);
    }
    if (invocation == 0u) bins[BIN_WORDS] = count;
    barrier();
}

// The order of elements whose words in binned[] differ in the index alone.
bool keys_precede(const bool from_alt, const uint begin, const uint a, const uint b) {
    uvec2 key_a = passed_key(from_alt, begin + (a & INDEX_MASK));
    uvec2 key_b = passed_key(from_alt, begin + (b & INDEX_MASK));
    return key_less(key_a, key_b) || (key_a == key_b && a < b);
}

void load_elements(const Leaf leaf) {
    [[unroll]] for (uint k = 0u; k < ITEMS; k++)
        key[k] = passed_key(leaf.from_alt, leaf.begin + min(k * WORKGROUP_SIZE + invocation, leaf.count - 1u));
}

void clear_bins() {
    for (uint i = invocation; i < BIN_WORDS; i += WORKGROUP_SIZE) bins[i] = 0u;
    if (invocation == 0u) skewed = 0u;
    barrier();
}

// An element's place in its bin is how many have come before it.
void fill_bin(const Leaf leaf, const uint k) {
    uint rest = rest_of(key[k], leaf.first);
    uint shift = 16u * (bin_of(rest) & 1u);
    if (k * WORKGROUP_SIZE + invocation < leaf.count)
        place[k] = atomicAdd(bins[bin_of(rest) >> 1], 1u << shift) >> shift & 0xffffu;
}

// For tests: from the leaf's last element to its first.
void fill_bins_reversed(const Leaf leaf) {
    [[unroll]] for (uint k = ITEMS; k > 0u; k--)
        [[dont_unroll]] for (uint s = gl_NumSubgroups; s > 0u; s--) {
            [[dont_unroll]] for (uint l = lanes; l > 0u && subgroup + 1u == s; l--) {
                if (lane + 1u == l) fill_bin(leaf, k - 1u);
                subgroupBarrier();
            }
            barrier();
        }
}

// Counts the elements of each bin.
void fill_bins(const Leaf leaf) {
    if (REVERSED) {
        fill_bins_reversed(leaf);
        return;
    }
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) fill_bin(leaf, k);
    barrier();
}

// Puts what is left to compare of the elements into binned[].
void place_elements(const Leaf leaf) {
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        uint i = k * WORKGROUP_SIZE + invocation;
        uint rest = rest_of(key[k], leaf.first);
        if (i < leaf.count) {
            place[k] += bin_begin(bin_of(rest));
            binned[place[k]] = INDEXED ? (rest & ~INDEX_MASK) | i : rest;
        }
    }
    workgroup_sync();
}

// The invocation goes on with the elements that lie in order in binned[]: neighbours stay near each other. Each is compared
// with those of its bin. Keys of one word are stored at once: all bits in which they differ are there.
void rank_in_bins(const Leaf leaf) {
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        uint at = k * WORKGROUP_SIZE + invocation;
        if (at >= leaf.count) continue;
        uint word = binned[at];
        uint last = bin_begin(bin_of(word) + 1u);
        rank[k] = bin_begin(bin_of(word));
        for (uint other = rank[k]; other < last; other++) {
            uint rival = binned[other];
            bool before = INDEXED ? rival < word : rival < word || (rival == word && other < at);
            if (KEY_WORDS == 2u && other != at && (rival | INDEX_MASK) == (word | INDEX_MASK))
                before = keys_precede(leaf.from_alt, leaf.begin, rival, word);
            if (before) rank[k]++;
        }
        if (KEY_WORDS == 1u && STORES_KEYS) {
            uint to = leaf.begin + rank[k];
            uint low = key[0].x >> leaf.first << leaf.first | (word & ~INDEX_MASK) >> (32u - leaf.first);
            store_key(false, to, decode_key(uvec2(low, 0u)));
        }
    }
}

// Keys of two words go the way of the bins through binned[], a word after the other.
void store_wide_keys(const Leaf leaf) {
    uint low[ITEMS];
    barrier();
    [[unroll]] for (uint k = 0u; k < ITEMS; k++)
        if (k * WORKGROUP_SIZE + invocation < leaf.count) binned[place[k]] = key[k].x;
    barrier();
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) low[k] = binned[k * WORKGROUP_SIZE + invocation];
    barrier();
    [[unroll]] for (uint k = 0u; k < ITEMS; k++)
        if (k * WORKGROUP_SIZE + invocation < leaf.count) binned[place[k]] = key[k].y;
    workgroup_sync();
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        uint at = k * WORKGROUP_SIZE + invocation;
        if (at < leaf.count)
            store_key(false, leaf.begin + rank[k], decode_key(uvec2(low[k], binned[at])));
    }
}

// Values have stayed where they were: those of neighbours lie near each other.
void load_values(const Leaf leaf) {
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        uint word = binned[min(k * WORKGROUP_SIZE + invocation, leaf.count - 1u)];
        value[VALUES ? k : 0u] = load_value(leaf.from_alt, leaf.begin + (word & INDEX_MASK));
    }
}

void store_values(const Leaf leaf) {
    workgroup_sync(); // all have loaded theirs before one overwrites it
    [[unroll]] for (uint k = 0u; k < ITEMS; k++)
        if (k * WORKGROUP_SIZE + invocation < leaf.count) store_value(false, leaf.begin + rank[k], value[VALUES ? k : 0u]);
}

// The bits below this one: keys of a leaf agree in all others. To look in which of them they differ would be one read more,
// and costs 2 to 3 % of sorts by this kernel on NVIDIA: its workgroups of 256 then have over 48 registers an invocation, and
// four of them, not five, have room on a multiprocessor.
uvec2 bits_below(const uint bit) {
    return bit < 32u ? uvec2((1u << bit) - 1u, 0u) : uvec2(~0u, (1u << bit - 32u) - 1u);
}

void main() {
    uint bits = CONTROL(CONTROL_LEAF_BITS);
    uint number = workgroup_index();
    if (bits == 0u || number >> bits != 0u) return;
    bool from_alt = CONTROL(CONTROL_LEAF_ALT) != 0u;
    Leaf leaf = find_leaf(number, from_alt, CONTROL(CONTROL_LEAF_PASSES), CONTROL(CONTROL_LEAF_FIRST));
    if (leaf.count == 0u) return;

    number_invocations();
    bool by_digits = leaf.count > TILE;
    if (!by_digits) {
        load_elements(leaf);
        clear_bins();
        fill_bins(leaf);
        scan_bins(leaf.count);
        by_digits = LOAD_IN_WORKGROUP(skewed) != 0u;
    }
    if (by_digits) {
        sort_range(Range(leaf.from_alt, leaf.begin, leaf.count, 0u), bits_below(leaf.first));
        return;
    }
    place_elements(leaf);
    if (VALUES && KEY_WORDS == 1u) load_values(leaf); // two words a key leave no registers for that
    rank_in_bins(leaf);
    if (VALUES && KEY_WORDS == 2u) load_values(leaf);
    if (KEY_WORDS == 2u && STORES_KEYS) store_wide_keys(leaf);
    if (VALUES) store_values(leaf);
}
