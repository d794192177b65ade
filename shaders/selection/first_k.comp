#version 450
#extension GL_GOOGLE_include_directive : require
// The first k of segments, a workgroup each: it reads the segment, or the candidates that are left of a long one, tile
// by tile, and keeps in shared memory what does not pass a pivot. Where that would be more than there is room for, it
// lowers the pivot, digit by digit from the top and among equals by place, to one that at least as many elements as are
// wanted do not pass. Where few are wanted, the invocations' least keys of the first tile give a first pivot that most
// often is good. What is kept is ranked, if it is little, else sorted, or in any order cut down to what is wanted.
// With VARIANT_SAMPLE: the pivot of long segments, from a sample of their elements. With VARIANT_SPANS: candidates of a
// span. Needs no subgroup operations. ITEMS is a power of two.
#define ARGUMENTS FIRST_ARGUMENTS
#define READS_GIVEN
#include "buffers.glsl"
#include "irregular_place.glsl"
#include "keys.glsl"
#include "first_segments.glsl"
#include "segments.glsl"

const bool AFTER_FILTER = (VARIANT & VARIANT_CANDIDATES) != 0u;
const bool ANY_ORDER = (VARIANT & VARIANT_ANY_ORDER) != 0u;
const bool SAMPLES = (VARIANT & VARIANT_SAMPLE) != 0u;
const bool SPANS = (VARIANT & VARIANT_SPANS) != 0u;
const bool BUCKETS = (VARIANT & VARIANT_BUCKETS) != 0u;
const bool SIDE_BY_SIDE = (VARIANT & VARIANT_SIDE_BY_SIDE) != 0u;
const bool LOOPS_END = (VARIANT & VARIANT_LOOPS_END) != 0u;

const uint SHARED_ELEMENTS = TILE >> (VARIANT >> VARIANT_SHARE & MOST_SHARE); // that can be kept
#include "shared_sort.glsl"

const uint DIGIT_BITS = 8u;
const uint DIGITS = 1u << DIGIT_BITS;
const uint COUNTS = 2u * DIGITS; // of one digit and, cleared meanwhile, of the next
#include "last_wanted.glsl"
REQUIRE(a_digit_is_a_choice, DIGITS == CHOICES)

const uvec2 NO_KEY = uvec2(0xffffffffu);

const uint WORDS_TO_COMPARE = 32u;
const uint MOST_LOWERED = 16u; // times that the pivot is lowered before it is found among all elements

const uint RANKED = WORKGROUP_SIZE < MOST_RANKED ? WORKGROUP_SIZE : MOST_RANKED;

shared uint kept;
shared uvec2 ranked[RANKED]; // {place, key}, or keys of two words alone,
shared uint ranked_origins[KEY_WORDS == 2u ? RANKED : 1u]; // and their places

// Of a bucket each part has a run: which of its candidates is the first of it, and what is to be added for its place.
shared uint run_firsts[BUCKETS ? MOST_PARTS : 1u], run_places[BUCKETS ? MOST_PARTS : 1u];

uint begin; // of the segment: its first element,
uint elements; // how many,
uint candidates; // its first candidate
bool from_candidates; // what is gone through,
bool may_lack;        // these may be NO_INDEX,
uint n;               // how many
uint stride;          // of a sample

uint offset;       // of the tile,
uint first_offset; // and of the first one
uvec2 mask;        // the window
uvec2 key[ITEMS];  // in its order-preserving form
uint chosen;       // bits: items that do not pass the pivot:
uvec2 last_key;    // of the window's bits,
uint last_order;   // and of the place of elements with this key

// Where candidate i is.
uint candidate_at(const uint i) {
    if (!BUCKETS) return candidates + i;
    uint part = 0u;
    [[unroll]] for (uint step = MOST_PARTS / 2u; step != 0u; step /= 2u)
        if (run_firsts[part + step] <= i) part += step;
    return run_places[part] + i;
}

bool has(const uint items, const uint item) { return (items & 1u << item) != 0u; }

// The item's place in the segment.
uint order_of(const uint item) {
    uint i = offset + item * WORKGROUP_SIZE + invocation;
    if (AFTER_FILTER && from_candidates) return CANDIDATE_PLACE(candidate_at(i));
    return SAMPLES ? irregular_place(i, stride) : i;
}

