#!/bin/sh
# The header compiles everywhere it says it does, links the ways it says, and exports nothing else.
# Prints one "ok" or "FAIL" line a promise. Works in the folder named by $1.
cd "$(dirname "$0")/../.." || exit 1
root=$PWD
. tests/lib/promise.sh
work=${1:-build/tests/compile}
mkdir -p "$work" && cd "$work" || exit 1
warnings="-Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wcast-qual -Werror"
export LC_ALL=C # figures are read here

echo '#include "gpusort.h"' >included.c
cat >declarations.c <<'END'
#include "gpusort.h"
int count(gpusort_context *context);
int count(gpusort_context *context) { gpusort_info info; gpusort_get_info(context, &info); return (int)info.subgroup_size; }
END
cat >implementation.c <<'END'
#define GPUSORT_IMPLEMENTATION
#include "gpusort.h"
END
cat >after_vulkan.c <<'END'
#include <vulkan/vulkan.h>
#define GPUSORT_IMPLEMENTATION
#include "gpusort.h"
END
cat >after_volk.c <<'END'
#include <volk.h>
#define GPUSORT_IMPLEMENTATION
#include "gpusort.h"
END
cat >before_volk.c <<'END'
#include "gpusort.h"
#include <volk.h>
#define GPUSORT_IMPLEMENTATION
#include "gpusort.h"
int handles_agree(VkDevice device, const gpusort_desc *desc);
int handles_agree(VkDevice device, const gpusort_desc *desc) { return desc->device == device; }
END
cat >before_vulkan.c <<'END'
#include "gpusort.h"
#include <vulkan/vulkan.h>
int handles_agree(VkBuffer buffer, const gpusort_range *range);
int handles_agree(VkBuffer buffer, const gpusort_range *range) { return range->buffer == buffer; }
END
# an engine's headers name handles by these declarations alone; C before C11 has them from Vulkan's header
cat >names_handles.c <<'END'
#include "gpusort.h"
#if defined(__cplusplus) || __STDC_VERSION__ >= 201112L
VkBuffer buffer_of(const gpusort_range *range);
VkBuffer buffer_of(const gpusort_range *range) { return range->buffer; }
VkDevice device_of(const gpusort_desc *desc);
VkDevice device_of(const gpusort_desc *desc) { return desc->device; }
#else
gpusort_VkBuffer buffer_of(const gpusort_range *range);
gpusort_VkBuffer buffer_of(const gpusort_range *range) { return range->buffer; }
#endif
END
cat >behind_vulkan.c <<'END'
#include <vulkan/vulkan.h>
#include "gpusort.h"
int handles_agree(VkBuffer buffer, const gpusort_range *range);
int handles_agree(VkBuffer buffer, const gpusort_range *range) { return range->buffer == buffer; }
END
cat >named_header.c <<'END'
#define GPUSORT_VULKAN_HEADER <vulkan/vulkan_core.h>
#define GPUSORT_IMPLEMENTATION
#include "gpusort.h"
END
cat >no_loader.c <<'END'
#define GPUSORT_NO_LOADER
#define GPUSORT_IMPLEMENTATION
#include "gpusort.h"
END
cat >with_assert.c <<'END'
#define GPUSORT_ASSERT(x) ((void)(x))
#define GPUSORT_IMPLEMENTATION
#include "gpusort.h"
END
for part in a b; do
    cat >static_$part.c <<END
#define GPUSORT_STATIC
#define GPUSORT_IMPLEMENTATION
#include "gpusort.h"
int static_$part(void);
int static_$part(void)
{
    gpusort_context *context = 0;
    gpusort_result result = gpusort_create(0, &context);
    gpusort_destroy(context);
    return (int)result;
}
END
    cat >user_$part.c <<END
#include "gpusort.h"
int user_$part(void);
int user_$part(void)
{
    gpusort_context *context = 0;
    gpusort_result result = gpusort_create(0, &context);
    gpusort_destroy(context);
    return (int)result;
}
END
done
cat >static_main.c <<'END'
int static_a(void);
int static_b(void);
int main(void) { return static_a() == static_b() ? 0 : 1; }
END
cat >user_main.c <<'END'
int user_a(void);
int user_b(void);
int main(void) { return user_a() == user_b() ? 0 : 1; }
END
cat >prototypes.c <<'END'
#include <vulkan/vulkan.h>
#include "gpusort.h"
#include <stdio.h>
int main(void)
{
    gpusort_desc desc = {0};
    gpusort_context *context = NULL;
    uint32_t keys[3] = {3, 1, 2}, version = 0;
    gpusort_host_args args = {0};
    gpusort_result result;
    desc.get_instance_proc_addr = (gpusort_proc)vkGetInstanceProcAddr;
    vkEnumerateInstanceVersion(&version);
    args.keys = keys;
    args.count = 3;
    result = gpusort_create(&desc, &context);
    if (result == GPUSORT_OK) result = gpusort_sort(context, &args);
    gpusort_destroy(context);
    printf("%s %u %u %u\n", gpusort_result_string(result), keys[0], keys[1], keys[2]);
    return !(result == GPUSORT_OK && keys[0] == 1 && keys[1] == 2 && keys[2] == 3);
}
END
cat >no_prototypes.c <<'END'
#include "gpusort.h"
#include <stdio.h>
int main(void)
{
    gpusort_context *context = NULL;
    uint32_t keys[3] = {3, 1, 2};
    gpusort_host_args args = {0};
    gpusort_result result = gpusort_create(NULL, &context);
    args.keys = keys;
    args.count = 3;
    if (result == GPUSORT_OK) result = gpusort_sort(context, &args);
    gpusort_destroy(context);
    printf("%s %u %u %u\n", gpusort_result_string(result), keys[0], keys[1], keys[2]);
    return !(result == GPUSORT_OK && keys[0] == 1 && keys[1] == 2 && keys[2] == 3);
}
END

