#!/bin/sh
# Every case of gpusort against CUB's fastest form on the same keys, and against an earlier version of gpusort. Then, by kinds
# of keys and by count: the geometric mean of CUB's time / gpusort's, the least of these ratios, and how many are below 1.
#   tools/measure/compare.sh [--summary] [--old OLD.csv] bench.csv cub.csv [more.csv ...]     (files of bench and bench_cub)
# --summary: that table alone. Of several measurements of a case the best counts. Exit status 1: a row is below its bar, or a
# result was wrong.
summary=0 old=''
while :; do
    case ${1:-} in
    --summary) summary=1 && shift ;;
    --old) old=${2:?a file} && shift 2 ;;
    *) break ;;
    esac
done
[ $# -ge 1 ] || { sed -n '2,6s/^# *//p' "$0"; exit 2; }
exec env LC_ALL=C awk -F, -v old="$old" -v summary="$summary" -v distributions="$(dirname "$0")/distributions.txt" '
function size(count,    k) {
    for (k = 4; k < 33; k++) {
        if (2 ^ k == count) return "2^" k
        if (10 ^ k == count) return "10^" k
    }
    return count
}
function kind(type, value) { return value == 0 ? type : value == 4 || value == 8 ? type "+u" value * 8 : type "+" value " bytes" }

# What a case is to reach of CUB: measured on an NVIDIA H200, uniform keys of the sizes that fill it are to be further ahead.
function bar_of(type, value, distribution, count) {
    if (count < 2 ^ 14) return 0
    if (is_field[distribution]) return 0.97
    if (distribution == "random" && type == "u32" && value == 0 && count >= 2 ^ 24) return count >= 2 ^ 26 ? 1.25 : 1.20
    if (distribution == "random" && type == "u32" && value == 4 && count >= 2 ^ 24) return 1.25
    if (distribution == "random" && type == "u64" && value == 0 && count >= 2 ^ 24) return 2.1
    if (distribution == "splat") return 1.35
    if (type ~ /^[if]32$/ && value == 0 && count >= 2 ^ 24) return 1.15
    if (type == "f32" && value == 4 && distribution ~ /^(unit|depth|normal|frame)$/) return count <= 2 ^ 20 ? 1.2 : 1.05
    if (value == 4 && type == "u32" && distribution ~ /^(morton|ids|zipf|bucket|half|runs)$/) return 1.05
    return 1
}
# What a case of segments is to reach by itself, in 10^9 keys a second; pairs two thirds of it. 0: nothing.
function least_of(type, value, what, count,    least) {
    if (type == "u64" || what ~ /first/) return 0
    if (what ~ /rows131072$/) least = count < 2 ^ 23 ? 3 : count < 2 ^ 26 ? 30 : 45
    else if (count < 2 ^ 22) return 0
    else if (what ~ /rows(128|256|1024)$/) least = 25
    else if (what ~ /rows4096$/) least = 46
    else if (what ~ /rows32768$/) least = 40
    else if (what ~ /upto8$/) least = 100
    else if (what ~ /upto64$/) least = 80
    else if (what ~ /upto(128|256|1024|4096|65536)$/) least = 25
    else if (what ~ /(power|empty)[0-9]*$/) least = 20
    return value ? least * 2 / 3 : least
}
# The first k: at most so many ms. 0: any time.
function most_of(what, count) {
    if (what ~ /rows131072.first50$/) return count <= 2 ^ 17 ? 0.03 : count <= 2 ^ 23 ? 0.09 : 0.3
    return what == "random/first1024" && count == 2 ^ 26 ? 0.25 : 0
}
function judge_segments(part, ms,    least, most) {
    least = least_of(part[3], part[4], part[6], part[7])
    most = most_of(part[6], part[7])
    if (part[7] / ms / 1e6 < least) return sprintf("MISSED %.3g Gkeys/s", least)
    return most && ms > most ? sprintf("MISSED %.3g ms", most) : ""
}
# Times of gpusort beside each other: all by a limit, and by none; structs, and an argsort with a gather by hand.
function judge_twin(own, part, ms,    twin, most) {
    twin = own
    if (part[6] ~ "/first" part[7] "$") most = sub(/.first[0-9]*/, "", twin) * 1.02
    if (part[2] == "auto+structs") most = sub(/structs/, "hand", twin) * 1.1
    if (!most || !(twin in ours)) return ""
    most = ms / ours[twin] > most ? " MISSED" : ""
    return sprintf("%.3f of %s%s", ms / ours[twin], part[2] == "auto" ? "no limit" : "by hand", most)
}
# Kinds of keys for the table at the end. Which distributions are even, and which are of other fields: distributions.txt.
BEGIN {
    while ((getline line < distributions) > 0)
        if (line !~ /^#/ && (columns = split(line, field, "|")) >= 3) {
            is_even[field[1]] = field[2] == "even"
            is_field[field[1]] = columns == 4
        }
    n_classes = split("32-bit keys|32-bit keys + values, even|32-bit keys + values, uneven|64-bit keys|" \
        "64-bit keys + values, even|64-bit keys + values, uneven|8- and 16-bit keys|keys of other fields|all", class, "|")
}
function class_of(type, value, distribution,    bits) {
    bits = substr(type, 2)
    sub(/[0-9]*(\[.*)?$/, "", distribution) # its parameter, a window of bits
    if (is_field[distribution]) return class[8]
    if (bits < 32) return class[7]
    if (!value) return bits "-bit keys"
    if (!(distribution in is_even)) {
        printf "%s: no distribution %s\n", distributions, distribution > "/dev/stderr"
        failed = 2
        exit
    }
    return bits "-bit keys + values, " (is_even[distribution] ? "even" : "uneven")
}
function count_in(where, ratio) {
    cases[where]++
    logs[where] += log(ratio)
    losses[where] += ratio < 1
    if (!(where in least) || ratio < least[where]) least[where] = ratio
}
# A case beside CUB goes into its class and into all, by its count and over all counts.
function take_in(queue, keys, count, ratio,    i, j) {
    if (!(queue in queues)) queues[queue] = queue_list[++n_queues] = queue
    if (!(count in counted)) {
        for (i = n_counts++; i > 0 && count_list[i] + 0 > count + 0; i--) count_list[i + 1] = count_list[i]
        counted[count] = count_list[i + 1] = count
    }
    count_in(queue SUBSEP keys SUBSEP count, ratio)
    count_in(queue SUBSEP keys SUBSEP "all", ratio)
    count_in(queue SUBSEP "all" SUBSEP count, ratio)
    count_in(queue SUBSEP "all" SUBSEP "all", ratio)
}
function summary_cell(where) {
    if (!(where in cases)) return " |"
    return sprintf(" %.2f, %.2f, %d of %d |", exp(logs[where] / cases[where]), least[where], losses[where], cases[where])
}
function print_summary(    q, k, i, line) {
    for (q = 1; q <= n_queues; q++) {
        line = "| " queue_list[q] " queue |"
        for (i = 1; i <= n_counts; i++) line = line " " size(count_list[i]) " |"
        line = line " all counts |"
        print line
        gsub(/[^|]+/, "---", line)
        print line
        for (k = 1; k <= n_classes; k++) {
            if (!((queue_list[q], class[k], "all") in cases)) continue
            line = "| " class[k] " |"
            for (i = 1; i <= n_counts; i++) line = line summary_cell(queue_list[q] SUBSEP class[k] SUBSEP count_list[i])
            print line summary_cell(queue_list[q] SUBSEP class[k] SUBSEP "all")
        }
        print ""
    }
}
$1 != "gpusort" && $1 != "cub" { next }
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
    if (failed) exit failed
    if (!summary) printf "%-9s %-17s %-8s %-10s %-24s %9s %9s %9s %6s %5s  %-14s %6s\n", "queue", "algorithm", "keys", "order",
        "distribution", "count", "gpusort", "CUB, ms", "ratio", "bar", "form of CUB", "old"
    for (i = 0; i < n; i++) {
        split(order[i], part, SUBSEP)
        same = substr(order[i], length(part[1]) + length(part[2]) + 3)
        bar = part[6] ~ "/" ? part[6] !~ /upto(8|64)$/ : part[2] == "auto" ? bar_of(part[3], part[4], part[6], part[7]) : 0
        verdict = judge_segments(part, ours[order[i]]) judge_twin(order[i], part, ours[order[i]])
        gain = ""
        if (same in cub) {
            rows++
            ratio = cub[same] / ours[order[i]]
            if (ratio < bar) verdict = verdict " MISSED"
            if (part[2] == "auto" && part[6] !~ "/") take_in(part[1], class_of(part[3], part[4], part[6]), part[7], ratio)
        }
        if (order[i] in before) {
            gain = sprintf("%.3f", before[order[i]] / ours[order[i]])
            if (gain < 0.98) verdict = verdict " SLOWER"
        }
        missed += verdict ~ /MISSED|SLOWER/
        if (!summary) printf "%-9s %-17s %-8s %-10s %-24s %9s %9.4f %9s %6s %5s  %-14s %6s  %s\n", part[1], part[2],
            kind(part[3], part[4]), part[5], part[6], size(part[7]), ours[order[i]],
            same in cub ? sprintf("%.4f", cub[same]) : "-", same in cub ? sprintf("%.2f", ratio) : "-",
            bar ? bar : "-", same in cub ? form[same] : "-", gain, verdict
    }
    if (!summary) printf "\nCUB / gpusort: geometric mean, least, losses\n\n"
    print_summary()
    if (summary) exit wrong > 0
    printf "%d cases, %d of them beside CUB, %d below a bar, %d wrong results\n", n, rows, missed + 0, wrong + 0
    exit missed + wrong > 0
}' ${old:+"$old"} "$@"
