#!/bin/sh
# Fills the tables of docs/COMPILERS.md from what tools/tune/compilers.sh wrote:
#   tools/tune/compilers_tables.sh CSV [PAGE]     (PAGE: docs/COMPILERS.md)
# The date is that of the file. A device that the list below does not know is an error.
set -eu
export LC_ALL=C
csv=${1:?the table that tools/tune/compilers.sh wrote}
page=${2:-$(dirname "$0")/../../docs/COMPILERS.md}
filled=$(mktemp)
trap 'rm -f "$filled"' EXIT

awk -F, -v day="$(date -u -r "$csv" +%Y-%m-%d)" '
function die(text) {
    print "compilers_tables.sh: " text > "/dev/stderr"
    failed = 1
    exit 1
}
# The first column of the CSV; the device; its row in src/kernels/tuning.h; the version of Mesa; the kernel of its passes.
function know(name, device, row, mesa, pass) {
    list[++n_known] = name
    known[name] = device
    row_of[name] = row
    mesa_of[name] = mesa
    pass_of[name] = "^" pass "(_basic)?(_address)?$"
}
BEGIN {
    know("RADV polaris10", "GCN 4 (Polaris 10)", "AMD GCN", "22.3.6", "onesweep")
    know("RADV vega10", "GCN 5 (Vega 10)", "AMD GCN", "22.3.6", "onesweep")
    know("RADV arcturus", "CDNA 1 (Arcturus)", "AMD GCN", "22.3.6", "onesweep")
    know("RADV aldebaran", "CDNA 2 (Aldebaran)", "AMD GCN", "22.3.6", "onesweep")
    know("RADV navi10", "RDNA 1 (Navi 10)", "AMD RDNA", "22.3.6", "onesweep")
    know("RADV navi21", "RDNA 2 (Navi 21)", "AMD RDNA", "22.3.6", "onesweep")
    know("RADV gfx1100", "RDNA 3 (gfx1100)", "AMD RDNA", "22.3.6", "onesweep")
    know("RADV gfx1102", "RDNA 3 (gfx1102)", "AMD RDNA", "22.3.6", "onesweep")
    know("RADV gfx1150", "RDNA 3.5 (gfx1150)", "AMD RDNA", "25.0.7", "onesweep")
    know("RADV gfx1151", "RDNA 3.5 (gfx1151)", "AMD RDNA", "25.0.7", "onesweep")
    know("RADV gfx1200", "RDNA 4 (gfx1200)", "AMD RDNA", "25.0.7", "onesweep")
    know("RADV gfx1201", "RDNA 4 (gfx1201)", "AMD RDNA", "25.0.7", "onesweep")
    know("ANV skl", "Intel Gen 9", "Intel integrated", "22.3.6", "onesweep")
    know("ANV skl lanes: 8", "Intel Gen 9, 8 lanes", "Intel integrated", "22.3.6", "onesweep")
    know("ANV skl lanes: 32", "Intel Gen 9, 32 lanes", "Intel integrated", "22.3.6", "onesweep")
    know("ANV skl lanes: 0", "Intel Gen 9, lanes by the driver", "Intel integrated", "22.3.6", "onesweep")
    know("ANV tgl", "Intel Xe-LP", "Intel integrated", "22.3.6", "onesweep")
    know("ANV dg2", "Intel Xe-HPG", "Intel", "22.3.6", "onesweep")
    know("NVK 162", "NVIDIA Turing, NVK", "NVIDIA by NVK", "25.0.7", "onesweep")
    know("NVK 172", "NVIDIA Ampere, NVK", "NVIDIA by NVK", "25.0.7", "onesweep")
    know("Turnip 630", "Adreno 630", "Qualcomm", "22.3.6", "scatter")
    know("Turnip 660", "Adreno 660", "Qualcomm", "22.3.6", "scatter")
    know("Turnip 730", "Adreno 730", "Qualcomm", "25.0.7", "scatter")
    know("Turnip 740", "Adreno 740", "Qualcomm", "25.0.7", "scatter")
    know("Turnip 750", "Adreno 750", "Qualcomm", "25.0.7", "scatter")
    know("PanVK G52", "Mali-G52", "Arm Bifrost", "22.3.6", "scatter")
    know("PanVK G610", "Mali-G610", "Arm Valhall", "25.0.7", "scatter")
    know("v3dv 4.2", "V3D 4.2", "Broadcom", "22.3.6", "scatter")
    n_kinds = split("u32 u32+u32 u64 u64+u32", kind, " ")
}
# "0x1042" has the bit of GPUSORTI_SCANNED: the last step of count / scan / scatter, not a pass of one-sweep.
function is_scanned(variant,    digit) {
    digit = substr(variant, length(variant) - 1, 1)
    return digit ~ /[4567cdef]/
}
NR == 1 { next }
{
    if (!($1 in known)) die("no device is known as \"" $1 "\"")
    pipelines[$1]++
    if ($8 != "" && (!($1 in registers) || $8 > registers[$1])) registers[$1] = $8 + 0
    if ($9 > 0) {
        spilling[$1]++
        if ($9 + 0 > spilled[$1] + 0) spilled[$1] = $9
    }
    if ($10 > 0) scratch[$1]++
    cell = $1 SUBSEP $2
    if ($3 ~ pass_of[$1] && !is_scanned($7) && !(cell in pass))
        pass[cell] = $5 " x " $6 ($8 == "" ? "" : ", " $8 " registers") ($12 == "" ? "" : ", " $12 " of " $13)
}
END {
    if (failed) exit 1
    print "Made on " day ".\n"
    for (i = 1; i <= n_known; i++) if (list[i] in pipelines) device[++n] = list[i]
    print "| device | row | Mesa | pipelines | most registers | pipelines that spill | most words spilled " \
        "| with scratch memory |"
    print "|---|---|---|---|---|---|---|---|"
    for (i = 1; i <= n; i++) {
        d = device[i]
        print "| " known[d] " | " row_of[d] " | " mesa_of[d] " | " pipelines[d] " | " \
            (d in registers ? registers[d] : "not told") " | " spilling[d] + 0 " | " spilled[d] + 0 " | " scratch[d] + 0 " |"
    }
    line = "| pass of large arrays |"
    for (k = 1; k <= n_kinds; k++) {
        sub(/\+/, " + ", kind[k])
        line = line " " kind[k] " |"
        gsub(/ /, "", kind[k])
    }
    print "\n" line "\n|---|---|---|---|---|"
    for (i = 1; i <= n; i++) {
        if (device[i] ~ /lanes/) continue
        line = "| " known[device[i]] " |"
        for (k = 1; k <= n_kinds; k++) line = line " " pass[device[i], kind[k]] " |"
        print line
    }
}' "$csv" >"$filled"

awk -v from="$filled" '
    /^<!-- table compilers -->$/ {
        print
        while ((getline line < from) > 0) print line
        inside = 1
    }
    /^<!-- end of table -->$/ { inside = 0; ended++ }
    !inside { print }
    END { if (ended != 1) exit 1 }' "$page" >"$filled.page" && cat "$filled.page" >"$page"
rm -f "$filled.page"
