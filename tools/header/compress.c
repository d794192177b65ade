/* Compresses the SPIR-V of all kernels as the text that src/kernels/compression.h describes, and writes it as C:
 *
 *   compress <LIST    LIST has a line for each kernel: NAME, and what it is compiled from. Its words are in NAME.spv, with
 *                     ids that are numbered as they come (spirv-opt --compact-ids) */
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../../src/kernels/compression.h"

enum {
    MOST_KERNELS = 1 << 10,
    MOST_WORDS = 1 << 20,
    MOST_LINES = 1 << 14,
    MOST_IDS = 1 << 16,
    MOST_LISTED = GPUSORTI_TOKEN_ID - GPUSORTI_TOKEN_WORD,
    NO_NAME = GPUSORTI_TOKEN_WORD,
    HEADER = 5, /* words before the first instruction */

    MOST_RECENT = 1 << 11, /* ids, lengths, distances that have slots are below these */
    MOST_LENGTH = 1 << 11,
    MOST_DISTANCE = 1 << 20,

    STARTS = 1 << 16, /* of hashes */
    TRIES = 500,      /* more find copies that are longer, and take longer */
    ROUNDS = 3        /* more find little */
};
enum { OP_EXT_INST_IMPORT = 11, OP_TYPES = 19, OP_CONSTANTS = 41, OP_FUNCTION = 54, OP_VARIABLE = 59, OP_DECORATE = 71 };

/* What the kernels so far have left. */
static uint16_t tokens[MOST_WORDS];
static uint32_t token_count;
static uint32_t names[NO_NAME], name_count; /* hashes of what has them */
static uint32_t list[MOST_LISTED], listed;
static gpusorti_line lines[MOST_LINES];
static uint32_t line_count, column; /* characters in the line that is not complete */

static void die(const char *what, const char *detail) {
    fprintf(stderr, "compress: %s%s\n", what, detail);
    exit(1);
}

static uint32_t mix(uint32_t hash, uint32_t value) {
    hash = (hash ^ value) * 0x9e3779b1u;
    return hash ^ hash >> 15;
}

/* ---- tokens ---- */

/* Whether operand k of an instruction is an id. A wrong answer makes the text longer, not wrong. */
static int is_id(uint32_t op, uint32_t k) {
    static const struct {
        uint16_t op, first, end, step; /* literals: operands first, first + step, ... below end */
    } literals[] = {
        {0, 1, 99, 1},  {3, 1, 99, 1},  {10, 1, 99, 1},  {11, 2, 99, 1},  {12, 4, 5, 1},   {14, 1, 99, 1},
        {15, 1, 2, 1},  {15, 3, 5, 1},  {16, 2, 99, 1},  {17, 1, 99, 1},  {21, 2, 99, 1},  {22, 2, 99, 1},
        {23, 3, 4, 1},  {32, 2, 3, 1},  {43, 3, 99, 1},  {50, 3, 99, 1},  {52, 3, 4, 1},   {54, 3, 4, 1},
        {59, 3, 4, 1},  {61, 4, 99, 1}, {62, 3, 99, 1},  {71, 2, 99, 1},  {72, 2, 99, 1},  {79, 5, 99, 1},
        {81, 4, 99, 1}, {82, 5, 99, 1}, {246, 3, 99, 1}, {247, 2, 99, 1}, {250, 4, 99, 1}, {251, 3, 99, 2},
    };
    size_t i;
    if (op >= 349 && op <= 364) return k != 4; /* OpGroupNonUniform... */
    for (i = 0; i < sizeof literals / sizeof *literals; i++)
        if (literals[i].op == op && k >= literals[i].first && k < literals[i].end &&
            (k - literals[i].first) % literals[i].step == 0)
            return 0;
    return 1;
}

static uint32_t operand(const uint32_t *instruction, uint32_t k) { return k < instruction[0] >> 16 ? instruction[k] : 0; }

/* The id that an instruction defines, where that is named, or 0. */
static uint32_t defined_by(const uint32_t *instruction) {
    const uint32_t op = instruction[0] & 0xffff;
    const int variable = op == OP_VARIABLE && operand(instruction, 3) != 7; /* of functions */
    if (op == OP_EXT_INST_IMPORT || (op >= OP_TYPES && op < OP_TYPES + 20)) return operand(instruction, 1);
    return op == OP_FUNCTION || (op >= OP_CONSTANTS && op < OP_CONSTANTS + 12) || variable ? operand(instruction, 2) : 0;
}

