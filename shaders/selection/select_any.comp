#version 450
#extension GL_GOOGLE_include_directive : require
// The first k of rows, or of one array, in any order, by a dispatch a step; a workgroup goes over a span of a row.
// Step 0 clears. Steps 1 .. push.digits count by a digit each of the k-th key, from the top: every workgroup finds the digit
// before in the counts of the step before, and counts the keys that agree with all digits so far. The next step stores what
// does not pass the k-th key, and of those that equal it the first ones that are wanted: each span knows from the last
// counts of the spans before it how many these have. It stores where it can; else to the second arrays, from which the last
// step copies to the row's front. Of an array that the first count finds in order the first k are where they are.
// With VARIANT_PLACED it stores to the second arrays, in the order of places, and all that have the digits so far as soon as
// there is room for them. These are sorted before the last step.
#define ARGUMENTS UNORDERED_ARGUMENTS
#include "buffers.glsl"
#include "keys.glsl"
#include "segments.glsl"

const bool ARRAY = (VARIANT & VARIANT_ARRAY) != 0u;
const uint DIGIT_BITS = ARRAY ? SELECT_ARRAY_BITS : SELECT_ROW_BITS;
const uint DIGITS = 1u << DIGIT_BITS;
const uint SUMMED = DIGITS; // counts of several digits together
const uint COUNTS = SUMMED + 256u;
#include "last_wanted.glsl"
const uint FINE = DIGITS / CHOICES; // values of a digit that find_digit() takes for one
REQUIRE(choices_are_enough_digits, CHOICES <= 1u << SELECT_ROW_BITS && SELECT_ROW_BITS <= SELECT_ARRAY_BITS)

const bool IN_PLACE = (FLAGS & (FLAG_KEEP_KEYS | FLAG_WRITE_INDICES)) == (FLAG_KEEP_KEYS | FLAG_WRITE_INDICES);

// Words of a row, from push.status on: the k-th key as far as it is known after a step and the one before, how many are
// stored, whether some key is less than the one before it, how many are wanted, counts of three steps in turn.
const uint ROW_WORDS = SELECT_COUNTS + SELECT_STEPS * DIGITS;
// Behind those of all rows: where rows have several spans, of each its counts of the last digit. With VARIANT_PLACED: of the
// last digit that was counted, how many keys are less than each value, and, in one word more, how many than any other.
const uint SPAN_WORDS = DIGITS + 1u;

const uint PLACE_WORDS_OF_TILE = TILE / 32u;
const uint WORDS_OF_SUM = 8u;
REQUIRE(half_a_word_counts_a_tile, MOST_SIZE * MOST_SELECT_ITEMS < 1u << 16)

const bool PLACED = (VARIANT & VARIANT_PLACED) != 0u;

shared uint kept, base;
// Of a tile, bits of the places whose keys come before the k-th one, or equal it; how many there are of both, before a word
// and in several words.
shared uint less_places[PLACED ? PLACE_WORDS_OF_TILE : 1u], equal_places[PLACED ? PLACE_WORDS_OF_TILE : 1u];
shared uint places_before[PLACED ? PLACE_WORDS_OF_TILE : 1u];
shared uint place_sums[PLACED ? PLACE_WORDS_OF_TILE / WORDS_OF_SUM + 1u : 1u];
shared uint unsorted; // not 0: the workgroup has found such a key

uint row, begin, elements, wanted;
uint words; // the row's
uint span, first, end; // the workgroup's, of the row
uint span_words; // of the row's first span
uvec2 mask;

// The k-th key as far as it is known; the other digits are ones.
uvec2 last_key;
uint before; // keys that come before all with these digits
uint last_digit; // the last of them
uint found; // by it: what is stored if nothing more is counted; else 0
bool in_order; // the array
bool done;

// Adds up what the invocations have, to `kept`; the sum of those that came before.
uint add_up(const uint mine) {
    barrier();
    if (invocation == 0u) kept = 0u;
    barrier();
    uint sum = mine != 0u ? atomicAdd(kept, mine) : 0u;
    barrier();
    return sum;
}

uint spans_of(const uint n, const uint size) { return n / size + (n % size != 0u ? 1u : 0u); }

