// What the kernels of one-sweep's passes share: which tile a workgroup takes and what its pass does, the tiles' status rows,
// look-back and its fallback. The kernel defines digit_of(key), whether it CODES keys, and TILE_COUNTS(d),
// RADIX words of shared memory that are free while a workgroup looks back.
const bool TICKETS = (VARIANT & VARIANT_BY_INDEX) == 0u; // tiles start in the order of tickets

// Status word: 3 bits of state, 29 bits of count. The states rotate with the portion's number among all portions that run,
// those that really have elements, so that what an earlier one left behind reads as "not yet there". Three states do: only a
// pass's last portion may leave rows alone, and where passes have others, a full one comes before it and one behind.
// A status word less that of a local count of 0 is below LOCAL_END for a local count, below INCLUSIVE_END for an inclusive
// one.
const uint LAST_STATE = 6u; // see begin_pass()
REQUIRE(a_status_word_has_each_state, LAST_STATE < 1u << 32u - STATUS_SHIFT)
REQUIRE(rows_of_totals_take_turns, TOTALS_ROWS == 2u)
const uint LOCAL_END = 1u << STATUS_SHIFT;
const uint INCLUSIVE_END = 2u << STATUS_SHIFT;
#define IS_STATUS(word) ((word) - (local_state << STATUS_SHIFT) < INCLUSIVE_END)

// Rows that look-back loads at once.
const uint WINDOW_WANTED = VARIANT >> VARIANT_WINDOW & MOST_WINDOW;
const uint WINDOW = WINDOW_WANTED == 0u ? 8u : WINDOW_WANTED;

shared uint target[RADIX]; // where a digit's elements go, less their place in the tile
#include "invocations.glsl"
#include "peers.glsl"
#include "sync.glsl"
shared uint ticket;
shared uint silent; // 1 + row of the nearest predecessor that some digit still waits for

#ifdef GPUSORTI_GROUPS
shared uint missing; // see groups.glsl
#endif

uint local_state;
uint inclusive_state;
#include "test_hooks.glsl"

// ---- the work of a workgroup ----

struct Portion { // the tiles that one dispatch sorts
    uint first;
    uint input_tiles; // of all portions
    uint input_count; // their elements
};

struct Pass {
    uint flags; // PASS_*
    bool from_alt;
    bool encode;
    bool decode;
    bool generate; // indices are the values
    bool store_keys;
};

struct Tile {
    uint number;        // its number in the portion
    uint portion_first; // the portion's first tile
    uint begin;         // its first element
    uint valid;         // its elements
    bool stall;         // for tests: publishes nothing, or late
};

// A dry run: workgroups run the code of a pass while other kernels run, so that the pass finds it in the caches. They change
// nothing: each takes the first tile, as if that had no elements, and is shown the record of no pass. The histogram runs
// beside them: they read no word that it writes.
#ifdef GPUSORTI_SEGMENTS
const bool DRY = false;
#else
#define DRY (push.polls == 0u)
#endif

#ifndef GPUSORTI_SEGMENTS
Portion own_portion() {
    uint n = element_count();
    uint tiles = n / TILE + (n % TILE != 0u ? 1u : 0u);
    return Portion(push.portion * push.portion_tiles, tiles, n);
}

// Whether the portion has no tile for this workgroup.
bool is_idle(const Portion portion) {
    return portion.first >= portion.input_tiles ||
           workgroup_index() >= min(push.portion_tiles, portion.input_tiles - portion.first);
}

#endif

void take_ticket(const uint record) {
    if (TICKETS) ticket = atomicAdd(CONTROL(record + 1u), 1u);
    silent = 0u;
#ifdef GPUSORTI_GROUPS
    missing = 0u;
#endif
}

// What the record of the pass says. sequence: the portion's number among all that run.
Pass begin_pass(const uint flags, const uint sequence) {
    bool from_alt = (flags & PASS_FROM_ALT) != 0u;
    bool encode = CODES && (flags & PASS_ENCODE) != 0u;
    bool decode = CODES && (flags & PASS_DECODE) != 0u;
    bool generate = (FLAGS & FLAG_WRITE_INDICES) != 0u && (flags & PASS_FIRST) != 0u;
    bool store_keys = (FLAGS & FLAG_KEEP_KEYS) == 0u || (flags & PASS_LAST) == 0u;
    local_state = 2u * (sequence % 3u) + 1u;
    inclusive_state = local_state + 1u;
    return Pass(flags, from_alt, encode, decode, generate, store_keys);
}

