#!/bin/sh
# gpusort.h is its parts under src/, joined; a part uses only those before it.
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

promise "gpusort.h is what src/ is joined to" is_joined
promise "each file in src/ is a part" all_are_parts
promise "a part uses only parts before it, in C and C++" uses_only_earlier_parts
promise "no part declares a function of another" declares_no_function_ahead
promise "the sections' tags are the parts' names" has_its_tags

exit $((failures > 0))