static uint32_t decorated_by(const uint32_t *instruction) {
    const uint32_t op = instruction[0] & 0xffff;
    return op == OP_DECORATE || op == OP_DECORATE + 1 ? operand(instruction, 1) : 0; /* or a member of it */
}

/* Of an instruction, with hashes in place of its ids where there are any. */
static uint32_t hash_of(const uint32_t *instruction, const uint32_t *hashes) {
    const uint32_t op = instruction[0] & 0xffff, count = instruction[0] >> 16;
    uint32_t hash = instruction[0], k;
    for (k = 1; k < count; k++) {
        const uint32_t word = instruction[k];
        hash = mix(hash, !is_id(op, k) ? word : hashes && word < MOST_IDS ? hashes[word] : 0);
    }
    return hash;
}

/* The name for a hash, which is a new one unless there is one; NO_NAME where there are no more. */
static uint32_t name_of(uint32_t hash) {
    uint32_t name = 0;
    while (name < name_count && names[name] != hash) name++;
    if (name == name_count && name < NO_NAME) names[name_count++] = hash;
    return name;
}

/* Ids are named by what defines and decorates them, in which other ids count as what defines and decorates these, whose own
 * ids do not count. Where that makes several alike, these take further names in turn. */
static void name_ids(const uint32_t *words, uint32_t count, uint16_t *name) {
    static uint32_t hashes[MOST_IDS];
    unsigned char taken[NO_NAME + 1] = {0};
    uint32_t i, id, hash;
    memset(hashes, 0, sizeof hashes);
    for (i = 0; i < MOST_IDS; i++) name[i] = NO_NAME;
    for (i = HEADER; i < count; i += words[i] >> 16) {
        if (!(words[i] >> 16) || words[i] >> 16 > count - i) die("no SPIR-V", "");
        id = (defined_by(words + i) | decorated_by(words + i)) % MOST_IDS;
        hashes[id] = id ? mix(hashes[id], hash_of(words + i, NULL)) : 0;
    }
    for (i = HEADER; i < count; i += words[i] >> 16) {
        id = defined_by(words + i) % MOST_IDS;
        if (!id) continue;
        for (hash = hash_of(words + i, hashes); taken[name_of(hash)]; hash = mix(hash, 0)) continue;
        name[id] = (uint16_t)name_of(hash);
        taken[name[id]] = name[id] != NO_NAME;
    }
}

static uint32_t word_token(uint32_t word) {
    uint32_t place = 0;
    while (place < listed && list[place] != word) place++;
    if (place == MOST_LISTED) die("more different words than src/kernels/compression.h has tokens for", "");
    if (place == listed) list[listed++] = word;
    return GPUSORTI_TOKEN_WORD + place;
}

/* Appends the tokens of a kernel. */
static void tokenize(const uint32_t *words, uint32_t count) {
    static uint16_t name[MOST_IDS];
    uint32_t ids = 0, op = 0, left = HEADER, k = 1, i;
    if (count > MOST_WORDS - token_count) die("more words than MOST_WORDS", "");
    name_ids(words, count, name);
    for (i = 0; i < count; i++, k++, left--) { /* word i is operand k of op; 0 is the next one */
        const uint32_t word = words[i];
        uint32_t token = GPUSORTI_TOKEN_ID + MOST_RECENT;
        if (!left) {
            op = word & 0xffff;
            left = word >> 16;
            k = 0;
        }
        if (k > 0 && is_id(op, k) && word > 0 && word <= ids + 1 && word < MOST_IDS) {
            token = name[word] != NO_NAME ? name[word] : GPUSORTI_TOKEN_ID + ids + 1 - word;
            if (word == ids + 1) ids++;
        }
        tokens[token_count++] = (uint16_t)(token < GPUSORTI_TOKEN_ID + MOST_RECENT ? token : word_token(word));
    }
}

/* ---- codes ---- */