// By the ticket, or by the workgroup's index.
#ifdef GPUSORTI_SEGMENTS
Tile take_tile() {
    uint number = TICKETS ? ticket : workgroup_index();
    REVERSE_TILES(number, long_tiles());
    own = find_tile(number);
    return Tile(own.number, 0u, own.begin, own.valid, is_silent(own.number));
}
#else
Tile take_tile(const Portion portion) {
    uint number = TICKETS ? ticket - portion.first : workgroup_index();
    REVERSE_TILES(number, min(push.portion_tiles, portion.input_tiles - portion.first));
    if (DRY) number = 0u; // none is waited for
    uint begin = (portion.first + number) * TILE;
    uint valid = DRY ? 0u : min(portion.input_count - begin, TILE);
    return Tile(number, portion.first, begin, valid, is_silent(number));
}
#endif

#ifndef GPUSORTI_SEGMENTS
// Where a sample of the keys has no descent passes may have nothing to do: a dry run ends before the code that it is for.
// Each workgroup looks at keys of its own: at neighbours, and from one sample to the next. push.flip: bits in which their
// order is another than that of encoded keys.
bool has_descent(const uint n) {
    if (gl_LocalInvocationIndex == 0u) STORE_IN_WORKGROUP(silent, 0u);
    barrier();
    from_given = true;
    if (n > 1u) {
        uint stride = (n - 1u) / WORKGROUP_SIZE;
        uint i = gl_LocalInvocationIndex * stride + workgroup_index() * (stride / gl_NumWorkGroups.x);
        uvec2 mask = window_mask();
        uvec2 key = load_key(false, i);
        uvec2 next = load_key(false, i + 1u);
        uvec2 far = load_key(false, min(i + stride, n - 1u));
        key = (encode_key(key) ^ push.flip) & mask;
        bool descent = key_less((encode_key(next) ^ push.flip) & mask, key) ||
                       key_less((encode_key(far) ^ push.flip) & mask, key);
        if (descent) STORE_IN_WORKGROUP(silent, 1u);
    }
    barrier();
    bool found = LOAD_IN_WORKGROUP(silent) != 0u;
    barrier();
    if (gl_LocalInvocationIndex == 0u) STORE_IN_WORKGROUP(silent, 0u); // no tile is
    return found;
}

// PASS_COPIES: a workgroup's elements go to the same places on the other side. It needs no ticket and no status row, and
// takes two thirds of the time of a pass.
const uint COPIED_AT_ONCE = ITEMS >= 16u ? 8u : ITEMS > 4u ? 4u : 2u; // elements an invocation

void copy_tile(const Portion portion, const Pass pass) {
    uint begin = (portion.first + workgroup_index()) * TILE;
    uint valid = min(portion.input_count - begin, TILE);
    [[dont_unroll]] for (uint next = invocation; next < valid; next += COPIED_AT_ONCE * WORKGROUP_SIZE) {
        uvec2 copied_key[COPIED_AT_ONCE]; // all loads come before the stores, so that they overlap
        uvec2 copied_value[COPIED_AT_ONCE];
        [[unroll]] for (uint k = 0u; k < COPIED_AT_ONCE; k++) {
            uint i = begin + min(next + k * WORKGROUP_SIZE, valid - 1u);
            copied_key[k] = load_key(pass.from_alt, i);
            if (VALUE_WORDS != 0u) copied_value[k] = load_value(pass.from_alt, i);
        }
        // No `break` at the end: with one, floats with values take 81 registers in onesweep_staged.comp instead of 75, and
        // 1.3 times as long (registers.glsl).
        [[unroll]] for (uint k = 0u; k < COPIED_AT_ONCE; k++) {
            uint i = begin + min(next + k * WORKGROUP_SIZE, valid - 1u);
            uvec2 key = pass.encode ? encode_key(copied_key[k]) : copied_key[k];
            if (next + k * WORKGROUP_SIZE < valid && pass.store_keys)
                store_key(!pass.from_alt, i, pass.decode ? decode_key(key) : key);
            if (next + k * WORKGROUP_SIZE < valid && VALUE_WORDS != 0u) store_value(!pass.from_alt, i, copied_value[k]);
        }
    }
}
#endif

