#!/bin/sh
# Builds the tests and runs what tests/programs lists: tests/run.sh [test|soak|fuzz|coverage|device] [PROGRAM...]
#                                                       tests/run.sh depths [PROGRAM...]: which run has which promises
#                                                       tests/run.sh without DRIVER [PROGRAM...]: what `test` would run in
#                                                       its place, were DRIVER missing
# The last line reads "N passed, N failed", and ", N left out" where drivers or compilers are missing that not every system
# has: lines that begin with "left out:" name them. TESTS_DRIVERS names the drivers (see driver below), TESTS_PROMISE one
# promise of the programs that are named, TESTS_JOBS how many programs run at once (2), TESTS_CACHE the folder where drivers
# keep what they compiled (build/tests/cache).
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
# Ubuntu 24.04's layer reports hazards of copies and none of shaders, whatever its settings.
if grep -qs '"api_version": "1.3.275"' /usr/share/vulkan/explicit_layer.d/VkLayer_khronos_validation.json; then
    export TESTS_BLIND_LAYER="validation layer 1.3.275 reports no missing barriers between shaders"
fi
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

# RADV makes up a device by RADV_FORCE_FAMILY; from Mesa 26 on by a library, which is loaded before others and does not serve
# earlier versions.
radv_file() { first_file /usr/share/vulkan/icd.d/radeon_icd.*.json /usr/share/vulkan/icd.d/radeon_icd.json; }
radv_wants_shim() { grep -q 'FORCE_FAMILY.*has been removed' /usr/lib/*/libvulkan_radeon.so; }
radv_family() { # gfx1100 is called navi31 from Mesa 23 on
    if grep -q NAVI31 /usr/lib/*/libvulkan_radeon.so; then echo "$1" | sed 's/gfx1100/navi31/'; else echo "$1"; fi
}
radv_shim() { first_file /usr/lib/*/libamdgpu_noop_drm_shim.so; }

# The first number of lavapipe's version.
mesa() {
    grep -aoh 'Mesa [0-9][0-9]*\.[0-9]' /usr/lib/*/libvulkan_lvp.so /usr/lib*/libvulkan_lvp.so 2>/dev/null |
        sed 's/Mesa //; s/\..*//; q'
}

# Whether NAME is lavapipe by tools/tune/wide_lavapipe.sh, whose file WIDE_LAVAPIPE_ICD names.
is_wide() { [ "$1" = lavapipe32 ] || [ "$1" = lavapipe64 ]; }

# What is missing for driver NAME, if it is one to do without. The others fail their tests.
# Mesa 25.0.7 and 26.1.6 crash where vectors have 512 bits and kernels take addresses; users have 256 unless they ask for
# more.
missing_for() {
    [ "$1" != "${without-}" ] || echo "as asked"
    case $1 in
    lavapipe16)
        version=$(mesa)
        [ "${version:-0}" -lt 23 ] || echo "lavapipe of Mesa $version does not run subgroups of 16; 4 and 8 are tested"
        ;;
    swiftshader | both) swiftshader_file >/dev/null 2>&1 || echo "no SwiftShader (Debian: chromium-common)" ;;
    radv_*)
        if ! radv_file >/dev/null 2>&1; then
            echo "no RADV (Debian: mesa-vulkan-drivers)"
        elif radv_wants_shim && ! radv_shim >/dev/null 2>&1; then
            echo "RADV makes up no device (Debian: mesa-drm-shim)"
        fi
        ;;
    esac
}

wanted() { # NAME: whether it is one of TESTS_DRIVERS
    case " $drivers " in *" $1 "*) return 0 ;; esac
    return 1
}

