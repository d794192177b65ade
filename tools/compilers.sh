#!/bin/sh
# What the compilers of AMD, Intel, Qualcomm, Arm and Broadcom make of every pipeline of gpusort.h, without their devices:
#   tools/compilers.sh [FOLDER]     (build/compilers; 1 GB, about half an hour on two cores the first time)
# Prints a table and writes it to FOLDER/compilers.csv; the one that was made last is docs/compilers.csv. Needs Debian 12 or
# later with mesa-vulkan-drivers, meson, ninja, dpkg-dev and a C compiler; all else is unpacked below FOLDER, nothing is
# installed. What is left out, and why, is on stderr.
cd "$(dirname "$0")/.." || exit 1
root=$PWD
mkdir -p "${1:-build/compilers}" && cd "${1:-build/compilers}" || exit 1
work=$PWD
mesa=$work/mesa-build
export LC_ALL=C
say() { echo "tools/compilers.sh: $*" >&2; }
die() {
    say "$*"
    exit 1
}

# ---- Mesa's drivers over DRM shims that do nothing ----

apt() {
    command=$1
    shift
    "$command" -qq -o Dir::Etc::sourcelist="$work/apt/sources.list" -o Dir::Etc::sourceparts=/dev/null \
        -o Dir::State::lists="$work/apt/lists" -o Dir::Cache="$work/apt/cache" -o APT::Sandbox::User="$(id -un)" "$@"
}

unpack() {
    release=$(sed -n 's/^VERSION_CODENAME=//p' /etc/os-release)
    mkdir -p apt/lists/partial apt/cache/archives/partial debs tools
    for kind in deb deb-src; do
        for suite in "debian $release" "debian-security $release-security"; do
            echo "$kind [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] http://deb.debian.org/$suite main"
        done
    done >apt/sources.list
    apt apt-get update || return 1
    (cd debs && apt apt-get download python3-mako python3-markupsafe bison flex m4 libdrm-dev libdrm2) || return 1
    for package in debs/*.deb; do dpkg -x "$package" tools || return 1; done
    sed -i "s|=/usr|=$work/tools/usr|" tools/usr/lib/*/pkgconfig/*.pc
    apt apt-get source --download-only mesa && rm -rf mesa && dpkg-source --no-check -x mesa_*.dsc mesa >/dev/null
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
    for driver in intel freedreno panfrost broadcom; do
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
${CC:-cc} -std=c99 -O1 -I"$root" "$root/tools/compilers.c" -ldl -o compilers || exit 1

# ---- the devices ----

# look FILE SHIM [VARIABLE=VALUE...] -- ARGUMENT...: what the driver of FILE compiles; SHIM: none
look() {
    for icd in $1; do :; done
    shim=$2
    shift 2
    set_variables="VK_ICD_FILENAMES=$icd NODEVICE_SELECT=1 MESA_SHADER_CACHE_DISABLE=1 BIFROST_MESA_DEBUG=shaderdb"
    [ "$shim" = none ] || set_variables="$set_variables LD_PRELOAD=$mesa/$shim"
    while [ "$1" != -- ]; do
        set_variables="$set_variables $1"
        shift
    done
    shift
    if [ ! -f "$icd" ]; then
        say "left out: $* (no driver)"
        return
    fi
    # shellcheck disable=SC2086
    env $set_variables nice -n 15 "$work/compilers" "$@" 2>&1 | awk -v OFS=, -F, '
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
        /: left out/ || NF < 15 {print >"/dev/stderr"; next}
        told {$9 = spills; $12 = threads; $13 = 2; $14 = instructions; told = 0}
        {print}'
}

devices() {
    radv="/usr/share/vulkan/icd.d/radeon_icd.*.json"
    for family in "polaris10 8 4" "vega10 10 4" "arcturus 10 4" "aldebaran 8 4" "navi10 20 2" "navi21 16 2" \
        "gfx1100 16 2" "gfx1102 16 2"; do # subgroups that a SIMD holds; SIMDs that share a workgroup
        # shellcheck disable=SC2086
        set -- $family
        look "$radv" none RADV_FORCE_FAMILY="$1" -- --name "RADV $1" --most "$2" --simds "$3"
    done
    say "left out: AMD gfx115x, gfx1200, gfx1201: not in the RADV of Mesa 22.3.6"
    for chip in skl tgl dg2; do
        anv="$mesa/src/intel/vulkan/intel_devenv_icd.*.json"
        shim=src/intel/tools/libintel_noop_drm_shim.so
        look "$anv" "$shim" INTEL_STUB_GPU_PLATFORM=$chip -- --name "ANV $chip"
        look "$anv" "$shim" INTEL_STUB_GPU_PLATFORM=$chip -- --name "ANV $chip lanes: 8" --lanes 8
        look "$anv" "$shim" INTEL_STUB_GPU_PLATFORM=$chip -- --name "ANV $chip lanes: 32" --lanes 32
        look "$anv" "$shim" INTEL_STUB_GPU_PLATFORM=$chip -- --name "ANV $chip lanes: driver's choice" --lanes 0
    done
    for chip in 630 660; do
        look "$mesa/src/freedreno/vulkan/freedreno_devenv_icd.*.json" src/freedreno/drm-shim/libfreedreno_noop_drm_shim.so \
            FD_GPU_ID=$chip -- --name "Turnip $chip" --most 16
    done
    say "left out: Adreno 7xx: not in the shim of Mesa 22.3.6"
    look "$mesa/src/panfrost/vulkan/panfrost_devenv_icd.*.json" src/panfrost/drm-shim/libpanfrost_noop_drm_shim.so \
        PAN_GPU_ID=7212 PAN_I_WANT_A_BROKEN_VULKAN_DRIVER=1 -- --name "PanVK G52" --row Arm
    say "left out: Arm Valhall: not in the PanVK of Mesa 22.3.6"
    look "$mesa/src/broadcom/vulkan/broadcom_devenv_icd.*.json" src/broadcom/drm-shim/libv3d_noop_drm_shim.so -- \
        --name "v3dv 4.2" --row Broadcom --most 4
    say "left out: V3D 7.1 (Raspberry Pi 5) and NVIDIA: neither it nor NVK is in Mesa 22.3.6"
}

{ ./compilers --head && devices; } >compilers.csv
column -s , -t <compilers.csv
# The subgroups that rows have, not those that are there for comparison.
awk -F, 'NR > 1 && $1 !~ /lanes/ {
        if (pipelines[$1]++ == 0) order[++n] = $1
        if ($9 > 0) spill[$1]++
        if ($10 > 0) scratch[$1]++
    }
    END {
        for (i = 1; i <= n; i++)
            printf "%-16s %3d pipelines, %d spill, %d use scratch memory\n", order[i], pipelines[order[i]],
                spill[order[i]], scratch[order[i]]
    }' compilers.csv >&2