// ---- scan ----

// Where this invocation's digit begins in the tile, once subgroup_inclusive_add() has returned `inclusive` and all know
// subgroup_sums.
uint digit_begin(const uint inclusive, const uint tile_count) {
    uint begin = inclusive - tile_count;
    if (FULL_SUBGROUPS != 0u) {
        [[unroll]] for (uint s = 0u; s < RADIX / SUBGROUP_SIZE; s++) begin += s < subgroup ? subgroup_sums[s] : 0u;
    } else {
        begin += sums_before();
    }
    return begin;
}

// ---- status rows ----

#ifdef GPUSORTI_SEGMENTS
uint status_row(const uint number) { return push.status + (own.first + number) * RADIX; }
uint begin_of(const Tile tile, const uint number) { return own.segment.begin + number * TILE; }
#else
// Where this portion's digits begin, and the next one's.
uint totals_row() {
    return push.portion == 0u ? CONTROL_HISTOGRAMS + push.pass * RADIX : push.status + (push.portion & 1u) * RADIX;
}
uint next_totals_row() { return push.status + (~push.portion & 1u) * RADIX; }

// The place in these rows of this invocation's digit. Where keys go as they are, digits of their order-preserving form
// differ from theirs in bits that are the same for all keys.
uint base_digit() { return invocation ^ push.flip; }

uint status_row(const uint number) { return push.status + (TOTALS_ROWS + number) * RADIX; }
uint begin_of(const Tile tile, const uint number) { return (tile.portion_first + number) * TILE; } // of its first element
#endif

uint load_status(const uint i) {
    return atomicLoad(CONTROL(i), gl_ScopeDevice, gl_StorageSemanticsNone, gl_SemanticsRelaxed);
}

void publish(const uint number, const uint state, const uint count) {
    atomicStore(CONTROL(status_row(number) + invocation), (state << STATUS_SHIFT) | count, gl_ScopeDevice,
                gl_StorageSemanticsNone, gl_SemanticsRelaxed);
}

#ifdef GPUSORTI_GROUPS
#include "groups.glsl"
#else
bool is_grouped() { return false; }
#endif

// A tile's own counts.
void publish_local(const uint number, const uint count) {
#ifdef GPUSORTI_GROUPS
    if (is_grouped()) publish_in_group(number, count);
#endif
    publish(number, number == 0u && !is_grouped() ? inclusive_state : local_state, count);
}

// ---- look-back ----

// Adds up the counts of the rows before row `at`, as far as they are there. Returns the rows left: 0 when complete.
uint look_back(const uint digit, uint at, const uint most_polls, inout uint before) {
    uint zero = local_state << STATUS_SHIFT;
    for (uint polls = 0u; at > 0u && polls < most_polls; polls++) {
        uint word[WINDOW];
        uint sum = 0u;
        uint any = 0u;
        [[unroll]] for (uint k = 0u; k < WINDOW; k++) {
            uint number = max(at, k + 1u) - k - 1u;
            word[k] = seen(number, load_status(status_row(number) + digit)) - zero;
            sum += word[k];
            any |= word[k];
        }
        if (at >= WINDOW && any < LOCAL_END) {
            before += sum;
            at -= WINDOW;
            polls = 0u;
            continue;
        }
        bool goes_on = true;
        [[unroll]] for (uint k = 0u; k < WINDOW; k++) {
            if (goes_on && word[k] < INCLUSIVE_END) {
                goes_on = word[k] < LOCAL_END && at > 1u;
                before += word[k] & (LOCAL_END - 1u);
                at = word[k] < LOCAL_END ? at - 1u : 0u;
                polls = 0u;
            } else {
                goes_on = false;
            }
        }
    }
    COUNT_POLLS(digit, at, most_polls);
    return at;
}