uvec2 ones_from(const uint bit) {
    return uvec2(bit >= 32u ? 0u : 0xffffffffu << bit, bit >= 64u ? 0u : 0xffffffffu << (max(bit, 32u) - 32u));
}

// What the first `known` digits are, and where the next one is.
Prefix prefix_of(const uint known) {
    uint left = push.bit_count - known * DIGIT_BITS;
    uint bits = min(left, DIGIT_BITS);
    uvec2 key_bits = mask & ones_from(push.first_bit + left);
    return Prefix(last_key & key_bits, key_bits, 0u, 0u, push.first_bit + left - bits, bits, true);
}

// Whether the first count has found the array in order.
bool is_in_order() { return ARRAY && CONTROL(words + SELECT_UNSORTED) == 0u; }

// Word of the counts of step `pass`.
uint counts_of(const uint pass) { return words + SELECT_COUNTS + (pass - 1u) % SELECT_STEPS * DIGITS; }

// The digits of all steps before this one.
void find_digits() {
    uint known = push.pass - 1u;
    last_key = mask;
    before = 0u;
    last_digit = 0u;
    found = 0u;
    done = wanted == elements;
    in_order = false;
    if (known == 0u) return;
    in_order = is_in_order();
    done = done || in_order;
    if (in_order) return;
    if (known > 1u) {
        uint at = words + (known - 1u) % 2u * SELECT_KNOWN;
        last_key = uvec2(CONTROL(at), CONTROL(at + 1u));
        before = CONTROL(at + 2u);
        done = CONTROL(at + 3u) != 0u;
        if (done) last_digit = CONTROL(at + 3u) - 1u;
    }
    if (done) return;
    uint from = counts_of(known);
    for (uint c = invocation; c < CHOICES; c += WORKGROUP_SIZE) {
        uint sum = 0u;
        [[unroll]] for (uint f = 0u; f < FINE; f++) sum += CONTROL(from + c * FINE + f);
        counts[c] = sum;
    }
    find_digit(0u, wanted - before);
    before += found_before;
    last_digit = found_digit * FINE;
    uint count = CONTROL(from + last_digit);
    for (uint f = 1u; f < FINE && before + count < wanted; f++) {
        before += count;
        count = CONTROL(from + ++last_digit);
    }
    Prefix prefix = prefix_of(known - 1u);
    last_key ^= digit_in_key((1u << prefix.bits) - 1u - last_digit, prefix.low); // bits that are not ones
    done = before + count <= (PLACED ? push.room : wanted);
    if (done) found = before + count;
}

// For the next step, by one workgroup a row.
void publish() {
    uint at = words + (push.pass - 1u) % 2u * SELECT_KNOWN;
    for (uint d = invocation; d < DIGITS; d += WORKGROUP_SIZE) CONTROL(counts_of(push.pass + 1u) + d) = 0u;
    if (invocation != 0u) return;
    CONTROL(at) = last_key.x;
    CONTROL(at + 1u) = last_key.y;
    CONTROL(at + 2u) = before;
    CONTROL(at + 3u) = done ? last_digit + 1u : 0u;
    if (PLACED && found != 0u) CONTROL(words + SELECT_FOUND) = found;
}

// A tile of n encoded keys. Those behind its end are the last one once more.
#define LOAD_TILE(key, offset, n) \
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) \
        key[k] = load_key(false, begin + (offset) + min(k * WORKGROUP_SIZE + invocation, (n) - 1u)); \
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) key[k] = encode_key(key[k])

// Notes whether some key of a tile of n is less than the one before it. Most tiles show it in an invocation's own keys.
void find_descent(const uint offset, const uint n, const uvec2 key[ITEMS]) {
    bool found = false;
    [[unroll]] for (uint k = 1u; k < ITEMS; k++) found = found || key_less(key[k] & mask, key[k - 1u] & mask);
    if (found) atomicOr(unsorted, 1u);
    if (atomicOr(unsorted, 0u) != 0u) return;
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        uint i = k * WORKGROUP_SIZE + invocation;
        if (i < n && offset + i + 1u < elements)
            found = found || key_less(encode_key(load_key(false, begin + offset + i + 1u)) & mask, key[k] & mask);
    }
    if (found) atomicOr(unsorted, 1u);
}