typedef struct code {
    uint32_t counts[GPUSORTI_SYMBOLS];       /* how often the text has each symbol */
    unsigned char lengths[GPUSORTI_SYMBOLS]; /* 0: it has none */
    uint32_t codes[GPUSORTI_SYMBOLS];
} code;
static code symbols, distances;

/* The lengths of Huffman's code; returns the greatest. */
static uint32_t find_lengths(const uint32_t *counts, unsigned char *lengths) {
    enum { NODES = 2 * GPUSORTI_SYMBOLS };
    uint32_t weights[NODES], parents[NODES], nodes = GPUSORTI_SYMBOLS, greatest = 0, i;
    memcpy(weights, counts, GPUSORTI_SYMBOLS * sizeof *weights);
    for (;;) { /* the two lightest nodes that have no parent get one */
        uint32_t lightest = NODES, second = NODES;
        for (i = 0; i < nodes; i++) {
            if (!weights[i]) continue;
            if (lightest == NODES || weights[i] < weights[lightest]) {
                second = lightest;
                lightest = i;
            } else if (second == NODES || weights[i] < weights[second]) {
                second = i;
            }
        }
        if (second == NODES) break;
        weights[nodes] = weights[lightest] + weights[second];
        weights[lightest] = weights[second] = 0;
        parents[lightest] = parents[second] = nodes++;
    }
    for (i = 0; i < GPUSORTI_SYMBOLS; i++) {
        uint32_t node = i, length = 0;
        for (; counts[i] && node + 1 < nodes; length++) node = parents[node];
        if (counts[i] && nodes == GPUSORTI_SYMBOLS) length = 1; /* it is the only one */
        lengths[i] = (unsigned char)length;
        if (length > greatest) greatest = length;
    }
    return greatest;
}

static void choose_lengths(code *c) {
    uint32_t counts[GPUSORTI_SYMBOLS], i;
    memcpy(counts, c->counts, sizeof counts);
    while (find_lengths(counts, c->lengths) > GPUSORTI_CODE_LENGTH)
        for (i = 0; i < GPUSORTI_SYMBOLS; i++) counts[i] = (counts[i] + 1) / 2;
}

static void make_codes(code *c) {
    uint32_t next = 0, length, i;
    for (length = 1; length <= GPUSORTI_CODE_LENGTH; length++, next <<= 1)
        for (i = 0; i < GPUSORTI_SYMBOLS; i++)
            if (c->lengths[i] == length) c->codes[i] = next++;
}

/* How many bits of a number its slot leaves open. */
static uint32_t more_bits(uint32_t number) {
    uint32_t more = 0;
    while (number >> more >= 16) more++;
    return more;
}

static uint32_t slot_of(uint32_t number) { return 8 * more_bits(number) + (number >> more_bits(number)); }

/* ---- copies ---- */

typedef struct step {  /* the last one of the shortest text up to a token */
    uint32_t cost;     /* bits of that text */
    uint32_t length;   /* tokens of this step */
    uint32_t distance; /* from which they are copied; 0: one token, not copied */
    uint32_t latest;   /* distance of a copy */
    uint32_t next;     /* where the next step ends */
} step;
static step steps[MOST_WORDS + 1];

/* Where what precedes has three tokens alike at the least: the nearest, the nearest with more, and so on. Those of token i
 * begin at first_places[i]. */
typedef struct place {
    uint32_t distance, length;
} place;
static place *places;
static uint32_t first_places[MOST_WORDS + 1], place_count, place_room;

/* How many tokens from i on, of at most so many, are those that lie so far before. */
static uint32_t alike(uint32_t i, uint32_t distance, uint32_t most) {
    uint32_t length = 0;
    if (distance == 0 || distance > i || distance >= MOST_DISTANCE) return 0;
    while (length < most && tokens[i + length] == tokens[i + length - distance]) length++;
    return length;
}

static void add_place(uint32_t distance, uint32_t length) {
    if (place_count == place_room) {
        place_room = 2 * place_room + 1024;
        places = realloc(places, place_room * sizeof *places);
        if (!places) die("out of memory", "");
    }
    places[place_count].distance = distance;
    places[place_count++].length = length;
}

/* The most tokens of a copy to token i: none goes on behind the end of its kernel, the first of `ends` behind i. */
static uint32_t most_copied(uint32_t i, const uint32_t **ends) {
    while (i >= **ends) ++*ends;
    return **ends - i < MOST_LENGTH ? **ends - i : MOST_LENGTH - 1;
}

