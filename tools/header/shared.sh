#!/bin/sh
# Prints what kernels and host share as C, for src/kernels/shared.h: from the text of shaders/, and from the SPIR-V of all kernels.
#
#   tools/header/shared.sh FOLDER <TABLE
#
# FOLDER has NAME.spv for each line of TABLE: NAME, its source, defines. The builds of a kernel are NAME for bound buffers and
# NAME_address, if there is one, for addresses. embed.sh runs it.
set -eu
GLSLANG=${GLSLANG:-glslangValidator}
SPIRV_DIS=${SPIRV_DIS:-spirv-dis}
shaders=$(dirname "$0")/../../shaders
work=$1

# What the host has to know of a kernel, and its SPIR-V does not tell.
#   words_as       the count on the GPU, or the offsets of segments, are bound in place of this buffer, which it does not use
#   FOLDS_FLOATS   where passes leave keys as they are, it looks at the sign of floats nevertheless
#   KNOWS_KINDS    it encodes keys whatever passes do
#   UNPINNED       the size of its subgroups is the driver's choice: those spill least
#   compile_first  of kernels that are compiled at the same time: what takes longest has the greatest number
traits() {
    cat <<'END'
# kernel         compile_first  words_as  traits
begin            0              VALUES
leading_bits     0              -         KNOWS_KINDS
histogram        3              -         KNOWS_KINDS
leaf_sort        1
odd_even_merge   0              CONTROL
onesweep         7
onesweep_narrow  6
onesweep_staged  5              -         FOLDS_FLOATS
pack_values      0              KEYS
sort_leaves      1
segments         0              ALT
first_few        0              ALT
first_some       0              ALT
first_filter     0              -         UNPINNED
first_split      0              -         UNPINNED
first_k          0              ALT
select_any       0              -         UNPINNED
tile_sort        4
END
}

# The constants of constants.glsl, its headings and comments.
constants() {
    echo "/* ---- shaders/common/constants.glsl ---- */"
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
        { printed = 1 }' "$shaders/common/constants.glsl"
    echo "};"
}

# The specialization constants of buffers.glsl.
specialization() {
    echo
    echo "/* Specialization constants, of shaders/common/buffers.glsl: a member for each id, from 0. */"
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
    }' "$shaders/common/buffers.glsl"
}

# The lists of arguments.glsl as structures, and the push constants of buffers.glsl.
arguments() {
    awk '
        function finish() { print "} gpusorti_" tolower(list) "_args;"; lists[++count] = tolower(list); list = "" }
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
            begun = 0
            print ""
            print "typedef struct gpusorti_" tolower(list) "_args { /* " comment " */"
            next
        }
        list != "" {
            more = sub(/ *\\$/, "")
            if ($1 ~ /^[A-Z_]*_ARGUMENTS$/) {
                sub(/_ARGUMENTS$/, "", $1)
                if (begun) { # the host sets them by the union of all lists, whatever list it is that begins with them
                    print "shared.sh: " list "_ARGUMENTS: " $1 "_ARGUMENTS is not its beginning" >"/dev/stderr"
                    exit 1
                }
                part = tolower($1)
                print "    gpusorti_" part "_args " part ";"
            } else {
                gsub(/uint /, "uint32_t ")
                print
            }
            begun = 1
            if (!more) finish()
        }
        /uniform Push \{/ { push = 1; next }
        push && /^ *ARGUMENTS/ {
            print "    union {"
            for (i = 1; i <= count; i++) print "        gpusorti_" lists[i] "_args " lists[i] ";"
            print "    } args;"
        }
        push && /^} push/ { print "} gpusorti_push;"; exit }
        push && /^ *(uint|uvec2) / {
            type = $1 == "uint" ? "uint32_t" : "uint64_t"
            addresses += $1 == "uvec2"
            text = index($0, "//") ? " /* " substr($0, index($0, "//") + 3) " */" : ""
            print "    " type " " $2 text
        }
        END { print "enum { GPUSORTI_PUSH_ADDRESSES = " 8 * addresses " /* bytes */ };" }
        ' "$shaders/common/arguments.glsl" "$shaders/common/buffers.glsl"
}