void load_tile() {
    uint last = n - 1u;
    if (AFTER_FILTER && from_candidates) {
        [[unroll]] for (uint k = 0u; k < ITEMS; k++)
            key[k] = load_key(true, candidate_at(min(offset + k * WORKGROUP_SIZE + invocation, last)));
    } else {
        [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
            uint i = min(offset + k * WORKGROUP_SIZE + invocation, last);
            key[k] = load_key(false, begin + (SAMPLES ? irregular_place(i, stride) : i));
        }
    }
    chosen = 0u;
    [[unroll]] for (uint k = 0u; k < ITEMS; k++) {
        if (!(AFTER_FILTER && from_candidates)) key[k] = encode_key(key[k]);
        bool is_element = offset + k * WORKGROUP_SIZE + invocation < n;
        if (AFTER_FILTER && may_lack && is_element) is_element = order_of(k) != NO_INDEX;
        if (is_element) chosen |= 1u << k;
    }
}

bool passes(const uvec2 element, const uint place_in_segment) {
    return key_less(last_key, element & mask) || (same(element & mask, last_key) && place_in_segment > last_order);
}

// Of the items that there are, or were chosen before.
void choose() {
    uint stay = 0u;
    [[unroll]] for (uint k = 0u; k < ITEMS; k++)
        if (!key_less(last_key, key[k] & mask)) stay |= 1u << k;
    chosen &= stay;
    if (last_order == NO_INDEX || chosen == 0u) return;
    [[unroll]] for (uint k = 0u; k < ITEMS; k++)
        if (has(chosen, k) && same(key[k] & mask, last_key) && order_of(k) > last_order) chosen &= ~(1u << k);
}

// The first of the places for what an invocation has chosen.
uint claim_places() {
    uint at = 0u;
    barrier();
    if (chosen != 0u) at = atomicAdd(kept, uint(bitCount(chosen)));
    barrier();
    return at;
}

void keep_chosen(const uint first) {
    uint at = first;
    if (chosen == 0u) return;
    [[unroll]] for (uint k = 0u; k < ITEMS; k++)
        if (has(chosen, k)) put_element(slot_of(at++), Element(key[k], order_of(k)));
}

// Of `count` elements kept so far, those that do not pass the pivot stay.
void keep_again(const uint count) {
    barrier();
    if (invocation == 0u) kept = 0u;
    for (uint i = invocation; i - invocation < count; i += WORKGROUP_SIZE) {
        Element element = element_at(slot_of(min(i, count - 1u)));
        bool stays = i < count && !passes(element.key, element.origin);
        barrier();
        if (stays) put_element(slot_of(atomicAdd(kept, 1u)), element);
    }
    barrier();
}

uvec2 least_key() {
    uvec2 least = NO_KEY;
    [[unroll]] for (uint k = 0u; k < ITEMS; k++)
        if (has(chosen, k) && key_less(key[k] & mask, least)) least = key[k] & mask;
    return least;
}

uvec2 minus(const uvec2 a, const uvec2 b) {
    uint borrow;
    uint low = usubBorrow(a.x, b.x, borrow);
    return uvec2(low, KEY_WORDS == 2u ? a.y - b.y - borrow : 0u);
}

// The elements that a pivot is found among: those kept and those chosen; or, of_least, the least ones of what each
// invocation has chosen; or, of_all, those of all tiles.
void count_all(const bool of_least, const bool of_all, const uvec2 least, const uint side, const Prefix prefix,
               const uvec2 base, const uint count) {
    if (LOOPS_END && of_all) {
        for (offset = first_offset; offset < n; offset += TILE) {
            load_tile();
            [[unroll]] for (uint k = 0u; k < ITEMS; k++)
                if (has(chosen, k)) count_element(side, prefix, key[k] & mask, prefix.of_key ? 0u : order_of(k));
        }
        return;
    }
    if (of_least) {
        if (chosen != 0u) count_element(side, prefix, minus(least, base), 0u);
        return;
    }
    if (chosen != 0u) {
        [[unroll]] for (uint k = 0u; k < ITEMS; k++)
            if (has(chosen, k)) count_element(side, prefix, minus(key[k] & mask, base), prefix.of_key ? 0u : order_of(k));
    }
    for (uint i = invocation; i < count; i += WORKGROUP_SIZE) {
        Element element = element_at(slot_of(i));
        count_element(side, prefix, minus(element.key & mask, base), prefix.of_key ? 0u : element.origin);
    }
}