# what other headers may define, and C lets them
cat >after_macros.c <<'END'
#include <complex.h>
#include <tgmath.h>
#define min(a, b) ((a) < (b) ? (a) : (b))
#define max(a, b) ((a) > (b) ? (a) : (b))
#define GPUSORT_IMPLEMENTATION
#include "gpusort.h"
END
# Names that headers of Windows, Qt, X11, Apple, glibc and C itself define, here as nonsense. What is of the system comes
# before, as it may use some of them, and so is Vulkan's header, which has a major and a minor.
write_nonsense() { # WORD...
    cat <<'END'
#if defined(_WIN32)
#define WIN32_LEAN_AND_MEAN /* what it leaves out is nonsense below, and whole in after_windows.c */
#include <windows.h>
#else
#include <dlfcn.h>
#include <sys/time.h>
#endif
#include <assert.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <vulkan/vulkan_core.h>
END
    for word; do printf '#undef %s\n#define %s }]nonsense\n' "$word" "$word"; done
}
# which are the same behind gpusort.h
write_unharmed() { # WORD...
    cat <<'END'
#define QUOTED(x) #x
#define QUOTE(x) QUOTED(x)
#define UNHARMED(word) typedef char word##_is_unharmed[sizeof QUOTE(word) == sizeof "}]nonsense" ? 1 : -1];
END
    for word; do echo "UNHARMED($word)"; done
}
nonsense="small hyper near far NEAR FAR interface min max ERROR NO_ERROR IN OUT OPTIONAL CONST VOID DELETE IGNORE CALLBACK
    PASCAL pascal cdecl STRICT ABSOLUTE RELATIVE TRUE FALSE signals slots emit foreach forever Bool Status None Success
    Always True False Above Below Unsorted Convex Complex KeyPress check verify require nil YES NO MIN MAX major minor
    makedev unix linux i386 I complex imaginary likely unlikely"
# shellcheck disable=SC2086 # words
{
    write_nonsense $nonsense assert >nonsense.h
    write_unharmed $nonsense >unharmed.h
}
cat >after_nonsense.c <<'END'
#include "nonsense.h"
#define GPUSORT_IMPLEMENTATION
#include "gpusort.h"
#include "unharmed.h"
END
# a program's own assert() stays its own where gpusort has another
cat >own_assert.c <<'END'
#include "nonsense.h"
#define GPUSORT_ASSERT(x) ((void)(x))
#define GPUSORT_IMPLEMENTATION
#include "gpusort.h"
#include "unharmed.h"
UNHARMED(assert)
END
cat >volk_behind.c <<'END'
#define VK_NO_PROTOTYPES
#define GPUSORT_IMPLEMENTATION
#include "gpusort.h"
#include <volk.h>
END
cat >before_windows.c <<'END'
#define GPUSORT_IMPLEMENTATION
#include "gpusort.h"
static int min(int a, int b) { return a < b ? a : b; }
static int max(int a, int b) { return a > b ? a : b; }
int between(int low, int x, int high);
int between(int low, int x, int high) { return min(max(low, x), high); }
#include <windows.h>
END
cat >after_windows.c <<'END'
#include <windows.h>
#define GPUSORT_IMPLEMENTATION
#include "gpusort.h"
END
cat >redeclared.c <<'END'
#include "gpusort.h"
extern gpusort_result gpusort_create(const gpusort_desc *desc_or_null, gpusort_context **out);
gpusort_result gpusort_sort(gpusort_context *context, const gpusort_host_args *args);
typedef struct functions {
    gpusort_result (*create)(const gpusort_desc *desc, gpusort_context **out);
    gpusort_result (*gpusort_sort)(gpusort_context *context, const gpusort_host_args *args);
} functions;
functions take(void);
functions take(void) {
    functions all;
    all.create = &gpusort_create;
    all.gpusort_sort = gpusort_sort;
    return all;
}
END
# dlopen() finds the loader where Homebrew puts it, and nowhere else
cat >homebrew.c <<'END'
#include <dlfcn.h>
#include <string.h>
static void *only_homebrew(const char *name, int mode)
{
    return strcmp(name, "/opt/homebrew/lib/libvulkan.dylib") ? NULL : (dlopen)("libvulkan.so.1", mode);
}
#define dlopen(name, mode) only_homebrew(name, mode)
#define __APPLE__ 1
#define GPUSORT_IMPLEMENTATION
#include "gpusort.h"
int main(void) { return gpusorti_system_loader() == NULL; }
END
# a library with an implementation of its own, of the header in the folder that -I names
for part in one two; do
    cat >library_$part.c <<END
