#!/bin/sh
# Compiles the kernels in shaders/ and writes their SPIR-V, packed as text, into src/shaders.h and gpusort.h, between two
# marker lines.
#
#   tools/embed.sh            update gpusort.h in place; a second run changes nothing
#   tools/embed.sh --check    exit 1 and say what differs if gpusort.h is not what a fresh run would write, or if it
#                             unpacks to other words than were packed; with other tools than those that wrote it, whose
#                             words differ, sort by what a fresh run would write
#
# Needs glslangValidator and spirv-opt, -val, -as and -dis (Debian: glslang-tools spirv-tools) and a C compiler. Other versions of
# these tools compile the kernels to other words, so gpusort.h names those that made it.
set -eu

# One line a variant, compiled from shaders/<source> with these defines and packed as a continuation of another above it that
# is like it (-: none: the first). Such bases are unpacked first, 0.2 to 0.3 ms for 1,000 words, so what hosts' first sorts
# need has few of them, and the kernels of one kind of sort lie on one chain where that is not much longer.
variants() {
    cat <<'END'
# name                        base                          source                 defines
begin_address                 -                             begin.comp             -DGPUSORTI_ADDRESS
begin                         begin_address                 begin.comp
tile_sort_rolled              begin                         tile_sort.comp         -DGPUSORTI_ROLLED
merge_tiles                   tile_sort_rolled              merge_tiles.comp
finish                        merge_tiles                   finish.comp
finish_address                finish                        finish.comp            -DGPUSORTI_ADDRESS
leaf_starts_address           finish_address                leaf_starts.comp       -DGPUSORTI_ADDRESS
scatter_basic_address         leaf_starts_address           scatter.comp           -DGPUSORTI_BASIC -DGPUSORTI_ADDRESS
segment_scatter_basic_address scatter_basic_address         scatter.comp           -DGPUSORTI_SEGMENTS -DGPUSORTI_BASIC -DGPUSORTI_ADDRESS
scatter                       segment_scatter_basic_address scatter.comp
scatter_address               scatter                       scatter.comp           -DGPUSORTI_ADDRESS
segment_scatter_address       scatter_address               scatter.comp           -DGPUSORTI_SEGMENTS -DGPUSORTI_ADDRESS
segment_scatter_basic         segment_scatter_address       scatter.comp           -DGPUSORTI_SEGMENTS -DGPUSORTI_BASIC
segment_scatter               segment_scatter_basic         scatter.comp           -DGPUSORTI_SEGMENTS
scatter_basic                 segment_scatter               scatter.comp           -DGPUSORTI_BASIC
segment_count                 segment_scatter_basic         segment_count.comp
segment_histogram             segment_count                 segment_histogram.comp
segment_histogram_address     segment_histogram             segment_histogram.comp -DGPUSORTI_ADDRESS
segment_count_address         segment_histogram_address     segment_count.comp     -DGPUSORTI_ADDRESS
split_runs                    segment_scatter_basic         split_runs.comp
tile_sort                     split_runs                    tile_sort.comp
count                         scatter_address               count.comp
histogram_address             leaf_starts_address           histogram.comp         -DGPUSORTI_ADDRESS
histogram                     histogram_address             histogram.comp
leaf_starts                   histogram                     leaf_starts.comp
tile_sort_address             tile_sort                     tile_sort.comp         -DGPUSORTI_ADDRESS
segment_sort_address          tile_sort_address             tile_sort.comp         -DGPUSORTI_SEGMENTS -DGPUSORTI_ADDRESS
segment_sort                  segment_sort_address          tile_sort.comp         -DGPUSORTI_SEGMENTS
odd_even_merge_address        segment_sort                  odd_even_merge.comp    -DGPUSORTI_ADDRESS
odd_even_merge                odd_even_merge_address        odd_even_merge.comp
segments                      segment_sort                  segments.comp
scan                          count                         scan.comp
count_address                 scan                          count.comp             -DGPUSORTI_ADDRESS
onesweep_address              leaf_starts                   onesweep.comp          -DGPUSORTI_ADDRESS -DGPUSORTI_GROUPS
onesweep                      onesweep_address              onesweep.comp          -DGPUSORTI_GROUPS
onesweep_narrow               onesweep                      onesweep.comp          -DGPUSORTI_NARROW
segment_pass                  onesweep_narrow               onesweep.comp          -DGPUSORTI_SEGMENTS
segment_pass_address          segment_pass                  onesweep.comp          -DGPUSORTI_SEGMENTS -DGPUSORTI_ADDRESS
onesweep_inlined              onesweep                      onesweep.comp          -DGPUSORTI_ADDRESS
onesweep_staged_address       onesweep_inlined              onesweep_staged.comp   -DGPUSORTI_ADDRESS -DGPUSORTI_GROUPS
onesweep_around_address       onesweep_staged_address       onesweep_staged.comp   -DGPUSORTI_ADDRESS -DGPUSORTI_AROUND
onesweep_around               onesweep_around_address       onesweep_staged.comp   -DGPUSORTI_AROUND
onesweep_staged               onesweep_around               onesweep_staged.comp   -DGPUSORTI_GROUPS
scan_address                  count_address                 scan.comp              -DGPUSORTI_ADDRESS
leaf_sort_address             scan_address                  leaf_sort.comp         -DGPUSORTI_ADDRESS
leaf_sort                     leaf_sort_address             leaf_sort.comp
segment_scan_address          scan_address                  segment_scan.comp      -DGPUSORTI_ADDRESS
segment_scan                  segment_scan_address          segment_scan.comp
segment_bases                 segment_scan                  segment_bases.comp
segment_bases_address         segment_bases                 segment_bases.comp     -DGPUSORTI_ADDRESS
segments_address              segments                      segments.comp          -DGPUSORTI_ADDRESS
select_sort_address           segments_address              select_sort.comp       -DGPUSORTI_ADDRESS
select_sort                   select_sort_address           select_sort.comp
merge_buckets                 select_sort                   merge_buckets.comp
select                        select_sort                   select.comp
select_address                select                        select.comp            -DGPUSORTI_ADDRESS
gather_address                select_address                gather.comp            -DGPUSORTI_ADDRESS
gather                        gather_address                gather.comp
END
}

