#!/bin/sh
# Joins the parts under src/ into gpusort.h.
#
#   tools/join.sh            write gpusort.h
#   tools/join.sh --check    exit 1 and say where gpusort.h differs from its parts
#   tools/join.sh --parts    print the parts' names in their order: a part uses only those before it
#   tools/join.sh --until PART   print the parts up to PART, with what ends the header, so that a compiler can read it
set -eu
cd "$(dirname "$0")/.."

PARTS="manual api config base loader device kernels packing shapes tuning context pipelines open request plan layout thresholds choose
    step network walk record memory host shaders public licence"

join() { # PART...
    for part; do cat "src/$part.h"; done
}

until_part() { # PART
    before=
    for part in $PARTS; do
        before="$before $part"
        [ "$part" != "$1" ] || break
    done
    # Split on purpose: a list of names.
    # shellcheck disable=SC2086
    join $before licence
}

case ${1-} in
# shellcheck disable=SC2086
--parts) echo $PARTS ;;
--until) until_part "$2" ;;
--check)
    # shellcheck disable=SC2086
    join $PARTS | diff -u gpusort.h - || {
        echo "gpusort.h is not what its parts in src/ are joined to: edit these, then run tools/join.sh" >&2
        exit 1
    }
    ;;
*)
    # shellcheck disable=SC2086
    join $PARTS >gpusort.h.new
    mv gpusort.h.new gpusort.h
    ;;
esac
