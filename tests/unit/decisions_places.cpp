// The kernels of leaves by place as they are, in workgroups of many invocations: keys at the boundaries of each are sorted,
// in bounded steps. See decisions.sh.
#include "decisions_workgroup.h"

#include "decisions_glsl.h"

#include <algorithm>
#include <string>

typedef uint32_t uint;
typedef Pair<uint> uvec2;

// ---- the device ----

static struct {
    Buffer<uvec2> keys;
    Buffer<uint> values;
} arrays[2]; // the caller's, and those in scratch
static Buffer<uint> sizes;
static std::vector<uint> control(1 << 19);
#define CONTROL(i) \
    BlockWord { control, i }
#define SIZE(i) sizes.at(i)
static uint KEY_KIND, DESCENDING;
enum { gl_ScopeDevice, gl_StorageSemanticsNone, gl_StorageSemanticsBuffer };
enum { gl_SemanticsRelaxed, gl_SemanticsAcquireRelease };

// ---- kernels ----

#define PlacedLeaf(...) \
    PlacedLeaf { __VA_ARGS__ }
#define Range(...) \
    Range { __VA_ARGS__ }
#define Field(...) \
    Field { __VA_ARGS__ }
#define main run
#define TEST_SHAPE 256, 1
namespace leading_bits {
#include "leading_bits.comp"
}
#undef TEST_SHAPE
#define TEST_SHAPE 32, 1
namespace leaf_starts {
#include "leaf_starts.comp"
}
#undef TEST_SHAPE
#define TEST_SHAPE 64, 8
namespace sort_leaves {
#include "sort_leaves.comp"
}
#undef main
#undef bins
#undef samples
using namespace leading_bits;

const uint STARTERS = leaf_starts::WORKGROUP_SIZE, SORTERS = sort_leaves::WORKGROUP_SIZE;
const uint ROOM = sort_leaves::TILE, PASSES = KEY_BITS / RADIX_BITS;

// ---- the sort, behind histogram.comp ----

static uint count() { return CONTROL(CONTROL_COUNT); }

static void move(bool from_alt, uint from, uint to) {
    arrays[!from_alt].keys.at(to) = arrays[from_alt].keys.at(from);
    arrays[!from_alt].values.at(to) = arrays[from_alt].values.at(from);
}

static void run_pass(uint p) {
    const uint flags = CONTROL(CONTROL_PASSES + RECORD_WORDS * p);
    const bool from_alt = (flags & PASS_FROM_ALT) != 0;
    if ((flags & PASS_SKIP) != 0) return;
    std::vector<uint> next(&control[CONTROL_HISTOGRAMS + p * RADIX], &control[CONTROL_HISTOGRAMS + p * RADIX] + RADIX);
    for (uint i = 0; i < count() && !broken; i++) {
        const uint digit = key_digit(encode_key(arrays[from_alt].keys.at(i)), p * RADIX_BITS, RADIX_BITS);
        move(from_alt, i, (flags & PASS_COPIES) != 0 ? i : next[digit]++);
    }
}

static uint cuts() { return (count() - 1) / (ROOM / 8 * CUT_EIGHTHS); }
static uint most_places() { return CUT_PLACES * cuts() + 1; }

static void ask_for_places() {
    leaf_starts::push.list = sort_leaves::push.list = (uint)control.size() - PLACE_WORDS * most_places();
    leaf_starts::push.place_room = sort_leaves::push.place_room = push.place_room = ROOM;
    push.pass_count = PASSES;
    push.bit_count = KEY_BITS;
    push.tile = 1000, push.portion_tiles = 1u << 20;
}

static uint longest_leaf, most_steps; // of a sort: elements, steps an element

// Of a leaf in the list.
static uint place_count(uint number) { return CONTROL(sort_leaves::push.list + PLACE_WORDS * number + 1); }