uvec2 ones_below(const uint bit) {
    return uvec2(bit >= 32u ? WORD_MAX : (1u << bit) - 1u,
                 bit >= 64u ? WORD_MAX : bit > 32u ? (1u << (bit - 32u)) - 1u : 0u);
}

uint high_word(const uvec2 element) { return KEY_WORDS == 2u ? element.y : element.x; }

// The least high word of all invocations' least keys, or of all that is kept; `end` is behind the highest bit that keys have
// when it is subtracted from them. Neighbours have words of their own, as atomics on one word wait for each other.
uvec2 find_base(const bool of_least, const uvec2 least, const uint count, out uint end) {
    uint low = of_least && chosen != 0u ? high_word(least) : WORD_MAX;
    uint high = of_least && chosen != 0u ? low : 0u;
    barrier();
    for (uint i = invocation; i < 2u * WORDS_TO_COMPARE; i += WORKGROUP_SIZE)
        parts[i] = i < WORDS_TO_COMPARE ? WORD_MAX : 0u;
    if (invocation < 2u) sums[invocation] = invocation == 0u ? WORD_MAX : 0u;
    barrier();
    if (!of_least) {
        for (uint i = invocation; i < count; i += WORKGROUP_SIZE) {
            uint word = high_word(element_at(slot_of(i)).key & mask);
            low = min(low, word);
            high = max(high, word);
        }
    }
    uint own = invocation % WORDS_TO_COMPARE;
    if (low < parts[own]) atomicMin(parts[own], low);
    if (high > parts[own + WORDS_TO_COMPARE]) atomicMax(parts[own + WORDS_TO_COMPARE], high);
    barrier();
    for (uint i = invocation; i < WORDS_TO_COMPARE; i += WORKGROUP_SIZE) {
        atomicMin(sums[0], parts[i]);
        atomicMax(sums[1], parts[i + WORDS_TO_COMPARE]);
    }
    barrier();
    uint top = sums[1] - sums[0];
    end = WORD_BITS * (KEY_WORDS - 1u) + (top == 0u ? 0u : uint(findMSB(top)) + 1u);
    end = clamp(end, push.first_bit, push.first_bit + push.bit_count);
    return KEY_WORDS == 2u ? uvec2(0u, sums[0]) : uvec2(sums[0], 0u);
}

// Lowers the pivot to one that at least `wanted` and, if need be by all digits, at most `most` elements do not pass.
void lower_pivot(const bool of_least, const bool of_all, const uint wanted, const uint most, const uint count,
                 const bool narrows) {
    uvec2 least = of_least ? least_key() : NO_KEY;
    uint end = push.bit_count + (of_least ? 0u : uint(findMSB(elements)) + 1u);
    uint before = 0u;
    uint side = 0u;
    uint key_end = push.first_bit + push.bit_count;
    uvec2 base = uvec2(0u);
    if (narrows) base = find_base(of_least, least, count, key_end);
    Prefix prefix = Prefix(uvec2(0u), uvec2(0u), 0u, 0u, 0u, 0u, true);
    uint done = push.first_bit + push.bit_count - key_end;
    uint order_end = NO_INDEX;
    for (uint d = invocation; d < DIGITS; d += WORKGROUP_SIZE) counts[d] = 0u;
    barrier();
    [[dont_unroll]] for (; done < end; done += prefix.bits) {
        prefix.of_key = done < push.bit_count;
        prefix.bits = min(DIGIT_BITS, (prefix.of_key ? push.bit_count : end) - done);
        prefix.low = (prefix.of_key ? push.first_bit + push.bit_count : end) - done - prefix.bits;
        count_all(of_least, of_all, least, side, prefix, base, count);
        for (uint d = invocation; d < DIGITS; d += WORKGROUP_SIZE) counts[DIGITS - side + d] = 0u;
        find_digit(side, wanted - before);
        uint ones = (1u << prefix.bits) - 1u;
        before += found_before;
        if (prefix.of_key) {
            prefix.key |= digit_in_key(found_digit, prefix.low);
            prefix.key_bits |= digit_in_key(ones, prefix.low);
        } else {
            prefix.order |= found_digit << prefix.low;
            prefix.order_bits |= ones << prefix.low;
            order_end = prefix.order | ((1u << prefix.low) - 1u);
        }
        if (before + found_count <= most) break;
        side = DIGITS - side;
    }
    barrier();
    prefix.key = minus(prefix.key | (mask & ~prefix.key_bits & ones_below(key_end)), minus(uvec2(0u), base)); // their sum
    if (key_less(prefix.key, base) || key_less(mask, prefix.key)) prefix.key = mask;
    if (key_less(last_key, prefix.key)) return; // the pivot that they all have
    last_order = same(last_key, prefix.key) ? min(last_order, order_end) : order_end;
    last_key = prefix.key;
}