// The whole workgroup counts a predecessor's tile, which is full. Returns a status word of the row, less that of a local
// count of 0, for this invocation's digit: its own count, which it publishes in the tile's place, or what the tile has
// published meanwhile.
// The swap finds that even where loads do not.
uint count_for(const uint number, const uint tile_begin, const Pass pass) {
    [[dont_unroll]] for (uint d = invocation; d < RADIX; d += WORKGROUP_SIZE) TILE_COUNTS(d) = 0u;
    barrier();
    [[dont_unroll]] for (uint i = invocation; i < TILE; i += WORKGROUP_SIZE) {
        uvec2 key = load_key(pass.from_alt, tile_begin + i);
        atomicAdd(TILE_COUNTS(digit_of(pass.encode ? encode_key(key) : key)), 1u);
    }
    barrier();
    if (invocation == 0u) atomicAdd(CONTROL(CONTROL_FALLBACKS), 1u);
    uint word = 0u;
    if (invocation < RADIX) {
        uint zero = local_state << STATUS_SHIFT;
        uint count = TILE_COUNTS(invocation);
        uint i = status_row(number) + invocation;
        word = seen(number, load_status(i));
        if (word - zero >= INCLUSIVE_END) word = atomicCompSwap(CONTROL(i), word, zero | count);
        word = word - zero < INCLUSIVE_END ? word - zero : count;
    }
    return word;
}

// Who found a predecessor silent finds more of them where workgroups start out of order: waiting long for each would add up
// to seconds.
const uint POLLS_AGAIN = 8u;

// The tiles behind and the next portion learn the counts of this tile and of those before.
void publish_inclusive(const Tile tile, const uint before, const uint tile_count) {
    if (tile.number > 0u && !tile.stall) publish(tile.number, inclusive_state, before + tile_count);
#ifndef GPUSORTI_SEGMENTS
    if (tile.number + 1u == push.portion_tiles)
        CONTROL(next_totals_row() + base_digit()) = CONTROL(totals_row() + base_digit()) + before + tile_count;
#endif
}

// Makes target[] count from the beginning of the array. Returns the elements of this invocation's digit in earlier tiles;
// they are published as soon as the digit is complete, whatever the other digits wait for. look_back() is called at one
// place only: where it is inlined twice, NVIDIA's compiler takes a third longer.
// The work has a bound, whatever loads see: `silent` is the most rows that some digit has left, and each digit with so many
// left takes the last of them from count_for(), not from a load. So `silent` falls by one a round at least: there are no
// more rounds than predecessors, each of which is counted once at most. In a round a digit polls at most push.polls times
// between two rows.
uint place_behind_predecessors(const Tile tile, const Pass pass, const uint tile_count) {
    uint before = 0u;
    uint left = invocation < RADIX ? tile.number + 1u : 0u; // one more than the rows to add; 0: complete
    uint polls = push.polls;
#ifdef GPUSORTI_GROUPS
    if (is_grouped() && !tile.stall && SEES_GROUPS && add_groups(tile)) return before;
#endif
    for (;;) {
        if (left > 0u) {
            left = look_back(invocation, left - 1u, polls, before);
            if (left > 0u) {
                atomicMax(silent, left);
                left++;
            } else {
                publish_inclusive(tile, before, tile_count);
            }
        }
        barrier();
        if (silent == 0u) break;
        uint silent_tile = silent - 1u;
        barrier();
        if (invocation == 0u) silent = 0u;
        uint word = count_for(silent_tile, begin_of(tile, silent_tile), pass);
        if (left == silent_tile + 2u) { // the digit waits for this row
            before += word & (LOCAL_END - 1u);
            left = word < LOCAL_END ? left - 1u : 1u;
        }
        drop_cached();
        barrier();
        polls = min(push.polls, POLLS_AGAIN);
    }
    if (invocation < RADIX) target[invocation] += before;
    return before;
}

void publish_late(const Tile tile, const uint before, const uint tile_count) {
    if (PUBLISHES_LATE && tile.stall && !DRY && invocation < RADIX)
        publish(tile.number, inclusive_state, before + tile_count);
}
