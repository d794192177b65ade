/* What the rows of gpusorti_kernel_rows[] say of the kernels is what their SPIR-V says: a constant that a row leaves out
 * would be 0 for a kernel that reads it, one too many would compile pipelines that are alike. */
#include "harness.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Of SPIR-V 1.3. */
enum {
    HEADER = 5,
    BOUND = 3,
    OP_TYPE_STRUCT = 30,
    OP_TYPE_POINTER = 32,
    OP_CONSTANT = 43,
    OP_SPEC_CONSTANT_OP = 52,
    OP_VARIABLE = 59,
    OP_DECORATE = 71,
    OP_BITWISE_AND = 199,
    DECORATION_SPEC_ID = 1,
    DECORATION_BINDING = 33
};
/* Specialization constants, and the binding of the control block, as in shaders/buffers.glsl. */
enum { WORKGROUP_SIZE = 0, SUBGROUP_SIZE = 3, FULL_SUBGROUPS = 4, FLAGS = 11, CONTROL_BINDING = 3, CONSTANTS = 13 };

typedef struct instruction {
    uint32_t op, length;
    const uint32_t *words; /* the first is op and length */
} instruction;

static int next_instruction(const kernel_build *k, size_t *at, instruction *i) {
    if (*at >= k->count || k->words[*at] >> 16 == 0) return 0;
    i->words = k->words + *at;
    i->op = i->words[0] & 0xffff;
    i->length = i->words[0] >> 16;
    *at += i->length;
    return 1;
}
#define EACH(k, i) (size_t at_##i = HEADER; next_instruction(k, &at_##i, &(i));)

/* The specialization constants that a module declares, bits 1 << id. */
static uint32_t declared(const kernel_build *k) {
    uint32_t bits = 0;
    instruction i;
    for EACH(k, i)
        if (i.op == OP_DECORATE && i.words[2] == DECORATION_SPEC_ID) bits |= 1u << i.words[3];
    return bits;
}

static uint32_t id_decorated(const kernel_build *k, uint32_t decoration, uint32_t value) {
    instruction i;
    for EACH(k, i)
        if (i.op == OP_DECORATE && i.words[2] == decoration && i.words[3] == value) return i.words[1];
    return 0;
}

/* The bits that it takes from FLAGS, by constants; all where it uses them otherwise. */
static uint32_t flags_read(const kernel_build *k) {
    const uint32_t flags = id_decorated(k, DECORATION_SPEC_ID, FLAGS);
    uint32_t *numbers = calloc(k->words[BOUND], sizeof *numbers);
    uint32_t bits = 0;
    instruction i;
    if (!numbers) abort();
    for EACH(k, i)
        if (i.op == OP_CONSTANT) numbers[i.words[2]] = i.words[3];
    for EACH(k, i) {
        const int constant = i.op == OP_SPEC_CONSTANT_OP && i.words[3] == OP_BITWISE_AND;
        const uint32_t *operands = i.words + (constant ? 4 : 3);
        if (flags == 0 || !(constant || i.op == OP_BITWISE_AND)) continue;
        for (int o = 0; o < 2; o++)
            if (operands[o] == flags) bits |= numbers[operands[1 - o]] ? numbers[operands[1 - o]] : ~0u;
    }
    free(numbers);
    return bits;
}

/* The members of the structure that is bound there; 0: nothing is. */
static uint32_t members_at(const kernel_build *k, uint32_t binding) {
    const uint32_t variable = id_decorated(k, DECORATION_BINDING, binding);
    uint32_t pointer = 0, type = 0;
    instruction i;
    for EACH(k, i)
        if (i.op == OP_VARIABLE && i.words[2] == variable) pointer = i.words[1];
    for EACH(k, i)
        if (i.op == OP_TYPE_POINTER && i.words[1] == pointer) type = i.words[3];
    for EACH(k, i)
        if (i.op == OP_TYPE_STRUCT && i.words[1] == type) return i.length - 2;
    return 0;
}

