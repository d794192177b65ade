#!/bin/sh
# tools/check.c finds all kinds right that it sorts; it names a kind that is wrong; without a driver it says so. A row that
# it prints with --tune is one for gpusort_create(), and for the table. Works in the folder named by $1.
# shellcheck disable=SC2317 # functions are called through promise()
cd "$(dirname "$0")/../.." || exit 1
root=$PWD
. tests/lib/promise.sh
work=${1:-build/tests/check}
rm -rf "$work" && mkdir -p "$work" && cd "$work" || exit 1
warnings="-Wall -Wextra -Wshadow -Werror"
few="--most 1000 --no-times" # few pipelines

# build PROGRAM FLAG...: by the line in its first comment, but with warnings
build() {
    program=$1
    shift
    # shellcheck disable=SC2086 # words
    ${CC:-cc} -std=c99 -O0 -pthread $warnings "$@" -I"$root" "$root/tools/check.c" -o "$program" -ldl
}

# check PROGRAM OPTION...: runs it under the validation layers; its report goes to the file `report`, what they say to `said`
check() {
    program=$1
    shift
    VK_INSTANCE_LAYERS=VK_LAYER_KHRONOS_validation VK_LAYER_SYNCVAL_SHADER_ACCESSES_HEURISTIC=1 \
        VK_LAYER_ENABLES=VK_VALIDATION_FEATURE_ENABLE_SYNCHRONIZATION_VALIDATION_EXT \
        "./$program" --device "${TESTS_DEVICE:-}" "$@" >report 2>said
    status=$?
    grep -h 'Validation Error\|VUID-\|SYNC-HAZARD' report said && return 3
    return $status
}

finds_all_right() {
    build check && check check --most 1000 --quick \
        --kinds "u16,f32 argsort,other arrays,rows of 10,gaps,nothing enabled,host arrays" ||
        { cat report said && return 1; }
    grep '^right  *10 of 10 kinds' report && ! grep 'WRONG\|refused' report && grep '^all right, in' report || {
        cat report
        return 1
    }
}

# What the implementation knows of half floats is wrong, so that its kernels sort them as integers with a sign.
names_a_wrong_kind() {
    sed 's/{"F16", 16, GPUSORTI_KIND_FLOAT}/{"F16", 16, GPUSORTI_KIND_SIGNED}/' "$root/gpusort.h" >gpusort.h
    ! cmp -s gpusort.h "$root/gpusort.h" && build mutated -I. || return 1
    check mutated --kinds u16,f16 $few
    [ $? = 1 ] && grep '^WRONG  *f16: .* not sorted' report && ! grep 'WRONG  *bf16\|WRONG  *u16' report &&
        grep '^right .* of 4 kinds' report && grep '^          u16; bf16$' report && grep '^Please open an issue' report
}

# Results that are damaged before they are compared, each in one way.
cat >damage.h <<'END_OF_DAMAGE'
static void damage(check_case *c) {
    const uint32_t bytes = key_bytes(c->kind), size = c->kind->value_size;
    unsigned char value[256];
    if (c->count < 2) return;
    switch (atoi(getenv("DAMAGE"))) {
    case 1: memcpy(c->keys_are + bytes, c->keys_are, bytes); break; /* the second key is lost */
    case 2: memcpy(c->values_are, c->values_are + size, size); break;
    case 3: c->keys_are[(size_t)c->count * bytes] ^= 1; break;
    case 4: /* the first two values swapped */
        memcpy(value, c->values_are, size);
        memcpy(c->values_are, c->values_are + size, size);
        memcpy(c->values_are + size, value, size);
        break;
    case 5: c->keys_are[bytes - 1] ^= 0x80; break; /* a sign */
    default: break;
    }
}
END_OF_DAMAGE

damaged_is() { # DAMAGE KINDS TEXT
    DAMAGE=$1 check damaged --kinds "$2" $few
    [ $? = 1 ] && grep "^WRONG .*$3" report || { echo "damage $1:" && cat report && return 1; }
}

