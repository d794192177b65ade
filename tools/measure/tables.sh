#!/bin/sh
# Fills the tables of README.md, docs/SPEED.md, docs/TUNING.md and docs/index.html from the measurements in docs/measured:
# CSV files of bench and bench_cub of one run. A table lies between the lines "<!-- table NAME -->" and "<!-- end of table
# -->"; all else stays as it is.
#   tools/measure/tables.sh [--check] [FOLDER]
# --check: changes nothing, shows what differs, exit status 1 where something does. FOLDER: in place of docs/measured.
# A run is one card, one driver and one version of each program, on one day or two that follow each other.
set -eu
export LC_ALL=C # figures have a point
root=$(cd "$(dirname "$0")/../.." && pwd)
check=0
if [ "${1:-}" = --check ]; then check=1 && shift; fi
from=${1:-$root/docs/measured}
set -- "$from"/*.csv
[ -f "$1" ] || { sed -n '2,7s/^# *//p' "$0" >&2; exit 2; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# One table a file in $work, named after it.
awk -F, -v out="$work" -v distributions="$root/tools/measure/distributions.txt" '
function die(text) {
    print "tables.sh: " text > "/dev/stderr"
    failed = 1
    exit 1
}
function ms(x) { return sprintf(x < 0.01 ? "%.4f" : x < 1 ? "%.3f" : x < 100 ? "%.2f" : "%.0f", x) }
function figure(x) { return x == 0 ? "" : x < 1 ? sprintf("%.3f", x) : sprintf("%.3g", x) }
function with_commas(n,    text) {
    for (text = ""; length(n) > 3; n = substr(n, 1, length(n) - 3)) text = "," substr(n, length(n) - 2) text
    return n text
}
function size(n,    k) {
    for (k = 4; k < 33; k++) {
        if (2 ^ k == n) return "2^" k
        if (10 ^ k == n) return "10^" k
    }
    return with_commas(n)
}
function times(ratio) { return ratio < 1 ? sprintf("**%.2f**", ratio) : sprintf("%.2f", ratio) }
function keys_of(type, value) {
    return type (value == 0 ? "" : value == 4 || value == 8 ? " + u" 8 * value : " + " value " bytes")
}
# Median ms, 0 where it was not measured; k is type, value size, distribution.
function own_ms(queue, k, count) { return best["gpusort", queue, "auto", k, count] + 0 }
function cub_ms(k, count) { return best["cub", "cuda", "any", k, count] + 0 }
# How many times as fast as CUB; 0 where one of them was not measured.
function ratio_of(queue, k, count,    own) {
    own = own_ms(queue, k, count)
    return own ? cub_ms(k, count) / own : 0
}
# Begins a table: its head, and the line below that.
function head(text, columns) {
    print "| " text " |" columns > file
    text = "| " text " |" columns
    gsub(/[^|]+/, "---", text)
    print text > file
}
function begin(name) { file = out "/" name }

# ---- which run ----

function one_of(values, what,    v, n, text) {
    for (v in values) {
        n++
        text = text (n > 1 ? " and " : "") v
    }
    if (n > 1) die("rows of several " what ": " text)
    return text
}
# Days of the Gregorian calendar, from any first one.
function day_number(date,    part, y, m) {
    split(date, part, "-")
    y = part[1] - (part[2] < 3)
    m = part[2] + (part[2] < 3 ? 12 : 0)
    return 365 * y + int(y / 4) - int(y / 100) + int(y / 400) + int((153 * m - 457) / 5) + part[3]
}
function days(    v, first, last) {
    for (v in dates) {
        if (first == "" || v < first) first = v
        if (v > last) last = v
    }
    if (day_number(last) - day_number(first) > 1) die("rows of several runs: from " first " to " last)
    return first == last ? first : first " and " last
}

# ---- README.md ----

