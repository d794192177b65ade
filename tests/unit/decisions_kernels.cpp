// histogram.comp as it is, and passes and leaves that do as it has planned: whatever the sample was, all keys are sorted.
// The kernel's workgroups have one invocation; keys of TEST_KEY_BITS bits are sorted by digits of TEST_RADIX_BITS, in the
// ways that TEST_FLAGS allow. See decisions.sh.
#define GPUSORT_IMPLEMENTATION
#include "methods/leaves.h"

#include "decisions_glsl.h"

#include <algorithm>
#include <vector>

typedef uint32_t uint;
typedef Pair<uint> uvec2;

static const char *broken; // what does not hold

#define EXPECT(condition) \
    do { \
        if (!(condition) && !broken) broken = #condition; \
    } while (0)

// ---- the device ----

struct Arrays {
    std::vector<uvec2> keys;
    std::vector<uint> values;
};
static Arrays arrays[2]; // the caller's, and those in scratch
static uint control[8192], sizes[GPUSORTI_SIZES_END];
#define CONTROL(i) control[i]
#define SIZE(i) sizes[i]
static uint KEY_KIND, DESCENDING;
static struct { uint x, y; } gl_NumWorkGroups, gl_WorkGroupID;
static const uint gl_LocalInvocationIndex = 0;
static uint workgroup_index() { return gl_WorkGroupID.x; }
enum { gl_ScopeDevice, gl_StorageSemanticsNone, gl_StorageSemanticsBuffer };
enum { gl_SemanticsRelaxed, gl_SemanticsAcquireRelease };

static uint count() { return (uint)arrays[0].keys.size(); }

static void move(bool from_alt, uint from, uint to) {
    EXPECT(to < count());
    if (to >= count()) return;
    arrays[!from_alt].keys[to] = arrays[from_alt].keys[from];
    arrays[!from_alt].values[to] = arrays[from_alt].values[from];
}

// What a sample finds.
static struct {
    uint64_t keys; // that it has, a bit each
} chance;
static bool is_sampled(uint i) { return i == 0 || (i < 64 && (chance.keys >> i & 1) != 0); }

// ---- kernels ----

#define main run
namespace histogram {
#include "histogram.comp"
}
namespace leaf_starts {
#include "leaf_starts.comp"
}
namespace leaf_sort { // what finds leaves
#define ARGUMENTS LEAF_ARGUMENTS
#include "decisions_buffers.h"
#include "leaves.glsl"
}
#undef main

using namespace histogram;

// ---- passes ----

static void run_pass(uint p) {
    const uint flags = CONTROL(CONTROL_PASSES + RECORD_WORDS * p);
    const bool from_alt = (flags & PASS_FROM_ALT) != 0;
    EXPECT(((flags & PASS_SKIP) != 0) == (SIZE(SIZE_PASSES + SIZE_WORDS * p) == 0));
    if ((flags & PASS_SKIP) != 0) return;
    const uint *bases = &CONTROL(CONTROL_HISTOGRAMS + p * RADIX);
    std::vector<uint> next(bases, bases + RADIX);
    for (uint i = 0; i < count(); i++) {
        const uvec2 key = encode_key(arrays[from_alt].keys[i]);
        move(from_alt, i, next[key_digit(key, digit_first(p), digit_bits(p))]++);
    }
}

// ---- leaves ----

static const uint STARTS = 7000; // a word of the control block, for leaf_starts.comp

static void find_starts(uint bits) {
    for (uint leaf = 0; leaf <= 1u << bits; leaf++) CONTROL(STARTS + leaf) = leaf_starts::find_start(leaf, bits);
}

// Of any number of elements, as leaf_sort.comp does it.
static void sort_leaf(const leaf_sort::Leaf leaf, uint number, uint bits) {
    const Arrays from = arrays[leaf.from_alt];
    std::vector<uint> order;
    EXPECT(leaf.begin <= count() && leaf.count <= count() - leaf.begin);
    if (broken) return;
    for (uint i = 0; i < leaf.count; i++) {
        EXPECT(key_digit(encode_key(from.keys[leaf.begin + i]), leaf.first, bits) == number);
        order.push_back(leaf.begin + i);
    }
    std::stable_sort(order.begin(), order.end(), [&](uint a, uint b) {
        return key_less(encode_key(from.keys[a]), encode_key(from.keys[b]));
    });
    for (uint i = 0; i < leaf.count; i++) {
        arrays[0].keys[leaf.begin + i] = from.keys[order[i]];
        arrays[0].values[leaf.begin + i] = from.values[order[i]];
    }
}

static bool overfull; // some leaf of the last sort had no room

