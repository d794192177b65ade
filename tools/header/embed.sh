#!/bin/sh
# Compiles the kernels in shaders/ and writes their SPIR-V, compressed as text, into src/kernels/shaders.h, and what they share with the
# host (tools/header/shared.sh) into src/kernels/shared.h, each between two marker lines; then joins gpusort.h.
#
#   tools/header/embed.sh           update them in place; a second run changes nothing
#   tools/header/embed.sh --check   exit 1 and say where gpusort.h differs first from what a fresh run would write; with
#                                   other tools than those that wrote it, whose words differ, sort by what a fresh run
#                                   would write
#
# EMBED_CACHE names a folder where the words of variants are kept until what they are compiled from, or by, changes.
#
# Needs glslangValidator, spirv-opt, -val, -as and -dis (Debian: glslang-tools spirv-tools) and a C compiler. Other versions of
# these tools compile the kernels to other words, so gpusort.h names those that made it.
set -eu

# One line a variant, compiled from shaders/*/<source> with these defines. Those that are much like each other stay together,
# as copies from near take less text.
variants() {
    cat <<'END'
# name                        source                 defines
begin                         begin.comp
begin_address                 begin.comp             -DGPUSORTI_ADDRESS
count                         count.comp
count_address                 count.comp             -DGPUSORTI_ADDRESS
scan                          scan.comp
scan_address                  scan.comp              -DGPUSORTI_ADDRESS
scatter                       scatter.comp
scatter_address               scatter.comp           -DGPUSORTI_ADDRESS
scatter_basic                 scatter.comp           -DGPUSORTI_BASIC
scatter_basic_address         scatter.comp           -DGPUSORTI_BASIC -DGPUSORTI_ADDRESS
segment_scatter               scatter.comp           -DGPUSORTI_SEGMENTS
segment_scatter_address       scatter.comp           -DGPUSORTI_SEGMENTS -DGPUSORTI_ADDRESS
segment_scatter_basic         scatter.comp           -DGPUSORTI_SEGMENTS -DGPUSORTI_BASIC
segment_scatter_basic_address scatter.comp           -DGPUSORTI_SEGMENTS -DGPUSORTI_BASIC -DGPUSORTI_ADDRESS
histogram                     histogram.comp
histogram_address             histogram.comp         -DGPUSORTI_ADDRESS
onesweep                      onesweep.comp          -DGPUSORTI_GROUPS
onesweep_address              onesweep.comp          -DGPUSORTI_ADDRESS -DGPUSORTI_GROUPS
onesweep_narrow               onesweep.comp          -DGPUSORTI_NARROW
segment_pass                  onesweep.comp          -DGPUSORTI_SEGMENTS
segment_pass_address          onesweep.comp          -DGPUSORTI_SEGMENTS -DGPUSORTI_ADDRESS
onesweep_staged               onesweep_staged.comp   -DGPUSORTI_GROUPS
onesweep_staged_address       onesweep_staged.comp   -DGPUSORTI_ADDRESS -DGPUSORTI_GROUPS
leaf_starts                   leaf_starts.comp
leaf_starts_address           leaf_starts.comp       -DGPUSORTI_ADDRESS
leaf_sort                     leaf_sort.comp
leaf_sort_address             leaf_sort.comp         -DGPUSORTI_ADDRESS
leading_bits                 leading_bits.comp
leading_bits_address         leading_bits.comp     -DGPUSORTI_ADDRESS
sort_leaves                   sort_leaves.comp
sort_leaves_address           sort_leaves.comp       -DGPUSORTI_ADDRESS
finish                        finish.comp
finish_address                finish.comp            -DGPUSORTI_ADDRESS
fill                          fill.comp
fill_address                  fill.comp              -DGPUSORTI_ADDRESS
copy_keys                     copy_keys.comp
copy_keys_address             copy_keys.comp         -DGPUSORTI_ADDRESS
gather                        gather.comp
gather_address                gather.comp            -DGPUSORTI_ADDRESS
take_keys                     take_keys.comp
take_keys_address             take_keys.comp         -DGPUSORTI_ADDRESS
pack_values                   pack_values.comp
pack_values_address           pack_values.comp       -DGPUSORTI_ADDRESS
tile_sort                     tile_sort.comp
tile_sort_address             tile_sort.comp         -DGPUSORTI_ADDRESS
tile_sort_rolled              tile_sort_rolled.comp
tile_sort_rolled_address      tile_sort_rolled.comp  -DGPUSORTI_ADDRESS
segment_sort                  segment_sort.comp
segment_sort_address          segment_sort.comp      -DGPUSORTI_ADDRESS
merge_tiles                   merge_tiles.comp
merge_tiles_address           merge_tiles.comp       -DGPUSORTI_ADDRESS
split_runs                    split_runs.comp
odd_even_merge                odd_even_merge.comp
odd_even_merge_address        odd_even_merge.comp    -DGPUSORTI_ADDRESS
segments                      segments.comp
segments_address              segments.comp          -DGPUSORTI_ADDRESS
segment_count                 segment_count.comp
segment_count_address         segment_count.comp     -DGPUSORTI_ADDRESS
segment_histogram             segment_histogram.comp
segment_histogram_address     segment_histogram.comp -DGPUSORTI_ADDRESS
segment_scan                  segment_scan.comp
segment_scan_address          segment_scan.comp      -DGPUSORTI_ADDRESS
segment_bases                 segment_bases.comp
segment_bases_address         segment_bases.comp     -DGPUSORTI_ADDRESS
first_few                     first_few.comp
first_few_address             first_few.comp         -DGPUSORTI_ADDRESS
first_some                    first_some.comp
first_some_address            first_some.comp        -DGPUSORTI_ADDRESS
first_filter                  first_filter.comp
first_filter_address          first_filter.comp      -DGPUSORTI_ADDRESS
first_split                   first_split.comp
first_split_address           first_split.comp       -DGPUSORTI_ADDRESS
first_k                       first_k.comp
first_k_address               first_k.comp           -DGPUSORTI_ADDRESS
select_any                    select_any.comp
select_any_address            select_any.comp        -DGPUSORTI_ADDRESS
END
}

