#version 450
// Batcher's odd-even merge in place, several layers of the network a dispatch. Two sorted halves of a block are merged
// thus: first within each residue class of positions, whose pitch is 2^k; that leaves the block as sorted runs of 2^k
// elements in which only neighbouring runs overlap, so those are merged in pairs, once with even and once with odd first
// run, over a smaller pitch, and so on down to pitch 1. A workgroup holds one tile: LINES elements of COLUMNS classes.
// Inside a tile Batcher's other network, the bitonic one, merges: its layers split by the bits of a position, so an
// invocation runs ITEMS_LOG2 of them on the elements that it holds before the workgroup exchanges elements.
// In every comparator the smaller element goes to the lower position and equal ones stay: what lies past the end of the
// array counts as greatest and never moves. Not stable. WORKGROUP_SIZE and ITEMS have to be powers of two.
// push.log_columns: log2 of COLUMNS; log_merged: log2 of the elements of a tile to merge; mode: MODE_* bits.
#define ARGUMENTS NETWORK_ARGUMENTS
#extension GL_GOOGLE_include_directive : require
#define KEEPS_SIZES // what is bound instead of the control block has none
#include "buffers.glsl"
#ifdef GPUSORTI_ADDRESS
#define COUNT_WORD(i) Words(push.control).at[i]
#else
#define COUNT_WORD(i) CONTROL(i)
#endif
#include "keys.glsl"
#include "last_word.glsl"
#include "items_log2.glsl"

const uint PER_WORD = 32u / KEY_STORED_BITS; // keys a word of the caller's array; 0 where a key has several words
const uint COALESCED = 4u;                   // log2 of the fewest neighbouring elements to store together

shared uint exchange[TILE * (KEY_WORDS + VALUE_WORDS)];

// Elements held in registers: element i lies at tile position first_held() | i << bit, and in shared memory at
// slots[i]. In the opening layer of a merge, which joins position p with the mirror image of p, the upper half of them
// has the bits of `mirror` inverted.
// Keys are held encoded and rotated, the sorted window of bits at the top: below it any order will do.
uvec2 keys[ITEMS];
uvec2 values[ITEMS];
uint slots[ITEMS];
uint bit;
uint mirror;

uint log_columns;
uint log_pitch;
uint column;     // of the tile's first element
uint tile_start; // position in the array of line 0, column 0
uint last;       // greatest offset from there that is still in block and array
uint rotation;

uint merged;   // log2 of the elements to merge
bool unsorted; // the tile's elements come in any order

uint log_tile() { return findMSB(TILE); }

uint first_held() {
    uint below = gl_LocalInvocationIndex & ((1u << bit) - 1u);
    return ((gl_LocalInvocationIndex - below) << ITEMS_LOG2) | below;
}

uint tile_offset(const uint position) {
    return ((position >> log_columns) << log_pitch) + column + (position & ((1u << log_columns) - 1u));
}

uvec2 rotate_left(const uvec2 key, const uint by) {
    uint bits = by & 31u;
    uvec2 lower = key.yx;
    if (KEY_WORDS == 1u) lower = key;
    else if ((by & 32u) != 0u) return (lower << bits) | ((key >> 1) >> (31u - bits));
    return (key << bits) | ((lower >> 1) >> (31u - bits));
}

// Where a tile position lies in shared memory: the 32 positions that 32 neighbouring invocations touch at once, which
// differ in five bits around ITEMS_LOG2 equal ones, meet different banks for 8 and for 16 items. Linear over xor.
uint slot(const uint position) {
    uint lines = position >> 5;
    return position ^ ((lines & 1u) * 4u) ^ (((lines >> 1) & 3u) * 9u) ^ (((lines >> 3) & 1u) * 28u);
}

void set_pattern(const uint new_bit, const uint new_mirror) {
    bit = new_bit;
    mirror = new_mirror;
    slots[0] = slot(first_held());
    [[unroll]] for (uint b = 0u; b < ITEMS_LOG2; b++) {
        uint difference = slot((1u << (bit + b)) ^ (b == ITEMS_LOG2 - 1u ? mirror : 0u));
        [[unroll]] for (uint i = 0u; i < ITEMS; i++)
            if (i >> b == 1u) slots[i] = slots[i ^ 1u << b] ^ difference;
    }
}

void put_shared() {
    [[unroll]] for (uint i = 0u; i < ITEMS; i++) {
        exchange[slots[i]] = keys[i].x;
        if (KEY_WORDS == 2u) exchange[TILE + slots[i]] = keys[i].y;
        if (VALUE_WORDS >= 1u) exchange[TILE * KEY_WORDS + slots[i]] = values[i].x;
        if (VALUE_WORDS == 2u) exchange[TILE * (KEY_WORDS + 1u) + slots[i]] = values[i].y;
    }
}