#define GPUSORT_IMPLEMENTATION
#include "gpusort.h"
int sort_$part(uint32_t *keys, size_t count);
__attribute__((visibility("default"))) int sort_$part(uint32_t *keys, size_t count)
{
    gpusort_context *context = NULL;
    gpusort_host_args args = {0};
    gpusort_result result = gpusort_create(NULL, &context);
    args.keys = keys;
    args.count = count;
    if (result == GPUSORT_OK) result = gpusort_sort(context, &args);
    gpusort_destroy(context);
    return (int)result;
}
END
done
cat >libraries.c <<'END'
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
int sort_one(uint32_t *keys, size_t count);
int sort_two(uint32_t *keys, size_t count);
int main(void)
{
    uint32_t one[3] = {3, 1, 2}, two[3] = {6, 5, 4};
    int first = sort_one(one, 3), second = sort_two(two, 3);
    printf("%d: %u %u %u, %d: %u %u %u\n", first, one[0], one[1], one[2], second, two[0], two[1], two[2]);
    return !(one[0] == 1 && one[1] == 2 && one[2] == 3 && two[0] == 4 && two[1] == 5 && two[2] == 6);
}
END
cat >wrong_size.c <<'END'
#include "gpusort.h"
int main(void)
{
    gpusort_desc desc = {0};
    gpusort_context *context = (gpusort_context *)&desc;
    uint32_t enabled, count = 0;
    return !(gpusort_create(&desc, &context) == GPUSORT_ERROR_INVALID_ARGUMENT && context == NULL &&
             gpusort_create(NULL, &context) == GPUSORT_ERROR_INVALID_ARGUMENT &&
             gpusort_query(&desc, &enabled, &count, NULL) == GPUSORT_ERROR_INVALID_ARGUMENT);
}
END

# a C++20 module, as users write it, and who imports it
cat >module.cppm <<'END'
module;
#include "gpusort.h"
export module gpusort;
export using ::gpusort_context;
export using ::gpusort_result;
export using ::gpusort_result_string;
export using ::gpusort_create;
export using ::gpusort_destroy;
export using ::gpusort_query;
export using ::gpusort_chain_features;
export using ::gpusort_log_stderr;
export using ::gpusort_sort;
export inline gpusort_result sort_keys(gpusort_context *context, unsigned *keys, unsigned count)
{
    gpusort_host_args args = {};
    args.keys = keys;
    args.count = count;
    return gpusort_sort(context, &args);
}
END
cat >importer.cpp <<'END'
import gpusort;
int main()
{
    unsigned keys[3] = {3, 1, 2};
    gpusort_context *context = nullptr;
    int result = gpusort_create(nullptr, &context); /* clang 14 does not look into gpusort_result here */
    if (result == 0) result = sort_keys(context, keys, 3);
    gpusort_destroy(context);
    return !(result == 0 && keys[0] == 1 && keys[1] == 2 && keys[2] == 3);
}
END
# who knows the shared library's functions by their names alone
cat >by_name.c <<'END'
#include "gpusort.h"
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>
static void *library;
static void find(void *function, const char *name)
{
    void *found = dlsym(library, name);
    memcpy(function, &found, sizeof found);
}
int main(void)
{
    gpusort_result (*create)(const gpusort_desc *desc, gpusort_context **out);
    gpusort_result (*sort)(gpusort_context *context, const gpusort_host_args *args);
    void (*destroy)(gpusort_context *context);
    uint32_t keys[3] = {3, 1, 2};
    gpusort_host_args args = {0};
    gpusort_context *context = NULL;
    gpusort_result result;
    library = dlopen("./libshared.so", RTLD_NOW);
    if (!library) return printf("%s\n", dlerror()), 1;
    find(&create, "gpusort_create"), find(&sort, "gpusort_sort"), find(&destroy, "gpusort_destroy");
    if (!create || !sort || !destroy) return 1;
    args.keys = keys;
    args.count = 3;
    result = create(NULL, &context);
    if (result == GPUSORT_OK) result = sort(context, &args);
    destroy(context);
    return !(result == GPUSORT_OK && keys[0] == 1 && keys[1] == 2 && keys[2] == 3);
}
END

cat >find_no_loader.c <<'END'
#define GPUSORT_NO_LOADER
#define GPUSORT_IMPLEMENTATION
#include "gpusort.h"
static int told;
static void hear(int level, const char *text, void *user)
{
    (void)level, (void)user;
    told += strstr(text, "GPUSORT_NO_LOADER") && strstr(text, "get_instance_proc_addr");
}
int main(void)
{
    gpusort_desc desc = {0};
    gpusort_context *context = (gpusort_context *)&told;
    desc.logger.func = hear;
    return !(gpusort_create(&desc, &context) == GPUSORT_ERROR_NO_LOADER && context == NULL && told);
}
END

include="-I$root"
compiled=implementation.o

