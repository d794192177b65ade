#!/bin/sh
# examples/splats.c: its pictures, its .ply files, its shaders. Works in the folder named by $1.
# shellcheck disable=SC2317 # functions are called through promise()
cd "$(dirname "$0")/../.." || exit 1
root=$PWD
work=${1:-build/tests/splats}
rm -rf "$work" && mkdir -p "$work" && cd "$work" || exit 1
work=$PWD
warnings="-std=c99 -D_DEFAULT_SOURCE -Wall -Wextra -Wpedantic -Wshadow -Werror"
status=0

unset GALLIVM_PERF # as users run it
# One thread and one subgroup after the other: "unsorted" is then the order of the file.
export LP_NUM_THREADS=0 MESA_SHADER_CACHE_DIR="$work/cache"
export VK_INSTANCE_LAYERS=VK_LAYER_KHRONOS_validation VK_LAYER_SYNCVAL_SHADER_ACCESSES_HEURISTIC=1
export VK_LAYER_ENABLES=VK_VALIDATION_FEATURE_ENABLE_SYNCHRONIZATION_VALIDATION_EXT

# tool scene FILE ascii|binary ORDER: Gaussians, tool points FILE ascii|binary: the corners of a cube in colours,
# tool compare A.png HALF B.png HALF: the largest difference, and how many percent of the pixels differ by more than 2,
# tool gap FILE.png: width and height, and whether the gap between the halves, and nothing else, is transparent
cat >tool.c <<'END_OF_TOOL'
#define STB_IMAGE_IMPLEMENTATION
#include <stb/stb_image.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { COUNT = 3000, FIELDS = 14, GAP = 16 /* pixels between the halves */ };
static int binary;

static void put(FILE *file, double number) {
    float single = (float)number;
    if (binary) fwrite(&single, sizeof single, 1, file);
    else fprintf(file, "%.9g ", (double)single);
}

static int farther(const void *a, const void *b) {
    const double x = ((const double *)a)[2], y = ((const double *)b)[2];
    return (x < y) - (x > y);
}

static void write_scene(FILE *file, const char *order) {
    static const struct { const char *name; double least, range; } fields[FIELDS] = {
        {"x", -1, 2}, {"y", -1, 2}, {"z", 0, 0}, {"f_dc_0", -2, 4}, {"f_dc_1", -2, 4}, {"f_dc_2", -2, 4}, {"opacity", -1, 4},
        {"scale_0", -3.5, 1}, {"scale_1", -3.5, 1}, {"scale_2", -3.5, 1}, {"rot_0", -0.5, 1}, {"rot_1", -0.5, 1},
        {"rot_2", -0.5, 1}, {"rot_3", -0.5, 1}};
    static double splats[COUNT][FIELDS];
    srand(1);
    for (int i = 0; i < COUNT; i++) {
        double *s = splats[i];
        for (int k = 0; k < FIELDS; k++) s[k] = fields[k].least + fields[k].range * rand() / RAND_MAX;
        s[2] = (i * 1373 % COUNT) / (double)COUNT; /* no two alike */
    }
    if (strcmp(order, "sorted") == 0) qsort(splats, COUNT, sizeof splats[0], farther);
    fprintf(file, "ply\nformat %s 1.0\ncomment a test\n", binary ? "binary_little_endian" : "ascii");
    fprintf(file, "element vertex %d\n", COUNT);
    for (int k = 0; k < FIELDS; k++)
        fprintf(file, "property float %s\n%s", fields[k].name, k == 2 ? "property float nx\n" : "");
    fprintf(file, "end_header\n");
    for (int i = 0; i < COUNT; i++) {
        for (int k = 0; k < FIELDS; k++) {
            put(file, splats[i][k]);
            if (k == 2) put(file, 7);
        }
        if (!binary) fputc('\n', file);
    }
}