// Stores how many of the span's keys are less than each value of the digit; first_sum: than all of these.
void store_sums(const uint first_sum) {
    uint to = span_words + span * SPAN_WORDS;
    for (uint c = invocation; c < CHOICES; c += WORKGROUP_SIZE) {
        uint sum = 0u;
        [[unroll]] for (uint f = 0u; f < FINE; f++) sum += counts[c * FINE + f];
        counts[SUMMED + c] = sum;
    }
    sum_up_parts(SUMMED);
    for (uint c = invocation; c < CHOICES; c += WORKGROUP_SIZE) {
        uint sum = first_sum + before_part(c / PART);
        for (uint i = c - c % PART; i < c; i++) sum += counts[SUMMED + i];
        [[unroll]] for (uint f = 0u; f < FINE; f++) {
            CONTROL(to + c * FINE + f) = sum;
            sum += counts[c * FINE + f];
        }
        if (c == CHOICES - 1u) CONTROL(to + DIGITS) = sum;
    }
}

void count_digits() {
    Prefix prefix = prefix_of(push.pass - 1u);
    uint to = counts_of(push.pass);
    uint before_all = 0u;
    uvec2 key[ITEMS];
    barrier();
    for (uint d = invocation; d < DIGITS; d += WORKGROUP_SIZE) counts[d] = 0u;
    if (invocation == 0u) unsorted = ARRAY && push.pass == 1u ? 0u : 1u;
    barrier();
    uint n;
    for (uint offset = first; offset < end; offset += n) {
        n = min(TILE, end - offset);
        LOAD_TILE(key, offset, n);
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
            if (k * WORKGROUP_SIZE + invocation >= n) continue;
            count_element(0u, prefix, key[k] & mask, 0u);
            if (PLACED && key_less(key[k] & prefix.key_bits, prefix.key)) before_all++;
        }
        if (ARRAY && atomicOr(unsorted, 0u) == 0u) find_descent(offset, n, key);
    }
    barrier();
    if (push.pass == 1u && invocation == 0u && unsorted != 0u) atomicOr(CONTROL(words + SELECT_UNSORTED), 1u);
    for (uint d = invocation; d < DIGITS; d += WORKGROUP_SIZE) {
        if (counts[d] != 0u) atomicAdd(CONTROL(to + d), counts[d]);
        if (!PLACED && push.pass == push.digits && push.spans > 1u) CONTROL(span_words + span * SPAN_WORDS + d) = counts[d];
    }
    if (PLACED && push.spans > 1u) {
        add_up(before_all);
        store_sums(kept);
    }
}

uint count_bits(const uint bits) {
    add_up(uint(bitCount(bits)));
    return kept;
}

// How many of the span's keys that equal the k-th one are wanted, if not all.
uint find_ties() {
    uint sum = 0u;
    for (uint p = invocation; p < span; p += WORKGROUP_SIZE) sum += CONTROL(span_words + p * SPAN_WORDS + last_digit);
    add_up(sum);
    return wanted - before - min(kept, wanted - before);
}

// Of a tile's keys that equal the k-th one, as bits of the invocation's items, those that lie before a place in it.
uint before_place(const uint equals, const uint place) {
    uint items = place > invocation ? (place - invocation - 1u) / WORKGROUP_SIZE + 1u : 0u;
    return bitfieldExtract(equals, 0, int(min(items, ITEMS)));
}

// The first of them, as many as are left.
uint take_ties(const uint equals, inout uint left) {
    if (left == 0u) return 0u;
    uint all = count_bits(equals);
    uint place = 0u;
    if (all <= left) {
        left -= all;
        return equals;
    }
    for (uint step = 1u << findMSB(TILE); step != 0u; step >>= 1u)
        if (count_bits(before_place(equals, place + step)) <= left) place += step;
    left = 0u;
    return before_place(equals, place);
}

// The first of the places for what an invocation has chosen.
uint claim_places(const uint chosen) {
    uint place = add_up(uint(bitCount(chosen)));
    if (invocation == 0u && kept != 0u) base = atomicAdd(CONTROL(words + SELECT_STORED), kept);
    barrier();
    return base + place;
}

