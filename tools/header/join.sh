#!/bin/sh
# Joins the parts under src/ into gpusort.h.
#
#   tools/header/join.sh            write gpusort.h
#   tools/header/join.sh --check    exit 1 and say where gpusort.h differs from its parts
#   tools/header/join.sh --parts    print the parts' names in their order: a part includes only those before it
#
# A part begins with what it includes, down to the first empty line: a compiler that reads the part alone needs that, and
# gpusort.h does not.
set -eu
cd "$(dirname "$0")/../.."

# By folders, from what all use to what uses all; the text of the kernels comes late, because it is long.
PARTS="face/manual face/api face/implementation
    base/config base/base
    kernels/shared kernels/kernels kernels/shapes kernels/compression kernels/tuning
    device/loader device/device device/context device/lookup device/cache device/desc device/open
    plan/request plan/reach plan/plan plan/constants plan/where plan/layout plan/ranges plan/fit plan/step plan/ends
    plan/planning
    methods/network methods/places methods/leaves methods/passes methods/tiles methods/buckets methods/selection
    methods/segments
    choose/choose choose/tour choose/walk
    record/pipelines record/barriers record/sets record/texts record/checks record/record record/prepare record/explain
    host/memory host/host
    kernels/shaders host/public face/licence"

join() {
    # Split on purpose: a list of names.
    # shellcheck disable=SC2046,SC2086
    awk 'FNR == 1 {
            inside = 0
            part = substr(FILENAME, 5, length(FILENAME) - 6)
            if (FILENAME == "src/base/config.h")
                print "#ifdef GPUSORT_IMPLEMENTATION\n#ifndef GPUSORTI_IMPLEMENTED\n#define GPUSORTI_IMPLEMENTED\n" \
                    "#pragma pack(push, 8)\n"
            if (FILENAME == "src/face/licence.h")
                print "#pragma pack(pop)\n#endif /* GPUSORTI_IMPLEMENTED */\n#endif /* GPUSORT_IMPLEMENTATION */\n"
        }
        inside
        /^$/ && !inside {inside = 1; if (part != "face/manual") print "/* begin part " part " */"}' $(printf 'src/%s.h ' $PARTS)
}

case ${1-} in
# shellcheck disable=SC2086 # a list of names
--parts) echo $PARTS ;;
--check)
    join | diff -u gpusort.h - || {
        echo "gpusort.h is not what its parts in src/ are joined to: edit these, then run tools/header/join.sh" >&2
        exit 1
    }
    ;;
*)
    join >gpusort.h.new
    mv gpusort.h.new gpusort.h
    ;;
esac