BEGIN_MARK='/* ==== GENERATED by tools/embed.sh: SPIR-V of shaders/, do not edit ==== */'
END_MARK='/* ==== GENERATED: end ==== */'
GLSLANG=${GLSLANG:-glslangValidator}
SPIRV_OPT=${SPIRV_OPT:-spirv-opt}
SPIRV_VAL=${SPIRV_VAL:-spirv-val}
SPIRV_AS=${SPIRV_AS:-spirv-as}
SPIRV_DIS=${SPIRV_DIS:-spirv-dis}

# spirv-opt -O without its inlining: drivers inline by themselves, and NVIDIA's then takes fewer registers for onesweep.comp.
# onesweep_inlined and onesweep_staged get all of it.
PASSES="--eliminate-dead-branches --merge-return --eliminate-dead-functions --eliminate-local-single-block
    --eliminate-local-single-store --eliminate-dead-code-aggressive --scalar-replacement=100 --convert-local-access-chains
    --eliminate-local-single-block --eliminate-local-single-store --eliminate-dead-code-aggressive --ssa-rewrite
    --eliminate-dead-code-aggressive --ccp --redundancy-elimination --combine-access-chains --simplify-instructions
    --vector-dce --eliminate-dead-inserts --eliminate-dead-branches --simplify-instructions --copy-propagate-arrays
    --reduce-load-size --eliminate-dead-code-aggressive --merge-blocks --redundancy-elimination --simplify-instructions"

die() {
    echo "embed.sh: $*" >&2
    exit 1
}

# bases NAME: the variant's file behind those of its bases, the first first
bases() {
    files=
    each=$1
    while [ "$each" != - ]; do
        files="$work/$each.spv $files"
        each=$(awk -v name="$each" '$1 == name { print $2 }' "$work/table")
    done
    echo "$files"
}

