#!/bin/sh
# tools/tune prints a row that compiles where gpusort.h has its table, that the device then goes by, and that sorts.
# Works in the folder named by $1.
cd "$(dirname "$0")/.." || exit 1
root=$PWD
work=${1:-build/tests/tune}
mkdir -p "$work" && cd "$work" || exit 1
warnings="-std=c99 -Wall -Wextra -Wpedantic -Wshadow -Werror"
name="tune: the row that it prints compiles and is taken"

cat >pasted.c <<'END'
#define GPUSORT_IMPLEMENTATION
#include "gpusort.h"
#include <stdio.h>
int main(void) {
    uint32_t keys[] = {3, 1, 2};
    gpusort_context *context = NULL;
    gpusort_host_args args = {0};
    gpusort_result result = gpusort_create(NULL, &context);
    args.keys = keys;
    args.count = 3;
    if (result == GPUSORT_OK && context->tuning_row != gpusorti_tuning_rows) result = GPUSORT_ERROR_NO_DEVICE;
    if (result == GPUSORT_OK) result = gpusort_sort(context, &args);
    if (context) printf("row in use: %s\n", context->tuning_row->name);
    gpusort_destroy(context);
    return !(result == GPUSORT_OK && keys[0] == 1 && keys[1] == 2 && keys[2] == 3);
}
END

prints_a_row() {
    ${CC:-cc} -std=c11 -D_DEFAULT_SOURCE -Wall -Wextra -Wshadow -Werror -O2 -I"$root" "$root/tools/tune.c" -ldl -o tune || return 1
    ./tune --quick --kinds medium:u32,css:u32,onesweep:u64+u32,tile:u32,odd-even:u32 --device "${TESTS_DEVICE:-}" >printed || return 1
    grep '^/\* Measured by tools/tune: .*, driver [^ ]* *[^ ].*\. \*/$' printed || return 1
    sed -n '/^static void gpusorti_tune_measured/,/^}/p' printed >function
    grep '^    {".*gpusorti_tune_measured},$' printed >row || return 1
    table='^static const gpusorti_tuning_row gpusorti_tuning_rows\[\] = {$'
    sed -e "/$table/{e cat function" -e "r row" -e "}" "$root/gpusort.h" >gpusort.h
    [ "$(wc -l <gpusort.h)" = $(($(wc -l <"$root/gpusort.h") + $(wc -l <function) + $(wc -l <row))) ] || return 1
    # Split on purpose: a list of words.
    # shellcheck disable=SC2086
    ${CC:-cc} $warnings -I. pasted.c -ldl -o pasted && ./pasted
}

if prints_a_row >log 2>&1; then
    echo "ok   ${TESTS_DRIVER:-system} $name"
else
    echo "FAIL ${TESTS_DRIVER:-system} $name"
    sed 's/^/     /' log | tail -n 12
    exit 1
fi
