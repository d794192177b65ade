#!/bin/sh
# build.sh and tests/run.sh keep their word in any locale, examples/filesizes reads and writes what it says, benchmarks say
# what they measured on, the pages have the figures of docs/measured, and the log of tuning is frozen.
# Prints one "ok" or "FAIL" line a promise. Works in the folder named by $1.
cd "$(dirname "$0")/../.." || exit 1
root=$PWD
. tests/lib/promise.sh
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

# apt-get prints hundreds of lines, which matter to nobody unless it fails.
shows_why_packages_are_missing() { # STATUS of apt-get: whether its words are shown
    mkdir -p apt && cp bin/apt-cache bin/dpkg-query bin/sudo apt &&
        printf '#!/bin/sh\necho Unpacking && exit %s\n' "$1" >apt/apt-get && chmod +x apt/apt-get || return 2
    PATH="$PWD/apt:$PATH" BUILD="$PWD/built" "$root/build.sh" test no_such_program >said 2>&1
    cat said
    grep '^+ .*apt-get install ' said && grep -q '^Unpacking' said
}
installs_in_silence() {
    shows_why_packages_are_missing 1 || return 1
    shows_why_packages_are_missing 0
    [ $? = 1 ]
}

# Nothing else is printed for minutes where many programs are compiled.
says_what_it_builds() {
    printf 'system %s\n' 'none test 1 some.sh' 'plain test 1 some' 'plain test 1 other' 'asan test 1 some' \
        'plain part 1 some' >to_build
    CC=true "$root/tests/run.sh" build_for "$PWD/to_build" >said 2>&1
    cat said
    [ "$(head -n 1 said)" = "building 3 programs" ]
}

tells_unknown_programs() {
    for command in test soak device coverage; do
        if "$root/tests/run.sh" $command sort no_such_program >said 2>&1; then return 1; fi
        cat said
        grep -q 'no_such_program.*: .*matrix' said || return 1
    done
}

# What drivers, sanitizers and fuzzers say beside the promises of a program that kept them; one that did not is shown whole.
noise='==17==WARNING: invalid path to external symbolizer!
DRM_IOCTL_AMDGPU_INFO: failed
     u32 module of 5000 words: 96 VGPRs
Slowest unit: 12 s:
Base64: AAAA'
hides_noise() {
    printf '%s\n' "$noise" 'ok   lavapipe8 some: a promise (1.0 s, 0.5 s of processor, 3 pipelines)' \
        'left out: some: reason' '     [1 s, 0.5 s of processor, 3 pipelines: some on lavapipe8, plain, test]' >noisy
    "$root/tests/run.sh" show "$PWD/noisy" >said
    cat said
    [ "$(wc -l <said)" = 3 ] && [ "$(tail -n 3 noisy)" = "$(cat said)" ] || return 1
    echo 'FAIL lavapipe8 some: another' >>noisy
    "$root/tests/run.sh" show "$PWD/noisy" >said
    [ "$(cat noisy)" = "$(cat said)" ]
}

# The estimate goes by the times of tests/programs: 40 of 100 took 20 s.
says_how_far_it_is() {
    printf 'lavapipe8 plain test %s\n' '40 sort' '50 matrix' '10 out' >jobs && mkdir -p logs && rm -f logs.ended
    TESTS_LIST=$PWD/jobs TESTS_LOGS=$PWD/logs TESTS_BEGUN=$(($(date +%s) - 20)) "$root/tests/run.sh" progress 40 >said
    cat said
    grep -q '^     1 of 3 programs, about 3[0-9] s left$' said
}

