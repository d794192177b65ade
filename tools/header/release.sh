#!/bin/sh
# Packs a release: tools/header/release.sh [FOLDER] writes gpusort-VERSION.tar.gz into FOLDER (build), with the header, the
# licence, and the manual as text. The version is that of gpusort.h. A page or package that names another one, or a date that README
# and CHANGELOG do not share, is an error, and no archive is written. So are figures of other kernels: docs/measured/about.txt
# has the hash of the src/kernels/shaders.h that was measured.
set -eu
cd "$(dirname "$0")/../.."
to=${1:-build}
version=$(sed -n 's/^#define GPUSORT_VERSION_[A-Z]* \([0-9]*\)$/\1/p' gpusort.h | paste -sd .)
minor=${version%.*}
wrong=0

# names FILE TEXT: the file has a line that contains the text
names() {
    grep -qF -e "$2" "$1" && return 0
    echo "release.sh: $1 does not say '$2', but gpusort.h is of version $version" >&2
    wrong=1
}

date=$(sed -n '/^## [0-9]/{s/.*, //p;q}' CHANGELOG.md)
newest=$(sed -n '/^## [0-9]/{p;q}' CHANGELOG.md)
if [ "$newest" != "## $version, $date" ]; then
    echo "release.sh: CHANGELOG.md begins with '$newest', but gpusort.h is of version $version" >&2
    wrong=1
fi
names README.md "Version $version · $date"
names docs/index.html "Version $version · $date"
names gpusort.h "/* gpusort.h $minor - "
other=$(echo "$version" | sed 's/\./ || GPUSORT_VERSION_MINOR != /; s/\./ || GPUSORT_VERSION_PATCH != /')
names gpusort.h "(GPUSORT_VERSION_MAJOR != $other)"
names gpusort.h "(gpusort_sort_$(echo "$version" | tr . _))"
names gpusort.h "gpusort_create_sized_$(echo "$version" | tr . _)"
names gpusort.h " *   $minor  "
names examples/gpusort.py "VERSION = \"$minor\""
names packaging/README.md "\`libgpusort.so.$minor\`, \`libgpusort.$minor.dylib\`"
names packaging/vcpkg/gpusort/vcpkg.json "\"version\": \"$version\""
if ! grep -q "^    $(sha256sum <src/kernels/shaders.h | cut -d ' ' -f 1)$" docs/measured/about.txt; then
    echo "release.sh: docs/measured is of other kernels than src/kernels/shaders.h: run tools/measure/measure.sh" >&2
    wrong=1
fi
tools/header/join.sh --check >&2 || wrong=1
[ $wrong = 0 ] || exit 1

# The manual is the first comment of the header.
manual() {
    sed -n '1,/^ \*\/$/p' gpusort.h | sed '$d; 1s|^/\* ||; s/^ \* \{0,1\}//'
}

name=gpusort-$version
rm -rf "${to:?}/$name" && mkdir -p "$to/$name"
cp gpusort.h LICENSE "$to/$name"
manual >"$to/$name/MANUAL.txt"
# The same files make the same archive.
tar -C "$to" --sort=name --owner=0 --group=0 --numeric-owner --mode=a=r,u+w,a+X --mtime="$date 00:00Z" -cf - "$name" |
    gzip -n9 >"$to/$name.tar.gz"
rm -r "${to:?}/$name"
echo "$to/$name.tar.gz"