# Shared memory of a build, as a C function of the constants; the words of its arrays go to NAME.arrays.
shared_memory() { # NAME
    {
        of_specialization '"id", id, tolower(name)'
        cat "$work/$1.dis"
    } | awk -v kernel="$1" -v arrays="$work/$1.arrays" '
        BEGIN {
            of["IAdd"] = "+"; of["ISub"] = "-"; of["IMul"] = "*"; of["UDiv"] = "/"; of["UMod"] = "%"
            of["ShiftLeftLogical"] = "<<"; of["ShiftRightLogical"] = ">>"; of["BitwiseAnd"] = "&"; of["BitwiseOr"] = "|"
            truth["IEqual"] = "=="; truth["INotEqual"] = "!="; truth["LogicalAnd"] = "&&"; truth["LogicalOr"] = "||"
            truth["UGreaterThan"] = ">"; truth["UGreaterThanEqual"] = ">="
            truth["ULessThan"] = "<"; truth["ULessThanEqual"] = "<="
            printf "" >arrays
        }
        $1 == "id" { member[$2] = $3 }
        $1 == "OpDecorate" && $3 == "SpecId" { known[$2] = "spec->" member[$4] }
        $3 == "OpConstant" { known[$1] = $5 "u" }
        $3 == "OpSpecConstantOp" { ids[++count] = $1; operation[$1] = $5; a[$1] = $6; b[$1] = $7; c[$1] = $8 }
        $3 == "OpTypeInt" || $3 == "OpTypeFloat" || $3 == "OpTypeBool" { words[$1] = 1 }
        $3 == "OpTypeVector" { words[$1] = $5 }
        $3 == "OpTypeArray" { words[$1] = $4 in size ? 0 : words[$4]; size[$1] = $5 }
        $3 == "OpTypePointer" { target[$1] = $5 }
        $3 == "OpVariable" && $5 == "Workgroup" { types[++variables] = target[$4] }
        function fail(text) { print "shared.sh: " kernel ": " text >"/dev/stderr"; failed = 1; exit 1 }
        function use(id) {
            if (id == "" || id in known || uses[id]++) return
            use(a[id]); use(b[id]); use(c[id])
        }
        function operand(id) { return id in known ? known[id] : "(" value(id) ")" }
        function value(id,   what) {
            what = operation[id]
            if (id in known) return known[id]
            if (what == "Select") return operand(a[id]) " ? " operand(b[id]) " : " operand(c[id])
            if (what == "Not") return "~" operand(a[id])
            if (what in of) return operand(a[id]) " " of[what] " " operand(b[id])
            if (what in truth) return operand(a[id]) " " truth[what] " " operand(b[id])
            fail("operation " what " on constants is not known")
        }
        function put(line,   at) { # in several lines, where it is long
            while (length(line) > 120) {
                for (at = 120; substr(line, at, 1) != " "; at--);
                print substr(line, 1, at - 1)
                line = "           " substr(line, at + 1)
            }
            print line
        }
        END {
            if (failed) exit 1
            for (i = 1; i <= variables; i++) {
                if (!words[types[i]]) fail("a shared variable is neither of numbers nor an array of them")
                use(size[types[i]])
            }
            print "static uint32_t gpusorti_" kernel "_words(const gpusorti_spec *spec) {"
            for (i = 1; i <= count; i++) # what is used more than once has a name
                if (uses[ids[i]] > 1 && operation[ids[i]] in of) {
                    name = sprintf("%c", 97 + names++)
                    put("    const uint32_t " name " = " value(ids[i]) ";")
                    known[ids[i]] = name
                }
            for (i = 1; i <= variables; i++) {
                times = size[types[i]] == "" ? 1 : operand(size[types[i]])
                if (times ~ /^[0-9]+u?$/) number += times * words[types[i]]
                else sum = sum (words[types[i]] > 1 ? words[types[i]] "u * " : "") times " + "
                if (size[types[i]] != "") print words[types[i]], times >arrays
            }
            if (sum == "") print "    (void)spec;"
            if (number || sum == "") sum = sum number + 0 "u"
            sub(/ [+] $/, "", sum)
            put("    return " sum ";")
            print "}"
        }'
}

# Those of all kernels, by their builds for bound buffers.
shared_memories() {
    echo
    echo "/* Shared memory of a workgroup, in 32-bit words, by the kernel's constants. */"
    while read -r name source defines; do
        case $name in
        *_address)
            shared_memory "$name" >/dev/null
            sort "$work/$name.arrays" >"$work/here"
            sort "$work/${name%_address}.arrays" | comm -13 - "$work/here" | grep . >&2 || continue
            echo "shared.sh: $name: the array of these words is not shared memory of ${name%_address}" >&2
            exit 1
            ;;
        *) shared_memory "$name" ;;
        esac
    done
}

# What a build reads: "constant ID", "flag BIT"; what it binds: "bound BINDING", of the control block "members NUMBER".
reads() { # NAME
    awk -v flags_id="$flags_id" -v control_binding="$control_binding" '
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
        }' "$work/$1.dis"
}