matrix() { # UNIT.c: every compiler, its first and its last standard, all warnings
    unit=$1
    for compiler in gcc clang; do
        for standard in c99 c17; do
            promise "$unit by $compiler -std=$standard without warnings" \
                $compiler -std=$standard $warnings $include -O1 -fsyntax-only "$unit"
        done
    done
    for compiler in g++ clang++; do
        for standard in c++11 c++20; do
            promise "$unit by $compiler -std=$standard without warnings" \
                $compiler -x c++ -std=$standard $warnings $include -O1 -fsyntax-only "$unit"
        done
    done
}

matrix implementation.c
for compiler in gcc clang; do
    promise "declarations by $compiler -std=c89 -Wpedantic" \
        $compiler -std=c89 -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Werror $include -fsyntax-only declarations.c
done
for compiler in g++ clang++; do
    promise "declarations by $compiler -std=c++98 -Wpedantic" \
        $compiler -x c++ -std=c++98 -Wall -Wextra -Wpedantic -Wconversion -Wshadow -Wno-c++11-long-long -Werror $include \
        -fsyntax-only declarations.c
done
for standard in c++98 c++11 c++20; do
    promise "declarations by g++ -std=$standard without casts that C++ programs warn of" \
        g++ -x c++ -std=$standard -Wall -Wextra -Wold-style-cast -Wuseless-cast -Wno-long-long -Werror $include \
        -fsyntax-only included.c
done
# As README.md says; -I alone would not do.
promise "the implementation as a system header by g++ that forbids casts of C" \
    g++ -x c++ -std=c++17 -Wold-style-cast -Wuseless-cast -Werror -isystem "$root" -fsyntax-only implementation.c
for compiler in "gcc -std=c99" "clang -std=c11" "g++ -x c++ -std=c++11" "clang++ -x c++ -std=c++20"; do
    # shellcheck disable=SC2086 # words
    promise "after_nonsense.c by $compiler" $compiler $warnings $include -fsyntax-only after_nonsense.c
done
for compiler in "gcc -std=c11" "clang++ -x c++ -std=c++11"; do
    # shellcheck disable=SC2086 # words
    promise "own_assert.c by $compiler" $compiler $warnings $include -fsyntax-only own_assert.c
done
for unit in after_vulkan after_volk before_volk volk_behind before_vulkan named_header no_loader with_assert static_a \
    after_macros redeclared; do
    promise "$unit.c by gcc" gcc -std=c99 $warnings $include -fsyntax-only $unit.c
    promise "$unit.c by clang++" clang++ -x c++ -std=c++11 $warnings $include -fsyntax-only $unit.c
done

# optimized builds by gcc warn of more than syntax checks do
promise "gcc -O2 builds without warnings" gcc -std=c99 -O2 $warnings $include -c implementation.c -o $compiled
size $compiled # README.md has these figures
promise "g++ builds without warnings" g++ -x c++ -std=c++17 $warnings $include -c implementation.c -o implementation_cpp.o
promise "clang builds without warnings" \
    clang -std=c99 $warnings $include -c implementation.c -o implementation_clang.o

# More would be a slip: kernels that are not packed have four times as many.
echo "gpusort.h has $(wc -c <"$root/gpusort.h") bytes"
promise "the header has less than 1 MB" [ "$(wc -c <"$root/gpusort.h")" -lt 1000000 ]

exports_only_its_own() {
    for object in "$@"; do
        nm -g --defined-only "$object" | awk '{print $3}' >exported
        grep -q '^_\{0,1\}gpusort_create_sized_[0-9_]*$' exported || return 1
        if grep -v '^_\{0,1\}gpusort_' exported; then return 1; fi
    done
}
references_no_vulkan() {
    for object in "$@"; do
        if nm "$object" | grep -E ' [A-Za-z] _?vk[A-Z]'; then return 1; fi
        nm -u "$object" | grep -q . || return 1
    done
}
# Vulkan's header as if of VERSION, without what came behind 1.3.204
vulkan_headers_of() { # VERSION
    mkdir -p "headers_$1/vulkan"
    ln -sfn /usr/include/vk_video "headers_$1/vk_video"
    ln -sfn /usr/include/vulkan/vk_platform.h "headers_$1/vulkan/vk_platform.h"
    sed "s/^\(#define VK_HEADER_VERSION\) .*/\1 $1/; s/PIPELINE_ROBUSTNESS/NOT_YET/g; s/PipelineRobustness/NotYet/g
        s/VK_EXT_pipeline_robustness/VK_not_yet/g; s/ENUMERATE_PORTABILITY/NOT_YET_PORTABLE/g" \
        /usr/include/vulkan/vulkan_core.h >"headers_$1/vulkan/vulkan_core.h"
}
takes_headers_of() { # VERSION
    vulkan_headers_of "$1" && gcc -std=c99 "-Iheaders_$1" $warnings $include -fsyntax-only implementation.c
}
names_the_headers_it_needs() {
    vulkan_headers_of 203 && ! gcc -std=c99 -Iheaders_203 $include -fsyntax-only implementation.c 2>refused &&
        grep -q '#error.*VK_HEADER_VERSION_COMPLETE is 1\.3\.204' refused
}
refuses_big_endian() {
    ! gcc -std=c99 -U__BYTE_ORDER__ -D__BYTE_ORDER__=__ORDER_BIG_ENDIAN__ $include -fsyntax-only implementation.c \
        2>refused && grep -q '#error.*little-endian' refused
}
promise "Vulkan headers of 1.3.204 do" takes_headers_of 204
promise "older Vulkan headers: the error names the version that is needed" names_the_headers_it_needs
promise "big-endian machines are refused" refuses_big_endian