void get_shared() {
    [[unroll]] for (uint i = 0u; i < ITEMS; i++) {
        keys[i] = uvec2(exchange[slots[i]], KEY_WORDS == 2u ? exchange[TILE + slots[i]] : 0u);
        if (VALUE_WORDS >= 1u) values[i].x = exchange[TILE * KEY_WORDS + slots[i]];
        if (VALUE_WORDS == 2u) values[i].y = exchange[TILE * (KEY_WORDS + 1u) + slots[i]];
    }
}

// The encoded NaNs of one sign are first, as many as these, and those of the other are last. All are last in numbers that
// are as many less, modulo 2^KEY_BITS, and first in numbers that are as many more.
const uvec2 NANS = KEY_BITS == 64u   ? uvec2(0xffffffffu, 0xfffffu)
                         : KEY_BITS == 32u ? uvec2(0x7fffffu, 0u)
                         : (VARIANT & VARIANT_BFLOAT16) != 0u ? uvec2(0x7fu, 0u) : uvec2(0x3ffu, 0u);

uvec2 less_by_nans(const uvec2 key) {
    uint borrow = 0u;
    uint low = usubBorrow(key.x, NANS.x, borrow) & LOW_MASK;
    return uvec2(low, key.y - NANS.y - borrow);
}

uvec2 more_by_nans(const uvec2 key) {
    uint carry = 0u;
    uint low = uaddCarry(key.x, NANS.x, carry) & LOW_MASK;
    return uvec2(low, key.y + NANS.y + carry);
}

uvec2 to_compared(const uvec2 raw) {
    uvec2 key = encode_key(raw);
    if ((VARIANT & VARIANT_NANS_LAST) != 0u) key = less_by_nans(key);
    if ((VARIANT & VARIANT_NANS_FIRST) != 0u) key = more_by_nans(key);
    return rotate_left(key, rotation);
}

uvec2 from_compared(const uvec2 compared) {
    uvec2 key = rotate_left(compared, 64u - rotation);
    if ((VARIANT & VARIANT_NANS_LAST) != 0u) key = more_by_nans(key);
    if ((VARIANT & VARIANT_NANS_FIRST) != 0u) key = less_by_nans(key);
    return decode_key(key);
}

// Loads are unconditional, so that all are under way at once: what lies past the end is replaced afterwards.
void load(const bool generate) {
    uint lower = tile_offset(first_held());
    uint upper = tile_offset(first_held() ^ mirror);
    [[unroll]] for (uint i = 0u; i < ITEMS; i++) {
        uint offset = min((i < ITEMS / 2u ? lower : upper) + (i << (bit - log_columns + log_pitch)), last);
        keys[i] = load_key(false, tile_start + offset);
        if (VALUE_WORDS != 0u) values[i] = load_value(false, tile_start + offset);
    }
    [[unroll]] for (uint i = 0u; i < ITEMS; i++) {
        uint offset = (i < ITEMS / 2u ? lower : upper) + (i << (bit - log_columns + log_pitch));
        keys[i] = offset <= last ? to_compared(keys[i]) : uvec2(0xffffffffu);
        if (generate) values[i].x = tile_start + offset;
    }
}

void store() {
    uint lower = tile_offset(first_held());
    uint upper = tile_offset(first_held() ^ mirror);
    [[unroll]] for (uint i = 0u; i < ITEMS; i++) {
        uint offset = (i < ITEMS / 2u ? lower : upper) + (i << (bit - log_columns + log_pitch));
        uvec2 key = from_compared(keys[i]);
        if (offset <= last) {
            if (KEY_STORED_BITS >= 32u) store_key(false, tile_start + offset, key);
            if (VALUE_WORDS != 0u) store_value(false, tile_start + offset, values[i]);
        }
    }
}

// Keys that share words, from shared memory: a word belongs to one tile.
void store_packed() {
    for (uint p = gl_LocalInvocationIndex * PER_WORD; p < TILE; p += WORKGROUP_SIZE * PER_WORD) {
        uint offset = tile_offset(p);
        if (offset > last) continue;
        uint word = (tile_start + offset) / PER_WORD;
        uint packed = 0u;
        uint n = min(PER_WORD, last - offset + 1u);
        for (uint k = 0u; k < n; k++)
            packed |= from_compared(uvec2(exchange[slot(p + k)], 0u)).x << (k * KEY_STORED_BITS);
        if (n == PER_WORD) KEY_WORD(word) = packed;
        else STORE_LOWER_BITS(KEY_WORD(word), packed, n * KEY_STORED_BITS);
    }
}

void compare_exchange(const uint i, const uint j) {
    uvec2 low = keys[i];
    uvec2 high = keys[j];
    if (KEY_WORDS == 1u && VALUE_WORDS == 0u) {
        keys[i].x = min(low.x, high.x);
        keys[j].x = max(low.x, high.x);
        return;
    }
    bool swap = high.x < low.x;
    if (KEY_WORDS == 2u) {
        bool less = high.y < low.y;
        swap = high.y == low.y ? swap : less;
    }
    keys[i] = swap ? high : low;
    keys[j] = swap ? low : high;
    if (VALUE_WORDS != 0u) {
        uvec2 low_value = values[i];
        uvec2 high_value = values[j];
        values[i] = swap ? high_value : low_value;
        values[j] = swap ? low_value : high_value;
    }
}