# eliminate_dead IN OUT: spirv-opt keeps dead code where SPV_KHR_physical_storage_buffer is declared, but not in SPIR-V 1.5,
# which has addresses without it, and whose entry points list variables of all storage classes.
eliminate_dead() {
    "$SPIRV_DIS" --raw-id --no-indent "$1" | awk '
        $3 == "OpVariable" && $5 != "Function" && $5 != "Input" { listed = listed " " $1 }
        !/^OpExtension/ { lines[++count] = $0 }
        END { for (i = 1; i <= count; i++) print lines[i] (lines[i] ~ /^OpEntryPoint/ ? listed : "") }' >"$work/all"
    "$SPIRV_AS" --target-env spv1.5 --preserve-numeric-ids "$work/all" -o "$work/all.spv"
    "$SPIRV_OPT" --target-env=vulkan1.2 --eliminate-dead-code-aggressive "$work/all.spv" -o "$work/live.spv"
    "$SPIRV_DIS" --raw-id --no-indent "$work/live.spv" | awk '
        $3 == "OpVariable" && $5 == "Input" { input[$1] = 1 }
        { lines[++count] = $0 }
        END {
            for (i = 1; i <= count; i++) {
                if (lines[i] ~ /OpExtInstImport/) print "OpExtension \"SPV_KHR_physical_storage_buffer\""
                words = lines[i] ~ /^OpEntryPoint/ ? split(lines[i], word) : 0
                if (words) lines[i] = word[1] " " word[2] " " word[3] " " word[4]
                for (k = 5; k <= words; k++) if (word[k] in input) lines[i] = lines[i] " " word[k]
                print lines[i]
            }
        }' >"$work/live"
    "$SPIRV_AS" --target-env spv1.3 --preserve-numeric-ids "$work/live" -o "$2"
}

# compile NAME BASE SOURCE DEFINES...: the variant as C on standard output
compile() {
    name=$1
    base=$2
    source=$3
    shift 3
    case $name in
    onesweep_inlined | onesweep_staged | onesweep_staged_address | onesweep_around | onesweep_around_address) passes=-O ;;
    *) passes=$PASSES ;;
    esac
    [ -f "shaders/$source" ] || die "shaders/$source: no such file (variant $name)"
    "$GLSLANG" -V --target-env vulkan1.1 -g0 -S comp -Ishaders "$@" -o "$work/raw.spv" "shaders/$source" \
        >"$work/log" 2>&1 || { cat "$work/log" >&2; die "shaders/$source: variant $name does not compile"; }
    # shellcheck disable=SC2086 # words
    "$SPIRV_OPT" --target-env=vulkan1.1 $passes --strip-debug "$work/raw.spv" -o "$work/opt.spv" \
        >"$work/log" 2>&1 || { cat "$work/log" >&2; die "shaders/$source: spirv-opt failed on variant $name"; }
    case $* in
    *GPUSORTI_ADDRESS*) eliminate_dead "$work/opt.spv" "$work/opt.spv" ;;
    esac
    "$SPIRV_OPT" --target-env=vulkan1.1 --compact-ids "$work/opt.spv" -o "$work/$name.spv"
    "$SPIRV_VAL" --target-env vulkan1.1 "$work/$name.spv" \
        >"$work/log" 2>&1 || { cat "$work/log" >&2; die "shaders/$source: variant $name is invalid SPIR-V"; }
    [ "$base" != - ] || base=$name
    echo "GPUSORTI_SPV($name, $base, $(($(wc -c <"$work/$name.spv") / 4))) {"
    # shellcheck disable=SC2046 # file names without spaces
    "$work/pack" $(bases "$name") || die "variant $name cannot be packed"
}

# The tools that matter for the words.
versions() {
    "$GLSLANG" --version | sed -n 's/^Glslang Version: [0-9]*:/glslang /p'
    "$SPIRV_OPT" --version 2>&1 | sed -n 's/^\(SPIRV-Tools v[^ ]*\).*/\1/p'
}

region() {
    echo "/* clang-format off */"
    echo "/* made by $tools */"
    variants | grep -v '^#' >"$work/table"
    while read -r line; do
        # Split on purpose: the line is a list of arguments.
        # shellcheck disable=SC2086
        compile $line </dev/null
    done <"$work/table"
    echo "/* clang-format on */"
}

# The header with the region between its markers replaced.
assemble() {
    awk -v begin="$BEGIN_MARK" -v end="$END_MARK" -v region="$work/region" '
        $0 == begin {
            print
            while ((getline line < region) > 0) print line
            skipping = 1
        }
        $0 == end { skipping = 0 }
        !skipping && $0 != begin' "$1"
}