// What the spans before this one have of what comes before the k-th key, and of what equals it.
uvec2 find_before() {
    uvec2 sum = uvec2(0u);
    if (in_order || wanted == elements) return uvec2(first, 0u);
    if (push.spans == 1u) return sum;
    for (uint p = invocation; p < span; p += WORKGROUP_SIZE) {
        uint at = span_words + p * SPAN_WORDS + last_digit;
        uint before_digit = CONTROL(at);
        sum += uvec2(before_digit, CONTROL(at + 1u) - before_digit);
    }
    add_up(sum.x);
    uint less = kept;
    add_up(sum.y);
    return uvec2(less, kept);
}

// How many there are before a place of the tile, of both kinds.
uint count_before(const uint place) {
    uint word = place / 32u;
    uint bits = (1u << place % 32u) - 1u;
    return places_before[word] + uint(bitCount(less_places[word] & bits)) +
           (uint(bitCount(equal_places[word] & bits)) << 16u);
}

uint count_word(const uint w) {
    return uint(bitCount(less_places[w])) | uint(bitCount(equal_places[w])) << 16u;
}

// Notes the places of the invocation's items of both kinds; returns how many there are of each in the tile.
uint note_places(const uint less, const uint equals) {
    barrier();
    for (uint w = invocation; w < PLACE_WORDS_OF_TILE; w += WORKGROUP_SIZE) less_places[w] = equal_places[w] = 0u;
    barrier();
    if ((less | equals) != 0u) {
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
            uint place = k * WORKGROUP_SIZE + invocation;
            if ((less & 1u << k) != 0u) atomicOr(less_places[place / 32u], 1u << place % 32u);
            if ((equals & 1u << k) != 0u) atomicOr(equal_places[place / 32u], 1u << place % 32u);
        }
    }
    barrier();
    for (uint w = invocation; w < PLACE_WORDS_OF_TILE; w += WORKGROUP_SIZE) {
        uint sum = 0u;
        for (uint i = w - w % WORDS_OF_SUM; i < w; i++) sum += count_word(i);
        places_before[w] = sum;
        if (w % WORDS_OF_SUM == WORDS_OF_SUM - 1u || w == PLACE_WORDS_OF_TILE - 1u)
            place_sums[w / WORDS_OF_SUM] = sum + count_word(w);
    }
    barrier();
    const uint SUMS_OF_TILE = (PLACE_WORDS_OF_TILE - 1u) / WORDS_OF_SUM + 1u;
    for (uint w = invocation; w < PLACE_WORDS_OF_TILE; w += WORKGROUP_SIZE) {
        uint sum = 0u;
        for (uint r = 0u; r < w / WORDS_OF_SUM; r++) sum += place_sums[r];
        places_before[w] += sum;
    }
    barrier();
    return places_before[PLACE_WORDS_OF_TILE - 1u] + count_word(PLACE_WORDS_OF_TILE - 1u);
}

void store_element(const uint at, const uvec2 key, const uint place) {
    uint from = begin + place;
    uint to = row * push.room + at;
    uvec2 value;
    if ((FLAGS & FLAG_KEEP_KEYS) == 0u) store_key(true, to, decode_key(key));
    if (VALUE_WORDS == 0u) return;
    if ((FLAGS & FLAG_WRITE_INDICES) == 0u) value = load_value(false, from);
    else value = uvec2((VARIANT & VARIANT_SIDE_BY_SIDE) != 0u ? place : index_of(from, begin), 0u);
    if (IN_PLACE) store_value(false, (VARIANT & VARIANT_SIDE_BY_SIDE) != 0u ? row * push.limit + at : begin + at, value);
    else store_value(true, to, value);
}

