#!/bin/sh
# Each way to add gpusort.h to a program, without a network: the program builds and sorts.
# Prints one "ok" or "FAIL" line a promise; a way whose tools are missing is "left out". Works in the folder named by $1.
# CC and CFLAGS are lists of words; promises call the functions.
# shellcheck disable=SC2086,SC2317
cd "$(dirname "$0")/../.." || exit 1
root=$PWD
work=${1:-build/tests/packaging}
rm -rf "$work" && mkdir -p "$work" && cd "$work" || exit 1
work=$PWD
export CC="${CC:-cc}" CFLAGS=-O0
if command -v ninja >/dev/null; then export CMAKE_GENERATOR=Ninja; fi
version=$(sed -n 's/^#define GPUSORT_VERSION_[A-Z]* \([0-9]*\)$/\1/p' "$root/gpusort.h" | paste -sd .)
failures=0

# promise NAME TOOL... -- FUNCTION: every command of the function succeeds, in a folder of its own. It runs by `set -e`,
# which does not see what fails before && or after !.
promise() {
    name=$1
    shift
    while [ "$1" != -- ]; do
        if ! command -v "$1" >/dev/null; then
            echo "left out: packaging: $name: $1 is not installed"
            return 0
        fi
        shift
    done
    mkdir "$work/$2" && cd "$work/$2" || exit 1
    (set -ex && "$2") >"$work/$2.log" 2>&1
    status=$? # a function that an `if` calls would go on after an error
    if [ $status = 0 ]; then
        echo "ok   ${TESTS_DRIVER:-system} packaging: $name"
    else
        echo "FAIL ${TESTS_DRIVER:-system} packaging: $name"
        sed 's/^/     /' "$work/$2.log" | tail -n 12
        failures=$((failures + 1))
    fi
}

# The program of a user. OWN_UNIT: it compiles the implementation itself. USE_VOLK: volk is all it gets to Vulkan by.
cat >main.c <<'END_C'
#ifdef USE_VOLK
#define VOLK_IMPLEMENTATION
#include <volk.h>
#endif
#ifdef OWN_UNIT
#define GPUSORT_IMPLEMENTATION
#endif
#include "gpusort.h"
#include <stdio.h>
int main(void) {
    uint32_t keys[] = {3, 1, 2};
    gpusort_context *context = NULL;
    gpusort_host_args args = {0};
    gpusort_result result;
#ifdef USE_VOLK
    if (volkInitialize() != VK_SUCCESS) return 1;
#endif
    result = gpusort_create(NULL, &context);
    args.keys = keys;
    args.count = 3;
    if (result == GPUSORT_OK) result = gpusort_sort(context, &args);
    gpusort_destroy(context);
    printf("%s: %u %u %u\n", gpusort_result_string(result), (unsigned)keys[0], (unsigned)keys[1], (unsigned)keys[2]);
    return !(result == GPUSORT_OK && keys[0] == 1 && keys[1] == 2 && keys[2] == 3);
}
END_C

# configure_and_build: the project of a user in CMakeLists.txt here
configure_and_build() {
    cmake -S . -B build "$@"
    cmake --build build
}

copied() {
    cp "$root/gpusort.h" .
    $CC $CFLAGS -DOWN_UNIT -I. ../main.c -o main -ldl
    ./main
}

subdirectory() {
    cat >CMakeLists.txt <<END_CMAKE
cmake_minimum_required(VERSION 3.15)
project(user C)
add_subdirectory("$root" gpusort)
add_executable(header ../main.c)
target_compile_definitions(header PRIVATE OWN_UNIT)
target_link_libraries(header PRIVATE gpusort::gpusort)
add_executable(library ../main.c)
target_link_libraries(library PRIVATE gpusort::implementation)
add_executable(shared ../main.c)
target_link_libraries(shared PRIVATE gpusort::shared)
END_CMAKE
    configure_and_build
    build/header
    build/library
    build/shared
}