# The environment in which NAME is the only Vulkan driver. A missing one leaves a path that fails its tests.
driver() {
    lavapipe=$(first_file /usr/share/vulkan/icd.d/lvp_icd.*.json /usr/share/vulkan/icd.d/lvp_icd.json)
    export TESTS_DRIVER="$1" LP_NATIVE_VECTOR_WIDTH=
    unset VK_ICD_FILENAMES VK_DRIVER_FILES RADV_FORCE_FAMILY AMDGPU_GPU_ID TESTS_DEVICE TESTS_SUBGROUP TESTS_TWO_DEVICES \
        TESTS_COMPUTE_QUEUE TESTS_FAMILY TESTS_PRELOAD TESTS_RELAXED_BARRIERS
    case $1 in
    lavapipe4 | lavapipe8 | lavapipe16 | lavapipe32 | lavapipe64)
        export VK_ICD_FILENAMES="${lavapipe:-none}" TESTS_DEVICE=llvmpipe TESTS_SUBGROUP="${1#lavapipe}"
        if is_wide "$1"; then VK_ICD_FILENAMES=${WIDE_LAVAPIPE_ICD:-none}; fi
        export LP_NATIVE_VECTOR_WIDTH=$((TESTS_SUBGROUP * 32))
        version=$(mesa)
        [ "${version:-0}" -lt 23 ] || export TESTS_RELAXED_BARRIERS=1 # see relax_subgroup_barriers() of shim.c
        ;;
    swiftshader)
        found=$(swiftshader_file)
        export VK_ICD_FILENAMES="${found:-none}" TESTS_DEVICE=SwiftShader TESTS_SUBGROUP=4
        ;;
    both)
        driver swiftshader
        export VK_ICD_FILENAMES="$VK_ICD_FILENAMES:${lavapipe:-none}"
        export TESTS_TWO_DEVICES=SwiftShader,llvmpipe TESTS_DRIVER=both
        unset TESTS_DEVICE TESTS_SUBGROUP
        ;;
    radv_*)
        found=$(radv_file)
        export VK_ICD_FILENAMES="${found:-none}" NODEVICE_SELECT=1 TESTS_FAMILY="${1#radv_}"
        if radv_wants_shim; then
            TESTS_PRELOAD=$(radv_shim)
            AMDGPU_GPU_ID=$(radv_family "$TESTS_FAMILY")
            export AMDGPU_GPU_ID TESTS_PRELOAD
        else
            RADV_FORCE_FAMILY=$(radv_family "$TESTS_FAMILY")
            export RADV_FORCE_FAMILY
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

source_of() { find tests -name "$1"; } # FILE: no two folders have one of that name

compile() { # VARIANT SOURCE: an object, unless it is newer than all it is made of
    object=$build/$1/$(basename "$2" .c).o
    headers="tests/lib/*.h tools/header/compress.c shaders/common/stalls.glsl" # some tests include the last two
    # shellcheck disable=SC2086 # words
    if [ -f "$object" ] && [ -z "$(find "$2" gpusort.h $headers -newer "$object")" ]; then return 0; fi
    # Split on purpose: lists of words.
    # shellcheck disable=SC2046,SC2086
    $(compiler_of "$1") $warnings $(flags_of "$1") -I"$root" -I"$root/tests/lib" -c "$2" -o "$object"
}

link() { # VARIANT PROGRAM
    # -rdynamic: the drivers too see dlclose() of harness.c.
    # shellcheck disable=SC2046,SC2086
    $(compiler_of "$1") $(flags_of "$1") "$build/$1/$2.o" "$build/$1/harness.o" "$build/$1/shim.o" "$build/$1/null.o" \
        "$build/$1/gpusort_unit.o" -rdynamic -ldl -lpthread -lm -o "$build/$1/$2"
}

make_program() { # VARIANT PROGRAM
    mkdir -p "$build/$1"
    rm -f "$build/$1/$2"
    for source in harness shim null gpusort_unit "$2"; do compile "$1" "$(source_of "$source.c")" || return 1; done
    link "$1" "$2"
}

# ---- jobs: one program on one driver ----

# Scripts compile the same programs as before; what is not used any longer goes after a month.
keep_compiled() { # COMMAND...: runs it with kept_cc.sh in front of the compilers that are here, and of no others
    links=$build/compilers.$$
    rm -rf "$links" && mkdir -p "$links" "$cache/compiled" || return 1
    for name in cc gcc g++ clang clang++ x86_64-w64-mingw32-gcc; do
        ! command -v "$name" >/dev/null || ln -s "$root/tests/lib/kept_cc.sh" "$links/$name"
    done
    find "$cache/compiled" -mindepth 1 -maxdepth 1 -mtime +30 -exec rm -rf {} + 2>/dev/null
    KEPT_CC="$cache/compiled" PATH="$links:$PATH" "$@"
    status=$?
    rm -rf "$links"
    return $status
}

