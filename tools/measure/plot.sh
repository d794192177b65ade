#!/bin/sh
# Draws the plots of docs/SPEED.md and docs/index.html from measurements: CSV files of bench, bench_cub and bench_peers, all
# of one run.
#   tools/measure/plot.sh [FOLDER OUTPUT-FOLDER]      (docs/measured docs)
# counts.svg: milliseconds of uniform keys by count; workloads.svg: what programs sort, how many times as fast as CUB. Both
# have colours for light and dark pages, and larger letters where they are shown small.
set -eu
export LC_ALL=C # figures have a point
root=$(cd "$(dirname "$0")/../.." && pwd)
from=${1:-$root/docs/measured} to=${2:-$root/docs}
set -- "$from"/*.csv
[ -f "$1" ] || { sed -n '2,6s/^# *//p' "$0" >&2; exit 2; }

awk -F, -v out="$to" '
# ---- what both plots are made of ----

function begin(name, title, text, height) {
    file = out "/" name ".svg"
    printf "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 720 %d\" role=\"img\">\n", height > file
    printf "<title>%s</title>\n", title > file
    print "<style>" > file
    print ":root { --page: #fff; --text: #1c2128; --quiet: #59636e; --line: #d8dee4; --own: #0759c4;" > file
    print "    --loss: #b4541a; --cub: #59636e; --vrdx: #8250b8; --fuchsia: #b1326f; }" > file
    print "@media (prefers-color-scheme: dark) {" > file
    print "    :root { --page: #0f1319; --text: #e3e8ee; --quiet: #9aa5b1; --line: #2f3742; --own: #58a6ff;" > file
    print "        --loss: #e0873f; --cub: #9aa5b1; --vrdx: #b98aed; --fuchsia: #ef7fb0; }" > file
    print "}" > file
    print "text { font: 15px system-ui, \"Segoe UI\", Roboto, \"DejaVu Sans\", sans-serif; fill: var(--text); }" > file
    print ".title { font-size: 19px; font-weight: 600; }" > file
    print ".quiet { fill: var(--quiet); }" > file
    print ".grid { stroke: var(--line); stroke-width: 1; }" > file
    print "@media (max-width: 500px) { text { font-size: 21px; } .title { font-size: 25px; } }" > file
    print "</style>" > file
    printf "<rect width=\"720\" height=\"%d\" fill=\"var(--page)\"/>\n", height > file
    say(16, 32, "title", title)
    say(16, 58, "quiet", text)
}
function say(x, y, class, text, anchor, color) {
    printf "<text x=\"%.1f\" y=\"%.1f\"%s%s%s>%s</text>\n", x, y, class ? " class=\"" class "\"" : "", \
        anchor ? " text-anchor=\"" anchor "\"" : "", color ? " style=\"fill: var(--" color ")\"" : "", text > file
}
function grid(x1, y1, x2, y2) {
    printf "<line class=\"grid\" x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\"/>\n", x1, y1, x2, y2 > file
}
function end() {
    print "</svg>" > file
    close(file)
}
function figure(ms) { return sprintf(ms < 0.1 ? "%.3f" : ms < 10 ? "%.2f" : "%.1f", ms) }
# Median ms on a queue family, of CUB by its fastest form; 0: it was not measured.
function time_of(tool, queue, keys, count) {
    queue = tool == "cub" ? "cuda" : queue
    return (tool, queue, keys, count) in best ? best[tool, queue, keys, count] : 0
}

# ---- counts.svg ----

function x_of(count) { return left + (log(count) - log(1024)) / (log(67108864) - log(1024)) * (right - left) }
function y_of(ms) { return bottom - (log(ms) - log(0.004)) / (log(10) - log(0.004)) * (bottom - top) }
# A panel: a line for each tool, its name and its last figure at its end.
function panel(at, title, keys,    i, t, n, m, tools, marks, mark, points, last, order, x, y) {
    left = 84; right = 520; top = at + 40; bottom = at + 330
    say(16, at + 20, "", title)
    m = split("0.01 0.1 1 10", marks, " ")
    for (i = 1; i <= m; i++) {
        grid(left, y_of(marks[i]), right, y_of(marks[i]))
        say(left - 8, y_of(marks[i]) + 6, "quiet", marks[i] (marks[i] == 10 ? " ms" : ""), "end")
    }
    m = split("1024|1 k;10000|10 k;100000|100 k;1000000|1 M;10000000|10 M", marks, ";")
    for (i = 1; i <= m; i++) {
        split(marks[i], mark, "|")
        grid(x_of(mark[1]), top, x_of(mark[1]), bottom)
        say(x_of(mark[1]), bottom + 26, "quiet", mark[2], "middle")
    }
    n = split("fuchsia vrdx cub gpusort", tools, " ")
    for (t = 1; t <= n; t++) {
        points = ""
        last[t] = 0
        for (i = 1; i <= n_counts; i++) {
            if (counts[i] > 67108864 || !time_of(tools[t], "compute", keys, counts[i])) continue
            last[t] = time_of(tools[t], "compute", keys, counts[i])
            points = points sprintf("%.1f,%.1f ", x_of(counts[i]), y_of(last[t]))
        }
        if (!last[t]) continue
        sub(/ $/, "", points)
        printf "<polyline points=\"%s\" fill=\"none\" stroke=\"var(--%s)\" stroke-width=\"%s\"/>\n", points, \
            color_of(tools[t]), tools[t] == "gpusort" ? "4" : "2.5" > file
    }
    # Names from the top down, none over another.
    y = -1000
    while (1) {
        m = 0
        for (t = 1; t <= n; t++) if (last[t] && (!m || last[t] > last[m])) m = t
        if (!m) break
        y = y_of(last[m]) + 6 > y + 25 ? y_of(last[m]) + 6 : y + 25
        say(right + 10, y, "", name_of(tools[m]) " " figure(last[m]), "", color_of(tools[m]))
        last[m] = 0
    }
}
function color_of(tool) { return tool == "gpusort" ? "own" : tool }
function name_of(tool) {
    return tool == "gpusort" ? "gpusort.h" : tool == "cub" ? "CUB" : tool == "fuchsia" ? "Fuchsia" : tool
}
function draw_counts() {
    begin("counts", "Milliseconds by count", "queue family without graphics; both axes logarithmic", 880)
    panel(80, "Random 32-bit keys, 32-bit values", "u32 4 random")
    panel(470, "Random 64-bit keys, 32-bit values", "u64 4 random")
    say(16, 866, "quiet", about)
    end()
}

