#pragma once
#include <stdint.h>
#include <string.h>

/* ---- >>compression: SPIR-V from text ---- */
/* tools/header/compress.c compresses the kernels' SPIR-V as one text. Two of its characters hold 13 bits, the first of them
 * the higher ones: digits in base 91, the characters '!' to '~' without '"', '?' and '\\'. Numbers have their highest bit
 * first. Kernels are much alike, so the text mostly says what to copy. A token stands for a word of SPIR-V. Equal code has
 * equal tokens in all kernels, though its ids differ:
 *
 *   0 to 1249      a named id: a type, constant, variable or function has the same name in all kernels
 *   1250 to 2009   a word that is no id, by its index in a list
 *   2010 to 4057   another id: 2010 is a new one, 2011 the newest one, 2012 the one before that, and so on
 *
 * New ids are numbered from 1 on as they come, and so are named ones when a kernel first has them. The text is a sequence of
 * symbols, of two Huffman codes. One is of distances, the other of all else:
 *
 *   0 to 2009      the token
 *   2010 to 2081   the token 2010 + a number of slot 0 to 71
 *   2082 to 2153   the last tokens again: a copy from the same distance as the copy before, of a length of slot 0 to 71
 *   2154 to 2225   likewise, from a distance that follows
 *
 * A copy repeats the tokens from `distance` tokens ago on, which may be those of an earlier kernel. Numbers below 16 have a
 * slot each. Of greater ones a slot has an eighth of those with the same highest bit, and what a number adds to the first of
 * these follows the slot: 16 and 17 have slot 16, 40 to 43 slot 26.
 *
 * Before all kernels come the lengths of both codes, then the list of words. Named ids are numbered in the order of their
 * lengths, and so are words: of both the text says how many have each length, in 11 bits. Of each slot it has the length,
 * in 4 bits. */
enum {
    GPUSORTI_LINE = 122,       /* characters */
    GPUSORTI_CODE_LENGTH = 15, /* the greatest */

    GPUSORTI_TOKEN_WORD = 1250,
    GPUSORTI_TOKEN_ID = 2010,

    GPUSORTI_NUMBER_SLOTS = 72,    /* of numbers below 2^11 */
    GPUSORTI_DISTANCE_SLOTS = 144, /* of numbers below 2^20 */
    GPUSORTI_SYMBOL_AGAIN = GPUSORTI_TOKEN_ID + GPUSORTI_NUMBER_SLOTS,
    GPUSORTI_SYMBOL_COPY = GPUSORTI_SYMBOL_AGAIN + GPUSORTI_NUMBER_SLOTS,
    GPUSORTI_SYMBOLS = GPUSORTI_SYMBOL_COPY + GPUSORTI_NUMBER_SLOTS
};
typedef char gpusorti_line[GPUSORTI_LINE + 1];

typedef struct gpusorti_compressed_kernel {
    uint32_t build, words; /* which one; how many */
} gpusorti_compressed_kernel;

typedef struct gpusorti_compressed {
    const char *text, *end;                    /* lines, filled up with zeros */
    const gpusorti_compressed_kernel *kernels; /* in the text's order */
} gpusorti_compressed;

/* A canonical Huffman code: shorter codes come first, those of a length in the order of their symbols. */
typedef struct gpusorti_huffman {
    uint32_t end[GPUSORTI_CODE_LENGTH + 2];   /* by length: behind its codes, with 16 bits each */
    uint32_t first[GPUSORTI_CODE_LENGTH + 2]; /* index of its first symbol */
    uint32_t count;
    unsigned char least[1 << 8]; /* the least length of codes that begin with these bits */
    uint16_t symbols[GPUSORTI_SYMBOLS];
} gpusorti_huffman;

typedef struct gpusorti_decompressor {
    const char *text, *end;
    uint32_t bits, bit_count; /* of the bits that were read bit_count are yet to come: the last ones */
    uint32_t distance;        /* of the latest copy */
    gpusorti_huffman symbols, distances;
    uint32_t list[GPUSORTI_TOKEN_ID - GPUSORTI_TOKEN_WORD];
    uint32_t token_count;
    uint16_t *tokens; /* of all kernels so far; has room for those of the next one */
} gpusorti_decompressor;

/* The next bits, at most 19; they stay. Behind the text's end any are. */
static uint32_t gpusorti_peek_bits(gpusorti_decompressor *u, uint32_t count) {
    for (; u->bit_count < count; u->bit_count += 13) {
        uint32_t pair = 0, i;
        while (u->text < u->end && !*u->text) u->text++;
        for (i = 0; i < 2; i++) {
            const int c = u->text < u->end ? *u->text++ : '~';
            pair = 91 * pair + (uint32_t)(c - '!' - (c > '"') - (c > '?') - (c > '\\'));
        }
        u->bits = u->bits << 13 | (pair & 0x1fff);
    }
    return u->bits >> (u->bit_count - count) & ((1u << count) - 1);
}

static uint32_t gpusorti_next_bits(gpusorti_decompressor *u, uint32_t count) {
    const uint32_t bits = gpusorti_peek_bits(u, count);
    u->bit_count -= count;
    return bits;
}

/* GPUSORTI_SYMBOLS: no code. */
static uint32_t gpusorti_next_symbol(gpusorti_decompressor *u, const gpusorti_huffman *code) {
    const uint32_t bits = gpusorti_peek_bits(u, 16);
    uint32_t length = code->least[bits >> 8], i;
    while (bits >= code->end[length]) length++;
    if (length > GPUSORTI_CODE_LENGTH) return GPUSORTI_SYMBOLS;
    u->bit_count -= length;
    i = code->first[length] + ((bits - code->end[length - 1]) >> (16 - length));
    return i < code->count ? code->symbols[i] : (uint32_t)GPUSORTI_SYMBOLS;
}

