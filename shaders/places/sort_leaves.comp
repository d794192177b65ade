#version 450
#extension GL_GOOGLE_include_directive : require
// Passes have sorted 64-bit keys by their leading bits, and leaf_starts.comp has cut them into leaves; a workgroup sorts one
// in shared memory by the rest, stable. Its elements become different numbers of 64 bits: of their prefix, counted in the
// leaf, of the bits below it, of their place. Where prefixes have few elements each is compared with those of its prefix,
// else with those of its bin: bins are parts of the intervals between samples. Where keys are such that samples miss what
// they differ in, or a prefix has no room, it is sorted by digits: sort_range.glsl. Reads where the passes left the
// elements, writes the caller's arrays, in place where they are the same.
#define ARGUMENTS LEAF_ARGUMENTS
#define KEEPS_SIZES
#include "buffers.glsl"
#include "keys.glsl"
#include "invocations.glsl"
#include "sync.glsl"
#include "places.glsl"

const bool VALUES = VALUE_WORDS != 0u;
const uint WORD = 32u;
const uint WORDS = TILE / WORD; // of a bit an element
REQUIRE(each_word_has_an_invocation, MOST_PLACE_ITEMS <= WORD)
const uint LEAF_SAMPLES = WORKGROUP_SIZE / 4u;
const uint PARTS = 16u; // bins between two samples
const uint BINS = LEAF_SAMPLES * PARTS;
REQUIRE(a_place_and_its_bin_have_16_bits_each, MOST_PLACE <= 1u << 16 && MOST_SIZE / 4u * PARTS <= 1u << 16)
const uint BINS_EACH = BINS / WORKGROUP_SIZE;
const uint MOST_IN_BIN = 8u * TILE / LEAF_SAMPLES; // as many as are on average between so many samples
const uint SHARE = WORKGROUP_SIZE / LEAF_SAMPLES; // invocations of a sample

// What goes through the loops below lies in shared memory, so that they stay loops: NVIDIA's compiler (driver 580) puts
// arrays that it cannot keep in registers in memory.
const uint ROOM = TILE + 2u > RADIX ? TILE + 2u : RADIX;
shared uint numbers_low[ROOM]; // the elements' keys, then their numbers
shared uint numbers_high[ROOM];
shared uint placed[(ITEMS + 1u) / 2u * WORKGROUP_SIZE]; // where two elements of an invocation go, 16 bits each
// In the same memory, while invocations hold the numbers: how many elements each bin has, then where it begins;
#define bins numbers_low
// samples, as they come, in order: two words each; scale and shift of an interval, rank.
#define samples numbers_high
REQUIRE(bins_and_samples_have_room, PARTS / 4u <= FEWEST_PLACE_ITEMS && 7u <= 4u * FEWEST_PLACE_ITEMS)
const uint SAMPLE_AT = 0u;
const uint ORDERED_AT = 2u * LEAF_SAMPLES;
const uint SCALE_AT = 4u * LEAF_SAMPLES;
const uint SHIFT_AT = 5u * LEAF_SAMPLES;
const uint RANK_AT = 6u * LEAF_SAMPLES;

shared uint starts[WORDS + 2u];     // whether a prefix begins at an element
shared uint descents[WORDS + 2u];      // whether it is less than the one before of its prefix
shared uint bin_starts[WORDS + 2u]; // whether a bin begins at an element
shared uint prefixes_before[WORDS];
shared uint prefix_count;
shared uint skewed; // words within prefixes of many elements that are not in order
shared uint descending_words; // words that have descents
shared uint overfilled; // not 0: some bin has more than MOST_IN_BIN elements

const bool STORES_KEYS = (FLAGS & FLAG_KEEP_KEYS) == 0u;
const uint RANGE_SETS = ROOM / RADIX < SUBGROUPS ? ROOM / RADIX : SUBGROUPS;
#define digit_counts numbers_low
#define next_places numbers_high
#include "sort_range.glsl"

// A step for each item of the invocation.
#define FOR_ITEMS [[unroll]] for (uint k = 0u; k < ITEMS; k++)
#define LOOP_ITEMS(i, end) [[dont_unroll]] for (uint i = invocation; i < (end); i += WORKGROUP_SIZE)