// All that is kept, few enough that each invocation has one, comes in order: several invocations compare an element with a
// part of all each.
void rank_kept() {
    uint count = kept;
    uint padded = count < 2u ? 1u : 2u << findMSB(count - 1u);
    uint element = invocation & padded - 1u;
    uint parts = WORKGROUP_SIZE / padded;
    uint part = invocation / padded;
    uint rank = 0u;
    Element own;
    barrier();
    if (invocation < count) {
        own = element_at(slot_of(invocation));
        ranked[invocation] = KEY_WORDS == 2u ? own.key & mask : uvec2(own.origin, own.key.x & mask.x);
        if (KEY_WORDS == 2u) ranked_origins[invocation] = own.origin;
        counts[invocation] = 0u;
    }
    barrier();
    if (element < count && part < parts) {
        uvec2 compared = ranked[element];
        uint origin = KEY_WORDS == 2u ? ranked_origins[element] : 0u;
        for (uint i = part; i < count; i += parts) {
            uvec2 other = ranked[i];
            bool less = other.y < compared.y || (other.y == compared.y && other.x < compared.x);
            if (KEY_WORDS == 2u) less = less || (other == compared && ranked_origins[i] < origin);
            rank += less ? 1u : 0u;
        }
        atomicAdd(counts[element], rank);
    }
    barrier();
    if (invocation < count) put_element(slot_of(counts[invocation]), own);
    barrier();
}

void sort_kept() {
    uint count = kept;
    uint blocks = (count + ITEMS - 1u) / ITEMS;
    uint block = gl_LocalInvocationIndex;
    Element element[ITEMS];
    barrier();
    [[unroll]] for (uint r = 0u; r < ITEMS; r++) {
        uint i = block * ITEMS + r;
        element[r] = LAST_ELEMENT;
        if (i < count) element[r] = element_at(slot_of(i));
    }
    barrier();
    if (block * ITEMS < SHARED_ELEMENTS) put_block(block, element, mask);
    sort_blocks(blocks, mask);
}

// The first `wanted` of what lies in shared memory are the result, from its element `before` on.
void store_kept(const uint segment, const uint before, const uint wanted) {
    const uint TURNS = SHARED_ELEMENTS > WORKGROUP_SIZE ? SHARED_ELEMENTS / WORKGROUP_SIZE : 1u;
    uvec2 value[VALUE_WORDS != 0u ? TURNS : 1u];
    uint to = (SIDE_BY_SIDE ? segment * push.limit : begin) + before;
    if (VALUE_WORDS != 0u) {
        [[unroll]] for (uint k = 0u; k < TURNS; k++) {
            uint i = k * WORKGROUP_SIZE + invocation;
            if (i >= wanted) continue;
            uint from = origin_at(slot_of(i));
            if ((FLAGS & FLAG_WRITE_INDICES) == 0u) value[k] = load_value(false, begin + from);
            else value[k] = uvec2(SIDE_BY_SIDE ? from : index_of(begin + from, begin), 0u);
        }
        if ((FLAGS & FLAG_WRITE_INDICES) == 0u) workgroup_sync(); // all have loaded before one stores
        [[unroll]] for (uint k = 0u; k < TURNS; k++) {
            uint i = k * WORKGROUP_SIZE + invocation;
            if (i < wanted) store_value(false, to + i, value[k]);
        }
    }
    if ((FLAGS & FLAG_KEEP_KEYS) != 0u) return;
    workgroup_sync();
    for (uint i = invocation; i < wanted; i += WORKGROUP_SIZE)
        store_key(false, begin + before + i, decode_key(key_at(slot_of(i))));
}