/* A number by its slot. */
static uint32_t gpusorti_by_slot(gpusorti_decompressor *u, uint32_t slot) {
    const uint32_t more = slot < 16 ? 0 : slot / 8 - 1;
    return slot < 16 ? slot : (8 | slot % 8) << more | gpusorti_next_bits(u, more);
}

static void gpusorti_make_code(gpusorti_huffman *code, const unsigned char *lengths, uint32_t symbols) {
    uint32_t length, i, end = 0;
    for (length = 1; length <= GPUSORTI_CODE_LENGTH; length++) {
        code->first[length] = code->count;
        for (i = 0; i < symbols; i++)
            if (lengths[i] == length) code->symbols[code->count++] = (uint16_t)i;
        end += (code->count - code->first[length]) << (16 - length);
        code->end[length] = end;
    }
    code->end[length] = UINT32_MAX;
    for (i = 0, length = 1; i < sizeof code->least; i++) {
        while (i << 8 >= code->end[length]) length++;
        code->least[i] = (unsigned char)length;
    }
}

/* Lengths of names or words, from `first` on; returns behind the last one. */
static uint32_t gpusorti_read_lengths(gpusorti_decompressor *u, unsigned char *lengths, uint32_t first, uint32_t end) {
    uint32_t length, i = first;
    for (length = 1; length <= GPUSORTI_CODE_LENGTH; length++) {
        uint32_t count = gpusorti_next_bits(u, 11);
        for (; count > 0 && i < end; count--) lengths[i++] = (unsigned char)length;
    }
    return i;
}

/* Reads what comes before all kernels. */
static void gpusorti_start_decompressing(gpusorti_decompressor *u, const gpusorti_compressed *compressed, uint16_t *tokens) {
    unsigned char lengths[GPUSORTI_SYMBOLS];
    uint32_t i, listed;
    memset(u, 0, sizeof *u);
    memset(lengths, 0, sizeof lengths);
    u->text = compressed->text;
    u->end = compressed->end;
    u->tokens = tokens;
    gpusorti_read_lengths(u, lengths, 0, GPUSORTI_TOKEN_WORD);
    listed = gpusorti_read_lengths(u, lengths, GPUSORTI_TOKEN_WORD, GPUSORTI_TOKEN_ID) - GPUSORTI_TOKEN_WORD;
    for (i = GPUSORTI_TOKEN_ID; i < GPUSORTI_SYMBOLS; i++) lengths[i] = (unsigned char)gpusorti_next_bits(u, 4);
    gpusorti_make_code(&u->symbols, lengths, GPUSORTI_SYMBOLS);
    for (i = 0; i < GPUSORTI_DISTANCE_SLOTS; i++) lengths[i] = (unsigned char)gpusorti_next_bits(u, 4);
    gpusorti_make_code(&u->distances, lengths, GPUSORTI_DISTANCE_SLOTS);
    for (i = 0; i < listed; i++) {
        const uint32_t high = gpusorti_next_bits(u, 16);
        u->list[i] = high << 16 | gpusorti_next_bits(u, 16);
    }
}

/* The words of tokens. */
static void gpusorti_write_words(const gpusorti_decompressor *u, const uint16_t *tokens, uint32_t *words, uint32_t count) {
    uint32_t named[GPUSORTI_TOKEN_WORD], ids = 0, i;
    memset(named, 0, sizeof named);
    for (i = 0; i < count; i++) {
        const uint32_t token = tokens[i];
        if (token > GPUSORTI_TOKEN_ID) {
            words[i] = ids + 1 - (token - GPUSORTI_TOKEN_ID);
        } else if (token == GPUSORTI_TOKEN_ID) {
            words[i] = ++ids;
        } else if (token >= GPUSORTI_TOKEN_WORD) {
            words[i] = u->list[token - GPUSORTI_TOKEN_WORD];
        } else {
            if (!named[token]) named[token] = ++ids;
            words[i] = named[token];
        }
    }
}

/* Decompresses the next kernel; words NULL: passes over it, in less time. Returns 0 where tools/header/compress.c cannot
 * have written the text; other damage changes words. */
static int gpusorti_decompress(gpusorti_decompressor *u, uint32_t *words, uint32_t count) {
    uint16_t *const tokens = u->tokens + u->token_count;
    uint32_t i = 0;
    while (i < count) {
        const uint32_t symbol = gpusorti_next_symbol(u, &u->symbols);
        if (symbol == GPUSORTI_SYMBOLS) return 0;
        if (symbol < GPUSORTI_TOKEN_ID) {
            tokens[i++] = (uint16_t)symbol;
        } else if (symbol < GPUSORTI_SYMBOL_AGAIN) {
            tokens[i++] = (uint16_t)(GPUSORTI_TOKEN_ID + gpusorti_by_slot(u, symbol - GPUSORTI_TOKEN_ID));
        } else {
            const int again = symbol < GPUSORTI_SYMBOL_COPY;
            const uint32_t slot = symbol - (again ? GPUSORTI_SYMBOL_AGAIN : GPUSORTI_SYMBOL_COPY);
            const uint32_t length = gpusorti_by_slot(u, slot), end = i + length;
            const uint32_t distance_slot = again ? 0 : gpusorti_next_symbol(u, &u->distances);
            if (distance_slot == GPUSORTI_SYMBOLS || length == 0 || length > count - i) return 0;
            if (!again) u->distance = gpusorti_by_slot(u, distance_slot);
            if (u->distance == 0 || u->distance > u->token_count + i) return 0;
            for (; i < end; i++) tokens[i] = (tokens - u->distance)[i];
        }
    }
    u->token_count += count;
    if (words) gpusorti_write_words(u, tokens, words, count);
    return 1;
}