// ---- numbers of 64 bits ----
uvec2 shifted_left(const uvec2 a, const uint by) {
    if (by >= 32u) return uvec2(0u, a.x << (by - 32u));
    return by == 0u ? a : uvec2(a.x << by, a.y << by | a.x >> (32u - by));
}
uvec2 shifted_right(const uvec2 a, const uint by) {
    if (by >= 32u) return uvec2(a.y >> (by - 32u), 0u);
    return by == 0u ? a : uvec2(a.x >> by | a.y << (32u - by), a.y >> by);
}
uvec2 difference(const uvec2 a, const uvec2 b) {
    uint borrow;
    uint low = usubBorrow(a.x, b.x, borrow);
    return uvec2(low, a.y - b.y - borrow);
}
uint bit_length(const uint a) { return uint(findMSB(a) + 1); }

bool number_less(const uvec2 a, const uvec2 b) { return a.y < b.y || (a.y == b.y && a.x < b.x); }
uvec2 number_at(const uint i) { return uvec2(numbers_low[i], numbers_high[i]); }
void set_number(const uint i, const uvec2 number) {
    numbers_low[i] = number.x;
    numbers_high[i] = number.y;
}

// ---- bits of elements ----
// A subgroup's ballot is a word, or two, where it is full; else each invocation sets its bit.
const bool BALLOTS = (FULL_SUBGROUPS * SUBGROUP_SIZE & 96u) != 0u;
const uint UNSET = BALLOTS ? 0xffffffffu : 0u; // a word that is written later, or whose bits are

#define SET_BITS(bits, at, set) \
    if (BALLOTS) { \
        uvec4 vote = subgroupBallot(set); \
        if ((lane & (WORD - 1u)) == 0u) bits[(at) / WORD] = lane < WORD ? vote.x : vote.y; \
    } else if (set) atomicOr(bits[(at) / WORD], 1u << ((at) & (WORD - 1u)));

// The run of elements in which one lies: from the last bit up to it to the next one.
#define FIND_RUN(bits, at, begin, end) { \
    uint w = (at) / WORD; \
    uint word = bits[w]; \
    uint up_to = word & 0xffffffffu >> (WORD - 1u - ((at) & (WORD - 1u))); \
    uint v = w; \
    while (up_to == 0u) up_to = bits[--v]; \
    begin = v * WORD + uint(findMSB(up_to)); \
    uint behind = word & 0xfffffffeu << ((at) & (WORD - 1u)); \
    v = w; \
    while (behind == 0u) behind = bits[++v]; \
    end = v * WORD + uint(findLSB(behind)); \
}

// Elements of a run that are less than the number, and those before it. What lies behind the run is greater, and may be
// read.
uint rank_in(const uint begin, const uint end, const uvec2 number) {
    uint less = begin;
    [[dont_unroll]] for (uint j = begin; j < end; j += 2u) {
        uvec2 one = number_at(j);
        uvec2 two = number_at(j + 1u);
        less += number_less(one, number) ? 1u : 0u;
        less += number_less(two, number) ? 1u : 0u;
    }
    return less;
}

// Whether some element of a run is less than the one before.
bool has_descent(const uint begin, const uint end) {
    uint last = (end - 1u) / WORD;
    uint found = 0u;
    [[dont_unroll]] for (uint v = begin / WORD; v <= last; v++) {
        uint word = descents[v];
        if (v == begin / WORD) word &= 0xffffffffu << (begin & (WORD - 1u));
        if (v == last) word &= 0xffffffffu >> (WORD - 1u - ((end - 1u) & (WORD - 1u)));
        found |= word;
    }
    return found != 0u;
}

// ---- the steps of main() ----
struct PlacedLeaf {
    bool from_alt;
    uint begin;
    uint count;
    uint low; // of the prefix
    uint fields; // as of Range
};

uvec2 passed_key(const PlacedLeaf leaf, const uint i) {
    return ordered_form(load_key(leaf.from_alt, leaf.begin + i), leaf.fields);
}

// The caller's form of a key that passes have left, and that is whole again.
uvec2 ready_key(const uvec2 key) { return (FLAGS & FLAG_RAW) != 0u ? key : decode_key(key); }

