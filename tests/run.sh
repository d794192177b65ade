#!/bin/sh
# Builds the tests and runs them over all drivers: tests/run.sh [test|soak|fuzz|coverage|device] [PROGRAM...]
# The last line reads "N passed, N failed", and ", N left out" where drivers or compilers are missing that not every system
# has: lines that begin with "left out:" name them. TESTS_DRIVERS names the drivers (see driver below), TESTS_JOBS how many
# programs run at once (2),
# TESTS_CACHE the folder where drivers keep what they compiled (build/tests/cache).
cd "$(dirname "$0")/.." || exit 1
root=$PWD
build=$root/build/tests
drivers=${TESTS_DRIVERS:-swiftshader lavapipe16 lavapipe8 lavapipe4}
jobs=${TESTS_JOBS:-2}
cache=${TESTS_CACHE:-$build/cache}
cc=${CC:-cc}
export LC_ALL=C # what other programs print is read here
# Newer layers report no hazards of shaders without these, and nothing more than ten times, so that deliberate errors would
# hide others.
export VK_LAYER_SYNCVAL_SHADER_ACCESSES_HEURISTIC=1 VK_LAYER_ENABLE_MESSAGE_LIMIT=false
warnings="-std=c11 -Wall -Wextra -Wshadow -Werror"
mkdir -p "$build"

# ---- drivers ----

first_file() { # PATTERN...: the first file there is
    for file; do
        if [ -f "$file" ]; then
            echo "$file"
            return 0
        fi
    done
    echo "no such driver: $*" >&2
    return 1
}

# Chromium brings it.
swiftshader_file() {
    first_file "${SWIFTSHADER_ICD:-/usr/lib/chromium/vk_swiftshader_icd.json}" \
        /usr/lib64/chromium-browser/vk_swiftshader_icd.json /usr/lib/chromium-browser/vk_swiftshader_icd.json
}

# RADV makes up a device by RADV_FORCE_FAMILY, from Mesa 26 on by this library, which is loaded before others.
radv_file() { first_file /usr/share/vulkan/icd.d/radeon_icd.*.json /usr/share/vulkan/icd.d/radeon_icd.json; }
radv_shim() { first_file /usr/lib/*/libamdgpu_noop_drm_shim.so; }

# The first number of lavapipe's version.
mesa() {
    grep -aoh 'Mesa [0-9][0-9]*\.[0-9]' /usr/lib/*/libvulkan_lvp.so /usr/lib*/libvulkan_lvp.so 2>/dev/null |
        sed 's/Mesa //; s/\..*//; q'
}

# Whether NAME is lavapipe by tools/wide_lavapipe.sh, whose file WIDE_LAVAPIPE_ICD names.
is_wide() { [ "$1" = lavapipe32 ] || [ "$1" = lavapipe64 ]; }

