// Packed keys, TEST_KEY_BITS each, are stored as whole words. What lies behind the last of them in its word belongs to
// others, who may write it at any time: here they do so whenever a kernel has loaded the word, which is to be by an atomic.
// See decisions.sh.
#include "decisions_glsl.h"

#include <vector>

typedef uint32_t uint;
typedef Pair<uint> uvec2;

const uint KEY_STORED_BITS = TEST_KEY_BITS, A_WORD = 32 / TEST_KEY_BITS, FIRST_WORD = 3;
const uint WORKGROUP_SIZE = 1, ITEMS = 4, TILE = WORKGROUP_SIZE * ITEMS;
const uint NO_INDEX = 0xffffffff;
static const uint gl_LocalInvocationIndex = 0;
static struct { uint x, y; } gl_NumWorkGroups = {1, 1};
static uint workgroup_index() { return 0; }
static struct { uint copied_bits, copied_from, clears; } push;

static uint bitfieldInsert(uint word, uint bits, int first, int count) {
    const uint mask = count == 32 ? 0xffffffffu : ((1u << count) - 1) << first;
    return (word & ~mask) | (bits << first & mask);
}

// ---- an array of keys whose last word others write to ----

static std::vector<uint> words;
static uint last, others; // the word, and the bits of it that are theirs
static uint theirs;       // what they have written
static bool races;        // a kernel has loaded it plainly

struct Place {
    uint i;
    operator uint() const {
        if (i == last) races = true;
        return words.at(i);
    }
    void operator=(uint word) const { words.at(i) = word; }
};
static uint atomicOr(Place place, uint bits) {
    const uint loaded = words.at(place.i);
    words[place.i] |= bits;
    if (place.i == last) {
        theirs = ~theirs & others;
        words[last] = (words[last] & ~others) | theirs;
    }
    return loaded;
}
static void atomicXor(Place place, uint bits) { words.at(place.i) ^= bits; }

static struct {
    struct { Place operator[](uint i) const { return Place{i}; } } at;
} alt_words;
static struct {
    struct { uint operator[](uint i) const { return 0x01020304u * (i + 1); } } at;
} key_words;
static struct {
    struct { uvec2 &operator[](uint) const { undefined("pairs of words here"); } } at;
} key_pairs, alt_pairs;
#define KEY_WORD(i) Place{i}

static uvec2 decode_key(uvec2 key) { return uvec2(~key.x, 0u); }
static uvec2 ready_key(uint base, uint i) { return uvec2(0x9e3779b1u * (base + i), 0u); }

#include "packed_keys.glsl"
#include "copy_elements.glsl"

static uint field(uint word, uint i) { return word >> i % A_WORD * KEY_STORED_BITS & ((1u << KEY_STORED_BITS) - 1); }

// Keys from word `first` on, n of them, go where this array has none.
static void begin(uint first, uint n) {
    words.assign(first + n / A_WORD + 3, 0xa5a5a5a5u);
    others = n % A_WORD == 0 ? 0 : 0xffffffffu << n % A_WORD * KEY_STORED_BITS;
    last = first + n / A_WORD;
    theirs = words[last] & others;
    races = false;
}

// Whether the words around are as they were, and what others have written is there.
static bool others_stay(uint first) {
    for (uint i = 0; i < words.size(); i++)
        if ((i < first || i > last) && words[i] != 0xa5a5a5a5u) return false;
    return !races && (words[last] & others) == theirs && (others != 0 || words[last] == 0xa5a5a5a5u);
}

static bool stores(uint n, bool decode) {
    begin(FIRST_WORD, n);
    store_packed(FIRST_WORD * A_WORD, n, decode);
    for (uint i = 0; i < n; i++) {
        const uvec2 key = ready_key(FIRST_WORD * A_WORD, i);
        if (field(words[FIRST_WORD + i / A_WORD], i) != field((decode ? decode_key(key) : key).x, 0)) return false;
    }
    return others_stay(FIRST_WORD);
}

static bool copies(uint n, bool clears) {
    begin(0, n);
    push.copied_bits = KEY_STORED_BITS, push.clears = clears, push.copied_from = 5;
    copy_elements(n);
    for (uint i = 0; i < n; i++)
        if (field(words[i / A_WORD], i) != field(clears ? NO_INDEX : key_words.at[5 + i / A_WORD], i)) return false;
    return others_stay(0);
}

int main() {
    bool stored = true, copied = true;
    for (uint n = 0; n <= 5 * A_WORD; n++)
        for (int way = 0; way < 2; way++) {
            stored = stored && stores(n, way);
            copied = copied && copies(n, way);
        }
    printf("%s decisions: what others write behind keys of %u bits stays when keys are stored\n", stored ? "ok  " : "FAIL",
           (unsigned)KEY_STORED_BITS);
    printf("%s decisions: what others write behind keys of %u bits stays when keys are copied\n", copied ? "ok  " : "FAIL",
           (unsigned)KEY_STORED_BITS);
    return !stored || !copied;
}