// A merge's opening layer over the lowest `bits` bits of the index in registers.
void opening_layer(const uint bits) {
    [[unroll]] for (uint i = 0u; i < ITEMS; i++)
        if (((i >> (bits - 1u)) & 1u) == 0u) compare_exchange(i, i ^ ((1u << bits) - 1u));
}

void layer(const uint index_bit) {
    [[unroll]] for (uint i = 0u; i < ITEMS; i++)
        if (((i >> index_bit) & 1u) == 0u) compare_exchange(i, i | 1u << index_bit);
}

// Every driver unrolls loops over registers that count up to a constant. NVIDIA's compiler unrolls the first ones, too, if
// keys have one word, and takes 9 registers fewer so.
void sort_held() {
    if ((VARIANT & VARIANT_NESTED_LOOPS) != 0u && KEY_WORDS == 1u) {
        [[unroll]] for (uint bits = 1u; bits <= ITEMS_LOG2; bits++) {
            opening_layer(bits);
            [[unroll]] for (uint b = 1u; b < bits; b++) layer(bits - 1u - b);
        }
        return;
    }
    [[unroll]] for (uint bits = 1u; bits <= ITEMS_LOG2; bits++) {
        opening_layer(bits);
        [[unroll]] for (uint b = 1u; b < ITEMS_LOG2; b++)
            if (b < bits) layer(bits - 1u - b);
    }
}

// Which tile of the array is this workgroup's; false if there is nothing to do. Offsets from tile_start never pass 2^32,
// positions may.
bool choose_tile() {
    bool odd = (push.mode & MODE_ODD) != 0u;
    uint log_beside = log_pitch - log_columns; // of the tiles that share their lines
    uint log_region = log_tile() + log_beside; // of the elements that these tiles have together
    uint region = workgroup_index() >> log_beside;
    // 0: the count is on the GPU: word count_word of what is bound instead of the control block, at most most_count
    uint count = push.count != 0u ? push.count : min(COUNT_WORD(push.count_word), push.most_count);
    if (count == 0u || log_region < 32u && region > (count - 1u) >> log_region) return false;
    uint run = 1u << (merged - 1u + log_beside);
    uint phase = odd ? run : 0u;
    tile_start = log_region < 32u ? region << log_region : 0u;
    if (phase >= count - tile_start) return false;
    tile_start += phase;
    column = (workgroup_index() & ((1u << log_beside) - 1u)) << log_columns;
    uint block_last = 0xffffffffu >> (32u - push.log_block);
    last = min(count - 1u - tile_start, block_last - (tile_start & block_last));
    return unsorted || last >= run; // else there is nothing to merge with
}

// Runs the layers of the network, a pattern of held elements at a time: the layers on its bits, then the next pattern. A
// tile in any order comes in the pattern that loads well, and is first sorted in the registers.
void merge_tile() {
    uint level = unsorted ? 0u : merged; // log2 of the elements in the merge at hand
    uint layers_left = level;            // position bits whose layers are still to come in it
    bool opening = !unsorted;
    while (true) {
        if (unsorted && level == ITEMS_LOG2 && layers_left == level) {
            sort_held();
            layers_left = 0u;
        }
        if (opening) {
            opening_layer(ITEMS_LOG2);
            layers_left--;
        }
        [[unroll]] for (uint b = 0u; b < ITEMS_LOG2; b++)
            if (bit + ITEMS_LOG2 - 1u - b < layers_left) layer(ITEMS_LOG2 - 1u - b);
        layers_left = min(layers_left, bit);

        bool finished = layers_left <= log_columns && level == merged;
        if (finished && KEY_STORED_BITS >= 32u && bit >= COALESCED) break;
        put_shared();
        if (layers_left <= log_columns && !finished) {
            level = max(level + 1u, ITEMS_LOG2);
            layers_left = level;
            opening = level > ITEMS_LOG2;
        } else {
            opening = false;
        }
        uint next_bit = finished ? log_tile() - ITEMS_LOG2 : max(layers_left, log_columns + ITEMS_LOG2) - ITEMS_LOG2;
        set_pattern(next_bit, opening ? (1u << next_bit) - (1u << log_columns) : 0u);
        barrier();
        get_shared();
        if (finished) break;
    }
}

void main() {
    log_pitch = push.log_pitch;
    log_columns = push.log_columns;
    merged = push.log_merged;
    unsorted = (push.mode & MODE_SORT) != 0u;
    rotation = 32u * KEY_WORDS - push.first_bit - push.bit_count;
    if (!choose_tile()) return;
    uint first_bit = (unsorted ? log_tile() : merged) - ITEMS_LOG2;
    set_pattern(first_bit, unsorted ? 0u : (1u << first_bit) - (1u << log_columns));
    load((FLAGS & FLAG_WRITE_INDICES) != 0u && unsorted);
    merge_tile();
    store();
    if (KEY_STORED_BITS < 32u) store_packed();
}
