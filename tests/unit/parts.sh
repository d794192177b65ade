#!/bin/sh
# gpusort.h is its parts under src/, joined. Each is a file that compiles, and uses only those before it. What they share
# with shaders/ is what these say.
# Prints one "ok" or "FAIL" line a promise. Works in the folder named by $1.
cd "$(dirname "$0")/../.." || exit 1
root=$PWD
. tests/lib/promise.sh
work=${1:-build/tests/parts}
mkdir -p "$work" && cd "$work" || exit 1

parts=$("$root/tools/header/join.sh" --parts)

is_joined() { "$root/tools/header/join.sh" --check; }

# Every file in src/ is a part, and the other way round.
all_are_parts() {
    for part in $parts; do echo "./$part.h"; done | sort >wanted
    (cd "$root/src" && find . -type f) | sort | diff wanted -
}

# A part compiles with what it includes. What it declares of another part and calls is not defined then, which is a warning.
compile_alone() { # FOLDER PART
    printf '#define GPUSORT_IMPLEMENTATION\n#include "%s.h"\n' "$2" >alone.c
    # C++ and other compilers take the whole: compile.sh
    gcc -std=c99 -Werror -I"$1" -fsyntax-only alone.c || { echo "$2" && return 1; }
}

each_compiles_alone() {
    for part in $parts; do compile_alone "$root/src" "$part" || return 1; done
}

includes_of() { sed -n '/^$/q; s/^#include "\(.*\)\.h"$/\1/p' "$1"; } # FILE

include_earlier_parts() { # FOLDER
    before=" "
    for part in $parts; do
        [ "$(head -n 1 "$1/$part.h")" = "#pragma once" ] || { echo "$part does not begin with #pragma once" && return 1; }
        for included in $(includes_of "$1/$part.h"); do
            case $before in
            *" $included "*) ;;
            *) echo "$part includes $included, which is not before it" && return 1 ;;
            esac
        done
        before="$before$part "
    done
}

# What another of its includes brings, a part need not include.
include_nothing_twice() { # FOLDER
    for part in $parts; do echo "$part $(includes_of "$1/$part.h" | tr '\n' ' ')"; done | awk '{
            for (i = 2; i <= NF; i++) brings[$1] = brings[$1] " " $i " " brings[$i]
            for (i = 2; i <= NF; i++)
                for (j = 2; j <= NF; j++)
                    if (index(brings[$j] " ", " " $i " ")) {
                        print $1 " includes " $i ", which " $j " brings"
                        twice = 1
                    }
        }
        END {exit twice}'
}

# A folder is on a floor; a part includes parts of its own folder and of floors below.
floors="face base kernels device plan methods choose record host"
floor_of() { # PART
    floor=0
    for folder in $floors; do
        [ "$folder" != "${1%/*}" ] || { echo "$floor" && return; }
        floor=$((floor + 1))
    done
    return 1
}

include_lower_folders() { # FOLDER
    for part in $parts; do
        own=$(floor_of "$part") || { echo "$part is in no folder with a floor" && return 1; }
        for included in $(includes_of "$1/$part.h"); do
            [ "$(floor_of "$included")" -le "$own" ] || { echo "$part includes $included, of a floor above" && return 1; }
        done
    done
}

# A method includes another one only where these lines say so.
methods_stand_apart() { # FOLDER
    for part in $parts; do
        case $part in methods/*) ;; *) continue ;; esac
        for included in $(includes_of "$1/$part.h"); do
            case "${part#methods/} -> ${included#methods/}" in
            "passes -> leaves" | "leaves -> places" | "buckets -> tiles" | "segments -> passes") ;;
            *" -> "*/*) ;;
            *) echo "$part includes $included" && return 1 ;;
            esac
        done
    done
}

