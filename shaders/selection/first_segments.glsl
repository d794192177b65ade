// What the kernels of the first k share. Where segments are found by offsets, these are bound instead of the second
// keys, and their ends instead of the second values; of long segments, which leave candidates there, they lie in the
// control block.
// Long segments leave candidates, {key in its order-preserving form, place in the segment}, in the second arrays.
// FIRST_SPANS: push.room of each of push.span spans: its first push.limit elements, or all, and some others; those that it
// does not have are NO_INDEX.
// FIRST_FILTERED: a sample tells a pivot {key, place} that at least push.limit elements do not pass, as far as chance goes;
// what does not pass becomes a candidate. Places tell equal keys apart, so that no keys have too many; if there are too many
// or too few by chance, all of the segment is gone through. There is room for push.room candidates of each segment; if this
// is 0, where segments may have any length, for one in 1 << push.room_shift elements.
// FIRST_BUCKETS: there is one segment. Each of push.span parts of it leaves push.room candidates or fewer, in the order of
// buckets. From push.status on are words: of each bucket, where it begins among the candidates of each part; then how many
// each part has, or TOO_MANY_CANDIDATES.
#ifdef GPUSORTI_ADDRESS
#define OFFSET(i) (push.pass == FIRST_ALONE ? WORD_AT(push.keys_alt, i) : CONTROL(i))
#define END(i) (push.pass == FIRST_ALONE ? WORD_AT(push.values_alt, i) : CONTROL(i))
#else
#define OFFSET(i) (push.pass == FIRST_ALONE ? alt_words.at[i] : CONTROL(i))
#define END(i) (push.pass == FIRST_ALONE ? alt_value_words.at[i] : CONTROL(i))
#endif
#include "find_segment.glsl"

#ifdef GPUSORTI_ADDRESS
#define CANDIDATE_PLACE(i) WORD_AT(push.values_alt, i)
#else
#define CANDIDATE_PLACE(i) alt_value_words.at[push.values_alt_base + (i)]
#endif

// FIRST_ALONE, push.span not 0: first_some.comp lists the segments that are too long for it, of more than `most` elements.
// Each has the place begin / (most + 1), which no other such segment has, as none reaches into the next one. Of places that
// no segment has, words are what they were, so a reader checks whether the segment that it finds has this place.
#define LISTED(at) CONTROL(push.span - 1u + (at))
bool lists_segments() { return push.pass == FIRST_ALONE && push.span != 0u; }

// Words of a segment, from push.status on: its pivot's key and place, how many candidates there are.
uint state_of(const uint segment) { return push.status + FIRST_STATE_WORDS * segment; }

// Where a segment's candidates begin, and how many it has room for.
uint candidates_of(const uint segment, const Segment s) {
    return push.room != 0u ? segment * push.room : s.begin >> push.room_shift;
}
uint room_of(const Segment s) { return push.room != 0u ? push.room : s.count >> push.room_shift; }

// FIRST_BUCKETS: how many there are, and the word of the first part; that of the next part follows.
uint bucket_count() { return clamp(push.limit / BUCKET_WANTED, FEWEST_BUCKETS, MOST_BUCKETS); }
uint bucket_word(const uint bucket) { return push.status + bucket * push.span; }
