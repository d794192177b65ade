#!/bin/sh
# The blocks of C in README.md and docs/ compile, links and names of files lead somewhere, the web page shows hello, and
# CONTRIBUTING knows the parts.
# Prints one "ok" or "FAIL" line a page and promise. Works in the folder named by $1.
cd "$(dirname "$0")/../.." || exit 1
root=$PWD
work=${1:-build/tests/snippets}
rm -rf "$work" && mkdir -p "$work/anchors" || exit 1
warnings="-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror -Wno-unused-variable -Wno-unused-but-set-variable"
failures=0

# promise NAME COMMAND...: the command succeeds.
promise() {
    name=$1
    shift
    if "$@" >"$work/log" 2>&1; then
        echo "ok   ${TESTS_DRIVER:-system} snippets: $name"
    else
        echo "FAIL ${TESTS_DRIVER:-system} snippets: $name"
        sed 's/^/     /' "$work/log" | head -n 12
        failures=$((failures + 1))
    fi
}

# What the blocks take for granted: an engine's handles.
cat >"$work/handles.h" <<'END_OF_HANDLES'
#include <vulkan/vulkan.h>
#include "gpusort.h"
#include <stdio.h>
#include <string.h>
extern VkInstance instance;
extern VkPhysicalDevice physical_device;
extern VkDevice device;
extern VkDeviceCreateInfo device_info;
extern VkQueue queue;
extern VkCommandBuffer cmd;
extern VkBuffer keys, values, scratch, draws, offsets, begins, ends, lows, highs;
extern uint32_t queue_family, count, capacity, segment_count, used_bits;
extern float depths[];
extern gpusort_context *context;
extern gpusort_result result;
END_OF_HANDLES

# Writes the ```c blocks of a page to files: whole programs, a file each, and all others as bodies of functions.
extract() { # PAGE PREFIX
    awk -v prefix="$2" -v page="$1" '
        function finish(   name) {
            blocks++
            if (text ~ /int main\(/) {
                name = prefix blocks ".c"
                printf "%s", text >name
                close(name)
            } else {
                name = prefix "bodies.c"
                if (!bodies++) print "#include \"handles.h\"" >name
                printf "void snippet%d(void);\nvoid snippet%d(void) {\n", blocks, blocks >name
                printf "#line %d \"%s\"\n%s}\n", first, page, text >name
            }
        }
        /^```c$/ {inside = 1; text = ""; first = NR + 1; next}
        /^```/ && inside {inside = 0; finish(); next}
        inside {text = text $0 "\n"}' "$1"
}

# Split on purpose: warnings is a list of words.
# shellcheck disable=SC2086
compiles() { # PREFIX
    for file in "$1"*.c; do
        gcc -std=c99 $warnings -I"$root" -I"$work" -fsyntax-only "$file" || return 1
        g++ -x c++ -std=c++11 $warnings -Wno-missing-field-initializers -I"$root" -I"$work" -fsyntax-only "$file" || return 1
    done
}

# Whether a page has a heading that GitHub makes into that anchor. The anchors of each page are listed once.
has_anchor() { # PAGE ANCHOR
    list=$work/anchors/$(echo "$1" | tr / _)
    [ -f "$list" ] || sed -n 's/^##* //p' "$1" | tr '[:upper:]' '[:lower:]' | sed 's/[^a-z0-9_ -]//g; s/ /-/g' >"$list"
    grep -qxF -e "$2" "$list"
}

links_lead_somewhere() { # PAGE
    lost=0
    case $1 in */*) folder=${1%/*}/ ;; *) folder= ;; esac
    for link in $(sed '/^```/,/^```/d' "$1" | grep -o '](\([^)]*\))' | sed 's/^](//; s/)$//' | grep -v '^http'); do
        file=${link%%#*}
        target=$1
        [ -z "$file" ] || target=$folder$file
        if [ ! -e "$target" ]; then
            echo "$1: no file $link" && lost=1
        elif [ "$file" != "$link" ] && ! has_anchor "$target" "${link#*#}"; then
            echo "$1: no heading $link" && lost=1
        fi
    done
    return $lost
}

# What a page calls a file of the project, in backquotes. METHOD, NAME and stars stand for any.
names_files_that_are_there() { # PAGE
    lost=0
    for file in $(grep -o '`\(docs\|examples\|packaging\|shaders\|src\|tests\|tools\)/[^` ]*[` ]' "$1" | tr -d '`' | sed 's,METHOD,*,; s,NAME,*,' | sort -u); do
        # shellcheck disable=SC2086 # a star
        ls -d $file >/dev/null 2>&1 || { echo "$1: no $file" && lost=1; }
    done
    return $lost
}

for page in README.md CHANGELOG.md docs/*.md tools/log/*.md; do
    prefix=$work/$(echo "$page" | tr / _).
    extract "$page" "$prefix"
    [ -z "$(find "$work" -name "${prefix##*/}*.c")" ] || promise "the C of $page compiles" compiles "$prefix"
    promise "the links of $page lead somewhere" links_lead_somewhere "$page"
    case $page in
    CHANGELOG.md | tools/log/*) ;; # they tell of files that are gone
    *) promise "the files that $page names are there" names_files_that_are_there "$page" ;;
    esac
done

# "`limit` ([example](examples/topk.c))": the program has the name.
examples_show_what_they_are_for() {
    tr '\n' ' ' <README.md | grep -o '`[A-Za-z_]*`[^`.]*(\[example\]([^)]*))' |
        sed 's/^`\([^`]*\)`.*(\([^()]*\)))$/\1 \2/' >"$work/shown"
    cat "$work/shown"
    [ "$(wc -l <"$work/shown")" -ge 4 ] || return 1
    while read -r word file; do grep -qw "$word" "$file" || { echo "$file has no $word" && return 1; }; done <"$work/shown"
}
promise "the examples that README.md links have what they are linked for" examples_show_what_they_are_for

# docs/index.html: what src and href name, and the program that it shows.
web_links_lead_somewhere() {
    grep -o '\(src\|href\)="[^"]*"' docs/index.html | sed 's/.*="//; s/"$//' >"$work/links"
    [ "$(wc -l <"$work/links")" -gt 10 ] || return 1
    while read -r link; do
        case $link in ../*) echo "$link is not there where docs/ is the root" && return 1 ;; esac
        [ -e "docs/${link%%#*}" ] || { echo "no file $link" && return 1; }
        case $link in
        *#*) has_anchor "docs/${link%%#*}" "${link#*#}" || { echo "no heading $link" && return 1; } ;;
        esac
    done <"$work/links"
}
web_page_shows_hello() {
    sed -n '/^<pre><code>/,/<\/code>/{s/^<pre><code>//; s/<\/code><\/pre>$//; s/&lt;/</g; s/&gt;/>/g; s/&amp;/\&/g; p}' \
        docs/index.html | diff examples/hello.c -
}
promise "the links of docs/index.html lead somewhere" web_links_lead_somewhere
promise "docs/index.html shows examples/hello.c" web_page_shows_hello

names_the_parts() {
    sed -n '/^| folder of `src\/` |/,/^$/s/^| `\([a-z]*\)` |\([^|]*\)|.*/\1\2/p' docs/CONTRIBUTING.md |
        while read -r folder names; do for name in $names; do echo "$folder/$name" | tr -d '`,'; done; done | sort >"$work/named"
    tools/header/join.sh --parts | tr ' ' '\n' | sort | diff "$work/named" -
}
promise "docs/CONTRIBUTING.md names the parts of src/" names_the_parts

exit $((failures > 0))
