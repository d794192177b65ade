#!/bin/sh
# Draws the plots of docs/SPEED.md from measurements: CSV files of bench and bench_cub, all of one run. Needs gnuplot.
#   tools/measure/plot.sh [FOLDER OUTPUT-FOLDER]      (docs/measured docs)
# counts.svg: speed of uniform keys by count; workloads.svg: what programs sort, without keys of other fields.
set -eu
export LC_ALL=C # figures have a point
root=$(cd "$(dirname "$0")/../.." && pwd)
from=${1:-$root/docs/measured} to=${2:-$root/docs}
set -- "$from"/*.csv
[ -f "$1" ] || { sed -n '2,4s/^# *//p' "$0" >&2; exit 2; }
command -v gnuplot >/dev/null || { echo "plot.sh: gnuplot is missing (the Debian package gnuplot-nox)" >&2; exit 1; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
awk -F, '$1 == "gpusort" { print $2 ", driver " $14 ", " $16; exit }' "$@" >"$work/about"
about=$(cat "$work/about")

# Of whole arrays in ascending order on a queue without graphics: tool, keys, distribution, count, 10^9 elements a second; of
# CUB the fastest form.
cat "$@" | awk -F, '
$7 == "ascending" && $8 !~ "/" && $13 == 1 && ($1 == "cub" && $3 == "cuda" || $3 == "compute" && $4 == "auto") {
    k = $1 "," $5 ($6 ? " + u" 8 * $6 : "") "," $8 "," $9
    if (!(k in best)) order[n++] = k
    if ($12 > best[k]) best[k] = $12
}
END { for (i = 0; i < n; i++) print order[i] "," best[order[i]] }' >"$work/rows"

# A block for each line of the plot: its name, then count and speed.
for keys in "u32" "u32 + u32" "u64" "u64 + u32"; do
    for tool in gpusort cub; do
        sort -t, -k4,4n "$work/rows" | awk -F, -v tool=$tool -v keys="$keys" '
        function is_power(n) { while (n > 1) n /= 2; return n == 1 }
        $1 == tool && $2 == keys && $3 == "random" && $4 >= 16384 && is_power($4) {
            if (!n++) printf "\"%s, %s\"\n", keys, tool == "cub" ? "CUB" : "gpusort.h"
            print $4, $5
        }
        END { if (n) print "\n" }'
    done
done >"$work/counts"
gnuplot <<END
set terminal svg size 900,520 font "sans,13" background rgb "white"
set output "$to/counts.svg"
set title "Uniform keys\n{/*0.75 $about}"
set xlabel "count"
set ylabel "10^9 elements a second"
set logscale x 2
set format x "2^{%L}"
set yrange [0:*]
set grid
set key left top Left reverse
plot for [i = 0:$(grep -c '^"' "$work/counts") - 1] "$work/counts" index i using 1:2 with linespoints linewidth 2 \
    linecolor i / 2 + 1 dashtype i % 2 + 1 pointtype 7 pointsize 0.5 title columnheader(1) noenhanced
set terminal svg size 900,520 font "sans,13" background rgb "white"
set output "$to/counts.svg"
set title "Uniform keys\n{/*0.75 $about}"
set xlabel "count"
set ylabel "10^9 elements a second"
set logscale x 2
set format x "2^{%L}"
set yrange [0:*]
set grid
set key left top Left reverse
plot for [i = 0:$(grep -c '^"' "$work/counts") - 1] "$work/counts" index i using 1:2 with linespoints linewidth 2 \
    linecolor i / 2 + 1 dashtype i % 2 + 1 pointtype 7 pointsize 0.5 title columnheader(1) noenhanced
END

fields=$(awk -F'|' 'NF == 4 { printf " %s ", $1 }' "$root/tools/measure/distributions.txt")
awk -F, -v fields="$fields" '
$4 == 16777216 && !index(fields, " " $3 " ") {
    name = $2 ", " $3
    if ($1 == "gpusort") order[n++] = name
    speed[$1, name] = $5
}
END {
    for (i = 0; i < n; i++)
        if (speed["cub", order[i]]) printf "\"%s\" %s %s\n", order[i], speed["gpusort", order[i]], speed["cub", order[i]]
}' "$work/rows" >"$work/bars"
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
plot "$work/bars" using 2:xtic(1) title "gpusort.h", "" using 3 title "CUB (its fastest form)"
END
