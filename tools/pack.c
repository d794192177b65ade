/* Packs SPIR-V as text, which gpusorti_unpack() in gpusort.h reverses; the format is described there.
 *
 *   pack [BASE.spv...] KERNEL.spv    writes the lines of KERNEL, packed with what the bases taught, from the first on */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* These figures are those of gpusort.h. */
enum { LINE = 500, DIGITS = 91, GUESSES = 3, KINDS = 4, RINGS = 256, STEPS = 20, MOST_WORDS = 1000000 };
enum { BIT_GUESS, BIT_OPCODE = GUESSES, BIT_SAME, BIT_LENGTH, BIT_KIND, BIT_STEP, BIT_RANK, BIT_ID, BIT_NUMBER, BIT_TYPES };
enum { OP_FUNCTION_TYPE = 39 /* types: 19 to 39 */, OP_PHI = 245, OP_LABEL = 248, OP_SWITCH = 251 };
#define NEW_ID 0xa5c35a3cu

struct odds {
    uint16_t p;
    uint8_t n, check;
};
static struct {
    struct odds odds[1 << 19];
    int32_t weights[BIT_TYPES * 64][4];
    struct guess {
        uint32_t symbol;
        uint16_t check, hits;
        struct odds right;
    } guesses[65536];
    uint32_t latest[65536], lengths[512], kinds[16384][2];
} model;
static int16_t stretch[4096];
static uint16_t squash[4096];
static struct {
    uint32_t symbol, kind, uses, role, next, before;
} ids[RINGS + MOST_WORDS + 1];
static uint32_t words[MOST_WORDS];

/* The lower end of the coder's range, as a number in base 91. A digit is carried into the one before it at the end. */
static uint64_t text[MOST_WORDS];
static size_t length;
static uint32_t range;

static uint32_t mix(uint32_t hash, uint32_t value) {
    hash = (hash ^ value) * 0x9e3779b1u;
    return hash ^ hash >> 15;
}

/* See gpusorti_init_unpacker(). */
static void init_tables(void) {
    uint32_t e = UINT32_MAX, x, p, end = 2048;
    for (x = 0; x < BIT_TYPES * 64 * 3; x++) model.weights[x / 3][x % 3] = 30000;
    for (x = 0; x < 2048; x++) {
        p = UINT32_MAX / (65536 + (e >> 16));
        if (p > 65512) p = 65512;
        squash[2048 + x] = (uint16_t)p;
        squash[2048 - x] = (uint16_t)(65536 - p);
        for (; end < 4096 && (end <= p >> 4 || x == 2047); end++) {
            stretch[end] = (int16_t)x;
            stretch[4095 - end] = (int16_t)-(int)x;
        }
        e = (uint32_t)((uint64_t)e * 4278222828u >> 32);
    }
}

static uint32_t trust(uint32_t n) { return (n > 0) + (n > 1) + (n > 8); }

static struct odds *odds_of(uint32_t context) {
    struct odds *const odds = &model.odds[context >> 13];
    if (odds->check != (context & 255)) odds->p = odds->n = 0;
    odds->check = (uint8_t)(context & 255);
    return odds;
}

static void put_bit_by(uint32_t type, struct odds *a, struct odds *b, struct odds *c, int bit) {
    struct odds *const odds[3] = {a, b, c};
    const int32_t one = bit ? 65535 : 0;
    int32_t *weights, s[4] = {0, 0, 0, 256}, sum = 0;
    uint32_t p, bound, set = type, i;
    for (i = 0; i < 3; i++) {
        set = 4 * set + trust(odds[i]->n);
        s[i] = stretch[(odds[i]->p ^ 32768) >> 4];
    }
    weights = model.weights[set];
    for (i = 0; i < 4; i++) sum += weights[i] * s[i];
    sum /= 65536;
    p = squash[2048 + (sum > 2047 ? 2047 : sum < -2047 ? -2047 : sum)];
    for (; range < 1u << 25; range *= DIGITS) text[length++] = 0;
    bound = (range >> 16) * p;
    if (!bit) text[length - 1] += bound;
    range = bit ? bound : range - bound;
    for (i = 0; i < 4; i++) {
        weights[i] += s[i] * (one - (int32_t)p) / 12288;
        if (weights[i] > 330000 || weights[i] < -330000) fprintf(stderr, "a weight overflows\n"), exit(1);
    }
    for (i = 0; i < 3; i++) {
        const int32_t q = odds[i]->p ^ 32768, rate = (int32_t)(81920 / (2u * odds[i]->n + 3));
        odds[i]->p = (uint16_t)((q + (one - q) * rate / 32768) ^ 32768);
        odds[i]->n = (uint8_t)(odds[i]->n + (odds[i]->n < 31));
    }
}