static void write_points(FILE *file) {
    fprintf(file, "ply\r\nformat %s 1.0\r\nobj_info a cube\r\n", binary ? "binary_little_endian" : "ascii");
    fprintf(file, "element vertex 8\r\nproperty short x\r\nproperty double y\r\nproperty float32 z\r\n"
                  "property uchar red\r\nproperty uint8 green\r\nproperty uchar blue\r\n"
                  "element face 1\r\nproperty list uchar int vertex_indices\r\nend_header\r\n");
    for (int i = 0; i < 8; i++) {
        short x = (short)(i & 1);
        double y = i >> 1 & 1;
        float z = (float)(i >> 2);
        unsigned char colour[3] = {(unsigned char)(i & 1 ? 255 : 60), (unsigned char)(i & 2 ? 255 : 60), 200};
        if (!binary) {
            fprintf(file, "%d %g %g %d %d %d\r\n", x, y, (double)z, colour[0], colour[1], colour[2]);
            continue;
        }
        fwrite(&x, sizeof x, 1, file);
        fwrite(&y, sizeof y, 1, file);
        fwrite(&z, sizeof z, 1, file);
        fwrite(colour, 3, 1, file);
    }
    fprintf(file, "3 0 1 2\r\n");
}

static int compare(char **argv) {
    int width[2], height[2], channels, largest = 0, different = 0;
    const unsigned char *images[2];
    for (int i = 0; i < 2; i++) {
        images[i] = stbi_load(argv[2 * i], width + i, height + i, &channels, 3);
        if (!images[i]) return fprintf(stderr, "%s: no picture\n", argv[2 * i]), 1;
    }
    if (width[0] != width[1] || height[0] != height[1]) return fprintf(stderr, "sizes differ\n"), 1;
    for (int y = 0; y < height[0]; y++) {
        for (int x = 0; x < (width[0] - GAP) / 2; x++) {
            int most = 0;
            for (int k = 0; k < 3; k++) {
                int at[2], difference;
                for (int i = 0; i < 2; i++) {
                    int column = x + atoi(argv[2 * i + 1]) * ((width[i] + GAP) / 2);
                    at[i] = images[i][3 * (y * width[i] + column) + k];
                }
                difference = abs(at[0] - at[1]);
                if (difference > most) most = difference;
            }
            if (most > largest) largest = most;
            different += most > 2;
        }
    }
    printf("%d %d\n", largest, different * 100 / ((width[0] - GAP) / 2 * height[0]));
    return 0;
}

static int gap(const char *name) {
    int width, height, channels;
    const unsigned char *pixels = stbi_load(name, &width, &height, &channels, 4);
    if (!pixels) return fprintf(stderr, "%s: no picture\n", name), 1;
    printf("%d %d\n", width, height);
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++) {
            const int half = (width - GAP) / 2, in_gap = x >= half && x < half + GAP;
            if (pixels[4 * (y * width + x) + 3] != (in_gap ? 0 : 255))
                return fprintf(stderr, "%s: opacity at %d, %d\n", name, x, y), 1;
        }
    return 0;
}

int main(int argc, char **argv) {
    FILE *file;
    if (argc > 1 && strcmp(argv[1], "compare") == 0) return compare(argv + 2);
    if (argc > 1 && strcmp(argv[1], "gap") == 0) return gap(argv[2]);
    file = fopen(argv[2], "wb");
    if (!file) return perror(argv[2]), 1;
    binary = strcmp(argv[3], "binary") == 0;
    if (strcmp(argv[1], "scene") == 0) write_scene(file, argv[4]);
    else write_points(file);
    return fclose(file) != 0;
}
END_OF_TOOL

promise() { # NAME COMMAND...
    name="splats: $1"
    shift
    if "$@" >log 2>&1 && ! grep 'Validation Error\|VUID-\|SYNC-HAZARD' log; then
        echo "ok   ${TESTS_DRIVER:-system} $name"
    else
        echo "FAIL ${TESTS_DRIVER:-system} $name"
        sed 's/^/     /' log | cut -c1-500 | tail -n 12
        status=1
    fi
}

# Split on purpose: lists of words.
# shellcheck disable=SC2086
compile() { ${CC:-cc} $warnings -O0 -I"$root" "$@" -ldl -lm; }

picture() { # FILE.png ARGUMENT...: of 320 x 160
    file=$1
    shift
    ./splats --size 320x160 --out "$file" "$@"
}