fetched() {
    cat >CMakeLists.txt <<'END_CMAKE'
cmake_minimum_required(VERSION 3.15)
project(user C)
include(FetchContent)
FetchContent_Declare(gpusort GIT_REPOSITORY https://invalid.invalid/gpusort GIT_TAG v0)
FetchContent_MakeAvailable(gpusort)
add_executable(unused ../main.c)
set_target_properties(unused PROPERTIES EXCLUDE_FROM_ALL ON)
target_link_libraries(unused PRIVATE gpusort::implementation)
add_executable(main ../main.c)
target_compile_definitions(main PRIVATE OWN_UNIT)
target_link_libraries(main PRIVATE gpusort::gpusort)
END_CMAKE
    configure_and_build -DFETCHCONTENT_SOURCE_DIR_GPUSORT="$root"
    build/main
    [ -z "$(find build -name 'libgpusort.*')" ] # what nothing links is not built
}

through_volk() {
    cat >CMakeLists.txt <<END_CMAKE
cmake_minimum_required(VERSION 3.15)
project(user C)
set(GPUSORT_VOLK ON)
add_subdirectory("$root" gpusort)
target_compile_definitions(gpusort_implementation PRIVATE GPUSORT_NO_LOADER)
add_executable(main ../main.c)
target_compile_definitions(main PRIVATE USE_VOLK)
target_link_libraries(main PRIVATE gpusort::implementation)
END_CMAKE
    configure_and_build
    build/main
}

installed() { # and moved, as packagers do
    cmake -S "$root" -B build -DCMAKE_INSTALL_PREFIX="$PWD/staged"
    cmake --build build
    cmake --install build
    mv staged prefix
    cat >CMakeLists.txt <<END_CMAKE
cmake_minimum_required(VERSION 3.15)
project(user C)
find_package(gpusort $version EXACT REQUIRED)
find_package(gpusort REQUIRED)
add_executable(header ../main.c)
target_compile_definitions(header PRIVATE OWN_UNIT)
target_link_libraries(header PRIVATE gpusort::gpusort)
add_executable(library ../main.c)
target_link_libraries(library PRIVATE gpusort::implementation)
END_CMAKE
    cmake -S . -B user -DCMAKE_PREFIX_PATH="$PWD/prefix"
    cmake --build user
    user/header
    user/library
}

by_pkg_config() {
    pc=$(find "$work/installed/prefix" -name gpusort.pc)
    export PKG_CONFIG_PATH="${pc%/*}"
    [ "$(pkg-config --modversion gpusort)" = "$version" ]
    # shellcheck disable=SC2046
    $CC $CFLAGS $(pkg-config --cflags gpusort) ../main.c $(pkg-config --libs gpusort) -o main
    ./main
}

shared_installed() { # both libraries, moved
    cmake -S "$root" -B build -DCMAKE_INSTALL_PREFIX="$PWD/staged" -DCMAKE_INSTALL_LIBDIR=lib -DGPUSORT_SHARED=ON
    cmake --build build
    cmake --install build
    mv staged prefix
    cat >CMakeLists.txt <<END_CMAKE
cmake_minimum_required(VERSION 3.15)
project(user C)
find_package(gpusort REQUIRED)
add_executable(library ../main.c)
target_link_libraries(library PRIVATE gpusort::implementation)
add_executable(shared ../main.c)
target_link_libraries(shared PRIVATE gpusort::shared)
END_CMAKE
    cmake -S . -B user -DCMAKE_PREFIX_PATH="$PWD/prefix"
    cmake --build user
    user/library
    user/shared
    [ -f "prefix/lib/libgpusort.so.$version" ]
    [ -L "prefix/lib/libgpusort.so.${version%.*}" ]
}

shared_by_pkg_config() {
    export PKG_CONFIG_PATH="$work/shared_installed/prefix/lib/pkgconfig" LD_LIBRARY_PATH="$work/shared_installed/prefix/lib"
    # shellcheck disable=SC2046
    $CC $CFLAGS $(pkg-config --cflags gpusort) ../main.c $(pkg-config --libs gpusort) -o main
    readelf -d main | grep "libgpusort.so.${version%.*}"
    ./main
}

# examples/gpusort.py, by the shared library, in the folder of the project.
python_module() {
    cd "$root"
    GPUSORT_LIBRARY="$work/shared_installed/prefix/lib/libgpusort.so" \
        "${python:-python3}" "$root/tests/scripts/python.py" "$1"
}
by_ctypes() { # and the program of the page
    (python_module sorts)
    page=$root/packaging/README.md
    sed -n '/^```python$/,/^```$/{/^import array/,/^```/{/^```/!p}}' "$page" >sort.py
    export GPUSORT_LIBRARY="$work/shared_installed/prefix/lib/libgpusort.so"
    PYTHONDONTWRITEBYTECODE=1 PYTHONPATH="$root/examples" python3 sort.py >sorted
    sed -n '/^```text$/,/^```$/{/^```/!p}' "$page" | diff - sorted
}
# A Python that has it: the system's, where another comes first.
python=$(for name in python3 /usr/bin/python3; do
    if $name -c 'import numpy' 2>/dev/null; then echo $name && break; fi
done)
by_numpy() { python_module numpy; }

# Structures, and numbers: each that the header has, as the module and the page have it.
python_knows_the_header() {
    (python_module layouts) >layouts.c
    $CC -std=c11 -I"$root" -fsyntax-only layouts.c
    sed -n 's/^    \(GPUSORT_[A-Z0-9_]*\)\([ ,].*\)\{0,1\}$/\1/p; s/^enum { \(GPUSORT_.*\) };/\1/p' "$root/src/face/api.h" |
        grep -o 'GPUSORT_[A-Z0-9_]*' | grep -v '_MAX$' | sort >named
    (python_module numbers) >numbers.md
    grep -o 'GPUSORT_[A-Z0-9_]*' numbers.md | sort | diff named -
    [ "$(wc -l <named)" -gt 50 ]
    sed -n '/^| numbers |/,/^$/{/^|/p}' "$root/packaging/README.md" | diff numbers.md -
    sed -n '/^```python$/,/^```$/{/^class/,/^```/{/^```/!p}}' "$root/packaging/README.md" >structures
    sed -n '/^class Desc/,/^class Info/{/^class Info/!p}' "$root/examples/gpusort.py" | diff -B - structures
}

without_headers() { # a system that has none: CMake says what to install
    if cmake -S "$root" -B build -DCMAKE_FIND_ROOT_PATH="$PWD" -DCMAKE_FIND_ROOT_PATH_MODE_INCLUDE=ONLY \
        -DCMAKE_FIND_ROOT_PATH_MODE_PACKAGE=ONLY >said 2>&1; then return 1; fi
    grep libvulkan-dev said
}

# The tree as a repository of its own: uncommitted changes are tested too.
by_meson() {
    mkdir -p repository/packaging subprojects
    cp "$root/gpusort.h" repository
    cp "$root/packaging/gpusort.c" repository/packaging
    git -C repository init -q
    git -C repository add .
    git -C repository -c user.name=test -c user.email=test@invalid commit -qm all
    cp -R "$root/packaging/meson/." subprojects
    sed -i "s|^url = .*|url = file://$PWD/repository|" subprojects/gpusort.wrap
    cp ../main.c .
    cat >meson.build <<END_MESON
project('user', 'c')
executable('header', 'main.c', c_args: '-DOWN_UNIT', dependencies: dependency('gpusort', version: '== $version'))
executable('library', 'main.c', dependencies: dependency('gpusort-implementation', version: '== $version'))
executable('shared', 'main.c', dependencies: dependency('gpusort-shared', version: '== $version'))
END_MESON
    meson setup build
    ninja -C build
    build/header
    build/library
    build/shared
}

# vcpkg itself is not here: its functions are replaced by what they come to, and the port's steps run by CMake.
by_vcpkg() {
    port=$root/packaging/vcpkg/gpusort
    python3 -m json.tool "$port/vcpkg.json" >/dev/null
    grep -q "\"version\": \"$version\"" "$port/vcpkg.json"
    cat >run.cmake <<'END_CMAKE'
cmake_policy(VERSION 3.15)
function(run)
    execute_process(COMMAND ${ARGV} RESULT_VARIABLE status)
    if(NOT status EQUAL 0)
        message(FATAL_ERROR "failed: ${ARGV}")
    endif()
endfunction()
function(vcpkg_check_linkage)
    cmake_parse_arguments(PARSE_ARGV 0 arg "ONLY_STATIC_LIBRARY" "" "")
endfunction()
function(vcpkg_cmake_configure)
    cmake_parse_arguments(PARSE_ARGV 0 arg "" "SOURCE_PATH" "OPTIONS")
    run(${CMAKE_COMMAND} -S ${arg_SOURCE_PATH} -B build -DCMAKE_INSTALL_PREFIX=${CURRENT_PACKAGES_DIR}
        -DCMAKE_INSTALL_LIBDIR=lib ${arg_OPTIONS})
endfunction()
function(vcpkg_cmake_install)
    run(${CMAKE_COMMAND} --build build --target install)
endfunction()
function(vcpkg_cmake_config_fixup)
    cmake_parse_arguments(PARSE_ARGV 0 arg "" "CONFIG_PATH" "")
    file(RENAME "${CURRENT_PACKAGES_DIR}/${arg_CONFIG_PATH}" "${CURRENT_PACKAGES_DIR}/share/${PORT}")
endfunction()
function(vcpkg_fixup_pkgconfig)
    if(NOT EXISTS "${CURRENT_PACKAGES_DIR}/lib/pkgconfig/${PORT}.pc")
        message(FATAL_ERROR "no ${PORT}.pc")
    endif()
endfunction()
function(vcpkg_install_copyright)
    cmake_parse_arguments(PARSE_ARGV 0 arg "" "" "FILE_LIST")
    configure_file(${arg_FILE_LIST} "${CURRENT_PACKAGES_DIR}/share/${PORT}/copyright" COPYONLY)
endfunction()
file(MAKE_DIRECTORY "${CURRENT_PACKAGES_DIR}/share")
include("${PORT_FOLDER}/portfile.cmake")
END_CMAKE
    cmake -DPORT=gpusort -DPORT_FOLDER="$port" -DCURRENT_PACKAGES_DIR="$PWD/prefix" -P run.cmake
    ls prefix/share/gpusort/gpusort-config.cmake prefix/share/gpusort/usage prefix/share/gpusort/copyright
    $CC $CFLAGS -Iprefix/include ../main.c prefix/lib/libgpusort.a -ldl -o main
    ./main
}

# Nor is Conan: a module of its name has what the recipe uses, and calls the recipe's methods in Conan's order.
by_conan() {
    mkdir -p conan/tools sources package
    cat >conan/__init__.py <<'END_PYTHON'
class ConanFile:
    pass
END_PYTHON
    cat >conan/tools/__init__.py </dev/null
    cat >conan/tools/files.py <<'END_PYTHON'
import glob, os, shutil
def load(conanfile, path):
    with open(path, encoding="utf-8") as file:
        return file.read()
def copy(conanfile, pattern, src, dst):
    found = glob.glob(os.path.join(src, pattern))
    assert found, pattern
    for path in found:
        target = os.path.join(dst, os.path.relpath(path, src))
        os.makedirs(os.path.dirname(target), exist_ok=True)
        shutil.copy(path, target)
def rmdir(conanfile, path):
    shutil.rmtree(path)
END_PYTHON
    cat >conan/tools/cmake.py <<'END_PYTHON'
import subprocess
def run(*words):
    subprocess.run(["cmake", *words], check=True)
class CMake:
    def __init__(self, conanfile):
        self.folders = conanfile
    def configure(self, variables):
        run("-S", self.folders.source_folder, "-B", "build", "-DCMAKE_INSTALL_LIBDIR=lib",
            "-DCMAKE_INSTALL_PREFIX=" + self.folders.package_folder, *(f"-D{k}={v}" for k, v in variables.items()))
    def build(self):
        run("--build", "build")
    def install(self):
        run("--install", "build")
END_PYTHON
    cat >run.py <<'END_PYTHON'
import collections, os, sys, types, unittest.mock
sys.dont_write_bytecode = True
sys.path.append(sys.argv[1])
from conanfile import GpusortConan
recipe = GpusortConan()
recipe.recipe_folder = sys.argv[1]
recipe.set_version()
assert recipe.version == sys.argv[2], recipe.version
recipe.source_folder = recipe.export_sources_folder = os.path.abspath("sources")
recipe.package_folder = os.path.abspath("package")
recipe.folders = types.SimpleNamespace()
recipe.requires = lambda reference, **traits: print("requires", reference, traits)
recipe.settings = unittest.mock.MagicMock(os="Linux")
recipe.cpp_info = unittest.mock.MagicMock(components=collections.defaultdict(unittest.mock.MagicMock))
for step in "export_sources", "configure", "layout", "requirements", "build", "package", "package_info":
    getattr(recipe, step)()
assert recipe.cpp_info.components["implementation"].libs == ["gpusort"]
END_PYTHON
    python3 run.py "$root/packaging/conan" "$version"
    [ -f package/licenses/LICENSE ]
    $CC $CFLAGS -Ipackage/include ../main.c package/lib/libgpusort.a -ldl -o main
    ./main
}

make="make"
[ "${CMAKE_GENERATOR:-}" != Ninja ] || make="ninja"
promise "one file copied" -- copied
promise "CMake, add_subdirectory" cmake $make -- subdirectory
promise "CMake, FetchContent" cmake $make -- fetched
promise "CMake, with volk" cmake $make -- through_volk
promise "CMake, installed and found" cmake $make -- installed
promise "CMake names the package of headers that are missing" cmake $make -- without_headers
promise "pkg-config" cmake $make pkg-config -- by_pkg_config
promise "CMake, with the shared library, installed and found" cmake $make readelf -- shared_installed
promise "pkg-config, with the shared library" cmake $make pkg-config readelf -- shared_by_pkg_config
promise "Python, by the shared library" cmake $make python3 -- by_ctypes
if [ -n "$python" ]; then
    promise "Python, with numpy's arrays" cmake $make python3 -- by_numpy
else
    echo "left out: packaging: Python, with numpy's arrays: numpy is not installed"
fi
promise "Python's structures and numbers, and the page's, are the header's" cmake $make python3 -- python_knows_the_header
promise "meson, by the wrap file" meson ninja git -- by_meson
promise "vcpkg: the port's steps" cmake $make python3 -- by_vcpkg
promise "Conan: the recipe's methods" cmake $make python3 -- by_conan
exit $((failures != 0))
