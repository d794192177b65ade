#pragma once
#include <stdint.h>
#include <string.h>

/* ---- >>compression: SPIR-V from text ---- */
/* tools/header/compress.c compresses the kernels' SPIR-V as one text. It consists of digits in base 91: the characters '!'
 * to '~' without '"', '?' and '\\'. Numbers have their highest digit first. Kernels are much alike, so the text mostly says
 * what to copy:
 *
 *   first digit   then                       meaning
 *   0 to 19       -                          the token 1251 + first
 *   20 to 64      one digit                  the token 91 * (first - 20) + digit
 *   65 to 76      distance, two digits       a copy of first - 63 tokens
 *   77            distance, three; length    a copy
 *   78 to 89      -                          a copy of first - 77 tokens from the same distance as the copy before
 *   90            length                     a copy from that distance
 *
 * A copy repeats the tokens from `distance` tokens ago on, which may be those of an earlier kernel. A length up to 90 is
 * one digit, which is 1 less; a greater length is the digit 90 and two more.
 *
 * A token stands for a word of SPIR-V, or for the first three of an instruction. Equal code has equal tokens in all
 * kernels, though its ids differ:
 *
 *   0 to 1249      a named id: a type, constant, variable or function has the same name in all kernels
 *   1250 to 2889   another id: 1250 is a new one, 1251 the newest one, 1252 the one before that, and so on
 *   2890 to 3649   a word that is no id, by its index in a list of all that the text had so far
 *   3650 to 4092   a word of that list, a named id and a new id, by the index of both in a list of all so far
 *   4093           both are not in the list yet and join it: two tokens of two digits follow
 *   4094           a word that is not in its list yet and joins it: five digits follow
 *
 * New ids are numbered from 1 on as they come, and so are named ones when a kernel first has them. */
enum {
    GPUSORTI_LINE = 121, /* digits */

    GPUSORTI_DIGIT_TOKEN = 20,
    GPUSORTI_DIGIT_NEAR = 65,
    GPUSORTI_DIGIT_FAR = 77,
    GPUSORTI_DIGIT_AGAIN = 78,
    GPUSORTI_DIGIT_AGAIN_LONG = 90,
    GPUSORTI_NEAR_LENGTH = 2,   /* of the copy that begins with GPUSORTI_DIGIT_NEAR */
    GPUSORTI_SHORT_LENGTH = 90, /* the greatest of one digit */

    GPUSORTI_TOKEN_ID = 1250,
    GPUSORTI_TOKEN_WORD = 2890,
    GPUSORTI_TOKEN_START = 3650, /* of an instruction */
    GPUSORTI_TOKEN_NEW_START = 4093,
    GPUSORTI_TOKEN_NEW_WORD = 4094
};
typedef char gpusorti_line[GPUSORTI_LINE + 1];

typedef struct gpusorti_compressed_kernel {
    uint32_t build, words; /* which one; how many */
} gpusorti_compressed_kernel;

typedef struct gpusorti_compressed {
    const char *text, *end;                /* lines, filled up with zeros */
    const gpusorti_compressed_kernel *kernels; /* in the text's order */
} gpusorti_compressed;

typedef struct gpusorti_decompressor {
    const char *text, *end;
    uint32_t distance;                      /* of the latest copy */
    uint32_t ids, named[GPUSORTI_TOKEN_ID]; /* of this kernel: how many; 0, or the id by name */
    uint32_t listed, list[GPUSORTI_TOKEN_START - GPUSORTI_TOKEN_WORD];
    uint32_t starts, start[GPUSORTI_TOKEN_NEW_START - GPUSORTI_TOKEN_START][2]; /* of instructions: two tokens */
    uint32_t token_count;
    uint16_t *tokens; /* of all kernels so far; has room for those of the next one */
} gpusorti_decompressor;

static void gpusorti_start_decompressing(gpusorti_decompressor *u, const gpusorti_compressed *compressed, uint16_t *tokens) {
    memset(u, 0, sizeof *u);
    u->text = compressed->text;
    u->end = compressed->end;
    u->tokens = tokens;
}

/* The number `high` with more digits behind its own. At the text's end there are digits of -1, which no number has. */
static uint32_t gpusorti_digits(gpusorti_decompressor *u, uint32_t high, int more) {
    for (; more > 0; more--) {
        int c = '!' - 1;
        while (u->text < u->end && !*u->text) u->text++;
        if (u->text < u->end) c = *u->text++;
        high = 91 * high + (uint32_t)(c - '!' - (c > '"') - (c > '?') - (c > '\\'));
    }
    return high;
}

