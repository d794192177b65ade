/* A row of the tuning table as text, in the form that gpusort_desc.tuning and gpusorti_tuning_rows[] have. Behind the
 * implementation of gpusort.h. */
#ifndef TUNE_ROW_H
#define TUNE_ROW_H

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

typedef struct tune_text {
    char *to;
    size_t size, used; /* used: also where size has no room for all */
} tune_text;

static void tune_add(tune_text *text, const char *format, ...) {
    const size_t at = text->used < text->size ? text->used : text->size;
    va_list list;
    va_start(list, format);
    text->used += (size_t)vsnprintf(text->to + at, text->size - at, format, list);
    va_end(list);
}

static void tune_add_number(tune_text *text, uint32_t number) {
    if (number >= 1024 && (number & (number - 1)) == 0)
        tune_add(text, "2^%u", gpusorti_log2(number));
    else
        tune_add(text, "%u", number);
}

static void tune_add_shape(tune_text *text, uint32_t kind, const gpusorti_shape *shape) {
    tune_add(text, "%ux%u", shape->workgroup_size, shape->items);
    for (size_t i = 0; i < GPUSORTI_FIELDS; i++) {
        const struct gpusorti_field *field = &gpusorti_fields[i];
        const uint32_t most = field->most ? (2u << gpusorti_log2(field->most - field->zero)) - 1 : 1;
        const uint32_t value = shape->variant / field->unit & most;
        if (!(field->kind & kind) || value == 0) continue;
        tune_add(text, "+%s", field->name);
        if (field->most) tune_add(text, "%u", value + field->zero);
    }
}

static void tune_add_member(tune_text *text, const struct gpusorti_member *member, const gpusorti_tuning *row) {
    tune_add(text, "%s%s", text->used ? " " : "", member->name);
    for (size_t at = 0; at < member->size; at += gpusorti_value_size(member)) {
        const char *from = (const char *)row + member->at + at;
        tune_add(text, at ? "," : "=");
        if (member->demands)
            tune_add_shape(text, member->demands->fields, (const gpusorti_shape *)(const void *)from);
        else
            tune_add_number(text, *(const uint32_t *)(const void *)from);
    }
}

/* What differs from the usual row, in one line; returns the length that the text has, as snprintf() does. */
static size_t tune_write_row(char *to, size_t size, const gpusorti_tuning *row) {
    gpusorti_mistake none;
    const gpusorti_tuning usual = gpusorti_tuning_of("", &none);
    tune_text text = {to, size, 0};
    if (size) *to = 0;
    for (size_t i = 0; i < GPUSORTI_MEMBERS; i++) {
        const struct gpusorti_member *member = &gpusorti_members[i];
        if (memcmp((const char *)row + member->at, (const char *)&usual + member->at, member->size))
            tune_add_member(&text, member, row);
    }
    return text.used;
}

#endif