# The chapters of a method's file; passes and the first k have more than one of steps.
keep_chapters_in_order() { # FOLDER
    for part in $parts; do
        case $part in methods/*) ;; *) continue ;; esac
        sed -n 's|^/\* ---- \([^ ,:]*\).*|\1|p' "$1/$part.h" | awk -v part="$part" '
            BEGIN {split("shapes counts planner numbers steps", order); for (i in order) at[order[i]] = i}
            NR == 1 {story = $1 ~ /^>>/; next}
            !($1 in at) {print part " has a chapter \"" $1 "\""; wrong = 1; next}
            at[$1] < last {print part ": \"" $1 "\" comes too late"; wrong = 1}
            {last = at[$1]; has[$1] = 1}
            END {exit wrong || !story || !has["planner"] || !has["numbers"] || !has["steps"]}' ||
            { echo "$part" && return 1; }
    done
}

misplaced_chapter_is_found() {
    rm -rf broken && cp -r "$root/src" broken
    keep_chapters_in_order broken || return 1
    for change in 's|^/\* ---- planner|/* ---- plans|' 's|^/\* ---- counts|/* ---- numbers|' 's|^/\* ---- steps.*||' \
        's|^/\* ---- >>[a-z]*||'; do
        sed -i "$change" broken/methods/tiles.h
        ! keep_chapters_in_order broken || { echo "not found: $change" && return 1; }
        cp "$root/src/methods/tiles.h" broken/methods
    done
}

# What these five find, in a copy of the parts.
use_of_a_later_part_is_found() {
    rm -rf broken && cp -r "$root/src" broken
    include_earlier_parts broken && include_lower_folders broken && methods_stand_apart broken || return 1
    include_nothing_twice broken || return 1
    sed -i 's|^#pragma once$|&\n#include "base/base.h"|' broken/plan/layout.h
    ! include_nothing_twice broken || return 1
    cp "$root/src/plan/layout.h" broken/plan
    sed -i 's|^#pragma once$|&\n#include "choose/walk.h"|' broken/plan/layout.h
    ! include_earlier_parts broken || return 1
    ! include_lower_folders broken || return 1
    cp "$root/src/plan/layout.h" broken/plan
    sed -i 's|^#pragma once$|&\n#include "methods/network.h"|' broken/methods/tiles.h
    include_earlier_parts broken || return 1
    ! methods_stand_apart broken || return 1
    cp "$root/src/methods/tiles.h" broken/methods
    echo 'static int gpusorti_early(void) { return gpusorti_methods[0].wanted != 0; }' >>broken/plan/layout.h
    ! compile_alone broken plan/layout || return 1
    cp "$root/src/plan/layout.h" broken/plan
    printf '%s\n' 'static int gpusorti_late(void);' 'static int gpusorti_early(void) { return gpusorti_late(); }' \
        >>broken/plan/layout.h
    ! compile_alone broken plan/layout
}

# Who gets a plan that gpusorti_make_plan() has returned may read it, and cannot write into it or its request.
write_into_a_plan_is_found() {
    while read -r part owner plan; do
        rm -rf broken && cp -r "$root/src" broken
        echo "static uint32_t gpusorti_read($owner *its) { return its->$plan->request.count; }" >>"broken/$part.h"
        compile_alone broken "$part" || return 1
        echo "static void gpusorti_write($owner *its) { its->$plan->request.count = 1; }" >>"broken/$part.h"
        ! compile_alone broken "$part" || { echo "not found: $part" && return 1; }
    done <<'END'
plan/step gpusorti_walk plan
host/host gpusorti_call plan
host/host gpusorti_call usual
END
}

# Of the numbers and arguments that kernels and host share; embed.sh --check compares what SPIR-V tells, too.
share_as_shaders_say() { # ROOT
    "$1/tools/header/shared.sh" no_kernels </dev/null >shared || return 1
    for text in shared "$1/src/kernels/shared.h"; do
        sed -n '/^\/\* ---- shaders/,/^\/\* Shared memory of/p' "$text" >"$(basename "$text").part"
    done
    [ "$(wc -l <shared.part)" -ge 200 ] && diff shared.h.part shared.part
}

# What that finds: a number or an argument of another value or name; a number that is in a kernel alone.
change_of_shaders_alone_is_found() {
    rm -rf changed && mkdir changed && cp -r "$root/tools" "$root/shaders" "$root/src" changed
    share_as_shaders_say changed || return 1
    while read -r file expression; do
        sed -i "$expression" "changed/shaders/$file"
        ! share_as_shaders_say changed || { echo "not found: $file $expression" && return 1; }
        cp "$root/shaders/$file" "changed/shaders/$file"
    done <<'END'
common/constants.glsl s/MAX_RUNS = 128u/MAX_RUNS = 64u/
common/constants.glsl s/MOST_SELECT_ITEMS = 32u/MOST_SELECT_ITEMS = 16u/
common/arguments.glsl s/uint record;/uint records;/
common/buffers.glsl s/uint pass_count;//
common/buffers.glsl s/(constant_id = 12) const uint VARIANT/(constant_id = 12) const uint FORM/
ends/gather.comp $a const uint VARIANT_TWICE = 128u;
END
}

# The words of shared memory of a kernel with such a variable, by the text of its SPIR-V.
count_shared_words() { # TYPE
    rm -rf arrays && mkdir arrays
    printf '#!/bin/sh\ncat "$3"\n' >arrays/dis && chmod +x arrays/dis
    printf '%s\n' '%1 = OpTypeInt 32 0' '%2 = OpConstant %1 4' '%3 = OpTypeArray %1 %2' '%4 = OpTypeArray %3 %2' \
        "%5 = OpTypePointer Workgroup $1" '%6 = OpVariable %5 Workgroup' >arrays/shared.spv
    echo 'shared shared.comp' | SPIRV_DIS=arrays/dis "$root/tools/header/shared.sh" arrays 2>&1
}

# The host would take the length of the outer array for that of all.
shared_array_of_arrays_is_refused() {
    count_shared_words %3 | grep -q 'gpusorti_shared_words' || return 1
    count_shared_words %4 | grep -q 'shared: a shared variable is neither of numbers nor an array of them'
}

has_its_tags() {
    grep -o '^/\* ---- >>[a-z]*' "$root/gpusort.h" | sed 's/.*>>//' >found
    for part in $parts; do
        case $part in face/*) ;; *) echo "${part#*/}" ;; esac
    done | diff - found
}