// Of the first push.limit elements so many are in the sample, by chance hardly ever more.
uint most_sampled() {
    float sampled = float(push.limit) * (float(n) / float(elements));
    return uint(sampled + 5.0 * sqrt(sampled)) + 4u;
}

void store_pivot(const uint state) {
    CONTROL(state) = last_key.x;
    CONTROL(state + 1u) = last_key.y;
    CONTROL(state + 2u) = last_order;
    CONTROL(state + 3u) = 0u;
}

void leave_candidates(const uint to) {
    for (uint i = invocation; i < push.room; i += WORKGROUP_SIZE) {
        if (i < kept) store_key(true, to + i, key_at(slot_of(i)));
        CANDIDATE_PLACE(to + i) = i < kept ? origin_at(slot_of(i)) : NO_INDEX;
    }
}

// Candidates are counted by their distance from the sample's pivot, in bins that are the wider the farther they lie: an
// eighth of the distance, of keys of two words a quarter.
const uint BIN_BITS = KEY_WORDS == 2u ? 2u : 3u;

uint bin_of(const uvec2 distance) {
    uint top = distance.y != 0u ? 32u + uint(findMSB(distance.y)) : uint(findMSB(distance.x | 1u));
    if (top < BIN_BITS) return distance.x;
    return (top - BIN_BITS + 1u << BIN_BITS) + key_digit(distance, top - BIN_BITS, BIN_BITS);
}

uvec2 least_of_bin(const uint bin) {
    if (bin < 1u << BIN_BITS) return uvec2(bin, 0u);
    uint low = (bin >> BIN_BITS) - 1u;
    uint digit = 1u << BIN_BITS | bitfieldExtract(bin, 0, int(BIN_BITS));
    if (KEY_WORDS == 1u || low == 0u) return uvec2(digit << low, 0u);
    return low >= 32u ? uvec2(0u, digit << low - 32u) : uvec2(digit << low, digit >> 32u - low);
}

// The pivot of the first push.limit candidates by these bins, the farthest one first.
void find_candidates_pivot(const uint state) {
    uvec2 pivot = uvec2(CONTROL(state), CONTROL(state + 1u));
    for (uint d = invocation; d < DIGITS; d += WORKGROUP_SIZE) counts[d] = 0u;
    barrier();
    [[dont_unroll]] for (; offset < n; offset += TILE) {
        load_tile();
        [[unroll]] for (uint k = 0u; k < ITEMS; k++)
            if (has(chosen, k)) atomicAdd(counts[DIGITS - 1u - bin_of(minus(pivot, key[k] & mask))], 1u);
    }
    offset = 0u;
    find_digit(0u, push.limit);
    uint bin = DIGITS - 1u - found_digit;
    last_key = minus(pivot, least_of_bin(bin));
    if (bin == 0u) last_order = CONTROL(state + 2u);
    barrier();
}

// ---- buckets ----
uint sum_of_counts() {
    uint sum = 0u;
    sum_up_parts(0u);
    [[unroll]] for (uint i = 0u; i < SUMS_OF_PARTS; i++) sum += sums[i];
    barrier();
    return sum;
}