/* What a row is compared with: all that either build has. */
typedef struct kernel_use {
    const char *name;
    uint32_t constants, flags, control_members;
} kernel_use;

static kernel_use use_of(const kernel_row *row) {
    kernel_use use = {NULL, 0, 0, 0};
    for (int b = 0; b < 2; b++) {
        const kernel_build *build = &row->builds[b];
        if (!build->name) continue;
        if (!use.name) use.name = build->name;
        use.constants |= declared(build);
        use.flags |= flags_read(build);
        if (b == 0) use.control_members = members_at(build, CONTROL_BINDING);
    }
    return use;
}
#define EACH_ROW(row) (size_t at_row = 0; kernel_row_at(at_row, &(row)); at_row++, kernel_row_free(&(row)))

static void each_build_has_a_row(void) {
    const char *names[256];
    uint32_t count = 0;
    kernel_row row;
    for EACH_ROW(row)
        for (int b = 0; b < 2; b++) {
            if (!row.builds[b].name || count == COUNT_OF(names)) continue;
            for (uint32_t n = 0; n < count; n++)
                if (!strcmp(names[n], row.builds[b].name)) fail("%s has two rows", names[n]);
            names[count++] = row.builds[b].name;
        }
    if (count != kernel_count()) fail("%u builds have rows, there are %u", count, kernel_count());
}

static void rows_name_the_constants_that_kernels_read(void) {
    const uint32_t always = 1u << WORKGROUP_SIZE | 1u << SUBGROUP_SIZE | 1u << FULL_SUBGROUPS | 1u << FLAGS;
    kernel_row row;
    for EACH_ROW(row) {
        const kernel_use use = use_of(&row);
        if ((use.constants & ~always) != row.constants)
            fail("%s reads constants %#x, its row says %#x", use.name, use.constants & ~always, row.constants);
        if (use.constants >> CONSTANTS) fail("%s reads a constant that there is not", use.name);
        if (!row.pinned && use.constants & (1u << SUBGROUP_SIZE | 1u << FULL_SUBGROUPS))
            fail("%s reads the size of its subgroups, which is not pinned", use.name);
    }
}

static void rows_name_the_flags_that_kernels_read(void) {
    kernel_row row;
    for EACH_ROW(row) {
        const kernel_use use = use_of(&row);
        if (use.flags != row.flags) fail("%s reads flags %#x, its row says %#x", use.name, use.flags, row.flags);
    }
}

static void rows_know_where_words_are_bound(void) {
    int bound = 0;
    kernel_row row;
    for EACH_ROW(row)
        for (uint32_t binding = 0; row.words_at >> binding; binding++, bound++)
            if (row.words_at >> binding & 1 && !members_at(&row.builds[0], binding))
                fail("%s: its row has words at binding %u, where it binds nothing", row.builds[0].name, binding);
    EXPECT(bound > 0);
}

static void rows_know_who_binds_sizes(void) {
    int keepers = 0;
    kernel_row row;
    for EACH_ROW(row) {
        const kernel_use use = use_of(&row);
        keepers += row.keeps_sizes;
        if (use.control_members != 0 && !(row.words_at >> CONTROL_BINDING) && (use.control_members == 1) != row.keeps_sizes)
            fail("%s binds %u members of the control block, its row says that it %s sizes", use.name, use.control_members,
                 row.keeps_sizes ? "keeps" : "writes");
    }
    EXPECT(keepers > 0);
}

static const promise promises[] = {
    PROMISE(each_build_has_a_row),
    PROMISE(rows_name_the_constants_that_kernels_read),
    PROMISE(rows_name_the_flags_that_kernels_read),
    PROMISE(rows_know_who_binds_sizes),
    PROMISE(rows_know_where_words_are_bound),
};

int main(int argc, char **argv) { return run_promises(promises, COUNT_OF(promises), argc, argv); }
