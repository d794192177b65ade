#!/bin/sh
# tools/tune/tune.c prints a line for each queue family; a program that gives it to gpusort_create() has that row, and sorts.
# Works in the folder named by $1.
cd "$(dirname "$0")/../.." || exit 1
root=$PWD
work=${1:-build/tests/tune}
mkdir -p "$work" && cd "$work" || exit 1
warnings="-Wall -Wextra -Wshadow -Wno-unused-function -Werror" # bench_cases.h has more than tune needs
name="tune: the line that it prints is a row, also of the table"

cat >taken.c <<'END'
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
END

prints_a_line() {
    # shellcheck disable=SC2086 # words
    ${CC:-cc} -std=c11 -D_DEFAULT_SOURCE $warnings -O2 -I"$root" "$root/tools/tune/tune.c" -ldl -o tune || return 1
    ./tune --quick --seconds 5 --device "${TESTS_DEVICE:-}" >printed || return 1
    grep '^# .*(vendor 0x[0-9a-f]*), driver [^ ]* .*, [a-z]* queue, .*; row in use: .*; [0-9]* trials in' printed || return 1
    sed -n 's/^# \({".*"},\)$/\1/p' printed >rows.h
    # shellcheck disable=SC2086 # words
    ${CC:-cc} -std=c99 $warnings -I"$root" -I. taken.c -ldl -o taken || return 1
    grep -v '^#' printed >lines && [ -s lines ] || return 1
    while read -r line; do ./taken "$line" "${TESTS_DEVICE:-}" || return 1; done <lines
}

if prints_a_line >log 2>&1; then
    echo "ok   ${TESTS_DRIVER:-system} $name"
else
    echo "FAIL ${TESTS_DRIVER:-system} $name"
    sed 's/^/     /' log | tail -n 12
    exit 1
fi