# Of a job's log what a run shows: its promises, what was left out, and how long it took; all of it where one failed.
show() { # LOG, of an absolute path
    if grep -q '^FAIL' "$1"; then
        grep -v '^INFO\|^#[0-9#]\|NEW_FUNC\|^stat::\|^".*# Uses' "$1" | tail -n 200
    else
        grep "^ok   \|^left out: \|$job_line" "$1"
    fi
}

# How far the run is: the list of jobs has about how long each takes.
progress() { # TIME: of the job that ended
    echo "$1" >>"$TESTS_LOGS.ended"
    awk -v begun="$TESTS_BEGUN" -v now="$(date +%s)" 'FNR == 1 {file++}
        file == 1 {all += $4; count++}
        file == 2 {done += $1; ended++}
        END {
            if (done) left = (now - begun) * (all - done) / done
            printf "     %d of %d programs", ended, count
            if (ended < count) printf ", about %s left", left < 90 ? int(left) + 1 " s" : int(left / 60 + 0.5) " min"
            printf "\n"
        }' "$TESTS_LIST" "$TESTS_LOGS.ended"
}

# Runs the words of a job, DRIVER VARIANT DEPTH TIME PROGRAM [ARGUMENT...]; every promise is a line, a program that ends
# otherwise than it says is a failure too.
job() {
    driver_name=$1 variant=$2 program=$5 about=$4
    export TESTS_DEPTH="$3"
    shift 5
    log=$TESTS_LOGS/$driver_name.$variant.$program.$(printf %s "$*" | tr -c 'a-zA-Z0-9' _)
    title="$program${*:+ $*} on $driver_name, $variant, $TESTS_DEPTH"
    driver "$driver_name"
    export ASAN_OPTIONS=detect_leaks=1 UBSAN_OPTIONS=print_stacktrace=1
    # What a driver's programs compile is kept for later runs. Mesa's own key has its version, but not the vector width of
    # lavapipe.
    export MESA_SHADER_CACHE_DIR="$cache/$driver_name"
    mkdir -p "$MESA_SHADER_CACHE_DIR"
    case "$TESTS_DEPTH $program" in
    # lavapipe optimizes nothing where kernels run once or twice
    "soak "* | "product "*) ;;
    *\ matrix | *\ shapes | *\ segments | *\ outputs | *\ passes | *\ numbers | *\ engine | *\ errors | *\ loader | *\ fault | \
        *\ threads | *\ cache) export GALLIVM_PERF=nopt ;;
    esac
    export LSAN_OPTIONS=suppressions=$root/tests/lib/lsan.supp:print_suppressions=0
    export TSAN_OPTIONS=suppressions=$root/tests/lib/tsan.supp:ignore_noninstrumented_modules=1:halt_on_error=0:exitcode=66
    case $program in
    embed.sh) set -- env EMBED_CACHE="$cache/kernels" tools/header/embed.sh --check ;;
    *.sh) set -- "$root/tests/run.sh" keep_compiled sh "$(source_of "$program")" "$build/${program%.sh}" "$@" ;;
    fuzz) # leaks are counted by the program itself: the drivers' cannot be told apart here
        ASAN_OPTIONS=detect_leaks=0
        set -- "$build/$variant/fuzz" -close_fd_mask=0 -print_final_stats=1 -detect_leaks=0 -artifact_prefix="$build/" "$@"
        ;;
    *) set -- env ${TESTS_PRELOAD:+LD_PRELOAD="$TESTS_PRELOAD"} "$build/$variant/$program" "$@" ;;
    esac
    start=$(date +%s)
    timeout "$TESTS_TIMEOUT" "$@" >"$log" 2>&1
    status=$?
    case $program in
    embed.sh | fuzz)
        if [ "$status" = 0 ]; then
            echo "ok   $driver_name $program" >>"$log"
        else
            echo "FAIL $driver_name $program: exit status $status" >>"$log"
        fi
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
    pipelines=$(awk '/^(ok  |FAIL) .* pipelines\)$/ {all += $(NF - 1)} END {print all + 0}' "$log")
    processor=$(awk 'NR == 2 {gsub(/[ms]/, " "); printf "%.1f", 60 * $1 + $2 + 60 * $3 + $4}' "$log.times")
    rm "$log.times"
    echo "     [$(($(date +%s) - start)) s, $processor s of processor, $pipelines pipelines: $title]" >>"$log"
    show "$log"
    progress "$about"
}

