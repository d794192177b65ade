#!/bin/sh
# What gpusort.h and shaders/ both name is the same in both: arguments, specialization constants, words, bits.
# Prints one "ok" or "FAIL" line a promise. Works in the folder named by $1.
cd "$(dirname "$0")/../.." || exit 1
root=$PWD
. tests/lib/promise.sh
work=${1:-build/tests/names}
mkdir -p "$work" && cd "$work" || exit 1

# Whether gpusort.h compiles and all conditions hold, $1 of them at least: a line each, after macros that they need.
hold() {
    {
        printf '#define GPUSORT_IMPLEMENTATION\n#include "gpusort.h"\n#include <stddef.h>\n'
        sed 's/^[^#].*/_Static_assert(&, "");/'
    } >names.c
    [ "$(grep -c _Static_assert names.c)" -ge "$1" ] && ${CC:-cc} -std=c11 -I"$root" -fsyntax-only names.c
}

# members STRUCT OFFSET NAME...: the words of a struct behind so many bytes are these, in this order.
members() {
    struct=$1 offset=$2
    shift 2
    for member; do
        echo "offsetof($struct, $member) == $offset && sizeof((($struct *)0)->$member) == 4"
        offset="$offset + 4"
    done
}

# ---- push constants ----

# The members of a kernel's push constants, one a line, as the compiler of shaders sees them.
pushed() { # SOURCE DEFINES...
    source=$1
    shift
    "${GLSLANG:-glslangValidator}" -E -S comp -I"$root/shaders" "$@" "$source" |
        awk '/uniform Push/ {on = 1; next} on && /} *push/ {exit} on' | tr ';' '\n' | awk 'NF {print $1, $2}'
}

addresses_match() {
    pushed "$root/shaders/begin.comp" -DGPUSORTI_ADDRESS | awk '
        $1 == "uvec2" {print "offsetof(gpusorti_push, " $2 ") == " 8 * n++}
        END {print "GPUSORTI_PUSH_ADDRESSES == " 8 * n; print "sizeof(gpusorti_push) <= 128"}' | hold 7
}

# What a file has where GPUSORTI_SEGMENTS is defined (1) or not (0).
build_of() { # 0|1 FILE...
    segments_defined=$1
    shift
    awk -v segments="$segments_defined" '
        FNR == 1 {depth = 0; off = 0}
        /^#if/ {
            depth++
            if (!off && $2 == "GPUSORTI_SEGMENTS" && ($1 == "#ifdef") != segments) off = depth
            at[depth] = $2 == "GPUSORTI_SEGMENTS"
        }
        /^#else/ && at[depth] && (off == depth || !off) {off = off ? 0 : depth}
        /^#endif/ {if (off == depth) off = 0; depth--}
        !off' "$@"
}

# Each source of kernels with the defines that change its arguments, as tools/embed.sh builds it.
builds() {
    awk '/^# name +source/ {on = 1; next} /^END/ {on = 0} on {print $2, /-DGPUSORTI_SEGMENTS/}' "$root/tools/embed.sh" | sort -u
}

# Without addresses: what all kernels share, then the kernel's own.
arguments_match() {
    shared=$(sed -n '/uniform Push {/,/#ifdef ARGUMENTS/s/^ *uint \([a-z_]*\);.*/\1/p' "$root/shaders/buffers.glsl")
    words=$(echo "$shared" | wc -l)
    builds | while read -r source segments; do
        kernel=$root/shaders/$source
        define=
        [ "$segments" = 0 ] || define=-DGPUSORTI_SEGMENTS
        # shellcheck disable=SC2086 # a word or none
        all=$(pushed "$kernel" $define | awk '{print $2}')
        [ "$(echo "$all" | head -n "$words")" = "$shared" ] || echo "0 /* $source */"
        own=$(echo "$all" | tail -n "+$((words + 1))")
        # shellcheck disable=SC2086 # words
        members gpusorti_push GPUSORTI_PUSH_ADDRESSES $shared
        echo "offsetof(gpusorti_push, own) == GPUSORTI_PUSH_ADDRESSES + 4 * $words"
        [ -n "$own" ] || continue
        # the struct is named in the line before the arguments, in the kernel or in what it includes
        included=$(build_of "$segments" "$kernel" | sed -n 's/^#include "\(.*\)"/\1/p')
        # shellcheck disable=SC2086
        struct=$(cd "$root/shaders" && build_of "$segments" "$kernel" $included | grep -h -B1 '^#define ARGUMENTS' |
            sed -n 's/^\/\/ \(gpusorti_[a-z_]*\) in gpusort.h$/\1/p')
        # shellcheck disable=SC2086
        members "${struct:-no_struct_is_named}" 0 $own
        echo "sizeof($struct) == 4 * $(echo "$own" | wc -l)"
    done >conditions
    hold 100 <conditions
}