# The sorts that were measured, gpusort.h first.
function tools(list,    n) {
    n = split("gpusort", list, " ")
    if ("vrdx" in version) list[++n] = "vrdx"
    if ("fuchsia" in version) list[++n] = "fuchsia"
    return n
}
function column_of(tool) {
    if (tool == "gpusort") return " gpusort.h |"
    return " " (tool == "fuchsia" ? "Fuchsia" : tool == "cub" ? "CUB" : tool) " " version[tool] " |"
}
# A cell: median ms of a tool on a queue family, empty where it was not measured.
function cell_ms(tool, queue, k, count,    t) {
    t = tool == "cub" ? cub_ms(k, count) : best[tool, queue, "auto", k, count] + 0
    return t ? " " ms(t) " |" : " |"
}
# 10^6 elements on a queue family with graphics, as engines sort: a line for each kind of keys, a column for each sort.
function headline(    rows, row, part, i, t, n, n_tools, list, k, own, line, columns) {
    begin("headline")
    k = "f32" SUBSEP 4 SUBSEP "depth"
    own = own_ms("graphics", k, 1000000)
    if (!own) die("no depths with values on a queue family with graphics")
    printf "**10^6 depths with a 32-bit index in %s ms** (%s, queue family with graphics, %s).\n", ms(own), card, day > file
    t = cub_ms(k, 1000000)
    if (t) printf "NVIDIA'"'"'s CUB %s, which needs CUDA, takes %s ms.\n", version["cub"], ms(t) > file
    print "" > file
    n_tools = tools(list)
    if ("cub" in version) list[++n_tools] = "cub"
    for (t = 1; t <= n_tools; t++) columns = columns column_of(list[t])
    head("10^6 elements, milliseconds", columns)
    n = split("f32 4 depth|depths (floats), 32-bit values;u32 4 random|random 32-bit keys, 32-bit values;" \
        "u32 0 random|random 32-bit keys alone", rows, ";")
    for (i = 1; i <= n; i++) {
        split(rows[i], row, "|")
        split(row[1], part, " ")
        line = ""
        for (t = 1; t <= n_tools; t++)
            line = line cell_ms(list[t], "graphics", part[1] SUBSEP part[2] SUBSEP part[3], 1000000)
        print "| " row[2] " |" line > file
    }
    if ("vrdx" in version || "fuchsia" in version) print "\nAn empty cell: that sort has no floating-point keys. FidelityFX'"'"'s sort and VkRadixSort were not measured." > file
}
# gpusort.h beside other sorts for Vulkan, which take uniform 32-bit keys here: milliseconds.
function peers(name, queue,    n_tools, list, t, e, v, n, counts, k, line, columns) {
    begin(name)
    n_tools = tools(list)
    if (n_tools < 2) { print "Not part of this run." > file; return }
    for (t = 1; t <= n_tools; t++) columns = columns column_of(list[t])
    head("keys | count", columns)
    n = split("10000 100000 1000000 6000000 16777216 67108864", counts, " ")
    for (v = 0; v <= 4; v += 4)
        for (e = 1; e <= n; e++) {
            k = "u32" SUBSEP v SUBSEP "random"
            line = ""
            for (t = 1; t <= n_tools; t++) line = line cell_ms(list[t], queue, k, counts[e])
            if (line ~ /[0-9]/) print "| " keys_of("u32", v) " | " size(counts[e]) " |" line > file
        }
}
# The first eight of these that were measured, at counts that were measured for any of them.
function speed(    n, i, c, rows, row, part, k, list, n_counts, line, columns, text, shown, found) {
    begin("speed")
    n = split("u32 0 random|random 32-bit keys;u32 4 random|random 32-bit keys, 32-bit values;" \
        "f32 4 depth|depths of a scene (floats), 32-bit values;f32 4 normal|normally distributed floats, 32-bit values;" \
        "u32 4 morton|Morton codes, 32-bit values;u64 0 random|random 64-bit keys;" \
        "u64 4 random|random 64-bit keys, 32-bit values;u64 4 draw|sort keys of draw calls (64 bits), 32-bit values;" \
        "u32 4 zipf|words by frequency (Zipf), 32-bit values", rows, ";")
    n_counts = split("100000 1048576 16777216 67108864", list, " ")
    for (c = 1; c <= n_counts; c++) {
        for (i = found = 0; ++i <= n && !found;) {
            split(rows[i], part, /[ |]/)
            found = ratio_of("graphics", part[1] SUBSEP part[2] SUBSEP part[3], list[c])
        }
        if (!found) delete list[c]
        else line = line " " size(list[c]) " |"
    }
    columns = line
    for (i = 1; i <= n && shown < 8; i++) {
        split(rows[i], row, "|")
        split(row[1], part, " ")
        k = part[1] SUBSEP part[2] SUBSEP part[3]
        line = ""
        found = 0
        for (c = 1; c <= n_counts; c++) {
            if (!(c in list)) continue
            if (!ratio_of("graphics", k, list[c])) { line = line " |"; continue }
            found = 1
            line = line " " ms(own_ms("graphics", k, list[c])) " ms, " times(ratio_of("graphics", k, list[c])) " |"
        }
        if (!found) continue
        shown++
        text = text "\n| " row[2] " |" line
    }
    print "Milliseconds, and the speed over that of CUB " version["cub"] "'"'"'s fastest form: with 2.00 gpusort.h takes half the" > file
    print "time." > file
    if (text ~ /\*\*/) print "Losses are in bold" (text ~ /\*\*1\.00/ ? "; **1.00** is a loss of less than half a percent." : ".") > file
    print card ", driver " driver ", queue family with graphics, " day ".\n" > file
    head("keys", columns)
    print substr(text, 2) > file
}
# One bullet: of the cases on a queue whose kind of keys begins like this, how many are slower than CUB, and the worst.
function loss(queue, bits, with_values, text,    i, part, ratio, least, worst, lost, cases, what) {
    for (i = 0; i < n_rows; i++) {
        split(row_list[i], part, SUBSEP)
        ratio = ratio_of(queue, part[1] SUBSEP part[2] SUBSEP part[3], part[4])
        if (!ratio || bits && (substr(part[1], 2) != bits || (part[2] > 0) != with_values)) continue
        cases++
        lost += ratio < 1
        if (!least || ratio < least) { least = ratio; worst = i }
    }
    if (!lost) return
    split(row_list[worst], part, SUBSEP)
    what = described(part[3])
    sub(/:.*/, "", what)
    printf "- %s: %d of %d cases %s slower than CUB. The worst has %.2f of CUB'"'"'s speed:\n", \
        text, lost, cases, lost == 1 ? "is" : "are", least > file
    printf "  %s %s; %s (`%s`).\n", size(part[4]), part[2] ? "keys with values" : "keys", what, part[3] > file
}
# One bullet: of the shapes of the first k that CUB has functions of its own for.
function first_loss(text, order,    i, k, ratio, cases, lost, sum, least) {
    for (i = 0; i < n_firsts; i++) {
        k = first_list[i]
        if (!(("gpusort", k, "+any") in first) || !(("cub", k, "+any") in first) || !(("cub", k, order) in first)) continue
        ratio = first["cub", k, order] / first["gpusort", k, order]
        cases++
        lost += ratio < 1
        sum += log(ratio)
        if (!least || ratio < least) least = ratio
    }
    if (!lost) return
    printf "- The first k %s: %d of %d shapes are slower than CUB'"'"'s own functions for this. The geometric mean\n", \
        text, lost, cases > file
    printf "  of all has %.2f of their speed, the worst %.2f.\n", exp(sum / cases), least > file
}
function losses() {
    begin("losses")
    loss("compute", 32, 0, "32-bit keys alone, without graphics")
    loss("compute", 32, 1, "32-bit keys with values, without graphics")
    loss("compute", 64, 0, "64-bit keys alone, without graphics")
    loss("compute", 64, 1, "64-bit keys with values, without graphics")
    loss("graphics", 0, 0, "All keys on a queue family with graphics")
    first_loss("in any order", "+any")
    first_loss("in order", "")
    printf "" > file # an empty table where nothing is lost
}

