#!/bin/sh
# Draws README's plots from measurements that are kept in docs/measured: files of bench and bench_cub, and peers.csv of the
# same form. Needs gnuplot.
#   tools/plot.sh [DIRECTORY OUTPUT-DIRECTORY]      (docs/measured docs)
# keys.svg, pairs.svg: speed by count of uniform u32 keys, alone and with u32 values; workloads.svg: what programs sort;
# segments.svg: keys alone in segments, where these are measured.
# The floor is what memory allows of passes: one read of the keys, and each digit of 8 bits moves all once; of segments, keys
# read and written once.
set -eu
export LC_ALL=C # figures have a point
from=${1:-docs/measured} to=${2:-docs}
[ -f "$from/gpusort.csv" ] || { sed -n '2,8s/^# *//p' "$0" >&2; exit 2; }
command -v gnuplot >/dev/null || { echo "plot.sh: gnuplot is missing (the Debian package gnuplot-nox)" >&2; exit 1; }
BANDWIDTH=4270 # GB/s of a copy on an NVIDIA H200, read and written
about=$(head -n 1 "$from/about.txt")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# by_count VALUE_SIZE: for uniform u32 keys, a block "name", then count and Gkeys/s; of a tool's several forms the fastest
by_count() {
    cat "$from"/*.csv | awk -F, -v value="$1" '
    $5 == "u32" && $6 == value && $7 == "ascending" && $8 == "random" && $13 == 1 &&
    ($1 == "cub" && $3 == "cuda" || $3 == "compute" && $4 == "auto" || $1 != "gpusort" && $1 != "cub") {
        name = $1 == "gpusort" ? "gpusort.h" : $1 == "cub" ? "CUB (its fastest form)" : $1
        if (!((name, $9) in best) || $12 > best[name, $9]) best[name, $9] = $12
    }
    END { for (k in best) { split(k, part, SUBSEP); print part[1] "," part[2] "," best[k] } }' |
        sort -t, -k1,1 -k2,2n | awk -F, '
    $1 != series { if (NR > 1) print "\n"; series = $1; printf "\"%s\"\n", series }
    { print $2, $3 }'
}

# speed FILE TITLE VALUE_SIZE FLOOR
speed() {
    by_count "$3" >"$work/points"
    gnuplot <<END
set terminal svg size 900,520 font "sans,13" background rgb "white"
set output "$to/$1"
set title "$2\n{/*0.75 $about}"
set xlabel "count"
set ylabel "10^9 elements a second"
set logscale x 2
set format x "2^{%L}"
set xrange [2**14:2**28]
set yrange [0:*]
set grid
set key left top Left reverse
plot $4 with lines dashtype 2 linecolor "gray40" title "floor of four passes, at the speed of memory", \
    for [i = 0:$(grep -c '^"' "$work/points") - 1] "$work/points" index i using 1:2 with linespoints title columnheader(1) noenhanced
END
}

# Rows: workload, gpusort, CUB, floor in Gkeys/s.
workloads() {
    cat "$from"/*.csv | awk -F, -v bandwidth="$BANDWIDTH" '
    $8 !~ "/" && $5 ~ /32|64/ && $13 == 1 && $9 == 16777216 && ($1 == "cub" && $3 == "cuda" || $1 == "gpusort" && $3 == "compute" && $4 == "auto") && $7 == "ascending" {
        name = $8 " " $5 ($6 == 0 ? "" : "+u" 8 * $6)
        if ($1 == "gpusort" && !(name in seen)) { seen[name] = 1; order[n++] = name }
        if ($12 > best[$1, name]) best[$1, name] = $12
        bytes = $5 == "u64" ? 8 : 4
        floor[name] = bandwidth / (bytes + bytes * 2 * (bytes + $6))
    }
    END {
        for (i = 0; i < n; i++)
            if (best["cub", order[i]])
                printf "\"%s\" %s %s %s\n", order[i], best["gpusort", order[i]], best["cub", order[i]], floor[order[i]]
    }'
}

# Rows: shape, gpusort, CUB, floor in Gkeys/s.
segments() {
    cat "$from"/*.csv | awk -F, -v bandwidth="$BANDWIDTH" '
    function size(n,    k) { for (k = 0; k < 33; k++) if (2 ^ k == n) return "2^" k; return n }
    $8 ~ "/" && $8 !~ "/first" && $6 == 0 && $13 == 1 && ($1 == "cub" && $3 == "cuda" || $1 == "gpusort" && $3 == "compute" && $4 == "auto") {
        name = $8
        sub(/^[^\/]*\//, $5 " ", name)
        sub(/rows131072$/, "rows131072 x " $9 / 131072, name)
        if ($9 < 2 ^ 26 && name !~ / x /) name = name " of " size($9)
        if ($1 == "gpusort" && !(name in seen)) { seen[name] = 1; order[n++] = name }
        if ($12 > best[$1, name]) best[$1, name] = $12
        floor[name] = bandwidth / ($5 == "u64" ? 16 : 8)
    }
    END {
        for (i = 0; i < n; i++)
            if (best["cub", order[i]])
                printf "\"%s\" %s %s %s\n", order[i], best["gpusort", order[i]], best["cub", order[i]], floor[order[i]]
    }'
}

speed keys.svg "u32 keys, uniform" 0 "$BANDWIDTH/(4+4*8.)"
speed pairs.svg "u32 keys with u32 values, uniform" 4 "$BANDWIDTH/(4+4*16.)"
workloads >"$work/bars"
gnuplot <<END
set terminal svg size 900,620 font "sans,13" background rgb "white"
set output "$to/workloads.svg"
set title "What programs sort, 2^{24} elements\n{/*0.75 $about}"
set ylabel "10^9 elements a second"
set style data histograms
set style histogram clustered gap 1
set style fill solid
set boxwidth 0.9
set rmargin 8
set yrange [0:*]
set grid ytics
set xtics rotate by -50 noenhanced
set key right top outside horizontal
plot "$work/bars" using 2:xtic(1) title "gpusort.h", "" using 3 title "CUB (its fastest form)", \
    "" using 0:4 with points pointtype 2 linecolor "gray40" title "floor of a pass for each 8 bits (leaves take fewer)"
END
segments >"$work/segments"
[ -s "$work/segments" ] || exit 0
gnuplot <<END
set terminal svg size 900,620 font "sans,13" background rgb "white"
set output "$to/segments.svg"
set title "Segments of keys alone, 2^{26} keys but where it says\n{/*0.75 $about}"
set ylabel "10^9 keys a second"
set style data histograms
set style histogram clustered gap 1
set style fill solid
set boxwidth 0.9
set rmargin 8
set logscale y
set yrange [0.1:1000]
set grid ytics
set xtics rotate by -50 noenhanced
set key right top outside horizontal
plot "$work/segments" using 2:xtic(1) title "gpusort.h", "" using 3 title "CUB (its fastest form)", \
    "" using 0:4 with points pointtype 2 linecolor "gray40" title "floor: keys read and written once"
END
