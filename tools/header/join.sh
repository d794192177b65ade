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

PARTS="manual api implementation config shared base loader device kernels compression shapes tuning context lookup pipelines
    desc open request reach plan fit facts layout ranges thresholds planners choose tour step network ends passes small
    segments topk walk barriers sets texts checks record prepare memory host shaders public licence"

join() {
    # Split on purpose: a list of names.
    # shellcheck disable=SC2046,SC2086
    awk 'FNR == 1 {
            inside = 0
            if (FILENAME == "src/config.h")
                print "#ifdef GPUSORT_IMPLEMENTATION\n#ifndef GPUSORTI_IMPLEMENTED\n#define GPUSORTI_IMPLEMENTED\n"
            if (FILENAME == "src/licence.h")
                print "#endif /* GPUSORTI_IMPLEMENTED */\n#endif /* GPUSORT_IMPLEMENTATION */\n"
        }
        inside
        /^$/ {inside = 1}' $(printf 'src/%s.h ' $PARTS)
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