# Behind the manual: what compilers and the linker need comes after the first declarations.
declares_soon() {
    line=$(sed '1,/^ \*\/$/d' "$root/gpusort.h" | sed -n '/^typedef/{=;q;}')
    [ "${line:-99}" -le 40 ] || { echo "the first declaration is in line $line behind the manual" && return 1; }
}

promise "gpusort.h is what src/ is joined to" is_joined
promise "each file in src/ is a part" all_are_parts
promise "each part compiles alone" each_compiles_alone
promise "a part includes only parts before it" include_earlier_parts "$root/src"
promise "a part includes nothing that another of its includes brings" include_nothing_twice "$root/src"
promise "a part includes parts of its folder and of floors below" include_lower_folders "$root/src"
promise "a method includes no other, except as CONTRIBUTING says" methods_stand_apart "$root/src"
promise "the use of a later part, of a floor above, of another method is found" use_of_a_later_part_is_found
promise "the chapters of a method come in the order that CONTRIBUTING says" keep_chapters_in_order "$root/src"
promise "a chapter that is missing or comes too late is found" misplaced_chapter_is_found
promise "a write into a plan is found" write_into_a_plan_is_found
promise "kernels and host have the same numbers and arguments" share_as_shaders_say "$root"
promise "a change of shaders/ alone is found" change_of_shaders_alone_is_found
promise "a shared array of arrays is refused" shared_array_of_arrays_is_refused
promise "the interface begins at most 40 lines behind the manual" declares_soon
promise "the sections' tags are the parts' names" has_its_tags

exit $((failures > 0))
