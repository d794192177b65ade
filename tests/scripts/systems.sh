#!/bin/sh
# What README.md and docs/CONTRIBUTING.md tell to run, of HEAD, on fresh systems: their minimal packages and a C compiler.
#
#   tests/scripts/systems.sh [SUITE...]     bookworm, trixie, testing and noble, unless others are named
#   tests/scripts/systems.sh --commands     prints these commands, which are the pages' word for word
#
# Takes root, debootstrap, 4 GB of disk and up to an hour a suite. Debian's packages come from SYSTEMS_MIRROR, else from
# where this machine's apt has them; Ubuntu's come from SYSTEMS_UBUNTU_MIRROR (its archive), and are checked where the
# package ubuntu-keyring is installed. Trees and logs are kept in SYSTEMS_DIR (/tmp/gpusort-systems): SUITE as debootstrap
# made it, SUITE.used the copy that the last run worked in. SYSTEMS_COMMIT is another commit than HEAD. SYSTEMS_COMMANDS are
# other commands, one a line. With SYSTEMS_REUSE=1 packages that the last run installed are there. The last line reads
# "N passed, N failed".
cd "$(dirname "$0")/../.." || exit 1
folder=${SYSTEMS_DIR:-/tmp/gpusort-systems}
export LC_ALL=C # what apt prints is read here
passed=0
failed=0

die() {
    echo "tests/scripts/systems.sh: $*" >&2
    exit 2
}

# Their trees are all made by one script of debootstrap, which need not know the newest names.
is_ubuntu() { case $1 in jammy | noble | plucky | questing) ;; *) return 1 ;; esac }

debian_mirror() {
    [ -z "${SYSTEMS_MIRROR-}" ] || { echo "$SYSTEMS_MIRROR" && return; }
    # shellcheck disable=SC2016 # for apt-get
    apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Origin: Debian' 'Label: Debian' 2>/dev/null |
        head -n 1
}

# A tree is built beside its place, so that what is in its place is whole.
bootstrap() { # SUITE
    [ ! -d "$folder/$1" ] || return 0
    tree=$folder/$1.new
    if is_ubuntu "$1"; then
        components=main,universe from=${SYSTEMS_UBUNTU_MIRROR:-http://archive.ubuntu.com/ubuntu} script=gutsy
    else
        components=main from=$(debian_mirror) script=sid
        [ -n "$from" ] || die "SYSTEMS_MIRROR is not set, and apt names no mirror of Debian"
    fi
    rm -rf "$tree"
    debootstrap --variant=minbase --components=$components --include=gcc,libc6-dev,ca-certificates \
        "$1" "$tree" "$from" "/usr/share/debootstrap/scripts/$script" >"$folder/$1.debootstrap.log" 2>&1 &&
        mv "$tree" "$folder/$1"
}

# What is copied lies beside its place, too.
copy_of() { # SUITE
    if [ -n "${SYSTEMS_REUSE-}" ] && [ -d "$folder/$1.used" ]; then return 0; fi
    rm -rf "$folder/$1.used" "$folder/$1.copy" && cp -a "$folder/$1" "$folder/$1.copy" &&
        mv "$folder/$1.copy" "$folder/$1.used"
}

lay_out() { # SUITE
    copy_of "$1" && rm -rf "$folder/$1.used/root/gpusort" && cp -L /etc/resolv.conf /etc/hosts "$folder/$1.used/etc/" &&
        git archive --prefix=root/gpusort/ "${SYSTEMS_COMMIT:-HEAD}" | tar -x -C "$folder/$1.used"
}

# Runs a command in a tree. Its mounts and processes are in namespaces that end with it, whatever ends it.
in_tree() { # TREE COMMAND...
    # shellcheck disable=SC2016 # for the inner shell
    unshare --mount --pid --fork --kill-child sh -c '
        tree=$1 && shift
        mount -t proc proc "$tree/proc" && mount -t sysfs sysfs "$tree/sys" && mount --rbind /dev "$tree/dev" || exit 1
        exec chroot "$tree" env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root TERM=dumb \
            http_proxy="${http_proxy-}" TESTS_JOBS="${TESTS_JOBS:-2}" TESTS_DRIVERS="${TESTS_DRIVERS-}" \
            sh -c "cd /root/gpusort && exec \"\$@\"" sh "$@"' sh "$@"
}

# The commands that a page sets apart: lines that begin with four spaces. lay_out() has done what `git clone` does.
set_apart() { # PAGE
    sed -n '/^```/,/^```/d; s/^    \([^ ].*\)/\1/p' "$1" | sed 's/  *# .*//' |
        grep '^\(cc\|\./build\.sh\|tools/\|tests/\|[A-Z_]*=\)'
}

# In an order in which a system has no more packages than a command has asked for: ./build.sh demo installs what others of
# README.md take for granted, WITHOUT=... ./build.sh test more than that, and ./build.sh test all.
commands() {
    set_apart README.md | awk '{print (/ demo$/ ? 1 : !/ test$/ ? 2 : /^WITHOUT=/ ? 3 : 4) " " $0}' | sort -s -n -k 1,1 | cut -c3-
    set_apart docs/CONTRIBUTING.md
}

note() { # STATUS WHAT
    if [ "$1" = 0 ]; then
        echo "ok   $2"
        passed=$((passed + 1))
    else
        echo "FAIL $2"
        failed=$((failed + 1))
    fi
}

if [ "${1-}" = --commands ]; then commands && exit; fi
for tool in debootstrap unshare; do command -v $tool >/dev/null || die "$tool is not installed"; done
[ "$(id -u)" = 0 ] || die "needs root"
mkdir -p "$folder" || exit 2
[ $# != 0 ] || set -- bookworm trixie testing noble
for suite; do
    if ! { bootstrap "$suite" && lay_out "$suite"; }; then
        note 1 "$suite: no tree, see $folder/$suite.debootstrap.log"
        continue
    fi
    if [ -n "${SYSTEMS_COMMANDS-}" ]; then echo "$SYSTEMS_COMMANDS"; else commands; fi >"$folder/$suite.commands"
    number=0
    while read -r command; do
        number=$((number + 1))
        log=$folder/$suite.$number.log
        in_tree "$folder/$suite.used" sh -c "$command" >"$log" 2>&1 </dev/null
        status=$?
        grep '^FAIL ' "$log"
        tail -n 3 "$log" | sed 's/^/     /'
        note $status "$suite: $command"
    done <"$folder/$suite.commands"
done
echo "$passed passed, $failed failed"
[ $failed = 0 ]