# ---- docs/index.html ----

function card_of(number, text) { print "<div><dt>" number "</dt><dd>" text "</dd></div>" > file }
function spoken(    k, own, count, other, text) {
    begin("words")
    print "<dl class=\"figures\">" > file
    k = "f32" SUBSEP 4 SUBSEP "depth"
    card_of(ms(own_ms("graphics", k, 1000000)) " ms", "for a million depths with a 32-bit index")
    k = "u32" SUBSEP 0 SUBSEP "random"
    for (count = 268435456; count > 1024 && !own_ms("compute", k, count);) count /= 2
    card_of(figure(count / own_ms("compute", k, count) / 1e6) " billion", "random 32-bit keys a second")
    k = "u32" SUBSEP 4 SUBSEP "random"
    own = own_ms("graphics", k, 1000000)
    other = best["vrdx", "graphics", "auto", k, 1000000]
    if (other) text = sprintf("%.1f of vrdx, ", other / own)
    other = best["fuchsia", "graphics", "auto", k, 1000000]
    if (other) text = text sprintf("%.1f of Fuchsia, ", other / own)
    if (own && cub_ms(k, 1000000)) card_of(sprintf("%.1f times", cub_ms(k, 1000000) / own), \
        "the speed of NVIDIA&#8217;s CUB" (text ? ", " substr(text, 1, length(text) - 2) : "") ": a million random pairs")
    print "</dl>\n<p class=\"quiet\">" card ", driver " driver ", " day ".</p>" > file
}