// What comes behind the leading passes.
static void sort_places() {
    const uint bound = 2 * sort_leaves::MOST_IN_BIN + 200;
    longest_leaf = most_steps = 0;
    run_workgroups(cuts() / (STARTERS - CUTS_AGAIN) + 1, STARTERS, leaf_starts::run);
    EXPECT(CONTROL(CONTROL_PLACE_COUNT) <= most_places());
    if (CONTROL(CONTROL_PLACES) != 0) {
        uint all = 0;
        for (uint i = 0; i < CONTROL(CONTROL_PLACE_COUNT) && !broken; i++) {
            longest_leaf = max(longest_leaf, place_count(i));
            all += place_count(i);
        }
        EXPECT(all == count());
    }
    if (broken) return;
    for (uint i = 0; i < most_places() && !broken; i++) {
        gl_NumWorkGroups = {most_places(), 1}, gl_WorkGroupID = {i, 0};
        steps = 0;
        workgroup::run(SORTERS, sort_leaves::run);
        if (i < CONTROL(CONTROL_PLACE_COUNT))
            most_steps = max(most_steps, steps / max(place_count(i), 32u));
    }
    EXPECT(most_steps <= bound);
}

// ---- arrays ----

static uvec2 key_of(uint64_t bits) { return uvec2((uint)bits, (uint)(bits >> 32)); }
static uint64_t bits_of(uvec2 key) { return (uint64_t)key.y << 32 | key.x; }

// Keys by their order, in the caller's array, of which elements beyond the count equal the last one. Scratch is full of
// noise.
static void begin_sort(const std::vector<uint64_t> &order) {
    const uint n = (uint)order.size(), beyond = 9;
    control.assign(control.size(), 0);
    sizes.all.assign(SIZES_END, 0), sizes.own = SIZES_END;
    for (uint a = 0; a < 2; a++) {
        arrays[a].keys.all.assign(n + beyond, key_of(a == 0 ? order[n - 1] : ~(uint64_t)0));
        arrays[a].values.all.assign(n + beyond, ~0u);
        arrays[a].keys.own = arrays[a].values.own = n;
    }
    for (uint i = 0; i < n; i++) arrays[0].keys.at(i) = decode_key(key_of(order[i])), arrays[0].values.at(i) = i;
    CONTROL(CONTROL_COUNT) = n;
    SIZE(SIZE_STRIDE) = 1;
    ask_for_places();
}

static void expect_sorted(const std::vector<uint64_t> &order) {
    std::vector<uint> sorted(order.size());
    for (uint i = 0; i < order.size(); i++) sorted[i] = i;
    std::stable_sort(sorted.begin(), sorted.end(), [&](uint a, uint b) { return order[a] < order[b]; });
    for (uint i = 0; i < order.size(); i++) {
        EXPECT(arrays[0].values.at(i) == sorted[i]);
        EXPECT(arrays[0].keys.at(i) == decode_key(key_of(order[sorted[i]])));
    }
}

// ---- prefixes ----

// What passes by all bits from `low` on have left: prefixes of these lengths, side by side.
static std::vector<uint64_t> keys_of_prefixes(const std::vector<uint> &lengths, uint low, uint64_t (*rest)(uint i, uint n)) {
    std::vector<uint64_t> order;
    uint64_t prefix = 0;
    for (uint length : lengths) {
        for (uint i = 0; i < length; i++) order.push_back(prefix << low | (rest(i, length) & (((uint64_t)1 << low) - 1)));
        prefix += 1 + below(3);
    }
    return order;
}

// Whether one of them is overfull. passes: that have run.
static void sort_prefixes(const std::vector<uint> &lengths, uint low, uint passes, uint64_t (*rest)(uint i, uint n)) {
    const std::vector<uint64_t> order = keys_of_prefixes(lengths, low, rest);
    const bool overfull = *std::max_element(lengths.begin(), lengths.end()) > ROOM;
    if (broken) return;
    KEY_KIND = below(2), DESCENDING = below(2);
    begin_sort(order);
    CONTROL(CONTROL_PLACES) = 1;
    CONTROL(CONTROL_LEAF_FIRST) = low, CONTROL(CONTROL_LEAF_PASSES) = passes;
    CONTROL(CONTROL_LEAF_ALT) = passes & 1;
    CONTROL(CONTROL_DIFFER) = CONTROL(CONTROL_DIFFER + 1) = ~0u;
    if (passes & 1) std::swap(arrays[0], arrays[1]);
    sort_places();
    EXPECT((longest_leaf > ROOM) == overfull && (CONTROL(CONTROL_RANGES) != 0 || !overfull));
    expect_sorted(order);
    if (broken) {
        static std::string text;
        text = std::string(broken) + "; passes " + std::to_string(passes) + ", prefixes of";
        for (size_t i = 0; i < lengths.size(); i++)
            if (i < 3 || lengths[i] > 3) text += " " + std::to_string(lengths[i]);
        broken = text.c_str();
    }
}

