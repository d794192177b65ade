// Long segments are sorted by radix passes, all at once: each is cut into tiles of its own. Either by one-sweep, where a
// tile looks back as far as its segment begins, or by count / scan / scatter: there a segment's counts lie together, digit
// by digit those of its tiles, so that one scan over all counts gives every place in the order of (segment, digit, tile).
// Words at push.owners: four a tile, {begin, count, first tile, number} of its segment. At push.begins: where each segment
// begins.
// At push.bases, one-sweep alone: for each segment and pass how many elements each digit has, then where it begins.
#define ARGUMENTS LONG_SEGMENTS_ARGUMENTS
#include "buffers.glsl"
#include "keys.glsl"
#include "segments.glsl"

struct Segment {
    uint begin; // its first element
    uint count;
};

struct LongTile {
    uint owner; // the number of its segment
    Segment segment;
    uint first; // the segment's first tile
    uint number; // its number in the segment
    uint begin; // its first element
    uint valid; // its elements
};

// Where offsets descend, segments might overlap and have more tiles than there is room for: they stay as they are.
uint long_tiles() { return CONTROL(CONTROL_DESCENT) != 0u ? 0u : CONTROL(CONTROL_LONG_TILES); }

LongTile find_tile(const uint number) {
    uint at = push.owners + OWNER_WORDS * number;
    Segment s = Segment(CONTROL(at), CONTROL(at + 1u));
    uint first = CONTROL(at + 2u);
    uint owner = CONTROL(at + 3u);
    uint place = number - first;
    uint begin = s.begin + place * push.tile;
    return LongTile(owner, s, first, place, begin, min(s.begin + s.count - begin, push.tile));
}

// Words of the counts of the segment's first tile, and of the tile's count of a digit.
uint first_count(const LongTile tile) { return push.status + tile.first * RADIX; }
uint digit_count(const LongTile tile, const uint digit) {
    uint pitch = tile.segment.count / push.tile + (tile.segment.count % push.tile != 0u ? 1u : 0u);
    return first_count(tile) + digit * pitch + tile.number;
}

// Where the tile's elements of a digit go, once the counts are scanned.
uint digit_target(const LongTile tile, const uint digit) {
    return CONTROL(digit_count(tile, digit)) - CONTROL(first_count(tile)) + tile.segment.begin;
}

uint bases_of(const uint owner, const uint pass) { return push.bases + (owner * push.pass_count + pass) * RADIX; }

// The last digit may have fewer bits than others, or none, so that the number of passes is even.
bool is_empty_digit(const uint p) { return p * RADIX_BITS >= push.bit_count; }
uint long_digit_first(const uint p) { return is_empty_digit(p) ? 0u : digit_first(p); }
uint long_digit_bits(const uint p) { return is_empty_digit(p) ? 0u : digit_bits(p); }
