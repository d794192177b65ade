// What kernels decide by a sample's words, and how they look at all keys afterwards, for every sample and every key: the
// text of shaders/ with words of few bits. See decisions.sh.
#include "decisions_glsl.h"

#include <vector>

typedef uint32_t number; // of the test's own

static int failures;
static const char *broken; // what does not hold

#define EXPECT(condition) \
    do { \
        if (!(condition) && !broken) broken = #condition; \
    } while (0)

#define WORD_BITS uint(BITS)
#define WORD_MAX (~uint(0))

template <unsigned BITS, unsigned WORDS_A_KEY, unsigned DIGIT_BITS> struct Decisions {
    // ---- what shaders/buffers.glsl and the kernels declare ----

    using uint = Word<BITS>;
    using uvec2 = Pair<uint>;
    const uint KEY_WORDS = WORDS_A_KEY;
    const uint KEY_BITS = BITS * WORDS_A_KEY;
    const uint RADIX_BITS = DIGIT_BITS;
    const uint RADIX = 1u << DIGIT_BITS;
    const uint PASSES = (KEY_BITS + RADIX_BITS - 1u) / RADIX_BITS;
    const bool STRETCHES = true;
    const uint FLAGS = 0, FLAG_RAW = 16;
    uint KEY_KIND, DESCENDING, unsorted;
    struct {
        uint first_bit, bit_count, pass_count, copies, most_leaf_bits;
    } push;
    enum {
        CONTROL_STRETCH_LEAST,
        CONTROL_STRETCH_SCALE,
        CONTROL_STRETCH_INVERSE
    };
    uint control[CONTROL_STRETCH_INVERSE + 1];
#define CONTROL(word) control[word]

#include "keys.glsl"
#include "digits.glsl"
#include "stretch.glsl"
#include "bin_words.glsl"
#include "forecast.glsl"

    // ---- keys by their numbers ----

    static const number WORDS = 1u << BITS; // that there are
    static const number KEYS = 1u << BITS * WORDS_A_KEY;

    static uvec2 key(number k) { return uvec2(k % WORDS, WORDS_A_KEY == 2 ? k / WORDS : 0u); }
    static number number_of(uvec2 key) { return key.x.bits + (WORDS_A_KEY == 2 ? key.y.bits * WORDS : 0); }

    template <class Test> void for_each_kind(Test test) {
        for (int kind = 0; kind < 6; kind++) {
            KEY_KIND = kind / 2, DESCENDING = kind % 2;
            test();
        }
    }

    template <class Test> void for_each_window(Test test) {
        for (number first = 0; first < KEY_BITS.bits; first++)
            for (number count = 1; count <= KEY_BITS.bits - first; count++) {
                push.first_bit = first, push.bit_count = count,
                push.pass_count = (count + DIGIT_BITS - 1) / DIGIT_BITS;
                test(first, count);
            }
    }

    // Each range that a sample's words may span.
    template <class Test> void for_each_range(Test test) {
        for (number least = 0; least < WORDS; least++)
            for (number greatest = least; greatest < WORDS; greatest++) test(least, greatest);
    }

    // ---- the order, and digits ----

    number rank_of(number stored) {
        const number sign = KEYS / 2;
        number rank = stored;
        if (KEY_KIND == 1) rank ^= sign;
        if (KEY_KIND == 2) rank = stored < sign ? stored + sign : KEYS - 1 - stored;
        return DESCENDING == 0 ? rank : KEYS - 1 - rank;
    }

    void encoded_keys_are_in_order() {
        for_each_kind([&] {
            for (number k = 0; k < KEYS; k++) {
                EXPECT(number_of(encode_key(key(k))) == rank_of(k));
                EXPECT(number_of(decode_key(encode_key(key(k)))) == k);
            }
        });
    }

    // Keys are in order where none is less than the one before it.
    void a_descent_is_seen_in_any_window() {
        for_each_window([&](number first, number count) {
            const number window = (KEYS - 1) >> (KEY_BITS.bits - count) << first;
            const uvec2 mask = window_mask();
            EXPECT(number_of(mask) == window);
            for (number a = 0; a < KEYS; a++)
                for (number b = 0; b < KEYS; b++)
                    EXPECT(key_less(key(a) & mask, key(b) & mask) == ((a & window) < (b & window)));
        });
    }

    void digits_that_are_skipped_are_the_same_in_all() {
        for_each_window([&](number first, number count) {
            const number passes = push.pass_count.bits;
            for (number differ = 0; differ < KEYS; differ++) {
                const number planned = differing_passes(key(differ)).bits;
                EXPECT(planned >> passes == 0);
                for (number p = 0; p < passes; p++) {
                    const number bits = p + 1 == passes ? count - p * DIGIT_BITS : DIGIT_BITS;
                    const number digit = differ >> (first + p * DIGIT_BITS) & ((1u << bits) - 1);
                    EXPECT(key_digit(key(differ), digit_first(p), digit_bits(p)) == digit);
                    EXPECT((planned >> p & 1) == (digit != 0));
                }
            }
        });
    }

    // ---- stretched words ----

    // The words that pass for words of the range, wherever they are, are in the order that they had, and apart. All between
    // `least` and `greatest` do.
    void stretched_words_stay_in_order() {
        for_each_range([&](number least, number greatest) {
            const Stretch by = choose_stretch(least, greatest);
            number last = 0;
            bool any = false;
            for (number w = 0; w < WORDS; w++) {
                const uvec2 stretched = stretch_word(by, w);
                EXPECT(stretched.x == stretch_key(by, uvec2(w, 1u)).x);
                EXPECT(stretched.y == 0 || w < least || w > greatest);
                if (stretched.y != 0) continue;
                EXPECT(!any || stretched.x > last);
                any = true, last = stretched.x.bits;
            }
        });
    }

    uint fold(const Folding by, uint word) { return word * by.by + by.add; }
    uint unfold(const Folding by, uint word) { return (word >> by.back_shift) * by.back_by + by.back_add; }

    // Words that are beyond the range, too: they are copied before that is known.
    void stretched_words_come_back() {
        for_each_range([&](number least, number greatest) {
            const Stretch by = with_inverse(choose_stretch(least, greatest));
            const bool stretches = by.scale != 1;
            EXPECT(stretches || (by.least == 0 && by.inverse == 1));
            control[CONTROL_STRETCH_LEAST] = stretches ? by.least : 0;
            control[CONTROL_STRETCH_SCALE] = stretches ? by.scale : 0;
            control[CONTROL_STRETCH_INVERSE] = stretches ? by.inverse : 0;
            const Stretch loaded = load_stretch();
            for (number w = 0; w < WORDS; w++) {
                const uvec2 word(w, 1u), stretched = stretch_key(by, word);
                EXPECT(stretch_key(loaded, word) == stretched);
                EXPECT(shrink_key(by, stretched) == word && shrink_key(loaded, stretched) == word);
                for (int down = 0; down < 2; down++) {
                    const Folding folding = fold_low_words(loaded, down);
                    const uint stored = down ? ~word.x : word.x;
                    EXPECT(fold(folding, stored) == (down ? ~stretched.x : stretched.x));
                    EXPECT(unfold(folding, fold(folding, stored)) == stored);
                }
            }
        });
    }

    // Leading bits that are no digit, by the bits in which a sample differs: of words that agree in all bits above.
    void leading_bits_come_to_the_top_and_back() {
        for (number sampled = 0; sampled < WORDS; sampled++) {
            leading = leading_bits(uvec2(0u, sampled));
            if (leading == 0) continue;
            const number lowest = leading.bits - BITS, end = lowest + DIGIT_BITS;
            EXPECT(end < BITS && sampled >> (end - 1) == 1);
            for (number w = 0; w < WORDS; w++)
                for (int down = 0; down < 2; down++) {
                    const uint other = w >> end << end | (w * 7 & ((1u << end) - 1)),
                               stored = down ? ~uint(w) : uint(w);
                    const Folding folding = fold_leading_bits(lowest, down ? ~other : other);
                    const uint digit = fold(folding, stored) >> (BITS - DIGIT_BITS);
                    EXPECT(digit == (leading_digit(uvec2(0u, w)) ^ (down ? RADIX - 1u : 0u)));
                    EXPECT(unfold(folding, fold(folding, stored)) == stored);
                }
        }
    }

    // ---- bins of leaves ----

    // What the keys of a leaf leave to be compared is in the order of the keys, or the same, by whatever range words move
    // to the left. Keys of one word leave all that they have.
    void bins_are_in_order() {
        std::vector<bool> seen(WORDS);
        for_each_range([&](number least, number greatest) {
            bin_words = words_to_left(least, greatest);
            if (seen[bin_words.bits]) return;
            seen[bin_words.bits] = true;
            for (number first = 1; first < KEY_BITS.bits; first++)
                for (number k = 1; k < KEYS; k++) {
                    const uint before = rest_of(key(k - 1), first), rest = rest_of(key(k), first);
                    EXPECT(before <= rest || k >> first != (k - 1) >> first);
                    EXPECT(WORDS_A_KEY == 2 || rest == uint(k) << (WORD_BITS - first));
                }
        });
    }

    // ---- promises ----

    void promise(void (Decisions::*test)(), const char *name) {
        broken = NULL;
        KEY_KIND = DESCENDING = 0;
        push.first_bit = 0, push.bit_count = KEY_BITS, push.pass_count = PASSES;
        (this->*test)();
        printf("%s decisions: ", broken ? "FAIL" : "ok  ");
        for (const char *c = name; *c; c++) putchar(*c == '_' ? ' ' : *c);
        printf(" (words of %u bits, %u a key, digits of %u)\n", BITS, WORDS_A_KEY, DIGIT_BITS);
        if (broken) printf("     %s\n", broken), failures++;
    }
};

