/* Reads .ply files into splats: point clouds (x y z, with red green blue or without) and 3D Gaussian Splatting's (f_dc_*,
 * opacity, scale_* and rot_*; logarithms, logits and harmonics as the training writes them). Properties are found by their
 * names, others are skipped. Text and little-endian binary; the host is taken to be little-endian. */
#include <math.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PLY_MAX_PROPERTIES = 256, PLY_MAX_VERTICES = 1 << 26 };

/* clang-format off */
enum ply_field { PLY_X, PLY_Y, PLY_Z, PLY_RED, PLY_GREEN, PLY_BLUE, PLY_DC_0, PLY_DC_1, PLY_DC_2, PLY_OPACITY,
                 PLY_SCALE_0, PLY_SCALE_1, PLY_SCALE_2, PLY_ROT_0, PLY_ROT_1, PLY_ROT_2, PLY_ROT_3, PLY_FIELDS };
static const char *const ply_names[PLY_FIELDS] = {
    "x", "y", "z", "red", "green", "blue", "f_dc_0", "f_dc_1", "f_dc_2", "opacity", "scale_0", "scale_1", "scale_2",
    "rot_0", "rot_1", "rot_2", "rot_3"};

enum ply_type { PLY_I8, PLY_U8, PLY_I16, PLY_U16, PLY_I32, PLY_U32, PLY_F32, PLY_F64, PLY_TYPES };
static const struct { const char *name, *other_name; size_t size; double full; /* of a colour */ } ply_types[PLY_TYPES] = {
    {"char", "int8", 1, 127}, {"uchar", "uint8", 1, 255}, {"short", "int16", 2, 32767}, {"ushort", "uint16", 2, 65535},
    {"int", "int32", 4, 255}, {"uint", "uint32", 4, 255}, {"float", "float32", 4, 1}, {"double", "float64", 8, 1}};
/* clang-format on */

typedef struct ply_file {
    const char *path;
    FILE *file;
    int binary;
    unsigned long long vertex_count;
    int property_count;
    struct {
        enum ply_type type;
        int field; /* an enum ply_field, or -1: skipped */
    } properties[PLY_MAX_PROPERTIES];
    int property_of[PLY_FIELDS]; /* -1: the file has none */
} ply_file;

static int ply_fail(const ply_file *ply, const char *format, ...) {
    va_list arguments;
    fprintf(stderr, "splats: %s: ", ply->path);
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    fputc('\n', stderr);
    return 0;
}

/* ---- the header ---- */

static int ply_read_property(ply_file *ply, const char *type_name, const char *name) {
    int type = 0, field = 0;
    while (type < PLY_TYPES && strcmp(type_name, ply_types[type].name) &&
           strcmp(type_name, ply_types[type].other_name))
        type++;
    if (type == PLY_TYPES) return ply_fail(ply, "property %s: vertices of type '%s' are not read", name, type_name);
    if (ply->property_count == PLY_MAX_PROPERTIES)
        return ply_fail(ply, "more than %d properties", PLY_MAX_PROPERTIES);
    while (field < PLY_FIELDS && strcmp(name, ply_names[field])) field++;
    if (field == PLY_FIELDS) field = -1;
    if (field >= 0) ply->property_of[field] = ply->property_count;
    ply->properties[ply->property_count].type = (enum ply_type)type;
    ply->properties[ply->property_count++].field = field;
    return 1;
}

static int ply_has(const ply_file *ply, enum ply_field field) { return ply->property_of[field] >= 0; }

/* All fields from first to last, or none of them unless they are required. */
static int ply_check_fields(const ply_file *ply, int first, int last, int required) {
    for (int field = first; field <= last; field++) required |= ply_has(ply, (enum ply_field)field);
    for (int field = first; field <= last && required; field++) {
        if (!ply_has(ply, (enum ply_field)field)) return ply_fail(ply, "no property '%s'", ply_names[field]);
    }
    return 1;
}

static int ply_read_header(ply_file *ply) {
    char line[512], first[64], second[64], third[64];
    int elements = 0, have_format = 0;

    for (int i = 0; i < PLY_FIELDS; i++) ply->property_of[i] = -1;
    if (!fgets(line, sizeof line, ply->file) || strncmp(line, "ply", 3) != 0 || strspn(line + 3, "\r\n") == 0)
        return ply_fail(ply, "not a .ply file: the first line is not 'ply'");
    for (;;) {
        if (!fgets(line, sizeof line, ply->file)) return ply_fail(ply, "ends within the header");
        int words = sscanf(line, "%63s %63s %63s", first, second, third);
        if (words == 1 && strcmp(first, "end_header") == 0) break;
        if (words < 1 || strcmp(first, "comment") == 0 || strcmp(first, "obj_info") == 0) continue;
        if (words == 3 && strcmp(first, "format") == 0) {
            ply->binary = strcmp(second, "binary_little_endian") == 0;
            have_format = ply->binary || strcmp(second, "ascii") == 0;
            if (!have_format)
                return ply_fail(ply, "format '%s' is not read: ascii and binary_little_endian are", second);
        } else if (words == 3 && strcmp(first, "element") == 0) {
            if (elements++ > 0) continue; /* faces and others behind the vertices are not read */
            if (strcmp(second, "vertex") != 0)
                return ply_fail(ply, "the first element is '%s', not 'vertex'", second);
            if (sscanf(third, "%llu", &ply->vertex_count) != 1 || third[0] == '-')
                return ply_fail(ply, "'%s' is not a number of vertices", third);
        } else if (words == 3 && strcmp(first, "property") == 0) {
            if (elements == 1 && !ply_read_property(ply, second, third)) return 0;
        } else {
            return ply_fail(ply, "header: '%s' is not understood", first);
        }
    }
    if (!have_format) return ply_fail(ply, "the header names no format");
    if (ply->vertex_count == 0) return ply_fail(ply, "there are no vertices");
    if (ply->vertex_count > PLY_MAX_VERTICES) return ply_fail(ply, "more than %d vertices", PLY_MAX_VERTICES);
    return ply_check_fields(ply, PLY_X, PLY_Z, 1) && ply_check_fields(ply, PLY_RED, PLY_BLUE, 0) &&
           ply_check_fields(ply, PLY_DC_0, PLY_ROT_3, 0);
}

