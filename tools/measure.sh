#!/bin/sh
# Measures, in one run on one GPU, what README.md, docs/SPEED.md and docs/TUNING.md show, into CSV files of a folder.
#   tools/measure.sh FOLDER [PART...]
# Parts: gpusort, bound (gpusort through push descriptors), mechanisms (each switched off by itself), cub, segments, host;
# by default all of them. `./build.sh benches` makes the programs that it runs, build/bench and build/bench_cub; without the
# latter there are no figures of CUB. With the files in docs/measured, `./build.sh plots` then fills the tables and draws the
# plots.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
[ $# -ge 1 ] || { sed -n '2,7s/^# *//p' "$0" >&2; exit 2; }
to=$1
shift
[ $# -gt 0 ] || set -- gpusort bound mechanisms cub segments host
mkdir -p "$to"

bench() { # CSV OPTION...
    csv=$1
    shift
    "$root/build/bench" --repetitions 11 --warm-up 1 --csv "$to/$csv.csv" "$@"
}
cub() {
    csv=$1
    shift
    [ -x "$root/build/bench_cub" ] || { echo "measure.sh: no build/bench_cub, so no figures of CUB" >&2; return 0; }
    "$root/build/bench_cub" --repetitions 11 --warm-up 1 --csv "$to/$csv.csv" "$@"
}

for part; do
    case $part in
    gpusort) bench gpusort --preset workloads --preset fields --preset counts ;;
    bound)
        for mask in 0xfffffffd 0xfffffefd; do # without addresses; without pipeline robustness, too
            bench "bound-$mask-u32" --enable $mask --counts 2^20,2^24,2^26 --types u32,u32+u32 --distributions random,half
            bench "bound-$mask-f32" --enable $mask --counts 2^20,2^24,2^26 --types f32+u32 --distributions unit,normal
            bench "bound-$mask-u64" --enable $mask --counts 2^20,2^24,2^26 --types u64+u32 \
                --distributions random,splat,timestamps,draw
        done
        ;;
    mechanisms)
        for mechanism in nothing buckets leaves staged medium sizes indices atomics all; do
            bench "without-$mechanism" --without $mechanism --preset mechanisms
        done
        ;;
    cub) cub cub --preset workloads --preset fields --preset counts ;;
    segments)
        bench segments --preset segments --preset topk
        cub cub-segments --preset segments --preset topk
        ;;
    host)
        bench host --host any --types u32 --counts 2^20,2^24,2^28
        cub cub-host --host pageable,registered,pinned --types u32 --counts 2^20,2^24,2^28
        ;;
    *) echo "measure.sh: no part '$part'" >&2 && exit 2 ;;
    esac
done