// In the order of their places: of keys that equal the k-th one the first that are wanted.
void store_placed() {
    uvec2 key[ITEMS];
    uint n;
    uint stop = in_order ? min(end, wanted) : end;
    uvec2 stored = find_before();
    uint ties = wanted - before; // that are wanted of the row
    if (done) stored = uvec2(stored.x + stored.y, 0u);
    for (uint offset = first; offset < stop; offset += n) {
        uint less = 0u;
        uint equals = 0u;
        n = min(TILE, stop - offset);
        LOAD_TILE(key, offset, n);
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
            if (k * WORKGROUP_SIZE + invocation >= n) continue;
            if (in_order || key_less(key[k] & mask, last_key) || (done && same(key[k] & mask, last_key))) less |= 1u << k;
            else if (same(key[k] & mask, last_key)) equals |= 1u << k;
        }
        uint all = note_places(less, equals);
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
            if (((less | equals) & 1u << k) == 0u) continue;
            uint place = k * WORKGROUP_SIZE + invocation;
            uint before_place = count_before(place);
            uint equals_before = stored.y + (before_place >> 16u);
            if ((equals & 1u << k) != 0u && equals_before >= ties) continue;
            store_element(stored.x + (before_place & 0xffffu) + min(equals_before, ties), key[k], offset + place);
        }
        stored += uvec2(all & 0xffffu, all >> 16u);
    }
}

void store_first() {
    uvec2 key[ITEMS];
    uint n;
    uint stop = in_order ? min(end, wanted) : end;
    uint left = done ? 0u : find_ties();
    for (uint offset = first; offset < stop; offset += n) {
        uint chosen = 0u;
        uint equals = 0u;
        n = min(TILE, stop - offset);
        LOAD_TILE(key, offset, n);
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
            if (k * WORKGROUP_SIZE + invocation >= n) continue;
            if (in_order || key_less(key[k] & mask, last_key)) chosen |= 1u << k;
            else if (same(key[k] & mask, last_key)) equals |= 1u << k;
        }
        chosen |= done ? equals : take_ties(equals, left);
        uint to = claim_places(chosen);
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
            if ((chosen & 1u << k) != 0u) store_element(to++, key[k], offset + k * WORKGROUP_SIZE + invocation);
        }
    }
}

// Whether what is wanted lies where it is wanted.
bool stays() { return (FLAGS & FLAG_WRITE_INDICES) == 0u && push.apart == 0u && is_in_order(); }

void copy_back() {
    if (stays()) return;
    uint n = max(min(end, wanted), first) - first;
    for (uint i = invocation; i < n; i += WORKGROUP_SIZE) {
        uint from = row * push.room + first + i;
        if ((FLAGS & FLAG_KEEP_KEYS) == 0u) store_key(false, begin + first + i, load_key(true, from));
        if (VALUE_WORDS != 0u) store_value(false, begin + first + i, load_value(true, from));
    }
}

// Whether there are elements for the workgroup.
bool find_span() {
    uint n = element_count();
    row = workgroup_index() / push.spans;
    span = workgroup_index() - row * push.spans;
    uint rows = spans_of(n, push.size);
    if (row >= rows) return false;
    begin = row * push.size;
    elements = min(n - begin, push.size);
    wanted = min(push.limit, elements);
    if (span >= spans_of(elements, push.span)) return false;
    first = span * push.span;
    end = first + min(elements - first, push.span);
    words = push.status + row * ROW_WORDS;
    span_words = push.status + rows * ROW_WORDS + row * push.spans * SPAN_WORDS;
    return true;
}

void main() {
    invocation = gl_LocalInvocationIndex;
    bool has_elements = find_span();
    // also of no elements, for a sort of what is found
    if (ARRAY && push.pass == 0u && invocation == 0u) CONTROL(push.status + SELECT_FOUND) = min(push.limit, element_count());
    if (!has_elements) return;
    mask = window_mask();
    if (push.pass == 0u) {
        for (uint i = invocation; i < SELECT_COUNTS + DIGITS; i += WORKGROUP_SIZE)
            if (!ARRAY || i != SELECT_FOUND) CONTROL(words + i) = 0u;
    } else if (push.pass <= push.digits + 1u) {
        find_digits();
        if (first == 0u) publish();
        if (push.pass > push.digits && stays()) return;
        if (push.pass > push.digits) {
            if (PLACED) store_placed();
            else store_first();
        } else if (!done) {
            count_digits();
        }
    } else {
        copy_back();
    }
}