static void run_leaves(uint room) {
    const uint bits = CONTROL(CONTROL_LEAF_BITS), first = CONTROL(CONTROL_LEAF_FIRST);
    const uint passes = CONTROL(CONTROL_LEAF_PASSES);
    const bool from_alt = CONTROL(CONTROL_LEAF_ALT) != 0;
    leaf_starts::push.pass_count = push.pass_count;
    leaf_sort::push.starts = STARTS;
    if (bits == 0) return;
    EXPECT(SIZE(SIZE_LEAVES) == 1u << bits);
    if (push.most_leaf_bits > RADIX_BITS && passes != 1) find_starts(bits);
    for (uint leaf = 0; leaf < 1u << bits; leaf++) {
        const leaf_sort::Leaf found = leaf_sort::find_leaf(leaf, from_alt, passes, first);
        overfull = overfull || found.count > room;
        sort_leaf(found, leaf, bits);
    }
}

// ---- the sort, as gpusorti_walk_onesweep() has it ----

static void run_histogram() {
    gl_NumWorkGroups.x = min((count() + TILE - 1) / TILE, 2), gl_NumWorkGroups.y = 1;
    for (gl_WorkGroupID.x = 0; gl_WorkGroupID.x < gl_NumWorkGroups.x; gl_WorkGroupID.x++) run();
}

static void begin_sort() {
    push.slot_base = push.status = CONTROL_HISTOGRAMS + PASSES * RADIX;
    push.tile = TILE, push.portion_tiles = 1;
    std::fill(control, control + push.status, 0);
    std::fill(sizes, sizes + SIZES_END, 0);
    CONTROL(CONTROL_COUNT) = count();
    SIZE(SIZE_STRIDE) = 1;
    arrays[1].keys.assign(count(), uvec2(~0u));
    arrays[1].values.assign(count(), ~0u);
}

static void finish_sort() {
    const uint result = CONTROL(CONTROL_RESULT);
    EXPECT((SIZE(SIZE_FINISH) != 0 && push.makes_even == 0) || result == 0 || result == RESULT_AS_IS);
    EXPECT(push.copies != COPY_HELD || result != RESULT_AS_IS);
    if ((result & RESULT_IN_ALT) != 0) arrays[0] = arrays[1];
}

// Where what is given is the second copy, the arrays of results are others.
static void run_sort(uint room) {
    const bool held = push.copies == COPY_HELD;
    begin_sort();
    if (held) arrays[1] = arrays[0];
    run_histogram();
    if (held) arrays[0].keys.assign(count(), uvec2(~0u)), arrays[0].values.assign(count(), ~0u);
    for (uint p = 0; p < push.pass_count; p++) run_pass(p);
    overfull = false;
    if (push.most_leaf_bits != 0) run_leaves(room);
    finish_sort();
}

// ---- arrays, and what a sample finds ----

static uint64_t random_state;
static uint64_t random_bits() { // splitmix64
    uint64_t x = random_state += 0x9e3779b97f4a7c15u;
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
    x = (x ^ x >> 27) * 0x94d049bb133111ebu;
    return x ^ x >> 31;
}
static uint any_word() { return (uint)(random_bits() >> 32); }
static uint below(uint bound) { return (uint)(random_bits() % bound); }
static bool maybe() { return below(2) != 0; }
static uint any_copy() {
    const uint copies[] = {0, COPY_GIVEN, COPY_HELD};
    return copies[below(3)];
}

// What sorts have come to. Each promise ends with those that it has to have tried.
enum { LEAVES = 1, OVERFULL = 2 };
static uint tried;

static uint outcome() {
    uint found = 0;
    if (CONTROL(CONTROL_LEAF_BITS) != 0) found |= LEAVES;
    if (overfull) found |= OVERFULL;
    return found;
}

static void print_case(const std::vector<uvec2> &keys, const std::vector<uint> &order) {
    printf("     kind %u%s, bits %u + %u, sample %llx, leaf bits %u to %u\n", KEY_KIND, DESCENDING ? " descending" : "",
           push.first_bit, push.bit_count, (unsigned long long)chance.keys, push.least_leaf_bits, push.most_leaf_bits);
    for (uint i = 0; i < count(); i++)
        printf("     %08x %08x, sorted %08x %08x (%u), expected (%u)\n", keys[i].y, keys[i].x, arrays[0].keys[i].y,
               arrays[0].keys[i].x, arrays[0].values[i], order[i]);
}

// As a stable sort does it.
static void expect_sorted(const std::vector<uvec2> &keys, uint room) {
    const Push asked = push;
    const uvec2 mask = window_mask();
    std::vector<uint> order(keys.size());
    if (broken) return;
    arrays[0].keys = keys;
    arrays[0].values.resize(keys.size());
    for (uint i = 0; i < keys.size(); i++) order[i] = arrays[0].values[i] = i;
    run_sort(room);
    push = asked;
    std::stable_sort(order.begin(), order.end(), [&](uint a, uint b) {
        return key_less(encode_key(keys[a]) & mask, encode_key(keys[b]) & mask);
    });
    EXPECT(arrays[0].values == order);
    for (uint i = 0; i < keys.size(); i++) EXPECT(arrays[0].keys[i] == keys[order[i]]);
    tried |= outcome();
    if (broken) print_case(keys, order);
}

// Whole keys of a kind below `kinds`; any of them are in the sample.
static void begin_case(uint kinds) {
    push = Push();
    push.bit_count = KEY_BITS, push.pass_count = PASSES;
    KEY_KIND = below(kinds), DESCENDING = below(2);
    chance.keys = random_bits() & random_bits();
}

