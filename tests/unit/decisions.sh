#!/bin/sh
# What kernels decide by a sample of the keys leaves no key in a wrong place, whatever the sample: the text of shaders/,
# compiled as C++, meets every word of a few bits (decisions_words.cpp), and keys that a sample misleads
# (decisions_kernels.cpp). Leaves by place, compressed keys and buckets meet keys at their boundaries, in workgroups of many
# invocations (decisions_places.cpp, decisions_buckets.cpp). And what others write behind packed keys stays
# (decisions_packed.cpp). Needs no driver.
# Prints one "ok" or "FAIL" line a promise. Works in the folder named by $1; $2 is `faults`: whether a fault in each
# decision is found, too.
cd "$(dirname "$0")/../.." || exit 1
root=$PWD
. tests/lib/promise.sh
work=${1:-build/tests/decisions}
mkdir -p "$work" && cd "$work" || exit 1
work=$PWD
warnings="-Wall -Wextra -Werror -Wno-attributes -Wno-parentheses -Wno-unused -Wno-sign-compare -Wno-div-by-zero
    -Wno-array-bounds"

# Programs, each of a source and its flags: the first is of all words, the second of compressed keys, others are of
# kernels, by the bits of a key and of a digit; the last two of what lies behind packed keys. TESTS_DECISIONS names those
# that are wanted, if not all are.
programs() {
    cat <<'END'
words decisions_words.cpp
fields decisions_fields.cpp
plain decisions_kernels.cpp -DTEST_KEY_BITS=6 -DTEST_RADIX_BITS=2
leaves decisions_kernels.cpp -DTEST_KEY_BITS=8 -DTEST_RADIX_BITS=2
wide decisions_kernels.cpp -DTEST_KEY_BITS=64 -DTEST_RADIX_BITS=8
places decisions_places.cpp -DTEST_KEY_BITS=64 -DTEST_RADIX_BITS=8
buckets decisions_buckets.cpp -DTEST_KEY_BITS=32 -DTEST_RADIX_BITS=8
wide_buckets decisions_buckets.cpp -DTEST_KEY_BITS=64 -DTEST_RADIX_BITS=8
bytes decisions_packed.cpp -DTEST_KEY_BITS=8
halves decisions_packed.cpp -DTEST_KEY_BITS=16
END
}

# Kernels of shaders/ in folder $1 without what is not C++; tests/ has something else for their buffers, their sample and
# their subgroups. In kernels/ workgroups have one invocation; in workgroups/ they have many.
make_kernels() {
    from=$1/shaders
    mkdir -p "$1/kernels" "$1/workgroups"
    for file in "$from"/*/*; do
        sed '/^#version/d; /^#extension/d; /"sync.glsl"/d; /"peers.glsl"/d; /"handed_elements.glsl"/d
            s/"buffers.glsl"/"decisions_buffers.h"/; s/"sample.glsl"/"decisions_sample.h"/
            s/"invocations.glsl"/"decisions_invocations.h"/' "$file" >"$1/kernels/${file##*/}"
        sed 's/^shared uint /shared SharedWord /
            s/^\(uint\|uvec2\) \([a-z_]*\)\[\(.*\)\];/Private<\1, (\3)> \2;/' "$1/kernels/${file##*/}" \
            >"$1/workgroups/${file##*/}"
    done
}

# build FOLDER PROGRAM: with its shaders/
build() {
    flags=$(programs | sed -n "s/^$2 //p") kernels=kernels
    ! grep -q '"decisions_workgroup.h"' "$root/tests/unit/${flags%% *}" || kernels=workgroups
    # Split on purpose: lists of words.
    # shellcheck disable=SC2046,SC2086
    # Invocations leave their stacks by longjmp(), which the checks that Ubuntu's gcc adds by itself refuse.
    "${CXX:-g++}" -std=c++17 -O1 -U_FORTIFY_SOURCE -fsanitize=shift-exponent,bounds -fno-sanitize-recover=all $warnings \
        -I"$1/$kernels" \
        -I"$root/tests/unit" -I"$root/src" $(echo "$root/tests/unit/$flags") -o "$1/$2" -ldl
}

# What a program prints; that it fails where it does not come to its end, too.
tell_promises() { # FOLDER PROGRAM
    "$1/$2" >said 2>&1 && cat said && return 0
    cat said
    grep -q '^FAIL' said || echo "FAIL decisions: $2 comes to its end"
    return 1
}

mkdir -p whole && rm -rf whole/shaders && cp -r "$root/shaders" whole/shaders && make_kernels whole
for program in ${TESTS_DECISIONS:-$(programs | cut -d' ' -f1)}; do
    if build whole "$program" >log 2>&1; then
        tell_promises whole "$program" || failures=$((failures + 1))
    else
        promise "$program compiles" build whole "$program"
    fi
done

# ---- a fault in each decision, or in what looks at all keys afterwards, and the program that finds it ----