static uint64_t any_rest(uint, uint) { return random_bits(); }
static uint64_t rest_in_order(uint i, uint) { return i; }

// So many elements of prefixes of up to three.
static void add_short(std::vector<uint> &lengths, uint elements) {
    while (elements > 0) {
        const uint length = min(1 + below(3), elements);
        lengths.push_back(length);
        elements -= length;
    }
}

const uint STEP = ROOM / 8 * CUT_EIGHTHS, EIGHTH = ROOM - STEP; // from cut to cut; what a leaf has room for beside that

// The prefix at a cut begins anywhere before it: put off to, with those before it; or alone, as it might not fit there, or
// nowhere.
static void prefixes_at_cuts_have_room() {
    const uint lengths[] = {1, 2, EIGHTH - 1, EIGHTH, EIGHTH + 1, EIGHTH + 2, 2 * EIGHTH, STEP / 2, STEP / 2 + EIGHTH + 1,
                            STEP - 1, STEP, STEP + 1, ROOM - 1, ROOM, ROOM + 1, 5 * ROOM};
    for (uint length : lengths) {
        const uint before[] = {0, 1, length / 2, length - 2, length - 1, length}; // elements of it before the cut
        for (uint there : before)
            for (uint cut = 1; cut <= 2; cut++) {
                const uint behind[] = {0, 1, STEP};
                if (there > length || there > cut * STEP) continue;
                for (uint more : behind) {
                    std::vector<uint> all;
                    add_short(all, cut * STEP - there);
                    all.push_back(length);
                    add_short(all, more);
                    sort_prefixes(all, 32, cut, rest_in_order);
                }
            }
    }
}

// The end of a short prefix, to which its cut is put off, is where a long one begins that lies at the next cut: or one place
// before or behind it.
static void long_prefixes_behind_short_ones_have_room() {
    const uint shorter[] = {1, 2, EIGHTH / 2, EIGHTH - 1, EIGHTH, EIGHTH + 1},
               longer[] = {STEP - EIGHTH, STEP - 1, STEP, STEP + 1, ROOM - 1, ROOM};
    for (uint first : shorter)
        for (uint second : longer)
            for (uint between = 0; between < 2; between++)
                for (uint there = 0; there <= first; there += max(first / 2, 1)) {
                    std::vector<uint> all;
                    add_short(all, STEP - there);
                    all.push_back(first);
                    if (between != 0) all.push_back(between);
                    all.push_back(second);
                    add_short(all, EIGHTH);
                    sort_prefixes(all, 32, 1 + between, rest_in_order);
                }
}

// One of all lengths up to the room, so that it ends where the array does, behind which others have more elements of it.
static void prefixes_end_where_the_array_does() {
    for (uint length = 1; length <= ROOM; length += length < 20 || length > ROOM - 3 ? 1 : length / 3)
        for (uint there = 0; there < min(length, 3); there++)
            for (uint passes = 2; passes < 4; passes++) {
                std::vector<uint> all;
                add_short(all, STEP - there);
                all.push_back(length);
                sort_prefixes(all, 40, passes, rest_in_order);
            }
}