# The region of a header, one line a variant: its array, comment and text.
flatten() {
    awk -v begin="$BEGIN_MARK" -v end="$END_MARK" '
        $0 == end { on = 0 }
        on && /^\/\* (clang-format|made by)/ { next }
        on && /^\/\*/ { if (text != "") print text; text = $0; next }
        on { text = /^static/ ? $4 " " text : text $0 }
        $0 == begin { on = 1 }
        END { if (text != "") print text }' "$1"
}

# The variants that differ between the header and the fresh run.
summary() {
    flatten gpusort.h >"$work/committed"
    flatten "$work/gpusort.h" >"$work/fresh"
    diff "$work/committed" "$work/fresh" | grep '^[<>]' | cut -c1-150
}

# Every kernel as the fresh header unpacks it, to files named after it, and whether they are what was packed.
check_unpacking() {
    cat >"$work/unpack.c" <<'END'
#define GPUSORT_IMPLEMENTATION
#include "gpusort.h"
#define X(name) #name, #name "_address",
#define Y(name) #name,
static const char *const names[] = {GPUSORTI_KERNELS(X) GPUSORTI_SINGLE_KERNELS(Y)};
/* A module is the number of the file that its words are in. */
static size_t files;
static VkResult VKAPI_CALL write_module(VkDevice device, const VkShaderModuleCreateInfo *info,
                                        const VkAllocationCallbacks *allocator, VkShaderModule *module) {
    char name[32];
    FILE *file;
    int bad;
    (void)device, (void)allocator;
    snprintf(name, sizeof name, "%lu", (unsigned long)++files);
    file = fopen(name, "wb");
    bad = !file || fwrite(info->pCode, 1, info->codeSize, file) != info->codeSize || fclose(file);
    *module = (VkShaderModule)files;
    return bad ? VK_ERROR_UNKNOWN : VK_SUCCESS;
}
/* Kernels from first to last as one call creates them, in files named after them. */
static int unpack(int first, int last, const char *as) {
    static gpusort_context ctx;
    VkShaderModule modules[GPUSORTI_KERNEL_COUNT];
    unsigned char wanted[GPUSORTI_KERNEL_COUNT];
    int k;
    ctx.host.alloc = gpusorti_default_alloc;
    ctx.host.free_ = gpusorti_default_free;
    ctx.packed = gpusorti_kernels;
    ctx.vk.CreateShaderModule = write_module;
    for (k = 0; k < GPUSORTI_KERNEL_COUNT; k++) {
        modules[k] = VK_NULL_HANDLE;
        wanted[k] = k >= first && k <= last;
    }
    if (gpusorti_create_modules(&ctx, wanted, modules) != GPUSORT_OK) return 0;
    for (k = first; k <= last; k++) {
        char from[32], to[100];
        snprintf(from, sizeof from, "%lu", (unsigned long)modules[k]);
        snprintf(to, sizeof to, "%s.%s.unpacked", names[k], as);
        if (rename(from, to)) return 0;
    }
    return 1;
}
int main(void) {
    int k;
    for (k = 0; k < GPUSORTI_KERNEL_COUNT; k++)
        if (!unpack(k, k, "alone")) return 1;
    return !unpack(0, GPUSORTI_KERNEL_COUNT - 1, "together");
}
END
    "${CC:-cc}" -I"$work" -o "$work/unpack" "$work/unpack.c" -ldl
    (cd "$work" && ./unpack) || die "unpacking failed"
    for unpacked in "$work"/*.unpacked; do
        cmp "${unpacked%.*.unpacked}.spv" "$unpacked" >&2 || die "${unpacked##*/}: other words than were packed"
    done
}

