#!/bin/sh
# Builds, tests and shows gpusort.h; `./build.sh help` lists what it does. CC and CFLAGS may be set.
set -eu
cd "$(dirname "$0")"

CC=${CC:-cc}
CFLAGS=${CFLAGS:--O2}
LC_ALL=C # what other programs print is read here
export CC CFLAGS LC_ALL
BUILD=${BUILD:-build}
RUN=${RUN:-} # what runs programs of another architecture

help() {
    cat <<'END'
usage: ./build.sh COMMAND

  demo       sort the sizes of all files of this machine on the GPU and compare with sort -n
  test       the whole test suite; closes with "N passed, N failed"
  soak       the long tests: the full product of options, 100,000 sorts on one context
  fuzz       random arguments until interrupted
  coverage   line coverage of the implementation
  examples   build every program in examples/ by the line in its first comment, and run it
  shaders    compile shaders/ into gpusort.h, and those of examples/splats.c
  bench      measure gpusort, and CUB beside it where nvcc is installed; CCCL=FOLDER takes CUB from a checkout of CCCL
  benches    build them alone, build/bench and build/bench_cub: tools/measure/measure.sh runs these; VRDX=FOLDER
             FUCHSIA=FOLDER adds build/bench_peers, other sorts for Vulkan from checkouts
  plots      fill the tables of README.md, docs/SPEED.md and docs/TUNING.md from docs/measured, and draw the plots
  release    check that all pages and packages name the version of gpusort.h, and write build/gpusort-VERSION.tar.gz:
             the header, the licence, and the manual as text
  clean      remove what was built
  help       this text

demo, test, soak, fuzz, coverage, examples and shaders first install what they need where apt-get is there, and say
how much that is. WITHOUT="chromium-common gcc-multilib" ./build.sh test, say, installs all but these; what cannot be tested
then is left out and named. Words after the command go on to the test runner or the benchmark. CC (cc) and CFLAGS (-O2)
choose the compiler.
END
}

say() {
    printf '%s\n' "$*" >&2
}

die() {
    say "build.sh: $*"
    exit 1
}

run() {
    say "+ $*"
    "$@"
}

# ---- set-up ----

# As root. What it prints is shown where it fails.
as_root() {
    [ "$(id -u)" = 0 ] || set -- sudo "$@"
    say "+ $*"
    mkdir -p "$BUILD"
    "$@" >"$BUILD/packages.log" 2>&1 || { cat "$BUILD/packages.log" >&2 && return 1; }
}

installed() {
    [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

offered() {
    apt-cache policy "$1" | grep -q 'Candidate: [^(]'
}

name_packages() {
    cat >&2 <<'END'
No apt-get here. What is installed will be used; these packages hold the rest:
  Fedora    gcc vulkan-headers vulkan-loader mesa-vulkan-drivers vulkan-volk-devel vulkan-validation-layers
            glslang spirv-tools clang compiler-rt glibc-devel.i686 mingw64-gcc stb-devel chromium
  Arch      gcc vulkan-headers vulkan-icd-loader vulkan-swrast volk vulkan-validation-layers
            glslang spirv-tools clang compiler-rt lib32-glibc mingw-w64-gcc stb chromium
  macOS     brew install vulkan-headers vulkan-loader molten-vk vulkan-volk vulkan-validationlayers glslang spirv-tools
  Windows   MSYS2: pacman -S mingw-w64-ucrt-x86_64-{gcc,vulkan-headers,vulkan-loader,vulkan-validation-layers,glslang,spirv-tools}
            or the Vulkan SDK, which brings all of these and volk; the driver comes with the GPU
END
}

# What the suite leaves out where a package is missing; other packages it cannot do without.
tested_with() { # PACKAGE
    case $1 in
    chromium-common) echo "SwiftShader" ;;
    gcc-multilib) echo "32-bit x86 and x32" ;;
    gcc-mingw-w64-x86-64) echo "Windows" ;;
    tcc) echo "tcc, a compiler without GCC's builtins" ;;
    python3-numpy) echo "numpy's arrays" ;;
    mesa-drm-shim) echo "AMD's compiler of Mesa 26 and later" ;;
    cmake | ninja-build | pkg-config | meson | git) echo "ways to package that take $1" ;;
    esac
}

# say_without WHY PACKAGE
say_without() {
    tested=$(tested_with "$2")
    say "$1 $2${tested:+, so these are not tested: $tested}"
}