// Finds the candidates of a bucket; returns how many are in those before it. If candidates are too few or too many, the
// segment itself is gone through.
uint find_bucket(const uint bucket) {
    uint word = bucket_word(bucket);
    uint last_word = bucket_word(bucket_count());
    for (uint p = invocation; p < MOST_PARTS; p += WORKGROUP_SIZE) {
        run_firsts[p] = p < push.span ? CONTROL(word + p) : 0u;
        run_places[p] = p < push.span ? CONTROL(word + push.span + p) : 0u;
        counts[p] = p < push.span ? CONTROL(last_word + p) : 0u;
    }
    uint all = sum_of_counts();
    if (all < min(push.limit, elements) || all >= TOO_MANY_CANDIDATES) return 0u;
    for (uint p = invocation; p < MOST_PARTS; p += WORKGROUP_SIZE) counts[p] = run_firsts[p];
    uint before = sum_of_counts();
    for (uint p = invocation; p < MOST_PARTS; p += WORKGROUP_SIZE) {
        counts[p] = run_places[p] - run_firsts[p];
        run_places[p] = p * push.room + run_firsts[p];
    }
    n = sum_of_counts();
    for (uint p = invocation; p < MOST_PARTS; p += WORKGROUP_SIZE) {
        uint first = before_part(p / PART);
        for (uint i = p - p % PART; i < p; i++) first += counts[i];
        run_firsts[p] = first;
        run_places[p] -= first;
    }
    from_candidates = true;
    barrier();
    return before;
}

// A bucket that there is room for: several invocations compare an element with a part of all each, in turns of several
// workgroups. In any order this tells only which are too many.
void rank_bucket(const uint before, const uint share) {
    const uint RANKERS = 4u;
    const uint COMPARED = 32u; // by all of them, at once
    const uint RANKED_AT_ONCE = WORKGROUP_SIZE / RANKERS;
    bool ranks = !ANY_ORDER || before + n > push.limit;
    uint padded = (n + COMPARED - 1u) / COMPARED * COMPARED;
    for (uint i = invocation; i < padded; i += WORKGROUP_SIZE) {
        uint at = candidate_at(min(i, n - 1u));
        Element element = Element(load_key(true, at), CANDIDATE_PLACE(at));
        if (i >= n) element = LAST_ELEMENT;
        put_element(slot_of(i), element);
    }
    barrier();
    [[dont_unroll]] for (uint first = share * RANKED_AT_ONCE; first < n; first += BUCKET_SHARES * RANKED_AT_ONCE) {
        uint element = invocation % RANKED_AT_ONCE;
        bool is_element = first + element < n;
        Element own = element_at(slot_of(min(first + element, n - 1u)));
        if (ranks) {
            if (invocation < RANKED_AT_ONCE) counts[invocation] = 0u;
            barrier();
            uint rank = 0u;
            uvec2 key = own.key & mask;
            [[dont_unroll]] for (uint i = invocation / RANKED_AT_ONCE; i < padded; i += COMPARED) {
                [[unroll]] for (uint c = 0u; c < COMPARED; c += RANKERS) {
                    Element other = element_at(slot_of(i + c));
                    uvec2 other_key = other.key & mask;
                    bool less = key_less(other_key, key);
                    bool is_before = same(other_key, key) && other.origin < own.origin;
                    rank += less || is_before ? 1u : 0u;
                }
            }
            if (rank != 0u) atomicAdd(counts[element], rank);
            barrier();
        }
        uint rank = before + (ranks ? counts[element] : first + element);
        if (invocation < RANKED_AT_ONCE && is_element && rank < push.limit) {
            uint index = own.origin; // the only segment begins at 0
            if (VALUE_WORDS != 0u) store_value(false, rank, uvec2(index, 0u));
            if ((FLAGS & FLAG_KEEP_KEYS) == 0u) store_key(false, rank, decode_key(own.key));
        }
        barrier();
    }
}

// Where elements are read: those of a span, of a sample, candidates, or the segment itself.
void find_source(const uint segment, const Segment s) {
    offset = 0u;
    n = elements;
    from_candidates = false;
    may_lack = false;
    if (SPANS) {
        uint tiles = (n - 1u) / TILE + 1u;
        uint span = ((tiles - 1u) / push.span + 1u) * TILE;
        offset = workgroup_index() % push.span * span;
        n = offset < n ? min(n - offset, span) + offset : offset;
    } else if (SAMPLES) {
        stride = max(elements / TILE + 1u, FEWEST_SAMPLED);
        n = elements / stride;
    } else if (AFTER_FILTER && elements > push.direct && push.pass == FIRST_SPANS) {
        from_candidates = true;
        may_lack = true;
        n = push.span * push.room;
        candidates = segment * n;
    } else if (AFTER_FILTER && elements > push.direct && push.pass == FIRST_FILTERED) {
        uint count = CONTROL(state_of(segment) + 3u);
        from_candidates = count >= min(push.limit, elements) && count <= room_of(s);
        candidates = candidates_of(segment, s);
        if (from_candidates) {
            n = count;
            find_candidates_pivot(state_of(segment));
        }
    }
}

