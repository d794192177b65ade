#!/bin/sh
# Prints what kernels and host share as C, for src/shared.h: from the text of shaders/, and from the SPIR-V of all kernels.
#
#   tools/shared.sh FOLDER <TABLE   FOLDER has NAME.spv for each line of TABLE: NAME, its source, defines. The builds of a
#                                   kernel are NAME for bound buffers and NAME_address, if there is one, for addresses
#                                   (NAME_few, for four bound buffers, reads what NAME does)
#
# tools/embed.sh runs it.
set -eu
SPIRV_DIS=${SPIRV_DIS:-spirv-dis}
shaders=$(dirname "$0")/../shaders
work=$1

# What the host has to know of a kernel, and its SPIR-V does not tell.
#   WORDS_AS_*     the count on the GPU, or the offsets of segments, are bound in place of these, which it does not use
#   FOLDS_FLOATS   where passes leave keys as they are, it looks at the sign of floats nevertheless
#   KNOWS_KINDS    it encodes keys whatever passes do
#   READS_GIVEN    its first arguments are the addresses of what is to be sorted, see shaders/buffers.glsl
#   UNPINNED       the size of its subgroups is the driver's choice: those spill least
# And its place among those that are compiled at the same time: what takes longest has the greatest number.
traits() {
    cat <<'END'
# kernel         place  traits
begin            0      WORDS_AS_VALUES
group_sample     0      READS_GIVEN
histogram        3      KNOWS_KINDS READS_GIVEN
leaf_sort        1
odd_even_merge   0      WORDS_AS_CONTROL
onesweep         7      READS_GIVEN
onesweep_narrow  6
onesweep_staged  5      FOLDS_FLOATS READS_GIVEN
pack_rows        0      WORDS_AS_KEYS
sort_leaves      1
segments         0      WORDS_AS_ALT
select           0      UNPINNED
select_any       0      UNPINNED
select_sort      0      READS_GIVEN
tile_sort        4
END
}

# The constants of constants.glsl, its headings and comments.
constants() {
    echo "/* ---- shaders/constants.glsl ---- */"
    echo "enum {"
    awk '
        function prefixed(text,   out) {
            gsub(/[0-9]u/, "&#", text); gsub(/u#/, "", text)
            while (match(text, /[A-Z][A-Z_0-9]*/)) {
                out = out substr(text, 1, RSTART - 1) "GPUSORTI_" substr(text, RSTART, RLENGTH)
                text = substr(text, RSTART + RLENGTH)
            }
            return out text
        }
        /^$/ { begun = 1 } # what comes before is of the file
        !begun { next }
        /^$/ { if (printed) print ""; next }
        /^\/\/ / { sub(/^\/\/ */, ""); print "    /* " $0 " */" }
        /^const uint / {
            comment = index($0, "//") ? "/* " substr($0, index($0, "//") + 3) " */" : ""
            sub(/;.*/, "")
            sub(/^const uint /, "")
            value = prefixed(substr($0, index($0, " = ") + 3))
            line = "    GPUSORTI_" substr($0, 1, index($0, " = ") - 1) " = " value ","
            print line (comment == "" ? "" : " " comment)
        }
        { printed = 1 }' "$shaders/constants.glsl"
    echo "};"
}

# The specialization constants of buffers.glsl.
specialization() {
    echo
    echo "/* Specialization constants, of shaders/buffers.glsl: a member for each id, from 0. */"
    echo "typedef struct gpusorti_spec {"
    of_specialization '"    uint32_t " tolower(name) ";" (comment == "" ? "" : " /* " comment " */")'
    echo "} gpusorti_spec;"
    echo "enum { GPUSORTI_SPEC_COUNT = $(of_specialization name | wc -l) };"
}

of_specialization() { # EXPRESSION of id, name, comment
    awk '/^layout\(constant_id = / {
        id = $3; sub(/\)/, "", id)
        name = $6
        comment = index($0, "//") ? substr($0, index($0, "//") + 3) : ""
        print '"$1"'
    }' "$shaders/buffers.glsl"
}