static uint32_t hash_of_three(const uint16_t *three) { return mix(mix(three[0], three[1]), three[2]); }

static void find_places(const uint32_t *ends) {
    static uint32_t starts[STARTS], same_start[MOST_WORDS]; /* 1 + the latest place of three tokens; of the one before */
    uint32_t i;
    memset(starts, 0, sizeof starts);
    place_count = 0;
    for (i = 0; i < token_count; i++) {
        const uint32_t most = most_copied(i, &ends), start = most < 3 ? 0 : hash_of_three(tokens + i) % STARTS;
        uint32_t at = starts[start], longest = 2, tries;
        first_places[i] = place_count;
        for (tries = 0; at && tries < TRIES && longest < most; tries++, at = same_start[at - 1]) {
            const uint32_t distance = i - (at - 1);
            uint32_t length;
            if (tokens[i + longest] != tokens[i + longest - distance]) continue; /* it is not longer */
            length = alike(i, distance, most);
            if (length > longest) add_place(distance, longest = length);
        }
        same_start[i] = starts[start];
        starts[start] = i + 1;
    }
    first_places[i] = place_count;
}

static uint32_t symbol_of_token(uint32_t token) {
    return token < GPUSORTI_TOKEN_ID ? token : GPUSORTI_TOKEN_ID + slot_of(token - GPUSORTI_TOKEN_ID);
}

static uint32_t symbol_of_copy(uint32_t distance, uint32_t length, uint32_t latest) {
    return (uint32_t)(distance == latest ? GPUSORTI_SYMBOL_AGAIN : GPUSORTI_SYMBOL_COPY) + slot_of(length);
}

/* What follows the symbol of a token. */
static uint32_t more_of_token(uint32_t token) {
    return token < GPUSORTI_TOKEN_ID ? 0 : more_bits(token - GPUSORTI_TOKEN_ID);
}

static uint32_t cost_of(const code *c, uint32_t symbol) {
    return c->lengths[symbol] ? c->lengths[symbol] : GPUSORTI_CODE_LENGTH;
}

static void try_step(uint32_t at, uint32_t length, uint32_t distance, uint32_t cost) {
    step *to = &steps[at + length];
    cost += steps[at].cost;
    if (cost >= to->cost) return;
    to->cost = cost;
    to->length = length;
    to->distance = distance;
    to->latest = distance ? distance : steps[at].latest;
}

/* Of the lengths of a slot the greatest alone. */
static void try_copies(uint32_t at, uint32_t distance, uint32_t shortest, uint32_t longest) {
    const uint32_t latest = steps[at].latest;
    const uint32_t cost = distance == latest ? 0 : cost_of(&distances, slot_of(distance)) + more_bits(distance);
    uint32_t length;
    for (length = shortest; length <= longest; length++) {
        const uint32_t more = more_bits(length), greatest = length | ((1u << more) - 1);
        length = greatest < longest ? greatest : longest;
        try_step(at, length, distance, cost + cost_of(&symbols, symbol_of_copy(distance, length, latest)) + more);
    }
}

/* Of the shortest text by the codes so far. */
static void find_steps(const uint32_t *ends) {
    uint32_t at, p;
    for (at = 0; at <= token_count; at++) steps[at].cost = at ? UINT32_MAX : 0;
    for (at = 0; at < token_count; at++) {
        const uint32_t most = most_copied(at, &ends);
        uint32_t longest = 2;
        try_step(at, 1, 0, cost_of(&symbols, symbol_of_token(tokens[at])) + more_of_token(tokens[at]));
        try_copies(at, steps[at].latest, 1, alike(at, steps[at].latest, most));
        for (p = first_places[at]; p < first_places[at + 1]; longest = places[p++].length)
            try_copies(at, places[p].distance, longest + 1, places[p].length);
    }
    for (at = token_count; at > 0; at -= steps[at].length) steps[at - steps[at].length].next = at;
}

