# Part of other scripts of this folder: Debian's source packages, by lists of their own below the folder $work.
# shellcheck shell=sh disable=SC2154

say() { echo "tools/tune/$(basename "$0"): $*" >&2; }
die() {
    say "$*"
    exit 1
}

apt() { # FOLDER COMMAND...
    sources=$work/$1
    command=$2
    shift 2
    "$command" -qq -o Dir::Etc::sourcelist="$sources/sources.list" -o Dir::Etc::sourceparts=/dev/null \
        -o Dir::State::lists="$sources/lists" -o Dir::Cache="$sources/cache" -o APT::Sandbox::User="$(id -un)" "$@"
}

# Where apt has Debian's packages from, unless DEBIAN_MIRROR says it.
mirror() {
    echo "${DEBIAN_MIRROR:-$(apt-get indextargets --format '$(SITE)' 'Created-By: Packages' | grep '/debian$' | head -n 1)}"
}

list_sources() { # FOLDER RELEASE
    mkdir -p "$1/lists/partial" "$1/cache/archives/partial"
    for kind in deb deb-src; do
        for suite in " $2" "-security $2-security"; do
            echo "$kind [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $(mirror)$suite main"
        done
    done >"$1/sources.list"
    apt "$1" apt-get update
}
