#!/bin/sh
# Every case of gpusort against CUB's fastest form on the same keys, and against an earlier version of gpusort.
#   tools/compare.sh [--old OLD.csv] bench.csv cub.csv [more.csv ...]     (files of bench and bench_cub, in any order)
# Of several measurements of a case the best counts. Exit status 1: a row is below its bar, or a result was wrong.
old=
if [ "${1:-}" = --old ]; then
    old=${2:?a file}
    shift 2
fi
[ $# -ge 1 ] || { sed -n '2,4s/^# *//p' "$0"; exit 2; }
exec env LC_ALL=C awk -F, -v old="$old" '
function size(count,    k) {
    for (k = 0; k < 33; k++) if (2 ^ k == count) return "2^" k
    return sprintf("%.4g", count)
}
function kind(type, value) { return value == 0 ? type : value == 4 || value == 8 ? type "+u" value * 8 : type "+" value " bytes" }

# What a case is to reach of CUB: measured on an NVIDIA H200, uniform keys of the sizes that fill it are to be further ahead.
function bar_of(type, value, distribution, count) {
    if (count < 2 ^ 14) return 0
    if (distribution == "random" && type == "u32" && value == 0 && count >= 2 ^ 24) return count >= 2 ^ 26 ? 1.25 : 1.20
    if (distribution == "random" && type == "u32" && value == 4 && count >= 2 ^ 24) return 1.25
    if (distribution == "random" && type == "u64" && value == 0 && count >= 2 ^ 24) return 2.1
    if (distribution == "splat") return 1.35
    if (type == "f32" && value == 4 && distribution ~ /^(unit|depth|normal|frame)$/) return count <= 2 ^ 20 ? 1.2 : 1.05
    if (value == 4 && type == "u32" && distribution ~ /^(morton|ids|zipf|bucket|half|runs)$/) return 1.05
    return 1
}
$1 == "tool" { next }
$13 != 1 {
    printf "WRONG RESULT: %s\n", $0
    wrong++
    next
}
{
    same = $5 SUBSEP $6 SUBSEP $7 SUBSEP $8 SUBSEP $9
    own = $3 SUBSEP $4 SUBSEP same
}
FILENAME == old {
    if (!(own in before) || $10 < before[own]) before[own] = $10
    next
}
$1 == "cub" {
    if (!(same in cub) || $10 < cub[same]) {
        cub[same] = $10
        form[same] = $4
    }
    next
}
{
    if (!(own in ours)) order[n++] = own
    if (!(own in ours) || $10 < ours[own]) ours[own] = $10
}
END {
    printf "%-9s %-12s %-8s %-10s %-12s %9s %9s %9s %6s %5s  %-14s %6s\n", "queue", "algorithm", "keys", "order",
        "distribution", "count", "gpusort", "CUB, ms", "ratio", "bar", "form of CUB", "old"
    for (i = 0; i < n; i++) {
        split(order[i], part, SUBSEP)
        same = substr(order[i], length(part[1]) + length(part[2]) + 3)
        bar = part[2] == "auto" ? bar_of(part[3], part[4], part[6], part[7]) : 0
        verdict = gain = ""
        if (same in cub) {
            rows++
            ratio = cub[same] / ours[order[i]]
            if (ratio < bar) verdict = "MISSED"
        }
        if (order[i] in before) {
            gain = sprintf("%.3f", before[order[i]] / ours[order[i]])
            if (gain < 0.98) verdict = verdict " SLOWER"
        }
        missed += verdict != ""
        printf "%-9s %-12s %-8s %-10s %-12s %9s %9.4f %9s %6s %5s  %-14s %6s  %s\n", part[1], part[2],
            kind(part[3], part[4]), part[5], part[6], size(part[7]), ours[order[i]],
            same in cub ? sprintf("%.4f", cub[same]) : "-", same in cub ? sprintf("%.2f", ratio) : "-",
            bar ? bar : "-", same in cub ? form[same] : "-", gain, verdict
    }
    printf "%d cases, %d of them beside CUB, %d below a bar, %d wrong results\n", n, rows, missed + 0, wrong + 0
    exit missed + wrong > 0
}' ${old:+"$old"} "$@"