# Declarations of one version, and the implementation of another: it would be compiled under the first one's names.
refuses_another_version() {
    sed 's/\(GPUSORT_VERSION_MINOR\( !=\)*\) [0-9][0-9]*/\1 94/' "$root/gpusort.h" >before.h &&
        printf '#include "before.h"\n#define GPUSORT_IMPLEMENTATION\n#include "gpusort.h"\n' >mixed.c &&
        ! gcc -std=c99 -I. $include -fsyntax-only mixed.c 2>refused && grep -q '#error.*another version' refused
}
promise "two versions in one file are refused" refuses_another_version

promise "only gpusort_* is exported" exports_only_its_own implementation.o implementation_cpp.o implementation_clang.o
promise "no vk* is defined or referenced" references_no_vulkan implementation.o implementation_cpp.o implementation_clang.o

hides_its_functions() { # COMPILER...: unless GPUSORT_API says otherwise, a shared library exports none
    for compiler in "$@"; do
        $compiler -shared -fPIC $include implementation.c -ldl -o hidden.so || return 1
        ! nm -D --defined-only hidden.so | grep gpusort || return 1
        $compiler -shared -fPIC -DGPUSORT_API=extern $include implementation.c -ldl -o shown.so || return 1
        [ "$(nm -D --defined-only shown.so | grep -c gpusort_)" = 15 ] || return 1
    done
}
promise "functions are hidden, GPUSORT_API exports them" hides_its_functions clang

# The functions that the header declares, one a line.
declared() { sed -n 's/^GPUSORT\(_API\|I_SIZED\) .*[ *]\(gpusort_[a-z_]*\)(.*[,;)]$/\2/p' "$root/src/face/api.h" | sort -u; }
exports_the_interface() { # COMPILER...: the shared library exports all functions by their plain names, and nothing else
    declared >declared
    [ "$(wc -l <declared)" = 17 ] || { cat declared && return 1; }
    for compiler in "$@"; do
        $compiler -shared -fPIC -fvisibility=hidden -DGPUSORT_SHARED $include "$root/packaging/gpusort.c" -ldl \
            -o libshared.so && nm -D --defined-only libshared.so | awk '{print $3}' | sort | diff declared - || return 1
    done
}
promise "the shared library exports the functions of the interface" exports_the_interface gcc "clang++ -x c++"
found_by_name() { gcc -std=c99 $include by_name.c -ldl -o by_name && ./by_name; }
promise "a program that knows plain names sorts by the shared library" found_by_name
shared_program() {
    for compiler in "gcc -std=c99" "g++ -x c++ -std=c++11"; do
        $compiler -DGPUSORT_SHARED $include no_prototypes.c -L. -lshared -Wl,-rpath,"$PWD" -o shared_program &&
            ./shared_program || return 1
    done
}
promise "C and C++ programs sort by the shared library" shared_program