/* GPUSORTI_TOKEN_NEW_START or more: damaged text. */
static uint32_t gpusorti_read_token(gpusorti_decompressor *u, uint32_t first) {
    uint32_t token;
    if (first < GPUSORTI_DIGIT_TOKEN) return GPUSORTI_TOKEN_ID + 1 + first;
    token = gpusorti_digits(u, first - GPUSORTI_DIGIT_TOKEN, 1);
    if (token == GPUSORTI_TOKEN_NEW_WORD && u->listed < sizeof u->list / sizeof u->list[0]) {
        u->list[u->listed] = gpusorti_digits(u, 0, 5);
        return GPUSORTI_TOKEN_WORD + u->listed++;
    }
    if (token == GPUSORTI_TOKEN_NEW_START && u->starts < sizeof u->start / sizeof u->start[0]) {
        const uint32_t word = gpusorti_digits(u, 0, 2), name = gpusorti_digits(u, 0, 2);
        if (word >= GPUSORTI_TOKEN_START || name >= GPUSORTI_TOKEN_START) return token;
        u->start[u->starts][0] = word;
        u->start[u->starts][1] = name;
        return GPUSORTI_TOKEN_START + u->starts++;
    }
    return token;
}

/* Returns the length of a copy; its distance is known then. */
static uint32_t gpusorti_read_copy(gpusorti_decompressor *u, uint32_t first) {
    uint32_t length;
    if (first < GPUSORTI_DIGIT_AGAIN) u->distance = gpusorti_digits(u, 0, first < GPUSORTI_DIGIT_FAR ? 2 : 3);
    if (first < GPUSORTI_DIGIT_FAR) return first - GPUSORTI_DIGIT_NEAR + GPUSORTI_NEAR_LENGTH;
    if (first != GPUSORTI_DIGIT_FAR && first != GPUSORTI_DIGIT_AGAIN_LONG) return first - GPUSORTI_DIGIT_AGAIN + 1;
    length = gpusorti_digits(u, 0, 1) + 1;
    return length <= GPUSORTI_SHORT_LENGTH ? length : gpusorti_digits(u, 0, 2);
}

static uint32_t gpusorti_word_of(gpusorti_decompressor *u, uint32_t token) {
    if (token >= GPUSORTI_TOKEN_WORD) return u->list[token - GPUSORTI_TOKEN_WORD];
    if (token > GPUSORTI_TOKEN_ID) return u->ids + 1 - (token - GPUSORTI_TOKEN_ID);
    if (token == GPUSORTI_TOKEN_ID) return ++u->ids;
    if (!u->named[token]) u->named[token] = ++u->ids;
    return u->named[token];
}

/* Writes the words of a token, 1 or 3. */
static void gpusorti_write_words(gpusorti_decompressor *u, uint32_t token, uint32_t *words) {
    const uint32_t *start = u->start[token < GPUSORTI_TOKEN_START ? 0 : token - GPUSORTI_TOKEN_START];
    words[0] = gpusorti_word_of(u, token < GPUSORTI_TOKEN_START ? token : start[0]);
    if (token < GPUSORTI_TOKEN_START) return;
    words[1] = gpusorti_word_of(u, start[1]);
    words[2] = ++u->ids;
}

/* Decompresses the next kernel; words NULL: passes over it, in less time. Returns 0 where tools/header/compress.c cannot
 * have written the text; other damage changes words. */
static int gpusorti_decompress(gpusorti_decompressor *u, uint32_t *words, uint32_t count) {
    uint32_t i = 0, end;
    u->ids = 0;
    memset(u->named, 0, sizeof u->named);
    while (i < count) {
        const uint32_t first = gpusorti_digits(u, 0, 1);
        const int copies = first >= GPUSORTI_DIGIT_NEAR;
        uint32_t length = copies ? gpusorti_read_copy(u, first) : 1;
        uint32_t token = copies ? 0 : gpusorti_read_token(u, first);
        if (token >= GPUSORTI_TOKEN_NEW_START || length == 0) return 0;
        if (copies && (u->distance == 0 || u->distance > u->token_count)) return 0;
        for (; length > 0; length--) {
            if (copies) token = u->tokens[u->token_count - u->distance];
            end = i + (token < GPUSORTI_TOKEN_START ? 1 : 3);
            if (end > count) return 0;
            u->tokens[u->token_count++] = (uint16_t)token;
            if (words) gpusorti_write_words(u, token, words + i);
            i = end;
        }
    }
    return 1;
}
