// Long segments are sorted by count / scan / scatter, all at once: each is cut into tiles of its own. A segment's counts lie
// together, a row of its tiles a digit, so that one scan over all counts gives every place in the order of (segment, digit,
// tile).
// Words at push.owners: for each tile the first one of its segment. Words at push.records: two a tile, {begin, count} of the
// segment that begins with this tile.
// gpusorti_long_args in gpusort.h
#define ARGUMENTS uint owners; uint records; uint tile; uint flags; uint chunk; uint chunks;
#include "buffers.glsl"
#include "keys.glsl"
#include "segments.glsl"

struct Segment {
    uint begin; // its first element
    uint count;
};

struct LongTile {
    Segment segment;
    uint begin;  // its first element
    uint valid;  // its elements
    uint counts; // word of its count of digit 0
    uint pitch;  // words from there to the next digit's
    uint first;  // word of the segment's first count
};

uint long_tiles() { return CONTROL(CONTROL_LONG_TILES); }

LongTile find_tile(const uint number) {
    uint owner = CONTROL(push.owners + number);
    Segment s = Segment(CONTROL(push.records + 2u * owner), CONTROL(push.records + 2u * owner + 1u));
    uint begin = s.begin + (number - owner) * push.tile;
    uint left = s.begin + s.count - begin;
    uint pitch = s.count / push.tile + (s.count % push.tile != 0u ? 1u : 0u);
    uint first = push.status + owner * RADIX;
    return LongTile(s, begin, min(left, push.tile), first + number - owner, pitch, first);
}

// Where the tile's elements of a digit go, once the counts are scanned.
uint digit_target(const LongTile tile, const uint digit) {
    return CONTROL(tile.counts + digit * tile.pitch) - CONTROL(tile.first) + tile.segment.begin;
}

// The last digit may have fewer bits than others, or none, so that the number of passes is even.
bool is_empty_digit(const uint p) { return p * RADIX_BITS >= push.bit_count; }
uint long_digit_first(const uint p) { return is_empty_digit(p) ? 0u : digit_first(p); }
uint long_digit_bits(const uint p) { return is_empty_digit(p) ? 0u : digit_bits(p); }
