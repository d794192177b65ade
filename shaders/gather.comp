#version 450
#extension GL_GOOGLE_include_directive : require
// Values as rows of words, between the caller's array and the second one in scratch. Wide values: row i of scratch takes row
// index[i] of the caller's, then all rows come back. Structs with their keys inside: the rows go to scratch as they are, the
// keys beside them; when the indices are sorted, row i of the caller's takes row index[i] of scratch.
// Where the first ones of each segment alone are wanted, they lie together: push.limit rows a segment, of which those that
// the segment does not have stay as they are. In scratch they lie likewise, or, where that takes less, as their segments do
// in the array. The offsets of segments are bound as the keys.
// The indices are bound as the second keys. NO_INDEX marks an element that is not sorted and keeps its place: it is in no
// segment, or not among the first ones.
#define ARGUMENTS GATHER_ARGUMENTS
#include "buffers.glsl"

// VARIANT is a sum of
#define IS(variant) ((VARIANT & (variant)) != 0u)

#ifdef GPUSORTI_ADDRESS
// Word w of row i, where rows have that many words.
uvec2 row_address(const uvec2 base, const uint i, const uint words, const uint w) {
    uint high, low, carry;
    umulExtended(i, words * 4u, high, low);
    low = uaddCarry(low, w * 4u, carry);
    high += carry;
    low = uaddCarry(base.x, low, carry);
    return uvec2(low, base.y + high + carry);
}
#define KEY_PART(i, k) Words(row_address(push.keys, i, push.key_words, k)).at[0]
#define VALUE_PART(i, w) Words(row_address(push.values, i, push.row_words, w)).at[0]
#define ALT_PART(i, w) Words(row_address(push.values_alt, i, push.row_words, w)).at[0]
#define INDEX(i) WORD_AT(push.keys_alt, i)
#define OFFSET(i) WORD_AT(push.keys, i)
#else
#define KEY_PART(i, k) key_words.at[(i) * push.key_words + (k)]
#define VALUE_PART(i, w) value_words.at[(i) * push.row_words + (w)]
#define ALT_PART(i, w) alt_value_words.at[push.values_alt_base + (i) * push.row_words + (w)]
#define INDEX(i) alt_words.at[i]
#define OFFSET(i) key_words.at[i]
#endif
#include "segment_bounds.glsl"

uint row_count() {
    if (!IS(VARIANT_PACKED_ROWS)) return element_count();
    return segment_count() * push.limit;
}

// The segment in which element i is, if it is in one.
uint segment_of(const uint i) {
    uint s = push.size != 0u ? i / push.size : 0u;
    uint end = push.size != 0u ? s : push.segments;
    while (s + 1u < end) {
        uint middle = s + (end - s) / 2u;
        if (OFFSET(push.offsets + middle) <= i) s = middle;
        else end = middle;
    }
    return s;
}

// The place in its segment of row i, and whether it has one.
#define BY_SEGMENT IS(VARIANT_PACKED_ROWS | VARIANT_INDEX)
bool find_place(const uint i, out Segment segment, out uint place) {
    uint s = IS(VARIANT_PACKED_ROWS) ? i / push.limit : segment_of(i);
    segment = find_segment(s);
    place = i - (IS(VARIANT_PACKED_ROWS) ? s * push.limit : segment.begin);
    return place < segment.count && (push.ends == 0u || INDEX(segment.begin + place) != NO_INDEX);
}

// Which row comes to a place; offsets that descend leave indices unset.
uint find_row(const uint at) {
    uint index = INDEX(at);
    return index == NO_INDEX ? at : min(index, element_count() - 1u);
}

uint load_word(const uint i, const uint w) {
    uint at = i;
    Segment segment = Segment(0u, 0u, false);
    if (BY_SEGMENT) {
        uint place;
        if (!find_place(i, segment, place)) return 0u;
        at = IS(VARIANT_BACK) && push.as_array == 0u ? i : segment.begin + place;
    }
    if (IS(VARIANT_INDEX)) return INDEX(at) - segment.begin;
    uint row = IS(VARIANT_GATHER) ? find_row(at) : at;
    if (IS(VARIANT_BACK)) return ALT_PART(row, w);
    return VALUE_PART(row, w);
}

void store_word(const uint i, const uint w, const uint word) {
    uint k = w - push.key_word; // which word of the key, where it is one
    uint at = i;     // the row in scratch
    Segment segment;
    uint place;
    if (BY_SEGMENT) {
        if (!find_place(i, segment, place)) return;
        if (push.as_array != 0u) at = segment.begin + place;
    }
    if (IS(VARIANT_TAKE_KEY) && k < push.key_words) KEY_PART(i, k) = (word >> push.key_shift) & push.key_mask;
    if (IS(VARIANT_KEY_ONLY)) return;
    if (IS(VARIANT_BACK) || IS(VARIANT_INDEX)) VALUE_PART(i, w) = word;
    else ALT_PART(at, w) = word;
}

void main() {
    uint n = row_count();
    uint words = push.row_words; // at most TILE
    uint rows_a_group = TILE / words;
    uint stride = gl_NumWorkGroups.x * gl_NumWorkGroups.y * rows_a_group;
    uint first = workgroup_index() * rows_a_group;
    uint row[ITEMS]; // which of the workgroup's rows, and which word of it: divisions are slow, these stay the same
    uint w[ITEMS];
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        row[k] = (k * WORKGROUP_SIZE + gl_LocalInvocationIndex) / words;
        w[k] = (k * WORKGROUP_SIZE + gl_LocalInvocationIndex) % words;
    }
    while (first < n) {
        uint rows = min(rows_a_group, n - first);
        uint word[ITEMS]; // all loads come before the stores, so that they overlap
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) word[k] = load_word(first + min(row[k], rows - 1u), w[k]);
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
            if (row[k] < rows) store_word(first + row[k], w[k], word[k]);
        }
        if (n - first <= stride) break;
        first += stride;
    }
}