static void put_bit(uint32_t type, uint32_t a, uint32_t b, uint32_t c, int bit) {
    put_bit_by(type, odds_of(a), odds_of(b), odds_of(c), bit);
}

static uint32_t cell(uint32_t context, uint32_t part, uint32_t i) { return mix(context, part) ^ (i & 15) << 13; }

static void put_bits(uint32_t type, uint32_t a, uint32_t b, uint32_t c, uint32_t size, uint32_t number, uint32_t count) {
    uint32_t prefix = 1, bit;
    for (; count-- > 0; prefix = 2 * prefix + bit) {
        const uint32_t part = size << 10 | prefix >> 4;
        bit = number >> count & 1;
        put_bit(type, cell(a, part, prefix), cell(b, part, prefix), cell(c, part, prefix), (int)bit);
    }
}

static void put_number(uint32_t type, uint32_t a, uint32_t b, uint32_t c, uint32_t number) {
    uint32_t size = 0;
    while (size < 15 && number >> size) size++;
    put_bits(type, a, b, c, 0, size, 4);
    if (size) put_bits(type, a, b, c, size, number, size < 15 ? size - 1 : 32);
}

/* Whether operand k of an instruction is an id. A wrong answer makes the text longer, not wrong. */
static int is_id(uint32_t op, uint32_t k) {
    static const struct {
        uint16_t op, first, end, step; /* literals: operands first, first + step, ... below end */
    } literals[] = {
        {0, 1, 99, 1},   {3, 1, 99, 1},   {10, 1, 99, 1},  {11, 2, 99, 1},  {12, 4, 5, 1},   {14, 1, 99, 1},  {15, 1, 2, 1},
        {15, 3, 5, 1},   {16, 2, 99, 1},  {17, 1, 99, 1},  {21, 2, 99, 1},  {22, 2, 99, 1},  {23, 3, 4, 1},
        {32, 2, 3, 1},   {43, 3, 99, 1},  {50, 3, 99, 1},  {52, 3, 4, 1},   {54, 3, 4, 1},   {59, 3, 4, 1},
        {61, 4, 99, 1},  {62, 3, 99, 1},  {71, 2, 99, 1},  {72, 2, 99, 1},  {79, 5, 99, 1},  {81, 4, 99, 1},
        {82, 5, 99, 1},  {246, 3, 99, 1}, {247, 2, 99, 1}, {250, 4, 99, 1}, {251, 3, 99, 2},
    };
    size_t i;
    if (op >= 349 && op <= 364) return k != 4; /* OpGroupNonUniform... */
    for (i = 0; i < sizeof literals / sizeof *literals; i++)
        if (literals[i].op == op && k >= literals[i].first && k < literals[i].end &&
            (k - literals[i].first) % literals[i].step == 0)
            return 0;
    return 1;
}

/* See gpusorti_meaning(). */
static uint32_t meaning(uint32_t symbol, uint32_t fresh, uint32_t *word) {
    const uint32_t id = symbol == NEW_ID ? fresh : model.latest[symbol >> 16];
    const uint32_t known = symbol == NEW_ID || (id > 0 && id < fresh && ids[RINGS + id].symbol == symbol);
    *word = known ? id : symbol;
    return known;
}

static void to_front(uint32_t id) {
    const uint32_t ring = ids[id].kind >> 24;
    ids[ids[id].before].next = ids[id].next;
    ids[ids[id].next].before = ids[id].before;
    ids[id].before = ring;
    ids[id].next = ids[ring].next;
    ids[ids[id].next].before = ids[ring].next = id;
}