# What is missing for driver NAME, if it is one to do without. The others fail their tests.
# Mesa 25.0.7 and 26.1.6 crash where vectors have 512 bits and kernels take addresses; users have 256 unless they ask for
# more.
missing_for() {
    case $1 in
    lavapipe16)
        version=$(mesa)
        [ "${version:-0}" -lt 23 ] || echo "the lavapipe of Mesa $version crashes with vectors of 512 bits"
        ;;
    swiftshader | both) swiftshader_file >/dev/null 2>&1 || echo "no SwiftShader (Debian: chromium-common)" ;;
    radv_*)
        if ! radv_file >/dev/null 2>&1; then
            echo "no RADV (Debian: mesa-vulkan-drivers)"
        elif ! radv_shim >/dev/null 2>&1 && grep -q 'FORCE_FAMILY.*has been removed' /usr/lib/*/libvulkan_radeon.so; then
            echo "RADV makes up no device (Debian: mesa-drm-shim)"
        fi
        ;;
    esac
}

# Whether `test` runs lavapipe8 as well, which shows what does not depend on NAME.
beside_lavapipe8() {
    [ "$1" != lavapipe8 ] || return 1
    case " $drivers " in *\ lavapipe8\ *) return 0 ;; esac
    return 1
}

# Whether NAME then differs from it in the size of its subgroups alone.
only_subgroups() { [ "$1" != swiftshader ] && beside_lavapipe8 "$1"; }

# `test` spares a driver what lavapipe8 shows as well. 2: it is slow
spare() { [ -z "${TESTS_SHORT:-}" ] || export TESTS_SPARED="$1" TESTS_RANDOM=$((120 / ($1 + 1))); }

# The environment in which NAME is the only Vulkan driver. A missing one leaves a path that fails its tests.
driver() {
    lavapipe=$(first_file /usr/share/vulkan/icd.d/lvp_icd.*.json /usr/share/vulkan/icd.d/lvp_icd.json)
    export TESTS_DRIVER="$1" LP_NATIVE_VECTOR_WIDTH=
    unset VK_ICD_FILENAMES VK_DRIVER_FILES RADV_FORCE_FAMILY AMDGPU_GPU_ID TESTS_DEVICE TESTS_SUBGROUP TESTS_TWO_DEVICES \
        TESTS_COMPUTE_QUEUE TESTS_FAMILY TESTS_PRELOAD TESTS_SPARED TESTS_RELAXED_BARRIERS
    case $1 in
    lavapipe4 | lavapipe8 | lavapipe16 | lavapipe32 | lavapipe64)
        export VK_ICD_FILENAMES="${lavapipe:-none}" TESTS_DEVICE=llvmpipe TESTS_SUBGROUP="${1#lavapipe}"
        if is_wide "$1"; then VK_ICD_FILENAMES=${WIDE_LAVAPIPE_ICD:-none}; fi
        export LP_NATIVE_VECTOR_WIDTH=$((TESTS_SUBGROUP * 32))
        version=$(mesa)
        [ "${version:-0}" -lt 23 ] || export TESTS_RELAXED_BARRIERS=1 # see relax_subgroup_barriers() of shim.c
        if only_subgroups "$1"; then spare 1; fi
        ;;
    swiftshader)
        found=$(swiftshader_file)
        export VK_ICD_FILENAMES="${found:-none}" TESTS_DEVICE=SwiftShader TESTS_SUBGROUP=4
        spare 2 # it takes ten times lavapipe's time
        ;;
    both)
        driver swiftshader
        export VK_ICD_FILENAMES="$VK_ICD_FILENAMES:${lavapipe:-none}" TESTS_TWO_DEVICES=SwiftShader,llvmpipe TESTS_DRIVER=both
        unset TESTS_DEVICE TESTS_SUBGROUP
        ;;
    radv_*)
        found=$(radv_file)
        export VK_ICD_FILENAMES="${found:-none}" NODEVICE_SELECT=1 TESTS_FAMILY="${1#radv_}"
        if TESTS_PRELOAD=$(radv_shim 2>/dev/null); then
            AMDGPU_GPU_ID=$(echo "$TESTS_FAMILY" | sed 's/gfx1100/navi31/') # its name there
            export AMDGPU_GPU_ID TESTS_PRELOAD
        else
            export RADV_FORCE_FAMILY="$TESTS_FAMILY"
        fi
        ;;
    system) unset LP_NATIVE_VECTOR_WIDTH ;;
    system_compute) # its first queue family without graphics
        driver system
        export TESTS_COMPUTE_QUEUE=1
        ;;
    *)
        echo "unknown driver $1" >&2
        exit 2
        ;;
    esac
    [ "$1" = both ] || export TESTS_DRIVER="$1"
}

# ---- programs ----

flags_of() { # VARIANT
    case $1 in
    plain) echo "-O2" ;;
    # not optimized, which takes a fifth of the time to compile, and nothing that a sanitizer would see is gone
    asan) echo "-g -O0 -fsanitize=address,undefined -fno-sanitize-recover=undefined -DTESTS_KEEP_DRIVERS" ;;
    tsan) echo "-g -O0 -fsanitize=thread" ;;
    fuzzer) echo "-g -O0 -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=undefined -DTESTS_KEEP_DRIVERS" ;;
    coverage) echo "-g -O0 --coverage" ;;
    esac
}

compiler_of() { if [ "$1" = fuzzer ]; then echo clang; else echo "$cc"; fi; }

compile() { # VARIANT SOURCE: an object, unless it is newer than all it is made of
    object=$build/$1/$(basename "$2" .c).o
    headers="tests/harness.h tests/shim.h tests/null.h tests/null_engine.h tools/pack.c" # tests/packing.c includes the latter
    # shellcheck disable=SC2086 # words
    if [ -f "$object" ] && [ -z "$(find "$2" gpusort.h $headers -newer "$object")" ]; then return 0; fi
    # Split on purpose: lists of words.
    # shellcheck disable=SC2046,SC2086
    $(compiler_of "$1") $warnings $(flags_of "$1") -I"$root" -c "$2" -o "$object"
}

link() { # VARIANT PROGRAM
    # shellcheck disable=SC2046,SC2086
    $(compiler_of "$1") $(flags_of "$1") "$build/$1/$2.o" "$build/$1/harness.o" "$build/$1/shim.o" "$build/$1/null.o" \
        "$build/$1/gpusort_unit.o" -rdynamic -ldl -lpthread -lm -o "$build/$1/$2" # -rdynamic: the drivers too see dlclose() of harness.c
}

make_program() { # VARIANT PROGRAM
    mkdir -p "$build/$1"
    rm -f "$build/$1/$2"
    for source in harness shim null gpusort_unit "$2"; do compile "$1" "tests/$source.c" || return 1; done
    link "$1" "$2"
}

# ---- jobs: one program on one driver ----

# Runs the words of a job, DRIVER VARIANT PROGRAM [ARGUMENT...]; every promise is a line, a program that ends otherwise
# than it says is a failure too.
job() {
    driver_name=$1 variant=$2 program=$3
    shift 3
    log=$TESTS_LOGS/$driver_name.$variant.$program.$(printf %s "$*" | tr -c 'a-zA-Z0-9' _)
    title="$program${*:+ $*} on $driver_name, $variant"
    driver "$driver_name"
    export ASAN_OPTIONS=detect_leaks=1 UBSAN_OPTIONS=print_stacktrace=1
    # What a driver's programs compile is kept for later runs. Mesa's own key has its version, but not lavapipe's vector width.
    export MESA_SHADER_CACHE_DIR="$cache/$driver_name"
    mkdir -p "$MESA_SHADER_CACHE_DIR"
    case "${TESTS_SHORT:-} $program" in
    "1 lanes" | "1 rows" | "1 portions" | "1 stall") ;; # kernels run longer than they compile
    1*) export GALLIVM_PERF=nopt ;;
    esac
    export LSAN_OPTIONS=suppressions=$root/tests/lsan.supp:print_suppressions=0
    export TSAN_OPTIONS=suppressions=$root/tests/tsan.supp:ignore_noninstrumented_modules=1:halt_on_error=0:exitcode=66
    case $program in
    splats.sh) set -- sh tests/splats.sh "$build/splats" ;;
    compile.sh) set -- sh tests/compile.sh "$build/compile" ;;
    snippets.sh) set -- sh tests/snippets.sh "$build/snippets" ;;
    tune.sh) set -- sh tests/tune.sh "$build/tune" ;;
    scripts.sh) set -- sh tests/scripts.sh "$build/scripts" ;;
    cross.sh) set -- sh tests/cross.sh "$build/cross" ;;
    decisions.sh) set -- sh tests/decisions.sh "$build/decisions" "$@" ;;
    parts.sh) set -- sh tests/parts.sh "$build/parts" ;;
    packaging.sh) set -- sh tests/packaging.sh "$build/packaging" ;;
    embed.sh) set -- tools/embed.sh --check ;;
    examples.sh) set -- sh tests/examples.sh "$build/examples" ;;
    fuzz) # leaks are counted by the program itself: the drivers' cannot be told apart here
        ASAN_OPTIONS=detect_leaks=0
        set -- "$build/$variant/fuzz" -close_fd_mask=0 -print_final_stats=1 -detect_leaks=0 "$@"
        ;;
    *) set -- env ${TESTS_PRELOAD:+LD_PRELOAD="$TESTS_PRELOAD"} "$build/$variant/$program" "$@" ;;
    esac
    start=$(date +%s)
    timeout "$TESTS_TIMEOUT" "$@" >"$log" 2>&1
    status=$?
    case $program in
    embed.sh | fuzz)
        if [ "$status" = 0 ]; then echo "ok   $driver_name $program" >>"$log"; else echo "FAIL $driver_name $program: exit status $status" >>"$log"; fi
        ;;
    *)
        if [ "$status" != 0 ] && ! grep -q '^FAIL' "$log"; then
            echo "FAIL $driver_name $program ($variant): exit status $status" >>"$log"
        elif ! grep -q '^\(ok  \|FAIL\) ' "$log"; then
            echo "FAIL $driver_name $program ($variant): no promise was tested" >>"$log"
        fi
        ;;
    esac
    times >"$log.times" # to a file: in a subshell they would be its own
    processor=$(awk 'NR == 2 {gsub(/[ms]/, " "); printf "%.1f", 60 * $1 + $2 + 60 * $3 + $4}' "$log.times")
    rm "$log.times"
    echo "     [$(($(date +%s) - start)) s, $processor s of processor: $title]" >>"$log"
    grep -v '^INFO\|^#[0-9#]\|NEW_FUNC\|^stat::\|^".*# Uses' "$log" | tail -n 200
}

# What every job's log ends with.
job_line='^     \[[0-9]* s, [0-9.]* s of processor: .*\]$'

# Where the time went: the jobs that took most of the processors' time, and all.
print_times() {
    echo "   wall  processor"
    cat "$TESTS_LOGS"/* 2>/dev/null | grep "$job_line" | tr -d '[],:' | sort -k 3,3nr |
        awk '{wall = $1; processor = $3; total += processor; sub(/.* of processor /, "")}
            NR <= 25 {printf "%5d s  %7.1f s  %s\n", wall, processor, $0}
            NR > 25 {rest++; rest_processor += processor}
            END {
                if (rest) printf "         %7.1f s  %d others\n", rest_processor, rest
                printf "         %7.1f s  all\n", total
            }'
}

run_jobs() { # FILE: jobs, longest first
    xargs -r -P "$jobs" -L 1 "$root/tests/run.sh" job <"$1"
    passed=$(cat "$TESTS_LOGS"/* 2>/dev/null | grep -c '^ok   ')
    failed=$(cat "$TESTS_LOGS"/* 2>/dev/null | grep -c '^FAIL ')
    left_out=$(cat "$TESTS_LOGS"/* 2>/dev/null | grep -c '^left out: ')
    [ "$left_out" = 0 ] || grep -h '^left out: ' "$TESTS_LOGS"/*
    [ "$failed" = 0 ] || grep -h '^FAIL ' "$TESTS_LOGS"/*
    ended=$(cat "$TESTS_LOGS"/* 2>/dev/null | grep -c "$job_line")
    missing=$(($(wc -l <"$1") - ended))
    [ "$missing" = 0 ] || echo "FAIL $missing programs did not run to their end"
    failed=$((failed + missing))
    print_times
    if [ "$left_out" = 0 ]; then left_out=; else left_out=", $left_out left out"; fi
    echo "$passed passed, $failed failed$left_out"
    [ "$failed" = 0 ] && [ "$passed" != 0 ]
}

chosen() { # PROGRAM: whether the caller named it, or none
    [ -z "$programs" ] && return 0
    case " $programs " in *" $1 "*) return 0 ;; esac
    return 1
}

# jobs_of DRIVER... -- VARIANT PROGRAM [ARGUMENT...]: lines for the drivers that are wanted
jobs_of() {
    on=
    while [ "$1" != -- ]; do
        on="$on $1"
        shift
    done
    shift
    chosen "$2" || return 0
    for name in $on; do echo "$name $*"; done
}

build() { # VARIANT PROGRAM...
    variant=$1
    shift
    for program; do make_program "$variant" "$program" || echo "FAIL $program ($variant): does not build"; done
}

# What a job list needs is built first, variants side by side; a program that does not build is a failed job.
build_for() { # FILE
    awk '$2 != "none" && !seen[$2, $3]++ {programs[$2] = programs[$2] " " $3} END {for (v in programs) print v programs[v]}' "$1" |
        xargs -r -P "$jobs" -L 1 "$root/tests/run.sh" build
}

# Of a job list, the jobs whose drivers are here.
possible() {
    while read -r name words; do
        missing=$(missing_for "$name")
        if [ -z "$missing" ]; then
            echo "$name $words"
        else
            echo "left out: $name $words: $missing" >>"$TESTS_LOGS/left_out"
        fi
    done
}

run_list() {
    list=$build/list.$$
    possible >"$list"
    build_for "$list"
    run_jobs "$list"
    status=$?
    rm -f "$list"
    return $status
}

# ---- what there is to run ----

# Without lavapipe4 where SwiftShader is, whose subgroups have 4 lanes, too.
most_drivers() {
    for name in $drivers; do
        case "$name $drivers " in lavapipe4\ *swiftshader\ *) ;; *) echo "$name" ;; esac
    done
}

test_list() {
    most=$(most_drivers)
    jobs_of "$widest" -- plain rows
    for name in $most; do
        if beside_lavapipe8 "$name"; then jobs_of "$name" -- plain segments kinds; else jobs_of "$name" -- plain segments; fi
    done
    for name in $most; do
        if only_subgroups "$name"; then jobs_of "$name" -- plain sort ranks; else jobs_of "$name" -- plain sort; fi
    done
    jobs_of lavapipe8 -- plain out
    jobs_of lavapipe8 -- asan host ways
    jobs_of lavapipe8 -- plain host merging
    jobs_of swiftshader -- plain host kept_keys_are_not_written one_memory_needs_no_copies memory_is_given_back
    for name in $most; do # its kernel knows no subgroups; in what order workgroups run is the driver's own
        if ! beside_lavapipe8 "$name"; then
            jobs_of "$name" -- plain merge
        elif ! only_subgroups "$name"; then
            jobs_of "$name" -- plain merge random_larger_counts_are_sorted a_count_on_the_GPU_is_obeyed
        fi
    done
    for name in $most; do only_subgroups "$name" || jobs_of "$name" -- plain matrix; done
    jobs_of lavapipe8 -- plain numbers
    jobs_of "$widest" -- plain pi
    jobs_of lavapipe8 -- plain little
    jobs_of swiftshader -- plain little a_device_that_offers_little_sorts_host_arrays subgroups_may_be_partly_filled
    jobs_of lavapipe8 -- asan engine
    jobs_of swiftshader -- plain engine devices_are_made_by_each_kind_of_chain \
        an_engine_with_nothing_enabled_sorts_by_sets_of_its_pool a_pool_without_room_is_told_and_nothing_is_recorded
    jobs_of swiftshader -- plain loader
    jobs_of lavapipe8 -- asan fault
    jobs_of lavapipe8 -- asan loader
    for name in $most; do
        if beside_lavapipe8 "$name"; then
            jobs_of "$name" -- plain stall stalled_tiles_hold_up_no_recorded_sort stalled_tiles_hold_up_no_staged_sort \
                many_silent_tiles_are_not_waited_for_each
        else
            jobs_of "$name" -- plain stall
            jobs_of "$name" -- plain portions
        fi
    done
    jobs_of "$widest" -- plain lanes
    jobs_of system -- none compile.sh
    jobs_of system -- plain plans
    jobs_of system -- plain ranges
    jobs_of system -- plain vendors
    jobs_of system -- asan tuning
    jobs_of system -- plain packing
    jobs_of system -- asan packing any_kernels_are_packed damaged_text_is_unpacked_in_bounds a_damaged_text_is_an_error
    jobs_of lavapipe8 -- none packaging.sh
    jobs_of system -- none snippets.sh
    jobs_of lavapipe8 -- none splats.sh
    jobs_of "$widest" swiftshader -- asan errors
    jobs_of lavapipe8 -- asan cache
    jobs_of lavapipe4 swiftshader -- asan random 6
    jobs_of lavapipe8 -- tsan threads
    jobs_of "$widest" -- fuzzer fuzz -max_total_time=7 -seed=1 -max_len=200 -len_control=0
    jobs_of lavapipe8 -- asan soak 100 4
    jobs_of both -- plain soak
    jobs_of radv_gfx1100 radv_navi21 radv_navi10 radv_vega10 radv_polaris10 -- plain registers
    jobs_of lavapipe8 -- none examples.sh
    jobs_of lavapipe8 -- none tune.sh
    jobs_of lavapipe8 -- none scripts.sh
    jobs_of system -- none parts.sh
    jobs_of system -- none decisions.sh
    jobs_of system -- none embed.sh
}

soak_list() {
    for name in $drivers; do jobs_of "$name" -- plain matrix full; done
    for name in $drivers; do jobs_of "$name" -- plain segments full; done
    for name in $drivers; do jobs_of "$name" -- plain random 300; done
    for name in $drivers; do jobs_of "$name" -- plain stall full; done
    for name in $drivers; do jobs_of "$name" -- plain portions full; done
    for program in lanes host little; do jobs_of $drivers -- plain $program; done
    for name in $drivers; do if is_wide "$name"; then jobs_of "$name" -- plain rows; fi; done
    jobs_of lavapipe16 lavapipe8 lavapipe4 -- plain rows
    for program in sort matrix segments merge numbers out; do jobs_of $drivers -- plain $program; done
    for name in $drivers; do jobs_of "$name" -- plain merge full; done
    jobs_of system -- plain plans 10000000
    jobs_of system -- plain plans planned 2000000
    for program in sort matrix segments merge little rows host; do jobs_of lavapipe16 -- asan $program; done
    jobs_of lavapipe8 -- plain soak 100000 1000
    jobs_of swiftshader -- plain soak 20000 1000
    jobs_of lavapipe4 -- none cross.sh
    jobs_of system -- none decisions.sh faults
}

device_list() {
    for queue in system system_compute; do
        for program in sort matrix segments numbers out errors host little device; do jobs_of $queue -- plain $program; done
        jobs_of $queue -- plain stall
        jobs_of $queue -- plain random 30
    done
}

# check_names COMMAND PROGRAM...: ends the run where one of them is in none of its jobs
check_names() {
    programs=
    known=$("${1}_list" | awk '!seen[$3]++ {printf " %s", $3}')
    shift
    for name; do
        case "$known " in *" $name "*) continue ;; esac
        echo "no program $name here, there are:$known" >&2
        exit 2
    done
}

# Random arguments until interrupted, or for TESTS_SECONDS.
fuzz() {
    make_program fuzzer fuzz && make_program plain random || exit 1
    driver "${TESTS_FUZZ_DRIVER:-lavapipe8}"
    seconds=${TESTS_SECONDS:-0}
    mkdir -p "$build/corpus"
    (cd "$build" && ASAN_OPTIONS=detect_leaks=0 fuzzer/fuzz -max_total_time="$seconds" -close_fd_mask=0 -detect_leaks=0 -max_len=200 -len_control=0 corpus)
    status=$?
    "$build/plain/random" "${TESTS_SECONDS:-3600}" "$(date +%s)" || status=1
    exit $status
}

coverage_list() {
    for program in errors cache sort matrix segments merge numbers out fault host little; do jobs_of lavapipe8 -- coverage $program; done
    jobs_of lavapipe16 -- coverage rows
}

coverage() {
    rm -f "$build"/coverage/*.gcda
    coverage_list >"$build/list"
    build_for "$build/list"
    jobs=1
    run_jobs "$build/list"
    status=$?
    cd "$build/coverage" || exit 1
    gcov -r -s "$root" gpusort_unit.o 2>/dev/null | grep -A1 "File 'gpusort.h'"
    echo "Lines that no test reached:"
    grep -n '^ *#####' gpusort.h.gcov | cut -d: -f3- | cut -c1-140
    percent=$(awk -F: '$1 ~ /#####/ {missed++} $1 ~ /^ *[0-9]+\*?$/ {hit++} END {printf "%d", 100 * hit / (hit + missed)}' gpusort.h.gcov)
    echo "$percent % of the implementation's lines"
    [ "$percent" -ge 95 ] && [ $status = 0 ]
}

command=${1:-test}
[ $# = 0 ] || shift
if [ "$command" = soak ]; then limit=14400; else limit=1800; fi # seconds a program
# lavapipe: compiling kernels takes longest in most programs; the long tests run all as users get them
[ "$command" != test ] || export TESTS_SHORT=1 TESTS_RANDOM="${TESTS_RANDOM:-200}"
export TESTS_TIMEOUT="${TESTS_TIMEOUT:-$limit}"
case $command in
job | build) "$command" "$@" ;;
test | soak | device | coverage)
    if [ -z "$(missing_for lavapipe16)" ]; then widest=lavapipe16; else widest=lavapipe8; fi
    for name in $drivers; do if is_wide "$name"; then widest=$name; fi; done
    check_names "$command" "$@"
    export TESTS_LOGS="$build/logs/$$"
    rm -rf "$TESTS_LOGS" # in a container numbers of processes come again
    mkdir -p "$TESTS_LOGS"
    programs=$*
    if [ "$command" = coverage ]; then coverage; else "${command}_list" | run_list; fi
    ;;
fuzz) fuzz ;;
*)
    echo "usage: tests/run.sh [test|soak|fuzz|coverage|device] [PROGRAM...]" >&2
    exit 2
    ;;
esac
