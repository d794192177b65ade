# shellcheck shell=sh
# For tests that are scripts; they read this file in, from the project's root, and end with `exit $((failures > 0))`.
suite=$(basename "$0" .sh)
failures=0

# leave_out NAME REASON: what cannot be tested here is told, and counted by tests/run.sh.
leave_out() { echo "left out: $suite: $1: $2"; }

# promise NAME COMMAND...: the command succeeds. What it prints goes to the file log, where the script is then.
promise() {
    promise_name=$1 # its own: commands run in this shell
    shift
    if "$@" >log 2>&1; then
        echo "ok   ${TESTS_DRIVER:-system} $suite: $promise_name"
    else
        echo "FAIL ${TESTS_DRIVER:-system} $suite: $promise_name"
        sed 's/^/     /' log | head -n 12
        failures=$((failures + 1))
    fi
}