static void count_symbols(void) {
    uint32_t at;
    memset(symbols.counts, 0, sizeof symbols.counts);
    memset(distances.counts, 0, sizeof distances.counts);
    for (at = 0; at < token_count; at = steps[at].next) {
        const step *s = &steps[steps[at].next];
        if (s->distance)
            symbols.counts[symbol_of_copy(s->distance, s->length, steps[at].latest)]++;
        else
            symbols.counts[symbol_of_token(tokens[at])]++;
        if (s->distance && s->distance != steps[at].latest) distances.counts[slot_of(s->distance)]++;
    }
}

/* Numbers names, or words of the list, by the lengths of their symbols. */
static void number_tokens(uint32_t first, uint32_t count, uint16_t *numbers) {
    uint32_t i, k;
    for (i = first; i < first + count; i++) {
        uint32_t before = 0;
        for (k = first; k < first + count; k++)
            before += symbols.lengths[k] < symbols.lengths[i] || (symbols.lengths[k] == symbols.lengths[i] && k < i);
        numbers[i] = (uint16_t)(first + before);
    }
}

static void renumber_tokens(void) {
    uint16_t numbers[GPUSORTI_TOKEN_ID];
    unsigned char lengths[GPUSORTI_TOKEN_ID];
    uint32_t words[MOST_LISTED], i;
    number_tokens(0, name_count, numbers);
    number_tokens(GPUSORTI_TOKEN_WORD, listed, numbers);
    memcpy(lengths, symbols.lengths, sizeof lengths);
    memcpy(words, list, sizeof words);
    for (i = 0; i < name_count; i++) symbols.lengths[numbers[i]] = lengths[i];
    for (i = 0; i < listed; i++) {
        const uint32_t number = numbers[GPUSORTI_TOKEN_WORD + i];
        symbols.lengths[number] = lengths[GPUSORTI_TOKEN_WORD + i];
        list[number - GPUSORTI_TOKEN_WORD] = words[i];
    }
    for (i = 0; i < token_count; i++)
        if (tokens[i] < GPUSORTI_TOKEN_ID) tokens[i] = numbers[tokens[i]];
}

/* ---- text ---- */

static void put_character(uint32_t digit) {
    int c = '!' + (int)digit;
    c += c >= '"';
    c += c >= '?';
    c += c >= '\\';
    if (column == GPUSORTI_LINE) {
        line_count++;
        column = 0;
    }
    if (line_count == MOST_LINES) die("more text than MOST_LINES", "");
    lines[line_count][column++] = (char)c;
}

static uint32_t waiting, waiting_count; /* bits that are not in the text yet */
static void put_bits(uint32_t bits, uint32_t count) {
    waiting = waiting << count | bits;
    waiting_count += count;
    while (waiting_count >= 13) {
        const uint32_t pair = waiting >> (waiting_count -= 13) & 0x1fff;
        put_character(pair / 91);
        put_character(pair % 91);
    }
}

static void put_symbol(const code *c, uint32_t symbol) { put_bits(c->codes[symbol], c->lengths[symbol]); }

static void put_more(uint32_t number) { put_bits(number & ((1u << more_bits(number)) - 1), more_bits(number)); }

static void put_step(uint32_t at) {
    const step *s = &steps[steps[at].next];
    if (s->distance) {
        put_symbol(&symbols, symbol_of_copy(s->distance, s->length, steps[at].latest));
        put_more(s->length);
        if (s->distance == steps[at].latest) return;
        put_symbol(&distances, slot_of(s->distance));
        put_more(s->distance);
    } else {
        put_symbol(&symbols, symbol_of_token(tokens[at]));
        if (tokens[at] >= GPUSORTI_TOKEN_ID) put_more(tokens[at] - GPUSORTI_TOKEN_ID);
    }
}

static void put_length_counts(uint32_t first, uint32_t end) {
    uint32_t length, i;
    for (length = 1; length <= GPUSORTI_CODE_LENGTH; length++) {
        uint32_t count = 0;
        for (i = first; i < end; i++) count += symbols.lengths[i] == length;
        put_bits(count, 11);
    }
}

static void put_codes(void) {
    uint32_t i;
    put_length_counts(0, GPUSORTI_TOKEN_WORD);
    put_length_counts(GPUSORTI_TOKEN_WORD, GPUSORTI_TOKEN_ID);
    for (i = GPUSORTI_TOKEN_ID; i < GPUSORTI_SYMBOLS; i++) put_bits(symbols.lengths[i], 4);
    for (i = 0; i < GPUSORTI_DISTANCE_SLOTS; i++) put_bits(distances.lengths[i], 4);
    for (i = 0; i < listed; i++) {
        put_bits(list[i] >> 16, 16);
        put_bits(list[i] & 0xffff, 16);
    }
}