// Keeps what does not pass the pivot, tile by tile, and at last cuts it down from `room` or more to `most` or fewer.
// With VARIANT_LOOPS_END: where the pivot is lowered again and again, as it is if keys come in the opposite order, it is
// found among the elements of all tiles, and all is begun anew. So no order of keys takes more than a few rounds a tile.
void keep_first(const uint wanted, const uint room, const uint most) {
    bool has_pivot = AFTER_FILTER && from_candidates && !may_lack;
    bool may_begin = n - offset > RANKED && wanted <= WORKGROUP_SIZE / 2u && !has_pivot;
    uint lowered = 0u;
    first_offset = offset;
    [[dont_unroll]] for (;; offset += TILE) {
        bool last = offset >= n;
        uint count = kept;
        bool by_least = may_begin;
        may_begin = false;
        chosen = 0u;
        if (!last) load_tile();
        [[dont_unroll]] for (;;) {
            if (!by_least) {
                choose();
                uint at = claim_places();
                if (kept <= (last ? room : SHARED_ELEMENTS)) {
                    keep_chosen(at);
                    break;
                }
                lowered++;
            }
            bool of_all = LOOPS_END && lowered == MOST_LOWERED && !last;
            uint left = by_least ? wanted + wanted / 4u : last || of_all ? most : wanted + wanted / 2u;
            lower_pivot(by_least, of_all, wanted, left, count, by_least || last);
            if (of_all) {
                if (invocation == 0u) kept = 0u;
                offset = first_offset - TILE;
                break;
            }
            if (!by_least) keep_again(count);
            by_least = false;
        }
        barrier();
        if (last) break;
    }
}

void main() {
    uint workgroups = SPANS ? push.span : BUCKETS ? BUCKET_SHARES * bucket_count() : 1u; // of a segment
    uint segment = workgroup_index() / workgroups;
    uint number = workgroup_index() - segment * workgroups;
    if (lists_segments()) segment = LISTED(segment);
    if (segment >= segment_count()) return;
    Segment s = find_segment(segment);
    if (s.count <= push.least || s.count > push.most) return;
    if (lists_segments() && s.begin / (push.least + 1u) != workgroup_index()) return;
    invocation = gl_LocalInvocationIndex;
    begin = s.begin;
    elements = s.count;
    mask = window_mask();
    last_key = mask;
    last_order = NO_INDEX;
    if (invocation == 0u) kept = 0u;
    barrier();
    find_source(segment, s);
    uint before = 0u;
    if (BUCKETS && elements > push.direct) before = find_bucket(number / BUCKET_SHARES);
    if (BUCKETS && from_candidates) {
        if (n == 0u || before >= push.limit) return;
        if (n <= SHARED_ELEMENTS) {
            rank_bucket(before, number % BUCKET_SHARES);
            return;
        }
        number %= BUCKET_SHARES;
    }
    if (BUCKETS && number != 0u) return;
    uint wanted = min(push.limit - before, SPANS ? n - offset : BUCKETS ? n : elements);
    if (SAMPLES) {
        uint enough = most_sampled();
        if (enough < n) keep_first(enough, 2u * enough, enough + enough / 4u);
        if (invocation == 0u) store_pivot(state_of(segment));
    } else if (SPANS) {
        keep_first(wanted, push.room, push.room);
        leave_candidates(workgroup_index() * push.room);
    } else {
        bool few = wanted <= RANKED / 4u * 3u;
        uint room = few ? RANKED : ANY_ORDER ? wanted : 2u * wanted;
        keep_first(wanted, room, few ? RANKED : ANY_ORDER ? wanted : wanted + wanted / 4u);
        if (few || kept <= RANKED) rank_kept();
        else if (!ANY_ORDER) sort_kept();
        store_kept(segment, before, wanted);
    }
}