// The last cut of one and the first of the next.
static void prefixes_between_workgroups_have_room() {
    const uint most = STARTERS - CUTS_AGAIN; // cuts
    const uint lengths[] = {1, EIGHTH + 1, STEP + 2, ROOM};
    for (uint cut = most - 1; cut <= most + 1; cut++)
        for (uint length : lengths) {
            std::vector<uint> all;
            add_short(all, cut * STEP - length / 2);
            all.push_back(length);
            add_short(all, STEP + 1);
            sort_prefixes(all, 24, 5, rest_in_order);
        }
}

// ---- a leaf ----

// Prefixes of so many elements in any order; runs that end at words' ends; more words within long prefixes, or with elements
// that are less than those before, than are sorted by prefixes.
static void leaves_of_any_prefixes_are_sorted() {
    static uint64_t (*const rests[])(uint i, uint n) = {
        any_rest,
        rest_in_order,
        [](uint i, uint n) { return (uint64_t)(n - i); },
        [](uint, uint) { return (uint64_t)7; },
        [](uint i, uint n) { return i + 2 == n ? (uint64_t)0 : (uint64_t)i + 1; },
        [](uint, uint) { return (uint64_t)below(2); },
        [](uint, uint) { return below(8) ? (uint64_t)5 << 30 | below(3) : random_bits(); },
    };
    const uint lengths[] = {1, 2, 3, 31, 32, 33, 63, 64, 65, 95, 96, 97, 160, 200};
    for (uint n = 1; n <= 5; n++) sort_prefixes({n}, 32, 2, any_rest);
    for (auto rest : rests)
        for (uint length : lengths) {
            std::vector<uint> same(ROOM / length, length), mixed;
            for (uint left = ROOM; left > 0; left -= mixed.back()) mixed.push_back(min(left, 1 + below(length)));
            sort_prefixes(same, 32, 2, rest);
            sort_prefixes(mixed, 40, 3, rest);
            sort_prefixes({ROOM - length, length}, 42, 2, rest);
            sort_prefixes({ROOM - length}, 16, 6, rest);
        }
}

// One or many that have no room, whatever lies in them.
static void prefixes_without_room_are_sorted() {
    static uint64_t (*const rests[])(uint i, uint n) = {
        any_rest,
        rest_in_order,
        [](uint, uint) { return (uint64_t)7; },
        [](uint i, uint n) { return (uint64_t)(n - i) << 20; },
        [](uint, uint) { return (uint64_t)below(2) << 37; },
        // all but one agree in each digit, and that one in all its bits but the lowest
        [](uint i, uint n) { return (uint64_t)(i + 1 < n) << 8; },
    };
    const uint lengths[] = {ROOM + 1, 2 * ROOM, 2 * ROOM + 3, 19 * ROOM + 7};
    for (auto rest : rests)
        for (uint length : lengths) {
            sort_prefixes({length}, 40, 3, rest);
            sort_prefixes({1, length, 2, length + 1, 5, length - 1}, 38, 2, rest);
            sort_prefixes({STEP, length, length, 1}, 39, 3, rest);
        }
}

// ---- samples ----

// Whether sort_leaves.comp looks at element i of a leaf of n.
static bool is_sampled(uint i, uint n) {
    const uint samples = sort_leaves::LEAF_SAMPLES;
    for (uint s = i * samples / n - min(i * samples / n, 1); s <= i * samples / n + 1 && s < samples; s++)
        if (s * n / samples + (uint)((uint64_t)(s * 0x9e3779b1u) * (n / samples) >> 32) == i) return true;
    return false;
}

static uint in_bin; // elements that lie in one bin, between samples of the least and the greatest keys

static uint64_t rest_between_samples(uint i, uint n) {
    static uint found;
    if (i == 0) found = 0;
    if (is_sampled(i, n)) return i % 2 ? ~(uint64_t)0 : 0;
    return found++ < in_bin ? (uint64_t)1 << 31 | below(1 << 20) : random_bits() >> 40;
}

