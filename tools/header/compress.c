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
    MOST_LISTED = GPUSORTI_TOKEN_START - GPUSORTI_TOKEN_WORD,
    MOST_STARTS = GPUSORTI_TOKEN_NEW_START - GPUSORTI_TOKEN_START,
    NO_NAME = GPUSORTI_TOKEN_ID,
    HEADER = 5, /* words before the first instruction */

    NEAR_DISTANCE = 91 * 91, /* distances and lengths of copies are below these */
    FAR_DISTANCE = 91 * 91 * 91,
    NEAR_LENGTH = GPUSORTI_NEAR_LENGTH + GPUSORTI_DIGIT_FAR - GPUSORTI_DIGIT_NEAR,
    FAR_LENGTH = 91 * 91,
    AGAIN_LENGTH = GPUSORTI_DIGIT_AGAIN_LONG - GPUSORTI_DIGIT_AGAIN, /* the greatest of a copy that is one digit */

    PAIRS = 1 << 16, /* of hashes */
    TRIES = 2000      /* more find copies that are longer, and take longer */
};
enum {
    OP_EXT_INST_IMPORT = 11,
    OP_TYPES = 19,
    OP_CONSTANTS = 41,
    OP_FUNCTION = 54,
    OP_VARIABLE = 59,
    OP_DECORATE = 71,
    BINDING = 33 /* a decoration */
};

/* What the kernels so far have left. */
static uint16_t tokens[MOST_WORDS];
static unsigned char joins[MOST_WORDS]; /* the token is of something that joins its list */
static const uint32_t *compressed_words[MOST_KERNELS];
static uint32_t compressed_sizes[MOST_KERNELS], compressed_count;
static uint32_t token_count, token_end; /* behind the kernels so far, behind this one */
static uint32_t names[NO_NAME], name_count; /* hashes of what has them */
static uint32_t list[MOST_LISTED], listed;
static uint16_t starts[MOST_STARTS][2]; /* tokens */
static uint32_t start_count;
static uint32_t latest_distance; /* of copies */
static uint32_t pairs[PAIRS],
    same_pair[MOST_WORDS]; /* 1 + the latest place of two tokens; 1 + the place before that */
static gpusorti_line lines[MOST_LINES];
static uint32_t line_count, column; /* digits in the line that is not complete */

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

static uint32_t operand(const uint32_t *instruction, uint32_t k) {
    return k < instruction[0] >> 16 ? instruction[k] : 0;
}

