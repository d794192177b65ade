/* The kernels' text in gpusort.h: it decompresses to SPIR-V, tools/header/compress.c writes the same text for that, and
 * where it is damaged nothing worse than an error follows. Devices are of the null driver (null.h). */
#define main compress_main
#include "tools/header/compress.c"
#undef main

#include "harness.h"
#include "null.h"

#include <time.h>

enum { DECOMPRESS_BYTES = 4 << 20, PREPARE_MS = 8 };

/* ---- what gpusort.h has ---- */

static uint32_t kernel_words(void) {
    uint32_t sum = 0;
    for (uint32_t k = 0; k < compressed_kernel_count(); k++) sum += compressed_kernels()->kernels[k].words;
    return sum;
}

/* Decompresses kernel after kernel, into memory of exactly their size; returns how many whole kernels there are. */
static uint32_t decompress_all(const gpusorti_compressed *compressed, uint32_t count,
                               const gpusorti_compressed_kernel *sizes, uint32_t **words) {
    gpusorti_decompressor *u = malloc(sizeof *u);
    uint32_t all = 0, done = 0, at = 0;
    for (uint32_t k = 0; k < count; k++) all += sizes[k].words;
    uint16_t *token_memory = malloc(all * sizeof *token_memory);
    *words = malloc(all * sizeof **words);
    if (!u || !token_memory || !*words) exit(1);
    gpusorti_start_decompressing(u, compressed, token_memory);
    while (done < count && gpusorti_decompress(u, *words + at, sizes[done].words)) at += sizes[done++].words;
    free(token_memory);
    free(u);
    return done;
}

static uint32_t *header_words(void) {
    uint32_t *words;
    const uint32_t count = compressed_kernel_count();
    EXPECT(decompress_all(compressed_kernels(), count, compressed_kernels()->kernels, &words) == count);
    return words;
}

static void every_kernel_decompresses_to_SPIR_V(void) {
    uint32_t *words = header_words(), at = 0;
    unsigned char *found = calloc(compressed_kernel_count(), 1);
    for (uint32_t k = 0; found && k < compressed_kernel_count(); k++) {
        const gpusorti_compressed_kernel *kernel = &compressed_kernels()->kernels[k];
        const uint32_t end = at + kernel->words;
        EXPECT(kernel->build < compressed_kernel_count() && !found[kernel->build]++);
        EXPECT(words[at] == 0x07230203 && kernel->words > HEADER);
        for (at += HEADER; at < end && words[at] >> 16; at += words[at] >> 16) continue;
        if (at != end) fail("kernel %u is no list of instructions", kernel->build);
        at = end;
    }
    free(found);
    free(words);
}

/* Each third kernel is wanted, from the first, second or third on. */
static void kernels_that_are_passed_over_change_no_others(void) {
    const uint32_t count = compressed_kernel_count(), all = kernel_words();
    uint32_t *expected = header_words(), *words = malloc(all * sizeof *words);
    uint16_t *token_memory = malloc(all * sizeof *token_memory);
    gpusorti_decompressor *u = malloc(sizeof *u);
    for (uint32_t turn = 0; words && token_memory && u && turn < 3; turn++) {
        gpusorti_start_decompressing(u, compressed_kernels(), token_memory);
        for (uint32_t k = 0, at = 0; k < count; at += compressed_kernels()->kernels[k++].words) {
            const gpusorti_compressed_kernel *kernel = &compressed_kernels()->kernels[k];
            const int wanted = k % 3 == turn;
            EXPECT(gpusorti_decompress(u, wanted ? words : NULL, kernel->words));
            if (wanted && memcmp(words, expected + at, kernel->words * sizeof *words))
                fail("kernel %u is another one", kernel->build);
        }
    }
    free(u), free(token_memory), free(words), free(expected);
}

/* ---- the way there and back ---- */

static void forget(void) {
    token_count = name_count = listed = line_count = column = 0;
    memset(lines, 0, sizeof lines);
}

static void compress_words(const uint32_t *words, const gpusorti_compressed_kernel *sizes, uint32_t count) {
    uint32_t ends[MOST_KERNELS];
    forget();
    for (uint32_t k = 0; k < count; words += sizes[k++].words) {
        tokenize(words, sizes[k].words);
        ends[k] = token_count;
    }
    compress_tokens(ends);
}