# What a macro passes to one of its own parameters is a name of a list. Other headers may have macros of these names, which
# are replaced wherever a name is not pasted at once; and of members of the interface.
cat >lists.awk <<'END'
/^#define [A-Za-z_0-9]*\(/ || more {
    line = line $0
    more = sub(/\\$/, " ", line)
    while ((begin = index(line, "/*")) && (end = index(substr(line, begin + 2), "*/")))
        line = substr(line, 1, begin - 1) " " substr(line, begin + 2 + end + 1)
    if (more || begin) { # a comment goes on without a backslash
        more = 1
        next
    }
    gsub(/"[^"]*"/, " ", line)
    head = body = line
    sub(/^#define [A-Za-z_0-9]*\(/, "", head)
    sub(/\).*/, "", head)
    gsub(/ /, "", head)
    sub(/^[^)]*\)/, "", body)
    count = split(head, parameters, ",")
    for (i = 1; i <= count; i++)
        for (rest = " " body; match(rest, "[^A-Za-z_0-9]" parameters[i] "\\([^()]*");) {
            arguments = substr(rest, RSTART, RLENGTH)
            rest = substr(rest, RSTART + RLENGTH)
            sub(/^[^(]*\(/, "", arguments)
            names = split(arguments, name, /[ ,]+/)
            for (j = 1; j <= names; j++)
                if (name[j] ~ /^[A-Za-z_][A-Za-z_0-9]*$/ && name[j] !~ /^(GPUSORT|UINT)/) print name[j]
        }
    line = ""
}
END
members="count keys values keys_out values_out flags order limit algorithm segments segment_ends segment_count segment_size \
    key_type value_size key_offset first_bit bit_count scratch buffer offset usage alignment instance device queue enabled"
hostile_macros() {
    awk -f lists.awk "$root/gpusort.h" | sort -u >hostile_names
    echo "$members" | tr -s ' ' '\n' | sort -u - hostile_names -o hostile_names
    for name in count select scan tile merge staged_medium large CreateBuffer few; do grep -qx "$name" hostile_names || return 1; done
    {
        printf '#include <%s>\n' assert.h stdarg.h stddef.h stdint.h stdio.h stdlib.h string.h \
            dlfcn.h sys/time.h
        sed 's/.*/#define & hostile_&/' hostile_names
        printf '#define GPUSORT_IMPLEMENTATION\n#include "gpusort.h"\n'
    } >hostile.c
    gcc -std=c99 $warnings $include -fsyntax-only hostile.c &&
        g++ -x c++ -std=c++11 $warnings $include -fsyntax-only hostile.c &&
        gcc -std=c99 -DNDEBUG -E -P $include hostile.c | grep -o '"\([^"\\]\|\\.\)*"' >hostile_texts &&
        grep -q '"segment_count"' hostile_texts && ! grep hostile_ hostile_texts
}
# as the manual tells to include term.h of curses, which has this macro
cat >term.c <<'END'
#define GPUSORT_IMPLEMENTATION
#include "gpusort.h"
#define CUR ((TERMTYPE *)(cur_term))->
#define device_type CUR Strings[362]
#undef device_type
int is_cpu(const gpusort_context *context);
int is_cpu(const gpusort_context *context) {
    gpusort_info info;
    gpusort_get_info(context, &info);
    return info.device_type == GPUSORT_DEVICE_CPU;
}
END
promise "gpusort.h before term.h of curses" gcc -std=c99 $warnings $include -fsyntax-only term.c
promise "macros of other headers may have the names of kernels, functions and members" hostile_macros

modules() {
    clang++ -std=c++20 $include --precompile module.cppm -o gpusort.pcm && clang++ -std=c++20 -c gpusort.pcm -o module.o &&
        clang++ -std=c++20 -fprebuilt-module-path=. -c importer.cpp -o importer.o &&
        clang++ importer.o module.o implementation_clang.o -ldl -o importer && ./importer
}
promise "a C++20 module exports the functions, and its importer sorts" modules

# D reads the header itself, by the commands of packaging/README.md
cat >main.d <<'END'
import gpusort;
int main() {
    uint[3] keys = [30, 10, 20];
    gpusort_context* context;
    gpusort_host_args args;
    args.keys = keys.ptr;
    args.count = keys.length;
    if (gpusort_create(null, &context) != 0 || gpusort_sort(context, &args) != 0) return 1;
    gpusort_destroy(context);
    return keys != [10, 20, 30];
}
END
reads_the_header() {
    mkdir -p of_d && sed -n '/For D:/,/^gdc/p' "$root/packaging/README.md" | sed -n '/^cc\|^gdc/p' >of_d/commands &&
        [ "$(wc -l <of_d/commands)" = 3 ] &&
        sed -i "s| -I\. | -I$root |; s| packaging/| $root/packaging/|; s| gpusort\.h | $root/gpusort.h |" of_d/commands &&
        cp main.d of_d && (cd of_d && sh -e commands && ./main)
}
if command -v gdc >/dev/null; then
    promise "a program in D, which reads the header itself, sorts" reads_the_header
else
    leave_out "D" "no gdc (Debian: gdc)"
fi

# as MSVC does: no headers of the C library that have to know the compiler
renames_its_functions() {
    gcc -std=c99 -U__PRAGMA_REDEFINE_EXTNAME $include -c declarations.c -o renamed.o &&
        nm renamed.o | grep -q ' gpusort_get_info_[0-9_]*$'
}
promise "where linker names are unknown, functions are renamed" renames_its_functions

nothing_is_exported_from_static() {
    gcc -std=c99 $include -c static_a.c -o static_a.o || return 1
    nm -g --defined-only static_a.o | awk '{print $3}' >exported
    [ "$(cat exported)" = static_a ]
}
promise "GPUSORT_STATIC exports nothing" nothing_is_exported_from_static

two_statics() { gcc -std=c99 $include static_a.o static_b.c static_main.c -ldl -o two_statics && ./two_statics; }
three_units() { gcc -std=c99 $include user_a.c user_b.c user_main.c $compiled -ldl -o three_units && ./three_units; }
mixed_languages() {
    gcc -std=c99 -c $include no_prototypes.c -o from_c.o &&
        g++ from_c.o implementation_cpp.o -ldl -o mixed && ./mixed
}
linked_loader() { gcc -std=c99 $include prototypes.c $compiled -lvulkan -ldl -o prototypes && ./prototypes; }
loader_by_itself() { gcc -std=c99 $include no_prototypes.c $compiled -ldl -o no_prototypes && ./no_prototypes; }
finds_no_loader() { gcc -std=c99 $include find_no_loader.c -o find_no_loader && ./find_no_loader; }
promise "GPUSORT_NO_LOADER without a first function answers NO_LOADER" finds_no_loader
promise "two GPUSORT_STATIC units in one program" two_statics
promise "three units share one implementation" three_units
promise "C programs use an implementation compiled as C++" mixed_languages
promise "prototypes linked with -lvulkan: no symbol clashes, and sorts" linked_loader
promise "volk absent, loader found at run time, and sorts" loader_by_itself

finds_homebrew() { gcc -std=c99 $include homebrew.c -ldl -o homebrew && ./homebrew; }
promise "the loader of Homebrew is found" finds_homebrew

# Headers of another version, and of this one with a member more.
mkdir -p other_version other_size
sed 's/\(GPUSORT_VERSION_MINOR\( !=\)*\) [0-9][0-9]*/\1 99/; s/^    uint32_t start_canary;/&\n    uint32_t more[5];/' \
    "$root/gpusort.h" >other_version/gpusort.h
sed 's/^    uint32_t start_canary;/&\n    uint32_t more[5];/' "$root/gpusort.h" >other_size/gpusort.h
two_versions() { # each library sorts by its own functions
    gcc -shared -fPIC -DGPUSORT_API=extern $include library_one.c -ldl -o libone.so &&
        gcc -shared -fPIC -DGPUSORT_API=extern -Iother_version library_two.c -ldl -o libtwo.so &&
        gcc libraries.c -L. -lone -ltwo -Wl,-rpath,"$PWD" -o libraries && ./libraries
}
promise "libraries of two versions in one program, which export them" two_versions
other_version_does_not_link() {
    gcc -std=c99 $include wrong_size.c $compiled -ldl -o wrong_size &&
        ! gcc -std=c99 -Iother_version wrong_size.c $compiled -ldl -o wrong_version 2>unlinked &&
        grep gpusort_create unlinked
}
other_size_is_refused() {
    gcc -std=c99 -Iother_size wrong_size.c $compiled -ldl -o wrong_size && ./wrong_size &&
        g++ -x c++ -std=c++11 -Iother_size wrong_size.c -x none $compiled -ldl -o wrong_size && ./wrong_size &&
        gcc -std=c99 -DGPUSORT_SHARED -Iother_size wrong_size.c -L. -lshared -Wl,-rpath,"$PWD" -o wrong_size && ./wrong_size
}
promise "a caller of another version does not link" other_version_does_not_link
promise "a caller with structures of other sizes is refused" other_size_is_refused

# A header before left a pack open: in the file of the caller, or in that of the implementation.
open_pack() {
    { echo "#pragma pack(1)" && cat no_prototypes.c; } >packed_caller.c
    { echo "#pragma pack(1)" && cat implementation.c; } >packed_implementation.c
    gcc -std=c99 $include packed_caller.c $compiled -ldl -o packed_caller && ./packed_caller &&
        gcc -std=c99 $include no_prototypes.c packed_implementation.c -ldl -o packed_implementation &&
        ./packed_implementation || return 1
    ! printf '#pragma pack(1)\n#include "gpusort.h"\nstruct { char c; int i; } s;\nchar packed[sizeof s == 5 ? -1 : 1];' |
        gcc -std=c99 $include -fsyntax-only -x c - 2>/dev/null # which stays open behind
}
promise "an open #pragma pack changes nothing, and stays open" open_pack

hidden_when_unused() { ! nm "$compiled" | grep -i volk; }
promise "no volk symbol without volk" hidden_when_unused

# a compiler without GCC's builtins
small_compiler() { tcc -Wall -Werror $include no_prototypes.c implementation.c -ldl -o by_tcc && ./by_tcc; }
if command -v tcc >/dev/null; then
    promise "a program built by tcc sorts" small_compiler
else
    leave_out "tcc" "no tcc (Debian: tcc)"
fi

# other platforms
has_libc_for() { printf '#include <stdlib.h>\n' | gcc "$1" -fsyntax-only -x c - 2>/dev/null; }
thirty_two_links() { gcc -m32 -std=c99 $include no_prototypes.c implementation32.o -ldl -o thirty_two; }
if has_libc_for -m32; then
    promise "32-bit x86 without warnings" gcc -m32 -std=c99 -O2 $warnings $include -c implementation.c -o implementation32.o
    promise "tools/check.c for 32-bit x86" gcc -m32 -std=c99 $warnings $include -fsyntax-only "$root/tools/check.c"
    promise "32-bit x86 beside Vulkan's own header" gcc -m32 -std=c99 $warnings $include -fsyntax-only after_vulkan.c
    promise "32-bit x86 program links" thirty_two_links
else
    leave_out "32-bit x86" "gcc -m32 has no C library (Debian: gcc-multilib)"
fi
if has_libc_for -mx32; then
    promise "x32 without warnings" gcc -mx32 -std=c99 $warnings $include -fsyntax-only implementation.c
    promise "x32 beside Vulkan's own header" gcc -mx32 -std=c99 $warnings $include -fsyntax-only before_vulkan.c
else
    leave_out "x32" "gcc -mx32 has no C library (Debian: gcc-multilib)"
fi
# An engine has a copy of Vulkan's headers, which are no system headers then: nothing is excused in them.
mkdir -p own_headers
for headers in vulkan vk_video; do ln -sfn "/usr/include/$headers" "own_headers/$headers"; done
beside_own_headers() { # FLAG...
    for unit in before_vulkan behind_vulkan before_and_behind names_handles; do
        "$@" -Iown_headers $include -fsyntax-only $unit.c || return 1
    done
}
{ cat before_vulkan.c && echo '#include "gpusort.h"'; } >before_and_behind.c
beside_own_headers_by() { # COMPILER STANDARD [FLAG]
    case $2 in
    c++*) options="-x c++ -Wno-long-long -Wno-c++11-long-long" ;;
    *) options= ;;
    esac
    # shellcheck disable=SC2086 # words
    promise "an engine's own Vulkan headers, before and behind, by $1 -std=$2${3+ $3}" \
        beside_own_headers "$1" ${3-} -std="$2" -Wall -Wextra -Wpedantic -Werror $options
}
for standard in c99 c11 c++98; do
    for compiler in gcc clang; do beside_own_headers_by $compiler $standard; done