/* The id that an instruction defines, where that is named, or 0. */
static uint32_t defined_by(const uint32_t *instruction) {
    const uint32_t op = instruction[0] & 0xffff;
    const int variable = op == OP_VARIABLE && operand(instruction, 3) != 7; /* of functions */
    if (op == OP_EXT_INST_IMPORT || (op >= OP_TYPES && op < OP_TYPES + 20)) return operand(instruction, 1);
    return op == OP_FUNCTION || (op >= OP_CONSTANTS && op < OP_CONSTANTS + 12) || variable ? operand(instruction, 2)
                                                                                           : 0;
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

static uint32_t place_in_list(uint32_t word) {
    uint32_t place = 0;
    while (place < listed && list[place] != word) place++;
    if (place == MOST_LISTED) die("more different words than src/kernels/compression.h has tokens for", "");
    return place;
}

/* Appends a token. */
static void add_token(uint32_t token, int joining) {
    joins[token_end] = (unsigned char)joining;
    tokens[token_end++] = (uint16_t)token;
}

static void add_word(uint32_t word) {
    const uint32_t place = place_in_list(word);
    const int joining = place == listed;
    if (joining) list[listed++] = word;
    add_token(GPUSORTI_TOKEN_WORD + place, joining);
}

/* Makes one token of the last three where they start an instruction: a word of the list, a named id, a new id. */
static void join_start(void) {
    const uint16_t *last = tokens + token_end - 3;
    uint32_t place = 0;
    if (token_end < token_count + 3 || last[0] < GPUSORTI_TOKEN_WORD || last[0] >= GPUSORTI_TOKEN_START ||
        joins[token_end - 3] || last[1] >= GPUSORTI_TOKEN_ID || last[2] != GPUSORTI_TOKEN_ID)
        return;
    while (place < start_count && (starts[place][0] != last[0] || starts[place][1] != last[1])) place++;
    if (place == MOST_STARTS) return;
    if (place == start_count) {
        starts[place][0] = last[0];
        starts[place][1] = last[1];
    }
    token_end -= 3;
    add_token(GPUSORTI_TOKEN_START + place, place == start_count);
    start_count += place == start_count;
}

/* Words that name the ids as well: an earlier kernel's that differ in the numbers of bindings alone, so that the text is a
 * copy of that one's; else its own. */
static const uint32_t *named_like(const uint32_t *words, uint32_t count) {
    uint32_t k, i;
    for (k = 0; k < compressed_count; k++) {
        const uint32_t *other = compressed_words[k];
        if (compressed_sizes[k] != count) continue;
        for (i = 0; i < count; i++)
            if (words[i] != other[i] && (i < HEADER + 3 || (words[i - 3] & 0xffff) != OP_DECORATE || words[i - 1] != BINDING))
                break;
        if (i == count) return other;
    }
    return words;
}

static void tokenize(const uint32_t *words, uint32_t count) {
    static uint16_t name[MOST_IDS];
    uint32_t ids = 0, op = 0, left = HEADER, k = 1, i;
    name_ids(named_like(words, count), count, name);
    token_end = token_count;
    for (i = 0; i < count; i++, k++, left--) { /* word i is operand k of op; 0 is the next one */
        const uint32_t word = words[i];
        uint32_t token = GPUSORTI_TOKEN_WORD;
        if (!left) {
            op = word & 0xffff;
            left = word >> 16;
            k = 0;
        }
        if (k > 0 && is_id(op, k) && word > 0 && word <= ids + 1 && word < MOST_IDS) {
            token = name[word] != NO_NAME ? name[word] : GPUSORTI_TOKEN_ID + ids + 1 - word;
            if (word == ids + 1) ids++;
        }
        if (token < GPUSORTI_TOKEN_WORD)
            add_token(token, 0);
        else
            add_word(word);
        if (k == 2) join_start();
    }
}

/* ---- copies ---- */

typedef struct step {  /* the last one of the shortest text up to a token */
    uint32_t cost;     /* digits of that text */
    uint32_t length;   /* tokens of this step */
    uint32_t distance; /* from which they are copied; 0: one token, not copied */
    uint32_t latest;   /* distance of a copy */
    uint32_t next;     /* where the next step ends */
} step;

enum form { COPY_AGAIN, COPY_NEAR, COPY_FAR };
static enum form form_of(uint32_t distance, uint32_t length, uint32_t latest) {
    if (distance == latest) return COPY_AGAIN;
    return distance < NEAR_DISTANCE && length >= GPUSORTI_NEAR_LENGTH && length < NEAR_LENGTH ? COPY_NEAR : COPY_FAR;
}

static uint32_t copy_cost(uint32_t distance, uint32_t length, uint32_t latest) {
    const enum form form = form_of(distance, length, latest);
    const uint32_t length_cost = length <= GPUSORTI_SHORT_LENGTH ? 1 : 3;
    if (form == COPY_AGAIN) return length <= AGAIN_LENGTH ? 1 : 1 + length_cost;
    return form == COPY_NEAR ? 3 : 4 + length_cost;
}

static void try_step(step *steps, uint32_t at, uint32_t length, uint32_t distance, uint32_t cost) {
    step *to = &steps[at + length];
    cost += steps[at].cost;
    if (cost >= to->cost) return;
    to->cost = cost;
    to->length = length;
    to->distance = distance;
    to->latest = distance ? distance : steps[at].latest;
}

/* Lengths above GPUSORTI_SHORT_LENGTH have one cost: of these the longest alone. */
static void try_copies(step *steps, uint32_t at, uint32_t distance, uint32_t shortest, uint32_t longest) {
    uint32_t length;
    for (length = shortest; length <= longest; length++) {
        if (length > GPUSORTI_SHORT_LENGTH) length = longest;
        try_step(steps, at, length, distance, copy_cost(distance, length, steps[at].latest));
    }
}

/* How many tokens from i on, of at most so many, are those that lie so far before. */
static uint32_t alike(uint32_t i, uint32_t distance, uint32_t most) {
    uint32_t length = 0;
    if (distance == 0 || distance > i || distance >= FAR_DISTANCE) return 0;
    while (length < most && tokens[i + length] == tokens[i + length - distance]) length++;
    return length;
}

static int is_recent(uint32_t token) {
    return token > GPUSORTI_TOKEN_ID && token <= GPUSORTI_TOKEN_ID + GPUSORTI_DIGIT_TOKEN;
}

static uint32_t token_cost(uint32_t i) {
    if (joins[i]) return tokens[i] < GPUSORTI_TOKEN_START ? 7 : 6;
    return is_recent(tokens[i]) ? 1 : 2;
}

/* Tries copies of each length: at the latest distance, and from the nearest place that has so many tokens. */
static void find_steps(step *steps, uint32_t count) {
    uint32_t at, tries;
    for (at = 0; at < count; at++) {
        const uint32_t i = token_count + at, most = count - at < FAR_LENGTH ? count - at : FAR_LENGTH - 1;
        const uint32_t pair = mix(tokens[i], at + 1 < count ? tokens[i + 1] : 0) % PAIRS;
        uint32_t place = pairs[pair], longest = 1;
        try_step(steps, at, 1, 0, token_cost(i));
        try_copies(steps, at, steps[at].latest, 1, alike(i, steps[at].latest, most));
        for (tries = 0; place && tries < TRIES && longest < most; tries++, place = same_pair[place - 1]) {
            const uint32_t distance = i - (place - 1);
            uint32_t length;
            if (tokens[i + longest] != tokens[i + longest - distance]) continue; /* it is not longer */
            length = alike(i, distance, most);
            try_copies(steps, at, distance, longest + 1, length);
            if (length > longest) longest = length;
        }
        same_pair[i] = pairs[pair];
        pairs[pair] = i + 1;
    }
}

/* ---- text ---- */

static void put(uint32_t number, int digits) {
    int c = '!' + (int)(number % 91);
    if (digits > 1) put(number / 91, digits - 1);
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

static void put_length(uint32_t length) {
    if (length <= GPUSORTI_SHORT_LENGTH) {
        put(length - 1, 1);
    } else {
        put(GPUSORTI_SHORT_LENGTH, 1);
        put(length, 2);
    }
}

static void put_copy(uint32_t distance, uint32_t length) {
    const enum form form = form_of(distance, length, latest_distance);
    if (form == COPY_NEAR) {
        put(GPUSORTI_DIGIT_NEAR + length - GPUSORTI_NEAR_LENGTH, 1);
        put(distance, 2);
    } else if (form == COPY_AGAIN && length <= AGAIN_LENGTH) {
        put(GPUSORTI_DIGIT_AGAIN + length - 1, 1);
    } else if (form == COPY_FAR) {
        put(GPUSORTI_DIGIT_FAR, 1);
        put(distance, 3);
        put_length(length);
    } else {
        put(GPUSORTI_DIGIT_AGAIN_LONG, 1);
        put_length(length);
    }
    latest_distance = distance;
}

static void put_two_digits(uint32_t token) { put(91 * GPUSORTI_DIGIT_TOKEN + token, 2); }

static void put_token(uint32_t i) {
    const uint32_t token = tokens[i];
    if (joins[i] && token < GPUSORTI_TOKEN_START) {
        put_two_digits(GPUSORTI_TOKEN_NEW_WORD);
        put(list[token - GPUSORTI_TOKEN_WORD], 5);
    } else if (joins[i]) {
        put_two_digits(GPUSORTI_TOKEN_NEW_START);
        put(starts[token - GPUSORTI_TOKEN_START][0], 2);
        put(starts[token - GPUSORTI_TOKEN_START][1], 2);
    } else if (is_recent(token)) {
        put(token - GPUSORTI_TOKEN_ID - 1, 1);
    } else {
        put_two_digits(token);
    }
}

/* Appends the lines of another kernel. */
static void compress_kernel(const uint32_t *words, uint32_t words_count) {
    static step steps[MOST_WORDS + 1];
    uint32_t at, count = words_count;
    if (count > MOST_WORDS - token_count) die("more words than MOST_WORDS", "");
    tokenize(words, count);
    count = token_end - token_count;
    for (at = 0; at <= count; at++) steps[at].cost = at ? UINT32_MAX : 0;
    steps[0].latest = latest_distance;
    find_steps(steps, count);
    for (at = count; at > 0; at -= steps[at].length) steps[at - steps[at].length].next = at;
    for (at = 0; at < count; at = steps[at].next) {
        const step *s = &steps[steps[at].next];
        if (s->distance)
            put_copy(s->distance, s->length);
        else
            put_token(token_count + at);
    }
    token_count += count;
    compressed_words[compressed_count] = words;
    compressed_sizes[compressed_count++] = words_count;
    if (column) line_count++;
    column = 0;
}

/* ---- all kernels ---- */

static struct kernel {
    char name[64], source[192]; /* source: what it is compiled from */
    uint32_t first, count;      /* of its words */
    uint32_t line;              /* its first */
} kernels[MOST_KERNELS + 1];
static uint32_t all_words[MOST_WORDS], word_count;

static void read_kernel(struct kernel *k) {
    char path[sizeof k->name + 4];
    FILE *file;
    snprintf(path, sizeof path, "%.63s.spv", k->name);
    file = fopen(path, "rb");
    k->first = word_count;
    k->line = line_count;
    k->count = file ? (uint32_t)fread(all_words + k->first, sizeof *all_words, MOST_WORDS - k->first, file) : 0;
    word_count += k->count;
    if (k->count < HEADER || fclose(file)) die("cannot read ", path);
}

static uint32_t compress_list(void) {
    uint32_t count = 0;
    char line[300];
    for (; fgets(line, sizeof line, stdin); count++) {
        struct kernel *k = &kernels[count];
        if (count == MOST_KERNELS || sscanf(line, "%63s %191[^\n]", k->name, k->source) != 2)
            die("cannot take ", line);
        read_kernel(k);
        compress_kernel(all_words + k->first, k->count);
    }
    kernels[count].line = line_count;
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

static void print(uint32_t count) {
    uint32_t k, i;
    puts("static const gpusorti_line gpusorti_text[] = {");
    for (k = 0; k < count; k++) {
        printf("/* %s: %s */\n", kernels[k].name, kernels[k].source);
        for (i = kernels[k].line; i < kernels[k + 1].line; i++) printf("\"%s\",\n", lines[i]);
    }
    puts("};\n#define GPUSORTI_X(name, words) {GPUSORTI_BUILD_##name, words},");
    puts("static const gpusorti_compressed_kernel gpusorti_text_kernels[GPUSORTI_BUILD_COUNT] = {");
    for (k = 0; k < count; k++) printf("GPUSORTI_X(%s, %u)\n", kernels[k].name, kernels[k].count);
    puts("};\n#undef GPUSORTI_X");
}

int main(void) {
    const uint32_t count = compress_list();
    check(count);
    print(count);
    return ferror(stdout) || fflush(stdout) ? 1 : 0;
}
