#!/bin/sh
# What Mesa's compilers for other vendors' devices make of every pipeline of gpusort.h, without those devices:
#   tools/tune/compilers.sh [FOLDER [DEVICE...]]     (build/compilers; 2 GB; half an hour on two cores)
# Prints a table and writes it to FOLDER/compilers.csv. DEVICE: the beginning of a name in its first column, as ANV or
# "RADV navi21"; all if none is given, and then docs/COMPILERS.md has its tables from it. COMPILERS_JOBS: how many devices
# at once (2). Needs Debian 12 with mesa-vulkan-drivers, meson, ninja, dpkg-dev and a C compiler; for Debian 13's Mesa also
# debootstrap and root. All else is unpacked below FOLDER, nothing is installed. What is left out, and why, is on stderr.
cd "$(dirname "$0")/../.." || exit 1
root=$PWD
mkdir -p "${1:-build/compilers}" && cd "${1:-build/compilers}" || exit 1
work=$PWD
[ $# = 0 ] || shift
only=
[ $# = 0 ] || only=$(printf -- '--name %s\n' "$@")
jobs=${COMPILERS_JOBS:-2}
mesa=$work/mesa-build
export LC_ALL=C
. "$root/tools/tune/debian_sources.sh"

# ---- Mesa's drivers over DRM shims that do nothing ----

unpack() {
    mkdir -p debs tools
    list_sources apt "$(sed -n 's/^VERSION_CODENAME=//p' /etc/os-release)" || return 1
    (cd debs && apt apt apt-get download python3-mako python3-markupsafe bison flex m4 \
        libdrm-dev libdrm2) || return 1
    for package in debs/*.deb; do dpkg -x "$package" tools || return 1; done
    sed -i "s|=/usr|=$work/tools/usr|" tools/usr/lib/*/pkgconfig/*.pc
    apt apt apt-get source --download-only mesa && rm -rf mesa && dpkg-source --no-check -x mesa_*.dsc mesa >/dev/null
}

# The shim of V3D is of a chip that v3dv does not look for and knows fewer parameters than v3dv asks for; v3dv tells the
# size of the spill buffer where the numbers of spills and fills belong. PanVK has what 1.1 wants here, but says 1.0.
patch_mesa() {
    cd mesa || return 1
    v3dv=src/broadcom/vulkan
    sed -i -e 's/"brcm,2711-v3d", 13/"brcm,7278-v3d", 13/' -e 's/if (v3d_idx != -1 && vc4_idx != -1)/if (v3d_idx != -1)/' \
        -e 's/devices\[v3d_idx\], devices\[vc4_idx\]/devices[v3d_idx], vc4_idx == -1 ? NULL : devices[vc4_idx]/' \
        $v3dv/v3dv_device.c
    sed -i -e 's/case DRM_V3D_PARAM_SUPPORTS_TFU:/& case DRM_V3D_PARAM_SUPPORTS_CSD: case DRM_V3D_PARAM_SUPPORTS_CACHE_FLUSH:/' \
        src/broadcom/drm-shim/v3d_noop.c
    awk '/"TMU (Spills|Fills)"/ {member = /Spills/ ? "tmu_spills" : "tmu_fills"}
        member && sub(/prog_data->spill_size/, "prog_data->" member) {member = ""} {print}' \
        $v3dv/v3dv_pipeline.c >patched && mv patched $v3dv/v3dv_pipeline.c
    sed -i 's/#define PANVK_API_VERSION VK_MAKE_VERSION(1, 0,/#define PANVK_API_VERSION VK_MAKE_VERSION(1, 1,/' \
        src/panfrost/vulkan/panvk_device.c
    cd ..
}

build_mesa() {
    export PATH="$work/tools/usr/bin:/usr/bin:/bin" PYTHONPATH="$work/tools/usr/lib/python3/dist-packages"
    export BISON_PKGDATADIR="$work/tools/usr/share/bison" M4="$work/tools/usr/bin/m4"
    PKG_CONFIG_PATH=$(echo "$work"/tools/usr/lib/*/pkgconfig)
    libraries=$(dirname "$PKG_CONFIG_PATH")
    export PKG_CONFIG_PATH LD_LIBRARY_PATH="$libraries"
    if [ ! -f "$mesa/build.ninja" ]; then
        meson setup "$mesa" mesa -Dvulkan-drivers=intel,freedreno,panfrost,broadcom -Dgallium-drivers= \
            -Dtools=drm-shim,intel,panfrost -Dplatforms= -Dglx=disabled -Degl=disabled -Dgbm=disabled -Dopengl=false \
            -Dgles1=disabled -Dgles2=disabled -Dllvm=disabled -Dshared-glapi=disabled -Dvalgrind=disabled \
            -Dlibunwind=disabled -Dzstd=disabled -Dbuildtype=release || return 1
    fi
    # Of ANV the shim only: the package has the driver, of the same version.
    nice -n 15 ninja -C "$mesa" src/intel/tools/libintel_noop_drm_shim.so || say "left out: Intel: its shim does not build"
    for driver in freedreno panfrost broadcom; do
        # Split on purpose: a list of words.
        # shellcheck disable=SC2046
        nice -n 15 ninja -C "$mesa" $(ninja -C "$mesa" -t targets all | sed -n \
            "s/^\(src\/[a-z/-]*\/lib\(vulkan_${driver}\|${driver}_noop_drm_shim\|v3d_noop_drm_shim\)\.so\): .*/\1/p
             s/^\(src\/.*\/${driver}_devenv_icd.*\.json\): .*/\1/p") || say "left out: $driver, whose driver does not build"
    done
}

if [ ! -f mesa/meson.build ]; then
    { unpack && patch_mesa; } >unpack.log 2>&1 || die "Mesa's source is not to be had: $work/unpack.log"
fi
(build_mesa) >build.log 2>&1 || die "Mesa does not build: $work/build.log"
grep 'left out' build.log >&2
${CC:-cc} -std=c99 -O1 -I"$root" "$root/tools/tune/compilers.c" -ldl -o compilers || exit 1

# ---- the devices ----

# Whether the arguments of compilers.c name a device that is wanted.
wanted() { [ -z "$only" ] || echo "$*" | grep -qF -e "$only"; }

# Runs a command beside others; their tables are joined in the order of the calls.
beside() { # COMMAND...
    part=$((part + 1))
    "$@" >parts/$part &
    running="$running $!"
    # shellcheck disable=SC2086 # a list of processes
    set -- $running
    if [ $# -ge "$jobs" ]; then
        wait "$1"
        shift
    fi
    running=$*
}

join_parts() {
    wait
    for number in $(seq $part); do cat "parts/$number"; done
}

# look FILE SHIM [VARIABLE=VALUE...] -- ARGUMENT...: what the driver of FILE compiles; SHIM: none. Both are in $tree, if that
# is not empty, as is compilers.
tree=
look() {
    wanted "$@" || return
    for icd in "$tree"$1; do :; done
    shim=$2
    shift 2
    set_variables="VK_ICD_FILENAMES=${icd#"$tree"} NODEVICE_SELECT=1 MESA_SHADER_CACHE_DISABLE=1 BIFROST_MESA_DEBUG=shaderdb"
    [ "$shim" = none ] || set_variables="$set_variables LD_PRELOAD=$shim"
    while [ "$1" != -- ]; do
        set_variables="$set_variables $1"
        shift
    done
    shift
    if [ ! -f "$icd" ] || { [ "$shim" != none ] && [ ! -f "$tree$shim" ]; }; then
        say "left out: $* (no driver)"
        return
    fi
    program=$work/compilers
    [ -z "$tree" ] || program=/compilers
    # shellcheck disable=SC2086
    nice -n 15 ${tree:+chroot "$tree"} env $set_variables "$program" "$@" 2>&1 | awk -v OFS=, -F, '
        /^SHADER-DB/ { # of PanVK, which tells it by its log only
            told = 1
            instructions = $0
            sub(/ inst.*/, "", instructions); sub(/.* /, "", instructions)
            threads = $0
            sub(/ threads.*/, "", threads); sub(/.* /, "", threads)
            spills = $0
            sub(/:[0-9]* spills.*/, "", spills); sub(/.* /, "", spills)
            next
        }
        /: left out/ || NF < 14 {print >"/dev/stderr"; next}
        told {$9 = spills; $12 = threads; $13 = 2; $14 = instructions; told = 0}
        {print}'
}

devices() {
    radv="/usr/share/vulkan/icd.d/radeon_icd.*.json"
    for family in "polaris10 8 4" "vega10 10 4" "arcturus 10 4" "aldebaran 8 4" "navi10 20 2" "navi21 16 2" \
        "gfx1100 16 2" "gfx1102 16 2"; do # subgroups that a SIMD holds; SIMDs that share a workgroup
        # shellcheck disable=SC2086
        set -- $family
        beside look "$radv" none RADV_FORCE_FAMILY="$1" -- --name "RADV $1" --most "$2" --simds "$3"
    done
    for chip in skl tgl dg2; do
        anv="/usr/share/vulkan/icd.d/intel_icd.*.json"
        shim=$mesa/src/intel/tools/libintel_noop_drm_shim.so
        beside look "$anv" "$shim" INTEL_STUB_GPU_PLATFORM=$chip -- --name "ANV $chip"
        [ $chip = skl ] || continue # in comparison; 0: the driver's choice
        for lanes in 8 32 0; do
            beside look "$anv" "$shim" INTEL_STUB_GPU_PLATFORM=$chip -- --name "ANV $chip lanes: $lanes" --lanes $lanes \
                --kinds u32,u32+u32,u64,u64+u32
        done
    done
    for chip in 630 660; do
        beside look "$mesa/src/freedreno/vulkan/freedreno_devenv_icd.*.json" \
            "$mesa/src/freedreno/drm-shim/libfreedreno_noop_drm_shim.so" FD_GPU_ID=$chip -- --name "Turnip $chip" --most 16
    done
    beside look "$mesa/src/panfrost/vulkan/panfrost_devenv_icd.*.json" \
        "$mesa/src/panfrost/drm-shim/libpanfrost_noop_drm_shim.so" PAN_GPU_ID=7212 PAN_I_WANT_A_BROKEN_VULKAN_DRIVER=1 -- \
        --name "PanVK G52" --row "Arm Bifrost"
    beside look "$mesa/src/broadcom/vulkan/broadcom_devenv_icd.*.json" \
        "$mesa/src/broadcom/drm-shim/libv3d_noop_drm_shim.so" -- --name "v3dv 4.2" --row Broadcom --most 4
    say "left out: V3D 7.1 (Raspberry Pi 5): not in Mesa 22.3.6, nor in the shim of Mesa 25.0.7"
}

# ---- Debian 13's Mesa, 25.0.7, in a tree of its own ----

# PanVK tells 8 lanes of all that it compiled, and no scratch memory: it does where the size of the code was.
source_debian13() {
    [ ! -f debian13/root/mesa/meson.build ] || return 0
    list_sources debian13/apt trixie && (cd debian13 && apt debian13/apt apt-get source --download-only mesa) || return 1
    rm -rf debian13/root/mesa && dpkg-source --no-check -x debian13/mesa_*.dsc debian13/root/mesa >/dev/null || return 1
    sed -i -e 's/props->subgroupSize = 8;/props->subgroupSize = pan_subgroup_size(PAN_ARCH);/' \
        -e 's/stat->name, "Code Size"/stat->name, "Scratch Memory Size"/' \
        -e 's/stat->value.u64 = shader->bin_size;/stat->value.u64 = shader->info.tls_size;/' \
        debian13/root/mesa/src/panfrost/vulkan/panvk_vX_shader.c
}

# NVK needs a shim of its source; drm-shim and what it takes of Mesa's utilities make it, without the rest of Mesa.
build_nvk_shim() {
    (
        cd debian13/root/mesa || exit 1
        sources="src/drm-shim/drm_shim.c src/drm-shim/device.c src/nouveau/drm-shim/nouveau_noop.c
            src/c11/impl/threads_posix.c src/c11/impl/time.c"
        for part in hash_table ralloc set anon_file u_debug os_misc rand_xor u_dl log u_call_once os_time simple_mtx \
            u_process u_printf futex os_file memstream vma blob; do sources="$sources src/util/$part.c"; done
        # shellcheck disable=SC2086 # lists of words
        ${CC:-cc} -O1 -w -shared -fPIC -D_GNU_SOURCE -DHAVE_PTHREAD -DHAVE_STRUCT_TIMESPEC -DHAVE_ENDIAN_H \
            -DUTIL_ARCH_LITTLE_ENDIAN=1 -DUTIL_ARCH_BIG_ENDIAN=0 -DHAVE_MEMFD_CREATE -DHAVE_SECURE_GETENV \
            -DHAVE_PROGRAM_INVOCATION_NAME -DHAVE_POSIX_MEMALIGN -DHAVE_DIRENT_D_TYPE -DHAVE_FLOCK -DHAVE_OPEN_MEMSTREAM \
            -DMAJOR_IN_SYSMACROS -DHAVE___BUILTIN_FFS -DHAVE___BUILTIN_FFSLL -DHAVE___BUILTIN_POPCOUNT \
            -DHAVE___BUILTIN_CLZ -DHAVE___BUILTIN_CLZLL -DHAVE___BUILTIN_CTZ -DHAVE___BUILTIN_BSWAP32 \
            -DPACKAGE_VERSION='"25"' -Iinclude -Iinclude/drm-uapi -Isrc -Isrc/gallium/include -Isrc/nouveau/include \
            -Isrc/nouveau -I"$work/tools/usr/include" -I"$work/tools/usr/include/libdrm" $sources \
            -o ../nouveau_shim.so -ldl -lpthread -lm
    )
}

# Debian packages Turnip and PanVK for ARM only.
build_arm_drivers() {
    [ -f debian13/root/mesa-build/build.ninja ] || chroot debian13/root sh -ec '
        export DEBIAN_FRONTEND=noninteractive
        apt-get -qq update
        apt-get -qq -y --no-install-recommends install meson g++ bison flex glslang-tools pkgconf python3-mako \
            python3-packaging python3-yaml libdrm-dev libexpat1-dev zlib1g-dev
        meson setup --wrap-mode=nodownload /mesa-build /mesa -Dvulkan-drivers=freedreno,panfrost -Dfreedreno-kmds=msm \
            -Dgallium-drivers= -Dvulkan-layers= -Dvideo-codecs= -Dtools=drm-shim -Dplatforms= -Dglx=disabled \
            -Degl=disabled -Dgbm=disabled -Dopengl=false -Dgles1=disabled -Dgles2=disabled -Dllvm=disabled \
            -Dvalgrind=disabled -Dlibunwind=disabled -Dzstd=disabled -Dbuildtype=release'
    chroot debian13/root nice -n 15 ninja -k 0 -C /mesa-build || say "left out: Adreno 7xx or Arm Valhall: does not build"
}

build_debian13() {
    command -v debootstrap >/dev/null && [ "$(id -u)" = 0 ] || return 1
    mkdir -p debian13
    [ -f debian13/root/usr/share/vulkan/icd.d/radeon_icd.json ] || debootstrap --variant=minbase \
        --include=mesa-vulkan-drivers,libvulkan1 trixie debian13/root "$(mirror)" || return 1
    source_debian13 || return 1
    [ -f debian13/root/nouveau_shim.so ] || build_nvk_shim || say "left out: NVIDIA, whose shim does not build"
    build_arm_drivers
}

devices13() {
    tree=$work/debian13/root
    cp compilers "$tree/compilers" || return
    for family in gfx1150 gfx1151 gfx1200 gfx1201; do
        beside look "/usr/share/vulkan/icd.d/radeon_icd.json" none RADV_FORCE_FAMILY=$family -- \
            --name "RADV $family" --most 16 --simds 2
    done
    for chipset in 162 172; do # Turing, Ampere
        beside look "/usr/share/vulkan/icd.d/nouveau_icd.json" /nouveau_shim.so NOUVEAU_CHIPSET=$chipset \
            NVK_I_WANT_A_BROKEN_VULKAN_DRIVER=1 -- --name "NVK $chipset"
    done
    say "left out: NVIDIA Ada and later: not in the shim of Mesa 25.0.7"
    build=/mesa-build/src
    for chip in 730 740 750; do
        beside look "$build/freedreno/vulkan/freedreno_devenv_icd.*.json" \
            $build/freedreno/drm-shim/libfreedreno_noop_drm_shim.so FD_GPU_ID=$chip -- --name "Turnip $chip" --most 16
    done
    beside look "$build/panfrost/vulkan/panfrost_devenv_icd.*.json" \
        $build/panfrost/drm-shim/libpanfrost_noop_drm_shim.so PAN_GPU_ID=a867 -- --name "PanVK G610" # the same for G310: ac74
}

rm -rf parts && mkdir parts
part=0 running=
{
    ./compilers --head && devices
    if build_debian13 >debian13.log 2>&1; then
        grep 'left out' debian13.log >&2
        devices13
    else
        say "left out: AMD gfx115x, gfx1200, gfx1201, NVIDIA, Adreno 7xx, Valhall: no tree of Debian 13: $work/debian13.log"
    fi
    join_parts
} >table.csv
[ -n "$only" ] || { cp table.csv compilers.csv && "$root/tools/tune/compilers_tables.sh" compilers.csv; }
column -s , -t <table.csv
# The subgroups that rows have, not those that are there for comparison. Passes: kernels that move elements by a digit.
awk -F, 'NR > 1 && $1 !~ /lanes/ {
        if (pipelines[$1]++ == 0) order[++n] = $1
        if ($9 > 0) spill[$1]++
        if ($10 > 0) scratch[$1]++
        if ($3 ~ /^(onesweep|scatter|segment_pass|segment_scatter)/ && $13 > 0 &&
            (!($1 in least) || 100 * $12 / $13 < least[$1])) least[$1] = 100 * $12 / $13
    }
    END {
        for (i = 1; i <= n; i++)
            printf "%-16s %3d pipelines, %d spill, %d use scratch memory%s\n", order[i], pipelines[order[i]],
                spill[order[i]], scratch[order[i]],
                order[i] in least ? sprintf("; passes fill %d %% of a SIMD or more", least[order[i]]) : ""
    }' table.csv >&2