# Sorts with the fresh header, for kernels that cannot be compared with the committed ones.
check_sorting() {
    cat >"$work/sorting.c" <<'END'
#define GPUSORT_IMPLEMENTATION
#include "gpusort.h"
#include <stdio.h>
enum { MOST = 70000 };
static uint32_t keys[MOST], values[MOST], before[MOST];
/* Keys ascend, each is the one that its value's place had, and equal ones keep their order. */
static int sorted(size_t words, size_t count, int with_values, int stable) {
    for (size_t i = 0; i < count; i++) {
        const uint32_t key = keys[i * words];
        const int equal = i && key == keys[(i - 1) * words];
        if (i && key < keys[(i - 1) * words]) return 0;
        if (!with_values) continue;
        if (values[i] >= count || before[values[i]] != key || (equal && stable && values[i] <= values[i - 1])) return 0;
    }
    return 1;
}
int main(void) {
    static const size_t counts[] = {8, 1000, 5000, MOST / 2};
    gpusort_context *context;
    int failures = gpusort_create(NULL, &context) != GPUSORT_OK;
    for (int i = 0; !failures && i < 4 * 4 * 4; i++) {
        const int algorithm = i / 16, wide = i / 2 & 1, with_values = i & 1;
        gpusort_host_args args = {0};
        uint32_t x = 1;
        args.keys = keys;
        args.values = with_values ? values : NULL;
        args.value_size = with_values ? 4 : 0;
        args.count = counts[i / 4 % 4];
        args.key_type = wide ? GPUSORT_U64 : GPUSORT_U32;
        args.algorithm = (gpusort_algorithm)algorithm;
        for (uint32_t k = 0; k < args.count; k++) {
            x = x * 1664525u + 1013904223u;
            values[k] = k;
            before[k] = x >> 7 & 0xffff00ffu;
            keys[wide ? 2 * k : k] = before[k];
            if (wide) keys[2 * k + 1] = 0;
        }
        if (gpusort_sort(context, &args) == GPUSORT_OK &&
            sorted(wide ? 2 : 1, args.count, with_values, algorithm != GPUSORT_ODD_EVEN_MERGE)) continue;
        fprintf(stderr, "algorithm %d, %lu keys of %d bits%s\n", algorithm, (unsigned long)args.count, wide ? 64 : 32,
                with_values ? " with values" : "");
        failures++;
    }
    gpusort_destroy(context);
    return failures != 0;
}
END
    "${CC:-cc}" -I"$work" -o "$work/sorting" "$work/sorting.c" -ldl
    "$work/sorting" || die "the kernels that the tools here make do not sort"
}

check=no
case ${1-} in
'') ;;
--check) check=yes ;;
*) die "usage: tools/embed.sh [--check]" ;;
esac

cd "$(dirname "$0")/.."
[ -f gpusort.h ] || die "gpusort.h: no such file"
for mark in "$BEGIN_MARK" "$END_MARK"; do
    [ "$(grep -cxF "$mark" gpusort.h)" = 1 ] || die "gpusort.h: needs this line exactly once: $mark"
done
for tool in "$GLSLANG" "$SPIRV_OPT" "$SPIRV_VAL" "$SPIRV_AS" "$SPIRV_DIS"; do
    command -v "$tool" >/dev/null || die "$tool: not found (Debian: apt-get install glslang-tools spirv-tools)"
done

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
"${CC:-cc}" -O2 -o "$work/pack" tools/pack.c || die "tools/pack.c does not compile"
tools=$(versions | paste -s -d , | sed 's/,/, /')
made_by=$(sed -n 's,^/\* made by \(.*\) \*/$,\1,p' gpusort.h)
if [ "$tools" != "$made_by" ]; then
    echo "embed.sh: gpusort.h was made by ${made_by:-unknown tools}; here are $tools, which may make other words" >&2
fi
region >"$work/region"
assemble gpusort.h >"$work/gpusort.h"

if [ "$check" = yes ] && [ "$tools" != "$made_by" ]; then
    check_unpacking
    check_sorting
    echo "embed.sh: what they make is valid, unpacks to what was packed and sorts; it was not compared with gpusort.h"
    exit 0
elif cmp -s gpusort.h "$work/gpusort.h"; then
    [ "$check" = no ] || check_unpacking
    exit 0
elif [ "$check" = yes ]; then
    echo "embed.sh: gpusort.h differs from what shaders/ compile to (< header, > fresh run):" >&2
    summary >&2
    exit 1
fi
assemble src/shaders.h >"$work/shaders.h"
cat "$work/shaders.h" >src/shaders.h
tools/join.sh
