#!/bin/sh
# The programs in examples/ build and run, and the validation layers find nothing in them, though they would.
# Prints one "ok" or "FAIL" line a promise. Works in the folder named by $1.
# shellcheck disable=SC2317 # functions are called through promise()
cd "$(dirname "$0")/../.." || exit 1
root=$PWD
. tests/lib/promise.sh
work=${1:-build/tests/examples}
rm -rf "$work" && mkdir -p "$work" && cd "$work" || exit 1

# Users' programs know nothing of validation: the layer prints.
export VK_INSTANCE_LAYERS=VK_LAYER_KHRONOS_validation VK_LAYER_SYNCVAL_SHADER_ACCESSES_HEURISTIC=1
export VK_LAYER_ENABLES=VK_VALIDATION_FEATURE_ENABLE_SYNCHRONIZATION_VALIDATION_EXT

says_nothing() { ! grep 'Validation Error\|VUID-\|SYNC-HAZARD' "$1"; }

run_validly() {
    CFLAGS=-O0 "$root/build.sh" examples >said 2>&1 || { tail -n 12 said && return 1; }
    says_nothing said
}

# A gpusort.h that records no barriers, whose kernels run as before.
hazards_are_reported() {
    grep -v 'ctx->vk.CmdPipelineBarrier(' "$root/gpusort.h" >gpusort.h
    ! cmp -s gpusort.h "$root/gpusort.h" && ${CC:-cc} -I. "$root/examples/engine.c" -o engine -ldl || return 1
    ./engine >said 2>&1
    grep -q SYNC-HAZARD said || { cat said && return 1; }
}

# By engine.c as on a device that has neither push descriptors nor addresses.
sorts_by_a_pool() {
    sed 's/^    must(gpusort_chain_features(/    e->enabled = 0;\n&/' "$root/examples/engine.c" >by_a_pool.c
    ! cmp -s by_a_pool.c "$root/examples/engine.c" && ${CC:-cc} -I"$root" by_a_pool.c -o by_a_pool -ldl || return 1
    ./by_a_pool >said 2>&1 && says_nothing said && grep ' 0 errors' said
}

hello_says_why() {
    ${CC:-cc} -I"$root" "$root/examples/hello.c" -o hello -ldl || return 1
    ! VK_ICD_FILENAMES=none VK_DRIVER_FILES=none VK_INSTANCE_LAYERS='' ./hello >said 2>&1 &&
        grep '^gpusort: error: .*Vulkan driver' said
}

promise "hello says why it fails" hello_says_why
promise "the engine sorts by descriptor sets of its own pool" sorts_by_a_pool
promise "all build and run, without a message of the validation layers" run_validly
if [ -n "${TESTS_BLIND_LAYER-}" ]; then
    leave_out "sorts without their barriers are reported" "$TESTS_BLIND_LAYER"
else
    promise "sorts without their barriers are reported" hazards_are_reported
fi
exit $((failures > 0))