# alike A.png HALF B.png HALF: within 2 levels; different: in a tenth of the pixels; 0 is the unsorted half, 1 the sorted one
halves() {
    ./tool compare "$@" >compared && read -r largest percent <compared && echo "$*: by up to $largest, $percent %"
}
alike() { halves "$@" && [ "$largest" -le 2 ]; }
different() { halves "$@" && [ "$percent" -ge 10 ]; }

builds() { compile "$root/examples/splats.c" -o splats && ${CC:-cc} -O2 tool.c -o tool -lm; }

# On one thread, with nothing in the shader cache; seconds of the processor, as others may be at work beside.
draws_a_picture() {
    # shellcheck disable=SC3045 # dash, bash and busybox have it
    (ulimit -t 30 && ./splats --out default.png) && different default.png 0 default.png 1
}

agrees_with_the_cpu() {
    ./tool scene shuffled.ply ascii shuffled && ./tool scene sorted.ply binary sorted && picture shuffled.png shuffled.ply &&
        picture sorted.png sorted.ply && alike shuffled.png 1 sorted.png 0 && alike sorted.png 1 sorted.png 0 &&
        different shuffled.png 0 sorted.png 0
}

reads_both_formats() {
    ./tool scene shuffled_binary.ply binary shuffled && picture shuffled_binary.png shuffled_binary.ply &&
        alike shuffled.png 1 shuffled_binary.png 1 && alike shuffled.png 0 shuffled_binary.png 0
}

reads_points() {
    xyz='property float x\nproperty float y\nproperty float z\n'
    printf 'ply\nformat ascii 1.0\nelement vertex 1\n%bend_header\n9 9 9\n' "$xyz" >one.ply
    ./tool points points.ply ascii && ./tool points points_binary.ply binary && picture points.png points.ply --turn 30,20 &&
        picture points_binary.png points_binary.ply --turn 30,20 && alike points.png 1 points_binary.png 1 &&
        picture one.png one.ply && different points.png 1 one.png 1
}

refused() { # FILE WORDS: the program ends with 1 and these words
    ./splats --out never.png "$1" >refusal 2>&1
    code=$?
    cat refusal
    [ "$code" = 1 ] && grep -q "$2" refusal && [ ! -e never.png ]
}

refuses_damaged_files() {
    xyz='element vertex 2\nproperty float x\nproperty float y\nproperty float z\n'
    points='0 0 0\n1 1 1\n'
    printf 'plyx\n' >magic.ply
    : >empty.ply
    printf 'ply\nformat binary_big_endian 1.0\n%bend_header\n%b' "$xyz" "$points" >big.ply
    printf 'ply\nformat ascii 1.0\n%b' "$xyz" >header.ply
    printf 'ply\n%bend_header\n%b' "$xyz" "$points" >format.ply
    printf 'ply\nformat ascii 1.0\n%bend_header\n0 0 0\n1 1' "$xyz" >short.ply
    printf 'ply\nformat ascii 1.0\n%bend_header\n0 0 0\n1 one 1\n' "$xyz" >word.ply
    printf 'ply\nformat ascii 1.0\nelement vertex 1\nproperty float x\nproperty float z\nend_header\n0 0\n' >y.ply
    printf 'ply\nformat ascii 1.0\n%bproperty list uchar int a\nend_header\n%b' "$xyz" "$points" >list.ply
    printf 'ply\nformat ascii 1.0\n%bproperty quad a\nend_header\n%b' "$xyz" "$points" >type.ply
    printf 'ply\nformat ascii 1.0\nelement vertex 0\nend_header\n' >none.ply
    printf 'ply\nformat ascii 1.0\nelement vertex 99999999999\nend_header\n' >many.ply
    printf 'ply\nformat ascii 1.0\nelement vertex -1\nend_header\n' >negative.ply
    printf 'ply\nformat ascii 1.0\nelement face 1\nend_header\n' >face.ply
    head -c 60000 shuffled_binary.ply >cut.ply
    sed 's/ rot_3$/ rot_4/' shuffled.ply >rot.ply
    sed 's/ green/ grey/' points.ply >green.ply
    refused nowhere.ply 'No such file' && refused magic.ply 'not a .ply' && refused empty.ply 'not a .ply' &&
        refused big.ply binary_big_endian && refused header.ply 'within the header' && refused format.ply 'no format' &&
        refused short.ply 'after 1 of 2' && refused word.ply 'no number' && refused y.ply "'y'" && refused list.ply list &&
        refused type.ply quad && refused none.ply 'no vertices' && refused many.ply 'more than' &&
        refused negative.ply "'-1'" && refused face.ply face && refused cut.ply 'of 3000' &&
        refused rot.ply "'rot_3'" && refused green.ply "'green'" && refused --size usage
}