SHARED_MARK='/* ==== GENERATED by tools/header/embed.sh: what shaders/ and the host share, do not edit ==== */'
SPIRV_MARK='/* ==== GENERATED by tools/header/embed.sh: SPIR-V of shaders/, do not edit ==== */'
END_MARK='/* ==== GENERATED: end ==== */'
GLSLANG=${GLSLANG:-glslangValidator}
SPIRV_OPT=${SPIRV_OPT:-spirv-opt}
SPIRV_VAL=${SPIRV_VAL:-spirv-val}
SPIRV_AS=${SPIRV_AS:-spirv-as}
SPIRV_DIS=${SPIRV_DIS:-spirv-dis}

# spirv-opt -O without its inlining: drivers inline by themselves, and NVIDIA's then takes fewer registers for onesweep.comp.
# onesweep_staged gets all of it.
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

# eliminate_dead FILE: spirv-opt keeps dead code where SPV_KHR_physical_storage_buffer is declared, but not in SPIR-V 1.5,
# which has addresses without it, and whose entry points list variables of all storage classes.
eliminate_dead() {
    "$SPIRV_DIS" --raw-id --no-indent "$1" | awk '
        $3 == "OpVariable" && $5 != "Function" && $5 != "Input" { listed = listed " " $1 }
        !/^OpExtension/ { lines[++count] = $0 }
        END { for (i = 1; i <= count; i++) print lines[i] (lines[i] ~ /^OpEntryPoint/ ? listed : "") }' >"$1.all"
    "$SPIRV_AS" --target-env spv1.5 --preserve-numeric-ids "$1.all" -o "$1.live"
    "$SPIRV_OPT" --target-env=vulkan1.2 --eliminate-dead-code-aggressive "$1.live" -o "$1.live"
    "$SPIRV_DIS" --raw-id --no-indent "$1.live" | awk '
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
        }' >"$1.all"
    "$SPIRV_AS" --target-env spv1.3 --preserve-numeric-ids "$1.all" -o "$1"
}

