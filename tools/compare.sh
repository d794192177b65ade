#!/bin/sh
# Ratios of gpusort to CUB, and of gpusort's cases among each other, against what is promised on an NVIDIA H200.
#   tools/compare.sh bench.csv cub.csv [more.csv ...]     (files of bench and bench_cub, in any order)
# Of several measurements of a case the best counts, CUB's of all builds and launch modes. Exit status 1: a bar is missed.
[ $# -ge 1 ] || { sed -n '2,4s/^# *//p' "$0"; exit 2; }
exec env LC_ALL=C awk -F, '
function key(queue, type, value, order, distribution, count) {
    return queue SUBSEP type SUBSEP value SUBSEP order SUBSEP distribution SUBSEP count
}
function size(count,    k) {
    for (k = 0; k < 33; k++)
        if (2 ^ k == count)
            return "2^" k
    return sprintf("%.3g", count)
}
function kind(type, value) { return value == 0 ? type " keys" : value == 4 || value == 8 ? type "+u" value * 8 : type "+" value " B" }

# ours / theirs against bar; `what` names the case. Larger is better.
function row(what, ours, theirs, bar, goal,    ratio, verdict) {
    if (ours == 0 || theirs == 0) {
        missing++
        verdict = "not measured"
        printf "%-58s %9s %9s %7s %6.2f %5s  %s\n", what, ours ? sprintf("%.3f", ours) : "-", theirs ? sprintf("%.3f", theirs) : "-", "-", bar, goal ? goal : "-", verdict
        return
    }
    ratio = ours / theirs
    verdict = ratio < bar ? "MISSED" : goal && ratio >= goal ? "goal" : "ok"
    rows++
    misses += verdict == "MISSED"
    printf "%-58s %9.3f %9.3f %7.3f %6.2f %5s  %s\n", what, ours, theirs, ratio, bar, goal ? goal : "-", verdict
}
function best(queue, type, value, order, distribution, count) {
    return gkeys[key(queue, type, value, order, distribution, count)] + 0
}
function against_cub(queue, type, value, exponents, bar, goal,    n, list, i, count) {
    n = split(exponents, list, " ")
    for (i = 1; i <= n; i++) {
        count = 2 ^ list[i]
        row(queue " queue, " kind(type, value) ", " size(count), best(queue, type, value, "ascending", "random", count), best("cuda", type, value, "ascending", "random", count), bar, goal)
    }
}
# One of our cases against another of ours.
function own(type, value, order, distribution, count, type2, order2, distribution2, bar) {
    row("compute queue, " kind(type, value) " " order " " distribution " " size(count) " : " kind(type2, value) " " distribution2, best("compute", type, value, order, distribution, count), best("compute", type2, value, order2, distribution2, count), bar, 0)
}

$1 == "tool" { next }
$13 != 1 { printf "WRONG RESULT: %s\n", $0; wrong++; next }
{
    queue = $1 == "cub" ? "cuda" : $3
    if ($1 == "gpusort" && $4 != "auto") {
        other[key($4, $5, $6, $7, $8, $9)] = $12
        next
    }
    k = key(queue, $5, $6, $7, $8, $9)
    if ($12 > gkeys[k])
        gkeys[k] = $12
    if (queue == "compute" && $8 != "random")
        others[n_others++] = $5 SUBSEP $6 SUBSEP $8 SUBSEP $9
}
END {
    printf "%-58s %9s %9s %7s %6s %5s\n", "case", "gpusort", "CUB", "ratio", "bar", "goal"
    against_cub("compute", "u32", 0, "24 26 28", 1.10, 1.5)
    against_cub("compute", "u32", 0, "20 22", 1.3, 2)
    against_cub("compute", "u32", 0, "14 16 18", 1.5, 3)
    row("compute queue, u32 keys, 2^14: time at most 0.6", best("compute", "u32", 0, "ascending", "random", 16384), best("cuda", "u32", 0, "ascending", "random", 16384), 1 / 0.6, 3)
    against_cub("compute", "u32", 0, "10 12", 1, 0)
    against_cub("compute", "u32", 4, "24 26 28", 1.10, 1.4)
    against_cub("compute", "u64", 0, "24 25 26 27", 1.05, 1.5)
    against_cub("compute", "u64", 4, "24 25 26 27", 1.05, 1.5)
    against_cub("graphics", "u32", 0, "24 26 28", 0.85, 1.0)
    against_cub("graphics", "u32", 4, "24 26 28", 0.85, 1.0)
    against_cub("graphics", "u64", 0, "24 25 26 27", 0.85, 1.0)
    against_cub("graphics", "u64", 4, "24 25 26 27", 0.85, 1.0)
    row("count/scan/scatter, u32 keys, 2^28", other[key("css", "u32", 0, "ascending", "random", 2 ^ 28)] + 0, best("cuda", "u32", 0, "ascending", "random", 2 ^ 28), 0.7, 0)
    row("compute queue, u32 keys, 1e9", best("compute", "u32", 0, "ascending", "random", 1000000000), best("cuda", "u32", 0, "ascending", "random", 1000000000), 0, 0)

    printf "\n%-58s %9s %9s %7s %6s\n", "gpusort : gpusort", "first", "second", "ratio", "bar"
    for (e = 24; e <= 28; e += 2) {
        own("i32", 0, "ascending", "random", 2 ^ e, "u32", "ascending", "random", 0.97)
        own("f32", 0, "ascending", "random", 2 ^ e, "u32", "ascending", "random", 0.97)
        own("u32", 0, "descending", "random", 2 ^ e, "u32", "ascending", "random", 0.97)
    }
    promised["u32" SUBSEP 0 SUBSEP "bits24"] = 1 / 0.80
    promised["u64" SUBSEP 0 SUBSEP "bits32"] = 1 / 0.60
    promised["u32" SUBSEP 0 SUBSEP "sorted"] = 1 / 0.25
    for (c = 0; c < n_others; c++) {
        split(others[c], part, SUBSEP)
        bar = promised[part[1] SUBSEP part[2] SUBSEP part[3]]
        own(part[1], part[2], "ascending", part[3], part[4], part[1], "ascending", "random", bar ? bar : 0.8)
    }
    own("u16", 0, "ascending", "random", 2 ^ 28, "u32", "ascending", "random", 1.7)
    own("u8", 0, "ascending", "random", 2 ^ 28, "u32", "ascending", "random", 2.5)
    sorted = best("compute", "u32", 0, "ascending", "sorted", 2 ^ 28)
    if (sorted > 0)
        printf "\nsorted u32 keys, 2^28 (the histogram and little else): %.3f ms\n", 2 ^ 28 / sorted / 1e6
    printf "\n%d rows, %d missed, %d not measured, %d wrong results\n", rows, misses + 0, missing + 0, wrong + 0
    exit misses + wrong > 0
}' "$@"
