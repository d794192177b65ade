#!/bin/sh
# Measures, in one run on one GPU, what README.md, docs/SPEED.md and docs/TUNING.md show, into CSV files of a folder.
#   tools/measure/measure.sh FOLDER [PART...]
# Parts: gpusort, cub, peers (other sorts for Vulkan), segments, bound (gpusort through push descriptors), mechanisms (each
# switched off by itself), host; by default all of them. `CCCL=FOLDER VRDX=FOLDER FUCHSIA=FOLDER ./build.sh benches` makes the
# programs that it runs, build/bench, build/bench_cub and build/bench_peers; without one of the latter its figures are
# missing. With the files in docs/measured, `./build.sh plots` then fills the tables and draws the plots.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
[ $# -ge 1 ] || { sed -n '2,8s/^# *//p' "$0" >&2; exit 2; }
to=$1
shift
[ $# -gt 0 ] || set -- gpusort cub peers segments bound mechanisms host
mkdir -p "$to"

# measure PROGRAM CSV OPTION...; a card lowers its clocks while pipelines are compiled, and raises them within a second; one
# that was idle for long takes some seconds more
warm_up=10
measure() {
    program=$1 csv=$2
    shift 2
    [ -x "$root/build/$program" ] || { echo "measure.sh: no build/$program, so no $csv.csv" >&2; return 0; }
    "$root/build/$program" --repetitions 11 --warm-up $warm_up --csv "$to/$csv.csv" "$@"
    warm_up=2
}
bench() { measure bench "$@"; }
cub() { measure bench_cub "$@"; }

for part; do
    case $part in
    gpusort) bench gpusort --preset workloads --preset fields --preset counts --preset peers ;;
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
    cub) cub cub --preset workloads --preset fields --preset counts --preset peers ;;
    peers) measure bench_peers peers --preset peers ;;
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