/* Writes the text of the kernels that end at these tokens. Which steps are the shortest depends on the codes, and the codes
 * on the steps, so that both are found by turns. */
static void compress_tokens(const uint32_t *ends) {
    uint32_t round, at;
    find_places(ends);
    memset(symbols.lengths, 9, sizeof symbols.lengths); /* most are near these */
    memset(distances.lengths, 5, sizeof distances.lengths);
    for (round = 0; round < ROUNDS; round++) {
        find_steps(ends);
        count_symbols();
        choose_lengths(&symbols);
        choose_lengths(&distances);
    }
    renumber_tokens();
    make_codes(&symbols);
    make_codes(&distances);
    put_codes();
    for (at = 0; at < token_count; at = steps[at].next) put_step(at);
    put_bits(0, 12);
    waiting_count = 0;
    line_count++;
}

/* ---- all kernels ---- */

static struct kernel {
    char name[64], source[192]; /* source: what it is compiled from */
    uint32_t first, count;      /* of its words */
} kernels[MOST_KERNELS];
static uint32_t all_words[MOST_WORDS], word_count;

static void read_kernel(struct kernel *k) {
    char path[sizeof k->name + 4];
    FILE *file;
    snprintf(path, sizeof path, "%.63s.spv", k->name);
    file = fopen(path, "rb");
    k->first = word_count;
    k->count = file ? (uint32_t)fread(all_words + k->first, sizeof *all_words, MOST_WORDS - k->first, file) : 0;
    word_count += k->count;
    if (k->count < HEADER || fclose(file)) die("cannot read ", path);
}

static uint32_t compress_list(void) {
    static uint32_t ends[MOST_KERNELS];
    uint32_t count = 0;
    char line[300];
    for (; fgets(line, sizeof line, stdin); count++) {
        struct kernel *k = &kernels[count];
        if (count == MOST_KERNELS || sscanf(line, "%63s %191[^\n]", k->name, k->source) != 2) die("cannot take ", line);
        read_kernel(k);
        tokenize(all_words + k->first, k->count);
        ends[count] = token_count;
    }
    compress_tokens(ends);
    return count;
}

/* Ends where the text does not decompress to the words. */
static void check(uint32_t count) {
    static gpusorti_decompressor u;
    static uint32_t decompressed[MOST_WORDS];
    static uint16_t decompressed_tokens[MOST_WORDS];
    const gpusorti_compressed compressed = {lines[0], lines[line_count], NULL};
    uint32_t k;
    gpusorti_start_decompressing(&u, &compressed, decompressed_tokens);
    for (k = 0; k < count; k++)
        if (!gpusorti_decompress(&u, decompressed, kernels[k].count) ||
            memcmp(decompressed, all_words + kernels[k].first, kernels[k].count * sizeof *decompressed))
            die("does not decompress to what was compressed: ", kernels[k].name);
}

/* All text depends on all kernels. Which of them are others the hashes of their words tell. */
static void print(uint32_t count) {
    uint32_t k, i;
    puts("static const gpusorti_line gpusorti_text[] = {");
    for (i = 0; i < line_count; i++) printf("\"%s\",\n", lines[i]);
    puts("};\n#define GPUSORTI_X(name, words) {GPUSORTI_BUILD_##name, words},");
    puts("static const gpusorti_compressed_kernel gpusorti_text_kernels[GPUSORTI_BUILD_COUNT] = {");
    for (k = 0; k < count; k++) {
        uint32_t hash = 0;
        for (i = 0; i < kernels[k].count; i++) hash = mix(hash, all_words[kernels[k].first + i]);
        printf("GPUSORTI_X(%s, %u) /* %08x %s */\n", kernels[k].name, kernels[k].count, hash, kernels[k].source);
    }
    puts("};\n#undef GPUSORTI_X");
}

int main(void) {
    const uint32_t count = compress_list();
    check(count);
    print(count);
    return ferror(stdout) || fflush(stdout) ? 1 : 0;
}