done
for standard in gnu99 c++11; do beside_own_headers_by clang $standard; done
if has_libc_for -m32; then
    beside_own_headers_by gcc c99 -m32
    beside_own_headers_by clang c++11 -m32
fi
for bits in 0 1; do
    promise "VK_USE_64_BIT_PTR_DEFINES $bits beside Vulkan's own header" \
        gcc -std=c99 -DVK_USE_64_BIT_PTR_DEFINES=$bits $warnings $include -fsyntax-only before_vulkan.c
done
promise "VK_USE_64_BIT_PTR_DEFINES 0 without warnings" \
    clang -std=c99 -DVK_USE_64_BIT_PTR_DEFINES=0 $warnings $include -fsyntax-only implementation.c
windows="x86_64-w64-mingw32-gcc -Iown_headers"
windows_links() { $windows -std=c99 $include no_prototypes.c implementation_win.o -o no_prototypes.exe; }
windows_shares() {
    declared >declared
    $windows -shared -DGPUSORT_SHARED $include "$root/packaging/gpusort.c" -Wl,--out-implib,libshared.dll.a -o shared.dll &&
        x86_64-w64-mingw32-objdump -p shared.dll | sed -n 's/^.*\[ *[0-9]*\].* \(gpusort[a-z_]*\)$/\1/p' |
        sort -u | diff declared - &&
        $windows -std=c99 -DGPUSORT_SHARED $warnings $include no_prototypes.c -L. -lshared -o shared_program.exe
}
if command -v x86_64-w64-mingw32-gcc >/dev/null; then
    promise "Windows by mingw-w64 without warnings" \
        $windows -std=c99 $warnings $include -c implementation.c -o implementation_win.o
    for unit in before_windows after_windows; do
        for strict in -DSTRICT -DNO_STRICT; do
            promise "$unit.c by mingw-w64 $strict" $windows -std=c99 $strict $warnings $include -fsyntax-only $unit.c
        done
        promise "$unit.c by clang++ for Windows" clang++ --target=x86_64-w64-mingw32 -Iown_headers -x c++ -std=c++11 \
            $warnings $include -fsyntax-only $unit.c
    done
    for unit in after_nonsense own_assert; do
        promise "$unit.c by mingw-w64" $windows -std=c99 $warnings $include -fsyntax-only $unit.c
        promise "$unit.c by clang++ for Windows" clang++ --target=x86_64-w64-mingw32 -Iown_headers -x c++ -std=c++11 \
            $warnings $include -fsyntax-only $unit.c
    done
    promise "Windows program links" windows_links
    promise "tools/check.c by mingw-w64" $windows -std=c99 $warnings $include -fsyntax-only "$root/tools/check.c"
    promise "a DLL exports the functions of the interface, and a program links with it" windows_shares