# A script looks for compilers behind the links to kept_cc.sh: it finds what is here, and nothing else.
compilers_are_found_where_they_are() {
    rm -rf few && mkdir few || return 1
    for tool in basename cat dirname env find grep head ln ls mkdir mv paste rm sh tr; do
        ln -s "$(command -v $tool)" few/$tool || return 1
    done
    printf '#!/bin/sh\n' >few/gcc && chmod +x few/gcc || return 1
    # shellcheck disable=SC2016 # for the inner shell
    PATH=$PWD/few TESTS_CACHE=$PWD/few_kept "$root/tests/run.sh" keep_compiled sh -c '
        for name in cc gcc g++ clang clang++ x86_64-w64-mingw32-gcc; do ! command -v $name || echo "$name" >&2; done' 2>found
    cat found
    [ "$(cat found)" = gcc ] || return 1
    # one that goes while a script runs is named
    PATH=$PWD/few "$root/tests/lib/kept_cc.sh" --version 2>&1 | grep 'no kept_cc.sh in PATH'
}

# Whatever README.md sets apart as a command, save git's: the systems' run has it. It needs root, so it is not run here.
fresh_systems_run_the_pages() {
    "$root/tests/scripts/systems.sh" --commands >commands && cat commands || return 1
    sed '/^```/,/^```/d' "$root/README.md" | sed -n 's/  *# .*//; s/^    //p' | grep -v '^git clone ' >told
    [ "$(wc -l <told)" -ge 4 ] && ! grep -vxFf commands told
}

lists_what_there_is() {
    for program in $(awk '/^[a-z]/ {print $6}' "$root/tests/programs" | sort -u); do
        case $program in *.sh) ;; *) program=$program.c ;; esac
        [ "$(find "$root/tests" "$root/tools/header/embed.sh" -name "$program" | wc -l)" = 1 ] || return 1
    done
}

echo "echo \"\$@\" >>$PWD/compiled" | stub nvcc
takes_cub_from_a_checkout() {
    rm -f compiled && mkdir -p cccl/cub/cub && : >cccl/cub/cub/cub.cuh || return 1
    PATH="$PWD/bin:$PATH" CC=true BUILD="$PWD/built" CCCL="$PWD/cccl" "$root/build.sh" benches && cat compiled &&
        grep -q "^-std=c++17 .* -I$PWD/cccl/cub -I$PWD/cccl/thrust -I$PWD/cccl/libcudacxx/include .*bench_cub.cu" compiled &&
        ! PATH="$PWD/bin:$PATH" CC=true BUILD="$PWD/built" CCCL="$PWD/bin" "$root/build.sh" benches
}

for tool in c++ cmake; do echo "echo \"$tool \$@\" >>$PWD/compiled" | stub $tool; done
takes_peers_from_checkouts() {
    rm -rf compiled peers && mkdir -p peers/vrdx/include peers/fuchsia/platforms/vk &&
        : >peers/vrdx/include/vk_radix_sort.h && : >peers/fuchsia/platforms/vk/radix_sort_vk.c || return 1
    echo "echo \"cc \$@\" >>$PWD/compiled" | stub fakecc
    PATH="$PWD/bin:$PATH" CC=fakecc BUILD="$PWD/built" VRDX="$PWD/peers/vrdx" FUCHSIA="$PWD/peers/fuchsia" "$root/build.sh" \
        benches && cat compiled && grep -q "^c++ .* -I$PWD/peers/vrdx/include tools/measure/bench_vrdx.cc" compiled &&
        grep -q "^cmake -S $PWD/peers/fuchsia " compiled && grep -q '^cc .*-DBENCH_FUCHSIA=' compiled &&
        grep -q '^cc .*tools/measure/bench_peers.c .*-DBENCH_VRDX=' compiled &&
        ! PATH="$PWD/bin:$PATH" CC=fakecc BUILD="$PWD/built" VRDX="$PWD/bin" "$root/build.sh" benches
}

promise "VRDX=FOLDER FUCHSIA=FOLDER ./build.sh benches builds other sorts for Vulkan from there" takes_peers_from_checkouts
promise "CCCL=FOLDER ./build.sh benches builds against that checkout, and against nothing else" takes_cub_from_a_checkout
promise "a German locale does not keep build.sh from installing what is offered" installs_what_there_is
promise "build.sh shows what apt-get prints where that fails, and nowhere else" installs_in_silence
promise "a run says how many programs it builds before it does" says_what_it_builds
promise "a run shows no more than its promises where they hold, and all where one does not" hides_noise
promise "a run says how many programs have ended and about how long the others take" says_how_far_it_is
promise "scripts find the compilers that are here, and no others" compilers_are_found_where_they_are
promise "fresh systems run each command that README.md sets apart, word for word" fresh_systems_run_the_pages
promise "tests/programs lists programs that are there" lists_what_there_is
promise "tests/run.sh names the programs there are when it is asked for another" tells_unknown_programs

