// What kernels decide by a sample's words, and how they look at all keys afterwards, for every sample and every key: the
// text of shaders/ with words of few bits. See decisions.sh.
#include "decisions_glsl.h"

#include <vector>

typedef uint32_t number; // of the test's own
namespace constants {
typedef uint32_t uint;
#include "constants.glsl"
}

static int failures;
static const char *broken; // what does not hold

#define EXPECT(condition) \
    do { \
        if (!(condition) && !broken) broken = #condition; \
    } while (0)

#define WORD_BITS uint(BITS)
#define WORD_MAX (~uint(0))

template <unsigned BITS, unsigned WORDS_A_KEY, unsigned DIGIT_BITS> struct Decisions {
    // ---- what shaders/common/buffers.glsl and the kernels declare ----

    using uint = Word<BITS>;
    using uvec2 = Pair<uint>;
    const uint KEY_WORDS = WORDS_A_KEY;
    const uint KEY_BITS = BITS * WORDS_A_KEY;
    const uint RADIX_BITS = DIGIT_BITS;
    const uint RADIX = 1u << DIGIT_BITS;
    const uint PASSES = (KEY_BITS + RADIX_BITS - 1u) / RADIX_BITS;
    const uint FLAGS = 0, FLAG_RAW = constants::FLAG_RAW;
    const uint KIND_SIGNED = constants::KIND_SIGNED, KIND_FLOAT = constants::KIND_FLOAT;
    uint KEY_KIND, DESCENDING, unsorted;
    struct {
        uint first_bit, bit_count, pass_count, copies, most_leaf_bits;
    } push;

#include "keys.glsl"
#include "digits.glsl"
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
                const number planned = differing_digits(key(differ)).bits;
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

    // ---- bins of leaves ----

    // What the keys of a leaf leave to be compared is in the order of the keys, or the same. Keys of one word leave all that
    // they have.
    void bins_are_in_order() {
        for (number first = 1; first < KEY_BITS.bits; first++)
            for (number k = 1; k < KEYS; k++) {
                const uint before = rest_of(key(k - 1), first), rest = rest_of(key(k), first);
                EXPECT(before <= rest || k >> first != (k - 1) >> first);
                EXPECT(WORDS_A_KEY == 2 || rest == uint(k) << (WORD_BITS - first));
            }
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
    PROMISE(bins_are_in_order, 4, 2, 2);
    PROMISE(bins_are_in_order, 8, 2, 2);
    PROMISE(bins_are_in_order, 8, 1, 2);
    return failures > 0;
}