# ---- docs/SPEED.md ----

function run() {
    begin("run")
    print "Card: " card ". Driver: " driver ". Date: " day ". gpusort.h " version["gpusort"] \
        ("vrdx" in version ? ", vrdx " version["vrdx"] : "") \
        ("fuchsia" in version ? ", Fuchsia " version["fuchsia"] : "") \
        ("cub" in version ? ", CUB " version["cub"] : "") "." > file
}
# Of the cases on a queue whose keys have so many bits, with values or without (-1: either), without keys of other fields;
# bits 0: of all cases, -1: of keys of other fields. How many there are, the geometric mean of how many times as fast as CUB
# they are, the least of these, and how many are below 1.
function judge(queue, bits, with_values, result,    i, part, ratio) {
    split("", result)
    for (i = 0; i < n_rows; i++) {
        split(row_list[i], part, SUBSEP)
        ratio = ratio_of(queue, part[1] SUBSEP part[2] SUBSEP part[3], part[4])
        if (!ratio || bits && (bits < 0) != (group_of(part[3]) == "fields") || bits > 0 && substr(part[1], 2) != bits || \
            with_values >= 0 && (part[2] > 0) != with_values) continue
        result["cases"]++
        result["log"] += log(ratio)
        result["lost"] += ratio < 1
        if (!("least" in result) || ratio < result["least"]) result["least"] = ratio
    }
    if (result["cases"]) result["mean"] = exp(result["log"] / result["cases"])
}
# What SPEED.md begins with: a line each.
function fact(queue, text, type, value, name, count,    k, own) {
    k = type SUBSEP value SUBSEP name
    own = own_ms(queue, k, count)
    if (ratio_of(queue, k, count))
        print "- " text ": " ms(own) " ms, " figure(count / own / 1e6) " x 10^9 a second; CUB " \
            ms(cub_ms(k, count)) " ms." > file
}
function verdict(text, queue, bits, with_values,    result) {
    judge(queue, bits, with_values, result)
    if (result["cases"])
        printf "- %s: %.2f times as fast as CUB in the geometric mean of %d cases, slower in %s of them; " \
            "the worst: %.2f.\n", text, result["mean"], result["cases"], result["lost"] ? result["lost"] : "none", result["least"] > file
}
function lines(    k) {
    begin("lines")
    fact("compute", "10^6 depths of a scene (floats) with 32-bit values", "f32", 4, "depth", 1000000)
    fact("compute", "2^28 random 32-bit keys", "u32", 0, "random", 268435456)
    verdict("All cases on a queue family without graphics", "compute", 0, -1)
    verdict("All cases on one with graphics", "graphics", 0, -1)
    verdict("32-bit keys alone", "compute", 32, 0)
    verdict("32-bit keys with values", "compute", 32, 1)
    verdict("64-bit keys, alone and with values", "compute", 64, -1)
    verdict("Keys of other fields, which nobody tuned for", "compute", -1, -1)
    k = "u32" SUBSEP "random/rows1024" SUBSEP 67108864
    if (cut["gpusort", 0, k] && cut["cub", 0, k])
        print "- 2^26 keys in rows of 1,024: " figure(cut["gpusort", 0, k]) " x 10^9 a second; CUB " \
            figure(cut["cub", 0, k]) "." > file
    k = "u32" SUBSEP 0 SUBSEP "random/first1024" SUBSEP 67108864
    if (("gpusort", k, "") in first && ("cub", k, "") in first)
        print "- The first 1,024 of 2^26 keys: " ms(first["gpusort", k, ""]) " ms; CUB " ms(first["cub", k, ""]) " ms." > file
    printf "" > file
}
# A row for each kind of keys, one figure a cell: in "ms" of gpusort.h, or how many "times" as fast as CUB.
function figures(name, group, queue, what,    i, c, n, list, columns, part, k, line, shown, cell) {
    begin(name)
    n = split("100000 1000000 6000000 16777216 67108864", list, " ")
    for (c = 1; c <= n; c++) if (has[group queue, list[c]]) columns = columns " " size(list[c]) " |"
    if (!columns) { print "Not part of this run." > file; return }
    head("keys", columns)
    for (i = 0; i < n_kinds; i++) {
        k = kind_list[i]
        split(k, part, SUBSEP)
        if (group_of(part[3]) != group) continue
        line = ""
        shown = 0
        for (c = 1; c <= n; c++) {
            if (!has[group queue, list[c]]) continue
            cell = what == "ms" ? own_ms(queue, k, list[c]) : ratio_of(queue, k, list[c])
            if (cell) shown = 1
            line = line " " (cell ? what == "ms" ? ms(cell) : times(cell) : "") " |"
        }
        if (shown) print "| " keys_of(part[1], part[2]) ", " part[3] " |" line > file
    }
}
# A row for each kind of keys, the counts that any of them has as columns; the first table of a group says what keys are.
# group: "" for what programs sort, "fields" for keys of other fields.
function duel(group, queue,    i, n, list, columns, part, k, line, c, shown) {
    begin(group == "" ? queue : queue == "compute" ? group : group queue)
    n = split("100000 1000000 1048576 4194304 6000000 16777216 67108864 268435456", list, " ")
    for (c = 1; c <= n; c++) {
        if (!has[group queue, list[c]]) continue
        columns = columns " " size(list[c]) " |"
    }
    if (!columns) { print "Not part of this run." > file; return }
    head("keys" (queue == "compute" ? " | what they are" : ""), columns)
    for (i = 0; i < n_kinds; i++) {
        k = kind_list[i]
        split(k, part, SUBSEP)
        if (group_of(part[3]) != group) continue
        line = queue == "compute" ? " " (group == "" ? "" : field_of[part[3]] ": ") described(part[3]) " |" : ""
        shown = 0
        for (c = 1; c <= n; c++) {
            if (!has[group queue, list[c]]) continue
            if (!ratio_of(queue, k, list[c])) { line = line " |"; continue }
            shown = 1
            line = line " " ms(own_ms(queue, k, list[c])) " / " ms(cub_ms(k, list[c])) " = "
            line = line times(ratio_of(queue, k, list[c])) " |"
        }
        if (shown) print "| " keys_of(part[1], part[2]) ", " part[3] " |" line > file
    }
}
function group_of(name) { return name in field_of ? "fields" : "" }
function described(name,    plain) {
    plain = name
    sub(/[0-9]*(\[.*)?$/, "", plain)
    if (!(plain in description)) die(distributions " has no row for " name)
    return description[plain]
}
# Speed of uniform keys by count, a row for each count.
function counts(name, cub,    kinds, i, e, n, part, k, line, t, columns) {
    begin(name)
    n = split("u32 0;u32 4;u64 0;u64 4", kinds, ";")
    for (i = 1; i <= n; i++) {
        split(kinds[i], part, " ")
        columns = columns " " keys_of(part[1], part[2]) " |"
    }
    head("elements", columns)
    for (e = 10; e <= 28; e += 2) {
        if (!has["compute", 2 ^ e]) continue
        line = ""
        for (i = 1; i <= n; i++) {
            split(kinds[i], part, " ")
            k = part[1] SUBSEP part[2] SUBSEP "random"
            t = cub ? cub_ms(k, 2 ^ e) : own_ms("compute", k, 2 ^ e)
            line = line " " (t ? figure(2 ^ e / t / 1e6) : "") " |"
        }
        if (line ~ /[0-9]/) print "| 2^" e " |" line > file
    }
}
# Bound buffers: times as long as through device addresses. algorithm: auto+bound, with pipeline robustness; auto+checked.
function binding(name, algorithm,    i, c, n, list, part, line, columns, own, bound) {
    begin(name)
    n = split("100000 1000000 1048576 16777216 67108864", list, " ")
    for (c = 1; c <= n; c++) if (has["bound", list[c]]) columns = columns " " size(list[c]) " |"
    if (!columns) { print "Not part of this run." > file; return }
    head("keys", columns)
    for (i = 0; i < n_kinds; i++) {
        split(kind_list[i], part, SUBSEP)
        line = ""
        for (c = 1; c <= n; c++) {
            if (!has["bound", list[c]]) continue
            own = own_ms("compute", kind_list[i], list[c])
            bound = best["gpusort", "compute", algorithm, kind_list[i], list[c]]
            line = line (own && bound ? sprintf(" %.2f |", bound / own) : " |")
        }
        if (line ~ /[0-9]/) print "| " keys_of(part[1], part[2]) ", " part[3] " |" line > file
    }
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
# Both in 10^9 elements a second; in bold what is below CUB.
function beside(own, cub) {
    return own && cub && own < cub ? " **" figure(own) "** | " figure(cub) " |" : " " figure(own) " | " figure(cub) " |"
}
# In 10^9 elements a second, keys alone and pairs.
function segments(    i, part, value, line) {
    begin("segments")
    if (!n_cuts) { print "Not part of this run." > file; return }
    head("segments", " elements | keys | CUB | with u32 values | CUB |")
    for (i = 0; i < n_cuts; i++) {
        split(cut_list[i], part, SUBSEP)
        line = "| " part[1] ", " shape(part[2]) " | " size(part[3]) " |"
        for (value = 0; value <= 4; value += 4)
            line = line beside(cut["gpusort", value, cut_list[i]], cut["cub", value, cut_list[i]])
        print line > file
    }
}
# Two cells: gpusort.h, in bold where it is slower, and CUB.
function first_cells(k, order,    own, cub) {
    own = ("gpusort", k, order) in first ? first["gpusort", k, order] : 0
    cub = ("cub", k, order) in first ? first["cub", k, order] : 0
    return (own ? own > cub && cub ? " **" ms(own) "** |" : " " ms(own) " |" : " |") (cub ? " " ms(cub) " |" : " |")
}
function first_ones(    i, part) {
    begin("first")
    if (!n_firsts) { print "Not part of this run." > file; return }
    head("the first k", " elements | in any order, ms | CUB | in order, ms | CUB |")
    for (i = 0; i < n_firsts; i++) {
        split(first_list[i], part, SUBSEP)
        print "| " keys_of(part[1], part[2]) ", " shape(part[3]) " | " size(part[4]) " |" \
            first_cells(first_list[i], "+any") first_cells(first_list[i], "") > file
    }
}
function hosts(    i, w, n, way, line, columns) {
    begin("host")
    if (!n_hosts) { print "Not part of this run." > file; return }
    for (i = 0; i < n_hosts; i++) columns = columns " " size(host_list[i]) " |"
    head("u32 keys in host memory, ms", columns)
    n = split("any pageable registered pinned", way, " ")
    for (w = 1; w <= n; w++) {
        line = "| " (w == 1 ? "`gpusort_sort()`" : "CUDA and CUB, " way[w] " memory") " |"
        for (i = 0; i < n_hosts; i++)
            line = line " " ((way[w], host_list[i]) in host ? ms(host[way[w], host_list[i]]) : "") " |"
        print line > file
    }
}

# ---- docs/TUNING.md ----

# One line: what two cases take, and how many times as long the second one takes. A case: "queue algorithm type value
# distribution count"; queue cuda: CUB.
function case_ms(text,    part) {
    split(text, part, " ")
    return best[part[1] == "cuda" ? "cub" : "gpusort", part[1], part[2], part[3], part[4], part[5], part[6]] + 0
}
function beside_it(says, one, other, of_one, of_other) {
    if (!case_ms(of_one) || !case_ms(of_other)) return
    print "| " says " | " one " | " ms(case_ms(of_one)) " | " other " | " ms(case_ms(of_other)) " | " \
        sprintf("%.2f", case_ms(of_other) / case_ms(of_one)) " |" > file
}
function rules() {
    begin("rules")
    head("rule", " case | ms | beside | ms | times |")
    beside_it("1", "u32, 2^26, ten bits differ (sawtooth)", "all bits differ (random)", \
        "compute auto u32 0 sawtooth 67108864", "compute auto u32 0 random 67108864")
    beside_it("2", "u64 + u32, 2^26, even (random)", "f64 + u32, uneven (normal)", \
        "compute auto u64 4 random 67108864", "compute auto f64 4 normal 67108864")
    beside_it("3", "u32, 10^5", "u32, 10^6", "compute auto u32 0 random 100000", "compute auto u32 0 random 1000000")
    beside_it("4", "u32 + u32, 2^26, uneven (morton)", "CUB", "compute auto u32 4 morton 67108864", \
        "cuda any u32 4 morton 67108864")
    beside_it("5", "u32 + u32, 10^6", "on a queue family with graphics", "compute auto u32 4 random 1000000", \
        "graphics auto u32 4 random 1000000")
    beside_it("9", "u32, 2^20", "through push descriptors, with pipeline robustness", \
        "compute auto u32 0 random 1048576", "compute auto+bound u32 0 random 1048576")
    beside_it("9", "u32, 2^20", "through push descriptors, without it", \
        "compute auto u32 0 random 1048576", "compute auto+checked u32 0 random 1048576")
}
# Where a mechanism may change anything, see docs/TUNING.md.
function acts_on(name, type, value, distribution, count,    words) {
    words = substr(type, 2) == 64 ? 2 : 1
    if (name == "buckets") return count <= 2 ^ 17
    if (name == "leaves")
        return count > 2 ^ 17 && type != "f32" && is_even[distribution] && (words == 2 || value == 0 || count >= 2 ^ 23)
    if (name == "staged") return count > 2 ^ 17 && words == 1 && value == 4
    if (name == "medium") return count > 2 ^ 17 && count <= 2 ^ 20
    if (name == "sizes") return count > 2 ^ 17
    if (name == "atomics") return count > 2 ^ 17 && value == 0
    return 1
}
# The time without a mechanism over the time with it. Of the cases that it acts on: how many, the geometric mean, the least
# and the greatest; of all others the least and the greatest.
function mechanism_line(name, what,    i, part, ratio, cases, sum, own, least, most, line) {
    for (i = 0; i < n_rows; i++) {
        split(row_list[i], part, SUBSEP)
        ratio = best["gpusort", "compute", "auto-nothing", row_list[i]]
        if (!ratio || !best["gpusort", "compute", "auto-" name, row_list[i]]) continue
        ratio = best["gpusort", "compute", "auto-" name, row_list[i]] / ratio
        own = acts_on(name, part[1], part[2], part[3], part[4])
        cases[own]++
        sum[own] += log(ratio)
        if (!(own in least) || ratio < least[own]) least[own] = ratio
        if (!(own in most) || ratio > most[own]) most[own] = ratio
    }
    if (!(0 in cases) && !(1 in cases)) return
    line = "| " what " | " cases[1] + 0 " |"
    line = line (1 in cases ? sprintf(" %.2f | %.2f, %.2f |", exp(sum[1] / cases[1]), least[1], most[1]) : " | |")
    print line (0 in cases ? sprintf(" %.2f, %.2f |", least[0], most[0]) : " |") > file
}
function mechanisms() {
    begin("mechanisms")
    if (!n_mechanisms) { print "Not part of this run." > file; return }
    head("mechanism", " cases that it acts on | their mean | least, greatest | all others: least, greatest |")
    mechanism_line("buckets", "buckets")
    mechanism_line("leaves", "leaves")
    mechanism_line("staged", "staged tiles")
    mechanism_line("medium", "medium shapes")
    mechanism_line("sizes", "planned sizes")
    mechanism_line("indices", "signed indices")
    mechanism_line("atomics", "ranks by atomics")
    mechanism_line("all", "all of these")
}

BEGIN {
    while ((getline line < distributions) > 0)
        if (line !~ /^#/ && (columns = split(line, field, "|")) >= 3) {
            description[field[1]] = field[3]
            is_even[field[1]] = field[2] == "even"
            if (columns == 4) field_of[field[1]] = field[4]
        }
}
$1 == "tool" { next }
NF != 16 { die(FILENAME ": a row without driver, version and date: " $0) }
$13 != 1 { die(FILENAME ": a wrong result: " $0) }
{
    cards[$2] = 1
    if ($14 != "") drivers[$14] = 1
    if ($1 in version && version[$1] != $15) die("rows of " $1 " " version[$1] " and of " $15)
    version[$1] = $15
    dates[$16] = 1
}
$8 ~ "/first" {
    k = $5 SUBSEP $6 SUBSEP $8 SUBSEP $9
    order = $4 ~ /\+any/ ? "+any" : ""
    if ($1 == "gpusort" && !(k in first_known)) { first_known[k] = 1; first_list[n_firsts++] = k }
    if (!(($1, k, order) in first) || $10 < first[$1, k, order]) first[$1, k, order] = $10
    next
}
$7 != "ascending" { next }
$8 ~ "/" {
    k = $5 SUBSEP $8 SUBSEP $9
    if ($1 == "gpusort" && !(k in cut_known)) { cut_known[k] = 1; cut_list[n_cuts++] = k }
    if ($12 > cut[$1, $6, k]) cut[$1, $6, k] = $12
    next
}
$3 == "host" {
    if ($1 == "gpusort") host_list[n_hosts++] = $9
    host[$4, $9] = $10
    next
}
{
    k = $5 SUBSEP $6 SUBSEP $8
    row = k SUBSEP $9
    n_mechanisms += $4 == "auto-nothing"
    if ($1 == "cub") $4 = "any" # the fastest form of a case counts
    if ($1 == "gpusort" && $4 == "auto") {
        has[group_of($8) $3, $9] = 1
        if (!(k in kind_known)) { kind_known[k] = 1; kind_list[n_kinds++] = k }
        if (!(row in row_known)) { row_known[row] = 1; row_list[n_rows++] = row }
    }
    if ($4 == "auto+bound") has["bound", $9] = 1
    if (!best[$1, $3, $4, row] || $10 < best[$1, $3, $4, row]) best[$1, $3, $4, row] = $10
}
END {
    if (failed) exit 1
    card = one_of(cards, "cards")
    driver = one_of(drivers, "drivers")
    day = days()
    spoken(); headline(); peers("peers", "graphics"); peers("computepeers", "compute"); speed(); losses()
    run(); duel("", "compute"); duel("", "graphics"); duel("fields", "compute"); duel("fields", "graphics")
    lines()
    figures("ms", "", "compute", "ms"); figures("times", "", "compute", "times")
    figures("graphicstimes", "", "graphics", "times")
    figures("fieldsms", "fields", "compute", "ms"); figures("fieldstimes", "fields", "compute", "times")
    counts("counts", 0); counts("cubcounts", 1)
    binding("binding", "auto+bound"); binding("checked", "auto+checked")
    segments(); first_ones(); hosts()
    rules(); mechanisms()
}' "$@"
"$root/tools/measure/compare.sh" --summary "$@" >"$work/summary"
# Its last column, one figure a cell: the first table is of the queue family without graphics.
awk -F'|' -v out="$work" '
    / queue \|/ { file = out "/" (/ compute queue / ? "kinds" : "graphicskinds")
        print "| kind of keys | mean | lowest | slower | cases |\n|---|---|---|---|---|" > file; next }
    /^\| [a-z0-9]/ { split($(NF - 1), part, /, | of /)
        sub(/ $/, "", part[4])
        print "|" $2 "|" part[1] " | " part[2] " | " part[3] " | " part[4] " |" > file }' "$work/summary"
for table in kinds graphicskinds; do [ -e "$work/$table" ] || echo "Not part of this run." >"$work/$table"; done

# A page with its tables filled.
fill() { # PAGE
    awk -v from="$work" '
    /^<!-- table [a-z]+ -->$/ {
        print
        table = from "/" $3
        while ((state = (getline line < table)) > 0) print line
        if (state < 0) { print "tables.sh: there is no table " $3 > "/dev/stderr"; failed = 1; exit }
        inside = 1
    }
    /^<!-- end of table -->$/ { inside = 0 }
    !inside { print }
    END { if (inside || failed) exit 1 }' "$1"
}

status=0
for page in README.md docs/SPEED.md docs/TUNING.md docs/index.html; do
    fill "$root/$page" >"$work/page"
    if [ "$check" = 0 ]; then
        cmp -s "$work/page" "$root/$page" || cat "$work/page" >"$root/$page"
    elif ! diff "$root/$page" "$work/page"; then
        echo "tables.sh: $page is not what $from says; run tools/measure/tables.sh" >&2
        status=1
    fi
done
exit $status