# The text of a kernel and of all that it includes.
whole_text() { # SOURCE
    awk 'function take(file, line, part) {
            if (file in taken) return
            taken[file] = 1
            while ((getline line <path[file]) > 0) {
                print line
                if (split(line, part, "\"") == 3 && part[1] ~ /^ *#include/) take(part[2])
            }
        }
        BEGIN {
            for (i = 2; i < ARGC; i++) { file = ARGV[i]; sub(/.*\//, "", file); path[file] = ARGV[i] }
            take(ARGV[1])
        }' "$1" shaders/*/*
}

# compile_once NAME SOURCE DEFINES...: compiles it unless the words of the same text are kept
compile_once() {
    made_from=$({ echo "$@" "$EMBED_TOOLS" && whole_text "$2" && cat tools/header/embed.sh; } | sha256sum | cut -c1-32)
    kept=$EMBED_CACHE/$1.$made_from
    if [ ! -f "$kept" ]; then
        compile "$@"
        mkdir -p "$EMBED_CACHE" && cp "$work/$1.spv" "$kept.$$" && mv "$kept.$$" "$kept"
    fi
    cp "$kept" "$work/$1.spv"
}

# compile NAME SOURCE DEFINES...: the variant's words, in $work/NAME.spv
compile() {
    name=$1
    source=$(echo shaders/*/"$2")
    spv=$work/$1.spv
    shift 2
    case $name in
    onesweep_staged | onesweep_staged_address) passes=-O ;;
    *) passes=$PASSES ;;
    esac
    [ -f "$source" ] || die "$source: no such file (variant $name)"
    # shellcheck disable=SC2046 # words
    "$GLSLANG" -V --target-env vulkan1.1 -g0 -S comp $(printf ' -I%s' shaders/*) "$@" -o "$spv" "$source" \
        >"$spv.log" 2>&1 || { cat "$spv.log" >&2; die "$source: variant $name does not compile"; }
    # shellcheck disable=SC2086 # words
    "$SPIRV_OPT" --target-env=vulkan1.1 $passes --strip-debug "$spv" -o "$spv" \
        >"$spv.log" 2>&1 || { cat "$spv.log" >&2; die "$source: spirv-opt failed on variant $name"; }
    case $* in
    *GPUSORTI_ADDRESS*) eliminate_dead "$spv" ;;
    esac
    "$SPIRV_OPT" --target-env=vulkan1.1 --compact-ids "$spv" -o "$spv"
    "$SPIRV_VAL" --target-env vulkan1.1 "$spv" \
        >"$spv.log" 2>&1 || { cat "$spv.log" >&2; die "$source: variant $name is invalid SPIR-V"; }
}

# The tools that matter for the words.
versions() {
    "$GLSLANG" --version | sed -n 's/^Glslang Version: [0-9]*:/glslang /p'
    "$SPIRV_OPT" --version 2>&1 | sed -n 's/^\(SPIRV-Tools v[^ ]*\).*/\1/p'
}

compile_all() {
    variants | grep -v '^#' | tr -s ' ' >"$work/table"
    xargs -P "$(getconf _NPROCESSORS_ONLN)" -L 1 tools/header/embed.sh --compile "$work" <"$work/table" || die "not compiled"
}

spirv_region() {
    echo "/* clang-format off */"
    echo "/* made by $tools */"
    (cd "$work" && sed "s/-DGPUSORTI_//g" table | ./compress) || die "not compressed"
    echo "/* clang-format on */"
}

# assemble FILE: it with the regions between its markers replaced
assemble() {
    awk -v shared="$SHARED_MARK" -v spirv="$SPIRV_MARK" -v end="$END_MARK" -v work="$work" '
        $0 == shared || $0 == spirv {
            region = work ($0 == shared ? "/shared" : "/spirv")
            print
            while ((getline line < region) > 0) print line
            skipping = 1
            next
        }
        $0 == end { skipping = 0 }
        !skipping' "$1"
}

# Where gpusort.h first differs from the fresh one, by the comments that begin kernels: copies of what differs differ, too.
first_difference() {
    awk '
        /^\/\* [a-z_]*: .* \*\/$/ { kernel = "in kernel " $2 }
        NR == FNR { committed[FNR] = $0; lines = FNR; next }
        FNR == 1 { kernel = "in what they share with the host" }
        $0 != committed[FNR] || (FNR > lines) {
            print kernel
            print "< " committed[FNR]
            print "> " $0
            exit
        }' gpusort.h "$work/gpusort.h"
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
--compile) # FOLDER NAME SOURCE DEFINES...: for compile_all() alone
    work=$2
    shift 2
    if [ -n "${EMBED_CACHE-}" ]; then compile_once "$@"; else compile "$@"; fi
    exit
    ;;
*) die "usage: tools/header/embed.sh [--check]" ;;
esac

cd "$(dirname "$0")/../.."
[ -f gpusort.h ] || die "gpusort.h: no such file"
for mark in "$SHARED_MARK" "$SPIRV_MARK"; do
    [ "$(grep -cxF "$mark" gpusort.h)" = 1 ] || die "gpusort.h: needs this line exactly once: $mark"
done
[ "$(grep -cxF "$END_MARK" gpusort.h)" = 2 ] || die "gpusort.h: needs this line exactly twice: $END_MARK"
twice=$(find shaders -type f | sed 's,.*/,,' | sort | uniq -d)
[ -z "$twice" ] || die "two folders of shaders/ have a file of this name: $twice" # includes name no folder
for tool in "$GLSLANG" "$SPIRV_OPT" "$SPIRV_VAL" "$SPIRV_AS" "$SPIRV_DIS"; do
    command -v "$tool" >/dev/null || die "$tool: not found (Debian: apt-get install glslang-tools spirv-tools)"
done

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
"${CC:-cc}" -O2 -o "$work/compress" tools/header/compress.c || die "tools/header/compress.c does not compile"
tools=$(versions | paste -s -d , | sed 's/,/, /')
made_by=$(sed -n 's,^/\* made by \(.*\) \*/$,\1,p' gpusort.h)
if [ "$tools" != "$made_by" ]; then
    echo "embed.sh: gpusort.h was made by ${made_by:-unknown tools}; here are $tools, which may make other words" >&2
fi
EMBED_TOOLS=$tools
export EMBED_TOOLS
compile_all
tools/header/shared.sh "$work" <"$work/table" >"$work/shared" || die "what they share is not known"
spirv_region >"$work/spirv"
assemble gpusort.h >"$work/gpusort.h"

if [ "$check" = no ]; then
    for part in shared shaders; do
        assemble "src/kernels/$part.h" >"$work/$part.h"
        cmp -s "src/kernels/$part.h" "$work/$part.h" || cat "$work/$part.h" >"src/kernels/$part.h"
    done
    tools/header/join.sh
elif [ "$tools" != "$made_by" ]; then
    check_sorting
    echo "embed.sh: what they make is valid, decompresses to what was compressed and sorts; it was not compared with gpusort.h"
elif ! cmp -s gpusort.h "$work/gpusort.h"; then
    echo "embed.sh: gpusort.h differs from what shaders/ compile to (< header, > fresh run):" >&2
    first_difference >&2
    exit 1
fi