void load_keys(const PlacedLeaf leaf) {
    uvec2 key[ITEMS];
    FOR_ITEMS
        if (k * WORKGROUP_SIZE < leaf.count)
            key[k] = passed_key(leaf, min(k * WORKGROUP_SIZE + invocation, leaf.count - 1u));
    for (uint w = invocation; w < WORDS + 2u; w += WORKGROUP_SIZE) {
        starts[w] = w < WORDS ? UNSET : 0xffffffffu;
        descents[w] = 0u;
        uint first = w * WORD; // what lies behind the end begins a bin each
        uint behind = first >= leaf.count ? 0xffffffffu : 0xffffffffu << (leaf.count & 31u);
        bin_starts[w] = first + WORD <= leaf.count ? 0u : behind;
    }
    if (invocation == 0u) {
        skewed = 0u;
        descending_words = 0u;
        overfilled = 0u;
    }
    FOR_ITEMS if (k * WORKGROUP_SIZE < leaf.count) set_number(k * WORKGROUP_SIZE + invocation, key[k]);
    barrier();
}

// Finds where prefixes begin and where their elements are not in order.
void find_prefixes(const PlacedLeaf leaf) {
    uvec2 prefix_bits = bits_from(leaf.low);
    LOOP_ITEMS(i, TILE) {
        bool starting = true;
        bool descent = false;
        if (i > 0u && i < leaf.count) {
            uvec2 own = number_at(i);
            uvec2 before = number_at(i - 1u);
            uvec2 differ = own ^ before;
            starting = ((differ.x & prefix_bits.x) | (differ.y & prefix_bits.y)) != 0u;
            descent = !starting && key_less(own, before);
        }
        SET_BITS(starts, i, starting)
        SET_BITS(descents, i, descent)
    }
}

// Counts the prefixes before each word, and tells how much there is to compare.
void count_prefixes() {
    uint own = invocation < WORDS ? uint(bitCount(starts[min(invocation, WORDS)])) : 0u;
    uint before = workgroup_exclusive_add(own);
    if (invocation < WORDS) {
        prefixes_before[invocation] = before;
        if (descents[invocation] != 0u) atomicAdd(descending_words, 1u);
        if ((starts[invocation] | starts[invocation + 1u]) == 0u) {
            uint begin;
            uint end;
            FIND_RUN(starts, invocation * WORD, begin, end)
            if (has_descent(begin, end)) atomicAdd(skewed, 1u);
        }
    }
    if (invocation == WORDS - 1u) prefix_count = before + own;
    barrier();
}

void make_numbers(const PlacedLeaf leaf, const uint index_bits) {
    uvec2 rest = ~bits_from(leaf.low);
    LOOP_ITEMS(i, leaf.count) {
        uint up_to = starts[i / WORD] << (WORD - 1u - (i & (WORD - 1u)));
        uint prefix = prefixes_before[i / WORD] + uint(bitCount(up_to)) - 1u;
        uvec2 number = shifted_left(uvec2(prefix, 0u), leaf.low) | (number_at(i) & rest);
        number = shifted_left(number, index_bits);
        number.x |= i;
        set_number(i, number);
    }
    if (invocation < 2u) set_number(leaf.count + invocation, uvec2(0xffffffffu));
    barrier();
}

// ---- where prefixes have many elements ----
uvec2 words_at(const uint at, const uint i) { return uvec2(samples[at + 2u * i], samples[at + 2u * i + 1u]); }
void set_words(const uint at, const uint i, const uvec2 number) {
    samples[at + 2u * i] = number.x;
    samples[at + 2u * i + 1u] = number.y;
}

uvec2 held[ITEMS]; // the invocation's numbers

// Behind the next barrier bins and samples may lie where the numbers were.
void hold_numbers(const PlacedLeaf leaf) {
    FOR_ITEMS held[k] = number_at(min(k * WORKGROUP_SIZE + invocation, leaf.count - 1u));
}