# ---- constants ----

specialization_matches() {
    constants=$(sed -n 's/^layout(constant_id = \([0-9]*\)) const uint \([A-Z_]*\) .*/\1 \2/p' "$root/shaders/buffers.glsl")
    [ "$(echo "$constants" | awk '{print $1}')" = "$(seq 0 $(($(echo "$constants" | wc -l) - 1)))" ] || return 1
    names=$(echo "$constants" | awk '{print tolower($2)}')
    # shellcheck disable=SC2086
    {
        members gpusorti_spec 0 $names && echo "GPUSORTI_SPEC_COUNT == $(echo "$constants" | wc -l)"
        while read -r bit member; do echo "GPUSORTI_READS_$bit == 1 << offsetof(gpusorti_spec, $member) / 4"; done <<'END'
ITEMS items
RADIX radix_bits
KEY_WORDS key_words
DESCENDING descending
VALUES value_words
VARIANT variant
END
    } | hold 20
}

# The constants of all kernels as macros, without those that a kernel computes.
constants() {
    cat "$root"/shaders/*.comp "$root"/shaders/*.glsl |
        sed -n 's/^const uint \([A-Z][A-Z_0-9]*\) = \([A-Z_0-9ux+* ]*\);.*/#define \1 (\2)/p' |
        grep -v 'RADIX\|TILE)\|WORKGROUP_SIZE\|ITEMS\|(VARIANT' | sort -u
}

# Names that begin so in gpusort.h, and in shaders/.
named_here() { grep -o "GPUSORTI_$1[A-Z_0-9]*[A-Z0-9]" "$root/gpusort.h" | sed 's/^GPUSORTI_//' | sort -u; }
named_there() { constants | awk '{print $2}' | grep "^$1"; }

# From names: GPUSORTI_X is X.
same() { sed 's/.*/(int)& == GPUSORTI_&/'; }

control_words_match() { # words that the host does not look at have no name in gpusort.h
    { constants && named_here CONTROL_ | same; } | hold 6
}

modes_match() {
    {
        constants
        for names in named_here named_there; do $names TILE_ && $names MODE_ && $names FLAG_R; done | sort -u | same
        echo "FLAG_WRITE_INDICES == GPUSORT_WRITE_INDICES"
        echo "FLAG_KEEP_KEYS == GPUSORT_KEEP_KEYS"
    } | hold 8
}

numbers_match() {
    {
        constants
        printf '%s\n' MAX_RUNS BOUND_WORDS MERGE_WAYS MOST_STRIDE_GROUPS | same
    } | hold 4
}

# A bit or value has the same number; of a field, GPUSORTI_X(n) in gpusort.h, a kernel names the first bit.
variants_match() {
    sed -n '/as VARIANT_\* in shaders/,/^$/p' "$root/gpusort.h" >variants
    fields=$(sed -n 's/^#define GPUSORTI_\([A-Z_]*\)(n).*/\1/p' variants)
    values=$(sed -n 's/^ *GPUSORTI_\([A-Z_]*\) = .*/\1/p' variants)
    {
        constants
        for name in $fields; do echo "GPUSORTI_$name(3) - GPUSORTI_$name(2) == 1u << VARIANT_$name"; done
        for name in $values; do echo "(int)VARIANT_$name == GPUSORTI_$name"; done
        for name in $(constants | sed -n 's/^#define VARIANT_\([A-Z_]*\) .*/\1/p'); do
            echo "$fields" "$values" | grep -qw "$name" || echo "0 /* VARIANT_$name is not in gpusort.h */"
        done
    } | hold 15
}

# All but those of tests, which no row has.
rows_have_variants() {
    missing=
    for name in $(sed -n 's/^const uint VARIANT_\([A-Z_]*\) .*/\1/p' "$root/shaders/variants.glsl"); do
        case $name in REVERSED | STALL) continue ;; esac
        grep -q "^    {\"[a-z]*\", GPUSORTI_OF_PASS, GPUSORTI_$name[,(]" "$root/src/tuning.h" || missing="$missing $name"
    done
    [ -z "$missing" ] || echo "gpusorti_fields[] lacks$missing" >&2
    [ -z "$missing" ]
}

promise "addresses lie first in the push constants, in one order" addresses_match
promise "kernels and host code name each kernel's arguments alike, in one order" arguments_match
promise "specialization constants have the same names in the order of their numbers" specialization_matches
promise "words of the control block are the same words" control_words_match
promise "bits of modes and flags are the same bits" modes_match
promise "numbers that both know are the same" numbers_match
promise "variants are the same bits and fields" variants_match
promise "rows of the tuning table name all variants" rows_have_variants

exit $((failures > 0))