// Of keys that are made against its samples, too.
static void leaves_are_sorted_in_bounded_steps() {
    const uint most = sort_leaves::MOST_IN_BIN;
    const uint numbers[] = {most - 1, most, most + 1, most + 2, ROOM};
    uint usual;
    sort_prefixes({ROOM}, 32, 2, any_rest);
    usual = most_steps;
    for (uint number : numbers) {
        in_bin = number;
        for (uint n = ROOM - 3; n <= ROOM; n++) {
            sort_prefixes({n}, 32, 2, rest_between_samples);
            EXPECT(most_steps > usual);
        }
    }
}

// ---- how many digits, and which bits ----

static void plan_all_passes() {
    Choices choices = {};
    choices.digit_mask = differing_digits(differing_bits());
    plan(choices, 0);
}

// What histogram.comp leaves of keys that are uneven and in no order.
static void count_keys(const std::vector<uint64_t> &order) {
    uint64_t differ = 0;
    for (uint64_t key : order) differ |= key ^ order[0];
    CONTROL(CONTROL_DIFFER) = (uint)differ, CONTROL(CONTROL_DIFFER + 1) = (uint)(differ >> 32);
    CONTROL(CONTROL_AGREED) = (uint)(order[0] & ~differ), CONTROL(CONTROL_AGREED + 1) = (uint)((order[0] & ~differ) >> 32);
    CONTROL(CONTROL_MAY_PLACE) = 1;
    for (uint p = 0; p < PASSES; p++) {
        uint totals[RADIX] = {0}, sum = 0;
        for (uint64_t key : order) totals[key >> p * RADIX_BITS & (RADIX - 1)]++;
        for (uint d = 0; d < RADIX; sum += totals[d++]) CONTROL(CONTROL_HISTOGRAMS + p * RADIX + d) = sum;
    }
    workgroup::run(leading_bits::WORKGROUP_SIZE, plan_all_passes);
}

enum { WITH_FIELDS = 1, PLACES = 2, OVERFULL = 4 };
static uint prefix_digits; // by which the last sort's passes sorted before leaves by place; 0: there were none

static uint sort_uneven(const std::vector<uint64_t> &order) {
    KEY_KIND = below(2), DESCENDING = below(2);
    begin_sort(order);
    push.slot_base = 1 << 13, push.slot_bits = 18; // no two prefixes share one
    push.totals = push.slot_base + (PREFIX_CHOICES << push.slot_bits >> 2);
    push.expands = 0;
    count_keys(order);
    run_workgroups(3, leading_bits::WORKGROUP_SIZE, leading_bits::run);
    prefix_digits = CONTROL(CONTROL_LEAF_PASSES);
    for (uint p = 0; p < PASSES; p++) run_pass(p);
    sort_places();
    push.expands = 1;
    run_workgroups(3, leading_bits::WORKGROUP_SIZE, leading_bits::run);
    if ((CONTROL(CONTROL_RESULT) & RESULT_IN_ALT) != 0) std::swap(arrays[0], arrays[1]);
    expect_sorted(order);
    return (CONTROL(CONTROL_FIELD_COUNT) != 0 ? WITH_FIELDS : 0) | (CONTROL(CONTROL_PLACES) != 0 ? PLACES : 0) |
           (CONTROL(CONTROL_RANGES) != 0 ? OVERFULL : 0);
}

// Bits of a number, one after the other from the lowest, where a mask has bits.
static uint64_t spread(uint64_t bits, uint64_t mask) {
    uint64_t spread = 0;
    for (; mask != 0; mask &= mask - 1, bits >>= 1) spread |= bits & 1 ? mask & -mask : 0;
    return spread;
}

// Runs of bits, of which each differs in some key.
static uint64_t mask_of_runs(uint runs, uint length, uint first) {
    uint64_t mask = 0;
    for (uint r = 0; r < runs; r++) mask |= (((uint64_t)1 << length) - 1) << (first + r * 64 / runs);
    return mask;
}

