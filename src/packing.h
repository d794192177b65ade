/* ---- >>packing: SPIR-V from text ---- */
/* tools/embed.sh packs a kernel's SPIR-V as text, the digits of one number in base 91: the characters '!' to '~' without
 * '"', '?' and '\\'. The number is the code of an adaptive binary range coder: a bit takes less of the range, and so fewer
 * digits, the better the earlier bits of its context foretell it. A kernel is packed as a continuation of its base, a
 * kernel much like it, which is therefore unpacked first.
 *
 * Each bit has three contexts; their odds are mixed with learned weights, as in PAQ (Mahoney, 2005).
 *
 * Of each word it is coded which of at most three guesses is right: what was last seen at this operand of this opcode behind
 * the same 16 symbols, 32 with kinds in place of ids' ones, or 8. The symbol of an id is a hash of the instruction that
 * defines it, ids in that by theirs, so that it is the same in all kernels. Where no guess is right, an id is coded by its
 * kind, its type's symbol mostly, and how many others of the kind were used later, another word as it is. Labels have two
 * kinds: to come, and others. */
enum { GPUSORTI_GUESSES = 3, GPUSORTI_KINDS = 4, GPUSORTI_RINGS = 256, GPUSORTI_STEPS = 20 };
enum { /* of bits */
    GPUSORTI_BIT_GUESS,
    GPUSORTI_BIT_OPCODE = GPUSORTI_GUESSES,
    GPUSORTI_BIT_SAME,
    GPUSORTI_BIT_LENGTH,
    GPUSORTI_BIT_KIND,
    GPUSORTI_BIT_STEP,
    GPUSORTI_BIT_RANK,
    GPUSORTI_BIT_ID,
    GPUSORTI_BIT_NUMBER,
    GPUSORTI_BIT_TYPES
};
enum { GPUSORTI_OP_FUNCTION_TYPE = 39, GPUSORTI_OP_PHI = 245, GPUSORTI_OP_LABEL = 248, GPUSORTI_OP_SWITCH = 251 };
#define GPUSORTI_NEW_ID 0xa5c35a3cu /* the symbol of an id that was not seen before, which is the next number */
#define GPUSORTI_SPV(name, base, words) \
    enum { gpusorti_base_##name = GPUSORTI_KERNEL_##base, gpusorti_words_##name = words }; \
    static const gpusorti_line gpusorti_lines_##name[] =

typedef struct gpusorti_odds {
    uint16_t p;       /* that the bit is 1: p ^ 32768 of 65536 */
    uint8_t n, tag; /* how often it was seen, 31 for more; the context's lowest bits, of which the upper are the place */
} gpusorti_odds;

typedef struct gpusorti_guess {
    uint32_t symbol;
    uint16_t tag, hits; /* the lower half of the context's hash, of which the upper half is the place */
    gpusorti_odds right;  /* tag: unused */
} gpusorti_guess;

typedef struct gpusorti_id {
    uint32_t symbol, kind, uses, role; /* uses: 3 for more; role: by these and the slot of the latest */
    uint32_t next, before;             /* next: in the ring, which was used before */
} gpusorti_id;

typedef struct gpusorti_unpacker {
    const gpusorti_line *lines;
    size_t at;
    uint32_t range, code;
    int32_t rates[32];     /* of learning, by how often a bit of the context was seen */
    int16_t stretch[4096]; /* 256 ln(p / (1 - p)) */
    uint16_t squash[4096]; /* its inverse */
    int32_t weights[GPUSORTI_BIT_TYPES * 64][4]; /* by how often each context was seen; 65536 is 1; the last: of 256 */
    gpusorti_odds odds[1 << 19];
    gpusorti_guess guesses[65536];
    uint32_t latest[65536];   /* id by the upper half of its symbol */
    uint32_t lengths[512];    /* the latest by opcode */
    uint32_t kinds[16384][2]; /* the latest two by context */
    uint32_t *words;
    gpusorti_id *ids; /* the heads of rings, by the upper bits of the kind, and then the ids */
} gpusorti_unpacker;

GPUSORTI_INLINE uint32_t gpusorti_mix(uint32_t hash, uint32_t value) {
    hash = (hash ^ value) * 0x9e3779b1u;
    return hash ^ hash >> 15;
}

/* Those of another context begin anew. There is no branch, as what it would wait for is not in a cache mostly. */
GPUSORTI_INLINE gpusorti_odds *gpusorti_odds_of(gpusorti_unpacker *u, uint32_t context) {
    gpusorti_odds *const odds = &u->odds[context >> 13];
    const uint32_t tag = context & 255, same = odds->tag == tag;
    odds->p = (uint16_t)(odds->p * same);
    odds->n = (uint8_t)(odds->n * same);
    odds->tag = (uint8_t)tag;
    return odds;
}

static uint32_t gpusorti_unpack_bit_by(gpusorti_unpacker *u, uint32_t type, gpusorti_odds *a, gpusorti_odds *b,
                                       gpusorti_odds *c) {
    gpusorti_odds *const odds[3] = {a, b, c};
    int32_t *weights, s[4] = {0, 0, 0, 256}, sum = 0, one;
    uint32_t p, bound, bit, set = type, i;
    for (; u->range < 1u << 25; u->range *= 91, u->at++) {
        const int digit = u->lines[u->at / GPUSORTI_LINE][u->at % GPUSORTI_LINE];
        u->code = 91 * u->code + (uint32_t)(digit - '!' - (digit > '"') - (digit > '?') - (digit > '\\'));
    }
    for (i = 0; i < 3; i++) {
        const uint32_t n = odds[i]->n;
        set = 4 * set + (n > 0) + (n > 1) + (n > 8);
        s[i] = u->stretch[(odds[i]->p ^ 32768) >> 4];
    }
    weights = u->weights[set];
    for (i = 0; i < 4; i++) sum += weights[i] * s[i];
    sum /= 65536;
    p = u->squash[2048 + (sum > 2047 ? 2047 : sum < -2047 ? -2047 : sum)];
    bound = (u->range >> 16) * p;
    bit = u->code < bound;
    u->range = bit ? bound : u->range - bound;
    if (!bit) u->code -= bound;
    one = bit ? 65535 : 0;
    for (i = 0; i < 4; i++) weights[i] += s[i] * (one - (int32_t)p) / 12288;
    for (i = 0; i < 3; i++) {
        const int32_t q = odds[i]->p ^ 32768;
        odds[i]->p = (uint16_t)((q + (one - q) * u->rates[odds[i]->n] / 32768) ^ 32768);
        odds[i]->n = (uint8_t)(odds[i]->n + (odds[i]->n < 31));
    }
    return bit;
}

static uint32_t gpusorti_unpack_bit(gpusorti_unpacker *u, uint32_t type, uint32_t a, uint32_t b, uint32_t c) {
    return gpusorti_unpack_bit_by(u, type, gpusorti_odds_of(u, a), gpusorti_odds_of(u, b), gpusorti_odds_of(u, c));
}

/* The contexts of one part share a cache line. */
GPUSORTI_INLINE uint32_t gpusorti_cell(uint32_t context, uint32_t part, uint32_t i) {
    return gpusorti_mix(context, part) ^ (i & 15) << 13;
}

/* The lower bits of a number of that size, the highest first, behind a 1. */
static uint32_t gpusorti_unpack_bits(gpusorti_unpacker *u, uint32_t type, uint32_t a, uint32_t b, uint32_t c, uint32_t size,
                                     uint32_t count) {
    uint32_t number = 1;
    for (; count > 0; count--) {
        const uint32_t part = size << 10 | number >> 4;
        number = 2 * number + gpusorti_unpack_bit(u, type, gpusorti_cell(a, part, number), gpusorti_cell(b, part, number),
                                                  gpusorti_cell(c, part, number));
    }
    return number;
}

/* How many bits it has, with 15 for more than 14, and then these, from the second highest down or all 32. */
static uint32_t gpusorti_unpack_number(gpusorti_unpacker *u, uint32_t type, uint32_t a, uint32_t b, uint32_t c) {
    const uint32_t size = gpusorti_unpack_bits(u, type, a, b, c, 0, 4) - 16;
    return size ? gpusorti_unpack_bits(u, type, a, b, c, size, size < 15 ? size - 1 : 32) : 0;
}

/* Sees to *word what a symbol is the symbol of in this kernel; returns whether that is an id. */
static uint32_t gpusorti_meaning(const gpusorti_unpacker *u, uint32_t symbol, uint32_t fresh, uint32_t *word) {
    const uint32_t fresh_one = symbol == GPUSORTI_NEW_ID, id = fresh_one ? fresh : u->latest[symbol >> 16];
    const uint32_t known = fresh_one || (id > 0 && id < fresh && u->ids[GPUSORTI_RINGS + id].symbol == symbol);
    *word = known ? id : symbol;
    return known;
}

static void gpusorti_learn(gpusorti_guess *guess, uint32_t symbol) {
    const int right = guess->hits && guess->symbol == symbol;
    if (!right && guess->hits <= 2) guess->symbol = symbol;
    guess->hits = (uint16_t)(!right ? 1 : guess->hits < 7 ? guess->hits + 1 : 7);
}

/* The kind of an id that was not seen before and is no result of a type. */
static uint32_t gpusorti_first_kind(uint32_t op) {
    if (op < GPUSORTI_OP_FUNCTION_TYPE) op = GPUSORTI_OP_FUNCTION_TYPE;
    if (op >= GPUSORTI_OP_PHI && op <= GPUSORTI_OP_SWITCH && op != GPUSORTI_OP_LABEL) op = GPUSORTI_OP_PHI;
    return gpusorti_mix(op, 0);
}

static void gpusorti_learn_kind(uint32_t *kinds, uint32_t kind) {
    if (kinds[0] == kind) return;
    kinds[1] = kinds[0];
    kinds[0] = kind;
}

/* Moves an id to the front of its ring. */
static void gpusorti_to_front(gpusorti_id *ids, uint32_t id) {
    const uint32_t ring = ids[id].kind >> 24;
    ids[ids[id].before].next = ids[id].next;
    ids[ids[id].next].before = ids[id].before;
    ids[id].before = ring;
    ids[id].next = ids[ring].next;
    ids[ids[id].next].before = ids[ring].next = id;
}

typedef struct gpusorti_operand { /* what is known of a word before it is there */
    uint32_t slot, typed, before; /* by its opcode and number; and the kind of the operand before; or the opcode before */
    uint32_t contexts[GPUSORTI_GUESSES], tried[GPUSORTI_GUESSES], tries, asked, *kinds[2];
} gpusorti_operand;

/* An id of a kind that is none of those tried, by the others that were used since: for the first of them
 * whether each is it, and then how many more are not. */
static uint32_t gpusorti_unpack_rank(gpusorti_unpacker *u, const gpusorti_operand *at, uint32_t kind) {
    const uint32_t by_kind = gpusorti_mix(at->slot, kind);
    uint32_t id = kind >> 24, rank = 0, last = UINT32_MAX, j;
    do {
        do {
            id = u->ids[id].next;
            for (j = 0; j < at->tries && at->tried[j] != ((id - GPUSORTI_RINGS) ^ 1u << 31); j++) continue;
        } while (j < at->tries || u->ids[id].kind != kind);
        if (rank < GPUSORTI_STEPS) {
            const gpusorti_id *each = &u->ids[id];
            if (gpusorti_unpack_bit(u, GPUSORTI_BIT_STEP, gpusorti_mix(by_kind, each->role + rank),
                                    gpusorti_mix(at->before, each->role),
                                    gpusorti_mix(at->typed, each->symbol + each->uses)))
                last = rank;
        } else if (rank == GPUSORTI_STEPS) {
            last = rank + gpusorti_unpack_number(u, GPUSORTI_BIT_RANK, at->slot, by_kind, gpusorti_mix(at->typed, kind));
        }
    } while (rank++ < last);
    return id - GPUSORTI_RINGS;
}

static void gpusorti_begin_operand(gpusorti_unpacker *u, gpusorti_operand *at, uint32_t slot, uint32_t type,
                                   uint32_t previous, const uint32_t *recent) {
    uint32_t o;
    at->slot = gpusorti_mix(slot, 0);
    at->typed = gpusorti_mix(at->slot, type);
    at->before = gpusorti_mix(at->slot, previous);
    at->kinds[0] = u->kinds[at->typed >> 18];
    at->kinds[1] = u->kinds[at->slot >> 18];
    for (o = 0; o < GPUSORTI_GUESSES; o++) at->contexts[o] = gpusorti_mix(at->slot + o, recent[o]);
    at->tries = 0;
}

/* Returns whether a guess is right. */
static uint32_t gpusorti_unpack_guess(gpusorti_unpacker *u, gpusorti_operand *at, uint32_t fresh, uint32_t *word,
                                      uint32_t *id) {
    uint32_t o, j, found = 0;
    for (o = 0; o < GPUSORTI_GUESSES && !found; o++) {
        gpusorti_guess *guess = &u->guesses[at->contexts[o] >> 16];
        const gpusorti_id *meant = &u->ids[GPUSORTI_RINGS];
        const uint32_t way = at->tries << 2 | o;
        uint32_t about;
        if (guess->tag != (uint16_t)at->contexts[o]) guess->hits = guess->right.p = guess->right.n = 0;
        guess->tag = (uint16_t)at->contexts[o];
        if (!guess->hits) continue;
        *id = gpusorti_meaning(u, guess->symbol, fresh, word);
        for (j = 0; j < at->tries && at->tried[j] != (*word ^ *id << 31); j++) continue;
        if (j < at->tries) continue;
        about = *id ? gpusorti_mix(meant[*word].kind, meant[*word].role) : 1;
        found = gpusorti_unpack_bit_by(u, GPUSORTI_BIT_GUESS + o,
                                       gpusorti_odds_of(u, gpusorti_mix(gpusorti_mix(at->before, about), way)),
                                       gpusorti_odds_of(u, gpusorti_mix(gpusorti_mix(at->slot, about), way)), &guess->right);
        at->tried[at->tries++] = *word ^ *id << 31;
    }
    at->asked = o;
    return found;
}

/* The first word of an instruction that was not guessed, behind that symbol. */
static uint32_t gpusorti_unpack_first(gpusorti_unpacker *u, const gpusorti_operand *at, uint32_t previous, uint32_t op,
                                      uint32_t symbol) {
    const uint32_t behind = gpusorti_mix(at->before, symbol);
    uint32_t next = gpusorti_unpack_bits(u, GPUSORTI_BIT_OPCODE, at->slot, at->before, behind, 0, 9) & 511;
    uint32_t *length, a, b;
    if (next == 511) next = gpusorti_unpack_number(u, GPUSORTI_BIT_OPCODE, at->slot, at->before, at->before);
    length = &u->lengths[next & 511];
    a = next << 16;
    b = gpusorti_mix(op, a);
    if (!gpusorti_unpack_bit(u, GPUSORTI_BIT_SAME, a, b, gpusorti_mix(gpusorti_mix(previous, *length), a)))
        *length = gpusorti_unpack_number(u, GPUSORTI_BIT_LENGTH, a, b, gpusorti_mix(previous, a));
    return *length << 16 | next;
}

/* An operand that was not guessed; returns whether it is an id. */
static uint32_t gpusorti_unpack_operand(gpusorti_unpacker *u, const gpusorti_operand *at, uint32_t fresh, uint32_t *word) {
    const uint32_t context = at->contexts[GPUSORTI_GUESSES - 1];
    uint32_t id, o, j;
    for (o = 0; o < GPUSORTI_KINDS; o++) {
        const uint32_t kind = at->kinds[o / 2][o % 2];
        for (j = 0; j < o && at->kinds[j / 2][j % 2] != kind; j++) continue;
        if (!kind || j < o || !gpusorti_unpack_bit(u, GPUSORTI_BIT_KIND, gpusorti_mix(at->before, kind),
                                                   gpusorti_mix(at->typed, kind + o), gpusorti_mix(context, kind)))
            continue;
        *word = gpusorti_unpack_rank(u, at, kind);
        return 1;
    }
    id = gpusorti_unpack_bit(u, GPUSORTI_BIT_ID, at->slot, at->before, at->typed);
    *word = gpusorti_unpack_number(u, GPUSORTI_BIT_NUMBER, gpusorti_mix(at->slot, id), gpusorti_mix(at->typed, id),
                                   gpusorti_mix(at->before, id));
    if (id) *word = fresh - *word;
    return id;
}

static void gpusorti_unpack(gpusorti_unpacker *u, const gpusorti_packed *packed) {
    gpusorti_id *const ids = u->ids;
    uint32_t fresh = 1, op = 0, left = 5, k = 1, hash = 0, defined = 0, symbol = 0, type = 0;
    uint32_t recent[GPUSORTI_GUESSES] = {0, 0, 0}, previous = 0, i, o;
    u->lines = packed->lines;
    u->at = 0;
    u->range = 1;
    u->code = 0;
    memset(ids, 0, (GPUSORTI_RINGS + packed->count + 1) * sizeof *ids);
    for (i = 0; i < GPUSORTI_RINGS + packed->count + 1; i++) ids[i].next = ids[i].before = i;
    for (i = 0; i < packed->count; i++) { /* word i is operand k of op; 0 is the next instruction's first */
        uint32_t word = 0, id = 0;
        gpusorti_operand operand;
        gpusorti_id *at;
        if (!left) k = type = 0;
        gpusorti_begin_operand(u, &operand, op << 4 | (k < 15 ? k : 15), type, previous, recent);
        if (!gpusorti_unpack_guess(u, &operand, fresh, &word, &id)) {
            id = k > 0 ? gpusorti_unpack_operand(u, &operand, fresh, &word) : 0;
            if (k == 0) word = gpusorti_unpack_first(u, &operand, previous, op, symbol);
        }
        u->words[i] = word;
        at = &ids[GPUSORTI_RINGS + (id ? word : 0)];
        symbol = !id ? word : word == fresh ? GPUSORTI_NEW_ID : at->symbol;
        while (operand.asked-- > 0) /* those that were not asked learn nothing */
            gpusorti_learn(&u->guesses[operand.contexts[operand.asked] >> 16], symbol);
        if (k == 0) {
            previous = op;
            op = word & 0xffff;
            left = word >> 16;
            hash = defined = 0;
        }
        hash = gpusorti_mix(hash, symbol);
        if (id) {
            if (word == fresh) {
                at->kind = k == 2 && (op <= GPUSORTI_OP_PHI || op > GPUSORTI_OP_SWITCH) ? type : gpusorti_first_kind(op);
            } else {
                type = at->kind;
                gpusorti_learn_kind(operand.kinds[0], type);
                gpusorti_learn_kind(operand.kinds[1], type);
                if (op == GPUSORTI_OP_LABEL) at->kind = gpusorti_first_kind(op);
            }
            gpusorti_to_front(ids, GPUSORTI_RINGS + word);
            at->role = gpusorti_mix(operand.slot, at->uses);
            if (at->uses < 3) at->uses++;
        }
        for (o = 0; o < GPUSORTI_GUESSES; o++) /* what was long before is shifted out */
            recent[o] = (recent[o] + gpusorti_mix(o == 1 && id ? at->kind : symbol, 0)) *
                        (0x9e3779b1u << (o == 1 ? 1 : 2 + o));
        if (k == 1) type = symbol;
        k++;
        left--;
        if (id && word == fresh) {
            if (!defined) defined = fresh;
            at->symbol = gpusorti_mix(hash, k);
            u->latest[at->symbol >> 16] = fresh;
            fresh++;
        }
        if (!left && defined) {
            ids[GPUSORTI_RINGS + defined].symbol = hash;
            u->latest[hash >> 16] = defined;
        }
    }
}

static void gpusorti_init_unpacker(gpusorti_unpacker *u) {
    uint32_t e = UINT32_MAX, i, p, end = 2048; /* 2^32 exp(-i / 256) */
    for (i = 0; i < 32; i++) u->rates[i] = (int32_t)(81920 / (2 * i + 3));
    for (i = 0; i < GPUSORTI_BIT_TYPES * 64 * 3; i++) u->weights[i / 3][i % 3] = 30000;
    for (i = 0; i < 2048; i++) {
        p = UINT32_MAX / (65536 + (e >> 16));
        if (p > 65512) p = 65512;
        u->squash[2048 + i] = (uint16_t)p;
        u->squash[2048 - i] = (uint16_t)(65536 - p);
        for (; end < 4096 && (end <= p >> 4 || i == 2047); end++) {
            u->stretch[end] = (int16_t)i;
            u->stretch[4095 - end] = (int16_t)-(int)i;
        }
        e = (uint32_t)((uint64_t)e * 4278222828u >> 32);
    }
}

/* Whether that kernel is itself unpacked when the other one is. */
static int gpusorti_is_base(const gpusorti_packed *packed, uint32_t kernel, uint32_t other) {
    while (other != kernel && other != packed[other].base) other = packed[other].base;
    return other == kernel;
}

#ifndef GPUSORTI_UNPACK /* for tests */
#define GPUSORTI_UNPACK(u, kernel, last) gpusorti_unpack(u, &ctx->packed[kernel])
#endif

/* For devices whose kernels are given one buffer less: the second values have the binding of the second keys. */
static void gpusorti_merge_bindings(uint32_t *words, uint32_t count) {
    enum { OP_DECORATE = 71, BINDING = 33 };
    uint32_t i;
    for (i = 5; i < count; i += words[i] >> 16)
        if (words[i] == (4u << 16 | OP_DECORATE) && words[i + 2] == BINDING && words[i + 3] == 4) words[i + 3] = 2;
}

/* Unpacks a kernel behind its bases, and creates the modules of those of them all that are wanted. */
static gpusort_result gpusorti_unpack_chain(gpusort_context *ctx, uint32_t last, const unsigned char *wanted,
                                            VkShaderModule *modules) {
    gpusorti_unpacker *u;
    gpusort_result result = GPUSORT_OK;
    size_t most = ctx->packed[last].count, size;
    uint32_t chain[GPUSORTI_KERNEL_COUNT], length = 1;
    chain[0] = last;
    while (ctx->packed[last].base != last) {
        last = ctx->packed[last].base;
        chain[length++] = last;
        if (ctx->packed[last].count > most) most = ctx->packed[last].count;
    }
    size = sizeof *u + (GPUSORTI_RINGS + most + 1) * sizeof(gpusorti_id) + most * sizeof(uint32_t);
    u = (gpusorti_unpacker *)gpusorti_alloc(&ctx->host, size, "unpacking kernels");
    if (!u) return GPUSORT_ERROR_OUT_OF_HOST_MEMORY;
    memset(u, 0, size);
    u->ids = (gpusorti_id *)(u + 1);
    u->words = (uint32_t *)(u->ids + GPUSORTI_RINGS + most + 1);
    gpusorti_init_unpacker(u);
    while (length > 0 && result == GPUSORT_OK) {
        const uint32_t k = chain[--length];
        GPUSORTI_STRUCT(VkShaderModuleCreateInfo, info, SHADER_MODULE_CREATE_INFO);
        GPUSORTI_UNPACK(u, k, chain[0]);
        if (!wanted[k] || modules[k] != VK_NULL_HANDLE) continue;
        if (ctx->caps.few_bindings) gpusorti_merge_bindings(u->words, ctx->packed[k].count);
        info.codeSize = ctx->packed[k].count * sizeof *u->words;
        info.pCode = u->words;
        result = GPUSORTI_CALL(ctx, CreateShaderModule, (ctx->device, &info, ctx->vk_allocator, &modules[k]));
        if (result != GPUSORT_OK) modules[k] = VK_NULL_HANDLE;
    }
    gpusorti_free(&ctx->host, u);
    return result;
}

/* The modules of all wanted kernels; those that are bases of others are unpacked with them. */
static gpusort_result gpusorti_create_modules(gpusort_context *ctx, const unsigned char *wanted, VkShaderModule *modules) {
    gpusort_result result = GPUSORT_OK;
    uint32_t k, other;
    for (k = 0; k < GPUSORTI_KERNEL_COUNT && result == GPUSORT_OK; k++) {
        for (other = 0; other < GPUSORTI_KERNEL_COUNT; other++)
            if (other != k && wanted[other] && gpusorti_is_base(ctx->packed, k, other)) break;
        if (wanted[k] && other == GPUSORTI_KERNEL_COUNT) result = gpusorti_unpack_chain(ctx, k, wanted, modules);
    }
    return result;
}