// Leaves of up to so many bits.
static void ask_for_leaves(uint least, uint most, uint room) {
    const gpusorti_shape shape = {1, room, 0};
    push.least_leaf_bits = least, push.most_leaf_bits = most;
    push.leaf_average = gpusorti_leaf_average(&shape);
}

// Each three keys, of which each may be in the sample, or not; each third time in a window.
static void three_keys_are_sorted() {
    const uint keys = 1u << (KEY_BITS & 31);
    for (uint i = 0; i < keys * keys * keys * 4; i++) {
        begin_case(3);
        chance.keys = i / (keys * keys * keys) << 1;
        if (below(3) == 0) {
            push.first_bit = below(KEY_BITS);
            push.bit_count = 1 + below(KEY_BITS - push.first_bit);
            push.pass_count = (push.bit_count + RADIX_BITS - 1) / RADIX_BITS;
        }
        push.copies = any_copy();
        push.makes_even = push.copies != COPY_HELD && push.pass_count % 2 == 0 && maybe();
        expect_sorted({uvec2(i % keys, 0), uvec2(i / keys % keys, 0), uvec2(i / keys / keys % keys, 0)}, 0);
    }
}

// As the counts or a sample tell, in whatever room.
static void leaves_have_room_for_their_elements() {
    for (uint i = 0; i < 200000; i++) {
        const uint n = 1 + below(24), bits = below(9), room = 1 + below(40), upper = below(256) << bits;
        std::vector<uvec2> keys;
        begin_case(2);
        for (uint k = 0; k < n; k++) keys.push_back(uvec2((upper | below(below(4) ? 1u << bits : 256)) % 256, 0));
        if (maybe())
            ask_for_leaves(RADIX_BITS, RADIX_BITS, room);
        else
            ask_for_leaves(RADIX_BITS + below(2), 2 * RADIX_BITS, room);
        push.copies = any_copy();
        expect_sorted(keys, room);
    }
    EXPECT(tried == (LEAVES | OVERFULL));
}

// Of a whole digit none is sorted by digits.
static void leaves_of_a_digit_are_never_overfull() {
    for (uint room = 9; room <= 5000; room++)
        for (uint most = room - room / 9; most < room + room / 4 + 200; most++) {
            begin_case(1);
            ask_for_leaves(RADIX_BITS, RADIX_BITS, room);
            clear_leaf_choice();
            std::fill(histogram::counts, histogram::counts + PASSES * RADIX, 0);
            histogram::counts[(PASSES - 1) * RADIX] = most;
            find_most_in_digit(PASSES - 1);
            EXPECT(most <= room || leaf_bits(KEY_BITS - 1) > RADIX_BITS);
            EXPECT(most > push.leaf_average || leaf_bits(KEY_BITS - 1) == RADIX_BITS);
        }
}

// A word in a range or at its ends, at those of all words, or any.
static uint word_near(uint from, uint range) {
    const uint ends[] = {0, ~0u, ~0u / 2, from, from + range, from - range / 16, from + range + range / 16};
    switch (below(8)) {
    case 0: return ends[below(7)];
    case 1: return ends[below(7)] + below(9) - 4;
    case 2: return any_word() >> below(32);
    default: return from + below(range);
    }
}

// Of two words.
static void wide_keys_are_sorted() {
    for (uint i = 0; i < 20000; i++) {
        const uint n = 2 + below(20), range = 1u << below(31), room = 1 + below(20);
        const uint from = maybe() ? any_word() : -range * (1 + below(2)); // or up to the greatest word
        std::vector<uvec2> keys;
        begin_case(3);
        for (uint k = 0; k < n; k++)
            keys.push_back(decode_key(uvec2(word_near(from, range), below(1u << below(10)))));
        if (maybe())
            ask_for_leaves(RADIX_BITS, RADIX_BITS, room);
        else
            ask_for_leaves(RADIX_BITS, RADIX_BITS + 2 + below(7), room);
        expect_sorted(keys, room);
    }
    EXPECT(tried == (LEAVES | OVERFULL));
}

static int failures;
#define PROMISE(test) promise(test, #test)

static void promise(void (*test)(), const char *name) {
    broken = NULL, tried = 0, random_state = 0;
    test();
    printf("%s decisions: ", broken ? "FAIL" : "ok  ");
    for (const char *c = name; *c; c++) putchar(*c == '_' ? ' ' : *c);
    printf(" (keys of %u bits)\n", KEY_BITS);
    if (broken) printf("     %s\n", broken), failures++;
}

int main() {
    if (KEY_BITS == 6) PROMISE(three_keys_are_sorted);
    if (KEY_BITS == 8) PROMISE(leaves_have_room_for_their_elements);
    if (KEY_BITS == 8) PROMISE(leaves_of_a_digit_are_never_overfull);
    if (KEY_BITS == 64) PROMISE(wide_keys_are_sorted);
    return failures > 0;
}
