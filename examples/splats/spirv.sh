#!/bin/sh
# Compiles the shaders of examples/splats.c into examples/splats/spirv.h, or into the file that is named:
#
#   examples/splats/spirv.sh [FILE]
#
# Needs glslangValidator, spirv-opt and spirv-val (Debian: glslang-tools spirv-tools). Other versions than the header names
# may write other words.
set -eu
cd "$(dirname "$0")/../.."
out=${1:-examples/splats/spirv.h}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

version() { # TOOL: the first number with dots that it says
    "$1" --version 2>&1 | grep -o '[0-9][0-9.]*\.[0-9][0-9.]*' | head -n 1
}

array() { # NAME SOURCE
    glslangValidator -V --target-env vulkan1.1 -g0 -o "$work/raw.spv" "examples/splats/$2" >"$work/log" ||
        { cat "$work/log" >&2 && exit 1; }
    spirv-opt --target-env=vulkan1.1 -O --strip-debug --compact-ids "$work/raw.spv" -o "$work/spv"
    spirv-val --target-env vulkan1.1 "$work/spv"
    printf '\nstatic const uint32_t %s[] = { /* %s */\n' "$1" "$2"
    od -An -v -tx4 -w40 "$work/spv" | sed 's/ \([0-9a-f]*\)/ 0x\1,/g; s/^/   /; $s/,$/};/'
}

tools="glslang $(version glslangValidator) and SPIRV-Tools $(version spirv-opt)"
made_by=$(sed -n '1s/.* with \(.*\): do not edit.*/\1/p' "$out" 2>/dev/null || true)
if [ -n "$made_by" ] && [ "$tools" != "$made_by" ]; then
    echo "spirv.sh: $out was made by $made_by; here are $tools, which may make other words" >&2
fi
{
    echo "/* Made by examples/splats/spirv.sh with $tools: do not edit. */"
    echo "/* clang-format off */"
    array splats_project_spv project.comp
    array splats_vertex_spv splat.vert
    array splats_fragment_spv splat.frag
} >"$work/header"
cp "$work/header" "$out"