# Splats whose place or size is no number leave the picture as it is without them.
survives_nonsense() {
    awk 'BEGIN {column[1] = 1; word[1] = "nan"; column[2] = 2; word[2] = "-inf"; column[3] = 9; word[3] = "400"
            column[4] = 10; word[4] = "nan"}
        body && NR % 7 in column {$column[NR % 7] = word[NR % 7]} /end_header/ {body = 1} {print}' shuffled.ply >nonsense.ply
    left=$(tail -n 3000 nonsense.ply | grep -vc 'nan\|inf\| 400 ')
    grep -v 'nan\|inf\| 400 ' nonsense.ply | sed "s/vertex 3000/vertex $left/" >sense.ply
    picture nonsense.png nonsense.ply && picture sense.png sense.ply && alike nonsense.png 1 sense.png 1 &&
        different sense.png 1 shuffled.png 1
}

the_committed_picture_is_whole() {
    ./tool gap "$root/docs/splats.png" >gap || return 1
    read -r width height <gap
    echo "$width x $height"
    [ "$width" -ge 1280 ] && [ "$height" -ge 640 ]
}

hazards_are_seen() {
    rm -rf hazard && mkdir hazard && cp -r "$root/examples/splats" hazard/ || return 1
    grep -v 'VERTEX_SHADER_BIT, 0, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, 0);$' "$root/examples/splats.c" >hazard/splats.c
    ! cmp -s hazard/splats.c "$root/examples/splats.c" && compile hazard/splats.c -o hazardous || return 1
    ./hazardous --splats 3000 --out hazard.png >hazards 2>&1
    grep -q SYNC-HAZARD hazards || { cat hazards && return 1; }
}

# With the tools that the header names: the same words. With others: shaders that draw the same.
shaders_are_compiled() {
    rm -rf fresh && mkdir fresh && cp -r "$root/examples/splats" "$root/examples/splats.c" fresh/ || return 1
    "$root/examples/splats/spirv.sh" "$work/fresh/splats/spirv.h" || return 1
    head -n 1 fresh/splats/spirv.h >fresh/tools
    if head -n 1 "$root/examples/splats/spirv.h" | cmp -s - fresh/tools; then
        cmp fresh/splats/spirv.h "$root/examples/splats/spirv.h"
    else
        compile fresh/splats.c -o fresh/splats_again && fresh/splats_again --size 320x160 --out fresh.png shuffled.ply &&
            alike fresh.png 1 shuffled.png 1
    fi
}

promise "builds without a warning" builds
promise "draws its scene in under 30 s, and sorting shows" draws_a_picture
promise "the sorted half is what splats in the CPU's order give" agrees_with_the_cpu
promise "Gaussians in text and in binary give one picture" reads_both_formats
promise "points in text and in binary give one picture" reads_points
promise "damaged files are named and refused" refuses_damaged_files
promise "what is no number is not drawn" survives_nonsense
promise "docs/splats.png has 1280 x 640 pixels or more, and a transparent gap between its halves" the_committed_picture_is_whole
if [ -n "${TESTS_BLIND_LAYER-}" ]; then
    echo "left out: splats: a missing barrier is seen: $TESTS_BLIND_LAYER"
else
    promise "a missing barrier is seen" hazards_are_seen
fi
promise "spirv.h is what its shaders compile to" shaders_are_compiled
exit $status