# ---- workloads.svg ----

# What keys are in words, in the order of distributions.txt; what is not here has its notation.
function word_of(k) {
    if (!n_words) {
        n_words = split("u32 0 random|random keys;u32 0 sawtooth|slot numbers;u32 0 half|half of them equal;" \
            "f32 0 unit|uniform floats;f32 0 normal|normal floats;u32 4 random|random keys + index;" \
            "u32 4 morton|Morton codes + index;u32 4 ids|object numbers + index;u32 4 zipf|word ranks + index;" \
            "u32 4 bucket|last byte differs + index;u32 4 half|half equal + index;u32 4 runs|runs of equal + index;" \
            "u32 4 odd|one far greater + index;f32 4 unit|uniform floats + index;f32 4 depth|scene depths + index;" \
            "f32 4 normal|normal floats + index;f32 4 frame|depths, 1 % moved + index;u64 0 random|random 64-bit keys;" \
            "u64 4 random|random 64-bit + index;u64 4 splat|splats by tile + index;u64 4 timestamps|timestamps + index;" \
            "u64 4 top|tagged hashes + index;u64 4 draw|draw calls + index;f64 4 normal|normal doubles + index", list, ";")
        for (i = 1; i <= n_words; i++) {
            split(list[i], pair, "|")
            word[pair[1]] = pair[2]
        }
    }
    return k in word ? word[k] : k
}
function draw_workloads(    i, j, n, k, gain, order, y, x, x1, most, height, text) {
    for (i = 1; i <= n_kinds; i++) {
        k = kinds[i]
        if (!(k in words_known)) continue
        x = time_of("gpusort", "graphics", k, 16777216)
        if (!x || !time_of("cub", "", k, 16777216)) continue
        gain[k] = time_of("cub", "", k, 16777216) / x
        for (j = ++n; j > 1 && gain[order[j - 1]] < gain[k]; j--) order[j] = order[j - 1]
        order[j] = k
        if (gain[k] > most) most = gain[k]
    }
    height = 140 + 32 * n
    begin("workloads", "Times as fast as CUB", \
        "2&#178;&#8308; elements, queue family with graphics; the line is CUB", height)
    x1 = 300 + 50
    scale = (640 - x1) / (most - 1)
    for (i = 1; i <= n; i++) {
        k = order[i]
        y = 80 + 32 * (i - 1)
        x = x1 + (gain[k] - 1) * scale
        say(16, y + 20, "", word_of(k))
        printf "<rect x=\"%.1f\" y=\"%d\" width=\"%.1f\" height=\"20\" rx=\"2\" fill=\"var(--%s)\"/>\n", \
            gain[k] < 1 ? x : x1, y + 4, gain[k] < 1 ? x1 - x : x - x1, gain[k] < 1 ? "loss" : "own" > file
        say((gain[k] < 1 ? x1 : x) + 8, y + 20, "", sprintf("%.2f", gain[k]), "", gain[k] < 1 ? "loss" : "")
    }
    grid(x1, 76, x1, 84 + 32 * n)
    say(16, height - 18, "quiet", about)
    end()
}

$1 == "tool" || $13 != 1 || $7 != "ascending" || $8 ~ "/" { next }
$1 == "gpusort" && about == "" { about = $2 ", driver " $14 ", " $16 }
$1 == "cub" || $3 ~ /^(compute|graphics)$/ && $4 == "auto" {
    k = $5 " " $6 " " $8
    if (!(k in kind_known)) { kind_known[k] = 1; kinds[++n_kinds] = k }
    if (!(($1, $3, k, $9) in best) || $10 < best[$1, $3, k, $9]) best[$1, $3, k, $9] = $10
    if (!($9 in count_known)) {
        count_known[$9] = 1
        for (i = ++n_counts; i > 1 && counts[i - 1] + 0 > $9 + 0; i--) counts[i] = counts[i - 1]
        counts[i] = $9
    }
}
END {
    word_of("")
    for (k in word) words_known[k] = 1
    draw_counts()
    draw_workloads()
}' "$@"