void order_samples(const PlacedLeaf leaf) {
    uvec2 sampled = uvec2(0u);
    if (invocation < LEAF_SAMPLES) {
        uint jitter;
        uint unused;
        umulExtended(invocation * 0x9e3779b1u, leaf.count / LEAF_SAMPLES, jitter, unused);
        sampled = number_at(invocation * leaf.count / LEAF_SAMPLES + jitter);
    }
    barrier();
    if (invocation < LEAF_SAMPLES) {
        set_words(SAMPLE_AT, invocation, sampled);
        samples[RANK_AT + invocation] = 0u;
    }
    for (uint i = invocation; i < BINS; i += WORKGROUP_SIZE) bins[i] = 0u;
    barrier();
    uint own = invocation / SHARE;
    uvec2 number = words_at(SAMPLE_AT, own);
    uint before = 0u;
    for (uint j = invocation % SHARE; j < LEAF_SAMPLES; j += SHARE) {
        uvec2 other = words_at(SAMPLE_AT, j);
        if (number_less(other, number) || (other == number && j < own)) before++;
    }
    atomicAdd(samples[RANK_AT + own], before);
    barrier();
    if (invocation < LEAF_SAMPLES) set_words(ORDERED_AT, samples[RANK_AT + invocation], sampled);
    barrier();
    if (invocation < LEAF_SAMPLES) {
        uint first = min(invocation, LEAF_SAMPLES - 2u);
        uvec2 span = difference(words_at(ORDERED_AT, first + 1u), words_at(ORDERED_AT, first));
        uint bits = span.y != 0u ? 32u + bit_length(span.y) : bit_length(span.x);
        uint down = bits - min(bits, 24u);
        float parts = float(PARTS) * 4294967296.0 / float(shifted_right(span, down).x + 1u);
        samples[SHIFT_AT + invocation] = down;
        samples[SCALE_AT + invocation] = parts >= 4294967040.0 ? 0xffffff00u : uint(parts);
    }
    barrier();
}

// The part of the interval from sample `j` on in which a number lies: greater ones have the same bin or a later one.
uint bin_of(const uint j, const uvec2 number) {
    uvec2 base = words_at(ORDERED_AT, j);
    uvec2 over = number_less(number, base) ? uvec2(0u) : shifted_right(difference(number, base), samples[SHIFT_AT + j]);
    uint part;
    uint unused;
    umulExtended(over.x, samples[SCALE_AT + j], part, unused);
    return j * PARTS + (over.y != 0u ? PARTS - 1u : min(part, PARTS - 1u));
}

void scan_bins() {
    uint own[BINS_EACH];
    uint sum = 0u;
    [[unroll]] for (uint j = 0u; j < BINS_EACH; j++) {
        own[j] = bins[invocation * BINS_EACH + j];
        sum += own[j];
    }
    uint begin = workgroup_exclusive_add(sum);
    [[unroll]] for (uint j = 0u; j < BINS_EACH; j++) {
        bins[invocation * BINS_EACH + j] = begin;
        begin += own[j];
    }
    barrier();
}

// Puts the numbers into shared memory bin after bin. Returns whether no bin has too many.
bool fill_bins(const PlacedLeaf leaf) {
    // The last sample that is not greater; then the number's place in its bin and the bin; then its place in the leaf.
    uint at[ITEMS];
    FOR_ITEMS at[k] = 0u;
    [[dont_unroll]] for (uint step = LEAF_SAMPLES / 2u; step > 0u; step /= 2u) {
        FOR_ITEMS
            if (!number_less(held[k], words_at(ORDERED_AT, at[k] + step))) at[k] += step;
    }
    FOR_ITEMS {
        uint bin = bin_of(at[k], held[k]);
        if (k * WORKGROUP_SIZE + invocation < leaf.count) at[k] = atomicAdd(bins[bin], 1u) << 16 | bin;
    }
    barrier();
    scan_bins();
    FOR_ITEMS {
        if (k * WORKGROUP_SIZE + invocation >= leaf.count) continue;
        uint before = at[k] >> 16;
        if (before == MOST_IN_BIN) STORE_IN_WORKGROUP(overfilled, 1u);
        at[k] = bins[at[k] & 0xffffu] + before;
        if (before == 0u) atomicOr(bin_starts[at[k] / WORD], 1u << (at[k] & (WORD - 1u)));
    }
    barrier();
    if (LOAD_IN_WORKGROUP(overfilled) != 0u) return false;
    FOR_ITEMS if (k * WORKGROUP_SIZE + invocation < leaf.count) set_number(at[k], held[k]);
    if (invocation < 2u) set_number(leaf.count + invocation, uvec2(0xffffffffu));
    barrier();
    return true;
}

// Where number i goes.
uint place_of(const uint i, const bool by_prefixes) {
    uint begin;
    uint end;
    if (by_prefixes) FIND_RUN(starts, i, begin, end)
    else FIND_RUN(bin_starts, i, begin, end)
    bool ordered = end - begin == 1u || (by_prefixes && !has_descent(begin, end));
    return ordered ? i : rank_in(begin, end, number_at(i));
}

