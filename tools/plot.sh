#!/bin/sh
# Draws Gkeys/s by count, one line a tool, queue and algorithm, from the CSVs of bench and bench_cub. Needs gnuplot.
#   tools/plot.sh u32 0 speed.svg bench.csv cub.csv      (key type, value size, output, CSVs; uniform random, ascending)
set -eu
export LC_ALL=C # figures have a point
[ $# -ge 4 ] || { sed -n '2,3s/^# *//p' "$0"; exit 2; }
type=$1 value=$2 out=$3
shift 3
points=$(mktemp)
trap 'rm -f "$points"' EXIT
awk -F, -v type="$type" -v value="$value" '
$1 != "tool" && $5 == type && $6 == value && $7 == "ascending" && $8 == "random" && $13 == 1 {
    print $1 " " $3 " " $4 "," $9 "," $12
}' "$@" | sort -t, -k1,1 -k2,2n | awk -F, '
$1 != series { if (NR > 1) print "\n"; series = $1; printf "\"%s\"\n", series }
{ print $2, $3 }' >"$points"
[ -s "$points" ] || { echo "plot.sh: nothing measured for $type with values of $value bytes" >&2; exit 1; }
series=$(grep -c '^"' "$points")
title="$type keys"
[ "$value" = 0 ] || title="$title, values of $value bytes"
gnuplot <<END
set terminal svg size 900,560 dynamic background rgb "white"
set output "$out"
set title "$title, uniform random"
set xlabel "count"
set ylabel "Gkeys/s"
set logscale x 2
set format x "2^{%L}"
set grid
set key top left
plot for [i = 0:$series - 1] "$points" index i using 1:2 with linespoints title columnheader(1)
END
