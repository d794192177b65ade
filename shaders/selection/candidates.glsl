// The first push.limit elements of each long segment, in rounds: select.comp keeps those of each span of push.span elements,
// then those of each span, of push.later, of what is left, until one workgroup has room for all of a segment;
// select_sort.comp sorts these.
// What a span leaves are push.room candidates, {key in its order-preserving form, index of the element in the array}: its
// first push.limit elements and some others, in any order; those that it does not have are NO_KEY, NO_INDEX. They lie in the
// second arrays, round by round at push.from and at push.to in turn.
// Long segments are rows of push.size elements, push.spans spans each in this round and push.spans_before in the one
// before; or, where push.size is 0, those of long_segments.glsl, whose tiles are the spans.
#define ARGUMENTS SELECT_ARGUMENTS
#include "buffers.glsl"
#include "keys.glsl"
#include "segments.glsl"

const uvec2 NO_KEY = uvec2(0xffffffffu);

#ifdef GPUSORTI_ADDRESS
#define CANDIDATE_INDEX(i) WORD_AT(push.values_alt, i)
#else
#define CANDIDATE_INDEX(i) alt_value_words.at[push.values_alt_base + (i)]
#endif

uint segment;    // rows: its number
uint begin;      // its first element
uint elements;   // of the segment
uint left;       // what earlier rounds left of these
uint span;       // of the segment: the workgroup's
uint candidates; // the segment's first one

uint spans_of(const uint n, const uint size) { return n / size + (n % size != 0u ? 1u : 0u); }

// Finds the workgroup's segment, and which span of it there may be.
bool find_span() {
    uint number = workgroup_index();
    uint slot;
    if (push.size != 0u) {
        uint n = element_count();
        segment = number / push.spans;
        if (segment >= spans_of(n, push.size)) return false;
        span = number - segment * push.spans;
        begin = segment * push.size;
        elements = min(n - begin, push.size);
        slot = segment * push.spans_before;
    } else {
        if (CONTROL(CONTROL_DESCENT) != 0u || number >= CONTROL(CONTROL_LONG_TILES)) return false;
        uint at = push.owners + OWNER_WORDS * number;
        begin = CONTROL(at);
        elements = CONTROL(at + 1u);
        slot = CONTROL(at + 2u);
        span = number - slot;
    }
    left = elements;
    for (uint r = 1u; r < push.round; r++) left = spans_of(left, r == 1u ? push.span : push.later) * push.room;
    candidates = push.from + slot * push.room;
    return true;
}
