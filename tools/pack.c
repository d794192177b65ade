/* Packs SPIR-V as text, which gpusorti_unpack() in gpusort.h reverses; the format is described there.
 *
 *   pack [BASE.spv...] KERNEL.spv    writes the lines of KERNEL, packed with what the bases taught, from the first on */
#include <stdint.h>
#include <stdio.h>

/* These figures are those of gpusort.h. */
enum { LINE = 500, DIGITS = 91, GUESSES = 3, MOST_WORDS = 1000000 };
#define NEW_ID 0xa5c35a3cu

static struct {
    uint16_t p, n;
} odds[65536];
static struct guess {
    uint32_t symbol;
    uint16_t check, hits;
} guesses[65536];
static uint32_t latest[65536], words[MOST_WORDS], symbols[MOST_WORDS + 1];

/* The lower end of the coder's range, as a number in base 91. A digit is carried into the one before it at the end. */
static uint64_t text[MOST_WORDS];
static size_t length;
static uint32_t range;

static uint32_t mix(uint32_t hash, uint32_t value) {
    hash = (hash ^ value) * 0x9e3779b1u;
    return hash ^ hash >> 15;
}

static void put_bit(uint32_t context, int bit) {
    const uint32_t i = context >> 16, rate = 65536 / (2u * odds[i].n + 3), p = odds[i].p ^ 32768u;
    uint32_t bound;
    for (; range < 1u << 25; range *= DIGITS) text[length++] = 0;
    bound = (range >> 16) * p;
    if (!bit) text[length - 1] += bound;
    range = bit ? bound : range - bound;
    odds[i].p = (uint16_t)((bit ? p + ((65535 - p) * rate >> 15) : p - (p * rate >> 15)) ^ 32768);
    if (odds[i].n < 31) odds[i].n++;
}

static void put_number(uint32_t context, uint32_t number) {
    uint32_t size = 0, prefix = 1, i;
    while (size < 15 && number >> size) size++;
    for (i = 4; i-- > 0; prefix = 2 * prefix + (size >> i & 1))
        put_bit((mix(context, 0) & 0xfff00000) + (prefix << 16), (int)(size >> i & 1));
    for (prefix = 1, i = size < 15 ? size : 33; i-- > 1; prefix = 2 * prefix + (number >> (i - 1) & 1))
        put_bit((mix(context, size << 10 | prefix >> 3) & 0xfff80000) + ((prefix & 7) << 16), (int)(number >> (i - 1) & 1));
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
    const uint32_t id = symbol == NEW_ID ? fresh : latest[symbol >> 16];
    const uint32_t known = symbol == NEW_ID || (id > 0 && id < fresh && symbols[id] == symbol);
    *word = known ? id : symbol;
    return known;
}

/* Step by step what gpusorti_unpack() does, with bits put where it gets them. */
static void pack(uint32_t count) {
    uint32_t fresh = 1, local = 0, op = 0, left = 5, k = 1, hash = 0, defined = 0, longer = 0, shorter = 0, i;
    range = 1;
    length = 0;
    for (i = 0; i < count; i++) {
        const uint32_t word = words[i];
        uint32_t contexts[GUESSES], tried[GUESSES];
        uint32_t slot, symbol, id, found = 0, tries = 0, o, j;
        if (!left) {
            k = 0;
            if (!local && (word & 0xffff) == 54) local = fresh; /* OpFunction: above are types, constants, ... */
        }
        slot = op << 4 | (k < 15 ? k : 15);
        contexts[0] = mix(slot, longer);
        contexts[1] = mix(~slot, shorter);
        contexts[2] = mix(slot, 0);
        id = k > 0 && word > 0 && word <= fresh && is_id(op, k);
        symbol = !id ? word : word == fresh ? NEW_ID : symbols[word];
        for (o = 0; o < GUESSES && !found; o++) {
            struct guess *guess = &guesses[contexts[o] >> 16];
            uint32_t guessed, guessed_id;
            if (guess->check != (uint16_t)contexts[o]) guess->hits = 0;
            guess->check = (uint16_t)contexts[o];
            if (!guess->hits) continue;
            guessed_id = meaning(guess->symbol, fresh, &guessed);
            for (j = 0; j < tries && tried[j] != guessed; j++) continue;
            if (j < tries) continue;
            found = guessed == word && guessed_id == id;
            put_bit(mix(mix(slot, guess->hits), tries << 2 | o), (int)found);
            tried[tries++] = guessed;
        }
        if (!found && k == 0) {
            put_number(mix(slot, 0x1000), word & 0xffff);
            put_number(mix(word & 0xffff, 0x1001), word >> 16);
        } else if (!found) {
            const uint32_t near_id = id && word >= local;
            put_bit(mix(slot, 0x1002), (int)near_id);
            put_number(mix(slot, 0x1003 + near_id), near_id ? fresh - word : word);
            if (!near_id) put_bit(mix(slot, 0x1005), (int)id);
        }
        while (o-- > 0) {
            struct guess *guess = &guesses[contexts[o] >> 16];
            const int right = guess->hits && guess->symbol == symbol;
            if (!right && guess->hits <= 2) guess->symbol = symbol;
            guess->hits = (uint16_t)(!right ? 1 : guess->hits < 7 ? guess->hits + 1 : 7);
        }
        longer = (longer + mix(symbol, 0)) * (0x9e3779b1u << 3);
        shorter = (shorter + mix(symbol, 0)) * (0x9e3779b1u << 9);
        if (k == 0) {
            op = word & 0xffff;
            left = word >> 16;
            hash = defined = 0;
        }
        hash = mix(hash, symbol);
        k++;
        left--;
        if (id && word == fresh) {
            if (!defined) defined = fresh;
            symbols[fresh] = mix(hash, k);
            latest[symbols[fresh] >> 16] = fresh;
            fresh++;
        }
        if (!left && defined) {
            symbols[defined] = hash;
            latest[hash >> 16] = defined;
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
    for (arg = 1; arg < argc; arg++) {
        FILE *file = fopen(argv[arg], "rb");
        const size_t count = file ? fread(words, sizeof *words, MOST_WORDS, file) : 0;
        if (!count || count == MOST_WORDS || fclose(file)) return fprintf(stderr, "%s: cannot read\n", argv[arg]), 1;
        pack((uint32_t)count);
    }
    print();
    return ferror(stdout) || fflush(stdout) ? 1 : 0;
}