# ---- releases ----

# What tools/header/release.sh reads, in a folder of its own.
released() {
    rm -rf release && mkdir -p release/docs/measured release/examples release/packaging/vcpkg/gpusort &&
        sha256sum <"$root/src/kernels/shaders.h" | sed 's/^/    /; s/ *-$//' >release/docs/measured/about.txt &&
        cp -R "$root/src" "$root/tools" "$root/gpusort.h" "$root/LICENSE" "$root/README.md" "$root/CHANGELOG.md" \
            "$root/build.sh" release && for place in docs/index.html examples/gpusort.py packaging/README.md \
        packaging/vcpkg/gpusort/vcpkg.json; do cp "$root/$place" "release/$place" || return 1; done
}
packs_a_release() {
    released && (cd release && BUILD=out ./build.sh release) || return 1
    version=$(sed -n 's/^## \([0-9.]*\), .*/\1/p' "$root/CHANGELOG.md" | head -n 1)
    tar xf "release/out/gpusort-$version.tar.gz" -C release && cd "release/gpusort-$version" || return 1
    [ "$(echo *)" = "LICENSE MANUAL.txt gpusort.h" ] && cmp LICENSE "$root/LICENSE" && cmp gpusort.h "$root/gpusort.h" &&
        grep -qx 'DO THIS' MANUAL.txt && grep -qx '    cc hello.c -o hello -ldl' MANUAL.txt && ! grep '^ \*\|\*/$' MANUAL.txt
    status=$?
    cd ../.. && return $status
}
# Each place is changed alone, and named.
refuses_another_version() {
    released || return 1
    while read -r file change; do
        sed -i "$change" "release/$file" && ! cmp -s "$root/$file" "release/$file" || return 1
        changed=$file
        case $file in src/*) release/tools/header/join.sh && changed=gpusort.h ;; esac
        if (cd release && BUILD=out ./build.sh release) >said 2>&1; then
            echo "packed in spite of $change in $file" && return 1
        fi
        cat said
        grep -q "^release.sh: $changed \|^$changed is not what its parts" said || return 1
        for name in $file $changed; do cp "$root/$name" "release/$name" || return 1; done
    done <<'END_OF_LIST'
gpusort.h s/^\(#define GPUSORT_VERSION_PATCH\) .*/\1 99/
src/face/api.h s/^\(#define GPUSORT_VERSION_PATCH\) .*/\1 99/
src/face/api.h s/^\(#define GPUSORT_VERSION_MINOR\) .*/\1 99/
src/face/api.h s/^\(.*GPUSORT_VERSION_MINOR !=\) [0-9]*/\1 99/
src/face/manual.h s/^\/\* gpusort.h [0-9.]* - /\/* gpusort.h 9.9 - /
src/face/manual.h s/(gpusort_sort_[0-9_]*)/(gpusort_sort_9_9_9)/
src/face/manual.h s/gpusort_create_sized_[0-9_]*/gpusort_create_sized_9_9_9/
src/face/manual.h s/^ \*   [0-9]\.[0-9]*  / *   9.9  /
README.md s/Version [0-9.]* /Version 9.9.9 /
README.md s/ [0-9-]* ·$/ 2026-01-01 ·/
docs/index.html s/Version [0-9.]* /Version 9.9.9 /
CHANGELOG.md s/^## [0-9.]*, /## 9.9.9, /
examples/gpusort.py s/^VERSION = "[0-9.]*"/VERSION = "9.9"/
packaging/README.md s/libgpusort.so.[0-9.]*/libgpusort.so.9.9/
packaging/vcpkg/gpusort/vcpkg.json s/"version": ".*"/"version": "9.9.9"/
END_OF_LIST
    [ -z "$(find release -name '*.tar.gz')" ]
}
# Whoever changes a kernel measures when the release is near, not at once.
refuses_figures_of_other_kernels() {
    released && grep -q '^    [0-9a-f]\{64\}$' "$root/docs/measured/about.txt" &&
        sed -i 's/[0-9a-f]$/g/' release/docs/measured/about.txt || return 1
    ! (cd release && BUILD=out ./build.sh release) >said 2>&1 && grep '^release.sh: docs/measured ' said
}

promise "a release is the header, the licence and the manual" packs_a_release
promise "no release is packed while a page or package names another version" refuses_another_version
promise "no release is packed with figures of other kernels" refuses_figures_of_other_kernels

# ---- examples/filesizes ----

builds() {
    ${CC:-cc} -std=c99 -Wall -Wextra -Wpedantic -Wshadow -Werror -O0 -I"$root" "$root/examples/filesizes.c" -ldl -o filesizes
}

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

# On a CPU driver, as tests have, and of an array that any GPU receives too late.
says_why_qsort_is_faster() {
    seq 100000 -1 1 | ./filesizes 2>said >sorted
    cat said
    tail -n 1 said | grep -q '^ *qsort is faster here: the "GPU" is the CPU'
}

promise "filesizes is C99" builds
promise "filesizes says why qsort is faster on a CPU driver" says_why_qsort_is_faster
promise "filesizes sorts lines of any length" sorts_lines_of_any_length
promise "filesizes refuses what is no number and says what it met" refuses_other_lines
promise "filesizes notices a full disk" notices_a_full_disk

# ---- measurements and the pages' tables ----

# Each row ends with the driver, the version and the date; the header names them.
bench_names_its_run() {
    ${CC:-cc} -std=c11 -D_DEFAULT_SOURCE -Wall -Wextra -Wshadow -Werror -O0 -I"$root" "$root/tools/measure/bench.c" \
        -ldl -lpthread -o bench && ./bench --device "${TESTS_DEVICE:-}" --repetitions 3 --warm-up 0 --types u64+u32 \
        --distributions draw --counts 3000 --csv run.csv && cat run.csv && [ "$(wc -l <run.csv)" = 2 ] &&
        head -n 1 run.csv | grep -q '^tool,device,.*,ok,driver,version,date$' &&
        awk -F, 'END {exit !(NF == 16 && $13 == 1 && $14 != "" && $15 ~ /^[0-9]+\.[0-9]+\.[0-9]+$/ && $16 ~ /^20/)}' run.csv
}

counts_of() { # LIST COUNT...: bench measures these
    rm -f run.csv
    ./bench --device "${TESTS_DEVICE:-}" --repetitions 1 --warm-up 0 --counts "$1" --csv run.csv && shift || return 1
    [ "$(awk -F, 'NR > 1 {printf "%s ", $9}' run.csv)" = "$* " ] || { cat run.csv && return 1; }
}
# All else is refused, and named.
bench_takes_numbers_alone() {
    counts_of 10^3,7,2^4..2^6,10..40:2 1000 7 16 32 64 10 40 || return 1
    while read -r option value named; do
        if timeout 60 ./bench --device "${TESTS_DEVICE:-}" --repetitions 1 --counts 7 "$option" "$value" >said 2>&1; then
            return 1
        fi
        cat said
        grep -q "^error: .*'$named'" said || return 1
    done <<'END_OF_LIST'
--counts 10^2,10x 10x
--counts 10^ 10^
--counts 3^4 3^4
--counts 10^20 10^20
--counts 2^64 2^64
--counts 2^32 2^32
--counts -5 -5
--counts 18446744073709551616 18446744073709551616
--counts 2^4..2^6: 2^4..2^6:
--counts 2^4..2^6:2,2^4..2^6x 2^4..2^6x
--counts 7, \?
--types u32+16b 16b
--types u32+0 0
--distributions bits24,bits8x bits8x
--segments rows8,rows9z rows9z
--segments wholesale wholesale
--limits 5,5k 5k
--radix 8bit 8bit
--window 0:8x 0:8x
--repetitions 3x 3x
--submission 2x 2x
--warm-up 1s 1s
--enable 0xfg 0xfg
--workgroup 256x8 256x8
--items 8. 8.
--threads 4t 4t
--chunk 10^6B 10^6B
END_OF_LIST
}

# Its rows say which sort of a submission they are of, unless that is the first.
bench_times_a_later_sort() {
    for sort in 1 3; do
        ./bench --device "${TESTS_DEVICE:-}" --repetitions 1 --warm-up 0 --counts 70 --submission $sort --csv run.csv || return 1
        [ $sort = 1 ] && named=auto || named=auto+sort$sort
        cat run.csv
        [ "$(awk -F, 'NR > 1 {print $4, $13}' run.csv)" = "$named 1" ] || return 1
    done
}

# Each, as it is named in bench.c, and in tools/measure/measure.sh.
bench_switches_mechanisms_off() {
    names=$(sed -n '/^} mechanisms\[\] = {/,/^};/s/^    {"\([a-z]*\)",.*/\1/p' "$root/tools/measure/bench.c")
    [ "$(echo "$names" | wc -l)" -gt 5 ] || return 1
    for name in $names; do
        grep -q "for mechanism in .*\b$name\b" "$root/tools/measure/measure.sh" &&
            ./bench --device "${TESTS_DEVICE:-}" --repetitions 1 --warm-up 0 --counts 70 --without "$name" --csv run.csv &&
            grep -q ",auto-$name,.*,1," run.csv || return 1
    done
}

# row TOOL QUEUE TYPE VALUE DISTRIBUTION MS [VERSION [DRIVER [DATE]]]: a case of 2^24 elements
row() {
    speed=$(awk "BEGIN {print 16.777216 / $6}")
    echo "$1,Card,$2,auto,$3,$4,ascending,$5,16777216,$6,$6,$speed,1,${8:-D 1},${7:-1.2.3},${9:-2026-01-31}"
}
# The same without a mechanism: MECHANISM, and the arguments of row.
without() { mechanism=$1 && shift && row gpusort compute "$@" | sed "s/,auto,/,auto-$mechanism,/"; }
measure() { # FOLDER: gpusort twice as fast, half as fast and as fast as CUB
    rm -rf "$1" && mkdir "$1" && {
        row gpusort compute u32 0 random 0.5 && row cub cuda u32 0 random 1.0
        row gpusort compute u32 4 zipf 2.0 && row cub cuda u32 4 zipf 1.0
        row gpusort compute u32 4 normal 1.0 && row cub cuda u32 4 normal 1.0
        row gpusort compute u32 4 random 1.0 && row cub cuda u32 4 random 1.1
        row gpusort compute u64 4 words 1.0 && row cub cuda u64 4 words 0.98
        without nothing u32 0 random 0.5 && without leaves u32 0 random 0.505
        without nothing u32 4 zipf 2.1 && without leaves u32 4 zipf 3.15
    } >"$1/run.csv"
}

table_of() { sed -n "/^<!-- table $1 -->/,/^<!-- end of table/p" "$2"; } # TABLE PAGE

sums_up_by_kinds() {
    measure sums && "$root/tools/measure/compare.sh" --summary sums/run.csv >summary
    cat summary
    grep -qxF '| 32-bit keys | 2.00, 2.00, 0 of 1 | 2.00, 2.00, 0 of 1 |' summary &&
        grep -qxF '| 32-bit keys + values, uneven | 0.71, 0.50, 1 of 2 | 0.71, 0.50, 1 of 2 |' summary &&
        grep -qxF '| 32-bit keys + values, even | 1.10, 1.10, 0 of 1 | 1.10, 1.10, 0 of 1 |' summary &&
        grep -qxF '| keys of other fields | 0.98, 0.98, 1 of 1 | 0.98, 0.98, 1 of 1 |' summary &&
        "$root/tools/measure/compare.sh" sums/run.csv | grep -q ' words .* 0.98  *0.97 [^M]*$' &&
        grep -qxF '| all | 1.02, 0.50, 2 of 5 | 1.02, 0.50, 2 of 5 |' summary
}

# A copy of the pages, filled from other measurements, differs from the pages and says what these say.
fills_tables() {
    rm -rf pages && mkdir -p pages/docs pages/tools && cp -R "$root/tools/measure" pages/tools &&
        cp "$root/README.md" pages && cp "$root/docs/SPEED.md" "$root/docs/TUNING.md" "$root/docs/index.html" pages/docs &&
        measure pages/docs/measured || return 1
    { # on a queue family with graphics, 10^6 elements, beside another sort for Vulkan
        row gpusort graphics f32 4 depth 0.5 && row gpusort graphics u32 4 random 0.5 && row vrdx graphics u32 4 random 0.75
    } | sed 's/,16777216,/,1000000,/' >pages/docs/measured/engine.csv
    sed -n '/^gpusort,.*,u32,4,.*,zipf,/s/,compute,/,graphics,/p; /^gpusort,.*,u32,0,.*,random,/s/,compute,/,graphics,/p' \
        pages/docs/measured/run.csv >>pages/docs/measured/engine.csv
    if pages/tools/measure/tables.sh --check; then return 1; fi
    pages/tools/measure/tables.sh && pages/tools/measure/tables.sh --check && cat pages/README.md &&
        grep -qx '\*\*10^6 depths with a 32-bit index in 0.500 ms\*\* (Card, queue family with graphics, 2026-01-31)\.' \
            pages/README.md &&
        grep -qx '| 10^6 elements, milliseconds | gpusort.h | vrdx 1.2.3 | CUB 1.2.3 |' pages/README.md &&
        grep -qx '| random 32-bit keys, 32-bit values | 0.500 | 0.750 | |' pages/README.md &&
        table_of peers pages/docs/SPEED.md | grep -qx '| u32 + u32 | 10^6 | 0.500 | 0.750 |' &&
        grep -q '^- 32-bit keys with values, without graphics: 1 of 3 cases is slower than CUB. The worst has 0.50 ' pages/README.md &&
        grep -q '^  2^24 keys with values; .* (`zipf`)\.$' pages/README.md &&
        grep -q '^| u32 + u32, zipf | .* | 2.00 / 1.00 = \*\*0.50\*\* |$' pages/docs/SPEED.md &&
        table_of fields pages/docs/SPEED.md | grep -q '^| u64 + u32, words | text: .* | 1.00 / 0.980 = \*\*0.98\*\* |$' &&
        table_of lines pages/docs/SPEED.md | grep -qxF -e "- 32-bit keys with values: 0.82 times as fast as CUB in the \
geometric mean of 3 cases, slower in 1 of them; the worst: 0.50." &&
        table_of kinds pages/docs/SPEED.md | grep -qxF '| 32-bit keys | 2.00 | 2.00 | 0 | 1 |' &&
        table_of times pages/docs/SPEED.md | grep -qxF '| u32 + u32, zipf | **0.50** |' &&
        table_of ms pages/docs/SPEED.md | grep -qxF '| u32 + u32, zipf | 2.00 |' &&
        table_of mechanisms pages/docs/TUNING.md | grep -qxF '| leaves | 1 | 1.01 | 1.01, 1.01 | 1.50, 1.50 |' &&
        table_of rules pages/docs/TUNING.md | grep -q '^| rule | case |' &&
        table_of fieldsgraphics pages/docs/SPEED.md | grep -qx 'Not part of this run.' &&
        ! table_of compute pages/docs/SPEED.md | grep ', words |' || return 1
    # losses are explained where there are any
    grep '^Losses are in bold' pages/README.md && sed -i '/,zipf,/d; /,normal,/d' pages/docs/measured/*.csv &&
        pages/tools/measure/tables.sh && table_of speed pages/README.md | grep ' 2.00 |$' && ! grep '^Losses are in bold' pages/README.md
}

refuses_several_runs() {
    rm -f answers
    for other in "1.2.3 1 2026-02-01" "1.2.4" "1.2.3 2" "1.2.3 1 2026-02-02"; do # the first one: past midnight
        # shellcheck disable=SC2086 # words
        set -- $other
        measure several && row gpusort compute u32 0 half 1 "$1" "D ${2:-1}" "${3:-2026-01-31}" >>several/run.csv
        if "$root/tools/measure/tables.sh" --check several >said 2>&1; then return 1; fi # they are not what the pages show
        cat said
        if grep -q '^tables.sh: rows of ' said; then echo refused; else echo taken; fi >>answers
    done
    [ "$(tr '\n' ' ' <answers)" = "taken refused refused refused " ]
}

describes_distributions() {
    table='/^static const bench_distribution_row bench_distributions/,/^};/'
    sed -n "$table"'s/^    {"\([a-z]*\)", .*/\1/p' "$root/tools/measure/bench_cases.h" | sort >names
    list=$root/tools/measure/distributions.txt
    sed -n 's/^\([a-z]*\)|\(even\|uneven\)|[^|]*\(|[^|]*\)\{0,1\}$/\1/p' "$list" | sort >described
    sed -n '/^static const char \*const bench_preset_fields/,/^ *NULL/s/.*--distributions \(.*\)".*/\1/p' \
        "$root/tools/measure/bench_cases.h" | tr , '\n' | sort >fields
    sed -n 's/^\([a-z]*\)|.*|.*|.*/\1/p' "$list" | sort >of_fields
    [ "$(wc -l <names)" -gt 20 ] && diff names described && [ "$(wc -l <fields)" -ge 12 ] && diff fields of_fields
}

has_measured_tables() {
    for page in "README.md headline peers speed losses" \
        "docs/SPEED.md run lines peers computepeers kinds graphicskinds ms times graphicstimes fieldsms fieldstimes" \
        "docs/SPEED.md counts cubcounts binding checked segments first host compute fields graphics fieldsgraphics summary" \
        "docs/TUNING.md run rules mechanisms" "docs/index.html words"; do
        # shellcheck disable=SC2086 # a page and names
        set -- $page
        file=$1
        shift
        for table; do grep -qx "<!-- table $table -->" "$root/$file" || return 1; done
    done
    "$root/tools/measure/tables.sh" --check
}

has_measured_plots() {
    mkdir -p plots && "$root/tools/measure/plot.sh" "$root/docs/measured" plots || return 1
    for plot in counts workloads; do
        grep -q '</svg>' plots/$plot.svg && diff plots/$plot.svg "$root/docs/$plot.svg" || return 1
    done
    grep -q '<rect.*var(--loss)' plots/workloads.svg && [ "$(grep -c '<polyline' plots/counts.svg)" = 6 ]
}

# They use private functions of the header, and most of them run by hand only.
tools_compile() {
    for program in "$root"/tools/*/*.c; do
        ${CC:-cc} -std=c11 -D_DEFAULT_SOURCE -Wall -Wextra -Wshadow -Wno-unused-function -Werror -fsyntax-only -I"$root" \
            "$program" || return 1
    done
}

promise "each program of tools/ compiles" tools_compile
promise "bench writes its driver, version and date into each row" bench_names_its_run
promise "bench refuses what is no number and names it" bench_takes_numbers_alone
promise "bench times a later sort of a submission where it is told to" bench_times_a_later_sort
promise "bench can switch off each mechanism that it names" bench_switches_mechanisms_off
promise "tools/measure/compare.sh sums up by kinds of keys" sums_up_by_kinds
promise "tools/measure/tables.sh fills the pages by the measurements" fills_tables
promise "tools/measure/tables.sh refuses rows of several runs" refuses_several_runs
promise "each distribution of bench is described" describes_distributions
promise "the tables of README.md, docs/SPEED.md, docs/TUNING.md and docs/index.html are those of docs/measured" has_measured_tables
promise "the plots of docs/ are drawn from docs/measured" has_measured_plots

# ---- what other vendors' compilers make of the kernels; the log of tuning ----

compiled() { # ROW...: what compilers.sh writes, of a few pipelines, and a page without tables
    mkdir -p mesa && { # a header, whose names nothing reads; tools/tune/compilers.c writes it
        echo device,kind,kernel
        printf '%s\n' "$@"
    } >mesa/table.csv && touch -d 2026-01-31T12:00:00Z mesa/table.csv &&
        printf '# Page\n<!-- table compilers -->\nold\n<!-- end of table -->\nafter\n' >mesa/page
}
tabulates_compilers() {
    compiled "PanVK G610,u32,segments,16,64,4,0x0,,160,16,,1,2,9" \
        "RADV gfx1100,u32,onesweep,32,512,14,0x1042,99,0,0,0,8,16,9" \
        "RADV gfx1100,u32,onesweep,32,512,14,0x1002,48,0,0,0,16,16,9" \
        "PanVK G610,u64+u32,scatter,16,384,6,0x0,,3,0,,1,2,9" &&
        "$root/tools/tune/compilers_tables.sh" mesa/table.csv mesa/page && cat mesa/page || return 1
    grep -qx 'Made on 2026-01-31\.' mesa/page && grep -qx 'after' mesa/page && ! grep -qx old mesa/page &&
        grep -qxF '| RDNA 3 (gfx1100) | AMD RDNA | 22.3.6 | 2 | 99 | 0 | 0 | 0 |' mesa/page &&
        grep -qxF '| Mali-G610 | Arm Valhall | 25.0.7 | 2 | not told | 2 | 160 | 1 |' mesa/page &&
        grep -qxF '| RDNA 3 (gfx1100) | 512 x 14, 48 registers, 16 of 16 |  |  |  |' mesa/page &&
        grep -qxF '| Mali-G610 |  |  |  | 384 x 6, 1 of 2 |' mesa/page || return 1
    compiled "PanVK G999,u32,scatter,16,64,4,0x0,,0,0,,1,2,9" && cp mesa/page mesa/before
    if "$root/tools/tune/compilers_tables.sh" mesa/table.csv mesa/page 2>said; then return 1; fi
    cat said
    grep -q 'no device is known as "PanVK G999"' said && cmp mesa/page mesa/before
}
knows_the_rows_that_were_compiled() {
    table_of compilers "$root/docs/COMPILERS.md" | sed -n '/^| device/,/^$/s/^| [^|]* | \([^|]*\) |.*/\1/p' |
        grep -v '^row$\|^---$' | sort -u >rows && cat rows && [ "$(wc -l <rows)" -ge 9 ] || return 1
    while read -r name; do grep -q "^    {\"$name\", [0-9A-Zx]" "$root/src/kernels/tuning.h" || return 1; done <rows
}
# The texts of shapes, as "512x8+index+groups16": of the page's table, and of NVIDIA's rows.
shapes_of() { grep -o '[0-9][0-9]*x[0-9][0-9]*[+a-z0-9]*' | sort -u; }
shows_shapes_in_use() {
    sed -n '/^| member | shapes/,/^$/p' "$root/docs/TUNING.md" | grep -o '`[0-9][^`]*`' | shapes_of >shown
    sed -n '/^#define GPUSORTI_NVIDIA_GRAPHICS/,/^$/p' "$root/src/kernels/tuning.h" | shapes_of >used
    [ "$(wc -l <used)" -ge 20 ] && diff shown used
}
puts_each_fault_in() {
    MUTATE_DIR=$PWD/mutate "$root/tests/mutate.sh" --check >said || { grep -v '^seen ' said && return 1; }
    grep -q '^[1-9][0-9]* seen, 0 not seen$' said
}
is_frozen() {
    (cd "$root/tools/log" && sha256sum --quiet -c sums && set -- 20*.md ./*.cu && [ "$(wc -l <sums)" = $# ])
}

promise "tools/tune/compilers_tables.sh makes the tables of docs/COMPILERS.md" tabulates_compilers
promise "docs/COMPILERS.md names rows that src/kernels/tuning.h has" knows_the_rows_that_were_compiled
promise "docs/TUNING.md shows the shapes that NVIDIA's rows have" shows_shapes_in_use
promise "tests/mutate.sh can put in each of its faults" puts_each_fault_in
promise "the entries of tools/log are as they were written" is_frozen

exit $((failures > 0))