faults() {
    cat <<'END'
words bin_words.glsl s/ | key.x >> (first - WORD_BITS);/ | key.x >> (first - WORD_BITS + 1u) % WORD_BITS;/
leaves leaf_choice.glsl s/if (bits == in_digit) bits++;//
leaves leaf_choice.glsl s/most_in_digit <= leaf_room()) /most_in_digit <= leaf_room() + 1u) /
wide leaf_choice.glsl s/(digit_mask & passes_mask) == passes_mask \&\&/true \&\&/
leaves leaf_starts.comp s/first, bits) < leaf ? 1u : 0u/first, bits) <= leaf ? 1u : 0u/
plain digit_bases.glsl s/counts\[c \* DIGITS_EACH + i\] = sum;/counts[c * DIGITS_EACH + i] = 0u;/
fields list_fields.glsl s/rest.y != 0u;/rest.x == 0u;/
fields list_fields.glsl s/to -= bits;/to -= bits - 1u;/
fields compressed_keys.glsl s/31u - (word >> FIELD_BITS/30u - (word >> FIELD_BITS/
words digits.glsl s/digit_bits(p)) != 0u/digit_bits(p) - 1u) != 0u/
plain histogram.comp s/unlike.x |= key_low\[k\] ^ reference.x;/unlike.x |= (key_low[k] ^ reference.x) \& ~1u;/
plain histogram.comp s/begin + i + 1u < n)/begin + i + 2u < n)/
plain histogram.comp s/if (!descent) descent = has_descent/if (false) descent = has_descent/
bytes last_word.glsl s/atomicOr(to, 0u)/(to)/
bytes last_word.glsl s/atomicXor(.*/to = bitfieldInsert(to, word, 0, int(bits))/
halves copy_elements.glsl s/rest == 0u || i != n - 1u/true/
words keys.glsl s/return a.x < b.x;/return a.x <= b.x;/
words keys.glsl s/a.y < b.y || (a.y == b.y \&\& a.x < b.x)/a.y < b.y || a.x < b.x/
words keys.glsl s/~below_first/below_last/
plain histogram.comp s/forecast.copies \&\& (.*);/forecast.copies;/
plain plan.glsl s/has_odd_count(digit_mask) \&\& !begin_in_alt(elements)/has_odd_count(digit_mask)/
places leading_bits.comp s/2u \* uint(findMSB(push.place_room))/uint(findMSB(push.place_room))/
places leading_bits.comp s/before\[c\] >= filling_keys()/before[c] > filling_keys()/
places leading_bits.comp s/if (found == 0u) return low;//
places leading_bits.comp s/chosen == 0u \&\& found <= most_excess(n)/false/
places place_choice.glsl s/compressed_digits(differ) + LEAST_SAVED/compressed_digits(differ) + 1u/
places plan.glsl s/plan.elements == ELEMENTS_GIVEN ||/CONTROL(CONTROL_FIELD_COUNT) == 0u ||/
places leading_bits.comp s/CONTROL(CONTROL_FIELD_COUNT) = field_count;/& CONTROL(CONTROL_DIFFER) = 0u;/
places sort_leaves.comp s/skewed <= WORDS \/ 16u/true/
places sort_leaves.comp s/if (LOAD_IN_WORKGROUP(overfilled) != 0u) return false;//
places sort_leaves.comp s/bool by_digits = leaf.count > TILE;/bool by_digits = leaf.count > 2u * TILE;/
places sort_range.glsl s/range.in_alt = !range.in_alt;//
places sort_range.glsl s/place += count;/place += count + 1u;/
places sort_range.glsl s/first, RADIX_BITS) == 0u) continue/first, RADIX_BITS) < 2u) continue/
places sort_range.glsl s/if (own + k \* lanes >= range.count) continue;//
places find_places.glsl s/uint beyond = there + 1u;/uint beyond = min(there, push.place_room) + 1u;/
places sort_leaves.comp s/number.x |= i;/number.x |= leaf.count - 1u - i;/
places sort_leaves.comp /set_words(SAMPLE_AT, invocation, sampled);/{n;n;n;n;s/barrier();//}
buckets bucket_slices.glsl s/less\[k\] + min(equal, room - min(room, before))/less[k] + equal/
buckets bucket_slices.glsl s/sample_stride() >> 1, mask/sample_stride() >> 2, mask/
buckets bucket_slices.glsl s/if ((next \& mask) == key) continue;//
buckets buckets.glsl s/return run + 1u == runs ? 0u : part/return part/
buckets split_runs.comp s/at <= own/true/
END
}

# Whether each expression still changes its file.
can_be_put_in() {
    while read -r program file expression; do
        sed "$expression" whole/shaders/*/"$file" | cmp -s - whole/shaders/*/"$file" || continue
        echo "$file: $expression changes nothing" >&2
        return 1
    done <table
}

# Whether PROGRAM, with FILE of shaders/ changed by EXPRESSION of sed, says so.
finds() { # PROGRAM FILE EXPRESSION
    rm -rf faulty && cp -r whole faulty
    file=$(cd whole && echo shaders/*/"$2")
    sed -i "$3" "faulty/$file"
    make_kernels faulty
    build faulty "$1" || return 1
    ! tell_promises faulty "$1"
}

faults >table
promise "each fault can be put in" can_be_put_in
[ "${2-}" = faults ] || exit $((failures > 0))
while read -r program file expression; do
    promise "$program finds, in $file: $expression" finds "$program" "$file" "$expression"
done <table
exit $((failures > 0))