# What every job's log ends with.
job_line='^     \[[0-9]* s, [0-9.]* s of processor, [0-9]* pipelines: .*\]$'

# Where the time went: the jobs that took most of the processors' time, and all.
print_times() {
    echo "   wall  processor  pipelines"
    cat "$TESTS_LOGS"/* 2>/dev/null | grep "$job_line" | tr -d '[],:' | sort -k 3,3nr |
        awk '{
                wall = $1; processor = $3; pipelines = $7
                total += processor; all_pipelines += pipelines
                sub(/.* pipelines /, "")
            }
            NR <= 25 {printf "%5d s  %7.1f s  %9d  %s\n", wall, processor, pipelines, $0}
            NR > 25 {rest++; rest_processor += processor; rest_pipelines += pipelines}
            END {
                if (rest) printf "         %7.1f s  %9d  %d others\n", rest_processor, rest_pipelines, rest
                printf "         %7.1f s  %9d  all\n", total, all_pipelines
            }'
}

run_jobs() { # FILE: jobs, longest first
    TESTS_LIST=$1 TESTS_BEGUN=$(date +%s)
    export TESTS_LIST TESTS_BEGUN
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

build() { # VARIANT PROGRAM...
    variant=$1
    shift
    for program; do make_program "$variant" "$program" || echo "FAIL $program ($variant): does not build"; done
}

# What a job list needs is built first, variants side by side; a program that does not build is a failed job.
build_for() { # FILE
    awk '$2 != "none" && !seen[$2, $5]++ {programs[$2] = programs[$2] " " $5}
        END {for (v in programs) print v programs[v]}' "$1" >"$1.programs"
    awk '{count += NF - 1} END {if (count) printf "building %d program%s\n", count, (count > 1) ? "s" : ""}' "$1.programs"
    xargs -r -P "$jobs" -L 1 "$root/tests/run.sh" build <"$1.programs"
    rm "$1.programs"
}

# Of a job list, the jobs whose drivers are here.
possible() {
    while read -r name words; do
        missing=$(missing_for "$name")
        if [ -z "$missing" ]; then
            echo "$name $words"
        else
            # shellcheck disable=SC2086 # words: VARIANT DEPTH TIME PROGRAM [ARGUMENT...]
            echo "left out: $(set -- $words && shift 3 && echo "$*") on $name: $missing" >>"$TESTS_LOGS/left_out"
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

widest_driver() {
    widest=lavapipe8
    [ -n "$(missing_for lavapipe16)" ] || widest=lavapipe16
    for name in $drivers; do if is_wide "$name"; then widest=$name; fi; done
    echo "$widest"
}

# The drivers that a word of tests/programs stands for, see there.
drivers_of() { # WORD
    case $1 in
    main) if wanted lavapipe8; then echo lavapipe8; else echo "$drivers"; fi ;;
    widest) widest_driver ;;
    every) echo "$drivers" ;;
    wide) for name in $drivers; do if is_wide "$name"; then echo "$name"; fi; done ;;
    beside)
        for name in lavapipe16 lavapipe4; do
            if wanted lavapipe8 && wanted "$name" && [ -z "$(missing_for "$name")" ]; then echo "$name" && return 0; fi
        done
        ;;
    others | chromium)
        wanted lavapipe8 || return 0
        for name in $drivers; do
            case "$1 $name" in
            *\ lavapipe8) ;;
            chromium\ swiftshader) echo "$name" ;;
            others\ lavapipe4) wanted swiftshader || echo "$name" ;;
            others\ lavapipe*) echo "$name" ;;
            esac
        done
        ;;
    *) echo "$1" | tr , ' ' ;;
    esac
}

# The jobs of a run, those of programs that the caller named: DRIVER VARIANT DEPTH TIME PROGRAM [ARGUMENT...]
jobs_of() { # RUN
    grep "^$1 " tests/programs | while read -r _ where variant depth about program arguments; do
        chosen "$program" || continue
        arguments=${TESTS_PROMISE:-$arguments}
        for name in $(drivers_of "$where"); do echo "$name $variant $depth $about $program${arguments:+ $arguments}"; done
    done | awk '!seen[$1, $2, $5, $6]++' # a promise that is named runs once, whatever jobs its program has
}

# check_names COMMAND PROGRAM...: ends the run where one of them is in none of its jobs
check_names() {
    programs=
    known=$(jobs_of "$1" | awk '!seen[$5]++ {printf " %s", $5}')
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
    (cd "$build" && ASAN_OPTIONS=detect_leaks=0 fuzzer/fuzz -max_total_time="$seconds" -close_fd_mask=0 -detect_leaks=0 \
        -max_len=200 -len_control=0 corpus)
    status=$?
    "$build/plain/random" "${TESTS_SECONDS:-3600}" "$(date +%s)" || status=1
    exit $status
}

coverage() {
    rm -f "$build"/coverage/*.gcda
    jobs_of coverage >"$build/list"
    build_for "$build/list"
    jobs=1
    run_jobs "$build/list"
    status=$?
    cd "$build/coverage" || exit 1
    gcov -r -s "$root" gpusort_unit.o 2>/dev/null | grep -A1 "File 'gpusort.h'"
    echo "Lines that no test reached:"
    grep -n '^ *#####' gpusort.h.gcov | cut -d: -f3- | cut -c1-140
    percent=$(awk -F: '$1 ~ /#####/ {missed++} $1 ~ /^ *[0-9]+\*?$/ {hit++}
        END {printf "%d", 100 * hit / (hit + missed)}' gpusort.h.gcov)
    echo "$percent % of the implementation's lines"
    [ "$percent" -ge 98 ] && [ $status = 0 ]
}

# The jobs of `test` that a system without DRIVER runs, but not this one.
jobs_without() { # DRIVER
    of_all=$build/list.of_all.$$
    jobs_of test >"$of_all"
    without=$1
    jobs_of test | grep -vxFf "$of_all"
    rm -f "$of_all"
}

# Which run has which promises, and what a soak adds.
depths() { # PROGRAM...
    programs=$*
    echo "program  depth   pipelines  promise"
    awk '$3 != "none" && $3 != "fuzzer" && $6 != "fuzz" && /^(test|soak|device) / && !seen[$6]++ {print $6}' tests/programs |
        while read -r program; do
            chosen "$program" || continue
            make_program plain "$program" </dev/null && TESTS_TABLE=1 "$build/plain/$program" </dev/null
        done
}

command=${1:-test}
[ $# = 0 ] || shift
if [ "$command" = soak ]; then limit=14400; else limit=1800; fi # seconds a program
export TESTS_TIMEOUT="${TESTS_TIMEOUT:-$limit}"
case $command in
job | build | build_for | depths | show | progress | keep_compiled) "$command" "$@" ;;
test | soak | device | coverage | without)
    if [ "$command" = without ]; then
        absent=${1-}
        (driver "$absent") || exit 2
        why=$(missing_for "$absent")
        [ -z "$why" ] || { echo "$absent is missing anyway: $why" && exit 0; }
        command=test
        shift
    fi
    check_names "$command" "$@"
    export TESTS_LOGS="$build/logs/$$"
    rm -rf "$TESTS_LOGS" "$TESTS_LOGS.ended" # in a container numbers of processes come again
    mkdir -p "$TESTS_LOGS"
    programs=$*
    if [ "$command" = coverage ]; then
        coverage
    elif [ -n "${absent-}" ]; then
        jobs_without "$absent" | run_list
    else
        jobs_of "$command" | run_list
    fi
    ;;
fuzz) fuzz ;;
*)
    echo "usage: tests/run.sh [test|soak|fuzz|coverage|device|depths|without DRIVER] [PROGRAM...]" >&2
    exit 2
    ;;
esac