// Keys that save two digits are compressed, if they have few enough fields, whether words' ends cut some or not.
static void keys_are_compressed_where_it_saves_digits() {
    for (uint runs = 12; runs <= 18; runs++)
        for (uint first = 0; first < 2; first++) {
            std::vector<uint64_t> order;
            const uint64_t mask = mask_of_runs(runs, 2, first);
            for (uint i = 0; i < 3000; i++) order.push_back(spread(random_bits(), mask));
            EXPECT((sort_uneven(order) & WITH_FIELDS) == (runs + 2 <= MOST_FIELDS ? WITH_FIELDS : 0));
        }
    for (uint bits = 46; bits <= 49; bits++) { // six of each digit, or fewer or more
        std::vector<uint64_t> order;
        const uint64_t six = 0x3f3f3f3f3f3f3f3f, mask = bits < 48 ? six >> (48 - bits) : six | (uint64_t)(bits - 48) << 6;
        for (uint i = 0; i < 3000; i++) order.push_back(spread(random_bits(), mask));
        EXPECT((sort_uneven(order) & WITH_FIELDS) == (bits <= KEY_BITS - LEAST_SAVED * RADIX_BITS ? WITH_FIELDS : 0));
    }
}

// Whether it looks at key i of those that it compresses, by tiles.
static bool is_in_tile_sample(uint i) {
    const uint tile = i / leading_bits::COMPRESSED_TILE * 0x9e3779b1u, at = i % leading_bits::COMPRESSED_TILE;
    const uint size = leading_bits::WORKGROUP_SIZE;
    return at / size == (tile >> 16) % COMPRESSED_ITEMS && ((at % size) ^ tile >> 24) % (SAMPLED / COMPRESSED_ITEMS) == 0;
}

// A tile of them, one fewer or more; prefixes that the sample misses, of as many elements as have room, or more.
static void compressed_keys_have_leaves_by_place() {
    const uint counts[] = {COMPRESSED_TILE - 1, COMPRESSED_TILE, COMPRESSED_TILE + 1, 4000};
    const uint lengths[] = {0, ROOM - 1, ROOM, ROOM + 1};
    for (uint n : counts)
        for (uint length : lengths) {
            std::vector<uint64_t> order;
            const uint64_t wanted = random_bits() >> 48 << 32; // of 48 bits, two digits
            uint alike = 0;
            for (uint i = 0; i < n; i++) {
                uint64_t key = random_bits() >> 16;
                if (!is_in_tile_sample(i) && alike < length) key = wanted | key >> 16, alike++;
                order.push_back(spread(key, 0x3f3f3f3f3f3f3f3f));
            }
            EXPECT(sort_uneven(order) == (WITH_FIELDS | PLACES | (length > ROOM ? OVERFULL : 0)) && prefix_digits == 2);
        }
}

// By how many digits passes sort at most: an element takes as long in a leaf as in so many passes.
static void passes_before_leaves_save_some() {
    for (uint digits = 1; digits <= PASSES; digits++)
        for (uint compresses = 0; compresses < 2; compresses++)
            for (uint many = 0; many < 2; many++) {
                const uint n = MANY_ELEMENTS - 1 + many, as_passes = places_as_passes(n, compresses != 0);
                const uint most = most_leading_digits(n, (1u << digits) - 1, compresses != 0);
                EXPECT(as_passes == PLACES_AS_PASSES - many - compresses);
                EXPECT(most == min(digits > as_passes ? digits - as_passes : 0, MOST_PREFIX_DIGITS));
            }
}

// Whether leading_bits.comp looks at key i of those that it does not compress.
static bool is_in_sample(uint i) { return i % SAMPLED == (uint)((uint64_t)(i / SAMPLED * 0x9e3779b1u) * SAMPLED >> 32); }

// So many digits that the bits below them and two places in a leaf have room in 64 bits.
static uint digits_with_room(uint same, uint digits) {
    const uint below = KEY_BITS - (same + digits) * RADIX_BITS;
    return below + 2 * findMSB(ROOM) <= KEY_BITS ? digits : digits + 1;
}