# The lists of arguments.glsl as structures, and the push constants of buffers.glsl.
arguments() {
    awk '
        function finish() { print "} gpusorti_" tolower(list) "_args;"; lists[++count] = tolower(list); list = "" }
        function put(text) {
            members[list] = members[list] text "\n"
            print text
        }
        FNR == 1 && NR > 1 {
            print ""
            print "/* Push constants. Where buffers are bound there are no addresses. */"
            print "typedef struct gpusorti_push {"
        }
        /^\/\/ / { comment = (comment == "" ? "" : comment " ") substr($0, 4); next }
        /^$/ { comment = ""; next }
        /^#define [A-Z_]*_ARGUMENTS/ {
            list = $2
            sub(/_ARGUMENTS$/, "", list)
            print ""
            print "typedef struct gpusorti_" tolower(list) "_args { /* " comment " */"
            next
        }
        list != "" {
            more = sub(/ *\\$/, "")
            if ($1 ~ /^[A-Z_]*_ARGUMENTS$/) {
                sub(/_ARGUMENTS$/, "", $1)
                if (members[list] != "") { # the host sets them in whatever list begins with them
                    print "shared.sh: " list "_ARGUMENTS: " $1 "_ARGUMENTS is not its beginning" >"/dev/stderr"
                    exit 1
                }
                printf "%s", members[$1]
                members[list] = members[list] members[$1]
            } else {
                gsub(/uint /, "uint32_t ")
                put($0)
            }
            if (!more) finish()
        }
        /uniform Push \{/ { push = 1; next }
        push && /^ *ARGUMENTS/ {
            print "    union {"
            for (i = 1; i <= count; i++) print "        gpusorti_" lists[i] "_args " lists[i] ";"
            print "    } own;"
        }
        push && /^} push/ { print "} gpusorti_push;"; exit }
        push && /^ *(uint|uvec2) / {
            type = $1 == "uint" ? "uint32_t" : "uint64_t"
            addresses += $1 == "uvec2"
            text = index($0, "//") ? " /* " substr($0, index($0, "//") + 3) " */" : ""
            print "    " type " " $2 text
        }
        END { print "enum { GPUSORTI_PUSH_ADDRESSES = " 8 * addresses " /* bytes */ };" }
        ' "$shaders/arguments.glsl" "$shaders/buffers.glsl"
}

# What a build reads: "constant ID", "flag BIT"; what it binds: "bound BINDING", of the control block "members NUMBER".
reads() { # NAME
    "$SPIRV_DIS" --raw-id --no-indent "$work/$1.spv" | awk -v flags_id="$flags_id" -v control_binding="$control_binding" '
        $1 == "OpDecorate" && $3 == "SpecId" { print "constant", $4; if ($4 == flags_id) flags = $2 }
        $1 == "OpDecorate" && $3 == "Binding" { print "bound", $4; if ($4 == control_binding) control = $2 }
        $3 == "OpTypeStruct" { members[$1] = NF - 3 }
        $3 == "OpTypePointer" { target[$1] = $5 }
        $3 == "OpVariable" && $1 == control { print "members", members[target[$4]] }
        $3 == "OpConstant" { number[$1] = $5 }
        $3 == "OpSpecConstantOp" && $5 == "BitwiseAnd" { masks($6, $7) }
        $3 == "OpBitwiseAnd" { masks($5, $6) }
        function mask(bits,   bit) {
            if (bits == 0) print "flag unknown" # none, or not a constant
            for (bit = 1; bit <= bits; bit *= 2) if (int(bits / bit) % 2) print "flag", bit
        }
        function masks(one, other) {
            if (one == flags) mask(number[other])
            if (other == flags) mask(number[one])
        }'
}