/* ---- the vertices ---- */

static int ply_read_number(const ply_file *ply, enum ply_type type, double *number) {
    union {
        int8_t i8;
        uint8_t u8;
        int16_t i16;
        uint16_t u16;
        int32_t i32;
        uint32_t u32;
        float f32;
        double f64;
    } raw;
    if (!ply->binary) return fscanf(ply->file, "%lf", number) == 1;
    if (fread(&raw, ply_types[type].size, 1, ply->file) != 1) return 0;
    switch (type) {
    case PLY_I8: *number = raw.i8; break;
    case PLY_U8: *number = raw.u8; break;
    case PLY_I16: *number = raw.i16; break;
    case PLY_U16: *number = raw.u16; break;
    case PLY_I32: *number = raw.i32; break;
    case PLY_U32: *number = raw.u32; break;
    case PLY_F32: *number = (double)raw.f32; break;
    default: *number = raw.f64; break;
    }
    return 1;
}

static void ply_convert_point(const ply_file *ply, const double *v, splat *s) {
    double colour[4] = {0.8, 0.8, 0.8, 0.9};
    for (int i = 0; i < 3 && ply_has(ply, PLY_RED); i++)
        colour[i] = v[PLY_RED + i] / ply_types[ply->properties[ply->property_of[PLY_RED + i]].type].full;
    s->colour = pack_colour(colour[0], colour[1], colour[2], colour[3]);
    s->rotation[3] = 1.0f;
}

static void ply_convert_gaussian(const double *v, splat *s) {
    const double harmonic = 0.28209479177387814; /* 1 / (2 sqrt(pi)): the first spherical harmonic */
    double length = 0.0;
    s->colour = pack_colour(0.5 + harmonic * v[PLY_DC_0], 0.5 + harmonic * v[PLY_DC_1], 0.5 + harmonic * v[PLY_DC_2],
                            1.0 / (1.0 + exp(-v[PLY_OPACITY])));
    for (int i = 0; i < 4; i++) length += v[PLY_ROT_0 + i] * v[PLY_ROT_0 + i];
    length = length > 0.0 ? sqrt(length) : 1.0;
    for (int i = 0; i < 3; i++) s->scale[i] = (float)exp(v[PLY_SCALE_0 + i]);
    for (int i = 0; i < 4; i++)
        s->rotation[i] = (float)(v[PLY_ROT_0 + (i + 1) % 4] / length); /* w comes first there */
}

static int ply_read_vertex(const ply_file *ply, splat *s) {
    double v[PLY_FIELDS] = {0.0}, number;
    for (int i = 0; i < ply->property_count; i++) {
        if (!ply_read_number(ply, ply->properties[i].type, &number)) return 0;
        if (ply->properties[i].field >= 0) v[ply->properties[i].field] = number;
    }
    for (int i = 0; i < 3; i++) s->position[i] = (float)v[PLY_X + i];
    if (ply_has(ply, PLY_DC_0))
        ply_convert_gaussian(v, s);
    else
        ply_convert_point(ply, v, s);
    return 1;
}

/* Whether `path` could be read; else standard error says why not. Points come back with scale 0. */
static int read_ply(const char *path, splat **splats, uint32_t *count) {
    ply_file ply = {.path = path, .file = fopen(path, "rb")};
    unsigned long long i = 0;
    int ok;

    if (!ply.file) {
        perror(path);
        return 0;
    }
    *splats = NULL;
    ok = ply_read_header(&ply);
    if (ok) {
        *splats = (splat *)calloc((size_t)ply.vertex_count, sizeof **splats);
        ok = *splats || ply_fail(&ply, "out of memory");
    }
    while (ok && i < ply.vertex_count && ply_read_vertex(&ply, *splats + i)) i++;
    if (ok && i < ply.vertex_count) {
        ok = ply_fail(&ply,
                      feof(ply.file) ? "ends after %llu of %llu vertices"
                                     : "no number where one is due, after %llu of %llu vertices",
                      i, ply.vertex_count);
    }
    *count = (uint32_t)i;
    if (!ok) free(*splats);
    fclose(ply.file);
    return ok;
}