// Keys of which no two agree in so many leading digits among those that the sample has, or two do; fewer digits than are
// wanted are no choice, nor are so few that the bits below them and two places in a leaf have more than 64 bits. Prefixes of
// the other keys are short, or one of them has as many elements as have room, or more. In `same` digits all keys agree.
static void expect_digits(uint same, uint digits, uint length) {
    const uint low = KEY_BITS - (same + digits) * RADIX_BITS, differing = KEY_BITS - same * RADIX_BITS;
    const uint least = digits_with_room(same, digits);
    const uint rest = KEY_BITS - (same + least) * RADIX_BITS; // bits below the prefixes
    const uint64_t wanted = random_bits() >> rest << rest;
    std::vector<uint64_t> order;
    uint alike = 0, found;
    for (uint i = 0; i < 16 * SAMPLED; i++) {
        const uint sample = i / SAMPLED;
        uint64_t key = random_bits();
        if (is_in_sample(i) && sample < 2)
            key = 0x0505050505050505 ^ (uint64_t)sample << low;
        else if (is_in_sample(i))
            key = (uint64_t)(sample + 100) << (differing - RADIX_BITS) | key >> (KEY_BITS + RADIX_BITS - differing);
        else if (alike < length)
            key = wanted | key >> (KEY_BITS - rest), alike++;
        order.push_back(key & ~(uint64_t)0 >> (KEY_BITS - differing));
    }
    found = sort_uneven(order);
    if (least > PASSES - same - PLACES_AS_PASSES) EXPECT(found == 0);
    else EXPECT(found == (length > ROOM ? PLACES | OVERFULL : PLACES) && prefix_digits == least);
}

static void passes_sort_by_as_few_digits_as_serve() {
    const uint lengths[] = {0, ROOM - 1, ROOM, ROOM + 1};
    for (uint same = 0; same < 3; same++)
        for (uint digits = LEAST_PREFIX_DIGITS; digits <= PASSES - same - PLACES_AS_PASSES + 1; digits++)
            for (uint length : lengths) expect_digits(same, digits, length);
}

// Two sampled keys agree in all but the last of so many leading digits. So one is beyond a leaf by fewer digits, which are
// taken only if there are too many for leaves to save a pass without excess. In `same` digits all keys agree.
static void passes_sort_by_a_digit_more_rather_than_leave_excess() {
    for (uint same = 0; same < 2; same++)
        for (uint digits = LEAST_PREFIX_DIGITS + 1; digits <= PASSES - same - PLACES_AS_PASSES + 1; digits++) {
            const uint differing = KEY_BITS - same * RADIX_BITS, low = differing - digits * RADIX_BITS;
            const uint most = PASSES - same - PLACES_AS_PASSES, fewest = digits_with_room(same, LEAST_PREFIX_DIGITS);
            std::vector<uint64_t> order;
            for (uint i = 0; i < 64 * SAMPLED; i++) {
                const uint sample = i / SAMPLED;
                uint64_t key = random_bits();
                if (is_in_sample(i))
                    key = (uint64_t)(sample + 100) << (differing - RADIX_BITS) | key >> (same + 1) * RADIX_BITS;
                if (is_in_sample(i) && sample < 2) key = 0x0505050505050505 ^ (uint64_t)sample << low;
                order.push_back(key & ~(uint64_t)0 >> (KEY_BITS - differing));
            }
            const uint found = sort_uneven(order);
            if (digits > most && fewest >= most) EXPECT(found == 0);
            else EXPECT(found == PLACES && prefix_digits == (digits > most ? fewest : digits));
        }
}

int main() {
    PROMISE(prefixes_at_cuts_have_room);
    PROMISE(long_prefixes_behind_short_ones_have_room);
    PROMISE(prefixes_end_where_the_array_does);
    PROMISE(prefixes_between_workgroups_have_room);
    PROMISE(leaves_of_any_prefixes_are_sorted);
    PROMISE(prefixes_without_room_are_sorted);
    PROMISE(leaves_are_sorted_in_bounded_steps);
    PROMISE(keys_are_compressed_where_it_saves_digits);
    PROMISE(compressed_keys_have_leaves_by_place);
    PROMISE(passes_before_leaves_save_some);
    PROMISE(passes_sort_by_as_few_digits_as_serve);
    PROMISE(passes_sort_by_a_digit_more_rather_than_leave_excess);
    return failures > 0;
}