// The bits in which a leaf's keys differ: most that are sorted by digits have few, and a look at all is one read.
uvec2 range_bits(const Range range) {
    workgroup_sync(); // no invocation reads any longer what others write from here on
    if (invocation == 0u) digit_counts[0] = next_places[0] = 0u;
    uvec2 first = ordered_form(take_key(range.in_alt, range.begin), range.fields);
    uvec2 differ = uvec2(0u);
    barrier();
    [[dont_unroll]] for (uint tile = 0u; tile < range.count; tile += RANGE_TILE) {
        uvec2 key[AT_ONCE];
        FOR_ELEMENTS {
            uint i = min(tile + k * WORKGROUP_SIZE + invocation, range.count - 1u);
            key[k] = take_key(range.in_alt, range.begin + i);
        }
        FOR_ELEMENTS differ |= ordered_form(key[k], range.fields) ^ first;
    }
    if (differ.x != 0u) atomicOr(digit_counts[0], differ.x);
    if (differ.y != 0u) atomicOr(next_places[0], differ.y);
    barrier();
    return uvec2(digit_counts[0], next_places[0]);
}

void main() {
    uint number = workgroup_index();
    if (number >= CONTROL(CONTROL_PLACE_COUNT)) return;
    uint at = push.list + PLACE_WORDS * number;
    PlacedLeaf leaf =
        PlacedLeaf(CONTROL(CONTROL_LEAF_ALT) != 0u, CONTROL(at), CONTROL(at + 1u), CONTROL(CONTROL_LEAF_FIRST),
                   compressed_fields());
    number_invocations();
    uint index_bits = bit_length(max(leaf.count - 1u, 1u));
    bool by_prefixes = false;
    bool by_digits = leaf.count > TILE;
    if (!by_digits) {
        load_keys(leaf);
        find_prefixes(leaf);
        barrier();
        count_prefixes();
        uint prefixes = prefix_count - (TILE - leaf.count); // each element behind the end began one
        make_numbers(leaf, index_bits);
        by_prefixes = skewed <= WORDS / 16u && descending_words <= prefixes;
        if (!by_prefixes) {
            hold_numbers(leaf);
            order_samples(leaf);
            by_digits = !fill_bins(leaf);
        }
    }
    if (by_digits) {
        Range range = Range(leaf.from_alt, leaf.begin, leaf.count, leaf.fields);
        sort_range(range, range_bits(range));
        return;
    }
    uvec2 key[STORES_KEYS ? ITEMS : 1u]; // under way with the ranks
    uvec2 value[VALUES ? ITEMS : 1u];
    FOR_ITEMS {
        if (k * WORKGROUP_SIZE >= leaf.count) continue;
        uint i = leaf.begin + (numbers_low[min(k * WORKGROUP_SIZE + invocation, leaf.count - 1u)] & (1u << index_bits) - 1u);
        if (STORES_KEYS) key[STORES_KEYS ? k : 0u] = load_key(leaf.from_alt, i);
        if (VALUES) value[VALUES ? k : 0u] = load_value(leaf.from_alt, i);
    }
    [[dont_unroll]] for (uint k = 0u; k < ITEMS; k += 2u) {
        uint i = k * WORKGROUP_SIZE + invocation;
        if (i >= leaf.count) break;
        uint first = place_of(i, by_prefixes);
        uint second = k + 1u < ITEMS && i + WORKGROUP_SIZE < leaf.count ? place_of(i + WORKGROUP_SIZE, by_prefixes) : 0u;
        placed[k / 2u * WORKGROUP_SIZE + invocation] = first | second << 16;
    }
    if (STORES_KEYS && leaf.fields != 0u) EXPAND_KEYS(key, ITEMS, leaf.fields)
    workgroup_sync(); // all have loaded what they need before one overwrites it
    FOR_ITEMS {
        uint i = k * WORKGROUP_SIZE + invocation;
        if (i >= leaf.count) continue;
        uint to = leaf.begin + (placed[k / 2u * WORKGROUP_SIZE + invocation] >> 16u * (k & 1u) & 0xffffu);
        if (STORES_KEYS) store_key(false, to, ready_key(key[STORES_KEYS ? k : 0u]));
        if (VALUES) store_value(false, to, value[VALUES ? k : 0u]);
    }
}
