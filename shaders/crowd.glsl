// Where many keys agree in their upper bits, such as those of a background or an id that is most frequent, the pass by the
// lowest of the digits in which they agree takes these keys, the crowd, to where they belong in the whole order. It and
// later passes sort the others around them, as if the crowd were not there, but for the places: from the crowd's first on
// they lie behind it. histogram.comp finds the crowd by a sample, and counts its keys and those below it.
const uint NO_CROWD = 0xffffffffu; // no key has these bits from the second digit on
shared uint crowd_bits; // from the pass's digit on, in the form that digits are cut from; NO_CROWD: an earlier pass took it
shared uint crowd_begin;
shared uint crowd_size;
shared uint crowd_in_tile; // its elements in this tile, which come first in the tile's order
uint own_bits;             // the invocation's copy of crowd_bits

// word: one of the crowd's keys. A pass that goes around the crowd has none of its own.
uint crowd_bits_of(const uint flags, const uint word, const uint first) {
    return (flags & PASS_AROUND) == 0u ? word >> first : NO_CROWD;
}

bool in_own_crowd(const uint word) { return word >> digit_at == own_bits; }

// What ranks last and is not in the crowd, as no pass that takes one has the highest bit in its digit.
uint beyond_crowd(const uint last) { return own_bits == WORD_MAX >> digit_at ? WORD_MAX >> 1 : last; }

// Where a pass reads around the crowd, no tile has elements from either side of it: the last one before it may not be full.
uint elements; // of the array
uint left_end; // elements before the crowd
uint right;    // the first one behind it
uint left_rows;

uint tiles_of(const uint n) { return n / TILE + (n % TILE != 0u ? 1u : 0u); }

// Returns the number of tiles.
uint divide_around() {
    elements = element_count();
    left_end = elements;
    right = elements;
    if ((CONTROL(push.record) & PASS_AROUND) != 0u) {
        left_end = CONTROL(CONTROL_CROWD_BEGIN);
        right = left_end + CONTROL(CONTROL_CROWD_SIZE);
    }
    left_rows = tiles_of(left_end);
    return left_rows + tiles_of(elements - right);
}

uint begin_around(const uint row) { return row < left_rows ? row * TILE : right + (row - left_rows) * TILE; }
uint size_around(const uint row) { return min((row < left_rows ? left_end : elements) - begin_around(row), TILE); }

// Where the crowd goes, less the places in the tile: they begin at 0.
#define CROWD_TARGET target[RADIX]

// One digit of one tile of a pass may go on behind the crowd: its elements from place split_from on.
shared uint split_digit; // RADIX: none
shared uint split_from;