say_optional() { # PACKAGE...
    optional=
    for package; do
        tested=$(tested_with "$package")
        [ -z "$tested" ] || optional="$optional${optional:+, }$package ($tested)"
    done
    [ -z "$optional" ] || say "WITHOUT=\"PACKAGE...\" before the command does without these, and what they test: $optional"
}

# How much apt-get would install and fetch: "159 packages, 279 MB to fetch"
amount() { # PACKAGE...
    apt-get install --print-uris -qq --no-install-recommends "$@" 2>/dev/null |
        awk "/^'/ {packages++; bytes += \$3} END {printf \"%d packages, %.0f MB to fetch\", packages, bytes / 1e6}"
}

# need PACKAGE...: installs what is missing of these Debian packages
need() {
    if ! command -v apt-get >/dev/null; then
        name_packages
        return 0
    fi
    missing=
    for package; do
        case " ${WITHOUT-} " in
        *" $package "*) say_without "As asked, without" "$package" ;;
        *) installed "$package" || missing="$missing $package" ;;
        esac
    done
    [ -n "$missing" ] || return 0
    if [ "$(id -u)" != 0 ] && ! command -v sudo >/dev/null; then
        say "Neither root nor sudo to install what is missing"
        for package in $missing; do say_without "Going on without" "$package"; done
        return 0
    fi
    as_root apt-get update -q || say "apt-get could not renew its lists of packages; those that are there are used"
    available=
    for package in $missing; do
        if offered "$package"; then available="$available $package"; else say_without "This system offers no" "$package"; fi
    done
    [ -n "$available" ] || return 0
    # Split on purpose: a list of names.
    # shellcheck disable=SC2086
    set -- $available
    say "Installing what is missing, with what that needs $(amount "$@"): $*"
    say_optional "$@"
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends "$@" ||
        say "apt-get install failed; going on with what is there"
}

need_compiler() {
    command -v "${CC%% *}" >/dev/null || need gcc libc6-dev
}

need_vulkan() {
    need libvulkan1 libvulkan-dev mesa-vulkan-drivers "$@"
}

need_everything() {
    need_compiler
    need_vulkan libvulkan-volk-dev libstb-dev vulkan-validationlayers chromium-common glslang-tools spirv-tools \
        clang libclang-rt-dev g++ gcc-multilib gcc-mingw-w64-x86-64 tcc mesa-drm-shim \
        cmake ninja-build pkg-config meson git python3-numpy
}

# ---- commands ----

compile() {
    # Split on purpose: CC and CFLAGS are lists of words.
    # shellcheck disable=SC2086
    run $CC $CFLAGS -I. "$@"
}

list_file_sizes() {
    if find . -prune -printf '' 2>/dev/null; then
        find / -xdev -type f -printf '%s\n'
    else
        find / -xdev -type f -exec stat -f %z {} +
    fi 2>/dev/null || true # files that vanish or may not be read are no fault
}

demo() {
    need_compiler
    need_vulkan
    mkdir -p $BUILD
    compile examples/filesizes.c -o $BUILD/filesizes -ldl
    say "+ find / -xdev -type f -printf '%s\\n' > $BUILD/sizes"
    list_file_sizes >$BUILD/sizes
    [ -s $BUILD/sizes ] || die "no file sizes found"
    say "+ $BUILD/filesizes < $BUILD/sizes > $BUILD/sizes.sorted"
    $BUILD/filesizes <$BUILD/sizes >$BUILD/sizes.sorted
    say "+ sort -n $BUILD/sizes | cmp - $BUILD/sizes.sorted"
    sort -n $BUILD/sizes | cmp - $BUILD/sizes.sorted || die "the result differs from sort -n"
    say "equal to sort -n; the largest file here has $(tail -n 1 $BUILD/sizes.sorted) bytes"
}

# build_example FILE: by the line in its first comment, save that CC is used and the program goes to build/
build_example() {
    line=$(sed -n '1s|^/\* cc -O2 \([^&]*[^& ]\) *&&.*|\1|p' "$1")
    [ -n "$line" ] || die "$1: no cc line in its first comment"
    # Split on purpose: a command line.
    # shellcheck disable=SC2046,SC2086
    run $CC $CFLAGS $(echo "$line" | sed "s|-o |-o $BUILD/|")
}

examples() {
    need_compiler
    need_vulkan libvulkan-volk-dev libstb-dev
    mkdir -p "$BUILD"
    # Split on purpose: RUN is a list of words.
    # shellcheck disable=SC2086
    for file in examples/*.c; do
        build_example "$file"
        program=$BUILD/$(basename "$file" .c)
        case $program in
        */filesizes) say "+ printf '3\\n1\\n2\\n' | $program" && printf '3\n1\n2\n' | $RUN "$program" ;;
        */batcher) run $RUN "$program" 100000 ;;
        */splats) run $RUN "$program" --out "$program.png" ;;
        *) run $RUN "$program" ;;
        esac
    done
}