#define PROMISE(test, ...) \
    do { \
        typedef Decisions<__VA_ARGS__> D; \
        static D decisions; \
        decisions.promise(&D::test, #test); \
    } while (0)

// Two words have as many bits as are a power of two, where kernels tell them apart by a mask; as many passes as a word
// has bits, where they are the bits of a word.
int main() {
    PROMISE(encoded_keys_are_in_order, 8, 1, 2);
    PROMISE(encoded_keys_are_in_order, 4, 2, 2);
    PROMISE(a_descent_is_seen_in_any_window, 8, 1, 2);
    PROMISE(a_descent_is_seen_in_any_window, 4, 2, 2);
    PROMISE(digits_that_are_skipped_are_the_same_in_all, 7, 1, 1);
    PROMISE(digits_that_are_skipped_are_the_same_in_all, 8, 1, 3);
    PROMISE(digits_that_are_skipped_are_the_same_in_all, 4, 2, 2);
    PROMISE(digits_that_are_skipped_are_the_same_in_all, 4, 2, 3);
    PROMISE(stretched_words_stay_in_order, 6, 2, 2);
    PROMISE(stretched_words_stay_in_order, 7, 2, 2);
    PROMISE(stretched_words_stay_in_order, 8, 2, 2);
    PROMISE(stretched_words_come_back, 6, 2, 2);
    PROMISE(stretched_words_come_back, 7, 2, 2);
    PROMISE(stretched_words_come_back, 8, 2, 2);
    PROMISE(leading_bits_come_to_the_top_and_back, 8, 2, 2);
    PROMISE(leading_bits_come_to_the_top_and_back, 8, 2, 3);
    PROMISE(bins_are_in_order, 4, 2, 2);
    PROMISE(bins_are_in_order, 8, 2, 2);
    PROMISE(bins_are_in_order, 8, 1, 2);
    return failures > 0;
}