static void the_compressor_writes_this_text(void) {
    uint32_t *words = header_words();
    const size_t size = (size_t)(compressed_kernels()->end - compressed_kernels()->text);
    compress_words(words, compressed_kernels()->kernels, compressed_kernel_count());
    EXPECT(size == line_count * sizeof lines[0] && memcmp(compressed_kernels()->text, lines, size) == 0);
    free(words);
}

/* Instructions of any opcode, which repeat others now and then: runs of one, and parts of what was before. */
static void random_kernel(rng *r, uint32_t *words, uint32_t count) {
    uint32_t at = HEADER;
    for (uint32_t i = 0; i < HEADER; i++) words[i] = (uint32_t)rng_below(r, 4);
    while (at < count) {
        uint32_t length = (uint32_t)(1 + rng_below(r, 6)), repeated = 0;
        if (rng_below(r, 200) == 0) repeated = (uint32_t)(1 + rng_below(r, rng_below(r, 2) ? 20000 : 200));
        if (length > count - at) length = count - at;
        words[at] = length << 16 | (uint32_t)rng_below(r, 80);
        for (uint32_t k = 1; k < length; k++)
            words[at + k] = (uint32_t)rng_below(r, rng_below(r, 2) ? 8 : 60) << (rng_below(r, 4) ? 0 : 26);
        const uint32_t from = rng_below(r, 2) ? at : HEADER; /* an instruction begins there */
        at += length;
        for (uint32_t to = from; repeated > 0 && (words[to] >> 16) <= count - at && at < count; repeated--) {
            const uint32_t size = words[to] >> 16;
            memmove(words + at, words + to, size * sizeof *words);
            at += size;
            to += size;
        }
    }
}

static void any_kernels_are_compressed(void) {
    enum { KERNELS = 4, WORDS = 20000 };
    rng r = {1};
    uint32_t *words = calloc(KERNELS * WORDS, sizeof *words), *decompressed;
    for (int round = 0; words && round < 2; round++) {
        gpusorti_compressed_kernel sizes[KERNELS];
        uint32_t at = 0;
        for (uint32_t k = 0; k < KERNELS; k++) {
            sizes[k].build = k;
            sizes[k].words = (uint32_t)(HEADER + 1 + rng_below(&r, k ? WORDS - HEADER - 1 : 10));
            random_kernel(&r, words + at, sizes[k].words);
            at += sizes[k].words;
        }
        compress_words(words, sizes, KERNELS);
        const gpusorti_compressed compressed = {lines[0], lines[line_count], sizes};
        EXPECT(decompress_all(&compressed, KERNELS, sizes, &decompressed) == KERNELS);
        EXPECT(memcmp(words, decompressed, at * sizeof *words) == 0);
        free(decompressed);
    }
    free(words);
}

/* ---- damage ---- */

/* The address sanitizer looks on. */
static void damaged_text_is_decompressed_in_bounds(void) {
    const size_t size = (size_t)(compressed_kernels()->end - compressed_kernels()->text);
    rng r = {(uint64_t)setting("TESTS_SEED", 1)};
    uint32_t refused = 0, *words;
    for (int trial = 0; trial < 200; trial++) {
        const size_t cut = trial % 4 ? size : rng_below(&r, size);
        char *text = malloc(cut + 1); /* + 1: none is legal, too */
        if (!text) exit(1);
        memcpy(text, compressed_kernels()->text, cut);
        for (uint64_t n = rng_below(&r, 20); cut && n > 0; n--)
            text[rng_below(&r, cut)] = (char)(trial % 2 ? rng_below(&r, 256) : '!' + rng_below(&r, 94));
        const gpusorti_compressed compressed = {text, text + cut, NULL};
        refused += decompress_all(&compressed, compressed_kernel_count(), compressed_kernels()->kernels, &words) <
                   compressed_kernel_count();
        free(words);
        free(text);
    }
    printf("     %u of 200 damaged texts are refused\n", refused);
    EXPECT(refused >= 50);
    forget();
    for (uint32_t bit = 0; bit < 2; bit++) { /* no codes, more codes than there can be */
        for (int i = 0; i < 2000; i++) put_bits(bit ? 0x1fff : 0, 13);
        line_count++;
        const gpusorti_compressed wrong_codes = {lines[0], lines[line_count], NULL};
        const uint32_t whole = decompress_all(&wrong_codes, 1, &(gpusorti_compressed_kernel){0, 1000}, &words);
        EXPECT(bit || !whole);
        free(words);
        forget();
    }
}