static void learn_kind(uint32_t *kinds, uint32_t kind) {
    if (kinds[0] == kind) return;
    kinds[1] = kinds[0];
    kinds[0] = kind;
}

/* See gpusorti_first_kind(). */
static uint32_t first_kind(uint32_t op) {
    if (op < OP_FUNCTION_TYPE) op = OP_FUNCTION_TYPE;
    if (op >= OP_PHI && op <= OP_SWITCH && op != OP_LABEL) op = OP_PHI;
    return mix(op, 0);
}

/* Step by step what gpusorti_unpack() does, with bits put where it gets them. */
static void pack(uint32_t count) {
    uint32_t fresh = 1, op = 0, left = 5, k = 1, hash = 0, defined = 0, symbol = 0, type = 0;
    uint32_t recent[GUESSES] = {0, 0, 0}, previous = 0, i;
    range = 1;
    length = 0;
    memset(ids, 0, (RINGS + count + 1) * sizeof *ids);
    for (i = 0; i < RINGS + count + 1; i++) ids[i].next = ids[i].before = i;
    for (i = 0; i < count; i++) {
        const uint32_t word = words[i];
        uint32_t contexts[GUESSES], tried[GUESSES], *kinds[2];
        uint32_t slot, typed, before, id, found = 0, tries = 0, o, j;
        if (!left) k = type = 0;
        slot = mix(op << 4 | (k < 15 ? k : 15), 0);
        typed = mix(slot, type);
        before = mix(slot, previous);
        kinds[0] = model.kinds[typed >> 18];
        kinds[1] = model.kinds[slot >> 18];
        for (o = 0; o < GUESSES; o++) contexts[o] = mix(slot + o, recent[o]);
        id = k > 0 && word > 0 && word <= fresh && is_id(op, k);
        for (o = 0; o < GUESSES && !found; o++) {
            struct guess *guess = &model.guesses[contexts[o] >> 16];
            uint32_t guessed, guessed_id, about, way = tries << 2 | o;
            if (guess->check != (uint16_t)contexts[o]) guess->hits = guess->right.p = guess->right.n = 0;
            guess->check = (uint16_t)contexts[o];
            if (!guess->hits) continue;
            guessed_id = meaning(guess->symbol, fresh, &guessed);
            about = guessed_id ? mix(ids[RINGS + guessed].kind, ids[RINGS + guessed].role) : 1;
            guessed ^= guessed_id << 31;
            for (j = 0; j < tries && tried[j] != guessed; j++) continue;
            if (j < tries) continue;
            found = guessed == (word ^ id << 31);
            put_bit_by(BIT_GUESS + o, odds_of(mix(mix(before, about), way)), odds_of(mix(mix(slot, about), way)),
                       &guess->right, (int)found);
            tried[tries++] = guessed;
        }
        if (!found && k == 0) {
            const uint32_t opcode = word & 0xffff, latest = model.lengths[opcode & 511];
            const uint32_t next = word << 16, to_next = mix(op, next);
            put_bits(BIT_OPCODE, slot, before, mix(before, symbol), 0, opcode < 511 ? opcode : 511, 9);
            if (opcode >= 511) put_number(BIT_OPCODE, slot, before, before, opcode);
            put_bit(BIT_SAME, next, to_next, mix(mix(previous, latest), next), latest == word >> 16);
            if (latest != word >> 16) put_number(BIT_LENGTH, next, to_next, mix(previous, next), word >> 16);
            model.lengths[opcode & 511] = word >> 16;
        } else if (!found) {
            uint32_t at = RINGS + word, kind = 0, steps = 0;
            for (o = 0; o < KINDS && !found; o++) {
                kind = kinds[o / 2][o % 2];
                for (j = 0; j < o && kinds[j / 2][j % 2] != kind; j++) continue;
                if (!kind || j < o) continue;
                found = id && word < fresh && ids[at].kind == kind;
                put_bit(BIT_KIND, mix(before, kind), mix(typed, kind + o), mix(contexts[GUESSES - 1], kind),
                        (int)found);
            }
            o = GUESSES;
            if (found) {
                uint32_t each = kind >> 24;
                for (;; steps++) {
                    do {
                        each = ids[each].next;
                        for (j = 0; j < tries && tried[j] != ((each - RINGS) ^ 1u << 31); j++) continue;
                    } while (j < tries || ids[each].kind != kind);
                    if (steps < STEPS)
                        put_bit(BIT_STEP, mix(mix(slot, kind), ids[each].role + steps), mix(before, ids[each].role),
                                mix(typed, ids[each].symbol + ids[each].uses), each == at);
                    if (each == at) break;
                }
                if (steps >= STEPS) put_number(BIT_RANK, slot, mix(slot, kind), mix(typed, kind), steps - STEPS);
            } else {
                put_bit(BIT_ID, slot, before, typed, (int)id);
                put_number(BIT_NUMBER, mix(slot, id), mix(typed, id), mix(before, id), id ? fresh - word : word);
            }
        }
        symbol = !id ? word : word == fresh ? NEW_ID : ids[RINGS + word].symbol;
        while (o-- > 0) {
            struct guess *guess = &model.guesses[contexts[o] >> 16];
            const int same = guess->hits && guess->symbol == symbol;
            if (!same && guess->hits <= 2) guess->symbol = symbol;
            guess->hits = (uint16_t)(!same ? 1 : guess->hits < 7 ? guess->hits + 1 : 7);
        }
        if (k == 0) {
            previous = op;
            op = word & 0xffff;
            left = word >> 16;
            hash = defined = 0;
        }
        hash = mix(hash, symbol);
        if (id && word == fresh) {
            ids[RINGS + fresh].kind = k == 2 && (op <= OP_PHI || op > OP_SWITCH) ? type : first_kind(op);
        } else if (id) {
            const uint32_t kind = ids[RINGS + word].kind;
            learn_kind(kinds[0], kind);
            learn_kind(kinds[1], kind);
            if (op == OP_LABEL) ids[RINGS + word].kind = first_kind(op);
            type = kind;
        }
        if (id) {
            to_front(RINGS + word);
            ids[RINGS + word].role = mix(slot, ids[RINGS + word].uses);
            if (ids[RINGS + word].uses < 3) ids[RINGS + word].uses++;
        }
        for (o = 0; o < GUESSES; o++)
            recent[o] = (recent[o] + mix(o == 1 && id ? ids[RINGS + word].kind : symbol, 0)) *
                        (0x9e3779b1u << (o == 1 ? 1 : 2 + o));
        if (k == 1) type = symbol;
        k++;
        left--;
        if (id && word == fresh) {
            if (!defined) defined = fresh;
            ids[RINGS + fresh].symbol = mix(hash, k);
            model.latest[ids[RINGS + fresh].symbol >> 16] = fresh;
            fresh++;
        }
        if (!left && defined) {
            ids[RINGS + defined].symbol = hash;
            model.latest[hash >> 16] = defined;
        }
    }
}

static void print(void) {
    char line[LINE + 1];
    size_t i;
    for (i = length; i-- > 1; text[i] %= DIGITS) text[i - 1] += text[i] / DIGITS;
    for (i = 0; i < length; i++) {
        char c = '!';
        for (; text[i]; text[i]--)
            do c++;
            while (c == '"' || c == '?' || c == '\\');
        line[i % LINE] = c;
        line[i % LINE + 1] = 0;
        if (i + 1 == length || i % LINE == LINE - 1) printf("\"%s\"%s\n", line, i + 1 == length ? "};" : ",");
    }
}

int main(int argc, char **argv) {
    int arg;
    init_tables();
    for (arg = 1; arg < argc; arg++) {
        FILE *file = fopen(argv[arg], "rb");
        const size_t count = file ? fread(words, sizeof *words, MOST_WORDS, file) : 0;
        if (!count || count == MOST_WORDS || fclose(file)) return fprintf(stderr, "%s: cannot read\n", argv[arg]), 1;
        pack((uint32_t)count);
    }
    print();
    return ferror(stdout) || fflush(stdout) ? 1 : 0;
}
