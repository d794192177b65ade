#!/bin/sh
# gpusort.h on 64-bit and 32-bit ARM: Debian's cross compilers build it, qemu runs it. Works in the folder named by $1, where
# compilers, qemu and drivers are unpacked (2 GB), nothing is installed: these compilers exclude gcc-multilib. Needs Debian.
# shellcheck disable=SC2317 # functions are called through promise()
cd "$(dirname "$0")/../.." || exit 1
root=$PWD
. tests/lib/promise.sh
work=${1:-build/tests/cross}
mkdir -p "$work" && cd "$work" || exit 1
work=$PWD

# unpack FOLDER ARCHITECTURE PACKAGE...: the packages and what they depend on
unpack() {
    tree=$work/$1 architecture=$2
    shift 2
    [ ! -f "$tree/done" ] || return 0
    mkdir -p "$tree/apt/lists/partial" "$tree/apt/archives/partial"
    : >"$tree/apt/status"
    release=$(sed -n 's/^VERSION_CODENAME=//p' /etc/os-release)
    mirror=${DEBIAN_MIRROR:-$(apt-get indextargets --format '$(SITE)' 'Created-By: Packages' | grep '/debian$' | head -n 1)}
    echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $mirror $release main" \
        >"$tree/apt/sources.list"
    cat >"$tree/apt.conf" <<END_CONF
Dir::Etc::sourcelist "$tree/apt/sources.list";
Dir::Etc::sourceparts "/dev/null";
Dir::State::lists "$tree/apt/lists";
Dir::State::status "$tree/apt/status";
Dir::Cache "$tree/apt";
APT::Sandbox::User "$(id -un)";
APT::Architecture "$architecture";
APT::Architectures { "$architecture"; };
END_CONF
    APT_CONFIG="$tree/apt.conf" apt-get -q update || return 1
    APT_CONFIG="$tree/apt.conf" apt-get -qy install --download-only --no-install-recommends "$@" || return 1
    for package in "$tree"/apt/archives/*.deb; do dpkg -x "$package" "$tree" || return 1; done
    rm -rf "$tree/apt"
    [ -e "$tree/lib" ] || ln -s usr/lib "$tree/lib"
    touch "$tree/done"
}

unpacks() {
    unpack compilers "$(dpkg --print-architecture)" gcc-aarch64-linux-gnu libc6-dev-arm64-cross \
        gcc-arm-linux-gnueabihf libc6-dev-armhf-cross qemu-user-static &&
        unpack arm64 arm64 mesa-vulkan-drivers libvulkan1 && unpack armhf armhf mesa-vulkan-drivers libvulkan1
}

# for_arm arm64|armhf COMMAND...: with CC, CFLAGS and RUN for it, and its lavapipe
for_arm() {
    case $1 in
    arm64) triplet=aarch64-linux-gnu qemu=qemu-aarch64-static ;;
    armhf) triplet=arm-linux-gnueabihf qemu=qemu-arm-static ;;
    esac
    for host_libraries in "$work"/compilers/usr/lib/*-linux-gnu; do :; done
    CC="env LD_LIBRARY_PATH=$host_libraries $work/compilers/usr/bin/$triplet-gcc --sysroot=$work/compilers"
    CC="$CC -idirafter /usr/include"
    RUN="$work/compilers/usr/bin/$qemu -L $work/$1"
    for icd in "$work/$1"/usr/share/vulkan/icd.d/lvp_icd.*json; do :; done
    VK_ICD_FILENAMES=${icd#"$work/$1"} # as the program sees it
    BUILD=$work/$1-build CFLAGS=-O2
    export CC CFLAGS RUN BUILD VK_ICD_FILENAMES
    unset VK_DRIVER_FILES VK_INSTANCE_LAYERS LP_NATIVE_VECTOR_WIDTH
    mkdir -p "$BUILD"
    shift
    "$@"
}

build_examples() { (cd "$root" && RUN=: ./build.sh examples); }

run_examples() {
    printf '3\n1\n2\n' | $RUN "$BUILD/filesizes" && $RUN "$BUILD/batcher" 10000 || return 1
    for example in argsort async_prepare engine segments structs topk wide_values; do
        $RUN "$BUILD/$example" || return 1
    done
    $RUN "$BUILD/splats" --splats 200 --size 320x32 --out "$BUILD/splats.png"
}

hello_sorts() {
    $RUN "$BUILD/hello" >said && sort -n said | cmp said - && [ "$(wc -l <said)" = 8 ]
}

# null_program PROGRAM ARGUMENT...: one of the tests that come with a driver of their own
null_program() {
    program=$1
    shift
    # shellcheck disable=SC2086 # lists of words
    (cd "$root/tests/lib" && $CC -std=c11 -O1 -I. -I"$root" ../*/"$program.c" harness.c shim.c null.c gpusort_unit.c \
        -rdynamic -ldl -lpthread -lm -o "$BUILD/$program") || return 1
    $RUN "$BUILD/$program" "$@" >said
    grep -v '^ok' said
    grep -q '^ok' said && ! grep -q '^FAIL' said
}

if ! command -v apt-get >/dev/null || ! command -v dpkg >/dev/null; then
    leave_out "all of it" "no apt-get and dpkg here"
    exit 0
fi
promise "compilers and drivers are unpacked" unpacks
promise "arm64: every example is built" for_arm arm64 build_examples
promise "arm64: the examples run" for_arm arm64 run_examples
promise "arm64: hello prints its numbers in order" for_arm arm64 hello_sorts
promise "armhf: every example is built" for_arm armhf build_examples
# lavapipe (Mesa 22.3.6, 25.0.7) calls address 0 in any compute shader, SwiftShader (Chromium 150) traps in its own code.
leave_out "armhf: the examples run" "no driver of Debian's for armhf runs a kernel; the driver of the tests is left"
for arm in arm64 armhf; do
    promise "$arm: every row keeps within its device's limits" for_arm "$arm" null_program vendors
    promise "$arm: what is recorded for any device is right" for_arm "$arm" null_program plans 3000 1
done
exit $((failures > 0))
