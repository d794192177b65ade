#!/bin/sh
# build.sh and tests/run.sh keep their word in any locale, examples/filesizes reads and writes what it says, and README has the
# figures of docs/measured.
# Prints one "ok" or "FAIL" line a promise. Works in the folder named by $1.
cd "$(dirname "$0")/.." || exit 1
root=$PWD
. tests/promise.sh
work=${1:-build/tests/scripts}
mkdir -p "$work/bin" && cd "$work" || exit 1

# ---- build.sh on a machine with a German locale and nothing installed ----

stub() { # NAME: a program, from standard input
    { echo '#!/bin/sh' && cat; } >"bin/$1" && chmod +x "bin/$1"
}
stub apt-cache <<'END_STUB'
if [ "${LC_ALL-}" = C ]; then candidate=Candidate none='(none)'; else candidate=Kandidat none='(keine)'; fi
if [ "$2" = chromium-common ]; then echo "  $candidate: $none"; else echo "  $candidate: 1.0"; fi
END_STUB
stub apt-get <<END_STUB
case "\$*" in
*--print-uris*) for package; do echo "'http://host/\$package.deb' \$package.deb 500000 SHA256:0"; done ;;
*) echo "\$@" >>"$PWD/installed" ;;
esac
END_STUB
echo 'echo not-installed' | stub dpkg-query
# shellcheck disable=SC2016 # for the stub
echo 'exec "$@"' | stub sudo

installs_what_there_is() {
    rm -f installed
    PATH="$PWD/bin:$PATH" LC_ALL=de_DE.UTF-8 WITHOUT="gcc-multilib git" "$root/build.sh" test no_such_program >said 2>&1
    cat installed said
    grep -q '^install .* libvulkan-dev .*clang .*libclang-rt-dev' installed && ! grep 'chromium\|multilib\| git' installed &&
        grep -q '^Installing .* [0-9][0-9] packages, 1[0-9] MB to fetch: libvulkan1 ' said &&
        grep -q '^WITHOUT="PACKAGE..." .*: gcc-mingw-w64-x86-64 (Windows), ' said &&
        grep -q '^This system offers no chromium-common, .*: SwiftShader' said &&
        grep -q '^As asked, without gcc-multilib, .*: 32-bit x86' said
}

tells_unknown_programs() {
    for command in test soak device coverage; do
        if "$root/tests/run.sh" $command sort no_such_program >said 2>&1; then return 1; fi
        cat said
        grep -q 'no_such_program.*: .*matrix' said || return 1
    done
}

promise "a German locale does not keep build.sh from installing what is offered" installs_what_there_is
promise "tests/run.sh names the programs there are when it is asked for another" tells_unknown_programs

# ---- examples/filesizes ----

builds() { ${CC:-cc} -std=c99 -Wall -Wextra -Wpedantic -Wshadow -Werror -O1 -I"$root" "$root/examples/filesizes.c" -ldl -o filesizes; }

sorts() { # INPUT OUTPUT, as printf takes them
    # shellcheck disable=SC2059 # formats on purpose
    printf "$1" | ./filesizes >sorted && printf "$2" | cmp - sorted
}
sorts_lines_of_any_length() {
    zeros=$(printf '%0300d' 0)
    sorts '3\n1\n2\n' '1\n2\n3\n' && sorts '18446744073709551615\n7' '7\n18446744073709551615\n' && sorts '' '' &&
        sorts "${zeros}12\n7\n" '7\n12\n'
}

refuses() { # INPUT MESSAGE
    # shellcheck disable=SC2059
    if printf "$1" | ./filesizes >sorted 2>said; then return 1; fi
    cat said
    grep -q "$2" said && [ ! -s sorted ]
}
refuses_other_lines() {
    refuses '1\n3\r\n' 'line 2: .*0x0d' && refuses '3\0001\n' 'line 1: .*0x00' && refuses '1\n\n2\n' 'line 2: no number' &&
        refuses '18446744073709551616\n' 'line 1: .*2^64' && refuses "$(printf '%070d' 0 | tr 0 1)\n" 'line 1: .*2^64' &&
        refuses '1\n-1\n' 'line 2: .*0x2d'
}

notices_a_full_disk() {
    for count in 2 100000; do
        if seq "$count" | ./filesizes >/dev/full 2>said; then return 1; fi
        cat said
        grep -q 'standard output: No space left' said || return 1
    done
}

promise "filesizes is C99" builds
promise "filesizes sorts lines of any length" sorts_lines_of_any_length
promise "filesizes refuses what is no number and says what it met" refuses_other_lines
promise "filesizes notices a full disk" notices_a_full_disk

# ---- README's tables ----

speed_rows() { sed -n '/^| u32 keys |/,/^| the first k/p' "$1" | grep '^|' | grep -v '^| the first k'; }

has_measured_tables() {
    (cd "$root" && tools/tables.sh) >tables && speed_rows tables >wanted && speed_rows "$root/README.md" >found &&
        [ "$(wc -l <wanted)" -gt 40 ] && diff found wanted
}

promise "README's tables of speed and of segments are those of docs/measured" has_measured_tables

exit $((failures > 0))