static const gpusort_desc null_desc = {.get_instance_proc_addr = (gpusort_proc)null_get_instance_proc_addr};

static void a_damaged_text_is_an_error(void) {
    const gpusorti_compressed *whole = compressed_kernels();
    const gpusorti_compressed cut = {whole->text, whole->text + (whole->end - whole->text) / 2, whole->kernels};
    gpusort_cmd_args args = {0};
    gpusort_context *context = NULL;
    gpusort_desc desc = null_desc;
    log_keeper log = {0};
    args.count = 1 << 26;
    null_device = null_usual();
    null_reset();
    use_logger(&desc, &log);
    expect_result(gpusort_create(&desc, &context), GPUSORT_OK, "gpusort_create");
    if (!context) return;
    use_compressed_kernels(context, &cut);
    expect_result(gpusort_prepare(context, &args), GPUSORT_ERROR_VULKAN, "gpusort_prepare with half of the text");
    if (!strstr(log.text, "damaged")) fail("the log says: %s", log.text);
    use_compressed_kernels(context, whole);
    expect_result(gpusort_prepare(context, &args), GPUSORT_OK, "gpusort_prepare with all of it");
    gpusort_destroy(context);
    if (null_complaint_count()) fail("%s", null_complaint(NULL));
    EXPECT(null_live() == 0);
}

/* ---- what it costs ---- */

static size_t largest;
static void *note_size(size_t size, void *user) {
    (void)user;
    if (size > largest) largest = size;
    return malloc(size);
}
static void give_back(void *memory, void *user) {
    (void)user;
    free(memory);
}

/* Processor time: of the library's own, as the driver does nothing. */
static void a_first_prepare_is_short(void) {
    static const gpusort_cmd_args kinds[] = {
        {.count = 1 << 26},
        {.count = 1 << 26, .value_size = 4},
        {.count = 1 << 26, .key_type = GPUSORT_F32, .value_size = 4, .flags = GPUSORT_ADDRESSABLE},
        {.count = 1 << 26, .key_type = GPUSORT_U64, .value_size = 4, .flags = GPUSORT_ADDRESSABLE},
    };
    for (size_t i = 0; i < COUNT_OF(kinds); i++) {
        double best = 1e9;
        for (int attempt = 0; attempt < 9; attempt++) {
            gpusort_context *context = NULL;
            gpusort_desc desc = null_desc;
            desc.allocator.alloc = note_size;
            desc.allocator.free = give_back;
            null_device = null_usual();
            null_reset();
            expect_result(gpusort_create(&desc, &context), GPUSORT_OK, "gpusort_create");
            if (!context) return;
            const clock_t start = clock();
            expect_result(gpusort_prepare(context, &kinds[i]), GPUSORT_OK, "gpusort_prepare");
            const double ms = 1e3 * (double)(clock() - start) / CLOCKS_PER_SEC;
            if (ms < best) best = ms;
            gpusort_destroy(context);
        }
        printf("     kind %zu: %.1f ms, at most %zu bytes at once\n", i, best, largest);
        if (best > PREPARE_MS) fail("kind %zu: gpusort_prepare took %.1f ms", i, best);
    }
    EXPECT(largest <= DECOMPRESS_BYTES);
}

static void all_kernels_decompress_in_5_ms(void) {
    double best = 1e9;
    for (int attempt = 0; attempt < 9; attempt++) {
        const clock_t start = clock();
        free(header_words());
        const double ms = 1e3 * (double)(clock() - start) / CLOCKS_PER_SEC;
        if (ms < best) best = ms;
    }
    printf("     %u kernels of %u words in %.1f ms\n", compressed_kernel_count(), kernel_words(), best);
    EXPECT(best <= 5);
}

static const promise promises[] = {
    PROMISE(every_kernel_decompresses_to_SPIR_V),
    PROMISE(kernels_that_are_passed_over_change_no_others),
    PROMISE(the_compressor_writes_this_text),
    PROMISE(any_kernels_are_compressed),
    PROMISE(damaged_text_is_decompressed_in_bounds),
    PROMISE(a_damaged_text_is_an_error),
    PROMISE(a_first_prepare_is_short),
    PROMISE(all_kernels_decompress_in_5_ms),
};

int main(int argc, char **argv) { return run_promises(promises, COUNT_OF(promises), argc, argv); }