else
    leave_out "Windows" "no mingw-w64 (Debian: gcc-mingw-w64-x86-64)"
fi

# Android's target with the headers of this system's C library, which know the size of a word, and that there is a __float128
# (glibc 2.41), by the processor's name.
android_takes() { # FLAG...
    headers=/usr/include/$(gcc -print-multiarch)
    for file in implementation.c "$root"/examples/*.c "$root/tools/check.c"; do
        # one implementation will do, and what sees all of it
        if [ $file = implementation.c ] || [ "$file" = "$root/tools/check.c" ]; then cat "$file"; else sed '/^#define GPUSORT_IMPLEMENTATION$/d' "$file"; fi >android.c
        clang --target=aarch64-linux-android30 "$@" -std=c99 $warnings $include -I"$root/examples" -I"$root/tools" \
            -isystem "$headers" -fsyntax-only android.c || { echo "$file" && return 1; }
    done
}
case $(uname -m) in
x86_64) promise "the header, the examples and tools/check.c by clang for Android" android_takes -D__x86_64__ -D__float128=double ;;
aarch64) promise "the header, the examples and tools/check.c by clang for Android" android_takes ;;
*) leave_out "Android" "the C library's headers are not those of 64-bit x86 or ARM" ;;
esac

exit $((failures > 0))
