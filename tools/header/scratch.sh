#!/bin/sh
# Writes the manual's table of scratch memory, which tests/null/scratch.c prints: the lines behind the one that names this
# script, and before one that is not set in as far as they are.
set -eu
cd "$(dirname "$0")/../.."
manual=$(find src -name manual.h)
table=$(mktemp)
trap 'rm -f "$table"' EXIT
tests/run.sh build plain scratch
build/tests/plain/scratch --table >"$table"
awk -v table="$table" '
    old && /^ \*     / {next}
    {old = 0; print}
    /tools\/header\/scratch\.sh/ {old = 1; while ((getline line <table) > 0) print line}' "$manual" >"$table.manual"
mv "$table.manual" "$manual"
tools/header/join.sh
