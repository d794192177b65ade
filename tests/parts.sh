#!/bin/sh
# gpusort.h is its parts under src/, joined; a part uses only those before it, and is short enough to be read.
# Prints one "ok" or "FAIL" line a promise. Works in the folder named by $1.
cd "$(dirname "$0")/.." || exit 1
root=$PWD
. tests/promise.sh
work=${1:-build/tests/parts}
mkdir -p "$work" && cd "$work" || exit 1

parts=$("$root/tools/join.sh" --parts)

is_joined() { "$root/tools/join.sh" --check; }

# Every file in src/ is a part, and the other way round.
all_are_parts() {
    for part in $parts; do echo "$part.h"; done | sort >wanted
    (cd "$root/src" && ls) | sort | diff wanted -
}

# The header up to a part compiles: what it uses of a later one is not declared.
compiles_until() { # PART
    "$root/tools/join.sh" --until "$1" >until.h
    printf '#define GPUSORT_IMPLEMENTATION\n#include "until.h"\n' >until.c
    for compiler in "${CC:-cc} -std=c99 -Werror=implicit-function-declaration" "${CXX:-c++} -std=c++11 -x c++"; do
        # shellcheck disable=SC2086 # words
        $compiler -w -I. -fsyntax-only until.c || return 1
    done
}

uses_only_earlier_parts() {
    for part in $parts; do
        case $part in manual | api | licence) continue ;; esac # no code ends there
        compiles_until "$part" || { echo "$part uses a later part" && return 1; }
    done
}

# A function that is declared before its part would let earlier parts use it. The generated part has none.
declares_no_function_ahead() {
    ! (cd "$root/src" && grep -nE '^(static|extern) [^={]*\([^{]*\);' -- $(for part in $parts; do
        case $part in api | shaders | config) ;; *) echo "$part.h" ;; esac
    done))
}

has_its_tags() {
    grep -o '^/\* ---- >>[a-z]*' "$root/gpusort.h" | sed 's/.*>>//' >found
    for part in $parts; do case $part in manual | api | licence) ;; *) echo "$part" ;; esac; done | diff - found
}

is_short() {
    for part in $parts; do
        [ "$part" = shaders ] || [ "$(wc -l <"$root/src/$part.h")" -le 700 ] || { echo "$part: over 700 lines" && return 1; }
    done
}

# What gpusort_prepare() and gpusort_scratch() go through are the thresholds; a count compared with anything else would be missed.
compares_with_thresholds() {
    sed -n '/^\/\* ---- planners:/,/^static gpusort_result gpusorti_make_plan/p' "$root/src/choose.h" >planners
    grep -c '\<n \(<=\|>\) to\(->\|\.\)' planners >compared
    [ "$(cat compared)" -ge 20 ] || return 1
    sed '/^ \*/d; s,/\*.*,,; s/\<n \(<=\|>\) to\(->\|\.\)//g; s/\<n > gpusorti_grouped(//' planners |
        grep -nE '\<(n|count) *([-+*/%<>!&|^?]|==|<<)|([-+*/%<>!&|^]|==) *n\>|gpusorti_(tiles|segments_of|keys_size)\(' && return 1
    return 0
}

promise "gpusort.h is what src/ is joined to" is_joined
promise "each file in src/ is a part" all_are_parts
promise "a part uses only parts before it, in C and C++" uses_only_earlier_parts
promise "no part declares a function of another" declares_no_function_ahead
promise "the sections' tags are the parts' names" has_its_tags
promise "no part has more than 700 lines" is_short
promise "planners compare the count with thresholds alone" compares_with_thresholds

exit $((failures > 0))