# The list of kernels. Constants that all have, and those of FLAGS, which are a column of their own, are read by all.
kernels() {
    echo
    echo "/* The kernels: BOTH(name, constants, flags, traits, place), or BUFFERS(..) where there is no build for device"
    echo " * addresses. constants: the members of gpusorti_spec that it reads, bits 1 << id. flags: GPUSORTI_FLAG_* that it"
    echo " * reads. place: among those that are compiled at the same time. */"
    echo "#define GPUSORTI_KERNELS(BOTH, BUFFERS) \\"
    {
        of_specialization '"id", name, id'
        sed -n 's/^const uint BIND_\([A-Z_]*\) = \([0-9]*\)u;.*/binding \1 \2/p' "$shaders/constants.glsl"
        traits | sed -n 's/^[^#]/traits &/p'
        while read -r name source defines; do
            echo "build $name"
            reads "$name"
        done
    } | awk '
        $1 == "id" && $2 ~ /SUBGROUP/ { of_subgroups[$3] }
        $1 == "id" { if ($2 ~ /^(WORKGROUP_SIZE|SUBGROUP_SIZE|FULL_SUBGROUPS|FLAGS)$/) always += 2 ^ $3; next }
        $1 == "traits" { place[$2] = $3; for (i = 4; i <= NF; i++) traits[$2] = traits[$2] " GPUSORTI_" $i; next }
        $1 == "build" {
            kernel = $2
            address = sub(/_address$/, "", kernel)
            if (address) has_both[kernel] = 1
            else { order[++count] = kernel; constants[kernel] = always }
            next
        }
        $1 == "members" && !address && $2 == 1 && traits[kernel] !~ /WORDS_AS_CONTROL/ {
            traits[kernel] = " GPUSORTI_KEEPS_SIZES" traits[kernel]
        }
        $1 == "constant" && int(constants[kernel] / 2 ^ $2) % 2 == 0 { constants[kernel] += 2 ^ $2 }
        function fail(text) { print "shared.sh: " kernel ": " text >"/dev/stderr"; failed = 1 }
        $1 == "binding" { binding["GPUSORTI_WORDS_AS_" $2] = $3; next }
        $1 == "bound" { bound[kernel " " $2] = 1 }
        $1 == "constant" && traits[kernel] ~ /UNPINNED/ && $2 in of_subgroups {
            fail("UNPINNED, but reads the size of its subgroups")
        }
        $1 == "flag" && $2 == "unknown" { fail("reads FLAGS, not bits of it"); next }
        $1 == "flag" && int(flags[kernel] / $2) % 2 == 0 { flags[kernel] += $2 }
        END {
            for (n = 1; n <= count; n++) {
                kernel = order[n]
                parts = split(traits[kernel], trait, " ")
                for (i = 1; i <= parts; i++)
                    if (trait[i] in binding && !((kernel " " binding[trait[i]]) in bound)) fail("does not bind " trait[i])
                sub(/^ /, "", traits[kernel])
                gsub(/ /, " | ", traits[kernel])
                printf "    %s(%s, 0x%x, 0x%x, %s, %d)%s\n", kernel in has_both ? "BOTH" : "BUFFERS", kernel,
                       constants[kernel], flags[kernel], traits[kernel] == "" ? "0" : traits[kernel], place[kernel],
                       n < count ? " \\" : ""
            }
            exit failed
        }'
}

# Numbers that the host has to know are in constants.glsl alone.
for kernel in "$shaders"/*; do
    case $kernel in */constants.glsl) continue ;; esac
    if grep -nE '^const uint ((BIND|FLAG|CONTROL|PASS|SIZE|MODE|VARIANT)_|TILE_[A-Z_]* = [0-9])' "$kernel" >&2; then
        echo "shared.sh: $kernel: a number that the host has, too, belongs into shaders/constants.glsl" >&2
        exit 1
    fi
done
flags_id=$(of_specialization 'name, id' | sed -n 's/^FLAGS //p')
control_binding=$(sed -n 's/^const uint BIND_CONTROL = \([0-9]*\)u;.*/\1/p' "$shaders/constants.glsl")
constants
specialization
arguments
kernels
