#!/bin/sh
# Prints README's tables from the measurements that are kept in docs/measured: files of bench and bench_cub.
#   tools/tables.sh [DIRECTORY]
set -eu
export LC_ALL=C
from=${1:-docs/measured}
[ -f "$from/gpusort.csv" ] || { sed -n '2,3s/^# *//p' "$0" >&2; exit 2; }
cat "$from/gpusort.csv" "$from/cub.csv" "$from/host.csv" "$from/segments.csv" | awk -F, '
function ms(x) { return x < 0.01 ? sprintf("%.4f", x) : x < 1 ? sprintf("%.3f", x) : x < 100 ? sprintf("%.2f", x) : sprintf("%.0f", x) }
function figure(x) { return x == 0 ? "" : x < 1 ? sprintf("%.3f", x) : sprintf("%.3g", x) }
function size(n,    k) { for (k = 0; k < 33; k++) if (2 ^ k == n) return "2^" k; return n }
# Speed of uniform keys, a row for each tool.
function speed(title, value, exponents,    n, list, i, t, line) {
    n = split(exponents, list, " ")
    line = "| " title " |"
    for (i = 1; i <= n; i++) line = line " 2^" list[i] " |"
    print line
    gsub(/[^|]+/, "---", line)
    print line
    for (t = 0; t < tools; t++) {
        if (!((tool[t], "u32", value, "random", 2 ^ list[n]) in best)) continue
        line = "| " (tool[t] == "gpusort" ? "gpusort.h" : "CUB, its fastest form") " |"
        for (i = 1; i <= n; i++) line = line " " figure(2 ^ list[i] / best[tool[t], "u32", value, "random", 2 ^ list[i]] / 1e6) " |"
        print line
    }
    print ""
}
# gpusort / CUB = how many times as fast, a row for each kind of keys.
function duel(counts,    n, list, i, k, part, line, own, cub, ratio) {
    n = split(counts, list, " ")
    line = "| keys |"
    for (i = 1; i <= n; i++) line = line " " size(list[i]) " |"
    print line
    gsub(/[^|]+/, "---", line)
    print line
    for (k = 0; k < kinds; k++) {
        split(kind[k], part, SUBSEP)
        line = "| " part[1] (part[2] ? " + u" 8 * part[2] : "") ", " part[3] " |"
        for (i = 1; i <= n; i++) {
            own = best["gpusort", part[1], part[2], part[3], list[i]]
            cub = best["cub", part[1], part[2], part[3], list[i]]
            ratio = own && cub ? sprintf("%.2f", cub / own) : ""
            line = line " " (ratio == "" ? "" : ms(own) " / " ms(cub) " = " (ratio < 1 ? "**" ratio "**" : ratio)) " |"
        }
        print line
    }
    print ""
}
# "random/rows256" in words; what is sorted before the first "/" is left out.
function shape(name,    part, n, i, text, word) {
    n = split(name, part, "/")
    for (i = 2; i <= n; i++) {
        word = part[i]
        gsub(/[^0-9]/, "", word)
        text = text (text ? ", " : "") (part[i] ~ /^rows/ ? "rows of " word : part[i] ~ /^upto/ ? "random up to " word : \
            part[i] ~ /^power/ ? "power law in 2^" word : part[i] ~ /^empty/ ? "one, and 2^" word " empty" : "first " word)
    }
    return text
}
function beside(own, cub,    ratio) {
    if (!own || !cub) return " " figure(own) " |"
    ratio = sprintf("%.2f", own / cub)
    return " " figure(own) " / " figure(cub) " = " (ratio < 1 ? "**" ratio "**" : ratio) " |"
}
# gpusort / CUB = how many times as fast, in 10^9 elements a second, a row for each cut; keys alone, and pairs.
function segments(    i, part, value, line) {
    print "| segments | elements | keys | with u32 values |\n|---|---|---|---|"
    for (i = 0; i < cuts; i++) {
        split(cut[i], part, SUBSEP)
        line = "| " part[1] ", " shape(part[2]) " | " size(part[3]) " |"
        for (value = 0; value <= 4; value += 4)
            line = line beside(speeds["gpusort", value, cut[i]], speeds["cub", value, cut[i]])
        print line
    }
    print ""
}
function first_ones(    i, part, line, cub) {
    print "| the first k | elements | gpusort.h, ms | CUB, ms |\n|---|---|---|---|"
    for (i = 0; i < firsts; i++) {
        split(first[i], part, SUBSEP)
        line = "| " part[1] (part[2] ? " + u" 8 * part[2] : "") ", " shape(part[3]) " | " size(part[4]) " | "
        cub = ("cub", first[i]) in limited ? ms(limited["cub", first[i]]) : ""
        print line ms(limited["gpusort", first[i]]) " | " cub " |"
    }
    print ""
}
$1 == "tool" || $13 != 1 { next }
$8 ~ "/first" {
    k = $5 SUBSEP $6 SUBSEP $8 SUBSEP $9
    if ($1 == "gpusort" && !(("gpusort", k) in limited)) first[firsts++] = k
    if (!(($1, k) in limited) || $10 < limited[$1, k]) limited[$1, k] = $10
    next
}
$7 != "ascending" { next }
$8 ~ "/" {
    k = $5 SUBSEP $8 SUBSEP $9
    if ($1 == "gpusort" && !(k in cut_known)) { cut_known[k] = 1; cut[cuts++] = k }
    if ($12 > speeds[$1, $6, k]) speeds[$1, $6, k] = $12
    next
}
$3 == "host" {
    host[$4, $9] = $10
    if ($1 == "gpusort") hosts[n_hosts++] = $9
    next
}
$1 == "gpusort" && $4 != "auto" { next }
{
    if (!($1 in seen)) { seen[$1] = 1; tool[tools++] = $1 }
    k = $5 SUBSEP $6 SUBSEP $8
    if ($1 == "gpusort" && $9 == 16777216 && !(k in known)) { known[k] = 1; kind[kinds++] = k }
    if (!(($1, k, $9) in best) || $10 < best[$1, k, $9]) best[$1, k, $9] = $10
}
END {
    speed("u32 keys", 0, "10 12 14 16 18 20 22 24 26 28")
    speed("u32 keys with u32 values", 4, "10 12 14 16 18 20 22 24 26 28")
    duel("1000000 1048576 6000000 16777216 67108864")
    if (cuts) segments()
    if (firsts) first_ones()
    print "| host arrays, ms |"
    ways = split("any pageable registered pinned", way, " ")
    for (w = 1; w <= ways; w++) {
        line = "| " (w == 1 ? "gpusort_sort()" : "CUDA and CUB, " way[w]) " |"
        for (i = 0; i < n_hosts; i++) line = line " " ((way[w], hosts[i]) in host ? ms(host[way[w], hosts[i]]) : "") " |"
        print line
    }
    line = "counts:"
    for (i = 0; i < n_hosts; i++) line = line " " size(hosts[i])
    print line
}'
