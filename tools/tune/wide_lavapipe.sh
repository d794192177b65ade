#!/bin/sh
# Builds a lavapipe whose subgroups may have 32 or 64 lanes, as those of GPUs have; Debian's has 16 at most.
#   tools/tune/wide_lavapipe.sh [FOLDER]     (a temporary one; 450 MB; five minutes of two cores)
# Prints the path of the driver's JSON file, and the command that runs tests with it. Needs Debian 12, the source of whose
# Mesa it patches. Installs what is missing of the packages below, as root or by sudo; all else is in FOLDER.
cd "$(dirname "$0")/../.." || exit 1
root=$PWD
if [ $# = 0 ]; then set -- "$(mktemp -d)"; fi
mkdir -p "$1" && cd "$1" || exit 1
work=$PWD
. "$root/tools/tune/debian_sources.sh"

export PATH=/usr/bin:/bin LC_ALL=C # where the packages put what they bring
# LLVM is of the version that Debian's Mesa is built with.
packages="dpkg-dev gcc g++ libc6-dev meson ninja-build pkg-config python3-mako zlib1g-dev libexpat1-dev libdrm-dev
    llvm-15-dev"

install_missing() {
    missing=
    for package in $packages; do
        [ "$(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null)" = installed ] || missing="$missing $package"
    done
    [ -n "$missing" ] || return 0
    as_root=
    [ "$(id -u)" = 0 ] || as_root=sudo
    say "installing$missing"
    # shellcheck disable=SC2086 # a list of words
    $as_root apt-get -qq update && $as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get -qqy install --no-install-recommends $missing
}

# change FILE EXPRESSION: edits by sed; ends the script where that changes nothing
change() {
    sed -i.before "$2" "mesa/$1" || exit 1
    ! cmp -s "mesa/$1" "mesa/$1.before" || die "nothing to change in $1 by $2"
}

# Wider vectors, of which subgroups are made, and kernels that use them. Ballots of more than 32 lanes have a second word.
patch_mesa() {
    gallivm=src/gallium/auxiliary/gallivm
    width=lp_native_vector_width
    change $gallivm/lp_bld_type.h 's/\(define LP_MAX_VECTOR_WIDTH\) 512/\1 2048/'
    change $gallivm/lp_bld_type.h 's/\(define LP_MIN_VECTOR_ALIGN\) 64/\1 256/'
    change src/gallium/drivers/llvmpipe/lp_state_cs.c "s/MIN2($width \\/ 32, 16)/$width \\/ 32/"
    change $gallivm/lp_bld_nir.c "s/\\.ballot_components = 1/.ballot_components = $width > 1024 ? 2 : 1/"
    lavapipe=src/gallium/frontends/lavapipe
    change $lavapipe/lvp_pipeline.c "s/subgroup_opts\\.ballot_components = 1/extern unsigned $width;\\
   subgroup_opts.ballot_components = $width > 1024 ? 2 : 1/"
    ballot='/^static void emit_ballot/,/^}/'
    change $gallivm/lp_bld_nir_soa.c "$ballot s/LLVMValueRef res_store = /\\
   for (unsigned word = 0; word < nir_dest_num_components(instr->dest); word++) {\\
   &/"
    change $gallivm/lp_bld_nir_soa.c "$ballot s/const_int32(gallivm, 0)/const_int32(gallivm, 32 * word)/"
    change $gallivm/lp_bld_nir_soa.c "$ballot s/const_int32(gallivm, 1), loop_state.counter,/const_int32(gallivm, 1),\\
                        LLVMBuildAnd(builder, loop_state.counter, lp_build_const_int32(gallivm, 31), \"\"),/"
    change $gallivm/lp_bld_nir_soa.c "$ballot s/bld_base->uint_bld.type.length)/\\
                          MIN2(bld_base->uint_bld.type.length, 32 * word + 32))/"
    change $gallivm/lp_bld_nir_soa.c "$ballot s/result\\[0\\]/result[word]/"
    change $gallivm/lp_bld_nir_soa.c "$ballot s/^}/   }\\
}/"
}

get_source() {
    list_sources apt "$(sed -n 's/^VERSION_CODENAME=//p' /etc/os-release)" || return 1
    apt apt apt-get source --download-only mesa && rm -rf mesa && dpkg-source --no-check -x mesa_*.dsc mesa
}

build_driver() {
    printf "[binaries]\nllvm-config = '/usr/bin/llvm-config-15'\n" >native.ini
    [ -f build/build.ninja ] || meson setup build mesa --native-file native.ini --wrap-mode=nofallback \
        -Dbuildtype=plain -Doptimization=1 -Db_ndebug=true \
        -Dvulkan-drivers=swrast -Dgallium-drivers=swrast -Dplatforms= -Dllvm=enabled -Dshared-llvm=enabled \
        -Dglx=disabled -Degl=disabled -Dgbm=disabled -Dopengl=false -Dgles1=disabled -Dgles2=disabled \
        -Dshared-glapi=disabled -Dvalgrind=disabled -Dlibunwind=disabled -Dzstd=disabled || return 1
    # Split on purpose: a list of words.
    # shellcheck disable=SC2046
    nice -n 19 ninja -C build $(ninja -C build -t targets all |
        sed -n 's/^\(src\/gallium\/targets\/lavapipe\/[^:]*\(\.so\|devenv_icd[^:]*\.json\)\): .*/\1/p')
}

install_missing >&2 || die "the packages are not to be had: $packages"
if [ ! -f mesa/patched ]; then
    get_source >source.log 2>&1 || die "Mesa's source is not to be had: $work/source.log"
    patch_mesa
    touch mesa/patched
fi
build_driver >build.log 2>&1 || die "it does not build: $work/build.log"
for icd in "$work"/build/src/gallium/targets/lavapipe/*.json; do :; done
[ -f "$icd" ] || die "no driver was built: $work/build.log"
cat <<END
$icd
WIDE_LAVAPIPE_ICD=$icd TESTS_DRIVERS=lavapipe32 tests/run.sh test sort stall rows passes leaves places small segments matrix
END