# "given" if the build defines READS_GIVEN or MAY_READ_GIVEN: then buffers.glsl declares from_given.
reads_given() { # SOURCE DEFINES...
    source=$1
    shift
    # shellcheck disable=SC2046 # words
    "$GLSLANG" -E -S comp $(printf ' -I%s' "$shaders"/*) "$@" "$shaders"/*/"$source" >"$work/preprocessed"
    ! grep -qw from_given "$work/preprocessed" || echo given
}

# The list of kernels. Constants that all have, and those of FLAGS, which are a column of their own, are read by all.
kernels() {
    echo
    echo "/* The kernels: BOTH(name, constants, flags, words_as, traits, compile_first), or BUFFERS(..) where there is no build for"
    echo " * device addresses. constants: the members of gpusorti_spec that it reads, bits 1 << id. flags: GPUSORTI_FLAG_* that"
    echo " * it reads. */"
    echo "#define GPUSORTI_KERNELS(BOTH, BUFFERS) \\"
    {
        of_specialization '"id", name, id'
        sed -n 's/^const uint BIND_\([A-Z_]*\) = \([0-9]*\)u;.*/binding \1 \2/p' "$shaders/common/constants.glsl"
        traits | sed -n 's/^[^#]/traits &/p'
        while read -r name source defines; do
            echo "build $name"
            reads "$name"
            # shellcheck disable=SC2086 # words
            case $name in *_address) reads_given "$source" $defines ;; esac
        done
    } | awk '
        $1 == "id" && $2 ~ /SUBGROUP/ { of_subgroups[$3] }
        $1 == "id" { if ($2 ~ /^(WORKGROUP_SIZE|SUBGROUP_SIZE|FULL_SUBGROUPS|FLAGS)$/) always += 2 ^ $3; next }
        $1 == "traits" {
            compile_first[$2] = $3
            if ($4 != "" && $4 != "-") words_as[$2] = $4
            for (i = 5; i <= NF; i++) traits[$2] = traits[$2] " GPUSORTI_" $i
            next
        }
        $1 == "build" {
            kernel = $2
            address = sub(/_address$/, "", kernel)
            if (address) has_both[kernel] = 1
            else { order[++count] = kernel; constants[kernel] = always }
            next
        }
        $1 == "members" && !address && $2 == 1 && words_as[kernel] != "CONTROL" {
            traits[kernel] = " GPUSORTI_KEEPS_SIZES" traits[kernel]
        }
        $1 == "given" { traits[kernel] = traits[kernel] " GPUSORTI_READS_GIVEN" }
        $1 == "constant" && int(constants[kernel] / 2 ^ $2) % 2 == 0 { constants[kernel] += 2 ^ $2 }
        function fail(text) { print "shared.sh: " kernel ": " text >"/dev/stderr"; failed = 1 }
        $1 == "binding" { binding[$2] = $3; next }
        $1 == "bound" { bound[kernel " " $2] = 1 }
        $1 == "constant" && traits[kernel] ~ /UNPINNED/ && $2 in of_subgroups {
            fail("UNPINNED, but reads the size of its subgroups")
        }
        $1 == "flag" && $2 == "unknown" { fail("reads FLAGS, not bits of it"); next }
        $1 == "flag" && int(flags[kernel] / $2) % 2 == 0 { flags[kernel] += $2 }
        END {
            for (n = 1; n <= count; n++) {
                kernel = order[n]
                if (words_as[kernel] != "" && !((kernel " " binding[words_as[kernel]]) in bound))
                    fail("does not bind " words_as[kernel])
                sub(/^ /, "", traits[kernel])
                gsub(/ /, " | ", traits[kernel])
                printf "    %s(%s, 0x%x, 0x%x, %s, %s, %d)%s\n", kernel in has_both ? "BOTH" : "BUFFERS", kernel,
                       constants[kernel], flags[kernel],
                       words_as[kernel] != "" ? "GPUSORTI_BIND_" words_as[kernel] : "GPUSORTI_BINDINGS",
                       traits[kernel] == "" ? "0" : traits[kernel], compile_first[kernel], n < count ? " \\" : ""
            }
            exit failed
        }'
}

# Numbers that the host has to know are in constants.glsl alone.
for kernel in "$shaders"/*/*; do
    case $kernel in */constants.glsl) continue ;; esac
    if grep -nE '^const uint ((BIND|FLAG|CONTROL|PASS|SIZE|MODE|VARIANT)_|TILE_[A-Z_]* = [0-9])' "$kernel" >&2; then
        echo "shared.sh: $kernel: a number that the host has, too, belongs into shaders/common/constants.glsl" >&2
        exit 1
    fi
done
flags_id=$(of_specialization 'name, id' | sed -n 's/^FLAGS //p')
control_binding=$(sed -n 's/^const uint BIND_CONTROL = \([0-9]*\)u;.*/\1/p' "$shaders/common/constants.glsl")
table=$(cat)
for name in $(echo "$table" | cut -d ' ' -f 1); do
    "$SPIRV_DIS" --raw-id --no-indent "$work/$name.spv" >"$work/$name.dis"
done
builds() { [ -z "$table" ] || echo "$table"; }
constants
specialization
arguments
builds | shared_memories
builds | kernels