shaders() {
    need_compiler
    need glslang-tools spirv-tools
    run tools/header/embed.sh
    run examples/splats/spirv.sh
}

tests() {
    need_everything
    [ "$1" != soak ] || need qemu-user-static
    run tests/run.sh "$@"
}

# CUB for the GPU of this machine, else for sm_90.
compile_cub() { # OUTPUT OPTION...
    output=$1
    shift
    if [ -n "${CCCL:-}" ]; then
        [ -f "$CCCL/cub/cub/cub.cuh" ] || die "CCCL=$CCCL: no checkout of CCCL"
        set -- "$@" "-I$CCCL/cub" "-I$CCCL/thrust" "-I$CCCL/libcudacxx/include"
    fi
    run nvcc -std=c++17 -O3 "$@" -o "$output" tools/measure/bench_cub.cu
}

build_benches() {
    need_compiler
    need_vulkan
    mkdir -p $BUILD
    compile tools/measure/bench.c -o $BUILD/bench -ldl -lpthread
    build_peers
    command -v nvcc >/dev/null || return 0
    arch=$(nvidia-smi --query-gpu=compute_cap --format=csv,noheader 2>/dev/null | head -n 1 | tr -d .)
    compile_cub $BUILD/bench_cub "-arch=sm_${arch:-90}"
}

# version_of FOLDER: of a checkout
version_of() {
    git -C "$1" describe --tags --always 2>/dev/null || echo unknown
}

# Other sorts for Vulkan, from the checkouts that VRDX and FUCHSIA name. volk.h is what calls Vulkan in all of them.
build_peers() {
    [ -n "${VRDX:-}${FUCHSIA:-}" ] || return 0
    set --
    if [ -n "${VRDX:-}" ]; then
        [ -f "$VRDX/include/vk_radix_sort.h" ] || die "VRDX=$VRDX: no checkout of vulkan_radix_sort"
        run c++ -std=c++17 -O2 -w -c "-I$VRDX/include" tools/measure/bench_vrdx.cc -o "$BUILD/bench_vrdx.o"
        set -- "$@" "-DBENCH_VRDX=\"$(version_of "$VRDX")\"" "$BUILD/bench_vrdx.o" -lstdc++
    fi
    if [ -n "${FUCHSIA:-}" ]; then
        [ -f "$FUCHSIA/platforms/vk/radix_sort_vk.c" ] || die "FUCHSIA=$FUCHSIA: no checkout of fuchsia_radix_sort"
        run cmake -S "$FUCHSIA" -B "$BUILD/fuchsia" -DBUILD_TESTING=OFF -DCMAKE_C_FLAGS="-O2 -w -include volk.h"
        run cmake --build "$BUILD/fuchsia" --target vk-radix-sort
        set -- "$@" "-DBENCH_FUCHSIA=\"$(version_of "$FUCHSIA")\"" "-I$FUCHSIA/platforms/vk/include" \
            "$BUILD/fuchsia/libvk-radix-sort.a"
    fi
    compile tools/measure/bench_peers.c "$@" -ldl -o "$BUILD/bench_peers"
}

bench() {
    build_benches
    run $BUILD/bench --csv $BUILD/bench.csv "$@"
    command -v nvcc >/dev/null || return 0
    # For nvcc's default architecture, too: either may be the faster one.
    compile_cub $BUILD/bench_cub_default_arch
    run $BUILD/bench_cub --csv $BUILD/cub.csv "$@"
    run $BUILD/bench_cub_default_arch --csv $BUILD/cub_default_arch.csv "$@"
    say "side by side: tools/measure/compare.sh $BUILD/bench.csv $BUILD/cub.csv $BUILD/cub_default_arch.csv"
}

plots() {
    run tools/measure/tables.sh
    run tools/measure/plot.sh
}

release() {
    run tools/header/release.sh "$BUILD"
}

command=${1:-help}
[ $# -eq 0 ] || shift
case $command in
demo | examples | shaders | bench | plots | release | help) $command "$@" ;;
benches) build_benches ;;
test | soak | fuzz | coverage) tests "$command" "$@" ;;
clean) run rm -rf build ;;
*) help >&2 && die "no command '$command'" ;;
esac