tells_what_is_wrong() {
    sed 's/^static gpusort_result check_sort_buffers/#include "damage.h"\n&/
        s/^    memcpy(c->values_are, staging.*/&\n    damage(c);/' "$root/tools/check.c" >damaged.c
    # shellcheck disable=SC2086 # words
    ${CC:-cc} -std=c99 -pthread $warnings -I. -I"$root" -I"$root/tools" damaged.c -o damaged -ldl || return 1
    DAMAGE=0 check damaged --kinds "u16,f32 argsort" $few && grep '^all right' report &&
        damaged_is 1 u16 "elements are lost" &&
        damaged_is 2 "f32 argsort in rows of 300" "elements are lost" &&
        damaged_is 3 u16 "outside of what is sorted are changed" &&
        damaged_is 4 "u8 + 4 bytes" "not stable" &&
        damaged_is 4 "f32 + 4 bytes to other arrays" "values are not beside their keys" &&
        damaged_is 5 u16 "not sorted"
}

# A line of progress is for a terminal: what is redirected to a file has none.
is_silent_in_files() {
    check check --kinds u16 $few || return 1
    cat said
    ! grep -q 'u16\|queue' said
}

says_why() {
    ! VK_ICD_FILENAMES=none VK_DRIVER_FILES=none ./check >report 2>&1 && grep '^gpusort: error: .*Vulkan driver' report
}

cat >taken.c <<'END_OF_TAKEN'
#define GPUSORT_IMPLEMENTATION
#include "gpusort.h"
#include "tools/tune/tune_row.h"
static const gpusorti_tuning_row rows[] = {
#include "rows.h"
    {"unknown", 0, GPUSORTI_ALL_CHIPS, 0, 0, 0, GPUSORTI_ANY_QUEUE, ""}};
int main(int argc, char **argv) {
    static char line[8192];
    uint32_t keys[] = {3, 1, 2};
    gpusort_context *context = NULL;
    gpusort_host_args args = {0};
    gpusort_desc desc = {0};
    desc.device_name = argc > 2 && *argv[2] ? argv[2] : NULL;
    desc.tuning = argv[1];
    desc.logger.func = gpusort_log_stderr;
    args.keys = keys;
    args.count = 3;
    if (gpusort_create(&desc, &context) != GPUSORT_OK || gpusort_sort(context, &args) != GPUSORT_OK) return 1;
    tune_write_row(line, sizeof line, &context->tuning);
    if (strcmp(gpusorti_find_row(context, rows)->text, line)) return 2;
    gpusort_destroy(context);
    return !(strcmp(line, argv[1]) == 0 && keys[0] == 1 && keys[1] == 2 && keys[2] == 3);
}
END_OF_TAKEN

prints_a_row() {
    ./check --device "${TESTS_DEVICE:-}" --kinds none --quick --tune --tune-seconds 4 >report || return 1
    grep '^tuned  *[0-9]* trials' report || return 1
    grep '^{".*"},$' report >rows.h
    sed -n '/^row for gpusort_desc.tuning:$/{n;p;}' report >lines
    # shellcheck disable=SC2086 # words
    [ -s rows.h ] && [ -s lines ] && ${CC:-cc} -std=c99 $warnings -I"$root" -I. taken.c -ldl -o taken || return 1
    while read -r line; do ./taken "$line" "${TESTS_DEVICE:-}" || return 1; done <lines
}

compares_rows() {
    ./check --device "${TESTS_DEVICE:-}" --most 1000 --quick --compare "small_count=0" >report &&
        grep 'table .* ms, line .* ms' report
}

promise "all kinds are right, and the validation layers find nothing" finds_all_right
promise "a kind that is wrong is named, and no other" names_a_wrong_kind
promise "it tells what is wrong: lost, not sorted, not stable, values, outside" tells_what_is_wrong
promise "it writes no progress where standard error is a file" is_silent_in_files
promise "it says why there is no device" says_why
promise "a row that it prints is one, also of the table" prints_a_row
promise "two rows are compared" compares_rows
exit $((failures > 0))
